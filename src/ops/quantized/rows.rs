//! Layers on a processor with vectors, which multiplies pairs of numbers of 16 bits and adds the two products.
//!
//! Both operands are copied without their zero points: rows of the input, or an image with zeros for the padding, and
//! rows of the weight. Each run of a row is filled up with zeros to whole vectors, whose products are 0 whatever follows
//! in the input. The sums are those of the usual loops: integer additions that wrap may be done in any order.

use core::arch::x86_64::*;

use super::layers::Convolution;
use super::{QuantizedInt, bytes};
use crate::expr::simd_dispatch::{Job, VECTOR, Vectors, widest, widest_of_pairs};
use crate::ops::heap::Scratch;

/// From this number of products on, copies are worth their time.
const WORTH_COPIES: usize = 8192;
/// The elements of a run that a row with many zeros for each element would have.
const WORTH_VECTORS: usize = 16;
/// The elements of the widest vector: the multiple of a run's length.
pub(super) const VECTOR_LENGTH: usize = 32;
/// The outputs whose sums are computed together.
const TOGETHER: usize = 4;
/// The elements of the weight's rows in the first-level cache, 24 KiB.
const NEAR: usize = 12 * 1024;
/// The most outputs, and the most rows of the input, of a block of sums.
pub(super) const MOST: usize = 64;
/// The rows of the input of a fully connected layer that are copied before the weight's are copied again.
pub(super) const COPIED: usize = 256;

/// Whether sums of products are computed here.
pub(super) const fn takes(rows: usize, outputs: usize, runs: usize, run: usize) -> bool {
    // Not more than twice the products, some of which are of zeros.
    let filled = run.next_multiple_of(VECTOR_LENGTH);
    outputs >= TOGETHER
        && run * 4 >= filled
        && runs.saturating_mul(run) >= WORTH_VECTORS
        && rows
            .saturating_mul(outputs)
            .saturating_mul(runs)
            .saturating_mul(run)
            >= WORTH_COPIES
}

/// What is done with the sums of a block: of `positions.len()` rows of the input, which are given as positions of the
/// output, each with `outputs` sums from an output on. Sums of the next row follow after those.
pub(super) struct Block<'a> {
    pub(super) positions: &'a [usize],
    pub(super) first: usize,
    pub(super) outputs: usize,
    pub(super) sums: *const i32,
    /// The distance of rows.
    pub(super) step: usize,
}

