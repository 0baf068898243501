//! Pools: the largest element or the mean of each window.

use core::marker::PhantomData;
use core::mem::MaybeUninit;

use super::conv::meets;
use super::pool_rows::{Join, LINE, Most, Rows, Total, across, joined};
use super::{AcceptedLayout, Compute, ShortSum, StridesOf, Sum, count, walk_shared, within};
use crate::expr::simd_dispatch::VECTORS;
use crate::expr::{ExprNode, Lazy, Materialized, NoDerivative, kernels};
use crate::layout::{
    Four, Layout, PoolWindowRule, Window, WindowOp, WindowOptions, four, operation,
};
use crate::ops::{Ordered, Real};
use crate::shape::{MAX_RANK, Shape};

/// Elements with a maximum. If one of the elements is NaN, the maximum is NaN.
#[diagnostic::on_unimplemented(
    message = "elements of type `{Self}` have no order, so pooling has no maximum",
    label = "neither integers nor floats"
)]
pub trait Poolable: Ordered {
    /// The maximum of no elements.
    const LOWEST: Self;
}
macro_rules! poolable {
    ($($T:ident $lowest:expr;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl Poolable for $T {
            const LOWEST: Self = $lowest;
        }
    )* };
}
poolable! {
    f32 f32::NEG_INFINITY; f64 f64::NEG_INFINITY;
    i8 i8::MIN; i16 i16::MIN; i32 i32::MIN; i64 i64::MIN; isize isize::MIN;
    u8 0; u16 0; u32 0; u64 0; usize 0;
}

/// The position of a window, height before width: its start and its size, counted with the padding.
pub(crate) struct Seen {
    pub(crate) from: [usize; 2],
    pub(crate) whole: [usize; 2],
}
impl Seen {
    /// The window with these indices.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn at(g: &Window, [row, column]: [usize; 2]) -> Self {
        let from = [row * g.stride[0], column * g.stride[1]];
        // Elements out of range of the padded input do not count.
        let whole = [
            (from[0] + g.kernel[0]).min(g.input[2] + 2 * g.padding[0]) - from[0],
            (from[1] + g.kernel[1]).min(g.input[3] + 2 * g.padding[1]) - from[1],
        ];
        Self { from, whole }
    }
}

/// The index of the first element of a window that is not in the padding before the input.
#[cfg_attr(not(unoptimised), inline(always))]
const fn first_inside(from: usize, padding: usize, dilation: usize) -> usize {
    let missing = padding.saturating_sub(from);
    let steps = match dilation {
        0 | 1 => missing,
        dilation => missing.div_ceil(dilation) * dilation,
    };
    (from + steps).wrapping_sub(padding)
}

/// Calls `begin` for each window of each channel of an input `X`, then `see` with each element of the window and its
/// position in its plane, then `end` with the offset in an output of layout `L`.
///
/// # Safety
/// `x` is the first element of the input. If the output is `unique` and the elements are plain numbers, the closures may
/// be called on several threads at once, `end` with different offsets.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn slide<Op: WindowOp, O: WindowOptions<Op>, X: Materialized, L: Layout, State>(
    x: *const X::Elem,
    unique: bool,
    begin: impl Fn(usize) -> State + Copy,
    see: impl Fn(&mut State, X::Elem, usize) + Copy,
    end: impl Fn(State, usize, &Window, &Seen) + Copy,
) {
    let g = const { Window::of::<PoolWindowRule<Op, X::Shape, O>>() };
    let [batches, channels, _, _] = g.input;
    let rows = [1, 1, 1, 1, 1, batches, channels, g.output[2]];
    let windows = [batches, channels, g.output[2], g.output[3]];
    let work = cost(windows, taps::<Op, O, X>().saturating_add(1));
    // SAFETY: guaranteed by the caller; each row of the output is written by one thread only.
    unsafe {
        walk_shared::<X::Elem>(
            &rows,
            work,
            unique,
            #[cfg_attr(not(unoptimised), inline(always))]
            move |&[.., n, c, row]: &[usize; MAX_RANK]| {
                let g = &const { Window::of::<PoolWindowRule<Op, X::Shape, O>>() };
                let xs = const { four(<Four<Op, StridesOf<X>> as Shape>::SIZES, 0) };
                let os = const { four(<Four<Op, L::Strides> as Shape>::SIZES, 0) };
                let [batches, channels, high, wide] = g.input;
                within([n, c, row], [batches, channels, g.output[2]]);
                let inside = const { [all_inside::<Op, O, X>(0), all_inside::<Op, O, X>(1)] };
                for column in 0..g.output[3] {
                    let from = [row * g.stride[0], column * g.stride[1]];
                    let first = first_inside(from[0], g.padding[0], g.dilation[0]) * wide
                        + first_inside(from[1], g.padding[1], g.dilation[1]);
                    let mut state = begin(first);
                    for i in 0..g.kernel[0] {
                        let at = from[0] + i * g.dilation[0];
                        if inside[0] {
                            within([at], [high]);
                        }
                        let Some(y) = meets(at, g.padding[0], high) else {
                            continue;
                        };
                        for j in 0..g.kernel[1] {
                            let at = from[1] + j * g.dilation[1];
                            if inside[1] {
                                within([at], [wide]);
                            }
                            let Some(at) = meets(at, g.padding[1], wide) else {
                                continue;
                            };
                            let place = y * wide + at;
                            let at = n * xs[0] + c * xs[1] + y * xs[2] + at * xs[3];
                            // A valid index of the input.
                            see(&mut state, *x.add(at), place);
                        }
                    }
                    // Elements out of range of the padded input do not count.
                    let whole = [
                        (from[0] + g.kernel[0]).min(high + 2 * g.padding[0]) - from[0],
                        (from[1] + g.kernel[1]).min(wide + 2 * g.padding[1]) - from[1],
                    ];
                    let at = n * os[0] + c * os[1] + row * os[2] + column * os[3];
                    end(state, at, g, &Seen { from, whole });
                }
            },
        );
    }
}
/// As [`slide`], for windows whose elements are joined in any order: row by row, in whole vectors.
///
/// # Safety
/// As for `slide`, where [`by_rows`].
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn slide_rows<
    Op: WindowOp,
    O: WindowOptions<Op>,
    X: Materialized,
    L: Layout,
    J: Join<X::Elem>,
