//! The kernel of the convolutions: sums of products of windows and weights.
//!
//! Tiles of the output, of several channels by several columns, stay in registers while a loop iterates over the window;
//! each sum is one accumulator that adds the window's products in order, whatever the tile size. With feature `std`
//! images of few positions are products of matrices (`few`, which also decides which are); other
//! tiles read a copy of the input in which all windows are alike (`planes`), of 32 output channels and more with AVX-512
//! by vectors of channels (`channels`), or the input itself if a depthwise window is 3x3 (`depthwise`), and windows of one
//! element are products of matrices with AVX-512 (`products`); without `std` the input, or copies of single windows (`tiles`). Processors without vectors use another loop, which is smaller.

#[cfg(all(
    feature = "std",
    target_arch = "x86_64",
    not(feature = "reproducible"),
    not(miri)
))]
mod channels;
#[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
mod depthwise;
#[cfg(all(feature = "std", not(feature = "reproducible")))]
pub(crate) mod few;
#[cfg(feature = "std")]
mod planes;
#[cfg(all(
    feature = "std",
    target_arch = "x86_64",
    not(feature = "reproducible"),
    not(miri)
))]
mod products;
#[cfg(any(not(feature = "std"), test))]
mod tiles;
#[cfg(all(feature = "std", not(feature = "reproducible")))]
pub(crate) mod weights;
#[cfg(all(
    feature = "std",
    target_arch = "x86_64",
    not(feature = "reproducible"),
    not(miri)
))]
mod weights_by_channels;

use super::LANES;
use super::conv::meets;
use crate::expr::simd_dispatch::VECTORS;
use crate::layout::Window;
use crate::num::offset::{Numbered, index};
use crate::ops::Arithmetic;

/// A tensor of four dimensions: the first element and the strides.
#[derive(Clone, Copy)]
pub(crate) struct Strided<T> {
    pub(crate) first: *const T,
    pub(crate) steps: [usize; 4],
}

/// A convolution: its sizes, and the strides of input, weight and output.
pub(crate) struct Plan {
    batches: usize,
    groups: usize,
    /// Input and output channels per group.
    per: usize,
    made: usize,
    /// Height and width.
    input: [usize; 2],
    output: [usize; 2],
    kernel: [usize; 2],
    stride: [usize; 2],
    padding: [usize; 2],
    dilation: [usize; 2],
    /// The ranges of outputs along height and width whose windows are completely inside the input.
    inside: [[usize; 2]; 2],
    xs: [usize; 4],
    /// Of output channels, input channels, rows and columns; that of rows and columns may be negative (wrapped around).
    ws: [usize; 4],
    /// The stride of the weight between groups.
    group: usize,
    os: [usize; 4],
}

impl Plan {
    /// The number of multiplications.
    #[cfg(feature = "rayon")]
    fn work(&self) -> usize {
        let [high, wide] = self.kernel;
        let sums = self.batches * self.groups * self.made * self.output[0] * self.output[1];
        sums.saturating_mul(self.per * high * wide)
    }
    pub(crate) const fn new(g: Window, xs: [usize; 4], ws: [usize; 4], os: [usize; 4]) -> Self {
        let groups = if g.groups == 0 { 1 } else { g.groups };
        let [mut input, mut output] = [[g.input[2], g.input[3]], [g.output[2], g.output[3]]];
        // If windows are single, adjacent elements, an image is treated as one row.
        if g.kernel[0] == 1
            && g.kernel[1] == 1
            && input[0] == output[0]
            && input[1] == output[1]
            && g.stride[0] == 1
            && g.stride[1] == 1
            && g.padding[0] == 0
            && g.padding[1] == 0
            && xs[2] == input[1] * xs[3]
            && os[2] == output[1] * os[3]
        {
            input = [1, input[0] * input[1]];
            output = input;
        }
        let mut d = 0;
        let mut inside = [[0; 2]; 2];
        while d < 2 {
            inside[d] = Self::inside(&g, input[d], output[d], d);
            d += 1;
        }
        Self {
            batches: g.input[0],
            groups,
            per: g.input[1] / groups,
            made: g.output[1] / groups,
            input,
            output,
            kernel: g.kernel,
            stride: g.stride,
            padding: g.padding,
            dilation: g.dilation,
            inside,
            xs,
            ws,
            group: g.output[1] / groups * ws[0],
            os,
        }
    }
    /// Whether no window reaches into the padding.
    fn is_inside(&self) -> bool {
        let [high, wide] = self.output;
        self.inside == [[0, high], [0, wide]]
    }
    const fn inside(g: &Window, input: usize, output: usize, d: usize) -> [usize; 2] {
        let reach = (g.kernel[d] - 1) * g.dilation[d];
        let from = g.padding[d].div_ceil(g.stride[d]);
        // The last start of a window that ends inside the input, counted with the padding.
        let Some(last) = (input + g.padding[d]).checked_sub(reach + 1) else {
            return [0, 0];
        };
        let to = last / g.stride[d] + 1;
        let to = if to < output { to } else { output };
        if from < to { [from, to] } else { [0, 0] }
    }
}

