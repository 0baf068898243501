//! Layers of any size, as a user writes them: `Linear<I, O>`, `ConvBlock<C, O>`, `MultiHead<H, E>`, `Transformer<T, H, E, F>`.
//! Their sizes are type parameters, and `Dim` is the only bound, but for the kernel, which must not be
//! empty.
//!
//! ```sh
//! cargo run --example layers
//! ```
//!
//! The results are compared with PyTorch's, which `generate.py` writes to `expected.txt`.

use stridewise::num::{Mul, NonZeroDim};
use stridewise::prelude::*;

/// `y = x · Wᵀ + b`, of a batch of rows. PyTorch's `nn.Linear`.
struct Linear<I: Dim, O: Dim> {
    weight: Tensor<f32, (O, I)>,
    bias: Tensor<f32, (O,)>,
}
impl<I: Dim, O: Dim> Linear<I, O> {
    fn new(seed: f32) -> Self {
        Self {
            weight: numbers(seed),
            bias: numbers(seed + 1.0),
        }
    }

    fn forward<B: Dim>(&self, x: &Tensor<f32, (B, I)>) -> Tensor<f32, (B, O)> {
        x.linear(&self.weight).bias(&self.bias).eval()
    }

    /// The same of a batch of sequences.
    fn forward_each<B: Dim, T: Dim>(&self, x: &Tensor<f32, (B, T, I)>) -> Tensor<f32, (B, T, O)> {
        x.linear(&self.weight).bias(&self.bias).eval()
    }
}

/// A convolution with a kernel of `S` by `S` that keeps the size of the image, and the norm of its channels.
struct ConvNorm<C: Dim, O: Dim, S: NonZeroDim> {
    weight: Tensor<f32, (O, C, S, S)>,
    mean: Tensor<f32, (O,)>,
    var: Tensor<f32, (O,)>,
    scale: Tensor<f32, (O,)>,
    shift: Tensor<f32, (O,)>,
}
impl<C: Dim, O: Dim, S: NonZeroDim> ConvNorm<C, O, S> {
    fn new(seed: f32) -> Self {
        let var = numbers::<(O,)>(seed + 2.0);
        Self {
            weight: numbers(seed),
            mean: numbers(seed + 1.0),
            var: (&var * &var + 0.5).eval(),
            scale: numbers(seed + 3.0),
            shift: (&numbers::<(O,)>(seed + 4.0) + 1.0).eval(),
        }
    }

    fn forward<N: Dim, H: Dim, W: Dim>(
        &self,
        x: &Tensor<f32, (N, C, H, W)>,
    ) -> Tensor<f32, (N, O, H, W)> {
        x.conv_options::<PaddingSame>()
            .conv2d(&self.weight)
            .batch_norm(&self.mean, &self.var, 1e-5)
            .weight(&self.scale)
            .bias(&self.shift)
            .eval()
    }
}

/// Two convolutions and a residual, of images of any size.
struct ConvBlock<C: Dim, O: Dim> {
    first: ConvNorm<C, O, D<3>>,
    second: ConvNorm<O, O, D<3>>,
    shortcut: ConvNorm<C, O, D<1>>,
}
impl<C: Dim, O: Dim> ConvBlock<C, O> {
    fn new(seed: f32) -> Self {
        Self {
            first: ConvNorm::new(seed),
            second: ConvNorm::new(seed + 5.0),
            shortcut: ConvNorm::new(seed + 10.0),
        }
    }

    fn forward<N: Dim, H: Dim, W: Dim>(
        &self,
        x: &Tensor<f32, (N, C, H, W)>,
    ) -> Tensor<f32, (N, O, H, W)> {
        let y = self.first.forward(x).relu().eval();
        let y = self.second.forward(&y);
        (&y + &self.shortcut.forward(x)).relu().eval()
    }
}

/// Attention of `H` heads with `E` features each, to what came before. PyTorch's `nn.MultiheadAttention`.
struct MultiHead<H: Dim, E: Dim> {
    query: Tensor<f32, (H, E, Mul<H, E>)>,
    key: Tensor<f32, (H, E, Mul<H, E>)>,
    value: Tensor<f32, (H, E, Mul<H, E>)>,
    output: Linear<Mul<H, E>, Mul<H, E>>,
}
impl<H: Dim, E: Dim> MultiHead<H, E> {
    fn new(seed: f32) -> Self {
        Self {
            query: numbers(seed),
            key: numbers(seed + 1.0),
            value: numbers(seed + 2.0),
            output: Linear::new(seed + 3.0),
        }
    }

