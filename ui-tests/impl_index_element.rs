// An element type of one's own as indices: it could say that any index is below any size.
// In PyTorch, indices are integers: IndexError: tensors used as indices must be long, int, byte or bool tensors.
use stridewise::ops::indexing::IndexElement;

#[derive(Clone, Copy)]
struct Row(usize);

impl IndexElement for Row {
    fn below(self, _: usize) -> Option<usize> {
        Some(self.0)
    }
    fn number(self) -> i64 {
        self.0 as i64
    }
}

fn main() {}
