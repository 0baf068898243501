//! The groups of a norm: sizes and steps of the groups and within a group, and which loops they allow.

use crate::expr::Materialized;
use crate::expr::plan::effective;
use crate::expr::simd_dispatch::VECTORS;
use crate::layout::{Contiguous, Layout, SecondOf};
use crate::num::Dim;
use crate::ops::join::axis;
use crate::ops::nn::{group, groups, last_dims, walk};
use crate::shape::{MAX_RANK, Shape};

pub(super) const LAST: usize = MAX_RANK - 1;
pub(super) type Sizes = [usize; MAX_RANK];

/// Rows of any elements.
pub(super) const ANY: u8 = 0;
/// Rows of adjacent elements with adjacent weights.
pub(super) const ADJACENT: u8 = 1;
/// Rows of adjacent elements with one weight.
pub(super) const OF_ROW: u8 = 2;
/// Groups that are adjacent columns of elements, each with a weight.
pub(super) const COLUMN: u8 = 3;

/// Whether steps along dimensions with these sizes are the same.
pub(super) const fn same(a: &Sizes, b: &Sizes, sizes: &Sizes) -> bool {
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
pub(super) struct Groups {
    pub(super) sizes: [Sizes; 2],
    pub(super) x: [Sizes; 2],
    pub(super) y: [Sizes; 2],
    pub(super) w: [Sizes; 2],
    /// The steps of the weight.
    pub(super) weight: [Sizes; 2],
    /// The number of channels of a group, along this dimension.
    pub(super) channels: (usize, usize),
    /// The number of elements of the weight.
    pub(super) weights: usize,
    /// Whether the mean is subtracted.
    pub(super) centered: bool,
    /// Whether the groups are one after the other in memory.
    pub(super) packed: bool,
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
    pub(super) const fn weighted(mut self, steps: Sizes) -> Self {
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
    pub(super) const fn kind(&self, given: bool) -> u8 {
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
    pub(super) const fn n(&self) -> usize {
        let mut n = 1;
        let mut d = 0;
        while d < MAX_RANK {
            n *= self.sizes[1][d];
            d += 1;
        }
        n
    }
    /// Whether all elements of a group have the same weight.
    pub(super) const fn share_a_weight(&self) -> bool {
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
    pub(super) const fn of_rows(&self) -> usize {
        match self.sizes[1][LAST] {
            0 => 0,
            row => self.n() / row,
        }
    }
    /// The number of groups.
    pub(super) const fn count(&self) -> usize {
        let mut n = 1;
        let mut d = 0;
        while d < MAX_RANK {
            n *= self.sizes[0][d];
            d += 1;
        }
        n
    }
    pub(super) const fn of_last<X: Materialized, To: Shape>(centered: bool) -> Self {
        let sizes = <X::Shape as Shape>::PADDED;
        let sizes = [
            last_dims(sizes, To::RANK, false),
            last_dims(sizes, To::RANK, true),
        ];
        Self::new::<X>(sizes, centered)
    }
    pub(super) const fn of_channels<X: Materialized, G: Dim>() -> Self {
        let inner = group::<X::Shape, G>();
        let sizes = [groups::<X::Shape, G>(), inner];
        let at = axis::<X::Shape, SecondOf<X::Shape>>();
        Self::new::<X>(sizes, true).by_channel::<X>(inner[at])
    }
    pub(super) const fn of_batch<X: Materialized>() -> Self {
        let at = axis::<X::Shape, SecondOf<X::Shape>>();
        let mut sizes = [[1; MAX_RANK], <X::Shape as Shape>::PADDED];
        sizes[0][at] = sizes[1][at];
        sizes[1][at] = 1;
        let mut of_batch = Self::new::<X>(sizes, true).by_channel::<X>(1);
        of_batch.packed = false;
        of_batch
    }

    /// Calls `f` with the number of each group and its index.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn each(&self, mut f: impl FnMut(usize, &Sizes)) {
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
    pub(super) fn rows(&self, mut f: impl FnMut(&Sizes, usize)) {
        let mut sizes = self.sizes[1];
        sizes[LAST] = 1;
        walk(
            &sizes,
            #[cfg_attr(not(unoptimised), inline(always))]
            |index| f(index, self.sizes[1][LAST]),
        );
    }
}
