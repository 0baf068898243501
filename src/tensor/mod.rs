//! Tensor types: a storage with a layout.

mod as_strided;
#[cfg(feature = "alloc")]
mod boxed;
#[cfg_attr(doc, doc(hidden))]
pub mod chunks;
mod create;
mod dtype;
mod dynamic;
mod index;
mod iter;
pub(crate) mod kinds;
mod lend;
mod parts;
mod queries;
mod rebase;
mod reorder;
#[cfg_attr(doc, doc(hidden))]
pub mod scratch;
mod text;
mod traits;
mod view_as;
mod view_or_copy;
mod views;
mod windows;

use core::marker::PhantomData;

use crate::layout::{Contiguous, Layout, Strided, Trailing, storage_len};
use crate::num::D;
use crate::shape::{Numel, RowMajor, Shape};
use crate::storage::{Array, Cells, Heapless, Ref, RefMut, Storage, Variable};

pub use chunks::{Chunks, ChunksMut};
pub use create::LengthError;
#[cfg_attr(doc, doc(hidden))]
pub use create::NestedArray;
#[doc(hidden)]
pub use create::{
    from_nested1, from_nested2, from_nested3, from_nested4, from_nested5, from_nested6,
};
pub use dtype::AlignmentError;
pub use dynamic::{CropError, DynView};
#[cfg_attr(doc, doc(hidden))]
pub use index::HasRank;
pub use index::IndexError;
#[cfg_attr(doc, doc(hidden))]
pub use iter::IterMutStorage;
pub(crate) use iter::Offsets;
pub use iter::{AxisIter, Iter, IterMut};
pub(crate) use kinds::signature;
pub use scratch::Scratch;
#[cfg_attr(doc, doc(hidden))]
pub use text::FromText;
pub use text::TextError;
#[cfg_attr(doc, doc(hidden))]
pub use view_or_copy::ViewOrCopy;

/// A tensor: a storage `S` and the layout `L` of its elements.
///
/// All tensors have this type. Its aliases name the storages: [`Tensor`], [`TensorView`], [`TensorViewMut`],
/// [`TensorCells`], [`HeaplessTensor`] and, with feature `alloc`, `BoxedTensor`. The layout exists only in the type:
/// a view has the size of a pointer.
///
/// # Views
///
/// [`view`](Self::view), [`t`](Self::t), [`narrow`](Self::narrow), [`slice`](Self::slice) and the other view methods
/// exist for every storage, and are listed once, with the signature of an owned tensor: `&self` is borrowed, and the
/// result is a [`TensorView`]. A view is passed by value instead (`self`), so that the result lives as long as the
/// storage, and it has the same kind: a view of a [`TensorViewMut`] is mutable, of [`TensorCells`] cells, of a
/// variable a variable, of device memory a view of it. The methods are `const`, except those of tensors on the heap
/// and in a `heapless::Vec`.
///
/// # Operators
///
/// `+ - * /`, `& | ^`, `-x` and `!x` are defined between tensors, views, expressions and numbers, on either side. Owned
/// tensors are borrowed (`&a + &b`) or moved (`a + b`).
#[repr(transparent)]
pub struct TensorBase<S, L: ?Sized> {
    pub(crate) storage: S,
    layout: PhantomData<fn() -> L>,
}
#[diagnostic::do_not_recommend]
impl<S, L: ?Sized> crate::num::Sealed for TensorBase<S, L> {}
#[diagnostic::do_not_recommend]
impl<S, L: ?Sized> crate::num::Sealed for &TensorBase<S, L> {}

/// An owned tensor in row-major order, stored inline as an array.
#[rustfmt::skip]
pub type Tensor<T, Sh> = // Tensor<f32, Shape![3, 4]>
    TensorBase<Array<T, Numel<Sh>>, Contiguous<Sh>>;