/// A vector of `i32` that is computed from pairs of `i16`.
trait Lanes: Copy {
    /// The number of `i16`.
    const LENGTH: usize = size_of::<Self>() / 2;
    unsafe fn zeros() -> Self;
    unsafe fn load(from: *const i16) -> Self;
    /// Adds the products.
    unsafe fn and(self, x: Self, w: Self) -> Self;
    /// Writes the sums of four vectors.
    unsafe fn sums(four: [Self; TOGETHER], to: *mut i32);
}
macro_rules! lanes {
    ($(
        $V:ty: $zeros:ident $load:ident $add:ident $products:ident
        [$low:ident $high:ident $low2:ident $high2:ident] |$all:ident| $folded:expr;
    )*) => { $(
        impl Lanes for $V {
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn zeros() -> Self {
                // SAFETY: guaranteed by the caller.
                unsafe { $zeros() }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn load(from: *const i16) -> Self {
                // SAFETY: guaranteed by the caller.
                unsafe { $load(from.cast()) }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn and(self, x: Self, w: Self) -> Self {
                // SAFETY: guaranteed by the caller.
                unsafe { $add(self, $products(x, w)) }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn sums([a, b, c, d]: [Self; TOGETHER], to: *mut i32) {
                // SAFETY: guaranteed by the caller.
                unsafe {
                    let (ab, cd) = ($add($low(a, b), $high(a, b)), $add($low(c, d), $high(c, d)));
                    let $all = $add($low2(ab, cd), $high2(ab, cd));
                    _mm_storeu_si128(to.cast(), $folded);
                }
            }
        }
    )* };
}
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn folded(x: __m256i) -> __m128i {
    // SAFETY: guaranteed by the caller.
    unsafe { _mm_add_epi32(_mm256_castsi256_si128(x), _mm256_extracti128_si256::<1>(x)) }
}
lanes! {
    __m128i: _mm_setzero_si128 _mm_loadu_si128 _mm_add_epi32 _mm_madd_epi16
        [_mm_unpacklo_epi32 _mm_unpackhi_epi32 _mm_unpacklo_epi64 _mm_unpackhi_epi64]
        |all| all;
    __m256i: _mm256_setzero_si256 _mm256_loadu_si256 _mm256_add_epi32 _mm256_madd_epi16
        [_mm256_unpacklo_epi32 _mm256_unpackhi_epi32 _mm256_unpacklo_epi64 _mm256_unpackhi_epi64]
        |all| folded(all);
    __m512i: _mm512_setzero_si512 _mm512_loadu_si512 _mm512_add_epi32 _mm512_madd_epi16
        [_mm512_unpacklo_epi32 _mm512_unpackhi_epi32 _mm512_unpacklo_epi64 _mm512_unpackhi_epi64]
        |all| folded(_mm256_add_epi32(_mm512_castsi512_si256(all), _mm512_extracti64x4_epi64::<1>(all)));
}

/// The sums of rows of the input with rows of the weight.
struct Sums<'a> {
    /// The input, and where in it its rows begin.
    x: *const i16,
    rows: &'a [usize],
    runs: &'a Runs,
    /// The weight, whose rows are adjacent, and their number, a multiple of `TOGETHER`.
    w: *const i16,
    outputs: usize,
    sums: *mut i32,
}
/// The runs of a row: their number in two dimensions, and their distances in the input.
#[derive(Clone, Copy)]
pub(super) struct Runs {
    pub(super) number: [usize; 2],
    pub(super) steps: [usize; 2],
    /// The elements of a run, and with its zeros.
    pub(super) length: usize,
    pub(super) filled: usize,
}
impl Runs {
    /// A row that is one run, a multiple of so many elements.
    pub(super) fn of_one(length: usize, of: usize) -> Self {
        Self {
            number: [1, 1],
            steps: [0, 0],
            length,
            filled: length.next_multiple_of(of),
        }
    }
    /// The elements of a row of the weight.
    pub(super) fn row(&self) -> usize {
        self.number[0] * self.number[1] * self.filled
    }
}
impl Job for Sums<'_> {
    type Out = ();
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        // The target may guarantee AVX without AVX2.
        const AVX2: bool = VECTOR != 32 || cfg!(target_feature = "avx2");
        // SAFETY: the processor has these vectors.
        unsafe {
            if const { V::BLOCKS } {
                self.all::<__m512i, 4>();
            } else if const { V::BYTES == 32 && AVX2 } {
                self.all::<__m256i, 2>();
            } else {
                self.all::<__m128i, 2>();
            }
        }
    }
}
impl Sums<'_> {
    /// # Safety
    /// The processor has the vectors. The rows are in memory, and there is room for the sums.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn all<V: Lanes, const R: usize>(&self) {
        let (rows, rest) = self.rows.as_chunks::<R>();
        let mut to = self.sums;
        // SAFETY: guaranteed by the caller.
        unsafe {
            for rows in rows {
                self.some::<V, R>(rows, to);
                to = to.add(R * self.outputs);
            }
            for &row in rest {
                self.some::<V, 1>(&[row], to);
                to = to.add(self.outputs);
            }
        }
    }
    /// # Safety
    /// As for `all`.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn some<V: Lanes, const R: usize>(&self, rows: &[usize; R], to: *mut i32) {
        let Runs {
            number,
            steps,
            filled,
            ..
        } = *self.runs;
        let row = self.runs.row();
        let mut output = 0;
        // SAFETY: Bounds: guaranteed by the caller; a run has whole vectors.
        unsafe {
            let x = rows.map(|row| self.x.add(row));
            while output < self.outputs {
                let mut w = self.w.add(output * row);
                let mut sums = [[V::zeros(); TOGETHER]; R];
                for i in 0..number[0] {
                    for j in 0..number[1] {
                        let at = i * steps[0] + j * steps[1];
                        let mut k = 0;
                        while k < filled {
                            let mut vectors = [V::zeros(); TOGETHER];
                            for (o, vector) in vectors.iter_mut().enumerate() {
                                *vector = V::load(w.add(o * row));
                            }
                            for (sums, x) in sums.iter_mut().zip(x) {
                                let x = V::load(x.add(at + k));
                                for (sum, w) in sums.iter_mut().zip(vectors) {
                                    *sum = sum.and(x, w);
                                }
                            }
                            w = w.add(V::LENGTH);
                            k += V::LENGTH;
                        }
                    }
                }
                for (r, sums) in sums.into_iter().enumerate() {
                    V::sums(sums, to.add(r * self.outputs + output));
                }
                output += TOGETHER;
            }
        }
    }
}

