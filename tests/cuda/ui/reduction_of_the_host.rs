// A reduction that devices do not have.
// PyTorch has a kernel for it.
use stridewise::prelude::*;

fn main() {
    let device = CudaView::<f32, Shape![4, 5]>::nowhere();
    let _ = device.norm_dim_with::<1>(3.0).eval();
}
