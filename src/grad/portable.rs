//! Functions that are differentiated in every memory.

use super::Differentiable;
use crate::expr::{ExprNode, Host, Memory, Portable};
use crate::num::bits::{False, True};

#[cfg(not(feature = "cuda"))]
use super::Differentiable as DifferentiableThere;
#[cfg(feature = "cuda")]
use crate::cuda::DifferentiableThere;

/// A node that can be differentiated in every memory.
#[doc(hidden)]
pub trait DifferentiableAnywhere: Differentiable + DifferentiableThere {}
#[diagnostic::do_not_recommend]
impl<N: Differentiable + DifferentiableThere> DifferentiableAnywhere for N {}

/// A constant operand of a function that every memory can differentiate.
pub trait PortableConstant<M: Memory = Host>:
    Portable<M, Node: DifferentiableAnywhere + ExprNode<RequiresGrad = False>>
{
}
#[diagnostic::do_not_recommend]
impl<M: Memory, E> PortableConstant<M> for E where
    E: Portable<M, Node: DifferentiableAnywhere + ExprNode<RequiresGrad = False>>
{
}
/// A variable, or an expression with one, as an operand or the result of a function that every memory can
/// differentiate.
///
/// ```
/// use stridewise::expr::Memory;
/// use stridewise::grad::{PortableConstant, PortableVariable};
/// use stridewise::prelude::*;
/// fn loss<M: Memory, B: Dim, I: Dim, O: Dim>(
///     x: impl PortableConstant<M, Elem = f32, Shape = (B, I)>,
///     weight: impl PortableVariable<M, Elem = f32, Shape = (O, I)>,
///     target: impl PortableConstant<M, Elem = f32, Shape = (B, O)>,
/// ) -> impl PortableVariable<M, Elem = f32, Shape = ()> {
///     x.linear(weight).mse_loss(target).mean()
/// }
/// let (x, y) = (Tensor::<f32, Shape![4, 8]>::ones(), Tensor::<f32, Shape![4, 3]>::ones());
/// let (weight, mut grad) = (Tensor::<f32, Shape![3, 8]>::zeros(), Tensor::zeros());
/// assert_eq!(loss(&x, weight.requires_grad(&mut grad), &y).lazy().backward(), 1.0);
/// ```
///
/// With feature `cuda`, the last line on a device is `loss(&x, weight.requires_grad(&mut grad), &y).lazy().backward()?`,
/// where all tensors are there.
pub trait PortableVariable<M: Memory = Host>:
    Portable<M, Node: DifferentiableAnywhere + ExprNode<RequiresGrad = True>>
{
}
#[diagnostic::do_not_recommend]
impl<M: Memory, E> PortableVariable<M> for E where
    E: Portable<M, Node: DifferentiableAnywhere + ExprNode<RequiresGrad = True>>
{
}
