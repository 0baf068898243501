// A slice, whose length is known when the program runs.
// In PyTorch, `torch.frombuffer(data, dtype=torch.float32).view(2, 2)`: checked when it runs
use stridewise::prelude::*;

fn matrix(elements: &[f32]) -> TensorView<'_, f32, Shape![2, 2]> {
    TensorView::new(elements)
}

fn main() {}
