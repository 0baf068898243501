//! Reductions along dimensions: a lane of elements for each result, or for a strip of adjacent results.

use core::marker::PhantomData;
use core::ops::Range;

use super::accumulate::ROWS;
use super::node::Reducer;
use super::pairwise::LINE_LEVELS;
use super::region::{Read, Region, fill, in_chunks};
use super::search::SEARCHED_LATE;
use super::short::{along_short, is_short};
#[cfg(feature = "rayon")]
use crate::expr::PARALLEL_FROM;
#[cfg(feature = "rayon")]
use crate::expr::only::{Condition, only};
#[cfg(feature = "rayon")]
use crate::expr::parallel::{Others, part_of};
use crate::expr::plan::Operands;
use crate::expr::simd_dispatch::{VECTORS, vectorised};
use crate::expr::{ExprNode, Walk};
use crate::layout::{Layout, Places};
use crate::num::offset::index;
use crate::shape::{MAX_RANK, Shape};

/// Whether results are computed in long strips of as many adjacent results as there are, so that the processor
/// prefetches several rows. Requires a cache, and room for the strips on the stack.
pub(super) const STRIPS: bool = VECTORS && cfg!(feature = "std");
/// The maximum number of adjacent results.
pub(super) const LINE: usize = if STRIPS { 1024 } else { MANY };
/// The maximum number of adjacent results on several threads, unless there are enough for all.
#[cfg(feature = "rayon")]
pub(super) const SHARED_LINE: usize = 2 * WIDE;
/// The number of adjacent results if there are fewer.
pub(super) const WIDE: usize = if STRIPS { 128 } else { MANY };
/// The number of adjacent results if there are still fewer, or no cache.
pub(super) const MANY: usize = 32;
/// The minimum number of adjacent results.
pub(super) const FEW: usize = 4;
pub(super) const ONE: usize = 1;

/// The elements of an expression along the dimensions `P`, starting at a given index, and those of its neighbours along
/// the dimension with the [smallest stride](Adjacent).
pub(super) struct Lane<'n, N, P, const W: usize> {
    pub(super) node: &'n N,
    pub(super) start: [usize; MAX_RANK],
    /// The first neighbour that is not one of the lane before.
    pub(super) new: usize,
    pub(super) along: PhantomData<P>,
}

/// 1 for each dimension that is reduced, and for missing dimensions; 0 for the others.
pub(super) const fn marks<S: Shape, P: Places>() -> [usize; MAX_RANK] {
    <P::Mark<S::Zeros> as Shape>::PADDED
}

impl<N: ExprNode, P: Places, const W: usize> Region<W> for Lane<'_, N, P, W> {
    type Elem = N::Elem;
    const SIZES: [usize; MAX_RANK] = {
        let mut sizes = <N::Shape as Shape>::PADDED;
        let mut d = 0;
        while d < MAX_RANK {
            if marks::<N::Shape, P>()[d] == 0 {
                sizes[d] = 1;
            }
            d += 1;
        }
        sizes
    };
    const OPERANDS: Operands = N::OPERANDS;
    const HEAVY: bool = N::HEAVY;
    const WITHIN: bool = true;
    const WIDTH: usize = Adjacent::of::<N, P>().width::<N, W>();
    const CHUNKS: bool = in_chunks::<N>();
    const AXIS: usize = Adjacent::of::<N, P>().axis;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK], column: usize) -> N::Elem {
        // SAFETY: the caller's promise.
        unsafe { self.node.load(&self.index(index, column)) }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn fill<L: Walk>(&self, index: &[usize; MAX_RANK], count: usize, out: *mut N::Elem) {
        // SAFETY: the caller's promise.
        unsafe { fill::<L, Self, N, W>(self.node, self.index(index, 0), count, out) }
    }
}
impl<N: ExprNode, P: Places, const W: usize> Lane<'_, N, P, W> {
    /// The index of an element of the lane, or of its neighbour, in the expression: `start` is an index of the expression
    /// with 0 along the dimensions of the lane, and `index` is 0 along the others; the neighbours are within the size.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn index(&self, index: &[usize; MAX_RANK], column: usize) -> [usize; MAX_RANK] {
        let mut at = self.start;
        macro_rules! step {
            ($($d:literal)*) => { $( at[$d] = index!(at[$d] + index[$d]); )* };
        }
        step! { 0 1 2 3 4 5 6 7 }
        if W > 1 {
            let axis = const { Adjacent::of::<N, P>().axis };
            at[axis] = index!(at[axis] + column);
        }
        at
    }
}

