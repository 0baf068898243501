//! Learns handwritten digits: a network of 64-32-16-10, trained by AdamW with gradients of `backward`.
//!
//! `cargo run --release --example train` takes a second. It writes the confusion matrix, the first layer's filters and
//! the weights to `target/train`.

mod digits;

use std::error::Error;
use std::fs;

use digits::{BATCH, Digits, Model};
use rand::{SeedableRng, rngs::ChaCha8Rng};
use stridewise::files::{Safetensors, SafetensorsWriter};
use stridewise::init::{Fan, Nonlinearity, kaiming_uniform_};
use stridewise::optim::{Parameters, Zeros, parameters};
use stridewise::prelude::*;

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

impl Model for Net<D<32>, D<16>> {
    fn backward(
        &self,
        grads: &mut Self,
        x: TensorView<f32, Shape![BATCH, 64]>,
        y: TensorView<u8, Shape![BATCH]>,
    ) -> Result<f32, LookupError> {
        let (w1, b1) = (
            self.l1.weight.requires_grad(&mut grads.l1.weight),
            self.l1.bias.requires_grad(&mut grads.l1.bias),
        );
        let (w2, b2) = (
            self.l2.weight.requires_grad(&mut grads.l2.weight),
            self.l2.bias.requires_grad(&mut grads.l2.bias),
        );
        let (w3, b3) = (
            self.l3.weight.requires_grad(&mut grads.l3.weight),
            self.l3.bias.requires_grad(&mut grads.l3.bias),
        );
        let hidden = x.linear(w1).bias(b1).relu();
        let scores = hidden.linear(w2).bias(b2).relu().linear(w3).bias(b3);
        Ok(scores.cross_entropy(y).mean()?.backward())
    }
    fn digit(&self, image: TensorView<f32, Shape![1, 64]>) -> usize {
        self.forward(image).argmax()
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut digits = Digits::new();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut net = Net::<D<32>, D<16>>::zeros();
    kaiming_uniform_(&mut net.l1.weight, Fan::In, Nonlinearity::Relu, &mut rng)?;
    kaiming_uniform_(&mut net.l2.weight, Fan::In, Nonlinearity::Relu, &mut rng)?;
    kaiming_uniform_(&mut net.l3.weight, Fan::In, Nonlinearity::Relu, &mut rng)?;
    digits.learn(&mut net, 1e-2, 30, 5, &mut rng)?;

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
    for &i in &digits.test {
        confusion[digits.ask(&loaded, i)?] += 1;
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
