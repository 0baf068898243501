//! Moments, gradients of the input, and gradients of weights and biases, a row of a group at a time.

use num_traits::Float;

use super::Given;
use super::columns::{columns_of, to_columns, to_weights};
use super::groups::{ADJACENT, ANY, COLUMN, Groups, LAST, OF_ROW, Sizes};
use crate::expr::simd_dispatch::VECTORS;
use crate::grad::layers::{add, sums, sums_of, zero};
use crate::ops::Real;
use crate::ops::nn::batch_columns::COLUMNS;
use crate::ops::nn::{Sum, distance};
use crate::storage::access::{Lane, LaneMut, Sequence};

/// Writes the mean and the scale of each group.
///
/// # Safety
/// The groups are those of the input, and there is memory for two elements each.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn moments<T: Real, const KIND: u8>(
    groups: &'static Groups,
    x: *const T,
    eps: T,
    out: *mut [T; 2],
) {
    let x_step = if KIND == ANY { groups.x[1][LAST] } else { 1 };
    let (n, rows) = (T::nearest(groups.n() as f64), groups.of_rows());
    groups.each(
        #[cfg_attr(not(unoptimised), inline(always))]
        |number, index| {
            let x = x.wrapping_add(distance(index, &groups.x[0]));
            let row_of = |row: &Sizes, count: usize| {
                let first = x.wrapping_add(distance(row, &groups.x[1]));
                // SAFETY: Bounds: the caller's promise: a row of the input.
                unsafe { Lane::new(first, count, x_step) }
            };
            let mut mean = T::zero();
            if groups.centered {
                let mut sum = Sum::of_at_most(rows);
                groups.rows(
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |row, count| {
                        let [part] = sums_of(row_of(row, count).map(
                            #[cfg_attr(not(unoptimised), inline(always))]
                            |x| [x],
                        ));
                        sum.add(part);
                    },
                );
                mean = sum.total() / n;
            }
            let mut squares = Sum::of_at_most(rows);
            groups.rows(
                #[cfg_attr(not(unoptimised), inline(always))]
                |row, count| {
                    let [part] = sums_of(row_of(row, count).map(
                        #[cfg_attr(not(unoptimised), inline(always))]
                        |x| {
                            let x = x - mean;
                            [x * x]
                        },
                    ));
                    squares.add(part);
                },
            );
            let scale = Float::recip(Float::sqrt(squares.total() / n + eps));
            // SAFETY: Bounds: the caller's promise: memory for each group.
            unsafe { out.add(number).write([mean, scale]) };
        },
    );
}

/// The gradient of the input, in row-major order. `moving`: mean and scale depend on the input.
///
/// # Safety
/// The groups are those of the input, and there is memory for its elements.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn to_input<T: Real, const WEIGHT: bool, const KIND: u8>(
    groups: &'static Groups,
    given: Given<T>,
    moving: bool,
    out: *mut T,
) {
    if KIND == COLUMN {
        columns_of(
            groups,
            #[cfg_attr(not(unoptimised), inline(always))]
            // SAFETY: the caller's promise: these columns.
            |from| unsafe { to_columns::<T, WEIGHT, COLUMNS>(groups, given, moving, out, from) },
            #[cfg_attr(not(unoptimised), inline(always))]
            // SAFETY: the caller's promise: this column.
            |from| unsafe { to_columns::<T, WEIGHT, 1>(groups, given, moving, out, from) },
        );
        return;
    }
    let (n, rows) = (T::nearest(groups.n() as f64), groups.of_rows());
    let [x_step, y_step, w_step] = match KIND {
        ADJACENT => [1, 1, 1],
        OF_ROW => [1, 1, 0],
        _ => [groups.x[1][LAST], groups.y[1][LAST], groups.weight[1][LAST]],
    };
    groups.each(
        #[cfg_attr(not(unoptimised), inline(always))]
        |number, index| {
            // SAFETY: the caller's promise.
            let [mean, scale] = unsafe { *given.stats.add(number) };
            let x = given.x.wrapping_add(distance(index, &groups.x[0]));
            let start = distance(index, &groups.y[0]);
            let weight = given
                .weight
                .wrapping_add(distance(index, &groups.weight[0]));
            let row_of = |row: &Sizes| {
                (
                    x.wrapping_add(distance(row, &groups.x[1])),
                    weight.wrapping_add(distance(row, &groups.weight[1])),
                    start + distance(row, &groups.y[1]),
                )
            };
            // The weight of a row, if it has one.
            let of_row = |w: *const T| {
                if WEIGHT && KIND == OF_ROW {
                    // SAFETY: the caller's promise: a weight of the row.
                    unsafe { *w }
                } else {
                    T::one()
                }
            };
            // The normalised element, and its gradient. By value: what the sums' function may point to, the loop that
            // writes would read again for each element.
            let both = move |(x, w, at): (*const T, *const T, usize), of_row: T, j: usize| {
                // SAFETY: the caller's promise.
                unsafe {
                    let g = *given.grad.add(at + j * y_step);
                    let g = if WEIGHT && KIND == OF_ROW {
                        g * of_row
                    } else if WEIGHT {
                        g * *w.add(j * w_step)
                    } else {
                        g
                    };
                    ((*x.add(j * x_step) - mean) * scale, g)
                }
            };
            let (mut of_mean, mut of_scale) = (Sum::of_at_most(rows), Sum::of_at_most(rows));
            if moving {
                groups.rows(
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |row, count| {
                        let row = row_of(row);
                        let of_row = of_row(row.1);
                        let [a, b] = sums(
                            count,
                            #[cfg_attr(not(unoptimised), inline(always))]
                            |j| {
                                let (h, g) = both(row, of_row, j);
                                [g, g * h]
                            },
                        );
                        of_mean.add(a);
                        of_scale.add(b);
                    },
                );
            }
            let of_mean = if groups.centered {
                of_mean.total() / n
            } else {
                T::zero()
            };
            let of_scale = of_scale.total() / n;
            groups.rows(
                #[cfg_attr(not(unoptimised), inline(always))]
                |row, count| {
                    let (row, both, out) = (row_of(row), both, out);
                    let of_row = of_row(row.1);
                    for j in 0..count {
                        let (h, g) = both(row, of_row, j);
                        // SAFETY: the caller's promise.
                        unsafe {
                            // Given moments have no gradient: an infinite element has its own.
                            let g = if moving {
                                g - of_mean - h * of_scale
                            } else {
                                g
                            };
                            out.add(row.2 + j * y_step).write(scale * g);
                        }
                    }
                },
            );
        },
    );
}

