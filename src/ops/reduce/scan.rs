//! Cumulative sums, and every other running result along a dimension.

use core::marker::PhantomData;
use core::mem::MaybeUninit;

use super::lanes::{Adjacent, FEW, Lane, Lanes, MANY, lanes, lanes_part, marks};
use super::region::{Read, ReadInOrder, Region, in_chunks};
#[cfg(feature = "rayon")]
use crate::expr::PARALLEL_FROM;
use crate::expr::group::Group;
#[cfg(feature = "rayon")]
use crate::expr::parallel::{Others, part_of};
use crate::expr::plan::effective;
use crate::expr::simd_dispatch::{ComputeBound, VECTORS, WORTH_VECTORS, vectorised};
use crate::expr::transpose::{Lines, transpose, transpose_some};
use crate::expr::{Compute, ExprNode, Walk, distance, kernels};
use crate::layout::{Layout, Places};
use crate::num::offset::{Numbered, index};
use crate::ops::nn::{distance as steps_to, walk_shared};
use crate::ops::{Ring, Sum};
use crate::shape::{MAX_RANK, Shape};
use crate::storage::Element;

/// The number of lanes that are computed in turn where their elements are closer than those of different lanes, so that a
/// result does not wait for the one before it.
pub(super) const TOGETHER: usize = 8;
/// The cost of one step of a running sum, measured in additions.
const STEP: usize = 8;

/// Writes the results of `step`, applied to the elements in order along each lane, to `out`.
///
/// # Safety
/// `out` may be written with the layout `L`, which has the node's shape. If it is `unique`, no other code reads or
/// writes it.
unsafe fn scan<F: Step<N::Elem>, N: ExprNode, P: Places, L: Layout>(
    node: &N,
    out: *mut F::Out,
    unique: bool,
) {
    let (start, step) = (F::START, F::step);
    if <N::Shape as Shape>::NUMEL == 0 {
        return;
    }
    // SAFETY: the caller's promise. The order of lanes does not matter if `out` is unique.
    unsafe {
        if const { VECTORS && Adjacent::of::<N, P>().size >= FEW } && unique {
            return if const { Adjacent::of::<N, P>().size >= MANY } {
                scan_adjacent::<N, P, L, _, _, _, MANY>(node, start, out, step)
            } else {
                scan_adjacent::<N, P, L, _, _, _, FEW>(node, start, out, step)
            };
        }
        let alone = const { F::QUICK && contiguous::<N, P, L>() };
        if const { tiled::<N, P, L, F::Out>() } && !alone && unique {
            return scan_tiles::<N, P, L, _, _, _>(node, start, out, step);
        }
        if const { VECTORS && Together::of::<N, P>().size >= TOGETHER } && !alone && unique {
            return scan_together::<N, P, L, _, _, _>(node, start, out, step);
        }
    }
    let steps = const { Lanes::of::<N, P, 1>().steps() };
    let part = move |part| {
        lanes_part::<N, P, 1>(
            node,
            part,
            // SAFETY: the caller's promise.
            &|lane| unsafe {
                match const { F::WHOLE } {
                    Some(whole) if const { contiguous::<N, P, L>() } && unique => {
                        scan_whole::<N, P, L, _, _>(lane, start, out, whole);
                    }
                    _ => scan_lane::<N, P, L, _, _>(lane, start, out, step),
                }
            },
        );
    };
    // Otherwise on one thread: `out` may be cells that also contain the elements.
    #[cfg(feature = "rayon")]
    {
        let work = <N::Shape as Shape>::NUMEL.saturating_mul(STEP);
        if unique
            && steps > 1
            && work >= PARALLEL_FROM
            && N::is_shared()
            && let Ok(others) = Others::of_work(work)
        {
            // SAFETY: plain numbers; each lane is written by one thread.
            return unsafe { others.split(steps, part_of(steps, work), |_, range| part(range)) };
        }
    }
    let _ = unique;
    part(0..steps);
}

/// As `scan`, for one lane.
///
/// # Safety
/// As for `scan`.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn scan_lane<N: ExprNode, P: Places, L: Layout, T: Element, A: Copy>(
    lane: &Lane<'_, N, P, 1>,
    start: A,
    out: *mut T,
    step: impl Fn(A, N::Elem) -> (A, T),
) {
    let mut state = start;
    ReadInOrder::<Lane<'_, N, P, 1>, 1>::walk(
        #[cfg_attr(not(unoptimised), inline(always))]
        |index| {
            // SAFETY: the plan visits the index; the start of the lane plus the index is an index of the shape.
            unsafe {
                let (next, y) = step(state, lane.load(index, 0));
                state = next;
                let at = distance::<L>(&lane.start) + distance::<L>(index);
                out.add(at).write(y);
            }
        },
    );
}

