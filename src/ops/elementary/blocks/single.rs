//! Functions of blocks of `f32`.
//!
//! **Tables of polynomials.** The exponent of a number and the first two bits of its mantissa select one of 32 polynomials of
//! what is above these bits.
//!
//! **tanh x, erf x** are x times such a function of |x|; of erf x the first coefficient has two parts.
//!
//! **1 - erf x, x Φ(x)** are e^(-x²) or e^(-x² / 2) times such a function; the square is exact in two parts. Φ(-x) up to 4 is
//! a polynomial by itself.
//!
//! **arcsin x, arccos x** above 1/2 are computed from √((1 - |x|) / 2), the root with its rounding error.

use super::common::{functions, of_blocks, series};
use super::double;
use super::tables;
use super::vector::double as wide;
use super::vector::single::*;

macro_rules! far_in_double {
    ($x:ident, $y:ident, $mask:ident, $name:ident $of:ident $method:ident) => {
        in_double($x, $y, $mask, |x| double::$name(x))
    };
}
functions! {
    f32 u32: more: [] small: 1e-30 whole: 12_582_912.0
    half_pi: HALF_PI_SINGLE SINE_SINGLE COSINE_SINGLE TANGENT_SINGLE ARC_TANGENT_SINGLE large: 400_000.0 far: far_in_double
    exp: -104.0 -86.5 89.0 logarithms: 5 RECIPROCALS_SINGLE
    log LOG_E_SINGLE UNITS_E_SINGLE BEYOND_E_SINGLE
    log2 LOG_2_SINGLE UNITS_2_SINGLE BEYOND_2_SINGLE
    log10 LOG_10_SINGLE UNITS_10_SINGLE BEYOND_10_SINGLE
}

/// The exponent and two bits of the mantissa.
const UPPER: u32 = !((1 << 21) - 1);
/// The smallest number of a table; smaller ones are in the same part.
const LEAST: f32 = 0.0625;
/// From this number on, Φ is an exponential times a function.
const NEAR: f32 = 4.0;

/// What a function of `f64` makes of the numbers in the mask.
#[cold]
#[inline(never)]
#[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl,fma")]
fn in_double(x: V, y: V, mask: Mask, f: impl Fn(wide::V) -> wide::V) -> V {
    use core::arch::x86_64 as arch;
    let halves = [
        arch::_mm512_castps512_ps256(x),
        arch::_mm512_extractf32x8_ps::<1>(x),
    ];
    let [low, high] = halves.map(|half| arch::_mm512_cvtpd_ps(f(arch::_mm512_cvtps_pd(half))));
    let far = arch::_mm512_insertf32x8::<1>(arch::_mm512_castps256_ps512(low), high);
    merge(mask, y, far)
}

