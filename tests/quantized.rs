//! Quantised operations compared with TFLite's: `quantized/cases.rs` holds the integers and what LiteRT's reference
//! kernels make of them, to the bit; `quantized/generate.py` writes it.

use stridewise::prelude::*;

macro_rules! case {
    ($failures:ident, $title:literal, $ours:block, $wanted:expr) => {
        let ours = $ours;
        if ours != $wanted {
            $failures.push(format!(
                "{}:\n    {ours:?}\n    instead of {:?}",
                $title, $wanted
            ));
        }
    };
}

include!("quantized/cases.rs");

#[test]
fn quantised_operations_are_those_of_tflite() {
    let mut failures: Vec<String> = Vec::new();
    cases(&mut failures);
    assert!(
        failures.is_empty(),
        "{} differ:\n{}",
        failures.len(),
        failures.join("\n")
    );
}

// Beyond 511 equal numbers TFLite's kernels have no result: they shift by more than 31 bits.
#[test]
fn a_softmax_of_many_equal_numbers_is_small_for_each() {
    quantization! { Real: i8 = 0.5, 0; }
    macro_rules! of_many {
        ($($n:literal $steps:literal)*) => { $(
            let x = Tensor::<Quantized<Real>, Shape![$n]>::full(Quantized::of(1.0));
            let y = x.qsoftmax::<0>().eval();
            let right = y.as_view().int_repr().iter().all(|&q| q as i32 + 128 == $steps);
            assert!(right, "of {} equal numbers each is {} of 256, not {}", $n, y[[0]].int() as i32 + 128, $steps);
        )* };
    }
    of_many! { 2 128 64 4 511 1 512 0 1024 0 4095 0 4096 0 8192 0 9000 0 }
}

// Scales that are many powers of two apart: a shift within 32 bits would lose the sum.
#[test]
fn results_beyond_the_range_are_its_end_whatever_the_scales_are() {
    quantization! { Real: i8 = 1.0, 0; Small: i8 = 0.001, -100; Tiny: i8 = 1e-7, 100; Least: i8 = 1e-30, 100; }
    quantization! { Weights: i8 = [1.0, 1e-5]; }
    static X: [i8; 5] = [0, 1, -1, 127, -128];
    static W: [i8; 2] = [127, 127];
    let x = TensorView::<i8, Shape![5]>::new(&X).as_quantized::<Real>();
    let one = TensorView::<i8, Shape![1]>::new(&[0]).as_quantized::<Real>();
    let b = tensor![0, i32::MAX];
    macro_rules! ends {
        ($($Q:ident $zero:literal)*) => { $(
            let ends = [$zero, 127, -128, 127, -128];
            let y: Tensor<Quantized<$Q>, Shape![5]> = x.requantize().eval();
            assert_eq!(y.as_view().int_repr().storage(), &ends, "requantized {}", stringify!($Q));
            let y: Tensor<Quantized<$Q>, Shape![5]> = x.qadd(one).eval();
            assert_eq!(y.as_view().int_repr().storage(), &ends, "a sum {}", stringify!($Q));
            let w = TensorView::<i8, Shape![1, 1]>::new(&[127]).as_quantized::<Real>();
            let y = x.unsqueeze::<1>().qlinear::<_, $Q>(w).eval();
            assert_eq!(y.as_view().int_repr().storage(), &ends, "a layer {}", stringify!($Q));
            let y = x.view::<Shape![1, 5, 1]>().qconv2d::<_, $Q>(w.view::<Shape![1, 1, 1, 1]>()).eval();
            assert_eq!(y.as_view().int_repr().storage(), &ends, "a convolution {}", stringify!($Q));
            // A scale for each channel, and sums as large as they are.
            let w = TensorView::<i8, Shape![2, 1]>::new(&W).as_quantized::<Weights>();
            let bias = b.as_view().as_bias::<Real, Weights>();
            let y = x.unsqueeze::<1>().qlinear::<_, $Q>(w).bias(bias).eval();
            let y = y.as_view().int_repr();
            assert_eq!((y[[0, 0]], y[[2, 0]], y[[0, 1]]), ($zero, -128, 127), "channels {}", stringify!($Q));
        )* };
    }
    ends! { Small -100 Tiny 100 Least 100 }
}

// The quotient is just below ½, to which `f32` would add ½ with the sum 1.
#[test]
fn six_is_rounded_as_tflite_rounds_it() {
    quantization! { Wide: i8 = 12.000001, 0; Real: i8 = 12.0, 0; Below: i8 = 12.0, -100; }
    let x = Tensor::<Quantized<Real>, Shape![1]>::full(Quantized::of(120.0));
    let w = Tensor::<Quantized<Real>, Shape![1, 1]>::full(Quantized::of(12.0));
    macro_rules! bound {
        ($($Q:ident $bound:literal)*) => { $(
            let y: Tensor<Quantized<$Q>, Shape![1]> = x.qlinear(&w).relu6().eval();
            assert_eq!(y.as_view().int_repr().storage(), &[$bound]);
        )* };
    }
    bound! { Wide 0 Real 1 Below -99 }
}

#[test]
fn zero_is_the_element_that_represents_0() {
    use stridewise::ops::quantized::{Probability, ProbabilityU8};
    quantization! { Some: i8 = 0.05, 3; Last: i8 = 0.5, 127; Middle: u8 = 0.1, 128; LastU8: u8 = 0.1, 255; }
    macro_rules! zero {
        ($($Q:ident $int:literal)*) => { $({
            static X: Tensor<Quantized<$Q>, Shape![2]> =
                Tensor::<Quantized<$Q>, Shape![2]>::full(Quantized::ZERO);
            assert_eq!(X.int_repr().storage(), [$int; 2], stringify!($Q));
            assert_eq!(X.dequantize().eval().as_slice(), [0.0; 2], stringify!($Q));
            assert_eq!(X[[0]], Quantized::of(0.0), stringify!($Q));
        })* };
    }
    zero! { Some 3 Last 127 Middle 128 LastU8 255 Probability -128 ProbabilityU8 0 }
}
