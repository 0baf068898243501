//! Products of a few rows and a large matrix, which is read from memory once and in order: packing it would read and
//! write it once more.

use core::mem::MaybeUninit;
use core::ops::Range;

use super::gemm::{BLOCK, Elements, Sizes, Source, Target};
use crate::expr::simd_dispatch::{Job, Vectors, prefetch, widest};
use crate::num::offset::Numbered;
use crate::ops::Arithmetic;
use crate::ops::columns::Columns;
use crate::ops::element_traits::multiply_add;

/// The largest number of rows.
const ROWS: usize = 8;
/// The smallest inner size and the smallest number of elements of the large matrix.
const DEEP: usize = 64;
const LARGE: usize = 1 << 16;
/// The rows of the matrix that are read at once, each in order.
const LINES: usize = 8;

/// Whether these are the sizes of a few rows and a large matrix, or of a large matrix and a few columns.
pub(super) const fn is_skinny(Sizes { m, k, n }: Sizes) -> bool {
    let (few, many) = if n < m { (n, m) } else { (m, n) };
    2 <= few && few <= ROWS && k >= DEEP && many >= DEEP && k.saturating_mul(many) >= LARGE
}
/// Writes the product of a few rows and a large matrix, or of a large matrix and a few columns. Returns false for others,
/// and where neither the rows nor the columns of the matrix are contiguous, or only the rows are and `lines` is false.
///
/// # Safety
/// `a` is read at `[m, k]`, `b` at `[k, n]`, and `out` is written at `[m, n]`.
pub(super) unsafe fn skinny<T: Arithmetic>(
    sizes: Sizes,
    a: Elements<T>,
    b: Elements<T>,
    out: Target<T>,
    lines: bool,
) -> bool {
    // SAFETY: the caller's promise.
    is_skinny(sizes) && unsafe { skinny_part(sizes, a, b, out, lines) }
}
/// The same for a part of such a product, which may be too small to be one itself.
///
/// # Safety
/// As for [`skinny`]. The smaller one of both sizes is that of the whole product, and as small.
pub(super) unsafe fn skinny_part<T: Arithmetic>(
    sizes: Sizes,
    a: Elements<T>,
    b: Elements<T>,
    out: Target<T>,
    lines: bool,
) -> bool {
    // Large is what has more than a few rows or columns, so that one of both is meant at most.
    let (sizes, a, b, out) = if sizes.n < sizes.m {
        (
            sizes.swapped(),
            b.transposed(),
            a.transposed(),
            out.swapped(),
        )
    } else {
        (sizes, a, b, out)
    };
    // A sum in lanes depends on their number.
    if b.row == 1 && a.column == 1 && !cfg!(feature = "reproducible") {
        widest(Dots(Skinny(sizes, a, b, out)));
    } else if b.column == 1 && out.column == 1 && lines {
        widest(Lines(Skinny(sizes, a, b, out)));
    } else {
        return false;
    }
    true
}

/// The loops of a job, for the columns `K` of its vectors, and as many rows and lines as have room in registers.
macro_rules! in_columns {
    ($job:expr, $V:ident, $T:ident, $loop:ident) => {{
        let job = $job;
        // SAFETY: the promise of `skinny`.
        unsafe {
            #[cfg(target_arch = "x86_64")]
            if const { $V::BYTES == 64 } {
                use core::any::TypeId;
                use core::arch::x86_64::{__m512, __m512d};
                macro_rules! rows {
                    ($F:ident $K:ty, $C:literal) => {
                        match job.0.m {
                            ..=4 => $loop::<$F, $V, $K, $C, 4, 4>(job.cast()),
                            ..=6 => $loop::<$F, $V, $K, $C, 6, 4>(job.cast()),
                            _ => $loop::<$F, $V, $K, $C, 8, 3>(job.cast()),
                        }
                    };
                }
                if TypeId::of::<$T>() == TypeId::of::<f32>() {
                    return rows!(f32 [__m512; 1], 16);
                }
                if TypeId::of::<$T>() == TypeId::of::<f64>() {
                    return rows!(f64 [__m512d; 1], 8);
                }
            }
            match const { $V::BYTES / size_of::<$T>() } {
                8.. => $loop::<$T, $V, [$T; 8], 8, 4, 2>(job),
                4.. => $loop::<$T, $V, [$T; 4], 4, 4, 2>(job),
                _ => $loop::<$T, $V, [$T; 2], 2, 4, 2>(job),
            }
        }
    }};
}

