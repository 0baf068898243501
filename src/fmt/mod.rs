//! Printing in PyTorch's format: the text of `repr(tensor)` with torch's default print options.
//!
//! The rules:
//!
//! * A tensor of more than 1000 elements is summarised: of every dimension longer than 6, the first and the last 3
//!   elements are shown around `...`.
//! * All elements have one format, which depends on the elements that are shown. The format of floating-point numbers
//!   depends on the finite nonzero elements in double precision: `1.2346e+00` if they span more than a factor of 1000
//!   or are not within `1e-4..=1e8`; otherwise `1.` if all are integers; otherwise `1.2346`.
//! * Elements are padded to the widest of those that determine the format, so `nan` may be wider.
//! * The innermost dimension wraps at 80 characters; blocks of rank `n` are separated by `n` line ends.
//! * A type that is not torch's default (`float32`, `int64`, `bool`) is named at the end, on a separate line if the
//!   last line is too long.

#[cfg(feature = "defmt")]
mod defmt;
mod expr;
mod tensor;

use core::fmt::{Arguments, Display, Error, Formatter, Result, Write};

/// Decimals of a fractional number (`precision` in torch).
const PRECISION: usize = 4;
/// The number of elements above which a tensor is summarised (`threshold` in torch).
const THRESHOLD: usize = 1000;
/// Elements shown at either end of a summarised dimension (`edgeitems` in torch).
const EDGE: usize = 3;
/// Characters in a line (`linewidth` in torch).
const LINE: usize = 80;
/// The prefix of every printed tensor; its length is the indentation.
const PREFIX: &str = "tensor(";
/// The largest rank that is printed.
const MAX_RANK: usize = 8;

/// The value of an element to be printed: the four kinds of numbers in PyTorch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    /// A floating-point number, widened exactly to double precision.
    Float(f64),
    /// A signed integer.
    Signed(i64),
    /// An unsigned integer.
    Unsigned(u64),
    /// A boolean.
    Bool(bool),
}

/// Element types that are printed as PyTorch prints them.
///
/// `usize` prints as `torch.uint64`, `isize` as `torch.int64`: torch has no corresponding types.
#[diagnostic::on_unimplemented(
    message = "a tensor of elements of type `{Self}` is not printed",
    label = "neither numbers nor booleans",
    note = "print the elements: `println!(\"{{:?}}\", x.as_slice())`, or those of `x.iter()`; numbers of your own implement `stridewise::fmt::Printable`"
)]
pub trait Printable: Copy {
    /// The name of the type in PyTorch, such as `torch.float32`.
    const DTYPE: &'static str;

    /// The element as PyTorch's `item()` returns it.
    fn value(self) -> Value;
}

macro_rules! printable {
    ($($element:ty: $kind:ident, $dtype:literal;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl Printable for $element {
            const DTYPE: &'static str = $dtype;

            fn value(self) -> Value {
                Value::$kind(self as _)
            }
        }
    )*};
}

printable! {
    f32: Float, "torch.float32";
    f64: Float, "torch.float64";
    i8: Signed, "torch.int8";
    i16: Signed, "torch.int16";
    i32: Signed, "torch.int32";
    i64: Signed, "torch.int64";
    isize: Signed, "torch.int64";
    u8: Unsigned, "torch.uint8";
    u16: Unsigned, "torch.uint16";
    u32: Unsigned, "torch.uint32";
    u64: Unsigned, "torch.uint64";
    usize: Unsigned, "torch.uint64";
    bool: Bool, "torch.bool";
}

/// Writes a tensor as PyTorch's `print(tensor)` does: `tensor([[1., 2.], [3., 4.]])`.
///
/// `at` returns the element at an index of `shape.len()` entries; it is called only for the elements that are shown,
/// two or three times for each. A rank above 8 is an [`Error`].
pub fn write_tensor<T, W>(out: &mut W, shape: &[usize], at: &dyn Fn(&[usize]) -> T) -> Result
where
    T: Printable,
    W: Write + ?Sized,
{
    let mut out = out;
    write_values(&mut out, shape, T::DTYPE, &|index| at(index).value())
}

