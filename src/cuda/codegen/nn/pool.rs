//! Pools as parts of a kernel: the thread that reads an element reduces its window. Where their gradients come from is
//! in `pool_gradients`.

use core::marker::PhantomData;
use std::vec::Vec;

use crate::cuda::Gpu;
use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::indexing::at::apart;
use crate::cuda::codegen::nn::windows::{Parts, Sliding, Windows, index_of, sizes};
use crate::cuda::codegen::node::{CudaNode, CudaValue, fused_nodes};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::ranged::Ranged;
use crate::cuda::runtime::launch::Args;
use crate::expr::ExprNode;
use crate::expr::plan::Operands;
use crate::layout::{WindowOp, WindowOptions};
use crate::num::Sealed;
use crate::ops::Real;
use crate::ops::nn::{AdaptivePool, AveragePool, MaxPool, MaxPoolIndices, Poolable};
use crate::shape::{MAX_RANK, Shape};

/// What a pool computes of each window.
pub(in crate::cuda) const LARGEST: u8 = 0;
pub(in crate::cuda) const MEAN: u8 = 1;
/// The position of the largest element in its plane.
pub(in crate::cuda) const PLACE: u8 = 2;

/// The number of elements of a window by which a mean divides: fixed, or with those of the padding or without.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Divisor {
    fixed: Option<usize>,
    padding_counts: bool,
}
impl Divisor {
    /// The number of elements.
    pub(in crate::cuda) const NONE: Self = Self {
        fixed: None,
        padding_counts: true,
    };
    pub(in crate::cuda) fn new(fixed: Option<usize>, padding_counts: bool) -> Self {
        Self {
            fixed,
            padding_counts,
        }
    }
    pub(in crate::cuda) fn args(&self, args: &mut Args) {
        args.number(self.fixed.unwrap_or(0));
        args.number(self.fixed.is_some());
        args.number(self.padding_counts);
    }
    pub(in crate::cuda) fn params(k: &mut Body) -> [Val; 3] {
        [
            k.param(Ty::U64, false),
            k.param(Ty::Bool, false),
            k.param(Ty::Bool, false),
        ]
    }
    /// The divisor of the window that begins at `from`.
    pub(in crate::cuda) fn of<W: Windows>(
        k: &mut Body,
        from: [W::Start; 2],
        ty: Ty,
        [fixed, is_fixed, padding_counts]: [Val; 3],
    ) -> Val {
        let mut n = [k.lit(ty, 1.0); 2];
        for d in 0..2 {
            let count = W::count(k, d, from[d], padding_counts);
            n[d] = k.cvt(count.val(), ty);
        }
        let n = k.mul(n[0], n[1]);
        let fixed = k.cvt(fixed, ty);
        k.sel(is_fixed, fixed, n)
    }
}

/// A pool as a part of a kernel.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct CudaPool<W, X, T, const WHAT: u8> {
    x: X,
    divisor: Divisor,
    of: PhantomData<fn() -> (W, T)>,
}
impl<W, X, T, const WHAT: u8> CudaPool<W, X, T, WHAT> {
    pub(in crate::cuda) fn new(x: X, divisor: Divisor) -> Self {
        let of = PhantomData;
        Self { x, divisor, of }
    }
}
#[diagnostic::do_not_recommend]
impl<W, X, T, const WHAT: u8> Sealed for CudaPool<W, X, T, WHAT> {}
#[diagnostic::do_not_recommend]
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<W: Windows, X: Emit, T: CudaElement, const WHAT: u8> ExprNode
    for CudaPool<W, X, T, WHAT>
{
    type Elem = T;
    type Shape = W::Out;
    type Memory = Gpu;
    type RequiresGrad = crate::num::bits::False;
    const OPERANDS: Operands = Operands::BY_INDEX;
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> T {
        not_read_here!(X)
    }
    of_device! {}
}

