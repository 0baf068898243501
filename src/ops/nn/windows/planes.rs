//! Convolutions with working memory on the heap (feature `std`).
//!
//! Some rows of the input are copied to planes, one for each remainder of the indices by the strides, with zeros for the
//! padding. In a plane, adjacent windows are one element apart, and each tap of a window is at a fixed distance from
//! the first one, whatever the stride, the dilation and the padding: one loop over a table of distances computes all
//! convolutions. If windows are adjacent in the input already and none reaches into the padding, the input is read in
//! place, as it is by depthwise windows of `f32` (`depthwise`). Weights are copied to blocks of the channels of a tile, tap by tap.
//!
//! A tile walks along a row, or along the plane from one row to the next if that takes fewer tiles: the sums between
//! two rows are then not written.

use core::ops::Range;

use super::Plan;
#[cfg(all(target_arch = "x86_64", not(feature = "reproducible"), not(miri)))]
use super::channels;
#[cfg(all(target_arch = "x86_64", not(miri)))]
use super::depthwise;
#[cfg(feature = "rayon")]
use crate::expr::PARALLEL_FROM;
#[cfg(feature = "rayon")]
use crate::expr::parallel::{Others, is_plain, part_of};
#[cfg(all(target_arch = "x86_64", not(miri)))]
use crate::expr::simd_dispatch::vector_bytes;
use crate::expr::simd_dispatch::{Job, Vectors, widest};
use crate::expr::transpose::{Lines, transpose};
use crate::num::offset::Numbered;
use crate::ops::Arithmetic;
use crate::ops::columns::Columns;
use crate::ops::heap::Scratch;

/// The bytes of a copy of the input: a part of the second-level cache.
const PLANES: usize = 1 << 17;
/// The elements of a copy of weights.
const WEIGHTS: usize = 1 << 18;
/// The elements after the planes that the last tile may read: as many as the widest tile has columns.
const SLACK: usize = 64;
/// The distances in a table, if a channel has fewer.
const TABLE: usize = 64;

/// A dimension of the planes.
#[derive(Clone, Copy)]
struct Phases {
    stride: usize,
    dilation: usize,
    /// The number of remainders of the taps' indices by the stride.
    count: usize,
    /// The number of elements of a plane that the last window has after its first.
    reach: usize,
}
impl Phases {
    fn new(p: &Plan, d: usize) -> Self {
        let (stride, dilation) = (p.stride[d].max(1), p.dilation[d]);
        let last = p.kernel[d].saturating_sub(1) * dilation;
        let count = match dilation.checked_rem(stride) {
            Some(0) | None => 1,
            Some(_) => stride.min(last + 1),
        };
        Self {
            stride,
            dilation,
            count,
            reach: last.checked_div(stride).unwrap_or(0),
        }
    }
    /// The remainder and the index in its plane of a tap.
    fn of(&self, tap: usize) -> [usize; 2] {
        let at = tap * self.dilation;
        [
            at.checked_rem(self.stride).unwrap_or(0),
            at.checked_div(self.stride).unwrap_or(0),
        ]
    }
}

/// The output channels of the weights that are copied at once.
#[derive(Clone)]
struct Panel {
    groups: Range<usize>,
    /// Of each of these groups.
    channels: Range<usize>,
}

/// How a convolution is computed.
struct Walk<'p> {
    p: &'p Plan,
    phases: [Phases; 2],
    /// The rows and columns of the output that are computed with one copy of the input: all columns, unless the output
    /// has one row.
    band: [usize; 2],
    /// The bands along both dimensions, of which one has one.
    bands: [usize; 2],
    /// Whether the input is read in place.
    direct: bool,
    /// Whether vectors are output channels (`channels`).
    by_channels: bool,
    registers: Registers,
}

/// The registers that hold the sums of a tile.
#[derive(Clone, Copy, PartialEq)]
enum Registers {
    /// Thirty-two of 64 bytes.
    Wide,
    /// Sixteen of 32 bytes.
    Narrow,
    Other,
}
impl Registers {
    const fn of<V: Vectors>() -> Self {
        match V::BYTES {
            64 => Self::Wide,
            32 => Self::Narrow,
            _ => Self::Other,
        }
    }
    const fn are_narrow(self) -> bool {
        matches!(self, Self::Narrow)
    }
    // Six channels by two vectors take 12 of sixteen registers: a 3x3 convolution of [64, 56, 56] to 64 channels takes
    // 2.8 ms on a Zen 3, by four channels 3.0.
    /// The most output channels of a tile.
    const fn channels(self) -> usize {
        match self {
            Self::Wide => 8,
            Self::Narrow => 6,
            Self::Other => 4,
        }
    }
    /// The output channels of the next tile.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn next(self, left: usize) -> usize {
        let most = self.channels();
        // A tile of one or two channels has too few sums for the latency of their additions.
        if left >= most && !(most == 6 && (left == 7 || left == 8)) {
            most
        } else if left >= 4 {
            4
        } else {
            left
        }
    }
}
/// The registers of the processor at hand.
struct AtHand;
impl Job for AtHand {
    type Out = Registers;
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) -> Registers {
        Registers::of::<V>()
    }
}

/// Whether vectors of 64 bytes are output channels (`channels`).
fn by_channels<T: 'static>(p: &Plan) -> bool {
    let built = cfg!(all(
        target_arch = "x86_64",
        not(feature = "reproducible"),
        not(miri)
    ));
    built
        && core::any::TypeId::of::<T>() == core::any::TypeId::of::<f32>()
        && p.made.is_multiple_of(LANES)
        && p.made >= BLOCK
        && p.os[3] == 1
        // Of few columns of windows of one, tiles of columns go on along the rows.
        && (p.output[1] >= 4 || p.kernel[1] > 1)
        && (p.per.saturating_mul(p.kernel[0])).saturating_mul(p.kernel[1]) >= TAPS
}
/// The channels of a vector.
pub(super) const LANES: usize = 16;
/// The channels of two vectors, whose weights are a block; the last block may have three. One vector of weights has too few
/// products for each input that is broadcast.
pub(super) const BLOCK: usize = 2 * LANES;
/// The channels of the next block of weights, of a multiple of [`LANES`] and at least [`BLOCK`].
pub(super) fn next_block(left: usize) -> usize {
    if left == 3 * LANES {
        left
    } else {
        left.min(BLOCK)
    }
}
/// The least taps of a window with which vectors are output channels: sums are transposed when they are written. On a Xeon
/// with AVX-512, 32 taps take 1.09 times as long as with columns, 64 taps 0.83.
const TAPS: usize = 64;

