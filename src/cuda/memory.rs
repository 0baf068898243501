//! Device storages: owned and borrowed device memory, which the host cannot read.
//!
//! A view is one pointer, as on the host. A map for the whole process records the stream that orders the work on each
//! allocation, with its addresses; addresses of different devices are distinct.

use core::fmt;
use core::marker::PhantomData;
use core::num::NonZeroUsize;
use core::ptr::NonNull;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::vec::Vec;

use super::driver::{self, CUdeviceptr};
use super::node::CudaNode;
use super::stream::lock;
use super::{CudaElement, CudaError, CudaStream, Gpu};
use crate::BoxedTensor;
use crate::expr::{Expr, WrittenFrom, first_written};
use crate::layout::{Contiguous, Layout, Spans, StorageSpan, Strided, Trailing};
use crate::num::bits::False;
use crate::num::{D, Dim, Sealed};
use crate::shape::{Numel, RowMajor, Shape};
use crate::storage::{Boxed, Element, assert_addressable};
use crate::tensor::{TensorBase, ViewOrCopy};

/// An owned, row-major tensor in the memory of a device. PyTorch's tensor on `cuda`.
///
/// Only kernels read and write its elements; [`to_host`](Self::to_host) copies them.
pub type CudaTensor<T, Sh> = TensorBase<CudaBuffer<T, Numel<Sh>>, Contiguous<Sh>>;

/// A read-only view of a tensor in the memory of a device: one pointer wide, with all view operations.
pub type CudaView<'a, T, Sh, St = RowMajor<Sh>, O = D<0>, Rest = Trailing<D<0>>> =
    TensorBase<CudaRef<'a, T, Rest>, Strided<Sh, St, O>>;

/// A mutable view of a tensor in the memory of a device, which kernels write to.
pub type CudaViewMut<'a, T, Sh, St = RowMajor<Sh>, O = D<0>, Rest = Trailing<D<0>>> =
    TensorBase<CudaMut<'a, T, Rest>, Strided<Sh, St, O>>;

/// `Len` elements in the memory of a device, freed in the order of their stream.
pub struct CudaBuffer<T, Len> {
    ptr: NonNull<T>,
    stream: CudaStream,
    len: PhantomData<fn() -> Len>,
}
// SAFETY: the elements are owned plain values; any thread may call the driver.
unsafe impl<T: Send, Len> Send for CudaBuffer<T, Len> {}
// SAFETY: the host never reads the elements through a shared borrow without a copy.
unsafe impl<T: Sync, Len> Sync for CudaBuffer<T, Len> {}

/// Borrowed elements in the memory of a device. `Rest` describes the trailing elements of the storage.
#[repr(transparent)]
pub struct CudaRef<'a, T, Rest: ?Sized> {
    ptr: NonNull<T>,
    elements: PhantomData<&'a [T]>,
    rest: PhantomData<fn() -> Rest>,
}

/// Mutably borrowed elements in the memory of a device. `Rest` describes the trailing elements of the storage.
#[repr(transparent)]
pub struct CudaMut<'a, T, Rest: ?Sized> {
    ptr: NonNull<T>,
    elements: PhantomData<&'a mut [T]>,
    rest: PhantomData<fn() -> Rest>,
}

macro_rules! borrowed {
    ($($S:ident)*) => { $(
        impl<T, Rest: ?Sized> $S<'_, T, Rest> {
            /// # Safety
            /// `ptr` points to as many elements of a device as the layout and `Rest` require, borrowed
            /// as the type says; if `Rest` is `Interleaved`, only those in the layout.
            pub(crate) const unsafe fn from_ptr(ptr: NonNull<T>) -> Self {
                Self { ptr, elements: PhantomData, rest: PhantomData }
            }
            pub(crate) const fn ptr(&self) -> NonNull<T> {
                self.ptr
            }
        }
        #[diagnostic::do_not_recommend]
        impl<T, Rest: ?Sized> Sealed for $S<'_, T, Rest> {}
        impl<T, Rest: StorageSpan> fmt::Debug for $S<'_, T, Rest> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($S)).field("spare", &Rest::SPARE).finish()
            }
        }
    )* };
}
borrowed! { CudaRef CudaMut }
impl<T, Rest: ?Sized> Clone for CudaRef<'_, T, Rest> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, Rest: ?Sized> Copy for CudaRef<'_, T, Rest> {}
// SAFETY: as for `&[T]` and `&mut [T]`.
unsafe impl<T: Sync, Rest: ?Sized> Send for CudaRef<'_, T, Rest> {}
// SAFETY: as `&[T]`, which is `Sync` if `T` is.
unsafe impl<T: Sync, Rest: ?Sized> Sync for CudaRef<'_, T, Rest> {}
// SAFETY: as `&mut [T]`, which is `Send` if `T` is.
unsafe impl<T: Send, Rest: ?Sized> Send for CudaMut<'_, T, Rest> {}
// SAFETY: as `&mut [T]`, of which a shared reference only reads.
unsafe impl<T: Sync, Rest: ?Sized> Sync for CudaMut<'_, T, Rest> {}
#[diagnostic::do_not_recommend]
impl<T, Len> Sealed for CudaBuffer<T, Len> {}
impl<T, Len: Dim> fmt::Debug for CudaBuffer<T, Len> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CudaBuffer")
            .field("len", &Len::SIZE)
            .field("stream", &self.stream)
            .finish()
    }
}

