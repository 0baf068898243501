//! Conversion of the elements of any layout to the bytes of a file, and back.

use core::ptr::NonNull;

use super::dtype::{Dtype, FileElement, Held, is_laid};
use super::error::FileError;
use crate::layout::{Contiguous, Layout, Strided, assert_one_stride_each};
use crate::num::D;
use crate::shape::{MAX_RANK, Shape};
use crate::storage::{Ref, Storage, StorageMut, fits_stack};
use crate::tensor::{Tensor, TensorBase, TensorView};

/// A tensor in a file: the header, and the bytes of the elements.
///
/// ```standalone_crate
/// use stridewise::files::FileTensor;
/// use stridewise::prelude::*;
/// let file = FileTensor::parse_npy(include_bytes!("../../tests/files/i16_4x3.npy")).unwrap();
/// let x: Tensor<i16, Shape![4, 3]> = file.read().unwrap();
/// assert_eq!(x[[3, 2]], 11);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct FileTensor<'a> {
    held: Held,
    bytes: &'a [u8],
}

impl<'a> FileTensor<'a> {
    pub(super) const fn new(held: Held, bytes: &'a [u8]) -> Result<Self, FileError> {
        let found = bytes.len() as u64;
        match held.bytes() {
            Some(expected) if expected == found => Ok(Self { held, bytes }),
            Some(expected) => Err(FileError::OtherLength { expected, found }),
            None => Err(FileError::OtherLength {
                expected: u64::MAX,
                found,
            }),
        }
    }

    /// Returns the tensor, if it is of this type: owned, on the heap, or a view of the bytes.
    ///
    /// # Errors
    /// [`FileError`] names the contents of the file and of the tensor.
    pub fn read<X: FromFile<'a>>(self) -> Result<X, FileError> {
        const { read_on_stack::<X>() };
        X::from_file(self)
    }

    /// The header.
    pub const fn held(&self) -> Held {
        self.held
    }

    /// The bytes of the elements of the shape, in the file's byte order and memory order.
    pub const fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    pub(super) fn order(&self) -> Order {
        Order {
            swapped: !self.held.is_native(),
            first_fastest: self.held.fortran_order,
        }
    }

    /// Checks that the element type and the shape are those of a tensor, in any byte order and memory order.
    pub(crate) const fn check<T: FileElement, L: Layout>(&self) -> Result<(), FileError> {
        tri!(same(Expected::<T, L>::HELD, self.held));
        self.check_elements::<T>()
    }

    /// Checks that elements of `bool` are 0 or 1.
    pub(super) const fn check_elements<T: FileElement>(&self) -> Result<(), FileError> {
        let (mut rest, mut at) = (self.bytes, 0);
        while let [byte, more @ ..] = rest
            && matches!(T::DTYPE, Dtype::Bool)
        {
            if *byte > 1 {
                return Err(FileError::NotBool { at, found: *byte });
            }
            (rest, at) = (more, at + 1);
        }
        Ok(())
    }

    /// Checks that the bytes, unchanged, are the elements of a tensor.
    ///
    /// Strides of another rank than the shape are refused when they are used:
    /// ```compile_fail,E0080
    /// use stridewise::prelude::*;
    /// type Strange<'a> = TensorView<'a, u8, Shape![4, 3], Strides![3, 1, 900]>;
    /// let _ = Strange::from_npy(&[]);
    /// ```
    pub(crate) const fn check_in_place<T: FileElement, L: Layout>(&self) -> Result<(), FileError> {
        const { assert_one_stride_each::<L>() };
        tri!(self.check::<T, L>());
        let (expected, found) = (Expected::<T, L>::HELD, self.held);
        if !found.is_native() {
            return Err(FileError::OtherByteOrder { found });
        }
        if !is_laid::<L>(found.fortran_order) {
            return Err(FileError::OtherOrder { expected, found });
        }
        Ok(())
    }
}

