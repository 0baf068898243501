//! What judges programs of view operations by the answers of PyTorch, for the tests in this folder and
//! in `../algebra/`: the form of a legal program, and what rustc says to an illegal one.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use stridewise::layout::{Layout, StorageSpan};
use stridewise::storage::SharedRef;
use stridewise::tensor::TensorBase;

// ------------------------------------------------------------------ legal programs

pub(crate) type Outcome = Result<(), String>;

/// What is recorded of the elements, in logical order.
pub(crate) enum Elements {
    Listed(&'static [i64]),
    Checksum(u64),
}

pub(crate) struct Answer {
    pub(crate) shape: &'static [usize],
    pub(crate) stride: &'static [usize],
    pub(crate) offset: usize,
    pub(crate) elements: Elements,
}

/// FNV-1a over whole elements; `checksum` in generate.py is the same.
fn checksum(values: &[i64]) -> u64 {
    values.iter().fold(0xcbf2_9ce4_8422_2325, |h, &v| {
        (h ^ v as u64).wrapping_mul(0x100_0000_01b3)
    })
}

/// What is asked of each view is asked in a function for all of them, which is checked once.
pub(crate) fn compare<Rest: StorageSpan, L: Layout>(
    program: &'static str,
    y: TensorBase<SharedRef<'_, i64, Rest>, L>,
    torch: &'static Answer,
) -> Outcome {
    let mut elements = y.iter();
    agrees(
        program,
        (y.shape(), y.stride(), y.storage_offset()),
        &mut || elements.next().copied(),
        torch,
    )
}

fn agrees(
    program: &str,
    (shape, stride, offset): (&[usize], &[usize], usize),
    next: &mut dyn FnMut() -> Option<i64>,
    torch: &Answer,
) -> Outcome {
    let program = program.split_whitespace().collect::<String>();
    if (shape, stride, offset) != (torch.shape, torch.stride, torch.offset) {
        return Err(format!(
            "{program}\n  is      shape {shape:?} stride {stride:?} offset {offset}\n  PyTorch shape {:?} stride {:?} offset {}",
            torch.shape, torch.stride, torch.offset
        ));
    }
    let elements: Vec<i64> = std::iter::from_fn(next).collect();
    let count = torch.shape.iter().product::<usize>();
    if elements.len() == count && torch.elements.are(&elements) {
        Ok(())
    } else {
        Err(format!("{program}\n  has other elements: {elements:?}"))
    }
}

impl Elements {
    pub(crate) fn are(&self, elements: &[i64]) -> bool {
        match self {
            Elements::Listed(values) => elements == *values,
            Elements::Checksum(sum) => checksum(elements) == *sum,
        }
    }
}

/// Runs the cases of all groups.
pub(crate) fn all_agree(groups: &[fn() -> Vec<Outcome>]) {
    let outcomes: Vec<Outcome> = groups.iter().flat_map(|group| group()).collect();
    let wrong: Vec<&String> = outcomes.iter().filter_map(|o| o.as_ref().err()).collect();
    for report in wrong.iter().take(20) {
        eprintln!("{report}\n");
    }
    assert!(
        wrong.is_empty(),
        "{} of {} programs differ from PyTorch",
        wrong.len(),
        outcomes.len()
    );
}

// Each case is a function of its own: its own stack frame, its own type-check.
macro_rules! case {
    (@elements $values:tt) => { $crate::judge::Elements::Listed(&$values) };
    (@checksum $sum:tt) => { $crate::judge::Elements::Checksum($sum) };
    ($number:literal, [$($size:tt)*], [$($ops:tt)*],
        shape $shape:tt, stride $stride:tt, offset $offset:literal, $kind:ident $elements:tt) => {{
        fn run() -> $crate::judge::Outcome {
            let x = Tensor::<i64, Shape![$($size)*]>::arange();
            $crate::judge::compare(
                concat!($number, ": [", stringify!($($size)*), "]", stringify!($($ops)*)),
                x.as_view()$($ops)*,
                &$crate::judge::Answer {
                    shape: &$shape,
                    stride: &$stride,
                    offset: $offset,
                    elements: case!(@$kind $elements),
                },
            )
        }
        run()
    }};
}

// ------------------------------------------------------------------ illegal programs

/// One function, legal but for the marked line. Lines count from 0.
pub(crate) struct Program {
    /// What its name says before the number.
    pub(crate) kind: String,
    lines: Range<usize>,
    marked: usize,
}

fn programs(source: &[&str]) -> Vec<Program> {
    let mut programs = Vec::new();
    for (start, line) in source.iter().enumerate() {
        let Some(name) = line.strip_prefix("fn ") else {
            continue;
        };
        let (kind, number) = name.trim_end_matches("() {").rsplit_once('_').unwrap();
        let end = start + source[start..].iter().position(|l| *l == "}").unwrap() + 1;
        let mark = format!("//~ {number}");
        let marked = (start..end).find(|&l| source[l].ends_with(&mark)).unwrap();
        programs.push(Program {
            kind: kind.into(),
            lines: start..end,
            marked,
        });
    }
    programs
}

/// An error of rustc: the lines of its primary spans, its code, and its text.
pub(crate) struct Refusal {
    lines: BTreeSet<usize>,
    pub(crate) code: String,
    pub(crate) text: String,
}

/// The line of the program that a span belongs to, out of all macros. Lines count from 0.
fn line(mut span: &Value) -> usize {
    while !span["expansion"].is_null() {
        span = &span["expansion"]["span"];
    }
    span["line_start"].as_u64().unwrap() as usize - 1
}

/// A crate that holds the programs, and the compiler for it: with the library that Cargo has built for this test.
struct Project {
    source: PathBuf,
    library: PathBuf,
}

impl Project {
    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&folder).unwrap();
        // Cargo names the library's file.
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["test", "--no-run", "--message-format=json", "--test"]);
        cargo.arg(env!("CARGO_CRATE_NAME"));
        if !cfg!(debug_assertions) {
            cargo.arg("--release");
        }
        let messages = String::from_utf8(cargo.output().unwrap().stdout).unwrap();
        let artifacts = messages
            .lines()
            .filter_map(|line| serde_json::from_str::<Value>(line).ok());
        let mut libraries = artifacts.filter_map(|artifact| {
            let target = &artifact["target"];
            let is_library = target["name"] == env!("CARGO_PKG_NAME") && target["kind"][0] == "lib";
            let file = is_library.then(|| artifact["filenames"][0].as_str());
            file.flatten().map(PathBuf::from)
        });
        Self {
            source: folder.join("programs.rs"),
            library: libraries.next_back().expect("Cargo builds it"),
        }
    }

    fn check(&self, source: &[&str]) -> Vec<Refusal> {
        fs::write(&self.source, source.join("\n")).unwrap();
        let beside = self.library.parent().unwrap().display();
        let output = Command::new(env::var_os("RUSTC").unwrap_or("rustc".into()))
            .args(["--edition", "2024", "--crate-type", "lib"])
            .args(["--emit", "metadata", "--error-format", "json"])
            .arg("--extern")
            .arg(format!("stridewise={}", self.library.display()))
            .arg("-L")
            .arg(format!("dependency={beside}"))
            .arg("--out-dir")
            .arg(self.source.parent().unwrap())
            .arg(&self.source)
            .output()
            .unwrap();
        let mut refusals = Vec::new();
        let said = String::from_utf8(output.stderr).unwrap();
        for message in said.lines() {
            let Ok(message) = serde_json::from_str::<Value>(message) else {
                continue;
            };
            let level = message["level"].as_str().unwrap_or("");
            if !level.starts_with("error") {
                continue;
            }
            let text = message["rendered"].as_str().unwrap();
            if text.starts_with("error: aborting due to") {
                continue;
            }
            refusals.push(Refusal {
                lines: message["spans"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .filter(|span| span["is_primary"] == true)
                    .map(line)
                    .collect(),
                code: message["code"]["code"].as_str().unwrap_or("-").into(),
                text: text.into(),
            });
        }
        assert!(
            output.status.success() || !refusals.is_empty(),
            "the compiler failed:\n{said}"
        );
        refusals
    }
}