/// What elements are copied as: numbers of 16 bits without the zero point, or bytes with it ([`super::bytes`]).
pub(super) trait Number: Copy {
    /// The number whose products are 0.
    const NOTHING: Self;
    fn of<T: QuantizedInt>(x: T, zero: i32) -> Self;
    /// The copy of a zero.
    fn padding<T: QuantizedInt>(zero: i32) -> Self;
}
impl Number for i16 {
    const NOTHING: Self = 0;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn of<T: QuantizedInt>(x: T, zero: i32) -> Self {
        (x.wide() as i16).wrapping_sub(zero as i16)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn padding<T: QuantizedInt>(_: i32) -> Self {
        0
    }
}

/// Copies a run.
pub(super) struct Copied<T, N> {
    pub(super) from: *const T,
    pub(super) step: usize,
    pub(super) zero: i32,
    pub(super) to: *mut N,
    pub(super) length: usize,
    /// With what follows, whose products are 0.
    pub(super) filled: usize,
}
impl<T: QuantizedInt, N: Number> Copied<T, N> {
    /// # Safety
    /// The elements may be read, and written up to `filled`.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) unsafe fn run(self) {
        let copy = |step: usize| {
            for i in 0..self.length {
                // SAFETY: guaranteed by the caller.
                unsafe {
                    self.to
                        .add(i)
                        .write(N::of(*self.from.add(i * step), self.zero));
                }
            }
        };
        if self.step == 1 {
            copy(1);
        } else {
            copy(self.step);
        }
        for i in self.length..self.filled {
            // SAFETY: guaranteed by the caller.
            unsafe { self.to.add(i).write(N::NOTHING) };
        }
    }
}

/// Rows of one length.
pub(super) struct CopyRows<'a, T, N> {
    pub(super) from: *const T,
    /// Where the rows begin, and the distance of their elements.
    pub(super) rows: &'a [usize],
    pub(super) step: usize,
    pub(super) zero: i32,
    pub(super) to: *mut N,
    pub(super) length: usize,
    pub(super) filled: usize,
}
impl<T: QuantizedInt, N: Number> Job for CopyRows<'_, T, N> {
    type Out = ();
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        for (i, &row) in self.rows.iter().enumerate() {
            // SAFETY: the elements are in memory, and there is room for the copies.
            unsafe {
                Copied {
                    from: self.from.wrapping_add(row),
                    step: self.step,
                    zero: self.zero,
                    to: self.to.add(i * self.filled),
                    length: self.length,
                    filled: self.filled,
                }
                .run();
            }
        }
    }
}

/// The rows of the weight that are in the first-level cache.
fn near(row: usize, outputs: usize) -> usize {
    let near = NEAR.checked_div(row).unwrap_or(0) & !(TOGETHER - 1);
    near.clamp(TOGETHER, MOST)
        .min(outputs.next_multiple_of(TOGETHER))
}

