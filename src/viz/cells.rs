//! Cells, and a view drawn as a row, a grid or a stack of sheets of them.

use std::format;
use std::string::ToString;

use super::canvas::{Canvas, Face, Ink, Paint, Point, Type};
use super::diagram::{Diagram, indices, joined};
use super::heatmap::every;

/// The sheets of a three-dimensional view are drawn slanted. In units of a cell's width: the height of a row, and the
/// offset of each row to the left of the row above it.
const FLAT: f32 = 0.6;
const LEAN: f32 = 0.46;

/// Many rows make a longer page: the width and the height of the cells of a grid if they were lower otherwise, and the
/// least width of a cell of a sheet.
const LEAST: Point = (40.0, 24.0);
const LEAST_OF_SHEET: f32 = 12.0;
/// The least size of a number in a cell; a cell that has no room for it has no number.
const LEAST_NUMBER: f32 = 4.0;

/// Colours of dimensions 0, 1, 2, …
const DIMENSIONS: [Ink; 5] = [
    Ink(0x6f, 0x2d, 0xa8),
    Ink(0x00, 0x73, 0x5c),
    Ink(0xb3, 0x4a, 0x00),
    Ink(0x1f, 0x5f, 0xa8),
    Ink(0x8a, 0x1c, 0x4f),
];

pub(crate) fn dimension_ink(dimension: usize) -> Ink {
    DIMENSIONS[dimension % DIMENSIONS.len()]
}

/// The kind of a cell. Hatching, badges and split cells carry the same information as the colours, for readers and
/// printers that cannot distinguish them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Look {
    /// No view contains it.
    Skipped,
    /// One index of one view maps to it.
    Once,
    /// This number of indices of the view map to it.
    Repeated(usize),
    /// Only the second of two views contains it.
    Other,
    /// Two views contain it.
    Both,
    /// A cell of the first view that the second view contains too.
    OnceToo,
    /// A cell of the second view that the first view contains too.
    OtherToo,
    /// It belongs to this plane of the tensor that is viewed.
    Plane(usize),
}

impl Look {
    /// The colours of the fill, the edge, and the text.
    pub(crate) fn inks(self) -> (Ink, Ink, Ink) {
        const BLUE: (Ink, Ink, Ink) = (
            Ink(0xd3, 0xe7, 0xf6),
            Ink(0x00, 0x72, 0xb2),
            Ink(0x04, 0x3c, 0x5e),
        );
        const ORANGE: (Ink, Ink, Ink) = (
            Ink(0xfd, 0xdf, 0xb0),
            Ink(0xd5, 0x5e, 0x00),
            Ink(0x6b, 0x2e, 0x00),
        );
        const YELLOW: (Ink, Ink, Ink) = (
            Ink(0xff, 0xec, 0x8f),
            Ink(0xa8, 0x83, 0x00),
            Ink(0x4f, 0x3b, 0x00),
        );
        const GREEN: (Ink, Ink, Ink) = (
            Ink(0xcd, 0xee, 0xe2),
            Ink(0x00, 0x8f, 0x69),
            Ink(0x00, 0x4a, 0x37),
        );
        const PINK: (Ink, Ink, Ink) = (
            Ink(0xf6, 0xdc, 0xeb),
            Ink(0xb8, 0x4f, 0x8b),
            Ink(0x5c, 0x16, 0x40),
        );
        match self {
            Self::Skipped => (
                Ink(0xf7, 0xf8, 0xf9),
                Ink(0xc6, 0xce, 0xd5),
                Ink(0xa6, 0xb0, 0xb9),
            ),
            Self::Once | Self::Both | Self::OnceToo => BLUE,
            Self::Repeated(_) => ORANGE,
            Self::Other | Self::OtherToo => YELLOW,
            Self::Plane(plane) => [BLUE, ORANGE, GREEN, PINK][plane % 4],
        }
    }
}

/// A parallelogram: its first corner, the step along a row, the step down.
#[derive(Clone, Copy)]
pub(crate) struct Quad {
    at: Point,
    right: Point,
    down: Point,
}

impl Quad {
    pub(crate) fn upright(at: Point, width: f32, height: f32) -> Self {
        Self {
            at,
            right: (width, 0.0),
            down: (0.0, height),
        }
    }

    /// The point at fraction `x` of the row and fraction `y` of the way down.
    fn spot(&self, x: f32, y: f32) -> Point {
        (
            self.at.0 + x * self.right.0 + y * self.down.0,
            self.at.1 + x * self.right.1 + y * self.down.1,
        )
    }

