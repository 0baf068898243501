//! What finds its elements by their index, on a device, compared with the host's results:
//!
//! ```sh
//! cargo test --features cuda --test cuda_index
//! LD_LIBRARY_PATH=$(.ci/cuda_sim) cargo test --features cuda --test cuda_index
//! ```
#![cfg(feature = "cuda")]

use stridewise::ops::IndicesError;
use stridewise::prelude::*;

/// The same expression here and there, to the last bit.
macro_rules! same {
    ($($x:ident),+: $e:expr) => {{
        let here = $e.eval_boxed();
        let there = {
            $( let $x = $x.cuda().unwrap(); )+
            $( let _ = &$x; )+
            $e.eval().unwrap().to_host().unwrap()
        };
        assert_eq!(here.shape(), there.shape());
        assert_eq!(here.as_slice(), there.as_slice(), "{}", stringify!($e));
    }};
}
macro_rules! each {
    ($($x:ident),+: $($e:expr;)*) => { each!(@one ($($x),+) $($e;)*) };
    (@one $x:tt $($e:expr;)*) => { $( each!(@same $x $e); )* };
    (@same ($($x:ident),+) $e:expr) => { same!($($x),+: $e) };
}

fn numbers<Sh: Shape>() -> Tensor<f32, Sh> {
    let mut out = Tensor::<f32, Sh>::zeros();
    for (i, x) in out.as_mut_slice().iter_mut().enumerate() {
        *x = ((i * 37 + 11) % 101) as f32 * 0.25 - 12.0;
    }
    out
}

#[test]
fn rearranged() {
    let a = numbers::<Shape![5, 6, 7]>();
    each! { a:
        a.flip::<Dims![0]>();
        a.flip::<Dims![0, 2]>();
        a.transpose::<0, 2>().flip::<Dims![1]>();
        (a.flip::<Dims![1]>() * 2.0 + &a).relu();
        a.roll::<0>(2);
        a.roll::<2>(-3);
        a.narrow::<1, 1, 4>().roll::<1>(1).flip::<Dims![2]>();
        a.rot90::<1, 0, 1>();
        a.rot90::<2, 1, 2>();
        a.rot90::<-1, 0, 2>();
        a.rot90::<0, 0, 2>();
        a.rot90::<6, 2, 0>();
        a.rot90::<-5, 1, 2>();
        a.repeat::<Shape![2, 1, 3]>();
        a.select::<0, 1>().repeat::<Shape![2, 3, 2]>();
        a.repeat_interleave::<1, 3>();
        a.tril(0);
        a.tril(-2);
        a.triu(1);
        a.mT().triu(-3);
        a.gt(0.0).tril(1);
        a.pad::<Shape![1, 2]>(7.0);
        a.pad::<Shape![0, 1, 2, 0, 1, 1]>(-1.0);
        a.pad_reflect::<Shape![2, 3]>();
        a.pad_replicate::<Shape![2, 3, 1, 0]>();
        a.pad_circular::<Shape![2, 3, 1, 1]>();
        a.mT().pad_reflect::<Shape![4, 2, 1, 3]>();
    }
    let (row, wide) = (numbers::<Shape![1, 9]>(), numbers::<Shape![4, 9]>());
    each! { row, wide:
        row.flip::<Dims![1]>() + &wide;
        row.repeat::<Shape![1, 1]>() * &wide;
        row.expand::<Shape![4, 9]>().roll::<1>(2) - wide.flip::<Dims![0]>();
        row.flip::<Dims![0, 1]>() + wide.roll::<0>(1).tril(2);
    }
    let (x, y) = (numbers::<Shape![6]>(), numbers::<Shape![5]>());
    {
        let (p, q) = (&x, &y).meshgrid();
        let here = (p * q).eval_boxed();
        let (x, y) = (x.cuda().unwrap(), y.cuda().unwrap());
        let (p, q) = (&x, &y).meshgrid();
        assert_eq!(here, (p * q).eval().unwrap().to_host().unwrap());
    }
    {
        let one = numbers::<Shape![]>();
        let (p, q, r, s) = (&x, &one, &y, &y).meshgrid();
        let here = (p * q + r * s).eval_boxed();
        let (x, y, one) = (x.cuda().unwrap(), y.cuda().unwrap(), one.cuda().unwrap());
        let (p, q, r, s) = (&x, &one, &y, &y).meshgrid();
        assert_eq!(here, (p * q + r * s).eval().unwrap().to_host().unwrap());
    }
    // Lengths about that of what a thread has at hand, and elements of one byte.
    macro_rules! plain { ($($n:literal)*) => { $( {
        let x: Tensor<f32, Shape![$n]> = numbers();
        each! { x: x.flip::<Dims![0]>(); x.roll::<0>(1) + &x; x.flip::<Dims![0]>().to::<i8>(); }
        let b = x.to::<i8>().eval();
        each! { b: b.flip::<Dims![0]>(); b.roll::<0>(1) + &b; b.pad::<Shape![1, 1]>(3); }
    } )* }; }
    plain! { 1 2 3 4 5 7 16 255 257 1025 }
}

