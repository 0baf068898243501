//! `slice(s![..])`: ranges with steps, and single indices. PyTorch's `x[1:3, 0, ::2]`.
//!
//! A range moves the offset to its start, multiplies the stride by the step and keeps `ceil((end - start) / step)`
//! indices, or none if the end precedes the start. An index moves the offset and removes the dimension. `NewAxis`
//! inserts a dimension of size 1. `...` represents as many whole dimensions as the other entries leave. Dimensions
//! without an entry are unchanged.
//!
//! In each dimension, the elements after the last index that is kept become trailing elements of the view.

use core::marker::PhantomData;

use super::verdict::{named_view, rejections, requires_a_layout};
use super::{Layout, NoPairs, Pair, Pairs, Rejection, RuleResult};
use crate::num::bits::{Bool, False, Ordering, True};
use crate::num::nat::{Divided, Division, End, Nat};
use crate::num::{D, Dim, Mul, Sealed};
use crate::shape::{AtMostEight, Place, Rank, Shape, TooManyDims};

/// A range of one dimension: start, end and step.
#[derive(Clone, Copy, Debug, Default)]
pub struct Range<Start, End, Step>(PhantomData<(Start, End, Step)>);
/// One index of a dimension.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pick<I>(PhantomData<I>);
/// A new dimension of size 1 in `s![..]`: PyTorch's `None`.
#[derive(Clone, Copy, Debug, Default)]
pub struct NewAxis;
/// A whole dimension, `..`.
#[derive(Clone, Copy, Debug, Default)]
pub struct All;
/// As many whole dimensions as the other entries leave: `...`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ellipsis;
/// The end of a dimension.
#[derive(Clone, Copy, Debug, Default)]
pub struct ToEnd;
/// A step of 1.
#[derive(Clone, Copy, Debug, Default)]
pub struct EachOne;

#[diagnostic::do_not_recommend]
impl Sealed for ToEnd {}
#[diagnostic::do_not_recommend]
impl Sealed for EachOne {}
#[diagnostic::do_not_recommend]
impl Sealed for NewAxis {}
#[diagnostic::do_not_recommend]
impl Sealed for All {}
#[diagnostic::do_not_recommend]
impl Sealed for Ellipsis {}
#[diagnostic::do_not_recommend]
impl<I> Sealed for Pick<I> {}
#[diagnostic::do_not_recommend]
impl<Start, End, By> Sealed for Range<Start, End, By> {}
#[diagnostic::do_not_recommend]
impl Sealed for NoEntries {}
#[diagnostic::do_not_recommend]
impl<E, R> Sealed for Entry<E, R> {}

#[diagnostic::do_not_recommend]
impl Place for ToEnd {
    type Shown = Self;
    type Resolve<Size: Nat> = Size;
    type Beyond<Size: Nat> = End;
    type Reached<Size: Nat> = True;
    type Fits<Size: Nat> = True;
    type After<Size: Nat, Start: Place> = Start::Beyond<Size>;
    type Inside<Size: Nat> = False;
    type Backwards = True;
    type Distance = End;
}

/// A step along a dimension.
pub trait Step: Sized + Sealed + 'static {
    type Moves: Bool;
    /// The number of indices of `N` that are kept (the quotient), and the number after the last of them (the
    /// remainder).
    type Over<N: Nat>: Division;
    type Stride<T: Dim>: Dim;
}
impl Step for EachOne {
    type Moves = True;
    type Over<N: Nat> = Divided<N, End>;
    type Stride<T: Dim> = T;
}
impl<S: Dim> Step for S {
    type Moves = <S::IsZero as Bool>::Not;
    type Over<N: Nat> = <N::Add<<S::Nat as Nat>::Pred> as Nat>::Divide<S::Factor>;
    type Stride<T: Dim> = Mul<T, S>;
}

