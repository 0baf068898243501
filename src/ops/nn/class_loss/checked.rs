//! Losses whose targets were checked, and their sum or mean, as expressions.

use super::node::{ClassLoss, Scores};
use crate::expr::temporaries::{Need, Room};
use crate::expr::{Compute, ExprNode, Kernel, KernelOperand, Materialized, Operation, Tracked};
use crate::layout::Layout;
use crate::ops::Real;
use crate::ops::nn::{ClassIndex, Maybe, TryCompute, distance, walk};
use crate::shape::Shape;

/// The losses `L` as an expression: the targets are classes.
#[derive(Clone, Copy, Debug)]
pub struct CheckedLoss<L>(pub(crate) L);
#[diagnostic::do_not_recommend]
impl<L> crate::num::Sealed for CheckedLoss<L> {}
// SAFETY: the operands are those of the losses.
#[diagnostic::do_not_recommend]
unsafe impl<L: Operation> Operation for CheckedLoss<L> {
    type Over = CheckedLoss<L::Over>;
    const OPERANDS: Need = L::OPERANDS;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn over(self, room: &mut Room) -> Self::Over {
        // SAFETY: the caller's promise.
        CheckedLoss(unsafe { self.0.over(room) })
    }
}
#[diagnostic::do_not_recommend]
impl<Op, X, Y, W, Out> Kernel for CheckedLoss<ClassLoss<Op, X, Y, W, Out>>
where
    Op: Scores,
    X: ExprNode<Elem: Real>,
    Y: ExprNode<Elem: ClassIndex>,
    W: KernelOperand<Placed: Maybe<X::Elem>>,
    Out: Shape,
{
    type Elem = X::Elem;
    type Shape = Out;
    type Memory = X::Memory;
    type RequiresGrad = <X::RequiresGrad as Tracked>::Or<Y::RequiresGrad>;
}
// SAFETY: each element is written.
unsafe impl<Op, X, Y, W, Out> Compute for CheckedLoss<ClassLoss<Op, X, Y, W, Out>>
where
    Op: Scores,
    X: Materialized<Elem: Real>,
    Y: ExprNode<Elem: ClassIndex>,
    W: Maybe<X::Elem>,
    Out: Shape,
{
    type Elem = X::Elem;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut X::Elem, _: bool) {
        // SAFETY: the caller's promise.
        if unsafe { self.0.run::<L>(out) }.is_err() {
            // SAFETY: `run` of the losses writes each index of the output, unless a target is no class: then all are written here.
            walk(const { &Out::PADDED }, |index| {
                // SAFETY: a valid index of the output.
                unsafe {
                    out.add(distance(index, const { &L::PADDED_STRIDES }))
                        .write(num_traits::Float::nan());
                }
            });
        }
    }
}

/// The sum of the losses `L`, or with `MEAN` their mean, as an expression: the targets are classes.
#[derive(Clone, Copy, Debug)]
pub struct ClassTotal<L, const MEAN: bool>(pub(crate) L);
#[diagnostic::do_not_recommend]
impl<L, const MEAN: bool> crate::num::Sealed for ClassTotal<L, MEAN> {}
// SAFETY: the operands are those of the losses.
#[diagnostic::do_not_recommend]
unsafe impl<L: Operation, const MEAN: bool> Operation for ClassTotal<L, MEAN> {
    type Over = ClassTotal<L::Over, MEAN>;
    const OPERANDS: Need = L::OPERANDS;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn over(self, room: &mut Room) -> Self::Over {
        // SAFETY: the caller's promise.
        ClassTotal(unsafe { self.0.over(room) })
    }
}
#[diagnostic::do_not_recommend]
impl<Op, X, Y, W, Out, const MEAN: bool> Kernel for ClassTotal<ClassLoss<Op, X, Y, W, Out>, MEAN>
where
    Op: Scores,
    X: ExprNode<Elem: Real>,
    Y: ExprNode<Elem: ClassIndex>,
    W: KernelOperand<Placed: Maybe<X::Elem>>,
    Out: Shape,
{
    type Elem = X::Elem;
    type Shape = ();
    type Memory = X::Memory;
    type RequiresGrad = <X::RequiresGrad as Tracked>::Or<Y::RequiresGrad>;
}
// SAFETY: the only element is written.
unsafe impl<Op, X, Y, W, Out, const MEAN: bool> Compute
    for ClassTotal<ClassLoss<Op, X, Y, W, Out>, MEAN>
where
    Op: Scores,
    X: Materialized<Elem: Real>,
    Y: ExprNode<Elem: ClassIndex>,
    W: Maybe<X::Elem>,
    Out: Shape,
{
    type Elem = X::Elem;
    type Shape = ();
    unsafe fn run<L: Layout<Shape = ()>>(&self, out: *mut X::Elem, _: bool) {
        // The targets were checked; cells that changed since are no loss.
        let (sum, weight) = self
            .0
            .total()
            .unwrap_or((num_traits::Float::nan(), num_traits::one()));
        // SAFETY: the caller's promise.
        unsafe { out.write(if MEAN { sum / weight } else { sum }) }
    }
}
