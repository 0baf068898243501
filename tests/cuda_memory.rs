//! Page-locked memory of the host, parts and bytes of tensors, on a device or on the simulated driver: see `tests/cuda.rs`.
#![cfg(feature = "cuda")]

#[path = "cuda_sim/client.rs"]
mod cuda_sim;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use stridewise::cuda::PinnedTensor;
use stridewise::prelude::*;

/// The system's allocator, which keeps the size of a thread's largest allocation.
struct Watched;
thread_local! {
    static LARGEST: Cell<usize> = const { Cell::new(0) };
}
// SAFETY: the system's allocator.
unsafe impl GlobalAlloc for Watched {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        LARGEST.set(LARGEST.get().max(layout.size()));
        // SAFETY: the caller's promise.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise.
        unsafe { System.dealloc(at, layout) }
    }
}
#[global_allocator]
static WATCHED: Watched = Watched;

/// The bytes of the largest allocation of this thread while `f` runs.
fn largest<R>(f: impl FnOnce() -> R) -> (usize, R) {
    LARGEST.set(0);
    let result = f();
    (LARGEST.get(), result)
}

#[test]
fn a_contiguous_tensor_is_copied_from_where_it_is() {
    let stream = CudaStream::new(0).unwrap();
    let x = BoxedTensor::<f32, Shape![300, 500]>::arange();
    macro_rules! copied { ($($x:expr, $copies:literal;)*) => { $( {
        let here = $x.eval_boxed();
        let (largest, there) = largest(|| $x.to_device(&stream).unwrap());
        assert_eq!(there.to_host().unwrap(), here, "{}", stringify!($x));
        let copies = largest >= size_of_val(here.as_slice());
        assert_eq!(copies, $copies, "{}: {largest} bytes", stringify!($x));
    } )* }; }
    copied! {
        &x, false;
        x.as_view(), false;
        x.narrow::<0, 10, 200>(), false;
        x.view::<Shape![1, 1500, 100]>(), false;
        x.select::<0, 299>().unsqueeze::<0>(), false;
        x.t(), true;
        x.narrow::<1, 1, 499>(), true;
        x.select::<0, 3>().expand::<Shape![40, 500]>(), true;
        &x + 1.0, true;
        &x + &x, true;
    }
    let moved = x.clone();
    let (largest, there) = largest(|| moved.to_device(&stream).unwrap());
    assert!(largest < 300 * 500 * 4);
    assert_eq!(there.to_host().unwrap(), x);
    let none = Tensor::<f32, Shape![3, 0]>::zeros();
    assert_eq!(
        none.to_device(&stream).unwrap().to_host().unwrap().numel(),
        0
    );
}

/// As many parameters as a kernel can have, and more of them.
#[test]
fn parameters_of_a_kernel() {
    let x = Tensor::<f32, Shape![2]>::arange().cuda().unwrap();
    assert_eq!(
        [&x; 511].cat::<0>().eval().unwrap().to_host().unwrap()[[1021]],
        1.0
    );
    assert_eq!(
        [&x; 511].cat::<0>().sum().unwrap().to_host().unwrap()[[]],
        511.0
    );
    macro_rules! too_large { ($($e:expr;)*) => { $( assert_eq!($e.unwrap_err(), CudaError::TooLarge, "{}", stringify!($e)); )* }; }
    too_large! {
        [&x; 512].cat::<0>().eval();
        ([&x; 511].cat::<0>() + 1.0).eval();
        [&x; 512].cat::<0>().sum();
        [&x; 600].stack::<0>().sum_dim::<0>().eval();
        [&x; 600].cat::<0>().argmax();
        [&x; 600].cat::<0>().cumsum::<0>().eval();
        [&x; 600].cat::<0>().softmax::<0>().eval();
        [&x; 600].cat::<0>().layer_norm::<Shape![1200]>(1e-5).eval();
    }
}

#[test]
fn copies_own_both_sides() {
    let stream = CudaStream::new(0).unwrap();
    let x = Tensor::<f32, Shape![6, 8]>::arange();
    let pinned = PinnedTensor::pinned_from(x.t(), &stream).unwrap();
    assert_eq!(pinned[[1, 0]], 1.0);
    let upload = CudaTensor::upload(pinned).unwrap();
    let (device, mut pinned) = upload.wait().unwrap();
    assert_eq!(device.stream(), &stream);
    // What is done to the host's side is not seen.
    (&x.t() * 0.0).eval_into(&mut pinned);
    let y = (&device + 1.0).eval().unwrap();
    let (y, there) = y.download(pinned).unwrap().wait().unwrap();
    assert_eq!(
        (&there + 0.0).eval().as_slice(),
        (x.t() + 1.0).eval().as_slice()
    );
    // Dropped, and forgotten, while it is under way.
    drop(y.download(there).unwrap());
    let room = PinnedTensor::<f32, Shape![8, 6]>::pinned_on(&stream).unwrap();
    core::mem::forget(device.download(room).unwrap());
    let empty = PinnedTensor::<f32, Shape![0]>::pinned_on(&stream).unwrap();
    assert_eq!(
        CudaTensor::upload(empty).unwrap().wait().unwrap().0.numel(),
        0
    );
    if cuda_sim::is_loaded() {
        // What was forgotten is still there, and nothing else.
        assert_eq!(cuda_sim::pinned_bytes(), 8 * 6 * 4);
        let far = CudaStream::new(1).unwrap();
        let room = PinnedTensor::<f32, Shape![2]>::pinned_on(&far).unwrap();
        let near = Tensor::<f32, Shape![2]>::ones().to_device(&stream).unwrap();
        assert_eq!(near.download(room).unwrap_err(), CudaError::OtherDevice);
    }
}

