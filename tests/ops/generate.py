"""Writes cases.rs and operands_cases.rs: expressions in Rust beside what PyTorch makes of them.

    python tests/ops/generate.py > tests/ops/cases.rs
    python tests/ops/generate.py operands > tests/ops/operands_cases.rs

Each case is one line of Rust and one of PyTorch over the same tensors; the tensors and the results are
written bit for bit. Deterministic: one seed.

The first file has each operation and each kind of operand, but of their pairs only some: an operation with the next kind of
view or element type after that of the operation before it. The second file has the other pairs.
"""
import math
import re
import struct
import sys

import torch

torch.manual_seed(20261121)

f32 = lambda *size: torch.randn(*size) * 3
TENSORS = {
    "a": f32(3, 4),
    "b": f32(3, 4),
    "row": f32(4),
    "column": f32(3, 1),
    "cube": f32(2, 3, 4),
    "tall": f32(7, 3),
    "v": f32(4),
    "one": f32(1, 1),
    "d": (torch.randn(3, 4) * 2).double(),
    "i": torch.randint(-100, 100, (3, 4)),
    "k": torch.randint(-100, 100, (4,)),
    "u": torch.randint(0, 256, (3, 4), dtype=torch.uint8),
    "edge": torch.tensor([[0.0, -0.0, 1.0, -1.0], [math.inf, -math.inf, 1e-40, 88.8], [-104.0, 3e38, 0.5, -2.5]]),
    "nan": torch.tensor([1.0, math.nan, -2.0, 5.0]),
    "halves": torch.tensor([[-2.5, -1.5, -0.5, 0.5], [1.5, 2.5, -0.0, 3.499999]]),
    "unit": torch.tensor([[-1.0, -0.99, -0.5, -1e-4], [0.0, 1e-4, 0.75, 1.0]]),
    "special": torch.tensor([math.nan, math.inf, -math.inf, -0.0, 0.0, 1e-45, 3.4e38, -1e-39]),
    "far": torch.tensor([-90.0, -20.5, -5.0, -3.0, 2.9, 20.5, 60.0, 89.5]),
    "wide": torch.tensor([-4e300, -1e-300, 0.3, 700.0], dtype=torch.float64),
    "ends": torch.tensor([-2**63, -2**63 + 1, 2**63 - 1, 2**62, -7, 0, 7, -1]),
    "by": torch.tensor([2, -2, 3, -1, 3, 5, 2, 64]),
    "bytes": torch.tensor([0, 1, 127, 128, 200, 255, 9, 3], dtype=torch.uint8),
    "small": torch.tensor([3, 1, 8, 7, 2, 255, 9, 0], dtype=torch.uint8),
    "flags": torch.tensor([[True, False, True, False], [True, True, False, False], [True, False, False, False]]),
    "h": torch.tensor([[5, -3, 2], [-2147483648, 2147483647, 0]], dtype=torch.int32),
    "e": torch.tensor([[2, 3, 31], [2, 3, 0]], dtype=torch.int32),
    "tied": torch.tensor([[1.0, 3.0, 3.0, math.nan], [2.0, 0.0, 0.0, 2.0], [-math.inf, math.inf, 5.0, math.inf]]),
    "few": f32(2, 3, 2, 3),
    "lines": torch.randn(5, 300) * 100,
    "big": (torch.arange(1000, dtype=torch.float32) * 7919 % 1000 - 500) / 3,
    **{f"ends{b}": torch.tensor([-2**(b - 1), -2**(b - 1) + 1, -6, -1, 0, 1, 15, 3 * 2**(b - 4), 2**(b - 1) - 2, 2**(b - 1) - 1], dtype=t).expand(10, 10).contiguous()
       for b, t in [(8, torch.int8), (16, torch.int16), (32, torch.int32), (64, torch.int64)]},
    "near16": torch.tensor([[180, 181, 182, 255, 256, 300, -181, -182, -300, 32767]], dtype=torch.int16).expand(10, 10).contiguous(),
    "ends255": torch.tensor([0, 1, 2, 15, 16, 17, 128, 250, 254, 255], dtype=torch.uint8).expand(10, 10).contiguous(),
}
# Views of the operands, so that every operation meets contiguous, transposed, stepped, expanded inputs.
VIEWS = [
    ("&a", "a"),
    ("a.t()", "a.t()"),
    ("a.slice(s![..;2, 1..])", "a[::2, 1:]"),
    ("row.expand::<Shape![5, 4]>()", "row.expand(5, 4)"),
    ("cube.transpose::<0, 2>()", "cube.transpose(0, 2)"),
    ("cube.select::<1, 1>()", "cube.select(1, 1)"),
    ("&edge", "edge"),
]
# The cases of the second file, as Rust.
OPERANDS = set()


