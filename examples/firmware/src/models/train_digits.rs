//! Learns handwritten digits: a network of 64-32-16-10, 2,778 parameters, trained by stochastic gradient descent with
//! one image at a time.
//!
//! The 1797 images of 8 by 8 pixels are the test set of the *Optical Recognition of Handwritten Digits* of the UCI
//! Machine Learning Repository (E. Alpaydin and C. Kaynak, 1998), which is under the licence CC BY 4.0; 100 for training
//! and 50 for the test are in flash. The weights are drawn on the target, and are the only memory that is not on the
//! stack: the backward pass updates them as soon as it knows their derivatives.

use core::hint::black_box;

use stridewise::optim::{Adam, AdamState, Parameters, Zeros, parameters};
use stridewise::prelude::*;

/// A row for each image: 64 grey values from 0 to 16, then the digit.
#[cfg(test)]
static DIGITS: &[u8; 1797 * 65] = include_bytes!("../../../train/digits.bin");
/// The images that are in flash.
pub const TRAIN: usize = 100;
pub const TEST: usize = 50;
static TRAIN_ROWS: [u8; TRAIN * 65] = rows(false);
static TEST_ROWS: [u8; TEST * 65] = rows(true);

/// The first images of the file; every sixth one is for the test.
const fn rows<const N: usize>(test: bool) -> [u8; N] {
    let digits = include_bytes!("../../../train/digits.bin");
    let mut rows = [0; N];
    let (mut to, mut image) = (0, 0);
    while to < N {
        if (image % 6 == 0) == test {
            let mut i = 0;
            while i < 65 {
                rows[to + i] = digits[image * 65 + i];
                i += 1;
            }
            to += 65;
        }
        image += 1;
    }
    rows
}
pub static TRAIN_DIGITS: TensorView<u8, Shape![TRAIN, 65]> = TensorView::new(&TRAIN_ROWS);
pub static TEST_DIGITS: TensorView<u8, Shape![TEST, 65]> = TensorView::new(&TEST_ROWS);

/// The learning rate.
pub const LR: f32 = 0.05;
/// The epochs of training on the target.
const EPOCHS: usize = 10;

parameters! {
    /// The network.
    pub struct Net {
        pub w1: Tensor<f32, Shape![32, 64]>,
        pub b1: Tensor<f32, Shape![32]>,
        pub w2: Tensor<f32, Shape![16, 32]>,
        pub b2: Tensor<f32, Shape![16]>,
        pub w3: Tensor<f32, Shape![10, 16]>,
        pub b3: Tensor<f32, Shape![10]>,
    }
}
const _: () = assert!(size_of::<Net>() == 4 * 2778);

/// The largest difference of two tensors.
fn off(a: &[f32], b: &[f32]) -> f32 {
    a.iter().zip(b).fold(0.0, |most: f32, (a, b)| {
        let off = (a - b).abs();
        // A NaN is a difference.
        if off <= most { most } else { off }
    })
}

/// The parameters after the first step, and the losses of the first epoch, as PyTorch computes them.
macro_rules! torch {
    ($($name:ident, $folder:literal;)*) => { $(
        mod $name {
            use super::*;
            torch! { $folder
                W1 "w1" [32, 64]; B1 "b1" [32]; W2 "w2" [16, 32]; B2 "b2" [16]; W3 "w3" [10, 16]; B3 "b3" [10];
                LOSSES "losses" [TRAIN];
            }
            /// The largest difference of the parameters.
            pub fn of(net: &Net) -> f32 {
                let w = off(net.w1.as_slice(), W1.storage()).max(off(net.b1.as_slice(), B1.storage()));
                let w = w.max(off(net.w2.as_slice(), W2.storage()));
                let w = w.max(off(net.b2.as_slice(), B2.storage()));
                let w = w.max(off(net.w3.as_slice(), W3.storage()));
                w.max(off(net.b3.as_slice(), B3.storage()))
            }
        }
    )* };
    ($folder:literal $($NAME:ident $name:literal [$($n:tt),*];)*) => { $(
        pub static $NAME: TensorView<f32, Shape![$($n),*]> =
            include_npy!(concat!("../../models/", $folder, "/", $name, ".npy"));
    )* };
}
torch! { by_sgd, "train_digits"; by_adam, "train_digits_adam"; }

