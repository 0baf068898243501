//! Reductions of short lanes with many operations for each element, positions in them, and extremes of bytes: the loop over
//! lanes is compiled for the vectors of the processor, which a lane by itself is too short to choose and to fill.
//!
//! Lanes that are contiguous in memory are transposed in tiles, so that a vector has an element of each of several lanes. Very
//! short lanes of an expression with many operations for each element are computed into a tile first, many lanes at once.

use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::Range;

use super::lanes::{Lane, Lanes, ONE, steps};
use super::node::Reducer;
use super::region::{Region, in_chunks};
use super::scan::{SIDE, TOGETHER, Together, along, is_line};
use super::sums::in_few_vectors;
use crate::expr::ExprNode;
use crate::expr::plan::{Operands, effective};
use crate::expr::simd_dispatch::{ComputeBound, Loop, Vectors, with_vectors};
use crate::expr::transpose::{Lines, transpose_some};
use crate::expr::{Walk, in_blocks, turned};
use crate::layout::{Layout, Places};
use crate::num::offset::{Numbered, index};
use crate::ops::nn::{distance, in_parts, number_of, walk_part};
use crate::shape::{MAX_RANK, Shape};

/// The largest number of elements of 4 bytes of a lane that is transposed: a tile is half a first-level cache. With
/// feature `reproducible` it is that of small processors, too, which have little room on the stack.
const LONG: usize = if cfg!(feature = "reproducible") {
    128
} else {
    256
};
/// The same for elements of 8 bytes. Tiles of larger ones, such as those with many derivatives, would be large on the
/// stack.
const LONG_OF_EIGHT: usize = LONG / 2;
/// The largest number of elements of 4 bytes of a lane that is computed into a tile, and of bytes.
const COMPUTED: usize = 128;
const COMPUTED_BYTES: usize = 4 * COMPUTED;

/// Whether the loop over lanes is that of this file.
pub(super) const fn is_short<N: ExprNode, P: Places, F: Reducer<N::Elem>>() -> bool {
    let [least, most] = F::IN_VECTORS;
    let count = <Lane<N, P, ONE> as Region<ONE>>::COUNT;
    (least <= count && count <= most && in_few_vectors::<ONE, Lane<N, P, ONE>>())
        || is_computed::<N, P>()
}

/// The dimension along which lanes run, which is one.
const fn dimension<N: ExprNode, P: Places>() -> usize {
    match along::<N, P>() {
        Some(along) => along,
        None => MAX_RANK - 1,
    }
}

/// Whether lanes are of elements that are computed in chunks, and too short for a chunk each.
const fn is_computed<N: ExprNode, P: Places>() -> bool {
    let count = <Lane<N, P, ONE> as Region<ONE>>::COUNT;
    in_chunks::<N>()
        // Sums of a tile are in another order than those of small processors.
        && cfg!(not(feature = "reproducible"))
        && count > 1
        && count <= COMPUTED
        && count * size_of::<N::Elem>() <= COMPUTED_BYTES
        && along::<N, P>().is_some()
        && Together::of::<N, P>().size >= TOGETHER
}

/// Whether lanes are transposed.
const fn in_tiles<N: ExprNode, P: Places>() -> bool {
    let count = <Lane<N, P, ONE> as Region<ONE>>::COUNT;
    let long = match size_of::<N::Elem>() {
        0..=4 => LONG,
        5..=8 => LONG_OF_EIGHT,
        _ => 0,
    };
    is_computed::<N, P>()
        || (count > 1
            && count <= long
            && is_line::<N, P>()
            && Together::of::<N, P>().size >= TOGETHER)
}

/// The number of lanes along each dimension, or of tiles.
const fn sizes<N: ExprNode, P: Places>() -> [usize; MAX_RANK] {
    let mut sizes = Lanes::of::<N, P, ONE>().counts;
    if in_tiles::<N, P>() {
        let Together { axis, size } = Together::of::<N, P>();
        sizes[axis] = size.div_ceil(SIDE);
    }
    sizes
}

/// Writes the result of each lane along the dimensions `P`, which are [short](is_short).
///
/// # Safety
/// The layout `L`, which has a dimension for each one that is kept, and optionally one of size 1 for each reduced one,
/// may be written starting at `out`. If it is `unique`, no other code reads or writes the memory.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn along_short<N: ExprNode, P: Places, F: Reducer<N::Elem>, L: Layout>(
    node: &N,
    reducer: F,
    out: *mut F::Out,
    unique: bool,
) {
    // SAFETY: the caller's promise; the results are those of lanes.
    unsafe {
        each_short::<N, P, F>(
            node,
            reducer,
            unique,
            #[cfg_attr(not(unoptimised), inline(always))]
            |start, results| put_lanes::<N, P, L, _, _>(start, results, out, |result| *result),
        );
    }
}

