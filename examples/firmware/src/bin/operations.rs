//! What the basic operations cost, each in a function of its own: a name and its instructions on each line.

#![no_std]
#![no_main]

use core::hint::black_box;

use stridewise::ops::quantized::Probability;
use stridewise::prelude::*;
use stridewise_firmware::{board, firmware};

quantization! {
    Input: i8 = 0.05, 3;
    Weight: i8 = 0.01, 0;
    Output: i8 = 0.2, -5;
}

struct Scratch {
    vector: Tensor<f32, Shape![64]>,
    x: Tensor<f32, Shape![64]>,
    square: Tensor<f32, Shape![16, 16]>,
    image: Tensor<f32, Shape![4, 6, 6]>,
    bytes: Tensor<Quantized<Output>, Shape![64]>,
    chances: Tensor<Quantized<Probability>, Shape![64]>,
    pixels: Tensor<Quantized<Output>, Shape![6, 6, 4]>,
    pooled: Tensor<Quantized<Output>, Shape![3, 3, 4]>,
}

static F: [f32; 64 * 40] = [0.5; 64 * 40];
static I: [i8; 64 * 40] = [3; 64 * 40];
static B: [i32; 64] = [100; 64];

type F32<'a, S> = TensorView<'a, f32, S>;
type I8<'a, Q, S> = TensorView<'a, Quantized<Q>, S>;

