//! What a program sees on a machine without a device: errors in words, no panic. On the simulated driver:
//!
//! ```sh
//! CUDA_SIM_DEVICES=0 DOCS_RS=1 RUSTFLAGS="--cfg cuda_sim" cargo test --features cuda --test cuda_none
//! ```
#![cfg(all(feature = "cuda", cuda_sim))]

extern crate cuda_sim as _;

use stridewise::prelude::*;

#[test]
fn there_is_no_device() {
    // Only of a machine without one.
    if std::env::var("CUDA_SIM_DEVICES").as_deref() != Ok("0") {
        return;
    }
    let error = Tensor::<f32, Shape![4]>::ones().cuda().unwrap_err();
    assert_eq!(
        error.to_string(),
        "no CUDA device: no CUDA-capable device is detected"
    );
    assert!(CudaStream::new(0).is_err() && CudaStream::shared().is_err());
    let nowhere = CudaView::<f32, Shape![4]>::nowhere();
    assert!((nowhere + 1.0).eval().is_err());
    // What a kernel would be can be seen without one.
    assert!(
        (nowhere + 1.0)
            .kernel(stridewise::cuda::Target::new(90, 12040))
            .is_ok()
    );
}