    pub(crate) fn corners(&self) -> [Point; 4] {
        [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)].map(|(x, y)| self.spot(x, y))
    }
}

fn badge_type() -> Type {
    Type::new(Face::Strong, 15.0, Ink::WHITE)
}

pub(crate) fn badge_width(page: &Canvas, count: usize) -> f32 {
    let set = badge_type();
    page.measure(set.face, set.size, &format!("×{count}")) + 10.0
}

/// Draws the number of indices that share a cell, with the middle of its right edge at `at`.
pub(crate) fn badge(page: &mut Canvas, at: Point, count: usize) {
    let width = badge_width(page, count);
    let edge = Look::Repeated(count).inks().1;
    page.slab(
        (at.0 - width, at.1 - 10.5),
        (width, 21.0),
        10.5,
        Paint::both(edge, Ink::WHITE, 2.0),
    );
    let words = format!("×{count}");
    page.text(
        (at.0 - width / 2.0, at.1 + 5.4),
        &words,
        badge_type().middle(),
    );
}

/// Draws the cell, slightly smaller, so that a thick edge stays inside.
pub(crate) fn inner(quad: &Quad) -> Quad {
    let shrink = |(x, y): Point, by: f32| (x * by, y * by);
    let share = |side: f32| (1.0 / side).min(0.25);
    let (x, y) = (share(quad.right.0), share(quad.down.1));
    Quad {
        at: quad.spot(x, y),
        right: shrink(quad.right, 1.0 - 2.0 * x),
        down: shrink(quad.down, 1.0 - 2.0 * y),
    }
}

/// Draws one cell without its text.
pub(crate) fn cell(page: &mut Canvas, quad: Quad, look: Look) {
    let (fill, edge, _) = look.inks();
    let corners = quad.corners();
    page.polygon(&corners, Paint::filled(fill));
    match look {
        Look::Skipped => {
            for stripe in 1..8 {
                let k = stripe as f32 / 4.0;
                let from = quad.spot(k.min(1.0), (k - 1.0).max(0.0));
                let to = quad.spot((k - 1.0).max(0.0), k.min(1.0));
                page.line(from, to, Ink(0xe3, 0xe7, 0xeb), 1.5);
            }
        }
        Look::Both => {
            let [first, second, third, _] = corners;
            let (other, _, _) = Look::Other.inks();
            page.polygon(&[third, second, quad.spot(0.0, 1.0)], Paint::filled(other));
            page.polygon(&[first, second, quad.spot(0.0, 1.0)], Paint::filled(fill));
            page.line(second, quad.spot(0.0, 1.0), Ink::DARK, 1.2);
        }
        Look::OnceToo | Look::OtherToo => {
            // The folded corner has the other view's colour.
            let other = match look {
                Look::OnceToo => Look::Other,
                _ => Look::Once,
            };
            let ear = [
                quad.spot(1.0, 0.45),
                quad.spot(1.0, 1.0),
                quad.spot(0.55, 1.0),
            ];
            page.polygon(&ear, Paint::both(other.inks().0, Ink::DARK, 1.2));
        }
        _ => {}
    }
    let width = if look == Look::Skipped { 1.2 } else { 2.0 };
    let edge = match look {
        Look::Both | Look::OnceToo | Look::OtherToo => Ink::DARK,
        _ => edge,
    };
    page.polygon(&corners, Paint::edged(edge, width));
}

/// A view, drawn as a row, a grid or a stack of sheets.
pub(crate) struct Show<'a> {
    pub(crate) picture: &'a Diagram,
    /// The look of each position of the storage.
    pub(crate) look: &'a dyn Fn(usize) -> Look,
    /// Whether the first element is highlighted.
    pub(crate) first: bool,
    /// The maximum size of the drawing.
    pub(crate) room: Point,
    /// The maximum width of a cell.
    pub(crate) most: f32,
}

/// Draws a view. Returns its size.
pub(crate) fn grid(page: &mut Canvas, at: Point, show: &Show<'_>) -> Point {
    let picture = show.picture;
    if picture.shape.contains(&0) {
        page.text(
            (at.0, at.1 + 40.0),
            "no elements",
            Type::new(Face::Text, 24.0, Ink::SOFT),
        );
        return (show.room.0, 60.0);
    }
    match picture.shape {
        [] => plane(page, at, show, (1, 1)),
        [columns] => plane(page, at, show, (1, *columns)),
        [rows, columns] => plane(page, at, show, (*rows, *columns)),
        [.., rows, columns] => stack(page, at, show, (*rows, *columns)),
    }
}

