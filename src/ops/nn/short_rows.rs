//! Norms and softmax of short rows that are contiguous, in tiles: some rows are transposed, so that a vector has an
//! element of each of them, and neither ends within a row nor has its lanes joined.

use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::Range;

use num_traits::{Float, Zero};

use super::batch_columns::COLUMNS;
use super::contiguous_lane::steps;
use super::exponentials::{CHUNK, ROWS, largest_and_sums, part_of, upper};
use super::norm::{Centered, Norm};
use super::sizes::part;
use super::{Maybe, ShapeOf, count, distance, in_parts, walk_part};
use crate::expr::Materialized;
use crate::expr::group::Group;
use crate::expr::simd_dispatch::{ComputeBound, Loop, VECTORS, Vectors, with_vectors};
use crate::expr::transpose::{Lines, transpose, transpose_some};
use crate::layout::Layout;
use crate::num::offset::{Numbered, index};
use crate::ops::Real;
use crate::ops::reduce::always;
use crate::shape::{MAX_RANK, Shape};

/// The largest number of elements of a row of a tile.
const LONG: usize = 128;
/// The number of elements of a column that are added to a sum of their own.
const AT_ONCE: usize = 4;
/// The smallest number of rows of a tile.
const FEW: usize = 8;

/// The dimension with the most rows, of sizes of which the last `rank` are those of a row.
const fn beside(sizes: &[usize; MAX_RANK], rank: usize) -> usize {
    let sizes = part(*sizes, rank, false);
    let (mut most, mut d) = (0, 1);
    while d < MAX_RANK {
        if sizes[d] >= sizes[most] {
            most = d;
        }
        d += 1;
    }
    most
}
/// Whether rows of this many elements, the last dimensions of these sizes, are transposed, which are contiguous. Tiles of
/// elements of more than 8 bytes, such as those with many derivatives, would be large on the stack.
pub(super) const fn is_short<T>(sizes: &[usize; MAX_RANK], rank: usize) -> bool {
    let long = steps(&part(*sizes, rank, true));
    // One row has all dimensions: `beside` is then one of its own.
    let rows = part(*sizes, rank, false);
    VECTORS && size_of::<T>() <= 8 && long > 1 && long <= LONG && rows[beside(sizes, rank)] >= FEW
}
/// The number of tiles along each dimension.
pub(super) const fn tiles(sizes: &[usize; MAX_RANK], rank: usize) -> [usize; MAX_RANK] {
    let axis = beside(sizes, rank);
    let mut tiles = part(*sizes, rank, false);
    tiles[axis] = tiles[axis].div_ceil(COLUMNS);
    tiles
}

impl<Op: Centered, X: Materialized, To: Shape, W: Maybe<X::Elem>, B: Maybe<X::Elem>, Out: Shape>
    Norm<Op, X, To, W, B, Out>
