//! Heatmaps: the values of a matrix as colours.

use core::fmt;
use std::borrow::ToOwned;
use std::format;
use std::path::Path;
use std::string::String;
use std::vec::Vec;

use super::VizError;
use super::canvas::{Canvas, Face, Ink, Paint, Type};
use super::terminal::preview;

/// A mapping of values to colours, from the lowest to the highest.
///
/// In all maps except [`RedBlue`](Self::RedBlue), the lightness changes monotonically and evenly with the value, also
/// for colour-blind readers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Colormap {
    /// Matplotlib's `viridis`: dark blue, green, yellow.
    #[default]
    Viridis,
    /// Matplotlib's `magma`: black, purple, light yellow.
    Magma,
    /// Matplotlib's `inferno`: black, red, yellow.
    Inferno,
    /// Matplotlib's `plasma`: blue, red, yellow.
    Plasma,
    /// White to black.
    Greys,
    /// Red, white, blue: for values on both sides of 0, with a symmetric [range](Heatmap::range).
    RedBlue,
}

impl Colormap {
    /// Red, green and blue of a value from 0 to 1. NaN is grey.
    ///
    /// ```
    /// use stridewise::viz::Colormap;
    /// assert_eq!(Colormap::Viridis.rgb(0.0), [0x44, 0x01, 0x54]);
    /// assert_eq!(Colormap::Viridis.rgb(1.0), [0xfd, 0xe7, 0x25]);
    /// ```
    pub fn rgb(self, value: f64) -> [u8; 3] {
        let gradient = match self {
            Self::Viridis => colorous::VIRIDIS,
            Self::Magma => colorous::MAGMA,
            Self::Inferno => colorous::INFERNO,
            Self::Plasma => colorous::PLASMA,
            Self::Greys => colorous::GREYS,
            Self::RedBlue => colorous::RED_BLUE,
        };
        if value.is_nan() {
            return [0xb8, 0xbc, 0xc0];
        }
        let colour = gradient.eval_continuous(value.clamp(0.0, 1.0));
        [colour.r, colour.g, colour.b]
    }
}

/// A matrix as colours: [`x.heatmap()`](super::Pictures::heatmap).
///
/// `Display` prints a small preview in 24-bit terminal colours, of at most 80 columns and 40 lines: a larger picture is
/// subsampled.
#[derive(Clone, Debug)]
pub struct Heatmap {
    rows: usize,
    columns: usize,
    values: Vec<f64>,
    title: String,
    labels: [String; 2],
    map: Colormap,
    range: Option<[f64; 2]>,
}

/// The units of the drawing.
const MARGIN: f32 = 64.0;
/// The longer side of the cells' area, and the minimum of both sides.
const SIDE: f32 = 960.0;
const LEAST: f32 = 48.0;

impl Heatmap {
    pub(super) fn new(rows: usize, columns: usize, values: Vec<f64>) -> Self {
        Self {
            rows,
            columns,
            values,
            title: String::new(),
            labels: ["dim 0".to_owned(), "dim 1".to_owned()],
            map: Colormap::default(),
            range: None,
        }
    }

    /// Sets the heading of the picture.
    #[must_use]
    pub fn title(mut self, title: &str) -> Self {
        title.clone_into(&mut self.title);
        self
    }

    /// Sets the names of the rows and of the columns, `dim 0` and `dim 1` by default.
    #[must_use]
    pub fn labels(mut self, rows: &str, columns: &str) -> Self {
        self.labels = [rows.to_owned(), columns.to_owned()];
        self
    }

    /// Sets the mapping of values to colours. Matplotlib's `cmap`.
    #[must_use]
    pub fn map(mut self, map: Colormap) -> Self {
        self.map = map;
        self
    }

    /// Sets the values of the first and the last colour; values out of this range have these colours. By default, the
    /// least and the largest finite value. Matplotlib's `vmin` and `vmax`.
    ///
    /// If `first` is the larger one, the colours run backwards over the values, as those of Matplotlib's `viridis_r`;
    /// `vmin > vmax` is an error there. If one of them is NaN, both are 0.
    #[must_use]
    pub fn range(mut self, first: f64, last: f64) -> Self {
        self.range = Some([first, last]);
        self
    }

    /// The values that correspond to the first and the last colour.
    fn ends(&self) -> [f64; 2] {
        let ends = self.range.unwrap_or_else(|| {
            let finite = self.values.iter().filter(|value| value.is_finite());
            finite.fold([f64::NAN; 2], |[low, high], &value| {
                [low.min(value), high.max(value)]
            })
        });
        if ends.iter().any(|end| end.is_nan()) {
            return [0.0; 2];
        }
        ends
    }

    fn colour(&self, [low, high]: [f64; 2], row: usize, column: usize) -> [u8; 3] {
        let value = self.values[row * self.columns + column];
        // If all values are equal, they have the middle colour; Matplotlib uses the first.
        let share = if high != low {
            // The distance of large numbers overflows, half of it does not.
            let of = if (high - low).is_finite() { 1.0 } else { 0.5 };
            (value * of - low * of) / (high * of - low * of)
        } else if value.is_nan() {
            value
        } else {
            0.0
        };
        self.map.rgb(share)
    }

