//! Sorting a lane by the keys of its elements, numbers that are in the same order.

use core::mem::MaybeUninit;

#[cfg(feature = "rayon")]
use super::lane::COMPARED;
use super::lane::{Lane, Memory, SCRATCH};
#[cfg(feature = "std")]
use super::radix::room_on_heap;
#[cfg(feature = "rayon")]
use super::radix::sort_by_digits_shared;
use super::radix::{WORTH_DIGITS, sort_by_digits};
#[cfg(feature = "rayon")]
use crate::expr::parallel::Others;
use crate::ops::Ordered;

impl<T: Ordered> Lane<T> {
    /// As `fill`, for elements that have a key and are in memory, at a step: numbers of 64 bits, of which the key is the
    /// upper half and the index the lower one, are sorted instead. Returns false if there is no room for these.
    ///
    /// # Safety
    /// As for `fill`; nobody writes the elements.
    #[inline(never)]
    pub(super) unsafe fn fill_by_keys(&self, k: usize, n: usize, memory: Memory<T>) -> bool {
        if u32::try_from(n).is_err() || k > n {
            return false;
        }
        // SAFETY: the caller's promise: `i` is less than `n`.
        let load = move |i: usize| unsafe { memory.at(i) };
        let descending = self.descending;
        let key = move |i: usize| {
            let key = load(i).key();
            if descending { !key } else { key }
        };
        if const { T::KEY_BYTES > 4 } {
            return k == n
                && n >= WORTH_DIGITS
                && self.fill_by_sorted(
                    n,
                    memory.shared,
                    move |i| (key(i), i as u32),
                    |x| x.0,
                    move |(_, i)| (load(i as usize), i as usize),
                );
        }
        let number = move |i: usize| key(i) << 32 | i as u64;
        let take = |i: usize, number: u64| {
            let place = number as u32 as usize;
            // SAFETY: the caller's promise: `i` is less than `k`.
            unsafe { self.set(i, (load(place), place)) };
        };
        if n <= SCRATCH || k.saturating_mul(2) <= SCRATCH {
            let mut numbers = [0; SCRATCH];
            let (mut len, mut limit) = (0, u64::MAX);
            for i in 0..n {
                let next = number(i);
                if next < limit
                    && let Some(place) = numbers.get_mut(len)
                {
                    *place = next;
                    len += 1;
                    if len == SCRATCH && i + 1 < n {
                        // The first `k` so far stay; what is after them is not among the first.
                        limit = select(&mut numbers, k);
                        len = k;
                    }
                }
            }
            if let Some(found) = numbers.get_mut(..len) {
                // What was selected is in no order, and digits are those of the keys alone.
                if k == len && len >= WORTH_DIGITS && limit == u64::MAX {
                    let mut spare = [const { MaybeUninit::uninit() }; SCRATCH];
                    if let Some(spare) = spare.get_mut(..len) {
                        sort_by_digits(found, spare, T::KEY_BYTES, |x| x >> 32);
                    }
                    for (i, &number) in found.iter().enumerate() {
                        take(i, number);
                    }
                    return true;
                }
                if k < len {
                    select(found, k);
                }
                if let Some(found) = found.get_mut(..k) {
                    found.sort_unstable();
                    for (i, &number) in found.iter().enumerate() {
                        take(i, number);
                    }
                }
            }
            return true;
        }
        k == n
            && self.fill_by_sorted(
                n,
                memory.shared,
                number,
                |x| x >> 32,
                move |number| {
                    let place = number as u32 as usize;
                    (load(place), place)
                },
            )
    }

    /// As `fill_by_keys`, for all elements, by the order of `items` on the heap. `take` makes an item its element and index.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn fill_by_sorted<I: Copy>(
        &self,
        n: usize,
        shared: bool,
        item: impl Fn(usize) -> I + Copy,
        key: impl Fn(I) -> u64 + Copy,
        take: impl Fn(I) -> (T, usize) + Copy,
    ) -> bool {
        #[cfg(feature = "std")]
        if let (Some(mut items), Some(mut spare)) = (room_on_heap(n), room_on_heap(n)) {
            #[cfg(feature = "rayon")]
            if shared && let Ok(others) = Others::of_work(n.saturating_mul(COMPARED)) {
                let (lane, bytes) = (*self, T::KEY_BYTES);
                let room = [items.as_mut_ptr(), spare.as_mut_ptr()];
                // SAFETY: the caller's promise: what is shared are plain numbers, and so are keys and indices, and `i` is
                // less than `n`.
                let done = unsafe {
                    sort_by_digits_shared(&others, n, room, bytes, item, key, move |i, x| {
                        lane.set(i, take(x))
                    })
                };
                if done {
                    return true;
                }
            }
            items.extend((0..n).map(item));
            sort_by_digits(&mut items, spare.spare_capacity_mut(), T::KEY_BYTES, key);
            for (i, &item) in items.iter().enumerate() {
                // SAFETY: the caller's promise: `i` is less than `n`.
                unsafe { self.set(i, take(item)) };
            }
            return true;
        }
        let _ = (n, shared, item, key, take);
        false
    }
}
/// Moves the smallest `k` numbers, at least one, to the front, and returns the largest of them.
fn select(numbers: &mut [u64], k: usize) -> u64 {
    match k.checked_sub(1) {
        Some(last) if last < numbers.len() => *numbers.select_nth_unstable(last).1,
        _ => u64::MAX,
    }
}
