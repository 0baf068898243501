//! Transposed convolutions on a device, as parts of a kernel: the thread that reads an element gathers the products that
//! contribute to it.

use core::marker::PhantomData;
use std::format;
use std::vec::Vec;

use crate::cuda::Gpu;
use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::indexing::at::apart;
use crate::cuda::codegen::nn::channels::{CudaChannels, PerChannel};
use crate::cuda::codegen::nn::windows::{Of, UNROLLED, four_of};
use crate::cuda::codegen::node::{CudaNode, CudaValue, InMemory, fused_nodes};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::ranged::Ranged;
use crate::cuda::runtime::launch::Args;
use crate::expr::plan::Operands;
use crate::expr::{ExprNode, KernelOperand};
use crate::layout::{ConvTransposeGeometry, Window, WindowOp, WindowOptions};
use crate::num::Sealed;
use crate::num::bits::Bool;
use crate::ops::Real;
use crate::ops::nn::{ConvTranspose, Maybe};
use crate::shape::{MAX_RANK, Shape};

/// A transposed convolution as a part of a kernel.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct CudaConvTranspose<Op, O, X, W, B, Out> {
    x: X,
    w: W,
    b: B,
    of: Of<Op, O, Out>,
}
#[diagnostic::do_not_recommend]
impl<Op, O, X, W, B, Out> Sealed for CudaConvTranspose<Op, O, X, W, B, Out> {}
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<Op, O, X: InMemory, W, B, Out: Shape> ExprNode
    for CudaConvTranspose<Op, O, X, W, B, Out>
{
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

impl Body {
    /// The index of the input that the position `tap` of the kernel spreads to the output `at`, along one dimension, and
    /// whether there is one.
    fn spread_from(&mut self, g: &Window, d: usize, at: Ranged, tap: Ranged) -> (Ranged, Val) {
        let tap = self.times(tap, g.dilation[d]);
        let place = self.minus(at, tap);
        let place = self.moved(place, g.padding[d] as i64);
        let (size, stride) = (g.input[d + 2], g.stride[d].max(1));
        // As an unsigned number, a negative place is out of range, too.
        let mut inside = self.is_index(place, size.saturating_sub(1) * stride + 1);
        let place = self.at_least(place, 0);
        let (index, rest) = self.parts(place, stride);
        if stride > 1 {
            let zero = self.constant(0);
            let exact = self.compare("eq", rest, zero);
            inside = self.bitwise("and", inside, exact);
        }
        (index.index(size), inside)
    }
}

// SAFETY: the arguments of input, weight and bias, in both.
#[diagnostic::do_not_recommend]
unsafe impl<Op, O, X, W, B, Out> Emit for CudaConvTranspose<Op, O, X, W, B, Out>
where
    Op: WindowOp,
    O: WindowOptions<Op> + 'static,
    X: InMemory,
    W: InMemory,
    B: PerChannel,
    Out: Shape,
{
    type Key = CudaConvTranspose<Op, O, <X as Emit>::Key, <W as Emit>::Key, B::Key, Out>;
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
        let g = Window::of_transposed::<
            ConvTransposeGeometry<Op, <X as ExprNode>::Shape, <W as ExprNode>::Shape, O>,
        >();
        let ty = <X as ExprNode>::Elem::TY;
        let (x, w) = (k.param(Ty::U64, true), k.param(Ty::U64, true));
        let size = ty.size();
        let xs = four_of::<Op, <X as ExprNode>::Shape>(&X::STEPS, false);
        let ws = four_of::<Op, <W as ExprNode>::Shape>(&W::STEPS, true);
        let bytes = |step: usize| (step * size) as i64;
        let groups = g.groups.max(1);
        let (per, made) = (g.input[1] / groups, g.output[1] / groups);
        let zero = k.lit(ty, 0.0);
        let lanes = k.at.lanes;
        let mut sums = Vec::new();
        for lane in 0..lanes {
            let [n, o, row, column] = k.in_image::<Op, Out>(lane);
            let sum = k.copy(zero);
            sums.push(sum);
            if Out::NUMEL == 0 {
                continue;
            }
            let (group, of_group) = k.parts(o, made);
            let from = k.step(x, n, bytes(xs[0]));
            let from = k.step(from, group, bytes(per * xs[1]));
            let weight = k.step(w, group, bytes(per * ws[0]));
            let weight = k.step(weight, of_group, bytes(ws[1]));
            k.each_tap(g.kernel, |k, tap| {
                let (y, above) = k.spread_from(&g, 0, row, tap[0]);
                let (at, beside) = k.spread_from(&g, 1, column, tap[1]);
                let inside = k.bitwise("and", above, beside);
                // With a stride, most positions of the kernel contribute nothing.
                let next = k.label();
                k.line(&format!("@!{inside} bra L{next}"));
                let from = k.step(from, y, bytes(xs[2]));
                let from = k.step(from, at, bytes(xs[3]));
                let weight = k.step(weight, tap[0], bytes(ws[2]));
                let weight = k.step(weight, tap[1], bytes(ws[3]));
                k.repeated(per, per <= UNROLLED / 4, |k, c| {
                    let at = k.step(from, c, bytes(xs[1]));
                    let value = k.load_one("ld.global.nc", at, 0, ty);
                    let at = k.step(weight, c, bytes(ws[0]));
                    let weight = k.load_one("ld.global.nc", at, 0, ty);
                    let total = k.fma(value, weight, sum);
                    k.set_to(sum, total);
                });
                k.place_label(next);
            });
        }
        let channel = MAX_RANK - 1 - if Op::IsFlat::VALUE { 2 } else { 1 };
        match B::emit(k, channel) {
            Some(bias) => (sums.into_iter().zip(bias))
                .map(|(x, b)| std::vec![k.add(x, b)])
                .collect(),
            None => sums.into_iter().map(|x| std::vec![x]).collect(),
        }
    }
}
fused_nodes! {
    [
        Op: WindowOp, O: WindowOptions<Op> + 'static, X: CudaValue<Elem: Real>, W: CudaValue<Elem = X::Elem>,
        B: CudaChannels + KernelOperand<Placed: Maybe<X::Elem>>, Out: Shape
    ] ConvTranspose<Op, O, X, W, B, Out>
        => CudaConvTranspose<Op, O, <X as CudaNode>::Resident, <W as CudaNode>::Resident, B::Resident, Out>;
        |this, room| CudaConvTranspose {
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
