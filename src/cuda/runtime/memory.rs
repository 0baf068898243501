//! Device memory: its storages, and what is known of each allocation.

use core::fmt;
use core::marker::PhantomData;
use core::ptr::NonNull;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::vec::Vec;

use crate::cuda::runtime::device::lock;
use crate::cuda::runtime::driver::{self, CUdeviceptr};
use crate::cuda::{CudaElement, CudaError, CudaStream};
use crate::layout::{Contiguous, StorageSpan, Strided, Trailing};
use crate::num::{D, Dim, Sealed};
use crate::shape::{Numel, RowMajor};
use crate::storage::assert_addressable;
use crate::tensor::TensorBase;

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
    pub(in crate::cuda) ptr: NonNull<T>,
    pub(in crate::cuda) stream: CudaStream,
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
    pub(in crate::cuda) ptr: NonNull<T>,
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
pub(in crate::cuda) struct Place {
    end: usize,
    pub(in crate::cuda) stream: CudaStream,
    /// Memory of the application, which it uses without regard to the streams of the library.
    pub(in crate::cuda) foreign: bool,
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
pub(in crate::cuda) fn add_foreign(start: usize, bytes: usize, stream: &CudaStream) -> u64 {
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
pub(in crate::cuda) fn forget_foreign(id: u64) {
    lock(&PLACES).foreign.retain(|(_, other, _)| *other != id);
}

/// The place that contains an address.
pub(in crate::cuda) fn place(at: usize) -> Option<Place> {
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
pub(in crate::cuda) fn device_ptr<T>(at: CUdeviceptr) -> Option<NonNull<T>> {
    NonNull::new(core::ptr::with_exposed_provenance_mut(at as usize))
}

impl<T: CudaElement, Len: Dim> CudaBuffer<T, Len> {
    pub(in crate::cuda) const BYTES: usize = {
        assert_addressable::<T, Len>();
        Len::SIZE * size_of::<T>()
    };

    /// An uninitialized buffer for `Len` elements.
    pub(in crate::cuda) fn room(stream: &CudaStream) -> Result<Self, CudaError> {
        Self::of_bytes(Self::BYTES, stream)
    }
}
impl<T, Len> CudaBuffer<T, Len> {
    /// An uninitialized buffer of a number of bytes. Its length in elements is known only to the caller.
    pub(in crate::cuda) fn of_bytes(bytes: usize, stream: &CudaStream) -> Result<Self, CudaError> {
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
    pub(in crate::cuda) unsafe fn owning(
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
    pub(in crate::cuda) unsafe fn with_len<To>(self) -> CudaBuffer<T, To> {
        let this = core::mem::ManuallyDrop::new(self);
        CudaBuffer {
            ptr: this.ptr,
            // SAFETY: taken from a value that is not dropped.
            stream: unsafe { core::ptr::read(&this.stream) },
            len: PhantomData,
        }
    }
    /// The same memory, as elements of another type.
    pub(in crate::cuda) fn into_bytes(self) -> CudaBuffer<u8, ()> {
        let this = core::mem::ManuallyDrop::new(self);
        CudaBuffer {
            ptr: this.ptr.cast(),
            // SAFETY: taken from a value that is not dropped.
            stream: unsafe { core::ptr::read(&this.stream) },
            len: PhantomData,
        }
    }
    pub(in crate::cuda) fn first_address(&self) -> usize {
        self.ptr.addr().get()
    }
    /// Gives up the address of the memory, which the caller then owns. The buffer is not empty.
    #[cfg(feature = "cust_03")]
    pub(in crate::cuda) fn release(self) -> CUdeviceptr {
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

// The first element of a device tensor. For a tensor without elements, the offset may be outside the allocation.
macro_rules! first {
    ($x:expr, $L:ident) => {
        $x.storage
            .ptr()
            .as_ptr()
            .wrapping_add(if $L::SPAN_SIZE == 0 {
                0
            } else {
                <$L::Offset as Dim>::SIZE
            })
    };
}
pub(in crate::cuda) use first;
