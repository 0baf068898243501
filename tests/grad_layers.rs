//! Gradients of layers compared with those of PyTorch's autograd: `grad/layers_cases.rs` and `grad/layers.bin`, written
//! by `grad/generate_layers.py`; and compared with finite differences, with odd sizes.
// Types of tensors are named where their values are made.
#![allow(clippy::type_complexity)]

use stridewise::prelude::*;

trait Number: stridewise::ops::Real + Into<f64> {}
impl Number for f32 {}
impl Number for f64 {}

/// The elements that `generate_layers.py` computes.
fn number(i: usize, seed: usize) -> usize {
    (i * 7919 + seed * 104729 + 13) % 1009
}
fn made<T: Number, S: Shape>(f: impl Fn(usize) -> f64) -> Tensor<T, S> {
    let mut out = Tensor::zeros();
    for (i, x) in out.as_mut_slice().iter_mut().enumerate() {
        *x = T::nearest(f(i));
    }
    out
}
fn values<T: Number, S: Shape>(seed: usize) -> Tensor<T, S> {
    made(|i| number(i, seed) as f64 / 504.5 - 1.0)
}
fn coarse<T: Number, S: Shape>(seed: usize) -> Tensor<T, S> {
    made(|i| (number(i, seed) % 5) as f64 - 2.0)
}

