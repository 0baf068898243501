//! Files in the program: `include_npy!`.

use core::ptr::NonNull;

use super::dtype::FileElement;
use super::elements::FileTensor;
use super::error::FileError;
use crate::layout::Strided;
use crate::num::D;
use crate::shape::Shape;
use crate::storage::Ref;
use crate::tensor::{TensorBase, TensorView};

/// The bytes of the elements of a file, aligned for every element.
#[doc(hidden)]
#[derive(Debug)]
#[repr(C, align(16))]
pub struct Aligned<const LEN: usize>([u8; LEN]);

/// How many bytes of elements a file has, or 0 where it is none.
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

/// The elements `data` of a file as a tensor, if they are those of one.
#[doc(hidden)]
pub const fn embedded<T: FileElement, Sh: Shape, St: Shape, const LEN: usize>(
    file: &[u8],
    data: &'static Aligned<LEN>,
) -> Result<TensorView<'static, T, Sh, St>, FileError> {
    // What is looked at are the bytes that the tensor will read, whatever file they are of.
    let npy = tri!(FileTensor::new(
        tri!(FileTensor::parse_npy(file)).held(),
        &data.0
    ));
    tri!(npy.check_in_place::<T, Strided<Sh, St, D<0>>>());
    const { assert!(align_of::<T>() <= align_of::<Aligned<0>>()) };
    let first = NonNull::from_ref(data).cast();
    // SAFETY: the bytes are as many as those of the elements of the shape, any bytes are elements, and those of
    // `bool` were looked at. The address suits all elements. The strides cover no
    // more than the elements, without gaps.
    Ok(TensorBase::over(unsafe { Ref::from_ptr(first) }))
}

/// A `.npy` file as a tensor in read-only memory: NumPy's `np.load`, when the program is built.
///
/// The elements are in the program once, without the file's header, aligned to 16 bytes. The tensor is a
/// [`TensorView`], one pointer wide, and nothing is read or copied when the program runs. The path is relative to
/// the source file, as that of `include_bytes!`.
///
/// ```standalone_crate
/// use stridewise::prelude::*;
/// static WEIGHTS: TensorView<f32, Shape![4, 3]> = include_npy!("../../tests/files/f32_4x3.npy");
/// assert_eq!(WEIGHTS[[3, 2]], 11.0);
///
/// // Where no type stands on the left, it stands behind the path.
/// let weights = include_npy!("../../tests/files/f32_4x3.npy", f32, [4, 3]);
/// assert_eq!(weights.t().shape(), [3, 4]);
/// ```
///
/// # Errors
/// A file of another shape, type of elements or order of bytes does not compile, nor does one in Fortran order,
/// unless the strides of the tensor are those of that order:
/// `TensorView<f32, Shape![4, 3], Strides![1, 4]>`. The message says what the file holds:
///
/// ```compile_fail,E0080
/// use stridewise::prelude::*;
/// let weights = include_npy!("../../tests/files/f32_4x3.npy", f32, [3, 4]);
/// ```
///
/// `cargo check` gives it in a `static`, in a `const`, and wherever the type stands behind the path; elsewhere
/// `cargo build` does.
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

/// A file as a tensor in read-only memory, another name of [`include_npy!`](crate::include_npy): `.npy` files name
/// their shape and the type of their elements.
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