where
    X::Elem: Real,
{
    /// Whether all rows are normalised in tiles.
    pub(super) const fn in_tiles<L: Layout>() -> bool {
        is_short::<X::Elem>(&ShapeOf::<X>::PADDED, To::RANK)
            && Self::are_lines(&Self::steps::<L>(), &L::PADDED_STRIDES)
    }
    /// Normalises all rows, the first of which is at `x`.
    ///
    /// # Safety
    /// As for `Compute::run`; rows are normalised [in tiles](Self::in_tiles).
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) unsafe fn run_in_tiles<L: Layout>(
        &self,
        x: *const X::Elem,
        out: *mut X::Elem,
        unique: bool,
    ) {
        // SAFETY: guaranteed by the caller. Each part writes rows of its own; threads share only memory that is read.
        unsafe {
            in_parts(
                const { steps(&tiles(&ShapeOf::<X>::PADDED, To::RANK)) },
                const { ShapeOf::<X>::NUMEL },
                unique && X::is_shared(),
                #[cfg_attr(not(unoptimised), inline(always))]
                |some| {
                    with_vectors::<ComputeBound, _, _>(
                        const { ShapeOf::<X>::NUMEL },
                        self,
                        Tiles::<L, _>(x, out, some, PhantomData),
                    );
                },
            );
        }
    }
    /// Normalises the rows of one tile.
    ///
    /// # Safety
    /// So many rows are readable, and writable; weight and bias are contiguous.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn tile(&self, x: Lines<*const X::Elem>, y: Lines<*mut X::Elem>, rows: usize) {
        let long = To::NUMEL;
        let mut tile = [const { MaybeUninit::<[X::Elem; COLUMNS]>::uninit() }; LONG];
        let tile: *mut X::Elem = tile.as_mut_ptr().cast();
        let step = COLUMNS;
        // SAFETY: guaranteed by the caller; the tile has room for a row for each element of these rows.
        unsafe { transpose_some::<_, COLUMNS>(x, tile, [long, rows]) };
        let row = |i: usize| {
            tile.wrapping_add(index!(i * COLUMNS))
                .cast::<[X::Elem; COLUMNS]>()
        };
        // A row is whole vectors: the compiler would otherwise gather one of the elements of each column.
        let read = always(
            #[cfg_attr(not(unoptimised), inline(always))]
            // SAFETY: the row is one of the tile, and has been written.
            |i| Group::new(unsafe { row(i).read() }).lanes(),
        );
        let all = count::<X::Elem>(long);
        let mut means = [X::Elem::zero(); COLUMNS];
        if const { Op::CENTERED } {
            means = column_sums(long, read);
            for mean in &mut means {
                *mean = *mean / all;
            }
        }
        let mut scales = column_sums(
            long,
            #[cfg_attr(not(unoptimised), inline(always))]
            |i| {
                let mut squares = read(i);
                for (e, mean) in squares.iter_mut().zip(&means) {
                    *e = (*e - *mean) * (*e - *mean);
                }
                squares
            },
        );
        for scale in &mut scales {
            *scale = (*scale / all + self.eps.0).sqrt().recip();
        }
        let [w, b] = [self.w.pointer(), self.b.pointer()];
        for i in 0..long {
            let mut some = read(i);
            for ((e, mean), scale) in some.iter_mut().zip(&means).zip(&scales) {
                // SAFETY: there are as many weights and biases as elements of a row, if they are given.
                unsafe {
                    *e = (*e - *mean) * *scale;
                    if const { W::GIVEN } {
                        *e = *e * *w.add(i);
                    }
                    if const { B::GIVEN } {
                        *e = *e + *b.add(i);
                    }
                }
            }
            // SAFETY: the row is one of the tile.
            unsafe { row(i).write(Group::new(some).lanes()) };
        }
        // SAFETY: guaranteed by the caller.
        unsafe {
            let from = Lines {
                first: tile.cast_const(),
                step,
            };
            transpose(from, y, [rows, long]);
        }
    }
}
/// Calls `tile` with the rows of each tile of a range of them, and with how many there are. A row has the last `rank`
/// dimensions of the sizes.
///
/// # Safety
/// The rows of these tiles are elements of `x` and of `y`, at their strides.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn each_tile<T>(
    (sizes, rank): (&[usize; MAX_RANK], usize),
    some: Range<usize>,
    (x, xs): (*const T, &[usize; MAX_RANK]),
    (y, ys): (*mut T, &[usize; MAX_RANK]),
    mut tile: impl FnMut(Lines<*const T>, Lines<*mut T>, usize),
) {
    let axis = beside(sizes, rank);
    walk_part(
        &tiles(sizes, rank),
        steps(sizes),
        some,
        #[cfg_attr(not(unoptimised), inline(always))]
        |at| {
            let mut start = *at;
            start[axis] = index!(start[axis] * COLUMNS);
            let left = index!(sizes[axis] - start[axis]);
            let rows = if left < COLUMNS { left } else { COLUMNS };
            // SAFETY: guaranteed by the caller: the first elements of these rows.
            let (x, y) = unsafe { (x.add(distance(&start, xs)), y.add(distance(&start, ys))) };
            tile(
                Lines {
                    first: x,
                    step: xs[axis],
                },
                Lines {
                    first: y,
                    step: ys[axis],
                },
                rows,
            );
        },
    );
}
/// Softmax, or its logarithm, of some rows of `long` elements.
///
/// # Safety
/// The rows are readable, and writable; there are at least one and at most `COLUMNS`. They are shorter than a chunk.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn softmax<V: Vectors, T: Real, const LOG: bool>(
    x: Lines<*const T>,
    y: Lines<*mut T>,
    [long, rows]: [usize; 2],
) {
    // SAFETY: guaranteed by the caller, here and below; elements of the tile are read after they were written.
    unsafe {
        let mut tile = [const { MaybeUninit::<[T; COLUMNS]>::uninit() }; CHUNK];
        let tile: *mut T = tile.as_mut_ptr().cast();
        transpose_some::<_, COLUMNS>(x, tile, [long, rows]);
        let row = |i: usize| {
            tile.wrapping_add(index!(i * COLUMNS))
                .cast::<[T; COLUMNS]>()
        };
        let mut mosts = row(0).read();
        for i in 1..long {
            let some = Group::new(row(i).read()).lanes();
            for (most, x) in mosts.iter_mut().zip(some) {
                *most = upper(x, *most);
            }
        }
        let mut sums = [T::ZERO; COLUMNS];
        let mut begin = 0;
        while begin < long {
            let left = index!(long - begin);
            let end = index!(begin + if left < ROWS { left } else { ROWS });
            let mut parts = [T::ZERO; COLUMNS];
            for i in begin..end {
                let mut some = Group::new(row(i).read()).lanes();
                for ((e, most), sum) in some.iter_mut().zip(&mosts).zip(&mut parts) {
                    *e = (*e - *most).share_with::<V>();
                    *sum = *sum + *e;
                }
                if !LOG {
                    row(i).write(Group::new(some).lanes());
                }
            }
            for (sum, part) in sums.iter_mut().zip(parts) {
                *sum = *sum + part;
            }
            begin = end;
        }
        let mut pers = sums;
        for per in &mut pers {
            *per = if LOG {
                per.logarithm_with::<V>()
            } else {
                T::ONE / *per
            };
        }
        for i in 0..long {
            let mut some = Group::new(row(i).read()).lanes();
            for (j, e) in some.iter_mut().numbered() {
                *e = if LOG {
                    *e - mosts[j] - pers[j]
                } else {
                    part_of::<V, T>(*e, sums[j], pers[j])
                };
            }
            row(i).write(Group::new(some).lanes());
        }
        let from = Lines {
            first: tile.cast_const(),
            step: COLUMNS,
        };
        transpose(from, y, [rows, long]);
    }
}
/// The largest element of each of some rows of `long` elements, which are [short](is_short), and the logarithm of the sum of
/// the exponentials of the differences from it.
///
/// # Safety
/// The rows are readable; there are at least one and at most `COLUMNS`.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn largest_and_logs<V: Vectors, T: Real>(
    x: Lines<*const T>,
    [long, rows]: [usize; 2],
) -> [[T; COLUMNS]; 2] {
    let mut tile = [const { MaybeUninit::<[T; COLUMNS]>::uninit() }; LONG];
    let tile: *mut T = tile.as_mut_ptr().cast();
    // SAFETY: guaranteed by the caller; the tile has room for a row for each element of these rows.
    unsafe { transpose_some::<_, COLUMNS>(x, tile, [long, rows]) };
    let (mosts, mut logs) = largest_and_sums::<V, T, COLUMNS>(
        long,
        #[cfg_attr(not(unoptimised), inline(always))]
        // SAFETY: the place is one of the tile, and has been written.
        |i, j| unsafe { *tile.add(index!(i * COLUMNS + j)) },
        #[cfg_attr(not(unoptimised), inline(always))]
        |most| most,
    );
    for log in &mut logs {
        *log = log.logarithm_with::<V>();
    }
    [mosts, logs]
}
/// The sums of the columns of so many rows: several rows at a time, so that a sum does not wait for the one before it.
#[cfg_attr(not(unoptimised), inline(always))]
fn column_sums<T: Real>(rows: usize, row: impl Fn(usize) -> [T; COLUMNS]) -> [T; COLUMNS] {
    let mut sums = [Group::new([T::ZERO; COLUMNS]); AT_ONCE];
    let mut begin = 0;
    while begin < rows {
        // Constant for all but the last rows.
        let some = if index!(rows - begin) < AT_ONCE {
            index!(rows - begin)
        } else {
            AT_ONCE
        };
        for (i, sum) in sums.iter_mut().numbered().take(some) {
            let mut next = sum.lanes();
            for (sum, x) in next.iter_mut().zip(row(index!(begin + i))) {
                *sum = *sum + x;
            }
            *sum = Group::new(next);
        }
        begin = index!(begin + AT_ONCE);
    }
    let [mut a, b, c, d] = sums.map(Group::lanes);
    for (((a, b), c), d) in a.iter_mut().zip(b).zip(c).zip(d) {
        *a = (*a + b) + (c + d);
    }
    a
}
/// The first element of a norm's input and of its result in the layout `L`, and a range of the tiles.
struct Tiles<L, T>(*const T, *mut T, Range<usize>, PhantomData<L>);
impl<
    Op: Centered,
    X: Materialized,
    To: Shape,
    W: Maybe<X::Elem>,
    B: Maybe<X::Elem>,
    Out: Shape,
    L: Layout,
> Loop<Norm<Op, X, To, W, B, Out>, ()> for Tiles<L, X::Elem>
where
    X::Elem: Real,
{
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self, norm: &Norm<Op, X, To, W, B, Out>) {
        let Self(first, out, some, _) = self;
        // SAFETY: guaranteed where this was made.
        unsafe {
            each_tile(
                const { (&ShapeOf::<X>::PADDED, To::RANK) },
                some,
                (first, const { &Norm::<Op, X, To, W, B, Out>::steps::<L>() }),
                (out, const { &L::PADDED_STRIDES }),
                #[cfg_attr(not(unoptimised), inline(always))]
                |x, y, rows| norm.tile(x, y, rows),
            );
        }
    }
}
