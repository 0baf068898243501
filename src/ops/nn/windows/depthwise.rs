//! Depthwise convolutions of `f32` by 3x3, 5x5 and 7x7 windows, one or two elements apart, with the padding that keeps the
//! size. The input is read in place, without a copy of each image and its padding.
//!
//! 3x3 windows with a stride of 1 have registers of 32 bytes: sixteen columns at a time walk down the rows, each of which is
//! loaded once for the three rows of the output that it belongs to. On a Zen 3 [8, 64, 28, 28] takes 120 µs, and 385 with a
//! copy; on a Zen 5 93 and, with a copy and registers of 64 bytes, 255. The others have registers of 64 bytes.
//!
//! A sum adds its products in the order of the window, those of the padding included, as in every other loop.

use core::arch::x86_64::*;
use core::ops::Range;

use crate::expr::simd_dispatch::Vectors;

const LANES: usize = 8;

/// An image of one channel: the first element, the distance between rows, and the number of rows and columns.
#[derive(Clone, Copy)]
pub(super) struct Image {
    pub(super) first: *const f32,
    pub(super) row: usize,
    pub(super) size: [usize; 2],
}

/// Writes a range of rows of the output, the first of which begins at `out`. It is not empty.
///
/// # Safety
/// The image and nine weights may be read, and the rows, of as many columns as the image has, may be written. The processor
/// has the vectors `V`, and these include AVX.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn three_by_three<V: Vectors>(
    x: Image,
    w: *const f32,
    bias: Option<f32>,
    out: *mut f32,
    row: usize,
    rows: Range<usize>,
) {
    let wide = x.size[1];
    // SAFETY: the caller's promise: there are nine weights; all columns are those of the image.
    unsafe {
        let tile = Tile {
            x,
            w: core::array::from_fn(|i| _mm256_set1_ps(w.add(i).read())),
            bias,
            out,
            row,
            rows,
        };
        if wide <= LANES {
            return tile.put_few::<V>(wide);
        }
        // Two vectors, which overlap in the last columns.
        let second = LANES.min(wide - LANES);
        let last = wide - LANES - second;
        if last == 0 {
            return tile.put::<V, true, true>(0, second);
        }
        tile.put::<V, true, false>(0, second);
        let mut column = 2 * LANES;
        while column < last {
            tile.put::<V, false, false>(column, second);
            column += 2 * LANES;
        }
        tile.put::<V, false, true>(last, second);
    }
}

/// [`three_by_three`] by a processor that has wider vectors, apart from the loops for those.
///
/// # Safety
/// As for `three_by_three`.
#[inline(never)]
#[target_feature(enable = "avx2,fma")]
pub(super) unsafe fn three_by_three_apart<V: Vectors>(
    x: Image,
    w: *const f32,
    bias: Option<f32>,
    out: *mut f32,
    row: usize,
    rows: Range<usize>,
) {
    // SAFETY: the caller's promise.
    unsafe { three_by_three::<V>(x, w, bias, out, row, rows) }
}

struct Tile {
    x: Image,
    w: [__m256; 9],
    bias: Option<f32>,
    out: *mut f32,
    row: usize,
    rows: Range<usize>,
}

