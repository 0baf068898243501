//! What the type of a tensor says of how it lies, as constants.

use super::TensorBase;
use crate::layout::Layout;
use crate::storage::Storage;

impl<S, L: Layout> TensorBase<S, L> {
    /// Whether the elements fill their part of the storage without gaps or repetition, in whatever order of
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

    /// Whether no two indices share an element: see [`Layout::IS_INJECTIVE`].
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

    /// How many elements of the storage lie from the first element of the tensor to its last, both
    /// included: the length of the storage that [`rebase`](Self::rebase) leaves.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![3, 4]>::zeros();
    /// assert_eq!(x.narrow::<1, 0, 2>().reach(), 4 + 4 + 2);
    /// ```
    pub const fn reach(&self) -> usize {
        L::SPAN_SIZE
    }

    /// How many elements lie one after another, in logical order, wherever such a run begins: the product
    /// of the innermost sizes that are contiguous; 1 where the stride of the innermost is not 1.
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
    /// The alignment in bytes that every [contiguous run](Self::contiguous_run) is sure to begin at, where
    /// the storage is sure to begin at one of `storage` bytes, a power of two.
    ///
    /// It is the largest power of two that divides the positions of all runs, in bytes: the greatest common
    /// divisor of the offset and of the strides outside the run, times the size of an element, and never
    /// more than `storage`. Loads of so many bytes may start at a run.
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

    /// The alignment in bytes that every [contiguous run](Self::contiguous_run) is sure to begin at. Of a
    /// storage no more is known than that its elements are aligned as their type asks, so that is the
    /// answer; [`alignment_over`](Self::alignment_over) takes a better one.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(Tensor::<f64, Shape![3, 4]>::zeros().alignment(), align_of::<f64>());
    /// ```
    pub const fn alignment(&self) -> usize {
        self.alignment_over(align_of::<S::Elem>())
    }
}
