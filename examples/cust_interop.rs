//! An application that uses `cust`, with its own context, stream and buffers, and one step by this library: the
//! buffers become tensors and come back, without a copy.
//!
//! ```sh
//! cargo run --release --features cust_03 --example cust_interop
//! ```
//!
//! `cust` links the driver: it is built where CUDA is installed, or where CUDA_LIBRARY_PATH names a folder with
//! `lib64/libcuda.so`, and started where there is a driver.

use std::error::Error;

use cust::memory::{CopyDestination, DeviceBuffer};
use cust::stream::{Stream, StreamFlags};
use stridewise::prelude::*;

const ROWS: usize = 4;
const COLUMNS: usize = 1024;
type Rows = Shape![ROWS, COLUMNS];

fn main() -> Result<(), Box<dyn Error>> {
    // What the application has: the context of device 0, a stream, samples and weights in the device's memory.
    let _context = cust::quick_init()?;
    let theirs = Stream::new(StreamFlags::DEFAULT, None)?;
    let samples: Vec<f32> = (0..ROWS * COLUMNS).map(|i| (i % 7) as f32).collect();
    let samples = DeviceBuffer::from_slice(&samples)?;
    let weights = DeviceBuffer::from_slice(&[0.5_f32; COLUMNS])?;

    // Work is given to the application's stream. The samples are moved in, the weights lent.
    let stream = CudaStream::from_cust(theirs)?;
    let at = samples.as_device_ptr();
    let mut x = CudaTensor::<f32, Rows>::from_cust(samples, &stream)?;
    {
        let w = stream.borrow::<f32, Shape![COLUMNS]>(&weights)?;
        x.mul_(w.as_view())?;
    }
    let sums = x.sum_dim::<1>().eval()?;

    // Kernels of the application would be launched on `stream.as_cust()`, with `x.as_device_ptr()` for an argument.
    assert!(stream.as_cust().is_some() && x.as_device_ptr() == at);

    // Back: the same memory, and the same stream.
    let scaled: DeviceBuffer<f32> = x.into_cust()?;
    assert!(scaled.as_device_ptr() == at);
    let mut there = [0.0; ROWS];
    sums.into_cust()?.copy_to(&mut there)?;
    let _theirs: Stream = stream
        .into_cust()
        .map_err(|_| "a tensor still uses the stream")?;

    let mut here = vec![0.0; ROWS * COLUMNS];
    scaled.copy_to(&mut here)?;
    for (row, sum) in here.chunks(COLUMNS).zip(there) {
        let expected: f32 = row.iter().sum();
        println!("a row of {COLUMNS} scaled samples: {sum} on the device, {expected} on the host");
        assert_eq!(sum, expected);
    }
    Ok(())
}
