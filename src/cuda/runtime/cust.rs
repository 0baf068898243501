//! Conversions between storage and the types of `cust` 0.3, without a copy (feature `cust_03`).
//!
//! Both libraries use the primary context of a device and one loaded driver, so addresses, streams and events are valid
//! in both.

use core::fmt;
use core::marker::PhantomData;
use core::mem::ManuallyDrop;
use core::ptr::{NonNull, null_mut};
use std::sync::Arc;

use cust::context::Context;
use cust::memory::{DeviceBuffer, DeviceCopy, DevicePointer, DeviceSlice};
use cust::stream::Stream;

use crate::cuda::runtime::device::Device;
use crate::cuda::runtime::driver::{self, CUcontext, CUdeviceptr};
use crate::cuda::runtime::memory::{self, CudaBuffer, CudaMut, CudaRef, device_ptr, first};
use crate::cuda::runtime::stream::Owner;
use crate::cuda::runtime::transfer::same_length;
use crate::cuda::{CudaElement, CudaError, CudaStream, CudaTensor, CudaView, CudaViewMut};
use crate::layout::{Layout, StorageSpan};
use crate::num::Dim;
use crate::shape::Shape;
use crate::tensor::TensorBase;

impl From<cust::error::CudaError> for CudaError {
    /// The same error code, with the driver's text.
    fn from(error: cust::error::CudaError) -> Self {
        let code = error as u32;
        match driver::check(code) {
            Err(error) => error,
            // `cust` has no error for this code.
            Ok(()) => Self::Driver {
                code,
                text: std::string::String::new(),
            },
        }
    }
}

/// The device whose primary context this is.
fn device_of(context: CUcontext) -> Result<Arc<Device>, CudaError> {
    let (mut before, mut ordinal) = (null_mut(), 0);
    // SAFETY: the caller's context is alive; the previous context is made current again afterwards.
    unsafe {
        driver::cuCtxGetCurrent(&mut before)?;
        driver::cuCtxSetCurrent(context)?;
        let found = driver::cuCtxGetDevice(&mut ordinal);
        driver::cuCtxSetCurrent(before)?;
        found?;
    }
    let device = Device::get(ordinal)?;
    if device.is(context) {
        Ok(device)
    } else {
        Err(CudaError::OtherDevice)
    }
}

/// Streams and contexts of an application that uses `cust` 0.3 (feature `cust_03`).
impl CudaStream {
    /// Wraps a stream of an application that uses `cust`. It must belong to the primary context of its device, which
    /// `quick_init` and `Context::new` make. It is destroyed when the last tensor on it is dropped.
    ///
    /// # Errors
    /// [`CudaError::OtherDevice`] if it belongs to another context.
    ///
    /// ```no_run
    /// use cust::stream::{Stream, StreamFlags};
    /// use stridewise::prelude::*;
    /// let _context = cust::quick_init()?;
    /// let stream = CudaStream::from_cust(Stream::new(StreamFlags::DEFAULT, None)?)?;
    /// let y = Tensor::<f32, Shape![64]>::ones().to_device(&stream)?;
    /// assert_eq!((&y * 2.0).eval()?.to_host()?[[0]], 2.0);
    /// drop(y);
    /// let stream: Stream = stream.into_cust().expect("no tensor belongs to it");
    /// # Ok::<(), CudaError>(())
    /// ```
    pub fn from_cust(stream: Stream) -> Result<Self, CudaError> {
        let raw = stream.as_inner().cast();
        let mut context = null_mut();
        // SAFETY: the stream is alive.
        unsafe { driver::cuStreamGetCtx(raw, &mut context)? };
        Ok(Self::of(device_of(context)?, raw, Owner::Cust(stream)))
    }

    /// The stream as a stream of `cust`, for launching kernels of the application on it; `None` if this library created
    /// it.
    pub fn as_cust(&self) -> Option<&Stream> {
        match &self.0.owner {
            Owner::Cust(stream) => Some(stream),
            _ => None,
        }
    }

    /// Returns the application's stream that was [moved](Self::from_cust) in.
    ///
    /// # Errors
    /// The stream itself, if this library created it, or if a tensor or a clone still uses it.
    pub fn into_cust(self) -> Result<Stream, Self> {
        if self.as_cust().is_none() {
            return Err(self);
        }
        let mut inner = Arc::try_unwrap(self.0).map_err(Self)?;
        match core::mem::replace(&mut inner.owner, Owner::Elsewhere) {
            Owner::Cust(stream) => Ok(stream),
            owner => {
                inner.owner = owner;
                Err(Self(Arc::new(inner)))
            }
        }
    }

