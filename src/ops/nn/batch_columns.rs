//! Batch normalisation of elements that are adjacent from one channel to the next, as those of `[N, C]` are: some columns
//! at a time, in vectors.

use num_traits::Float;

use super::count;
use crate::ops::Real;

/// The channels of a block.
pub(crate) const COLUMNS: usize = 16;
/// The rows that are summed in one set of accumulators.
const ROWS: usize = 64;

/// `K` sums for each of `N` columns, over the rows. `term` is called with a row and a column.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn column_sums<T: Real, const N: usize, const K: usize>(
    rows: usize,
    term: impl Fn(usize, usize) -> [T; K],
) -> [[T; N]; K] {
    let mut totals = [[T::zero(); N]; K];
    let mut from = 0;
    while from < rows {
        let to = rows.min(from + ROWS);
        let mut sums = [[T::zero(); N]; K];
        for row in from..to {
            for j in 0..N {
                let terms = term(row, j);
                for (sums, x) in sums.iter_mut().zip(terms) {
                    sums[j] = sums[j] + x;
                }
            }
        }
        for (totals, sums) in totals.iter_mut().zip(sums) {
            for (total, sum) in totals.iter_mut().zip(sums) {
                *total = *total + sum;
            }
        }
        from = to;
    }
    totals
}

/// The means of `N` adjacent columns, and the sums of the squares of deviations from them.
///
/// # Safety
/// There are so many rows, a step apart.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn column_squares<T: Real, const N: usize>(
    x: *const T,
    step: usize,
    rows: usize,
) -> [[T; N]; 2] {
    // SAFETY: Bounds: the caller's promise: a row and a column.
    let at = |row: usize, j: usize| unsafe { *x.add(row * step + j) };
    let [sums] = column_sums::<T, N, 1>(
        rows,
        #[cfg_attr(not(unoptimised), inline(always))]
        |row, j| [at(row, j)],
    );
    let n = count::<T>(rows);
    let means = sums.map(
        #[cfg_attr(not(unoptimised), inline(always))]
        |sum| sum / n,
    );
    let [squares] = column_sums::<T, N, 1>(
        rows,
        #[cfg_attr(not(unoptimised), inline(always))]
        |row, j| {
            let x = at(row, j) - means[j];
            [x * x]
        },
    );
    [means, squares]
}
/// The means of `N` adjacent columns, and the factors by which deviations from them are multiplied.
///
/// # Safety
/// As for [`column_squares`].
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn column_moments<T: Real, const N: usize>(
    x: *const T,
    step: usize,
    rows: usize,
    eps: T,
) -> [[T; N]; 2] {
    // SAFETY: the caller's promise.
    let [means, squares] = unsafe { column_squares::<T, N>(x, step, rows) };
    let n = count::<T>(rows);
    let scales = squares.map(
        #[cfg_attr(not(unoptimised), inline(always))]
        |squares| Float::recip(Float::sqrt(squares / n + eps)),
    );
    [means, scales]
}
