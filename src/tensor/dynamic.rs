//! Views with sizes and strides known at run time, from which parts are copied into tensors.

use core::fmt;

use super::index::HasRank;
use super::{IndexError, Tensor, TensorBase};
use crate::layout::{Contiguous, Layout};
use crate::shape::{MAX_RANK, Shape};
use crate::storage::{Element, StorageMut, fits_stack};

/// A slice with `R` sizes and strides that are known at run time, such as an image from a camera or a file.
///
/// Its purpose is to copy a part of a static shape, a crop, into a tensor. [`new`](Self::new) and
/// [`with_strides`](Self::with_strides) check sizes and strides once; each crop checks its start. Nothing panics.
///
/// ```
/// use stridewise::prelude::*;
/// fn face(pixels: &[u8], height: usize, width: usize) -> Result<Tensor<u8, Shape![2, 2, 3]>, CropError> {
///     let image = DynView::new(pixels, [height, width, 3])?;
///     image.crop([height / 2, width / 2, 0])
/// }
/// let pixels: Vec<u8> = (0..4 * 5 * 3).collect();
/// let face = face(&pixels, 4, 5)?;
/// assert_eq!((face[[0, 0, 0]], face[[1, 1, 2]]), (2 * 15 + 2 * 3, 3 * 15 + 3 * 3 + 2));
/// # Ok::<(), CropError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct DynView<'a, T, const R: usize> {
    elements: &'a [T],
    sizes: [usize; R],
    strides: [usize; R],
}

/// The reason why a crop is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CropError {
    /// The length of the slice does not match sizes and strides.
    OtherLength {
        /// The number of elements that sizes and strides require; `None` if it exceeds `usize`.
        expected: Option<usize>,
        /// The number of elements found.
        found: usize,
    },
    /// The part exceeds the size of a dimension.
    OutOfRange {
        /// The dimension.
        dim: usize,
        /// The start of the part, its length, and the size of the dimension.
        range: IndexError,
    },
}

impl fmt::Display for CropError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherLength {
                expected: Some(expected),
                found,
            } => write!(f, "expected {expected} elements, found {found}"),
            Self::OtherLength {
                expected: None,
                found,
            } => write!(
                f,
                "expected more elements than an address counts, found {found}"
            ),
            Self::OutOfRange { dim, range } => write!(f, "dimension {dim}: {range}"),
        }
    }
}
impl core::error::Error for CropError {}

impl<'a, T: Element, const R: usize> DynView<'a, T, R> {
    /// A slice of elements in row-major order: C order, in NumPy's and PyTorch's terms.
    ///
    /// # Errors
    /// [`CropError::OtherLength`] if the length of the slice is not the product of the sizes.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(DynView::new(&[0; 12], [2, 2, 3]).unwrap().strides(), [6, 3, 1]);
    /// let error = DynView::new(&[0; 10], [2, 2, 3]).unwrap_err();
    /// assert_eq!(error.to_string(), "expected 12 elements, found 10");
    /// assert!(DynView::new(&[0; 10], [usize::MAX, 2]).is_err());
    /// ```
    pub fn new(elements: &'a [T], sizes: [usize; R]) -> Result<Self, CropError> {
        let found = elements.len();
        let mut strides = [1; R];
        let mut expected = Some(1_usize);
        for (stride, size) in strides.iter_mut().zip(&sizes).rev() {
            *stride = expected.unwrap_or(0);
            expected = expected.and_then(|n| n.checked_mul(*size));
        }
        // If a size is 0, there are no elements, whatever the other sizes are.
        let expected = if sizes.contains(&0) {
            Some(0)
        } else {
            expected
        };
        if expected == Some(found) {
            Ok(Self {
                elements,
                sizes,
                strides,
            })
        } else {
            Err(CropError::OtherLength { expected, found })
        }
    }

