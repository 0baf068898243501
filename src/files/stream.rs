//! `.npy` files by path, and from any reader.

use std::borrow::ToOwned;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::vec::Vec;

use core::fmt;

use super::dtype::FileElement;
use super::elements::{FileTensor, FromFile, read_on_stack};
use super::error::FileError;
use super::npy::{header_place, parse_header};
use crate::layout::Layout;
use crate::shape::Numel;
use crate::storage::{Storage, assert_addressable};
use crate::tensor::{TensorBase, TextError};

/// The reason why the file at a path cannot be read as a tensor, or cannot be written.
#[derive(Debug)]
pub struct PathError {
    /// The path.
    pub path: PathBuf,
    /// The cause.
    pub cause: Cause,
}

/// The cause of an error with a file at a path.
#[derive(Debug)]
#[non_exhaustive]
pub enum Cause {
    /// The file cannot be read or written.
    Io(io::Error),
    /// The file does not contain the tensor of the requested type.
    File(FileError),
    /// The text does not contain the tensor of the requested type.
    Text(TextError),
}
impl From<io::Error> for Cause {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}
impl From<FileError> for Cause {
    fn from(error: FileError) -> Self {
        Self::File(error)
    }
}
impl From<TextError> for Cause {
    fn from(error: TextError) -> Self {
        Self::Text(error)
    }
}
impl Cause {
    pub(super) fn at(self, path: &Path) -> PathError {
        PathError {
            path: path.to_owned(),
            cause: self,
        }
    }
}
impl fmt::Display for PathError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.path.display())?;
        match &self.cause {
            Cause::Io(error) => error.fmt(f),
            Cause::File(error) => error.fmt(f),
            Cause::Text(error) => error.fmt(f),
        }
    }
}
impl core::error::Error for PathError {}

/// The maximum length of a header that is read into memory. NumPy's own headers have a few hundred bytes.
const LONGEST_HEADER: u64 = 1 << 20;

/// Reads a tensor. At most one byte more than the header and the elements is read.
pub(super) fn read_npy<X: for<'a> FromFile<'a>>(from: &mut dyn Read) -> Result<X, Cause> {
    let mut file = Vec::new();
    let mut more = |file: &mut Vec<u8>, bytes: u64| from.take(bytes).read_to_end(file);
    more(&mut file, 12)?;
    let (start, end) = header_place(&file)?;
    if end > LONGEST_HEADER {
        return Err(FileError::HeaderTooLong { found: end }.into());
    }
    more(&mut file, end.saturating_sub(12))?;
    let found = file.len() as u64;
    // Both ends are less than the maximum length of a header.
    let header = file
        .get(start as usize..end as usize)
        .ok_or(FileError::HeaderLength {
            expected: end,
            found,
        })?;
    let held = parse_header(header, end as usize)?;
    let bytes = X::expected_bytes(&held)?;
    let read = found - end;
    more(&mut file, (bytes - read.min(bytes)).saturating_add(1))?;
    let elements = file.get(end as usize..).unwrap_or_default();
    Ok(X::from_file(FileTensor::new(held, elements)?)?)
}

/// Reads the tensor in a file.
pub(super) fn load_npy<X: for<'a> FromFile<'a>>(path: &Path) -> Result<X, PathError> {
    File::open(path)
        .map_err(Cause::Io)
        .and_then(|mut file| read_npy(&mut file))
        .map_err(|cause| cause.at(path))
}

impl<S, L> TensorBase<S, L> {
    /// Reads a tensor from a `.npy` file: a `Tensor`, or a `BoxedTensor`. NumPy's `np.load`.
    ///
    /// # Errors
    /// [`PathError`] names the file, its contents and those of the tensor. No more of the file is read than the tensor
    /// needs.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = BoxedTensor::<f32, Shape![4, 3]>::load_npy("tests/files/f32_4x3.npy").unwrap();
    /// assert_eq!(x.sum(), 66.0);
    /// let error = Tensor::<u8, Shape![4]>::load_npy("tests/files/f32_4x3.npy").unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "tests/files/f32_4x3.npy: the file holds float32 [4, 3], the tensor uint8 [4]"
    /// );
    /// ```
    pub fn load_npy(path: impl AsRef<Path>) -> Result<Self, PathError>
    where
        Self: for<'a> FromFile<'a>,
    {
        const { read_on_stack::<Self>() };
        load_npy(path.as_ref())
    }
}

impl<S: Storage<Elem: FileElement>, L: Layout> TensorBase<S, L> {
    /// Writes the tensor to a `.npy` file in row-major order, whatever its layout. NumPy's `np.save`.
    ///
    /// # Errors
    /// [`PathError`] if the file cannot be written.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// # let path = std::env::temp_dir().join(format!("stridewise-{}.npy", std::process::id()));
    /// Tensor::<f32, Shape![2, 3]>::ones().t().save_npy(&path).unwrap();
    /// assert_eq!(Tensor::<f32, Shape![3, 2]>::load_npy(&path).unwrap().sum(), 6.0);
    /// # std::fs::remove_file(path).unwrap();
    /// ```
    pub fn save_npy(&self, path: impl AsRef<Path>) -> Result<(), PathError> {
        let path = path.as_ref();
        const { assert_addressable::<S::Elem, Numel<L::Shape>>() };
        std::fs::write(path, self.to_npy()).map_err(|error| Cause::Io(error).at(path))
    }
}