/// What rustc says to each program. It refuses all of them, each on its marked line and nowhere else,
/// and none for want of a method: then the message would not be the library's.
pub(crate) fn refusals(
    name: &str,
    source: &'static str,
) -> Vec<(Program, Vec<&'static str>, Refusal)> {
    let lines: Vec<&'static str> = source.lines().collect();
    let mut source = lines.clone();
    let mut pending: BTreeMap<usize, Program> = programs(&source)
        .into_iter()
        .map(|program| (program.marked, program))
        .collect();
    let total = pending.len();
    let project = Project::new(name);
    let mut out = Vec::new();

    // An error while macros are expanded can hide the errors of types behind it: what is
    // refused is cut out, until nothing more is.
    loop {
        let mut refused = BTreeMap::new();
        let mut astray = Vec::new();
        for refusal in project.check(&source) {
            let marked = match refusal.lines.first() {
                // E0275: the compiler gave up, which is no answer. E0599: there is no such method.
                Some(line)
                    if refusal.lines.len() == 1
                        && pending.contains_key(line)
                        && !["E0275", "E0599"].contains(&&*refusal.code) =>
                {
                    *line
                }
                _ => {
                    astray.push(refusal.text);
                    continue;
                }
            };
            refused.entry(marked).or_insert(refusal);
        }
        for text in astray.iter().take(10) {
            eprintln!("{text}");
        }
        assert!(
            astray.is_empty(),
            "{} errors of another kind, or elsewhere than on the line of a refused operation",
            astray.len()
        );
        let done = refused.is_empty();
        for (marked, refusal) in refused {
            let program = pending.remove(&marked).unwrap();
            source[program.lines.clone()].fill("");
            let text = lines[program.lines.clone()].to_vec();
            out.push((program, text, refusal));
        }
        if done || pending.is_empty() {
            break;
        }
    }

    for program in pending.values().take(20) {
        eprintln!("{}\n", source[program.lines.clone()].join("\n"));
    }
    assert!(
        pending.is_empty(),
        "{} of {total} programs compile that are to be refused",
        pending.len()
    );
    out
}
