//! Plans: the loops over the elements of an expression, computed from constants at compile time.
//!
//! A plan lists the loops from the outermost to the innermost, each with its dimension and its extent. Dimensions of
//! size 1 are removed. The others are ordered by the strides of the first operand (the one that is written, or the
//! first that is read), or of the next one if that is broadcast along one of the two dimensions compared. Adjacent
//! dimensions that are contiguous in every operand are merged, so that `[1000, 3]` is one loop of 3000. A merged loop runs
//! along the inner dimension past its size, with the same stride throughout.

use super::simd_dispatch::VECTORS;
use crate::shape::MAX_RANK;

/// The largest number of operands with different strides in a plan.
const MAX_OPERANDS: usize = 16;

/// The strides of the operands of an expression, right-aligned, 0 where a size is 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operands {
    strides: [[usize; MAX_RANK]; MAX_OPERANDS],
    count: usize,
    /// Too many operands, or one that is found by its index: no dimensions are merged.
    crowded: bool,
}

const fn same(a: &[usize; MAX_RANK], b: &[usize; MAX_RANK]) -> bool {
    let mut d = 0;
    while d < MAX_RANK {
        if a[d] != b[d] {
            return false;
        }
        d += 1;
    }
    true
}

impl Operands {
    /// Whether each operand, of which there is one, has adjacent elements along a dimension, or the same one.
    pub(crate) const fn are_adjacent(&self, axis: usize) -> bool {
        let (mut all, mut i) = (!self.crowded && self.count > 0, 0);
        while i < self.count {
            all &= self.strides[i][axis] <= 1;
            i += 1;
        }
        all
    }
    /// No operands: a constant.
    pub const NONE: Self = Self {
        strides: [[0; MAX_RANK]; MAX_OPERANDS],
        count: 0,
        crowded: false,
    };

    /// Operands that are found by their index rather than by strides: no dimensions are merged.
    pub const BY_INDEX: Self = Self {
        crowded: true,
        ..Self::NONE
    };

    /// Whether there are none: the expression is a number, or several.
    pub const fn is_none(&self) -> bool {
        self.count == 0 && !self.crowded
    }

    /// An operand with these sizes and strides.
    pub const fn one(sizes: &[usize; MAX_RANK], strides: &[usize; MAX_RANK]) -> Self {
        Self::NONE.with(&effective(sizes, strides))
    }

    const fn with(mut self, strides: &[usize; MAX_RANK]) -> Self {
        let mut i = 0;
        while i < self.count {
            if same(&self.strides[i], strides) {
                return self;
            }
            i += 1;
        }
        if self.count == MAX_OPERANDS {
            self.crowded = true;
        } else {
            self.strides[self.count] = *strides;
            self.count += 1;
        }
        self
    }

    /// The operands of both.
    pub const fn and(mut self, others: &Self) -> Self {
        let mut i = 0;
        while i < others.count {
            self = self.with(&others.strides[i]);
            i += 1;
        }
        self.crowded |= others.crowded;
        self
    }

    /// Whether no dimensions are merged: there are too many operands, or one is found by its index.
    pub(crate) const fn is_crowded(&self) -> bool {
        self.crowded
    }

    /// Whether an operand has one element along an axis.
    pub(crate) const fn repeats(&self, axis: usize) -> bool {
        let mut i = 0;
        while i < self.count {
            if self.strides[i][axis] == 0 {
                return true;
            }
            i += 1;
        }
        false
    }

    /// Whether, in each operand, different steps of a loop of the plan reach different elements: along the loops where
    /// it has more than one element, no two indices have the same offset.
    #[cfg(feature = "rayon")]
    pub(crate) const fn separate(&self, plan: &Plan, split: usize) -> bool {
        let mut i = 0;
        while i < self.count {
            let strides = &self.strides[i];
            if strides[plan.axis[split]] == 0 {
                return false;
            }
            // From the smallest stride to the largest, each exceeds the offsets that those before reach together.
            let (mut reached, mut seen) = (0usize, [false; MAX_RANK]);
            loop {
                let mut next = MAX_RANK;
                let mut d = 0;
                while d < MAX_RANK {
                    let step = strides[plan.axis[d]];
                    if !seen[d]
                        && plan.extent[d] > 1
                        && step > 0
                        && (next == MAX_RANK || step < strides[plan.axis[next]])
                    {
                        next = d;
                    }
                    d += 1;
                }
                if next == MAX_RANK {
                    break;
                }
                let step = strides[plan.axis[next]];
                if step <= reached {
                    return false;
                }
                reached = match step.checked_mul(plan.extent[next] - 1) {
                    Some(more) => match reached.checked_add(more) {
                        Some(reached) => reached,
                        None => return false,
                    },
                    None => return false,
                };
                seen[next] = true;
            }
            i += 1;
        }
        !self.crowded
    }

