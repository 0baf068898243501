//! The gradient of a convolution's weight, with working memory on the heap (feature `std`).
//!
//! Each element is a sum of products of a channel of the result's gradient and a channel of the input, at the distance of
//! a tap. Some rows of the input are copied with zeros for the padding, columns of equal remainder by the stride one
//! after the other, and rows of the gradient up to whole vectors, so that each tap is a distance in the copy and every
//! vector is whole. Sums of several channels of the gradient by several taps stay in registers.
//!
//! The order of a sum depends on the size of the vectors: not for feature `reproducible`. With AVX-512, channels of `f32` in
//! whole vectors have loops of their own (`weights_by_channels`).

use core::ops::Range;

use super::Strided;
use super::planes::{copy_steps, zeros};
#[cfg(feature = "rayon")]
use crate::expr::PARALLEL_FROM;
#[cfg(feature = "rayon")]
use crate::expr::parallel::{Others, is_plain};
#[cfg(all(target_arch = "x86_64", not(miri)))]
use crate::expr::simd_dispatch::vector_bytes;
use crate::expr::simd_dispatch::{Job, Vectors, widest};
use crate::layout::Window;
use crate::num::offset::Numbered;
use crate::ops::Arithmetic;
use crate::ops::columns::Columns;
use crate::ops::heap::Scratch;

/// The channels of the gradient in a block.
const BLOCK: usize = 4;
/// The taps whose sums with a block are in registers: twelve of sixteen.
const TAPS: usize = 3;
/// The elements of a channel of the gradient in a band: those of a block stay in the first-level cache.
const BAND: usize = 1 << 10;
/// The bytes of a copy of the input: a part of the second-level cache.
const PLANES: usize = 1 << 17;

/// Whether vectors are channels of the result.
pub(super) fn by_channels<T: 'static>(g: &Window) -> bool {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    return core::any::TypeId::of::<T>() == core::any::TypeId::of::<f32>()
        && vector_bytes() == 64
        && super::weights_by_channels::takes(g);
    #[cfg(not(all(target_arch = "x86_64", not(miri))))]
    {
        let _ = g;
        false
    }
}

/// Writes the gradient of the weight of a convolution, in row-major order.
///
/// # Safety
/// The input and the result's gradient are those of the convolution, and there is memory for the weight's elements, of
/// which nobody else reads or writes any.
#[inline(never)]
pub(crate) unsafe fn weight_gradient<T: Arithmetic>(
    g: &Window,
    x: Strided<T>,
    grad: Strided<T>,
    out: *mut T,
) {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    if by_channels::<T>(g) {
        let of = |x: Strided<T>| Strided {
            first: x.first.cast::<f32>(),
            steps: x.steps,
        };
        // SAFETY: the caller's promise; the elements are `f32`, and the processor has AVX-512.
        return unsafe {
            super::weights_by_channels::weight_gradient(g, of(x), of(grad), out.cast())
        };
    }
    let groups = g.groups.max(1);
    let made = g.output[1].checked_div(groups).unwrap_or(0);
    let steps = groups * made.div_ceil(BLOCK);
    let job = Sums {
        g,
        x,
        grad,
        out,
        part: 0..steps,
    };
    #[cfg(feature = "rayon")]
    {
        let per = g.input[1].checked_div(groups).unwrap_or(0);
        let [batches, channels, high, wide] = g.output;
        let work =
            (batches * channels * high * wide).saturating_mul(per * g.kernel[0] * g.kernel[1]);
        if work >= 8 * PARALLEL_FROM
            && is_plain::<T>()
            && let Some(others) = Others::available()
        {
            // A part copies the input for itself: each thread has few.
            let part = steps.div_ceil(2 * others.threads()).max(1);
            // SAFETY: the elements are plain numbers, and the elements of a step are written by one thread only.
            return unsafe { others.split(steps, part, |_, part| widest(Sums { part, ..job })) };
        }
    }
    widest(job);
}

