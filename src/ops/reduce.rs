//! Reductions of any expression, of all elements or along some dimensions, without a temporary; defined in a table with
//! one row for each reduction.
//!
//! Sums use several accumulators over blocks, whose sums are added pairwise. They are at least as accurate as pairwise
//! summation, also along a dimension.
//!
//! With feature `std`, variances of many rows along an outer dimension are combined from the moments of blocks, as are
//! those of long vectors with or without `std`: the last bit may differ from that of a two-pass computation.

use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::Range;

use num_traits::{ConstOne, ConstZero};

#[cfg(feature = "rayon")]
use crate::expr::PARALLEL_FROM;
#[cfg(feature = "rayon")]
use crate::expr::parallel::{Others, part_of, split_and_join};
use crate::expr::plan::{Operands, Plan};
use crate::expr::simd_dispatch::{ComputeBound, VECTORS, Weight, vectorised};
use crate::expr::{
    Binary, Compute, ComputePair, Expr, ExprNode, Host, IntoExpr, Lazy, Memory, Walk, distance,
    kernels, pairs, with_ready,
};
use crate::layout::{
    Contiguous, DroppedFrom, Layout, NamedDims, NamedOnce, NamesOnce, OnePlace, Places, operation,
};
use crate::num::bits::{Bool, False, True};
use crate::num::offset::{Numbered, index};
use crate::num::{D, IsZeroOf, NonZero, NonZeroDim};
use crate::ops::element_traits::count;
use crate::ops::nn::walk_shared;
use crate::ops::{Arithmetic, LANES, Ordered, Real, Ring, SubOp, Summable, ToBool};
use crate::shape::{AxisOrScalar, BroadcastWith, Index, MAX_RANK, Shape};
use crate::storage::Element;

// ------------------------------------------------------------------ regions

/// Elements that are reduced to one result: all elements of an expression, or those along some of its dimensions. Or
/// elements that are reduced to `W` results and are neighbours in memory.
pub trait Region<const W: usize> {
    type Elem: Element;
    const SIZES: [usize; MAX_RANK];
    const OPERANDS: Operands;
    const HEAVY: bool;
    /// Whether the region is one of many, and the loop over all regions has been compiled for wider vectors.
    const WITHIN: bool;
    /// The number of elements of one result.
    const COUNT: usize = {
        let (mut count, mut d) = (1, 0);
        while d < MAX_RANK {
            count *= Self::SIZES[d];
            d += 1;
        }
        count
    };
    /// The number of the `W` results that are used.
    const WIDTH: usize = W;
    /// Whether several threads may reduce parts of the region.
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        false
    }
    /// # Safety
    /// The index, aligned to the right, is one that a plan of these sizes and operands visits; `beside` is less than
    /// `WIDTH`.
    unsafe fn load(&self, index: &[usize; MAX_RANK], beside: usize) -> Self::Elem;
}
impl<N: ExprNode> Region<1> for N {
    type Elem = N::Elem;
    const SIZES: [usize; MAX_RANK] = <N::Shape as Shape>::PADDED;
    const OPERANDS: Operands = N::OPERANDS;
    const HEAVY: bool = N::HEAVY;
    const WITHIN: bool = false;
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        N::is_shared()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK], _: usize) -> N::Elem {
        // SAFETY: the caller's promise.
        unsafe { ExprNode::load(self, index) }
    }
}

/// The elements of an expression along the dimensions `P`, starting at a given index, and those of its neighbours along
/// the dimension with the [smallest stride](Beside).
struct Lane<'n, N, P, const W: usize> {
    node: &'n N,
    start: [usize; MAX_RANK],
    along: PhantomData<P>,
}

/// 1 for each dimension that is reduced, and for missing dimensions; 0 for the others.
const fn marks<S: Shape, P: Places>() -> [usize; MAX_RANK] {
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
    const WIDTH: usize = Beside::of::<N, P>().width::<N, W>();
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK], beside: usize) -> N::Elem {
        let mut at = self.start;
        macro_rules! step {
            ($($d:literal)*) => { $( at[$d] = index!(at[$d] + index[$d]); )* };
        }
        step! { 0 1 2 3 4 5 6 7 }
        if W > 1 {
            let axis = const { Beside::of::<N, P>().axis };
            at[axis] = index!(at[axis] + beside);
        }
        // SAFETY: `start` is an index of the expression with 0 along the dimensions of the lane, and `index` is 0 along
        // the others; the neighbours are within the size.
        unsafe { self.node.load(&at) }
    }
}

/// The dimension along which results are neighbours: the one with the smallest stride, if that stride is smaller than
/// those of the reduced dimensions. Several results are then computed in one pass through memory.
#[derive(Clone, Copy)]
struct Beside {
    axis: usize,
    size: usize,
}
impl Beside {
    const fn of<N: ExprNode, P: Places>() -> Self {
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
        let fit = if bytes > 4 { W * 4 / bytes } else { W };
        let width = self
            .size
            .div_ceil(self.size.div_ceil(fit))
            .next_multiple_of(16);
        if width < self.size { width } else { self.size }
    }
}

/// Whether the results of the lanes along the dimensions `P` are computed a [`LINE`] at a time: requires many results,
/// and not too many blocks of rows.
const fn in_lines<N: ExprNode, P: Places>() -> bool {
    if !STRIPS || Beside::of::<N, P>().size <= 2 * WIDE {
        return false;
    }
    let rows = <Read<Lane<'_, N, P, LINE>, LINE> as Walk>::PLAN.extent[MAX_RANK - 1];
    let runs = <Lane<'_, N, P, LINE> as Region<LINE>>::COUNT / if rows > 0 { rows } else { 1 };
    runs.saturating_mul(rows.div_ceil(ROWS)) < 1 << LINE_LEVELS
}

/// Whether the results of the lanes along the dimensions `P` are computed in strips of [`SHARED_LINE`]: on several
/// threads, each of which then has strips to compute.
#[cfg(feature = "rayon")]
fn in_shared_lines<N: ExprNode, P: Places>(unique: bool) -> bool {
    let numel = const { <N::Shape as Shape>::NUMEL };
    numel >= PARALLEL_FROM
        && const { Beside::of::<N, P>().size } < 8 * LINE
        && unique
        && N::is_shared()
        && Others::available().is_some()
}

/// Writes the results of each lane along the dimensions `P`: [`LINE`], [`WIDE`], [`MANY`] or [`FEW`] at a time, or one.
///
/// # Safety
/// The layout `L`, which has a dimension for each one that is kept, and optionally one of size 1 for each reduced one,
/// may be written starting at `out`. If it is `unique`, no other code reads or writes the memory.
#[inline]
unsafe fn along<N: ExprNode, P: Places, F: Reducer<N::Elem>, L: Layout>(
    node: &N,
    reducer: F,
    out: *mut F::Out,
    unique: bool,
) {
    macro_rules! put {
        ($W:ident) => {
            lanes::<N, P, $W>(
                node,
                unique,
                #[cfg_attr(not(unoptimised), inline(always))]
                // SAFETY: the position of each result, which is written once or twice.
                move |lane| unsafe {
                    let results = reducer.reduce(lane);
                    put::<N, P, L, $W, _>(lane, out, |beside| results[beside]);
                },
            )
        };
    }
    if const { in_lines::<N, P>() && (!F::SEARCHES || Lane::<N, P, LINE>::COUNT >= SEARCHED_LATE) }
    {
        #[cfg(feature = "rayon")]
        if in_shared_lines::<N, P>(unique) {
            return put!(SHARED_LINE);
        }
        put!(LINE);
    } else if const { STRIPS && Beside::of::<N, P>().size > 2 * MANY } {
        put!(WIDE);
    } else if const { Beside::of::<N, P>().size >= MANY } {
        put!(MANY);
    } else if const { Beside::of::<N, P>().size >= FEW } {
        put!(FEW);
    } else {
        put!(ONE);
    }
}

/// The stride of each dimension in the result.
const fn steps<N: ExprNode, P: Places, L: Layout>() -> [usize; MAX_RANK] {
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
/// Writes the results of a lane to their positions in the layout `L`.
///
/// # Safety
/// The positions may be written.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn put<N: ExprNode, P: Places, L: Layout, const W: usize, T>(
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
    let step = steps[const { Beside::of::<N, P>().axis }];
    for beside in 0..const { Lane::<N, P, W>::WIDTH } {
        // SAFETY: the caller's promise.
        unsafe { out.add(index!(first + beside * step)).write(result(beside)) };
    }
}

