//! Copies of joined and rearranged tensors, run by run: a row of the result consists of few runs of elements that are
//! adjacent in memory, in order or reversed, or that are equal. Runs of adjacent rows that are adjacent in memory, too, are
//! one copy.

use core::mem::MaybeUninit;
use core::ops::Range;

use super::ExprNode;
use super::eval::{Walk, distance};
#[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
use super::parallel::is_plain;
use super::simd_dispatch::{Loop, Vectors};
#[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
use super::simd_dispatch::{prefetch, vector_bytes};
use super::transpose::{Lines, transpose, transpose_up};
use crate::layout::Layout;
use crate::shape::{MAX_RANK, Shape};

/// The elements of a run.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub enum Run<T> {
    /// In memory, from the first one on, at a distance.
    Memory {
        first: *const T,
        step: isize,
        /// Which operand they are of: the address of its node. Two operands are never read as one, even if they are
        /// adjacent.
        of: usize,
    },
    /// All equal.
    Value(T),
}

/// Fewer elements are not worth a call.
const SHORT: usize = 4;
/// From this number of bytes of a row on, it is copied by runs.
pub(crate) const WORTH_RUNS: usize = 32;

/// The copies for a range of steps of the loop that writes an expression to the layout `L`, the first element at `out`.
pub(super) struct Copies<P, T, L> {
    steps: Range<usize>,
    out: *mut T,
    to: core::marker::PhantomData<(P, L)>,
}
impl<P, T, L> Copies<P, T, L> {
    /// # Safety
    /// The plan `P` visits indices of the expression, along the last dimension innermost, where the layout has stride 1.
    /// The layout from `out` on may be written, and no other code reads or writes it.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) unsafe fn new(steps: Range<usize>, out: *mut T) -> Self {
        let to = core::marker::PhantomData;
        Self { steps, out, to }
    }
}
impl<P: Walk, L: Layout, N: ExprNode> Loop<N, ()> for Copies<P, N::Elem, L> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self, node: &N) {
        let out = self.out;
        let mut pending = Pending {
            to: out,
            from: out.cast_const(),
            len: 0,
            of: 0,
        };
        P::walk_runs(
            self.steps,
            #[cfg_attr(not(unoptimised), inline(always))]
            |index, axis, row| {
                // SAFETY: the constructor's contract: the plan visits the index, and all of the row.
                unsafe {
                    let mut first = *index;
                    first[axis] = 0;
                    let to = out.add(distance::<L>(&first));
                    let mut put = visitor(
                        #[cfg_attr(not(unoptimised), inline(always))]
                        |range: Range<usize>, run| {
                            let len = range.end.saturating_sub(range.start);
                            // Rows of one operand that are adjacent to each other are one row of the plan.
                            if let (Some(_), Run::Memory { first, step: 1, .. }) = (N::STRIDES, run)
                            {
                                copy(first, to.add(range.start), len);
                            } else if len > 0 {
                                pending.copy(to.add(range.start), len, run);
                            }
                        },
                    );
                    node.runs(index, row, &mut put);
                }
            },
        );
        // SAFETY: as above.
        unsafe { pending.finish() }
    }
}

/// A copy that the next run may extend.
struct Pending<T> {
    to: *mut T,
    from: *const T,
    len: usize,
    of: usize,
}
impl<T: Copy + 'static> Pending<T> {
    /// # Safety
    /// The elements may be read, and written to `to`, which no operand contains.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn copy(&mut self, to: *mut T, len: usize, run: Run<T>) {
        // SAFETY: the caller's promise. The pending copy ends where it is compared, within one operand.
        unsafe {
            match run {
                Run::Memory { first, step, .. } if len < SHORT => {
                    for i in 0..len {
                        to.add(i).write(first.offset(step * i as isize).read());
                    }
                }
                Run::Memory { first, step, of } if step == 1 || len == 1 => {
                    if of == self.of
                        && first == self.from.wrapping_add(self.len)
                        && to == self.to.wrapping_add(self.len)
                    {
                        self.len += len;
                    } else {
                        self.finish();
                        *self = Self {
                            to,
                            from: first,
                            len,
                            of,
                        };
                    }
                }
                Run::Memory { first, step: 0, .. } => fill(to, len, first.read()),
                Run::Memory {
                    first, step: -1, ..
                } => reverse(to, first.sub(len - 1), len),
                Run::Memory { first, step, .. } => {
                    for i in 0..len {
                        to.add(i).write(first.offset(step * i as isize).read());
                    }
                }
                Run::Value(x) => fill(to, len, x),
            }
        }
    }
    /// # Safety
    /// As for `copy`.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn finish(&mut self) {
        // SAFETY: the caller's promise.
        unsafe { copy(self.from, self.to, self.len) }
    }
}

