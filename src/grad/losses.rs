//! Derivatives of losses of classes, which have targets that a program reads.

use core::marker::PhantomData;

use super::kernels::{DifferentiableKernel, OptionalOperand};
use super::tape::{Arena, Differentiable, Place, SavedTensor, Tape};
use super::{HasVariable, bytes};
use crate::expr::{Compute, ExprNode, KernelOperand, Lazy, Leaf, Materialized};
use crate::layout::Contiguous;
use crate::num::Sealed;
use crate::ops::Real;
use crate::ops::nn::{
    CheckedLoss, ClassIndex, ClassLoss, ClassTotal, Lookup, LookupError, Maybe, Scores,
    check_classes, classes_of,
};
use crate::shape::Shape;

/// Losses as an expression, or the first target that is not a class.
type EachOf<L> = Result<Lazy<CheckedLoss<L>>, LookupError>;
/// A total of losses as an expression, or the first target that is not a class.
type TotalOf<L, const MEAN: bool> = Result<Lazy<ClassTotal<L, MEAN>>, LookupError>;

impl<Op, X, Y, W, Out> Lookup<ClassLoss<Op, X, Y, W, Out>>
where
    Op: Scores,
    X: ExprNode<RequiresGrad: HasVariable, Elem: Real>,
    Y: ExprNode<Elem: ClassIndex>,
    W: KernelOperand<Placed: Maybe<X::Elem>>,
    Out: Shape,
{
    /// The mean of the losses of an expression with a variable, as an expression:
    /// `x.linear(w).cross_entropy(&y).mean()?.backward()`.
    ///
    /// # Errors
    /// [`LookupError`] for the first target that is not a class.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, mut grad) = (tensor![[0.0, 0.0]], Tensor::<f64, Shape![1, 2]>::zeros());
    /// let loss = x.requires_grad(&mut grad).cross_entropy(tensor![1i64]).mean()?;
    /// assert_eq!(loss.backward(), 2f64.ln());
    /// assert_eq!(grad.as_slice(), [0.5, -0.5]);
    /// # Ok::<(), LookupError>(())
    /// ```
    pub fn mean(self) -> TotalOf<ClassLoss<Op, X, Y, W, Out>, true> {
        total(self)
    }

    /// The sum of the losses, as [`mean`](Self::mean).
    ///
    /// # Errors
    /// [`LookupError`] for the first target that is not a class.
    pub fn sum(self) -> TotalOf<ClassLoss<Op, X, Y, W, Out>, false> {
        total(self)
    }
}
impl<Op, X: ExprNode, Y: ExprNode<Elem: ClassIndex>, W, Out> Lookup<ClassLoss<Op, X, Y, W, Out>> {
    /// The loss of each target as a part of a larger expression, which cannot fail: the targets are checked at once.
    /// PyTorch's `reduction="none"`.
    ///
    /// # Errors
    /// [`LookupError`] for the first target that is not a class.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, mut grad) = (tensor![[0.0, 0.0], [9.0, 9.0]], Tensor::<f64, Shape![2, 2]>::zeros());
    /// let losses = x.requires_grad(&mut grad).cross_entropy(tensor![1i64, 0]).checked()?;
    /// losses.backward_with(tensor![1.0, 4.0]);
    /// assert_eq!(grad.as_slice(), [0.5, -0.5, -2.0, 2.0]);
    /// # Ok::<(), LookupError>(())
    /// ```
    pub fn checked(self) -> EachOf<ClassLoss<Op, X, Y, W, Out>> {
        let ClassLoss { y, ignored, .. } = &self.0;
        check_classes(y, classes_of::<X::Shape>(), *ignored)?;
        Ok(Lazy(CheckedLoss(self.0)))
    }
}
fn total<Op, X: ExprNode, Y: ExprNode<Elem: ClassIndex>, W, Out, const MEAN: bool>(
    loss: Lookup<ClassLoss<Op, X, Y, W, Out>>,
) -> TotalOf<ClassLoss<Op, X, Y, W, Out>, MEAN> {
    Ok(Lazy(ClassTotal(loss.checked()?.0.0)))
}

/// Losses whose targets are checked. Never implemented.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`backward` of a loss of classes: whether the targets are classes is not checked",
    label = "`mean()?`, `sum()?` or `checked()?` comes first",
    note = "`x.cross_entropy(&y).mean()?.backward()`; of each target: `x.cross_entropy(&y).checked()?.backward_with(&grad)`"
)]
pub trait ChecksTargets: Sealed {
    type Value;
    fn value(&mut self) -> Self::Value;
}
/// The methods for gradients, which need classes: these say what comes first.
#[doc(hidden)]
pub trait UncheckedTargets: Sized + Sealed {
    fn backward(&mut self) -> <Self as ChecksTargets>::Value
    where
        Self: ChecksTargets,
    {
        self.value()
    }
    fn backward_with(&mut self, _: impl Sized) -> <Self as ChecksTargets>::Value
    where
        Self: ChecksTargets,
    {
        self.value()
    }
}
impl<Op, X: ExprNode, Y, W, Out> UncheckedTargets for Lookup<ClassLoss<Op, X, Y, W, Out>> {}