/// An image with its digit.
pub type Row<'a> = TensorView<'a, u8, Shape![65]>;

impl Net {
    /// Draws the weights, uniformly up to √(6 / inputs), as `generate_training.py` does.
    pub fn draw(&mut self) {
        let mut state = 1_u32;
        let mut draw = |weights: &mut [f32], bound: f32| {
            for w in weights {
                state ^= state << 13;
                state ^= state >> 17;
                state ^= state << 5;
                *w = ((state >> 8) as f32 * (2.0 / 16_777_216.0) - 1.0) * bound;
            }
        };
        draw(self.w1.as_mut_slice(), 0.306_186_2);
        draw(self.w2.as_mut_slice(), 0.433_012_7);
        draw(self.w3.as_mut_slice(), 0.612_372_4);
        self.b1.zero_();
        self.b2.zero_();
        self.b3.zero_();
    }

    /// One step with one image: the loss before it.
    #[inline(never)]
    pub fn step(&mut self, row: Row, lr: f32) -> Option<f32> {
        let row = row.unsqueeze::<0>();
        let x = row.narrow::<1, 0, 64>().to::<f32>() * (1.0 / 16.0);
        let h = x.linear(self.w1.sgd(lr)).bias(self.b1.sgd(lr)).relu();
        let h = h.linear(self.w2.sgd(lr)).bias(self.b2.sgd(lr)).relu();
        let scores = h.linear(self.w3.sgd(lr)).bias(self.b3.sgd(lr));
        let loss = scores.cross_entropy(row.select::<1, 64>()).mean();
        Some(loss.ok()?.backward())
    }

    /// Adds the derivatives of the loss with one image to `grads`: the loss.
    #[inline(never)]
    pub fn backward(&self, grads: &mut Self, row: Row) -> Option<f32> {
        let row = row.unsqueeze::<0>();
        let x = row.narrow::<1, 0, 64>().to::<f32>() * (1.0 / 16.0);
        let (w1, b1) = (
            self.w1.requires_grad(&mut grads.w1),
            self.b1.requires_grad(&mut grads.b1),
        );
        let (w2, b2) = (
            self.w2.requires_grad(&mut grads.w2),
            self.b2.requires_grad(&mut grads.b2),
        );
        let (w3, b3) = (
            self.w3.requires_grad(&mut grads.w3),
            self.b3.requires_grad(&mut grads.b3),
        );
        let h = x.linear(w1).bias(b1).relu().linear(w2).bias(b2).relu();
        let scores = h.linear(w3).bias(b3);
        let loss = scores.cross_entropy(row.select::<1, 64>()).mean();
        Some(loss.ok()?.backward())
    }

    /// The scores of an image.
    #[inline(never)]
    pub fn scores(&self, row: Row) -> Tensor<f32, Shape![10]> {
        let x = row.narrow::<0, 0, 64>().to::<f32>() * (1.0 / 16.0);
        let h = x.linear(&self.w1).bias(&self.b1).relu();
        let h = h.linear(&self.w2).bias(&self.b2).relu();
        h.linear(&self.w3).bias(&self.b3).eval()
    }

    /// Whether the network recognises an image.
    pub fn recognises(&self, row: Row) -> bool {
        let scores = self.scores(row);
        let of_digit = scores.get([usize::from(row[[64]])]);
        of_digit.is_some_and(|&score| score == scores.max())
    }
}

