//! Booleans and comparison results as types.
//!
//! A branch is an associated type that takes unevaluated arguments, so the compiler evaluates only the selected branch.

use super::Dim;
use super::compare::{DifferentSizes, EqualSizes, QuickComparison};
use super::nat::{Divided, Division, End, Nat};
use crate::shape::Shape;

/// A boolean.
pub trait Bool: Sized + crate::layout::Branch + 'static {
    const VALUE: bool;
    type Not: Bool;
    type And<B: Bool>: Bool;
    type Or<B: Bool>: Bool;
    /// The quick comparison of two numbers, the first of which is not 1; this boolean says whether they are equal.
    type QuickComparison: QuickComparison;
    /// `A` if this is true, otherwise `B`.
    type Then<A, B>;
    type PickNat<A: Nat, B: Nat>: Nat;
    type PickDim<A: Dim, B: Dim>: Dim;
    type PickShape<A: Shape, B: Shape>: Shape;
}
/// True.
#[derive(Clone, Copy, Debug)]
pub struct True;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for True {}
/// False.
#[derive(Clone, Copy, Debug)]
pub struct False;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for False {}

impl Bool for True {
    const VALUE: bool = true;
    type Not = False;
    type And<B: Bool> = B;
    type Or<B: Bool> = True;
    type QuickComparison = EqualSizes;
    type Then<A, B> = A;
    type PickNat<A: Nat, B: Nat> = A;
    type PickDim<A: Dim, B: Dim> = A;
    type PickShape<A: Shape, B: Shape> = A;
}
impl Bool for False {
    const VALUE: bool = false;
    type Not = True;
    type And<B: Bool> = False;
    type Or<B: Bool> = B;
    type QuickComparison = DifferentSizes;
    type Then<A, B> = B;
    type PickNat<A: Nat, B: Nat> = B;
    type PickDim<A: Dim, B: Dim> = B;
    type PickShape<A: Shape, B: Shape> = B;
}

/// The result of a comparison of two numbers.
pub trait Ordering: Sized + crate::layout::Order + 'static {
    type IsLess: Bool;
    type IsGreater: Bool;
    /// Less or equal.
    type AtMost: Bool;
    type Reduce<A: Nat, B: Nat, Q: Nat>: Division;
    /// `A - B`, or 0 if `B` is larger. Requires that this is the result of the comparison of `A` with `B`.
    type Minus<A: Nat, B: Nat>: Nat;
}
/// The left number is smaller.
#[derive(Debug)]
pub struct Less;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for Less {}
/// The numbers are equal.
#[derive(Debug)]
pub struct Equal;
/// The left number is larger.
#[derive(Debug)]
pub struct Greater;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for Greater {}

impl Ordering for Less {
    type IsLess = True;
    type IsGreater = False;
    type AtMost = True;
    type Reduce<A: Nat, B: Nat, Q: Nat> = Divided<Q, A>;
    type Minus<A: Nat, B: Nat> = End;
}
impl Ordering for Equal {
    type IsLess = False;
    type IsGreater = False;
    type AtMost = True;
    type Reduce<A: Nat, B: Nat, Q: Nat> = <A::Sub<B> as Nat>::Reduce<B, Q::Succ>;
    type Minus<A: Nat, B: Nat> = End;
}
impl Ordering for Greater {
    type IsLess = False;
    type IsGreater = True;
    type AtMost = False;
    type Reduce<A: Nat, B: Nat, Q: Nat> = <A::Sub<B> as Nat>::Reduce<B, Q::Succ>;
    type Minus<A: Nat, B: Nat> = A::Sub<B>;
}
