//! `unfold` and `windows`: every window of a dimension, without a copy. PyTorch's `Tensor.unfold`; NumPy's
//! `sliding_window_view`.
//!
//! A dimension of size `N` and stride `T` becomes `(N - K) / S + 1` windows, `S * T` apart, where a window
//! is `K` elements wide and the next one begins `S` elements further; a new last dimension runs through
//! the window with the stride `T`. `windows` does so for several dimensions. With a dilation of `A` a
//! window takes every `A`th element: it is `A * (K - 1) + 1` wide and has the stride `A * T`.

use super::cut::{
    CutInto, CutShape, Cuts, CutsDims, Cutting, Knife, MoreThanDims, Parted, Uneven, nothing_cut,
};
use super::operation::{windows, windows_with};
use super::{IsInjective, Layout, Strided};
use crate::num::bits::{Bool, False, Ordering, True};
use crate::num::nat::{Division, End, Nat};
use crate::num::{D, Dim, Minus, Mul, Named};
use crate::shape::{AtMostEight, AxisOrScalar, Index, Rank, Shape};

// How many windows begin within the `N` places where one can begin, and one more.
type Begins<N, S> = <<<S as Nat>::IsOne as EachPlace>::Over<N, S> as Nat>::Succ;
/// Whether a window begins at each place. Then there is nothing to divide.
pub trait EachPlace: Sized {
    type Over<N: Nat, S: Nat>: Nat;
}
impl EachPlace for True {
    type Over<N: Nat, S: Nat> = N;
}
impl EachPlace for False {
    type Over<N: Nat, S: Nat> = <N::Divide<S::AtLeastOne> as Division>::Quotient;
}
type NoMore<A, B> = <<<A as Nat>::Cmp<B> as Ordering>::IsGreater as Bool>::Not;

// ------------------------------------------------------------------ unfold

type AxisOf<L, const DIM: isize> = <<L as Layout>::Shape as AxisOrScalar<DIM>>::Index;
type SizeIn<L, I> = <I as Index>::Get<<L as Layout>::Shape>;
type StrideIn<L, I> = <I as Index>::Get<<L as Layout>::Strides>;

/// The size of dimension `DIM`; 1 where there are no dimensions, as PyTorch sees it.
pub type UnfoldSize<L, const DIM: isize> = SizeIn<L, AxisOf<L, DIM>>;

/// The shape that `unfold` makes.
pub type UnfoldShape<L, const DIM: isize, const SIZE: usize, const STEP: usize> =
    <<AxisOf<L, DIM> as Index>::Set<
        <L as Layout>::Shape,
        <Begins<
            Minus<<UnfoldSize<L, DIM> as Dim>::Nat, <Named<SIZE> as Dim>::Nat>,
            <Named<STEP> as Dim>::Nat,
        > as Nat>::Dim,
    > as Shape>::Append<Named<SIZE>>;

/// The strides that `unfold` makes.
type UnfoldStrides<L, const DIM: isize, const STEP: usize> = <<AxisOf<L, DIM> as Index>::Set<
    <L as Layout>::Strides,
    Mul<Named<STEP>, StrideIn<L, AxisOf<L, DIM>>>,
> as Shape>::Append<StrideIn<L, AxisOf<L, DIM>>>;

/// Whether a step is not 0.
pub type UnfoldStep<const STEP: usize> = <<<Named<STEP> as Dim>::Nat as Nat>::IsZero as Bool>::Not;