#[test]
fn memory_is_kept_until_it_is_given_back() {
    // A device of its own: other tests allocate at the same time.
    if !cuda_sim::is_loaded() || std::env::var("CUDA_SIM_POOLS").as_deref() == Ok("0") {
        let stream = CudaStream::new(0).unwrap();
        drop(CudaTensor::<f32, Shape![1000]>::zeros_on(&stream).unwrap());
        return stream.empty_cache().unwrap();
    }
    let stream = CudaStream::new(1).unwrap();
    let x = CudaTensor::<f32, Shape![100_000]>::zeros_on(&stream).unwrap();
    drop(x);
    stream.synchronize().unwrap();
    assert!(cuda_sim::held_bytes(1) >= 400_000);
    stream.empty_cache().unwrap();
    assert_eq!(cuda_sim::held_bytes(1), 0);
}

#[test]
fn parts_and_bytes_of_a_device_tensor() {
    let x = Tensor::<f32, Shape![3, 4]>::arange();
    let device = x.cuda().unwrap();
    for (i, row) in device.rows().enumerate() {
        assert_eq!(
            row.to_host().unwrap().as_slice(),
            x.select_at::<0>(i).unwrap().eval().as_slice()
        );
    }
    let last = device.axis_iter::<1>().next_back().unwrap();
    assert_eq!(
        (&last * 2.0).eval().unwrap().to_host().unwrap().as_slice(),
        [6.0, 14.0, 22.0]
    );
    let mut device = device;
    for column in device.as_view_mut().axis_iter::<1>() {
        let mut column = column;
        column.fill_(5.0).unwrap();
    }
    assert_eq!(device.sum().unwrap().to_host().unwrap().as_slice(), [60.0]);
    // The bits of floats.
    let device = x.cuda().unwrap();
    let bits = (device.view_dtype::<u32>().bitwise_right_shift(23)).eval();
    let there = bits.unwrap().to_host().unwrap();
    assert!(
        x.as_slice()
            .iter()
            .zip(there.as_slice())
            .all(|(x, bits)| x.to_bits() >> 23 == *bits)
    );
    let bytes = device.view_dtype::<u8>();
    assert_eq!(
        (bytes.shape(), bytes.to_host().unwrap().as_slice()[7]),
        (&[3, 16][..], 0x3F)
    );
    assert!(bytes.try_view_dtype::<u64>().is_ok());
    let mut device = device;
    device
        .as_view_mut()
        .view_dtype::<u32>()
        .fill_(0x4000_0000)
        .unwrap();
    assert_eq!(device.to_host().unwrap().as_slice(), [2.0; 12]);
}

/// On a device with 24 GiB: the simulated one has no such memory, see `tests/cuda_large.rs`.
#[test]
fn elements_beyond_four_billion() -> Result<(), CudaError> {
    type Long = Shape![5_000_000_000];
    let stream = CudaStream::new(0)?;
    let mut x = match CudaTensor::<u8, Long>::zeros_on(&stream) {
        Err(CudaError::OutOfMemory) => return Ok(()),
        x => x?,
    };
    x.as_view_mut()
        .slice(s![4_294_967_290..4_294_967_300])
        .fill_(7)?;
    x.as_view_mut()
        .slice(s![4_999_999_995..5_000_000_000])
        .fill_(9)?;
    let y = (&x + 1).eval()?;
    drop(x);
    let part = (&y.slice(s![4_294_967_288..4_294_967_302]) + 0)
        .eval()?
        .to_host()?;
    assert_eq!(part.as_slice(), [1, 1, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 1, 1]);
    let part = (&y.slice(s![4_999_999_994..5_000_000_000]) + 0)
        .eval()?
        .to_host()?;
    assert_eq!(part.as_slice(), [1, 10, 10, 10, 10, 10]);
    assert_eq!(y.float().sum().unwrap_err(), CudaError::TooLarge);
    drop(y);

    let row = BoxedTensor::<f32, Shape![70_000, 1]>::arange().to_device(&stream)?;
    let column = (BoxedTensor::<f32, Shape![32_000]>::arange() / 32_768.0)
        .eval_boxed()
        .to_device(&stream)?;
    let x = (&row + &column).eval()?;
    let y = x.t().eval()?;
    drop(x);
    for (i, j) in [
        (0, 0),
        (31_999, 69_999),
        (31_999, 0),
        (0, 69_999),
        (12_345, 65_536),
        (30_677, 50_000),
    ] {
        let line = y.select_at::<0>(i).unwrap().eval()?.to_host()?;
        assert_eq!(line[[j]], j as f32 + i as f32 / 32_768.0, "{i}, {j}");
    }
    drop(y);
    stream.empty_cache()
}