/// Checks that a file has this element type and shape.
pub(super) const fn same(expected: &'static Held, found: Held) -> Result<(), FileError> {
    if expected.dtype as u8 != found.dtype as u8 {
        return Err(FileError::OtherElements { expected, found });
    }
    if !found.same_shape(expected) {
        return Err(FileError::OtherShape { expected, found });
    }
    Ok(())
}

/// The header of a file for a tensor type.
pub(super) struct Expected<T, L>(core::marker::PhantomData<(T, L)>);
impl<T: FileElement, L: Layout> Expected<T, L> {
    pub(super) const HELD: &'static Held = &Held::of::<T, L>();
}

/// The arrangement of a file's bytes.
#[derive(Clone, Copy)]
pub(super) struct Order {
    /// Whether the byte order is not the target's.
    pub(super) swapped: bool,
    /// Whether the first index varies fastest.
    pub(super) first_fastest: bool,
}

/// The offsets of the elements of a layout from the first one, in the order of a file.
fn distances<L: Layout>(first_fastest: bool) -> impl Iterator<Item = usize> {
    let (sizes, strides) = (<L::Shape as Shape>::SIZES, <L::Strides as Shape>::SIZES);
    offsets(sizes, strides, first_fastest).take(<L::Shape as Shape>::NUMEL)
}
/// The offsets of the elements of these sizes and strides from the first one, in the order of a file, over and over.
pub(super) fn offsets(
    sizes: impl AsRef<[usize]>,
    strides: impl AsRef<[usize]>,
    first_fastest: bool,
) -> impl Iterator<Item = usize> {
    let mut index = [0_usize; MAX_RANK];
    let mut at = 0_usize;
    core::iter::repeat_with(move || {
        let (sizes, strides) = (sizes.as_ref(), strides.as_ref());
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

/// Writes the bytes of the elements of a layout to `out`, in row-major order.
pub(super) fn write<S: Storage<Elem: FileElement>, L: Layout>(
    x: &TensorBase<S, L>,
    out: &mut [u8],
    swapped: bool,
) {
    let size = size_of::<S::Elem>();
    let first = x.first();
    if !swapped && is_laid::<L>(false) {
        let bytes = out
            .len()
            .min(<L::Shape as Shape>::NUMEL.saturating_mul(size));
        // SAFETY: Bounds: the elements are contiguous and in the order of the file, each of `size` initialised bytes.
        unsafe { core::ptr::copy_nonoverlapping(first.cast(), out.as_mut_ptr(), bytes) };
        return;
    }
    for (place, at) in out.chunks_exact_mut(size).zip(distances::<L>(false)) {
        // SAFETY: Bounds: the offset is one of the layout's, within the storage; the element has `size` initialised
        // bytes, as many as the chunk.
        unsafe {
            let element = first.add(at).cast::<u8>();
            core::ptr::copy_nonoverlapping(element, place.as_mut_ptr(), size);
        }
        if swapped {
            swap::<S::Elem>(place);
        }
    }
}

/// Reverses the bytes of each number in an element.
pub(super) fn swap<T: FileElement>(element: &mut [u8]) {
    for number in element.chunks_exact_mut(T::DTYPE.part()) {
        number.reverse();
    }
}

/// Writes the elements in `bytes` to the positions of a layout.
///
/// # Safety
/// `first` points to the first element of the layout in writable memory. `bytes` contains as many elements as the
/// layout has; if they are `bool`, each is 0 or 1.
unsafe fn read<T: FileElement, L: Layout>(bytes: &[u8], order: Order, first: *mut T) {
    let size = size_of::<T>();
    if !order.swapped && is_laid::<L>(order.first_fastest) {
        // SAFETY: Bounds: the elements are contiguous and in the order of the file; the rest is guaranteed by the
        // caller.
        unsafe { core::ptr::copy_nonoverlapping(bytes.as_ptr(), first.cast(), bytes.len()) };
        return;
    }
    for (element, at) in bytes
        .chunks_exact(size)
        .zip(distances::<L>(order.first_fastest))
    {
        // SAFETY: Bounds, validity: the offset is one of the layout's; the chunk has the bytes of an element, and every
        // bit pattern is a valid element, for `bool` by the caller's guarantee.
        unsafe {
            let place = first.add(at).cast::<u8>();
            core::ptr::copy_nonoverlapping(element.as_ptr(), place, size);
            if order.swapped {
                swap::<T>(core::slice::from_raw_parts_mut(place, size));
            }
        }
    }
}

/// Tensors that can be made from files: owned tensors, on the heap or in place, from any byte order and memory order,
/// and views of the bytes of a file, which are not converted.
#[diagnostic::on_unimplemented(
    message = "expected a tensor that can be read from a file",
    label = "a `Tensor`, a `BoxedTensor` or a `TensorView` of numbers or `bool`",
    note = "a view that writes reads a file into its memory: `x.read_npy(&file)`"
)]
pub trait FromFile<'a>: Sized + crate::num::Sealed {
    /// Returns the tensor in the file.
    ///
    /// # Errors
    /// [`FileError`] names the contents of the file and of the tensor.
    fn from_file(tensor: FileTensor<'a>) -> Result<Self, FileError>;
    /// The header of the file that it is made from.
    #[doc(hidden)]
    const HELD: &'static Held;
    /// The number of bytes of the elements, if the file has such a tensor.
    #[doc(hidden)]
    fn expected_bytes(held: &Held) -> Result<u64, FileError> {
        same(Self::HELD, *held)?;
        Ok(Self::HELD.bytes().unwrap_or(u64::MAX))
    }
}

/// Reports an error at compile time if an `X` from a file is too large to be returned by value.
#[track_caller]
pub(super) const fn read_on_stack<X>() {
    let instead = "a `BoxedTensor` reads the same files, and keeps the elements on the heap (feature `alloc`)";
    fits_stack("a `Tensor` from a file", size_of::<X>(), instead);
}

#[diagnostic::do_not_recommend]
impl<T: FileElement, Sh: Shape> FromFile<'_> for Tensor<T, Sh> {
    fn from_file(tensor: FileTensor<'_>) -> Result<Self, FileError> {
        tensor.check::<T, Contiguous<Sh>>()?;
        // SAFETY: Bounds, initialisation: the file has the elements of the shape, which have been checked if they are
        // `bool`, and all are written.
        unsafe {
            Tensor::try_written(|first| {
                read::<T, Contiguous<Sh>>(tensor.bytes, tensor.order(), first);
                Ok(())
            })
        }
    }
    const HELD: &'static Held = Expected::<T, Contiguous<Sh>>::HELD;
}