/// Calls `put` with the results of adjacent lanes along the dimensions `P`, which are [short](is_short), and the first
/// index of the first one.
///
/// # Safety
/// Whatever `put` writes may be written. If it is `unique`, no other code reads or writes the memory.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn each_short<N: ExprNode, P: Places, F: Reducer<N::Elem>>(
    node: &N,
    reducer: F,
    unique: bool,
    put: impl Fn(&[usize; MAX_RANK], &[F::Out]) + Copy,
) {
    // SAFETY: each lane is written by one thread; the elements may be shared.
    unsafe {
        in_parts(
            const { number_of(&sizes::<N, P>()) },
            const { <N::Shape as Shape>::NUMEL },
            unique && N::is_shared(),
            #[cfg_attr(not(unoptimised), inline(always))]
            |some| {
                let short = Short::<P, F, _> {
                    reducer,
                    put,
                    some,
                    of: PhantomData,
                };
                with_vectors::<ComputeBound, _, _>(
                    const { <N::Shape as Shape>::NUMEL },
                    node,
                    short,
                );
            },
        );
    }
}

/// Writes the results of adjacent lanes, the first of which begins at the index, to their positions in the layout `L`.
///
/// # Safety
/// The positions may be written.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn put_lanes<N: ExprNode, P: Places, L: Layout, R, T>(
    start: &[usize; MAX_RANK],
    results: &[R],
    out: *mut T,
    of: impl Fn(&R) -> T,
) {
    let steps = const { steps::<N, P, L>() };
    let axis = const { Together::of::<N, P>().axis };
    let first = distance(start, &steps);
    for (lane, result) in results.iter().numbered() {
        // SAFETY: the caller's promise: the position of the result.
        unsafe {
            out.add(index!(first + lane * steps[axis]))
                .write(of(result))
        };
    }
}

/// Some lanes or tiles, whose results `put` writes.
struct Short<P, F, W> {
    reducer: F,
    put: W,
    some: Range<usize>,
    of: PhantomData<P>,
}
impl<N: ExprNode, P: Places, F: Reducer<N::Elem>, W: Fn(&[usize; MAX_RANK], &[F::Out])> Loop<N, ()>
    for Short<P, F, W>
{
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self, node: &N) {
        let Self {
            reducer, put, some, ..
        } = self;
        walk_part(
            const { &sizes::<N, P>() },
            const { <N::Shape as Shape>::NUMEL },
            some,
            #[cfg_attr(not(unoptimised), inline(always))]
            |start| {
                // SAFETY: guaranteed where this was made.
                unsafe {
                    if const { is_computed::<N, P>() } {
                        return computed_tile::<V, N, P, F>(node, reducer, start, &put);
                    }
                    if const { in_tiles::<N, P>() } {
                        return if const { size_of::<N::Elem>() <= 4 } {
                            tile::<V, N, P, F, LONG>(node, reducer, start, &put)
                        } else {
                            tile::<V, N, P, F, LONG_OF_EIGHT>(node, reducer, start, &put)
                        };
                    }
                    let lane = Lane::<N, P, ONE> {
                        node,
                        start: *start,
                        new: 0,
                        along: PhantomData,
                    };
                    let [result] = reducer.reduce_with::<V, ONE, _>(&lane);
                    put(start, &[result]);
                }
            },
        );
    }
}

/// Writes the results of the lanes of one tile.
///
/// # Safety
/// As for [`each_short`]; the index is one of a tile, and a lane has at most `LONG` elements.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn tile<V: Vectors, N: ExprNode, P: Places, F: Reducer<N::Elem>, const LONG: usize>(
    node: &N,
    reducer: F,
    tile: &[usize; MAX_RANK],
    put: &impl Fn(&[usize; MAX_RANK], &[F::Out]),
) {
    let Together { axis, .. } = const { Together::of::<N, P>() };
    let strides = const {
        match N::STRIDES {
            Some(strides) => effective(&<N::Shape as Shape>::PADDED, &strides),
            None => [0; MAX_RANK],
        }
    };
    let (start, lanes) = lanes_of::<N, P>(tile);
    // SAFETY: the lanes are within the operand.
    let first = unsafe { node.pointer().add(distance(&start, &strides)) };
    let step = strides[axis];
    let from = Lines { first, step };
    // SAFETY: the caller's promise.
    unsafe { tile_from::<V, N, P, F, LONG>(from, lanes, reducer, &start, put) }
}

