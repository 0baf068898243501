//! The smallest or largest element of a region; NaN if there is one.

use core::mem::MaybeUninit;
use core::ops::Range;

use super::accumulate::{UNROLLED, always, always_at, join_lanes, last, unrolled};
use super::fold::each_row;
use super::lanes::{FEW, MANY};
#[cfg(feature = "rayon")]
use super::region::in_parts;
use super::region::{Met, Read, Region, Run, in_vectors, walk_chunks, walk_runs};
use crate::expr::Walk;
use crate::expr::simd_dispatch::VECTORS;
use crate::num::offset::{Numbered, index};
use crate::ops::{LANES, Ordered};
use crate::shape::MAX_RANK;

/// As `extreme`. Elements with derivatives that equal the extreme share its derivative.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn shared_extreme<const W: usize, R: Region<W>, T: Ordered>(
    region: &R,
    f: impl Fn(R::Elem) -> T + Copy,
    keep: impl Fn(T, T) -> T + Copy,
) -> [T; W] {
    let mut best = extreme(region, f, keep);
    if const { T::SHARES } {
        for (column, best) in best.iter_mut().numbered().take(R::WIDTH) {
            *best = best.shared(|visit| {
                walk_runs::<W, Read<R, W>, _>(
                    region,
                    0..const { <Read<R, W> as Walk>::STEPS },
                    |elements, run| {
                        for i in run {
                            // SAFETY: the plan visits the index; `column` is less than the width.
                            visit(f(unsafe { elements.at(i, column) }));
                        }
                    },
                );
            });
        }
    }
    best
}

/// The numbers of elements, the least and the most, of lanes that are reduced many at once. The bytes of a vector are
/// joined one by one: 1000 lanes of 37 take 15.6 µs on a Zen 5, and 8.1 many at once.
pub(super) const fn joined_together(bytes: usize) -> [usize; 2] {
    if bytes == 1 { [32, 100] } else { [1, 0] }
}

/// The extreme of `f` over all elements, selected by `keep`: NaN if there is one.
#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
pub(super) fn extreme<const W: usize, R: Region<W>, T: Ordered>(
    region: &R,
    f: impl Fn(R::Elem) -> T,
    keep: impl Fn(T, T) -> T + Copy,
) -> [T; W] {
    // In chunks, the rounding may differ from that of `load`, and a first element that no other is equal to may win.
    let mut row = [const { MaybeUninit::<R::Elem>::uninit() }; W];
    if const { in_chunks::<W, R>() } {
        let elements = Run::<Read<R, W>, _, W>::first(region);
        // SAFETY: there is an element, so there is the index 0; the width is at most `W`.
        unsafe { elements.fill(0..1, R::WIDTH, row.as_mut_ptr().cast()) };
    }
    let first = first_row::<W, R, T>(
        #[cfg_attr(not(unoptimised), inline(always))]
        |column| {
            // SAFETY: as above; in chunks, the column has been written.
            f(unsafe {
                if const { in_chunks::<W, R>() } {
                    row[column].assume_init()
                } else {
                    region.load(&[0; MAX_RANK], column)
                }
            })
        },
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

/// The best of the elements of a range, at least one for each lane, and of the lanes.
#[cfg_attr(not(unoptimised), inline(always))]
fn add_lanes<T: Ordered, const K: usize>(
    lanes: &mut [T; K],
    run: Range<usize>,
    at: impl Fn(usize) -> T,
    keep: impl Fn(T, T) -> T,
) {
    let group = const { UNROLLED * K };
    let many = index!(run.end - run.start) >= group;
    let length = if many { group } else { K };
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
                |row| at(index!(from + row * K + lane)),
            );
            *best = if many {
                best_of_group(*best, at, &keep)
            } else {
                better(at(0), *best, &keep)
            };
        }
        i = index!(i + length);
    }
}

