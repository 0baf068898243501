//! `slice(s![..])`: ranges with steps and single indices, one after the other. PyTorch's
//! `x[1:3, 0, ::2]`.
//!
//! A range moves the offset to its start, multiplies the stride by the step and keeps
//! `ceil((end - start) / step)` indices, none where the end comes first; an index moves the offset and
//! drops the dimension; `NewAxis` inserts a dimension of size 1; `...` stands for as many whole dimensions as the
//! other entries leave. Dimensions that are not named stay whole.

use core::marker::PhantomData;

use super::{Layout, NoPairs, Pair, Pairs, Strided};
use crate::num::bits::{Bool, False, Ordering, True};
use crate::num::nat::{Division, End, Nat};
use crate::num::{D, Dim, Minus, Mul, Sealed};
use crate::shape::{AtMostEight, Place, Shape};

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
/// As many whole dimensions as the other entries leave, `...`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ellipsis;
/// The end of a dimension.
#[derive(Clone, Copy, Debug, Default)]
pub struct ToEnd;
/// A step of 1.
#[derive(Clone, Copy, Debug, Default)]
pub struct EachOne;

impl Sealed for ToEnd {}
impl Sealed for EachOne {}
impl Sealed for NewAxis {}
impl Sealed for All {}
impl Sealed for Ellipsis {}
impl<I> Sealed for Pick<I> {}
impl<Start, End, By> Sealed for Range<Start, End, By> {}
impl Sealed for NoEntries {}
impl<E, R> Sealed for Entry<E, R> {}

#[diagnostic::do_not_recommend]
impl Place for ToEnd {
    type Shown = Self;
    type Resolve<Size: Nat> = Size;
    type Reached<Size: Nat> = True;
    type Inside<Size: Nat> = False;
    type Backwards = True;
    type Distance = End;
}

/// A step along a dimension.
pub trait Step: Sized + Sealed + 'static {
    type Moves: Bool;
    /// How many indices of `N` are kept.
    type Count<N: Nat>: Nat;
    type Stride<T: Dim>: Dim;
}
impl Step for EachOne {
    type Moves = True;
    type Count<N: Nat> = N;
    type Stride<T: Dim> = T;
}
impl<S: Dim> Step for S {
    type Moves = <S::IsZero as Bool>::Not;
    type Count<N: Nat> = <<<N as Nat>::Add<<S::Nat as Nat>::Pred> as Nat>::Divide<
        <S::Nat as Nat>::AtLeastOne,
    > as Division>::Quotient;
    type Stride<T: Dim> = Mul<T, S>;
}

/// What has been sliced so far: the offset, the sizes and the strides, and the next dimension.
pub trait Progress: Sized {
    type Offset: Nat;
    type Shape: Shape;
    type Strides: Shape;
    type Axis: Nat;
}
/// What has been sliced so far.
#[derive(Debug)]
pub struct Sliced<O, Sh, St, Axis>(PhantomData<(O, Sh, St, Axis)>);
impl<O: Nat, Sh: Shape, St: Shape, Axis: Nat> Progress for Sliced<O, Sh, St, Axis> {
    type Offset = O;
    type Shape = Sh;
    type Strides = St;
    type Axis = Axis;
}
type Next<S, Start, T, Len, NewT> = Sliced<
    <<S as Progress>::Offset as Nat>::Add<<Start as Nat>::Mul<<T as Dim>::Nat>>,
    <<S as Progress>::Shape as Shape>::Append<Len>,
    <<S as Progress>::Strides as Shape>::Append<NewT>,
    <<S as Progress>::Axis as Nat>::Succ,
>;
type NextWithout<S, Start, T> = Sliced<
    <<S as Progress>::Offset as Nat>::Add<<Start as Nat>::Mul<<T as Dim>::Nat>>,
    <S as Progress>::Shape,
    <S as Progress>::Strides,
    <<S as Progress>::Axis as Nat>::Succ,
>;