fn axis(page: &mut Canvas, at: Point, dimension: usize, arrow: char, end: bool) {
    let words = format!("dim {dimension} {arrow}");
    let set = Type::new(Face::Strong, 17.0, dimension_ink(dimension));
    page.text(at, &words, if end { set.end() } else { set });
}

fn tick(page: &mut Canvas, at: Point, dimension: usize, number: usize) {
    let set = Type::new(Face::Code, 17.0, dimension_ink(dimension));
    page.text(at, &number.to_string(), set.middle());
}

/// The columns that are numbered: all, if the numbers have room.
fn ticks(page: &Canvas, columns: usize, side: f32) -> impl Iterator<Item = usize> + use<> {
    let last = columns.saturating_sub(1).to_string();
    every(columns, side, page.measure(Face::Code, 17.0, &last) + 4.0)
}

/// Draws a view of at most two dimensions, as a grid.
fn plane(page: &mut Canvas, at: Point, show: &Show<'_>, (rows, columns): (usize, usize)) -> Point {
    let (picture, room) = (show.picture, show.room);
    let rank = picture.rank();
    let gutter = if rank == 2 { 82.0 } else { 0.0 };
    let above = if rank == 0 { 10.0 } else { 52.0 };
    let fitting = (room.1 - above) / rows as f32;
    let (wide, high) = match fitting < LEAST.1 {
        true => LEAST,
        false => (fitting, fitting),
    };
    let side = ((room.0 - gutter) / columns as f32)
        .min(wide)
        .min(show.most);
    let (left, top) = (at.0 + gutter, at.1 + above);
    let height = side.min(high).clamp(LEAST.1, 72.0);
    let between = (side / 4.0).min(3.0);
    if rank > 0 {
        axis(page, (left, at.1 + 20.0), rank - 1, '→', false);
        for column in ticks(page, columns, side) {
            let x = left + (column as f32 + 0.5) * side;
            tick(page, (x, top - 8.0), rank - 1, column);
        }
    }
    if rank == 2 {
        axis(page, (left - 14.0, top - 8.0), 0, '↓', true);
        for row in 0..rows {
            let y = top + (row as f32 + 0.5) * height + 6.0;
            tick(page, (left - 24.0, y), 0, row);
        }
    }
    for row in 0..rows {
        for column in 0..columns {
            let index = [row, column];
            let corner = (left + column as f32 * side, top + row as f32 * height);
            let at = (corner.0 + between / 2.0, corner.1 + 1.5);
            let quad = Quad::upright(at, side - between, height - 3.0);
            numbered(page, quad, show, &index[2 - rank..]);
        }
    }
    (gutter + columns as f32 * side, above + rows as f32 * height)
}

