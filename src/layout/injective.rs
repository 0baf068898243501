//! Whether no two indices share an element: what a mutable view needs.
//!
//! Sorted by stride, every stride must be larger than all the steps of the smaller ones together. Each
//! view operation but `expand`, `as_strided`, `unfold` and `windows` keeps that, so only these ask. The rule
//! is exact for whatever those operations make, but for windows with a dilation; of these and of arbitrary
//! strides it refuses a few that interleave without meeting, such as sizes (2, 3) with strides (3, 2).

use core::marker::PhantomData;

use super::parts::PartBranch;
use super::{NoPairs, Pair, Pairs};
use crate::num::Dim;
use crate::num::bits::{Bool, False, Ordering, True};
use crate::num::nat::{End, Nat};
use crate::shape::{NumelNat, Shape};

/// Dimensions, the smallest stride first.
pub trait Steps: Sized {
    /// One more dimension, at its place.
    type Insert<Stride: Nat, Span: Nat>: Steps;
    /// Whether each stride is larger than `Reach` and the spans before it.
    type Interleaved<Reach: Nat>: Bool;
    /// Whether each stride is the number of elements that `Reach` and the spans before it cover.
    type Packed<Reach: Nat>: Bool;
}
/// No dimensions.
#[derive(Debug)]
pub struct NoSteps;
/// A stride and the span of its dimension in front of larger strides.
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

/// Whether no two indices of a shape share an element under these strides.
pub(crate) type IsInjective<Sh, St> = <<NumelNat<Sh> as Nat>::IsZero as Bool>::Or<
    <<<Sh as Shape>::Zip<St> as Sort>::Sort<NoSteps> as Steps>::Interleaved<End>,
>;

/// The verdict on strides through which elements are written.
#[diagnostic::on_unimplemented(
    message = "as_strided: under the strides {St} two indices of the shape {Sh} share an element",
    label = "a mutable view needs an element of its own for each index",
    note = "read through `x.as_view()`, or share and write through `x.as_cells()`"
)]
pub trait NonOverlapping<Sh, St>: crate::num::Sealed {}
#[diagnostic::do_not_recommend]
impl<Sh, St> NonOverlapping<Sh, St> for True {}

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
