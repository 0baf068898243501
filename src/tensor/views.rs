//! View methods, defined once for every kind of storage.
//!
//! Borrowed views take `self`; an owned tensor is borrowed by `&self`. No method accesses an element or changes the
//! pointer: each changes the type. The return type of an operation goes through the trait that checks it, so that the
//! error is the library's own message, at the call.

use core::cell::Cell;

use core::ptr::NonNull;

use super::{IndexError, Tensor, TensorBase};
#[cfg(feature = "cuda")]
use crate::cuda::{CudaBuffer, CudaMut, CudaRef};
use crate::layout::{
    AsStrided, CannotInfer, Countable, Counted, DimList, DoesNotDivide, ElementCountDiffers,
    Entries, ExclusiveSpan, ExpandVerdict, Expandable, Expanded, FlattenBackwards, FlattenOrder,
    FlattenVerdict, IsContiguous, IsInjective, Layout, LengthOf, Matrix, MatrixTransposed, Moved,
    NarrowFits, NarrowRule, NarrowVerdict, Narrowed, NarrowedAt, NonOverlapping, OneStrideEach,
    PermuteVerdict, Permuted, Permutes, RanksAgree, Rebased, RebasedSpan, Rejection, Repeats,
    SelectFits, SelectRule, SelectVerdict, Selected, SelectedAt, SizeAt, SliceVerdict, SlicedBy,
    Slices, Spans, Squeezed, StorageSpan, StrideAt, Strided, StridedSpan, StridedVerdict, Trailing,
    Transposed, TwoInferred, Unsqueezed, ViewVerdict, Viewable, Viewed, ViewedAs, WithinStorage,
};
use crate::num::bits::{Bool, False, True};
use crate::num::{AfterVerdict, BelowThousand, Count, D, Dim, Named, Sealed};
use crate::shape::{At, Axis, AxisOrScalar, NewDimension, Position, Shape, ShapeOrInfer};
use crate::storage::{Array, Cells, Element, Heapless, Ref, RefMut, Storage, Variable, fits_stack};

/// The result of `reshape`, `flatten` and `contiguous`: a view if one is possible, else an owned copy.
#[diagnostic::on_unimplemented(
    message = "cannot prove whether this is a view or needs a copy: it depends on sizes that are generic",
    label = "the type of the result depends on sizes that are generic",
    note = "`.eval()` copies in any case; `view` takes the bound `(N, M): ViewAs<..>`"
)]
pub trait ViewOrCopy<S, L: Layout>: Sealed {
    /// A tensor.
    type Tensor;
    /// # Safety
    /// The verdict is a verdict on `L`.
    #[doc(hidden)]
    unsafe fn make(x: TensorBase<S, L>) -> Self::Tensor;
}
#[diagnostic::do_not_recommend]
impl<S, L: Layout, Sh: Shape, St: Shape> ViewOrCopy<S, L> for Viewed<Sh, St> {
    type Tensor = TensorBase<S, Strided<Sh, St, L::Offset>>;
    unsafe fn make(x: TensorBase<S, L>) -> Self::Tensor {
        TensorBase::over(x.storage)
    }
}
#[diagnostic::do_not_recommend]
impl<S: Storage, L: Layout, Sh: Shape> ViewOrCopy<S, L> for Spans<Sh> {
    type Tensor = Tensor<S::Elem, Sh>;
    unsafe fn make(x: TensorBase<S, L>) -> Self::Tensor {
        copied(&x)
    }
}

// Here the other trait reports the error.
macro_rules! refused {
    ($([$($N:ident)?] $V:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<S, L: Layout, $($N)?> ViewOrCopy<S, L> for $V {
            type Tensor = TensorBase<S, L>;
            unsafe fn make(x: TensorBase<S, L>) -> Self::Tensor {
                x
            }
        }
    )* };
}
refused! { [N] ElementCountDiffers<N>; [] TwoInferred; [N] DoesNotDivide<N>; [] CannotInfer; }

#[diagnostic::do_not_recommend]
impl<S, L: Layout> ViewOrCopy<S, L> for True {
    type Tensor = TensorBase<S, L>;
    unsafe fn make(x: TensorBase<S, L>) -> Self::Tensor {
        x
    }
}
#[diagnostic::do_not_recommend]
impl<S: Storage, L: Layout> ViewOrCopy<S, L> for False {
    type Tensor = Tensor<S::Elem, L::Shape>;
    unsafe fn make(x: TensorBase<S, L>) -> Self::Tensor {
        copied(&x)
    }
}

/// Rejects, at compile time, a copy that is too large to be returned by value.
#[track_caller]
const fn copied_on_stack<X>(what: &str) {
    let instead = "`.eval_boxed()` copies the elements to the heap (feature `alloc`), and has a `.view` of any shape";
    fits_stack(what, size_of::<X>(), instead);
}

// The elements in row-major order. Both shapes have the same number of elements.
fn copied<S: Storage, L: Layout, Sh: Shape>(x: &TensorBase<S, L>) -> Tensor<S::Elem, Sh> {
    let mut elements = super::iter::Offsets::<L>::new();
    let first = x.first();
    Tensor::from_elements(|_| {
        // SAFETY: the layout is within the storage, and there are as many offsets as elements.
        unsafe { first.add(elements.next().unwrap_or(0)).read() }
    })
}

