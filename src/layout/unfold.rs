//! `unfold` and `windows`: every window of a dimension, as a view. PyTorch's `Tensor.unfold`; NumPy's
//! `sliding_window_view`.
//!
//! Windows of size `K` with step `S` turn a dimension of size `N` and stride `T` into `(N - K) / S + 1` windows with
//! stride `S * T`; a new last dimension of size `K` and stride `T` indexes the elements of a window. `windows` does
//! this for several dimensions. With dilation `A`, a window takes every `A`th element: it covers `A * (K - 1) + 1`
//! elements and has the stride `A * T`.
//!
//! The windows cover all elements but the remainder of `(N - K) / S`.

use core::marker::PhantomData;

use super::operation::{windows, windows_with};
use super::partition::{
    HasMoreDims, MoreThanDims, Partition, PartitionInto, PartitionLayout, PartitionShape,
    Partitioned, PartitionsDims, Parts, Uneven, partitions_dims, rejected_partition,
};
use super::verdict::{accepts_or_rejects, named_view, rejections, requires_a_layout};
use super::{IsInjective, Layout, NoPairs, Pair, Pairs, Rejection, RuleResult, Sizes, Strided};
use crate::num::bits::{Bool, Equal, False, Greater, Less, Ordering, True};
use crate::num::nat::{Division, End, Nat};
use crate::num::{BelowThousand, Count, D, Dim, Mul, Named};
use crate::shape::{AtMostEight, AxisOrScalar, Cons, Index, List, Nil, Rank, Shape, TooManyDims};

// The number of windows, where `N + 1` positions are valid for a window.
type Begins<N, S> = <<<S as Nat>::IsOne as EachPlace>::Over<N, S> as Nat>::Succ;
/// The branches of `unfold`, and whether a window begins at each position. If so, there is no division.
pub trait EachPlace: Sized {
    type Over<N: Nat, S: Nat>: Nat;
    /// Whether the step is 0.
    type Rejection<N: Dim, K: Dim, R: Rank>;
    /// Windows at the first of `N + 1` positions and at each `S`th after it.
    type Places<N: Nat, I: Index, Sh: Shape, St: Shape, O: Dim, K: Dim, S: Dim>: RuleResult;
}
impl EachPlace for True {
    type Over<N: Nat, S: Nat> = N;
    type Rejection<N: Dim, K: Dim, R: Rank> = ZeroStep;
    type Places<N: Nat, I: Index, Sh: Shape, St: Shape, O: Dim, K: Dim, S: Dim> =
        Placed<I, Sh, St, O, K, N::Succ, I::Get<St>, End>;
}
impl EachPlace for False {
    type Over<N: Nat, S: Nat> = <N::Divide<S::AtLeastOne> as Division>::Quotient;
    type Rejection<N: Dim, K: Dim, R: Rank> =
        <<K::Nat as Nat>::Cmp<N::Nat> as UnfoldOrder>::Rejection<N, R>;
    type Places<N: Nat, I: Index, Sh: Shape, St: Shape, O: Dim, K: Dim, S: Dim> = Placed<
        I,
        Sh,
        St,
        O,
        K,
        <<<S::Factor as Nat>::Divides<N> as Division>::Quotient as Nat>::Succ,
        Mul<S, I::Get<St>>,
        <<<S::Factor as Nat>::Divides<N> as Division>::Remainder as Nat>::Mul<
            <I::Get<St> as Dim>::Nat,
        >,
    >;
}
/// Windows of size `K` in the dimension `I`, which is not smaller, `S` apart.
pub(super) type Windowing<I, Sh, St, O, K, S> = <<S as Dim>::IsOne as EachPlace>::Places<
    <<<I as Index>::Get<Sh> as Dim>::Nat as Nat>::Sub<<K as Dim>::Nat>,
    I,
    Sh,
    St,
    O,
    K,
    S,
>;
// `N` windows with stride `T`.
type Placed<I, Sh, St, O, K, N, T, Left> =
    <<<I as Index>::Set<Sh, <N as Nat>::Dim> as Shape>::Append<K> as Shape>::Laid<
        <<I as Index>::Set<St, T> as Shape>::Append<<I as Index>::Get<St>>,
        O,
        Left,
    >;
