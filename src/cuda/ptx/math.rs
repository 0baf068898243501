//! Functions that devices do not compute exactly: polynomials, in the precision of their elements.

use core::f64::consts::{FRAC_PI_2, LN_2, PI};
use std::vec;
use std::vec::Vec;

use crate::cuda::ptx::ir::{Body, Ty, Val};

use Ty::*;

impl Body {
    pub(in crate::cuda) fn scaled(&mut self, x: Val, by: f64) -> Val {
        let by = self.lit(x.ty, by);
        self.mul(x, by)
    }
    pub(in crate::cuda) fn reciprocal(&mut self, x: Val) -> Val {
        self.op(&std::format!("rcp.rn.{}", x.ty.work()), x.ty, &[x])
    }
    pub(in crate::cuda) fn above_zero(&mut self, x: Val, then: Val, other: Val) -> Val {
        let zero = self.lit(x.ty, 0.0);
        let above = self.cmp("gt", x, zero);
        self.sel(above, then, other)
    }
    // The smaller or larger of two values, or NaN if either is NaN.
    fn extreme(&mut self, how: &str, a: Val, b: Val) -> Val {
        let (order, name) = match how {
            "lt" => ("ltu", "and"),
            _ => ("gtu", "or"),
        };
        if a.ty == Bool {
            return self.bitwise(name, a, b);
        }
        if !a.ty.is_float() {
            let b_wins = self.cmp(how, b, a);
            return self.sel(b_wins, b, a);
        }
        let beyond = self.cmp(order, b, a);
        let number = self.cmp("num", a, a);
        let b_wins = self.bitwise("and", beyond, number);
        self.sel(b_wins, b, a)
    }
    pub(in crate::cuda) fn smaller(&mut self, a: Val, b: Val) -> Val {
        self.extreme("lt", a, b)
    }
    pub(in crate::cuda) fn larger(&mut self, a: Val, b: Val) -> Val {
        self.extreme("gt", a, b)
    }
    pub(in crate::cuda) fn between(&mut self, x: Val, min: Val, max: Val) -> Val {
        let x = self.larger(x, min);
        self.smaller(x, max)
    }
    pub(in crate::cuda) fn other_than_nan(&mut self, how: &str, a: Val, b: Val) -> Val {
        let beyond = self.cmp(how, b, a);
        if !a.ty.is_float() {
            return self.sel(beyond, b, a);
        }
        let nan = self.cmp("nan", a, a);
        let b_wins = self.bitwise("or", beyond, nan);
        self.sel(b_wins, b, a)
    }
    pub(in crate::cuda) fn up_to_six(&mut self, x: Val) -> Val {
        let (three, zero, six) = (
            self.lit(x.ty, 3.0),
            self.lit(x.ty, 0.0),
            self.lit(x.ty, 6.0),
        );
        let x = self.add(x, three);
        self.between(x, zero, six)
    }

    /// Whether the sign bit is set.
    pub(in crate::cuda) fn is_signed(&mut self, x: Val) -> Val {
        let ty = if x.ty == F32 { I32 } else { I64 };
        let (bits, none) = (self.bits_as(x, ty), self.int(ty, 0));
        self.cmp("lt", bits, none)
    }

    // Floats with a remainder.

    /// The exact remainder of the quotient rounded towards 0: subtracts the divisor, doubled as often as it fits,
    /// then halved again. Each step is exact.
    pub(in crate::cuda) fn rest(&mut self, a: Val, b: Val) -> Val {
        let (zero, up) = (self.lit(a.ty, 0.0), self.lit(a.ty, f64::INFINITY));
        let (size, divisor) = (self.abs(a), self.abs(b));
        let finite = self.cmp("lt", size, up);
        let some = self.cmp("gt", divisor, zero);
        let there_is = self.bitwise("and", finite, some);
        // If there is no remainder, a number less than any divisor, so that no step is taken.
        let none = self.lit(a.ty, -1.0);
        let size = self.sel(there_is, size, none);
        let (rest, part) = (self.copy(size), self.copy(divisor));
        let (double, largest, halve, done) =
            (self.label(), self.label(), self.label(), self.label());
        self.place_label(double);
        let twice = self.add(part, part);
        let fits = self.cmp("le", twice, rest);
        let beyond = self.not(fits);
        self.line(&std::format!("@{beyond} bra L{largest}"));
        self.set_to(part, twice);
        self.line(&std::format!("bra L{double}"));
        self.place_label(largest);
        self.place_label(halve);
        let less = self.sub(rest, part);
        let fits = self.cmp("ge", rest, part);
        let next = self.sel(fits, less, rest);
        self.set_to(rest, next);
        let more = self.cmp("gt", part, divisor);
        let last = self.not(more);
        self.line(&std::format!("@{last} bra L{done}"));
        let half = self.scaled(part, 0.5);
        self.set_to(part, half);
        self.line(&std::format!("bra L{halve}"));
        self.place_label(done);
        let y = self.signed_as(rest, a);
        let nan = self.lit(a.ty, f64::NAN);
        self.sel(there_is, y, nan)
    }
    // Whether a remainder is not 0 and its sign differs from the divisor's.
    pub(in crate::cuda) fn other_sign(&mut self, rest: Val, b: Val) -> Val {
        let zero = self.lit(b.ty, 0.0);
        let (below, b_below) = (self.cmp("lt", rest, zero), self.cmp("lt", b, zero));
        let differ = self.bitwise("xor", below, b_below);
        let some = self.cmp("ne", rest, zero);
        self.bitwise("and", differ, some)
    }
    /// The quotient rounded down, computed through the remainder as in PyTorch.
    pub(in crate::cuda) fn floats_divided(&mut self, a: Val, b: Val) -> Val {
        let (zero, one, half) = (
            self.lit(a.ty, 0.0),
            self.lit(a.ty, 1.0),
            self.lit(a.ty, 0.5),
        );
        let rest = self.rest(a, b);
        let whole = self.sub(a, rest);
        let quotient = self.div(whole, b);
        let less = self.sub(quotient, one);
        let other = self.other_sign(rest, b);
        let quotient = self.sel(other, less, quotient);
        let floor = self.whole("rmi", quotient);
        let behind = self.sub(quotient, floor);
        let above = self.cmp("gt", behind, half);
        let next = self.add(floor, one);
        let y = self.sel(above, next, floor);
        let plain = self.div(a, b);
        let none = self.signed_as(zero, plain);
        let nothing = self.cmp("eq", quotient, zero);
        let y = self.sel(nothing, none, y);
        let by_zero = self.cmp("eq", b, zero);
        self.sel(by_zero, plain, y)
    }

