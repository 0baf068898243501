//! Pictures, on the host: how a view lies in its storage, values as colours, batches of images.
//!
//! | | draws | as |
//! |---|---|---|
//! | [`x.diagram()`](crate::TensorBase::diagram) | the storage, and the view in it | SVG, PNG, text |
//! | [`x.heatmap()`](Pictures::heatmap) | the values of a matrix as colours, `plt.imshow` | SVG, PNG, a terminal's colours |
//! | [`x.make_grid()`](Pictures::make_grid), [`x.save_image(path)`](Pictures::save_image) | `[N, C, H, W]`, as torchvision | PNG, a terminal's colours |
//!
//! A room above `tensor` and `ops`, as `files` is, for notebooks, lessons and tests: it allocates, and nothing in the
//! library needs it. Letters are DejaVu's, so a picture looks the same on every machine.

mod canvas;
mod cells;
mod diagram;
mod grid;
mod heatmap;
mod storage;
mod terminal;

use core::fmt;

pub use diagram::Diagram;
pub use grid::{Channels, ImageBatch, ImageGrid, Pictures, RowsAndColumns};
pub use heatmap::{Colormap, Heatmap};

/// Why there is no picture.
#[derive(Debug)]
#[non_exhaustive]
pub enum VizError {
    /// More cells than anyone can read: a diagram shows at most 240.
    TooManyCells {
        /// How many the storage has, or the view.
        cells: usize,
    },
    /// Views that are drawn together lie in several storages.
    TwoStorages {
        /// The elements of the first one's storage.
        first: usize,
        /// The elements of the other's.
        second: usize,
    },
    /// A picture without pixels.
    Empty,
    /// More pixels than memory holds.
    TooLarge,
    /// The name of the file ends in nothing that says how to write it.
    Extension,
    /// The file could not be written.
    File(std::io::Error),
}

impl From<std::io::Error> for VizError {
    fn from(error: std::io::Error) -> Self {
        Self::File(error)
    }
}

impl fmt::Display for VizError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooManyCells { cells } => write!(
                f,
                "{cells} cells in one picture, {} can be read at most",
                diagram::MOST_CELLS
            ),
            Self::TwoStorages { first, second } => write!(
                f,
                "the views lie in two storages, of {first} and of {second} elements"
            ),
            Self::Empty => f.write_str("a picture without pixels"),
            Self::TooLarge => f.write_str("a picture with too many pixels"),
            Self::Extension => f.write_str("the name of a picture ends in .svg or .png"),
            Self::File(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for VizError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::File(error) => Some(error),
            _ => None,
        }
    }
}