/// [`write_tensor`] for any element type, compiled once.
fn write_values(
    out: &mut dyn Write,
    shape: &[usize],
    dtype: &str,
    at: &dyn Fn(&[usize]) -> Value,
) -> Result {
    if shape.len() > MAX_RANK {
        return Err(Error);
    }
    let mut page = Page { out, column: 0 };
    page.write_str(PREFIX)?;
    let empty = shape.contains(&0);
    if empty {
        page.write_str("[]")?;
    } else {
        write_elements(&mut page, shape, at)?;
    }

    // Torch counts two characters more than the last line has.
    let mut length = page.column.saturating_add(2);
    if empty && shape.len() != 1 {
        write_suffix(&mut page, &mut length, format_args!("size={}", Size(shape)))?;
    }
    let implied = match dtype {
        "torch.float32" => true,
        "torch.int64" | "torch.bool" => !empty,
        _ => false,
    };
    if !implied {
        write_suffix(&mut page, &mut length, format_args!("dtype={dtype}"))?;
    }
    page.write_char(')')
}

/// Writes `, suffix`, on a new line if it does not fit after the `length` characters of the last line.
fn write_suffix(page: &mut Page<'_>, length: &mut usize, suffix: Arguments<'_>) -> Result {
    let mut measured = Length(0);
    measured.write_fmt(suffix)?;
    let longer = length.saturating_add(measured.0).saturating_add(2);
    if longer > LINE {
        page.new_lines(1, PREFIX.len())?;
        *length = PREFIX.len().saturating_add(measured.0);
    } else {
        page.write_str(", ")?;
        *length = longer;
    }
    page.write_fmt(suffix)
}

/// Writes the brackets and their content.
fn write_elements(page: &mut Page<'_>, shape: &[usize], at: &dyn Fn(&[usize]) -> Value) -> Result {
    let rank = shape.len();
    let format = Format::of(shape, at)?;
    let indent = PREFIX.len().saturating_add(rank);
    // Each entry is an element, a comma and a space; the indentation excludes the innermost bracket.
    let room = (LINE + 1).saturating_sub(indent);
    let per_line = room
        .checked_div(format.width.saturating_add(2))
        .unwrap_or(1)
        .max(1);

    let mut walk = Walk::new(shape);
    let mut placed = 0_usize;
    page.repeat('[', rank)?;
    loop {
        format.write(page, at(walk.index()))?;
        placed = placed.saturating_add(1);
        let Some(Step { depth, skips }) = walk.advance() else {
            break;
        };
        let closed = rank.saturating_sub(depth).saturating_sub(1);
        if closed == 0 {
            separate(page, placed, per_line, indent)?;
            if skips {
                page.write_str(" ...")?;
                placed = placed.saturating_add(1);
                separate(page, placed, per_line, indent)?;
            }
        } else {
            let indent = indent.saturating_sub(closed);
            page.repeat(']', closed)?;
            page.new_lines(closed, indent)?;
            if skips {
                page.write_str("...")?;
                page.new_lines(closed, indent)?;
            }
            page.repeat('[', closed)?;
            placed = 0;
        }
    }
    page.repeat(']', rank)
}

/// Separates an element of the innermost dimension from the `placed` ones before it.
fn separate(page: &mut Page<'_>, placed: usize, per_line: usize, indent: usize) -> Result {
    if placed.checked_rem(per_line) == Some(0) {
        page.new_lines(1, indent)
    } else {
        page.write_str(", ")
    }
}

/// The common format of all elements of a tensor.
struct Format {
    notation: Notation,
    width: usize,
}

/// The notation of floating-point numbers.
#[derive(Clone, Copy)]
enum Notation {
    /// `1.`
    Whole,
    /// `1.2346`
    Fixed,
    /// `1.2346e+00`
    Scientific,
}

impl Format {
    /// Chooses the format for the elements that are shown.
    fn of(shape: &[usize], at: &dyn Fn(&[usize]) -> Value) -> core::result::Result<Self, Error> {
        let mut format = Self {
            notation: Notation::of(shape, at),
            width: 1,
        };
        let mut walk = Walk::new(shape);
        loop {
            let value = at(walk.index());
            if value.counts() {
                let width = format.text(value)?.as_str().len();
                format.width = format.width.max(width);
            }
            if walk.advance().is_none() {
                return Ok(format);
            }
        }
    }

