"""Writes cases.txt: tensors, bit for bit, and the text that PyTorch prints for them.

    python tests/print/generate.py          # needs torch and numpy; the same file on every run

A case is a line `dtype shape = data` or `dtype shape ~ a b m c s k r v`, then the printed text, each
line behind a `|`. `shape` is `2x3`, or `-` for rank 0. `data` is hexadecimal bits for floating-point
numbers, decimal for integers, `0` and `1` for bool. The second form is for many elements: the one at
flat index `i` is `v` (written as in `data`) if `i % k == r`, else `((i * a + b) % m - c) * 2^s`, which
is exact in every type used here; for bool, whether that is not zero.
"""

import math
import pathlib
import random
import struct

import numpy as np
import torch

NUMPY = {
    "f32": np.float32, "f64": np.float64, "bool": np.bool_,
    "u8": np.uint8, "u16": np.uint16, "u32": np.uint32, "u64": np.uint64,
    "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64,
}  # fmt: skip
FLOATS = ["f32", "f64"]
INTEGERS = ["i64", "u8", "i8", "i16", "i32", "u16", "u32", "u64"]
BITS = {"f32": ("<f", "<I"), "f64": ("<d", "<Q")}

rng = random.Random(20240607)
cases = []


def rounded(dtype, value):
    """The float as the element type holds it; too large a number is an infinity."""
    if dtype == "f32":
        with np.errstate(over="ignore"):
            return float(np.float32(value))
    return value


def written(dtype, value):
    if dtype in BITS:
        float_code, bits_code = BITS[dtype]
        return "%x" % struct.unpack(bits_code, struct.pack(float_code, value))[0]
    return str(int(value))


def add(head, dtype, shape, values):
    array = np.array(values, dtype=NUMPY[dtype])
    tensor = torch.from_numpy(array).reshape(shape)
    assert str(tensor.dtype) == f"torch.{array.dtype}"
    lines = ["|" + line for line in str(tensor).split("\n")]
    cases.append("\n".join([head, *lines]))


def name(shape):
    return "x".join(map(str, shape)) or "-"


def data(dtype, shape, values):
    values = list(values)
    assert len(values) == math.prod(shape), (shape, len(values))
    if dtype in BITS:
        values = [rounded(dtype, float(v)) for v in values]
    between = "" if dtype == "bool" else " "
    text = between.join(written(dtype, v) for v in values)
    add(f"{dtype} {name(shape)} = {text}".rstrip(), dtype, shape, values)


def formula(dtype, shape, a, b, m, c, s=0, special=None):
    k, r, v = special or (1, 1, 0)
    values = []
    for i in range(math.prod(shape)):
        x = (i * a + b) % m - c
        if dtype in BITS:
            x = x * 2.0**s
            assert rounded(dtype, x) == x
        elif dtype == "bool":
            x = x != 0
        values.append(v if i % k == r else x)
    head = f"{dtype} {name(shape)} ~ {a} {b} {m} {c} {s} {k} {r} {written(dtype, v)}"
    add(head, dtype, shape, values)


def floats(*values):
    """One case for every floating type, as a vector."""
    for dtype in FLOATS:
        data(dtype, [len(values)], values)


def in_range(dtype, low, high):
    if dtype == "bool":
        return rng.random() < 0.5
    info = np.iinfo(NUMPY[dtype])
    return rng.randint(max(low, info.min), min(high, info.max))


nan, inf = math.nan, math.inf

# Rank 0.
for dtype in FLOATS:
    for x in [
        0.0, -0.0, 1.0, -1.0, 5.625, -0.1, nan, -nan, inf, -inf, 1e-4, 9.999e-5, 1.00001e-4, 1e8,
        100000008.0, 1.0001e8, 99999999.0, 99999.99999, 1e30, -1e-30, 1e-45, 3.4028234663852886e38,
        2.2250738585072014e-308, 5e-324, 1.7976931348623157e308, 0.00005, 0.99995, 0.999949, 1 / 3,
    ]:  # fmt: skip
        data(dtype, [], [x])
for dtype in INTEGERS:
    info = np.iinfo(NUMPY[dtype])
    for x in [0, 7, info.min, info.max]:
        data(dtype, [], [x])
data("bool", [], [True])
data("bool", [], [False])

# No elements, and sizes of 1.
for dtype in [*FLOATS, *INTEGERS, "bool"]:
    data(dtype, [0], [])
    data(dtype, [0, 3], [])
    data(dtype, [1], [1])
    data(dtype, [1, 1, 1], [1])
for dtype in ["f32", "f64", "i64", "u16"]:
    for shape in [[3, 0], [2, 0, 4], [0, 0], [1, 2, 3, 4, 0], [10**9, 0, 10**9, 10**9], [1, 0]]:
        data(dtype, shape, [])
    data(dtype, [0, 10**15, 10**15, 10**15, 10**15], [])

