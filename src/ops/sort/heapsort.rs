//! Heapsort of a lane, which is also fast in the worst case.

use super::lane::Lane;
use crate::ops::Ordered;

impl<T: Ordered> Lane<T> {
    /// Sifts down the element at `root` of a heap of `len` elements, in which no element comes before its children.
    ///
    /// # Safety
    /// `len` elements have been set, and `root` is less than `len`.
    pub(super) unsafe fn sift(&self, mut root: usize, len: usize) {
        // SAFETY: all indices are less than `len`.
        unsafe {
            let x = self.get(root);
            loop {
                let mut child = 2 * root + 1;
                if child >= len {
                    break;
                }
                if child + 1 < len && self.before(self.get(child), self.get(child + 1)) {
                    child += 1;
                }
                let y = self.get(child);
                if !self.before(x, y) {
                    break;
                }
                self.set(root, y);
                root = child;
            }
            self.set(root, x);
        }
    }

    /// Makes the first `len` elements a heap.
    ///
    /// # Safety
    /// They have been set.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) unsafe fn heap(&self, len: usize) {
        for root in (0..len / 2).rev() {
            // SAFETY: guaranteed by the caller.
            unsafe { self.sift(root, len) };
        }
    }
    /// Sorts the first `len` elements, which are a heap.
    ///
    /// # Safety
    /// They have been set.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) unsafe fn unheap(&self, len: usize) {
        for end in (1..len).rev() {
            // SAFETY: guaranteed by the caller.
            unsafe {
                let (first, last) = (self.get(0), self.get(end));
                self.set(end, first);
                self.set(0, last);
                self.sift(0, end);
            }
        }
    }

    /// Sorts a part by heapsort.
    ///
    /// # Safety
    /// Its elements have been set.
    pub(super) unsafe fn heapsort(&self, from: usize, to: usize) {
        // SAFETY: guaranteed by the caller.
        unsafe {
            let part = Self {
                values: self.values.add(from * self.value_step),
                places: match self.places.is_null() {
                    true => self.places,
                    false => self.places.add(from * self.place_step),
                },
                ..*self
            };
            part.heap(to - from);
            part.unheap(to - from);
        }
    }
}
