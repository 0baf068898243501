//! Convolutions without working memory on the heap.
//!
//! A tile of the output, of several channels by several columns, stays in registers while the loop iterates over the
//! window. If windows are completely inside the input and adjacent windows are one element apart, the tile reads the
//! input in place. All other windows (at the borders, with a stride, of narrow inputs) are first copied in groups, with
//! zeros for elements out of range of the input; the same loop then reads the copy as a row.

#[cfg(target_arch = "x86_64")]
use core::any::TypeId;
use core::mem::MaybeUninit;
use core::ops::Range;

use super::Plan;
use crate::expr::simd_dispatch::{Job, Vectors};
use crate::num::offset::Numbered;
use crate::ops::Arithmetic;
use crate::ops::columns::Columns;

/// Number of output channels per step, if the output has one row.
const CHANNELS: usize = 16;

impl Plan {
    /// Output channels of a group per step: all of them, or at most `CHANNELS` if the output has one row, so that there
    /// are several steps.
    fn some(&self) -> usize {
        if self.output[0] == 1 && self.made > CHANNELS {
            CHANNELS
        } else {
            self.made.max(1)
        }
    }
    /// The number of steps that can be computed independently: rows of some channels of a group of an image.
    pub(super) fn steps(&self) -> usize {
        self.batches * self.groups * self.made.div_ceil(self.some()) * self.output[0]
    }
}

pub(super) struct Tiles<'p, T> {
    pub(super) plan: &'p Plan,
    pub(super) x: *const T,
    pub(super) w: *const T,
    pub(super) bias: Option<(*const T, usize)>,
    pub(super) out: *mut T,
    /// The range of the plan's steps.
    pub(super) part: Range<usize>,
}
impl<T: Arithmetic> Job for Tiles<'_, T> {
    type Out = ();
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        // Two vectors of columns.
        // SAFETY: the caller of `convolve` guarantees its conditions.
        unsafe {
            #[cfg(target_arch = "x86_64")]
            if const { V::BYTES == 64 } {
                use core::arch::x86_64::{__m512, __m512d};
                if TypeId::of::<T>() == TypeId::of::<f32>() {
                    return tiles::<f32, V, [__m512; 2], [__m512; 1], 32, 16>(self.cast());
                }
                if TypeId::of::<T>() == TypeId::of::<f64>() {
                    return tiles::<f64, V, [__m512d; 2], [__m512d; 1], 16, 8>(self.cast());
                }
            }
            match const { 2 * V::BYTES / size_of::<T>() } {
                16.. => tiles::<T, V, [T; 16], [T; 8], 16, 8>(self),
                8.. => tiles::<T, V, [T; 8], [T; 4], 8, 4>(self),
                _ => tiles::<T, V, [T; 4], [T; 2], 4, 2>(self),
            }
        }
    }
}

impl<'p, T> Tiles<'p, T> {
    /// The same for the type that `T` is.
    #[cfg(target_arch = "x86_64")]
    fn cast<F>(self) -> Tiles<'p, F> {
        Tiles {
            plan: self.plan,
            x: self.x.cast(),
            w: self.w.cast(),
            bias: self.bias.map(|(first, step)| (first.cast(), step)),
            out: self.out.cast(),
            part: self.part,
        }
    }
}

/// The source of a window: the first element, and the strides of channels, rows and columns.
#[derive(Clone, Copy)]
struct Read<T> {
    first: *const T,
    steps: [usize; 3],
}

/// The offsets at which columns are written.
#[derive(Clone, Copy)]
enum Places<'p, const C: usize> {
    /// Adjacent elements.
    Row,
    /// Elements at this stride.
    Apart(usize),
    /// The offset of each element from the first one.
    Each(&'p [usize; C]),
}

/// The destination of sums.
#[derive(Clone, Copy)]
struct Written<'p, const C: usize, T> {
    first: *mut T,
    channel: usize,
    places: Places<'p, C>,
    /// Whether the destination holds partial sums, which are continued.
    begun: bool,
    /// The bias that is added at the end, and its stride between channels.
    bias: Option<(*const T, usize)>,
}

