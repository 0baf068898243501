//! Layers, losses and look-ups compared with PyTorch's `torch.nn.functional`: `nn/cases.rs` holds the expressions and
//! what PyTorch makes of them, bit for bit; `nn/generate.py` writes it.

// An expression is written once, and its temporaries live as long.
#![allow(clippy::match_single_binding)]

mod common;

use common::{Close, Failures, elements};
use stridewise::prelude::*;

// Sums that cancel keep the error of their summands, of which a convolution has a hundred.
fn close<T: Close>(a: &T, b: &T) -> bool {
    a.within(b, 16.0)
}

// Each layer as an owned tensor, on the heap, and in memory of the caller whose elements are not contiguous.
macro_rules! forms {
    ($f:ident, $e:expr, [$($n:literal),*], $T:ident, $x:tt $($ok:tt)*) => {
        let theirs = &elements!($T, $x)[..];
        // Once: the compiler computes the types of an expression each time that it is written.
        match $e {
            e => {
                let y = e.eval()$($ok)*;
                $f.compare::<$T>(stringify!($e), (y.shape(), y.as_slice()), (&[$($n),*], theirs), close);
                let y = e.eval_boxed()$($ok)*;
                $f.compare::<$T>(stringify!($e), (y.shape(), y.as_slice()), (&[$($n),*], theirs), close);
                let mut room = Tensor::<$T, Shape![$($n,)* 2]>::full(7 as $T);
                let _: () = e.eval_into(&mut room.as_view_mut().select::<-1, 1>())$($ok)*;
                let y = room.select::<-1, 1>();
                let elements: Vec<$T> = y.iter().copied().collect();
                $f.compare::<$T>(stringify!($e), (y.shape(), &elements), (&[$($n),*], theirs), close);
                assert!(room.select::<-1, 0>().iter().all(|&x| x == 7 as $T), "beside the output");
            }
        }
    };
}
macro_rules! layer {
    ($f:ident, $e:expr, $n:tt, $T:ident, $x:tt) => {
        forms! { $f, $e, $n, $T, $x }
    };
}
// PyTorch counts in `i64`, places here are `usize`.
macro_rules! places {
    ($f:ident, $e:expr, [$($n:literal),*], i64, $x:tt) => {
        let y = $e.eval();
        let y = y.long().eval();
        $f.compare::<i64>(stringify!($e), (y.shape(), y.as_slice()), (&[$($n),*], &elements!(i64, $x)), close);
    };
}
macro_rules! lookup {
    ($f:ident, $e:expr, $n:tt, $T:ident, $x:tt) => {
        forms! { $f, $e, $n, $T, $x .unwrap() }
    };
}
macro_rules! found {
    ($f:ident, $e:expr, $n:tt, $T:ident, $x:tt) => {
        lazy! { $f, ($e).unwrap(), $n, $T, $x }
    };
}
macro_rules! lazy {
    ($f:ident, $e:expr, [$($n:literal),*], $T:ident, $x:tt) => {
        let y = ($e).eval();
        $f.compare::<$T>(stringify!($e), (y.shape(), y.as_slice()), (&[$($n),*], &elements!($T, $x)), close);
    };
}
macro_rules! scalar {
    ($f:ident, $e:expr, [], $T:ident, [$x:expr]) => {
        $f.compare::<$T>(stringify!($e), (&[], &[$e]), (&[], &[$x]), close);
    };
}

include!("nn/cases.rs");

#[test]
fn there_are_cases() {
    const { assert!(CASES >= 400) };
}

#[test]
fn a_number_that_names_nothing_is_an_error() {
    let table = Tensor::<f32, Shape![3, 2]>::ones();
    let mut out = Tensor::<f32, Shape![2, 2]>::zeros();
    let wrong = LookupError { index: 3, size: 3 };
    assert_eq!(table.embedding(&tensor![0i64, 3]).unwrap_err(), wrong);
    table
        .embedding(tensor![0i64, 2])
        .unwrap()
        .eval_into(&mut out);
    assert_eq!(out.as_slice(), [1.0; 4]);
    let huge = table.embedding(&tensor![u64::MAX]).unwrap_err();
    assert_eq!((huge.index, huge.size), (i64::MAX, 3));
    let negative = tensor![-1i32].one_hot::<4>().unwrap_err();
    assert_eq!(negative, LookupError { index: -1, size: 4 });
    let scores = Tensor::<f64, Shape![2, 3]>::zeros();
    assert_eq!(scores.cross_entropy(&tensor![0i64, 3]).mean(), Err(wrong));
    assert_eq!(scores.nll_loss(&tensor![3u8, 0]).eval().unwrap_err(), wrong);
    // Nothing that counts: 0 / 0, as in PyTorch.
    assert!(
        scores
            .nll_loss(&tensor![-100i64, -100])
            .mean()
            .unwrap()
            .is_nan()
    );
}

