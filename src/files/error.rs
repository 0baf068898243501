//! The errors of files, in one type for all formats.

use core::fmt;

use super::dtype::{Dtype, Held};
use crate::num::message::Message;

/// The reason why a file does not contain the tensor of the requested type.
///
/// ```
/// use stridewise::files::FileError;
/// use stridewise::prelude::*;
/// let error = Tensor::<u8, Shape![2]>::from_npy(b"GIF89a").unwrap_err();
/// assert_eq!(error, FileError::NotNpy);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FileError {
    /// The first bytes are not those of a `.npy` file.
    NotNpy,
    /// The version of the format is not 1, 2 or 3.
    Version {
        /// The major version.
        major: u8,
        /// The minor version.
        minor: u8,
    },
    /// The header ends after the end of the file.
    HeaderLength {
        /// The end of the header, in bytes.
        expected: u64,
        /// The length of the file in bytes.
        found: u64,
    },
    /// The header is longer than 1 MiB. The limit applies where the header is read into memory: from a path or an
    /// archive.
    HeaderTooLong {
        /// The end of the header, in bytes.
        found: u64,
    },
    /// The header does not consist of the three entries `descr`, `fortran_order` and `shape`, each once.
    Header {
        /// The byte of the file up to which the header is valid.
        at: usize,
    },
    /// A size of the header is above 18,446,744,073,709,551,615.
    SizeTooLarge {
        /// The byte of the file at which the size is.
        at: usize,
    },
    /// More than 8 dimensions.
    Dimensions {
        /// The number of dimensions.
        found: u64,
    },
    /// Elements that a tensor cannot have: strings, dates, records, objects.
    UnknownElements {
        /// NumPy's description of the element type.
        descr: Excerpt,
    },
    /// The file has another element type.
    OtherElements {
        /// The tensor's element type.
        expected: &'static Held,
        /// The file's element type.
        found: Held,
    },
    /// The file has another shape.
    OtherShape {
        /// The tensor's shape.
        expected: &'static Held,
        /// The file's shape.
        found: Held,
    },
    /// The file has rows of another shape or element type, or no rows.
    OtherRows {
        /// A row.
        expected: &'static Held,
        /// The header of the file.
        found: Held,
    },
    /// The file has the other byte order, and a view cannot convert it.
    OtherByteOrder {
        /// The header of the file.
        found: Held,
    },
    /// The memory order of the file is not that of the view's strides.
    OtherOrder {
        /// The header that the tensor needs.
        expected: &'static Held,
        /// The header of the file.
        found: Held,
    },
    /// The file is shorter or longer than its elements.
    OtherLength {
        /// The size of the elements in bytes.
        expected: u64,
        /// The number of bytes after the header.
        found: u64,
    },
    /// An element of a `bool` file is neither 0 nor 1.
    NotBool {
        /// Its index among the elements of the file.
        at: usize,
        /// The byte.
        found: u8,
    },
    /// The address of the elements is not aligned for their type, and a view cannot move them.
    Alignment {
        /// The required alignment in bytes.
        needed: usize,
    },
    /// The bytes are not a valid archive of the format.
    NotArchive {
        /// The format: `safetensors` or `.npz`.
        format: &'static str,
        /// The reason.
        why: &'static str,
    },
    /// The archive has no tensor with this name.
    NoTensor {
        /// The name.
        name: Excerpt,
    },
    /// The archive already has a tensor with this name.
    NameTaken {
        /// The name.
        name: Excerpt,
    },
    /// The format does not support this element type.
    NotInFormat {
        /// The format.
        format: &'static str,
        /// The element type.
        dtype: Dtype,
    },
    /// The buffer for the file is too short.
    NoRoom {
        /// The length of the file in bytes.
        expected: u64,
        /// The length of the buffer in bytes.
        found: u64,
    },
}

