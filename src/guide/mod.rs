//! The guide: nine chapters for readers who know PyTorch, and reference pages. These modules contain text only, no
//! items.
//!
//! Each chapter takes a few minutes to read. It has examples that run, and a figure.
//!
//! 1. [Storage](storage): a tensor is a one-dimensional storage and a layout.
//! 2. [Strides](stride): the distance between neighbours along a dimension.
//! 3. [Views](view): another layout over the same storage.
//! 4. [Contiguity](contiguity): which shapes `view` accepts, and when a copy is made.
//! 5. [Broadcasting](broadcasting): arithmetic on tensors of different shapes.
//! 6. [Expressions](expressions): arithmetic builds an expression, which is evaluated in one pass.
//! 7. [Sizes at run time](runtime_sizes): batches, crops, a cache of growing length, and the limits.
//! 8. [Firmware](firmware): tensors in flash, in RAM and on the stack.
//! 9. [GPU](gpu): the same expressions on an NVIDIA GPU.
//!
//! Reference pages:
//!
//! - [`side_by_side`]: common lines of PyTorch programs, each with its counterpart here.
//! - [`glossary`]: the terms of this library, and those of PyTorch, CuTe and mdspan.
//! - [`gradients`]: deep networks, operations of your own, Jacobians; without `no_grad`.
//! - [`files`]: files, arrays of other libraries, pictures.
//! - [`errors`]: the compiler's message for each mistake, the reason, and the correct program.
//! - [`differences`]: where Stridewise differs from PyTorch, with an alternative for each case.
//! - [`torch`]: PyTorch's functions by topic, with the counterpart of each.
//! - [`safety`]: the guarantees of the types, where `unsafe` is used and why it is sound, and the tools that checked
//!   it.

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

// The macro makes one page from the list of entries, and a separate doctest from each entry: the page shows the
// programs in `ui-tests/` and their messages, which are tested there; the doctests are named after them.
macro_rules! errors {
    (
        $(#[doc = $intro:literal])+
        $(
            $group:literal {
                $( $name:ident: $title:literal $(#[doc = $text:literal])+ )+
            }
        )+
        ;
        // Their programs and messages belong to feature `cuda`, and are stored with its tests.
        $device:literal {
            $( $other:ident: $what:literal $(#[doc = $why:literal])+ )+
        }
    ) => {
        #[cfg(not(doctest))]
        $(#[doc = $intro])+
        #[doc = ""]
        #[doc = "# Contents"]
        $(
            #[doc = concat!("\n**", $group, "**\n")]
            $( #[doc = concat!("- [", $title, "](#", stringify!($name), ")")] )+
        )+
        #[doc = concat!("\n**", $device, "**\n")]
        $( #[doc = concat!("- [", $what, "](#", stringify!($other), ")")] )+
        $(
            #[doc = concat!("\n# ", $group)]
            $(
                #[doc = concat!("\n<a id=\"", stringify!($name), "\"></a>\n## ", $title, "\n")]
                // This attribute is only a mark for the reader, not a doctest: a doctest would accept any error.
                #[doc = "```compile_fail"]
                #[doc = include_str!(concat!("../../ui-tests/", stringify!($name), ".rs"))]
                #[doc = "```"]
                #[doc = "```text"]
                #[doc = include_str!(concat!("../../ui-tests/", stringify!($name), ".stderr"))]
                #[doc = "```"]
                $(#[doc = $text])+
            )+
        )+
        #[doc = concat!("\n# ", $device)]
        $(
            #[doc = concat!("\n<a id=\"", stringify!($other), "\"></a>\n## ", $what, "\n")]
            #[doc = "```compile_fail"]
            #[doc = include_str!(concat!("../../tests/cuda/ui/", stringify!($other), ".rs"))]
            #[doc = "```"]
            #[doc = "```text"]
            #[doc = include_str!(concat!("../../tests/cuda/ui/", stringify!($other), ".stderr"))]
            #[doc = "```"]
            $(#[doc = $why])+
        )+
        pub mod errors {}

        #[cfg(doctest)]
        mod errors {
            $( $( $(#[doc = $text])+ mod $name {} )+ )+
        }
    };
}
include!("errors.rs");
