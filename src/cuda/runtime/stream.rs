//! Streams: queues of work on a device.

use core::fmt;
use core::ptr::null_mut;
use std::ffi::{c_char, c_int};
use std::string::String;
use std::sync::{Arc, Mutex};

use crate::cuda::CudaError;
use crate::cuda::runtime::device::{self, Device, lock};
use crate::cuda::runtime::driver::{self, CUevent, CUstream};

/// A queue of work on one device. Work runs in submission order, asynchronously to the host.
///
/// Clones refer to the same queue. Any thread may use a stream.
#[derive(Clone)]
pub struct CudaStream(pub(in crate::cuda) Arc<Inner>);
pub(in crate::cuda) struct Inner {
    device: Arc<Device>,
    raw: CUstream,
    pub(in crate::cuda) owner: Owner,
}
/// The owner of a stream, which destroys it.
pub(in crate::cuda) enum Owner {
    Here,
    #[cfg(feature = "cust_03")]
    Cust(cust::stream::Stream),
    /// A stream that was returned to the application.
    #[cfg(feature = "cust_03")]
    Elsewhere,
}
// SAFETY: the driver's streams may be used from several threads at once.
unsafe impl Send for Inner {}
// SAFETY: the driver's streams may be used from several threads at once.
unsafe impl Sync for Inner {}
impl Drop for Inner {
    fn drop(&mut self) {
        if let (Owner::Here, Ok(_entered)) = (&self.owner, self.device.enter()) {
            // SAFETY: this value owns the stream; the driver finishes the stream's work first.
            let _ = unsafe { driver::cuStreamDestroy_v2(self.raw) };
        }
    }
}
impl fmt::Debug for CudaStream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CudaStream")
            .field("device", &self.0.device.ordinal)
            .finish()
    }
}
impl PartialEq for CudaStream {
    /// Whether both refer to the same queue.
    fn eq(&self, other: &Self) -> bool {
        self.0.raw == other.0.raw && Arc::ptr_eq(&self.0.device, &other.0.device)
    }
}
impl Eq for CudaStream {}

impl CudaStream {
    /// Creates a stream on the device of this number, counted from 0. PyTorch's `torch.cuda.Stream(device)`.
    ///
    /// # Errors
    /// [`CudaError::NoDevice`] if there is no such device, [`CudaError::NoDriver`] if there is no driver.
    ///
    /// ```no_run
    /// use stridewise::prelude::*;
    /// let stream = CudaStream::new(0)?;
    /// # Ok::<(), CudaError>(())
    /// ```
    pub fn new(device: usize) -> Result<Self, CudaError> {
        let ordinal = c_int::try_from(device).unwrap_or(c_int::MAX);
        Self::on(Device::get(ordinal)?)
    }
    pub(in crate::cuda) fn on(device: Arc<Device>) -> Result<Self, CudaError> {
        let mut raw = null_mut();
        let entered = device.enter()?;
        // Not ordered with the default stream, which the library does not use.
        const NON_BLOCKING: u32 = 1;
        // SAFETY: the context is current.
        unsafe { driver::cuStreamCreate(&mut raw, NON_BLOCKING)? };
        drop(entered);
        Ok(Self::of(device, raw, Owner::Here))
    }
    pub(in crate::cuda) fn of(device: Arc<Device>, raw: CUstream, owner: Owner) -> Self {
        Self(Arc::new(Inner { device, raw, owner }))
    }

    /// The stream of `x.cuda()`: one stream on device 0 for the whole program, created on first use.
    ///
    /// # Errors
    /// As [`new`](Self::new).
    pub fn shared() -> Result<Self, CudaError> {
        static SHARED: Mutex<Option<CudaStream>> = Mutex::new(None);
        let mut shared = lock(&SHARED);
        match &*shared {
            Some(stream) => Ok(stream.clone()),
            None => Ok(shared.insert(Self::new(0)?).clone()),
        }
    }

    /// The number of the device.
    pub fn device(&self) -> usize {
        self.0.device.ordinal as usize
    }

    /// The name of the device, and its compute capability, as 90 for 9.0.
    ///
    /// # Errors
    /// Errors of the driver.
    pub fn device_name(&self) -> Result<(String, u32), CudaError> {
        let mut name = [0; 256];
        // SAFETY: the driver writes at most 255 bytes and a NUL byte.
        unsafe { driver::cuDeviceGetName(name.as_mut_ptr(), 256, self.0.device.ordinal)? };
        let name = name
            .iter()
            .take_while(|&&c: &&c_char| c != 0)
            .map(|&c| char::from(c as u8));
        Ok((name.collect(), self.0.device.capability))
    }

    /// Waits until all submitted work is done. PyTorch's `stream.synchronize()`.
    ///
    /// # Errors
    /// Errors of that work, with the driver's text.
    pub fn synchronize(&self) -> Result<(), CudaError> {
        let _entered = self.0.device.enter()?;
        // SAFETY: the stream is alive.
        unsafe { driver::cuStreamSynchronize(self.0.raw) }
    }

    /// Gives the memory of the device that no tensor uses back to the driver, for other programs and other allocators
    /// of this one. PyTorch's `torch.cuda.empty_cache()`.
    ///
    /// The memory of dropped tensors is kept for the next results. Memory whose last use is on another stream, and is
    /// not over, stays.
    ///
    /// # Errors
    /// As [`synchronize`](Self::synchronize), for which this waits.
    ///
    /// ```no_run
    /// use stridewise::prelude::*;
    /// CudaStream::shared()?.empty_cache()?;
    /// # Ok::<(), CudaError>(())
    /// ```
    pub fn empty_cache(&self) -> Result<(), CudaError> {
        self.synchronize()?;
        if self.0.device.pools {
            let _entered = self.0.device.enter()?;
            // SAFETY: the device's pool.
            unsafe { driver::cuMemPoolTrimTo(device::pool(self.0.device.raw)?, 0)? };
        }
        Ok(())
    }

    pub(in crate::cuda) fn parts(&self) -> (&Arc<Device>, CUstream) {
        (&self.0.device, self.0.raw)
    }

    /// Subsequent work on this stream waits for all work submitted to `other`. The context must be current.
    pub(in crate::cuda) fn wait_for(&self, other: &Self) -> Result<(), CudaError> {
        if self == other {
            return Ok(());
        }
        // SAFETY: the stream is alive.
        unsafe { self.wait_for_raw(other.0.raw) }
    }
    /// # Safety
    /// The other stream is alive, and the context is current.
    pub(in crate::cuda) unsafe fn wait_for_raw(&self, other: CUstream) -> Result<(), CudaError> {
        struct Event(CUevent);
        impl Drop for Event {
            fn drop(&mut self) {
                // SAFETY: the event is alive; the driver keeps it until the waiting streams have passed it.
                let _ = unsafe { driver::cuEventDestroy_v2(self.0) };
            }
        }
        const DISABLE_TIMING: u32 = 2;
        let mut event = null_mut();
        // SAFETY: the streams and the event are alive.
        unsafe {
            driver::cuEventCreate(&mut event, DISABLE_TIMING)?;
            let event = Event(event);
            driver::cuEventRecord(event.0, other)?;
            driver::cuStreamWaitEvent(self.0.raw, event.0, 0)
        }
    }
}
