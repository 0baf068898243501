//! Pools as parts of a kernel: the thread that reads an element reduces its window.

use core::marker::PhantomData;
use std::vec::Vec;

use crate::cuda::Gpu;
use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::indexing::at::apart;
use crate::cuda::codegen::nn::windows::{Of, index_of};
use crate::cuda::codegen::node::{CudaNode, CudaValue, fused_nodes};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::ranged::Ranged;
use crate::cuda::runtime::launch::Args;
use crate::expr::ExprNode;
use crate::expr::plan::Operands;
use crate::layout::{PoolWindowRule, Window, WindowOp, WindowOptions};
use crate::num::Sealed;
use crate::ops::Real;
use crate::ops::nn::{AveragePool, MaxPool, Poolable};
use crate::shape::{MAX_RANK, Shape};

/// A pool as a part of a kernel: the maxima of windows, or their means.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct CudaPool<Op, O, X, Out, const MAX: bool> {
    x: X,
    /// The divisor of a sum, or 0 for the size of the window, in which the padding counts or not.
    divisor: usize,
    padding_counts: bool,
    of: Of<Op, O, Out>,
}
#[diagnostic::do_not_recommend]
impl<Op, O, X, Out, const MAX: bool> Sealed for CudaPool<Op, O, X, Out, MAX> {}
#[diagnostic::do_not_recommend]
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<Op, O, X: Emit, Out: Shape, const MAX: bool> ExprNode for CudaPool<Op, O, X, Out, MAX> {
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

impl<Op: WindowOp, O: WindowOptions<Op>, X: Emit<Elem: CudaElement>, Out: Shape, const MAX: bool>
    CudaPool<Op, O, X, Out, MAX>
{
    const WINDOW: Window = Window::of::<PoolWindowRule<Op, X::Shape, O>>();

    /// The number of elements of a window for a mean.
    fn counted(k: &mut Body, from: [Ranged; 2], ty: Ty, counts: Val, divisor: Val) -> Val {
        let g = Self::WINDOW;
        let mut sizes = [k.lit(ty, 1.0); 2];
        for d in 0..2 {
            let (size, padding) = (g.input[d + 2], g.padding[d]);
            let to = k.moved(from[d], g.kernel[d] as i64);
            // Elements outside the padded input do not count.
            let to = k.at_most(to, size + 2 * padding);
            let whole = k.minus(to, from[d]);
            let (begin, end) = (k.at_least(from[d], padding), k.at_most(to, padding + size));
            let inner = k.minus(end, begin);
            let inner = k.at_least(inner, 0);
            let n = k.choose(counts, whole, inner);
            let n = k.cvt(n.val(), ty);
            sizes[d] = n;
        }
        let n = k.mul(sizes[0], sizes[1]);
        let (nothing, other) = (k.lit(ty, 0.0), k.cvt(divisor, ty));
        let given = k.cmp("ne", other, nothing);
        k.sel(given, other, n)
    }
}
// SAFETY: the arguments of the input, and for a mean the divisor and the padding flag, in both.
#[diagnostic::do_not_recommend]
unsafe impl<Op, O, X, Out, const MAX: bool> Emit for CudaPool<Op, O, X, Out, MAX>
where
    Op: WindowOp,
    O: WindowOptions<Op> + 'static,
    X: Emit<Elem: CudaElement>,
    Out: Shape,
{
    type Key = CudaPool<Op, O, X::Key, Out, MAX>;
    fn args(&self, args: &mut Args) {
        self.x.args(args);
        if !MAX {
            args.number(self.divisor);
            args.number(self.padding_counts);
        }
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        apart::<X>(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let g = Self::WINDOW;
        let ty = X::Elem::TY;
        let mark = k.mark();
        k.skip::<X>();
        let counted = (!MAX).then(|| (k.param(Ty::U64, false), k.param(Ty::Bool, false)));
        let end = k.mark();
        let none = match MAX {
            true => k.lowest(ty),
            false => k.lit(ty, 0.0),
        };
        let lanes = k.at.lanes;
        let each = |lane| {
            let [n, c, y, x] = k.in_image::<Op, Out>(lane);
            let result = k.copy(none);
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
                    let next = match MAX {
                        true => k.larger(result, element),
                        false => k.add(result, element),
                    };
                    k.set_to(result, next);
                });
            }
            k.back_to(end);
            let Some((divisor, counts)) = counted else {
                return std::vec![result];
            };
            let from = [k.times(y, g.stride[0]), k.times(x, g.stride[1])];
            let n = Self::counted(k, from, ty, counts, divisor);
            std::vec![k.div(result, n)]
        };
        (0..lanes).map(each).collect()
    }
}
impl Body {
    /// The smallest value of a type.
    pub(in crate::cuda) fn lowest(&self, ty: Ty) -> Val {
        match ty {
            _ if ty.is_float() || ty.is_half() => self.lit(ty, f64::NEG_INFINITY),
            Ty::I8 => self.int(ty, i8::MIN.into()),
            Ty::I16 => self.int(ty, i16::MIN.into()),
            Ty::I32 => self.int(ty, i32::MIN.into()),
            Ty::I64 => self.int(ty, i64::MIN),
            _ => self.int(ty, 0),
        }
    }
}
fused_nodes! {
    [Op: WindowOp, O: WindowOptions<Op> + 'static, X: CudaValue<Elem: Poolable>, Out: Shape] MaxPool<Op, O, X, Out>
        => CudaPool<Op, O, X::Loaded, Out, true>;
        |this, room| CudaPool {
            x: CudaNode::loaded(this.x, room)?,
            divisor: 0,
            padding_counts: true,
            of: PhantomData,
        };
        |that, out| CudaNode::pointers(&that.x, out);
    [Op: WindowOp, O: WindowOptions<Op> + 'static, X: CudaValue<Elem: Real>, Out: Shape] AveragePool<Op, O, X, Out>
        => CudaPool<Op, O, X::Loaded, Out, false>;
        |this, room| CudaPool {
            x: CudaNode::loaded(this.x, room)?,
            divisor: this.divisor.unwrap_or(0),
            padding_counts: this.padding_counts,
            of: PhantomData,
        };
        |that, out| CudaNode::pointers(&that.x, out);
}
