//! Memory for tests of wide vectors: elements at any distance from an address that is aligned to 64 bytes, in memory of
//! their own that ends with the last one, so that Miri and sanitizers see what is read or written beyond.

// In the library's tests there is no prelude that names it.
extern crate std;

use std::alloc::{Layout, alloc, dealloc, handle_alloc_error};

/// The widest vectors, and a line of the cache.
const ALIGNMENT: usize = 64;

/// How far operands are from aligned addresses, in elements: each alone by up to 15, the others by none. Under Miri a few,
/// in which all differ.
pub(crate) fn offsets<const N: usize>() -> impl Iterator<Item = [usize; N]> + Clone {
    let (operands, most) = if cfg!(miri) { (1, 4) } else { (N, 16) };
    (0..operands).flat_map(move |operand| {
        (0..most).map(move |offset| {
            core::array::from_fn(|i| match i {
                _ if cfg!(miri) => (offset + i) * offset % 5,
                _ if i == operand => offset,
                _ => 0,
            })
        })
    })
}

pub(crate) struct Placed<T> {
    memory: *mut u8,
    layout: Layout,
    offset: usize,
    len: usize,
    elements: core::marker::PhantomData<T>,
}
impl<T: Copy> Placed<T> {
    /// These elements, the first `offset` elements after an aligned address.
    pub(crate) fn new(offset: usize, elements: impl ExactSizeIterator<Item = T>) -> Self {
        let len = elements.len();
        let layout = Layout::array::<T>(offset + len)
            .and_then(|layout| layout.align_to(ALIGNMENT))
            .unwrap();
        // An allocation has a size.
        let layout = if layout.size() == 0 {
            Layout::new::<[u64; 8]>()
        } else {
            layout
        };
        // SAFETY: the size is not 0.
        let memory = unsafe { alloc(layout) };
        if memory.is_null() {
            handle_alloc_error(layout);
        }
        let mut placed = Self {
            memory,
            layout,
            offset,
            len,
            elements: core::marker::PhantomData,
        };
        let first = placed.as_mut_ptr();
        for (i, element) in elements.enumerate() {
            // SAFETY: there is room for `len` elements.
            unsafe { first.add(i).write(element) };
        }
        placed
    }
    pub(crate) fn as_ptr(&self) -> *const T {
        // SAFETY: within the memory, or at its end.
        unsafe { self.memory.cast::<T>().add(self.offset) }
    }
    pub(crate) fn as_mut_ptr(&mut self) -> *mut T {
        self.as_ptr().cast_mut()
    }
    pub(crate) fn as_slice(&self) -> &[T] {
        // SAFETY: so many elements are written.
        unsafe { core::slice::from_raw_parts(self.as_ptr(), self.len) }
    }
    // The tests of the library write by pointers.
    #[allow(dead_code)]
    pub(crate) fn as_mut_slice(&mut self) -> &mut [T] {
        // SAFETY: so many elements are written, and they are borrowed mutably.
        unsafe { core::slice::from_raw_parts_mut(self.as_mut_ptr(), self.len) }
    }
}
impl<T> Drop for Placed<T> {
    fn drop(&mut self) {
        // SAFETY: allocated with this layout.
        unsafe { dealloc(self.memory, self.layout) };
    }
}
