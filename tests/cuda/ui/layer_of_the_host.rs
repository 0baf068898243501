// A layer that devices do not have, as an operand of one that they have.
// PyTorch has a kernel for it.
use stridewise::prelude::*;

fn main() {
    let device = CudaView::<f32, Shape![1, 4, 8, 8]>::nowhere();
    let _ = device.interpolate_nearest::<16, 16>().softmax::<1>().eval();
}