def here(stays, rust, python):
    """A case, which is one of the first file if it stays."""
    if not stays:
        OPERANDS.add(rust)
    return rust, python


UNARY = [
    ("-({x})", "-({x})"),
    ("({x}).neg()", "({x}).neg()"),
    ("({x}).abs()", "({x}).abs()"),
    ("({x}).square()", "({x}).square()"),
    ("({x}).exp()", "({x}).exp()"),
    ("({x}).sin()", "({x}).sin()"),
    ("({x}).cos()", "({x}).cos()"),
    ("({x}).tanh()", "({x}).tanh()"),
    ("({x}).sigmoid()", "({x}).sigmoid()"),
    ("({x}).relu()", "({x}).relu()"),
    ("({x}).abs().sqrt()", "({x}).abs().sqrt()"),
    ("({x}).abs().log()", "({x}).abs().log()"),
    ("({x}) + 1.5", "({x}) + 1.5"),
    ("1.5 - ({x})", "1.5 - ({x})"),
    ("({x}) * 0.1", "({x}) * 0.1"),
    ("({x}) / 3.0", "({x}) / 3.0"),
    ("3.0 / ({x})", "3.0 / ({x})"),
]
F = torch.nn.functional
# Every operation on one element: its call, PyTorch's, and the operands beyond the common ones.
COMMON = ["a.t()", "cube.slice(s![.., ..;2])", "row.expand::<Shape![2, 4]>()", "&special"]
TORCH = {"cube.slice(s![.., ..;2])": "cube[:, ::2]", "row.expand::<Shape![2, 4]>()": "row.expand(2, 4)",
         "d.t()": "d.t()", "i.t()": "i.t()"}