/// The comparison of the size of a window with that of its dimension.
pub trait UnfoldOrder: Sized {
    /// The error, if the dimension has the size `N` and the shape the rank `R`.
    type Rejection<N: Dim, R: Rank>;
    type Window<N: Dim, T: Dim, P: Pairs, K: Dim, R: List, Sh: Shape, In: Shape, St: Shape, O: Dim>: RuleResult;
}
impl UnfoldOrder for Less {
    type Rejection<N: Dim, R: Rank> = R::OneMore;
    type Window<
        N: Dim,
        T: Dim,
        P: Pairs,
        K: Dim,
        R: List,
        Sh: Shape,
        In: Shape,
        St: Shape,
        O: Dim,
    > = R::Windows<
        P,
        Sh::Prepend<<<<N::Nat as Nat>::Sub<K::Nat> as Nat>::Succ as Nat>::Dim>,
        In::Prepend<T>,
        St,
        O,
    >;
}
impl UnfoldOrder for Equal {
    type Rejection<N: Dim, R: Rank> = R::OneMore;
    type Window<
        N: Dim,
        T: Dim,
        P: Pairs,
        K: Dim,
        R: List,
        Sh: Shape,
        In: Shape,
        St: Shape,
        O: Dim,
    > = R::Windows<P, Sh::Prepend<D<1>>, In::Prepend<T>, St, O>;
}
impl UnfoldOrder for Greater {
    type Rejection<N: Dim, R: Rank> = WindowExceeds<N>;
    type Window<
        N: Dim,
        T: Dim,
        P: Pairs,
        K: Dim,
        R: List,
        Sh: Shape,
        In: Shape,
        St: Shape,
        O: Dim,
    > = WindowsExceed<<P::Length as Nat>::Dim, N, K>;
}
/// The step is 0.
#[derive(Debug)]
pub struct ZeroStep;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for ZeroStep {}
/// A window is larger than the size of its dimension.
#[derive(Debug)]
pub struct WindowExceeds<N>(PhantomData<N>);
#[diagnostic::do_not_recommend]
impl<N> crate::num::Sealed for WindowExceeds<N> {}
type NoMore<A, B> = <<<A as Nat>::Cmp<B> as Ordering>::IsGreater as Bool>::Not;

// ------------------------------------------------------------------ unfold

type AxisOf<L, const DIM: isize> = <<L as Layout>::Shape as AxisOrScalar<DIM>>::Index;

/// The size of dimension `DIM`; 1 if there are no dimensions, as in PyTorch.
pub type UnfoldSize<L, const DIM: isize> = <AxisOf<L, DIM> as Index>::Get<<L as Layout>::Shape>;

/// The error of `unfold::<DIM, SIZE, STEP>()` on a layout, or `Nothing`.
pub type UnfoldRejection<L, const DIM: isize, const SIZE: usize, const STEP: usize> =
    <<L as Layout>::Shape as UnfoldRule<DIM, SIZE, STEP>>::Rejection;

/// The result of `unfold::<DIM, SIZE, STEP>()` on a layout, if there is no error.
pub type UnfoldVerdict<L, const DIM: isize, const SIZE: usize, const STEP: usize> =
    <L as Layout>::Unfold<AxisOf<L, DIM>, Named<SIZE>, Named<STEP>>;

named_view! {
    /// A shape that `unfold::<DIM, SIZE, STEP>()` applies to. Use this bound where the size is generic.
    #[diagnostic::on_unimplemented(
        message = "unfold: cannot prove that windows of {SIZE} fit into dimension {DIM} of the shape {Self}",
        label = "this depends on a size that is generic",
        note = "`unfold` needs a size that is known; other dimensions may be generic"
    )]
    CanUnfold [const DIM: isize, const SIZE: usize, const STEP: usize,] [DIM, SIZE, STEP,]
        where [X_: AxisOrScalar<DIM>, Count<SIZE>: BelowThousand<SIZE>, Count<STEP>: BelowThousand<STEP>,]
        by UnfoldRule UnfoldProof:
        <<Named<STEP> as Dim>::IsZero as EachPlace>::Rejection<
            <<X_ as AxisOrScalar<DIM>>::Index as Index>::Get<X_>,
            Named<SIZE>,
            X_::Rank,
        >;
    Unfolds [DIM, SIZE,] UnfoldsProven
}