/// The steps of a whole lane.
pub(super) type WholeLane<E, State, T> = fn(State, &[E], &mut [MaybeUninit<T>]);

/// As `scan`, for one lane that is contiguous in memory, as that of the result.
///
/// # Safety
/// As for `scan`; `out` is unique.
unsafe fn scan_whole<N: ExprNode, P: Places, L: Layout, T: Element, A: Copy>(
    lane: &Lane<'_, N, P, 1>,
    start: A,
    out: *mut T,
    whole: WholeLane<N::Elem, A, T>,
) {
    let (length, strides) = const {
        let sizes = <N::Shape as Shape>::PADDED;
        match (along::<N, P>(), N::STRIDES) {
            (Some(d), Some(strides)) => (sizes[d], effective(&sizes, &strides)),
            _ => (0, [0; MAX_RANK]),
        }
    };
    // SAFETY: the lane is within both; the elements of the operand are only read, those of the result only written.
    unsafe {
        let from = lane.node.pointer().add(steps_to(&lane.start, &strides));
        let to = out.add(distance::<L>(&lane.start)).cast();
        whole(
            start,
            core::slice::from_raw_parts(from, length),
            core::slice::from_raw_parts_mut(to, length),
        );
    }
}
/// Whether lanes are contiguous in memory.
pub(super) const fn is_line<N: ExprNode, P: Places>() -> bool {
    match (along::<N, P>(), N::STRIDES) {
        (Some(d), Some(strides)) => strides[d] == 1,
        _ => false,
    }
}
/// Whether lanes are contiguous in memory, and so are those of the result.
const fn contiguous<N: ExprNode, P: Places, L: Layout>() -> bool {
    match along::<N, P>() {
        Some(d) => is_line::<N, P>() && L::PADDED_STRIDES[d] == 1,
        None => false,
    }
}

/// As `scan`, with `W` adjacent lanes at a time.
///
/// # Safety
/// As for `scan`; `out` is unique.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn scan_adjacent<
    N: ExprNode,
    P: Places,
    L: Layout,
    T: Element,
    A: Copy,
    B: Copy,
    const W: usize,
>(
    node: &N,
    start: (A, B),
    out: *mut T,
    step: impl Fn((A, B), N::Elem) -> ((A, B), T) + Copy,
) {
    lanes::<N, P, W>(
        node,
        true,
        false,
        #[cfg_attr(not(unoptimised), inline(always))]
        move |lane| {
            if const { in_chunks::<N>() || turned::<N, P, L, T>() } {
                // SAFETY: the caller's promise.
                return unsafe { scan_rows::<N, P, L, T, A, B, W>(lane, start, out, step) };
            }
            // Two arrays instead of one of pairs: vectors.
            let (mut firsts, mut seconds) = ([start.0; W], [start.1; W]);
            let first = distance::<L>(&lane.start);
            let column_step = L::PADDED_STRIDES[const { Adjacent::of::<N, P>().axis }];
            ReadInOrder::<Lane<'_, N, P, W>, W>::walk(
                #[cfg_attr(not(unoptimised), inline(always))]
                |index| {
                    let mut results = [const { MaybeUninit::uninit() }; W];
                    let states = firsts.iter_mut().zip(seconds.iter_mut());
                    for (column, ((a, b), y)) in states.zip(results.iter_mut()).numbered() {
                        // SAFETY: the plan visits the index; `column` is less than the width.
                        let x = unsafe { lane.load(index, column) };
                        let next;
                        ((*a, *b), next) = step((*a, *b), x);
                        y.write(next);
                    }
                    let first = index!(first + distance::<L>(index));
                    for (column, y) in results.iter().numbered() {
                        // SAFETY: it has been written; the start of the lane plus the index is an index of the shape.
                        unsafe {
                            out.add(index!(first + column * column_step))
                                .write(y.assume_init());
                        }
                    }
                },
            );
        },
    );
}

/// As `scan`, of `W` adjacent lanes, whose elements are computed in chunks, or whose results are written in tiles.
///
/// # Safety
/// As for `scan`; `out` is unique.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn scan_rows<
    N: ExprNode,
    P: Places,
    L: Layout,
    T: Element,
    A: Copy,
    B: Copy,
    const W: usize,
