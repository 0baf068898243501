//! Products without sums: outer, Kronecker and cross products.

use std::vec::Vec;

use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::indexing::at::{At, apart, operands};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::Body;
use crate::cuda::runtime::launch::Args;
use crate::expr::ExprNode;
use crate::ops::{Arithmetic, CrossProduct, Kronecker, Outer, Product};
use crate::shape::{MAX_RANK, Shape};

/// The index in a larger shape as an index in a shape that is broadcast to it.
pub(in crate::cuda) fn within<S: Shape>(k: &Body, mut at: At) -> At {
    for (i, &size) in at.iter_mut().zip(&S::PADDED) {
        if size == 1 {
            *i = k.constant(0);
        }
    }
    at
}
macro_rules! products {
    ($($P:ident |$k:ident, $at:ident| $e:expr;)*) => { $(
        // SAFETY: the arguments of both operands, the first operand's first, in both.
        #[diagnostic::do_not_recommend]
        unsafe impl<A, B, Out: Shape> Emit for Product<$P, A, B, Out>
        where
            A: Emit<Elem: CudaElement + Arithmetic>,
            B: Emit<Elem = A::Elem>,
            Self: ExprNode<Elem = A::Elem, Shape = Out>,
        {
            type Key = Product<$P, A::Key, B::Key, Out>;
            operands! { a: A, b: B }
            fn emit($k: &mut Body) -> Lanes {
                $k.each_index::<Out>(|$k, $at| $e)
            }
        }
    )* };
}
const LAST: usize = MAX_RANK - 1;
products! {
    Outer |k, at| {
        let mut places = [[k.constant(0); MAX_RANK]; 2];
        (places[0][LAST], places[1][LAST]) = (at[LAST - 1], at[LAST]);
        let (a, b) = (within::<A::Shape>(k, places[0]), within::<B::Shape>(k, places[1]));
        let (a, b) = (k.at::<A>(&a)[0], k.at::<B>(&b)[0]);
        k.mul(a, b)
    };
    Kronecker |k, at| {
        let (mut in_a, mut in_b) = (at, at);
        for d in 0..MAX_RANK {
            (in_a[d], in_b[d]) = k.parts(at[d], B::Shape::PADDED[d]);
        }
        let (a, b) = (within::<A::Shape>(k, in_a), within::<B::Shape>(k, in_b));
        let (a, b) = (k.at::<A>(&a)[0], k.at::<B>(&b)[0]);
        k.mul(a, b)
    };
    CrossProduct |k, at| {
        let mark = k.mark();
        let next = [1, 2].map(|i| {
            let mut other = at;
            let sum = k.moved(at[LAST], i);
            other[LAST] = k.parts(sum, 3).1;
            other
        });
        let mut product = |first: At, second: At| {
            k.back_to(mark);
            let (a, b) = (within::<A::Shape>(k, first), within::<B::Shape>(k, second));
            let (a, b) = (k.at::<A>(&a)[0], k.at::<B>(&b)[0]);
            k.mul(a, b)
        };
        let (one, other) = (product(next[0], next[1]), product(next[1], next[0]));
        k.sub(one, other)
    };
}
