//! Sends tensors through `defmt` (feature `defmt`): the target sends the raw numbers, and the host formats them.

use ::defmt::{Format, Formatter, write};

use crate::layout::Layout;
use crate::ops::nn::{distance, walk};
use crate::ops::quantized::{Quantization, Quantized};
use crate::shape::Shape;
use crate::storage::Storage;
use crate::tensor::{IndexError, LengthError, TensorBase};

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
        write!(
            f,
            "index {} is out of range for size {}",
            self.index, self.size
        );
    }
}