/// Checks windows: the step is not 0, the windows fit, and one more dimension is available. Generic sizes may leave it
/// open.
#[diagnostic::on_unimplemented(
    message = "unfold: cannot prove that windows of {SIZE} fit into dimension {DIM}",
    label = "this depends on a size that is generic",
    note = "`unfold` needs a size that is known; other dimensions may be generic"
)]
pub trait Unfolds<const DIM: isize, const SIZE: usize, Rejection>: crate::num::Sealed {
    #[doc(hidden)]
    type Passes;
}
accepts_or_rejects! {
    Unfolds and UnfoldsProven [const DIM: isize, const SIZE: usize,] [DIM, SIZE,];
    [] ZeroStep: UnfoldMoves;
    [N] WindowExceeds<N>: UnfoldFits<DIM, SIZE, N>;
    [] TooManyDims: AtMostEight;
}

/// Checks the step of `unfold`.
#[diagnostic::on_unimplemented(
    message = "unfold: a step of 0",
    label = "a step is at least 1",
    note = "`x.unfold::<DIM, SIZE, STEP>()` takes SIZE elements, STEP further on each time"
)]
pub trait UnfoldMoves: crate::num::Sealed {}
/// Checks the size of `unfold`.
#[diagnostic::on_unimplemented(
    message = "unfold: windows of size {SIZE} exceed the size {Size} of dimension {DIM}",
    label = "no window fits into dimension {DIM}",
    note = "`x.unfold::<DIM, SIZE, STEP>()` needs a SIZE of at most the size, {Size}"
)]
pub trait UnfoldFits<const DIM: isize, const SIZE: usize, Size>: crate::num::Sealed {}

/// The layout that `unfold::<DIM, SIZE, STEP>()` makes. PyTorch's `unfold`.
pub type Unfolded<L, const DIM: isize, const SIZE: usize, const STEP: usize> =
    <<L as Layout>::Shape as CanUnfold<DIM, SIZE, STEP>>::Given<
        <UnfoldRejection<L, DIM, SIZE, STEP> as Unfolds<
            DIM,
            SIZE,
            UnfoldRejection<L, DIM, SIZE, STEP>,
        >>::Passes,
        UnfoldVerdict<L, DIM, SIZE, STEP>,
    >;

/// The shape that `unfold` makes.
pub type UnfoldShape<L, const DIM: isize, const SIZE: usize, const STEP: usize> =
    <MadeOf<UnfoldVerdict<L, DIM, SIZE, STEP>> as Layout>::Shape;
type MadeOf<V> = <V as RuleResult>::Layout;

/// Whether no two windows share an element.
pub type UnfoldInjective<L, const DIM: isize, const SIZE: usize, const STEP: usize> =
    SharesNone<UnfoldVerdict<L, DIM, SIZE, STEP>>;
// An error counts as a layout without shared elements.
type SharesNone<V> = IsInjective<<MadeOf<V> as Layout>::Shape, <MadeOf<V> as Layout>::Strides>;

