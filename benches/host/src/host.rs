//! Speed on the host compared with the loops by hand and other libraries, in one run.
//!
//!     cargo bench                      # everything
//!     cargo bench -- 'matmul'          # the rows whose name contains it
//!     cargo bench -- --measurement-time 1 --warm-up-time 0.3
//!
//! The last output is one table: our time, and how many times as long each other one takes. Below 1 it is the
//! faster one.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use candle_core::{D, DType, Device, Tensor as Candle};
use criterion::Criterion;
use host::{filled, numbers, out, reference as by_hand, view};
use nalgebra::{DMatrix, DMatrixView, DMatrixViewMut, SMatrix};
use ndarray::{ArrayView1, ArrayView2, ArrayView3, ArrayViewMut1, ArrayViewMut2, Axis, Zip};
use stridewise::prelude::*;

/// The rows that are measured, in order: group, then who.
#[derive(Default)]
struct Rows(Vec<(String, Vec<&'static str>)>);

macro_rules! row {
    ($c:expr, $rows:expr, $name:expr; $($who:literal => $e:expr;)*) => {{
        let name = $name.to_string();
        let mut group = $c.benchmark_group(&name);
        $( group.bench_function($who, |bench| bench.iter(|| $e)); )*
        group.finish();
        $rows.0.push((name, vec![$($who),*]));
    }};
}
fn nd1<T>(x: &[T]) -> ArrayView1<'_, T> {
    ArrayView1::from(black_box(x))
}
fn nd2<T, const M: usize, const N: usize>(x: &[T]) -> ArrayView2<'_, T> {
    ArrayView2::from_shape((M, N), black_box(x)).unwrap()
}
fn nd2_mut<T, const M: usize, const N: usize>(x: &mut [T]) -> ArrayViewMut2<'_, T> {
    ArrayViewMut2::from_shape((M, N), black_box(x)).unwrap()
}

/// A tensor of candle's: a copy, made before the clock runs. Its results are new ones each time.
fn candle<T: candle_core::WithDType>(x: &[T], shape: impl Into<candle_core::Shape>) -> Candle {
    Candle::from_slice(x, shape.into(), &Device::Cpu).unwrap()
}

