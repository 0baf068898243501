//! The images of handwritten digits, and the loop in which the examples `train` and `train_conv` learn them.
//!
//! The 1797 images of 8 by 8 pixels are the test set of the *Optical Recognition of Handwritten Digits* of the UCI
//! Machine Learning Repository (E. Alpaydin and C. Kaynak, 1998), which is under the licence CC BY 4.0. `digits.bin` has a
//! row for each: 64 grey values from 0 to 16, then the digit.

use std::error::Error;

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use stridewise::optim::{AdamState, AdamW, CosineAnnealingLr, Schedule, Zeros};
use stridewise::prelude::*;

static ROWS: &[u8; 1797 * 65] = include_bytes!("digits.bin");
pub(crate) const BATCH: usize = 32;

/// A network that learns digits.
pub(crate) trait Model: Zeros {
    /// Adds the gradients of the mean cross entropy to `grads`, and returns it.
    fn backward(
        &self,
        grads: &mut Self,
        x: TensorView<f32, Shape![BATCH, 64]>,
        y: TensorView<u8, Shape![BATCH]>,
    ) -> Result<f32, LookupError>;

    /// The digit of an image.
    fn digit(&self, image: TensorView<f32, Shape![1, 64]>) -> usize;
}

/// The images, their digits, and which of them are learnt. Every sixth image is for the test.
pub(crate) struct Digits {
    pub(crate) images: BoxedTensor<f32, Shape![1797, 64]>,
    pub(crate) digits: Tensor<u8, Shape![1797]>,
    pub(crate) test: Vec<usize>,
    train: Vec<usize>,
}

impl Digits {
    pub(crate) fn new() -> Self {
        let rows = TensorView::<u8, Shape![1797, 65]>::new(ROWS);
        let (test, train) = (0..1797).partition(|i| i % 6 == 0);
        Self {
            images: (rows.narrow::<1, 0, 64>().to::<f32>() / 16.0).eval_boxed(),
            digits: rows.select::<1, 64>().contiguous().eval(),
            test,
            train,
        }
    }

    /// Trains the network, and prints its progress in the first epoch and in each `every` epochs.
    pub(crate) fn learn<N: Model>(
        &mut self,
        net: &mut N,
        lr: f64,
        epochs: usize,
        every: usize,
        rng: &mut ChaCha8Rng,
    ) -> Result<(), Box<dyn Error>> {
        let (mut grads, mut state) = (N::zeros(), AdamState::<N>::zeros());
        let mut optimizer = AdamW::new(lr);
        let batches = self.train.len() / BATCH;
        let schedule = CosineAnnealingLr::new(lr, (epochs * batches) as u32);
        let mut step = 0;
        for epoch in 1..=epochs {
            self.train.shuffle(rng);
            let mut sum = 0.0;
            // The last images of an epoch, fewer than a batch, are left out.
            for batch in self.train.chunks_exact(BATCH) {
                let mut x = Tensor::<f32, Shape![BATCH, 64]>::zeros();
                let mut y = Tensor::<u8, Shape![BATCH]>::zeros();
                for (row, &i) in batch.iter().enumerate() {
                    let mut image = x.as_view_mut().select_at::<0>(row)?;
                    image.copy_(self.images.select_at::<0>(i)?);
                    y[[row]] = self.digits[[i]];
                }
                grads.zero_grad();
                sum += net.backward(&mut grads, x.as_view(), y.as_view())?;
                optimizer.lr = schedule.lr(step);
                optimizer.step(net, &grads, &mut state);
                step += 1;
            }
            if epoch % every == 0 || epoch == 1 {
                let loss = sum / batches as f32;
                let right = self.accuracy(net)?;
                println!("epoch {epoch:2}: loss {loss:.4}, {right:.1} % of the test images");
            }
        }
        Ok(())
    }

    /// The digit of an image, and what the network takes it for.
    pub(crate) fn ask(&self, net: &impl Model, i: usize) -> Result<[usize; 2], IndexError> {
        let image = self.images.select_at::<0>(i)?.unsqueeze::<0>();
        Ok([usize::from(self.digits[[i]]), net.digit(image)])
    }

    /// The percentage of the test images that the network recognises.
    fn accuracy(&self, net: &impl Model) -> Result<f32, IndexError> {
        let mut right = 0;
        for &i in &self.test {
            let [digit, taken] = self.ask(net, i)?;
            right += usize::from(digit == taken);
        }
        Ok(right as f32 / self.test.len() as f32 * 100.0)
    }
}
