//! Which algorithm sorts a lane, or finds its first elements.

use core::mem::MaybeUninit;

use super::counting::KEYS;
use super::lane::{Lane, Memory, SCRATCH};
use crate::expr::simd_dispatch::VECTORS;
use crate::ops::Ordered;

/// The elements of a lane that are compared at once with the last of the first ones.
const GROUP: usize = 32;
/// Whether one of a group of elements is such a one.
///
/// # Safety
/// There are that many, which may be read.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn any<T: Copy>(group: *const T, is: impl Fn(T) -> bool) -> bool {
    // SAFETY: the caller's promise.
    let group = unsafe { group.cast::<[T; GROUP]>().read_unaligned() };
    let mut some = 0_u32;
    for x in group {
        some |= u32::from(is(x));
    }
    some != 0
}

impl<T: Ordered> Lane<T> {
    /// Sorts the first `k` of the `n` elements that `load` returns into the lane.
    ///
    /// # Safety
    /// The lane has room for `k` elements, and `k` is at most `n`. If there is a `memory`, the elements are there, at a step,
    /// and nobody writes them; if it is [shared](Memory::shared), nobody else reads or writes the lane.
    pub(super) unsafe fn fill(
        &self,
        k: usize,
        n: usize,
        load: impl Fn(usize) -> T,
        memory: Option<Memory<T>>,
    ) {
        if k == 0 {
            return;
        }
        // SAFETY: all indices are less than `k`, and less than the number of elements that have been set.
        unsafe {
            if k <= 16 {
                // Of a lane in the other order each element would come before all that have been set.
                let last = n.wrapping_sub(1);
                let backward = VECTORS && self.before((load(last), last), (load(0), 0));
                let insert = |i: usize| {
                    let place = if backward { last.wrapping_sub(i) } else { i };
                    let x = (load(place), place);
                    let mut at = if i < k { i } else { k };
                    if at == k && !self.before(x, self.get(k - 1)) {
                        return;
                    }
                    at = if at == k { k - 1 } else { at };
                    while at > 0 && self.before(x, self.get(at - 1)) {
                        self.set(at, self.get(at - 1));
                        at -= 1;
                    }
                    self.set(at, x);
                };
                let mut i = 0;
                // In a long lane, groups of which no element comes before those that have been set are found in vectors.
                // Groups of elements with many derivatives would be large on the stack.
                if const { VECTORS && size_of::<T>() <= 16 }
                    && n - k >= GROUP
                    && let Some(Memory { first, step: 1, .. }) = memory
                {
                    while i < k {
                        insert(i);
                        i += 1;
                    }
                    while n - i >= GROUP {
                        let last = self.get(k - 1).0;
                        let group = first.add(if backward { n - i - GROUP } else { i });
                        // From the end on, an equal element comes before those that have been set.
                        let some = match (self.descending, backward) {
                            (false, false) => any(group, |x| last.above(x)),
                            (true, false) => any(group, |x| x.above(last)),
                            (false, true) => any(group, |x| !x.above(last)),
                            (true, true) => any(group, |x| !last.above(x)),
                        };
                        if some {
                            for j in i..i + GROUP {
                                insert(j);
                            }
                        }
                        i += GROUP;
                    }
                }
                while i < n {
                    insert(i);
                    i += 1;
                }
                return;
            }
            if const { VECTORS && T::KEY_BYTES == 1 }
                && let Some(memory) = memory
                && n >= KEYS / 4
            {
                return self.fill_by_counts(k, n, memory);
            }
            // The sort of `core` contains a panic, for orders that are none: only hosts, which have unwinding, link it.
            if const { VECTORS && T::KEY_BYTES > 0 && cfg!(feature = "std") }
                && let Some(memory) = memory
                && self.fill_by_keys(k, n, memory)
            {
                return;
            }
            let apart = self.value_step != 1 || !self.places.is_null() && self.place_step != 1;
            // Scratch memory of elements with many derivatives would be large.
            if const { VECTORS && size_of::<T>() <= 16 } && k <= SCRATCH && apart {
                return self.fill_in_scratch(k, n, load);
            }
            for i in 0..k {
                self.set(i, (load(i), i));
            }
            if VECTORS && k == n {
                return self.quick(0, k, 2 * k.ilog2());
            }
            self.heap(k);
            for i in k..n {
                let x = (load(i), i);
                if self.before(x, self.get(0)) {
                    self.set(0, x);
                    self.sift(0, k);
                }
            }
            if VECTORS {
                self.quick(0, k, 2 * k.ilog2());
            } else {
                self.unheap(k);
            }
        }
    }

    /// As `fill`, for at most `SCRATCH` elements that are not adjacent: in memory where they are.
    ///
    /// # Safety
    /// As for `fill`.
    #[inline(never)]
    unsafe fn fill_in_scratch(&self, k: usize, n: usize, load: impl Fn(usize) -> T) {
        let mut values = [const { MaybeUninit::<T>::uninit() }; SCRATCH];
        let mut places = [const { MaybeUninit::<usize>::uninit() }; SCRATCH];
        let lane = Self {
            values: values.as_mut_ptr().cast(),
            value_step: 1,
            places: places.as_mut_ptr().cast(),
            place_step: 1,
            descending: self.descending,
        };
        // SAFETY: guaranteed by the caller; the scratch memory has room for `k` elements.
        unsafe {
            lane.fill(k, n, load, None);
            for i in 0..k {
                self.set(i, lane.get(i));
            }
        }
    }
}
