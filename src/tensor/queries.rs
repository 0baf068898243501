//! Properties of a tensor's layout, as constants of its type.

use super::TensorBase;
use crate::layout::Layout;
use crate::storage::Storage;

impl<S, L: Layout> TensorBase<S, L> {
    /// Whether the elements are dense: their span has no gaps and no repeated elements, in any order of the
    /// dimensions. PyTorch's `is_non_overlapping_and_dense`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![3, 4]>::zeros();
    /// assert!(x.is_dense() && x.t().is_dense());
    /// assert!(!x.narrow::<1, 0, 2>().is_dense());
    /// ```
    pub const fn is_dense(&self) -> bool {
        L::IS_DENSE
    }

    /// Whether no two indices alias the same element: see [`Layout::IS_INJECTIVE`].
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![3, 4]>::zeros();
    /// assert!(x.narrow::<1, 0, 2>().is_injective());
    /// assert!(!x.unfold::<1, 3, 1>().is_injective());
    /// ```
    pub const fn is_injective(&self) -> bool {
        L::IS_INJECTIVE
    }

    /// The span of the tensor: the number of elements of the storage from its first element to its last, both
    /// included. It is the length of the storage after [`rebase`](Self::rebase).
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![3, 4]>::zeros();
    /// assert_eq!(x.narrow::<1, 0, 2>().span_size(), 4 + 4 + 2);
    /// ```
    pub const fn span_size(&self) -> usize {
        L::SPAN_SIZE
    }

    /// The length of the contiguous runs in logical order: the product of the innermost sizes that are contiguous. It
    /// is 1 if the innermost stride is not 1.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![3, 4]>::zeros();
    /// assert_eq!(x.contiguous_run(), 12);
    /// assert_eq!(x.narrow::<1, 0, 2>().contiguous_run(), 2);
    /// assert_eq!(x.t().contiguous_run(), 1);
    /// ```
    pub const fn contiguous_run(&self) -> usize {
        L::CONTIGUOUS_RUN
    }
}

impl<S: Storage, L: Layout> TensorBase<S, L> {
    /// The alignment in bytes that is guaranteed for the start of every [contiguous run](Self::contiguous_run), given
    /// a storage whose start is aligned to `storage` bytes, a power of two.
    ///
    /// It is the largest power of two that divides the positions of all runs in bytes: the greatest common divisor of
    /// the offset and of the strides outside the run, times the size of an element, and at most `storage`. Vector
    /// loads of this number of bytes can start at any run.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// #[repr(align(64))]
    /// struct Aligned([f32; 96]);
    /// static W: Aligned = Aligned([0.0; 96]);
    /// let x = TensorView::<f32, Shape![4, 24]>::new(&W.0);
    /// assert_eq!(x.alignment_over(64), 64);
    /// let columns = x.narrow::<1, 4, 8>();
    /// assert_eq!(columns.alignment_over(64), 16);
    /// assert_eq!(columns.alignment(), 4);
    /// ```
    pub const fn alignment_over(&self, storage: usize) -> usize {
        let step = L::RUN_STEP.wrapping_mul(size_of::<S::Elem>());
        if step == 0 {
            return storage;
        }
        let bytes = 1 << step.trailing_zeros();
        if bytes < storage { bytes } else { storage }
    }

    /// The alignment in bytes that is guaranteed for the start of every [contiguous run](Self::contiguous_run). A
    /// storage guarantees only the alignment of its element type, which is the result;
    /// [`alignment_over`](Self::alignment_over) takes a larger one.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(Tensor::<f64, Shape![3, 4]>::zeros().alignment(), align_of::<f64>());
    /// ```
    pub const fn alignment(&self) -> usize {
        self.alignment_over(align_of::<S::Elem>())
    }
}