/// Writes a convolution.
///
/// # Safety
/// Input, weight, bias (the first element and the stride) and output are those that the plan was made for. If the
/// output is `unique`, nobody else reads or writes it.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn convolve<T: Arithmetic>(
    plan: &Plan,
    x: *const T,
    w: *const T,
    bias: Option<(*const T, usize)>,
    out: *mut T,
    unique: bool,
) {
    let _ = unique;
    // SAFETY: guaranteed by the caller.
    unsafe {
        if VECTORS {
            in_tiles(plan, x, w, bias, out, unique);
        } else {
            in_lanes(plan, x, w, bias, out);
        }
    }
}

/// Writes a convolution of stride 1 whose padding stands for what is not there: no tap is multiplied with it, as one that
/// is infinite or NaN would give NaN.
///
/// # Safety
/// As for [`convolve`].
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn convolve_unpadded<T: Arithmetic>(
    plan: &Plan,
    x: *const T,
    w: *const T,
    out: *mut T,
) {
    let [high, wide] = plan.kernel;
    let sizes = [plan.groups * plan.made, plan.per, high, wide];
    // SAFETY: guaranteed by the caller.
    unsafe {
        // Without vectors, the padding is not read.
        if !VECTORS || plan.is_inside() || are_finite(w, sizes, plan.ws) {
            convolve(plan, x, w, None, out, true);
        } else {
            in_rows(plan, x, w, None, out);
        }
    }
}

/// Whether no element of a weight is infinite or NaN.
///
/// # Safety
/// The weight has these sizes and strides.
#[inline(never)]
unsafe fn are_finite<T: Arithmetic>(w: *const T, sizes: [usize; 4], steps: [usize; 4]) -> bool {
    if sizes.contains(&0) {
        return true;
    }
    // Adjacent elements are one run, for a loop in vectors.
    let (mut outer, mut run) = (sizes, 1);
    for d in (0..4).rev() {
        if outer[d] != 1 && steps[d] != run {
            break;
        }
        run *= outer[d];
        outer[d] = 1;
    }
    let [outputs, inputs, rows, columns] = outer;
    for o in 0..outputs {
        for c in 0..inputs {
            for i in 0..rows {
                for j in 0..columns {
                    let at = index!(o * steps[0] + c * steps[1] + i * steps[2] + j * steps[3]);
                    // SAFETY: Bounds: the caller's promise: the indices are less than the sizes, and the elements of a run
                    // are adjacent.
                    let run = unsafe { core::slice::from_raw_parts(w.add(at), run) };
                    let is_finite = |w: &T| w.times(T::ZERO) == T::ZERO;
                    if !run.iter().fold(true, |all, w| all & is_finite(w)) {
                        return false;
                    }
                }
            }
        }
    }
    true
}

