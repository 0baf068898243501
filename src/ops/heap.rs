//! Working memory on the heap (feature `std`).

use core::ptr::null_mut;
use std::alloc::{Layout, alloc, dealloc, handle_alloc_error};

/// Memory on the heap for copies, aligned to a line of the cache.
pub(crate) struct Scratch<T> {
    pub(crate) first: *mut T,
    layout: Layout,
}
impl<T> Scratch<T> {
    /// More elements than an address counts, of operands that repeat some, are more than there is memory for.
    pub(crate) fn new(elements: usize) -> Self {
        const MOST: usize = isize::MAX as usize - 63;
        let bytes = elements.saturating_mul(size_of::<T>());
        // Addresses of 32 bits may have room for `MOST`.
        let fits = bytes <= MOST;
        let bytes = bytes.min(MOST).next_multiple_of(64).max(64);
        // SAFETY: the alignment is a power of two, and the bytes are at most `MOST`, a multiple of it, and not zero.
        unsafe {
            let layout = Layout::from_size_align_unchecked(bytes, 64);
            let first = if fits {
                alloc(layout).cast::<T>()
            } else {
                null_mut()
            };
            if first.is_null() {
                handle_alloc_error(layout);
            }
            Self { first, layout }
        }
    }
}
impl<T> Drop for Scratch<T> {
    fn drop(&mut self) {
        // SAFETY: allocated with this layout.
        unsafe { dealloc(self.first.cast(), self.layout) }
    }
}
