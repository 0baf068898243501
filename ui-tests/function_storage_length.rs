// The length of the storage, where a view's type names what lies behind the view.
// In PyTorch, no type names either: no error
use stridewise::prelude::*;

fn main() {
    fn last(_: TensorView<f32, Shape![4], Strides![1], D<8>, D<12>>) {}
    let x = Tensor::<f32, Shape![3, 4]>::zeros();
    last(x.select::<0, 2>());
}
