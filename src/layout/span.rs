//! The part of a storage that a view may access.
//!
//! The span of a layout is the storage from its first element to its last. The type of a view contains its offset and,
//! as its last parameter, the storage after the span: offset + span + trailing elements = length of the storage. A
//! view of a whole storage has offset 0 and no trailing elements, so that no length has to be computed for it.
//!
//! Parts of a mutable split may be interleaved, as the two column halves of a matrix are: elements of one part are
//! between those of the other. Such a part is [`Interleaved`]; methods that return a slice of the storage require [`Trailing`]. A
//! part without gaps is [`Trailing`]: all elements of its span are its own.
//!
//! | | length of the storage | of a part that is rebased |
//! |---|---|---|
//! | `Trailing<N>` | offset + span + `N`, all accessible | `Trailing<D<0>>` |
//! | `EmptySpan<Len>` | `Len`, all accessible | `Trailing<D<0>>` |
//! | `Interleaved<Len>` | `Len`, of which only the view's elements are accessible | `Trailing<D<0>>` without gaps, else `Interleaved` |
//!
//! A view without elements has an empty span, whatever its offset is; [`EmptySpan`] contains the length of its
//! storage. Every view of a storage without elements has `Trailing`, and the length is 0.

use core::marker::PhantomData;

use super::as_strided::{ReachNat, Reaching};
use super::parts::PartBranch;
use super::{ExpandVerdict, Layout, RuleResult, Sort, SpanSizeOf, Steps};
use crate::num::bits::{Bool, False, True};
use crate::num::nat::{Division, Nat, One};
use crate::num::{D, Dim, Minus, Sealed};
use crate::shape::{Index, NumelNat, Place, Shape};

/// `N` elements of the storage follow the last one of the view.
///
/// `TensorView<f32, Shape![3, 4]>` has `Trailing<D<0>>`; its first row, `x.select::<0, 0>()`, has `Trailing<D<8>>`.
#[derive(Debug)]
pub struct Trailing<N>(PhantomData<N>);

/// The length of a storage of which only the view's own elements are accessible: the other elements may belong to
/// another part.
#[derive(Debug)]
pub struct Interleaved<Len>(PhantomData<Len>);

/// The length of the storage of a view without elements.
#[derive(Debug)]
pub struct EmptySpan<Len>(PhantomData<Len>);

/// The storage after the span of a view: [`Trailing`], [`EmptySpan`] or [`Interleaved`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a storage span",
    label = "expected `Trailing<N>`, `Interleaved<Len>` or `EmptySpan<Len>`",
    note = "the last parameter of a view is `Trailing<D<8>>` where 8 elements of the storage follow its last one; a whole tensor leaves it out",
    note = "from the length of the storage: `layout::SpanOf<D<12>, Strided<Sh, St, O>>`"
)]
pub trait StorageSpan: Sealed + Sized + 'static {
    /// The number of trailing elements.
    #[doc(hidden)]
    const SPARE: usize;
    /// The length of the storage, if the type contains it.
    #[doc(hidden)]
    const LEN: Option<usize>;
    /// The length of the storage under the layout `L`.
    #[doc(hidden)]
    type Length<L: Layout>: Dim;
    /// The storage span of a rebased view, whose storage is only the span of the layout.
    #[doc(hidden)]
    type RebasedSpan<L: Layout>: StorageSpan;
    /// The storage span of the layout `To` over the storage of `From`.
    #[doc(hidden)]
    type KeptSpan<From: Layout, To: Layout>: StorageSpan;
    /// The same for `Len` indices of a dimension starting at `Start`, in one product.
    #[doc(hidden)]
    type Narrowed<L: Layout, I: Index, Start: Place, Len: Dim>: StorageSpan;
    /// The same for one index.
    #[doc(hidden)]
    type Selected<L: Layout, I: Index, At: Place>: StorageSpan;
    /// The same for the result of a rule, which contains the number of elements that it cuts off.
    #[doc(hidden)]
    type ViewSpan<From: Layout, V: RuleResult>: StorageSpan;
    /// The same for the halves of elements, `H` being 0 or 1, where the trailing elements are counted in halves.
    #[doc(hidden)]
    type Half<H: Dim>: StorageSpan;
    /// The same storage in elements `R` times smaller.
    #[doc(hidden)]
    type Times<R: Nat>: StorageSpan;
    /// The same storage in elements `R` times larger; the remainder is dropped.
    #[doc(hidden)]
    type Over<R: Nat>: StorageSpan;
}

