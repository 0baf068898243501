"""Writes src/ops/elementary/blocks/tables.rs: coefficients of the functions for blocks, by mpmath with 60 digits.

    python tests/accuracy/tables.py > src/ops/elementary/blocks/tables.rs

Polynomials interpolate at Chebyshev nodes. Coefficients are the constant one first.
"""
import struct

from mpmath import mp, mpf

mp.dps = 60
HALF = mpf(1) / 2


def single(x):
    return mpf(struct.unpack("f", struct.pack("f", float(x)))[0])


def double(x):
    return mpf(float(x))


def fit(f, low, high, n):
    return mp.chebyfit(f, [mpf(low), mpf(high)], n)[::-1]


def number(x):
    x = float(x)
    text = repr(x)
    return text if any(c in text for c in ".e") else text + ".0"


def row(values):
    return "[" + ", ".join(number(x) for x in values) + "]"


def constant(doc, name, T, values):
    print(f"/// {doc}\npub(super) const {name}: [{T}; {len(values)}] = {row(values)};")


def table(doc, name, T, rows):
    inner = ",\n    ".join(row(r) for r in rows)
    print(f"/// {doc}\npub(super) const {name}: [[{T}; {len(rows[0])}]; {len(rows)}] = [\n    {inner},\n];")


def truncated(x, bits):
    return mp.floor(x * mpf(2) ** bits) / mpf(2) ** bits


def beyond_linear(r):
    return (mp.log1p(r) - r) / r**2 if abs(r) > mpf(10) ** -15 else -HALF + r / 3


def binade(x):
    return mp.floor(mp.log(abs(x), 2))


def best(numbers, j, count, T):
    """Of numbers near reciprocals of a part, the one with the smallest error of the sum of the logarithms: the rounding of r, and
    of its logarithm, in units of the result."""
    digits = 24 if T == "f32" else 53
    low = (1 + mpf(j) / count) / (2 if 2 * j >= count else 1)
    width = 1 / mpf(count) / (2 if 2 * j >= count else 1)
    errors = []
    for c in numbers:
        # The logarithm of 1 is 0: nothing is added to that of 1 + r.
        if c == 1:
            return c
        bits = next(b for b in range(13) if c * 2**b == mp.floor(c * 2**b))
        worst = mpf(0)
        for i in range(65):
            m = low + width * (mpf(i) + (HALF / 1000 if i == 0 else 0)) / 64
            r = m * c - 1
            if r == 0:
                continue
            inexact = binade(r) > binade(m) - bits
            for unit in (mpf(1), 1 / mp.log(2), 1 / mp.log(10)):
                result = binade(mp.log(m) * unit)
                error = 2 ** (binade(r * unit) - result) / 2
                if inexact:
                    error += unit * 2 ** (binade(r) - result) / 2
                worst = max(worst, error)
        errors.append(worst)
    return numbers[errors.index(min(errors))]


# Logarithms. The number, between 3/4 and 3/2, is multiplied by one near its reciprocal, of few bits, which the upper bits of its
# mantissa select: the upper half of them is of numbers below 1.
def logarithms(T, upper, count, bits, whole, low, high, terms):
    c = []
    for j in range(count):
        x = 1 + (j + HALF) / count
        x = x if 2 * j < count else x / 2
        width = 8 if T == "f32" else 13
        c.append(best([mp.nint(2**bits / x + k) / 2**bits for k in range(-width, width + 1)], j, count, T))
    c[0] = c[-1] = mpf(1)
    round_to = single if T == "f32" else double
    name = "SINGLE" if T == "f32" else "DOUBLE"
    q = fit(beyond_linear, low, high, terms)
    constant("Numbers near reciprocals.", f"RECIPROCALS_{name}", T, c)
    for base, unit in (("E", mpf(1)), ("2", 1 / mp.log(2)), ("10", 1 / mp.log(10))):
        logs = [-mp.log(x) * unit for x in c]
        # The sum with a product of an exponent has no more digits than a number has; that of logarithms to base 2 is the largest.
        digits = whole - (base == "2")
        upper_part = [truncated(x, digits) for x in logs]
        two = mp.log(2) * unit
        two_upper = truncated(two, digits)
        table(f"Logarithms of those to base {base}, negated, in two parts.", f"LOG_{base}_{name}", T,
              [upper_part, [x - y for x, y in zip(logs, upper_part)]])
        first = round_to(unit)
        constant(f"The logarithm of 2 to base {base}, and that of e, in two parts each.", f"UNITS_{base}_{name}", T,
                 [two_upper, two - two_upper, first, unit - first])
        constant(f"The logarithm of 1 + r, less r, over r², to base {base}.", f"BEYOND_{base}_{name}", T, [x * unit for x in q])