# Whole numbers, fractions, zeros, and what is not a number.
floats(1, 2, 3)
floats(1, -2, 3)
floats(0, 0, 0)
floats(0, -0.0, 0)
floats(-0.0, 1, 10)
floats(1, nan)
floats(1, inf)
floats(1, -inf, 0)
floats(100000, nan, -inf, inf)
floats(0.5, nan, -inf, inf, 0.0, -0.0)
floats(nan, nan)
floats(inf, -inf, 0.0)
floats(nan, 0, -0.0, 0)
floats(1e-9, nan, -inf, inf, 0.0, -0.0)
floats(1e9, nan, -inf, inf, 0.0, -0.0)
floats(1.5, 1, 100)
floats(-1.5, 1, 100)
floats(0.1, 0.2, 0.30000001)
floats(9.99995, 99.99995, 9.99994999)
floats(0.03125, 0.09375, 0.15625, 0.21875, 100.03125, 100.09375)
floats(1000.03125, 10.03125, 8191.96875)
floats(100005, 100015, 100025, 100035, 1e9)
floats(1000050, 1000150, 1e9)
floats(1.0, 1e38)
floats(1.0, 1e-38)
# The edges of scientific notation.
floats(1, 1000)
floats(1, 1001)
floats(1, 1000.0001)
floats(0.001, 1)
floats(0.000999, 1)
floats(0.3, 300)
floats(0.1, 100)
floats(0.1, 100.1)
floats(0.007, 7)
floats(1e-4, 1e-3)
floats(1e-4, 0.1)
floats(1e-4, 0.100001)
floats(0.00010001, 0.001)
floats(1e8, 1e8)
floats(1e8, 1e5)
floats(1e8, 1.00000008e8)
floats(99999999, 12345678.5)
floats(1e8, 99999.0)
floats(-1e8, 1e8)
floats(-1e8, -1.00000008e8)
floats(123456789, 1)
floats(16777216, 16777217, 33554432.5)
floats(4503599627370496.5, 4503599627370497, 9007199254740993)
floats(1e15, 1e-15)
floats(1e99, 1e-99)
floats(1e100, 1e-100, -1e100)
floats(1e300, 1e-300)
floats(5e-324, 1e-45, 1e-310, 1e-40)
floats(1e100, 2e100)
floats(1e9, 2e100)
floats(-1e9, 2e9)
floats(3, 1e10, 0, nan)
for dtype in FLOATS:
    for exponent in range(-12, 13):
        x = rng.uniform(1, 10) * 10.0**exponent
        data(dtype, [2, 2], [x, -x / 3, x * 2, x / 7])
    for spread in [10, 900, 999, 1001, 1e5]:
        data(dtype, [4], [1.25, 1.25 * spread, -1.25, 0])

# Random tensors of every type, over the ranks.
SHAPES = [[5], [13], [3, 4], [4, 1], [1, 4], [2, 3, 4], [3, 1, 2], [2, 2, 2, 2], [1, 2, 1, 3], [2, 1, 2, 1, 2]]
for dtype in FLOATS:
    for shape in SHAPES:
        count = math.prod(shape)
        data(dtype, shape, (rng.randint(-5, 9) for _ in range(count)))
        data(dtype, shape, (rng.gauss(0, 1) for _ in range(count)))
        data(dtype, shape, (rng.gauss(0, 1) * 10.0 ** rng.randint(-8, 8) for _ in range(count)))
for dtype in INTEGERS:
    for shape in SHAPES:
        count = math.prod(shape)
        data(dtype, shape, (in_range(dtype, -9, 99) for _ in range(count)))
    data(dtype, [3, 4], (in_range(dtype, -(2**63), 2**64) for _ in range(12)))
    info = np.iinfo(NUMPY[dtype])
    data(dtype, [2, 2], [info.min, info.max, 0, 1])
for shape in SHAPES:
    data("bool", shape, (in_range("bool", 0, 1) for _ in range(math.prod(shape))))
data("bool", [4], [True] * 4)
data("bool", [4], [False] * 4)

# Any bits at all.
for _ in range(12):
    for dtype in FLOATS:
        float_code, bits_code = BITS[dtype]
        bits = 8 * struct.calcsize(bits_code)
        data(dtype, [2, 3], (struct.unpack(float_code, struct.pack(bits_code, rng.getrandbits(bits)))[0] for _ in range(6)))

# Rows that wrap, and types that wrap behind them.
for count in [*range(7, 33), 60]:
    formula("f32", [count], 1, 0, 1000, 0)
    formula("f64", [count], 7, 1, 100, 50, -3)
    formula("u8", [count], 37, 5, 256, 0)