/// The verdict on the step of `unfold`.
#[diagnostic::on_unimplemented(
    message = "unfold: a step of 0",
    label = "a step is at least 1",
    note = "`x.unfold::<DIM, SIZE, STEP>()` takes SIZE elements, STEP further on each time"
)]
pub trait UnfoldMoves {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
#[diagnostic::do_not_recommend]
impl UnfoldMoves for True {
    type Pass<L: Layout> = L;
}

/// Whether a window lies within the dimension.
pub type UnfoldVerdict<L, const DIM: isize, const SIZE: usize> =
    NoMore<<Named<SIZE> as Dim>::Nat, <UnfoldSize<L, DIM> as Dim>::Nat>;

/// The verdict on the size of `unfold`.
#[diagnostic::on_unimplemented(
    message = "unfold: windows of size {SIZE} exceed the size {Size} of dimension {DIM}",
    label = "no window lies within dimension {DIM}",
    note = "`x.unfold::<DIM, SIZE, STEP>()` needs a SIZE of at most the size, {Size}"
)]
pub trait UnfoldFits<const DIM: isize, const SIZE: usize, Size> {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
#[diagnostic::do_not_recommend]
impl<const DIM: isize, const SIZE: usize, Size> UnfoldFits<DIM, SIZE, Size> for True {
    type Pass<L: Layout> = L;
}

/// The layout that `unfold::<DIM, SIZE, STEP>()` makes. PyTorch's `unfold`.
pub type Unfolded<L, const DIM: isize, const SIZE: usize, const STEP: usize> =
    <UnfoldStep<STEP> as UnfoldMoves>::Pass<
        <UnfoldVerdict<L, DIM, SIZE> as UnfoldFits<DIM, SIZE, UnfoldSize<L, DIM>>>::Pass<
            <UnfoldShape<L, DIM, SIZE, STEP> as AtMostEight>::Pass<
                Strided<
                    UnfoldShape<L, DIM, SIZE, STEP>,
                    UnfoldStrides<L, DIM, STEP>,
                    <L as Layout>::Offset,
                >,
            >,
        >,
    >;

/// Whether no two windows share an element.
pub type UnfoldInjective<L, const DIM: isize, const SIZE: usize, const STEP: usize> =
    <<UnfoldStep<STEP> as Bool>::Not as Bool>::Or<
        IsInjective<UnfoldShape<L, DIM, SIZE, STEP>, UnfoldStrides<L, DIM, STEP>>,
    >;

/// The verdict on windows through which elements are written.
#[diagnostic::on_unimplemented(
    message = "unfold: windows of size {SIZE} with step {STEP} share elements",
    label = "a mutable view needs an element of its own for each index",
    note = "read through `x.as_view()`, write through `x.as_cells()`, or take a step of at least {SIZE}"
)]
pub trait UnfoldApart<const SIZE: usize, const STEP: usize> {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
#[diagnostic::do_not_recommend]
impl<const SIZE: usize, const STEP: usize> UnfoldApart<SIZE, STEP> for True {
    type Pass<L: Layout> = L;
}

// ------------------------------------------------------------------ windows

impl Knife for windows {
    type Fits<N: Dim, K: Dim, S: Dim, A: Dim> = NoMore<K::Nat, N::Nat>;
    type Count<N: Dim, K: Dim, S: Dim, A: Dim> =
        <<<N::Nat as Nat>::Sub<K::Nat> as Nat>::Succ as Nat>::Dim;
    type Outer<T: Dim, K: Dim, S: Dim> = T;
    type Inner<T: Dim, A: Dim> = T;
}
// From the first element of a window to its last; none where it has none.
type Wide<K, A> = <<<K as Dim>::Nat as Nat>::IsZero as Bool>::PickNat<
    End,
    <<<<K as Dim>::Nat as Nat>::Pred as Nat>::Mul<<A as Dim>::Nat> as Nat>::Succ,
>;
impl Knife for windows_with {
    type Fits<N: Dim, K: Dim, S: Dim, A: Dim> = <NoMore<Wide<K, A>, N::Nat> as Bool>::And<
        <<<S::Nat as Nat>::IsZero as Bool>::Or<<A::Nat as Nat>::IsZero> as Bool>::Not,
    >;
    type Count<N: Dim, K: Dim, S: Dim, A: Dim> =
        <Begins<<N::Nat as Nat>::Sub<Wide<K, A>>, S::Nat> as Nat>::Dim;
    type Outer<T: Dim, K: Dim, S: Dim> = Mul<S, T>;
    type Inner<T: Dim, A: Dim> = Mul<A, T>;
}

/// The verdict on `windows::<To>()` of a layout.
pub type WindowsVerdict<L, To> = <To as Shape>::Cut<windows, L, To, To>;

/// The verdict on the sizes of windows.
#[diagnostic::on_unimplemented(
    message = "windows: windows of size {Asked} exceed the size {Size} of dimension {Axis}",
    label = "no window lies within dimension {Axis}",
    note = "`x.windows::<Shape![3, 3]>()` takes a size for each of the last dimensions"
)]
pub trait WindowsFit<Axis, Size, Asked> {
    #[doc(hidden)]
    type Layout<To: Shape, O: Dim>: Layout;
}
#[diagnostic::do_not_recommend]
impl<X, Y, Z, N: Shape, Outer: Shape, Inner: Shape> WindowsFit<X, Y, Z> for Cuts<N, Outer, Inner> {
    type Layout<To: Shape, O: Dim> = Parted<Self, To, O>;
}
// Its reason is given by `CutsDims`.
#[diagnostic::do_not_recommend]
impl<X, Y, Z> WindowsFit<X, Y, Z> for MoreThanDims {
    type Layout<To: Shape, O: Dim> = Strided<(), (), O>;
}

