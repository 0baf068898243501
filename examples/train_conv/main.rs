//! Learns handwritten digits by convolutions: two of 3 by 3, each with a maximum pool, and a linear layer.
//!
//! `cargo run --release --example train_conv` takes a few seconds. The images are those of the example `train`, which
//! learns them by linear layers.

#[path = "../train/digits.rs"]
mod digits;

use std::error::Error;

use digits::{BATCH, Digits, Model};
use rand::{SeedableRng, rngs::ChaCha8Rng};
use stridewise::init::{Fan, Nonlinearity, kaiming_uniform_};
use stridewise::optim::{Parameters, Zeros, parameters};
use stridewise::prelude::*;

parameters! {
    /// Convolutions to `C` and to `K` channels, and a layer from the 64 numbers that are left to 10 scores.
    struct Net<C: Dim, K: Dim> {
        conv1: Tensor<f32, (C, D<1>, D<3>, D<3>)>,
        bias1: Tensor<f32, (C,)>,
        conv2: Tensor<f32, (K, C, D<3>, D<3>)>,
        bias2: Tensor<f32, (K,)>,
        linear: Tensor<f32, Shape![10, 64]>,
        bias: Tensor<f32, Shape![10]>,
    }
}
/// What the convolutions make of `B` images of 8 by 8: 16 channels of 2 by 2, since each pool halves both sizes.
type Features<B> = Tensor<f32, (B, D<16>, D<2>, D<2>)>;

// The convolutions as an expression, of tensors for the features alone, and of variables for the gradients.
macro_rules! features {
    ($x:expr, $w1:expr, $b1:expr, $w2:expr, $b2:expr) => {
        $x.conv_options::<Padding<1>>()
            .conv2d($w1)
            .bias($b1)
            .relu()
            .max_pool2d::<Kernel<2>>()
            .conv_options::<Padding<1>>()
            .conv2d($w2)
            .bias($b2)
            .relu()
            .max_pool2d::<Kernel<2>>()
    };
}

impl Model for Net<D<8>, D<16>> {
    // The features are a tensor between two segments, because the linear layer takes another view of them: its gradient
    // is where the backward pass of the convolutions begins.
    fn backward(
        &self,
        grads: &mut Self,
        x: TensorView<f32, Shape![BATCH, 64]>,
        y: TensorView<u8, Shape![BATCH]>,
    ) -> Result<f32, LookupError> {
        let images = x.view::<Shape![BATCH, 1, 8, 8]>();
        let features: Features<D<BATCH>> =
            features!(images, &self.conv1, &self.bias1, &self.conv2, &self.bias2).eval();

        let mut features_grad = Features::<D<BATCH>>::zeros();
        let rows = features
            .requires_grad(&mut features_grad)
            .view::<Shape![BATCH, 64]>();
        let (w, b) = (
            self.linear.requires_grad(&mut grads.linear),
            self.bias.requires_grad(&mut grads.bias),
        );
        let loss = rows.linear(w).bias(b).cross_entropy(y).mean()?.backward();

        let (w1, b1) = (
            self.conv1.requires_grad(&mut grads.conv1),
            self.bias1.requires_grad(&mut grads.bias1),
        );
        let (w2, b2) = (
            self.conv2.requires_grad(&mut grads.conv2),
            self.bias2.requires_grad(&mut grads.bias2),
        );
        features!(images, w1, b1, w2, b2).backward_with(&features_grad);
        Ok(loss)
    }
    fn digit(&self, image: TensorView<f32, Shape![1, 64]>) -> usize {
        let image = image.view::<Shape![1, 1, 8, 8]>();
        let features: Features<D<1>> =
            features!(image, &self.conv1, &self.bias1, &self.conv2, &self.bias2).eval();
        let rows = features.view::<Shape![1, 64]>();
        rows.linear(&self.linear).bias(&self.bias).argmax()
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut net = Net::<D<8>, D<16>>::zeros();
    kaiming_uniform_(&mut net.conv1, Fan::In, Nonlinearity::Relu, &mut rng)?;
    kaiming_uniform_(&mut net.conv2, Fan::In, Nonlinearity::Relu, &mut rng)?;
    kaiming_uniform_(&mut net.linear, Fan::In, Nonlinearity::Linear, &mut rng)?;
    Digits::new().learn(&mut net, 5e-3, 10, 1, &mut rng)?;
    println!("{} parameters", net.num_parameters());
    Ok(())
}