/// The entries of `s![..]`, outermost first.
#[diagnostic::on_unimplemented(
    message = "slice takes what `s![..]` makes",
    label = "not a slice",
    note = "`x.slice(s![1..3, .., 0])` is `x[1:3, :, 0]` in PyTorch"
)]
pub trait Entries: Sealed + Copy + 'static {
    /// Slices the dimensions `P`, outermost first.
    type Slice<P: Pairs, S: Progress>: Slicing;
    /// How many dimensions the entries take.
    type Dims: Nat;
}
/// No more entries.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoEntries;
/// An entry in front of others.
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
    type Enter<R: Entries, P: Pairs, S: Progress>: Slicing;
    /// Slices the dimension of size `A` and stride `T`.
    type Apply<A: Dim, T: Dim, R: Entries, P: Pairs, S: Progress>: Slicing;
    /// How many dimensions are taken with `N` by the others.
    type Dims<N: Nat>: Nat;
}
impl SliceEntry for All {
    type Enter<R: Entries, P: Pairs, S: Progress> = P::SliceBy<Self, R, S>;
    type Apply<A: Dim, T: Dim, R: Entries, P: Pairs, S: Progress> =
        R::Slice<P, Next<S, End, T, A, T>>;
    type Dims<N: Nat> = N::Succ;
}
impl SliceEntry for Ellipsis {
    type Enter<R: Entries, P: Pairs, S: Progress> =
        <<<R::Dims as Nat>::Cmp<P::Left> as Ordering>::IsLess as SliceBranch>::Ellipsis<R, P, S>;
    type Apply<A: Dim, T: Dim, R: Entries, P: Pairs, S: Progress> =
        Self::Enter<R, P, Next<S, End, T, A, T>>;
    type Dims<N: Nat> = N;
}
impl SliceEntry for NewAxis {
    type Enter<R: Entries, P: Pairs, S: Progress> = R::Slice<
        P,
        Sliced<
            S::Offset,
            <S::Shape as Shape>::Append<D<1>>,
            <S::Strides as Shape>::Append<P::StepBefore>,
            S::Axis,
        >,
    >;
    type Apply<A: Dim, T: Dim, R: Entries, P: Pairs, S: Progress> = TooManyEntries;
    type Dims<N: Nat> = N;
}
impl<I: Place + Copy> SliceEntry for Pick<I> {
    type Enter<R: Entries, P: Pairs, S: Progress> = P::SliceBy<Self, R, S>;
    type Apply<A: Dim, T: Dim, R: Entries, P: Pairs, S: Progress> =
        <I::Inside<A::Nat> as SliceBranch>::Slice<
            R,
            P,
            NextWithout<S, I::Resolve<A::Nat>, T>,
            IndexBeyond<I::Shown, A, <S::Axis as Nat>::Dim>,
        >;
    type Dims<N: Nat> = N::Succ;
}
impl<Start: Place + Copy, End: Place + Copy, By: Step + Copy> SliceEntry for Range<Start, End, By> {
    type Enter<R: Entries, P: Pairs, S: Progress> = P::SliceBy<Self, R, S>;
    type Apply<A: Dim, T: Dim, R: Entries, P: Pairs, S: Progress> =
        <By::Moves as SliceBranch>::SliceMoves<Self, A, T, R, P, S>;
    type Dims<N: Nat> = N::Succ;
}
/// The parts of a range.
pub trait Bounds: Sized {
    /// Whether both ends lie within the size.
    type Within<Size: Nat>: Bool;
    type Start<Size: Nat>: Nat;
    type End<Size: Nat>: Nat;
    /// Both ends, as a message shows them.
    type ShownStart;
    type ShownEnd;
    type Count<Size: Nat>: Nat;
    type Stride<T: Dim>: Dim;
}
impl<Start: Place, End: Place, By: Step> Bounds for Range<Start, End, By> {
    type Within<Size: Nat> = <<Start::Reached<Size> as Bool>::And<End::Reached<Size>> as Bool>::And<
        <<<<Start::Resolve<Size> as Nat>::Cmp<Size> as Ordering>::IsGreater as Bool>::Or<
            <<End::Resolve<Size> as Nat>::Cmp<Size> as Ordering>::IsGreater,
        > as Bool>::Not,
    >;
    type ShownStart = Start::Shown;
    type ShownEnd = End::Shown;
    type Start<Size: Nat> = Start::Resolve<Size>;
    type End<Size: Nat> = End::Resolve<Size>;
    type Count<Size: Nat> = By::Count<Minus<End::Resolve<Size>, Start::Resolve<Size>>>;
    type Stride<T: Dim> = By::Stride<T>;
}
pub(crate) type SliceWithin<B, A, T, R, P, S> =
    <<B as Bounds>::Within<<A as Dim>::Nat> as SliceBranch>::Slice<
        R,
        P,
        Next<
            S,
            <B as Bounds>::Start<<A as Dim>::Nat>,
            T,
            <<B as Bounds>::Count<<A as Dim>::Nat> as Nat>::Dim,
            <B as Bounds>::Stride<T>,
        >,
        RangeBeyond<
            <B as Bounds>::ShownStart,
            <B as Bounds>::ShownEnd,
            A,
            <<S as Progress>::Axis as Nat>::Dim,
        >,
    >;

