//! Storage: the types that hold the elements of a tensor.
//!
//! | storage | tensor | elements |
//! |---|---|---|
//! | [`SharedRef`] | [`TensorView`](crate::TensorView) | borrowed, shared |
//! | [`UniqueRef`] | [`TensorViewMut`](crate::TensorViewMut) | borrowed, unique |
//! | [`Cells`] | [`TensorCells`](crate::TensorCells) | borrowed, shared and writable |
//! | [`Variable`] | [`TensorVar`](crate::TensorVar) | borrowed, with gradients that `backward` adds to |
//! | [`OwnedArray`] | [`Tensor`](crate::Tensor) | owned, in place |
//! | [`Heapless`] | [`HeaplessTensor`](crate::HeaplessTensor) | owned, in a `heapless::Vec` |
//! | `Boxed` | `BoxedTensor` | owned, on the heap (feature `alloc`) |
//!
//! The type of every storage contains the number of its elements, or the trailing elements after the view. The type
//! checker proves once that the layout is within the storage, so no access checks it again.

pub(crate) mod access;
#[cfg(all(feature = "std", feature = "linalg", not(feature = "reproducible")))]
mod aligned;
mod array;
mod bits;
mod borrowed;
#[cfg(feature = "alloc")]
mod boxed;
mod heapless;
pub(crate) mod stack;
mod variable;

use crate::layout::StorageSpan;
use crate::num::{D, Dim, K, Sealed};

#[cfg(all(feature = "std", feature = "linalg", not(feature = "reproducible")))]
pub(crate) use aligned::Aligned;
pub use array::OwnedArray;
pub use bits::{AnyBitPattern, NoUninit};
#[cfg_attr(doc, doc(hidden))]
pub use bits::{CastFrom, CastFromMut, TwoParts};
#[doc(hidden)]
pub use bits::{NeverThat, NeverThis};
pub use borrowed::{Cells, SharedRef, UniqueRef};
// Short names within the crate. The long names occur in no other crate, so that rustc prints them without a path.
pub(crate) use array::OwnedArray as Array;
pub(crate) use borrowed::{SharedRef as Ref, UniqueRef as RefMut};
#[cfg(feature = "alloc")]
pub use boxed::Boxed;
pub use heapless::Heapless;
pub use stack::STACK_LIMIT;
pub(crate) use stack::{
    evaluated_on_stack, fits_stack, gradients_on_stack, made_on_stack, temporaries_in_workspace,
    temporaries_on_stack,
};
pub use variable::Variable;
pub(crate) use variable::{Pointers, ValueAndGrad};

/// The element type of a tensor: any `Copy + 'static` type. PyTorch's `dtype`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an element type",
    label = "an element type is `Copy + 'static`",
    note = "a type parameter needs the bound `stridewise::storage::Element`"
)]
pub trait Element: Copy + 'static {}
#[diagnostic::do_not_recommend]
impl<T: Copy + 'static> Element for T {}

/// A type that holds the elements of a tensor.
///
/// # Safety
/// `as_ptr` points to initialised elements that stay in place and may be read for as long as the storage is borrowed:
/// the elements from the first to the last one of the layout over the storage, and the trailing elements that `Rest`
/// names. If `Rest` is `Interleaved`, only the elements of the layout itself may be read. A `Slot` has the size and
/// alignment of an element.
#[cfg_attr(
    feature = "cuda",
    diagnostic::on_unimplemented(
        message = "the host cannot read the memory of a CUDA device",
        label = "the elements are in the memory of a device",
        note = "compute there, `x.eval()?`, or copy them first: `x.to_host()?`"
    )
)]
pub unsafe trait Storage: Sealed {
    /// The type of an element.
    type Elem: Element;
    /// The storage after the span of a view: no trailing elements if the storage is owned.
    type Rest: StorageSpan;
    /// The type that indexing returns a reference to: the element, or a `Cell` of it.
    type Slot;
    /// The first element.
    #[doc(hidden)]
    fn as_ptr(&self) -> *const Self::Elem;
}

/// A storage whose elements may be written.
///
/// # Safety
/// The pointer may be written through for as long as the storage is borrowed mutably.
#[diagnostic::on_unimplemented(
    message = "this view is read-only",
    label = "a shared view only reads",
    note = "an owned tensor lends views that write: `x.as_view_mut()`, or `x.as_cells()` for several at once",
    note = "an expanded view is always shared: several of its indices mean one element"
)]
pub unsafe trait StorageMut: Storage {
    /// Whether nothing else reads or writes the elements during the borrow.
    #[doc(hidden)]
    const UNIQUE: bool = true;
    /// The first element.
    #[doc(hidden)]
    fn as_mut_ptr(&mut self) -> *mut Self::Elem;
}

/// Rejects, when the program is built, a storage of more than `isize::MAX` bytes of the target: no allocation is
/// larger. Called where the length is compared at run time, and for files of expanded views; elsewhere the elements are an
/// array, whose size rustc bounds, or are those of another storage.
#[track_caller]
pub(crate) const fn assert_addressable<T, Len: Dim>() {
    assert!(
        size_of::<T>() == 0 || Len::SIZE <= isize::MAX as usize / size_of::<T>(),
        "the tensor has more bytes than an address can count"
    );
}

/// A number equal to `N`: compares the number of a shape's elements with the length of an array.
#[diagnostic::on_unimplemented(
    message = "expected an array of {Self} elements, found one of {N}",
    label = "the array has {N} elements, the shape {Self}"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait LenIs<const N: usize>: Dim {}
#[diagnostic::do_not_recommend]
impl<const N: usize> LenIs<N> for D<N> where D<N>: Dim {}
// Above 999, the two are compared when the program is built.
#[diagnostic::do_not_recommend]
impl<H, L, const N: usize> LenIs<N> for K<H, L> where K<H, L>: Dim {}