>(
    x: *const X::Elem,
    unique: bool,
    join: J,
    end: impl Fn(X::Elem, usize, &Window, &Seen) + Copy,
) {
    let g = const { Window::of::<PoolWindowRule<Op, X::Shape, O>>() };
    let [batches, channels, _, _] = g.input;
    let all = [1, 1, 1, 1, 1, batches, channels, g.output[2]];
    let windows = [batches, channels, g.output[2], g.output[3]];
    let work = cost(windows, g.kernel[0].saturating_add(g.kernel[1]));
    // SAFETY: guaranteed by the caller; each row of the output is written by one thread only.
    unsafe {
        walk_shared::<X::Elem>(
            &all,
            work,
            unique,
            #[cfg_attr(not(unoptimised), inline(always))]
            move |&[.., n, c, row]: &[usize; MAX_RANK]| {
                let g = &const { Window::of::<PoolWindowRule<Op, X::Shape, O>>() };
                let xs = const { four(<Four<Op, StridesOf<X>> as Shape>::SIZES, 0) };
                let os = const { four(<Four<Op, L::Strides> as Shape>::SIZES, 0) };
                let [_, _, high, wide] = g.input;
                let from = row * g.stride[0];
                // The rows of the window that are inside the input.
                let dilation = const { dilation::<Op, O, X>() };
                let skipped = g.padding[0].saturating_sub(from).div_ceil(dilation);
                let within = (g.padding[0] + high)
                    .saturating_sub(from)
                    .div_ceil(dilation);
                let within = if within < g.kernel[0] {
                    within
                } else {
                    g.kernel[0]
                };
                let mut line = [const { MaybeUninit::<X::Elem>::uninit() }; LINE];
                let line: *mut X::Elem = line.as_mut_ptr().cast();
                let reach = const { reach::<Op, O, X>() };
                // Columns as many as a line has room for.
                let at_once = const { columns_at_once::<Op, O, X>() };
                let mut done = 0;
                while done < g.output[3] {
                    let left = g.output[3] - done;
                    let columns = if left < at_once { left } else { at_once };
                    let begin = done * g.stride[1];
                    let length = (columns - 1) * g.stride[1] + reach;
                    for i in 0..length {
                        line.add(i).write(J::NONE);
                    }
                    // Those of the line that are in the input.
                    let first = g.padding[1].saturating_sub(begin);
                    let behind = (g.padding[1] + wide).saturating_sub(begin);
                    let behind = if behind < length { behind } else { length };
                    if within > skipped && first < behind {
                        let y = from + skipped * dilation - g.padding[0];
                        let x_at = begin + first - g.padding[1];
                        let rows = Rows {
                            first: x.add(n * xs[0] + c * xs[1] + y * xs[2] + x_at),
                            step: dilation.wrapping_mul(xs[2]),
                            rows: within - skipped,
                        };
                        let line = core::slice::from_raw_parts_mut(line.add(first), behind - first);
                        joined(rows, line, join);
                    }
                    let mut windows = [const { MaybeUninit::<X::Elem>::uninit() }; LINE];
                    if const { by_columns::<Op, O, X, J>() } {
                        let windows: *mut X::Elem = windows.as_mut_ptr().cast();
                        for i in 0..columns {
                            windows.add(i).write(J::NONE);
                        }
                        let taps = Rows {
                            first: line.cast_const(),
                            step: g.dilation[1],
                            rows: g.kernel[1],
                        };
                        joined(
                            taps,
                            core::slice::from_raw_parts_mut(windows, columns),
                            join,
                        );
                        for column in 0..columns {
                            let all = windows.add(column).read();
                            let column = done + column;
                            let at = n * os[0] + c * os[1] + row * os[2] + column * os[3];
                            end(all, at, g, &Seen::at(g, [row, column]));
                        }
                        done += columns;
                        continue;
                    }
                    for column in 0..columns {
                        let first = line.add(column * g.stride[1]);
                        let all = if const { across_columns::<Op, O, X>() } {
                            across(core::slice::from_raw_parts(first, g.kernel[1]), join)
                        } else {
                            (0..g.kernel[1]).fold(J::NONE, |all, tap| {
                                J::join(all, first.add(tap * g.dilation[1]).read())
                            })
                        };
                        let column = done + column;
                        let at = n * os[0] + c * os[1] + row * os[2] + column * os[3];
                        end(all, at, g, &Seen::at(g, [row, column]));
                    }
                    done += columns;
                }
            },
        );
    }
}
/// The distance between rows of a window, not 0.
const fn dilation<Op: WindowOp, O: WindowOptions<Op>, X: Materialized>() -> usize {
    let g = Window::of::<PoolWindowRule<Op, X::Shape, O>>();
    if g.dilation[0] > 1 { g.dilation[0] } else { 1 }
}
/// The number of columns from the first to the last of a window.
const fn reach<Op: WindowOp, O: WindowOptions<Op>, X: Materialized>() -> usize {
    let g = Window::of::<PoolWindowRule<Op, X::Shape, O>>();
    g.kernel[1].saturating_sub(1) * g.dilation[1] + 1
}
/// The number of columns of the result whose windows a line has room for: all of them, or some.
const fn columns_at_once<Op: WindowOp, O: WindowOptions<Op>, X: Materialized>() -> usize {
    let g = Window::of::<PoolWindowRule<Op, X::Shape, O>>();
    let stride = if g.stride[1] > 1 { g.stride[1] } else { 1 };
    let most = LINE.saturating_sub(reach::<Op, O, X>()) / stride + 1;
    if most < g.output[3] {
        most
    } else {
        g.output[3]
    }
}
/// Whether the windows of a line are joined as its rows are, in vectors of adjacent windows.
const fn by_columns<Op: WindowOp, O: WindowOptions<Op>, X: Materialized, J: Join<X::Elem>>() -> bool
{
    let g = Window::of::<PoolWindowRule<Op, X::Shape, O>>();
    g.stride[1] == 1 && g.kernel[1] >= J::MANY && g.output[3] >= 16
}
/// Whether the columns of a window are joined in vectors. 64 columns of `f32` at distances of 2 take 1 ms for 50,000 windows,
/// and 10 ms one by one; of 24 columns, one by one is as fast.
const fn across_columns<Op: WindowOp, O: WindowOptions<Op>, X: Materialized>() -> bool {
    let g = Window::of::<PoolWindowRule<Op, X::Shape, O>>();
    g.dilation[1] == 1 && g.kernel[1] >= 32
}
/// Whether windows are joined row by row: the elements of a row are one element apart, and rows are long enough.
/// Windows of two columns that do not overlap are faster one by one. A line of elements with many derivatives would be
/// large on the stack.
const fn by_rows<Op: WindowOp, O: WindowOptions<Op>, X: Materialized>() -> bool {
    let g = Window::of::<PoolWindowRule<Op, X::Shape, O>>();
    let one_by_one = g.kernel[1] <= 2 && g.padding[0] == 0 && g.padding[1] == 0;
    VECTORS
        && size_of::<X::Elem>() <= 8
        && !one_by_one
        && four(<Four<Op, StridesOf<X>> as Shape>::SIZES, 0)[3] == 1
        && g.input[3] >= 4
        // What two lines overlap is joined for both.
        && reach::<Op, O, X>() <= LINE / 2
}
/// Whether all windows are inside the input along its height or its width.
const fn all_inside<Op: WindowOp, O: WindowOptions<Op>, X: Materialized>(d: usize) -> bool {
    let g = Window::of::<PoolWindowRule<Op, X::Shape, O>>();
    let (input, output) = (g.input[d + 2], g.output[d + 2]);
    let last =
        output.saturating_sub(1) * g.stride[d] + g.kernel[d].saturating_sub(1) * g.dilation[d];
    g.padding[d] == 0 && last < input
}
/// The number of elements of a window.
const fn taps<Op: WindowOp, O: WindowOptions<Op>, X: Materialized>() -> usize {
    let g = Window::of::<PoolWindowRule<Op, X::Shape, O>>();
    g.kernel[0].saturating_mul(g.kernel[1])
}
/// The cost of one element of a pool's window, in additions.
const READ: usize = 4;
/// The cost of so many reads for each window: more than memory has elements, so that 32 bits may not hold it.
const fn cost(windows: [usize; 4], reads: usize) -> usize {
    let [a, b, high, wide] = windows;
    a.saturating_mul(b)
        .saturating_mul(high)
        .saturating_mul(wide)
        .saturating_mul(reads)
        .saturating_mul(READ)
}