    // The error function.

    /// Near 0, by the Taylor series.
    fn erf_series(&mut self, x: Val) -> Val {
        let count = self.terms(x.ty, 7, 13);
        let mut factorial = 1.0;
        let terms = (0..count).map(|n| {
            if n > 0 {
                factorial *= -(n as f64);
            }
            core::f64::consts::FRAC_2_SQRT_PI / (factorial * (2 * n + 1) as f64)
        });
        let terms: Vec<f64> = terms.collect();
        let square = self.mul(x, x);
        let p = self.polynomial(square, &terms);
        self.mul(p, x)
    }
    /// The complementary error function, for numbers from ½ on: e^(-x²) times a polynomial in 2 / (2 + x).
    fn erfc_far(&mut self, x: Val) -> Val {
        let largest = self.lit(x.ty, if x.ty == F32 { 11.0 } else { 28.0 });
        let x = self.smaller(x, largest);
        let (two, one) = (self.lit(x.ty, 2.0), self.lit(x.ty, 1.0));
        let under = self.add(x, two);
        let t = self.div(two, under);
        let wide = self.scaled(t, 2.5);
        let s = self.sub(wide, one);
        // Σ cₖ·Tₖ(s), by Clenshaw's recurrence.
        let count = self.terms(x.ty, 12, 26);
        let series = chebyshev(count);
        let (double, mut b1, mut b2) = (self.add(s, s), self.lit(x.ty, 0.0), self.lit(x.ty, 0.0));
        for c in series.iter().skip(1).rev() {
            let c = self.lit(x.ty, *c);
            let c = self.sub(c, b2);
            (b1, b2) = (self.fma(double, b1, c), b1);
        }
        let c = self.lit(x.ty, series[0]);
        let c = self.sub(c, b2);
        let p = self.fma(s, b1, c);
        // The rounding error of the square.
        let square = self.mul(x, x);
        let minus = self.neg(square);
        let tail = self.fma(x, x, minus);
        let e = self.exp(minus);
        let less = self.neg(tail);
        let e = self.fma(less, e, e);
        let p = self.mul(p, t);
        self.mul(e, p)
    }
    pub(in crate::cuda) fn erf(&mut self, x: Val) -> Val {
        let (size, half, one) = (self.abs(x), self.lit(x.ty, 0.5), self.lit(x.ty, 1.0));
        let near = self.erf_series(x);
        let far = self.erfc_far(size);
        let far = self.sub(one, far);
        let far = self.signed_as(far, x);
        let is_near = self.cmp("lt", size, half);
        self.sel(is_near, near, far)
    }
    pub(in crate::cuda) fn erfc(&mut self, x: Val) -> Val {
        let (size, half, zero) = (self.abs(x), self.lit(x.ty, 0.5), self.lit(x.ty, 0.0));
        let (one, two) = (self.lit(x.ty, 1.0), self.lit(x.ty, 2.0));
        let series = self.erf_series(x);
        let near = self.sub(one, series);
        let above = self.erfc_far(size);
        let under = self.sub(two, above);
        let below = self.cmp("lt", x, zero);
        let far = self.sel(below, under, above);
        let is_near = self.cmp("lt", size, half);
        self.sel(is_near, near, far)
    }

    // Integers.

    pub(in crate::cuda) fn common_divisor(&mut self, a: Val, b: Val) -> Val {
        let (a, b) = (self.abs(a), self.abs(b));
        let (a, b) = (self.copy(a), self.copy(b));
        let (again, done) = (self.label(), self.label());
        self.place_label(again);
        let zero = self.int(b.ty, 0);
        let last = self.cmp("eq", b, zero);
        self.line(&std::format!("@{last} bra L{done}"));
        let rest = self.divided(a, b).2;
        self.set_to(a, b);
        self.set_to(b, rest);
        self.line(&std::format!("bra L{again}"));
        self.place_label(done);
        a
    }

    /// The quotient rounded down, its remainder, and the remainder of the quotient rounded towards 0. Division by 0
    /// gives quotient 0 and the dividend as remainder.
    pub(in crate::cuda) fn divided(&mut self, a: Val, b: Val) -> (Val, Val, Val) {
        let (ty, zero, one) = (a.ty, self.int(a.ty, 0), self.int(a.ty, 1));
        let by_zero = self.cmp("eq", b, zero);
        let safe = self.sel(by_zero, one, b);
        // The smallest integer divided by -1 wraps to itself, which not every device guarantees.
        let mut safe_a = a;
        let mut by_minus = None;
        if ty.is_signed() {
            let minus = self.int(ty, -1);
            let is = self.cmp("eq", b, minus);
            safe_a = self.sel(is, zero, a);
            by_minus = Some(is);
        }
        let mut quotient = self.div(safe_a, safe);
        let mut rest = self.rem(safe_a, safe);
        if let Some(is) = by_minus {
            let opposite = self.neg(a);
            quotient = self.sel(is, opposite, quotient);
            rest = self.sel(is, zero, rest);
        }
        quotient = self.sel(by_zero, zero, quotient);
        rest = self.sel(by_zero, a, rest);
        if !ty.is_signed() {
            return (quotient, rest, rest);
        }
        let signs = self.bitwise("xor", a, b);
        let differ = self.cmp("lt", signs, zero);
        let some = self.cmp("ne", rest, zero);
        let other = self.cmp("ne", b, zero);
        let down = self.bitwise("and", differ, some);
        let down = self.bitwise("and", down, other);
        let less = self.sub(quotient, one);
        let more = self.add(rest, b);
        (
            self.sel(down, less, quotient),
            self.sel(down, more, rest),
            rest,
        )
    }
    pub(in crate::cuda) fn shifted(&mut self, left: bool, x: Val, by: Val) -> Val {
        let (ty, zero) = (x.ty, self.int(x.ty, 0));
        let bits = self.int(ty, ty.bits().into());
        let beyond = self.cmp("ge", by, bits);
        let negative = self.cmp("lt", by, zero);
        let beyond = self.bitwise("or", beyond, negative);
        let last = self.int(ty, i64::from(ty.bits()) - 1);
        let by = self.sel(beyond, last, by);
        let by = self.cvt(by, U32);
        let shifted = self.shift(left, x, by);
        let gone = if left || !ty.is_signed() {
            zero
        } else {
            let one = self.int(U32, 1);
            self.shift(false, shifted, one)
        };
        self.sel(beyond, gone, shifted)
    }
    /// Exponentiation by squaring, with one step per bit of the exponent. A negative exponent gives the reciprocal for
    /// floats, and 0 for integers other than 1 and -1.
    pub(in crate::cuda) fn whole_power(&mut self, x: Val, exponent: Val, kind: Ty) -> Val {
        let (zero, one) = (self.int(kind, 0), self.lit(x.ty, 1.0));
        let negative = self.cmp("lt", exponent, zero);
        let left = if x.ty.is_float() {
            self.abs(exponent)
        } else {
            self.sel(negative, zero, exponent)
        };
        let (left, square) = (self.copy(left), self.copy(x));
        let power = self.copy(one);
        let (begin, end) = (self.label(), self.label());
        self.place_label(begin);
        let done = self.cmp("eq", left, zero);
        self.line(&std::format!("@{done} bra L{end}"));
        let unit = self.int(kind, 1);
        let low = self.bitwise("and", left, unit);
        let odd = self.cmp("ne", low, zero);
        let product = self.mul(power, square);
        let product = self.sel(odd, product, power);
        self.set_to(power, product);
        // An unsigned shift, valid for the absolute value of the smallest integer, too.
        let unsigned = left.as_type(if kind.bits() == 64 { U64 } else { U32 });
        let distance = self.int(U32, 1);
        let half = self.shift(false, unsigned, distance);
        self.set_to(left, half);
        let squared = self.mul(square, square);
        self.set_to(square, squared);
        self.line(&std::format!("bra L{begin}"));
        self.place_label(end);
        if x.ty.is_float() {
            let inverse = self.reciprocal(power);
            return self.sel(negative, inverse, power);
        }
        if !x.ty.is_signed() {
            return power;
        }
        let minus = self.int(x.ty, -1);
        let (is_one, is_minus) = (self.cmp("eq", x, one), self.cmp("eq", x, minus));
        let low = self.bitwise("and", exponent, unit);
        let odd = self.cmp("ne", low, zero);
        let sign = self.sel(odd, minus, one);
        let rest = self.sel(is_minus, sign, zero);
        let rest = self.sel(is_one, one, rest);
        self.sel(negative, rest, power)
    }

