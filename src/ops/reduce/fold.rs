//! The loop of every reduction that combines elements by an associative operation.

use core::cell::{Cell, UnsafeCell};
use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::Range;

use super::accumulate::{GROUP, ROWS, UNROLLED, always, always_step, block, long_block, unrolled};
use super::lanes::{FEW, MANY, WIDE};
use super::pairwise::{LEVELS, LINE_LEVELS, Pairwise, Strips, join_all};
#[cfg(feature = "rayon")]
use super::region::in_parts;
use super::region::{Read, Region, Run, blocks_of, in_vectors, walk_runs};
use crate::expr::Walk;
use crate::expr::simd_dispatch::{ComputeBound, Loop, VECTORS, Vectors, Weight, with_vectors};
use crate::num::offset::{Numbered, index};
use crate::ops::LANES;
use crate::shape::MAX_RANK;
use crate::storage::Element;

/// The number of elements that are reduced to one before they are combined with others.
const BLOCK: usize = 1 << 18;

/// Applies `f` to each element and the given value of its result, and combines the results in several accumulators and
/// pairwise. Returns `nothing` for an empty region.
#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
pub(super) fn fold<const W: usize, R: Region<W>, A: Copy, T: Element>(
    region: &R,
    given: [A; W],
    nothing: T,
    f: impl Fn(A, R::Elem) -> T,
    join: impl Fn(T, T) -> T + Copy,
) -> [T; W] {
    #[cfg(feature = "rayon")]
    {
        let (mut parts, f) = (Pairwise::<T, _, LEVELS>::new(join), &f);
        if in_parts::<W, Read<R, W>, R, _>(
            |part| {
                in_vectors::<Read<R, W>, _, _, W>(
                    region,
                    #[cfg_attr(not(unoptimised), inline(always))]
                    move |region| {
                        fold_part::<Read<R, W>, W, _, _, _, _, _>(
                            region, part, given, nothing, f, join,
                        )[0]
                    },
                )
            },
            |result| parts.push(result),
        ) {
            return [parts.total(nothing); W];
        }
    }
    in_vectors::<Read<R, W>, _, _, W>(
        region,
        #[cfg_attr(not(unoptimised), inline(always))]
        move |region| {
            let part = 0..<Read<R, W> as Walk>::STEPS;
            fold_part::<Read<R, W>, W, _, _, _, _, _>(region, part, given, nothing, f, join)
        },
    )
}

/// What is done to each element and the given value of its result, with the vectors of the loop.
pub(super) trait Apply<A, E, T>: Copy {
    fn apply<V: Vectors>(self, given: A, x: E) -> T;
}
/// [`fold`] with many operations for each element.
#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
pub(super) fn fold_with<const W: usize, R: Region<W>, A: Copy, T: Element>(
    region: &R,
    given: [A; W],
    nothing: T,
    of: impl Apply<A, R::Elem, T>,
    join: impl Fn(T, T) -> T + Copy,
) -> [T; W] {
    let run = |part| {
        let some = FoldWith {
            part,
            given,
            nothing,
            of,
            join,
        };
        let elements = const { R::COUNT.saturating_mul(W) };
        with_vectors::<ComputeBound, _, _>(elements, region, some)
    };
    #[cfg(feature = "rayon")]
    {
        let mut parts = Pairwise::<T, _, LEVELS>::new(join);
        if in_parts::<W, Read<R, W>, R, _>(|part| run(part)[0], |result| parts.push(result)) {
            return [parts.total(nothing); W];
        }
    }
    run(0..<Read<R, W> as Walk>::STEPS)
}
/// Some steps of [`fold_with`].
struct FoldWith<const W: usize, A, T, F, J> {
    part: Range<usize>,
    given: [A; W],
    nothing: T,
    of: F,
    join: J,
}
impl<const W: usize, R: Region<W>, A, T, F, J> Loop<R, [T; W]> for FoldWith<W, A, T, F, J>
where
    A: Copy,
    T: Element,
    F: Apply<A, R::Elem, T>,
    J: Fn(T, T) -> T + Copy,
{
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self, region: &R) -> [T; W] {
        fold_part::<ComputeBound, W, _, _, _, _, _>(
            region,
            self.part,
            self.given,
            self.nothing,
            #[cfg_attr(not(unoptimised), inline(always))]
            |given, x| self.of.apply::<V>(given, x),
            self.join,
        )
    }
}