fn pointwise(c: &mut Criterion, rows: &mut Rows) {
    macro_rules! chains {
        ($($n:literal)*) => { $({
            let (a, b, d) = (numbers::<$n>(1), numbers::<$n>(2), numbers::<$n>(3));
            let (ca, cb, cd) = (candle(&a[..], $n), candle(&b[..], $n), candle(&d[..], $n));
            let mut x = numbers::<$n>(4);
            row! { c, rows, format!("pointwise f32 {} a + b", $n);
                "ours" => (view!(a, $n) + view!(b, $n)).eval_into(out!(x, $n));
                "by hand" => by_hand::add(black_box(&a), black_box(&b), black_box(&mut x));
                "ndarray" => ArrayViewMut1::from(black_box(&mut x[..])).assign(&(&nd1(&a[..]) + &nd1(&b[..])));
                "azip!" => Zip::from(&mut ArrayViewMut1::from(black_box(&mut x[..]))).and(&nd1(&a[..])).and(&nd1(&b[..]))
                    .for_each(|x, &a, &b| *x = a + b);
                "nalgebra" => DMatrixView::from_slice(black_box(&a[..]), $n, 1).add_to(
                    &DMatrixView::from_slice(black_box(&b[..]), $n, 1),
                    &mut DMatrixViewMut::from_slice(black_box(&mut x[..]), $n, 1));
                "candle" => (black_box(&ca) + &cb).unwrap();
            }
            row! { c, rows, format!("pointwise f32 {} a * 2 + b", $n);
                "ours" => (view!(a, $n) * 2.0 + view!(b, $n)).eval_into(out!(x, $n));
                "by hand" => by_hand::two(black_box(&a), black_box(&b), black_box(&mut x));
                "ndarray" => ArrayViewMut1::from(black_box(&mut x[..])).assign(&(&nd1(&a[..]) * 2.0 + &nd1(&b[..])));
                "azip!" => Zip::from(&mut ArrayViewMut1::from(black_box(&mut x[..]))).and(&nd1(&a[..])).and(&nd1(&b[..]))
                    .for_each(|x, &a, &b| *x = a * 2.0 + b);
                "candle" => ((black_box(&ca) * 2.0).unwrap() + &cb).unwrap();
            }
            row! { c, rows, format!("pointwise f32 {} (a * 2 + b - d) * a", $n);
                "ours" => {
                    let a = view!(a, $n);
                    ((a * 2.0 + view!(b, $n) - view!(d, $n)) * a).eval_into(out!(x, $n))
                };
                "by hand" => by_hand::four(black_box(&a), black_box(&b), black_box(&d), black_box(&mut x));
                "ndarray" => {
                    let a = nd1(&a[..]);
                    ArrayViewMut1::from(black_box(&mut x[..])).assign(&((&a * 2.0 + &nd1(&b[..]) - &nd1(&d[..])) * &a))
                };
                "azip!" => Zip::from(&mut ArrayViewMut1::from(black_box(&mut x[..]))).and(&nd1(&a[..])).and(&nd1(&b[..]))
                    .and(&nd1(&d[..])).for_each(|x, &a, &b, &d| *x = (a * 2.0 + b - d) * a);
                "candle" => ((((black_box(&ca) * 2.0).unwrap() + &cb).unwrap() - &cd).unwrap() * &ca).unwrap();
            }
        })* };
    }
    chains! { 16 1024 65536 4194304 }

    let (a, b) = (
        filled::<f64, 65536>(|i| i as f64),
        filled::<f64, 65536>(|i| i as f64),
    );
    let mut x = a.clone();
    row! { c, rows, "pointwise f64 65536 a + b";
        "ours" => (view!(a, 65536) + view!(b, 65536)).eval_into(out!(x, 65536));
        "by hand" => by_hand::add_f64(black_box(&a), black_box(&b), black_box(&mut x));
        "azip!" => Zip::from(&mut ArrayViewMut1::from(black_box(&mut x[..]))).and(&nd1(&a[..])).and(&nd1(&b[..]))
            .for_each(|x, &a, &b| *x = a + b);
    }
    let (a, b) = (
        filled::<i32, 65536>(|i| i as i32),
        filled::<i32, 65536>(|i| i as i32),
    );
    let mut x = a.clone();
    row! { c, rows, "pointwise i32 65536 a + b";
        "ours" => (view!(a, 65536) + view!(b, 65536)).eval_into(out!(x, 65536));
        "by hand" => by_hand::add_i32(black_box(&a), black_box(&b), black_box(&mut x));
        "azip!" => Zip::from(&mut ArrayViewMut1::from(black_box(&mut x[..]))).and(&nd1(&a[..])).and(&nd1(&b[..]))
            .for_each(|x, &a, &b| *x = a.wrapping_add(b));
    }
    let a = filled::<u8, 65536>(|i| i as u8);
    let ca = candle(&a[..], 65536);
    let mut x = numbers::<65536>(1);
    row! { c, rows, "pointwise u8 to f32 65536, scaled";
        "ours" => (view!(a, 65536).float() * (1.0 / 255.0)).eval_into(out!(x, 65536));
        "by hand" => by_hand::scaled(black_box(&a), black_box(&mut x));
        "azip!" => Zip::from(&mut ArrayViewMut1::from(black_box(&mut x[..]))).and(&nd1(&a[..]))
            .for_each(|x, &a| *x = a as f32 * (1.0 / 255.0));
        "candle" => (black_box(&ca).to_dtype(DType::F32).unwrap() * (1.0 / 255.0)).unwrap();
    }
}

