//! Layouts: where the element of each index lies in the storage, as a type.
//!
//! [`Strided<Shape, Strides, Offset>`](Strided) is the one layout: index `(j, k)` lies at
//! `offset + j·stride(0) + k·stride(1)`. The rules that turn one layout into another live in one file
//! each; they are functions from types to types and never see an element.

// A verdict that lets a layout through, because its reason, if it has one, is given by another trait.
macro_rules! pass {
    ($([$($g:ident)*] $Trait:path, $V:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($g),*> $Trait for $V {
            type Pass<L: Layout> = L;
        }
    )* };
}

mod as_strided;
mod contiguous;
mod expand;
mod flatten;
mod infer;
mod injective;
mod narrow;
mod permute;
mod slice;
mod unsqueeze;
mod view;

use core::marker::PhantomData;

use crate::num::bits::Bool;
use crate::num::nat::{End, Nat, One};
use crate::num::{D, Dim, Mul, Sealed};
use crate::shape::{Index, List, MAX_RANK, Numel, Place, RowMajor, SameShape, Shape, ShapeOrInfer};

pub use as_strided::{
    AsStrided, OneStrideEach, RanksAgree, ReachOf, Rebased, StridedVerdict, WithinStorage,
};
pub use contiguous::IsContiguous;
pub use expand::{
    ExpandCovers, ExpandFits, ExpandKeeps, ExpandVerdict, Expanded, Expansion, Repeats,
};
pub use flatten::{FlattenBackwards, FlattenOrder, FlattenVerdict};
pub use injective::OneElementEach;
pub use narrow::{
    NarrowFits, NarrowVerdict, Narrowed, NarrowedAt, SelectFits, SelectVerdict, Selected,
    SelectedAt, SizeAt, StrideAt,
};
pub use permute::{
    DimList, EachOnce, ListLength, Matrix, MatrixTransposed, Moved, NamesAll, NamesEach, Permuted,
    Transposed,
};
// What `s![..]` writes.
pub use slice::{
    AxisOf, EndOf, Entries, EntriesFit, IndicesFit, NewAxis, RangesFit, SizeOf, SliceVerdict,
    SlicedBy, SlicedShape, Slicing, StartOf, StepsMove,
};
#[doc(hidden)]
pub use slice::{EachOne, Entry, NoEntries, Pick, Range, ToEnd};
pub use unsqueeze::{Squeezed, Unsqueezed};
pub use view::{InfersOnce, InfersOne, InfersWhole, SameCount, ViewVerdict, Viewable, ViewedAs};

// Reasons, public so that messages print their bare names.
#[doc(hidden)]
pub use crate::num::bits::{False, True};
#[doc(hidden)]
pub use expand::{FewerDimensions, NothingToKeep, SizeDiffers};
#[doc(hidden)]
pub use narrow::OutOfRange;
#[doc(hidden)]
pub use slice::{IndexBeyond, RangeBeyond, StepIsZero, TooManyEntries};
#[doc(hidden)]
pub use view::{
    AskedCount, CannotInfer, Countable, DoesNotDivide, ElementCountDiffers, HadCount, Spans,
    TwoInferred, Viewed,
};

// What the rules say to each other.
use as_strided::Reach;
use contiguous::Dense;
use expand::{ExpandBy, OnePair};
pub(crate) use expand::{NoTargets, Target, Targets};
use infer::Quotient;
pub(crate) use infer::{Strike, StrikeBy};
pub(crate) use injective::IsInjective;
use injective::{Sort, Steps};
use narrow::Lies;
use slice::{Bounds, Progress, SliceBy, SliceWithin};
pub(crate) use view::{Meet, Verdict, Walk};
use view::{NonEmpty, SpansTwoContiguousSubspaces, Take, ViewAs};

