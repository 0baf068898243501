//! `_`: the size that is inferred from the number of elements. PyTorch's `-1`.
//!
//! The size is the product of the old sizes divided by the product of the known new sizes. Usually no division is
//! needed. When the traversal of `view` reaches `_`, the sizes inside `_` have taken their dimensions. The sizes
//! outside `_` take theirs from the outer end: a new size equals an old one and keeps its stride, or it is the product
//! of several old sizes in one run, `stride(i) == stride(i+1) * size(i+1)`, and takes the stride of the innermost. The
//! remaining dimensions in between, which must be one run, are `_`. If `_` is the outermost size and all elements are
//! contiguous in row-major order, the remaining dimensions are one run, and nothing is compared: so this case works
//! for generic sizes.
//!
//! If this fails, `_` is computed without regard to strides. Sizes that both shapes have are cancelled, from the outer
//! end up to `_` and then from the inner end; the remaining products are divided.

use core::marker::PhantomData;

use super::view::{
    CannotInfer, DoesNotDivide, Fits, IsRowMajor, Merge, SizeComparison, TwoInferred, Verdict,
    ViewKnown, Viewed, Walk,
};
use super::{NoPairs, Pair, Pairs};
use crate::num::bits::{Bool, False, True};
use crate::num::nat::{Division, Nat, One};
use crate::num::{D, Dim, Mul};
use crate::shape::{Cons, List, Nil, Shape, ShapeOrInfer};

/// The number of sizes of a shape that are `_`.
pub trait Open: Sized {
    /// The number plus one.
    type More: Open;
    /// The result of viewing `Sh` with the strides `St` as `To`.
    type View<Sh: Shape, St: Shape, To: ShapeOrInfer>: Verdict;
}
/// No size is `_`.
#[derive(Debug)]
pub struct NoneOpen;
/// One size is `_`.
#[derive(Debug)]
pub struct OneOpen;
/// Two or more sizes are `_`.
#[derive(Debug)]
pub struct ManyOpen;
impl Open for NoneOpen {
    type More = OneOpen;
    type View<Sh: Shape, St: Shape, To: ShapeOrInfer> = ViewKnown<Sh, St, To::Resolve<D<1>>>;
}
impl Open for OneOpen {
    type More = ManyOpen;
    type View<Sh: Shape, St: Shape, To: ShapeOrInfer> =
        <To::KnowsZero as InferBranch>::InferZero<Sh, St, To>;
}
impl Open for ManyOpen {
    type More = Self;
    type View<Sh: Shape, St: Shape, To: ShapeOrInfer> = TwoInferred;
}

/// The state of the cancellation. No new size is 0.
pub trait Cancellation: Sized {
    /// The next new size.
    type Known<N: Dim>: Cancellation;
    /// The next new size is `_`.
    type Open: Cancellation;
    /// There are no more sizes; those inside `_` follow, from the inner end.
    type FromInnerEnd: Cancellation;
    /// There are no more sizes: the size of `_`.
    type Quotient: Quotient;
}
/// The remaining old sizes, next one first. `Inner` says whether the next one is the innermost.
#[derive(Debug)]
pub struct Left<Old, Inner>(PhantomData<(Old, Inner)>);
/// The same past `_`, where the next sizes belong to the other end.
#[derive(Debug)]
pub struct Beyond<Old>(PhantomData<Old>);
/// A new size is not a product of old ones: the products of the remaining old sizes and of the remaining new sizes.
#[derive(Debug)]
pub struct Split<Old, New, Inner>(PhantomData<(Old, New, Inner)>);
/// The same past `_`, from the inner end.
#[derive(Debug)]
pub struct SplitBeyond<Old, New>(PhantomData<(Old, New)>);