/// Checks that the windows of a mutable view share no elements.
#[diagnostic::on_unimplemented(
    message = "unfold: windows of size {SIZE} with step {STEP} share elements",
    label = "a mutable view needs an element of its own for each index",
    note = "read through `x.as_view()`, write through `x.as_cells()`, or take a step of at least {SIZE}"
)]
pub trait UnfoldApart<const SIZE: usize, const STEP: usize>: crate::num::Sealed {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
#[diagnostic::do_not_recommend]
impl<const SIZE: usize, const STEP: usize> UnfoldApart<SIZE, STEP> for True {
    type Pass<L: Layout> = L;
}

// ------------------------------------------------------------------ windows

/// The sizes of windows, innermost first.
pub trait WindowList: Sized {
    /// Makes windows of the dimensions `P`, innermost first; `Sh` are the sizes so far, `In` the strides within the
    /// windows.
    type Windows<P: Pairs, Sh: Shape, In: Shape, St: Shape, O: Dim>: RuleResult;
}
impl WindowList for Nil {
    type Windows<P: Pairs, Sh: Shape, In: Shape, St: Shape, O: Dim> = P::Unmoved<Sh, In, St, O>;
}
impl<K: Dim, R: List> WindowList for Cons<K, R> {
    type Windows<P: Pairs, Sh: Shape, In: Shape, St: Shape, O: Dim> =
        P::Window<K, R, Sh, In, St, O>;
}
/// The dimensions that windows slide over.
pub trait WindowBy: Sized {
    type Window<K: Dim, R: List, Sh: Shape, In: Shape, St: Shape, O: Dim>: RuleResult;
    /// Keeps the dimensions unchanged.
    type Unmoved<Sh: Shape, In: Shape, St: Shape, O: Dim>: RuleResult;
}
impl WindowBy for NoPairs {
    type Window<K: Dim, R: List, Sh: Shape, In: Shape, St: Shape, O: Dim> = MoreThanDims;
    type Unmoved<Sh: Shape, In: Shape, St: Shape, O: Dim> = Sh::Laid<St::InFrontOf<In>, O, End>;
}
impl<N: Dim, T: Dim, P: Pairs> WindowBy for Pair<N, T, P> {
    type Window<K: Dim, R: List, Sh: Shape, In: Shape, St: Shape, O: Dim> =
        <<K::Nat as Nat>::Cmp<N::Nat> as UnfoldOrder>::Window<N, T, P, K, R, Sh, In, St, O>;
    type Unmoved<Sh: Shape, In: Shape, St: Shape, O: Dim> = P::Unmoved<Sh::Prepend<N>, In, St, O>;
}
/// A window is larger than the size of the dimension `X`.
#[derive(Debug)]
pub struct WindowsExceed<X, N, K>(PhantomData<(X, N, K)>);
#[diagnostic::do_not_recommend]
impl<X, N, K> crate::num::Sealed for WindowsExceed<X, N, K> {}
rejections! {
    [] MoreThanDims;
    [X N K] WindowsExceed<X, N, K>;
}

// The number of elements that a window covers, from its first element to its last; 0 if it is empty.
type Wide<K, A> = <<<K as Dim>::Nat as Nat>::IsZero as Bool>::PickNat<
    End,
    <<<<K as Dim>::Nat as Nat>::Pred as Nat>::Mul<<A as Dim>::Nat> as Nat>::Succ,
>;
impl Partition for windows_with {
    type Fits<N: Dim, K: Dim, S: Dim, A: Dim> = <NoMore<Wide<K, A>, N::Nat> as Bool>::And<
        <<<S::Nat as Nat>::IsZero as Bool>::Or<<A::Nat as Nat>::IsZero> as Bool>::Not,
    >;
    type Count<N: Dim, K: Dim, S: Dim, A: Dim> =
        <Begins<<N::Nat as Nat>::Sub<Wide<K, A>>, S::Nat> as Nat>::Dim;
    type Outer<T: Dim, K: Dim, S: Dim> = Mul<S, T>;
    type Inner<T: Dim, A: Dim> = Mul<A, T>;
}

/// The result of the check of `windows::<To>()` on a layout.
pub type WindowsVerdict<L, To> = <L as Layout>::Windows<To>;

/// Checks the sizes of windows.
#[diagnostic::on_unimplemented(
    message = "windows: windows of size {Asked} exceed the size {Size} of dimension {Axis}",
    label = "no window fits into dimension {Axis}",
    note = "`x.windows::<Shape![3, 3]>()` takes a size for each of the last dimensions"
)]
pub trait WindowsFit<Axis, Size, Asked>: crate::num::Sealed {}

