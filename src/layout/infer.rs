//! `_`: the size that follows from the number of elements. PyTorch's `-1`.
//!
//! It is the product of the old sizes divided by the product of the known new ones. What stands on both
//! sides is struck first, from the inner end up to `_` and then from the outer end: a new size equals an
//! old one, or the product of several. Mostly nothing is left to divide.

use core::marker::PhantomData;

use super::view::{DoesNotDivide, Meet, Verdict, ViewAs};
use super::{Branch, NoTargets, Target, Targets};
use crate::num::Dim;
use crate::num::nat::{Division, Nat, One};
use crate::shape::{Cons, DimOrInfer, List, Nil, Shape, ShapeOrInfer};

/// The new sizes in this rule. None of them is 0.
pub trait StrikeTargets {
    /// Strikes them against the old sizes.
    type Strike<Old: List>: Quotient;
    /// They stand beyond `_`: they are struck from their other end.
    type StrikeBeyond<Old: List>: Quotient;
    /// The product of the known sizes and `Acc`.
    type Times<Acc: Nat>: Nat;
    /// The sizes in the other order, in front of `Acc`.
    type Reversed<Acc: Targets>: Targets;
}
impl StrikeTargets for NoTargets {
    type Strike<Old: List> = Whole<Old::Product>;
    type StrikeBeyond<Old: List> = Whole<Old::Product>;
    type Times<Acc: Nat> = Acc;
    type Reversed<Acc: Targets> = Acc;
}
impl<V: DimOrInfer, R: Targets> StrikeTargets for Target<V, R> {
    type Strike<Old: List> = V::StrikeFrom<Old, R>;
    type StrikeBeyond<Old: List> =
        <R::Reversed<Target<V, NoTargets>> as StrikeTargets>::Strike<Old::Reversed<Nil>>;
    type Times<Acc: Nat> = R::Times<<V::Known as Nat>::Mul<Acc>>;
    type Reversed<Acc: Targets> = R::Reversed<Target<V, Acc>>;
}

/// The old sizes in this rule.
pub trait Strike {
    /// The new size `N` is struck against the first of them.
    type StrikeBy<N: Dim, R: Targets>: Quotient;
    /// The same where the old sizes before make `P`, which is less.
    type StrikeMore<P: Nat, N: Dim, R: Targets>: Quotient;
}
impl Strike for Nil {
    type StrikeBy<N: Dim, R: Targets> = Ratio<One, R::Times<N::Nat>>;
    type StrikeMore<P: Nat, N: Dim, R: Targets> = Ratio<P, R::Times<N::Nat>>;
}
impl<A: Dim, T: List> Strike for Cons<A, T> {
    type StrikeBy<N: Dim, R: Targets> =
        <<A::Nat as Nat>::Cmp<N::Nat> as Meet>::Strike<A::Nat, T, N, R>;
    type StrikeMore<P: Nat, N: Dim, R: Targets> =
        <<<A::Nat as Nat>::Mul<P> as Nat>::Cmp<N::Nat> as Meet>::Strike<
            <A::Nat as Nat>::Mul<P>,
            T,
            N,
            R,
        >;
}

/// What is left of the old sizes, divided by what is left of the new ones.
pub(super) type Ratio<Old, New> =
    <<<<Old as Nat>::Divide<New> as Division>::Remainder as Nat>::IsZero as Branch>::Divides<
        <<Old as Nat>::Divide<New> as Division>::Quotient,
    >;

/// What stands for `_`.
pub trait Quotient {
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