/// As `fold`, for some steps of the split loop.
#[cfg_attr(not(unoptimised), inline(always))]
fn fold_part<
    H: Weight,
    const W: usize,
    R: Region<W>,
    A: Copy,
    T: Element,
    F: Fn(A, R::Elem) -> T,
    J: Fn(T, T) -> T + Copy,
>(
    region: &R,
    part: Range<usize>,
    given: [A; W],
    nothing: T,
    f: F,
    join: J,
) -> [T; W] {
    (const { Part::<H, W, R, A, T, F, J>::FOLD })(region, part, given, nothing, f, join)
}

/// [`fold_part`], by the loop that suits the number of results.
struct Part<H, const W: usize, R, A, T, F, J>(PhantomData<(H, R, A, T, F, J)>);
type Fold<const W: usize, R, A, T, F, J> = fn(&R, Range<usize>, [A; W], T, F, J) -> [T; W];
impl<
    H: Weight,
    const W: usize,
    R: Region<W>,
    A: Copy,
    T: Element,
    F: Fn(A, R::Elem) -> T,
    J: Fn(T, T) -> T + Copy,
> Part<H, W, R, A, T, F, J>
{
    const FOLD: Fold<W, R, A, T, F, J> = if W > WIDE {
        fold_strip::<H, LINE_LEVELS, W, R, A, T, F, J>
    } else if W > MANY {
        fold_strip::<H, LEVELS, W, R, A, T, F, J>
    } else if W > 1 {
        fold_rows::<W, R, A, T, F, J>
    } else {
        fold_one::<W, R, A, T, F, J>
    };
}

/// As [`fold_part`], for a few results, whose sums fit in registers.
#[cfg_attr(not(unoptimised), inline(always))]
fn fold_rows<const W: usize, R: Region<W>, A: Copy, T: Element, F, J>(
    region: &R,
    part: Range<usize>,
    given: [A; W],
    nothing: T,
    f: F,
    join: J,
) -> [T; W]
where
    F: Fn(A, R::Elem) -> T,
    J: Fn(T, T) -> T + Copy,
{
    let mut blocks = Pairwise::<[T; W], _, LEVELS>::new(join_all(join));
    walk_runs::<W, Read<R, W>, _>(
        region,
        part,
        #[cfg_attr(not(unoptimised), inline(always))]
        |elements, run| {
            for block in blocks_of(ROWS, run) {
                blocks.push(rows(&elements, block, given, nothing, &f, join));
            }
        },
    );
    blocks.total([nothing; W])
}

/// As [`fold_part`], for one result.
#[cfg_attr(not(unoptimised), inline(always))]
fn fold_one<const W: usize, R: Region<W>, A: Copy, T: Element, F, J>(
    region: &R,
    part: Range<usize>,
    given: [A; W],
    nothing: T,
    f: F,
    join: J,
) -> [T; W]
where
    F: Fn(A, R::Elem) -> T,
    J: Fn(T, T) -> T + Copy,
{
    let given = given[0];
    // If there are no elements, any loop may be the empty one.
    if const {
        VECTORS
            && <Read<R, W> as Walk>::PLAN.extent[MAX_RANK - 1] == R::COUNT
            && R::COUNT > 0
            && R::COUNT <= BLOCK
    } {
        let elements = Run::<Read<R, W>, _, W>::first(region);
        if const { R::CHUNKS } {
            let Range { start, end } = part;
            // SAFETY: the plan is one loop.
            return [unsafe { chunked(&elements, start..end, given, nothing, f, join) }; W];
        }
        // SAFETY: the plan is one loop.
        let at = always(
            #[cfg_attr(not(unoptimised), inline(always))]
            |i| f(given, unsafe { elements.at(i, 0) }),
        );
        // A single loop has only one block.
        return [any_block(part.start, part.end, nothing, at, join); W];
    }
    let mut blocks = Pairwise::<T, _, { usize::BITS as usize }>::new(join);
    walk_runs::<W, Read<R, W>, _>(
        region,
        part,
        #[cfg_attr(not(unoptimised), inline(always))]
        |elements, run| {
            if const { R::CHUNKS } {
                for block in blocks_of(BLOCK, run) {
                    // SAFETY: the plan visits the index.
                    blocks.push(unsafe { chunked(&elements, block, given, nothing, &f, join) });
                }
                return;
            }
            let many = index!(run.end - run.start) >= 4 * LANES;
            // SAFETY: the plan visits the index.
            let at = always(
                #[cfg_attr(not(unoptimised), inline(always))]
                |i| f(given, unsafe { elements.at(i, 0) }),
            );
            for Range { start, end } in blocks_of(BLOCK, run) {
                blocks.push(if many {
                    block::<T, LANES, GROUP, { LANES / GROUP }>(start, end, nothing, at, join)
                } else {
                    block::<T, FEW, FEW, 1>(start, end, nothing, at, join)
                });
            }
        },
    );
    [blocks.total(nothing); W]
}

