//! NumPy's `.npy`: a header in Python's syntax, then the elements.
//!
//! The parser is our own: a header is three entries, and a parser that is a `const fn` serves
//! [`include_npy!`](crate::include_npy) and a microcontroller alike. It allocates nothing, whatever a file says.

use core::fmt;
use core::ptr::NonNull;

use super::dtype::{Dtype, FileElement, Held, is_laid};
use super::elements::{self, Order};
use super::message::Message;
use crate::layout::{Contiguous, Layout, Strided};
use crate::num::D;
use crate::shape::{Numel, Shape};
use crate::storage::{Array, Ref, Storage, StorageMut};
use crate::tensor::{Tensor, TensorBase, TensorView};

/// Why a `.npy` file is not the tensor that its type promises.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NpyError {
    /// The bytes do not begin as a `.npy` file does.
    NotNpy,
    /// A version of the format that is not 1, 2 or 3.
    Version {
        /// The number before the point.
        major: u8,
        /// The number behind it.
        minor: u8,
    },
    /// The header ends behind the end of the file.
    HeaderLength {
        /// Where the header ends, in bytes.
        expected: u64,
        /// How many bytes the file has.
        found: u64,
    },
    /// The header is not the three entries `descr`, `fortran_order` and `shape`, each once.
    Header {
        /// The byte of the file up to which it is.
        at: usize,
    },
    /// A size of the header is above 18,446,744,073,709,551,615.
    SizeTooLarge {
        /// The byte of the file at which it stands.
        at: usize,
    },
    /// More than 8 dimensions.
    Dimensions {
        /// How many there are.
        found: u64,
    },
    /// Elements that no tensor has: texts, dates, records, objects.
    UnknownElements {
        /// NumPy's description of them.
        descr: Descr,
    },
    /// Elements of another type.
    OtherElements {
        /// What the tensor would hold.
        expected: &'static Held,
        /// What the file says that it holds.
        found: Held,
    },
    /// Another shape.
    OtherShape {
        /// What the tensor would hold.
        expected: &'static Held,
        /// What the file says that it holds.
        found: Held,
    },
    /// The bytes of each number are in the other order, and a view cannot turn them.
    OtherByteOrder {
        /// What the file says that it holds.
        found: Held,
    },
    /// The elements lie in another order than the strides of the view say.
    OtherOrder {
        /// What the tensor would hold.
        expected: &'static Held,
        /// What the file says that it holds.
        found: Held,
    },
    /// The file ends early, or goes on behind the elements.
    OtherLength {
        /// How many bytes of elements the shape has.
        expected: u64,
        /// How many bytes follow the header.
        found: u64,
    },
    /// An element of a `bool` file is neither 0 nor 1.
    NotBool {
        /// Its position among the elements of the file.
        at: usize,
        /// The byte.
        found: u8,
    },
    /// The elements lie at an address that their type may not have, and a view cannot move them.
    Alignment {
        /// The alignment that they need, in bytes.
        needed: usize,
    },
    /// The memory to write the file to is too short.
    NoRoom {
        /// How many bytes the file has.
        expected: u64,
        /// How many there are.
        found: u64,
    },
}

/// The first characters of how NumPy describes the elements of a file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Descr {
    bytes: [u8; 16],
    len: usize,
}
impl Descr {
    const fn new(text: &[u8]) -> Self {
        let (mut out, mut rest) = ([0; 16], text);
        let mut len = 0;
        while let [byte, more @ ..] = rest
            && len < 16
        {
            out[len] = *byte;
            len += 1;
            rest = more;
        }
        Self { bytes: out, len }
    }
    const fn as_bytes(&self) -> &[u8] {
        match self.bytes.split_at_checked(self.len) {
            Some((text, _)) => text,
            None => &self.bytes,
        }
    }
}
impl fmt::Debug for Descr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Message::new().bytes(self.as_bytes()).as_str())
    }
}

