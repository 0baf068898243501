//! Powers, computed as 2^(y log₂ x): those of `f32` in `f64`, rounded once, to `f32`, from a result of some 35 bits, those
//! of `f64` with log₂ x as a sum of two numbers, of some 66 bits ([`pow_of_two_parts`]).
//!
//! x is 2ᵏ (1 + f) with 1 + f between √½ and √2, and with s = f / (2 + f), log₂ (1 + f) is 2 / ln 2 (s + s³ / 3 + s⁵ / 5 + …),
//! up to s¹⁵: relative to it, an error of 2⁻³⁹. With n the integer nearest to y log₂ x and r the rest, 2ʳ is the series of
//! e^(r ln 2) up to the ninth power.

use crate::expr::simd_dispatch::Vectors;
use crate::ops::element_traits::multiply_add;

/// 1.5 · 2^52: adding it rounds to an integer.
const WHOLE: f64 = ((3_u64) << 51) as f64;
const MANTISSA: u32 = 52;
const BIAS: u64 = 1023;

/// x to the power of y.
#[cfg_attr(not(unoptimised), inline(always))]
pub(in crate::ops) fn pow<V: Vectors>(x: f32, y: f32) -> f32 {
    let size = x.abs();
    let log = log2::<V>(f64::from(size));
    let log = if size == 0.0 { f64::NEG_INFINITY } else { log };
    // Infinity and NaN.
    let log = if size < f32::INFINITY {
        log
    } else {
        f64::from(size)
    };
    let p = f64::from(y) * log;
    // Beyond these the result is infinity or 0.
    let p = if p > 200.0 { 200.0 } else { p };
    let p = if p < -200.0 { -200.0 } else { p };
    signed(x, y, exp2::<V>(p) as f32)
}

/// x to the power of y, by fused multiply-add.
///
/// With s as above, in two parts, log₂ (1 + f) is 2 / ln 2 s (1 + t), and t = s² (1 / 3 + s² q(s²)), where q minimizes the
/// maximum error of 1 + t: 2⁻⁶⁶. Sums and products keep their rounding errors, so that the result is within 0.6 units.
#[cfg_attr(not(unoptimised), inline(always))]
pub(in crate::ops) fn pow_of_two_parts<V: Vectors>(x: f64, y: f64) -> f64 {
    const ROOT: u64 = core::f64::consts::FRAC_1_SQRT_2.to_bits();
    const MASK: u64 = (1 << MANTISSA) - 1;
    const UNIT: f64 = (1_u64 << MANTISSA) as f64;
    /// 1 / 3, 2 / ln 2 and ln 2.
    const THIRD: [f64; 2] = [1.0 / 3.0, 1.850_371_707_708_594e-17];
    const UNITS: [f64; 2] = [2.0 * core::f64::consts::LOG2_E, 4.071_054_748_186_206_6e-17];
    const LN_2: [f64; 2] = [core::f64::consts::LN_2, 2.319_046_813_846_299_6e-17];
    // Beyond this the result is infinity or 0.
    const END: f64 = 1100.0;
    let size = x.abs();
    let (normal, raised) = super::f64::raised_to_normal(size);
    let from = (normal.to_bits().wrapping_sub(ROOT)).wrapping_add(BIAS << MANTISSA);
    let k = f64::from_bits(UNIT.to_bits() | (from >> MANTISSA)) - ((UNIT + BIAS as f64) + raised);
    let f = f64::from_bits((from & MASK).wrapping_add(ROOT)) - 1.0;
    let below = 2.0 + f;
    let inverse = 1.0 / below;
    let s = f * inverse;
    let lost = multiply_add::<V, _>(-s, below, f) - s * (f - (below - 2.0));
    let s = [s, lost * inverse];
    let z = product::<V>(s, s);
    let q = polynomial!(V, z[0];
        0.2 0.142_857_142_857_146_82 0.111_111_111_108_281_16 0.090_909_091_676_572_02 0.076_922_974_854_477_29
        0.066_674_021_191_126_74 0.058_531_242_704_611_37 0.058_615_255_140_494_565);
    let mut more = sum(THIRD[0], z[0] * q);
    more[1] += THIRD[1];
    let t = product::<V>(z, more);
    let mut log = sum(1.0, t[0]);
    log[1] += t[1];
    let part = product::<V>(product::<V>(UNITS, s), log);
    // 0, or not smaller than the part.
    let mut log = sum(k, part[0]);
    log[1] += part[1];
    let high = if size == 0.0 {
        f64::NEG_INFINITY
    } else {
        log[0]
    };
    // Infinity and NaN.
    let high = if size < f64::INFINITY { high } else { size };
    let p = y * high;
    let rest = multiply_add::<V, _>(y, high, -p) + y * log[1];
    let rest = if p.abs() < END { rest } else { 0.0 };
    let p = if p > END { END } else { p };
    let p = if p < -END { -END } else { p };
    const SHIFT: f64 = WHOLE + (2 * BIAS) as f64;
    let shifted = p + SHIFT;
    let r = p - (shifted - SHIFT);
    let linear = r * LN_2[0];
    let lost = multiply_add::<V, _>(r, LN_2[0], -linear) + (r * LN_2[1] + rest * LN_2[0]);
    let [first, rounded] = sum(1.0, linear);
    let beyond = super::f64::beyond_linear::<V>(linear);
    let lost = multiply_add::<V, _>(lost, linear + beyond, lost) + rounded;
    let power = first + (beyond + lost);
    signed(x, y, super::f64::scaled(power, shifted))
}

