//! Copies of transposed views compared with the host's, on a device or on the simulated driver: see `tests/cuda.rs`.
#![cfg(feature = "cuda")]

use stridewise::cuda::{CudaElement, Target};
use stridewise::prelude::*;

fn counted<T: CudaElement, Sh: Shape>(of: impl Fn(usize) -> T) -> BoxedTensor<T, Sh> {
    let mut out = BoxedTensor::<T, Sh>::full(of(0));
    for (i, x) in out.as_mut_slice().iter_mut().enumerate() {
        *x = of(i);
    }
    out
}
macro_rules! same {
    ($x:ident: $e:expr) => {{
        let here = $e.eval_boxed();
        let there = {
            let $x = $x.cuda().unwrap();
            let kernel = $e.kernel(Target::new(90, 12040)).unwrap();
            assert!(kernel.ptx().contains("st.shared"), "{}", stringify!($e));
            $e.eval().unwrap().to_host().unwrap()
        };
        assert!(here.as_slice() == there.as_slice(), "{}", stringify!($e));
    }};
}

#[test]
fn layouts() {
    let x: BoxedTensor<f32, Shape![64, 128]> = counted(|i| i as f32);
    same!(x: x.t());
    same!(x: (x.t() * 2.0).relu());
    same!(x: x.narrow::<1, 3, 50>().t());
    same!(x: x.slice(s![3..40, 1..128]).t());
    same!(x: x.slice(s![..;2, ..]).t());
    same!(x: x.t().to::<u8>());
    let x: BoxedTensor<f32, Shape![3, 50, 70]> = counted(|i| i as f32);
    same!(x: x.transpose::<1, 2>());
    same!(x: x.transpose::<0, 2>().slice(s![.., .., 0]));
    same!(x: x.permute::<Dims![2, 0, 1]>());
    same!(x: x.mT().unsqueeze::<0>().expand::<Shape![2, 3, 70, 50]>());
    let x: BoxedTensor<f32, Shape![20, 33]> = counted(|i| i as f32);
    same!(x: x.t());
}

#[test]
fn types() {
    let x: BoxedTensor<u8, Shape![40, 68]> = counted(|i| i as u8);
    same!(x: x.t());
    let x: BoxedTensor<i16, Shape![40, 68]> = counted(|i| i as i16 - 900);
    same!(x: x.t());
    let x: BoxedTensor<i64, Shape![40, 68]> = counted(|i| i as i64 - 900);
    same!(x: x.t());
    let x: BoxedTensor<f64, Shape![66, 66]> = counted(|i| i as f64);
    same!(x: x.t());
    let x: BoxedTensor<bool, Shape![33, 48]> = counted(|i| i % 3 == 0);
    same!(x: x.t());
}

#[test]
fn a_copy_that_is_asked_for_as_a_view() {
    let x: BoxedTensor<f32, Shape![64, 96]> = counted(|i| i as f32);
    let d = x.cuda().unwrap();
    let copy: CudaTensor<f32, Shape![96, 64]> = d.t().contiguous().unwrap();
    assert_eq!(
        copy.to_host().unwrap().as_slice(),
        x.t().eval_boxed().as_slice()
    );
    // Neither side aligned to 16 bytes.
    let part = d.view::<Shape![6144]>().slice(s![1..4097]).rebase();
    let part = part.view::<Shape![64, 64]>().t();
    let here = x.as_slice()[1..4097].to_vec();
    let there = part.eval().unwrap().to_host().unwrap();
    assert!((0..64).all(|i| (0..64).all(|j| there[[i, j]] == here[j * 64 + i])));
    let mut out = CudaTensor::<f32, Shape![64, 96]>::zeros_on(d.stream()).unwrap();
    (copy.t() + 1.0).eval_into(&mut out).unwrap();
    assert_eq!(
        out.to_host().unwrap().as_slice(),
        (&x + 1.0).eval_boxed().as_slice()
    );
}
