// A permutation of two dimensions for a tensor of three.
// In PyTorch, `x.permute(1, 0)`: RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 3 is not equal to len(dims) = 2
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
    x.permute::<Dims![1, 0]>();
}
