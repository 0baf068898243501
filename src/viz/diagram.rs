//! Diagrams of a view and its storage: the cells of the storage in a row, and the view as a grid, each cell with its
//! position in the storage.

use core::fmt;
use std::borrow::ToOwned;
use std::boxed::Box;
use std::format;
use std::path::Path;
use std::string::{String, ToString};
use std::vec;
use std::vec::Vec;

use super::VizError;
use super::canvas::{Canvas, Face, Ink, Paint, Point, Type};
use super::cells::{Look, Quad, Show, badge, cell, dimension_ink, grid};
use super::storage::storage;
use crate::layout::Layout;
use crate::storage::Storage;
use crate::tensor::TensorBase;

impl<S: Storage, L: Layout> TensorBase<S, L> {
    /// A diagram of the tensor and its storage. It shows every cell of the storage with the indices that map to it, the
    /// tensor with the position of each element, its size, stride and offset, and the effect of a step along each
    /// dimension.
    ///
    /// The diagram depends only on the type; the elements are not read. A storage of more than 240 elements is too
    /// large for a readable diagram, and drawing it is an error.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![3, 4]>::arange();
    /// let picture = x.t().diagram().title("A transpose").code("x.t()").torch("x.t()");
    /// // picture.save("transpose.svg")?;
    /// assert!(picture.svg()?.starts_with("<svg"));
    /// // In a terminal:
    /// println!("{}", x.slice(s![1.., ..;2]).diagram());
    /// # Ok::<(), stridewise::viz::VizError>(())
    /// ```
    pub fn diagram(&self) -> Diagram {
        Diagram {
            title: String::new(),
            rust: String::new(),
            torch: String::new(),
            storage_len: self.storage_len(),
            shape: self.shape(),
            stride: self.stride(),
            offset: self.storage_offset(),
            base: self.storage.as_ptr().addr(),
            others: Others::None,
        }
    }
}

/// A diagram of a tensor and its storage: [`x.diagram()`](TensorBase::diagram).
///
/// `Display` prints a text diagram: the cells of the storage with their positions, below each the index that maps to
/// it, and the view as positions.
///
/// ```
/// use stridewise::prelude::*;
/// let x = Tensor::<f32, Shape![2, 4]>::arange();
/// assert_eq!(x.narrow::<1, 1, 2>().t().diagram().to_string(), "\
/// size (2, 2)  stride (1, 4)  storage_offset 1  of 8 elements, not contiguous
/// storage    0    1    2    3    4    5    6    7
///            ·  0,0  1,0    ·    ·  0,1  1,1    ·
/// view       1    5
///            2    6
/// ");
/// ```
#[derive(Clone, Debug)]
pub struct Diagram {
    pub(super) title: String,
    /// The line of Rust that makes the view.
    pub(super) rust: String,
    /// The line of PyTorch that makes it.
    pub(super) torch: String,
    /// The number of elements in the storage.
    pub(super) storage_len: usize,
    pub(super) shape: &'static [usize],
    pub(super) stride: &'static [usize],
    /// The offset: the position of the first element in the storage.
    pub(super) offset: usize,
    /// The address of the storage.
    base: usize,
    others: Others,
}

/// Further views on the same page.
#[derive(Clone, Debug)]
enum Others {
    None,
    Second(Box<Diagram>),
    Sheet(Vec<Diagram>),
}

/// For every position of a storage, the indices that map to it.
pub(crate) type Tenants = Vec<Vec<Vec<usize>>>;

pub(super) const MOST_CELLS: usize = 240;

pub(crate) const WIDTH: f32 = 1600.0;
pub(crate) const MARGIN: f32 = 64.0;
pub(crate) const INNER: f32 = WIDTH - 2.0 * MARGIN;

impl Diagram {
    /// Sets the heading of the picture.
    #[must_use]
    pub fn title(mut self, title: &str) -> Self {
        title.clone_into(&mut self.title);
        self
    }

