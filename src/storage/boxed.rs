//! Owned storage on the heap.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;
use core::ptr::NonNull;

use super::{Element, Storage, StorageMut, assert_addressable};
use crate::num::{Dim, Sealed};

/// `Len` elements in a box. They are never copied to the stack.
///
/// A size in bytes that exceeds the address space is rejected when the program is built:
///
/// ```compile_fail,E0080
/// use stridewise::prelude::*;
/// let x = BoxedTensor::<f64, Shape![2_000_000_000, 2_000_000_000]>::zeros();
/// ```
pub struct Boxed<T, Len> {
    elements: Box<[T]>,
    len: PhantomData<fn() -> Len>,
}

impl<T: Element, Len: Dim> Boxed<T, Len> {
    /// The storage, if the box has `Len` elements; otherwise returns the box unchanged.
    pub(crate) fn new(elements: Box<[T]>) -> Result<Self, Box<[T]>> {
        const { assert_addressable::<T, Len>() };
        if elements.len() == Len::SIZE {
            Ok(Self {
                elements,
                len: PhantomData,
            })
        } else {
            Err(elements)
        }
    }

    /// `Len` copies of one value. Zeros are zeroed memory of the operating system, without a write.
    pub(crate) fn filled(value: T) -> Self {
        const { assert_addressable::<T, Len>() };
        Self {
            elements: alloc::vec![value; Len::SIZE].into_boxed_slice(),
            len: PhantomData,
        }
    }

    /// Memory for `Len` elements, which `write` initialises before it becomes a storage.
    ///
    /// # Safety
    /// `write` writes all `Len` elements.
    pub(crate) unsafe fn written(write: impl FnOnce(*mut T)) -> Self {
        let write = |first| {
            write(first);
            Ok::<(), core::convert::Infallible>(())
        };
        // SAFETY: the caller guarantees it.
        let Ok(out) = unsafe { Self::try_written(write) };
        out
    }

    /// The same, for a `write` that may fail.
    ///
    /// # Safety
    /// `write` writes all `Len` elements, or fails.
    pub(crate) unsafe fn try_written<E>(
        write: impl FnOnce(*mut T) -> Result<(), E>,
    ) -> Result<Self, E> {
        const { assert_addressable::<T, Len>() };
        let mut elements = Vec::<T>::with_capacity(Len::SIZE);
        write(elements.as_mut_ptr())?;
        // SAFETY: the caller guarantees it.
        unsafe { elements.set_len(Len::SIZE) };
        Ok(Self {
            elements: elements.into_boxed_slice(),
            len: PhantomData,
        })
    }

    /// Computes each element from its position.
    pub(crate) fn from_fn(mut value: impl FnMut(usize) -> T) -> Self {
        // SAFETY: Initialisation: each of the `Len` elements is written exactly once.
        unsafe {
            Self::written(|first| {
                for i in 0..Len::SIZE {
                    first.add(i).write(value(i));
                }
            })
        }
    }

    /// The elements.
    pub(crate) fn as_slice(&self) -> &[T] {
        &self.elements
    }
    /// The elements.
    pub(crate) fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.elements
    }
    pub(crate) fn ptr(&self) -> NonNull<T> {
        NonNull::from_ref(&*self.elements).cast()
    }
    pub(crate) fn ptr_mut(&mut self) -> NonNull<T> {
        NonNull::from_mut(&mut *self.elements).cast()
    }
    pub(crate) fn into_inner(self) -> Box<[T]> {
        self.elements
    }
}

impl<T: Clone, Len> Clone for Boxed<T, Len> {
    fn clone(&self) -> Self {
        Self {
            elements: self.elements.clone(),
            len: PhantomData,
        }
    }
}
impl<T, Len: Dim> fmt::Debug for Boxed<T, Len> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Boxed").field("len", &Len::SIZE).finish()
    }
}
#[diagnostic::do_not_recommend]
impl<T, Len> Sealed for Boxed<T, Len> {}
// SAFETY: Bounds, initialisation: the box has `Len` elements from its construction on.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element, Len: Dim> Storage for Boxed<T, Len> {
    type Elem = T;
    type Rest = crate::layout::Trailing<crate::num::D<0>>;
    type Slot = T;
    fn as_ptr(&self) -> *const T {
        self.elements.as_ptr()
    }
}
// SAFETY: Bounds, initialisation: the box has `Len` elements from its construction on. Uniqueness: `&mut self`
// borrows them.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element, Len: Dim> StorageMut for Boxed<T, Len> {
    fn as_mut_ptr(&mut self) -> *mut T {
        self.elements.as_mut_ptr()
    }
}
