//! Cumulative extremes along lanes whose results are contiguous in memory.
//!
//! Of long lanes, adjacent elements of one are compared with its extreme so far at once ([`Line`]): few of them replace it. Of
//! short lanes, tiles are transposed, so that a vector has an element of each ([`scan_side_by_side`]).

use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::slice::{from_raw_parts, from_raw_parts_mut};

use super::{Along, FEW, LAST, STEP};
use crate::expr::plan::effective;
use crate::expr::simd_dispatch::{ComputeBound, VECTORS, WORTH_VECTORS, vectorised};
use crate::expr::transpose::{Lines, transpose, transpose_some};
use crate::expr::{ExprNode, distance};
use crate::layout::Layout;
use crate::num::offset::{Numbered, index};
use crate::ops::Ordered;
use crate::ops::join::axis;
use crate::ops::nn::sizes::across;
use crate::ops::nn::{distance as steps_to, walk_shared};
use crate::ops::reduce::{Dimension, Extreme, LONG, SIDE, Tile, fill_along};
use crate::shape::{Index, MAX_RANK, Shape};

/// Whether the results of each lane are contiguous in memory, and there are vectors.
pub(super) const fn is_line<N: ExprNode, I: Index, LV: Layout, LP: Layout>() -> bool {
    let along = axis::<N::Shape, I>();
    VECTORS
        && cfg!(feature = "std")
        // Tiles of larger elements, such as those with many derivatives, would be large on the stack.
        && size_of::<N::Elem>() <= 8
        && LV::PADDED_STRIDES[along] == 1
        && LP::PADDED_STRIDES[along] == 1
        && N::Shape::PADDED[along] >= FEW
}
/// The number of elements from which a lane is long. [1024, 64] of `f32` take 41 µs side by side and 135 one by one on a Xeon,
/// whose branches are then wrong more often; [256, 256] take 94 and 57: the lines of the cache are in one another's way.
const FROM: usize = 128;

/// The dimension along which the lanes of a tile are side by side: the one along which elements of the operand are adjacent,
/// or else the one with the most lanes.
struct Beside<N, I>(PhantomData<(N, I)>);
impl<N: ExprNode, I: Index> Beside<N, I> {
    /// Whether the elements of the operand are adjacent along it, and not along a lane.
    const ADJACENT: bool = Self::FOUND.1;
    const FOUND: (usize, bool) = {
        let along = axis::<N::Shape, I>();
        let sizes = across(N::Shape::PADDED, along);
        let (mut most, mut adjacent, mut d) = (LAST, None, 0);
        while d < MAX_RANK {
            if d != along && (most == along || sizes[d] >= sizes[most]) {
                most = d;
            }
            if let Some(strides) = N::OPERANDS.first()
                && sizes[d] >= FEW
                && strides[d] == 1
                && strides[along] > 1
            {
                adjacent = Some(d);
            }
            d += 1;
        }
        match adjacent {
            Some(d) => (d, true),
            None => (most, false),
        }
    };
    const SIZE: usize = across(N::Shape::PADDED, axis::<N::Shape, I>())[Self::AXIS];
    /// Whether some lanes are computed at once.
    const TILED: bool =
        N::Shape::NUMEL >= WORTH_VECTORS && Self::SIZE >= FEW && (Self::ADJACENT || !Self::LONG);
    const LONG: bool = N::Shape::PADDED[axis::<N::Shape, I>()] >= FROM;
    /// The numbers of groups of lanes.
    const GROUPS: [usize; MAX_RANK] = {
        let mut groups = across(N::Shape::PADDED, axis::<N::Shape, I>());
        if Self::TILED {
            groups[Self::AXIS] = groups[Self::AXIS].div_ceil(SIDE);
        }
        groups
    };
    /// The strides of the operand, if it is in memory.
    const STRIDES: Option<[usize; MAX_RANK]> = match N::STRIDES {
        Some(strides) => Some(effective(&N::Shape::PADDED, &strides)),
        None => None,
    };
}
impl<N: ExprNode, I: Index> Dimension for Beside<N, I> {
    const AXIS: usize = Self::FOUND.0;
}

/// Writes the extremes up to each element, and their indices.
///
/// # Safety
/// The results may be written with the layouts, which have the node's shape, and no other code reads or writes them; the lanes
/// are [lines](is_line).
pub(super) unsafe fn scan<
    F: Extreme,
    N: ExprNode<Elem: Ordered>,
    I: Index,
    LV: Layout,
    LP: Layout,
