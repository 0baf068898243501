//! Programs that are refused, and what the compiler says, which is compared with the file next to each: `BLESS=1`
//! writes it.
//!
//! They are compiled with the library that Cargo has built for this test: those that are only checked first together,
//! as the modules of one crate, which takes a tenth of the time. Whatever is not said there exactly as it is
//! written is compiled alone, and what the compiler says to that counts. One alone:
//!
//! ```sh
//! cargo test --test ui -- each_mistake program=view_of_transposed
//! ```

// The messages of feature `cuda` need no program that is built or run.
#![cfg_attr(feature = "cuda", allow(dead_code))]

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// A compiler, and the library for it.
struct Compiler {
    rustc: PathBuf,
    /// The library, and what programs have next to it.
    crates: Vec<(&'static str, PathBuf)>,
    sources: PathBuf,
}
/// How far a program is compiled.
#[derive(Clone, Copy)]
pub(crate) enum Until {
    Checked,
    /// Into machine code: what a size is refused for is found there.
    Built,
    /// Into a program, which is run.
    Run,
}

impl Compiler {
    /// The library as the test `test` has it, which is built: Cargo names its file.
    fn of(test: &str, features: &[&str]) -> Self {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["test", "--no-run", "--message-format=json", "--test", test]);
        cargo.args(["--features", &features.join(",")]);
        if !cfg!(debug_assertions) {
            cargo.arg("--release");
        }
        let messages = text(cargo.output().unwrap().stdout);
        let artifacts: Vec<serde_json::Value> = messages
            .lines()
            .filter_map(|line| serde_json::from_str(line).ok())
            .collect();
        let file = |name: &'static str| {
            let mut libraries = artifacts.iter().rev().filter(|artifact| {
                let target = &artifact["target"];
                target["name"] == name && target["kind"][0] == "lib"
            });
            let library = libraries.next().expect("Cargo builds it");
            (name, library["filenames"][0].as_str().unwrap().into())
        };
        let rustc = env::var_os("RUSTC").unwrap_or("rustc".into());
        let ask = |what| {
            let output = Command::new(&rustc).args(["--print", what]).output();
            PathBuf::from(text(output.unwrap().stdout).trim_end())
        };
        let root = ask("sysroot");
        Self {
            // Not the one of `rustup`, which looks for the toolchain each time.
            rustc: root.join("bin/rustc"),
            crates: vec![
                file(env!("CARGO_PKG_NAME")),
                file("heapless"),
                file("half"),
                file("num_complex"),
            ],
            sources: root.join("lib/rustlib/src/rust/library"),
        }
    }

    /// The compiler as it is called for a program, and where it writes.
    fn rustc(&self, program: &Path, until: Until) -> (Command, PathBuf) {
        let name = program.file_stem().unwrap().to_str().unwrap();
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join("messages")
            .join(name);
        fs::create_dir_all(&folder).unwrap();
        let mut rustc = Command::new(&self.rustc);
        rustc
            // Types in full.
            .args(["--edition", "2024", "--crate-type", "bin", "--verbose"])
            .arg("--emit")
            .arg(match until {
                Until::Checked => "metadata",
                Until::Built => "obj",
                Until::Run => "link",
            });
        for (name, file) in &self.crates {
            rustc
                .arg("--extern")
                .arg(format!("{name}={}", file.display()));
        }
        let beside = self.crates[0].1.parent().unwrap();
        rustc
            .arg("-L")
            .arg(format!("dependency={}", beside.display()))
            .arg("--out-dir")
            .arg(&folder)
            .arg(program);
        (rustc, folder)
    }

    /// What it says about a program; `None` if it compiles, and runs where it is to run.
    fn refuses(&self, program: &Path, until: Until) -> Option<String> {
        let name = program.file_stem().unwrap();
        let (mut rustc, folder) = self.rustc(program, until);
        let output = rustc.output().unwrap();
        if !output.status.success() {
            return Some(self.plain(&text(output.stderr), program));
        }
        if let Until::Run = until {
            let run = Command::new(folder.join(name)).output().unwrap();
            return (!run.status.success()).then(|| text(run.stderr));
        }
        None
    }

    /// What it says about each of the programs, as modules of one crate, whose name is `name`: everything that it says
    /// of the lines of one. About some it may say nothing, or what it would not say about the program alone.
    fn refuses_together(&self, name: &str, programs: &[&PathBuf]) -> BTreeMap<PathBuf, String> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let modules = programs.iter().enumerate().map(|(i, program)| {
            let path = root.join(program);
            format!("#[path = {path:?}]\nmod program_{i};\n")
        });
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.rs"));
        let source = modules.collect::<String>() + "fn main() {}\n";
        fs::write(&file, source).unwrap();
        let (mut rustc, _) = self.rustc(&file, Until::Checked);
        let output = rustc.arg("--error-format=json").output().unwrap();
        let mut said = BTreeMap::<PathBuf, String>::new();
        for line in text(output.stderr).lines() {
            let Ok(message) = serde_json::from_str::<serde_json::Value>(line) else {
                continue;
            };
            let Some(spans) = message["spans"].as_array() else {
                continue;
            };
            // Of the program is what has a place in it, and in no other: a call that leads into the library is one.
            let places = spans.iter().map(|mut span| {
                while !span["expansion"].is_null() {
                    span = &span["expansion"]["span"];
                }
                let path = Path::new(span["file_name"].as_str().unwrap());
                path.strip_prefix(root).unwrap_or(path)
            });
            let mut own: Vec<&Path> = places
                .filter(|place| programs.iter().any(|program| program == place))
                .collect();
            own.dedup();
            if let [program] = own[..] {
                *said.entry(program.to_owned()).or_default() +=
                    message["rendered"].as_str().unwrap();
            }
        }
        for (program, message) in &mut said {
            *message = self.plain(message, program);
        }
        said
    }

    /// A message without what differs from machine to machine, or as the library's sources grow: their lines, where
    /// they are, and the width of the margin, which is that of the largest line.
    fn plain(&self, message: &str, program: &Path) -> String {
        let sources = format!("{}/", self.sources.display());
        let root = format!("{}/", env!("CARGO_MANIFEST_DIR"));
        let mut message = message.replace(&sources, "$RUST/").replace(&root, "");
        // Where the sources of the standard library are not installed.
        if let Some((_, after)) = message.split_once("/rustc/")
            && let Some((commit, _)) = after.split_once("/library/")
        {
            message = message.replace(&format!("/rustc/{commit}/library/"), "$RUST/");
        }
        let parts = message.split("\n\n").filter(|part| {
            let ends = [
                "error: aborting",
                "For more information",
                "Some errors have",
            ];
            !ends.iter().any(|end| part.starts_with(end))
        });
        let parts: Vec<String> = parts.map(|part| plain_part(part, program)).collect();
        parts.join("\n\n").trim_end().to_owned() + "\n"
    }
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap()
}