fn broadcast(c: &mut Criterion, rows: &mut Rows) {
    let (a, row, column) = (numbers::<65536>(1), numbers::<256>(2), numbers::<256>(3));
    let (ca, crow, ccolumn) = (
        candle(&a[..], (256, 256)),
        candle(&row[..], 256),
        candle(&column[..], (256, 1)),
    );
    let mut x = numbers::<65536>(4);
    row! { c, rows, "broadcast [256, 256] + [256]";
        "ours" => (view!(a, 256, 256) + view!(row, 256)).eval_into(out!(x, 256, 256));
        "by hand" => by_hand::bias::<256, 256>(black_box(&*a), black_box(&row), black_box(&mut *x));
        "ndarray" => nd2_mut::<_, 256, 256>(&mut *x).assign(&(&nd2::<_, 256, 256>(&*a) + &nd1(&*row)));
        "azip!" => Zip::from(&mut nd2_mut::<_, 256, 256>(&mut *x)).and(&nd2::<_, 256, 256>(&*a)).and_broadcast(&nd1(&*row))
            .for_each(|x, &a, &b| *x = a + b);
        "candle" => black_box(&ca).broadcast_add(&crow).unwrap();
    }
    row! { c, rows, "broadcast [256, 1] + [256]";
        "ours" => (view!(column, 256, 1) + view!(row, 256)).eval_into(out!(x, 256, 256));
        "by hand" => by_hand::outer(black_box(&column), black_box(&row), black_box(&mut *x));
        "azip!" => Zip::from(&mut nd2_mut::<_, 256, 256>(&mut *x)).and_broadcast(&nd2::<_, 256, 1>(&*column))
            .and_broadcast(&nd1(&*row)).for_each(|x, &a, &b| *x = a + b);
        "candle" => black_box(&ccolumn).broadcast_add(&crow).unwrap();
    }
}

fn transposed(c: &mut Criterion, rows: &mut Rows) {
    macro_rules! square {
        ($($n:literal $nn:literal)*) => { $({
            let (a, b) = (numbers::<$nn>(1), numbers::<$nn>(2));
            let (ca, cb) = (candle(&a[..], ($n, $n)), candle(&b[..], ($n, $n)));
            let mut x = numbers::<$nn>(3);
            row! { c, rows, format!("transposed copy {}²", $n);
                "ours" => view!(a, $n, $n).t().eval_into(out!(x, $n, $n));
                "by hand" => by_hand::transposed::<$n>(black_box(&*a), black_box(&mut *x));
                "ndarray" => nd2_mut::<_, $n, $n>(&mut *x).assign(&nd2::<_, $n, $n>(&*a).t());
                "nalgebra" => DMatrixView::from_slice(black_box(&*a), $n, $n)
                    .transpose_to(&mut DMatrixViewMut::from_slice(black_box(&mut *x), $n, $n));
                "candle" => black_box(&ca).t().unwrap().contiguous().unwrap();
                "plain copy" => black_box(&mut *x).copy_from_slice(black_box(&*a));
            }
            row! { c, rows, format!("transposed add {}²", $n);
                "ours" => (view!(a, $n, $n) + view!(b, $n, $n).t()).eval_into(out!(x, $n, $n));
                "by hand" => by_hand::add_transposed::<$n>(black_box(&*a), black_box(&*b), black_box(&mut *x));
                "ndarray" => nd2_mut::<_, $n, $n>(&mut *x).assign(&(&nd2::<_, $n, $n>(&*a) + &nd2::<_, $n, $n>(&*b).t()));
                "azip!" => Zip::from(&mut nd2_mut::<_, $n, $n>(&mut *x)).and(&nd2::<_, $n, $n>(&*a))
                    .and(&nd2::<_, $n, $n>(&*b).t()).for_each(|x, &a, &b| *x = a + b);
                "candle" => (black_box(&ca) + cb.t().unwrap()).unwrap();
            }
        })* };
    }
    square! { 64 4096 256 65536 500 250000 512 262144 1000 1000000 1024 1048576 2048 4194304 }
    let a = numbers::<196608>(1);
    let (image, planes) = (candle(&a[..], (256, 256, 3)), candle(&a[..], (3, 256, 256)));
    let mut x = numbers::<196608>(2);
    row! { c, rows, "permuted copy [256, 256, 3] to [3, 256, 256]";
        "ours" => view!(a, 256, 256, 3).permute::<Dims![2, 0, 1]>().eval_into(out!(x, 3, 256, 256));
        "by hand" => by_hand::planes::<65536, 3>(black_box(&*a), black_box(&mut *x));
        "ndarray" => ndarray::ArrayViewMut3::from_shape((3, 256, 256), black_box(&mut x[..])).unwrap()
            .assign(&ArrayView3::from_shape((256, 256, 3), black_box(&a[..])).unwrap().permuted_axes([2, 0, 1]));
        "candle" => black_box(&image).permute((2, 0, 1)).unwrap().contiguous().unwrap();
        "plain copy" => black_box(&mut *x).copy_from_slice(black_box(&*a));
    }
    row! { c, rows, "permuted copy [3, 256, 256] to [256, 256, 3]";
        "ours" => view!(a, 3, 256, 256).permute::<Dims![1, 2, 0]>().eval_into(out!(x, 256, 256, 3));
        "ndarray" => ndarray::ArrayViewMut3::from_shape((256, 256, 3), black_box(&mut x[..])).unwrap()
            .assign(&ArrayView3::from_shape((3, 256, 256), black_box(&a[..])).unwrap().permuted_axes([1, 2, 0]));
        "candle" => black_box(&planes).permute((1, 2, 0)).unwrap().contiguous().unwrap();
        "plain copy" => black_box(&mut *x).copy_from_slice(black_box(&*a));
    }
}

