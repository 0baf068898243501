// A closure, which has no form in PTX.
// PyTorch: torch.compile cannot look into foreign functions either.
use stridewise::prelude::*;

fn main() {
    let device = CudaView::<f32, Shape![4]>::nowhere();
    let _ = device.map(|x: f32| x + 1.0).eval();
}
