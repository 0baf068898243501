//! `expand`: repeats dimensions of size 1 without a copy. PyTorch's `Tensor.expand`.
//!
//! A dimension of size 1 takes any size, with stride 0. New dimensions are leading dimensions. `_` keeps a size.

use core::marker::PhantomData;

use super::{IfPasses, Layout, NoPairs, Nothing, Pair, Pairs, RuleResult, Strided};
use crate::num::bits::{Bool, False, True};
use crate::num::nat::End;
use crate::num::{D, Dim, Grows, Mul, Repeats as Repeated, Sealed};
use crate::shape::{DimOrInfer, NoShape, Shape, ShapeOrInfer};

/// The sizes to expand to, innermost first.
pub trait Targets: Sized {
    /// The error, or `Nothing`.
    type Rejection<P: Pairs>;
    /// The result if there is no error.
    type Expand<P: Pairs, Sh: Shape, St: Shape, Grown: Bool>: Expansion;
}
/// The empty list.
#[derive(Debug)]
pub struct NoTargets;
/// A size, followed by those of the outer dimensions.
#[derive(Debug)]
pub struct Target<V, R>(PhantomData<(V, R)>);

impl Targets for NoTargets {
    type Rejection<P: Pairs> = P::RejectEnd;
    type Expand<P: Pairs, Sh: Shape, St: Shape, Grown: Bool> = Expands<Strided<Sh, St>, Grown>;
}
impl<V: DimOrInfer, R: Targets> Targets for Target<V, R> {
    type Rejection<P: Pairs> = P::RejectBy<V, R>;
    type Expand<P: Pairs, Sh: Shape, St: Shape, Grown: Bool> = P::ExpandBy<V, R, Sh, St, Grown>;
}

/// Expands a dimension to its new size. `Grown` says whether an element is repeated already.
pub trait ExpandBy: Sized {
    type RejectBy<V: DimOrInfer, R: Targets>;
    type RejectEnd;
    type ExpandBy<V: DimOrInfer, R: Targets, Sh: Shape, St: Shape, Grown: Bool>: Expansion;
}
impl ExpandBy for NoPairs {
    type RejectBy<V: DimOrInfer, R: Targets> = <V::IsInfer as ExpandBranch>::RejectNew<R>;
    type RejectEnd = Nothing;
    type ExpandBy<V: DimOrInfer, R: Targets, Sh: Shape, St: Shape, Grown: Bool> = R::Expand<
        NoPairs,
        Sh::Prepend<V::Or<D<1>>>,
        St::Prepend<<<V::Or<D<1>> as Dim>::IsOne as ExpandBranch>::NewStride<Sh, St>>,
        <<<V::Or<D<1>> as Dim>::IsOne as Bool>::Not as Bool>::Or<Grown>,
    >;
}
impl<A: Dim, T: Dim, Q: Pairs> ExpandBy for Pair<A, T, Q> {
    type RejectBy<V: DimOrInfer, R: Targets> =
        <Grows<A, V::Or<A>> as ExpandBranch>::RejectOne<V::Or<A>, A, Q, R>;
    type RejectEnd = FewerDimensions;
    // Only the stride depends on the size, which may be generic.
    type ExpandBy<V: DimOrInfer, R: Targets, Sh: Shape, St: Shape, Grown: Bool> = R::Expand<
        Q,
        Sh::Prepend<V::Or<A>>,
        St::Prepend<<Repeated<A, V::Or<A>> as Bool>::PickDim<D<0>, T>>,
        <Repeated<A, V::Or<A>> as Bool>::Or<Grown>,
    >;
}
/// The result.
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
impl<L, Grown> Sealed for Expands<L, Grown> {}
/// The new size of a dimension differs, and its old size is not 1.
#[derive(Debug)]
pub struct SizeDiffers<A, V>(PhantomData<(A, V)>);
#[diagnostic::do_not_recommend]
impl<A, V> Sealed for SizeDiffers<A, V> {}
/// There are fewer new sizes than dimensions.
#[derive(Debug)]
pub struct FewerDimensions;
#[diagnostic::do_not_recommend]
impl Sealed for FewerDimensions {}
/// `_` before the old dimensions has no size to keep.
#[derive(Debug)]
pub struct NothingToKeep;
#[diagnostic::do_not_recommend]
impl Sealed for NothingToKeep {}

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

