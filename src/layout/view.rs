//! `view`: the same elements under another shape. PyTorch's `Tensor.view`.
//!
//! The rule traverses both shapes at once, innermost dimension first. A run of old dimensions begins at one stride; a
//! dimension further out extends the run if its stride is the length of the run times that stride. Each new size takes
//! its share of the run, starting at the current position:
//! - if it equals the next old size, it takes that dimension's stride, and nothing is computed;
//! - if it is smaller, the run stays open for the next new size;
//! - if it is larger, the run must be extended by the next old dimension.
//!
//! If the traversal reaches `_` at the end of a run, the sizes further out are matched with old dimensions from the
//! outer end, and the dimensions in between become `_`: see `infer.rs`. Unchanged sizes therefore cost one comparison
//! each, with or without `_`. Any other traversal that reaches `_` is repeated once the size of `_` is known.
//!
//! Old dimensions of size 1 are dropped; new ones take the stride of their position. The traversal ends in a
//! **verdict**: the new strides, or an error. Positions are counted in elements of the run, not in strides, which
//! keeps the numbers small; a run of stride 0 needs no special case. A successful traversal shows that the numbers of
//! elements agree and that no size is 0. Both are therefore checked only if it fails: a tensor without elements has
//! further valid views.

use core::marker::PhantomData;

use super::infer::{Closing, Left, NoProduct, NotYet, Open, Opened};
use super::{Layout, NoPairs, Pair, Pairs, Strided};
use crate::num::bits::{Bool, Equal, False, Greater, Less, True};
use crate::num::compare::{DifferentSizes, EqualSizes, SizeOne, SizeZero};
use crate::num::nat::{Nat, One};
use crate::num::{D, Dim};
use crate::shape::{Cons, List, Nil, Numel, NumelNat, RowMajor, SameShape, Shape, ShapeOrInfer};

/// The state of the traversal. A step takes the next new size outwards, so the traversal of a shape is a nest of steps
/// around its start. (Steps that pass on the remaining steps cost more: the compiler then carries the obligations of
/// each step through all previous ones.)
pub trait Walk: Sized {
    type Step<N: Dim>: Walk;
    /// The next new size is 1, at the end of a run.
    type Unit: Walk;
    /// The next new size is `_`.
    type Open: Walk;
    /// There are no more new sizes.
    type End: Verdict;
    /// There are no more new sizes, and one of them is `_`, at this position; `R` are the sizes further out, outermost
    /// first.
    type Close<R: List>: Verdict;
}
/// The position is at the end of a run of `E` elements that begins at the stride `T`; `P` are the remaining old
/// dimensions, `Out` the strides computed so far.
#[derive(Debug)]
pub struct AtEnd<P, T, E, Out>(PhantomData<(P, T, E, Out)>);
/// The position is `At`, within such a run.
#[derive(Debug)]
pub struct Within<P, T, At, E, Out>(PhantomData<(P, T, At, E, Out)>);
/// No view exists.
#[derive(Debug)]
pub struct Refused;
impl<P: Pairs, T: Dim, E: Nat, Out: Shape> Walk for AtEnd<P, T, E, Out> {
    type Step<N: Dim> = P::Take<N, Out, Self>;
    type Unit = AtEnd<P, T, E, Out::Prepend<<E::Mul<T::Nat> as Nat>::Dim>>;
    type Open = Opened<Self, Nil>;
    type End = P::OnlyUnits<Out>;
    type Close<R: List> =
        <R::Close<Closing<P::Outermost<NoPairs>, Nil>> as super::infer::Close>::Rest<Out>;
}
impl<P: Pairs, T: Dim, At: Nat, E: Nat, Out: Shape> Walk for Within<P, T, At, E, Out> {
    type Step<N: Dim> = <N::IsOne as ViewBranch>::WithinRun<N, P, T, At, E, Out>;
    type Unit = Refused;
    type Open = NotYet;
    type End = SpansTwoContiguousSubspaces;
    type Close<R: List> = NotYet;
}
impl Walk for Refused {
    type Step<N: Dim> = Refused;
    type Unit = Refused;
    type Open = NotYet;
    type End = SpansTwoContiguousSubspaces;
    type Close<R: List> = NotYet;
}