impl<'p> Walk<'p> {
    /// `parts` is the number of bands that there should be at least.
    fn new<T: 'static>(p: &'p Plan, registers: Registers, parts: usize) -> Self {
        let phases = [Phases::new(p, 0), Phases::new(p, 1)];
        let [high, wide] = p.output;
        let inside = p.inside == [[0, high], [0, wide]];
        // Columns that are multiples of a page apart would have one place in the first-level cache.
        let collide = p.per > 8 && (p.xs[1] * size_of::<T>()).is_multiple_of(1024);
        let plane = phases[0].count.saturating_mul(phases[1].count);
        let channel = p
            .per
            .saturating_mul(plane)
            .max(1)
            .saturating_mul(size_of::<T>());
        let fit = |line: usize, reach: usize, least: usize, all: usize| {
            // Those of a single channel stay in the first-level cache.
            let planes = if registers.are_narrow() && p.per == 1 {
                PLANES / 8
            } else {
                PLANES
            };
            let lines = (planes.checked_div(line).unwrap_or(0)).saturating_sub(reach);
            let most = all.div_ceil(parts.max(1)).max(least);
            let lines = lines.max(least).min(most).max(1);
            let bands = all.div_ceil(lines).max(1);
            (all.div_ceil(bands), bands)
        };
        let (band, bands) = if high == 1 {
            let line = channel.saturating_mul(phases[0].reach.saturating_add(1));
            let (columns, _) = fit(line, phases[1].reach, 256, wide);
            // Whole tiles.
            let columns = columns.next_multiple_of(64).min(wide).max(1);
            ([1, columns], [1, wide.div_ceil(columns)])
        } else {
            let line = channel.saturating_mul(wide.saturating_add(phases[1].reach));
            let (mut rows, mut bands) = fit(line, phases[0].reach, 4, high);
            if registers.are_narrow() && p.made == 1 {
                // Whole tiles.
                rows = rows.next_multiple_of(AT_ONCE).min(high.max(1));
                bands = high.div_ceil(rows).max(1);
            }
            ([rows, wide], [bands, 1])
        };
        // A tile in place does not read more than the band, so each band has a tile.
        let least = wide.checked_rem(band[1]).unwrap_or(0);
        let tiled = wide >= SLACK && (least == 0 || least >= SLACK);
        // Each row of the window of each channel may be on a page of its own, and a Zen 3 holds the addresses of 64: there
        // a 1x1 convolution of [64, 56, 56] to 128 channels takes 740 µs in place, 655 µs with a copy.
        let pages = registers.are_narrow() && p.per.saturating_mul(p.kernel[0]) > 32;
        let near = p.stride == [1, 1] && p.xs[3] == 1 && tiled && !collide && !pages;
        let direct = p.per > 0 && inside && near;
        Self {
            p,
            phases,
            band,
            bands,
            direct,
            by_channels: registers == Registers::Wide && by_channels::<T>(p),
            registers,
        }
    }
    /// The elements of the planes of a channel, for a band of the given size.
    fn plane(&self, [rows, columns]: [usize; 2]) -> usize {
        let rows = rows.saturating_add(self.phases[0].reach);
        let elements = rows.saturating_mul(columns.saturating_add(self.phases[1].reach));
        match self.registers {
            // An odd number of lines of the cache: the same element of all channels is in different places of the
            // first-level cache.
            Registers::Narrow => (elements.div_ceil(16) | 1).saturating_mul(16),
            _ => elements,
        }
    }
    fn channel(&self, band: [usize; 2]) -> usize {
        let planes = self.phases[0].count.saturating_mul(self.phases[1].count);
        planes.saturating_mul(self.plane(band))
    }
    fn window(&self) -> usize {
        self.p.kernel[0].saturating_mul(self.p.kernel[1])
    }
    fn steps(&self, panel: &Panel) -> usize {
        self.p.batches * panel.groups.len() * self.bands[0] * self.bands[1]
    }

    /// Copies the weights of a panel: blocks of channels, tap by tap.
    ///
    /// # Safety
    /// The panel's weights are in memory, and there is room for them.
    unsafe fn pack<T: Arithmetic>(&self, panel: &Panel, w: *const T, mut to: *mut T) {
        let p = self.p;
        let [high, wide] = p.kernel;
        // Whether the taps of a channel follow those of the one before it.
        let joined = p.ws[3] == 1 && p.ws[2] == wide && p.ws[1] == high * wide;
        let (lines, rows, n) = match joined {
            true => (1, 1, p.per * high * wide),
            false => (p.per, high, wide),
        };
        for group in panel.groups.clone() {
            let mut o = panel.channels.start;
            while o < panel.channels.end {
                let left = panel.channels.end - o;
                let first = w.wrapping_add(group * p.group + o * p.ws[0]);
                if self.by_channels {
                    let block = next_block(left);
                    // SAFETY: the caller's promise: the taps are weights of the panel.
                    unsafe {
                        self.pack_block(block, first, to);
                        to = to.add(block * p.per * high * wide);
                    }
                    o += block;
                    continue;
                }
                let block = self.registers.next(left);
                for c in 0..lines {
                    for i in 0..rows {
                        let row =
                            first.wrapping_add((c * p.ws[1]).wrapping_add(i.wrapping_mul(p.ws[2])));
                        // SAFETY: the caller's promise: the taps are weights of the panel.
                        unsafe {
                            match block {
                                8 => taps::<T, 8>(row, p.ws, n, to),
                                6 => taps::<T, 6>(row, p.ws, n, to),
                                4 => taps::<T, 4>(row, p.ws, n, to),
                                3 => taps::<T, 3>(row, p.ws, n, to),
                                2 => taps::<T, 2>(row, p.ws, n, to),
                                _ => taps::<T, 1>(row, p.ws, n, to),
                            }
                            to = to.add(block * n);
                        }
                    }
                }
                o += block;
            }
        }
    }

    /// Copies the weights of a block of channels, tap by tap.
    ///
    /// # Safety
    /// `w` is the weight of its first tap; there is room for the weights.
    unsafe fn pack_block<T: Arithmetic>(&self, block: usize, w: *const T, to: *mut T) {
        let p = self.p;
        let [high, wide] = p.kernel;
        // SAFETY: the caller's promise.
        unsafe {
            if p.ws[3] == 1 && p.ws[2] == wide && p.ws[1] == high * wide {
                let from = Lines {
                    first: w,
                    step: p.ws[0],
                };
                let to = Lines {
                    first: to,
                    step: block,
                };
                return transpose(from, to, [p.per * high * wide, block]);
            }
            let mut to = to;
            for c in 0..p.per {
                for i in 0..high {
                    for j in 0..wide {
                        let at = (c * p.ws[1])
                            .wrapping_add(i.wrapping_mul(p.ws[2]))
                            .wrapping_add(j.wrapping_mul(p.ws[3]));
                        let tap = w.wrapping_add(at);
                        for o in 0..block {
                            to.add(o).write(tap.wrapping_add(o * p.ws[0]).read());
                        }
                        to = to.add(block);
                    }
                }
            }
        }
    }

    /// Copies the windows' elements of a band to planes.
    ///
    /// # Safety
    /// `x` is the first element of the image and the group; there is room for the planes.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn copy<T: Arithmetic>(
        &self,
        at: [usize; 2],
        band: [usize; 2],
        x: *const T,
        to: *mut T,
    ) {
        let p = self.p;
        let [down, across] = &self.phases;
        let [rows, columns] = [band[0] + down.reach, band[1] + across.reach];
        let plane = self.plane(band);
        if across.stride == 2 && across.count == 2 && p.xs[3] == 1 {
            // SAFETY: the caller's promise.
            return unsafe { self.copy_pairs(at, band, x, to) };
        }
        for phase in 0..across.count {
            // The columns of the plane that are in the input.
            let begin = at[1] * across.stride + phase;
            let before = |edge: usize| {
                let distance = edge.saturating_sub(begin) + (across.stride - 1);
                let n = distance.checked_div(across.stride).unwrap_or(0);
                if n < columns { n } else { columns }
            };
            let (from, to_) = (before(p.padding[1]), before(p.padding[1] + p.input[1]));
            let first = begin
                .wrapping_add(from * across.stride)
                .wrapping_sub(p.padding[1]);
            let step = across.stride.wrapping_mul(p.xs[3]);
            for c in 0..p.per {
                for of in 0..down.count {
                    let at_plane = ((c * down.count + of) * across.count + phase) * plane;
                    for a in 0..rows {
                        let y = ((at[0] + a) * down.stride + of).wrapping_sub(p.padding[0]);
                        // SAFETY: the caller's promise; elements that are read are in the input.
                        unsafe {
                            let line = to.add(at_plane + a * columns);
                            if y >= p.input[0] || from >= to_ {
                                zeros(line, columns);
                                continue;
                            }
                            let read = x.add(c * p.xs[1] + y * p.xs[2] + first * p.xs[3]);
                            zeros(line, from);
                            zeros(line.add(to_), columns - to_);
                            let (line, n) = (line.add(from), to_ - from);
                            copy_steps(read, step, line, n);
                        }
                    }
                    let whole = rows * columns;
                    // SAFETY: Bounds: a plane has at least so many elements.
                    unsafe { zeros(to.add(at_plane + whole), plane - whole) };
                }
            }
        }
    }

    /// As `copy`, of adjacent columns with a stride of 2: each row is read once for both of its planes.
    ///
    /// # Safety
    /// As for `copy`.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn copy_pairs<T: Arithmetic>(
        &self,
        at: [usize; 2],
        band: [usize; 2],
        x: *const T,
        to: *mut T,
    ) {
        let p = self.p;
        let [down, across] = &self.phases;
        let [rows, columns] = [band[0] + down.reach, band[1] + across.reach];
        let plane = self.plane(band);
        let whole = rows * columns;
        // The columns of each plane that are in the input.
        let edges = [0, 1].map(|phase| {
            [p.padding[1], p.padding[1] + p.input[1]].map(|edge| {
                let distance = edge.saturating_sub(2 * at[1] + phase);
                distance.div_ceil(2).min(columns)
            })
        });
        let [[from0, to0], [from1, to1]] = edges;
        let (from, end) = (from0.max(from1), to0.min(to1));
        // The index of the first pair in a row of the input.
        let first = (2 * (at[1] + from)).wrapping_sub(p.padding[1]);
        for c in 0..p.per {
            for of in 0..down.count {
                let at_plane = (c * down.count + of) * 2 * plane;
                for a in 0..rows {
                    let y = ((at[0] + a) * down.stride + of).wrapping_sub(p.padding[0]);
                    // SAFETY: the caller's promise; elements that are read are in the input.
                    unsafe {
                        let even = to.add(at_plane + a * columns);
                        let odd = even.add(plane);
                        if y >= p.input[0] || from >= end {
                            zeros(even, columns);
                            zeros(odd, columns);
                            if y >= p.input[0] {
                                continue;
                            }
                        }
                        let row = x.add(c * p.xs[1] + y * p.xs[2]);
                        for (phase, [from_, end_]) in edges.into_iter().numbered() {
                            let line = even.add(phase * plane);
                            let read = |b: usize| {
                                let at = (2 * (at[1] + b) + phase).wrapping_sub(p.padding[1]);
                                line.add(b).write(row.add(at).read());
                            };
                            if from >= end {
                                (from_..end_).for_each(read);
                                continue;
                            }
                            zeros(line, from_);
                            zeros(line.add(end_), columns - end_);
                            (from_..from).for_each(read);
                            (end..end_).for_each(read);
                        }
                        if from < end {
                            let n = end - from;
                            split_row(row.add(first), even.add(from), odd.add(from), n);
                        }
                    }
                }
                // SAFETY: Bounds: a plane has at least so many elements.
                unsafe {
                    zeros(to.add(at_plane + whole), plane - whole);
                    zeros(to.add(at_plane + plane + whole), plane - whole);
                }
            }
        }
    }
}

