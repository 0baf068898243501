// An average of weights whose net is another one.
// In PyTorch, `torch._foreach_lerp_(average, net, 0.1)`: RuntimeError: The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 0.
use stridewise::optim::Parameters;
use stridewise::prelude::*;

fn main() {
    let (mut average, net) = ([Tensor::<f32, Shape![3]>::zeros()], [Tensor::<f32, Shape![4]>::ones()]);
    average.lerp_(&net, 0.1);
}