impl NpyError {
    /// What is wrong, in words.
    #[doc(hidden)]
    pub const fn message(&self) -> Message {
        let m = Message::new();
        match self {
            Self::NotNpy => m.text("not a .npy file: it does not begin with \\x93NUMPY"),
            Self::Version { major, minor } => m
                .text("the file is of version ")
                .number(*major as u64)
                .text(".")
                .number(*minor as u64)
                .text(" of the format, not 1.0, 2.0 or 3.0"),
            Self::HeaderLength { expected, found } => m
                .text("the header ends at byte ")
                .number(*expected)
                .text(", the file at byte ")
                .number(*found),
            Self::Header { at } => m
                .text("the header of the file is not one of .npy, at byte ")
                .number(*at as u64),
            Self::SizeTooLarge { at } => m
                .text("a size in the header is too large to count, at byte ")
                .number(*at as u64),
            Self::Dimensions { found } => m
                .text("the file holds ")
                .number(*found)
                .text(" dimensions, a tensor at most 8"),
            Self::UnknownElements { descr } => m
                .text("the file holds elements ")
                .bytes(descr.as_bytes())
                .text(", which are neither numbers nor bool"),
            Self::OtherElements { expected, found } | Self::OtherShape { expected, found } => m
                .text("the file holds ")
                .held(found)
                .text(", the tensor ")
                .held(expected),
            Self::OtherByteOrder { found } => m
                .text("the file holds ")
                .text(endian(found.big_endian))
                .text(" ")
                .held(found)
                .text(", the target reads ")
                .text(endian(!found.big_endian)),
            Self::OtherOrder { expected, found } => m
                .text("the file holds ")
                .held(found)
                .text(order(found.fortran_order))
                .text(", the tensor lies")
                .text(order(expected.fortran_order)),
            Self::OtherLength { expected, found } => m
                .text("the file holds ")
                .number(*found)
                .text(" bytes of elements, its shape has ")
                .number(*expected),
            Self::NotBool { at, found } => m
                .text("element ")
                .number(*at as u64)
                .text(" of the file is ")
                .number(*found as u64)
                .text(", a bool is 0 or 1"),
            Self::Alignment { needed } => m
                .text("the elements are not aligned to ")
                .number(*needed as u64)
                .text(" bytes"),
            Self::NoRoom { expected, found } => m
                .text("the file has ")
                .number(*expected)
                .text(" bytes, the memory ")
                .number(*found),
        }
    }
}

const fn endian(big: bool) -> &'static str {
    if big { "big-endian" } else { "little-endian" }
}
const fn order(fortran: bool) -> &'static str {
    if fortran {
        " in Fortran order, column by column"
    } else {
        " in C order, row by row"
    }
}

impl fmt::Display for NpyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message().as_str())
    }
}
impl core::error::Error for NpyError {}

// `?` is not for `const fn`.
macro_rules! tri {
    ($e:expr) => {
        match $e {
            Ok(value) => value,
            Err(error) => return Err(error),
        }
    };
}

/// A parsed `.npy` file: what it says that it holds, and the bytes of the elements.
///
/// Tensors read files by `from_npy`; this is for those who want to know first what a file holds.
///
/// ```
/// use stridewise::files::Npy;
/// let file = b"\x93NUMPY\x01\x00\x3a\x00{'descr': '<i2', 'fortran_order': False, 'shape': (2,), }\n\x05\x00\xff\xff";
/// let npy = Npy::parse(file).unwrap();
/// assert_eq!(npy.held().to_string(), "int16 [2]");
/// assert_eq!(npy.bytes(), [5, 0, 255, 255]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Npy<'a> {
    held: Held,
    bytes: &'a [u8],
}