/// Copies adjacent elements.
///
/// # Safety
/// As for `copy_nonoverlapping`.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn copy<T: Copy + 'static>(from: *const T, to: *mut T, len: usize) {
    // SAFETY: the caller's promise.
    unsafe {
        #[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
        {
            let bytes = len * size_of::<T>();
            if copies_ahead::<T>(bytes) {
                return copy_ahead(from.cast(), to.cast(), bytes);
            }
        }
        // Of few bytes, whose number is known: a call takes longer, and glibc's `memmove` writes 64 bytes twice.
        macro_rules! known {
            ($($bytes:literal)*) => {
                match len * size_of::<T>() {
                    $($bytes => {
                        #[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
                        if $bytes > 64 && is_plain::<T>() && to.addr() % 32 != 0 {
                            return in_sixteens::<$bytes>(from.cast(), to.cast());
                        }
                        let from = from.cast::<[MaybeUninit<u8>; $bytes]>();
                        let to = to.cast::<[MaybeUninit<u8>; $bytes]>();
                        return to.copy_from_nonoverlapping(from, 1);
                    })*
                    _ => {}
                }
            };
        }
        known!(32 64 128 256);
        to.copy_from_nonoverlapping(from, len);
    }
}

/// Copies bytes by vectors of 16: of longer ones, every second crosses from one line of the cache to the next, which takes
/// twice as long, if the first is not aligned, as where an allocator aligns to 16 bytes. 4096 rows of 256 bytes take 35 µs
/// instead of 41 on a Xeon.
///
/// # Safety
/// As for `copy_nonoverlapping`; all bytes are initialised.
#[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn in_sixteens<const BYTES: usize>(from: *const u8, to: *mut u8) {
    use core::arch::x86_64::{__m128i, _mm_loadu_si128, _mm_storeu_si128};
    for i in 0..BYTES / 16 {
        // SAFETY: the caller's promise; neither pointer needs to be aligned.
        unsafe {
            let x = _mm_loadu_si128(from.cast::<__m128i>().add(i));
            _mm_storeu_si128(to.cast::<__m128i>().add(i), x);
        }
    }
}

/// The bytes of a copy that is a loop which asks for lines of the cache ahead. Two [1000, 1000] one after the other on a
/// Zen 3: 266 to 288 µs, and 310 to 355 by glibc's `memcpy`, which writes more than the upper bound past the cache.
#[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
const AHEAD: Range<usize> = 1 << 11..1 << 24;
/// Whether [`copy_ahead`] is faster than `memcpy`, and may be called: not measured with AVX-512.
#[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
#[cfg_attr(not(unoptimised), inline(always))]
fn copies_ahead<T: 'static>(bytes: usize) -> bool {
    AHEAD.contains(&bytes) && is_plain::<T>() && vector_bytes() == 32
}
/// Copies bytes.
///
/// # Safety
/// As for `copy_nonoverlapping`; there are at least 128 bytes, all of which are initialised, and the processor has AVX.
#[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
#[inline(never)]
#[target_feature(enable = "avx")]
unsafe fn copy_ahead(from: *const u8, to: *mut u8, len: usize) {
    use core::arch::x86_64::{_mm256_loadu_si256, _mm256_storeu_si256};
    const STEP: usize = 128;
    // SAFETY: the caller's promise: each group is within both.
    let copy = |i: usize| unsafe {
        for i in (i..i + STEP).step_by(32) {
            let x = _mm256_loadu_si256(from.add(i).cast());
            _mm256_storeu_si256(to.add(i).cast(), x);
        }
    };
    copy(0);
    // From a vector of the target on: a store across two lines of the cache takes twice as long.
    let mut i = 32 - to.addr() % 32;
    while i + STEP <= len {
        for line in [0, 64] {
            prefetch(from.wrapping_add(i + line + (1 << 11)));
            prefetch(to.wrapping_add(i + line + (1 << 11)).cast_const());
        }
        copy(i);
        i += STEP;
    }
    copy(len - STEP);
}

/// The sizes of a block of which rows and columns are exchanged, and the distance between its lines.
pub(super) const HIGH: usize = 32;
const WIDE: usize = 128;
const STEP: usize = WIDE + 16;

