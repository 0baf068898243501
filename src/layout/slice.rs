//! `slice(s![..])`: ranges with steps, and single indices. PyTorch's `x[1:3, 0, ::2]`.
//!
//! A range moves the offset to its start, multiplies the stride by the step and keeps `ceil((end - start) / step)`
//! indices, or none if the end precedes the start. An index moves the offset and removes the dimension. `NewAxis`
//! inserts a dimension of size 1. `...` represents as many whole dimensions as the other entries leave. Dimensions
//! without an entry are unchanged.
//!
//! In each dimension, the elements after the last index that is kept become trailing elements of the view.

use core::marker::PhantomData;

use super::verdict::{accepts_or_rejects, named_view};
use super::{Layout, NoPairs, Nothing, Pair, Pairs, Rejection, RuleResult};
use crate::num::bits::{Bool, False, Ordering, True};
use crate::num::nat::{Divided, Division, End, Nat};
use crate::num::{D, Dim, Mul, Sealed};
use crate::shape::{AtMostEight, Cons, List, Nil, Place, Shape, TooManyDims};

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
    type Holds<Len: Nat, Size: Nat> = Len::IsZero;
    type Fits<Size: Nat> = True;
    type After<Size: Nat, Start: Place> = Start::Beyond<Size>;
    type Inside<Size: Nat> = False;
    type Backwards = True;
    type Distance = End;
}

/// A step along a dimension.
pub trait Step: Sized + Sealed + 'static {
    /// Whether it moves, and `B`.
    type MovesAnd<B: Bool>: Bool;
    /// The error of a range with this step that is not valid.
    type Rejection<Beyond>;
    /// The number of indices of `N` that are kept (the quotient), and the number after the last of them (the
    /// remainder).
    type Over<N: Nat>: Division;
    type Stride<T: Dim>: Dim;
}
impl Step for EachOne {
    type MovesAnd<B: Bool> = B;
    type Rejection<Beyond> = Beyond;
    type Over<N: Nat> = Divided<N, End>;
    type Stride<T: Dim> = T;
}
impl<S: Dim> Step for S {
    type MovesAnd<B: Bool> = <<S::IsZero as Bool>::Not as Bool>::And<B>;
    type Rejection<Beyond> = <S::IsZero as Bool>::Then<StepIsZero, Beyond>;
    type Over<N: Nat> = <S::Factor as Nat>::Divides<N::Add<<S::Nat as Nat>::Pred>>;
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
}
/// The slice so far: the offset, the number of trailing elements that the slice adds, the sizes and the strides.
#[derive(Debug)]
pub struct Sliced<O, Left, Sh, St>(PhantomData<(O, Left, Sh, St)>);
impl<O: Nat, X: Nat, Sh: Shape, St: Shape> Progress for Sliced<O, X, Sh, St> {
    type Whole<A: Dim, T: Dim> = Sliced<O, X, Sh::Append<A>, St::Append<T>>;
    type Part<Start: Nat, Left: Nat, T: Dim, Len: Dim, By: Dim> = Sliced<
        <Start::Mul<T::Nat> as Nat>::Add<O>,
        <Left::Mul<T::Nat> as Nat>::Add<X>,
        Sh::Append<Len>,
        St::Append<By>,
    >;
    type Index<Start: Nat, Left: Nat, T: Dim> =
        Sliced<<Start::Mul<T::Nat> as Nat>::Add<O>, <Left::Mul<T::Nat> as Nat>::Add<X>, Sh, St>;
    type New<T: Dim> = Sliced<O, X, Sh::Append<D<1>>, St::Append<T>>;
    type End = Sh::Laid<St, O::Dim, X>;
}