/// Calls `f` with each lane, up to `W` adjacent results at a time, in row-major order. It uses several threads if there
/// is enough work, the elements may be shared and the results are `unique`.
#[cfg_attr(not(unoptimised), inline(always))]
fn lanes<N: ExprNode, P: Places, const W: usize>(
    node: &N,
    unique: bool,
    f: impl Fn(&Lane<'_, N, P, W>) + Copy,
) {
    let steps = const { Lanes::of::<N, P, W>().steps() };
    #[cfg(feature = "rayon")]
    if const { <N::Shape as Shape>::NUMEL >= PARALLEL_FROM && Lanes::of::<N, P, W>().steps() > 1 }
        && unique
        && N::is_shared()
        && let Some(others) = Others::available()
    {
        // The last group of lanes may overlap the results of the previous ones: it is processed afterwards.
        let apart = steps - const { Lanes::of::<N, P, W>().overlap } as usize;
        let part = part_of(steps, <N::Shape as Shape>::NUMEL);
        // SAFETY: elements are plain numbers; each result is written by one thread.
        unsafe {
            others.split(apart, part, |_, range| some_lanes(node, range, f));
        }
        return some_lanes(node, apart..steps, f);
    }
    let _ = unique;
    some_lanes(node, 0..steps, f);
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
/// Calls `f` with a region, compiled for wide vectors.
#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
fn in_vectors<H: Weight, R: Region<W>, T, const W: usize>(
    region: &R,
    f: impl FnOnce(&R) -> T,
) -> T {
    if const { R::WITHIN && (R::HEAVY || !H::HEAVY) } {
        return f(region);
    }
    vectorised::<H, _, _>(const { R::COUNT.saturating_mul(W) }, region, f)
}
/// The number of steps along each dimension, and the loop that is split.
struct Lanes {
    counts: [usize; MAX_RANK],
    split: usize,
    #[cfg_attr(not(feature = "rayon"), allow(dead_code))]
    overlap: bool,
}
impl Lanes {
    const fn of<N: ExprNode, P: Places, const W: usize>() -> Self {
        let (sizes, marks) = (<N::Shape as Shape>::PADDED, marks::<N::Shape, P>());
        let (mut counts, mut d) = ([1; MAX_RANK], 0);
        while d < MAX_RANK {
            if marks[d] == 0 {
                counts[d] = sizes[d];
            }
            d += 1;
        }
        let mut overlap = false;
        let Beside { axis, size } = Beside::of::<N, P>();
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
    const fn steps(&self) -> usize {
        self.counts[self.split]
    }
}
/// Calls `f` with the lanes of some steps of the split loop.
#[cfg_attr(not(unoptimised), inline(always))]
fn lanes_part<N: ExprNode, P: Places, const W: usize>(
    node: &N,
    part: Range<usize>,
    f: &impl Fn(&Lane<'_, N, P, W>),
) {
    let Beside { axis, size } = const { Beside::of::<N, P>() };
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
            if W > 1 {
                // The last group starts earlier, so that it has the full width: some results are computed twice.
                let (next, last) = (start[axis] * width, size - width);
                start[axis] = if next < last { next } else { last };
            }
            f(&Lane { node, start, along: PhantomData });
        }};
        ([$($done:tt)*] $i:ident $n:literal $($rest:tt)*) => {
            for $i in range!($n) {
                nest!([$($done)* $i $n] $($rest)*)
            }
        };
    }
    nest!([] i0 0 i1 1 i2 2 i3 3 i4 4 i5 5 i6 6 i7 7)
}

/// The plan to read a region in the order that suits its operands.
struct Read<R, const W: usize>(PhantomData<R>);
impl<R: Region<W>, const W: usize> Walk for Read<R, W> {
    const PLAN: Plan = Plan::new(&R::SIZES, &R::OPERANDS);
}

impl<R: Region<W>, const W: usize> Weight for Read<R, W> {
    const HEAVY: bool = R::HEAVY;
}

/// The weight of an operation that compares every element twice. For a region outside a vectorized loop it counts as
/// heavy, because AVX2 vectors do not suffice to reach the memory bandwidth.
struct Met<R, const W: usize>(PhantomData<R>);
impl<R: Region<W>, const W: usize> Weight for Met<R, W> {
    const HEAVY: bool = R::HEAVY || !R::WITHIN;
}

/// The plan to read a region in logical order.
struct ReadInOrder<R, const W: usize>(PhantomData<R>);
impl<R: Region<W>, const W: usize> Walk for ReadInOrder<R, W> {
    const PLAN: Plan = Plan::in_order(&R::SIZES, &R::OPERANDS);
}

// ------------------------------------------------------------------ the loops

/// Whether results are computed in long strips of as many adjacent results as there are, so that the processor
/// prefetches several rows. Requires a cache, and room for the strips on the stack.
const STRIPS: bool = VECTORS && cfg!(feature = "std");
/// The maximum number of adjacent results.
const LINE: usize = if STRIPS { 1024 } else { MANY };
/// The maximum number of adjacent results on several threads, unless there are enough for all.
#[cfg(feature = "rayon")]
const SHARED_LINE: usize = 2 * WIDE;
/// The number of levels of pairwise summation in a line: with more blocks, more strips are used.
const LINE_LEVELS: usize = 8;
/// The number of adjacent results if there are fewer.
const WIDE: usize = if STRIPS { 128 } else { MANY };
/// The number of adjacent results if there are still fewer, or no cache.
const MANY: usize = 32;
/// The minimum number of adjacent results.
const FEW: usize = 4;
const ONE: usize = 1;
/// The number of elements that one accumulator adds up.
const ROWS: usize = 16;
/// The number of levels of pairwise summation over all accumulators.
const LEVELS: usize = 12;
/// The number of elements that are reduced to one before they are combined with others.
const BLOCK: usize = 1 << 18;
/// The number of elements that are searched at once for a better one.
const SEARCHED: usize = 64 * LANES;
/// The number of rows from which the search keeps only the block of the best element while reading.
const SEARCHED_LATE: usize = 512;
/// The number of rows from which the variances of a strip are combined from blocks.
const MANY_ROWS: usize = 256;
/// The row number that means that no row has been found.
const NOWHERE: u32 = u32::MAX;
/// The number of elements that a variance reads twice, the second time from the first-level cache.
const TWICE: usize = 1 << 12;

/// Results of blocks, combined like the digits of a binary counter: two results are combined if they cover about the
/// same number of elements, up to `2^LEVELS` blocks.
struct Pairwise<T, J, const LEVELS: usize> {
    // Level `l` is initialized if bit `l` of `blocks` is set. Clearing all levels first would require a call.
    results: [MaybeUninit<T>; LEVELS],
    blocks: usize,
    join: J,
}
impl<T: Copy, J: Fn(T, T) -> T, const LEVELS: usize> Pairwise<T, J, LEVELS> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn new(join: J) -> Self {
        Self {
            results: [const { MaybeUninit::uninit() }; LEVELS],
            blocks: 0,
            join,
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn push(&mut self, mut result: T) {
        for (level, r) in self.results.iter_mut().numbered() {
            // There are no more levels than bits.
            let bit = 1_usize.wrapping_shl(level as u32);
            if self.blocks & bit == 0 {
                r.write(result);
                self.blocks |= bit;
                return;
            }
            // SAFETY: the bit is set: the push that set it wrote the level.
            result = (self.join)(unsafe { r.assume_init() }, result);
            self.blocks ^= bit;
        }
        // Above the last level, the results are added one by one.
        if let Some(r) = self.results.last_mut() {
            r.write(result);
            self.blocks = 1 << (LEVELS - 1);
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn total(&self, nothing: T) -> T {
        let mut total = None;
        for (level, result) in self.results.iter().numbered() {
            let blocks = self.blocks.wrapping_shr(level as u32);
            if VECTORS && blocks == 0 {
                break;
            }
            if blocks & 1 == 1 {
                // SAFETY: the bit is set, as above.
                let result = unsafe { result.assume_init() };
                total = Some(match total {
                    Some(total) => (self.join)(result, total),
                    None => result,
                });
            }
        }
        total.unwrap_or(nothing)
    }
}

#[cfg_attr(not(unoptimised), inline(always))]
fn join_all<T: Copy, const W: usize>(
    join: impl Fn(T, T) -> T + Copy,
) -> impl Fn([T; W], [T; W]) -> [T; W] + Copy {
    #[cfg_attr(not(unoptimised), inline(always))]
    move |mut left, right| {
        for (a, b) in left.iter_mut().zip(right) {
            *a = join(*a, b);
        }
        left
    }
}

/// Adjacent results: a scratch row for intermediate results, and the levels. Level `l` is initialized if bit `l` of
/// `blocks` is set.
#[repr(C, align(64))]
struct StripLevels<T, const W: usize, const L: usize>(
    [MaybeUninit<T>; W],
    [[MaybeUninit<T>; W]; L],
);

/// As [`Pairwise`], for many adjacent results, which are combined in place.
struct Strips<T, J, const W: usize, const L: usize> {
    places: MaybeUninit<StripLevels<T, W, L>>,
    blocks: usize,
    width: usize,
    join: J,
}
impl<T: Copy, J: Fn(T, T) -> T, const W: usize, const L: usize> Strips<T, J, W, L> {
    /// Creates results of which `width` are used: at most `W`.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn new(width: usize, join: J) -> Self {
        Self {
            places: MaybeUninit::uninit(),
            blocks: 0,
            width,
            join,
        }
    }
    /// Adds the results of one more block.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn push(&mut self, at: impl Fn(usize) -> T) {
        let full = self.blocks.trailing_ones() as usize;
        let places = self.places.as_mut_ptr().cast::<[MaybeUninit<T>; W]>();
        // SAFETY: these are rows of the storage, of which the second is written if bit 0 is set; `at` is called for
        // indices less than `W`.
        unsafe {
            let first: *const T = places.add(1).cast();
            if full == 0 {
                let to: *mut T = places.add(1).cast();
                for beside in 0..self.width {
                    to.add(beside).write(at(beside));
                }
            } else {
                let to: *mut T = places.add(if full == 1 { 2 } else { 0 }).cast();
                for beside in 0..self.width {
                    let joined = (self.join)(first.add(beside).read(), at(beside));
                    to.add(beside).write(joined);
                }
            }
        }
        self.blocks = index!(self.blocks + 1);
        for level in 1..full {
            let last = index!(level + 1) == full && full < L;
            // SAFETY: the operand of the level is in the first row or in the row before it; after the last full level
            // there is one more row, unless that level is the last of all.
            unsafe {
                let (new, old) = (
                    places.add(if level == 1 { 0 } else { level }),
                    places.add(index!(level + 1)),
                );
                if last {
                    self.join_places(new, old, places.add(index!(level + 2)));
                } else {
                    self.join_places(new, old, old);
                }
            }
        }
        if full == L {
            // Above the last level, the results are added one by one.
            self.blocks = 1 << (L - 1);
        }
    }
    /// # Safety
    /// The first two have been written; the third, which may be the second, may be written.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn join_places(
        &self,
        new: *const [MaybeUninit<T>; W],
        old: *const [MaybeUninit<T>; W],
        to: *mut [MaybeUninit<T>; W],
    ) {
        let (new, old, to): (*const T, *const T, *mut T) = (new.cast(), old.cast(), to.cast());
        for beside in 0..self.width {
            // SAFETY: the caller's promise; `beside` is less than `W`.
            unsafe {
                let joined = (self.join)(old.add(beside).read(), new.add(beside).read());
                to.add(beside).write(joined);
            }
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn total(&self, nothing: T) -> [T; W] {
        let mut total = [nothing; W];
        let mut none = true;
        let places: *const [MaybeUninit<T>; W] = self.places.as_ptr().cast();
        for level in 0..L {
            let blocks = self.blocks.wrapping_shr(level as u32);
            if blocks == 0 {
                break;
            }
            if blocks & 1 == 1 {
                // SAFETY: the bit is set: the push that set it wrote the level.
                let results = unsafe { &*places.add(index!(level + 1)) };
                for (total, result) in total.iter_mut().zip(results).take(self.width) {
                    // SAFETY: as above.
                    let result = unsafe { result.assume_init() };
                    *total = if none {
                        result
                    } else {
                        (self.join)(result, *total)
                    };
                }
                none = false;
            }
        }
        total
    }
}

/// Aligned to whole cache lines: values that cross two lines are slow to read back.
#[repr(align(64))]
struct Lined<T>(T);

/// Combines lanes to one: halves repeatedly.
// `black_box` hides the combination from the compiler, which would otherwise keep the lanes in pairs, not in whole
// vectors.
#[cfg_attr(not(unoptimised), inline(always))]
fn join_lanes<T: Copy, const L: usize>(lanes: &[T; L], join: impl Fn(T, T) -> T) -> T {
    if cfg!(feature = "std") && L > FEW {
        return join_halves(core::hint::black_box(Lined(*lanes)).0, join);
    }
    join_halves(*lanes, join)
}
/// The same, visible to the compiler.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn join_halves<T: Copy, const L: usize>(
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
fn last<T: Copy, const L: usize>(
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

/// The elements of one innermost loop.
struct Run<'r, R, const W: usize> {
    region: &'r R,
    first: &'r [usize; MAX_RANK],
    axis: usize,
}
impl<R: Region<W>, const W: usize> Run<'_, R, W> {
    /// # Safety
    /// `i` is less than the extent of the loop, `beside` less than the width.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn at(&self, i: usize, beside: usize) -> R::Elem {
        let mut index = *self.first;
        index[self.axis] = i;
        // SAFETY: the plan visits the index; the caller's promise.
        unsafe { self.region.load(&index, beside) }
    }
}
/// Calls `f` with the elements of each innermost loop of some steps, and the range of that loop.
#[cfg_attr(not(unoptimised), inline(always))]
fn walk_runs<const W: usize, P: Walk, R: Region<W>>(
    region: &R,
    part: Range<usize>,
    mut f: impl FnMut(Run<R, W>, Range<usize>),
) {
    P::walk_runs(
        part,
        #[cfg_attr(not(unoptimised), inline(always))]
        |first, axis, run| {
            let elements = Run {
                region,
                first,
                axis,
            };
            f(elements, run);
        },
    );
}
/// Holds the attribute of a closure that must be inlined into each loop that calls it: a `let` accepts no attribute.
#[cfg_attr(not(unoptimised), inline(always))]
fn always<T, F: Fn(usize) -> T>(f: F) -> F {
    f
}

/// As [`always`], for a step: an accumulated result, a row, and the index of the result.
#[cfg_attr(not(unoptimised), inline(always))]
fn always_step<T, F: Fn(T, usize, usize) -> T>(f: F) -> F {
    f
}

/// As [`always`], for a row and the index of the result.
#[cfg_attr(not(unoptimised), inline(always))]
fn always_at<T, F: Fn(usize, usize) -> T>(f: F) -> F {
    f
}

/// Combines the elements from `begin` to `end` in `L` accumulators, and those pairwise.
#[cfg_attr(not(unoptimised), inline(always))]
fn block<T: Copy, const L: usize>(
    begin: usize,
    end: usize,
    nothing: T,
    at: impl Fn(usize) -> T + Copy,
    join: impl Fn(T, T) -> T + Copy,
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
        return join_lanes(&rest(begin), join);
    }
    let mut chunks = Pairwise::<[T; L], _, LEVELS>::new(join_all(join));
    let mut from = begin;
    while index!(end - from) > ROWS * L {
        let mut lanes = [nothing; L];
        for row in 0..ROWS {
            for (lane, sum) in lanes.iter_mut().numbered() {
                *sum = join(*sum, at(index!(from + row * L + lane)));
            }
        }
        chunks.push(lanes);
        from = index!(from + ROWS * L);
    }
    chunks.push(rest(from));
    join_lanes(&chunks.total([nothing; L]), join)
}

