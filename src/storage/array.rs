//! Owned storage, stored inline.
//!
//! The array type is built from the digits of its length (ten copies of the tens, then the units), so that a generic
//! function needs no bound to own a tensor. The elements are contiguous, as in `[T; N]` and in `GenericArray`;
//! conversions from and to these types do not copy.

use core::fmt;
use core::mem::{ManuallyDrop, MaybeUninit};
use core::ptr::NonNull;

use super::{Element, Storage, StorageMut};
use crate::num::nat::Nat;
use crate::num::{Dim, Sealed};

/// `Len` elements stored inline: `[T; Len]`.
///
/// A size in bytes that exceeds the address space is rejected when the program is built:
///
/// ```compile_fail
/// use stridewise::prelude::*;
/// let x = Tensor::<f64, Shape![2_000_000_000, 2_000_000_000]>::zeros();
/// ```
#[repr(transparent)]
pub struct OwnedArray<T: Element, Len: Dim> {
    // All elements are initialised whenever a storage is lent. `MaybeUninit` lets them be written directly to the
    // place to which the storage is returned, without a copy, in debug builds too.
    elements: <Len::Nat as Nat>::Array<MaybeUninit<T>>,
}

impl<T: Element, Len: Dim> OwnedArray<T, Len> {
    // The nested arrays have the size of one array.
    const IS_DENSE: () = assert!(size_of::<Self>() == size_of::<T>() * Len::SIZE);

    pub(crate) const fn ptr(&self) -> NonNull<T> {
        NonNull::from_ref(self).cast()
    }

    pub(crate) const fn ptr_mut(&mut self) -> NonNull<T> {
        NonNull::from_mut(self).cast()
    }

    /// The elements.
    pub(crate) const fn as_slice(&self) -> &[T] {
        // SAFETY: Bounds, initialisation: `Len` elements, all of which have values whenever a storage is lent.
        unsafe { core::slice::from_raw_parts(self.ptr().as_ptr(), Len::SIZE) }
    }

    /// The elements.
    pub(crate) const fn as_mut_slice(&mut self) -> &mut [T] {
        // SAFETY: Bounds, initialisation: `Len` elements, all of which have values whenever a storage is lent.
        unsafe { core::slice::from_raw_parts_mut(self.ptr_mut().as_ptr(), Len::SIZE) }
    }

    /// Uninitialised memory for `Len` contiguous elements, which are written before the storage is lent to any other
    /// code. A constant, for which rustc writes nothing.
    pub(crate) const UNWRITTEN: Self = {
        let () = Self::IS_DENSE;
        let room = MaybeUninit::<Self>::uninit();
        // SAFETY: Validity: it consists of `MaybeUninit`s.
        unsafe { room.assume_init() }
    };

    /// Elements that another type holds contiguously: `[[T; 3]; 2]`, a `GenericArray`.
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
        // SAFETY: Validity: both types consist of the same `Len` elements and nothing else, so a valid `A` is a valid
        // `Self`.
        ManuallyDrop::into_inner(unsafe { same.to })
    }
}

// Reinterprets the bytes of one type as another in a `const` context.
union Same<A, B> {
    from: ManuallyDrop<A>,
    to: ManuallyDrop<B>,
}

impl<T: Element, Len: Dim> Clone for OwnedArray<T, Len> {
    fn clone(&self) -> Self {
        Self {
            elements: self.elements,
        }
    }
}

impl<T: Element, Len: Dim> fmt::Debug for OwnedArray<T, Len> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OwnedArray")
            .field("len", &Len::SIZE)
            .finish()
    }
}

// SAFETY: it owns its elements and nothing else. The impl is explicit because rustc does not look into the nested
// arrays in generic code.
unsafe impl<T: Element + Send, Len: Dim> Send for OwnedArray<T, Len> {}
// SAFETY: it owns its elements and nothing else, so it is `Sync` if they are.
unsafe impl<T: Element + Sync, Len: Dim> Sync for OwnedArray<T, Len> {}

#[diagnostic::do_not_recommend]
impl<T: Element, Len: Dim> Sealed for OwnedArray<T, Len> {}
// SAFETY: Bounds, initialisation: the storage contains its `Len` elements itself, contiguously, and it is made of
// initialised ones.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element, Len: Dim> Storage for OwnedArray<T, Len> {
    type Elem = T;
    type Rest = crate::layout::Trailing<crate::num::D<0>>;
    type Slot = T;
    fn as_ptr(&self) -> *const T {
        self.ptr().as_ptr()
    }
}
// SAFETY: Bounds, initialisation: the storage contains its `Len` elements itself. Uniqueness: `&mut self` borrows
// them.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element, Len: Dim> StorageMut for OwnedArray<T, Len> {
    fn as_mut_ptr(&mut self) -> *mut T {
        self.ptr_mut().as_ptr()
    }
}