impl<'a> Npy<'a> {
    /// Reads the header, and compares the length of the file with it.
    ///
    /// # Errors
    /// [`NpyError`] where the bytes are no `.npy` file of numbers, or too few or too many.
    pub const fn parse(file: &'a [u8]) -> Result<Self, NpyError> {
        let Some((magic, rest)) = file.split_at_checked(6) else {
            return Err(NpyError::NotNpy);
        };
        let ([0x93, b'N', b'U', b'M', b'P', b'Y'], [major, minor, rest @ ..]) = (magic, rest)
        else {
            return Err(NpyError::NotNpy);
        };
        let (start, len) = match (*major, rest) {
            (1, [a, b, ..]) => (10, u16::from_le_bytes([*a, *b]) as u64),
            (2 | 3, [a, b, c, d, ..]) => (12, u32::from_le_bytes([*a, *b, *c, *d]) as u64),
            (1..=3, _) => {
                let expected = if *major == 1 { 10 } else { 12 };
                let found = file.len() as u64;
                return Err(NpyError::HeaderLength { expected, found });
            }
            _ => {
                let (major, minor) = (*major, *minor);
                return Err(NpyError::Version { major, minor });
            }
        };
        let expected = start + len;
        let found = file.len() as u64;
        let outside = NpyError::HeaderLength { expected, found };
        if expected > found {
            return Err(outside);
        }
        // No longer than the file, hence a `usize`.
        let Some((header, bytes)) = file.split_at_checked(expected as usize) else {
            return Err(outside);
        };
        let Some((_, header)) = header.split_at_checked(start as usize) else {
            return Err(outside);
        };
        let held = tri!(Scan::header(header, expected as usize));
        let found = bytes.len() as u64;
        match held.bytes() {
            Some(expected) if expected == found => Ok(Self { held, bytes }),
            expected => Err(NpyError::OtherLength {
                expected: match expected {
                    Some(bytes) => bytes,
                    None => u64::MAX,
                },
                found,
            }),
        }
    }

    /// What the file says that it holds.
    pub const fn held(&self) -> Held {
        self.held
    }

    /// The bytes of the elements, as many as the shape has, in the orders of the file.
    pub const fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    fn order(&self) -> Order {
        Order {
            swapped: !self.held.is_native(),
            first_fastest: self.held.fortran_order,
        }
    }

    /// Whether the elements are those of a tensor, but for the order of their bytes and their order in memory.
    pub(crate) const fn check<T: FileElement, L: Layout>(&self) -> Result<(), NpyError> {
        let (expected, found) = (Expected::<T, L>::HELD, self.held);
        if expected.dtype as u8 != found.dtype as u8 {
            return Err(NpyError::OtherElements { expected, found });
        }
        if !found.same_shape(expected) {
            return Err(NpyError::OtherShape { expected, found });
        }
        let (mut rest, mut at) = (self.bytes, 0);
        while let [byte, more @ ..] = rest
            && matches!(T::DTYPE, Dtype::Bool)
        {
            if *byte > 1 {
                return Err(NpyError::NotBool { at, found: *byte });
            }
            (rest, at) = (more, at + 1);
        }
        Ok(())
    }

    /// Whether the elements, as they lie, are those of a tensor.
    pub(crate) const fn check_in_place<T: FileElement, L: Layout>(&self) -> Result<(), NpyError> {
        tri!(self.check::<T, L>());
        let (expected, found) = (Expected::<T, L>::HELD, self.held);
        if !found.is_native() {
            return Err(NpyError::OtherByteOrder { found });
        }
        if !is_laid::<L>(found.fortran_order) {
            return Err(NpyError::OtherOrder { expected, found });
        }
        Ok(())
    }
}

struct Expected<T, L>(core::marker::PhantomData<(T, L)>);
impl<T: FileElement, L: Layout> Expected<T, L> {
    const HELD: &'static Held = &Held::of::<T, L>();
}

/// The rest of a header.
struct Scan<'a> {
    rest: &'a [u8],
    // The position in the file behind the header.
    end: usize,
}

impl<'a> Scan<'a> {
    const fn header(header: &'a [u8], end: usize) -> Result<Held, NpyError> {
        let mut scan = Scan { rest: header, end };
        let (mut elements, mut fortran, mut shape) = (None, None, None);
        tri!(scan.expect(b'{'));
        loop {
            if scan.takes(b'}') {
                break;
            }
            let at = scan.at();
            let key = tri!(scan.string());
            tri!(scan.expect(b':'));
            match key {
                b"descr" if elements.is_none() => elements = Some(tri!(scan.elements())),
                b"fortran_order" if fortran.is_none() => fortran = Some(tri!(scan.truth())),
                b"shape" if shape.is_none() => shape = Some(tri!(scan.shape())),
                _ => return Err(NpyError::Header { at }),
            }
            if !scan.takes(b',') {
                tri!(scan.expect(b'}'));
                break;
            }
        }
        scan.space();
        match (elements, fortran, shape, scan.rest) {
            (Some((dtype, big_endian)), Some(fortran_order), Some(mut held), []) => {
                held.dtype = dtype;
                held.big_endian = big_endian;
                held.fortran_order = fortran_order;
                Ok(held)
            }
            _ => Err(scan.malformed()),
        }
    }