METHODS = [
    ("neg()", "torch.neg({x})", "&ends"), ("abs()", "torch.abs({x})", "&ends"), ("sign()", "torch.sign({x})", "&ends"),
    ("floor()", "torch.floor({x})", "&halves", "&ends"), ("ceil()", "torch.ceil({x})", "&halves"),
    ("round()", "torch.round({x})", "&halves", "&wide"), ("trunc()", "torch.trunc({x})", "&halves"),
    ("frac()", "torch.frac({x})", "&halves"), ("square()", "torch.square({x})", "&ends", "&bytes", "&h"),
    ("sqrt()", "torch.sqrt({x})", "&d"), ("rsqrt()", "torch.rsqrt({x})", "&d"),
    ("reciprocal()", "torch.reciprocal({x})", "&d"), ("exp()", "torch.exp({x})", "&far", "&wide"),
    ("exp2()", "torch.exp2({x})", "&far", "&d"), ("expm1()", "torch.expm1({x})", "&unit", "&d"),
    ("log()", "torch.log({x})", "&d"), ("log2()", "torch.log2({x})", "&d"), ("log10()", "torch.log10({x})", "&d"),
    ("log1p()", "torch.log1p({x})", "&unit", "&d"), ("sin()", "torch.sin({x})", "&d"), ("cos()", "torch.cos({x})", "&d"),
    ("tan()", "torch.tan({x})", "&d"), ("asin()", "torch.asin({x})", "&unit", "&d"),
    ("acos()", "torch.acos({x})", "&unit", "&d"), ("atan()", "torch.atan({x})", "&d"),
    ("sinh()", "torch.sinh({x})", "&unit", "&d"), ("cosh()", "torch.cosh({x})", "&d"),
    ("tanh()", "torch.tanh({x})", "&unit", "&d"), ("asinh()", "torch.asinh({x})", "&unit", "&d"),
    ("acosh()", "torch.acosh({x})", "&d"), ("atanh()", "torch.atanh({x})", "&unit"),
    ("erf()", "torch.erf({x})", "&unit", "&d"), ("erfc()", "torch.erfc({x})", "&unit", "&d"),
    ("deg2rad()", "torch.deg2rad({x})", "&d"), ("rad2deg()", "torch.rad2deg({x})", "&d"),
    ("logit()", "torch.logit({x})", "&unit", "&d"), ("isposinf()", "torch.isposinf({x})"),
    ("isneginf()", "torch.isneginf({x})"), ("signbit()", "torch.signbit({x})", "&d"),
    ("celu(1.5)", "F.celu({x}, 1.5)", "&unit"), ("hardshrink(0.5)", "F.hardshrink({x}, 0.5)", "&halves"),
    ("softshrink(0.5)", "F.softshrink({x}, 0.5)", "&halves"), ("threshold(0.1, 20.0)", "F.threshold({x}, 0.1, 20.0)"),
    ("clamp(-1.5, 2.0)", "torch.clamp({x}, -1.5, 2.0)"), ("clamp(3.0, 2.0)", "torch.clamp({x}, 3.0, 2.0)"),
    ("clamp_min(-0.5)", "torch.clamp({x}, min=-0.5)"), ("clamp_max(0.5)", "torch.clamp({x}, max=0.5)"),
    ("nan_to_num()", "torch.nan_to_num({x})"),
    ("nan_to_num_with(1.0, 2.0, 3.0)", "torch.nan_to_num({x}, 1.0, 2.0, 3.0)"),
    ("isnan()", "torch.isnan({x})", "&i"), ("isinf()", "torch.isinf({x})", "&i"),
    ("isfinite()", "torch.isfinite({x})", "&i"),
    ("logical_not()", "torch.logical_not({x})", "&i", "&flags", "&bytes"),
    ("relu()", "torch.relu({x})", "&ends"), ("relu6()", "F.relu6({x})", "&far"),
    ("leaky_relu(0.01)", "F.leaky_relu({x}, 0.01)"), ("elu(1.5)", "F.elu({x}, 1.5)", "&unit"),
    ("selu()", "F.selu({x})", "&unit"), ("sigmoid()", "torch.sigmoid({x})", "&far", "&d"),
    ("logsigmoid()", "F.logsigmoid({x})", "&far", "&d"), ("gelu()", "F.gelu({x})", "&far", "&d"),
    ("gelu_tanh()", "F.gelu({x}, approximate='tanh')", "&far", "&d"), ("silu()", "F.silu({x})", "&far", "&d"),
    ("softplus()", "F.softplus({x})", "&far", "&d"), ("softplus_with(2.0, 10.0)", "F.softplus({x}, 2.0, 10.0)"),
    ("softsign()", "F.softsign({x})"), ("mish()", "F.mish({x})", "&far", "&d"), ("hardswish()", "F.hardswish({x})", "&far"),
    ("hardsigmoid()", "F.hardsigmoid({x})", "&far"), ("hardtanh(-1.0, 1.0)", "F.hardtanh({x}, -1.0, 1.0)"),
]
METHODS = [here(x not in COMMON[:3] or x == COMMON[n % 3], f"({x}).{rust}", python.format(x=TORCH.get(x, x.strip("&"))))
           for n, (rust, python, *more) in enumerate(METHODS) for x in COMMON + more
           # PyTorch's overflows early and makes NaN of infinity.
           if not ("gelu" in rust and x == "&special")]
ONLY_WHOLE = [("(&{x}).bitwise_not()", "torch.bitwise_not({x})", ("ends", "bytes", "flags", "h")),
              ("!&{x}", "~{x}", ("i", "flags")),
              ("(&{x}).clamp(2, 100)", "torch.clamp({x}, 2, 100)", ("ends", "bytes")),
              ("(&{x}).threshold(3, 7)", "F.threshold({x}, 3, 7)", ("ends", "bytes")),
              ("(&{x}).pow(3)", "torch.pow({x}, 3)", ("ends", "bytes", "a", "d")),
              ("(&{x}).pow(-2)", "torch.pow({x}, -2)", ("a", "d")),
              ("(&{x}).pow(0.5)", "torch.pow({x}, 0.5)", ("a", "d")),
              ("(&{x}).pow(-1.5)", "torch.pow({x}, -1.5)", ("special",))]
METHODS += [(r.format(x=x), p.format(x=x)) for r, p, xs in ONLY_WHOLE for x in xs]
# Every operation on two elements.
FLOATS = [("&a", "&b"), ("a.t()", "column.t()"), ("&special", "&far"), ("special.unsqueeze::<1>()", "&special"),
          ("&d", "d.select::<0, 1>()"), ("&a", "1.5"), ("&cube", "row.expand::<Shape![3, 4]>()")]
TORCH |= {"a.t()": "a.t()", "column.t()": "column.t()", "special.unsqueeze::<1>()": "special.unsqueeze(1)",
          "d.select::<0, 1>()": "d.select(0, 1)", "row.expand::<Shape![3, 4]>()": "row.expand(3, 4)"}