/// A block of one result, whose elements are computed in chunks. It combines them in the order of other blocks.
///
/// # Safety
/// The range is one of the steps of the loop.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn chunked<const W: usize, P: Walk, R: Region<W>, A: Copy, T: Element>(
    elements: &Run<P, R, W>,
    Range { start, end }: Range<usize>,
    given: A,
    nothing: T,
    f: impl Fn(A, R::Elem) -> T,
    join: impl Fn(T, T) -> T + Copy,
) -> T {
    // The number of elements of the longest block that is not combined chunk by chunk.
    const SHORT: usize = 2 * ROWS * LANES;
    let chunk = UnsafeCell::new([const { MaybeUninit::<R::Elem>::uninit() }; SHORT]);
    let first: *mut R::Elem = chunk.get().cast();
    let begin = Cell::new(start);
    let ready = |from: usize, to: usize| {
        begin.set(from);
        // SAFETY: the caller's promise; blocks are no longer than a chunk.
        unsafe { elements.fill(from..to, 1, first) }
    };
    // SAFETY: Bounds, initialisation: the element is one of those that `ready` has computed last.
    let at = always(
        #[cfg_attr(not(unoptimised), inline(always))]
        |i| f(given, unsafe { first.add(index!(i - begin.get())).read() }),
    );
    let count = index!(end - start);
    if count > SHORT {
        return long_block::<T, LANES>(start, end, nothing, &at, join, ready);
    }
    ready(start, end);
    any_block(start, end, nothing, at, join)
}
/// A block in as many accumulators as suit its length. Of 64 numbers, two vectors of accumulators take half as long as four
/// accumulators.
#[cfg_attr(not(unoptimised), inline(always))]
fn any_block<T: Element>(
    start: usize,
    end: usize,
    nothing: T,
    at: impl Fn(usize) -> T + Copy,
    join: impl Fn(T, T) -> T + Copy,
) -> T {
    let count = index!(end - start);
    if count >= 4 * LANES {
        block::<T, LANES, GROUP, { LANES / GROUP }>(start, end, nothing, at, join)
    } else if const { 4 * LANES > 2 * GROUP } && count >= 2 * GROUP {
        block::<T, { 2 * GROUP }, GROUP, 2>(start, end, nothing, at, join)
    } else {
        block::<T, FEW, FEW, 1>(start, end, nothing, at, join)
    }
}

/// The same for a strip, whose blocks are added up with all rows at a time, in `L` levels. If the computation of an
/// element is expensive, one row at a time is processed, because otherwise it would not be vectorized.
#[cfg_attr(not(unoptimised), inline(always))]
fn fold_strip<
    H: Weight,
    const L: usize,
    const W: usize,
    R: Region<W>,
    A: Copy,
    T: Element,
    F: Fn(A, R::Elem) -> T,
    J: Fn(T, T) -> T + Copy,
