// A tensor of a device, given to a function of the host.
// PyTorch computes it there, a kernel for each operation.
use stridewise::prelude::*;

fn norm(x: impl Expr<Elem = f32>) -> f32 {
    x.square().sum().sqrt()
}

fn main() {
    let device = CudaView::<f32, Shape![4]>::nowhere();
    norm(device);
}
