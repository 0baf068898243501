//! How a view lies in its storage: the cells of the memory in a row, and the
//! view itself as a grid, each cell with its position in the storage.

use std::error::Error;
use std::fmt;
use std::path::Path;

use crate::canvas::{Canvas, Face, Ink, Outcome, Paint, Point, Type};
use crate::cells::{Look, Quad, Show, badge, cell, dimension_ink, grid};
use crate::storage::storage;

/// One view over one storage, and the words that go with it.
#[derive(Clone, Copy)]
pub(crate) struct Picture<'a> {
    pub(crate) title: &'a str,
    /// The line that makes the view here.
    pub(crate) rust: &'a str,
    /// The line that makes it in PyTorch.
    pub(crate) torch: &'a str,
    /// Elements in the storage.
    pub(crate) storage_len: usize,
    pub(crate) shape: &'a [usize],
    pub(crate) stride: &'a [usize],
    /// Position of the first element in the storage.
    pub(crate) offset: usize,
}

/// For every position of a storage, the indices that live there.
pub(crate) type Tenants = Vec<Vec<Vec<usize>>>;

/// Why a picture cannot be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unfit {
    /// A shape and its strides have different numbers of dimensions.
    Ranks { shape: usize, stride: usize },
    /// The view reaches beyond the storage.
    Outside { storage_len: usize },
    /// More cells than anyone can read.
    TooMany { cells: usize },
    /// Two views drawn over one storage disagree about its length.
    Storages { first: usize, second: usize },
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ranks { shape, stride } => {
                write!(f, "a shape of {shape} dimensions with {stride} strides")
            }
            Self::Outside { storage_len } => {
                write!(f, "the view reaches beyond its {storage_len} elements")
            }
            Self::TooMany { cells } => {
                write!(
                    f,
                    "{cells} cells in one picture, {MOST_CELLS} can be read at most"
                )
            }
            Self::Storages { first, second } => {
                write!(
                    f,
                    "two views over one storage, of {first} and of {second} elements"
                )
            }
        }
    }
}

impl Error for Unfit {}

const MOST_CELLS: usize = 240;

pub(crate) const WIDTH: f32 = 1600.0;
pub(crate) const MARGIN: f32 = 64.0;
pub(crate) const INNER: f32 = WIDTH - 2.0 * MARGIN;

impl Picture<'_> {
    pub(crate) fn rank(&self) -> usize {
        self.shape.len()
    }

    fn check(&self) -> Result<(), Unfit> {
        let outside = Unfit::Outside {
            storage_len: self.storage_len,
        };
        if self.shape.len() != self.stride.len() {
            return Err(Unfit::Ranks {
                shape: self.shape.len(),
                stride: self.stride.len(),
            });
        }
        let cells = self
            .shape
            .iter()
            .try_fold(1usize, |cells, &size| cells.checked_mul(size))
            .unwrap_or(usize::MAX)
            .max(self.storage_len);
        if cells > MOST_CELLS {
            return Err(Unfit::TooMany { cells });
        }
        if self.shape.contains(&0) {
            return Ok(());
        }
        let last = self
            .shape
            .iter()
            .zip(self.stride)
            .try_fold(self.offset, |last, (&size, &stride)| {
                last.checked_add((size - 1).checked_mul(stride)?)
            })
            .ok_or(outside)?;
        if last < self.storage_len {
            Ok(())
        } else {
            Err(outside)
        }
    }

    pub(crate) fn position(&self, index: &[usize]) -> usize {
        let steps = index.iter().zip(self.stride);
        self.offset + steps.map(|(&at, &stride)| at * stride).sum::<usize>()
    }

    /// For every position of the storage, the indices that live there.
    fn tenants(&self) -> Tenants {
        let mut tenants = vec![Vec::new(); self.storage_len];
        for index in indices(self.shape) {
            let position = self.position(&index);
            tenants[position].push(index);
        }
        tenants
    }

    fn is_contiguous(&self) -> bool {
        let mut dense = 1;
        for (&size, &stride) in self.shape.iter().zip(self.stride).rev() {
            if size != 1 && stride != dense {
                return self.shape.contains(&0);
            }
            dense *= size;
        }
        true
    }

    /// Where index (i, j, …) lies, as a formula.
    fn formula(&self) -> String {
        let names = ["i", "j", "k", "l", "m", "n"];
        let mut formula = self.offset.to_string();
        for (dimension, stride) in self.stride.iter().enumerate() {
            let name = names[dimension % names.len()];
            formula += &format!(" + {stride}·{name}");
        }
        if self.rank() == 0 {
            return format!("the element lives at {formula}");
        }
        let list = names[..self.rank().min(names.len())].join(", ");
        format!("index ({list}) lives at {formula}")
    }
}