/// The result of the check of windows of the sizes `To` in the last dimensions of `Sh`. Generic sizes may leave it open.
#[diagnostic::on_unimplemented(
    message = "windows: cannot prove that windows of {To} fit into the last dimensions of {Sh}",
    label = "this depends on sizes that are generic"
)]
pub trait TakesWindows<To, Sh, Rejection>: crate::num::Sealed {
    #[doc(hidden)]
    type Layout: Layout;
}
requires_a_layout! {
    TakesWindows [To, Sh,] [To, Sh,];
    [] MoreThanDims: |V| Sizes: HasMoreDims<windows, To, Sh>;
    [X N K] WindowsExceed<X, N, K>: |V| Sizes: WindowsFit<X, N, K>;
    [] TooManyDims: |V| V: AtMostEight;
}

/// The layout that `windows::<To>()` makes. NumPy's `sliding_window_view`.
pub type Windowed<L, To> = <WindowsVerdict<L, To> as TakesWindows<
    To,
    <L as Layout>::Shape,
    Rejection<WindowsVerdict<L, To>>,
>>::Layout;

/// Whether two shapes have the same number of dimensions.
type AsMany<A, B> =
    <<<A as Shape>::Rank as Rank>::Nat as Nat>::Eq<<<B as Shape>::Rank as Rank>::Nat>;
/// Whether there is a step and a dilation for each size.
pub trait ListsAgree: Sized {
    type Cut<L: Layout, To: Shape, S: Shape, A: Shape>: Partitioned;
}
impl ListsAgree for True {
    type Cut<L: Layout, To: Shape, S: Shape, A: Shape> = PartitionInto<windows_with, L, To, S, A>;
}
impl ListsAgree for False {
    type Cut<L: Layout, To: Shape, S: Shape, A: Shape> = ListsDiffer;
}
/// The lists of sizes, steps and dilations differ in length.
#[derive(Debug)]
pub struct ListsDiffer;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for ListsDiffer {}
rejected_partition! { ListsDiffer }

/// The result of the check of `windows_with::<To, S, A>()` on a layout.
pub type WindowsWithVerdict<L, To, S, A> =
    <<AsMany<To, S> as Bool>::And<AsMany<To, A>> as ListsAgree>::Cut<L, To, S, A>;

/// Checks the lengths of the lists.
#[diagnostic::on_unimplemented(
    message = "windows_with: the sizes {To}, the steps {S} and the dilations {A} are not equally many",
    label = "a size, a step and a dilation for each dimension",
    note = "`x.windows_with::<Shape![3, 3], Shape![2, 2], Shape![1, 1]>()`"
)]
pub trait OneForEach<To, S, A>: crate::num::Sealed {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
pass! {
    [X Y Z N O I] OneForEach<X, Y, Z>, Parts<N, O, I>;
    [X Y Z P N K S A] OneForEach<X, Y, Z>, Uneven<P, N, K, S, A>;
    [X Y Z] OneForEach<X, Y, Z>, MoreThanDims;
}
partitions_dims! { [] ListsDiffer; }

/// Checks the sizes, steps and dilations of windows.
#[diagnostic::on_unimplemented(
    message = "windows_with: no window of size {Asked} with step {Step} and dilation {Apart} fits the size {Size} of dimension {Axis}",
    label = "no window fits into dimension {Axis}",
    note = "a window covers dilation * (size - 1) + 1 elements"
)]
pub trait WindowsWithFit<Axis, Size, Asked, Step, Apart>: crate::num::Sealed {
    #[doc(hidden)]
    type Layout<To: Shape, O: Dim>: Layout;
}
#[diagnostic::do_not_recommend]
impl<X, Y, Z, U, V, N: Shape, Outer: Shape, Inner: Shape> WindowsWithFit<X, Y, Z, U, V>
    for Parts<N, Outer, Inner>
{
    type Layout<To: Shape, O: Dim> = PartitionLayout<Self, To, O>;
}
#[diagnostic::do_not_recommend]
impl<X, Y, Z, U, V> WindowsWithFit<X, Y, Z, U, V> for MoreThanDims {
    type Layout<To: Shape, O: Dim> = Strided<(), (), O>;
}
#[diagnostic::do_not_recommend]
impl<X, Y, Z, U, V> WindowsWithFit<X, Y, Z, U, V> for ListsDiffer {
    type Layout<To: Shape, O: Dim> = Strided<(), (), O>;
}

