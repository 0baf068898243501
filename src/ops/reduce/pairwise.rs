//! Pairwise summation: the results of blocks are combined like the digits of a binary counter.
//!
//! Its rounding error grows with the logarithm of the number of blocks, and no block is read twice.

use core::mem::MaybeUninit;

use crate::expr::simd_dispatch::VECTORS;
use crate::num::offset::{Numbered, index};

/// The number of levels of pairwise summation in a line: with more blocks, more strips are used.
pub(super) const LINE_LEVELS: usize = 8;
/// The number of levels of pairwise summation over all accumulators.
pub(crate) const LEVELS: usize = 12;

/// Results of blocks, combined like the digits of a binary counter: two results are combined if they cover about the
/// same number of elements, up to `2^LEVELS` blocks.
pub(crate) struct Pairwise<T, J, const LEVELS: usize> {
    // Level `l` is initialized if bit `l` of `blocks` is set. Clearing all levels first would require a call.
    results: [MaybeUninit<T>; LEVELS],
    blocks: usize,
    join: J,
}

impl<T: Copy, J: Fn(T, T) -> T, const LEVELS: usize> Pairwise<T, J, LEVELS> {
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn new(join: J) -> Self {
        Self {
            results: [const { MaybeUninit::uninit() }; LEVELS],
            blocks: 0,
            join,
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn push(&mut self, mut result: T) {
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
    pub(crate) fn total(&self, nothing: T) -> T {
        let mut total = None;
        for (level, result) in self.results.iter().numbered() {
            let blocks = self.blocks.wrapping_shr(level as u32);
            if VECTORS && blocks == 0 {
                break;
            }
            if blocks & 1 == 1 {
                // SAFETY: Initialisation: the bit is set: the push that set it wrote the level.
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
pub(crate) fn join_all<T: Copy, const W: usize>(
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
pub(super) struct StripLevels<T, const W: usize, const L: usize>(
    [MaybeUninit<T>; W],
    [[MaybeUninit<T>; W]; L],
);

/// As [`Pairwise`], for many adjacent results, which are combined in place.
pub(super) struct Strips<T, J, const W: usize, const L: usize> {
    places: MaybeUninit<StripLevels<T, W, L>>,
    blocks: usize,
    width: usize,
    join: J,
}

impl<T: Copy, J: Fn(T, T) -> T, const W: usize, const L: usize> Strips<T, J, W, L> {
    /// Creates results of which `width` are used: at most `W`.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn new(width: usize, join: J) -> Self {
        Self {
            places: MaybeUninit::uninit(),
            blocks: 0,
            width,
            join,
        }
    }
    /// Adds the results of one more block.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn push(&mut self, at: impl Fn(usize) -> T) {
        let full = self.blocks.trailing_ones() as usize;
        let places = self.places.as_mut_ptr().cast::<[MaybeUninit<T>; W]>();
        // SAFETY: these are rows of the storage, of which the second is written if bit 0 is set; `at` is called for
        // indices less than `W`.
        unsafe {
            let first: *const T = places.add(1).cast();
            if full == 0 {
                let to: *mut T = places.add(1).cast();
                for column in 0..self.width {
                    to.add(column).write(at(column));
                }
            } else {
                let to: *mut T = places.add(if full == 1 { 2 } else { 0 }).cast();
                for column in 0..self.width {
                    let joined = (self.join)(first.add(column).read(), at(column));
                    to.add(column).write(joined);
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
        for column in 0..self.width {
            // SAFETY: the caller's promise; `column` is less than `W`.
            unsafe {
                let joined = (self.join)(old.add(column).read(), new.add(column).read());
                to.add(column).write(joined);
            }
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn total(&self, nothing: T) -> [T; W] {
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
                    // SAFETY: Initialisation: the bit is set: the push that set it wrote the level.
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