/// How a tensor lies in its storage: its sizes, its strides and the position of its first element.
///
/// PyTorch's `size()`, `stride()` and `storage_offset()`. [`Strided`] is the only layout; the trait
/// exists so that a generic function needs one bound.
pub trait Layout: Sealed + Copy + Default + Send + Sync + 'static {
    /// The sizes.
    type Shape: Shape;
    /// The strides, in elements.
    type Strides: Shape;
    /// The position of the first element, in elements.
    type Offset: Dim;
    // The rules: one projection each, so that a signature which names a result stays small. The
    // compiler walks through every alias in a signature anew, and more than once.
    #[doc(hidden)]
    type View<To: ShapeOrInfer>: Verdict;
    #[doc(hidden)]
    type Swap<I: Index, J: Index>: Layout;
    #[doc(hidden)]
    type Move<I: Index, J: Index>: Layout;
    #[doc(hidden)]
    type Unsqueeze<I: Index>: Layout;
    #[doc(hidden)]
    type Squeeze<I: Index>: Layout;
    #[doc(hidden)]
    type Narrow<I: Index, Start: Place, Len: Dim>;
    #[doc(hidden)]
    type Select<I: Index, At: Place>;
    /// The strides against the right end of an array.
    #[doc(hidden)]
    const PADDED_STRIDES: [usize; MAX_RANK];
    /// How many elements of the storage lie before the end of the last one, counted from the offset.
    #[doc(hidden)]
    const REACH: usize;
    /// Whether the elements lie row by row without gaps, as PyTorch's `is_contiguous` sees it.
    #[doc(hidden)]
    const IS_CONTIGUOUS: bool;
}

/// The layout with the shape `Sh`, the strides `St` and the offset `O`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Strided<Sh, St, O = D<0>>(PhantomData<(Sh, St, O)>);

impl<Sh: Shape, St: Shape, O: Dim> Sealed for Strided<Sh, St, O> {}
impl<Sh: Shape, St: Shape, O: Dim> Layout for Strided<Sh, St, O> {
    type Shape = Sh;
    type Strides = St;
    type Offset = O;
    type View<To: ShapeOrInfer> = <<To::Count as Nat>::IsZero as Branch>::NoInfer<Sh, St, To>;
    type Swap<I: Index, J: Index> = Strided<permute::Swap<Sh, I, J>, permute::Swap<St, I, J>, O>;
    type Move<I: Index, J: Index> = Strided<permute::Move<Sh, I, J>, permute::Move<St, I, J>, O>;
    type Unsqueeze<I: Index> =
        Strided<I::Insert<Sh, D<1>>, I::Insert<St, unsqueeze::StepAt<Sh, St, I>>, O>;
    type Squeeze<I: Index> =
        Strided<unsqueeze::Without<Sh, I, Sh>, unsqueeze::Without<Sh, I, St>, O>;
    type Narrow<I: Index, Start: Place, Len: Dim> =
        <narrow::RangeFits<Start, Len, <I::Get<Sh> as Dim>::Nat> as Branch>::Within<
            Strided<I::Set<Sh, Len>, St, narrow::Moved<O, Start, I::Get<Sh>, I::Get<St>>>,
        >;
    type Select<I: Index, At: Place> = <At::Inside<<I::Get<Sh> as Dim>::Nat> as Branch>::Within<
        Strided<I::Remove<Sh>, I::Remove<St>, narrow::Moved<O, At, I::Get<Sh>, I::Get<St>>>,
    >;
    const PADDED_STRIDES: [usize; MAX_RANK] = {
        let mut out = [0; MAX_RANK];
        let mut i = 0;
        while i < St::RANK {
            out[MAX_RANK - St::RANK + i] = St::SIZES[i];
            i += 1;
        }
        out
    };
    const REACH: usize = {
        let mut reach = 1;
        let mut i = 0;
        while i < Sh::RANK {
            if Sh::SIZES[i] == 0 {
                reach = 0;
                break;
            }
            reach += (Sh::SIZES[i] - 1) * St::SIZES[i];
            i += 1;
        }
        reach
    };
    const IS_CONTIGUOUS: bool = {
        let (mut expected, mut contiguous, mut i) = (1, true, Sh::RANK);
        while i > 0 {
            i -= 1;
            if Sh::SIZES[i] != 1 {
                contiguous &= St::SIZES[i] == expected;
                expected *= Sh::SIZES[i];
            }
        }
        contiguous || Sh::NUMEL == 0
    };
}

/// The contiguous layout of a shape, row by row from the start of the storage.
pub type Contiguous<Sh> = Strided<Sh, RowMajor<Sh>, D<0>>;

