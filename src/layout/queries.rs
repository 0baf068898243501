//! Properties of a layout: whether it is dense, its span, the length of its contiguous runs. PyTorch's
//! `is_non_overlapping_and_dense`, and the properties that its kernels compute from sizes and strides at run time.
//!
//! The results are values, not types: they only decide how to iterate.

use crate::shape::MAX_RANK;

// Strides of a layout without elements may be of any size, so they are never multiplied.
const fn is_empty(sizes: &[usize]) -> bool {
    let mut d = 0;
    while d < sizes.len() {
        if sizes[d] == 0 {
            return true;
        }
        d += 1;
    }
    false
}

/// The span: the number of elements of the storage from the first element to the last.
pub(super) const fn reach(sizes: &[usize], strides: &[usize]) -> usize {
    if is_empty(sizes) {
        return 0;
    }
    let (mut reach, mut d) = (1, 0);
    while d < sizes.len() {
        reach += (sizes[d] - 1) * strides[d];
        d += 1;
    }
    reach
}

/// Whether the elements are contiguous in row-major order; strides of dimensions of size 1 are ignored.
pub(super) const fn is_contiguous(sizes: &[usize], strides: &[usize]) -> bool {
    if is_empty(sizes) {
        return true;
    }
    let (mut expected, mut d) = (1, sizes.len());
    while d > 0 {
        d -= 1;
        if sizes[d] != 1 {
            if strides[d] != expected {
                return false;
            }
            expected *= sizes[d];
        }
    }
    true
}

/// Whether the elements fill their storage without gaps or overlap, in any order of dimensions. Requires that, in
/// increasing order of strides, each stride is the product of the sizes before it; dimensions of size 1 are ignored.
pub(super) const fn is_dense(sizes: &[usize], strides: &[usize]) -> bool {
    if is_empty(sizes) {
        return true;
    }
    let (mut expected, mut left) = (1, 0);
    let mut d = 0;
    while d < sizes.len() {
        left += (sizes[d] > 1) as usize;
        d += 1;
    }
    // One round for each dimension; each round finds the dimension with the next stride.
    while left > 0 {
        d = 0;
        while d < sizes.len() && !(sizes[d] > 1 && strides[d] == expected) {
            d += 1;
        }
        if d == sizes.len() {
            return false;
        }
        expected *= sizes[d];
        left -= 1;
    }
    true
}

/// Whether each stride is larger than the sum of all `stride * (size - 1)` of the smaller strides, so that no two
/// indices refer to the same element: the rule of a mutable view.
pub(super) const fn is_injective(sizes: &[usize], strides: &[usize]) -> bool {
    if is_empty(sizes) {
        return true;
    }
    let mut seen = [false; MAX_RANK];
    let mut d = 0;
    while d < sizes.len() {
        seen[d] = sizes[d] == 1;
        d += 1;
    }
    let mut reach = 0;
    loop {
        // The smallest remaining stride.
        let mut least = sizes.len();
        d = 0;
        while d < sizes.len() {
            if !seen[d] && (least == sizes.len() || strides[d] < strides[least]) {
                least = d;
            }
            d += 1;
        }
        if least == sizes.len() {
            return true;
        }
        if strides[least] <= reach {
            return false;
        }
        reach += (sizes[least] - 1) * strides[least];
        seen[least] = true;
    }
}

/// The length of a contiguous run, and the dimension at which the run begins.
const fn run(sizes: &[usize], strides: &[usize]) -> (usize, usize) {
    if is_empty(sizes) {
        return (0, 0);
    }
    let (mut run, mut begin, mut d) = (1, sizes.len(), sizes.len());
    let mut open = true;
    while d > 0 {
        d -= 1;
        open &= sizes[d] == 1 || strides[d] == run;
        if open {
            run *= sizes[d];
            begin = d;
        }
    }
    (run, begin)
}

/// The number of elements in the longest contiguous run of the innermost dimensions.
pub(super) const fn contiguous_run(sizes: &[usize], strides: &[usize]) -> usize {
    run(sizes, strides).0
}

/// The minimal loops that visit the elements in logical order: extents and strides, right-aligned, 1 and 0 where there
/// is no loop. Adjacent dimensions that are contiguous are merged into one loop, and dimensions of size 1 are dropped.
pub(super) const fn loops(sizes: &[usize], strides: &[usize]) -> [[usize; MAX_RANK]; 2] {
    let (mut extent, mut stride) = ([1_usize; MAX_RANK], [0_usize; MAX_RANK]);
    let (mut at, mut d) = (MAX_RANK, sizes.len());
    while d > 0 {
        d -= 1;
        if sizes[d] == 1 {
            continue;
        }
        // A product wraps only for a loop that is never entered or that steps over zero-sized elements.
        if at < MAX_RANK
            && extent[at] != 0
            && strides[d] == stride[at].wrapping_mul(extent[at])
            && extent[at].checked_mul(sizes[d]).is_some()
        {
            extent[at] *= sizes[d];
        } else {
            at -= 1;
            (extent[at], stride[at]) = (sizes[d], strides[d]);
        }
    }
    [extent, stride]
}

/// The largest number that divides the position of every run; 0 if all runs begin at position 0.
pub(super) const fn run_step(sizes: &[usize], strides: &[usize], offset: usize) -> usize {
    let (length, begin) = run(sizes, strides);
    if length == 0 {
        return 0;
    }
    let (mut step, mut d) = (offset, 0);
    while d < begin {
        if sizes[d] > 1 {
            step = gcd(step, strides[d]);
        }
        d += 1;
    }
    step
}

const fn gcd(mut a: usize, mut b: usize) -> usize {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}
