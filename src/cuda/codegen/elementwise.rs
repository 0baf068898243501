//! Elementwise nodes: numbers, operations, conversions.

use std::vec;
use std::vec::Vec;

use crate::cuda::codegen::emit::{Emit, PtxBinary, PtxUnary};
use crate::cuda::codegen::matmul::product::Product;
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Val};
use crate::cuda::runtime::launch::Args;
use crate::expr::{Binary, Cast, Memory, Scalar, Unary};
use crate::ops::{CastTo, Pair, Where};

// SAFETY: one argument, one parameter.
#[diagnostic::do_not_recommend]
unsafe impl<T: CudaElement, M: Memory> Emit for Scalar<T, M> {
    type Key = Self;
    fn args(&self, args: &mut Args) {
        args.number(self.0);
    }
    fn leaves(_: &mut Vec<LeafInfo>) {}
    fn emit(k: &mut Body) -> Lanes {
        let value = k.param(T::TY, false);
        vec![vec![value]; k.at.lanes]
    }
}

// SAFETY: the operand's arguments, then the operation's, in both.
#[diagnostic::do_not_recommend]
unsafe impl<Op: PtxUnary<A::Elem>, A: Emit> Emit for Unary<Op, A> {
    type Key = Unary<Op, A::Key>;
    const PRODUCT: bool = A::PRODUCT;
    const COSTLY: bool = A::COSTLY;
    fn product() -> Option<Product> {
        A::product()
    }
    fn args(&self, args: &mut Args) {
        self.a.args(args);
        self.op.args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        A::leaves(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let a = A::emit(k);
        let params = Op::params(k);
        a.into_iter()
            .map(|x| vec![Op::ptx(k, x[0], &params)])
            .collect()
    }
}

// SAFETY: the arguments of the operands in order, then the operation's, in both.
#[diagnostic::do_not_recommend]
unsafe impl<Op: PtxBinary<A::Elem, B::Elem>, A: Emit, B: Emit> Emit for Binary<Op, A, B> {
    type Key = Binary<Op, A::Key, B::Key>;
    const PRODUCT: bool = A::PRODUCT || B::PRODUCT;
    const COSTLY: bool = A::COSTLY || B::COSTLY;
    fn product() -> Option<Product> {
        A::product().or_else(B::product)
    }
    fn args(&self, args: &mut Args) {
        self.a.args(args);
        self.b.args(args);
        self.op.args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        A::leaves(out);
        B::leaves(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let (a, b) = (A::emit(k), B::emit(k));
        let params = Op::params(k);
        a.into_iter()
            .zip(b)
            .map(|(a, b)| Op::ptx(k, &a, &b, &params))
            .collect()
    }
}

// SAFETY: the operand's arguments.
#[diagnostic::do_not_recommend]
unsafe impl<U: CudaElement, A: Emit> Emit for Cast<U, A>
where
    A::Elem: CastTo<U>,
{
    type Key = Cast<U, A::Key>;
    const PRODUCT: bool = A::PRODUCT;
    const COSTLY: bool = A::COSTLY;
    fn product() -> Option<Product> {
        A::product()
    }
    fn args(&self, args: &mut Args) {
        self.a.args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        A::leaves(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let a = A::emit(k);
        a.into_iter().map(|x| vec![k.cvt(x[0], U::TY)]).collect()
    }
}

#[diagnostic::do_not_recommend]
impl<A: CudaElement, B: CudaElement> PtxBinary<A, B> for Pair {
    fn ptx(_: &mut Body, a: &[Val], b: &[Val], _: &[Val]) -> Vec<Val> {
        vec![a[0], b[0]]
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement> PtxBinary<bool, (T, T)> for Where {
    fn ptx(k: &mut Body, a: &[Val], b: &[Val], _: &[Val]) -> Vec<Val> {
        vec![k.sel(a[0], b[0], b[1])]
    }
}
