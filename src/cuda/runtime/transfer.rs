//! Tensors in device memory: creation, and copies from and to the host.

use core::fmt;
use core::num::NonZeroUsize;
use core::ptr::NonNull;
use std::vec::Vec;

use crate::BoxedTensor;
use crate::cuda::runtime::driver::{self, CUdeviceptr};
use crate::cuda::runtime::memory::{CudaBuffer, CudaMut, CudaRef, CudaTensor, CudaView};
use crate::cuda::{CudaElement, CudaError, CudaStream};
use crate::expr::{Expr, ExprNode, Lazy};
use crate::layout::{Layout, Spans, StorageSpan, Trailing};
use crate::num::bits::False;
use crate::num::{D, Dim};
use crate::shape::{MAX_RANK, Numel, Shape};
use crate::storage::{Boxed, Element, assert_addressable};
use crate::tensor::{TensorBase, ViewOrCopy};

/// Copies between host memory and device memory, and waits until the copy is done.
///
/// # Safety
/// Both have room for the bytes; `to_host` gives the direction.
pub(in crate::cuda) unsafe fn copy(
    stream: &CudaStream,
    host: *mut u8,
    device: usize,
    bytes: usize,
    to_host: bool,
) -> Result<(), CudaError> {
    if bytes == 0 {
        return Ok(());
    }
    let (owner, raw) = stream.parts();
    let _entered = owner.enter()?;
    // SAFETY: the caller guarantees the sizes; the host's memory is borrowed until the stream is done.
    let begun = unsafe {
        if to_host {
            driver::cuMemcpyDtoHAsync_v2(host.cast(), device as CUdeviceptr, bytes, raw)
        } else {
            driver::cuMemcpyHtoDAsync_v2(device as CUdeviceptr, host.cast(), bytes, raw)
        }
    };
    // Also after an error: the driver must not use the host's memory when this returns.
    // SAFETY: the stream is alive.
    let done = unsafe { driver::cuStreamSynchronize(raw) };
    begun.and(done)
}

pub(in crate::cuda) fn same_length(expected: usize, found: usize) -> Result<(), CudaError> {
    if expected == found {
        Ok(())
    } else {
        Err(CudaError::Length { expected, found })
    }
}

impl<T: CudaElement, Sh: Shape> CudaTensor<T, Sh> {
    /// A tensor of zeros, or `false`. PyTorch's `torch.zeros(.., device="cuda")`.
    ///
    /// # Errors
    /// [`CudaError::OutOfMemory`], and errors of the driver.
    pub fn zeros_on(stream: &CudaStream) -> Result<Self, CudaError> {
        let buffer = CudaBuffer::<T, Numel<Sh>>::room(stream)?;
        let bytes = CudaBuffer::<T, Numel<Sh>>::BYTES;
        if bytes > 0 {
            let (device, raw) = stream.parts();
            let _entered = device.enter()?;
            let at = buffer.ptr.addr().get() as CUdeviceptr;
            // SAFETY: the buffer has as many bytes; all zeros are a valid element of every element type.
            unsafe { driver::cuMemsetD8Async(at, 0, bytes, raw)? };
        }
        Ok(TensorBase::over(buffer))
    }

    /// A tensor of the elements of a slice, in row-major order. The slice may be changed when this returns.
    ///
    /// # Errors
    /// [`CudaError::Length`] if the slice has another number of elements than the shape,
    /// [`CudaError::OutOfMemory`], and errors of the driver.
    pub fn from_slice_on(elements: &[T], stream: &CudaStream) -> Result<Self, CudaError> {
        same_length(Sh::NUMEL, elements.len())?;
        let mut out = TensorBase::over(CudaBuffer::room(stream)?);
        Self::copy_from_slice(&mut out, elements)?;
        Ok(out)
    }

    /// Overwrites the elements with those of a slice, in row-major order. The slice may be changed when this returns.
    ///
    /// # Errors
    /// [`CudaError::Length`] if the slice has another number of elements, and errors of the driver.
    pub fn copy_from_slice(&mut self, elements: &[T]) -> Result<(), CudaError> {
        same_length(Sh::NUMEL, elements.len())?;
        let (storage, from) = (&self.storage, elements.as_ptr().cast::<u8>().cast_mut());
        let at = storage.ptr.addr().get();
        // SAFETY: both have as many elements as the shape. The slice is only read.
        unsafe { copy(&storage.stream, from, at, size_of_val(elements), false) }
    }

    /// Copies the elements to a slice, in row-major order, after waiting for pending work.
    ///
    /// # Errors
    /// [`CudaError::Length`] if the slice has another number of elements, and errors of the driver.
    pub fn copy_to_slice(&self, elements: &mut [T]) -> Result<(), CudaError> {
        same_length(Sh::NUMEL, elements.len())?;
        let (storage, bytes) = (&self.storage, size_of_val(elements));
        let to = elements.as_mut_ptr().cast();
        // SAFETY: both have as many elements as the shape.
        unsafe { copy(&storage.stream, to, storage.ptr.addr().get(), bytes, true) }
    }

