//! Reading and writing rows of numbers as text, in the format of NumPy's `loadtxt`.
//!
//! Fields are separated by white space, by one comma, or by both. `#` starts a comment. Blank
//! lines are skipped; lines may end in `\r\n`, and the text may start with a byte order mark.

use core::fmt;

/// Element types that can be read from text.
///
/// Floating-point numbers are read as in Python (`1`, `-.5`, `1e3`, `nan`, `inf`) and rounded
/// once; integers are decimal and must fit; bool is `0`, `1`, `true`, `false`, `True` or `False`.
pub trait FromText: Copy + crate::num::Sealed {
    /// The name of the type in error messages.
    const NAME: &'static str;

    /// The value of a field, or `None` if the field is not a value of the type.
    fn from_text(field: &str) -> Option<Self>;

    /// Writes the value as the shortest field that is read back exactly.
    ///
    /// # Errors
    /// The errors of `out`.
    fn write_text(self, out: &mut dyn fmt::Write) -> fmt::Result;
}

macro_rules! from_text {
    ($($element:ident)*) => {$(
        #[diagnostic::do_not_recommend]
        impl FromText for $element {
            const NAME: &'static str = stringify!($element);

            fn from_text(field: &str) -> Option<Self> {
                field.parse().ok()
            }

            fn write_text(self, out: &mut dyn fmt::Write) -> fmt::Result {
                write!(out, "{self:?}")
            }
        }
    )*};
}

from_text!(f32 f64 i8 i16 i32 i64 isize u8 u16 u32 u64 usize);

#[diagnostic::do_not_recommend]
impl FromText for bool {
    const NAME: &'static str = "bool";

    fn from_text(field: &str) -> Option<Self> {
        match field {
            "1" | "true" | "True" => Some(true),
            "0" | "false" | "False" => Some(false),
            _ => None,
        }
    }

    fn write_text(self, out: &mut dyn fmt::Write) -> fmt::Result {
        out.write_char(if self { '1' } else { '0' })
    }
}

/// The position and the reason of an error in a text.
///
/// Lines and columns count from 1; a column is a character, not a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextError {
    /// The field is not a value of the element type.
    Malformed {
        /// The line of the field.
        line: usize,
        /// The column in which the field starts.
        column: usize,
        /// The type of the elements.
        expected: &'static str,
    },
    /// A field before, between or after commas is empty.
    EmptyField {
        /// The line of the field.
        line: usize,
        /// The column in which the field should start.
        column: usize,
    },
    /// The row has too few fields.
    MissingFields {
        /// The line of the row.
        line: usize,
        /// The column after the last field of the row.
        column: usize,
        /// The expected number of fields.
        expected: usize,
        /// The number of fields of this row.
        found: usize,
    },
    /// The row has too many fields.
    ExtraFields {
        /// The line of the row.
        line: usize,
        /// The column in which the first extra field starts.
        column: usize,
        /// The expected number of fields.
        expected: usize,
        /// The number of fields of this row.
        found: usize,
    },
    /// The text has too few rows.
    MissingRows {
        /// The expected number of rows.
        expected: usize,
        /// The number of rows of the text.
        found: usize,
    },
    /// The text has too many rows.
    ExtraRow {
        /// The line of the first extra row.
        line: usize,
        /// The column in which its first field starts.
        column: usize,
        /// The expected number of rows.
        expected: usize,
    },
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Malformed {
                line,
                column,
                expected,
            } => write!(
                f,
                "line {line}, column {column}: the field is not a valid {expected}"
            ),
            Self::EmptyField { line, column } => {
                write!(f, "line {line}, column {column}: the field is empty")
            }
            Self::MissingFields {
                line,
                column,
                expected,
                found,
            } => write!(
                f,
                "line {line}, column {column}: the row ends after {}, expected {expected}",
                Count(found, "field")
            ),
            Self::ExtraFields {
                line,
                column,
                expected,
                found,
            } => write!(
                f,
                "line {line}, column {column}: the row has {}, expected {expected}",
                Count(found, "field")
            ),
            Self::MissingRows { expected, found } => write!(
                f,
                "the text ends after {}, expected {expected}",
                Count(found, "row")
            ),
            Self::ExtraRow {
                line,
                column,
                expected,
            } => write!(
                f,
                "line {line}, column {column}: the text goes on after {}",
                Count(expected, "row")
            ),
        }
    }
}

