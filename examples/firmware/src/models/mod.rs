//! The networks and filters: what an application has in its own crate. They know nothing of the machine, and are
//! tested on the host as well.

pub mod autoencoder;
pub mod calibration;
pub mod ds_cnn;
pub mod fir;
pub mod kalman;
pub mod sine;
pub mod tiny_conv;
pub mod train_digits;

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

/// That a classifier's expected logits have all answers, each once and in order, and none at a bound: a network that
/// always answers the same must not pass.
#[cfg(test)]
fn each_wins_once(logits: impl Iterator<Item = Vec<i8>>) {
    for (i, row) in logits.enumerate() {
        let largest = *row.iter().max().unwrap();
        assert!(row.iter().all(|y| (-127..127).contains(y)), "{row:?}");
        assert!(
            row.iter()
                .enumerate()
                .all(|(j, &y)| (y == largest) == (i == j)),
            "{i}: {row:?}"
        );
    }
}

/// The integers of quantised elements.
#[cfg(test)]
fn ints<'a, Q>(elements: impl Iterator<Item = &'a stridewise::prelude::Quantized<Q>>) -> Vec<i8>
where
    Q: stridewise::ops::quantized::Quantization<Int = i8> + 'a,
{
    elements.map(|x| x.int()).collect()
}