kernels! {
    [Op: WindowOp, O: WindowOptions<Op>, X: ExprNode<Elem: Poolable>, Out: Shape]
    MaxPool<Op, O, X, Out> => MaxPool<Op, O, X::Placed, Out>, X::Elem, Out;
    x: X;
    |this| MaxPool { x, options: this.options, output: this.output };
    [Op: WindowOp, O: WindowOptions<Op>, X: ExprNode<Elem: Poolable>, Out: Shape]
    MaxPoolIndices<Op, O, X, Out> => MaxPoolIndices<Op, O, X::Placed, Out>, usize, Out, NoDerivative<operation::indices>;
    x: X;
    |this| MaxPoolIndices { x, options: this.options, output: this.output };
    [Op: WindowOp, O: WindowOptions<Op>, X: ExprNode<Elem: Real>, Out: Shape]
    AveragePool<Op, O, X, Out> => AveragePool<Op, O, X::Placed, Out>, X::Elem, Out;
    x: X;
    |this| AveragePool { x, divisor: this.divisor, padding_counts: this.padding_counts, options: this.options, output: this.output };
    [Op: WindowOp, X: ExprNode<Elem: Real>, Out: Shape]
    AdaptivePool<Op, X, Out, false> => AdaptivePool<Op, X::Placed, Out, false>, X::Elem, Out;
    x: X;
    |this| AdaptivePool { x, op: this.op, output: this.output };
    [Op: WindowOp, X: ExprNode<Elem: Poolable>, Out: Shape]
    AdaptivePool<Op, X, Out, true> => AdaptivePool<Op, X::Placed, Out, true>, X::Elem, Out;
    x: X;
    |this| AdaptivePool { x, op: this.op, output: this.output };
}