    fn forward<B: Dim, T: Dim>(
        &self,
        x: &Tensor<f32, (B, T, Mul<H, E>)>,
    ) -> Tensor<f32, (B, T, Mul<H, E>)> {
        let q = einsum!("btm,hem->bhte", x, &self.query);
        let k = einsum!("btm,hem->bhte", x, &self.key);
        let v = einsum!("btm,hem->bhte", x, &self.value);
        let y = q.scaled_dot_product_attention(k, v).causal();
        let y = y.transpose::<1, 2>().flatten::<2, 3>();
        self.output.forward_each(&y.eval())
    }
}

/// A block of a transformer: positions of `T` tokens, attention, and two layers with `F` features between them.
struct Transformer<T: Dim, H: Dim, E: Dim, F: Dim> {
    positions: Tensor<f32, (T, Mul<H, E>)>,
    first_norm: [Tensor<f32, (Mul<H, E>,)>; 2],
    attention: MultiHead<H, E>,
    second_norm: [Tensor<f32, (Mul<H, E>,)>; 2],
    up: Linear<Mul<H, E>, F>,
    down: Linear<F, Mul<H, E>>,
}
impl<T: Dim, H: Dim, E: Dim, F: Dim> Transformer<T, H, E, F> {
    fn new(seed: f32) -> Self {
        Self {
            positions: numbers(seed),
            first_norm: [numbers(seed + 1.0), numbers(seed + 2.0)],
            attention: MultiHead::new(seed + 3.0),
            second_norm: [numbers(seed + 8.0), numbers(seed + 9.0)],
            up: Linear::new(seed + 10.0),
            down: Linear::new(seed + 12.0),
        }
    }

    fn forward<B: Dim>(
        &self,
        x: &Tensor<f32, (B, T, Mul<H, E>)>,
    ) -> Tensor<f32, (B, T, Mul<H, E>)> {
        let x = (x + &self.positions).eval();
        let x = (&x + &self.attention.forward(&norm(&x, &self.first_norm))).eval();
        let y = self.up.forward_each(&norm(&x, &self.second_norm));
        (&x + &self.down.forward_each(&y.relu().eval())).eval()
    }
}

fn norm<B: Dim, T: Dim, M: Dim>(
    x: &Tensor<f32, (B, T, M)>,
    [weight, bias]: &[Tensor<f32, (M,)>; 2],
) -> Tensor<f32, (B, T, M)> {
    x.layer_norm::<(M,)>(1e-5).weight(weight).bias(bias).eval()
}

/// Parameters and inputs: sines, as in `generate.py`.
fn numbers<S: Shape>(seed: f32) -> Tensor<f32, S> {
    ((&Tensor::<f32, S>::arange() * 0.7 + seed).sin() * 0.5).eval()
}

/// The largest difference from PyTorch, for each layer.
fn differences() -> Vec<(&'static str, f32)> {
    let expected = |name: &str| -> Vec<f32> {
        let lines = include_str!("expected.txt").lines();
        let mut lines = lines.filter_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        let numbers = lines.next().expect("a line for each layer").split(' ');
        numbers.map(|x| x.parse().expect("a number")).collect()
    };
    let compare = |name: &'static str, ours: &[f32]| {
        let theirs = expected(name);
        assert_eq!(ours.len(), theirs.len(), "{name}");
        let far = ours.iter().zip(&theirs).map(|(a, b)| (a - b).abs());
        (name, far.fold(0.0, f32::max))
    };
    let rows = numbers::<Shape![2, 3]>(1.0);
    let images = numbers::<Shape![2, 2, 4, 3]>(1.0);
    let sequences = numbers::<Shape![2, 3, 4]>(1.0);
    vec![
        compare(
            "linear",
            Linear::<D<3>, D<4>>::new(2.0).forward(&rows).as_slice(),
        ),
        compare(
            "conv_block",
            ConvBlock::<D<2>, D<3>>::new(2.0)
                .forward(&images)
                .as_slice(),
        ),
        compare(
            "multi_head",
            MultiHead::<D<2>, D<2>>::new(2.0)
                .forward(&sequences)
                .as_slice(),
        ),
        compare(
            "transformer",
            Transformer::<D<3>, D<2>, D<2>, D<5>>::new(2.0)
                .forward(&sequences)
                .as_slice(),
        ),
    ]
}

fn main() {
    for (name, difference) in differences() {
        println!("{name:>12}: at most {difference:.1e} from PyTorch");
    }
}

#[test]
fn layers_of_any_size_agree_with_pytorch() {
    for (name, difference) in differences() {
        assert!(difference < 2e-5, "{name}: {difference}");
    }
}