/// A convolution of stride 1 that multiplies no tap with the padding, for weights that are seldom: sums of a part of a row
/// at a time.
///
/// # Safety
/// As for [`convolve`].
#[inline(never)]
unsafe fn in_rows<T: Arithmetic>(
    p: &Plan,
    x: *const T,
    w: *const T,
    bias: Option<(*const T, usize)>,
    out: *mut T,
) {
    const PART: usize = 4 * LANES;
    let [high, wide] = p.input;
    let [rows, columns] = p.output;
    for n in 0..p.batches {
        for o in 0..p.groups * p.made {
            let group = o.checked_div(p.made).unwrap_or(0);
            let w = w.wrapping_add(group * p.group + (o - group * p.made) * p.ws[0]);
            // SAFETY: Bounds: `o` is less than the size of the bias.
            let b = bias.map_or(T::ZERO, |(first, step)| unsafe {
                first.add(o * step).read()
            });
            for row in 0..rows {
                let mut column = 0;
                while column < columns {
                    let part = PART.min(columns - column);
                    let mut sums = [T::ZERO; PART];
                    for c in 0..p.per {
                        let x = x.wrapping_add(n * p.xs[0] + (group * p.per + c) * p.xs[1]);
                        for i in 0..p.kernel[0] {
                            let Some(y) = meets(row + i * p.dilation[0], p.padding[0], high) else {
                                continue;
                            };
                            let x = x.wrapping_add(y.wrapping_mul(p.xs[2]));
                            for j in 0..p.kernel[1] {
                                // The sums whose elements are in the row of the input.
                                let at = column + j * p.dilation[1];
                                let from = p.padding[1].saturating_sub(at).min(part);
                                let to = (p.padding[1] + wide).saturating_sub(at).min(part);
                                let first = (at + from).wrapping_sub(p.padding[1]);
                                let x = x.wrapping_add(first.wrapping_mul(p.xs[3]));
                                let tap = w.wrapping_add(
                                    (c * p.ws[1])
                                        .wrapping_add(i.wrapping_mul(p.ws[2]))
                                        .wrapping_add(j.wrapping_mul(p.ws[3])),
                                );
                                let sums = sums.get_mut(from..to).unwrap_or_default();
                                for (k, sum) in sums.iter_mut().numbered() {
                                    // SAFETY: Bounds: the tap is one of the weight, the element is in the row.
                                    let product =
                                        unsafe { tap.read().times(x.add(k * p.xs[3]).read()) };
                                    *sum = sum.plus(product);
                                }
                            }
                        }
                    }
                    let out = out
                        .wrapping_add(n * p.os[0] + o * p.os[1] + row * p.os[2] + column * p.os[3]);
                    for (k, sum) in sums.iter().numbered().take(part) {
                        // SAFETY: Bounds: a column of the output.
                        unsafe { out.add(k * p.os[3]).write(sum.plus(b)) };
                    }
                    column += part;
                }
            }
        }
    }
}

/// One function for all sizes, which keeps the code of a network of many layers small.
#[inline(never)]
unsafe fn in_tiles<T: Arithmetic>(
    plan: &Plan,
    x: *const T,
    w: *const T,
    bias: Option<(*const T, usize)>,
    out: *mut T,
    unique: bool,
) {
    #[cfg(all(feature = "std", not(feature = "reproducible")))]
    if few::takes::<T>(plan) {
        // SAFETY: guaranteed by the caller.
        return unsafe { few::convolve(plan, x, w, bias, out, unique) };
    }
    #[cfg(all(
        feature = "std",
        target_arch = "x86_64",
        not(feature = "reproducible"),
        not(miri)
    ))]
    // SAFETY: guaranteed by the caller.
    if unsafe { products::products(plan, x, w, bias, out, unique) } {
        return;
    }
    #[cfg(feature = "std")]
    // SAFETY: guaranteed by the caller.
    unsafe {
        planes::convolve(plan, x, w, bias, out, unique);
    }
    #[cfg(not(feature = "std"))]
    {
        let _ = unique;
        let part = 0..plan.steps();
        crate::expr::simd_dispatch::widest(tiles::Tiles {
            plan,
            x,
            w,
            bias,
            out,
            part,
        });
    }
}

/// One dimension of a transposed convolution: the outputs at one remainder of the stride, which are the outputs of an
/// ordinary convolution of stride 1 with some of the taps, in reverse order.
struct Phase {
    /// The number of outputs.
    outputs: usize,
    /// The last tap, the distance between taps and their number.
    last: usize,
    step: usize,
    taps: usize,
    dilation: usize,
    /// Elements of the input before the first window, or elements that the first window leaves out.
    padding: usize,
    skipped: usize,
}
impl Phase {
    /// The outputs `from`, `from + stride`, ... along the dimension `d`.
    fn new(g: &Window, d: usize, from: usize) -> Self {
        let [stride, dilation] = [g.stride[d], g.dilation[d]].map(|n| n.max(1));
        let (kernel, output) = (g.kernel[d], g.output[2 + d]);
        let rest = |n: usize| n.checked_rem(stride).unwrap_or(0);
        let meets = |tap: usize| rest(from + g.padding[d]) == rest(tap * dilation);
        let first = (0..kernel).find(|&tap| meets(tap)).unwrap_or(kernel);
        // The taps repeat after at most `stride` of them.
        let step = (1..stride)
            .find(|&n| rest(n * dilation) == 0)
            .unwrap_or(stride);
        let taps = kernel.saturating_sub(first).div_ceil(step);
        let last = first + step * taps.saturating_sub(1);
        let dilation_of = (dilation * step).checked_div(stride).unwrap_or(1);
        // The last tap is the first of the window: its element of the input for the first output, which may be before
        // the first one.
        let (ahead, behind) = (from + g.padding[d], last * dilation);
        let distance = |from: usize, to: usize| (to - from).checked_div(stride).unwrap_or(0);
        let (padding, skipped) = match ahead < behind {
            true => (distance(ahead, behind), 0),
            false => (0, distance(behind, ahead)),
        };
        Self {
            outputs: output.saturating_sub(from).div_ceil(stride),
            last,
            step,
            taps,
            dilation: dilation_of,
            padding,
            skipped,
        }
    }
}