/// The result of the first comparison of a new size with the next old one.
pub trait SizeComparison: Sized {
    /// The size `N` begins a run, in the state `W`.
    type Take<N: Dim, A: Dim, S: Dim, P: Pairs, Out: Shape, W: Walk>: Walk;
    type Cancel<N: Dim, A: Dim, Old: List, Inner: Bool>: super::Cancellation;
    type Strip<N: Dim, A: Dim, S: Dim, P: Pairs, Outer: List>: super::Close;
}
impl SizeComparison for EqualSizes {
    type Take<N: Dim, A: Dim, S: Dim, P: Pairs, Out: Shape, W: Walk> =
        AtEnd<P, S, A::Nat, Out::Prepend<S>>;
    type Cancel<N: Dim, A: Dim, Old: List, Inner: Bool> = Left<Old, Inner>;
    type Strip<N: Dim, A: Dim, S: Dim, P: Pairs, Outer: List> = Closing<P, Cons<S, Outer>>;
}
impl SizeComparison for SizeOne {
    type Take<N: Dim, A: Dim, S: Dim, P: Pairs, Out: Shape, W: Walk> = W::Unit;
    type Cancel<N: Dim, A: Dim, Old: List, Inner: Bool> = Left<Cons<A, Old>, Inner>;
    type Strip<N: Dim, A: Dim, S: Dim, P: Pairs, Outer: List> = NoProduct;
}
// Only tensors without elements have a view in this case; it is checked separately.
impl SizeComparison for SizeZero {
    type Take<N: Dim, A: Dim, S: Dim, P: Pairs, Out: Shape, W: Walk> = Refused;
    type Cancel<N: Dim, A: Dim, Old: List, Inner: Bool> =
        <DifferentSizes as SizeComparison>::Cancel<N, A, Old, Inner>;
    type Strip<N: Dim, A: Dim, S: Dim, P: Pairs, Outer: List> = NoProduct;
}
impl SizeComparison for DifferentSizes {
    type Take<N: Dim, A: Dim, S: Dim, P: Pairs, Out: Shape, W: Walk> =
        <A::IsOne as ViewBranch>::Take<N, A, S, P, Out, W>;
    type Cancel<N: Dim, A: Dim, Old: List, Inner: Bool> =
        <<A::Nat as Nat>::Cmp<N::Nat> as Merge>::Cancel<A::Nat, Old, N, Inner>;
    type Strip<N: Dim, A: Dim, S: Dim, P: Pairs, Outer: List> =
        <<A::Nat as Nat>::Cmp<N::Nat> as Merge>::Strip<A::Nat, S, P, N, Outer>;
}

/// The comparison of the position in a run with the end of the run.
pub trait Merge: Sized {
    type Merge<P: Pairs, T: Dim, At: Nat, E: Nat, Out: Shape>: Walk;
    /// The comparison of an old size `P`, or a product of old sizes, with the new size `N`.
    type Cancel<P: Nat, Old: List, N: Dim, Inner: Bool>: super::Cancellation;
    /// The comparison of the product `A` of the outermost old sizes with the new size `N`.
    type Strip<A: Nat, S: Dim, P: Pairs, N: Dim, Outer: List>: super::Close;
}
impl Merge for Less {
    type Merge<P: Pairs, T: Dim, At: Nat, E: Nat, Out: Shape> = Within<P, T, At, E, Out>;
    type Cancel<P: Nat, Old: List, N: Dim, Inner: Bool> = Old::CancelMore<P, N, Inner>;
    type Strip<A: Nat, S: Dim, P: Pairs, N: Dim, Outer: List> = P::StripMore<A, S, N, Outer>;
}
impl Merge for Equal {
    type Merge<P: Pairs, T: Dim, At: Nat, E: Nat, Out: Shape> = AtEnd<P, T, E, Out>;
    type Cancel<P: Nat, Old: List, N: Dim, Inner: Bool> = Left<Old, Inner>;
    type Strip<A: Nat, S: Dim, P: Pairs, N: Dim, Outer: List> = Closing<P, Cons<S, Outer>>;
}
impl Merge for Greater {
    type Merge<P: Pairs, T: Dim, At: Nat, E: Nat, Out: Shape> = P::Extend<T, At, E, Out>;
    type Cancel<P: Nat, Old: List, N: Dim, Inner: Bool> = Inner::Split<Old::Times<P>, N::Nat>;
    type Strip<A: Nat, S: Dim, P: Pairs, N: Dim, Outer: List> = NoProduct;
}

