// The bias of another layer, in steps of another scale.
// PyTorch: the layer quantises a bias of floats itself; TFLite refuses the model when it is loaded
use stridewise::prelude::*;

quantization! { Input: i8 = 0.05, 3; Weight: i8 = 0.01, 0; Hidden: i8 = 0.2, -5; }

fn layer(x: TensorView<Quantized<Hidden>, Shape![4]>, b: TensorView<Bias<Input, Weight>, Shape![2]>) {
    let w = Tensor::<Quantized<Weight>, Shape![2, 4]>::full(Quantized::of(1.0));
    let y = x.qlinear(&w).bias(b);
}
fn main() {}