/// The entries of `s![..]`, outermost first.
// Whether they are valid is one rule, and the layout another, which takes no decision. A bound asks for the first, so the
// compiler does not work out a layout to prove it.
#[diagnostic::on_unimplemented(
    message = "slice takes what `s![..]` makes",
    label = "not a slice",
    note = "`x.slice(s![1..3, .., 0])` is `x[1:3, :, 0]` in PyTorch"
)]
pub trait Entries: Sealed + Copy + 'static {
    /// Whether they are valid for dimensions of the sizes `D`, outermost first.
    type Valid<D: List>: Validity;
    /// Why they are not; `At` dimensions precede those of the sizes `D`.
    type Rejection<D: List, At: Nat>;
    /// Slices the dimensions `P`, outermost first. Requires that the entries are valid.
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
    type Valid<D: List> = Valid;
    type Rejection<D: List, At: Nat> = Nothing;
    type Slice<P: Pairs, S: Progress> = P::SliceRest<S>;
    type Dims = End;
}
#[diagnostic::do_not_recommend]
impl<R: Entries> Entries for Entry<All, R> {
    type Valid<D: List> = D::ValidAll<R>;
    type Rejection<D: List, At: Nat> = D::RejectionAll<R, At>;
    type Slice<P: Pairs, S: Progress> = P::SliceAll<R, S>;
    type Dims = <R::Dims as Nat>::Succ;
}
#[diagnostic::do_not_recommend]
impl<R: Entries> Entries for Entry<Ellipsis, R> {
    type Valid<D: List> =
        <<<R::Dims as Nat>::Cmp<D::Count> as Ordering>::IsLess as SliceBranch>::ValidEllipsis<R, D>;
    type Rejection<D: List, At: Nat> =
        <<<R::Dims as Nat>::Cmp<D::Count> as Ordering>::IsLess as SliceBranch>::RejectionEllipsis<
            R,
            D,
            At,
        >;
    type Slice<P: Pairs, S: Progress> =
        <<<R::Dims as Nat>::Cmp<P::Left> as Ordering>::IsLess as SliceBranch>::Ellipsis<R, P, S>;
    type Dims = R::Dims;
}
#[diagnostic::do_not_recommend]
impl<R: Entries> Entries for Entry<NewAxis, R> {
    type Valid<D: List> = <R::Valid<D> as Validity>::Grown;
    type Rejection<D: List, At: Nat> = R::Rejection<D, At>;
    type Slice<P: Pairs, S: Progress> = R::Slice<P, S::New<P::StepBefore>>;
    type Dims = R::Dims;
}
#[diagnostic::do_not_recommend]
impl<I: Place + Copy, R: Entries> Entries for Entry<Pick<I>, R> {
    type Valid<D: List> = D::ValidEntry<Pick<I>, R>;
    type Rejection<D: List, At: Nat> = D::RejectionEntry<Pick<I>, R, At>;
    type Slice<P: Pairs, S: Progress> = P::SliceEntry<Pick<I>, R, S>;
    type Dims = <R::Dims as Nat>::Succ;
}
#[diagnostic::do_not_recommend]
impl<Start: Place + Copy, Stop: Place + Copy, By: Step + Copy, R: Entries> Entries
    for Entry<Range<Start, Stop, By>, R>
{
    type Valid<D: List> = D::ValidEntry<Range<Start, Stop, By>, R>;
    type Rejection<D: List, At: Nat> = D::RejectionEntry<Range<Start, Stop, By>, R, At>;
    type Slice<P: Pairs, S: Progress> = P::SliceEntry<Range<Start, Stop, By>, R, S>;
    type Dims = <R::Dims as Nat>::Succ;
}

/// Whether the entries of a slice are valid.
pub trait Validity: Sized {
    /// The same with a new dimension.
    type Grown: Validity;
    /// Why the entries `E` are not valid for the shape `Sh`, or `Nothing`.
    type Rejection<E: Entries, Sh: Shape>;
}
/// The entries are valid.
#[derive(Debug)]
pub struct Valid;
/// They are valid, if there are not too many new dimensions.
#[derive(Debug)]
pub struct ValidGrown;
/// They are not valid.
#[derive(Debug)]
pub struct Invalid;
impl Validity for Valid {
    type Grown = ValidGrown;
    type Rejection<E: Entries, Sh: Shape> = Nothing;
}
impl Validity for ValidGrown {
    type Grown = Self;
    type Rejection<E: Entries, Sh: Shape> =
        Rejection<E::Slice<Sh::ZipOuter<Sh>, Sliced<End, End, (), ()>>>;
}
impl Validity for Invalid {
    type Grown = Self;
    type Rejection<E: Entries, Sh: Shape> = E::Rejection<Sh::DimsOuter, End>;
}

