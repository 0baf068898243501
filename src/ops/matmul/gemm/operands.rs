//! Factors and targets of products: pointers, strides and sizes.

#[cfg(feature = "rayon")]
use crate::expr::parallel::is_plain;
use crate::num::offset::index;
use crate::ops::Arithmetic;

/// A factor of a product, from which the kernel reads elements.
///
/// # Safety
/// As for a pointer: `at` may be called with the rows and columns that the creator of the source promised.
pub(crate) unsafe trait Source<T>: Copy {
    unsafe fn at(self, row: usize, column: usize) -> T;
    /// Whether the rows, or the columns for `unit_column`, are one element apart.
    fn unit_row(self) -> bool;
    fn unit_column(self) -> bool;
    /// The elements, if they are in memory.
    fn elements(self) -> Option<Elements<T>> {
        None
    }
    /// Whether several threads may read or compute elements at the same time.
    #[cfg(feature = "rayon")]
    fn is_shared(self) -> bool {
        false
    }
}

/// Elements in memory: a pointer to the first one, and strides.
pub(crate) struct Elements<T> {
    pub(crate) first: *const T,
    pub(crate) row: usize,
    pub(crate) column: usize,
}
impl<T> Clone for Elements<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Elements<T> {}
impl<T> Elements<T> {
    /// The elements from a row and a column on.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(in crate::ops::matmul) fn from(self, row: usize, column: usize) -> Self {
        Self {
            first: (self.first).wrapping_add(index!(row * self.row + column * self.column)),
            ..self
        }
    }
    /// The same for the type that `T` is.
    #[cfg(target_arch = "x86_64")]
    pub(in crate::ops::matmul) fn cast<F>(self) -> Elements<F> {
        Elements {
            first: self.first.cast(),
            row: self.row,
            column: self.column,
        }
    }
    /// Swaps rows and columns.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(in crate::ops::matmul) fn transposed(self) -> Self {
        Self {
            row: self.column,
            column: self.row,
            ..self
        }
    }
}

// SAFETY: reads through the pointer.
unsafe impl<T: Copy + 'static> Source<T> for Elements<T> {
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn at(self, row: usize, column: usize) -> T {
        // SAFETY: the caller's promise.
        unsafe {
            self.first
                .add(index!(row * self.row + column * self.column))
                .read()
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn unit_row(self) -> bool {
        self.row == 1
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn unit_column(self) -> bool {
        self.column == 1
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn elements(self) -> Option<Elements<T>> {
        Some(self)
    }
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared(self) -> bool {
        is_plain::<T>()
    }
}

/// A source with rows and columns swapped.
#[derive(Clone, Copy)]
pub(super) struct Swapped<S>(pub(super) S);
// SAFETY: the source's promise.
unsafe impl<T, S: Source<T>> Source<T> for Swapped<S> {
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn at(self, row: usize, column: usize) -> T {
        // SAFETY: the caller's promise.
        unsafe { self.0.at(column, row) }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn unit_row(self) -> bool {
        self.0.unit_column()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn unit_column(self) -> bool {
        self.0.unit_row()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn elements(self) -> Option<Elements<T>> {
        self.0.elements().map(Elements::transposed)
    }
}

/// The target of a product.
pub(crate) struct Target<T> {
    pub(crate) first: *mut T,
    pub(crate) row: usize,
    pub(crate) column: usize,
    /// Whether the product is added to the previous contents.
    pub(crate) add: bool,
}
impl<T> Clone for Target<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Target<T> {}
#[cfg(target_arch = "x86_64")]
impl<T> Target<T> {
    /// The same for the type that `T` is.
    pub(in crate::ops::matmul) fn cast<F>(self) -> Target<F> {
        Target {
            first: self.first.cast(),
            row: self.row,
            column: self.column,
            add: self.add,
        }
    }
}

impl<T: Arithmetic> Target<T> {
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) unsafe fn put(self, row: usize, column: usize, value: T) {
        // SAFETY: the caller's promise.
        unsafe {
            let place = self
                .first
                .add(index!(row * self.row + column * self.column));
            place.write(if self.add {
                place.read().plus(value)
            } else {
                value
            });
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(in crate::ops::matmul) fn swapped(self) -> Self {
        Self {
            row: self.column,
            column: self.row,
            ..self
        }
    }
    /// The part of the target that starts at a row and a column.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn from(self, row: usize, column: usize) -> Self {
        Self {
            first: (self.first).wrapping_add(index!(row * self.row + column * self.column)),
            ..self
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn adding(self, more: bool) -> Self {
        Self {
            add: self.add | more,
            ..self
        }
    }
}

/// `[M, K]` times `[K, N]`.
#[derive(Clone, Copy)]
pub(crate) struct Sizes {
    pub(crate) m: usize,
    pub(crate) k: usize,
    pub(crate) n: usize,
}
impl Sizes {
    // Without a type parameter, the function would be a call into another crate.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(in crate::ops::matmul) const fn swapped(self) -> Self {
        Self {
            m: self.n,
            n: self.m,
            ..self
        }
    }
}
