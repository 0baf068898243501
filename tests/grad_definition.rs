//! Gradients of convolutions, of batch normalisation and of large angles compared with their definitions, in sizes
//! around those of blocks and bands; gradients of special elements compared with PyTorch's.
#![cfg(feature = "alloc")]

use stridewise::prelude::*;

/// Numbers between -1 and 1.
fn boxed<S: Shape>(seed: usize) -> BoxedTensor<f32, S> {
    let number = |i: usize| ((i * 7919 + seed * 104729 + 13) % 1009) as f32 / 504.5 - 1.0;
    let all: Vec<f32> = (0..S::NUMEL).map(number).collect();
    BoxedTensor::try_new(all.into_boxed_slice()).unwrap()
}
/// The gradients of the weight and of the input by the definition, of `y = x.conv2d(w)`, in `f64`.
struct Definition {
    of_w: Vec<f64>,
    of_x: Vec<f64>,
}
impl Definition {
    fn new(
        (x, [batches, channels, high, wide]): (&[f32], [usize; 4]),
        (w, [made, per, rows, columns]): (&[f32], [usize; 4]),
        (g, [out_high, out_wide]): (&[f32], [usize; 2]),
        [stride, padding, dilation]: [usize; 3],
    ) -> Self {
        let (groups, mut of_w, mut of_x) = (channels / per, vec![0.0; w.len()], vec![0.0; x.len()]);
        for n in 0..batches {
            for o in 0..made {
                for (a, b) in (0..out_high).flat_map(|a| (0..out_wide).map(move |b| (a, b))) {
                    let g = f64::from(g[((n * made + o) * out_high + a) * out_wide + b]);
                    for c in 0..per {
                        for (i, j) in (0..rows).flat_map(|i| (0..columns).map(move |j| (i, j))) {
                            let y = (a * stride + i * dilation).wrapping_sub(padding);
                            let z = (b * stride + j * dilation).wrapping_sub(padding);
                            if y < high && z < wide {
                                let channel = o / (made / groups) * per + c;
                                let at = ((n * channels + channel) * high + y) * wide + z;
                                let tap = ((o * per + c) * rows + i) * columns + j;
                                of_w[tap] += g * f64::from(x[at]);
                                of_x[at] += g * f64::from(w[tap]);
                            }
                        }
                    }
                }
            }
        }
        Self { of_w, of_x }
    }
}
fn near(found: &[f32], wanted: &[f64], what: &str) {
    for (i, (found, wanted)) in found.iter().zip(wanted).enumerate() {
        let off = (f64::from(*found) - wanted).abs();
        assert!(
            off <= 1e-4 * (1.0 + wanted.abs()),
            "{what} {i}: {found}, not {wanted}"
        );
    }
}
// Rows of whole vectors and others, bands of rows and of columns, channels of blocks and others, strides, dilations,
// groups, windows that reach into the padding and windows that do not.
#[test]
fn convolutions_by_definition() {
    macro_rules! case {
        ($x:tt, $w:tt, $out:tt, $options:ty, $numbers:expr) => {{
            let x: BoxedTensor<f32, case!(@ $x)> = boxed(1);
            let w: BoxedTensor<f32, case!(@ $w)> = boxed(2);
            let g: BoxedTensor<f32, case!(@ $out)> = boxed(3);
            let (mut of_x, mut of_w) = (BoxedTensor::zeros(), BoxedTensor::zeros());
            x.requires_grad(&mut of_x)
                .conv_options::<$options>()
                .conv2d(w.requires_grad(&mut of_w))
                .backward_with_boxed(&g);
            let out: [usize; 4] = $out;
            let wanted = Definition::new(
                (x.as_slice(), $x),
                (w.as_slice(), $w),
                (g.as_slice(), [out[2], out[3]]),
                $numbers,
            );
            near(of_w.as_slice(), &wanted.of_w, concat!("weight of ", stringify!($x $w $options)));
            near(of_x.as_slice(), &wanted.of_x, concat!("input of ", stringify!($x $w $options)));
        }};
        (@ [$($d:literal),+]) => { Shape![$($d),+] };
    }
    case!([2, 3, 10, 10], [5, 3, 3, 3], [2, 5, 8, 8], (), [1, 0, 1]);
    case!(
        [2, 3, 10, 16],
        [4, 3, 3, 3],
        [2, 4, 10, 16],
        Padding<1>,
        [1, 1, 1]
    );
    case!(
        [2, 4, 9, 11],
        [6, 2, 3, 3],
        [2, 6, 9, 11],
        (Padding<1>, Groups<2>),
        [1, 1, 1]
    );
    case!(
        [1, 4, 9, 11],
        [4, 1, 3, 3],
        [1, 4, 5, 6],
        (Padding<1>, Groups<4>, Stride<2>),
        [2, 1, 1]
    );
    case!(
        [2, 3, 14, 16],
        [7, 3, 3, 3],
        [2, 7, 7, 8],
        (Padding<1>, Stride<2>),
        [2, 1, 1]
    );
    case!(
        [1, 2, 15, 17],
        [3, 2, 3, 2],
        [1, 3, 5, 6],
        (Stride<3>, Padding<1>, Dilation<2>),
        [3, 1, 2]
    );
    case!(
        [1, 2, 15, 20],
        [3, 2, 3, 3],
        [1, 3, 11, 16],
        Dilation<2>,
        [1, 0, 2]
    );
    case!(
        [1, 2, 15, 34],
        [3, 2, 3, 3],
        [1, 3, 6, 15],
        (Dilation<2>, Stride<2>),
        [2, 0, 2]
    );
    case!(
        [1, 2, 3, 3],
        [1, 2, 1, 1],
        [1, 1, 7, 7],
        Padding<2>,
        [1, 2, 1]
    );
    case!([2, 7, 8, 8], [9, 7, 1, 1], [2, 9, 8, 8], (), [1, 0, 1]);
    case!(
        [2, 3, 5, 7],
        [2, 3, 1, 1],
        [2, 2, 3, 4],
        Stride<2>,
        [2, 0, 1]
    );
    case!(
        [1, 1, 40, 70],
        [2, 1, 5, 5],
        [1, 2, 40, 70],
        Padding<2>,
        [1, 2, 1]
    );
    case!(
        [1, 3, 1, 2500],
        [2, 3, 1, 5],
        [1, 2, 1, 2496],
        (),
        [1, 0, 1]
    );
    case!(
        [1, 1, 1, 2100],
        [3, 1, 1, 3],
        [1, 3, 1, 1049],
        Stride<2>,
        [2, 0, 1]
    );
    case!(
        [1, 40, 30, 33],
        [2, 40, 3, 3],
        [1, 2, 30, 33],
        Padding<1>,
        [1, 1, 1]
    );
}