/// The sizes of a fully connected layer.
pub(super) struct Linear<'a> {
    /// Where the rows begin in the input, and in the output.
    pub(super) rows: &'a [usize],
    pub(super) positions: &'a [usize],
    pub(super) inputs: usize,
    pub(super) outputs: usize,
    /// The distance of a row's elements.
    pub(super) x_step: usize,
    /// The distance of rows, and of their elements.
    pub(super) w_steps: [usize; 2],
}
/// Computes a fully connected layer's sums of products.
///
/// # Safety
/// The elements are in memory.
pub(super) unsafe fn linear<X: QuantizedInt, W: QuantizedInt>(
    layer: &Linear<'_>,
    (x, x_zero): (*const X, i32),
    (w, w_zero): (*const W, i32),
    finish: &mut dyn FnMut(Block<'_>),
) {
    if bytes::takes::<W>(w_zero) {
        // SAFETY: the caller's promise.
        return unsafe { bytes::linear(layer, (x, x_zero), w, finish) };
    }
    let runs = Runs::of_one(layer.inputs, VECTOR_LENGTH);
    let row = runs.row();
    let near = near(row, layer.outputs);
    let copied = COPIED.min(layer.rows.len());
    let (xs, ws) = (
        Scratch::<i16>::new(copied.saturating_mul(row)),
        Scratch::<i16>::new(near.saturating_mul(row)),
    );
    let sums = Scratch::<i32>::new(MOST * near);
    let mut at = [0; MOST];
    for (rows, positions) in (layer.rows.chunks(COPIED)).zip(layer.positions.chunks(COPIED)) {
        widest(CopyRows {
            from: x,
            rows,
            step: layer.x_step,
            zero: x_zero,
            to: xs.first,
            length: runs.length,
            filled: runs.filled,
        });
        let mut first = 0;
        while first < layer.outputs {
            let outputs = near.min(layer.outputs - first);
            let filled = outputs.next_multiple_of(TOGETHER);
            let mut starts = [0; MOST];
            for (o, start) in starts.iter_mut().take(outputs).enumerate() {
                *start = (first + o) * layer.w_steps[0];
            }
            widest(CopyRows {
                from: w,
                rows: &starts[..outputs],
                step: layer.w_steps[1],
                zero: w_zero,
                to: ws.first,
                length: runs.length,
                filled: runs.filled,
            });
            // SAFETY: there is room for whole groups of rows.
            unsafe { zeros(ws.first, outputs * row..filled * row) };
            for (block, positions) in positions.chunks(MOST).enumerate() {
                for (r, at) in at.iter_mut().take(positions.len()).enumerate() {
                    *at = (block * MOST + r) * row;
                }
                widest_of_pairs(Sums {
                    x: xs.first,
                    rows: &at[..positions.len()],
                    runs: &runs,
                    w: ws.first,
                    outputs: filled,
                    sums: sums.first,
                });
                finish(Block {
                    positions,
                    first,
                    outputs,
                    sums: sums.first,
                    step: filled,
                });
            }
            first += outputs;
        }
    }
}
/// # Safety
/// The elements may be written.
pub(super) unsafe fn zeros<N>(to: *mut N, range: core::ops::Range<usize>) {
    // SAFETY: guaranteed by the caller.
    unsafe { to.add(range.start).write_bytes(0, range.len()) }
}

/// An image with its padding, whose channels are next to each other, and a vector after it.
pub(super) struct Image<'a, T, N> {
    pub(super) layer: &'a Convolution,
    pub(super) from: *const T,
    pub(super) zero: i32,
    pub(super) to: *mut N,
    /// The sizes with the padding that is read.
    pub(super) high: usize,
    pub(super) wide: usize,
}
impl<T: QuantizedInt, N: Number> Job for Image<'_, T, N> {
    type Out = ();
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        let (g, per) = (&self.layer.window, self.layer.per);
        let [_, c_step, h_step, w_step] = self.layer.x;
        let line = self.wide * per;
        // The columns of a row that are elements of the input.
        let left = g.padding[1].min(self.wide);
        let right = (g.padding[1] + g.input[3]).min(self.wide);
        let n = right - left;
        let fill = |to: *mut N, range: core::ops::Range<usize>| {
            for i in range {
                // SAFETY: there is room for the row.
                unsafe { to.add(i).write(N::padding::<T>(self.zero)) };
            }
        };
        for row in 0..self.high {
            // SAFETY: there is room for all rows; the elements are in the input.
            unsafe {
                let to = self.to.add(row * line);
                let inside = row.checked_sub(g.padding[0]).filter(|&y| y < g.input[2]);
                let Some(y) = inside else {
                    fill(to, 0..line);
                    continue;
                };
                fill(to, 0..left * per);
                fill(to, right * per..line);
                let (from, to) = (self.from.add(y * h_step), to.add(left * per));
                let copy = |from, step, to, length| {
                    Copied {
                        from,
                        step,
                        zero: self.zero,
                        to,
                        length,
                        filled: length,
                    }
                    .run();
                };
                if c_step == 1 && w_step == per || per == 1 {
                    copy(from, if per == 1 { w_step } else { 1 }, to, n * per);
                } else {
                    for column in 0..n {
                        let from = from.add(column * w_step);
                        copy(from, c_step, to.add(column * per), per);
                    }
                }
            }
        }
        // SAFETY: there is room for a vector after the last row.
        unsafe { zeros(self.to, self.high * line..self.high * line + VECTOR_LENGTH) };
    }
}

