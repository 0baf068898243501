// A kernel that writes through a shared view.
// PyTorch writes.
use stridewise::prelude::*;

fn main() {
    let mut device = CudaView::<f32, Shape![4]>::nowhere();
    let _ = (device + 1.0).eval_into(&mut device);
}