/// The remaining old dimensions, innermost first.
pub trait Take: Sized {
    /// The stride at which the first run begins: that of the innermost dimension, even if its size is 1.
    type Innermost: Dim;
    /// The size `N` begins a run, in the state `W`.
    type Take<N: Dim, Out: Shape, W: Walk>: Walk;
    /// The position `At` is beyond the end of the run.
    type Extend<T: Dim, At: Nat, E: Nat, Out: Shape>: Walk;
    /// There are no more new sizes.
    type OnlyUnits<Out: Shape>: Verdict;
    /// The dimensions in reverse order, followed by `Acc`.
    type Outermost<Acc: Pairs>: Pairs;
}
impl Take for NoPairs {
    type Innermost = D<1>;
    type Take<N: Dim, Out: Shape, W: Walk> = <N::IsOne as ViewBranch>::Beyond<W>;
    type Extend<T: Dim, At: Nat, E: Nat, Out: Shape> = Refused;
    type OnlyUnits<Out: Shape> = Fits<Out>;
    type Outermost<Acc: Pairs> = Acc;
}
impl<A: Dim, S: Dim, P: Pairs> Take for Pair<A, S, P> {
    type Innermost = S;
    type Take<N: Dim, Out: Shape, W: Walk> =
        <N::Like<A> as SizeComparison>::Take<N, A, S, P, Out, W>;
    type Extend<T: Dim, At: Nat, E: Nat, Out: Shape> =
        <A::IsOne as ViewBranch>::Extend<A, S, P, T, At, E, Out>;
    type OnlyUnits<Out: Shape> = <A::IsOne as ViewBranch>::OnlyUnits<P, Out>;
    type Outermost<Acc: Pairs> = P::Outermost<Pair<A, S, Acc>>;
}

type Start<P> = AtEnd<P, <P as Take>::Innermost, One, ()>;
/// The result of the traversal. Requires that no size is 0.
pub(crate) type NonEmpty<Sh, St, To> =
    <<<To as Shape>::Walk<Start<<Sh as Shape>::Zip<St>>> as Walk>::End as Verdict>::Named<Sh, To>;

/// The result for a shape in which one size may be `_`.
pub(crate) type ViewOpen<Sh, St, To> =
    <<<To as ShapeOrInfer>::Walk<Start<<Sh as Shape>::Zip<St>>> as Walk>::End as Verdict>::NamedOpen<
        Sh,
        St,
        To,
    >;

/// The result of the check of a view.
pub trait Verdict: Sized + super::Found {
    /// Adds the shape to the strides, or gives the error. One size may be `_`.
    type NamedOpen<Sh: Shape, St: Shape, To: ShapeOrInfer>: Verdict;
    /// Adds the shape to the strides, or gives the error.
    type Named<Sh: Shape, To: Shape>: Verdict;
}
/// The strides, and the size of `_`.
#[derive(Debug)]
pub struct Fits<St, Q = D<1>>(PhantomData<(St, Q)>);
/// The view exists.
#[derive(Debug)]
pub struct Viewed<Sh, St>(PhantomData<(Sh, St)>);
#[diagnostic::do_not_recommend]
impl<Sh, St> crate::num::Sealed for Viewed<Sh, St> {}
/// A new dimension would span elements that are not contiguous.
#[derive(Debug)]
pub struct SpansTwoContiguousSubspaces;
/// The numbers of elements of the old and the new shape differ.
#[derive(Debug)]
pub struct ElementCountDiffers<Count>(PhantomData<Count>);
#[diagnostic::do_not_recommend]
impl<Count> crate::num::Sealed for ElementCountDiffers<Count> {}
/// More than one `_`.
#[derive(Debug)]
pub struct TwoInferred;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for TwoInferred {}
/// The number of elements is not a multiple of the known sizes.
#[derive(Debug)]
pub struct DoesNotDivide<Known>(PhantomData<Known>);
#[diagnostic::do_not_recommend]
impl<Known> crate::num::Sealed for DoesNotDivide<Known> {}
/// The requirement of the known sizes, as messages print it.
#[derive(Debug)]
#[allow(non_camel_case_types)]
pub struct a_multiple_of<Known>(PhantomData<Known>);
/// Another size is 0, so every size is valid for `_`.
#[derive(Debug)]
pub struct CannotInfer;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for CannotInfer {}

