//! Convolutions and transposed convolutions as parts of a kernel: the thread that reads an element sums its window, or
//! gathers the products that contribute to it. A bias, `batch_norm`, an activation and a residual therefore need no
//! separate kernel. Each of the two is also the gradient of the other's input.

use core::marker::PhantomData;
use std::boxed::Box;
use std::format;
use std::vec::Vec;

use crate::cuda::Gpu;
use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::indexing::at::apart;
use crate::cuda::codegen::matmul::product::{Dims, Product, Sought};
use crate::cuda::codegen::matmul::windows::{FoundWindows, InTiles};
use crate::cuda::codegen::nn::channels::{CudaChannels, PerChannel};
use crate::cuda::codegen::nn::windows::{Of, UNROLLED, channel_axis, four_of};
use crate::cuda::codegen::node::{CudaNode, CudaValue, InMemory, fused_nodes};
use crate::cuda::ptx::access::{Lanes, LeafInfo, Side};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::ranged::Ranged;
use crate::cuda::runtime::launch::Args;
use crate::expr::plan::Operands;
use crate::expr::{ExprNode, KernelOperand};
use crate::layout::{
    ConvTransposeGeometry, ConvTransposeSizes, ConvWindowRule, Window, WindowGeometry, WindowOp,
    WindowOptions,
};
use crate::num::Sealed;
use crate::ops::Real;
use crate::ops::nn::{Conv, ConvTranspose, Maybe};
use crate::shape::{MAX_RANK, Shape};

/// The window of a convolution, by its numbers.
pub trait Geometry: 'static {
    const WINDOW: [[usize; 4]; 6];
}
/// An input that is summed by windows.
#[derive(Debug)]
pub struct ByWindows<Op, O, X, W>(PhantomData<(Op, O, X, W)>);
impl<Op: WindowOp, O: WindowOptions<Op> + 'static, X: Shape, W: Shape> Geometry
    for ByWindows<Op, O, X, W>
{
    const WINDOW: [[usize; 4]; 6] = <ConvWindowRule<Op, X, W, O> as WindowGeometry>::WINDOW;
}
/// An input that is spread by a transposed convolution.
#[derive(Debug)]
pub struct Spread<Op, O, X, W>(PhantomData<(Op, O, X, W)>);
impl<Op: WindowOp, O: WindowOptions<Op> + 'static, X: Shape, W: Shape> Geometry
    for Spread<Op, O, X, W>
{
    const WINDOW: [[usize; 4]; 6] =
        <ConvTransposeGeometry<Op, X, W, O> as ConvTransposeSizes>::WINDOW;
}
/// From the output back to the input.
#[derive(Debug)]
pub(in crate::cuda) struct Back<G>(PhantomData<G>);
impl<G: Geometry> Geometry for Back<G> {
    const WINDOW: [[usize; 4]; 6] = {
        let [input, output, kernel, stride, padding, rest] = G::WINDOW;
        [output, input, kernel, stride, padding, rest]
    };
}
/// A window with input and output exchanged.
pub(in crate::cuda) const fn converse(g: &Window) -> Window {
    Window {
        input: g.output,
        output: g.input,
        ..*g
    }
}

/// A convolution as a part of a kernel, or a transposed one.
#[doc(hidden)]
#[derive(Debug)]
pub struct CudaConv<Op, G, X, W, B, Out, const TRANSPOSED: bool> {
    x: X,
    w: W,
    b: B,
    of: Of<Op, G, Out>,
}
impl<Op, G, X, W, B, Out, const TRANSPOSED: bool> CudaConv<Op, G, X, W, B, Out, TRANSPOSED> {
    pub(in crate::cuda) fn new(x: X, w: W, b: B) -> Self {
        let of = PhantomData;
        Self { x, w, b, of }
    }
}
impl<Op, G, X: Clone, W: Clone, B: Clone, Out, const TRANSPOSED: bool> Clone
    for CudaConv<Op, G, X, W, B, Out, TRANSPOSED>
{
    fn clone(&self) -> Self {
        Self::new(self.x.clone(), self.w.clone(), self.b.clone())
    }
}
impl<Op, G, X: Copy, W: Copy, B: Copy, Out, const TRANSPOSED: bool> Copy
    for CudaConv<Op, G, X, W, B, Out, TRANSPOSED>
{
}
#[diagnostic::do_not_recommend]
impl<Op, G, X, W, B, Out, const TRANSPOSED: bool> Sealed
    for CudaConv<Op, G, X, W, B, Out, TRANSPOSED>
{
}
#[diagnostic::do_not_recommend]
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<Op, G, X: InMemory, W, B, Out: Shape, const TRANSPOSED: bool> ExprNode
    for CudaConv<Op, G, X, W, B, Out, TRANSPOSED>
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

impl<Op, G, X, W, B, Out, const TRANSPOSED: bool> CudaConv<Op, G, X, W, B, Out, TRANSPOSED>
where
    Op: WindowOp,
    G: Geometry,
    X: InMemory,
    W: InMemory,
    Out: Shape,
{
    fn steps() -> [[usize; 4]; 2] {
        [
            four_of::<Op, <X as ExprNode>::Shape>(&X::STEPS, false),
            four_of::<Op, <W as ExprNode>::Shape>(&W::STEPS, true),
        ]
    }
    fn in_tiles() -> Option<InTiles> {
        let (channel, last) = (channel_axis::<Op>(), MAX_RANK - 1);
        // A window without a height has that of the channels.
        let axes = [channel - 1, channel, last - 1, last];
        let ty = <X as ExprNode>::Elem::TY;
        let window = Window::new(G::WINDOW);
        InTiles::of(window, ty, TRANSPOSED, Self::steps(), axes, Out::PADDED)
    }
}

