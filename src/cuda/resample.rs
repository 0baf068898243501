//! Adaptive pools and interpolation on a device, as parts of a kernel: the thread that reads an element computes it from
//! its part of the input.

use core::marker::PhantomData;
use std::vec::Vec;

use super::Gpu;
use super::expr::{CudaElement, Emit, not_read_here, of_device};
use super::index::apart;
use super::kernel::{Args, Lanes, LeafInfo};
use super::node::{CudaNode, CudaValue, fused_nodes};
use super::ptx::{Body, Ty, Val};
use super::ranged::Ranged;
use super::windows::index_of;
use crate::expr::ExprNode;
use crate::expr::plan::Operands;
use crate::layout::operation::{interpolate_bilinear, interpolate_nearest};
use crate::layout::{Four, WindowOp, four};
use crate::num::Sealed;
use crate::ops::Real;
use crate::ops::nn::{AdaptivePool, Poolable, Resize};
use crate::shape::{MAX_RANK, Shape};

// ------------------------------------------------------------------ adaptive pools

/// An adaptive pool as a part of a kernel.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct CudaAdaptivePool<Op, X, Out, const MAX: bool> {
    x: X,
    of: PhantomData<fn() -> (Op, Out)>,
}
#[diagnostic::do_not_recommend]
impl<Op, X, Out, const MAX: bool> Sealed for CudaAdaptivePool<Op, X, Out, MAX> {}
#[diagnostic::do_not_recommend]
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<Op, X: Emit, Out: Shape, const MAX: bool> ExprNode
    for CudaAdaptivePool<Op, X, Out, MAX>
{
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

/// The sizes of batch, channels, height and width.
fn sizes<Op: WindowOp, S: Shape>() -> [usize; 4] {
    four(<Four<Op, S> as Shape>::SIZES, 0)
}
/// The most elements of one of the parts of a size.
fn longest(parts: usize, size: usize) -> usize {
    let ends = |i: usize| ((i + 1) * size).div_ceil(parts) - i * size / parts;
    (0..parts).map(ends).max().unwrap_or(0)
}
impl Body {
    /// The first element of part `i` of a size, and how many elements it has.
    fn part(&mut self, i: Ranged, parts: usize, size: usize) -> [Ranged; 2] {
        let from = self.times(i, size);
        let to = self.moved(from, (size + parts - 1) as i64);
        let (from, to) = (self.quotient(from, parts), self.quotient(to, parts));
        let count = self.minus(to, from).within(0, longest(parts, size) as i64);
        [from.index(size), count]
    }
}

// SAFETY: the arguments of the input.
#[diagnostic::do_not_recommend]
unsafe impl<Op, X, Out, const MAX: bool> Emit for CudaAdaptivePool<Op, X, Out, MAX>
where
    Op: WindowOp,
    X: Emit<Elem: CudaElement>,
    Out: Shape,
{
    type Key = CudaAdaptivePool<Op, X::Key, Out, MAX>;
    fn args(&self, args: &mut Args) {
        self.x.args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        apart::<X>(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let ([_, _, high, wide], [_, _, rows, columns]) =
            (sizes::<Op, X::Shape>(), sizes::<Op, Out>());
        let ty = X::Elem::TY;
        let mark = k.mark();
        k.skip::<X>();
        let end = k.mark();
        let none = match MAX {
            true => k.lowest(ty),
            false => k.lit(ty, 0.0),
        };
        let lanes = k.at.lanes;
        let each = |lane| {
            let [n, c, y, x] = k.in_image::<Op, Out>(lane);
            let result = k.copy(none);
            if Out::NUMEL == 0 {
                return std::vec![result];
            }
            let down = k.part(y, rows, high);
            let along = k.part(x, columns, wide);
            let longest = [longest(rows, high), longest(columns, wide)];
            k.each_tap(longest, |k, tap| {
                let mut inside = None;
                let mut at = [down[0], along[0]];
                for (d, part, parts, size) in [(0, down, rows, high), (1, along, columns, wide)] {
                    at[d] = k.plus(part[0], tap[d]).index(size);
                    // Parts of one size have no end to look for.
                    if !size.is_multiple_of(parts) {
                        let within = k.compare("lt", tap[d], part[1]);
                        inside = k.both(inside, Some(within));
                    }
                }
                let at = index_of::<Op, X::Shape>(k, [n, c, at[0], at[1]]);
                k.back_to(mark);
                let element = match inside {
                    Some(inside) => k.either(inside, ty, |k| k.at::<X>(&at)[0], |_| none),
                    None => k.at::<X>(&at)[0],
                };
                let next = match MAX {
                    true => k.larger(result, element),
                    false => k.add(result, element),
                };
                k.set_to(result, next);
            });
            k.back_to(end);
            if MAX {
                return std::vec![result];
            }
            let n = [down, along].map(|[_, count]| k.cvt(count.val(), ty));
            let n = k.mul(n[0], n[1]);
            std::vec![k.div(result, n)]
        };
        (0..lanes).map(each).collect()
    }
}
fused_nodes! {
    [Op: WindowOp, X: CudaValue<Elem: Real>, Out: Shape] AdaptivePool<Op, X, Out, false>
        => CudaAdaptivePool<Op, X::Loaded, Out, false>;
        |this, room| CudaAdaptivePool { x: CudaNode::loaded(this.x, room)?, of: PhantomData };
        |that, out| CudaNode::pointers(&that.x, out);
    [Op: WindowOp, X: CudaValue<Elem: Poolable>, Out: Shape] AdaptivePool<Op, X, Out, true>
        => CudaAdaptivePool<Op, X::Loaded, Out, true>;
        |this, room| CudaAdaptivePool { x: CudaNode::loaded(this.x, room)?, of: PhantomData };
        |that, out| CudaNode::pointers(&that.x, out);
}

// ------------------------------------------------------------------ interpolation

/// An interpolation as a part of a kernel.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct CudaResize<Op, X, Out> {
    x: X,
    corners: bool,
    of: PhantomData<fn() -> (Op, Out)>,
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
    /// The index of the nearest element, rounded down, with the host's precision.
    fn nearest(&mut self, ty: Ty, at: Ranged, from: usize, to: usize) -> Ranged {
        let wide = match ty {
            Ty::F64 => Ty::F64,
            _ => Ty::F32,
        };
        let (place, scale) = (
            self.cvt(at.val(), wide),
            self.lit(wide, ratio(wide, from, to)),
        );
        let place = self.mul(place, scale);
        let place = self.cvt(place, Ty::F32);
        let place = self.cvt(place, Ty::U32);
        let place = self.count_in(place, 0, u32::MAX.into());
        self.at_most(place, from.saturating_sub(1)).index(from)
    }
    /// The two indices that surround an element, and their weights.
    fn between_two(
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
            let y = k.nearest(X::Elem::TY, y, high, rows);
            let x = k.nearest(X::Elem::TY, x, wide, columns);
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
        |this, room| CudaResize {
            x: CudaNode::loaded(this.x, room)?,
            corners: this.corners,
            of: PhantomData,
        };
        |that, out| CudaNode::pointers(&that.x, out);
    [X: CudaValue<Elem: Real>, Out: Shape] Resize<interpolate_bilinear, X, Out>
        => CudaResize<interpolate_bilinear, X::Loaded, Out>;
        |this, room| CudaResize {
            x: CudaNode::loaded(this.x, room)?,
            corners: this.corners,
            of: PhantomData,
        };
        |that, out| CudaNode::pointers(&that.x, out);
}