/// Sizes, each beside its stride. The rules' own, as are all hidden items here.
#[doc(hidden)]
pub trait Pairs: Take + Dense + Reach + Sort + SliceBy + ExpandBy + 'static {}
/// No dimensions.
#[doc(hidden)]
#[derive(Debug)]
pub struct NoPairs;
/// A dimension's size and stride in front of the other dimensions.
#[doc(hidden)]
#[derive(Debug)]
pub struct Pair<Size, Stride, Rest>(PhantomData<(Size, Stride, Rest)>);
impl Pairs for NoPairs {}
impl<A: Dim, T: Dim, R: Pairs> Pairs for Pair<A, T, R> {}

/// The branches of the rules: `True` and `False` each continue in their own way.
#[doc(hidden)]
pub trait Branch: Sized + 'static {
    // flatten
    type Merge<J: Index, To: Index, T: Shape>: Shape;
    type Flatten<I: Index, J: Index, S: Shape, St: Shape>: Verdict;
    // view
    type AtEnd<N: Dim, P: Pairs, T: Dim, E: Nat, Out: Shape>: Walk;
    type WithinRun<N: Dim, P: Pairs, T: Dim, At: Nat, E: Nat, Out: Shape>: Walk;
    type Take<A: Dim, S: Dim, P: Pairs, N: Dim, Out: Shape>: Walk;
    type Extend<A: Dim, S: Dim, P: Pairs, T: Dim, At: Nat, E: Nat, Out: Shape>: Walk;
    type Joined<A: Dim, P: Pairs, T: Dim, At: Nat, E: Nat, Out: Shape>: Walk;
    type OnlyUnits<P: Pairs, Out: Shape>: Verdict;
    type Agree<To: Shape>: Verdict;
    type Empty<Sh: Shape, St: Shape, To: Shape>: Verdict;
    type EmptyBoth<Sh: Shape, St: Shape, To: Shape>: Verdict;
    type EmptySame<St: Shape, To: Shape>: Verdict;
    type NoInfer<Sh: Shape, St: Shape, To: ShapeOrInfer>: Verdict;
    type OneInfer<Sh: Shape, St: Shape, To: ShapeOrInfer>: Verdict;
    type InferZero<Sh: Shape, St: Shape, To: ShapeOrInfer>: Verdict;
    type Strike<N: Dim, Old: List, Inner: Bool>: Strike;
    type Split<Old: Nat, New: Nat>: Strike;
    type Divides<Q: Nat>: Quotient;
    // narrow, select
    type Within<L: Layout>;
    // slice
    type Slice<R: Entries, P: Pairs, S: Progress, Bad: Slicing>: Slicing;
    type SliceMoves<B: Bounds, A: Dim, T: Dim, R: Entries, P: Pairs, S: Progress>: Slicing;
    // expand
    type ExpandSame<V: Dim, P: OnePair, R: Targets, Sh: Shape, St: Shape, G: Bool>: Expansion;
    type ExpandUnit<V: Dim, P: OnePair, R: Targets, Sh: Shape, St: Shape>: Expansion;
    type ExpandNew<V: Dim, R: Targets, Sh: Shape, St: Shape, G: Bool>: Expansion;
    type ExpandNewUnit<V: Dim, R: Targets, Sh: Shape, St: Shape, G: Bool>: Expansion;
    // contiguous
    type DenseUnit<A: Dim, T: Dim, R: Pairs, Expected: Nat>: Bool;
    type DenseMeet<A: Dim, R: Pairs, Expected: Nat>: Bool;
    type DenseOver<P: Pairs>: Bool;
    // injective
    type InsertBehind<T: Nat, S: Nat, T0: Nat, S0: Nat, R: Steps>: Steps;
    type ApartAbove<R: Steps, Reach: Nat>: Bool;
    type SortUnit<A: Dim, T: Dim, R: Pairs, S: Steps>: Steps;
    // as_strided
    type Reach<P: Pairs>: Nat;
}

