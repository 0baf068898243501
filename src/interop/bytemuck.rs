//! `bytemuck`: tensors of plain elements, including user-defined ones, as bytes and back.

use bytemuck::{
    AnyBitPattern, NoUninit, PodCastError, cast_slice, try_cast_slice, try_cast_slice_mut,
};

use crate::shape::Shape;
use crate::storage::Element;
use crate::tensor::{Tensor, TensorView, TensorViewMut};

macro_rules! as_bytes {
    ($($Tensor:ty)*) => { $(
        impl<T: Element + NoUninit, Sh: Shape> $Tensor {
            /// The bytes of the elements in row-major order.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let x = Tensor::<u16, Shape![2, 2]>::full(0x0101);
            /// assert_eq!(x.as_bytes(), [1; 8]);
            /// ```
            pub fn as_bytes(&self) -> &[u8] {
                cast_slice(self.as_slice())
            }
        }
    )* };
}
as_bytes! { Tensor<T, Sh> }
#[cfg(feature = "alloc")]
as_bytes! { crate::BoxedTensor<T, Sh> }

impl<'a, T: Element + AnyBitPattern, Sh: Shape> TensorView<'a, T, Sh> {
    /// Views bytes as the elements of a tensor in row-major order.
    ///
    /// # Errors
    /// `bytemuck`'s errors, if the length or the alignment of the bytes does not match.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// #[derive(Clone, Copy, bytemuck::Zeroable, bytemuck::Pod)]
    /// #[repr(C)]
    /// struct Pixel([u8; 3]);
    /// let bytes = [7; 12];
    /// let x = TensorView::<Pixel, Shape![2, 2]>::from_bytes(&bytes).unwrap();
    /// assert_eq!(x[[1, 1]].0, [7; 3]);
    /// assert!(TensorView::<Pixel, Shape![2, 3]>::from_bytes(&bytes).is_err());
    /// ```
    pub fn from_bytes(bytes: &'a [u8]) -> Result<Self, PodCastError> {
        let elements: &[T] = try_cast_slice(bytes)?;
        Self::try_from(elements).map_err(|_| PodCastError::SizeMismatch)
    }
}

impl<'a, T: Element + AnyBitPattern + NoUninit, Sh: Shape> TensorViewMut<'a, T, Sh> {
    /// Views bytes as the elements of a mutable tensor in row-major order.
    ///
    /// # Errors
    /// `bytemuck`'s errors, if the length or the alignment of the bytes does not match.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut bytes = [0; 4];
    /// TensorViewMut::<u8, Shape![2, 2]>::from_bytes(&mut bytes).unwrap().fill_(7);
    /// assert_eq!(bytes, [7; 4]);
    /// ```
    pub fn from_bytes(bytes: &'a mut [u8]) -> Result<Self, PodCastError> {
        let elements: &mut [T] = try_cast_slice_mut(bytes)?;
        Self::try_from(elements).map_err(|_| PodCastError::SizeMismatch)
    }
}