/// Calls `take` with the result of `reduce` for each part of the split loop, in order; the parts run on several
/// threads. Returns false if the region is too small or its elements must stay on their thread.
#[cfg(feature = "rayon")]
#[cfg_attr(not(unoptimised), inline(always))]
fn in_parts<const W: usize, P: Walk, R: Region<W>, T: Copy>(
    reduce: impl Fn(Range<usize>) -> T,
    take: impl FnMut(T),
) -> bool {
    if !const { W == 1 && R::COUNT >= PARALLEL_FROM && P::STEPS > 1 } || !R::is_shared() {
        return false;
    }
    // Parts of additions alone are twice as long: to join the lanes of a part takes some thousand instructions.
    let part = part_of(P::STEPS, R::COUNT) * if R::HEAVY { 1 } else { 2 };
    // SAFETY: the elements are plain numbers, computed by known operations, and so are the results.
    unsafe { split_and_join(P::STEPS, part, reduce, take) };
    true
}

/// Applies `f` to each element and the given value of its result, and combines the results in several accumulators and
/// pairwise. Returns `nothing` for an empty region.
#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
fn fold<const W: usize, R: Region<W>, A: Copy, T: Copy>(
    region: &R,
    given: [A; W],
    nothing: T,
    f: impl Fn(A, R::Elem) -> T,
    join: impl Fn(T, T) -> T + Copy,
) -> [T; W] {
    fold_as::<Read<R, W>, W, _, _, _>(region, given, nothing, f, join)
}
/// The same, for a given weight.
#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
fn fold_as<H: Weight, const W: usize, R: Region<W>, A: Copy, T: Copy>(
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
                in_vectors::<H, _, _, W>(
                    region,
                    #[cfg_attr(not(unoptimised), inline(always))]
                    move |region| {
                        fold_part::<H, W, _, _, _>(region, part, given, nothing, f, join)[0]
                    },
                )
            },
            |result| parts.push(result),
        ) {
            return [parts.total(nothing); W];
        }
    }
    in_vectors::<H, _, _, W>(
        region,
        #[cfg_attr(not(unoptimised), inline(always))]
        move |region| {
            let part = 0..<Read<R, W> as Walk>::STEPS;
            fold_part::<H, W, _, _, _>(region, part, given, nothing, f, join)
        },
    )
}
/// As `fold`, for some steps of the split loop.
#[cfg_attr(not(unoptimised), inline(always))]
fn fold_part<H: Weight, const W: usize, R: Region<W>, A: Copy, T: Copy>(
    region: &R,
    part: Range<usize>,
    given: [A; W],
    nothing: T,
    f: impl Fn(A, R::Elem) -> T,
    join: impl Fn(T, T) -> T + Copy,
) -> [T; W] {
    if const { W > WIDE } {
        return fold_strip::<H, LINE_LEVELS, W, _, _, _>(region, part, given, nothing, f, join);
    }
    if const { W > MANY } {
        return fold_strip::<H, LEVELS, W, _, _, _>(region, part, given, nothing, f, join);
    }
    if W > 1 {
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
        return blocks.total([nothing; W]);
    }
    let given = given[0];
    // If there are no elements, any loop may be the empty one.
    if const {
        VECTORS
            && <Read<R, W> as Walk>::PLAN.extent[MAX_RANK - 1] == R::COUNT
            && R::COUNT > 0
            && R::COUNT <= BLOCK
    } {
        let elements = Run::<_, W> {
            region,
            first: &[0; MAX_RANK],
            axis: const { <Read<R, W> as Walk>::PLAN.axis[MAX_RANK - 1] },
        };
        // SAFETY: the plan is one loop.
        let at = always(
            #[cfg_attr(not(unoptimised), inline(always))]
            |i| f(given, unsafe { elements.at(i, 0) }),
        );
        // A single loop has only one block.
        return [if index!(part.end - part.start) >= 4 * LANES {
            block::<T, LANES>(part.start, part.end, nothing, at, join)
        } else {
            block::<T, FEW>(part.start, part.end, nothing, at, join)
        }; W];
    }
    let mut blocks = Pairwise::<T, _, { usize::BITS as usize }>::new(join);
    walk_runs::<W, Read<R, W>, _>(
        region,
        part,
        #[cfg_attr(not(unoptimised), inline(always))]
        |elements, run| {
            let many = index!(run.end - run.start) >= 4 * LANES;
            // SAFETY: the plan visits the index.
            let at = always(
                #[cfg_attr(not(unoptimised), inline(always))]
                |i| f(given, unsafe { elements.at(i, 0) }),
            );
            for Range { start, end } in blocks_of(BLOCK, run) {
                blocks.push(if many {
                    block::<T, LANES>(start, end, nothing, at, join)
                } else {
                    block::<T, FEW>(start, end, nothing, at, join)
                });
            }
        },
    );
    [blocks.total(nothing); W]
}
/// The same for a strip, whose blocks are added up with all rows at a time, in `L` levels. If the computation of an
/// element is expensive, one row at a time is processed, because otherwise it would not be vectorized.
#[cfg_attr(not(unoptimised), inline(always))]
fn fold_strip<H: Weight, const L: usize, const W: usize, R: Region<W>, A: Copy, T: Copy>(
    region: &R,
    part: Range<usize>,
    given: [A; W],
    nothing: T,
    f: impl Fn(A, R::Elem) -> T,
    join: impl Fn(T, T) -> T + Copy,
) -> [T; W] {
    let mut blocks = Strips::<T, _, W, L>::new(R::WIDTH, join);
    walk_runs::<W, Read<R, W>, _>(
        region,
        part,
        #[cfg_attr(not(unoptimised), inline(always))]
        |elements, run| {
            let add = always_step(
                #[cfg_attr(not(unoptimised), inline(always))]
                |sum: T, row: usize, beside: usize| {
                    // SAFETY: the plan visits the index; `beside` is less than the width.
                    let x = unsafe { elements.at(row, beside) };
                    join(sum, f(given[beside], x))
                },
            );
            for Range { start, end } in blocks_of(ROWS, run) {
                if index!(end - start) == ROWS && !const { H::HEAVY } {
                    blocks.push(
                        #[cfg_attr(not(unoptimised), inline(always))]
                        |beside| {
                            let mut sum = nothing;
                            unrolled(
                                #[cfg_attr(not(unoptimised), inline(always))]
                                |row| sum = add(sum, index!(start + row), beside),
                            );
                            unrolled(
                                #[cfg_attr(not(unoptimised), inline(always))]
                                |row| sum = add(sum, index!(start + UNROLLED + row), beside),
                            );
                            sum
                        },
                    );
                    continue;
                }
                let mut sums = [MaybeUninit::uninit(); W];
                for (beside, sum) in sums.iter_mut().numbered().take(R::WIDTH) {
                    sum.write(add(nothing, start, beside));
                }
                let mut from = index!(start + 1);
                while from < end {
                    let few = !const { H::HEAVY } && index!(from + FEW) <= end;
                    for (beside, sum) in sums.iter_mut().numbered().take(R::WIDTH) {
                        // SAFETY: it has been written.
                        let mut next = add(unsafe { sum.assume_init() }, from, beside);
                        if few {
                            next = add(next, index!(from + 1), beside);
                            next = add(next, index!(from + 2), beside);
                            next = add(next, index!(from + 3), beside);
                        }
                        sum.write(next);
                    }
                    from = index!(from + if few { FEW } else { 1 });
                }
                blocks.push(
                    #[cfg_attr(not(unoptimised), inline(always))]
                    // SAFETY: it has been written.
                    |beside| unsafe { sums[beside].assume_init() },
                );
            }
        },
    );
    blocks.total(nothing)
}
/// Applies `f` to the elements of a few steps of the innermost loop, and combines them in order for each result.
#[cfg_attr(not(unoptimised), inline(always))]
fn rows<const W: usize, R: Region<W>, A: Copy, T: Copy>(
    elements: &Run<R, W>,
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
        |sum, beside, x| join(sum, f(given[beside], x)),
    );
    sums
}
/// Calls `f` with each number less than [`UNROLLED`].
#[cfg_attr(not(unoptimised), inline(always))]
fn unrolled(mut f: impl FnMut(usize)) {
    f(0);
    f(1);
    f(2);
    f(3);
    f(4);
    f(5);
    f(6);
    f(7);
}
const UNROLLED: usize = 8;
/// Applies `step` to each state and the elements of its result, for some steps of the innermost loop.
#[cfg_attr(not(unoptimised), inline(always))]
fn each_row<const W: usize, R: Region<W>, S: Copy>(
    elements: &Run<R, W>,
    block: Range<usize>,
    states: &mut [S; W],
    step: impl Fn(S, usize, R::Elem) -> S,
) {
    for i in block {
        for (beside, state) in states.iter_mut().numbered() {
            // SAFETY: the plan visits the index; `beside` is less than the width.
            *state = step(*state, beside, unsafe { elements.at(i, beside) });
        }
    }
}
/// Splits a range into parts of equal length; the last one may be shorter.
#[cfg_attr(not(unoptimised), inline(always))]
fn blocks_of(length: usize, range: Range<usize>) -> impl Iterator<Item = Range<usize>> {
    range.clone().step_by(length).map(move |start| {
        let left = index!(range.end - start);
        start..index!(start + if left > length { length } else { left })
    })
}
#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
fn total<const W: usize, R: Region<W>, T: Ring>(region: &R, f: impl Fn(R::Elem) -> T) -> [T; W] {
    fold(region, [(); W], T::NOTHING, |(), x| f(x), T::plus)
}

#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
fn product<const W: usize, R: Region<W, Elem: Summable>>(
    region: &R,
) -> [<R::Elem as Summable>::Sum; W] {
    let one = <R::Elem as Summable>::Sum::UNIT;
    fold(region, [(); W], one, |(), x| x.summand(), Ring::times)
}
#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
fn truths<const W: usize, R: Region<W, Elem: ToBool>>(
    region: &R,
    nothing: bool,
    join: impl Fn(bool, bool) -> bool + Copy,
) -> [bool; W] {
    fold(region, [(); W], nothing, |(), x| x.truth(), join)
}

