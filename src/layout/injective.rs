//! Overlap: whether no two indices share an element, which a mutable view requires.
//!
//! Requires that each stride is larger than the sum of `(size - 1) * stride` over the dimensions with smaller strides.
//! Every view operation except `expand`, `as_strided`, `unfold` and `windows` preserves this, so only these check it.
//! For what `expand`, `unfold` and `windows` make of a layout that it accepts, the rule is exact, except for windows with a
//! dilation. Of these, of arbitrary strides, and of parts of windows that overlap, it rejects a few that are interleaved
//! without overlap, such as sizes (2, 3) with strides (3, 2).

use super::bound::decided;
use core::marker::PhantomData;

use super::parts::PartBranch;
use super::{NoPairs, Pair, Pairs};
use crate::num::Dim;
use crate::num::bits::{Bool, False, Ordering, True};
use crate::num::nat::{End, Nat};
use crate::shape::{NumelNat, Shape};

/// Dimensions, smallest stride first.
pub trait Steps: Sized {
    /// Inserts a dimension at its position.
    type Insert<Stride: Nat, Span: Nat>: Steps;
    /// Whether each stride is larger than `Reach` plus the spans before it.
    type Interleaved<Reach: Nat>: Bool;
    /// Whether each stride equals the number of elements that `Reach` and the spans before it cover.
    type Packed<Reach: Nat>: Bool;
}
/// No dimensions.
#[derive(Debug)]
pub struct NoSteps;
/// A stride and the span of its dimension, followed by larger strides.
#[derive(Debug)]
pub struct Step<Stride, Span, R>(PhantomData<(Stride, Span, R)>);

impl Steps for NoSteps {
    type Insert<Stride: Nat, Span: Nat> = Step<Stride, Span, NoSteps>;
    type Interleaved<Reach: Nat> = True;
    type Packed<Reach: Nat> = True;
}
impl<T: Nat, S: Nat, R: Steps> Steps for Step<T, S, R> {
    type Insert<Stride: Nat, Span: Nat> =
        <<Stride::Cmp<T> as Ordering>::IsGreater as InjectiveBranch>::InsertBehind<
            Stride,
            Span,
            T,
            S,
            R,
        >;
    type Interleaved<Reach: Nat> =
        <<T::Cmp<Reach> as Ordering>::IsGreater as InjectiveBranch>::ApartAbove<R, Reach::Add<S>>;
    type Packed<Reach: Nat> = <T::Eq<Reach> as PartBranch>::Packed<R, Reach::Add<S>>;
}

/// Sorts the dimensions of a layout.
pub trait Sort: Sized {
    type Sort<S: Steps>: Steps;
}
impl Sort for NoPairs {
    type Sort<S: Steps> = S;
}
impl<A: Dim, T: Dim, R: Pairs> Sort for Pair<A, T, R> {
    type Sort<S: Steps> = <A::IsOne as InjectiveBranch>::SortUnit<A, T, R, S>;
}

/// Whether no two indices of a shape share an element with these strides.
pub(crate) type IsInjective<Sh, St> = <<NumelNat<Sh> as Nat>::IsZero as Bool>::Or<
    <<<Sh as Shape>::Zip<St> as Sort>::Sort<NoSteps> as Steps>::Interleaved<End>,
>;

decided! {
    /// Requires strides without overlap, for writing elements.
    #[diagnostic::on_unimplemented(
        message = "as_strided: cannot prove that under the strides {St} each index of the shape {Sh} has an element of its own",
        label = "this depends on sizes that are generic"
    )]
    NonOverlapping [Sh, St,] [Sh, St,];
    #[diagnostic::on_unimplemented(
        message = "as_strided: under the strides {St} two indices of the shape {Sh} share an element",
        label = "a mutable view needs an element of its own for each index",
        note = "read through `x.as_view()`, or share and write through `x.as_cells()`"
    )]
    else Overlapping;
}

/// The branches of this rule.
pub trait InjectiveBranch: Sized {
    type InsertBehind<T: Nat, S: Nat, T0: Nat, S0: Nat, R: Steps>: Steps;
    type ApartAbove<R: Steps, Reach: Nat>: Bool;
    type SortUnit<A: Dim, T: Dim, R: Pairs, S: Steps>: Steps;
}
impl InjectiveBranch for True {
    type InsertBehind<T: Nat, S: Nat, T0: Nat, S0: Nat, R: Steps> = Step<T0, S0, R::Insert<T, S>>;
    type ApartAbove<R: Steps, Reach: Nat> = R::Interleaved<Reach>;
    type SortUnit<A: Dim, T: Dim, R: Pairs, S: Steps> = R::Sort<S>;
}
impl InjectiveBranch for False {
    type InsertBehind<T: Nat, S: Nat, T0: Nat, S0: Nat, R: Steps> = Step<T, S, Step<T0, S0, R>>;
    type ApartAbove<R: Steps, Reach: Nat> = False;
    type SortUnit<A: Dim, T: Dim, R: Pairs, S: Steps> =
        R::Sort<S::Insert<T::Nat, <<A::Nat as Nat>::Pred as Nat>::Mul<T::Nat>>>;
}