/// The first 32 bytes of a string, as part of an error.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(doc, doc(hidden))]
pub struct Excerpt {
    bytes: [u8; 32],
    len: usize,
}
impl Excerpt {
    pub(crate) const fn new(text: &[u8]) -> Self {
        let (mut bytes, mut rest, mut len) = ([0; 32], text, 0);
        while let [byte, more @ ..] = rest
            && len < 32
        {
            bytes[len] = *byte;
            len += 1;
            rest = more;
        }
        Self { bytes, len }
    }
    const fn as_bytes(&self) -> &[u8] {
        match self.bytes.split_at_checked(self.len) {
            Some((text, _)) => text,
            None => &self.bytes,
        }
    }
}
impl fmt::Debug for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Message::new().bytes(self.as_bytes()).as_str())
    }
}

impl FileError {
    /// The error message.
    #[doc(hidden)]
    pub const fn message(&self) -> Message {
        let m = Message::new();
        match self {
            Self::NotNpy => m.text("not a .npy file: it does not begin with \\x93NUMPY"),
            Self::Version { major, minor } => m
                .text("the file is of version ")
                .number(*major as u64)
                .text(".")
                .number(*minor as u64)
                .text(" of the format, not 1.0, 2.0 or 3.0"),
            Self::HeaderLength { expected, found } => m
                .text("the header ends at byte ")
                .number(*expected)
                .text(", the file at byte ")
                .number(*found),
            Self::HeaderTooLong { found } => m
                .text("the header ends at byte ")
                .number(*found)
                .text(", of which at most 1048576 are read"),
            Self::Header { at } => m
                .text("the header of the file is not one of .npy, at byte ")
                .number(*at as u64),
            Self::SizeTooLarge { at } => m
                .text("a size in the header is too large to count, at byte ")
                .number(*at as u64),
            Self::Dimensions { found } => m
                .text("the file holds ")
                .number(*found)
                .text(" dimensions, a tensor at most 8"),
            Self::UnknownElements { descr } => m
                .text("the file holds elements ")
                .bytes(descr.as_bytes())
                .text(", which are neither numbers nor bool"),
            Self::OtherElements { expected, found } | Self::OtherShape { expected, found } => m
                .text("the file holds ")
                .held(found)
                .text(", the tensor ")
                .held(expected),
            Self::OtherRows { expected, found } => m
                .text("the file holds ")
                .held(found)
                .text(", the rows ")
                .held(expected),
            Self::OtherByteOrder { found } => m
                .text("the file holds ")
                .text(endian(found.big_endian))
                .text(" ")
                .held(found)
                .text(", the target reads ")
                .text(endian(!found.big_endian)),
            Self::OtherOrder { expected, found } => m
                .text("the file holds ")
                .held(found)
                .text(order(found.fortran_order))
                .text(", the tensor lies")
                .text(order(expected.fortran_order)),
            Self::OtherLength { expected, found } => m
                .text("the file holds ")
                .number(*found)
                .text(" bytes of elements, its shape has ")
                .number(*expected),
            Self::NotBool { at, found } => m
                .text("element ")
                .number(*at as u64)
                .text(" of the file is ")
                .number(*found as u64)
                .text(", a bool is 0 or 1"),
            Self::Alignment { needed } => m
                .text("the elements are not aligned to ")
                .number(*needed as u64)
                .text(" bytes"),
            Self::NotArchive { format, why } => {
                m.text("not a file of ").text(format).text(": ").text(why)
            }
            Self::NoTensor { name } => m.text("the file has no tensor ").bytes(name.as_bytes()),
            Self::NameTaken { name } => m
                .text("the file already has a tensor ")
                .bytes(name.as_bytes()),
            Self::NotInFormat { format, dtype } => m
                .text("files of ")
                .text(format)
                .text(" hold no ")
                .text(dtype.name()),
            Self::NoRoom { expected, found } => m
                .text("the file has ")
                .number(*expected)
                .text(" bytes, the memory ")
                .number(*found),
        }
    }
}

const fn endian(big: bool) -> &'static str {
    if big { "big-endian" } else { "little-endian" }
}
const fn order(fortran: bool) -> &'static str {
    if fortran {
        " in Fortran order, column by column"
    } else {
        " in C order, row by row"
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message().as_str())
    }
}
impl core::error::Error for FileError {}
