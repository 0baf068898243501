//! Arithmetic of halves and complex numbers compared with PyTorch's: `elements/generate.py` wrote its results.

#![allow(clippy::excessive_precision)] // Python writes every `f32` with the digits of an `f64`.

use half::{bf16, f16};
use num_complex::{Complex, Complex32, Complex64};
use stridewise::prelude::*;

include!("elements/cases.rs");

macro_rules! halves {
    ($($test:ident $T:ident $Other:ident $cases:ident;)*) => { $(
        /// Every bit, where it is not NaN.
        #[test]
        fn $test() {
            let row = |bits: [u16; 96]| Tensor::<$T, Shape![96]>::from_array(bits.map($T::from_bits));
            let [a, b, sum, difference, product, quotient, opposite, abs, square, less, other] = $cases;
            let (a, b) = (row(a), row(b));
            let same = |name: &str, found: Tensor<$T, Shape![96]>, expected: [u16; 96]| {
                for (i, (found, expected)) in found.iter().zip(expected).enumerate() {
                    let nan = found.is_nan() && $T::from_bits(expected).is_nan();
                    assert!(
                        nan || found.to_bits() == expected,
                        "{name} of {} and {}: {found}, not {}", a[[i]], b[[i]], $T::from_bits(expected)
                    );
                }
            };
            same("sum", (&a + &b).eval(), sum);
            same("difference", (&a - &b).eval(), difference);
            same("product", (&a * &b).eval(), product);
            same("quotient", (&a / &b).eval(), quotient);
            same("opposite", (-&a).eval(), opposite);
            same("abs", a.abs().eval(), abs);
            same("square", a.square().eval(), square);
            same("2.5 - a", ($T::from_f32(2.5) - &a).eval(), less);
            for (found, expected) in a.to::<$Other>().eval().iter().zip(other) {
                let nan = found.is_nan() && $Other::from_bits(expected).is_nan();
                assert!(nan || found.to_bits() == expected, "{found}");
            }
            // In place, of any layout, and fused.
            let mut x = a.clone();
            x.as_view_mut().view::<Shape![8, 12]>().t().add_(b.view::<Shape![8, 12]>().t());
            same("sum", x, sum);
            // The sum is an `f32`.
            let finite = a.narrow::<0, 0, 48>();
            assert_eq!(finite.sum(), finite.float().sum());
            assert_eq!(finite.cumsum::<0>().eval()[[47]], finite.float().cumsum::<0>().eval()[[47]]);
        }
    )* };
}
halves! {
    halves_of_ieee f16 bf16 F16;
    halves_of_brain bf16 f16 BF16;
}

macro_rules! complex {
    ($($test:ident $T:ident $P:ident $cases:ident $abs:ident $sum:ident;)*) => { $(
        #[test]
        fn $test() {
            let row = |parts: [[$P; 2]; 24]| {
                Tensor::<$T, Shape![24]>::from_array(parts.map(|[re, im]| Complex::new(re, im)))
            };
            let [a, b, sum, difference, product, quotient, opposite, square, number] = $cases.map(row);
            // Of the size of the result: parts may cancel each other.
            let same = |name: &str, found: Tensor<$T, Shape![24]>, expected: Tensor<$T, Shape![24]>, ulp: $P| {
                for (i, (found, expected)) in found.iter().zip(expected.iter()).enumerate() {
                    // What overflows is not compared: the generator left 0 there.
                    if *expected != Complex::new(0.0, 0.0) {
                        let distance = (found.re - expected.re).hypot(found.im - expected.im);
                        let size = expected.re.hypot(expected.im);
                        assert!(distance <= ulp * $P::EPSILON * size, "{name} {i}: {found}, not {expected}");
                    }
                }
            };
            same("sum", (&a + &b).eval(), sum, 0.0);
            same("difference", (&a - &b).eval(), difference, 0.0);
            same("product", (&a * &b).eval(), product, 2.0);
            same("quotient", (&a / &b).eval(), quotient, 3.0);
            same("opposite", (-&a).eval(), opposite, 0.0);
            same("square", a.square().eval(), square, 2.0);
            same("(2 - i) * a", ($T::new(2.0, -1.0) * &a).eval(), number, 2.0);
            for (found, expected) in a.abs().eval().iter().zip($abs) {
                assert!((found - expected).abs() <= $P::EPSILON * expected, "{found}, not {expected}");
            }
            let total = a.narrow::<0, 3, 21>().sum();
            let [re, im] = $sum;
            assert!((total - Complex::new(re, im)).norm_sqr() < 1e3 * $P::EPSILON * $P::EPSILON, "{total}");
            // The parts, and a number that becomes complex.
            assert_eq!((&a + &a).eval().real(), (&a.real() + &a.real()).eval());
            assert_eq!((a.imag().to::<$T>() - a.imag().to::<$T>()).eval().abs().sum(), 0.0);
        }
    )* };
}
complex! {
    complex_of_singles Complex32 f32 C64 C64_ABS C64_SUM;
    complex_of_doubles Complex64 f64 C128 C128_ABS C128_SUM;
}

