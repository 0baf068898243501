// The same the other way round.
// PyTorch: RuntimeError: Expected all tensors to be on the same device, but found at least two devices, cuda:0 and cpu!
use stridewise::prelude::*;

fn main() {
    let host = Tensor::<f32, Shape![4]>::ones();
    let device = CudaView::<f32, Shape![4]>::nowhere();
    let _ = (&host * 2.0 + device).eval();
}