/// What a dimension makes of an entry.
pub trait SliceBy: Sized {
    type SliceBy<E: SliceEntry, R: Entries, S: Progress>: Slicing;
    type SliceRest<S: Progress>: Slicing;
    /// The stride of a new dimension before this one.
    type StepBefore: Dim;
    /// How many dimensions are left.
    type Left: Nat;
}
impl SliceBy for NoPairs {
    type SliceBy<E: SliceEntry, R: Entries, S: Progress> = TooManyEntries;
    type SliceRest<S: Progress> = Slices<S>;
    type StepBefore = D<1>;
    type Left = End;
}
impl<A: Dim, T: Dim, P: Pairs> SliceBy for Pair<A, T, P> {
    type SliceBy<E: SliceEntry, R: Entries, S: Progress> = E::Apply<A, T, R, P, S>;
    type SliceRest<S: Progress> = P::SliceRest<Next<S, End, T, A, T>>;
    type StepBefore = Mul<A, T>;
    type Left = <P::Left as Nat>::Succ;
}

/// What came out: a layout, or the reason why there is none.
pub trait Slicing: Sized {
    /// Where the range that does not fit begins, or the index.
    type Start;
    /// Where it ends.
    type End;
    /// The size of its dimension.
    type Size;
    /// The dimension.
    type Axis;
}
/// The sliced layout.
#[derive(Debug)]
pub struct Slices<S>(PhantomData<S>);
/// A range reaches beyond its dimension.
#[derive(Debug)]
pub struct RangeBeyond<Start, End, Size, Axis>(PhantomData<(Start, End, Size, Axis)>);
/// There is no such index.
#[derive(Debug)]
pub struct IndexBeyond<I, Size, Axis>(PhantomData<(I, Size, Axis)>);
/// There are more entries than dimensions.
#[derive(Debug)]
pub struct TooManyEntries;
/// A step of 0.
#[derive(Debug)]
pub struct StepIsZero;

impl<S> Slicing for Slices<S> {
    type Start = ();
    type End = ();
    type Size = ();
    type Axis = ();
}
impl<S, E, Size, Axis> Slicing for RangeBeyond<S, E, Size, Axis> {
    type Start = S;
    type End = E;
    type Size = Size;
    type Axis = Axis;
}
impl<I, Size, Axis> Slicing for IndexBeyond<I, Size, Axis> {
    type Start = I;
    type End = I;
    type Size = Size;
    type Axis = Axis;
}
impl Slicing for TooManyEntries {
    type Start = ();
    type End = ();
    type Size = ();
    type Axis = ();
}
impl Slicing for StepIsZero {
    type Start = ();
    type End = ();
    type Size = ();
    type Axis = ();
}

/// The verdict on the ranges of `slice`.
#[diagnostic::on_unimplemented(
    message = "slice: the range {Start}..{End} reaches beyond the size {Size} of dimension {Axis}",
    label = "reaches beyond the dimension",
    note = "PyTorch cuts such a range at the size; here it is written as it is: `..` is the whole dimension"
)]
pub trait RangesFit<Start, End, Size, Axis> {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
/// The verdict on the indices of `slice`.
#[diagnostic::on_unimplemented(
    message = "slice: index {I} is out of range for the size {Size} of dimension {Axis}",
    label = "there is no such index",
    note = "indices count from 0 upwards, or from -1 backwards, and there are {Size} of them"
)]
pub trait IndicesFit<I, Size, Axis> {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
/// The verdict on the number of entries of `slice`.
#[diagnostic::on_unimplemented(
    message = "slice: more entries than the shape {Sh} has dimensions",
    label = "too many entries",
    note = "one entry for each dimension, from the outermost; the others stay whole"
)]
pub trait EntriesFit<Sh> {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
/// The verdict on the steps of `slice`, and the layout that it makes.
#[diagnostic::on_unimplemented(
    message = "slice: a step of 0",
    label = "a step is at least 1",
    note = "`..;2` takes every second index"
)]
pub trait StepsMove {
    #[doc(hidden)]
    type Layout: Layout;
}
// Each reason is given by one trait only.
pass! {
    [S A B C E] RangesFit<A, B, C, E>, Slices<S>;
    [S A B C] IndicesFit<A, B, C>, Slices<S>;
    [S A] EntriesFit<A>, Slices<S>;
    [G H I J A B C] IndicesFit<A, B, C>, RangeBeyond<G, H, I, J>;
    [G H I J A] EntriesFit<A>, RangeBeyond<G, H, I, J>;
    [G H I A B C E] RangesFit<A, B, C, E>, IndexBeyond<G, H, I>;
    [G H I A] EntriesFit<A>, IndexBeyond<G, H, I>;
    [A B C E] RangesFit<A, B, C, E>, TooManyEntries;
    [A B C] IndicesFit<A, B, C>, TooManyEntries;
    [A B C E] RangesFit<A, B, C, E>, StepIsZero;
    [A B C] IndicesFit<A, B, C>, StepIsZero;
    [A] EntriesFit<A>, StepIsZero;
}
#[diagnostic::do_not_recommend]
impl<S: Progress> StepsMove for Slices<S> {
    type Layout = Strided<S::Shape, S::Strides, <S::Offset as Nat>::Dim>;
}
#[diagnostic::do_not_recommend]
impl<G, H, I, J> StepsMove for RangeBeyond<G, H, I, J> {
    type Layout = Strided<(), ()>;
}
#[diagnostic::do_not_recommend]
impl<G, H, I> StepsMove for IndexBeyond<G, H, I> {
    type Layout = Strided<(), ()>;
}
#[diagnostic::do_not_recommend]
impl StepsMove for TooManyEntries {
    type Layout = Strided<(), ()>;
}

