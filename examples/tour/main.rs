//! A tour of the library: what an introduction to PyTorch's tensors shows, line by line next to
//! PyTorch's own line, with the results as PyTorch prints them.
//!
//! ```sh
//! cargo run --release --example tour            # pictures go to target/tour
//! cargo run --release --example tour -- FOLDER  # or to FOLDER
//! ```
//!
//! Every Rust line that is printed is the line that ran. Known results are compared; the tour stops
//! at the first one that differs.

// The chart is drawn as the library's pictures are.
#[allow(dead_code)]
#[path = "../../src/viz/canvas.rs"]
mod canvas;
mod chart;
mod page;
mod parts;
mod picture;
mod shown;
mod text;

use std::error::Error;
use std::fmt;
use std::path::PathBuf;

use stridewise::viz::VizError;

use page::Tour;

/// What everything here returns.
pub(crate) type Outcome<T> = Result<T, Box<dyn Error>>;

/// An error that the terminal shows as a sentence.
struct Stop(Box<dyn Error>);

impl fmt::Debug for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

fn main() -> Result<(), Stop> {
    let folder = match std::env::args_os().nth(1) {
        Some(folder) => PathBuf::from(folder),
        None => match std::env::var_os("CARGO_TARGET_DIR") {
            Some(target) => PathBuf::from(target).join("tour"),
            None => PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("target/tour"),
        },
    };
    walk(folder).map_err(Stop)
}

fn walk(folder: PathBuf) -> Outcome<()> {
    let mut tour = Tour::new(folder)?;
    parts::views::storage(&mut tour)?;
    parts::views::repeated(&mut tour)?;
    parts::contiguity::contiguous(&mut tour)?;
    parts::contiguity::reshape(&mut tour)?;
    parts::sheet::three_dimensions(&mut tour)?;
    parts::broadcasting::broadcasting(&mut tour)?;
    parts::operations::creation(&mut tour)?;
    parts::operations::pointwise(&mut tour)?;
    parts::operations::reductions(&mut tour)?;
    parts::writing::in_place(&mut tour)?;
    parts::writing::cells(&mut tour)?;
    parts::linear_algebra::linear_algebra(&mut tour)?;
    parts::blood_pressure::blood_pressure(&mut tour)?;
    parts::images::images(&mut tour)?;
    tour.end()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_tour_finds_what_it_expects() -> crate::Outcome<()> {
        crate::walk(std::env::temp_dir().join("stridewise-tour"))
    }
}