// SAFETY: the arguments of the input, and for a mean its divisor, in both.
#[diagnostic::do_not_recommend]
unsafe impl<W, X, T, const WHAT: u8> Emit for CudaPool<W, X, T, WHAT>
where
    W: Windows,
    X: Emit<Elem: CudaElement>,
    T: CudaElement,
{
    type Key = CudaPool<W, X::Key, T, WHAT>;
    fn args(&self, args: &mut Args) {
        self.x.args(args);
        if WHAT == MEAN {
            self.divisor.args(args);
        }
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        apart::<X>(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let ty = X::Elem::TY;
        let mark = k.mark();
        k.skip::<X>();
        let divisor = (WHAT == MEAN).then(|| Divisor::params(k));
        let end = k.mark();
        let none = match WHAT {
            MEAN => k.lit(ty, 0.0),
            _ => k.lowest(ty),
        };
        let wide = sizes::<W::Op, X::Shape>()[3];
        let lanes = k.at.lanes;
        let each = |lane| {
            let [n, c, y, x] = k.in_image::<W::Op, W::Out>(lane);
            let result = k.copy(none);
            if W::Out::NUMEL == 0 {
                return std::vec![match WHAT {
                    PLACE => k.int(Ty::U64, 0),
                    _ => result,
                }];
            }
            let from = [W::start(k, 0, y), W::start(k, 1, x)];
            // The first element of the window, if no element is greater than the lowest value.
            let place = (WHAT == PLACE).then(|| {
                let first = [W::first(k, 0, from[0]), W::first(k, 1, from[1])];
                let place = k.place_in_plane(first, wide);
                k.copy(place)
            });
            k.each_tap(W::TAPS, |k, tap| {
                let (y, above) = W::met(k, 0, from[0], tap[0]);
                let (x, beside) = W::met(k, 1, from[1], tap[1]);
                let inside = k.both(above, beside);
                let at = index_of::<W::Op, X::Shape>(k, [n, c, y, x]);
                k.back_to(mark);
                let element = match inside {
                    Some(inside) => k.either(inside, ty, |k| k.at::<X>(&at)[0], |_| none),
                    None => k.at::<X>(&at)[0],
                };
                let next = match (WHAT, place) {
                    (MEAN, _) => k.add(result, element),
                    (_, Some(place)) => {
                        // Of several NaN the last one, as on the host.
                        let mut wins = k.cmp("gt", element, result);
                        if ty.is_float() {
                            let nan = k.cmp("nan", element, element);
                            wins = k.bitwise("or", wins, nan);
                        }
                        let here = k.place_in_plane([y, x], wide);
                        let here = k.sel(wins, here, place);
                        k.set_to(place, here);
                        k.sel(wins, element, result)
                    }
                    _ => k.larger(result, element),
                };
                k.set_to(result, next);
            });
            k.back_to(end);
            std::vec![match (divisor, place) {
                (Some(divisor), _) => {
                    let n = Divisor::of::<W>(k, from, ty, divisor);
                    k.div(result, n)
                }
                (_, Some(place)) => place,
                _ => result,
            }]
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
    /// The position of an element in its plane, in row-major order.
    pub(in crate::cuda) fn place_in_plane(&mut self, [y, x]: [Ranged; 2], wide: usize) -> Val {
        let place = self.times_plus(y, wide, x);
        self.cvt(place.val(), Ty::U64)
    }
}
/// The windows of a pool of the input `X`, and the parts of an adaptive one.
pub(in crate::cuda) type WindowsOf<Op, O, X, Out> = Sliding<Op, O, <X as ExprNode>::Shape, Out>;
pub(in crate::cuda) type PartsOf<Op, X, Out> = Parts<Op, <X as ExprNode>::Shape, Out>;

macro_rules! pools {
    ($([$($g:tt)*] $Pool:ty: $Bound:ident => $Windows:ty, $T:ty, $WHAT:ident; |$this:ident| $divisor:expr;)*) => {
        fused_nodes! { $(
            [Op: WindowOp, $($g)* X: CudaValue<Elem: $Bound>, Out: Shape] $Pool
                => CudaPool<$Windows, X::Loaded, $T, $WHAT>;
                |this, room| {
                    let $this = &this;
                    let divisor = $divisor;
                    CudaPool::new(CudaNode::loaded(this.x, room)?, divisor)
                };
                |that, out| CudaNode::pointers(&that.x, out);
        )* }
    };
}
pools! {
    [O: WindowOptions<Op> + 'static,] MaxPool<Op, O, X, Out>: Poolable => WindowsOf<Op, O, X, Out>, X::Elem, LARGEST;
        |_this| Divisor::NONE;
    [O: WindowOptions<Op> + 'static,] MaxPoolIndices<Op, O, X, Out>: Poolable
        => WindowsOf<Op, O, X, Out>, usize, PLACE;
        |_this| Divisor::NONE;
    [O: WindowOptions<Op> + 'static,] AveragePool<Op, O, X, Out>: Real => WindowsOf<Op, O, X, Out>, X::Elem, MEAN;
        |this| Divisor::new(this.divisor, this.padding_counts);
    [] AdaptivePool<Op, X, Out, false>: Real => PartsOf<Op, X, Out>, X::Elem, MEAN;
        |_this| Divisor::NONE;
    [] AdaptivePool<Op, X, Out, true>: Poolable => PartsOf<Op, X, Out>, X::Elem, LARGEST;
        |_this| Divisor::NONE;
}
