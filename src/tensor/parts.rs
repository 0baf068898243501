//! Splitting along a dimension: `chunk`, `split` and `unbind` give arrays, `split_with_sizes` and `split_at` give
//! tuples.
//!
//! Equal parts are rebased, so that they have one type. Parts of different sizes keep their offsets, as with
//! `narrow`; the parts of a mutable view are rebased too, because they must not have access to the rest of the
//! storage. The parts of a mutable view share no element, though they may be interleaved; the type of a part with
//! gaps is [`Interleaved`](crate::layout::Interleaved).

use core::marker::PhantomData;
use core::mem::MaybeUninit;

use super::TensorBase;
use super::rebase::offset;
#[cfg(feature = "cuda")]
use crate::cuda::{CudaBuffer, CudaMut, CudaRef, CudaVariable};
use crate::layout::{
    AddUp, ChunkFits, ChunkRule, ChunkVerdict, Chunked, Cut, Fields, InArray, Layout, PartLen,
    PieceLaid, PieceRebased, PieceSizes, Rebased, RebasedSpan, RuleResult, SelectedAt, SizeAt,
    SplitAtVerdict, SplitCount, SplitInto, SplitSizes, SplitVerdict, SplitsEvenly, SplitsWithin,
    StorageSpan, StrideAt, SumOf, SumVerdict, Trailing,
};
use crate::num::nat::Nat;
use crate::num::{BelowThousand, Count, D, Dim};
use crate::shape::{At, Axis, Index, Position};
use crate::storage::{Array, Cells, Element, Heapless, Pointers, Ref, RefMut, Variable};

/// Parts of a shared view: the same storage with another layout.
#[derive(Debug)]
pub struct BorrowedParts<S, L, I>(PhantomData<(S, L, I)>);
#[diagnostic::do_not_recommend]
impl<S, L, I> crate::num::Sealed for BorrowedParts<S, L, I> {}
impl<S: Divisible, L: Layout, I: Index> Cut for BorrowedParts<S, L, I> {
    type Piece<Start: Nat, N: Dim, ViewSpan: Nat> =
        S::Piece<L, PieceLaid<L, I, Start, N, ViewSpan>>;
}
/// Parts of a unique view: the storage of each is its own span.
#[derive(Debug)]
pub struct Own<S, L, I>(PhantomData<(S, L, I)>);
#[diagnostic::do_not_recommend]
impl<S, L, I> crate::num::Sealed for Own<S, L, I> {}
impl<S: Divisible, L: Layout, I: Index> Cut for Own<S, L, I> {
    type Piece<Start: Nat, N: Dim, ViewSpan: Nat> = PartOf<S, PieceRebased<L, I, N>>;
}

/// A borrowed storage that can be split into parts.
pub trait Divisible {
    /// A rebased part. A part of a shared view keeps access to the elements between its own; a part of a unique view
    /// has access to its own elements only.
    type Part<L: Layout>;
    /// A part that keeps its offset.
    type Piece<From: Layout, V: RuleResult>;
}
impl<'a, T, Rest: StorageSpan> Divisible for Ref<'a, T, Rest> {
    type Part<L: Layout> = TensorBase<Ref<'a, T, RebasedSpan<Rest, L>>, L>;
    type Piece<From: Layout, V: RuleResult> =
        TensorBase<Ref<'a, T, Rest::ViewSpan<From, V>>, V::Layout>;
}
impl<'a, T, Rest: StorageSpan> Divisible for Cells<'a, T, Rest> {
    type Part<L: Layout> = TensorBase<Cells<'a, T, RebasedSpan<Rest, L>>, L>;
    type Piece<From: Layout, V: RuleResult> =
        TensorBase<Cells<'a, T, Rest::ViewSpan<From, V>>, V::Layout>;
}
impl<'a, T, Rest: StorageSpan> Divisible for Variable<'a, T, Rest> {
    type Part<L: Layout> = TensorBase<Variable<'a, T, RebasedSpan<Rest, L>>, L>;
    type Piece<From: Layout, V: RuleResult> =
        TensorBase<Variable<'a, T, Rest::ViewSpan<From, V>>, V::Layout>;
}
impl<'a, T, Rest: StorageSpan> Divisible for RefMut<'a, T, Rest> {
    type Part<L: Layout> = TensorBase<RefMut<'a, T, PartLen<L>>, L>;
    type Piece<From: Layout, V: RuleResult> =
        TensorBase<RefMut<'a, T, Rest::ViewSpan<From, V>>, V::Layout>;
}
#[cfg(feature = "cuda")]
impl<'a, T, Rest: StorageSpan> Divisible for CudaRef<'a, T, Rest> {
    type Part<L: Layout> = TensorBase<CudaRef<'a, T, RebasedSpan<Rest, L>>, L>;
    type Piece<From: Layout, V: RuleResult> =
        TensorBase<CudaRef<'a, T, Rest::ViewSpan<From, V>>, V::Layout>;
}
#[cfg(feature = "cuda")]
impl<'a, T, Rest: StorageSpan> Divisible for CudaVariable<'a, T, Rest> {
    type Part<L: Layout> = TensorBase<CudaVariable<'a, T, RebasedSpan<Rest, L>>, L>;
    type Piece<From: Layout, V: RuleResult> =
        TensorBase<CudaVariable<'a, T, Rest::ViewSpan<From, V>>, V::Layout>;
}
#[cfg(feature = "cuda")]
impl<'a, T, Rest: StorageSpan> Divisible for CudaMut<'a, T, Rest> {
    type Part<L: Layout> = TensorBase<CudaMut<'a, T, PartLen<L>>, L>;
    type Piece<From: Layout, V: RuleResult> =
        TensorBase<CudaMut<'a, T, Rest::ViewSpan<From, V>>, V::Layout>;
}
type PartOf<S, L> = <S as Divisible>::Part<L>;

