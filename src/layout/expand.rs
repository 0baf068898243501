//! `expand`: repeats dimensions of size 1 without a copy. PyTorch's `Tensor.expand`.
//!
//! A dimension of size 1 takes any size, with stride 0. New dimensions are leading dimensions. `_` keeps a size.

use core::marker::PhantomData;

use super::verdict::{rejections, requires_a_layout};
use super::{Layout, NoPairs, Nothing, Pair, Pairs, Rejection, RuleResult, Strided};
use crate::num::bits::{Bool, False, True};
use crate::num::nat::End;
use crate::num::{D, Dim, Grows, Mul, Repeats as Repeated};
use crate::shape::{DimOrInfer, Shape};

/// The sizes to expand to, innermost first.
pub trait Targets: Sized {
    type Expand<P: Pairs, Sh: Shape, St: Shape, Grown: Bool>: Expansion;
}
/// The empty list.
#[derive(Debug)]
pub struct NoTargets;
/// A size, followed by those of the outer dimensions.
#[derive(Debug)]
pub struct Target<V, R>(PhantomData<(V, R)>);

impl Targets for NoTargets {
    type Expand<P: Pairs, Sh: Shape, St: Shape, Grown: Bool> = P::ExpandEnd<Sh, St, Grown>;
}
impl<V: DimOrInfer, R: Targets> Targets for Target<V, R> {
    type Expand<P: Pairs, Sh: Shape, St: Shape, Grown: Bool> = P::ExpandBy<V, R, Sh, St, Grown>;
}

/// Expands a dimension to its new size. `Grown` says whether an element is repeated already.
pub trait ExpandBy: Sized {
    type ExpandBy<V: DimOrInfer, R: Targets, Sh: Shape, St: Shape, Grown: Bool>: Expansion;
    type ExpandEnd<Sh: Shape, St: Shape, Grown: Bool>: Expansion;
}
impl ExpandBy for NoPairs {
    type ExpandBy<V: DimOrInfer, R: Targets, Sh: Shape, St: Shape, Grown: Bool> =
        <V::IsInfer as ExpandBranch>::ExpandNew<V::Or<D<1>>, R, Sh, St, Grown>;
    type ExpandEnd<Sh: Shape, St: Shape, Grown: Bool> = Expands<Strided<Sh, St>, Grown>;
}
impl<A: Dim, T: Dim, Q: Pairs> ExpandBy for Pair<A, T, Q> {
    type ExpandBy<V: DimOrInfer, R: Targets, Sh: Shape, St: Shape, Grown: Bool> =
        <Grows<A, V::Or<A>> as ExpandBranch>::ExpandOne<V::Or<A>, A, T, Q, R, Sh, St, Grown>;
    type ExpandEnd<Sh: Shape, St: Shape, Grown: Bool> = FewerDimensions;
}
/// The result: a layout, or the reason why there is none.
pub trait Expansion: RuleResult {
    /// Whether an element is repeated.
    type Grown: Bool;
    /// The same with offset `O`.
    type From<O: Dim>: Expansion;
}
/// The expanded layout.
#[derive(Debug)]
pub struct Expands<L, Grown>(PhantomData<(L, Grown)>);
#[diagnostic::do_not_recommend]
impl<L, Grown> crate::num::Sealed for Expands<L, Grown> {}
/// The new size of a dimension differs, and its old size is not 1.
#[derive(Debug)]
pub struct SizeDiffers<A, V>(PhantomData<(A, V)>);
#[diagnostic::do_not_recommend]
impl<A, V> crate::num::Sealed for SizeDiffers<A, V> {}
/// There are fewer new sizes than dimensions.
#[derive(Debug)]
pub struct FewerDimensions;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for FewerDimensions {}
/// `_` before the old dimensions has no size to keep.
#[derive(Debug)]
pub struct NothingToKeep;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for NothingToKeep {}

impl<L: Layout, Grown> RuleResult for Expands<L, Grown> {
    type Layout = L;
    type IsEmpty = <L::Shape as Shape>::IsEmpty;
    type Left = End;
    type Rejection = Nothing;
}
impl<L: Layout, Grown: Bool> Expansion for Expands<L, Grown> {
    type Grown = Grown;
    type From<O: Dim> = Expands<Strided<L::Shape, L::Strides, O>, Grown>;
}
rejections! {
    [A V] SizeDiffers<A, V>;
    [] FewerDimensions;
    [] NothingToKeep;
}
macro_rules! refused {
    ($([$($g:ident)*] $Reason:ty;)*) => { $(
        impl<$($g),*> Expansion for $Reason {
            type Grown = False;
            type From<O: Dim> = Self;
        }
    )* };
}
refused! {
    [A V] SizeDiffers<A, V>;
    [] FewerDimensions;
    [] NothingToKeep;
}