    // Exponentials and logarithms.

    /// Σ cₖ·xᵏ.
    fn polynomial(&mut self, x: Val, coefficients: &[f64]) -> Val {
        let mut all = coefficients.iter().rev().copied();
        let mut sum = self.lit(x.ty, all.next().unwrap_or(0.0));
        for c in all {
            let c = self.lit(x.ty, c);
            sum = self.fma(sum, x, c);
        }
        sum
    }
    // The number of terms of a series for the precision.
    fn terms(&self, ty: Ty, single: usize, double: usize) -> usize {
        if ty == F32 { single } else { double }
    }
    /// Writes a number as n·unit + rest, with n an integer. The unit is split into two parts, the first of which has
    /// few digits. `tail` is the part of the unit beyond double precision.
    fn reduced(&mut self, x: Val, unit: (f64, f64), few: u32) -> (Val, Val) {
        let parts = self.scaled(x, 1.0 / unit.0);
        let n = self.whole("rni", parts);
        (n, self.without(x, n, unit, few))
    }
    // x - n·unit.
    fn without(&mut self, x: Val, n: Val, (unit, tail): (f64, f64), few: u32) -> Val {
        let high = if x.ty == F32 {
            f64::from(f32::from_bits((unit as f32).to_bits() & (!0 << few)))
        } else {
            f64::from_bits(unit.to_bits() & (!0 << (few + 12)))
        };
        let (minus_high, minus_low) = (self.lit(x.ty, -high), self.lit(x.ty, high - unit - tail));
        let rest = self.fma(n, minus_high, x);
        self.fma(n, minus_low, rest)
    }
    // 2ⁿ·x, for n up to twice the range of a float's exponent.
    fn scale_by_power(&mut self, x: Val, n: Val) -> Val {
        let (bias, digits, bits) = if x.ty == F32 {
            (127, 23, U32)
        } else {
            (1023, 52, U64)
        };
        let whole = self.cvt(n, I32);
        let one = self.int(U32, 1);
        let half = self.shift(false, whole, one);
        let other = self.sub(whole, half);
        let mut y = x;
        for part in [half, other] {
            let bias = self.int(I32, bias);
            let part = self.add(part, bias);
            let part = self.cvt(part, bits);
            let digits = self.int(U32, digits);
            let part = self.shift(true, part, digits);
            let power = self.bits_as(part, x.ty);
            y = self.mul(y, power);
        }
        y
    }
    // Overflow to infinity and underflow to 0 of exponentials, with limits in powers of 2.
    fn within_exponents(&mut self, x: Val, y: Val, unit: f64) -> Val {
        let (top, bottom) = if x.ty == F32 {
            (129.0, -152.0)
        } else {
            (1025.0, -1078.0)
        };
        let (top, bottom) = (self.lit(x.ty, top * unit), self.lit(x.ty, bottom * unit));
        let (over, under) = (self.cmp("gt", x, top), self.cmp("lt", x, bottom));
        let (infinity, zero) = (self.lit(x.ty, f64::INFINITY), self.lit(x.ty, 0.0));
        let y = self.sel(over, infinity, y);
        self.sel(under, zero, y)
    }
    pub(in crate::cuda) fn exp(&mut self, x: Val) -> Val {
        let (n, rest) = self.reduced(x, (LN_2, LN_2_TAIL), 8);
        let count = self.terms(x.ty, 8, 14);
        let p = self.polynomial(rest, &factorials(0)[..count]);
        let y = self.scale_by_power(p, n);
        self.within_exponents(x, y, LN_2)
    }
    /// [`exp`](Self::exp) of a number that is not above 0, to the same bits.
    pub(in crate::cuda) fn exp_below_zero(&mut self, x: Val) -> Val {
        // A sum with this number is rounded to an integer, which its low bits hold.
        let (whole, bits, digits, raised) = if x.ty == F32 {
            (12_582_912.0, U32, 23, 64)
        } else {
            (6_755_399_441_055_744.0, U64, 52, 512)
        };
        let bias = if x.ty == F32 { 127 } else { 1023 };
        let parts = self.scaled(x, 1.0 / LN_2);
        let whole = self.lit(x.ty, whole);
        let sum = self.add(parts, whole);
        let n = self.sub(sum, whole);
        let rest = self.without(x, n, (LN_2, LN_2_TAIL), 8);
        let count = self.terms(x.ty, 8, 14);
        let p = self.polynomial(rest, &factorials(0)[..count]);
        // The power times 2 to the number by which it is raised, so that no exponent is too small.
        let sum = self.bits_as(sum, bits);
        let by = self.int(U32, digits);
        let power = self.shift(true, sum, by);
        let one = self.int(bits, (bias + raised) << digits);
        let power = self.add(power, one);
        let power = self.bits_as(power, x.ty);
        let y = self.mul(p, power);
        let y = self.scaled(y, 2f64.powi(-(raised as i32)));
        self.within_exponents(x, y, LN_2)
    }
    pub(in crate::cuda) fn exp2(&mut self, x: Val) -> Val {
        let n = self.whole("rni", x);
        let rest = self.sub(x, n);
        let rest = self.scaled(rest, LN_2);
        let count = self.terms(x.ty, 8, 14);
        let p = self.polynomial(rest, &factorials(0)[..count]);
        let y = self.scale_by_power(p, n);
        self.within_exponents(x, y, 1.0)
    }
    pub(in crate::cuda) fn expm1(&mut self, x: Val) -> Val {
        // The series near 0; elsewhere the subtraction loses no accuracy.
        let count = self.terms(x.ty, 8, 15);
        let p = self.polynomial(x, &factorials(1)[..count]);
        let near = self.mul(x, p);
        let (e, one) = (self.exp(x), self.lit(x.ty, 1.0));
        let far = self.sub(e, one);
        let (size, half) = (self.abs(x), self.lit(x.ty, 0.5));
        let is_near = self.cmp("lt", size, half);
        self.sel(is_near, near, far)
    }
    // The mantissa, which is between √½ and √2, and the exponent.
    fn mantissa(&mut self, x: Val) -> (Val, Val) {
        let (ty, float) = if x.ty == F32 {
            (I32, true)
        } else {
            (I64, false)
        };
        // Subnormal numbers are scaled up.
        let (smallest, lift, less) = if float {
            (f64::from(f32::MIN_POSITIVE), 8388608.0, 23)
        } else {
            (f64::MIN_POSITIVE, 18014398509481984.0, 54)
        };
        let smallest = self.lit(x.ty, smallest);
        let small = self.cmp("lt", x, smallest);
        let lifted = self.scaled(x, lift);
        let y = self.sel(small, lifted, x);
        let (less, none) = (self.int(ty, less), self.int(ty, 0));
        let less = self.sel(small, less, none);
        let bits = self.bits_as(y, ty);
        let (root, digits) = if float {
            (0x3F35_04F3, 23)
        } else {
            (0x3FE6_A09E_667F_3BCD, 52)
        };
        let root = self.int(ty, root);
        let above = self.sub(bits, root);
        let digits = self.int(U32, digits);
        let n = self.shift(false, above, digits);
        let whole = self.shift(true, n, digits);
        let m = self.sub(bits, whole);
        let m = self.bits_as(m, x.ty);
        let n = self.sub(n, less);
        (m, self.cvt(n, x.ty))
    }
    /// ln of the mantissa, which is between √½ and √2, and the exponent.
    pub(in crate::cuda) fn log_parts(&mut self, x: Val) -> (Val, Val) {
        let (m, n) = self.mantissa(x);
        // With f = m - 1 and s = f / (2 + f): ln m = f - s·(f - R), R = 2s²/3 + 2s⁴/5 + …
        let (one, two) = (self.lit(x.ty, 1.0), self.lit(x.ty, 2.0));
        let f = self.sub(m, one);
        let under = self.add(f, two);
        let s = self.div(f, under);
        let z = self.mul(s, s);
        let count = self.terms(x.ty, 5, 11);
        let series: Vec<f64> = (0..count).map(|i| 2.0 / (2 * i + 3) as f64).collect();
        let r = self.polynomial(z, &series);
        let r = self.mul(r, z);
        let rest = self.sub(f, r);
        let minus = self.neg(s);
        (self.fma(minus, rest, f), n)
    }
    // The logarithm at 0, ∞ and negative numbers.
    fn log_ends(&mut self, x: Val, y: Val) -> Val {
        let (zero, nan) = (self.lit(x.ty, 0.0), self.lit(x.ty, f64::NAN));
        let (up, down) = (
            self.lit(x.ty, f64::INFINITY),
            self.lit(x.ty, f64::NEG_INFINITY),
        );
        let at_zero = self.cmp("eq", x, zero);
        let at_end = self.cmp("eq", x, up);
        let below = self.cmp("ltu", x, zero);
        let y = self.sel(at_zero, down, y);
        let y = self.sel(at_end, up, y);
        self.sel(below, nan, y)
    }
    /// To another base: ln of the mantissa and the exponent, each times its factor.
    pub(in crate::cuda) fn log_to(
        &mut self,
        x: Val,
        log: Val,
        n: Val,
        digits: f64,
        exponent: f64,
    ) -> Val {
        let high = if x.ty == F32 {
            f64::from(digits as f32)
        } else {
            digits
        };
        let whole = self.scaled(n, exponent);
        // The factor, split into two parts.
        let low = self.lit(x.ty, digits - high);
        let high = self.lit(x.ty, high);
        let y = self.fma(log, low, whole);
        let y = self.fma(log, high, y);
        self.log_ends(x, y)
    }
    pub(in crate::cuda) fn log(&mut self, x: Val) -> Val {
        let (log, n) = self.log_parts(x);
        let high = if x.ty == F32 {
            0.693359375
        } else {
            f64::from_bits(0x3FE6_2E42_FEFA_0000)
        };
        let (low, high) = (
            self.lit(x.ty, LN_2 - high + LN_2_TAIL),
            self.lit(x.ty, high),
        );
        let y = self.fma(n, low, log);
        let y = self.fma(n, high, y);
        self.log_ends(x, y)
    }
    pub(in crate::cuda) fn log1p(&mut self, x: Val) -> Val {
        // ln(u)·x / (u - 1), of u = 1 + x rounded: the error of u cancels.
        let one = self.lit(x.ty, 1.0);
        let u = self.add(x, one);
        let log = self.log(u);
        let back = self.sub(u, one);
        let part = self.div(x, back);
        let y = self.mul(log, part);
        let small = self.cmp("eq", u, one);
        let y = self.sel(small, x, y);
        // If u is infinite or 0, the quotient is not used.
        let up = self.lit(x.ty, f64::INFINITY);
        let infinite = self.cmp("eq", u, up);
        let zero = self.lit(x.ty, 0.0);
        let at_zero = self.cmp("eq", u, zero);
        let plain = self.bitwise("or", infinite, at_zero);
        self.sel(plain, log, y)
    }
    // a + b, and what rounding takes from it: `a` is the larger, or 0.
    fn sum_and_rest(&mut self, a: Val, b: Val) -> (Val, Val) {
        let sum = self.add(a, b);
        let back = self.sub(a, sum);
        (sum, self.add(back, b))
    }
    // a·b, and what rounding takes from it.
    fn product_and_rest(&mut self, a: Val, b: Val) -> (Val, Val) {
        let product = self.mul(a, b);
        let minus = self.neg(product);
        (product, self.fma(a, b, minus))
    }
    // The logarithm of a double, which is not negative, as a sum of two.
    fn log_in_two(&mut self, x: Val) -> (Val, Val) {
        let (m, n) = self.mantissa(x);
        // s = (m - 1) / (m + 1): the first difference is exact.
        let one = self.lit(F64, 1.0);
        let f = self.sub(m, one);
        let (under, lost) = self.sum_and_rest(one, m);
        let s = self.div(f, under);
        let minus = self.neg(s);
        let rest = self.fma(minus, under, f);
        let rest = self.fma(minus, lost, rest);
        let s_low = self.div(rest, under);
        // ln m = 2s·(1 + w), with w = z·p, z = s² and p = ⅓ + z/5 + z²/7 + …
        let (z, rest) = self.product_and_rest(s, s);
        let twice = self.add(s, s);
        let z_low = self.fma(twice, s_low, rest);
        let series: Vec<f64> = (0..12).map(|i| 1.0 / (2 * i + 5) as f64).collect();
        let more = self.polynomial(z, &series);
        let more = self.mul(more, z);
        let (third, tail) = (self.lit(F64, 1.0 / 3.0), self.lit(F64, THIRD_TAIL));
        let (p, rest) = self.sum_and_rest(third, more);
        let p_low = self.add(rest, tail);
        let times = |k: &mut Self, (a, a_low): (Val, Val), (b, b_low): (Val, Val)| {
            let (product, rest) = k.product_and_rest(a, b);
            let rest = k.fma(a, b_low, rest);
            (product, k.fma(a_low, b, rest))
        };
        let w = times(self, (z, z_low), (p, p_low));
        let (part, part_low) = times(self, (s, s_low), w);
        let (half, rest) = self.sum_and_rest(s, part);
        let low = self.add(s_low, part_low);
        let half_low = self.add(rest, low);
        let (log, log_low) = (self.add(half, half), self.add(half_low, half_low));
        // n·ln 2: the product with the first part is exact.
        let high = f64::from_bits(0x3FE6_2E42_FEFA_0000);
        let whole = self.scaled(n, high);
        let (y, rest) = self.sum_and_rest(whole, log);
        let low = self.lit(F64, LN_2 - high + LN_2_TAIL);
        let low = self.fma(n, low, log_low);
        let low = self.add(rest, low);
        (self.log_ends(x, y), low)
    }
    // e to the power of a sum of two doubles, the second of which is small.
    fn exp_of_two(&mut self, x: Val, low: Val) -> Val {
        let parts = self.scaled(x, 1.0 / LN_2);
        let n = self.whole("rni", parts);
        // The product with the first part of ln 2 is exact, and so is the difference.
        let high = f64::from_bits(LN_2.to_bits() & (!0 << 20));
        let minus = self.lit(F64, -high);
        let first = self.fma(n, minus, x);
        let minus = self.lit(F64, high - LN_2 - LN_2_TAIL);
        let second = self.fma(n, minus, low);
        let (rest, rest_low) = self.sum_and_rest(first, second);
        // 1 + rest + rest²·(½ + rest/6 + …)
        let square = self.mul(rest, rest);
        let p = self.polynomial(rest, &factorials(2)[..13]);
        let p = self.mul(p, square);
        let one = self.lit(F64, 1.0);
        let (sum, lost) = self.sum_and_rest(one, rest);
        let tail = self.fma(rest_low, rest, rest_low);
        let p = self.add(p, tail);
        let p = self.add(p, lost);
        let y = self.add(sum, p);
        let y = self.scale_by_power(y, n);
        self.within_exponents(x, y, LN_2)
    }
    // aᵇ of doubles, the first of which is not negative. The logarithm has twice their digits, so that the power has all
    // of its own.
    fn power_of_size(&mut self, a: Val, b: Val) -> Val {
        let (log, log_low) = self.log_in_two(a);
        let (product, rest) = self.product_and_rest(log, b);
        let low = self.fma(log_low, b, rest);
        // Where the power overflows, the rest may be NaN.
        let (size, end, zero) = (self.abs(product), self.lit(F64, 1100.0), self.lit(F64, 0.0));
        let within = self.cmp("lt", size, end);
        let low = self.sel(within, low, zero);
        self.exp_of_two(product, low)
    }
    /// aᵇ: of doubles to the last place, of floats, which are computed in doubles, to the last place but one.
    pub(in crate::cuda) fn power(&mut self, a: Val, b: Val) -> Val {
        let ty = a.ty;
        let (a, b) = (self.cvt(a, F64), self.cvt(b, F64));
        let size = self.abs(a);
        let y = if ty == F64 {
            self.power_of_size(size, b)
        } else {
            let log = self.log(size);
            let product = self.mul(log, b);
            self.exp(product)
        };
        // The sign for a negative base: that of the exponent's last bit if the exponent is an integer; otherwise the
        // power is NaN.
        let (zero, one, two) = (self.lit(F64, 0.0), self.lit(F64, 1.0), self.lit(F64, 2.0));
        let negative_bits = self.bits_as(a, I64);
        let none = self.int(I64, 0);
        let negative = self.cmp("lt", negative_bits, none);
        let below = self.cmp("lt", a, zero);
        let whole = self.whole("rzi", b);
        let is_whole = self.cmp("eq", whole, b);
        let half = self.div(b, two);
        let half_whole = self.whole("rzi", half);
        let even = self.cmp("eq", half, half_whole);
        let not_even = self.not(even);
        let odd = self.bitwise("and", is_whole, not_even);
        let flips = self.bitwise("and", odd, negative);
        let minus = self.neg(y);
        let y = self.sel(flips, minus, y);
        let minus_infinity = self.lit(F64, f64::NEG_INFINITY);
        let finite = self.cmp("gt", a, minus_infinity);
        let not_whole = self.not(is_whole);
        let no_root = self.bitwise("and", below, not_whole);
        let no_root = self.bitwise("and", no_root, finite);
        let nan = self.lit(F64, f64::NAN);
        let y = self.sel(no_root, nan, y);
        // The power is 1 for base 1, for exponent 0, and for base -1 with an infinite exponent.
        let a_one = self.cmp("eq", a, one);
        let b_zero = self.cmp("eq", b, zero);
        let size_one = self.cmp("eq", size, one);
        let (b_size, up) = (self.abs(b), self.lit(F64, f64::INFINITY));
        let b_infinite = self.cmp("eq", b_size, up);
        let units = self.bitwise("and", size_one, b_infinite);
        let is_one = self.bitwise("or", a_one, b_zero);
        let is_one = self.bitwise("or", is_one, units);
        let y = self.sel(is_one, one, y);
        self.cvt(y, ty)
    }