/// A line of a message as `number | text`, if it is one.
fn quoted(line: &str) -> Option<(&str, &str)> {
    let (number, rest) = line.split_once('|')?;
    let number = number.trim();
    number
        .bytes()
        .all(|b| b.is_ascii_digit())
        .then_some((number, rest))
}

fn plain_part(part: &str, program: &Path) -> String {
    let own = |path: &str| path.starts_with(program.to_str().unwrap());
    let place = |line: &str| {
        let line = line.trim_start();
        let path = line.strip_prefix("--> ").or(line.strip_prefix("::: "))?;
        Some((line[..4].to_owned(), path.to_owned()))
    };
    // The margin as it is, and as wide as the lines of the program need.
    let (mut margin, mut needed, mut inside) = (1, 1, true);
    for line in part.lines() {
        if let Some((_, path)) = place(line) {
            margin = margin.max(line.len() - line.trim_start().len());
            inside = own(&path);
        } else if let Some((number, _)) = quoted(line)
            && inside
        {
            needed = needed.max(number.len());
        }
    }
    let mut in_margin = false;
    let lines = part.lines().map(|line| {
        // A suggestion is for the program, and does not say where.
        let is_text = quoted(line).is_none() && line != "...";
        inside |= is_text && !line.starts_with(' ');
        if let Some((arrow, path)) = place(line) {
            inside = own(&path);
            let path = if inside {
                &path
            } else {
                path.split(':').next().unwrap()
            };
            return format!("{:needed$}{arrow}{path}", "");
        }
        if let Some((number, rest)) = quoted(line) {
            let number = if inside { number } else { "" };
            return format!("{number:>needed$} |{rest}").trim_end().to_owned();
        }
        // A line that a suggestion adds or removes.
        if line.trim_start().starts_with(|c: char| c.is_ascii_digit()) {
            return format!("{:>needed$}", line.trim_start());
        }
        // A note of the margin, and its further lines; those of a headline have their own indentation.
        in_margin = line.trim_start().starts_with("= ") || in_margin && line.starts_with(' ');
        let wider = if in_margin { margin - needed } else { 0 };
        let line = line.get(wider..).unwrap_or(line);
        without_counts(line)
    });
    few_of_lists(lines.collect()).join("\n")
}

