// The gradient of an operation without a derivative, on a device.
// In PyTorch, RuntimeError: derivative for aten::heaviside is not implemented
use stridewise::prelude::*;

fn main() -> Result<(), CudaError> {
    let device = Tensor::<f32, Shape![4]>::ones().cuda()?;
    let mut grad = Tensor::<f32, Shape![4]>::zeros().cuda()?;
    let x = device.requires_grad(&mut grad);
    x.heaviside(0.5).sum().backward()?;
    Ok(())
}
