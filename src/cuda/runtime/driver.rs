//! NVIDIA's driver, loaded on first use, and its functions, each returning an integer status code.
//!
//! The declarations are those of `cuda.h`. Enums are integers here, so a code that is newer than this file is a valid
//! value. The library is never unloaded, so that its functions can be called until the process ends.

use core::error::Error;
use core::ffi::{CStr, c_char, c_int, c_uint, c_void};
use core::mem::ManuallyDrop;
use std::string::{String, ToString};
use std::sync::OnceLock;

use libloading::Library;

use crate::cuda::CudaError;

/// The file names of the driver's library. The first one found is loaded.
const NAMES: &[&str] = if cfg!(windows) {
    &["nvcuda.dll"]
} else {
    &["libcuda.so.1", "libcuda.so"]
};
/// The oldest supported driver version. It compiles PTX 7.4, of CUDA 11.4.
const OLDEST: c_int = 11040;

pub(in crate::cuda) type CUdevice = c_int;
pub(in crate::cuda) type CUdeviceptr = u64;
macro_rules! handles {
    ($($name:ident of $Type:ident;)*) => { $(
        #[repr(C)]
        pub(in crate::cuda) struct $Type {
            hidden: [u8; 0],
        }
        pub(in crate::cuda) type $name = *mut $Type;
    )* };
}
handles! {
    CUcontext of Context;
    CUevent of Event;
    CUfunction of Function;
    CUmemoryPool of MemoryPool;
    CUmodule of Module;
    CUstream of Stream;
}

// `CUdevice_attribute`.
pub(in crate::cuda) const COMPUTE_CAPABILITY_MAJOR: c_uint = 75;
pub(in crate::cuda) const COMPUTE_CAPABILITY_MINOR: c_uint = 76;
pub(in crate::cuda) const MEMORY_POOLS_SUPPORTED: c_uint = 115;
// `CUmemPool_attribute`.
pub(in crate::cuda) const RELEASE_THRESHOLD: c_uint = 4;
// `CUpointer_attribute`.
#[cfg(feature = "cust_03")]
pub(in crate::cuda) const POINTER_CONTEXT: c_uint = 1;
#[cfg(feature = "cust_03")]
pub(in crate::cuda) const POINTER_DEVICE_ORDINAL: c_uint = 9;
// `CUjit_option`.
pub(in crate::cuda) const JIT_ERROR_LOG_BUFFER: c_uint = 5;
pub(in crate::cuda) const JIT_ERROR_LOG_BUFFER_SIZE_BYTES: c_uint = 6;

/// Converts a status code of the driver to a result.
pub(in crate::cuda) fn check(code: u32) -> Result<(), CudaError> {
    match code {
        0 => Ok(()),
        2 => Err(CudaError::OutOfMemory),
        3 | 34 | 100 | 101 => Err(CudaError::NoDevice(text(code))),
        _ => Err(CudaError::Driver {
            code,
            text: text(code),
        }),
    }
}

// The driver's error text.
fn text(code: u32) -> String {
    let mut words: *const c_char = core::ptr::null();
    if let Ok(driver) = driver() {
        // SAFETY: the driver writes a pointer to a constant string, or leaves it null.
        let _ = unsafe { (driver.cuGetErrorString)(code, &mut words) };
    }
    if words.is_null() {
        return std::format!("error {code}");
    }
    // SAFETY: it ends with a NUL byte.
    unsafe { CStr::from_ptr(words) }
        .to_string_lossy()
        .to_string()
}

macro_rules! function {
    ($library:ident, $name:ident) => {
        // SAFETY: the type is that of `cuda.h`, with enums as integers.
        match unsafe { $library.get(concat!(stringify!($name), "\0")) } {
            Ok(function) => *function,
            Err(_) => {
                let why = concat!("it has no function `", stringify!($name), "`");
                return Err(CudaError::OldDriver(why.to_string()));
            }
        }
    };
}

fn library() -> Result<Library, CudaError> {
    let mut first = None;
    for name in NAMES {
        // SAFETY: the library's initialisers require nothing of the process.
        match unsafe { Library::new(*name) } {
            Ok(library) => return Ok(library),
            Err(error) => {
                // The loader's error text is the cause, and usually names the library.
                let text = error
                    .source()
                    .map_or_else(|| error.to_string(), ToString::to_string);
                first.get_or_insert_with(|| match text.contains(name) {
                    true => text,
                    false => std::format!("{name} cannot be loaded: {text}"),
                });
            }
        }
    }
    Err(CudaError::NoDriver(first.unwrap_or_default()))
}

fn load() -> Result<Driver, CudaError> {
    // Never unloaded: its functions are called until the process ends.
    let library = ManuallyDrop::new(library()?);
    let ask: unsafe extern "C" fn(*mut c_int) -> u32 = function!(library, cuDriverGetVersion);
    let mut version = 0;
    // SAFETY: the driver writes one integer, and needs no initialisation before this call.
    match unsafe { ask(&mut version) } {
        0 if version >= OLDEST => Driver::of(&library),
        0 => Err(CudaError::OldDriver(std::format!(
            "it is one of CUDA {}, at least CUDA {} is needed",
            shown(version),
            shown(OLDEST)
        ))),
        34 => Err(CudaError::NoDriver(std::format!(
            "the {} that was found is the stub of the CUDA toolkit",
            NAMES[0]
        ))),
        code => Err(CudaError::Driver {
            code,
            text: "the driver does not say its version".to_string(),
        }),
    }
}

