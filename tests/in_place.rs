//! Elementwise operations on a kernel's result, which has the memory of the expression's own, and operations in place:
//! compared with loops over elements, with sizes around those of a chunk, 256 elements, and of a loop that has none,
//! 16.
use std::cell::{Cell, RefCell};

use stridewise::prelude::*;

/// Numbers between -1 and 1.
fn numbers<S: Shape>(seed: u64) -> BoxedTensor<f32, S> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut x = BoxedTensor::zeros();
    x.apply_(|_| {
        state = state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (state >> 40) as f32 / (1 << 23) as f32 - 1.0
    });
    x
}

/// Products of `M` rows and `N` columns, then what follows them, are what the same operations give of the product in
/// memory of its own.
macro_rules! after_products {
    ($($name:ident $m:literal $n:literal)*) => { $(
        #[test]
        fn $name() {
            let (x, w) = (numbers::<Shape![$m, 5]>(1), numbers::<Shape![$n, 5]>(2));
            let (b, column) = (numbers::<Shape![$n]>(3), numbers::<Shape![$m, 1]>(4));
            let other = numbers::<Shape![$n, $m]>(5);
            let y = x.linear(&w).eval_boxed();
            assert_eq!(x.linear(&w).relu().eval_boxed(), y.relu().eval_boxed());
            assert_eq!((x.linear(&w) + &b).gelu().eval_boxed(), (&y + &b).gelu().eval_boxed());
            assert_eq!((x.linear(&w) * &column).sin().eval_boxed(), (&y * &column).sin().eval_boxed());
            assert_eq!((other.t() - x.linear(&w)).eval_boxed(), (other.t() - &y).eval_boxed());
            assert_eq!((x.linear(&w) * x.linear(&w) + 1.0).eval_boxed(), (&y * &y + 1.0).eval_boxed());
            assert_eq!((x.linear(&w).relu().softmax::<1>() * 2.0).eval_boxed(), (y.relu().softmax::<1>() * 2.0).eval_boxed());
            // The angles of some elements need a call.
            assert_eq!((x.linear(&w) * 1e6).sin().eval_boxed(), (&y * 1e6).sin().eval_boxed());
            // Another type has memory of its own.
            assert_eq!(x.linear(&w).to::<f64>().exp().eval_boxed(), y.to::<f64>().exp().eval_boxed());
            // A result of other strides.
            let mut out = BoxedTensor::<f32, Shape![$n, $m]>::zeros();
            x.linear(&w).relu().eval_into(&mut out.as_view_mut().t());
            assert_eq!(out.t().contiguous(), y.relu().eval_boxed());

            // A function of one's own is called once for each element, in order.
            let (calls, sum) = (Cell::new(0), RefCell::new(vec![]));
            let z = x.linear(&w).map(|x| {
                calls.set(calls.get() + 1);
                sum.borrow_mut().push(x);
                x * 1e6
            }).sin().eval_boxed();
            assert_eq!(calls.get(), $m * $n);
            assert_eq!(sum.into_inner(), y.as_slice());
            assert_eq!(z, (&y * 1e6).sin().eval_boxed());

            let mut z = y.clone();
            z.relu_();
            assert_eq!(z, y.relu().eval_boxed());
            z.sin_();
            assert_eq!(z, y.relu().sin().eval_boxed());
            // In place, within a view, and through cells.
            let mut z = y.clone();
            z.as_view_mut().t().narrow::<0, 0, { $n - 1 }>().neg_();
            for i in 0..$m {
                for j in 0..$n {
                    assert_eq!(z[[i, j]], if j < $n - 1 { -y[[i, j]] } else { y[[i, j]] });
                }
            }
            let mut z = y.clone();
            let mut cells = z.as_cells();
            cells.exp_();
            assert_eq!(z, y.exp().eval_boxed());
        }
    )* };
}
after_products! {
    one_by_two 1 2
    three_by_11 3 11
    of_33 1 33
    rows_of_15 40 15
    rows_of_16 40 16
    rows_of_255 5 255
    rows_of_256 5 256
    rows_of_257 5 257
    rows_of_700 9 700
}

#[test]
fn after_a_convolution() {
    let (x, w, b) = (
        numbers::<Shape![1, 3, 19, 23]>(1),
        numbers::<Shape![8, 3, 3, 3]>(2),
        numbers::<Shape![8]>(3),
    );
    let y = x.conv2d(&w).bias(&b).eval_boxed();
    assert_eq!(
        x.conv2d(&w).bias(&b).relu().eval_boxed(),
        y.relu().eval_boxed()
    );
    let residual = numbers::<Shape![8, 17, 21]>(4);
    assert_eq!(
        (x.conv2d(&w).bias(&b) + &residual).silu().eval_boxed(),
        (&y + &residual).silu().eval_boxed()
    );
}
