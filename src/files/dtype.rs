//! The element types that files contain, under NumPy's names.

use core::fmt;

use crate::layout::Layout;
use crate::num::message::Message;
use crate::shape::{MAX_RANK, Shape};
use crate::storage::Element;

macro_rules! dtypes {
    ($($(#[$doc:meta])* $Dtype:ident $name:literal $size:literal $part:literal $kind:literal;)*) => {
        /// The element type of a file. NumPy's `dtype`, without the byte order.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Dtype {
            $( $(#[$doc])* $Dtype, )*
        }
        impl Dtype {
            /// NumPy's and PyTorch's name.
            ///
            /// ```
            /// use stridewise::files::Dtype;
            /// assert_eq!(Dtype::F32.name(), "float32");
            /// ```
            pub const fn name(self) -> &'static str {
                match self { $( Self::$Dtype => $name, )* }
            }

            /// The size of an element in bytes.
            ///
            /// ```
            /// use stridewise::files::Dtype;
            /// assert_eq!(Dtype::Complex64.size(), 8);
            /// ```
            pub const fn size(self) -> usize {
                match self { $( Self::$Dtype => $size, )* }
            }

            /// The size in bytes of the unit that has a byte order: an element, or one of the two parts of a complex
            /// number.
            pub(crate) const fn part(self) -> usize {
                match self { $( Self::$Dtype => $part, )* }
            }

            /// NumPy's letter for the kind of element.
            pub(crate) const fn kind(self) -> u8 {
                match self { $( Self::$Dtype => $kind, )* }
            }

            /// The type with this letter and size in bytes.
            pub(crate) const fn of(kind: u8, size: u64) -> Option<Self> {
                $( if kind == $kind && size == $size { return Some(Self::$Dtype); } )*
                None
            }
        }
    };
}
dtypes! {
    /// `bool`, one byte each.
    Bool "bool" 1 1 b'b';
    /// `i8`.
    I8 "int8" 1 1 b'i';
    /// `i16`.
    I16 "int16" 2 2 b'i';
    /// `i32`.
    I32 "int32" 4 4 b'i';
    /// `i64`.
    I64 "int64" 8 8 b'i';
    /// `u8`.
    U8 "uint8" 1 1 b'u';
    /// `u16`.
    U16 "uint16" 2 2 b'u';
    /// `u32`.
    U32 "uint32" 4 4 b'u';
    /// `u64`.
    U64 "uint64" 8 8 b'u';
    /// 16-bit floats.
    F16 "float16" 2 2 b'f';
    /// 16-bit floats with the exponent range of `f32`. NumPy has no such type; `.npy` files contain them as two-byte
    /// elements.
    Bf16 "bfloat16" 2 2 b'V';
    /// `f32`.
    F32 "float32" 4 4 b'f';
    /// `f64`.
    F64 "float64" 8 8 b'f';
    /// Complex numbers of two `f32`.
    Complex64 "complex64" 8 4 b'c';
    /// Complex numbers of two `f64`.
    Complex128 "complex128" 16 8 b'c';
}

impl fmt::Display for Dtype {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Element types of files: the numbers, `bool`, and complex numbers as arrays of two floats.
///
/// # Safety
/// An element consists of [`Dtype::size`] bytes without padding, in the target's byte order, and every bit pattern is a
/// valid element; for `bool`, the bytes 0 and 1.
#[diagnostic::on_unimplemented(
    message = "files cannot hold elements of type `{Self}`",
    label = "files hold numbers, `bool`, and complex numbers as `[f32; 2]` or `[f64; 2]`",
    note = "`usize` and `isize` differ between machines; files hold `u64` and `i64`: `x.to::<u64>()`"
)]
pub unsafe trait FileElement: Element {
    /// The type's name in files.
    const DTYPE: Dtype;
}
macro_rules! elements {
    ($($T:ty: $Dtype:ident;)*) => { $(
        const _: () = assert!(size_of::<$T>() == Dtype::$Dtype.size());
        // SAFETY: the type is a number, an array of two numbers, or `bool`; its size is asserted above.
        #[diagnostic::do_not_recommend]
        unsafe impl FileElement for $T {
            const DTYPE: Dtype = Dtype::$Dtype;
        }
    )* };
}
elements! {
    bool: Bool; i8: I8; i16: I16; i32: I32; i64: I64; u8: U8; u16: U16; u32: U32; u64: U64;
    f32: F32; f64: F64; [f32; 2]: Complex64; [f64; 2]: Complex128;
}

/// The element type, byte order, memory order and shape in a file's header.
///
/// ```
/// use stridewise::files::FileTensor;
/// use stridewise::prelude::*;
/// let mut file = [0; 256];
/// let len = Tensor::<f32, Shape![2, 3]>::zeros().write_npy(&mut file).unwrap();
/// let held = FileTensor::parse_npy(&file[..len]).unwrap().held();
/// assert_eq!((held.dtype.name(), held.shape()), ("float32", &[2, 3][..]));
/// assert_eq!(format!("{held}"), "float32 [2, 3]");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(doc, doc(hidden))]
pub struct Held {
    /// The element type.
    pub dtype: Dtype,
    /// Whether the elements are big-endian.
    pub big_endian: bool,
    /// Whether the first index varies fastest (Fortran order) instead of the last.
    pub fortran_order: bool,
    rank: usize,
    // Not `usize`: sizes in a file may exceed the range of a small target's `usize`.
    sizes: [u64; MAX_RANK],
}

impl Held {
    pub(crate) const fn new(dtype: Dtype, big_endian: bool, fortran_order: bool) -> Self {
        Self {
            dtype,
            big_endian,
            fortran_order,
            rank: 0,
            sizes: [0; MAX_RANK],
        }
    }

    /// Adds a size, or returns `None` if there are too many.
    pub(crate) const fn push(&mut self, size: u64) -> Option<()> {
        if self.rank >= MAX_RANK {
            return None;
        }
        self.sizes[self.rank] = size;
        self.rank += 1;
        Some(())
    }

    /// The header of a file that contains a tensor of this type.
    pub(crate) const fn of<T: FileElement, L: Layout>() -> Self {
        let sizes = <L::Shape as Shape>::SIZES;
        let mut out = Self::new(
            T::DTYPE,
            cfg!(target_endian = "big"),
            !is_laid::<L>(false) && is_laid::<L>(true),
        );
        let mut i = 0;
        while i < sizes.len() && i < MAX_RANK {
            out.sizes[i] = sizes[i] as u64;
            i += 1;
        }
        out.rank = i;
        out
    }

    /// The sizes, outermost first.
    pub const fn shape(&self) -> &[u64] {
        match self.sizes.split_at_checked(self.rank) {
            Some((sizes, _)) => sizes,
            None => &self.sizes,
        }
    }

    /// The size of the elements in bytes, or `None` if it overflows `u64`.
    pub const fn bytes(&self) -> Option<u64> {
        let (mut bytes, mut i, mut empty) = (self.dtype.size() as u64, 0, false);
        while i < self.shape().len() {
            empty |= self.shape()[i] == 0;
            i += 1;
        }
        if empty {
            return Some(0);
        }
        i = 0;
        while i < self.shape().len() {
            bytes = match bytes.checked_mul(self.shape()[i]) {
                Some(bytes) => bytes,
                None => return None,
            };
            i += 1;
        }
        Some(bytes)
    }

    pub(crate) const fn same_shape(&self, other: &Self) -> bool {
        let (mut same, mut i) = (self.rank == other.rank, 0);
        while i < MAX_RANK {
            same &= i >= self.rank || self.sizes[i] == other.sizes[i];
            i += 1;
        }
        same
    }

    /// Whether the byte order is the target's, or irrelevant for elements of one byte.
    pub(crate) const fn is_native(&self) -> bool {
        self.dtype.part() == 1 || self.big_endian == cfg!(target_endian = "big")
    }
}

impl fmt::Display for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Message::new().held(self).as_str())
    }
}

/// Whether the elements of a layout are contiguous and in the order of a file, from offset 0: row-major or
/// column-major.
pub(crate) const fn is_laid<L: Layout>(first_fastest: bool) -> bool {
    let sizes = <L::Shape as Shape>::SIZES;
    let strides = <L::Strides as Shape>::SIZES;
    let (mut laid, mut expected, mut n) = (true, 1_usize, 0);
    while n < sizes.len() {
        let d = if first_fastest {
            n
        } else {
            sizes.len() - 1 - n
        };
        laid &= sizes[d] == 1 || strides[d] == expected;
        expected = expected.wrapping_mul(sizes[d]);
        n += 1;
    }
    laid || <L::Shape as Shape>::NUMEL == 0
}

impl Message {
    /// `float32 [64, 40]`
    pub(crate) const fn held(self, held: &Held) -> Self {
        self.text(held.dtype.name()).text(" ").sizes(held.shape())
    }
}