INTEGERS = [("&ends", "&by"), ("&i", "&k"), ("&bytes", "&small"), ("&h", "&e"), ("&h", "3")]
COMPARED = FLOATS + INTEGERS + [("&flags", "flags.select::<0, 1>()")]
TORCH |= {"flags.select::<0, 1>()": "flags.select(0, 1)"}
def safe(pairs):
    """Without a division by 0, which PyTorch refuses, and the overflow that it leaves to the machine."""
    return [p for p in pairs if p not in [("&bytes", "&small"), ("&h", "&e"), ("&ends", "&by"), ("&i", "&k")]] + [
        ("ends.slice(s![1..])", "by.slice(s![1..])"), ("&bytes", "small.slice(s![..1])"), ("&i", "7"), ("&i", "-7")]
TORCH |= {f"ends{b}.t()": f"ends{b}.t()" for b in (8, 16, 32, 64, 255)}
TORCH |= {f"ends{b}{t}.slice(s![1.., 1..])": f"ends{b}{t}[1:, 1:]" for b in (32, 64) for t in ("", ".t()")}
TORCH |= {"ends.slice(s![1..])": "ends[1:]", "by.slice(s![1..])": "by[1:]", "small.slice(s![..1])": "small[:1]"}
TWO = [
    ("floor_divide", safe(FLOATS + INTEGERS)), ("remainder", safe(FLOATS + INTEGERS)), ("fmod", safe(FLOATS + INTEGERS)),
    ("pow", FLOATS + INTEGERS), ("atan2", FLOATS[:-2]), ("hypot", FLOATS[:-2]),
    ("minimum", FLOATS[:-2] + INTEGERS[:-1] + COMPARED[-1:]), ("maximum", FLOATS[:-2] + INTEGERS[:-1]),
    ("fmin", FLOATS[:-2] + INTEGERS[:-1] + COMPARED[-1:]), ("fmax", FLOATS[:-2] + INTEGERS[:-1] + COMPARED[-1:]),
    *[(f, FLOATS + INTEGERS) for f in ("add", "sub", "mul")], ("div", FLOATS),
    ("copysign", FLOATS[:-2]), ("heaviside", FLOATS[:-2] + INTEGERS[:-1]), ("xlogy", FLOATS),
    ("gcd", [("&i", "&k"), ("&bytes", "&small"), ("&h", "&e")]), ("lcm", [("&i", "&k"), ("&bytes", "&small"), ("&h", "&e")]),
    # Each of the ends and near them with each. PyTorch divides the smallest of 32 and 64 bits by -1, which ends the process.
    ("gcd", [(f"&ends{b}", f"ends{b}.t()") for b in (8, 16, 32, 64, 255)]), ("lcm", [(f"&ends{b}", f"ends{b}.t()") for b in (8, 16, 255)]),
    ("lcm", [("&near16", "near16.t()"), ("ends32.slice(s![1.., 1..])", "ends32.t().slice(s![1.., 1..])"), ("ends64.slice(s![1.., 1..])", "ends64.t().slice(s![1.., 1..])")]),
    ("isclose", FLOATS[:-2]),
    *[(f, COMPARED) for f in ("eq", "ne", "lt", "le", "gt", "ge")],
    *[("logical_" + f, FLOATS[:-2] + INTEGERS[:-1] + COMPARED[-1:]) for f in ("and", "or", "xor")],
    *[("bitwise_" + f, INTEGERS + COMPARED[-1:]) for f in ("and", "or", "xor")],
    *[(f"bitwise_{f}_shift", INTEGERS) for f in ("left", "right")],
]
def turns(n, pairs, pair):
    """Whether it is the turn of a pair among those of its kind, or it is no pair of these."""
    for kind in ([FLOATS[k] for k in (1, 4, 5, 6)], [INTEGERS[k] for k in (1, 3, 4)]):
        if pair in kind:
            given = [p for p in pairs if p in kind]
            return pair == given[n % len(given)]
    return True


TWO = [here(f in ("gcd", "lcm") or turns(n, pairs, (x, y)), f"({x}).{f}({y})",
            f"torch.{f}({TORCH.get(x, x.strip('&'))}, {TORCH.get(y, y.strip('&'))})")
       for n, (f, pairs) in enumerate(TWO) for x, y in pairs
       if not (f in ("pow",) and (x, y) in [("&a", "1.5")])]