/// Copies `n` taps of `O` output channels, tap by tap.
///
/// # Safety
/// The taps are in memory, and there is room for them.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn taps<T: Arithmetic, const O: usize>(row: *const T, ws: [usize; 4], n: usize, to: *mut T) {
    for t in 0..n {
        let mut block = [T::ZERO; O];
        for (o, tap) in block.iter_mut().numbered() {
            // SAFETY: the caller's promise.
            *tap = unsafe {
                let at = (o * ws[0]).wrapping_add(t.wrapping_mul(ws[3]));
                row.wrapping_add(at).read()
            };
        }
        // SAFETY: the caller's promise.
        unsafe { to.add(t * O).cast::<[T; O]>().write(block) };
    }
}

/// # Safety
/// There is room for the elements.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn zeros<T: Arithmetic>(to: *mut T, n: usize) {
    // A loop becomes a call, which takes longer than one element.
    if n == 1 {
        // SAFETY: the caller's promise.
        return unsafe { to.write(T::ZERO) };
    }
    for b in 0..n {
        // SAFETY: the caller's promise.
        unsafe { to.add(b).write(T::ZERO) }
    }
}

/// Copies `n` elements that are `step` apart to adjacent ones.
///
/// # Safety
/// There are as many elements and there is room for them.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn copy_steps<T: Arithmetic>(read: *const T, step: usize, to: *mut T, n: usize) {
    // SAFETY: Bounds: the caller's promise: `b` is less than `n`.
    unsafe {
        match step {
            1 => copy_row(read, to, n),
            // A constant, for a loop in vectors.
            2 => {
                for b in 0..n {
                    to.add(b).write(read.add(2 * b).read());
                }
            }
            _ => {
                for b in 0..n {
                    to.add(b).write(read.add(step * b).read());
                }
            }
        }
    }
}

