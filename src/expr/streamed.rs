//! Results larger than the cache, which are written past it: a store to memory that is not in the cache reads it first.

use core::arch::x86_64 as arch;
use core::mem::MaybeUninit;
use core::ops::Range;

use super::ExprNode;
use super::eval::Walk;
use super::simd_dispatch::{Guaranteed, Loop, Vectors};
use crate::num::offset::index;

/// The bytes of a line of the cache.
const LINE: usize = 64;
/// The bytes that are computed before they are streamed: few, so that reads and writes of memory overlap.
const CHUNK: usize = 1 << 8;

#[repr(align(64))]
struct Room([MaybeUninit<u8>; CHUNK]);

/// The elements for a range of steps of the only loop of the plan `P`, to contiguous memory.
pub(super) struct Streamed<P, T> {
    steps: Range<usize>,
    out: *mut T,
    by: core::marker::PhantomData<P>,
}
impl<P: Walk, T> Streamed<P, T> {
    /// # Safety
    /// The plan visits indices of the expression in one loop, and there is memory for all elements from `out` on, which
    /// no other code reads or writes. A line of the cache has a whole number of elements, of plain bits.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) unsafe fn new(steps: Range<usize>, out: *mut T) -> Self {
        let by = core::marker::PhantomData;
        Self { steps, out, by }
    }
}
impl<P: Walk, N: ExprNode> Loop<N, ()> for Streamed<P, N::Elem> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self, node: &N) {
        let out = self.out;
        let each = const { CHUNK / size_of::<N::Elem>() };
        let mut room = Room([MaybeUninit::uninit(); CHUNK]);
        // After the loop, and where a closure in the expression panics.
        let _fence = Fence;
        P::walk_runs(
            self.steps,
            #[cfg_attr(not(unoptimised), inline(always))]
            |index, axis, run| {
                let (mut index, mut begin) = (*index, run.start);
                let chunk: *mut N::Elem = room.0.as_mut_ptr().cast();
                // SAFETY: the constructor's contract; a chunk has no more elements than there is room for.
                unsafe {
                    // The elements before the first line.
                    let mut many = out.add(begin).align_offset(LINE).min(each);
                    while begin < run.end {
                        many = index!(run.end - begin).min(if many == 0 { each } else { many });
                        for i in 0..many {
                            index[axis] = index!(begin + i);
                            chunk.add(i).write(node.load_with::<Guaranteed>(&index));
                        }
                        stream(
                            chunk.cast(),
                            out.add(begin).cast(),
                            many * size_of::<N::Elem>(),
                        );
                        begin = index!(begin + many);
                        many = 0;
                    }
                }
            },
        );
    }
}

/// Other threads see what has been streamed before they see what is written after this is dropped.
struct Fence;
impl Drop for Fence {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn drop(&mut self) {
        // SAFETY: every x86-64 has it.
        unsafe { arch::_mm_sfence() };
    }
}

/// Copies bytes from lines of the cache, past it if they are whole lines.
///
/// # Safety
/// Both have so many bytes, apart from each other; the former begin with a line.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn stream(from: *const u8, to: *mut u8, bytes: usize) {
    // SAFETY: the caller's promise; whole lines are aligned.
    unsafe {
        let lines = if to.addr().is_multiple_of(LINE) {
            bytes / LINE
        } else {
            0
        };
        for line in 0..lines {
            let (from, to) = (from.add(line * LINE), to.add(line * LINE));
            for part in 0..LINE / 16 {
                let x = arch::_mm_load_si128(from.add(part * 16).cast());
                arch::_mm_stream_si128(to.add(part * 16).cast(), x);
            }
        }
        let done = lines * LINE;
        to.add(done)
            .copy_from_nonoverlapping(from.add(done), bytes - done);
    }
}