    // Trigonometric functions.

    /// The sine, or with `turn` 1 the cosine, computed in doubles.
    pub(in crate::cuda) fn sine(&mut self, x: Val, turn: i64) -> Val {
        let angle = self.angle(x);
        self.sine_of(x, angle, turn)
    }
    pub(in crate::cuda) fn tangent(&mut self, x: Val) -> Val {
        let angle = self.angle(x);
        let (sin, cos) = (self.sine_of(x, angle, 0), self.sine_of(x, angle, 1));
        self.div(sin, cos)
    }
    // An angle less the nearest multiple of π/2, as a double, and the number of the multiple, modulo 4 at least. For an
    // infinite angle, the difference is NaN.
    fn angle(&mut self, x: Val) -> (Val, Val) {
        let ty = x.ty;
        let x = self.cvt(x, F64);
        // π/2, split into three parts.
        let parts = self.scaled(x, 1.0 / FRAC_PI_2);
        let n = self.whole("rni", parts);
        let mut rest = x;
        for part in [
            f64::from_bits(0x3FF9_21FB_5440_0000),
            f64::from_bits(0x3DD0_B461_1A60_0000),
            f64::from_bits(0x3BA3_198A_2E03_7073),
        ] {
            let part = self.lit(F64, -part);
            rest = self.fma(n, part, rest);
        }
        let quadrant = self.cvt(n, I64);
        let quadrant = self.cvt(quadrant, I32);
        let (rest, quadrant) = (self.copy(rest), self.copy(quadrant));
        let (size, done) = (self.abs(x), self.label());
        let (end, up) = (self.lit(F64, FAR), self.lit(F64, f64::INFINITY));
        let (far, finite) = (self.cmp("ge", size, end), self.cmp("lt", size, up));
        let far = self.bitwise("and", far, finite);
        self.line(&std::format!("@!{far} bra L{done}"));
        let (other, number) = self.far_angle(x, ty == F64);
        self.set_to(rest, other);
        self.set_to(quadrant, number);
        self.place_label(done);
        (rest, quadrant)
    }
    // As `angle`, of a finite angle of at least `FAR`, as an integer: of its product with 2/π, the bits that do not count
    // multiples of 4 and are not too small.
    fn far_angle(&mut self, x: Val, is_double: bool) -> (Val, Val) {
        // How many words of 2/π there are for the largest exponent, and how many of them count.
        let (words, count) = if is_double { (19, 3) } else { (4, 2) };
        let bits = self.bits_as(x, U64);
        let (all, hidden) = (self.int(U64, (1 << 52) - 1), self.int(U64, 1 << 52));
        let digits = self.bitwise("and", bits, all);
        let digits = self.bitwise("or", digits, hidden);
        let by = self.int(U32, 52);
        let exponent = self.shift(false, bits, by);
        let exponent = self.cvt(exponent, U32);
        let all = self.int(U32, 0x7FF);
        let exponent = self.bitwise("and", exponent, all);
        // The first bit of 2/π that counts, after a word of zeros. The last digit of the angle is 2^(exponent - 1075).
        let before = self.int(U32, 1075 - 64 + 2);
        let first = self.sub(exponent, before);
        let mut from: Vec<Val> = (core::iter::once(0).chain(TWO_OVER_PI).take(words + 1))
            .map(|word| self.int(U64, word as i64))
            .collect();
        // Moves the words by 16, 8, 4, 2 and 1, as the bits of the number of the first of them say.
        let none = self.int(U32, 0);
        for distance in [16, 8, 4, 2, 1] {
            if distance + count >= from.len() {
                continue;
            }
            let is_set = self.int(U32, 64 * distance as i64);
            let is_set = self.bitwise("and", first, is_set);
            let moves = self.cmp("ne", is_set, none);
            from = (0..from.len().min(distance + count))
                .map(|i| match from.get(i + distance) {
                    Some(&further) => self.sel(moves, further, from[i]),
                    None => from[i],
                })
                .collect();
        }
        // Then by bits. A distance is below 64.
        let (last, one) = (self.int(U32, 63), self.int(U32, 1));
        let by = self.bitwise("and", first, last);
        let back = self.sub(last, by);
        let window: Vec<Val> = (0..count)
            .map(|i| {
                let high = self.shift(true, from[i], by);
                let low = self.shift(false, from[i + 1], one);
                let low = self.shift(false, low, back);
                self.bitwise("or", high, low)
            })
            .collect();
        // The product modulo 2¹²⁸, which is 4 times π/2, in two words.
        let high_of = |k: &mut Self, x: Val| k.op("mul.hi.u64", U64, &[digits, x]);
        let mut high = self.mul(digits, window[0]);
        let mut low = self.mul(digits, window[1]);
        let carried = high_of(self, window[1]);
        high = self.add(high, carried);
        if let Some(&rest) = window.get(2) {
            let carried = high_of(self, rest);
            low = self.add(low, carried);
            let over = self.cmp("lt", low, carried);
            let over = self.cvt(over, U64);
            high = self.add(high, over);
        }
        let (half, digits) = (self.int(U64, 1 << 61), self.int(U32, 62));
        let number = self.add(high, half);
        let number = self.shift(false, number, digits);
        let whole = self.shift(true, number, digits);
        let high = self.sub(high, whole).as_type(I64);
        // The fraction, as a sum of doubles.
        let (by, all) = (self.int(U32, 32), self.int(I64, 0xFFFF_FFFF));
        let (a, b) = (self.shift(false, high, by), self.bitwise("and", high, all));
        let [a, b, c] = [(a, -30), (b, -62), (low, -126)].map(|(x, power)| {
            let x = self.cvt(x, F64);
            self.scaled(x, 2f64.powi(power))
        });
        let (sum, lost) = self.sum_and_rest(a, b);
        let lost = self.add(lost, c);
        let rest = self.scaled(lost, FRAC_PI_2);
        let tail = self.lit(F64, FRAC_PI_2_TAIL);
        let rest = self.fma(sum, tail, rest);
        let unit = self.lit(F64, FRAC_PI_2);
        let rest = self.fma(sum, unit, rest);
        let number = self.cvt(number, I32);
        let (below, minus) = (self.is_signed(x), self.neg(rest));
        let rest = self.sel(below, minus, rest);
        let minus = self.neg(number);
        (rest, self.sel(below, minus, number))
    }
    // The sine or cosine of an angle that `angle` has reduced.
    fn sine_of(&mut self, x: Val, (rest, quadrant): (Val, Val), turn: i64) -> Val {
        let (ty, is_sine) = (x.ty, turn == 0);
        let x = self.cvt(x, F64);
        let turn = self.int(I32, turn);
        let quadrant = self.add(quadrant, turn);
        let z = self.mul(rest, rest);
        let sin: Vec<f64> = alternating(1);
        let cos: Vec<f64> = alternating(0);
        let p = self.polynomial(z, &sin);
        let sin = self.mul(p, rest);
        let cos = self.polynomial(z, &cos);
        let (one, two, none) = (self.int(I32, 1), self.int(I32, 2), self.int(I32, 0));
        let odd = self.bitwise("and", quadrant, one);
        let odd = self.cmp("ne", odd, none);
        let y = self.sel(odd, cos, sin);
        let half = self.bitwise("and", quadrant, two);
        let below = self.cmp("ne", half, none);
        let minus = self.neg(y);
        let y = self.sel(below, minus, y);
        // The sine of -0 keeps the sign.
        let zero = self.lit(F64, 0.0);
        let y = if is_sine {
            let at_zero = self.cmp("eq", x, zero);
            self.sel(at_zero, x, y)
        } else {
            y
        };
        self.cvt(y, ty)
    }
    /// √(1 - x²).
    pub(in crate::cuda) fn other_leg(&mut self, x: Val) -> Val {
        let one = self.lit(x.ty, 1.0);
        let (less, more) = (self.sub(one, x), self.add(one, x));
        let product = self.mul(less, more);
        self.sqrt(product)
    }
    /// The angle of the point (x, y), computed in doubles.
    pub(in crate::cuda) fn atan2(&mut self, y: Val, x: Val) -> Val {
        let ty = y.ty;
        let (y, x) = (self.cvt(y, F64), self.cvt(x, F64));
        let (one, zero) = (self.lit(F64, 1.0), self.lit(F64, 0.0));
        let (a, b) = (self.abs(y), self.abs(x));
        let steep = self.cmp("gt", a, b);
        let (small, large) = (self.sel(steep, b, a), self.sel(steep, a, b));
        let t = self.div(small, large);
        // Two infinities give π/4 and two zeros give 0, before the quadrant is applied.
        let equal = self.cmp("eq", small, large);
        let t = self.sel(equal, one, t);
        let nothing = self.cmp("eq", large, zero);
        let mut t = self.sel(nothing, zero, t);
        // Halves the angle twice: tan(α/2) = t / (1 + √(1 + t²)).
        for _ in 0..2 {
            let square = self.fma(t, t, one);
            let root = self.sqrt(square);
            let under = self.add(one, root);
            t = self.div(t, under);
        }
        let z = self.mul(t, t);
        let series: Vec<f64> = (0..14)
            .map(|i| if i % 2 == 0 { 4.0 } else { -4.0 } / (2 * i + 1) as f64)
            .collect();
        let p = self.polynomial(z, &series);
        let angle = self.mul(p, t);
        let quarter = self.lit(F64, FRAC_PI_2);
        let rest = self.sub(quarter, angle);
        let angle = self.sel(steep, rest, angle);
        let none = self.int(I64, 0);
        let x_bits = self.bits_as(x, I64);
        let behind = self.cmp("lt", x_bits, none);
        let half = self.lit(F64, PI);
        let rest = self.sub(half, angle);
        let angle = self.sel(behind, rest, angle);
        let y_bits = self.bits_as(y, I64);
        let below = self.cmp("lt", y_bits, none);
        let minus = self.neg(angle);
        let angle = self.sel(below, minus, angle);
        // NaN if either is NaN.
        let nan = self.cmp("nan", x, y);
        let no = self.lit(F64, f64::NAN);
        let angle = self.sel(nan, no, angle);
        self.cvt(angle, ty)
    }
    pub(in crate::cuda) fn hypot(&mut self, a: Val, b: Val) -> Val {
        let (a, b) = (self.abs(a), self.abs(b));
        let swap = self.cmp("gt", b, a);
        let (large, small) = (self.sel(swap, b, a), self.sel(swap, a, b));
        let (one, zero, up) = (
            self.lit(a.ty, 1.0),
            self.lit(a.ty, 0.0),
            self.lit(a.ty, f64::INFINITY),
        );
        let part = self.div(small, large);
        let nothing = self.cmp("eq", large, zero);
        let part = self.sel(nothing, zero, part);
        let square = self.fma(part, part, one);
        let root = self.sqrt(square);
        let y = self.mul(large, root);
        // An infinite argument takes precedence over NaN.
        let (a_up, b_up) = (self.cmp("eq", a, up), self.cmp("eq", b, up));
        let infinite = self.bitwise("or", a_up, b_up);
        self.sel(infinite, up, y)
    }

