//! Layers, losses and look-ups compared with PyTorch's `torch.nn.functional`: `nn/cases.rs` holds the expressions and
//! what PyTorch makes of them, bit for bit; `nn/generate.py` writes it.

// An expression is written once, and its temporaries live as long.
#![allow(clippy::match_single_binding)]

mod common;
#[path = "common/generic_layers.rs"]
mod generic_layers;

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

/// Of other sizes than in `generic.rs`.
#[test]
fn layers_views_and_parts_take_generic_sizes() {
    use generic_layers::*;
    let all = std::thread::Builder::new().stack_size(1 << 26);
    let all = all.spawn(|| of! { 1 2; 2 1; });
    all.unwrap().join().unwrap();
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
    // The running statistics stay.
    let (mut mean, mut var) = (tensor![0.5_f32, 1.5], tensor![2.0_f32, 3.0]);
    let y = none
        .batch_norm_training(1e-5)
        .update_running(&mut mean, &mut var, 0.1)
        .eval();
    assert_eq!(
        (y.numel(), mean, var),
        (0, tensor![0.5, 1.5], tensor![2.0, 3.0])
    );
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

/// No operation has more than five options, which one tuple holds, as tuples of tuples do.
#[test]
fn all_options_are_one_tuple() {
    let x =
        Tensor::<f32, Shape![2, 9, 9]>::from_fn(|[c, i, j]| ((c * 50 + i * 7 + j * 3) % 23) as f32);
    type Pool = (Kernel<3>, Stride<2>, Padding<1>, Dilation<2>, CeilMode);
    let y = x.max_pool2d::<Pool>().eval();
    assert_eq!(y.shape(), [2, 4, 4]);
    assert_eq!(
        y,
        x.max_pool2d::<((Kernel<3>, Stride<2>), (Padding<1>, Dilation<2>, CeilMode))>()
            .eval()
    );
    let row = x.view::<Shape![2, 81]>();
    let y = row
        .max_pool1d::<(CeilMode, Dilation<2>, Padding<1>, Stride<2>, Kernel<3>)>()
        .eval();
    assert_eq!(
        y,
        row.max_pool1d::<((Kernel<3>, Stride<2>), (Padding<1>, Dilation<2>, CeilMode))>()
            .eval()
    );

    let w =
        Tensor::<f32, Shape![2, 1, 3, 2]>::from_fn(|[o, _, i, j]| (o * 5 + i * 2 + j) as f32 - 4.0);
    type All = (
        Stride<2>,
        Padding<1>,
        OutputPadding<1>,
        Dilation<2>,
        Groups<2>,
    );
    type Two = (
        (Stride<2>, Padding<1>, OutputPadding<1>),
        (Dilation<2>, Groups<2>),
    );
    type Conv = (
        Stride<2>,
        Padding<1>,
        PaddingAfter<1>,
        Dilation<2>,
        Groups<2>,
    );
    type ConvTwo = (
        (Stride<2>, Padding<1>, PaddingAfter<1>),
        (Dilation<2>, Groups<2>),
    );
    let y = x.conv_options::<Conv>().conv2d(&w).eval();
    assert_eq!(y, x.conv_options::<ConvTwo>().conv2d(&w).eval());
    let y = x.conv_options::<All>().conv_transpose2d(&w).eval();
    assert_eq!(y.shape(), [2, 20, 18]);
    assert_eq!(y, x.conv_options::<Two>().conv_transpose2d(&w).eval());
    let (row, w) = (x.narrow::<1, 0, 1>(), w.view::<Shape![2, 1, 6]>());
    let row = row.view::<Shape![2, 9]>();
    let y = row.conv_options::<Conv>().conv1d(&w).eval();
    assert_eq!(y, row.conv_options::<ConvTwo>().conv1d(&w).eval());
    let y = row.conv_options::<All>().conv_transpose1d(&w).eval();
    assert_eq!(y, row.conv_options::<Two>().conv_transpose1d(&w).eval());
}

#[test]
fn a_window_in_the_padding_alone_has_the_lowest_element() {
    let x: Tensor<f32, Shape![1, 3]> = tensor![[1.0, 2.0, 3.0]];
    let y = x
        .max_pool1d::<(Kernel<2>, Dilation<4>, Padding<1>)>()
        .eval();
    assert_eq!(y.as_slice(), [f32::NEG_INFINITY]);
}

/// The columns of a window of 32 and more are joined in vectors where windows are apart.
#[test]
fn long_windows_that_are_apart() {
    macro_rules! check {
        ($($T:ident $kernel:literal $stride:literal $padding:literal;)*) => { $( {
            let x = BoxedTensor::<$T, Shape![3, 701]>::from_fn(|[i, j]| {
                ((i * 37 + j * 53) % 89) as $T - (j / 50) as $T
            });
            type Options = (Kernel<$kernel>, Stride<$stride>, Padding<$padding>);
            let y = x.max_pool1d::<Options>().eval_boxed();
            const COLUMNS: usize = (701 + 2 * $padding - $kernel) / $stride + 1;
            let _: &BoxedTensor<$T, Shape![3, COLUMNS]> = &y;
            let mut sizes = [[0.0; 2]; 3 * COLUMNS];
            for (place, found) in y.as_slice().iter().enumerate() {
                let (i, j) = (place / COLUMNS, place % COLUMNS);
                let begin = (j * $stride) as isize - $padding;
                let taps = (begin..begin + $kernel).filter(|j| (0..701).contains(j));
                let window: Vec<$T> = taps.map(|j| x[[i, j as usize]]).collect();
                assert_eq!(window.iter().max_by(|x, y| x.total_cmp(y)), Some(found));
                sizes[place] = [window.iter().sum::<$T>() as f64, $kernel as f64];
            }
            let means = x.avg_pool1d::<Options>().eval_boxed();
            for (mean, [sum, count]) in means.as_slice().iter().zip(sizes) {
                assert!((*mean as f64 - sum / count).abs() < 1e-3);
            }
            // NaN is the largest.
            let mut x = x;
            x[[1, 350]] = $T::NAN;
            let with_nan = x.max_pool1d::<Options>().eval_boxed();
            for (place, (with, without)) in with_nan.iter().zip(&y).enumerate() {
                let begin = (place % COLUMNS * $stride) as isize - $padding;
                let has_nan = place / COLUMNS == 1 && (begin..begin + $kernel).contains(&350);
                assert!(if has_nan { with.is_nan() } else { with == without });
            }
        } )* };
    }
    check! { f32 31 2 0; f32 32 2 0; f64 33 3 7; f32 64 64 0; f32 65 2 32; f64 300 128 0; f32 601 7 5; }
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

// The distance between rows of a dimension of size 1 is any number, and 0 between those that are expanded.
#[test]
fn windows_of_a_single_row_are_written_in_that_row() {
    let x = Tensor::<f32, Shape![1, 100]>::from_fn(|[_, i]| (i % 7) as f32);
    let w = tensor![[[1.0f32, 2.0, 4.0]]];
    let at = |i: usize| (i % 7) as f32;
    let sum = |i: usize| at(i) + 2.0 * at(i + 1) + 4.0 * at(i + 2);
    let wanted = Tensor::<f32, Shape![1, 98]>::from_fn(|[_, i]| sum(i));

    assert_eq!(x.conv1d(&w).eval(), wanted);
    let mut room = Tensor::<f32, Shape![1, 98, 2]>::full(-1.0);
    x.conv1d(&w)
        .eval_into(&mut room.as_view_mut().select::<2, 0>());
    assert_eq!(room.select::<2, 0>().eval(), wanted);
    assert!(room.select::<2, 1>().iter().all(|x| *x == -1.0));
    let turned = x.view::<Shape![1, 1, 100, 1]>();
    let y = turned
        .transpose::<2, 3>()
        .conv2d(w.view::<Shape![1, 1, 1, 3]>())
        .eval();
    assert_eq!(y.view::<Shape![1, 98]>(), wanted);
    let rows = x
        .view::<Shape![1, 1, 1, 100]>()
        .expand::<Shape![1, 1, 3, 100]>();
    let y = rows.conv2d(w.view::<Shape![1, 1, 3, 1]>()).eval();
    assert_eq!(y.view::<Shape![1, 100]>(), (7.0 * &x).eval());
    let image = Tensor::<f32, Shape![1, 1, 10, 10]>::from_fn(|[.., i, j]| (10 * i + j) as f32);
    let mut room = Tensor::<f32, Shape![1, 1, 10, 10, 2]>::full(-1.0);
    let two = Tensor::<f32, Shape![1, 1, 1, 1]>::full(2.0);
    image
        .conv2d(&two)
        .eval_into(&mut room.as_view_mut().select::<4, 0>());
    assert_eq!(room.select::<4, 0>().eval(), (2.0 * &image).eval());

    // Every second element of a transposed convolution.
    let pair = tensor![[[1.0f32, 3.0]]];
    let y = x.conv_options::<Stride<2>>().conv_transpose1d(&pair).eval();
    let parts = Tensor::<f32, Shape![1, 200]>::from_fn(|[_, i]| [1.0, 3.0][i % 2] * at(i / 2));
    assert_eq!(y, parts);
    let pairs = tensor![[[1.0f32, 3.0], [2.0, 5.0]]];
    let y = x
        .conv_options::<Stride<2>>()
        .conv_transpose1d(&pairs)
        .eval();
    assert_eq!(y.narrow::<0, 0, 1>().eval(), parts);

    // The gradients of the inputs.
    let mut grad = Tensor::<f32, Shape![1, 100]>::zeros();
    x.requires_grad(&mut grad)
        .conv1d(tensor![[[2.0f32]]])
        .sum()
        .backward();
    assert_eq!(grad, Tensor::full(2.0));
    let mut grad = Tensor::<f32, Shape![1, 100]>::zeros();
    x.requires_grad(&mut grad)
        .conv_transpose1d(&w)
        .sum()
        .backward();
    assert_eq!(grad, Tensor::full(7.0));
    let mut grad = Tensor::<f32, Shape![1, 100]>::zeros();
    let padded = x.requires_grad(&mut grad);
    padded
        .conv_options::<Padding<2>>()
        .conv1d(&w)
        .sum()
        .backward();
    assert_eq!(grad, Tensor::full(7.0));
}

// Cells may overlap: each row of this image begins where the one before it has its last element but one.
#[test]
fn rows_of_cells_that_overlap_are_interpolated() {
    let x = Tensor::<f32, Shape![1, 1, 2, 4]>::ones();
    let mut memory = Tensor::<f32, Shape![7]>::zeros();
    let cells = memory.as_cells();
    let mut out = cells.as_strided::<Shape![1, 1, 4, 4], Strides![7, 7, 1, 1], 0>();
    x.interpolate_nearest::<4, 4>().eval_into(&mut out);
    assert_eq!(memory, Tensor::ones());
}

#[test]
fn attention_without_keys_has_no_gradient() {
    let q = Tensor::<f32, Shape![2, 4]>::ones();
    let k = Tensor::<f32, Shape![0, 4]>::zeros();
    let v = Tensor::<f32, Shape![0, 3]>::zeros();
    let mut grad = Tensor::<f32, Shape![2, 4]>::ones();
    q.requires_grad(&mut grad)
        .scaled_dot_product_attention(&k, &v)
        .sum()
        .backward();
    assert_eq!(grad, Tensor::ones());
}

// A kernel that covers two elements has its padding after the end.
#[test]
fn windows_that_end_in_the_padding_give_zeros_to_the_gradient() {
    let all = Tensor::<f32, Shape![3, 8]>::from_fn(|[c, i]| [i as f32 + 1.0, 100.0, 5.0][c]);
    let x = all.narrow::<0, 0, 2>();
    let w = Tensor::<f32, Shape![1, 2, 2]>::ones();
    let mut grad = Tensor::<f32, Shape![1, 2, 2]>::zeros();
    x.conv_options::<PaddingSame>()
        .conv1d(w.requires_grad(&mut grad))
        .sum()
        .backward();
    assert_eq!(grad.as_slice(), [36.0, 35.0, 800.0, 700.0]);

    let rows = Tensor::<f32, Shape![2, 4, 8]>::from_fn(|[c, i, _]| [i as f32 + 1.0, 100.0][c]);
    let x = rows.narrow::<0, 0, 1>();
    let w = Tensor::<f32, Shape![1, 1, 2, 1]>::ones();
    let mut grad = Tensor::<f32, Shape![1, 1, 2, 1]>::zeros();
    x.conv_options::<PaddingAfter<1, 0>>()
        .conv2d(w.requires_grad(&mut grad))
        .sum()
        .backward();
    assert_eq!(grad.as_slice(), [80.0, 72.0]);
}

#[test]
fn a_stride_of_a_single_row_is_any_number() {
    use stridewise::num::Mul;
    type Cube = Mul<Mul<D<999>, D<999>>, D<999>>;
    type Huge = Mul<Mul<Cube, Cube>, D<10>>;
    let x = tensor![1.0f32, 2.0, 3.0, 4.0];
    let column = x.as_strided::<Shape![1, 1, 4, 1], (D<4>, D<4>, D<1>, Huge), 0>();
    let w = tensor![[[[1.0f32]]]];
    let y = column.conv_options::<Stride<2>>().conv2d(&w).eval();
    assert_eq!(y.as_slice(), [1.0, 3.0]);
    let y = column
        .conv_options::<Stride<2>>()
        .conv_transpose2d(&w)
        .eval();
    assert_eq!(y.as_slice(), [1.0, 0.0, 2.0, 0.0, 3.0, 0.0, 4.0]);
    let y = column.avg_pool2d::<Kernel<2, 1>>().eval();
    assert_eq!(y.as_slice(), [1.5, 3.5]);
    let mut grad = Tensor::<f32, Shape![1, 1, 1, 1]>::zeros();
    column
        .conv_options::<Stride<2>>()
        .conv2d(w.requires_grad(&mut grad))
        .sum()
        .backward();
    assert_eq!(grad.as_slice(), [4.0]);
}

// A weight contributes to the elements that it reaches, and to no other one. The numbers are PyTorch's.
#[test]
fn infinite_weights_stay_where_they_are() {
    const INF: f32 = f32::INFINITY;
    const NAN: f32 = f32::NAN;
    fn check<S: Shape>(found: &Tensor<f32, S>, expected: &[f32]) {
        let same = |(a, b): (&f32, &f32)| a == b || a.is_nan() && b.is_nan();
        let found = found.as_slice();
        assert_eq!(found.len(), expected.len());
        assert!(found.iter().zip(expected).all(same), "{found:?}");
    }
    let w = tensor![[[1.0, INF]]];
    check(&tensor![[1.0]].conv_transpose1d(&w).eval(), &[1.0, INF]);
    let w3 = tensor![[[1.0, INF, NAN]]];
    let y = tensor![[1.0, 2.0, 3.0]]
        .conv_options::<(Stride<2>, Padding<1>)>()
        .conv_transpose1d(&w3)
        .eval();
    check(&y, &[INF, NAN, INF, NAN, INF]);

    let x = Tensor::<f32, Shape![1, 3]>::ones();
    let mut grad = Tensor::<f32, Shape![1, 3]>::zeros();
    x.requires_grad(&mut grad).conv1d(&w).sum().backward();
    check(&grad, &[1.0, INF, INF]);
    let x = Tensor::<f32, Shape![1, 5]>::ones();
    let mut grad = Tensor::<f32, Shape![1, 5]>::zeros();
    x.requires_grad(&mut grad)
        .conv_options::<Stride<2>>()
        .conv1d(tensor![[[1.0, INF, 2.0]]])
        .sum()
        .backward();
    check(&grad, &[1.0, INF, 3.0, INF, 2.0]);
    let x = Tensor::<f32, Shape![1, 3, 3]>::ones();
    let mut grad = Tensor::<f32, Shape![1, 3, 3]>::zeros();
    x.requires_grad(&mut grad)
        .conv2d(tensor![[[[1.0, 2.0], [NAN, 3.0]]]])
        .sum()
        .backward();
    check(&grad, &[1.0, 3.0, 2.0, NAN, NAN, 5.0, NAN, NAN, 3.0]);
}

// Whatever loop computes a size: where windows reach into the padding, an infinite element gives NaN or is left out, and
// nothing else changes. So it is in PyTorch.
#[test]
fn infinite_weights_on_the_padding_are_nan_or_left_out() {
    macro_rules! check {
        ($([$n:literal $c:literal $h:literal $w:literal] $made:literal;)*) => { $({
            let x = BoxedTensor::<f32, Shape![$n, $c, $h, $w]>::ones();
            let mut w = BoxedTensor::<f32, Shape![$made, $c, 3, 3]>::ones();
            w[[0, 0, 0, 0]] = f32::INFINITY;
            let mut grad = BoxedTensor::<f32, Shape![$n, $made, $h, $w]>::ones();
            grad[[0, 0, 0, 0]] = f32::INFINITY;
            let y = x.conv_options::<Padding<1>>().conv2d(&w).eval_boxed();
            let mut of_w = BoxedTensor::<f32, Shape![$made, $c, 3, 3]>::zeros();
            let weight = w.requires_grad(&mut of_w);
            x.conv_options::<Padding<1>>().conv2d(weight).backward_with_boxed(&grad);
            // The taps that meet one of some elements from a position on.
            let inside = |at: usize, size: usize| (0..3).filter(|tap| (1..=size).contains(&(at + tap))).count();
            let is = |found: f32, finite: usize, meets: bool| match meets {
                true => found == f32::INFINITY,
                false => found.is_nan() || found == finite as f32,
            };
            for n in 0..$n {
                for (i, j) in (0..$h).flat_map(|i| (0..$w).map(move |j| (i, j))) {
                    let sum = $c * inside(i, $h) * inside(j, $w);
                    let meets = i > 0 && j > 0;
                    assert!(is(y[[n, 0, i, j]], sum, meets), "{:?}, {n} {i} {j}", x.shape());
                    for o in 1..$made {
                        assert_eq!(y[[n, o, i, j]], sum as f32);
                    }
                }
            }
            for (i, j) in (0..3).flat_map(|i| (0..3).map(move |j| (i, j))) {
                // The positions that a tap meets, of which the first one may be.
                let meets = |tap: usize, size: usize| move |at: &usize| (1..=size).contains(&(at + tap));
                let count = |tap: usize, size: usize| (0..size).filter(meets(tap, size)).count();
                let sum = $n * count(i, $h) * count(j, $w);
                for c in 0..$c {
                    let meets = meets(i, $h)(&0) && meets(j, $w)(&0);
                    assert!(is(of_w[[0, c, i, j]], sum, meets), "{:?}, {c} {i} {j}", w.shape());
                    for o in 1..$made {
                        assert_eq!(of_w[[o, c, i, j]], sum as f32);
                    }
                }
            }
        })* };
    }
    check! {
        [9 16 1 1] 7;
        [9 16 1 1] 8;
        [1 16 1 1] 8;
        [9 4 2 2] 8;
        [2 4 2 2] 3;
        [1 3 5 1] 17;
        [2 16 5 6] 16;
        [1 2 9 33] 4;
    }
}

// The places are computed in `f32`, whatever the elements are. PyTorch's indices.
#[test]
fn the_nearest_element_does_not_depend_on_the_type() {
    fn check<T: stridewise::ops::Real + PartialEq + std::fmt::Debug + 'static>(of: fn(usize) -> T) {
        let x = Tensor::<T, Shape![1, 1, 1, 26]>::from_fn(|[.., i]| of(i));
        let y = x.interpolate_nearest::<1, 22>().eval();
        let places = [
            0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 20, 21, 22, 23, 24,
        ];
        assert_eq!(y.as_slice(), places.map(of));
        let mut grad = Tensor::<T, Shape![1, 1, 1, 26]>::zeros();
        let y = x.requires_grad(&mut grad).interpolate_nearest::<1, 22>();
        y.sum().backward();
        let each = std::array::from_fn::<_, 26, _>(|i| of(places.contains(&i).into()));
        assert_eq!(grad.as_slice(), each);
    }
    check(|i| i as f32);
    check(|i| i as f64);
}

#[track_caller]
fn near(sum: f32, exact: f64) {
    let error = (f64::from(sum) - exact).abs() / exact.abs();
    assert!(error < 1e-6, "{sum} instead of {exact}");
}

// In a few sums of a hundred thousand elements each, the last ones would lose half of their digits.
#[test]
fn long_sums_of_layers_are_exact() {
    const TENTH: f64 = 0.1f32 as f64;
    type Line = Shape![1, 1, 1048576];
    let x = BoxedTensor::<f32, Line>::full(0.1);
    near(x.adaptive_avg_pool1d::<1>().eval()[[0, 0, 0]], TENTH);
    macro_rules! mean_pools {
        ($([$high:literal, $wide:literal] to [$rows:literal, $columns:literal];)*) => { $({
            let x = BoxedTensor::<f32, Shape![1, 1, $high, $wide]>::full(0.1);
            for y in x.adaptive_avg_pool2d::<$rows, $columns>().eval().iter() {
                near(*y, TENTH);
            }
            let x = BoxedTensor::<f32, Shape![1, 1, $wide, $high]>::full(0.1);
            for y in x.mT().adaptive_avg_pool2d::<$rows, $columns>().eval().iter() {
                near(*y, TENTH);
            }
        })* };
    }
    mean_pools! {
        [4096, 4] to [1, 1]; [100000, 4] to [3, 1]; [100000, 5] to [2, 5]; [1100, 1100] to [1, 1]; [1100, 1100] to [2, 3];
        [1000, 1000] to [1, 1]; [255, 64] to [1, 7]; [1020, 64] to [1, 7]; [60, 5000] to [1, 2];
    }
    let x = BoxedTensor::<f32, Shape![1, 1, 999, 6]>::full(0.1);
    near(x.avg_pool2d::<Kernel<999, 6>>().eval()[[0, 0, 0, 0]], TENTH);

    let scores = BoxedTensor::<f32, Shape![1, 2, 1048576]>::zeros();
    let classes = BoxedTensor::<i64, Shape![1, 1048576]>::zeros();
    let loss = scores.cross_entropy(&classes);
    near(loss.mean().unwrap(), 2f64.ln());
    let given = loss.weight(tensor![0.1f32, 1.0]);
    near(given.sum().unwrap(), TENTH * 2f64.ln() * 1048576.0);

    type Planes = Shape![16384, 1, 7, 7];
    let x = BoxedTensor::<f32, Planes>::full(0.1);
    let (mut mean, mut var) = (tensor![0.0f32], tensor![0.0f32]);
    let _ = (x.batch_norm_training(1.0)).update_running(&mut mean, &mut var, 1.0);
    near(mean[[0]], TENTH);
    let y = x.batch_norm_training(1e-4).eval_boxed();
    assert!(y.iter().all(|y| y.abs() < 1e-4), "{}", y[[0, 0, 0, 0]]);

    // Gradients that sum as many.
    let mut of_bias = tensor![0.0f32];
    let (bias, a) = (tensor![0.0f32], 0.1f32);
    let y = x
        .batch_norm_training(1.0)
        .bias(bias.requires_grad(&mut of_bias));
    (y * a).sum().backward_boxed();
    near(of_bias[[0]], TENTH * 802816.0);
    let x = BoxedTensor::<f32, Line>::full(0.1);
    let mut of_bias = tensor![0.0f32];
    let y = x
        .batch_norm_training(1.0)
        .bias(bias.requires_grad(&mut of_bias));
    (y * a).sum().backward_boxed();
    near(of_bias[[0]], TENTH * 1048576.0);
}

// The loss is added to the smoothed one: a difference of the two would be no number. PyTorch's.
#[test]
fn an_infinite_loss_stays_infinite_with_smoothing() {
    let x = tensor![[f32::NEG_INFINITY, 0.0, 1.0]];
    let loss = x.cross_entropy(tensor![0i64]).label_smoothing(0.1);
    assert_eq!(loss.mean(), Ok(f32::INFINITY));
    let x = tensor![[f64::NEG_INFINITY, 0.0, 1.0]];
    let loss = x.cross_entropy(tensor![1i64]).label_smoothing(0.1);
    assert_eq!(loss.mean(), Ok(f64::INFINITY));
}

/// Without smoothing, the weight of another class does not count. PyTorch's.
#[test]
fn infinite_weights_of_other_classes_have_no_gradient() {
    let (x, y) = (tensor![[0.0_f32, -1.0, 1.0]], tensor![0i64]);
    let grad = |weights: Tensor<f32, Shape![3]>| {
        let mut grad = Tensor::<f32, Shape![1, 3]>::zeros();
        let loss = x.requires_grad(&mut grad).cross_entropy(&y);
        loss.weight(&weights).sum().unwrap().backward();
        grad
    };
    let right = grad(tensor![1.0, 1.0, 1.0]);
    assert!(right.isfinite().all());
    assert_eq!(grad(tensor![1.0, f32::INFINITY, f32::NAN]), right);
}

/// Rows that are transposed in tiles, the last of which is not full, and rows that are not, of several layouts.
#[test]
fn norms_of_short_rows() {
    macro_rules! check {
        ($($T:ident [$($rows:literal $n:literal)+] $units:literal;)*) => { $($({
            let number = |i: usize, j: usize| ((i * 7919 + j * 104_729) % 1013) as $T * 0.02 - 7.0;
            let x = BoxedTensor::<$T, Shape![$rows, $n]>::from_fn(|[i, j]| number(i, j));
            let w = Tensor::<$T, Shape![$n]>::from_fn(|[j]| j as $T * 0.25 - 1.0);
            let b = Tensor::<$T, Shape![$n]>::from_fn(|[j]| 2.0 - j as $T * 0.5);
            let normed = |i: usize, j: usize, centered: bool| {
                let row = || (0..$n).map(|j| number(i, j) as f64);
                let mean = if centered { row().sum::<f64>() / $n as f64 } else { 0.0 };
                let squares = row().map(|x| (x - mean) * (x - mean)).sum::<f64>();
                (number(i, j) as f64 - mean) / (squares / $n as f64 + 1e-3).sqrt()
            };
            let check = |found: &BoxedTensor<$T, Shape![$rows, $n]>, name: &str, right: &dyn Fn(usize, usize) -> f64| {
                for i in 0..$rows {
                    for j in 0..$n {
                        let (found, right) = (found[[i, j]] as f64, right(i, j));
                        let most = $units * $T::EPSILON as f64 * right.abs().max(8.0);
                        assert!((found - right).abs() <= most, "{name} [{i}, {j}] of [{}, {}]: {found} is not {right}", $rows, $n);
                    }
                }
            };
            let [weight, bias] = [|j: usize| j as f64 * 0.25 - 1.0, |j: usize| 2.0 - j as f64 * 0.5];
            let y = x.layer_norm::<Shape![$n]>(1e-3).weight(&w).bias(&b).eval_boxed();
            check(&y, "layer_norm", &|i, j| normed(i, j, true) * weight(j) + bias(j));
            let y = x.layer_norm::<Shape![$n]>(1e-3).bias(&b).eval_boxed();
            check(&y, "layer_norm with a bias", &|i, j| normed(i, j, true) + bias(j));
            let y = x.rms_norm::<Shape![$n]>(1e-3).weight(&w).eval_boxed();
            check(&y, "rms_norm", &|i, j| normed(i, j, false) * weight(j));
            // Rows apart from each other, and two dimensions of rows, the first of which has more.
            let mut wide = BoxedTensor::<$T, Shape![$rows, { $n + 3 }]>::full(9.0);
            x.layer_norm::<Shape![$n]>(1e-3).eval_into(&mut wide.as_view_mut().narrow::<1, 2, $n>());
            check(&wide.narrow::<1, 2, $n>().eval_boxed(), "layer_norm of rows apart", &|i, j| normed(i, j, true));
            assert!(wide.narrow::<1, 0, 2>().iter().chain(wide.select::<1, { $n + 2 }>().iter()).all(|&x| x == 9.0));
            let pairs = BoxedTensor::<$T, Shape![2, $rows, $n]>::from_fn(|[_, i, j]| number(i, j));
            let y = pairs.permute::<Dims![1, 0, 2]>().rms_norm::<Shape![$n]>(1e-3).eval_boxed();
            check(&y.select::<1, 1>().eval_boxed(), "rms_norm of two dimensions", &|i, j| normed(i, j, false));
        })+)* };
    }
    check! {
        f32 [7 10 8 1 9 2 33 7 16 16 40 17 17 49 130 10 8 64 19 100 9 128 20 129] 8.0;
        f64 [8 2 17 10 33 49 9 128] 8.0;
    }
}

/// Scores in tiles, the last of which is not full, and those of one row, which are not.
#[test]
fn losses_of_short_rows() {
    macro_rules! check {
        ($($T:ident [$($rows:literal $n:literal)+];)*) => { $($({
            let x = BoxedTensor::<$T, Shape![$rows, { $n + 2 }]>::from_fn(|[i, j]| match (i, j) {
                (3, 2) => $T::NAN,
                (4, 1) => $T::INFINITY,
                (5, _) => $T::NEG_INFINITY,
                (6, 1) => $T::NEG_INFINITY,
                _ => ((i * 7919 + j * 104_729) % 1013) as $T * 0.02 - 7.0,
            });
            let x = x.narrow::<1, 1, $n>();
            let mut classes = Tensor::<i64, Shape![$rows]>::from_fn(|[i]| if i % 5 == 2 { -100 } else { (i * 31 % $n) as i64 });
            let w = Tensor::<$T, Shape![$n]>::from_fn(|[j]| j as $T * 0.25 + 0.5);
            let same = |all: &Tensor<$T, Shape![$rows]>, each: &dyn Fn(usize) -> $T| {
                for (i, found) in all.iter().enumerate() {
                    let right = each(i);
                    let near = *found == right || (found - right).abs() <= 8.0 * $T::EPSILON * right.abs().max(4.0);
                    assert!(near || found.is_nan() && right.is_nan(), "row {i} of [{}, {}]: {found} is not {right}", $rows, $n);
                }
            };
            let rows: Vec<_> = x.rows().map(|row| row.unsqueeze::<0>().eval()).collect();
            let class = |i: usize| Tensor::<i64, Shape![1]>::full(classes[[i]]);
            same(&x.cross_entropy(&classes).eval().unwrap(), &|i| rows[i].cross_entropy(&class(i)).eval().unwrap()[[0]]);
            same(&x.cross_entropy(&classes).weight(&w).label_smoothing(0.25).eval().unwrap(), &|i| {
                rows[i].cross_entropy(&class(i)).weight(&w).label_smoothing(0.25).eval().unwrap()[[0]]
            });
            let sum = x.narrow::<0, 0, 3>().cross_entropy(&classes.narrow::<0, 0, 3>()).sum().unwrap();
            let right = (0..3).map(|i| rows[i].cross_entropy(&class(i)).sum().unwrap()).sum::<$T>();
            assert!((sum - right).abs() <= 16.0 * $T::EPSILON * right.abs());
            classes[[$rows - 1]] = $n;
            let error = x.cross_entropy(&classes).mean().unwrap_err();
            assert_eq!((error.index, error.size), ($n, $n));
        })+)* };
    }
    check! {
        f32 [8 3 9 4 33 7 16 16 40 17 17 49 130 10 8 64 19 100 9 128 20 129];
        f64 [8 3 17 10 33 49];
    }
}

/// Lanes whose elements or neighbours are adjacent in the input alone or in the result alone, and such as are nowhere
/// adjacent in the input.
#[test]
fn softmax_and_norms_of_views_of_any_strides() {
    fn check<T: Copy + Into<f64>, const D: usize>(
        name: &str,
        sizes: [usize; 3],
        found: impl Fn([usize; 3]) -> T,
        right: impl Fn(&dyn Fn(usize) -> f64, usize, usize) -> f64,
        at: impl Fn([usize; 3]) -> T,
    ) {
        for i in 0..sizes[0] {
            for j in 0..sizes[1] {
                for k in 0..sizes[2] {
                    let index = [i, j, k];
                    let lane = |e: usize| {
                        let mut index = index;
                        index[D] = e;
                        at(index).into()
                    };
                    let (found, right) = (found(index).into(), right(&lane, sizes[D], index[D]));
                    let units = if size_of::<T>() == 4 {
                        f32::EPSILON.into()
                    } else {
                        f64::EPSILON
                    };
                    assert!(
                        (found - right).abs() <= 16.0 * units * right.abs().max(0.5),
                        "{name} along {D} of {sizes:?} {index:?}: {found} is not {right}"
                    );
                }
            }
        }
    }
    fn share(lane: &dyn Fn(usize) -> f64, n: usize, e: usize, log: bool) -> f64 {
        let most = (0..n).map(lane).fold(f64::MIN, f64::max);
        let sum: f64 = (0..n).map(|e| (lane(e) - most).exp()).sum();
        if log {
            lane(e) - most - sum.ln()
        } else {
            (lane(e) - most).exp() / sum
        }
    }
    fn normed(lane: &dyn Fn(usize) -> f64, n: usize, e: usize, centered: bool) -> f64 {
        let mean = if centered {
            (0..n).map(lane).sum::<f64>() / n as f64
        } else {
            0.0
        };
        let squares: f64 = (0..n).map(|e| (lane(e) - mean) * (lane(e) - mean)).sum();
        (lane(e) - mean) / (squares / n as f64 + 1e-3).sqrt()
    }
    macro_rules! along {
        ($T:ident $x:ident $a:literal $b:literal $c:literal: $($D:literal)*) => { $(
            let (sizes, at) = ([$a, $b, $c], |i: [usize; 3]| $x[i]);
            let y = $x.softmax::<$D>().eval_boxed();
            check::<$T, $D>("softmax", sizes, |i| y[i], |lane, n, e| share(lane, n, e, false), at);
            // Into memory in which the first dimension is adjacent.
            let mut out = BoxedTensor::<$T, Shape![$b, $c, $a]>::full(9.0);
            $x.log_softmax::<$D>().eval_into(&mut out.as_view_mut().permute::<Dims![2, 0, 1]>());
            check::<$T, $D>("log_softmax into", sizes, |[i, j, k]| out[[j, k, i]], |lane, n, e| share(lane, n, e, true), at);
        )* };
    }
    macro_rules! views {
        ($($T:ident $x:expr, $a:literal $b:literal $c:literal;)*) => { $({
            let x = $x;
            along! { $T x $a $b $c: 0 1 2 }
            let (sizes, at) = ([$a, $b, $c], |i: [usize; 3]| x[i]);
            let y = x.layer_norm::<Shape![$c]>(1e-3).eval_boxed();
            check::<$T, 2>("layer_norm", sizes, |i| y[i], |lane, n, e| normed(lane, n, e, true), at);
            // A group is of all channels: the last two dimensions.
            let y = x.group_norm::<1>(1e-3).eval_boxed();
            let place = |[i, _, e]: [usize; 3]| [i, e / $c, e % $c];
            check::<$T, 2>("group_norm", [$a, 1, $b * $c], |i| y[place(i)], |lane, n, e| normed(lane, n, e, true), |i| x[place(i)]);
            let (mean, var) = (Tensor::<$T, Shape![$b]>::full(0.5), Tensor::<$T, Shape![$b]>::full(4.0));
            let y = x.batch_norm(&mean, &var, 0.0).eval_boxed();
            check::<$T, 2>("batch_norm", sizes, |i| y[i], |lane, _, e| (lane(e) - 0.5) / 2.0, at);
        })* };
    }
    fn number([i, j, k]: [usize; 3]) -> f32 {
        ((i * 7919 + j * 104_729 + k * 613) % 1013) as f32 * 0.02 - 7.0
    }
    let x = BoxedTensor::<f32, Shape![9, 70, 10]>::from_fn(number);
    let pairs = BoxedTensor::<f32, Shape![9, 70, 10, 2]>::from_fn(|[i, j, k, l]| {
        if l == 1 { number([i, j, k]) } else { 99.0 }
    });
    let wide = BoxedTensor::<f32, Shape![9, 70, 12]>::from_fn(number);
    let z = BoxedTensor::<f64, Shape![5, 40, 8]>::from_fn(|i| number(i).into());
    views! {
        f32 x.permute::<Dims![0, 2, 1]>(), 9 10 70;
        f32 x.permute::<Dims![1, 2, 0]>(), 70 10 9;
        f32 x.permute::<Dims![2, 1, 0]>(), 10 70 9;
        f32 pairs.select::<3, 1>(), 9 70 10;
        f32 wide.narrow::<2, 1, 10>(), 9 70 10;
        f64 z.permute::<Dims![2, 0, 1]>(), 8 5 40;
        f64 z.permute::<Dims![1, 2, 0]>(), 40 8 5;
    }
}

/// Shares down to the least normal number, of long and short lanes, contiguous and not, are as exact as the others.
#[test]
fn small_shares_of_softmax_are_exact() {
    macro_rules! shares {
        ($T:ty, $step:literal: $($n:literal)*) => { $({
            let x = BoxedTensor::<$T, Shape![20, $n]>::from_fn(|[i, j]| -(((i * 37 + j * 11) % 101) as $T) * $step);
            let turned = x.as_view().t().contiguous().eval_boxed();
            let (y, strided) = (x.softmax::<1>().eval_boxed(), turned.as_view().t().softmax::<1>().eval_boxed());
            for ((x, y), strided) in x.rows().zip(y.rows()).zip(strided.rows()) {
                let most = x.max() as f64;
                let sum: f64 = x.iter().map(|x| (*x as f64 - most).exp()).sum();
                for ((x, y), strided) in x.iter().zip(y.iter()).zip(strided.iter()) {
                    let share = (*x as f64 - most).exp() / sum;
                    for y in [*y, *strided] {
                        assert!((y as f64 / share - 1.0).abs() <= 8.0 * <$T>::EPSILON as f64, "{y} {share}");
                    }
                }
            }
        })* };
    }
    shares! { f32, 0.8125: 3 20 64 100 131 }
    shares! { f64, 6.75: 3 20 64 100 }
}
