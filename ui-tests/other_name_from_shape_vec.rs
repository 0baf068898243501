// A constructor by ndarray's name.
// In PyTorch, `torch.tensor(v).view(2, 3)`
use stridewise::prelude::*;

fn main() {
    let v = vec![0.0; 6];
    let _x = BoxedTensor::<f32, Shape![2, 3]>::from_shape_vec((2, 3), v);
}
