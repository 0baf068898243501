//! `batch_norm` with given moments, as a part of a kernel.

use core::marker::PhantomData;
use std::vec::Vec;

use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::matmul::product::Product;
use crate::cuda::codegen::nn::channels::{CudaChannels, PerChannel};
use crate::cuda::codegen::node::{CudaNode, CudaValue, put};
use crate::cuda::codegen::temporaries::{Computed, Temporaries};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Val};
use crate::cuda::runtime::launch::Args;
use crate::cuda::{CudaError, Gpu};
use crate::expr::plan::Operands;
use crate::expr::{ExprNode, KernelOperand};
use crate::layout::SecondOf;
use crate::num::Sealed;
use crate::ops::Real;
use crate::ops::join::axis;
use crate::ops::nn::{BatchNorm, Maybe};
use crate::shape::{MAX_RANK, Shape};

/// `batch_norm` as a part of a kernel.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct CudaBatchNorm<X, M, V, W, B, T, Out> {
    x: X,
    mean: M,
    var: V,
    w: W,
    b: B,
    eps: T,
    shape: PhantomData<fn() -> Out>,
}
#[diagnostic::do_not_recommend]
impl<X, M, V, W, B, T, Out> Sealed for CudaBatchNorm<X, M, V, W, B, T, Out> {}
#[diagnostic::do_not_recommend]
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<X: Emit, M: PerChannel, V: PerChannel, W: PerChannel, B: PerChannel, Out: Shape>
    ExprNode for CudaBatchNorm<X, M, V, W, B, X::Elem, Out>
{
    type Elem = X::Elem;
    type Shape = Out;
    type Memory = Gpu;
    type RequiresGrad = crate::num::bits::False;
    const OPERANDS: Operands = X::OPERANDS.and(&Operands::one(&Out::PADDED, &{
        let mut strides = [0; MAX_RANK];
        strides[axis::<Out, SecondOf<Out>>()] = 1;
        strides
    }));
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> X::Elem {
        not_read_here!(X)
    }
    of_device! {}
}
// SAFETY: the arguments in the order of the fields, in both.
#[diagnostic::do_not_recommend]
unsafe impl<X, M, V, W, B, Out> Emit for CudaBatchNorm<X, M, V, W, B, X::Elem, Out>
where
    X: Emit<Elem: CudaElement>,
    M: PerChannel,
    V: PerChannel,
    W: PerChannel,
    B: PerChannel,
    Out: Shape,
{
    type Key = CudaBatchNorm<X::Key, M::Key, V::Key, W::Key, B::Key, (), Out>;
    const PRODUCT: bool = X::PRODUCT;
    fn product() -> Option<Product> {
        X::product()
    }
    fn args(&self, args: &mut Args) {
        self.x.args(args);
        self.mean.args(args);
        self.var.args(args);
        self.w.args(args);
        self.b.args(args);
        args.number(self.eps);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        let channels = axis::<X::Shape, SecondOf<X::Shape>>();
        X::leaves(out);
        M::leaves(channels, out);
        V::leaves(channels, out);
        W::leaves(channels, out);
        B::leaves(channels, out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let channels = axis::<X::Shape, SecondOf<X::Shape>>();
        let ty = X::Elem::TY;
        let x = X::emit(k);
        let (mean, var) = (M::emit(k, channels), V::emit(k, channels));
        let (w, b) = (W::emit(k, channels), B::emit(k, channels));
        let eps = k.param(ty, false);
        let one = k.lit(ty, 1.0);
        // Consecutive elements of one channel have the same scale.
        let mut last: Option<((Val, Option<Val>), Val)> = None;
        let each = |(i, x): (usize, Vec<Val>)| {
            let (mut y, mut scale) = (x[0], one);
            if let Some(mean) = &mean {
                y = k.sub(y, mean[i]);
            }
            if let Some(var) = &var {
                let from = (var[i], w.as_ref().map(|w| w[i]));
                scale = match last {
                    Some((of, scale)) if of == from => scale,
                    _ => {
                        let sum = k.add(var[i], eps);
                        let root = k.sqrt(sum);
                        let mut scale = k.div(one, root);
                        if let Some(w) = &w {
                            scale = k.mul(scale, w[i]);
                        }
                        last = Some((from, scale));
                        scale
                    }
                };
            }
            y = k.mul(y, scale);
            if let Some(b) = &b {
                y = k.add(y, b[i]);
            }
            std::vec![y]
        };
        x.into_iter().enumerate().map(each).collect()
    }
}

// Elementwise except for its per-channel operands: a part of the kernel that reads it.
#[diagnostic::do_not_recommend]
impl<X, M, V, W, B, Out: Shape> CudaNode for BatchNorm<X, M, V, W, B, Out>
where
    X: CudaValue<Elem: Real>,
    M: CudaValue<Elem = X::Elem>,
    V: CudaValue<Elem = X::Elem>,
    W: CudaChannels + KernelOperand<Placed: Maybe<X::Elem>>,
    B: CudaChannels + KernelOperand<Placed: Maybe<X::Elem>>,
{
    type Fused = CudaBatchNorm<
        X::Fused,
        <M as CudaNode>::Resident,
        <V as CudaNode>::Resident,
        W::Resident,
        B::Resident,
        X::Elem,
        Out,
    >;
    fn fused(self, room: &mut Temporaries<'_>) -> Result<Self::Fused, CudaError> {
        Ok(CudaBatchNorm {
            x: self.x.fused(room)?,
            mean: CudaNode::resident(self.mean, room)?,
            var: CudaNode::resident(self.var, room)?,
            w: self.w.resident(room)?,
            b: self.b.resident(room)?,
            eps: self.eps.0,
            shape: PhantomData,
        })
    }
    type Loaded = CudaBatchNorm<
        X::Loaded,
        <M as CudaNode>::Resident,
        <V as CudaNode>::Resident,
        W::Resident,
        B::Resident,
        X::Elem,
        Out,
    >;
    fn loaded(self, room: &mut Temporaries<'_>) -> Result<Self::Loaded, CudaError> {
        Ok(CudaBatchNorm {
            x: CudaNode::loaded(self.x, room)?,
            mean: CudaNode::resident(self.mean, room)?,
            var: CudaNode::resident(self.var, room)?,
            w: self.w.resident(room)?,
            b: self.b.resident(room)?,
            eps: self.eps.0,
            shape: PhantomData,
        })
    }
    type Resident = Computed<Self>;
    fn resident(self, room: &mut Temporaries<'_>) -> Result<Self::Resident, CudaError> {
        put(self, room)
    }
    type Factor = Computed<Self>;
    fn factor(self, room: &mut Temporaries<'_>) -> Result<Self::Factor, CudaError> {
        put(self, room)
    }
    fn pointers(&self, out: &mut Args) {
        CudaNode::pointers(&self.x, out);
        CudaNode::pointers(&self.mean, out);
        CudaNode::pointers(&self.var, out);
        self.w.pointers(out);
        self.b.pointers(out);
    }
}
