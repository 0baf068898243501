// The guide is text alone, in Markdown. A link is a reference: in the documentation `links*.txt` define it, which come
// first, compared with the sources the last lines of each file. `tests/torch.rs` compares both.
#![doc = include_str!("links.txt")]
#![doc = include_str!("README.md")]

#[doc = include_str!("links.txt")]
#[doc = include_str!("pictures/broadcasting.txt")]
#[doc = include_str!("broadcasting.md")]
pub mod broadcasting {}
#[doc = include_str!("links.txt")]
#[doc = include_str!("pictures/contiguity.txt")]
#[doc = include_str!("contiguity.md")]
pub mod contiguity {}
#[doc = include_str!("links.txt")]
#[doc = include_str!("differences.md")]
pub mod differences {}
#[doc = include_str!("links.txt")]
#[doc = include_str!("pictures/expressions.txt")]
#[doc = include_str!("expressions.md")]
pub mod expressions {}
#[doc = include_str!("links.txt")]
#[doc = include_str!("pictures/firmware.txt")]
#[doc = include_str!("firmware.md")]
pub mod firmware {}
#[doc = include_str!("links.txt")]
#[doc = include_str!("pictures/gpu.txt")]
#[doc = include_str!("gpu.md")]
pub mod gpu {}
#[doc = include_str!("links.txt")]
#[doc = include_str!("pictures/runtime_sizes.txt")]
#[doc = include_str!("runtime_sizes.md")]
pub mod runtime_sizes {}
#[doc = include_str!("links.txt")]
#[doc = include_str!("safety.md")]
pub mod safety {}
#[doc = include_str!("links.txt")]
#[doc = include_str!("pictures/storage.txt")]
#[doc = include_str!("storage.md")]
pub mod storage {}
#[doc = include_str!("links.txt")]
#[doc = include_str!("pictures/stride.txt")]
#[doc = include_str!("pictures/stride_window.txt")]
#[doc = include_str!("pictures/stride_windows.txt")]
#[doc = include_str!("stride.md")]
pub mod stride {}
#[doc = include_str!("links_torch.txt")]
#[cfg_attr(feature = "fft", doc = include_str!("links_fft.txt"))]
#[cfg_attr(feature = "linalg", doc = include_str!("links_linalg.txt"))]
#[cfg_attr(feature = "rand_010", doc = include_str!("links_rand_010.txt"))]
#[doc = include_str!("torch.md")]
pub mod torch {}
#[doc = include_str!("features.md")]
pub mod features {}
#[doc = include_str!("files.md")]
pub mod files {}
#[doc = include_str!("glossary.md")]
pub mod glossary {}
#[doc = include_str!("links.txt")]
#[doc = include_str!("gradients.md")]
pub mod gradients {}
#[doc = include_str!("links.txt")]
#[doc = include_str!("side_by_side.md")]
pub mod side_by_side {}
#[doc = include_str!("links.txt")]
#[doc = include_str!("pictures/view.txt")]
#[doc = include_str!("pictures/views.txt")]
#[doc = include_str!("view.md")]
pub mod view {}

// One page of all entries. Each program and message is that of `ui-tests/` or `tests/cuda/ui/`, and `tests/ui.rs`
// compiles them, and the programs that are correct: as doctests, 365 more would each be refused by a compiler of its
// own.
#[cfg(not(doctest))]
#[doc = include_str!("links.txt")]
#[doc = include_str!("links_errors.txt")]
#[doc = include_str!("errors/README.md")]
#[doc = include_str!("errors/from_arrays.md")]
#[doc = include_str!("errors/shapes.md")]
#[doc = include_str!("errors/one_element.md")]
#[doc = include_str!("errors/habits.md")]
#[doc = include_str!("errors/view.md")]
#[doc = include_str!("errors/unflatten.md")]
#[doc = include_str!("errors/permute.md")]
#[doc = include_str!("errors/swapaxes.md")]
#[doc = include_str!("errors/narrow.md")]
#[doc = include_str!("errors/split.md")]
#[doc = include_str!("errors/expand.md")]
#[doc = include_str!("errors/unfold.md")]
#[doc = include_str!("errors/as_strided.md")]
#[doc = include_str!("errors/view_dtype.md")]
#[doc = include_str!("errors/write_access.md")]
#[doc = include_str!("errors/arithmetic.md")]
#[doc = include_str!("errors/reductions.md")]
#[doc = include_str!("errors/large_results.md")]
#[doc = include_str!("errors/fft.md")]
#[doc = include_str!("errors/cat.md")]
#[doc = include_str!("errors/flip.md")]
#[doc = include_str!("errors/indexing.md")]
#[doc = include_str!("errors/sort.md")]
#[doc = include_str!("errors/neural_networks.md")]
#[doc = include_str!("errors/files.md")]
#[doc = include_str!("errors/functions.md")]
#[doc = include_str!("errors/quantized.md")]
#[doc = include_str!("errors/pictures.md")]
#[doc = include_str!("errors/implementations.md")]
#[doc = include_str!("errors/device.md")]
pub mod errors {}
