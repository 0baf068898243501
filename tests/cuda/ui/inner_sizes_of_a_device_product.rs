// A product of matrices whose inner sizes differ.
// PyTorch: RuntimeError: mat1 and mat2 shapes cannot be multiplied (3x4 and 5x2)
use stridewise::prelude::*;

fn main() {
    let a = CudaView::<f32, Shape![3, 4]>::nowhere();
    let b = CudaView::<f32, Shape![5, 2]>::nowhere();
    let _ = a.mm(b);
}