// An infinite element meets the gradients that it is multiplied by, and no zeros after a row.
#[test]
fn infinite_elements_stay_where_they_are() {
    let mut x: BoxedTensor<f32, Shape![1, 1, 6, 11]> = boxed(1);
    x[[0, 0, 2, 10]] = f32::INFINITY;
    let w: BoxedTensor<f32, Shape![5, 1, 3, 3]> = boxed(2);
    let mut of_w = BoxedTensor::zeros();
    let mut g = BoxedTensor::<f32, Shape![1, 5, 6, 11]>::ones();
    // The element is one of each tap's but those that begin a column further to the right.
    let y = x.conv_options::<Padding<1>>();
    y.conv2d(w.requires_grad(&mut of_w)).backward_with_boxed(&g);
    for o in 0..5 {
        for i in 0..3 {
            assert!(of_w[[o, 0, i, 0]].is_finite(), "{of_w:?}");
            assert_eq!(of_w[[o, 0, i, 1]], f32::INFINITY);
            assert_eq!(of_w[[o, 0, i, 2]], f32::INFINITY);
        }
    }
    g.fill_(0.0);
}

// `[N, C]` in columns, compared with `[N, C, 1]`, whose gradients are those of rows.
#[test]
fn batch_norm_of_columns() {
    macro_rules! case {
        ($n:literal $c:literal) => {{
            let (x, g): (
                BoxedTensor<f32, Shape![$n, $c]>,
                BoxedTensor<f32, Shape![$n, $c]>,
            ) = (boxed(1), boxed(2));
            let (w, b): (BoxedTensor<f32, Shape![$c]>, BoxedTensor<f32, Shape![$c]>) =
                (boxed(3), boxed(4));
            let (mut mean, mut var) = (w.clone(), b.clone());
            let (mut mean3, mut var3) = (w.clone(), b.clone());
            let y = x
                .batch_norm_training(1e-3)
                .update_running(&mut mean, &mut var, 0.5);
            let y = y.weight(&w).bias(&b).eval_boxed();
            let x3 = x.as_view().unsqueeze::<2>();
            let y3 = x3
                .batch_norm_training(1e-3)
                .update_running(&mut mean3, &mut var3, 0.5);
            let y3 = y3.weight(&w).bias(&b).eval_boxed();
            let (mut dx, mut dw, mut db) = (
                BoxedTensor::zeros(),
                BoxedTensor::zeros(),
                BoxedTensor::zeros(),
            );
            let (mut dx3, mut dw3, mut db3) = (dx.clone(), dw.clone(), db.clone());
            x.requires_grad(&mut dx)
                .batch_norm_training(1e-3)
                .weight(w.requires_grad(&mut dw))
                .bias(b.requires_grad(&mut db))
                .backward_with_boxed(&g);
            x.requires_grad(&mut dx3)
                .unsqueeze::<2>()
                .batch_norm_training(1e-3)
                .weight(w.requires_grad(&mut dw3))
                .bias(b.requires_grad(&mut db3))
                .backward_with_boxed(&g.as_view().unsqueeze::<2>());
            let wide = |x: &[f32]| x.iter().map(|x| f64::from(*x)).collect::<Vec<_>>();
            near(y.as_slice(), &wide(y3.as_slice()), "result");
            near(mean.as_slice(), &wide(mean3.as_slice()), "mean");
            near(var.as_slice(), &wide(var3.as_slice()), "variance");
            near(dx.as_slice(), &wide(dx3.as_slice()), "input");
            near(dw.as_slice(), &wide(dw3.as_slice()), "weight");
            near(db.as_slice(), &wide(db3.as_slice()), "bias");
        }};
    }
    case!(2 2);
    case!(70 19);
    case!(130 16);
    case!(5 35);
}

