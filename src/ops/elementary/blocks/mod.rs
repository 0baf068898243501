//! Functions of adjacent elements with AVX-512, compiled once, with the library.
//!
//! They use instructions that a compiler does not find in a loop over elements: tables in registers, powers of two as operands,
//! approximate reciprocals and roots. An element has one result, wherever it is in a block and however long the block is.
//! Errors are within those that the documentation of [`Pointwise`](crate::Pointwise) gives; the last bit may differ from that of
//! a loop over elements.

mod common;
mod double;
mod single;
#[rustfmt::skip]
#[allow(clippy::approx_constant, clippy::excessive_precision)]
mod tables;
mod vector;

use super::Blocks;

macro_rules! all {
    ($($T:ident $module:ident [$($name:ident)*])*) => { $(
        #[allow(clippy::needless_update)]
        impl Blocks<$T> {
            pub(in crate::ops) const ALL: Self = Self { $( $name: Some($module::blocks::$name), )* ..Self::NONE };
        }
    )* };
}
all! {
    f32 single [exp log log2 log10 sqrt sin cos tan asin acos atan tanh erf erfc gelu logit]
    f64 double [exp log log2 log10 sqrt sin cos tan atan erf erfc]
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::vec;
    use std::vec::Vec;

    use super::Blocks;
    use crate::expr::Block;
    use crate::expr::simd_dispatch::has_blocks;

    /// The results for these elements, wherever they are in a block: in place, and with other addresses.
    fn of<T: Copy + PartialEq + core::fmt::Debug>(
        function: Option<Block<T, T>>,
        x: &[T],
    ) -> Vec<T> {
        let Some(function) = function else {
            unreachable!()
        };
        let mut y = x.to_vec();
        // SAFETY: as many elements are read and written; the processor has AVX-512.
        unsafe { function(y.as_ptr(), y.as_mut_ptr(), y.len()) };
        y
    }

    /// Elements have one result in every place, and nothing else is written.
    #[test]
    fn a_result_does_not_depend_on_its_place() {
        if !has_blocks() {
            return;
        }
        macro_rules! check {
            ($T:ident: $($name:ident)*) => { $( {
                let function = Blocks::<$T>::ALL.$name;
                let x: Vec<$T> = (0..400).map(|i| ((i * 37 % 401) as $T - 200.0) * 0.0371).collect();
                let wanted: Vec<$T> = x.iter().flat_map(|&x| of(function, &[x])).collect();
                for len in (0..70).chain([127, 128, 129, 200, 301]) {
                    for [from, to] in [[0, 0], [1, 0], [0, 3], [15, 15], [16, 7]] {
                        let mut out = vec![$T::MAX; 400];
                        // SAFETY: both have so many elements; the processor has AVX-512.
                        unsafe {
                            function.unwrap()(x.as_ptr().add(from), out.as_mut_ptr().add(to), len);
                        }
                        for i in 0..len {
                            let (found, wanted) = (out[to + i], wanted[from + i]);
                            assert!(
                                found.to_bits() == wanted.to_bits() || found.is_nan() && wanted.is_nan(),
                                "{} of {}: {found:e} at {i} of {len}, {wanted:e} alone", stringify!($name), x[from + i],
                            );
                        }
                        assert!(out[..to].iter().chain(&out[to + len..]).all(|&x| x == $T::MAX));
                    }
                }
            } )* };
        }
        check! { f32: exp log log2 log10 sqrt sin cos tan asin acos atan tanh erf erfc gelu logit }
        check! { f64: exp log log2 log10 sqrt sin cos tan atan erf erfc }
    }

    /// A sample of all `f32`, one of so many, compared with functions of `f64`, and limits, infinities and NaN.
    fn check_errors(of_so_many: usize) {
        if !has_blocks() {
            return;
        }
        const LIMITS: [f64; 35] = [
            0.0,
            -0.0,
            1.0,
            -1.0,
            0.5,
            -0.5,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::NAN,
            f64::MAX,
            f64::MIN,
            5e-324,
            -5e-324,
            1e-310,
            709.78,
            709.79,
            -708.5,
            -745.13,
            -745.14,
            88.72,
            88.73,
            -103.9,
            -104.0,
            1e-45,
            1e22,
            1e5,
            -100_001.0,
            1_048_577.0,
            3e38,
            6.0,
            0.3,
            -0.97,
            1.03,
            1e17,
            -1e31,
        ];
        fn same(found: f64, wanted: f64, ulp: f64, epsilon: f64, least: f64) -> bool {
            let near =
                (found - wanted).abs() <= (2.0 * ulp).max(2.0) * epsilon * wanted.abs() + least;
            let sign = wanted != 0.0
                || found != 0.0
                || found.is_sign_negative() == wanted.is_sign_negative();
            (found == wanted || near) && sign || found.is_nan() && wanted.is_nan()
        }
        macro_rules! check {
            ($($name:ident $ulp:literal $exact:expr, [$($double:ident)?];)*) => { $( {
                let exact: fn(f64) -> f64 = $exact;
                let x: Vec<f32> = (0..=u32::MAX).step_by(of_so_many).map(f32::from_bits).collect();
                let mut worst = (0.0, 0.0);
                for (&x, y) in x.iter().zip(of(Blocks::<f32>::ALL.$name, &x)) {
                    let exact = exact(x.into());
                    let nearest = exact as f32;
                    if y == nearest || y.is_nan() && nearest.is_nan() {
                        continue;
                    }
                    // Below 2⁻¹²⁰ intermediate results lose digits.
                    let unit = (exact.abs().log2().floor().max(-120.0) - 23.0).exp2();
                    let error = (f64::from(y) - exact).abs() / unit;
                    if error.is_nan() || error > worst.0 {
                        worst = (if error.is_nan() { f64::INFINITY } else { error }, x);
                    }
                }
                std::println!("{} {:.3} ulp at {:e}", stringify!($name), worst.0, worst.1);
                assert!(worst.0 <= $ulp, "{} {:.3} ulp at {:e}", stringify!($name), worst.0, worst.1);
                for x in LIMITS {
                    let single = of(Blocks::<f32>::ALL.$name, &[x as f32])[0];
                    let wanted = exact(f64::from(x as f32)) as f32;
                    assert!(
                        same(single.into(), wanted.into(), $ulp, f32::EPSILON.into(), 1e-44),
                        "{} of {x:e}: {single:e}, not {wanted:e}", stringify!($name),
                    );
                    $(
                        let (double, wanted) = (of(Blocks::<f64>::ALL.$double, &[x])[0], exact(x));
                        assert!(
                            same(double, wanted, $ulp, f64::EPSILON, 5e-324),
                            "{} of {x:e}: {double:e}, not {wanted:e}", stringify!($double),
                        );
                    )?
                }
            } )* };
        }
        check! {
            exp 1.0 f64::exp, [exp];
            log 1.0 f64::ln, [log];
            log2 1.0 f64::log2, [log2];
            log10 1.0 f64::log10, [log10];
            sqrt 0.5 f64::sqrt, [sqrt];
            sin 1.0 libm::sin, [sin];
            cos 1.0 libm::cos, [cos];
            tan 1.0 libm::tan, [tan];
            asin 1.0 f64::asin, [];
            acos 1.0 f64::acos, [];
            atan 1.0 f64::atan, [atan];
            tanh 2.0 f64::tanh, [];
            erf 1.0 libm::erf, [erf];
            erfc 3.0 libm::erfc, [erfc];
            gelu 8.0 |x| if x < -12.9375 && x.is_finite() { -0.0 } else { 0.5 * x * libm::erfc(-x * core::f64::consts::FRAC_1_SQRT_2) }, [];
            logit 3.0 |x| if (0.0..=1.0).contains(&x) { x.ln() - (-x).ln_1p() } else { f64::NAN }, [];
        }
        // The functions reach their limits.
        assert_eq!(
            [
                of(Blocks::<f32>::ALL.tanh, &[20.0]),
                of(Blocks::<f32>::ALL.erf, &[9.0])
            ],
            [[1.0], [1.0]]
        );
        assert_eq!(of(Blocks::<f64>::ALL.erf, &[9.0, -9.0]), [1.0, -1.0]);
    }
    #[test]
    fn results_are_within_the_documented_errors() {
        check_errors(20_011);
    }
    #[test]
    #[ignore = "takes long; `.ci/suites` runs it"]
    fn more_results_are_within_the_documented_errors() {
        check_errors(5_003);
    }

    /// Angles near multiples of π / 2, of which most digits are lost, and others up to and beyond those that four parts of π / 2
    /// have digits for.
    #[test]
    fn far_angles_keep_their_digits() {
        if !has_blocks() {
            return;
        }
        const NEAR: [f64; 10] = [
            45.553_093_477_052,
            14_461_176.670_278_38,
            210_122_956.914_323_93,
            420_245_913.828_647_85,
            715_392_349.983_493_4,
            925_515_306.897_816_3,
            2_146_177_049.950_477_1,
            32_102_760_787.642_68,
            106_279_349.050_650_75,
            5_848_238_277.541_742,
        ];
        let others = (0..20_000_i32)
            .map(|i| f64::from(i) * 0.002)
            .map(|e| e.exp2() * 1.37);
        let x: Vec<f64> = NEAR
            .into_iter()
            .chain(others)
            .flat_map(|x| [x, -x])
            .collect();
        macro_rules! check {
            ($($name:ident)*) => { $(
                for (x, y) in x.iter().zip(of(Blocks::<f64>::ALL.$name, &x)) {
                    let exact = libm::$name(*x);
                    assert!((y - exact).abs() <= 2.0 * f64::EPSILON * exact.abs(), "{} of {x:e}: {y:e}, not {exact:e}", stringify!($name));
                    let single = *x as f32;
                    let (y, exact) = (of(Blocks::<f32>::ALL.$name, &[single])[0], libm::$name(f64::from(single)));
                    let error = (f64::from(y) - exact).abs();
                    assert!(error <= f64::from(f32::EPSILON) * exact.abs(), "{} of {single:e}: {y:e}, not {exact:e}", stringify!($name));
                }
            )* };
        }
        check! { sin cos tan }
    }

    /// Roots round correctly: those nearest to the middle between two numbers, and all mantissas of `f32`.
    #[test]
    fn roots_round_correctly() {
        if !has_blocks() {
            return;
        }
        for half in 0..4_u32 {
            let x: Vec<f32> = (0..1 << 22)
                .map(|i| f32::from_bits((125 << 23) + (half << 22) + i))
                .collect();
            let y = of(Blocks::<f32>::ALL.sqrt, &x);
            assert!(
                x.iter()
                    .zip(&y)
                    .all(|(x, y)| x.sqrt().to_bits() == y.to_bits())
            );
        }
        // (2 m + 1)² is a number of 108 bits; where its lower half is near 0 or all ones, the root of the upper half is near the
        // middle of two numbers. Such m are found bit by bit: modulo 2^(n + 1) a root modulo 2^n or that plus 2^(n - 1).
        let mut x = Vec::new();
        for near in (1..400_i128).step_by(8).flat_map(|c| [c, c - 8]) {
            for bits in [54_u32, 55] {
                let mut roots = vec![1_i128, 3, 5, 7];
                for n in 3..bits {
                    let modulus = 1_i128 << (n + 1);
                    roots = roots
                        .iter()
                        .flat_map(|r| [*r, *r + (1 << (n - 1))])
                        .filter(|r| (r * r - near).rem_euclid(modulus) == 0)
                        .collect();
                    roots.dedup();
                    roots.truncate(8);
                }
                for r in roots {
                    let r = r.rem_euclid(1 << bits);
                    // r is the middle of two numbers if it has 54 bits.
                    for r in [r, (1 << bits) - r] {
                        if (1 << 53..1 << 54).contains(&r) {
                            let square = (r * r - near) >> bits;
                            x.push(square as f64);
                        }
                    }
                }
            }
        }
        x.extend((0..100_000_u64).map(|i| {
            f64::from_bits((1023 << 52) + i.wrapping_mul(0x9E37_79B9_7F4A_7C15) % (1 << 53))
        }));
        assert!(x.len() > 100_300);
        let y = of(Blocks::<f64>::ALL.sqrt, &x);
        for (x, y) in x.iter().zip(y) {
            assert!(x.sqrt().to_bits() == y.to_bits(), "{x:e}: {y:e}");
        }
        // One at a time: by the steps, not by the unit for roots.
        for x in x {
            assert_eq!(
                of(Blocks::<f64>::ALL.sqrt, &[x])[0].to_bits(),
                x.sqrt().to_bits()
            );
        }
    }
}