impl<Old: List, Inner: Bool> Cancellation for Left<Old, Inner> {
    type Known<N: Dim> = Old::CancelBy<N, Inner>;
    type Open = Beyond<Old>;
    type FromInnerEnd = Self;
    type Quotient = Broken;
}
impl<Old: List> Cancellation for Beyond<Old> {
    type Known<N: Dim> = Self;
    type Open = Self;
    type FromInnerEnd = Left<Old::Reversed<Nil>, True>;
    type Quotient = Whole<Old::Whole>;
}
impl<Old: Nat, New: Nat> Cancellation for Split<Old, New, False> {
    type Known<N: Dim> = Split<Old, <N::Nat as Nat>::Mul<New>, False>;
    type Open = Self;
    type FromInnerEnd = SplitBeyond<Old, New>;
    type Quotient = Broken;
}
impl<Old: Nat, New: Nat> Cancellation for Split<Old, New, True> {
    type Known<N: Dim> = Split<Old, <N::Nat as Nat>::Mul<New>, True>;
    type Open = SplitBeyond<Old, New>;
    type FromInnerEnd = Self;
    type Quotient = Broken;
}
impl<Old: Nat, New: Nat> Cancellation for SplitBeyond<Old, New> {
    type Known<N: Dim> = Self;
    type Open = Self;
    type FromInnerEnd = Self;
    type Quotient =
        <<<Old::Divide<New> as Division>::Remainder as Nat>::IsZero as InferBranch>::Divides<
            <Old::Divide<New> as Division>::Quotient,
        >;
}

/// The old sizes in this rule.
pub trait CancelBy: Sized {
    /// Cancels the new size `N` with the first of them.
    type CancelBy<N: Dim, Inner: Bool>: Cancellation;
    /// The same, if the product `P` of the preceding old sizes is less than `N`.
    type CancelMore<P: Nat, N: Dim, Inner: Bool>: Cancellation;
}
impl CancelBy for Nil {
    type CancelBy<N: Dim, Inner: Bool> = <N::IsOne as InferBranch>::Nothing<N, Inner>;
    type CancelMore<P: Nat, N: Dim, Inner: Bool> = Inner::Split<P, N::Nat>;
}
impl<A: Dim, T: List> CancelBy for Cons<A, T> {
    type CancelBy<N: Dim, Inner: Bool> = <N::Like<A> as SizeComparison>::Cancel<N, A, T, Inner>;
    type CancelMore<P: Nat, N: Dim, Inner: Bool> =
        <<<A::Nat as Nat>::Mul<P> as Nat>::Cmp<N::Nat> as Merge>::Cancel<
            <A::Nat as Nat>::Mul<P>,
            T,
            N,
            Inner,
        >;
}

/// The size of `_` in `To`.
pub(super) type Inferred<Sh, To> = <<To as ShapeOrInfer>::FromInside<
    <<To as ShapeOrInfer>::FromOutside<Left<<Sh as Shape>::DimsOuter, False>> as Cancellation>::FromInnerEnd,
> as Cancellation>::Quotient;

/// An inferred size.
pub trait Quotient: Sized {
    type View<Sh: Shape, St: Shape, To: ShapeOrInfer>: Verdict;
}
/// An integer.
#[derive(Debug)]
pub struct Whole<N>(PhantomData<N>);
/// Not an integer.
#[derive(Debug)]
pub struct Broken;
impl<N: Dim> Quotient for Whole<N> {
    type View<Sh: Shape, St: Shape, To: ShapeOrInfer> = ViewKnown<Sh, St, To::Resolve<N>>;
}
impl Quotient for Broken {
    type View<Sh: Shape, St: Shape, To: ShapeOrInfer> = DoesNotDivide<<To::Known as Nat>::Dim>;
}

