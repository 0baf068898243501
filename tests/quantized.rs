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

// On processors with vectors the loop has neither calls nor branches.
#[test]
fn floats_are_quantised_to_the_nearest_integer_ties_away_from_zero() {
    quantization! { Half: i8 = 0.5, 3; Odd: u8 = 0.037, 77; Least: i8 = 1e-38, -128; Most: u8 = 3e38, 255; Even: i8 = 0.02, 10; Ones: u8 = 0.99999994, 128; }
    const N: usize = 70_001;
    // All exponents, numbers near ties, and those which are none.
    let mut x = BoxedTensor::<f32, Shape![N]>::zeros();
    for (i, x) in x.as_mut_slice().iter_mut().enumerate() {
        let tie = (i % 700) as f32 - 350.0;
        *x = match i % 7 {
            0 => f32::from_bits((i as u32).wrapping_mul(2_654_435_761)),
            1 => tie * 0.25,
            2 => f32::from_bits((tie * 0.25).to_bits().wrapping_add(1)),
            3 => f32::from_bits((tie * 0.25).to_bits().wrapping_sub(1)),
            4 => (tie + 0.5) * 0.037,
            5 => f32::from_bits(((tie + 0.5) * 0.037).to_bits().wrapping_add(1)),
            _ => [
                f32::NAN,
                f32::INFINITY,
                -f32::INFINITY,
                0.0,
                -0.0,
                1e30,
                -1e30,
                // Half a step and the number just below it, whose sum is rounded to a whole one.
                0.25_f32.next_down(),
                -0.25_f32.next_down(),
            ][i / 7 % 9],
        };
    }
    macro_rules! nearest {
        ($($Q:ident $T:ident $scale:literal $zero:literal)*) => { $({
            let q = x.quantize::<$Q>().eval_boxed();
            let back = q.dequantize().eval_boxed();
            for ((&x, q), &back) in x.as_slice().iter().zip(q.as_slice()).zip(back.as_slice()) {
                let steps = (x / $scale as f32).round() as i32;
                let wanted = steps.saturating_add($zero).clamp($T::MIN.into(), $T::MAX.into());
                assert_eq!(q.int() as i32, wanted, "{x:e} in {}", stringify!($Q));
                assert_eq!(Quantized::<$Q>::of(x), *q, "{x:e} alone in {}", stringify!($Q));
                let wanted = ($scale as f32 as f64 * (wanted - $zero) as f64) as f32;
                assert_eq!(back.to_bits(), wanted.to_bits(), "{q:?} of {}", stringify!($Q));
                assert_eq!(q.value().to_bits(), wanted.to_bits(), "{q:?} alone of {}", stringify!($Q));
            }
        })* };
    }
    nearest! { Half i8 0.5 3 Odd u8 0.037 77 Least i8 1e-38 -128 Most u8 3e38 255 Even i8 0.02 10 Ones u8 0.99999994 128 }
}

/// Integers around a zero point, at most `most` away from it.
fn near<S: Shape>(seed: u32, zero: i32, most: i32) -> BoxedTensor<i32, S> {
    let mut x = BoxedTensor::<i32, S>::zeros();
    let mut seed = seed.wrapping_mul(2_654_435_761) | 1;
    for x in x.as_mut_slice() {
        seed ^= seed << 13;
        seed ^= seed >> 17;
        seed ^= seed << 5;
        *x = zero + (seed % (2 * most + 1) as u32) as i32 - most;
    }
    x
}