/// A read-only view. It has the size of a pointer and is `Copy`.
///
/// `TensorView<f32, Shape![3, 4]>` is contiguous, has offset 0 and spans its whole storage. The further type
/// parameters are the strides, the offset, and the number of trailing elements of the storage after the last element
/// of the view, e.g. `Trailing<D<6>>` for 6 elements. The length of the storage is the offset plus the span plus the
/// trailing elements, see [`storage_len`](TensorBase::storage_len). A view of a whole tensor, also transposed, has
/// offset 0 and no trailing elements.
///
/// All of these are part of the type, so a function that takes one type accepts no other. For "expected `0`, found
/// `6`", the note below the error shows both types and the numbers that differ:
///
/// ```text
/// expected `TensorBase<SharedRef<'_, f32, Trailing<D<0>>>, Strided<(D<3>,), (D<1>,), D<0>>>`
///    found `TensorBase<SharedRef<'_, f32, Trailing<D<6>>>, Strided<(D<3>,), (D<1>,), D<3>>>`
///                           trailing elements                 sizes    strides  offset
/// ```
///
/// Here a row of a larger tensor is passed to a function of 3 elements. [`rebase`](TensorBase::rebase) makes the
/// row's first element the first of its storage and drops the trailing elements from the type, so that the types are
/// equal. If the strides differ, as those of `x.t()` do, `contiguous()` copies. A function of
/// [`impl Expr`](crate::expr::Expr) accepts all of these types.
///
/// ```
/// use stridewise::prelude::*;
/// fn norm(x: TensorView<f32, Shape![3]>) -> f32 {
///     x.norm()
/// }
/// let x = Tensor::<f32, Shape![4, 3]>::zeros();
/// assert_eq!(norm(x.select::<0, 1>().rebase()), 0.0);
/// assert_eq!(norm(x.t().select::<1, 2>().rebase()), 0.0);
/// ```
#[rustfmt::skip]
pub type TensorView<'a, T, Sh, St = RowMajor<Sh>, O = D<0>, Rest = Trailing<D<0>>> = // Shape![3, 4]
    TensorBase<Ref<'a, T, Rest>, Strided<Sh, St, O>>;

/// A mutable view.
///
/// It requires a layout in which no two indices alias the same element.
pub type TensorViewMut<'a, T, Sh, St = RowMajor<Sh>, O = D<0>, Rest = Trailing<D<0>>> =
    TensorBase<RefMut<'a, T, Rest>, Strided<Sh, St, O>>;

/// A shared view through which the elements can be written, as through `&[Cell<T>]`. Writes through one view are
/// visible through all others, as in PyTorch.
pub type TensorCells<'a, T, Sh, St = RowMajor<Sh>, O = D<0>, Rest = Trailing<D<0>>> =
    TensorBase<Cells<'a, T, Rest>, Strided<Sh, St, O>>;

/// A variable: elements that are read, and their gradients, which [`backward`](crate::expr::Lazy::backward) adds to.
///
/// Made by [`requires_grad`](TensorBase::requires_grad). It has all view methods, and is an operand of every operation.
/// Each view, and each part of `chunk`, `split`, `unbind` or `rows`, adds to its own places of the gradient.
///
/// ```
/// use stridewise::prelude::*;
/// let (x, mut grad) = (tensor![1.0, 2.0, 3.0, 4.0], Tensor::<f64, Shape![4]>::zeros());
/// let [a, b] = x.requires_grad(&mut grad).chunk::<0, 2>();
/// assert_eq!((a * b + b).sum().backward(), 18.0);
/// assert_eq!(grad.as_slice(), [3.0, 4.0, 2.0, 3.0]);
/// ```
pub type TensorVar<'a, T, Sh, St = RowMajor<Sh>, O = D<0>, Rest = Trailing<D<0>>> =
    TensorBase<Variable<'a, T, Rest>, Strided<Sh, St, O>>;

/// An owned tensor in a `heapless::Vec` of capacity `N`.
pub type HeaplessTensor<T, Sh, const N: usize> =
    TensorBase<Heapless<T, N, Numel<Sh>>, Contiguous<Sh>>;

/// An owned tensor on the heap.
#[cfg(feature = "alloc")]
#[rustfmt::skip]
pub type BoxedTensor<T, Sh> = // BoxedTensor<f32, Shape![3, 4]>
    TensorBase<crate::storage::Boxed<T, Numel<Sh>>, Contiguous<Sh>>;

impl<S, L: ?Sized> TensorBase<S, L> {
    /// A tensor over a storage. Requires that the layout is within the storage.
    pub(crate) const fn over(storage: S) -> Self {
        Self {
            storage,
            layout: PhantomData,
        }
    }
}

