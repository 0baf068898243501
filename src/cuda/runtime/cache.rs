//! The cache of compiled kernels, by type and device.

use core::any::TypeId;
use core::ffi::c_void;
use core::ptr::null_mut;
use std::collections::HashMap;
use std::format;
use std::string::{String, ToString};
use std::sync::{Arc, Mutex};

use crate::cuda::CudaError;
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::cuda::runtime::device::{Device, lock};
use crate::cuda::runtime::driver::{self, CUfunction};

/// What identifies a kernel: a type, and which of the kernels of that type it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::cuda) struct Key {
    of: TypeId,
    part: usize,
}
impl Key {
    pub(in crate::cuda) fn part<K: 'static>(part: usize) -> Self {
        Self {
            of: TypeId::of::<K>(),
            part,
        }
    }
}
impl From<TypeId> for Key {
    fn from(of: TypeId) -> Self {
        Self { of, part: 0 }
    }
}

/// A compiled kernel on a device.
pub(in crate::cuda) struct Loaded {
    pub(in crate::cuda) kernel: Kernel,
    pub(in crate::cuda) function: CUfunction,
}
// SAFETY: several threads may launch a function.
unsafe impl Send for Loaded {}
// SAFETY: several threads may launch a function at once.
unsafe impl Sync for Loaded {}

/// The kernel of a type on a device: generated, compiled and cached on first use. The context must be current.
pub(in crate::cuda) fn loaded(
    key: Key,
    wide: bool,
    device: &Device,
    write: impl FnOnce(Target) -> Result<Kernel, CudaError>,
) -> Result<Arc<Loaded>, CudaError> {
    type Cache = HashMap<(Key, bool, i32), Arc<Loaded>>;
    static KERNELS: Mutex<Option<Cache>> = Mutex::new(None);
    let key = (key, wide, device.ordinal);
    if let Some(known) = lock(&KERNELS).get_or_insert_default().get(&key) {
        return Ok(known.clone());
    }
    // Not under the lock, because compilation is slow. If two threads compile the same kernel, the first result is
    // kept.
    let kernel = write(Target::new(device.capability, device.version))?;
    let function = compile(&kernel.ptx)?;
    let mut kernels = lock(&KERNELS);
    let entry = kernels.get_or_insert_default().entry(key);
    Ok(entry
        .or_insert(Arc::new(Loaded { kernel, function }))
        .clone())
}

fn compile(ptx: &str) -> Result<CUfunction, CudaError> {
    let image = format!("{ptx}\0");
    let mut log = [0u8; 4096];
    let mut options = [
        driver::JIT_ERROR_LOG_BUFFER,
        driver::JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
    ];
    let mut values: [*mut c_void; 2] = [
        log.as_mut_ptr().cast(),
        core::ptr::without_provenance_mut(log.len()),
    ];
    let (mut module, mut function) = (null_mut(), null_mut());
    // SAFETY: the image ends with a NUL byte, the log has the given size, and the module stays loaded.
    unsafe {
        let image = image.as_ptr().cast();
        let done = driver::cuModuleLoadDataEx(
            &mut module,
            image,
            2,
            options.as_mut_ptr(),
            values.as_mut_ptr(),
        );
        if let Err(error) = done {
            let log = String::from_utf8_lossy(&log);
            let log = log.trim_end_matches('\0').trim();
            return Err(match error {
                CudaError::Driver { text, .. } => CudaError::Jit {
                    log: if log.is_empty() {
                        text
                    } else {
                        log.to_string()
                    },
                },
                other => other,
            });
        }
        driver::cuModuleGetFunction(&mut function, module, c"stridewise".as_ptr())?;
    }
    Ok(function)
}