// Loops of copies and of vectors, whose ends are of all lengths, give the sums of the plain loops.
#[test]
fn fully_connected_layers_of_all_lengths_are_plain_sums() {
    use stridewise::ops::quantized::{Multiplier, PerTensor};
    quantization! {
        X: i8 = 0.5, -7; XU: u8 = 0.5, 201; Lowest: i8 = 0.5, -128; W: i8 = 0.25, 0; WZ: i8 = 0.25, 5; WU: u8 = 0.25, 255;
        // In steps of a product, and of many.
        One: i8 = 0.125, 3; Many: u8 = 200.0, 100;
    }
    macro_rules! layer {
        ($X:ident $T:ident $W:ident $U:ident $Q:ident [$($x:tt)*] [$($w:tt)*] $m:literal $k:literal $n:literal $most:literal) => {{
            let (xz, wz) = (<$X as stridewise::ops::quantized::Quantization>::ZERO_POINT,
                <$W as stridewise::ops::quantized::Quantization>::ZERO_POINT);
            let qz = <$Q as stridewise::ops::quantized::Quantization>::ZERO_POINT;
            let (least, largest) = if stringify!($Q) == "One" { (-128, 127) } else { (0, 255) };
            let x = near::<Shape![$m, $k]>($k, xz, $most).to::<$T>().eval_boxed();
            let w = near::<Shape![$n, $k]>($k + 1, wz, $most).to::<$U>().eval_boxed();
            let b = near::<Shape![$n]>($k + 2, 0, $most).eval_boxed();
            let (xo, wo) = (x.as_view()$($x)*.eval_boxed(), w.as_view()$($w)*.eval_boxed());
            let qx = xo.as_view()$($x)*.as_quantized::<$X>();
            let qw = wo.as_view()$($w)*.as_quantized::<$W>();
            let multiplier = Multiplier::new((<$X as PerTensor>::SCALE * <$W as PerTensor>::SCALE) as f64 / <$Q as PerTensor>::SCALE as f64);
            let y = qx.qlinear::<_, $Q>(qw).bias(b.as_view().as_bias()).eval_boxed();
            let plain = qx.qlinear::<_, $Q>(qw).eval_boxed();
            for i in 0..$m {
                for j in 0..$n {
                    let sum: i32 = (0..$k).map(|k| (x[[i, k]] as i32 - xz) * (w[[j, k]] as i32 - wz)).sum();
                    let wanted = |sum| (multiplier.apply_once(sum) + qz).clamp(least, largest);
                    assert_eq!(plain[[i, j]].int() as i32, wanted(sum), "[{}, {}] · [{}, {}] at {i}, {j}", $m, $k, $n, $k);
                    assert_eq!(y[[i, j]].int() as i32, wanted(sum + b[[j]]), "with a bias, {} at {i}, {j}", $k);
                }
            }
        }};
    }
    macro_rules! lengths {
        ($($k:literal)*) => { $( layer! { X i8 WZ i8 One [] [] 67 $k 9 1 } )* };
    }
    lengths! {
        1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40
        41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70
    }
    // Weights without a zero point, by fours.
    macro_rules! fours {
        ($($k:literal)*) => { $( layer! { X i8 W i8 One [] [] 19 $k 17 1 } )* };
    }
    fours! { 17 18 19 20 31 32 33 63 64 65 66 67 68 69 }
    // Integers of the whole range, of every type and zero point, in any order in memory.
    macro_rules! whole_range {
        ($([$m:literal $k:literal $n:literal])*) => { $(
            layer! { X i8 W i8 Many [] [] $m $k $n 120 }
            layer! { XU u8 WZ i8 Many [] [] $m $k $n 120 }
            layer! { XU u8 WU u8 Many [] [] $m $k $n 120 }
            layer! { Lowest i8 WU u8 One [] [] $m $k $n 120 }
        )* };
    }
    whole_range! { [1 784 13] [3 300 10] [300 33 65] [130 100 4] [64 64 2] }
    macro_rules! strided {
        ($($k:literal)*) => { $(
            layer! { X i8 WZ i8 Many [.t()] [] 66 $k 7 120 }
            layer! { XU u8 W i8 Many [] [.t()] 66 $k 7 120 }
        )* };
    }
    strided! { 31 45 }
}

