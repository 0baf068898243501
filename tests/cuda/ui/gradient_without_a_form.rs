// The gradient of an operation that has none on devices.
// PyTorch has kernels for it.
use stridewise::prelude::*;

fn main() -> Result<(), CudaError> {
    let device = Tensor::<f32, Shape![4]>::ones().cuda()?;
    let mut grad = Tensor::<f32, Shape![4]>::zeros().cuda()?;
    let x = device.requires_grad(&mut grad);
    x.cumprod::<0>().sum().backward()?;
    Ok(())
}
