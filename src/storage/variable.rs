//! The storage of a variable: elements and, at the same positions, their gradients.

use core::cell::Cell;
use core::fmt;
use core::marker::PhantomData;
use core::ptr::NonNull;

use crate::layout::StorageSpan;
use crate::num::Sealed;

/// Borrowed elements together with the cells of their gradients: two pointers. View methods apply to both, so a view
/// of a variable adds to the same positions of the gradient that it reads of the value.
#[repr(transparent)]
pub struct Variable<'a, T, Rest: ?Sized> {
    at: ValueAndGrad<T>,
    elements: PhantomData<(&'a [T], &'a [Cell<T>])>,
    rest: PhantomData<fn() -> Rest>,
}

/// A pointer to an element, and a pointer to its gradient.
#[repr(C)]
pub(crate) struct ValueAndGrad<T> {
    pub(crate) value: NonNull<T>,
    pub(crate) grad: NonNull<T>,
    /// Whether the variable and its views alone access the gradient, which is borrowed mutably.
    #[cfg(feature = "rayon")]
    pub(crate) unique: bool,
}
impl<T> ValueAndGrad<T> {
    /// A gradient that other code may access through cells.
    pub(crate) const fn new(value: NonNull<T>, grad: NonNull<T>) -> Self {
        Self {
            value,
            grad,
            #[cfg(feature = "rayon")]
            unique: false,
        }
    }
    /// Pointers to elements of another type at the same addresses. The variable accesses the gradient too, as elements of
    /// which several may be one of these: it is no longer known which indices mean different ones.
    pub(crate) const fn cast<U>(self) -> ValueAndGrad<U> {
        ValueAndGrad::new(self.value.cast(), self.grad.cast())
    }
}
impl<T> Clone for ValueAndGrad<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for ValueAndGrad<T> {}

/// What a borrowed storage consists of: a pointer to its elements, and perhaps others that move with it.
///
/// # Safety
/// It begins with `COUNT` pointers to elements.
pub(crate) unsafe trait Pointers: Copy {
    type Elem;
    const COUNT: usize;
}
// SAFETY: it is one pointer.
unsafe impl<T> Pointers for NonNull<T> {
    type Elem = T;
    const COUNT: usize = 1;
}
// SAFETY: it is `repr(C)`, and its first two fields are pointers.
unsafe impl<T> Pointers for ValueAndGrad<T> {
    type Elem = T;
    const COUNT: usize = 2;
}

impl<T, Rest: ?Sized> Variable<'_, T, Rest> {
    /// # Safety
    /// Both point to as many elements as the layout over the storage and `Rest` determine; the value's may be read,
    /// the gradient's may be read and written through cells, for the lifetime of the storage. They do not overlap.
    pub(crate) const unsafe fn from_ptr(at: ValueAndGrad<T>) -> Self {
        Self {
            at,
            elements: PhantomData,
            rest: PhantomData,
        }
    }
    pub(crate) const fn ptr(&self) -> ValueAndGrad<T> {
        self.at
    }
}
#[diagnostic::do_not_recommend]
impl<T, Rest: ?Sized> Sealed for Variable<'_, T, Rest> {}
impl<T, Rest: ?Sized> Clone for Variable<'_, T, Rest> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, Rest: ?Sized> Copy for Variable<'_, T, Rest> {}
impl<T, Rest: StorageSpan> fmt::Debug for Variable<'_, T, Rest> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Variable")
            .field("spare", &Rest::SPARE)
            .finish()
    }
}
