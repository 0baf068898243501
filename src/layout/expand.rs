//! `expand`: dimensions of size 1 repeated without a copy. PyTorch's `Tensor.expand`.
//!
//! A dimension of size 1 takes any size with stride 0; new dimensions come in front; `_` keeps a size.

use core::marker::PhantomData;

use super::{Layout, NoPairs, Pair, Pairs, Strided};
use crate::num::bits::{Bool, False, True};
use crate::num::nat::Nat;
use crate::num::{D, Dim, Mul};
use crate::shape::{DimOrInfer, Shape, ShapeOrInfer};

/// The sizes to expand to, innermost first.
pub trait Targets: Sized {
    type Expand<P: Pairs, Sh: Shape, St: Shape, Grown: Bool>: Expansion;
}
/// No more sizes.
#[derive(Debug)]
pub struct NoTargets;
/// A size in front of those further out.
#[derive(Debug)]
pub struct Target<V, R>(PhantomData<(V, R)>);

impl Targets for NoTargets {
    type Expand<P: Pairs, Sh: Shape, St: Shape, Grown: Bool> = P::ExpandEnd<Sh, St, Grown>;
}
impl<V: DimOrInfer, R: Targets> Targets for Target<V, R> {
    type Expand<P: Pairs, Sh: Shape, St: Shape, Grown: Bool> = P::ExpandBy<V, R, Sh, St, Grown>;
}

/// What a dimension makes of its new size. `Grown` says whether some element is repeated already.
pub trait ExpandBy: Sized {
    type ExpandBy<V: DimOrInfer, R: Targets, Sh: Shape, St: Shape, Grown: Bool>: Expansion;
    type ExpandEnd<Sh: Shape, St: Shape, Grown: Bool>: Expansion;
}
impl ExpandBy for NoPairs {
    type ExpandBy<V: DimOrInfer, R: Targets, Sh: Shape, St: Shape, Grown: Bool> =
        <V::IsInfer as ExpandBranch>::ExpandNew<V::Or<D<1>>, R, Sh, St, Grown>;
    type ExpandEnd<Sh: Shape, St: Shape, Grown: Bool> = Expands<Sh, St, Grown>;
}
impl<A: Dim, T: Dim, Q: Pairs> ExpandBy for Pair<A, T, Q> {
    type ExpandBy<V: DimOrInfer, R: Targets, Sh: Shape, St: Shape, Grown: Bool> =
        <<A::Nat as Nat>::Eq<<V::Or<A> as Dim>::Nat> as ExpandBranch>::ExpandSame<
            V::Or<A>,
            Self,
            R,
            Sh,
            St,
            Grown,
        >;
    type ExpandEnd<Sh: Shape, St: Shape, Grown: Bool> = FewerDimensions;
}
/// A dimension and those further out.
pub trait OnePair: Sized {
    type Size: Dim;
    type Stride: Dim;
    type Rest: Pairs;
}
impl<A: Dim, T: Dim, Q: Pairs> OnePair for Pair<A, T, Q> {
    type Size = A;
    type Stride = T;
    type Rest = Q;
}

/// What came out: a layout or the reason why there is none.
pub trait Expansion: Sized {
    /// The size that does not fit.
    type Size: Dim;
    /// The size that it was to take.
    type To: Dim;
    /// Whether an element is repeated.
    type Grown: Bool;
}
/// The expanded sizes and strides.
#[derive(Debug)]
pub struct Expands<Sh, St, Grown>(PhantomData<(Sh, St, Grown)>);
/// A size that is not 1 was to change.
#[derive(Debug)]
pub struct SizeDiffers<A, V>(PhantomData<(A, V)>);
/// There are fewer new sizes than dimensions.
#[derive(Debug)]
pub struct FewerDimensions;
/// `_` in front of the old dimensions keeps nothing.
#[derive(Debug)]
pub struct NothingToKeep;

impl<Sh, St, Grown: Bool> Expansion for Expands<Sh, St, Grown> {
    type Size = D<1>;
    type To = D<1>;
    type Grown = Grown;
}
impl<A: Dim, V: Dim> Expansion for SizeDiffers<A, V> {
    type Size = A;
    type To = V;
    type Grown = False;
}
impl Expansion for FewerDimensions {
    type Size = D<1>;
    type To = D<1>;
    type Grown = False;
}
impl Expansion for NothingToKeep {
    type Size = D<1>;
    type To = D<1>;
    type Grown = False;
}