>(
    lane: &Lane<'_, N, P, W>,
    start: (A, B),
    out: *mut T,
    step: impl Fn((A, B), N::Elem) -> ((A, B), T),
) {
    // Two arrays instead of one of pairs: vectors.
    let (mut firsts, mut seconds) = ([start.0; W], [start.1; W]);
    let first = distance::<L>(&lane.start);
    let column_step = L::PADDED_STRIDES[const { Adjacent::of::<N, P>().axis }];
    let mut steps = always_results(
        #[cfg_attr(not(unoptimised), inline(always))]
        |index: &[usize; MAX_RANK], results: &mut [MaybeUninit<T>; W]| {
            let mut row = [const { MaybeUninit::<N::Elem>::uninit() }; W];
            if const { in_chunks::<N>() } {
                // SAFETY: the plan visits the index; the row has the width.
                unsafe { lane.fill::<Read<Lane<N, P, W>, W>>(index, W, row.as_mut_ptr().cast()) };
            }
            let states = firsts.iter_mut().zip(seconds.iter_mut());
            for (column, ((a, b), y)) in states.zip(results.iter_mut()).numbered() {
                // SAFETY: the plan visits the index; `column` is less than the width; in chunks, the element has
                // been written.
                let x = unsafe {
                    if const { in_chunks::<N>() } {
                        row[column].assume_init()
                    } else {
                        lane.load(index, column)
                    }
                };
                let next;
                ((*a, *b), next) = step((*a, *b), x);
                y.write(next);
            }
        },
    );
    if const { turned::<N, P, L, T>() } {
        let Some(along) = (const { along::<N, P>() }) else {
            return;
        };
        let length = const { <N::Shape as Shape>::PADDED }[along];
        let mut tile = Tile([[const { MaybeUninit::<T>::uninit() }; W]; TURNED]);
        let tile = &mut tile.0;
        let mut index = [0; MAX_RANK];
        let mut i = 0;
        while i < length {
            let rest = index!(length - i);
            let long = if rest < TURNED { rest } else { TURNED };
            for (row, results) in tile.iter_mut().numbered().take(long) {
                index[along] = index!(i + row);
                steps(&index, results);
            }
            let from = Lines {
                first: tile.as_ptr().cast::<T>(),
                step: W,
            };
            // SAFETY: the rows of the tile have been written; the elements of the lanes are within the shape.
            unsafe {
                let to = Lines {
                    first: out.add(index!(first + i)),
                    step: column_step,
                };
                transpose(from, to, [W, long]);
            }
            i = index!(i + long);
        }
        return;
    }
    ReadInOrder::<Lane<'_, N, P, W>, W>::walk(
        #[cfg_attr(not(unoptimised), inline(always))]
        |index| {
            let mut results = [const { MaybeUninit::uninit() }; W];
            steps(index, &mut results);
            let first = index!(first + distance::<L>(index));
            for (column, y) in results.iter().numbered() {
                // SAFETY: it has been written; the start of the lane plus the index is an index of the shape.
                unsafe {
                    out.add(index!(first + column * column_step))
                        .write(y.assume_init());
                }
            }
        },
    );
}

/// Holds the attribute of a closure that is inlined into each loop that calls it: a `let` accepts no attribute.
#[cfg_attr(not(unoptimised), inline(always))]
fn always_results<T, const W: usize, F>(f: F) -> F
where
    F: FnMut(&[usize; MAX_RANK], &mut [MaybeUninit<T>; W]),
{
    f
}
/// The number of results of each of several adjacent lanes that are transposed before they are written.
const TURNED: usize = 16;
/// Whether lanes that are adjacent in the operand are contiguous in the result, so that tiles of results are transposed.
const fn turned<N: ExprNode, P: Places, L: Layout, T: Element>() -> bool {
    match along::<N, P>() {
        Some(d) => {
            let apart = L::PADDED_STRIDES[Adjacent::of::<N, P>().axis];
            VECTORS && size_of::<T>() <= 8 && L::PADDED_STRIDES[d] == 1 && apart > 1
        }
        None => false,
    }
}

/// The dimension of these lanes: the one with the most.
pub(super) struct Together {
    pub(super) axis: usize,
    pub(super) size: usize,
}

impl Together {
    pub(super) const fn of<N: ExprNode, P: Places>() -> Self {
        let (sizes, marks) = (<N::Shape as Shape>::PADDED, marks::<N::Shape, P>());
        let (mut most, mut d) = (Self { axis: 0, size: 0 }, 0);
        while d < MAX_RANK {
            if marks[d] == 0 && sizes[d] >= most.size {
                most = Self {
                    axis: d,
                    size: sizes[d],
                };
            }
            d += 1;
        }
        most
    }
}