>(
    node: &N,
    values: *mut N::Elem,
    places: *mut usize,
) {
    let out = Out::<_, LV, LP> {
        values,
        places,
        layouts: PhantomData,
    };
    // SAFETY: each lane is written by one thread; those of a group are within the size.
    unsafe {
        walk_shared::<N::Elem>(
            const { &Beside::<N, I>::GROUPS },
            const { N::Shape::NUMEL.saturating_mul(STEP) },
            N::is_shared(),
            #[cfg_attr(not(unoptimised), inline(always))]
            move |group| {
                let mut start = *group;
                if const { Beside::<N, I>::TILED } {
                    let beside = const { Beside::<N, I>::AXIS };
                    start[beside] = index!(start[beside] * SIDE);
                    if const { Beside::<N, I>::LONG } {
                        scan_tile::<F, N, I, LV, LP>(node, start, out);
                    } else {
                        scan_side_by_side::<F, N, I, LV, LP>(node, start, out);
                    }
                } else {
                    scan_lane::<F, N, I, LV, LP>(node, start, out);
                }
            },
        );
    }
}

/// Where the results are.
struct Out<T, LV, LP> {
    values: *mut T,
    places: *mut usize,
    layouts: PhantomData<(LV, LP)>,
}
impl<T, LV, LP> Clone for Out<T, LV, LP> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, LV, LP> Copy for Out<T, LV, LP> {}
impl<T: Ordered, LV: Layout, LP: Layout> Out<T, LV, LP> {
    /// Adjacent results of a lane, from an index on.
    ///
    /// # Safety
    /// They are within the lane, and nothing else reads or writes them.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn line<'a>(self, at: &[usize; MAX_RANK], long: usize) -> Line<'a, T> {
        // SAFETY: the caller's promise.
        unsafe {
            let values = self.values.add(distance::<LV>(at)).cast();
            let places = self.places.add(distance::<LP>(at)).cast();
            Line {
                values: from_raw_parts_mut(values, long),
                places: from_raw_parts_mut(places, long),
            }
        }
    }
}

/// [`scan`] of one lane.
///
/// # Safety
/// As for [`scan`]; the start is within the shape.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn scan_lane<F: Extreme, N: ExprNode<Elem: Ordered>, I: Index, LV: Layout, LP: Layout>(
    node: &N,
    mut at: [usize; MAX_RANK],
    out: Out<N::Elem, LV, LP>,
) {
    let along = const { axis::<N::Shape, I>() };
    let n = const { N::Shape::PADDED[axis::<N::Shape, I>()] };
    // SAFETY: indices of the shape, of elements and of their results; a chunk has been written.
    unsafe {
        let mut best = None;
        if let Some(strides) = const { Beside::<N, I>::STRIDES }
            && strides[along] == 1
        {
            let elements = from_raw_parts(node.pointer().add(steps_to(&at, &strides)), n);
            return out.line(&at, n).scan::<F>(&mut best, 0, elements);
        }
        let mut chunk = Tile([const { MaybeUninit::<N::Elem>::uninit() }; LONG]);
        let mut i = 0;
        while i < n {
            at[along] = i;
            let long = LONG.min(index!(n - i));
            let first = chunk.0.as_mut_ptr().cast();
            fill_along::<Along<N, I>, N>(node, at, long, first);
            let elements = from_raw_parts(first.cast_const(), long);
            out.line(&at, long).scan::<F>(&mut best, i, elements);
            i = index!(i + long);
        }
    }
}

/// [`scan`] of at most `SIDE` long lanes from `start` on, along which elements of the operand are not adjacent.
///
/// # Safety
/// As for [`scan`]; the start of the first lane is within the shape.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn scan_tile<F: Extreme, N: ExprNode<Elem: Ordered>, I: Index, LV: Layout, LP: Layout>(
    node: &N,
    start: [usize; MAX_RANK],
    out: Out<N::Elem, LV, LP>,
) {
    let (along, beside) = const { (axis::<N::Shape, I>(), Beside::<N, I>::AXIS) };
    let n = const { N::Shape::PADDED[axis::<N::Shape, I>()] };
    let lanes = SIDE.min(index!(const { Beside::<N, I>::SIZE } - start[beside]));
    let mut rows = Tile([const { MaybeUninit::<[N::Elem; SIDE]>::uninit() }; LONG]);
    let mut columns = Tile([const { MaybeUninit::<[N::Elem; LONG]>::uninit() }; SIDE]);
    let mut bests = [None; SIDE];
    let (mut i, mut at) = (0, start);
    // SAFETY: indices of the shape, of elements and of their results; tiles have room for `SIDE` lanes of `LONG` elements, and
    // have been written before they are read.
    unsafe {
        while i < n {
            at[along] = i;
            let long = LONG.min(index!(n - i));
            let from = if let Some(strides) = const { Beside::<N, I>::STRIDES } {
                Lines {
                    first: node.pointer().add(steps_to(&at, &strides)),
                    step: strides[along],
                }
            } else {
                fill_rows::<N, I>(node, at, [long, lanes], &mut rows);
                Lines {
                    first: rows.0.as_ptr().cast::<N::Elem>(),
                    step: SIDE,
                }
            };
            let to = Lines {
                first: columns.0.as_mut_ptr().cast::<N::Elem>(),
                step: LONG,
            };
            transpose(from, to, [lanes, long]);
            for (c, (elements, best)) in columns.0.iter().zip(&mut bests).numbered().take(lanes) {
                let elements = from_raw_parts(elements.as_ptr().cast(), long);
                at[beside] = index!(start[beside] + c);
                let line = out.line(&at, long);
                line.scan::<F>(best, i, elements);
            }
            at[beside] = start[beside];
            i = index!(i + long);
        }
    }
}
/// Writes elements of some lanes, which are side by side, to rows of a tile.
///
/// # Safety
/// The elements are within the shape.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn fill_rows<N: ExprNode, I: Index>(
    node: &N,
    mut at: [usize; MAX_RANK],
    [long, lanes]: [usize; 2],
    rows: &mut Tile<[MaybeUninit<[N::Elem; SIDE]>; LONG]>,
) {
    let along = const { axis::<N::Shape, I>() };
    let first = at[along];
    for (i, row) in rows.0.iter_mut().numbered().take(long) {
        at[along] = index!(first + i);
        // SAFETY: the caller's promise; there are at most `SIDE` lanes.
        unsafe { fill_along::<Beside<N, I>, N>(node, at, lanes, row.as_mut_ptr().cast()) };
    }
}