/// The dimension along which results are neighbours: the one with the smallest stride, if that stride is smaller than
/// those of the reduced dimensions. Several results are then computed in one pass through memory.
#[derive(Clone, Copy)]
pub(super) struct Adjacent {
    pub(super) axis: usize,
    pub(super) size: usize,
}

impl Adjacent {
    pub(super) const fn of<N: ExprNode, P: Places>() -> Self {
        let (sizes, marks) = (<N::Shape as Shape>::PADDED, marks::<N::Shape, P>());
        let none = Self {
            axis: MAX_RANK - 1,
            size: 1,
        };
        let Some(strides) = N::OPERANDS.first() else {
            return none;
        };
        let (mut kept, mut reduced) = (MAX_RANK, MAX_RANK);
        let mut d = 0;
        while d < MAX_RANK {
            let closest = if marks[d] == 1 {
                &mut reduced
            } else {
                &mut kept
            };
            let moves = sizes[d] > 1 && strides[d] > 0;
            if moves && (*closest == MAX_RANK || strides[d] <= strides[*closest]) {
                *closest = d;
            }
            d += 1;
        }
        if kept < MAX_RANK && reduced < MAX_RANK && strides[kept] < strides[reduced] {
            Self {
                axis: kept,
                size: sizes[kept],
            }
        } else {
            none
        }
    }
    /// The number of neighbours in a strip, at most `W`: all strips have about the same width.
    const fn width<N: ExprNode, const W: usize>(&self) -> usize {
        if W <= MANY {
            return W;
        }
        let bytes = size_of::<N::Elem>();
        // Long strips are as long for large elements: the processor reads whole rows ahead. The sums of [1000, 1000] along 0
        // take 148 µs of `i64` and 152 of `f64` on a Zen 3, and 189 and 187 by halves of rows.
        let fit = if bytes > 4 && W <= WIDE {
            let fit = W * 4 / bytes;
            if fit > 16 { fit } else { 16 }
        } else {
            W
        };
        let width = self
            .size
            .div_ceil(self.size.div_ceil(fit))
            .next_multiple_of(16);
        if width < self.size { width } else { self.size }
    }
}

/// Whether the results of the lanes along the dimensions `P` are computed a [`LINE`] at a time: requires many results,
/// and not too many blocks of rows.
pub(super) const fn in_lines<N: ExprNode, P: Places>() -> bool {
    if !STRIPS || Adjacent::of::<N, P>().size <= 2 * WIDE {
        return false;
    }
    let rows = <Read<Lane<'_, N, P, LINE>, LINE> as Walk>::PLAN.extent[MAX_RANK - 1];
    let runs = <Lane<'_, N, P, LINE> as Region<LINE>>::COUNT / if rows > 0 { rows } else { 1 };
    runs.saturating_mul(rows.div_ceil(ROWS)) < 1 << LINE_LEVELS
}

/// Whether the results of the lanes along the dimensions `P` are computed in strips of [`SHARED_LINE`]: on several
/// threads, each of which then has strips to compute.
#[cfg(feature = "rayon")]
pub(super) fn in_shared_lines<N: ExprNode, P: Places>(unique: bool) -> bool {
    let numel = const { <N::Shape as Shape>::NUMEL };
    numel >= PARALLEL_FROM
        && const { Adjacent::of::<N, P>().size } < 8 * LINE
        && unique
        && N::is_shared()
        && Others::for_work(numel)
}

/// Writes the results of each lane along the dimensions `P`: [`LINE`], [`WIDE`], [`MANY`] or [`FEW`] at a time, or one.
///
/// # Safety
/// The layout `L`, which has a dimension for each one that is kept, and optionally one of size 1 for each reduced one,
/// may be written starting at `out`. If it is `unique`, no other code reads or writes the memory.
#[inline]
pub(super) unsafe fn along<N: ExprNode, P: Places, F: Reducer<N::Elem>, L: Layout>(
    node: &N,
    reducer: F,
    out: *mut F::Out,
    unique: bool,
) {
    // SAFETY: the caller's promise.
    unsafe { (const { Along::<N, P, F, L>::CALL })(node, reducer, out, unique) }
}

