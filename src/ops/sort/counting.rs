//! Counting sort of a lane of elements of one byte.

use super::lane::{Lane, Memory};
#[cfg(feature = "rayon")]
use super::radix::{DIGITS, on_heap, part_of_items, places_of};
#[cfg(feature = "rayon")]
use crate::expr::parallel::Others;
use crate::ops::Ordered;

/// The number of elements of one byte.
pub(super) const KEYS: usize = 256;
/// The cost of an element of one byte: to sort 100000 of these takes 0.2 ms on a Zen 3.
#[cfg(feature = "rayon")]
const COUNTED: usize = 8;

impl<T: Ordered> Lane<T> {
    /// As `fill`, for elements of one byte, which are in other memory: those with the same key are counted.
    ///
    /// # Safety
    /// As for `fill`.
    #[inline(never)]
    pub(super) unsafe fn fill_by_counts(&self, k: usize, n: usize, memory: Memory<T>) {
        let turn = if self.descending { KEYS - 1 } else { 0 };
        let place = move |x: T| (x.key() as usize ^ turn) % KEYS;
        #[cfg(feature = "rayon")]
        if memory.shared
            && u32::try_from(n).is_ok()
            && let Ok(others) = Others::of_work(n.saturating_mul(COUNTED))
            // SAFETY: the caller's promise.
            && unsafe { self.fill_by_counts_shared(&others, [k, n], memory, place) }
        {
            return;
        }
        // SAFETY: the caller's promise: `i` is less than `n`.
        let load = |i: usize| unsafe { memory.at(i) };
        let mut next = [0; KEYS];
        for i in 0..n {
            next[place(load(i))] += 1;
        }
        // Where the elements with each key begin.
        let mut begin = 0;
        for place in &mut next {
            let count = *place;
            *place = begin;
            begin += count;
        }
        for i in 0..n {
            let x = load(i);
            let at = &mut next[place(x)];
            if *at < k {
                // SAFETY: less than `k`.
                unsafe { self.set(*at, (x, i)) };
            }
            *at += 1;
        }
    }

    /// As `fill_by_counts`, on several threads. Returns false if there is no memory for it.
    ///
    /// # Safety
    /// As for `fill`, with shared memory; `n` is less than 2³².
    #[cfg(feature = "rayon")]
    #[inline(never)]
    pub(super) unsafe fn fill_by_counts_shared(
        &self,
        others: &Others,
        [k, n]: [usize; 2],
        memory: Memory<T>,
        place: impl Fn(T) -> usize + Copy,
    ) -> bool {
        let (lane, part) = (*self, part_of_items(others, n));
        let Some(mut counts) = on_heap(n.div_ceil(part), [0; DIGITS]) else {
            return false;
        };
        let first = counts.as_mut_ptr();
        // SAFETY: what is shared are plain numbers; each part has its own counts, and its own places.
        unsafe {
            others.split(n, part, move |number, part| {
                let (memory, place) = (memory, place);
                let mut count = [0; DIGITS];
                part.for_each(|i| count[place(memory.at(i))] += 1);
                first.add(number).write(count);
            });
            places_of(&mut counts);
            let first = counts.as_ptr();
            others.split(n, part, move |number, part| {
                let (lane, memory, place) = (lane, memory, place);
                let mut next = first.add(number).read();
                for i in part {
                    let x = memory.at(i);
                    let at = &mut next[place(x)];
                    if (*at as usize) < k {
                        lane.set(*at as usize, (x, i));
                    }
                    *at += 1;
                }
            });
        }
        true
    }
}
