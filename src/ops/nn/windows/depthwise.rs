//! Depthwise convolutions by 3x3 windows with a stride of 1 and one row and column of padding, of `f32` with registers of
//! 32 bytes. The input is read in place: sixteen columns at a time walk down the rows, each of which is loaded once for the
//! three rows of the output that it belongs to. On a Zen 3 [8, 64, 28, 28] takes 120 µs, and 385 with a copy of each image
//! and its padding; on a Zen 5 92 and, with a copy and registers of 64 bytes, 259.
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
