"""Writes `cases.rs`: values and Jacobians by `torch.func`, of functions written in Rust and in PyTorch.

python3 tests/grad_forward/generate.py > tests/grad_forward/cases.rs
"""

import torch
from torch.func import jacfwd, jacrev, jvp

torch.set_default_dtype(torch.float64)
F = torch.nn.functional

V = [0.3, -0.7, 1.9]
POSITIVE = [0.3, 0.7, 1.9]
UNIT = [0.3, -0.7, 0.9]
ABOVE = [1.3, 2.7, 1.9]

# Expressions of a tensor `x` of the given sizes: Rust, PyTorch, sizes, elements. Forward and reverse mode compute them.
BOTH = [
    (name, f"x.{name}()", function, [3], values)
    for names, values in [
        ("neg abs sign floor ceil round trunc square reciprocal exp exp2 expm1 sin cos tan atan sinh cosh tanh asinh erf erfc sigmoid", V),
        ("sqrt rsqrt log log2 log10 log1p", POSITIVE),
        ("asin acos atanh", UNIT),
        ("acosh", ABOVE),
    ]
    for name in names.split()
    for function in [getattr(torch, name)]
] + [
    (name, f"x.{name}()", function, [3], V)
    for name, function in [
        ("relu", F.relu),
        ("gelu", F.gelu),
        ("silu", F.silu),
        ("softplus", F.softplus),
        ("mish", F.mish),
        ("selu", F.selu),
        ("softsign", F.softsign),
        ("logsigmoid", F.logsigmoid),
        ("hardswish", F.hardswish),
    ]
] + [
    ("products", "x.sin() * x / (x.exp() + x)", lambda x: x.sin() * x / (x.exp() + x), [3], V),
    ("softmax", "x.softmax::<0>()", lambda x: x.softmax(0), [3], V),
    ("log_softmax", "x.log_softmax::<1>()", lambda x: x.log_softmax(1), [2, 3], V + UNIT),
    ("sums", "x.sum_dim::<1>().square()", lambda x: x.sum(1).square(), [2, 3], V + UNIT),
    ("means", "x.tanh().mean_dim::<0>()", lambda x: x.tanh().mean(0), [2, 3], V + UNIT),
    ("largest", "x.amax_dim::<1>()", lambda x: x.amax(1), [2, 3], V + UNIT),
    ("outer", "x.outer(x)", lambda x: torch.outer(x, x), [3], V),
    ("mm", "x.mm(x.t())", lambda x: x @ x.T, [2, 3], V + UNIT),
]

