//! Devices and their contexts.

use core::marker::PhantomData;
use core::ptr::null_mut;
use std::collections::HashMap;
use std::ffi::c_int;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use crate::cuda::CudaError;
use crate::cuda::runtime::driver::{self, CUcontext, CUdevice, CUmemoryPool};

/// A device with its primary context, which is retained until the process ends. Releasing it earlier would free
/// the memory of tensors.
pub(in crate::cuda) struct Device {
    pub(in crate::cuda) ordinal: c_int,
    pub(in crate::cuda) raw: CUdevice,
    context: CUcontext,
    /// Compute capability, for example 90 for 9.0, and version of the driver, for example 12040 for 12.4.
    pub(in crate::cuda) capability: u32,
    pub(in crate::cuda) version: u32,
    /// Whether the device supports stream-ordered allocation.
    pub(in crate::cuda) pools: bool,
}
// SAFETY: a context may be current on several threads at once.
unsafe impl Send for Device {}
// SAFETY: a context may be current on several threads at once.
unsafe impl Sync for Device {}

/// Makes a context current on this thread until the guard is dropped, which restores the previous context.
pub(in crate::cuda) struct Entered {
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
pub(in crate::cuda) fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The pool from which a device allocates.
pub(in crate::cuda) fn pool(device: CUdevice) -> Result<CUmemoryPool, CudaError> {
    let mut pool = null_mut();
    // SAFETY: the call writes to a variable of its own type; the pool lives as long as the process.
    unsafe { driver::cuDeviceGetMemPool(&mut pool, device)? };
    Ok(pool)
}
/// A pool gives its unused memory back whenever the host waits for a stream, and takes as long to get it again as a
/// kernel to fill it. Unless the application has said how much to keep, all is kept.
fn keep_memory(device: CUdevice) -> Result<(), CudaError> {
    let (pool, mut keeps) = (pool(device)?, 0_u64);
    let value = (&raw mut keeps).cast();
    // SAFETY: the attribute is an integer of 64 bits.
    unsafe {
        driver::cuMemPoolGetAttribute(pool, driver::RELEASE_THRESHOLD, value)?;
        if keeps == 0 {
            keeps = u64::MAX;
            driver::cuMemPoolSetAttribute(
                pool,
                driver::RELEASE_THRESHOLD,
                (&raw mut keeps).cast(),
            )?;
        }
    }
    Ok(())
}

impl Device {
    pub(in crate::cuda) fn get(ordinal: c_int) -> Result<Arc<Self>, CudaError> {
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
        let pools = attribute(driver::MEMORY_POOLS_SUPPORTED)? != 0;
        if pools {
            keep_memory(raw)?;
        }
        let device = Arc::new(Self {
            ordinal,
            raw,
            context,
            capability: major * 10 + minor,
            version: version as u32,
            pools,
        });
        devices.insert(ordinal, device.clone());
        Ok(device)
    }

    pub(in crate::cuda) fn enter(&self) -> Result<Entered, CudaError> {
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

#[cfg(feature = "cust_03")]
impl Device {
    /// Whether `context` is the device's primary context.
    pub(in crate::cuda) fn is(&self, context: CUcontext) -> bool {
        self.context == context
    }
}