# Functions of a number that is not negative, by its exponent and the first two bits of its mantissa: polynomials of what
# is above these. The first of 32 parts begins at 0, the last at 14. Of what decreases, `from_end`: of what is missing to the
# next part, which selects the polynomial, so that all of its terms are positive.
def parts(doc, name, f, terms, top, first_in_two=False, from_end=False):
    columns = [[mpf(0)] * (terms + first_in_two)] * 32
    for j in range(32):
        e, k = divmod(j, 4)
        e -= 4
        base = mpf(2) ** e * (1 + mpf(k) / 4)
        high = mpf(2) ** e * (1 + mpf(k + 1) / 4)
        low = mpf(0) if j == 0 else base
        place = (((e + 127) % 8) * 4 + k + from_end) % 32
        if low >= top:
            continue
        if from_end:
            columns[place] = fit(lambda t: f(high - t), 0, high - low, terms)
            continue
        p = fit(lambda t: f(base + t), low - base, high - base, terms)
        columns[place] = p + ([p[0] - single(p[0])] if first_in_two else [])
    table(doc, name, "f32", [list(r) for r in zip(*columns)])


def over(f, limit):
    return lambda x: f(x) / x if abs(x) > mpf(10) ** -20 else limit


print("//! Coefficients of the functions for blocks; `tests/accuracy/tables.py` writes them.\n")
logarithms("f32", 18, 32, 8, 17, -0.0313, 0.0313, 5)
logarithms("f64", 48, 16, 8, 40, -0.0626, 0.0626, 11)
parts("tanh x / x; the last row is the rest of the first one.", "TANH", over(mp.tanh, mpf(1)), 7, 9.1, True)
parts("erf x / x; the last row is the rest of the first one.", "ERF", over(mp.erf, 2 / mp.sqrt(mp.pi)), 7, 3.99, True)
parts("e^(x²) (1 - erf x).", "ERFC", lambda x: mp.exp(x * x) * mp.erfc(x), 7, 10.2)
parts("(1 - erf (x / √2)) / 2.", "NORMAL_NEAR", lambda x: mp.erfc(x / mp.sqrt(2)) / 2, 8, 4, from_end=True)
parts("e^(x² / 2) (1 - erf (x / √2)) / 2.", "NORMAL", lambda x: mp.exp(x * x / 2) * mp.erfc(x / mp.sqrt(2)) / 2, 6, 14.5)


def even(f):
    """A function of the square."""
    return lambda z: f(mp.sqrt(abs(z)) if abs(z) > mpf(10) ** -12 else mpf(10) ** -6)


QUARTER = (mp.pi / 4 * mpf("1.02")) ** 2
for name, T, sine, cosine, tangent in (("SINGLE", "f32", 4, 3, 8), ("DOUBLE", "f64", 6, 6, 15)):
    mp.dps = 120
    constant("sin x / x³ - 1 / x².", f"SINE_{name}", T, fit(even(lambda x: (mp.sin(x) - x) / x**3), 0, QUARTER, sine))
    constant("(cos x - 1) / x⁴ + 1 / 2x².", f"COSINE_{name}", T, fit(even(lambda x: (mp.cos(x) - 1 + x * x / 2) / x**4), 0, QUARTER, cosine))
    constant("tan x / x³ - 1 / x².", f"TANGENT_{name}", T, fit(even(lambda x: (mp.tan(x) - x) / x**3), 0, QUARTER, tangent))
    mp.dps = 60
    round_to, digits = (single, 24) if T == "f32" else (double, 53)
    first = truncated(mp.pi / 2, digits - 1)
    # In `f64` of so few digits that its products are exact.
    second = round_to(mp.pi / 2 - first) if T == "f32" else truncated(mp.pi / 2 - first, 52 + 32)
    third = round_to(mp.pi / 2 - first - second)
    constant("π / 2 in four parts.", f"HALF_PI_{name}", T, [first, second, third, mp.pi / 2 - first - second - third])


mp.dps = 80
constant("arcsin x / x³ - 1 / x².", "ARC_SINE", "f32", fit(even(lambda x: (mp.asin(x) - x) / x**3), 0, mpf(1) / 4, 6))
for name, T, terms in (("SINGLE", "f32", 9), ("DOUBLE", "f64", 21)):
    constant("arctan x / x³ - 1 / x², of x² - 1/2.", f"ARC_TANGENT_{name}", T,
             fit(lambda z: even(lambda x: (mp.atan(x) - x) / x**3)(z + HALF), -HALF, HALF, terms))
mp.dps = 60

# erf x / x around multiples of a distance.
DISTANCE = mpf(25) / 64
rows = [fit(lambda t: over(mp.erf, 2 / mp.sqrt(mp.pi))(j * DISTANCE + t), -HALF * DISTANCE if j else 0, HALF * DISTANCE, 13)
        for j in range(16)]
table("erf x / x; the last row is the rest of the first one.", "ERF_DOUBLE", "f64",
      [list(r) for r in zip(*[p + [p[0] - double(p[0])] for p in rows])])
# e^(x²) (1 - erf x), by the exponent of x + 1 and a bit of its mantissa.
rows = [[mpf(0)] * 18] * 16
for j in range(10):
    low = mpf(2) ** (j // 2) * (1 + HALF * (j % 2))
    half = mpf(2) ** (j // 2) / 4
    middle = low + half - 1
    if low - 1 < mpf("27.4"):
        high = min(half, mpf("27.45") - middle)
        rows[((1023 + j // 2) * 2 + j % 2) % 16] = fit(lambda t: mp.exp((middle + t) ** 2) * mp.erfc(middle + t), -half, high, 18)
table("e^(x²) (1 - erf x).", "ERFC_DOUBLE", "f64", [list(r) for r in zip(*rows)])