impl<St: Shape, Q: Dim> Verdict for Fits<St, Q> {
    type NamedOpen<Old: Shape, Steps: Shape, To: ShapeOrInfer> = Viewed<To::Resolve<Q>, St>;
    type Named<Old: Shape, To: Shape> = Viewed<To, St>;
}
impl<Sh: Shape, St: Shape> Verdict for Viewed<Sh, St> {
    type NamedOpen<Old: Shape, Steps: Shape, To: ShapeOrInfer> = Self;
    type Named<Old: Shape, To: Shape> = Self;
}
macro_rules! refused {
    ($([$($N:ident)?] $reason:ty;)*) => { $(
        impl<$($N: Dim)?> Verdict for $reason {
            type NamedOpen<Old: Shape, Steps: Shape, To: ShapeOrInfer> = Self;
            type Named<Old: Shape, To: Shape> = Self;
        }
    )* };
}
refused! {
    [N] ElementCountDiffers<N>;
    [] TwoInferred;
    [N] DoesNotDivide<N>;
    [] CannotInfer;
}
impl Verdict for SpansTwoContiguousSubspaces {
    type NamedOpen<Sh: Shape, St: Shape, To: ShapeOrInfer> =
        <Sh::IsEmpty as ViewBranch>::Refused<Sh, St, To>;
    type Named<Sh: Shape, To: Shape> =
        <<NumelNat<Sh> as Nat>::Eq<NumelNat<To>> as ViewBranch>::Agree<To>;
}
/// The numbers of elements agree, but the new shape requires a copy.
#[derive(Debug)]
pub struct Spans<To>(PhantomData<To>);
#[diagnostic::do_not_recommend]
impl<To> crate::num::Sealed for Spans<To> {}
impl<Sh: Shape> Verdict for Spans<Sh> {
    type NamedOpen<Old: Shape, Steps: Shape, To: ShapeOrInfer> = Self;
    type Named<Old: Shape, To: Shape> = Self;
}

/// Whether the elements are in row-major order and contiguous, also for generic sizes: a stride equals itself.
pub(crate) type IsRowMajor<Sh, St> = SameShape<St, RowMajor<Sh>>;
/// The result of the check of viewing `Sh` with the strides `St` as `To`.
pub(crate) type ViewKnown<Sh, St, To> = <<Sh as Shape>::IsEmpty as ViewBranch>::Empty<Sh, St, To>;
/// The result of the check of `view::<To>()` on a layout.
pub type ViewVerdict<L, To> =
    <<L as Layout>::Shape as ViewRule<To, <L as Layout>::Strides>>::Verdict;

// One bound states that a view exists, because each bound costs compile time. Each error has an impl that requires the
// error's own trait, which has the message.

/// Checks a view. Generic sizes may leave it open.
#[diagnostic::on_unimplemented(
    message = "view: cannot prove that the shape {Sh} with the strides {St} can be viewed as {To}",
    label = "this depends on sizes that are generic",
    note = "a first size that is generic may be `_`; else write all sizes, and add the bound `{Sh}: ViewAs<{To}>`"
)]
pub trait Viewable<Sh, St, To>: crate::num::Sealed {
    #[doc(hidden)]
    type Layout<L: Layout>: Layout;
}
/// Checks the strides.
#[diagnostic::on_unimplemented(
    message = "view: the shape {Sh} with the strides {St} cannot be viewed as {To} without a copy",
    label = "the new dimension spans two non-contiguous dimensions",
    note = "`x.reshape::<..>()` copies where it must; so does `x.contiguous()` before `view`"
)]
pub trait WithoutCopy<Sh, St, To>: crate::num::Sealed {}
#[diagnostic::do_not_recommend]
impl<A, B, To, Sh, St> WithoutCopy<A, B, To> for Viewed<Sh, St> {}
#[diagnostic::do_not_recommend]
impl<Sh: Shape, St, To, New> Viewable<Sh, St, To> for Spans<New>
where
    Self: WithoutCopy<Sh, St, To>,
{
    type Layout<L: Layout> = L;
}
#[diagnostic::do_not_recommend]
impl<A, B, To, Sh: Shape, St: Shape> Viewable<A, B, To> for Viewed<Sh, St> {
    type Layout<L: Layout> = Strided<Sh, St, L::Offset>;
}
/// Requires that the result of the check is known, too.
#[doc(hidden)]
pub trait ViewableProven<Sh, St, To>: Viewable<Sh, St, To> {}
#[diagnostic::do_not_recommend]
impl<Sh: Shape, St, To, New> ViewableProven<Sh, St, To> for Spans<New> where
    Self: WithoutCopy<Sh, St, To>
{
}
#[diagnostic::do_not_recommend]
impl<A, B, To, Sh: Shape, St: Shape> ViewableProven<A, B, To> for Viewed<Sh, St> {}

