// A tensor of the host as a factor of a device's.
// PyTorch: RuntimeError: Expected all tensors to be on the same device, but got mat2 is on cpu, different from other tensors on cuda:0
use stridewise::prelude::*;

fn main() {
    let host = Tensor::<f32, Shape![4, 2]>::ones();
    let device = CudaView::<f32, Shape![3, 4]>::nowhere();
    let _ = device.mm(&host);
}