    /// Creates a stream in a context of `cust`, which must be the primary context of its device.
    ///
    /// # Errors
    /// [`CudaError::OtherDevice`] if it is another context, such as those of `cust::context::legacy`.
    pub fn in_context(context: &Context) -> Result<Self, CudaError> {
        Self::on(device_of(context.as_raw().cast())?)
    }

    /// The context of the stream as a context of `cust`. It is retained once more, until it is dropped, and made
    /// current on this thread, as by `Context::new`. Subsequent allocations of `cust` are on the same device.
    ///
    /// # Errors
    /// Errors of the driver.
    pub fn context(&self) -> Result<Context, CudaError> {
        let device = cust::device::Device::get_device(self.device() as u32)?;
        Ok(Context::new(device)?)
    }

    /// Checks that memory belongs to the device of this stream. Subsequent work on the stream waits for the work that
    /// the application submitted to the default stream, and to the streams that synchronize with it, as all streams of
    /// `cust` do.
    fn receive(&self, at: CUdeviceptr) -> Result<(), CudaError> {
        let device = self.parts().0;
        let (mut context, mut ordinal): (CUcontext, i32) = (null_mut(), -1);
        // SAFETY: the driver writes a context for the first attribute, and an integer for the second.
        unsafe {
            driver::cuPointerGetAttribute((&raw mut context).cast(), driver::POINTER_CONTEXT, at)?;
            driver::cuPointerGetAttribute(
                (&raw mut ordinal).cast(),
                driver::POINTER_DEVICE_ORDINAL,
                at,
            )?;
        }
        // Memory from a pool has no context.
        if device.ordinal != ordinal || !(context.is_null() || device.is(context)) {
            return Err(CudaError::OtherDevice);
        }
        let _entered = device.enter()?;
        // SAFETY: the default stream of the context, which is current.
        unsafe { self.wait_for_raw(null_mut()) }
    }
}

/// Converts between tensors and buffers of an application that uses `cust` 0.3 (feature `cust_03`).
impl<T: CudaElement + DeviceCopy, Sh: Shape> CudaTensor<T, Sh> {
    /// Converts a buffer of `cust` to a tensor, without a copy. Work on it is ordered on `stream`, after the work that
    /// the application submitted to streams of `cust`, and it is freed in the order of `stream`.
    ///
    /// # Errors
    /// [`CudaError::Length`] if the buffer has another number of elements than the shape,
    /// [`CudaError::OtherDevice`] if it is on another device, and errors of the driver. On error the buffer is freed.
    ///
    /// ```no_run
    /// use cust::memory::{CopyDestination, DeviceBuffer};
    /// use stridewise::prelude::*;
    /// let _context = cust::quick_init()?;
    /// let stream = CudaStream::new(0)?;
    /// let buffer = DeviceBuffer::from_slice(&[1.0_f32; 6])?;
    /// let mut x = CudaTensor::<f32, Shape![2, 3]>::from_cust(buffer, &stream)?;
    /// x.mul_(2.0)?;
    /// let mut elements = [0.0; 6];
    /// x.into_cust()?.copy_to(&mut elements)?;
    /// assert_eq!(elements, [2.0; 6]);
    /// # Ok::<(), CudaError>(())
    /// ```
    pub fn from_cust(buffer: DeviceBuffer<T>, stream: &CudaStream) -> Result<Self, CudaError> {
        same_length(Sh::NUMEL, buffer.len())?;
        if Sh::NUMEL == 0 {
            return Ok(TensorBase::over(CudaBuffer::room(stream)?));
        }
        let at = buffer.as_device_ptr().as_raw();
        stream.receive(at)?;
        // The tensor frees it.
        let _ = ManuallyDrop::new(buffer);
        // SAFETY: `cust` allocated it, for the same number of elements. `cuMemFreeAsync` also frees memory that
        // `cuMemAlloc` allocated.
        let buffer = unsafe { CudaBuffer::owning(at, Sh::NUMEL * size_of::<T>(), stream)? };
        Ok(TensorBase::over(buffer))
    }

