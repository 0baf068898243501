//! The error function, its complement, and the GELU activation.
//!
//! **1 - erf x** is e^(-x²) g(x) for x ≥ 0, where g(x) = e^(x²) (1 - erf x) decreases slowly, from 1 to 0.06 at 10 and
//! 0.02 at 28. 1 - erf (-x) is 1 + erf x. **x Φ(x)** is x / 2 times 1 - erf (-x / √2); x² / 2 is computed from x.
//!
//! **In `f32`**, the computation is in `f64`, so that only the final rounding contributes an error. erf x is x times a
//! quotient of polynomials of x², g is a quotient of polynomials. x Φ(x) is computed in `f32`, with an error of up to
//! six units.
//!
//! **In `f64`**, x² is exact in two parts; the second one is small. (1 + 2 x) g(x), which is between 1 and 1.3, is a
//! polynomial of (x - 4.5) / (x + 4.5). erf x is x + x p(x²) with a polynomial p up to 1. Above 1 it is 1 - e^(-x²) g(x),
//! of which fewer digits are significant: g is a polynomial of (x - 2.7) / (x + 2.7).
//!
//! The polynomials minimize the maximum error relative to the function: 2⁻³⁰ of erf and 2⁻³³ of g for `f32`, 2⁻²⁷ of g
//! for Φ, 2⁻⁶² and 2⁻⁶¹ for `f64`.

#[allow(clippy::excessive_precision)]
pub(in crate::ops) mod f32 {
    use super::super::f32::{raised, scaled};
    use crate::expr::simd_dispatch::{Guaranteed, Vectors};
    use crate::ops::element_traits::multiply_add;
    use core::f64::consts::{LN_2, LOG2_E};

    #[cfg_attr(not(unoptimised), inline(always))]
    pub(in crate::ops) fn erf<V: Vectors>(x: f32) -> f32 {
        let x = f64::from(x);
        // From this value on, the result is 1.
        let x = if x > 4.0 { 4.0 } else { x };
        let x = if x < -4.0 { -4.0 } else { x };
        let z = x * x;
        let above = polynomial!(V, z;
            1.1283791681456320139 0.16690316439315490698 0.050938481609569999559 0.0029560091708154274024
            0.00030575980657352736358 -2.8865008546065708873e-7 -4.4839787647019119875e-8);
        let below = polynomial!(V, z;
            1.0 0.48124745036546118433 0.10555860504641275162 0.013491392116401592912 0.0010398642786741779407
            0.000041000261933476268665 -6.20084593574399047e-7);
        (x * above / below) as f32
    }
    /// 1 - erf of `x`, given the absolute value of `x` and its square.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn complement<V: Vectors>(x: f64, size: f64, square: f64) -> f64 {
        // 1.5 · 2^52, and the exponent bias.
        const SHIFT: f64 = 6_755_399_441_055_744.0 + 1023.0;
        let sum = multiply_add::<V, _>(-square, LOG2_E, SHIFT);
        let r = multiply_add::<V, _>(SHIFT - sum, LN_2, -square);
        let p = polynomial!(V, r;
            0.50000000778956054 0.16666666860318326 0.041666269961160677 0.0083332644679397058 0.0013946072324701230
            0.00019918317576284633);
        let e = 1.0 + multiply_add::<V, _>(r * r, p, r);
        let above = polynomial!(V, size;
            0.99999999991692674919 1.4351730892849662341 1.0018385743147364124 0.40311396355063162154
            0.093060590389329462402 0.010051309038634669421);
        let below = polynomial!(V, size;
            1.0 2.5635522451178374265 2.8944977668691153553 1.8579033858604591513 0.72343105901001257537
            0.16494454187182462565 0.017815503726382881652);
        let y = e * f64::from_bits(sum.to_bits() << 52) * above / below;
        // The result is less than half of the smallest number.
        let y = if size > 10.3 { 0.0 } else { y };
        if x < 0.0 { 2.0 - y } else { y }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(in crate::ops) fn erfc<V: Vectors>(x: f32) -> f32 {
        let x = f64::from(x);
        complement::<V>(x, x.abs(), x * x) as f32
    }
    /// x · Φ(x).
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(in crate::ops) fn gelu<V: Vectors>(x: f32) -> f32 {
        let (y, _) = beyond::<V>(x, 12.9375);
        0.5 * x * if x > 0.0 { 2.0 - y } else { y }
    }
    /// Φ(x), and its derivative times √(2π). Products with small gradients are not to be subnormal either: both are 0, or Φ is 1,
    /// where they are less than 2e-29.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(in crate::ops) fn normal(x: f32) -> (f32, f32) {
        let (y, e) = beyond::<Guaranteed>(x, 11.5);
        (0.5 * if x > 0.0 { 2.0 - y } else { y }, e)
    }
    /// The probability of a number farther from 0 than `x`, and e^(-x²/2), both 0 from `end` on.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn beyond<V: Vectors>(x: f32, end: f32) -> (f32, f32) {
        let size = x.abs();
        let gone = size > end;
        // Where both are 0, nothing is infinite.
        let size = if gone { end } else { size };
        // The square in two parts.
        let (high, low) = if const { V::FUSED } {
            let square = size * size;
            (square, multiply_add::<V, _>(size, size, -square))
        } else {
            // The upper half of the digits.
            let high = f32::from_bits(size.to_bits() & !((1 << 12) - 1));
            (high * high, (size - high) * (size + high))
        };
        // As for `exp`: nothing underflows where the result is almost subnormal, which takes a hundred times as long. A choice
        // of the results instead would let the compiler leave out this one.
        let power = if gone { -176.0 } else { -0.5 * high };
        let (p, sum) = raised::<V>(power, 0.5 * low);
        let above = polynomial!(V, size;
            1.000000005988 0.87699366259425 0.36676981263089 0.081367547101903 0.0082476571519416);
        let below = polynomial!(V, size;
            1.0 1.6748786490378 1.203124783684 0.46986605889285 0.10198547566336 0.010336787248881);
        let g = above / below;
        let y = scaled(multiply_add::<V, _>(g, p, g), sum);
        (y, scaled(1.0 + p, sum))
    }
}