impl Tile {
    /// Writes the columns from `column` on and those from `second` columns later on: the first or the last ones of the rows
    /// if it is said so.
    ///
    /// # Safety
    /// As for [`three_by_three`]; the columns are within the rows, and `second` is not 0.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn put<V: Vectors, const FIRST: bool, const LAST: bool>(
        &self,
        column: usize,
        second: usize,
    ) {
        // SAFETY: the caller's promise; elements before the first column and after the last one are masked.
        unsafe {
            self.down::<V, 2>(
                #[cfg_attr(not(unoptimised), inline(always))]
                |y| {
                    let first = self.x.first.add(y * self.x.row + column);
                    let second = first.add(second);
                    let before = match FIRST {
                        true => _mm256_maskload_ps(first.wrapping_sub(1), lanes(1..LANES)),
                        false => _mm256_loadu_ps(first.sub(1)),
                    };
                    let after = match LAST {
                        true => _mm256_maskload_ps(second.add(1), lanes(0..LANES - 1)),
                        false => _mm256_loadu_ps(second.add(1)),
                    };
                    [
                        [before, _mm256_loadu_ps(second.sub(1))],
                        [_mm256_loadu_ps(first), _mm256_loadu_ps(second)],
                        [_mm256_loadu_ps(first.add(1)), after],
                    ]
                },
                #[cfg_attr(not(unoptimised), inline(always))]
                |row, [first, last]| {
                    let out = self.out.add(row * self.row + column);
                    _mm256_storeu_ps(out, first);
                    _mm256_storeu_ps(out.add(second), last);
                },
            );
        }
    }

    /// Writes whole rows of at most a vector.
    ///
    /// # Safety
    /// As for [`three_by_three`].
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn put_few<V: Vectors>(&self, wide: usize) {
        // SAFETY: the caller's promise; elements outside of the row are masked.
        unsafe {
            let all = lanes(0..wide);
            let but_first = lanes(1..wide.max(1));
            let but_last = lanes(0..wide.saturating_sub(1));
            self.down::<V, 1>(
                #[cfg_attr(not(unoptimised), inline(always))]
                |y| {
                    let first = self.x.first.wrapping_add(y * self.x.row);
                    [
                        [_mm256_maskload_ps(first.wrapping_sub(1), but_first)],
                        [_mm256_maskload_ps(first, all)],
                        [_mm256_maskload_ps(first.wrapping_add(1), but_last)],
                    ]
                },
                #[cfg_attr(not(unoptimised), inline(always))]
                |row, [sums]| _mm256_maskstore_ps(self.out.wrapping_add(row * self.row), all, sums),
            );
        }
    }

    /// Writes the rows of `N` vectors of columns. `load` gives the elements one column before those of the output, in the
    /// same columns, and one column after them, of a row of the image.
    ///
    /// # Safety
    /// The processor has the vectors `V`, and these include AVX.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn down<V: Vectors, const N: usize>(
        &self,
        load: impl Fn(usize) -> [[__m256; N]; 3],
        write: impl Fn(usize, [__m256; N]),
    ) {
        let Range { start, end } = self.rows;
        // SAFETY: the caller's promise.
        unsafe {
            let nothing = [_mm256_setzero_ps(); N];
            let padded = |y: usize| match y < self.x.size[0] {
                true => load(y),
                false => [nothing; 3],
            };
            let finish = |row: usize, mut sums: [__m256; N]| {
                if let Some(bias) = self.bias {
                    for sum in &mut sums {
                        *sum = _mm256_add_ps(*sum, _mm256_set1_ps(bias));
                    }
                }
                write(row, sums);
            };
            // Sums to which two rows of the window have been added, and one.
            let above = self.add::<V, N>(nothing, 0, padded(start.wrapping_sub(1)));
            let read = load(start);
            let mut sums = self.add::<V, N>(above, 3, read);
            let mut next = self.add::<V, N>(nothing, 0, read);
            for y in start + 1..end {
                let read = load(y);
                finish(y - 1 - start, self.add::<V, N>(sums, 6, read));
                sums = self.add::<V, N>(next, 3, read);
                next = self.add::<V, N>(nothing, 0, read);
            }
            finish(end - 1 - start, self.add::<V, N>(sums, 6, padded(end)));
        }
    }

    /// The sums and the products of a row of the window, whose first weight is `from`.
    ///
    /// # Safety
    /// As for `down`.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn add<V: Vectors, const N: usize>(
        &self,
        mut sums: [__m256; N],
        from: usize,
        read: [[__m256; N]; 3],
    ) -> [__m256; N] {
        for (i, read) in read.into_iter().enumerate() {
            for (sum, x) in sums.iter_mut().zip(read) {
                // SAFETY: the caller's promise.
                *sum = unsafe {
                    match V::FUSED {
                        true => _mm256_fmadd_ps(self.w[from + i], x, *sum),
                        false => _mm256_add_ps(*sum, _mm256_mul_ps(self.w[from + i], x)),
                    }
                };
            }
        }
        sums
    }
}

/// As [`three_by_three`], of windows of `K` x `K` with as many rows and columns of padding as keep the size, by registers of
/// 64 bytes: two vectors of columns walk down the rows, with a sum for each row of the window. On a Zen 5, 7x7 windows of
/// [1, 96, 56, 56] take 231 µs; in a program of nothing else 166, and 415 with a copy. 3x3 ones take longer than by
/// registers of 32 bytes.
///
/// # Safety
/// As for [`three_by_three`], of `K * K` weights; the vectors are those of AVX-512.
// Apart from the loops of other windows, which had fewer registers beside it.
#[inline(never)]
#[target_feature(enable = "avx512f")]
pub(super) unsafe fn wide<const K: usize>(
    x: Image,
    w: *const f32,
    bias: Option<f32>,
    out: *mut f32,
    row: usize,
    rows: Range<usize>,
) {
    let columns = x.size[1];
    let walk = WideWalk {
        x,
        w,
        bias,
        out,
        row,
        rows,
    };
    // SAFETY: the caller's promise: all columns are those of the image.
    unsafe {
        if columns <= WIDE {
            return walk.down::<K, 1>([0]);
        }
        let last = columns - WIDE;
        let mut column = 0;
        while column + WIDE < last {
            walk.down::<K, 2>([column, column + WIDE]);
            column += 2 * WIDE;
        }
        // Two vectors, which overlap in the last columns.
        walk.down::<K, 2>([column.min(last.saturating_sub(WIDE)), last]);
    }
}

