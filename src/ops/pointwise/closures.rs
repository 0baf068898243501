//! `map` and `zip`: functions of the user.

use crate::expr::{BinaryOp, NoDerivative, UnaryOp};
use crate::layout::operation;
use crate::num::Sealed;
use crate::storage::Element;

/// The operation of [`Pointwise::map`](super::Pointwise::map) and [`Pointwise::zip`](super::Pointwise::zip).
#[derive(Clone, Copy)]
pub struct Map<F>(pub(crate) F);
#[diagnostic::do_not_recommend]
impl<F> Sealed for Map<F> {}
impl<F> core::fmt::Debug for Map<F> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Map")
    }
}
impl<T, U: Element, F: Fn(T) -> U> UnaryOp<T> for Map<F> {
    type Out = U;
    type Derivative = NoDerivative<operation::map>;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, x: T) -> U {
        (self.0)(x)
    }
}
impl<A, B, U: Element, F: Fn(A, B) -> U> BinaryOp<A, B> for Map<F> {
    type Out = U;
    type Derivative = NoDerivative<operation::zip>;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, a: A, b: B) -> U {
        (self.0)(a, b)
    }
}