fn reductions(c: &mut Criterion, rows: &mut Rows) {
    let a = numbers::<1000000>(1);
    let na = DMatrix::from_column_slice(1000, 1000, &*a);
    let (ca, cm) = (candle(&a[..], 1_000_000), candle(&a[..], (1000, 1000)));
    let cc = candle(&a[..], (100, 100, 100));
    row! { c, rows, "sum of 1M f32";
        "ours" => view!(a, 1000000).sum();
        "by hand" => by_hand::sum(black_box(&a));
        "ndarray" => nd1(&*a).sum();
        "nalgebra" => black_box(&na).sum();
        "candle" => black_box(&ca).sum_all().unwrap();
        "plain read" => by_hand::read(black_box(&a));
    }
    row! { c, rows, "mean of 1M f32";
        "ours" => view!(a, 1000000).mean();
        "ndarray" => nd1(&*a).mean();
        "nalgebra" => black_box(&na).mean();
        "candle" => black_box(&ca).mean_all().unwrap();
        "plain read" => by_hand::read(black_box(&a));
    }
    row! { c, rows, "max of 1M f32";
        "ours" => view!(a, 1000000).max();
        "by hand" => by_hand::max(black_box(&a));
        "ndarray" => nd1(&*a).fold(f32::NEG_INFINITY, |m, &x| m.max(x));
        "nalgebra" => black_box(&na).max();
        "candle" => black_box(&ca).max(0).unwrap();
        "plain read" => by_hand::read(black_box(&a));
    }
    row! { c, rows, "argmax of 1M f32";
        "ours" => view!(a, 1000000).argmax();
        "candle" => black_box(&ca).argmax(0).unwrap();
        "plain read" => by_hand::read(black_box(&a));
    }
    row! { c, rows, "variance of 1M f32";
        "ours" => view!(a, 1000000).var();
        "ndarray" => nd1(&*a).var(1.0);
        "candle" => black_box(&ca).var(0).unwrap();
        "plain read" => by_hand::read(black_box(&a));
    }
    let mut x = numbers::<1000>(2);
    row! { c, rows, "sum of [1000, 1000] along 0";
        "ours" => black_box(view!(a, 1000, 1000).sum_dim::<0>().eval());
        "by hand" => by_hand::sum_columns::<1000, 1000>(black_box(&*a), black_box(&mut x));
        "ndarray" => nd2::<_, 1000, 1000>(&*a).sum_axis(Axis(0));
        "candle" => black_box(&cm).sum(0).unwrap();
    }
    row! { c, rows, "sum of [1000, 1000] along 1";
        "ours" => black_box(view!(a, 1000, 1000).sum_dim::<1>().eval());
        "by hand" => by_hand::sum_rows::<1000, 1000>(black_box(&*a), black_box(&mut x));
        "ndarray" => nd2::<_, 1000, 1000>(&*a).sum_axis(Axis(1));
        "candle" => black_box(&cm).sum(1).unwrap();
    }
    row! { c, rows, "max of [1000, 1000] along 0";
        "ours" => black_box(view!(a, 1000, 1000).amax_dim::<0>().eval());
        "ndarray" => nd2::<_, 1000, 1000>(&*a).map_axis(Axis(0), |x| x.fold(f32::NEG_INFINITY, |m, &x| m.max(x)));
        "candle" => black_box(&cm).max(0).unwrap();
    }
    row! { c, rows, "sum of [100, 100, 100] along 1";
        "ours" => black_box(view!(a, 100, 100, 100).sum_dim::<1>().eval());
        "ndarray" => ArrayView3::from_shape((100, 100, 100), black_box(&a[..])).unwrap().sum_axis(Axis(1));
        "candle" => black_box(&cc).sum(1).unwrap();
    }
    let mut y = numbers::<1000000>(3);
    row! { c, rows, "softmax of [1000, 1000] along 1";
        "ours" => view!(a, 1000, 1000).softmax::<1>().eval_into(out!(y, 1000, 1000));
        "by hand" => by_hand::softmax::<1000, 1000>(black_box(&*a), black_box(&mut *y));
        "ndarray" => {
            let mut y = nd2_mut::<_, 1000, 1000>(&mut *y);
            y.assign(&nd2::<_, 1000, 1000>(&*a));
            for mut row in y.rows_mut() {
                let most = row.fold(f32::NEG_INFINITY, |m, &x| m.max(x));
                row.mapv_inplace(|x| (x - most).exp());
                row /= row.sum();
            }
        };
        "candle" => candle_nn::ops::softmax(black_box(&cm), D::Minus1).unwrap();
    }
}

