//! The smallest or largest element of a region; NaN if there is one.

use core::ops::Range;

use super::accumulate::{UNROLLED, always, always_at, join_lanes, last, unrolled};
use super::fold::each_row;
use super::lanes::MANY;
#[cfg(feature = "rayon")]
use super::region::in_parts;
use super::region::{Met, Read, Region, in_vectors, walk_runs};
use crate::expr::Walk;
use crate::expr::simd_dispatch::VECTORS;
use crate::num::offset::{Numbered, index};
use crate::ops::{LANES, Ordered};
use crate::shape::MAX_RANK;

/// The extreme of `f` over all elements, selected by `keep`: NaN if there is one.
#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
pub(super) fn extreme<const W: usize, R: Region<W>, T: Ordered>(
    region: &R,
    f: impl Fn(R::Elem) -> T,
    keep: impl Fn(T, T) -> T + Copy,
) -> [T; W] {
    // SAFETY: there is an element, so there is the index 0.
    let first = first_row::<W, R, T>(
        #[cfg_attr(not(unoptimised), inline(always))]
        |column| f(unsafe { region.load(&[0; MAX_RANK], column) }),
    );
    #[cfg(feature = "rayon")]
    {
        let (mut best, f) = (first[0], &f);
        if in_parts::<W, Read<R, W>, R, _>(
            |part| {
                in_vectors::<Met<R, W>, _, _, W>(
                    region,
                    #[cfg_attr(not(unoptimised), inline(always))]
                    move |region| extreme_part(region, part, first, f, keep)[0],
                )
            },
            |result| best = better(result, best, keep),
        ) {
            return [best; W];
        }
    }
    in_vectors::<Met<R, W>, _, _, W>(
        region,
        #[cfg_attr(not(unoptimised), inline(always))]
        move |region| {
            let part = 0..<Read<R, W> as Walk>::STEPS;
            extreme_part(region, part, first, f, keep)
        },
    )
}

/// `at` of each result that is used; the other results get the value of the first one.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn first_row<const W: usize, R: Region<W>, T: Copy>(at: impl Fn(usize) -> T) -> [T; W] {
    if const { R::WIDTH == W } {
        return core::array::from_fn(at);
    }
    let mut row = [at(0); W];
    for (column, x) in row.iter_mut().numbered().take(R::WIDTH) {
        *x = at(column);
    }
    row
}

/// The better of two elements; NaN if one of them is NaN.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn better<T: Ordered>(x: T, best: T, keep: impl Fn(T, T) -> T) -> T {
    // If one of the two is NaN, `keep` returns the second one, so an accumulated NaN stays. This is not a choice
    // between `x` and `best`, which the compiler turns into a conditional store that is slow in vectors.
    let kept = keep(x, best);
    if VECTORS {
        return x.or_unordered(x, kept);
    }
    if x.is_unordered() { x } else { kept }
}

/// The best of [`UNROLLED`] elements, two at a time, and of `best`.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn best_of_group<T: Ordered>(
    mut best: T,
    at: impl Fn(usize) -> T,
    keep: impl Fn(T, T) -> T,
) -> T {
    unrolled(
        #[cfg_attr(not(unoptimised), inline(always))]
        |r| {
            if r.is_multiple_of(2) {
                let (x, y) = (at(r), at(r + 1));
                best = x.or_unordered(y, keep(y, keep(x, best)));
            }
        },
    );
    best
}

