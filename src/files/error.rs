//! What can be wrong with a file, in one type for all formats.

use core::fmt;

use super::dtype::{Dtype, Held};
use crate::num::message::Message;

/// Why a file is not the tensor that its type promises.
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
    /// The bytes do not begin as a `.npy` file does.
    NotNpy,
    /// A version of the format that is not 1, 2 or 3.
    Version {
        /// The number before the point.
        major: u8,
        /// The number behind it.
        minor: u8,
    },
    /// The header ends behind the end of the file.
    HeaderLength {
        /// Where the header ends, in bytes.
        expected: u64,
        /// How many bytes the file has.
        found: u64,
    },
    /// The header is longer than 1 MiB: it is read into memory from a path or an archive.
    HeaderTooLong {
        /// Where the header ends, in bytes.
        found: u64,
    },
    /// The header is not the three entries `descr`, `fortran_order` and `shape`, each once.
    Header {
        /// The byte of the file up to which it is.
        at: usize,
    },
    /// A size of the header is above 18,446,744,073,709,551,615.
    SizeTooLarge {
        /// The byte of the file at which it stands.
        at: usize,
    },
    /// More than 8 dimensions.
    Dimensions {
        /// How many there are.
        found: u64,
    },
    /// Elements that no tensor has: texts, dates, records, objects.
    UnknownElements {
        /// NumPy's description of them.
        descr: Excerpt,
    },
    /// Elements of another type.
    OtherElements {
        /// What the tensor would hold.
        expected: &'static Held,
        /// What the file says that it holds.
        found: Held,
    },
    /// Another shape.
    OtherShape {
        /// What the tensor would hold.
        expected: &'static Held,
        /// What the file says that it holds.
        found: Held,
    },
    /// The bytes of each number are in the other order, and a view cannot turn them.
    OtherByteOrder {
        /// What the file says that it holds.
        found: Held,
    },
    /// The elements lie in another order than the strides of the view say.
    OtherOrder {
        /// What the tensor would hold.
        expected: &'static Held,
        /// What the file says that it holds.
        found: Held,
    },
    /// The file ends early, or goes on behind the elements.
    OtherLength {
        /// How many bytes of elements the shape has.
        expected: u64,
        /// How many bytes follow the header.
        found: u64,
    },
    /// An element of a `bool` file is neither 0 nor 1.
    NotBool {
        /// Its position among the elements of the file.
        at: usize,
        /// The byte.
        found: u8,
    },
    /// The elements lie at an address that their type may not have, and a view cannot move them.
    Alignment {
        /// The alignment that they need, in bytes.
        needed: usize,
    },
    /// The bytes are no archive of the format.
    NotArchive {
        /// The format: `safetensors` or `.npz`.
        format: &'static str,
        /// What is wrong with them.
        why: &'static str,
    },
    /// The archive has no tensor of this name.
    NoTensor {
        /// The name.
        name: Excerpt,
    },
    /// The archive already has a tensor of this name.
    NameTaken {
        /// The name.
        name: Excerpt,
    },
    /// The format has no such elements.
    NotInFormat {
        /// The format.
        format: &'static str,
        /// The type of the elements.
        dtype: Dtype,
    },
    /// The memory to write the file to is too short.
    NoRoom {
        /// How many bytes the file has.
        expected: u64,
        /// How many there are.
        found: u64,
    },
}

/// The first 32 bytes of a text of which no more need be known.
#[derive(Clone, Copy, PartialEq, Eq)]
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
    /// What is wrong, in words.
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