    const fn at(&self) -> usize {
        self.end.saturating_sub(self.rest.len())
    }
    const fn malformed(&self) -> NpyError {
        NpyError::Header { at: self.at() }
    }
    const fn space(&mut self) {
        while let [b' ' | b'\n' | b'\t' | b'\r', rest @ ..] = self.rest {
            self.rest = rest;
        }
    }
    /// Takes this byte where it is the next one.
    const fn takes(&mut self, byte: u8) -> bool {
        self.space();
        if let [next, rest @ ..] = self.rest
            && *next == byte
        {
            self.rest = rest;
            return true;
        }
        false
    }
    const fn expect(&mut self, byte: u8) -> Result<(), NpyError> {
        if self.takes(byte) {
            Ok(())
        } else {
            Err(self.malformed())
        }
    }

    /// A text in quotes, without escapes: the header has none.
    const fn string(&mut self) -> Result<&'a [u8], NpyError> {
        self.space();
        let [quote @ (b'\'' | b'"'), text @ ..] = self.rest else {
            return Err(self.malformed());
        };
        let mut len = 0;
        let mut rest = text;
        loop {
            match rest {
                [b'\\', ..] | [] => return Err(self.malformed()),
                [byte, more @ ..] => {
                    rest = more;
                    if *byte == *quote {
                        break;
                    }
                    len += 1;
                }
            }
        }
        self.rest = rest;
        match text.split_at_checked(len) {
            Some((text, _)) => Ok(text),
            None => Err(self.malformed()),
        }
    }

    /// The type of the elements, and whether they are big-endian.
    const fn elements(&mut self) -> Result<(Dtype, bool), NpyError> {
        self.space();
        // A list: the elements are records.
        if let [b'[', ..] = self.rest {
            let descr = Descr::new(self.rest);
            return Err(NpyError::UnknownElements { descr });
        }
        let text = tri!(self.string());
        let descr = Descr::new(text);
        if let [order @ (b'<' | b'>' | b'|' | b'='), kind, size @ ..] = text {
            let size: u64 = match size {
                [a @ b'0'..=b'9'] => (*a - b'0') as u64,
                [a @ b'0'..=b'9', b @ b'0'..=b'9'] => ((*a - b'0') * 10 + (*b - b'0')) as u64,
                _ => 0,
            };
            if let Some(dtype) = Dtype::of(*kind, size) {
                let big_endian = match *order {
                    b'<' => false,
                    b'>' => true,
                    _ => cfg!(target_endian = "big"),
                };
                return Ok((dtype, big_endian));
            }
        }
        Err(NpyError::UnknownElements { descr })
    }

    const fn truth(&mut self) -> Result<bool, NpyError> {
        self.space();
        let (value, rest) = match self.rest {
            [b'T', b'r', b'u', b'e', rest @ ..] => (true, rest),
            [b'F', b'a', b'l', b's', b'e', rest @ ..] => (false, rest),
            _ => return Err(self.malformed()),
        };
        self.rest = rest;
        Ok(value)
    }

    /// `()`, `(3,)`, `(3, 4)`; of the result, only the sizes.
    const fn shape(&mut self) -> Result<Held, NpyError> {
        let (mut held, mut count, mut comma) = (Held::new(Dtype::Bool, false, false), 0_u64, true);
        tri!(self.expect(b'('));
        loop {
            if self.takes(b')') {
                break;
            }
            if !comma {
                return Err(self.malformed());
            }
            let size = tri!(self.number());
            count += 1;
            // How many there are is still of interest.
            let _ = held.push(size);
            comma = self.takes(b',');
        }
        // `(3)` is a number in Python, and no tuple.
        if count == 1 && !comma {
            return Err(self.malformed());
        }
        if count > crate::shape::MAX_RANK as u64 {
            return Err(NpyError::Dimensions { found: count });
        }
        Ok(held)
    }

    const fn number(&mut self) -> Result<u64, NpyError> {
        self.space();
        let (mut n, mut digits, at) = (Some(0_u64), 0, self.at());
        while let [digit @ b'0'..=b'9', rest @ ..] = self.rest {
            n = match n {
                Some(n) => match n.checked_mul(10) {
                    Some(n) => n.checked_add((*digit - b'0') as u64),
                    None => None,
                },
                None => None,
            };
            digits += 1;
            self.rest = rest;
        }
        if digits == 0 {
            return Err(self.malformed());
        }
        // How Python 2 ends a long number.
        if let [b'L', rest @ ..] = self.rest {
            self.rest = rest;
        }
        match n {
            Some(n) => Ok(n),
            None => Err(NpyError::SizeTooLarge { at }),
        }
    }
}