#[cfg(feature = "alloc")]
#[diagnostic::do_not_recommend]
impl<T: FileElement, Sh: Shape> FromFile<'_> for crate::BoxedTensor<T, Sh> {
    fn from_file(tensor: FileTensor<'_>) -> Result<Self, FileError> {
        tensor.check::<T, Contiguous<Sh>>()?;
        // SAFETY: Bounds, initialisation: the file has the elements of the shape, and all are written. Validity:
        // those of `bool` were compared with 0 and 1.
        Ok(TensorBase::over(unsafe {
            crate::storage::Boxed::written(|first| {
                read::<T, Contiguous<Sh>>(tensor.bytes, tensor.order(), first);
            })
        }))
    }
    const HELD: &'static Held = Expected::<T, Contiguous<Sh>>::HELD;
}

#[diagnostic::do_not_recommend]
impl<'a, T: FileElement, Sh: Shape, St: Shape> FromFile<'a> for TensorView<'a, T, Sh, St> {
    fn from_file(tensor: FileTensor<'a>) -> Result<Self, FileError> {
        tensor.check_in_place::<T, Strided<Sh, St, D<0>>>()?;
        let first = NonNull::from_ref(tensor.bytes).cast::<T>();
        if !first.is_aligned() {
            return Err(FileError::Alignment {
                needed: align_of::<T>(),
            });
        }
        // SAFETY: Bounds, validity: there are as many bytes as the elements of the shape have, borrowed for `'a`, at an
        // aligned address; every bit pattern is a valid element, and those of `bool` have been checked. The elements
        // are contiguous, so that the strides address no others.
        Ok(TensorBase::over(unsafe { Ref::from_ptr(first) }))
    }
    const HELD: &'static Held = Expected::<T, Strided<Sh, St, D<0>>>::HELD;
}

