//! The types of `cust` as storage and back, on a device or on the simulated driver:
//!
//! ```sh
//! cargo test --features cust_03 --test cuda_cust                                            # a GPU, and CUDA
//! sim=$(.ci/cuda_sim)                                                                       # neither
//! LD_LIBRARY_PATH=$sim CUDA_LIBRARY_PATH=${sim%/lib64} cargo test --features cust_03 --test cuda_cust
//! ```
#![cfg(feature = "cust_03")]

#[path = "cuda_sim/client.rs"]
mod cuda_sim;

use std::sync::{Mutex, MutexGuard, PoisonError};

use cust::context::{Context, CurrentContext};
use cust::device::Device;
use cust::memory::{CopyDestination, DeviceBuffer, DeviceSlice};
use cust::stream::{Stream, StreamFlags};
use stridewise::prelude::*;

/// One test at a time, so that what is allocated can be counted; with a context of `cust`.
fn alone() -> (MutexGuard<'static, ()>, Context) {
    static ONE: Mutex<()> = Mutex::new(());
    let guard = ONE.lock().unwrap_or_else(PoisonError::into_inner);
    (guard, cust::quick_init().unwrap())
}
fn live() -> Option<usize> {
    cuda_sim::is_loaded().then(cuda_sim::live_bytes)
}
fn host(buffer: &DeviceBuffer<f32>) -> Vec<f32> {
    buffer.as_host_vec().unwrap()
}

#[test]
fn a_buffer_becomes_a_tensor_and_comes_back() {
    let (_alone, _context) = alone();
    let stream = CudaStream::new(0).unwrap();
    let before = live();
    let buffer = DeviceBuffer::from_slice(&[1.0_f32, 2.0, 3.0, 4.0, 5.0, 6.0]).unwrap();
    let at = buffer.as_device_ptr();
    let allocated = live();

    let mut x = CudaTensor::<f32, Shape![2, 3]>::from_cust(buffer, &stream).unwrap();
    assert_eq!(x.as_device_ptr(), at);
    assert_eq!(live(), allocated);
    assert_eq!(x.stream(), &stream);
    x.as_view_mut().t().add_(tensor_on(&stream)).unwrap();
    assert_eq!(
        x.as_view().select::<0, 1>().as_device_ptr(),
        at.wrapping_add(3)
    );

    let buffer: DeviceBuffer<f32> = x.into_cust().unwrap();
    assert_eq!((buffer.as_device_ptr(), buffer.len()), (at, 6));
    assert_eq!(live(), allocated);
    assert_eq!(host(&buffer), [11.0, 22.0, 33.0, 14.0, 25.0, 36.0]);
    // And once more, freed by the library; and by `cust` what the library allocated.
    let x = CudaTensor::<f32, Shape![6]>::from_cust(buffer, &stream).unwrap();
    let doubled = (&x * 2.0).eval().unwrap().into_cust().unwrap();
    drop(x);
    stream.synchronize().unwrap();
    assert_eq!(host(&doubled)[5], 72.0);
    drop(doubled);
    assert_eq!(live(), before);
}
fn tensor_on(stream: &CudaStream) -> CudaTensor<f32, Shape![3, 1]> {
    tensor![[10.0_f32], [20.0], [30.0]]
        .to_device(stream)
        .unwrap()
}

#[test]
fn lengths_and_empty_buffers() {
    let (_alone, _context) = alone();
    let stream = CudaStream::new(0).unwrap();
    let before = live();
    let mut buffer = DeviceBuffer::from_slice(&[1.0_f32; 5]).unwrap();
    let wrong = CudaError::Length {
        expected: 6,
        found: 5,
    };
    assert_eq!(
        stream.borrow::<f32, Shape![2, 3]>(&buffer).unwrap_err(),
        wrong
    );
    assert_eq!(
        stream
            .borrow_mut::<f32, Shape![2, 3]>(&mut buffer)
            .unwrap_err(),
        wrong
    );
    let moved = CudaTensor::<f32, Shape![6]>::from_cust(buffer, &stream);
    assert_eq!(moved.unwrap_err(), wrong);
    assert_eq!(live(), before);

    let empty = DeviceBuffer::<f32>::from_slice(&[]).unwrap();
    assert_eq!(
        stream
            .borrow::<f32, Shape![0, 3]>(&empty)
            .unwrap()
            .as_view()
            .numel(),
        0
    );
    let x = CudaTensor::<f32, Shape![0, 3]>::from_cust(empty, &stream).unwrap();
    assert!(x.as_device_ptr().is_null());
    assert!(x.into_cust().unwrap().is_empty());
    assert_eq!(live(), before);
}