#[allow(clippy::excessive_precision)]
pub(in crate::ops) mod f64 {
    use super::super::f64::{HIGH, LOW, less_one, raised, scaled};
    use crate::expr::simd_dispatch::Vectors;
    use crate::ops::Real;
    use crate::ops::element_traits::multiply_add;

    /// erf of a number up to 1, whose square is `high` plus `low`.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn near<V: Vectors>(x: f64, high: f64, low: f64) -> f64 {
        // Centered in the range of the squares, where the terms are smallest.
        let z = (high - 0.5) + low;
        let p = polynomial!(V, z;
            -0.03453126133013269169137 -0.2810721780454342387224 0.07940998675593483361376 -0.01828388448915290275851
            0.00348027449666539899051 -0.0005611894221160599498485 0.00007829649525828214026706
            -0.00000961480868624944682562 0.000001053644924208868676022 -1.042036967311967496601e-7
            9.387731772090793753294e-9 -7.798508918096527784904e-10 5.94525928395927568891e-11);
        multiply_add::<V, _>(x, p, x)
    }
    /// 1 - erf of a nonnegative number whose square is `high` plus `low`.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn complement<V: Vectors>(x: f64, high: f64, low: f64) -> f64 {
        // As for `exp`: nothing underflows.
        let (e, sum) = raised::<V>(if high > 1418.0 { -1418.0 } else { -high }, low);
        let t = (x - 4.5) / (x + 4.5);
        let p = polynomial!(V, t;
            -0.1367070998554379131 0.03334406396823077537682 0.04337222005886239899555 -0.08357835444788649368331
            0.09033360602516588761944 -0.07519744544000515470832 0.05161384332897915319256 -0.02968179225330316655109
            0.0141668373823836468888 -0.005404217951391871823479 0.001484322302695057190946
            -0.0001821860750584805200197 -0.00006778828189108885017197 0.00004405289692214398530706
            -0.000007814234194332944807143 -0.000002518768825328087896546 0.000001626723830230595563107
            -1.025711611104471609806e-7 -1.874519607538307672311e-7 4.806886333537904965076e-8
            1.989205622804299029081e-8 -6.652602590646509201249e-9 -2.378292279207017242459e-9);
        let q = multiply_add::<V, _>(t, p, 1.224848042738414175921);
        let (twice, below) = (2.0 * x, 1.0 + 2.0 * x);
        let g = q / below;
        // The rounding error of the divisor, divided by an approximation of the divisor.
        let lost = ((twice - below) + 1.0) * (0.8 * g);
        let y = scaled(multiply_add::<V, _>(g, e - lost, g), sum);
        // The result is less than half of the smallest number.
        if x > 27.3 { 0.0 } else { y }
    }
    /// The square of a number in two parts; the first is exact.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn square(x: f64) -> (f64, f64) {
        // The upper half of the digits.
        let high = f64::from_bits(x.to_bits() & !((1 << 27) - 1));
        (high * high, (x - high) * (x + high))
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(in crate::ops) fn erfc<V: Vectors>(x: f64) -> f64 {
        let (high, low) = square(x);
        let y = complement::<V>(x.abs(), high, low);
        let y = if x < 0.0 { 2.0 - y } else { y };
        // Around 0, where the result changes faster than its argument, fewer digits of `y` are significant.
        if x.abs() < 0.75 {
            1.0 - near::<V>(x, high, low)
        } else {
            y
        }
    }
    /// Φ(x), and its derivative times √(2π).
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(in crate::ops) fn normal(x: f64) -> (f64, f64) {
        let below = (-x * core::f64::consts::FRAC_1_SQRT_2).error_function_complement();
        (0.5 * below, (-0.5 * x * x).exponential())
    }
    /// x · Φ(x).
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(in crate::ops) fn gelu<V: Vectors>(x: f64) -> f64 {
        let half = 0.5 * x;
        let (high, low) = square(x);
        let y = complement::<V>(
            x.abs() * core::f64::consts::FRAC_1_SQRT_2,
            0.5 * high,
            0.5 * low,
        );
        half * if x > 0.0 { 2.0 - y } else { y }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(in crate::ops) fn erf<V: Vectors>(x: f64) -> f64 {
        // 1.5 · 2^52, and the exponent bias.
        const SHIFT: f64 = 6_755_399_441_055_744.0 + 1023.0;
        let size = x.abs();
        // From this value on, the result is 1. NaN stays NaN.
        let size = if size > 6.0 { 6.0 } else { size };
        let (high, low) = if const { V::FUSED } {
            let square = size * size;
            (square, multiply_add::<V, _>(size, size, -square))
        } else {
            square(size)
        };
        // e^(-x²) is at least 2^-52.
        let sum = multiply_add::<V, _>(-high, core::f64::consts::LOG2_E, SHIFT);
        let n = sum - SHIFT;
        let r = multiply_add::<V, _>(-n, HIGH, -high);
        let r = r - multiply_add::<V, _>(n, LOW, low);
        let scale = f64::from_bits(sum.to_bits() << 52);
        let e = multiply_add::<V, _>(scale, less_one::<V>(r), scale);
        let t = (size - 2.7) / (size + 2.7);
        let g = polynomial!(V, t;
            0.1968741273319560994001 -0.3523979493159051070423 0.2504895026579639540243 -0.1371731468957666513036
            0.05360291153656227294984 -0.01162715931769452231283 -0.0008581272297776471094482
            0.001328907831739851730156 -0.0001316850792077530987014 -0.0001461837015395634348248
            0.00003335068940563563305405 0.00003069074523160219898528 0.000005054113008713159972057);
        let y = if size < 1.0 {
            near::<V>(size, high, low)
        } else {
            multiply_add::<V, _>(-e, g, 1.0)
        };
        y.copysign(x)
    }
}
