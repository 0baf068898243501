//! Operations that have a form for devices, but no gradient there. Their names are in the compiler's messages.

use crate::cuda::CudaError;
use crate::cuda::codegen::temporaries::{Temporaries, Temporary};
use crate::cuda::codegen::without::never;
use crate::cuda::grad::kernels::CudaDifferentiableKernel;
use crate::cuda::grad::rearrange::CudaReversible;
use crate::cuda::grad::tape::CudaTape;
use crate::cuda::ptx::element::CudaElement;
use crate::expr::ExprNode;
use crate::layout::operation::{
    cross, cumprod, kron, norm_dim_with, pad_circular, pad_reflect, pad_replicate, prod_dim,
};
use crate::ops::nn::Resize;
use crate::ops::rearrange::{Circular, Reflect, Replicate};
use crate::ops::{
    CrossProduct, Kronecker, NormWithOp, ProdOp, Product, Real, Reduced, RunningProduct, Scan,
};
use crate::shape::Shape;

/// Whether `Op` of this operand has a gradient on devices: never.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Op}` has no gradient on CUDA devices",
    label = "`backward` cannot differentiate `{Op}` on a device",
    note = "the module `cuda` lists the operations with gradients; `x.detach()` makes an expression a constant",
    note = "`x.to_host()?` copies the elements of a device to the host, which has gradients of all operations"
)]
pub trait HasCudaGradient<Op> {}

macro_rules! without {
    ($([$($g:tt)*] $N:ty: $A:ident $op:ident;)*) => { $(
        // The message is that of the bound.
        impl<$($g)*> CudaDifferentiableKernel for $N
        where
            Self: ExprNode<Elem: Real + CudaElement>,
            $A: HasCudaGradient<$op>,
        {
            type Saved = ();
            fn run(
                self,
                _: &mut Temporaries<'_>,
            ) -> Result<((), Temporary<Self::Elem, Self::Shape>), CudaError> {
                never::<Self, _>()
            }
            fn backward(
                (): (),
                _: Temporary<Self::Elem, Self::Shape>,
                _: Temporary<Self::Elem, Self::Shape>,
                _: &mut Temporaries<'_>,
            ) -> Result<(), CudaError> {
                never::<Self, _>()
            }
        }
    )* };
}
without! {
    [P, A] Scan<RunningProduct, P, A>: A cumprod;
    [P, A, Out] Reduced<ProdOp, P, A, Out>: A prod_dim;
    [T, P, A, Out] Reduced<NormWithOp<T>, P, A, Out>: A norm_dim_with;
    [A, B, Out] Product<Kronecker, A, B, Out>: A kron;
    [A, B, Out] Product<CrossProduct, A, B, Out>: A cross;
    [Op, X, Out] Resize<Op, X, Out>: X Op;
}

macro_rules! paddings {
    ($($R:ident $op:ident;)*) => { $(
        impl<P: Shape, From: Shape, To: Shape> CudaReversible<From, To> for $R<P>
        where
            From: HasCudaGradient<$op>,
        {
            fn accept<T: CudaTape<Elem: CudaElement, Shape = From>>(
                self,
                _: T,
                _: Temporary<T::Elem, To>,
                _: &mut Temporaries<'_>,
            ) -> Result<(), CudaError> {
                never::<Self, _>()
            }
        }
    )* };
}
paddings! { Reflect pad_reflect; Replicate pad_replicate; Circular pad_circular; }