macro_rules! pools {
    ($(
        $Pool:ident: $Bound:ident, $Elem:ty, |$self:ident| $begin:expr, $see:expr, $end:expr;
        $({ by rows: $join:expr, $joined:expr })?
    )*) => { $(
        // SAFETY: `slide` visits every index of the output, whose sizes were checked at compile time.
        unsafe impl<Op: WindowOp, O: WindowOptions<Op>, X: Materialized, Out: Shape> Compute
            for $Pool<Op, O, X, Out>
        where
            X::Elem: $Bound,
        {
            type Elem = $Elem;
            type Shape = Out;
            unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut $Elem, unique: bool) {
                let $self = self;
                $(
                    if const { by_rows::<Op, O, X>() } {
                        let end = $joined;
                        // SAFETY: the first element of the input; `at` is a valid offset of the output.
                        return unsafe {
                            slide_rows::<Op, O, X, L, _>(
                                self.x.first(),
                                unique,
                                $join,
                                #[cfg_attr(not(unoptimised), inline(always))]
                                move |all, at, g, seen| out.add(at).write(end(all, g, seen)),
                            )
                        };
                    }
                )?
                let end = $end;
                // SAFETY: the first element of the input; `at` is a valid offset of the output.
                unsafe {
                    slide::<Op, O, X, L, _>(
                        self.x.first(),
                        unique,
                        $begin,
                        $see,
                        #[cfg_attr(not(unoptimised), inline(always))]
                        move |state, at, g, seen| out.add(at).write(end(state, g, seen)),
                    );
                }
            }
        }
    )* };
}
pools! {
    MaxPool: Poolable, X::Elem, |_pool|
        |_| <X::Elem as Poolable>::LOWEST,
        #[cfg_attr(not(unoptimised), inline(always))] |best, x, _| if x.above(*best) { *best = x },
        |best: X::Elem, _: &Window, _: &Seen| best;
        { by rows: Most, |best: X::Elem, _: &Window, _: &Seen| best }
    MaxPoolIndices: Poolable, usize, |_pool|
        |first| (<X::Elem as Poolable>::LOWEST, first),
        // Of several NaN the last one, as in PyTorch.
        #[cfg_attr(not(unoptimised), inline(always))] |best, x, at| if x.above(best.0) || x.below(X::Elem::LOWEST) { *best = (x, at) },
        |best: (X::Elem, usize), _: &Window, _: &Seen| best.1;
    AveragePool: Real, X::Elem, |pool|
        |_| ShortSum::new(),
        #[cfg_attr(not(unoptimised), inline(always))] |sum, x, _| sum.add(x),
        { let mean = pool.mean(); move |sum: ShortSum<X::Elem>, g: &Window, seen: &Seen| mean(sum.total(), g, seen) };
        { by rows: Total, pool.mean() }
}