/// The best of the elements from `run.start` to `run.end` and of `best`.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn best_of<T: Ordered>(
    run: Range<usize>,
    best: T,
    at: impl Fn(usize) -> T,
    keep: impl Fn(T, T) -> T,
) -> T {
    let mut lanes = [best; LANES];
    if VECTORS && index!(run.end - run.start) >= LANES {
        const GROUP: usize = UNROLLED * LANES;
        let many = index!(run.end - run.start) >= GROUP;
        let length = if many { GROUP } else { LANES };
        let mut i = run.start;
        while i < run.end {
            // The last group starts earlier: reading an element twice makes no difference.
            let from = if index!(i + length) <= run.end {
                i
            } else {
                index!(run.end - length)
            };
            for (lane, best) in lanes.iter_mut().numbered() {
                let at = always(
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |row| at(index!(from + row * LANES + lane)),
                );
                *best = if many {
                    best_of_group(*best, at, &keep)
                } else {
                    better(at(0), *best, &keep)
                };
            }
            i = index!(i + length);
        }
        return join_lanes(&lanes, |a, b| better(b, a, &keep));
    }
    let rows = index!(run.end - run.start) / LANES;
    for row in 0..rows {
        for (lane, best) in lanes.iter_mut().numbered() {
            *best = better(at(index!(run.start + row * LANES + lane)), *best, &keep);
        }
    }
    let i = index!(run.start + rows * LANES);
    if i < run.end {
        let rest = last(lanes, i..run.end, at);
        for (best, x) in lanes.iter_mut().zip(rest) {
            *best = better(x, *best, &keep);
        }
    }
    join_lanes(&lanes, |a, b| better(b, a, &keep))
}

/// The best of the elements of some rows and of `best`, for each result.
#[cfg_attr(not(unoptimised), inline(always))]
fn best_rows<T: Ordered, const W: usize>(
    best: &mut [T; W],
    width: usize,
    rows: Range<usize>,
    at: impl Fn(usize, usize) -> T,
    keep: impl Fn(T, T) -> T,
) {
    let mut row = rows.start;
    while row < rows.end {
        // Reading an element twice makes no difference.
        let from = group(index!(row - rows.start), index!(rows.end - rows.start))
            .map(|from| index!(rows.start + from));
        for (column, best) in best.iter_mut().numbered().take(width) {
            let at = always(
                #[cfg_attr(not(unoptimised), inline(always))]
                |row| at(row, column),
            );
            *best = match from {
                Some(from) => best_of_group(
                    *best,
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |r| at(index!(from + r)),
                    &keep,
                ),
                None => better(at(row), *best, &keep),
            };
        }
        row = from.map_or(index!(row + 1), |from| index!(from + UNROLLED));
    }
}

/// As `extreme`, for some steps of the split loop, starting from `first`.
#[cfg_attr(not(unoptimised), inline(always))]
fn extreme_part<const W: usize, R: Region<W>, T: Ordered>(
    region: &R,
    part: Range<usize>,
    first: [T; W],
    f: impl Fn(R::Elem) -> T,
    keep: impl Fn(T, T) -> T + Copy,
) -> [T; W] {
    let mut best = first;
    if const { W > MANY } {
        walk_runs::<W, Read<R, W>, _>(
            region,
            part,
            #[cfg_attr(not(unoptimised), inline(always))]
            |elements, run| {
                let at = always_at(
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |row, column| {
                        // SAFETY: the plan visits the index; `column` is less than the width.
                        f(unsafe { elements.at(row, column) })
                    },
                );
                best_rows(&mut best, R::WIDTH, run, at, keep);
            },
        );
        return best;
    }
    if W > 1 {
        walk_runs::<W, Read<R, W>, _>(
            region,
            part,
            #[cfg_attr(not(unoptimised), inline(always))]
            |elements, run| {
                each_row(
                    &elements,
                    run,
                    &mut best,
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |best, _, x| better(f(x), best, keep),
                );
            },
        );
        return best;
    }
    walk_runs::<W, Read<R, W>, _>(
        region,
        part,
        #[cfg_attr(not(unoptimised), inline(always))]
        |elements, run| {
            // SAFETY: the plan visits the index.
            let at = always(
                #[cfg_attr(not(unoptimised), inline(always))]
                |i| f(unsafe { elements.at(i, 0) }),
            );
            best[0] = best_of(run, best[0], at, keep);
        },
    );
    best
}

/// The first row of a group of rows that are searched together: less than `row` if too few rows are left. Reading an
/// element twice makes no difference.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn group(row: usize, rows: usize) -> Option<usize> {
    if row + UNROLLED <= rows {
        Some(row)
    } else {
        rows.checked_sub(UNROLLED)
    }
}
