//! Indexing with run-time indices: gathering lazily, scattering in place, and collecting the elements found.
//!
//! All indices are checked against the size once, before anything is computed or written; the first index that is out
//! of range is the error. If an index tensor is changed afterwards, through cells, the result may be wrong, but no
//! element out of range is accessed.

mod gather;
mod index_ops;
mod index_select;
mod indices;
mod nonzero;
mod scatter_in_place;
mod take;
mod write;

pub use gather::Gather;
pub use index_ops::{Checked, IndexOps};
pub use index_select::IndexSelect;
pub use indices::{IndexElement, IndicesError};
pub(crate) use indices::{check, evaluated};
pub(in crate::ops) use nonzero::same_capacity;
pub use nonzero::{CapacityIs, NonzeroOps};
pub use scatter_in_place::{Scatter, ScatterValue};
pub use take::Take;
pub use write::Written;
pub(crate) use write::of_slice;
