//! One block of contiguous elements, combined in several accumulators that fill vectors.

use core::ops::Range;

use super::lanes::FEW;
use super::pairwise::{LEVELS, Pairwise, join_all};
use crate::expr::group::Group;
use crate::num::offset::{Numbered, index};
use crate::storage::Element;

/// The number of elements that one accumulator adds up.
pub(super) const ROWS: usize = 16;
pub(super) const UNROLLED: usize = 8;

/// Aligned to whole cache lines: values that cross two lines are slow to read back.
#[repr(align(64))]
pub(crate) struct Lined<T>(pub(crate) T);

/// Combines lanes to one: halves repeatedly.
// `black_box` hides the last combinations from the compiler, which would otherwise keep all lanes in pairs, not in whole
// vectors.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn join_lanes<T: Copy, const L: usize>(lanes: &[T; L], join: impl Fn(T, T) -> T) -> T {
    let mut lanes = *lanes;
    if cfg!(feature = "std") && L > FEW {
        let mut half = L / 2;
        while half >= GROUP {
            let (low, high) = lanes.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                *a = join(*a, *b);
            }
            half /= 2;
        }
        return match lanes.first_chunk::<GROUP>() {
            Some(lanes) => join_halves(core::hint::black_box(Lined(*lanes)).0, join),
            None => join_halves(core::hint::black_box(Lined(lanes)).0, join),
        };
    }
    join_halves(lanes, join)
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
pub(crate) fn always<T, F: Fn(usize) -> T>(f: F) -> F {
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

/// The number of accumulators that are next to each other in a [`block`]: they fill a vector or two, and are few enough
/// that the compiler keeps them in registers.
pub(super) const GROUP: usize = 8;

/// Combines the elements from `begin` to `end` in `L` accumulators, and those pairwise: `G` groups of `W`.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn block<T: Element, const L: usize, const W: usize, const G: usize>(
    begin: usize,
    end: usize,
    nothing: T,
    at: impl Fn(usize) -> T + Copy,
    join: impl Fn(T, T) -> T + Copy,
) -> T {
    const { assert!(L == W * G) };
    // Lanes of one byte in groups would not fill vectors.
    if cfg!(feature = "std") && size_of::<T>() > 1 && index!(end - begin) <= 2 * ROWS * L {
        return short_block::<T, W, G>(begin, end, nothing, at, join);
    }
    long_block::<T, L>(begin, end, nothing, at, join, |_, _| {})
}

/// As [`block`], of at most twice as many elements as an accumulator adds up: nothing goes through memory.
#[cfg_attr(not(unoptimised), inline(always))]
fn short_block<T: Element, const W: usize, const G: usize>(
    begin: usize,
    end: usize,
    nothing: T,
    at: impl Fn(usize) -> T + Copy,
    join: impl Fn(T, T) -> T + Copy,
) -> T {
    let rest = always(
        #[cfg_attr(not(unoptimised), inline(always))]
        |mut from: usize| {
            let mut sums = [Group::new([nothing; W]); G];
            while index!(end - from) >= W * G {
                add_row(&mut sums, from, at, join);
                from = index!(from + W * G);
            }
            let mut groups = sums.map(Group::lanes);
            for group in &mut groups {
                if index!(end - from) >= W {
                    for (lane, sum) in group.iter_mut().numbered() {
                        *sum = join(*sum, at(index!(from + lane)));
                    }
                    from = index!(from + W);
                } else {
                    let left = index!(end - from);
                    for (lane, sum) in group.iter_mut().numbered() {
                        if lane < left {
                            *sum = join(*sum, at(index!(from + lane)));
                        }
                    }
                    break;
                }
            }
            groups
        },
    );
    let chunk = always(
        #[cfg_attr(not(unoptimised), inline(always))]
        |from: usize| {
            let mut sums = [Group::new([nothing; W]); G];
            unrolled(
                #[cfg_attr(not(unoptimised), inline(always))]
                |row| add_row(&mut sums, index!(from + row * (W * G)), at, join),
            );
            let from = index!(from + UNROLLED * (W * G));
            unrolled(
                #[cfg_attr(not(unoptimised), inline(always))]
                |row| add_row(&mut sums, index!(from + row * (W * G)), at, join),
            );
            sums.map(Group::lanes)
        },
    );
    let join_both = join_all(join_all(join));
    if index!(end - begin) <= ROWS * W * G {
        return join_groups(rest(begin), join);
    }
    let second = index!(begin + ROWS * W * G);
    join_groups(join_both(chunk(begin), rest(second)), join)
}

/// As [`block`], of any number of elements. It calls `ready` with the start and the end of the elements that it combines
/// next, at most `ROWS * L`.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn long_block<T: Element, const L: usize>(
    begin: usize,
    end: usize,
    nothing: T,
    at: impl Fn(usize) -> T + Copy,
    join: impl Fn(T, T) -> T + Copy,
    ready: impl Fn(usize, usize),
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
        ready(begin, end);
        return join_lanes(&rest(begin), join);
    }
    let mut chunks = Pairwise::<[T; L], _, LEVELS>::new(join_all(join));
    let mut from = begin;
    while index!(end - from) > ROWS * L {
        ready(from, index!(from + ROWS * L));
        let mut lanes = [nothing; L];
        for row in 0..ROWS {
            for (lane, sum) in lanes.iter_mut().numbered() {
                *sum = join(*sum, at(index!(from + row * L + lane)));
            }
        }
        chunks.push(lanes);
        from = index!(from + ROWS * L);
    }
    ready(from, end);
    chunks.push(rest(from));
    join_lanes(&chunks.total([nothing; L]), join)
}

/// Combines each accumulator with the next element, from `from` on.
#[cfg_attr(not(unoptimised), inline(always))]
fn add_row<T: Element, const W: usize, const G: usize>(
    sums: &mut [Group<T, W>; G],
    from: usize,
    at: impl Fn(usize) -> T,
    join: impl Fn(T, T) -> T,
) {
    for (g, sums) in sums.iter_mut().numbered() {
        let mut lanes = sums.lanes();
        for (lane, sum) in lanes.iter_mut().numbered() {
            *sum = join(*sum, at(index!(from + g * W + lane)));
        }
        *sums = Group::new(lanes);
    }
}

/// Combines all accumulators to one: halves repeatedly, as [`join_halves`] does.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn join_groups<T: Copy, const W: usize, const G: usize>(
    mut groups: [[T; W]; G],
    join: impl Fn(T, T) -> T,
) -> T {
    let mut half = G / 2;
    while half > 0 {
        let (low, high) = groups.split_at_mut(half);
        for (a, b) in low.iter_mut().zip(high) {
            for (a, b) in a.iter_mut().zip(b) {
                *a = join(*a, *b);
            }
        }
        half /= 2;
    }
    join_lanes(&groups[0], join)
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
