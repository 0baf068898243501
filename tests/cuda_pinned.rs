//! Page-locked memory of the host, on a device or on the simulated driver: see `tests/cuda.rs`.
#![cfg(feature = "cuda")]

#[cfg(cuda_sim)]
extern crate cuda_sim as _;

use stridewise::cuda::PinnedTensor;
use stridewise::prelude::*;

#[test]
fn copies_own_both_sides() {
    let stream = CudaStream::new(0).unwrap();
    let x = Tensor::<f32, Shape![6, 8]>::arange();
    let pinned = PinnedTensor::pinned_from(x.t(), &stream).unwrap();
    assert_eq!(pinned[[1, 0]], 1.0);
    let upload = CudaTensor::upload(pinned).unwrap();
    let (device, mut pinned) = upload.wait().unwrap();
    assert_eq!(device.stream(), &stream);
    // What is done to the host's side is not seen.
    (&x.t() * 0.0).eval_into(&mut pinned);
    let y = (&device + 1.0).eval_cuda().unwrap();
    let (y, there) = y.download(pinned).unwrap().wait().unwrap();
    assert_eq!(
        (&there + 0.0).eval().as_slice(),
        (x.t() + 1.0).eval().as_slice()
    );
    // Dropped, and forgotten, while it is under way.
    drop(y.download(there).unwrap());
    let room = PinnedTensor::<f32, Shape![8, 6]>::pinned_on(&stream).unwrap();
    core::mem::forget(device.download(room).unwrap());
    let empty = PinnedTensor::<f32, Shape![0]>::pinned_on(&stream).unwrap();
    assert_eq!(
        CudaTensor::upload(empty).unwrap().wait().unwrap().0.numel(),
        0
    );
    #[cfg(cuda_sim)]
    {
        // What was forgotten is still there, and nothing else.
        assert_eq!(cuda_sim::pinned_bytes(), 8 * 6 * 4);
        let far = CudaStream::new(1).unwrap();
        let room = PinnedTensor::<f32, Shape![2]>::pinned_on(&far).unwrap();
        let near = Tensor::<f32, Shape![2]>::ones().to_device(&stream).unwrap();
        assert_eq!(near.download(room).unwrap_err(), CudaError::OtherDevice);
    }
}
