//! Conversions between tensors and the types of other libraries.
//!
//! This layer uses `tensor`, as `files` does; nothing else in the library depends on it. A fallible call, `try_from`,
//! converts sizes and strides known at run time to types; its error names the dimension that does not match. The
//! conversion from a tensor cannot fail. Views are never copied, and keep their strides.
//!
//! The features `half` and `num_complex_04` add element types (see below), `serde` serialises tensors,
//! and `approx_05` compares them with a tolerance.
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
//! Two crates have no feature, since arrays can be used instead. The traits of `zerocopy` can only be implemented by
//! its own derive, which requires properties of each field that a type with a generic number of elements cannot have;
//! use `bytemuck` or [`view_dtype`](crate::TensorBase::view_dtype) to view bytes. An archive of `rkyv` can contain
//! `x.into_array()`.
//!
//! # 16-bit floats
//!
//! `f16` and `bf16` of `half` can be stored, read, written, printed, converted, compared, sorted, added, subtracted,
//! multiplied and divided; each result is rounded to 16 bits, as in PyTorch. Their `sum`, `sum_dim` and `cumsum` are
//! `f32`. `mean`, `std`, `exp`, `softmax`, `mm`, `conv2d`, and whatever else is for floats, are those of `x.float()`, which
//! fuses with them; `to::<f16>()` rounds once, at the end. On a device (feature `cuda`) the same holds, and a product reads
//! the halves directly.
//!
//! ```
//! use half::f16;
//! use stridewise::prelude::*;
//! let x = Tensor::<f16, Shape![2, 2]>::full(f16::from_f32(0.5));
//! let y: Tensor<f16, _> = x.float().mm((&x + &x).float()).to::<f16>().eval();
//! assert_eq!((y[[0, 0]], x.sum()), (f16::ONE, 2.0));
//! ```
//!
//! # Complex numbers
//!
//! `Complex<f32>` and `Complex<f64>` of `num-complex` can be stored, read, written, converted, added, subtracted,
//! multiplied, divided, squared and summed. `abs` returns floats, `view_as_real`, `real` and `imag` view the parts, and
//! `fft` and `ifft` (feature `fft`) give complex numbers. Products of matrices are those of the parts; functions of each
//! element are `x.map(|z| ..)`. Without the feature, a complex number is a pair, `[f32; 2]`: `z.view_as_real().view_as_complex()`
//! views complex numbers as pairs.
//!
//! ```
//! use num_complex::Complex;
//! use stridewise::prelude::*;
//! let z = Tensor::<Complex<f32>, Shape![2, 2]>::full(Complex::new(1.0, 2.0));
//! let w = z.map(|z| z.conj()).eval();
//! assert_eq!((&z * &w).sum(), Complex::new(20.0, 0.0));
//! assert_eq!(w.view_as_real().view_as_complex()[[0, 0]], [1.0, -2.0]);
//! ```

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
use crate::{
    layout::{Layout, assert_one_stride_each},
    shape::Shape,
};

/// Sizes or strides known at run time do not match those of a tensor's type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LayoutError {
    /// The number of dimensions differs.
    OtherRank {
        /// The number of dimensions of the tensor.
        expected: usize,
        /// The number of dimensions found.
        found: usize,
    },
    /// The size of a dimension differs.
    OtherSize {
        /// The dimension.
        dim: usize,
        /// Its size in the tensor.
        expected: usize,
        /// The size found.
        found: usize,
    },
    /// The stride of a dimension differs.
    OtherStride {
        /// The dimension.
        dim: usize,
        /// Its stride in the tensor, in elements.
        expected: usize,
        /// The stride found, in elements.
        found: isize,
    },
    /// Two indices share an element. Only read-only views may overlap.
    Overlaps {
        /// The dimension whose stride is not larger than the span of the dimensions with smaller strides.
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

/// The length of the storage of a view of another library's memory: the span of the layout if it has no gaps, otherwise
/// [`Interleaved`](crate::layout::Interleaved), since the elements in the gaps may belong to another view.
#[doc(hidden)]
pub type Seen<L> = crate::layout::RebasedSpan<crate::layout::Interleaved<crate::num::D<0>>, L>;

/// Checks that sizes are those of a shape.
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

/// Checks that sizes and strides are those of a layout. The stride of a dimension of size 1 is ignored, as are all
/// strides if there are no elements.
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
    const { assert_one_stride_each::<L>() };
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

/// [`check`], and checks for a mutable view that no two indices share an element. It does not rely on the guarantees of
/// other libraries' views.
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

/// Returns a dimension whose stride is at most the sum of `(size - 1) * stride` over the dimensions with smaller
/// strides, if there is one. This computes the rule of `as_strided`.
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

/// Rejects at compile time a layout that a library with run-time sizes cannot represent: the product of the sizes other
/// than 0, and strides times indices, must be in the range of `isize`. An allocation is no larger, so this affects only
/// expanded views, views without elements, and zero-sized elements.
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

/// The stride of a dimension as another library receives it: if the dimension has fewer than two indices, it is limited
/// to the span of the elements.
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