type IndexOf<L, const DIM: isize> = <<L as Layout>::Shape as Axis<DIM>>::Index;

/// An array of views, the first at `at` and each `step` elements after the previous one.
///
/// # Safety
/// `Out` is an array of `count` views, each of the same kind of storage. Each view is within the storage; if `reach` is
/// 0, the views have no elements, and all point to its start.
const unsafe fn array<P: Pointers, Out>(
    storage: P,
    at: usize,
    step: usize,
    reach: usize,
    count: usize,
) -> Out {
    let mut out = MaybeUninit::<Out>::uninit();
    let places = out.as_mut_ptr().cast::<P>();
    let mut i = 0;
    while i < count {
        // SAFETY: the caller's promise; a view is `repr(transparent)` over its storage, which is `repr(transparent)`
        // over its pointers, so place `i` of the array is a `P`.
        unsafe {
            places.add(i).write(offset(
                storage,
                i.wrapping_mul(step).wrapping_add(at),
                reach,
            ))
        };
        i += 1;
    }
    // SAFETY: Initialisation: all places are written.
    unsafe { out.assume_init() }
}

/// A tuple of views. Each has the pointers of the storage, or if `own` is `Some((at, step))`, piece `i` has pointers
/// to its own first element, `at + starts[i] * step`.
///
/// # Safety
/// `Out` is a tuple of views, each of the same kind of storage. If `own` is given, each piece whose size is not 0 is
/// within the storage.
const unsafe fn tuple<P: Pointers, Sizes: PieceSizes, Out: Fields>(
    storage: P,
    own: Option<(usize, usize)>,
) -> Out {
    const { assert!(size_of::<Out>() == Out::COUNT * size_of::<P>()) };
    let mut out = MaybeUninit::<Out>::uninit();
    let mut i = 0;
    while i < Out::COUNT {
        let place = out.as_mut_ptr().cast::<u8>().wrapping_add(Out::PLACES[i]);
        let first = match own {
            // SAFETY: the caller's promise.
            Some((at, step)) if Sizes::SIZES[i] != 0 => unsafe {
                offset(storage, at + Sizes::STARTS[i] * step, 1)
            },
            _ => storage,
        };
        // SAFETY: Bounds, alignment: `place` is the address of field `i`, which is a view: `repr(transparent)` over
        // its storage, which is `repr(transparent)` over its pointers.
        unsafe { place.cast::<P>().write(first) };
        i += 1;
    }
    // SAFETY: Initialisation: all fields are written, and there is no padding between them.
    unsafe { out.assume_init() }
}