macro_rules! without_fields {
    ($($(#[$doc:meta])* $Pool:ident;)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $Pool<Op, O, X, Out> {
            pub(crate) x: X,
            options: PhantomData<(Op, O)>,
            output: AcceptedLayout<Out>,
        }
        impl<Op, O, X, Out> $Pool<Op, O, X, Out> {
            pub(crate) fn new(x: X) -> Self {
                Self { x, options: PhantomData, output: PhantomData }
            }
        }
    )* };
}
without_fields! {
    /// The largest element of each window.
    MaxPool;
    /// The index of the largest element of each window.
    MaxPoolIndices;
}
impl<Op, O, X, Out> Lazy<MaxPool<Op, O, X, Out>> {
    /// Returns the indices of the largest elements instead of the elements: positions in their plane, in row-major
    /// order; of equal elements, the first. PyTorch's `F.max_pool2d_with_indices`, `return_indices=True`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![1, 2, 4]> = tensor![[[3.0, 1.0, 4.0, 1.0], [5.0, 9.0, 2.0, 6.0]]];
    /// assert_eq!(x.max_pool2d::<Kernel<2>>().eval().as_slice(), [9.0, 6.0]);
    /// assert_eq!(x.max_pool2d::<Kernel<2>>().indices().eval().as_slice(), [5, 7]);
    /// ```
    pub fn indices(self) -> Lazy<MaxPoolIndices<Op, O, X, Out>> {
        Lazy(MaxPoolIndices::new(self.0.x))
    }
}

/// The mean of each window.
#[derive(Clone, Copy, Debug)]
pub struct AveragePool<Op, O, X, Out> {
    pub(crate) x: X,
    pub(crate) padding_counts: bool,
    pub(crate) divisor: Option<usize>,
    options: PhantomData<(Op, O)>,
    output: AcceptedLayout<Out>,
}
impl<Op, O, X, Out> AveragePool<Op, O, X, Out> {
    pub(super) fn new(x: X) -> Self {
        Self {
            x,
            padding_counts: true,
            divisor: None,
            options: PhantomData,
            output: PhantomData,
        }
    }
    /// The mean of a window, whose elements have been added.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn mean<T: Real>(&self) -> impl Fn(T, &Window, &Seen) -> T + Copy + use<Op, O, X, Out, T> {
        // As `divisor`, which as a call here costs two fifths more.
        let (divisor, padding_counts) = (self.divisor, self.padding_counts);
        move |sum: T, g: &Window, seen: &Seen| {
            let mut n = 1;
            for d in 0..2 {
                let (from, to) = (seen.from[d], seen.from[d] + seen.whole[d]);
                let (start, end) = (g.padding[d], g.padding[d] + g.input[d + 2]);
                n *= match padding_counts {
                    true => seen.whole[d],
                    false => to.min(end).saturating_sub(from.max(start)),
                };
            }
            sum / count(divisor.unwrap_or(n))
        }
    }
    pub(crate) fn with(x: X, padding_counts: bool, divisor: Option<usize>) -> Self {
        Self {
            padding_counts,
            divisor,
            ..Self::new(x)
        }
    }
}
/// The divisor of the sum of a window: fixed, or the number of elements, with or without those of the padding.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn divisor(
    (padding_counts, fixed): (bool, Option<usize>),
    g: &Window,
    seen: &Seen,
) -> usize {
    let mut n = 1;
    for d in 0..2 {
        let (from, to) = (seen.from[d], seen.from[d] + seen.whole[d]);
        let (start, end) = (g.padding[d], g.padding[d] + g.input[d + 2]);
        n *= match padding_counts {
            true => seen.whole[d],
            false => to.min(end).saturating_sub(from.max(start)),
        };
    }
    fixed.unwrap_or(n)
}
impl<Op, O, X, Out> Lazy<AveragePool<Op, O, X, Out>> {
    /// Sets whether the zeros of the padding count as elements of the mean; true by default. PyTorch's
    /// `count_include_pad`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![1, 4]> = tensor![[2.0, 4.0, 6.0, 8.0]];
    /// let pool = || x.avg_pool1d::<(Kernel<2>, Padding<1>)>();
    /// assert_eq!(pool().eval().as_slice(), [1.0, 5.0, 4.0]);
    /// assert_eq!(pool().count_include_pad(false).eval().as_slice(), [2.0, 5.0, 8.0]);
    /// ```
    pub fn count_include_pad(mut self, counts: bool) -> Self {
        self.0.padding_counts = counts;
        self
    }
    /// Sets the divisor of each window's sum; the default is the window size. A divisor of 0 gives infinities and NaN,
    /// where PyTorch raises an error. PyTorch's `divisor_override`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![1, 2, 2]>::ones();
    /// assert_eq!(x.avg_pool2d::<Kernel<2>>().divisor_override(1).eval().as_slice(), [4.0]);
    /// ```
    pub fn divisor_override(mut self, divisor: usize) -> Self {
        self.0.divisor = Some(divisor);
        self
    }
}

