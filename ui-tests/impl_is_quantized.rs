// An element type of one's own that says that it is quantised: products read its bytes as integers of 8 bits.
// In PyTorch, quantised elements are `torch.qint8` and `torch.quint8`.
use stridewise::ops::quantized::{IsQuantized, Probability};

struct Nothing;

impl IsQuantized for Nothing {
    type Q = Probability;
    fn widened(self) -> i32 {
        0
    }
}

fn main() {}
