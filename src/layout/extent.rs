//! What of a storage lies behind a view, and how much of the storage the view may see.
//!
//! A view names its offset, which is what lies before its first element, and what is spare behind its last one:
//! together with its reach they are the length of the storage. A view of a whole storage has the offset 0 and
//! nothing spare, so that no length needs to be worked out for it. Every element of such a storage is the view's to
//! see.
//!
//! The parts of a mutable split may interleave, as the two column halves of a matrix do: between the elements of one
//! lie those of the other. Such a part is [`Apart`], and what hands out a slice asks for [`Spare`]. A part without
//! gaps has nothing spare: nobody else's element lies within it.
//!
//! | | the storage | of a part that is rebased |
//! |---|---|---|
//! | `Spare<N>` | offset + reach + `N` elements, all to be seen | `Spare<D<0>>` |
//! | `Unreached<Len>` | `Len` elements, all to be seen | `Spare<D<0>>` |
//! | `Apart<Len>` | `Len` elements, of which the view's alone are seen | `Spare<D<0>>` where it has no gaps, else `Apart` |
//!
//! A view without elements reaches nowhere, wherever its offset points: [`Unreached`] is the length of its storage. Of a
//! storage without elements every view has `Spare`, and the length is 0 whatever that says.

use core::marker::PhantomData;

use super::as_strided::{ReachNat, Reaching};
use super::parts::PartBranch;
use super::{ExpandVerdict, Layout, Made, ReachOf, Sort, Steps};
use crate::num::bits::{Bool, False, True};
use crate::num::nat::{Division, Nat, One};
use crate::num::{D, Dim, Minus, Sealed};
use crate::shape::{Index, NumelNat, Place, Shape};

/// The elements of a storage behind the last one that a view reaches: `N` of them.
///
/// `TensorView<f32, Shape![3, 4]>` has `Spare<D<0>>`; its first row, `x.select::<0, 0>()`, has `Spare<D<8>>`.
#[derive(Debug)]
pub struct Spare<N>(PhantomData<N>);

/// The length of a storage of which a view sees its own elements alone: others of the `Len` elements
/// from its first to its last may belong to another part.
#[derive(Debug)]
pub struct Apart<Len>(PhantomData<Len>);

/// The length of a storage none of whose elements a view reaches, because the view has none.
#[derive(Debug)]
pub struct Unreached<Len>(PhantomData<Len>);

/// What of the storage lies behind a view: [`Spare`], [`Unreached`], or [`Apart`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not say what lies behind a view",
    label = "not what lies behind a view",
    note = "the last parameter of a view is `Spare<D<8>>` where 8 elements of the storage lie behind its last one; a whole tensor leaves it out",
    note = "from the length of the storage: `layout::Behind<D<12>, Strided<Sh, St, O>>`"
)]
pub trait Extent: Sealed + Sized + 'static {
    /// The elements behind the last one.
    #[doc(hidden)]
    const SPARE: usize;
    /// The length of the storage where the type names it.
    #[doc(hidden)]
    const LEN: Option<usize>;
    /// The length of the storage under the layout `L`.
    #[doc(hidden)]
    type Length<L: Layout>: Dim;
    /// What stays when a view forgets all but what the layout reaches.
    #[doc(hidden)]
    type Within<L: Layout>: Extent;
    /// What is behind the layout `To` where the storage was that of `From`.
    #[doc(hidden)]
    type Kept<From: Layout, To: Layout>: Extent;
    /// The same for `Len` indices of a dimension from `Start` on, in one product.
    #[doc(hidden)]
    type Narrowed<L: Layout, I: Index, Start: Place, Len: Dim>: Extent;
    /// The same for one index.
    #[doc(hidden)]
    type Selected<L: Layout, I: Index, At: Place>: Extent;
    /// The same for what a rule made, which says how much it leaves.
    #[doc(hidden)]
    type After<From: Layout, V: Made>: Extent;
    /// The same for the halves of elements, `H` being 0 or 1, where what is behind is counted in halves.
    #[doc(hidden)]
    type Half<H: Dim>: Extent;
    /// In `R` times smaller elements.
    #[doc(hidden)]
    type Times<R: Nat>: Extent;
    /// In `R` times larger elements; a rest is left out.
    #[doc(hidden)]
    type Over<R: Nat>: Extent;
}

