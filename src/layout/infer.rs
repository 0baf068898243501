//! `_`: the size that follows from the number of elements. PyTorch's `-1`.
//!
//! It is the product of the old sizes divided by the product of the known new ones. What stands on both
//! sides is struck first, from the outer end up to `_` and then from the inner end: a new size equals an
//! old one, or the product of several. Mostly nothing is left to divide.

use core::marker::PhantomData;

use super::view::{CannotInfer, DoesNotDivide, Meet, TwoInferred, Verdict, ViewAs};
use crate::num::bits::{Bool, False, True};
use crate::num::nat::{Division, Nat, One};
use crate::num::{D, Dim};
use crate::shape::{Cons, List, Nil, Shape, ShapeOrInfer};

/// How many sizes of a shape are `_`.
pub trait Open: Sized {
    /// One more.
    type More: Open;
    /// Whether it is one at most.
    type IsOnce: Bool;
    /// Whether `_`, if there is one, follows: no other size of `To` is 0.
    type Follows<To: ShapeOrInfer>: Bool;
    /// The verdict on viewing `Sh` with the strides `St` as `To`.
    type View<Sh: Shape, St: Shape, To: ShapeOrInfer>: Verdict;
}
/// None.
#[derive(Debug)]
pub struct NoneOpen;
/// One.
#[derive(Debug)]
pub struct OneOpen;
/// Two or more.
#[derive(Debug)]
pub struct ManyOpen;
impl Open for NoneOpen {
    type More = OneOpen;
    type IsOnce = True;
    type Follows<To: ShapeOrInfer> = True;
    type View<Sh: Shape, St: Shape, To: ShapeOrInfer> = ViewAs<Sh, St, To::Resolve<D<1>>>;
}
impl Open for OneOpen {
    type More = ManyOpen;
    type IsOnce = True;
    type Follows<To: ShapeOrInfer> = <To::KnowsZero as Bool>::Not;
    type View<Sh: Shape, St: Shape, To: ShapeOrInfer> =
        <To::KnowsZero as InferBranch>::InferZero<Sh, St, To>;
}
impl Open for ManyOpen {
    type More = Self;
    type IsOnce = False;
    type Follows<To: ShapeOrInfer> = <To::KnowsZero as Bool>::Not;
    type View<Sh: Shape, St: Shape, To: ShapeOrInfer> = TwoInferred;
}

/// What has been struck so far. No new size is 0.
pub trait Strike: Sized {
    /// The next new size.
    type Known<N: Dim>: Strike;
    /// The next new size is `_`.
    type Open: Strike;
    /// The sizes have ended; those inside `_` come next, from the inner end.
    type Turn: Strike;
    /// The sizes have ended; what is `_`?
    type Quotient: Quotient;
}
/// Old sizes that are left, next one first. `Inner` says from which end.
#[derive(Debug)]
pub struct Left<Old, Inner>(PhantomData<(Old, Inner)>);
/// The same beyond `_`, where the sizes belong to the other end.
#[derive(Debug)]
pub struct Beyond<Old>(PhantomData<Old>);
/// A new size that is no product of old ones: what is left of the old ones, and of the new ones.
#[derive(Debug)]
pub struct Split<Old, New, Inner>(PhantomData<(Old, New, Inner)>);
/// The same beyond `_`, from the inner end.
#[derive(Debug)]
pub struct SplitBeyond<Old, New>(PhantomData<(Old, New)>);