/// Of the 32 columns that begin so many `before` one, a mask of those that are columns of the image.
#[cfg_attr(not(unoptimised), inline(always))]
const fn inside(first: usize, before: usize, wide: usize) -> u32 {
    const fn below(column: usize) -> u64 {
        (1 << (if column < 2 * WIDE { column } else { 2 * WIDE })) - 1
    }
    let (from, to) = (
        before.saturating_sub(first),
        (wide + before).saturating_sub(first),
    );
    (below(to) & !below(from)) as u32
}

/// The lanes of a register of 64 bytes.
const WIDE: usize = 16;
struct WideWalk {
    x: Image,
    w: *const f32,
    bias: Option<f32>,
    out: *mut f32,
    row: usize,
    rows: Range<usize>,
}
impl WideWalk {
    /// Writes the columns from each of these on.
    ///
    /// # Safety
    /// As for [`wide`].
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn down<const K: usize, const N: usize>(&self, columns: [usize; N]) {
        let [high, wide] = self.x.size;
        let (Range { start, end }, before) = (self.rows.clone(), K / 2);
        let masks: [[u16; N]; K] =
            core::array::from_fn(|j| columns.map(|column| inside(column + j, before, wide) as u16));
        // SAFETY: the caller's promise; elements outside of the rows are masked.
        unsafe {
            let nothing = _mm512_setzero_ps();
            let mut sums = [[nothing; N]; K];
            for moved in start..end + 2 * before {
                let inside = moved.checked_sub(before).filter(|&y| y < high);
                for (j, masks) in masks.iter().enumerate() {
                    let mut x = [nothing; N];
                    if let Some(y) = inside {
                        for ((x, mask), column) in x.iter_mut().zip(masks).zip(columns) {
                            let at = self.x.first.wrapping_add(y * self.x.row + column + j);
                            *x = _mm512_maskz_loadu_ps(*mask, at.wrapping_sub(before));
                        }
                    }
                    for (i, sums) in sums.iter_mut().enumerate() {
                        let w = _mm512_set1_ps(self.w.add(i * K + j).read());
                        for (sum, x) in sums.iter_mut().zip(x) {
                            *sum = _mm512_fmadd_ps(w, x, *sum);
                        }
                    }
                }
                // The last sum is that of a row of the output, if it is not before the first one.
                if let Some(row) = moved.checked_sub(2 * before).filter(|&row| row >= start) {
                    for n in 0..N {
                        let mut sum = sums[K - 1][n];
                        if let Some(bias) = self.bias {
                            sum = _mm512_add_ps(sum, _mm512_set1_ps(bias));
                        }
                        let out = self.out.wrapping_add((row - start) * self.row + columns[n]);
                        _mm512_mask_storeu_ps(out, masks[before][n], sum);
                    }
                }
                for i in (1..K).rev() {
                    sums[i] = sums[i - 1];
                }
                sums[0] = [nothing; N];
            }
        }
    }
}

/// As [`wide`], of windows that are two rows and columns apart: as many rows and columns as half of the image's, rounded up.
/// [8, 64, 28, 28] takes 56 µs on a Zen 5 by 3x3 windows, and 161 with a copy.
///
/// # Safety
/// As for [`wide`], of such an output.
#[inline(never)]
#[target_feature(enable = "avx512f")]
pub(super) unsafe fn wide_by_two<const K: usize>(
    x: Image,
    w: *const f32,
    bias: Option<f32>,
    out: *mut f32,
    row: usize,
    rows: Range<usize>,
) {
    let ([high, wide], before) = (x.size, K / 2);
    let columns = wide.div_ceil(2);
    let even: [i32; WIDE] = core::array::from_fn(|lane| 2 * lane as i32);
    let mut column = 0;
    while column < columns {
        // The last vector overlaps with the one before.
        let at = column.min(columns.saturating_sub(WIDE));
        // Of 32 elements from each of these on, those that are in the row.
        let first: [usize; K] = core::array::from_fn(|j| 2 * at + j);
        let masks: [u32; K] = first.map(|first| inside(first, before, wide));
        let written = ((1_u32 << WIDE.min(columns - at)) - 1) as u16;
        // SAFETY: the caller's promise: the columns are those of the image; elements outside of the rows are masked. As
        // many bytes, of any bits, are a vector.
        unsafe {
            let even: __m512i = core::mem::transmute(even);
            for line in rows.clone() {
                let mut sum = _mm512_setzero_ps();
                for i in 0..K {
                    let y = (2 * line + i).checked_sub(before).filter(|&y| y < high);
                    for j in 0..K {
                        let mut elements = _mm512_setzero_ps();
                        if let Some(y) = y {
                            let from =
                                (x.first.wrapping_add(y * x.row + first[j])).wrapping_sub(before);
                            let low = _mm512_maskz_loadu_ps(masks[j] as u16, from);
                            let others = (masks[j] >> WIDE) as u16;
                            let others = _mm512_maskz_loadu_ps(others, from.wrapping_add(WIDE));
                            elements = _mm512_permutex2var_ps(low, even, others);
                        }
                        let w = _mm512_set1_ps(w.add(i * K + j).read());
                        sum = _mm512_fmadd_ps(w, elements, sum);
                    }
                }
                if let Some(bias) = bias {
                    sum = _mm512_add_ps(sum, _mm512_set1_ps(bias));
                }
                let out = out.wrapping_add((line - rows.start) * row + at);
                _mm512_mask_storeu_ps(out, written, sum);
            }
        }
        column += WIDE;
    }
}

