//! Sizes with some of them replaced by 1: the index spaces of lanes, and of groups of dimensions.

use crate::shape::MAX_RANK;

/// The sizes with one of them replaced by 1.
pub(in crate::ops) const fn across(mut sizes: [usize; MAX_RANK], axis: usize) -> [usize; MAX_RANK] {
    sizes[axis] = 1;
    sizes
}

/// The sizes of the last `rank` dimensions, or of the others; the rest are 1.
pub(crate) const fn part(
    mut sizes: [usize; MAX_RANK],
    rank: usize,
    last: bool,
) -> [usize; MAX_RANK] {
    let mut d = 0;
    while d < MAX_RANK {
        if (d >= MAX_RANK - rank) != last {
            sizes[d] = 1;
        }
        d += 1;
    }
    sizes
}
