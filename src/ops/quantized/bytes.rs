//! Layers on a processor that adds the products of four pairs of bytes to a sum of 32 bits: AVX-512 with VNNI, if the weight
//! is signed and its zero point is 0.
//!
//! The input's bytes keep their zero point `z`, those of signed integers moved up by 128: `Σ (x - z) w` is `Σ x w - z Σ w`,
//! and each sum begins with the second term. Weights are copied in blocks of outputs, which are the lanes of two vectors:
//! four elements of the first output, of the next one, then the next four elements. Results are those of `rows`.
//!
//! On a Zen 5, `[64, 784]` to 128 takes 17 µs, and 34 by products of 16 bits (feature `std`, one thread).

use core::arch::x86_64::*;

use super::QuantizedInt;
use super::layers::Convolution;
use super::rows::{
    Block, COPIED, CopyRows, Image, Linear, MOST, Number, Runs, VECTOR_LENGTH, Weight,
};
use crate::expr::simd_dispatch::{has_sums_of_bytes, widest};
use crate::ops::heap::Scratch;

/// The elements whose products are added to a sum by one instruction.
const QUAD: usize = 4;
/// The outputs of a vector.
const LANES: usize = 16;
/// The outputs of a block: two vectors.
const OUTPUTS: usize = 2 * LANES;
/// The rows of the input whose sums are in registers.
const ROWS: usize = 8;

/// Whether sums of products with weights of this type and zero point are computed here.
pub(super) fn takes<W: QuantizedInt>(zero: i32) -> bool {
    W::SIGNED && zero == 0 && has_sums_of_bytes()
}

