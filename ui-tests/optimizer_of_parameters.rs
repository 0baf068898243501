// The parameters are given to each step.
// In PyTorch, `torch.optim.Adam(net.parameters(), lr=0.1)`: no error
use stridewise::prelude::*;
use stridewise::optim::Adam;

fn main() {
    let mut w = Tensor::<f32, Shape![3]>::ones();
    _ = Adam::new(&mut w, 0.1);
}
