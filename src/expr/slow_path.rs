//! Operations that need a few steps for usual elements, but a call for rare ones, such as the sine of a large angle.
//! A loop with a call is not vectorised. So the elements of a chunk are computed as usual ones, and if one of them
//! was rare, all of them are computed again, with calls.

use core::mem::MaybeUninit;
use core::ops::Range;

use super::simd_dispatch::Vectors;
use super::{ExprNode, Walk};
use crate::num::offset::{Numbered, index};
use crate::shape::MAX_RANK;

/// The number of elements of a chunk, large enough that the check of each chunk costs no time.
const CHUNK: usize = 256;
/// From this number of elements along the innermost loop on, chunks are used.
pub(super) const WORTH_CHUNKS: usize = 16;

/// Calls `put` with each index and element of a range of steps of the split loop. `put` does not write to an operand.
///
/// # Safety
/// The plan `P` visits indices of the expression.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn chunks<V: Vectors, P: Walk, N: ExprNode>(
    part: Range<usize>,
    node: &N,
    mut put: impl FnMut(&[usize; MAX_RANK], N::Elem),
) {
    P::walk_runs(
        part,
        #[cfg_attr(not(unoptimised), inline(always))]
        |index, axis, run| {
            let mut index = *index;
            let mut begin = run.start;
            while begin < run.end {
                let many = index!(run.end - begin).min(CHUNK);
                let mut chunk = [MaybeUninit::<N::Elem>::uninit(); CHUNK];
                let mut rare = false;
                for (i, x) in chunk[..many].iter_mut().numbered() {
                    index[axis] = index!(begin + i);
                    // SAFETY: the plan visits the index.
                    x.write(unsafe { node.load_usual::<V>(&index, &mut rare) });
                }
                if rare {
                    for (i, x) in chunk[..many].iter_mut().numbered() {
                        index[axis] = index!(begin + i);
                        // SAFETY: the plan visits the index.
                        x.write(unsafe { node.load_with::<V>(&index) });
                    }
                }
                for (i, x) in chunk[..many].iter().numbered() {
                    index[axis] = index!(begin + i);
                    // SAFETY: written above.
                    put(&index, unsafe { x.assume_init() });
                }
                begin = index!(begin + many);
            }
        },
    );
}
