//! Expressions all of whose operands are transposed with respect to the result: `x.t().exp()`, `a.t() + b.t()`.
//!
//! They are computed along the rows of the operands, in tiles, and it is the tiles that are transposed: once, whatever
//! the number of operands.

use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::Range;

use super::ExprNode;
use super::eval::{Walk, distance, tiles};
use super::simd_dispatch::{Loop, Vectors};
use super::transpose::{Lines, transpose};
use crate::layout::Layout;
use crate::num::offset::{Numbered, index};
use crate::shape::MAX_RANK;

/// The sizes of a tile: elements of a row of the operands, which is a column of the result, and rows.
const HIGH: usize = 64;
const WIDE: usize = 32;

#[repr(align(64))]
struct Tile<T>([[MaybeUninit<T>; HIGH]; 2 * WIDE]);
/// The bytes of a line of the cache.
const LINE: usize = 64;

/// The tiles of a range of steps of a plan that writes an expression to the layout `L`, the first element at `out`.
pub(super) struct Turned<P, T, L> {
    steps: Range<usize>,
    out: *mut T,
    to: PhantomData<(P, L)>,
}
impl<P, T, L> Turned<P, T, L> {
    /// # Safety
    /// The plan `P` visits indices of the expression and of the layout, which has stride 1 along its innermost loop. The
    /// layout from `out` on may be written, and no other code reads or writes it.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) unsafe fn new(steps: Range<usize>, out: *mut T) -> Self {
        let to = PhantomData;
        Self { steps, out, to }
    }
}
impl<P: Walk, L: Layout, N: ExprNode> Loop<N, ()> for Turned<P, N::Elem, L> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self, node: &N) {
        let axes = const { [P::PLAN.axis[MAX_RANK - 2], P::PLAN.axis[MAX_RANK - 1]] };
        let step = const { L::PADDED_STRIDES[P::PLAN.axis[MAX_RANK - 2]] };
        let all = const { P::PLAN.extent[MAX_RANK - 1] };
        let size = const { size_of::<N::Elem>() };
        let mut tile = Tile::<N::Elem>([[MaybeUninit::uninit(); HIGH]; 2 * WIDE]);
        tiles::<P>(
            self.steps,
            [HIGH, WIDE],
            #[cfg_attr(not(unoptimised), inline(always))]
            |mut first, [rows, columns]| {
                // If all rows of the result begin at the same place of a line of the cache, tiles begin with lines, and the
                // last one has the rest.
                let (begin, end) = (first[axes[1]], index!(first[axes[1]] + columns));
                first[axes[1]] = 0;
                let row = self.out.wrapping_add(distance::<L>(&first));
                let shift =
                    if (step * size).is_multiple_of(LINE) && !row.addr().is_multiple_of(LINE) {
                        index!(WIDE - ((LINE - row.addr() % LINE) / size))
                    } else {
                        0
                    };
                let begin = begin.saturating_sub(shift);
                let end = if end == all { end } else { index!(end - shift) };
                let mut at = first;
                let lines = tile.0.iter_mut().numbered();
                for (c, column) in lines.take(index!(end - begin)) {
                    at[axes[1]] = index!(begin + c);
                    // SAFETY: the constructor's contract: the plan visits the tile, which is no longer than a column.
                    unsafe {
                        fill::<V, N, true>(node, &at, axes[0], rows, column.as_mut_ptr().cast())
                    };
                }
                // SAFETY: the constructor's contract; the elements of the tile have been written.
                unsafe {
                    let from = Lines {
                        first: tile.0.as_ptr().cast::<N::Elem>(),
                        step: HIGH,
                    };
                    let to = Lines {
                        first: row.add(begin),
                        step,
                    };
                    transpose(from, to, [rows, index!(end - begin)]);
                }
            },
        );
    }
}

/// Writes so many elements from `out` on: those from the index on along the dimension `axis`, by a function of `BLOCKS` if
/// the expression has one.
///
/// # Safety
/// As for [`ExprNode::load`], for each of the indices; `out` may be written.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn fill<V: Vectors, N: ExprNode, const BLOCKS: bool>(
    node: &N,
    first: &[usize; MAX_RANK],
    axis: usize,
    count: usize,
    out: *mut N::Elem,
) {
    if const { BLOCKS && N::BLOCK && V::BLOCKS } {
        // SAFETY: the caller's promise; these vectors are those of AVX-512.
        return unsafe { node.block::<V>(first, axis, out, count) };
    }
    let (mut index, mut rare) = (*first, const { !N::RARE });
    if const { N::RARE } {
        for i in 0..count {
            index[axis] = index!(first[axis] + i);
            // SAFETY: the caller's promise.
            unsafe { out.add(i).write(node.load_usual::<V>(&index, &mut rare)) };
        }
    }
    if rare {
        for i in 0..count {
            index[axis] = index!(first[axis] + i);
            // SAFETY: the caller's promise.
            unsafe { out.add(i).write(node.load_with::<V>(&index)) };
        }
    }
}