# Statements of a state `x` that give a tensor: forward mode alone.
FORWARD = [
    (
        "bicycle",
        """
        let [px, py, heading, speed] = [0, 1, 2, 3].map(|i| x[[i]]);
        let (dt, length, steering) = (T::nearest(0.1), T::nearest(2.5), T::nearest(0.2));
        let slip = (steering.tan() * T::nearest(0.5)).atan();
        Tensor::from_array([
            px + speed * (heading + slip).cos() * dt,
            py + speed * (heading + slip).sin() * dt,
            heading + speed / length * slip.sin() * dt,
            speed * T::nearest(0.99),
        ])
        """,
        lambda x: torch.stack(
            [
                x[0] + x[3] * torch.cos(x[2] + SLIP) * 0.1,
                x[1] + x[3] * torch.sin(x[2] + SLIP) * 0.1,
                x[2] + x[3] / 2.5 * torch.sin(SLIP) * 0.1,
                x[3] * 0.99,
            ]
        ),
        [4],
        [1.0, -2.0, 0.6, 8.0],
        [4],
    ),
    (
        "range_and_bearing",
        "Tensor::from_array([x[[0]].hypot(x[[1]]), x[[1]].atan2(x[[0]]) - x[[2]]])",
        lambda x: torch.stack([torch.hypot(x[0], x[1]), torch.atan2(x[1], x[0]) - x[2]]),
        [3],
        [-1.5, 2.0, 0.4],
        [2],
    ),
    (
        "quaternion",
        """
        let norm = (x * x).sum().sqrt();
        let [w, i, j, k] = [0, 1, 2, 3].map(|n| x[[n]] / norm);
        let two = T::nearest(2.0);
        Tensor::from_array([
            two * (i * k - w * j),
            two * (j * k + w * i),
            w * w - i * i - j * j + k * k,
        ])
        """,
        lambda x: (lambda q: torch.stack(
            [
                2 * (q[1] * q[3] - q[0] * q[2]),
                2 * (q[2] * q[3] + q[0] * q[1]),
                q[0] ** 2 - q[1] ** 2 - q[2] ** 2 + q[3] ** 2,
            ]
        ))(x / torch.sqrt((x * x).sum())),
        [4],
        [0.9, 0.1, -0.3, 0.2],
        [3],
    ),
    (
        "powers",
        """
        let (a, b) = (x[[0]], x[[1]]);
        Tensor::from_array([a.powf(b), a.powi(3), a.powi(-2), b.powf(T::nearest(2.0)), T::nearest(2.0).powf(b), a % b, a.log(T::nearest(3.0))])
        """,
        lambda x: torch.stack(
            [x[0] ** x[1], x[0] ** 3, x[0] ** -2.0, x[1] ** 2, 2 ** x[1], torch.fmod(x[0], x[1]), torch.log(x[0]) / torch.log(torch.tensor(3.0))]
        ),
        [2],
        [1.7, -0.6],
        [7],
    ),
    (
        "branches",
        """
        let (a, b) = (x[[0]], x[[1]]);
        Tensor::from_array([
            if a > b { a * b } else { a },
            a.max(b) * a,
            a.min(b) * a,
            (a - b).abs(),
            a.clamp(T::nearest(-1.0), T::nearest(1.0)) * b,
            a.mul_add(b, a),
            a.cbrt() + a.recip() + a.fract() + a.floor(),
            a.copysign(b),
        ])
        """,
        lambda x: torch.stack(
            [
                x[0] * x[1],
                torch.maximum(x[0], x[1]) * x[0],
                torch.minimum(x[0], x[1]) * x[0],
                (x[0] - x[1]).abs(),
                x[0].clamp(-1, 1) * x[1],
                x[0] * x[1] + x[0],
                x[0] ** (1 / 3) + 1 / x[0] + x[0].frac() + x[0].floor(),
                torch.copysign(x[0], x[1]),
            ]
        ),
        [2],
        [1.7, -0.6],
        [8],
    ),
    ("inverse_free_update", "x.mm(&x.mm(x.t()).eval()).eval()", lambda x: x @ (x @ x.T), [2, 2], [0.5, 1.5, -0.3, 0.8], [2, 2]),
    ("sorted", "x.sort::<0>().eval().0", lambda x: torch.sort(x).values, [3], V, [3]),
    ("cumulative", "x.cumsum::<0>().eval()", lambda x: torch.cumsum(x, 0), [3], V, [3]),
    ("deviation", "Tensor::from_array([x.std(), x.norm(), x.mean(), Reduce::var(x)])",
     lambda x: torch.stack([x.std(), x.norm(), x.mean(), x.var()]), [3], V, [4]),
    ("large", "x.mm(&x.mm(x).eval()).eval()", lambda x: x @ (x @ x), [3, 3],
     [0.1, 0.2, -0.3, 0.4, 0.5, 0.6, -0.7, 0.8, 0.9], [3, 3]),
]
SLIP = torch.atan(torch.tan(torch.tensor(0.2)) * 0.5)


def numbers(x):
    return "[" + ", ".join(repr(v) for v in x.flatten().tolist()) + "]"


def sizes(x):
    return ", ".join(map(str, x)) + ("" if x else "")


print("// Written by generate.py.")
print("both! {")
for name, rust, function, shape, values in BOTH:
    x = torch.tensor(values).reshape(shape)
    y, j = function(x), jacfwd(function)(x)
    assert torch.allclose(j, jacrev(function)(x))
    print(f"    {name}: [{sizes(shape)}] {numbers(x)} => |x| {rust}, [{sizes(y.shape)}] {numbers(y)}, {numbers(j)};")
print("}")
print("forward! {")
for name, rust, function, shape, values, out in FORWARD:
    x = torch.tensor(values).reshape(shape)
    v = torch.tensor([0.5, -1.0, 2.0, 0.25, 1.0, -0.5, 0.75, 1.5, -2.0][: x.numel()]).reshape(shape)
    y, dy = jvp(function, (x,), (v,))
    j = jacfwd(function)(x)
    assert list(y.shape) == out
    print(f"    {name}: [{sizes(shape)}] {numbers(x)}, {numbers(v)} => |x| {{ {' '.join(rust.split())} }}, [{sizes(out)}] {numbers(y)}, {numbers(dy)}, {numbers(j)};")
print("}")
