// A workspace of 64 bytes for a product of 256 bytes. `cargo check` is silent, `cargo build` is not.
// PyTorch: temporaries are on the heap.
use stridewise::expr::Workspace;
use stridewise::prelude::*;

fn main() {
    let (x, mut out) = (Tensor::<f32, Shape![8, 8]>::ones(), Tensor::<f32, Shape![8, 8]>::zeros());
    let mut workspace = Workspace::<64>::new();
    x.mm(&x).softmax::<1>().eval_into_with(&mut out, &mut workspace);
}
