//! Operations on three operands, the last two as a pair: `where_`, `clamp` and `lerp`.

use super::scalars::{between, c};
use crate::expr::{Binary, BinaryOp, Lazy, Shared};
use crate::num::Sealed;
use crate::num::bits::False;
use crate::ops::{Ordered, Real};
use crate::storage::Element;

/// An operation on the elements of three operands, the last two as a pair.
pub type OfThree<Op, A, B, C> = Lazy<Binary<Op, A, Binary<Pair, B, C>>>;

/// A pair of elements as one element: the form in which an operation takes three operands.
#[derive(Clone, Copy, Debug)]
pub struct Pair;
#[diagnostic::do_not_recommend]
impl Sealed for Pair {}
impl<A: Element, B: Element> BinaryOp<A, B> for Pair {
    type Out = (A, B);
    type Derivative = False;
    // SAFETY: a function of its operands and of parameters of their type.
    const SHARED: Shared = unsafe { Shared::yes() };
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, a: A, b: B) -> (A, B) {
        (a, b)
    }
}

/// The operation of [`where_`](super::where_).
#[derive(Clone, Copy, Debug)]
pub struct Where;
#[diagnostic::do_not_recommend]
impl Sealed for Where {}
impl<T: Element> BinaryOp<bool, (T, T)> for Where {
    type Out = T;
    type Derivative = False;
    // SAFETY: a function of its operands and of parameters of their type.
    const SHARED: Shared = unsafe { Shared::yes() };
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, condition: bool, (a, b): (T, T)) -> T {
        if condition { a } else { b }
    }
}

/// The operation of [`Pointwise::clamp`](super::Pointwise::clamp).
#[derive(Clone, Copy, Debug)]
pub struct Clamp;
#[diagnostic::do_not_recommend]
impl Sealed for Clamp {}
impl<T: Ordered> BinaryOp<T, (T, T)> for Clamp {
    type Out = T;
    type Derivative = False;
    // SAFETY: a function of its operands and of parameters of their type.
    const SHARED: Shared = unsafe { Shared::yes() };
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, x: T, (min, max): (T, T)) -> T {
        between(x, min, max)
    }
}

/// The operation of [`Pointwise::lerp`](super::Pointwise::lerp).
#[derive(Clone, Copy, Debug)]
pub struct Lerp;
#[diagnostic::do_not_recommend]
impl Sealed for Lerp {}
impl<T: Real> BinaryOp<T, (T, T)> for Lerp {
    type Out = T;
    type Derivative = False;
    // SAFETY: a function of its operands and of parameters of their type.
    const SHARED: Shared = unsafe { Shared::yes() };
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, start: T, (end, weight): (T, T)) -> T {
        let way = end - start;
        if weight.abs() < c(0.5) {
            start + weight * way
        } else {
            end - way * (T::one() - weight)
        }
    }
}