/// Some blocks of channels.
struct Sums<'g, T> {
    g: &'g Window,
    x: Strided<T>,
    grad: Strided<T>,
    out: *mut T,
    /// The range of blocks, of all groups.
    part: Range<usize>,
}
impl<T: Arithmetic> Job for Sums<'_, T> {
    type Out = ();
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        // SAFETY: the caller of `weight_gradient` guarantees its conditions.
        unsafe {
            match const { V::BYTES / size_of::<T>() } {
                8.. => self.all::<V, [T; 8], 8>(),
                4.. => self.all::<V, [T; 4], 4>(),
                _ => self.all::<V, [T; 2], 2>(),
            }
        }
    }
}

/// Rows in memory: the first element, the distances of channels and rows.
#[derive(Clone, Copy)]
struct Rows<T> {
    first: *const T,
    channel: usize,
    row: usize,
}

/// The copy of the input: the distances of channels, rows and phases, and what it holds.
#[derive(Clone, Copy)]
struct Copied {
    stride: [usize; 2],
    padding: [usize; 2],
    input: [usize; 2],
    phases: usize,
    /// Whether rows of the result are whole vectors, so that a phase is a remainder, not a column of the window.
    whole: bool,
    line: usize,
    channel: usize,
}

impl<T: Arithmetic> Sums<'_, T> {
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn all<V: Vectors, K: Columns<T, C>, const C: usize>(self) {
        let Self {
            g,
            x,
            grad,
            out,
            part,
        } = self;
        let groups = g.groups.max(1);
        let per = g.input[1].checked_div(groups).unwrap_or(0);
        let made = g.output[1].checked_div(groups).unwrap_or(0);
        let [high, wide] = [g.output[2], g.output[3]];
        let [down, across] = g.stride.map(|n| n.max(1));
        let [kernel_rows, kernel_columns] = g.kernel;
        let window = kernel_rows * kernel_columns;
        let taps = per * window;
        let blocks = made.div_ceil(BLOCK).max(1);

        // A band: some rows, or some columns of one row.
        let columns = if high == 1 { wide.min(BAND) } else { wide }.max(1);
        let padded = columns.next_multiple_of(C);
        let rows = BAND.checked_div(padded).unwrap_or(0).min(high).max(1);
        let rows = high.div_ceil(high.div_ceil(rows).max(1)).max(1);
        let whole = wide.is_multiple_of(C);
        let grad_in_place = whole && grad.steps[3] == 1;
        // Of the padding after the end, only the last window tells.
        let ends = |d: usize| {
            let window = (g.output[2 + d].saturating_sub(1)).saturating_mul(g.stride[d]);
            let taps = (g.kernel[d].saturating_sub(1)).saturating_mul(g.dilation[d]);
            window.saturating_add(taps) < g.input[2 + d]
        };
        let inside = g.padding == [0, 0] && ends(0) && ends(1);
        let in_place = whole && across == 1 && inside && x.steps[3] == 1;

        let copied = Copied::new(g, rows, padded, whole);
        let some = if in_place {
            per
        } else {
            let bytes = copied.channel.saturating_mul(size_of::<T>()).max(1);
            PLANES.checked_div(bytes).unwrap_or(0).min(per)
        }
        .max(1);
        let [channel, pitch] = if in_place {
            [x.steps[1], x.steps[2]]
        } else {
            [copied.channel, copied.pitch()]
        };
        let planes = Scratch::<T>::new(if in_place {
            0
        } else {
            some.saturating_mul(copied.channel)
        });
        let lines = Scratch::<T>::new(if grad_in_place {
            0
        } else {
            rows.saturating_mul(padded).saturating_mul(BLOCK)
        });
        let table = Scratch::<usize>::new(some.saturating_mul(window));
        let mut t = 0;
        for c in 0..some {
            for i in 0..kernel_rows {
                for j in 0..kernel_columns {
                    let at = j * g.dilation[1];
                    let (phase, at) = match (at.checked_rem(across), at.checked_div(across)) {
                        (Some(phase), Some(at)) if whole => (phase, at),
                        _ => (j, 0),
                    };
                    let distance =
                        c * channel + i * g.dilation[0] * pitch + phase * copied.line + at;
                    // SAFETY: Bounds: there is a distance for each tap of `some` channels.
                    unsafe { table.first.add(t).write(distance) };
                    t += 1;
                }
            }
        }

        let mut step = part.start;
        while step < part.end {
            let group = step.checked_div(blocks).unwrap_or(0);
            let from = step - group * blocks;
            let to = blocks.min(from + (part.end - step));
            step += to - from;
            let channels = from * BLOCK..made.min(to * BLOCK);
            // SAFETY: Bounds: the caller's promise: these channels of the weight are written.
            unsafe {
                let first = out.add((group * made + channels.start) * taps);
                zeros(first, channels.len() * taps);
            }
            let bands = high.div_ceil(rows) * wide.div_ceil(columns);
            for band in 0..g.input[0] * bands {
                let n = band.checked_div(bands).unwrap_or(0);
                let at = band - n * bands;
                let at = if high == 1 {
                    [0, at * columns]
                } else {
                    [at * rows, 0]
                };
                let size = [rows.min(high - at[0]), columns.min(wide - at[1])];
                let x = x
                    .first
                    .wrapping_add(n * x.steps[0] + group * per * x.steps[1]);
                let image = grad.first.wrapping_add(
                    n * grad.steps[0] + at[0] * grad.steps[2] + at[1] * grad.steps[3],
                );
                let mut c = 0;
                while c < per {
                    let count = some.min(per - c);
                    // SAFETY: Bounds: the caller's promise: the rows and columns of the band are those of windows of the
                    // input and of elements of the gradient; the working memory has room for them.
                    unsafe {
                        let x = x.wrapping_add(c * self.x.steps[1]);
                        let first = if in_place {
                            x.wrapping_add(at[0] * down * pitch + at[1])
                        } else {
                            copied.fill([at, size], g, (x, self.x.steps), count, planes.first);
                            planes.first
                        };
                        let mut o = channels.start;
                        while o < channels.end {
                            let block = BLOCK.min(channels.end - o);
                            let y = image.wrapping_add((group * made + o) * grad.steps[1]);
                            let y = if grad_in_place {
                                Rows {
                                    first: y,
                                    channel: grad.steps[1],
                                    row: grad.steps[2],
                                }
                            } else {
                                gradients::<T, C>(
                                    y,
                                    grad.steps,
                                    [block, size[0], size[1]],
                                    lines.first,
                                )
                            };
                            let job = Block {
                                y,
                                x: first,
                                row: down.wrapping_mul(pitch),
                                size,
                                table: table.first,
                                taps: count * window,
                                out: out.add((group * made + o) * taps + c * window),
                                step: taps,
                            };
                            match block {
                                4.. => job.sums::<V, K, 4, C>(0),
                                3 => {
                                    job.sums::<V, K, 2, C>(0);
                                    job.sums::<V, K, 1, C>(2);
                                }
                                2 => job.sums::<V, K, 2, C>(0),
                                _ => job.sums::<V, K, 1, C>(0),
                            }
                            o += block;
                        }
                    }
                    c += count;
                }
            }
        }
    }
}

