//! The positions of the maxima of windows.

use core::marker::PhantomData;
use std::vec::Vec;

use crate::cuda::Gpu;
use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::indexing::at::apart;
use crate::cuda::codegen::nn::windows::{Of, index_of};
use crate::cuda::codegen::node::{CudaNode, CudaValue, fused_nodes};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty};
use crate::cuda::runtime::launch::Args;
use crate::expr::ExprNode;
use crate::expr::plan::Operands;
use crate::layout::{PoolWindowRule, Window, WindowOp, WindowOptions};
use crate::num::Sealed;
use crate::ops::nn::{MaxPoolIndices, Poolable};
use crate::shape::{MAX_RANK, Shape};

/// The positions of the maxima of windows in their planes, as a part of a kernel.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct CudaPoolIndices<Op, O, X, Out> {
    x: X,
    of: Of<Op, O, Out>,
}
#[diagnostic::do_not_recommend]
impl<Op, O, X, Out> Sealed for CudaPoolIndices<Op, O, X, Out> {}
#[diagnostic::do_not_recommend]
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<Op, O, X: Emit, Out: Shape> ExprNode for CudaPoolIndices<Op, O, X, Out> {
    type Elem = usize;
    type Shape = Out;
    type Memory = Gpu;
    type RequiresGrad = crate::num::bits::False;
    const OPERANDS: Operands = Operands::BY_INDEX;
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> usize {
        not_read_here!(X)
    }
    of_device! {}
}
// SAFETY: the arguments of the input.
#[diagnostic::do_not_recommend]
unsafe impl<Op, O, X, Out> Emit for CudaPoolIndices<Op, O, X, Out>
where
    Op: WindowOp,
    O: WindowOptions<Op> + 'static,
    X: Emit<Elem: CudaElement>,
    Out: Shape,
{
    type Key = CudaPoolIndices<Op, O, X::Key, Out>;
    fn args(&self, args: &mut Args) {
        self.x.args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        apart::<X>(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let g = Window::of::<PoolWindowRule<Op, X::Shape, O>>();
        let ty = X::Elem::TY;
        let mark = k.mark();
        k.skip::<X>();
        let end = k.mark();
        let none = k.lowest(ty);
        let lanes = k.at.lanes;
        let each = |lane| {
            let [n, c, y, x] = k.in_image::<Op, Out>(lane);
            // The first element of the window, if no element is greater than the lowest value.
            let first = [(y, 0), (x, 1)].map(|(at, d)| {
                let from = k.times(at, g.stride[d]);
                let from = k.at_least(from, g.padding[d]);
                k.moved(from, -(g.padding[d] as i64)).index(g.input[d + 2])
            });
            let place = k.times_plus(first[0], g.input[3], first[1]);
            let place = k.cvt(place.val(), Ty::U64);
            let (best, place) = (k.copy(none), k.copy(place));
            if Out::NUMEL > 0 {
                k.each_tap(g.kernel, |k, tap| {
                    let (y, above) = k.met(&g, 0, y, tap[0]);
                    let (x, beside) = k.met(&g, 1, x, tap[1]);
                    let inside = k.both(above, beside);
                    let at = index_of::<Op, X::Shape>(k, [n, c, y, x]);
                    k.back_to(mark);
                    let element = match inside {
                        Some(inside) => k.either(inside, ty, |k| k.at::<X>(&at)[0], |_| none),
                        None => k.at::<X>(&at)[0],
                    };
                    // Of several NaN the last one, as on the host.
                    let mut wins = k.cmp("gt", element, best);
                    if ty.is_float() {
                        let nan = k.cmp("nan", element, element);
                        wins = k.bitwise("or", wins, nan);
                    }
                    let here = k.times_plus(y, g.input[3], x);
                    let here = k.cvt(here.val(), Ty::U64);
                    let next = [k.sel(wins, element, best), k.sel(wins, here, place)];
                    k.set_to(best, next[0]);
                    k.set_to(place, next[1]);
                });
            }
            k.back_to(end);
            std::vec![place]
        };
        (0..lanes).map(each).collect()
    }
}
fused_nodes! {
    [Op: WindowOp, O: WindowOptions<Op> + 'static, X: CudaValue<Elem: Poolable>, Out: Shape] MaxPoolIndices<Op, O, X, Out>
        => CudaPoolIndices<Op, O, X::Loaded, Out>;
        |this, room| CudaPoolIndices {
            x: CudaNode::loaded(this.x, room)?,
            of: PhantomData,
        };
        |that, out| CudaNode::pointers(&that.x, out);
}