fn same_storage(first: &Picture<'_>, second: &Picture<'_>) -> Result<(), Unfit> {
    if first.storage_len == second.storage_len {
        return Ok(());
    }
    Err(Unfit::Storages {
        first: first.storage_len,
        second: second.storage_len,
    })
}

/// All indices of a shape, the last dimension running fastest.
pub(crate) fn indices(shape: &[usize]) -> Vec<Vec<usize>> {
    shape.iter().fold(vec![Vec::new()], |prefixes, &size| {
        let longer = |prefix: Vec<usize>| {
            (0..size).map(move |at| {
                let mut index = prefix.clone();
                index.push(at);
                index
            })
        };
        prefixes.into_iter().flat_map(longer).collect()
    })
}

pub(crate) fn joined(numbers: &[usize], between: &str) -> String {
    let words: Vec<String> = numbers.iter().map(usize::to_string).collect();
    words.join(between)
}

/// A tuple as Python and Rust write it.
fn tuple(numbers: &[usize]) -> String {
    match numbers {
        [only] => format!("({only},)"),
        _ => format!("({})", joined(numbers, ", ")),
    }
}

pub(crate) fn plural(count: usize, noun: &str) -> String {
    if count == 1 {
        format!("1 {noun}")
    } else {
        format!("{count} {noun}s")
    }
}

/// One view: its storage, itself, and its numbers.
pub(crate) fn draw(picture: &Picture<'_>, path: &Path) -> Outcome<()> {
    let (page, height) = one(picture)?;
    page.save(path, height)
}

fn one(picture: &Picture<'_>) -> Outcome<(Canvas, f32)> {
    picture.check()?;
    let mut canvas = Canvas::new(WIDTH)?;
    let page = &mut canvas;
    let tenants = picture.tenants();
    let looks: Vec<Look> = tenants
        .iter()
        .map(|indices| match indices.len() {
            0 => Look::Skipped,
            1 => Look::Once,
            count => Look::Repeated(count),
        })
        .collect();

    let top = header(page, picture.title, &[(picture, None)]);
    let top = storage(page, top, &[(picture, &tenants)], &looks) + 30.0;

    // A long row takes the whole width, and the numbers go below it.
    let wide = picture.rank() < 3 && picture.shape.last().is_some_and(|&columns| columns > 14);
    let room = if wide { (INNER, 520.0) } else { (850.0, 520.0) };
    heading(
        page,
        (MARGIN, top),
        "The view",
        "by position in the storage",
    );
    let show = Show {
        picture,
        look: &|at| looks[at],
        first: true,
        room,
        most: 92.0,
    };
    let view = grid(page, (MARGIN, top + 26.0), &show);
    let bottom = if wide {
        let top = top + 26.0 + view.1 + 34.0;
        top + facts(page, (MARGIN, top), INNER, picture)
    } else {
        let height = facts(page, (MARGIN + INNER - 560.0, top - 18.0), 560.0, picture);
        (top + 26.0 + view.1).max(top - 18.0 + height)
    };
    let bottom = legend(page, bottom + 44.0, &looks, &[]);
    Ok((canvas, bottom + 40.0))
}

/// Two views over one storage, which may share cells.
///
/// The title is the first one's.
pub(crate) fn draw_two(first: &Picture<'_>, second: &Picture<'_>, path: &Path) -> Outcome<()> {
    let (page, height) = two(first, second)?;
    page.save(path, height)
}