/// Trains and looks at the results: whether the parameters after the first step and the losses of the first epoch are
/// PyTorch's, and whether the network then recognises images that it was not trained with.
fn learns<S>(
    s: &mut S,
    step: impl Fn(&mut S, Row) -> Option<f32>,
    net: impl Fn(&S) -> &Net,
    off: impl Fn(&Net) -> f32,
    losses: &TensorView<f32, Shape![TRAIN]>,
) -> bool {
    let mut first = true;
    for (row, &wanted) in TRAIN_DIGITS.rows().zip(losses.iter()) {
        let near = step(s, row).is_some_and(|loss| (loss - wanted).abs() < 1e-3);
        let close = !first || off(net(s)) < 1e-5;
        if !near || !close {
            return false;
        }
        first = false;
    }
    for _ in 1..EPOCHS {
        for row in TRAIN_DIGITS.rows() {
            step(s, row);
        }
    }
    let net = net(s);
    let right = TEST_DIGITS.rows().filter(|row| net.recognises(*row));
    right.fold(0_usize, |n, _| n.wrapping_add(1)) >= RIGHT
}
/// Of [`TEST`] images, after [`EPOCHS`] with [`TRAIN`] images.
const RIGHT: usize = 42;

/// By stochastic gradient descent: 11 KB, the parameters.
pub mod sgd {
    use super::*;

    pub type Scratch = Net;
    pub const NEW: Scratch = Net::ZEROS;

    pub fn begin(net: &mut Net) {
        net.draw();
    }

    /// One step.
    pub fn run(net: &mut Net) {
        if let Some(row) = black_box(TRAIN_DIGITS).rows().next() {
            black_box(net.step(row, LR));
        }
    }

    pub fn check(net: &mut Net) -> bool {
        net.draw();
        learns(
            net,
            |net, row| net.step(row, LR),
            |net| net,
            by_sgd::of,
            &by_sgd::LOSSES,
        )
    }
}

/// By Adam: 44 KB, the parameters, their gradients and two moments of each.
pub mod adam {
    use super::*;

    pub struct Scratch {
        pub net: Net,
        grads: Net,
        state: AdamState<Net>,
    }
    pub const NEW: Scratch = Scratch {
        net: Net::ZEROS,
        grads: Net::ZEROS,
        state: AdamState::ZEROS,
    };
    const OPTIMIZER: Adam = Adam::new(3e-3);

    /// A step with one image: the loss before it.
    #[inline(never)]
    pub fn step(s: &mut Scratch, row: Row) -> Option<f32> {
        s.grads.zero_grad();
        let loss = s.net.backward(&mut s.grads, row)?;
        OPTIMIZER.step(&mut s.net, &s.grads, &mut s.state);
        Some(loss)
    }

    /// One step.
    pub fn run(s: &mut Scratch) {
        if let Some(row) = black_box(TRAIN_DIGITS).rows().next() {
            black_box(step(s, row));
        }
    }

    pub fn begin(s: &mut Scratch) {
        s.net.draw();
        s.state.exp_avg.zero_grad();
        s.state.exp_avg_sq.zero_grad();
        s.state.step = 0;
    }

    pub fn check(s: &mut Scratch) -> bool {
        begin(s);
        learns(s, step, |s| &s.net, by_adam::of, &by_adam::LOSSES)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn takes_steps_as_pytorch_does() {
        let mut net = sgd::NEW;
        assert!(sgd::check(&mut net));
        net.draw();
        assert!(by_sgd::of(&net) > 1e-3);
        let mut s = adam::NEW;
        adam::begin(&mut s);
        adam::run(&mut s);
        assert!(adam::check(&mut s));
        assert!(by_adam::of(&s.net) > 1e-3);
    }

    #[test]
    fn learns_the_digits() {
        let rows = TensorView::<u8, Shape![1797, 65]>::new(DIGITS);
        let (test, train): (Vec<_>, Vec<_>) =
            rows.rows().enumerate().partition(|(i, _)| i % 6 == 0);
        let mut net = sgd::NEW;
        net.draw();
        for epoch in 0..15 {
            for (_, row) in &train {
                net.step(*row, LR / (1.0 + epoch as f32 / 5.0)).unwrap();
            }
        }
        let right = test.iter().filter(|(_, row)| net.recognises(*row)).count();
        assert!(right * 100 >= test.len() * 95, "{right} of {}", test.len());
    }
}
