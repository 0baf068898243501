//! Access to elements in memory: pointers whose constructors state once what is promised, and whose methods rely on it.
//!
//! A [`Lane`] is a number of elements at equal distances that may be read, a [`LaneMut`] one that may be written as
//! well. A lane and a slice are a [`Sequence`]: it is zipped, mapped, added up and written to a lane without a bound
//! that is checked when the program runs, since a position that a method visits is less than the lengths of all. What
//! is left to the caller of an `unsafe` constructor are the invariants that `guide/safety.md` names.

use core::marker::PhantomData;

use crate::num::offset::index;

/// Items that are read by their positions, each less than a length.
///
/// # Safety
/// `at` may be called with each position less than `len`, which does not change.
pub(crate) unsafe trait Sequence: Sized {
    /// What is at a position.
    type Item;
    /// The number of items.
    fn len(&self) -> usize;
    /// The item at a position.
    ///
    /// # Safety
    /// Bounds: the position is less than `len`.
    unsafe fn at(&self, position: usize) -> Self::Item;

    /// Pairs of items, as many as the shorter sequence has.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn zip<B: Sequence>(self, other: B) -> Zip<Self, B> {
        Zip(self, other)
    }
    /// A function of each item.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn map<U, F: Fn(Self::Item) -> U>(self, f: F) -> Map<Self, F> {
        Map(self, f)
    }
    /// The items at some positions, of which those that there are not are left out.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn part(&self, from: usize, to: usize) -> Part<'_, Self> {
        let to = least(to, self.len());
        Part(self, least(from, to), to)
    }
    /// As [`Iterator::fold`].
    #[cfg_attr(not(unoptimised), inline(always))]
    fn fold<A>(self, first: A, f: impl Fn(A, Self::Item) -> A) -> A {
        let mut all = first;
        for position in 0..self.len() {
            // SAFETY: Bounds: less than `len`.
            all = f(all, unsafe { self.at(position) });
        }
        all
    }
}

// SAFETY: Bounds: the positions of a slice are less than its length.
unsafe impl<T: Copy> Sequence for &[T] {
    type Item = T;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn len(&self) -> usize {
        <[T]>::len(self)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn at(&self, position: usize) -> T {
        // SAFETY: Bounds: the caller's promise.
        unsafe { *self.get_unchecked(position) }
    }
}

/// Elements at equal distances, which may be read for `'a`.
#[derive(Debug)]
pub(crate) struct Lane<'a, T> {
    first: *const T,
    len: usize,
    step: usize,
    elements: PhantomData<&'a T>,
}
impl<T> Clone for Lane<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Lane<'_, T> {}
impl<T> Lane<'_, T> {
    /// # Safety
    /// Bounds, initialisation, alignment, provenance: `len` elements, `step` apart from `first` on, may be read for
    /// `'a`.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) const unsafe fn new(first: *const T, len: usize, step: usize) -> Self {
        Self {
            first,
            len,
            step,
            elements: PhantomData,
        }
    }
}
// SAFETY: Bounds: the constructor's promise.
unsafe impl<T: Copy> Sequence for Lane<'_, T> {
    type Item = T;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn len(&self) -> usize {
        self.len
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn at(&self, position: usize) -> T {
        debug_assert!(position < self.len);
        // SAFETY: Bounds: the caller's and the constructor's promise.
        unsafe { self.first.add(index!(position * self.step)).read() }
    }
}

/// Elements at equal distances, which may be read and written for `'a`.
#[derive(Debug)]
pub(crate) struct LaneMut<'a, T> {
    first: *mut T,
    len: usize,
    step: usize,
    elements: PhantomData<&'a mut T>,
}
impl<'a, T: Copy> LaneMut<'a, T> {
    /// # Safety
    /// Bounds, alignment, provenance: `len` elements, `step` apart from `first` on, may be read and written for `'a`.
    /// Initialisation: those that have no value are [`set`](Self::set) before they are read. Uniqueness: they are
    /// different ones, and while a method runs, nothing but the sequences and functions that it is given accesses them,
    /// and these only read them.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) const unsafe fn new(first: *mut T, len: usize, step: usize) -> Self {
        Self {
            first,
            len,
            step,
            elements: PhantomData,
        }
    }
    /// Writes the items of a sequence, as many as there are elements.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn set<S: Sequence<Item = T>>(&mut self, from: S) {
        for position in 0..least(self.len, from.len()) {
            // SAFETY: Bounds: less than both lengths.
            unsafe {
                let x = from.at(position);
                self.first.add(index!(position * self.step)).write(x);
            }
        }
    }
    /// Writes `f` of each element and of the item at its position.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn update<S: Sequence>(&mut self, with: S, f: impl Fn(T, S::Item) -> T) {
        // SAFETY: Bounds, initialisation: the constructor's promise; an element is read before it is written.
        let old = unsafe { Lane::new(self.first.cast_const(), self.len, self.step) };
        self.set(old.zip(with).map(
            #[cfg_attr(not(unoptimised), inline(always))]
            |(x, y)| f(x, y),
        ));
    }
}
#[cfg_attr(not(feature = "linalg"), allow(dead_code))]
impl<'a, T: Copy> LaneMut<'a, T> {
    /// The elements to read, for as long as the lane could be used.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn into_read(self) -> Lane<'a, T> {
        // SAFETY: Bounds, initialisation: the constructor's promise.
        unsafe { Lane::new(self.first, self.len, self.step) }
    }
    /// Replaces each element and that of another lane at its position.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn update_both(&mut self, other: &mut Self, f: impl Fn(T, T) -> (T, T)) {
        for position in 0..least(self.len, other.len) {
            // SAFETY: Bounds: less than both lengths.
            unsafe {
                let x = self.first.add(index!(position * self.step));
                let y = other.first.add(index!(position * other.step));
                let (new_x, new_y) = f(x.read(), y.read());
                x.write(new_x);
                y.write(new_y);
            }
        }
    }
    /// The element at a position, unless it is out of range.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn get(&self, position: usize) -> Option<T> {
        // SAFETY: Bounds: less than the length.
        (position < self.len)
            .then(|| unsafe { self.first.add(index!(position * self.step)).read() })
    }
    /// Writes the element at a position, unless it is out of range.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn put(&mut self, position: usize, x: T) {
        if position < self.len {
            // SAFETY: Bounds: less than the length.
            unsafe { self.first.add(index!(position * self.step)).write(x) }
        }
    }
}