/// The verdict on `slice(s![..])` of a layout.
pub type SliceVerdict<L, E> = <E as Entries>::Slice<
    <<L as Layout>::Shape as Shape>::ZipOuter<<L as Layout>::Strides>,
    Sliced<<<L as Layout>::Offset as Dim>::Nat, (), (), End>,
>;

/// What a message shows of a range or an index that does not fit.
pub type StartOf<L, E> = <SliceVerdict<L, E> as Slicing>::Start;
/// The same of the end of a range.
pub type EndOf<L, E> = <SliceVerdict<L, E> as Slicing>::End;
/// The size of its dimension.
pub type SizeOf<L, E> = <SliceVerdict<L, E> as Slicing>::Size;
/// Its dimension.
pub type AxisOf<L, E> = <SliceVerdict<L, E> as Slicing>::Axis;

/// The shape that `slice(s![..])` makes, if it has at most 8 dimensions.
pub type SlicedShape<L, E> = <<SliceVerdict<L, E> as StepsMove>::Layout as Layout>::Shape;

/// The layout that `slice(s![..])` makes. PyTorch's indexing with ranges and numbers.
pub type SlicedBy<L, E> = <SliceVerdict<L, E> as RangesFit<
    <SliceVerdict<L, E> as Slicing>::Start,
    <SliceVerdict<L, E> as Slicing>::End,
    <SliceVerdict<L, E> as Slicing>::Size,
    <SliceVerdict<L, E> as Slicing>::Axis,
>>::Pass<
    <SliceVerdict<L, E> as IndicesFit<
        <SliceVerdict<L, E> as Slicing>::Start,
        <SliceVerdict<L, E> as Slicing>::Size,
        <SliceVerdict<L, E> as Slicing>::Axis,
    >>::Pass<
        <SliceVerdict<L, E> as EntriesFit<<L as Layout>::Shape>>::Pass<
            <SlicedShape<L, E> as AtMostEight>::Pass<<SliceVerdict<L, E> as StepsMove>::Layout>,
        >,
    >,
>;

/// The entries of a slice, as ndarray writes them: `s![.., 1..3, 0, ..;2]`.
///
/// A range `start..end` may leave out either end and add `;step`; a single index drops its dimension;
/// negative numbers count from the end; `NewAxis` inserts a dimension of size 1; `...` stands for all dimensions
/// that the other entries leave. All numbers are constant expressions.
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
    type Slice<R: Entries, P: Pairs, S: Progress, Bad: Slicing>: Slicing;
    type SliceMoves<B: Bounds, A: Dim, T: Dim, R: Entries, P: Pairs, S: Progress>: Slicing;
    /// Whether `...` has a dimension to take.
    type Ellipsis<R: Entries, P: Pairs, S: Progress>: Slicing;
}
impl SliceBranch for True {
    type Slice<R: Entries, P: Pairs, S: Progress, Bad: Slicing> = R::Slice<P, S>;
    type SliceMoves<B: Bounds, A: Dim, T: Dim, R: Entries, P: Pairs, S: Progress> =
        SliceWithin<B, A, T, R, P, S>;
    type Ellipsis<R: Entries, P: Pairs, S: Progress> = P::SliceBy<Ellipsis, R, S>;
}
impl SliceBranch for False {
    type Slice<R: Entries, P: Pairs, S: Progress, Bad: Slicing> = Bad;
    type SliceMoves<B: Bounds, A: Dim, T: Dim, R: Entries, P: Pairs, S: Progress> = StepIsZero;
    type Ellipsis<R: Entries, P: Pairs, S: Progress> = R::Slice<P, S>;
}
