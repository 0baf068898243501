//! Adaptive pools as parts of a kernel: the thread that reads an element reduces its part of the input.

use core::marker::PhantomData;
use std::vec::Vec;

use crate::cuda::Gpu;
use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::indexing::at::apart;
use crate::cuda::codegen::nn::windows::index_of;
use crate::cuda::codegen::node::{CudaNode, CudaValue, fused_nodes};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::Body;
use crate::cuda::ptx::ranged::Ranged;
use crate::cuda::runtime::launch::Args;
use crate::expr::ExprNode;
use crate::expr::plan::Operands;
use crate::layout::{Four, WindowOp, four};
use crate::num::Sealed;
use crate::ops::Real;
use crate::ops::nn::{AdaptivePool, Poolable};
use crate::shape::{MAX_RANK, Shape};

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
pub(in crate::cuda) fn sizes<Op: WindowOp, S: Shape>() -> [usize; 4] {
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