/// The means, or the largest elements, of parts of an input.
#[derive(Clone, Copy, Debug)]
pub struct AdaptivePool<Op, X, Out, const MAX: bool> {
    pub(crate) x: X,
    op: PhantomData<Op>,
    output: AcceptedLayout<Out>,
}
impl<Op, X, Out, const MAX: bool> AdaptivePool<Op, X, Out, MAX> {
    pub(crate) fn new(x: X) -> Self {
        Self {
            x,
            op: PhantomData,
            output: PhantomData,
        }
    }
}

/// The start and the end of part `i` of `parts`.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) const fn part(i: usize, parts: usize, size: usize) -> (usize, usize) {
    if parts == 0 {
        return (0, 0);
    }
    // In two steps, so that the largest product is that of a remainder and `parts`.
    let (whole, rest) = (size / parts, size % parts);
    let (from, to) = (i * rest, (i + 1) * rest);
    (
        i * whole + from / parts,
        (i + 1) * whole + to.div_ceil(parts),
    )
}

macro_rules! adaptive {
    (
        $max:literal, $Bound:ident, $begin:expr, |$state:ident, $x:ident| $see:expr, |$n:ident| $end:expr;
        by rows: $join:expr, |$all:ident| $joined:expr;
        $(of many: $of_many:expr)?
    ) => {
        // SAFETY: the loops visit every index of the output: batch and channels of the input, then its parts.
        unsafe impl<Op: WindowOp, X: Materialized, Out: Shape> Compute
            for AdaptivePool<Op, X, Out, $max>
        where
            X::Elem: $Bound,
        {
            type Elem = X::Elem;
            type Shape = Out;
            unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut X::Elem, unique: bool) {
                let [batches, channels, high, wide] =
                    const { four(<Four<Op, X::Shape> as Shape>::SIZES, 0) };
                let [_, _, rows, columns] = const { four(<Four<Op, Out> as Shape>::SIZES, 0) };
                // Each element of the input is read once, or twice where parts overlap.
                let work = cost([batches, channels, high, wide], 1)
                    .saturating_add(cost([batches, channels, rows, columns], 1));
                let all = [1, 1, 1, 1, 1, batches, channels, rows];
                let first = self.x.first();
                // SAFETY: each row of the output is written by one thread only.
                unsafe {
                    walk_shared::<X::Elem>(
                        &all,
                        work,
                        unique,
                        #[cfg_attr(not(unoptimised), inline(always))]
                        move |&[.., n, c, row]: &[usize; MAX_RANK]| {
                            let [batches, channels, high, wide] =
                                const { four(<Four<Op, X::Shape> as Shape>::SIZES, 0) };
                            let xs = const { four(<Four<Op, StridesOf<X>> as Shape>::SIZES, 0) };
                            let [_, _, rows, columns] =
                                const { four(<Four<Op, Out> as Shape>::SIZES, 0) };
                            let os = const { four(<Four<Op, L::Strides> as Shape>::SIZES, 0) };
                            within([n, c, row], [batches, channels, rows]);
                            let (top, bottom) = part(row, rows, high);
                            if const { whole_planes::<Op, X, Out>() } {
                                let plane = first.add(n * xs[0] + c * xs[1]);
                                let (count, mut from) = (high * wide, 0);
                                let mut joined = none::<X::Elem, _>($join);
                                while from < count {
                                    let left = count - from;
                                    let some = if left < WHOLE { left } else { WHOLE };
                                    // Elements of the plane, which are contiguous.
                                    let line = core::slice::from_raw_parts(plane.add(from), some);
                                    joined = both(joined, across(line, $join), $join);
                                    from += some;
                                }
                                let ($n, $all) = (count, joined);
                                // The index of the output's only element.
                                out.add(n * os[0] + c * os[1]).write($joined);
                                return;
                            }
                            if const { parts_by_rows::<Op, X, Out>($max) } {
                                let mut line = [const { MaybeUninit::<X::Elem>::uninit() }; LINE];
                                let line: *mut X::Elem = line.as_mut_ptr().cast();
                                let at_once = const { parts_at_once::<Op, X, Out>() };
                                let mut done = 0;
                                while done < columns {
                                    let to = if columns - done < at_once { columns } else { done + at_once };
                                    let start = part(done, columns, wide).0;
                                    let stop = part(to - 1, columns, wide).1;
                                    // A part that is longer than a line, a line at a time.
                                    let mut begin = start;
                                    while begin < stop {
                                        let end = if stop - begin < LINE { stop } else { begin + LINE };
                                        let mut from = top;
                                        while from < bottom {
                                            for i in 0..end - begin {
                                                line.add(i).write(none::<X::Elem, _>($join));
                                            }
                                            let left = bottom - from;
                                            let of = Rows {
                                                first: first.add(n * xs[0] + c * xs[1] + from * xs[2] + begin),
                                                step: xs[2],
                                                rows: if left < AT_ONCE { left } else { AT_ONCE },
                                            };
                                            joined(of, core::slice::from_raw_parts_mut(line, end - begin), $join);
                                            for column in done..to {
                                                let (left, right) = part(column, columns, wide);
                                                let $n = (bottom - top) * (right - left);
                                                let left = if left > begin { left } else { begin };
                                                let right = if right < end { right } else { end };
                                                let line = line.add(left - begin);
                                                let line = core::slice::from_raw_parts(line, right - left);
                                                let $all = across(line, $join);
                                                let at = n * os[0] + c * os[1] + row * os[2] + column * os[3];
                                                // A valid index of the output, which has the rows and columns before these.
                                                let at = out.add(at);
                                                let more = from > top || begin > start;
                                                let $all = if more { both(at.read(), $all, $join) } else { $all };
                                                let last = from + of.rows == bottom && end == stop;
                                                at.write(if last { $joined } else { $all });
                                            }
                                            from += of.rows;
                                        }
                                        begin = end;
                                    }
                                    done = to;
                                }
                                return;
                            }
                            for column in 0..columns {
                                let (left, right) = part(column, columns, wide);
                                $(if const { largest_part::<Op, X, Out>() > MANY } {
                                    let $all = $of_many(
                                        first.add(n * xs[0] + c * xs[1] + top * xs[2] + left * xs[3]),
                                        [bottom - top, right - left],
                                        [xs[2], xs[3]],
                                    );
                                    let at = n * os[0] + c * os[1] + row * os[2] + column * os[3];
                                    let $n = (bottom - top) * (right - left);
                                    // A valid index of the output.
                                    out.add(at).write($joined);
                                    continue;
                                })?
                                let mut $state = $begin;
                                for y in top..bottom {
                                    for x in left..right {
                                        let at = n * xs[0] + c * xs[1] + y * xs[2] + x * xs[3];
                                        // A valid index of the input: each part ends within its size.
                                        let $x = *first.add(at);
                                        $see;
                                    }
                                }
                                let at = n * os[0] + c * os[1] + row * os[2] + column * os[3];
                                let $n = (bottom - top) * (right - left);
                                // A valid index of the output.
                                out.add(at).write($end);
                            }
                        },
                    );
                }
            }
        }
    };
}
adaptive!(false, Real, ShortSum::new(), |sum, x| sum.add(x), |n| sum
    .total()
    / count(n);
    by rows: Total, |all| all / count(n);
    of many: sum_of_many);
