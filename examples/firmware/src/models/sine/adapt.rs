//! Adapts the quantised network to its sensor: the first two layers stay in flash as `i8`; a last
//! layer of floats begins as the network's own, and learns what has become of the sine, `0.7 sin x + 0.2`.

use core::hint::black_box;

use stridewise::prelude::*;

include!("../../../models/sine/quantization.rs");

static W1: TensorView<Quantized<Weight1>, Shape![16, 1]> =
    include_npy!("../../../models/sine/weight1.npy", i8, [16, 1]).as_quantized();
static W2: TensorView<Quantized<Weight2>, Shape![16, 16]> =
    include_npy!("../../../models/sine/weight2.npy", i8, [16, 16]).as_quantized();
static W3: TensorView<Quantized<Weight3>, Shape![1, 16]> =
    include_npy!("../../../models/sine/weight3.npy", i8, [1, 16]).as_quantized();
static B1: TensorView<Bias<Angle, Weight1>, Shape![16]> =
    include_npy!("../../../models/sine/bias1.npy", i32, [16]).as_bias();
static B2: TensorView<Bias<Hidden1, Weight2>, Shape![16]> =
    include_npy!("../../../models/sine/bias2.npy", i32, [16]).as_bias();
/// Angles.
static INPUTS: TensorView<Quantized<Angle>, Shape![32, 1]> =
    include_npy!("../../../models/sine/inputs.npy", i8, [32, 1]).as_quantized();

/// What the frozen layers write.
type Activations = Scratch<(
    Tensor<Quantized<Hidden1>, Shape![16]>,
    Tensor<Quantized<Hidden2>, Shape![16]>,
)>;
type At = TensorView<'static, Quantized<Angle>, Shape![1]>;

/// The frozen layers.
#[inline(never)]
fn features(angle: At, memory: &mut Activations) -> &Tensor<Quantized<Hidden2>, Shape![16]> {
    memory
        .start(|y| angle.qlinear(W1).bias(B1).relu().eval_into(y))
        .then(|x, y| x.qlinear(W2).bias(B2).relu().eval_into(y))
        .end()
}

/// The memory: the activations, and the last layer.
pub struct Memory {
    frozen: Activations,
    weight: Tensor<f32, Shape![1, 16]>,
    bias: Tensor<f32, Shape![1]>,
}
pub const NEW: Memory = Memory {
    frozen: Activations::zeros(),
    weight: Tensor::zeros(),
    bias: Tensor::zeros(),
};

/// What the sensor measures at [`INPUTS`].
static MEASURED: TensorView<f32, Shape![32]> = include_npy!("../../../models/sine/measured.npy");
const LR: f32 = 0.02;
const EPOCHS: usize = 50;

impl Memory {
    /// The last layer of the quantised network; the bias is learnt.
    pub fn begin(&mut self) {
        W3.dequantize().eval_into(&mut self.weight);
        self.bias.zero_();
    }

    /// One step: the squared error before it.
    #[inline(never)]
    pub fn step(&mut self, angle: At, measured: f32) -> f32 {
        let x: &Tensor<Quantized<Hidden2>, Shape![16]> = features(angle, &mut self.frozen);
        let x = x.dequantize().detach();
        let y = x.linear(self.weight.sgd(LR)).bias(self.bias.sgd(LR));
        (y - measured).square().sum().backward()
    }

    /// The mean squared error.
    #[inline(never)]
    pub fn error(&mut self) -> f32 {
        let mut sum = 0.0;
        for (angle, &measured) in INPUTS.rows().zip(MEASURED.iter()) {
            let x = features(angle, &mut self.frozen);
            let y = x.dequantize().linear(&self.weight).bias(&self.bias).eval();
            let d = y[[0]] - measured;
            sum += d * d;
        }
        sum / 32.0
    }
}

/// One step.
pub fn run(memory: &mut Memory) {
    let angle = black_box(INPUTS.select::<0, 20>().rebase());
    black_box(memory.step(angle, MEASURED[[20]]));
}

/// Whether the error falls to a hundredth.
pub fn check(memory: &mut Memory) -> bool {
    memory.begin();
    let before = memory.error();
    for _ in 0..EPOCHS {
        for (angle, &measured) in INPUTS.rows().zip(MEASURED.iter()) {
            memory.step(angle, measured);
        }
    }
    before > 0.05 && memory.error() < 0.01 * before
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adapts() {
        let mut memory = NEW;
        assert!(check(&mut memory), "{}", memory.error());
    }

    // The derivatives of a square, written out.
    #[test]
    fn takes_the_step_of_the_derivative() {
        let mut memory = NEW;
        memory.begin();
        let angle = INPUTS.select::<0, 7>().rebase();
        let x = features(angle, &mut memory.frozen).dequantize().eval();
        let before = memory.weight.clone();
        let y: f32 = x.iter().zip(before.iter()).map(|(x, w)| x * w).sum();
        let loss = memory.step(angle, 0.25);
        assert!((loss - (y - 0.25) * (y - 0.25)).abs() < 1e-5);
        assert!(x.iter().filter(|&&x| x > 0.0).count() > 3);
        for i in 0..16 {
            let wanted = before[[0, i]] - LR * 2.0 * (y - 0.25) * x[[i]];
            assert!((memory.weight[[0, i]] - wanted).abs() < 1e-5);
        }
        assert!((memory.bias[[0]] + LR * 2.0 * (y - 0.25)).abs() < 1e-5);
    }
}
