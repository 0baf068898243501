//! The chapter on errors: in `src/guide/errors/` each entry is a mistake, its message, why, and a correct program.

// The order of the entries is tested once.
#![cfg_attr(feature = "cuda", allow(dead_code))]

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// The file of those on a device, which the tests of feature `cuda` read.
pub(crate) const DEVICE: &str = "device.md";

pub(crate) struct Entry {
    pub(crate) name: String,
    pub(crate) title: String,
    program: String,
    message: String,
    why: String,
    pub(crate) correct: String,
}

/// The files of entries, each with its heading and list of contents, and its entries.
pub(crate) fn chapters() -> Vec<(PathBuf, String, Vec<Entry>)> {
    let files = fs::read_dir("src/guide/errors").unwrap();
    let mut files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    files.retain(|path| !path.ends_with("README.md"));
    files.sort();
    let chapters = files.into_iter().map(|path| {
        let text = fs::read_to_string(&path).unwrap();
        let mut parts = text.split("\n<a id=\"");
        let head = parts.next().unwrap().to_owned();
        let entries = parts.map(|part| {
            let entry = entry(part);
            entry.unwrap_or_else(|| panic!("{}: an entry that begins\n{part}", path.display()))
        });
        let entries = entries.collect();
        (path, head, entries)
    });
    chapters.collect()
}

fn entry(part: &str) -> Option<Entry> {
    let (name, rest) = part.split_once("\"></a>\n\n## ")?;
    let (title, rest) = rest.split_once("\n\n```rust,compile_fail\n")?;
    let (program, rest) = rest.split_once("```\n\n```text\n")?;
    let (message, rest) = rest.split_once("```\n\n")?;
    let (why, rest) = rest.split_once("\n\n```rust\n")?;
    let (correct, rest) = rest.split_once("```\n")?;
    // Definitions of links may follow the last one.
    rest.lines()
        .all(|line| line.is_empty() || line.starts_with('['))
        .then(|| Entry {
            name: name.to_owned(),
            title: title.to_owned(),
            program: program.to_owned(),
            message: message.to_owned(),
            why: why.to_owned(),
            correct: correct.to_owned(),
        })
}

/// Compares each entry with the program in `folder` and its message there; `BLESS=1` writes both.
pub(crate) fn shows_what_is_said(folder: &str, is_meant: impl Fn(&Path) -> bool) {
    for (path, _, entries) in chapters() {
        if !is_meant(&path) {
            continue;
        }
        let mut text = fs::read_to_string(&path).unwrap();
        for entry in entries {
            let read = |extension| {
                let file = Path::new(folder).join(format!("{}.{extension}", entry.name));
                let text = fs::read_to_string(&file);
                text.unwrap_or_else(|e| panic!("{}: {e}", file.display()))
            };
            let shown = |program: &str, message: &str| {
                format!(
                    "\n## {}\n\n```rust,compile_fail\n{program}```\n\n```text\n{message}```\n",
                    entry.title
                )
            };
            let (program, message) = (read("rs"), read("stderr"));
            if env::var_os("BLESS").is_some() {
                let before = shown(&entry.program, &entry.message);
                text = text.replace(&before, &shown(&program, &message));
            } else {
                let shows = entry.program == program && entry.message == message;
                assert!(
                    shows,
                    "{}: {} has another program or message than {folder}; `BLESS=1` writes it",
                    path.display(),
                    entry.name
                );
            }
        }
        if env::var_os("BLESS").is_some() {
            fs::write(&path, text).unwrap();
        }
    }
}

/// The lists of contents, the names, the titles and the reasons.
pub(crate) fn is_in_order(mistakes: &[String]) {
    let chapters = chapters();
    let (mut names, mut titles) = (BTreeMap::new(), BTreeMap::new());
    for (path, head, entries) in &chapters {
        let path = path.display();
        let links = entries
            .iter()
            .map(|e| format!("- [{}](#{})", e.title, e.name));
        let links: Vec<String> = links.collect();
        let contents: Vec<&str> = head.lines().skip(2).filter(|l| !l.is_empty()).collect();
        assert_eq!(contents, links, "{path}: the contents");
        for entry in entries {
            let before = names.insert(&entry.name, ());
            assert!(before.is_none(), "{path}: {} is twice", entry.name);
            let before = titles.insert(&entry.title, ());
            assert!(before.is_none(), "{path}: \"{}\" is twice", entry.title);
            assert!(!entry.why.trim().is_empty(), "{}: why?", entry.name);
            // Whole programs, and the last line says that they do what was wanted.
            let correct = &entry.correct;
            let first = "use stridewise::prelude::*;\n";
            assert!(correct.contains(first), "{}: {first}", entry.name);
            let last = correct.lines().next_back().unwrap();
            assert!(last.starts_with("assert"), "{}: {last}", entry.name);
        }
    }
    let names: Vec<String> = names.into_keys().cloned().collect();
    let missing = mistakes.iter().filter(|m| !names.contains(m));
    let missing: Vec<_> = missing.collect();
    assert!(missing.is_empty(), "without an entry: {missing:?}");
    assert_eq!(names, mistakes, "entries without a program");
}
