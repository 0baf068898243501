//! A low-pass filter of 64 taps over blocks of 256 samples.

use core::hint::black_box;

use stridewise::prelude::*;

const BLOCK: usize = 256;
const PAST: usize = 63;

static TAPS: TensorView<f32, Shape![1, 1, 64]> = include_npy!("../../models/fir/taps.npy");

/// Blocks, and what SciPy makes of them.
pub static INPUTS: TensorView<f32, Shape![4, BLOCK]> = include_npy!("../../models/fir/inputs.npy");
/// See [`INPUTS`].
pub static OUTPUTS: TensorView<f32, Shape![4, BLOCK]> =
    include_npy!("../../models/fir/outputs.npy");

/// The memory of the filter: the last samples of the block before, then the block. A DMA may write the block.
#[derive(Clone)]
pub struct Scratch {
    samples: Tensor<f32, Shape![PAST + BLOCK]>,
    pub filtered: Tensor<f32, Shape![1, BLOCK]>,
}
impl Scratch {
    pub const NEW: Self = Self {
        samples: Tensor::zeros(),
        filtered: Tensor::zeros(),
    };
}

#[inline(never)]
pub fn filter(block: TensorView<f32, Shape![BLOCK]>, s: &mut Scratch) {
    let mut fresh = s.samples.as_view_mut().slice(s![63..]);
    fresh.copy_(block);
    let samples = s.samples.view::<Shape![1, PAST + BLOCK]>();
    samples.conv1d(TAPS).eval_into(&mut s.filtered);
    // The end of this block is the past of the next.
    let (mut past, rest) = s.samples.as_view_mut().split_at::<0, 63>();
    past.copy_(rest.as_view().slice(s![193..]));
}

/// One block.
pub fn run(s: &mut Scratch) {
    filter(black_box(INPUTS.select::<0, 0>().rebase()), s);
}

/// Whether all blocks are near SciPy's: some 10 units in the last place of the largest.
pub fn check(s: &mut Scratch) -> bool {
    *s = Scratch::NEW;
    INPUTS.rows().zip(OUTPUTS.rows()).all(|(x, y)| {
        filter(x, s);
        (s.filtered.select::<0, 0>() - y).abs().max() < 1e-6
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filters_as_scipy_does() {
        assert!(check(&mut Scratch::NEW.clone()));
    }
}
