//! Norms of contiguous elements, in whole vectors. The functions are shared by all sizes.
//!
//! A sum has the same number of accumulators for every vector width of the processor, so results are bit-identical.

use super::{Sum, count};
use crate::expr::group::Group;
use crate::expr::simd_dispatch::{ComputeBound, VECTORS, WORTH_VECTORS, vectorised};
use crate::ops::Real;
use crate::ops::reduce::{always, join_groups};
use crate::shape::MAX_RANK;

/// Number of elements that are summed or written at once.
const CHUNK: usize = 64;
/// Number of elements of a chunk that are in one vector, or two.
const GROUP: usize = 16;
/// Number of chunks that are summed in one set of accumulators.
const CHUNKS: usize = 64;

/// Whether a layout with these sizes and strides is contiguous.
pub(super) const fn is_line(sizes: &[usize; MAX_RANK], strides: &[usize; MAX_RANK]) -> bool {
    let (mut next, mut d) = (1, MAX_RANK);
    while d > 0 {
        d -= 1;
        if sizes[d] != 1 {
            if strides[d] != next {
                return false;
            }
            next *= sizes[d];
        }
    }
    true
}
/// Whether lines of these sizes are long enough for the functions of this file.
pub(super) const fn is_long(sizes: &[usize; MAX_RANK]) -> bool {
    VECTORS && steps(sizes) >= CHUNK
}

/// The sum of `f` of `n` elements.
///
/// # Safety
/// `n` elements are readable, and `n` is at least `CHUNK`.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn sum<T: Real>(x: *const T, n: usize, f: impl Fn(T) -> T + Copy) -> T {
    // A group is whole vectors: the compiler would otherwise gather one of the elements of each group.
    let add = |sums: [T; GROUP], from: usize| {
        // SAFETY: guaranteed by the caller: a group is added only if all of its elements are there.
        let group = unsafe { x.add(from).cast::<[T; GROUP]>().read_unaligned() };
        let (mut sums, group) = (sums, Group::new(group).lanes());
        for (sum, x) in sums.iter_mut().zip(group) {
            *sum = *sum + f(x);
        }
        sums
    };
    // SAFETY: guaranteed by the caller: `i` is less than `n`.
    let at = |i: usize| f(unsafe { *x.add(i) });
    let part = always(
        #[cfg_attr(not(unoptimised), inline(always))]
        |mut from: usize| {
            let mut sums = [Group::new([T::ZERO; GROUP]); CHUNK / GROUP];
            let whole = (n - from) / CHUNK;
            for _ in 0..if whole > CHUNKS { CHUNKS } else { whole } {
                for sums in &mut sums {
                    *sums = Group::new(add(sums.lanes(), from));
                    from += GROUP;
                }
            }
            let mut sums = sums.map(Group::lanes);
            if n - from < CHUNK {
                for sums in &mut sums {
                    if n - from >= GROUP {
                        *sums = add(*sums, from);
                        from += GROUP;
                    }
                }
                // Of fewer than four groups: no element has been added to the last.
                let [.., last] = &mut sums;
                macro_rules! some {
                    ($($count:literal from $first:literal)*) => { $(
                        if (n - from) & $count != 0 {
                            for i in 0..$count {
                                last[$first + i] = last[$first + i] + at(from + i);
                            }
                            from += $count;
                        }
                    )* };
                }
                some! { 8 from 0 4 from 8 2 from 12 1 from 14 }
            }
            (join_groups(sums, T::plus), from)
        },
    );
    let (first, mut from) = part(0);
    if from == n {
        return first;
    }
    let mut total = Sum::of_at_most(n.div_ceil(CHUNKS * CHUNK));
    total.add(first);
    while from < n {
        let (sum, end) = part(from);
        total.add(sum);
        from = end;
    }
    total.total()
}

/// The mean of a line, or 0, and the factor by which deviations from it are multiplied.
///
/// # Safety
/// `n` elements are readable, and `n` is at least `CHUNK`.
#[inline(never)]
pub(super) unsafe fn moments<T: Real, const CENTERED: bool>(
    x: *const T,
    n: usize,
    eps: T,
) -> (T, T) {
    vectorised::<ComputeBound, _, _>(
        WORTH_VECTORS,
        &x,
        #[cfg_attr(not(unoptimised), inline(always))]
        move |&x| {
            let all = count::<T>(n);
            // SAFETY: guaranteed by the caller.
            unsafe {
                let mean = if CENTERED {
                    sum(x, n, |x| x) / all
                } else {
                    T::ZERO
                };
                let squares = sum(x, n, |x| (x - mean) * (x - mean));
                (mean, (squares / all + eps).sqrt().recip())
            }
        },
    )
}

/// The sum of the elements of a line, or of the squares of their deviations from a mean.
///
/// # Safety
/// As for [`moments`].
#[inline(never)]
pub(super) unsafe fn sum_of<T: Real>(x: *const T, n: usize, mean: Option<T>) -> T {
    vectorised::<ComputeBound, _, _>(
        WORTH_VECTORS,
        &x,
        #[cfg_attr(not(unoptimised), inline(always))]
        move |&x| {
            // SAFETY: guaranteed by the caller.
            unsafe {
                match mean {
                    Some(mean) => sum(x, n, |x| (x - mean) * (x - mean)),
                    None => sum(x, n, |x| x),
                }
            }
        },
    )
}

