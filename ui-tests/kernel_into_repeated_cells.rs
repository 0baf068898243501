// A product in cells of which each is the same for all rows: it adds up in them. `cargo check` is silent, `cargo build` is not.
// In PyTorch, `torch.mm(a, b, out=y.expand(2, 3))`: RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location
use stridewise::prelude::*;

fn main() {
    let (a, b) = (Tensor::<f32, Shape![2, 4]>::ones(), Tensor::<f32, Shape![4, 3]>::ones());
    let mut y = Tensor::<f32, Shape![1, 3]>::zeros();
    a.mm(&b).eval_into(&mut y.as_cells().expand::<Shape![2, 3]>());
}
