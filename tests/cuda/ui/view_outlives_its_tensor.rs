// A view of a device tensor that is dropped before it.
// PyTorch keeps the storage alive.
use stridewise::prelude::*;

fn main() -> Result<(), CudaError> {
    let view;
    {
        let x = Tensor::<f32, Shape![4, 4]>::ones().cuda()?;
        view = x.t();
    }
    view.to_host()?;
    Ok(())
}
