//! Operations for which the library has a function of adjacent elements, compiled once, for AVX-512: it uses instructions
//! that a compiler does not find in a loop over elements, and the loops of users need no copy of it.
//!
//! An operand that is in memory is read in place, others are computed in chunks: by their own function, if they have one.

use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::Range;

use super::Block;
use super::ExprNode;
use super::eval::{Walk, distance};
use super::plan::effective;
use super::simd_dispatch::{Loop, Vectors};
use crate::layout::Layout;
use crate::num::offset::{Numbered, index};
use crate::shape::{MAX_RANK, Shape};

/// From this number of elements along the innermost loop on, a block is worth a call.
pub(super) const WORTH_BLOCKS: usize = 64;
/// The number of elements of an operand that are computed at once: each call reads constants again.
const CHUNK: usize = 1024;

/// The blocks for a range of steps of the loop that writes an expression to the layout `L`, the first element at `out`.
pub(super) struct Blocks<P, T, L> {
    steps: Range<usize>,
    out: *mut T,
    to: PhantomData<(P, L)>,
}
impl<P, T, L> Blocks<P, T, L> {
    /// # Safety
    /// The plan `P` visits indices of the expression, which has blocks, and of the layout, which has stride 1 along its
    /// innermost loop. The layout from `out` on may be written, and no other code reads or writes it. The processor has
    /// AVX-512.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) unsafe fn new(steps: Range<usize>, out: *mut T) -> Self {
        let to = PhantomData;
        Self { steps, out, to }
    }
}
impl<P: Walk, L: Layout, N: ExprNode> Loop<N, ()> for Blocks<P, N::Elem, L> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self, node: &N) {
        P::walk_runs(
            self.steps,
            #[cfg_attr(not(unoptimised), inline(always))]
            |index, axis, run| {
                let mut first = *index;
                first[axis] = run.start;
                let len = run.end.saturating_sub(run.start);
                // SAFETY: the constructor's contract: the plan visits the indices of the run.
                unsafe {
                    let out = self.out.add(distance::<L>(&first));
                    node.block::<V>(&first, axis, out, len);
                }
            },
        );
    }
}

/// Writes what a function of the library makes of so many elements of `a`, from the index on along the dimension `axis`.
///
/// # Safety
/// As for [`ExprNode::block`] of the operation on `a`.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn block<V: Vectors, A: ExprNode, U>(
    a: &A,
    index: &[usize; MAX_RANK],
    axis: usize,
    out: *mut U,
    len: usize,
    function: Block<A::Elem, U>,
) {
    if let Some(strides) = const { A::STRIDES } {
        let strides = effective(&<A::Shape as Shape>::PADDED, &strides);
        if strides[axis] == 1 {
            let mut at = 0;
            for d in 0..MAX_RANK {
                at = index!(at + index[d] * strides[d]);
            }
            // SAFETY: the caller's promise: the indices are within the operand's layout, where the elements of the run are
            // adjacent.
            return unsafe { function(a.pointer().add(at), out, len) };
        }
    }
    let mut chunk = [const { MaybeUninit::<A::Elem>::uninit() }; CHUNK];
    let mut index = *index;
    let begin = index[axis];
    let mut done = 0;
    while done < len {
        let many = (len - done).min(CHUNK);
        let mut rare = const { !A::RARE };
        if const { A::BLOCK } {
            index[axis] = index!(begin + done);
            // SAFETY: the caller's promise: indices of the run; the chunk has room for as many elements.
            unsafe { a.block::<V>(&index, axis, chunk.as_mut_ptr().cast(), many) };
            rare = false;
        } else if const { A::RARE } {
            for (i, x) in chunk[..many].iter_mut().numbered() {
                index[axis] = index!(begin + done + i);
                // SAFETY: the caller's promise: an index of the run.
                x.write(unsafe { a.load_usual::<V>(&index, &mut rare) });
            }
        }
        if rare {
            for (i, x) in chunk[..many].iter_mut().numbered() {
                index[axis] = index!(begin + done + i);
                // SAFETY: the caller's promise: an index of the run.
                x.write(unsafe { a.load_with::<V>(&index) });
            }
        }
        // SAFETY: the elements of the chunk are written; `out` has room for those of the run.
        unsafe { function(chunk.as_ptr().cast(), out.add(done), many) };
        done += many;
    }
}
