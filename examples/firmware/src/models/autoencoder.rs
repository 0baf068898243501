//! Anomaly detection: 640 numbers through a bottleneck of 8 and back. What differs much was not expected.

use core::hint::black_box;

use super::drawn;
use stridewise::prelude::*;

include!("../../models/autoencoder/quantization.rs");

macro_rules! weights {
    ($($W:ident: $Weight:ident [$n:literal, $k:literal] $seed:literal, $B:ident: $In:ident $file:literal;)*) => { $(
        static $W: TensorView<Quantized<$Weight>, Shape![$n, $k]> = {
            static DRAWN: [i8; $n * $k] = drawn($seed);
            TensorView::<i8, Shape![$n, $k]>::new(&DRAWN).as_quantized()
        };
        static $B: TensorView<Bias<$In, $Weight>, Shape![$n]> =
            include_npy!($file, i32, [$n]).as_bias();
    )* };
}
weights! {
    W1: Weight1 [128, 640] 1, B1: Signal "../../models/autoencoder/bias1.npy";
    W2: Weight2 [128, 128] 2, B2: Hidden1 "../../models/autoencoder/bias2.npy";
    W3: Weight3 [128, 128] 3, B3: Hidden2 "../../models/autoencoder/bias3.npy";
    W4: Weight4 [128, 128] 4, B4: Hidden3 "../../models/autoencoder/bias4.npy";
    W5: Weight5 [8, 128] 5, B5: Hidden4 "../../models/autoencoder/bias5.npy";
    W6: Weight6 [128, 8] 6, B6: Hidden5 "../../models/autoencoder/bias6.npy";
    W7: Weight7 [128, 128] 7, B7: Hidden6 "../../models/autoencoder/bias7.npy";
    W8: Weight8 [128, 128] 8, B8: Hidden7 "../../models/autoencoder/bias8.npy";
    W9: Weight9 [128, 128] 9, B9: Hidden8 "../../models/autoencoder/bias9.npy";
    W10: Weight10 [640, 128] 10, B10: Hidden9 "../../models/autoencoder/bias10.npy";
}

/// A signal, and what LiteRT makes of it.
pub static INPUT: TensorView<Quantized<Signal>, Shape![640]> =
    include_npy!("../../models/autoencoder/input.npy", i8, [640]).as_quantized();
/// See [`INPUT`].
pub static OUTPUT: TensorView<Quantized<Reconstruction>, Shape![640]> =
    include_npy!("../../models/autoencoder/output.npy", i8, [640]).as_quantized();

type Layer<Q> = Tensor<Quantized<Q>, Shape![128]>;
/// The memory of the network: what the layers write, one after the other. Two neighbours live at once.
pub type Memory = Scratch<(
    Layer<Hidden1>,
    Layer<Hidden2>,
    Layer<Hidden3>,
    Layer<Hidden4>,
    Tensor<Quantized<Hidden5>, Shape![8]>,
    Layer<Hidden6>,
    Layer<Hidden7>,
    Layer<Hidden8>,
    Layer<Hidden9>,
    Tensor<Quantized<Reconstruction>, Shape![640]>,
)>;
// The last layer and what it reads.
const _: () = assert!(Memory::BYTES == 640 + 128);

/// The reconstruction of a signal.
#[inline(never)]
pub fn infer<'s>(
    x: TensorView<Quantized<Signal>, Shape![640]>,
    memory: &'s mut Memory,
) -> &'s Tensor<Quantized<Reconstruction>, Shape![640]> {
    memory
        .start(|y| x.qlinear(W1).bias(B1).relu().eval_into(y))
        .then(|x, y| x.qlinear(W2).bias(B2).relu().eval_into(y))
        .then(|x, y| x.qlinear(W3).bias(B3).relu().eval_into(y))
        .then(|x, y| x.qlinear(W4).bias(B4).relu().eval_into(y))
        .then(|x, y| x.qlinear(W5).bias(B5).relu().eval_into(y))
        .then(|x, y| x.qlinear(W6).bias(B6).relu().eval_into(y))
        .then(|x, y| x.qlinear(W7).bias(B7).relu().eval_into(y))
        .then(|x, y| x.qlinear(W8).bias(B8).relu().eval_into(y))
        .then(|x, y| x.qlinear(W9).bias(B9).relu().eval_into(y))
        .then(|x, y| x.qlinear(W10).bias(B10).eval_into(y))
        .end()
}

/// One inference.
pub fn run(memory: &mut Memory) {
    infer(black_box(INPUT), memory);
}

/// Whether the reconstruction is that of LiteRT.
pub fn check(memory: &mut Memory) -> bool {
    infer(INPUT, memory).iter().eq(OUTPUT.iter())
}

#[cfg(test)]
mod tests {
    use super::*;

    static MORE_INPUTS: TensorView<Quantized<Signal>, Shape![16, 640]> =
        include_npy!("../../models/autoencoder/host/inputs.npy", i8, [16, 640]).as_quantized();
    static MORE_OUTPUTS: TensorView<Quantized<Reconstruction>, Shape![16, 640]> =
        include_npy!("../../models/autoencoder/host/outputs.npy", i8, [16, 640]).as_quantized();

    #[test]
    fn computes_what_litert_does() {
        let mut memory = Memory::zeros();
        assert!(check(&mut memory));
        for (i, (x, wanted)) in MORE_INPUTS.rows().zip(MORE_OUTPUTS.rows()).enumerate() {
            let y = infer(x, &mut memory);
            assert!(y.iter().eq(wanted.iter()), "input {i}");
        }
    }
}
