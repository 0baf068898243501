//! Anomaly detection: 640 numbers through a bottleneck of 8 and back. What differs much was not expected.

use core::hint::black_box;

use stridewise::prelude::*;

include!("../../models/autoencoder/quantization.rs");

/// Weights as good as any others for counting instructions and comparing bits: drawn when the program is built.
const fn drawn<const N: usize>(seed: u32) -> [i8; N] {
    let mut out = [0; N];
    let (mut i, mut x) = (0, seed);
    while i < N {
        x ^= x << 13;
        x ^= x >> 17;
        x ^= x << 5;
        let byte = (x >> 24) as i8;
        out[i] = if byte == i8::MIN { -i8::MAX } else { byte };
        i += 1;
    }
    out
}

macro_rules! layers {
    ($($x:ident -> $y:ident: $W:ident $B:ident $Weight:ident $Out:ident [$n:literal, $k:literal] $file:literal $seed:literal $($relu:ident)?;)*) => {
        $(
            static $W: [i8; $n * $k] = drawn($seed);
            static $B: TensorView<i32, Shape![$n]> = include_npy!($file);
        )*
        /// The reconstruction of a signal.
        ///
        /// Two buffers take turns: a layer reads what the one before wrote, and writes over what that one read. Both
        /// are as long as the longest that they hold, which is what `Scratch` says.
        #[inline(never)]
        pub fn infer(x: TensorView<Quantized<Signal>, Shape![640]>, s: &mut Scratch) {
            $(
                let $y = &mut s.$y.as_view_mut().narrow::<0, 0, $n>().as_quantized::<$Out>();
                layers!(@input x s $x $k)
                    .qlinear(TensorView::<i8, Shape![$n, $k]>::new(&$W).as_quantized::<$Weight>())
                    .bias($B)
                    $(.$relu())?
                    .eval_into($y);
            )*
        }
    };
    (@input $given:ident $s:ident x $k:literal) => { $given };
    (@input $given:ident $s:ident $x:ident $k:literal) => { $x.as_view() };
}
layers! {
    x -> a: W1 B1 Weight1 Hidden1 [128, 640] "../../models/autoencoder/bias1.npy" 1 relu;
    a -> b: W2 B2 Weight2 Hidden2 [128, 128] "../../models/autoencoder/bias2.npy" 2 relu;
    b -> a: W3 B3 Weight3 Hidden3 [128, 128] "../../models/autoencoder/bias3.npy" 3 relu;
    a -> b: W4 B4 Weight4 Hidden4 [128, 128] "../../models/autoencoder/bias4.npy" 4 relu;
    b -> a: W5 B5 Weight5 Hidden5 [8, 128] "../../models/autoencoder/bias5.npy" 5 relu;
    a -> b: W6 B6 Weight6 Hidden6 [128, 8] "../../models/autoencoder/bias6.npy" 6 relu;
    b -> a: W7 B7 Weight7 Hidden7 [128, 128] "../../models/autoencoder/bias7.npy" 7 relu;
    a -> b: W8 B8 Weight8 Hidden8 [128, 128] "../../models/autoencoder/bias8.npy" 8 relu;
    b -> a: W9 B9 Weight9 Hidden9 [128, 128] "../../models/autoencoder/bias9.npy" 9 relu;
    a -> y: W10 B10 Weight10 Reconstruction [640, 128] "../../models/autoencoder/bias10.npy" 10;
}

/// A signal, and what LiteRT makes of it.
pub static INPUT: TensorView<Quantized<Signal>, Shape![640]> =
    include_npy!("../../models/autoencoder/input.npy", i8, [640]).as_quantized();
/// See [`INPUT`].
pub static OUTPUT: TensorView<Quantized<Reconstruction>, Shape![640]> =
    include_npy!("../../models/autoencoder/output.npy", i8, [640]).as_quantized();

/// The memory of the network.
#[derive(Clone)]
pub struct Scratch {
    a: Tensor<i8, Shape![128]>,
    b: Tensor<i8, Shape![128]>,
    pub y: Tensor<i8, Shape![640]>,
}
impl Scratch {
    pub const NEW: Self = Self {
        a: Tensor::zeros(),
        b: Tensor::zeros(),
        y: Tensor::zeros(),
    };
}

/// One inference.
pub fn run(s: &mut Scratch) {
    infer(black_box(INPUT), s);
}

/// Whether the reconstruction is that of LiteRT.
pub fn check(s: &mut Scratch) -> bool {
    infer(INPUT, s);
    s.y.iter().eq(OUTPUT.int_repr().iter())
}