    /// Writes one element, padded to the common width.
    fn write(&self, page: &mut Page<'_>, value: Value) -> Result {
        let text = self.text(value)?;
        let text = text.as_str();
        page.repeat(' ', self.width.saturating_sub(text.len()))?;
        page.write_str(text)
    }

    /// The text of one element, not padded.
    fn text(&self, value: Value) -> core::result::Result<Text, Error> {
        let mut text = Text::new();
        match value {
            Value::Signed(value) => write!(text, "{value}")?,
            Value::Unsigned(value) => write!(text, "{value}")?,
            Value::Bool(value) => text.write_str(if value { "True" } else { "False" })?,
            Value::Float(value) if value.is_nan() => text.write_str("nan")?,
            Value::Float(value) if value.is_infinite() => write!(text, "{value}")?,
            Value::Float(value) => match self.notation {
                Notation::Whole => write!(text, "{value:.0}.")?,
                Notation::Fixed => write!(text, "{value:.PRECISION$}")?,
                Notation::Scientific => write_scientific(&mut text, value)?,
            },
        }
        Ok(text)
    }
}

impl Notation {
    /// Chooses the notation for the floating-point numbers that are shown, finite and not zero.
    fn of(shape: &[usize], at: &dyn Fn(&[usize]) -> Value) -> Self {
        let mut smallest = f64::INFINITY;
        let mut largest = 0.0_f64;
        let mut whole = true;
        let mut walk = Walk::new(shape);
        loop {
            let value = at(walk.index());
            if let Value::Float(number) = value {
                if value.counts() {
                    smallest = smallest.min(number.abs());
                    largest = largest.max(number.abs());
                    whole &= is_whole(number);
                }
            } else {
                return Self::Whole;
            }
            if walk.advance().is_none() {
                break;
            }
        }
        if largest == 0.0 {
            Self::Whole
        } else if largest / smallest > 1e3 || largest > 1e8 || smallest < 1e-4 {
            Self::Scientific
        } else if whole {
            Self::Whole
        } else {
            Self::Fixed
        }
    }
}

impl Value {
    /// Whether the element affects the format.
    fn counts(self) -> bool {
        match self {
            Self::Float(value) => value.is_finite() && value != 0.0,
            _ => true,
        }
    }
}

/// Whether a finite number has no fraction.
fn is_whole(value: f64) -> bool {
    // From 2^52 on, every number is an integer.
    value.abs() >= 4_503_599_627_370_496.0 || value as i64 as f64 == value
}

/// Writes `1.2346e+00`: Rust's digits, with the sign and the two digits of the exponent as in C.
fn write_scientific(text: &mut Text, value: f64) -> Result {
    let mut rust = Text::new();
    write!(rust, "{value:.PRECISION$e}")?;
    let (digits, exponent) = rust.as_str().split_once('e').ok_or(Error)?;
    let (sign, exponent) = match exponent.strip_prefix('-') {
        Some(exponent) => ('-', exponent),
        None => ('+', exponent),
    };
    write!(text, "{digits}e{sign}{exponent:0>2}")
}

/// An iteration over the indices of the elements that are shown, in row-major order.
struct Walk<'a> {
    shape: &'a [usize],
    index: [usize; MAX_RANK],
    summarised: bool,
}

/// A step of a [`Walk`]: the dimension that advances, and whether elements are omitted.
struct Step {
    depth: usize,
    skips: bool,
}

impl<'a> Walk<'a> {
    /// Starts at the first element; there must be one.
    fn new(shape: &'a [usize]) -> Self {
        let elements = shape
            .iter()
            .fold(1_usize, |product, &size| product.saturating_mul(size));
        Self {
            shape,
            index: [0; MAX_RANK],
            summarised: elements > THRESHOLD,
        }
    }

    fn index(&self) -> &[usize] {
        self.index.get(..self.shape.len()).unwrap_or(&[])
    }

    /// Moves to the next element that is shown, if there is one.
    fn advance(&mut self) -> Option<Step> {
        let dimensions = self.index.iter_mut().zip(self.shape);
        for (depth, (place, &size)) in dimensions.enumerate().rev() {
            let mut next = place.saturating_add(1);
            let skips = self.summarised && size > 2 * EDGE && next == EDGE;
            if skips {
                next = size.saturating_sub(EDGE);
            }
            if next < size {
                *place = next;
                return Some(Step { depth, skips });
            }
            *place = 0;
        }
        None
    }
}