#[test]
fn buffers_and_slices_are_borrowed() {
    let (_alone, _context) = alone();
    let stream = CudaStream::new(0).unwrap();
    let mut buffer = DeviceBuffer::from_slice(&[1.0_f32, 2.0, 3.0, 4.0, 5.0, 6.0]).unwrap();
    {
        let x = stream.borrow::<f32, Shape![2, 3]>(&buffer).unwrap();
        assert_eq!(x.as_view().as_device_ptr(), buffer.as_device_ptr());
        let y = (x.as_view().t() * 2.0).eval().unwrap().to_host().unwrap();
        assert_eq!(y.as_slice(), [2.0, 8.0, 4.0, 10.0, 6.0, 12.0]);
        // With a tensor of another stream, which waits.
        let other = CudaStream::new(0).unwrap();
        let z = Tensor::<f32, Shape![3]>::ones().to_device(&other).unwrap();
        let sum = (&z + x.as_view()).eval().unwrap();
        assert_eq!(sum.to_host().unwrap()[[1, 2]], 7.0);
    }
    {
        let mut x = stream.borrow_mut::<f32, Shape![2, 3]>(&mut buffer).unwrap();
        x.as_view_mut().narrow::<1, 1, 1>().fill_(0.0).unwrap();
    }
    assert_eq!(host(&buffer), [1.0, 0.0, 3.0, 4.0, 0.0, 6.0]);

    let slice: DeviceSlice<f32> = buffer.index(3..6);
    // SAFETY: the buffer lives longer, and nobody writes to it meanwhile.
    let x = unsafe { stream.borrow_slice::<f32, Shape![3]>(slice) }.unwrap();
    assert_eq!(x.as_view().to_host().unwrap().as_slice(), [4.0, 0.0, 6.0]);
    drop(x);
    // SAFETY: the buffer lives longer, and nothing else uses it meanwhile.
    let mut x = unsafe { stream.borrow_slice_mut::<f32, Shape![3]>(slice) }.unwrap();
    x.as_view_mut().add_(1.0).unwrap();
    drop(x);
    assert_eq!(host(&buffer)[3..], [5.0, 1.0, 7.0]);

    // And the other way: a slice of `cust` over a tensor.
    let x = Tensor::<f32, Shape![4]>::arange()
        .to_device(&stream)
        .unwrap();
    stream.synchronize().unwrap();
    // SAFETY: the tensor lives longer, its stream is done, and nobody writes to it.
    let lent = unsafe { x.as_device_slice() };
    assert_eq!(lent.as_host_vec().unwrap(), [0.0, 1.0, 2.0, 3.0]);
}

/// What the application has given to the default stream, such as the copy in `from_slice`, is done before.
#[test]
fn work_waits_for_the_application() {
    let (_alone, _context) = alone();
    if !cuda_sim::is_loaded() {
        return;
    }
    let stream = CudaStream::new(0).unwrap();
    let buffer = DeviceBuffer::from_slice(&[1.0_f32; 4]).unwrap();
    let waited = || cuda_sim::counts().2;
    let before = waited();
    let x = stream.borrow::<f32, Shape![4]>(&buffer).unwrap();
    assert_eq!(waited(), before + 1);
    drop(x);
    let x = CudaTensor::<f32, Shape![4]>::from_cust(buffer, &stream).unwrap();
    assert_eq!(waited(), before + 2);
    drop(x);
}