/// The layout that `windows::<To>()` makes. NumPy's `sliding_window_view`.
pub type Windowed<L, To> =
    <WindowsVerdict<L, To> as CutsDims<windows, To, <L as Layout>::Shape>>::Pass<
        <CutShape<WindowsVerdict<L, To>, To> as AtMostEight>::Pass<
            <WindowsVerdict<L, To> as WindowsFit<
                <WindowsVerdict<L, To> as Cutting>::Axis,
                <WindowsVerdict<L, To> as Cutting>::Size,
                <WindowsVerdict<L, To> as Cutting>::Asked,
            >>::Layout<To, <L as Layout>::Offset>,
        >,
    >;

/// Whether two shapes have as many dimensions as each other.
type AsMany<A, B> =
    <<<A as Shape>::Rank as Rank>::Nat as Nat>::Eq<<<B as Shape>::Rank as Rank>::Nat>;
/// Whether there is a step and a dilation for each size.
pub trait ListsAgree: Sized {
    type Cut<L: Layout, To: Shape, S: Shape, A: Shape>: Cutting;
}
impl ListsAgree for True {
    type Cut<L: Layout, To: Shape, S: Shape, A: Shape> = CutInto<windows_with, L, To, S, A>;
}
impl ListsAgree for False {
    type Cut<L: Layout, To: Shape, S: Shape, A: Shape> = ListsDiffer;
}
/// The lists of sizes, steps and dilations differ in length.
#[derive(Debug)]
pub struct ListsDiffer;
nothing_cut! { ListsDiffer }

/// The verdict on `windows_with::<To, S, A>()` of a layout.
pub type WindowsWithVerdict<L, To, S, A> =
    <<AsMany<To, S> as Bool>::And<AsMany<To, A>> as ListsAgree>::Cut<L, To, S, A>;

/// The verdict on the lengths of the lists.
#[diagnostic::on_unimplemented(
    message = "windows_with: the sizes {To}, the steps {S} and the dilations {A} are not equally many",
    label = "a size, a step and a dilation for each dimension",
    note = "`x.windows_with::<Shape![3, 3], Shape![2, 2], Shape![1, 1]>()`"
)]
pub trait OneForEach<To, S, A> {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
pass! {
    [X Y Z N O I] OneForEach<X, Y, Z>, Cuts<N, O, I>;
    [X Y Z P N K S A] OneForEach<X, Y, Z>, Uneven<P, N, K, S, A>;
    [X Y Z] OneForEach<X, Y, Z>, MoreThanDims;
    [Op X Y] CutsDims<Op, X, Y>, ListsDiffer;
}

/// The verdict on the sizes, steps and dilations of windows.
#[diagnostic::on_unimplemented(
    message = "windows_with: no window of size {Asked} with step {Step} and dilation {Apart} fits the size {Size} of dimension {Axis}",
    label = "no window lies within dimension {Axis}",
    note = "a window covers dilation * (size - 1) + 1 elements"
)]
pub trait WindowsWithFit<Axis, Size, Asked, Step, Apart> {
    #[doc(hidden)]
    type Layout<To: Shape, O: Dim>: Layout;
}
#[diagnostic::do_not_recommend]
impl<X, Y, Z, U, V, N: Shape, Outer: Shape, Inner: Shape> WindowsWithFit<X, Y, Z, U, V>
    for Cuts<N, Outer, Inner>
{
    type Layout<To: Shape, O: Dim> = Parted<Self, To, O>;
}
#[diagnostic::do_not_recommend]
impl<X, Y, Z, U, V> WindowsWithFit<X, Y, Z, U, V> for MoreThanDims {
    type Layout<To: Shape, O: Dim> = Strided<(), (), O>;
}
#[diagnostic::do_not_recommend]
impl<X, Y, Z, U, V> WindowsWithFit<X, Y, Z, U, V> for ListsDiffer {
    type Layout<To: Shape, O: Dim> = Strided<(), (), O>;
}

