//! Learns handwritten digits by convolutions: two of 3 by 3, each with a maximum pool, and a linear layer.
//!
//! `cargo run --release --example train_conv` takes a few seconds. The images are those of the example `train`, which
//! learns them by linear layers.

use std::error::Error;

use rand::seq::SliceRandom;
use rand::{SeedableRng, rngs::ChaCha8Rng};
use stridewise::init::{Fan, Nonlinearity, kaiming_uniform_};
use stridewise::optim::{
    AdamState, AdamW, CosineAnnealingLr, Parameters, Schedule, Zeros, parameters,
};
use stridewise::prelude::*;

static DIGITS: &[u8; 1797 * 65] = include_bytes!("../train/digits.bin");
const EPOCHS: usize = 10;
const BATCH: usize = 32;

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
type Digits = Net<D<8>, D<16>>;
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

/// Adds the gradients of the mean cross entropy to `grads`, and returns it.
///
/// The features are a tensor between two segments, because the linear layer takes another view of them: its gradient
/// is where the backward pass of the convolutions begins.
fn backward(
    net: &Digits,
    grads: &mut Digits,
    x: TensorView<f32, Shape![BATCH, 1, 8, 8]>,
    y: TensorView<u8, Shape![BATCH]>,
) -> Result<f32, LookupError> {
    let features: Features<D<BATCH>> =
        features!(x, &net.conv1, &net.bias1, &net.conv2, &net.bias2).eval();

    let mut features_grad = Features::<D<BATCH>>::zeros();
    let rows = features
        .requires_grad(&mut features_grad)
        .view::<Shape![BATCH, 64]>();
    let (w, b) = (
        net.linear.requires_grad(&mut grads.linear),
        net.bias.requires_grad(&mut grads.bias),
    );
    let loss = rows.linear(w).bias(b).cross_entropy(y).mean()?.backward();

    let (w1, b1) = (
        net.conv1.requires_grad(&mut grads.conv1),
        net.bias1.requires_grad(&mut grads.bias1),
    );
    let (w2, b2) = (
        net.conv2.requires_grad(&mut grads.conv2),
        net.bias2.requires_grad(&mut grads.bias2),
    );
    features!(x, w1, b1, w2, b2).backward_with(&features_grad);
    Ok(loss)
}

/// The percentage of some images that the network recognises.
fn accuracy(
    net: &Digits,
    images: &BoxedTensor<f32, Shape![1797, 1, 8, 8]>,
    digits: impl Expr<Elem = u8, Shape = Shape![1797]>,
    some: &[usize],
) -> Result<f32, IndexError> {
    let digits = digits.eval();
    let mut right = 0;
    for &i in some {
        let x = images.select_at::<0>(i)?.unsqueeze::<0>();
        let features: Features<D<1>> =
            features!(x, &net.conv1, &net.bias1, &net.conv2, &net.bias2).eval();
        let scores = features
            .view::<Shape![1, 64]>()
            .linear(&net.linear)
            .bias(&net.bias);
        right += usize::from(scores.argmax() == usize::from(digits[[i]]));
    }
    Ok(right as f32 / some.len() as f32 * 100.0)
}

fn main() -> Result<(), Box<dyn Error>> {
    let rows = TensorView::<u8, Shape![1797, 65]>::new(DIGITS);
    let pixels = (rows.narrow::<1, 0, 64>().to::<f32>() / 16.0).eval_boxed();
    let images = pixels.view::<Shape![1797, 1, 8, 8]>().eval_boxed();
    let digits = rows.select::<1, 64>();

    // Every sixth image is for the test.
    let (test, mut train): (Vec<usize>, Vec<usize>) = (0..1797).partition(|i| i % 6 == 0);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut net = Digits::zeros();
    kaiming_uniform_(&mut net.conv1, Fan::In, Nonlinearity::Relu, &mut rng)?;
    kaiming_uniform_(&mut net.conv2, Fan::In, Nonlinearity::Relu, &mut rng)?;
    kaiming_uniform_(&mut net.linear, Fan::In, Nonlinearity::Linear, &mut rng)?;
    let (mut grads, mut state) = (Net::zeros(), AdamState::zeros());
    let mut optimizer = AdamW::new(5e-3);
    let batches = train.len() / BATCH;
    let schedule = CosineAnnealingLr::new(5e-3, (EPOCHS * batches) as u32);

    let mut step = 0;
    for epoch in 1..=EPOCHS {
        train.shuffle(&mut rng);
        let mut sum = 0.0;
        // The last images of an epoch, fewer than a batch, are left out.
        for batch in train.chunks_exact(BATCH) {
            let (mut x, mut y) = (
                Tensor::<f32, Shape![BATCH, 1, 8, 8]>::zeros(),
                Tensor::<u8, Shape![BATCH]>::zeros(),
            );
            for (row, &i) in batch.iter().enumerate() {
                x.as_view_mut()
                    .select_at::<0>(row)?
                    .copy_(images.select_at::<0>(i)?);
                y[[row]] = digits[[i]];
            }
            grads.zero_grad();
            sum += backward(&net, &mut grads, x.as_view(), y.as_view())?;
            optimizer.lr = schedule.lr(step);
            optimizer.step(&mut net, &grads, &mut state);
            step += 1;
        }
        let right = accuracy(&net, &images, digits, &test)?;
        println!(
            "epoch {epoch:2}: loss {:.4}, {right:.1} % of the test images",
            sum / batches as f32
        );
    }
    println!("{} parameters", net.num_parameters());
    Ok(())
}