    /// Copies the elements to a tensor of the host, after waiting for pending work. PyTorch's `x.cpu()`.
    ///
    /// # Errors
    /// Errors of the driver.
    ///
    /// ```no_run
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![2, 3]>::ones().cuda()?;
    /// let y = (&x * 2.0).eval()?.to_host()?;
    /// assert_eq!(y.sum(), 12.0);
    /// # Ok::<(), CudaError>(())
    /// ```
    pub fn to_host(&self) -> Result<BoxedTensor<T, Sh>, CudaError> {
        let mut elements = Vec::<T>::with_capacity(Sh::NUMEL);
        let (storage, bytes) = (&self.storage, CudaBuffer::<T, Numel<Sh>>::BYTES);
        let to = elements.as_mut_ptr().cast();
        // SAFETY: the vector has room for the elements of the shape, and they are initialised on the device: every
        // constructor writes all of them.
        unsafe {
            copy(&storage.stream, to, storage.ptr.addr().get(), bytes, true)?;
            elements.set_len(Sh::NUMEL);
        }
        match Boxed::new(elements.into_boxed_slice()) {
            Ok(boxed) => Ok(TensorBase::over(boxed)),
            // It has that length.
            Err(elements) => Err(CudaError::Length {
                expected: Sh::NUMEL,
                found: elements.len(),
            }),
        }
    }
}

impl<T: Element, Len: Dim, L: Layout> TensorBase<CudaBuffer<T, Len>, L> {
    /// A read-only view of the tensor.
    pub fn as_view(&self) -> TensorBase<CudaRef<'_, T, Trailing<D<0>>>, L> {
        // SAFETY: the layout is in range of the storage, which is borrowed as long as the view; the view covers all of
        // it.
        TensorBase::over(unsafe { CudaRef::from_ptr(self.storage.ptr) })
    }

    /// A mutable view, which kernels can write to.
    pub fn as_view_mut(&mut self) -> TensorBase<CudaMut<'_, T, Trailing<D<0>>>, L> {
        // SAFETY: Bounds: the layout is within the storage, all of which the view covers. Uniqueness: it is borrowed by
        // `&mut` as long as the view.
        TensorBase::over(unsafe { CudaMut::from_ptr(self.storage.ptr) })
    }

    /// The stream that orders the work on the tensor, and the freeing of its memory.
    pub fn stream(&self) -> &CudaStream {
        &self.storage.stream
    }
}
impl<T: Element, Rest: StorageSpan, L: Layout> TensorBase<CudaMut<'_, T, Rest>, L> {
    /// A read-only view of the tensor.
    pub fn as_view(&self) -> TensorBase<CudaRef<'_, T, Rest>, L> {
        // SAFETY: the elements are borrowed as long as the view.
        TensorBase::over(unsafe { CudaRef::from_ptr(self.storage.ptr) })
    }

    /// Reborrows the view for a shorter lifetime.
    pub fn as_view_mut(&mut self) -> TensorBase<CudaMut<'_, T, Rest>, L> {
        // SAFETY: Bounds, uniqueness: the same elements, reborrowed by `&mut` as long as the view.
        TensorBase::over(unsafe { CudaMut::from_ptr(self.storage.ptr) })
    }
}
impl<T: CudaElement, Sh: Shape> CudaView<'static, T, Sh> {
    /// A view without memory, for writing expressions and inspecting their kernels. Evaluating them is
    /// [`CudaError::Nowhere`].
    pub const fn nowhere() -> Self {
        const { assert_addressable::<T, Numel<Sh>>() };
        // Greater than all addresses of a process, and far enough from the largest pointer value that no address of
        // the view wraps around.
        const NOWHERE: NonZeroUsize = match NonZeroUsize::new(1 << 62) {
            Some(address) => address,
            None => NonZeroUsize::MAX,
        };
        // SAFETY: no launch takes an address that belongs to no allocation, and the host reads none.
        TensorBase::over(unsafe { CudaRef::from_ptr(NonNull::without_provenance(NOWHERE)) })
    }
}
impl<T: CudaElement, Rest: StorageSpan, L: Layout> TensorBase<CudaRef<'_, T, Rest>, L> {
    /// Copies the elements to a tensor of the host, after waiting for pending work. PyTorch's `x.cpu()`.
    ///
    /// # Errors
    /// Errors of the driver.
    pub fn to_host(self) -> Result<BoxedTensor<T, L::Shape>, CudaError> {
        self.eval()?.to_host()
    }
}

