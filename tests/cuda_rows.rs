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
fn near<T: Copy + Into<f64>>(here: &[T], there: &[T], what: &str) {
    assert_eq!(here.len(), there.len());
    let most = if size_of::<T>() == 8 { 1e-12 } else { 4e-6 };
    for (i, (&a, &b)) in here.iter().zip(there).enumerate() {
        let (a, b): (f64, f64) = (a.into(), b.into());
        assert!(
            a == b || a.is_nan() && b.is_nan() || (a - b).abs() <= most * a.abs().max(1.0),
            "{what}: element {i} is {a} on the host, {b} on the device"
        );
    }
}

/// Sums of up to some thousand terms, in another order: their terms are below 8.
fn sums<T: Copy + Into<f64>>(here: &[T], there: &[T], what: &str) {
    let most = if size_of::<T>() == 8 { 1e-11 } else { 1e-4 };
    for (i, (&a, &b)) in here.iter().zip(there).enumerate() {
        let (a, b): (f64, f64) = (a.into(), b.into());
        assert!(
            (a - b).abs() <= most + most / 25.0 * a.abs(),
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

/// All that is computed along one dimension of an expression over a tensor.
macro_rules! along {
    ($x:ident: $($e:expr, $DIM:literal, $what:expr;)*) => { $( {
        let what = |of: &str| format!("{of} of {}, {}", stringify!($e), $what);
        let device = $x.cuda().unwrap();
        along! { $x, device, $e, what, near: sum_dim $DIM mean_dim $DIM amax_dim $DIM amin_dim $DIM var_dim $DIM
            std_dim $DIM
            logsumexp_dim $DIM norm_dim $DIM argmax_dim $DIM argmin_dim $DIM softmax $DIM log_softmax $DIM }
    } )* };
    ($x:ident, $device:ident, $e:expr, $what:ident, $near:ident: $($f:ident $DIM:literal)*) => { $( {
        let here = ($e).$f::<$DIM>().eval_boxed();
        let there = {
            let $x = &$device;
            ($e).$f::<$DIM>().eval().unwrap().to_host().unwrap()
        };
        compared!($f, here, there, $what(stringify!($f)));
    } )* };
}
macro_rules! compared {
    (argmax_dim, $here:ident, $there:ident, $what:expr) => {
        assert_eq!($here.as_slice(), $there.as_slice(), "{}", $what)
    };
    (argmin_dim, $here:ident, $there:ident, $what:expr) => {
        assert_eq!($here.as_slice(), $there.as_slice(), "{}", $what)
    };
    (sum_dim, $here:ident, $there:ident, $what:expr) => {
        sums($here.as_slice(), $there.as_slice(), &$what)
    };
    ($f:ident, $here:ident, $there:ident, $what:expr) => {
        near($here.as_slice(), $there.as_slice(), &$what)
    };
}
macro_rules! norms {
    ($x:ident: $($e:expr, $N:literal;)*) => { $( {
        let (w, b) = (numbers::<Shape![$N]>(), (numbers::<Shape![$N]>() * -0.5).eval_boxed());
        let (v, c) = (w.cuda().unwrap(), b.cuda().unwrap());
        let device = $x.cuda().unwrap();
        let what = stringify!($e);
        near($e.layer_norm::<Shape![$N]>(1e-5).eval_boxed().as_slice(), {
            let $x = &device;
            $e.layer_norm::<Shape![$N]>(1e-5).eval().unwrap().to_host().unwrap()
        }.as_slice(), what);
        near($e.layer_norm::<Shape![$N]>(1e-5).weight(&w).bias(&b).eval_boxed().as_slice(), {
            let $x = &device;
            $e.layer_norm::<Shape![$N]>(1e-5).weight(&v).bias(&c).eval().unwrap().to_host().unwrap()
        }.as_slice(), what);
        near($e.rms_norm::<Shape![$N]>(1e-5).weight(&w).eval_boxed().as_slice(), {
            let $x = &device;
            $e.rms_norm::<Shape![$N]>(1e-5).weight(&v).eval().unwrap().to_host().unwrap()
        }.as_slice(), what);
    } )* };
}

#[test]
fn rows_of_all_lengths() {
    macro_rules! lengths {
        ($($rows:literal $N:literal;)*) => { $( {
            let x = numbers::<Shape![$rows, $N]>();
            along! { x: (x.as_view() * 0.5), 1, stringify!([$rows, $N]); }
            norms! { x: x, $N; (x.as_view() + 0.25), $N; }
        } )* };
    }
    lengths! {
        5 1; 70 2; 70 3; 300 4; 9 7; 33 8; 30 12; 40 16; 70 31; 70 32; 20 33; 9 60; 8 64; 5 100; 3 128; 3 250; 3 256;
        2 1000; 2 1022;
        2 1023; 3 1024; 2 1025; 1 2048; 2 4095; 1 4096; 1 8191; 1 8192; 1 8193; 1 16384; 1 16388; 1 40000;
    }
}

/// As many rows as have a warp each, and not a block.
#[test]
fn many_rows_of_a_warp() {
    let x = numbers::<Shape![513, 1000]>();
    let y = x.cuda().unwrap();
    let there = y.softmax::<1>().eval().unwrap().to_host().unwrap();
    near(
        x.softmax::<1>().eval_boxed().as_slice(),
        there.as_slice(),
        "softmax",
    );
    let there = y.sum_dim::<1>().eval().unwrap().to_host().unwrap();
    sums(
        x.sum_dim::<1>().eval_boxed().as_slice(),
        there.as_slice(),
        "sum",
    );
    let x = numbers::<Shape![600, 257]>();
    let y = x.cuda().unwrap();
    let there = y
        .layer_norm::<Shape![257]>(1e-5)
        .eval()
        .unwrap()
        .to_host()
        .unwrap();
    near(
        x.layer_norm::<Shape![257]>(1e-5).eval_boxed().as_slice(),
        there.as_slice(),
        "layer_norm",
    );
}

#[test]
fn columns_of_all_lengths() {
    macro_rules! lengths {
        ($($N:literal $columns:literal;)*) => { $( {
            let x = numbers::<Shape![$N, $columns]>();
            along! { x: (x.as_view() * 0.5), 0, stringify!([$N, $columns]); }
        } )* };
    }
    lengths! { 1 9; 31 7; 33 2; 33 9; 100 40; 500 3; 1000 8; 1023 17; 2049 5; 20000 2; 40 3300; 35 6500; }
    let x = numbers::<Shape![3, 50, 7]>();
    along! { x: x, 1, ""; x.permute::<Dims![2, 0, 1]>(), 2, ""; x.permute::<Dims![1, 2, 0]>(), 0, ""; }
}

#[test]
fn rows_that_are_views() {
    let x = numbers::<Shape![9, 264]>();
    along! { x:
        // From an element on that is not the first of 16 bytes, and rows of 263 of 264 elements.
        x.narrow::<1, 1, 260>(), 1, ""; x.narrow::<1, 0, 263>(), 1, ""; x.narrow::<1, 4, 256>(), 1, "";
        x.narrow::<0, 1, 7>(), 1, "";
        x.narrow::<1, 2, 262>(), 1, "";
        x.t(), 1, ""; x.t(), 0, ""; x.slice(s![.., ..;2]), 1, ""; x.slice(s![..;2, ..]), 1, "";
        x.slice(s![.., ..;3]), 0, "";
        x.narrow::<0, 3, 1>().expand::<Shape![6, 264]>(), 1, "";
        x.select::<1, 5>().unsqueeze::<1>().expand::<Shape![9, 40]>(), 1, "";
        x.flip::<Dims![1]>(), 1, ""; (x.narrow::<1, 0, 260>() * x.narrow::<1, 4, 260>()), 1, "";
        (x.narrow::<1, 0, 260>() - x.narrow::<1, 3, 260>()), 1, "";
    }
    norms! { x: x.narrow::<1, 1, 260>(), 260; x.narrow::<1, 0, 263>(), 263; x.slice(s![.., ..;2]), 132; x.t(), 9; }
    // A result that begins at the second element, and one whose rows are columns.
    let y = x.cuda().unwrap();
    let mut out =
        CudaTensor::<f32, Shape![9, 265]>::zeros_on(&CudaStream::shared().unwrap()).unwrap();
    y.softmax::<1>()
        .eval_into(&mut out.as_view_mut().narrow::<1, 1, 264>())
        .unwrap();
    let there = out.to_host().unwrap();
    near(
        x.softmax::<1>().eval_boxed().as_slice(),
        there.narrow::<1, 1, 264>().contiguous().as_slice(),
        "into a part",
    );
    assert!((0..9).all(|i| there.as_slice()[i * 265] == 0.0));
    let mut out =
        CudaTensor::<f32, Shape![264, 9]>::zeros_on(&CudaStream::shared().unwrap()).unwrap();
    y.softmax::<1>()
        .eval_into(&mut out.as_view_mut().t())
        .unwrap();
    let there = out.to_host().unwrap();
    near(
        x.softmax::<1>().eval_boxed().t().contiguous().as_slice(),
        there.as_slice(),
        "into columns",
    );
}

/// The same bits, wherever the first element is.
#[test]
fn bits_do_not_depend_on_the_alignment() {
    let x = numbers::<Shape![3997]>();
    let (y, z) = (x.cuda().unwrap(), x.slice(s![1..]).contiguous());
    let z = z.cuda().unwrap();
    let (y, z) = (y.slice(s![1..]), z.as_view());
    let bits = |t: &[f32]| t.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
    macro_rules! equal {
        ($($rows:literal $N:literal: $($f:ident)*;)*) => { $( $( {
            let a = y.view::<Shape![$rows, $N]>().$f::<1>().eval().unwrap().to_host().unwrap();
            let b = z.view::<Shape![$rows, $N]>().$f::<1>().eval().unwrap().to_host().unwrap();
            assert_eq!(bits(a.as_slice()), bits(b.as_slice()), stringify!($f));
        } )* )* };
    }
    equal! {
        4 999: sum_dim softmax var_dim;
        3 1332: sum_dim softmax logsumexp_dim var_dim;
        999 4: sum_dim softmax logsumexp_dim var_dim;
        37 108: sum_dim softmax logsumexp_dim var_dim;
    }
}

macro_rules! equal {
    ($x:ident, $y:ident: $($f:ident $DIM:literal)*) => { $( {
        let there = $y.$f::<$DIM>().eval().unwrap().to_host().unwrap();
        assert_eq!($x.$f::<$DIM>().eval_boxed().as_slice(), there.as_slice());
    } )* };
}

#[test]
fn other_types() {
    let x = numbers::<Shape![6, 1030]>().to::<f64>().eval_boxed();
    along! { x:
        x, 1, "f64"; x.narrow::<1, 1, 64>(), 1, "f64"; x.narrow::<1, 0, 6>(), 1, "f64";
        x.narrow::<1, 3, 33>(), 1, "f64"; x, 0, "f64";
    }
    macro_rules! integers {
        ($($T:ident)*) => { $( {
            let x = (numbers::<Shape![7, 96]>() * 20.0).to::<$T>().eval_boxed();
            let y = x.cuda().unwrap();
            equal! { x, y: sum_dim 1 amax_dim 1 amin_dim 0 argmin_dim 1 }
            let here = x.to::<f32>().softmax::<1>().eval_boxed();
            let there = y.to::<f32>().softmax::<1>().eval().unwrap().to_host().unwrap();
            near(here.as_slice(), there.as_slice(), stringify!($T));
        } )* };
    }
    integers! { i8 u8 i16 u16 i32 i64 }
}

#[test]
fn infinities_and_nan() {
    let mut x = numbers::<Shape![12, 140]>();
    for i in 0..140 {
        x.as_mut_slice()[i] = f32::NEG_INFINITY;
        x.as_mut_slice()[140 + i] = f32::NAN;
        x.as_mut_slice()[280 + i] = f32::INFINITY;
        x.as_mut_slice()[1400 + i] *= 1e30;
        x.as_mut_slice()[1540 + i] *= 40.0;
    }
    x.as_mut_slice()[3 * 140 + 5] = f32::NAN;
    x.as_mut_slice()[4 * 140 + 6] = f32::NEG_INFINITY;
    x.as_mut_slice()[5 * 140 + 139] = f32::INFINITY;
    x.as_mut_slice()[6 * 140] = f32::NAN;
    x.as_mut_slice()[6 * 140 + 1] = f32::INFINITY;
    let y = x.cuda().unwrap();
    macro_rules! both {
        ($($f:ident $DIM:literal)*) => { $( {
            let there = y.$f::<$DIM>().eval().unwrap().to_host().unwrap();
            near(x.$f::<$DIM>().eval_boxed().as_slice(), there.as_slice(), stringify!($f));
        } )* };
    }
    both! { softmax 1 softmax 0 log_softmax 1 amax_dim 1 amin_dim 0 sum_dim 1 }
}

#[test]
fn several_dimensions_and_none() {
    let x = numbers::<Shape![5, 6, 8, 12]>();
    let y = x.cuda().unwrap();
    macro_rules! both {
        ($($dims:tt)*) => { $( {
            let there = y.sum_dims::<Dims!$dims>().eval().unwrap().to_host().unwrap();
            near(x.sum_dims::<Dims!$dims>().eval_boxed().as_slice(), there.as_slice(), stringify!($dims));
            let there = y.amax_dims::<Dims!$dims>().eval().unwrap().to_host().unwrap();
            near(x.amax_dims::<Dims!$dims>().eval_boxed().as_slice(), there.as_slice(), stringify!($dims));
        } )* };
    }
    both! { [2, 3] [0, 3] [1, 2] [0, 1] [0, 2] [1, 3] [0, 1, 2, 3] }
    let there = y
        .layer_norm::<Shape![6, 8, 12]>(1e-5)
        .eval()
        .unwrap()
        .to_host()
        .unwrap();
    near(
        x.layer_norm::<Shape![6, 8, 12]>(1e-5)
            .eval_boxed()
            .as_slice(),
        there.as_slice(),
        "layer_norm",
    );
    let t = x.permute::<Dims![0, 1, 3, 2]>();
    let there = y
        .permute::<Dims![0, 1, 3, 2]>()
        .layer_norm::<Shape![12, 8]>(1e-5)
        .eval()
        .unwrap()
        .to_host()
        .unwrap();
    near(
        t.contiguous()
            .layer_norm::<Shape![12, 8]>(1e-5)
            .eval_boxed()
            .as_slice(),
        there.as_slice(),
        "layer_norm",
    );
    let none = CudaTensor::<f32, Shape![5, 0]>::zeros_on(&CudaStream::shared().unwrap()).unwrap();
    assert_eq!(
        none.sum_dim::<1>()
            .eval()
            .unwrap()
            .to_host()
            .unwrap()
            .as_slice(),
        [0.0; 5]
    );
    let there = none.softmax::<1>().eval().unwrap().to_host().unwrap();
    assert_eq!(there.numel(), 0);
    let there = none.sum_dim::<0>().eval().unwrap().to_host().unwrap();
    assert_eq!(there.numel(), 0);
}

/// The exponentials in a softmax are those of `exp`, and the quotients are rounded once.
#[test]
fn shares_are_exponentials_over_their_sum() {
    macro_rules! shares {
        ($T:ident $least:literal $smallest:literal) => {{
            let mut x = BoxedTensor::<$T, Shape![3000, 2]>::zeros();
            for (i, row) in x.as_mut_slice().chunks_mut(2).enumerate() {
                row[1] = -(i as $T) / 3000.0 * $least;
            }
            let y = x.cuda().unwrap();
            let there = y.softmax::<1>().eval().unwrap().to_host().unwrap();
            let e = y.exp().eval().unwrap().to_host().unwrap();
            for (share, e) in there.as_slice().chunks(2).zip(e.as_slice().chunks(2)) {
                assert_eq!(share[0].to_bits(), (1.0 / (1.0 + e[1])).to_bits());
                let exact = e[1] / (1.0 + e[1]);
                assert!(
                    share[1].to_bits() == exact.to_bits()
                        || exact < $smallest && (share[1] - exact).abs() < $smallest / 1e5,
                    "{} {exact}",
                    share[1]
                );
            }
        }};
    }
    shares! { f32 110.0 1e-37 }
    shares! { f64 760.0 1e-300 }
}

#[cfg(feature = "half")]
#[test]
fn floats_of_16_bits() {
    macro_rules! types {
        ($($T:ident)*) => { $( {
            let x = numbers::<Shape![5, 264]>().to::<half::$T>().eval_boxed();
            let wide = x.to::<f32>().eval_boxed();
            let y = x.cuda().unwrap();
            let there = y.float().softmax::<1>().eval().unwrap().to_host().unwrap();
            near(wide.softmax::<1>().eval_boxed().as_slice(), there.as_slice(), stringify!($T));
            let there = y.float().sum_dim::<1>().eval().unwrap().to_host().unwrap();
            sums(wide.sum_dim::<1>().eval_boxed().as_slice(), there.as_slice(), stringify!($T));
            let there = y.narrow::<1, 1, 63>().float().sum_dim::<1>().eval().unwrap().to_host().unwrap();
            let here = wide.narrow::<1, 1, 63>().sum_dim::<1>().eval_boxed();
            sums(here.as_slice(), there.as_slice(), stringify!($T));
        } )* };
    }
    types! { f16 bf16 }
}