/// The weight of a group: channels of a run are next to each other.
pub(super) struct Weight<'a, T, N> {
    pub(super) layer: &'a Convolution,
    pub(super) from: *const T,
    pub(super) zero: i32,
    pub(super) to: *mut N,
    pub(super) runs: &'a Runs,
}
impl<T: QuantizedInt, N: Number> Job for Weight<'_, T, N> {
    type Out = ();
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        let per = self.layer.per;
        let [o_step, c_step, h_step, w_step] = self.layer.w;
        let [high, wide] = self.layer.window.kernel;
        let (mut to, mut run) = (self.to, 0);
        for o in 0..self.layer.made {
            for (i, j) in (0..high).flat_map(|i| (0..wide).map(move |j| (i, j))) {
                run += per;
                // Zeros after the last element of a run.
                let more = if run == self.runs.length {
                    run = 0;
                    self.runs.filled - self.runs.length
                } else {
                    0
                };
                // SAFETY: elements of the weight; there is room for all rows.
                unsafe {
                    Copied {
                        from: self.from.add(o * o_step + i * h_step + j * w_step),
                        step: c_step,
                        zero: self.zero,
                        to,
                        length: per,
                        filled: per + more,
                    }
                    .run();
                    to = to.add(per + more);
                }
            }
        }
        let row = self.runs.row();
        let made = self.layer.made;
        // SAFETY: there is room for whole groups of rows.
        unsafe { zeros(self.to, made * row..made.next_multiple_of(TOGETHER) * row) };
    }
}

