//! Files embedded in the program: `include_npy!`.

use core::ptr::NonNull;

use super::dtype::FileElement;
use super::elements::FileTensor;
use super::error::FileError;
use crate::layout::Strided;
use crate::num::D;
use crate::shape::Shape;
use crate::storage::Ref;
use crate::tensor::{TensorBase, TensorView};

/// The bytes of a file's elements, aligned for every element type.
#[doc(hidden)]
#[derive(Debug)]
#[repr(C, align(16))]
pub struct Aligned<const LEN: usize>([u8; LEN]);

/// The size of a file's elements in bytes, or 0 if the file is invalid.
#[doc(hidden)]
pub const fn data_len(file: &[u8]) -> usize {
    match FileTensor::parse_npy(file) {
        Ok(npy) => npy.bytes().len(),
        Err(_) => 0,
    }
}

/// The elements of a file, without its header.
#[doc(hidden)]
pub const fn data<const LEN: usize>(file: &[u8]) -> Aligned<LEN> {
    let mut out = [0; LEN];
    if let Ok(npy) = FileTensor::parse_npy(file)
        && npy.bytes().len() == LEN
    {
        out.copy_from_slice(npy.bytes());
    }
    Aligned(out)
}

/// Checks the elements `data` of a file, and returns them as a tensor.
#[doc(hidden)]
pub const fn embedded<T: FileElement, Sh: Shape, St: Shape, const LEN: usize>(
    file: &[u8],
    data: &'static Aligned<LEN>,
) -> Result<TensorView<'static, T, Sh, St>, FileError> {
    // Checks the bytes that the tensor reads, independent of the file that they come from.
    let npy = tri!(FileTensor::new(
        tri!(FileTensor::parse_npy(file)).held(),
        &data.0
    ));
    tri!(npy.check_in_place::<T, Strided<Sh, St, D<0>>>());
    const { assert!(align_of::<T>() <= align_of::<Aligned<0>>()) };
    let first = NonNull::from_ref(data).cast();
    // SAFETY: Bounds, validity: there are as many bytes as the elements of the shape have, every bit pattern is a valid
    // element, and those of `bool` have been checked. The address is aligned for all element types. The elements are
    // contiguous, so that the strides address no others.
    Ok(TensorBase::over(unsafe { Ref::from_ptr(first) }))
}

/// Embeds a `.npy` file as a tensor in read-only memory: NumPy's `np.load` at compile time.
///
/// The program contains the elements once, without the file's header, aligned to 16 bytes. The tensor is a
/// [`TensorView`], one pointer wide, and nothing is read or copied at run time. The path is relative to the source
/// file, as that of `include_bytes!`.
///
/// ```standalone_crate
/// use stridewise::prelude::*;
/// static WEIGHTS: TensorView<f32, Shape![4, 3]> = include_npy!("../../tests/files/f32_4x3.npy");
/// assert_eq!(WEIGHTS[[3, 2]], 11.0);
///
/// // Without a type on the left, write it after the path.
/// let weights = include_npy!("../../tests/files/f32_4x3.npy", f32, [4, 3]);
/// assert_eq!(weights.t().shape(), [3, 4]);
/// ```
///
/// # Errors
/// A file of another shape, element type or byte order does not compile. A file in Fortran order compiles only if the
/// tensor has column-major strides: `TensorView<f32, Shape![4, 3], Strides![1, 4]>`. The error message names the
/// contents of the file:
///
/// ```compile_fail,E0080
/// use stridewise::prelude::*;
/// let weights = include_npy!("../../tests/files/f32_4x3.npy", f32, [3, 4]);
/// ```
///
/// `cargo check` reports the error in a `static`, in a `const`, and if the type follows the path; otherwise `cargo
/// build` does.
#[macro_export]
macro_rules! include_npy {
    ($path:expr $(,)?) => {
        const {
            const FILE: &[u8] = ::core::include_bytes!($path);
            static DATA: $crate::files::embed::Aligned<{ $crate::files::embed::data_len(FILE) }> =
                $crate::files::embed::data(FILE);
            match $crate::files::embed::embedded(FILE, &DATA) {
                ::core::result::Result::Ok(tensor) => tensor,
                ::core::result::Result::Err(error) => {
                    ::core::panic!("{}", error.message().as_str())
                }
            }
        }
    };
    ($path:expr, $T:ty, [$($size:tt)*] $(,)?) => {{
        const TENSOR: $crate::TensorView<'static, $T, $crate::Shape![$($size)*]> =
            $crate::include_npy!($path);
        TENSOR
    }};
}

/// Embeds a file as a tensor in read-only memory. Another name of [`include_npy!`](crate::include_npy), since `.npy`
/// files contain their shape and element type.
///
/// ```standalone_crate
/// use stridewise::prelude::*;
/// static WEIGHTS: TensorView<f32, Shape![4, 3]> = include_tensor!("../../tests/files/f32_4x3.npy");
/// assert_eq!(WEIGHTS[[3, 2]], 11.0);
/// ```
#[macro_export]
macro_rules! include_tensor {
    ($($file:tt)*) => { $crate::include_npy!($($file)*) };
}
