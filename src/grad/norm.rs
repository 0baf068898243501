//! Derivatives of norms.
//!
//! Elements that are normalised together are a group, which has a mean and a scale, 1 over the standard deviation. With
//! `h` for a normalised element and `g` for its gradient times its weight, the gradient of the element is
//! `scale * (g - mean(g) - h * mean(g * h))`, and `scale * g` if mean and scale are constants.

use core::cell::Cell;

use num_traits::Float;

use super::bytes;
use super::kernels::{DifferentiableKernel, OptionalOperand, run};
use super::layers::{Gradient, MemoryOf, TapeOf, add, grads, sums, sums_of, zero};
use super::tape::{Arena, Differentiable, Place, SavedTensor, Tape};
use crate::expr::plan::effective;
use crate::expr::simd_dispatch::{ComputeBound, VECTORS, vectorised};
use crate::expr::{Compute, ExprNode, KernelOperand, Materialized, Tracked};
use crate::layout::{ChannelsOf, Contiguous, Layout, SecondOf};
use crate::num::Dim;
use crate::ops::join::axis;
use crate::ops::nn::batch_columns::{COLUMNS, column_moments, column_sums};
use crate::ops::nn::{
    BatchNorm, BatchNormTraining, Centered, Epsilon, GroupNorm, Maybe, Norm, Sum, distance, group,
    groups, last_dims, only, walk,
};
use crate::ops::{LEVELS, Pairwise, Real, join_all, join_halves};
use crate::shape::{MAX_RANK, Shape};
use crate::storage::access::{Lane, LaneMut, Sequence};

const LAST: usize = MAX_RANK - 1;
type Sizes = [usize; MAX_RANK];

/// Rows of any elements.
const ANY: u8 = 0;
/// Rows of adjacent elements with adjacent weights.
const ADJACENT: u8 = 1;
/// Rows of adjacent elements with one weight.
const OF_ROW: u8 = 2;
/// Groups that are adjacent columns of elements, each with a weight.
const COLUMN: u8 = 3;

/// Whether steps along dimensions with these sizes are the same.
const fn same(a: &Sizes, b: &Sizes, sizes: &Sizes) -> bool {
    let mut d = 0;
    while d < MAX_RANK {
        if sizes[d] > 1 && a[d] != b[d] {
            return false;
        }
        d += 1;
    }
    true
}