/// Never true: windows that do not move on.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "windows_with: a step of 0",
    label = "a step is at least 1",
    note = "`x.windows_with::<Shape![3, 3], Shape![2, 2], Shape![1, 1]>()`: sizes, steps, dilations"
)]
pub trait StepOfZero {
    type Layout<O: Dim>: Layout;
}
/// Never true: windows that take one element over and over.
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
    W: StepOfZero,
{
    type Layout<To: Shape, O: Dim> = W::Layout<O>;
}
impl<W, X, N, K, S> WindowsWithFit<X, N, K, S, D<0>> for W
where
    W: DilationOfZero,
{
    type Layout<To: Shape, O: Dim> = W::Layout<O>;
}

/// The layout that `windows_with::<To, S, A>()` makes.
pub type WindowedWith<L, To, S, A> =
    <WindowsWithVerdict<L, To, S, A> as OneForEach<To, S, A>>::Pass<
        <WindowsWithVerdict<L, To, S, A> as CutsDims<windows_with, To, <L as Layout>::Shape>>::Pass<
            <CutShape<WindowsWithVerdict<L, To, S, A>, To> as AtMostEight>::Pass<
                <WindowsWithVerdict<L, To, S, A> as WindowsWithFit<
                    <WindowsWithVerdict<L, To, S, A> as Cutting>::Axis,
                    <WindowsWithVerdict<L, To, S, A> as Cutting>::Size,
                    <WindowsWithVerdict<L, To, S, A> as Cutting>::Asked,
                    <WindowsWithVerdict<L, To, S, A> as Cutting>::Step,
                    <WindowsWithVerdict<L, To, S, A> as Cutting>::Apart,
                >>::Layout<To, <L as Layout>::Offset>,
            >,
        >,
    >;

/// Whether no two windows share an element.
pub type WindowsInjective<V, To> = IsInjective<<V as Cutting>::Sizes<To>, <V as Cutting>::Strides>;

/// The verdict on windows through which elements are written.
#[diagnostic::on_unimplemented(
    message = "windows: windows of the sizes {To} share elements",
    label = "a mutable view needs an element of its own for each index",
    note = "read through `x.as_view()`, or write through `x.as_cells()`",
    note = "`x.tile::<..>()` and `x.windows_with::<..>()` with steps of at least the sizes share none"
)]
pub trait WindowsApart<To> {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
#[diagnostic::do_not_recommend]
impl<To> WindowsApart<To> for True {
    type Pass<L: Layout> = L;
}

/// The verdict on such windows with steps and dilations.
#[diagnostic::on_unimplemented(
    message = "windows_with: windows of the sizes {To} with the steps {S} and the dilations {A} share or interleave their elements",
    label = "a mutable view needs an element of its own for each index",
    note = "read through `x.as_view()`, or write through `x.as_cells()`",
    note = "a step larger than dilation * (size - 1) keeps windows apart"
)]
pub trait WindowsWithApart<To, S, A> {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
#[diagnostic::do_not_recommend]
impl<To, S, A> WindowsWithApart<To, S, A> for True {
    type Pass<L: Layout> = L;
}
