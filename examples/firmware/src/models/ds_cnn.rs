//! Keyword spotting as in MLPerf Tiny: a convolution with 64 filters, four pairs of a depthwise and a pointwise
//! convolution, a mean over all places, one layer, a softmax.

use core::hint::black_box;

use super::drawn;
use stridewise::ops::quantized::Probability;
use stridewise::prelude::*;

include!("../../models/ds_cnn/quantization.rs");

macro_rules! weights {
    ($($W:ident: $Weight:ident [$($n:literal),*] $seed:literal, $B:ident: $In:ident [$out:literal] $file:literal;)*) => { $(
        static $W: TensorView<Quantized<$Weight>, Shape![$($n),*]> = {
            static DRAWN: [i8; 1 $( * $n)*] = drawn($seed);
            TensorView::<i8, Shape![$($n),*]>::new(&DRAWN).as_quantized()
        };
        static $B: TensorView<Bias<$In, $Weight>, Shape![$out]> =
            include_npy!($file, i32, [$out]).as_bias();
    )* };
}
// TFLite's orders: outputs, height, width, inputs; of a depthwise convolution height, width, channels.
weights! {
    W1: Weight1 [64, 10, 4, 1] 21, B1: Spectrogram [64] "../../models/ds_cnn/bias1.npy";
    W2: Weight2 [3, 3, 64, 1] 22, B2: Layer1 [64] "../../models/ds_cnn/bias2.npy";
    W3: Weight3 [64, 1, 1, 64] 23, B3: Layer2 [64] "../../models/ds_cnn/bias3.npy";
    W4: Weight4 [3, 3, 64, 1] 24, B4: Layer3 [64] "../../models/ds_cnn/bias4.npy";
    W5: Weight5 [64, 1, 1, 64] 25, B5: Layer4 [64] "../../models/ds_cnn/bias5.npy";
    W6: Weight6 [3, 3, 64, 1] 26, B6: Layer5 [64] "../../models/ds_cnn/bias6.npy";
    W7: Weight7 [64, 1, 1, 64] 27, B7: Layer6 [64] "../../models/ds_cnn/bias7.npy";
    W8: Weight8 [3, 3, 64, 1] 28, B8: Layer7 [64] "../../models/ds_cnn/bias8.npy";
    W9: Weight9 [64, 1, 1, 64] 29, B9: Layer8 [64] "../../models/ds_cnn/bias9.npy";
    W10: Weight10 [12, 64] 31, B10: Layer9 [12] "../../models/ds_cnn/bias10.npy";
}

/// Spectrograms of 49 moments and 10 frequencies, and the probabilities of 12 keywords that LiteRT makes of them.
pub static INPUTS: TensorView<Quantized<Spectrogram>, Shape![2, 49, 10]> =
    include_npy!("../../models/ds_cnn/inputs.npy", i8, [2, 49, 10]).as_quantized();
/// See [`INPUTS`].
pub static OUTPUTS: TensorView<Quantized<Probability>, Shape![2, 12]> =
    include_npy!("../../models/ds_cnn/outputs.npy", i8, [2, 12]).as_quantized();

/// Rows, columns, channels.
type Layer<Q> = Tensor<Quantized<Q>, Shape![25, 5, 64]>;
/// The memory of the network: what the layers write, one after the other. Two neighbours live at once.
pub type Memory = Scratch<(
    Layer<Layer1>,
    Layer<Layer2>,
    Layer<Layer3>,
    Layer<Layer4>,
    Layer<Layer5>,
    Layer<Layer6>,
    Layer<Layer7>,
    Layer<Layer8>,
    Layer<Layer9>,
    Tensor<Quantized<Layer9>, Shape![1, 1, 64]>,
    Tensor<Quantized<Layer10>, Shape![12]>,
    Tensor<Quantized<Probability>, Shape![12]>,
)>;
const _: () = assert!(Memory::BYTES == 2 * 25 * 5 * 64);

#[inline(never)]
pub fn infer<'s>(
    x: TensorView<Quantized<Spectrogram>, Shape![49, 10]>,
    memory: &'s mut Memory,
) -> &'s Tensor<Quantized<Probability>, Shape![12]> {
    infer_with(x, memory, |_| ())
}