    /// A slice with a stride for each dimension, in elements: padded rows, as often in camera images, column-major
    /// order, or a part of a larger image.
    ///
    /// # Errors
    /// [`CropError::OtherLength`] if the last index is out of range for the slice.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// // Rows of 4 pixels, each 16 bytes from the next.
    /// let frame: Vec<u8> = (0..3 * 16).collect();
    /// let image = DynView::with_strides(&frame, [3, 4, 3], [16, 3, 1])?;
    /// let x: Tensor<u8, Shape![1, 2, 3]> = image.crop([2, 1, 0])?;
    /// assert_eq!(x.as_slice(), [35, 36, 37, 38, 39, 40]);
    /// # Ok::<(), CropError>(())
    /// ```
    pub fn with_strides(
        elements: &'a [T],
        sizes: [usize; R],
        strides: [usize; R],
    ) -> Result<Self, CropError> {
        let found = elements.len();
        let mut expected = Some(1_usize);
        for (size, stride) in sizes.iter().zip(&strides) {
            let last = size.saturating_sub(1).checked_mul(*stride);
            expected = expected.and_then(|n| n.checked_add(last?));
        }
        let expected = if sizes.contains(&0) {
            Some(0)
        } else {
            expected
        };
        match expected {
            Some(expected) if expected <= found => Ok(Self {
                elements,
                sizes,
                strides,
            }),
            _ => Err(CropError::OtherLength { expected, found }),
        }
    }

    /// The sizes.
    pub const fn sizes(&self) -> [usize; R] {
        self.sizes
    }

    /// The strides, in elements.
    pub const fn strides(&self) -> [usize; R] {
        self.strides
    }

    /// A copy of the part of shape `Sh` that begins at the index `start`. PyTorch's
    /// `x[top:top + 64, left:left + 64]`.
    ///
    /// # Errors
    /// [`CropError::OutOfRange`] gives the dimension that the part exceeds.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let image = DynView::new(&[0_u8; 12], [3, 4])?;
    /// assert!(image.crop::<Shape![2, 2]>([1, 2]).is_ok());
    /// let error = image.crop::<Shape![2, 2]>([1, 3]).unwrap_err();
    /// assert_eq!(error.to_string(), "dimension 1: start 3 + length 2 exceeds the size 4");
    /// # Ok::<(), CropError>(())
    /// ```
    pub fn crop<Sh: HasRank<R>>(&self, start: [usize; R]) -> Result<Tensor<T, Sh>, CropError> {
        const {
            let instead =
                "`crop_boxed` copies to the heap (feature `alloc`), `crop_into` to other memory";
            fits_stack("`crop`", size_of::<Tensor<T, Sh>>(), instead);
        };
        let first = self.first_of::<Sh>(start)?;
        // SAFETY: Bounds, initialisation: the part is within the slice, and all elements are written.
        Ok(unsafe { Tensor::written(|out| self.copy::<Contiguous<Sh>>(first, out)) })
    }

    /// As [`crop`](Self::crop), on the heap.
    ///
    /// # Errors
    /// [`CropError::OutOfRange`] gives the dimension that the part exceeds.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let pixels = vec![7_u8; 1080 * 1920 * 3];
    /// let x = DynView::new(&pixels, [1080, 1920, 3])?.crop_boxed::<Shape![800, 800, 3]>([100, 200, 0])?;
    /// assert_eq!(x.max(), 7);
    /// # Ok::<(), CropError>(())
    /// ```
    #[cfg(feature = "alloc")]
    pub fn crop_boxed<Sh: HasRank<R>>(
        &self,
        start: [usize; R],
    ) -> Result<crate::BoxedTensor<T, Sh>, CropError> {
        let first = self.first_of::<Sh>(start)?;
        // SAFETY: Bounds, initialisation: the part is within the slice, and all elements are written.
        Ok(TensorBase::over(unsafe {
            crate::storage::Boxed::written(|out| self.copy::<Contiguous<Sh>>(first, out))
        }))
    }