>(
    region: &R,
    part: Range<usize>,
    given: [A; W],
    nothing: T,
    f: F,
    join: J,
) -> [T; W] {
    let mut blocks = Strips::<T, _, W, L>::new(R::WIDTH, join);
    walk_runs::<W, Read<R, W>, _>(
        region,
        part,
        #[cfg_attr(not(unoptimised), inline(always))]
        |elements, run| {
            let add = always_step(
                #[cfg_attr(not(unoptimised), inline(always))]
                |sum: T, row: usize, column: usize| {
                    // SAFETY: the plan visits the index; `column` is less than the width.
                    let x = unsafe { elements.at(row, column) };
                    join(sum, f(given[column], x))
                },
            );
            for Range { start, end } in blocks_of(ROWS, run) {
                if const { R::CHUNKS } {
                    let mut row = [const { MaybeUninit::<R::Elem>::uninit() }; W];
                    let mut sums = [nothing; W];
                    for step in start..end {
                        // SAFETY: the plan visits the index; the width is at most `W`.
                        unsafe {
                            let row = row.as_mut_ptr().cast();
                            elements.fill(step..index!(step + 1), R::WIDTH, row);
                        }
                        for (column, sum) in sums.iter_mut().numbered().take(R::WIDTH) {
                            // SAFETY: it has been written.
                            let x = unsafe { row[column].assume_init() };
                            *sum = join(*sum, f(given[column], x));
                        }
                    }
                    blocks.push(
                        #[cfg_attr(not(unoptimised), inline(always))]
                        |column| sums[column],
                    );
                    continue;
                }
                if index!(end - start) == ROWS && !const { H::HEAVY } {
                    blocks.push(
                        #[cfg_attr(not(unoptimised), inline(always))]
                        |column| {
                            let mut sum = nothing;
                            unrolled(
                                #[cfg_attr(not(unoptimised), inline(always))]
                                |row| sum = add(sum, index!(start + row), column),
                            );
                            unrolled(
                                #[cfg_attr(not(unoptimised), inline(always))]
                                |row| sum = add(sum, index!(start + UNROLLED + row), column),
                            );
                            sum
                        },
                    );
                    continue;
                }
                let mut sums = [MaybeUninit::uninit(); W];
                for (column, sum) in sums.iter_mut().numbered().take(R::WIDTH) {
                    sum.write(add(nothing, start, column));
                }
                let mut from = index!(start + 1);
                while from < end {
                    let few = !const { H::HEAVY } && index!(from + FEW) <= end;
                    for (column, sum) in sums.iter_mut().numbered().take(R::WIDTH) {
                        // SAFETY: it has been written.
                        let mut next = add(unsafe { sum.assume_init() }, from, column);
                        if few {
                            next = add(next, index!(from + 1), column);
                            next = add(next, index!(from + 2), column);
                            next = add(next, index!(from + 3), column);
                        }
                        sum.write(next);
                    }
                    from = index!(from + if few { FEW } else { 1 });
                }
                blocks.push(
                    #[cfg_attr(not(unoptimised), inline(always))]
                    // SAFETY: it has been written.
                    |column| unsafe { sums[column].assume_init() },
                );
            }
        },
    );
    blocks.total(nothing)
}

/// Applies `f` to the elements of a few steps of the innermost loop, and combines them in order for each result.
#[cfg_attr(not(unoptimised), inline(always))]
fn rows<const W: usize, P: Walk, R: Region<W>, A: Copy, T: Element>(
    elements: &Run<P, R, W>,
    block: Range<usize>,
    given: [A; W],
    nothing: T,
    f: impl Fn(A, R::Elem) -> T,
    join: impl Fn(T, T) -> T + Copy,
) -> [T; W] {
    let mut sums = [nothing; W];
    each_row(
        elements,
        block,
        &mut sums,
        #[cfg_attr(not(unoptimised), inline(always))]
        |sum, column, x| join(sum, f(given[column], x)),
    );
    sums
}

/// Applies `step` to each state and the elements of its result, for some steps of the innermost loop.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn each_row<const W: usize, P: Walk, R: Region<W>, S: Copy>(
    elements: &Run<P, R, W>,
    block: Range<usize>,
    states: &mut [S; W],
    step: impl Fn(S, usize, R::Elem) -> S,
) {
    for i in block {
        for (column, state) in states.iter_mut().numbered() {
            // SAFETY: the plan visits the index; `column` is less than the width.
            *state = step(*state, column, unsafe { elements.at(i, column) });
        }
    }
}