// Some of the angles need a call.
#[test]
fn large_angles() {
    let mut x: BoxedTensor<f32, Shape![1000]> = boxed(1);
    for (i, x) in x.as_mut_slice().iter_mut().enumerate() {
        *x *= if i == 300 || i == 999 { 1e8 } else { 10.0 };
    }
    let mut of_x = BoxedTensor::ones();
    x.requires_grad(&mut of_x).sin().sum().backward();
    let wanted: Vec<f64> = x
        .as_slice()
        .iter()
        .map(|x| 1.0 + f64::from(*x).cos())
        .collect();
    near(of_x.as_slice(), &wanted, "sine");
    let (mut of_x, mut of_w) = (BoxedTensor::zeros(), BoxedTensor::zeros());
    let w: BoxedTensor<f32, Shape![1000]> = boxed(2);
    let (v, x) = (w.requires_grad(&mut of_w), x.requires_grad(&mut of_x));
    (x.cos() * v).sum().backward();
    let angle = |i: usize| f64::from(x.detach()[[i]]);
    let wanted: Vec<f64> = (0..1000).map(|i| angle(i).cos()).collect();
    near(of_w.as_slice(), &wanted, "factor");
    let wanted: Vec<f64> = (0..1000)
        .map(|i| -angle(i).sin() * f64::from(w[[i]]))
        .collect();
    near(of_x.as_slice(), &wanted, "cosine");
}

