//! A sine, learnt: 1 → 16 → 16 → 1.

pub mod adapt;

use core::hint::black_box;

use stridewise::prelude::*;

include!("../../models/sine/quantization.rs");

static W1: TensorView<Quantized<Weight1>, Shape![16, 1]> =
    include_npy!("../../models/sine/weight1.npy", i8, [16, 1]).as_quantized();
static W2: TensorView<Quantized<Weight2>, Shape![16, 16]> =
    include_npy!("../../models/sine/weight2.npy", i8, [16, 16]).as_quantized();
static W3: TensorView<Quantized<Weight3>, Shape![1, 16]> =
    include_npy!("../../models/sine/weight3.npy", i8, [1, 16]).as_quantized();
static B1: TensorView<Bias<Angle, Weight1>, Shape![16]> =
    include_npy!("../../models/sine/bias1.npy", i32, [16]).as_bias();
static B2: TensorView<Bias<Hidden1, Weight2>, Shape![16]> =
    include_npy!("../../models/sine/bias2.npy", i32, [16]).as_bias();
static B3: TensorView<Bias<Hidden2, Weight3>, Shape![1]> =
    include_npy!("../../models/sine/bias3.npy", i32, [1]).as_bias();

/// Angles, and the sines that LiteRT makes of them.
pub static INPUTS: TensorView<Quantized<Angle>, Shape![32, 1]> =
    include_npy!("../../models/sine/inputs.npy", i8, [32, 1]).as_quantized();
/// See [`INPUTS`].
pub static OUTPUTS: TensorView<Quantized<Sine>, Shape![32, 1]> =
    include_npy!("../../models/sine/outputs.npy", i8, [32, 1]).as_quantized();

/// The memory of the network: what the layers write, one after the other. Two neighbours live at once.
pub type Memory = Scratch<(
    Tensor<Quantized<Hidden1>, Shape![16]>,
    Tensor<Quantized<Hidden2>, Shape![16]>,
    Tensor<Quantized<Sine>, Shape![1]>,
)>;

#[inline(never)]
pub fn infer<'s>(
    angle: TensorView<Quantized<Angle>, Shape![1]>,
    memory: &'s mut Memory,
) -> &'s Tensor<Quantized<Sine>, Shape![1]> {
    memory
        .start(|y| angle.qlinear(W1).bias(B1).relu().eval_into(y))
        .then(|x, y| x.qlinear(W2).bias(B2).relu().eval_into(y))
        .then(|x, y| x.qlinear(W3).bias(B3).eval_into(y))
        .end()
}

/// One inference.
pub fn run(memory: &mut Memory) {
    infer(black_box(INPUTS.select::<0, 20>().rebase()), memory);
}

/// Whether all sines are those of LiteRT.
pub fn check(memory: &mut Memory) -> bool {
    INPUTS
        .rows()
        .zip(OUTPUTS.rows())
        .all(|(x, y)| infer(x, memory).iter().eq(y.iter()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::models::ints;

    /// All angles that there are.
    static ALL_INPUTS: TensorView<Quantized<Angle>, Shape![256, 1]> =
        include_npy!("../../models/sine/host/inputs.npy", i8, [256, 1]).as_quantized();
    static ALL_OUTPUTS: TensorView<Quantized<Sine>, Shape![256, 1]> =
        include_npy!("../../models/sine/host/outputs.npy", i8, [256, 1]).as_quantized();

    #[test]
    fn computes_what_litert_does() {
        let mut memory = Memory::zeros();
        assert!(check(&mut memory));
        for (x, wanted) in ALL_INPUTS.rows().zip(ALL_OUTPUTS.rows()) {
            let y = infer(x, &mut memory);
            assert_eq!(
                ints(y.iter()),
                ints(wanted.iter()),
                "the sine of {:?}",
                ints(x.iter())
            );
        }
    }
}