/// Draws a view of three dimensions or more: one sheet for each plane, stacked vertically.
fn stack(page: &mut Canvas, at: Point, show: &Show<'_>, (rows, columns): (usize, usize)) -> Point {
    const ABOVE: f32 = 40.0;
    const BETWEEN: f32 = 22.0;
    // Between stacks.
    const BESIDE: f32 = 30.0;
    let (picture, room) = (show.picture, show.room);
    let rank = picture.rank();
    let outer = indices(&picture.shape[..rank - 2]);
    let name = |index: &[usize]| format!("[{}]", joined(index, ", "));
    let caption = Type::new(Face::Code, 17.0, dimension_ink(0));
    let captions = outer
        .iter()
        .map(|index| page.measure(caption.face, caption.size, &name(index)))
        .fold(0.0, f32::max);
    let axis_width = page.measure(Face::Strong, 17.0, "dim 0 ↓");

    // Axes and captions are in the corners that the slant leaves free; the smaller the cells are, the more additional
    // space they need next to the sheets.
    let slant = |side: f32| rows as f32 * LEAN * side;
    let gutter = |side: f32| (captions.max(axis_width) + 14.0 - slant(side)).max(0.0);
    let gap = |side: f32| {
        let needed = (captions + 14.0 + BESIDE).max(axis_width + 14.0);
        (needed - slant(side)).max(BESIDE)
    };
    let sheet_width = |side: f32| columns as f32 * side + slant(side);
    // If there are two stacks or more, the axis on the right is between the first two.
    let aside = |stacks: usize| if stacks == 1 { axis_width + 8.0 } else { 0.0 };
    let whole_width = |side: f32, stacks: usize| {
        let between = (stacks - 1) as f32 * gap(side);
        gutter(side) + stacks as f32 * sheet_width(side) + between + aside(stacks)
    };
    // The sheets may form several stacks; the number with the largest cells is used.
    let mut best = (0.0, 1);
    for stacks in 1..=outer.len() {
        let tall = outer.len().div_ceil(stacks) as f32;
        let high = (room.1 - ABOVE - tall * BETWEEN) / (tall * rows as f32 * FLAT);
        let mut side = show.most.min(high);
        while side > 1.0 && whole_width(side, stacks) > room.0 {
            side -= 0.5;
        }
        if side > best.0 + 0.5 {
            best = (side, stacks);
        }
    }
    if best.0 < LEAST_OF_SHEET {
        // As many stacks as fit into the width, or one of smaller cells.
        let fits = |side: f32, stacks: usize| whole_width(side, stacks) <= room.0;
        let fitting = (1..=outer.len()).rev().find(|&n| fits(LEAST_OF_SHEET, n));
        best = (LEAST_OF_SHEET, fitting.unwrap_or(1));
        while best.0 > 1.0 && !fits(best.0, best.1) {
            best.0 -= 0.5;
        }
    }
    let (side, stacks) = best;
    let tall = outer.len().div_ceil(stacks);
    let (lean, high) = (LEAN * side, FLAT * side);
    let sheet = (sheet_width(side) + gap(side), rows as f32 * high + BETWEEN);

    for (number, index) in outer.iter().enumerate() {
        let (column, row) = (number / tall, number % tall);
        let x = at.0 + column as f32 * sheet.0 + gutter(side) + slant(side);
        let y = at.1 + ABOVE + row as f32 * sheet.1;
        let whole = Quad {
            at: (x, y),
            right: (columns as f32 * side, 0.0),
            down: (-(rows as f32) * lean, rows as f32 * high),
        };
        // A shadow separates the sheet from the page.
        let shadow = whole.corners().map(|(x, y)| (x - 2.0, y + 7.0));
        page.polygon(&shadow, Paint::filled(Ink::RULE));
        page.polygon(&whole.corners(), Paint::filled(Ink::WHITE));
        page.text((x - 14.0, y + 13.0), &name(index), caption.end());
        if row == 0 {
            for at in ticks(page, columns, side) {
                let (x, y) = whole.spot((at as f32 + 0.5) / columns as f32, 0.0);
                tick(page, (x, y - 7.0), rank - 1, at);
            }
        }
        if number == 0 {
            axis(page, (x, y - 24.0), rank - 1, '→', false);
            axis(page, (x - 14.0, y - 10.0), 0, '↓', true);
        }
        for row in 0..rows {
            if number == 0 && every(rows, high, 14.0).any(|at| at == row) {
                let (x, y) = whole.spot(1.0, (row as f32 + 0.5) / rows as f32);
                tick(page, (x + 14.0, y + 6.0), rank - 2, row);
            }
            for column in 0..columns {
                let full = [index.as_slice(), &[row, column]].concat();
                let quad = Quad {
                    at: (
                        x + column as f32 * side - row as f32 * lean,
                        y + row as f32 * high,
                    ),
                    right: (side, 0.0),
                    down: (-lean, high),
                };
                numbered(page, quad, show, &full);
            }
        }
        if number == 0 {
            let (x, y) = whole.spot(1.0, 0.0);
            axis(page, (x + 6.0, y - 7.0), rank - 2, '↙', false);
        }
    }
    (whole_width(side, stacks), ABOVE + tall as f32 * sheet.1)
}

/// Draws a cell of the view, with its position in the storage.
fn numbered(page: &mut Canvas, quad: Quad, show: &Show<'_>, index: &[usize]) {
    let position = show.picture.position(index);
    let look = (show.look)(position);
    cell(page, quad, look);
    if show.first && index.iter().all(|&at| at == 0) {
        page.polygon(&inner(&quad).corners(), Paint::edged(Ink::DARK, 4.0));
    }
    let words = position.to_string();
    let most = (quad.down.1 * 0.62).min(28.0);
    let size = page.fit(Face::CodeStrong, most, &words, quad.right.0 - 8.0);
    if size < LEAST_NUMBER {
        return;
    }
    let (x, y) = quad.spot(0.5, 0.5);
    let set = Type::new(Face::CodeStrong, size, look.inks().2).middle();
    page.text((x, y + size * 0.36), &words, set);
}