impl<S, L> TensorBase<S, L> {
    /// Reads a tensor from the bytes of a `.npy` file. NumPy's `np.load`.
    ///
    /// A [`Tensor`], or with feature `alloc` a `BoxedTensor`, is a copy; the file may have either byte order and memory
    /// order. A [`TensorView`] is a view of the bytes: they must be in the target's byte order, and at an address that
    /// is aligned for the elements. The view of a file in Fortran order has column-major strides.
    ///
    /// # Errors
    /// [`FileError`] names the contents of the file and of the tensor. The header and the length are checked before
    /// memory is allocated and elements are copied.
    ///
    /// ```standalone_crate
    /// use stridewise::prelude::*;
    /// let file = include_bytes!("../../tests/files/f32_4x3_big.npy");
    /// assert_eq!(Tensor::<f32, Shape![4, 3]>::from_npy(file).unwrap()[[3, 2]], 11.0);
    /// let error = Tensor::<f32, Shape![3, 4]>::from_npy(file).unwrap_err();
    /// assert_eq!(error.to_string(), "the file holds float32 [4, 3], the tensor float32 [3, 4]");
    ///
    /// let file = include_bytes!("../../tests/files/u8_4x3.npy");
    /// let view = TensorView::<u8, Shape![4, 3]>::from_npy(file).unwrap();
    /// assert_eq!(view.storage().as_ptr_range().end, file.as_ptr_range().end);
    /// ```
    pub fn from_npy<'a>(file: &'a [u8]) -> Result<Self, FileError>
    where
        Self: FromFile<'a>,
    {
        const { read_on_stack::<Self>() };
        Self::from_file(FileTensor::parse_npy(file)?)
    }
}

impl<S: StorageMut<Elem: FileElement>, L: Layout> TensorBase<S, L> {
    /// Reads a `.npy` file into an existing tensor or mutable view, of any layout.
    ///
    /// The file may have either byte order and memory order. On an error, nothing has been written.
    ///
    /// # Errors
    /// [`FileError`] names the contents of the file and of the tensor.
    ///
    /// ```standalone_crate
    /// use stridewise::prelude::*;
    /// let file = include_bytes!("../../tests/files/f32_4x3_fortran.npy");
    /// let mut x = Tensor::<f32, Shape![3, 4]>::zeros();
    /// x.as_view_mut().t().read_npy(file).unwrap();
    /// assert_eq!(x[[2, 3]], 11.0);
    /// ```
    pub fn read_npy(&mut self, file: &[u8]) -> Result<(), FileError> {
        self.read_file(FileTensor::parse_npy(file)?)
    }

    /// Reads a file into an existing tensor or mutable view, of any layout.
    ///
    /// # Errors
    /// [`FileError`] names the contents of the file and of the tensor; nothing has been written.
    ///
    /// ```standalone_crate
    /// use stridewise::files::FileTensor;
    /// use stridewise::prelude::*;
    /// let file = FileTensor::parse_npy(include_bytes!("../../tests/files/f32_4x3.npy")).unwrap();
    /// let mut x = Tensor::<f32, Shape![4, 3]>::zeros();
    /// x.read_file(file).unwrap();
    /// assert_eq!(x.sum(), 66.0);
    /// ```
    pub fn read_file(&mut self, file: FileTensor<'_>) -> Result<(), FileError> {
        file.check::<S::Elem, L>()?;
        // SAFETY: Bounds, initialisation: the file has the elements of the shape, which have been checked if they are
        // `bool`; the storage is mutably borrowed.
        unsafe { read::<S::Elem, L>(file.bytes, file.order(), self.first_mut()) };
        Ok(())
    }
}
