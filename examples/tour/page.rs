//! What the tour prints: headings, rows of code, results; and the pictures that it draws.

use std::fmt;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use stridewise::prelude::*;
use stridewise::storage::Storage;
use stridewise::viz::Diagram;

use crate::Outcome;
use crate::shown::{Shown, tuple};
use crate::text::{broken, first_name, tidy, wrapped};

/// Columns of the terminal.
const WIDTH: usize = 100;
/// Where PyTorch's line begins: at the first of these columns that leaves room for both lines.
const TORCH: [usize; 4] = [54, 62, 70, 78];

/// A result that is not the known one.
#[derive(Debug)]
struct Differs {
    code: String,
    expected: String,
    found: String,
}

impl fmt::Display for Differs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            code,
            expected,
            found,
        } = self;
        write!(f, "{code}\nshould give\n{expected}\nbut gives\n{found}")
    }
}

impl std::error::Error for Differs {}

/// An expression and its source.
pub(crate) struct Line<'v, T> {
    pub(crate) source: &'static str,
    pub(crate) value: &'v T,
}

/// The expression, evaluated, with its own source: for [`Tour::row`].
macro_rules! rust {
    ($e:expr) => {
        $crate::page::Line {
            source: stringify!($e),
            value: &$e,
        }
    };
}
pub(crate) use rust;

/// Runs a statement and prints its own source next to PyTorch's.
macro_rules! run {
    ($tour:ident, $torch:expr; $($line:tt)*) => {
        $tour.code(stringify!($($line)*; ), $torch)?;
        $($line)*;
    };
}
pub(crate) use run;

/// A tensor's name, and the lines that gave it.
struct Named {
    name: String,
    rust: String,
    torch: &'static str,
}

/// The tour so far.
pub(crate) struct Tour {
    out: io::StdoutLock<'static>,
    /// Whether the terminal knows bold and faint.
    colour: bool,
    folder: PathBuf,
    pictures: Vec<(String, String)>,
    compared: usize,
    parts: usize,
    /// Whether the two columns of the part still lack their names.
    unnamed: bool,
    /// The `let` lines so far, the latest last: pictures say what their tensor is.
    named: Vec<Named>,
}

impl Tour {
    pub(crate) fn new(folder: PathBuf) -> Outcome<Self> {
        std::fs::create_dir_all(&folder)?;
        let out = io::stdout().lock();
        let colour = out.is_terminal() && std::env::var_os("NO_COLOR").is_none();
        Ok(Self {
            out,
            colour,
            folder,
            pictures: Vec::new(),
            compared: 0,
            parts: 0,
            unnamed: true,
            named: Vec::new(),
        })
    }

    /// Begins a part.
    pub(crate) fn part(&mut self, title: &str) -> Outcome<()> {
        self.parts += 1;
        let title = format!("{}  {title} ", self.parts);
        let rule = "─".repeat(WIDTH - title.chars().count());
        let (on, off) = self.style("1");
        writeln!(self.out, "\n{on}{title}{rule}{off}")?;
        self.unnamed = true;
        Ok(())
    }

    /// A sentence or two, a line each.
    pub(crate) fn says(&mut self, words: &str) -> Outcome<()> {
        for line in wrapped(words, WIDTH - 2) {
            let indent = if line.is_empty() { "" } else { "  " };
            writeln!(self.out, "{indent}{line}")?;
        }
        Ok(())
    }

    /// A line of code next to PyTorch's.
    pub(crate) fn code(&mut self, source: &str, torch: &'static str) -> Outcome<()> {
        let (on, off) = self.style("2");
        if std::mem::take(&mut self.unnamed) {
            let column = TORCH[0];
            writeln!(self.out, "{on}{:column$}PyTorch{off}", "  Rust")?;
        }
        let rust = tidy(source);
        let lines = broken(&rust, WIDTH - 2);
        if let Some(rest) = rust.strip_prefix("let ") {
            let name = first_name(rest.trim_start_matches("mut ")).to_owned();
            self.named.push(Named { name, rust, torch });
        }
        let (last, first) = lines.split_last().ok_or("a row without code")?;
        for line in first {
            writeln!(self.out, "  {line}")?;
        }
        let (used, wanted) = (last.chars().count() + 2, torch.chars().count());
        let room = used + 2..WIDTH.saturating_sub(wanted) + 1;
        let beside = TORCH.into_iter().find(|column| room.contains(column));
        match beside.map(|column| column - 2) {
            _ if wanted == 0 => writeln!(self.out, "  {last}")?,
            Some(width) => writeln!(self.out, "  {last:width$}{on}{torch}{off}")?,
            None => {
                let column = TORCH[0].min(WIDTH.saturating_sub(wanted));
                writeln!(self.out, "  {last}\n{:column$}{on}{torch}{off}", "")?;
            }
        }
        Ok(())
    }

    /// An expression next to PyTorch's; the [`Row`] says how its result is shown.
    pub(crate) fn row<'t, 'v, T>(
        &'t mut self,
        line: Line<'v, T>,
        torch: &'static str,
    ) -> Outcome<Row<'t, 'v, T>> {
        self.code(line.source, torch)?;
        Ok(Row {
            code: tidy(line.source),
            tour: self,
            torch,
            value: line.value,
        })
    }