    /// Sets the line of Rust that makes the view, which is shown with it.
    #[must_use]
    pub fn code(mut self, rust: &str) -> Self {
        rust.clone_into(&mut self.rust);
        self
    }

    /// Sets PyTorch's equivalent of that line.
    #[must_use]
    pub fn torch(mut self, torch: &str) -> Self {
        torch.clone_into(&mut self.torch);
        self
    }

    /// Adds a second view of the same storage on the same page, and marks the cells that both share.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![3, 4]>::arange();
    /// let rows = x.narrow::<0, 0, 2>().diagram().code("x.narrow::<0, 0, 2>()");
    /// let picture = rows.beside(x.narrow::<1, 1, 2>().diagram().code("x.narrow::<1, 1, 2>()"));
    /// assert!(picture.svg()?.contains("shared by both views"));
    /// # Ok::<(), stridewise::viz::VizError>(())
    /// ```
    #[must_use]
    pub fn beside(mut self, second: Diagram) -> Self {
        self.others = Others::Second(Box::new(second));
        self
    }

    /// Adds further views of the same storage, each in a panel: a part of the tensor is shown within the tensor, any
    /// other view by itself, and each cell has the colour of its plane of the tensor.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![2, 3, 4]>::arange();
    /// let views = [
    ///     x.narrow::<2, 0, 2>().diagram().code("x.narrow::<2, 0, 2>()"),
    ///     x.transpose::<0, 1>().diagram().code("x.transpose::<0, 1>()"),
    /// ];
    /// assert!(x.diagram().code("x").sheet(views).svg()?.contains("plane 1 of x"));
    /// # Ok::<(), stridewise::viz::VizError>(())
    /// ```
    #[must_use]
    pub fn sheet(mut self, views: impl IntoIterator<Item = Diagram>) -> Self {
        self.others = Others::Sheet(views.into_iter().collect());
        self
    }

    /// Returns the picture as SVG. It can be embedded in HTML, or in rustdoc, unchanged: `#![doc =
    /// include_str!("picture.svg")]`.
    ///
    /// # Errors
    /// [`VizError::TooManyCells`], and [`VizError::TwoStorages`] if views of several storages are drawn together.
    pub fn svg(&self) -> Result<String, VizError> {
        let (page, height) = self.page()?;
        Ok(page.svg(height))
    }

    /// Returns the picture as the bytes of a PNG.
    ///
    /// # Errors
    /// As for [`svg`](Self::svg).
    pub fn png(&self) -> Result<Vec<u8>, VizError> {
        let (page, height) = self.page()?;
        page.png(height)
    }

    /// Writes the picture to a file, in the format of its extension: `.svg` or `.png`.
    ///
    /// # Errors
    /// As for [`svg`](Self::svg), [`VizError::Extension`] for any other extension, and [`VizError::File`].
    pub fn save(&self, path: impl AsRef<Path>) -> Result<(), VizError> {
        let (page, height) = self.page()?;
        page.save(path.as_ref(), height)
    }

    fn page(&self) -> Result<(Canvas, f32), VizError> {
        match &self.others {
            Others::None => one(self),
            Others::Second(second) => two(self, second),
            Others::Sheet(views) => sheet(self, views),
        }
    }

    pub(crate) fn rank(&self) -> usize {
        self.shape.len()
    }

    fn check(&self) -> Result<(), VizError> {
        let product = |cells: usize, &size: &usize| cells.saturating_mul(size);
        let cells = match self.shape.contains(&0) {
            true => 0,
            false => self.shape.iter().fold(1, product),
        };
        let cells = cells.max(self.storage_len);
        if cells > MOST_CELLS {
            return Err(VizError::TooManyCells { cells });
        }
        Ok(())
    }

    pub(crate) fn position(&self, index: &[usize]) -> usize {
        let steps = index.iter().zip(self.stride);
        self.offset + steps.map(|(&at, &stride)| at * stride).sum::<usize>()
    }

