//! Borrowed storage: one pointer. The type contains the number of trailing elements.

use core::cell::Cell;
use core::fmt;
use core::marker::PhantomData;
use core::ptr::NonNull;

use super::{Element, Storage, StorageMut};
use crate::layout::StorageSpan;
use crate::num::Sealed;

/// Borrowed elements: `&'a [T]` as one pointer. Their number is determined by the layout and by `Rest`, which is
/// [`Trailing`](crate::layout::Trailing) or [`Interleaved`](crate::layout::Interleaved).
#[repr(transparent)]
pub struct SharedRef<'a, T, Rest: ?Sized> {
    ptr: NonNull<T>,
    elements: PhantomData<&'a [T]>,
    rest: PhantomData<fn() -> Rest>,
}

/// Uniquely borrowed elements: `&'a mut [T]` as one pointer.
///
/// It is not a reference, so that several of them may access different elements of one storage. If `Rest` is
/// [`Interleaved`](crate::layout::Interleaved), elements of other parts are between its own.
#[repr(transparent)]
pub struct UniqueRef<'a, T, Rest: ?Sized> {
    ptr: NonNull<T>,
    elements: PhantomData<&'a mut [T]>,
    rest: PhantomData<fn() -> Rest>,
}

/// Borrowed elements that may be written through every copy: `&'a [Cell<T>]`.
#[repr(transparent)]
pub struct Cells<'a, T, Rest: ?Sized> {
    ptr: NonNull<T>,
    elements: PhantomData<&'a [Cell<T>]>,
    rest: PhantomData<fn() -> Rest>,
}

macro_rules! borrowed {
    ($($S:ident $Slot:ty;)*) => { $(
        impl<'a, T, Rest: ?Sized> $S<'a, T, Rest> {
            /// # Safety
            /// `ptr` points to as many elements as the layout over the storage and `Rest` determine. They are borrowed
            /// for `'a` in the way that the type states; if `Rest` is `Interleaved`, only the elements of the layout
            /// are.
            pub(crate) const unsafe fn from_ptr(ptr: NonNull<T>) -> Self {
                Self { ptr, elements: PhantomData, rest: PhantomData }
            }
            pub(crate) const fn ptr(&self) -> NonNull<T> {
                self.ptr
            }
        }
        #[diagnostic::do_not_recommend]
        impl<T, Rest: ?Sized> Sealed for $S<'_, T, Rest> {}
        // SAFETY: the constructor's contract.
        #[diagnostic::do_not_recommend]
        unsafe impl<T: Element, Rest: StorageSpan> Storage for $S<'_, T, Rest> {
            type Elem = T;
            type Rest = Rest;
            type Slot = $Slot;
            fn as_ptr(&self) -> *const T {
                self.ptr.as_ptr()
            }
        }
        impl<T, Rest: StorageSpan> fmt::Debug for $S<'_, T, Rest> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($S)).field("spare", &Rest::SPARE).finish()
            }
        }
    )* };
}
borrowed! {
    SharedRef T;
    UniqueRef T;
    Cells Cell<T>;
}

impl<T, Rest: ?Sized> UniqueRef<'_, T, Rest> {
    pub(crate) const fn ptr_mut(&mut self) -> NonNull<T> {
        self.ptr
    }
}

impl<T, Rest: ?Sized> Clone for SharedRef<'_, T, Rest> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, Rest: ?Sized> Copy for SharedRef<'_, T, Rest> {}
impl<T, Rest: ?Sized> Clone for Cells<'_, T, Rest> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, Rest: ?Sized> Copy for Cells<'_, T, Rest> {}

// SAFETY: the same as for `&[T]` and `&mut [T]`.
unsafe impl<T: Sync, Rest: ?Sized> Send for SharedRef<'_, T, Rest> {}
// SAFETY: as `&[T]`, which is `Sync` if `T` is.
unsafe impl<T: Sync, Rest: ?Sized> Sync for SharedRef<'_, T, Rest> {}
// SAFETY: as `&mut [T]`, which is `Send` if `T` is.
unsafe impl<T: Send, Rest: ?Sized> Send for UniqueRef<'_, T, Rest> {}
// SAFETY: as `&mut [T]`, of which a shared reference only reads.
unsafe impl<T: Sync, Rest: ?Sized> Sync for UniqueRef<'_, T, Rest> {}

/// Never implemented: cells stay on their thread, as `&[Cell<T>]` does.
#[diagnostic::on_unimplemented(
    message = "cells stay on their thread: every copy of the view writes to them",
    label = "a part that writes may be sent: `x.as_view_mut().chunk::<0, 2>()`"
)]
pub trait OnOtherThreads: Sealed {}
// SAFETY: nothing implements `OnOtherThreads`, which is sealed, so this impl never applies.
unsafe impl<T: OnOtherThreads, Rest: ?Sized> Send for Cells<'_, T, Rest> {}
// SAFETY: nothing implements `OnOtherThreads`, which is sealed, so this impl never applies.
unsafe impl<T: OnOtherThreads, Rest: ?Sized> Sync for Cells<'_, T, Rest> {}

// SAFETY: Uniqueness: the elements are borrowed uniquely.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element, Rest: StorageSpan> StorageMut for UniqueRef<'_, T, Rest> {
    fn as_mut_ptr(&mut self) -> *mut T {
        self.ptr.as_ptr()
    }
}
// SAFETY: every element is a `Cell`, and the storage does not leave its thread.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element, Rest: StorageSpan> StorageMut for Cells<'_, T, Rest> {
    const UNIQUE: bool = false;
    fn as_mut_ptr(&mut self) -> *mut T {
        self.ptr.as_ptr()
    }
}