/// Copies rows of some channels of the gradient, with zeros up to a whole vector.
///
/// # Safety
/// The rows are those of the gradient, and there is room for them.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn gradients<T: Arithmetic, const C: usize>(
    y: *const T,
    steps: [usize; 4],
    [channels, rows, columns]: [usize; 3],
    to: *mut T,
) -> Rows<T> {
    let padded = columns.next_multiple_of(C);
    for o in 0..channels {
        for row in 0..rows {
            // SAFETY: the caller's promise.
            unsafe {
                let read = y.add(o * steps[1] + row * steps[2]);
                let line = to.add((o * rows + row) * padded);
                copy_steps(read, steps[3], line, columns);
                for b in columns..padded {
                    line.add(b).write(T::ZERO);
                }
            }
        }
    }
    Rows {
        first: to,
        channel: rows * padded,
        row: padded,
    }
}

impl Copied {
    /// Of rows of the result with so many columns, `padded` up to whole vectors. More elements than an address counts are
    /// `usize::MAX`, more than there is memory for.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn new(g: &Window, rows: usize, padded: usize, whole: bool) -> Self {
        let [down, across] = g.stride.map(|n| n.max(1));
        let last = (g.kernel[1].saturating_sub(1)).saturating_mul(g.dilation[1]);
        // If the last vector of a row is not whole, each column of the window has a copy, in which zeros follow: no number
        // times an infinite one is 0.
        let phases = match g.dilation[1].checked_rem(across) {
            _ if !whole => g.kernel[1],
            Some(0) | None => 1,
            Some(_) => across.min(last.saturating_add(1)),
        };
        let more = if whole {
            last.checked_div(across).unwrap_or(0)
        } else {
            0
        };
        let mut copied = Self {
            stride: [down, across],
            padding: g.padding,
            input: [g.input[2], g.input[3]],
            phases,
            whole,
            line: padded.saturating_add(more),
            channel: 0,
        };
        copied.channel = copied.pitch().saturating_mul(copied.deep(g, rows));
        copied
    }
    /// The distance of rows.
    fn pitch(&self) -> usize {
        self.phases.saturating_mul(self.line)
    }
    /// The rows of the input for so many rows of the result.
    fn deep(&self, g: &Window, rows: usize) -> usize {
        let window = (g.kernel[0].saturating_sub(1)).saturating_mul(g.dilation[0]);
        let first = rows.saturating_sub(1).saturating_mul(self.stride[0]);
        first.saturating_add(window).saturating_add(1)
    }
    /// Copies the windows' elements of a band.
    ///
    /// # Safety
    /// The channels are those of the input, and there is room for the copy.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn fill<T: Arithmetic>(
        &self,
        [at, size]: [[usize; 2]; 2],
        g: &Window,
        (x, xs): (*const T, [usize; 4]),
        channels: usize,
        to: *mut T,
    ) {
        let [down, across] = self.stride;
        let deep = self.deep(g, size[0]);
        for phase in 0..self.phases {
            // The columns of the copy that are in the input.
            let (begin, most) = match self.whole {
                true => (at[1] * across + phase, self.line),
                false => (at[1] * across + phase * g.dilation[1], size[1]),
            };
            let before = |edge: usize| {
                let distance = edge.saturating_sub(begin) + (across - 1);
                distance.checked_div(across).unwrap_or(0).min(most)
            };
            let (from, end) = (
                before(self.padding[1]),
                before(self.padding[1] + self.input[1]),
            );
            let first = begin
                .wrapping_add(from * across)
                .wrapping_sub(self.padding[1]);
            let step = across.wrapping_mul(xs[3]);
            for c in 0..channels {
                for a in 0..deep {
                    let y = (at[0] * down + a).wrapping_sub(self.padding[0]);
                    // SAFETY: the caller's promise; elements that are read are in the input.
                    unsafe {
                        let line = to.add(c * self.channel + (a * self.phases + phase) * self.line);
                        if y >= self.input[0] || from >= end {
                            zeros(line, self.line);
                            continue;
                        }
                        zeros(line, from);
                        zeros(line.add(end), self.line - end);
                        let read = x.add(c * xs[1] + y * xs[2] + first * xs[3]);
                        let (line, n) = (line.add(from), end - from);
                        copy_steps(read, step, line, n);
                    }
                }
            }
        }
    }
}

