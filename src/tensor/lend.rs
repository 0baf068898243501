//! What a tensor lends: views of itself (`as_view`, `as_view_mut`, `as_cells`), its storage, and the slice of its elements.

use core::cell::Cell;
use core::ptr::NonNull;
use core::slice::{from_raw_parts, from_raw_parts_mut};

use super::TensorBase;
use super::rebase::offset;
use crate::layout::{
    ExclusiveSpan, InOneSlice, InSlice, IsContiguous, Layout, StorageSpan, Trailing,
};
use crate::num::{D, Dim};
use crate::storage::{Array, Cells, Element, Heapless, Ref, RefMut};

// `as_view`, `as_view_mut` and `as_cells` for each kind of tensor.
macro_rules! lending {
    ([$($g:tt)*] $S:ty, [$($const:ident)?] $Rest:ty) => {
        impl<$($g)*, L: Layout> TensorBase<$S, L> {
            /// A read-only view of the tensor.
            pub $($const)? fn as_view(&self) -> TensorBase<Ref<'_, T, $Rest>, L> {
                // SAFETY: Bounds: the layout is within the storage, which is borrowed for the lifetime of the view. An
                // owned tensor covers its whole storage from the start on, in whatever order, so there are no trailing
                // elements.
                TensorBase::over(unsafe { Ref::from_ptr(self.storage.ptr()) })
            }

            /// A mutable view of the tensor.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let mut x = Tensor::<f32, Shape![4, 5]>::zeros();
            /// x.as_view_mut().narrow::<1, 2, 2>().fill_(1.0);
            /// assert_eq!(x.sum(), 8.0);
            /// ```
            pub $($const)? fn as_view_mut(&mut self) -> TensorBase<RefMut<'_, T, $Rest>, L> {
                // SAFETY: Bounds: the layout is within the storage, which is borrowed as long as the view.
                // Uniqueness: it is borrowed by `&mut`.
                TensorBase::over(unsafe { RefMut::from_ptr(self.storage.ptr_mut()) })
            }

            /// A view that can be copied and written through, as `&[Cell<T>]`: writes through one view are visible
            /// through all others.
            ///
            /// An operation that writes cells which it also reads, in other places, reads each of them before or after it
            /// is written: evaluate the operand first (`cells.copy_(&cells.t().eval())`).
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let mut x = Tensor::<f32, Shape![3, 4]>::zeros();
            /// let cells = x.as_cells();
            /// let y = cells.t();
            /// y[[0, 0]].set(99.0);
            /// assert_eq!(cells[[0, 0]].get(), 99.0);
            /// ```
            pub $($const)? fn as_cells(&mut self) -> TensorBase<Cells<'_, T, $Rest>, L> {
                // SAFETY: Bounds: the layout is within the storage, which is borrowed as long as the view.
                // Uniqueness: a borrow by `&mut` may be shared as cells, as in `Cell::from_mut`.
                TensorBase::over(unsafe { Cells::from_ptr(self.storage.ptr_mut()) })
            }
        }
    };
}
lending! { [T: Element, Len: Dim] Array<T, Len>, [const] Trailing<D<0>> }
lending! { [T: Element, const N: usize, Len: Dim] Heapless<T, N, Len>, [] Trailing<D<0>> }
#[cfg(feature = "alloc")]
lending! { [T: Element, Len: Dim] crate::storage::Boxed<T, Len>, [] Trailing<D<0>> }
lending! { [T: Element, Rest: StorageSpan] RefMut<'_, T, Rest>, [const] Rest }

// `storage` for each kind of owned tensor.
macro_rules! owned_storage {
    ([$($g:tt)*] $S:ty, [$($const:ident)?]) => {
        impl<$($g)*, L: Layout> TensorBase<$S, L> {
            /// The whole storage, of which the tensor may show a part. PyTorch's `x.storage()`.
            pub $($const)? fn storage(&self) -> &[T] {
                self.storage.as_slice()
            }
        }
    };
}
owned_storage! { [T: Element, Len: Dim] Array<T, Len>, [const] }
owned_storage! { [T: Element, const N: usize, Len: Dim] Heapless<T, N, Len>, [] }
#[cfg(feature = "alloc")]
owned_storage! { [T: Element, Len: Dim] crate::storage::Boxed<T, Len>, [] }

impl<T: Element, Rest: StorageSpan, L: Layout> TensorBase<RefMut<'_, T, Rest>, L> {
    /// The whole storage, of which the view may show a part. PyTorch's `x.storage()`.
    ///
    /// A part whose elements are interleaved with those of other parts has no slice of its storage.
    pub const fn storage(&self) -> &[T]
    where
        Rest: ExclusiveSpan,
    {
        // SAFETY: Bounds, initialisation: the storage has `storage_len` elements, and the view has access to all of
        // them.
        unsafe { from_raw_parts(self.storage.ptr().as_ptr(), self.storage_len()) }
    }
}