/// The header of a file that holds a tensor of this type row by row, with room up to a multiple of 64.
const fn header<T: FileElement, L: Layout>() -> Message {
    let order = match (T::DTYPE.part(), cfg!(target_endian = "big")) {
        (1, _) => "|",
        (_, false) => "<",
        (_, true) => ">",
    };
    let held = Expected::<T, L>::HELD;
    let (mut m, mut rest) = (
        Message::new()
            .text("{'descr': '")
            .text(order)
            .bytes(&[T::DTYPE.kind()])
            .number(T::DTYPE.size() as u64)
            .text("', 'fortran_order': False, 'shape': ("),
        held.shape(),
    );
    while let [size, more @ ..] = rest {
        m = m.number(*size);
        m = match more {
            [] if held.shape().len() > 1 => m,
            [] => m.text(","),
            _ => m.text(", "),
        };
        rest = more;
    }
    m = m.text("), }");
    // The line end is the last byte.
    while !(PREFIX + m.len() + 1).is_multiple_of(64) {
        m = m.text(" ");
    }
    m
}

/// Magic, version, length of the header.
const PREFIX: usize = 10;

impl<S: Storage<Elem: FileElement>, L: Layout> TensorBase<S, L> {
    const NPY_HEADER: Message = header::<S::Elem, L>();

    /// How many bytes the tensor has as a `.npy` file.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(Tensor::<f32, Shape![2, 3]>::zeros().npy_len(), 128 + 24);
    /// ```
    pub const fn npy_len(&self) -> usize {
        let bytes = <L::Shape as Shape>::NUMEL.saturating_mul(size_of::<S::Elem>());
        (PREFIX + Self::NPY_HEADER.len() + 1).saturating_add(bytes)
    }

    /// Writes the tensor as a `.npy` file, row by row, whatever its layout. NumPy's `np.save`.
    ///
    /// The answer is how many bytes have been written: [`npy_len`](Self::npy_len).
    ///
    /// # Errors
    /// [`NpyError::NoRoom`] where `file` is shorter.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i16, Shape![2, 3]>::arange();
    /// let mut file = [0; 140];
    /// let len = x.t().write_npy(&mut file).unwrap();
    /// assert_eq!(Tensor::<i16, Shape![3, 2]>::from_npy(&file[..len]).unwrap()[[2, 1]], 5);
    /// ```
    pub fn write_npy(&self, file: &mut [u8]) -> Result<usize, NpyError> {
        let (len, found) = (self.npy_len(), file.len() as u64);
        let no_room = NpyError::NoRoom {
            expected: len as u64,
            found,
        };
        let (file, _) = file.split_at_mut_checked(len).ok_or(no_room)?;
        let header = Self::NPY_HEADER;
        let text = header.as_str().as_bytes();
        let [a, b] = ((text.len() + 1) as u16).to_le_bytes();
        let prefix = [0x93, b'N', b'U', b'M', b'P', b'Y', 1, 0, a, b];
        let (head, elements) = file
            .split_at_mut_checked(PREFIX + text.len() + 1)
            .ok_or(no_room)?;
        let start = prefix.iter().chain(text).chain(b"\n");
        for (place, byte) in head.iter_mut().zip(start) {
            *place = *byte;
        }
        elements::write(self, elements);
        Ok(len)
    }
}

impl<S: StorageMut<Elem: FileElement>, L: Layout> TensorBase<S, L> {
    /// Reads a `.npy` file into memory that is there: any tensor or view that writes, of any layout.
    ///
    /// The file may be in either order of bytes and of elements. On an error nothing has been written.
    ///
    /// # Errors
    /// [`NpyError`] names what the file holds and what the tensor would.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let file = include_bytes!("../../tests/files/f32_4x3_fortran.npy");
    /// let mut x = Tensor::<f32, Shape![3, 4]>::zeros();
    /// x.as_view_mut().t().read_npy(file).unwrap();
    /// assert_eq!(x[[2, 3]], 11.0);
    /// ```
    pub fn read_npy(&mut self, file: &[u8]) -> Result<(), NpyError> {
        let npy = Npy::parse(file)?;
        npy.check::<S::Elem, L>()?;
        // SAFETY: the file has the elements of the shape, looked at where they are `bool`; the storage may be
        // written.
        unsafe { elements::read::<S::Elem, L>(npy.bytes, npy.order(), self.first_mut()) };
        Ok(())
    }
}

