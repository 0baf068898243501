//! NumPy's `.npy`: a header in Python's syntax, then the elements.
//!
//! The parser is part of this crate: a header has only three entries, and a `const fn` can be used by
//! [`include_npy!`](crate::include_npy) and on a microcontroller. It never allocates.

use super::dtype::{Dtype, FileElement, Held};
use super::elements::{self, FileTensor};
use super::error::{Excerpt, FileError};
use crate::layout::Layout;
use crate::num::message::Message;
use crate::shape::Shape;
use crate::storage::Storage;
use crate::tensor::TensorBase;

impl<'a> FileTensor<'a> {
    /// Parses the header, and checks the length of the file.
    ///
    /// # Errors
    /// [`FileError`] if the bytes are not a `.npy` file of numbers, or too few or too many.
    ///
    /// ```standalone_crate
    /// use stridewise::files::FileTensor;
    /// let file = include_bytes!("../../tests/files/i16_4x3.npy");
    /// let tensor = FileTensor::parse_npy(file).unwrap();
    /// assert_eq!(tensor.held().to_string(), "int16 [4, 3]");
    /// assert_eq!(tensor.bytes()[..4], [0, 0, 1, 0]);
    /// ```
    pub const fn parse_npy(file: &'a [u8]) -> Result<Self, FileError> {
        let (start, expected) = tri!(header_place(file));
        let found = file.len() as u64;
        let outside = FileError::HeaderLength { expected, found };
        if expected > found {
            return Err(outside);
        }
        // At most the length of the file, so it fits `usize`.
        let Some((header, bytes)) = file.split_at_checked(expected as usize) else {
            return Err(outside);
        };
        let Some((_, header)) = header.split_at_checked(start as usize) else {
            return Err(outside);
        };
        let held = tri!(parse_header(header, expected as usize));
        Self::new(held, bytes)
    }
}

/// The start of the header, after its length, and its end.
pub(super) const fn header_place(file: &[u8]) -> Result<(u64, u64), FileError> {
    let Some((magic, rest)) = file.split_at_checked(6) else {
        return Err(FileError::NotNpy);
    };
    let ([0x93, b'N', b'U', b'M', b'P', b'Y'], [major, minor, rest @ ..]) = (magic, rest) else {
        return Err(FileError::NotNpy);
    };
    match (*major, rest) {
        (1, [a, b, ..]) => Ok((10, 10 + u16::from_le_bytes([*a, *b]) as u64)),
        (2 | 3, [a, b, c, d, ..]) => Ok((12, 12 + u32::from_le_bytes([*a, *b, *c, *d]) as u64)),
        (1..=3, _) => {
            let expected = if *major == 1 { 10 } else { 12 };
            let found = file.len() as u64;
            Err(FileError::HeaderLength { expected, found })
        }
        _ => {
            let (major, minor) = (*major, *minor);
            Err(FileError::Version { major, minor })
        }
    }
}

/// Parses a header that ends at byte `end` of the file.
pub(super) const fn parse_header(header: &[u8], end: usize) -> Result<Held, FileError> {
    Scan::header(header, end)
}

/// The unparsed rest of a header.
struct Scan<'a> {
    rest: &'a [u8],
    // The position in the file after the header.
    end: usize,
}

impl<'a> Scan<'a> {
    const fn header(header: &'a [u8], end: usize) -> Result<Held, FileError> {
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
                _ => return Err(FileError::Header { at }),
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
    const fn malformed(&self) -> FileError {
        FileError::Header { at: self.at() }
    }
    const fn space(&mut self) {
        while let [b' ' | b'\n' | b'\t' | b'\r', rest @ ..] = self.rest {
            self.rest = rest;
        }
    }
    /// Consumes this byte if it is next.
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
    const fn expect(&mut self, byte: u8) -> Result<(), FileError> {
        if self.takes(byte) {
            Ok(())
        } else {
            Err(self.malformed())
        }
    }

    /// Parses a quoted string without escapes: headers contain none.
    const fn string(&mut self) -> Result<&'a [u8], FileError> {
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

    /// The element type, and whether the elements are big-endian.
    const fn elements(&mut self) -> Result<(Dtype, bool), FileError> {
        self.space();
        // A list: the elements are records.
        if let [b'[', ..] = self.rest {
            let descr = Excerpt::new(self.rest);
            return Err(FileError::UnknownElements { descr });
        }
        let text = tri!(self.string());
        let descr = Excerpt::new(text);
        // Without an order it is that of this machine, as for NumPy.
        let (order, text) = match text {
            [order @ (b'<' | b'>' | b'|' | b'='), text @ ..] => (*order, text),
            text => (b'=', text),
        };
        if let [kind, size @ ..] = text {
            let size: u64 = match size {
                [a @ b'0'..=b'9'] => (*a - b'0') as u64,
                [a @ b'0'..=b'9', b @ b'0'..=b'9'] => ((*a - b'0') * 10 + (*b - b'0')) as u64,
                _ => 0,
            };
            if let Some(dtype) = Dtype::of(*kind, size) {
                let big_endian = match order {
                    b'<' => false,
                    b'>' => true,
                    _ => cfg!(target_endian = "big"),
                };
                return Ok((dtype, big_endian));
            }
        }
        Err(FileError::UnknownElements { descr })
    }

    const fn truth(&mut self) -> Result<bool, FileError> {
        self.space();
        let (value, rest) = match self.rest {
            [b'T', b'r', b'u', b'e', rest @ ..] => (true, rest),
            [b'F', b'a', b'l', b's', b'e', rest @ ..] => (false, rest),
            _ => return Err(self.malformed()),
        };
        self.rest = rest;
        Ok(value)
    }

    /// Parses the shape: `()`, `(3,)`, `(3, 4)`. Only the sizes of the result are set.
    const fn shape(&mut self) -> Result<Held, FileError> {
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
            // Continues to count dimensions for the error.
            let _ = held.push(size);
            comma = self.takes(b',');
        }
        // `(3)` is a number in Python, not a tuple.
        if count == 1 && !comma {
            return Err(self.malformed());
        }
        if count > crate::shape::MAX_RANK as u64 {
            return Err(FileError::Dimensions { found: count });
        }
        Ok(held)
    }