/// A range or an index.
pub trait OneEntry: Sealed + Copy + 'static {
    /// Whether it is valid for a dimension of this size.
    type Fits<N: Nat>: Bool;
    /// Why it is not, for the dimension `X`.
    type Rejection<A: Dim, X: Dim>;
    /// Slices the dimension of size `A` and stride `T`.
    type Apply<A: Dim, T: Dim, S: Progress>: Progress;
}
impl<I: Place + Copy> OneEntry for Pick<I> {
    type Fits<N: Nat> = I::Inside<N>;
    type Rejection<A: Dim, X: Dim> = IndexBeyond<I::Shown, A, X>;
    type Apply<A: Dim, T: Dim, S: Progress> =
        S::Index<I::Resolve<A::Nat>, <I::Beyond<A::Nat> as Nat>::Pred, T>;
}
impl<Start: Place + Copy, Stop: Place + Copy, By: Step + Copy> OneEntry for Range<Start, Stop, By> {
    type Fits<N: Nat> = By::MovesAnd<<Start::Fits<N> as Bool>::And<Stop::Fits<N>>>;
    type Rejection<A: Dim, X: Dim> = By::Rejection<RangeBeyond<Start::Shown, Stop::Shown, A, X>>;
    type Apply<A: Dim, T: Dim, S: Progress> = S::Part<
        Start::Resolve<A::Nat>,
        <<Steps<By, Start, Stop, A> as Division>::Remainder as Nat>::Add<Stop::Beyond<A::Nat>>,
        T,
        <<Steps<By, Start, Stop, A> as Division>::Quotient as Nat>::Dim,
        By::Stride<T>,
    >;
}
// The number of indices of a dimension of size `A` that a range keeps, and the number after the last of them, up to
// the range's end.
type Steps<By, Start, Stop, A> = <By as Step>::Over<<Stop as Place>::After<<A as Dim>::Nat, Start>>;

/// Sizes, outermost first, compared with entries.
pub trait SliceSizes: Sized {
    /// The number of sizes.
    type Count: Nat;
    type ValidAll<R: Entries>: Validity;
    type ValidEntry<E: OneEntry, R: Entries>: Validity;
    type RejectionAll<R: Entries, At: Nat>;
    type RejectionEntry<E: OneEntry, R: Entries, At: Nat>;
}
impl SliceSizes for Nil {
    type Count = End;
    type ValidAll<R: Entries> = Invalid;
    type ValidEntry<E: OneEntry, R: Entries> = Invalid;
    type RejectionAll<R: Entries, At: Nat> = TooManyEntries;
    type RejectionEntry<E: OneEntry, R: Entries, At: Nat> = TooManyEntries;
}
impl<A: Dim, T: List> SliceSizes for Cons<A, T> {
    type Count = <T::Count as Nat>::Succ;
    type ValidAll<R: Entries> = R::Valid<T>;
    type ValidEntry<E: OneEntry, R: Entries> =
        <E::Fits<A::Nat> as SliceBranch>::ValidAnd<R::Valid<T>>;
    type RejectionAll<R: Entries, At: Nat> = R::Rejection<T, At::Succ>;
    type RejectionEntry<E: OneEntry, R: Entries, At: Nat> =
        <E::Fits<A::Nat> as Bool>::Then<R::Rejection<T, At::Succ>, E::Rejection<A, At::Dim>>;
}

/// Applies entries to dimensions, outermost first.
pub trait SliceBy: Sized {
    type SliceAll<R: Entries, S: Progress>: RuleResult;
    type SliceEntry<E: OneEntry, R: Entries, S: Progress>: RuleResult;
    type SliceRest<S: Progress>: RuleResult;
    /// The stride of a new dimension before this one.
    type StepBefore: Dim;
    /// The number of remaining dimensions.
    type Left: Nat;
}
// Entries of which there are too many have no effect: they are not valid.
impl SliceBy for NoPairs {
    type SliceAll<R: Entries, S: Progress> = S::End;
    type SliceEntry<E: OneEntry, R: Entries, S: Progress> = S::End;
    type SliceRest<S: Progress> = S::End;
    type StepBefore = D<1>;
    type Left = End;
}
impl<A: Dim, T: Dim, P: Pairs> SliceBy for Pair<A, T, P> {
    type SliceAll<R: Entries, S: Progress> = R::Slice<P, S::Whole<A, T>>;
    type SliceEntry<E: OneEntry, R: Entries, S: Progress> = R::Slice<P, E::Apply<A, T, S>>;
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

/// Checks the entries of `slice`. Generic sizes may leave it open.
#[diagnostic::on_unimplemented(
    message = "slice: cannot prove that the entries are within the shape {Sh}",
    label = "of a generic size `..` is the whole; `x.narrow_at::<DIM, LEN>(start)` checks when it runs, `x.narrow` takes the bound `N: Narrow<START, LEN>`"
)]
pub trait Slices<Sh, Rejection>: crate::num::Sealed {
    #[doc(hidden)]
    type Passes;
}
accepts_or_rejects! {
    Slices and SlicesProven [Sh,] [Sh,];
    [A B C X] RangeBeyond<A, B, C, X>: RangesFit<A, B, C, X>;
    [I C X] IndexBeyond<I, C, X>: IndicesFit<I, C, X>;
    [] TooManyEntries: EntriesFit<Sh>;
    [] StepIsZero: StepsMove;
    [] TooManyDims: AtMostEight;
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
    CanSlice [E: Entries,] [E,] where [] by SliceRule SliceProof:
        <E::Valid<X_::DimsOuter> as Validity>::Rejection<E, X_>,
        Result = E::Slice<X_::ZipOuter<St_>, Sliced<O_::Nat, End, (), ()>>;
    Slices [Self,] SlicesProven
}
/// The error of `slice(s![..])` on a shape, or `Nothing`.
pub type SliceRejection<L, E> = <<L as Layout>::Shape as SliceRule<E>>::Rejection;