/// Pairs of items of two sequences.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Zip<A, B>(A, B);
// SAFETY: Bounds: a position is less than both lengths.
unsafe impl<A: Sequence, B: Sequence> Sequence for Zip<A, B> {
    type Item = (A::Item, B::Item);
    #[cfg_attr(not(unoptimised), inline(always))]
    fn len(&self) -> usize {
        least(self.0.len(), self.1.len())
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn at(&self, position: usize) -> Self::Item {
        // SAFETY: Bounds: the caller's promise: less than both lengths.
        unsafe { (self.0.at(position), self.1.at(position)) }
    }
}

/// A function of each item.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Map<A, F>(A, F);
// SAFETY: Bounds: the positions are those of the items.
unsafe impl<A: Sequence, U, F: Fn(A::Item) -> U> Sequence for Map<A, F> {
    type Item = U;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn len(&self) -> usize {
        self.0.len()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn at(&self, position: usize) -> U {
        // SAFETY: Bounds: the caller's promise.
        (self.1)(unsafe { self.0.at(position) })
    }
}

/// The items of a sequence from one position to another.
#[derive(Debug)]
pub(crate) struct Part<'a, A>(&'a A, usize, usize);
// SAFETY: Bounds: both positions are at most the length, and the second is not less than the first.
unsafe impl<A: Sequence> Sequence for Part<'_, A> {
    type Item = A::Item;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn len(&self) -> usize {
        index!(self.2 - self.1)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn at(&self, position: usize) -> Self::Item {
        // SAFETY: Bounds: the caller's promise.
        unsafe { self.0.at(index!(self.1 + position)) }
    }
}

/// The positions themselves, less than a length.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(feature = "linalg"), allow(dead_code))]
pub(crate) struct Positions(pub(crate) usize);
// SAFETY: it reads no memory.
unsafe impl Sequence for Positions {
    type Item = usize;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn len(&self) -> usize {
        self.0
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn at(&self, position: usize) -> usize {
        position
    }
}

#[cfg_attr(not(unoptimised), inline(always))]
const fn least(a: usize, b: usize) -> usize {
    if a < b { a } else { b }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_visit_what_all_of_them_have_and_nothing_between() {
        let mut all: [i32; 12] = core::array::from_fn(|i| i as i32);
        let read = [10, 20, 30, 40, 50];
        let first = all.as_mut_ptr();
        // SAFETY: Bounds, uniqueness: 4 elements of the array, which is accessed only through the lanes.
        let lane = |at: usize| unsafe { LaneMut::new(first.add(at), 4, 3) };
        lane(0).set(&read[..3]);
        lane(1).update(&read[..], |x, y| x + y);
        lane(0).update_both(&mut lane(2), |x, y| (y, x));
        let mut one = lane(1);
        assert_eq!((one.get(3), one.get(4)), (Some(50), None));
        one.put(3, 7);
        one.put(4, 8);
        let pairs = lane(1).into_read().zip(Positions(2));
        assert_eq!(
            pairs.fold(0, |sum, (x, i)| sum + x * (i as i32 + 1)),
            11 + 2 * 24
        );
        let none = lane(0).into_read().zip(&read[..0]);
        assert_eq!(none.map(|(x, _)| x).fold(1, |_, x| x), 1);
        let sum = |from, to| (&read[..]).part(from, to).fold(0, |sum, x| sum + x);
        assert_eq!((sum(1, 3), sum(3, 9), sum(7, 9), sum(2, 1)), (50, 90, 0, 0));
        assert_eq!(all, [2, 11, 10, 5, 24, 20, 8, 37, 30, 11, 7, 9]);
    }
}
