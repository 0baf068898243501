//! `linear`: a product with a bias.

use std::vec::Vec;

use crate::cuda::Gpu;
use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::matmul::product::{CudaProduct, Product};
use crate::cuda::codegen::node::{CudaValue, fused_nodes};
use crate::cuda::codegen::optional::{CudaOptional, EmitOptional};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::ir::Body;
use crate::cuda::runtime::launch::Args;
use crate::expr::plan::Operands;
use crate::expr::{ExprNode, KernelOperand};
use crate::num::Sealed;
use crate::ops::Real;
use crate::ops::nn::{Linear, Maybe};
use crate::shape::{MAX_RANK, Shape};

/// A part of a kernel plus a broadcast bias, which may be missing.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct WithBias<P, B> {
    of: P,
    bias: B,
}
impl<P, B> WithBias<P, B> {
    pub(in crate::cuda) fn new(of: P, bias: B) -> Self {
        Self { of, bias }
    }
}
#[diagnostic::do_not_recommend]
impl<P, B> Sealed for WithBias<P, B> {}
#[diagnostic::do_not_recommend]
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<P: Emit, B: EmitOptional> ExprNode for WithBias<P, B> {
    type Elem = P::Elem;
    type Shape = P::Shape;
    type Memory = Gpu;
    type RequiresGrad = crate::num::bits::False;
    const OPERANDS: Operands = P::OPERANDS.and(&B::OPERANDS);
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> P::Elem {
        not_read_here!(P)
    }
    of_device! {}
}
// SAFETY: the arguments of the part, then those of the bias, in both.
#[diagnostic::do_not_recommend]
unsafe impl<P: Emit, B: EmitOptional> Emit for WithBias<P, B> {
    type Key = WithBias<P::Key, B::Key>;
    const PRODUCT: bool = P::PRODUCT;
    fn product() -> Option<Product> {
        P::product()
    }
    fn args(&self, args: &mut Args) {
        self.of.args(args);
        self.bias.args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        P::leaves(out);
        B::leaves(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let all = P::emit(k);
        let Some(bias) = B::emit(k) else { return all };
        all.into_iter()
            .zip(bias)
            .map(|(x, b)| std::vec![k.add(x[0], b[0])])
            .collect()
    }
}

fused_nodes! {
    [
        X: CudaValue<Elem: Real>, W: CudaValue<Elem = X::Elem>,
        B: CudaOptional + KernelOperand<Placed: Maybe<X::Elem>>, Out: Shape
    ] Linear<X, W, B, Out> => WithBias<CudaProduct<X::Factor, W::Factor, Out, true>, B::Loaded>;
        |this, room| WithBias {
            of: CudaProduct::new(this.x.factor(room)?, this.w.factor(room)?),
            bias: this.b.loaded(room)?,
        };
        |that, out| {
            that.x.pointers(out);
            that.w.pointers(out);
            that.b.pointers(out);
        };
}
