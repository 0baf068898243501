// An element of a device tensor, read by the host.
// PyTorch copies it without a word.
use stridewise::prelude::*;

fn main() {
    let device = CudaView::<f32, Shape![4]>::nowhere();
    let _ = device[[0]];
}