/// The verdict on the number of sizes in `expand`.
#[diagnostic::on_unimplemented(
    message = "{From} does not expand to {To}, which has fewer dimensions",
    label = "a size for each dimension, new ones in front",
    note = "`_` keeps the size of a dimension"
)]
pub trait ExpandCovers<From, To> {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
#[diagnostic::do_not_recommend]
impl<From, To, Sh, St, G> ExpandCovers<From, To> for Expands<Sh, St, G> {
    type Pass<L: Layout> = L;
}
#[diagnostic::do_not_recommend]
impl<From, To, A, V> ExpandCovers<From, To> for SizeDiffers<A, V> {
    type Pass<L: Layout> = L;
}

#[diagnostic::do_not_recommend]
impl<From, To> ExpandCovers<From, To> for NothingToKeep {
    type Pass<L: Layout> = L;
}

/// The verdict on `_` in `expand`.
#[diagnostic::on_unimplemented(
    message = "`_` in {To} stands for a new dimension in front of {From}",
    label = "a new dimension has no size to keep",
    note = "write its size instead of `_`"
)]
pub trait ExpandKeeps<From, To> {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
pass! {
    [From To Sh St G] ExpandKeeps<From, To>, Expands<Sh, St, G>;
    [From To A V] ExpandKeeps<From, To>, SizeDiffers<A, V>;
    [From To] ExpandKeeps<From, To>, FewerDimensions;
}

/// The verdict on the sizes in `expand`.
#[diagnostic::on_unimplemented(
    message = "the size {Size} in {From} cannot become {Target}: only a size of 1 can be repeated",
    label = "{From} does not expand to {To}",
    note = "sizes are compared from the last dimension backwards; new dimensions come in front"
)]
pub trait ExpandFits<From, To, Size, Target> {
    #[doc(hidden)]
    type Shape: Shape;
    #[doc(hidden)]
    type Strides: Shape;
}
#[diagnostic::do_not_recommend]
impl<From, To, Size, Target, Sh: Shape, St: Shape, G> ExpandFits<From, To, Size, Target>
    for Expands<Sh, St, G>
{
    type Shape = Sh;
    type Strides = St;
}
// Their reason is another one, and it is given there.
#[diagnostic::do_not_recommend]
impl<From, To, Size, Target> ExpandFits<From, To, Size, Target> for FewerDimensions {
    type Shape = ();
    type Strides = ();
}
#[diagnostic::do_not_recommend]
impl<From, To, Size, Target> ExpandFits<From, To, Size, Target> for NothingToKeep {
    type Shape = ();
    type Strides = ();
}

/// The verdict on `expand::<To>()` of a layout.
pub type ExpandVerdict<L, To> = <<To as ShapeOrInfer>::Dims as Targets>::Expand<
    <<L as Layout>::Shape as Shape>::Zip<<L as Layout>::Strides>,
    (),
    (),
    False,
>;

/// The layout that `expand::<To>()` makes. PyTorch's `expand`.
pub type Expanded<L, To> = <ExpandVerdict<L, To> as ExpandCovers<<L as Layout>::Shape, To>>::Pass<
    <ExpandVerdict<L, To> as ExpandKeeps<<L as Layout>::Shape, To>>::Pass<
        Strided<
            <ExpandVerdict<L, To> as ExpandFits<
                <L as Layout>::Shape,
                To,
                <ExpandVerdict<L, To> as Expansion>::Size,
                <ExpandVerdict<L, To> as Expansion>::To,
            >>::Shape,
            <ExpandVerdict<L, To> as ExpandFits<
                <L as Layout>::Shape,
                To,
                <ExpandVerdict<L, To> as Expansion>::Size,
                <ExpandVerdict<L, To> as Expansion>::To,
            >>::Strides,
            <L as Layout>::Offset,
        >,
    >,
>;

/// Whether `expand` repeats an element.
pub type Repeats<L, To> = <ExpandVerdict<L, To> as Expansion>::Grown;

/// The branches of this rule.
pub trait ExpandBranch: Sized {
    type ExpandSame<V: Dim, P: OnePair, R: Targets, Sh: Shape, St: Shape, G: Bool>: Expansion;
    type ExpandUnit<V: Dim, P: OnePair, R: Targets, Sh: Shape, St: Shape>: Expansion;
    type ExpandNew<V: Dim, R: Targets, Sh: Shape, St: Shape, G: Bool>: Expansion;
    type ExpandNewUnit<V: Dim, R: Targets, Sh: Shape, St: Shape, G: Bool>: Expansion;
}
impl ExpandBranch for True {
    type ExpandSame<V: Dim, P: OnePair, R: Targets, Sh: Shape, St: Shape, G: Bool> =
        R::Expand<P::Rest, Sh::Prepend<V>, St::Prepend<P::Stride>, G>;
    type ExpandUnit<V: Dim, P: OnePair, R: Targets, Sh: Shape, St: Shape> =
        R::Expand<P::Rest, Sh::Prepend<V>, St::Prepend<D<0>>, True>;
    // `_` in front of the old dimensions.
    type ExpandNew<V: Dim, R: Targets, Sh: Shape, St: Shape, G: Bool> = NothingToKeep;
    // As PyTorch computes it: one step beyond the next dimension.
    type ExpandNewUnit<V: Dim, R: Targets, Sh: Shape, St: Shape, G: Bool> =
        R::Expand<NoPairs, Sh::Prepend<V>, St::Prepend<Mul<Sh::Get0, St::Get0>>, G>;
}
impl ExpandBranch for False {
    type ExpandSame<V: Dim, P: OnePair, R: Targets, Sh: Shape, St: Shape, G: Bool> =
        <<P::Size as Dim>::IsOne as ExpandBranch>::ExpandUnit<V, P, R, Sh, St>;
    type ExpandUnit<V: Dim, P: OnePair, R: Targets, Sh: Shape, St: Shape> = SizeDiffers<P::Size, V>;
    type ExpandNew<V: Dim, R: Targets, Sh: Shape, St: Shape, G: Bool> =
        <V::IsOne as ExpandBranch>::ExpandNewUnit<V, R, Sh, St, G>;
    type ExpandNewUnit<V: Dim, R: Targets, Sh: Shape, St: Shape, G: Bool> =
        R::Expand<NoPairs, Sh::Prepend<V>, St::Prepend<D<0>>, True>;
}
