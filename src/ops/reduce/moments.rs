//! Variances, by the moments of blocks.
//!
//! Where a second pass would read memory instead of the cache, the count, the mean and the sum of squared deviations of
//! blocks are combined: the last bit may differ from that of a two-pass computation.

use core::mem::MaybeUninit;
use core::ops::Range;

use num_traits::{ConstOne, ConstZero};

use super::accumulate::{GROUP, ROWS, UNROLLED, always, always_at, block, unrolled};
use super::fold::fold;
use super::lanes::{FEW, MANY, WIDE};
use super::pairwise::{LEVELS, LINE_LEVELS, Pairwise, StripLevels};
#[cfg(feature = "rayon")]
use super::region::in_parts;
use super::region::{Read, Region, blocks_of, in_vectors, walk_chunks, walk_runs};
use super::sums::mean;
use crate::expr::Walk;
use crate::num::offset::Numbered;
use crate::ops::element_traits::count;
use crate::ops::{LANES, Real, Ring};
use crate::shape::MAX_RANK;

/// The number of rows from which the variances of a strip are combined from blocks. With feature `reproducible` they never
/// are: without `std` there are no such strips.
const MANY_ROWS: usize = 256;
/// The number of elements that a variance reads twice, the second time from the first-level cache.
pub(super) const TWICE: usize = 1 << 12;

#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
pub(super) fn variance<const W: usize, R: Region<W, Elem: Real>>(
    region: &R,
    correction: usize,
) -> [R::Elem; W] {
    let squares = if const { W == 1 && R::COUNT > TWICE } {
        [all_moments::<W, R>(region).squares; W]
    } else if const { W == 1 && R::CHUNKS && in_one_loop::<W, R>() } {
        [chunk_squares::<W, R>(region); W]
    } else if const { W > MANY && R::COUNT >= MANY_ROWS && !cfg!(feature = "reproducible") } {
        in_vectors::<Read<R, W>, _, _, W>(
            region,
            #[cfg_attr(not(unoptimised), inline(always))]
            |region| {
                if const { W > WIDE } {
                    strip_squares::<LINE_LEVELS, W, _>(region)
                } else {
                    strip_squares::<LEVELS, W, _>(region)
                }
            },
        )
    } else {
        fold(
            region,
            mean(region),
            R::Elem::ZERO,
            #[cfg_attr(not(unoptimised), inline(always))]
            |mean, x| (x - mean) * (x - mean),
            Ring::plus,
        )
    };
    squares.map(|sum| sum / count(R::COUNT.saturating_sub(correction)))
}

/// Whether one loop visits all elements, of which there are some.
pub(super) const fn in_one_loop<const W: usize, R: Region<W>>() -> bool {
    R::COUNT > 0 && <Read<R, W> as Walk>::PLAN.extent[MAX_RANK - 1] == R::COUNT
}

/// The squared deviations of at most [`TWICE`] elements in one loop, which are computed once, in the order of `fold`.
#[cfg_attr(not(unoptimised), inline(always))]
fn chunk_squares<const W: usize, R: Region<W, Elem: Real>>(region: &R) -> R::Elem {
    in_vectors::<Read<R, W>, _, _, W>(
        region,
        #[cfg_attr(not(unoptimised), inline(always))]
        |region| {
            let mut squares = R::Elem::ZERO;
            walk_chunks::<TWICE, W, Read<R, W>, _>(
                region,
                0..<Read<R, W> as Walk>::STEPS,
                #[cfg_attr(not(unoptimised), inline(always))]
                |chunk| {
                    // SAFETY: an index of the chunk.
                    let at = always(
                        #[cfg_attr(not(unoptimised), inline(always))]
                        |i| unsafe { *chunk.get_unchecked(i) },
                    );
                    squares = if chunk.len() >= 4 * LANES {
                        block_moments::<_, LANES, GROUP, { LANES / GROUP }>(0..chunk.len(), at)
                            .squares
                    } else {
                        block_moments::<_, FEW, FEW, 1>(0..chunk.len(), at).squares
                    };
                },
            );
            squares
        },
    )
}

/// The number of elements, their mean, and the sum of squared deviations from the mean.
#[derive(Clone, Copy)]
struct Moments<T> {
    count: usize,
    mean: T,
    squares: T,
}