/// A mask of a range of lanes.
///
/// # Safety
/// The processor has AVX.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn lanes(range: Range<usize>) -> __m256i {
    let lane = |i: usize| if range.contains(&i) { -1 } else { 0 };
    let lanes: [i32; LANES] = core::array::from_fn(lane);
    // SAFETY: as many bytes, of any bits.
    unsafe { core::mem::transmute(lanes) }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use crate::expr::simd_dispatch::{Job, widest};
    use std::vec;

    // Small integers, whose sums are exact.
    fn number(i: usize) -> f32 {
        (i.wrapping_mul(2_654_435_761) >> 7) as i16 as f32 % 8.0
    }
    struct Put<const K: usize, const S: usize>(
        Image,
        *const f32,
        Option<f32>,
        *mut f32,
        usize,
        Range<usize>,
    );
    impl<const K: usize, const S: usize> Job for Put<K, S> {
        type Out = bool;
        const HEAVY: bool = true;
        fn run<V: Vectors>(self) -> bool {
            let Self(x, w, bias, out, row, rows) = self;
            // SAFETY: the processor has the vectors; the elements are in memory.
            unsafe {
                match (K, V::BYTES) {
                    (_, 64) if S == 2 && V::FUSED => {
                        wide_by_two::<K>(x, w, bias, out, row, rows);
                    }
                    _ if S == 2 => return false,
                    (3, 32..) => three_by_three::<V>(x, w, bias, out, row, rows),
                    (5 | 7, 64) if V::FUSED => wide::<K>(x, w, bias, out, row, rows),
                    _ => return false,
                }
            }
            true
        }
    }
    fn compare<const K: usize, const S: usize>() {
        for columns in (1_usize..36).chain([47, 48, 49, 56, 63, 64, 65, 80]) {
            for high in [1_usize, 2, 3, 6, 11] {
                // Rows are apart, and the memory ends with the last element.
                let (step, made) = (columns + 3, columns.div_ceil(S));
                let out_step = made + 2;
                let x: vec::Vec<f32> = (0..(high - 1) * step + columns).map(number).collect();
                let w: vec::Vec<f32> = (0..K * K).map(|i| number(i + 900)).collect();
                let lines = high.div_ceil(S);
                for rows in [0..lines, 0..1, lines / 2..lines, lines - 1..lines] {
                    let mut out = vec![1e9_f32; (rows.len() - 1) * out_step + made];
                    let size = [high, columns];
                    let image = Image {
                        first: x.as_ptr(),
                        row: step,
                        size,
                    };
                    let bias = (columns % 2 == 0).then_some(0.5);
                    let put = Put::<K, S>(
                        image,
                        w.as_ptr(),
                        bias,
                        out.as_mut_ptr(),
                        out_step,
                        rows.clone(),
                    );
                    if !widest(put) {
                        return;
                    }
                    for (r, row) in rows.clone().enumerate() {
                        for column in 0..made {
                            let mut sum = bias.unwrap_or(0.0);
                            for (i, j) in (0..K).flat_map(|i| (0..K).map(move |j| (i, j))) {
                                let (y, z) = (
                                    (S * row + i).wrapping_sub(K / 2),
                                    (S * column + j).wrapping_sub(K / 2),
                                );
                                if y < high && z < columns {
                                    sum += w[i * K + j] * x[y * step + z];
                                }
                            }
                            assert_eq!(
                                out[r * out_step + column],
                                sum,
                                "{K}, {S} apart, of {size:?} at {row}, {column}"
                            );
                        }
                    }
                    // What is between the rows is not written.
                    assert!(
                        out.iter()
                            .enumerate()
                            .all(|(i, x)| i % out_step < made || *x == 1e9)
                    );
                }
            }
        }
    }
    #[test]
    fn windows_of_one_channel_are_sums_in_every_size() {
        compare::<3, 1>();
        compare::<5, 1>();
        compare::<7, 1>();
        compare::<3, 2>();
        compare::<5, 2>();
        compare::<7, 2>();
    }
}