// `O` output channels by `C` columns.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn tile<T: Arithmetic, V: Vectors, K: Columns<T, C>, const O: usize, const C: usize>(
    x: Read<T>,
    (w, channel): (Read<T>, usize),
    [channels, high, wide]: [usize; 3],
    out: Written<'_, C, T>,
) {
    // SAFETY: guaranteed by the caller.
    let mut sums = [unsafe { K::zeros() }; O];
    if out.begun {
        for (o, sums) in sums.iter_mut().numbered() {
            // SAFETY: guaranteed by the caller.
            unsafe {
                let first = out.first.add(o * out.channel);
                *sums = match out.places {
                    Places::Row => K::read(first),
                    Places::Apart(step) => {
                        K::of(core::array::from_fn(|c| first.add(c * step).read()))
                    }
                    Places::Each(places) => K::of(places.map(|place| first.add(place).read())),
                };
            }
        }
    }
    // One tap of the window.
    macro_rules! tap {
        ($x:expr, $w:expr) => {{
            let read = K::read($x);
            for (o, sums) in sums.iter_mut().numbered() {
                *sums = sums.plus_product::<V>($w.wrapping_add(o * channel), read);
            }
        }};
    }
    for c in 0..channels {
        for i in 0..high {
            // SAFETY: guaranteed by the caller: the window is within the memory.
            unsafe {
                let x1 = x.first.add(c * x.steps[0] + i * x.steps[1]);
                let w1 = w
                    .first
                    .wrapping_add((c * w.steps[0]).wrapping_add(i.wrapping_mul(w.steps[1])));
                // The most common width, unrolled.
                if wide == 3 && w.steps[2] == 1 {
                    tap!(x1, w1);
                    tap!(x1.add(x.steps[2]), w1.add(1));
                    tap!(x1.add(2 * x.steps[2]), w1.add(2));
                } else {
                    for j in 0..wide {
                        tap!(
                            x1.add(j * x.steps[2]),
                            w1.wrapping_add(j.wrapping_mul(w.steps[2]))
                        );
                    }
                }
            }
        }
    }
    for (o, sums) in sums.into_iter().numbered() {
        // SAFETY: guaranteed by the caller.
        unsafe {
            let sums = match out.bias {
                Some((bias, step)) => sums.plus(bias.add(o * step).read()),
                None => sums,
            };
            let first = out.first.add(o * out.channel);
            match out.places {
                Places::Row => sums.write(first),
                Places::Apart(step) => {
                    for (c, sum) in sums.columns().into_iter().numbered() {
                        first.add(c * step).write(sum);
                    }
                }
                Places::Each(places) => {
                    for (sum, place) in sums.columns().into_iter().zip(places) {
                        first.add(*place).write(sum);
                    }
                }
            }
        }
    }
}
// All output channels of a group.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn channels<T: Arithmetic, V: Vectors, K: Columns<T, C>, const C: usize>(
    made: usize,
    x: Read<T>,
    (w, channel): (Read<T>, usize),
    sizes: [usize; 3],
    out: Written<'_, C, T>,
) {
    let mut o = 0;
    macro_rules! some {
        ($n:literal) => {{
            // SAFETY: guaranteed by the caller.
            unsafe {
                let w = Read {
                    first: w.first.wrapping_add(o * channel),
                    ..w
                };
                let out = Written {
                    first: out.first.add(o * out.channel),
                    bias: out.bias.map(|(b, step)| (b.add(o * step), step)),
                    ..out
                };
                tile::<T, V, K, $n, C>(x, (w, channel), sizes, out);
            }
        }};
    }
    // Vectors of 64 bytes come with twice as many registers.
    while V::BYTES == 64 && made - o >= 8 {
        some!(8);
        o += 8;
    }
    while made - o >= 4 {
        some!(4);
        o += 4;
    }
    match made - o {
        3 => some!(3),
        2 => some!(2),
        1 => some!(1),
        _ => {}
    }
}

/// Number of taps of a window that are copied at a time.
const TAPS: usize = 256;

// Columns `C` at a time, or `H`.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn tiles<
    T: Arithmetic,
    V: Vectors,
    K: Columns<T, C>,
    L: Columns<T, H>,
    const C: usize,
    const H: usize,
