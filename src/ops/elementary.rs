//! Exponentials and logarithms without branches, tables or calls, so that the compiler vectorizes loops over them.
//! Processors without vectors call `libm` instead.
//!
//! `blocks` has other functions, of adjacent elements, for AVX-512.
//!
//! All steps are IEEE 754 operations in a fixed order. An element therefore has the same result in a vector, in the
//! remainder of a loop, with vectors of any width and on any thread. With vectors `V` that fuse ([`Vectors::FUSED`]),
//! products and sums that need not be exact are fused, so that results may differ in the last bit from those without.
//! Errors are at most one unit in the last place; for e^x - 1 a hundredth more, for tanh and the inverse hyperbolic
//! functions 2. Infinities, NaN, zeros, overflow and gradual underflow follow IEEE 754.
//!
//! [`Vectors::FUSED`]: crate::expr::simd_dispatch::Vectors::FUSED
//!
//! **e^x.** With n the integer nearest to x / ln 2, and r = x - n ln 2, e^x is 2ⁿ e^r, |r| ≤ ln 2 / 2. Adding 1.5 ·
//! 2^(bits of the mantissa) to x / ln 2 leaves n in the lowest bits of the sum. ln 2 is subtracted in two parts; the
//! first has so few bits that its products with n are exact. e^r is 1 + r + r² q(r) with a polynomial q; 2ⁿ, which may
//! itself be out of range, is applied as two factors.
//!
//! **e^x - 1** is (2ⁿ - 1) + 2ⁿ r + 2ⁿ r² q(r); the rounding error of the first sum is added at the end.
//!
//! **tanh x**, in absolute value, is -e / (e + 2) with e = e^(-2 |x|) - 1, corrected by half of the rounding errors of e
//! and of the divisor: that is the right part where the result is small, and near 1 half a unit remains.
//!
//! **log₂ x, log₁₀ x** are ln x divided by ln 2 and ln 10; the upper digits are multiplied exactly.
//!
//! **sinh x, cosh x.** With h = e^|x| / 2, cosh is h + 1 / 4h, and above 1 sinh is h - 1 / 4h; up to 1 it is computed from
//! e^x - 1.
//!
//! **arsinh x, arcosh x** are ln (1 + a), with a = |x| + x² / (1 + √(1 + x²)), or with t = x - 1 a = t + √(2 t + t²), in
//! two parts; of a large x, ln x + ln 2.
//!
//! **ln x.** x is 2ᵏ (1 + f) with 1 + f between √½ and √2, and with s = f / (2 + f) and z = s², ln (1 + f) is 2 artanh
//! s = 2 s + s z R(z). 2 s is f - f² / 2 + s f² / 2; f, the largest term, is exact. In `f32` what follows f - f² / 2 is a
//! polynomial of f.
//!
//! The polynomials minimize the maximum error relative to the function (Remez): 2⁻²⁸ and 2⁻³⁰ for `f32`, 2⁻⁵⁸ and 2⁻⁵⁸
//! for `f64`.

use crate::expr::simd_dispatch::Vectors;
use crate::ops::Ring;

/// The polynomial of x with these coefficients, the constant one first. The terms are evaluated in independent pairs,
/// which are combined with powers of x² (Estrin's scheme).
macro_rules! polynomial {
    ($V:ident, $x:expr; $($c:literal)+) => {{
        let x = $x;
        let square = $crate::ops::elementary::square::<$V, _>(x);
        polynomial!(@pairs $V x square; $($c)+)
    }};
    (@pairs $V:ident $x:ident $square:ident; $a:literal) => { $a };
    (@pairs $V:ident $x:ident $square:ident; $a:literal $b:literal) => { multiply_add::<$V, _>($x, $b, $a) };
    (@pairs $V:ident $x:ident $square:ident; $a:literal $b:literal $($rest:literal)+) => {
        multiply_add::<$V, _>(
            $square,
            polynomial!(@pairs $V $x $square; $($rest)+),
            multiply_add::<$V, _>($x, $b, $a),
        )
    };
}