    /// Converts the tensor to a buffer of `cust`, without a copy, after waiting for pending work. `cust` frees it on a
    /// thread where the [context](CudaStream::context) is current.
    ///
    /// # Errors
    /// Errors of the driver.
    pub fn into_cust(self) -> Result<DeviceBuffer<T>, CudaError> {
        self.stream().synchronize()?;
        let at = match Sh::NUMEL {
            0 => 0,
            _ => self.storage.release(),
        };
        // SAFETY: an allocation of as many elements, which no tensor owns any more. `cuMemFree` also frees memory of
        // `cuMemAllocAsync` once it is unused: the stream is done, and `cuMemFree` waits for all other uses.
        Ok(unsafe { DeviceBuffer::from_raw_parts(DevicePointer::from_raw(at), Sh::NUMEL) })
    }

    /// The elements as a slice of `cust`, which carries no lifetime.
    ///
    /// # Safety
    /// The slice and its copies must be used only while the tensor is alive and is not written to, or, for writing,
    /// while nothing else uses it; and only in the order of the tensor's stream, or when that stream is done.
    pub unsafe fn as_device_slice(&self) -> DeviceSlice<T> {
        // SAFETY: as many elements; the caller guarantees the rest.
        unsafe { DeviceSlice::from_raw_parts(self.as_device_ptr(), Sh::NUMEL) }
    }
}

macro_rules! pointers {
    ($([$($g:tt)*] $S:ty;)*) => { $(
        impl<$($g)*, L: Layout> TensorBase<$S, L> {
            /// The address of the first element, for kernels of the application, which must be ordered on the
            /// tensor's stream (feature `cust_03`). Null for a tensor without elements.
            pub fn as_device_ptr(&self) -> DevicePointer<T> {
                if <L::Shape as Shape>::NUMEL == 0 {
                    return DevicePointer::from_raw(0);
                }
                DevicePointer::from_raw(first!(self, L).addr() as CUdeviceptr)
            }
        }
    )* };
}
pointers! {
    [T: CudaElement + DeviceCopy, Len: Dim] CudaBuffer<T, Len>;
    [T: CudaElement + DeviceCopy, Rest: StorageSpan] CudaRef<'_, T, Rest>;
    [T: CudaElement + DeviceCopy, Rest: StorageSpan] CudaMut<'_, T, Rest>;
}

macro_rules! slices {
    ($($(#[$doc:meta])* $S:ident: $Slice:ty;)*) => { $(
        $(#[$doc])*
        pub struct $S<'a, T, Sh> {
            ptr: NonNull<T>,
            id: Option<u64>,
            /// Used if the slice has no elements.
            _empty: Option<CudaBuffer<T, ()>>,
            slice: PhantomData<($Slice, fn() -> Sh)>,
        }
        impl<T, Sh: Shape> fmt::Debug for $S<'_, T, Sh> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($S)).field("shape", &Sh::SIZES).finish()
            }
        }
        impl<T, Sh> Drop for $S<'_, T, Sh> {
            fn drop(&mut self) {
                if let Some(id) = self.id {
                    memory::forget_foreign(id);
                }
            }
        }
        impl<T: CudaElement, Sh: Shape> $S<'_, T, Sh> {
            /// # Safety
            /// For the lifetime there are `len` elements, borrowed as the type says, in the order of the stream.
            unsafe fn new(stream: &CudaStream, at: CUdeviceptr, len: usize) -> Result<Self, CudaError> {
                same_length(Sh::NUMEL, len)?;
                let Some(ptr) = device_ptr::<T>(at).filter(|_| len > 0) else {
                    let empty = CudaBuffer::of_bytes(0, stream)?;
                    return Ok(Self { ptr: empty.ptr(), id: None, _empty: Some(empty), slice: PhantomData });
                };
                stream.receive(at)?;
                let id = memory::add_foreign(ptr.addr().get(), len * size_of::<T>(), stream);
                Ok(Self { ptr, id: Some(id), _empty: None, slice: PhantomData })
            }
            /// A read-only view of the slice.
            pub fn as_view(&self) -> CudaView<'_, T, Sh> {
                // SAFETY: the slice has as many elements as the shape and is borrowed for longer.
                TensorBase::over(unsafe { CudaRef::from_ptr(self.ptr) })
            }
        }
    )* };
}
slices! {
    /// Borrowed memory of an application that uses `cust`, as a tensor (feature `cust_03`). Each kernel that uses it is
    /// synchronous: nothing orders subsequent uses by the application.
    CudaSlice: &'a [T];
    /// As [`CudaSlice`], but mutable.
    CudaSliceMut: &'a mut [T];
}
impl<T: CudaElement, Sh: Shape> CudaSliceMut<'_, T, Sh> {
    /// A mutable view, which kernels can write to.
    pub fn as_view_mut(&mut self) -> CudaViewMut<'_, T, Sh> {
        // SAFETY: as for `as_view`, and mutably borrowed.
        TensorBase::over(unsafe { CudaMut::from_ptr(self.ptr) })
    }
}