impl core::error::Error for TextError {}

/// `1 row`, `2 rows`.
struct Count(usize, &'static str);

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plural = if self.0 == 1 { "" } else { "s" };
        write!(f, "{} {}{plural}", self.0, self.1)
    }
}

/// Reads exactly `rows` rows of exactly `columns` fields, as NumPy's `loadtxt` does.
///
/// `out` receives every element with its row-major index, in order. On an error, it has received all elements before
/// the error.
///
/// Lines without fields are blank, so a tensor with `columns == 0` is read from a text without
/// fields.
pub(crate) fn parse_rows<T: FromText>(
    text: &str,
    rows: usize,
    columns: usize,
    out: &mut dyn FnMut(usize, T),
) -> Result<(), TextError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut read = 0_usize;
    let mut found_rows = 0_usize;
    for (row, line) in text.lines().zip(1_usize..) {
        let mut fields = Fields::new(row);
        let mut found = 0_usize;
        while let Some((column, field)) = fields.next() {
            if found_rows == rows {
                return Err(TextError::ExtraRow {
                    line,
                    column,
                    expected: rows,
                });
            }
            if field.is_empty() {
                return Err(TextError::EmptyField { line, column });
            }
            if found == columns {
                return Err(TextError::ExtraFields {
                    line,
                    column,
                    expected: columns,
                    found: fields.fold(found.saturating_add(1), |count, _| count.saturating_add(1)),
                });
            }
            let element = T::from_text(field).ok_or(TextError::Malformed {
                line,
                column,
                expected: T::NAME,
            })?;
            out(read, element);
            read = read.saturating_add(1);
            found = found.saturating_add(1);
        }
        if found == 0 {
            continue;
        }
        if found < columns {
            return Err(TextError::MissingFields {
                line,
                column: fields.end,
                expected: columns,
                found,
            });
        }
        found_rows = found_rows.saturating_add(1);
    }
    if found_rows < rows && columns != 0 {
        return Err(TextError::MissingRows {
            expected: rows,
            found: found_rows,
        });
    }
    Ok(())
}

/// The fields of a line, each with the column in which it starts. An empty one is an error.
struct Fields<'a> {
    rest: &'a str,
    /// The column of `rest`.
    column: usize,
    /// The column after the last field.
    end: usize,
    /// Whether a comma followed the last field, so that another field must follow.
    comma: bool,
}

impl<'a> Fields<'a> {
    fn new(line: &'a str) -> Self {
        let rest = line.split_once('#').map_or(line, |(row, _)| row);
        Self {
            rest,
            column: 1,
            end: 1,
            comma: false,
        }
    }

    /// Takes the start of the rest, up to the first character for which `until` is true.
    fn take(&mut self, until: fn(char) -> bool) -> &'a str {
        let length = self.rest.find(until).unwrap_or(self.rest.len());
        let (taken, rest) = self
            .rest
            .split_at_checked(length)
            .unwrap_or((self.rest, ""));
        self.rest = rest;
        self.column = self.column.saturating_add(taken.chars().count());
        taken
    }

    /// Takes a comma, if the rest starts with one.
    fn take_comma(&mut self) -> bool {
        let rest = self.rest.strip_prefix(',');
        if let Some(rest) = rest {
            self.rest = rest;
            self.column = self.column.saturating_add(1);
        }
        rest.is_some()
    }
}

