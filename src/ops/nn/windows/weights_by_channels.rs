//! The gradient of a convolution's weight by vectors of output channels, of `f32` with AVX-512.
//!
//! A row of the result's gradient need not be whole vectors, as it must be where a vector holds columns (`weights`): some
//! rows are transposed, so that a pixel has its channels next to each other. Each is read once for twelve taps, whose
//! inputs are broadcast from a copy of the input with zeros for the padding.

use core::arch::x86_64::{
    __m512, _mm512_add_ps, _mm512_castsi512_ps, _mm512_fmadd_ps, _mm512_loadu_ps,
    _mm512_mask_storeu_ps, _mm512_maskz_loadu_ps, _mm512_set1_ps, _mm512_setzero_ps,
};
use core::ops::Range;

use super::Strided;
use super::planes::{BLOCK, LANES, copy_steps, zeros};
#[cfg(feature = "rayon")]
use crate::expr::PARALLEL_FROM;
#[cfg(feature = "rayon")]
use crate::expr::parallel::Others;
use crate::expr::transpose::avx::{bits, exchanged};
use crate::expr::transpose::{Lines, transpose};
use crate::layout::Window;
use crate::ops::heap::Scratch;

/// The taps of a tile: with two vectors of channels each, 24 of 32 registers hold sums.
const TAPS: usize = 12;
/// About the pixels whose products are added to each other before they are added to the gradient.
const PIXELS: usize = 256;
/// The bytes of a copy of the input: a part of the second-level cache.
const PLANES: usize = 1 << 17;

/// Whether the channels of a result are whole vectors.
pub(super) fn takes(g: &Window) -> bool {
    let made = g.output[1].checked_div(g.groups.max(1)).unwrap_or(0);
    made >= LANES && made.is_multiple_of(LANES)
}

/// Writes the gradient of the weight of a convolution, in row-major order.
///
/// # Safety
/// As for [`super::weights::weight_gradient`]; [`takes`] holds, and the processor has AVX-512.
pub(super) unsafe fn weight_gradient(
    g: &Window,
    x: Strided<f32>,
    grad: Strided<f32>,
    out: *mut f32,
) {
    let groups = g.groups.max(1);
    let [per, made] = [g.input[1], g.output[1]].map(|n| n.checked_div(groups).unwrap_or(0));
    let sums = |wide: usize| Sums {
        g,
        x,
        grad,
        out,
        per,
        made,
        wide,
        blocks: made.div_ceil(wide),
    };
    #[cfg(feature = "rayon")]
    {
        let [batches, channels, high, wide] = g.output;
        let work =
            (batches * channels * high * wide).saturating_mul(per * g.kernel[0] * g.kernel[1]);
        if work >= 8 * PARALLEL_FROM
            && let Some(others) = Others::available()
        {
            let threads = others.threads();
            let few = groups * made.div_ceil(BLOCK) < threads;
            let sums = sums(if few { LANES } else { BLOCK });
            let steps = groups * sums.blocks;
            // A part copies the input for itself: each thread has few.
            let part = steps.div_ceil(2 * threads).max(1);
            // SAFETY: the caller's promise; the elements of a step are written by one thread only.
            return unsafe { others.split(steps, part, |_, part| sums.part(part)) };
        }
    }
    let sums = sums(BLOCK);
    // SAFETY: the caller's promise.
    unsafe { sums.part(0..groups * sums.blocks) }
}

/// The sums for all blocks of `wide` channels.
#[derive(Clone, Copy)]
struct Sums<'g> {
    g: &'g Window,
    x: Strided<f32>,
    grad: Strided<f32>,
    out: *mut f32,
    /// The input and output channels of a group.
    per: usize,
    made: usize,
    wide: usize,
    /// The blocks of a group.
    blocks: usize,
}