/// The tensor with its storage. Cloning a shared view (`TensorView`, `TensorCells`, which are `Copy`) copies the
/// pointer: both views have the same elements. PyTorch's `x.clone()` of a view, a copy of the elements, is `x.eval()`
/// or `x.eval_boxed()`. Cloning an owned tensor copies its elements. A mutable view is unique and has no `clone`.
///
/// ```
/// use stridewise::prelude::*;
/// let mut x = tensor![1, 2, 3];
/// let cells = x.as_cells();
/// let (view, copy) = (cells.clone(), cells.eval());
/// cells[[0]].set(7);
/// assert_eq!((view[[0]].get(), copy[[0]]), (7, 1));
///
/// let mut y = x.clone();
/// y.zero_();
/// assert_eq!(x[[0]], 7);
/// ```
impl<S: Clone, L: ?Sized> Clone for TensorBase<S, L> {
    /// The same view, or a copy of an owned tensor.
    fn clone(&self) -> Self {
        Self::over(self.storage.clone())
    }
}
impl<S: Copy, L: ?Sized> Copy for TensorBase<S, L> {}

// Methods that depend on the type alone, for every storage.
impl<S, L: Layout> TensorBase<S, L> {
    /// The sizes, outermost first. PyTorch's `x.shape`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(Tensor::<f32, Shape![3, 4]>::zeros().t().shape(), [4, 3]);
    /// ```
    pub const fn shape(&self) -> &'static [usize] {
        <L::Shape as Shape>::SIZES
    }

    /// The strides in elements: the step in the storage from one index to the next along each dimension. PyTorch's
    /// `x.stride()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(Tensor::<f32, Shape![3, 4]>::zeros().t().stride(), [1, 4]);
    /// ```
    pub const fn stride(&self) -> &'static [usize] {
        <L::Strides as Shape>::SIZES
    }

    /// The position of the first element in the storage. PyTorch's `x.storage_offset()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(Tensor::<f32, Shape![3, 4]>::zeros().select::<0, 2>().storage_offset(), 8);
    /// ```
    pub const fn storage_offset(&self) -> usize {
        <L::Offset as crate::num::Dim>::SIZE
    }

    /// The size of dimension `DIM`. PyTorch's `x.size(dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(Tensor::<f32, Shape![3, 4]>::zeros().size::<-1>(), 4);
    /// ```
    #[rustfmt::skip]
    pub const fn size<const DIM: isize>(&self) -> usize // x.size::<0>(), or x.shape()
    where
        L::Shape: crate::shape::Axis<DIM>,
    {
        <crate::layout::SizeAt<L, DIM> as crate::num::Dim>::SIZE
    }

    /// The number of elements. PyTorch's `x.numel()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(Tensor::<f32, Shape![3, 4]>::zeros().numel(), 12);
    /// ```
    pub const fn numel(&self) -> usize {
        <L::Shape as Shape>::NUMEL
    }

    /// The number of dimensions. PyTorch's `x.dim()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(Tensor::<f32, Shape![3, 4]>::zeros().dim(), 2);
    /// ```
    pub const fn dim(&self) -> usize {
        <L::Shape as Shape>::RANK
    }

    /// Whether the elements are contiguous in row-major order. PyTorch's `x.is_contiguous()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![3, 4]>::zeros();
    /// assert!(x.is_contiguous() && !x.t().is_contiguous());
    /// ```
    pub const fn is_contiguous(&self) -> bool {
        L::IS_CONTIGUOUS
    }
}

impl<S: Storage, L: Layout> TensorBase<S, L> {
    /// The number of elements of the whole storage, of which the tensor may show a part. PyTorch's
    /// `x.untyped_storage().nbytes() // x.element_size()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![3, 4]>::zeros();
    /// assert_eq!(x.select::<0, 1>().storage_len(), 12);
    /// assert_eq!(x.select::<0, 1>().rebase().storage_len(), 4);
    /// ```
    pub const fn storage_len(&self) -> usize {
        storage_len::<S::Rest, L>()
    }

    /// A pointer to the element at index 0 of every dimension, or to its position if the tensor is empty.
    pub(crate) fn first(&self) -> *const S::Elem {
        // The offset of an empty layout may be out of range for the storage, hence `wrapping_add`.
        self.storage.as_ptr().wrapping_add(self.storage_offset())
    }
}

impl<S: crate::storage::StorageMut, L: Layout> TensorBase<S, L> {
    pub(crate) fn first_mut(&mut self) -> *mut S::Elem {
        self.storage
            .as_mut_ptr()
            .wrapping_add(<L::Offset as crate::num::Dim>::SIZE)
    }
}
