//! Tensors shared with Python by DLPack, without a copy: a library with four functions, for `ctypes`.
//!
//! ```sh
//! cargo build --example dlpack
//! python3 tests/interop/dlpack.py target/debug/examples/libdlpack.so
//! ```

use stridewise::interop::dlpack::{DlManagedTensor, DlManagedTensorVersioned, Dlpack};
use stridewise::prelude::*;

/// 0 to 5 in two rows, for Python to keep.
#[unsafe(no_mangle)]
pub extern "C" fn arange() -> *mut DlManagedTensorVersioned {
    BoxedTensor::<f32, Shape![2, 3]>::arange().into_dlpack()
}

/// The same in a capsule of the older kind.
#[unsafe(no_mangle)]
pub extern "C" fn arange_unversioned() -> *mut DlManagedTensor {
    BoxedTensor::<f32, Shape![2, 3]>::arange().into_dlpack_unversioned()
}

/// The columns of a constant, to be read.
#[unsafe(no_mangle)]
pub extern "C" fn transposed() -> *mut DlManagedTensorVersioned {
    static W: Tensor<i64, Shape![2, 3]> = tensor![[0, 1, 2], [3, 4, 5]];
    W.as_view().t().into_dlpack()
}

/// Doubles a tensor of two rows of three in place; NaN where it is none, else the sum of what it was.
///
/// # Safety
/// As of [`Dlpack::from_raw`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn double(pointer: *mut DlManagedTensorVersioned) -> f32 {
    // SAFETY: the caller's promise.
    let Some(mut tensor) = (unsafe { Dlpack::from_raw(pointer) }) else {
        return f32::NAN;
    };
    match tensor.view_mut::<f32, Shape![2, 3]>() {
        Ok(mut x) => {
            let sum = x.sum();
            x.mul_(2.0);
            sum
        }
        Err(error) => {
            eprintln!("{error}");
            f32::NAN
        }
    }
}

/// The sum of three rows of two that lie column by column; NaN where they do not.
///
/// # Safety
/// As of [`Dlpack::from_raw_unversioned`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sum_of_columns(pointer: *mut DlManagedTensor) -> f32 {
    // SAFETY: the caller's promise.
    let tensor = unsafe { Dlpack::from_raw_unversioned(pointer) };
    let x = tensor
        .as_ref()
        .and_then(|x| x.view_strided::<f32, Shape![3, 2], Strides![1, 3]>().ok());
    x.map_or(f32::NAN, |x| x.sum())
}