static GRADIENTS: &[u8] = include_bytes!("grad/layers.bin");
/// PyTorch's gradients, from an element on.
struct Expected(&'static [u8]);
impl Expected {
    fn at(element: usize) -> Self {
        Self(&GRADIENTS[8 * element..])
    }
    /// Compares the gradient that was added to ones.
    fn check<T: Number>(&mut self, name: &str, grad: &[T], tolerance: f64) {
        let (these, rest) = self.0.split_at(8 * grad.len());
        self.0 = rest;
        let theirs: Vec<f64> = these
            .chunks(8)
            .map(|x| f64::from_le_bytes(x.try_into().unwrap()))
            .collect();
        let scale = theirs.iter().fold(1.0, |most: f64, x| most.max(x.abs()));
        for (i, (&ours, theirs)) in grad.iter().zip(&theirs).enumerate() {
            let ours: f64 = ours.into();
            assert!(
                (ours - 1.0 - theirs).abs() <= tolerance * scale,
                "the gradient of {name}, element {i}: {} instead of {theirs}",
                ours - 1.0
            );
        }
    }
}

include!("grad/layers_cases.rs");

// The gradients of a layer with three operands compared with finite differences.
macro_rules! differences {
    ($($name:ident: $X:ty, $W:ty, $B:ty, |$x:ident, $w:ident, $b:ident| $e:expr;)*) => { $(
        #[test]
        fn $name() {
            let mut all: (Tensor<f64, $X>, Tensor<f64, $W>, Tensor<f64, $B>) =
                (values(1), values(2), values(3));
            fn loss(all: &(Tensor<f64, $X>, Tensor<f64, $W>, Tensor<f64, $B>)) -> f64 {
                let ($x, $w, $b) = (&all.0, &all.1, &all.2);
                let y = $e.eval();
                let g = weights(&y);
                (y * g).sum()
            }
            let (mut dx, mut dw, mut db) = (Tensor::zeros(), Tensor::zeros(), Tensor::zeros());
            {
                let copy = all.clone();
                let ($x, $w, $b) = (&copy.0, &copy.1, &copy.2);
                let g = weights(&$e.eval());
                let ($x, $w, $b) = ($x.requires_grad(&mut dx), $w.requires_grad(&mut dw), $b.requires_grad(&mut db));
                $e.backward_with(&g);
            }
            macro_rules! check {
                ($n:tt, $d:ident) => {
                    for i in 0..$d.as_slice().len() {
                        let x = all.$n.as_slice()[i];
                        all.$n.as_mut_slice()[i] = x + 1e-5;
                        let above = loss(&all);
                        all.$n.as_mut_slice()[i] = x - 1e-5;
                        let below = loss(&all);
                        all.$n.as_mut_slice()[i] = x;
                        let (theirs, ours) = ((above - below) / 2e-5, $d.as_slice()[i]);
                        assert!(
                            (ours - theirs).abs() < 1e-6 * (1.0 + theirs.abs()),
                            "operand {}, element {i}: {ours} instead of {theirs}", $n
                        );
                    }
                };
            }
            check!(0, dx);
            check!(1, dw);
            check!(2, db);
        }
    )* };
}
fn weights<S: Shape>(_: &Tensor<f64, S>) -> Tensor<f64, S> {
    values(9)
}
differences! {
    conv2d_by_differences: Shape![1, 3, 5, 7], Shape![3, 1, 3, 2], Shape![3],
        |x, w, b| x.conv_options::<(Groups<3>, Stride<1, 2>, Padding<1>)>().conv2d(w).bias(b);
    conv1d_by_differences: Shape![3, 11], Shape![5, 3, 3], Shape![5],
        |x, w, b| x.conv_options::<Padding<1>>().conv1d(w).bias(b);
    conv_transpose2d_by_differences: Shape![3, 3, 5], Shape![3, 1, 2, 3], Shape![1],
        |x, w, b| x.conv_options::<(Stride<2>, Padding<1, 0>)>().conv_transpose2d(w).bias(b);
    layer_norm_by_differences: Shape![3, 7], Shape![7], Shape![7],
        |x, w, b| x.layer_norm::<Shape![7]>(1e-2).weight(w).bias(b);
    group_norm_by_differences: Shape![1, 6, 3], Shape![6], Shape![6],
        |x, w, b| x.group_norm::<3>(1e-2).weight(w).bias(b);
    batch_norm_by_differences: Shape![3, 5, 3], Shape![5], Shape![5],
        |x, w, b| x.batch_norm(w, b.square() + 0.5, 1e-2);
    batch_norm_training_by_differences: Shape![3, 5, 3], Shape![5], Shape![5],
        |x, w, b| x.batch_norm_training(1e-2).weight(w).bias(b);
    attention_by_differences: Shape![3, 3, 5], Shape![3, 7, 5], Shape![3, 7, 3],
        |x, w, b| x.scaled_dot_product_attention(w, b);
    pools_by_differences: Shape![1, 7, 9], Shape![1, 3, 3], Shape![1, 3, 4],
        |x, w, b| x.avg_pool2d::<(Kernel<3>, Stride<2>)>() + w.adaptive_avg_pool2d::<3, 4>() * b.interpolate_bilinear::<3, 4>();
    largest_by_differences: Shape![1, 7, 9], Shape![1, 4, 5], Shape![1, 3, 4],
        |x, w, b| x.max_pool2d::<(Kernel<3>, Stride<2>)>() * w.adaptive_max_pool2d::<3, 4>() + b.interpolate_nearest::<3, 4>();
}

#[test]
fn running_statistics() {
    let x: Tensor<f64, Shape![3, 2, 5]> = values(1);
    let (mut mean, mut var) = (tensor![0.5, -0.5], tensor![1.0, 2.0]);
    let (mut wide, mut grad) = (Tensor::<f64, Shape![2, 2]>::ones(), Tensor::zeros());
    let layer = x.requires_grad(&mut grad).batch_norm_training(1e-3);
    let y = layer.update_running(&mut mean, &mut var, 0.1).eval();
    let _ = layer.update_running(
        &mut wide.as_view_mut().select::<1, 0>(),
        &mut tensor![1.0, 1.0],
        1.0,
    );
    // The same with PyTorch's statistics of each channel.
    for c in 0..2 {
        let of: Vec<f64> = (0..30)
            .filter(|i| i / 5 % 2 == c)
            .map(|i| x.as_slice()[i])
            .collect();
        let m = of.iter().sum::<f64>() / 15.0;
        let v = of.iter().map(|x| (x - m) * (x - m)).sum::<f64>();
        let old = [[0.5, 1.0], [-0.5, 2.0]][c];
        assert!((mean[[c]] - (0.9 * old[0] + 0.1 * m)).abs() < 1e-14);
        assert!((var[[c]] - (0.9 * old[1] + 0.1 * v / 14.0)).abs() < 1e-14);
        assert!((wide[[c, 0]] - m).abs() < 1e-14 && wide[[c, 1]] == 1.0);
        let first = (of[0] - m) / (v / 15.0 + 1e-3).sqrt();
        assert!((y[[0, c, 0]] - first).abs() < 1e-13);
    }
}

/// A step of `sgd` against gradients and a subtraction.
fn steps<T: Number, B: Dim>(tolerance: f64) {
    let x: Tensor<T, (B, D<5>)> = values(1);
    let y: Tensor<T, (B, D<3>)> = values(2);
    let (lr, mut w1, mut b1) = (T::nearest(0.1), values::<T, Shape![9, 5]>(3), values(4));
    let (mut w2, mut b2) = (values::<T, Shape![3, 9]>(5), values(6));
    let (v1, c1, v2, c2): (_, Tensor<T, Shape![9]>, _, Tensor<T, Shape![3]>) =
        (w1.clone(), b1.clone(), w2.clone(), b2.clone());
    let (mut g1, mut h1) = (Tensor::zeros(), Tensor::zeros());
    let (mut g2, mut h2) = (Tensor::zeros(), Tensor::zeros());
    let hidden = x.linear(v1.requires_grad(&mut g1));
    let hidden = hidden.bias(c1.requires_grad(&mut h1)).tanh();
    let out = hidden.linear(v2.requires_grad(&mut g2));
    let out = out.bias(c2.requires_grad(&mut h2));
    let wanted = out.mse_loss(&y).mean().backward();

    let hidden = x.linear(w1.sgd(lr)).bias(b1.sgd(lr)).tanh();
    let out = hidden.linear(w2.sgd(lr)).bias(b2.sgd(lr));
    assert!(out.mse_loss(&y).mean().backward() == wanted);
    fn check<T: Number>(new: &[T], old: &[T], grad: &[T], lr: T, tolerance: f64) {
        assert!(new.iter().zip(old).all(|(new, old)| new != old));
        for ((&new, &old), &grad) in new.iter().zip(old).zip(grad) {
            let off: f64 = (new - (old - lr * grad)).into();
            assert!(off.abs() <= tolerance, "{off}");
        }
    }
    check(w1.as_slice(), v1.as_slice(), g1.as_slice(), lr, tolerance);
    check(b1.as_slice(), c1.as_slice(), h1.as_slice(), lr, tolerance);
    check(w2.as_slice(), v2.as_slice(), g2.as_slice(), lr, tolerance);
    check(b2.as_slice(), c2.as_slice(), h2.as_slice(), lr, tolerance);
}
#[test]
fn sgd_subtracts_the_gradients() {
    steps::<f32, D<1>>(1e-6);
    steps::<f64, D<1>>(1e-15);
    steps::<f32, D<4>>(1e-6);
    steps::<f64, D<4>>(1e-15);
}

// A bias is updated once, by the sum of the gradients of all rows: each alone is lost in it.
#[test]
fn sgd_updates_a_bias_once() {
    let (x, w) = (Tensor::<f32, Shape![1024, 1]>::zeros(), tensor![[0.0_f32]]);
    let mut b = tensor![1.0_f32];
    x.linear(&w).bias(b.sgd(1e-5)).mean().backward();
    assert_eq!(b[[0]], 0.99999);

    let (x, w) = (
        Tensor::<f32, Shape![8, 128, 1]>::zeros(),
        Tensor::<f32, Shape![2, 1]>::zeros(),
    );
    let mut b = tensor![1.0_f32, -1.0];
    x.linear(&w).bias(b.sgd(2e-5)).mean().backward();
    assert_eq!(b, tensor![0.99999, -1.00001]);

    let (x, w) = (Tensor::<f32, Shape![1, 1]>::zeros(), tensor![[0.0_f32]]);
    let mut b = tensor![1.0_f32];
    x.linear(&w).bias(b.sgd(1e-5)).mean().backward();
    assert_eq!(b[[0]], 0.99999);
}

// A weight that is a transposed view, whose elements are not contiguous; the elements next to it stay.
#[test]
fn sgd_updates_a_view() {
    let (x, y): (Tensor<f64, Shape![1, 4]>, Tensor<f64, Shape![1, 3]>) = (values(1), values(2));
    let mut all: Tensor<f64, Shape![4, 5]> = values(3);
    let old = all.clone();
    let weight = old.as_view().narrow::<1, 1, 3>().t().eval();
    let mut grad = Tensor::zeros();
    let wanted = x.linear(weight.requires_grad(&mut grad)).mse_loss(&y).sum();
    let wanted = wanted.backward();
    let mut view = all.as_view_mut().narrow::<1, 1, 3>().t();
    assert_eq!(
        x.linear(view.sgd(0.5)).mse_loss(&y).sum().backward(),
        wanted
    );
    for i in 0..4 {
        for j in 0..5 {
            let step = if (1..4).contains(&j) {
                0.5 * grad[[j - 1, i]]
            } else {
                0.0
            };
            assert!((all[[i, j]] - (old[[i, j]] - step)).abs() < 1e-15);
        }
    }
}

// Kernels whose parameters `sgd` updates, against gradients and a subtraction; the input's gradient is that with
// respect to the parameters before the update.
macro_rules! updated {
    ($($name:ident: $X:ty, $W:ty, $B:ty, |$x:ident, $w:ident, $b:ident| $e:expr;)*) => { $(
        #[test]
        fn $name() {
            let (x, w, b): (Tensor<f64, $X>, Tensor<f64, $W>, Tensor<f64, $B>) =
                (values(1), values(2), values(3));
            let (mut x_grad, mut w_grad, mut b_grad) =
                (Tensor::zeros(), Tensor::zeros(), Tensor::zeros());
            let wanted = {
                let $x = x.requires_grad(&mut x_grad);
                let ($w, $b) = (w.requires_grad(&mut w_grad), b.requires_grad(&mut b_grad));
                ($e).square().sum().backward()
            };
            let (mut new_w, mut new_b, mut grad) = (w.clone(), b.clone(), Tensor::zeros());
            let found = {
                let $x = x.requires_grad(&mut grad);
                let ($w, $b) = (new_w.sgd(0.25), new_b.sgd(0.25));
                ($e).square().sum().backward()
            };
            assert_eq!(found, wanted);
            assert_eq!(grad, x_grad);
            for (new, old, grad) in [
                (new_w.as_slice(), w.as_slice(), w_grad.as_slice()),
                (new_b.as_slice(), b.as_slice(), b_grad.as_slice()),
            ] {
                for ((new, old), grad) in new.iter().zip(old).zip(grad) {
                    assert!(*grad != 0.0 && (new - (old - 0.25 * grad)).abs() < 1e-13);
                }
            }
        }
    )* };
}
updated! {
    sgd_in_mm: Shape![3, 4], Shape![4, 5], Shape![5, 2], |x, w, b| x.mm(w).tanh().mm(b);
    sgd_in_mm_of_one_row: Shape![1, 4], Shape![4, 5], Shape![5, 2], |x, w, b| x.mm(w).tanh().mm(b);
    sgd_in_matmul: Shape![2, 3, 4], Shape![4, 5], Shape![2, 5, 3], |x, w, b| x.matmul(w).tanh().bmm(b);
    sgd_in_mv: Shape![3, 4], Shape![4], Shape![2], |x, w, b| x.mv(w).outer(b);
    sgd_in_conv2d: Shape![2, 3, 5, 4], Shape![4, 3, 2, 3], Shape![4], |x, w, b| x.conv2d(w).bias(b);
    sgd_in_conv_transpose1d: Shape![2, 3, 5], Shape![3, 2, 3], Shape![2],
        |x, w, b| x.conv_transpose1d(w).bias(b);
    sgd_in_layer_norm: Shape![3, 2, 4], Shape![2, 4], Shape![2, 4],
        |x, w, b| x.layer_norm::<Shape![2, 4]>(1e-5).weight(w).bias(b);
    sgd_in_group_norm: Shape![3, 4, 5], Shape![4], Shape![4], |x, w, b| x.group_norm::<2>(1e-5).weight(w).bias(b);
}

// The gradient of a bias is a sum over many pixels.
#[test]
fn bias_of_a_large_image() {
    let x = BoxedTensor::<f32, Shape![1, 1, 500, 1000]>::zeros();
    let (w, b) = (Tensor::<f32, Shape![1, 1, 1, 1]>::ones(), tensor![0.5_f32]);
    let mut grad = Tensor::<f32, Shape![1]>::zeros();
    let y = x.conv2d(&w).bias(b.requires_grad(&mut grad));
    y.mean().backward_boxed();
    assert!((grad[[0]] - 1.0).abs() < 1e-5, "{}", grad[[0]]);

    let mut grad = Tensor::<f32, Shape![1]>::zeros();
    let y = x.conv_transpose2d(&w).bias(b.requires_grad(&mut grad));
    y.mean().backward_boxed();
    assert!((grad[[0]] - 1.0).abs() < 1e-5, "{}", grad[[0]]);
}

/// Compares two gradients, of which the first is then zero again.
fn same<S: Shape>(grad: &mut BoxedTensor<f64, S>, wanted: &mut BoxedTensor<f64, S>, name: &str) {
    let largest = wanted.iter().fold(0.0, |a: f64, x| a.max(x.abs()));
    for (i, (x, y)) in grad.as_slice().iter().zip(wanted.as_slice()).enumerate() {
        assert!(
            (x - y).abs() < 1e-12 * largest,
            "{name}, {i}: {x} instead of {y}"
        );
    }
    grad.fill_(0.0);
    wanted.fill_(0.0);
}
// The gradients of norms over rows in memory, and of those of more rows and elements than are added up at a time: each
// operand as the only variable, and all at once, compared with the norm as an expression.
macro_rules! norms_by_expressions {
    ($name:ident: $X:ty, $W:ty; |$x:ident, $w:ident, $b:ident| $norm:expr; $defined:expr) => {
        #[test]
        fn $name() {
            let boxed = |seed| (&BoxedTensor::<f64, $X>::arange() * 0.7 + seed).sin().eval_boxed();
            let weights = |seed| (&BoxedTensor::<f64, $W>::arange() * 0.3 + seed).cos().eval_boxed();
            let (x, t) = (boxed(0.1), boxed(2.0));
            let (w, b) = (weights(0.2), weights(1.0));
            let (mut x1, mut x2) = (BoxedTensor::zeros(), BoxedTensor::zeros());
            let (mut w1, mut w2) = (BoxedTensor::zeros(), BoxedTensor::zeros());
            let (mut b1, mut b2) = (BoxedTensor::zeros(), BoxedTensor::zeros());
            macro_rules! given {
                ($x1:expr, $w1:expr, $b1:expr; $x2:expr, $w2:expr, $b2:expr) => {{
                    let ($x, $w, $b) = ($x1, $w1, $b1);
                    $norm.backward_with_boxed(&t);
                    let ($x, $w, $b) = ($x2, $w2, $b2);
                    $defined.backward_with_boxed(&t);
                }};
            }
            given!(x.requires_grad(&mut x1), w.requires_grad(&mut w1), b.requires_grad(&mut b1);
                x.requires_grad(&mut x2), w.requires_grad(&mut w2), b.requires_grad(&mut b2));
            same(&mut x1, &mut x2, "x of all");
            same(&mut w1, &mut w2, "w of all");
            same(&mut b1, &mut b2, "b of all");
            given!(x.requires_grad(&mut x1), &w, &b; x.requires_grad(&mut x2), &w, &b);
            same(&mut x1, &mut x2, "x");
            given!(&x, w.requires_grad(&mut w1), &b; &x, w.requires_grad(&mut w2), &b);
            same(&mut w1, &mut w2, "w");
            given!(&x, &w, b.requires_grad(&mut b1); &x, &w, b.requires_grad(&mut b2));
            same(&mut b1, &mut b2, "b");
        }
    };
}
norms_by_expressions! {
    layer_norm_of_many_rows: Shape![180, 3, 37], Shape![37];
    |x, w, b| x.layer_norm::<Shape![37]>(1e-3).weight(w).bias(b);
    {
        let d = x - x.mean_dim::<2>().unsqueeze::<2>();
        d / (d.square().mean_dim::<2>().unsqueeze::<2>() + 1e-3).sqrt() * w + b
    }
}
norms_by_expressions! {
    layer_norm_of_long_rows: Shape![2, 5000], Shape![5000];
    |x, w, b| x.layer_norm::<Shape![5000]>(1e-3).weight(w).bias(b);
    {
        let d = x - x.mean_dim::<1>().unsqueeze::<1>();
        d / (d.square().mean_dim::<1>().unsqueeze::<1>() + 1e-3).sqrt() * w + b
    }
}
norms_by_expressions! {
    rms_norm_of_rows: Shape![66, 50], Shape![50];
    |x, w, b| x.rms_norm::<Shape![50]>(1e-3).weight(w) + b;
    x / (x.square().mean_dim::<1>().unsqueeze::<1>() + 1e-3).sqrt() * w + b
}
norms_by_expressions! {
    group_norm_of_rows: Shape![5, 6, 43], Shape![6];
    |x, w, b| x.group_norm::<3>(1e-3).weight(w).bias(b);
    {
        let x = (x * 1.0).view::<Shape![5, 3, 86]>();
        let d = x - x.mean_dim::<2>().unsqueeze::<2>();
        let y = d / (d.square().mean_dim::<2>().unsqueeze::<2>() + 1e-3).sqrt();
        y.view::<Shape![5, 6, 43]>() * (w * 1.0).unsqueeze::<1>() + (b * 1.0).unsqueeze::<1>()
    }
}

// The gradient of a bias is a sum over many rows.
#[test]
fn bias_of_a_norm_of_many_rows() {
    let x = BoxedTensor::<f32, Shape![200_000, 8]>::zeros();
    let t = BoxedTensor::<f32, Shape![200_000, 8]>::full(0.1);
    let b = Tensor::<f32, Shape![8]>::zeros();
    let mut grad = b.clone();
    let y = x.layer_norm::<Shape![8]>(1e-5);
    y.bias(b.requires_grad(&mut grad)).backward_with_boxed(&t);
    for sum in grad.as_slice() {
        assert!((sum / 20_000.0 - 1.0).abs() < 1e-5, "{sum}");
    }
}

// Of `batch_norm`, mean and variance have gradients that read the weight.
#[test]
fn sgd_in_batch_norm() {
    let (x, w): (Tensor<f64, Shape![2, 3, 4]>, Tensor<f64, Shape![3]>) = (values(1), values(2));
    let (mean, var): (Tensor<f64, Shape![3]>, _) =
        (values(3), (values::<f64, Shape![3]>(4) + 2.0).eval());
    let (mut m1, mut v1, mut w1) = (Tensor::zeros(), Tensor::zeros(), Tensor::zeros());
    let norm = x.batch_norm(
        mean.requires_grad(&mut m1),
        var.requires_grad(&mut v1),
        1e-5,
    );
    let wanted = norm
        .weight(w.requires_grad(&mut w1))
        .square()
        .sum()
        .backward();
    let (mut m2, mut v2, mut new) = (Tensor::zeros(), Tensor::zeros(), w.clone());
    let norm = x.batch_norm(
        mean.requires_grad(&mut m2),
        var.requires_grad(&mut v2),
        1e-5,
    );
    assert_eq!(norm.weight(new.sgd(0.25)).square().sum().backward(), wanted);
    assert_eq!((m1, v1), (m2, v2));
    assert!((new - (w - w1 * 0.25)).abs().max() < 1e-13);
}

#[test]
fn sgd_in_embedding() {
    let (w, rows): (Tensor<f64, Shape![4, 3]>, _) = (values(1), tensor![2i64, 0, 2]);
    let (mut grad, mut new) = (Tensor::zeros(), w.clone());
    let wanted = w
        .requires_grad(&mut grad)
        .embedding(&rows)
        .unwrap()
        .square()
        .sum()
        .backward();
    assert_eq!(
        new.sgd(0.25)
            .embedding(&rows)
            .unwrap()
            .square()
            .sum()
            .backward(),
        wanted
    );
    assert!((new - (w - grad * 0.25)).abs().max() < 1e-13);
}

// One row times a weight: the outer product is added to the gradient in place. Sizes around the columns that are added
// at once; vectors; gradients in memory that others share; a weight that occurs twice.
fn outer<M: Dim, N: Dim>() {
    let (x, y): (Tensor<f64, (D<1>, M)>, Tensor<f64, (D<1>, N)>) = (values(1), values(2));
    let w: Tensor<f64, (N, M)> = values(3);
    let mut grad = Tensor::<f64, (N, M)>::ones();
    let cells = grad.as_cells();
    let twice = x.linear(w.requires_grad(cells)) * x.linear(w.requires_grad(cells));
    (twice * &y).sum().backward();
    let mut same = Tensor::<f64, (M, N)>::ones();
    let v = w.t().eval();
    let mm = x.mm(v.requires_grad(&mut same)).square();
    (mm * &y).sum().backward();
    for i in 0..M::SIZE {
        for j in 0..N::SIZE {
            let sum: f64 = (0..M::SIZE).map(|i| x[[0, i]] * w[[j, i]]).sum();
            let wanted = 1.0 + 2.0 * sum * y[[0, j]] * x[[0, i]];
            assert!((grad[[j, i]] - wanted).abs() < 1e-12);
            assert!((same[[i, j]] - wanted).abs() < 1e-12);
        }
    }
}
#[test]
fn outer_products_are_added_in_place() {
    outer::<D<1>, D<1>>();
    outer::<D<7>, D<9>>();
    outer::<D<8>, D<16>>();
    outer::<D<17>, D<3>>();
    outer::<D<65>, D<66>>();
    // A gradient whose rows overlap: the gradients of all copies are added.
    let (x, w): (Tensor<f64, Shape![1, 3]>, Tensor<f64, Shape![3]>) = (values(1), values(2));
    let mut grad = Tensor::<f64, Shape![3]>::zeros();
    let wide = w.requires_grad(&mut grad).expand::<Shape![4, 3]>();
    x.linear(wide).sum().backward();
    for i in 0..3 {
        assert!((grad[[i]] - 4.0 * x[[0, i]]).abs() < 1e-15);
    }
    // The gradient's memory is that of the input.
    let mut both = tensor![[1.0, 2.0]];
    let cells = both.as_cells();
    let w = tensor![[3.0, 4.0]];
    cells.linear(w.requires_grad(cells)).sum().backward();
    assert_eq!(both.as_slice(), [2.0, 4.0]);
}

// Gradients that one kernel receives are written, those of several operands are added.
#[test]
fn gradients_of_kernels_are_written_or_added() {
    let (x, w): (Tensor<f64, Shape![2, 3]>, Tensor<f64, Shape![3, 3]>) = (values(1), values(2));
    let c: Tensor<f64, Shape![4, 2, 3]> = values(3);
    let mut grads = [const { Tensor::<f64, Shape![3, 3]>::zeros() }; 3];
    let [a, b, d] = &mut grads;
    // Each element of the product has a copy for each of the 4; the sum of the copies is the same.
    let y = x.mm(w.requires_grad(a)).tanh();
    let _ = (y * &c).sum().backward();
    let sum = c.sum_dim::<0>().eval();
    let _ = (&sum * x.mm(w.requires_grad(b)).tanh()).sum().backward();
    let cells = d.as_cells();
    let half = || x.mm(w.requires_grad(cells)).tanh() * 0.5;
    let _ = ((half() + half()) * &sum).sum().backward();
    for i in 0..9 {
        let [a, b, d] = grads.each_ref().map(|grad| grad.as_slice()[i]);
        assert!(a != 0.0 && (a - b).abs() < 1e-14 && (b - d).abs() < 1e-14);
    }
}