impl<T: FileElement, Sh: Shape> Tensor<T, Sh> {
    /// A tensor from the bytes of a `.npy` file. NumPy's `np.load`.
    ///
    /// The file may be in either order of bytes and of elements.
    ///
    /// # Errors
    /// [`NpyError`] names what the file holds and what the tensor would.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let file = include_bytes!("../../tests/files/f32_4x3_big.npy");
    /// assert_eq!(Tensor::<f32, Shape![4, 3]>::from_npy(file).unwrap()[[3, 2]], 11.0);
    /// let error = Tensor::<f32, Shape![3, 4]>::from_npy(file).unwrap_err();
    /// assert_eq!(error.to_string(), "the file holds float32 [4, 3], the tensor float32 [3, 4]");
    /// ```
    pub fn from_npy(file: &[u8]) -> Result<Self, NpyError> {
        let npy = Npy::parse(file)?;
        npy.check::<T, Contiguous<Sh>>()?;
        let mut out = Array::room();
        // SAFETY: the file has the elements of the shape, looked at where they are `bool`, and all are written.
        unsafe {
            let first = out.as_mut_ptr().cast::<T>();
            elements::read::<T, Contiguous<Sh>>(npy.bytes, npy.order(), first);
            Ok(TensorBase::over(out.assume_init()))
        }
    }
}

#[cfg(feature = "alloc")]
impl<T: FileElement, Sh: Shape> crate::BoxedTensor<T, Sh> {
    /// A tensor on the heap from the bytes of a `.npy` file. NumPy's `np.load`.
    ///
    /// The file may be in either order of bytes and of elements. Memory is asked for once all is known to fit.
    ///
    /// # Errors
    /// [`NpyError`] names what the file holds and what the tensor would.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let file = include_bytes!("../../tests/files/f32_4x3.npy");
    /// assert_eq!(BoxedTensor::<f32, Shape![4, 3]>::from_npy(file).unwrap().sum(), 66.0);
    /// ```
    pub fn from_npy(file: &[u8]) -> Result<Self, NpyError> {
        let npy = Npy::parse(file)?;
        npy.check::<T, Contiguous<Sh>>()?;
        // SAFETY: as above.
        Ok(TensorBase::over(unsafe {
            crate::storage::Boxed::written(|first| {
                elements::read::<T, Contiguous<Sh>>(npy.bytes, npy.order(), first);
            })
        }))
    }
}

impl<'a, T: FileElement, Sh: Shape, St: Shape> TensorView<'a, T, Sh, St> {
    /// A view of the elements in the bytes of a `.npy` file, without a copy.
    ///
    /// The bytes have to be in the order of the target, and at an address that suits the elements. A file in
    /// Fortran order has the strides of that order.
    ///
    /// # Errors
    /// [`NpyError`] names what the file holds and what the tensor would.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let file = include_bytes!("../../tests/files/u8_4x3.npy");
    /// assert_eq!(TensorView::<u8, Shape![4, 3]>::from_npy(file).unwrap()[[3, 2]], 11);
    /// ```
    pub fn from_npy(file: &'a [u8]) -> Result<Self, NpyError> {
        let npy = Npy::parse(file)?;
        npy.check_in_place::<T, Strided<Sh, St, D<0>>>()?;
        let first = NonNull::from_ref(npy.bytes).cast::<T>();
        if !first.is_aligned() {
            return Err(NpyError::Alignment {
                needed: align_of::<T>(),
            });
        }
        // SAFETY: the bytes are as many as those of the elements of the shape, borrowed for `'a`, at an address
        // that suits them; any bytes are elements, and those of `bool` were looked at. The strides cover no more
        // than the elements, without gaps.
        Ok(TensorBase::over(unsafe { Ref::from_ptr(first) }))
    }
}