/// A byte of the input, which is not negative, or of the weight, which is signed.
impl Number for u8 {
    const NOTHING: Self = 0;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn of<T: QuantizedInt>(x: T, _: i32) -> Self {
        unsigned::<T>(x.wide())
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn padding<T: QuantizedInt>(zero: i32) -> Self {
        unsigned::<T>(zero)
    }
}
#[cfg_attr(not(unoptimised), inline(always))]
fn unsigned<T: QuantizedInt>(x: i32) -> u8 {
    x.wrapping_add(if T::SIGNED { 128 } else { 0 }) as u8
}
/// A byte of the weight as it is.
#[derive(Clone, Copy)]
#[repr(transparent)]
struct Signed(u8);
impl Number for Signed {
    const NOTHING: Self = Self(0);
    #[cfg_attr(not(unoptimised), inline(always))]
    fn of<T: QuantizedInt>(x: T, _: i32) -> Self {
        Self(x.wide() as u8)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn padding<T: QuantizedInt>(_: i32) -> Self {
        Self(0)
    }
}

/// Blocks of weights.
struct Packed {
    quads: Scratch<i32>,
    /// What the sums of each output begin with.
    begin: Scratch<i32>,
    /// The bytes of an output, a multiple of `QUAD`.
    row: usize,
}
impl Packed {
    fn new(outputs: usize, row: usize) -> Self {
        let outputs = outputs.next_multiple_of(OUTPUTS);
        Self {
            quads: Scratch::new(outputs.saturating_mul(row / QUAD)),
            begin: Scratch::new(outputs),
            row,
        }
    }
    /// Copies the rows of some outputs, from `first` on, which are `step` bytes apart. `zero` is the input's zero point.
    ///
    /// # Safety
    /// The rows may be read; there is room for the outputs; `first` is a multiple of `OUTPUTS`.
    #[target_feature(enable = "avx512f,avx512vnni")]
    unsafe fn copy(
        &self,
        from: *const Signed,
        step: usize,
        first: usize,
        outputs: usize,
        zero: u8,
    ) {
        let quads = self.row / QUAD;
        let mut at = 0;
        while at < outputs {
            let some = LANES.min(outputs - at);
            let block = (first + at) / OUTPUTS * OUTPUTS;
            // SAFETY: Bounds: the caller's promise; a vector has room in each block.
            unsafe {
                let to = self.quads.first.add(block * quads + at % OUTPUTS);
                let row = |o: usize| from.add((at + o) * step).cast::<i32>();
                let mut sums = _mm512_setzero_si512();
                let mut q = 0;
                while q < quads {
                    let many = LANES.min(quads - q);
                    let mask = ((1_u32 << many) - 1) as __mmask16;
                    let mut vectors = [_mm512_setzero_si512(); LANES];
                    for (o, vector) in vectors.iter_mut().enumerate().take(some) {
                        *vector = _mm512_maskz_loadu_epi32(mask, row(o).add(q));
                    }
                    for (i, vector) in transposed(vectors).into_iter().enumerate().take(many) {
                        sums = _mm512_dpbusd_epi32(sums, _mm512_set1_epi8(1), vector);
                        _mm512_storeu_si512(to.add((q + i) * OUTPUTS).cast(), vector);
                    }
                    q += many;
                }
                let begin = _mm512_mullo_epi32(sums, _mm512_set1_epi32(-i32::from(zero)));
                _mm512_storeu_si512(self.begin.first.add(first + at).cast(), begin);
            }
            at += LANES;
        }
    }
    /// Writes the sums of rows of the input with the outputs of a block, `OUTPUTS` apart. The rows begin at some places of
    /// `x` and have runs.
    ///
    /// # Safety
    /// The rows may be read, and the sums written; the block was copied; the processor has VNNI.
    unsafe fn sums(
        &self,
        (x, rows): (*const u8, &[usize]),
        runs: &Runs,
        (first, outputs): (usize, usize),
        to: *mut i32,
    ) {
        // SAFETY: the caller's promise.
        unsafe {
            match outputs {
                ..=LANES => self.all::<1>((x, rows), runs, first, to),
                _ => self.all::<2>((x, rows), runs, first, to),
            }
        }
    }
    /// # Safety
    /// As for `sums`.
    #[target_feature(enable = "avx512f,avx512vnni")]
    unsafe fn all<const N: usize>(
        &self,
        (x, rows): (*const u8, &[usize]),
        runs: &Runs,
        first: usize,
        mut to: *mut i32,
    ) {
        let (many, rest) = rows.as_chunks::<ROWS>();
        // SAFETY: the caller's promise.
        unsafe {
            for rows in many {
                self.some::<N, ROWS>(rows.map(|row| x.add(row)), runs, first, to);
                to = to.add(ROWS * OUTPUTS);
            }
            for &row in rest {
                self.some::<N, 1>([x.add(row)], runs, first, to);
                to = to.add(OUTPUTS);
            }
        }
    }
    /// # Safety
    /// As for `sums`.
    #[target_feature(enable = "avx512f,avx512vnni")]
    #[inline]
    unsafe fn some<const N: usize, const R: usize>(
        &self,
        rows: [*const u8; R],
        runs: &Runs,
        first: usize,
        to: *mut i32,
    ) {
        // SAFETY: Bounds: the caller's promise; the runs of a row are as many bytes as those of the weight.
        unsafe {
            let begin = self.begin.first.add(first);
            let begin: [_; N] =
                core::array::from_fn(|n| _mm512_loadu_si512(begin.add(n * LANES).cast()));
            let mut sums = [begin; R];
            let mut w = self.quads.first.add(first * (self.row / QUAD));
            for i in 0..runs.number[0] {
                for j in 0..runs.number[1] {
                    let at = i * runs.steps[0] + j * runs.steps[1];
                    let mut k = 0;
                    while k < runs.filled {
                        let vectors: [_; N] =
                            core::array::from_fn(|n| _mm512_loadu_si512(w.add(n * LANES).cast()));
                        for (sums, x) in sums.iter_mut().zip(rows) {
                            let x = x.add(at + k).cast::<i32>().read_unaligned();
                            for (sum, w) in sums.iter_mut().zip(vectors) {
                                *sum = _mm512_dpbusd_epi32(*sum, _mm512_set1_epi32(x), w);
                            }
                        }
                        w = w.add(OUTPUTS);
                        k += QUAD;
                    }
                }
            }
            for (r, sums) in sums.into_iter().enumerate() {
                for (n, sum) in sums.into_iter().enumerate() {
                    _mm512_storeu_si512(to.add(r * OUTPUTS + n * LANES).cast(), sum);
                }
            }
        }
    }
}

/// Rows as columns.
#[target_feature(enable = "avx512f")]
#[inline]
fn transposed(rows: [__m512i; LANES]) -> [__m512i; LANES] {
    // Within 16 bytes of four rows each: element i of the rows 4 g to 4 g + 3 is in vector 4 g + i.
    let mut quads = rows;
    for (quads, rows) in quads.chunks_exact_mut(4).zip(rows.chunks_exact(4)) {
        if let ([q0, q1, q2, q3], &[a, b, c, d]) = (quads, rows) {
            let (ab, cd) = (_mm512_unpacklo_epi32(a, b), _mm512_unpacklo_epi32(c, d));
            (*q0, *q1) = (_mm512_unpacklo_epi64(ab, cd), _mm512_unpackhi_epi64(ab, cd));
            let (ab, cd) = (_mm512_unpackhi_epi32(a, b), _mm512_unpackhi_epi32(c, d));
            (*q2, *q3) = (_mm512_unpacklo_epi64(ab, cd), _mm512_unpackhi_epi64(ab, cd));
        }
    }
    // Then those 16 bytes of four vectors each.
    let mut columns = rows;
    for i in 0..4 {
        let [a, b, c, d] = [quads[i], quads[4 + i], quads[8 + i], quads[12 + i]];
        let (low, high) = (
            [
                _mm512_shuffle_i32x4::<0x88>(a, b),
                _mm512_shuffle_i32x4::<0x88>(c, d),
            ],
            [
                _mm512_shuffle_i32x4::<0xdd>(a, b),
                _mm512_shuffle_i32x4::<0xdd>(c, d),
            ],
        );
        columns[i] = _mm512_shuffle_i32x4::<0x88>(low[0], low[1]);
        columns[4 + i] = _mm512_shuffle_i32x4::<0x88>(high[0], high[1]);
        columns[8 + i] = _mm512_shuffle_i32x4::<0xdd>(low[0], low[1]);
        columns[12 + i] = _mm512_shuffle_i32x4::<0xdd>(high[0], high[1]);
    }
    columns
}

/// As [`super::rows::linear`], of a signed weight without a zero point.
///
/// # Safety
/// The elements are in memory, and `takes` returned true.
pub(super) unsafe fn linear<X: QuantizedInt, W: QuantizedInt>(
    layer: &Linear<'_>,
    (x, x_zero): (*const X, i32),
    w: *const W,
    finish: &mut dyn FnMut(Block<'_>),
) {
    let runs = Runs::of_one(layer.inputs, QUAD);
    let row = runs.row();
    let xs = Scratch::<u8>::new(COPIED.min(layer.rows.len()).saturating_mul(row));
    let packed = Packed::new(layer.outputs, row);
    // Rows of whole quads are read where they are.
    let in_place = layer.w_steps[1] == 1 && row == layer.inputs;
    let copies = Scratch::<Signed>::new(if in_place {
        0
    } else {
        OUTPUTS.saturating_mul(row)
    });
    let mut first = 0;
    while first < layer.outputs {
        let outputs = OUTPUTS.min(layer.outputs - first);
        let (mut from, mut step) = (
            w.wrapping_add(first * layer.w_steps[0]).cast(),
            layer.w_steps[0],
        );
        if !in_place {
            let starts: [usize; OUTPUTS] = core::array::from_fn(|o| (first + o) * layer.w_steps[0]);
            widest(CopyRows {
                from: w,
                rows: &starts[..outputs],
                step: layer.w_steps[1],
                zero: 0,
                to: copies.first,
                length: runs.length,
                filled: runs.filled,
            });
            (from, step) = (copies.first.cast_const(), row);
        }
        // SAFETY: Bounds: rows of the weight, or their copies; there is room for all outputs. The caller's promise: VNNI.
        unsafe { packed.copy(from, step, first, outputs, unsigned::<X>(x_zero)) };
        first += outputs;
    }
    let mut sums = [0; MOST * OUTPUTS];
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
            let outputs = OUTPUTS.min(layer.outputs - first);
            for (block, positions) in positions.chunks(MOST).enumerate() {
                for (r, at) in at.iter_mut().take(positions.len()).enumerate() {
                    *at = (block * MOST + r) * row;
                }
                // SAFETY: Bounds: copied rows, and room for `MOST` rows of sums; all outputs were packed above.
                unsafe {
                    let x = (xs.first.cast_const(), &at[..positions.len()]);
                    packed.sums(x, &runs, (first, outputs), sums.as_mut_ptr());
                }
                finish(Block {
                    positions,
                    first,
                    outputs,
                    sums: sums.as_ptr(),
                    step: OUTPUTS,
                });
            }
            first += outputs;
        }
    }
}

/// As [`super::rows::convolve`], of a signed weight without a zero point.
///
/// # Safety
/// The elements are in memory, and `takes` returned true.
pub(super) unsafe fn convolve<X: QuantizedInt, W: QuantizedInt>(
    layer: &Convolution,
    (x, x_zero): (*const X, i32),
    w: *const W,
    out: [usize; 4],
    finish: &mut dyn FnMut(Block<'_>),
) {
    let g = &layer.window;
    let (per, made) = (layer.per, layer.made);
    let [batches, _, rows, columns] = g.output;
    let [high, wide] = layer.read();
    let runs = layer.in_image(QUAD);
    let row = runs.row();
    let image = high.saturating_mul(wide).saturating_mul(per);
    let xs = Scratch::<u8>::new(image.saturating_add(VECTOR_LENGTH));
    let ws = Scratch::<Signed>::new(made.next_multiple_of(OUTPUTS).saturating_mul(row));
    let packed = Packed::new(made, row);
    let mut sums = [0; MOST * OUTPUTS];
    let (mut at, mut positions) = ([0; MOST], [0; MOST]);
    for group in 0..g.groups {
        // SAFETY: the group's channels are in the operands; there is room for the copies and the sums. The caller's
        // promise: VNNI.
        unsafe {
            widest(Weight {
                layer,
                from: w.add(group * made * layer.w[0]),
                zero: 0,
                to: ws.first,
                runs: &runs,
            });
            packed.copy(ws.first, row, 0, made, unsigned::<X>(x_zero));
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
                    let outputs = OUTPUTS.min(made - first);
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
                            let x = (xs.first.cast_const(), &at[..many]);
                            packed.sums(x, &runs, (first, outputs), sums.as_mut_ptr());
                            finish(Block {
                                positions: &positions[..many],
                                first: group * made + first,
                                outputs,
                                sums: sums.as_ptr(),
                                step: OUTPUTS,
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