/// The number of lanes of a tile, and of the elements of each.
pub(crate) const SIDE: usize = 16;
pub(crate) const LONG: usize = 64;
/// The smallest number of elements of a lane of a tile.
const FROM: usize = 2;
/// The dimension along which lanes run, if it is one.
pub(super) const fn along<N: ExprNode, P: Places>() -> Option<usize> {
    let (sizes, marks) = (<N::Shape as Shape>::PADDED, marks::<N::Shape, P>());
    let (mut found, mut d) = (None, 0);
    while d < MAX_RANK {
        if marks[d] == 1 && sizes[d] > 1 {
            if found.is_some() {
                return None;
            }
            found = Some(d);
        }
        d += 1;
    }
    found
}
/// Whether the elements of a lane are adjacent in memory, or are computed so: then tiles of lanes are transposed, so that a
/// vector has an element of each. So are the results, unless those of adjacent lanes are adjacent.
const fn tiled<N: ExprNode, P: Places, L: Layout, T: Element>() -> bool {
    match along::<N, P>() {
        Some(d) => {
            VECTORS
                // Tiles of larger elements, such as those with many derivatives, would be large on the stack.
                && size_of::<N::Elem>() <= 8
                && size_of::<T>() <= 8
                && (is_line::<N, P>() || is_filled::<N>(d))
                && (L::PADDED_STRIDES[d] == 1 || is_across::<N, P, L>())
                && <N::Shape as Shape>::PADDED[d] >= FROM
                && beside::<N, P, L>().size >= TOGETHER
        }
        _ => false,
    }
}
/// Whether adjacent elements of a lane along this dimension are computed before they are transposed. Of larger ones than
/// `f32` it takes as long to transpose them twice as to compute several lanes in turn.
const fn is_filled<N: ExprNode>(along: usize) -> bool {
    in_chunks::<N>()
        || cfg!(feature = "std")
            && size_of::<N::Elem>() <= 4
            && <N::Shape as Shape>::NUMEL >= WORTH_VECTORS
            && N::OPERANDS.are_adjacent(along)
}
/// The lanes of a tile: those along which the results are adjacent, if there are enough and a lane is not contiguous in them.
const fn beside<N: ExprNode, P: Places, L: Layout>() -> Together {
    let (sizes, marks) = (<N::Shape as Shape>::PADDED, marks::<N::Shape, P>());
    let (mut found, mut d) = (Together::of::<N, P>(), 0);
    while d < MAX_RANK {
        if marks[d] == 1 && sizes[d] > 1 && L::PADDED_STRIDES[d] == 1 {
            return Together::of::<N, P>();
        }
        if marks[d] == 0 && sizes[d] >= TOGETHER && L::PADDED_STRIDES[d] == 1 {
            let size = sizes[d];
            found = Together { axis: d, size };
        }
        d += 1;
    }
    found
}
/// Whether the results of adjacent lanes are adjacent: the rows of a tile.
const fn is_across<N: ExprNode, P: Places, L: Layout>() -> bool {
    match along::<N, P>() {
        Some(d) => L::PADDED_STRIDES[d] != 1 && L::PADDED_STRIDES[beside::<N, P, L>().axis] == 1,
        None => false,
    }
}

/// As `scan`, with `SIDE` lanes at a time, in tiles that are transposed.
///
/// # Safety
/// As for `scan`; `out` is unique, and the lanes are [`tiled`].
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn scan_tiles<N: ExprNode, P: Places, L: Layout, T: Element, A: Copy, B: Copy>(
    node: &N,
    start: (A, B),
    out: *mut T,
    step: impl Fn((A, B), N::Elem) -> ((A, B), T) + Copy,
) {
    let groups = const {
        let mut sizes = Lanes::of::<N, P, 1>().counts;
        let Together { axis, size } = beside::<N, P, L>();
        sizes[axis] = size.div_ceil(SIDE);
        sizes
    };
    let strides = const {
        match N::STRIDES {
            Some(strides) => effective(&<N::Shape as Shape>::PADDED, &strides),
            None => [0; MAX_RANK],
        }
    };
    let length = const {
        match along::<N, P>() {
            Some(d) => <N::Shape as Shape>::PADDED[d],
            None => 0,
        }
    };
    let from = node.pointer();
    // SAFETY: each lane is written by one thread; tiles are within the lanes.
    unsafe {
        walk_shared::<N::Elem>(
            &groups,
            <N::Shape as Shape>::NUMEL.saturating_mul(STEP / 2),
            N::is_shared(),
            #[cfg_attr(not(unoptimised), inline(always))]
            move |group| {
                let Together { axis, size } = const { beside::<N, P, L>() };
                let mut begin = *group;
                begin[axis] = index!(begin[axis] * SIDE);
                let left = index!(size - begin[axis]);
                let lanes = if left < SIDE { left } else { SIDE };
                let step_along = const {
                    match along::<N, P>() {
                        Some(d) => L::PADDED_STRIDES[d],
                        None => 1,
                    }
                };
                let write = Results {
                    first: out.add(distance::<L>(&begin)),
                    along: step_along,
                    beside: L::PADDED_STRIDES[axis],
                };
                if const { !is_line::<N, P>() } {
                    let mut computed =
                        Tile([const { MaybeUninit::<[N::Elem; LONG]>::uninit() }; SIDE]);
                    let first = computed.0.as_mut_ptr().cast::<N::Elem>();
                    let mut lane = Lane::<N, P, 1> {
                        node,
                        start: begin,
                        new: 0,
                        along: PhantomData,
                    };
                    let mut states = ([start.0; SIDE], [start.1; SIDE]);
                    let (mut index, mut i) = ([0; MAX_RANK], 0);
                    while i < length {
                        let rest = index!(length - i);
                        let long = if rest < LONG { rest } else { LONG };
                        if let Some(along) = const { along::<N, P>() } {
                            index[along] = i;
                        }
                        for column in 0..lanes {
                            lane.start[axis] = index!(begin[axis] + column);
                            lane.fill::<Read<Lane<N, P, 1>, 1>>(
                                &index,
                                long,
                                first.add(index!(column * LONG)),
                            );
                        }
                        let read = Lines {
                            first: first.cast_const(),
                            step: LONG,
                        };
                        let to = write.from(i);
                        states = scan_tile(read, to, [lanes, long], states, step);
                        i = index!(i + long);
                    }
                    return;
                }
                let read = Lines {
                    first: from.add(steps_to(&begin, &strides)),
                    step: strides[axis],
                };
                vectorised::<ComputeBound, _, _>(
                    const { <N::Shape as Shape>::NUMEL },
                    &read,
                    #[cfg_attr(not(unoptimised), inline(always))]
                    move |read| {
                        let begins = ([start.0; SIDE], [start.1; SIDE]);
                        scan_tile(*read, write, [lanes, length], begins, step);
                    },
                );
            },
        );
    }
}

