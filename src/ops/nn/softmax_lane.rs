//! `softmax` of one lane, and of a strip of adjacent lanes.

use super::ShortSum;
use super::exponentials::{ROWS, larger, largest, largest_and_sum, part_of, upper};
use crate::expr::simd_dispatch::{Vectors, prefetch};
use crate::ops::Real;

/// Maximum number of lanes of a strip; the accumulators are arrays of this length.
pub(super) const BESIDE: usize = 64;
/// Softmax of one lane, in whole vectors.
///
/// # Safety
/// `n` elements, at least one, are readable from `x` and writable from `y`, at their strides.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn lane<V: Vectors, T: Real, const LOG: bool>(
    x: *const T,
    y: *mut T,
    n: usize,
    [x_step, y_step]: [usize; 2],
) {
    // SAFETY: `i` is less than `n`; elements of the result are read only after they were written.
    unsafe {
        let (most, sum) = largest_and_sum::<V, _>(
            x,
            x_step,
            n,
            #[cfg_attr(not(unoptimised), inline(always))]
            |i, e| {
                if !LOG {
                    y.add(i * y_step).write(e);
                }
            },
        );
        let log = sum.logarithm_with::<V>();
        let per = T::ONE / sum;
        for i in 0..n {
            let y = y.add(i * y_step);
            y.write(if LOG {
                *x.add(i * x_step) - most - log
            } else {
                part_of::<V, T>(*y, sum, per)
            });
        }
    }
}
/// The prefetch distance of a strip, in lines.
const AHEAD: usize = 16;
/// Prefetches elements that are needed soon. The hardware does not predict accesses with large strides: without the
/// prefetch, a strip waits for most of its lines.
#[cfg_attr(not(unoptimised), inline(always))]
fn soon<T>(first: *const T, count: usize) {
    if cfg!(feature = "std") {
        for line in 0..(count * size_of::<T>()).div_ceil(64) {
            prefetch(first.cast::<u8>().wrapping_add(64 * line));
        }
    }
}
/// Softmax of `width` adjacent lanes of `n` elements each.
///
/// # Safety
/// `n` rows of `width` adjacent elements are readable from `x` and writable from `y`; the rows are at the strides
/// `x_step` and `y_step`, and `width` is at most `BESIDE`.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn strip<V: Vectors, T: Real, const LOG: bool>(
    x: *const T,
    y: *mut T,
    [n, width]: [usize; 2],
    [x_step, y_step]: [usize; 2],
) {
    // SAFETY: `i` is less than `n` and `j` less than the width.
    let at = |i: usize, j: usize| unsafe { *x.add(i * x_step + j) };
    let mut most = [T::ZERO; BESIDE];
    for (j, most) in most.iter_mut().enumerate().take(width) {
        *most = at(0, j);
    }
    for i in 1..n {
        soon(x.wrapping_add((i + AHEAD) * x_step), width);
        for (j, most) in most.iter_mut().enumerate().take(width) {
            *most = upper(at(i, j), *most);
        }
    }
    let mut sums = [T::ZERO; BESIDE];
    let mut begin = 0;
    while begin < n {
        let end = if n - begin < ROWS { n } else { begin + ROWS };
        let mut some = [T::ZERO; BESIDE];
        for i in begin..end {
            let mut part = [T::ZERO; BESIDE];
            for (j, e) in part.iter_mut().enumerate().take(width) {
                *e = (at(i, j) - most[j]).share_with::<V>();
            }
            for (j, sum) in some.iter_mut().enumerate().take(width) {
                *sum = *sum + part[j];
            }
            if !LOG {
                soon(y.wrapping_add((i + AHEAD) * y_step), width);
                for (j, e) in part.iter().enumerate().take(width) {
                    // SAFETY: Bounds: `i` is less than `n` and `j` less than the width, so this is an element of the
                    // result.
                    unsafe { y.add(i * y_step + j).write(*e) };
                }
            }
        }
        for (sum, some) in sums.iter_mut().zip(some) {
            *sum = *sum + some;
        }
        begin = end;
    }
    let mut per = [T::ZERO; BESIDE];
    for (sum, per) in sums.iter_mut().zip(&mut per).take(width) {
        if LOG {
            *sum = sum.logarithm();
        } else {
            *per = T::ONE / *sum;
        }
    }
    for i in 0..n {
        if LOG {
            soon(y.wrapping_add((i + AHEAD) * y_step), width);
        }
        for j in 0..width {
            // SAFETY: Bounds: `i` is less than `n` and `j` less than the width. Initialisation: the result is read
            // only where the first pass wrote it.
            unsafe {
                let y = y.add(i * y_step + j);
                y.write(if LOG {
                    at(i, j) - most[j] - sums[j]
                } else {
                    part_of::<V, T>(*y, sums[j], per[j])
                });
            }
        }
    }
}
/// Softmax of one lane for processors without vectors, in less code.
///
/// # Safety
/// As for [`lane`].
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn small_lane<T: Real, const LOG: bool>(
    x: *const T,
    y: *mut T,
    n: usize,
    [x_step, y_step]: [usize; 2],
) {
    // SAFETY: `i` is less than `n`.
    let at = |i: usize| unsafe { *x.add(i * x_step) };
    let most = largest(n, at, larger);
    let mut sum = ShortSum::new();
    for i in 0..n {
        let e = (at(i) - most).share();
        sum.add(e);
        if !LOG {
            // SAFETY: Bounds: `i` is less than `n`, so this is an element of the result.
            unsafe { y.add(i * y_step).write(e) };
        }
    }
    let sum = sum.total();
    let log = sum.logarithm();
    for i in 0..n {
        // SAFETY: Bounds: `i` is less than `n`. Initialisation: the result is read only where the first pass wrote
        // it.
        unsafe {
            let y = y.add(i * y_step);
            y.write(if LOG { at(i) - most - log } else { *y / sum });
        }
    }
}
