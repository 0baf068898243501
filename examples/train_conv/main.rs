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
// The network as an expression, of tensors for the scores alone, and of variables for the gradients: each pool halves both
// sizes of the image, which leaves 16 channels of 2 by 2, and `flatten` makes a row of them.
macro_rules! scores {
    ($x:expr, $w1:expr, $b1:expr, $w2:expr, $b2:expr, $w3:expr, $b3:expr) => {
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
            .flatten::<1, -1>()
            .linear($w3)
            .bias($b3)
    };
}

impl Model for Net<D<8>, D<16>> {
    fn backward(
        &self,
        grads: &mut Self,
        x: TensorView<f32, Shape![BATCH, 64]>,
        y: TensorView<u8, Shape![BATCH]>,
    ) -> Result<f32, LookupError> {
        let images = x.view::<Shape![BATCH, 1, 8, 8]>();
        let (w1, b1) = (
            self.conv1.requires_grad(&mut grads.conv1),
            self.bias1.requires_grad(&mut grads.bias1),
        );
        let (w2, b2) = (
            self.conv2.requires_grad(&mut grads.conv2),
            self.bias2.requires_grad(&mut grads.bias2),
        );
        let (w3, b3) = (
            self.linear.requires_grad(&mut grads.linear),
            self.bias.requires_grad(&mut grads.bias),
        );
        let scores = scores!(images, w1, b1, w2, b2, w3, b3);
        Ok(scores.cross_entropy(y).mean()?.backward())
    }
    fn digit(&self, image: TensorView<f32, Shape![1, 64]>) -> usize {
        let image = image.view::<Shape![1, 1, 8, 8]>();
        let (w1, b1, w2, b2) = (&self.conv1, &self.bias1, &self.conv2, &self.bias2);
        scores!(image, w1, b1, w2, b2, &self.linear, &self.bias).argmax()
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