type IsEmpty<L> = <<L as Layout>::Shape as Shape>::IsEmpty;
type OffsetNat<L> = <<L as Layout>::Offset as Dim>::Nat;
type StrideNat<L, I> = <<I as Index>::Get<<L as Layout>::Strides> as Dim>::Nat;
type SizeNat<L, I> = <<I as Index>::Get<<L as Layout>::Shape> as Dim>::Nat;

/// The branches of this rule: whether there are no elements.
pub trait ExtentBranch: Sized {
    type Length<L: Layout, N: Dim>: Dim;
    type Kept<Rest: Extent, From: Layout, To: Layout>: Extent;
    type Emptied<Rest: Extent, From: Layout>: Extent;
    type Narrowed<L: Layout, I: Index, Start: Place, Len: Dim, N: Dim>: Extent;
    type After<L: Layout, Left: Nat, N: Dim>: Extent;
    type Counted<Len: Dim, To: Layout>: Extent;
}
impl ExtentBranch for True {
    type Length<L: Layout, N: Dim> = D<0>;
    type Kept<Rest: Extent, From: Layout, To: Layout> =
        <IsEmpty<From> as ExtentBranch>::Emptied<Rest, From>;
    type Emptied<Rest: Extent, From: Layout> = Rest;
    type Narrowed<L: Layout, I: Index, Start: Place, Len: Dim, N: Dim> =
        <IsEmpty<L> as ExtentBranch>::Emptied<Spare<N>, L>;
    type After<L: Layout, Left: Nat, N: Dim> = <IsEmpty<L> as ExtentBranch>::Emptied<Spare<N>, L>;
    type Counted<Len: Dim, To: Layout> = Unreached<Len>;
}
impl ExtentBranch for False {
    type Length<L: Layout, N: Dim> =
        <<<Reaching<L::Shape, L::Strides> as Nat>::Add<OffsetNat<L>> as Nat>::Add<N::Nat> as Nat>::Dim;
    type Kept<Rest: Extent, From: Layout, To: Layout> = Left<Rest::Length<From>, To>;
    type Emptied<Rest: Extent, From: Layout> = Unreached<Rest::Length<From>>;
    type Narrowed<L: Layout, I: Index, Start: Place, Len: Dim, N: Dim> = Spare<
        <<<<SizeNat<L, I> as Nat>::Sub<
            <Start::Resolve<SizeNat<L, I>> as Nat>::Add<Len::Nat>,
        > as Nat>::Mul<StrideNat<L, I>> as Nat>::Add<N::Nat> as Nat>::Dim,
    >;
    type After<L: Layout, Left: Nat, N: Dim> = Spare<Left::Upon<N>>;
    type Counted<Len: Dim, To: Layout> = Left<Len, To>;
}
/// What is behind a layout with elements, in a storage of `Len`.
type Left<Len, L> = Spare<
    <Minus<
        <Len as Dim>::Nat,
        <Reaching<<L as Layout>::Shape, <L as Layout>::Strides> as Nat>::Add<OffsetNat<L>>,
    > as Nat>::Dim,
>;

