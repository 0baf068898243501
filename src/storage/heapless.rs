//! Owned storage in a `heapless::Vec`.

use core::fmt;
use core::marker::PhantomData;
use core::ptr::NonNull;

use super::{Element, Storage, StorageMut};
use crate::num::{Dim, Sealed};

/// `Len` elements in a `heapless::Vec` of capacity `N`.
///
/// The vector has `Len` elements from its construction on and is never lent, so its length cannot change while a view
/// exists.
pub struct Heapless<T, const N: usize, Len> {
    elements: ::heapless::Vec<T, N>,
    len: PhantomData<fn() -> Len>,
}

impl<T, const N: usize, Len: Dim> Heapless<T, N, Len> {
    /// The storage, if the vector has `Len` elements; otherwise returns the vector unchanged.
    pub(crate) fn new(elements: ::heapless::Vec<T, N>) -> Result<Self, ::heapless::Vec<T, N>> {
        if elements.len() == Len::SIZE {
            Ok(Self {
                elements,
                len: PhantomData,
            })
        } else {
            Err(elements)
        }
    }
    /// The elements.
    pub(crate) fn as_slice(&self) -> &[T] {
        &self.elements
    }
    pub(crate) fn ptr(&self) -> NonNull<T> {
        NonNull::from_ref(&*self.elements).cast()
    }
    pub(crate) fn ptr_mut(&mut self) -> NonNull<T> {
        NonNull::from_mut(&mut *self.elements).cast()
    }
    pub(crate) fn into_inner(self) -> ::heapless::Vec<T, N> {
        self.elements
    }
}

impl<T: Clone, const N: usize, Len> Clone for Heapless<T, N, Len> {
    fn clone(&self) -> Self {
        Self {
            elements: self.elements.clone(),
            len: PhantomData,
        }
    }
}
impl<T, const N: usize, Len: Dim> fmt::Debug for Heapless<T, N, Len> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Heapless").field("len", &Len::SIZE).finish()
    }
}
#[diagnostic::do_not_recommend]
impl<T, const N: usize, Len> Sealed for Heapless<T, N, Len> {}
// SAFETY: Bounds, initialisation: the vector has `Len` elements from its construction on.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element, const N: usize, Len: Dim> Storage for Heapless<T, N, Len> {
    type Elem = T;
    type Rest = crate::layout::Trailing<crate::num::D<0>>;
    type Slot = T;
    fn as_ptr(&self) -> *const T {
        self.elements.as_ptr()
    }
}
// SAFETY: Bounds, initialisation: the vector has `Len` elements from its construction on. Uniqueness: `&mut self`
// borrows them.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element, const N: usize, Len: Dim> StorageMut for Heapless<T, N, Len> {
    fn as_mut_ptr(&mut self) -> *mut T {
        self.elements.as_mut_ptr()
    }
}
