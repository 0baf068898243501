//! One block of contiguous elements, combined in several accumulators that fill vectors.

use core::ops::Range;

use super::lanes::FEW;
use super::pairwise::{LEVELS, Pairwise, join_all};
use crate::num::offset::{Numbered, index};

/// The number of elements that one accumulator adds up.
pub(super) const ROWS: usize = 16;
pub(super) const UNROLLED: usize = 8;

/// Aligned to whole cache lines: values that cross two lines are slow to read back.
#[repr(align(64))]
pub(super) struct Lined<T>(pub(super) T);

/// Combines lanes to one: halves repeatedly.
// `black_box` hides the combination from the compiler, which would otherwise keep the lanes in pairs, not in whole
// vectors.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn join_lanes<T: Copy, const L: usize>(lanes: &[T; L], join: impl Fn(T, T) -> T) -> T {
    if cfg!(feature = "std") && L > FEW {
        return join_halves(core::hint::black_box(Lined(*lanes)).0, join);
    }
    join_halves(*lanes, join)
}

/// The same, visible to the compiler.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn join_halves<T: Copy, const L: usize>(
    mut lanes: [T; L],
    join: impl Fn(T, T) -> T,
) -> T {
    let mut half = L / 2;
    while half > 0 {
        let (low, high) = lanes.split_at_mut(half);
        for (a, b) in low.iter_mut().zip(high) {
            *a = join(*a, *b);
        }
        half /= 2;
    }
    lanes[0]
}

/// The remaining elements, too few for all lanes; the other lanes are `nothing`.
// In separate memory, so that the lanes stay in registers.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn last<T: Copy, const L: usize>(
    nothing: [T; L],
    range: Range<usize>,
    at: impl Fn(usize) -> T,
) -> [T; L] {
    let mut rest = nothing;
    for (lane, x) in rest.iter_mut().numbered() {
        let i = index!(range.start + lane);
        if i < range.end {
            *x = at(i);
        }
    }
    rest
}

/// Holds the attribute of a closure that must be inlined into each loop that calls it: a `let` accepts no attribute.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn always<T, F: Fn(usize) -> T>(f: F) -> F {
    f
}

/// As [`always`], for a step: an accumulated result, a row, and the index of the result.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn always_step<T, F: Fn(T, usize, usize) -> T>(f: F) -> F {
    f
}

/// As [`always`], for a row and the index of the result.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn always_at<T, F: Fn(usize, usize) -> T>(f: F) -> F {
    f
}

/// Combines the elements from `begin` to `end` in `L` accumulators, and those pairwise.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn block<T: Copy, const L: usize>(
    begin: usize,
    end: usize,
    nothing: T,
    at: impl Fn(usize) -> T + Copy,
    join: impl Fn(T, T) -> T + Copy,
) -> T {
    let rest = always(
        #[cfg_attr(not(unoptimised), inline(always))]
        |mut from: usize| {
            let mut lanes = [nothing; L];
            while index!(end - from) >= L {
                for (lane, sum) in lanes.iter_mut().numbered() {
                    *sum = join(*sum, at(index!(from + lane)));
                }
                from = index!(from + L);
            }
            if from < end {
                let rest = last([nothing; L], from..end, at);
                for (sum, x) in lanes.iter_mut().zip(rest) {
                    *sum = join(*sum, x);
                }
            }
            lanes
        },
    );
    if index!(end - begin) <= ROWS * L {
        return join_lanes(&rest(begin), join);
    }
    let mut chunks = Pairwise::<[T; L], _, LEVELS>::new(join_all(join));
    let mut from = begin;
    while index!(end - from) > ROWS * L {
        let mut lanes = [nothing; L];
        for row in 0..ROWS {
            for (lane, sum) in lanes.iter_mut().numbered() {
                *sum = join(*sum, at(index!(from + row * L + lane)));
            }
        }
        chunks.push(lanes);
        from = index!(from + ROWS * L);
    }
    chunks.push(rest(from));
    join_lanes(&chunks.total([nothing; L]), join)
}

/// Calls `f` with each number less than [`UNROLLED`].
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn unrolled(mut f: impl FnMut(usize)) {
    f(0);
    f(1);
    f(2);
    f(3);
    f(4);
    f(5);
    f(6);
    f(7);
}