#[test]
fn joined() {
    let (a, b, c) = (
        numbers::<Shape![2, 6]>(),
        numbers::<Shape![3, 6]>(),
        numbers::<Shape![1, 6]>(),
    );
    each! { a, b, c:
        (&a, &b).cat::<0>();
        (&a, &b, &c, &a).cat::<0>() * 2.0;
        (a.t(), b.t()).cat::<1>();
        (&a * 2.0, b.relu()).cat::<0>();
        (&c, &c).cat::<0>();
        (&c, &c).cat::<1>() - 1.0;
        (&a, a.flip::<Dims![0]>()).stack::<0>();
        (&a, &a).stack::<1>();
        (&a, &a).stack::<-1>();
        [&a, &a, &a].stack::<0>();
        [&a, &a, &a].cat::<1>();
        [a.t(), a.t()].cat::<0>().flip::<Dims![0]>();
        [&c, &c, &c].cat::<0>() + 1.0;
        (a.narrow::<0, 0, 0>(), &b).cat::<0>();
        (&b, a.narrow::<0, 0, 0>()).cat::<0>();
    }
    let (p, q) = (a.gt(0.0).eval(), a.lt(3.0).eval());
    each! { p, q: (&p, &q).cat::<0>(); }
    // Behind and in front of other kinds of kernels.
    let here = (&a, &b).cat::<0>().sum_dim::<1>().eval();
    let (a, b) = (a.cuda().unwrap(), b.cuda().unwrap());
    let there = (&a, &b).cat::<0>().sum_dim::<1>().eval().unwrap();
    assert_eq!(here.as_slice(), there.to_host().unwrap().as_slice());
    let all = (&a, &b).cat::<0>().sum().unwrap().to_host().unwrap();
    assert_eq!(all.as_slice(), [here.sum()]);
    let place = (&a, &b).cat::<0>().argmax().unwrap().to_host().unwrap();
    let (a, b) = (a.to_host().unwrap(), b.to_host().unwrap());
    assert_eq!(place.as_slice(), [(&a, &b).cat::<0>().argmax()]);
}

#[test]
fn beside_products() {
    let (a, b) = (numbers::<Shape![40, 24]>(), numbers::<Shape![24, 36]>());
    let product = a.mm(&b).eval_boxed();
    let (x, y) = (a.cuda().unwrap(), b.cuda().unwrap());
    let flipped = x.mm(&y).flip::<Dims![1]>().eval().unwrap();
    let here = product.flip::<Dims![1]>().eval_boxed();
    let near = |here: &BoxedTensor<f32, Shape![40, 36]>, there: CudaTensor<f32, Shape![40, 36]>| {
        let there = there.to_host().unwrap();
        for (a, b) in here.as_slice().iter().zip(there.as_slice()) {
            assert!((a - b).abs() <= 1e-3 * a.abs().max(1.0), "{a} {b}");
        }
    };
    near(&here, flipped);
    // The one that is computed in tiles is not that which is turned around.
    let both = (x.mm(&y).flip::<Dims![0]>() + x.mm(&y)).eval().unwrap();
    near(&(product.flip::<Dims![0]>() + &product).eval_boxed(), both);
    let bias = numbers::<Shape![36]>();
    let there = bias.cuda().unwrap();
    let sum = (x.mm(&y) + there.flip::<Dims![0]>()).eval().unwrap();
    near(&(&product + bias.flip::<Dims![0]>()).eval_boxed(), sum);
}

#[test]
fn by_indices() {
    let x = numbers::<Shape![7, 5]>();
    let rows: Tensor<i64, Shape![4]> = tensor![6, 0, 3, 3];
    let each: Tensor<i32, Shape![7, 2]> =
        Tensor::from_fn(|[i, j]: [usize; 2]| ((i + 2 * j) % 5) as i32);
    let places: Tensor<i64, Shape![3]> = tensor![-1, 34, 8];
    let (dx, drows, deach, dplaces) = (
        x.cuda().unwrap(),
        rows.cuda().unwrap(),
        each.cuda().unwrap(),
        places.cuda().unwrap(),
    );
    macro_rules! both {
        ($here:expr, $there:expr) => {
            assert_eq!(
                $here.eval_boxed(),
                $there.eval().unwrap().to_host().unwrap(),
                "{}",
                stringify!($there)
            )
        };
    }
    both!(
        x.index_select::<0>(&rows).unwrap(),
        dx.index_select::<0>(&drows).unwrap()
    );
    both!(
        x.t().index_select::<1>(&rows).unwrap() * 2.0,
        dx.t().index_select::<1>(&drows).unwrap() * 2.0
    );
    both!(
        x.gather::<1>(&each).unwrap(),
        dx.gather::<1>(&deach).unwrap()
    );
    both!(x.take(&places).unwrap(), dx.take(&dplaces).unwrap());
    both!(
        x.t().take(&places).unwrap() + 1.0,
        dx.t().take(&dplaces).unwrap() + 1.0
    );
    // Computed indices, and small ones.
    both!(
        x.index_select::<0>((&rows * 2).clamp(0, 6)).unwrap(),
        dx.index_select::<0>((&drows * 2).clamp(0, 6)).unwrap()
    );
    both!(
        x.index_select::<0>(rows.to::<u8>()).unwrap(),
        dx.index_select::<0>(drows.to::<u8>()).unwrap()
    );
    // Out of range: the error of the host.
    let wrong = tensor![1_i64, 7, -1];
    let error = x.index_select::<0>(&wrong).unwrap_err();
    assert_eq!(
        error,
        IndicesError {
            index: 7,
            at: 1,
            size: 7
        }
    );
    let dwrong = wrong.cuda().unwrap();
    assert_eq!(
        dx.index_select::<0>(&dwrong).unwrap_err(),
        CudaError::Index(error)
    );
    let error = x.index_select::<0>(&tensor![u64::MAX]).unwrap_err();
    let there = tensor![u64::MAX].cuda().unwrap();
    assert_eq!(
        dx.index_select::<0>(&there).unwrap_err(),
        CudaError::Index(error)
    );
    assert!(matches!(
        dx.take(&tensor![-36_i32].cuda().unwrap()),
        Err(CudaError::Index(_))
    ));
}
