//! Products by cuBLAS compared with those of the host, or the error where the library is not there:
//!
//! ```sh
//! cargo test --features cublas --test cuda_blas
//! LD_LIBRARY_PATH=$(.ci/cuda_sim) cargo test --features cublas --test cuda_blas    # no GPU: the error
//! ```
#![cfg(feature = "cublas")]

#[path = "cuda_sim/client.rs"]
mod cuda_sim;

use stridewise::prelude::*;

/// The library, unless it is not there, which is an error with words, each time.
fn library(stream: &CudaStream) -> Option<Cublas> {
    match Cublas::new(stream) {
        // It knows nothing of the simulated driver.
        Ok(_) if cuda_sim::is_loaded() => None,
        Ok(blas) => Some(blas),
        Err(error) => {
            assert_eq!(error, CudaError::NoCublas);
            assert_eq!(error.to_string(), "the library cuBLAS cannot be loaded");
            assert_eq!(Cublas::new(stream).unwrap_err(), CudaError::NoCublas);
            println!("{error}: the products are left out");
            None
        }
    }
}

fn numbers<Sh: Shape>() -> BoxedTensor<f32, Sh> {
    let mut out = BoxedTensor::<f32, Sh>::zeros();
    for (i, x) in out.as_mut_slice().iter_mut().enumerate() {
        *x = ((i * 37 + 11) % 101) as f32 * 0.25 - 12.0;
    }
    out
}

#[test]
fn products() {
    let stream = CudaStream::new(0).unwrap();
    let Some(blas) = library(&stream) else { return };
    let (a, b) = (numbers::<Shape![40, 24]>(), numbers::<Shape![24, 36]>());
    let (x, y) = (a.to_device(&stream).unwrap(), b.to_device(&stream).unwrap());
    let here = a.mm(&b).eval_boxed();
    let there = blas.mm(&x, &y).unwrap().to_host().unwrap();
    // Whole quarters: exact in any order.
    assert_eq!(here.as_slice(), there.as_slice());
    let there = blas.mm(y.t(), x.t()).unwrap().to_host().unwrap();
    assert_eq!(here.t().contiguous().as_slice(), there.as_slice());
    let here = a.slice(s![..;2, ..]).mm(b.slice(s![.., ..;3])).eval_boxed();
    let there = blas
        .mm(x.slice(s![..;2, ..]), y.slice(s![.., ..;3]))
        .unwrap();
    assert_eq!(here.as_slice(), there.to_host().unwrap().as_slice());
    let (a, b) = (
        numbers::<Shape![5, 20, 24]>(),
        numbers::<Shape![5, 24, 30]>(),
    );
    let (x, y) = (a.to_device(&stream).unwrap(), b.to_device(&stream).unwrap());
    let there = blas.bmm(&x, &y).unwrap().to_host().unwrap();
    assert_eq!(a.bmm(&b).eval_boxed().as_slice(), there.as_slice());
}