    // Hyperbolic functions.

    // `size` with the sign of `x`.
    pub(in crate::cuda) fn signed_as(&mut self, size: Val, x: Val) -> Val {
        let (ty, bit) = if x.ty == F32 {
            (U32, 1 << 31)
        } else {
            (U64, i64::MIN)
        };
        let bit = self.int(ty, bit);
        let bits = self.bits_as(x, ty);
        let sign = self.bitwise("and", bits, bit);
        let size = self.bits_as(size, ty);
        let both = self.bitwise("or", size, sign);
        self.bits_as(both, x.ty)
    }
    // `x` over 1 + e⁻ʸ, as on the host: 0 where that is infinite.
    pub(in crate::cuda) fn times_logistic(&mut self, x: Val, y: Val) -> Val {
        let (one, minus) = (self.lit(y.ty, 1.0), self.neg(y));
        let e = self.exp(minus);
        let under = self.add(one, e);
        self.div(x, under)
    }
    pub(in crate::cuda) fn logistic(&mut self, x: Val) -> Val {
        let one = self.lit(x.ty, 1.0);
        self.times_logistic(one, x)
    }
    pub(in crate::cuda) fn sinh(&mut self, x: Val) -> Val {
        let (one, size) = (self.lit(x.ty, 1.0), self.abs(x));
        let e = self.expm1(size);
        let under = self.add(e, one);
        let part = self.div(e, under);
        let sum = self.add(e, part);
        let near = self.scaled(sum, 0.5);
        let far = self.half_exp(size);
        let y = self.beyond(size, 20.0, far, near);
        self.signed_as(y, x)
    }
    // eˣ / 2, where eˣ alone may overflow.
    fn half_exp(&mut self, x: Val) -> Val {
        let half = self.scaled(x, 0.5);
        let root = self.exp(half);
        let part = self.scaled(root, 0.5);
        self.mul(part, root)
    }
    fn beyond(&mut self, x: Val, end: f64, far: Val, near: Val) -> Val {
        let end = self.lit(x.ty, end);
        let beyond = self.cmp("gt", x, end);
        self.sel(beyond, far, near)
    }
    pub(in crate::cuda) fn cosh(&mut self, x: Val) -> Val {
        let size = self.abs(x);
        let e = self.exp(size);
        let inverse = self.reciprocal(e);
        let sum = self.add(e, inverse);
        let near = self.scaled(sum, 0.5);
        let far = self.half_exp(size);
        self.beyond(size, 20.0, far, near)
    }
    pub(in crate::cuda) fn tanh(&mut self, x: Val) -> Val {
        let (one, two, size) = (self.lit(x.ty, 1.0), self.lit(x.ty, 2.0), self.abs(x));
        let twice = self.add(size, size);
        let e = self.expm1(twice);
        let under = self.add(e, two);
        let part = self.div(e, under);
        let y = self.beyond(size, 22.0, one, part);
        self.signed_as(y, x)
    }
    pub(in crate::cuda) fn asinh(&mut self, x: Val) -> Val {
        let (one, size) = (self.lit(x.ty, 1.0), self.abs(x));
        // For larger numbers the square overflows.
        let square = self.mul(size, size);
        let more = self.add(square, one);
        let root = self.sqrt(more);
        let under = self.add(one, root);
        let part = self.div(square, under);
        let sum = self.add(size, part);
        let near = self.log1p(sum);
        let log = self.log(size);
        let ln2 = self.lit(x.ty, LN_2);
        let far = self.add(log, ln2);
        let y = self.beyond(size, 1e9, far, near);
        self.signed_as(y, x)
    }
    pub(in crate::cuda) fn acosh(&mut self, x: Val) -> Val {
        let (one, two) = (self.lit(x.ty, 1.0), self.lit(x.ty, 2.0));
        let t = self.sub(x, one);
        let more = self.add(t, two);
        let product = self.mul(t, more);
        let root = self.sqrt(product);
        let sum = self.add(t, root);
        let near = self.log1p(sum);
        let log = self.log(x);
        let ln2 = self.lit(x.ty, LN_2);
        let far = self.add(log, ln2);
        let y = self.beyond(x, 1e9, far, near);
        let below = self.cmp("lt", x, one);
        let nan = self.lit(x.ty, f64::NAN);
        self.sel(below, nan, y)
    }
    pub(in crate::cuda) fn atanh(&mut self, x: Val) -> Val {
        let (one, size) = (self.lit(x.ty, 1.0), self.abs(x));
        let twice = self.add(size, size);
        let under = self.sub(one, size);
        let part = self.div(twice, under);
        let log = self.log1p(part);
        let y = self.scaled(log, 0.5);
        self.signed_as(y, x)
    }
}