/// The bytes of the elements of a file, aligned for every element.
#[doc(hidden)]
#[derive(Debug)]
#[repr(C, align(16))]
pub struct Aligned<const LEN: usize>([u8; LEN]);

/// How many bytes of elements a file has, or 0 where it is none.
#[doc(hidden)]
pub const fn data_len(file: &[u8]) -> usize {
    match Npy::parse(file) {
        Ok(npy) => npy.bytes.len(),
        Err(_) => 0,
    }
}

/// The elements of a file, without its header.
#[doc(hidden)]
pub const fn data<const LEN: usize>(file: &[u8]) -> Aligned<LEN> {
    let mut out = [0; LEN];
    if let Ok(npy) = Npy::parse(file)
        && npy.bytes.len() == LEN
    {
        out.copy_from_slice(npy.bytes);
    }
    Aligned(out)
}

/// The elements `data` of a file as a tensor, if they are those of one.
#[doc(hidden)]
pub const fn embedded<T: FileElement, Sh: Shape, St: Shape, const LEN: usize>(
    file: &[u8],
    data: &'static Aligned<LEN>,
) -> Result<TensorView<'static, T, Sh, St>, NpyError> {
    let npy = tri!(Npy::parse(file));
    tri!(npy.check_in_place::<T, Strided<Sh, St, D<0>>>());
    if LEN != npy.bytes.len() {
        let (expected, found) = (npy.bytes.len() as u64, LEN as u64);
        return Err(NpyError::OtherLength { expected, found });
    }
    const { assert!(align_of::<T>() <= align_of::<Aligned<0>>()) };
    let first = NonNull::from_ref(data).cast();
    // SAFETY: the bytes are as many as those of the elements of the shape, any bytes are elements, and those of
    // `bool` are those of the file, which were looked at. The address suits all elements. The strides cover no
    // more than the elements, without gaps.
    Ok(TensorBase::over(unsafe {
        Ref::<T, Numel<Sh>>::from_ptr(first)
    }))
}

/// A `.npy` file as a tensor in read-only memory: NumPy's `np.load`, when the program is built.
///
/// The elements are in the program once, without the file's header, aligned to 16 bytes. The tensor is a
/// [`TensorView`], one pointer wide, and nothing is read or copied when the program runs. The path is relative to
/// the source file, as that of `include_bytes!`.
///
/// ```
/// use stridewise::prelude::*;
/// static WEIGHTS: TensorView<f32, Shape![4, 3]> = include_npy!("../../tests/files/f32_4x3.npy");
/// assert_eq!(WEIGHTS[[3, 2]], 11.0);
///
/// // Where no type stands on the left, it stands behind the path.
/// let weights = include_npy!("../../tests/files/f32_4x3.npy", f32, [4, 3]);
/// assert_eq!(weights.t().shape(), [3, 4]);
/// ```
///
/// # Errors
/// A file of another shape, type of elements or order of bytes does not compile, nor does one in Fortran order,
/// unless the strides of the tensor are those of that order:
/// `TensorView<f32, Shape![4, 3], Strides![1, 4]>`. The message says what the file holds:
///
/// ```compile_fail,E0080
/// use stridewise::prelude::*;
/// let weights = include_npy!("../../tests/files/f32_4x3.npy", f32, [3, 4]);
/// ```
///
/// `cargo check` gives it in a `static`, in a `const`, and wherever the type stands behind the path; elsewhere
/// `cargo build` does.
#[macro_export]
macro_rules! include_npy {
    ($path:expr $(,)?) => {
        const {
            const FILE: &[u8] = ::core::include_bytes!($path);
            static DATA: $crate::files::npy::Aligned<{ $crate::files::npy::data_len(FILE) }> =
                $crate::files::npy::data(FILE);
            match $crate::files::npy::embedded(FILE, &DATA) {
                ::core::result::Result::Ok(tensor) => tensor,
                ::core::result::Result::Err(error) => {
                    ::core::panic!("{}", error.message().as_str())
                }
            }
        }
    };
    ($path:expr, $T:ty, [$($size:tt)*] $(,)?) => {{
        const TENSOR: $crate::TensorView<'static, $T, $crate::Shape![$($size)*]> =
            $crate::include_npy!($path);
        TENSOR
    }};
}