/// Copies the elements of a row, in pieces of a vector: a row is short for a call.
///
/// # Safety
/// There are as many elements and there is room for them.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn copy_row<T: Arithmetic>(read: *const T, to: *mut T, n: usize) {
    // SAFETY: Bounds: the caller's promise; each piece ends at `n` or before.
    unsafe {
        let piece = |at: usize| {
            let piece = read.add(at).cast::<[T; PIECE]>().read_unaligned();
            to.add(at).cast::<[T; PIECE]>().write_unaligned(piece);
        };
        if n < PIECE {
            for b in 0..n {
                to.add(b).write(read.add(b).read());
            }
            return;
        }
        let mut at = 0;
        while n - at >= PIECE {
            piece(at);
            at += PIECE;
        }
        piece(n - PIECE);
    }
}
/// Copies `n` pairs, the first elements to one row and the second ones to another.
///
/// # Safety
/// There are as many pairs and there is room for them.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn split_row<T: Arithmetic>(read: *const T, even: *mut T, odd: *mut T, n: usize) {
    // SAFETY: Bounds: the caller's promise; each piece ends at `n` or before.
    unsafe {
        let piece = |at: usize| {
            let pairs = read.add(2 * at).cast::<[[T; 2]; PIECE]>().read_unaligned();
            let first = pairs.map(|[first, _]| first);
            let second = pairs.map(|[_, second]| second);
            even.add(at).cast::<[T; PIECE]>().write_unaligned(first);
            odd.add(at).cast::<[T; PIECE]>().write_unaligned(second);
        };
        if n < PIECE {
            for b in 0..n {
                even.add(b).write(read.add(2 * b).read());
                odd.add(b).write(read.add(2 * b + 1).read());
            }
            return;
        }
        let mut at = 0;
        while n - at >= PIECE {
            piece(at);
            at += PIECE;
        }
        piece(n - PIECE);
    }
}
/// The elements of a piece of a row that is copied.
const PIECE: usize = 8;

/// Writes a convolution.
///
/// # Safety
/// As for `super::convolve`.
pub(super) unsafe fn convolve<T: Arithmetic>(
    plan: &Plan,
    x: *const T,
    w: *const T,
    bias: Option<(*const T, usize)>,
    out: *mut T,
    unique: bool,
) {
    // SAFETY: the caller's promise.
    unsafe {
        convolve_by(
            plan,
            [x, w],
            bias,
            out,
            unique,
            widest(AtHand),
            |job: Bands<T>| widest(job),
        )
    }
}
/// # Safety
/// As for `convolve`.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn convolve_by<T: Arithmetic>(
    plan: &Plan,
    [x, w]: [*const T; 2],
    bias: Option<(*const T, usize)>,
    out: *mut T,
    unique: bool,
    registers: Registers,
    run: impl Fn(Bands<'_, T>),
) {
    let _ = unique;
    #[cfg(feature = "rayon")]
    let others = if unique && plan.work() >= 8 * PARALLEL_FROM && is_plain::<T>() {
        Others::available()
    } else {
        None
    };
    #[cfg(feature = "rayon")]
    let parts = others.as_ref().map_or(1, |others| {
        // Planes of single channels are parts already: bands of few rows would read those around them again.
        let planes = if plan.per == 1 {
            plan.batches.saturating_mul(plan.groups).max(1)
        } else {
            1
        };
        (4 * others.threads()).div_ceil(planes)
    });
    #[cfg(not(feature = "rayon"))]
    let parts = 1;
    let walk = Walk::new::<T>(plan, registers, parts);
    let taps = plan.per.saturating_mul(walk.window());
    let all = plan.groups.saturating_mul(plan.made).saturating_mul(taps);
    let (groups, channels) = if all <= WEIGHTS {
        (plan.groups.max(1), plan.made.max(1))
    } else {
        // Whole blocks.
        let fit = WEIGHTS.checked_div(taps).unwrap_or(0).max(1);
        let mut fit = fit.next_multiple_of(if walk.by_channels { BLOCK } else { 8 });
        // No panel has a single vector of channels.
        while walk.by_channels && fit < plan.made && plan.made % fit == LANES {
            fit += LANES;
        }
        (1, fit.min(plan.made.max(1)))
    };
    let weights = Scratch::<T>::new(groups.saturating_mul(channels).saturating_mul(taps));
    let mut group = 0;
    while group < plan.groups {
        let mut channel = 0;
        while channel < plan.made {
            let panel = Panel {
                groups: group..plan.groups.min(group + groups),
                channels: channel..plan.made.min(channel + channels),
            };
            // SAFETY: the caller's promise; there is room for a panel.
            unsafe { walk.pack(&panel, w, weights.first) };
            let steps = walk.steps(&panel);
            let job = Bands {
                walk: &walk,
                panel: &panel,
                x,
                w: weights.first,
                bias,
                out,
                part: 0..steps,
            };
            #[cfg(feature = "rayon")]
            if let Some(others) = &others {
                let part = part_of(steps, plan.work() / 8);
                // SAFETY: the elements are plain numbers, and each output is written by one thread only.
                unsafe { others.split(steps, part, |_, part| run(Bands { part, ..job })) };
                channel += channels;
                continue;
            }
            run(job);
            channel += channels;
        }
        group += groups;
    }
}