/// Of the types that implement a trait, as many as are shown without `--verbose`.
fn few_of_lists(lines: Vec<String>) -> Vec<String> {
    let mut few = Vec::new();
    let mut lines = lines.into_iter().peekable();
    while let Some(line) = lines.next() {
        let is_list = line.contains("the following other types implement trait");
        few.push(line);
        if is_list {
            let mut list = Vec::new();
            while let Some(line) = lines.next_if(|line| line.starts_with("          ")) {
                list.push(line);
            }
            if list.len() > 9 {
                let margin = list[8].len() - list[8].trim_start().len();
                list.truncate(8);
                list.push(format!("{:1$}and $N others", "", margin - 2));
            }
            few.extend(list);
        }
    }
    few
}

/// The number of types that a message leaves out grows with the library.
fn without_counts(line: &str) -> String {
    let count = line
        .trim_start()
        .strip_prefix("and ")
        .and_then(|l| l.strip_suffix(" others"));
    match count {
        Some(count) if count.bytes().all(|b| b.is_ascii_digit()) => line.replace(count, "$N"),
        _ => line.to_owned(),
    }
}

/// The programs in a folder.
pub(crate) fn programs(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap();
    let mut programs: Vec<PathBuf> = entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "rs"))
        .collect();
    programs.sort();
    programs
}

/// What a program names beside the prelude: its imports, and whether it has numbers or types of its own. In a crate with one of
/// these the compiler writes the same names with their paths, and it would do so for the programs beside it: those are
/// compiled together that name the same.
fn names(program: &Path) -> Vec<String> {
    let source = fs::read_to_string(program).unwrap();
    let lines = source.lines().filter(|line| !line.starts_with("//"));
    let mut names: Vec<String> = lines
        .filter_map(|line| {
            let uses = line.starts_with("use ") && line != "use stridewise::prelude::*;";
            let own = line.starts_with("struct ");
            match (uses, own || line.contains("D<")) {
                (true, _) => Some(line.to_owned()),
                (_, true) => Some(if own { "struct" } else { "D" }.to_owned()),
                _ => None,
            }
        })
        .collect();
    names.sort();
    names.dedup();
    names
}

