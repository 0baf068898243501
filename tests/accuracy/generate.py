"""Writes cases.rs: what functions of `f64` are exactly, by mpmath with 60 digits.

    python tests/accuracy/generate.py > tests/accuracy/cases.rs

A case is the operand, or both, and the result as the sum of two floats, the second of which holds the digits
that the first has no room for. Deterministic: one seed.
"""
import math
import random
import struct

from mpmath import mp, mpf

mp.dps = 60
random.seed(20261122)
ONE, HALF = mpf(1), mpf(1) / 2


def between(x, low, high):
    return min(max(x, mpf(low)), mpf(high))


def logistic(x):
    return 1 / (1 + mp.exp(-x))


def elu(x, alpha):
    return x if x > 0 else alpha * mp.expm1(x)


SELU, SELU_ALPHA = mpf("1.0507009873554804934193349852946"), mpf("1.6732632423543772848170429916717")
# By the names of the rows, with the parameters of their examples.
FUNCTIONS = {
    "frac": lambda x: x - mp.floor(x) if x >= 0 else x - mp.ceil(x),
    "sqrt": mp.sqrt, "rsqrt": lambda x: 1 / mp.sqrt(x), "reciprocal": lambda x: 1 / x,
    "exp": mp.exp, "exp2": lambda x: mpf(2) ** x, "expm1": mp.expm1,
    "log": mp.log, "log2": lambda x: mp.log(x) / mp.log(2), "log10": mp.log10, "log1p": mp.log1p,
    "sin": mp.sin, "cos": mp.cos, "tan": mp.tan, "asin": mp.asin, "acos": mp.acos, "atan": mp.atan,
    "sinh": mp.sinh, "cosh": mp.cosh, "tanh": mp.tanh, "asinh": mp.asinh, "acosh": mp.acosh, "atanh": mp.atanh,
    "erf": mp.erf, "erfc": mp.erfc, "deg2rad": lambda x: x * mp.pi / 180, "rad2deg": lambda x: x * 180 / mp.pi,
    "logit": lambda x: mp.log(x / (1 - x)),
    "relu6": lambda x: between(x, 0, 6), "leaky_relu": lambda x: x if x > 0 else x / 2,
    "elu": lambda x: elu(x, 1), "selu": lambda x: SELU * elu(x, SELU_ALPHA), "celu": lambda x: elu(x, 1),
    "sigmoid": logistic, "logsigmoid": lambda x: -mp.log1p(mp.exp(-x)),
    "gelu": lambda x: x * mp.erfc(-x / mp.sqrt(2)) / 2,
    "gelu_tanh": lambda x: x * logistic(2 * mp.sqrt(2 / mp.pi) * (x + mpf("0.044715") * x ** 3)),
    "silu": lambda x: x * logistic(x),
    "softplus": lambda x: x if x > 20 else mp.log1p(mp.exp(x)),
    "softplus_with": lambda x: x if 2 * x > 20 else mp.log1p(mp.exp(2 * x)) / 2,
    "softsign": lambda x: x / (1 + abs(x)), "mish": lambda x: x * mp.tanh(mp.log1p(mp.exp(x))),
    "hardswish": lambda x: x * between(x + 3, 0, 6) / 6, "hardsigmoid": lambda x: between(x + 3, 0, 6) / 6,
    "hardtanh": lambda x: between(x, -1, 1), "hardshrink": lambda x: mpf(0) if abs(x) <= HALF else x,
    "softshrink": lambda x: x - HALF if x > HALF else x + HALF if x < -HALF else mpf(0),
}
PAIRS = {
    "atan2": lambda a, b: mp.atan2(a, b), "hypot": lambda a, b: mp.sqrt(a * a + b * b),
    "xlogy": lambda a, b: mpf(0) if a == 0 else a * mp.log(b), "prelu": lambda a, b: a if a > 0 else a * b,
    "pow": lambda a, b: a ** b,
}
# About 0 and 1, where results are small, to where they overflow.
POINTS = (
    [random.uniform(-10, 10) for _ in range(24)] + [random.uniform(-1, 1) for _ in range(12)] + [1 + random.uniform(-1e-3, 1e-3) for _ in range(6)]
    + [sign * random.uniform(1, 2) * 10.0 ** power for power in (-300, -150, -40, -17, -9, -5, -3, -2, 2, 3, 5, 9, 40, 150, 300) for sign in (1, -1)]
    + [random.uniform(20, 30), random.uniform(-40, -20), random.uniform(300, 700), random.uniform(-700, -300)]
    + [random.uniform(0, 1) for _ in range(12)]
)
# For some functions: angles next to multiples of π/2, where little is left, and large ones; tails.
more = random.Random(7)
ANGLES = (
    [float(k * mp.pi / 2) for k in [1, 2, 3, 4, 5, 355, 710, 52174, 104348, 667543, 667545, 833719] + [more.randrange(600000) for _ in range(12)]]
    + [more.uniform(-1.04e6, 1.04e6) for _ in range(24)] + [6381956970095103.0 * 2.0 ** 797, 2.0 ** 20, 2.0 ** 20 + 1, -1e15]
)
TAILS = [more.uniform(-1.3, 1.3) for _ in range(24)] + [more.uniform(0.9, 2.5) for _ in range(24)] + [more.uniform(2, 25.5) for _ in range(24)]
MORE = {"sin": ANGLES, "cos": ANGLES, "tan": ANGLES, "erf": TAILS, "erfc": TAILS, "gelu": TAILS + [-x for x in TAILS]}