fn two(first: &Picture<'_>, second: &Picture<'_>) -> Outcome<(Canvas, f32)> {
    first.check()?;
    second.check()?;
    same_storage(first, second)?;
    let mut canvas = Canvas::new(WIDTH)?;
    let page = &mut canvas;
    let tenants = [first.tenants(), second.tenants()];
    let looks: Vec<Look> = tenants[0]
        .iter()
        .zip(&tenants[1])
        .map(
            |(first, second)| match (first.is_empty(), second.is_empty()) {
                (true, true) => Look::Skipped,
                (false, true) => Look::Once,
                (true, false) => Look::Other,
                (false, false) => Look::Both,
            },
        )
        .collect();

    let views = [(first, Some(Look::Once)), (second, Some(Look::Other))];
    let top = header(page, first.title, &views);
    let both = [(first, &tenants[0]), (second, &tenants[1])];
    let top = storage(page, top, &both, &looks) + 30.0;

    let half = (INNER - 64.0) / 2.0;
    let mut bottom = top;
    for (number, (picture, _)) in views.into_iter().enumerate() {
        let left = MARGIN + number as f32 * (half + 64.0);
        let name = ["The first view", "The second view"][number];
        let shared = [Look::OnceToo, Look::OtherToo][number];
        heading(page, (left, top), name, "by position in the storage");
        let show = Show {
            picture,
            look: &|at| match looks[at] {
                Look::Both => shared,
                look => look,
            },
            first: true,
            room: (half, 400.0),
            most: 80.0,
        };
        let view = grid(page, (left, top + 26.0), &show);
        bottom = bottom.max(top + 26.0 + view.1);
    }
    let top = bottom + 34.0;
    for (number, (picture, _)) in views.into_iter().enumerate() {
        let left = MARGIN + number as f32 * (half + 64.0);
        bottom = bottom.max(top + facts(page, (left, top), half, picture));
    }
    let bottom = legend(page, bottom + 44.0, &looks, &["first view", "second view"]);
    Ok((canvas, bottom + 40.0))
}

/// A tensor of three dimensions and views of it, on one page.
///
/// The tensor is called `x` there. A view that narrows shows it with the chosen part in colour; any
/// other view is drawn as it is. Each cell keeps the colour of the plane of
/// the tensor that it lies in.
pub(crate) fn draw_sheet(
    title: &str,
    tensor: &Picture<'_>,
    views: &[Picture<'_>],
    path: &Path,
) -> Outcome<()> {
    let (page, height) = sheet(title, tensor, views)?;
    page.save(path, height)
}

fn sheet(title: &str, tensor: &Picture<'_>, views: &[Picture<'_>]) -> Outcome<(Canvas, f32)> {
    const WIDE: f32 = 2200.0;
    const COLUMNS: usize = 5;
    const GAP: f32 = 24.0;
    const PAD: f32 = 20.0;

    tensor.check()?;
    for view in views {
        view.check()?;
        same_storage(tensor, view)?;
    }
    let mut canvas = Canvas::new(WIDE)?;
    let page = &mut canvas;
    // A second page, for measuring.
    let draft = &mut Canvas::new(WIDE)?;
    let size = page.fit(Face::Strong, 44.0, title, WIDE / 2.0);
    page.text(
        (MARGIN, 86.0),
        title,
        Type::new(Face::Strong, size, Ink::DARK),
    );
    let planes: Vec<Option<usize>> = tensor
        .tenants()
        .iter()
        .map(|indices| indices.first().and_then(|index| index.first().copied()))
        .collect();

    // The legend, from the right.
    let mut x = WIDE - MARGIN;
    let count = planes.iter().flatten().max().map_or(0, |most| most + 1);
    let mut entries = vec![(Look::Skipped, "not in the view".to_owned())];
    for plane in (0..count).rev() {
        entries.push((Look::Plane(plane), format!("plane {plane} of x")));
    }
    for (look, words) in entries {
        let set = Type::new(Face::Text, 22.0, Ink::SOFT).end();
        x -= 48.0 + page.text((x, 84.0), &words, set);
        cell(page, Quad::upright((x, 66.0), 36.0, 24.0), look);
        x -= 34.0;
    }
    let set = Type::new(Face::Text, 22.0, Ink::SOFT).end();
    page.text((x, 84.0), "numbers: positions in the storage", set);

    let width = (WIDE - 2.0 * MARGIN - GAP * (COLUMNS - 1) as f32) / COLUMNS as f32;
    let inside = width - 2.0 * PAD;
    let mut top = 122.0;
    let panels: Vec<&Picture<'_>> = std::iter::once(tensor).chain(views).collect();
    for row in panels.chunks(COLUMNS) {
        let codes: Vec<Vec<String>> = row
            .iter()
            .map(|panel| wrapped(page, panel.rust, 20.0, inside))
            .collect();
        let code_lines = codes.iter().map(Vec::len).max().unwrap_or(1);
        let above = 68.0 + 28.0 * code_lines as f32;
        let chosen: Vec<_> = row.iter().map(|panel| panel.tenants()).collect();
        let looks: Vec<_> = chosen
            .iter()
            .map(|chosen| {
                |at: usize| match planes[at] {
                    Some(plane) if !chosen[at].is_empty() => Look::Plane(plane),
                    _ => Look::Skipped,
                }
            })
            .collect();
        let shows: Vec<Show<'_>> = row
            .iter()
            .zip(&looks)
            .map(|(panel, look)| Show {
                picture: if narrows(panel, tensor) {
                    tensor
                } else {
                    panel
                },
                look,
                first: false,
                room: (inside, 356.0),
                most: 58.0,
            })
            .collect();
        let sizes: Vec<Point> = shows
            .iter()
            .map(|show| grid(draft, (0.0, 0.0), show))
            .collect();
        let tallest = sizes.iter().map(|size| size.1).fold(0.0, f32::max);
        let height = above + 14.0 + tallest + PAD;

        for (column, panel) in row.iter().enumerate() {
            let left = MARGIN + column as f32 * (width + GAP);
            let frame = Paint::both(Ink::WHITE, Ink::RULE, 1.5);
            page.slab((left, top), (width, height), 12.0, frame);
            let band = Paint::filled(Ink::PANEL);
            page.slab((left + 2.0, top + 2.0), (width - 4.0, above), 10.0, band);
            for (line, code) in codes[column].iter().enumerate() {
                let size = page.fit(Face::CodeStrong, 20.0, code, inside);
                let set = Type::new(Face::CodeStrong, size, Ink::DARK);
                page.text((left + PAD, top + 36.0 + 28.0 * line as f32), code, set);
            }
            let numbers = format!(
                "size {}   stride {}   offset {}",
                tuple(panel.shape),
                tuple(panel.stride),
                panel.offset
            );
            let notes = [numbers, summary(panel, tensor)];
            for (line, note) in notes.iter().enumerate() {
                let size = page.fit(Face::Text, 18.0, note, inside);
                let y = top + 36.0 + 28.0 * codes[column].len() as f32 + 24.0 * line as f32;
                let set = Type::new(Face::Text, size, Ink::SOFT);
                page.text((left + PAD, y), note, set);
            }
            let at = (
                left + (width - sizes[column].0) / 2.0,
                top + above + 14.0 + (tallest - sizes[column].1) / 2.0,
            );
            grid(page, at, &shows[column]);
        }
        top += height + GAP;
    }
    Ok((canvas, top - GAP + 52.0))
}