/// What the derivative of a loss needs: the scores' tape, and the operands in memory.
#[derive(Debug)]
pub struct SavedLoss<T, X: ExprNode, Y, W> {
    tape: T,
    x: X,
    y: Y,
    w: W,
    ignored: i64,
    smoothing: X::Elem,
}
impl<T: Copy, X: ExprNode + Copy, Y: Copy, W: Copy> Clone for SavedLoss<T, X, Y, W> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T: Copy, X: ExprNode + Copy, Y: Copy, W: Copy> Copy for SavedLoss<T, X, Y, W> {}

impl<T, X: ExprNode + Copy, Y: Copy, W: Copy> SavedLoss<T, X, Y, W> {
    fn loss<Op, Out>(&self) -> ClassLoss<Op, X, Y, W, Out> {
        ClassLoss {
            x: self.x,
            y: self.y,
            w: self.w,
            ignored: self.ignored,
            smoothing: self.smoothing,
            op: PhantomData,
            output: PhantomData,
        }
    }
}

// The losses as an expression: generics, the node, its shape, and the gradient of the loss with a target.
macro_rules! losses {
    ($([$($g:tt)*] $Node:ident<$($more:ident)?>: $Shape:ty, |$loss:ident, $grad:ident| $of_target:expr;)*) => { $(
        // SAFETY: the operands are counted, and the gradient of the scores.
        #[diagnostic::do_not_recommend]
        unsafe impl<Op, X, Y, W, Out $($g)*> DifferentiableKernel
            for $Node<ClassLoss<Op, X, Y, W, Out> $(, $more)?>
        where
            Op: Scores,
            X: Differentiable<Elem: Real>,
            Y: Differentiable<Elem: ClassIndex>,
            W: OptionalOperand<X::Elem, InMemory: Maybe<X::Elem>> + KernelOperand<Placed: Maybe<X::Elem>>,
            Out: Shape,
        {
            type Saved = SavedLoss<X::Tape, X::InMemory, Y::InMemory, W::InMemory>;
            const SAVED: usize = <X as Differentiable>::PLACED
                + <Y as Differentiable>::PLACED
                + <W as OptionalOperand<X::Elem>>::PLACED;
            const GRADS: usize = <X::Tape as Tape>::GRADS + bytes::<X::Elem>(<X::Shape as Shape>::NUMEL);
            unsafe fn run<const RESULT: bool>(self, out: *mut X::Elem, arena: &mut Arena) -> Self::Saved {
                // SAFETY: the caller's promise.
                unsafe {
                    let saved = recorded(self.0, arena);
                    let node = $Node::<_ $(, $more)?>(saved.loss::<Op, Out>());
                    Compute::write::<Contiguous<$Shape>>(&node, out, true);
                    saved
                }
            }
            unsafe fn to_operands<P: Place>(
                saved: Self::Saved,
                _: SavedTensor<X::Elem, $Shape>,
                $grad: SavedTensor<X::Elem, $Shape>,
                arena: &mut Arena,
            ) {
                let $loss = saved.loss::<Op, Out>();
                let of_x: *mut X::Elem = arena.take(<X::Shape as Shape>::NUMEL);
                // SAFETY: the caller's promise; memory for the gradient of each score.
                unsafe {
                    $loss.gradient($of_target, of_x);
                    saved.tape.accept::<P, SavedTensor<X::Elem, X::Shape>>(Leaf::new(of_x), arena);
                }
            }
        }
    )* };
}
losses! {
    [] CheckedLoss<>: Out, |loss, grad| move |index| grad.load(index);
    [, const MEAN: bool] ClassTotal<MEAN>: (), |loss, grad| {
        let mut grad = *Materialized::first(&grad);
        if MEAN {
            grad = grad / loss.total_weight().unwrap_or(num_traits::Float::nan());
        }
        move |_| grad
    };
}
/// The operands of a loss in memory.
///
/// # Safety
/// As for [`DifferentiableKernel::run`].
unsafe fn recorded<Op, X, Y, W, Out>(
    loss: ClassLoss<Op, X, Y, W, Out>,
    arena: &mut Arena,
) -> SavedLoss<X::Tape, X::InMemory, Y::InMemory, W::InMemory>
where
    X: Differentiable<Elem: Real>,
    Y: Differentiable,
    W: OptionalOperand<X::Elem>,
{
    let ClassLoss {
        x,
        y,
        w,
        ignored,
        smoothing,
        ..
    } = loss;
    // SAFETY: the caller's promise.
    unsafe {
        let (tape, x) = Differentiable::record_in_memory(x, arena);
        let (_, y) = Differentiable::record_in_memory(y, arena);
        let (_, w) = OptionalOperand::record_in_memory(w, arena);
        SavedLoss {
            tape,
            x,
            y,
            w,
            ignored,
            smoothing,
        }
    }
}