type IsEmpty<L> = <<L as Layout>::Shape as Shape>::IsEmpty;
type OffsetNat<L> = <<L as Layout>::Offset as Dim>::Nat;
type StrideNat<L, I> = <<I as Index>::Get<<L as Layout>::Strides> as Dim>::Nat;
type SizeNat<L, I> = <<I as Index>::Get<<L as Layout>::Shape> as Dim>::Nat;

/// The branches of this rule: whether the layout has no elements.
pub trait SpanBranch: Sized {
    type Length<L: Layout, N: Dim>: Dim;
    type KeptSpan<Rest: StorageSpan, From: Layout, To: Layout>: StorageSpan;
    type Emptied<Rest: StorageSpan, From: Layout>: StorageSpan;
    type Narrowed<L: Layout, I: Index, Start: Place, Len: Dim, N: Dim>: StorageSpan;
    type ViewSpan<L: Layout, Left: Nat, N: Dim>: StorageSpan;
    type Counted<Len: Dim, To: Layout>: StorageSpan;
}
impl SpanBranch for True {
    type Length<L: Layout, N: Dim> = D<0>;
    type KeptSpan<Rest: StorageSpan, From: Layout, To: Layout> =
        <IsEmpty<From> as SpanBranch>::Emptied<Rest, From>;
    type Emptied<Rest: StorageSpan, From: Layout> = Rest;
    type Narrowed<L: Layout, I: Index, Start: Place, Len: Dim, N: Dim> =
        <IsEmpty<L> as SpanBranch>::Emptied<Trailing<N>, L>;
    type ViewSpan<L: Layout, Left: Nat, N: Dim> =
        <IsEmpty<L> as SpanBranch>::Emptied<Trailing<N>, L>;
    type Counted<Len: Dim, To: Layout> = EmptySpan<Len>;
}
impl SpanBranch for False {
    type Length<L: Layout, N: Dim> =
        <<<Reaching<L::Shape, L::Strides> as Nat>::Add<OffsetNat<L>> as Nat>::Add<N::Nat> as Nat>::Dim;
    type KeptSpan<Rest: StorageSpan, From: Layout, To: Layout> = Left<Rest::Length<From>, To>;
    type Emptied<Rest: StorageSpan, From: Layout> = EmptySpan<Rest::Length<From>>;
    type Narrowed<L: Layout, I: Index, Start: Place, Len: Dim, N: Dim> = Trailing<
        <<<<SizeNat<L, I> as Nat>::Sub<
            <Start::Resolve<SizeNat<L, I>> as Nat>::Add<Len::Nat>,
        > as Nat>::Mul<StrideNat<L, I>> as Nat>::Add<N::Nat> as Nat>::Dim,
    >;
    type ViewSpan<L: Layout, Left: Nat, N: Dim> = Trailing<Left::Upon<N>>;
    type Counted<Len: Dim, To: Layout> = Left<Len, To>;
}
/// The storage span of a nonempty layout in a storage of `Len` elements.
type Left<Len, L> = Trailing<
    <Minus<
        <Len as Dim>::Nat,
        <Reaching<<L as Layout>::Shape, <L as Layout>::Strides> as Nat>::Add<OffsetNat<L>>,
    > as Nat>::Dim,
>;

#[diagnostic::do_not_recommend]
impl<N: Dim> Sealed for Trailing<N> {}
#[diagnostic::do_not_recommend]
impl<N: Dim> StorageSpan for Trailing<N> {
    const SPARE: usize = N::SIZE;
    const LEN: Option<usize> = None;
    type Length<L: Layout> = <IsEmpty<L> as SpanBranch>::Length<L, N>;
    type RebasedSpan<L: Layout> = Trailing<D<0>>;
    type KeptSpan<From: Layout, To: Layout> = <IsEmpty<To> as SpanBranch>::KeptSpan<Self, From, To>;
    type Narrowed<L: Layout, I: Index, Start: Place, Len: Dim> =
        <Len::IsZero as SpanBranch>::Narrowed<L, I, Start, Len, N>;
    type Selected<L: Layout, I: Index, At: Place> = Trailing<
        <<<<SizeNat<L, I> as Nat>::Sub<<At::Resolve<SizeNat<L, I>> as Nat>::Succ> as Nat>::Mul<
            StrideNat<L, I>,
        > as Nat>::Add<N::Nat> as Nat>::Dim,
    >;
    type ViewSpan<From: Layout, V: RuleResult> =
        <V::IsEmpty as SpanBranch>::ViewSpan<From, V::Left, N>;
    type Half<H: Dim> = Trailing<<<<N::Nat as Nat>::Succ as Nat>::Sub<H::Nat> as Nat>::Dim>;
    type Times<R: Nat> = Trailing<<R::Mul<N::Nat> as Nat>::Dim>;
    type Over<R: Nat> = Trailing<<<<N::Nat as Nat>::Divide<R> as Division>::Quotient as Nat>::Dim>;
}
// Both contain the length of the storage, which is the same for every view of it.
macro_rules! named {
    ($($StorageSpan:ident: $L:ident $RebasedSpan:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<N: Dim> Sealed for $StorageSpan<N> {}
        #[diagnostic::do_not_recommend]
        impl<N: Dim> StorageSpan for $StorageSpan<N> {
            const SPARE: usize = 0;
            const LEN: Option<usize> = Some(N::SIZE);
            type Length<L: Layout> = N;
            type RebasedSpan<$L: Layout> = $RebasedSpan;
            type KeptSpan<From: Layout, To: Layout> = Self;
            type Narrowed<L: Layout, I: Index, Start: Place, Len: Dim> = Self;
            type Selected<L: Layout, I: Index, At: Place> = Self;
            type ViewSpan<From: Layout, V: RuleResult> = Self;
            type Half<H: Dim> = Self;
            type Times<R: Nat> = $StorageSpan<<R::Mul<N::Nat> as Nat>::Dim>;
            type Over<R: Nat> =
                $StorageSpan<<<<N::Nat as Nat>::Divide<R> as Division>::Quotient as Nat>::Dim>;
        }
    )* };
}
named! {
    EmptySpan: L Trailing<D<0>>;
    Interleaved: L ApartLen<L>;
}

