//! The position of the smallest or largest element: the first of several.

use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::Range;

use super::accumulate::{Lined, UNROLLED, always, always_at, join_lanes, unrolled};
use super::extrema::{best_of, best_of_group, better, first_row, group};
use super::lanes::{
    Adjacent, FEW, LINE, Lane, MANY, ONE, STRIPS, WIDE, in_lines, lanes, put, put_once,
};
#[cfg(feature = "rayon")]
use super::lanes::{SHARED_LINE, in_shared_lines};
use super::node::Reducer;
#[cfg(feature = "rayon")]
use super::region::in_parts;
use super::region::{Read, ReadInOrder, Region, blocks_of, in_vectors, walk_runs};
use super::short::{each_short, is_short, put_lanes};
#[cfg(feature = "rayon")]
use crate::expr::PARALLEL_FROM;
#[cfg(feature = "rayon")]
use crate::expr::parallel::Others;
use crate::expr::simd_dispatch::{VECTORS, Vectors};
use crate::expr::{ComputePair, ExprNode, NoDerivative, Walk, pairs};
use crate::layout::{Layout, Places, operation};
use crate::num::offset::{Numbered, index};
use crate::ops::{LANES, Ordered};
use crate::shape::{MAX_RANK, Shape};

/// The number of elements that are searched at once for a better one.
const SEARCHED: usize = 64 * LANES;
/// The number of rows from which the search keeps only the block of the best element while reading.
pub(super) const SEARCHED_LATE: usize = 512;
/// The numbers of elements, the least and the most, of lanes that are searched many at once: an element of a vector is
/// of one lane. Longer ones fill vectors by themselves, and so do shorter ones that are not of bytes.
const fn searched_together(bytes: usize) -> [usize; 2] {
    if bytes == 1 { [12, 255] } else { [29, 56] }
}
/// The same where the element is a result, too.
const fn found_together(bytes: usize) -> [usize; 2] {
    if bytes == 1 { [32, 255] } else { [29, 56] }
}
/// The row number that means that no row has been found.
const NOWHERE: u32 = u32::MAX;