/// The slice of the dimensions processed so far.
pub trait Progress: Sized {
    /// Keeps the next dimension unchanged.
    type Whole<A: Dim, T: Dim>: Progress;
    /// Keeps `Len` of its indices, starting at `Start`; `Left` indices follow the last of them.
    type Part<Start: Nat, Left: Nat, T: Dim, Len: Dim, By: Dim>: Progress;
    /// Keeps one index and removes the dimension.
    type Index<Start: Nat, Left: Nat, T: Dim>: Progress;
    /// Inserts a dimension of size 1 before it.
    type New<T: Dim>: Progress;
    /// The layout, after all dimensions are sliced.
    type End: RuleResult;
    /// The position of the dimension before the last `Left` ones.
    type Axis<Left: Nat>: Dim;
}
/// The slice so far of `Old`: the offset, the number of trailing elements that the slice adds, the sizes and the
/// strides.
#[derive(Debug)]
pub struct Sliced<O, Left, Sh, St, Old>(PhantomData<(O, Left, Sh, St, Old)>);
impl<O: Nat, X: Nat, Sh: Shape, St: Shape, Old: Shape> Progress for Sliced<O, X, Sh, St, Old> {
    type Whole<A: Dim, T: Dim> = Sliced<O, X, Sh::Append<A>, St::Append<T>, Old>;
    type Part<Start: Nat, Left: Nat, T: Dim, Len: Dim, By: Dim> = Sliced<
        <Start::Mul<T::Nat> as Nat>::Add<O>,
        <Left::Mul<T::Nat> as Nat>::Add<X>,
        Sh::Append<Len>,
        St::Append<By>,
        Old,
    >;
    type Index<Start: Nat, Left: Nat, T: Dim> = Sliced<
        <Start::Mul<T::Nat> as Nat>::Add<O>,
        <Left::Mul<T::Nat> as Nat>::Add<X>,
        Sh,
        St,
        Old,
    >;
    type New<T: Dim> = Sliced<O, X, Sh::Append<D<1>>, St::Append<T>, Old>;
    type End = Sh::Laid<St, O::Dim, X>;
    type Axis<Left: Nat> = <<<Old::Rank as Rank>::Nat as Nat>::Sub<Left::Succ> as Nat>::Dim;
}

/// The entries of `s![..]`, outermost first.
#[diagnostic::on_unimplemented(
    message = "slice takes what `s![..]` makes",
    label = "not a slice",
    note = "`x.slice(s![1..3, .., 0])` is `x[1:3, :, 0]` in PyTorch"
)]
pub trait Entries: Sealed + Copy + 'static {
    /// Slices the dimensions `P`, outermost first.
    type Slice<P: Pairs, S: Progress>: RuleResult;
    /// The number of dimensions that the entries use.
    type Dims: Nat;
}
/// No more entries.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoEntries;
/// An entry, followed by others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Entry<E, R>(PhantomData<(E, R)>);
#[diagnostic::do_not_recommend]
impl Entries for NoEntries {
    type Slice<P: Pairs, S: Progress> = P::SliceRest<S>;
    type Dims = End;
}
#[diagnostic::do_not_recommend]
impl<E: SliceEntry, R: Entries> Entries for Entry<E, R> {
    type Slice<P: Pairs, S: Progress> = E::Enter<R, P, S>;
    type Dims = E::Dims<R::Dims>;
}

