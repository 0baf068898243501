//! Sines, cosines and tangents of arguments up to `LARGE`: for larger ones, π is not stored with enough digits here.
//!
//! **In `f32`**, the computation is in `f64`, so that only the final rounding contributes an error. With n the integer
//! nearest to x / π, sin x is sin r, or -sin r if n is odd, where r = x - n π, |r| ≤ π / 2. π is subtracted in two
//! parts; the first has so few bits that its products with n are exact. The cosine is the sine of x + π / 2.
//!
//! **In `f64`**, with n the integer nearest to 2 x / π, either function is a sine or a cosine of r = x - n π / 2, |r| ≤
//! π / 4, corrected by the rounding error of r. π / 2 is subtracted in three parts: products with the first two are
//! exact, and so are their differences, up to the error that `lost` holds.
//!
//! The polynomials minimize the maximum error relative to the function: 2⁻³⁵ for `f32`, 2⁻⁶⁸ and 2⁻⁶³ for `f64`.

/// 1.5 · 2^52: adding it rounds to an integer, which is in the lowest bits of the sum.
const WHOLE: f64 = 6_755_399_441_055_744.0;

#[allow(clippy::excessive_precision)]
pub(in crate::ops) mod f32 {
    use super::WHOLE;
    use crate::expr::simd_dispatch::Vectors;
    use crate::ops::element_traits::multiply_add;
    use core::f64::consts::FRAC_1_PI;

    /// The limit above which the quotient has too many bits.
    const LARGE: f32 = 2_097_152.0;
    /// π in two parts.
    const HIGH: f64 = 3.141592651605606;
    const LOW: f64 = 1.984187159361081e-9;

    #[cfg_attr(not(unoptimised), inline(always))]
    pub(in crate::ops) fn is_large(x: f32) -> bool {
        x.abs() > LARGE
    }
    /// A sine, up to π / 2.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn sine<V: Vectors>(r: f64) -> f64 {
        let z = r * r;
        // Not r + r z p: this form keeps the sign of zero.
        let p = polynomial!(V, z;
            -0.16666666626106 0.0083333311067830 -0.00019840867964858 2.7525371519340e-6 -2.3888676519327e-8);
        r * multiply_add::<V, _>(z, p, 1.0)
    }
    /// The sine of `x` minus `n` times π, negated if the lowest bit of `sum` is set.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn of_rest<V: Vectors>(x: f64, n: f64, sum: f64) -> f32 {
        let y = sine::<V>(multiply_add::<V, _>(
            -n,
            LOW,
            multiply_add::<V, _>(-n, HIGH, x),
        ));
        f64::from_bits(y.to_bits() ^ (sum.to_bits() << 63)) as f32
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(in crate::ops) fn sin<V: Vectors>(x: f32) -> f32 {
        let x = f64::from(x);
        let sum = multiply_add::<V, _>(x, FRAC_1_PI, WHOLE);
        of_rest::<V>(x, sum - WHOLE, sum)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(in crate::ops) fn cos<V: Vectors>(x: f32) -> f32 {
        let x = f64::from(x);
        let sum = multiply_add::<V, _>(x, FRAC_1_PI, 0.5) + WHOLE;
        of_rest::<V>(x, (sum - WHOLE) - 0.5, sum)
    }
    /// The tangent of `x`: the sine of the remainder of `x` modulo π / 2 divided by its cosine. If n is odd, it is the
    /// negated cosine divided by the sine.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(in crate::ops) fn tan<V: Vectors>(x: f32) -> f32 {
        let x = f64::from(x);
        let sum = multiply_add::<V, _>(x, 2.0 * FRAC_1_PI, WHOLE);
        let n = 0.5 * (sum - WHOLE);
        let r = multiply_add::<V, _>(-n, LOW, multiply_add::<V, _>(-n, HIGH, x));
        let z = r * r;
        let sine = sine::<V>(r);
        let p = polynomial!(V, z;
            0.041666666619453707457 -0.0013888883496857525872 0.000024799459309521005188 -2.7205684584248802261e-7);
        let cosine = multiply_add::<V, _>(z * z, p, multiply_add::<V, _>(-0.5, z, 1.0));
        let odd = sum.to_bits() & 1 == 1;
        let above = if odd { -cosine } else { sine };
        (above / if odd { sine } else { cosine }) as f32
    }
}