    const fn number(&mut self) -> Result<u64, FileError> {
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
        // Python 2 ends a long integer with `L`.
        if let [b'L', rest @ ..] = self.rest {
            self.rest = rest;
        }
        match n {
            Some(n) => Ok(n),
            None => Err(FileError::SizeTooLarge { at }),
        }
    }
}

/// The header of a file with a tensor of this type in row-major order, byte for byte as NumPy writes it.
const fn header<T: FileElement, L: Layout>() -> Message {
    let order = match (T::DTYPE.part(), cfg!(target_endian = "big")) {
        (1, _) => "|",
        (_, false) => "<",
        (_, true) => ">",
    };
    let held = Held::of::<T, L>();
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
    // NumPy reserves space for a first size of 21 digits, so that a file can grow.
    if let [size, ..] = held.shape() {
        let mut digits = Message::new().number(*size).len();
        while digits < 21 {
            m = m.text(" ");
            digits += 1;
        }
    }
    // The newline is the last byte. NumPy writes at least one space before it.
    loop {
        m = m.text(" ");
        if (PREFIX + m.len() + 1).is_multiple_of(64) {
            return m;
        }
    }
}

/// Magic, version, length of the header.
const PREFIX: usize = 10;

impl<S: Storage<Elem: FileElement>, L: Layout> TensorBase<S, L> {
    const NPY_HEADER: Message = header::<S::Elem, L>();

    /// The length of the tensor as a `.npy` file, in bytes.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(Tensor::<f32, Shape![2, 3]>::zeros().npy_len(), 128 + 24);
    /// ```
    pub const fn npy_len(&self) -> usize {
        let bytes = <L::Shape as Shape>::NUMEL.saturating_mul(size_of::<S::Elem>());
        (PREFIX + Self::NPY_HEADER.len() + 1).saturating_add(bytes)
    }

    /// Writes the tensor as a `.npy` file in row-major order, whatever its layout. NumPy's `np.save`.
    ///
    /// Returns the number of bytes written: [`npy_len`](Self::npy_len).
    ///
    /// # Errors
    /// [`FileError::NoRoom`] if `file` is shorter.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i16, Shape![2, 3]>::arange();
    /// let mut file = [0; 140];
    /// let len = x.t().write_npy(&mut file).unwrap();
    /// assert_eq!(Tensor::<i16, Shape![3, 2]>::from_npy(&file[..len]).unwrap()[[2, 1]], 5);
    /// ```
    pub fn write_npy(&self, file: &mut [u8]) -> Result<usize, FileError> {
        let (len, found) = (self.npy_len(), file.len() as u64);
        let no_room = FileError::NoRoom {
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
        elements::write(self, elements, false);
        Ok(len)
    }

    /// Returns the tensor as the bytes of a `.npy` file in row-major order, whatever its layout. NumPy's `np.save`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let file = Tensor::<i16, Shape![2, 3]>::arange().t().to_npy();
    /// assert_eq!(Tensor::<i16, Shape![3, 2]>::from_npy(&file).unwrap()[[2, 1]], 5);
    /// ```
    #[cfg(feature = "alloc")]
    pub fn to_npy(&self) -> alloc::vec::Vec<u8> {
        const { crate::storage::assert_addressable::<S::Elem, crate::shape::Numel<L::Shape>>() };
        let mut file = alloc::vec![0; self.npy_len()];
        // The buffer is long enough.
        let _ = self.write_npy(&mut file);
        file
    }
}
