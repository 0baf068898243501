//! Elements at run-time positions in row-major order: the node of `take`.

use super::indices::{IndexElement, from_either_end};
use crate::expr::plan::Operands;
use crate::expr::{ExprNode, Tracked, structural};
use crate::shape::{MAX_RANK, Shape};

/// The elements of `A`, each selected by its position.
#[derive(Clone, Copy, Debug)]
pub struct Take<A, X> {
    pub(crate) a: A,
    pub(crate) index: X,
}
#[diagnostic::do_not_recommend]
impl<A, X> crate::num::Sealed for Take<A, X> {}
#[diagnostic::do_not_recommend]
// SAFETY: Bounds: a position is compared with the number of elements, and divided into an index of the operand.
unsafe impl<A: ExprNode, X: ExprNode<Elem: IndexElement>> ExprNode for Take<A, X> {
    type Elem = A::Elem;
    type Shape = X::Shape;
    type Memory = A::Memory;
    type RequiresGrad = <A::RequiresGrad as Tracked>::Or<X::RequiresGrad>;
    const OPERANDS: Operands = Operands::BY_INDEX;
    structural! { Take<A::Ready, X::Ready>; A a, X index; |this| Take { a, index }; apart }
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        A::is_shared() && X::is_shared()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> A::Elem {
        // SAFETY: see above.
        unsafe { self.a.load(&self.origin(index)) }
    }
}
impl<A: ExprNode, X: ExprNode<Elem: IndexElement>> Take<A, X> {
    /// The index of the operand whose element is at an index.
    ///
    /// # Safety
    /// As for `load`.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) unsafe fn origin(&self, index: &[usize; MAX_RANK]) -> [usize; MAX_RANK] {
        // SAFETY: the caller's promise.
        let i = unsafe { self.index.load(index) };
        let i = from_either_end(i, <A::Shape as Shape>::NUMEL).unwrap_or(0);
        cut::<A::Shape>(i)
    }
}

/// The index of the element at a position in row-major order.
#[cfg_attr(not(unoptimised), inline(always))]
fn cut<S: Shape>(mut position: usize) -> [usize; MAX_RANK] {
    let mut at = [0; MAX_RANK];
    for (d, i) in at.iter_mut().enumerate().rev() {
        let size = S::PADDED[d];
        if size > 1 {
            *i = position % size;
            position /= size;
        }
    }
    at
}
