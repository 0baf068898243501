// The sum of a reference to a variable of a device, which would be a constant.
// In PyTorch, x.sum() has a gradient, however x is named.
use stridewise::prelude::*;

fn main() -> Result<(), CudaError> {
    let device = Tensor::<f32, Shape![4]>::ones().cuda()?;
    let mut grad = Tensor::<f32, Shape![4]>::zeros().cuda()?;
    let x = &device.requires_grad(&mut grad);
    (x * x.sum()?).sum().backward()?;
    Ok(())
}