#[test]
fn streams_and_contexts() {
    let (_alone, context) = alone();
    let stream = Stream::new(StreamFlags::DEFAULT, None).unwrap();
    let raw = stream.as_inner();
    let stream = CudaStream::from_cust(stream).unwrap();
    assert_eq!(stream.as_cust().map(Stream::as_inner), Some(raw));
    let x = Tensor::<f32, Shape![3]>::ones().to_device(&stream).unwrap();
    let y = (&x + 1.0).eval().unwrap();
    drop(x);
    // `y` is on it.
    let stream = stream.into_cust().unwrap_err();
    drop(y.into_cust().unwrap());
    let stream = stream.into_cust().unwrap();
    assert_eq!(stream.as_inner(), raw);
    stream.synchronize().unwrap();

    let own = CudaStream::in_context(&context).unwrap();
    assert_eq!((own.device(), own.as_cust().is_none()), (0, true));
    assert!(own.clone().into_cust().is_err());
    // A thread that has no context yet.
    std::thread::spawn(move || {
        assert!(CurrentContext::get_device().is_err());
        let context = own.context().unwrap();
        assert!(CurrentContext::get_device().is_ok());
        let x = Tensor::<f32, Shape![3]>::ones().to_device(&own).unwrap();
        assert_eq!(host(&x.into_cust().unwrap()), [1.0; 3]);
        drop(context);
    })
    .join()
    .unwrap();
}

#[test]
fn another_device_is_an_error() {
    let (_alone, near) = alone();
    if Device::num_devices().unwrap() < 2 {
        return;
    }
    let _far = Context::new(Device::get_device(1).unwrap()).unwrap();
    let buffer = DeviceBuffer::from_slice(&[1.0_f32; 4]).unwrap();
    CurrentContext::set_current(&near).unwrap();
    let stream = CudaStream::new(0).unwrap();
    assert_eq!(
        stream.borrow::<f32, Shape![4]>(&buffer).unwrap_err(),
        CudaError::OtherDevice
    );
    assert_eq!(
        CudaTensor::<f32, Shape![4]>::from_cust(buffer, &stream).unwrap_err(),
        CudaError::OtherDevice
    );
}

#[test]
fn errors_are_of_one_type() {
    let (_alone, _context) = alone();
    let error = CudaError::from(cust::error::CudaError::InvalidValue);
    let CudaError::Driver { code: 1, text } = error else {
        panic!("{error}")
    };
    assert_eq!(text, "invalid argument");
    assert_eq!(
        CudaError::from(cust::error::CudaError::OutOfMemory),
        CudaError::OutOfMemory
    );
}

type Row = Shape![64];
/// A tensor that the device has yet to compute: 2, 2, ..
fn computed(stream: &CudaStream) -> CudaTensor<f32, Row> {
    let ones = Tensor::<f32, Row>::ones().to_device(stream).unwrap();
    (&ones + 1.0).eval().unwrap()
}

/// The simulated driver refuses what is not ordered.
#[test]
fn memory_that_was_borrowed_is_the_applications_when_a_call_returns() {
    let (_alone, _context) = alone();
    let [a, b] = [0, 0].map(|device| CudaStream::new(device).unwrap());
    let mut buffer = DeviceBuffer::from_slice(&[1.0_f32; 64]).unwrap();
    let x = computed(&b);
    {
        let mut slice = a.borrow_mut::<f32, Row>(&mut buffer).unwrap();
        slice.as_view_mut().add_(&x).unwrap();
    }
    assert_eq!(host(&buffer), [3.0; 64]);
    let y = {
        let slice = a.borrow::<f32, Row>(&buffer).unwrap();
        (&x + slice.as_view()).eval().unwrap()
    };
    // Written and freed by the application, while the kernel could still read.
    buffer.copy_from(&[7.0; 64]).unwrap();
    drop(buffer);
    assert_eq!(
        (y.stream(), y.to_host().unwrap().as_slice()),
        (&b, &[5.0; 64][..])
    );
    // Nothing at all belongs to a stream.
    let nothing = DeviceBuffer::<f32>::from_slice(&[]).unwrap();
    let slice = a.borrow::<f32, Shape![0, 4]>(&nothing).unwrap();
    let sum = slice.as_view().sum_dim::<0>().eval().unwrap();
    assert_eq!(
        (sum.stream(), sum.to_host().unwrap().as_slice()),
        (&a, &[0.0; 4][..])
    );
}

#[test]
fn a_stream_of_the_application_is_waited_for() {
    let (_alone, _context) = alone();
    let of_cust = Stream::new(StreamFlags::NON_BLOCKING, None).unwrap();
    let (a, b) = (
        CudaStream::from_cust(of_cust).unwrap(),
        CudaStream::new(0).unwrap(),
    );
    let x = computed(&a);
    let y = (&x + 1.0).eval_on(&b).unwrap();
    drop((x, a));
    assert_eq!(y.to_host().unwrap().as_slice(), [3.0; 64]);
}