/// Rows of a block of channels of the gradient, and the rows of the input that taps are distances in.
struct Block<T> {
    y: Rows<T>,
    x: *const T,
    /// The distance of rows of the input.
    row: usize,
    /// The rows and columns.
    size: [usize; 2],
    table: *const usize,
    taps: usize,
    /// The sums are added to: those of a channel are adjacent, channels are a step apart.
    out: *mut T,
    step: usize,
}
impl<T: Arithmetic> Block<T> {
    /// The sums of `B` channels from `o` on.
    ///
    /// # Safety
    /// The channels and taps are in memory, as are the sums.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn sums<V: Vectors, K: Columns<T, C>, const B: usize, const C: usize>(&self, o: usize) {
        let mut t = 0;
        // SAFETY: the caller's promise.
        unsafe {
            while self.taps - t >= TAPS {
                self.some::<V, K, B, TAPS, C>(o, t);
                t += TAPS;
            }
            while self.taps > t {
                self.some::<V, K, B, 1, C>(o, t);
                t += 1;
            }
        }
    }
    /// The sums of `B` channels from `o` on by `J` taps from `t` on.
    ///
    /// # Safety
    /// As for `sums`.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn some<V: Vectors, K: Columns<T, C>, const B: usize, const J: usize, const C: usize>(
        &self,
        o: usize,
        t: usize,
    ) {
        let [rows, columns] = self.size;
        let vectors = columns.div_ceil(C);
        // SAFETY: Bounds: the caller's promise: rows of the gradient have whole vectors, those of the input in a copy, too.
        // The processor has the vectors.
        unsafe {
            let x: [*const T; J] = core::array::from_fn(
                #[cfg_attr(not(unoptimised), inline(always))]
                |j| self.x.add(self.table.add(t + j).read()),
            );
            let y = self.y.first.add(o * self.y.channel);
            let mut sums = [[K::zeros(); J]; B];
            for row in 0..rows {
                let y = y.add(row * self.y.row);
                let at = row * self.row;
                for k in 0..vectors {
                    let x = x.map(
                        #[cfg_attr(not(unoptimised), inline(always))]
                        |x| K::read(x.add(at + k * C)),
                    );
                    for (b, sums) in sums.iter_mut().numbered() {
                        let y = K::read(y.add(b * self.y.channel + k * C));
                        for (sum, x) in sums.iter_mut().zip(x) {
                            *sum = sum.plus_products::<V>(x, y);
                        }
                    }
                }
            }
            for (b, sums) in sums.into_iter().numbered() {
                for (j, sum) in sums.into_iter().numbered() {
                    let at = self.out.add((o + b) * self.step + t + j);
                    at.write(at.read().plus(sum.total()));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::{Copied, Strided, weight_gradient};
    use crate::layout::Window;
    use crate::ops::nn::windows::tests::picks;
    use std::ops::Range;
    use std::vec::Vec;

    // Sums of whole numbers, which are exact in every order: of rows that are and are not whole vectors, of all numbers of
    // channels and taps that a block may have, with elements between those that are read.
    fn compare(cases: Range<usize>) {
        fn check<T: crate::ops::Arithmetic + core::fmt::Debug>(
            case: usize,
            of: impl Fn(usize) -> T,
        ) {
            let mut pick = picks(case);
            // Some have whole vectors of channels.
            let made = [pick(1, 9), 16 * pick(1, 3)][case % 3 / 2];
            let (groups, per) = (pick(1, 2), pick(1, 4));
            // One has a larger copy of the input than is made at once.
            let large = case == 2;
            let (made, per) = if large { (16, 90) } else { (made, per) };
            let kernel = [pick(1, 3), pick(1, 4)];
            let (stride, padding) = ([pick(1, 2), pick(1, 3)], [pick(0, 2), pick(0, 2)]);
            let dilation = [pick(1, 2), pick(1, 3)];
            let input = [pick(1, 9), [pick(1, 20), pick(30, 150)][pick(0, 1)]];
            let input = match case {
                2 => [7, 140],
                5 => [5, 600],
                _ => input,
            };
            let mut output = [0; 2];
            for d in 0..2 {
                let room = input[d] + 2 * padding[d];
                let reach = (kernel[d] - 1) * dilation[d];
                if room > reach {
                    output[d] = (room - reach - 1) / stride[d] + 1;
                }
            }
            let g = Window {
                input: [2, groups * per, input[0], input[1]],
                output: [2, groups * made, output[0], output[1]],
                kernel,
                stride,
                padding,
                dilation,
                groups,
            };
            let gap = pick(1, 2);
            let steps = |[_, c, h, w]: [usize; 4]| [c * h * w * gap, h * w * gap, w * gap, gap];
            let numbers = |sizes: [usize; 4], seed: usize| -> Vec<T> {
                (0..sizes.iter().product::<usize>() * gap)
                    .map(|i| of((i + seed).wrapping_mul(2_654_435_761) >> 8 & 7))
                    .collect()
            };
            let (x, y) = (numbers(g.input, 1), numbers(g.output, 5));
            let (xs, ys) = (steps(g.input), steps(g.output));
            let mut out = std::vec![of(9); groups * made * per * kernel[0] * kernel[1]];
            let strided = |of: &[T], steps| Strided {
                first: of.as_ptr(),
                steps,
            };
            // SAFETY: the vectors are as long as sizes and strides require.
            unsafe {
                weight_gradient(&g, strided(&x, xs), strided(&y, ys), out.as_mut_ptr());
            }
            let mut found = out.iter();
            for o in 0..groups * made {
                for c in 0..per {
                    for (i, j) in (0..kernel[0]).flat_map(|i| (0..kernel[1]).map(move |j| (i, j))) {
                        let mut sum = T::ZERO;
                        for n in 0..2 {
                            for (a, b) in
                                (0..output[0]).flat_map(|a| (0..output[1]).map(move |b| (a, b)))
                            {
                                let row =
                                    (a * stride[0] + i * dilation[0]).wrapping_sub(padding[0]);
                                let column =
                                    (b * stride[1] + j * dilation[1]).wrapping_sub(padding[1]);
                                if row < input[0] && column < input[1] {
                                    let channel = o / made * per + c;
                                    let x = x[n * xs[0]
                                        + channel * xs[1]
                                        + row * xs[2]
                                        + column * xs[3]];
                                    let y = y[n * ys[0] + o * ys[1] + a * ys[2] + b * ys[3]];
                                    sum = sum.plus(x.times(y));
                                }
                            }
                        }
                        assert_eq!(found.next(), Some(&sum), "case {case}: {o} {c} {i} {j}");
                    }
                }
            }
        }
        for case in cases {
            check(case, |i| i as f32 - 3.0);
            check(case, |i| i as f64 - 3.0);
            check(case, |i| i as i64 - 3);
        }
    }
    #[test]
    #[cfg_attr(miri, ignore = "more products than Miri does in minutes")]
    fn gradients_of_weights_are_sums_of_products() {
        compare(0..16);
    }
    #[test]
    #[ignore = "takes long; `.ci/suites` runs it"]
    fn more_gradients_of_weights_are_sums_of_products() {
        compare(16..200);
    }

    // Rows times columns of a window with gaps of this size wrap around to 0.
    #[test]
    fn copies_are_not_smaller_than_what_they_hold() {
        let window = |dilation: usize| Window {
            input: [1, 1, 8, 8],
            output: [1, 1, 8, 8],
            kernel: [2, 2],
            stride: [1, 1],
            padding: [dilation / 2; 2],
            dilation: [dilation; 2],
            groups: 1,
        };
        let channel = |dilation| Copied::new(&window(dilation), 8, 8, true).channel;
        assert_eq!(channel(4), 12 * 12);
        assert_eq!(channel((1 << (usize::BITS / 2)) - 8), usize::MAX);
    }
}
