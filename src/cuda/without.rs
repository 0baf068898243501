//! Operations that devices do not have, by name: the error of `eval` says which it is.

use super::CudaError;
use super::expr::CudaElement;
use super::kernel::Args;
use super::node::{Computed, CudaNode, Temporaries};
use super::ptx::{Body, Val};
use super::reduce::{Axes, PtxReducer, Walk};
use crate::expr::Node;
use crate::layout::operation::{cross, cumprod, cumsum, kron, max_pool_indices, norm_with, outer};
use crate::ops::nn::{AdaptivePool, ConvTranspose, GroupNorm, MaxPlaces, Resize};
use crate::ops::{
    Crossed, Kronecker, NormWithOp, Outer, Product, Real, RunningProduct, RunningSum, Scan,
};

/// An operation that a device has: no type is one.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no form for CUDA devices",
    label = "`{Self}` is a part of this expression, and runs on the host only",
    note = "`x.to_host()?` copies the elements of a device to the host"
)]
pub trait HasDeviceForm<N> {
    /// Not called: no type has it.
    fn never<T>() -> T;
}

macro_rules! without_a_form {
    ($([$($g:tt)*] $N:ty: $Op:ty;)*) => { $(
        impl<$($g)*> CudaNode for $N
        where
            Self: Node<Elem: CudaElement>,
            $Op: HasDeviceForm<Self>,
        {
            type Fused = Computed<Self>;
            fn fused(self, _: &mut Temporaries<'_>) -> Result<Self::Fused, CudaError> {
                <$Op>::never()
            }
            type Loaded = Computed<Self>;
            fn loaded(self, _: &mut Temporaries<'_>) -> Result<Self::Loaded, CudaError> {
                <$Op>::never()
            }
            type Resident = Computed<Self>;
            fn resident(self, _: &mut Temporaries<'_>) -> Result<Self::Resident, CudaError> {
                <$Op>::never()
            }
            type Factor = Computed<Self>;
            fn factor(self, _: &mut Temporaries<'_>) -> Result<Self::Factor, CudaError> {
                <$Op>::never()
            }
            fn pointers(&self, _: &mut Args) {
                <$Op>::never()
            }
        }
    )* };
}
without_a_form! {
    [P, A] Scan<RunningSum, P, A>: cumsum;
    [P, A] Scan<RunningProduct, P, A>: cumprod;
    [A, B, Out] Product<Outer, A, B, Out>: outer;
    [A, B, Out] Product<Kronecker, A, B, Out>: kron;
    [A, B, Out] Product<Crossed, A, B, Out>: cross;
    [Op, O, X, W, B, Out] ConvTranspose<Op, O, X, W, B, Out>: Op;
    [Op, X: Node, G, W, B, Out] GroupNorm<Op, X, G, W, B, Out>: Op;
    [Op, X, Out] Resize<Op, X, Out>: Op;
    [Op, O, X, Out] MaxPlaces<Op, O, X, Out>: max_pool_indices;
    [Op, X, Out, const MAX: bool] AdaptivePool<Op, X, Out, MAX>: Op;
}

impl<T: CudaElement + Real> PtxReducer<T> for NormWithOp<T>
where
    norm_with: HasDeviceForm<T>,
{
    fn ptx(_: &mut Body, _: &Walk, _: &Axes) -> Val {
        norm_with::never()
    }
}
