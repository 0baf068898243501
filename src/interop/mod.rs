//! Tensors and the types of other libraries, both ways.
//!
//! A room above `tensor`, as `files` is: nothing in the library needs it. What is known when the program runs
//! becomes a type by one fallible call, `try_from`, whose error names the dimension at fault; the other way nothing
//! can fail. Views are never copies, and keep their strides.
//!
//! The features `half` (`f16`, `bf16`) and `num_complex_04` (`Complex`) bring further elements, `serde` makes tensors
//! part of what is serialised, and `approx_05` compares with a tolerance.
//!
//! | | from a tensor | to a tensor | feature |
//! |---|---|---|---|
//! | slices | `as_slice` | `try_from` | none |
//! | nested arrays | `into_array`, `as_array` | `from_array`, `from` | none |
//! | `heapless::Vec` | `into_vec` | `try_from` | none |
//! | bytes | `as_bytes` | `from_bytes` | `bytemuck` |
//! | `ndarray` | `ArrayView::from`, `ArrayViewMut::from`, `Array::from` | `try_from` | `ndarray_017` |
//! | `nalgebra` | `MatrixView::from`, `MatrixViewMut::from`, `SMatrix::from` | `from_matrix`, `from`, `try_from` | `nalgebra_034` |
//! | `mdarray` | `View::from`, `ViewMut::from` | `try_from` | `mdarray_08` |
//! | DLPack: PyTorch, NumPy, … | `into_dlpack` | `Dlpack` | `dlpack` |
//!
//! Two crates have no feature, since an array does as well. The traits of `zerocopy` are for its own derive alone to
//! implement, and ask of each field what a number of elements in a type cannot say; bytes are seen by `bytemuck`, or by
//! [`view_dtype`](crate::TensorBase::view_dtype). An archive of `rkyv` holds
//! `x.into_array()`.

#[cfg(feature = "approx_05")]
mod approx;
mod arrays;
#[cfg(feature = "bytemuck")]
mod bytemuck;
#[cfg(feature = "num_complex_04")]
mod complex;
#[cfg(feature = "dlpack")]
pub mod dlpack;
#[cfg(feature = "half")]
mod half;
#[cfg(feature = "mdarray_08")]
mod mdarray;
#[cfg(feature = "nalgebra_034")]
mod nalgebra;
#[cfg(feature = "ndarray_017")]
mod ndarray;
#[cfg(feature = "serde")]
mod serde;

use core::fmt;

#[cfg(any(
    feature = "ndarray_017",
    feature = "nalgebra_034",
    feature = "mdarray_08",
    feature = "dlpack"
))]
use crate::{layout::Layout, shape::Shape};

/// Sizes or strides, known when the program runs, that are not those of a tensor's type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LayoutError {
    /// Another number of dimensions.
    OtherRank {
        /// The dimensions of the tensor.
        expected: usize,
        /// The dimensions found.
        found: usize,
    },
    /// A dimension of another size.
    OtherSize {
        /// The dimension.
        dim: usize,
        /// Its size in the tensor.
        expected: usize,
        /// The size found.
        found: usize,
    },
    /// A dimension of another stride.
    OtherStride {
        /// The dimension.
        dim: usize,
        /// Its stride in the tensor, in elements.
        expected: usize,
        /// The stride found, in elements.
        found: isize,
    },
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherRank { expected, found } => {
                write!(f, "expected {expected} dimensions, found {found}")
            }
            Self::OtherSize {
                dim,
                expected,
                found,
            } => write!(
                f,
                "expected size {expected} of dimension {dim}, found {found}"
            ),
            Self::OtherStride {
                dim,
                expected,
                found,
            } => write!(
                f,
                "expected stride {expected} of dimension {dim}, found {found}"
            ),
        }
    }
}
impl core::error::Error for LayoutError {}

/// What lies behind a view of another library's memory: nothing where it has no gaps; else
/// [`Apart`](crate::layout::Apart), for what lies between its elements may be another's.
#[doc(hidden)]
pub type Seen<L> = crate::layout::Within<crate::layout::Apart<crate::num::D<0>>, L>;

/// Whether sizes are those of a shape.
#[cfg(any(
    feature = "ndarray_017",
    feature = "nalgebra_034",
    feature = "mdarray_08",
    feature = "dlpack"
))]
fn check_sizes<Sh: Shape>(
    rank: usize,
    size: impl Fn(usize) -> Option<usize>,
) -> Result<(), LayoutError> {
    if rank != Sh::RANK {
        return Err(LayoutError::OtherRank {
            expected: Sh::RANK,
            found: rank,
        });
    }
    for (dim, &expected) in Sh::SIZES.iter().enumerate() {
        let found = size(dim).unwrap_or(0);
        if found != expected {
            return Err(LayoutError::OtherSize {
                dim,
                expected,
                found,
            });
        }
    }
    Ok(())
}

/// Whether sizes and strides are those of a layout. The stride of a dimension of size 1 leads nowhere, nor does any
/// where there are no elements.
#[cfg(any(
    feature = "ndarray_017",
    feature = "nalgebra_034",
    feature = "mdarray_08",
    feature = "dlpack"
))]
fn check<L: Layout>(
    rank: usize,
    size: impl Fn(usize) -> Option<usize>,
    stride: impl Fn(usize) -> Option<isize>,
) -> Result<(), LayoutError> {
    check_sizes::<L::Shape>(rank, size)?;
    let sizes = <L::Shape as Shape>::SIZES;
    let strides = <L::Strides as Shape>::SIZES;
    for (dim, (&size, &expected)) in sizes.iter().zip(strides).enumerate() {
        let found = stride(dim).unwrap_or(0);
        let leads = size > 1 && <L::Shape as Shape>::NUMEL > 0;
        if leads && usize::try_from(found) != Ok(expected) {
            return Err(LayoutError::OtherStride {
                dim,
                expected,
                found,
            });
        }
    }
    Ok(())
}