// The position of the first piece and the step between pieces; a piece of a shared view keeps the storage's pointer.
macro_rules! own {
    (shared $L:ident $DIM:ident) => {
        None
    };
    (unique $L:ident $DIM:ident) => {
        match $L::SPAN_SIZE {
            0 => None,
            _ => Some((<$L::Offset as Dim>::SIZE, <StrideAt<$L, $DIM> as Dim>::SIZE)),
        }
    };
}

macro_rules! part_methods {
    ($kind:ident $Cut:ident [$($g:tt)*] $S:ty, [$($const:ident)?] [$($life:lifetime)?] ($($recv:tt)+)
        -> $K:ident<$a:lifetime, $Rest:ty> { $lend:expr }) => {
        impl<$($g)*, L: Layout> TensorBase<$S, L> {
            /// `N` equal parts of dimension `DIM`, in an array. PyTorch's `x.chunk(n, dim)`, where the last part may
            /// be smaller.
            ///
            /// The parts are rebased, so that they have one type. The parts of a mutable view share no element.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let mut x = Tensor::<i64, Shape![2, 4]>::arange();
            /// let [left, right] = x.chunk::<1, 2>();
            /// assert_eq!(left.shape(), [2, 2]);
            /// assert!(right.iter().eq(&[2, 3, 6, 7]));
            /// let [mut left, right] = x.as_view_mut().chunk::<1, 2>();
            /// left.copy_(&right);
            /// assert_eq!(x.as_slice(), [2, 3, 2, 3, 6, 7, 6, 7]);
            /// ```
            ///
            /// A generic size has the bound [`Chunk`](crate::layout::Chunk). A generic number of parts is a dimension of
            /// its own: [`axis_iter`](TensorBase::axis_iter) visits the parts of `(N, C)`.
            pub $($const)? fn chunk<$($life,)? const DIM: isize, const N: usize>( // x.chunk::<0, 2>()
                $($recv)+
            ) -> [PartOf<$K<$a, T, $Rest>, Chunked<L, DIM, N>>; N]
            where
                L::Shape: Axis<DIM>,
                Count<N>: BelowThousand<N>,
                SizeAt<L, DIM>: ChunkRule<N> + ChunkFits<DIM, N, ChunkVerdict<L, DIM, N>>,
            {
                let storage = $lend;
                // SAFETY: Bounds, uniqueness: part `i` has `size / N` indices from `i * size / N` on, so the parts are
                // within the layout and share none of its indices; `N` of them fill the array.
                unsafe {
                    array(
                        storage.ptr(),
                        <L::Offset as Dim>::SIZE,
                        (<SizeAt<L, DIM> as Dim>::SIZE / N).wrapping_mul(<StrideAt<L, DIM> as Dim>::SIZE),
                        <Chunked<L, DIM, N> as Layout>::SPAN_SIZE,
                        N,
                    )
                }
            }

            /// Parts of size `SIZE` along dimension `DIM`, in an array. PyTorch's `x.split(size, dim)`, where the
            /// last part may be smaller.
            ///
            /// The parts are rebased, so that they have one type. The parts of a mutable view share no element. A
            /// dimension of size 0 gives one part.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let x = Tensor::<i64, Shape![2, 6]>::arange();
            /// let parts = x.split::<1, 2>();
            /// assert_eq!(parts.len(), 3);
            /// assert!(parts[2].iter().eq(&[4, 5, 10, 11]));
            /// ```
            pub $($const)? fn split<$($life,)? const DIM: isize, const SIZE: usize>( // x.split::<0, 2>()
                $($recv)+
            ) -> <SplitCount<L, DIM, SIZE> as InArray<DIM>>::Of<
                PartOf<$K<$a, T, $Rest>, SplitInto<L, DIM, SIZE>>,
            >
            where
                L::Shape: Axis<DIM>,
                Count<SIZE>: BelowThousand<SIZE>,
                SplitVerdict<L, DIM, SIZE>:
                    SplitsEvenly<DIM, SIZE, SizeAt<L, DIM>>,
                SplitCount<L, DIM, SIZE>: InArray<DIM>,
            {
                let storage = $lend;
                // SAFETY: Bounds, uniqueness: part `i` has `SIZE` indices from `i * SIZE` on, so the parts are within
                // the layout and share none of its indices; the array has a place for each.
                unsafe {
                    array(
                        storage.ptr(),
                        <L::Offset as Dim>::SIZE,
                        SIZE.wrapping_mul(<StrideAt<L, DIM> as Dim>::SIZE),
                        <SplitInto<L, DIM, SIZE> as Layout>::SPAN_SIZE,
                        <SplitCount<L, DIM, SIZE> as Dim>::SIZE,
                    )
                }
            }

            /// One part for each index of dimension `DIM`, without that dimension, in an array. PyTorch's
            /// `x.unbind(dim)`; [`axis_iter`](TensorBase::axis_iter) is the corresponding iterator.
            ///
            /// The parts are rebased, so that they have one type. The parts of a mutable view share no element.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let mut x = Tensor::<i64, Shape![2, 3]>::arange();
            /// let [a, b, c] = x.unbind::<1>();
            /// assert_eq!((&a + &b + &c).eval().as_slice(), [3, 12]);
            /// let [mut first, second] = x.as_view_mut().unbind::<0>();
            /// first.copy_(&second);
            /// assert_eq!(x.as_slice(), [3, 4, 5, 3, 4, 5]);
            /// ```
            pub $($const)? fn unbind<$($life,)? const DIM: isize>(
                $($recv)+
            ) -> <SizeAt<L, DIM> as InArray<DIM>>::Of<
                PartOf<$K<$a, T, $Rest>, Rebased<SelectedAt<L, DIM>>>,
            >
            where
                L::Shape: Axis<DIM>,
                SizeAt<L, DIM>: InArray<DIM>,
            {
                let storage = $lend;
                // SAFETY: Bounds, uniqueness: part `i` is index `i` of the dimension, so the parts are within the
                // layout and share none of its indices; the array has a place for each.
                unsafe {
                    array(
                        storage.ptr(),
                        <L::Offset as Dim>::SIZE,
                        <StrideAt<L, DIM> as Dim>::SIZE,
                        <SelectedAt<L, DIM> as Layout>::SPAN_SIZE,
                        <SizeAt<L, DIM> as Dim>::SIZE,
                    )
                }
            }

            /// Parts of the given sizes along dimension `DIM`, in a tuple of at most 8. PyTorch's
            /// `x.split([2, 3], dim)`.
            ///
            /// Each part is equal to the result of `narrow`. The parts of a mutable view are also rebased, and share
            /// no element. The sizes may be generic if the size of the dimension is their sum, `Add<Add<A, B>, C>`, as
            /// [`cat`](crate::ops::JoinOps::cat) of the parts has it.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let x = Tensor::<i64, Shape![2, 5]>::arange();
            /// let (a, b) = x.split_with_sizes::<1, Shape![2, 3]>();
            /// assert_eq!((a.shape(), a.storage_offset()), (&[2, 2][..], 0));
            /// assert_eq!((b.shape(), b.storage_offset()), (&[2, 3][..], 2));
            /// ```
            pub $($const)? fn split_with_sizes<$($life,)? const DIM: isize, Sizes: PieceSizes>(
                $($recv)+
            ) -> <SumVerdict<L, DIM, Sizes> as AddUp<DIM, Sizes, SumOf<Sizes>, SizeAt<L, DIM>>>::Then<
                Sizes::Of<$Cut<$K<$a, T, $Rest>, L, IndexOf<L, DIM>>>,
            >
            where
                L::Shape: Axis<DIM>,
                SumVerdict<L, DIM, Sizes>: AddUp<DIM, Sizes, SumOf<Sizes>, SizeAt<L, DIM>>,
            {
                let storage = $lend;
                // SAFETY: Bounds, uniqueness: the sizes add up to the dimension, so the pieces are within the layout
                // and share none of its indices.
                unsafe { tuple::<_, Sizes, _>(storage.ptr(), own!($kind L DIM)) }
            }

            /// Two parts: the indices of dimension `DIM` below `I`, and the others. A negative `I` counts from the
            /// end. PyTorch's `x.tensor_split((i,), dim)`.
            ///
            /// Each part is equal to the result of `narrow`. The parts of a mutable view are also rebased, and share
            /// no element.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let mut x = Tensor::<i64, Shape![2, 3]>::arange();
            /// let (first, rest) = x.split_at::<1, 1>();
            /// assert_eq!((first.shape(), rest.shape()), (&[2, 1][..], &[2, 2][..]));
            /// let (mut first, rest) = x.as_view_mut().split_at::<1, 1>();
            /// first.copy_(rest.as_view().select::<1, 1>().unsqueeze::<1>());
            /// assert_eq!(x.as_slice(), [2, 1, 2, 5, 4, 5]);
            /// ```
            pub $($const)? fn split_at<$($life,)? const DIM: isize, const I: isize>( // x.split_at::<0, 1>()
                $($recv)+
            ) -> <SplitAtVerdict<L, DIM, I> as SplitsWithin<DIM, I, SizeAt<L, DIM>>>::Parts<
                $Cut<$K<$a, T, $Rest>, L, IndexOf<L, DIM>>,
            >
            where
                L::Shape: Axis<DIM>,
                At<I>: Position,
                SplitAtVerdict<L, DIM, I>: SplitsWithin<DIM, I, SizeAt<L, DIM>>,
            {
                let storage = $lend;
                // SAFETY: Bounds, uniqueness: `I` is at most the size, so the pieces are within the layout and share
                // none of its indices.
                unsafe { tuple::<_, SplitSizes<L, DIM, I>, _>(storage.ptr(), own!($kind L DIM)) }
            }
        }
    };
}
// In the documentation once, as for an owned tensor.
#[cfg(doc)]
part_methods! {
    shared BorrowedParts [T: Element, S: crate::storage::Storage<Elem = T>] S, [const] ['s] (&'s self)
        -> Ref<'s, S::Rest> { unimplemented!() }
}
#[cfg(not(doc))]
part_methods! {
    shared BorrowedParts ['a, T: Element, Rest: StorageSpan] Ref<'a, T, Rest>, [const] [] (self) -> Ref<'a, Rest> { self.storage }
}
#[cfg(not(doc))]
part_methods! {
    shared BorrowedParts ['a, T: Element, Rest: StorageSpan] Cells<'a, T, Rest>, [const] [] (self) -> Cells<'a, Rest> { self.storage }
}
#[cfg(not(doc))]
part_methods! {
    shared BorrowedParts ['a, T: Element, Rest: StorageSpan] Variable<'a, T, Rest>, [const] [] (self) -> Variable<'a, Rest> { self.storage }
}
#[cfg(not(doc))]
part_methods! {
    unique Own ['a, T: Element, Rest: StorageSpan] RefMut<'a, T, Rest>, [const] [] (self) -> RefMut<'a, Rest> { self.storage }
}
#[cfg(not(doc))]
part_methods! {
    shared BorrowedParts [T: Element, Len: Dim] Array<T, Len>, [const] ['s] (&'s self) -> Ref<'s, Trailing<D<0>>> { self.as_view().storage }
}
#[cfg(not(doc))]
part_methods! {
    shared BorrowedParts [T: Element, const CAP: usize, Len: Dim] Heapless<T, CAP, Len>, [] ['s] (&'s self)
        -> Ref<'s, Trailing<D<0>>> { self.as_view().storage }
}
#[cfg(all(feature = "alloc", not(doc)))]
part_methods! {
    shared BorrowedParts [T: Element, Len: Dim] crate::storage::Boxed<T, Len>, [] ['s] (&'s self)
        -> Ref<'s, Trailing<D<0>>> { self.as_view().storage }
}
#[cfg(all(feature = "cuda", not(doc)))]
part_methods! {
    shared BorrowedParts ['a, T: Element, Rest: StorageSpan] CudaRef<'a, T, Rest>, [const] [] (self) -> CudaRef<'a, Rest> { self.storage }
}
#[cfg(all(feature = "cuda", not(doc)))]
part_methods! {
    shared BorrowedParts ['a, T: Element, Rest: StorageSpan] CudaVariable<'a, T, Rest>, [const] [] (self) -> CudaVariable<'a, Rest> { self.storage }
}
#[cfg(all(feature = "cuda", not(doc)))]
part_methods! {
    unique Own ['a, T: Element, Rest: StorageSpan] CudaMut<'a, T, Rest>, [const] [] (self) -> CudaMut<'a, Rest> { self.storage }
}
#[cfg(all(feature = "cuda", not(doc)))]
part_methods! {
    shared BorrowedParts [T: Element, Len: Dim] CudaBuffer<T, Len>, [] ['s] (&'s self)
        -> CudaRef<'s, Trailing<D<0>>> { self.as_view().storage }
}
