//! The storage of one or two views: its cells in rows, and the indices that map to them.

use core::ops::Range;
use std::borrow::ToOwned;
use std::format;
use std::string::{String, ToString};
use std::vec::Vec;

use super::canvas::{Canvas, Face, Ink, Paint, Point, Type};
use super::cells::{Look, Quad, badge, badge_width, cell, dimension_ink, inner};
use super::diagram::{Diagram, INNER, MARGIN, Tenants, WIDTH, heading, joined, plural};

/// The height of the text of one pin.
const PIN: f32 = 30.0;

/// The number of cells per row: all if they fit, otherwise an even share.
fn cells_per_row(len: usize) -> usize {
    if len <= 24 {
        return len.max(1);
    }
    let even = (12..=24).rev().find(|per_row| len.is_multiple_of(*per_row));
    even.unwrap_or_else(|| len.div_ceil(len.div_ceil(24)))
}

/// A line in a cell: the number of the view, and an index of that view.
type Label = (usize, String);

/// The text of the cell at `position`: a line per index, at most three.
fn labels(views: &[(&Diagram, &Tenants)], position: usize) -> Vec<Label> {
    let most = if views.len() == 1 { 3 } else { 1 };
    let mut labels = Vec::new();
    for (number, (_, tenants)) in views.iter().enumerate() {
        let label = |index: &Vec<usize>| match index.as_slice() {
            [] => (number, "()".to_owned()),
            index => (number, joined(index, ",")),
        };
        match tenants[position].as_slice() {
            here if here.len() <= most => labels.extend(here.iter().map(label)),
            [first, .., last] if most == 3 => {
                labels.extend([label(first), (number, "⋯".to_owned()), label(last)]);
            }
            here => labels.extend(here.first().map(label)),
        }
    }
    labels
}

/// The size of the cells, and the size of their text.
struct Rows {
    per_row: usize,
    /// The size of one cell.
    width: f32,
    height: f32,
    /// The font size of the indices.
    size: f32,
}

impl Rows {
    /// The left edge of the cell at `position`.
    fn left(&self, position: usize) -> f32 {
        MARGIN + (position % self.per_row) as f32 * self.width
    }
}

/// Draws the storage. Returns the top of the next part.
pub(crate) fn storage(
    page: &mut Canvas,
    top: f32,
    views: &[(&Diagram, &Tenants)],
    looks: &[Look],
) -> f32 {
    let len = looks.len();
    let note = format!(
        "{}, and the indices that live in each",
        plural(len, "element")
    );
    heading(page, (MARGIN, top), "The storage", &note);

    let labels: Vec<Vec<Label>> = (0..len).map(|position| labels(views, position)).collect();
    let (height, most_size) = match labels.iter().map(Vec::len).max() {
        Some(3..) => (92.0, 20.0),
        Some(2) => (72.0, 22.0),
        _ => (64.0, 24.0),
    };
    let per_row = cells_per_row(len);
    let width = (INNER / per_row as f32).min(104.0);
    let size = labels
        .iter()
        .flatten()
        .map(|(_, label)| page.fit(Face::CodeStrong, most_size, label, width - 14.0))
        .fold(most_size, f32::min);
    let rows = Rows {
        per_row,
        width,
        height,
        size,
    };

    // The pins of the leftmost offset are the longest, so that none crosses a label.
    let mut pins: Vec<(usize, usize)> = views
        .iter()
        .enumerate()
        .map(|(number, (picture, _))| (picture.offset, number))
        .collect();
    pins.sort_unstable();

    let mut y = top + 14.0;
    for row in 0..len.div_ceil(per_row) {
        let cells = row * per_row..len.min((row + 1) * per_row);
        let here: Vec<_> = pins.iter().filter(|pin| cells.contains(&pin.0)).collect();
        let words = y + 22.0;
        y += 36.0
            + if here.is_empty() {
                0.0
            } else {
                18.0 + PIN * here.len() as f32
            };
        for (order, &&(offset, number)) in here.iter().enumerate() {
            let (ink, share) = match (views, number) {
                ([_], _) => (Ink::DARK, 0.5),
                (_, 0) => (Look::Once.inks().1, 0.3),
                _ => (Look::Other.inks().1, 0.7),
            };
            let x = rows.left(offset) + share * width;
            pin(page, x, (words + PIN * order as f32, y), ink, offset);
        }
        for position in cells.clone() {
            let look = looks[position];
            let quad = Quad::upright((rows.left(position) + 2.0, y), width - 4.0, height);
            cell(page, quad, look);
            if look != Look::Skipped && here.iter().any(|pin| pin.0 == position) {
                page.polygon(&inner(&quad).corners(), Paint::edged(Ink::DARK, 4.0));
            }
            let tenants = views.iter().map(|(_, tenants)| tenants[position].len());
            numbered(page, &rows, y, (position, look), tenants.max().unwrap_or(0));
            inhabited(page, &rows, y, (position, look), &labels[position]);
        }
        y += height;
        if let [(picture, _)] = views
            && cells.contains(&picture.offset)
        {
            y += steps(page, (MARGIN, y + 4.0), width, &cells, picture);
        }
        y += 12.0;
    }
    y + 26.0
}