/// [`along`], with the number of lanes at a time that suits the shape.
struct Along<N, P, F, L>(PhantomData<(N, P, F, L)>);
impl<N: ExprNode, P: Places, F: Reducer<N::Elem>, L: Layout> Along<N, P, F, L> {
    const CALL: unsafe fn(&N, F, *mut F::Out, bool) =
        if in_lines::<N, P>() && (!F::SEARCHES || Lane::<N, P, LINE>::COUNT >= SEARCHED_LATE) {
            along_lines::<N, P, F, L>
        } else if STRIPS && Adjacent::of::<N, P>().size > 2 * MANY {
            along_of::<WIDE, N, P, F, L>
        } else if Adjacent::of::<N, P>().size >= MANY {
            along_of::<MANY, N, P, F, L>
        } else if Adjacent::of::<N, P>().size >= FEW {
            along_of::<FEW, N, P, F, L>
        } else if is_short::<N, P, F>() {
            along_short::<N, P, F, L>
        } else {
            along_of::<ONE, N, P, F, L>
        };
}

/// # Safety
/// As for [`along`].
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn along_lines<N: ExprNode, P: Places, F: Reducer<N::Elem>, L: Layout>(
    node: &N,
    reducer: F,
    out: *mut F::Out,
    unique: bool,
) {
    // SAFETY: the caller's promise.
    unsafe {
        #[cfg(feature = "rayon")]
        if in_shared_lines::<N, P>(unique) {
            return along_of::<SHARED_LINE, N, P, F, L>(node, reducer, out, unique);
        }
        along_of::<LINE, N, P, F, L>(node, reducer, out, unique);
    }
}

/// # Safety
/// As for [`along`].
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn along_of<const W: usize, N: ExprNode, P: Places, F: Reducer<N::Elem>, L: Layout>(
    node: &N,
    reducer: F,
    out: *mut F::Out,
    unique: bool,
) {
    lanes::<N, P, W>(
        node,
        unique,
        const { put_once::<W>() },
        #[cfg_attr(not(unoptimised), inline(always))]
        // SAFETY: the position of each result, which is written once, or, by narrow lanes, twice.
        move |lane| unsafe {
            let results = reducer.reduce(lane);
            put::<N, P, L, W, _>(lane, out, |column| results[column]);
        },
    );
}

/// The stride of each dimension in the result.
pub(super) const fn steps<N: ExprNode, P: Places, L: Layout>() -> [usize; MAX_RANK] {
    let (marks, strides) = (marks::<N::Shape, P>(), L::PADDED_STRIDES);
    let all_stay = <L::Shape as Shape>::RANK == <N::Shape as Shape>::RANK;
    let (mut steps, mut d, mut of) = ([0; MAX_RANK], MAX_RANK, MAX_RANK);
    while d > 0 {
        d -= 1;
        if marks[d] == 0 {
            of -= 1;
            steps[d] = strides[of];
        } else if all_stay {
            of -= 1;
        }
    }
    steps
}

/// Whether [`put`] leaves out what the lane before has. Narrow lanes are one loop of a known length instead.
pub(super) const fn put_once<const W: usize>() -> bool {
    W > MANY
}

/// Writes the results of a lane to their positions in the layout `L`.
///
/// # Safety
/// The positions may be written.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn put<N: ExprNode, P: Places, L: Layout, const W: usize, T>(
    lane: &Lane<'_, N, P, W>,
    out: *mut T,
    result: impl Fn(usize) -> T,
) {
    let steps = const { steps::<N, P, L>() };
    let mut first = 0;
    macro_rules! step {
        ($($d:literal)*) => { $( first = index!(first + lane.start[$d] * steps[$d]); )* };
    }
    step! { 0 1 2 3 4 5 6 7 }
    let step = steps[const { Adjacent::of::<N, P>().axis }];
    let new = if put_once::<W>() { lane.new } else { 0 };
    for column in new..const { Lane::<N, P, W>::WIDTH } {
        // SAFETY: the caller's promise.
        unsafe { out.add(index!(first + column * step)).write(result(column)) };
    }
}

/// Calls `f` with each lane, up to `W` adjacent results at a time, in row-major order. It uses several threads if there
/// is enough work, the elements may be shared and the results are `unique`. If `f` does not write `once`, but all of
/// its neighbours, the last lane of each row is not beside the one that it overlaps.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn lanes<N: ExprNode, P: Places, const W: usize>(
    node: &N,
    unique: bool,
    once: bool,
    f: impl Fn(&Lane<'_, N, P, W>) + Copy,
) {
    let steps = const { Lanes::of::<N, P, W>().steps() };
    #[cfg(feature = "rayon")]
    let mut alone = None;
    #[cfg(feature = "rayon")]
    if unique
        && N::is_shared()
        && only::<IsParallel<N, P, W>, _, _>(
            #[cfg_attr(not(unoptimised), inline(always))]
            || {
                let others = match Others::of_work(const { <N::Shape as Shape>::NUMEL }) {
                    Ok(others) => others,
                    Err(not_split) => {
                        alone = Some(not_split);
                        return false;
                    }
                };
                let overlap = !once && const { Lanes::of::<N, P, W>().overlap };
                let apart = steps - usize::from(overlap);
                let part = part_of(steps, <N::Shape as Shape>::NUMEL);
                // SAFETY: elements are plain numbers; each result is written by one thread.
                unsafe {
                    others.split(apart, part, |_, range| some_lanes(node, range, f));
                }
                if overlap {
                    some_lanes(node, apart..steps, f);
                }
                true
            },
        ) == Some(true)
    {
        return;
    }
    let _ = (unique, once);
    some_lanes(node, 0..steps, f);
    #[cfg(feature = "rayon")]
    drop(alone);
}