// With padding, whose products are none, and whatever the layouts and options are.
#[test]
fn convolutions_of_all_kinds_are_plain_sums() {
    use stridewise::ops::quantized::{Multiplier, PerTensor, Quantization};
    quantization! {
        X: i8 = 0.5, -7; XU: u8 = 0.5, 201; W: i8 = 0.25, 0; WZ: i8 = 0.25, 5; WU: u8 = 0.25, 255;
        One: i8 = 0.125, 3; Many: u8 = 200.0, 100;
    }
    macro_rules! convolution {
        ($([
            $X:ident $T:ident $W:ident $U:ident $Q:ident $most:literal: $n:literal $c:literal $h:literal $v:literal;
            $o:literal $per:literal $kh:literal $kw:literal => $oh:literal $ov:literal;
            $Options:ty: $sh:literal $sw:literal, $ph:literal $pw:literal, $dh:literal $dw:literal
        ])*) => { $({
            let x = near::<Shape![$n, $c, $h, $v]>($c + $h, $X::ZERO_POINT, $most).to::<$T>().eval_boxed();
            let w = near::<Shape![$o, $per, $kh, $kw]>($o, $W::ZERO_POINT, $most).to::<$U>().eval_boxed();
            let b = near::<Shape![$o]>($o + 1, 0, $most).eval_boxed();
            let (least, largest) = if stringify!($Q) == "One" { (-128, 127) } else { (0, 255) };
            let multiplier = Multiplier::new($X::SCALE as f64 * $W::SCALE as f64 / $Q::SCALE as f64);
            let groups: usize = $c / $per;
            let mut wanted = Vec::new();
            for n in 0..$n { for o in 0..$o { for i in 0..$oh { for j in 0..$ov {
                let mut sum = b[[o]];
                for c in 0..$per { for p in 0..$kh { for q in 0..$kw {
                    let (y, z) = (i * $sh + p * $dh, j * $sw + q * $dw);
                    let (y, z) = (y as isize - $ph, z as isize - $pw);
                    if (0..$h).contains(&y) && (0..$v).contains(&z) {
                        let channel = o / ($o / groups) * $per + c;
                        let left = x[[n, channel, y as usize, z as usize]] as i32 - $X::ZERO_POINT;
                        sum += left * (w[[o, c, p, q]] as i32 - $W::ZERO_POINT);
                    }
                } } }
                wanted.push((multiplier.apply(sum) + $Q::ZERO_POINT).clamp(least, largest));
            } } } }
            let same = |y: Vec<i32>, order: &str| assert_eq!(y, wanted, "{order}: {}", stringify!(
                [$n, $c, $h, $v] [$o, $per, $kh, $kw] $Options
            ));
            let (xv, wv) = (x.as_view().as_quantized::<$X>(), w.as_view().as_quantized::<$W>());
            let y = xv.conv_options::<$Options>().qconv2d::<_, $Q>(wv).bias(b.as_view().as_bias()).eval_boxed();
            same(y.as_slice().iter().map(|q| q.int() as i32).collect(), "channels first");
            let (xl, wl) = (x.permute::<Dims![0, 2, 3, 1]>().eval_boxed(), w.permute::<Dims![0, 2, 3, 1]>().eval_boxed());
            let xv = xl.as_view().as_quantized::<$X>().permute::<Dims![0, 3, 1, 2]>();
            let wv = wl.as_view().as_quantized::<$W>().permute::<Dims![0, 3, 1, 2]>();
            let layer = xv.conv_options::<$Options>().qconv2d::<_, $Q>(wv).bias(b.as_view().as_bias());
            let mut last = y.permute::<Dims![0, 2, 3, 1]>().eval_boxed();
            last.as_mut_slice().fill(Quantized::ZERO);
            layer.eval_into(&mut last.as_view_mut().permute::<Dims![0, 3, 1, 2]>());
            let last = last.permute::<Dims![0, 3, 1, 2]>().eval_boxed();
            same(last.as_slice().iter().map(|q| q.int() as i32).collect(), "channels last");
        })* };
    }
    convolution! {
        [X i8 WZ i8 One 1: 2 3 9 11; 5 3 3 3 => 9 11; Padding<1>: 1 1, 1 1, 1 1]
        [XU u8 WU u8 Many 120: 1 7 13 12; 6 7 3 2 => 6 6; Stride<2>: 2 2, 0 0, 1 1]
        [XU u8 W i8 Many 120: 1 5 14 15; 9 5 3 3 => 14 15; (Padding<2>, Dilation<2>): 1 1, 2 2, 2 2]
        [X i8 WZ i8 Many 120: 1 16 8 8; 4 16 1 1 => 8 8; (): 1 1, 0 0, 1 1]
        [X i8 WZ i8 One 1: 1 33 10 10; 70 33 1 1 => 12 12; Padding<1>: 1 1, 1 1, 1 1]
        [XU u8 WZ i8 Many 120: 2 12 10 9; 10 6 3 3 => 8 7; Groups<2>: 1 1, 0 0, 1 1]
        [X i8 WZ i8 Many 120: 1 12 12 12; 12 1 3 3 => 12 12; (Padding<1>, Groups<12>): 1 1, 1 1, 1 1]
        [X i8 W i8 Many 120: 1 9 20 3; 8 9 5 3 => 6 3; (Stride<3, 1>, Padding<0, 1>): 3 1, 0 1, 1 1]
        [X i8 W i8 One 1: 1 1 30 30; 8 1 5 5 => 26 26; (): 1 1, 0 0, 1 1]
        // Windows of short runs, which fill several vectors.
        [X i8 WZ i8 One 1: 1 1 28 28; 7 1 5 5 => 14 14; (Stride<2>, Padding<2>): 2 2, 2 2, 1 1]
        [XU u8 WU u8 Many 120: 2 3 14 13; 17 3 3 3 => 10 9; Dilation<2>: 1 1, 0 0, 2 2]
        [XU u8 WZ i8 Many 120: 1 1 21 9; 5 1 11 3 => 11 7; (): 1 1, 0 0, 1 1]
        [X i8 WZ i8 One 1: 1 4 12 12; 18 2 3 3 => 12 12; (Padding<1>, Groups<2>): 1 1, 1 1, 1 1]
        // Weights without a zero point: runs of all lengths, outputs of one block and of several, groups.
        [XU u8 W i8 Many 120: 2 3 14 13; 17 3 3 3 => 10 9; Dilation<2>: 1 1, 0 0, 2 2]
        [X i8 W i8 One 1: 1 1 28 28; 7 1 5 5 => 14 14; (Stride<2>, Padding<2>): 2 2, 2 2, 1 1]
        [XU u8 W i8 Many 120: 2 12 10 9; 70 6 3 3 => 8 7; Groups<2>: 1 1, 0 0, 1 1]
        [X i8 W i8 One 1: 1 24 6 7; 8 24 2 2 => 4 4; (Stride<3>, Padding<3>): 3 3, 3 3, 1 1]
        // The last rows and columns are not read, and whole windows are padding.
        [X i8 WZ i8 One 1: 1 24 6 7; 8 24 2 2 => 4 4; (Stride<3>, Padding<3>): 3 3, 3 3, 1 1]
    }
}