/// The best of the elements from `run.start` to `run.end` and of `best`.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn best_of<T: Ordered>(
    run: Range<usize>,
    best: T,
    at: impl Fn(usize) -> T,
    keep: impl Fn(T, T) -> T,
) -> T {
    // To join lanes takes as long as to read as many elements: 1024 lanes of 64 `f64` take 11.6 µs instead of 17.7 on a Xeon.
    let count = index!(run.end - run.start);
    if const { VECTORS && size_of::<T>() == 8 } && (LANES / 4..4 * LANES).contains(&count) {
        let mut lanes = [best; LANES / 4];
        add_lanes(&mut lanes, run, at, &keep);
        return join_lanes(&lanes, |a, b| better(b, a, &keep));
    }
    let mut lanes = [best; LANES];
    if VECTORS && index!(run.end - run.start) >= LANES {
        add_lanes(&mut lanes, run, at, &keep);
        return join_lanes(&lanes, |a, b| better(b, a, &keep));
    }
    // Fewer elements; here, too, the last group starts earlier.
    if VECTORS && index!(run.end - run.start) >= FEW {
        let mut lanes = [best; FEW];
        let mut i = run.start;
        while i < run.end {
            let from = i.min(index!(run.end - FEW));
            for (lane, best) in lanes.iter_mut().numbered() {
                *best = better(at(index!(from + lane)), *best, &keep);
            }
            i = index!(i + FEW);
        }
        return join_lanes(&lanes, |a, b| better(b, a, &keep));
    }
    // To join lanes takes a hundred times as long as to compare two or three elements.
    if VECTORS {
        let mut best = best;
        for i in run {
            best = better(at(i), best, &keep);
        }
        return best;
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

/// The number of elements that are computed before they are compared.
const CHUNK: usize = 1 << 10;

/// Whether the elements are computed in chunks. A few results have no loop of their own.
const fn in_chunks<const W: usize, R: Region<W>>() -> bool {
    R::CHUNKS && (W == 1 || W > MANY)
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
    if const { in_chunks::<W, R>() && W > MANY } {
        let mut row = [const { MaybeUninit::<R::Elem>::uninit() }; W];
        walk_runs::<W, Read<R, W>, _>(
            region,
            part,
            #[cfg_attr(not(unoptimised), inline(always))]
            |elements, run| {
                for step in run {
                    let first = row.as_mut_ptr().cast::<R::Elem>();
                    // SAFETY: the plan visits the index; the width is at most `W`.
                    unsafe { elements.fill(step..index!(step + 1), R::WIDTH, first) };
                    for (column, best) in best.iter_mut().numbered().take(R::WIDTH) {
                        // SAFETY: it has been written.
                        *best = better(f(unsafe { first.add(column).read() }), *best, keep);
                    }
                }
            },
        );
        return best;
    }
    if const { in_chunks::<W, R>() } {
        walk_chunks::<CHUNK, W, Read<R, W>, _>(
            region,
            part,
            #[cfg_attr(not(unoptimised), inline(always))]
            |chunk| {
                // SAFETY: an index of the chunk.
                let at = always(
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |i| f(unsafe { *chunk.get_unchecked(i) }),
                );
                best[0] = best_of(0..chunk.len(), best[0], at, keep);
            },
        );
        return best;
    }
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
    if const { in_several_loops::<W, R>() } {
        // The lanes are those of all loops: to join them takes as long as a short loop.
        let mut lanes = [best[0]; LANES];
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
                add_lanes(&mut lanes, run, at, keep);
            },
        );
        return [join_lanes(&lanes, |a, b| better(b, a, keep)); W];
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
/// Whether the elements of one result are those of several loops, each of which has an element for each lane.
const fn in_several_loops<const W: usize, R: Region<W>>() -> bool {
    let long = <Read<R, W> as Walk>::PLAN.extent[MAX_RANK - 1];
    VECTORS && W == 1 && LANES <= long && long < R::COUNT
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