/// The sum of two numbers, of which the first is 0 or not the smaller one, and its rounding error.
#[cfg_attr(not(unoptimised), inline(always))]
fn sum(a: f64, b: f64) -> [f64; 2] {
    let sum = a + b;
    [sum, (a - sum) + b]
}
/// The product of two numbers in two parts each.
#[cfg_attr(not(unoptimised), inline(always))]
fn product<V: Vectors>(a: [f64; 2], b: [f64; 2]) -> [f64; 2] {
    let product = a[0] * b[0];
    let lost = multiply_add::<V, _>(a[0], b[0], -product);
    let cross = multiply_add::<V, _>(a[0], b[1], a[1] * b[0]);
    [product, lost + cross]
}

/// The power with its sign and its limits, given that of the absolute value of x.
#[cfg_attr(not(unoptimised), inline(always))]
fn signed<T: num_traits::Float>(x: T, y: T, power: T) -> T {
    let (zero, one) = (T::zero(), T::one());
    let half = y / (one + one);
    let whole = y.trunc() == y;
    let odd = whole & (half.trunc() != half);
    let power = if odd { power.copysign(x) } else { power };
    let power = if (x < zero) & (x > T::neg_infinity()) & !whole {
        T::nan()
    } else {
        power
    };
    // Also to the power of NaN; -1 to the power of infinity.
    let is_one = (y == zero) | (x == one) | ((x == -one) & (y.abs() == T::infinity()));
    if is_one { one } else { power }
}

/// The logarithm to base 2 of a normal number.
#[cfg_attr(not(unoptimised), inline(always))]
fn log2<V: Vectors>(x: f64) -> f64 {
    const ROOT: u64 = core::f64::consts::FRAC_1_SQRT_2.to_bits();
    const MASK: u64 = (1 << MANTISSA) - 1;
    // An integer of few bits in the mantissa of 2^52.
    const UNIT: f64 = (1_u64 << MANTISSA) as f64;
    let from = (x.to_bits().wrapping_sub(ROOT)).wrapping_add(BIAS << MANTISSA);
    let k = f64::from_bits(UNIT.to_bits() | (from >> MANTISSA)) - (UNIT + BIAS as f64);
    let f = f64::from_bits((from & MASK).wrapping_add(ROOT)) - 1.0;
    let s = f / (2.0 + f);
    let z = s * s;
    const TWICE: f64 = 2.0 * core::f64::consts::LOG2_E;
    let series = polynomial!(V, z;
        1.0 0.333_333_333_333_333_3 0.2 0.142_857_142_857_142_85 0.111_111_111_111_111_1 0.090_909_090_909_090_91
        0.076_923_076_923_076_93 0.066_666_666_666_666_67);
    multiply_add::<V, _>(s * TWICE, series, k)
}

/// 2 to the power of p, of at most 1000.
#[cfg_attr(not(unoptimised), inline(always))]
fn exp2<V: Vectors>(p: f64) -> f64 {
    let sum = p + (WHOLE + BIAS as f64);
    let r = (p - (sum - (WHOLE + BIAS as f64))) * core::f64::consts::LN_2;
    let scale = f64::from_bits(sum.to_bits() << MANTISSA);
    scale
        * polynomial!(V, r;
        1.0 1.0 0.5 0.166_666_666_666_666_66 0.041_666_666_666_666_664 0.008_333_333_333_333_333
        0.001_388_888_888_888_889 0.000_198_412_698_412_698_4 0.000_024_801_587_301_587_3 0.000_002_755_731_922_398_589)
}