/// Whether the elements of a node are in memory, in row-major order without gaps.
const fn is_in_order<N: ExprNode>() -> bool {
    let Some(strides) = N::STRIDES else {
        return false;
    };
    let (sizes, mut step, mut d) = (&N::Shape::PADDED, 1, MAX_RANK);
    while d > 0 {
        d -= 1;
        if sizes[d] > 1 {
            if strides[d] != step {
                return false;
            }
            step *= sizes[d];
        }
    }
    N::PENDING.is_empty()
}

/// Copies tensors, views and expressions of the host to a device.
pub trait ToDevice: Expr<Elem: CudaElement> {
    /// A row-major copy in the memory of the stream's device. PyTorch's `x.to(device)`.
    ///
    /// A contiguous tensor is copied from where it is; any other expression is evaluated on the host's heap first. The
    /// host's elements may be changed when this returns.
    ///
    /// # Errors
    /// [`CudaError::OutOfMemory`], and errors of the driver.
    ///
    /// ```no_run
    /// use stridewise::prelude::*;
    /// let stream = CudaStream::new(0)?;
    /// let x = Tensor::<f32, Shape![2, 3]>::ones().t().to_device(&stream)?;
    /// assert_eq!(x.shape(), [3, 2]);
    /// # Ok::<(), CudaError>(())
    /// ```
    fn to_device(
        self,
        stream: &CudaStream,
    ) -> Result<CudaTensor<Self::Elem, Self::Shape>, CudaError> {
        let node = self.node();
        if const { is_in_order::<Self::Node>() } {
            let out: CudaTensor<Self::Elem, Self::Shape> =
                TensorBase::over(CudaBuffer::room(stream)?);
            let bytes = Self::Shape::NUMEL * size_of::<Self::Elem>();
            let (from, to) = (
                node.pointer().cast_mut().cast(),
                out.storage.first_address(),
            );
            // SAFETY: Bounds: `node` has as many elements in order from its pointer on, and holds or borrows them until
            // the copy is done; the buffer has room for them. They are only read.
            unsafe { copy(stream, from, to, bytes, false)? };
            return Ok(out);
        }
        CudaTensor::from_slice_on(Lazy(node).eval_boxed().as_slice(), stream)
    }

    /// A copy in the memory of device 0, on its [shared](CudaStream::shared) stream. PyTorch's `x.cuda()`.
    ///
    /// # Errors
    /// [`CudaError::NoDriver`] and [`CudaError::NoDevice`] if there is no driver or no device,
    /// [`CudaError::OutOfMemory`], and errors of the driver.
    ///
    /// ```no_run
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![2, 3]>::ones().cuda()?;
    /// # Ok::<(), CudaError>(())
    /// ```
    fn cuda(self) -> Result<CudaTensor<Self::Elem, Self::Shape>, CudaError> {
        self.to_device(&CudaStream::shared()?)
    }
}
impl<E: Expr<Elem: CudaElement>> ToDevice for E {}

// Shows only the type: the host does not read the elements.
macro_rules! debug {
    ($([$($g:tt)*] $S:ty;)*) => { $(
        impl<$($g)*, L: Layout> fmt::Debug for TensorBase<$S, L> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let mut out = f.debug_struct("TensorBase");
                out.field("shape", &self.shape()).field("stride", &self.stride());
                out.field("storage", &self.storage).finish()
            }
        }
    )* };
}
debug! {
    [T, Len: Dim] CudaBuffer<T, Len>;
    [T, Rest: StorageSpan] CudaRef<'_, T, Rest>;
    [T, Rest: StorageSpan] CudaMut<'_, T, Rest>;
}

// Where a requested view does not exist, makes a copy on the device.
macro_rules! copies {
    ($([$($g:tt)*] $S:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($g)*, L: Layout> ViewOrCopy<$S, L> for False {
            type Tensor = Result<CudaTensor<T, L::Shape>, CudaError>;
            unsafe fn make(x: TensorBase<$S, L>) -> Self::Tensor {
                (&x).eval()
            }
        }
        #[diagnostic::do_not_recommend]
        impl<$($g)*, L: Layout, To, Sh: Shape> ViewOrCopy<$S, L, To> for Spans<Sh> {
            type Tensor = Result<CudaTensor<T, Sh>, CudaError>;
            unsafe fn make(x: TensorBase<$S, L>) -> Self::Tensor {
                let all = (&x).eval()?;
                // SAFETY: `Spans` results only from comparing the numbers of elements: both shapes have the same.
                Ok(TensorBase::over(unsafe { all.storage.with_len() }))
            }
        }
    )* };
}
copies! {
    ['a, T: CudaElement, Rest: StorageSpan] CudaRef<'a, T, Rest>;
    ['a, T: CudaElement, Rest: StorageSpan] CudaMut<'a, T, Rest>;
}
