//! Reductions and row kernels of short rows, which share a warp, compared with the host's results:
//!
//! ```sh
//! cargo test --features cuda --test cuda_rows
//! LD_LIBRARY_PATH=$(.ci/cuda_sim) cargo test --features cuda --test cuda_rows
//! ```
#![cfg(feature = "cuda")]

use stridewise::prelude::*;

fn numbers<Sh: Shape>() -> BoxedTensor<f32, Sh> {
    let mut out = BoxedTensor::<f32, Sh>::zeros();
    let mut state = 5u32;
    for x in out.as_mut_slice() {
        state = state.wrapping_mul(1664525).wrapping_add(1013904223);
        *x = (state >> 8) as f32 / 2f32.powi(21) - 4.0;
    }
    out
}
fn near(here: &[f32], there: &[f32], what: &str) {
    assert_eq!(here.len(), there.len());
    for (i, (a, b)) in here.iter().zip(there).enumerate() {
        assert!(
            (a - b).abs() <= 4e-6 * a.abs().max(1.0),
            "{what}: element {i} is {a} on the host, {b} on the device"
        );
    }
}

/// Sums, extremes, places and rows in their own right, along one dimension.
macro_rules! rows {
    ($($sizes:tt, $dim:literal;)*) => { $( {
        type Sizes = Shape!$sizes;
        let what = concat!(stringify!($sizes), " along ", stringify!($dim));
        let x = numbers::<Sizes>();
        let y = x.cuda().unwrap();
        let host = |t: CudaTensor<f32, _>| t.to_host().unwrap();
        near((&x * 2.0).sum_dim::<$dim>().eval().as_slice(), host((&y * 2.0).sum_dim::<$dim>().eval().unwrap()).as_slice(), what);
        near(x.mean_dim::<$dim>().eval().as_slice(), host(y.mean_dim::<$dim>().eval().unwrap()).as_slice(), what);
        assert_eq!(x.amax_dim::<$dim>().eval().as_slice(), host(y.amax_dim::<$dim>().eval().unwrap()).as_slice(), "{what}");
        assert_eq!(x.amin_dim::<$dim>().eval().as_slice(), host(y.amin_dim::<$dim>().eval().unwrap()).as_slice(), "{what}");
        let places = y.argmax_dim::<$dim>().eval().unwrap().to_host().unwrap();
        assert_eq!(x.argmax_dim::<$dim>().eval().as_slice(), places.as_slice(), "{what}");
        let places = y.argmin_dim::<$dim>().eval().unwrap().to_host().unwrap();
        assert_eq!(x.argmin_dim::<$dim>().eval().as_slice(), places.as_slice(), "{what}");
        near(x.softmax::<$dim>().eval_boxed().as_slice(), y.softmax::<$dim>().eval().unwrap().to_host().unwrap().as_slice(), what);
        near(x.log_softmax::<$dim>().eval_boxed().as_slice(), y.log_softmax::<$dim>().eval().unwrap().to_host().unwrap().as_slice(), what);
    } )* };
}

#[test]
fn short_rows() {
    rows! {
        [1, 1], 1; [3, 1], 1; [300, 1], 1; [5, 2], 1; [1000, 3], 1; [1000, 4], 1; [255, 5], 1; [64, 8], 1;
        [33, 9], 1; [17, 16], 1; [50, 17], 1; [9, 31], 1; [70, 32], 1; [4, 33], 1; [7, 5, 6], 2;
    }
}

#[test]
fn rows_beside_each_other() {
    rows! {
        [4, 1000], 0; [1, 300], 0; [32, 40], 0; [33, 40], 0; [3, 7, 50], 1; [3, 7, 50], 0; [2, 3, 4, 5], 1;
    }
}

#[test]
fn many_rows_beside_each_other() {
    let x = numbers::<Shape![40, 70_000]>();
    let y = x.cuda().unwrap();
    let sums = y.sum_dim::<0>().eval().unwrap().to_host().unwrap();
    let most = y.argmax_dim::<0>().eval().unwrap().to_host().unwrap();
    for (j, (sum, most)) in sums.as_slice().iter().zip(most.as_slice()).enumerate() {
        let column = || (0..40).map(|i| x.as_slice()[i * 70_000 + j]);
        let exact: f64 = column().map(f64::from).sum();
        assert!((f64::from(*sum) - exact).abs() < 1e-4, "{j}");
        assert!(
            column().all(|v| v <= x.as_slice()[most * 70_000 + j]),
            "{j}"
        );
    }
}

#[test]
fn layers_over_views() {
    let x = numbers::<Shape![6, 300]>();
    let y = x.cuda().unwrap();
    let there = y
        .t()
        .layer_norm::<Shape![6]>(1e-5)
        .eval()
        .unwrap()
        .to_host()
        .unwrap();
    let t = x.t().contiguous();
    let here = t.layer_norm::<Shape![6]>(1e-5).eval_boxed();
    near(
        here.as_slice(),
        there.as_slice(),
        "layer_norm of a transpose",
    );
    let there = (y.t() * 3.0)
        .softmax::<1>()
        .eval()
        .unwrap()
        .to_host()
        .unwrap();
    let here = (&t * 3.0).eval_boxed().softmax::<1>().eval_boxed();
    near(here.as_slice(), there.as_slice(), "softmax of a transpose");
}

#[test]
fn each_row_of_a_warp_is_its_own() {
    // Infinities and NaN in one row stay there.
    let mut x = numbers::<Shape![70, 4]>();
    x.as_mut_slice()[9] = f32::NAN;
    x.as_mut_slice()[40] = f32::INFINITY;
    let there = x
        .cuda()
        .unwrap()
        .sum_dim::<1>()
        .eval()
        .unwrap()
        .to_host()
        .unwrap();
    for (i, sum) in there.as_slice().iter().enumerate() {
        assert_eq!(sum.is_nan(), i == 2, "{i}");
        assert_eq!(sum.is_infinite(), i == 10, "{i}");
    }
}