steps! {
    /// A number less the beginning of its part of a table, and the bits that select the part.
    fn in_part(size: V) -> (V, Bits) {
        let base = from_bits(and(bits(at_least(size, set(LEAST))), set_bits(UPPER)));
        (sub(size, base), right::<21>(bits(base)))
    }
}
steps! {
    fn tanh(x: V) -> V {
        let x = at_least(at_most(x, set(9.050_559)), set(-9.050_559));
        let (t, at) = in_part(abs(x));
        let y = of_rows(&tables::TANH, 1..7, t, at);
        let y = fma(y, t, select(&tables::TANH[7], at));
        fma(x, select(&tables::TANH[0], at), mul(x, y))
    }
    fn erf(x: V) -> V {
        let x = at_least(at_most(x, set(3.987_388)), set(-3.987_388));
        let (t, at) = in_part(abs(x));
        let y = of_rows(&tables::ERF, 1..7, t, at);
        let y = fma(y, t, select(&tables::ERF[7], at));
        fma(x, select(&tables::ERF[0], at), mul(x, y))
    }
    fn erfc(x: V) -> V {
        let size = abs(x);
        // 2 less nothing, far below 0: there, too, nothing underflows.
        let some = !above(size, set(10.1)) & !below(x, set(-9.0));
        let square = keep(some, square(size));
        let less = fms(size, size, square);
        let (t, at) = in_part(size);
        let g = of_rows(&tables::ERFC, 0..7, t, at);
        let y = exp_times(some, square, less, g);
        sub_some(y, below(x, zero()), set(2.0), y)
    }
    /// x · Φ(x).
    fn gelu(x: V) -> V {
        let size = abs(x);
        let base = from_bits(and(bits(at_least(size, set(LEAST))), set_bits(UPPER)));
        let end = more(bits(base), set_bits(!UPPER + 1));
        let y = of_rows(&tables::NORMAL_NEAR, 0..8, sub(from_bits(end), size), right::<21>(end));
        let far = !below(size, set(NEAR));
        let y = if far == 0 { y } else { merge(far, y, normal(size)) };
        let y = sub_some(y, above(x, zero()), set(1.0), y);
        mul(x, y)
    }
    /// Φ(-x) of x ≥ 0.
    fn normal(size: V) -> V {
        // From there on the result is almost subnormal, which takes a hundred times as long.
        let some = !above(size, set(12.9375));
        let half = mul(size, set(0.5));
        let square = keep(some, mul(size, half));
        let less = fms(size, half, square);
        let (t, at) = in_part(size);
        let g = of_rows(&tables::NORMAL, 0..6, t, at);
        exp_times(some, square, less, g)
    }
    /// Numbers s and r with arcsin |x| or arcsin √((1 - |x|) / 2) = s + r, and where it is the second.
    fn arc(size: V) -> (V, V, Mask) {
        let half = set(0.5);
        let large = above(size, half);
        let z = small_square(size);
        let z = merge(large, z, fnma(half, size, half));
        // 0 has no reciprocal.
        let y = near_rsqrt(at_least(z, set(1e-30)));
        let (g, h) = (mul(z, y), mul(y, half));
        let lacks = fnma(g, h, half);
        let (g, h) = (fma(g, lacks, g), fma(h, lacks, h));
        let s = merge(large, size, g);
        let lost = keep(large, mul(fnma(g, g, z), h));
        (s, fma(mul(s, z), series!(z; &tables::ARC_SINE), lost), large)
    }
    fn asin(x: V) -> V {
        let size = abs(x);
        let (s, r, large) = arc(size);
        // π / 2 - 2 (s + r).
        let (two, quarter) = (set(-2.0), set(core::f32::consts::FRAC_PI_2));
        let near = fma(s, two, quarter);
        let lost = fma(s, two, sub(quarter, near));
        let lost = fma(r, two, add(lost, set(REST_OF_QUARTER)));
        let y = merge(large, add(s, r), add(near, lost));
        let y = merge(above(size, set(1.0)), y, set(f32::NAN));
        from_bits(xor(bits(y), and(bits(x), set_bits(SIGN))))
    }
    fn acos(x: V) -> V {
        let size = abs(x);
        let (s, r, large) = arc(size);
        let negative = below(x, zero());
        let quarter = set(core::f32::consts::FRAC_PI_2);
        // 2 (s + r), or π less that; π / 2 less s + r, or more.
        let times = merge(large, set(-1.0), set(2.0));
        let times = merge(negative, times, sub(zero(), times));
        let start = merge(large, quarter, keep(negative, add(quarter, quarter)));
        let rest = merge(large, set(REST_OF_QUARTER), keep(negative, set(2.0 * REST_OF_QUARTER)));
        let near = fma(s, times, start);
        let lost = fma(s, times, sub(start, near));
        let y = add(near, fma(r, times, add(lost, rest)));
        merge(above(size, set(1.0)), y, set(f32::NAN))
    }
    fn logit(x: V) -> V {
        let one = set(1.0);
        let rest = sub(one, x);
        let more = sub(sub(one, rest), x);
        let per = near_reciprocal(rest);
        let u = mul(x, fma(per, fnma(rest, per, one), per));
        // What the quotient lacks, relative to it.
        let lost = fnma(u, more, fnma(u, rest, x));
        let per = near_reciprocal(x);
        let lost = mul(lost, fma(per, fnma(x, per, one), per));
        let rare = is_outside(bits(x), f32::to_bits(1e-30), 1.0_f32.to_bits() - f32::to_bits(1e-30));
        let (u, lost) = if rare == 0 {
            (u, lost)
        } else {
            (core::arch::x86_64::_mm512_mask_div_ps(u, rare, x, rest), keep(!rare, lost))
        };
        let (k, m, at) = parts(u);
        let r = fms(m, select(&tables::RECIPROCALS_SINGLE, at), one);
        let start = fma(k, set(tables::UNITS_E_SINGLE[0]), select(&tables::LOG_E_SINGLE[0], at));
        let low = fma(k, set(tables::UNITS_E_SINGLE[1]), select(&tables::LOG_E_SINGLE[1], at));
        let low = fma(mul(r, r), series!(r; &tables::BEYOND_E_SINGLE), add(low, lost));
        add(start, add(r, low))
    }
}
of_blocks! { sqrt: 3; exp log log2 log10 sin cos tan asin acos atan tanh erf erfc gelu logit }