/// The groups of a norm. Steps along dimensions are those of groups and those within a group: of the input, of the
/// result's gradient, and of the weight's gradient.
#[derive(Clone, Copy)]
struct Groups {
    sizes: [Sizes; 2],
    x: [Sizes; 2],
    y: [Sizes; 2],
    w: [Sizes; 2],
    /// The steps of the weight.
    weight: [Sizes; 2],
    /// The number of channels of a group, along this dimension.
    channels: (usize, usize),
    /// The number of elements of the weight.
    weights: usize,
    /// Whether the mean is subtracted.
    centered: bool,
    /// Whether the groups are one after the other in memory.
    packed: bool,
}
impl Groups {
    const fn new<X: Materialized>(sizes: [Sizes; 2], centered: bool) -> Self {
        let x = X::STEPS;
        let y = effective(
            &<X::Shape as Shape>::PADDED,
            &<Contiguous<X::Shape> as Layout>::PADDED_STRIDES,
        );
        let mut weights = 1;
        let mut d = 0;
        while d < MAX_RANK {
            weights *= sizes[1][d];
            d += 1;
        }
        Self {
            sizes,
            x: [x; 2],
            y: [y; 2],
            w: [[0; MAX_RANK], y],
            weight: [[0; MAX_RANK]; 2],
            channels: (0, 0),
            weights,
            centered,
            packed: same(&x, &y, &[2; MAX_RANK]),
        }
    }
    /// With a weight for each channel, of which `per` are in a group.
    const fn by_channel<X: Materialized>(mut self, per: usize) -> Self {
        let at = axis::<X::Shape, SecondOf<X::Shape>>();
        self.w = [[0; MAX_RANK]; 2];
        self.w[0][at] = per;
        self.w[1][at] = 1;
        self.x[0][at] *= per;
        self.y[0][at] *= per;
        self.channels = (at, per);
        self.weights = <X::Shape as Shape>::PADDED[at];
        // Dimensions after the channels are one, if they are contiguous.
        while self.sizes[1][LAST - 1] > 1
            && at + 1 < LAST
            && self.x[1][LAST - 1] == self.x[1][LAST] * self.sizes[1][LAST]
            && self.y[1][LAST - 1] == self.y[1][LAST] * self.sizes[1][LAST]
        {
            self.sizes[1][LAST] *= self.sizes[1][LAST - 1];
            let mut d = LAST - 1;
            while d > at + 1 {
                self.sizes[1][d] = self.sizes[1][d - 1];
                self.x[1][d] = self.x[1][d - 1];
                self.y[1][d] = self.y[1][d - 1];
                d -= 1;
            }
            self.sizes[1][at + 1] = 1;
        }
        self
    }
    /// With a weight at these steps.
    const fn weighted(mut self, steps: Sizes) -> Self {
        let (at, per) = self.channels;
        if per == 0 {
            self.weight[1] = steps;
        } else {
            self.weight[0][at] = per * steps[LAST];
            self.weight[1][at] = steps[LAST];
        }
        self
    }
    /// What is known of the elements of a row, for loops that are compiled for vectors: steps are no constants there.
    /// `given`: there is a weight, whose step is 0 if it is expanded.
    const fn kind(&self, given: bool) -> u8 {
        let (rows, columns) = (self.sizes[1][LAST - 1], self.sizes[0][LAST]);
        if VECTORS
            && self.x[0][LAST] == 1
            && self.y[0][LAST] == 1
            && self.w[0][LAST] == 1
            && rows > 1
            && columns > 1
            && columns == self.count()
            && self.n() == rows
        {
            return COLUMN;
        }
        if !VECTORS || self.x[1][LAST] != 1 || self.y[1][LAST] != 1 {
            return ANY;
        }
        match (self.weight[1][LAST], self.w[1][LAST]) {
            (0, 0) => OF_ROW,
            (1, 1) => ADJACENT,
            (0, 1) if !given => ADJACENT,
            _ => ANY,
        }
    }
    /// The number of elements of a group.
    const fn n(&self) -> usize {
        let mut n = 1;
        let mut d = 0;
        while d < MAX_RANK {
            n *= self.sizes[1][d];
            d += 1;
        }
        n
    }
    /// Whether all elements of a group have the same weight.
    const fn share_a_weight(&self) -> bool {
        let mut d = 0;
        while d < MAX_RANK {
            if self.sizes[1][d] > 1 && self.w[1][d] != 0 {
                return false;
            }
            d += 1;
        }
        true
    }
    /// The number of rows of a group.
    const fn of_rows(&self) -> usize {
        match self.sizes[1][LAST] {
            0 => 0,
            row => self.n() / row,
        }
    }
    /// The number of groups.
    const fn count(&self) -> usize {
        let mut n = 1;
        let mut d = 0;
        while d < MAX_RANK {
            n *= self.sizes[0][d];
            d += 1;
        }
        n
    }
    const fn of_last<X: Materialized, To: Shape>(centered: bool) -> Self {
        let sizes = <X::Shape as Shape>::PADDED;
        let sizes = [
            last_dims(sizes, To::RANK, false),
            last_dims(sizes, To::RANK, true),
        ];
        Self::new::<X>(sizes, centered)
    }
    const fn of_channels<X: Materialized, G: Dim>() -> Self {
        let inner = group::<X::Shape, G>();
        let sizes = [groups::<X::Shape, G>(), inner];
        let at = axis::<X::Shape, SecondOf<X::Shape>>();
        Self::new::<X>(sizes, true).by_channel::<X>(inner[at])
    }
    const fn of_batch<X: Materialized>() -> Self {
        let at = axis::<X::Shape, SecondOf<X::Shape>>();
        let mut sizes = [[1; MAX_RANK], <X::Shape as Shape>::PADDED];
        sizes[0][at] = sizes[1][at];
        sizes[1][at] = 1;
        let mut of_batch = Self::new::<X>(sizes, true).by_channel::<X>(1);
        of_batch.packed = false;
        of_batch
    }
    /// The groups, if they are one after the other in memory. `given`: there is a weight.
    const fn packed(&self, given: bool) -> Option<Packed> {
        let (n, groups, (at, per)) = (self.n(), self.count(), self.channels);
        let (rows, parts, step) = if per == 0 {
            (1, 1, 1)
        } else {
            (per, self.sizes[0][at], self.weight[1][at])
        };
        if !VECTORS
            || !self.packed
            || rows == 0
            || n / rows < SHORTEST
            || given && per == 0 && !same(&self.weight[1], &self.w[1], &self.sizes[1])
        {
            return None;
        }
        Some(Packed {
            groups,
            rows,
            count: n / rows,
            parts,
            by_row: per > 0,
            step,
            weights: self.weights,
            centered: self.centered,
        })
    }

