//! A batch of photographs as bytes, [N, 32, 32, 3], made into floats, [N, 3, 32, 32], with the colours' means and
//! deviations taken out: on the host, and by one kernel on a GPU, from one function.
//!
//! ```sh
//! cargo run --release --features cuda --example gpu_offload
//! ```

use std::time::Instant;

use stridewise::expr::{Memory, Portable};
use stridewise::prelude::*;

const N: usize = 20_000;
type Photos = Shape![N, 32, 32, 3];
type Planes = BoxedTensor<f32, Shape![N, 3, 32, 32]>;

/// Bytes as floats about 0: an expression over the memory of the host or of a device.
fn scaled<M: Memory, S: Shape>(
    photos: impl Portable<M, Elem = u8, Shape = S>,
) -> impl Portable<M, Elem = f32, Shape = S> {
    (photos.float() / 255.0 - 0.47) / 0.25
}

fn main() {
    let mut state = 7u32;
    let mut photos = BoxedTensor::<u8, Photos>::zeros();
    for byte in photos.as_mut_slice() {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        *byte = (state >> 24) as u8;
    }
    let begin = Instant::now();
    let here = scaled(photos.transpose::<1, 3>().transpose::<2, 3>()).eval_boxed();
    println!(
        "{N} photographs on the host: {:.1} ms",
        begin.elapsed().as_secs_f64() * 1e3
    );

    match on_the_device(&photos) {
        Ok(there) => {
            let equal = here
                .as_slice()
                .iter()
                .zip(there.as_slice())
                .all(|(a, b)| a.to_bits() == b.to_bits());
            println!(
                "the results are {}",
                if equal {
                    "the same, to the last bit"
                } else {
                    "different"
                }
            );
        }
        Err(error) => println!("{error}. The host has done the work alone."),
    }
}

fn on_the_device(photos: &BoxedTensor<u8, Photos>) -> Result<Planes, CudaError> {
    let stream = CudaStream::new(0)?;
    let (name, capability) = stream.device_name()?;
    println!(
        "{name}, compute capability {}.{}",
        capability / 10,
        capability % 10
    );
    let begin = Instant::now();
    let photos = CudaTensor::<u8, Photos>::from_slice_on(photos.as_slice(), &stream)?;
    println!(
        "  to the device: {:.1} ms",
        begin.elapsed().as_secs_f64() * 1e3
    );
    for round in ["compiled and computed", "computed"] {
        let begin = Instant::now();
        let there = scaled(photos.as_view().transpose::<1, 3>().transpose::<2, 3>()).eval()?;
        stream.synchronize()?;
        println!("  {round}: {:.1} ms", begin.elapsed().as_secs_f64() * 1e3);
        drop(there);
    }
    let there = scaled(photos.as_view().transpose::<1, 3>().transpose::<2, 3>()).eval()?;
    let begin = Instant::now();
    let result = there.to_host()?;
    println!(
        "  to the host: {:.1} ms",
        begin.elapsed().as_secs_f64() * 1e3
    );
    Ok(result)
}