/// Results of adjacent elements of a lane.
struct Line<'a, T> {
    values: &'a mut [MaybeUninit<T>],
    places: &'a mut [MaybeUninit<usize>],
}
/// The number of elements that are compared at once.
const CHUNK: usize = 16;
impl<T: Ordered> Line<'_, T> {
    /// Writes all results, of elements from the index `first` on, after the extreme `found` so far. Mostly the extreme so
    /// far stays for a whole chunk; or, in a lane that rises, each element replaces the one before it.
    #[inline(never)]
    fn scan<F: Extreme>(self, found: &mut Option<(T, usize)>, first: usize, elements: &[T]) {
        let Some(begin) = found.or(elements.first().map(|&x| (x, first))) else {
            return;
        };
        *found = Some(vectorised::<ComputeBound, _, _>(
            WORTH_VECTORS,
            &elements,
            #[cfg_attr(not(unoptimised), inline(always))]
            move |elements| {
                let (mut best, mut place) = begin;
                let (values, last_values) = self.values.as_chunks_mut::<CHUNK>();
                let (places, last_places) = self.places.as_chunks_mut::<CHUNK>();
                let (chunks, last) = elements.as_chunks::<CHUNK>();
                let mut at = first;
                for ((chunk, values), places) in chunks.iter().zip(values).zip(places) {
                    if all(chunk.iter().map(|&x| F::beats(best, x))) {
                        *values = [MaybeUninit::new(best); CHUNK];
                        *places = [MaybeUninit::new(place); CHUNK];
                    } else if !F::beats(best, chunk[0]) && all(rises::<F, T>(chunk)) {
                        for ((c, &x), (value, to)) in
                            chunk.iter().enumerate().zip(values.iter_mut().zip(places))
                        {
                            value.write(x);
                            to.write(at + c);
                        }
                        (best, place) = (chunk[CHUNK - 1], at + CHUNK - 1);
                    } else {
                        for ((c, &x), (value, to)) in
                            chunk.iter().enumerate().zip(values.iter_mut().zip(places))
                        {
                            if !F::beats(best, x) {
                                (best, place) = (x, at + c);
                            }
                            value.write(best);
                            to.write(place);
                        }
                    }
                    at += CHUNK;
                }
                for ((&x, value), to) in last.iter().zip(last_values).zip(last_places) {
                    if !F::beats(best, x) {
                        (best, place) = (x, at);
                    }
                    value.write(best);
                    to.write(place);
                    at += 1;
                }
                (best, place)
            },
        ));
    }
}
/// Whether each element of a chunk replaces the one before it.
#[cfg_attr(not(unoptimised), inline(always))]
fn rises<F: Extreme, T: Ordered>(chunk: &[T; CHUNK]) -> impl Iterator<Item = bool> {
    let pairs = chunk.iter().zip(&chunk[1..]);
    pairs.map(|(&before, &x)| !F::beats(before, x))
}
/// Whether all are true; a loop without branches.
#[cfg_attr(not(unoptimised), inline(always))]
fn all(conditions: impl Iterator<Item = bool>) -> bool {
    conditions.fold(true, |all, holds| all & holds)
}

/// [`scan`] of at most `SIDE` short lanes from `start` on.
///
/// # Safety
/// As for [`scan`]; the start of the first lane is within the shape.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn scan_side_by_side<
    F: Extreme,
    N: ExprNode<Elem: Ordered>,
    I: Index,
    LV: Layout,
    LP: Layout,
