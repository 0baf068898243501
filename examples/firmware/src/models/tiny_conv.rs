//! Keyword spotting: a convolution with 8 filters over a spectrogram, one layer over all it found, a softmax.

use core::hint::black_box;

use stridewise::ops::quantized::Probability;
use stridewise::prelude::*;

include!("../../models/tiny_conv/quantization.rs");

static FILTERS: TensorView<Quantized<Filters>, Shape![8, 1, 10, 8]> =
    include_npy!("../../models/tiny_conv/filters.npy", i8, [8, 1, 10, 8]).as_quantized();
static WEIGHT: TensorView<Quantized<Weight>, Shape![4, 4000]> =
    include_npy!("../../models/tiny_conv/weight.npy", i8, [4, 4000]).as_quantized();
static BIAS1: TensorView<i32, Shape![8]> = include_npy!("../../models/tiny_conv/bias1.npy");
static BIAS2: TensorView<i32, Shape![4]> = include_npy!("../../models/tiny_conv/bias2.npy");

/// Spectrograms of 49 moments and 40 frequencies, and the probabilities of 4 keywords that LiteRT makes of them.
pub static INPUTS: TensorView<Quantized<Spectrogram>, Shape![4, 49, 40]> =
    include_npy!("../../models/tiny_conv/inputs.npy", i8, [4, 49, 40]).as_quantized();
/// See [`INPUTS`].
pub static OUTPUTS: TensorView<Quantized<Probability>, Shape![4, 4]> =
    include_npy!("../../models/tiny_conv/outputs.npy", i8, [4, 4]).as_quantized();

/// The memory of the network.
#[derive(Clone)]
pub struct Scratch {
    /// Rows, columns, filters: the channels last.
    features: Tensor<Quantized<Features>, Shape![25, 20, 8]>,
    logits: Tensor<Quantized<Logits>, Shape![4]>,
    pub probabilities: Tensor<Quantized<Probability>, Shape![4]>,
}
impl Scratch {
    pub const NEW: Self = Self {
        features: Tensor::full(Quantized::ZERO),
        logits: Tensor::full(Quantized::ZERO),
        probabilities: Tensor::full(Quantized::ZERO),
    };
}

#[inline(never)]
pub fn infer(x: TensorView<Quantized<Spectrogram>, Shape![49, 40]>, s: &mut Scratch) {
    // TensorFlow's SAME: 9 rows more, 4 of them above, and 6 columns.
    type Options = (Stride<2>, Padding<4, 3>, PaddingAfter<1, 0>);
    x.unsqueeze::<0>()
        .sliding::<Options>()
        .qconv2d(FILTERS)
        .bias(BIAS1)
        .relu()
        .eval_into(&mut s.features.as_view_mut().permute::<Dims![2, 0, 1]>());
    s.features
        .view::<Shape![4000]>()
        .qlinear(WEIGHT)
        .bias(BIAS2)
        .eval_into(&mut s.logits);
    s.logits.qsoftmax::<0>().eval_into(&mut s.probabilities);
}

/// One inference.
pub fn run(s: &mut Scratch) {
    infer(black_box(INPUTS.select::<0, 1>().rebase()), s);
}

/// Whether all probabilities are those of LiteRT.
pub fn check(s: &mut Scratch) -> bool {
    INPUTS.axis_iter::<0>().zip(OUTPUTS.rows()).all(|(x, y)| {
        infer(x, s);
        s.probabilities.iter().eq(y.iter())
    })
}