impl Convolution {
    /// The number of runs of a window, and their length.
    const fn runs(&self) -> ([usize; 2], usize) {
        let [high, wide] = self.window.kernel;
        if self.window.dilation[1] == 1 {
            ([high, 1], wide * self.per)
        } else {
            ([high, wide], self.per)
        }
    }
    /// The rows and columns of the input with its padding that are read.
    pub(super) fn read(&self) -> [usize; 2] {
        let g = &self.window;
        let read =
            |d: usize| (g.output[d + 2] - 1) * g.stride[d] + (g.kernel[d] - 1) * g.dilation[d] + 1;
        [read(0), read(1)]
    }
    /// The runs of a window in a copy of an image, of multiples of so many elements.
    pub(super) fn in_image(&self, of: usize) -> Runs {
        let (g, per, [_, wide]) = (&self.window, self.per, self.read());
        let (number, length) = self.runs();
        Runs {
            number,
            steps: [g.dilation[0] * wide * per, g.dilation[1] * per],
            length,
            filled: length.next_multiple_of(of),
        }
    }
    /// Whether the runs are so short that the elements of each window are copied to one run.
    const fn copies_windows(&self) -> bool {
        let ([high, wide], run) = self.runs();
        let vectors = (high * wide * run).div_ceil(VECTOR_LENGTH);
        // A copy serves all outputs.
        let is_shared = self.made >= 16 || run * 4 < VECTOR_LENGTH;
        run <= VECTOR_LENGTH && 2 * vectors <= high * wide && is_shared
    }
    /// Whether it is computed here.
    pub(super) const fn is_worth_copies(&self) -> bool {
        let ([high, wide], run) = self.runs();
        let (runs, run) = if self.copies_windows() {
            (1, high * wide * run)
        } else {
            (high * wide, run)
        };
        let [batches, _, rows, columns] = self.window.output;
        let positions = batches.saturating_mul(rows).saturating_mul(columns);
        takes(positions, self.made, runs, run)
    }
}