>(
    job: Tiles<'_, T>,
) {
    let p = job.plan;
    let [high, wide] = p.kernel;
    let [mut rows, mut columns] = p.inside;
    if p.stride[1] != 1 || p.xs[3] != 1 || columns[1] - columns[0] < H || p.per == 0 {
        rows = [0, 0];
        columns = [0, 0];
    }
    let some = p.some();
    let [mut n, mut group, mut channel] = [0; 3];
    // The number of steps before the current image, group and channels.
    let mut begin = 0;
    while begin < job.part.end {
        let part = [
            job.part.start.max(begin) - begin,
            (job.part.end - begin).min(p.output[0]),
        ];
        if part[0] < part[1] {
            let made = some.min(p.made - channel);
            let from = group * p.made + channel;
            // SAFETY: the offset of the first of the channels.
            let (x, w, out, bias) = unsafe {
                (
                    (job.x).wrapping_add(n * p.xs[0] + group * p.per * p.xs[1]),
                    (job.w).wrapping_add(group * p.group + channel * p.ws[0]),
                    job.out.add(n * p.os[0] + from * p.os[1]),
                    job.bias.map(|(b, step)| (b.add(from * step), step)),
                )
            };
            let weights = Read {
                first: w,
                steps: [p.ws[1], p.ws[2], p.ws[3]],
            };
            for row in rows[0].max(part[0])..rows[1].min(part[1]) {
                let mut column = columns[0];
                macro_rules! some {
                    ($K:ident $C:ident, $column:expr) => {{
                        let column = $column;
                        let from = [row * p.stride[0] - p.padding[0], column - p.padding[1]];
                        // SAFETY: the windows of these columns are inside the input.
                        unsafe {
                            let x = Read {
                                first: x.add(from[0] * p.xs[2] + from[1]),
                                steps: [
                                    p.xs[1],
                                    p.dilation[0].wrapping_mul(p.xs[2]),
                                    p.dilation[1],
                                ],
                            };
                            let out = Written::<$C, T> {
                                first: out.add(row * p.os[2] + column * p.os[3]),
                                channel: p.os[1],
                                places: match p.os[3] {
                                    1 => Places::Row,
                                    step => Places::Apart(step),
                                },
                                begun: false,
                                bias,
                            };
                            channels::<T, V, $K, $C>(
                                made,
                                x,
                                (weights, p.ws[0]),
                                [p.per, high, wide],
                                out,
                            );
                        }
                    }};
                }
                while columns[1] - column >= C {
                    some!(K C, column);
                    column += C;
                }
                // The last tile overlaps the one before it, and writes the same values again.
                let rest = columns[1] - column;
                if rest > H && columns[1] - columns[0] >= C {
                    some!(K C, columns[1] - C);
                } else {
                    if rest > H {
                        some!(L H, column);
                    }
                    if rest > 0 {
                        some!(L H, columns[1] - H);
                    }
                }
            }
            // The remaining windows, `C` at a time, at any positions.
            let mut at = [[0; 2]; C];
            let mut filled = 0;
            let copied = Copied {
                p,
                made,
                x,
                weights,
                out,
                bias,
            };
            for row in part[0]..part[1] {
                let direct = if row >= rows[0] && row < rows[1] {
                    columns
                } else {
                    [0, 0]
                };
                let mut column = 0;
                while column < p.output[1] {
                    if column == direct[0] && direct[1] > 0 {
                        column = direct[1];
                        continue;
                    }
                    if let Some(at) = at.get_mut(filled) {
                        *at = [row, column];
                    }
                    filled += 1;
                    column += 1;
                    if filled == C {
                        // SAFETY: the caller of `convolve` guarantees its conditions.
                        unsafe { copied.write::<V, K, C>(&at) };
                        filled = 0;
                    }
                }
            }
            if filled > 0 {
                // Missing positions repeat the first one, which is written several times with the same value.
                let first = at[0];
                for at in at.iter_mut().skip(filled) {
                    *at = first;
                }
                // SAFETY: the caller of `convolve` guarantees its conditions.
                unsafe { copied.write::<V, K, C>(&at) };
            }
        }
        begin += p.output[0].max(1);
        channel += some;
        if channel >= p.made {
            channel = 0;
            group += 1;
            if group == p.groups {
                group = 0;
                n += 1;
            }
        }
    }
}