/// Rows that begin with lines of the cache, so that no vector is in two of them.
#[repr(align(64))]
pub(crate) struct Tile<T>(pub(crate) T);

/// Where the results of lanes are: the distances of those of one lane, and of those of adjacent lanes. One of both is 1.
struct Results<T> {
    first: *mut T,
    along: usize,
    beside: usize,
}
impl<T> Clone for Results<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Results<T> {}
impl<T: Element> Results<T> {
    /// The results from element `i` of each lane on.
    ///
    /// # Safety
    /// There is such a result.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn from(self, i: usize) -> Self {
        // SAFETY: the caller's promise.
        let first = unsafe { self.first.add(index!(i * self.along)) };
        Self { first, ..self }
    }
    /// # Safety
    /// So many results of so many lanes may be written; they are in the tile.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn write(self, tile: &[[MaybeUninit<T>; SIDE]; LONG], [lanes, long]: [usize; 2]) {
        // SAFETY: the caller's promise.
        unsafe {
            if self.along == 1 {
                let from = Lines {
                    first: tile.as_ptr().cast::<T>(),
                    step: SIDE,
                };
                let to = Lines {
                    first: self.first,
                    step: self.beside,
                };
                return transpose(from, to, [lanes, long]);
            }
            for (i, row) in tile.iter().numbered().take(long) {
                let to = self.from(i).first;
                if lanes == SIDE {
                    to.cast::<[MaybeUninit<T>; SIDE]>().write(*row);
                } else {
                    to.copy_from_nonoverlapping(row.as_ptr().cast(), lanes);
                }
            }
        }
    }
}

/// The steps of at most `SIDE` lanes, each from a state of its own. It returns the last states.
///
/// # Safety
/// The lines of both are the lanes, which are read and written; there is a first element.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn scan_tile<E: Element, T: Element, A: Copy, B: Copy>(
    read: Lines<*const E>,
    write: Results<T>,
    [lanes, length]: [usize; 2],
    (mut firsts, mut seconds): ([A; SIDE], [B; SIDE]),
    step: impl Fn((A, B), E) -> ((A, B), T),
) -> ([A; SIDE], [B; SIDE]) {
    // SAFETY: the caller's promise: tiles are within the lanes.
    unsafe {
        let mut elements = Tile([const { MaybeUninit::<[E; SIDE]>::uninit() }; LONG]);
        let mut results = Tile([[const { MaybeUninit::<T>::uninit() }; SIDE]; LONG]);
        let (elements, results) = (&mut elements.0, &mut results.0);
        let mut i = 0;
        while i < length {
            let rest = index!(length - i);
            let long = if rest < LONG { rest } else { LONG };
            let of = Lines {
                first: read.first.add(i),
                ..read
            };
            transpose_some::<_, SIDE>(of, elements.as_mut_ptr().cast(), [long, lanes]);
            for (results, elements) in results.iter_mut().zip(&*elements).take(long) {
                let elements = elements.assume_init();
                let states = firsts.iter_mut().zip(seconds.iter_mut());
                let all = states.zip(results.iter_mut()).zip(elements);
                for (((a, b), y), x) in all {
                    let next;
                    ((*a, *b), next) = step((*a, *b), x);
                    y.write(next);
                }
            }
            write.from(i).write(results, [lanes, long]);
            i = index!(i + long);
        }
    }
    (firsts, seconds)
}