// As `stated!` does it, for several reasons.
/// A shape that `expand::<To>()` takes: each of its sizes is 1, or that of `To`. Use this bound where sizes of different names
/// are equal, or 1.
///
/// ```
/// use stridewise::layout::ExpandsTo;
/// use stridewise::prelude::*;
/// /// Rows for each of `M`, of one row or of as many.
/// fn rows<N: Dim, M: Dim, C: Dim>(x: &Tensor<f32, (N, C)>) -> Tensor<f32, (M, C)>
/// where
///     (N, C): ExpandsTo<(M, C)>,
/// {
///     x.expand::<(M, C)>().eval()
/// }
/// let row = tensor![[1.0, 2.0]];
/// let both: Tensor<f32, Shape![2, 2]> = rows(&row);
/// assert_eq!(both, tensor![[1.0, 2.0], [1.0, 2.0]]);
/// assert_eq!(rows::<_, D<2>, _>(&both), both);
/// ```
#[diagnostic::on_unimplemented(
    message = "cannot prove that {Self} expands to {To}",
    label = "this depends on sizes that are generic",
    note = "generic sizes are equal where they have one name; a known size of 1 expands to any, `_` keeps a size",
    note = "else add the bound `{Self}: ExpandsTo<{To}>`"
)]
pub trait ExpandsTo<To>: ExpandRule<To, Rejection = Nothing> {
    #[doc(hidden)]
    type Fits;
}
#[diagnostic::do_not_recommend]
impl<X: ExpandProof<To>, To> ExpandsTo<To> for X {
    type Fits = ();
}
/// A shape, and the error of `expand`, or `Nothing`.
#[cfg_attr(doc, doc(hidden))]
pub trait ExpandRule<To>: Sealed {
    #[doc(hidden)]
    type Rejection;
}
impl<X: Shape, To: ShapeOrInfer> ExpandRule<To> for X {
    type Rejection = <To::Dims as Targets>::Rejection<X::Zip<X>>;
}
/// The requirement of the name without `Proof`.
#[diagnostic::on_unimplemented(
    message = "cannot prove that {Self} expands to {To}",
    label = "this depends on sizes that are generic",
    note = "generic sizes are equal where they have one name; a known size of 1 expands to any, `_` keeps a size",
    note = "else add the bound `{Self}: ExpandsTo<{To}>`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait ExpandProof<To>: ExpandRule<To, Rejection = Nothing> {}
#[diagnostic::do_not_recommend]
impl<X: Shape + ExpandProven<To, <X as ExpandRule<To>>::Rejection>, To: ShapeOrInfer>
    ExpandProof<To> for X
{
}
/// Requires that there is no error.
#[diagnostic::on_unimplemented(
    message = "cannot prove that {Self} expands to {To}",
    label = "this depends on sizes that are generic",
    note = "generic sizes are equal where they have one name; a known size of 1 expands to any, `_` keeps a size",
    note = "else add the bound `{Self}: ExpandsTo<{To}>`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait Expandable<To, Rejection>: Sealed {
    #[doc(hidden)]
    type Passes;
}
/// Requires that it is known that there is no error.
#[cfg_attr(doc, doc(hidden))]
pub trait ExpandProven<To, Rejection>:
    Expandable<To, Rejection> + ExpandRule<To, Rejection = Nothing>
{
}
#[diagnostic::do_not_recommend]
impl<X: Shape, To> Expandable<To, Nothing> for X {
    type Passes = ();
}
// Never used: with a second candidate, rustc does not guess the first before the argument is known.
#[diagnostic::do_not_recommend]
impl<X: Shape, To> Expandable<To, NoShape> for X {
    type Passes = ();
}
#[diagnostic::do_not_recommend]
impl<X: Shape + ExpandRule<To, Rejection = Nothing>, To> ExpandProven<To, Nothing> for X {}
macro_rules! refused {
    ($([$($g:ident)*] $Reason:ty: |$To:ident| $Own:path;)*) => { $(
        impl<X: Shape + $Own, $To, $($g),*> Expandable<$To, $Reason> for X {
            type Passes = ();
        }
        impl<X: Shape + $Own, $To, $($g),*> ExpandProven<$To, $Reason> for X {}
    )* };
}
refused! {
    [] FewerDimensions: |To| ExpandCovers<To>;
    [] NothingToKeep: |To| ExpandKeeps<To>;
    [A B] SizeDiffers<A, B>: |To| ExpandFits<To, A, B>;
}