    /// A line that the compiler refuses, and what it says: the first lines of a file of `ui-tests`.
    pub(crate) fn refused(
        &mut self,
        stderr: &str,
        torch: &'static str,
        raises: &str,
    ) -> Outcome<()> {
        // The excerpt in the message: `8 |     x.t().view::<Shape![_]>();`
        let code = stderr.lines().find_map(|line| {
            let (number, code) = line.split_once('|')?;
            number.trim().parse::<usize>().ok()?;
            Some(code.trim())
        });
        self.code(code.ok_or("a message without an excerpt")?, torch)?;
        self.result(&format!("PyTorch: {raises}"))?;
        self.result("Rust, by cargo check:")?;
        let remark = |line: &&str| line.trim_start().starts_with("= ");
        let message = stderr.lines().take_while(|line| !remark(line));
        let note = stderr.lines().filter(|line| line.contains("= note: "));
        for line in message.chain(note) {
            for part in wrapped(line, WIDTH - 6) {
                writeln!(self.out, "      {part}")?;
            }
        }
        Ok(())
    }

    /// A picture of views in their storage, as PNG and SVG.
    pub(crate) fn diagram(&mut self, file: &str, title: &str, diagram: Diagram) -> Outcome<()> {
        self.picture(file, title, |path| {
            diagram.save(path.with_extension("svg"))?;
            Ok(diagram.save(path)?)
        })
    }

    /// A picture by `draw`.
    pub(crate) fn picture(
        &mut self,
        file: &str,
        title: &str,
        draw: impl FnOnce(&Path) -> Outcome<()>,
    ) -> Outcome<()> {
        let path = self.folder.join(file);
        draw(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        self.pictures.push((file.to_owned(), title.to_owned()));
        self.result(&format!("picture {file}"))
    }

    /// Says what was compared, and where the pictures are.
    pub(crate) fn end(mut self) -> Outcome<()> {
        let (on, off) = self.style("1");
        let folder = self.folder.display();
        writeln!(
            self.out,
            "\n{on}{} results compared, all as expected.{off}\n\n\
             {} pictures in {folder} (each diagram as .svg too):",
            self.compared,
            self.pictures.len(),
        )?;
        let width = self.pictures.iter().map(|(file, _)| file.len()).max();
        let width = width.unwrap_or(0) + 2;
        for (file, title) in &self.pictures {
            writeln!(self.out, "  {file:width$}{title}")?;
        }
        Ok(())
    }

    fn result(&mut self, text: &str) -> Outcome<()> {
        for (number, line) in text.lines().enumerate() {
            let arrow = if number == 0 { "→" } else { " " };
            writeln!(self.out, "{}", format!("    {arrow} {line}").trim_end())?;
        }
        Ok(())
    }

    fn compare(&mut self, code: &str, found: String, expected: String, same: bool) -> Outcome<()> {
        if !same {
            return Err(Differs {
                code: code.to_owned(),
                expected,
                found,
            }
            .into());
        }
        self.compared += 1;
        Ok(())
    }

    fn style(&self, code: &str) -> (String, &'static str) {
        if self.colour {
            (format!("\x1b[{code}m"), "\x1b[0m")
        } else {
            (String::new(), "")
        }
    }
}

/// A row that stands on the page, and the value of its expression.
pub(crate) struct Row<'t, 'v, T> {
    tour: &'t mut Tour,
    code: String,
    torch: &'static str,
    value: &'v T,
}

impl<T: Shown> Row<'_, '_, T> {
    /// Prints the value.
    pub(crate) fn shows(self) -> Outcome<Self> {
        self.tour.result(&self.value.shown())?;
        Ok(self)
    }

    /// Prints the value and compares it with the known one.
    pub(crate) fn gives<U: Shown>(self, expected: U) -> Outcome<Self>
    where
        T: PartialEq<U>,
    {
        let row = self.shows()?;
        let (found, same) = (row.value.shown(), *row.value == expected);
        row.tour.compare(&row.code, found, expected.shown(), same)?;
        Ok(row)
    }

    /// Prints the value and compares the print, which has four decimals, with the known one.
    pub(crate) fn prints(self, expected: &str) -> Outcome<Self> {
        let row = self.shows()?;
        let found = row.value.shown();
        let same = found == expected;
        row.tour
            .compare(&row.code, found, expected.to_owned(), same)?;
        Ok(row)
    }
}

impl<S: Storage, L: Layout> Row<'_, '_, TensorBase<S, L>> {
    /// Prints size, stride and offset and compares them with the known ones.
    pub(crate) fn lies<const R: usize>(
        self,
        shape: [usize; R],
        stride: [usize; R],
        offset: usize,
    ) -> Outcome<Self> {
        let words = |shape: &[usize], stride: &[usize], offset: usize| {
            let (shape, stride) = (tuple(shape), tuple(stride));
            format!("size {shape}  stride {stride}  offset {offset}")
        };
        let x = self.value;
        let found = words(x.shape(), x.stride(), x.storage_offset());
        let expected = words(&shape, &stride, offset);
        let contiguous = match x.is_contiguous() {
            true => "contiguous",
            false => "not contiguous",
        };
        self.tour.result(&format!("{found}  {contiguous}"))?;
        let same = found == expected;
        self.tour.compare(&self.code, found, expected, same)?;
        Ok(self)
    }

    /// The view as it is drawn next to others.
    pub(crate) fn drawing(&self) -> Diagram {
        self.value.diagram().code(&self.code).torch(self.torch)
    }

    /// The view as it is drawn on its own: with the line that made its tensor.
    pub(crate) fn introduction(&self) -> Diagram {
        let name = first_name(&self.code);
        match self.tour.named.iter().rfind(|named| named.name == name) {
            None => self.drawing(),
            Some(named) if name == self.code => self.drawing().code(&named.rust).torch(named.torch),
            Some(named) => self
                .drawing()
                .code(&format!("{}  {}", named.rust, self.code))
                .torch(&format!("{};  {}", named.torch, self.torch)),
        }
    }

    /// Draws the view and its storage.
    pub(crate) fn drawn(self, file: &str, title: &str) -> Outcome<()> {
        let diagram = self.introduction().title(title);
        self.tour.diagram(file, title, diagram)
    }
}
