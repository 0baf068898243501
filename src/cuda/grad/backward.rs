//! `backward` of an expression on a device.

use crate::cuda::codegen::node::{self, CudaNode, put};
use crate::cuda::codegen::temporaries::Temporaries;
use crate::cuda::codegen::write;
use crate::cuda::grad::tape::{CudaDifferentiable, CudaTape};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::{CudaError, CudaTensor, Gpu};
use crate::expr::{ExprNode, IntoExpr, Lazy, Scalar};
use crate::grad::{HasVariable, SingleNumber};
use crate::num::Sealed;
use crate::ops::Real;

/// Gradients on a device: `backward` of an expression over device memory with a [variable](crate::cuda::CudaVar).
///
/// Results of kernels (products, layers, softmax) are kept in memory of the stream until the end of `backward`, with
/// their gradients. Elementwise operations between them are computed again, in the kernels that propagate gradients.
/// Operations without a gradient on devices are rejected at compile time, by name.
pub trait CudaBackward: Sized + Sealed {
    /// The expression.
    #[doc(hidden)]
    type Node: ExprNode<Memory = Gpu>;
    /// Computes the value, and adds the derivative of the value with respect to each variable to the variable's
    /// gradient. PyTorch's `loss.backward()`. All work is on the stream of the first operand; nothing waits for it.
    ///
    /// # Errors
    /// As [`CudaExpr::eval_on`](crate::cuda::CudaExpr::eval_on).
    ///
    /// ```no_run
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![32, 8]>::ones().cuda()?;
    /// let target = Tensor::<f32, Shape![32, 1]>::zeros().cuda()?;
    /// let mut weight = Tensor::<f32, Shape![1, 8]>::ones().cuda()?;
    /// let mut grad = Tensor::<f32, Shape![1, 8]>::zeros().cuda()?;
    /// for _ in 0..10 {
    ///     let loss = x.linear(weight.requires_grad(&mut grad)).mse_loss(&target).mean();
    ///     let _value = loss.backward()?;
    ///     weight.sub_(&grad * 0.01)?;
    ///     grad.fill_(0.0)?;
    /// }
    /// # Ok::<(), CudaError>(())
    /// ```
    fn backward(self) -> Result<CudaTensor<<Self::Node as ExprNode>::Elem, ()>, CudaError>
    where
        <Self::Node as ExprNode>::RequiresGrad: HasVariable,
        <Self::Node as ExprNode>::Shape: SingleNumber,
        <Self::Node as ExprNode>::Elem: Real + CudaElement,
        Self::Node: CudaDifferentiable + CudaNode;

    /// Adds the derivative of the sum of the elements, each times that of `grad`, to the gradients of the variables.
    /// PyTorch's `y.backward(grad)`: a vector–Jacobian product.
    ///
    /// # Errors
    /// As [`backward`](Self::backward).
    fn backward_with<G>(self, grad: G) -> Result<(), CudaError>
    where
        <Self::Node as ExprNode>::RequiresGrad: HasVariable,
        <Self::Node as ExprNode>::Elem: Real + CudaElement,
        G: IntoExpr<
                Gpu,
                Elem = <Self::Node as ExprNode>::Elem,
                Shape = <Self::Node as ExprNode>::Shape,
                Node: CudaNode,
            >,
        Self::Node: CudaDifferentiable + CudaNode;
}
#[diagnostic::do_not_recommend]
impl<N: ExprNode<Memory = Gpu>> CudaBackward for Lazy<N> {
    type Node = N;
    fn backward(self) -> Result<CudaTensor<N::Elem, ()>, CudaError>
    where
        N::RequiresGrad: HasVariable,
        N::Shape: SingleNumber,
        N::Elem: Real + CudaElement,
        N: CudaDifferentiable + CudaNode,
    {
        let stream = node::stream_of(&self.0)?;
        let mut room = Temporaries::on(&stream);
        let tape = self.0.record(&mut room)?;
        let value = write::owned_as::<_, ()>(&tape, &stream)?;
        let one = Scalar::<N::Elem, Gpu>::new(num_traits::one());
        tape.accept(one, &mut room)?;
        Ok(value)
    }
    fn backward_with<G>(self, grad: G) -> Result<(), CudaError>
    where
        N::RequiresGrad: HasVariable,
        N::Elem: Real + CudaElement,
        G: IntoExpr<Gpu, Elem = N::Elem, Shape = N::Shape, Node: CudaNode>,
        N: CudaDifferentiable + CudaNode,
    {
        let stream = node::stream_of(&self.0)?;
        let mut room = Temporaries::on(&stream);
        let tape = self.0.record(&mut room)?;
        let grad = put(grad.node(), &mut room)?;
        tape.accept(grad, &mut room)
    }
}