    /// Calls `f` with the number of each group and its index.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn each(&self, mut f: impl FnMut(usize, &Sizes)) {
        let mut number = 0;
        walk(
            &self.sizes[0],
            #[cfg_attr(not(unoptimised), inline(always))]
            |index| {
                f(number, index);
                number += 1;
            },
        );
    }
    /// Calls `f` with the first index of each row of a group, and with the size of the rows.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn rows(&self, mut f: impl FnMut(&Sizes, usize)) {
        let mut sizes = self.sizes[1];
        sizes[LAST] = 1;
        walk(
            &sizes,
            #[cfg_attr(not(unoptimised), inline(always))]
            |index| f(index, self.sizes[1][LAST]),
        );
    }
}

/// The input and the gradient of the result, with the mean and the scale of each group.
#[derive(Clone, Copy)]
struct Given<T> {
    x: *const T,
    grad: *const T,
    stats: *const [T; 2],
    /// Null if there is no weight.
    weight: *const T,
}

/// Writes the mean and the scale of each group.
///
/// # Safety
/// The groups are those of the input, and there is memory for two elements each.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn moments<T: Real, const KIND: u8>(
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
unsafe fn to_input<T: Real, const WEIGHT: bool, const KIND: u8>(
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
unsafe fn to_weight<T: Real, const BIAS: bool, const KIND: u8>(
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

/// Calls `many` with the first of some columns, and `one` with each that is left.
#[cfg_attr(not(unoptimised), inline(always))]
fn columns_of(groups: &'static Groups, mut many: impl FnMut(usize), mut one: impl FnMut(usize)) {
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
/// As [`moments`], of `N` columns.
///
/// # Safety
/// As for `moments`; there are these columns.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn moments_of_columns<T: Real, const N: usize>(
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
/// As [`to_input`], of `N` columns.
///
/// # Safety
/// As for `to_input`; there are these columns.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn to_columns<T: Real, const WEIGHT: bool, const N: usize>(
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
/// As [`to_weight`], of `N` columns.
///
/// # Safety
/// As for `to_weight`; there are these columns.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn to_weights<T: Real, const BIAS: bool, const N: usize>(
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

// ------------------------------------------------------------------ groups one after the other

/// The fewest elements of a row of `Packed` groups.
const SHORTEST: usize = 8;
/// The elements that are added to as many sums at a time.
const WIDTH: usize = 16;
/// The rows that are added up before their sum is added to others.
const ROWS: usize = 256;

/// Groups that are one after the other in memory: each is some rows with a weight, or one row with a weight for each
/// element.
#[derive(Clone, Copy)]
struct Packed {
    groups: usize,
    /// The rows of a group, and their elements.
    rows: usize,
    count: usize,
    /// The groups until weights repeat.
    parts: usize,
    /// Whether each row has a weight, and the step to that of the next one.
    by_row: bool,
    step: usize,
    /// The number of weights.
    weights: usize,
    centered: bool,
}
impl Packed {
    /// The elements that the gradients of weights and biases are added up in, and those of a block of rows.
    const fn sums(&self) -> usize {
        if self.by_row {
            2 * self.weights
        } else {
            4 * self.weights
        }
    }
}

/// `K` sums of `n` terms each.
#[cfg_attr(not(unoptimised), inline(always))]
fn wide_sums<const K: usize, T: Real>(n: usize, term: impl Fn(usize) -> [T; K]) -> [T; K] {
    const BLOCK: usize = 64 * 2 * WIDTH;
    if n <= BLOCK {
        return wide_sums_of(0, n, &term);
    }
    let mut blocks = Pairwise::<[T; K], _, LEVELS>::new(join_all(T::plus));
    let mut from = 0;
    while n - from > BLOCK {
        blocks.push(wide_sums_of(from, from + BLOCK, &term));
        from += BLOCK;
    }
    let last = wide_sums_of(from, n, &term);
    blocks.push(last);
    blocks.total(last)
}
/// A function of its own: where the compiler sees how several vectors are joined, it keeps the sums in an order for that,
/// and the loop over them takes four times as long.
#[inline(never)]
fn joined<const K: usize, T: Real>(sums: &[[T; WIDTH]; K]) -> [T; K] {
    let mut totals = [T::zero(); K];
    for (total, sums) in totals.iter_mut().zip(sums) {
        *total = join_halves(*sums, T::plus);
    }
    totals
}
#[cfg_attr(not(unoptimised), inline(always))]
fn wide_sums_of<const K: usize, T: Real>(
    from: usize,
    to: usize,
    term: impl Fn(usize) -> [T; K],
) -> [T; K] {
    let mut sums = [[[T::zero(); WIDTH]; K]; 2];
    let mut i = from;
    while to - i >= 2 * WIDTH {
        for (half, sums) in sums.iter_mut().enumerate() {
            for j in 0..WIDTH {
                let terms = term(i + half * WIDTH + j);
                for (sums, x) in sums.iter_mut().zip(terms) {
                    sums[j] = sums[j] + x;
                }
            }
        }
        i += 2 * WIDTH;
    }
    if to - i >= WIDTH {
        for j in 0..WIDTH {
            let terms = term(i + j);
            for (sums, x) in sums[0].iter_mut().zip(terms) {
                sums[j] = sums[j] + x;
            }
        }
        i += WIDTH;
    }
    let [mut all, more] = sums;
    for (all, more) in all.iter_mut().zip(more) {
        for (a, b) in all.iter_mut().zip(more) {
            *a = *a + b;
        }
    }
    let mut totals = joined(&all);
    while i < to {
        for (total, x) in totals.iter_mut().zip(term(i)) {
            *total = *total + x;
        }
        i += 1;
    }
    totals
}

/// The gradients of a norm of `Packed` groups: of the input, if `TO_X`, and the sums of those of weights and biases, if
/// `TO_SUMS`.
struct OfPacked<T, const WEIGHT: bool, const TO_X: bool, const TO_SUMS: bool> {
    packed: Packed,
    x: *const T,
    grad: *const T,
    weight: *const T,
    eps: T,
    /// The gradient of the input.
    out: *mut T,
    sums: *mut T,
}
impl<T: Copy, const WEIGHT: bool, const TO_X: bool, const TO_SUMS: bool> Clone
    for OfPacked<T, WEIGHT, TO_X, TO_SUMS>
{
    fn clone(&self) -> Self {
        *self
    }
}
impl<T: Copy, const WEIGHT: bool, const TO_X: bool, const TO_SUMS: bool> Copy
    for OfPacked<T, WEIGHT, TO_X, TO_SUMS>
{
}
impl<T: Real, const WEIGHT: bool, const TO_X: bool, const TO_SUMS: bool>
    OfPacked<T, WEIGHT, TO_X, TO_SUMS>
{
    /// The mean and the scale of the group of `n` elements from `x` on.
    ///
    /// # Safety
    /// There are as many.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn moments(self, x: *const T, n: usize) -> [T; 2] {
        // SAFETY: Bounds: the caller's promise.
        let at = |j: usize| unsafe { x.add(j).read() };
        let size = T::nearest(n as f64);
        let mut mean = T::zero();
        if self.packed.centered {
            let [sum] = wide_sums(
                n,
                #[cfg_attr(not(unoptimised), inline(always))]
                |j| [at(j)],
            );
            mean = sum / size;
        }
        let [squares] = wide_sums(
            n,
            #[cfg_attr(not(unoptimised), inline(always))]
            |j| {
                let x = at(j) - mean;
                [x * x]
            },
        );
        [mean, Float::recip(Float::sqrt(squares / size + self.eps))]
    }
    /// The means that are subtracted from the gradients of a group's elements, from the sums.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn means(self, [of_mean, of_scale]: [T; 2], n: usize) -> [T; 2] {
        let size = T::nearest(n as f64);
        let of_mean = if self.packed.centered {
            of_mean / size
        } else {
            T::zero()
        };
        [of_mean, of_scale / size]
    }
    /// Of groups of one row, with a weight for each element.
    ///
    /// # Safety
    /// The operands are those of the groups; there is memory for the gradients, and for the sums.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn rows(self) {
        let Self {
            packed,
            grad,
            weight,
            out,
            sums,
            ..
        } = self;
        let n = packed.count;
        let block = sums.wrapping_add(2 * n);
        // SAFETY: the caller's promise.
        unsafe {
            if TO_SUMS {
                zero(sums, 4 * n);
            }
            for group in 0..packed.groups {
                let (x, grad) = (self.x.add(group * n), grad.add(group * n));
                let [mean, scale] = self.moments(x, n);
                let h = move |j: usize| (x.add(j).read() - mean) * scale;
                let weighted = move |j: usize| {
                    let g = grad.add(j).read();
                    if WEIGHT { g * weight.add(j).read() } else { g }
                };
                if TO_X {
                    let both = wide_sums(
                        n,
                        #[cfg_attr(not(unoptimised), inline(always))]
                        |j| {
                            let g = weighted(j);
                            [g, g * h(j)]
                        },
                    );
                    let [of_mean, of_scale] = self.means(both, n);
                    // By value, as in `to_input`.
                    let (out, h, weighted) = (out.add(group * n), h, weighted);
                    for j in 0..n {
                        let g = weighted(j) - of_mean - h(j) * of_scale;
                        out.add(j).write(scale * g);
                    }
                }
                if TO_SUMS {
                    let (h, block) = (h, block);
                    for j in 0..n {
                        let g = grad.add(j).read();
                        add(block.add(j), g * h(j));
                        add(block.add(n + j), g);
                    }
                    // A long sum would lose digits of what is added to it.
                    if group % ROWS == ROWS - 1 || group == packed.groups - 1 {
                        for j in 0..2 * n {
                            add(sums.add(j), block.add(j).read());
                            block.add(j).write(T::zero());
                        }
                    }
                }
            }
        }
    }
    /// Of groups of rows with a weight.
    ///
    /// # Safety
    /// As for `rows`.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn weighted_rows(self) {
        let Self {
            packed, out, sums, ..
        } = self;
        let (count, rows) = (packed.count, packed.rows);
        let n = count * rows;
        // SAFETY: the caller's promise.
        unsafe {
            if TO_SUMS {
                zero(sums, 2 * packed.weights);
            }
            for group in 0..packed.groups {
                let (x, grad) = (self.x.add(group * n), self.grad.add(group * n));
                let first = group % packed.parts * rows;
                let [mean, scale] = self.moments(x, n);
                let h = move |j: usize| (x.add(j).read() - mean) * scale;
                let weight = |row: usize| {
                    if WEIGHT {
                        self.weight.add((first + row) * packed.step).read()
                    } else {
                        T::one()
                    }
                };
                let mut of_group = [Sum::of_at_most(rows), Sum::of_at_most(rows)];
                for row in 0..rows {
                    let from = row * count;
                    let [of_bias, of_weight] = wide_sums(
                        count,
                        #[cfg_attr(not(unoptimised), inline(always))]
                        |j| {
                            let g = grad.add(from + j).read();
                            [g, g * h(from + j)]
                        },
                    );
                    if TO_SUMS {
                        add(sums.add(first + row), of_weight);
                        add(sums.add(packed.weights + first + row), of_bias);
                    }
                    let [a, b] = &mut of_group;
                    a.add(of_bias * weight(row));
                    b.add(of_weight * weight(row));
                }
                if TO_X {
                    let [a, b] = of_group;
                    let [of_mean, of_scale] = self.means([a.total(), b.total()], n);
                    let (out, h) = (out.add(group * n), h);
                    for row in 0..rows {
                        let weight = weight(row);
                        for j in row * count..(row + 1) * count {
                            let g = grad.add(j).read() * weight - of_mean - h(j) * of_scale;
                            out.add(j).write(scale * g);
                        }
                    }
                }
            }
        }
    }
}
/// Propagates the gradient of a norm of `Packed` groups.
///
/// # Safety
/// As for [`of_norm`]; the arena has memory for the sums.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn of_packed<P, X, B, W, S, const WEIGHT: bool, const TO_SUMS: bool>(
    packed: Packed,
    (given, eps): (Given<X::Elem>, X::Elem),
    (x, w, b): (TapeOf<X>, W::Tape, B::Tape),
    arena: &mut Arena,
) where
    P: Place,
    X: Differentiable<Elem: Real>,
    W: OptionalOperand<X::Elem>,
    B: OptionalOperand<X::Elem>,
    S: Shape,
{
    let sums: *mut X::Elem = if TO_SUMS {
        arena.take(packed.sums())
    } else {
        core::ptr::null_mut()
    };
    macro_rules! run {
        ($to_x:literal, $out:expr) => {
            vectorised::<ComputeBound, _, _>(
                const { <X::Shape as Shape>::NUMEL },
                &OfPacked::<_, WEIGHT, $to_x, TO_SUMS> {
                    packed,
                    x: given.x,
                    grad: given.grad,
                    weight: given.weight,
                    eps,
                    out: $out,
                    sums,
                },
                #[cfg_attr(not(unoptimised), inline(always))]
                |of| {
                    if of.packed.by_row {
                        of.weighted_rows();
                    } else {
                        of.rows();
                    }
                },
            )
        };
    }
    // SAFETY: the caller's promise. Initialisation: the sums are written with the gradient of the input, or without it.
    unsafe {
        let done = Cell::new(false);
        if const { X::RequiresGrad::VALUE } {
            let fill = |out: *mut X::Elem| {
                run!(true, out);
                done.set(true);
            };
            x.accept::<P, _>(Gradient::<_, X::Elem, X::Shape>::new(fill), arena);
        }
        if TO_SUMS {
            if !done.get() {
                run!(false, core::ptr::null_mut());
            }
            let of_w = SavedTensor::<X::Elem, S>::new(sums);
            W::accept::<P, S, _>(w, of_w, arena);
            let of_b = SavedTensor::<X::Elem, S>::new(sums.add(packed.weights));
            B::accept::<P, S, _>(b, of_b, arena);
        }
    }
}