/// Floats, with numbers that are nothing beside 1.
pub(in crate::ops) trait Beside: Ring {
    const LEAST: Self;
    /// So much that its product with a small number is not subnormal either.
    const LESS: Self;
}
impl Beside for f32 {
    const LEAST: f32 = 1e-30;
    const LESS: f32 = f32::EPSILON * 5e-4;
}
impl Beside for f64 {
    const LEAST: f64 = 1e-60;
    const LESS: f64 = f64::EPSILON * 5e-4;
}
/// The square of a number that is added to one much larger. Of a tiny one it would be subnormal, which takes a hundred times
/// as long; where products and sums are fused it is `LEAST` then, in the same time.
#[cfg_attr(not(unoptimised), inline(always))]
pub(in crate::ops) fn square<V: Vectors, T: Beside>(x: T) -> T {
    if const { V::FUSED } {
        x.fused(x, T::LEAST)
    } else {
        x.times(x)
    }
}

/// As [`square`], with more: for the product with a small number that is added to that number.
#[cfg_attr(not(unoptimised), inline(always))]
pub(in crate::ops) fn small_square<V: Vectors, T: Beside>(x: T) -> T {
    if const { V::FUSED } {
        x.fused(x, T::LESS)
    } else {
        x.times(x)
    }
}

macro_rules! functions_of_blocks {
    ($($name:ident)*) => {
        /// The functions of adjacent elements of type `T`, where the library has one.
        #[doc(hidden)]
        #[derive(Debug)]
        pub struct Blocks<T> {
            $( pub(super) $name: Option<crate::expr::Block<T, T>>, )*
        }
        impl<T> Blocks<T> {
            pub(super) const NONE: Self = Self { $( $name: None, )* };
        }
    };
}
functions_of_blocks! { exp log log2 log10 sqrt sin cos tan asin acos atan tanh erf erfc gelu logit }

#[cfg(all(
    feature = "std",
    target_arch = "x86_64",
    not(any(feature = "reproducible", miri))
))]
pub(super) mod blocks;
pub(super) mod circular;
pub(super) mod error;
pub(super) mod inverse;
pub(super) mod power;

