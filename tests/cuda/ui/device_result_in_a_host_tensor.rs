// A result of a device, written to a tensor of the host.
// PyTorch: RuntimeError: Expected out tensor to have device cuda:0, but got cpu instead
use stridewise::prelude::*;

fn main() {
    let device = CudaView::<f32, Shape![4]>::nowhere();
    let mut host = Tensor::<f32, Shape![4]>::zeros();
    let _ = (device + 1.0).eval_into(&mut host);
}
