//! Learns handwritten digits: a network of 64-32-16-10, 2,778 parameters, trained by stochastic gradient descent with
//! one image at a time.
//!
//! The 1797 images of 8 by 8 pixels are the test set of the *Optical Recognition of Handwritten Digits* of the UCI
//! Machine Learning Repository (E. Alpaydin and C. Kaynak, 1998), which is under the licence CC BY 4.0; 100 for training
//! and 50 for the test are in flash. The weights are drawn on the target, and are the only memory that is not on the
//! stack: the backward pass updates them as soon as it knows their derivatives.

use core::hint::black_box;

use stridewise::prelude::*;

/// A row for each image: 64 grey values from 0 to 16, then the digit.
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

/// The network.
#[derive(Clone)]
pub struct Net {
    pub w1: Tensor<f32, Shape![32, 64]>,
    pub b1: Tensor<f32, Shape![32]>,
    pub w2: Tensor<f32, Shape![16, 32]>,
    pub b2: Tensor<f32, Shape![16]>,
    pub w3: Tensor<f32, Shape![10, 16]>,
    pub b3: Tensor<f32, Shape![10]>,
}
const _: () = assert!(size_of::<Net>() == 4 * 2778);

/// The parameters after the first step, as PyTorch computes them.
mod torch {
    use super::*;
    pub static W1: TensorView<f32, Shape![32, 64]> =
        include_npy!("../../models/train_digits/w1.npy");
    pub static B1: TensorView<f32, Shape![32]> = include_npy!("../../models/train_digits/b1.npy");
    pub static W2: TensorView<f32, Shape![16, 32]> =
        include_npy!("../../models/train_digits/w2.npy");
    pub static B2: TensorView<f32, Shape![16]> = include_npy!("../../models/train_digits/b2.npy");
    pub static W3: TensorView<f32, Shape![10, 16]> =
        include_npy!("../../models/train_digits/w3.npy");
    pub static B3: TensorView<f32, Shape![10]> = include_npy!("../../models/train_digits/b3.npy");
    /// The losses of the first epoch.
    pub static LOSSES: TensorView<f32, Shape![TRAIN]> =
        include_npy!("../../models/train_digits/losses.npy");
}

/// An image with its digit.
pub type Row<'a> = TensorView<'a, u8, Shape![65]>;

impl Net {
    pub const ZEROS: Self = Self {
        w1: Tensor::zeros(),
        b1: Tensor::zeros(),
        w2: Tensor::zeros(),
        b2: Tensor::zeros(),
        w3: Tensor::zeros(),
        b3: Tensor::zeros(),
    };

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
        self.scores(row).argmax() == usize::from(row[[64]])
    }
}

/// One step.
pub fn run(net: &mut Net) {
    if let Some(row) = black_box(TRAIN_DIGITS).rows().next() {
        black_box(net.step(row, LR));
    }
}

/// Whether the first step and the losses of the first epoch are PyTorch's, and whether the network then learns to
/// recognise images that it was not trained with.
pub fn check(net: &mut Net) -> bool {
    net.draw();
    let mut first = true;
    for (row, &wanted) in TRAIN_DIGITS.rows().zip(torch::LOSSES.iter()) {
        let Some(loss) = net.step(row, LR) else {
            return false;
        };
        if !((loss - wanted).abs() < 1e-3) || first && !(net.off() < 1e-5) {
            return false;
        }
        first = false;
    }
    for _ in 1..EPOCHS {
        for row in TRAIN_DIGITS.rows() {
            net.step(row, LR);
        }
    }
    TEST_DIGITS.rows().filter(|row| net.recognises(*row)).count() >= RIGHT
}
/// Of [`TEST`] images, after [`EPOCHS`] with [`TRAIN`] images.
const RIGHT: usize = 42;

impl Net {
    /// The largest difference from PyTorch's first step.
    fn off(&self) -> f32 {
        let weights = (&self.w1 - torch::W1).abs().max();
        let weights = weights.max((&self.w2 - torch::W2).abs().max());
        let weights = weights.max((&self.w3 - torch::W3).abs().max());
        let biases = (&self.b1 - torch::B1).abs().max();
        let biases = biases.max((&self.b2 - torch::B2).abs().max());
        weights.max(biases.max((&self.b3 - torch::B3).abs().max()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn takes_steps_as_pytorch_does() {
        let mut net = Net::ZEROS.clone();
        assert!(check(&mut net));
        net.draw();
        assert!(net.off() > 1e-3);
        net.step(TRAIN_DIGITS.select::<0, 0>().rebase(), LR);
        println!("{}", net.off());
    }

    #[test]
    fn learns_the_digits() {
        let rows = TensorView::<u8, Shape![1797, 65]>::new(DIGITS);
        let (test, train): (Vec<_>, Vec<_>) = rows.rows().enumerate().partition(|(i, _)| i % 6 == 0);
        let mut net = Net::ZEROS.clone();
        net.draw();
        for epoch in 0..15 {
            for (_, row) in &train {
                net.step(*row, LR / (1.0 + epoch as f32 / 5.0)).unwrap();
            }
        }
        let right = test.iter().filter(|(_, row)| net.recognises(*row)).count();
        println!("{right} of {}", test.len());
        assert!(right * 100 >= test.len() * 95, "{right} of {}", test.len());
    }
}