for count in range(5, 13):
    formula("f64", [count], 104729, 0, 1048576, 524288, -10)
    formula("f32", [count], 104729, 1, 1048576, 0, 3)
    formula("i32", [count], 104729, 1, 10**9, 0)
    formula("u64", [count], 999999937, 1, 10**18, 0, 0, (3, 0, 2**64 - 1))
    formula("bool", [count], 1, 0, 3, 0)
for shape in [[3, 25], [2, 40], [2, 3, 22], [2, 2, 1, 21], [1, 1, 1, 2, 20], [40, 1], [1, 40], [12, 12]]:
    formula("f32", shape, 37, 0, 101, 50, -2)
    formula("i64", shape, 37, 0, 1001, 500)
    formula("bool", shape, 37, 0, 5, 2)
    formula("f64", shape, 1299709, 0, 2**40, 0, 10)
    formula("i16", shape, 37, 0, 1001, 500)
formula("f64", [2, 30], 1, 0, 3, 1, 0, (7, 3, nan))
formula("f32", [2, 30], 1, 0, 3, 1, -6, (7, 3, -inf))
formula("f32", [2, 30], 1, 0, 1, 0, 0, (7, 3, -0.0))

# At the threshold and beyond it.
formula("f32", [1000], 1, 0, 5, 0)
formula("u8", [10, 100], 1, 0, 2, 0)
for dtype in [*FLOATS, "i64", "i32", "bool", "u8"]:
    c = 0 if dtype == "u8" else 50
    for shape in [
        [1001], [2000], [7, 143], [6, 167], [167, 6], [143, 7], [1, 1001], [1001, 1], [40, 40],
        [2, 3, 200], [200, 3, 2], [11, 11, 11], [7, 1, 150], [2, 1, 600], [4, 5, 6, 9],
        [8, 1, 8, 20], [3, 1, 7, 2, 30], [7, 7, 7, 1, 4],
    ]:  # fmt: skip
        if math.prod(shape) <= 1000:
            continue
        if len(shape) > 2 and dtype not in ["f32", "u8", "i64"]:
            continue
        formula(dtype, shape, 37, 11, 101, c)
for dtype in FLOATS:
    formula(dtype, [1200], 101, 0, 4099, 2000, -7)
    formula(dtype, [50, 50], 101, 0, 4099, 1, -20)
    formula(dtype, [50, 50], 101, 5, 4099, 0, 40)
    # What is hidden has no say in the format; what is shown has.
    formula(dtype, [1200], 1, 1, 9, 0, 0, (1200, 600, 1e30))
    formula(dtype, [1200], 1, 1, 9, 0, 0, (1200, 1198, 1e30))
    formula(dtype, [1200], 1, 1, 9, 0, 0, (1200, 600, 0.5))
    formula(dtype, [1200], 1, 1, 9, 0, 0, (1200, 2, 0.5))
    formula(dtype, [1200], 1, 1, 9, 0, 0, (1200, 3, 0.5))
    formula(dtype, [30, 40], 1, 1, 9, 0, 0, (1200, 40 * 15, 0.5))
    formula(dtype, [30, 40], 1, 1, 9, 0, 0, (1200, 40 * 29, nan))
    formula(dtype, [30, 40], 0, 0, 9, 0, 0, (2, 0, nan))
    formula(dtype, [30, 40], 0, 0, 9, 0, 0, (40, 38, -inf))
    formula(dtype, [9, 9, 20], 0, 1, 9, 0, 0, (20, 19, 1e-7))
formula("i64", [1200], 1, 1, 9, 0, 0, (1200, 600, -(2**63)))
formula("i64", [1200], 1, 1, 9, 0, 0, (1200, 1197, -(2**63)))
formula("bool", [1200], 0, 1, 9, 0, 0, (1200, 600, False))
formula("bool", [1200], 0, 1, 9, 0, 0, (1200, 1199, False))
for dtype in ["u16", "u32", "u64", "i8", "i16"]:
    for shape in [[1001], [40, 40], [3, 20, 20], [2, 3, 1, 200]]:
        try:
            formula(dtype, shape, 37, 11, 101, 0)
        except (RuntimeError, NotImplementedError) as error:
            print(f"torch does not print {dtype} {shape}: {error}")

text = "\n".join([f"# PyTorch {torch.__version__.split('+')[0]}, {len(cases)} cases; written by generate.py.", *cases, ""])
pathlib.Path(__file__).with_name("cases.txt").write_text(text, encoding="ascii", newline="\n")
print(f"torch {torch.__version__}, numpy {np.__version__}: {len(cases)} cases, {len(text)} bytes")