/// The traversal has reached `_` at the end of a run, in the state `W`; `R` are the sizes outside `_`, outermost first.
#[derive(Debug)]
pub struct Opened<W, R>(PhantomData<(W, R)>);
impl<W: Walk, R: List> Walk for Opened<W, R> {
    type Step<N: Dim> = Opened<W, Cons<N, R>>;
    type Unit = Self;
    type Open = NotYet;
    type End = W::Close<R>;
    type Close<Beyond: List> = NotYet;
}
/// The sizes outside `_`, from the outer end.
pub trait Close: Sized {
    type Step<N: Dim>: Close;
    /// There are no more sizes: `_` is the remainder. `Out` are the strides inside `_`.
    type Rest<Out: Shape>: Verdict;
}
/// The remaining old dimensions, outermost first, and the strides found so far, innermost first.
#[derive(Debug)]
pub struct Closing<P, Outer>(PhantomData<(P, Outer)>);
/// A size that is not a product of old sizes in one run.
#[derive(Debug)]
pub struct NoProduct;
impl<P: Pairs, Outer: List> Close for Closing<P, Outer> {
    type Step<N: Dim> = P::Strip<N, Outer>;
    type Rest<Out: Shape> = <Outer::IsNil as InferBranch>::Closed<P, Outer, Out>;
}
impl Close for NoProduct {
    type Step<N: Dim> = Self;
    type Rest<Out: Shape> = NotYet;
}

/// `_` is the outermost size. The others have taken their dimensions, with the strides `Out`; `P` remain for `_`.
#[derive(Debug)]
pub struct Remaining<P, Out>(PhantomData<(P, Out)>);
impl<P: Pairs, Out: Shape> Verdict for Remaining<P, Out> {
    type NamedOpen<Sh: Shape, St: Shape, To: ShapeOrInfer> =
        <IsRowMajor<Sh, St> as InferBranch>::Remaining<P, Out, Sh, St, To>;
    type Named<Sh: Shape, To: Shape> = NotYet;
}

/// The old dimensions, outermost first.
pub trait Strip: Sized {
    /// The new size `N` takes the first of them.
    type Strip<N: Dim, Outer: List>: Close;
    /// `N` takes more than the preceding ones, whose product is `A` and the last of which has stride `S`.
    type StripMore<A: Nat, S: Dim, N: Dim, Outer: List>: Close;
    /// All remaining dimensions are `_`, which is the outermost size, and are one run.
    type Row<Out: Shape, Sh: Shape, St: Shape, To: ShapeOrInfer>: Verdict;
    /// The product of these sizes and `A`, an outer size.
    type Product<A: Dim>: Dim;
    /// The stride of the innermost dimension; `S` if there is none.
    type Last<S: Dim>: Dim;
    /// All remaining dimensions are `_`.
    type Rest<Outer: List, Out: Shape>: Verdict;
    /// The same, with the preceding ones, whose product is `A`.
    type RestMore<A: Dim, S: Dim, Outer: List, Out: Shape>: Verdict;
}
impl Strip for NoPairs {
    type Strip<N: Dim, Outer: List> = NoProduct;
    type StripMore<A: Nat, S: Dim, N: Dim, Outer: List> = NoProduct;
    type Row<Out: Shape, Sh: Shape, St: Shape, To: ShapeOrInfer> =
        <NotYet as Verdict>::NamedOpen<Sh, St, To>;
    type Product<A: Dim> = A;
    type Last<S: Dim> = S;
    type Rest<Outer: List, Out: Shape> = NotYet;
    type RestMore<A: Dim, S: Dim, Outer: List, Out: Shape> =
        <<A::IsZero as Bool>::Or<A::IsOne> as InferBranch>::Trivial<A, S, Outer, Out>;
}
type InRow<S, A, T> = <<S as Dim>::Nat as Nat>::Eq<<<A as Dim>::Nat as Nat>::Mul<<T as Dim>::Nat>>;
impl<B: Dim, T: Dim, P: Pairs> Strip for Pair<B, T, P> {
    type Strip<N: Dim, Outer: List> = <N::Like<B> as SizeComparison>::Strip<N, B, T, P, Outer>;
    type StripMore<A: Nat, S: Dim, N: Dim, Outer: List> =
        <InRow<S, B, T> as InferBranch>::Strip<<B::Nat as Nat>::Mul<A>, T, P, N, Outer>;
    type Row<Out: Shape, Sh: Shape, St: Shape, To: ShapeOrInfer> =
        Viewed<To::Resolve<P::Product<B>>, Out::Prepend<P::Last<T>>>;
    type Product<A: Dim> = P::Product<Mul<A, B>>;
    type Last<S: Dim> = P::Last<T>;
    type Rest<Outer: List, Out: Shape> = P::RestMore<B, T, Outer, Out>;
    type RestMore<A: Dim, S: Dim, Outer: List, Out: Shape> =
        <InRow<S, B, T> as InferBranch>::Rest<B, A, T, P, Outer, Out>;
}