/// The extreme of `f` over all elements, selected by `keep`: NaN if there is one.
#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
fn extreme<const W: usize, R: Region<W>, T: Ordered>(
    region: &R,
    f: impl Fn(R::Elem) -> T,
    keep: impl Fn(T, T) -> T + Copy,
) -> [T; W] {
    // SAFETY: there is an element, so there is the index 0.
    let first = first_row::<W, R, T>(
        #[cfg_attr(not(unoptimised), inline(always))]
        |beside| f(unsafe { region.load(&[0; MAX_RANK], beside) }),
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
fn first_row<const W: usize, R: Region<W>, T: Copy>(at: impl Fn(usize) -> T) -> [T; W] {
    if const { R::WIDTH == W } {
        return core::array::from_fn(at);
    }
    let mut row = [at(0); W];
    for (beside, x) in row.iter_mut().numbered().take(R::WIDTH) {
        *x = at(beside);
    }
    row
}
/// The better of two elements; NaN if one of them is NaN.
#[cfg_attr(not(unoptimised), inline(always))]
fn better<T: Ordered>(x: T, best: T, keep: impl Fn(T, T) -> T) -> T {
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
fn best_of_group<T: Ordered>(mut best: T, at: impl Fn(usize) -> T, keep: impl Fn(T, T) -> T) -> T {
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
fn best_of<T: Ordered>(
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
        for (beside, best) in best.iter_mut().numbered().take(width) {
            let at = always(
                #[cfg_attr(not(unoptimised), inline(always))]
                |row| at(row, beside),
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
                    |row, beside| {
                        // SAFETY: the plan visits the index; `beside` is less than the width.
                        f(unsafe { elements.at(row, beside) })
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

/// The first of the best elements, and its position in logical order.
#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
fn first_extreme<const W: usize, R: Region<W, Elem: Ordered>>(
    region: &R,
    beats: impl Fn(R::Elem, R::Elem) -> bool,
    keep: impl Fn(R::Elem, R::Elem) -> R::Elem + Copy,
) -> [(R::Elem, usize); W] {
    #[cfg(feature = "rayon")]
    {
        let (mut found, beats) = (None, &beats);
        // The position is the same without parts.
        let several =
            const { W == 1 && R::COUNT >= PARALLEL_FROM } && Others::available().is_some();
        if several
            && in_parts::<W, ReadInOrder<R, W>, R, _>(
                |part| {
                    in_vectors::<Read<R, W>, _, _, W>(
                        region,
                        #[cfg_attr(not(unoptimised), inline(always))]
                        move |region| first_extreme_part(region, part, beats, keep)[0],
                    )
                },
                |result: (R::Elem, usize)| {
                    if found.is_none_or(|(best, _)| beats(result.0, best)) {
                        found = Some(result);
                    }
                },
            )
            && let Some(found) = found
        {
            return [found; W];
        }
    }
    in_vectors::<Read<R, W>, _, _, W>(
        region,
        #[cfg_attr(not(unoptimised), inline(always))]
        move |region| {
            first_extreme_part(region, 0..<ReadInOrder<R, W> as Walk>::STEPS, beats, keep)
        },
    )
}
/// The first row of a group of rows that are searched together: less than `row` if too few rows are left. Reading an
/// element twice makes no difference.
#[cfg_attr(not(unoptimised), inline(always))]
fn group(row: usize, rows: usize) -> Option<usize> {
    if row + UNROLLED <= rows {
        Some(row)
    } else {
        rows.checked_sub(UNROLLED)
    }
}
/// The better of an element and the best so far, and its row.
#[cfg_attr(not(unoptimised), inline(always))]
fn met<T: Copy>(x: T, row: u32, (best, place): (T, u32), beats: impl Fn(T, T) -> bool) -> (T, u32) {
    let better = beats(x, best);
    (
        if better { x } else { best },
        if better { row } else { place },
    )
}
/// The better of the elements of some rows and the best so far, and their rows, for each result.
#[cfg_attr(not(unoptimised), inline(always))]
fn met_rows<T: Copy, const W: usize>(
    (best, places): (&mut [T; W], &mut [u32; W]),
    [width, rows]: [usize; 2],
    at: impl Fn(usize, usize) -> T,
    beats: impl Fn(T, T) -> bool,
) {
    let mut row = 0;
    while row < rows {
        let from = if VECTORS { group(row, rows) } else { None };
        for (beside, (best, place)) in best.iter_mut().zip(&mut *places).numbered().take(width) {
            let mut next = (*best, *place);
            if let Some(from) = from {
                unrolled(
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |r| next = met(at(from + r, beside), (from + r) as u32, next, &beats),
                );
            } else {
                next = met(at(row, beside), row as u32, next, &beats);
            }
            (*best, *place) = next;
        }
        row = from.map_or(row + 1, |from| from + UNROLLED);
    }
}
/// The first of the best elements of a range and its position, if it is better than `found`; otherwise `None`.
#[cfg_attr(not(unoptimised), inline(always))]
fn first_of<T: Ordered>(
    run: Range<usize>,
    found: T,
    at: impl Fn(usize) -> T,
    beats: impl Fn(T, T) -> bool,
    keep: impl Fn(T, T) -> T,
) -> Option<(T, usize)> {
    let (mut best, mut places) = ([found; LANES], [NOWHERE; LANES]);
    let rows = (run.end - run.start) / LANES;
    met_rows(
        (&mut best, &mut places),
        [LANES, rows],
        #[cfg_attr(not(unoptimised), inline(always))]
        |row, lane| at(run.start + row * LANES + lane),
        &beats,
    );
    let i = run.start + rows * LANES;
    let (mut most, mut first) = (found, None);
    if rows > 0 {
        most = join_lanes(&best, |a, b| better(b, a, &keep));
        // The lanes that contain it, by first position.
        for (lane, (place, best)) in places.iter_mut().zip(best).numbered() {
            let here = *place != NOWHERE && !beats(most, best);
            *place = if here {
                *place * LANES as u32 + lane as u32
            } else {
                NOWHERE
            };
        }
        let place = join_lanes(&places, |a, b| if b < a { b } else { a });
        if place != NOWHERE {
            first = Some((most, run.start + place as usize));
        }
    }
    for i in i..run.end {
        if beats(at(i), most) {
            most = at(i);
            first = Some((most, i));
        }
    }
    first
}
/// The first of the best elements of some rows for each column, and their rows. `found` holds those of the first row.
/// For each column, the block of rows that contains the best element is recorded; the row within it is searched at the
/// end.
#[cfg_attr(not(unoptimised), inline(always))]
fn first_rows<T: Ordered, const W: usize>(
    found: &mut [(T, usize); W],
    width: usize,
    rows: Range<usize>,
    at: impl Fn(usize, usize) -> T,
    beats: impl Fn(T, T) -> bool,
    keep: impl Fn(T, T) -> T,
) {
    let (mut best, mut places) = (Lined(found.map(|found| found.0)), Lined([1; W]));
    let mut row = rows.start;
    while let Some(from) = group(row, rows.end) {
        for (beside, (best, place)) in best.0.iter_mut().zip(&mut places.0).numbered().take(width) {
            let next = best_of_group(
                *best,
                #[cfg_attr(not(unoptimised), inline(always))]
                |r| at(from + r, beside),
                &keep,
            );
            // The larger one, not a conditional value: the compiler turns that into a conditional store, which is slow
            // in vectors.
            let here = if beats(next, *best) {
                from as u32 + 1
            } else {
                1
            };
            *place = Ord::max(*place, here);
            *best = next;
        }
        row = from + UNROLLED;
        if row >= rows.end {
            break;
        }
    }
    for (beside, found) in found.iter_mut().numbered().take(width) {
        let (best, from) = (best.0[beside], places.0[beside] as usize - 1);
        let mut place = from;
        // From the last row of the block to the first.
        unrolled(
            #[cfg_attr(not(unoptimised), inline(always))]
            |r| {
                let row = from + UNROLLED - 1 - r;
                place = if beats(best, at(row, beside)) {
                    place
                } else {
                    row
                };
            },
        );
        *found = (best, place);
    }
}
/// As `first_extreme`, for some steps of the split loop, at least one.
#[cfg_attr(not(unoptimised), inline(always))]
fn first_extreme_part<const W: usize, R: Region<W, Elem: Ordered>>(
    region: &R,
    part: Range<usize>,
    beats: impl Fn(R::Elem, R::Elem) -> bool,
    keep: impl Fn(R::Elem, R::Elem) -> R::Elem + Copy,
) -> [(R::Elem, usize); W] {
    let (plan, split) = const {
        (
            <ReadInOrder<R, W> as Walk>::PLAN,
            <ReadInOrder<R, W> as Walk>::SPLIT,
        )
    };
    // The first element of the part, and its position.
    let mut index = [0; MAX_RANK];
    index[plan.axis[split]] = part.start;
    let each = const { R::COUNT / <ReadInOrder<R, W> as Walk>::STEPS };
    let start = part.start * each;
    // SAFETY: there is an element, so the plan visits the first index of the part.
    let mut found = first_row::<W, R, _>(
        #[cfg_attr(not(unoptimised), inline(always))]
        |beside| (unsafe { region.load(&index, beside) }, start),
    );
    if const {
        W > MANY
            && <ReadInOrder<R, W> as Walk>::PLAN.extent[MAX_RANK - 1] == R::COUNT
            && R::COUNT >= SEARCHED_LATE
            && R::COUNT <= NOWHERE as usize
    } {
        walk_runs::<W, ReadInOrder<R, W>, _>(
            region,
            part,
            #[cfg_attr(not(unoptimised), inline(always))]
            |elements, run| {
                let at = always_at(
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |row, beside| {
                        // SAFETY: the plan visits the index; `beside` is less than the width.
                        unsafe { elements.at(row, beside) }
                    },
                );
                first_rows(&mut found, R::WIDTH, run, at, &beats, keep);
            },
        );
        return found;
    }
    // Positions along the innermost loop count from its start, even if it is the loop that is split.
    let mut position = if split == MAX_RANK - 1 { 0 } else { start };
    walk_runs::<W, ReadInOrder<R, W>, _>(
        region,
        part,
        #[cfg_attr(not(unoptimised), inline(always))]
        |elements, run| {
            let length = run.end;
            for block in blocks_of(SEARCHED, run) {
                let start = position + block.start;
                if W > 1 {
                    let (mut best, mut places) = (found.map(|f| f.0), [NOWHERE; W]);
                    met_rows(
                        (&mut best, &mut places),
                        [R::WIDTH, block.end - block.start],
                        #[cfg_attr(not(unoptimised), inline(always))]
                        // SAFETY: the plan visits the index; `beside` is less than the width.
                        |row, beside| unsafe { elements.at(block.start + row, beside) },
                        &beats,
                    );
                    for (found, (best, place)) in found
                        .iter_mut()
                        .zip(best.into_iter().zip(places))
                        .take(R::WIDTH)
                    {
                        if place != NOWHERE {
                            *found = (best, start + place as usize);
                        }
                    }
                } else {
                    // SAFETY: the plan visits the index.
                    let at = always(
                        #[cfg_attr(not(unoptimised), inline(always))]
                        |i| unsafe { elements.at(i, 0) },
                    );
                    if const {
                        VECTORS
                            && R::COUNT
                                <= if R::WITHIN {
                                    UNROLLED * LANES
                                } else {
                                    SEARCHED
                                }
                    } {
                        if let Some((best, place)) = first_of(block, found[0].0, at, &beats, keep) {
                            found[0] = (best, position + place);
                        }
                        continue;
                    }
                    let best = best_of(block.clone(), found[0].0, at, keep);
                    // The position is searched only if the element is better: first its row of lanes, then within the
                    // row.
                    if beats(best, found[0].0) {
                        let mut i = block.start;
                        while i + LANES <= block.end {
                            let mut here = 0;
                            for lane in 0..LANES {
                                here |= !beats(best, at(i + lane)) as u32;
                            }
                            if here != 0 {
                                break;
                            }
                            i += LANES;
                        }
                        while i < block.end && beats(best, at(i)) {
                            i += 1;
                        }
                        found[0] = (best, position + i);
                    }
                }
            }
            position += length;
        },
    );
    found
}

/// Writes the results of `step`, applied to the elements in order along each lane, to `out`.
///
/// # Safety
/// `out` may be written with the layout `L`, which has the node's shape. If it is `unique`, no other code reads or
/// writes it.
unsafe fn scan<N: ExprNode, P: Places, L: Layout, T: Element, A: Copy, B: Copy>(
    node: &N,
    start: (A, B),
    out: *mut T,
    unique: bool,
    step: impl Fn((A, B), N::Elem) -> ((A, B), T) + Copy,
) {
    if <N::Shape as Shape>::NUMEL == 0 {
        return;
    }
    // SAFETY: the caller's promise. The order of lanes does not matter if `out` is unique.
    unsafe {
        if const { VECTORS && Beside::of::<N, P>().size >= FEW } && unique {
            return if const { Beside::of::<N, P>().size >= MANY } {
                scan_beside::<N, P, L, T, A, B, MANY>(node, start, out, step)
            } else {
                scan_beside::<N, P, L, T, A, B, FEW>(node, start, out, step)
            };
        }
        if const { VECTORS && Together::of::<N, P>().size >= TOGETHER } && unique {
            return scan_together::<N, P, L, T, A, B>(node, start, out, step);
        }
    }
    let steps = const { Lanes::of::<N, P, 1>().steps() };
    let part = move |part| {
        lanes_part::<N, P, 1>(
            node,
            part,
            // SAFETY: the caller's promise.
            &|lane| unsafe { scan_lane::<N, P, L, T, _>(lane, start, out, step) },
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
            && let Some(others) = Others::available()
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
/// As `scan`, with `W` adjacent lanes at a time.
///
/// # Safety
/// As for `scan`; `out` is unique.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn scan_beside<
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
        #[cfg_attr(not(unoptimised), inline(always))]
        move |lane| {
            // Two arrays instead of one of pairs: vectors.
            let (mut firsts, mut seconds) = ([start.0; W], [start.1; W]);
            let first = distance::<L>(&lane.start);
            let beside_step = L::PADDED_STRIDES[const { Beside::of::<N, P>().axis }];
            ReadInOrder::<Lane<'_, N, P, W>, W>::walk(
                #[cfg_attr(not(unoptimised), inline(always))]
                |index| {
                    let mut results = [const { MaybeUninit::uninit() }; W];
                    let states = firsts.iter_mut().zip(seconds.iter_mut());
                    for (beside, ((a, b), y)) in states.zip(results.iter_mut()).numbered() {
                        // SAFETY: the plan visits the index; `beside` is less than the width.
                        let x = unsafe { lane.load(index, beside) };
                        let next;
                        ((*a, *b), next) = step((*a, *b), x);
                        y.write(next);
                    }
                    let first = index!(first + distance::<L>(index));
                    for (beside, y) in results.iter().numbered() {
                        // SAFETY: it has been written; the start of the lane plus the index is an index of the shape.
                        unsafe {
                            out.add(index!(first + beside * beside_step))
                                .write(y.assume_init());
                        }
                    }
                },
            );
        },
    );
}
/// The number of lanes that are computed in turn where their elements are closer than those of different lanes, so that a
/// result does not wait for the one before it.
const TOGETHER: usize = 8;
/// The dimension of these lanes: the one with the most.
struct Together {
    axis: usize,
    size: usize,
}
impl Together {
    const fn of<N: ExprNode, P: Places>() -> Self {
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
/// The cost of one step of a running sum, measured in additions.
const STEP: usize = 8;

/// Adds one element to the sum, which is stored with its accumulated rounding error.
#[cfg_attr(not(unoptimised), inline(always))]
fn running_sum<T: Summable>((sum, lost): (T::Sum, T::Sum), x: T) -> ((T::Sum, T::Sum), T::Sum) {
    let x = x.summand();
    let next = sum.plus(x);
    let added = next.minus(sum);
    let error = sum.minus(next.minus(added)).plus(x.minus(added));
    // The error is NaN if infinities are involved.
    let finite = error.is_number();
    let lost = if finite { lost.plus(error) } else { lost };
    ((next, lost), next.plus(lost))
}
/// Multiplies the product by one more element.
#[cfg_attr(not(unoptimised), inline(always))]
fn running_product<T: Summable>(product: T::Sum, x: T) -> (T::Sum, T::Sum) {
    let product = product.times(x.summand());
    (product, product)
}

// ------------------------------------------------------------------ the values

#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
fn mean<const W: usize, R: Region<W, Elem: Real>>(region: &R) -> [R::Elem; W] {
    total(region, |x| x).map(|sum| sum / count(R::COUNT))
}
#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
fn variance<const W: usize, R: Region<W, Elem: Real>>(
    region: &R,
    correction: usize,
) -> [R::Elem; W] {
    let squares = if const { W == 1 && R::COUNT > TWICE } {
        [all_moments::<W, R>(region).squares; W]
    } else if const { W > MANY && R::COUNT >= MANY_ROWS } {
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
        let square = |mean, x| (x - mean) * (x - mean);
        let mean = mean(region);
        fold(region, mean, R::Elem::ZERO, square, Ring::plus)
    };
    squares.map(|sum| sum / count(R::COUNT.saturating_sub(correction)))
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
    let (zero, plus) = (R::Elem::ZERO, <R::Elem as Ring>::plus);
    let mut blocks = Pairwise::<Moments<R::Elem>, _, { usize::BITS as usize }>::new(
        #[cfg_attr(not(unoptimised), inline(always))]
        |a: Moments<R::Elem>, b| a.join(b),
    );
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
            for Range { start, end } in blocks_of(TWICE, run) {
                let sum = block::<_, LANES>(start, end, zero, at, plus);
                let mean = sum / count(end - start);
                let square = always(
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |i| (at(i) - mean) * (at(i) - mean),
                );
                blocks.push(Moments {
                    count: end - start,
                    mean,
                    squares: block::<_, LANES>(start, end, zero, square, plus),
                });
            }
        },
    );
    blocks.total(Moments::NOTHING)
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
                    |beside| (means.add(beside).read(), squares.add(beside).read()),
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
            for beside in 0..self.width {
                let (mean, square) = at(beside);
                means.add(beside).write(mean);
                squares.add(beside).write(square);
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
                |beside| {
                    let (mean, square) = (means.add(beside).read(), squares.add(beside).read());
                    let (new_mean, new_square) = at(beside);
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
                        |beside| (means.add(beside).read(), squares.add(beside).read()),
                    );
                }
            }
            all = Some(place);
        }
        let mut total = [T::ZERO; W];
        if let Some(from) = all {
            for (beside, total) in total.iter_mut().numbered().take(self.width) {
                // SAFETY: it has been written.
                *total = unsafe {
                    self.squares
                        .as_ptr()
                        .cast::<[T; W]>()
                        .add(from)
                        .cast::<T>()
                        .add(beside)
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
                |row, beside| {
                    // SAFETY: the plan visits the index; `beside` is less than the width.
                    unsafe { elements.at(row, beside) }
                },
            );
            for Range { start, end } in blocks_of(ROWS, run) {
                if end - start == ROWS {
                    blocks.push(
                        ROWS,
                        #[cfg_attr(not(unoptimised), inline(always))]
                        |beside| {
                            let mut x = [zero; ROWS];
                            unrolled(
                                #[cfg_attr(not(unoptimised), inline(always))]
                                |row| {
                                    x[row] = at(start + row, beside);
                                    x[row + UNROLLED] = at(start + row + UNROLLED, beside);
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
                    for (beside, mean) in means.iter_mut().numbered().take(R::WIDTH) {
                        *mean = *mean + at(row, beside);
                    }
                }
                for mean in means.iter_mut().take(R::WIDTH) {
                    *mean = *mean / rows;
                }
                for row in start..end {
                    for (beside, square) in squares.iter_mut().numbered().take(R::WIDTH) {
                        let apart = at(row, beside) - means[beside];
                        *square = *square + apart * apart;
                    }
                }
                blocks.push(
                    end - start,
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |beside| (means[beside], squares[beside]),
                );
            }
        },
    );
    blocks.total()
}
#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
fn deviation<const W: usize, R: Region<W, Elem: Real>>(
    region: &R,
    correction: usize,
) -> [R::Elem; W] {
    variance(region, correction).map(num_traits::Float::sqrt)
}
#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
fn norm<const W: usize, R: Region<W, Elem: Real>>(region: &R) -> [R::Elem; W] {
    total(region, |x| x * x).map(num_traits::Float::sqrt)
}
#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
fn norm_with<const W: usize, R: Region<W, Elem: Real>>(region: &R, p: R::Elem) -> [R::Elem; W] {
    use num_traits::Float;
    let (zero, one) = (R::Elem::ZERO, R::Elem::ONE);
    if p == zero {
        total(region, |x: R::Elem| if x == zero { zero } else { one })
    } else if p == one {
        total(region, |x| x.absolute())
    } else if p == one + one {
        norm(region)
    } else if p.is_infinite() {
        if R::COUNT == 0 {
            [if p > zero { zero } else { R::Elem::infinity() }; W]
        } else if p > zero {
            extreme(region, |x| x.absolute(), Ordered::upper)
        } else {
            extreme(region, |x| x.absolute(), Ordered::lower)
        }
    } else {
        total(region, |x| x.absolute().powf(p)).map(|sum| sum.powf(one / p))
    }
}
/// The sum of the exponentials of a moderate number of elements, minus `shift`. They are written to a buffer before
/// they are added, so that their computation is vectorized.
#[cfg_attr(not(unoptimised), inline(always))]
fn few_exponentials<const W: usize, R: Region<W, Elem: Real>>(
    region: &R,
    shift: R::Elem,
) -> R::Elem {
    const PLACES: usize = 2 * LANES;
    let mut sums = [R::Elem::ZERO; PLACES];
    walk_runs::<W, Read<R, W>, _>(
        region,
        0..<Read<R, W> as Walk>::STEPS,
        #[cfg_attr(not(unoptimised), inline(always))]
        |elements, run| {
            for block in blocks_of(PLACES, run) {
                let mut part = [R::Elem::ZERO; PLACES];
                for (e, i) in part.iter_mut().zip(block) {
                    // SAFETY: the plan visits the index.
                    *e = (unsafe { elements.at(i, 0) } - shift).exponential();
                }
                for (sum, e) in sums.iter_mut().zip(part) {
                    *sum = *sum + e;
                }
            }
        },
    );
    join_lanes(&sums, Ring::plus)
}
#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
fn log_sum_exp<const W: usize, R: Region<W, Elem: Real>>(region: &R) -> [R::Elem; W] {
    use num_traits::Float;
    if R::COUNT == 0 {
        return [R::Elem::neg_infinity(); W];
    }
    let shift = extreme(region, |x| x, Ordered::upper).map(|largest| {
        if largest.is_infinite() {
            R::Elem::ZERO
        } else {
            largest
        }
    });
    if const { VECTORS && W == 1 && R::COUNT <= TWICE } {
        let sum = in_vectors::<ComputeBound, _, _, W>(
            region,
            #[cfg_attr(not(unoptimised), inline(always))]
            move |region| few_exponentials(region, shift[0]),
        );
        return [sum.logarithm() + shift[0]; W];
    }
    let exp = |shift, x| R::Elem::exponential(x - shift);
    let sums = fold_as::<ComputeBound, W, _, _, _>(region, shift, R::Elem::ZERO, exp, Ring::plus);
    let mut all = [R::Elem::ZERO; W];
    for (i, x) in all.iter_mut().numbered().take(R::WIDTH) {
        *x = sums[i].logarithm() + shift[i];
    }
    all
}

// ------------------------------------------------------------------ shapes

/// A shape with at least one element, so that a smallest and a largest element exist.
#[diagnostic::on_unimplemented(
    message = "cannot take the minimum or maximum of an empty tensor of the shape {S}",
    label = "a size is 0"
)]
pub trait NonEmpty<S>: crate::num::Sealed {}
#[diagnostic::do_not_recommend]
impl<S> NonEmpty<S> for True {}
pub(crate) type HasElements<S> = <<S as Shape>::IsEmpty as Bool>::Not;

/// Dimensions with at least one element, so that a smallest and a largest element exist.
#[diagnostic::on_unimplemented(
    message = "cannot take the minimum or maximum along an empty dimension of the shape {S}",
    label = "a size is 0"
)]
pub trait NonEmptyAlong<S>: crate::num::Sealed {
    #[doc(hidden)]
    type Pass<Out: Shape>: Shape;
}
#[diagnostic::do_not_recommend]
impl<S> NonEmptyAlong<S> for True {
    type Pass<Out: Shape> = Out;
}
pub(crate) type HasAlong<S, P> = <<P as Places>::OneIsEmpty<S> as Bool>::Not;
/// The size of dimension `DIM`.
pub type SizeAlong<S, const DIM: isize> = <<S as AxisOrScalar<DIM>>::Index as Index>::Get<S>;
/// A size of a shape `S` for which a smallest and a largest element exist, by the verdict `Z` on whether it is 0.
pub trait Searched<S, Z>: crate::num::Sealed {
    #[doc(hidden)]
    type Pass<Out: Shape>: Shape;
}
#[diagnostic::do_not_recommend]
impl<N: crate::num::Sealed, S> Searched<S, False> for N {
    type Pass<Out: Shape> = Out;
}
impl<N: SearchedForNothing<S>, S> Searched<S, True> for N {
    type Pass<Out: Shape> = Out;
}
// Never used: a second candidate prevents rustc from choosing one before the verdict is known.
#[diagnostic::do_not_recommend]
impl<N: crate::num::Sealed, S> Searched<S, crate::shape::NoShape> for N {
    type Pass<Out: Shape> = Out;
}
/// Never satisfied: a search over no elements.
#[diagnostic::on_unimplemented(
    message = "cannot take the minimum or maximum along an empty dimension of the shape {S}",
    label = "a size is 0"
)]
pub trait SearchedForNothing<S>: crate::num::Zero {}
// Depends on the verdict, so that its reason is the error.
type Found<S, const DIM: isize, Out> =
    <NonZero<SizeAlong<S, DIM>> as Searched<S, IsZeroOf<SizeAlong<S, DIM>>>>::Pass<Out>;
// Depends on the verdict, as below.
type SomeAlong<S, P, Out> = <HasAlong<S, P> as NonEmptyAlong<S>>::Pass<Out>;

/// The shape without dimension `DIM`.
pub type Without<S, const DIM: isize> = <<S as AxisOrScalar<DIM>>::Index as Index>::Remove<S>;
/// The shape with 1 for dimension `DIM`.
pub type Keeping<S, const DIM: isize> = <<S as AxisOrScalar<DIM>>::Index as Index>::Set<S, D<1>>;

type PlacesOf<S, P, Op> = <P as NamedDims<S, Op>>::Places;
// Depends on the verdict, so that its reason is the error.
type AfterVerdict<S, P, Op, Out> = <<NamesOnce<Contiguous<S>, P, Op> as NamedOnce<P, S, Op>>::Pass<
    Contiguous<Out>,
> as Layout>::Shape;
/// The shape without the dimensions that `P` names.
pub type WithoutDims<S, P, Op> = AfterVerdict<S, P, Op, DroppedFrom<S, PlacesOf<S, P, Op>>>;
/// The shape with 1 for each dimension that `P` names.
pub type KeepingDims<S, P, Op> = AfterVerdict<S, P, Op, <PlacesOf<S, P, Op> as Places>::Mark<S>>;

// ------------------------------------------------------------------ the table

/// The rule that reduces the elements of a region to one result.
#[doc(hidden)]
pub trait Reducer<T: Element>: Copy + crate::num::Sealed {
    type Out: Element;
    /// Whether each element is compared twice.
    const SEARCHES: bool = false;
    fn reduce<const W: usize, R: Region<W, Elem = T>>(self, region: &R) -> [Self::Out; W];
}

/// A reduction along some dimensions, with its operand.
#[derive(Debug)]
pub struct Reduced<F, P, A, Out> {
    pub(crate) reducer: F,
    pub(crate) a: A,
    of: PhantomData<fn() -> (P, Out)>,
}
impl<F, P, A, Out> Reduced<F, P, A, Out> {
    pub(crate) fn new(reducer: F, a: A) -> Self {
        Self {
            reducer,
            a,
            of: PhantomData,
        }
    }
}
impl<F: Clone, P, A: Clone, Out> Clone for Reduced<F, P, A, Out> {
    fn clone(&self) -> Self {
        Self::new(self.reducer.clone(), self.a.clone())
    }
}
impl<F: Copy, P, A: Copy, Out> Copy for Reduced<F, P, A, Out> {}
kernels! { ready:
    [F: Reducer<A::Elem>, P: Places, A: ExprNode, Out: Shape]
    Reduced<F, P, A, Out> => Reduced<F, P, A::Ready, Out>, F::Out, Out;
    a: A;
    |this| Reduced::new(this.reducer, a);
}
// SAFETY: each lane has a result, and all results are written.
unsafe impl<F: Reducer<A::Elem>, P: Places, A: ExprNode, Out: Shape> Compute
    for Reduced<F, P, A, Out>
{
    type Elem = F::Out;
    type Shape = Out;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut F::Out, unique: bool) {
        // SAFETY: the caller's promise.
        unsafe { along::<A, P, F, L>(&self.a, self.reducer, out, unique) }
    }
}

/// The rule that selects the better of two elements.
#[doc(hidden)]
pub trait Extreme: Copy + crate::num::Sealed {
    fn beats<T: Ordered>(a: T, b: T) -> bool;
    fn keep<T: Ordered>(a: T, b: T) -> T;
}
macro_rules! extremes {
    ($($(#[$doc:meta])* $Of:ident $beats:ident $keep:ident;)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $Of;
        #[diagnostic::do_not_recommend]
        impl crate::num::Sealed for $Of {}
        impl Extreme for $Of {
            #[cfg_attr(not(unoptimised), inline(always))]
            fn beats<T: Ordered>(a: T, b: T) -> bool {
                a.$beats(b)
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn keep<T: Ordered>(a: T, b: T) -> T {
                a.$keep(b)
            }
        }
    )* };
}
extremes! {
    /// Selects the smallest element.
    Smallest below lower;
    /// Selects the largest element.
    Largest above upper;
}

/// The position of the best element.
#[derive(Clone, Copy, Debug)]
pub struct ArgOp<F>(pub(crate) F);
#[diagnostic::do_not_recommend]
impl<F> crate::num::Sealed for ArgOp<F> {}
impl<T: Ordered, F: Extreme> Reducer<T> for ArgOp<F> {
    type Out = usize;
    const SEARCHES: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn reduce<const W: usize, R: Region<W, Elem = T>>(self, region: &R) -> [usize; W] {
        first_extreme(region, F::beats, F::keep).map(
            #[cfg_attr(not(unoptimised), inline(always))]
            |(_, place)| place,
        )
    }
}

/// The best elements along a dimension, and the position of the first of each along it.
#[derive(Debug)]
pub struct ValuesIndices<F, P, A, Out> {
    pub(crate) a: A,
    of: PhantomData<fn() -> (F, P, Out)>,
}
impl<F, P, A, Out> ValuesIndices<F, P, A, Out> {
    pub(crate) fn new(a: A) -> Self {
        Self { a, of: PhantomData }
    }
}
impl<F, P, A: Clone, Out> Clone for ValuesIndices<F, P, A, Out> {
    fn clone(&self) -> Self {
        Self::new(self.a.clone())
    }
}
impl<F, P, A: Copy, Out> Copy for ValuesIndices<F, P, A, Out> {}
pairs! { ready:
    [F: Extreme, P: Places, A: ExprNode<Elem: Ordered>, Out: Shape]
    ValuesIndices<F, P, A, Out> => ValuesIndices<F, P, A::Ready, Out>, A::Elem, usize, Out;
    a: A;
    |_this| ValuesIndices::new(a);
}
// SAFETY: each lane has two results, and all results are written.
unsafe impl<F: Extreme, P: Places, A: ExprNode<Elem: Ordered>, Out: Shape> ComputePair
    for ValuesIndices<F, P, A, Out>
{
    type First = A::Elem;
    type Second = usize;
    type Shape = Out;
    #[inline]
    unsafe fn run<LV: Layout<Shape = Out>, LP: Layout<Shape = Out>>(
        &self,
        values: *mut A::Elem,
        places: *mut usize,
        unique: bool,
    ) {
        macro_rules! write {
            ($W:ident) => {
                lanes::<A, P, $W>(
                    &self.a,
                    unique,
                    #[cfg_attr(not(unoptimised), inline(always))]
                    move |lane| {
                        let best = first_extreme(lane, F::beats, F::keep);
                        // SAFETY: as in `along`.
                        unsafe {
                            put::<A, P, LV, $W, _>(lane, values, |beside| best[beside].0);
                            put::<A, P, LP, $W, _>(lane, places, |beside| best[beside].1);
                        }
                    },
                )
            };
        }
        if const { in_lines::<A, P>() && Lane::<A, P, LINE>::COUNT >= SEARCHED_LATE } {
            #[cfg(feature = "rayon")]
            if in_shared_lines::<A, P>(unique) {
                return write!(SHARED_LINE);
            }
            write!(LINE);
        } else if const { STRIPS && Beside::of::<A, P>().size > 2 * MANY } {
            write!(WIDE);
        } else if const { Beside::of::<A, P>().size >= MANY } {
            write!(MANY);
        } else if const { Beside::of::<A, P>().size >= FEW } {
            write!(FEW);
        } else {
            write!(ONE);
        }
    }
}

/// The rule that updates a running result with the next element.
#[doc(hidden)]
pub trait Step<T: Element>: crate::num::Sealed {
    /// The running result, and what else is kept with it.
    type State: Copy;
    type More: Copy;
    type Out: Element;
    const START: (Self::State, Self::More);
    fn step(state: (Self::State, Self::More), x: T) -> ((Self::State, Self::More), Self::Out);
}
/// The steps of `cumsum`.
#[derive(Clone, Copy, Debug)]
pub struct RunningSum;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for RunningSum {}
impl<T: Summable> Step<T> for RunningSum {
    type State = T::Sum;
    type More = T::Sum;
    type Out = T::Sum;
    const START: (T::Sum, T::Sum) = (T::Sum::NOTHING, T::Sum::NOTHING);
    #[cfg_attr(not(unoptimised), inline(always))]
    fn step(state: (T::Sum, T::Sum), x: T) -> ((T::Sum, T::Sum), T::Sum) {
        running_sum(state, x)
    }
}
/// The steps of `cumprod`.
#[derive(Clone, Copy, Debug)]
pub struct RunningProduct;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for RunningProduct {}
impl<T: Summable> Step<T> for RunningProduct {
    type State = T::Sum;
    type More = ();
    type Out = T::Sum;
    const START: (T::Sum, ()) = (T::Sum::UNIT, ());
    #[cfg_attr(not(unoptimised), inline(always))]
    fn step((product, ()): (T::Sum, ()), x: T) -> ((T::Sum, ()), T::Sum) {
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
        unsafe { scan::<A, P, L, _, _, _>(&self.a, F::START, out, unique, F::step) }
    }
}

// A row generates a method for all elements, and four along dimensions:
//
//     /// The description.
//     name dim dims dim_keepdim dims_keepdim (parameters) { op: its type, of: the bound on the elements, to: the type
//         of the result, by: how a region is reduced, some: NonEmpty Searched NonEmptyAlong if it takes an element,
//         eg: elements, (parameters) => result }
//
// Types are written twice: for elements of `Self` and of `T`.
macro_rules! reductions {
    (
        rows { $(
            $(#[$doc:meta])*
            $name:ident $dim:ident $dims:ident $dim_keep:ident $dims_keep:ident ($($p:ident: $P:ty as $PT:ty),*) {
                op: $Op:ident, of: $Bound:tt, to: $Out:ty as $OutT:ty, by: |$r:ident| $e:expr, $(some: $Some:tt $One:tt $Along:tt,)?
                eg: $from:expr, ($($arg:expr),*) => $to:expr
            }
        )* }
        best { $(
            $best:ident $best_keep:ident $position:ident $arg_dim:ident $arg_keep:ident $Of:ident $what:literal,
                $eg:literal $at:literal;
        )* }
        other { $($other:tt)* }
        along { $($along:tt)* }
    ) => {
        /// Reductions of all elements of an expression to one value: `x.sum()`.
        pub trait Reduce: Expr {
            $(
                $(#[$doc])*
                #[doc = concat!(
                    "
PyTorch's `x.", stringify!($name), "(..)`.

```
use stridewise::prelude::*;
let x = ",
                    stringify!($from), ";
assert_eq!(x.", stringify!($name), "(", stringify!($($arg),*), "), ",
                    stringify!($to), ");
```"
                )]
                fn $name(self $(, $p: $P)*) -> $Out
                where
                    Self::Elem: $Bound,
                    $(HasElements<Self::Shape>: $Some<Self::Shape>,)?
                {
                    with_ready(self.node(), #[cfg_attr(not(unoptimised), inline(always))] |node| {
                        let $r = &node;
                        let [result] = $e;
                        result
                    })
                }
            )*
            $(
                #[doc = concat!("The position of the ", $what, " element, counted row by row; the first of several. ",
                    "PyTorch's `x.arg", $eg, "()`.

```
use stridewise::prelude::*;
",
                    "let x = tensor![[3, 1, 2], [4, 4, 5]];
",
                    "assert_eq!(x.as_slice()[x.", stringify!($position), "()], x.", $eg, "());
```"
                )]
                fn $position(self) -> usize
                where
                    Self::Elem: Ordered,
                    HasElements<Self::Shape>: NonEmpty<Self::Shape>,
                {
                    with_ready(self.node(), #[cfg_attr(not(unoptimised), inline(always))] |node| first_extreme(&node, $Of::beats, $Of::keep)[0].1)
                }
            )*
            $($other)*
        }
        impl<E: Expr> Reduce for E {}

        /// Reductions of an expression along dimensions.
        ///
        /// `x.sum_dim::<1>()` reduces one dimension, which is removed, and `x.sum_dims::<Dims![0, 2]>()` reduces
        /// several; with `_keepdim` the dimensions are kept with size 1. Negative dimensions count from the end. A
        /// dimension that is out of range, or is named twice, does not compile.
        pub trait ReduceDims<M: Memory = Host>: Expr<M> {
            $(
                #[doc = concat!(
                    "[`", stringify!($name), "`](Reduce::", stringify!($name), ") along dimension `DIM`, which ",
                    "disappears. PyTorch's `x.", stringify!($name), "(.., dim)`.

```
",
                    "use stridewise::prelude::*;
let x = Tensor::<", reductions!(@example $Bound), ", Shape![2, 3]>::ones();
",
                    "assert_eq!(x.", stringify!($dim), "::<1>(", stringify!($($arg),*), ").eval().shape(), [2]);
```"
                )]
                fn $dim<const DIM: isize>(self $(, $p: $P)*) -> Lazy<Reduced<reductions!(@op $Op $($P)*), OnePlace<Self::Shape, DIM>, Self::Node, reductions!(@one [$($One)?] Without<Self::Shape, DIM>)>>
                where
                    Self::Elem: $Bound,
                    Self::Shape: AxisOrScalar<DIM>,
                    $(SizeAlong<Self::Shape, DIM>: NonZeroDim,
                    SizeAlong<Self::Shape, DIM>: $One<Self::Shape, IsZeroOf<SizeAlong<Self::Shape, DIM>>>,)?
                {
                    Lazy(Reduced::new($Op { $($p),* }, self.node()))
                }
                #[doc = concat!(
                    "[`", stringify!($name), "`](Reduce::", stringify!($name), ") along the dimensions `P`, which ",
                    "disappear. PyTorch's `x.", stringify!($name), "(.., dim=(0, 2))`.

```
",
                    "use stridewise::prelude::*;
let x = Tensor::<", reductions!(@example $Bound), ", Shape![2, 3, 4]>::ones();
",
                    "assert_eq!(x.", stringify!($dims), "::<Dims![0, -1]>(", stringify!($($arg),*), ").eval().shape(), [3]);
```"
                )]
                fn $dims<P: NamedDims<Self::Shape, operation::$dims>>(self $(, $p: $P)*)
                    -> Lazy<Reduced<reductions!(@op $Op $($P)*), P::Places, Self::Node, reductions!(@along [$($Along)?] P::Places, WithoutDims<Self::Shape, P, operation::$dims>)>>
                where
                    Self::Elem: $Bound,
                    NamesOnce<Contiguous<Self::Shape>, P, operation::$dims>:
                        NamedOnce<P, Self::Shape, operation::$dims>,
                    $(HasAlong<Self::Shape, P::Places>: $Along<Self::Shape>,)?
                {
                    Lazy(Reduced::new($Op { $($p),* }, self.node()))
                }
                #[doc = concat!(
                    "[`", stringify!($name), "`](Reduce::", stringify!($name), ") along dimension `DIM`, which ",
                    "stays with the size 1. PyTorch's `x.", stringify!($name), "(.., dim, keepdim=True)`.

```
",
                    "use stridewise::prelude::*;
let x = Tensor::<", reductions!(@example $Bound), ", Shape![2, 3]>::ones();
",
                    "assert_eq!(x.", stringify!($dim_keep), "::<1>(", stringify!($($arg),*), ").eval().shape(), [2, 1]);
```"
                )]
                fn $dim_keep<const DIM: isize>(self $(, $p: $P)*) -> Lazy<Reduced<reductions!(@op $Op $($P)*), OnePlace<Self::Shape, DIM>, Self::Node, reductions!(@one [$($One)?] Keeping<Self::Shape, DIM>)>>
                where
                    Self::Elem: $Bound,
                    Self::Shape: AxisOrScalar<DIM>,
                    $(SizeAlong<Self::Shape, DIM>: NonZeroDim,
                    SizeAlong<Self::Shape, DIM>: $One<Self::Shape, IsZeroOf<SizeAlong<Self::Shape, DIM>>>,)?
                {
                    Lazy(Reduced::new($Op { $($p),* }, self.node()))
                }
                #[doc = concat!(
                    "[`", stringify!($name), "`](Reduce::", stringify!($name), ") along the dimensions `P`, which ",
                    "stay with the size 1. PyTorch's `x.", stringify!($name), "(.., dim=(0, 2), keepdim=True)`.

```
",
                    "use stridewise::prelude::*;
let x = Tensor::<", reductions!(@example $Bound), ", Shape![2, 3, 4]>::ones();
",
                    "assert_eq!(x.", stringify!($dims_keep), "::<Dims![0, -1]>(", stringify!($($arg),*), ").eval().shape(), [1, 3, 1]);
```"
                )]
                fn $dims_keep<P: NamedDims<Self::Shape, operation::$dims>>(self $(, $p: $P)*)
                    -> Lazy<Reduced<reductions!(@op $Op $($P)*), P::Places, Self::Node, reductions!(@along [$($Along)?] P::Places, KeepingDims<Self::Shape, P, operation::$dims>)>>
                where
                    Self::Elem: $Bound,
                    NamesOnce<Contiguous<Self::Shape>, P, operation::$dims>:
                        NamedOnce<P, Self::Shape, operation::$dims>,
                    $(HasAlong<Self::Shape, P::Places>: $Along<Self::Shape>,)?
                {
                    Lazy(Reduced::new($Op { $($p),* }, self.node()))
                }
            )*
            $(
                #[doc = concat!("The ", $what, " elements along dimension `DIM`, which disappears, and where along it ",
                    "the first of each lies. NaN counts as the ", $what, ". PyTorch's `x.", $eg, "(dim)`.

```
",
                    "use stridewise::prelude::*;
let x = tensor![[3, 1, 2], [4, 4, 5]];
",
                    "let (values, indices) = x.", stringify!($best), "::<1>().eval();
",
                    "assert_eq!((values, indices), (x.a", $eg, "_dim::<1>().eval(), x.", stringify!($arg_dim), "::<1>().eval()));
",
                    "assert_eq!(x.", stringify!($arg_dim), "::<1>().eval().as_slice(), ", $at, ");
```"
                )]
                fn $best<const DIM: isize>(self)
                    -> Lazy<ValuesIndices<$Of, OnePlace<Self::Shape, DIM>, Self::Node, Found<Self::Shape, DIM, Without<Self::Shape, DIM>>>>
                where
                    Self::Elem: Ordered,
                    Self::Shape: AxisOrScalar<DIM>,
                    SizeAlong<Self::Shape, DIM>: NonZeroDim,
                    SizeAlong<Self::Shape, DIM>: Searched<Self::Shape, IsZeroOf<SizeAlong<Self::Shape, DIM>>>,
                {
                    Lazy(ValuesIndices::new(self.node()))
                }
                #[doc = concat!("The ", $what, " elements along dimension `DIM`, which stays with the size 1, and where. ",
                    "PyTorch's `x.", $eg, "(dim, keepdim=True)`.")]
                fn $best_keep<const DIM: isize>(self)
                    -> Lazy<ValuesIndices<$Of, OnePlace<Self::Shape, DIM>, Self::Node, Found<Self::Shape, DIM, Keeping<Self::Shape, DIM>>>>
                where
                    Self::Elem: Ordered,
                    Self::Shape: AxisOrScalar<DIM>,
                    SizeAlong<Self::Shape, DIM>: NonZeroDim,
                    SizeAlong<Self::Shape, DIM>: Searched<Self::Shape, IsZeroOf<SizeAlong<Self::Shape, DIM>>>,
                {
                    Lazy(ValuesIndices::new(self.node()))
                }
                #[doc = concat!("Where along dimension `DIM`, which disappears, the ", $what, " element lies; the first of ",
                    "several. PyTorch's `x.arg", $eg, "(dim)`.

