//! Gradients of layers beside those of PyTorch's autograd: `grad/layers_cases.rs` and `grad/layers.bin`, written by
//! `grad/generate_layers.py`; and beside finite differences, with odd sizes.
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

// The gradients of a layer with three operands beside finite differences.
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
        |x, w, b| x.sliding::<(Groups<3>, Stride<1, 2>, Padding<1>)>().conv2d(w).bias(b);
    conv1d_by_differences: Shape![3, 11], Shape![5, 3, 3], Shape![5],
        |x, w, b| x.sliding::<Padding<1>>().conv1d(w).bias(b);
    conv_transpose2d_by_differences: Shape![3, 3, 5], Shape![3, 1, 2, 3], Shape![1],
        |x, w, b| x.sliding::<(Stride<2>, Padding<1, 0>)>().conv_transpose2d(w).bias(b);
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