/// Checks the number of `_`.
#[diagnostic::on_unimplemented(
    message = "only one size of {To} can be inferred (`_`)",
    label = "more than one `_`",
    note = "write all sizes but one"
)]
pub trait InfersOnce<To>: crate::num::Sealed {}
/// Checks that `_` is not combined with a size of 0.
#[diagnostic::on_unimplemented(
    message = "any size would do for `_` in {To}, because another size is 0",
    label = "`_` does not follow from the others",
    note = "write the size instead of `_`"
)]
pub trait InfersOne<To>: crate::num::Sealed {}
/// Checks the number of elements.
#[diagnostic::on_unimplemented(
    message = "shape {To} has {Count} elements and is invalid for the {N} elements of {Sh}",
    label = "{N} elements do not become {To}",
    note = "a view has as many elements as the tensor: the sizes multiply to {N}",
    note = "`_` is a size that follows from the others, if they divide {N}"
)]
pub trait SameCount<Sh, N, To, Count>: crate::num::Sealed {}
#[diagnostic::do_not_recommend]
impl<A, N, To, Count, Sh, St> SameCount<A, N, To, Count> for Viewed<Sh, St> {}
#[diagnostic::do_not_recommend]
impl<A, N, To, Count, Sh> SameCount<A, N, To, Count> for Spans<Sh> {}
// An error of a view, and its trait.
macro_rules! reasons {
    ($([$($N:ident)?] $Reason:ty: |$Sh:ident $To:ident| $Trait:path;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$Sh: Shape, St, $To, $($N)?> Viewable<$Sh, St, $To> for $Reason
        where
            $Reason: $Trait,
        {
            type Layout<L: Layout> = L;
        }
        #[diagnostic::do_not_recommend]
        impl<$Sh: Shape, St, $To, $($N)?> ViewableProven<$Sh, St, $To> for $Reason
        where
            $Reason: $Trait,
        {
        }
        #[diagnostic::do_not_recommend]
        impl<$Sh, St, $To, $($N)?> WithoutCopy<$Sh, St, $To> for $Reason {}
    )* };
}
reasons! {
    [] TwoInferred: |Sh To| InfersOnce<To>;
    [] CannotInfer: |Sh To| InfersOne<To>;
    [N] ElementCountDiffers<N>: |Sh To| SameCount<Sh, Numel<Sh>, To, N>;
    [N] DoesNotDivide<N>: |Sh To| SameCount<Sh, Numel<Sh>, To, a_multiple_of<N>>;
}