/// Some bands of a panel.
struct Bands<'p, T> {
    walk: &'p Walk<'p>,
    panel: &'p Panel,
    x: *const T,
    w: *const T,
    bias: Option<(*const T, usize)>,
    out: *mut T,
    /// The range of steps: images, groups and bands.
    part: Range<usize>,
}
impl<T: Arithmetic> Job for Bands<'_, T> {
    type Out = ();
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        // Two vectors of columns, or four of a single channel.
        // SAFETY: the caller of `convolve` guarantees its conditions.
        unsafe {
            #[cfg(target_arch = "x86_64")]
            if const { V::BYTES == 64 } {
                use core::any::TypeId;
                use core::arch::x86_64::{__m512, __m512d};
                if TypeId::of::<T>() == TypeId::of::<f32>() {
                    return self
                        .cast::<f32>()
                        .all::<V, [__m512; 2], [__m512; 1], [__m512; 4], 32, 16, 64>();
                }
                if TypeId::of::<T>() == TypeId::of::<f64>() {
                    return self
                        .cast::<f64>()
                        .all::<V, [__m512d; 2], [__m512d; 1], [__m512d; 4], 16, 8, 32>();
                }
            }
            match const { 2 * V::BYTES / size_of::<T>() } {
                16.. => self.all::<V, [T; 16], [T; 8], [T; 32], 16, 8, 32>(),
                8.. => self.all::<V, [T; 8], [T; 4], [T; 16], 8, 4, 16>(),
                _ => self.all::<V, [T; 4], [T; 2], [T; 8], 4, 2, 8>(),
            }
        }
    }
}

impl<'p, T> Bands<'p, T> {
    /// The same for the type that `T` is.
    #[cfg(target_arch = "x86_64")]
    fn cast<F>(self) -> Bands<'p, F> {
        Bands {
            walk: self.walk,
            panel: self.panel,
            x: self.x.cast(),
            w: self.w.cast(),
            bias: self.bias.map(|(first, step)| (first.cast(), step)),
            out: self.out.cast(),
            part: self.part,
        }
    }
}

#[cfg(all(target_arch = "x86_64", not(miri)))]
impl Walk<'_> {
    /// The size of windows that are those of [`depthwise`], of `f32`, and their stride, if the processor has their vectors.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn depthwise<T: 'static>(&self) -> Option<[usize; 2]> {
        let p = self.p;
        let ([size, _], [stride, _]) = (p.kernel, p.stride);
        let is_one = core::any::TypeId::of::<T>() == core::any::TypeId::of::<f32>()
            && [p.per, p.made] == [1, 1]
            && [p.kernel, p.stride] == [[size; 2], [stride; 2]]
            && p.dilation == [1, 1]
            && p.padding == [size / 2; 2]
            && matches!(stride, 1 | 2)
            && p.output == p.input.map(|size| size.div_ceil(stride))
            && [p.xs[3], p.os[3], self.bands[1]] == [1, 1, 1]
            && vector_bytes() >= if [size, stride] == [3, 1] { 32 } else { 64 };
        is_one.then_some([size, stride])
    }
}
#[cfg(all(target_arch = "x86_64", not(miri)))]
impl<T: Arithmetic> Bands<'_, T> {
    /// Some rows of the image `n`, of a channel. Returns true.
    ///
    /// # Safety
    /// The conditions of `Walk::depthwise`; the rows are of the output; the weights have been copied.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn depthwise<V: Vectors, const K: usize, const S: usize>(
        &self,
        n: usize,
        channel: usize,
        group: usize,
        row: usize,
        rows: usize,
    ) -> bool {
        let p = self.walk.p;
        // SAFETY: the caller's promise.
        unsafe {
            let image = depthwise::Image {
                first: self.x.add(n * p.xs[0] + channel * p.xs[1]).cast(),
                row: p.xs[2],
                size: p.input,
            };
            let out = self
                .out
                .add(n * p.os[0] + channel * p.os[1] + row * p.os[2]);
            let w = self.w.add(group * K * K).cast();
            let bias = self
                .bias
                .map(|(b, step)| b.add(channel * step).cast::<f32>().read());
            let (out, step, rows) = (out.cast(), p.os[2], row..row + rows);
            if const { S == 2 } {
                depthwise::wide_by_two::<K>(image, w, bias, out, step, rows);
            } else if const { K > 3 } {
                depthwise::wide::<K>(image, w, bias, out, step, rows);
            } else if const { V::BYTES == 64 } {
                depthwise::three_by_three_apart::<V>(image, w, bias, out, step, rows);
            } else {
                depthwise::three_by_three::<V>(image, w, bias, out, step, rows);
            }
            true
        }
    }
}

