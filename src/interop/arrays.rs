//! Conversions between tensors and nested arrays.

use core::mem::ManuallyDrop;

use crate::num::D;
use crate::num::Dim;
use crate::shape::Shape;
use crate::storage::Element;
use crate::tensor::{NestedArray, Tensor};

impl<T: Element, Sh: Shape> Tensor<T, Sh> {
    /// Returns the elements as an array, flat or nested as the shape is, without a loop over the elements.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<i32, Shape![2, 3]> = tensor![[1, 2, 3], [4, 5, 6]];
    /// let rows: [[i32; 3]; 2] = x.into_array();
    /// assert_eq!(rows[1], [4, 5, 6]);
    /// ```
    pub const fn into_array<A: NestedArray<T, Sh>>(self) -> A {
        const { assert!(A::FITS, "the array has another length than the tensor") };
        const { assert!(size_of::<A>() == size_of::<Self>()) };
        // SAFETY: Validity: both contain the elements of the shape, contiguous and in the same order, as `NestedArray`
        // guarantees.
        unsafe { core::mem::transmute_copy(&ManuallyDrop::new(self)) }
    }

    /// Borrows the elements as an array, flat or nested as the shape is.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<i32, Shape![2, 3]> = tensor![[1, 2, 3], [4, 5, 6]];
    /// let rows: &[[i32; 3]; 2] = x.as_array();
    /// assert_eq!(rows[1], [4, 5, 6]);
    /// ```
    pub const fn as_array<A: NestedArray<T, Sh>>(&self) -> &A {
        const { assert!(A::FITS, "the array has another length than the tensor") };
        // SAFETY: Validity: both consist of the elements of the shape, contiguous and in the same order, as
        // `NestedArray` guarantees and the assertion compares.
        unsafe { &*core::ptr::from_ref(self).cast() }
    }
}

macro_rules! nested {
    ($($array:ty: $($N:ident)*;)*) => { $(
        /// The elements in row-major order.
        #[diagnostic::do_not_recommend]
        impl<T: Element, $(const $N: usize),*> From<$array> for Tensor<T, ($(D<$N>,)*)>
        where
            $(D<$N>: Dim,)*
            $array: NestedArray<T, ($(D<$N>,)*)>,
        {
            fn from(elements: $array) -> Self {
                Self::from_array(elements)
            }
        }
        /// The elements in row-major order.
        impl<T: Element, $(const $N: usize),*> From<Tensor<T, ($(D<$N>,)*)>> for $array
        where
            $(D<$N>: Dim,)*
            $array: NestedArray<T, ($(D<$N>,)*)>,
        {
            fn from(x: Tensor<T, ($(D<$N>,)*)>) -> Self {
                x.into_array()
            }
        }
    )* };
}
nested! {
    [T; A]: A;
    [[T; B]; A]: A B;
    [[[T; C]; B]; A]: A B C;
    [[[[T; E]; C]; B]; A]: A B C E;
}