#[cfg(feature = "rayon")]
struct IsParallel<N, P, const W: usize>(PhantomData<(N, P)>);
#[cfg(feature = "rayon")]
impl<N: ExprNode, P: Places, const W: usize> Condition for IsParallel<N, P, W> {
    const HOLDS: bool =
        <N::Shape as Shape>::NUMEL >= PARALLEL_FROM && Lanes::of::<N, P, W>().steps() > 1;
}

/// Processes the lanes of some steps of the split loop with wide vectors: one lane at a time would need a call for
/// each.
#[cfg_attr(not(unoptimised), inline(always))]
fn some_lanes<N: ExprNode, P: Places, const W: usize>(
    node: &N,
    part: Range<usize>,
    f: impl Fn(&Lane<'_, N, P, W>) + Copy,
) {
    vectorised::<Read<Lane<'_, N, P, W>, W>, _, _>(
        const { <N::Shape as Shape>::NUMEL },
        node,
        #[cfg_attr(not(unoptimised), inline(always))]
        move |node| lanes_part(node, part, &f),
    );
}

/// The number of steps along each dimension, and the loop that is split.
pub(super) struct Lanes {
    pub(super) counts: [usize; MAX_RANK],
    split: usize,
    #[cfg_attr(not(feature = "rayon"), allow(dead_code))]
    overlap: bool,
}

impl Lanes {
    pub(super) const fn of<N: ExprNode, P: Places, const W: usize>() -> Self {
        let (sizes, marks) = (<N::Shape as Shape>::PADDED, marks::<N::Shape, P>());
        let (mut counts, mut d) = ([1; MAX_RANK], 0);
        while d < MAX_RANK {
            if marks[d] == 0 {
                counts[d] = sizes[d];
            }
            d += 1;
        }
        let mut overlap = false;
        let Adjacent { axis, size } = Adjacent::of::<N, P>();
        let width = Lane::<N, P, W>::WIDTH;
        if W > 1 {
            counts[axis] = size.div_ceil(width);
        }
        let mut split = 0;
        while split < MAX_RANK - 1 && counts[split] == 1 {
            split += 1;
        }
        if W > 1 && split == axis {
            overlap = !size.is_multiple_of(width);
        }
        Self {
            counts,
            split,
            overlap,
        }
    }
    pub(super) const fn steps(&self) -> usize {
        self.counts[self.split]
    }
}

/// Calls `f` with the lanes of some steps of the split loop.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn lanes_part<N: ExprNode, P: Places, const W: usize>(
    node: &N,
    part: Range<usize>,
    f: &impl Fn(&Lane<'_, N, P, W>),
) {
    let Adjacent { axis, size } = const { Adjacent::of::<N, P>() };
    let Lanes { counts, .. } = const { Lanes::of::<N, P, W>() };
    let width = const { Lane::<N, P, W>::WIDTH };
    macro_rules! range {
        ($n:literal) => {
            if const { Lanes::of::<N, P, W>().split == $n } {
                part.start..part.end
            } else {
                0..counts[$n]
            }
        };
    }
    macro_rules! nest {
        ([$($i:ident $n:literal)*]) => {{
            let mut start = [$($i),*];
            let mut new = 0;
            if W > 1 {
                // The last group starts earlier, so that it has the full width: some results are computed twice.
                let (next, last) = (start[axis] * width, size - width);
                start[axis] = if next < last { next } else { last };
                new = next - start[axis];
            }
            f(&Lane { node, start, new, along: PhantomData });
        }};
        ([$($done:tt)*] $i:ident $n:literal $($rest:tt)*) => {
            for $i in range!($n) {
                nest!([$($done)* $i $n] $($rest)*)
            }
        };
    }
    nest!([] i0 0 i1 1 i2 2 i3 3 i4 4 i5 5 i6 6 i7 7)
}
