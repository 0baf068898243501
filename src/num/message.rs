//! Messages that a `const fn` can build, for `rustc` and for `core::fmt`.

const ROOM: usize = 512;

/// A text of at most 512 characters. A longer text is truncated.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Message {
    bytes: [u8; ROOM],
    len: usize,
}

impl Message {
    pub(crate) const fn new() -> Self {
        Self {
            bytes: [0; ROOM],
            len: 0,
        }
    }

    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    const fn byte(&mut self, byte: u8) {
        if self.len < ROOM {
            // The text may come from a file: any byte other than printable ASCII is shown as `?`.
            self.bytes[self.len] = if byte.is_ascii() && !byte.is_ascii_control() {
                byte
            } else {
                b'?'
            };
            self.len += 1;
        }
    }

    pub(crate) const fn bytes(mut self, text: &[u8]) -> Self {
        let mut rest = text;
        while let [byte, more @ ..] = rest {
            self.byte(*byte);
            rest = more;
        }
        self
    }

    pub(crate) const fn text(self, text: &str) -> Self {
        self.bytes(text.as_bytes())
    }

    pub(crate) const fn number(mut self, n: u64) -> Self {
        let (mut digits, mut left) = (1_u64, n);
        while left > 9 {
            left /= 10;
            digits *= 10;
        }
        while digits > 0 {
            self.byte(b'0' + (n / digits % 10) as u8);
            digits /= 10;
        }
        self
    }

    /// Appends sizes, for example `[64, 40]`.
    pub(crate) const fn sizes(self, sizes: &[u64]) -> Self {
        let (mut out, mut rest, mut first) = (self.text("["), sizes, true);
        while let [size, more @ ..] = rest {
            if !first {
                out = out.text(", ");
            }
            out = out.number(*size);
            (rest, first) = (more, false);
        }
        out.text("]")
    }

    /// The text.
    pub const fn as_str(&self) -> &str {
        let written = match self.bytes.split_at_checked(self.len) {
            Some((written, _)) => written,
            None => &self.bytes,
        };
        match core::str::from_utf8(written) {
            Ok(text) => text,
            Err(_) => "",
        }
    }
}