TWO += [
    ("&i & &k", "i & k"), ("&i | 5", "i | 5"), ("&flags ^ (&a).gt(0.0)", "flags ^ (a > 0)"),
    ("where_(&flags, &a, &b)", "torch.where(flags, a, b)"),
    ("where_((&a).gt(&b), &row, 0.0)", "torch.where(a > b, row, 0.0)"),
    ("where_((&column).lt(0.0), 1.5, &cube)", "torch.where(column < 0, 1.5, cube)"),
    ("where_(flags.t(), a.t(), b.t())", "torch.where(flags.t(), a.t(), b.t())"),
    ("where_(&flags, &i, 0)", "torch.where(flags, i, 0)"),
    ("(&a).where_(&flags, &row)", "a.where(flags, row)"),
    ("(&a).clamp(&b, &row)", "torch.clamp(a, b, row.expand(3, 4))"), ("(&tied).clamp(&a, &nan)", "torch.clamp(tied, a, nan)"),
    ("(&cube).clamp_min(&row)", "torch.clamp(cube, min=row)"), ("(&i).clamp_max(&k)", "torch.clamp(i, max=k)"),
    ("(&i).clamp(&k, 50)", "i.clamp(k, torch.tensor(50))"), ("(&a).isclose_with(&b, 0.5, 1.0)", "torch.isclose(a, b, 0.5, 1.0)"),
    ("(&a).lerp(&b, 0.3)", "torch.lerp(a, b, 0.3)"), ("(&a).lerp(&b, &row)", "torch.lerp(a, b, row)"),
    ("a.t().lerp(b.t(), 0.8)", "torch.lerp(a.t(), b.t(), 0.8)"),
    ("(&a).map(|x| x * 2.0 + 1.0)", "a * 2 + 1"), ("(&a).map(|x| x > 0.0)", "a > 0"),
    ("(&a).zip(&i, |x, n| x * n as f32)", "a * i.float()"), ("(&cube).zip(&row, |x, y| x < y)", "cube < row"),
]
BINARY = [
    ("&a {o} &b", "a {o} b"),
    ("&a {o} &row", "a {o} row"),
    ("&column {o} &row", "column {o} row"),
    ("&cube {o} &a", "cube {o} a"),
    ("&cube {o} &column", "cube {o} column"),
    ("a.t() {o} b.t()", "a.t() {o} b.t()"),
    ("&one {o} &cube", "one {o} cube"),
    ("a.slice(s![..2]) {o} cube.select::<1, 2>()", "a[:2] {o} cube.select(1, 2)"),
    ("&d {o} d.select::<0, 1>()", "d {o} d.select(0, 1)"),
]
OTHER = [
    ("(&a + &b * 2.0).exp()", "(a + b * 2).exp()"),
    ("(&a * &b + &row).relu() - &column", "(a * b + row).relu() - column"),
    ("&i + &k", "i + k"),
    ("&i * &k - 3", "i * k - 3"),
    ("&u + &u", "u + u"),
    ("&u * 3", "u * 3"),
    ("(&u).neg()", "u.neg()"),
    ("(&i).abs()", "i.abs()"),
    ("(&i).float() / 7.0", "i.float() / 7.0"),
    ("(&u).float() / 255.0", "u.float().div(255)"),
    ("(&a).long()", "a.long()"),
    ("(&a).double() * 2.0", "a.double() * 2"),
    ("(&i).byte()", "i.byte()"),
    ("(&i).to::<bool>()", "i.to(torch.bool)"),
    ("(&a).to::<bool>()", "a.to(torch.bool)"),
    ("(&i).to::<i32>()", "i.to(torch.int32)"),
    ("&nan + 1.0", "nan + 1"),
    ("(&nan).relu()", "nan.relu()"),
]
EAGER = [
    ("a.mm(b.t()).eval()", "a.mm(b.t())"),
    ("a.t().mm(&b).eval()", "a.t().mm(b)"),
    ("tall.mm(&a).eval()", "tall.mm(a)"),
    ("a.mv(&v).eval()", "a.mv(v)"),
    ("a.t().mv(column.select::<1, 0>()).eval()", "a.t().mv(column.select(1, 0))"),
    ("v.matmul(&row).eval()", "v.matmul(row)"),
    ("a.matmul(&v).eval()", "a.matmul(v)"),
    ("v.matmul(a.t()).eval()", "v.matmul(a.t())"),
    ("tall.matmul(&a).eval()", "tall.matmul(a)"),
    ("i.mm(i.t()).eval()", "i.mm(i.t())"),
    ("d.mm(d.t()).eval()", "d.mm(d.t())"),
    ("cube.sum_dim::<0>().eval()", "cube.sum(0)"),
    ("cube.sum_dim::<1>().eval()", "cube.sum(1)"),
    ("cube.sum_dim::<-1>().eval()", "cube.sum(-1)"),
    ("cube.transpose::<0, 2>().mean_dim::<1>().eval()", "cube.transpose(0, 2).mean(1)"),
    ("(&a * &row).sum_dim::<0>().eval()", "(a * row).sum(0)"),
    ("i.sum_dim::<0>().eval()", "i.sum(0)"),
]
ALONG = ["sum", "prod", "mean", "var", "std", "amin", "amax", "any", "all", "norm", "logsumexp", "count_nonzero"]
EAGER += [
    (f"{x}.{f}::<{dim}>().eval_boxed()", f"{t}.{f}({dim})") for f in ("cumsum", "cumprod") for x, t, dim in
    [("cube.transpose::<0, 2>()", "cube.transpose(0, 2)", 1), ("u", "u", 0), ("a.t()", "a.t()", -1)]
]
EAGER += [
    (f"{x}.logcumsumexp::<{dim}>().eval{b}()", f"{t}.logcumsumexp({dim})") for x, t, dim, b in
    [("a", "a", 0, ""), ("a.t()", "a.t()", -1, "_boxed"), ("edge", "edge", 0, ""), ("big", "big", 0, "_boxed"), ("far", "far", 0, ""), ("d", "d", 1, ""),
     ("row.expand::<Shape![3, 4]>()", "row.expand(3, 4)", 1, ""), ("a.slice(s![.., ..;2])", "a[:, ::2]", 1, "")]
]
ONE_ONLY = {"prod"}


