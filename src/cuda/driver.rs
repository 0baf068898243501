//! The functions of the driver that are used, each with its result as a number.
//!
//! `cust::sys` declares results as an enum, and a code that is newer than the crate would be no value of it.
//! Its declarations check the arguments; the results are read as what they are in C, unsigned integers.

use std::ffi::{CStr, c_char};
use std::string::{String, ToString};

use cust::sys;
use sys::cudaError_enum as Code;

use super::CudaError;

/// The driver's code as a result.
pub(super) fn check(code: u32) -> Result<(), CudaError> {
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

// The driver's own words.
fn text(code: u32) -> String {
    let mut words: *const c_char = core::ptr::null();
    // SAFETY: the driver writes a pointer to a constant text, or leaves it null. The parameter is an integer in C.
    unsafe {
        let ask: unsafe extern "C" fn(Code, *mut *const c_char) -> Code = sys::cuGetErrorString;
        let ask: unsafe extern "C" fn(u32, *mut *const c_char) -> u32 = core::mem::transmute(ask);
        if ask(code, &mut words) != 0 || words.is_null() {
            return std::format!("error {code}");
        }
        CStr::from_ptr(words).to_string_lossy().to_string()
    }
}

macro_rules! functions {
    ($($name:ident($($arg:ident: $T:ty),*);)*) => { $(
        /// # Safety
        /// As the driver's documentation says.
        #[allow(non_snake_case, clippy::too_many_arguments)]
        pub(super) unsafe fn $name($($arg: $T),*) -> Result<(), CudaError> {
            let call: unsafe extern "C" fn($($T),*) -> Code = sys::$name;
            // SAFETY: the enum has the size of the integer that C returns; the caller's promise.
            let code = unsafe {
                let call: unsafe extern "C" fn($($T),*) -> u32 = core::mem::transmute(call);
                call($($arg),*)
            };
            check(code)
        }
    )* };
}
use core::ffi::{c_int, c_uint, c_void};
use sys::{
    CUcontext, CUdevice, CUdevice_attribute, CUdeviceptr, CUevent, CUfunction, CUjit_option,
    CUmodule, CUstream,
};
functions! {
    cuInit(flags: c_uint);
    cuDriverGetVersion(version: *mut c_int);
    cuDeviceGet(device: *mut CUdevice, ordinal: c_int);
    cuDeviceGetAttribute(value: *mut c_int, attribute: CUdevice_attribute, device: CUdevice);
    cuDeviceGetName(name: *mut c_char, len: c_int, device: CUdevice);
    cuDevicePrimaryCtxRetain(context: *mut CUcontext, device: CUdevice);
    cuCtxSetCurrent(context: CUcontext);
    cuCtxGetCurrent(context: *mut CUcontext);
    cuCtxGetDevice(device: *mut CUdevice);
    cuMemAlloc_v2(at: *mut CUdeviceptr, bytes: usize);
    cuMemAllocAsync(at: *mut CUdeviceptr, bytes: usize, stream: CUstream);
    cuMemAllocHost_v2(at: *mut *mut c_void, bytes: usize);
    cuMemFreeHost(at: *mut c_void);
    cuMemFree_v2(at: CUdeviceptr);
    cuMemFreeAsync(at: CUdeviceptr, stream: CUstream);
    cuMemcpyHtoDAsync_v2(to: CUdeviceptr, from: *const c_void, bytes: usize, stream: CUstream);
    cuMemcpyDtoHAsync_v2(to: *mut c_void, from: CUdeviceptr, bytes: usize, stream: CUstream);
    cuPointerGetAttribute(data: *mut c_void, attribute: sys::CUpointer_attribute, at: CUdeviceptr);
    cuMemsetD8Async(at: CUdeviceptr, value: u8, count: usize, stream: CUstream);
    cuModuleLoadDataEx(module: *mut CUmodule, image: *const c_void, count: c_uint, options: *mut CUjit_option, values: *mut *mut c_void);
    cuModuleGetFunction(function: *mut CUfunction, module: CUmodule, name: *const c_char);
    cuLaunchKernel(f: CUfunction, grid_x: c_uint, grid_y: c_uint, grid_z: c_uint, block_x: c_uint, block_y: c_uint, block_z: c_uint, shared: c_uint, stream: CUstream, arguments: *mut *mut c_void, extra: *mut *mut c_void);
    cuStreamCreate(stream: *mut CUstream, flags: c_uint);
    cuStreamSynchronize(stream: CUstream);
    cuStreamWaitEvent(stream: CUstream, event: CUevent, flags: c_uint);
    cuStreamGetCtx(stream: CUstream, context: *mut CUcontext);
    cuStreamDestroy_v2(stream: CUstream);
    cuEventCreate(event: *mut CUevent, flags: c_uint);
    cuEventRecord(event: CUevent, stream: CUstream);
    cuEventDestroy_v2(event: CUevent);
}