#[test]
fn no_elements_make_no_elements() {
    let none = Tensor::<f32, Shape![0, 2, 4, 4]>::zeros();
    let w = Tensor::<f32, Shape![3, 2, 2, 2]>::zeros();
    assert_eq!(none.conv2d(&w).eval().shape(), [0, 3, 3, 3]);
    assert_eq!(none.max_pool2d::<Kernel<2>>().eval().shape(), [0, 2, 2, 2]);
    assert_eq!(none.softmax::<0>().eval().numel(), 0);
    // No channels: nothing but the bias.
    let empty = Tensor::<f32, Shape![0, 3]>::zeros();
    let w = Tensor::<f32, Shape![2, 0, 2]>::zeros();
    assert_eq!(
        empty.conv1d(&w).bias(&tensor![1.0, 2.0]).eval().as_slice(),
        [1.0, 1.0, 2.0, 2.0]
    );
    let w = Tensor::<f32, Shape![2, 0]>::zeros();
    let x = Tensor::<f32, Shape![3, 0]>::zeros();
    assert_eq!(x.linear(&w).eval().as_slice(), [0.0; 6]);
}

#[test]
fn no_output_channels_and_no_rows_make_no_elements() {
    let x = Tensor::<f32, Shape![1, 2, 4, 4]>::ones();
    let w = Tensor::<f32, Shape![0, 2, 3, 3]>::zeros();
    assert_eq!(x.conv2d(&w).eval().shape(), [1, 0, 2, 2]);
    let w = Tensor::<f32, Shape![2, 0, 3, 3]>::zeros();
    assert_eq!(x.conv_transpose2d(&w).eval().shape(), [1, 0, 6, 6]);
    let (none, w) = (
        Tensor::<f32, Shape![1, 2, 0, 4]>::zeros(),
        Tensor::<f32, Shape![3, 2, 3, 3]>::ones(),
    );
    let y = none.conv_options::<PaddingSame>().conv2d(&w).eval();
    assert_eq!(y.shape(), [1, 3, 0, 4]);
}

#[test]
fn a_window_in_the_padding_alone_has_the_lowest_element() {
    let x: Tensor<f32, Shape![1, 3]> = tensor![[1.0, 2.0, 3.0]];
    let y = x
        .max_pool1d::<(Kernel<2>, Dilation<4>, Padding<1>)>()
        .eval();
    assert_eq!(y.as_slice(), [f32::NEG_INFINITY]);
}

/// As the function of the evaluated layer, to the bit; in a view with gaps as well, which are kept.
#[test]
fn an_activation_is_the_function_of_the_result() {
    let x: Tensor<f32, Shape![3, 2]> = tensor![[1.0, -2.0], [0.25, 9.0], [-1.5, 0.5]];
    let w: Tensor<f32, Shape![4, 2]> = tensor![[1.0, 0.5], [-1.0, 0.25], [3.0, 1.0], [0.0, -1.0]];
    let b: Tensor<f32, Shape![4]> = tensor![0.5, -0.5, 0.125, 0.0];
    let plain = x.linear(&w).bias(&b).eval();
    assert!(plain.min() < 0.0 && plain.max() > 6.0);
    macro_rules! same {
        ($($f:ident($($p:literal)?))*) => { $(
            let wanted = plain.$f($($p)?).eval();
            let layer = x.linear(&w).bias(&b).$f($($p)?);
            assert_eq!(layer.eval().as_slice(), wanted.as_slice(), stringify!($f));
            let mut out = Tensor::<f32, Shape![3, 4, 2]>::full(7.0);
            layer.eval_into(&mut out.as_view_mut().select::<2, 1>());
            assert!(out.select::<2, 1>().iter().eq(wanted.iter()), stringify!($f));
            assert_eq!(out.select::<2, 0>().eval().as_slice(), [7.0; 12]);
        )* };
    }
    same! { relu() relu6() leaky_relu(0.1) gelu() silu() sigmoid() tanh() }
}