/// As `scan`, with `TOGETHER` lanes at a time.
///
/// # Safety
/// As for `scan`; `out` is unique.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn scan_together<N: ExprNode, P: Places, L: Layout, T: Element, A: Copy, B: Copy>(
    node: &N,
    start: (A, B),
    out: *mut T,
    step: impl Fn((A, B), N::Elem) -> ((A, B), T) + Copy,
) {
    let groups = const {
        let mut sizes = Lanes::of::<N, P, 1>().counts;
        let Together { axis, size } = Together::of::<N, P>();
        sizes[axis] = size.div_ceil(TOGETHER);
        sizes
    };
    // SAFETY: each lane is written by one thread.
    unsafe {
        walk_shared::<N::Elem>(
            &groups,
            <N::Shape as Shape>::NUMEL.saturating_mul(STEP / 2),
            N::is_shared(),
            #[cfg_attr(not(unoptimised), inline(always))]
            move |group| {
                let Together { axis, size } = const { Together::of::<N, P>() };
                let mut begin = *group;
                begin[axis] = index!(begin[axis] * TOGETHER);
                let mut lane = Lane::<N, P, 1> {
                    node,
                    start: begin,
                    new: 0,
                    along: PhantomData,
                };
                if const { !Together::of::<N, P>().size.is_multiple_of(TOGETHER) }
                    && index!(size - begin[axis]) < TOGETHER
                {
                    while lane.start[axis] < size {
                        scan_lane::<N, P, L, T, _>(&lane, start, out, step);
                        lane.start[axis] = index!(lane.start[axis] + 1);
                    }
                    return;
                }
                vectorised::<Read<Lane<'_, N, P, 1>, 1>, _, _>(
                    const { <N::Shape as Shape>::NUMEL },
                    &lane,
                    #[cfg_attr(not(unoptimised), inline(always))]
                    move |lane| {
                        let apart = L::PADDED_STRIDES[axis];
                        let first = distance::<L>(&lane.start);
                        let mut firsts = [start.0; TOGETHER];
                        let mut seconds = [start.1; TOGETHER];
                        ReadInOrder::<Lane<'_, N, P, 1>, 1>::walk(
                            #[cfg_attr(not(unoptimised), inline(always))]
                            |index| {
                                let mut at = *index;
                                let elements: [N::Elem; TOGETHER] = core::array::from_fn(
                                    #[cfg_attr(not(unoptimised), inline(always))]
                                    |i| {
                                        at[axis] = i;
                                        lane.load(&at, 0)
                                    },
                                );
                                let mut results = [const { MaybeUninit::uninit() }; TOGETHER];
                                let states = firsts.iter_mut().zip(seconds.iter_mut());
                                let all = states.zip(results.iter_mut()).zip(elements);
                                for (((a, b), y), x) in all {
                                    let next;
                                    ((*a, *b), next) = step((*a, *b), x);
                                    y.write(next);
                                }
                                let first = index!(first + distance::<L>(index));
                                for (i, y) in results.iter().numbered() {
                                    // It has been written.
                                    out.add(index!(first + i * apart)).write(y.assume_init());
                                }
                            },
                        );
                    },
                );
            },
        );
    }
}

/// The type in which sums and products of elements `T` are accumulated.
type Running<T> = <<T as Sum>::Sum as Ring>::Running;

/// Adds one element to the sum, which is stored with its accumulated rounding error unless it has more digits.
#[cfg_attr(not(unoptimised), inline(always))]
fn running_sum<T: Sum>(
    (sum, lost): (Running<T>, Running<T>),
    x: T,
) -> ((Running<T>, Running<T>), T::Sum) {
    let x = x.summand().running();
    let next = sum.plus(x);
    if const { T::Sum::WIDER } {
        return ((next, lost), T::Sum::settled(next));
    }
    let added = next.minus(sum);
    let error = sum.minus(next.minus(added)).plus(x.minus(added));
    // The error is NaN if infinities are involved.
    let finite = error.is_number();
    let lost = if finite { lost.plus(error) } else { lost };
    ((next, lost), T::Sum::settled(next.plus(lost)))
}

