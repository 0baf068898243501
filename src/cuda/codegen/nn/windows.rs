//! Windows: the elements of an input from which a convolution or a pool computes an element.

use core::marker::PhantomData;
use std::format;

use crate::cuda::codegen::indexing::at::At;
use crate::cuda::codegen::nn::conv::converse;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::ranged::Ranged;
use crate::layout::{Four, PoolWindowRule, Window, WindowOp, WindowOptions, four};
use crate::num::bits::Bool;
use crate::shape::{MAX_RANK, Shape};

/// The operation, its options and the shape of its output.
pub(in crate::cuda) type Of<Op, O, Out> = PhantomData<fn() -> (Op, O, Out)>;

/// The largest number of steps of a loop that is unrolled.
pub(in crate::cuda) const UNROLLED: usize = 16;

impl Body {
    /// Repeats `f` with each index below `steps`: in a loop, or unrolled.
    pub(in crate::cuda) fn repeated(
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
    pub(in crate::cuda) fn each_tap(
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
    pub(in crate::cuda) fn in_image<Op: WindowOp, Out: Shape>(
        &mut self,
        lane: usize,
    ) -> [Ranged; 4] {
        let at = self.index(lane, &Out::PADDED);
        let last = MAX_RANK - 1;
        match Op::IsFlat::VALUE {
            true => [at[last - 3], at[last - 2], at[last - 1], at[last]],
            false => [at[last - 2], at[last - 1], self.constant(0), at[last]],
        }
    }
    /// The input index of the position `tap` of the window at `at` along one dimension, and whether it is in range, if
    /// it may be in the padding.
    pub(in crate::cuda) fn met(
        &mut self,
        g: &Window,
        d: usize,
        at: Ranged,
        tap: Ranged,
    ) -> (Ranged, Option<Val>) {
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
    /// An element, or 0 where it is not inside. There an element at a valid address is read and not used.
    pub(in crate::cuda) fn load_inside(
        &mut self,
        at: Val,
        valid: Val,
        inside: Option<Val>,
        ty: Ty,
    ) -> Val {
        let Some(inside) = inside else {
            return self.load_one("ld.global.nc", at, 0, ty);
        };
        let at = self.sel(inside, at, valid);
        let value = self.load_one("ld.global.nc", at, 0, ty);
        let zero = self.lit(ty, 0.0);
        self.sel(inside, value, zero)
    }
    pub(in crate::cuda) fn both(&mut self, a: Option<Val>, b: Option<Val>) -> Option<Val> {
        match (a, b) {
            (Some(a), Some(b)) => Some(self.bitwise("and", a, b)),
            (a, b) => a.or(b),
        }
    }
}

// Converts right-aligned strides to those of an image.
pub(in crate::cuda) fn four_of<Op: WindowOp, Sh: Shape>(
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

// The right-aligned index of an element of an input.
pub(in crate::cuda) fn index_of<Op: WindowOp, X: Shape>(k: &Body, [n, c, y, x]: [Ranged; 4]) -> At {
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

/// The sizes of batch, channels, height and width.
pub(in crate::cuda) fn sizes<Op: WindowOp, S: Shape>() -> [usize; 4] {
    four(<Four<Op, S> as Shape>::SIZES, 0)
}
/// The dimension of the channels.
pub(in crate::cuda) const fn channel_axis<Op: WindowOp>() -> usize {
    MAX_RANK - 1 - if Op::IsFlat::VALUE { 2 } else { 1 }
}

/// The windows of a pool: for each element of the output, some elements of the input, along height and along width.
pub trait Windows: 'static {
    type Op: WindowOp;
    type Out: Shape;
    /// For each element of the input, the windows that it is in.
    type Back: Windows<Op = Self::Op>;
    /// The most elements of a window.
    const TAPS: [usize; 2];
    /// What the elements of a window have in common.
    type Start: Copy;
    /// The window of the index `at` along the dimension `d`.
    fn start(k: &mut Body, d: usize, at: Ranged) -> Self::Start;
    /// The index of its element `tap`, and whether there is one, unless there always is.
    fn met(k: &mut Body, d: usize, from: Self::Start, tap: Ranged) -> (Ranged, Option<Val>);
    /// The index of its first element.
    fn first(k: &mut Body, d: usize, from: Self::Start) -> Ranged;
    /// The number of its elements, with those of the padding or without.
    fn count(k: &mut Body, d: usize, from: Self::Start, padding_counts: Val) -> Ranged;
}

/// Windows of one size, at equal distances.
#[derive(Debug)]
pub struct Sliding<Op, O, X, Out>(PhantomData<(Op, O, X, Out)>);
impl<Op: WindowOp, O: WindowOptions<Op>, X: Shape, Out: Shape> Sliding<Op, O, X, Out> {
    const WINDOW: Window = Window::of::<PoolWindowRule<Op, X, O>>();
}
impl<Op: WindowOp, O: WindowOptions<Op> + 'static, X: Shape, Out: Shape> Windows
    for Sliding<Op, O, X, Out>
{
    type Op = Op;
    type Out = Out;
    type Back = Covering<Op, O, X, Out>;
    const TAPS: [usize; 2] = Self::WINDOW.kernel;
    type Start = Ranged;
    fn start(_: &mut Body, _: usize, at: Ranged) -> Ranged {
        at
    }
    fn met(k: &mut Body, d: usize, at: Ranged, tap: Ranged) -> (Ranged, Option<Val>) {
        k.met(&Self::WINDOW, d, at, tap)
    }
    fn first(k: &mut Body, d: usize, at: Ranged) -> Ranged {
        let g = Self::WINDOW;
        let from = k.times(at, g.stride[d]);
        // Steps of the dilation, until it is not in the padding before the input.
        let padding = k.constant(g.padding[d] as i64);
        let missing = k.minus(padding, from);
        let missing = k.at_least(missing, 0);
        let missing = k.moved(missing, g.dilation[d] as i64 - 1);
        let steps = k.quotient(missing, g.dilation[d]);
        let from = k.times_plus(steps, g.dilation[d], from);
        k.moved(from, -(g.padding[d] as i64)).index(g.input[d + 2])
    }
    fn count(k: &mut Body, d: usize, at: Ranged, padding_counts: Val) -> Ranged {
        let g = Self::WINDOW;
        let from = k.times(at, g.stride[d]);
        let (size, padding) = (g.input[d + 2], g.padding[d]);
        let to = k.moved(from, g.kernel[d] as i64);
        // Elements outside the padded input do not count.
        let to = k.at_most(to, size + 2 * padding);
        let whole = k.minus(to, from);
        let (begin, end) = (k.at_least(from, padding), k.at_most(to, padding + size));
        let inner = k.minus(end, begin);
        let inner = k.at_least(inner, 0);
        k.choose(padding_counts, whole, inner)
    }
}

/// The windows of [`Sliding`] that an element of the input is in.
#[derive(Debug)]
pub struct Covering<Op, O, X, Out>(PhantomData<(Op, O, X, Out)>);
impl<Op: WindowOp, O: WindowOptions<Op>, X: Shape, Out: Shape> Covering<Op, O, X, Out> {
    const WINDOW: Window = Sliding::<Op, O, X, Out>::WINDOW;
    /// Whether the elements of a window are adjacent: then so are the windows that an element is in.
    const DENSE: bool = Self::WINDOW.dilation[0] == 1 && Self::WINDOW.dilation[1] == 1;
}
impl<Op: WindowOp, O: WindowOptions<Op> + 'static, X: Shape, Out: Shape> Windows
    for Covering<Op, O, X, Out>
{
    type Op = Op;
    type Out = X;
    type Back = Sliding<Op, O, X, Out>;
    const TAPS: [usize; 2] = {
        let g = Self::WINDOW;
        let mut taps = g.kernel;
        let mut d = 0;
        while Self::DENSE && d < 2 {
            let stride = if g.stride[d] == 0 { 1 } else { g.stride[d] };
            taps[d] = g.kernel[d].div_ceil(stride);
            d += 1;
        }
        taps
    };
    /// The last of the windows, and the position in it; or the index twice.
    type Start = [Ranged; 2];
    fn start(k: &mut Body, d: usize, at: Ranged) -> [Ranged; 2] {
        if !Self::DENSE {
            return [at; 2];
        }
        let at = k.moved(at, Self::WINDOW.padding[d] as i64);
        let (last, within) = k.parts(at, Self::WINDOW.stride[d]);
        [last, within]
    }
    fn met(
        k: &mut Body,
        d: usize,
        [last, within]: [Ranged; 2],
        tap: Ranged,
    ) -> (Ranged, Option<Val>) {
        let g = Self::WINDOW;
        if !Self::DENSE {
            let (at, inside) = k.spread_from(&converse(&g), d, last, tap);
            return (at, Some(inside));
        }
        let (at, within) = (k.minus(last, tap), k.times_plus(tap, g.stride[d], within));
        let windows = g.output[d + 2];
        let is_one = (!at.is_below(windows)).then(|| k.is_index(at, windows));
        let is_in = (!within.is_below(g.kernel[d])).then(|| k.is_index(within, g.kernel[d]));
        (at.index(windows), k.both(is_one, is_in))
    }
    fn first(_: &mut Body, _: usize, [last, _]: [Ranged; 2]) -> Ranged {
        last
    }
    fn count(k: &mut Body, d: usize, _: [Ranged; 2], _: Val) -> Ranged {
        k.constant(Self::TAPS[d] as i64)
    }
}

/// The parts of an adaptive pool, which differ by one element at most.
#[derive(Debug)]
pub struct Parts<Op, X, Out>(PhantomData<(Op, X, Out)>);
impl<Op: WindowOp, X: Shape, Out: Shape> Parts<Op, X, Out> {
    /// The numbers of parts, and the sizes that they are parts of.
    fn of(d: usize) -> (usize, usize) {
        (sizes::<Op, Out>()[d + 2], sizes::<Op, X>()[d + 2])
    }
}
impl<Op: WindowOp, X: Shape, Out: Shape> Windows for Parts<Op, X, Out> {
    type Op = Op;
    type Out = Out;
    // An element `i` of `n` is in the parts from `i · parts / n` on: those are parts of the parts.
    type Back = Parts<Op, Out, X>;
    const TAPS: [usize; 2] = {
        let input = four(<Four<Op, X> as Shape>::SIZES, 0);
        let output = four(<Four<Op, Out> as Shape>::SIZES, 0);
        [longest(output[2], input[2]), longest(output[3], input[3])]
    };
    /// The first element, and the number of elements.
    type Start = [Ranged; 2];
    fn start(k: &mut Body, d: usize, at: Ranged) -> [Ranged; 2] {
        let (parts, size) = Self::of(d);
        let from = k.times(at, size);
        let to = k.moved(from, (size + parts - 1) as i64);
        let (from, to) = (k.quotient(from, parts), k.quotient(to, parts));
        let count = k.minus(to, from).within(0, Self::TAPS[d] as i64);
        [from.index(size), count]
    }
    fn met(
        k: &mut Body,
        d: usize,
        [from, count]: [Ranged; 2],
        tap: Ranged,
    ) -> (Ranged, Option<Val>) {
        let (parts, size) = Self::of(d);
        let at = k.plus(from, tap).index(size);
        // Parts of one size have no end to look for.
        let inside = (!size.is_multiple_of(parts)).then(|| k.compare("lt", tap, count));
        (at, inside)
    }
    fn first(_: &mut Body, _: usize, [from, _]: [Ranged; 2]) -> Ranged {
        from
    }
    fn count(_: &mut Body, _: usize, [_, count]: [Ranged; 2], _: Val) -> Ranged {
        count
    }
}
/// The most elements of one of the parts of a size.
const fn longest(parts: usize, size: usize) -> usize {
    let (mut most, mut i) = (0, 0);
    while i < parts {
        let count = ((i + 1) * size).div_ceil(parts) - i * size / parts;
        if count > most {
            most = count;
        }
        i += 1;
    }
    most
}