/// Writes `f(position, element)` for each element.
///
/// # Safety
/// `n` elements are readable, and writable; `f` may be called with positions below `n`.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn each<T: Real>(n: usize, x: *const T, y: *mut T, f: impl Fn(usize, T) -> T) {
    let mut i = 0;
    macro_rules! some {
        ($($count:literal)* below $end:expr) => { $(
            while $end - i >= $count {
                // SAFETY: guaranteed by the caller. Each group is read completely before it is written.
                unsafe {
                    let mut some = x.add(i).cast::<[T; $count]>().read_unaligned();
                    for (place, e) in some.iter_mut().enumerate() {
                        *e = f(i + place, *e);
                    }
                    y.add(i).cast::<[T; $count]>().write_unaligned(some);
                }
                i += $count;
            }
        )* };
    }
    // Whole lines of the cache: where a line of the input and one of the output have the same place in the cache, those
    // that groups have in common would be fetched twice.
    let begin = y.align_offset(LINE).min(n);
    some!(4 1 below begin);
    some!(64 16 4 1 below n);
}
/// The bytes of a line of the cache.
const LINE: usize = 64;

/// Writes `(x - mean) * a + b` for each element of a line.
///
/// # Safety
/// `n` elements are readable, and writable.
#[inline(never)]
pub(super) unsafe fn shifted<T: Real>(
    n: usize,
    x: *const T,
    y: *mut T,
    [mean, scale, bias]: [T; 3],
) {
    vectorised::<ComputeBound, _, _>(
        WORTH_VECTORS,
        &x,
        #[cfg_attr(not(unoptimised), inline(always))]
        // SAFETY: guaranteed by the caller.
        move |&x| unsafe { each(n, x, y, |_, x| (x - mean) * scale + bias) },
    );
}

/// Writes `(x - mean) * a * weight + bias` for each element of a line; weight and bias are optional.
///
/// # Safety
/// `n` elements are readable, and writable; `n` weights and biases are readable, if present.
#[inline(never)]
pub(super) unsafe fn weighted<T: Real, const W: bool, const B: bool>(
    n: usize,
    x: *const T,
    y: *mut T,
    [mean, scale]: [T; 2],
    [w, b]: [*const T; 2],
) {
    vectorised::<ComputeBound, _, _>(
        WORTH_VECTORS,
        &x,
        #[cfg_attr(not(unoptimised), inline(always))]
        // SAFETY: guaranteed by the caller.
        move |&x| unsafe {
            each(n, x, y, |i, x| {
                let mut y = (x - mean) * scale;
                if W {
                    y = y * *w.add(i);
                }
                if B {
                    y = y + *b.add(i);
                }
                y
            });
        },
    );
}

/// The number of indices of these sizes.
pub(crate) const fn steps(sizes: &[usize; MAX_RANK]) -> usize {
    let (mut all, mut d) = (1, 0);
    while d < MAX_RANK {
        all *= sizes[d];
        d += 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::placed::{Placed, offsets};

    // Integers, whose sums and squares are exact in every order; the standard deviation is a power of two.
    fn check<T: Real + core::fmt::Debug>(of: impl Fn(f64) -> T) {
        let lengths = if cfg!(miri) { 64..66 } else { 64..203 };
        for n in lengths {
            let number = |i: usize| of(((i * 37 + n) % 17) as f64 - 8.0);
            let total = (0..n).fold(T::ZERO, |sum, i| sum.plus(number(i)));
            let squares = (0..n).fold(T::ZERO, |sum, i| sum.plus(number(i).times(number(i))));
            let all = of(n as f64);
            let [mean, scale, bias] = [3.0, 0.25, -2.0].map(&of);
            for offsets in offsets::<4>() {
                let x = Placed::new(offsets[0], (0..n).map(number));
                let mut y = Placed::new(offsets[1], (0..n).map(|_| T::ZERO));
                let w = Placed::new(offsets[2], (0..n).map(|i| number(i + 1)));
                let b = Placed::new(offsets[3], (0..n).map(|i| number(i + 2)));
                let (first, to) = (x.as_ptr(), y.as_mut_ptr());
                // SAFETY: all have `n` elements.
                unsafe {
                    let (found, root) = moments::<T, false>(first, n, T::ONE);
                    assert_eq!(found, T::ZERO);
                    assert_eq!(
                        root,
                        (squares / all + T::ONE).sqrt().recip(),
                        "{n} {offsets:?}"
                    );
                    assert_eq!(moments::<T, true>(first, n, T::ONE).0, total / all);
                    assert_eq!(sum_of(first, n, None), total);
                    assert_eq!(sum_of(first, n, Some(T::ZERO)), squares);
                    shifted(n, first, to, [mean, scale, bias]);
                    for (i, &y) in y.as_slice().iter().enumerate() {
                        assert_eq!(
                            y,
                            (number(i) - mean) * scale + bias,
                            "{i} of {n} {offsets:?}"
                        );
                    }
                    weighted::<T, true, true>(
                        n,
                        first,
                        to,
                        [mean, scale],
                        [&w, &b].map(Placed::as_ptr),
                    );
                }
                for (i, &y) in y.as_slice().iter().enumerate() {
                    let right = (number(i) - mean) * scale * number(i + 1) + number(i + 2);
                    assert_eq!(y, right, "{i} of {n} {offsets:?}");
                }
            }
        }
    }

    #[test]
    fn norms_are_those_of_plain_loops_at_every_alignment() {
        check(|x| x as f32);
        check(|x| x);
    }
}
