//! Photographs as bytes, and batches of small images as one picture.

use std::error::Error;
use std::fmt;
use std::path::Path;

use crate::canvas::{Outcome, save_png};

/// Why a photograph cannot be read, or a batch not be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unshown {
    /// The file holds other pixels than red, green and blue bytes.
    NotRgb(png::ColorType, png::BitDepth),
    /// The batch has another number of values than its shape says.
    Values { expected: usize, found: usize },
    /// The batch, or a row of the picture, or a pixel of it, has no extent.
    Empty,
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
            Self::Values { expected, found } => {
                write!(f, "expected {expected} values, found {found}")
            }
            Self::Empty => f.write_str("a picture without pixels"),
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

/// How a batch of images is laid out in one picture.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Grid {
    /// Images side by side.
    pub(crate) columns: usize,
    /// Black pixels between images, and around them.
    pub(crate) padding: usize,
    /// Each pixel becomes a square of `scale` by `scale`.
    pub(crate) scale: usize,
}

/// Saves a batch as one PNG, as torchvision's `save_image` does.
///
/// `data` is `[n, 3, h, w]` in row-major order. Values are clamped to 0..=1;
/// below is black, not-a-number too.
pub(crate) fn save_grid(
    data: &[f32],
    [n, h, w]: [usize; 3],
    grid: Grid,
    path: &Path,
) -> Outcome<()> {
    let (width, height, rgb) = enlarged_grid(data, [n, h, w], grid)?;
    save_png(path, width, height, &rgb)
}

/// Width, height and bytes of a batch's picture.
fn enlarged_grid(
    data: &[f32],
    [n, h, w]: [usize; 3],
    grid: Grid,
) -> Result<(u32, u32, Vec<u8>), Unshown> {
    let Grid {
        columns,
        padding,
        scale,
    } = grid;
    if [n, h, w, columns, scale].contains(&0) {
        return Err(Unshown::Empty);
    }
    let product = |sizes: &[usize]| {
        sizes
            .iter()
            .try_fold(1usize, |all, &size| all.checked_mul(size))
            .ok_or(Unshown::TooLarge)
    };
    let expected = product(&[n, 3, h, w])?;
    if data.len() != expected {
        let found = data.len();
        return Err(Unshown::Values { expected, found });
    }
    // Fewer images than columns make a narrower picture.
    let columns = columns.min(n);
    let side = |images: usize, size: usize| {
        let each = size.checked_add(padding)?;
        let all = images.checked_mul(each)?.checked_add(padding)?;
        all.checked_mul(scale)
    };
    let width = side(columns, w).ok_or(Unshown::TooLarge)?;
    let height = side(n.div_ceil(columns), h).ok_or(Unshown::TooLarge)?;
    let mut rgb = vec![0; product(&[width, height, 3])?];

    for (place, row) in rgb.chunks_exact_mut(3 * width).enumerate() {
        let Some((image_row, y)) = inside(place / scale, h, padding) else {
            continue;
        };
        for (place, pixel) in row.chunks_exact_mut(3).enumerate() {
            let Some((image_column, x)) = inside(place / scale, w, padding) else {
                continue;
            };
            let image = image_row * columns + image_column;
            // The last row may be short.
            if image >= n {
                continue;
            }
            for (channel, byte) in pixel.iter_mut().enumerate() {
                let value = data[((image * 3 + channel) * h + y) * w + x];
                *byte = (value * 255.0 + 0.5).clamp(0.0, 255.0) as u8;
            }
        }
    }
    let narrow = |size: usize| u32::try_from(size).map_err(|_| Unshown::TooLarge);
    Ok((narrow(width)?, narrow(height)?, rgb))
}

/// Which image lies at a place along one side of the picture, and where in it;
/// none in the padding.
fn inside(place: usize, size: usize, padding: usize) -> Option<(usize, usize)> {
    let within = place.checked_sub(padding)?;
    let (image, at) = (within / (size + padding), within % (size + padding));
    (at < size).then_some((image, at))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn images_stand_in_black_frames() -> Result<(), Unshown> {
        // Three images of one pixel each: red, green, and out of range.
        let data = [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, -1.0, 2.0, 0.5];
        let grid = Grid {
            columns: 2,
            padding: 1,
            scale: 2,
        };
        let (width, height, rgb) = enlarged_grid(&data, [3, 1, 1], grid)?;
        assert_eq!((width, height), (10, 10));
        let at = |x: usize, y: usize| &rgb[3 * (y * 10 + x)..][..3];
        assert_eq!(at(0, 0), [0, 0, 0]);
        assert_eq!(at(2, 2), [255, 0, 0]);
        assert_eq!(at(3, 3), [255, 0, 0]);
        assert_eq!(at(4, 3), [0, 0, 0]);
        assert_eq!(at(6, 2), [0, 255, 0]);
        assert_eq!(at(2, 6), [0, 255, 128]);
        assert_eq!(at(6, 6), [0, 0, 0]);
        Ok(())
    }

    #[test]
    fn shapes_are_checked() {
        let grid = Grid {
            columns: 2,
            padding: 1,
            scale: 2,
        };
        let values = Unshown::Values {
            expected: 12,
            found: 3,
        };
        assert_eq!(enlarged_grid(&[0.0; 3], [1, 2, 2], grid), Err(values));
        assert_eq!(enlarged_grid(&[], [0, 2, 2], grid), Err(Unshown::Empty));
        let huge = [1 << 40, 1 << 40, 1];
        assert_eq!(enlarged_grid(&[], huge, grid), Err(Unshown::TooLarge));
    }
}