/// A group of channels of one image, for windows that are copied.
struct Copied<'p, T> {
    p: &'p Plan,
    made: usize,
    x: *const T,
    weights: Read<T>,
    out: *mut T,
    bias: Option<(*const T, usize)>,
}
impl<T: Arithmetic> Copied<'_, T> {
    /// Writes the outputs at these positions, each a row and a column.
    #[cfg_attr(not(unoptimised), inline(always))]
    #[allow(clippy::manual_clamp)]
    unsafe fn write<V: Vectors, K: Columns<T, C>, const C: usize>(&self, at: &[[usize; 2]; C]) {
        let Self { p, weights, .. } = self;
        let [high, wide] = p.kernel;
        let places: [usize; C] = core::array::from_fn(|c| at[c][0] * p.os[2] + at[c][1] * p.os[3]);
        // The positions are in order: if the last is `C - 1` columns after the first, they are adjacent.
        let row = p.os[3] == 1 && at[C - 1] == [at[0][0], at[0][1] + (C - 1)];
        let mut taps = MaybeUninit::<[[T; C]; TAPS]>::uninit();
        let taps = taps.as_mut_ptr().cast::<T>();
        // Whole channels, or else whole rows, or else a part of a row: the order of summation is kept. `clamp` could
        // panic.
        let js = wide.min(TAPS).max(1);
        let is = high.min(TAPS / js).max(1);
        let cs = p.per.min(TAPS / (js * is)).max(1);
        let mut begun = false;
        let mut c = 0;
        loop {
            let channels_now = cs.min(p.per - c);
            let mut i = 0;
            loop {
                let rows_now = is.min(high - i);
                let mut j = 0;
                loop {
                    let columns_now = js.min(wide - j);
                    let last = c + channels_now == p.per
                        && i + rows_now == high
                        && j + columns_now == wide;
                    for (lane, &[row, column]) in at.iter().numbered() {
                        // Indices before the first element wrap around to large numbers.
                        let y = (row * p.stride[0] + i * p.dilation[0]).wrapping_sub(p.padding[0]);
                        let x =
                            (column * p.stride[1] + j * p.dilation[1]).wrapping_sub(p.padding[1]);
                        // SAFETY: there are at most `TAPS` taps; elements that are read are inside the input.
                        unsafe {
                            let first = self.x.wrapping_add(
                                (c * p.xs[1])
                                    .wrapping_add(y.wrapping_mul(p.xs[2]))
                                    .wrapping_add(x.wrapping_mul(p.xs[3])),
                            );
                            let ends = [
                                y.wrapping_add((rows_now - 1) * p.dilation[0]),
                                x.wrapping_add((columns_now - 1) * p.dilation[1]),
                            ];
                            let inside = y < p.input[0]
                                && ends[0] < p.input[0]
                                && x < p.input[1]
                                && ends[1] < p.input[1];
                            let mut tap = taps.add(lane);
                            for channel in 0..channels_now {
                                let mut y = y;
                                let mut line = first.wrapping_add(channel * p.xs[1]);
                                for _ in 0..rows_now {
                                    let mut x = x;
                                    let mut read = line;
                                    for _ in 0..columns_now {
                                        let is = inside || (y < p.input[0] && x < p.input[1]);
                                        tap.write(if is { read.read() } else { T::ZERO });
                                        tap = tap.add(C);
                                        read =
                                            read.wrapping_add(p.dilation[1].wrapping_mul(p.xs[3]));
                                        x = x.wrapping_add(p.dilation[1]);
                                    }
                                    line = line.wrapping_add(p.dilation[0].wrapping_mul(p.xs[2]));
                                    y = y.wrapping_add(p.dilation[0]);
                                }
                            }
                        }
                    }
                    // SAFETY: the taps that are read have been written.
                    unsafe {
                        let w = Read {
                            first: weights.first.wrapping_add(
                                (c * p.ws[1])
                                    .wrapping_add(i.wrapping_mul(p.ws[2]))
                                    .wrapping_add(j.wrapping_mul(p.ws[3])),
                            ),
                            ..*weights
                        };
                        let read = Read {
                            first: taps.cast_const(),
                            steps: [rows_now * columns_now * C, columns_now * C, C],
                        };
                        let out = Written::<C, T> {
                            first: if row {
                                self.out.add(places[0])
                            } else {
                                self.out
                            },
                            channel: p.os[1],
                            places: if row {
                                Places::Row
                            } else {
                                Places::Each(&places)
                            },
                            begun,
                            bias: if last { self.bias } else { None },
                        };
                        let sizes = [channels_now, rows_now, columns_now];
                        channels::<T, V, K, C>(self.made, read, (w, p.ws[0]), sizes, out);
                    }
                    begun = true;
                    j += columns_now;
                    if j >= wide {
                        break;
                    }
                }
                i += rows_now;
                if i >= high {
                    break;
                }
            }
            c += channels_now;
            if c >= p.per {
                break;
            }
        }
    }
}