    /// Whether there is one operand at most: all have the same strides.
    #[cfg(feature = "rayon")]
    pub(crate) const fn alike(&self) -> bool {
        self.count <= 1 && !self.crowded
    }

    /// The strides of the first operand, if all operands have strides.
    pub(crate) const fn first(&self) -> Option<[usize; MAX_RANK]> {
        if self.count == 0 || self.crowded {
            None
        } else {
            Some(self.strides[0])
        }
    }

    // Whether one step along `outer` equals `extent` steps along `inner`, for every operand. If the product
    // overflows, in a loop that is never entered, the result is false.
    pub(crate) const fn merge(&self, outer: usize, inner: usize, extent: usize) -> bool {
        let mut i = 0;
        while i < self.count {
            match self.strides[i][inner].checked_mul(extent) {
                Some(step) if step == self.strides[i][outer] => i += 1,
                _ => return false,
            }
        }
        !self.crowded
    }
}

/// The strides of an operand in a loop: 0 for a dimension of size 1.
pub(crate) const fn effective(
    sizes: &[usize; MAX_RANK],
    strides: &[usize; MAX_RANK],
) -> [usize; MAX_RANK] {
    let mut out = *strides;
    let mut d = 0;
    while d < MAX_RANK {
        if sizes[d] == 1 {
            out[d] = 0;
        }
        d += 1;
    }
    out
}

/// The loops, outermost first. Unused loops have extent 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The dimension of each loop, right-aligned. Each occurs once.
    pub(crate) axis: [usize; MAX_RANK],
    /// The number of steps of each loop.
    pub(crate) extent: [usize; MAX_RANK],
}

/// The sizes of a tile along the two innermost loops: while one operand has eight memory streams, the other writes
/// half a cache line at a time.
pub(crate) const TILE: [usize; 2] = [16, 8];
/// The largest size of a dimension whose loop is unrolled within the next one.
const FEW: usize = 4;

impl Plan {
    /// The loops over all elements of a shape, in the best order for the operands.
    pub(crate) const fn new(sizes: &[usize; MAX_RANK], operands: &Operands) -> Self {
        Self::make(sizes, operands, true)
    }

    /// The same loops if an operand has a smaller stride along another dimension than along the innermost one, as a
    /// transposed operand does: that dimension is moved next to the innermost one, so that the two can be tiled. A
    /// dimension of a few contiguous elements, such as the colour channels of an image, becomes the innermost one
    /// instead, and its loop is unrolled.
    pub(crate) const fn crossed(mut self, operands: &Operands) -> Option<Self> {
        const INNER: usize = MAX_RANK - 1;
        if operands.crowded || self.extent[INNER] < 2 * TILE[1] {
            return None;
        }
        let mut p = INNER;
        while p > 0 {
            p -= 1;
            let few = self.extent[p] > 1 && self.extent[p] <= FEW;
            let mut i = 0;
            while i < operands.count && (few || self.extent[p] >= 2 * TILE[0]) {
                let step = operands.strides[i][self.axis[p]];
                let close = if few { 1 } else { usize::MAX };
                if step > 0 && step <= close && step < operands.strides[i][self.axis[INNER]] {
                    let to = if few { INNER } else { INNER - 1 };
                    while p < to {
                        (self.axis[p], self.axis[p + 1]) = (self.axis[p + 1], self.axis[p]);
                        (self.extent[p], self.extent[p + 1]) = (self.extent[p + 1], self.extent[p]);
                        p += 1;
                    }
                    return Some(self);
                }
                i += 1;
            }
        }
        None
    }

    /// Whether the two innermost loops of a [crossed](Self::crossed) plan are tiled.
    pub(crate) const fn tiled(&self) -> bool {
        self.extent[MAX_RANK - 1] > FEW
    }

