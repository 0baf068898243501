//! Keyword spotting: a convolution with 8 filters over a spectrogram, one layer over all it found, a softmax.

use core::hint::black_box;

use stridewise::ops::quantized::Probability;
use stridewise::prelude::*;

include!("../../models/tiny_conv/quantization.rs");

static FILTERS: TensorView<Quantized<Filters>, Shape![8, 1, 10, 8]> =
    include_npy!("../../models/tiny_conv/filters.npy", i8, [8, 1, 10, 8]).as_quantized();
static WEIGHT: TensorView<Quantized<Weight>, Shape![4, 4000]> =
    include_npy!("../../models/tiny_conv/weight.npy", i8, [4, 4000]).as_quantized();
static BIAS1: TensorView<Bias<Spectrogram, Filters>, Shape![8]> =
    include_npy!("../../models/tiny_conv/bias1.npy", i32, [8]).as_bias();
static BIAS2: TensorView<Bias<Features, Weight>, Shape![4]> =
    include_npy!("../../models/tiny_conv/bias2.npy", i32, [4]).as_bias();

/// Spectrograms of 49 moments and 40 frequencies, and the probabilities of 4 keywords that LiteRT makes of them.
pub static INPUTS: TensorView<Quantized<Spectrogram>, Shape![4, 49, 40]> =
    include_npy!("../../models/tiny_conv/inputs.npy", i8, [4, 49, 40]).as_quantized();
/// See [`INPUTS`].
pub static OUTPUTS: TensorView<Quantized<Probability>, Shape![4, 4]> =
    include_npy!("../../models/tiny_conv/outputs.npy", i8, [4, 4]).as_quantized();

/// The memory of the network: what the layers write, one after the other. Two neighbours live at once.
pub type Memory = Scratch<(
    // Rows, columns, filters: the channels last.
    Tensor<Quantized<Features>, Shape![25, 20, 8]>,
    Tensor<Quantized<Logits>, Shape![4]>,
    Tensor<Quantized<Probability>, Shape![4]>,
)>;
const _: () = assert!(Memory::BYTES == 25 * 20 * 8 + 4);

#[inline(never)]
pub fn infer<'s>(
    x: TensorView<Quantized<Spectrogram>, Shape![49, 40]>,
    memory: &'s mut Memory,
) -> &'s Tensor<Quantized<Probability>, Shape![4]> {
    infer_with(x, memory, |_| ())
}

/// The same, and `logits` is called with what the softmax reads.
#[inline(always)]
fn infer_with<'s>(
    x: TensorView<Quantized<Spectrogram>, Shape![49, 40]>,
    memory: &'s mut Memory,
    logits: impl FnOnce(&Tensor<Quantized<Logits>, Shape![4]>),
) -> &'s Tensor<Quantized<Probability>, Shape![4]> {
    // TensorFlow's SAME: 9 rows more, 4 of them above, and 6 columns.
    type Options = (Stride<2>, Padding<4, 3>, PaddingAfter<1, 0>);
    memory
        .start(|y| {
            x.unsqueeze::<0>()
                .conv_options::<Options>()
                .qconv2d(FILTERS)
                .bias(BIAS1)
                .relu()
                .eval_into(&mut y.as_view_mut().permute::<Dims![2, 0, 1]>());
        })
        .then(|x, y| {
            let x = x.view::<Shape![4000]>();
            x.qlinear(WEIGHT).bias(BIAS2).eval_into(y);
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

    static LOGITS: TensorView<Quantized<Logits>, Shape![4, 4]> =
        include_npy!("../../models/tiny_conv/host/logits.npy", i8, [4, 4]).as_quantized();

    #[test]
    fn computes_what_litert_does() {
        each_wins_once(LOGITS.rows().map(|row| ints(row.iter())));
        let mut memory = Memory::zeros();
        assert!(check(&mut memory));
        for (x, wanted) in INPUTS.axis_iter::<0>().zip(LOGITS.rows()) {
            infer_with(x, &mut memory, |logits| {
                assert_eq!(ints(logits.iter()), ints(wanted.iter()));
            });
        }
    }
}