/// The same, and `logits` is called with what the softmax reads.
#[inline(always)]
fn infer_with<'s>(
    x: TensorView<Quantized<Spectrogram>, Shape![49, 10]>,
    memory: &'s mut Memory,
    logits: impl FnOnce(&Tensor<Quantized<Layer10>, Shape![12]>),
) -> &'s Tensor<Quantized<Probability>, Shape![12]> {
    // Channels first, as PyTorch has them: views, at no cost.
    macro_rules! first {
        ($x:expr) => {
            $x.permute::<Dims![2, 0, 1]>()
        };
    }
    macro_rules! depthwise {
        ($W:ident $B:ident) => {
            |x, y| {
                first!(x)
                    .conv_options::<(Padding<1>, Groups<64>)>()
                    .qconv2d($W.permute::<Dims![2, 3, 0, 1]>())
                    .bias($B)
                    .relu()
                    .eval_into(&mut first!(y.as_view_mut()))
            }
        };
    }
    macro_rules! pointwise {
        ($W:ident $B:ident) => {
            |x, y| {
                first!(x)
                    .qconv2d($W.permute::<Dims![0, 3, 1, 2]>())
                    .bias($B)
                    .relu()
                    .eval_into(&mut first!(y.as_view_mut()))
            }
        };
    }
    // TensorFlow's SAME: 9 rows more, 4 of them above, and 2 columns.
    type Options = (Stride<2>, Padding<4, 1>, PaddingAfter<1, 0>);
    memory
        .start(|y| {
            x.unsqueeze::<0>()
                .conv_options::<Options>()
                .qconv2d(W1.permute::<Dims![0, 3, 1, 2]>())
                .bias(B1)
                .relu()
                .eval_into(&mut first!(y.as_view_mut()));
        })
        .then(depthwise!(W2 B2))
        .then(pointwise!(W3 B3))
        .then(depthwise!(W4 B4))
        .then(pointwise!(W5 B5))
        .then(depthwise!(W6 B6))
        .then(pointwise!(W7 B7))
        .then(depthwise!(W8 B8))
        .then(pointwise!(W9 B9))
        .then(|x, y| {
            first!(x)
                .qavg_pool2d::<Kernel<25, 5>>()
                .eval_into(&mut first!(y.as_view_mut()));
        })
        .then(|x, y| {
            let x = x.view::<Shape![64]>();
            x.qlinear(W10).bias(B10).eval_into(y);
        })
        .then(|x, y| {
            logits(x);
            x.qsoftmax::<0>().eval_into(y);
        })
        .end()
}

/// One inference.
pub fn run(memory: &mut Memory) {
    infer(black_box(INPUTS.select::<0, 1>().rebase()), memory);
}

/// Whether all probabilities are those of LiteRT.
pub fn check(memory: &mut Memory) -> bool {
    INPUTS
        .axis_iter::<0>()
        .zip(OUTPUTS.rows())
        .all(|(x, y)| infer(x, memory).iter().eq(y.iter()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::models::{each_wins_once, ints};

    static MORE_INPUTS: TensorView<Quantized<Spectrogram>, Shape![10, 49, 10]> =
        include_npy!("../../models/ds_cnn/host/inputs.npy", i8, [10, 49, 10]).as_quantized();
    static MORE_OUTPUTS: TensorView<Quantized<Probability>, Shape![10, 12]> =
        include_npy!("../../models/ds_cnn/host/outputs.npy", i8, [10, 12]).as_quantized();
    /// Of all inputs.
    static LOGITS: TensorView<Quantized<Layer10>, Shape![12, 12]> =
        include_npy!("../../models/ds_cnn/host/logits.npy", i8, [12, 12]).as_quantized();

    #[test]
    fn computes_what_litert_does() {
        each_wins_once(LOGITS.rows().map(|row| ints(row.iter())));
        let mut memory = Memory::zeros();
        assert!(check(&mut memory));
        let inputs = INPUTS.axis_iter::<0>().chain(MORE_INPUTS.axis_iter::<0>());
        let outputs = OUTPUTS.rows().chain(MORE_OUTPUTS.rows());
        for ((x, wanted), output) in inputs.zip(LOGITS.rows()).zip(outputs) {
            let y = infer_with(x, &mut memory, |logits| {
                assert_eq!(ints(logits.iter()), ints(wanted.iter()));
            });
            assert_eq!(ints(y.iter()), ints(output.iter()));
        }
    }
}