    /// For every position of the storage, the indices that map to it.
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

    /// Its four properties, in one line.
    fn numbers(&self) -> String {
        let dense = match self.is_contiguous() {
            true => "contiguous",
            false => "not contiguous",
        };
        format!(
            "size {}  stride {}  storage_offset {}  of {}, {dense}",
            tuple(self.shape),
            tuple(self.stride),
            self.offset,
            plural(self.storage_len, "element"),
        )
    }

    /// The text alternative of the picture.
    fn says(&self) -> String {
        let numbers = self.numbers();
        match self.title.as_str() {
            "" => numbers,
            title => format!("{title}: {numbers}"),
        }
    }

    /// The position of index (i, j, …), as a formula.
    fn formula(&self) -> String {
        let names = ["i", "j", "k", "l", "m", "n", "o", "p"];
        let mut formula = self.offset.to_string();
        for (name, stride) in names.iter().zip(self.stride) {
            formula += &format!(" + {stride}·{name}");
        }
        if self.rank() == 0 {
            return format!("the element lives at {formula}");
        }
        let list = names[..self.rank().min(names.len())].join(", ");
        format!("index ({list}) lives at {formula}")
    }
}

impl fmt::Display for Diagram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for text in [&self.title, &self.rust] {
            if !text.is_empty() {
                writeln!(f, "{text}")?;
            }
        }
        writeln!(f, "{}", self.numbers())?;
        if let Err(error) = self.check() {
            return writeln!(f, "{error}");
        }
        let labels: Vec<String> = self
            .tenants()
            .iter()
            .map(|indices| match indices.as_slice() {
                [] => "·".to_owned(),
                [index] if index.is_empty() => "()".to_owned(),
                [index] => joined(index, ","),
                [index, ..] => format!("{}×{}", joined(index, ","), indices.len()),
            })
            .collect();
        let widest = labels.iter().map(|label| label.chars().count()).max();
        let width = widest.unwrap_or(0).max(3) + 2;
        let per_row = (72 / width).max(1);
        for (row, cells) in labels.chunks(per_row).enumerate() {
            write!(f, "{:7}", if row == 0 { "storage" } else { "" })?;
            for at in 0..cells.len() {
                write!(f, "{:>width$}", row * per_row + at)?;
            }
            write!(f, "\n{:7}", "")?;
            for label in cells {
                write!(f, "{label:>width$}")?;
            }
            writeln!(f)?;
        }
        let columns = self.shape.last().copied().unwrap_or(1);
        let positions: Vec<usize> = indices(self.shape)
            .iter()
            .map(|index| self.position(index))
            .collect();
        // Each plane starts below a line with its index.
        let rows = match self.shape {
            [.., rows, _] if self.rank() > 2 => *rows,
            _ => usize::MAX,
        };
        for (number, row) in positions.chunks(columns.max(1)).enumerate() {
            if rows != usize::MAX && number % rows == 0 {
                let index = &indices(&self.shape[..self.rank() - 2])[number / rows];
                writeln!(
                    f,
                    "{:7}  [{}]",
                    if number == 0 { "view" } else { "" },
                    joined(index, ", ")
                )?;
                write!(f, "{:7}", "")?;
            } else {
                write!(f, "{:7}", if number == 0 { "view" } else { "" })?;
            }
            for position in row {
                write!(f, "{position:>width$}")?;
            }
            writeln!(f)?;
        }
        match &self.others {
            Others::None => Ok(()),
            Others::Second(second) => write!(f, "{second}"),
            Others::Sheet(views) => views.iter().try_for_each(|view| write!(f, "{view}")),
        }
    }
}

fn same_storage(first: &Diagram, second: &Diagram) -> Result<(), VizError> {
    if (first.base, first.storage_len) == (second.base, second.storage_len) {
        return Ok(());
    }
    Err(VizError::TwoStorages {
        first: first.storage_len,
        second: second.storage_len,
    })
}