/// The stream that orders work on an address.
#[derive(Clone)]
pub(super) struct Place {
    end: usize,
    pub(super) stream: CudaStream,
    /// Memory of the application, which it uses without regard to the streams of the library.
    pub(super) foreign: bool,
}
struct Places {
    own: BTreeMap<usize, Place>,
    // The start and the place of each allocation, in order of registration: they may overlap.
    foreign: Vec<(usize, u64, Place)>,
    #[cfg(feature = "cust_03")]
    next: u64,
}
static PLACES: Mutex<Places> = Mutex::new(Places {
    own: BTreeMap::new(),
    foreign: Vec::new(),
    #[cfg(feature = "cust_03")]
    next: 0,
});

/// Registers memory of the application as used on a stream. The returned number unregisters it.
#[cfg(feature = "cust_03")]
pub(super) fn add_foreign(start: usize, bytes: usize, stream: &CudaStream) -> u64 {
    let place = Place {
        end: start + bytes,
        stream: stream.clone(),
        foreign: true,
    };
    let mut places = lock(&PLACES);
    let id = places.next;
    places.next += 1;
    places.foreign.push((start, id, place));
    id
}
#[cfg(feature = "cust_03")]
pub(super) fn forget_foreign(id: u64) {
    lock(&PLACES).foreign.retain(|(_, other, _)| *other != id);
}

/// The place that contains an address.
pub(super) fn place(at: usize) -> Option<Place> {
    let places = lock(&PLACES);
    let own = places
        .own
        .range(..=at)
        .next_back()
        .filter(|(_, p)| at < p.end)
        .map(|(_, p)| p);
    let foreign = || {
        let mut all = places.foreign.iter().rev();
        all.find(|(start, _, p)| (*start..p.end).contains(&at))
            .map(|(_, _, p)| p)
    };
    own.or_else(foreign).cloned()
}

// A pointer to memory that was not allocated by Rust.
pub(super) fn device_ptr<T>(at: CUdeviceptr) -> Option<NonNull<T>> {
    NonNull::new(core::ptr::with_exposed_provenance_mut(at as usize))
}

impl<T: CudaElement, Len: Dim> CudaBuffer<T, Len> {
    const BYTES: usize = {
        assert_addressable::<T, Len>();
        Len::SIZE * size_of::<T>()
    };