/// An entry of `s![..]`.
pub trait SliceEntry: Sealed + Copy + 'static {
    type Enter<R: Entries, P: Pairs, S: Progress>: RuleResult;
    /// Slices the dimension of size `A` and stride `T`.
    type Apply<A: Dim, T: Dim, R: Entries, P: Pairs, S: Progress>: RuleResult;
    /// The number of dimensions that this entry and the others use, if the others use `N`.
    type Dims<N: Nat>: Nat;
}
impl SliceEntry for All {
    type Enter<R: Entries, P: Pairs, S: Progress> = P::SliceBy<Self, R, S>;
    type Apply<A: Dim, T: Dim, R: Entries, P: Pairs, S: Progress> = R::Slice<P, S::Whole<A, T>>;
    type Dims<N: Nat> = N::Succ;
}
impl SliceEntry for Ellipsis {
    type Enter<R: Entries, P: Pairs, S: Progress> =
        <<<R::Dims as Nat>::Cmp<P::Left> as Ordering>::IsLess as SliceBranch>::Ellipsis<R, P, S>;
    type Apply<A: Dim, T: Dim, R: Entries, P: Pairs, S: Progress> =
        Self::Enter<R, P, S::Whole<A, T>>;
    type Dims<N: Nat> = N;
}
impl SliceEntry for NewAxis {
    type Enter<R: Entries, P: Pairs, S: Progress> = R::Slice<P, S::New<P::StepBefore>>;
    type Apply<A: Dim, T: Dim, R: Entries, P: Pairs, S: Progress> = TooManyEntries;
    type Dims<N: Nat> = N;
}
impl<I: Place + Copy> SliceEntry for Pick<I> {
    type Enter<R: Entries, P: Pairs, S: Progress> = P::SliceBy<Self, R, S>;
    type Apply<A: Dim, T: Dim, R: Entries, P: Pairs, S: Progress> =
        <I::Inside<A::Nat> as SliceBranch>::Index<I, A, T, R, P, S>;
    type Dims<N: Nat> = N::Succ;
}
impl<Start: Place + Copy, End: Place + Copy, By: Step + Copy> SliceEntry for Range<Start, End, By> {
    type Enter<R: Entries, P: Pairs, S: Progress> = P::SliceBy<Self, R, S>;
    type Apply<A: Dim, T: Dim, R: Entries, P: Pairs, S: Progress> =
        <By::Moves as SliceBranch>::SliceMoves<Start, End, By, A, T, R, P, S>;
    type Dims<N: Nat> = N::Succ;
}

/// Applies an entry to a dimension.
pub trait SliceBy: Sized {
    type SliceBy<E: SliceEntry, R: Entries, S: Progress>: RuleResult;
    type SliceRest<S: Progress>: RuleResult;
    /// The stride of a new dimension before this one.
    type StepBefore: Dim;
    /// The number of remaining dimensions.
    type Left: Nat;
}
impl SliceBy for NoPairs {
    type SliceBy<E: SliceEntry, R: Entries, S: Progress> = TooManyEntries;
    type SliceRest<S: Progress> = S::End;
    type StepBefore = D<1>;
    type Left = End;
}
impl<A: Dim, T: Dim, P: Pairs> SliceBy for Pair<A, T, P> {
    type SliceBy<E: SliceEntry, R: Entries, S: Progress> = E::Apply<A, T, R, P, S>;
    type SliceRest<S: Progress> = P::SliceRest<S::Whole<A, T>>;
    type StepBefore = Mul<A, T>;
    type Left = <P::Left as Nat>::Succ;
}

/// A range is out of range for its dimension.
#[derive(Debug)]
pub struct RangeBeyond<Start, End, Size, Axis>(PhantomData<(Start, End, Size, Axis)>);
#[diagnostic::do_not_recommend]
impl<Start, End, Size, Axis> crate::num::Sealed for RangeBeyond<Start, End, Size, Axis> {}
/// An index is out of range.
#[derive(Debug)]
pub struct IndexBeyond<I, Size, Axis>(PhantomData<(I, Size, Axis)>);
#[diagnostic::do_not_recommend]
impl<I, Size, Axis> crate::num::Sealed for IndexBeyond<I, Size, Axis> {}
/// There are more entries than dimensions.
#[derive(Debug)]
pub struct TooManyEntries;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for TooManyEntries {}
/// The step is 0.
#[derive(Debug)]
pub struct StepIsZero;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for StepIsZero {}
rejections! {
    [Start Stop Size X] RangeBeyond<Start, Stop, Size, X>;
    [I Size X] IndexBeyond<I, Size, X>;
    [] TooManyEntries;
    [] StepIsZero;
}