struct Skinny<T>(Sizes, Elements<T>, Elements<T>, Target<T>);
impl<T> Skinny<T> {
    /// The same for the type that `T` is.
    #[cfg(target_arch = "x86_64")]
    fn cast<F>(self) -> Skinny<F> {
        let Self(sizes, a, b, out) = self;
        Skinny(sizes, a.cast(), b.cast(), out.cast())
    }
}

/// Each column of the matrix is contiguous: its products with all rows.
struct Dots<T>(Skinny<T>);
impl<T: Arithmetic> Job for Dots<T> {
    type Out = ();
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        in_columns!(self.0, V, T, dots)
    }
}
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn dots<
    T: Arithmetic,
    V: Vectors,
    K: Columns<T, C>,
    const C: usize,
    const R: usize,
    const J: usize,
>(
    Skinny(sizes, a, b, out): Skinny<T>,
) {
    let mut j = 0;
    while sizes.n - j >= J {
        let mut from = 0;
        while from < sizes.m {
            // SAFETY: the caller's promise.
            unsafe { dots_tile::<T, V, K, C, R, J>(sizes, [a, b], out, [from, j]) };
            from += R;
        }
        j += J;
    }
    while j < sizes.n {
        let mut from = 0;
        while from < sizes.m {
            // SAFETY: the caller's promise.
            unsafe { dots_tile::<T, V, K, C, R, 1>(sizes, [a, b], out, [from, j]) };
            from += R;
        }
        j += 1;
    }
}
/// The products of `R` rows and `J` columns: a vector of each is read once for all of them.
///
/// # Safety
/// As for `skinny`; the columns from `j` on are columns of the matrix.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn dots_tile<
    T: Arithmetic,
    V: Vectors,
    K: Columns<T, C>,
    const C: usize,
    const R: usize,
    const J: usize,
>(
    Sizes { m, k, .. }: Sizes,
    [a, b]: [Elements<T>; 2],
    out: Target<T>,
    [from, j]: [usize; 2],
) {
    // SAFETY: the caller's promise.
    unsafe {
        // Rows that are missing are the last one, again.
        let mut rows = [a.first; R];
        for (r, row) in rows.iter_mut().numbered() {
            *row = row.add((from + r).min(m - 1) * a.row);
        }
        let mut columns = [b.first; J];
        for (c, column) in columns.iter_mut().numbered() {
            *column = column.add((j + c) * b.column);
        }
        let (mut totals, mut l) = dots_block::<T, V, K, C, R, J>(rows, columns, J * b.column, 0..k);
        while k - l >= C {
            let (sums, end) = dots_block::<T, V, K, C, R, J>(rows, columns, J * b.column, l..k);
            for (totals, sums) in totals.iter_mut().zip(sums) {
                for (total, sum) in totals.iter_mut().zip(sums) {
                    *total = total.plus(sum);
                }
            }
            l = end;
        }
        for (r, totals) in totals.into_iter().numbered().take(m - from) {
            for (c, mut sum) in totals.into_iter().numbered() {
                for l in l..k {
                    sum = sum.plus(a.at(from + r, l).times(b.at(l, j + c)));
                }
                out.put(from + r, j + c, sum);
            }
        }
    }
}

/// The sums of as many products as a lane adds up, of whole vectors of a range, and where they end. What
/// is `next` to the columns is read next.
///
/// # Safety
/// As for `skinny`: rows and columns are read in the range.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn dots_block<
    T: Arithmetic,
    V: Vectors,
    K: Columns<T, C>,
    const C: usize,
    const R: usize,
    const J: usize,
