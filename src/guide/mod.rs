//! The guide: a path for who comes from PyTorch, and pages to look things up. Pages to read, without items.
//!
//! Each chapter is a few minutes long. It has programs that run, and a picture.
//!
//! 1. [Storage](storage): a tensor is a row of elements, and a way to walk it.
//! 2. [Strides](stride): how far one step goes.
//! 3. [Views](view): another walk over the same row.
//! 4. [Contiguity](contiguity): what `view` may do, and when a copy is made.
//! 5. [Broadcasting](broadcasting): tensors of different shapes in one sum.
//! 6. [Expressions](expressions): arithmetic is written first, and computed in one pass.
//! 7. [Sizes at run time](runtime_sizes): batches, crops, a cache that fills, and what is not supported.
//! 8. [Firmware](firmware): in flash, in RAM, on the stack.
//! 9. [GPU](gpu): the same expressions on an NVIDIA GPU.
//!
//! To look things up:
//!
//! - [`side_by_side`]: the lines of a PyTorch program, each beside its line here.
//! - [`glossary`]: the terms, and those of PyTorch, CuTe and mdspan.
//! - [`files`]: files, other libraries' arrays, pictures.
//! - [`errors`]: what the compiler says to each mistake, why, and what to write instead.
//! - [`differences`]: where Stridewise and PyTorch part ways, each with what to write instead.
//! - [`torch`]: PyTorch's functions, room by room, and what stands for each here.
//! - [`safety`]: what the types prove, where `unsafe` is and why it is right, and which tools ran over it.

pub mod broadcasting;
pub mod contiguity;
pub mod differences;
pub mod expressions;
pub mod firmware;
pub mod gpu;
pub mod runtime_sizes;
pub mod safety;
pub mod storage;
pub mod stride;
pub mod torch;
#[doc = include_str!("files.md")]
pub mod files {}
#[doc = include_str!("glossary.md")]
pub mod glossary {}
#[doc = include_str!("side_by_side.md")]
pub mod side_by_side {}
pub mod view;

// One page from the list of entries, and from each entry a doctest of its own: the page shows the programs in
// `ui-tests/` and their messages, which are tested there; the doctests are named after them.
macro_rules! errors {
    (
        $(#[doc = $intro:literal])+
        $(
            $group:literal {
                $( $name:ident: $title:literal $(#[doc = $text:literal])+ )+
            }
        )+
        ;
        // Their programs and messages are those of feature `cuda`, beside its tests.
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
                // Only a mark for the reader: this is no doctest, as any error would do there.
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