#[allow(clippy::excessive_precision)]
pub(in crate::ops) mod f64 {
    use super::WHOLE;
    use crate::expr::simd_dispatch::Vectors;
    use crate::ops::element_traits::multiply_add;
    use core::f64::consts::FRAC_2_PI;

    /// The limit above which the quotient has too many bits.
    const LARGE: f64 = 1_048_576.0;
    /// π / 2 in three parts.
    const HIGH: f64 = 1.5707963267341256;
    const MIDDLE: f64 = 6.077100506303966e-11;
    const LOW: f64 = 2.0222662487959506e-21;
    /// For angles below this, the sine equals the angle.
    const TINY: f64 = 1e-8;

    #[cfg_attr(not(unoptimised), inline(always))]
    pub(in crate::ops) fn is_large(x: f64) -> bool {
        x.abs() > LARGE
    }
    /// The sine and the cosine of the remainder of `x` after subtracting the nearest n π / 2, each in two parts, and a
    /// sum whose lowest bits are those of n.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn parts<V: Vectors>(x: f64) -> ([f64; 2], [f64; 2], f64) {
        let sum = multiply_add::<V, _>(x, FRAC_2_PI, WHOLE);
        let n = sum - WHOLE;
        let (near, next, rest) = (multiply_add::<V, _>(-n, HIGH, x), n * MIDDLE, n * LOW);
        let first = near - next;
        let r = first - rest;
        let lost = ((first - r) - rest) + ((near - first) - next);
        let z = r * r;
        let half = 0.5 * z;
        let above = 1.0 - half;
        let p = polynomial!(V, z;
            -0.1666666666666666664 0.0083333333333333224928 -0.00019841269841254784573 2.7557319214056963247e-6
            -2.505210487976468789e-8 1.6058362894831438254e-10 -7.5785266981159057635e-13);
        let sine = multiply_add::<V, _>(lost, above, r * z * p);
        let p = polynomial!(V, z;
            0.041666666666666592832 -0.0013888888888873040347 0.000024801587288841384634 -2.7557314176236068196e-7
            2.0875700415574902748e-9 -1.1358513926343277435e-11);
        let cosine = ((1.0 - above) - half) + multiply_add::<V, _>(-r, lost, z * z * p);
        ([r, sine], [above, cosine], sum)
    }
    /// The sine of `x` plus the given number of quarter turns.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn rotated<V: Vectors>(x: f64, quarters: u64) -> f64 {
        let (sine, cosine, sum) = parts::<V>(x);
        let turn = sum.to_bits().wrapping_add(quarters);
        let y = if turn & 1 == 0 {
            sine[0] + sine[1]
        } else {
            cosine[0] + cosine[1]
        };
        f64::from_bits(y.to_bits() ^ ((turn & 2) << 62))
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(in crate::ops) fn sin<V: Vectors>(x: f64) -> f64 {
        if x.abs() < TINY {
            x
        } else {
            rotated::<V>(x, 0)
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(in crate::ops) fn cos<V: Vectors>(x: f64) -> f64 {
        rotated::<V>(x, 1)
    }
    /// The upper half of the digits, and the lower half.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn halves(x: f64) -> (f64, f64) {
        let high = f64::from_bits(x.to_bits() & !((1 << 27) - 1));
        (high, x - high)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(in crate::ops) fn tan<V: Vectors>(x: f64) -> f64 {
        let (sine, cosine, sum) = parts::<V>(x);
        let two = |[a, b]: [f64; 2]| (a + b, (a - (a + b)) + b);
        let ((sine, sine_lost), (cosine, cosine_lost)) = (two(sine), two(cosine));
        let odd = sum.to_bits() & 1 == 1;
        let (above, above_lost) = if odd {
            (-cosine, -cosine_lost)
        } else {
            (sine, sine_lost)
        };
        let (below, below_lost) = if odd {
            (sine, sine_lost)
        } else {
            (cosine, cosine_lost)
        };
        let per = 1.0 / below;
        let y = above * per;
        // The error of the quotient, divided by the divisor: the product is exact in two parts.
        let product = y * below;
        let ((y_high, y_low), (high, low)) = (halves(y), halves(below));
        let product_lost =
            ((y_high * high - product) + (y_high * low + y_low * high)) + y_low * low;
        let lacks = ((above - product) - product_lost) + (above_lost - y * below_lost);
        if x.abs() < TINY { x } else { y + lacks * per }
    }
}