/// The storage of a unique view after its elements are repeated: a shared one.
pub trait AfterExpand: Bool {
    #[doc(hidden)]
    type Storage<'a, T: Element, Rest: StorageSpan>: Storage<Elem = T, Rest = Rest>;
    #[doc(hidden)]
    #[cfg(feature = "cuda")]
    type Cuda<'a, T: Element, Rest: StorageSpan>;
}
impl AfterExpand for True {
    type Storage<'a, T: Element, Rest: StorageSpan> = Ref<'a, T, Rest>;
    #[cfg(feature = "cuda")]
    type Cuda<'a, T: Element, Rest: StorageSpan> = CudaRef<'a, T, Rest>;
}
impl AfterExpand for False {
    type Storage<'a, T: Element, Rest: StorageSpan> = RefMut<'a, T, Rest>;
    #[cfg(feature = "cuda")]
    type Cuda<'a, T: Element, Rest: StorageSpan> = CudaMut<'a, T, Rest>;
}

// Methods that drop the rest of the storage, for all kinds of tensors: `$recv` is the receiver, `$lend` makes the
// storage `$K<$a, $T, $Rest>` of the view from it.
macro_rules! rebased {
    (
        impl [$($g:tt)*] $S:ty, [$($const:ident)?] [$($life:lifetime)?] ($($recv:tt)+)
            -> $K:ident<$a:lifetime, $T:ty, $Rest:ty> { $lend:expr };
    ) => {
        impl<$($g)*, L: Layout> TensorBase<$S, L> {
            /// The same view with offset 0 and without trailing elements: its storage begins with its first element
            /// and ends with its last.
            ///
            /// Two halves of a tensor differ in type because their offsets differ. Rebased, they have the same type,
            /// so that they can be elements of one array or arguments of one function.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// fn total(row: TensorView<i64, Shape![3]>) -> i64 {
            ///     row.iter().sum()
            /// }
            /// let x = Tensor::<i64, Shape![2, 3]>::arange();
            /// assert_eq!(total(x.select::<0, 1>().rebase()), 12);
            /// ```
            pub $($const)? fn rebase<$($life)?>(
                $($recv)+
            ) -> TensorBase<$K<$a, $T, RebasedSpan<$Rest, L>>, Rebased<L>> {
                let storage = $lend;
                // SAFETY: the layout covers `SpanSizeOf<L>` elements of the storage from its offset on. The type
                // still records that there may be elements of other views between them.
                TensorBase::over(unsafe {
                    <$K<$a, $T, RebasedSpan<$Rest, L>>>::from_ptr(offset(
                        storage.ptr(),
                        <L::Offset as Dim>::SIZE,
                        L::SPAN_SIZE,
                    ))
                })
            }

            /// `LEN` indices of dimension `DIM` from `start` on, where `start` is known at run time. PyTorch's
            /// `x.narrow(dim, start, len)`.
            ///
            /// # Errors
            /// [`IndexError`] if `start + LEN` exceeds the size.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let x = Tensor::<i64, Shape![5]>::arange();
            /// let windows: i64 = (0..4).map(|i| x.narrow_at::<0, 2>(i).unwrap()[[1]]).sum();
            /// assert_eq!(windows, 1 + 2 + 3 + 4);
            /// assert!(x.narrow_at::<0, 2>(4).is_err());
            /// ```
            pub $($const)? fn narrow_at<$($life,)? const DIM: isize, const LEN: usize>( // x.narrow_at::<0, 2>(start)?
                $($recv)+,
                start: usize,
            ) -> Result<
                TensorBase<
                    $K<$a, $T, RebasedSpan<$Rest, NarrowedAt<L, DIM, LEN>>>,
                    Rebased<NarrowedAt<L, DIM, LEN>>,
                >,
                IndexError,
            >
            where
                L::Shape: Axis<DIM>,
                Count<LEN>: BelowThousand<LEN>,
            {
                let size = <SizeAt<L, DIM> as Dim>::SIZE;
                if LEN > size || start > size - LEN {
                    return Err(IndexError { index: start, len: LEN, size });
                }
                let at = place::<L, DIM>(start);
                let storage = $lend;
                // SAFETY: `start + LEN` is at most the size, so the part is within the layout.
                Ok(TensorBase::over(unsafe {
                    <$K<$a, $T, RebasedSpan<$Rest, NarrowedAt<L, DIM, LEN>>>>::from_ptr(offset(
                        storage.ptr(),
                        at,
                        <NarrowedAt<L, DIM, LEN> as Layout>::SPAN_SIZE,
                    ))
                }))
            }

            /// Index `i` of dimension `DIM`, where `i` is known at run time. PyTorch's `x.select(dim, i)`.
            ///
            /// # Errors
            /// [`IndexError`] if `i` is not less than the size.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let x = Tensor::<i64, Shape![2, 3]>::arange();
            /// assert_eq!(x.select_at::<0>(1).unwrap()[[2]], 5);
            /// assert!(x.select_at::<0>(2).is_err());
            /// ```
            pub $($const)? fn select_at<$($life,)? const DIM: isize>( // x.select_at::<0>(i)?
                $($recv)+,
                i: usize,
            ) -> Result<
                TensorBase<
                    $K<$a, $T, RebasedSpan<$Rest, SelectedAt<L, DIM>>>,
                    Rebased<SelectedAt<L, DIM>>,
                >,
                IndexError,
            >
            where
                L::Shape: Axis<DIM>,
            {
                let size = <SizeAt<L, DIM> as Dim>::SIZE;
                if i >= size {
                    return Err(IndexError { index: i, len: 1, size });
                }
                let at = place::<L, DIM>(i);
                let storage = $lend;
                // SAFETY: `i` is less than the size, so the part is within the layout.
                Ok(TensorBase::over(unsafe {
                    <$K<$a, $T, RebasedSpan<$Rest, SelectedAt<L, DIM>>>>::from_ptr(offset(
                        storage.ptr(),
                        at,
                        <SelectedAt<L, DIM> as Layout>::SPAN_SIZE,
                    ))
                }))
            }
        }
    };
}