/// Writes a transposed convolution, for processors with vectors: one ordinary convolution for each remainder of the
/// output's row and column by the stride.
///
/// # Safety
/// As for [`convolve`]; the window is that of the transposed convolution, and the strides of the weight are those of its
/// input channels, output channels, rows and columns.
#[inline(never)]
pub(crate) unsafe fn convolve_transposed<T: Arithmetic>(
    g: &Window,
    [xs, ws, os]: [[usize; 4]; 3],
    [x, w]: [*const T; 2],
    bias: Option<(*const T, usize)>,
    out: *mut T,
    unique: bool,
) {
    #[cfg(all(feature = "std", not(feature = "reproducible")))]
    if few::takes_transposed::<T>(g) {
        // SAFETY: guaranteed by the caller.
        return unsafe { few::convolve_transposed(g, [xs, ws, os], [x, w], bias, out, unique) };
    }
    let [per, made] = [g.input[1], g.output[1]].map(|n| n.checked_div(g.groups).unwrap_or(0));
    let mut is_finite = None;
    for from_row in 0..g.stride[0].min(g.output[2]) {
        for from_column in 0..g.stride[1].min(g.output[3]) {
            let phases = [Phase::new(g, 0, from_row), Phase::new(g, 1, from_column)];
            let [rows, columns] = &phases;
            // Without taps, the output is the bias: a convolution over no channels.
            let none = rows.taps == 0 || columns.taps == 0;
            let left = |d: usize| g.input[2 + d].saturating_sub(phases[d].skipped);
            let channels = if none { 0 } else { g.input[1] };
            let window = Window {
                input: [g.input[0], channels, left(0), left(1)],
                output: [g.output[0], g.output[1], rows.outputs, columns.outputs],
                kernel: [rows.taps.max(1), columns.taps.max(1)],
                stride: [1, 1],
                padding: [rows.padding, columns.padding],
                dilation: [rows.dilation, columns.dilation],
                groups: g.groups,
            };
            let plan = Plan {
                group: per * ws[0],
                ..Plan::new(
                    window,
                    xs,
                    [
                        ws[1],
                        ws[0],
                        rows.step.wrapping_mul(ws[2]).wrapping_neg(),
                        columns.step.wrapping_mul(ws[3]).wrapping_neg(),
                    ],
                    [
                        os[0],
                        os[1],
                        g.stride[0].wrapping_mul(os[2]),
                        g.stride[1].wrapping_mul(os[3]),
                    ],
                )
            };
            let x = x.wrapping_add(at([rows.skipped, columns.skipped], xs));
            let last = w.wrapping_add(at([rows.last, columns.last], ws));
            let out = out.wrapping_add(at([from_row, from_column], os));
            let [high, wide] = g.kernel;
            // SAFETY: guaranteed by the caller; the plan reads and writes elements of its input and output.
            unsafe {
                // The padding of the plan is not the caller's, so that its products do not count, not even those that are NaN.
                let finite = || are_finite(w, [g.input[1], made, high, wide], ws);
                if plan.is_inside() || *is_finite.get_or_insert_with(finite) {
                    in_tiles(&plan, x, last, bias, out, unique);
                } else {
                    in_rows(&plan, x, last, bias, out);
                }
            }
        }
    }
}

/// The distance of a row and a column. The stride of a dimension of size 1 is any number.
#[cfg_attr(not(unoptimised), inline(always))]
fn at([row, column]: [usize; 2], steps: [usize; 4]) -> usize {
    row.wrapping_mul(steps[2])
        .wrapping_add(column.wrapping_mul(steps[3]))
}

