//! NumPy's `.npz`: a zip archive of `.npy` files, through `zip`.

use std::fs::File;
use std::io::{BufReader, Cursor, Read, Seek, Write};
use std::path::Path;

use core::fmt;

use std::borrow::ToOwned;
use std::format;
use std::string::String;
use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use super::dtype::FileElement;
use super::elements::{FromFile, read_on_stack};
use super::error::{Excerpt, FileError};
use super::stream::{Cause, PathError, read_npy};
use crate::layout::Layout;
use crate::shape::Numel;
use crate::storage::{Storage, assert_addressable};
use crate::tensor::TensorBase;

/// The tensors in an `.npz` archive. NumPy's `np.load`.
///
/// ```
/// use stridewise::files::{Npz, NpzWriter};
/// use stridewise::prelude::*;
/// let mut file = NpzWriter::compressed(std::io::Cursor::new(Vec::new()));
/// file.add("x", &Tensor::<i64, Shape![2, 3]>::arange()).unwrap();
/// let bytes = file.finish().unwrap().into_inner();
///
/// let mut file = Npz::parse(&bytes).unwrap();
/// assert_eq!(file.names().collect::<Vec<_>>(), ["x"]);
/// let x: Tensor<i64, Shape![2, 3]> = file.read("x").unwrap();
/// assert_eq!(x[[1, 2]], 5);
/// ```
pub struct Npz<R> {
    archive: ZipArchive<R>,
}
impl<R> fmt::Debug for Npz<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Npz").finish_non_exhaustive()
    }
}

const fn refused(why: &'static str) -> FileError {
    FileError::NotArchive {
        format: ".npz",
        why,
    }
}

impl<'a> Npz<Cursor<&'a [u8]>> {
    /// Reads the directory of an archive in memory.
    ///
    /// # Errors
    /// [`FileError::NotArchive`] if it is not a zip archive.
    pub fn parse(file: &'a [u8]) -> Result<Self, FileError> {
        Self::new(Cursor::new(file))
    }
}
impl Npz<BufReader<File>> {
    /// Opens an archive and reads its directory.
    ///
    /// # Errors
    /// [`PathError`] if the file cannot be read, or is not a zip archive.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, PathError> {
        let path = path.as_ref();
        File::open(path)
            .map_err(Cause::Io)
            .and_then(|file| Ok(Self::new(BufReader::new(file))?))
            .map_err(|cause| cause.at(path))
    }
}
impl<R: Read + Seek> Npz<R> {
    /// Reads the directory of an archive.
    ///
    /// # Errors
    /// [`FileError::NotArchive`] if it is not a zip archive.
    pub fn new(file: R) -> Result<Self, FileError> {
        match ZipArchive::new(file) {
            Ok(archive) => Ok(Self { archive }),
            Err(_) => Err(refused("it has no directory of a zip archive")),
        }
    }

    /// The names of the tensors.
    pub fn names(&self) -> impl Iterator<Item = String> {
        self.archive
            .file_names()
            .filter_map(|name| name.ok()?.strip_suffix(".npy").map(ToOwned::to_owned))
    }

    /// Returns the tensor with this name, if it is of this type: a `Tensor`, or a `BoxedTensor`.
    ///
    /// # Errors
    /// [`FileError`] names the contents of the file and of the tensor. At most the size of the tensor is decompressed,
    /// whatever the archive's directory contains.
    pub fn read<X: for<'b> FromFile<'b>>(&mut self, name: &str) -> Result<X, FileError> {
        const { read_on_stack::<X>() };
        let mut entry = match self.archive.by_name(&format!("{name}.npy")) {
            Ok(entry) => entry,
            Err(ZipError::FileNotFound) => {
                let name = Excerpt::new(name.as_bytes());
                return Err(FileError::NoTensor { name });
            }
            Err(_) => return Err(refused("the entry of the archive cannot be read")),
        };
        read_npy(&mut entry).map_err(|cause| match cause {
            Cause::File(error) => error,
            _ => refused("the data cannot be decompressed"),
        })
    }
}

/// Writes tensors to an `.npz` archive. NumPy's `np.savez`.
pub struct NpzWriter<W: Write + Seek> {
    archive: ZipWriter<W>,
    method: CompressionMethod,
}
impl<W: Write + Seek> fmt::Debug for NpzWriter<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NpzWriter")
            .field("method", &self.method)
            .finish()
    }
}
impl<W: Write + Seek> NpzWriter<W> {
    /// Creates an archive of uncompressed files. NumPy's `np.savez`.
    pub fn new(file: W) -> Self {
        Self {
            archive: ZipWriter::new(file),
            method: CompressionMethod::Stored,
        }
    }

    /// Creates an archive of compressed files. NumPy's `np.savez_compressed`.
    pub fn compressed(file: W) -> Self {
        Self {
            archive: ZipWriter::new(file),
            method: CompressionMethod::Deflated,
        }
    }

    /// Adds a tensor or view in row-major order, whatever its layout.
    ///
    /// # Errors
    /// Errors of the writer, and a name that the archive already has.
    pub fn add<S: Storage<Elem: FileElement>, L: Layout>(
        &mut self,
        name: &str,
        x: &TensorBase<S, L>,
    ) -> std::io::Result<&mut Self> {
        const { assert_addressable::<S::Elem, Numel<L::Shape>>() };
        let file = x.to_npy();
        let options = SimpleFileOptions::default()
            .compression_method(self.method)
            .large_file(file.len() as u64 > u64::from(u32::MAX) / 2);
        self.archive.start_file(format!("{name}.npy"), options)?;
        self.archive.write_all(&file)?;
        Ok(self)
    }

    /// Writes the directory, and returns the underlying writer.
    ///
    /// # Errors
    /// Errors of the writer.
    pub fn finish(self) -> std::io::Result<W> {
        Ok(self.archive.finish()?)
    }
}