/// Never implemented: windows with step 0.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "windows_with: a step of 0",
    label = "a step is at least 1",
    note = "`x.windows_with::<Shape![3, 3], Shape![2, 2], Shape![1, 1]>()`: sizes, steps, dilations"
)]
pub trait StepOfZero {
    type Layout<O: Dim>: Layout;
}
/// Never implemented: windows with dilation 0.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "windows_with: a dilation of 0",
    label = "a dilation is at least 1",
    note = "`x.windows_with::<Shape![3, 3], Shape![2, 2], Shape![1, 1]>()`: sizes, steps, dilations"
)]
pub trait DilationOfZero {
    type Layout<O: Dim>: Layout;
}
impl<W, X, N, K> WindowsWithFit<X, N, K, D<0>, D<1>> for W
where
    W: StepOfZero + crate::num::Sealed,
{
    type Layout<To: Shape, O: Dim> = W::Layout<O>;
}
impl<W, X, N, K, S> WindowsWithFit<X, N, K, S, D<0>> for W
where
    W: DilationOfZero + crate::num::Sealed,
{
    type Layout<To: Shape, O: Dim> = W::Layout<O>;
}

/// The layout that `windows_with::<To, S, A>()` makes.
pub type WindowedWith<L, To, S, A> =
    <WindowsWithVerdict<L, To, S, A> as OneForEach<To, S, A>>::Pass<
        <WindowsWithVerdict<L, To, S, A> as PartitionsDims<
            windows_with,
            To,
            <L as Layout>::Shape,
        >>::Pass<
            <PartitionShape<WindowsWithVerdict<L, To, S, A>, To> as AtMostEight>::Pass<
                <WindowsWithVerdict<L, To, S, A> as WindowsWithFit<
                    <WindowsWithVerdict<L, To, S, A> as Partitioned>::Axis,
                    <WindowsWithVerdict<L, To, S, A> as Partitioned>::Size,
                    <WindowsWithVerdict<L, To, S, A> as Partitioned>::Asked,
                    <WindowsWithVerdict<L, To, S, A> as Partitioned>::Step,
                    <WindowsWithVerdict<L, To, S, A> as Partitioned>::Apart,
                >>::Layout<To, <L as Layout>::Offset>,
            >,
        >,
    >;

/// Whether no two windows share an element.
pub type WindowsInjective<L, To> = SharesNone<WindowsVerdict<L, To>>;
/// The same for windows with steps and dilations, by the result of their check.
pub type WindowsWithInjective<V, To> =
    IsInjective<<V as Partitioned>::Sizes<To>, <V as Partitioned>::Strides>;

/// Checks that the windows of a mutable view share no elements.
#[diagnostic::on_unimplemented(
    message = "windows: windows of the sizes {To} share elements",
    label = "a mutable view needs an element of its own for each index",
    note = "read through `x.as_view()`, or write through `x.as_cells()`",
    note = "`x.tile::<..>()` and `x.windows_with::<..>()` with steps of at least the sizes share none"
)]
pub trait WindowsApart<To>: crate::num::Sealed {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
#[diagnostic::do_not_recommend]
impl<To> WindowsApart<To> for True {
    type Pass<L: Layout> = L;
}

/// The same check for windows with steps and dilations.
#[diagnostic::on_unimplemented(
    message = "windows_with: windows of the sizes {To} with the steps {S} and the dilations {A} share or interleave their elements",
    label = "a mutable view needs an element of its own for each index",
    note = "read through `x.as_view()`, or write through `x.as_cells()`",
    note = "a step larger than dilation * (size - 1) keeps windows apart"
)]
pub trait WindowsWithApart<To, S, A>: crate::num::Sealed {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
#[diagnostic::do_not_recommend]
impl<To, S, A> WindowsWithApart<To, S, A> for True {
    type Pass<L: Layout> = L;
}