/// Checks the entries of `slice`. Generic sizes may leave it open.
#[diagnostic::on_unimplemented(
    message = "slice: cannot prove that the entries are within the shape {Sh}",
    label = "of a generic size `..` is the whole; `x.narrow_at::<DIM, LEN>(start)` checks when it runs, `x.narrow` takes the bound `N: Narrow<START, LEN>`"
)]
pub trait Slices<Sh, Rejection>: crate::num::Sealed {
    #[doc(hidden)]
    type Layout: Layout;
}
requires_a_layout! {
    Slices and SlicesProven [Sh,] [Sh,];
    [A B C X] RangeBeyond<A, B, C, X>: |V| V: RangesFit<A, B, C, X>;
    [I C X] IndexBeyond<I, C, X>: |V| V: IndicesFit<I, C, X>;
    [] TooManyEntries: |V| V: EntriesFit<Sh>;
    [] StepIsZero: |V| V: StepsMove;
    [] TooManyDims: |V| V: AtMostEight;
}

/// Checks the ranges of `slice`.
#[diagnostic::on_unimplemented(
    message = "slice: the range {Start}..{End} is out of range for the size {Size} of dimension {Axis}",
    label = "out of range",
    note = "PyTorch cuts such a range at the size; here it is written as it is: `..` is the whole dimension"
)]
pub trait RangesFit<Start, End, Size, Axis>: crate::num::Sealed {}
/// Checks the indices of `slice`.
#[diagnostic::on_unimplemented(
    message = "slice: index {I} is out of range for the size {Size} of dimension {Axis}",
    label = "there is no such index",
    note = "indices count from 0 upwards, or from -1 backwards, and there are {Size} of them"
)]
pub trait IndicesFit<I, Size, Axis>: crate::num::Sealed {}
/// Checks the number of entries of `slice`.
#[diagnostic::on_unimplemented(
    message = "slice: more entries than the shape {Sh} has dimensions",
    label = "too many entries",
    note = "one entry for each dimension, from the outermost; the others stay whole"
)]
pub trait EntriesFit<Sh>: crate::num::Sealed {}
/// Checks the steps of `slice`.
#[diagnostic::on_unimplemented(
    message = "slice: a step of 0",
    label = "a step is at least 1",
    note = "`..;2` takes every second index"
)]
pub trait StepsMove: crate::num::Sealed {}
named_view! {
    /// A shape that `slice` with the entries `E` applies to. Use this bound where sizes are generic.
    #[diagnostic::on_unimplemented(
        message = "slice: cannot prove that the entries are within the shape {Self}",
        label = "of a generic size `..` is the whole; `x.narrow_at::<DIM, LEN>(start)` checks when it runs, `x.narrow` takes the bound `N: Narrow<START, LEN>`"
    )]
    CanSlice [E: Entries,] [E,] where [] by SliceRule SliceProof: E::Slice<X_::ZipOuter<St_>, Sliced<O_::Nat, End, (), (), X_>>;
    Slices [Self,] SlicesProven
}
/// The result of the check of `slice(s![..])` on a layout.
pub type SliceVerdict<L, E> =
    <<L as Layout>::Shape as SliceRule<E, <L as Layout>::Strides, <L as Layout>::Offset>>::Verdict;

/// The layout that `slice(s![..])` makes. PyTorch's indexing with ranges and integers.
pub type SlicedBy<L, E> =
    <<L as Layout>::Shape as CanSlice<E, <L as Layout>::Strides, <L as Layout>::Offset>>::Given<
        <SliceVerdict<L, E> as Slices<<L as Layout>::Shape, Rejection<SliceVerdict<L, E>>>>::Layout,
    >;

/// The shape that `slice(s![..])` makes. Requires at most 8 dimensions.
pub type SlicedShape<L, E> = <<SliceVerdict<L, E> as RuleResult>::Layout as Layout>::Shape;