// ------------------------------------------------------------------ the kernels

/// Propagates the gradient of a norm.
///
/// # Safety
/// The operands are those of the norm of these groups, and the arena has the bytes of their gradients.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn of_norm<P, X, B, W, S, const WEIGHT: bool, const KIND: u8>(
    groups: &'static Groups,
    given: Given<X::Elem>,
    moving: bool,
    (x, w, b): (TapeOf<X>, W::Tape, B::Tape),
    arena: &mut Arena,
) where
    P: Place,
    X: Differentiable<Elem: Real>,
    W: OptionalOperand<X::Elem>,
    B: OptionalOperand<X::Elem>,
    S: Shape,
{
    let n = const { <X::Shape as Shape>::NUMEL };
    // SAFETY: the caller's promise.
    unsafe {
        let fill = move |out: *mut X::Elem| {
            vectorised::<ComputeBound, _, _>(
                n,
                &given,
                #[cfg_attr(not(unoptimised), inline(always))]
                |given| to_input::<_, WEIGHT, KIND>(groups, *given, moving, out),
            );
        };
        x.accept::<P, _>(Gradient::<_, X::Elem, X::Shape>::new(fill), arena);
        let fill = move |out: *mut X::Elem| {
            vectorised::<ComputeBound, _, _>(
                n,
                &given,
                #[cfg_attr(not(unoptimised), inline(always))]
                |given| to_weight::<_, false, KIND>(groups, *given, out),
            );
        };
        W::accept::<P, S, _>(w, Gradient::<_, X::Elem, S>::new(fill), arena);
        let fill = move |out: *mut X::Elem| {
            vectorised::<ComputeBound, _, _>(
                n,
                &given,
                #[cfg_attr(not(unoptimised), inline(always))]
                |given| to_weight::<_, true, KIND>(groups, *given, out),
            );
        };
        B::accept::<P, S, _>(b, Gradient::<_, X::Elem, S>::new(fill), arena);
    }
}

