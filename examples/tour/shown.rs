//! Results as PyTorch prints them.

use stridewise::fmt::{Printable, write_tensor};
use stridewise::layout::Layout;
use stridewise::prelude::*;
use stridewise::storage::Storage;

/// Something that Python's `print` would show in these words.
pub(crate) trait Shown {
    fn shown(&self) -> String;
}

impl<S: Storage<Elem: Printable>, L: Layout> Shown for TensorBase<S, L> {
    fn shown(&self) -> String {
        self.to_string()
    }
}

/// A tuple of sizes or strides.
impl Shown for &[usize] {
    fn shown(&self) -> String {
        tuple(self)
    }
}

impl<const N: usize> Shown for [usize; N] {
    fn shown(&self) -> String {
        tuple(self)
    }
}

/// The elements of a storage.
impl Shown for &[i64] {
    fn shown(&self) -> String {
        format!("{self:?}")
    }
}

impl<const N: usize> Shown for [i64; N] {
    fn shown(&self) -> String {
        format!("{self:?}")
    }
}

impl Shown for usize {
    fn shown(&self) -> String {
        self.to_string()
    }
}

impl Shown for bool {
    fn shown(&self) -> String {
        if *self { "True" } else { "False" }.to_owned()
    }
}

/// A tensor without dimensions.
macro_rules! numbers {
    ($($T:ty)*) => { $(
        impl Shown for $T {
            fn shown(&self) -> String {
                let mut text = String::new();
                // Writing to a string does not fail.
                let _ = write_tensor(&mut text, &[], &|_| *self);
                text
            }
        }
    )* };
}
numbers! { f32 f64 i64 u8 }

/// Numbers as Python writes a tuple.
pub(crate) fn tuple(numbers: &[usize]) -> String {
    let words: Vec<String> = numbers.iter().map(usize::to_string).collect();
    match words.as_slice() {
        [only] => format!("({only},)"),
        _ => format!("({})", words.join(", ")),
    }
}
