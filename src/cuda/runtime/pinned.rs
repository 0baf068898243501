//! Page-locked host memory, which a device copies asynchronously.

use core::ffi::c_void;
use core::fmt;
use core::marker::PhantomData;
use core::ptr::{NonNull, null_mut};

use crate::cuda::runtime::driver::{self, CUdeviceptr};
use crate::cuda::{CudaElement, CudaError, CudaStream, CudaTensor};
use crate::expr::Expr;
use crate::layout::Contiguous;
use crate::num::{Dim, Sealed};
use crate::shape::{Numel, Shape};
use crate::storage::{Storage, StorageMut, assert_addressable};
use crate::tensor::TensorBase;

/// An owned, row-major host tensor in page-locked memory. PyTorch's `x.pin_memory()`.
///
/// It supports all operations of a host tensor. [`CudaTensor::upload`] and [`CudaTensor::download`] copy it
/// asynchronously.
pub type PinnedTensor<T, Sh> = TensorBase<Pinned<T, Numel<Sh>>, Contiguous<Sh>>;

/// `Len` elements in page-locked host memory.
pub struct Pinned<T, Len> {
    ptr: NonNull<T>,
    /// Identifies the context to which the memory belongs.
    stream: CudaStream,
    len: PhantomData<fn() -> Len>,
}
// SAFETY: the elements are owned plain values.
unsafe impl<T: Send, Len> Send for Pinned<T, Len> {}
// SAFETY: the elements are owned plain values.
unsafe impl<T: Sync, Len> Sync for Pinned<T, Len> {}
#[diagnostic::do_not_recommend]
impl<T, Len> Sealed for Pinned<T, Len> {}
impl<T, Len: Dim> fmt::Debug for Pinned<T, Len> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pinned").field("len", &Len::SIZE).finish()
    }
}

impl<T: CudaElement, Len: Dim> Pinned<T, Len> {
    const BYTES: usize = {
        assert_addressable::<T, Len>();
        Len::SIZE * size_of::<T>()
    };
    fn zeros(stream: &CudaStream) -> Result<Self, CudaError> {
        let mut at: *mut c_void = null_mut();
        if Self::BYTES > 0 {
            let _entered = stream.parts().0.enter()?;
            // SAFETY: the context is current; zeros are a valid element of every element type.
            unsafe {
                driver::cuMemAllocHost_v2(&mut at, Self::BYTES)?;
                at.cast::<u8>().write_bytes(0, Self::BYTES);
            }
        }
        Ok(Self {
            ptr: NonNull::new(at.cast()).unwrap_or(NonNull::dangling()),
            stream: stream.clone(),
            len: PhantomData,
        })
    }
}
impl<T, Len> Drop for Pinned<T, Len> {
    fn drop(&mut self) {
        if self.ptr == NonNull::dangling() {
            return;
        }
        if let Ok(_entered) = self.stream.parts().0.enter() {
            // SAFETY: this value owns the memory; a copy in progress owns this value.
            let _ = unsafe { driver::cuMemFreeHost(self.ptr.as_ptr().cast()) };
        }
    }
}
// SAFETY: `Len` elements, which are initialized with zeros and stay in place.
#[diagnostic::do_not_recommend]
unsafe impl<T: CudaElement, Len: Dim> Storage for Pinned<T, Len> {
    type Elem = T;
    type Rest = crate::layout::Trailing<crate::num::D<0>>;
    type Slot = T;
    fn as_ptr(&self) -> *const T {
        self.ptr.as_ptr()
    }
}
// SAFETY: Bounds, initialisation: `Len` elements, which are initialised with zeros. Uniqueness: owned, and borrowed
// by `&mut`.
#[diagnostic::do_not_recommend]
unsafe impl<T: CudaElement, Len: Dim> StorageMut for Pinned<T, Len> {
    fn as_mut_ptr(&mut self) -> *mut T {
        self.ptr.as_ptr()
    }
}

impl<T: CudaElement, Sh: Shape> PinnedTensor<T, Sh> {
    /// A tensor of zeros, or `false`, for copies from and to the device of a stream.
    /// PyTorch's `torch.zeros(.., pin_memory=True)`.
    ///
    /// # Errors
    /// [`CudaError::OutOfMemory`], and errors of the driver.
    ///
    /// ```no_run
    /// use stridewise::cuda::PinnedTensor;
    /// use stridewise::prelude::*;
    /// let stream = CudaStream::shared()?;
    /// let mut x = PinnedTensor::<f32, Shape![2, 3]>::pinned_on(&stream)?;
    /// let ones = Tensor::<f32, Shape![2, 3]>::ones();
    /// (&ones * 2.0).eval_into(&mut x);
    /// let upload = CudaTensor::upload(x)?;
    /// // … the host goes on …
    /// let (device, x) = upload.wait()?;
    /// # Ok::<(), CudaError>(())
    /// ```
    pub fn pinned_on(stream: &CudaStream) -> Result<Self, CudaError> {
        Ok(TensorBase::over(Pinned::zeros(stream)?))
    }

