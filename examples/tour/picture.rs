//! Photographs as bytes.

use std::error::Error;
use std::fmt;

use crate::Outcome;

/// Why a photograph cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unshown {
    /// The file holds other pixels than red, green and blue bytes.
    NotRgb(png::ColorType, png::BitDepth),
    /// The picture has more pixels than fit into memory.
    TooLarge,
}

impl fmt::Display for Unshown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotRgb(colour, depth) => write!(
                f,
                "expected 8 bits each of red, green and blue, found {colour:?} of {depth:?} bits"
            ),
            Self::TooLarge => f.write_str("a picture with too many pixels"),
        }
    }
}

impl Error for Unshown {}

/// Reads a PNG: width, height, and the rows of red, green and blue bytes.
pub(crate) fn load_rgb(file: &[u8]) -> Outcome<(usize, usize, Vec<u8>)> {
    let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info()?;
    let mut rgb = vec![0; reader.output_buffer_size().ok_or(Unshown::TooLarge)?];
    let frame = reader.next_frame(&mut rgb)?;
    if (frame.color_type, frame.bit_depth) != (png::ColorType::Rgb, png::BitDepth::Eight) {
        return Err(Unshown::NotRgb(frame.color_type, frame.bit_depth).into());
    }
    rgb.truncate(frame.buffer_size());
    Ok((frame.width as usize, frame.height as usize, rgb))
}