#[diagnostic::do_not_recommend]
impl<N: Dim> Sealed for Spare<N> {}
#[diagnostic::do_not_recommend]
impl<N: Dim> Extent for Spare<N> {
    const SPARE: usize = N::SIZE;
    const LEN: Option<usize> = None;
    type Length<L: Layout> = <IsEmpty<L> as ExtentBranch>::Length<L, N>;
    type Within<L: Layout> = Spare<D<0>>;
    type Kept<From: Layout, To: Layout> = <IsEmpty<To> as ExtentBranch>::Kept<Self, From, To>;
    type Narrowed<L: Layout, I: Index, Start: Place, Len: Dim> =
        <Len::IsZero as ExtentBranch>::Narrowed<L, I, Start, Len, N>;
    type Selected<L: Layout, I: Index, At: Place> = Spare<
        <<<<SizeNat<L, I> as Nat>::Sub<<At::Resolve<SizeNat<L, I>> as Nat>::Succ> as Nat>::Mul<
            StrideNat<L, I>,
        > as Nat>::Add<N::Nat> as Nat>::Dim,
    >;
    type After<From: Layout, V: Made> = <V::IsEmpty as ExtentBranch>::After<From, V::Left, N>;
    type Half<H: Dim> = Spare<<<<N::Nat as Nat>::Succ as Nat>::Sub<H::Nat> as Nat>::Dim>;
    type Times<R: Nat> = Spare<<R::Mul<N::Nat> as Nat>::Dim>;
    type Over<R: Nat> = Spare<<<<N::Nat as Nat>::Divide<R> as Division>::Quotient as Nat>::Dim>;
}
// Both name the length of the storage, which no view of it changes.
macro_rules! named {
    ($($Extent:ident: $L:ident $Within:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<N: Dim> Sealed for $Extent<N> {}
        #[diagnostic::do_not_recommend]
        impl<N: Dim> Extent for $Extent<N> {
            const SPARE: usize = 0;
            const LEN: Option<usize> = Some(N::SIZE);
            type Length<L: Layout> = N;
            type Within<$L: Layout> = $Within;
            type Kept<From: Layout, To: Layout> = Self;
            type Narrowed<L: Layout, I: Index, Start: Place, Len: Dim> = Self;
            type Selected<L: Layout, I: Index, At: Place> = Self;
            type After<From: Layout, V: Made> = Self;
            type Half<H: Dim> = Self;
            type Times<R: Nat> = $Extent<<R::Mul<N::Nat> as Nat>::Dim>;
            type Over<R: Nat> =
                $Extent<<<<N::Nat as Nat>::Divide<R> as Division>::Quotient as Nat>::Dim>;
        }
    )* };
}
named! {
    Unreached: L Spare<D<0>>;
    Apart: L ApartLen<L>;
}

/// What is behind a layout in a storage of `Len` elements: `TensorView<f32, Sh, St, O, Behind<D<12>, Strided<Sh, St, O>>>`.
pub type Behind<Len, L> = <IsEmpty<L> as ExtentBranch>::Counted<Len, L>;

/// The number of elements of a storage under the layout `L`.
pub(crate) const fn storage_len<Rest: Extent, L: Layout>() -> usize {
    match (Rest::LEN, <L::Shape as Shape>::NUMEL) {
        (Some(len), _) => len,
        (None, 0) => 0,
        (None, _) => L::Offset::SIZE + L::REACH + Rest::SPARE,
    }
}

/// What is behind a rebased view: nothing, but it stays apart where the view it came from was.
pub type Within<Rest, L> = <Rest as Extent>::Within<L>;
/// What is behind the layout `To` over the storage of `From`.
pub type Kept<Rest, From, To> = <Rest as Extent>::Kept<From, To>;

/// What is behind what a rule made, `V`, over the storage of `From`.
pub type After<Rest, From, V> = <Rest as Extent>::After<From, V>;

/// What is behind the view that `expand` makes: where it has no elements, all is.
pub type BehindExpanded<Rest, L, To> = After<Rest, L, ExpandVerdict<L, To>>;

/// A storage that is the view's own to see, so that it may be handed out as a slice.
#[diagnostic::on_unimplemented(
    message = "this part of a mutable split has no slice: its elements interleave with those of other parts",
    label = "elements of other parts are between its own",
    note = "`x[[i, j]]`, `iter_mut()`, `copy_(..)` reach its own elements; a part without gaps, as a row, has its slice"
)]
pub trait Whole: Extent {}
#[diagnostic::do_not_recommend]
impl<N: Dim> Whole for Spare<N> {}
#[diagnostic::do_not_recommend]
impl<N: Dim> Whole for Unreached<N> {}

/// What is behind a part of a mutable view that is rebased: nothing where the part has no gaps. It has none
/// where it reaches over as many elements as it has, because no two of its indices share one.
pub type PartLen<L> = <<ReachNat<<L as Layout>::Shape, <L as Layout>::Strides> as Nat>::Eq<
    NumelNat<<L as Layout>::Shape>,
> as PartBranch>::PartLen<ReachOf<L>>;

/// Whether the elements of a layout lie without gaps, in whatever order, though several indices may share one:
/// an element that is shared counts as a gap.
type IsPacked<Sh, St> = <<NumelNat<Sh> as Nat>::IsZero as Bool>::Or<
    <<<Sh as Shape>::Zip<St> as Sort>::Sort<super::injective::NoSteps> as Steps>::Packed<One>,
>;
/// What is behind a rebased view of a part.
type ApartLen<L> =
    <IsPacked<<L as Layout>::Shape, <L as Layout>::Strides> as PartBranch>::PartLen<ReachOf<L>>;
