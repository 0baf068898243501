//! The largest element of a lane, and the sum of the exponentials of the differences from it: of `softmax`, `logsumexp`,
//! cross entropy and attention.

use super::ShortSum;
use crate::expr::simd_dispatch::{VECTORS, Vectors};
use crate::ops::Real;
use crate::ops::element_traits::multiply_add;
use crate::ops::matmul::gemm::is_float;
use crate::ops::reduce::{join_halves, join_lanes};

/// Whether some arrays of elements fit on the stack: not of those with many derivatives.
pub(super) const fn is_small<T>() -> bool {
    size_of::<T>() <= 64
}
/// Minimum number of adjacent lanes for which a strip is faster than single lanes.
pub(super) const FEW: usize = 8;
/// Number of elements that are computed in an array before they are written.
pub(super) const CHUNK: usize = 64;
/// Number of elements of an incomplete chunk that are computed together.
const WHOLE: usize = 16;
/// Number of elements that are summed before the partial sum is added to the total.
pub(super) const ROWS: usize = 16;

/// Number of elements that are compared at once.
const LANES: usize = if cfg!(any(target_arch = "x86_64", feature = "reproducible")) {
    32
} else {
    4
};

/// The largest of `n` elements, at least one. Independent lanes shorten the chain of dependent comparisons.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn largest<T: Copy>(n: usize, at: impl Fn(usize) -> T, larger: impl Fn(T, T) -> T) -> T {
    if const { !is_small::<T>() } {
        return (1..n).fold(at(0), |most, i| larger(at(i), most));
    }
    let mut lanes = [at(0); LANES];
    let mut i = 0;
    while n.wrapping_sub(i) >= LANES {
        for (most, lane) in lanes.iter_mut().zip(0..LANES) {
            *most = larger(at(i.wrapping_add(lane)), *most);
        }
        i = i.wrapping_add(LANES);
    }
    let mut most = lanes[0];
    for x in lanes {
        most = larger(x, most);
    }
    for i in i..n {
        most = larger(at(i), most);
    }
    most
}
/// As [`largest`], in vectors; the last one has elements that were seen before.
#[cfg_attr(not(unoptimised), inline(always))]
fn largest_in_vectors<T: Copy, const LANES: usize>(
    n: usize,
    at: impl Fn(usize) -> T,
    larger: impl Fn(T, T) -> T,
) -> T {
    let mut lanes = [at(0); LANES];
    let mut begin = 0;
    while n.wrapping_sub(begin) >= LANES {
        for (most, lane) in lanes.iter_mut().zip(0..LANES) {
            *most = larger(at(begin.wrapping_add(lane)), *most);
        }
        begin = begin.wrapping_add(LANES);
    }
    if begin < n {
        for (most, i) in lanes.iter_mut().zip(n.saturating_sub(LANES)..n) {
            *most = larger(at(i), *most);
        }
    }
    join_lanes(&lanes, larger)
}
/// The largest element, and the sum of the exponentials of the differences from it. `put` receives each exponential.
///
/// # Safety
/// There are `n` readable elements, at least one, with stride `step`.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn largest_and_sum<V: Vectors, T: Real>(
    x: *const T,
    step: usize,
    n: usize,
    put: impl FnMut(usize, T),
) -> (T, T) {
    // SAFETY: `i` is less than `n`.
    let at = |i: usize| unsafe { *x.add(i.wrapping_mul(step)) };
    // No check for NaN is needed: the exponential propagates it.
    let most = largest_of::<V, _>(n, at);
    (most, sum_of_exponentials::<V, _>(n, at, most, put))
}
/// The largest of `n` elements, at least one; if one is NaN, any of them.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn largest_of<V: Vectors, T: Real>(n: usize, at: impl Fn(usize) -> T) -> T {
    if const { VECTORS && is_small::<T>() } && n >= LANES {
        largest_in_vectors::<T, LANES>(n, at, upper)
    } else if const { VECTORS && is_small::<T>() && V::BYTES >= 32 } && n >= FEW {
        largest_in_vectors::<T, FEW>(n, at, upper)
    } else {
        largest(n, at, upper)
    }
}
/// The sum of the exponentials of the differences of `n` elements from `most`. `put` receives each exponential.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn sum_of_exponentials<V: Vectors, T: Real>(
    n: usize,
    at: impl Fn(usize) -> T,
    most: T,
    mut put: impl FnMut(usize, T),
) -> T {
    if const { !is_small::<T>() } {
        let mut sum = ShortSum::new();
        for i in 0..n {
            let e = (at(i) - most).share_with::<V>();
            put(i, e);
            sum.add(e);
        }
        return sum.total();
    }
    let mut sums = [T::ZERO; CHUNK];
    let mut begin = 0;
    while n.wrapping_sub(begin) >= CHUNK {
        let mut part = [T::ZERO; CHUNK];
        // `enumerate` would check its count for overflow.
        for (e, i) in part.iter_mut().zip(0..CHUNK) {
            *e = (at(begin.wrapping_add(i)) - most).share_with::<V>();
        }
        for (e, i) in part.iter().zip(0..CHUNK) {
            put(begin.wrapping_add(i), *e);
        }
        for (sum, e) in sums.iter_mut().zip(part) {
            *sum = *sum + e;
        }
        begin = begin.wrapping_add(CHUNK);
    }
    if begin < n {
        if const { !VECTORS } {
            for (sum, i) in sums.iter_mut().zip(begin..n) {
                let e = (at(i) - most).share_with::<V>();
                put(i, e);
                *sum = *sum + e;
            }
            return join_halves(sums, T::plus);
        }
        let left = n.wrapping_sub(begin);
        let mut part = [most; CHUNK];
        for (e, i) in part.iter_mut().zip(0..left) {
            *e = at(begin.wrapping_add(i));
        }
        // Chunks of constant length compile to whole vectors.
        let chunks = left.div_ceil(WHOLE);
        for some in part.as_chunks_mut::<WHOLE>().0.iter_mut().take(chunks) {
            for e in some {
                *e = (*e - most).share_with::<V>();
            }
        }
        // Of wide vectors, as many as of a whole chunk are faster than some.
        let added = if const { V::BYTES >= 32 } {
            CHUNK
        } else {
            chunks.wrapping_mul(WHOLE)
        };
        for (e, i) in part.iter_mut().zip(0..added) {
            *e = if i < left { *e } else { T::ZERO };
        }
        for (e, i) in part.iter().zip(0..left) {
            put(begin.wrapping_add(i), *e);
        }
        for (sum, e) in sums.iter_mut().zip(part).take(added) {
            *sum = *sum + e;
        }
    }
    join_halves(sums, T::plus)
}
/// As [`largest_and_sum`], of each of `W` columns of some rows, at least one. The sums are those of the differences from what
/// `less` makes of the largest elements, which is returned.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn largest_and_sums<V: Vectors, T: Real, const W: usize>(
    rows: usize,
    at: impl Fn(usize, usize) -> T,
    less: impl Fn(T) -> T,
) -> ([T; W], [T; W]) {
    let mut mosts = [T::ZERO; W];
    for (j, most) in mosts.iter_mut().enumerate() {
        *most = at(0, j);
    }
    for i in 1..rows {
        for (j, most) in mosts.iter_mut().enumerate() {
            *most = upper(at(i, j), *most);
        }
    }
    for most in &mut mosts {
        *most = less(*most);
    }
    let mut sums = [T::ZERO; W];
    let mut begin = 0;
    while begin < rows {
        let end = if rows - begin < ROWS {
            rows
        } else {
            begin + ROWS
        };
        let mut some = [T::ZERO; W];
        for i in begin..end {
            for (j, sum) in some.iter_mut().enumerate() {
                *sum = *sum + (at(i, j) - mosts[j]).share_with::<V>();
            }
        }
        for (sum, some) in sums.iter_mut().zip(some) {
            *sum = *sum + some;
        }
        begin = end;
    }
    (mosts, sums)
}
/// The quotient of `x`, at most 1, and `sum`, given the reciprocal of the sum: its error is corrected, so that it is rounded
/// once.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn part_of<V: Vectors, T: Real>(x: T, sum: T, per: T) -> T {
    if const { !V::FUSED } {
        return x / sum;
    }
    // The error of a small quotient would be subnormal, for which processors take a hundred times as long. Of a number with
    // a derivative, the derivative may be large.
    let scaled = is_float::<T>();
    let up = if scaled { T::nearest(UP) } else { T::ONE };
    let x = x * up;
    let y = x * per;
    let y = multiply_add::<V, T>(multiply_add::<V, T>(-y, sum, x), per, y);
    if scaled { y * T::nearest(1.0 / UP) } else { y }
}
/// A power of two, by which quotients are scaled without rounding.
const UP: f64 = (1u64 << 63) as f64;
/// The larger of two numbers, neither of which is NaN.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn upper<T: Real>(x: T, most: T) -> T {
    if x > most { x } else { most }
}
/// The larger of two numbers, or NaN if one is NaN.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn larger<T: Real>(x: T, most: T) -> T {
    if x > most || x.is_nan() { x } else { most }
}