/// The output, and the length of its last line. The printed text is ASCII.
struct Page<'a> {
    out: &'a mut dyn Write,
    column: usize,
}

impl Page<'_> {
    fn repeat(&mut self, character: char, times: usize) -> Result {
        for _ in 0..times {
            self.write_char(character)?;
        }
        Ok(())
    }

    /// Writes a comma, line ends and the indentation of the next line.
    fn new_lines(&mut self, lines: usize, indent: usize) -> Result {
        self.write_char(',')?;
        self.repeat('\n', lines)?;
        self.repeat(' ', indent)
    }
}

impl Write for Page<'_> {
    fn write_str(&mut self, text: &str) -> Result {
        self.column = match text.rsplit_once('\n') {
            Some((_, last)) => last.len(),
            None => self.column.saturating_add(text.len()),
        };
        self.out.write_str(text)
    }
}

/// The text of one element.
struct Text {
    bytes: [u8; 24],
    length: usize,
}

impl Text {
    fn new() -> Self {
        Self {
            bytes: [0; 24],
            length: 0,
        }
    }

    fn as_str(&self) -> &str {
        let bytes = self.bytes.get(..self.length).unwrap_or(&[]);
        core::str::from_utf8(bytes).unwrap_or("")
    }
}

impl Write for Text {
    fn write_str(&mut self, text: &str) -> Result {
        for byte in text.bytes() {
            *self.bytes.get_mut(self.length).ok_or(Error)? = byte;
            self.length = self.length.saturating_add(1);
        }
        Ok(())
    }
}

/// Counts characters without storing them.
struct Length(usize);

impl Write for Length {
    fn write_str(&mut self, text: &str) -> Result {
        self.0 = self.0.saturating_add(text.len());
        Ok(())
    }
}

/// A shape as Python prints a tuple of two or more: `(0, 3)`.
struct Size<'a>(&'a [usize]);

impl Display for Size<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let mut between = "(";
        for size in self.0 {
            write!(f, "{between}{size}")?;
            between = ", ";
        }
        f.write_str(")")
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use super::*;
    use std::string::String;

    fn printed<T: Printable>(shape: &[usize], at: &dyn Fn(&[usize]) -> T) -> String {
        let mut text = String::new();
        write_tensor(&mut text, shape, at).unwrap();
        text
    }

    #[test]
    fn sizes_print_as_64_bit_integers() {
        assert_eq!(
            printed(&[2], &|_| usize::MAX),
            std::format!("tensor([{0}, {0}], dtype=torch.uint64)", usize::MAX)
        );
        assert_eq!(printed(&[1], &|_| -5_isize), "tensor([-5])");
        assert_eq!(printed(&[0], &|_| 0_isize), "tensor([], dtype=torch.int64)");
    }

    #[test]
    fn ranks_up_to_8_print() {
        assert_eq!(
            printed(&[1; 8], &|index| index.len() as f32),
            "tensor([[[[[[[[8.]]]]]]]])"
        );
        assert_eq!(
            write_tensor(&mut String::new(), &[1; 9], &|_| 0_u8),
            Err(Error)
        );
    }

    #[test]
    fn astronomic_sizes_are_summarised() {
        let text = printed(&[usize::MAX, usize::MAX], &|_| true);
        assert_eq!(text.matches("True").count(), 36);
        assert_eq!(text.matches("...").count(), 7);
    }

    #[test]
    fn a_full_page_is_an_error() {
        struct Full;
        impl Write for Full {
            fn write_str(&mut self, _: &str) -> Result {
                Err(Error)
            }
        }
        let page: &mut dyn Write = &mut Full;
        assert_eq!(write_tensor(page, &[], &|_| 1_u8), Err(Error));
    }

    #[test]
    fn zero_prints_in_the_notation_of_the_others() {
        assert_eq!(
            printed(&[2], &|index| [0.0, 1e-9][index[0]]),
            "tensor([0.0000e+00, 1.0000e-09], dtype=torch.float64)"
        );
        assert_eq!(printed(&[], &|_| -0.0_f32), "tensor(-0.)");
    }
}