macro_rules! elementary {
    ($T:ident, $Bits:ident, mantissa: $MANTISSA:literal, bias: $BIAS:literal, high: $HIGH:literal, low: $LOW:literal,
     end: $END:literal, begin: $BEGIN:literal, nothing: $NOTHING:literal, tiny: $TINY:literal, gone: $GONE:literal,
     per_ln_2: $PER_LN_2:expr, per_ln_10: $PER_LN_10:expr, log10_2: $LOG10_2:expr,
     q: [$($q:literal)+], p: [$($p:literal)+], $beyond:item) => {
        #[allow(clippy::excessive_precision)]
        pub(super) mod $T {
            use crate::expr::simd_dispatch::Vectors;
            use super::square;
            use crate::ops::element_traits::multiply_add;

            /// 1.5 · 2^mantissa: adding it rounds to an integer.
            const WHOLE: $T = ((3 as $Bits) << ($MANTISSA - 1)) as $T;
            /// ln 2 in two parts.
            pub(super) const HIGH: $T = $HIGH;
            pub(super) const LOW: $T = $LOW;
            /// The coefficients of q.
            #[cfg(all(feature = "std", target_arch = "x86_64", not(any(feature = "reproducible", miri))))]
            pub(super) const EXPONENTIAL: &[$T] = &[$($q),+];

            /// Clamps `x` to two bounds; NaN stays NaN.
            #[cfg_attr(not(unoptimised), inline(always))]
            fn within(x: $T, begin: $T, end: $T) -> $T {
                let x = if x > end { end } else { x };
                if x < begin { begin } else { x }
            }
            /// r² q(r): e^r - 1 - r.
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(super) fn beyond_linear<V: Vectors>(r: $T) -> $T {
                square::<V, _>(r) * polynomial!(V, r; $($q)+)
            }
            /// e^r - 1, where that is added to 1.
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(super) fn less_one<V: Vectors>(r: $T) -> $T {
                multiply_add::<V, _>(square::<V, _>(r), polynomial!(V, r; $($q)+), r)
            }
            /// As `beyond_linear`, with the error of e^r - 1.
            #[cfg_attr(not(unoptimised), inline(always))]
            fn beyond_linear_of_exp_m1<V: Vectors>(r: $T) -> $T {
                square::<V, _>(r) * polynomial!(V, r; $($p)+)
            }
            /// The lowest bits of a sum with a multiple of `WHOLE`: an integer, plus twice the exponent bias.
            #[cfg_attr(not(unoptimised), inline(always))]
            fn lowest(sum: $T) -> $Bits {
                sum.to_bits() & (4 * $BIAS + 3)
            }
            /// `p` times two to the power of the integer n, given a sum whose lowest bits are n plus twice the bias. The
            /// other bits of the sum are shifted out.
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(super) fn scaled(p: $T, sum: $T) -> $T {
                let n = sum.to_bits();
                let half = n >> 1;
                p * $T::from_bits(half << $MANTISSA) * $T::from_bits((n - half) << $MANTISSA)
            }

            /// The same of 1 + `less`, which the first factor multiplies in one step, where that is fused. No bit differs:
            /// that factor is a power of two in the middle of the range, or 0.
            #[cfg_attr(not(unoptimised), inline(always))]
            fn one_and_scaled<V: Vectors>(less: $T, sum: $T) -> $T {
                if !V::FUSED {
                    return scaled(1.0 + less, sum);
                }
                let n = sum.to_bits();
                let half = n >> 1;
                let first = $T::from_bits(half << $MANTISSA);
                multiply_add::<V, _>(less, first, first) * $T::from_bits((n - half) << $MANTISSA)
            }

            /// Computes e^(x - less) for a small `less`. Returns p - 1 and a sum, for [`scaled`].
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(super) fn raised<V: Vectors>(x: $T, less: $T) -> ($T, $T) {
                const SHIFT: $T = WHOLE + (2 * $BIAS) as $T;
                let sum = multiply_add::<V, _>(x, core::$T::consts::LOG2_E, SHIFT);
                let n = sum - SHIFT;
                let (near, rest) = (multiply_add::<V, _>(-n, HIGH, x), multiply_add::<V, _>(n, LOW, less));
                let r = near - rest;
                let lost = (near - r) - rest;
                (r + (beyond_linear::<V>(r) + lost), sum)
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(in crate::ops) fn exp<V: Vectors>(x: $T) -> $T {
                const SHIFT: $T = WHOLE + (2 * $BIAS) as $T;
                // Out of these bounds the result is infinity or 0. At the lower one n is minus twice the bias, so that the
                // first factor is 0, and nothing underflows, which is slow.
                let x = within(x, $BEGIN, $END);
                let sum = multiply_add::<V, _>(x, core::$T::consts::LOG2_E, SHIFT);
                let n = sum - SHIFT;
                let r = multiply_add::<V, _>(-n, LOW, multiply_add::<V, _>(-n, HIGH, x));
                one_and_scaled::<V>(less_one::<V>(r), sum)
            }
            /// As `exp` of a number below `MOST`, else infinity; 0 where that is subnormal, which takes a hundred times as long. So
            /// 2ⁿ is one factor, 0 for the least n.
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(in crate::ops) fn exp_or_nothing<V: Vectors>(x: $T) -> $T {
                const SHIFT: $T = WHOLE + $BIAS as $T;
                const MOST: $T = $END - 1.0;
                let x = if x > MOST { $END } else { x };
                let x = if x < $NOTHING { $NOTHING } else { x };
                let sum = multiply_add::<V, _>(x, core::$T::consts::LOG2_E, SHIFT);
                let n = sum - SHIFT;
                let r = multiply_add::<V, _>(-n, LOW, multiply_add::<V, _>(-n, HIGH, x));
                let scale = $T::from_bits(sum.to_bits() << $MANTISSA);
                let less = less_one::<V>(r);
                if V::FUSED { multiply_add::<V, _>(less, scale, scale) } else { (1.0 + less) * scale }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(in crate::ops) fn exp2<V: Vectors>(x: $T) -> $T {
                const SHIFT: $T = WHOLE + (2 * $BIAS) as $T;
                let x = within(x, -2.0 * $BIAS as $T, ($BIAS + 2) as $T);
                let sum = x + SHIFT;
                let f = x - (sum - SHIFT);
                // ln 2 is split differently here: the larger part is ln 2 rounded to the float type.
                const LN_2: $T = core::$T::consts::LN_2;
                const REST: $T = (HIGH - LN_2) + LOW;
                let r = f * LN_2;
                one_and_scaled::<V>(r + multiply_add::<V, _>(f, REST, beyond_linear::<V>(r)), sum)
            }
            /// Half of e^x - 1, so that 2ⁿ is in range, and its rounding error.
            #[cfg_attr(not(unoptimised), inline(always))]
            fn half_exp_m1<V: Vectors>(x: $T) -> ($T, $T) {
                const SHIFT: $T = WHOLE + ($BIAS - 1) as $T;
                let x = within(x, $GONE, $END);
                let sum = multiply_add::<V, _>(x, core::$T::consts::LOG2_E, SHIFT);
                let n = sum - SHIFT;
                let (near, rest) = (multiply_add::<V, _>(-n, HIGH, x), n * LOW);
                let r = near - rest;
                let lost = (near - r) - rest;
                let scale = $T::from_bits(lowest(sum) << $MANTISSA);
                let (less, linear) = (scale - 0.5, scale * r);
                let first = less + linear;
                let rounded = ((less - first) + linear) + ((scale - less) - 0.5);
                let rest = multiply_add::<V, _>(scale, beyond_linear_of_exp_m1::<V>(r) + lost, rounded);
                let y = first + rest;
                (y, (first - y) + rest)
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(in crate::ops) fn exp_m1<V: Vectors>(x: $T) -> $T {
                let (half, _) = half_exp_m1::<V>(x);
                // For a tiny `x`, half the result may have lost a bit.
                if x.abs() < $TINY { x } else { half + half }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(in crate::ops) fn tanh<V: Vectors>(x: $T) -> $T {
                const SHIFT: $T = WHOLE + $BIAS as $T;
                let twice = -2.0 * x.abs();
                let twice = if twice < $GONE { $GONE } else { twice };
                let sum = multiply_add::<V, _>(twice, core::$T::consts::LOG2_E, SHIFT);
                let n = sum - SHIFT;
                let r = multiply_add::<V, _>(-n, LOW, multiply_add::<V, _>(-n, HIGH, twice));
                let scale = $T::from_bits(sum.to_bits() << $MANTISSA);
                // Of a small number, this is the result.
                let (less, part) = (scale - 1.0, scale * multiply_add::<V, _>(r * r, polynomial!(V, r; $($q)+), r));
                let e = less + part;
                let lost = (less - e) + part;
                let below = e + 2.0;
                let rounded = (2.0 - below) + e;
                let y = e / below;
                // The error of the quotient, divided by an approximation of the divisor, which is between 1 and 2.
                multiply_add::<V, _>(multiply_add::<V, _>(-y, rounded, lost), 0.5625, y).copysign(x)
            }

            /// Half of e to the power of a nonnegative `x`: infinity only if that is out of range.
            #[cfg_attr(not(unoptimised), inline(always))]
            fn half_exp<V: Vectors>(x: $T) -> $T {
                let (p, sum) = raised::<V>(if x > $END + 1.0 { $END + 1.0 } else { x }, 0.0);
                scaled(multiply_add::<V, _>(0.5, p, 0.5), sum)
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(in crate::ops) fn cosh<V: Vectors>(x: $T) -> $T {
                let half = half_exp::<V>(x.abs());
                half + 0.25 / half
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(in crate::ops) fn sinh<V: Vectors>(x: $T) -> $T {
                let size = x.abs();
                let half = half_exp::<V>(size);
                // Near 0, that difference would lose digits.
                let (near, lost) = half_exp_m1::<V>(size);
                let y = near + (near / (near + near + 1.0) + lost);
                let y = if size < 1.0 { y } else { half - 0.25 / half };
                (if size < $TINY { size } else { y }).copysign(x)
            }
            /// The length of a vector, by fused multiply-add. Its numbers are scaled to the middle of the range.
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(in crate::ops) fn hypot<V: Vectors>(x: $T, y: $T) -> $T {
                const UP: $T = $T::from_bits(($BIAS + $BIAS / 2 + $MANTISSA) << $MANTISSA);
                const DOWN: $T = $T::from_bits(($BIAS - $BIAS / 2 - $MANTISSA) << $MANTISSA);
                // From here to there, the square of the larger number, and the sum, are normal.
                const SMALL: $T = $T::from_bits(($BIAS - $BIAS / 2 + $MANTISSA) << $MANTISSA);
                const LARGE: $T = $T::from_bits(($BIAS + $BIAS / 2 - 3) << $MANTISSA);
                let (x, y) = (x.abs(), y.abs());
                let most = if x < y { y } else { x };
                let (large, small) = (most > LARGE, most < SMALL);
                let by = if large { DOWN } else { 1.0 };
                let by = if small { UP } else { by };
                let back = if large { UP } else { 1.0 };
                let back = if small { DOWN } else { back };
                let (a, b) = (most * by, if x < y { x } else { y } * by);
                let (square, other) = (a * a, b * b);
                let sum = square + other;
                let lost = multiply_add::<V, _>(a, a, -square) + multiply_add::<V, _>(b, b, -other);
                let lost = ((square - sum) + other) + lost;
                let root = num_traits::Float::sqrt(sum);
                let lost = multiply_add::<V, _>(-root, root, sum) + lost;
                let length = (root + lost / (2.0 * root + $T::MIN_POSITIVE)) * back;
                if (x == $T::INFINITY) | (y == $T::INFINITY) { $T::INFINITY } else { length }
            }

            $beyond

            /// Splits a normal number into 2ᵏ (1 + f). Returns k, f, half of f², and ln (1 + f) - (f - f² / 2).
            #[cfg_attr(not(unoptimised), inline(always))]
            fn parts_of_normal<V: Vectors>(x: $T, raised: $T) -> [$T; 4] {
                // The bits of √½: the exponent is counted from there.
                const ROOT: $Bits = core::$T::consts::FRAC_1_SQRT_2.to_bits();
                const MASK: $Bits = (1 << $MANTISSA) - 1;
                // Converts an integer of few bits to a float: it is placed in the mantissa of 2^mantissa.
                const UNIT: $T = ((1 as $Bits) << $MANTISSA) as $T;
                let from = x.to_bits().wrapping_sub(ROOT).wrapping_add($BIAS << $MANTISSA);
                let k = $T::from_bits(UNIT.to_bits() | (from >> $MANTISSA)) - ((UNIT + $BIAS as $T) + raised);
                let f = $T::from_bits((from & MASK).wrapping_add(ROOT)) - 1.0;
                let square = f * f;
                let half = 0.5 * square;
                [k, f, half, beyond_square::<V>(f, square, half)]
            }
            /// The logarithm of a normal number, plus `lost`.
            #[cfg_attr(not(unoptimised), inline(always))]
            fn ln_of_normal<V: Vectors>(x: $T, raised: $T, lost: $T) -> $T {
                let [k, f, half, more] = parts_of_normal::<V>(x, raised);
                multiply_add::<V, _>(k, HIGH, -((half - (more + multiply_add::<V, _>(k, LOW, lost))) - f))
            }
            /// The logarithm to a base: `unit` is 1 over the natural logarithm of the base, `two` is the logarithm of 2
            /// to the base, each in two parts.
            #[cfg_attr(not(unoptimised), inline(always))]
            fn log<V: Vectors>(x: $T, unit: [$T; 2], two: [$T; 2]) -> $T {
                let (normal, raised) = raised_to_normal(x);
                let [k, f, half, more] = parts_of_normal::<V>(normal, raised);
                // The upper half of the digits, so that products are exact.
                let high = $T::from_bits((f - half).to_bits() & !((1 << (($MANTISSA + 3) / 2)) - 1));
                let low = ((f - high) - half) + more;
                let (whole, part) = (k * two[0], high * unit[0]);
                let sum = whole + part;
                let lost = (whole - sum) + part;
                let small = multiply_add::<V, _>(low, unit[0], (high + low) * unit[1]);
                ln_or_limit(x, sum + (multiply_add::<V, _>(k, two[1], small) + lost))
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(in crate::ops) fn log2<V: Vectors>(x: $T) -> $T {
                log::<V>(x, $PER_LN_2, [1.0, 0.0])
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(in crate::ops) fn log10<V: Vectors>(x: $T) -> $T {
                log::<V>(x, $PER_LN_10, $LOG10_2)
            }
            /// Scales `x` to a number that is not subnormal; also returns the binary exponent of the scale.
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(super) fn raised_to_normal(x: $T) -> ($T, $T) {
                const RAISED: $T = ((1 as $Bits) << ($MANTISSA + 1)) as $T;
                let small = x < $T::MIN_POSITIVE;
                (if small { x * RAISED } else { x }, if small { ($MANTISSA + 1) as $T } else { 0.0 })
            }
            /// Handles the limits of a logarithm of `x`.
            #[cfg_attr(not(unoptimised), inline(always))]
            fn ln_or_limit(x: $T, ln: $T) -> $T {
                let ln = if x == 0.0 { $T::NEG_INFINITY } else { ln };
                let ln = if x < 0.0 { $T::NAN } else { ln };
                // Infinity and NaN.
                if x < $T::INFINITY { ln } else { x }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(in crate::ops) fn ln<V: Vectors>(x: $T) -> $T {
                let (normal, raised) = raised_to_normal(x);
                ln_or_limit(x, ln_of_normal::<V>(normal, raised, 0.0))
            }
            /// The logarithm of 1 plus `a` plus a small `less`; for a large `x`, that of 2 `x`.
            #[cfg_attr(not(unoptimised), inline(always))]
            fn ln_1p_or_twice<V: Vectors>(a: $T, less: $T, x: $T) -> $T {
                const LARGE: $T = ((1 as $Bits) << ($MANTISSA / 2 + 2)) as $T;
                let u = 1.0 + a;
                let lost = if a < 1.0 { a - (u - 1.0) } else { 1.0 - (u - a) };
                let lost = (lost + less) / u;
                let large = x > LARGE;
                let u = if large { x } else { u };
                let ln = ln_of_normal::<V>(u, if large { -1.0 } else { 0.0 }, if large { 0.0 } else { lost });
                if u < $T::INFINITY { ln } else { u }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(in crate::ops) fn asinh<V: Vectors>(x: $T) -> $T {
                let size = x.abs();
                let square = square::<V, _>(size);
                let more = square / (1.0 + num_traits::Float::sqrt(1.0 + square));
                let a = size + more;
                let y = ln_1p_or_twice::<V>(a, more - (a - size), size);
                (if size < $TINY { size } else { y }).copysign(x)
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(in crate::ops) fn acosh<V: Vectors>(x: $T) -> $T {
                let t = x - 1.0;
                let root = num_traits::Float::sqrt(multiply_add::<V, _>(t, t, 2.0 * t));
                let a = root + t;
                let y = ln_1p_or_twice::<V>(a, t - (a - root), x);
                if x < 1.0 { $T::NAN } else { y }
            }
            /// The logarithm of x / (1 - x), by fused multiply-add: with the error of the quotient.
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(in crate::ops) fn logit<V: Vectors>(x: $T) -> $T {
                let rest = 1.0 - x;
                let more = (1.0 - rest) - x;
                let u = x / rest;
                let lost = multiply_add::<V, _>(-u, more, multiply_add::<V, _>(-u, rest, x)) / x;
                let (normal, raised) = raised_to_normal(u);
                ln_or_limit(u, ln_of_normal::<V>(normal, raised, lost))
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(in crate::ops) fn ln_1p<V: Vectors>(x: $T) -> $T {
                let u = 1.0 + x;
                let lost = if x < 1.0 { x - (u - 1.0) } else { 1.0 - (u - x) };
                let ln = ln_or_limit(u, ln_of_normal::<V>(u, 0.0, lost / u));
                if x.abs() < $TINY { x } else { ln }
            }
        }
    };
}
elementary! {
    f32, u32, mantissa: 23, bias: 127, high: 0.69317626953125, low: -2.9088971304690583e-5,
    end: 89.0, begin: -176.0, nothing: -88.0, tiny: 2e-8, gone: -18.0,
    per_ln_2: [1.44287109375, -0.000176052861036592640075319], per_ln_10: [0.434326171875, -0.00003168997174817234887108108],
    log10_2: [0.301025390625, 0.000004605038981195213738894724],
    q: [0.4999999333347912 0.166665189385724 0.041668407976117566 0.0083689217968479484 0.0013814173988817701],
    p: [0.50000000778956054 0.16666666860318326 0.041666269961160677 0.0083332644679397058 0.0013946072324701230
        0.00019918317576284633],
    // A polynomial of more terms takes less time than a quotient.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn beyond_square<V: Vectors>(f: f32, square: f32, _half: f32) -> f32 {
        f * square * polynomial!(V, f; 0.333333126041126447 -0.250000095992071353 0.200021186558717098 -0.166679958624223333
            0.14219552418814479 -0.124055888049871053 0.118881617672585031 -0.1167565231908081 0.0674664217684581326)
    }
}
elementary! {
    f64, u64, mantissa: 52, bias: 1023, high: 0.69314718056011770386, low: -1.7239444525614834773e-13,
    end: 710.0, begin: -1418.0, nothing: -709.0, tiny: 4e-17, gone: -38.0,
    per_ln_2: [1.442695036530494689941406, 4.358468717418518431001892e-9], per_ln_10: [0.4342944808304309844970703, 1.072820843154058606416605e-9],
    log10_2: [0.3010299956640665186569095, -8.532344317057106530189511e-14],
    q: [0.50000000000000109322 0.16666666666666405068 0.041666666666527011233 0.0083333333334982409752
        0.001388888894457747641 0.00019841269500691665023 0.00002480149201250411842 2.7557589514011110957e-6
        2.7630668529445808957e-7 2.4999748512148460512e-8],
    p: [0.49999999999999999966 0.16666666666666683845 0.041666666666666724397 0.0083333333333167384051
        0.0013888888888858500938 0.00019841269897059555199 0.000024801587373621071769 2.7557234236136484484e-6
        2.7557233463954636214e-7 2.5112240078309447890e-8 2.0926910750152181731e-9],
    #[cfg_attr(not(unoptimised), inline(always))]
    fn beyond_square<V: Vectors>(f: f64, _square: f64, half: f64) -> f64 {
        let s = f / (2.0 + f);
        let z = s * s;
        s * multiply_add::<V, _>(z, polynomial!(V, z; 0.6666666666666734852 0.39999999999411318604 0.28571428743219382616 0.2222219847999786709
        0.1818356954626909261 0.15313907922769800417 0.14797463030270109715), half)
    }
}

// The name makes Miri skip this test: Miri makes the standard library's functions less exact.
#[cfg(test)]
mod accuracy {
    extern crate std;

    use crate::expr::simd_dispatch::{Fused, VECTORS};
    use crate::ops::Real;

    /// A sample of all `f32` (every n-th one), compared with the `f64` functions of the standard library or of `libm`;
    /// and the limits of both types.
    macro_rules! beside {
        ($($name:ident $of:ident $with:ident $ulp:literal $exact:expr $(, nothing: $nothing:expr)?;)*) => { $(
            #[test]
            fn $name() {
                let exact_of: fn(f64) -> f64 = $exact;
                let mut worst = (0.0, 0.0);
                for bits in (0..=u32::MAX).step_by(10_007) {
                    let x = f32::from_bits(bits);
                    let exact = exact_of(x.into());
                    $( let exact = if $nothing(x) { -0.0 } else { exact }; )?
                    let nearest = exact as f32;
                    // Fused and not.
                    for got in [x.$of(), x.$with::<Fused>()] {
                        if got.to_bits() == nearest.to_bits() || got.is_nan() && nearest.is_nan() {
                            continue;
                        }
                        let unit = (exact.abs().log2().floor().max(-126.0) - 23.0).exp2();
                        let error = (f64::from(got) - exact).abs() / unit;
                        if error.is_nan() || error > worst.0 {
                            worst = (error, x);
                        }
                    }
                }
                std::println!("{:.3} ulp at {:e}", worst.0, worst.1);
                // Without vectors these are functions of the platform or of `libm`, of which the documented bounds are tested.
                let most = if VECTORS { $ulp } else { $ulp + 2.0 };
                assert!(worst.0 <= most, "{:.3} ulp at {:e}", worst.0, worst.1);
                // Infinities, NaN, zeros, the points from which results overflow or become subnormal, then 0, and the
                // points from which angles are large.
                let limits = [
                    f64::INFINITY, f64::NEG_INFINITY, f64::NAN, 0.0, -0.0, f64::MAX, f64::MIN, 5e-324, -5e-324, 1e-310,
                    709.782_712_893_384, 709.79, -708.5, -745.133, -745.14, 1024.0, 1023.999, -1022.5, -1074.0, -1075.1,
                    1.0, -1.0, 1.5, -0.5, 26.5, 27.2, 27.25, -37.5, -38.6, 1_048_576.0, 1_048_576.5, -2_097_153.0, 1e22, 1e300,
                ];
                for x in limits {
                    let wanted = exact_of(x);
                    for got in [x.$of(), x.$with::<Fused>()] {
                    let close = (got - wanted).abs() <= 4.0 * f64::EPSILON * wanted.abs() + 5e-324;
                    let same = got == wanted && got.is_sign_negative() == wanted.is_sign_negative();
                    assert!(same || close || got.is_nan() && wanted.is_nan(), "{x:e}: {got:e}, not {wanted:e}");
                    }
                }
            }
        )* };
    }
    beside! {
        exponentials exponential exponential_with 1.0 f64::exp;
        powers_of_two power_of_two power_of_two_with 1.0 f64::exp2;
        exponentials_less_one exponential_less_one exponential_less_one_with 1.01 f64::exp_m1;
        logarithms logarithm logarithm_with 1.0 f64::ln;
        logarithms_to_2 logarithm_to_2 logarithm_to_2_with 0.8 f64::log2;
        logarithms_to_10 logarithm_to_10 logarithm_to_10_with 0.8 f64::log10;
        logarithms_of_one_more logarithm_of_one_more logarithm_of_one_more_with 1.0 f64::ln_1p;
        tangents hyperbolic_tangent hyperbolic_tangent_with 2.0 f64::tanh;
        sines sine sine_with 0.51 f64::sin;
        cosines cosine cosine_with 0.51 f64::cos;
        circular_tangents tangent tangent_with 0.8 f64::tan;
        error_functions error_function error_function_with 0.6 libm::erf;
        error_function_complements error_function_complement error_function_complement_with 0.51 libm::erfc;
        times_normals times_normal times_normal_with 6.0 normal, nothing: |x: f32| x < -12.9375 && x.is_finite();
        arc_sines arc_sine arc_sine_with 1.0 f64::asin;
        arc_cosines arc_cosine arc_cosine_with 1.0 f64::acos;
        arc_tangents arc_tangent arc_tangent_with 1.0 f64::atan;
        area_sines area_sine area_sine_with 2.0 libm::asinh;
        area_cosines area_cosine area_cosine_with 2.0 |x| if x < 1.0 { f64::NAN } else { libm::acosh(x) };
        area_tangents area_tangent area_tangent_with 1.5 libm::atanh;
        hyperbolic_sines hyperbolic_sine hyperbolic_sine_with 2.0 f64::sinh;
        hyperbolic_cosines hyperbolic_cosine hyperbolic_cosine_with 1.5 f64::cosh;
    }
    /// The exponentials of differences from the largest number: those of numbers up to 88, or 709, to the bit but where they
    /// are subnormal; 0 below, infinity above.
    #[test]
    fn shares_are_exponentials_or_nothing() {
        macro_rules! check {
            ($T:ident: $least:literal $most:literal) => {
                for i in -40_000..=4_000 {
                    let x = i as $T * ($most / 4_000.0);
                    for (share, exact) in [
                        (x.share(), x.exponential()),
                        (x.share_with::<Fused>(), x.exponential_with::<Fused>()),
                    ] {
                        assert!(
                            if x >= $least {
                                share == exact
                            } else {
                                share >= 0.0 && share <= exact
                            },
                            "{x:e}: {share:e}, not {exact:e}"
                        );
                        assert!(
                            share == 0.0 || share >= 0.7 * $T::MIN_POSITIVE || !VECTORS,
                            "{x:e}: {share:e}"
                        );
                    }
                }
                for (x, share) in [
                    ($T::NEG_INFINITY, 0.0),
                    ($T::INFINITY, $T::INFINITY),
                    ($T::MAX, $T::INFINITY),
                    ($T::MIN, 0.0),
                    (-0.0, 1.0),
                ] {
                    assert_eq!([x.share(), x.share_with::<Fused>()], [share; 2], "{x:e}");
                }
                assert!($T::NAN.share().is_nan() && $T::NAN.share_with::<Fused>().is_nan());
            };
        }
        check! { f32: -87.3 88.0 }
        check! { f64: -708.3 709.0 }
    }
    fn normal(x: f64) -> f64 {
        match x {
            // `libm` is not precise enough for these values: they are computed by mpmath.
            -37.5 => -1.7270073785932332e-306,
            -38.6 => -0.0,
            _ => 0.5 * x * libm::erfc(x * -core::f64::consts::FRAC_1_SQRT_2),
        }
    }
}