/// The sum of two sums with their errors.
#[cfg_attr(not(unoptimised), inline(always))]
fn joined<T: Sum>(
    (a, lost): (Running<T>, Running<T>),
    (b, more): (Running<T>, Running<T>),
) -> (Running<T>, Running<T>) {
    let next = a.plus(b);
    if const { T::Sum::WIDER } {
        return (next, lost);
    }
    let added = next.minus(a);
    let error = a.minus(next.minus(added)).plus(b.minus(added));
    (next, lost.plus(more).plus(error))
}

/// Whether neither the sum nor its error is infinite or NaN.
#[cfg_attr(not(unoptimised), inline(always))]
fn is_finite<R: Ring>((sum, lost): (R, R)) -> bool {
    sum.minus(sum).plus(lost).is_number()
}

/// As [`running_sum`] of all elements: of [`SIDE`] segments at a time, whose sums are added up first.
fn running_sums<T: Sum>(
    mut state: (Running<T>, Running<T>),
    elements: &[T],
    out: &mut [MaybeUninit<T::Sum>],
) {
    let mut done = 0;
    let length = elements.len().min(out.len()) / SIDE;
    if length >= SIDE {
        let begin = state;
        (state, done) = vectorised::<ComputeBound, _, _>(
            elements.len(),
            &elements,
            #[cfg_attr(not(unoptimised), inline(always))]
            |elements| {
                let (mut firsts, mut seconds) = ([begin.0; SIDE], [begin.1; SIDE]);
                let mut end = begin;
                let segments = elements.chunks_exact(length);
                for ((first, second), segment) in firsts.iter_mut().zip(&mut seconds).zip(segments)
                {
                    (*first, *second) = end;
                    end = joined::<T>(end, sum_with_error(segment));
                }
                // Sums in another order may overflow, or be infinities that cancel each other.
                if !is_finite(end) {
                    return (begin, 0);
                }
                let read = Lines {
                    first: elements.as_ptr(),
                    step: length,
                };
                let write = Results {
                    first: out.as_mut_ptr().cast::<T::Sum>(),
                    along: 1,
                    beside: length,
                };
                // SAFETY: Bounds: `SIDE` segments of this length are within the elements and within the results.
                let (sums, errors) = unsafe {
                    scan_tile(
                        read,
                        write,
                        [SIDE, length],
                        (firsts, seconds),
                        running_sum::<T>,
                    )
                };
                // In order a sum may overflow that did not in the other one; all sums after it are to be those in order.
                if !sums.into_iter().zip(errors).all(is_finite) {
                    return (begin, 0);
                }
                (end, SIDE * length)
            },
        );
    }
    for (y, &x) in out.iter_mut().zip(elements).skip(done) {
        let (next, result) = running_sum(state, x);
        state = next;
        y.write(result);
    }
}
/// As [`running_sum`] of all elements, which are integers.
fn quick_sums<T: Sum>(
    mut state: (Running<T>, Running<T>),
    elements: &[T],
    out: &mut [MaybeUninit<T::Sum>],
) {
    for (y, &x) in out.iter_mut().zip(elements) {
        let (next, result) = running_sum(state, x);
        state = next;
        y.write(result);
    }
}
/// The sum of all elements, and its error.
#[cfg_attr(not(unoptimised), inline(always))]
fn sum_with_error<T: Sum>(elements: &[T]) -> (Running<T>, Running<T>) {
    let nothing = <Running<T> as Ring>::NOTHING;
    let (rows, rest) = elements.as_chunks::<SIDE>();
    let (sums, errors) = match const { size_of::<Running<T>>() } {
        8 => column_sums::<T, { SIDE / 2 }, 2>(rows),
        _ => column_sums::<T, SIDE, 1>(rows),
    };
    let mut total = (nothing, nothing);
    for (sum, error) in sums.into_iter().zip(errors) {
        total = joined::<T>(total, (sum, error));
    }
    for x in rest {
        total = joined::<T>(total, (x.summand().running(), nothing));
    }
    total
}
/// The sum of each column, and its error, in `G` groups of `W` columns: these are whole vectors between two rows. The
/// compiler would otherwise add each number by itself: 100,000 `f32` on a Zen 3 in 156 µs instead of 58.
#[cfg_attr(not(unoptimised), inline(always))]
fn column_sums<T: Sum, const W: usize, const G: usize>(
    rows: &[[T; SIDE]],
) -> ([Running<T>; SIDE], [Running<T>; SIDE]) {
    const { assert!(W * G == SIDE) };
    let zero = <Running<T> as Ring>::NOTHING;
    let nothing = [Group::new([zero; W]); G];
    let (mut sums, mut errors) = (nothing, nothing);
    for row in rows {
        let columns = row.as_chunks::<W>().0;
        for ((sum, error), columns) in sums.iter_mut().zip(&mut errors).zip(columns) {
            let (mut next, mut lost) = (sum.lanes(), error.lanes());
            for ((next, lost), x) in next.iter_mut().zip(&mut lost).zip(columns) {
                (*next, *lost) = joined::<T>((*next, *lost), (x.summand().running(), zero));
            }
            (*sum, *error) = (Group::new(next), Group::new(lost));
        }
    }
    let mut all = ([zero; SIDE], [zero; SIDE]);
    let (sums, errors) = (sums.map(Group::lanes), errors.map(Group::lanes));
    for (to, x) in all.0.iter_mut().zip(sums.as_flattened()) {
        *to = *x;
    }
    for (to, x) in all.1.iter_mut().zip(errors.as_flattened()) {
        *to = *x;
    }
    all
}

