//! A region: the elements that are reduced to one result, or to `W` results that are neighbours in memory.

use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::Range;

#[cfg(feature = "rayon")]
use crate::expr::PARALLEL_FROM;
use crate::expr::in_blocks;
#[cfg(feature = "rayon")]
use crate::expr::only::{Condition, only};
#[cfg(feature = "rayon")]
use crate::expr::parallel::{part_of, split_and_join};
use crate::expr::plan::{Operands, Plan};
use crate::expr::simd_dispatch::{
    ComputeBound, Loop, VECTORS, Vectors, WORTH_VECTORS, Weight, vectorised, with_vectors,
};
use crate::expr::{ExprNode, Walk, turned};
use crate::num::offset::index;
use crate::ops::join::axis;
use crate::shape::{Index, MAX_RANK, Shape};
use crate::storage::Element;

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
    /// Whether elements are computed in chunks, by loops of their own for the widest vectors, before they are combined.
    const CHUNKS: bool;
    /// The dimension along which the results are neighbours.
    const AXIS: usize = MAX_RANK - 1;
    /// # Safety
    /// The index, aligned to the right, is one that a plan of these sizes and operands visits; `column` is less than
    /// `WIDTH`.
    unsafe fn load(&self, index: &[usize; MAX_RANK], column: usize) -> Self::Elem;
    /// Writes a chunk of so many elements: of one result, from the index on along the innermost loop of the plan `P`, or of
    /// one index, of results that are neighbours.
    ///
    /// # Safety
    /// As for `load`, of each element; `CHUNKS` is true, and `out` has room.
    unsafe fn fill<P: Walk>(&self, index: &[usize; MAX_RANK], count: usize, out: *mut Self::Elem);
}
/// Whether the elements of an expression are computed in chunks: a function then has all vector registers, as it has
/// when the expression is evaluated, whose results are the same bits.
pub(crate) const fn in_chunks<N: ExprNode>() -> bool {
    VECTORS
        && cfg!(feature = "std")
        && (N::HEAVY || N::RARE)
        // Chunks of larger elements, such as those with many derivatives, would be large on the stack.
        && size_of::<N::Elem>() <= 16
        && <N::Shape as Shape>::NUMEL >= WORTH_VECTORS
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
    const CHUNKS: bool = in_chunks::<N>();
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK], _: usize) -> N::Elem {
        // SAFETY: the caller's promise.
        unsafe { ExprNode::load(self, index) }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn fill<P: Walk>(&self, index: &[usize; MAX_RANK], count: usize, out: *mut N::Elem) {
        // SAFETY: the caller's promise.
        unsafe { fill::<P, Self, N, 1>(self, *index, count, out) }
    }
}

/// Calls `f` with a region, compiled for wide vectors.
#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
pub(super) fn in_vectors<H: Weight, R: Region<W>, T, const W: usize>(
    region: &R,
    f: impl FnOnce(&R) -> T,
) -> T {
    if const { R::WITHIN && (R::HEAVY || !H::HEAVY) } {
        return f(region);
    }
    vectorised::<H, _, _>(const { R::COUNT.saturating_mul(W) }, region, f)
}

/// The plan to read a region in the order that suits its operands.
pub(super) struct Read<R, const W: usize>(PhantomData<R>);

impl<R: Region<W>, const W: usize> Walk for Read<R, W> {
    const PLAN: Plan = Plan::new(&R::SIZES, &R::OPERANDS);
}

impl<R: Region<W>, const W: usize> Weight for Read<R, W> {
    const HEAVY: bool = R::HEAVY;
}

/// The weight of an operation that compares every element twice. For a region outside a vectorized loop it counts as
/// heavy, because AVX2 vectors do not suffice to reach the memory bandwidth.
pub(super) struct Met<R, const W: usize>(PhantomData<R>);

impl<R: Region<W>, const W: usize> Weight for Met<R, W> {
    const HEAVY: bool = R::HEAVY || !R::WITHIN;
}

