//! Batches of images as one picture, in torchvision's arrangement.

use core::fmt;
use std::path::Path;
use std::vec::Vec;

use super::VizError;
use super::canvas::encode;
use super::heatmap::Heatmap;
use super::terminal::preview;
use crate::expr::Expr;
use crate::num::{D, Dim};
use crate::ops::CastTo;
use crate::shape::Shape;

/// The channels of an image: 1 (grey) or 3 (red, green and blue).
#[cfg_attr(doc, doc(hidden))]
pub trait Channels: Dim {}
#[diagnostic::do_not_recommend]
impl Channels for D<1> {}
#[diagnostic::do_not_recommend]
impl Channels for D<3> {}

/// The shape of images: `[N, C, H, W]`, `[C, H, W]` or `[H, W]`, with 1 channel or 3.
#[diagnostic::on_unimplemented(
    message = "the shape {Self} is not that of images",
    label = "expected [N, C, H, W], [C, H, W] or [H, W], with 1 channel or 3",
    note = "the channels come before height and width; `x.permute::<Dims![0, 3, 1, 2]>()` brings them there"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait ImageBatch: Shape {
    /// N, C, H and W.
    const SIZES: [usize; 4];
}
#[diagnostic::do_not_recommend]
impl<H: Dim, W: Dim> ImageBatch for (H, W) {
    const SIZES: [usize; 4] = [1, 1, H::SIZE, W::SIZE];
}
#[diagnostic::do_not_recommend]
impl<C: Channels, H: Dim, W: Dim> ImageBatch for (C, H, W) {
    const SIZES: [usize; 4] = [1, C::SIZE, H::SIZE, W::SIZE];
}
#[diagnostic::do_not_recommend]
impl<N: Dim, C: Channels, H: Dim, W: Dim> ImageBatch for (N, C, H, W) {
    const SIZES: [usize; 4] = [N::SIZE, C::SIZE, H::SIZE, W::SIZE];
}

/// The shape of a matrix: rows and columns.
#[diagnostic::on_unimplemented(
    message = "a heatmap has rows and columns, and no other dimensions: here is the shape {Self}",
    label = "expected 2 dimensions",
    note = "`x.select::<0, 0>()` takes a plane, `x.unsqueeze::<0>()` makes a row of a vector"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait RowsAndColumns: Shape {
    /// The number of rows.
    const ROWS: usize;
    /// The number of columns.
    const COLUMNS: usize;
}
#[diagnostic::do_not_recommend]
impl<R: Dim, C: Dim> RowsAndColumns for (R, C) {
    const ROWS: usize = R::SIZE;
    const COLUMNS: usize = C::SIZE;
}

/// Tensors, views and expressions as pictures.
pub trait Pictures: Expr {
    /// A matrix as colours, with a colour bar that shows their values. Matplotlib's `imshow` with a `colorbar`,
    /// seaborn's `heatmap`.
    ///
    /// The expression is evaluated; NaN cells are grey.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// use stridewise::viz::Colormap;
    /// let x = Tensor::<f32, Shape![6, 8]>::arange();
    /// let picture = (&x / 10.0).sin().heatmap().title("sin").map(Colormap::RedBlue).range(-1.0, 1.0);
    /// // picture.save("sin.png")?;
    /// assert!(picture.svg()?.starts_with("<svg"));
    /// println!("{picture}");
    /// # Ok::<(), stridewise::viz::VizError>(())
    /// ```
    fn heatmap(self) -> Heatmap
    where
        Self::Shape: RowsAndColumns,
        Self::Elem: CastTo<f64>,
    {
        let values = self.eval_boxed();
        let values = values.as_slice().iter().map(|&x| x.cast_to()).collect();
        Heatmap::new(Self::Shape::ROWS, Self::Shape::COLUMNS, values)
    }

    /// Arranges images in one picture: those of a batch `[N, C, H, W]`, with values from 0 to 1 and 1 channel or 3.
    /// `torchvision.utils.make_grid`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let images = Tensor::<f32, Shape![6, 3, 8, 8]>::full(0.5);
    /// let grid = images.make_grid().nrow(3).padding(1);
    /// assert_eq!(grid.size(), [1 + 3 * 9, 1 + 2 * 9]);
    /// // grid.save("images.png")?;
    /// ```
    fn make_grid(self) -> ImageGrid
    where
        Self: Expr<Elem = f32>,
        Self::Shape: ImageBatch,
    {
        ImageGrid {
            images: self.eval_boxed().as_slice().into(),
            sizes: <Self::Shape as ImageBatch>::SIZES,
            nrow: 8,
            padding: 2,
            pad_value: 0.0,
            normalize: false,
            value_range: None,
            scale_each: false,
            scale: 1,
        }
    }