/// The position in the storage at which index `i` of dimension `DIM` begins. It wraps only if there are no elements;
/// otherwise the position is within the storage.
pub(super) const fn place<L: Layout, const DIM: isize>(i: usize) -> usize
where
    L::Shape: Axis<DIM>,
{
    i.wrapping_mul(<StrideAt<L, DIM> as Dim>::SIZE)
        .wrapping_add(<L::Offset as Dim>::SIZE)
}

// A pointer to an element. The position of a layout without elements may be out of range for the storage; the pointer
// is then unchanged.
pub(super) const unsafe fn offset<T>(ptr: NonNull<T>, at: usize, reach: usize) -> NonNull<T> {
    if reach == 0 {
        ptr
    } else {
        // SAFETY: the caller's layout covers `reach` elements of the storage from `at` on, so the pointer is not
        // null. The storage may be in device memory, of which Rust has no knowledge: hence `wrapping_add`.
        unsafe { NonNull::new_unchecked(ptr.as_ptr().wrapping_add(at)) }
    }
}

// In the documentation once, as for an owned tensor.
#[cfg(doc)]
rebased! {
    impl [T: Element, S: Storage<Elem = T>] S, [const] ['s] (&'s self) -> Ref<'s, T, S::Rest> { unimplemented!() };
}
#[cfg(not(doc))]
rebased! {
    impl ['a, T: Element, Rest: crate::layout::StorageSpan] Ref<'a, T, Rest>, [const] [] (self) -> Ref<'a, T, Rest> { self.storage };
}
#[cfg(not(doc))]
rebased! {
    impl ['a, T: Element, Rest: crate::layout::StorageSpan] Cells<'a, T, Rest>, [const] [] (self) -> Cells<'a, T, Rest> { self.storage };
}
#[cfg(not(doc))]
rebased! {
    impl ['a, T: Element, Rest: crate::layout::StorageSpan] RefMut<'a, T, Rest>, [const] [] (self) -> RefMut<'a, T, Rest> { self.storage };
}
#[cfg(not(doc))]
rebased! {
    impl [T: Element, Len: Dim] Array<T, Len>, [const] ['s] (&'s self) -> Ref<'s, T, Trailing<D<0>>> { self.as_view().storage };
}
#[cfg(not(doc))]
rebased! {
    impl [T: Element, const N: usize, Len: Dim] Heapless<T, N, Len>, [] ['s] (&'s self)
        -> Ref<'s, T, Trailing<D<0>>> { self.as_view().storage };
}
#[cfg(all(feature = "alloc", not(doc)))]
rebased! {
    impl [T: Element, Len: Dim] crate::storage::Boxed<T, Len>, [] ['s] (&'s self)
        -> Ref<'s, T, Trailing<D<0>>> { self.as_view().storage };
}

#[cfg(all(feature = "cuda", not(doc)))]
rebased! {
    impl ['a, T: Element, Rest: crate::layout::StorageSpan] CudaRef<'a, T, Rest>, [const] [] (self) -> CudaRef<'a, T, Rest> { self.storage };
}
#[cfg(all(feature = "cuda", not(doc)))]
rebased! {
    impl ['a, T: Element, Rest: crate::layout::StorageSpan] CudaMut<'a, T, Rest>, [const] [] (self) -> CudaMut<'a, T, Rest> { self.storage };
}
#[cfg(all(feature = "cuda", not(doc)))]
rebased! {
    impl [T: Element, Len: Dim] CudaBuffer<T, Len>, [] ['s] (&'s self)
        -> CudaRef<'s, T, Trailing<D<0>>> { self.as_view().storage };
}

// Generic parameters in `<>`, so that rustc quotes a method as Rust, passed to another macro in `[]`.
macro_rules! signature {
    ([$then:ident $($with:tt)*] $(#[$doc:meta])* fn $name:ident<$($const:tt $C:tt: $T:tt),+>$($rest:tt)*) => {
        $then! { $($with)* $(#[$doc])* fn $name[$($const $C: $T),+]$($rest)* }
    };
    ([$then:ident $($with:tt)*] $(#[$doc:meta])* fn $name:ident<$($P:ident: $Bound:path),+>$($rest:tt)*) => {
        $then! { $($with)* $(#[$doc])* fn $name[$($P: $Bound),+]$($rest)* }
    };
    ([$then:ident $($with:tt)*] $(#[$doc:meta])* fn $name:ident<$const:tt $C:tt: $T:tt, $P:ident: $Bound:path>$($rest:tt)*) => {
        $then! { $($with)* $(#[$doc])* fn $name[$const $C: $T, $P: $Bound]$($rest)* }
    };
    ([$then:ident $($with:tt)*] $(#[$doc:meta])* fn $name:ident($($args:tt)*)$($rest:tt)*) => {
        $then! { $($with)* $(#[$doc])* fn $name[]($($args)*)$($rest)* }
    };
    ([$then:ident $($with:tt)*] $($method:tt)*) => { $then! { $($with)* $($method)* } };
}
pub(super) use signature;

// A view method for each kind of tensor. For an error at a call, rustc shows the definition of the method. It would
// show the inside of a macro together with its invocation, but of the tokens that an invocation passes on it shows
// only the line itself.
macro_rules! each_kind {
    // A view if the verdict allows it, else an owned copy; the second type is checked first.
    (
        @ [$($g:tt)*] $S:ty, [$($const:ident)?] [$($life:lifetime)?] ($($recv:tt)+)
            -> $BorrowedParts:ty { $lend:expr };
        [
            $(#[$doc:meta])*
            fn $name:ident[$($generic:tt)*]() -> either[$Verdict:ty, $Judge:ty] where $($bound:tt)*
        ]
    ) => {
        impl<$($g)*, L: Layout> TensorBase<$S, L> {
            $(#[$doc])*
            pub fn $name<$($life,)? $($generic)*>(
                $($recv)+
            ) -> <$Judge as AfterVerdict>::Then<<$Verdict as ViewOrCopy<$BorrowedParts, L>>::Tensor>
            where
                $Verdict: ViewOrCopy<$BorrowedParts, L>,
                $($bound)*
            {
                const {
                    copied_on_stack::<<$Verdict as ViewOrCopy<$BorrowedParts, L>>::Tensor>(concat!("`", stringify!($name), "`"))
                };
                // SAFETY: the verdict is on this layout.
                unsafe { <$Verdict as ViewOrCopy<$BorrowedParts, L>>::make(TensorBase::over($lend)) }
            }
        }
    };
    (
        @ [$($g:tt)*] $S:ty, [$($const:ident)?] [$($life:lifetime)?] ($($recv:tt)+)
            -> $BorrowedParts:ty { $lend:expr };
        [
            $(#[$doc:meta])*
            fn $name:ident[$($generic:tt)*]($($arg:ident: $Arg:ty)?) -> $Out:ty where $($bound:tt)*
        ]
    ) => {
        impl<$($g)*, L: Layout> TensorBase<$S, L> {
            $(#[$doc])*
            pub $($const)? fn $name<$($life,)? $($generic)*>(
                $($recv)+ $(, $arg: $Arg)?
            ) -> TensorBase<$BorrowedParts, $Out>
            where
                $($bound)*
            {
                TensorBase::over($lend)
            }
        }
    };
    // A view with other trailing elements of the storage.
    (
        @ [$($g:tt)*] $S:ty, [$($const:ident)?] [$($life:lifetime)?] ($($recv:tt)+)
            -> $($K:ident)::+<$a:lifetime, $T:ty, $Rest:ty> { $lend:expr };
        [
            $(#[$doc:meta])*
            fn $name:ident[$($generic:tt)*]($($arg:ident: $Arg:ty)?) -> $Out:ty, $Span:ident[$($by:tt)*] where $($bound:tt)*
        ]
    ) => {
        impl<$($g)*, L: Layout> TensorBase<$S, L> {
            $(#[$doc])*
            pub $($const)? fn $name<$($life,)? $($generic)*>(
                $($recv)+ $(, $arg: $Arg)?
            ) -> TensorBase<$($K)::+<$a, $T, $crate::layout::$Span<$Rest, L, $($by)*>>, $Out>
            where
                $($bound)*
            {
                // SAFETY: the same storage; its type states the trailing elements after the new layout.
                TensorBase::over(unsafe { $($K)::+::from_ptr($lend.ptr()) })
            }
        }
    };
    // The documentation shows a method once, with the signature of an owned tensor.
    (
        documented [
            $(#[$doc:meta])*
            fn $name:ident[$($generic:tt)*]() -> either[$Verdict:ty, $Judge:ty] where $($bound:tt)*
        ]
    ) => {
        impl<T: Element, S: $crate::storage::Storage<Elem = T>, L: Layout> TensorBase<S, L> {
            $(#[$doc])*
            pub fn $name<'s, $($generic)*>(
                &'s self
            ) -> <$Verdict as ViewOrCopy<Ref<'s, T, S::Rest>, L>>::Tensor
            where
                $Verdict: ViewOrCopy<Ref<'s, T, S::Rest>, L>,
                $($bound)*
            {
                unimplemented!()
            }
        }
    };
    (
        documented [
            $(#[$doc:meta])*
            fn $name:ident[$($generic:tt)*]($($arg:ident: $Arg:ty)?) -> $Out:ty $(, $Span:ident[$($by:tt)*])? where $($bound:tt)*
        ]
    ) => {
        each_kind! { @ [T: Element, S: $crate::storage::Storage<Elem = T>] S, [const] ['s] (&'s self)
            -> Ref<'s, T, S::Rest> { unimplemented!() };
            [$(#[$doc])* fn $name[$($generic)*]($($arg: $Arg)?) -> $Out $(, $Span[$($by)*])? where $($bound)*] }
    };
    // A method with a different definition for unique views.
    (shared $method:tt) => {
        each_kind! { @ ['a, T, Rest: $crate::layout::StorageSpan] Ref<'a, T, Rest>, [const] [] (self)
            -> Ref<'a, T, Rest> { self.storage }; $method }
        each_kind! { @ ['a, T, Rest: $crate::layout::StorageSpan] Cells<'a, T, Rest>, [const] [] (self)
            -> Cells<'a, T, Rest> { self.storage }; $method }
        each_kind! { @ ['a, T, Rest: $crate::layout::StorageSpan] $crate::storage::Variable<'a, T, Rest>, [const] [] (self)
            -> $crate::storage::Variable<'a, T, Rest> { self.storage }; $method }
        each_kind! { @ [T: Element, Len: Dim] Array<T, Len>, [const] ['s] (&'s self)
            -> Ref<'s, T, $crate::layout::Trailing<$crate::num::D<0>>> { self.as_view().storage }; $method }
        each_kind! { @ [T: Element, const N: usize, Len: Dim] Heapless<T, N, Len>, [] ['s] (&'s self)
            -> Ref<'s, T, $crate::layout::Trailing<$crate::num::D<0>>> { self.as_view().storage }; $method }
        #[cfg(feature = "alloc")]
        each_kind! { @ [T: Element, Len: Dim] crate::storage::Boxed<T, Len>, [] ['s] (&'s self)
            -> Ref<'s, T, $crate::layout::Trailing<$crate::num::D<0>>> { self.as_view().storage }; $method }
        #[cfg(feature = "cuda")]
        each_kind! { @ ['a, T, Rest: $crate::layout::StorageSpan] crate::cuda::CudaRef<'a, T, Rest>, [const] [] (self)
            -> crate::cuda::CudaRef<'a, T, Rest> { self.storage }; $method }
        #[cfg(feature = "cuda")]
        each_kind! { @ ['a, T, Rest: $crate::layout::StorageSpan] crate::cuda::CudaVariable<'a, T, Rest>, [const] [] (self)
            -> crate::cuda::CudaVariable<'a, T, Rest> { self.storage }; $method }
        #[cfg(feature = "cuda")]
        each_kind! { @ [T: Element, Len: Dim] crate::cuda::CudaBuffer<T, Len>, [] ['s] (&'s self)
            -> crate::cuda::CudaRef<'s, T, $crate::layout::Trailing<$crate::num::D<0>>> { self.as_view().storage }; $method }
    };
    (unique $method:tt) => {
        each_kind! { @ ['a, T, Rest: $crate::layout::StorageSpan] RefMut<'a, T, Rest>, [const] [] (self)
            -> RefMut<'a, T, Rest> { self.storage }; $method }
        #[cfg(feature = "cuda")]
        each_kind! { @ ['a, T, Rest: $crate::layout::StorageSpan] crate::cuda::CudaMut<'a, T, Rest>, [const] [] (self)
            -> crate::cuda::CudaMut<'a, T, Rest> { self.storage }; $method }
    };
    (both $($method:tt)*) => {
        #[cfg(not(doc))]
        each_kind! { shared [$($method)*] }
        #[cfg(not(doc))]
        each_kind! { unique [$($method)*] }
        #[cfg(doc)]
        each_kind! { documented [$($method)*] }
    };
    ($($method:tt)*) => { signature! { [each_kind both] $($method)* } };
}
pub(super) use each_kind;
each_kind! {
    /// The same elements with the shape `To`, in which one size may be `_`. PyTorch's `x.view(2, -1)`, with the same
    /// rule: dimensions can be merged if they are contiguous.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![12]>::arange();
    /// assert_eq!(x.view::<Shape![3, _]>().shape(), [3, 4]);
    /// ```
    fn view<To: ShapeOrInfer>() // x.view::<Shape![2, _]>()
        -> ViewedAs<L, To> where
    ViewVerdict<L, To>: Viewable<L::Shape, L::Strides, To>,
}
each_kind! {
    /// The same elements with the shape `To`: a view where `view` would compile, else an owned copy. The return type
    /// shows which. PyTorch's `x.reshape(..)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3]>::arange();
    /// let copy: Tensor<i64, Shape![6]> = x.t().reshape::<Shape![6]>();
    /// assert_eq!(copy.as_slice(), [0, 3, 1, 4, 2, 5]);
    /// ```
    fn reshape<To: ShapeOrInfer>() // x.reshape::<Shape![2, _]>()
        -> either[ViewVerdict<L, To>, Counted<L, To>] where
    ViewVerdict<L, To>: Countable<L::Shape, To>,
}
each_kind! {
    /// Dimensions `START_DIM` to `END_DIM` merged into one: a view if one is possible, else an owned copy. PyTorch's
    /// `x.flatten(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// assert_eq!(x.flatten::<0, 1>().shape(), [6, 4]);
    /// ```
    fn flatten<const START_DIM: isize, const END_DIM: isize>() // x.flatten::<0, -1>()
        -> either[FlattenVerdict<L, START_DIM, END_DIM>, L] where
    L::Shape: AxisOrScalar<START_DIM> + AxisOrScalar<END_DIM>,
    FlattenBackwards<L, START_DIM, END_DIM>: FlattenOrder<START_DIM, END_DIM, L::Shape>,
}
each_kind! {
    /// The tensor itself if it is contiguous, else an owned copy. The return type shows which. PyTorch's
    /// `x.contiguous()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3]>::arange();
    /// assert_eq!(x.t().contiguous().stride(), [2, 1]);
    /// ```
    fn contiguous()
        -> either[IsContiguous<L>, L] where
}
each_kind! {
    /// Dimensions `DIM0` and `DIM1` swapped. PyTorch's `x.transpose(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// assert_eq!(x.transpose::<0, -1>().stride(), [1, 4, 12]);
    /// ```
    fn transpose<const DIM0: isize, const DIM1: isize>() // x.transpose::<0, 1>(), or x.t() of a matrix
        -> Transposed<L, DIM0, DIM1> where
    L::Shape: AxisOrScalar<DIM0> + AxisOrScalar<DIM1>,
}
each_kind! {
    /// The dimensions in the order of the list. PyTorch's `x.permute(2, 0, 1)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// assert_eq!(x.permute::<Dims![2, 0, 1]>().shape(), [4, 2, 3]);
    /// ```
    fn permute<Dims: DimList<L::Shape>>() // x.permute::<Dims![1, 0]>()
        -> Permuted<L, Dims> where
    PermuteVerdict<L, Dims>: Permutes<Dims, L::Shape>,
}
each_kind! {
    /// Moves dimension `SOURCE` to the position `DESTINATION`; the other dimensions keep their order. PyTorch's
    /// `x.movedim(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// assert_eq!(x.movedim::<0, 2>().shape(), [3, 4, 2]);
    /// ```
    fn movedim<const SOURCE: isize, const DESTINATION: isize>() // x.movedim::<0, 2>()
        -> Moved<L, SOURCE, DESTINATION> where
    L::Shape: AxisOrScalar<SOURCE> + AxisOrScalar<DESTINATION>,
}
each_kind! {
    /// `LENGTH` indices of dimension `DIM`, from `START` on. PyTorch's `x.narrow(dim, start, len)`.
    ///
    /// For numbers above 999, use `slice(s![1000..2000])`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![4, 5]>::arange();
    /// assert_eq!(x.narrow::<1, 2, 2>().shape(), [4, 2]);
    /// assert_eq!(x.narrow::<1, 2, 2>().storage_offset(), 2);
    /// ```
    fn narrow<const DIM: isize, const START: isize, const LENGTH: usize>() // x.narrow::<0, 1, 2>()
        -> Narrowed<L, DIM, START, LENGTH>, NarrowedSpan[DIM, START, LENGTH] where
    L::Shape: Axis<DIM>,
    At<START>: Position,
    Count<LENGTH>: BelowThousand<LENGTH>,
    SizeAt<L, DIM>: NarrowRule<START, LENGTH> + NarrowFits<DIM, START, LENGTH, NarrowVerdict<L, DIM, START, LENGTH>>,
}
each_kind! {
    /// Index `INDEX` of dimension `DIM`, without that dimension. PyTorch's `x.select(dim, i)`, or `x[i]` for
    /// dimension 0.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![4, 5]>::arange();
    /// assert_eq!(x.select::<0, -1>().storage_offset(), 15);
    /// ```
    fn select<const DIM: isize, const INDEX: isize>() // x.select::<0, 1>(): dimension, index
        -> Selected<L, DIM, INDEX>, SelectedSpan[DIM, INDEX] where
    L::Shape: Axis<DIM>,
    At<INDEX>: Position,
    SizeAt<L, DIM>: SelectRule<INDEX> + SelectFits<DIM, INDEX, SelectVerdict<L, DIM, INDEX>>,
}
// A method for every kind of tensor with the result of `expand`; a unique view whose elements are repeated becomes a
// shared one.
macro_rules! expanding {
    (
        @
        $(#[$doc:meta])*
        fn $name:ident[$($generic:tt)*]($($arg:ident: $Arg:ty)?) [$To:ty] where $($bound:tt)*
    ) => {
        #[cfg(doc)]
        each_kind! { documented [
            $(#[$doc])*
            fn $name[$($generic)*]($($arg: $Arg)?) -> Expanded<L, $To>, ExpandedSpan[$To] where $($bound)*
        ] }
        #[cfg(not(doc))]
        each_kind! { shared [
            $(#[$doc])*
            fn $name[$($generic)*]($($arg: $Arg)?) -> Expanded<L, $To>, ExpandedSpan[$To] where $($bound)*
        ] }
        #[cfg(not(doc))]
        impl<'a, T: Element, Rest: crate::layout::StorageSpan, L: Layout> TensorBase<RefMut<'a, T, Rest>, L> {
            $(#[$doc])*
            pub const fn $name<$($generic)*>(
                self $(, $arg: $Arg)?
            ) -> TensorBase<
                <Repeats<L, $To> as AfterExpand>::Storage<'a, T, $crate::layout::ExpandedSpan<Rest, L, $To>>,
                Expanded<L, $To>,
            >
            where
                $($bound)*
                Repeats<L, $To>: AfterExpand,
            {
                // SAFETY: `Ref` and `RefMut` each consist of one pointer; the unique borrow may be shared for its
                // lifetime.
                TensorBase::over(unsafe { core::mem::transmute_copy(&self.storage) })
            }
        }
        #[cfg(all(feature = "cuda", not(doc)))]
        impl<'a, T: Element, Rest: crate::layout::StorageSpan, L: Layout> TensorBase<crate::cuda::CudaMut<'a, T, Rest>, L> {
            $(#[$doc])*
            pub const fn $name<$($generic)*>(
                self $(, $arg: $Arg)?
            ) -> TensorBase<
                <Repeats<L, $To> as AfterExpand>::Cuda<'a, T, $crate::layout::ExpandedSpan<Rest, L, $To>>,
                Expanded<L, $To>,
            >
            where
                $($bound)*
                Repeats<L, $To>: AfterExpand,
            {
                // SAFETY: `CudaRef` and `CudaMut` each consist of one pointer; the unique borrow may be shared for
                // its lifetime.
                TensorBase::over(unsafe { core::mem::transmute_copy(&self.storage) })
            }
        }
    };
    ($($method:tt)*) => { signature! { [expanding @] $($method)* } };
}
pub(super) use expanding;
expanding! {
    /// Repeats dimensions of size 1 and adds new leading dimensions, without a copy. PyTorch's `x.expand(3, -1, 4)`;
    /// `_` keeps a size.
    ///
    /// If elements are repeated, a mutable view becomes a read-only one, because several indices alias one element.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3, 1]>::arange();
    /// assert_eq!(x.expand::<Shape![2, _, 4]>().stride(), [0, 1, 0]);
    /// ```
    fn expand<To: ShapeOrInfer>() // x.expand::<Shape![2, 3, 4]>()
        [To] where
    ExpandVerdict<L, To>: Expandable<L::Shape, To, Rejection<ExpandVerdict<L, To>>>,
}
each_kind! {
    /// A new dimension of size 1 at `DIM`. PyTorch's `x.unsqueeze(dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3, 4]>::arange();
    /// assert_eq!(x.unsqueeze::<0>().shape(), [1, 3, 4]);
    /// ```
    fn unsqueeze<const DIM: isize>() // x.unsqueeze::<0>()
        -> Unsqueezed<L, DIM> where
    L::Shape: NewDimension<DIM>,
}
each_kind! {
    /// Removes dimension `DIM` if its size is 1, else has no effect. PyTorch's `x.squeeze(dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3, 1]>::arange();
    /// assert_eq!(x.squeeze::<1>().shape(), [3]);
    /// ```
    fn squeeze<const DIM: isize>() // x.squeeze::<0>(), or x.squeeze_all()
        -> Squeezed<L, DIM> where
    L::Shape: AxisOrScalar<DIM>,
}
each_kind! {
    /// The transpose of a matrix. PyTorch's `x.t()`: a tensor of fewer than two dimensions is unchanged.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3]>::arange();
    /// assert_eq!(x.t()[[2, 1]], x[[1, 2]]);
    /// ```
    fn t()
        -> MatrixTransposed<L> where
    L::Shape: Matrix,
}
each_kind! {
    /// Slices with ranges, steps and single indices: `x.slice(s![.., 1..3, 0, ..;2])`, as PyTorch's
    /// `x[:, 1:3, 0, ::2]` and ndarray's `s!`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![4, 6]>::arange();
    /// let y = x.slice(s![1.., ..;2]);
    /// assert_eq!((y.shape(), y.stride(), y.storage_offset()), (&[3, 3][..], &[6, 2][..], 6));
    /// ```
    fn slice<E: Entries>(_entries: E)
        -> SlicedBy<L, E>, ViewSpan[SliceVerdict<L, E>] where
    SliceVerdict<L, E>: Slices<L::Shape, Rejection<SliceVerdict<L, E>>>,
}

// Available only if the view has access to the whole storage.
macro_rules! as_strided {
    ([$($g:tt)*] $S:ty, [$($const:ident)?] ($($recv:tt)+) -> $K:ident<$a:lifetime, T, $Rest:ty> { $lend:expr } [$($whole:tt)*];) => {
        impl<$($g)*, L: Layout> TensorBase<$S, L> {
            /// A view with any sizes and strides over the storage, from position `OFFSET` on. PyTorch's
            /// `x.as_strided(size, stride, offset)` and `set_`.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let x = Tensor::<i64, Shape![20]>::arange();
            /// let y = x.as_strided::<Shape![3, 2], Strides![4, 1], 5>();
            /// assert_eq!(y.eval().as_slice(), [5, 6, 9, 10, 13, 14]);
            /// ```
            pub $($const)? fn as_strided<Sh: Shape, St: Shape, const OFFSET: usize>(
                $($recv)+
            ) -> TensorBase<
                $K<$a, T, StridedSpan<$Rest, L, Sh, St, OFFSET>>,
                AsStrided<$Rest, L, Sh, St, OFFSET>,
            >
            where
                Count<OFFSET>: BelowThousand<OFFSET>,
                RanksAgree<Sh, St>: OneStrideEach<Sh, St>,
                $($whole)*
                StridedVerdict<Sh, St, Named<OFFSET>, LengthOf<$Rest, L>>:
                    WithinStorage<Sh, St, Named<OFFSET>, LengthOf<$Rest, L>>,
            {
                // SAFETY: the same storage; its type states the trailing elements after the new layout.
                TensorBase::over(unsafe { $K::from_ptr($lend.ptr()) })
            }
        }
    };
}
#[cfg(doc)]
as_strided! { [T: Element, S: Storage<Elem = T>] S, [const] (&self) -> Ref<'_, T, S::Rest> { unimplemented!() } []; }
#[cfg(not(doc))]
as_strided! { ['a, T: Element, Rest: StorageSpan] Ref<'a, T, Rest>, [const] (self) -> Ref<'a, T, Rest> { self.storage } [Rest: ExclusiveSpan,]; }
#[cfg(not(doc))]
as_strided! { ['a, T: Element, Rest: StorageSpan] Cells<'a, T, Rest>, [const] (self) -> Cells<'a, T, Rest> { self.storage } [Rest: ExclusiveSpan,]; }
#[cfg(not(doc))]
as_strided! { ['a, T: Element, Rest: StorageSpan] Variable<'a, T, Rest>, [const] (self) -> Variable<'a, T, Rest> { self.storage } [Rest: ExclusiveSpan,]; }
#[cfg(not(doc))]
as_strided! { [T: Element, Len: Dim] Array<T, Len>, [const] (&self) -> Ref<'_, T, Trailing<D<0>>> { self.as_view().storage } []; }
#[cfg(not(doc))]
as_strided! {
    [T: Element, const N: usize, Len: Dim] Heapless<T, N, Len>, [] (&self)
        -> Ref<'_, T, Trailing<D<0>>> { self.as_view().storage } [];
}
#[cfg(all(feature = "alloc", not(doc)))]
as_strided! {
    [T: Element, Len: Dim] crate::storage::Boxed<T, Len>, [] (&self)
        -> Ref<'_, T, Trailing<D<0>>> { self.as_view().storage } [];
}
#[cfg(all(feature = "cuda", not(doc)))]
as_strided! { ['a, T: Element, Rest: StorageSpan] CudaRef<'a, T, Rest>, [const] (self) -> CudaRef<'a, T, Rest> { self.storage } [Rest: ExclusiveSpan,]; }
#[cfg(all(feature = "cuda", not(doc)))]
as_strided! {
    [T: Element, Len: Dim] CudaBuffer<T, Len>, [] (&self)
        -> CudaRef<'_, T, Trailing<D<0>>> { self.as_view().storage } [];
}

#[cfg(not(doc))]
impl<'a, T: Element, Rest: StorageSpan, L: Layout> TensorBase<RefMut<'a, T, Rest>, L> {
    /// A mutable view with any sizes and strides over the storage, provided that no two indices alias the same
    /// element. PyTorch's `x.as_strided(size, stride, offset)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut x = Tensor::<i64, Shape![3, 3]>::zeros();
    /// x.as_view_mut().as_strided::<Shape![3], Strides![4], 0>().fill_(1);
    /// assert_eq!(x, Tensor::eye());
    /// ```
    #[expect(clippy::type_complexity)]
    pub const fn as_strided<Sh: Shape, St: Shape, const OFFSET: usize>(
        self,
    ) -> TensorBase<
        RefMut<'a, T, StridedSpan<Rest, L, Sh, St, OFFSET>>,
        AsStrided<Rest, L, Sh, St, OFFSET>,
    >
    where
        Count<OFFSET>: BelowThousand<OFFSET>,
        RanksAgree<Sh, St>: OneStrideEach<Sh, St>,
        Rest: ExclusiveSpan,
        StridedVerdict<Sh, St, Named<OFFSET>, LengthOf<Rest, L>>:
            WithinStorage<Sh, St, Named<OFFSET>, LengthOf<Rest, L>>,
        IsInjective<Sh, St>: NonOverlapping<Sh, St>,
    {
        // SAFETY: the same storage; its type states the trailing elements after the new layout.
        TensorBase::over(unsafe { RefMut::from_ptr(self.storage.ptr()) })
    }
}

// `as_view`, `as_view_mut` and `as_cells` for each kind of tensor.
macro_rules! lending {
    ([$($g:tt)*] $S:ty, [$($const:ident)?] $Rest:ty) => {
        impl<$($g)*, L: Layout> TensorBase<$S, L> {
            /// A read-only view of the tensor.
            pub $($const)? fn as_view(&self) -> TensorBase<Ref<'_, T, $Rest>, L> {
                // SAFETY: the layout is within the storage, which is borrowed for the lifetime of the view. An owned
                // tensor covers its whole storage from the start on, in whatever order, so there are no trailing
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
                // SAFETY: the storage holds `Len` elements.
                unsafe { core::slice::from_raw_parts(self.storage.ptr().as_ptr(), Len::SIZE) }
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
        // SAFETY: the storage has `storage_len` elements, and the view has access to all of them.
        unsafe { core::slice::from_raw_parts(self.storage.ptr().as_ptr(), self.storage_len()) }
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
        // SAFETY: the storage has `storage_len` elements, borrowed for `'a`, and the view has access to all of them.
        unsafe { core::slice::from_raw_parts(self.storage.ptr().as_ptr(), self.storage_len()) }
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
        // SAFETY: the storage has `storage_len` cells, borrowed for `'a`, and the view has access to all of them.
        unsafe {
            core::slice::from_raw_parts(self.storage.ptr().as_ptr().cast(), self.storage_len())
        }
    }
}