>(
    rows: [*const T; R],
    columns: [*const T; J],
    next: usize,
    Range { start, end }: Range<usize>,
) -> ([[T; J]; R], usize) {
    // SAFETY: the caller's promise.
    unsafe {
        let mut sums = [[K::zeros(); J]; R];
        let mut l = start;
        let end = (end - (end - start) % C).min(start + BLOCK * C);
        while l < end {
            let mut right = [K::zeros(); J];
            for (right, column) in right.iter_mut().zip(columns) {
                *right = K::read(column.add(l));
                // Processors prefetch up to the end of a page, and the columns of a tile are on few.
                prefetch(column.wrapping_add(l + next));
            }
            for (sums, row) in sums.iter_mut().zip(rows) {
                let left = K::read(row.add(l));
                for (sum, right) in sums.iter_mut().zip(right) {
                    *sum = sum.plus_products::<V>(left, right);
                }
            }
            l += C;
        }
        let mut totals = [[T::ZERO; J]; R];
        for (totals, sums) in totals.iter_mut().zip(sums) {
            for (total, sum) in totals.iter_mut().zip(sums) {
                *total = sum.total();
            }
        }
        (totals, end)
    }
}

/// Each row of the matrix is contiguous: its products are added to those before it.
struct Lines<T>(Skinny<T>);
impl<T: Arithmetic> Job for Lines<T> {
    type Out = ();
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        in_columns!(self.0, V, T, lines)
    }
}
/// The products that are added to each other before they are added to the result.
const LONG: usize = 4 * BLOCK;
/// The columns of such sums, which are on the stack.
const STAGE: usize = 256;
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn lines<
    T: Arithmetic,
    V: Vectors,
    K: Columns<T, C>,
    const C: usize,
    const R: usize,
    const J: usize,