impl<T: Arithmetic> Bands<'_, T> {
    // Columns `C` at a time, or `H`; of a single channel `W`, or `H`.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn all<
        V: Vectors,
        K: Columns<T, C>,
        L: Columns<T, H>,
        M: Columns<T, W>,
        const C: usize,
        const H: usize,
        const W: usize,
    >(
        self,
    ) {
        let walk = self.walk;
        let p = walk.p;
        let channels = self.panel.channels.len();
        let single = channels == 1;
        let whole = if walk.direct {
            0
        } else {
            p.per
                .saturating_mul(walk.channel(walk.band))
                .saturating_add(SLACK)
        };
        let planes = Scratch::<T>::new(whole);
        let window = walk.window();
        let some = match window {
            0 => 1,
            _ => TABLE.div_ceil(window).min(p.per).max(1),
        };
        let table = Scratch::<usize>::new(some.saturating_mul(window));
        let (mut last, mut pitch) = ([usize::MAX; 2], 0);
        let mut channel = 0;
        for step in self.part.clone() {
            let [mut n, mut group, mut band] = [0, 0, step];
            let bands = walk.bands[0] * walk.bands[1];
            if let (Some(rest), Some(of)) = (step.checked_rem(bands), step.checked_div(bands)) {
                band = rest;
                let groups = self.panel.groups.len();
                group = of.checked_rem(groups).unwrap_or(0);
                n = of.checked_div(groups).unwrap_or(0);
            }
            let from = self.panel.groups.start + group;
            let at = match walk.bands[1] > 1 {
                true => [0, band * walk.band[1]],
                false => [band * walk.band[0], 0],
            };
            let size = [
                walk.band[0].min(p.output[0] - at[0]),
                walk.band[1].min(p.output[1] - at[1]),
            ];
            if size != last {
                last = size;
                let [down, across] = &walk.phases;
                pitch = if walk.direct {
                    p.xs[2]
                } else {
                    size[1] + across.reach
                };
                channel = if walk.direct {
                    p.xs[1]
                } else {
                    walk.channel(size)
                };
                let plane = walk.plane(size);
                let mut t = 0;
                for c in 0..some {
                    for i in 0..p.kernel[0] {
                        for j in 0..p.kernel[1] {
                            let [of_row, row] = down.of(i);
                            let [of_column, column] = across.of(j);
                            let at_plane = match walk.direct {
                                true => 0,
                                false => (of_row * across.count + of_column) * plane,
                            };
                            // SAFETY: there is room for the distances of these channels.
                            unsafe {
                                table
                                    .first
                                    .add(t)
                                    .write(c * channel + at_plane + row * pitch + column);
                            }
                            t += 1;
                        }
                    }
                }
            }
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            if single {
                let (row, rows) = (at[0], size[0]);
                // SAFETY: the caller's promise; `T` is `f32`, and the processor has the vectors.
                let is_done = unsafe {
                    match (walk.depthwise::<T>(), const { V::BYTES == 64 && V::FUSED }) {
                        (Some([3, 1]), _) => self.depthwise::<V, 3, 1>(n, from, group, row, rows),
                        (Some([5, 1]), true) => {
                            self.depthwise::<V, 5, 1>(n, from, group, row, rows)
                        }
                        (Some([7, 1]), true) => {
                            self.depthwise::<V, 7, 1>(n, from, group, row, rows)
                        }
                        (Some([3, 2]), true) => {
                            self.depthwise::<V, 3, 2>(n, from, group, row, rows)
                        }
                        (Some([5, 2]), true) => {
                            self.depthwise::<V, 5, 2>(n, from, group, row, rows)
                        }
                        (Some([7, 2]), true) => {
                            self.depthwise::<V, 7, 2>(n, from, group, row, rows)
                        }
                        _ => false,
                    }
                };
                if is_done {
                    continue;
                }
            }
            // SAFETY: the caller's promise.
            unsafe {
                // An input without channels has no elements to point at, nor has an empty output.
                let image = (self.x).wrapping_add(n * p.xs[0] + from * p.per * p.xs[1]);
                let x = if walk.direct {
                    image.add(at[0] * p.xs[2] + at[1])
                } else {
                    walk.copy(at, size, image, planes.first);
                    zeros(planes.first.add(p.per * channel), SLACK);
                    planes.first.cast_const()
                };
                let first = from * p.made + self.panel.channels.start;
                let target = Target {
                    first: self.out.wrapping_add(
                        n * p.os[0] + first * p.os[1] + at[0] * p.os[2] + at[1] * p.os[3],
                    ),
                    channel: p.os[1],
                    row: p.os[2],
                    column: p.os[3],
                    bias: self.bias.map(|(b, step)| (b.add(first * step), step)),
                };
                let taps = Taps {
                    table: table.first,
                    some,
                    window,
                    channels: p.per,
                    step: some * channel,
                };
                let w = self.w.add(group * channels * p.per * window);
                let source = Source {
                    x,
                    pitch,
                    size,
                    direct: walk.direct,
                    joined: !walk.direct || p.xs[2] == p.input[1],
                };
                #[cfg(all(target_arch = "x86_64", not(feature = "reproducible"), not(miri)))]
                if const { matches!(Registers::of::<V>(), Registers::Wide) } && walk.by_channels {
                    channels::tiles(source.cast(), taps, w.cast(), channels, target.cast());
                    continue;
                }
                if single && const { Registers::of::<V>().are_narrow() } {
                    single_channel::<T, V, K, C>(source, taps, w, target);
                } else if single {
                    tiles::<T, V, M, L, W, H, true>(source, taps, w, channels, target);
                } else {
                    tiles::<T, V, K, L, C, H, false>(source, taps, w, channels, target);
                }
            }
        }
    }
}

/// The planes of a band, or the input.
#[derive(Clone, Copy)]
pub(super) struct Source<T> {
    pub(super) x: *const T,
    /// The distance between rows.
    pub(super) pitch: usize,
    /// Rows and columns of the band.
    pub(super) size: [usize; 2],
    direct: bool,
    /// Whether a row begins where the one before it ends. Between the rows of an input in place there may be elements
    /// that are not its own.
    joined: bool,
}

/// The taps of a window.
#[derive(Clone, Copy)]
pub(super) struct Taps {
    /// The distances of the taps of some channels.
    pub(super) table: *const usize,
    pub(super) some: usize,
    pub(super) window: usize,
    pub(super) channels: usize,
    /// The distance from these channels to the next ones.
    pub(super) step: usize,
}