impl<Old: List, Inner: Bool> Strike for Left<Old, Inner> {
    type Known<N: Dim> = <N::IsOne as InferBranch>::Strike<N, Old, Inner>;
    type Open = Beyond<Old>;
    type Turn = Self;
    type Quotient = Broken;
}
impl<Old: List> Strike for Beyond<Old> {
    type Known<N: Dim> = Self;
    type Open = Self;
    type Turn = Left<Old::Reversed<Nil>, True>;
    type Quotient = Whole<Old::Product>;
}
impl<Old: Nat, New: Nat> Strike for Split<Old, New, False> {
    type Known<N: Dim> = Split<Old, <N::Nat as Nat>::Mul<New>, False>;
    type Open = Self;
    type Turn = SplitBeyond<Old, New>;
    type Quotient = Broken;
}
impl<Old: Nat, New: Nat> Strike for Split<Old, New, True> {
    type Known<N: Dim> = Split<Old, <N::Nat as Nat>::Mul<New>, True>;
    type Open = SplitBeyond<Old, New>;
    type Turn = Self;
    type Quotient = Broken;
}
impl<Old: Nat, New: Nat> Strike for SplitBeyond<Old, New> {
    type Known<N: Dim> = Self;
    type Open = Self;
    type Turn = Self;
    type Quotient =
        <<<Old::Divide<New> as Division>::Remainder as Nat>::IsZero as InferBranch>::Divides<
            <Old::Divide<New> as Division>::Quotient,
        >;
}

/// The old sizes in this rule.
pub trait StrikeBy: Sized {
    /// The new size `N` is struck against the first of them.
    type StrikeBy<N: Dim, Inner: Bool>: Strike;
    /// The same where the old sizes before make `P`, which is less.
    type StrikeMore<P: Nat, N: Dim, Inner: Bool>: Strike;
}
impl StrikeBy for Nil {
    type StrikeBy<N: Dim, Inner: Bool> = Inner::Split<One, N::Nat>;
    type StrikeMore<P: Nat, N: Dim, Inner: Bool> = Inner::Split<P, N::Nat>;
}
impl<A: Dim, T: List> StrikeBy for Cons<A, T> {
    type StrikeBy<N: Dim, Inner: Bool> =
        <<A::Nat as Nat>::Cmp<N::Nat> as Meet>::Strike<A::Nat, T, N, Inner>;
    type StrikeMore<P: Nat, N: Dim, Inner: Bool> =
        <<<A::Nat as Nat>::Mul<P> as Nat>::Cmp<N::Nat> as Meet>::Strike<
            <A::Nat as Nat>::Mul<P>,
            T,
            N,
            Inner,
        >;
}

/// What stands for `_` in `To`.
pub(super) type Inferred<Sh, To> = <<To as ShapeOrInfer>::FromInside<
    <<To as ShapeOrInfer>::FromOutside<Left<<Sh as Shape>::DimsOuter, False>> as Strike>::Turn,
> as Strike>::Quotient;

/// A size that follows.
pub trait Quotient: Sized {
    type View<Sh: Shape, St: Shape, To: ShapeOrInfer>: Verdict;
}
/// A whole number.
#[derive(Debug)]
pub struct Whole<N>(PhantomData<N>);
/// No whole number.
#[derive(Debug)]
pub struct Broken;
impl<N: Nat> Quotient for Whole<N> {
    type View<Sh: Shape, St: Shape, To: ShapeOrInfer> = ViewAs<Sh, St, To::Resolve<N::Dim>>;
}
impl Quotient for Broken {
    type View<Sh: Shape, St: Shape, To: ShapeOrInfer> = DoesNotDivide<<To::Known as Nat>::Dim>;
}

/// The branches of this rule.
pub trait InferBranch: Sized {
    type InferZero<Sh: Shape, St: Shape, To: ShapeOrInfer>: Verdict;
    type Strike<N: Dim, Old: List, Inner: Bool>: Strike;
    type Split<Old: Nat, New: Nat>: Strike;
    type Divides<Q: Nat>: Quotient;
}
impl InferBranch for True {
    type InferZero<Sh: Shape, St: Shape, To: ShapeOrInfer> = CannotInfer;
    type Strike<N: Dim, Old: List, Inner: Bool> = Left<Old, Inner>;
    type Split<Old: Nat, New: Nat> = Split<Old, New, True>;
    type Divides<Q: Nat> = Whole<Q>;
}
impl InferBranch for False {
    type InferZero<Sh: Shape, St: Shape, To: ShapeOrInfer> =
        <Inferred<Sh, To> as Quotient>::View<Sh, St, To>;
    type Strike<N: Dim, Old: List, Inner: Bool> = Old::StrikeBy<N, Inner>;
    type Split<Old: Nat, New: Nat> = Split<Old, New, False>;
    type Divides<Q: Nat> = Broken;
}