/// A shape whose contiguous elements in row-major order can be viewed as the shape `To`. Use this bound where sizes
/// are generic.
///
/// `flatten`, `unflatten` and `_` as the first size, which keeps or merges generic sizes, need no bound.
///
/// ```
/// use stridewise::layout::ViewAs;
/// use stridewise::num::Mul;
/// use stridewise::prelude::*;
/// fn merged<N: Dim, M: Dim, E: Dim>(x: &Tensor<f32, (N, M, E)>) -> Tensor<f32, (Mul<N, M>, E)>
/// where
///     (N, M, E): ViewAs<(Mul<N, M>, E)>,
/// {
///     x.view::<(Mul<N, M>, E)>().eval()
/// }
/// assert_eq!(merged(&Tensor::<f32, Shape![3, 8, 2]>::arange())[[8, 0]], 16.0);
/// ```
#[diagnostic::on_unimplemented(
    message = "view: cannot prove that the shape {Self} can be viewed as {To}",
    label = "the numbers of elements differ, or depend on sizes that are generic",
    note = "a first size that is generic may be `_`; else add the bound `{Self}: ViewAs<{To}>`"
)]
pub trait ViewAs<To: Shape, St = RowMajor<Self>>:
    ViewRule<To, St, Verdict = Viewed<To, RowMajor<To>>>
{
}
#[diagnostic::do_not_recommend]
impl<Sh, St, To: Shape> ViewAs<To, St> for Sh where
    Sh: ViewRule<To, St, Verdict = Viewed<To, RowMajor<To>>>
{
}
/// Shapes for which the check of `view::<To>()` with the strides `St` is decided: all shapes. It is not a part of
/// `Shape`: a bound on one rule of a shape would hide its other rules.
#[doc(hidden)]
pub trait ViewRule<To, St>: crate::num::Sealed + Sized {
    type Verdict: Verdict;
}
impl<Sh: Shape, St: Shape, To: ShapeOrInfer> ViewRule<To, St> for Sh {
    type Verdict = ViewOpen<Sh, St, To>;
}

/// A shape that can be viewed as the shape `To`, in which one size may be `_`, if its strides are `St`: what
/// `view::<To>()` requires. [`ViewAs`] contains it for contiguous elements.
// As in `named_view`: the result type of `view` requires this and `Viewable`, and what that lacks for generic sizes is
// contained in what this lacks.
#[diagnostic::on_unimplemented(
    message = "view: cannot prove that the shape {Self} with the strides {St} can be viewed as {To}",
    label = "this depends on sizes that are generic",
    note = "a first size that is generic may be `_`; contiguous elements take the bound `{Self}: ViewAs<..>`, with all sizes"
)]
pub trait CanView<To, St>: ViewRule<To, St, Verdict = <Self as CanView<To, St>>::Good> {
    #[doc(hidden)]
    type Good: Verdict + Viewable<Self, St, To>;
    /// `T`, whose own requirements come before this one.
    #[doc(hidden)]
    type Given<T: Layout>: Layout;
}
#[diagnostic::do_not_recommend]
impl<Sh: CanViewProof<To, St>, To, St> CanView<To, St> for Sh {
    type Good = <Sh as CanViewProof<To, St>>::Good;
    type Given<T: Layout> = T;
}
/// The requirement of the name without `Proof`.
#[diagnostic::on_unimplemented(
    message = "view: cannot prove that the shape {Self} with the strides {St} can be viewed as {To}",
    label = "this depends on sizes that are generic",
    note = "a first size that is generic may be `_`; contiguous elements take the bound `{Self}: ViewAs<..>`, with all sizes"
)]
#[doc(hidden)]
pub trait CanViewProof<To, St>:
    ViewRule<To, St, Verdict = <Self as CanViewProof<To, St>>::Good>
{
    type Good: Verdict + Viewable<Self, St, To>;
}
#[diagnostic::do_not_recommend]
impl<Sh, To, St, V: Verdict> CanViewProof<To, St> for Sh
where
    Sh: ViewRule<To, St, Verdict = V>,
    V: ViewableProven<Sh, St, To>,
{
    type Good = V;
}

/// The layout that `view::<To>()` makes. PyTorch's `view`.
pub type ViewedAs<L, To> = <<L as Layout>::Shape as CanView<To, <L as Layout>::Strides>>::Given<
    <ViewVerdict<L, To> as Viewable<<L as Layout>::Shape, <L as Layout>::Strides, To>>::Layout<L>,
>;

