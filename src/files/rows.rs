//! Files of any number of rows.

use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;
use core::ops::Deref;

use super::dtype::{FileElement, Held};
use super::elements::{Expected, FileTensor, FromFile, Order, offsets, swap};
use super::error::FileError;
use crate::layout::Contiguous;
use crate::shape::{MAX_RANK, Shape};
use crate::tensor::{Chunks, TensorView};

/// The elements of a file of shape `[n, ..]`, where `n` is known when the program runs, and each row has the shape `Row`.
/// NumPy's `np.load`.
///
/// Of a `.npy` file it is [`from_npy`](Self::from_npy) or `load_npy`, of an archive `npz.read("x")?`. Both byte orders and
/// memory orders are read. It is a slice of elements in row-major order: [`chunks`](TensorView::chunks) makes batches of it.
///
/// ```standalone_crate
/// use stridewise::files::FileRows;
/// use stridewise::prelude::*;
/// let rows = FileRows::<f32, Shape![3]>::from_npy(include_bytes!("../../tests/files/f32_4x3.npy"))?;
/// assert_eq!(rows.num_rows(), 4);
/// for batch in TensorView::<f32, Shape![2, 3]>::chunks(&rows) {
///     assert_eq!(batch.shape(), [2, 3]);
/// }
/// assert_eq!(rows.rows().last().unwrap(), tensor![9.0, 10.0, 11.0]);
/// # Ok::<(), FileError>(())
/// ```
#[derive(Clone, PartialEq)]
pub struct FileRows<T, Row> {
    elements: Vec<T>,
    rows: usize,
    row: PhantomData<fn() -> Row>,
}
#[diagnostic::do_not_recommend]
impl<T, Row> crate::num::Sealed for FileRows<T, Row> {}
impl<T: fmt::Debug, Row: Shape> fmt::Debug for FileRows<T, Row> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FileRows")
            .field("rows", &self.rows)
            .field("row", &Row::SIZES)
            .field("elements", &self.elements)
            .finish()
    }
}
impl<T, Row> Deref for FileRows<T, Row> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.elements
    }
}

impl<T: FileElement, Row: Shape> FileRows<T, Row> {
    /// Reads the rows of the bytes of a `.npy` file.
    ///
    /// # Errors
    /// [`FileError`] names the contents of the file and of a row. The header and the length are checked before memory is
    /// allocated.
    ///
    /// ```standalone_crate
    /// use stridewise::files::FileRows;
    /// use stridewise::prelude::*;
    /// let file = include_bytes!("../../tests/files/f32_4x3_fortran.npy");
    /// assert_eq!(FileRows::<f32, Shape![3]>::from_npy(file)?[..4], [0.0, 1.0, 2.0, 3.0]);
    /// let error = FileRows::<f32, Shape![4]>::from_npy(file).unwrap_err();
    /// assert_eq!(error.to_string(), "the file holds float32 [4, 3], the rows float32 [4]");
    /// # Ok::<(), FileError>(())
    /// ```
    pub fn from_npy(file: &[u8]) -> Result<Self, FileError> {
        Self::from_file(FileTensor::parse_npy(file)?)
    }

    /// Reads the rows of a `.npy` file.
    ///
    /// # Errors
    /// [`PathError`](super::PathError) names the file, its contents and those of a row.
    ///
    /// ```
    /// use stridewise::files::FileRows;
    /// use stridewise::prelude::*;
    /// let rows = FileRows::<f32, Shape![3]>::load_npy("tests/files/f32_4x3.npy").unwrap();
    /// assert_eq!(rows.iter().sum::<f32>(), 66.0);
    /// ```
    #[cfg(feature = "std")]
    pub fn load_npy(path: impl AsRef<std::path::Path>) -> Result<Self, super::PathError> {
        super::stream::load_npy(path.as_ref())
    }

    /// The number of rows.
    pub fn num_rows(&self) -> usize {
        self.rows
    }

    /// The rows as views, one after the other.
    pub fn rows(&self) -> Chunks<'_, T, Row> {
        TensorView::chunks(&self.elements)
    }

    /// The elements in row-major order.
    pub fn into_vec(self) -> Vec<T> {
        self.elements
    }

    /// The number of rows in a file, if they are of this type.
    fn rows_of(found: &Held) -> Result<u64, FileError> {
        let expected = Expected::<T, Contiguous<Row>>::HELD;
        match found.shape() {
            [rows, row @ ..] if row == expected.shape() && found.dtype as u8 == T::DTYPE as u8 => {
                Ok(*rows)
            }
            _ => Err(FileError::OtherRows {
                expected,
                found: *found,
            }),
        }
    }
}

#[diagnostic::do_not_recommend]
impl<T: FileElement, Row: Shape> FromFile<'_> for FileRows<T, Row> {
    fn from_file(file: FileTensor<'_>) -> Result<Self, FileError> {
        let rows = Self::rows_of(&file.held())?;
        file.check_elements::<T>()?;
        // Without elements any number of rows is in a file.
        let rows = usize::try_from(rows).unwrap_or(usize::MAX);
        let (bytes, size) = (file.bytes(), size_of::<T>());
        let count = bytes.len() / size;
        let mut elements = Vec::<T>::with_capacity(count);
        let first = elements.as_mut_ptr();
        let Order {
            swapped,
            first_fastest,
        } = file.order();
        if !swapped && !first_fastest {
            // SAFETY: Bounds: there is memory for `count` elements, whose bytes are those of the file.
            unsafe { core::ptr::copy_nonoverlapping(bytes.as_ptr(), first.cast(), count * size) };
        } else {
            let places = places(&file.held(), first_fastest);
            for (element, at) in bytes.chunks_exact(size).zip(places) {
                // SAFETY: Bounds: `at` is the position of an index of the shape, which has `count` elements; the chunk has
                // the bytes of one.
                unsafe {
                    let place = first.add(at).cast::<u8>();
                    core::ptr::copy_nonoverlapping(element.as_ptr(), place, size);
                    if swapped {
                        swap::<T>(core::slice::from_raw_parts_mut(place, size));
                    }
                }
            }
        }
        // SAFETY: Initialisation: each of the `count` elements of the file has another position, so all are written.
        // Validity: every bit pattern is an element; those of `bool` have been checked.
        unsafe { elements.set_len(count) };
        Ok(Self {
            elements,
            rows,
            row: PhantomData,
        })
    }
    const HELD: &'static Held = Expected::<T, Contiguous<Row>>::HELD;
    fn expected_bytes(held: &Held) -> Result<u64, FileError> {
        Self::rows_of(held)?;
        Ok(held.bytes().unwrap_or(u64::MAX))
    }
}

/// The row-major positions of the elements of a shape whose elements fit memory, in the order of a file.
fn places(held: &Held, first_fastest: bool) -> impl Iterator<Item = usize> + use<> {
    let rank = held.shape().len();
    let mut sizes = [1_usize; MAX_RANK];
    for (size, n) in sizes.iter_mut().zip(held.shape()) {
        *size = usize::try_from(*n).unwrap_or(usize::MAX);
    }
    let mut strides = [0_usize; MAX_RANK];
    let mut step = 1_usize;
    for (stride, size) in strides.iter_mut().zip(&sizes).take(rank).rev() {
        *stride = step;
        step = step.wrapping_mul(*size);
    }
    offsets(sizes, strides, first_fastest)
}