impl<T: Real> Moments<T> {
    const NOTHING: Self = Self {
        count: 0,
        mean: T::ZERO,
        squares: T::ZERO,
    };
    /// Combines two moments: Chan, Golub and LeVeque, 1979.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn join(self, other: Self) -> Self {
        let all = self.count + other.count;
        let share = count::<T>(other.count) / count(all);
        let apart = other.mean - self.mean;
        Self {
            count: all,
            mean: self.mean + apart * share,
            squares: self.squares + other.squares + apart * apart * share * count(self.count),
        }
    }
}

#[cfg_attr(not(unoptimised), inline(always))]
fn all_moments<const W: usize, R: Region<W, Elem: Real>>(region: &R) -> Moments<R::Elem> {
    #[cfg(feature = "rayon")]
    {
        let mut parts = Pairwise::<_, _, LEVELS>::new(Moments::join);
        if in_parts::<W, Read<R, W>, R, _>(
            |part| {
                in_vectors::<Read<R, W>, _, _, W>(
                    region,
                    #[cfg_attr(not(unoptimised), inline(always))]
                    move |region| moments::<W, R>(region, part),
                )
            },
            |result| parts.push(result),
        ) {
            return parts.total(Moments::NOTHING);
        }
    }
    in_vectors::<Read<R, W>, _, _, W>(
        region,
        #[cfg_attr(not(unoptimised), inline(always))]
        move |region| moments::<W, R>(region, 0..<Read<R, W> as Walk>::STEPS),
    )
}

/// The moments of some steps of the split loop: in blocks that fit in the cache, combined pairwise.
#[cfg_attr(not(unoptimised), inline(always))]
fn moments<const W: usize, R: Region<W, Elem: Real>>(
    region: &R,
    part: Range<usize>,
) -> Moments<R::Elem> {
    let mut blocks = Pairwise::<Moments<R::Elem>, _, { usize::BITS as usize }>::new(
        #[cfg_attr(not(unoptimised), inline(always))]
        |a: Moments<R::Elem>, b| a.join(b),
    );
    if const { R::CHUNKS } {
        walk_chunks::<TWICE, W, Read<R, W>, _>(
            region,
            part,
            #[cfg_attr(not(unoptimised), inline(always))]
            |chunk| {
                // SAFETY: an index of the chunk.
                let at = always(
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |i| unsafe { *chunk.get_unchecked(i) },
                );
                blocks.push(long_moments(0..chunk.len(), at));
            },
        );
        return blocks.total(Moments::NOTHING);
    }
    walk_runs::<W, Read<R, W>, _>(
        region,
        part,
        #[cfg_attr(not(unoptimised), inline(always))]
        |elements, run| {
            // SAFETY: the plan visits the index.
            let at = always(
                #[cfg_attr(not(unoptimised), inline(always))]
                |i| unsafe { elements.at(i, 0) },
            );
            for block in blocks_of(TWICE, run) {
                blocks.push(long_moments(block, at));
            }
        },
    );
    blocks.total(Moments::NOTHING)
}

#[cfg_attr(not(unoptimised), inline(always))]
fn long_moments<T: Real>(block: Range<usize>, at: impl Fn(usize) -> T + Copy) -> Moments<T> {
    block_moments::<_, LANES, GROUP, { LANES / GROUP }>(block, at)
}

/// The moments of a block, each of whose elements is read twice.
#[cfg_attr(not(unoptimised), inline(always))]
fn block_moments<T: Real, const L: usize, const W: usize, const G: usize>(
    Range { start, end }: Range<usize>,
    at: impl Fn(usize) -> T + Copy,
) -> Moments<T> {
    let (zero, plus) = (T::ZERO, <T as Ring>::plus);
    let sum = block::<_, L, W, G>(start, end, zero, at, plus);
    let mean = sum / count(end - start);
    let square = always(
        #[cfg_attr(not(unoptimised), inline(always))]
        |i| (at(i) - mean) * (at(i) - mean),
    );
    Moments {
        count: end - start,
        mean,
        squares: block::<_, L, W, G>(start, end, zero, square, plus),
    }
}

