//! The loops of `rows.rs` for groups that are adjacent columns: some columns at a time.

use super::Given;
use super::groups::{Groups, LAST};
use crate::ops::Real;
use crate::ops::nn::batch_columns::{COLUMNS, column_moments, column_sums};

/// Calls `many` with the first of some columns, and `one` with each that is left.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn columns_of(
    groups: &'static Groups,
    mut many: impl FnMut(usize),
    mut one: impl FnMut(usize),
) {
    let columns = groups.sizes[0][LAST];
    let mut from = 0;
    while columns - from >= COLUMNS {
        many(from);
        from += COLUMNS;
    }
    while from < columns {
        one(from);
        from += 1;
    }
}
/// As `moments` of rows, of `N` columns.
///
/// # Safety
/// As for `moments`; there are these columns.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn moments_of_columns<T: Real, const N: usize>(
    groups: &'static Groups,
    x: *const T,
    eps: T,
    out: *mut [T; 2],
    from: usize,
) {
    let (rows, step) = (groups.sizes[1][LAST - 1], groups.x[1][LAST - 1]);
    // SAFETY: the caller's promise.
    unsafe {
        let [means, scales] = column_moments::<T, N>(x.add(from), step, rows, eps);
        for (j, (mean, scale)) in means.into_iter().zip(scales).enumerate() {
            out.add(from + j).write([mean, scale]);
        }
    }
}
/// As `to_input` of rows, of `N` columns.
///
/// # Safety
/// As for `to_input`; there are these columns.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn to_columns<T: Real, const WEIGHT: bool, const N: usize>(
    groups: &'static Groups,
    given: Given<T>,
    moving: bool,
    out: *mut T,
    from: usize,
) {
    let (rows, x_step) = (groups.sizes[1][LAST - 1], groups.x[1][LAST - 1]);
    let (y_step, w_step) = (groups.y[1][LAST - 1], groups.weight[0][LAST]);
    // SAFETY: the caller's promise.
    unsafe {
        let (x, grad) = (given.x.add(from), given.grad.add(from));
        let (mut means, mut scales, mut weights) = ([T::zero(); N], [T::zero(); N], [T::one(); N]);
        for j in 0..N {
            [means[j], scales[j]] = given.stats.add(from + j).read();
            if WEIGHT {
                weights[j] = given.weight.add((from + j) * w_step).read();
            }
        }
        let both = |row: usize, j: usize| {
            let g = *grad.add(row * y_step + j) * weights[j];
            ((*x.add(row * x_step + j) - means[j]) * scales[j], g)
        };
        let mut of = [[T::zero(); N]; 2];
        if moving {
            of = column_sums::<T, N, 2>(
                rows,
                #[cfg_attr(not(unoptimised), inline(always))]
                |row, j| {
                    let (h, g) = both(row, j);
                    [g, g * h]
                },
            );
        }
        let n = T::nearest(rows as f64);
        let [of_means, of_scales] = of.map(
            #[cfg_attr(not(unoptimised), inline(always))]
            |sums| {
                sums.map(
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |sum| sum / n,
                )
            },
        );
        for row in 0..rows {
            let out = out.add(from + row * y_step);
            for j in 0..N {
                let (h, g) = both(row, j);
                let g = if moving {
                    g - of_means[j] - h * of_scales[j]
                } else {
                    g
                };
                out.add(j).write(scales[j] * g);
            }
        }
    }
}
/// As `to_weight` of rows, of `N` columns.
///
/// # Safety
/// As for `to_weight`; there are these columns.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn to_weights<T: Real, const BIAS: bool, const N: usize>(
    groups: &'static Groups,
    given: Given<T>,
    out: *mut T,
    from: usize,
) {
    let (rows, x_step) = (groups.sizes[1][LAST - 1], groups.x[1][LAST - 1]);
    let y_step = groups.y[1][LAST - 1];
    // SAFETY: the caller's promise.
    unsafe {
        let (x, grad) = (given.x.add(from), given.grad.add(from));
        let (mut means, mut scales) = ([T::zero(); N], [T::zero(); N]);
        for j in 0..N {
            [means[j], scales[j]] = given.stats.add(from + j).read();
        }
        let [sums] = column_sums::<T, N, 1>(
            rows,
            #[cfg_attr(not(unoptimised), inline(always))]
            |row, j| {
                let g = *grad.add(row * y_step + j);
                let h = (*x.add(row * x_step + j) - means[j]) * scales[j];
                [if BIAS { g } else { g * h }]
            },
        );
        for (j, sum) in sums.into_iter().enumerate() {
            out.add(from + j).write(sum);
        }
    }
}