/// The first of the best elements, and its position in logical order.
#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
pub(super) fn first_extreme<const W: usize, R: Region<W, Elem: Ordered>>(
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
        for (column, (best, place)) in best.iter_mut().zip(&mut *places).numbered().take(width) {
            let mut next = (*best, *place);
            if let Some(from) = from {
                unrolled(
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |r| next = met(at(from + r, column), (from + r) as u32, next, &beats),
                );
            } else {
                next = met(at(row, column), row as u32, next, &beats);
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
        for (column, (best, place)) in best.0.iter_mut().zip(&mut places.0).numbered().take(width) {
            let next = best_of_group(
                *best,
                #[cfg_attr(not(unoptimised), inline(always))]
                |r| at(from + r, column),
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
    for (column, found) in found.iter_mut().numbered().take(width) {
        let (best, from) = (best.0[column], places.0[column] as usize - 1);
        let mut place = from;
        // From the last row of the block to the first.
        unrolled(
            #[cfg_attr(not(unoptimised), inline(always))]
            |r| {
                let row = from + UNROLLED - 1 - r;
                place = if beats(best, at(row, column)) {
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
    if const { R::CHUNKS } {
        return first_extreme_in_chunks(region, part, (index, start), beats, keep);
    }
    // SAFETY: there is an element, so the plan visits the first index of the part.
    let mut found = first_row::<W, R, _>(
        #[cfg_attr(not(unoptimised), inline(always))]
        |column| (unsafe { region.load(&index, column) }, start),
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
                    |row, column| {
                        // SAFETY: the plan visits the index; `column` is less than the width.
                        unsafe { elements.at(row, column) }
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
                        // SAFETY: the plan visits the index; `column` is less than the width.
                        |row, column| unsafe { elements.at(block.start + row, column) },
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
                    if const { VECTORS && R::COUNT <= SEARCHED && !(R::WITHIN && R::COUNT >= LANES) }
                    {
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

/// As [`first_extreme_part`], of elements that are computed in chunks. `first` is the first element of the part.
#[cfg_attr(not(unoptimised), inline(always))]
fn first_extreme_in_chunks<const W: usize, R: Region<W, Elem: Ordered>>(
    region: &R,
    part: Range<usize>,
    (first, start): ([usize; MAX_RANK], usize),
    beats: impl Fn(R::Elem, R::Elem) -> bool,
    keep: impl Fn(R::Elem, R::Elem) -> R::Elem + Copy,
) -> [(R::Elem, usize); W] {
    let mut row = [const { MaybeUninit::<R::Elem>::uninit() }; W];
    let width = if W == 1 { 1 } else { R::WIDTH };
    // SAFETY: there is an element, so the plan visits the first index of the part; the width is at most `W`.
    unsafe { region.fill::<ReadInOrder<R, W>>(&first, width, row.as_mut_ptr().cast()) };
    let mut found = first_row::<W, R, _>(
        #[cfg_attr(not(unoptimised), inline(always))]
        // SAFETY: the column has been written.
        |column| (unsafe { row[column].assume_init() }, start),
    );
    let split = const { <ReadInOrder<R, W> as Walk>::SPLIT };
    let mut position = if split == MAX_RANK - 1 { 0 } else { start };
    walk_runs::<W, ReadInOrder<R, W>, _>(
        region,
        part,
        #[cfg_attr(not(unoptimised), inline(always))]
        |elements, run| {
            let length = run.end;
            if W == 1 {
                let mut chunk = [const { MaybeUninit::<R::Elem>::uninit() }; SEARCHED];
                for block in blocks_of(SEARCHED, run) {
                    let first = chunk.as_mut_ptr().cast::<R::Elem>();
                    let count = index!(block.end - block.start);
                    // SAFETY: the plan visits the indices; a block is no longer than a chunk, and has been written.
                    let chunk = unsafe {
                        elements.fill(block.clone(), 1, first);
                        core::slice::from_raw_parts(first.cast_const(), count)
                    };
                    // SAFETY: an index of the chunk.
                    let at = always(
                        #[cfg_attr(not(unoptimised), inline(always))]
                        |i| unsafe { *chunk.get_unchecked(i) },
                    );
                    let best = best_of(0..count, found[0].0, at, keep);
                    if beats(best, found[0].0) {
                        let place = chunk.iter().position(|x| !beats(best, *x));
                        let place = place.map_or(block.start, |place| index!(block.start + place));
                        found[0] = (best, index!(position + place));
                    }
                }
            } else {
                for step in run {
                    let first = row.as_mut_ptr().cast::<R::Elem>();
                    // SAFETY: the plan visits the index; the width is at most `W`.
                    unsafe { elements.fill(step..index!(step + 1), R::WIDTH, first) };
                    for (column, found) in found.iter_mut().numbered().take(R::WIDTH) {
                        // SAFETY: it has been written.
                        let x = unsafe { first.add(column).read() };
                        if beats(x, found.0) {
                            *found = (x, index!(position + step));
                        }
                    }
                }
            }
            position += length;
        },
    );
    found
}

/// The rule that selects the better of two elements.
#[doc(hidden)]
pub trait Extreme: Copy + crate::num::Sealed {
    /// The name of the operation that finds its position.
    type Position: 'static;
    fn beats<T: Ordered>(a: T, b: T) -> bool;
    fn keep<T: Ordered>(a: T, b: T) -> T;
}

macro_rules! extremes {
    ($($(#[$doc:meta])* $Of:ident $position:ident $beats:ident $keep:ident;)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $Of;
        #[diagnostic::do_not_recommend]
        impl crate::num::Sealed for $Of {}
        impl Extreme for $Of {
            type Position = operation::$position;
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
    Smallest argmin_dim below lower;
    /// Selects the largest element.
    Largest argmax_dim above upper;
}

/// The position of the best element.
#[derive(Clone, Copy, Debug)]
pub struct ArgOp<F>(pub(crate) F);

#[diagnostic::do_not_recommend]
impl<F> crate::num::Sealed for ArgOp<F> {}

impl<T: Ordered, F: Extreme> Reducer<T> for ArgOp<F> {
    type Out = usize;
    type Derivative = NoDerivative<F::Position>;
    const SEARCHES: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn reduce<const W: usize, R: Region<W, Elem = T>>(self, region: &R) -> [usize; W] {
        first_extreme(region, F::beats, F::keep).map(
            #[cfg_attr(not(unoptimised), inline(always))]
            |(_, place)| place,
        )
    }
    const IN_VECTORS: [usize; 2] = searched_together(size_of::<T>());
    #[cfg_attr(not(unoptimised), inline(always))]
    fn reduce_with<V: Vectors, const W: usize, R: Region<W, Elem = T>>(
        self,
        region: &R,
    ) -> [usize; W] {
        Best(PhantomData::<F>).reduce_with::<V, W, R>(region).map(
            #[cfg_attr(not(unoptimised), inline(always))]
            |(_, place)| place,
        )
    }
}

/// The best element and its position.
#[derive(Clone, Copy, Debug)]
struct Best<F>(PhantomData<F>);

#[diagnostic::do_not_recommend]
impl<F> crate::num::Sealed for Best<F> {}

impl<T: Ordered, F: Extreme> Reducer<T> for Best<F> {
    type Out = (T, usize);
    type Derivative = NoDerivative<F::Position>;
    const SEARCHES: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn reduce<const W: usize, R: Region<W, Elem = T>>(self, region: &R) -> [(T, usize); W] {
        first_extreme(region, F::beats, F::keep)
    }
    const IN_VECTORS: [usize; 2] = found_together(size_of::<T>());
    #[cfg_attr(not(unoptimised), inline(always))]
    fn reduce_with<V: Vectors, const W: usize, R: Region<W, Elem = T>>(
        self,
        region: &R,
    ) -> [(T, usize); W] {
        let all = 0..<ReadInOrder<R, W> as Walk>::STEPS;
        first_extreme_part(region, all, F::beats, F::keep)
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
        // SAFETY: the caller's promise.
        unsafe { (const { Self::write::<LV, LP>() })(&self.a, values, places, unique) }
    }
}
type Write<A> = unsafe fn(&A, *mut <A as ExprNode>::Elem, *mut usize, bool);
impl<F: Extreme, P: Places, A: ExprNode<Elem: Ordered>, Out: Shape> ValuesIndices<F, P, A, Out> {
    /// With the number of lanes at a time that suits the shape.
    const fn write<LV: Layout<Shape = Out>, LP: Layout<Shape = Out>>() -> Write<A> {
        if in_lines::<A, P>() && Lane::<A, P, LINE>::COUNT >= SEARCHED_LATE {
            Self::write_lines::<LV, LP>
        } else if STRIPS && Adjacent::of::<A, P>().size > 2 * MANY {
            Self::write_of::<WIDE, LV, LP>
        } else if Adjacent::of::<A, P>().size >= MANY {
            Self::write_of::<MANY, LV, LP>
        } else if Adjacent::of::<A, P>().size >= FEW {
            Self::write_of::<FEW, LV, LP>
        } else if is_short::<A, P, Best<F>>() {
            Self::write_short::<LV, LP>
        } else {
            Self::write_of::<ONE, LV, LP>
        }
    }
    /// # Safety
    /// As for [`ComputePair::run`].
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn write_lines<LV: Layout<Shape = Out>, LP: Layout<Shape = Out>>(
        a: &A,
        values: *mut A::Elem,
        places: *mut usize,
        unique: bool,
    ) {
        // SAFETY: the caller's promise.
        unsafe {
            #[cfg(feature = "rayon")]
            if in_shared_lines::<A, P>(unique) {
                return Self::write_of::<SHARED_LINE, LV, LP>(a, values, places, unique);
            }
            Self::write_of::<LINE, LV, LP>(a, values, places, unique);
        }
    }
    /// # Safety
    /// As for [`ComputePair::run`].
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn write_short<LV: Layout<Shape = Out>, LP: Layout<Shape = Out>>(
        a: &A,
        values: *mut A::Elem,
        places: *mut usize,
        unique: bool,
    ) {
        // SAFETY: the caller's promise; the results are those of lanes.
        unsafe {
            each_short::<A, P, Best<F>>(
                a,
                Best(PhantomData),
                unique,
                #[cfg_attr(not(unoptimised), inline(always))]
                |start, best| {
                    put_lanes::<A, P, LV, _, _>(start, best, values, |best| best.0);
                    put_lanes::<A, P, LP, _, _>(start, best, places, |best| best.1);
                },
            );
        }
    }
    /// # Safety
    /// As for [`ComputePair::run`].
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn write_of<const W: usize, LV: Layout<Shape = Out>, LP: Layout<Shape = Out>>(
        a: &A,
        values: *mut A::Elem,
        places: *mut usize,
        unique: bool,
    ) {
        lanes::<A, P, W>(
            a,
            unique,
            const { put_once::<W>() },
            #[cfg_attr(not(unoptimised), inline(always))]
            move |lane| {
                let best = first_extreme(lane, F::beats, F::keep);
                // SAFETY: as in `along`.
                unsafe {
                    put::<A, P, LV, W, _>(lane, values, |column| best[column].0);
                    put::<A, P, LP, W, _>(lane, places, |column| best[column].1);
                }
            },
        );
    }
}