/// The output of a band.
#[derive(Clone, Copy)]
pub(super) struct Target<T> {
    pub(super) first: *mut T,
    pub(super) channel: usize,
    pub(super) row: usize,
    pub(super) column: usize,
    pub(super) bias: Option<(*const T, usize)>,
}
#[cfg(all(target_arch = "x86_64", not(feature = "reproducible"), not(miri)))]
impl<T> Source<T> {
    /// The same for the type that `T` is.
    fn cast<F>(self) -> Source<F> {
        let Self {
            x,
            pitch,
            size,
            direct,
            joined,
        } = self;
        Source {
            x: x.cast(),
            pitch,
            size,
            direct,
            joined,
        }
    }
}
#[cfg(all(target_arch = "x86_64", not(feature = "reproducible"), not(miri)))]
impl<T> Target<T> {
    /// The same for the type that `T` is.
    fn cast<F>(self) -> Target<F> {
        let Self {
            first,
            channel,
            row,
            column,
            bias,
        } = self;
        Target {
            first: first.cast(),
            channel,
            row,
            column,
            bias: bias.map(|(first, step)| (first.cast(), step)),
        }
    }
}

// The tiles of a band: along its rows, or along the planes from one row to the next.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn tiles<
    T: Arithmetic,
    V: Vectors,
    K: Columns<T, C>,
    L: Columns<T, H>,
    const C: usize,
    const H: usize,
    const SINGLE: bool,
>(
    source: Source<T>,
    taps: Taps,
    w: *const T,
    channels: usize,
    target: Target<T>,
) {
    let Source { pitch, size, .. } = source;
    let [rows, columns] = size;
    // Half a tile of six channels has fewer sums than the latency of an addition takes: it costs two thirds of a tile.
    let (full, half) = match const { Registers::of::<V>() } {
        Registers::Narrow => (3, 2),
        // Half a tile loads a number for each product.
        Registers::Wide => (8, 5),
        _ => (C / H, 1),
    };
    let cost = |n: usize| {
        let rest = n % C;
        n / C * full
            + if rest > H {
                full
            } else {
                (rest > 0) as usize * half
            }
    };
    let all = rows.saturating_sub(1) * pitch + columns;
    // What is written in parts takes longer.
    let along = source.joined && cost(all) + cost(all) / 16 < rows * cost(columns);
    let (lines, length) = if along { (1, all) } else { (rows, columns) };
    for line in 0..lines {
        let mut q = 0;
        while q < length {
            let rest = length - q;
            macro_rules! some {
                ($K:ident $C:ident) => {{
                    // The last tile overlaps the one before it, and writes the same values again.
                    let at = if rest < $C && length >= $C {
                        length - $C
                    } else {
                        q
                    };
                    let [row, column] = match along {
                        true => [
                            at.checked_div(pitch).unwrap_or(0),
                            at.checked_rem(pitch).unwrap_or(0),
                        ],
                        false => [line, at],
                    };
                    let place = Place {
                        row,
                        column,
                        rows: if along { rows } else { line + 1 },
                        columns,
                        pitch: if along { pitch } else { columns },
                    };
                    // SAFETY: the caller's promise.
                    unsafe {
                        let x = source.x.add(line * pitch + at);
                        blocks::<T, V, $K, $C, SINGLE>(x, taps, w, channels, target, place);
                    }
                    q = at + $C;
                }};
            }
            // In place, nothing after the last element is read.
            if rest > H && (!source.direct || length >= C) {
                some!(K C);
            } else {
                some!(L H);
            }
        }
    }
}

/// The output of the first column of a tile, and how many rows and columns there are.
#[derive(Clone, Copy)]
struct Place {
    row: usize,
    column: usize,
    rows: usize,
    columns: usize,
    pitch: usize,
}

// All channels of `C` columns.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn blocks<
    T: Arithmetic,
    V: Vectors,
    K: Columns<T, C>,
    const C: usize,
    const SINGLE: bool,
>(
    x: *const T,
    taps: Taps,
    mut w: *const T,
    channels: usize,
    mut target: Target<T>,
    place: Place,
) {
    let mut left = channels;
    macro_rules! some {
        ($n:literal) => {{
            // SAFETY: the caller's promise.
            unsafe {
                tile::<T, V, K, $n, C>(x, taps, w, target, place);
                w = w.add($n * taps.channels * taps.window);
                target.first = target.first.wrapping_add($n * target.channel);
                target.bias = (target.bias).map(|(b, step)| (b.wrapping_add($n * step), step));
            }
            left -= $n;
        }};
    }
    if SINGLE {
        some!(1);
    } else {
        let registers = const { Registers::of::<V>() };
        while registers.channels() == 8 && left >= 8 {
            some!(8);
        }
        while registers.channels() == 6 && registers.next(left) == 6 {
            some!(6);
        }
        while left >= 4 {
            some!(4);
        }
        match left {
            3 => some!(3),
            2 => some!(2),
            1 => some!(1),
            _ => {}
        }
    }
    let _ = (w, target, left);
}

// `O` output channels by `C` columns.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn tile<T: Arithmetic, V: Vectors, K: Columns<T, C>, const O: usize, const C: usize>(
    mut x: *const T,
    taps: Taps,
    mut w: *const T,
    target: Target<T>,
    place: Place,
) {
    // SAFETY: the caller's promise.
    unsafe {
        let mut sums = [K::zeros(); O];
        let mut c = 0;
        while c < taps.channels {
            let some = taps.some.min(taps.channels - c);
            for t in 0..some * taps.window {
                let read = K::read(x.add(taps.table.add(t).read()));
                for (o, sums) in sums.iter_mut().numbered() {
                    *sums = sums.plus_product::<V>(w.add(o), read);
                }
                w = w.add(O);
            }
            x = x.wrapping_add(taps.step);
            c += some;
        }
        for (o, sums) in sums.into_iter().numbered() {
            let target = Target {
                first: target.first.add(o * target.channel),
                bias: (target.bias).map(|(bias, step)| (bias.add(o * step), step)),
                ..target
            };
            write::<T, K, C>(sums, target, place);
        }
    }
}