/// The plan to read a region in logical order.
pub(super) struct ReadInOrder<R, const W: usize>(PhantomData<R>);

impl<R: Region<W>, const W: usize> Walk for ReadInOrder<R, W> {
    const PLAN: Plan = Plan::in_order(&R::SIZES, &R::OPERANDS);
}

/// The elements of one innermost loop of the plan `P`.
pub(super) struct Run<'r, P, R, const W: usize> {
    region: &'r R,
    first: &'r [usize; MAX_RANK],
    /// [`Self::AXIS`], as the loop hands it over, which takes fewer instructions where a row is summed up.
    axis: usize,
    plan: PhantomData<P>,
}

impl<'r, P: Walk, R: Region<W>, const W: usize> Run<'r, P, R, W> {
    /// The dimension along which the loop goes.
    const AXIS: usize = P::PLAN.axis[MAX_RANK - 1];
    /// The first loop of the plan.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn first(region: &'r R) -> Self {
        Self {
            region,
            first: &[0; MAX_RANK],
            axis: Self::AXIS,
            plan: PhantomData,
        }
    }
    /// # Safety
    /// `i` is less than the extent of the loop, `column` less than the width.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) unsafe fn at(&self, i: usize, column: usize) -> R::Elem {
        let mut index = *self.first;
        index[self.axis] = i;
        // SAFETY: the plan visits the index; the caller's promise.
        unsafe { self.region.load(&index, column) }
    }
}

impl<P: Walk, R: Region<W>, const W: usize> Run<'_, P, R, W> {
    /// Computes the elements of a range of steps and one column, or of one step and some columns, by a loop for the widest
    /// vectors.
    ///
    /// # Safety
    /// The steps are steps of the loop, the columns less than the width, and `out` has room for one element of each.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) unsafe fn fill(&self, steps: Range<usize>, columns: usize, out: *mut R::Elem) {
        let mut index = *self.first;
        index[Self::AXIS] = steps.start;
        let count = if W == 1 {
            index!(steps.end - steps.start)
        } else {
            columns
        };
        // SAFETY: the caller's promise.
        unsafe { self.region.fill::<P>(&index, count, out) }
    }
}
/// Calls `f` with elements of a region of one result, in any order, in chunks of at most `N` that have been computed by
/// loops of their own.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn walk_chunks<const N: usize, const W: usize, P: Walk, R: Region<W>>(
    region: &R,
    part: Range<usize>,
    mut f: impl FnMut(&[R::Elem]),
) {
    let mut chunk = [const { MaybeUninit::<R::Elem>::uninit() }; N];
    walk_runs::<W, P, _>(
        region,
        part,
        #[cfg_attr(not(unoptimised), inline(always))]
        |elements, run| {
            for block in blocks_of(N, run) {
                let (first, count) = (chunk.as_mut_ptr().cast(), index!(block.end - block.start));
                // SAFETY: the plan visits the index; a block is no longer than a chunk, and has been written.
                f(unsafe {
                    elements.fill(block, 1, first);
                    core::slice::from_raw_parts(first, count)
                });
            }
        },
    );
}
/// [`Region::fill`] of a region of an expression, from an index of the expression on, by a loop for the widest vectors.
///
/// # Safety
/// As for [`Region::fill`].
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn fill<P: Walk, R: Region<W, Elem = N::Elem>, N: ExprNode, const W: usize>(
    node: &N,
    first: [usize; MAX_RANK],
    count: usize,
    out: *mut N::Elem,
) {
    // SAFETY: the caller's promise.
    unsafe { fill_along::<InRegion<P, R, W>, N>(node, first, count, out) }
}
/// Writes so many elements of an expression: those from an index on, along a dimension, by a loop for the widest vectors.
///
/// # Safety
/// As for [`ExprNode::load`], for each of the indices; `out` has room.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn fill_along<A: Dimension, N: ExprNode>(
    node: &N,
    first: [usize; MAX_RANK],
    count: usize,
    out: *mut N::Elem,
) {
    let along = PhantomData::<A>;
    let fill = Fill {
        first,
        count,
        out,
        along,
    };
    // The expression itself is the argument: writing elements does not change it, as the compiler then knows. Of an
    // expression that a region borrows it does not.
    with_vectors::<ComputeBound, N, ()>(usize::MAX, node, fill);
}
/// A dimension, counted as those of an index.
pub(crate) trait Dimension {
    const AXIS: usize;
}
/// The dimension along which the lanes of an expression run.
pub(crate) struct Along<N, I>(PhantomData<(N, I)>);
impl<N: ExprNode, I: Index> Dimension for Along<N, I> {
    const AXIS: usize = axis::<N::Shape, I>();
}
/// The dimension along which a plan of a region reads the elements of one result, or along which results are neighbours.
struct InRegion<P, R, const W: usize>(PhantomData<(P, R)>);
impl<P: Walk, R: Region<W>, const W: usize> Dimension for InRegion<P, R, W> {
    const AXIS: usize = if W == 1 {
        P::PLAN.axis[MAX_RANK - 1]
    } else {
        R::AXIS
    };
}
struct Fill<T, A> {
    first: [usize; MAX_RANK],
    count: usize,
    out: *mut T,
    along: PhantomData<A>,
}
impl<A: Dimension, N: ExprNode> Loop<N, ()> for Fill<N::Elem, A> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self, node: &N) {
        // As where the expression is evaluated: the elements are the same bits.
        let Self {
            first, count, out, ..
        } = self;
        // SAFETY: the promise of `fill_along`.
        unsafe {
            if const { in_blocks::<N>() } {
                turned::fill::<V, N, true>(node, &first, A::AXIS, count, out);
            } else {
                turned::fill::<V, N, false>(node, &first, A::AXIS, count, out);
            }
        }
    }
}