/// The gradient of the weight, or of the bias.
///
/// # Safety
/// The groups are those of the input, and there is memory for the weight's elements.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn to_weight<T: Real, const BIAS: bool, const KIND: u8>(
    groups: &'static Groups,
    given: Given<T>,
    out: *mut T,
) {
    if KIND == COLUMN {
        columns_of(
            groups,
            #[cfg_attr(not(unoptimised), inline(always))]
            // SAFETY: the caller's promise: these columns.
            |from| unsafe { to_weights::<T, BIAS, COLUMNS>(groups, given, out, from) },
            #[cfg_attr(not(unoptimised), inline(always))]
            // SAFETY: the caller's promise: this column.
            |from| unsafe { to_weights::<T, BIAS, 1>(groups, given, out, from) },
        );
        return;
    }
    // SAFETY: the caller's promise.
    unsafe { zero(out, groups.weights) };
    let [x_step, y_step, w_step] = match KIND {
        ADJACENT => [1, 1, 1],
        OF_ROW => [1, 1, 0],
        _ => [groups.x[1][LAST], groups.y[1][LAST], groups.w[1][LAST]],
    };
    // The sum of a group's rows is long where they are many. A microcontroller, which has no memory for them, adds each.
    let (one, rows) = (VECTORS && groups.share_a_weight(), groups.of_rows());
    groups.each(
        #[cfg_attr(not(unoptimised), inline(always))]
        |number, index| {
            // SAFETY: Bounds: the caller's promise: an element for each group.
            let [mean, scale] = unsafe { *given.stats.add(number) };
            let x = given.x.wrapping_add(distance(index, &groups.x[0]));
            let grad = given.grad.wrapping_add(distance(index, &groups.y[0]));
            let out = out.wrapping_add(distance(index, &groups.w[0]));
            let mut of_group = Sum::of_at_most(rows);
            groups.rows(
                #[cfg_attr(not(unoptimised), inline(always))]
                |row, count| {
                    let x = x.wrapping_add(distance(row, &groups.x[1]));
                    let grad = grad.wrapping_add(distance(row, &groups.y[1]));
                    let out = out.wrapping_add(distance(row, &groups.w[1]));
                    // SAFETY: Bounds: the caller's promise: a row of the input and of the gradient, and an element of
                    // the weight for each, or for all of them. Initialisation: the weight's are set to zero above.
                    let (x, grad, mut out) = unsafe {
                        (
                            Lane::new(x, count, x_step),
                            Lane::new(grad, count, y_step),
                            LaneMut::new(out, if w_step == 0 { 1 } else { count }, w_step),
                        )
                    };
                    let terms = x.zip(grad).map(
                        #[cfg_attr(not(unoptimised), inline(always))]
                        |(x, g)| {
                            if BIAS { g } else { g * ((x - mean) * scale) }
                        },
                    );
                    if one || w_step == 0 {
                        let [total] = sums_of(terms.map(
                            #[cfg_attr(not(unoptimised), inline(always))]
                            |x| [x],
                        ));
                        if one {
                            of_group.add(total);
                            return;
                        }
                        out.update(
                            &[total][..],
                            #[cfg_attr(not(unoptimised), inline(always))]
                            |sum, x| sum + x,
                        );
                    } else {
                        out.update(
                            terms,
                            #[cfg_attr(not(unoptimised), inline(always))]
                            |sum, x| sum + x,
                        );
                    }
                },
            );
            if one {
                // SAFETY: the caller's promise: an element of the weight for each group.
                unsafe { add(out, of_group.total()) };
            }
        },
    );
}