/// All indices of a shape, in row-major order.
pub(crate) fn indices(shape: &[usize]) -> Vec<Vec<usize>> {
    // However many prefixes they would have.
    if shape.contains(&0) {
        return Vec::new();
    }
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

/// A tuple in the syntax of Python and Rust.
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

/// Draws one view: its storage, the view itself, and its properties.
fn one(picture: &Diagram) -> Result<(Canvas, f32), VizError> {
    picture.check()?;
    let mut canvas = Canvas::new(WIDTH, &picture.says())?;
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

    let top = header(page, &picture.title, &[(picture, None)]);
    let top = storage(page, top, &[(picture, &tenants)], &looks) + 30.0;

    // A long row takes the whole width, and the properties are below it.
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

/// Draws two views of one storage, which may share cells. The title is the first one's.
fn two(first: &Diagram, second: &Diagram) -> Result<(Canvas, f32), VizError> {
    first.check()?;
    second.check()?;
    same_storage(first, second)?;
    let says = format!("{}; beside it: {}", first.says(), second.says());
    let mut canvas = Canvas::new(WIDTH, &says)?;
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
    let top = header(page, &first.title, &views);
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

/// Draws a tensor of three dimensions and views of it, on one page. The tensor is called `x` there.
fn sheet(tensor: &Diagram, views: &[Diagram]) -> Result<(Canvas, f32), VizError> {
    const PANEL: f32 = 395.2;
    const MOST_COLUMNS: usize = 5;
    const GAP: f32 = 24.0;
    const PAD: f32 = 20.0;

    tensor.check()?;
    for view in views {
        view.check()?;
        same_storage(tensor, view)?;
    }
    let says = views
        .iter()
        .map(|view| format!("{} has {}", view.rust, view.numbers()));
    let says: Vec<String> = says.collect();
    let says = format!("{}; {}", tensor.says(), says.join("; "));
    let panels: Vec<&Diagram> = core::iter::once(tensor).chain(views).collect();
    // Rows of equal length, and at least three columns, for the legend.
    let columns = panels.len().div_ceil(panels.len().div_ceil(MOST_COLUMNS));
    let wide = columns.max(3) as f32;
    let wide = 2.0 * MARGIN + wide * PANEL + (wide - 1.0) * GAP;
    let mut canvas = Canvas::new(wide, &says)?;
    let page = &mut canvas;
    // A second page, for measuring.
    let draft = &mut Canvas::new(wide, "")?;
    let title = Type::new(Face::Strong, 44.0, Ink::DARK);
    let title_width = page.text((MARGIN, 86.0), &tensor.title, title);
    let planes: Vec<Option<usize>> = tensor
        .tenants()
        .iter()
        .map(|indices| Some(indices.first()?.first().copied().unwrap_or(0)))
        .collect();

    // The legend, to the right of the title, or below it.
    let count = planes.iter().flatten().max().map_or(0, |most| most + 1);
    let mut entries = vec![(None, "numbers: positions in the storage".to_owned())];
    for plane in 0..count {
        entries.push((Some(Look::Plane(plane)), format!("plane {plane} of x")));
    }
    let beyond = |view: &Diagram| !within(view, tensor);
    if views.iter().any(beyond) {
        entries.push((Some(Look::Other), "not in x".to_owned()));
    }
    entries.push((Some(Look::Skipped), "not in the view".to_owned()));
    let note = Type::new(Face::Text, 22.0, Ink::SOFT);
    let widths: Vec<f32> = entries
        .iter()
        .map(|(look, words)| {
            let box_ = if look.is_some() { 48.0 } else { 0.0 };
            box_ + page.measure(note.face, note.size, words)
        })
        .collect();
    let legend = widths.iter().map(|width| width + 34.0).sum::<f32>() - 34.0;
    let beside = wide - MARGIN - legend;
    let (mut x, mut y) = if beside > MARGIN + title_width + 40.0 {
        (beside, 84.0)
    } else {
        (MARGIN, 132.0)
    };
    for ((look, words), width) in entries.into_iter().zip(widths) {
        // Half a pixel for what sums of widths are off.
        if x > MARGIN && x + width > wide - MARGIN + 0.5 {
            (x, y) = (MARGIN, y + 34.0);
        }
        if let Some(look) = look {
            cell(page, Quad::upright((x, y - 18.0), 36.0, 24.0), look);
            x += 48.0;
        }
        x += page.text((x, y), &words, note) + 34.0;
    }

    let width = PANEL;
    let inside = width - 2.0 * PAD;
    let mut top = y + 38.0;
    for row in panels.chunks(columns) {
        let codes: Vec<Vec<String>> = row
            .iter()
            .map(|panel| wrapped(page, &panel.rust, 20.0, inside))
            .collect();
        let code_lines = codes.iter().map(Vec::len).max().unwrap_or(1);
        let above = 68.0 + 28.0 * code_lines as f32;
        let chosen: Vec<_> = row.iter().map(|panel| panel.tenants()).collect();
        let looks: Vec<_> = chosen
            .iter()
            .map(|chosen| {
                |at: usize| match planes[at] {
                    _ if chosen[at].is_empty() => Look::Skipped,
                    Some(plane) => Look::Plane(plane),
                    None => Look::Other,
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
fn narrows(view: &Diagram, tensor: &Diagram) -> bool {
    view.stride == tensor.stride
        && view.shape.iter().zip(tensor.shape).all(|(v, t)| v <= t)
        && within(view, tensor)
}

/// Whether each element of a view is one of the tensor.
fn within(view: &Diagram, tensor: &Diagram) -> bool {
    let mut both = view.tenants().into_iter().zip(tensor.tenants());
    both.all(|(view, tensor)| view.is_empty() || !tensor.is_empty())
}

/// A short description of the relation of a view to the tensor's elements.
fn summary(view: &Diagram, tensor: &Diagram) -> String {
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

/// A line of code, broken into as many lines as it needs before method calls.
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

/// Draws title and code, if there are any. Returns the top of the next part.
fn header(page: &mut Canvas, title: &str, views: &[(&Diagram, Option<Look>)]) -> f32 {
    let mut top = 40.0;
    if !title.is_empty() {
        let size = page.fit(Face::Strong, 42.0, title, INNER);
        let set = Type::new(Face::Strong, size, Ink::DARK);
        page.text((MARGIN, 86.0), title, set);
        top = 116.0;
    }
    for &(picture, look) in views {
        let lines = [
            ("Rust", &picture.rust, Face::CodeStrong, 25.0, Ink::DARK),
            ("PyTorch", &picture.torch, Face::Code, 21.0, Ink::SOFT),
        ];
        let lines = lines.iter().filter(|line| !line.1.is_empty());
        let count = lines.clone().count();
        if count == 0 {
            continue;
        }
        let height = 26.0 + 35.0 * count as f32;
        let panel = Paint::filled(Ink::PANEL);
        page.slab((MARGIN, top), (INNER, height), 10.0, panel);
        let bar = look.map_or(Ink::RULE, |look| look.inks().1);
        page.slab((MARGIN, top), (8.0, height), 4.0, Paint::filled(bar));
        for (line, &(label, code, face, size, ink)) in lines.enumerate() {
            let down = top + 40.0 + 35.0 * line as f32;
            let set = Type::new(Face::Text, 19.0, Ink::FAINT);
            page.text((MARGIN + 28.0, down), label, set);
            let size = page.fit(face, size, code, INNER - 150.0);
            page.text((MARGIN + 124.0, down), code, Type::new(face, size, ink));
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

/// Draws size, stride and offset, and their meaning. Returns the height.
fn facts(page: &mut Canvas, at: Point, width: f32, picture: &Diagram) -> f32 {
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

/// Draws the legend of the kinds of cells that occur. Returns the lower end.
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
    let kind = |look: &Look| core::mem::discriminant(look);
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

    fn diagram(
        storage_len: usize,
        shape: &'static [usize],
        stride: &'static [usize],
        offset: usize,
    ) -> Diagram {
        Diagram {
            title: String::new(),
            rust: String::new(),
            torch: String::new(),
            storage_len,
            shape,
            stride,
            offset,
            base: 0,
            others: Others::None,
        }
    }

    #[test]
    fn tenants_are_found() {
        let tenants = diagram(4, &[2, 2], &[0, 1], 1).tenants();
        assert_eq!(tenants[0], Vec::<Vec<usize>>::new());
        assert_eq!(tenants[2], [[0, 1], [1, 1]]);
    }

    #[test]
    fn contiguous_as_torch_says() {
        assert!(diagram(12, &[3, 4], &[4, 1], 0).is_contiguous());
        assert!(!diagram(12, &[4, 3], &[1, 4], 0).is_contiguous());
        assert!(diagram(12, &[1, 4], &[99, 1], 3).is_contiguous());
        assert!(diagram(12, &[0, 4], &[9, 9], 3).is_contiguous());
    }

    #[test]
    fn many_rows_and_many_columns_are_drawn() -> Result<(), VizError> {
        let cases = [
            diagram(240, &[240], &[1], 0),
            diagram(240, &[60, 4], &[4, 1], 0),
            diagram(156, &[156, 1], &[1, 1], 0),
            diagram(240, &[240, 1], &[1, 1], 0),
            diagram(240, &[1, 240], &[240, 1], 0),
            diagram(240, &[2, 120], &[120, 1], 0),
            diagram(240, &[240, 1, 1], &[1, 1, 1], 0),
            diagram(240, &[1, 240, 1], &[240, 1, 1], 0),
            diagram(240, &[1, 1, 240], &[240, 240, 1], 0),
            diagram(240, &[60, 2, 2], &[4, 2, 1], 0),
        ];
        for case in &cases {
            let pages = [
                one(case)?,
                two(case, case)?,
                sheet(case, core::slice::from_ref(case))?,
            ];
            for (page, height) in pages {
                let svg = page.svg(height);
                for wrong in ["=\"-", "NaN", "inf"] {
                    assert!(!svg.contains(wrong), "{wrong} in {:?}", case.shape);
                }
                // What is written is on the page.
                let number = |line: &str, name: &str| {
                    let (_, rest) = line.split_once(name)?;
                    rest.split_once('"')?.0.parse::<f32>().ok()
                };
                let width = number(&svg, "rect width=\"").unwrap_or(0.0);
                for line in svg.lines().filter(|line| line.starts_with("<text")) {
                    let places = [" x=\"", " textLength=\""].map(|name| number(line, name));
                    let end = places.iter().map(|place| place.unwrap_or(9e9)).sum::<f32>();
                    assert!(end <= width, "{line} of {:?}", case.shape);
                }
            }
        }
        Ok(())
    }

    #[test]
    fn the_smallest_and_the_emptiest_are_drawn() -> Result<(), VizError> {
        let cases = [
            diagram(1, &[], &[], 0),
            diagram(0, &[0], &[1], 0),
            diagram(3, &[2, 0, 2], &[9, 9, usize::MAX], 0),
            diagram(120, &[120], &[1], 0),
            diagram(1, &[1, 1, 1, 1, 1, 1, 1, 1], &[9; 8], 0),
            diagram(60, &[5, 4, 3], &[1, 5, 20], 0),
        ];
        for case in &cases {
            let pages = [
                one(case)?,
                two(case, case)?,
                sheet(case, core::slice::from_ref(case))?,
            ];
            for (_, height) in pages {
                assert!((200.0..4000.0).contains(&height), "{height}");
            }
            assert!(!case.to_string().is_empty());
        }
        Ok(())
    }
}