/// Borrows the memory of an application that uses `cust` 0.3 (feature `cust_03`).
impl CudaStream {
    /// Borrows a buffer of an application that uses `cust` as a tensor. Work on it runs on this stream, after the work
    /// that the application submitted to streams of `cust`, and is synchronous.
    ///
    /// # Errors
    /// [`CudaError::Length`] if the buffer has another number of elements than the shape,
    /// [`CudaError::OtherDevice`] if it is on another device.
    ///
    /// ```no_run
    /// use stridewise::prelude::*;
    /// # fn f(buffer: cust::memory::DeviceBuffer<f32>) -> Result<(), CudaError> {
    /// let stream = CudaStream::shared()?;
    /// let x = stream.borrow::<f32, Shape![2, 3]>(&buffer)?;
    /// let y = x.as_view().t().exp().eval()?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn borrow<'a, T: CudaElement + DeviceCopy, Sh: Shape>(
        &self,
        buffer: &'a DeviceBuffer<T>,
    ) -> Result<CudaSlice<'a, T, Sh>, CudaError> {
        // SAFETY: the buffer is borrowed for the lifetime.
        unsafe { CudaSlice::new(self, buffer.as_device_ptr().as_raw(), buffer.len()) }
    }

    /// As [`borrow`](Self::borrow), but mutable.
    ///
    /// # Errors
    /// The same.
    pub fn borrow_mut<'a, T: CudaElement + DeviceCopy, Sh: Shape>(
        &self,
        buffer: &'a mut DeviceBuffer<T>,
    ) -> Result<CudaSliceMut<'a, T, Sh>, CudaError> {
        // SAFETY: the buffer is mutably borrowed for the lifetime.
        unsafe { CudaSliceMut::new(self, buffer.as_device_ptr().as_raw(), buffer.len()) }
    }

    /// Borrows a slice of an application that uses `cust`, such as a part of a buffer, as a tensor. A `DeviceSlice`
    /// carries no lifetime, so the caller chooses it. A `DevicePointer` gives a slice with
    /// `DeviceSlice::from_raw_parts(pointer, len)`.
    ///
    /// # Safety
    /// For the lifetime `'a` the elements are allocated and initialized, and nothing writes to them.
    ///
    /// # Errors
    /// As [`borrow`](Self::borrow).
    ///
    /// ```no_run
    /// use stridewise::prelude::*;
    /// # fn f(buffer: cust::memory::DeviceBuffer<f32>) -> Result<(), CudaError> {
    /// let stream = CudaStream::shared()?;
    /// // SAFETY: the buffer lives longer than `x`, and nobody writes to it.
    /// let x = unsafe { stream.borrow_slice::<f32, Shape![3]>(buffer.index(3..6))? };
    /// let y = x.as_view().exp().eval()?;
    /// # drop(x);
    /// # Ok(())
    /// # }
    /// ```
    pub unsafe fn borrow_slice<'a, T: CudaElement + DeviceCopy, Sh: Shape>(
        &self,
        slice: DeviceSlice<T>,
    ) -> Result<CudaSlice<'a, T, Sh>, CudaError> {
        // SAFETY: the caller guarantees it.
        unsafe { CudaSlice::new(self, slice.as_device_ptr().as_raw(), slice.len()) }
    }

    /// As [`borrow_slice`](Self::borrow_slice), but mutable.
    ///
    /// # Safety
    /// For the lifetime `'a` the elements are allocated and initialized, and nothing else uses them.
    ///
    /// # Errors
    /// As [`borrow`](Self::borrow).
    pub unsafe fn borrow_slice_mut<'a, T: CudaElement + DeviceCopy, Sh: Shape>(
        &self,
        slice: DeviceSlice<T>,
    ) -> Result<CudaSliceMut<'a, T, Sh>, CudaError> {
        // SAFETY: the caller guarantees it.
        unsafe { CudaSliceMut::new(self, slice.as_device_ptr().as_raw(), slice.len()) }
    }
}