macro_rules! operations {
    ($($name:ident($s:ident, $a:ident: $A:ty = $first:expr, $b:ident: $B:ty = $second:expr) $e:expr;)*) => {
        $(
            #[inline(never)]
            fn $name($s: &mut Scratch, $a: $A, $b: $B) {
                $e;
            }
        )*
        fn run(s: &mut Scratch) {
            $(
                board::count(const { name(concat!(stringify!($name), " \0")) }, || {
                    $name(s, black_box($first), black_box($second));
                });
            )*
        }
    };
}
const fn name(text: &'static str) -> &'static core::ffi::CStr {
    match core::ffi::CStr::from_bytes_with_nul(text.as_bytes()) {
        Ok(name) => name,
        Err(_) => panic!(),
    }
}
fn part<const N: usize>() -> &'static [f32; N] {
    F.first_chunk().unwrap_or(&[0.0; N])
}
fn ints<const N: usize>() -> &'static [i8; N] {
    I.first_chunk().unwrap_or(&[0; N])
}
operations! {
    f32_dot_64(s, a: F32<Shape![64]> = F32::<Shape![64]>::new(part()), b: F32<Shape![64]> = F32::<Shape![64]>::new(part()))
        s.vector[[0]] = a.dot(b);
    f32_dense_64x40(s, w: F32<Shape![64, 40]> = F32::<Shape![64, 40]>::new(&F), x: F32<Shape![40]> = F32::<Shape![40]>::new(part()))
        w.mv(x).eval_into(&mut s.vector);
    f32_linear_64x40(s, w: F32<Shape![64, 40]> = F32::<Shape![64, 40]>::new(&F), x: F32<Shape![40]> = F32::<Shape![40]>::new(part()))
        x.linear(w).eval_into(&mut s.vector);
    f32_matmul_16x16x16(s, a: F32<Shape![16, 16]> = F32::<Shape![16, 16]>::new(part()), b: F32<Shape![16, 16]> = F32::<Shape![16, 16]>::new(part()))
        a.mm(b).eval_into(&mut s.square);
    f32_conv_4x4x3x3_on_8x8(s, x: F32<Shape![4, 8, 8]> = F32::<Shape![4, 8, 8]>::new(part()), w: F32<Shape![4, 4, 3, 3]> = F32::<Shape![4, 4, 3, 3]>::new(part()))
        x.conv2d(w).eval_into(&mut s.image);
    f32_softmax_64(s, a: F32<Shape![64]> = F32::<Shape![64]>::new(part()), _b: () = ())
        a.softmax::<0>().eval_into(&mut s.vector);
    f32_fused_mul_add_relu_64(s, a: F32<Shape![64]> = F32::<Shape![64]>::new(part()), b: F32<Shape![64]> = F32::<Shape![64]>::new(part()))
        (&s.x * a + b).relu().eval_into(&mut s.vector);
    i8_dot_64(s, w: I8<Weight, Shape![1, 64]> = TensorView::<i8, Shape![1, 64]>::new(ints()).as_quantized(), x: I8<Input, Shape![64]> = TensorView::<i8, Shape![64]>::new(ints()).as_quantized())
        x.qlinear(w).eval_into(&mut s.bytes.as_view_mut().narrow::<0, 0, 1>());
    i8_dense_64x40(s, w: I8<Weight, Shape![64, 40]> = TensorView::<i8, Shape![64, 40]>::new(&I).as_quantized(), x: I8<Input, Shape![40]> = TensorView::<i8, Shape![40]>::new(ints()).as_quantized())
        x.qlinear(w).bias(TensorView::<i32, Shape![64]>::new(black_box(&B)).as_bias()).relu().eval_into(&mut s.bytes);
    i8_conv_4x3x3x4_on_8x8(s, x: I8<Input, Shape![8, 8, 4]> = TensorView::<i8, Shape![8, 8, 4]>::new(ints()).as_quantized(), w: I8<Weight, Shape![4, 3, 3, 4]> = TensorView::<i8, Shape![4, 3, 3, 4]>::new(ints()).as_quantized())
        x.permute::<Dims![2, 0, 1]>().qconv2d(w.permute::<Dims![0, 3, 1, 2]>()).eval_into(&mut s.pixels.as_view_mut().permute::<Dims![2, 0, 1]>());
    i8_depthwise_4x3x3_on_8x8(s, x: I8<Input, Shape![8, 8, 4]> = TensorView::<i8, Shape![8, 8, 4]>::new(ints()).as_quantized(), w: I8<Weight, Shape![3, 3, 4, 1]> = TensorView::<i8, Shape![3, 3, 4, 1]>::new(ints()).as_quantized())
        x.permute::<Dims![2, 0, 1]>().conv_options::<(Groups<4>,)>().qconv2d(w.permute::<Dims![2, 3, 0, 1]>()).eval_into(&mut s.pixels.as_view_mut().permute::<Dims![2, 0, 1]>());
    i8_avg_pool_2x2_of_4x6x6(s, _a: () = (), _b: () = ())
        s.pixels.permute::<Dims![2, 0, 1]>().qavg_pool2d::<Kernel<2>>().eval_into(&mut s.pooled.as_view_mut().permute::<Dims![2, 0, 1]>());
    i8_softmax_64(s, x: I8<Input, Shape![64]> = TensorView::<i8, Shape![64]>::new(ints()).as_quantized(), _b: () = ())
        x.qsoftmax::<0>().eval_into(&mut s.chances);
    i8_add_64(s, a: I8<Input, Shape![64]> = TensorView::<i8, Shape![64]>::new(ints()).as_quantized(), b: I8<Weight, Shape![64]> = TensorView::<i8, Shape![64]>::new(ints()).as_quantized())
        a.qadd(b).eval_into(&mut s.bytes);
}

firmware! {
    static SCRATCH: Scratch = Scratch {
        vector: Tensor::zeros(),
        x: Tensor::zeros(),
        square: Tensor::zeros(),
        image: Tensor::zeros(),
        // Written before they are read: bits of 0 need no initial value in flash.
        bytes: Tensor::full(Quantized::new(0)),
        chances: Tensor::full(Quantized::new(0)),
        pixels: Tensor::full(Quantized::new(0)),
        pooled: Tensor::full(Quantized::new(0)),
    };
    run: nothing, check: all
}
fn nothing(_: &mut Scratch) {}
// Each counts for itself. The values are the workloads' to check.
fn all(s: &mut Scratch) -> bool {
    run(s);
    true
}