/// Requires sizes that a layout can expand to. Generic sizes may leave it open.
#[diagnostic::on_unimplemented(
    message = "cannot prove that {From} expands to {To}",
    label = "this depends on sizes that are generic",
    note = "generic sizes are equal where they have one name; a known size of 1 expands to any, `_` keeps a size"
)]
pub trait Expandable<From, To, Rejection>: crate::num::Sealed {
    #[doc(hidden)]
    type Layout: Layout;
}
#[diagnostic::do_not_recommend]
impl<From, To, L: Layout, G> Expandable<From, To, Nothing> for Expands<L, G> {
    type Layout = L;
}
requires_a_layout! {
    @each Expandable [From, To,] [From, To,]
    [] FewerDimensions: |V| V: ExpandCovers<From, To>;
    [] NothingToKeep: |V| V: ExpandKeeps<From, To>;
    [A B] SizeDiffers<A, B>: |V| V: ExpandFits<From, To, A, B>;
}

/// Requires a size for each dimension in `expand`.
#[diagnostic::on_unimplemented(
    message = "{From} does not expand to {To}, which has fewer dimensions",
    label = "a size for each dimension, new ones in front",
    note = "`_` keeps the size of a dimension"
)]
pub trait ExpandCovers<From, To>: crate::num::Sealed {}
/// Requires an old dimension for `_` in `expand`.
#[diagnostic::on_unimplemented(
    message = "`_` in {To} is a new dimension in front of {From}",
    label = "a new dimension has no size to keep",
    note = "write its size instead of `_`"
)]
pub trait ExpandKeeps<From, To>: crate::num::Sealed {}
/// Requires compatible sizes in `expand`.
#[diagnostic::on_unimplemented(
    message = "the size {Size} in {From} cannot become {Target}: only a size of 1 can be repeated",
    label = "{From} does not expand to {To}",
    note = "sizes are compared from the last dimension backwards; new dimensions come in front"
)]
pub trait ExpandFits<From, To, Size, Target>: crate::num::Sealed {}

/// The result of `expand::<To>()` for a layout.
pub type ExpandVerdict<L, To> = <L as Layout>::Expand<To>;

/// The layout of the result of `expand::<To>()`. PyTorch's `expand`.
pub type Expanded<L, To> = <ExpandVerdict<L, To> as Expandable<
    <L as Layout>::Shape,
    To,
    Rejection<ExpandVerdict<L, To>>,
>>::Layout;

/// Whether `expand` repeats an element.
pub type Repeats<L, To> = <ExpandVerdict<L, To> as Expansion>::Grown;

/// The branches of this rule. The traversal continues even if a size is generic: only the stride depends on the size.
pub trait ExpandBranch: Sized {
    /// Whether a dimension expands to the size `V`: its size is `V` or 1.
    type ExpandOne<
        V: Dim,
        A: Dim,
        T: Dim,
        Q: Pairs,
        R: Targets,
        Sh: Shape,
        St: Shape,
        G: Bool,
    >: Expansion;
    /// Whether `_` is before the old dimensions.
    type ExpandNew<V: Dim, R: Targets, Sh: Shape, St: Shape, G: Bool>: Expansion;
    /// The stride of a new dimension, by whether its size is 1.
    type NewStride<Sh: Shape, St: Shape>: Dim;
}
impl ExpandBranch for True {
    type ExpandOne<V: Dim, A: Dim, T: Dim, Q: Pairs, R: Targets, Sh: Shape, St: Shape, G: Bool> =
        R::Expand<
            Q,
            Sh::Prepend<V>,
            St::Prepend<<Repeated<A, V> as Bool>::PickDim<D<0>, T>>,
            <Repeated<A, V> as Bool>::Or<G>,
        >;
    type ExpandNew<V: Dim, R: Targets, Sh: Shape, St: Shape, G: Bool> = NothingToKeep;
    // As in PyTorch: the size times the stride of the next inner dimension.
    type NewStride<Sh: Shape, St: Shape> = Mul<Sh::Get0, St::Get0>;
}
impl ExpandBranch for False {
    type ExpandOne<V: Dim, A: Dim, T: Dim, Q: Pairs, R: Targets, Sh: Shape, St: Shape, G: Bool> =
        SizeDiffers<A, V>;
    type ExpandNew<V: Dim, R: Targets, Sh: Shape, St: Shape, G: Bool> = R::Expand<
        NoPairs,
        Sh::Prepend<V>,
        St::Prepend<<V::IsOne as ExpandBranch>::NewStride<Sh, St>>,
        <<V::IsOne as Bool>::Not as Bool>::Or<G>,
    >;
    type NewStride<Sh: Shape, St: Shape> = D<0>;
}