/// The product of two matrices of `N` rows and columns, by `matrixmultiply`.
///
/// # Safety
/// The matrices are there.
unsafe fn sgemm<const N: usize>(a: *const f32, b: *const f32, x: *mut f32) {
    let (a, b, x, n) = (black_box(a), black_box(b), black_box(x), N as isize);
    // SAFETY: the caller's promise.
    unsafe { matrixmultiply::sgemm(N, N, N, 1.0, a, n, 1, b, n, 1, 0.0, x, n, 1) }
}
/// The same, by `gemm`.
///
/// # Safety
/// As above.
#[rustfmt::skip]
unsafe fn with_gemm<const N: usize>(a: *const f32, b: *const f32, x: *mut f32) {
    let (a, b, x, n) = (black_box(a), black_box(b), black_box(x), N as isize);
    // SAFETY: the caller's promise.
    unsafe { gemm::gemm(N, N, N, x, 1, n, false, a, 1, n, b, 1, n, 0.0, 1.0, false, false, false, gemm::Parallelism::None) }
}

fn products(c: &mut Criterion, rows: &mut Rows) {
    macro_rules! small {
        ($($n:literal $nn:literal)*) => { $({
            let (a, b) = (numbers::<$nn>(1), numbers::<$nn>(2));
            let mut x = numbers::<$nn>(3);
            let (na, nb) = (SMatrix::<f32, $n, $n>::from_column_slice(&*a), SMatrix::<f32, $n, $n>::from_column_slice(&*b));
            let mut nx = na;
            let (ha, hb): (&[[f32; $n]; $n], &[[f32; $n]; $n]) =
                (a.as_chunks().0.try_into().unwrap(), b.as_chunks().0.try_into().unwrap());
            let mut hx = *ha;
            let (ca, cb) = (candle(&a[..], ($n, $n)), candle(&b[..], ($n, $n)));
            row! { c, rows, format!("matmul f32 {}", $n);
                "ours" => view!(a, $n, $n).mm(view!(b, $n, $n)).eval_into(out!(x, $n, $n));
                "by hand" => by_hand::mm(black_box(ha), black_box(hb), black_box(&mut hx));
                "ndarray" => ndarray::linalg::general_mat_mul(1.0, &nd2::<_, $n, $n>(&*a), &nd2::<_, $n, $n>(&*b), 0.0, &mut nd2_mut::<_, $n, $n>(&mut *x));
                "nalgebra" => black_box(&na).mul_to(black_box(&nb), black_box(&mut nx));
                "candle" => black_box(&ca).matmul(&cb).unwrap();
                // SAFETY: the matrices have N rows and columns.
                "matrixmultiply" => unsafe { sgemm::<$n>(a.as_ptr(), b.as_ptr(), x.as_mut_ptr()) };
                // SAFETY: the matrices have N rows and columns.
                "gemm" => unsafe { with_gemm::<$n>(a.as_ptr(), b.as_ptr(), x.as_mut_ptr()) };
            }
        })* };
    }
    small! { 2 4 3 9 4 16 5 25 6 36 7 49 8 64 10 100 12 144 16 256 20 400 24 576 32 1024 }
    let (a, b) = (numbers::<1024>(1), numbers::<1024>(2));
    let mut x = numbers::<1024>(3);
    let (na, nb) = (
        SMatrix::<f32, 16, 16>::from_column_slice(&a[..256]),
        SMatrix::<f32, 16, 16>::from_column_slice(&b[..256]),
    );
    let mut nx = na;
    let (ca, cb) = (candle(&a[..], (64, 4, 4)), candle(&b[..], (64, 4, 4)));
    let (ta, tb) = (numbers::<256>(1), numbers::<256>(2));
    let mut tx = numbers::<256>(3);
    row! { c, rows, "matmul f32 16, left transposed";
        "ours" => view!(ta, 16, 16).t().mm(view!(tb, 16, 16)).eval_into(out!(tx, 16, 16));
        "nalgebra" => black_box(&na).tr_mul_to(black_box(&nb), black_box(&mut nx));
    }
    row! { c, rows, "matmul f32 64 times [4, 4]";
        "ours" => view!(a, 64, 4, 4).bmm(view!(b, 64, 4, 4)).eval_into(out!(x, 64, 4, 4));
        "by hand" => {
            let (a, b) = (black_box(&a).as_chunks::<16>().0, black_box(&b).as_chunks::<16>().0);
            for ((a, b), x) in a.iter().zip(b).zip(black_box(&mut x).as_chunks_mut::<16>().0) {
                let (a, b) = (a.as_chunks::<4>().0.try_into().unwrap(), b.as_chunks::<4>().0.try_into().unwrap());
                let mut out = [[0.0; 4]; 4];
                by_hand::mm::<4, 4, 4>(a, b, &mut out);
                x.copy_from_slice(out.as_flattened());
            }
        };
        "nalgebra" => {
            for ((a, b), x) in black_box(&a).as_chunks::<16>().0.iter().zip(black_box(&b).as_chunks::<16>().0).zip(black_box(&mut x).as_chunks_mut::<16>().0) {
                let (a, b) = (SMatrix::<f32, 4, 4>::from_column_slice(a), SMatrix::<f32, 4, 4>::from_column_slice(b));
                x.copy_from_slice((a * b).as_slice());
            }
        };
        "candle" => black_box(&ca).matmul(&cb).unwrap();
    }
    macro_rules! large {
        ($($n:literal $nn:literal)*) => { $({
            let (a, b) = (numbers::<$nn>(1), numbers::<$nn>(2));
            let (ca, cb) = (candle(&a[..], ($n, $n)), candle(&b[..], ($n, $n)));
            let mut x = numbers::<$nn>(3);
            row! { c, rows, format!("matmul f32 {}", $n);
                "ours" => view!(a, $n, $n).mm(view!(b, $n, $n)).eval_into(out!(x, $n, $n));
                "candle" => black_box(&ca).matmul(&cb).unwrap();
                "ndarray" => ndarray::linalg::general_mat_mul(1.0, &nd2::<_, $n, $n>(&*a), &nd2::<_, $n, $n>(&*b), 0.0, &mut nd2_mut::<_, $n, $n>(&mut *x));
                "nalgebra" => DMatrixViewMut::from_slice(black_box(&mut *x), $n, $n).gemm(1.0,
                    &DMatrixView::from_slice(black_box(&*b), $n, $n), &DMatrixView::from_slice(black_box(&*a), $n, $n), 0.0);
                // SAFETY: the matrices have N rows and columns.
                "matrixmultiply" => unsafe { sgemm::<$n>(a.as_ptr(), b.as_ptr(), x.as_mut_ptr()) };
                // SAFETY: the matrices have N rows and columns.
                "gemm" => unsafe { with_gemm::<$n>(a.as_ptr(), b.as_ptr(), x.as_mut_ptr()) };
            }
        })* };
    }
    large! { 40 1600 48 2304 64 4096 96 9216 128 16384 256 65536 512 262144 1024 1048576 }
    let (a, b) = (numbers::<1000000>(1), numbers::<1000000>(2));
    let v = numbers::<1000>(3);
    let mut x = numbers::<1000>(4);
    row! { c, rows, "dot of 1M f32";
        "ours" => view!(a, 1_000_000).dot(view!(b, 1_000_000));
        "by hand" => by_hand::dot(black_box(&a), black_box(&b));
        "ndarray" => nd1(&*a).dot(&nd1(&*b));
    }
    row! { c, rows, "mv f32 1000";
        "ours" => view!(a, 1000, 1000).mv(view!(v, 1000)).eval_into(out!(x, 1000));
        "by hand" => by_hand::mv::<1000, 1000>(black_box(&*a), black_box(&v), black_box(&mut x));
        "ndarray" => ndarray::linalg::general_mat_vec_mul(1.0, &nd2::<_, 1000, 1000>(&*a), &nd1(&*v), 0.0, &mut ArrayViewMut1::from(black_box(&mut x[..])));
    }
    row! { c, rows, "mv f32 1000, transposed";
        "ours" => view!(a, 1000, 1000).t().mv(view!(v, 1000)).eval_into(out!(x, 1000));
        "ndarray" => ndarray::linalg::general_mat_vec_mul(1.0, &nd2::<_, 1000, 1000>(&*a).t(), &nd1(&*v), 0.0, &mut ArrayViewMut1::from(black_box(&mut x[..])));
    }
    let (image, kernels) = (numbers::<50176>(1), numbers::<2304>(2));
    let mut y = numbers::<46656>(3);
    let (cimage, ckernels) = (
        candle(&image[..], (1, 16, 56, 56)),
        candle(&kernels[..], (16, 16, 3, 3)),
    );
    row! { c, rows, "conv2d [1, 16, 56, 56] with [16, 16, 3, 3]";
        "ours" => view!(image, 1, 16, 56, 56).conv2d(view!(kernels, 16, 16, 3, 3)).eval_into(out!(y, 1, 16, 54, 54));
        "by hand" => by_hand::conv2d::<16, 16, 56, 56>(black_box(&*image), black_box(&*kernels), black_box(&mut *y));
        "candle" => black_box(&cimage).conv2d(&ckernels, 0, 1, 1, 1).unwrap();
    }
    macro_rules! convolutions {
        ($($name:literal: $n:literal [$($size:literal),+] $w:literal [$($weight:literal),+] $out:literal [$($to:literal),+]
            $options:ty, $padding:literal $stride:literal $groups:literal;)*) => { $({
            let (x, w) = (numbers::<$n>(1), numbers::<$w>(2));
            let mut y = numbers::<$out>(3);
            let (cx, cw) = (candle(&x[..], &[$($size),+][..]), candle(&w[..], &[$($weight),+][..]));
            row! { c, rows, $name;
                "ours" => view!(x, $($size),+).conv_options::<$options>().conv2d(view!(w, $($weight),+)).eval_into(out!(y, $($to),+));
                "candle" => black_box(&cx).conv2d(&cw, $padding, $stride, 1, $groups).unwrap();
            }
        })* };
    }
    convolutions! {
        "conv2d [1, 16, 56, 56] with [16, 16, 3, 3], padding 1":
            50176 [1, 16, 56, 56] 2304 [16, 16, 3, 3] 50176 [1, 16, 56, 56] Padding<1>, 1 1 1;
        "conv2d [1, 16, 56, 56] with [16, 16, 3, 3], padding 1, stride 2":
            50176 [1, 16, 56, 56] 2304 [16, 16, 3, 3] 12544 [1, 16, 28, 28] (Padding<1>, Stride<2>), 1 2 1;
        "conv2d [1, 16, 56, 56] with [16, 16, 1, 1]":
            50176 [1, 16, 56, 56] 256 [16, 16, 1, 1] 50176 [1, 16, 56, 56] (), 0 1 1;
        "conv2d [1, 16, 56, 56] with [16, 1, 3, 3], depthwise, padding 1":
            50176 [1, 16, 56, 56] 144 [16, 1, 3, 3] 50176 [1, 16, 56, 56] (Padding<1>, Groups<16>), 1 1 16;
        "conv2d [1, 128, 14, 14] with [128, 128, 3, 3], padding 1":
            25088 [1, 128, 14, 14] 147456 [128, 128, 3, 3] 25088 [1, 128, 14, 14] Padding<1>, 1 1 1;
        "conv2d [1, 3, 224, 224] with [64, 3, 7, 7], padding 3, stride 2":
            150528 [1, 3, 224, 224] 9408 [64, 3, 7, 7] 802816 [1, 64, 112, 112] (Padding<3>, Stride<2>), 3 2 1;
    }
    let (signal, kernels) = (numbers::<16000>(1), numbers::<1200>(2));
    let mut y = numbers::<15000>(3);
    let (csignal, ckernels) = (
        candle(&signal[..], (1, 16, 1000)),
        candle(&kernels[..], (15, 16, 5)),
    );
    row! { c, rows, "conv1d [16, 1000] with [15, 16, 5], padding 2";
        "ours" => view!(signal, 16, 1000).conv_options::<Padding<2>>().conv1d(view!(kernels, 15, 16, 5)).eval_into(out!(y, 15, 1000));
        "candle" => black_box(&csignal).conv1d(&ckernels, 2, 1, 1, 1).unwrap();
    }
    let (x, w) = (numbers::<65536>(1), numbers::<262144>(2));
    let mut y = numbers::<65536>(3);
    let (cx, cw) = (candle(&x[..], (128, 512)), candle(&w[..], (512, 512)));
    row! { c, rows, "linear [128, 512] with [512, 512]";
        "ours" => view!(x, 128, 512).linear(view!(w, 512, 512)).eval_into(out!(y, 128, 512));
        "candle" => black_box(&cx).matmul(&cw.t().unwrap()).unwrap();
    }
}