/// The driver, or the reason that it is unavailable. The result is the same for each call.
fn driver() -> Result<&'static Driver, CudaError> {
    static DRIVER: OnceLock<Result<Driver, CudaError>> = OnceLock::new();
    DRIVER.get_or_init(load).as_ref().map_err(Clone::clone)
}
// 12040 is 12.4.
fn shown(version: c_int) -> String {
    std::format!("{}.{}", version / 1000, version % 1000 / 10)
}

macro_rules! functions {
    ($($(#[$when:meta])* $name:ident($($arg:ident: $T:ty),*);)*) => {
        #[allow(non_snake_case)]
        struct Driver {
            cuGetErrorString: unsafe extern "C" fn(u32, *mut *const c_char) -> u32,
            $( $(#[$when])* $name: unsafe extern "C" fn($($T),*) -> u32, )*
        }
        impl Driver {
            fn of(library: &Library) -> Result<Self, CudaError> {
                Ok(Self {
                    cuGetErrorString: function!(library, cuGetErrorString),
                    $( $(#[$when])* $name: function!(library, $name), )*
                })
            }
        }
        $(
            $(#[$when])*
            /// # Safety
            /// The preconditions in the driver's documentation.
            #[allow(non_snake_case, clippy::too_many_arguments)]
            pub(in crate::cuda) unsafe fn $name($($arg: $T),*) -> Result<(), CudaError> {
                // SAFETY: the caller guarantees them.
                check(unsafe { (driver()?.$name)($($arg),*) })
            }
        )*
    };
}
functions! {
    cuInit(flags: c_uint);
    cuDriverGetVersion(version: *mut c_int);
    cuDeviceGet(device: *mut CUdevice, ordinal: c_int);
    cuDeviceGetAttribute(value: *mut c_int, attribute: c_uint, device: CUdevice);
    cuDeviceGetName(name: *mut c_char, len: c_int, device: CUdevice);
    cuDeviceGetMemPool(pool: *mut CUmemoryPool, device: CUdevice);
    cuDevicePrimaryCtxRetain(context: *mut CUcontext, device: CUdevice);
    cuCtxSetCurrent(context: CUcontext);
    cuCtxGetCurrent(context: *mut CUcontext);
    #[cfg(feature = "cust_03")]
    cuCtxGetDevice(device: *mut CUdevice);
    cuMemAlloc_v2(at: *mut CUdeviceptr, bytes: usize);
    cuMemAllocAsync(at: *mut CUdeviceptr, bytes: usize, stream: CUstream);
    cuMemAllocHost_v2(at: *mut *mut c_void, bytes: usize);
    cuMemFreeHost(at: *mut c_void);
    cuMemFree_v2(at: CUdeviceptr);
    cuMemFreeAsync(at: CUdeviceptr, stream: CUstream);
    cuMemPoolGetAttribute(pool: CUmemoryPool, attribute: c_uint, value: *mut c_void);
    cuMemPoolSetAttribute(pool: CUmemoryPool, attribute: c_uint, value: *mut c_void);
    cuMemPoolTrimTo(pool: CUmemoryPool, least: usize);
    cuMemcpyHtoDAsync_v2(to: CUdeviceptr, from: *const c_void, bytes: usize, stream: CUstream);
    cuMemcpyDtoHAsync_v2(to: *mut c_void, from: CUdeviceptr, bytes: usize, stream: CUstream);
    #[cfg(feature = "cust_03")]
    cuPointerGetAttribute(data: *mut c_void, attribute: c_uint, at: CUdeviceptr);
    cuMemsetD8Async(at: CUdeviceptr, value: u8, count: usize, stream: CUstream);
    cuModuleLoadDataEx(module: *mut CUmodule, image: *const c_void, count: c_uint, options: *mut c_uint, values: *mut *mut c_void);
    cuModuleGetFunction(function: *mut CUfunction, module: CUmodule, name: *const c_char);
    cuLaunchKernel(f: CUfunction, grid_x: c_uint, grid_y: c_uint, grid_z: c_uint, block_x: c_uint, block_y: c_uint, block_z: c_uint, shared: c_uint, stream: CUstream, arguments: *mut *mut c_void, extra: *mut *mut c_void);
    cuStreamCreate(stream: *mut CUstream, flags: c_uint);
    cuStreamSynchronize(stream: CUstream);
    cuStreamWaitEvent(stream: CUstream, event: CUevent, flags: c_uint);
    #[cfg(feature = "cust_03")]
    cuStreamGetCtx(stream: CUstream, context: *mut CUcontext);
    cuStreamDestroy_v2(stream: CUstream);
    cuEventCreate(event: *mut CUevent, flags: c_uint);
    cuEventRecord(event: CUevent, stream: CUstream);
    cuEventDestroy_v2(event: CUevent);
}
