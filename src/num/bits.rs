//! Truth and order as types.
//!
//! A branch is an associated type that takes its raw arguments, so that only the chosen side is
//! ever worked out.

use super::Dim;
use super::nat::{Divided, Division, End, Nat};
use crate::shape::Shape;

/// A truth value.
pub trait Bool: Sized + crate::layout::Branch + crate::layout::Fork + 'static {
    const VALUE: bool;
    type Not: Bool;
    type And<B: Bool + ?Sized>: Bool;
    type Or<B: Bool + ?Sized>: Bool;
    type PickNat<A: Nat + ?Sized, B: Nat + ?Sized>: Nat;
    type PickDim<A: Dim + ?Sized, B: Dim + ?Sized>: Dim;
    type PickShape<A: Shape + ?Sized, B: Shape + ?Sized>: Shape;
    type PickOrdering<A: Ordering + ?Sized, B: Ordering + ?Sized>: Ordering;
}
/// True.
#[derive(Clone, Copy, Debug)]
pub struct True;
/// False.
#[derive(Clone, Copy, Debug)]
pub struct False;

impl Bool for True {
    const VALUE: bool = true;
    type Not = False;
    type And<B: Bool + ?Sized> = B;
    type Or<B: Bool + ?Sized> = True;
    type PickNat<A: Nat + ?Sized, B: Nat + ?Sized> = A;
    type PickDim<A: Dim + ?Sized, B: Dim + ?Sized> = A;
    type PickShape<A: Shape + ?Sized, B: Shape + ?Sized> = A;
    type PickOrdering<A: Ordering + ?Sized, B: Ordering + ?Sized> = A;
}
impl Bool for False {
    const VALUE: bool = false;
    type Not = True;
    type And<B: Bool + ?Sized> = False;
    type Or<B: Bool + ?Sized> = B;
    type PickNat<A: Nat + ?Sized, B: Nat + ?Sized> = B;
    type PickDim<A: Dim + ?Sized, B: Dim + ?Sized> = B;
    type PickShape<A: Shape + ?Sized, B: Shape + ?Sized> = B;
    type PickOrdering<A: Ordering + ?Sized, B: Ordering + ?Sized> = B;
}

/// How two numbers compare.
pub trait Ordering: Sized + crate::layout::Meet + 'static {
    type IsLess: Bool;
    type IsGreater: Bool;
    type Then<O: Ordering + ?Sized>: Ordering;
    type Reduce<A: Nat + ?Sized, B: Nat + ?Sized, Q: Nat + ?Sized>: Division;
    /// `A - B` where `A` compares with `B` as this says, but 0 where `B` is larger.
    type Minus<A: Nat + ?Sized, B: Nat + ?Sized>: Nat;
}
/// The left number is the smaller one.
#[derive(Debug)]
pub struct Less;
/// The numbers are equal.
#[derive(Debug)]
pub struct Equal;
/// The left number is the larger one.
#[derive(Debug)]
pub struct Greater;

impl Ordering for Less {
    type IsLess = True;
    type IsGreater = False;
    type Then<O: Ordering + ?Sized> = Less;
    type Reduce<A: Nat + ?Sized, B: Nat + ?Sized, Q: Nat + ?Sized> = Divided<Q, A>;
    type Minus<A: Nat + ?Sized, B: Nat + ?Sized> = End;
}
impl Ordering for Equal {
    type IsLess = False;
    type IsGreater = False;
    type Then<O: Ordering + ?Sized> = O;
    type Reduce<A: Nat + ?Sized, B: Nat + ?Sized, Q: Nat + ?Sized> =
        <A::Sub<B> as Nat>::Reduce<B, Q::Succ>;
    type Minus<A: Nat + ?Sized, B: Nat + ?Sized> = End;
}
impl Ordering for Greater {
    type IsLess = False;
    type IsGreater = True;
    type Then<O: Ordering + ?Sized> = Greater;
    type Reduce<A: Nat + ?Sized, B: Nat + ?Sized, Q: Nat + ?Sized> =
        <A::Sub<B> as Nat>::Reduce<B, Q::Succ>;
    type Minus<A: Nat + ?Sized, B: Nat + ?Sized> = A::Sub<B>;
}
