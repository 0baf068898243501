//! Working memory on the heap (feature `std`).

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
        let bytes = elements.saturating_mul(size_of::<T>()).min(MOST);
        let bytes = bytes.next_multiple_of(64).max(64);
        // SAFETY: the alignment is a power of two, and the bytes are at most `MOST`, a multiple of it, and not zero.
        unsafe {
            let layout = Layout::from_size_align_unchecked(bytes, 64);
            let first = alloc(layout).cast::<T>();
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
