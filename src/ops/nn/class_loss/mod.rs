//! Losses of target classes: `cross_entropy` and `nll_loss`, and their reductions.

mod checked;
mod gradient;
mod losses;
mod node;

pub use checked::{CheckedLoss, ClassTotal};
pub use node::ClassLoss;
pub(crate) use node::{Scores, check_classes, classes_of};

use super::{ClassIndex, Lookup, LookupError, Maybe};
use crate::expr::kernel::with_operands;
use crate::expr::{ExprNode, KernelOperand, Operation};
use crate::ops::Real;
use crate::shape::Shape;
use crate::storage::temporaries_on_stack;

/// The reductions of a loss of classes: `cross_entropy` and `nll_loss`.
///
/// Of a loss with a variable, `mean` and `sum` give a `Result` of an expression, which
/// [`backward`](crate::expr::Lazy::backward) differentiates.
pub trait ClassLosses: Sized + crate::num::Sealed {
    /// The element type of the scores.
    type Elem;
    /// The mean of the losses, weighted by class: PyTorch's default. NaN if there are no losses.
    ///
    /// # Errors
    /// [`LookupError`] for the first target that is not a class.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2, 2]> = tensor![[-1.0, -2.0], [-3.0, -4.0]];
    /// assert_eq!(x.nll_loss(&tensor![0i64, 1]).mean(), Ok(2.5));
    /// assert!(x.nll_loss(&tensor![0i64, 2]).mean().is_err());
    /// ```
    fn mean(self) -> Result<Self::Elem, LookupError>;

    /// The sum of the losses. PyTorch's `reduction="sum"`.
    ///
    /// # Errors
    /// [`LookupError`] for the first target that is not a class.
    fn sum(self) -> Result<Self::Elem, LookupError>;
}
impl<Op: Scores, X: ExprNode, Y: ExprNode, W: KernelOperand<Placed: Maybe<X::Elem>>, Out: Shape>
    ClassLosses for Lookup<ClassLoss<Op, X, Y, W, Out>>
where
    X::Elem: Real,
    Y::Elem: ClassIndex,
{
    type Elem = X::Elem;
    fn mean(self) -> Result<X::Elem, LookupError> {
        let (sum, weight) = self.totals()?;
        Ok(sum / weight)
    }
    fn sum(self) -> Result<X::Elem, LookupError> {
        Ok(self.totals()?.0)
    }
}
impl<Op: Scores, X: ExprNode, Y: ExprNode, W: KernelOperand<Placed: Maybe<X::Elem>>, Out: Shape>
    Lookup<ClassLoss<Op, X, Y, W, Out>>
where
    X::Elem: Real,
    Y::Elem: ClassIndex,
{
    /// The sum of the losses, and the sum of the weights.
    fn totals(self) -> Result<(X::Elem, X::Elem), LookupError> {
        const { temporaries_on_stack(ClassLoss::<Op, X, Y, W, Out>::OPERANDS.peak) };
        with_operands(self.0, |loss| loss.total())
    }
}