# Powers of all sizes, up to where they overflow, of numbers about 1 and of all sizes, also subnormal and negative.
BASES = [more.uniform(0.5, 2) for _ in range(40)] + [10.0 ** more.uniform(-307, 307) for _ in range(40)] + [10.0 ** more.uniform(-318, -308) for _ in range(8)]
POWERS = [(x, more.uniform(-660, 700) / math.log(x)) for x in BASES] + [(1 + more.uniform(-1, 1) * 10.0 ** -k, more.uniform(-1, 1) * 10.0 ** k) for k in range(1, 13)]
POWERS += [(-more.uniform(0.1, 10), float(more.randrange(-99, 100))) for _ in range(24)]
MORE_PAIRS = {"pow": POWERS}


def exact(f, *x):
    """The result as two floats; none where there is none, or where it is out of range."""
    try:
        y = f(*(mpf(v) for v in x))
    except (ValueError, ZeroDivisionError, OverflowError):
        return None
    if not isinstance(y, mpf) or not mp.isfinite(y) or abs(y) > mpf(1.7e308) or 0 < abs(y) < mpf(1e-290):
        return None
    high = float(y)
    return high, float(y - mpf(high))


def bits(x):
    return f"0x{struct.unpack('<Q', struct.pack('<d', x))[0]:016x}"


print("// Written by generate.py with mpmath.")
print("pub(super) const EXACT: &[(&str, &[[u64; 4]])] = &[")
for name, f in FUNCTIONS.items():
    rows = [(x, x, exact(f, x)) for x in POINTS + MORE.get(name, [])]
    print(f'("{name}", &[{", ".join("[" + ", ".join(map(bits, (a, b, *y))) + "]" for a, b, y in rows if y)}]),')
for name, f in PAIRS.items():
    rows = [(a, b, exact(f, a, b)) for a, b in zip(POINTS, random.sample(POINTS, len(POINTS)))]
    rows += [(a, abs(b), exact(f, a, abs(b))) for a, b in zip(POINTS, random.sample(POINTS, len(POINTS)))]
    rows += [(a, b, exact(f, a, b)) for a, b in MORE_PAIRS.get(name, [])]
    print(f'("{name}", &[{", ".join("[" + ", ".join(map(bits, (a, b, *y))) + "]" for a, b, y in rows if y)}]),')
print("];")
