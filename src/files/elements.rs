//! Elements as bytes of a file, and back, whatever the layout.

use super::dtype::{FileElement, is_laid};
use crate::layout::Layout;
use crate::shape::{MAX_RANK, Shape};
use crate::storage::Storage;
use crate::tensor::TensorBase;

/// How the bytes of a file lie.
#[derive(Clone, Copy)]
pub(super) struct Order {
    /// The bytes of each number are in the other order than the target's.
    pub(super) swapped: bool,
    /// The first index runs fastest.
    pub(super) first_fastest: bool,
}

/// The distances of the elements of a layout from the first one, in the order of a file.
fn distances<L: Layout>(first_fastest: bool) -> impl Iterator<Item = usize> {
    let (sizes, strides) = (<L::Shape as Shape>::SIZES, <L::Strides as Shape>::SIZES);
    let mut index = [0_usize; MAX_RANK];
    let mut at = 0_usize;
    (0..<L::Shape as Shape>::NUMEL).map(move |_| {
        let here = at;
        for n in 0..sizes.len() {
            let d = if first_fastest {
                n
            } else {
                sizes.len() - 1 - n
            };
            let (Some(size), Some(stride), Some(i)) =
                (sizes.get(d), strides.get(d), index.get_mut(d))
            else {
                break;
            };
            *i += 1;
            at = at.wrapping_add(*stride);
            if *i < *size {
                break;
            }
            at = at.wrapping_sub(stride.wrapping_mul(*i));
            *i = 0;
        }
        here
    })
}

/// Writes the bytes of the elements of a layout, row by row, to `out`.
pub(super) fn write<S: Storage<Elem: FileElement>, L: Layout>(
    x: &TensorBase<S, L>,
    out: &mut [u8],
) {
    let size = size_of::<S::Elem>();
    let first = x.first();
    for (place, at) in out.chunks_exact_mut(size).zip(distances::<L>(false)) {
        // SAFETY: the distance is one of the layout, within the storage; the element has `size` initialised bytes,
        // as many as the chunk.
        unsafe {
            let element = first.add(at).cast::<u8>();
            core::ptr::copy_nonoverlapping(element, place.as_mut_ptr(), size);
        }
    }
}

/// Writes the elements that `bytes` are to where a layout says.
///
/// # Safety
/// `first` points to the first element of the layout in memory that may be written. `bytes` are as many elements as
/// the layout has, and where they are `bool`, 0 or 1.
pub(super) unsafe fn read<T: FileElement, L: Layout>(bytes: &[u8], order: Order, first: *mut T) {
    let size = size_of::<T>();
    if !order.swapped && is_laid::<L>(order.first_fastest) {
        // SAFETY: the elements lie as in the file, without gaps; the caller's promise.
        unsafe { core::ptr::copy_nonoverlapping(bytes.as_ptr(), first.cast(), bytes.len()) };
        return;
    }
    for (element, at) in bytes
        .chunks_exact(size)
        .zip(distances::<L>(order.first_fastest))
    {
        // SAFETY: the distance is one of the layout; the chunk has the bytes of an element, and any bytes are one,
        // those of `bool` by the caller's promise.
        unsafe {
            let place = first.add(at).cast::<u8>();
            core::ptr::copy_nonoverlapping(element.as_ptr(), place, size);
            if order.swapped {
                let part = T::DTYPE.part();
                for number in core::slice::from_raw_parts_mut(place, size).chunks_exact_mut(part) {
                    number.reverse();
                }
            }
        }
    }
}
