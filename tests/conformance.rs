//! Random programs of view operations, judged by real PyTorch (see `conformance/README.md`).
//!
//! What PyTorch accepts must compile and give its sizes, strides, offset and elements;
//! what PyTorch refuses must be refused by rustc, on the very line of the refused operation.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

#[macro_use]
#[path = "conformance/judge.rs"]
mod judge;

use judge::{Outcome, refusals};

// ------------------------------------------------------------------ legal programs

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
    judge::all_agree(legal::GROUPS);
}

// ------------------------------------------------------------------ illegal programs

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

/// What PyTorch accepts and the library refuses, on purpose: the whole list. `src/guide/differences.md`
/// tells it to users.
const DIFFERENCES: &[&str] = &[
    // PyTorch cuts a range at the size.
    "slice_beyond_the_end",
    "parts_beyond_the_end",
    // PyTorch makes a smaller last part.
    "uneven_parts",
    // PyTorch has no such limits, or others.
    "more_than_eight_dimensions",
    "more_than_twelve_digits",
    "constant_above_999",
    "more_than_999_parts",
    // PyTorch takes `-1`.
    "minus_one",
    // Rust's rules on borrowing and writing.
    "expanded_is_shared",
    "view_outlives_tensor",
    "written_while_viewed",
    "two_mutable_views",
    "cells_leave_their_thread",
    "storage_of_interleaved_parts",
    // Not every byte is a `bool`, and not every address suits a larger element.
    "bytes_as_bool",
    "alignment_is_unknown",
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
    let page: String = include_str!("../src/guide/differences.md")
        .lines()
        // The links, at the end, are no section's.
        .filter(|line| !line.contains("]: ../"))
        .flat_map(|line| [line.trim(), "\n"])
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
    for section in page.split("\n### ").skip(1) {
        let title = section.lines().next().unwrap();
        assert!(section.contains("**PyTorch**"), "{title}: PyTorch's line");
        assert!(
            section.contains("```rust\nuse stridewise::prelude::*;"),
            "{title}: an example"
        );
        let (_, names) = section.split_once("\nHeld by ").expect(title);
        let names = names.split("\n## ").next().unwrap();
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