/// The branches of this rule.
pub trait ViewBranch: Sized {
    type Beyond<W: Walk>: Walk;
    type WithinRun<N: Dim, P: Pairs, T: Dim, At: Nat, E: Nat, Out: Shape>: Walk;
    type Take<N: Dim, A: Dim, S: Dim, P: Pairs, Out: Shape, W: Walk>: Walk;
    type Extend<A: Dim, S: Dim, P: Pairs, T: Dim, At: Nat, E: Nat, Out: Shape>: Walk;
    type Joined<A: Dim, P: Pairs, T: Dim, At: Nat, E: Nat, Out: Shape>: Walk;
    type OnlyUnits<P: Pairs, Out: Shape>: Verdict;
    type Agree<To: Shape>: Verdict;
    type Empty<Sh: Shape, St: Shape, To: Shape>: Verdict;
    type Refused<Sh: Shape, St: Shape, To: ShapeOrInfer>: Verdict;
    type EmptyBoth<Sh: Shape, St: Shape, To: Shape>: Verdict;
    type EmptySame<St: Shape, To: Shape>: Verdict;
    /// Views `Sh` as `To`, which has the same number of elements; the branch is whether the elements are contiguous in
    /// row-major order.
    type RowMajor<Sh: Shape, St: Shape, To: Shape>: Verdict;
}
impl ViewBranch for True {
    type Beyond<W: Walk> = W::Unit;
    type WithinRun<N: Dim, P: Pairs, T: Dim, At: Nat, E: Nat, Out: Shape> =
        Within<P, T, At, E, Out::Prepend<<At::Mul<T::Nat> as Nat>::Dim>>;
    type Take<N: Dim, A: Dim, S: Dim, P: Pairs, Out: Shape, W: Walk> = P::Take<N, Out, W>;
    type Extend<A: Dim, S: Dim, P: Pairs, T: Dim, At: Nat, E: Nat, Out: Shape> =
        P::Extend<T, At, E, Out>;
    type Joined<A: Dim, P: Pairs, T: Dim, At: Nat, E: Nat, Out: Shape> =
        <At::Cmp<<A::Nat as Nat>::Mul<E>> as Merge>::Merge<P, T, At, <A::Nat as Nat>::Mul<E>, Out>;
    type OnlyUnits<P: Pairs, Out: Shape> = P::OnlyUnits<Out>;
    type Agree<To: Shape> = Spans<To>;
    type Refused<Sh: Shape, St: Shape, To: ShapeOrInfer> = <To::Open as Open>::View<Sh, St, To>;
    type Empty<Sh: Shape, St: Shape, To: Shape> =
        <To::IsEmpty as ViewBranch>::EmptyBoth<Sh, St, To>;
    type EmptyBoth<Sh: Shape, St: Shape, To: Shape> =
        <SameShape<Sh, To> as ViewBranch>::EmptySame<St, To>;
    type EmptySame<St: Shape, To: Shape> = Viewed<To, St>;
    type RowMajor<Sh: Shape, St: Shape, To: Shape> = Viewed<To, RowMajor<To>>;
}
impl ViewBranch for False {
    type Beyond<W: Walk> = Refused;
    type WithinRun<N: Dim, P: Pairs, T: Dim, At: Nat, E: Nat, Out: Shape> =
        <<<N::Nat as Nat>::Mul<At> as Nat>::Cmp<E> as Merge>::Merge<
            P,
            T,
            <N::Nat as Nat>::Mul<At>,
            E,
            Out::Prepend<<At::Mul<T::Nat> as Nat>::Dim>,
        >;
    type Take<N: Dim, A: Dim, S: Dim, P: Pairs, Out: Shape, W: Walk> =
        <<N::Nat as Nat>::Cmp<A::Nat> as Merge>::Merge<P, S, N::Nat, A::Nat, Out::Prepend<S>>;
    type Extend<A: Dim, S: Dim, P: Pairs, T: Dim, At: Nat, E: Nat, Out: Shape> =
        <<S::Nat as Nat>::Eq<E::Mul<T::Nat>> as ViewBranch>::Joined<A, P, T, At, E, Out>;
    type Joined<A: Dim, P: Pairs, T: Dim, At: Nat, E: Nat, Out: Shape> = Refused;
    type OnlyUnits<P: Pairs, Out: Shape> = SpansTwoContiguousSubspaces;
    type Agree<To: Shape> = ElementCountDiffers<Numel<To>>;
    type Empty<Sh: Shape, St: Shape, To: Shape> = NonEmpty<Sh, St, To>;
    type Refused<Sh: Shape, St: Shape, To: ShapeOrInfer> =
        <SpansTwoContiguousSubspaces as Verdict>::Named<Sh, To::Resolve<D<1>>>;
    type EmptyBoth<Sh: Shape, St: Shape, To: Shape> = ElementCountDiffers<Numel<To>>;
    type EmptySame<St: Shape, To: Shape> = Viewed<To, RowMajor<To>>;
    type RowMajor<Sh: Shape, St: Shape, To: Shape> = ViewKnown<Sh, St, To>;
}
