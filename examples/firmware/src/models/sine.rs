//! A sine, learnt: 1 → 16 → 16 → 1.

use core::hint::black_box;

use stridewise::prelude::*;

include!("../../models/sine/quantization.rs");

static W1: TensorView<Quantized<Weight1>, Shape![16, 1]> =
    include_npy!("../../models/sine/weight1.npy", i8, [16, 1]).as_quantized();
static W2: TensorView<Quantized<Weight2>, Shape![16, 16]> =
    include_npy!("../../models/sine/weight2.npy", i8, [16, 16]).as_quantized();
static W3: TensorView<Quantized<Weight3>, Shape![1, 16]> =
    include_npy!("../../models/sine/weight3.npy", i8, [1, 16]).as_quantized();
static B1: TensorView<i32, Shape![16]> = include_npy!("../../models/sine/bias1.npy");
static B2: TensorView<i32, Shape![16]> = include_npy!("../../models/sine/bias2.npy");
static B3: TensorView<i32, Shape![1]> = include_npy!("../../models/sine/bias3.npy");

/// Angles, and the sines that LiteRT makes of them.
pub static INPUTS: TensorView<Quantized<Angle>, Shape![32, 1]> =
    include_npy!("../../models/sine/inputs.npy", i8, [32, 1]).as_quantized();
/// See [`INPUTS`].
pub static OUTPUTS: TensorView<Quantized<Sine>, Shape![32, 1]> =
    include_npy!("../../models/sine/outputs.npy", i8, [32, 1]).as_quantized();

/// The memory of the network.
#[derive(Clone)]
pub struct Scratch {
    hidden1: Tensor<Quantized<Hidden1>, Shape![16]>,
    hidden2: Tensor<Quantized<Hidden2>, Shape![16]>,
    pub sine: Tensor<Quantized<Sine>, Shape![1]>,
}
impl Scratch {
    pub const NEW: Self = Self {
        hidden1: Tensor::full(Quantized::ZERO),
        hidden2: Tensor::full(Quantized::ZERO),
        sine: Tensor::full(Quantized::ZERO),
    };
}

#[inline(never)]
pub fn infer(angle: TensorView<Quantized<Angle>, Shape![1]>, s: &mut Scratch) {
    angle.qlinear(W1).bias(B1).relu().eval_into(&mut s.hidden1);
    s.hidden1
        .qlinear(W2)
        .bias(B2)
        .relu()
        .eval_into(&mut s.hidden2);
    s.hidden2.qlinear(W3).bias(B3).eval_into(&mut s.sine);
}

/// One inference.
pub fn run(s: &mut Scratch) {
    infer(black_box(INPUTS.select::<0, 20>().rebase()), s);
}

/// Whether all sines are those of LiteRT.
pub fn check(s: &mut Scratch) -> bool {
    INPUTS.rows().zip(OUTPUTS.rows()).all(|(x, y)| {
        infer(x, s);
        s.sine.iter().eq(y.iter())
    })
}