    /// An uninitialized buffer for `Len` elements.
    pub(super) fn room(stream: &CudaStream) -> Result<Self, CudaError> {
        Self::of_bytes(Self::BYTES, stream)
    }
}
impl<T, Len> CudaBuffer<T, Len> {
    /// An uninitialized buffer of a number of bytes. Its length in elements is known only to the caller.
    pub(super) fn of_bytes(bytes: usize, stream: &CudaStream) -> Result<Self, CudaError> {
        let (device, raw) = stream.parts();
        // A buffer without elements has an address, too, which identifies its stream.
        let bytes = bytes.max(1);
        let mut at: CUdeviceptr = 0;
        let entered = device.enter()?;
        // SAFETY: the context is current and the stream alive.
        unsafe {
            if device.pools {
                driver::cuMemAllocAsync(&mut at, bytes, raw)?;
            } else {
                driver::cuMemAlloc_v2(&mut at, bytes)?;
            }
        }
        drop(entered);
        // SAFETY: newly allocated, on this stream.
        unsafe { Self::owning(at, bytes, stream) }
    }
    /// # Safety
    /// `bytes` bytes are allocated at the address, at least one. The buffer takes ownership; they belong to this
    /// stream.
    pub(super) unsafe fn owning(
        at: CUdeviceptr,
        bytes: usize,
        stream: &CudaStream,
    ) -> Result<Self, CudaError> {
        let ptr = device_ptr(at).ok_or(CudaError::OutOfMemory)?;
        let start = ptr.addr().get();
        let place = Place {
            end: start + bytes,
            stream: stream.clone(),
            foreign: false,
        };
        lock(&PLACES).own.insert(start, place);
        Ok(Self {
            ptr,
            stream: stream.clone(),
            len: PhantomData,
        })
    }
}
impl<T, Len> CudaBuffer<T, Len> {
    pub(crate) fn ptr(&self) -> NonNull<T> {
        self.ptr
    }
    /// # Safety
    /// Both lengths are equal.
    unsafe fn with_len<To>(self) -> CudaBuffer<T, To> {
        let this = core::mem::ManuallyDrop::new(self);
        CudaBuffer {
            ptr: this.ptr,
            // SAFETY: taken from a value that is not dropped.
            stream: unsafe { core::ptr::read(&this.stream) },
            len: PhantomData,
        }
    }
    /// The same memory, as elements of another type.
    pub(super) fn into_bytes(self) -> CudaBuffer<u8, ()> {
        let this = core::mem::ManuallyDrop::new(self);
        CudaBuffer {
            ptr: this.ptr.cast(),
            // SAFETY: taken from a value that is not dropped.
            stream: unsafe { core::ptr::read(&this.stream) },
            len: PhantomData,
        }
    }
    pub(super) fn first_address(&self) -> usize {
        self.ptr.addr().get()
    }
    /// Gives up the address of the memory, which the caller then owns. The buffer is not empty.
    #[cfg(feature = "cust_03")]
    pub(super) fn release(self) -> CUdeviceptr {
        let this = core::mem::ManuallyDrop::new(self);
        let start = this.ptr.addr().get();
        lock(&PLACES).own.remove(&start);
        // SAFETY: taken from a value that is not dropped.
        drop(unsafe { core::ptr::read(&this.stream) });
        start as CUdeviceptr
    }
}
impl<T, Len> Drop for CudaBuffer<T, Len> {
    fn drop(&mut self) {
        let start = self.ptr.addr().get();
        lock(&PLACES).own.remove(&start);
        let (device, raw) = self.stream.parts();
        if let Ok(_entered) = device.enter() {
            // SAFETY: the buffer owns the memory. Work on other streams that uses it is ordered before subsequent
            // work on the buffer's stream; without pools the driver waits for all work.
            let _ = unsafe {
                if device.pools {
                    driver::cuMemFreeAsync(start as CUdeviceptr, raw)
                } else {
                    driver::cuStreamSynchronize(raw)
                        .and_then(|()| driver::cuMemFree_v2(start as CUdeviceptr))
                }
            };
        }
    }
}

/// Copies between host memory and device memory, and waits until the copy is done.
///
/// # Safety
/// Both have room for the bytes; `to_host` gives the direction.
unsafe fn copy(
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

pub(super) fn same_length(expected: usize, found: usize) -> Result<(), CudaError> {
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
    /// A view without memory, for writing expressions and inspecting their kernels. Evaluating them is an error.
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

/// Copies tensors, views and expressions of the host to a device.
pub trait ToDevice: Expr<Elem: CudaElement> {
    /// A row-major copy in the memory of the stream's device. PyTorch's `x.to(device)`.
    ///
    /// The host's elements may be changed when this returns.
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
        CudaTensor::from_slice_on(self.eval_boxed().as_slice(), stream)
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

/// Writes an expression to a tensor, on the stream of the tensor.
pub(super) fn write_to<S: WrittenFrom<Gpu>, L: Layout, N: CudaNode<Elem: CudaElement>>(
    out: &mut TensorBase<S, L>,
    node: N,
) -> Result<(), CudaError> {
    if <L::Shape as Shape>::NUMEL == 0 {
        return Ok(());
    }
    let first = first_written(out).addr();
    let stream = place(first).map_or_else(CudaStream::shared, |place| Ok(place.stream))?;
    // SAFETY: the layout is in range of the storage and is mutably borrowed, so no operand overlaps these
    // elements, except the leaf of the previous elements, which is not shared.
    unsafe { node.compute::<L::Shape, L::Strides>(first, &stream) }
}

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
        impl<$($g)*, L: Layout, Sh: Shape> ViewOrCopy<$S, L> for Spans<Sh> {
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