/// Whether a view is a block of the tensor, in the tensor's own order.
fn narrows(view: &Picture<'_>, tensor: &Picture<'_>) -> bool {
    view.stride == tensor.stride && view.shape.iter().zip(tensor.shape).all(|(v, t)| v <= t)
}

/// What becomes of the tensor's elements in a view, in a few words.
fn summary(view: &Picture<'_>, tensor: &Picture<'_>) -> String {
    let tenants = view.tenants();
    let used = tenants.iter().filter(|at| !at.is_empty()).count();
    let counts = || tenants.iter().map(Vec::len).filter(|&count| count > 0);
    let (least, most) = (counts().min().unwrap_or(0), counts().max().unwrap_or(0));
    let elements = if used == tensor.storage_len {
        format!("all {used} elements")
    } else {
        format!("{used} of {} elements", tensor.storage_len)
    };
    if most > 1 {
        let each = if least == most { "each" } else { "up to" };
        format!("{elements}, {each} ×{most}")
    } else if view.is_contiguous() {
        format!("{elements}, contiguous")
    } else {
        format!("{elements}, not contiguous")
    }
}

/// A line of code in as many lines as it needs, broken before a method.
fn wrapped(page: &Canvas, code: &str, size: f32, room: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for (number, part) in code.split_inclusive(")").enumerate() {
        let part = if number == 0 { part } else { part.trim_start() };
        match lines.last_mut() {
            Some(line)
                if !part.starts_with('.')
                    || page.measure(Face::CodeStrong, size, &format!("{line}{part}")) <= room =>
            {
                line.push_str(part);
            }
            Some(_) => lines.push(format!("  {part}")),
            None => lines.push(part.to_owned()),
        }
    }
    lines
}