// A row and a column decide no order of loops.
#[test]
fn row_times_column() {
    let row: BoxedTensor<f32, Shape![70]> = boxed(1);
    let column: BoxedTensor<f32, Shape![30, 1]> = boxed(2);
    let g: BoxedTensor<f32, Shape![30, 70]> = boxed(3);
    let (mut of_row, mut of_column) = (BoxedTensor::zeros(), BoxedTensor::zeros());
    (row.requires_grad(&mut of_row) * column.requires_grad(&mut of_column)).backward_with_boxed(&g);
    let (mut rows, mut columns) = (vec![0.0; 70], vec![0.0; 30]);
    for (i, of_column) in columns.iter_mut().enumerate() {
        for (j, of_row) in rows.iter_mut().enumerate() {
            let g = f64::from(g[[i, j]]);
            *of_row += g * f64::from(column[[i, 0]]);
            *of_column += g * f64::from(row[[j]]);
        }
    }
    near(of_row.as_slice(), &rows, "row");
    near(of_column.as_slice(), &columns, "column");
}

/// A weight that is expanded has one element, which is that of every index.
#[test]
fn norms_with_an_expanded_weight_have_the_gradient_of_its_copy() {
    macro_rules! check {
        ($norm:ident, $n:literal) => {{
            let x = Tensor::<f64, Shape![2, 7, $n]>::from_fn(|[k, i, j]| {
                ((k * 11 + i * 7 + j * 3) as f64).sin()
            });
            let seed = Tensor::<f64, Shape![2, 7, $n]>::from_fn(|[k, i, j]| {
                ((k * 3 + i + j * 5) as f64).cos()
            });
            // Next to the element are others.
            let w = Tensor::<f64, Shape![40]>::arange_from(0.7, 1.0);
            let copy = w.narrow::<0, 1, 1>().expand::<Shape![$n]>().eval();
            let (mut of_x, mut of_w) = (Tensor::zeros(), Tensor::zeros());
            let (mut of_x_again, mut of_copy) = (Tensor::zeros(), Tensor::zeros());
            let variable = w.requires_grad(&mut of_w).narrow::<0, 1, 1>();
            let variable = variable.expand::<Shape![$n]>();
            let y = x.requires_grad(&mut of_x).$norm::<Shape![$n]>(1e-2);
            y.weight(variable).backward_with(&seed);
            let y = x.requires_grad(&mut of_x_again).$norm::<Shape![$n]>(1e-2);
            y.weight(copy.requires_grad(&mut of_copy))
                .backward_with(&seed);
            assert!(of_x.dist(&of_x_again) < 1e-13, "{of_x} {of_x_again}");
            assert!((of_w[[1]] - of_copy.sum()).abs() < 1e-13);
        }};
    }
    check!(layer_norm, 2);
    check!(layer_norm, 33);
    check!(rms_norm, 9);
}

/// The gradients of two operands, as PyTorch computes them of the same elements.
macro_rules! gradients {
    ($n:literal, $a:expr, $b:expr, |$x:ident, $y:ident| $f:expr, $grad:expr) => {{
        let of = Tensor::<f64, Shape![$n]>::from_array;
        let (a, b) = (of($a), of($b));
        let (mut of_a, mut of_b) = (Tensor::zeros(), Tensor::zeros());
        let ($x, $y) = (a.requires_grad(&mut of_a), b.requires_grad(&mut of_b));
        $f.backward_with(of([$grad; $n]));
        [of_a.as_slice().to_vec(), of_b.as_slice().to_vec()]
    }};
}
#[track_caller]
fn same(found: &[f64], wanted: &[f64]) {
    assert_eq!(found.len(), wanted.len());
    let equal =
        |(a, b): (&f64, &f64)| a == b || a.is_nan() && b.is_nan() || (a / b - 1.0).abs() < 1e-14;
    assert!(
        found.iter().zip(wanted).all(equal),
        "{found:?}, PyTorch has {wanted:?}"
    );
}
const INF: f64 = f64::INFINITY;
const NAN: f64 = f64::NAN;