/// Copies the rows of a range from an operand whose elements are adjacent along the dimension `axis` of the result, in
/// order or reversed: blocks are transposed, and their lines written in the order of the result. `P` visits the other
/// dimensions.
///
/// # Safety
/// The layout `L`, which has stride 1 along the last dimension, may be written from `out` on, and no other code reads or
/// writes it. It has the node's shape, with at least two rows and columns, whose places the node has.
pub(super) unsafe fn transposed_runs<P: Walk, N: ExprNode, L: Layout>(
    node: &N,
    out: *mut N::Elem,
    axis: usize,
    rows: Range<usize>,
) {
    let wide = const { <N::Shape as Shape>::PADDED[MAX_RANK - 1] };
    let down = L::PADDED_STRIDES[axis];
    let mut stage = [[const { MaybeUninit::<N::Elem>::uninit() }; STEP]; HIGH];
    let stage = stage.as_mut_ptr().cast::<N::Elem>();
    P::walk(|index| {
        let place = |i: usize, j: usize| {
            let mut at = moved(index, j);
            at[axis] = i;
            node.place(&at)
        };
        let first = place(0, 0);
        let (up, back) = (place(1, 0) < first, place(0, 1) < first);
        let step = (place(0, 1).addr().abs_diff(first.addr())) / size_of::<N::Elem>();
        if up && !back && !rows.is_empty() {
            let last = rows.end - 1;
            let from = Lines {
                first: place(last, 0),
                step,
            };
            // SAFETY: the rows are within the operand, beginning with the element that is first in memory, and within
            // the layout.
            unsafe {
                let to = Lines {
                    first: out.add(distance::<L>(index) + last * down),
                    step: down,
                };
                if transpose_up(from, to, [rows.len(), wide]) {
                    return;
                }
            }
        }
        let mut i = rows.start;
        while i < rows.end {
            let high = HIGH.min(rows.end - i);
            let mut j = 0;
            while j < wide {
                let columns = WIDE.min(wide - j);
                let from = place(
                    if up { i + high - 1 } else { i },
                    if back { j + columns - 1 } else { j },
                );
                // SAFETY: the block is within the operand, beginning with the element that is first in memory, and within
                // the stage; its lines are within the layout.
                unsafe {
                    let from = Lines { first: from, step };
                    let to = Lines {
                        first: stage,
                        step: STEP,
                    };
                    transpose(from, to, [high, columns]);
                    for r in 0..high {
                        let line = stage.add(STEP * if up { high - 1 - r } else { r });
                        let to = out.add(distance::<L>(index) + (i + r) * down + j);
                        if back {
                            reverse(to, line, columns);
                        } else {
                            to.copy_from_nonoverlapping(line, columns);
                        }
                    }
                }
                j += columns;
            }
            i += high;
        }
    });
}

/// Copies elements in the reverse order.
///
/// # Safety
/// As for `copy_nonoverlapping`.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn reverse<T: Copy>(to: *mut T, first: *const T, len: usize) {
    let mut i = 0;
    // Groups of a known length: of rows whose length is a power of two, LLVM makes an index without a carry, and no vectors.
    macro_rules! groups {
        ($n:literal) => {
            while i + $n <= len {
                // SAFETY: the caller's promise.
                unsafe {
                    let from = first.add(len - $n - i).cast::<[T; $n]>();
                    let mut group = from.read_unaligned();
                    group.reverse();
                    to.add(i).cast::<[T; $n]>().write_unaligned(group);
                }
                i += $n;
            }
        };
    }
    if const { size_of::<T>() == 1 } {
        groups!(64);
    }
    groups!(16);
    while i < len {
        // SAFETY: as above.
        unsafe { to.add(i).write(first.add(len - 1 - i).read()) };
        i += 1;
    }
}

/// # Safety
/// `len` elements may be written from `to` on.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn fill<T: Copy>(to: *mut T, len: usize, x: T) {
    for i in 0..len {
        // SAFETY: the caller's promise.
        unsafe { to.add(i).write(x) };
    }
}

#[cfg_attr(not(unoptimised), inline(always))]
fn visitor<T, F: FnMut(Range<usize>, Run<T>)>(f: F) -> F {
    f
}

/// `f`, of ranges that begin so many indices earlier.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn shifted<T>(
    by: usize,
    f: &mut impl FnMut(Range<usize>, Run<T>),
) -> impl FnMut(Range<usize>, Run<T>) {
    visitor(
        #[cfg_attr(not(unoptimised), inline(always))]
        move |range: Range<usize>, run| f(range.start + by..range.end + by, run),
    )
}

/// An index with another place along the last dimension.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn moved(index: &[usize; MAX_RANK], last: usize) -> [usize; MAX_RANK] {
    let mut index = *index;
    index[MAX_RANK - 1] = last;
    index
}

#[cfg(all(test, feature = "std", target_arch = "x86_64", not(miri)))]
mod tests {
    extern crate std;
    use std::vec;
    use std::vec::Vec;

    use super::*;

    #[test]
    fn a_copy_ahead_writes_its_bytes_and_no_others() {
        if vector_bytes() < 32 {
            return;
        }
        let from: Vec<u8> = (0..6000_u32).map(|i| (i * 7 % 251) as u8).collect();
        for len in [
            128, 129, 159, 160, 161, 255, 256, 257, 2048, 4000, 4001, 5000,
        ] {
            for [begin, to] in [[0, 0], [1, 0], [0, 1], [7, 31], [31, 32], [64, 63]] {
                let mut out = vec![0xEE; 6000];
                // SAFETY: both have as many bytes; the processor has AVX2.
                unsafe { copy_ahead(from.as_ptr().add(begin), out.as_mut_ptr().add(to), len) };
                assert_eq!(out[to..to + len], from[begin..begin + len]);
                assert!(out[..to].iter().chain(&out[to + len..]).all(|&x| x == 0xEE));
            }
        }
    }
}