// The parts of ln 2, ⅓ and π/2 beyond double precision.
const LN_2_TAIL: f64 = 2.3190468138462996e-17;
const THIRD_TAIL: f64 = 1.850371707708594e-17;
const FRAC_PI_2_TAIL: f64 = 6.123233995736766e-17;

// From here on, angles are reduced in integers. Below, three parts of π/2 are enough.
const FAR: f64 = 1_073_741_824.0;
// The first bits of 2/π.
const TWO_OVER_PI: [u64; 19] = [
    0xA2F9_836E_4E44_1529,
    0xFC27_57D1_F534_DDC0,
    0xDB62_9599_3C43_9041,
    0xFE51_63AB_DEBB_C561,
    0xB724_6E3A_424D_D2E0,
    0x0649_2EEA_09D1_921C,
    0xFE1D_EB1C_B129_A73E,
    0xE882_35F5_2EBB_4484,
    0xE99C_7026_B45F_7E41,
    0x3991_D639_8353_39F4,
    0x9C84_5F8B_BDF9_283B,
    0x1FF8_97FF_DE05_980F,
    0xEF2F_118B_5A0A_6D1F,
    0x6D36_7ECF_27CB_09B7,
    0x4F46_3F66_9E5F_EA2D,
    0x7527_BAC7_EBE5_F17B,
    0x3D07_39F7_8A52_92EA,
    0x6BFB_5FB1_1F8D_5D08,
    0x5603_3046_FC7B_6BAB,
];