/// Never implemented.
#[cfg_attr(doc, doc(hidden))]
pub trait ExpandNever<To>: ExpandRule<To, Rejection = Nothing> {}

/// Requires a size for each dimension in `expand`.
#[diagnostic::on_unimplemented(
    message = "{Self} does not expand to {To}, which has fewer dimensions",
    label = "a size for each dimension, new ones in front",
    note = "`_` keeps the size of a dimension"
)]
pub trait ExpandCovers<To>: ExpandNever<To> {}
/// Requires an old dimension for `_` in `expand`.
#[diagnostic::on_unimplemented(
    message = "`_` in {To} is a new dimension in front of {Self}",
    label = "a new dimension has no size to keep",
    note = "write its size instead of `_`"
)]
pub trait ExpandKeeps<To>: ExpandNever<To> {}
/// Requires compatible sizes in `expand`.
#[diagnostic::on_unimplemented(
    message = "the size {Size} in {Self} cannot become {Target}: only a size of 1 can be repeated",
    label = "{Self} does not expand to {To}",
    note = "sizes are compared from the last dimension backwards; new dimensions come in front"
)]
pub trait ExpandFits<To, Size, Target>: ExpandNever<To> {}

/// The result of `expand::<To>()` for a layout, if there is no error.
pub type ExpandVerdict<L, To> = <L as Layout>::Expand<To>;
/// The error of `expand::<To>()` on a layout, or `Nothing`.
pub type ExpandRejection<L, To> = <<L as Layout>::Shape as ExpandRule<To>>::Rejection;

/// The layout of the result of `expand::<To>()`. PyTorch's `expand`.
pub type Expanded<L, To> = IfPasses<
    <<L as Layout>::Shape as Expandable<To, ExpandRejection<L, To>>>::Passes,
    IfPasses<
        <<L as Layout>::Shape as ExpandsTo<To>>::Fits,
        <ExpandVerdict<L, To> as RuleResult>::Layout,
    >,
>;
/// [`Expanded`], for a shape that an argument has: what follows from an argument is required by one bound only.
pub type ExpandedAs<L, To> = IfPasses<
    <<L as Layout>::Shape as Expandable<To, ExpandRejection<L, To>>>::Passes,
    <ExpandVerdict<L, To> as RuleResult>::Layout,
>;

/// Whether `expand` repeats an element.
pub type Repeats<L, To> = <ExpandVerdict<L, To> as Expansion>::Grown;

/// The branches of this rule.
pub trait ExpandBranch: Sized {
    /// Whether a dimension expands to the size `V`: its size is `V` or 1.
    type RejectOne<V: Dim, A: Dim, Q: Pairs, R: Targets>;
    /// Whether `_` is before the old dimensions.
    type RejectNew<R: Targets>;
    /// The stride of a new dimension, by whether its size is 1.
    type NewStride<Sh: Shape, St: Shape>: Dim;
}
impl ExpandBranch for True {
    type RejectOne<V: Dim, A: Dim, Q: Pairs, R: Targets> = R::Rejection<Q>;
    type RejectNew<R: Targets> = NothingToKeep;
    // As in PyTorch: the size times the stride of the next inner dimension.
    type NewStride<Sh: Shape, St: Shape> = Mul<Sh::Get0, St::Get0>;
}
impl ExpandBranch for False {
    type RejectOne<V: Dim, A: Dim, Q: Pairs, R: Targets> = SizeDiffers<A, V>;
    type RejectNew<R: Targets> = R::Rejection<NoPairs>;
    type NewStride<Sh: Shape, St: Shape> = D<0>;
}