```
use stridewise::prelude::*;
",
                    "let x = tensor![[3, 1, 2], [4, 4, 5]];
",
                    "assert_eq!(x.", stringify!($arg_dim), "::<1>().eval().as_slice(), ", $at, ");
```"
                )]
                fn $arg_dim<const DIM: isize>(self) -> Lazy<Reduced<ArgOp<$Of>, OnePlace<Self::Shape, DIM>, Self::Node, Found<Self::Shape, DIM, Without<Self::Shape, DIM>>>>
                where
                    Self::Elem: Ordered,
                    Self::Shape: AxisOrScalar<DIM>,
                    SizeAlong<Self::Shape, DIM>: NonZeroDim,
                    SizeAlong<Self::Shape, DIM>: Searched<Self::Shape, IsZeroOf<SizeAlong<Self::Shape, DIM>>>,
                {
                    Lazy(Reduced::new(ArgOp($Of), self.node()))
                }
                #[doc = concat!("Where along dimension `DIM`, which stays with the size 1, the ", $what, " element lies. ",
                    "PyTorch's `x.arg", $eg, "(dim, keepdim=True)`.")]
                fn $arg_keep<const DIM: isize>(self) -> Lazy<Reduced<ArgOp<$Of>, OnePlace<Self::Shape, DIM>, Self::Node, Found<Self::Shape, DIM, Keeping<Self::Shape, DIM>>>>
                where
                    Self::Elem: Ordered,
                    Self::Shape: AxisOrScalar<DIM>,
                    SizeAlong<Self::Shape, DIM>: NonZeroDim,
                    SizeAlong<Self::Shape, DIM>: Searched<Self::Shape, IsZeroOf<SizeAlong<Self::Shape, DIM>>>,
                {
                    Lazy(Reduced::new(ArgOp($Of), self.node()))
                }
            )*
            $($along)*
        }
        impl<M: Memory, E: Expr<M>> ReduceDims<M> for E {}
        $(
            #[doc = concat!("How `", stringify!($name), "` reduces elements to one.")]
            #[derive(Clone, Copy, Debug)]
            #[allow(non_camel_case_types)]
            pub struct $Op<$($p),*> {
                $(pub(crate) $p: $p),*
            }
            #[diagnostic::do_not_recommend]
            #[allow(non_camel_case_types)]
            impl<$($p),*> crate::num::Sealed for $Op<$($p),*> {}
            impl<T: $Bound> Reducer<T> for reductions!(@op $Op $($PT)*) {
                type Out = $OutT;
                #[cfg_attr(not(unoptimised), inline(always))]
                fn reduce<const W: usize, R: Region<W, Elem = T>>(self, $r: &R) -> [Self::Out; W] {
                    let Self { $($p),* } = self;
                    $e
                }
            }
        )*
    };
    (@op $Op:ident) => { $Op };
    (@op $Op:ident $P:ty) => { $Op<$P> };
    (@one [] $Out:ty) => { $Out };
    (@one [$One:tt] $Out:ty) => { Found<Self::Shape, DIM, $Out> };
    (@along [] $P:ty, $Out:ty) => { $Out };
    (@along [$Along:tt] $P:ty, $Out:ty) => { SomeAlong<Self::Shape, $P, $Out> };
    (@example Real) => { "f32" };
    (@example $Bound:tt) => { "i32" };
}