/// For a processor without vectors: eight columns of one channel at a time, compiled for constant sizes.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn in_lanes<T: Arithmetic>(
    p: &Plan,
    x: *const T,
    w: *const T,
    bias: Option<(*const T, usize)>,
    out: *mut T,
) {
    let [high, wide] = p.input;
    let [rows, columns] = p.output;
    for n in 0..p.batches {
        for o in 0..index!(p.groups * p.made) {
            let group = o.checked_div(p.made).unwrap_or(0);
            // SAFETY: `o` is less than the size of the bias.
            let b = bias.map_or(T::ZERO, |(first, step)| unsafe {
                first.add(index!(o * step)).read()
            });
            for row in 0..rows {
                let mut column = 0;
                while column < columns {
                    let lanes = if index!(columns - column) < LANES {
                        index!(columns - column)
                    } else {
                        LANES
                    };
                    let mut sums = [T::ZERO; LANES];
                    for c in 0..p.per {
                        for i in 0..p.kernel[0] {
                            let at = index!(row * p.stride[0] + i * p.dilation[0]);
                            let Some(y) = meets(at, p.padding[0], high) else {
                                continue;
                            };
                            for j in 0..p.kernel[1] {
                                // SAFETY: the group's channels are channels of the input, `y` is less than its height;
                                // the other indices are less than the sizes of the weight.
                                let (x, w) = unsafe {
                                    (
                                        x.add(index!(
                                            n * p.xs[0]
                                                + index!(group * p.per + c) * p.xs[1]
                                                + y * p.xs[2]
                                        )),
                                        *w.add(index!(
                                            o * p.ws[0] + c * p.ws[1] + i * p.ws[2] + j * p.ws[3]
                                        )),
                                    )
                                };
                                let first = index!(column * p.stride[1] + j * p.dilation[1]);
                                let inside = lanes == LANES
                                    && first >= p.padding[1]
                                    && index!(first - p.padding[1] + (LANES - 1) * p.stride[1])
                                        < wide;
                                if inside {
                                    for (lane, sum) in sums.iter_mut().numbered() {
                                        let at = index!(first - p.padding[1] + lane * p.stride[1]);
                                        // SAFETY: the last of these indices is less than the width.
                                        *sum = sum
                                            .plus(w.times(unsafe { *x.add(index!(at * p.xs[3])) }));
                                    }
                                } else {
                                    for (lane, sum) in sums.iter_mut().numbered().take(lanes) {
                                        let at = index!(first + lane * p.stride[1]);
                                        if let Some(at) = meets(at, p.padding[1], wide) {
                                            // SAFETY: `at` is less than the width.
                                            *sum =
                                                sum.plus(w.times(unsafe {
                                                    *x.add(index!(at * p.xs[3]))
                                                }));
                                        }
                                    }
                                }
                            }
                        }
                    }
                    for (lane, sum) in sums.iter().numbered().take(lanes) {
                        let at = index!(
                            n * p.os[0]
                                + o * p.os[1]
                                + row * p.os[2]
                                + index!(column + lane) * p.os[3]
                        );
                        // SAFETY: a valid index of the output.
                        unsafe { out.add(at).write(sum.plus(b)) };
                    }
                    column = index!(column + lanes);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::tiles::{Tiles, tiles};
    use super::*;
    use crate::expr::simd_dispatch::{Guaranteed, OfBytes, widest};
    use crate::placed::Placed;
    use std::ops::Range;
    use std::vec::Vec;

    /// Pseudo-random parameters of a case, each from a range that includes its end.
    pub(super) fn picks(case: usize) -> impl FnMut(usize, usize) -> usize {
        let mut rest = (case as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 7;
        move |from, to| {
            let choices = (to - from + 1) as u64;
            let picked = from + (rest % choices) as usize;
            rest = (rest / choices) ^ (rest << 40);
            picked
        }
    }

    // All implementations give the same result, for sizes that are and are not multiples of the tile, in both
    // dimensions, at any alignment.
    fn compare_tiles(cases: Range<usize>) {
        let (mut seen, all) = (0, cases.len());
        for case in cases {
            let mut pick = picks(case);
            let (groups, per, made) = (pick(1, 2), pick(0, 3), [pick(1, 6), 37][pick(0, 9) / 9]);
            let kernel = if pick(0, 30) == 0 {
                [17, 19]
            } else {
                [pick(1, 3), pick(1, 4)]
            };
            let stride = [pick(1, 3), pick(1, 3)];
            let padding = [pick(0, 2), pick(0, 2)];
            let dilation = [pick(1, 3), pick(1, 3)];
            let input = [pick(1, 9), [pick(1, 40), pick(64, 300)][pick(0, 4) / 4]];
            // Two have more weights than are copied at once.
            let large = [1, 17].contains(&case) && !cfg!(miri);
            let input = if large { [7, 6] } else { input };
            // Some of them are depthwise, by windows that have a loop of their own.
            let depthwise = case % 4 == 3;
            let (per, made, kernel, stride, padding, dilation) = match depthwise {
                true => (1, 1, [3; 2], [1; 2], [1; 2], [1; 2]),
                false => (per, made, kernel, stride, padding, dilation),
            };
            // Some have so many channels that these are vectors.
            let many = case % 16 == 1 && !cfg!(miri);
            let (per, made) = match many {
                true if large => (400, if case == 1 { 112 } else { 144 }),
                true => (pick(7, 40), 16 * pick(2, 6)),
                false => (per, made),
            };
            let (kernel, dilation) = if large {
                ([3; 2], [1; 2])
            } else {
                (kernel, dilation)
            };
            let mut output = [0; 2];
            for d in 0..2 {
                // Sometimes with more trailing padding.
                let room = input[d] + 2 * padding[d] + pick(0, 1);
                let reach = (kernel[d] - 1) * dilation[d];
                if room > reach {
                    output[d] = (room - reach - 1) / stride[d] + 1;
                }
            }
            if output.contains(&0) {
                continue;
            }
            seen += 1;
            let products = |per: usize| {
                2 * groups * made * output[0] * output[1] * per * kernel[0] * kernel[1]
            };
            // Of many channels that are long, fewer are as many tiles, and as many copies of the input.
            let per = match products(per) > 1 << 24 {
                true => per / 3,
                false => per,
            };
            // What is large is so for copies of the input or of weights, which the loops without feature `std` do not make.
            let long = cfg!(feature = "std") && products(per) > 1 << 20 && case != 17;
            let window = || Window {
                input: [2, groups * per, input[0], input[1]],
                output: [2, groups * made, output[0], output[1]],
                kernel,
                stride,
                padding,
                dilation,
                groups,
            };
            // Row-major, column-major, or with gaps.
            let strides = |sizes: [usize; 4], way: usize| match way {
                0 => [
                    sizes[1] * sizes[2] * sizes[3],
                    sizes[2] * sizes[3],
                    sizes[3],
                    1,
                ],
                1 => [
                    sizes[1] * sizes[2] * sizes[3],
                    sizes[2] * sizes[3],
                    1,
                    sizes[2],
                ],
                _ => [
                    sizes[1] * sizes[2] * sizes[3] * 2,
                    sizes[2] * sizes[3] * 2,
                    sizes[3] * 2,
                    2,
                ],
            };
            let weights = [groups * made, per, kernel[0], kernel[1]];
            let (xs, ws, os) = (
                strides(window().input, pick(0, 4).saturating_sub(2)),
                strides(weights, pick(0, 4).saturating_sub(2)),
                strides(window().output, pick(0, 4).saturating_sub(2)),
            );
            let numbers = |n: usize, seed: usize| -> Vec<f32> {
                (0..n)
                    .map(|i| {
                        let number = (i + seed).wrapping_mul(2_654_435_761) >> 8;
                        // Sums are exact.
                        match many {
                            true => (number & 0x3F) as f32 / 8.0 - 3.5,
                            false => (number & 0xFFF) as f32 / 512.0 - 3.5,
                        }
                    })
                    .collect()
            };
            // What the strides span, so that nothing beyond it is read.
            let count = |sizes: [usize; 4], steps: [usize; 4]| match sizes.contains(&0) {
                true => 0,
                false => 1 + (0..4).map(|d| (sizes[d] - 1) * steps[d]).sum::<usize>(),
            };
            let (x, w) = (
                numbers(count(window().input, xs), 1),
                numbers(count(weights, ws), 7),
            );
            let b = numbers(groups * made, 3);
            let place = |numbers: Vec<f32>, offset| Placed::new(offset, numbers.into_iter());
            let (x, w, b) = (
                place(x, pick(0, 15)),
                place(w, pick(0, 15)),
                place(b, pick(0, 15)),
            );
            let bias = (pick(0, 1) == 1).then_some((b.as_ptr(), 1));
            let plan = Plan::new(window(), xs, ws, os);
            let mut made_by = |way: usize| {
                let mut out = place(
                    std::vec![0.5; count(window().output, os)],
                    (case + way) % 16,
                );
                let job = Tiles {
                    plan: &plan,
                    x: x.as_ptr(),
                    w: w.as_ptr(),
                    bias,
                    out: out.as_mut_ptr(),
                    part: 0..plan.steps(),
                };
                // SAFETY: the vectors are as long as sizes and strides require.
                unsafe {
                    match way {
                        0 => in_lanes(&plan, job.x, job.w, bias, job.out),
                        1 => tiles::<f32, Guaranteed, [f32; 4], [f32; 2], 4, 2>(job),
                        2 => tiles::<f32, Guaranteed, [f32; 8], [f32; 4], 8, 4>(job),
                        3 => tiles::<f32, Guaranteed, [f32; 16], [f32; 8], 16, 8>(job),
                        4 => widest(job),
                        #[cfg(feature = "std")]
                        6 => planes::convolve(&plan, job.x, job.w, bias, job.out, true),
                        #[cfg(feature = "std")]
                        7 => planes::convolve_with::<_, OfBytes<16>>(
                            &plan,
                            [job.x, job.w],
                            bias,
                            job.out,
                        ),
                        #[cfg(feature = "std")]
                        8 => planes::convolve_with::<_, OfBytes<32>>(
                            &plan,
                            [job.x, job.w],
                            bias,
                            job.out,
                        ),
                        // In parts, as several threads would write them.
                        _ => {
                            let part = pick(1, 4);
                            for from in (0..plan.steps()).step_by(part) {
                                let part = from..plan.steps().min(from + part);
                                widest(Tiles { part, ..job });
                            }
                        }
                    }
                }
                out
            };
            let lanes = made_by(0);
            for way in 1..if cfg!(feature = "std") { 9 } else { 6 } {
                if long && (way < 6 || way == 7 + case / 16 % 2) {
                    continue;
                }
                assert_eq!(
                    made_by(way).as_slice(),
                    lanes.as_slice(),
                    "case {case}, way {way}"
                );
            }
        }
        assert!(seen > all / 2, "{seen} of {all}");
    }
    #[test]
    fn tiles_are_lanes_at_every_alignment() {
        compare_tiles(0..if cfg!(miri) { 8 } else { 40 });
    }
    #[test]
    #[ignore = "takes long; `.ci/suites` runs it"]
    fn more_tiles_are_lanes_at_every_alignment() {
        compare_tiles(40..1000);
    }

    // Nothing is read of an input without channels, nor is it pointed at, which Miri sees; nor is anything written to an
    // output without any.
    #[test]
    fn no_channels_have_no_elements() {
        let none: &[f32] = &[];
        let mut out = std::vec![0.5; 2 * 3 * 4];
        let b = [1.0, 2.0, 3.0];
        let bias = Some((b.as_ptr(), 1));
        let window = |input: usize, output: usize| Window {
            input: [2, input, 2, 2],
            output: [2, output, 2, 2],
            kernel: [1, 1],
            stride: [1, 1],
            padding: [0, 0],
            dilation: [1, 1],
            groups: 1,
        };
        // As PyTorch has them: a size of 0 counts as 1.
        let [empty, full, ws] = [[4, 4, 2, 1], [12, 4, 2, 1], [1; 4]];
        let first = none.as_ptr();
        // SAFETY: the output is as long as sizes and strides require; neither input nor weight has elements.
        unsafe {
            let plan = Plan::new(window(0, 3), empty, ws, full);
            convolve(&plan, first, first, bias, out.as_mut_ptr(), true);
            assert_eq!(out[8..16], [3.0, 3.0, 3.0, 3.0, 1.0, 1.0, 1.0, 1.0]);
            out.fill(0.5);
            let steps = [empty, ws, full];
            let of = [first, first];
            convolve_transposed(&window(0, 3), steps, of, bias, out.as_mut_ptr(), true);
            assert_eq!(out[8..16], [3.0, 3.0, 3.0, 3.0, 1.0, 1.0, 1.0, 1.0]);
            let g = Window {
                stride: [2, 2],
                ..window(3, 0)
            };
            let (to, of) = (first.cast_mut(), [out.as_ptr(), first]);
            convolve_transposed(&g, [full, ws, empty], of, None, to, true);
        }
    }

    // Transposed convolutions are sums over all pairs of an element of the input and a tap, for kernels that are shorter and
    // longer than strides and dilations, with all of them cropped by the padding in some cases.
    fn compare_transposed(cases: Range<usize>) {
        let wide = if cfg!(miri) { 6 } else { 30 };
        let (mut seen, all) = (0, cases.len());
        for case in cases {
            let mut pick = picks(case);
            let (groups, per, made) = (pick(1, 2), pick(1, 3), pick(1, 6));
            let kernel = [pick(1, 4), pick(1, 5)];
            let stride = [pick(1, 4), pick(1, 3)];
            let padding = [pick(0, 3), pick(0, 4)];
            let dilation = [pick(1, 3), pick(1, 4)];
            let input = [pick(1, 6), pick(1, wide)];
            let mut output = [0; 2];
            for d in 0..2 {
                let full = (input[d] - 1) * stride[d] + (kernel[d] - 1) * dilation[d] + 1;
                let more = pick(0, stride[d].max(dilation[d]) - 1);
                output[d] = (full + more).saturating_sub(2 * padding[d]);
            }
            if output.contains(&0) {
                continue;
            }
            seen += 1;
            let g = Window {
                input: [2, groups * per, input[0], input[1]],
                output: [2, groups * made, output[0], output[1]],
                kernel,
                stride,
                padding,
                dilation,
                groups,
            };
            let apart = pick(1, 2);
            let strides =
                |s: [usize; 4]| [s[1] * s[2] * s[3], s[2] * s[3], s[3], 1].map(|step| step * apart);
            let weights = [groups * per, made, kernel[0], kernel[1]];
            let [xs, ws, os] = [g.input, weights, g.output].map(strides);
            let count = |sizes: [usize; 4]| apart * sizes.iter().product::<usize>();
            let numbers = |n: usize, seed: usize| -> Vec<f32> {
                (0..n)
                    .map(|i| ((i + seed).wrapping_mul(2_654_435_761) >> 8 & 15) as f32 - 7.0)
                    .collect()
            };
            let (x, mut w, b) = (
                numbers(count(g.input), 1),
                numbers(count(weights), 7),
                numbers(groups * made, 3),
            );
            // What is not there is not multiplied by infinity.
            if case % 3 == 0 {
                let at = pick(0, w.len() - 1);
                w[at] = [f32::INFINITY, f32::NEG_INFINITY, f32::NAN][pick(0, 2)];
            }
            let bias = (pick(0, 1) == 1).then_some((b.as_ptr(), 1));
            let at = |steps: [usize; 4], i: [usize; 4]| -> usize {
                (0..4).map(|d| i[d] * steps[d]).sum()
            };
            let mut expected = std::vec![0.5; count(g.output)];
            let mut found = expected.clone();
            for n in 0..2 {
                for o in 0..groups * made {
                    for row in 0..output[0] {
                        for column in 0..output[1] {
                            expected[at(os, [n, o, row, column])] = bias.map_or(0.0, |_| b[o]);
                        }
                    }
                    for c in 0..per {
                        let from = o / made * per + c;
                        for (y, i) in
                            (0..input[0]).flat_map(|y| (0..kernel[0]).map(move |i| (y, i)))
                        {
                            let row = (y * stride[0] + i * dilation[0]).wrapping_sub(padding[0]);
                            for (z, j) in
                                (0..input[1]).flat_map(|z| (0..kernel[1]).map(move |j| (z, j)))
                            {
                                let column =
                                    (z * stride[1] + j * dilation[1]).wrapping_sub(padding[1]);
                                // Small integers: every order of summation has the same bits.
                                if row < output[0] && column < output[1] {
                                    expected[at(os, [n, o, row, column])] += x
                                        [at(xs, [n, from, y, z])]
                                        * w[at(ws, [from, o % made, i, j])];
                                }
                            }
                        }
                    }
                }
            }
            // SAFETY: the vectors are as long as sizes and strides require.
            unsafe {
                let of = [x.as_ptr(), w.as_ptr()];
                convolve_transposed(&g, [xs, ws, os], of, bias, found.as_mut_ptr(), true);
            }
            let same = |(a, b): (&f32, &f32)| a == b || a.is_nan() && b.is_nan();
            assert!(
                found.iter().zip(&expected).all(same),
                "case {case}: {g:?}, {found:?} instead of {expected:?}"
            );
        }
        assert!(seen > all / 2, "{seen} of {all}");
    }
    #[test]
    fn transposed_convolutions_are_sums_of_products() {
        compare_transposed(0..if cfg!(miri) { 4 } else { 160 });
    }
    #[test]
    #[ignore = "takes long; `.ci/suites` runs it"]
    fn more_transposed_convolutions_are_sums_of_products() {
        compare_transposed(160..500);
    }
}
