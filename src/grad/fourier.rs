//! Derivatives of Fourier transforms, and of the parts of complex elements. As in PyTorch, the gradient of a complex
//! element has the derivatives with respect to its real and imaginary part.
//!
//! The gradient of a transform is the conjugate transform of the result's gradient: of `fft` the inverse one times the size
//! `n`, of `ifft` the forward one divided by `n`. Frequencies that `rfft` leaves out have no gradient; those that `irfft`
//! reads in place of their mirrored ones have twice that of `ifft`.

use num_traits::Float;

use super::bytes;
use super::kernels::{DifferentiableKernel, GradientElement, grads_of};
use super::tape::{Arena, Differentiable, Place, SavedTensor, Tape};
use crate::expr::{Compute, ExprNode, Leaf, Materialized, distance};
use crate::layout::Contiguous;
use crate::ops::Real;
use crate::ops::fft::{RealInverse, ToComplex, Transform};
use crate::ops::join::axis;
use crate::ops::nn::walk;
use crate::shape::{Index, Shape};

/// The memory of a transform of `S` and of its result, of complex elements.
const fn two<T, S: Shape>() -> usize {
    2 * bytes::<[T; 2]>(S::NUMEL)
}
/// The part type of an operand's elements.
type Part<A> = <<A as ExprNode>::Elem as ToComplex>::Part;

// SAFETY: the operand is counted, and its gradient with the gradients of all frequencies before and after the transform.
#[diagnostic::do_not_recommend]
unsafe impl<I: Index, A, Out: Shape, const INVERSE: bool> DifferentiableKernel
    for Transform<I, A, Out, INVERSE>
where
    A: Differentiable<Elem: ToComplex<Complex: GradientElement>>,
{
    type Saved = A::Tape;
    const SAVED: usize = <A as Differentiable>::SAVED;
    const GRADS: usize =
        grads_of::<A>() + bytes::<A::Elem>(<A::Shape as Shape>::NUMEL) + two::<Part<A>, A::Shape>();
    unsafe fn run<const RESULT: bool>(self, out: *mut Self::Elem, arena: &mut Arena) -> A::Tape {
        // SAFETY: the caller's promise.
        unsafe {
            let tape = self.a.record(arena);
            let transform = Transform::<I, A::Tape, Out, INVERSE>::new(tape);
            Compute::write::<Contiguous<Out>>(&transform, out, true);
            tape
        }
    }
    unsafe fn to_operands<P: Place>(
        tape: A::Tape,
        _: SavedTensor<Self::Elem, Out>,
        grad: SavedTensor<Self::Elem, Out>,
        arena: &mut Arena,
    ) {
        let along = const { axis::<A::Shape, I>() };
        let (n, there) = const {
            (
                <A::Shape as Shape>::PADDED[axis::<A::Shape, I>()],
                Out::PADDED[axis::<Out, I>()],
            )
        };
        let numel = const { <A::Shape as Shape>::NUMEL };
        let of_a: *mut A::Elem = arena.take(numel);
        let (all, back): (*mut [Part<A>; 2], *mut [Part<A>; 2]) =
            (arena.take(numel), arena.take(numel));
        let n = Part::<A>::nearest(n as f64);
        let scale = if INVERSE { n.recip() } else { n };
        // SAFETY: the caller's promise; the frequencies that the result has are the first ones.
        unsafe {
            let mut to = all;
            walk(const { &<A::Shape as Shape>::PADDED }, |index| {
                to.write(match index[along] < there {
                    true => Materialized::first(&grad)
                        .add(distance::<Contiguous<Out>>(index))
                        .read()
                        .to_complex(),
                    false => [num_traits::zero(); 2],
                });
                to = to.add(1);
            });
            let all: SavedTensor<[Part<A>; 2], A::Shape> = Leaf::new(all);
            // The conjugate transform, which is the inverse one but for the scale.
            if INVERSE {
                let transform = Transform::<I, _, A::Shape, false>::new(all);
                Compute::write::<Contiguous<A::Shape>>(&transform, back, true);
            } else {
                let transform = Transform::<I, _, A::Shape, true>::new(all);
                Compute::write::<Contiguous<A::Shape>>(&transform, back, true);
            }
            for i in 0..numel {
                let [re, im] = back.add(i).read();
                of_a.add(i)
                    .write(A::Elem::from_complex([re * scale, im * scale]));
            }
            tape.accept::<P, SavedTensor<A::Elem, A::Shape>>(Leaf::new(of_a), arena);
        }
    }
}

// SAFETY: the operand is counted, its gradient, and that of all frequencies of the result.
#[diagnostic::do_not_recommend]
unsafe impl<I: Index, A, Out: Shape> DifferentiableKernel for RealInverse<I, A, Out>
where
    A: Differentiable<Elem: ToComplex>,
{
    type Saved = A::Tape;
    const SAVED: usize = <A as Differentiable>::SAVED;
    const GRADS: usize = grads_of::<A>()
        + bytes::<A::Elem>(<A::Shape as Shape>::NUMEL)
        + bytes::<[Part<A>; 2]>(Out::NUMEL);
    unsafe fn run<const RESULT: bool>(self, out: *mut Self::Elem, arena: &mut Arena) -> A::Tape {
        // SAFETY: the caller's promise.
        unsafe {
            let tape = self.a.record(arena);
            Compute::write::<Contiguous<Out>>(
                &RealInverse::<I, A::Tape, Out>::new(tape),
                out,
                true,
            );
            tape
        }
    }
    unsafe fn to_operands<P: Place>(
        tape: A::Tape,
        _: SavedTensor<Self::Elem, Out>,
        grad: SavedTensor<Self::Elem, Out>,
        arena: &mut Arena,
    ) {
        let along = const { axis::<A::Shape, I>() };
        let n = const { Out::PADDED[axis::<Out, I>()] };
        let of_a: *mut A::Elem = arena.take(const { <A::Shape as Shape>::NUMEL });
        let back: *mut [Part<A>; 2] = arena.take(const { Out::NUMEL });
        let once = Part::<A>::nearest(n as f64).recip();
        // SAFETY: the caller's promise; the result has at least the frequencies up to `n / 2`.
        unsafe {
            let transform = Transform::<I, _, Out, false>::new(grad);
            Compute::write::<Contiguous<Out>>(&transform, back, true);
            let mut to = of_a;
            walk(const { &<A::Shape as Shape>::PADDED }, |index| {
                let k = index[along];
                let [re, im] = match k <= n / 2 {
                    true => back.add(distance::<Contiguous<Out>>(index)).read(),
                    false => [num_traits::zero(); 2],
                };
                // Frequencies that mirror themselves are real, and occur once.
                let scale = if k == 0 || 2 * k == n {
                    once
                } else {
                    once + once
                };
                to.write(A::Elem::from_complex([re * scale, im * scale]));
                to = to.add(1);
            });
            tape.accept::<P, SavedTensor<A::Elem, A::Shape>>(Leaf::new(of_a), arena);
        }
    }
}
