//! Files: tensors from them and to them.
//!
//! A room above `tensor` and `ops`: it reads and writes elements by their layouts, and nothing in the library
//! needs it. A file says what it holds; all of it is compared with the type of the tensor, and where they
//! differ, the error names both.
//!
//! | format | from bytes | in flash | feature |
//! |---|---|---|---|
//! | `.npy` | `from_npy`, `write_npy` | [`include_npy!`](crate::include_npy) | none |

mod dtype;
mod elements;
mod message;
pub mod npy;

pub use dtype::{Dtype, FileElement, Held};
#[doc(hidden)]
pub use message::Message;
pub use npy::{Npy, NpyError};