/// The blocks of columns of a single channel that are computed at once.
const AT_ONCE: usize = 4;

// A single output channel: `C` columns of four rows, or of the plane, at a time. Two vectors of each are eight sums, which
// hide the latency of a fused multiplication: a depthwise 3x3 convolution of [32, 112, 112] takes 280 µs on a Zen 3, by
// four vectors of one row 340 µs.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn single_channel<T: Arithmetic, V: Vectors, K: Columns<T, C>, const C: usize>(
    source: Source<T>,
    taps: Taps,
    w: *const T,
    target: Target<T>,
) {
    // In place a row has at least so many columns, and planes have so many elements after them. Other registers than those
    // that this is for, and columns of other vectors, are compiled and not called.
    const {
        let called = Registers::of::<V>().are_narrow() && size_of::<K>() <= 2 * V::BYTES;
        assert!(!called || AT_ONCE * C <= SLACK);
    }
    let Source { pitch, size, .. } = source;
    let [rows, columns] = size;
    let all = rows.saturating_sub(1) * pitch + columns;
    // What is written in parts takes longer. In place, nothing after the last element is read.
    let lines = rows.div_ceil(AT_ONCE) * AT_ONCE * columns.div_ceil(C) * C;
    let along = rows == 1 || (source.joined && !source.direct && all + all / 2 < lines);
    // A single row of an input in place has the distance to the next one of a dimension of size 1, which is any number.
    let next = if rows == 1 { columns } else { pitch };
    // SAFETY: Bounds: the caller's promise; what a tile reads after the last element is within `SLACK`. Tiles that overlap
    // write the same values again.
    unsafe {
        if along {
            let mut q = 0;
            while q < all {
                let at = q.min(all.saturating_sub(AT_ONCE * C));
                let sums = single_tile::<T, V, K, AT_ONCE, C>(source.x.add(at), C, taps, w);
                for (r, sums) in sums.into_iter().numbered() {
                    let at = at + r * C;
                    if at >= all {
                        break;
                    }
                    let place = Place {
                        row: at.checked_div(next).unwrap_or(0),
                        column: at.checked_rem(next).unwrap_or(0),
                        rows,
                        columns,
                        pitch: next,
                    };
                    write::<T, K, C>(sums, target, place);
                }
                q = at + AT_ONCE * C;
            }
            return;
        }
        let mut line = 0;
        while line < rows {
            let some = if rows < AT_ONCE { 1 } else { AT_ONCE };
            let row = line.min(rows - some);
            let mut q = 0;
            while q < columns {
                let column = q.min(columns.saturating_sub(C));
                let x = source.x.add(row * pitch + column);
                let place = |r: usize| Place {
                    row: row + r,
                    column,
                    rows: row + r + 1,
                    columns,
                    pitch: columns,
                };
                if some == 1 {
                    let [sums] = single_tile::<T, V, K, 1, C>(x, pitch, taps, w);
                    write::<T, K, C>(sums, target, place(0));
                } else {
                    let sums = single_tile::<T, V, K, AT_ONCE, C>(x, pitch, taps, w);
                    for (r, sums) in sums.into_iter().numbered() {
                        write::<T, K, C>(sums, target, place(r));
                    }
                }
                q = column + C;
            }
            line = row + some;
        }
    }
}

// The sums of `R` blocks of `C` columns at a distance.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn single_tile<
    T: Arithmetic,
    V: Vectors,
    K: Columns<T, C>,
    const R: usize,
    const C: usize,
>(
    mut x: *const T,
    distance: usize,
    taps: Taps,
    mut w: *const T,
) -> [K; R] {
    // SAFETY: the caller's promise.
    unsafe {
        let mut sums = [K::zeros(); R];
        let mut c = 0;
        while c < taps.channels {
            let some = taps.some.min(taps.channels - c);
            for t in 0..some * taps.window {
                let first = x.add(taps.table.add(t).read());
                for (r, sums) in sums.iter_mut().numbered() {
                    let read = K::read(first.wrapping_add(r * distance));
                    *sums = sums.plus_product::<V>(w, read);
                }
                w = w.add(1);
            }
            x = x.wrapping_add(taps.step);
            c += some;
        }
        sums
    }
}

// Writes the columns of a tile of one channel, with its bias.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn write<T: Arithmetic, K: Columns<T, C>, const C: usize>(
    sums: K,
    target: Target<T>,
    place: Place,
) {
    // SAFETY: the caller's promise.
    unsafe {
        let sums = match target.bias {
            Some((bias, _)) => sums.plus(bias.read()),
            None => sums,
        };
        let first = target.first;
        debug_assert!(place.row < place.rows && place.pitch >= place.columns);
        if target.column == 1 && place.column + C <= place.columns {
            sums.write(first.add(place.row * target.row + place.column));
            return;
        }
        // The parts of the tile in each row.
        let (mut row, mut column, mut lane) = (place.row, place.column, 0);
        while lane < C && row < place.rows {
            if column < place.columns {
                let end = C.min(lane + (place.columns - column));
                let first = first.wrapping_add(row * target.row + column * target.column);
                if target.column == 1 {
                    sums.write_part(first.wrapping_sub(lane), lane..end);
                } else {
                    let columns = sums.columns();
                    let lanes = (&raw const columns).cast::<T>();
                    for at in lane..end {
                        let place = first.add((at - lane) * target.column);
                        place.write(lanes.add(at).read());
                    }
                }
            }
            lane += place.pitch - column;
            column = 0;
            row += 1;
        }
    }
}

/// As [`convolve`], by vectors of the given size that the target guarantees or that are split.
///
/// # Safety
/// As for `convolve`.
#[cfg(test)]
pub(super) unsafe fn convolve_with<T: Arithmetic, V: Vectors>(
    plan: &Plan,
    of: [*const T; 2],
    bias: Option<(*const T, usize)>,
    out: *mut T,
) {
    // SAFETY: the caller's promise.
    unsafe {
        convolve_by(
            plan,
            of,
            bias,
            out,
            false,
            Registers::of::<V>(),
            |job: Bands<T>| job.run::<V>(),
        )
    }
}