// SAFETY: the arguments of input, weight and bias, in both.
#[diagnostic::do_not_recommend]
unsafe impl<Op, G, X, W, B, Out, const TRANSPOSED: bool> Emit
    for CudaConv<Op, G, X, W, B, Out, TRANSPOSED>
where
    Op: WindowOp,
    G: Geometry,
    X: InMemory,
    W: InMemory,
    B: PerChannel,
    Out: Shape,
{
    type Key = CudaConv<Op, G, <X as Emit>::Key, <W as Emit>::Key, B::Key, Out, TRANSPOSED>;
    const PRODUCT: bool = true;
    const COSTLY: bool = true;
    fn product() -> Option<Product> {
        Self::in_tiles().map(|of| Product {
            dims: Dims::NONE,
            sizes: of.sizes,
            to: <X as ExprNode>::Elem::TY,
        })
    }
    fn args(&self, args: &mut Args) {
        Emit::args(&self.x, args);
        Emit::args(&self.w, args);
        self.b.args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        apart::<X>(out);
        let weight = out.len();
        apart::<W>(out);
        if Self::in_tiles().is_some() {
            out[weight].factor = Some(Side::Left);
        }
        B::leaves(channel_axis::<Op>(), out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let steps = Self::steps();
        let ty = <X as ExprNode>::Elem::TY;
        let from = [k.param(Ty::U64, true), k.param(Ty::U64, true)];
        let tiles = Self::in_tiles();
        let sums = match core::mem::take(&mut k.product) {
            Sought::First if tiles.is_some() => {
                let [x, w] = from;
                k.product = tiles.map_or(Sought::First, |of| {
                    Sought::Windows(Box::new(FoundWindows { of, x, w }))
                });
                std::vec![k.lit(ty, 0.0); k.at.lanes]
            }
            Sought::Here(values) if tiles.is_some() => values,
            other => {
                k.product = other;
                match TRANSPOSED {
                    false => k.windows_summed::<Op, Out>(&Window::new(G::WINDOW), ty, from, steps),
                    true => k.windows_gathered::<Op, Out>(&Window::new(G::WINDOW), ty, from, steps),
                }
            }
        };
        match B::emit(k, channel_axis::<Op>()) {
            Some(bias) => (sums.into_iter().zip(bias))
                .map(|(x, b)| std::vec![k.add(x, b)])
                .collect(),
            None => sums.into_iter().map(|x| std::vec![x]).collect(),
        }
    }
}

impl Body {
    /// The sums of the windows of the current elements.
    fn windows_summed<Op: WindowOp, Out: Shape>(
        &mut self,
        g: &Window,
        ty: Ty,
        [x, w]: [Val; 2],
        [xs, ws]: [[usize; 4]; 2],
    ) -> Vec<Val> {
        let k = self;
        let bytes = |step: usize| (step * ty.size()) as i64;
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
                        let (y, above) = k.met(g, 0, y, tap[0]);
                        let (column, beside) = k.met(g, 1, column, tap[1]);
                        let inside = k.both(above, beside);
                        let mut at = k.step(from, c, bytes(xs[1]));
                        at = k.step(at, y, bytes(xs[2]));
                        at = k.step(at, column, bytes(xs[3]));
                        let value = k.load_inside(at, x, inside, ty);
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
        all.into_iter().map(|(.., sum)| sum).collect()
    }
    /// The sums of the products that a transposed convolution spreads to the current elements.
    fn windows_gathered<Op: WindowOp, Out: Shape>(
        &mut self,
        g: &Window,
        ty: Ty,
        [x, w]: [Val; 2],
        [xs, ws]: [[usize; 4]; 2],
    ) -> Vec<Val> {
        let k = self;
        let bytes = |step: usize| (step * ty.size()) as i64;
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
                let (y, above) = k.spread_from(g, 0, row, tap[0]);
                let (at, beside) = k.spread_from(g, 1, column, tap[1]);
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
        sums
    }
    /// The index of the input that the position `tap` of the kernel spreads to the output `at`, along one dimension,
    /// and whether there is one.
    pub(in crate::cuda) fn spread_from(
        &mut self,
        g: &Window,
        d: usize,
        at: Ranged,
        tap: Ranged,
    ) -> (Ranged, Val) {
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

macro_rules! convolutions {
    ($($Conv:ident $Geometry:ident $transposed:literal;)*) => {
        fused_nodes! { $(
            [
                Op: WindowOp, O: WindowOptions<Op> + 'static, X: CudaValue<Elem: Real>, W: CudaValue<Elem = X::Elem>,
                B: CudaChannels + KernelOperand<Placed: Maybe<X::Elem>>, Out: Shape
            ] $Conv<Op, O, X, W, B, Out>
                => CudaConv<
                    Op, $Geometry<Op, O, X::Shape, W::Shape>,
                    <X as CudaNode>::Resident, <W as CudaNode>::Resident, B::Resident, Out, $transposed,
                >;
                |this, room| CudaConv::new(
                    CudaNode::resident(this.x, room)?,
                    CudaNode::resident(this.w, room)?,
                    this.b.resident(room)?,
                );
                |that, out| {
                    CudaNode::pointers(&that.x, out);
                    CudaNode::pointers(&that.w, out);
                    that.b.pointers(out);
                };
        )* }
    };
}
convolutions! {
    Conv ByWindows false;
    ConvTranspose Spread true;
}