/// Copies of windows whose runs are short.
struct Windows<'a> {
    image: *const i16,
    /// Where the windows begin.
    at: &'a [usize],
    runs: &'a Runs,
    to: *mut i16,
    /// The distance of copies.
    row: usize,
}
impl Job for Windows<'_> {
    type Out = ();
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        let Runs {
            number,
            steps,
            length,
            ..
        } = *self.runs;
        for (window, &at) in self.at.iter().enumerate() {
            // SAFETY: the window is in the image, after which a vector may be read; a vector may be written after the
            // last copy.
            unsafe {
                let (image, mut to) = (self.image.add(at), self.to.add(window * self.row));
                for i in 0..number[0] {
                    for j in 0..number[1] {
                        // A whole vector: the next run is written over its end, and the weight has zeros after the
                        // last one.
                        let run = image.add(i * steps[0] + j * steps[1]);
                        let run = run.cast::<[i16; VECTOR_LENGTH]>().read_unaligned();
                        to.cast::<[i16; VECTOR_LENGTH]>().write_unaligned(run);
                        to = to.add(length);
                    }
                }
            }
        }
    }
}
/// Computes a convolution's sums of products. The positions are those of an output with these strides.
///
/// # Safety
/// The elements are in memory.
pub(super) unsafe fn convolve<X: QuantizedInt, W: QuantizedInt>(
    layer: &Convolution,
    (x, x_zero): (*const X, i32),
    (w, w_zero): (*const W, i32),
    out: [usize; 4],
    finish: &mut dyn FnMut(Block<'_>),
) {
    if bytes::takes::<W>(w_zero) {
        // SAFETY: the caller's promise.
        return unsafe { bytes::convolve(layer, (x, x_zero), w, out, finish) };
    }
    let g = &layer.window;
    let (per, made) = (layer.per, layer.made);
    let [batches, _, rows, columns] = g.output;
    let [high, wide] = layer.read();
    let in_image = layer.in_image(VECTOR_LENGTH);
    let copies = layer.copies_windows();
    let runs = if copies {
        let number = in_image.number[0] * in_image.number[1];
        Runs::of_one(number * in_image.length, VECTOR_LENGTH)
    } else {
        in_image
    };
    let taps = runs.row();
    let near = near(taps, made);
    let image = high.saturating_mul(wide).saturating_mul(per);
    let (xs, ws) = (
        Scratch::<i16>::new(image.saturating_add(VECTOR_LENGTH)),
        Scratch::<i16>::new(made.next_multiple_of(TOGETHER).saturating_mul(taps)),
    );
    let sums = Scratch::<i32>::new(MOST * near);
    let room = if copies {
        MOST * taps + VECTOR_LENGTH
    } else {
        0
    };
    let windows = Scratch::<i16>::new(room);
    // SAFETY: there is this room. A copy may end before its last vector.
    unsafe { zeros(windows.first, 0..room) };
    let (mut at, mut positions) = ([0; MOST], [0; MOST]);
    for group in 0..g.groups {
        // SAFETY: the group's channels are in the operands; there is room for the copies and the sums.
        unsafe {
            widest(Weight {
                layer,
                from: w.add(group * made * layer.w[0]),
                zero: w_zero,
                to: ws.first,
                runs: &runs,
            });
            for n in 0..batches {
                widest(Image {
                    layer,
                    from: x.add(n * layer.x[0] + group * per * layer.x[1]),
                    zero: x_zero,
                    to: xs.first,
                    high,
                    wide,
                });
                let mut first = 0;
                while first < made {
                    let outputs = near.min(made - first);
                    let filled = outputs.next_multiple_of(TOGETHER);
                    let mut many = 0;
                    for row in 0..rows {
                        for column in 0..columns {
                            at[many] = (row * g.stride[0] * wide + column * g.stride[1]) * per;
                            positions[many] = n * out[0] + row * out[2] + column * out[3];
                            many += 1;
                            let last = row + 1 == rows && column + 1 == columns;
                            if many < MOST && !last {
                                continue;
                            }
                            let mut x = xs.first;
                            if copies {
                                widest(Windows {
                                    image: x,
                                    at: &at[..many],
                                    runs: &in_image,
                                    to: windows.first,
                                    row: taps,
                                });
                                x = windows.first;
                                for (r, at) in at.iter_mut().take(many).enumerate() {
                                    *at = r * taps;
                                }
                            }
                            widest_of_pairs(Sums {
                                x,
                                rows: &at[..many],
                                runs: &runs,
                                w: ws.first.add(first * taps),
                                outputs: filled,
                                sums: sums.first,
                            });
                            finish(Block {
                                positions: &positions[..many],
                                first: group * made + first,
                                outputs,
                                sums: sums.first,
                                step: filled,
                            });
                            many = 0;
                        }
                    }
                    first += outputs;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Whatever the processor has, the vectors that it may have.
    #[test]
    fn sums_are_those_of_all_vectors() {
        let runs = Runs {
            number: [2, 3],
            steps: [7, 40],
            length: 60,
            filled: 64,
        };
        let number = |i: usize| (i.wrapping_mul(2_654_435_761) >> 7) as i16 % 256;
        let x: [i16; 400] = core::array::from_fn(number);
        let w: [i16; 8 * 6 * 64] = core::array::from_fn(|i| number(i + 1000));
        let rows = [0, 3, 30, 12, 13, 100, 1];
        let mut wanted = [0i32; 7 * 8];
        for (r, row) in rows.iter().enumerate() {
            for o in 0..8 {
                for (i, j) in (0..2).flat_map(|i| (0..3).map(move |j| (i, j))) {
                    for k in 0..64 {
                        let left = x[row + i * 7 + j * 40 + k] as i32;
                        wanted[r * 8 + o] += left * w[(o * 6 + i * 3 + j) * 64 + k] as i32;
                    }
                }
            }
        }
        let of = |run: &dyn Fn(Sums)| {
            let mut sums = [0; 7 * 8];
            run(Sums {
                x: x.as_ptr(),
                rows: &rows,
                runs: &runs,
                w: w.as_ptr(),
                outputs: 8,
                sums: sums.as_mut_ptr(),
            });
            sums
        };
        #[target_feature(enable = "avx2")]
        fn avx2(job: Sums) {
            // SAFETY: the processor has AVX2; the rows are in memory.
            unsafe { job.all::<__m256i, 2>() }
        }
        // SAFETY: every processor of the target has SSE2; the rows are in memory.
        assert_eq!(of(&|job| unsafe { job.all::<__m128i, 2>() }), wanted);
        if std::is_x86_feature_detected!("avx2") {
            // SAFETY: the processor has AVX2.
            assert_eq!(of(&|job| unsafe { avx2(job) }), wanted);
        }
        assert_eq!(of(&|job| widest(job)), wanted);
        assert_eq!(of(&|job| widest_of_pairs(job)), wanted);
    }
}