// 1/k!, for k from `from` on.
fn factorials(from: usize) -> Vec<f64> {
    let mut all = vec![1.0];
    for k in 1..20 {
        all.push(all[k - 1] / k as f64);
    }
    all.split_off(from)
}
// The series of the sine (1) or the cosine (0) in x².
fn alternating(from: usize) -> Vec<f64> {
    let all = factorials(0);
    all.iter()
        .skip(from)
        .step_by(2)
        .enumerate()
        .map(|(i, c)| if i % 2 == 0 { *c } else { -c })
        .collect()
}

// The Chebyshev coefficients of e^(x²)·erfc(x)·(2 + x) / 2 as a function of s = 5 / (2 + x) - 1, for x from ½ on,
// computed from its values at the Chebyshev nodes.
fn chebyshev(count: usize) -> Vec<f64> {
    // More nodes than coefficients.
    const NODES: usize = 48;
    let angle = |i: usize| PI * (i as f64 + 0.5) / NODES as f64;
    let value = |i: usize| {
        let x = 5.0 / (libm::cos(angle(i)) + 1.0) - 2.0;
        // A continued fraction, evaluated from its far end.
        let tail = (1..2000).rev().fold(x, |rest, n| x + n as f64 / 2.0 / rest);
        core::f64::consts::FRAC_2_SQRT_PI / 2.0 / tail * (2.0 + x) / 2.0
    };
    let values: Vec<f64> = (0..NODES).map(value).collect();
    let coefficient = |k: usize| {
        let waves = values
            .iter()
            .enumerate()
            .map(|(i, v)| v * libm::cos(k as f64 * angle(i)));
        waves.sum::<f64>() * if k == 0 { 1.0 } else { 2.0 } / NODES as f64
    };
    (0..count).map(coefficient).collect()
}
