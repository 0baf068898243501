//! Pixels in a terminal: two per character, the upper in the foreground colour, the lower in the background colour.

use core::fmt;

/// The maximum width and height of a preview in pixels: columns, and halves of lines.
const SIDE: usize = 80;

/// Writes pixels as half blocks in 24-bit colour; `at` gives the red, green and blue of a column and a row. A picture
/// that is larger than the terminal is subsampled.
pub(super) fn preview(
    f: &mut fmt::Formatter<'_>,
    [width, height]: [usize; 2],
    at: impl Fn(usize, usize) -> [u8; 3],
) -> fmt::Result {
    let step = width.max(height).div_ceil(SIDE).max(1);
    for y in (0..height).step_by(2 * step) {
        for x in (0..width).step_by(step) {
            let [r, g, b] = at(x, y);
            write!(f, "\x1b[38;2;{r};{g};{b}m")?;
            if y + step < height {
                let [r, g, b] = at(x, y + step);
                write!(f, "\x1b[48;2;{r};{g};{b}m")?;
            } else {
                f.write_str("\x1b[49m")?;
            }
            f.write_str("▀")?;
        }
        f.write_str("\x1b[0m\n")?;
    }
    Ok(())
}