    /// Writes a batch of images as one PNG, eight per row. `torchvision.utils.save_image(x, path)`; its options are
    /// those of [`make_grid`](Self::make_grid): `x.make_grid().nrow(12).save(path)`.
    ///
    /// # Errors
    /// As for [`ImageGrid::save`].
    ///
    /// ```no_run
    /// use stridewise::prelude::*;
    /// let images = Tensor::<u8, Shape![16, 28, 28]>::full(128);
    /// (images.unsqueeze::<1>().float() / 255.0).save_image("digits.png")?;
    /// # Ok::<(), stridewise::viz::VizError>(())
    /// ```
    fn save_image(self, path: impl AsRef<Path>) -> Result<(), VizError>
    where
        Self: Expr<Elem = f32>,
        Self::Shape: ImageBatch,
    {
        self.make_grid().save(path)
    }
}
impl<E: Expr> Pictures for E {}

/// A batch of images as one picture: [`x.make_grid()`](Pictures::make_grid). Its options are torchvision's.
///
/// `Display` prints a small preview in 24-bit terminal colours, of at most 80 columns and 40 lines: a larger picture is
/// subsampled.
#[derive(Clone, Debug)]
pub struct ImageGrid {
    images: Vec<f32>,
    sizes: [usize; 4],
    nrow: usize,
    padding: usize,
    pad_value: f32,
    normalize: bool,
    value_range: Option<[f32; 2]>,
    scale_each: bool,
    scale: usize,
}

/// A picture as numbers: red, green and blue of each pixel.
struct Pixels {
    size: [usize; 2],
    rgb: Vec<f32>,
}

impl ImageGrid {
    /// Sets the number of images per row, 8 by default. At least 1.
    #[must_use]
    pub fn nrow(mut self, images: usize) -> Self {
        self.nrow = images.max(1);
        self
    }

    /// Sets the number of pixels between images and around them, 2 by default. A single image has no padding.
    #[must_use]
    pub fn padding(mut self, pixels: usize) -> Self {
        self.padding = pixels;
        self
    }

    /// Sets the value of the padding, 0 (black) by default.
    #[must_use]
    pub fn pad_value(mut self, value: f32) -> Self {
        self.pad_value = value;
        self
    }

    /// Shifts and scales the values so that the least is 0 and the largest 1.
    #[must_use]
    pub fn normalize(mut self) -> Self {
        self.normalize = true;
        self
    }

    /// Normalizes so that `low` is 0 and `high` is 1; values out of this range are clamped.
    #[must_use]
    pub fn value_range(mut self, low: f32, high: f32) -> Self {
        self.value_range = Some([low, high]);
        self.normalize()
    }

    /// Normalizes each image by its own least and largest value.
    #[must_use]
    pub fn scale_each(mut self) -> Self {
        self.scale_each = true;
        self.normalize()
    }

    /// Draws each pixel as a square of this number of pixels per side, which enlarges small images. Not in torchvision.
    #[must_use]
    pub fn scale(mut self, scale: usize) -> Self {
        self.scale = scale.max(1);
        self
    }

    /// The width and the height of the picture, in pixels, before it is scaled.
    pub fn size(&self) -> [usize; 2] {
        // Saturates: a size that overflows is too large for memory, which `pixels` reports.
        self.checked_size().unwrap_or([usize::MAX; 2])
    }

    fn checked_size(&self) -> Option<[usize; 2]> {
        let [n, _, h, w] = self.sizes;
        if n == 1 {
            return Some([w, h]);
        }
        let columns = self.nrow.min(n);
        let side = |images: usize, size: usize| {
            let each = size.checked_add(self.padding)?;
            images.checked_mul(each)?.checked_add(self.padding)
        };
        Some([side(columns, w)?, side(n.div_ceil(columns.max(1)), h)?])
    }

    /// Returns the values in rows of pixels, with red, green and blue of each: torchvision's `make_grid(..).permute(1,
    /// 2, 0)`.
    ///
    /// # Errors
    /// [`VizError::Empty`] if there is no pixel, [`VizError::TooLarge`].
    pub fn values(&self) -> Result<Vec<f32>, VizError> {
        Ok(self.pixels()?.rgb)
    }

