//! Functions of blocks of `f64`.
//!
//! **erf x** is x times a function of |x|: sixteen polynomials of what |x| is more or less than a multiple of 25 / 64.
//!
//! **1 - erf x** is e^(-x²) g(x), where the exponent of x + 1 and the first bit of its mantissa select one of ten polynomials
//! of what is above the middle of the part; the square is exact in two parts.

use super::common::{functions, of_blocks, series};
use super::tables;
use super::vector::double::*;
use crate::ops::Real;

macro_rules! far {
    ($x:ident, $y:ident, $mask:ident, $name:ident $of:ident $method:ident) => {
        by_element($x, merge($mask, $y, $of($x, true)), f64::$method)
    };
}
macro_rules! once {
    ($x:expr) => {
        $x
    };
}
functions! {
    f64 u64: more: [once] small: 1e-270 whole: 6_755_399_441_055_744.0
    half_pi: HALF_PI_DOUBLE SINE_DOUBLE COSINE_DOUBLE TANGENT_DOUBLE ARC_TANGENT_DOUBLE large: 1_048_576.0 far: far
    exp: -745.2 -707.5 710.0 logarithms: 4 RECIPROCALS_DOUBLE
    log LOG_E_DOUBLE UNITS_E_DOUBLE BEYOND_E_DOUBLE
    log2 LOG_2_DOUBLE UNITS_2_DOUBLE BEYOND_2_DOUBLE
    log10 LOG_10_DOUBLE UNITS_10_DOUBLE BEYOND_10_DOUBLE
}

/// The angle from which on four parts of π / 2 have too few digits.
const FARTHEST: f64 = 8_589_934_592.0;
/// What a function of one number makes of those that are farther than that.
#[cold]
#[inline(never)]
#[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl,fma")]
fn by_element(x: V, y: V, f: fn(f64) -> f64) -> V {
    let mask = above(abs(x), set(FARTHEST));
    if mask == 0 {
        return y;
    }
    // SAFETY: both are as many numbers in memory.
    let (x, mut y) = unsafe {
        (
            core::mem::transmute::<V, [f64; LANES]>(x),
            core::mem::transmute::<V, [f64; LANES]>(y),
        )
    };
    for i in 0..LANES {
        if mask >> i & 1 == 1 {
            y[i] = f(x[i]);
        }
    }
    // SAFETY: as above.
    unsafe { core::mem::transmute::<[f64; LANES], V>(y) }
}

/// The distance between the middles of two parts of the table of erf x / x.
const DISTANCE: f64 = 25.0 / 64.0;
/// The exponent and a bit of the mantissa, and the next bit.
const UPPER: u64 = !((1 << 51) - 1);
const MIDDLE: u64 = 1 << 50;

steps! {
    fn erf(x: V) -> V {
        let x = at_least(at_most(x, set(5.95)), set(-5.95));
        let size = abs(x);
        let whole = set(WHOLE);
        let sum = fma(size, set(1.0 / DISTANCE), whole);
        let t = fnma(sub(sum, whole), set(DISTANCE), size);
        let at = bits(sum);
        let y = of_rows(&tables::ERF_DOUBLE, 1..13, t, at);
        let y = fma(y, t, select(&tables::ERF_DOUBLE[13], at));
        fma(x, select(&tables::ERF_DOUBLE[0], at), mul(x, y))
    }
    fn erfc(x: V) -> V {
        let one = set(1.0);
        let size = abs(x);
        // 2 less nothing, far below 0: there, too, nothing underflows.
        let some = !above(size, set(27.4)) & !below(x, set(-26.0));
        let square = keep(some, square(size));
        let less = fms(size, size, square);
        let base = and(bits(add(size, one)), set_bits(UPPER));
        let t = sub(size, sub(from_bits(xor(base, set_bits(MIDDLE))), one));
        let g = of_rows(&tables::ERFC_DOUBLE, 0..18, t, right::<51>(base));
        let y = exp_times(some, square, less, g);
        sub_some(y, below(x, zero()), set(2.0), y)
    }
}

of_blocks! { sqrt: 4; exp log log2 log10 sin cos tan atan erf erfc }
