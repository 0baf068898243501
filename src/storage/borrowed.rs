//! Borrowed storage: one pointer, and a length in the type.

use core::cell::Cell;
use core::fmt;
use core::marker::PhantomData;
use core::ptr::NonNull;

use super::{Element, Storage, StorageMut};
use crate::layout::Extent;
use crate::num::Sealed;

/// `Len` borrowed elements: `&'a [T; Len]` as one pointer.
#[repr(transparent)]
pub struct SharedRef<'a, T, Len: ?Sized> {
    ptr: NonNull<T>,
    elements: PhantomData<&'a [T]>,
    len: PhantomData<fn() -> Len>,
}

/// `Len` uniquely borrowed elements: `&'a mut [T; Len]` as one pointer.
///
/// It is no reference, so that several of them may touch different elements of one storage. Where `Len` is
/// [`Apart`](crate::layout::Apart), elements of others lie between its own.
#[repr(transparent)]
pub struct UniqueRef<'a, T, Len: ?Sized> {
    ptr: NonNull<T>,
    elements: PhantomData<&'a mut [T]>,
    len: PhantomData<fn() -> Len>,
}

/// `Len` borrowed elements that may be written through every copy: `&'a [Cell<T>; Len]`.
#[repr(transparent)]
pub struct Cells<'a, T, Len: ?Sized> {
    ptr: NonNull<T>,
    elements: PhantomData<&'a [Cell<T>]>,
    len: PhantomData<fn() -> Len>,
}

macro_rules! borrowed {
    ($($S:ident $Slot:ty;)*) => { $(
        impl<'a, T, Len: ?Sized> $S<'a, T, Len> {
            /// # Safety
            /// `ptr` points to `Len` elements, borrowed for `'a` as the type says; where `Len` is
            /// `Apart`, those of them that the layout over the storage reaches are.
            pub(crate) const unsafe fn from_ptr(ptr: NonNull<T>) -> Self {
                Self { ptr, elements: PhantomData, len: PhantomData }
            }
            pub(crate) const fn ptr(&self) -> NonNull<T> {
                self.ptr
            }
        }
        impl<T, Len: ?Sized> Sealed for $S<'_, T, Len> {}
        // SAFETY: the constructor's contract.
        #[diagnostic::do_not_recommend]
        unsafe impl<T: Element, Len: Extent> Storage for $S<'_, T, Len> {
            type Elem = T;
            type Len = Len;
            type Slot = $Slot;
            fn as_ptr(&self) -> *const T {
                self.ptr.as_ptr()
            }
        }
        impl<T, Len: Extent> fmt::Debug for $S<'_, T, Len> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($S)).field("len", &Len::LEN).finish()
            }
        }
    )* };
}
borrowed! {
    SharedRef T;
    UniqueRef T;
    Cells Cell<T>;
}

impl<T, Len: ?Sized> UniqueRef<'_, T, Len> {
    pub(crate) const fn ptr_mut(&mut self) -> NonNull<T> {
        self.ptr
    }
}

impl<T, Len: ?Sized> Clone for SharedRef<'_, T, Len> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, Len: ?Sized> Copy for SharedRef<'_, T, Len> {}
impl<T, Len: ?Sized> Clone for Cells<'_, T, Len> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, Len: ?Sized> Copy for Cells<'_, T, Len> {}

// SAFETY: as for `&[T]` and `&mut [T]`.
unsafe impl<T: Sync, Len: ?Sized> Send for SharedRef<'_, T, Len> {}
// SAFETY: as above.
unsafe impl<T: Sync, Len: ?Sized> Sync for SharedRef<'_, T, Len> {}
// SAFETY: as above.
unsafe impl<T: Send, Len: ?Sized> Send for UniqueRef<'_, T, Len> {}
// SAFETY: as above.
unsafe impl<T: Sync, Len: ?Sized> Sync for UniqueRef<'_, T, Len> {}

/// Never true: cells stay on their thread, as `&[Cell<T>]` does.
#[diagnostic::on_unimplemented(
    message = "cells stay on their thread: every copy of the view writes to them",
    label = "a part that writes may be sent: `x.as_view_mut().chunk::<0, 2>()`"
)]
pub trait OnOtherThreads: Sealed {}
// SAFETY: it does not apply.
unsafe impl<T: OnOtherThreads, Len: ?Sized> Send for Cells<'_, T, Len> {}
// SAFETY: it does not apply.
unsafe impl<T: OnOtherThreads, Len: ?Sized> Sync for Cells<'_, T, Len> {}

// SAFETY: the elements are borrowed uniquely.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element, Len: Extent> StorageMut for UniqueRef<'_, T, Len> {
    fn as_mut_ptr(&mut self) -> *mut T {
        self.ptr.as_ptr()
    }
}
// SAFETY: every element is a `Cell`, and the storage does not leave its thread.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element, Len: Extent> StorageMut for Cells<'_, T, Len> {
    const UNIQUE: bool = false;
    fn as_mut_ptr(&mut self) -> *mut T {
        self.ptr.as_ptr()
    }
}