def along(f, dims, keep):
    """How a reduction along some dimensions is written here and there."""
    one = isinstance(dims, int)
    rust = f + ("_dim" if one else "_dims") + ("_keepdim" if keep else "")
    rust += f"::<{dims}>()" if one else f"::<Dims![{', '.join(map(str, dims))}]>()"
    rust += ".eval()"
    keepdim = ", keepdim=True" if keep else ""
    if f == "norm":
        return rust, f"norm(2, {dims}{keepdim})"
    if f == "count_nonzero" and keep:
        # PyTorch's keeps no dimension.
        return rust, f"ne(0).sum({dims}{keepdim})"
    return rust, f"{f}({dims}{keepdim})"


LANES = [("cube", "cube", 0), ("cube", "cube", -1), ("cube.transpose::<0, 2>()", "cube.transpose(0, 2)", 1),
         ("few", "few", (0, 2)), ("few", "few", (-1, 1)), ("few.slice(s![.., ..;2])", "few[:, ::2]", (0, 1, 3)),
         ("row.expand::<Shape![5, 4]>()", "row.expand(5, 4)", 0), ("lines", "lines", 1), ("tied", "tied", 1)]
EAGER += [here((n + k) % 2 == 0, f"({x}).{r}" if "(" in x else f"{x}.{r}", f"({t}).{p}")
          for n, f in enumerate(ALONG) for k, (x, t, dims) in enumerate(LANES)
          if not (f in ONE_ONLY and isinstance(dims, tuple))
          for r, p in [along(f, dims, (n + k) % 3 == 0)]]
