//! Derivatives of the cross product and the Kronecker product.

use super::bytes;
use super::kernels::{DifferentiableKernel, Factors, MemoryOf, OptionalOperand, grads, run};
use super::tape::{Arena, Differentiable, Place, SavedTensor, Tape};
use crate::expr::{Compute, ExprNode, Leaf, Materialized};
use crate::layout::{Contiguous, Layout};
use crate::ops::nn::{distance, walk};
use crate::ops::{CrossProduct, Kronecker, Product, Real};
use crate::shape::Shape;

// The forward pass is the same for both.
macro_rules! products {
    ($($Of:ident: $bytes:expr; |$saved:ident, $grad:ident, $arena:ident| $backward:expr;)*) => { $(
        // SAFETY: the operands are counted, and their gradients.
        #[diagnostic::do_not_recommend]
        unsafe impl<A: Differentiable<Elem: Real>, B: Differentiable<Elem = A::Elem>, Out: Shape>
            DifferentiableKernel for Product<$Of, A, B, Out>
        {
            type Saved = Factors<A, B>;
            const SAVED: usize = <A as Differentiable>::PLACED + <B as Differentiable>::PLACED;
            const GRADS: usize = grads::<A>() + grads::<B>() + $bytes;
            const READS_RESULT: bool = false;
            run! {
                Out; |this| Differentiable(a) => (a_tape, a), Differentiable(b) => (b_tape, b);
                Product::<$Of, _, _, Out>::new(a, b); ((a_tape, b_tape), (a, b))
            }
            unsafe fn to_operands<P: Place>(
                $saved: Self::Saved,
                _: SavedTensor<A::Elem, Out>,
                $grad: SavedTensor<A::Elem, Out>,
                $arena: &mut Arena,
            ) {
                // SAFETY: the caller's promise.
                unsafe { $backward }
            }
        }
    )* };
}
products! {
    // Each gradient is a cross product again; those of copies along broadcast dimensions are added.
    CrossProduct: 0;
    |saved, grad, arena| {
        let ((a_tape, b_tape), (a, b)) = saved;
        let of_a = Product::<CrossProduct, MemoryOf<B>, _, Out>::new(b, grad);
        <A as OptionalOperand<A::Elem>>::accept::<P, Out, _>(a_tape, of_a, arena);
        let of_b = Product::<CrossProduct, _, MemoryOf<A>, Out>::new(grad, a);
        <B as OptionalOperand<A::Elem>>::accept::<P, Out, _>(b_tape, of_b, arena);
    };

    Kronecker: bytes::<A::Elem>(<A::Shape as Shape>::NUMEL) + bytes::<A::Elem>(<B::Shape as Shape>::NUMEL);
    |saved, grad, arena| kronecker::<A, B, Out, P>(saved, grad, arena);
}

/// # Safety
/// The arena has the bytes of the gradients of both, and of their kernels.
unsafe fn kronecker<A, B, Out, P>(
    ((a_tape, b_tape), (a, b)): Factors<A, B>,
    grad: SavedTensor<A::Elem, Out>,
    arena: &mut Arena,
) where
    A: Differentiable<Elem: Real>,
    B: Differentiable<Elem = A::Elem>,
    Out: Shape,
    P: Place,
{
    let of_a: *mut A::Elem = arena.take(<A::Shape as Shape>::NUMEL);
    let of_b: *mut A::Elem = arena.take(<B::Shape as Shape>::NUMEL);
    // SAFETY: memory for the gradient of each element; an index of the product divided by the size of the right factor
    // is an index of the left one, and the remainder is an index of the right one.
    unsafe {
        for i in 0..<A::Shape as Shape>::NUMEL {
            of_a.add(i).write(num_traits::zero());
        }
        for i in 0..<B::Shape as Shape>::NUMEL {
            of_b.add(i).write(num_traits::zero());
        }
        let sizes = const { <B::Shape as Shape>::PADDED };
        let mut g = Materialized::first(&grad);
        walk(const { &Out::PADDED }, |index| {
            let (mut in_a, mut in_b) = (*index, *index);
            for (d, &size) in sizes.iter().enumerate() {
                in_a[d] = index[d].checked_div(size).unwrap_or(0);
                in_b[d] = index[d].checked_rem(size).unwrap_or(0);
            }
            let grad = g.read();
            g = g.add(1);
            let to = of_a.add(distance(
                &in_a,
                const { &<Contiguous<A::Shape> as Layout>::PADDED_STRIDES },
            ));
            to.write(to.read() + grad * b.load(&in_b));
            let to = of_b.add(distance(
                &in_b,
                const { &<Contiguous<B::Shape> as Layout>::PADDED_STRIDES },
            ));
            to.write(to.read() + grad * a.load(&in_a));
        });
        a_tape.accept::<P, SavedTensor<A::Elem, A::Shape>>(Leaf::new(of_a), arena);
        b_tape.accept::<P, SavedTensor<A::Elem, B::Shape>>(Leaf::new(of_b), arena);
    }
}
