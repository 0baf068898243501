//! Convolutions as parts of a kernel: the thread that reads an element sums its window. A bias, `batch_norm`, an
//! activation and a residual therefore need no separate kernel.

use core::marker::PhantomData;
use std::vec::Vec;

use crate::cuda::Gpu;
use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::indexing::at::apart;
use crate::cuda::codegen::nn::channels::{CudaChannels, PerChannel};
use crate::cuda::codegen::nn::windows::{Of, UNROLLED, four_of};
use crate::cuda::codegen::node::{CudaNode, CudaValue, InMemory, fused_nodes};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty};
use crate::cuda::runtime::launch::Args;
use crate::expr::plan::Operands;
use crate::expr::{ExprNode, KernelOperand};
use crate::layout::{ConvWindowRule, Window, WindowOp, WindowOptions};
use crate::num::Sealed;
use crate::num::bits::Bool;
use crate::ops::Real;
use crate::ops::nn::{Conv, Maybe};
use crate::shape::{MAX_RANK, Shape};

/// A convolution as a part of a kernel.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct CudaConv<Op, O, X, W, B, Out> {
    x: X,
    w: W,
    b: B,
    of: Of<Op, O, Out>,
}
#[diagnostic::do_not_recommend]
impl<Op, O, X, W, B, Out> Sealed for CudaConv<Op, O, X, W, B, Out> {}
#[diagnostic::do_not_recommend]
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<Op, O, X: InMemory, W, B, Out: Shape> ExprNode for CudaConv<Op, O, X, W, B, Out> {
    type Elem = <X as ExprNode>::Elem;
    type Shape = Out;
    type Memory = Gpu;
    type RequiresGrad = crate::num::bits::False;
    const OPERANDS: Operands = Operands::BY_INDEX;
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> Self::Elem {
        not_read_here!(X)
    }
    of_device! {}
}

// SAFETY: the arguments of input, weight and bias, in both.
#[diagnostic::do_not_recommend]
unsafe impl<Op, O, X, W, B, Out> Emit for CudaConv<Op, O, X, W, B, Out>
where
    Op: WindowOp,
    O: WindowOptions<Op> + 'static,
    X: InMemory,
    W: InMemory,
    B: PerChannel,
    Out: Shape,
{
    type Key = CudaConv<Op, O, <X as Emit>::Key, <W as Emit>::Key, B::Key, Out>;
    fn args(&self, args: &mut Args) {
        Emit::args(&self.x, args);
        Emit::args(&self.w, args);
        self.b.args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        apart::<X>(out);
        apart::<W>(out);
        let begin = out.len();
        B::leaves(0, out);
        for leaf in &mut out[begin..] {
            leaf.strides = [2; MAX_RANK];
        }
    }
    fn emit(k: &mut Body) -> Lanes {
        let g =
            Window::of::<ConvWindowRule<Op, <X as ExprNode>::Shape, <W as ExprNode>::Shape, O>>();
        let ty = <X as ExprNode>::Elem::TY;
        let (x, w) = (k.param(Ty::U64, true), k.param(Ty::U64, true));
        let size = ty.size();
        let xs = four_of::<Op, <X as ExprNode>::Shape>(&X::STEPS, false);
        let ws = four_of::<Op, <W as ExprNode>::Shape>(&W::STEPS, true);
        let bytes = |step: usize| (step * size) as i64;
        let groups = g.groups.max(1);
        let (per, made) = (g.input[1] / groups, g.output[1] / groups);
        let zero = k.lit(ty, 0.0);
        // The index of each current element, and the first elements of its input and of its weight.
        let lanes = k.at.lanes;
        let mut all = Vec::new();
        for lane in 0..lanes {
            let at @ [n, o, ..] = k.in_image::<Op, Out>(lane);
            let mut from = k.step(x, n, bytes(xs[0]));
            if groups > 1 {
                let group = k.quotient(o, made);
                from = k.step(from, group, bytes(per * xs[1]));
            }
            let weight = k.step(w, o, bytes(ws[0]));
            all.push((at, from, weight, k.copy(zero)));
        }
        let unrolled = per * g.kernel[0] * g.kernel[1] <= UNROLLED;
        if Out::NUMEL > 0 {
            k.repeated(per, unrolled, |k, c| {
                k.each_tap(g.kernel, |k, tap| {
                    for &([_, _, y, column], from, weight, sum) in &all {
                        let (y, above) = k.met(&g, 0, y, tap[0]);
                        let (column, beside) = k.met(&g, 1, column, tap[1]);
                        let inside = k.both(above, beside);
                        let mut at = k.step(from, c, bytes(xs[1]));
                        at = k.step(at, y, bytes(xs[2]));
                        at = k.step(at, column, bytes(xs[3]));
                        // Out of range, a valid element is read and not used.
                        if let Some(inside) = inside {
                            at = k.sel(inside, at, x);
                        }
                        let mut value = k.load_one("ld.global.nc", at, 0, ty);
                        if let Some(inside) = inside {
                            value = k.sel(inside, value, zero);
                        }
                        let mut at = k.step(weight, c, bytes(ws[1]));
                        at = k.step(at, tap[0], bytes(ws[2]));
                        at = k.step(at, tap[1], bytes(ws[3]));
                        let weight = k.load_one("ld.global.nc", at, 0, ty);
                        let next = k.fma(value, weight, sum);
                        k.set_to(sum, next);
                    }
                });
            });
        }
        let sums = all.iter().map(|&(.., sum)| sum);
        let channel = MAX_RANK - 1 - if Op::IsFlat::VALUE { 2 } else { 1 };
        match B::emit(k, channel) {
            Some(bias) => sums
                .zip(bias)
                .map(|(x, b)| std::vec![k.add(x, b)])
                .collect(),
            None => sums.map(|x| std::vec![x]).collect(),
        }
    }
}
fused_nodes! {
    [
        Op: WindowOp, O: WindowOptions<Op> + 'static, X: CudaValue<Elem: Real>, W: CudaValue<Elem = X::Elem>,
        B: CudaChannels + KernelOperand<Placed: Maybe<X::Elem>>, Out: Shape
    ] Conv<Op, O, X, W, B, Out>
        => CudaConv<Op, O, <X as CudaNode>::Resident, <W as CudaNode>::Resident, B::Resident, Out>;
        |this, room| CudaConv {
            x: CudaNode::resident(this.x, room)?,
            w: CudaNode::resident(this.w, room)?,
            b: this.b.resident(room)?,
            of: PhantomData,
        };
        |that, out| {
            CudaNode::pointers(&that.x, out);
            CudaNode::pointers(&that.w, out);
            that.b.pointers(out);
        };
}
