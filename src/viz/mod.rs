//! Pictures, on the host: diagrams of views and their storage, values as colours, batches of images.
//!
//! | | draws | as |
//! |---|---|---|
//! | [`x.diagram()`](crate::TensorBase::diagram) | the storage, and the view in it | SVG, PNG, text |
//! | [`x.heatmap()`](Pictures::heatmap) | the values of a matrix as colours, `plt.imshow` | SVG, PNG, a terminal's colours |
//! | [`x.make_grid()`](Pictures::make_grid), [`x.save_image(path)`](Pictures::save_image) | `[N, C, H, W]`, as torchvision | PNG, a terminal's colours |
//!
//! This layer uses `tensor` and `ops`, as `files` does, and is intended for notebooks, lessons and tests. It allocates;
//! nothing else in the library depends on it. Text is in the DejaVu fonts, so a picture looks the same on every
//! machine.

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

/// The reason why a picture cannot be drawn.
#[derive(Debug)]
#[non_exhaustive]
pub enum VizError {
    /// More cells than a diagram can show: the maximum is 240.
    TooManyCells {
        /// The number of elements of the storage, or of the view.
        cells: usize,
    },
    /// Views that are drawn together have different storages.
    TwoStorages {
        /// The number of elements of the first view's storage.
        first: usize,
        /// The number of elements of the other view's storage.
        second: usize,
    },
    /// The picture has no pixels.
    Empty,
    /// The picture has more pixels than fit into memory.
    TooLarge,
    /// The extension of the file name is not one of a known format.
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