reductions! {
    rows {
        /// The sum. Floats are summed in their own type, integers and booleans in `i64`, as in PyTorch.
        sum sum_dim sum_dims sum_dim_keepdim sum_dims_keepdim () {
            op: SumOp, of: Summable, to: <Self::Elem as Summable>::Sum as <T as Summable>::Sum, by: |r| total(r, |x| x.summand()),
            eg: Tensor::<u8, Shape![5]>::full(255), () => 1275
        }
        /// The product. Floats are multiplied in their own type, integers and booleans in `i64`, as in PyTorch.
        prod prod_dim prod_dims prod_dim_keepdim prod_dims_keepdim () {
            op: ProdOp, of: Summable, to: <Self::Elem as Summable>::Sum as <T as Summable>::Sum,
            by: |r| product(r),
            eg: tensor![2.0, 3.0, 4.0], () => 24.0
        }
        /// The mean; NaN if there are no elements.
        mean mean_dim mean_dims mean_dim_keepdim mean_dims_keepdim () {
            op: MeanOp, of: Real, to: Self::Elem as T, by: |r| mean(r), eg: tensor![1.0, 2.0, 4.5], () => 2.5
        }
        /// The variance, divided by the number of elements minus one.
        var var_dim var_dims var_dim_keepdim var_dims_keepdim () {
            op: VarOp, of: Real, to: Self::Elem as T, by: |r| variance(r, 1), eg: tensor![1.0, 2.0, 3.0], () => 1.0
        }
        /// The variance, divided by the number of elements minus `correction`: 0 for the variance of a whole
        /// population.
        var_with var_dim_with var_dims_with var_dim_keepdim_with var_dims_keepdim_with (correction: usize as usize) {
            op: VarWithOp, of: Real, to: Self::Elem as T, by: |r| variance(r, correction), eg: tensor![1.0, 3.0], (0) => 1.0
        }
        /// The standard deviation, with the variance divided by the number of elements minus one.
        std std_dim std_dims std_dim_keepdim std_dims_keepdim () {
            op: StdOp, of: Real, to: Self::Elem as T, by: |r| deviation(r, 1),
            eg: tensor![1.0, 2.0, 3.0], () => 1.0
        }
        /// The standard deviation, with the variance divided by the number of elements minus `correction`.
        std_with std_dim_with std_dims_with std_dim_keepdim_with std_dims_keepdim_with (correction: usize as usize) {
            op: StdWithOp, of: Real, to: Self::Elem as T, by: |r| deviation(r, correction),
            eg: tensor![1.0, 3.0], (0) => 1.0
        }
        /// The Euclidean norm: the square root of the sum of squares.
        norm norm_dim norm_dims norm_dim_keepdim norm_dims_keepdim () {
            op: NormOp, of: Real, to: Self::Elem as T, by: |r| norm(r), eg: tensor![3.0, -4.0], () => 5.0
        }
        /// The `p`-norm: the `p`-th root of the sum of the `p`-th powers of the absolute values. For `p` = 0 it is the
        /// number of nonzero elements, for ∞ and -∞ the largest and the smallest absolute value.
        norm_with norm_dim_with norm_dims_with norm_dim_keepdim_with norm_dims_keepdim_with (p: Self::Elem as T) {
            op: NormWithOp, of: Real, to: Self::Elem as T, by: |r| norm_with(r, p), eg: tensor![3.0, -4.0], (1.0) => 7.0
        }
        /// The logarithm of the sum of the exponentials, without intermediate overflow.
        logsumexp logsumexp_dim logsumexp_dims logsumexp_dim_keepdim logsumexp_dims_keepdim () {
            op: LogSumExpOp, of: Real, to: Self::Elem as T, by: |r| log_sum_exp(r), eg: tensor![500.0, f64::NEG_INFINITY], () => 500.0
        }
        /// Whether at least one element is true, or nonzero.
        any any_dim any_dims any_dim_keepdim any_dims_keepdim () {
            op: AnyOp, of: ToBool, to: bool as bool, by: |r| truths(r, false, |a, b| a | b), eg: tensor![0, 2], () => true
        }
        /// Whether all elements are true, or nonzero.
        all all_dim all_dims all_dim_keepdim all_dims_keepdim () {
            op: AllOp, of: ToBool, to: bool as bool, by: |r| truths(r, true, |a, b| a & b), eg: tensor![0, 2], () => false
        }
        /// The number of elements that are true, or nonzero.
        count_nonzero count_nonzero_dim count_nonzero_dims count_nonzero_dim_keepdim count_nonzero_dims_keepdim () {
            op: CountNonzeroOp, of: ToBool, to: i64 as i64, by: |r| total(r, |x| x.truth() as i64), eg: tensor![0, 2, 3], () => 2
        }
        /// The smallest element; NaN if there is one.
        amin amin_dim amin_dims amin_dim_keepdim amin_dims_keepdim () {
            op: AminOp, of: Ordered, to: Self::Elem as T, by: |r| extreme(r, |x| x, Ordered::lower), some: NonEmpty Searched NonEmptyAlong,
            eg: tensor![3, 1, 2], () => 1
        }
        /// The largest element; NaN if there is one.
        amax amax_dim amax_dims amax_dim_keepdim amax_dims_keepdim () {
            op: AmaxOp, of: Ordered, to: Self::Elem as T, by: |r| extreme(r, |x| x, Ordered::upper), some: NonEmpty Searched NonEmptyAlong,
            eg: tensor![3, 1, 2], () => 3
        }
    }
    best {
        min_dim min_dim_keepdim argmin argmin_dim argmin_dim_keepdim Smallest "smallest", "min" "[1, 0]";
        max_dim max_dim_keepdim argmax argmax_dim argmax_dim_keepdim Largest "largest", "max" "[0, 2]";
    }
    other {
        /// Returns the smallest element; NaN if there is one. PyTorch's `x.min()`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// assert_eq!(tensor![3, 1, 2].min(), 1);
        /// ```
        fn min(self) -> Self::Elem
        where
            Self::Elem: Ordered,
            HasElements<Self::Shape>: NonEmpty<Self::Shape>,
        {
            let [smallest] = with_ready(self.node(), #[cfg_attr(not(unoptimised), inline(always))] |node| extreme(&node, |x| x, Ordered::lower));
            smallest
        }

        /// Returns the largest element; NaN if there is one. PyTorch's `x.max()`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// assert_eq!(tensor![3, 1, 2].max(), 3);
        /// ```
        fn max(self) -> Self::Elem
        where
            Self::Elem: Ordered,
            HasElements<Self::Shape>: NonEmpty<Self::Shape>,
        {
            let [largest] = with_ready(self.node(), #[cfg_attr(not(unoptimised), inline(always))] |node| extreme(&node, |x| x, Ordered::upper));
            largest
        }

        /// Returns the Euclidean distance from another expression; the two broadcast. PyTorch's `x.dist(y)`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let x: Tensor<f32, Shape![2]> = tensor![3.0, 4.0];
        /// assert_eq!(x.dist(&Tensor::<f32, Shape![2]>::zeros()), 5.0);
        /// ```
        fn dist<E: IntoExpr<Elem = Self::Elem>>(self, other: E) -> Self::Elem
        where
            Self::Elem: Real,
            Self::Shape: BroadcastWith<E::Shape>,
        {
            let difference = Binary { op: SubOp, a: self.node(), b: other.node() };
            let [distance] = with_ready(difference, |node| norm(&node));
            distance
        }

        /// Returns the distance from another expression in the `p`-norm: [`norm_with`](Reduce::norm_with). PyTorch's
        /// `x.dist(y, p)`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let x: Tensor<f32, Shape![2]> = tensor![3.0, 4.0];
        /// assert_eq!(x.dist_with(&Tensor::<f32, Shape![2]>::zeros(), f32::INFINITY), 4.0);
        /// ```
        fn dist_with<E: IntoExpr<Elem = Self::Elem>>(self, other: E, p: Self::Elem) -> Self::Elem
        where
            Self::Elem: Real,
            Self::Shape: BroadcastWith<E::Shape>,
        {
            let difference = Binary { op: SubOp, a: self.node(), b: other.node() };
            let [distance] = with_ready(difference, |node| norm_with(&node, p));
            distance
        }
    }
    along {
        /// Returns the cumulative sums along dimension `DIM`; the shape is unchanged. Float sums are compensated: each
        /// is as accurate as if computed with twice the digits. PyTorch's `x.cumsum(dim)`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// assert_eq!(tensor![[1i64, 2, 3], [4, 5, 6]].cumsum::<1>().eval().as_slice(), [1, 3, 6, 4, 9, 15]);
        /// ```
        fn cumsum<const DIM: isize>(self) -> Lazy<Scan<RunningSum, OnePlace<Self::Shape, DIM>, Self::Node>>
        where
            Self::Elem: Summable,
            Self::Shape: AxisOrScalar<DIM>,
        {
            Lazy(Scan::new(self.node()))
        }

        /// Returns the cumulative products along dimension `DIM`; the shape is unchanged. PyTorch's `x.cumprod(dim)`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// assert_eq!(tensor![[1i64, 2, 3], [4, 5, 6]].cumprod::<1>().eval().as_slice(), [1, 2, 6, 4, 20, 120]);
        /// ```
        fn cumprod<const DIM: isize>(self) -> Lazy<Scan<RunningProduct, OnePlace<Self::Shape, DIM>, Self::Node>>
        where
            Self::Elem: Summable,
            Self::Shape: AxisOrScalar<DIM>,
        {
            Lazy(Scan::new(self.node()))
        }
    }
}