    fn pixels(&self) -> Result<Pixels, VizError> {
        let [n, c, h, w] = self.sizes;
        let size = self.checked_size().ok_or(VizError::TooLarge)?;
        let numbers = size[0]
            .checked_mul(size[1])
            .and_then(|all| all.checked_mul(3));
        let numbers = numbers.ok_or(VizError::TooLarge)?;
        if self.images.is_empty() || numbers == 0 {
            return Err(VizError::Empty);
        }
        let images = self.normalized();
        let padding = if n == 1 { 0 } else { self.padding };
        let columns = self.nrow.min(n);
        let mut rgb = room(numbers)?;
        rgb.resize(numbers, self.pad_value);
        for (place, image) in images.chunks_exact(c * h * w).enumerate() {
            let left = padding + place % columns * (w + padding);
            let top = padding + place / columns * (h + padding);
            for y in 0..h {
                for x in 0..w {
                    let to = 3 * ((top + y) * size[0] + left + x);
                    for channel in 0..3 {
                        // A grey image has equal red, green and blue.
                        let from = channel.min(c - 1) * h * w + y * w + x;
                        rgb[to + channel] = image[from];
                    }
                }
            }
        }
        Ok(Pixels { size, rgb })
    }

    fn normalized(&self) -> Vec<f32> {
        let mut images = self.images.clone();
        if self.normalize {
            let each = images.len() / self.sizes[0].max(1);
            let part = if self.scale_each { each } else { images.len() };
            for values in images.chunks_exact_mut(part) {
                let [low, high] = self.value_range.unwrap_or_else(|| extremes(values));
                // Avoids a division by 0, as torchvision does.
                let span = (f64::from(high) - f64::from(low)).max(1e-5) as f32;
                for value in values {
                    // `clamp` would panic for an empty range, and would not keep NaN.
                    let inside = if *value < low { low } else { *value };
                    let inside = if inside > high { high } else { inside };
                    *value = (inside - low) / span;
                }
            }
        }
        images
    }

    /// Returns the picture as the bytes of a PNG: 0 is black and 1 is white, other values are clamped, and NaN is
    /// black.
    ///
    /// # Errors
    /// [`VizError::Empty`] if there is no pixel, [`VizError::TooLarge`].
    pub fn png(&self) -> Result<Vec<u8>, VizError> {
        let Pixels { size, rgb } = self.pixels()?;
        let scale = self.scale;
        let side = |size: usize| {
            let scaled = size.checked_mul(scale).ok_or(VizError::TooLarge)?;
            u32::try_from(scaled).map_err(|_| VizError::TooLarge)
        };
        let sides = [side(size[0])?, side(size[1])?];
        let [width, height] = sides.map(|side| side as usize);
        let width = width.checked_mul(3).ok_or(VizError::TooLarge)?;
        let mut bytes = room(width.checked_mul(height).ok_or(VizError::TooLarge)?)?;
        for row in rgb.chunks_exact(3 * size[0]) {
            let first = bytes.len();
            let pixels = row.chunks_exact(3);
            bytes.extend(
                pixels.flat_map(|pixel| pixel.iter().copied().map(byte).cycle().take(3 * scale)),
            );
            (1..scale).for_each(|_| bytes.extend_from_within(first..first + width));
        }
        encode(sides, png::ColorType::Rgb, &bytes)
    }

    /// Writes the picture as a PNG. `torchvision.utils.save_image`.
    ///
    /// # Errors
    /// As for [`png`](Self::png), [`VizError::Extension`] if the name does not end in `.png`, and [`VizError::File`].
    pub fn save(&self, path: impl AsRef<Path>) -> Result<(), VizError> {
        let path = path.as_ref();
        match path.extension().and_then(|end| end.to_str()) {
            Some(end) if end.eq_ignore_ascii_case("png") => {
                std::fs::write(path, self.png()?)?;
                Ok(())
            }
            _ => Err(VizError::Extension),
        }
    }
}

/// Memory for so many numbers, if there is as much.
fn room<T>(numbers: usize) -> Result<Vec<T>, VizError> {
    let mut all = Vec::new();
    match all.try_reserve_exact(numbers) {
        Ok(()) => Ok(all),
        Err(_) => Err(VizError::TooLarge),
    }
}

/// Rounds as torchvision does.
fn byte(value: f32) -> u8 {
    (value * 255.0 + 0.5) as u8
}

/// NaN if there is one, as in PyTorch's `min` and `max`.
fn extremes(values: &[f32]) -> [f32; 2] {
    let start = [f32::INFINITY, f32::NEG_INFINITY];
    values.iter().fold(start, |[low, high], &value| {
        let lower = value < low || value.is_nan();
        let higher = value > high || value.is_nan();
        [
            if lower { value } else { low },
            if higher { value } else { high },
        ]
    })
}

impl fmt::Display for ImageGrid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.pixels() {
            Ok(Pixels { size, rgb }) => preview(f, size, |x, y| {
                let at = 3 * (y * size[0] + x);
                [byte(rgb[at]), byte(rgb[at + 1]), byte(rgb[at + 2])]
            }),
            Err(error) => writeln!(f, "{error}"),
        }
    }
}
