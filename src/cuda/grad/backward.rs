//! `backward` of an expression on a device.

use crate::cuda::codegen::node::{self, CudaNode, put};
use crate::cuda::codegen::temporaries::Temporaries;
use crate::cuda::codegen::write;
use crate::cuda::grad::tape::{CudaDifferentiable, CudaTape};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::{CudaError, CudaTensor, Gpu};
use crate::expr::{ExprNode, IntoExpr, Scalar};
use crate::grad::{ComputesGradients, ComputesGradientsWith};
use crate::ops::Real;

#[diagnostic::do_not_recommend]
impl<N> ComputesGradients<N> for Gpu
where
    N: CudaDifferentiable + CudaNode + ExprNode<Memory = Gpu, Elem: Real + CudaElement, Shape = ()>,
{
    fn backward(node: N) -> Result<CudaTensor<N::Elem, ()>, CudaError> {
        let stream = node::stream_of(&node)?;
        let mut room = Temporaries::on(&stream);
        let tape = node.record(&mut room)?;
        let value = write::owned_as::<_, ()>(&tape, &stream)?;
        let one = Scalar::<N::Elem, Gpu>::new(num_traits::one());
        tape.accept(one, &mut room)?;
        Ok(value)
    }
}
#[diagnostic::do_not_recommend]
impl<N, G> ComputesGradientsWith<N, G> for Gpu
where
    N: CudaDifferentiable + CudaNode + ExprNode<Memory = Gpu, Elem: Real + CudaElement>,
    G: IntoExpr<Gpu, Node: CudaNode>,
{
    fn backward_with(node: N, grad: G) -> Result<(), CudaError>
    where
        G: IntoExpr<Gpu, Elem = N::Elem, Shape = N::Shape>,
    {
        let stream = node::stream_of(&node)?;
        let mut room = Temporaries::on(&stream);
        let tape = node.record(&mut room)?;
        let grad = put(grad.node(), &mut room)?;
        tape.accept(grad, &mut room)
    }
}
