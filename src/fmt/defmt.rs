//! Sends tensors through `defmt` (feature `defmt`): the target sends the raw numbers, and the host formats them.

use ::defmt::{Format, Formatter, write};

use crate::expr::or_more;
use crate::layout::Layout;
use crate::ops::IndicesError;
use crate::ops::nn::{LookupError, distance, walk};
use crate::ops::quantized::{Quantization, Quantized};
use crate::shape::Shape;
use crate::storage::Storage;
use crate::tensor::{AlignmentError, CropError, IndexError, LengthError, TensorBase, TextError};

/// The sizes, then the elements in row-major order: `[2, 3]: 1 2 3 4 5 6`. The target formats no text.
impl<S: Storage<Elem: Format>, L: Layout> Format for TensorBase<S, L> {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "{=[?]}:", self.shape());
        let first = self.first();
        walk(const { &<L::Shape as Shape>::PADDED }, |index| {
            // SAFETY: Bounds: an index of the shape, whose element is within the storage.
            let x = unsafe {
                first
                    .add(distance(index, const { &L::PADDED_STRIDES }))
                    .read()
            };
            write!(f, " {}", x);
        });
    }
}

/// The integer.
impl<Q: Quantization<Int: Format>> Format for Quantized<Q> {
    fn format(&self, f: Formatter<'_>) {
        self.int().format(f);
    }
}

impl Format for LengthError {
    fn format(&self, f: Formatter<'_>) {
        write!(
            f,
            "expected {} elements, found {}",
            self.expected, self.found
        );
    }
}
impl Format for IndexError {
    fn format(&self, f: Formatter<'_>) {
        let Self { index, len, size } = self;
        if *len == 1 {
            write!(f, "index {} is out of range for size {}", index, size);
        } else {
            write!(
                f,
                "start {} + length {} exceeds the size {}",
                index, len, size
            );
        }
    }
}
impl Format for CropError {
    fn format(&self, f: Formatter<'_>) {
        match self {
            Self::OtherLength {
                expected: Some(expected),
                found,
            } => write!(f, "expected {} elements, found {}", expected, found),
            Self::OtherLength {
                expected: None,
                found,
            } => write!(
                f,
                "expected more elements than an address counts, found {}",
                found
            ),
            Self::OutOfRange { dim, range } => write!(f, "dimension {}: {}", dim, range),
        }
    }
}
impl Format for AlignmentError {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "the storage is not aligned to {} bytes", self.needed);
    }
}
impl Format for IndicesError {
    fn format(&self, f: Formatter<'_>) {
        write!(
            f,
            "index {}{=str}, at position {} of the indices, is out of range for size {}",
            self.index,
            or_more(self.index),
            self.at,
            self.size
        );
    }
}
impl Format for LookupError {
    fn format(&self, f: Formatter<'_>) {
        write!(
            f,
            "index {}{=str} is out of range for size {}",
            self.index,
            or_more(self.index),
            self.size
        );
    }
}
impl Format for TextError {
    fn format(&self, f: Formatter<'_>) {
        let plural = |count: &usize| if *count == 1 { "" } else { "s" };
        match self {
            Self::Malformed {
                line,
                column,
                expected,
            } => write!(
                f,
                "line {}, column {}: the field is not a valid {=str}",
                line, column, expected
            ),
            Self::EmptyField { line, column } => {
                write!(f, "line {}, column {}: the field is empty", line, column);
            }
            Self::MissingFields {
                line,
                column,
                expected,
                found,
            } => write!(
                f,
                "line {}, column {}: the row ends after {} field{=str}, expected {}",
                line,
                column,
                found,
                plural(found),
                expected
            ),
            Self::ExtraFields {
                line,
                column,
                expected,
                found,
            } => write!(
                f,
                "line {}, column {}: the row has {} field{=str}, expected {}",
                line,
                column,
                found,
                plural(found),
                expected
            ),
            Self::MissingRows { expected, found } => write!(
                f,
                "the text ends after {} row{=str}, expected {}",
                found,
                plural(found),
                expected
            ),
            Self::ExtraRow {
                line,
                column,
                expected,
            } => write!(
                f,
                "line {}, column {}: the text goes on after {} row{=str}",
                line,
                column,
                expected,
                plural(expected)
            ),
        }
    }
}