impl Sums<'_> {
    /// Writes some blocks.
    ///
    /// # Safety
    /// As for [`weight_gradient`]; nobody else writes these blocks.
    #[inline(never)]
    unsafe fn part(&self, part: Range<usize>) {
        let &Self { g, per, made, .. } = self;
        let [high, wide] = [g.output[2], g.output[3]];
        let [down, across] = g.stride.map(|n| n.max(1));
        let window = g.kernel[0] * g.kernel[1];
        let taps = per * window;
        // A band: some rows, or some columns of one row.
        let columns = wide.div_ceil(wide.div_ceil(PIXELS).max(1)).max(1);
        let beside = wide.div_ceil(columns).max(1);
        let rows = (PIXELS.checked_div(columns).unwrap_or(0)).clamp(1, high.max(1));
        let reach = |n: usize, d: usize| {
            let first = (n - 1).saturating_mul([down, across][d]);
            let last = (g.kernel[d].saturating_sub(1)).saturating_mul(g.dilation[d]);
            first.saturating_add(last).saturating_add(1)
        };
        let [deep, pitch] = [reach(rows, 0), reach(columns, 1)];
        let channel = deep.saturating_mul(pitch);
        let some = (PLANES / size_of::<f32>())
            .checked_div(channel)
            .unwrap_or(0);
        let some = some.clamp(1, per.max(1));
        let planes = Scratch::<f32>::new(some.saturating_mul(channel));
        let pixels = Scratch::<f32>::new((rows * columns).saturating_mul(BLOCK));
        let distances = Scratch::<usize>::new(some.saturating_mul(window));
        let mut t = 0;
        for c in 0..some {
            for i in 0..g.kernel[0] {
                for j in 0..g.kernel[1] {
                    let distance = c * channel + i * g.dilation[0] * pitch + j * g.dilation[1];
                    // SAFETY: Bounds: there is a distance for each tap of `some` channels.
                    unsafe { distances.first.add(t).write(distance) };
                    t += 1;
                }
            }
        }
        let mut step = part.start;
        while step < part.end {
            let group = step.checked_div(self.blocks).unwrap_or(0);
            let from = step - group * self.blocks;
            let to = self.blocks.min(from + (part.end - step));
            step += to - from;
            let channels = from * self.wide..made.min(to * self.wide);
            // SAFETY: Bounds: the caller's promise: these channels of the weight are written.
            unsafe {
                let first = self.out.add((group * made + channels.start) * taps);
                zeros(first, channels.len() * taps);
            }
            let bands = if wide == 0 {
                0
            } else {
                high.div_ceil(rows) * beside
            };
            for band in 0..g.input[0] * bands {
                let n = band.checked_div(bands).unwrap_or(0);
                let at = band - n * bands;
                let at = [at / beside * rows, at % beside * columns];
                let size = [rows.min(high - at[0]), columns.min(wide - at[1])];
                let mut c = 0;
                while c < per {
                    let count = some.min(per - c);
                    let first = group * per + c;
                    // SAFETY: Bounds: the caller's promise: the rows and columns of the band are those of windows of the
                    // input and of elements of the gradient; the working memory has room for them. The processor has
                    // the vectors.
                    unsafe {
                        self.fill([n, first], count, at, [deep, pitch], size, planes.first);
                        let mut o = channels.start;
                        while o < channels.end {
                            let wide = self.wide.min(channels.end - o);
                            self.turn([n, group * made + o], wide, at, size, pixels.first);
                            let mut t = 0;
                            while t < count * window {
                                let many = TAPS.min(count * window - t);
                                let mut x = [planes.first.cast_const(); TAPS];
                                for (j, x) in x.iter_mut().enumerate() {
                                    // Taps that are missing are the last one, again.
                                    let tap = t + j.min(many - 1);
                                    *x = x.add(distances.first.add(tap).read());
                                }
                                let tile = Tile {
                                    x,
                                    steps: [down.wrapping_mul(pitch), across],
                                    y: pixels.first.cast_const(),
                                    size,
                                    out: self.out.add((group * made + o) * taps + c * window + t),
                                    taps,
                                    many,
                                };
                                if wide > LANES {
                                    sums::<2>(&tile);
                                } else {
                                    sums::<1>(&tile);
                                }
                                t += many;
                            }
                            o += wide;
                        }
                    }
                    c += count;
                }
            }
        }
    }

    /// Copies what the windows of a band read, of some channels.
    ///
    /// # Safety
    /// The channels are those of the input, and there is room for the copy.
    unsafe fn fill(
        &self,
        [n, first]: [usize; 2],
        channels: usize,
        at: [usize; 2],
        [deep, pitch]: [usize; 2],
        size: [usize; 2],
        to: *mut f32,
    ) {
        let (g, xs) = (self.g, self.x.steps);
        let [down, across] = g.stride.map(|n| n.max(1));
        let used = (size[0] - 1) * down + (g.kernel[0].saturating_sub(1)) * g.dilation[0] + 1;
        // The columns of the copy that are in the input.
        let begin = at[1] * across;
        let from = g.padding[1].saturating_sub(begin).min(pitch);
        let end = (g.padding[1] + g.input[3]).saturating_sub(begin).min(pitch);
        let column = (begin + from).wrapping_sub(g.padding[1]);
        for c in 0..channels {
            for a in 0..used.min(deep) {
                let y = (at[0] * down + a).wrapping_sub(g.padding[0]);
                // SAFETY: the caller's promise; elements that are read are in the input.
                unsafe {
                    let line = to.add((c * deep + a) * pitch);
                    if y >= g.input[2] || from >= end {
                        zeros(line, pitch);
                        continue;
                    }
                    zeros(line, from);
                    zeros(line.add(end), pitch - end);
                    let row = n * xs[0] + (first + c) * xs[1] + y * xs[2] + column * xs[3];
                    copy_steps(self.x.first.add(row), xs[3], line.add(from), end - from);
                }
            }
        }
    }

    /// Copies the gradient of a band, of some channels, those of a pixel next to each other.
    ///
    /// # Safety
    /// The channels and the band are those of the gradient, and there is room for the copy.
    unsafe fn turn(
        &self,
        [n, first]: [usize; 2],
        channels: usize,
        at: [usize; 2],
        [rows, columns]: [usize; 2],
        to: *mut f32,
    ) {
        let ys = self.grad.steps;
        for row in 0..rows {
            // SAFETY: the caller's promise.
            unsafe {
                let from = n * ys[0] + first * ys[1] + (at[0] + row) * ys[2] + at[1] * ys[3];
                let from = self.grad.first.add(from);
                let to = to.add(row * columns * channels);
                if ys[3] == 1 {
                    let from = Lines {
                        first: from,
                        step: ys[1],
                    };
                    let to = Lines {
                        first: to,
                        step: channels,
                    };
                    transpose(from, to, [columns, channels]);
                    continue;
                }
                for column in 0..columns {
                    for o in 0..channels {
                        let y = from.add(column * ys[3] + o * ys[1]);
                        to.add(column * channels + o).write(y.read());
                    }
                }
            }
        }
    }
}