    /// Copies the part of the shape of `out` that begins at the index `start` to `out`, a tensor or a view of any
    /// layout.
    ///
    /// # Errors
    /// [`CropError::OutOfRange`] gives the dimension that the part exceeds; nothing has been written.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let image: Vec<f32> = (0..12).map(|i| i as f32).collect();
    /// let image = DynView::new(&image, [3, 4])?;
    /// let mut batch = Tensor::<f32, Shape![2, 2, 2]>::zeros();
    /// for (i, mut out) in batch.rows_mut().enumerate() {
    ///     image.crop_into([i, 2 * i], &mut out)?;
    /// }
    /// assert_eq!(batch.as_slice(), [0.0, 1.0, 4.0, 5.0, 6.0, 7.0, 10.0, 11.0]);
    /// # Ok::<(), CropError>(())
    /// ```
    pub fn crop_into<S, L>(
        &self,
        start: [usize; R],
        out: &mut TensorBase<S, L>,
    ) -> Result<(), CropError>
    where
        S: StorageMut<Elem = T>,
        L: Layout,
        L::Shape: HasRank<R>,
    {
        let first = self.first_of::<L::Shape>(start)?;
        // SAFETY: Bounds: the part is within the slice, and the layout is within a storage that can be written.
        unsafe { self.copy::<L>(first, out.first_mut()) };
        Ok(())
    }

    /// The position in the slice at which a part of shape `Sh` begins. A part without elements can begin anywhere
    /// within the slice.
    fn first_of<Sh: Shape>(&self, start: [usize; R]) -> Result<usize, CropError> {
        let mut first = 0_usize;
        let dims = self.sizes.iter().zip(&self.strides).zip(&start);
        for (dim, (((size, stride), start), len)) in dims.zip(Sh::SIZES).enumerate() {
            if *len > *size || *start > size - len {
                let range = IndexError {
                    index: *start,
                    len: *len,
                    size: *size,
                };
                return Err(CropError::OutOfRange { dim, range });
            }
            // In range for every element; without elements, it can have any value.
            first = first.wrapping_add(start.wrapping_mul(*stride));
        }
        Ok(first)
    }

    /// # Safety
    /// A part of the shape of `L` from position `first` on is within the slice. `L` from `out` on is within memory
    /// that may be written and does not overlap the slice.
    unsafe fn copy<L: Layout>(&self, first: usize, out: *mut T) {
        if const { L::Shape::NUMEL == 0 } {
            return;
        }
        let sizes = <L::Shape as Shape>::SIZES;
        let steps = L::PADDED_STRIDES;
        let Some(steps) = steps.get(MAX_RANK - sizes.len()..) else {
            return;
        };
        // The innermost dimensions that are contiguous in both source and target are copied at once.
        let (mut run, mut outer) = (1_usize, sizes.len());
        for ((size, step), stride) in sizes.iter().zip(steps).zip(&self.strides).rev() {
            if *size != 1 && (*step != run || *stride != run) {
                break;
            }
            run *= size;
            outer -= 1;
        }
        let mut index = [0; R];
        let (mut from, mut to) = (first, 0_usize);
        loop {
            // SAFETY: Bounds: the caller's promise: both positions are those of an index of the part, and `run`
            // elements follow from there.
            unsafe {
                let from = self.elements.as_ptr().add(from);
                core::ptr::copy_nonoverlapping(from, out.add(to), run);
            }
            // The next index of the outer dimensions: increment the innermost one that is not at its end.
            let dims = index.iter_mut().zip(sizes).zip(steps).zip(&self.strides);
            let mut moved = false;
            for (((i, size), step), stride) in dims.take(outer).rev() {
                *i += 1;
                from = from.wrapping_add(*stride);
                to = to.wrapping_add(*step);
                if *i < *size {
                    moved = true;
                    break;
                }
                from = from.wrapping_sub(i.wrapping_mul(*stride));
                to = to.wrapping_sub(i.wrapping_mul(*step));
                *i = 0;
            }
            if !moved {
                return;
            }
        }
    }
}