>(
    node: &N,
    start: [usize; MAX_RANK],
    out: Out<N::Elem, LV, LP>,
) {
    vectorised::<ComputeBound, _, _>(
        WORTH_VECTORS,
        node,
        #[cfg_attr(not(unoptimised), inline(always))]
        move |node| {
            let (along, beside) = const { (axis::<N::Shape, I>(), Beside::<N, I>::AXIS) };
            let n = const { N::Shape::PADDED[axis::<N::Shape, I>()] };
            let lanes = SIDE.min(index!(const { Beside::<N, I>::SIZE } - start[beside]));
            let mut elements = Tile([const { MaybeUninit::<[N::Elem; SIDE]>::uninit() }; LONG]);
            let mut found = Tile([const { MaybeUninit::<[usize; SIDE]>::uninit() }; LONG]);
            let (mut i, mut at) = (0, start);
            let (mut best, mut place) = (None, [0; SIDE]);
            while i < n {
                at[along] = i;
                let long = LONG.min(index!(n - i));
                // SAFETY: indices of the shape; there is a first element.
                let first = unsafe {
                    read_tile::<N, I>(node, at, [long, lanes], &mut elements);
                    elements.0[0].assume_init()
                };
                let mut bests = best.unwrap_or(first);
                let rows = elements.0.iter_mut().zip(&mut found.0);
                for (row, (values, places)) in rows.numbered().take(long) {
                    // SAFETY: it has been written.
                    let x = unsafe { values.assume_init() };
                    let here = i + row;
                    for ((best, place), x) in bests.iter_mut().zip(&mut place).zip(x) {
                        let stays = F::beats(*best, x);
                        *best = if stays { *best } else { x };
                        *place = if stays { *place } else { here };
                    }
                    values.write(bests);
                    places.write(place);
                }
                best = Some(bests);
                // SAFETY: the results of all lanes were written; the caller's promise.
                unsafe {
                    let to = Lines {
                        first: out.values.add(distance::<LV>(&at)),
                        step: LV::PADDED_STRIDES[beside],
                    };
                    transpose(tile_lines(&elements), to, [lanes, long]);
                    let to = Lines {
                        first: out.places.add(distance::<LP>(&at)),
                        step: LP::PADDED_STRIDES[beside],
                    };
                    transpose(tile_lines(&found), to, [lanes, long]);
                }
                i = index!(i + long);
            }
        },
    );
}
/// The rows of a tile.
#[cfg_attr(not(unoptimised), inline(always))]
fn tile_lines<T>(tile: &Tile<[MaybeUninit<[T; SIDE]>; LONG]>) -> Lines<*const T> {
    Lines {
        first: tile.0.as_ptr().cast::<T>(),
        step: SIDE,
    }
}
/// Writes elements of some lanes to rows of a tile. Lanes that are missing are the first one.
///
/// # Safety
/// The elements are within the shape.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn read_tile<N: ExprNode, I: Index>(
    node: &N,
    at: [usize; MAX_RANK],
    [long, lanes]: [usize; 2],
    tile: &mut Tile<[MaybeUninit<[N::Elem; SIDE]>; LONG]>,
) {
    let (along, beside) = const { (axis::<N::Shape, I>(), Beside::<N, I>::AXIS) };
    // SAFETY: the caller's promise; tiles have room for `SIDE` lanes of `LONG` elements.
    unsafe {
        if const { Beside::<N, I>::ADJACENT } {
            fill_rows::<N, I>(node, at, [long, lanes], tile);
            for row in tile.0.iter_mut().take(if lanes < SIDE { long } else { 0 }) {
                let row = row.as_mut_ptr().cast::<N::Elem>();
                for c in lanes..SIDE {
                    row.add(c).write(row.read());
                }
            }
            return;
        }
        let to = tile.0.as_mut_ptr().cast::<N::Elem>();
        if let Some(strides) = const { Beside::<N, I>::STRIDES }
            && strides[along] == 1
        {
            let from = Lines {
                first: node.pointer().add(steps_to(&at, &strides)),
                step: strides[beside],
            };
            return transpose_some::<_, SIDE>(from, to, [long, lanes]);
        }
        let mut computed = Tile([const { MaybeUninit::<[N::Elem; LONG]>::uninit() }; SIDE]);
        let mut lane = at;
        for (c, elements) in computed.0.iter_mut().numbered().take(lanes) {
            lane[beside] = index!(at[beside] + c);
            let first = elements.as_mut_ptr().cast();
            fill_along::<Along<N, I>, N>(node, lane, long, first);
        }
        let from = Lines {
            first: computed.0.as_ptr().cast::<N::Elem>(),
            step: LONG,
        };
        transpose_some::<_, SIDE>(from, to, [long, lanes]);
    }
}
