//! Learns handwritten digits: a network of 64-32-16-10, trained by AdamW with gradients of `backward`.
//!
//! `cargo run --release --example train` takes a second. It writes the confusion matrix, the first layer's filters and
//! the weights to `target/train`.
//!
//! The 1797 images of 8 by 8 pixels are the test set of the *Optical Recognition of Handwritten Digits* of the UCI
//! Machine Learning Repository (E. Alpaydin and C. Kaynak, 1998), which is under the licence CC BY 4.0. `digits.bin` has a
//! row for each: 64 grey values from 0 to 16, then the digit.

use std::error::Error;
use std::fs;

use rand::seq::SliceRandom;
use rand::{SeedableRng, rngs::ChaCha8Rng};
use stridewise::files::{Safetensors, SafetensorsWriter};
use stridewise::init::{Fan, Nonlinearity, kaiming_uniform_};
use stridewise::optim::{
    AdamState, AdamW, CosineAnnealingLr, Parameters, Schedule, Zeros, parameters,
};
use stridewise::prelude::*;

static DIGITS: &[u8; 1797 * 65] = include_bytes!("digits.bin");
const EPOCHS: usize = 30;
const BATCH: usize = 32;

parameters! {
    /// A layer with its bias.
    struct Linear<I: Dim, O: Dim> {
        weight: Tensor<f32, (O, I)>,
        bias: Tensor<f32, (O,)>,
    }
    /// Three layers: `H` and `G` units between 64 pixels and 10 scores.
    struct Net<H: Dim, G: Dim> {
        l1: Linear<D<64>, H>,
        l2: Linear<H, G>,
        l3: Linear<G, D<10>>,
    }
}

impl<I: Dim, O: Dim> Linear<I, O> {
    /// The layer as an expression.
    fn forward<B: Dim>(
        &self,
        x: impl Expr<Elem = f32, Shape = (B, I)>,
    ) -> Lazy<impl Node<Elem = f32, Shape = (B, O)>> {
        x.linear(&self.weight).bias(&self.bias)
    }
}
impl<H: Dim, G: Dim> Net<H, G> {
    /// The scores of some images.
    fn forward<B: Dim>(&self, x: TensorView<f32, (B, D<64>)>) -> Tensor<f32, (B, D<10>)> {
        let hidden = self.l1.forward(x).relu();
        self.l3.forward(self.l2.forward(hidden).relu()).eval()
    }
}

/// Adds the gradients of the mean cross entropy to `grads`, and returns it.
fn backward(
    net: &Net<D<32>, D<16>>,
    grads: &mut Net<D<32>, D<16>>,
    x: TensorView<f32, Shape![BATCH, 64]>,
    y: TensorView<u8, Shape![BATCH]>,
) -> Result<f32, LookupError> {
    let (w1, b1) = (
        net.l1.weight.requires_grad(&mut grads.l1.weight),
        net.l1.bias.requires_grad(&mut grads.l1.bias),
    );
    let (w2, b2) = (
        net.l2.weight.requires_grad(&mut grads.l2.weight),
        net.l2.bias.requires_grad(&mut grads.l2.bias),
    );
    let (w3, b3) = (
        net.l3.weight.requires_grad(&mut grads.l3.weight),
        net.l3.bias.requires_grad(&mut grads.l3.bias),
    );
    let hidden = x.linear(w1).bias(b1).relu();
    let scores = hidden.linear(w2).bias(b2).relu().linear(w3).bias(b3);
    Ok(scores.cross_entropy(y).mean()?.backward())
}

fn main() -> Result<(), Box<dyn Error>> {
    let rows = TensorView::<u8, Shape![1797, 65]>::new(DIGITS);
    let images = (rows.narrow::<1, 0, 64>().to::<f32>() / 16.0).eval_boxed();
    let digits = rows.select::<1, 64>();

    // Every sixth image is for the test.
    let (test, mut train): (Vec<usize>, Vec<usize>) = (0..1797).partition(|i| i % 6 == 0);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut net = Net::<D<32>, D<16>>::zeros();
    kaiming_uniform_(&mut net.l1.weight, Fan::In, Nonlinearity::Relu, &mut rng)?;
    kaiming_uniform_(&mut net.l2.weight, Fan::In, Nonlinearity::Relu, &mut rng)?;
    kaiming_uniform_(&mut net.l3.weight, Fan::In, Nonlinearity::Relu, &mut rng)?;
    let (mut grads, mut state) = (Net::zeros(), AdamState::zeros());
    let mut optimizer = AdamW::new(1e-2);
    let steps = EPOCHS * (train.len() / BATCH);
    let schedule = CosineAnnealingLr::new(1e-2, steps as u32);

    let mut step = 0;
    for epoch in 1..=EPOCHS {
        train.shuffle(&mut rng);
        let mut sum = 0.0;
        // The last images of an epoch, fewer than a batch, are left out.
        for batch in train.chunks_exact(BATCH) {
            let (mut x, mut y) = (
                Tensor::<f32, Shape![BATCH, 64]>::zeros(),
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
        if epoch % 5 == 0 || epoch == 1 {
            let loss = sum / (train.len() / BATCH) as f32;
            let right = accuracy(&net, &images, digits, &test)?;
            println!("epoch {epoch:2}: loss {loss:.4}, {right:.1} % of the test images");
        }
    }

    // The weights, saved and loaded again.
    let folder = "target/train";
    fs::create_dir_all(folder)?;
    let mut file = SafetensorsWriter::new();
    fs::write(
        format!("{folder}/digits.safetensors"),
        file.add_parameters("", &net)?.to_bytes()?,
    )?;
    let bytes = fs::read(format!("{folder}/digits.safetensors"))?;
    let mut loaded = Net::<D<32>, D<16>>::zeros();
    Safetensors::parse(&bytes)?.load_state_dict(&mut loaded)?;

    // Rows are digits, columns what the loaded network takes them for.
    let mut confusion = Tensor::<u32, Shape![10, 10]>::zeros();
    for &i in &test {
        let scores = loaded.forward(images.select_at::<0>(i)?.unsqueeze::<0>());
        confusion[[usize::from(digits[[i]]), scores.argmax()]] += 1;
    }
    println!("{confusion}");
    confusion
        .heatmap()
        .title("digits and what they are taken for")
        .labels("digit", "taken for")
        .save(format!("{folder}/confusion.png"))?;
    let filters = loaded.l1.weight.view::<Shape![32, 1, 8, 8]>();
    filters
        .make_grid()
        .normalize()
        .scale_each()
        .scale(8)
        .save(format!("{folder}/filters.png"))?;
    println!(
        "{} parameters; pictures and weights are in {folder}",
        net.num_parameters()
    );
    Ok(())
}

/// The percentage of some images that the network recognises.
fn accuracy(
    net: &Net<D<32>, D<16>>,
    images: &BoxedTensor<f32, Shape![1797, 64]>,
    digits: impl Expr<Elem = u8, Shape = Shape![1797]>,
    some: &[usize],
) -> Result<f32, IndexError> {
    let digits = digits.eval();
    let mut right = 0;
    for &i in some {
        let scores = net.forward(images.select_at::<0>(i)?.unsqueeze::<0>());
        right += usize::from(scores.argmax() == usize::from(digits[[i]]));
    }
    Ok(right as f32 / some.len() as f32 * 100.0)
}