impl<'a> Iterator for Fields<'a> {
    type Item = (usize, &'a str);

    fn next(&mut self) -> Option<Self::Item> {
        self.take(|c| !c.is_whitespace());
        let column = self.column;
        let field = self.take(|c| c == ',' || c.is_whitespace());
        if field.is_empty() && self.rest.is_empty() && !self.comma {
            return None;
        }
        self.end = self.column;
        self.take(|c| !c.is_whitespace());
        self.comma = self.take_comma();
        Some((column, field))
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use super::TextError::{
        EmptyField, ExtraFields, ExtraRow, Malformed, MissingFields, MissingRows,
    };
    use super::*;
    use std::string::ToString;
    use std::vec::Vec;

    /// The elements that were read, and the result. Checks the row-major indices.
    fn read<T: FromText>(
        text: &str,
        rows: usize,
        columns: usize,
    ) -> (Vec<T>, Result<(), TextError>) {
        let mut elements = Vec::new();
        let result = parse_rows(text, rows, columns, &mut |index, element| {
            assert_eq!(index, elements.len());
            elements.push(element);
        });
        (elements, result)
    }

    fn read_all<T: FromText>(text: &str, rows: usize, columns: usize) -> Vec<T> {
        let (elements, result) = read(text, rows, columns);
        assert_eq!(result, Ok(()), "{text:?}");
        assert_eq!(elements.len(), rows * columns);
        elements
    }

    fn error<T: FromText>(text: &str, rows: usize, columns: usize) -> TextError {
        read::<T>(text, rows, columns).1.unwrap_err()
    }

    #[test]
    fn separators() {
        for text in [
            "1 2 3\n4 5 6\n",
            "1,2,3\n4,5,6",
            " 1 , 2\t,3 \r\n\t4  5,6\r\n",
            "\u{feff}# a, b, c\n\n1,2 3#end\n  \t\n#\n4 5 6 # 7 8\n\n\n",
            "\u{feff}1 2 3\n4\u{a0}5\u{3000}6",
            "+1 02 3\n4 5\r6\n",
        ] {
            assert_eq!(read_all::<i32>(text, 2, 3), [1, 2, 3, 4, 5, 6], "{text:?}");
        }
    }

    #[test]
    fn floats() {
        let text = "1 -2.5 +.5 3. 1e3 1E-3 -0 inf -Infinity 1e999 0.1 NaN";
        let read = read_all::<f64>(text, 1, 12);
        assert_eq!(
            read[..11],
            [
                1.0,
                -2.5,
                0.5,
                3.0,
                1000.0,
                0.001,
                0.0,
                f64::INFINITY,
                f64::NEG_INFINITY,
                f64::INFINITY,
                0.1
            ]
        );
        assert!(read[6].is_sign_negative());
        assert!(read[11].is_nan());
        // Just above the midpoint of two adjacent f32 values, but exactly on it in f64.
        let text = "1.00000005960464477540";
        assert_eq!(read_all::<f32>(text, 1, 1), [1.0 + f32::EPSILON]);
        for text in [
            "1_000", "0x10", "1e", ".", "-", "1.2.3", "1d3", "one", "1;2",
        ] {
            assert_eq!(
                error::<f32>(text, 1, 1),
                Malformed {
                    line: 1,
                    column: 1,
                    expected: "f32"
                },
                "{text:?}"
            );
        }
    }

    #[test]
    fn integers() {
        assert_eq!(read_all::<u8>("0 255", 1, 2), [0, 255]);
        assert_eq!(read_all::<i8>("-128 127", 1, 2), [-128, 127]);
        assert_eq!(read_all::<i64>("-9223372036854775808", 1, 1), [i64::MIN]);
        assert_eq!(read_all::<u64>("18446744073709551615", 1, 1), [u64::MAX]);
        assert_eq!(
            error::<u8>("1 256", 1, 2),
            Malformed {
                line: 1,
                column: 3,
                expected: "u8"
            }
        );
        for text in ["-1", "1.0", "1e3", "nan"] {
            assert!(matches!(error::<u16>(text, 1, 1), Malformed { .. }));
        }
    }

    #[test]
    fn truth_values() {
        assert_eq!(
            read_all::<bool>("0 1,true false\nTrue False 1 1", 2, 4),
            [false, true, true, false, true, false, true, true]
        );
        for text in ["2", "TRUE", "yes", "1.0"] {
            assert!(matches!(error::<bool>(text, 1, 1), Malformed { .. }));
        }
    }

    #[test]
    fn malformed_fields_keep_what_came_before() {
        let (elements, result) = read::<f32>("1 2\n# c\n3 4x\n5 6\n", 3, 2);
        assert_eq!(elements, [1.0, 2.0, 3.0]);
        assert_eq!(
            result,
            Err(Malformed {
                line: 3,
                column: 3,
                expected: "f32"
            })
        );
    }

    #[test]
    fn columns_count_characters() {
        assert_eq!(
            error::<i32>("\u{feff}1,\u{3000}é, 3", 1, 3),
            Malformed {
                line: 1,
                column: 4,
                expected: "i32"
            }
        );
        assert_eq!(
            error::<i32>("\r\n\r\n\t1,é2", 1, 2),
            Malformed {
                line: 3,
                column: 4,
                expected: "i32"
            }
        );
    }

    #[test]
    fn empty_fields() {
        for (text, column) in [
            ("1,,2", 3),
            ("1, ,2", 4),
            (",1,2", 1),
            ("1,2,", 5),
            ("1,2, # 3", 6),
            (" ,", 2),
            ("1 ,\t, 2", 5),
        ] {
            assert_eq!(
                error::<i32>(text, 1, 2),
                EmptyField { line: 1, column },
                "{text:?}"
            );
        }
    }

    #[test]
    fn rows_of_another_length() {
        let (elements, result) = read::<i32>("1 2 3\n4 5  # 6\n7 8 9", 3, 3);
        assert_eq!(elements, [1, 2, 3, 4, 5]);
        assert_eq!(
            result,
            Err(MissingFields {
                line: 2,
                column: 4,
                expected: 3,
                found: 2
            })
        );
        let (elements, result) = read::<i32>("1 2\n4, 5, 6 7", 2, 2);
        assert_eq!(elements, [1, 2, 4, 5]);
        assert_eq!(
            result,
            Err(ExtraFields {
                line: 2,
                column: 7,
                expected: 2,
                found: 4
            })
        );
    }

    #[test]
    fn another_number_of_rows() {
        let (elements, result) = read::<i32>("1 2\n3 4\n", 3, 2);
        assert_eq!(elements, [1, 2, 3, 4]);
        assert_eq!(
            result,
            Err(MissingRows {
                expected: 3,
                found: 2
            })
        );
        let (elements, result) = read::<i32>("1 2\n\n  3 4\n", 1, 2);
        assert_eq!(elements, [1, 2]);
        assert_eq!(
            result,
            Err(ExtraRow {
                line: 3,
                column: 3,
                expected: 1
            })
        );
        assert_eq!(
            error::<i32>("", 1, 1),
            MissingRows {
                expected: 1,
                found: 0
            }
        );
    }

    #[test]
    fn tensors_without_elements() {
        for text in ["", "\u{feff}", "\n# nothing\n"] {
            for (rows, columns) in [(0, 0), (0, 3), (3, 0)] {
                assert_eq!(read_all::<f32>(text, rows, columns), [0.0_f32; 0]);
            }
        }
        assert!(matches!(error::<f32>("1", 0, 3), ExtraRow { .. }));
        assert!(matches!(
            error::<f32>("1", 3, 0),
            ExtraFields { found: 1, .. }
        ));
    }

    #[test]
    fn errors_in_words() {
        for (error, words) in [
            (
                error::<u8>("1 2\n\n1  4x", 2, 2),
                "line 3, column 4: the field is not a valid u8",
            ),
            (
                error::<u8>("1,,2", 1, 2),
                "line 1, column 3: the field is empty",
            ),
            (
                error::<u8>("1", 1, 2),
                "line 1, column 2: the row ends after 1 field, expected 2",
            ),
            (
                error::<u8>("1 2 3", 1, 2),
                "line 1, column 5: the row has 3 fields, expected 2",
            ),
            (
                error::<u8>("1 2", 3, 2),
                "the text ends after 1 row, expected 3",
            ),
            (
                error::<u8>("1\n2\n3", 2, 1),
                "line 3, column 1: the text goes on after 2 rows",
            ),
        ] {
            let error: &dyn core::error::Error = &error;
            assert_eq!(error.to_string(), words);
        }
    }
}
