//! Interpolation as a part of a kernel: the thread that reads an element computes it from its neighbours in the input.

use core::marker::PhantomData;
use std::vec::Vec;

use crate::cuda::Gpu;
use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::indexing::at::apart;
use crate::cuda::codegen::nn::windows::index_of;
use crate::cuda::codegen::nn::windows::sizes;
use crate::cuda::codegen::node::{CudaNode, CudaValue, fused_nodes};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::ranged::Ranged;
use crate::cuda::runtime::launch::Args;
use crate::expr::ExprNode;
use crate::expr::plan::Operands;
use crate::layout::operation::{interpolate_bilinear, interpolate_nearest};
use crate::num::Sealed;
use crate::ops::Real;
use crate::ops::nn::Resize;
use crate::shape::{MAX_RANK, Shape};

/// An interpolation as a part of a kernel.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct CudaResize<Op, X, Out> {
    x: X,
    corners: bool,
    of: PhantomData<fn() -> (Op, Out)>,
}
impl<Op, X, Out> CudaResize<Op, X, Out> {
    pub(in crate::cuda) fn new(x: X, corners: bool) -> Self {
        let of = PhantomData;
        Self { x, corners, of }
    }
}
#[diagnostic::do_not_recommend]
impl<Op, X, Out> Sealed for CudaResize<Op, X, Out> {}
#[diagnostic::do_not_recommend]
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<Op, X: Emit, Out: Shape> ExprNode for CudaResize<Op, X, Out> {
    type Elem = X::Elem;
    type Shape = Out;
    type Memory = Gpu;
    type RequiresGrad = crate::num::bits::False;
    const OPERANDS: Operands = Operands::BY_INDEX;
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> X::Elem {
        not_read_here!(X)
    }
    of_device! {}
}

/// The quotient of two sizes, rounded to the type.
fn ratio(ty: Ty, a: usize, b: usize) -> f64 {
    match ty {
        Ty::F64 => a as f64 / b as f64,
        _ => f64::from(a as f32 / b as f32),
    }
}
impl Body {
    /// The index of the nearest element, rounded down, in `f32` as on the host.
    pub(in crate::cuda) fn nearest(&mut self, at: Ranged, from: usize, to: usize) -> Ranged {
        let (place, scale) = (
            self.cvt(at.val(), Ty::F32),
            self.lit(Ty::F32, ratio(Ty::F32, from, to)),
        );
        let place = self.mul(place, scale);
        let place = self.cvt(place, Ty::U32);
        let place = self.count_in(place, 0, u32::MAX.into());
        self.at_most(place, from.saturating_sub(1)).index(from)
    }
    /// The two indices that surround an element, and their weights.
    pub(in crate::cuda) fn between_two(
        &mut self,
        ty: Ty,
        at: Ranged,
        [from, to]: [usize; 2],
        corners: Val,
    ) -> [(Ranged, Val); 2] {
        let last = from.saturating_sub(1);
        let at = self.cvt(at.val(), ty);
        let scale = if to > 1 { ratio(ty, last, to - 1) } else { 0.0 };
        let scale = self.lit(ty, scale);
        let in_corners = self.mul(scale, at);
        let (half, scale) = (self.lit(ty, 0.5), self.lit(ty, ratio(ty, from, to)));
        let middle = self.add(at, half);
        let middle = self.mul(scale, middle);
        let middle = self.sub(middle, half);
        let place = self.sel(corners, in_corners, middle);
        let (zero, one) = (self.lit(ty, 0.0), self.lit(ty, 1.0));
        let place = self.larger(place, zero);
        let low = self.cvt(place, Ty::U32);
        let low = self.count_in(low, 0, u32::MAX.into());
        let low = self.at_most(low, last).index(from);
        let start = self.cvt(low.val(), ty);
        let share = self.sub(place, start);
        let share = self.smaller(share, one);
        let high = self.moved(low, 1);
        let high = self.at_most(high, last).index(from);
        [(low, self.sub(one, share)), (high, share)]
    }
}

// SAFETY: the arguments of the input.
#[diagnostic::do_not_recommend]
unsafe impl<X: Emit<Elem: CudaElement>, Out: Shape> Emit
    for CudaResize<interpolate_nearest, X, Out>
{
    type Key = CudaResize<interpolate_nearest, X::Key, Out>;
    fn args(&self, args: &mut Args) {
        self.x.args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        apart::<X>(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        type Op = interpolate_nearest;
        let ([_, _, high, wide], [_, _, rows, columns]) =
            (sizes::<Op, X::Shape>(), sizes::<Op, Out>());
        let mark = k.mark();
        k.skip::<X>();
        let lanes = k.at.lanes;
        let each = |lane| {
            let [n, c, y, x] = k.in_image::<Op, Out>(lane);
            let y = k.nearest(y, high, rows);
            let x = k.nearest(x, wide, columns);
            let at = index_of::<Op, X::Shape>(k, [n, c, y, x]);
            k.back_to(mark);
            std::vec![k.at::<X>(&at)[0]]
        };
        (0..lanes).map(each).collect()
    }
}
// SAFETY: the arguments of the input, then the flag, in both.
#[diagnostic::do_not_recommend]
unsafe impl<X: Emit<Elem: CudaElement>, Out: Shape> Emit
    for CudaResize<interpolate_bilinear, X, Out>
{
    type Key = CudaResize<interpolate_bilinear, X::Key, Out>;
    fn args(&self, args: &mut Args) {
        self.x.args(args);
        args.number(self.corners);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        apart::<X>(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        type Op = interpolate_bilinear;
        let ([_, _, high, wide], [_, _, rows, columns]) =
            (sizes::<Op, X::Shape>(), sizes::<Op, Out>());
        let ty = X::Elem::TY;
        let mark = k.mark();
        k.skip::<X>();
        let corners = k.param(Ty::Bool, false);
        let end = k.mark();
        let lanes = k.at.lanes;
        let each = |lane| {
            let [n, c, y, x] = k.in_image::<Op, Out>(lane);
            let down = k.between_two(ty, y, [high, rows], corners);
            let along = k.between_two(ty, x, [wide, columns], corners);
            let lines = down.map(|(y, share)| {
                let parts = along.map(|(x, share)| {
                    let at = index_of::<Op, X::Shape>(k, [n, c, y, x]);
                    k.back_to(mark);
                    let element = k.at::<X>(&at)[0];
                    k.mul(share, element)
                });
                let line = k.add(parts[0], parts[1]);
                k.mul(share, line)
            });
            k.back_to(end);
            std::vec![k.add(lines[0], lines[1])]
        };
        (0..lanes).map(each).collect()
    }
}
fused_nodes! {
    [X: CudaValue, Out: Shape] Resize<interpolate_nearest, X, Out>
        => CudaResize<interpolate_nearest, X::Loaded, Out>;
        |this, room| CudaResize::new(CudaNode::loaded(this.x, room)?, this.corners);
        |that, out| CudaNode::pointers(&that.x, out);
    [X: CudaValue<Elem: Real>, Out: Shape] Resize<interpolate_bilinear, X, Out>
        => CudaResize<interpolate_bilinear, X::Loaded, Out>;
        |this, room| CudaResize::new(CudaNode::loaded(this.x, room)?, this.corners);
        |that, out| CudaNode::pointers(&that.x, out);
}
