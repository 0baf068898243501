//! One lane of a tensor: its elements along one dimension, at a step, with their original indices.

use crate::expr::simd_dispatch::VECTORS;
use crate::ops::Ordered;

/// The elements along one dimension, and their original indices.
#[derive(Clone, Copy)]
pub(super) struct Lane<T> {
    pub(super) values: *mut T,
    pub(super) value_step: usize,
    // Null if the indices are not requested.
    pub(super) places: *mut usize,
    pub(super) place_step: usize,
    pub(super) descending: bool,
}

impl<T: Ordered> Lane<T> {
    /// # Safety
    /// The lane has an element `i` that has been set.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) unsafe fn get(&self, i: usize) -> (T, usize) {
        // SAFETY: the caller's promise.
        unsafe {
            let value = self.values.add(i * self.value_step).read();
            match self.places.is_null() {
                true => (value, 0),
                false => (value, self.places.add(i * self.place_step).read()),
            }
        }
    }
    /// # Safety
    /// The lane has room for an element `i`.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) unsafe fn set(&self, i: usize, (value, place): (T, usize)) {
        // SAFETY: the caller's promise.
        unsafe {
            self.values.add(i * self.value_step).write(value);
            if !self.places.is_null() {
                self.places.add(i * self.place_step).write(place);
            }
        }
    }
    /// Whether `a` comes before `b`; equal elements keep their original order.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn before(&self, a: (T, usize), b: (T, usize)) -> bool {
        let (less, more) = match self.descending {
            false => (b.0.above(a.0), a.0.above(b.0)),
            true => (a.0.above(b.0), b.0.above(a.0)),
        };
        less || !more && a.1 < b.1
    }
    /// As `before`, without a branch.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn is_before(&self, a: (T, usize), b: (T, usize)) -> bool {
        let (less, more) = match self.descending {
            false => (b.0.above(a.0), a.0.above(b.0)),
            true => (a.0.above(b.0), b.0.above(a.0)),
        };
        less | (!more & (a.1 < b.1))
    }
}
/// Elements in memory, at a step.
#[derive(Clone, Copy)]
pub(super) struct Memory<T> {
    pub(super) first: *const T,
    pub(super) step: usize,
    /// Whether these are plain numbers that several threads may read, and sort.
    pub(super) shared: bool,
}
impl<T: Copy> Memory<T> {
    /// # Safety
    /// The element is in memory, and nobody writes it.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) unsafe fn at(&self, i: usize) -> T {
        // SAFETY: the caller's promise.
        unsafe { self.first.add(i * self.step).read() }
    }
}
/// The number of elements that are sorted in scratch memory if they are not adjacent.
pub(super) const SCRATCH: usize = if VECTORS { 1024 } else { 1 };
/// The cost of one element of a lane where eight are sorted at once, measured in additions.
#[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
pub(super) const FEW_COMPARED: usize = 4;
/// The cost of inserting one element into a short lane, measured in additions.
pub(super) const COMPARED: usize = 16;
