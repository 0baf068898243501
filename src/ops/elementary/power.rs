//! Powers of `f32`, computed as 2^(y log₂ x) in `f64`: rounded once, to `f32`, from a result of some 35 bits.
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
    let power = exp2::<V>(p) as f32;
    let half = 0.5 * y;
    let whole = num_traits::Float::trunc(y) == y;
    let odd = whole & (num_traits::Float::trunc(half) != half);
    let power = if odd { power.copysign(x) } else { power };
    let power = if (x < 0.0) & (x > f32::NEG_INFINITY) & !whole {
        f32::NAN
    } else {
        power
    };
    // Also to the power of NaN; -1 to the power of infinity.
    let one = (y == 0.0) | (x == 1.0) | ((x == -1.0) & (y.abs() == f32::INFINITY));
    if one { 1.0 } else { power }
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