/// Draws an arrow from the text `storage_offset n`, at height `from`, to the cell below.
fn pin(page: &mut Canvas, x: f32, (from, cell): (f32, f32), ink: Ink, offset: usize) {
    // The arrowhead leaves space for the position, which is written below it.
    let tip = cell - 22.0;
    page.line((x, from), (x, tip - 11.0), ink, 3.0);
    let head = [(x - 8.0, tip - 13.0), (x + 8.0, tip - 13.0), (x, tip)];
    page.polygon(&head, Paint::filled(ink));
    let words = format!("storage_offset {offset}");
    let set = Type::new(Face::Strong, 19.0, ink);
    let room = page.measure(set.face, set.size, &words) + 12.0;
    if x + room > WIDTH - MARGIN {
        page.text((x - 12.0, from + 8.0), &words, set.end());
    } else {
        page.text((x + 12.0, from + 8.0), &words, set);
    }
}

/// Draws the position above a cell, and the number of indices that share the cell.
fn numbered(
    page: &mut Canvas,
    rows: &Rows,
    y: f32,
    (position, look): (usize, Look),
    tenants: usize,
) {
    let ink = match look {
        Look::Skipped => Ink::FAINT,
        _ => Ink::DARK,
    };
    let set = Type::new(Face::Text, 17.0, ink);
    let number = position.to_string();
    let room = page.measure(set.face, set.size, &number);
    let right = rows.left(position) + rows.width;
    let mut left = right - (rows.width + room) / 2.0;
    if tenants > 1 {
        badge(page, (right + 2.0, y - 2.0), tenants);
        // A narrow cell has no space for both in the middle.
        left = left.min(right - badge_width(page, tenants) - room);
    }
    page.text((left, y - 6.0), &number, set);
}

/// Draws the indices inside a cell.
fn inhabited(
    page: &mut Canvas,
    rows: &Rows,
    y: f32,
    (position, look): (usize, Look),
    labels: &[Label],
) {
    let leading = rows.size * 1.22;
    let first = y + rows.height / 2.0 + rows.size * 0.36;
    for (line, (view, label)) in labels.iter().enumerate() {
        // In a split cell, each view's index is in its own half.
        let (share, ink) = match (look, view) {
            (Look::Both, 0) => (0.38, Look::Once.inks().2),
            (Look::Both, _) => (0.62, Look::Other.inks().2),
            (look, _) => (0.5, look.inks().2),
        };
        let x = rows.left(position) + share * rows.width;
        let down = line as f32 - (labels.len() - 1) as f32 / 2.0;
        let set = Type::new(Face::CodeStrong, rows.size, ink).middle();
        page.text((x, first + leading * down), label, set);
    }
}

/// Draws for each dimension a path from the first element to the next one along it. Returns the height of the paths.
fn steps(page: &mut Canvas, at: Point, width: f32, cells: &Range<usize>, picture: &Diagram) -> f32 {
    const LEVEL: f32 = 31.0;
    if picture.shape.contains(&0) {
        return 0.0;
    }
    let mut dimensions: Vec<(usize, usize)> = picture
        .shape
        .iter()
        .zip(picture.stride)
        .enumerate()
        .filter(|(_, (size, _))| **size > 1)
        .map(|(dimension, (_, &stride))| (stride, dimension))
        .collect();
    // The shorter a step, the higher its path: no path crosses the text of another.
    dimensions.sort_unstable();
    let column = |position: usize| at.0 + ((position - cells.start) as f32 + 0.5) * width;
    let mut low = at.1 + 8.0;
    let mut labels = Vec::new();
    for (order, &(stride, dimension)) in dimensions.iter().enumerate() {
        let ink = dimension_ink(dimension);
        let set = Type::new(Face::Strong, 17.0, ink);
        let words = format!("dim {dimension}: +{stride}");
        let shift = 7.0 * (dimensions.len() - 1 - order) as f32;
        let from = column(picture.offset) + shift - 3.5 * (dimensions.len() - 1) as f32;
        low += LEVEL;
        if !cells.contains(&(picture.offset + stride)) {
            let words = format!("{words}, in another row");
            page.text((from, low), &words, set);
            continue;
        }
        let line = low - LEVEL + 12.0;
        let to = if stride == 0 {
            from + 24.0
        } else {
            column(picture.offset + stride) - shift
        };
        let stops = [(from, at.1), (from, line), (to, line), (to, at.1 + 8.0)];
        page.route(&stops, 8.0, ink, 2.5);
        let head = [(to - 6.0, at.1 + 10.0), (to + 6.0, at.1 + 10.0), (to, at.1)];
        page.polygon(&head, Paint::filled(ink));
        labels.push(((from + 10.0, low), words, set));
    }
    for (at, words, set) in labels {
        // In narrow cells, a longer path may pass here.
        let width = page.measure(set.face, set.size, &words);
        let (corner, size) = ((at.0 - 3.0, at.1 - 14.0), (width + 6.0, 18.0));
        page.slab(corner, size, 2.0, Paint::filled(Ink::WHITE));
        page.text(at, &words, set);
    }
    if dimensions.is_empty() {
        0.0
    } else {
        low - at.1 + 12.0
    }
}
