// The guide is text alone, in Markdown. A link is a reference: in the documentation `links*.txt` define it, which come
// first, beside the sources the last lines of each file. `tests/torch.rs` compares both.
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
