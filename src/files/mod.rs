//! Reading and writing tensors as files.
//!
//! This layer uses `tensor` and `ops`; nothing else in the library depends on it. It reads and writes the elements of
//! any layout. The complete header of a file is compared with the type of the tensor; an error names both.
//!
//! | format | from bytes | to bytes | in flash | by path (`std`) | feature |
//! |---|---|---|---|---|---|
//! | `.npy` | `from_npy`, `read_npy` | `write_npy`, `to_npy` (`alloc`) | [`include_npy!`](crate::include_npy) | `load_npy`, `save_npy` | none |
//! | `.npz` | `Npz` | `NpzWriter` | | `Npz::open` | `npz` |
//! | safetensors | `Safetensors` | `SafetensorsWriter` | | | `safetensors` |
//! | text | `from_text` | `write_text`, `to_text` (`alloc`) | | `load_text`, `save_text` | none |
//!
//! A [`FileRows`] (`alloc`) is read from a file of any number of rows, where a tensor has all sizes in its type.
//!
//! Malformed files are errors: they cause no panic, and memory is allocated only for the tensor, the header, and bytes
//! that are present.

// `?` is not available in a `const fn`.
macro_rules! tri {
    ($e:expr) => {
        match $e {
            Ok(value) => value,
            Err(error) => return Err(error),
        }
    };
}

mod dtype;
mod elements;
#[doc(hidden)]
pub mod embed;
mod error;
mod npy;
#[cfg(feature = "npz")]
mod npz;
#[cfg(feature = "alloc")]
mod rows;
#[cfg(feature = "safetensors")]
mod safetensors;
#[cfg(feature = "std")]
mod stream;
mod text;

#[doc(hidden)]
pub use crate::num::message::Message;
pub use dtype::{Dtype, FileElement, Held};
pub use elements::{FileTensor, FromFile};
pub use error::{Excerpt, FileError};
#[cfg(feature = "npz")]
pub use npz::{Npz, NpzWriter};
#[cfg(feature = "alloc")]
pub use rows::FileRows;
#[cfg(feature = "safetensors")]
pub use safetensors::{Safetensors, SafetensorsWriter};
#[cfg(feature = "std")]
pub use stream::{Cause, PathError};
