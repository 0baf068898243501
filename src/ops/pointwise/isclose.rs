//! `isclose`.

use crate::expr::{BinaryOp, Shared};
use crate::num::Sealed;
use crate::num::bits::False;
use crate::ops::Real;

/// The operation of [`Pointwise::isclose`](super::Pointwise::isclose).
#[derive(Clone, Copy, Debug)]
pub struct IsClose<T> {
    pub(crate) rtol: T,
    pub(crate) atol: T,
}
#[diagnostic::do_not_recommend]
impl<T> Sealed for IsClose<T> {}
impl<T: Real> BinaryOp<T, T> for IsClose<T> {
    type Out = bool;
    type Derivative = False;
    // SAFETY: a function of its operands and of parameters of their type.
    const SHARED: Shared = unsafe { Shared::yes() };
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, a: T, b: T) -> bool {
        let far = (a - b).abs();
        a == b || far.is_finite() && far <= self.atol + (self.rtol * b).abs()
    }
}