/// As [`Strips`], for moments.
struct StripMoments<T, const W: usize, const L: usize> {
    means: MaybeUninit<StripLevels<T, W, L>>,
    squares: MaybeUninit<StripLevels<T, W, L>>,
    // The counts of the scratch row and of the levels.
    counts: [usize; LEVELS + 1],
    blocks: usize,
    width: usize,
}

impl<T: Real, const W: usize, const L: usize> StripMoments<T, W, L> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn new(width: usize) -> Self {
        const { assert!(L > 1 && L <= LEVELS) };
        Self {
            means: MaybeUninit::uninit(),
            squares: MaybeUninit::uninit(),
            counts: [0; LEVELS + 1],
            blocks: 0,
            width,
        }
    }
    /// Adds the means and squares of one more block of `count` rows.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn push(&mut self, count: usize, at: impl Fn(usize) -> (T, T)) {
        let full = self.blocks.trailing_ones() as usize;
        // SAFETY: a level whose bit is set has been written, and so has the first row, if there are two such levels.
        // `L` is above 1, so there are three rows.
        unsafe {
            if full == 0 {
                self.write(1, count, at);
            } else {
                self.join(1, count, if full == 1 { 2 } else { 0 }, at);
            }
            self.blocks += 1;
            for level in 1..full {
                let new = if level == 1 { 0 } else { level };
                let last = level + 1 == full && full < L;
                let (means, squares): (*const T, *const T) = (
                    self.means.as_ptr().cast::<[T; W]>().add(new).cast(),
                    self.squares.as_ptr().cast::<[T; W]>().add(new).cast(),
                );
                self.join(
                    level + 1,
                    *self.counts.as_ptr().add(new),
                    level + 1 + last as usize,
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |column| (means.add(column).read(), squares.add(column).read()),
                );
            }
        }
        if full == L {
            self.blocks = 1 << (L - 1);
        }
    }
    /// # Safety
    /// The row `to` exists.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn write(&mut self, to: usize, count: usize, at: impl Fn(usize) -> (T, T)) {
        // SAFETY: the caller's promise; indices less than the width are less than `W`.
        unsafe {
            let means: *mut T = self.means.as_mut_ptr().cast::<[T; W]>().add(to).cast();
            let squares: *mut T = self.squares.as_mut_ptr().cast::<[T; W]>().add(to).cast();
            for column in 0..self.width {
                let (mean, square) = at(column);
                means.add(column).write(mean);
                squares.add(column).write(square);
            }
            *self.counts.as_mut_ptr().add(to) = count;
        }
    }
    /// Combines the previous moments, `old`, with the new ones: as `Moments::join`.
    ///
    /// # Safety
    /// The rows `old` and `to` exist, and `old` has been written.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn join(&mut self, old: usize, count: usize, to: usize, at: impl Fn(usize) -> (T, T)) {
        // SAFETY: the caller's promise; indices less than the width are less than `W`.
        unsafe {
            let means: *const T = self.means.as_ptr().cast::<[T; W]>().add(old).cast();
            let squares: *const T = self.squares.as_ptr().cast::<[T; W]>().add(old).cast();
            let before = *self.counts.as_ptr().add(old);
            let (share, weight) = shares::<T>(before, count);
            self.write(
                to,
                before + count,
                #[cfg_attr(not(unoptimised), inline(always))]
                |column| {
                    let (mean, square) = (means.add(column).read(), squares.add(column).read());
                    let (new_mean, new_square) = at(column);
                    let apart = new_mean - mean;
                    (
                        mean + apart * share,
                        square + new_square + apart * apart * weight,
                    )
                },
            );
        }
    }
    /// The sums of squares of all blocks.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn total(&mut self) -> [T; W] {
        let mut all = None;
        for level in 0..L {
            if self.blocks >> level & 1 == 0 {
                continue;
            }
            let place = level + 1;
            if let Some(from) = all {
                // SAFETY: both levels have been written, and are different.
                unsafe {
                    let (means, squares): (*const T, *const T) = (
                        self.means.as_ptr().cast::<[T; W]>().add(from).cast(),
                        self.squares.as_ptr().cast::<[T; W]>().add(from).cast(),
                    );
                    let count = *self.counts.as_ptr().add(from);
                    self.join(
                        place,
                        count,
                        place,
                        #[cfg_attr(not(unoptimised), inline(always))]
                        |column| (means.add(column).read(), squares.add(column).read()),
                    );
                }
            }
            all = Some(place);
        }
        let mut total = [T::ZERO; W];
        if let Some(from) = all {
            for (column, total) in total.iter_mut().numbered().take(self.width) {
                // SAFETY: it has been written.
                *total = unsafe {
                    self.squares
                        .as_ptr()
                        .cast::<[T; W]>()
                        .add(from)
                        .cast::<T>()
                        .add(column)
                        .read()
                };
            }
        }
        total
    }
}