// The quotient of the first numbers is rounded up to an integer, and that of the third to -0.
#[test]
fn remainders_of_rounded_quotients() {
    let [of_a, of_b] = gradients!(
        8,
        [1.0, 6.0, -5.0, 5.0, 1.0, -7.5, 0.3, -0.5],
        [0.1, 0.1, INF, -INF, -0.1, 2.0, 0.1, 0.0],
        |a, b| a.remainder(b),
        1.0
    );
    same(&of_a, &[1.0; 8]);
    same(&of_b, &[-9.0, -59.0, 1.0, 1.0, 10.0, 4.0, -2.0, INF]);
}
#[test]
fn equal_elements_of_a_loss_without_a_square() {
    let [of_a, of_b] = gradients!(
        4,
        [1.0, 3.0, 0.0, 1.0],
        [1.0, 2.0, 2.0, NAN],
        |a, b| a.smooth_l1_loss(b, 0.0),
        1.0
    );
    same(&of_a, &[0.0, 1.0, -1.0, 0.0]);
    same(&of_b, &[0.0, -1.0, 1.0, 0.0]);
    let [of_a, _] = gradients!(
        4,
        [1.0, 3.0, 0.0, 1.0],
        [1.5, 1.0, 2.0, NAN],
        |a, b| a.smooth_l1_loss(b, 2.0),
        1.0
    );
    same(&of_a, &[-0.25, 1.0, -1.0, NAN]);
    let [of_a, _] = gradients!(
        4,
        [1.0, 3.0, 0.0, 1.0],
        [1.5, 1.0, 3.0, NAN],
        |a, b| a.huber_loss(b, 2.0),
        1.0
    );
    same(&of_a, &[-0.5, 2.0, -2.0, NAN]);
}
#[test]
fn a_logarithm_that_a_factor_or_the_gradient_hides() {
    let a = [0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0];
    let b = [0.0, 0.0, 2.0, 2.0, NAN, NAN, -1.0, -1.0, INF, INF];
    let [of_a, of_b] = gradients!(10, a, b, |a, b| a.xlogy(b), 0.0);
    same(&of_a, &[0.0, 0.0, 0.0, 0.0, NAN, NAN, 0.0, 0.0, 0.0, 0.0]);
    same(&of_b, &[NAN, NAN, 0.0, 0.0, NAN, NAN, 0.0, 0.0, 0.0, 0.0]);
    let [of_a, of_b] = gradients!(10, a, b, |a, b| a.xlogy(b), 1.0);
    let ln = core::f64::consts::LN_2;
    same(&of_a, &[0.0, -INF, ln, ln, NAN, NAN, 0.0, NAN, INF, INF]);
    same(&of_b, &[NAN, INF, 0.0, 0.5, NAN, NAN, 0.0, -1.0, 0.0, 0.0]);
}
// Far below 0, where results lose the digits that the derivative has.
#[test]
fn activations_close_to_their_bounds() {
    let x = [-16.0, -40.0, -1.5];
    let [of_x, _] = gradients!(3, x, [0.0; 3], |x, y| x.elu(1.0) + y, 1.0);
    let wanted = [
        1.1253517471925912e-07,
        4.248354255291589e-18,
        0.22313016014842982,
    ];
    same(&of_x, &wanted);
    let [of_x, _] = gradients!(3, x, [0.0; 3], |x, y| x.elu(0.5) + y, 1.0);
    same(&of_x, &wanted.map(|x| x * 0.5));
    let [of_x, _] = gradients!(3, x, [0.0; 3], |x, y| x.selu() + y, 1.0);
    let wanted = [
        1.978480164960738e-07,
        7.46902881591429e-18,
        0.392284987480124,
    ];
    same(&of_x, &wanted);
}
// Of the fourth, PyTorch has the first four digits.
#[test]
fn certain_predictions() {
    let weight = tensor![1.0, 0.0, 2.0, 3.0, 3.0, 2.0];
    let [of_x, of_y] = gradients!(
        6,
        [-40.0, -40.0, 800.0, 30.0, -30.0, 1.0],
        [0.0, 0.3, 1.0, 1.0, 0.25, 0.5],
        |x, y| x.binary_cross_entropy_with_logits(y).pos_weight(&weight),
        1.0
    );
    let wanted = [
        4.248354255291589e-18,
        2.973847978704112e-18,
        0.0,
        -2.8072868906517895e-13,
        -0.7499999999998597,
        0.0965878679450074,
    ];
    same(&of_x, &wanted);
    let wanted = [
        40.0,
        -4.248354255291589e-18,
        -800.0,
        -29.99999999999981,
        90.00000000000018,
        -0.6867383124817771,
    ];
    same(&of_y, &wanted);
}
// Given moments depend on no element.
#[test]
fn an_infinite_element_of_a_trained_batch_norm() {
    macro_rules! case {
        ([$($s:tt)*] $c:literal) => {{
            let mut x: BoxedTensor<f32, Shape![$($s)*]> = boxed(1);
            x.as_mut_slice()[1] = f32::INFINITY;
            x.as_mut_slice()[2] = f32::NAN;
            let mean = Tensor::<f32, Shape![$c]>::zeros();
            let var = Tensor::<f32, Shape![$c]>::ones();
            let w = Tensor::<f32, Shape![$c]>::full(2.0);
            let mut of_x = BoxedTensor::zeros();
            let x = x.requires_grad(&mut of_x);
            x.batch_norm(&mean, &var, 0.0).weight(&w).sum().backward();
            assert_eq!(of_x.as_slice(), vec![2.0; of_x.as_slice().len()]);
        }};
    }
    case!([3, 2] 2);
    case!([5, 35] 35);
    case!([2, 3, 4] 3);
}

