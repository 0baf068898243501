//! `serde`: a tensor is serialised as nested tuples, as nested arrays are. Formats that need no lengths write none.

use core::fmt;

use serde::de::{DeserializeSeed, Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::layout::Layout;
use crate::shape::Shape;
use crate::storage::{Element, Storage, made_on_stack};
use crate::tensor::{Tensor, TensorBase};

/// The elements of some trailing dimensions, from a first one.
struct Part<'a, T> {
    first: *const T,
    sizes: &'a [usize],
    strides: &'a [usize],
}
impl<T: Serialize + Copy> Serialize for Part<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let ([size, sizes @ ..], [stride, strides @ ..]) = (self.sizes, self.strides) else {
            // SAFETY: Bounds: an element of the layout from which `first` was derived.
            return unsafe { self.first.read() }.serialize(serializer);
        };
        let mut tuple = serializer.serialize_tuple(*size)?;
        for i in 0..*size {
            tuple.serialize_element(&Part {
                // If a further size is 0, nothing is read from this pointer.
                first: self.first.wrapping_add(i.wrapping_mul(*stride)),
                sizes,
                strides,
            })?;
        }
        tuple.end()
    }
}

/// Serialises a tensor as nested arrays, whatever its layout.
///
/// ```
/// use stridewise::prelude::*;
/// let x = Tensor::<i32, Shape![2, 3]>::arange();
/// assert_eq!(serde_json::to_string(&x.t()).unwrap(), "[[0,3],[1,4],[2,5]]");
/// ```
impl<S: Storage<Elem: Serialize>, L: Layout> Serialize for TensorBase<S, L> {
    fn serialize<Z: Serializer>(&self, serializer: Z) -> Result<Z::Ok, Z::Error> {
        let part = Part {
            first: self.first(),
            sizes: <L::Shape as Shape>::SIZES,
            strides: <L::Strides as Shape>::SIZES,
        };
        part.serialize(serializer)
    }
}

/// The destination of the elements of some trailing dimensions.
struct Room<'a, T> {
    first: *mut T,
    sizes: &'a [usize],
    strides: &'a [usize],
}
impl<'de, T: Deserialize<'de>> DeserializeSeed<'de> for Room<'_, T> {
    type Value = ();
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        match self.sizes {
            [] => {
                let element = T::deserialize(deserializer)?;
                // SAFETY: Bounds: memory for an element of the layout.
                unsafe { self.first.write(element) };
                Ok(())
            }
            [size, ..] => deserializer.deserialize_tuple(*size, self),
        }
    }
}
impl<'de, T: Deserialize<'de>> Visitor<'de> for Room<'_, T> {
    type Value = ();
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an array of the shape {:?}", self.sizes)
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<(), A::Error> {
        let ([size, sizes @ ..], [stride, strides @ ..]) = (self.sizes, self.strides) else {
            return Ok(());
        };
        for i in 0..*size {
            let part = Room {
                first: self.first.wrapping_add(i.wrapping_mul(*stride)),
                sizes,
                strides,
            };
            if seq.next_element_seed(part)?.is_none() {
                return Err(A::Error::invalid_length(i, &self));
            }
        }
        Ok(())
    }
}

/// Deserialises a tensor from nested arrays; an error names the expected shape.
///
/// ```
/// use stridewise::prelude::*;
/// let x: Tensor<f32, Shape![2, 2]> = serde_json::from_str("[[1, 2], [3, 4.5]]").unwrap();
/// assert_eq!(x[[1, 1]], 4.5);
/// let error = serde_json::from_str::<Tensor<f32, Shape![2, 2]>>("[[1, 2], [3]]").unwrap_err();
/// assert!(error.to_string().starts_with("invalid length 1, expected an array of the shape [2]"));
/// ```
impl<'de, T: Element + Deserialize<'de>, Sh: Shape> Deserialize<'de> for Tensor<T, Sh> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        const { made_on_stack::<Self>("`deserialize`") };
        // SAFETY: Initialisation: every element is written, each by its own `Room`, or deserialisation fails.
        unsafe {
            Self::try_written(|first| {
                let room = Room {
                    first,
                    sizes: Sh::SIZES,
                    strides: <Sh::RowMajor as Shape>::SIZES,
                };
                room.deserialize(deserializer)
            })
        }
    }
}

/// Deserialises a tensor on the heap from nested arrays.
///
/// ```
/// use stridewise::prelude::*;
/// let x: BoxedTensor<u8, Shape![2, 2]> = serde_json::from_str("[[1, 2], [3, 4]]").unwrap();
/// assert_eq!(x[[1, 0]], 3);
/// ```
#[cfg(feature = "alloc")]
impl<'de, T: Element + Deserialize<'de>, Sh: Shape> Deserialize<'de> for crate::BoxedTensor<T, Sh> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut out = alloc::vec::Vec::<T>::with_capacity(Sh::NUMEL);
        let room = Room {
            first: out.as_mut_ptr(),
            sizes: Sh::SIZES,
            strides: <Sh::RowMajor as Shape>::SIZES,
        };
        room.deserialize(deserializer)?;
        // SAFETY: Initialisation: every element has been written, each by its own `Room`.
        unsafe { out.set_len(Sh::NUMEL) };
        let out = Self::try_from(out);
        out.map_err(|error| D::Error::invalid_length(error.found, &"as many as the shape has"))
    }
}
