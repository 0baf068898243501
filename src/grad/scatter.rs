//! Derivatives of elements that are scattered to a copy: the gradient of the copy is that of the result, 0 where it was
//! replaced; that of an element of the source is the gradient at its place.

use super::bytes;
use super::kernels::{DifferentiableKernel, run};
use super::layers::zero;
use super::tape::{Arena, Differentiable, Place, SavedTensor, Tape};
use crate::expr::{Compute, Leaf, Materialized, Tracked};
use crate::layout::{Contiguous, Layout};
use crate::ops::Real;
use crate::ops::indexing::IndexElement;
use crate::ops::nn::distance;
use crate::ops::scatter::{Scattered, Scatters, each};
use crate::shape::{Index, Shape};

// SAFETY: the operands are counted, and a gradient of each.
#[diagnostic::do_not_recommend]
unsafe impl<How, I, A, X, V> DifferentiableKernel for Scattered<How, I, A, X, V>
where
    How: Scatters<A::Elem>,
    I: Index,
    A: Differentiable<Elem: Real>,
    X: Differentiable<Elem: IndexElement>,
    V: Differentiable<Elem = A::Elem>,
{
    type Saved = (A::Tape, X::InMemory, V::Tape);
    const SAVED: usize = <A as Differentiable>::PLACED
        + <X as Differentiable>::PLACED
        + <V as Differentiable>::PLACED;
    const GRADS: usize = <A::Tape as Tape>::GRADS
        + <V::Tape as Tape>::GRADS
        + bytes::<A::Elem>(<A::Shape as Shape>::NUMEL)
        + bytes::<A::Elem>(<V::Shape as Shape>::NUMEL);
    run! {
        A::Shape;
        |this| Differentiable(a) => (a_tape, a), Differentiable(index) => (_, index),
            Differentiable(src) => (src_tape, src);
        Scattered::<How, I, _, _, _> { a, index, src, by: this.by }; (a_tape, index, src_tape)
    }
    unsafe fn to_operands<P: Place>(
        (a, index, src): Self::Saved,
        _: SavedTensor<A::Elem, A::Shape>,
        grad: SavedTensor<A::Elem, A::Shape>,
        arena: &mut Arena,
    ) {
        let at =
            |first: *mut A::Elem, index: &_, strides| first.wrapping_add(distance(index, strides));
        let of_result = Materialized::first(&grad).cast_mut();
        let strides = const { &<Contiguous<A::Shape> as Layout>::PADDED_STRIDES };
        if V::RequiresGrad::VALUE {
            let of_src: *mut A::Elem = arena.take(<V::Shape as Shape>::NUMEL);
            // SAFETY: the caller's promise; indices of the source and of the result.
            unsafe {
                zero(of_src, <V::Shape as Shape>::NUMEL);
                each::<How, I, A::Shape, V::Shape, _>(&index, |to, from| {
                    let of_from = at(
                        of_src,
                        from,
                        const { &<Contiguous<V::Shape> as Layout>::PADDED_STRIDES },
                    );
                    of_from.write(at(of_result, to, strides).read());
                });
                src.accept::<P, SavedTensor<A::Elem, V::Shape>>(Leaf::new(of_src), arena);
            }
        }
        // SAFETY: the caller's promise; the gradient may be written, and nothing else reads it.
        unsafe {
            if !How::ADDS {
                each::<How, I, A::Shape, V::Shape, _>(&index, |to, _| {
                    at(of_result, to, strides).write(num_traits::zero());
                });
            }
            a.accept::<P, _>(grad, arena);
        }
    }
}