/// Title and code. Returns where the next part begins.
fn header(page: &mut Canvas, title: &str, views: &[(&Picture<'_>, Option<Look>)]) -> f32 {
    let size = page.fit(Face::Strong, 42.0, title, INNER);
    page.text(
        (MARGIN, 86.0),
        title,
        Type::new(Face::Strong, size, Ink::DARK),
    );
    let mut top = 116.0;
    for &(picture, look) in views {
        let height = 96.0;
        page.slab(
            (MARGIN, top),
            (INNER, height),
            10.0,
            Paint::filled(Ink::PANEL),
        );
        let bar = look.map_or(Ink::RULE, |look| look.inks().1);
        page.slab((MARGIN, top), (8.0, height), 4.0, Paint::filled(bar));
        let lines = [
            (
                "Rust",
                picture.rust,
                Face::CodeStrong,
                25.0,
                Ink::DARK,
                40.0,
            ),
            ("PyTorch", picture.torch, Face::Code, 21.0, Ink::SOFT, 75.0),
        ];
        for (label, code, face, size, ink, down) in lines {
            page.text(
                (MARGIN + 28.0, top + down),
                label,
                Type::new(Face::Text, 19.0, Ink::FAINT),
            );
            let size = page.fit(face, size, code, INNER - 150.0);
            page.text(
                (MARGIN + 124.0, top + down),
                code,
                Type::new(face, size, ink),
            );
        }
        top += height + 14.0;
    }
    top + 36.0
}

pub(crate) fn heading(page: &mut Canvas, at: Point, name: &str, note: &str) {
    let width = page.text(at, name, Type::new(Face::Strong, 24.0, Ink::DARK));
    page.text(
        (at.0 + width + 16.0, at.1),
        note,
        Type::new(Face::Text, 20.0, Ink::SOFT),
    );
}

/// Size, stride and offset, and what they mean. Returns the height taken.
fn facts(page: &mut Canvas, at: Point, width: f32, picture: &Picture<'_>) -> f32 {
    let inside = at.0 + 28.0;
    let mut lines: Vec<(Option<Ink>, String)> = Vec::new();
    for (dimension, &stride) in picture.stride.iter().enumerate() {
        let words = if stride == 0 {
            format!("a step along dimension {dimension} stays where it is")
        } else {
            let elements = plural(stride, "element");
            format!("a step along dimension {dimension} moves {elements}")
        };
        lines.push((Some(dimension_ink(dimension)), words));
    }
    lines.push((None, picture.formula()));
    let used = picture.tenants().iter().filter(|at| !at.is_empty()).count();
    let dense = if picture.is_contiguous() {
        "contiguous"
    } else {
        "not contiguous"
    };
    lines.push((
        None,
        format!(
            "uses {used} of {}; {dense}",
            plural(picture.storage_len, "element")
        ),
    ));
    let height = 3.0 * 40.0 + lines.len() as f32 * 32.0 + 56.0;
    page.slab(at, (width, height), 12.0, Paint::filled(Ink::PANEL));

    let mut y = at.1 + 48.0;
    let numbers = [
        ("size", tuple(picture.shape)),
        ("stride", tuple(picture.stride)),
        ("storage_offset", picture.offset.to_string()),
    ];
    for (name, value) in numbers {
        page.text((inside, y), name, Type::new(Face::Text, 23.0, Ink::SOFT));
        let size = page.fit(Face::CodeStrong, 27.0, &value, width - 230.0);
        let set = Type::new(Face::CodeStrong, size, Ink::DARK);
        page.text((inside + 186.0, y), &value, set);
        y += 40.0;
    }
    y -= 14.0;
    page.line((inside, y), (at.0 + width - 28.0, y), Ink::RULE, 1.5);
    y += 34.0;
    for (ink, words) in lines {
        if let Some(ink) = ink {
            page.disc((inside + 7.0, y - 7.0), 7.0, Paint::filled(ink));
        }
        let left = inside + if ink.is_some() { 26.0 } else { 0.0 };
        let size = page.fit(Face::Text, 21.0, &words, at.0 + width - 20.0 - left);
        page.text((left, y), &words, Type::new(Face::Text, size, Ink::SOFT));
        y += 32.0;
    }
    height
}

/// What the cells mean, for the kinds that occur. Returns the lower end.
fn legend(page: &mut Canvas, y: f32, looks: &[Look], names: &[&str]) -> f32 {
    let most = looks
        .iter()
        .filter_map(|look| match look {
            Look::Repeated(count) => Some(*count),
            _ => None,
        })
        .max();
    let [once, other, skipped] = match names {
        [first, second] => [first, second, "not in any view"],
        _ => ["one index lives here", "", "not in the view"],
    };
    let entries = [
        (Look::Once, once),
        (
            Look::Repeated(most.unwrap_or(0)),
            "several indices share this element",
        ),
        (Look::Other, other),
        (Look::Both, "shared by both views"),
        (Look::Skipped, skipped),
    ];
    let kind = |look: &Look| std::mem::discriminant(look);
    let mut x = MARGIN;
    for (look, words) in entries {
        if !looks.iter().any(|other| kind(other) == kind(&look)) {
            continue;
        }
        let quad = Quad::upright((x, y - 18.0), 34.0, 24.0);
        cell(page, quad, look);
        let mut left = x + 46.0;
        if let Look::Repeated(count) = look {
            badge(page, (x + 44.0, y - 18.0), count);
            left += 10.0;
        }
        let set = Type::new(Face::Text, 19.0, Ink::SOFT);
        x = left + page.text((left, y), words, set) + 44.0;
    }
    let quad = Quad::upright((x, y - 18.0), 34.0, 24.0);
    page.polygon(&quad.corners(), Paint::edged(Ink::DARK, 4.0));
    page.text(
        (x + 46.0, y),
        "first element",
        Type::new(Face::Text, 19.0, Ink::SOFT),
    );
    y
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture<'a>(
        storage_len: usize,
        shape: &'a [usize],
        stride: &'a [usize],
        offset: usize,
    ) -> Picture<'a> {
        Picture {
            title: "",
            rust: "",
            torch: "",
            storage_len,
            shape,
            stride,
            offset,
        }
    }

    #[test]
    fn views_stay_inside_their_storage() {
        assert_eq!(picture(20, &[3, 2], &[4, 1], 5).check(), Ok(()));
        let storage_len = 14;
        let outside = Err(Unfit::Outside { storage_len });
        assert_eq!(picture(14, &[3, 2], &[4, 1], 5).check(), outside);
        assert_eq!(picture(14, &[2], &[usize::MAX], 5).check(), outside);
        assert_eq!(picture(0, &[0, 2], &[2, 1], 9).check(), Ok(()));
        let ranks = Err(Unfit::Ranks {
            shape: 2,
            stride: 1,
        });
        assert_eq!(picture(4, &[2, 2], &[1], 0).check(), ranks);
        let cells = 10_000;
        let too_many = Err(Unfit::TooMany { cells });
        assert_eq!(picture(1, &[100, 100], &[0, 0], 0).check(), too_many);
    }

    #[test]
    fn tenants_are_found() {
        let tenants = picture(4, &[2, 2], &[0, 1], 1).tenants();
        assert_eq!(tenants[0], Vec::<Vec<usize>>::new());
        assert_eq!(tenants[2], [[0, 1], [1, 1]]);
    }

    #[test]
    fn contiguous_as_torch_says() {
        assert!(picture(12, &[3, 4], &[4, 1], 0).is_contiguous());
        assert!(!picture(12, &[4, 3], &[1, 4], 0).is_contiguous());
        assert!(picture(12, &[1, 4], &[99, 1], 3).is_contiguous());
        assert!(picture(12, &[0, 4], &[9, 9], 3).is_contiguous());
    }

    #[test]
    fn the_smallest_and_the_emptiest_are_drawn() -> Outcome<()> {
        let cases = [
            picture(1, &[], &[], 0),
            picture(0, &[0], &[1], 0),
            picture(3, &[2, 0, 2], &[9, 9, usize::MAX], 0),
            picture(120, &[120], &[1], 0),
            picture(1, &[1, 1, 1, 1, 1, 1, 1], &[9; 7], 0),
            picture(60, &[5, 4, 3], &[1, 5, 20], 0),
        ];
        for case in &cases {
            for (_, height) in [one(case)?, two(case, case)?, sheet("", case, &[*case])?] {
                assert!((200.0..4000.0).contains(&height), "{height}");
            }
        }
        Ok(())
    }
}