impl Branch for True {
    type Merge<J: Index, To: Index, T: Shape> = T;
    type Flatten<I: Index, J: Index, S: Shape, St: Shape> = I::Alone<S, St>;
    type AtEnd<N: Dim, P: Pairs, T: Dim, E: Nat, Out: Shape> =
        view::AtEnd<P, T, E, Out::Prepend<<E::Mul<T::Nat> as Nat>::Dim>>;
    type WithinRun<N: Dim, P: Pairs, T: Dim, At: Nat, E: Nat, Out: Shape> =
        view::Within<P, T, At, E, Out::Prepend<<At::Mul<T::Nat> as Nat>::Dim>>;
    type Take<A: Dim, S: Dim, P: Pairs, N: Dim, Out: Shape> = P::Take<N, Out>;
    type Extend<A: Dim, S: Dim, P: Pairs, T: Dim, At: Nat, E: Nat, Out: Shape> =
        P::Extend<T, At, E, Out>;
    type Joined<A: Dim, P: Pairs, T: Dim, At: Nat, E: Nat, Out: Shape> =
        <At::Cmp<<A::Nat as Nat>::Mul<E>> as Meet>::Meet<P, T, At, <A::Nat as Nat>::Mul<E>, Out>;
    type OnlyUnits<P: Pairs, Out: Shape> = P::OnlyUnits<Out>;
    type Agree<To: Shape> = Spans<To>;
    type Empty<Sh: Shape, St: Shape, To: Shape> = <To::IsEmpty as Branch>::EmptyBoth<Sh, St, To>;
    type EmptyBoth<Sh: Shape, St: Shape, To: Shape> =
        <SameShape<Sh, To> as Branch>::EmptySame<St, To>;
    type EmptySame<St: Shape, To: Shape> = Viewed<To, St>;
    type NoInfer<Sh: Shape, St: Shape, To: ShapeOrInfer> = ViewAs<Sh, St, To::Resolve<D<1>>>;
    type OneInfer<Sh: Shape, St: Shape, To: ShapeOrInfer> =
        <To::KnowsZero as Branch>::InferZero<Sh, St, To>;
    type InferZero<Sh: Shape, St: Shape, To: ShapeOrInfer> = CannotInfer;
    type Strike<N: Dim, Old: List, Inner: Bool> = infer::Left<Old, Inner>;
    type Split<Old: Nat, New: Nat> = infer::Split<Old, New, True>;
    type Divides<Q: Nat> = infer::Whole<Q>;
    type Within<L: Layout> = Lies<L>;
    type Slice<R: Entries, P: Pairs, S: Progress, Bad: Slicing> = R::Slice<P, S>;
    type SliceMoves<B: Bounds, A: Dim, T: Dim, R: Entries, P: Pairs, S: Progress> =
        SliceWithin<B, A, T, R, P, S>;
    type ExpandSame<V: Dim, P: OnePair, R: Targets, Sh: Shape, St: Shape, G: Bool> =
        R::Expand<P::Rest, Sh::Prepend<V>, St::Prepend<P::Stride>, G>;
    type ExpandUnit<V: Dim, P: OnePair, R: Targets, Sh: Shape, St: Shape> =
        R::Expand<P::Rest, Sh::Prepend<V>, St::Prepend<D<0>>, True>;
    // `_` in front of the old dimensions.
    type ExpandNew<V: Dim, R: Targets, Sh: Shape, St: Shape, G: Bool> = NothingToKeep;
    // As PyTorch computes it: one step beyond the next dimension.
    type ExpandNewUnit<V: Dim, R: Targets, Sh: Shape, St: Shape, G: Bool> =
        R::Expand<NoPairs, Sh::Prepend<V>, St::Prepend<Mul<Sh::Get0, St::Get0>>, G>;
    type DenseUnit<A: Dim, T: Dim, R: Pairs, Expected: Nat> = R::Dense<Expected>;
    type DenseMeet<A: Dim, R: Pairs, Expected: Nat> = R::Dense<Expected::Mul<A::Nat>>;
    type DenseOver<P: Pairs> = True;
    type InsertBehind<T: Nat, S: Nat, T0: Nat, S0: Nat, R: Steps> =
        injective::Step<T0, S0, R::Insert<T, S>>;
    type ApartAbove<R: Steps, Reach: Nat> = R::Apart<Reach>;
    type SortUnit<A: Dim, T: Dim, R: Pairs, S: Steps> = R::Sort<S>;
    type Reach<P: Pairs> = End;
}

