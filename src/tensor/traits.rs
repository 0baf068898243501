//! Implementations of the standard traits: equality, hashes, defaults, slices.

use core::hash::{Hash, Hasher};

use super::{LengthError, Tensor, TensorBase};
use crate::layout::Layout;
use crate::num::offset::index;
use crate::shape::Shape;
use crate::storage::{Element, Storage, made_on_stack};

/// Requires elements that are equal to themselves: integers and `bool`, not floats.
impl<S: Storage<Elem: Eq>, L: Layout> Eq for TensorBase<S, L> {}

/// The hash of the elements in row-major order: a view and its copy have the same hash.
///
/// ```
/// use std::collections::HashSet;
/// use stridewise::prelude::*;
/// let x = Tensor::<u8, Shape![3]>::arange();
/// let seen = HashSet::from([x]);
/// assert!(seen.contains(&Tensor::<u8, Shape![3]>::from_array([0, 1, 2])));
/// ```
impl<S: Storage<Elem: Hash>, L: Layout> Hash for TensorBase<S, L> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // Small elements are hashed as slices, which is faster, of layouts of gaps as well: a hasher may tell slices from
        // single elements.
        if const { size_of::<S::Elem>() > 16 } {
            self.elements().for_each(|element| element.hash(state));
        } else {
            hash_in_slices(self, state);
        }
    }
}

fn hash_in_slices<H: Hasher>(x: &TensorBase<impl Storage<Elem: Hash>, impl Layout>, state: &mut H) {
    let Some(any) = x.elements().next() else {
        return;
    };
    let mut slice = [any; 32];
    let mut held = 0_usize;
    x.elements().for_each(|element| {
        if let Some(place) = slice.get_mut(held) {
            *place = element;
        }
        held = index!(held + 1);
        if held == slice.len() {
            Hash::hash_slice(&slice, state);
            held = 0;
        }
    });
    if let Some(rest) = slice.get(..held) {
        Hash::hash_slice(rest, state);
    }
}

/// All elements are their type's default: zero for numbers.
///
/// ```
/// use stridewise::prelude::*;
/// assert_eq!(Tensor::<f32, Shape![2, 3]>::default().sum(), 0.0);
/// ```
impl<T: Element + Default, Sh: Shape> Default for Tensor<T, Sh> {
    fn default() -> Self {
        const { made_on_stack::<Self>("`default`") };
        Self::full(T::default())
    }
}
#[cfg(feature = "alloc")]
impl<T: Element + Default, Sh: Shape> Default for crate::BoxedTensor<T, Sh> {
    fn default() -> Self {
        Self::full(T::default())
    }
}

/// The elements in row-major order.
impl<T: Element, Sh: Shape> AsRef<[T]> for Tensor<T, Sh> {
    fn as_ref(&self) -> &[T] {
        self.as_slice()
    }
}
/// The elements in row-major order.
impl<T: Element, Sh: Shape> AsMut<[T]> for Tensor<T, Sh> {
    fn as_mut(&mut self) -> &mut [T] {
        self.as_mut_slice()
    }
}
/// The elements in row-major order.
#[cfg(feature = "alloc")]
impl<T: Element, Sh: Shape> AsRef<[T]> for crate::BoxedTensor<T, Sh> {
    fn as_ref(&self) -> &[T] {
        self.as_slice()
    }
}
/// The elements in row-major order.
#[cfg(feature = "alloc")]
impl<T: Element, Sh: Shape> AsMut<[T]> for crate::BoxedTensor<T, Sh> {
    fn as_mut(&mut self) -> &mut [T] {
        self.as_mut_slice()
    }
}

/// Writes the elements of an iterator.
///
/// # Safety
/// There is room for `Sh::NUMEL` elements from `first` on.
unsafe fn write_iter<T, Sh: Shape>(
    elements: impl IntoIterator<Item = T>,
    first: *mut T,
) -> Result<(), LengthError> {
    let mut found = 0;
    for element in elements.into_iter().take(Sh::NUMEL.saturating_add(1)) {
        if found < Sh::NUMEL {
            // SAFETY: Bounds: there is room for as many elements as the shape has.
            unsafe { first.add(found).write(element) };
        }
        found += 1;
    }
    if found == Sh::NUMEL {
        Ok(())
    } else {
        Err(LengthError {
            expected: Sh::NUMEL,
            found,
        })
    }
}

macro_rules! try_from_iter {
    ($($Tensor:ident)*) => { $(
        impl<T: Element, Sh: Shape> $Tensor<T, Sh> {
            /// The elements of an iterator, in row-major order. `FromIterator` is not implemented: it cannot fail,
            /// and a tensor has a fixed length.
            ///
            /// # Errors
            /// [`LengthError`] if the iterator gives fewer or more elements; at most one extra element is taken.
            ///
            /// ```
            /// use stridewise::prelude::*;
            #[doc = concat!("type Square = ", stringify!($Tensor), "<i32, Shape![2, 2]>;")]
            /// let x = Square::try_from_iter((0..4).rev()).unwrap();
            /// assert_eq!(x[[0, 1]], 2);
            /// let error = Square::try_from_iter(0..3).unwrap_err();
            /// assert_eq!(error.to_string(), "expected 4 elements, found 3");
            /// ```
            pub fn try_from_iter(elements: impl IntoIterator<Item = T>) -> Result<Self, LengthError> {
                const { made_on_stack::<Self>("`try_from_iter`") };
                // SAFETY: Initialisation: every element is written, or it returns an error.
                unsafe { Self::try_written(|first| write_iter::<T, Sh>(elements, first)) }
            }
        }
    )* };
}
try_from_iter! { Tensor }
#[cfg(feature = "alloc")]
use crate::BoxedTensor;
#[cfg(feature = "alloc")]
try_from_iter! { BoxedTensor }
