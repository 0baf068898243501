//! Owned storage in place.
//!
//! The elements are built from the digits of their number (ten copies of the tens, then the units), so
//! that a generic function needs no bound to own a tensor. They lie one after the other, as in
//! `[T; N]` and in `GenericArray`, to and from which they convert without a copy.

use core::fmt;
use core::mem::{ManuallyDrop, MaybeUninit};
use core::ptr::NonNull;

use super::{Element, Storage, StorageMut};
use crate::num::nat::Nat;
use crate::num::{Dim, Sealed};

/// `Len` elements in place: `[T; Len]`.
///
/// More bytes than an address can count are refused when the program is built:
///
/// ```compile_fail
/// use stridewise::prelude::*;
/// let x = Tensor::<f64, Shape![2_000_000_000, 2_000_000_000]>::zeros();
/// ```
#[repr(transparent)]
pub struct OwnedArray<T: Copy, Len: Dim> {
    elements: <Len::Nat as Nat>::Array<T>,
}

impl<T: Copy, Len: Dim> OwnedArray<T, Len> {
    // The nest of arrays is as large as one array.
    const IS_DENSE: () = assert!(size_of::<Self>() == size_of::<T>() * Len::SIZE);

    pub(crate) const fn ptr(&self) -> NonNull<T> {
        NonNull::from_ref(self).cast()
    }

    pub(crate) const fn ptr_mut(&mut self) -> NonNull<T> {
        NonNull::from_mut(self).cast()
    }

    /// Room for `Len` elements, one after the other.
    pub(crate) const fn room() -> MaybeUninit<Self> {
        const { Self::IS_DENSE };
        MaybeUninit::uninit()
    }

    /// `Len` times the same value.
    pub(crate) const fn filled(value: T) -> Self {
        let mut out = Self::room();
        let ptr = out.as_mut_ptr().cast::<T>();
        let mut i = 0;
        while i < Len::SIZE {
            // SAFETY: `i < Len`, and `out` holds `Len` elements.
            unsafe { ptr.add(i).write(value) };
            i += 1;
        }
        // SAFETY: every element has been written.
        unsafe { out.assume_init() }
    }

    /// Each element from its position.
    pub(crate) fn from_fn(mut value: impl FnMut(usize) -> T) -> Self {
        let mut out = Self::room();
        let ptr = out.as_mut_ptr().cast::<T>();
        for i in 0..Len::SIZE {
            // SAFETY: `i < Len`, and `out` holds `Len` elements.
            unsafe { ptr.add(i).write(value(i)) };
        }
        // SAFETY: every element has been written.
        unsafe { out.assume_init() }
    }

    /// Elements that another type holds one after the other: `[[T; 3]; 2]`, a `GenericArray`.
    ///
    /// # Safety
    /// `A` consists of `Len` elements `T` and nothing else.
    pub(crate) const unsafe fn from_plain<A>(elements: A) -> Self {
        const { Self::IS_DENSE };
        const {
            assert!(
                size_of::<A>() == size_of::<Self>(),
                "the array has another length than the tensor"
            )
        };
        let same = Same::<A, Self> {
            from: ManuallyDrop::new(elements),
        };
        // SAFETY: both are the same `Len` elements and nothing else, so what is valid as `A` is so as `Self`.
        ManuallyDrop::into_inner(unsafe { same.to })
    }
}

// Moves the bytes of one type into another in `const` context.
union Same<A, B> {
    from: ManuallyDrop<A>,
    to: ManuallyDrop<B>,
}

impl<T: Copy, Len: Dim> Clone for OwnedArray<T, Len> {
    fn clone(&self) -> Self {
        Self {
            elements: self.elements,
        }
    }
}

impl<T: Copy, Len: Dim> fmt::Debug for OwnedArray<T, Len> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OwnedArray")
            .field("len", &Len::SIZE)
            .finish()
    }
}

// SAFETY: it owns its elements and nothing else. Said here, because in generic code rustc does not
// look into the nest of arrays.
unsafe impl<T: Copy + Send, Len: Dim> Send for OwnedArray<T, Len> {}
// SAFETY: as above.
unsafe impl<T: Copy + Sync, Len: Dim> Sync for OwnedArray<T, Len> {}

#[diagnostic::do_not_recommend]
impl<T: Copy, Len: Dim> Sealed for OwnedArray<T, Len> {}
// SAFETY: `Len` elements lie in the storage itself, one after the other, and it is made of initialised ones.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element, Len: Dim> Storage for OwnedArray<T, Len> {
    type Elem = T;
    type Rest = crate::layout::Spare<crate::num::D<0>>;
    type Slot = T;
    fn as_ptr(&self) -> *const T {
        self.ptr().as_ptr()
    }
}
// SAFETY: as above.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element, Len: Dim> StorageMut for OwnedArray<T, Len> {
    fn as_mut_ptr(&mut self) -> *mut T {
        self.ptr_mut().as_ptr()
    }
}