    /// Returns the picture as SVG. Each cell is a rectangle: for more than a few thousand cells, use
    /// [`png`](Self::png).
    ///
    /// # Errors
    /// [`VizError::Empty`] if there is no cell.
    pub fn svg(&self) -> Result<String, VizError> {
        let (page, height) = self.page()?;
        Ok(page.svg(height))
    }

    /// Returns the picture as the bytes of a PNG.
    ///
    /// # Errors
    /// [`VizError::Empty`] if there is no cell, [`VizError::TooLarge`].
    pub fn png(&self) -> Result<Vec<u8>, VizError> {
        let (page, height) = self.page()?;
        page.png(height)
    }

    /// Writes the picture to a file, in the format of its extension: `.svg` or `.png`.
    ///
    /// # Errors
    /// As for [`png`](Self::png), [`VizError::Extension`] for any other extension, and [`VizError::File`].
    pub fn save(&self, path: impl AsRef<Path>) -> Result<(), VizError> {
        let (page, height) = self.page()?;
        page.save(path.as_ref(), height)
    }

    fn page(&self) -> Result<(Canvas, f32), VizError> {
        let (rows, columns) = (self.rows, self.columns);
        if rows == 0 || columns == 0 {
            return Err(VizError::Empty);
        }
        let [low, high] = self.ends();
        let says = format!(
            "{}a heatmap of {rows} rows and {columns} columns, values from {low} to {high}",
            if self.title.is_empty() {
                String::new()
            } else {
                format!("{}: ", self.title)
            }
        );
        // Cells are square, unless the picture would be too thin.
        let cell = (SIDE / rows.max(columns) as f32).min(96.0);
        let size = (
            (cell * columns as f32).max(LEAST),
            (cell * rows as f32).max(LEAST),
        );
        let side = (size.0 / columns as f32, size.1 / rows as f32);
        let mut canvas = Canvas::new(0.0, &says)?;
        let name = Type::new(Face::Strong, 22.0, Ink::DARK);
        let row_words = format!("{} ↓", self.labels[0]);
        let names = canvas.measure(name.face, name.size, &row_words);
        let left = MARGIN + 14.0 + names.max(62.0);
        let top = if self.title.is_empty() { 100.0 } else { 176.0 };

        let bar_left = left + size.0 + 44.0;
        let bar_top = top;
        let bar_height = size.1.max(240.0);
        let ticks = ticks(low, high);
        let number = Type::new(Face::Code, 20.0, Ink::SOFT);
        let widest = ticks
            .iter()
            .map(|(_, words)| canvas.measure(number.face, number.size, words))
            .fold(0.0, f32::max);
        let title_width = canvas.measure(Face::Strong, 42.0, &self.title).min(1100.0);
        let width = (bar_left + 28.0 + 26.0 + widest).max(MARGIN + title_width) + MARGIN;
        canvas.widen(width);
        let page = &mut canvas;
        if !self.title.is_empty() {
            let size = page.fit(Face::Strong, 42.0, &self.title, width - 2.0 * MARGIN);
            let set = Type::new(Face::Strong, size, Ink::DARK);
            page.text((MARGIN, 86.0), &self.title, set);
        }

        // The cells.
        let ends = [low, high];
        let colours: Vec<[u8; 3]> = (0..rows * columns)
            .map(|at| self.colour(ends, at / columns, at % columns))
            .collect();
        let pixel = |size: usize| u32::try_from(size).map_err(|_| VizError::TooLarge);
        let pixels = [pixel(columns)?, pixel(rows)?];
        page.raster((left, top), size, pixels, colours.as_flattened().to_vec());
        let frame = [
            (left, top),
            (left + size.0, top),
            (left + size.0, top + size.1),
            (left, top + size.1),
        ];
        page.polygon(&frame, Paint::edged(Ink::SOFT, 1.5));
        if side.0 >= 56.0 && side.1 >= 36.0 {
            let words = written(&self.values);
            let size = words
                .iter()
                .map(|words| page.fit(Face::Code, 22.0, words, side.0 - 10.0))
                .fold(22.0, f32::min);
            for (at, words) in words.iter().enumerate() {
                let [r, g, b] = colours[at].map(f32::from);
                let ink = match 0.299 * r + 0.587 * g + 0.114 * b {
                    light if light > 140.0 => Ink::DARK,
                    _ => Ink::WHITE,
                };
                let x = left + side.0 * ((at % columns) as f32 + 0.5);
                let y = top + side.1 * ((at / columns) as f32 + 0.5) + size * 0.36;
                page.text((x, y), words, Type::new(Face::Code, size, ink).middle());
            }
        }

        // The axes.
        let words = format!("{} →", self.labels[1]);
        page.text((left, top - 48.0), &words, name);
        for column in every(columns, side.0, 44.0) {
            let x = left + side.0 * (column as f32 + 0.5);
            page.text((x, top - 14.0), &format!("{column}"), number.middle());
        }
        page.text((left - 14.0, top - 14.0), &row_words, name.end());
        for row in every(rows, side.1, 30.0) {
            let y = top + side.1 * (row as f32 + 0.5) + 7.0;
            page.text((left - 14.0, y), &format!("{row}"), number.end());
        }

        // The colour bar.
        const STEPS: usize = 256;
        let colours: Vec<u8> = (0..STEPS)
            .rev()
            .flat_map(|step| {
                let share = step as f64 / (STEPS - 1) as f64;
                self.map.rgb(if high == low { 0.0 } else { share })
            })
            .collect();
        let bar = (28.0, bar_height);
        page.raster((bar_left, bar_top), bar, [1, STEPS as u32], colours);
        let corners = [
            (bar_left, bar_top),
            (bar_left + bar.0, bar_top),
            (bar_left + bar.0, bar_top + bar.1),
            (bar_left, bar_top + bar.1),
        ];
        page.polygon(&corners, Paint::edged(Ink::SOFT, 1.5));
        for (share, words) in &ticks {
            let y = bar_top + bar.1 * (1.0 - share);
            let x = bar_left + bar.0;
            page.line((x, y), (x + 8.0, y), Ink::SOFT, 1.5);
            page.text((x + 16.0, y + 7.0), words, number);
        }
        let bottom = (top + size.1).max(bar_top + bar_height) + 24.0;
        Ok((canvas, bottom + 40.0))
    }
}