/// The weight of the new elements in the mean, and the weight of the squared difference of the means in the sum of
/// squares.
#[cfg_attr(not(unoptimised), inline(always))]
fn shares<T: Real>(before: usize, new: usize) -> (T, T) {
    let share = count::<T>(new) / count(before + new);
    (share, share * count(before))
}

/// The sums of squared deviations from the mean, for many results. The elements are read once, in blocks of [`ROWS`],
/// combined pairwise.
#[cfg_attr(not(unoptimised), inline(always))]
fn strip_squares<const L: usize, const W: usize, R: Region<W, Elem: Real>>(
    region: &R,
) -> [R::Elem; W] {
    let zero = R::Elem::ZERO;
    let mut blocks = StripMoments::<R::Elem, W, L>::new(R::WIDTH);
    walk_runs::<W, Read<R, W>, _>(
        region,
        0..<Read<R, W> as Walk>::STEPS,
        #[cfg_attr(not(unoptimised), inline(always))]
        |elements, run| {
            let at = always_at(
                #[cfg_attr(not(unoptimised), inline(always))]
                |row, column| {
                    // SAFETY: the plan visits the index; `column` is less than the width.
                    unsafe { elements.at(row, column) }
                },
            );
            for Range { start, end } in blocks_of(ROWS, run) {
                if end - start == ROWS {
                    blocks.push(
                        ROWS,
                        #[cfg_attr(not(unoptimised), inline(always))]
                        |column| {
                            let mut x = [zero; ROWS];
                            unrolled(
                                #[cfg_attr(not(unoptimised), inline(always))]
                                |row| {
                                    x[row] = at(start + row, column);
                                    x[row + UNROLLED] = at(start + row + UNROLLED, column);
                                },
                            );
                            let mut pairs = [zero; UNROLLED];
                            unrolled(
                                #[cfg_attr(not(unoptimised), inline(always))]
                                |row| pairs[row] = x[row] + x[row + UNROLLED],
                            );
                            let [a, b, c, d, e, f, g, h] = pairs;
                            let sum = ((a + b) + (c + d)) + ((e + f) + (g + h));
                            let mean = sum * (R::Elem::ONE / count(ROWS));
                            let mut squares = zero;
                            unrolled(
                                #[cfg_attr(not(unoptimised), inline(always))]
                                |row| {
                                    let (x, y) = (x[row] - mean, x[row + UNROLLED] - mean);
                                    squares = squares + (x * x + y * y);
                                },
                            );
                            (mean, squares)
                        },
                    );
                    continue;
                }
                let rows = count::<R::Elem>(end - start);
                let (mut means, mut squares) = ([zero; W], [zero; W]);
                for row in start..end {
                    for (column, mean) in means.iter_mut().numbered().take(R::WIDTH) {
                        *mean = *mean + at(row, column);
                    }
                }
                for mean in means.iter_mut().take(R::WIDTH) {
                    *mean = *mean / rows;
                }
                for row in start..end {
                    for (column, square) in squares.iter_mut().numbered().take(R::WIDTH) {
                        let apart = at(row, column) - means[column];
                        *square = *square + apart * apart;
                    }
                }
                blocks.push(
                    end - start,
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |column| (means[column], squares[column]),
                );
            }
        },
    );
    blocks.total()
}

#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
pub(super) fn deviation<const W: usize, R: Region<W, Elem: Real>>(
    region: &R,
    correction: usize,
) -> [R::Elem; W] {
    variance(region, correction).map(num_traits::Float::sqrt)
}