/// Means and scales in the arena.
///
/// # Safety
/// The groups are those of the input; the arena has two elements for each.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn measured<X: Materialized<Elem: Real>>(
    groups: &'static Groups,
    x: &X,
    eps: X::Elem,
    arena: &mut Arena,
) -> *const [X::Elem; 2] {
    let stats: *mut [X::Elem; 2] = arena.take(groups.count());
    // SAFETY: the caller's promise.
    unsafe {
        vectorised::<ComputeBound, _, _>(
            const { <X::Shape as Shape>::NUMEL },
            x,
            #[cfg_attr(not(unoptimised), inline(always))]
            |x| match groups.kind(false) {
                COLUMN => columns_of(
                    groups,
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |from| moments_of_columns::<_, COLUMNS>(groups, x.first(), eps, stats, from),
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |from| moments_of_columns::<_, 1>(groups, x.first(), eps, stats, from),
                ),
                ANY => moments::<_, ANY>(groups, x.first(), eps, stats),
                _ => moments::<_, ADJACENT>(groups, x.first(), eps, stats),
            },
        );
    }
    stats
}

// `of_norm` for what is known of the rows of these groups.
macro_rules! of_kind {
    ($groups:expr; $P:ty, $X:ty, $B:ty, $W:ty, $S:ty, $given:literal; $arguments:tt) => {{
        macro_rules! kind {
            () => {
                const {
                    let steps = <<W as OptionalOperand<X::Elem>>::InMemory as Maybe<X::Elem>>::STEPS;
                    $groups.weighted(steps).kind($given)
                }
            };
        }
        if kind!() == COLUMN {
            of_norm::<$P, $X, $B, $W, $S, $given, COLUMN> $arguments;
        } else if kind!() == OF_ROW {
            of_norm::<$P, $X, $B, $W, $S, $given, OF_ROW> $arguments;
        } else if kind!() == ADJACENT {
            of_norm::<$P, $X, $B, $W, $S, $given, ADJACENT> $arguments;
        } else {
            of_norm::<$P, $X, $B, $W, $S, $given, ANY> $arguments;
        }
    }};
}