>(
    Skinny(sizes, a, b, out): Skinny<T>,
) {
    let Sizes { m, k, n } = sizes;
    if k <= LONG && !out.add {
        // SAFETY: the caller's promise.
        return unsafe { lines_of::<T, V, K, C, R>(sizes, a, b, out) };
    }
    let mut stage = [MaybeUninit::<T>::uninit(); ROWS * STAGE];
    let stage = Target {
        first: stage.as_mut_ptr().cast::<T>(),
        row: STAGE,
        column: 1,
        add: false,
    };
    let mut j = 0;
    while j < n {
        let columns = STAGE.min(n - j);
        let mut l = 0;
        while l < k {
            let some = LONG.min(k - l);
            let sizes = Sizes {
                m,
                k: some,
                n: columns,
            };
            // SAFETY: Bounds: the caller's promise; the stage has room for as many rows and columns, all of which are
            // written before they are read.
            unsafe {
                lines_of::<T, V, K, C, R>(sizes, a.from(0, l), b.from(l, j), stage);
                let out = out.adding(l > 0);
                for r in 0..m {
                    for c in 0..columns {
                        out.put(r, j + c, stage.first.add(r * STAGE + c).read());
                    }
                }
            }
            l += some;
        }
        j += columns;
    }
}
/// The same, one product after the other.
///
/// # Safety
/// As for `skinny`.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn lines_of<T: Arithmetic, V: Vectors, K: Columns<T, C>, const C: usize, const R: usize>(
    Sizes { m, k, n }: Sizes,
    a: Elements<T>,
    b: Elements<T>,
    out: Target<T>,
) {
    let mut l = 0;
    while l < k {
        let some = LINES.min(k - l);
        let begun = l > 0;
        let mut j = 0;
        while n - j >= C {
            let mut from = 0;
            while from < m {
                // SAFETY: the caller's promise.
                unsafe {
                    let row = |r: usize| (from + r).min(m - 1);
                    let mut sums = [K::zeros(); R];
                    if begun {
                        for (r, sums) in sums.iter_mut().numbered() {
                            *sums = K::read(out.first.add(row(r) * out.row + j));
                        }
                    }
                    for i in 0..some {
                        let x = K::read(b.first.add((l + i) * b.row + j));
                        for (r, sums) in sums.iter_mut().numbered() {
                            let factor = a.first.add(row(r) * a.row + (l + i) * a.column);
                            *sums = sums.plus_product::<V>(factor, x);
                        }
                    }
                    for (r, sums) in sums.into_iter().numbered() {
                        sums.write(out.first.add(row(r) * out.row + j));
                    }
                }
                from += R;
            }
            j += C;
        }
        while j < n {
            for r in 0..m {
                // SAFETY: the caller's promise.
                unsafe {
                    let place = out.first.add(r * out.row + j);
                    let mut sum = if begun { place.read() } else { T::ZERO };
                    for i in l..l + some {
                        sum = multiply_add::<V, T>(a.at(r, i), b.at(i, j), sum);
                    }
                    place.write(sum);
                }
            }
            j += 1;
        }
        l += some;
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::vec::Vec;

    // Few rows, and few columns, of matrices whose sizes are and are not multiples of vectors and blocks, every other one
    // from the first or the second. Small whole numbers: every order of summation has the same bits.
    fn check<T: Arithmetic + core::fmt::Debug>(first: usize, number: impl Fn(usize) -> T) {
        let (mut taken, mut least) = (0, 0);
        let all = [
            (2, 64, 1024),
            (3, 257, 263),
            (4, 1031, 65),
            (5, 70, 950),
            (8, 260, 255),
        ];
        for (m, k, n) in all.into_iter().skip(first).step_by(2) {
            least += 8;
            let rows = |columns: usize, gap: usize| (columns + gap, 1);
            let columns = |rows: usize, gap: usize| (1, rows + gap);
            for case in 0..16 {
                let left = if case & 1 == 0 {
                    rows(k, 1)
                } else {
                    columns(m, 0)
                };
                let right = if case & 2 == 0 {
                    rows(n, 3)
                } else {
                    columns(k, 2)
                };
                let to = if case & 4 == 0 {
                    rows(n, 2)
                } else {
                    columns(m, 1)
                };
                let add = case & 8 != 0;
                let many = |rows: usize, columns: usize, (row, column): (usize, usize)| {
                    (rows - 1) * row + (columns - 1) * column + 1
                };
                let a: Vec<T> = (0..many(m, k, left)).map(|i| number(7 * i + 1)).collect();
                let b: Vec<T> = (0..many(k, n, right)).map(|i| number(5 * i + 2)).collect();
                let mut found: Vec<T> = (0..many(m, n, to)).map(&number).collect();
                let mut expected = found.clone();
                for i in 0..m {
                    for j in 0..n {
                        let place = &mut expected[i * to.0 + j * to.1];
                        let mut sum = if add { *place } else { T::ZERO };
                        for l in 0..k {
                            let x = a[i * left.0 + l * left.1];
                            sum = sum.plus(x.times(b[l * right.0 + j * right.1]));
                        }
                        *place = sum;
                    }
                }
                let of = |first, (row, column)| Elements { first, row, column };
                let (a, b) = (of(a.as_ptr(), left), of(b.as_ptr(), right));
                let out = Target {
                    first: found.as_mut_ptr(),
                    row: to.0,
                    column: to.1,
                    add,
                };
                let sizes = Sizes { m, k, n };
                // SAFETY: the vectors are as long as sizes and strides require.
                let is = unsafe {
                    match case % 3 {
                        0 => skinny(sizes, a, b, out, true),
                        _ => skinny(
                            sizes.swapped(),
                            b.transposed(),
                            a.transposed(),
                            out.swapped(),
                            true,
                        ),
                    }
                };
                taken += is as usize;
                if is {
                    assert!(found == expected, "[{m}, {k}, {n}], case {case}");
                }
            }
        }
        assert!(taken >= least || cfg!(feature = "reproducible"), "{taken}");
    }
    fn digit(i: usize) -> usize {
        (i.wrapping_mul(2_654_435_761) >> 7) % 13
    }
    #[test]
    #[cfg_attr(miri, ignore = "more products than Miri does in minutes")]
    fn products_of_a_few_rows_are_those_of_plain_loops() {
        check(0, |i| digit(i) as f32 - 6.0);
        check(1, |i| digit(i) as f64 - 6.0);
    }
    #[test]
    #[ignore = "takes long; `.ci/suites` runs it"]
    fn more_products_of_a_few_rows_are_those_of_plain_loops() {
        check(1, |i| digit(i) as f32 - 6.0);
        check(0, |i| digit(i) as f64 - 6.0);
    }
}