    /// Evaluates an expression of the host to page-locked memory. PyTorch's `x.pin_memory()`.
    ///
    /// # Errors
    /// As [`pinned_on`](Self::pinned_on).
    pub fn pinned_from(
        x: impl Expr<Elem = T, Shape = Sh>,
        stream: &CudaStream,
    ) -> Result<Self, CudaError> {
        let mut out = Self::pinned_on(stream)?;
        x.eval_into(&mut out);
        Ok(out)
    }
}

/// A device tensor, and a host tensor in page-locked memory.
pub type Sides<T, Sh> = (CudaTensor<T, Sh>, PinnedTensor<T, Sh>);

/// A copy in progress. It owns the source and the destination; [`wait`](Self::wait) returns them. Dropping it blocks
/// until the copy is done.
pub struct CudaCopy<T: CudaElement, Sh: Shape> {
    /// `None` once they are returned.
    sides: Option<Sides<T, Sh>>,
}
impl<T: CudaElement, Sh: Shape> fmt::Debug for CudaCopy<T, Sh> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CudaCopy")
            .field("shape", &Sh::SIZES)
            .finish()
    }
}
impl<T: CudaElement, Sh: Shape> CudaCopy<T, Sh> {
    fn begin(
        device: CudaTensor<T, Sh>,
        host: PinnedTensor<T, Sh>,
        to_host: bool,
    ) -> Result<Self, CudaError> {
        let bytes = Pinned::<T, Numel<Sh>>::BYTES;
        let (at, memory) = (
            device.storage.first_address() as CUdeviceptr,
            host.storage.ptr.as_ptr().cast(),
        );
        // From here on `this` holds both tensors until the stream is done, also after an error.
        let this = Self {
            sides: Some((device, host)),
        };
        if let Some((device, _)) = this.sides.as_ref().filter(|_| bytes > 0) {
            let (owner, raw) = device.stream().parts();
            let _entered = owner.enter()?;
            // SAFETY: both have room for the bytes and are owned by the copy.
            unsafe {
                if to_host {
                    driver::cuMemcpyDtoHAsync_v2(memory, at, bytes, raw)?;
                } else {
                    driver::cuMemcpyHtoDAsync_v2(at, memory, bytes, raw)?;
                }
            }
        }
        Ok(this)
    }

    /// Waits for the copy and returns both tensors.
    ///
    /// # Errors
    /// Errors of the driver; both tensors are then lost.
    pub fn wait(mut self) -> Result<Sides<T, Sh>, CudaError> {
        if let Some((device, _)) = &self.sides {
            device.stream().synchronize()?;
        }
        self.sides.take().ok_or(CudaError::OtherDevice)
    }
}
impl<T: CudaElement, Sh: Shape> Drop for CudaCopy<T, Sh> {
    fn drop(&mut self) {
        if let Some((device, host)) = self.sides.take()
            && device.stream().synchronize().is_err()
        {
            // It is unknown whether the device still uses it, so it is never freed.
            core::mem::forget(host);
        }
    }
}

impl<T: CudaElement, Sh: Shape> CudaTensor<T, Sh> {
    /// Starts a copy of page-locked elements to their device, on the stream for which they were allocated. Subsequent
    /// work on that stream sees the elements. PyTorch's `x.cuda(non_blocking=True)`.
    ///
    /// # Errors
    /// [`CudaError::OutOfMemory`], and errors of the driver.
    pub fn upload(host: PinnedTensor<T, Sh>) -> Result<CudaCopy<T, Sh>, CudaError> {
        let stream = host.storage.stream.clone();
        let device = Self::zeros_on(&stream)?;
        CudaCopy::begin(device, host, false)
    }

    /// Starts a copy of the elements to page-locked memory, after pending work, on the stream of the tensor.
    /// PyTorch's `x.to("cpu", non_blocking=True)`.
    ///
    /// # Errors
    /// [`CudaError::OtherDevice`] if the memory was allocated for another device, and errors of the driver.
    ///
    /// ```no_run
    /// use stridewise::cuda::PinnedTensor;
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![2, 3]>::ones().cuda()?;
    /// let room = PinnedTensor::pinned_on(x.stream())?;
    /// let (x, y) = x.download(room)?.wait()?;
    /// assert_eq!(y.sum(), 6.0);
    /// # Ok::<(), CudaError>(())
    /// ```
    pub fn download(self, host: PinnedTensor<T, Sh>) -> Result<CudaCopy<T, Sh>, CudaError> {
        if host.storage.stream.device() != self.stream().device() {
            return Err(CudaError::OtherDevice);
        }
        CudaCopy::begin(self, host, true)
    }
}
