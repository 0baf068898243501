//! What the compiler says, and what differs from PyTorch: pages to read, without items.
//!
//! - [`errors`]: what the compiler says to each mistake, why, and what to write instead.
//! - [`differences`]: where Stridewise and PyTorch part ways, each with what to write instead.
//! - [`torch`]: PyTorch's functions, room by room, and what stands for each here.
//! - [`firmware`]: in flash, in RAM, on the stack: where each byte of your model lives.
//! - [`safety`]: what the types prove, where `unsafe` is and why it is right, and which tools ran over it.

pub mod differences;
pub mod firmware;
pub mod safety;
pub mod torch;

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
    ) => {
        #[cfg(not(doctest))]
        $(#[doc = $intro])+
        #[doc = ""]
        #[doc = "# Contents"]
        $(
            #[doc = concat!("\n**", $group, "**\n")]
            $( #[doc = concat!("- [", $title, "](#", stringify!($name), ")")] )+
        )+
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
        pub mod errors {}

        #[cfg(doctest)]
        mod errors {
            $( $( $(#[doc = $text])+ mod $name {} )+ )+
        }
    };
}
include!("errors.rs");
