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
    /// Two indices share an element, which only a view that reads may have.
    Overlaps {
        /// The dimension whose stride is no larger than the steps of those with smaller strides together.
        dim: usize,
        /// Its stride, in elements.
        stride: usize,
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
            Self::Overlaps { dim, stride } => write!(
                f,
                "indices share elements, which a view that writes may not: stride {stride} of dimension {dim} is too small"
            ),
        }
    }
}
impl core::error::Error for LayoutError {}

/// What lies behind a view of another library's memory: nothing where it has no gaps; else
/// [`Interleaved`](crate::layout::Interleaved), for what lies between its elements may be another's.
#[doc(hidden)]
pub type Seen<L> = crate::layout::RebasedSpan<crate::layout::Interleaved<crate::num::D<0>>, L>;

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

/// As `check`, for a view that writes: no two indices share an element. What another library promises of its views is
/// not relied on.
#[cfg(any(
    feature = "ndarray_017",
    feature = "nalgebra_034",
    feature = "mdarray_08"
))]
fn check_unique<L: Layout>(
    rank: usize,
    size: impl Fn(usize) -> Option<usize>,
    stride: impl Fn(usize) -> Option<isize>,
) -> Result<(), LayoutError> {
    check::<L>(rank, size, stride)?;
    match const { shared(<L::Shape as Shape>::SIZES, <L::Strides as Shape>::SIZES) } {
        None => Ok(()),
        Some(dim) => Err(LayoutError::Overlaps {
            dim,
            stride: <L::Strides as Shape>::SIZES[dim],
        }),
    }
}

/// A dimension whose stride does not exceed all steps of those with smaller strides together, if there is one. The rule
/// of `as_strided`, as a computation.
#[cfg(any(
    feature = "ndarray_017",
    feature = "nalgebra_034",
    feature = "mdarray_08"
))]
const fn shared(sizes: &[usize], strides: &[usize]) -> Option<usize> {
    let mut seen = [false; crate::shape::MAX_RANK];
    let mut d = 0;
    while d < sizes.len() {
        if sizes[d] == 0 {
            return None;
        }
        seen[d] = sizes[d] == 1;
        d += 1;
    }
    let mut reach: usize = 0;
    loop {
        let mut least = sizes.len();
        d = 0;
        while d < sizes.len() {
            if !seen[d] && (least == sizes.len() || strides[d] < strides[least]) {
                least = d;
            }
            d += 1;
        }
        if least == sizes.len() {
            return None;
        }
        if strides[least] <= reach {
            return Some(least);
        }
        seen[least] = true;
        reach = reach.saturating_add((sizes[least] - 1).saturating_mul(strides[least]));
    }
}

/// Refuses, when the program is built, a layout that a library with sizes of run time cannot describe: it multiplies the
/// sizes other than 0, and strides with indices, as `isize`. An allocation is no larger, so this concerns expanded views,
/// views of no elements, and elements without a size.
#[cfg(any(feature = "ndarray_017", feature = "mdarray_08", feature = "dlpack"))]
const fn assert_countable<L: Layout>() {
    let (sizes, mut count, mut d) = (<L::Shape as Shape>::SIZES, 1_usize, 0);
    while d < sizes.len() {
        if sizes[d] > 0 {
            count = match count.checked_mul(sizes[d]) {
                Some(count) if count <= isize::MAX as usize => count,
                _ => panic!(
                    "a view of another library has at most isize::MAX elements: the product of the sizes is larger"
                ),
            };
        }
        d += 1;
    }
    assert!(
        L::SPAN_SIZE <= isize::MAX as usize,
        "a view of another library reaches over at most isize::MAX elements"
    );
}

/// The stride of a dimension as another library gets it: where no step along it is ever taken, one that stays within
/// the elements.
#[cfg(any(
    feature = "ndarray_017",
    feature = "nalgebra_034",
    feature = "mdarray_08",
    feature = "dlpack"
))]
fn stride_to_tell<L: Layout>(dim: usize) -> usize {
    let at = |list: &[usize]| list.get(dim).copied().unwrap_or(0);
    let (size, stride) = (
        at(<L::Shape as Shape>::SIZES),
        at(<L::Strides as Shape>::SIZES),
    );
    if <L::Shape as Shape>::SIZES.contains(&0) {
        0
    } else if size == 1 {
        stride.min(L::SPAN_SIZE)
    } else {
        stride
    }
}
