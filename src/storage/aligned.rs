//! Working memory on the heap that begins a line of the cache (feature `std`).

use alloc::vec;
use alloc::vec::Vec;

use num_traits::Zero;

use super::Element;

/// Zeros, the first of which begins a line of the cache: vectors of 64 bytes take twice the time across two lines.
pub(crate) struct Aligned<T> {
    elements: Vec<T>,
    from: usize,
    len: usize,
}
impl<T: Element + Zero> Aligned<T> {
    pub(crate) fn zeros(len: usize) -> Self {
        const LINE: usize = 64;
        let more = LINE / size_of::<T>();
        let elements = vec![T::zero(); len + more];
        let from = elements.as_ptr().align_offset(LINE).min(more);
        Self {
            elements,
            from,
            len,
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn all(&mut self) -> &mut [T] {
        &mut self.elements[self.from..][..self.len]
    }
    /// The elements, `N` at a time.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn groups<const N: usize>(&mut self) -> &mut [[T; N]] {
        self.all().as_chunks_mut().0
    }
}

#[cfg(test)]
mod tests {
    use super::Aligned;

    #[test]
    fn the_first_element_begins_a_line() {
        for len in [0, 1, 15, 16, 17, 1000] {
            let mut x = Aligned::<f32>::zeros(len);
            let all = x.all();
            assert!(all.len() == len && all.iter().all(|&x| x == 0.0));
            // An interpreter may decline to say where memory is.
            assert!(cfg!(miri) || all.as_ptr().addr().is_multiple_of(64));
            assert_eq!(x.groups::<16>().len(), len / 16);
            let mut x = Aligned::<f64>::zeros(len);
            assert!(cfg!(miri) || x.all().as_ptr().addr().is_multiple_of(64));
        }
    }
}
