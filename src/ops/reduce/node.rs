//! The node of a reduction along dimensions.

use core::marker::PhantomData;

use super::lanes::along;
use super::region::Region;
use crate::expr::simd_dispatch::Vectors;
use crate::expr::{Compute, ExprNode, Tracked, kernels};
use crate::layout::{Layout, Places};
use crate::shape::Shape;
use crate::storage::Element;

/// The rule that reduces the elements of a region to one result.
#[doc(hidden)]
pub trait Reducer<T: Element>: Copy + crate::num::Sealed {
    type Out: Element;
    /// `False` if it has a derivative, else `NoDerivative` of its name.
    type Derivative: Tracked;
    /// Whether each element is compared twice.
    const SEARCHES: bool = false;
    fn reduce<const W: usize, R: Region<W, Elem = T>>(self, region: &R) -> [Self::Out; W];
    /// The numbers of elements, the least and the most, of lanes that are reduced by [a loop with vectors](super::short):
    /// none.
    const IN_VECTORS: [usize; 2] = [1, 0];
    /// As `reduce`, in a loop with these vectors.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn reduce_with<V: Vectors, const W: usize, R: Region<W, Elem = T>>(
        self,
        region: &R,
    ) -> [Self::Out; W] {
        self.reduce(region)
    }
}

/// A reduction along some dimensions, with its operand.
#[derive(Debug)]
pub struct Reduced<F, P, A, Out> {
    pub(crate) reducer: F,
    pub(crate) a: A,
    of: PhantomData<fn() -> (P, Out)>,
}

impl<F, P, A, Out> Reduced<F, P, A, Out> {
    pub(crate) fn new(reducer: F, a: A) -> Self {
        Self {
            reducer,
            a,
            of: PhantomData,
        }
    }
}

impl<F: Clone, P, A: Clone, Out> Clone for Reduced<F, P, A, Out> {
    fn clone(&self) -> Self {
        Self::new(self.reducer.clone(), self.a.clone())
    }
}

impl<F: Copy, P, A: Copy, Out> Copy for Reduced<F, P, A, Out> {}

kernels! { ready:
    [F: Reducer<A::Elem>, P: Places, A: ExprNode, Out: Shape]
    Reduced<F, P, A, Out> => Reduced<F, P, A::Ready, Out>, F::Out, Out, F::Derivative;
    a: A;
    |this| Reduced::new(this.reducer, a);
}

// SAFETY: each lane has a result, and all results are written.
unsafe impl<F: Reducer<A::Elem>, P: Places, A: ExprNode, Out: Shape> Compute
    for Reduced<F, P, A, Out>
{
    type Elem = F::Out;
    type Shape = Out;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut F::Out, unique: bool) {
        // SAFETY: the caller's promise.
        unsafe { along::<A, P, F, L>(&self.a, self.reducer, out, unique) }
    }
}