    /// The outermost loop with more than one step, or the innermost one.
    pub(crate) const fn outermost(&self) -> usize {
        let mut loops = 0;
        while loops < MAX_RANK - 1 && self.extent[loops] == 1 {
            loops += 1;
        }
        loops
    }

    /// The loops over all elements in logical order.
    pub(crate) const fn in_order(sizes: &[usize; MAX_RANK], operands: &Operands) -> Self {
        Self::make(sizes, operands, false)
    }

    const fn make(sizes: &[usize; MAX_RANK], operands: &Operands, reorder: bool) -> Self {
        let mut axis = [0, 1, 2, 3, 4, 5, 6, 7];
        let mut extent = *sizes;
        // Without elements, no loop is entered: unoptimised code would count the steps of the outer ones.
        let mut i = 0;
        while i < MAX_RANK {
            if sizes[i] == 0 {
                return Self {
                    axis,
                    extent: [0; MAX_RANK],
                };
            }
            i += 1;
        }
        // Dimensions of size 1 are moved to the front: an insertion sort that keeps the order of the others, or
        // orders them by the stride of the first operand.
        let mut i = 1;
        while i < MAX_RANK {
            let mut j = i;
            while j > 0
                && before(
                    extent[j],
                    axis[j],
                    extent[j - 1],
                    axis[j - 1],
                    operands,
                    reorder,
                )
            {
                (axis[j], axis[j - 1]) = (axis[j - 1], axis[j]);
                (extent[j], extent[j - 1]) = (extent[j - 1], extent[j]);
                j -= 1;
            }
            i += 1;
        }
        // From the innermost loop outwards, each loop is merged with the next one if all operands allow it.
        let mut inner = MAX_RANK - 1;
        let mut outer = inner;
        while outer > 0 {
            outer -= 1;
            if extent[outer] == 1 {
                break;
            }
            // With repeated elements, the number of steps may overflow.
            let both = extent[inner].checked_mul(extent[outer]);
            if let Some(both) = both
                && operands.merge(axis[outer], axis[inner], extent[inner])
            {
                extent[inner] = both;
                extent[outer] = 1;
            } else {
                inner -= 1;
                (axis[inner], axis[outer]) = (axis[outer], axis[inner]);
                (extent[inner], extent[outer]) = (extent[outer], extent[inner]);
            }
        }
        Self { axis, extent }
    }
}