/// The storage span of a layout in a storage of `Len` elements:
/// `TensorView<f32, Sh, St, O, SpanOf<D<12>, Strided<Sh, St, O>>>`.
pub type SpanOf<Len, L> = <IsEmpty<L> as SpanBranch>::Counted<Len, L>;

/// The number of elements of the storage of the layout `L`.
pub(crate) const fn storage_len<Rest: StorageSpan, L: Layout>() -> usize {
    match (Rest::LEN, <L::Shape as Shape>::NUMEL) {
        (Some(len), _) => len,
        (None, 0) => 0,
        (None, _) => L::Offset::SIZE + L::SPAN_SIZE + Rest::SPARE,
    }
}

/// The storage span of a rebased view: no trailing elements; it remains interleaved if the original view is.
pub type RebasedSpan<Rest, L> = <Rest as StorageSpan>::RebasedSpan<L>;
/// The storage span of the layout `To` over the storage of `From`.
pub type KeptSpan<Rest, From, To> = <Rest as StorageSpan>::KeptSpan<From, To>;

/// The storage span of the result `V` of a rule over the storage of `From`.
pub type ViewSpan<Rest, From, V> = <Rest as StorageSpan>::ViewSpan<From, V>;

/// The storage span of the view that `expand` makes. If the view has no elements, it contains the length of the
/// storage.
pub type ExpandedSpan<Rest, L, To> = ViewSpan<Rest, L, ExpandVerdict<L, To>>;

/// A storage span whose elements all belong to the view, so that a slice of it is available.
#[diagnostic::on_unimplemented(
    message = "this part of a mutable split has no slice: its elements interleave with those of other parts",
    label = "elements of other parts are between its own",
    note = "`x[[i, j]]`, `iter_mut()`, `copy_(..)` reach its own elements; a part without gaps, as a row, has its slice"
)]
pub trait ExclusiveSpan: StorageSpan {}
#[diagnostic::do_not_recommend]
impl<N: Dim> ExclusiveSpan for Trailing<N> {}
#[diagnostic::do_not_recommend]
impl<N: Dim> ExclusiveSpan for EmptySpan<N> {}

/// The storage span of a rebased part of a mutable view: `Trailing<D<0>>` if the part has no gaps. Since no two of its
/// indices refer to the same element, it has no gaps if its span equals its number of elements.
pub type PartLen<L> = <<ReachNat<<L as Layout>::Shape, <L as Layout>::Strides> as Nat>::Eq<
    NumelNat<<L as Layout>::Shape>,
> as PartBranch>::PartLen<SpanSizeOf<L>>;

/// Whether the elements of a layout have no gaps, in any order of dimensions. Indices may overlap; an element with
/// several indices counts as a gap.
type IsPacked<Sh, St> = <<NumelNat<Sh> as Nat>::IsZero as Bool>::Or<
    <<<Sh as Shape>::Zip<St> as Sort>::Sort<super::injective::NoSteps> as Steps>::Packed<One>,
>;
/// The storage span of a rebased view of a part.
type ApartLen<L> =
    <IsPacked<<L as Layout>::Shape, <L as Layout>::Strides> as PartBranch>::PartLen<SpanSizeOf<L>>;