/// Some taps, and the channels of the pixels of a band.
struct Tile {
    x: [*const f32; TAPS],
    /// The distances of rows and columns of the taps.
    steps: [usize; 2],
    y: *const f32,
    size: [usize; 2],
    /// The sums are added to: those of a channel are adjacent, channels are `taps` apart.
    out: *mut f32,
    taps: usize,
    many: usize,
}
/// Adds the sums of `N` vectors of channels.
///
/// # Safety
/// The taps of all pixels are in memory, as are their channels and the sums; the processor has AVX-512.
#[inline(never)]
#[target_feature(enable = "avx512f")]
unsafe fn sums<const N: usize>(tile: &Tile) {
    let mut sums = [[_mm512_setzero_ps(); N]; TAPS];
    // No loops over taps: the compiler does not unroll one that is so long before it decides what stays in registers.
    macro_rules! taps {
        ($at:ident $y:ident: $($j:literal)*) => { $({
            let x = _mm512_set1_ps(tile.x[$j].add($at).read());
            for i in 0..N {
                sums[$j][i] = _mm512_fmadd_ps($y[i], x, sums[$j][i]);
            }
        })* };
    }
    let [rows, columns] = tile.size;
    let mut pixel = tile.y;
    for row in 0..rows {
        let mut at = row * tile.steps[0];
        for _ in 0..columns {
            // SAFETY: Bounds: the caller's promise: each pixel has `N` vectors, and the taps.
            unsafe {
                let mut y = [_mm512_setzero_ps(); N];
                for (i, y) in y.iter_mut().enumerate() {
                    *y = _mm512_loadu_ps(pixel.add(i * LANES));
                }
                taps!(at y: 0 1 2 3 4 5 6 7 8 9 10 11);
                pixel = pixel.add(const { N * LANES });
            }
            at += tile.steps[1];
        }
    }
    // With constant indices, or the sums would be in memory.
    macro_rules! lines {
        ($i:literal: $($j:literal)*) => { if const { $i < N } {
            let mut lines = [_mm512_setzero_ps(); LANES];
            $(lines[$j] = sums[$j][const { $i % N }];)*
            // SAFETY: Bounds: the caller's promise.
            unsafe { add(&lines, tile.out.add($i * LANES * tile.taps), tile.taps, tile.many) }
        } };
    }
    lines!(0: 0 1 2 3 4 5 6 7 8 9 10 11);
    lines!(1: 0 1 2 3 4 5 6 7 8 9 10 11);
}

/// Adds some taps of sixteen channels.
///
/// # Safety
/// There are as many taps of these channels; the processor has AVX-512.
#[inline(never)]
#[target_feature(enable = "avx512f")]
unsafe fn add(sums: &[__m512; LANES], out: *mut f32, step: usize, taps: usize) {
    let mask = ((1_u32 << taps.min(LANES)) - 1) as u16;
    exchanged(bits(sums), |o, row| {
        // SAFETY: Bounds: the caller's promise.
        unsafe {
            let to = out.add(o * step);
            let sum = _mm512_add_ps(_mm512_maskz_loadu_ps(mask, to), _mm512_castsi512_ps(row));
            _mm512_mask_storeu_ps(to, mask, sum);
        }
    });
}