adaptive!(
    true,
    Poolable,
    <X::Elem as Poolable>::LOWEST,
    |best, x| if x.above(best) {
        best = x
    },
    |_n| best;
    by rows: Most, |all| all;
);
/// The number of rows of a part that are joined before the result: a longer sum loses digits.
const AT_ONCE: usize = 128;
/// The number of elements from which on a sum adds blocks pairwise, which takes longer.
const MANY: usize = 2048;
/// The number of elements that no part of an input exceeds.
const fn largest_part<Op: WindowOp, X: Materialized, Out: Shape>() -> usize {
    let [_, _, high, wide] = four(<Four<Op, X::Shape> as Shape>::SIZES, 0);
    let [_, _, rows, columns] = four(<Four<Op, Out> as Shape>::SIZES, 0);
    longest(high, rows).saturating_mul(longest(wide, columns))
}
/// The size that none of the parts of a size exceeds: a part begins and ends within an element.
const fn longest(size: usize, parts: usize) -> usize {
    match size.checked_div(parts) {
        Some(whole) => whole.saturating_add(2),
        None => 0,
    }
}
/// The sum of rows of elements, at these steps, in blocks that are added pairwise: lines are added in vectors.
///
/// # Safety
/// The elements are readable.
#[inline(never)]
unsafe fn sum_of_many<T: Real>(
    first: *const T,
    [rows, columns]: [usize; 2],
    steps: [usize; 2],
) -> T {
    let (rows, columns) = match steps == [columns, 1] {
        true => (1, rows * columns),
        false => (rows, columns),
    };
    let mut sum = Sum::of_at_most(usize::MAX);
    for y in 0..rows {
        let row = first.wrapping_add(y * steps[0]);
        let mut x = 0;
        // Where there are vectors, a sum has blocks.
        while VECTORS && steps[1] == 1 && columns - x >= FEW {
            let long = LINE.min(columns - x);
            // SAFETY: the caller's promise: the row has elements up to `x + long`, one element apart.
            let line = unsafe { core::slice::from_raw_parts(row.add(x), long) };
            sum.blocks.push(across(line, Total));
            x += long;
        }
        for x in x..columns {
            // SAFETY: the caller's promise: this is an element of the row.
            sum.add(unsafe { row.add(x * steps[1]).read() });
        }
    }
    sum.total()
}
/// The smallest number of elements of a line that is added in vectors.
const FEW: usize = 32;
/// The number of parts of a row that a line has room for: all of them, or some; one, even if it is longer than a line.
const fn parts_at_once<Op: WindowOp, X: Materialized, Out: Shape>() -> usize {
    let [_, _, _, wide] = four(<Four<Op, X::Shape> as Shape>::SIZES, 0);
    let [_, _, _, columns] = four(<Four<Op, Out> as Shape>::SIZES, 0);
    if wide <= LINE {
        return columns;
    }
    // Adjacent parts begin and end within an element of `wide / columns` times their number.
    let some = (LINE - 2).saturating_mul(columns) / wide;
    if some > 1 { some } else { 1 }
}
/// The elements of a plane that are joined at a time, of at most sixteen such parts: of more, long sums would lose digits.
const WHOLE: usize = 1024;
/// Whether each part is a plane whose elements are contiguous: it is a line. `[8, 64, 28, 28]` to 1 takes 14 µs on a Zen 5, and
/// 28 row by row.
const fn whole_planes<Op: WindowOp, X: Materialized, Out: Shape>() -> bool {
    let [_, _, high, wide] = four(<Four<Op, X::Shape> as Shape>::SIZES, 0);
    let [_, _, rows, columns] = four(<Four<Op, Out> as Shape>::SIZES, 0);
    let [_, _, step, one] = four(<Four<Op, StridesOf<X>> as Shape>::SIZES, 0);
    VECTORS
        && rows == 1
        && columns == 1
        && one == 1
        && (high == 1 || step == wide)
        && size_of::<X::Elem>() <= 8
        && high * wide >= 16
        && high * wide <= 16 * WHOLE
}

/// Whether the parts of an input are joined row by row: the elements of a row are one element apart, and parts have
/// several rows and columns, but sums not so many rows that adding some at a time loses digits. A line of elements with
/// many derivatives would be large on the stack.
const fn parts_by_rows<Op: WindowOp, X: Materialized, Out: Shape>(max: bool) -> bool {
    let [_, _, high, wide] = four(<Four<Op, X::Shape> as Shape>::SIZES, 0);
    let [_, _, rows, columns] = four(<Four<Op, Out> as Shape>::SIZES, 0);
    VECTORS
        && four(<Four<Op, StridesOf<X>> as Shape>::SIZES, 0)[3] == 1
        && size_of::<X::Elem>() <= 8
        && (max || wide <= LINE || longest(wide, columns) <= LINE)
        && (max || longest(high, rows) <= LINE)
        && wide >= 4 * columns
        && high * wide >= 16 * rows * columns
}
#[cfg_attr(not(unoptimised), inline(always))]
const fn none<T, J: Join<T>>(_: J) -> T {
    J::NONE
}
#[cfg_attr(not(unoptimised), inline(always))]
fn both<T, J: Join<T>>(a: T, b: T, _: J) -> T {
    J::join(a, b)
}
