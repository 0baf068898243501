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