/// The mean of a measurement in nanoseconds, if it was made in this run.
fn mean(folder: &Path, since: SystemTime) -> Option<f64> {
    let file = folder.join("new/estimates.json");
    if std::fs::metadata(&file).ok()?.modified().ok()? < since {
        return None;
    }
    let json: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(file).ok()?).ok()?;
    json["median"]["point_estimate"].as_f64()
}
/// What Criterion makes of a name, as a folder.
fn folder(name: &str) -> String {
    name.replace(['?', '"', '/', '\\', '*', '<', '>', ':', '|', '^'], "_")
}

fn main() {
    // SAFETY: nothing else runs yet. candle asks for it with its first operation.
    #[cfg(not(feature = "rayon"))]
    unsafe {
        std::env::set_var("RAYON_NUM_THREADS", "1");
    }
    let since = SystemTime::now();
    let mut criterion = Criterion::default().without_plots().configure_from_args();
    let mut rows = Rows::default();
    pointwise(&mut criterion, &mut rows);
    broadcast(&mut criterion, &mut rows);
    transposed(&mut criterion, &mut rows);
    reductions(&mut criterion, &mut rows);
    products(&mut criterion, &mut rows);
    criterion.final_summary();

    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or(PathBuf::from("target"), PathBuf::from);
    let mut peers = Vec::new();
    for who in rows
        .0
        .iter()
        .flat_map(|(_, all)| all)
        .filter(|w| **w != "ours")
    {
        if !peers.contains(who) {
            peers.push(*who);
        }
    }
    println!("\n| work | ours, µs | {} |", peers.join(" | "));
    println!("|---|---|{}", "---|".repeat(peers.len()));
    for (name, all) in &rows.0 {
        let times: BTreeMap<_, _> = all
            .iter()
            .filter_map(|who| {
                Some((
                    *who,
                    mean(
                        &target
                            .join("criterion")
                            .join(folder(name))
                            .join(folder(who)),
                        since,
                    )?,
                ))
            })
            .collect();
        let Some(ours) = times.get("ours") else {
            continue;
        };
        let cells: Vec<_> = peers
            .iter()
            .map(|who| match times.get(who).map(|t| t / ours) {
                Some(ratio) if ratio < 1.0 / 1.1 => format!("**{ratio:.2}**"),
                Some(ratio) => format!("{ratio:.2}"),
                None => String::new(),
            })
            .collect();
        println!("| {name} | {:.3} | {} |", ours / 1000.0, cells.join(" | "));
    }
}
