//! Formats tensors with `core::fmt`.

use core::fmt;

use super::{Printable, write_tensor};
use crate::layout::Layout;
use crate::shape::{MAX_RANK, Shape};
use crate::storage::Storage;
use crate::tensor::TensorBase;

/// Prints as PyTorch does: `tensor([[1., 2.], [3., 4.]])`.
///
/// ```
/// use stridewise::prelude::*;
/// let x: Tensor<f32, Shape![2, 2]> = tensor![[1.0, 2.0], [3.0, 4.0]];
/// assert_eq!(format!("{x}"), "tensor([[1., 2.],\n        [3., 4.]])");
/// ```
impl<S: Storage<Elem: Printable>, L: Layout> fmt::Display for TensorBase<S, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = self.first();
        write_tensor(f, <L::Shape as Shape>::SIZES, &|index| {
            let at: usize = index
                .iter()
                .zip(&L::PADDED_STRIDES[MAX_RANK - <L::Shape as Shape>::RANK..])
                .map(|(i, stride)| i * stride)
                .sum();
            // SAFETY: Bounds: the printer requests only indices of the shape, whose elements are within the storage.
            unsafe { first.add(at).read() }
        })
    }
}

/// The elements as PyTorch prints them, followed by size, stride and offset.
///
/// ```
/// use stridewise::prelude::*;
/// let x = Tensor::<i64, Shape![2, 2]>::arange();
/// let shown = format!("{:?}", x.t());
/// assert!(shown.ends_with("size [2, 2], stride [1, 2], storage_offset 0"));
/// ```
impl<S: Storage<Elem: Printable>, L: Layout> fmt::Debug for TensorBase<S, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{self}, size {:?}, stride {:?}, storage_offset {}",
            self.shape(),
            self.stride(),
            self.storage_offset()
        )
    }
}
