// A view that outlives its tensor.
// PyTorch: a view keeps its storage alive.
use stridewise::prelude::*;

fn main() {
    let y;
    {
        let x = Tensor::<f32, Shape![4, 3]>::zeros();
        y = x.t();
    }
    y.numel();
}