/// The result of `slice(s![..])` on a layout, if the entries are valid.
pub type SliceVerdict<L, E> =
    <<L as Layout>::Shape as SliceRule<E>>::Result<<L as Layout>::Strides, <L as Layout>::Offset>;

/// The layout that `slice(s![..])` makes. PyTorch's indexing with ranges and integers.
pub type SlicedBy<L, E> = <<L as Layout>::Shape as CanSlice<E>>::Given<
    <SliceRejection<L, E> as Slices<<L as Layout>::Shape, SliceRejection<L, E>>>::Passes,
    SliceVerdict<L, E>,
>;

/// The shape that `slice(s![..])` makes. Requires at most 8 dimensions.
pub type SlicedShape<L, E> = <<SliceVerdict<L, E> as RuleResult>::Layout as Layout>::Shape;

/// The entries of a slice, in ndarray's notation: `s![.., 1..3, 0, ..;2]`.
///
/// A range `start..end` may omit either end and may have a step, `;step`. A single index removes its dimension.
/// Negative numbers count from the end. `NewAxis` inserts a dimension of size 1. `...` represents all dimensions that
/// the other entries leave. All numbers are constant expressions; what follows a `-` is counted from the end, so PyTorch's
/// `x[-K + 1:]` is `s![-(K - 1)..]`.
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
    (- $n:tt) => { $crate::shape::FromEnd<$crate::__dim!($n)> };
    (- $($t:tt)+) => { $crate::__from_end!([$($t)+] $($t)+) };
    ($($t:tt)+) => { $crate::shape::FromStart<$crate::__dim!($($t)+)> };
}

// The sign is that of the whole number, so no summand may follow it.
#[doc(hidden)]
#[macro_export]
macro_rules! __from_end {
    ([$($n:tt)+]) => { $crate::shape::FromEnd<$crate::__dim!($($n)+)> };
    ([$($n:tt)+] + $($rest:tt)*) => { $crate::__from_end!(@sum) };
    ([$($n:tt)+] - $($rest:tt)*) => { $crate::__from_end!(@sum) };
    ([$($n:tt)+] $next:tt $($rest:tt)*) => { $crate::__from_end!([$($n)+] $($rest)*) };
    (@sum) => {
        $crate::shape::FromStart<$crate::D<{ ::core::compile_error!(
            "PyTorch's `-K + 1` is written `-(K - 1)`: what follows `-` is counted from the end"
        ) }>>
    };
}

/// The branches of this rule.
pub trait SliceBranch: Sized {
    /// Whether an entry is valid, and the others are.
    type ValidAnd<V: Validity>: Validity;
    /// Whether `...` applies to a dimension.
    type ValidEllipsis<R: Entries, D: List>: Validity;
    type RejectionEllipsis<R: Entries, D: List, At: Nat>;
    type Ellipsis<R: Entries, P: Pairs, S: Progress>: RuleResult;
}
impl SliceBranch for True {
    type ValidAnd<V: Validity> = V;
    type ValidEllipsis<R: Entries, D: List> = D::ValidAll<Entry<Ellipsis, R>>;
    type RejectionEllipsis<R: Entries, D: List, At: Nat> = D::RejectionAll<Entry<Ellipsis, R>, At>;
    type Ellipsis<R: Entries, P: Pairs, S: Progress> = P::SliceAll<Entry<Ellipsis, R>, S>;
}
impl SliceBranch for False {
    type ValidAnd<V: Validity> = Invalid;
    type ValidEllipsis<R: Entries, D: List> = R::Valid<D>;
    type RejectionEllipsis<R: Entries, D: List, At: Nat> = R::Rejection<D, At>;
    type Ellipsis<R: Entries, P: Pairs, S: Progress> = R::Slice<P, S>;
}