/// Computes the lanes of one tile, and writes their results.
///
/// # Safety
/// As for [`each_short`]; the index is one of a tile, and the lanes are [computed](is_computed).
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn computed_tile<V: Vectors, N: ExprNode, P: Places, F: Reducer<N::Elem>>(
    node: &N,
    reducer: F,
    tile: &[usize; MAX_RANK],
    put: &impl Fn(&[usize; MAX_RANK], &[F::Out]),
) {
    let Together { axis, .. } = const { Together::of::<N, P>() };
    let along = const { dimension::<N, P>() };
    let long = const { <Lane<N, P, ONE> as Region<ONE>>::COUNT };
    let (start, lanes) = lanes_of::<N, P>(tile);
    let mut computed = [const { MaybeUninit::<[N::Elem; COMPUTED]>::uninit() }; SIDE];
    let first = computed.as_mut_ptr().cast::<N::Elem>();
    // The lanes may be one run of all operands.
    let one = const {
        let (axis, long) = (
            Together::of::<N, P>().axis,
            <Lane<N, P, ONE> as Region<ONE>>::COUNT,
        );
        N::OPERANDS.merge(axis, dimension::<N, P>(), long)
    };
    let (runs, count) = if one {
        (1, index!(lanes * long))
    } else {
        (lanes, long)
    };
    let mut at = start;
    for run in 0..runs {
        // SAFETY: the caller's promise: the elements are those of the lanes; there is room for each of them.
        unsafe {
            let to = first.add(index!(run * count));
            if const { in_blocks::<N>() } {
                turned::fill::<V, N, true>(node, &at, along, count, to);
            } else {
                turned::fill::<V, N, false>(node, &at, along, count, to);
            }
        }
        at[axis] = index!(at[axis] + 1);
    }
    let from = Lines {
        first: first.cast_const(),
        step: long,
    };
    // SAFETY: the caller's promise; the elements of the lanes have been written.
    unsafe { tile_from::<V, N, P, F, COMPUTED>(from, lanes, reducer, &start, put) }
}

/// The first index of a tile, and the number of its lanes.
#[cfg_attr(not(unoptimised), inline(always))]
fn lanes_of<N: ExprNode, P: Places>(tile: &[usize; MAX_RANK]) -> ([usize; MAX_RANK], usize) {
    let Together { axis, size } = const { Together::of::<N, P>() };
    let mut start = *tile;
    start[axis] = index!(start[axis] * SIDE);
    let left = index!(size - start[axis]);
    (start, if left < SIDE { left } else { SIDE })
}

/// Writes the results of lanes that are lines in memory.
///
/// # Safety
/// As for [`each_short`]; the lanes, which begin at the index, have at most `LONG` elements, and may be read.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn tile_from<V: Vectors, N: ExprNode, P: Places, F: Reducer<N::Elem>, const LONG: usize>(
    from: Lines<*const N::Elem>,
    lanes: usize,
    reducer: F,
    start: &[usize; MAX_RANK],
    put: &impl Fn(&[usize; MAX_RANK], &[F::Out]),
) {
    let long = const { <Lane<N, P, ONE> as Region<ONE>>::COUNT };
    let mut elements = [const { MaybeUninit::<[N::Elem; SIDE]>::uninit() }; LONG];
    // SAFETY: the caller's promise; the tile has a row for each element of a lane.
    let tile = unsafe {
        transpose_some::<_, SIDE>(from, elements.as_mut_ptr().cast(), [long, lanes]);
        Tile::<N, P> {
            first: elements.as_ptr().cast::<[N::Elem; SIDE]>(),
            of: PhantomData,
        }
    };
    let results = reducer.reduce_with::<V, SIDE, _>(&tile);
    // SAFETY: there are as many lanes as a tile is wide, or fewer.
    put(start, unsafe { results.get_unchecked(..lanes) });
}

/// A row of an element of each lane, for each element of a lane.
struct Tile<N: ExprNode, P> {
    first: *const [N::Elem; SIDE],
    of: PhantomData<P>,
}
impl<N: ExprNode, P: Places> Region<SIDE> for Tile<N, P> {
    type Elem = N::Elem;
    const SIZES: [usize; MAX_RANK] = {
        let mut sizes = [1; MAX_RANK];
        sizes[MAX_RANK - 1] = <Lane<N, P, ONE> as Region<ONE>>::COUNT;
        sizes
    };
    const OPERANDS: Operands = {
        let mut strides = [0; MAX_RANK];
        strides[MAX_RANK - 1] = SIDE;
        Operands::one(&Self::SIZES, &strides)
    };
    const HEAVY: bool = false;
    const WITHIN: bool = true;
    const CHUNKS: bool = false;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK], column: usize) -> N::Elem {
        // SAFETY: there is a row for each element of a lane, and it has been written.
        unsafe {
            let row = self.first.add(index[const { MAX_RANK - 1 }]);
            row.cast::<N::Elem>().add(column).read()
        }
    }
    unsafe fn fill<L: Walk>(&self, index: &[usize; MAX_RANK], count: usize, out: *mut N::Elem) {
        for column in 0..count {
            // SAFETY: the caller's promise.
            unsafe { out.add(column).write(self.load(index, column)) };
        }
    }
}
