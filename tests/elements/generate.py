"""Writes `cases.rs`: arithmetic of halves and complex numbers by PyTorch.

    venv/bin/python tests/elements/generate.py > tests/elements/cases.rs
"""

import torch

torch.manual_seed(0)


def bits(x):
    return (x.view(torch.int16).int() & 0xFFFF).tolist()


def parts(x):
    return str([list(pair) for pair in torch.view_as_real(x).tolist()])


print("// Written by generate.py, beside this file: do not edit.")
print("// Bits of a and b, of a + b, a - b, a * b, a / b, -a, |a|, a squared, 2.5 - a, and of both as the other type.")
for name, dtype, other in [("F16", torch.float16, torch.bfloat16), ("BF16", torch.bfloat16, torch.float16)]:
    a = torch.randint(-(1 << 15), 1 << 15, (96,), dtype=torch.int16).view(dtype)
    # Numbers of like size, whose sums are rounded, and whose quotients are near 1.
    a[:48] = torch.randn(48).to(dtype)
    b = a.roll(7)
    special = [0.0, -0.0, 1.0, float("inf"), -float("inf"), float("nan"), torch.finfo(dtype).max, torch.finfo(dtype).tiny]
    a[-8:] = torch.tensor(special).to(dtype)
    b[-16:-8] = torch.tensor(special).to(dtype)
    results = [a, b, a + b, a - b, a * b, a / b, -a, a.abs(), a.square(), 2.5 - a, a.to(other)]
    print(f"const {name}: [[u16; 96]; 11] = {[bits(x) for x in results]};")

print("// Parts of a, b, a + b, a - b, a * b, a / b, -a, a squared, (2 - i) * a; |a|; the sum of a.")
for name, dtype in [("C64", torch.complex64), ("C128", torch.complex128)]:
    f = "f32" if dtype == torch.complex64 else "f64"
    a, b = torch.randn(24, dtype=dtype), torch.randn(24, dtype=dtype)
    b[0] = 3.0
    b[1] = 2.0j
    # Whose squares overflow.
    large = torch.finfo(dtype).max / 4
    a[2], b[2] = complex(large, -large), complex(large, large)
    results = [a, b, a + b, a - b, a * b, a / b, -a, a.square(), (2 - 1j) * a]
    keep = [x.clone() for x in results]
    for x in (keep[4], keep[7]):
        x[2] = 0
    print(f"const {name}: [[[{f}; 2]; 24]; 9] = [{', '.join(parts(x) for x in keep)}];")
    print(f"const {name}_ABS: [{f}; 24] = {a.abs().tolist()};")
    print(f"const {name}_SUM: [{f}; 2] = {list(torch.view_as_real(a[3:].sum()).tolist())};")