/// The traversal has reached `_` within a run, or has not reached it: `_` must be computed first.
#[derive(Debug)]
pub struct NotYet;
impl Walk for NotYet {
    type Step<N: Dim> = Self;
    type Unit = Self;
    type Open = Self;
    type End = Self;
    type Close<R: List> = Self;
}
impl Verdict for NotYet {
    type NamedOpen<Sh: Shape, St: Shape, To: ShapeOrInfer> = <To::Open as Open>::View<Sh, St, To>;
    type Named<Sh: Shape, To: Shape> = Self;
}

/// The branches of this rule.
pub trait InferBranch: Sized {
    type InferZero<Sh: Shape, St: Shape, To: ShapeOrInfer>: Verdict;
    type Nothing<N: Dim, Inner: Bool>: Cancellation;
    type Split<Old: Nat, New: Nat>: Cancellation;
    type Divides<Q: Nat>: Quotient;
    type Strip<A: Nat, S: Dim, P: Pairs, N: Dim, Outer: List>: Close;
    type Rest<B: Dim, A: Dim, S: Dim, P: Pairs, Outer: List, Out: Shape>: Verdict;
    type Trivial<A: Dim, S: Dim, Outer: List, Out: Shape>: Verdict;
    /// Whether `_` is the outermost size.
    type Closed<P: Pairs, Outer: List, Out: Shape>: Verdict;
    /// Whether all elements are contiguous in row-major order.
    type Remaining<P: Pairs, Out: Shape, Sh: Shape, St: Shape, To: ShapeOrInfer>: Verdict;
}
impl InferBranch for True {
    type InferZero<Sh: Shape, St: Shape, To: ShapeOrInfer> = CannotInfer;
    type Nothing<N: Dim, Inner: Bool> = Left<Nil, Inner>;
    type Split<Old: Nat, New: Nat> = Split<Old, New, True>;
    type Divides<Q: Nat> = Whole<Q::Dim>;
    type Strip<A: Nat, S: Dim, P: Pairs, N: Dim, Outer: List> =
        <A::Cmp<N::Nat> as Merge>::Strip<A, S, P, N, Outer>;
    type Rest<B: Dim, A: Dim, S: Dim, P: Pairs, Outer: List, Out: Shape> =
        P::RestMore<Mul<B, A>, S, Outer, Out>;
    type Trivial<A: Dim, S: Dim, Outer: List, Out: Shape> = NotYet;
    type Closed<P: Pairs, Outer: List, Out: Shape> = Remaining<P, Out>;
    type Remaining<P: Pairs, Out: Shape, Sh: Shape, St: Shape, To: ShapeOrInfer> =
        P::Row<Out, Sh, St, To>;
}
impl InferBranch for False {
    type InferZero<Sh: Shape, St: Shape, To: ShapeOrInfer> =
        <Inferred<Sh, To> as Quotient>::View<Sh, St, To>;
    type Nothing<N: Dim, Inner: Bool> = Inner::Split<One, N::Nat>;
    type Split<Old: Nat, New: Nat> = Split<Old, New, False>;
    type Divides<Q: Nat> = Broken;
    type Strip<A: Nat, S: Dim, P: Pairs, N: Dim, Outer: List> = NoProduct;
    type Rest<B: Dim, A: Dim, S: Dim, P: Pairs, Outer: List, Out: Shape> = NotYet;
    type Trivial<A: Dim, S: Dim, Outer: List, Out: Shape> = Fits<Outer::Before<Out::Prepend<S>>, A>;
    type Closed<P: Pairs, Outer: List, Out: Shape> = P::Rest<Outer, Out>;
    type Remaining<P: Pairs, Out: Shape, Sh: Shape, St: Shape, To: ShapeOrInfer> =
        <P::Rest<Nil, Out> as Verdict>::NamedOpen<Sh, St, To>;
}