impl<'a, T: Element, Rest: StorageSpan, L: Layout> TensorBase<Ref<'a, T, Rest>, L> {
    /// The view itself.
    pub const fn as_view(self) -> Self {
        self
    }

    /// The whole storage, of which the view may show a part. PyTorch's `x.storage()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3]>::arange();
    /// assert_eq!(x.t().storage(), [0, 1, 2, 3, 4, 5]);
    /// ```
    pub const fn storage(self) -> &'a [T]
    where
        Rest: ExclusiveSpan,
    {
        // SAFETY: Bounds, initialisation: the storage has `storage_len` elements, borrowed for `'a`, and the view has
        // access to all of them.
        unsafe { from_raw_parts(self.storage.ptr().as_ptr(), self.storage_len()) }
    }
}

impl<'a, T: Element, Rest: StorageSpan, L: Layout> TensorBase<Cells<'a, T, Rest>, L> {
    /// The whole storage, of which the view may show a part. PyTorch's `x.storage()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut x = Tensor::<f32, Shape![2, 4]>::zeros();
    /// let cells = x.as_cells();
    /// cells.storage()[4].set(1.0);
    /// assert_eq!(cells[[1, 0]].get(), 1.0);
    /// ```
    pub const fn storage(self) -> &'a [Cell<T>]
    where
        Rest: ExclusiveSpan,
    {
        // SAFETY: Bounds, initialisation: the storage has `storage_len` cells, borrowed for `'a`, and the view has
        // access to all of them.
        unsafe { from_raw_parts(self.storage.ptr().as_ptr().cast(), self.storage_len()) }
    }
}

// The first of the elements of a contiguous view, which are all of one slice, whatever is before, after and, in other
// parts of a split, around them. The pointer of a view without elements stays where it is: its offset may be out of range.
const fn first<T, L: Layout>(ptr: NonNull<T>) -> *mut T {
    // SAFETY: Bounds: a layout with elements is within the storage from its offset on.
    unsafe { offset(ptr, <L::Offset as Dim>::SIZE, L::SPAN_SIZE) }.as_ptr()
}

impl<'a, T: Element, Rest: StorageSpan, L: Layout> TensorBase<Ref<'a, T, Rest>, L> {
    /// The elements in row-major order, as a slice. It exists for contiguous views, wherever they are in their storage.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3]>::arange();
    /// assert_eq!(x.select::<0, 1>().as_slice(), [3, 4, 5]);
    /// ```
    pub const fn as_slice(&self) -> &'a [InSlice<T, L>]
    where
        IsContiguous<L>: InOneSlice,
    {
        // SAFETY: Bounds, initialisation: contiguous, so that the elements of the slice are the view's own, borrowed for
        // `'a`.
        unsafe { from_raw_parts(first::<T, L>(self.storage.ptr()).cast(), self.numel()) }
    }
}

impl<T: Element, Rest: StorageSpan, L: Layout> TensorBase<RefMut<'_, T, Rest>, L> {
    /// The elements in row-major order, as a slice. It exists for contiguous views, wherever they are in their storage.
    pub const fn as_slice(&self) -> &[InSlice<T, L>]
    where
        IsContiguous<L>: InOneSlice,
    {
        // SAFETY: Bounds, initialisation: contiguous, so that the elements of the slice are the view's own, which is
        // borrowed. Uniqueness: other parts of a split have none of them.
        unsafe { from_raw_parts(first::<T, L>(self.storage.ptr()).cast(), self.numel()) }
    }

    /// The elements in row-major order, as a mutable slice. It exists for contiguous views, wherever they are in their
    /// storage.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut x = Tensor::<i64, Shape![2, 3]>::arange();
    /// x.as_view_mut().select::<0, 1>().as_mut_slice().reverse();
    /// assert_eq!(x.as_slice(), [0, 1, 2, 5, 4, 3]);
    /// ```
    pub const fn as_mut_slice(&mut self) -> &mut [InSlice<T, L>]
    where
        IsContiguous<L>: InOneSlice,
    {
        // SAFETY: Bounds, initialisation: contiguous, so that the elements of the slice are the view's own. Uniqueness:
        // the view is borrowed uniquely, and other parts of a split have none of them.
        unsafe { from_raw_parts_mut(first::<T, L>(self.storage.ptr_mut()).cast(), self.numel()) }
    }
}

impl<'a, T: Element, Rest: StorageSpan, L: Layout> TensorBase<Cells<'a, T, Rest>, L> {
    /// The elements in row-major order, as a slice of cells. It exists for contiguous views, wherever they are in their
    /// storage.
    pub const fn as_slice(&self) -> &'a [Cell<InSlice<T, L>>]
    where
        IsContiguous<L>: InOneSlice,
    {
        // SAFETY: Bounds, initialisation: contiguous, so that the cells of the slice are the view's own, borrowed for
        // `'a`. A `Cell` has the layout of its element.
        unsafe { from_raw_parts(first::<T, L>(self.storage.ptr()).cast(), self.numel()) }
    }
}
