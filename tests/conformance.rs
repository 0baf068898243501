//! Random programs of view operations, judged by real PyTorch (see `conformance/README.md`).
//!
//! What PyTorch accepts must compile and give its sizes, strides, offset and elements;
//! what PyTorch refuses must be refused by rustc, on the very line of the refused operation.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

// ------------------------------------------------------------------ legal programs

type Outcome = Result<(), String>;

/// What is recorded of the elements, in logical order.
enum Elements {
    Listed(&'static [i64]),
    Checksum(u64),
}

struct Answer {
    shape: &'static [usize],
    stride: &'static [usize],
    offset: usize,
    elements: Elements,
}

/// FNV-1a over whole elements; `checksum` in generate.py is the same.
fn checksum(values: &[i64]) -> u64 {
    values.iter().fold(0xcbf2_9ce4_8422_2325, |h, &v| {
        (h ^ v as u64).wrapping_mul(0x100_0000_01b3)
    })
}

fn compare(
    program: &str,
    shape: &[usize],
    stride: &[usize],
    offset: usize,
    elements: &mut dyn Iterator<Item = i64>,
    torch: Answer,
) -> Outcome {
    let program = program.split_whitespace().collect::<String>();
    if (shape, stride, offset) != (torch.shape, torch.stride, torch.offset) {
        return Err(format!(
            "{program}\n  is      shape {shape:?} stride {stride:?} offset {offset}\n  PyTorch shape {:?} stride {:?} offset {}",
            torch.shape, torch.stride, torch.offset
        ));
    }
    let elements: Vec<i64> = elements.collect();
    let count = torch.shape.iter().product::<usize>();
    let same = elements.len() == count
        && match torch.elements {
            Elements::Listed(values) => elements == values,
            Elements::Checksum(sum) => checksum(&elements) == sum,
        };
    if same {
        Ok(())
    } else {
        Err(format!("{program}\n  has other elements: {elements:?}"))
    }
}

// Each case is a function of its own: its own stack frame, its own type-check.
macro_rules! case {
    (@elements $values:tt) => { $crate::Elements::Listed(&$values) };
    (@checksum $sum:tt) => { $crate::Elements::Checksum($sum) };
    ($number:literal, [$($size:tt)*], [$($ops:tt)*],
        shape $shape:tt, stride $stride:tt, offset $offset:literal, $kind:ident $elements:tt) => {{
        fn run() -> Outcome {
            let x = Tensor::<i64, Shape![$($size)*]>::arange();
            let y = x.as_view()$($ops)*;
            $crate::compare(
                concat!($number, ": [", stringify!($($size)*), "]", stringify!($($ops)*)),
                y.shape(),
                y.stride(),
                y.storage_offset(),
                &mut y.iter().copied(),
                $crate::Answer {
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

// One macro for each group, so that a group can be left out by hand: `Ok(())`.
/// A dimension of size 0 on the way.
macro_rules! case_empty { ($($case:tt)*) => { case!($($case)*) }; }
/// An operation that names a dimension of a rank-0 tensor (PyTorch treats it as rank 1).
macro_rules! case_scalar { ($($case:tt)*) => { case!($($case)*) }; }
/// `narrow` with a negative start, `select` with a negative index.
macro_rules! case_negative { ($($case:tt)*) => { case!($($case)*) }; }

#[rustfmt::skip]
#[path = "conformance/legal.rs"]
mod legal;

#[test]
fn what_pytorch_accepts_gives_the_same() {
    let outcomes: Vec<Outcome> = legal::GROUPS.iter().flat_map(|group| group()).collect();
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

// ------------------------------------------------------------------ illegal programs

/// One function, legal but for the marked line. Lines count from 0.
struct Program {
    /// What its name says before the number.
    kind: String,
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
struct Refusal {
    lines: BTreeSet<usize>,
    code: String,
    text: String,
}

/// The line of the program that a span belongs to, out of all macros. Lines count from 0.
fn line(mut span: &Value) -> usize {
    while !span["expansion"].is_null() {
        span = &span["expansion"]["span"];
    }
    span["line_start"].as_u64().unwrap() as usize - 1
}

/// A crate in `target/` that holds the programs.
struct Project(PathBuf);

impl Project {
    fn new(name: &str) -> Self {
        let library = Path::new(env!("CARGO_MANIFEST_DIR"));
        let project = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(project.join("src")).unwrap();
        let manifest = format!(
            "[package]\nname = \"programs\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
             [dependencies]\nstridewise = {{ path = '{}' }}\n\n[workspace]\n",
            library.display()
        );
        fs::write(project.join("Cargo.toml"), manifest).unwrap();
        // The versions that the library was built with are at hand offline.
        let lock = library.join("Cargo.lock");
        if lock.exists() {
            fs::copy(lock, project.join("Cargo.lock")).unwrap();
        }
        Self(project)
    }

    fn check(&self, source: &[&str]) -> Vec<Refusal> {
        fs::write(self.0.join("src/lib.rs"), source.join("\n")).unwrap();
        let output = Command::new(env!("CARGO"))
            .args(["check", "--offline", "--message-format=json"])
            .arg("--target-dir")
            .arg(self.0.join("target"))
            .current_dir(&self.0)
            .env_remove("RUSTFLAGS")
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .output()
            .unwrap();
        let mut refusals = Vec::new();
        for record in String::from_utf8(output.stdout).unwrap().lines() {
            let record: Value = serde_json::from_str(record).unwrap();
            let message = &record["message"];
            let level = message["level"].as_str().unwrap_or("");
            if record["reason"] != "compiler-message" || !level.starts_with("error") {
                continue;
            }
            let text = message["rendered"].as_str().unwrap();
            assert!(record["target"]["name"] == "programs", "{text}");
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
            "cargo check failed:\n{}",
            String::from_utf8_lossy(&output.stderr)
        );
        refusals
    }
}

/// What rustc says to each program. It refuses all of them, each on its marked line and nowhere else,
/// and none for want of a method: then the message would not be the library's.
fn refusals(name: &str, source: &'static str) -> Vec<(Program, Vec<&'static str>, Refusal)> {
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

#[test]
fn what_pytorch_refuses_does_not_compile() {
    let mut codes = BTreeMap::<(String, String), usize>::new();
    for (program, _, refusal) in refusals("illegal", include_str!("conformance/illegal.rs")) {
        *codes.entry((program.kind, refusal.code)).or_default() += 1;
    }
    for ((kind, code), count) in codes {
        println!("{kind:22} {code:6} {count}");
    }
}

// ------------------------------------------------------------------ documented differences

/// What PyTorch accepts and the library refuses, on purpose: the whole list. `src/guide/differences.rs`
/// tells it to users.
const DIFFERENCES: &[&str] = &[
    // PyTorch cuts a range at the size.
    "slice_beyond_the_end",
    // PyTorch has no such limits, or others.
    "more_than_eight_dimensions",
    "more_than_twelve_digits",
    "constant_above_999",
    // PyTorch takes `-1`.
    "minus_one",
    // Rust's rules on borrowing and writing.
    "expanded_is_shared",
    "view_outlives_tensor",
    "written_while_viewed",
    "two_mutable_views",
    "cells_leave_their_thread",
];

#[test]
fn documented_differences_say_so() {
    let mut seen = BTreeSet::new();
    for (program, text, refusal) in
        refusals("differences", include_str!("conformance/differences.rs"))
    {
        let says = text
            .iter()
            .find_map(|line| line.trim().strip_prefix("// says: "));
        let says = says.expect("each program names what rustc says");
        assert!(
            refusal.text.contains(says),
            "expected: {says}\n{}",
            refusal.text
        );
        seen.insert(program.kind);
    }
    assert_eq!(seen, DIFFERENCES.iter().map(|d| d.to_string()).collect());
}

/// Each section of the page says what to write instead, and names what holds it: a program in
/// `conformance/differences.rs` or `ui-tests/`, a test, or its own example.
#[test]
fn the_guide_has_each_difference() {
    let page: String = include_str!("../src/guide/differences.rs")
        .lines()
        .flat_map(|line| [line.strip_prefix("//!").unwrap_or(line).trim(), "\n"])
        .collect();
    let tests: String = fs::read_dir("tests")
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "rs"))
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    let said: String = fs::read_dir("ui-tests")
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "stderr"))
        .map(|path| fs::read_to_string(path).unwrap())
        .chain([include_str!("conformance/differences.rs").to_owned()])
        .collect();
    let mut held = BTreeSet::new();
    for section in page.split("\n## ").skip(1) {
        let title = section.lines().next().unwrap();
        assert!(section.contains("**PyTorch**"), "{title}: PyTorch's line");
        assert!(
            section.contains("```\nuse stridewise::prelude::*;"),
            "{title}: an example"
        );
        let (_, names) = section.split_once("\nHeld by ").expect(title);
        let names = names.split("\n# ").next().unwrap();
        // What is quoted from the compiler, it says.
        let text = section.split("```").next().unwrap();
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for quote in text.split('"').skip(1).step_by(2) {
            assert!(said.contains(quote), "{title}: nothing says `{quote}`");
        }
        let names: Vec<&str> = names.split('`').skip(1).step_by(2).collect();
        assert!(
            !names.is_empty() || section.contains("\nHeld by this example."),
            "{title}"
        );
        for name in names {
            assert!(
                DIFFERENCES.contains(&name)
                    || Path::new("ui-tests")
                        .join(name)
                        .with_extension("rs")
                        .exists()
                    || tests.contains(&format!("\nfn {name}()")),
                "{title}: there is no test `{name}`"
            );
            held.insert(name);
        }
    }
    for difference in DIFFERENCES {
        assert!(held.contains(difference), "not in the guide: {difference}");
    }
}