/// Of each type of numbers, also beyond those that it has: PyTorch's `torch.arange`.
#[test]
fn positions_are_counted_in_any_type() {
    let x = Tensor::<i8, Shape![16, 16]>::arange();
    assert!((0..256).all(|i| x[[i / 16, i % 16]] == i as i8));
    let x = Tensor::<u8, Shape![300]>::arange();
    assert!((0..300).all(|i| x[[i]] == i as u8));
    let x = Tensor::<i8, Shape![6]>::arange_from(100, 50);
    assert_eq!(x.as_slice(), [100, -106, -56, -6, 44, 94]);
    let x = Tensor::<u16, Shape![3]>::arange_from(1, u16::MAX);
    assert_eq!(x.as_slice(), [1, 0, u16::MAX]);
    // Each number is rounded from its position.
    let x = BoxedTensor::<f32, Shape![16_778_000]>::arange();
    assert!((0..16_778_000).all(|i| x[[i]] == i as f32));
    let x = Tensor::<Complex32, Shape![300]>::arange_from(
        Complex::new(0.0, 1.0),
        Complex::new(2.0, 0.0),
    );
    assert!((0..300).all(|i| x[[i]] == Complex::new(2.0 * i as f32, 1.0)));
    let x = Tensor::<f64, Shape![4]>::arange_from(0.5, -0.25);
    assert_eq!(x.as_slice(), [0.5, 0.25, 0.0, -0.25]);
}

/// Of the same numbers as pairs, in any layout and in place.
#[test]
fn transforms_of_complex_numbers_are_complex() {
    let x = Tensor::<f64, Shape![3, 4, 2]>::from_fn(|[i, j, k]| ((5 * i + 3 * j + k) % 7) as f64);
    let pairs = x.view_as_complex();
    let z = pairs.map(|[re, im]| Complex64::new(re, im)).eval();
    let same = |found: Tensor<Complex64, Shape![3, 4]>,
                expected: Tensor<[f64; 2], Shape![3, 4]>| {
        assert_eq!(found.view_as_real(), expected.view_as_real());
    };
    same(z.fft::<1>().eval(), pairs.fft::<1>().eval());
    same(z.ifft::<0>().eval(), pairs.ifft::<0>().eval());
    same(
        z.t().fft::<0>().eval().t().contiguous(),
        pairs.t().fft::<0>().eval().t().contiguous(),
    );
    same(
        (&z + &z).fft::<-1>().fft::<0>().eval(),
        pairs
            .map(|[re, im]| [re + re, im + im])
            .fft::<-1>()
            .fft::<0>()
            .eval(),
    );
    let (mut in_place, mut of_pairs) = (z.clone(), pairs.map(|z| z).eval());
    in_place.fft_::<0>().ifft_::<1>();
    of_pairs.fft_::<0>().ifft_::<1>();
    same(in_place, of_pairs);
    assert_eq!(z.irfft::<1, 6>().eval(), pairs.irfft::<1, 6>().eval());
    let singles = z.to::<Complex32>().eval();
    assert_eq!(
        singles.fft::<1>().eval()[[0, 0]],
        singles.select::<0, 0>().sum()
    );
}

#[test]
fn running_sums_of_complex_numbers_are_accumulated_in_more_digits() {
    let x = [3e38, 3e38, -3e38, -3e38].map(|x| Complex32::new(x, -x));
    let y = Tensor::<Complex32, Shape![4]>::from_array(x)
        .cumsum::<0>()
        .eval();
    let right = [3e38, f32::INFINITY, 3e38, 0.0].map(|x| Complex32::new(x, -x));
    assert_eq!(y.as_slice(), right);
    let x = [1e30, 1e30, 1e-30, 1e-30].map(|x| Complex32::new(x, 0.0));
    let y = Tensor::<Complex32, Shape![4]>::from_array(x)
        .cumprod::<0>()
        .eval();
    assert_eq!(
        (y[[1]].re, y[[2]].re, y[[3]].re),
        (f32::INFINITY, 1e30, 1.0)
    );
}
