// An element type of one's own as a mask: it says what is read in place of the mask.
// In PyTorch, `attn_mask` of integers: RuntimeError: Expected attn_mask dtype to be bool or float or to match query dtype.
use stridewise::ops::nn::MaskElement;

#[derive(Clone, Copy)]
struct Weight(f32);

impl MaskElement<f32> for Weight {
    fn added(self) -> f32 {
        self.0
    }
    type Mask<N> = ();
    fn mask<N>(_: N) {}
}

fn main() {}