macro_rules! norms {
    ($(
        [$($g:tt)*] $Norm:ty, $Over:ty, $Weights:ty;
        $groups:expr;
    )*) => { $(
        // SAFETY: the operands are counted, and two elements for each group.
        #[diagnostic::do_not_recommend]
        unsafe impl<$($g)* X, W, B, Out: Shape> DifferentiableKernel for $Norm
        where
            X: Differentiable<Elem: Real>,
            W: OptionalOperand<X::Elem, InMemory: Maybe<X::Elem>> + KernelOperand<Placed: Maybe<X::Elem>>,
            B: OptionalOperand<X::Elem, InMemory: Maybe<X::Elem>> + KernelOperand<Placed: Maybe<X::Elem>>,
        {
            type Saved = (
                (TapeOf<X>, W::Tape, B::Tape),
                (MemoryOf<X>, <W as OptionalOperand<X::Elem>>::InMemory),
                X::Elem,
            );
            const SAVED: usize = <X as Differentiable>::PLACED
                + <W as OptionalOperand<X::Elem>>::PLACED
                + <B as OptionalOperand<X::Elem>>::PLACED;
            const GRADS: usize = grads::<X>() + W::GRADS + B::GRADS
                + match ($groups).weighted(<<W as OptionalOperand<X::Elem>>::InMemory as Maybe<X::Elem>>::STEPS)
                    .packed(<<W as OptionalOperand<X::Elem>>::InMemory as Maybe<X::Elem>>::GIVEN)
                {
                    Some(packed) if W::RequiresGrad::VALUE || B::RequiresGrad::VALUE => bytes::<X::Elem>(packed.sums()),
                    Some(_) => 0,
                    None => bytes::<[X::Elem; 2]>(($groups).count()),
                };
            const READS_RESULT: bool = false;
            run! {
                Out;
                |this| Differentiable(x) => (x_tape, x), OptionalOperand(w) => (w_tape, w),
                    OptionalOperand(b) => (b_tape, b);
                <$Over>::with(x, w, b, Epsilon(this.eps.0)); ((x_tape, w_tape, b_tape), (x, w), this.eps.0)
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn to_operands<P: Place>(
                (tapes, (x, w), eps): Self::Saved,
                _: SavedTensor<X::Elem, Out>,
                grad: SavedTensor<X::Elem, Out>,
                arena: &mut Arena,
            ) {
                let groups = const { &$groups.weighted(<<W as OptionalOperand<X::Elem>>::InMemory as Maybe<X::Elem>>::STEPS) };
                // SAFETY: the caller's promise; a weight has an element for each index.
                unsafe {
                    let mut given = Given {
                        x: x.first(),
                        grad: grad.first(),
                        stats: core::ptr::null(),
                        weight: w.pointer(),
                    };
                    macro_rules! packed {
                        () => {
                            const {
                                ($groups).weighted(<<W as OptionalOperand<X::Elem>>::InMemory as Maybe<X::Elem>>::STEPS)
                                    .packed(<<W as OptionalOperand<X::Elem>>::InMemory as Maybe<X::Elem>>::GIVEN)
                            }
                        };
                    }
                    if const { packed!().is_some() } && let Some(packed) = packed!() {
                        macro_rules! of {
                            ($given:literal, $sums:literal) => {
                                of_packed::<P, X, B, W, $Weights, $given, $sums>(packed, (given, eps), tapes, arena)
                            };
                        }
                        return match const {
                            (
                                <<W as OptionalOperand<X::Elem>>::InMemory as Maybe<X::Elem>>::GIVEN,
                                W::RequiresGrad::VALUE || B::RequiresGrad::VALUE,
                            )
                        } {
                            (true, true) => of!(true, true),
                            (true, false) => of!(true, false),
                            (false, true) => of!(false, true),
                            (false, false) => of!(false, false),
                        };
                    }
                    given.stats = measured(groups, &x, eps, arena);
                    if const { <<W as OptionalOperand<X::Elem>>::InMemory as Maybe<X::Elem>>::GIVEN } {
                        of_kind!($groups; P, X, B, W, $Weights, true; (groups, given, true, tapes, arena));
                    } else {
                        of_kind!($groups; P, X, B, W, $Weights, false; (groups, given, true, tapes, arena));
                    }
                }
            }
        }
    )* };
}
norms! {
    [Op: Centered, To: Shape,] Norm<Op, X, To, W, B, Out>, Norm<Op, _, To, _, _, Out>, To;
    Groups::of_last::<MemoryOf<X>, To>(Op::CENTERED);
    [Op, G: Dim,] GroupNorm<Op, X, G, W, B, Out>, GroupNorm<Op, _, G, _, _, Out>, ChannelsOf<X::Shape>;
    Groups::of_channels::<MemoryOf<X>, G>();
    [] BatchNormTraining<X, W, B, Out>, BatchNormTraining<_, _, _, Out>, ChannelsOf<X::Shape>;
    Groups::of_batch::<MemoryOf<X>>();
}

// SAFETY: the operands are counted, two elements for each channel, and the gradients of mean and variance.
#[diagnostic::do_not_recommend]
unsafe impl<X, M, V, W, B, Out: Shape> DifferentiableKernel for BatchNorm<X, M, V, W, B, Out>
where
    X: Differentiable<Elem: Real>,
    M: Differentiable<Elem = X::Elem>,
    V: Differentiable<Elem = X::Elem>,
    W: OptionalOperand<X::Elem, InMemory: Maybe<X::Elem>> + KernelOperand<Placed: Maybe<X::Elem>>,
    B: OptionalOperand<X::Elem, InMemory: Maybe<X::Elem>> + KernelOperand<Placed: Maybe<X::Elem>>,
{
    type Saved = (
        (TapeOf<X>, W::Tape, B::Tape),
        (TapeOf<M>, TapeOf<V>),
        (
            MemoryOf<X>,
            MemoryOf<M>,
            MemoryOf<V>,
            <W as OptionalOperand<X::Elem>>::InMemory,
        ),
        X::Elem,
    );
    const SAVED: usize = <X as Differentiable>::PLACED
        + <M as Differentiable>::PLACED
        + <V as Differentiable>::PLACED
        + <W as OptionalOperand<X::Elem>>::PLACED
        + <B as OptionalOperand<X::Elem>>::PLACED;
    const GRADS: usize = grads::<X>()
        + grads::<M>()
        + grads::<V>()
        + W::GRADS
        + B::GRADS
        + bytes::<[X::Elem; 2]>(<M::Shape as Shape>::NUMEL);
    const READS_RESULT: bool = false;
    run! {
        Out;
        |this| Differentiable(x) => (x_tape, x), Differentiable(mean) => (m_tape, mean),
            Differentiable(var) => (v_tape, var),
            OptionalOperand(w) => (w_tape, w), OptionalOperand(b) => (b_tape, b);
        BatchNorm::<_, _, _, _, _, Out>::with(x, mean, var, w, b, Epsilon(this.eps.0));
        ((x_tape, w_tape, b_tape), (m_tape, v_tape), (x, mean, var, w), this.eps.0)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn to_operands<P: Place>(
        (tapes, (m_tape, v_tape), (x, mean, var, w), eps): Self::Saved,
        _: SavedTensor<X::Elem, Out>,
        grad: SavedTensor<X::Elem, Out>,
        arena: &mut Arena,
    ) {
        let groups = const {
            &Groups::of_batch::<MemoryOf<X>>()
                .weighted(<<W as OptionalOperand<X::Elem>>::InMemory as Maybe<X::Elem>>::STEPS)
        };
        let channels = const { <M::Shape as Shape>::NUMEL };
        // SAFETY: the caller's promise: mean, variance and weight have an element for each channel.
        unsafe {
            let stats: *mut [X::Elem; 2] = arena.take(channels);
            for c in 0..channels {
                let scale = Float::recip(Float::sqrt(var.load(&only(c)) + eps));
                stats.add(c).write([mean.load(&only(c)), scale]);
            }
            let given = Given {
                x: x.first(),
                grad: grad.first(),
                stats,
                weight: w.pointer(),
            };
            let fill = move |out: *mut X::Elem| {
                to_weight::<_, true, ANY>(groups, given, out);
                for c in 0..channels {
                    let [_, scale] = *given.stats.add(c);
                    let w = w.at(&only(c)).unwrap_or_else(num_traits::one);
                    out.add(c).write(-*out.add(c) * scale * w);
                }
            };
            m_tape.accept::<P, _>(Gradient::<_, X::Elem, M::Shape>::new(fill), arena);
            let fill = move |out: *mut X::Elem| {
                to_weight::<_, false, ANY>(groups, given, out);
                for c in 0..channels {
                    let [_, scale] = *given.stats.add(c);
                    let w = w.at(&only(c)).unwrap_or_else(num_traits::one);
                    let half = X::Elem::nearest(-0.5);
                    out.add(c).write(*out.add(c) * half * scale * scale * w);
                }
            };
            v_tape.accept::<P, _>(Gradient::<_, X::Elem, V::Shape>::new(fill), arena);
            // The weight is read for the last time before it accepts its gradient.
            if const { <<W as OptionalOperand<X::Elem>>::InMemory as Maybe<X::Elem>>::GIVEN } {
                of_kind!(Groups::of_batch::<MemoryOf<X>>(); P, X, B, W, ChannelsOf<X::Shape>, true;
                    (groups, given, false, tapes, arena));
            } else {
                of_kind!(Groups::of_batch::<MemoryOf<X>>(); P, X, B, W, ChannelsOf<X::Shape>, false;
                    (groups, given, false, tapes, arena));
            }
        }
    }
}