// Whether a dimension belongs before its left neighbour.
const fn before(
    extent: usize,
    axis: usize,
    left_extent: usize,
    left_axis: usize,
    operands: &Operands,
    reorder: bool,
) -> bool {
    if extent == 1 || left_extent == 1 {
        return extent == 1 && left_extent != 1;
    }
    if !reorder || operands.count == 0 {
        return false;
    }
    if !VECTORS {
        return operands.strides[0][axis] > operands.strides[0][left_axis];
    }
    // An operand that is broadcast along one of the two has no order: of a row times a column, and a matrix, the matrix
    // decides.
    let mut i = 0;
    while i < operands.count {
        let (here, left) = (operands.strides[i][axis], operands.strides[i][left_axis]);
        if here > 0 && left > 0 {
            return here > left;
        }
        i += 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn operands(all: &[(&[usize; MAX_RANK], [usize; MAX_RANK])]) -> Operands {
        all.iter().fold(Operands::NONE, |sum, (sizes, strides)| {
            sum.and(&Operands::one(sizes, strides))
        })
    }
    fn loops(plan: Plan) -> std::vec::Vec<(usize, usize)> {
        (0..MAX_RANK)
            .filter(|&i| plan.extent[i] != 1)
            .map(|i| (plan.axis[i], plan.extent[i]))
            .collect()
    }
    extern crate std;

    const MATRIX: [usize; MAX_RANK] = [1, 1, 1, 1, 1, 1, 1000, 3];

    #[test]
    fn contiguous_dimensions_are_one_loop() {
        let row_major = [0, 0, 0, 0, 0, 0, 3, 1];
        let plan = Plan::new(&MATRIX, &operands(&[(&MATRIX, row_major)]));
        assert_eq!(loops(plan), [(7, 3000)]);
    }

    #[test]
    fn no_elements_take_no_steps() {
        let sizes = [1, 1, 1, 1, 1, 1000, 3, 0];
        for strides in [[0, 0, 0, 0, 0, 3, 1, 1], [0, 0, 0, 0, 0, 0, 9, 1]] {
            let operands = operands(&[(&sizes, strides)]);
            for plan in [
                Plan::new(&sizes, &operands),
                Plan::in_order(&sizes, &operands),
            ] {
                assert_eq!(plan.extent[plan.outermost()], 0);
            }
        }
    }

    #[test]
    fn a_broadcast_row_keeps_two_loops() {
        let row = [1, 1, 1, 1, 1, 1, 1, 3];
        let plan = Plan::new(
            &MATRIX,
            &operands(&[
                (&MATRIX, [0, 0, 0, 0, 0, 0, 3, 1]),
                (&row, [0, 0, 0, 0, 0, 0, 3, 1]),
            ]),
        );
        assert_eq!(loops(plan), [(6, 1000), (7, 3)]);
    }

    #[test]
    fn rows_with_a_gap_or_an_overlap_keep_two_loops() {
        for outer in [2, 4] {
            let rows = [0, 0, 0, 0, 0, 0, outer, 1];
            let plan = Plan::new(&MATRIX, &operands(&[(&MATRIX, rows)]));
            assert_eq!(loops(plan), [(6, 1000), (7, 3)]);
        }
    }

    #[test]
    fn the_first_operand_orders_the_loops() {
        let column_major = [0, 0, 0, 0, 0, 0, 1, 1000];
        let plan = Plan::new(&MATRIX, &operands(&[(&MATRIX, column_major)]));
        assert_eq!(loops(plan), [(6, 3000)]);
        let plan = Plan::in_order(&MATRIX, &operands(&[(&MATRIX, column_major)]));
        assert_eq!(loops(plan), [(6, 1000), (7, 3)]);
    }

    #[test]
    fn crossed_dimensions_are_walked_in_tiles() {
        let sizes = [1, 1, 1, 1, 1, 40, 3, 50];
        let strides = [0, 0, 0, 0, 0, 150, 50, 1];
        let straight = operands(&[(&sizes, strides), (&sizes, strides)]);
        assert_eq!(Plan::new(&sizes, &straight).crossed(&straight), None);
        let crossed = operands(&[(&sizes, strides), (&sizes, [0, 0, 0, 0, 0, 1, 40, 120])]);
        let plan = Plan::new(&sizes, &crossed).crossed(&crossed).unwrap();
        assert_eq!(loops(plan), [(6, 3), (5, 40), (7, 50)]);
        let small = [1, 1, 1, 1, 1, 1, 8, 50];
        let few = operands(&[
            (&small, [0, 0, 0, 0, 0, 0, 50, 1]),
            (&small, [0, 0, 0, 0, 0, 0, 1, 8]),
        ]);
        assert_eq!(Plan::new(&small, &few).crossed(&few), None);
    }

    #[test]
    fn a_crossed_dimension_of_few_elements_becomes_the_innermost_one() {
        let sizes = [1, 1, 1, 1, 1, 3, 40, 50];
        let planes = operands(&[
            (&sizes, [0, 0, 0, 0, 0, 2000, 50, 1]),
            (&sizes, [0, 0, 0, 0, 0, 1, 150, 3]),
        ]);
        let plan = Plan::new(&sizes, &planes).crossed(&planes).unwrap();
        assert_eq!(loops(plan), [(7, 2000), (5, 3)]);
        assert!(!plan.tiled());
    }

    #[test]
    fn every_axis_occurs_once_and_the_extents_cover_all_elements() {
        let sizes = [1, 2, 1, 3, 4, 1, 5, 1];
        for strides in [
            [0, 60, 0, 20, 5, 0, 1, 0],
            [0, 1, 0, 2, 6, 0, 24, 0],
            [0, 0, 0, 5, 0, 0, 1, 0],
        ] {
            let plan = Plan::new(&sizes, &operands(&[(&sizes, strides)]));
            let mut axes = plan.axis;
            axes.sort_unstable();
            assert_eq!(axes, [0, 1, 2, 3, 4, 5, 6, 7]);
            assert_eq!(plan.extent.iter().product::<usize>(), 120);
        }
    }

    #[test]
    fn a_size_of_zero_is_a_loop_that_does_not_run() {
        let sizes = [1, 1, 1, 1, 1, 2, 0, 3];
        let plan = Plan::new(&sizes, &operands(&[(&sizes, [0, 0, 0, 0, 0, 3, 3, 1])]));
        assert_eq!(plan.extent.iter().product::<usize>(), 0);
    }
}
