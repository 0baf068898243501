//! Quicksort of a lane, and selection in it, with splits without branches; insertion sort of its short parts.

use super::lane::Lane;
use crate::ops::Ordered;

/// Lanes up to this length are sorted by insertion.
pub(super) const SHORT: usize = 16;
/// How often so many elements are split before heapsort takes the rest: twice as often as by halves.
pub(super) fn splits(len: usize) -> u32 {
    2 * (usize::BITS - len.leading_zeros())
}

impl<T: Ordered> Lane<T> {
    /// Sorts the elements from `from` up to `to`; after the given number of splits by heapsort.
    ///
    /// # Safety
    /// They have been set.
    pub(super) unsafe fn quick(&self, mut from: usize, mut to: usize, mut splits: u32) {
        // SAFETY: all indices are below `to` and not below `from`.
        unsafe {
            while to - from > SHORT {
                if splits == 0 {
                    return self.heapsort(from, to);
                }
                splits -= 1;
                let (place, next) = self.parts(from, to);
                if place - from < to - next {
                    self.quick(from, place, splits);
                    from = next;
                } else {
                    self.quick(next, to, splits);
                    to = place;
                }
            }
            self.insert(from, to);
        }
    }
    /// Moves the element that sorting would put at `place` there, among the first `len`; none before it comes after it.
    ///
    /// # Safety
    /// They have been set, and there are more than `place`.
    pub(super) unsafe fn select(&self, wanted: usize, len: usize) {
        let (mut from, mut to, mut splits) = (0, len, splits(len));
        // SAFETY: all indices are below `to` and not below `from`.
        unsafe {
            while to - from > SHORT {
                if splits == 0 {
                    return self.heapsort(from, to);
                }
                splits -= 1;
                let (place, next) = self.parts(from, to);
                if wanted < place {
                    to = place;
                } else if wanted >= next {
                    from = next;
                } else {
                    return;
                }
            }
            self.insert(from, to);
        }
    }
    /// Splits a part: elements before the first result come before it, and those from the second one on after it, or
    /// after equal ones.
    ///
    /// # Safety
    /// As for `middle_to_front`.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) unsafe fn parts(&self, from: usize, to: usize) -> (usize, usize) {
        // SAFETY: guaranteed by the caller.
        unsafe {
            let pivot = self.middle_to_front(from, to);
            let end = self.split(from + 1, to, |x| self.is_before(x, pivot));
            let place = end - 1;
            self.set(from, self.get(place));
            self.set(place, pivot);
            // Without places, elements may be equal: those that are equal to the smallest one are in order.
            if place == from && self.places.is_null() {
                return (place, self.split(end, to, |x| !self.is_before(pivot, x)));
            }
            (place, end)
        }
    }
    /// Sorts a short part by insertion.
    ///
    /// # Safety
    /// Its elements have been set.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn insert(&self, from: usize, to: usize) {
        let mut i = from + 1;
        while i < to {
            // SAFETY: guaranteed by the caller.
            unsafe {
                let x = self.get(i);
                let mut at = i;
                while at > from && self.before(x, self.get(at - 1)) {
                    self.set(at, self.get(at - 1));
                    at -= 1;
                }
                self.set(at, x);
            }
            i += 1;
        }
    }
    /// Exchanges the first element of a part with the median of three of its elements, which is the result.
    ///
    /// # Safety
    /// The part has at least four elements, which have been set.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn middle_to_front(&self, from: usize, to: usize) -> (T, usize) {
        let quarter = (to - from) / 4;
        let [a, b, c] = [from + quarter, from + 2 * quarter, from + 3 * quarter];
        // SAFETY: guaranteed by the caller.
        unsafe {
            let [x, y, z] = [self.get(a), self.get(b), self.get(c)];
            let [low, first, last] = [self.before(x, y), self.before(x, z), self.before(y, z)];
            // `x` is before one of the others but not before both, or else `y` is.
            let (at, middle) = match (low == first, low == last) {
                (false, _) => (a, x),
                (true, true) => (b, y),
                (true, false) => (c, z),
            };
            self.set(at, self.get(from));
            self.set(from, middle);
            middle
        }
    }
    /// Exchanges elements so that those for which `first` is true come before the others, and returns the index of the
    /// first of the others. No branch depends on the elements.
    ///
    /// # Safety
    /// The elements from `from` up to `to` have been set.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn split(&self, from: usize, to: usize, first: impl Fn((T, usize)) -> bool) -> usize {
        let mut end = from;
        for i in from..to {
            // SAFETY: guaranteed by the caller.
            unsafe {
                let x = self.get(i);
                self.set(i, self.get(end));
                self.set(end, x);
                end += first(x) as usize;
            }
        }
        end
    }
}