/// The indices of the cells, out of `count`, that are numbered, so that numbers are at least `room` apart.
pub(super) fn every(count: usize, side: f32, room: f32) -> impl Iterator<Item = usize> {
    let least = (room / side).ceil() as usize;
    let step = [1, 2, 5, 10, 20, 50, 100, 200, 500];
    let step = step.into_iter().find(|&step| step >= least);
    (0..count).step_by(step.unwrap_or(least.max(1)))
}

/// Round numbers from `low` to `high`: the relative position of each, and its text.
fn ticks(low: f64, high: f64) -> Vec<(f32, String)> {
    if low > high {
        let backwards = ticks(high, low).into_iter();
        return backwards
            .map(|(share, words)| (1.0 - share, words))
            .collect();
    }
    let span = high - low;
    // Also for a span that overflows.
    if !(span > 0.0 && span.is_finite()) {
        return [(0.0, short(low)), (1.0, short(high))]
            .into_iter()
            .take(if low == high { 1 } else { 2 })
            .collect();
    }
    let power = 10f64.powf((span / 5.0).log10().floor());
    let step = match span / 5.0 / power {
        share if share < 1.5 => power,
        share if share < 3.5 => 2.0 * power,
        share if share < 7.5 => 5.0 * power,
        _ => 10.0 * power,
    };
    let first = (low / step).ceil();
    let decimals = (-step.log10().floor()).max(0.0) as usize;
    (0..20)
        .map(|tick| (first + f64::from(tick)) * step)
        .take_while(|value| *value <= high + step * 1e-9)
        .map(|value| {
            let words = match value.abs() {
                // Not -0.
                _ if value.abs() < step / 2.0 => format!("{:.*}", decimals.min(6), 0.0),
                large if large >= 1e6 || decimals > 6 => format!("{value:.2e}"),
                _ => format!("{value:.decimals$}"),
            };
            (((value - low) / span) as f32, words)
        })
        .collect()
}

/// Short texts of the values, all with the same number of decimals.
fn written(values: &[f64]) -> Vec<String> {
    let finite = || values.iter().filter(|value| value.is_finite());
    let most = finite().fold(0.0_f64, |most, value| most.max(value.abs()));
    let whole = finite().all(|value| *value == value.trunc());
    let word = |&value: &f64| match most {
        _ if !value.is_finite() => format!("{value}"),
        most if whole && most < 1e6 => format!("{value:.0}"),
        most if (1e2..1e4).contains(&most) => format!("{value:.1}"),
        most if (1e-1..1e2).contains(&most) => format!("{value:.2}"),
        _ => format!("{value:.1e}"),
    };
    values.iter().map(word).collect()
}

/// The short text of a value.
fn short(value: f64) -> String {
    let size = value.abs();
    if !value.is_finite() {
        format!("{value}")
    } else if size != 0.0 && !(1e-2..1e4).contains(&size) {
        format!("{value:.1e}")
    } else if value == value.trunc() {
        format!("{value:.0}")
    } else {
        format!("{value:.2}")
    }
}

impl fmt::Display for Heatmap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.title.is_empty() {
            writeln!(f, "{}", self.title)?;
        }
        let ends = self.ends();
        preview(f, [self.columns, self.rows], |x, y| self.colour(ends, y, x))?;
        writeln!(f, "{} to {}", short(ends[0]), short(ends[1]))
    }
}