/// Running results of `f32`, of which one is infinite or 0 and the next one is not: PyTorch's gradients.
#[test]
fn running_results_beyond_the_numbers_have_gradients() {
    const INF: f32 = f32::INFINITY;
    macro_rules! products {
        ($([$($x:literal)*] $right:expr;)*) => { $({
            const N: usize = [$($x),*].len();
            type X = Tensor<f32, Shape![N]>;
            let (x, mut grad) = (X::from_array([$($x),*]), X::zeros());
            let _ = x.requires_grad(&mut grad).cumprod::<0>().sum().backward();
            let right: [f32; N] = $right;
            for (x, right) in grad.iter().zip(right) {
                let same = *x == right || (x / right - 1.0).abs() < 1e-6 || x.is_nan() && right.is_nan();
                assert!(same, "{grad}, not {right:?}");
            }
        })* };
    }
    products! {
        [1e30 1e30 1e-30 1e-30] [INF, INF, INF, 1e30];
        [1e-30 1e-30 1e30 1e30] [1e30, 1e30, 1e-30, 1e-30];
        [1e-30 1e-30 1e30 1e30 0.0 5.0 0.5] [1e30, 1e30, 1e-30, 1e-30, 8.5, 0.0, 0.0];
        [2.0 1e30 1e30 1e-30 0.0 3.0] [INF, INF, INF, INF, 8e30, 0.0];
        [1e-30 1.0 1e30 1e30] [INF, 1e30, 1.0, 1.0];
        [0.0 1e-30 1e-30 1e30] [1.0, 0.0, 0.0, 0.0];
        [2.0 0.0 1e30 1e30 1e-30 1e-30] [1.0, INF, 0.0, 0.0, 0.0, 0.0];
        [1e-30 1e-30 0.0 1e30 1e30] [1.0, 0.0, f32::NAN, 0.0, 0.0];
    }
    let (x, mut grad) = (
        Tensor::<f32, Shape![4]>::ones(),
        Tensor::<f32, Shape![4]>::zeros(),
    );
    let w: Tensor<f32, Shape![4]> = tensor![-3e38, -3e38, 3e38, 3e38];
    let _ = (x.requires_grad(&mut grad).cumsum::<0>() * &w)
        .sum()
        .backward();
    assert_eq!(grad, tensor![0.0, 3e38, INF, 3e38]);
}