/// The entries of a slice, in ndarray's notation: `s![.., 1..3, 0, ..;2]`.
///
/// A range `start..end` may omit either end and may have a step, `;step`. A single index removes its dimension.
/// Negative numbers count from the end. `NewAxis` inserts a dimension of size 1. `...` represents all dimensions that
/// the other entries leave. All numbers are constant expressions.
///
/// ```
/// use stridewise::prelude::*;
/// let x = Tensor::<i32, Shape![4, 6]>::arange();
/// assert_eq!(x.slice(s![1..3, ..;2]).shape(), [2, 3]);
/// assert_eq!(x.slice(s![-1]).storage_offset(), 18);
/// assert_eq!(x.slice(s![..., 0]).stride(), [6]);
/// ```
#[macro_export]
macro_rules! s {
    ($($t:tt)*) => { <$crate::__entries!([] [] $($t)*) as ::core::default::Default>::default() };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __entries {
    ([$($done:ty,)*] []) => { $crate::__entries!(@list $($done,)*) };
    ([$($done:ty,)*] [$($t:tt)+]) => {
        $crate::__entries!(@list $($done,)* $crate::__entry!([] $($t)+),)
    };
    ([$($done:ty,)*] [$($t:tt)+] , $($rest:tt)*) => {
        $crate::__entries!([$($done,)* $crate::__entry!([] $($t)+),] [] $($rest)*)
    };
    ([$($done:ty,)*] [$($t:tt)*] $next:tt $($rest:tt)*) => {
        $crate::__entries!([$($done,)*] [$($t)* $next] $($rest)*)
    };
    (@list) => { $crate::layout::NoEntries };
    (@list $first:ty, $($rest:ty,)*) => {
        $crate::layout::Entry<$first, $crate::__entries!(@list $($rest,)*)>
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __entry {
    ([] NewAxis) => { $crate::layout::NewAxis };
    ([] ..) => { $crate::layout::All };
    ([] ...) => { $crate::layout::Ellipsis };
    ([] None) => { $crate::__rejected_entry!("a new dimension is written `NewAxis`, where PyTorch takes `None`") };
    ([] :: $step:literal) => {
        $crate::__rejected_entry!("Python's `::2` is written `..;2`: `s![.., ..;2]`")
    };
    ([$($start:tt)*] : $($rest:tt)*) => {
        $crate::__rejected_entry!("Python's `:` is written `..`: `s![.., 1..3, ..2, ..;2]`")
    };
    ([$($start:tt)*] ..= $($rest:tt)*) => {
        $crate::__rejected_entry!("a range excludes its end: `s![1..3]` for the indices 1 and 2")
    };
    ([$($start:tt)*] .. $($rest:tt)*) => { $crate::__entry!(@end [$($start)*] [] $($rest)*) };
    ([$($start:tt)*] $next:tt $($rest:tt)*) => { $crate::__entry!([$($start)* $next] $($rest)*) };
    ([$($index:tt)+]) => { $crate::layout::Pick<$crate::__position!($($index)+)> };
    (@end [$($start:tt)*] [$($end:tt)*] ; $($step:tt)+) => {
        $crate::layout::Range<
            $crate::__start!($($start)*),
            $crate::__end!($($end)*),
            $crate::__dim!($($step)+),
        >
    };
    (@end [$($start:tt)*] [$($end:tt)*]) => {
        $crate::layout::Range<
            $crate::__start!($($start)*),
            $crate::__end!($($end)*),
            $crate::layout::EachOne,
        >
    };
    (@end [$($start:tt)*] [$($end:tt)*] $next:tt $($rest:tt)*) => {
        $crate::__entry!(@end [$($start)*] [$($end)* $next] $($rest)*)
    };
}

// An entry, so that there is no second error.
#[doc(hidden)]
#[macro_export]
macro_rules! __rejected_entry {
    ($message:literal) => {
        $crate::layout::Pick<$crate::shape::FromStart<$crate::D<{ ::core::compile_error!($message) }>>>
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __start {
    () => { $crate::shape::FromStart<$crate::D<0>> };
    ($($t:tt)+) => { $crate::__position!($($t)+) };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __end {
    () => { $crate::layout::ToEnd };
    ($($t:tt)+) => { $crate::__position!($($t)+) };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __position {
    (- $($t:tt)+) => { $crate::shape::FromEnd<$crate::__dim!($($t)+)> };
    ($($t:tt)+) => { $crate::shape::FromStart<$crate::__dim!($($t)+)> };
}

/// The branches of this rule.
pub trait SliceBranch: Sized {
    /// Whether the index is in range.
    type Index<I: Place, A: Dim, T: Dim, R: Entries, P: Pairs, S: Progress>: RuleResult;
    /// Whether the step is at least 1.
    type SliceMoves<Start: Place, Stop: Place, By: Step, A: Dim, T: Dim, R: Entries, P: Pairs, S: Progress>: RuleResult;
    /// Whether both ends of a range are within the dimension.
    type Range<Start: Place, Stop: Place, By: Step, A: Dim, T: Dim, R: Entries, P: Pairs, S: Progress>: RuleResult;
    /// Whether `...` applies to a dimension.
    type Ellipsis<R: Entries, P: Pairs, S: Progress>: RuleResult;
}
impl SliceBranch for True {
    type Index<I: Place, A: Dim, T: Dim, R: Entries, P: Pairs, S: Progress> =
        R::Slice<P, S::Index<I::Resolve<A::Nat>, <I::Beyond<A::Nat> as Nat>::Pred, T>>;
    type SliceMoves<
        Start: Place,
        Stop: Place,
        By: Step,
        A: Dim,
        T: Dim,
        R: Entries,
        P: Pairs,
        S: Progress,
    > = <<Start::Fits<A::Nat> as Bool>::And<Stop::Fits<A::Nat>> as SliceBranch>::Range<
        Start,
        Stop,
        By,
        A,
        T,
        R,
        P,
        S,
    >;
    type Range<
        Start: Place,
        Stop: Place,
        By: Step,
        A: Dim,
        T: Dim,
        R: Entries,
        P: Pairs,
        S: Progress,
    > = R::Slice<
        P,
        S::Part<
            Start::Resolve<A::Nat>,
            <<Steps<By, Start, Stop, A> as Division>::Remainder as Nat>::Add<Stop::Beyond<A::Nat>>,
            T,
            <<Steps<By, Start, Stop, A> as Division>::Quotient as Nat>::Dim,
            By::Stride<T>,
        >,
    >;
    type Ellipsis<R: Entries, P: Pairs, S: Progress> = P::SliceBy<Ellipsis, R, S>;
}
// The number of indices of a dimension of size `A` that a range keeps, and the number after the last of them, up to
// the range's end.
type Steps<By, Start, Stop, A> = <By as Step>::Over<<Stop as Place>::After<<A as Dim>::Nat, Start>>;
impl SliceBranch for False {
    type Index<I: Place, A: Dim, T: Dim, R: Entries, P: Pairs, S: Progress> =
        IndexBeyond<I::Shown, A, S::Axis<P::Left>>;
    type SliceMoves<
        Start: Place,
        Stop: Place,
        By: Step,
        A: Dim,
        T: Dim,
        R: Entries,
        P: Pairs,
        S: Progress,
    > = StepIsZero;
    type Range<
        Start: Place,
        Stop: Place,
        By: Step,
        A: Dim,
        T: Dim,
        R: Entries,
        P: Pairs,
        S: Progress,
    > = RangeBeyond<Start::Shown, Stop::Shown, A, S::Axis<P::Left>>;
    type Ellipsis<R: Entries, P: Pairs, S: Progress> = R::Slice<P, S>;
}