impl Branch for False {
    type Merge<J: Index, To: Index, T: Shape> = <J::Outer as Index>::Merge<
        To,
        J::Remove<<J::Outer as Index>::Set<T, Mul<<J::Outer as Index>::Get<T>, J::Get<T>>>>,
    >;
    type Flatten<I: Index, J: Index, S: Shape, St: Shape> = flatten::Merged<I, J, S, St>;
    type AtEnd<N: Dim, P: Pairs, T: Dim, E: Nat, Out: Shape> = P::Take<N, Out>;
    type WithinRun<N: Dim, P: Pairs, T: Dim, At: Nat, E: Nat, Out: Shape> =
        <<<N::Nat as Nat>::Mul<At> as Nat>::Cmp<E> as Meet>::Meet<
            P,
            T,
            <N::Nat as Nat>::Mul<At>,
            E,
            Out::Prepend<<At::Mul<T::Nat> as Nat>::Dim>,
        >;
    type Take<A: Dim, S: Dim, P: Pairs, N: Dim, Out: Shape> =
        <<N::Nat as Nat>::Cmp<A::Nat> as Meet>::Meet<P, S, N::Nat, A::Nat, Out::Prepend<S>>;
    type Extend<A: Dim, S: Dim, P: Pairs, T: Dim, At: Nat, E: Nat, Out: Shape> =
        <<S::Nat as Nat>::Eq<E::Mul<T::Nat>> as Branch>::Joined<A, P, T, At, E, Out>;
    type Joined<A: Dim, P: Pairs, T: Dim, At: Nat, E: Nat, Out: Shape> = view::NoWay;
    type OnlyUnits<P: Pairs, Out: Shape> = SpansTwoContiguousSubspaces;
    type Agree<To: Shape> = ElementCountDiffers<Numel<To>>;
    type Empty<Sh: Shape, St: Shape, To: Shape> = NonEmpty<Sh, St, To>;
    type EmptyBoth<Sh: Shape, St: Shape, To: Shape> = ElementCountDiffers<Numel<To>>;
    type EmptySame<St: Shape, To: Shape> = Viewed<To, RowMajor<To>>;
    type NoInfer<Sh: Shape, St: Shape, To: ShapeOrInfer> =
        <<To::Count as Nat>::IsOne as Branch>::OneInfer<Sh, St, To>;
    type OneInfer<Sh: Shape, St: Shape, To: ShapeOrInfer> = TwoInferred;
    type InferZero<Sh: Shape, St: Shape, To: ShapeOrInfer> =
        <infer::Inferred<Sh, To> as Quotient>::View<Sh, St, To>;
    type Strike<N: Dim, Old: List, Inner: Bool> = Old::StrikeBy<N, Inner>;
    type Split<Old: Nat, New: Nat> = infer::Split<Old, New, False>;
    type Divides<Q: Nat> = infer::Broken;
    type Within<L: Layout> = OutOfRange;
    type Slice<R: Entries, P: Pairs, S: Progress, Bad: Slicing> = Bad;
    type SliceMoves<B: Bounds, A: Dim, T: Dim, R: Entries, P: Pairs, S: Progress> = StepIsZero;
    type ExpandSame<V: Dim, P: OnePair, R: Targets, Sh: Shape, St: Shape, G: Bool> =
        <<<P::Size as Dim>::Nat as Nat>::IsOne as Branch>::ExpandUnit<V, P, R, Sh, St>;
    type ExpandUnit<V: Dim, P: OnePair, R: Targets, Sh: Shape, St: Shape> = SizeDiffers<P::Size, V>;
    type ExpandNew<V: Dim, R: Targets, Sh: Shape, St: Shape, G: Bool> =
        <<V::Nat as Nat>::IsOne as Branch>::ExpandNewUnit<V, R, Sh, St, G>;
    type ExpandNewUnit<V: Dim, R: Targets, Sh: Shape, St: Shape, G: Bool> =
        R::Expand<NoPairs, Sh::Prepend<V>, St::Prepend<D<0>>, True>;
    type DenseUnit<A: Dim, T: Dim, R: Pairs, Expected: Nat> =
        <Expected::Eq<T::Nat> as Branch>::DenseMeet<A, R, Expected>;
    type DenseMeet<A: Dim, R: Pairs, Expected: Nat> = False;
    type DenseOver<P: Pairs> = P::Dense<One>;
    type InsertBehind<T: Nat, S: Nat, T0: Nat, S0: Nat, R: Steps> =
        injective::Step<T, S, injective::Step<T0, S0, R>>;
    type ApartAbove<R: Steps, Reach: Nat> = False;
    type SortUnit<A: Dim, T: Dim, R: Pairs, S: Steps> =
        R::Sort<S::Insert<T::Nat, <<A::Nat as Nat>::Pred as Nat>::Mul<T::Nat>>>;
    type Reach<P: Pairs> = P::Reach<One>;
}