/// Compiles programs together, those of a group in one crate, and returns those about which is said what is written.
fn as_written(compiler: &Compiler, test: &str, groups: &[Vec<&PathBuf>]) -> Vec<PathBuf> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        loop {
            let i = next.fetch_add(1, Ordering::Relaxed);
            let Some(group) = groups.get(i) else { return };
            let said = compiler.refuses_together(&format!("{test}_{i}"), group);
            let same = said.into_iter().filter(|(path, said)| {
                let wanted = fs::read_to_string(path.with_extension("stderr"));
                wanted.is_ok_and(|wanted| wanted == *said)
            });
            found.lock().unwrap().extend(same.map(|(path, _)| path));
        }
    };
    thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
    found.into_inner().unwrap()
}

/// Compiles each program until where it says, and compares what the compiler says with the file `.stderr` next to it. A
/// program that is to run has none.
pub(crate) fn compare(test: &str, features: &[&str], programs: &[(PathBuf, Until)]) {
    let only = env::args().find_map(|arg| Some(arg.strip_prefix("program=")?.to_owned()));
    let is_meant = |(path, _): &&(PathBuf, Until)| {
        only.as_ref()
            .is_none_or(|only| path.file_stem().unwrap() == only.as_str())
    };
    let programs: Vec<_> = programs.iter().filter(is_meant).collect();
    assert!(!programs.is_empty(), "no such program");
    let compiler = Compiler::of(test, features);
    let threads = thread::available_parallelism().map_or(1, usize::from);
    // What is said about a program among others is what is written: it is refused, and for this reason.
    let mut same: Vec<PathBuf> = Vec::new();
    if programs.len() > 1 && env::var_os("BLESS").is_none() {
        let mut alike = BTreeMap::<Vec<String>, Vec<&PathBuf>>::new();
        for (path, until) in &programs {
            if matches!(until, Until::Checked) {
                alike.entry(names(path)).or_default().push(path);
            }
        }
        // The many that name nothing else, in as many crates as there are threads.
        let plain = alike.remove(&Vec::new()).unwrap_or_default();
        let mut groups: Vec<Vec<&PathBuf>> = plain
            .chunks(plain.len().div_ceil(threads).max(1))
            .map(<[_]>::to_vec)
            .collect();
        groups.extend(alike.into_values().filter(|group| group.len() > 1));
        same = as_written(&compiler, test, &groups);
        // An error that the compiler finds early hides others: what is left is compiled together once more.
        for group in &mut groups {
            group.retain(|path| !same.contains(path));
        }
        groups.retain(|group| group.len() > 1);
        same.extend(as_written(&compiler, &format!("{test}_again"), &groups));
    }
    let alone = programs.iter().filter(|(path, _)| !same.contains(path));
    let alone: Vec<_> = alone.collect();
    println!(
        "{} of {} programs are compiled alone",
        alone.len(),
        programs.len()
    );
    let (next, wrong) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some((program, until)) = alone.get(next.fetch_add(1, Ordering::Relaxed)) {
            let name = program.display();
            let file = program.with_extension("stderr");
            let said = compiler.refuses(program, *until);
            let wanted = fs::read_to_string(&file).ok();
            let difference = match (said, wanted, until) {
                (None, _, Until::Run) => continue,
                (Some(said), _, Until::Run) => format!("does not run:\n{said}"),
                (None, ..) => "compiles".to_owned(),
                (Some(said), wanted, _) if wanted.as_ref() != Some(&said) => {
                    if env::var_os("BLESS").is_some() {
                        fs::write(file, said).unwrap();
                        continue;
                    }
                    let wanted = wanted.as_deref().unwrap_or("nothing\n");
                    format!("says\n{said}\nand not\n{wanted}")
                }
                _ => continue,
            };
            wrong.lock().unwrap().push(format!("{name} {difference}"));
        }
    };
    thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
    let wrong = wrong.into_inner().unwrap();
    assert!(
        wrong.is_empty(),
        "{} of {} programs; `BLESS=1` writes their messages\n\n{}",
        wrong.len(),
        programs.len(),
        wrong.join("\n")
    );
}
