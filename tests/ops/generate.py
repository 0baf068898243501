"""Writes cases.rs: expressions in Rust beside what PyTorch makes of them.

    python tests/ops/generate.py > tests/ops/cases.rs

Each case is one line of Rust and one of PyTorch over the same tensors; the tensors and the results are
written bit for bit. Deterministic: one seed.
"""
import math
import re
import struct

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
    "big": (torch.arange(1000, dtype=torch.float32) * 7919 % 1000 - 500) / 3,
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
    ("a.mm(b.t())", "a.mm(b.t())"),
    ("a.t().mm(&b)", "a.t().mm(b)"),
    ("tall.mm(&a)", "tall.mm(a)"),
    ("a.mv(&v)", "a.mv(v)"),
    ("a.t().mv(column.select::<1, 0>())", "a.t().mv(column.select(1, 0))"),
    ("v.matmul(&row)", "v.matmul(row)"),
    ("a.matmul(&v)", "a.matmul(v)"),
    ("v.matmul(a.t())", "v.matmul(a.t())"),
    ("tall.matmul(&a)", "tall.matmul(a)"),
    ("i.mm(i.t())", "i.mm(i.t())"),
    ("d.mm(d.t())", "d.mm(d.t())"),
    ("cube.sum_dim::<0>()", "cube.sum(0)"),
    ("cube.sum_dim::<1>()", "cube.sum(1)"),
    ("cube.sum_dim::<-1>()", "cube.sum(-1)"),
    ("cube.transpose::<0, 2>().mean_dim::<1>()", "cube.transpose(0, 2).mean(1)"),
    ("(&a * &row).sum_dim::<0>()", "(a * row).sum(0)"),
    ("i.sum_dim::<0>()", "i.sum(0)"),
]
SCALAR = [
    (f"({x}).{f}({arg})", f"({t}).{f}({targ})")
    for x, t in [("&a", "a"), ("a.t()", "a.t()"), ("cube.slice(s![.., ..;2])", "cube[:, ::2]"), ("&a * &b", "a * b"),
                 ("row.expand::<Shape![5, 4]>()", "row.expand(5, 4)"), ("&d", "d"), ("&big", "big")]
    for f, arg, targ in [("sum", "", ""), ("mean", "", ""), ("std", "", ""), ("var", "", ""), ("norm", "", ""),
                         ("min", "", ""), ("max", "", ""), ("argmin", "", ""), ("argmax", "", "")]
] + [
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
        torch.bool: "bool"}


def literal(x, dtype):
    if dtype == torch.float32:
        return f"f32::from_bits(0x{struct.unpack('<I', struct.pack('<f', x))[0]:08x})"
    if dtype == torch.float64:
        return f"f64::from_bits(0x{struct.unpack('<Q', struct.pack('<d', x))[0]:016x})"
    return str(x).lower()


def elements(t):
    return ", ".join(literal(x, t.dtype) for x in t.reshape(-1).tolist())


def upper(rust):
    """The names of the tensors as Rust writes statics."""
    return re.sub(r"\b(" + "|".join(TENSORS) + r")\b", lambda m: m[0].upper(), rust)


def case(kind, rust, result):
    sizes = ", ".join(map(str, result.shape))
    print(f"    {kind}!(c, {upper(rust)}, [{sizes}], {RUST[result.dtype]}, [{elements(result)}]);")


print(f"// Written by generate.py with PyTorch {torch.__version__.split('+')[0]}.")
for name, t in TENSORS.items():
    size = ", ".join(map(str, t.shape))
    view = f"TensorView<{RUST[t.dtype]}, Shape![{size}]>"
    print(f"static {name.upper()}: {view} = TensorView::<{RUST[t.dtype]}, Shape![{size}]>::new(&[{elements(t)}]);")
env = {**TENSORS, "torch": torch}
groups = {
    "unary": [("lazy", r.format(x=x), p.format(x=t)) for r, p in UNARY for x, t in VIEWS],
    "binary": [("lazy", r.format(o=o), p.format(o=o)) for r, p in BINARY for o in "+-*/"],
    "other": [("lazy", r, p) for r, p in OTHER],
    "eager": [("eager", r, p) for r, p in EAGER],
    "scalar": [("scalar", r, p) for r, p in SCALAR],
}
total = 0
for name, cases in groups.items():
    for part in range(0, len(cases), 20):
        print(f"#[test]\nfn {name}_{part // 20}() {{\n    let c = &mut Failures::default();")
        for kind, rust, python in cases[part:part + 20]:
            case(kind, rust, eval(python, env))
            total += 1
        print("    c.report();\n}")
print(f"const CASES: usize = {total};")