/// Calls `f` with the elements of each innermost loop of some steps, and the range of that loop.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn walk_runs<const W: usize, P: Walk, R: Region<W>>(
    region: &R,
    part: Range<usize>,
    mut f: impl FnMut(Run<P, R, W>, Range<usize>),
) {
    P::walk_runs(
        part,
        #[cfg_attr(not(unoptimised), inline(always))]
        |first, axis, run| {
            let elements = Run {
                region,
                first,
                axis,
                plan: PhantomData,
            };
            f(elements, run);
        },
    );
}

/// Calls `take` with the result of `reduce` for each part of the split loop, in order; the parts run on several
/// threads. Returns false if the region is too small or its elements must stay on their thread.
#[cfg(feature = "rayon")]
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn in_parts<const W: usize, P: Walk, R: Region<W>, T: Copy>(
    reduce: impl Fn(Range<usize>) -> T,
    take: impl FnMut(T),
) -> bool {
    R::is_shared()
        && only::<IsParallel<W, P, R>, _, _>(
            #[cfg_attr(not(unoptimised), inline(always))]
            || {
                // Parts of additions alone are twice as long: to join the lanes of a part takes some thousand
                // instructions.
                let part = part_of(P::STEPS, R::COUNT) * if R::HEAVY { 1 } else { 2 };
                // SAFETY: the elements are plain numbers, computed by known operations, and so are the results.
                unsafe { split_and_join(P::STEPS, part, R::COUNT, reduce, take) };
            },
        )
        .is_some()
}
#[cfg(feature = "rayon")]
struct IsParallel<const W: usize, P, R>(PhantomData<(P, R)>);
#[cfg(feature = "rayon")]
impl<const W: usize, P: Walk, R: Region<W>> Condition for IsParallel<W, P, R> {
    const HOLDS: bool = W == 1 && R::COUNT >= PARALLEL_FROM && P::STEPS > 1;
}

/// Splits a range into parts of equal length; the last one may be shorter.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn blocks_of(length: usize, range: Range<usize>) -> impl Iterator<Item = Range<usize>> {
    range.clone().step_by(length).map(move |start| {
        let left = index!(range.end - start);
        start..index!(start + if left > length { length } else { left })
    })
}
