//! Devices and streams.

use core::fmt;
use core::marker::PhantomData;
use core::ptr::null_mut;
use std::collections::HashMap;
use std::ffi::{c_char, c_int};
use std::string::String;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::CudaError;
use super::driver::{self, CUcontext, CUdevice, CUevent, CUstream};

/// A device with its primary context, which is retained until the process ends. Releasing it earlier would free
/// the memory of tensors.
pub(super) struct Device {
    pub(super) ordinal: c_int,
    context: CUcontext,
    /// Compute capability, for example 90 for 9.0, and version of the driver, for example 12040 for 12.4.
    pub(super) capability: u32,
    pub(super) version: u32,
    /// Whether the device supports stream-ordered allocation.
    pub(super) pools: bool,
}
// SAFETY: a context may be current on several threads at once.
unsafe impl Send for Device {}
// SAFETY: a context may be current on several threads at once.
unsafe impl Sync for Device {}

/// Makes a context current on this thread until the guard is dropped, which restores the previous context.
pub(super) struct Entered {
    before: CUcontext,
    changed: bool,
    this_thread: PhantomData<*mut ()>,
}
impl Drop for Entered {
    fn drop(&mut self) {
        if self.changed {
            // SAFETY: the context was current on this thread.
            let _ = unsafe { driver::cuCtxSetCurrent(self.before) };
        }
    }
}

// A map whose lock was poisoned is still consistent: entries are added whole.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Device {
    pub(super) fn get(ordinal: c_int) -> Result<Arc<Self>, CudaError> {
        static DEVICES: OnceLock<Mutex<HashMap<c_int, Arc<Device>>>> = OnceLock::new();
        let mut devices = lock(DEVICES.get_or_init(Default::default));
        if let Some(device) = devices.get(&ordinal) {
            return Ok(device.clone());
        }
        let (mut raw, mut version): (CUdevice, c_int) = (0, 0);
        let mut context = null_mut();
        // SAFETY: each call writes to a variable of its own type.
        unsafe {
            driver::cuInit(0)?;
            driver::cuDriverGetVersion(&mut version)?;
            driver::cuDeviceGet(&mut raw, ordinal)?;
            driver::cuDevicePrimaryCtxRetain(&mut context, raw)?;
        }
        let attribute = |what| {
            let mut value = 0;
            // SAFETY: the call writes to a variable of its own type.
            unsafe { driver::cuDeviceGetAttribute(&mut value, what, raw) }.map(|()| value as u32)
        };
        let major = attribute(driver::COMPUTE_CAPABILITY_MAJOR)?;
        let minor = attribute(driver::COMPUTE_CAPABILITY_MINOR)?;
        let device = Arc::new(Self {
            ordinal,
            context,
            capability: major * 10 + minor,
            version: version as u32,
            pools: attribute(driver::MEMORY_POOLS_SUPPORTED)? != 0,
        });
        devices.insert(ordinal, device.clone());
        Ok(device)
    }

    pub(super) fn enter(&self) -> Result<Entered, CudaError> {
        let mut before = null_mut();
        // SAFETY: the context is retained for as long as the process runs.
        unsafe {
            driver::cuCtxGetCurrent(&mut before)?;
            let changed = before != self.context;
            if changed {
                driver::cuCtxSetCurrent(self.context)?;
            }
            Ok(Entered {
                before,
                changed,
                this_thread: PhantomData,
            })
        }
    }
}

/// A queue of work on one device. Work runs in submission order, asynchronously to the host.
///
/// Clones refer to the same queue. Any thread may use a stream.
#[derive(Clone)]
pub struct CudaStream(pub(super) Arc<Inner>);
pub(super) struct Inner {
    device: Arc<Device>,
    raw: CUstream,
    pub(super) owner: Owner,
}
/// The owner of a stream, which destroys it.
pub(super) enum Owner {
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
    pub(super) fn on(device: Arc<Device>) -> Result<Self, CudaError> {
        let mut raw = null_mut();
        let entered = device.enter()?;
        // Not ordered with the default stream, which the library does not use.
        const NON_BLOCKING: u32 = 1;
        // SAFETY: the context is current.
        unsafe { driver::cuStreamCreate(&mut raw, NON_BLOCKING)? };
        drop(entered);
        Ok(Self::of(device, raw, Owner::Here))
    }
    pub(super) fn of(device: Arc<Device>, raw: CUstream, owner: Owner) -> Self {
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

    pub(super) fn parts(&self) -> (&Arc<Device>, CUstream) {
        (&self.0.device, self.0.raw)
    }

    /// Subsequent work on this stream waits for all work submitted to `other`. The context must be current.
    pub(super) fn wait_for(&self, other: &Self) -> Result<(), CudaError> {
        if self == other {
            return Ok(());
        }
        // SAFETY: the stream is alive.
        unsafe { self.wait_for_raw(other.0.raw) }
    }
    /// # Safety
    /// The other stream is alive, and the context is current.
    pub(super) unsafe fn wait_for_raw(&self, other: CUstream) -> Result<(), CudaError> {
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

#[cfg(feature = "cust_03")]
impl Device {
    /// Whether `context` is the device's primary context.
    pub(super) fn is(&self, context: CUcontext) -> bool {
        self.context == context
    }
}