EAGER += [
    here((k + n) % 2 == 0, f"{x}.{f}::<{dim}>().eval()", f"{t}.{f}({dim})") for k, (x, t, dim) in enumerate(
    [("cube", "cube", 1), ("cube.transpose::<0, 2>()", "cube.transpose(0, 2)", 0), ("i", "i", 0), ("flags", "flags", -1),
     ("tied", "tied", 1), ("lines", "lines", 1), ("bytes", "bytes", 0), ("ends", "ends", 0)])
    for n, f in enumerate(("cumsum", "cumprod")) if (x, f) != ("lines", "cumprod")
]
EAGER += [
    here((m + n) % 2 == 0, f"{x}.{f}_dim{k}::<{dim}>().eval(){part}", f"{t}.{f}({dim}{', keepdim=True' if k else ''}){index}")
    for m, (x, t, dim) in enumerate([("cube", "cube", 1), ("a.t()", "a.t()", 0), ("tied", "tied", 1), ("tied", "tied", 0), ("i", "i", -1)])
    for n, (f, part, index, k) in enumerate([("min", ".0", "[0]", ""), ("min", ".1", "[1]", "_keepdim"), ("max", ".0", "[0]", "_keepdim"),
                                             ("max", ".1", "[1]", ""), ("argmin", "", "", ""), ("argmax", "", "", "_keepdim")])
]
EAGER += [
    ("i.sum_dims::<Dims![0, 1]>().eval()", "i.sum((0, 1))"), ("u.prod_dim::<0>().eval()", "u.prod(0)"), ("h.prod_dim::<1>().eval()", "h.prod(1)"),
    ("flags.any_dim::<0>().eval()", "flags.any(0)"), ("flags.all_dim::<0>().eval()", "flags.all(0)"),
    ("flags.sum_dim_keepdim::<1>().eval()", "flags.sum(1, keepdim=True)"), ("flags.prod_dim::<1>().eval()", "flags.prod(1)"),
    ("few.var_dims_with::<Dims![0, 3]>(0).eval()", "few.var((0, 3), correction=0)"),
    ("few.std_dim_keepdim_with::<1>(2).eval()", "few.std(1, correction=2, keepdim=True)"),
    ("few.norm_dims_with::<Dims![0, 3]>(1.0).eval()", "few.norm(1, (0, 3))"),
    ("few.norm_dim_with::<2>(f32::INFINITY).eval()", "few.norm(math.inf, 2)"),
    ("few.norm_dim_keepdim_with::<2>(3.0).eval()", "few.norm(3, 2, keepdim=True)"),
    ("(&few * 2.0).exp().sum_dims::<Dims![1, 2]>().eval()", "(few * 2).exp().sum((1, 2))"),
    ("d.logsumexp_dim::<1>().eval()", "d.logsumexp(1)"), ("d.mean_dims_keepdim::<Dims![-1, -2]>().eval()", "d.mean((-1, -2), keepdim=True)"),
]
SCALAR = [
    here((k + n) % 2 == 0, f"({x}).{f}({arg})", f"({t}).{f.removesuffix('_with')}({targ})")
    for k, (x, t) in enumerate([("&a", "a"), ("a.t()", "a.t()"), ("cube.slice(s![.., ..;2])", "cube[:, ::2]"), ("&a * &b", "a * b"),
                 ("row.expand::<Shape![5, 4]>()", "row.expand(5, 4)"), ("&d", "d"), ("&big", "big")])
    for n, (f, arg, targ) in enumerate([("sum", "", ""), ("mean", "", ""), ("std", "", ""), ("var", "", ""), ("norm", "", ""),
                         ("min", "", ""), ("max", "", ""), ("argmin", "", ""), ("argmax", "", ""),
                         ("prod", "", ""), ("amin", "", ""), ("amax", "", ""), ("any", "", ""), ("all", "", ""),
                         ("var_with", "0", "correction=0"), ("std_with", "2", "correction=2"),
                         ("count_nonzero", "", ""), ("norm_with", "1.0", "1"), ("norm_with", "0.0", "0")])
    if not (f == "prod" and x == "&big")
] + [
    ("(&a).allclose(&a)", "torch.isclose(a, a).all()"), ("(&tied).allclose(&tied)", "torch.isclose(tied, tied).all()"),
    ("(&tied).norm_with(f32::INFINITY)", "tied.norm(math.inf)"),
    ("(&unit).norm_with(f32::INFINITY)", "unit.norm(math.inf)"),
    ("(&unit).norm_with(f32::NEG_INFINITY)", "unit.norm(-math.inf)"),
    ("(&a).norm_with(0.5)", "a.norm(0.5)"), ("(&a).norm_with(3.0)", "a.norm(3)"),
    ("(&a).norm_with(-1.0)", "a.norm(-1)"), ("(&d).norm_with(2.5)", "d.norm(2.5)"),
    ("(&a).dist_with(&row, 1.0)", "a.dist(row, 1)"), ("(&a).dist_with(&b, f32::INFINITY)", "a.dist(b, math.inf)"),
    ("(&a).logsumexp()", "a.logsumexp((0, 1))"), ("(&far).logsumexp()", "far.logsumexp(0)"),
    ("(&big).logsumexp()", "big.logsumexp(0)"), ("(&edge).logsumexp()", "edge.logsumexp((0, 1))"),
    ("(&special).count_nonzero()", "special.count_nonzero()"), ("(&special).all()", "special.all()"),
    ("(&i).prod()", "i.prod()"), ("(&ends).prod()", "ends.prod()"), ("(&ends).sum()", "ends.sum()"),
    ("(&bytes).sum()", "bytes.sum()"), ("(&flags).all()", "flags.all()"), ("(&flags).any()", "flags.any()"),
    ("(&h).amin()", "h.amin()"), ("(&flags).count_nonzero()", "flags.count_nonzero()"),
    ("(&tied).argmin()", "tied.argmin()"), ("(&tied).amax()", "tied.amax()"), ("(&flags).max()", "flags.max()"),
    ("(&a).dist(&b)", "a.dist(b)"),
    ("(&cube).dist(&row)", "cube.dist(row)"),
    ("(&i).sum()", "i.sum()"),
    ("(&u).sum()", "u.sum()"),
    ("(&u).min()", "u.min()"),
    ("(&i).argmax()", "i.argmax()"),
    ("(&nan).min()", "nan.min()"),
    ("(&nan).max()", "nan.max()"),
    ("(&nan).argmax()", "nan.argmax()"),
    ("(&nan).sum()", "nan.sum()"),
    ("(&i).to::<bool>().sum()", "i.to(torch.bool).sum()"),
]

