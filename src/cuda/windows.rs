//! Convolutions and pools on a device, as parts of a kernel: the thread that reads an element computes it from its
//! window of the input. A bias, `batch_norm`, an activation and a residual therefore need no separate kernel.

use core::marker::PhantomData;
use std::format;
use std::vec::Vec;

use super::Gpu;
use super::expr::{CudaElement, Emit, not_read_here, of_device};
use super::index::{At, apart};
use super::kernel::{Args, Lanes, LeafInfo};
use super::nn::{CudaChannels, PerChannel};
use super::node::{CudaNode, CudaValue, InMemory, fused_nodes};
use super::ptx::{Body, Ty, Val};
use super::ranged::Ranged;
use crate::expr::plan::Operands;
use crate::expr::{ExprNode, KernelOperand};
use crate::layout::{ConvWindowRule, PoolWindowRule, Window, WindowOp, WindowOptions};
use crate::num::Sealed;
use crate::num::bits::Bool;
use crate::ops::Real;
use crate::ops::nn::{AveragePool, Conv, MaxPool, MaxPoolIndices, Maybe, Poolable};
use crate::shape::{MAX_RANK, Shape};

/// The operation, its options and the shape of its output.
pub(super) type Of<Op, O, Out> = PhantomData<fn() -> (Op, O, Out)>;

/// The largest number of steps of a loop that is unrolled.
pub(super) const UNROLLED: usize = 16;

impl Body {
    /// Repeats `f` with each index below `steps`: in a loop, or unrolled.
    pub(super) fn repeated(
        &mut self,
        steps: usize,
        unrolled: bool,
        mut f: impl FnMut(&mut Self, Ranged),
    ) {
        if unrolled || steps <= 1 {
            for i in 0..steps {
                let i = self.constant(i as i64);
                f(self, i);
            }
            return;
        }
        let nothing = self.constant(0);
        let count = self.variable(nothing, steps);
        let begin = self.label();
        self.place_label(begin);
        f(self, count.index(steps));
        self.advance(count, 1);
        let again = self.is_index(count, steps);
        self.line(&format!("@{again} bra L{begin}"));
    }
    /// Visits each position of a window, with its index along height and width, without dilation.
    pub(super) fn each_tap(
        &mut self,
        [high, wide]: [usize; 2],
        mut f: impl FnMut(&mut Self, [Ranged; 2]),
    ) {
        let unrolled = high * wide <= UNROLLED;
        self.repeated(high, unrolled, |k, i| {
            k.repeated(wide, unrolled || wide <= UNROLLED, |k, j| f(k, [i, j]));
        });
    }
    /// Batch, channel, height and width of one of the current elements.
    pub(super) fn in_image<Op: WindowOp, Out: Shape>(&mut self, lane: usize) -> [Ranged; 4] {
        let at = self.index(lane, &Out::PADDED);
        let last = MAX_RANK - 1;
        match Op::IsFlat::VALUE {
            true => [at[last - 3], at[last - 2], at[last - 1], at[last]],
            false => [at[last - 2], at[last - 1], self.constant(0), at[last]],
        }
    }
    /// The input index of the position `tap` of the window at `at` along one dimension, and whether it is in range, if
    /// it may be in the padding.
    fn met(&mut self, g: &Window, d: usize, at: Ranged, tap: Ranged) -> (Ranged, Option<Val>) {
        let from = self.times(at, g.stride[d]);
        let tap = self.times(tap, g.dilation[d]);
        let place = self.plus(from, tap);
        let place = self.moved(place, -(g.padding[d] as i64));
        let size = g.input[d + 2];
        let reach = (g.kernel[d] - 1) * g.dilation[d];
        let furthest = (g.output[d + 2] - 1) * g.stride[d] + reach;
        if g.padding[d] == 0 && furthest < size {
            return (place.index(size), None);
        }
        // As an unsigned number, a negative index is out of range, too.
        let inside = self.is_index(place, size);
        (place.index(size), Some(inside))
    }
    pub(super) fn both(&mut self, a: Option<Val>, b: Option<Val>) -> Option<Val> {
        match (a, b) {
            (Some(a), Some(b)) => Some(self.bitwise("and", a, b)),
            (a, b) => a.or(b),
        }
    }
}

// ------------------------------------------------------------------ convolutions

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
// Converts right-aligned strides to those of an image.
pub(super) fn four_of<Op: WindowOp, Sh: Shape>(
    steps: &[usize; MAX_RANK],
    weights: bool,
) -> [usize; 4] {
    let last = MAX_RANK - 1;
    let batch = match Op::IsFlat::VALUE {
        true => last - 3,
        false => last - 2,
    };
    let first = if weights || MAX_RANK - Sh::RANK <= batch {
        steps[batch]
    } else {
        0
    };
    match Op::IsFlat::VALUE {
        true => [first, steps[last - 2], steps[last - 1], steps[last]],
        false => [first, steps[last - 1], 0, steps[last]],
    }
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

// ------------------------------------------------------------------ pools

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
// The right-aligned index of an element of an input.
pub(super) fn index_of<Op: WindowOp, X: Shape>(k: &Body, [n, c, y, x]: [Ranged; 4]) -> At {
    let mut at = [k.constant(0); MAX_RANK];
    let last = MAX_RANK - 1;
    if Op::IsFlat::VALUE {
        [at[last - 3], at[last - 2], at[last - 1], at[last]] = [n, c, y, x];
    } else {
        [at[last - 2], at[last - 1], at[last]] = [n, c, x];
    }
    for (i, &size) in at.iter_mut().zip(&X::PADDED) {
        if size == 1 {
            *i = k.constant(0);
        }
    }
    at
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
    pub(super) fn lowest(&self, ty: Ty) -> Val {
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