/// Multiplies the product by one more element.
#[cfg_attr(not(unoptimised), inline(always))]
fn running_product<T: Sum>(product: Running<T>, x: T) -> (Running<T>, T::Sum) {
    let product = product.times(x.summand().running());
    (product, T::Sum::settled(product))
}

/// The rule that updates a running result with the next element.
#[doc(hidden)]
pub trait Step<T: Element>: crate::num::Sealed {
    /// The running result, and what else is kept with it.
    type State: Copy;
    type More: Copy;
    type Out: Element;
    const START: (Self::State, Self::More);
    /// The steps of a whole lane, if there is a faster way.
    const WHOLE: Option<WholeLane<T, (Self::State, Self::More), Self::Out>> = None;
    /// Whether a step takes no longer than to read an element and to write a result, so that contiguous lanes are computed one
    /// by one.
    const QUICK: bool = false;
    fn step(state: (Self::State, Self::More), x: T) -> ((Self::State, Self::More), Self::Out);
}

/// The steps of `cumsum`.
#[derive(Clone, Copy, Debug)]
pub struct RunningSum;

#[diagnostic::do_not_recommend]
impl crate::num::Sealed for RunningSum {}

impl<T: Sum> Step<T> for RunningSum {
    type State = Running<T>;
    type More = Running<T>;
    type Out = T::Sum;
    const START: (Running<T>, Running<T>) = (Ring::NOTHING, Ring::NOTHING);
    const WHOLE: Option<WholeLane<T, (Running<T>, Running<T>), T::Sum>> =
        if VECTORS && T::Sum::ROUNDS {
            Some(running_sums::<T>)
        } else if VECTORS && T::Sum::QUICK {
            Some(quick_sums::<T>)
        } else {
            None
        };
    const QUICK: bool = VECTORS && T::Sum::QUICK;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn step(state: (Running<T>, Running<T>), x: T) -> ((Running<T>, Running<T>), T::Sum) {
        running_sum(state, x)
    }
}

/// The steps of `cumprod`.
#[derive(Clone, Copy, Debug)]
pub struct RunningProduct;

#[diagnostic::do_not_recommend]
impl crate::num::Sealed for RunningProduct {}

impl<T: Sum> Step<T> for RunningProduct {
    type State = Running<T>;
    type More = ();
    type Out = T::Sum;
    const START: (Running<T>, ()) = (Ring::UNIT, ());
    #[cfg_attr(not(unoptimised), inline(always))]
    fn step((product, ()): (Running<T>, ()), x: T) -> ((Running<T>, ()), T::Sum) {
        let (product, result) = running_product(product, x);
        ((product, ()), result)
    }
}

/// A cumulative reduction along a dimension.
#[derive(Debug)]
pub struct Scan<F, P, A> {
    pub(crate) a: A,
    of: PhantomData<fn() -> (F, P)>,
}

impl<F, P, A> Scan<F, P, A> {
    pub(crate) fn new(a: A) -> Self {
        Self { a, of: PhantomData }
    }
    pub(crate) fn into_operand(self) -> A {
        self.a
    }
}

impl<F, P, A: Clone> Clone for Scan<F, P, A> {
    fn clone(&self) -> Self {
        Self::new(self.a.clone())
    }
}

impl<F, P, A: Copy> Copy for Scan<F, P, A> {}

kernels! { ready:
    [F: Step<A::Elem>, P: Places, A: ExprNode]
    Scan<F, P, A> => Scan<F, P, A::Ready>, F::Out, A::Shape;
    a: A;
    |_this| Scan::new(a);
}

// SAFETY: each element has a result, and all results are written.
unsafe impl<F: Step<A::Elem>, P: Places, A: ExprNode> Compute for Scan<F, P, A> {
    type Elem = F::Out;
    type Shape = A::Shape;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn run<L: Layout<Shape = A::Shape>>(&self, out: *mut F::Out, unique: bool) {
        // SAFETY: the caller's promise.
        unsafe { scan::<F, A, P, L>(&self.a, out, unique) }
    }
}