RUST = {torch.float32: "f32", torch.float64: "f64", torch.int64: "i64", torch.int32: "i32", torch.uint8: "u8",
        torch.int16: "i16", torch.int8: "i8", torch.bool: "bool"}


def literal(x, dtype):
    if dtype == torch.float32:
        return f"f32::from_bits(0x{struct.unpack('<I', struct.pack('<f', x))[0]:08x})"
    if dtype == torch.float64:
        return f"f64::from_bits(0x{struct.unpack('<Q', struct.pack('<d', x))[0]:016x})"
    return "i64::MIN" if x == -2**63 else str(x).lower()


def elements(t):
    return ", ".join(literal(x, t.dtype) for x in t.reshape(-1).tolist())


def upper(rust):
    """The names of the tensors as Rust writes statics."""
    return re.sub(r"\b(" + "|".join(TENSORS) + r")\b", lambda m: m[0].upper(), rust)


def case(kind, rust, result):
    sizes = ", ".join(map(str, result.shape))
    if kind == "eager" and ("arg" in rust or rust.endswith(".1")):
        kind = "index"
    return f"    {kind}!(c, {upper(rust)}, [{sizes}], {RUST[result.dtype]}, [{elements(result)}]);"


print(f"// Written by generate.py with PyTorch {torch.__version__.split('+')[0]}.")
env = {**TENSORS, "torch": torch, "F": F, "math": math}
groups = {
    "unary": [("lazy", *here(k in (n % 6, 6), r.format(x=x), p.format(x=t)))
              for n, (r, p) in enumerate(UNARY) for k, (x, t) in enumerate(VIEWS)],
    "binary": [("lazy", *here((k + n) % 2 == 0, r.format(o=o), p.format(o=o)))
               for k, (r, p) in enumerate(BINARY) for n, o in enumerate("+-*/")],
    # PyTorch's gelu loses digits below 0, so the comparison allows for that.
    "methods": [("lazy" if "gelu" in r else "strict", r, p) for r, p in METHODS],
    "two": [("strict", r, p) for r, p in TWO],
    "other": [("lazy", r, p) for r, p in OTHER],
    "eager": [("eager", r, p) for r, p in EAGER],
    "scalar": [("scalar", r, p) for r, p in SCALAR],
}
operands = sys.argv[1:] == ["operands"]
total, lines = 0, []
for name, cases in groups.items():
    cases = [c for c in cases if (c[1] in OPERANDS) == operands]
    for part in range(0, len(cases), 40):
        lines.append(f"#[test]\nfn {name}_{part // 40}() {{\n    let c = &mut Failures::default();")
        lines += [case(kind, rust, eval(python, env)) for kind, rust, python in cases[part:part + 40]]
        total += len(cases[part:part + 40])
        lines.append("    c.report();\n}")
for name, t in TENSORS.items():
    if any(re.search(rf"\b{name.upper()}\b", line.split(", [")[0]) for line in lines):
        size = ", ".join(map(str, t.shape))
        view = f"TensorView<{RUST[t.dtype]}, Shape![{size}]>"
        print(f"static {name.upper()}: {view} = TensorView::<{RUST[t.dtype]}, Shape![{size}]>::new(&[{elements(t)}]);")
print(*lines, sep="\n")
print(f"const CASES: usize = {total};")
