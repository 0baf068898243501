//! The rooms of `src/`: each imports only from rooms below it, and the line that does not is named.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The rooms, from the lowest; those of one entry do not import from each other.
const ROOMS: [&[&str]; 10] = [
    &["num"],
    &["shape"],
    &["layout"],
    &["storage"],
    &["tensor"],
    &["expr"],
    &["ops"],
    &["grad"],
    &["fmt", "files", "interop", "viz", "cuda"],
    &["init", "optim"],
];

/// Files that import from a room above or next to their own, and why.
const EXCEPTIONS: &[(&str, &str, &str)] = &[
    (
        "shape/axis.rs",
        "layout",
        "tables over tuples: the branches of the rules are associated types of a shape",
    ),
    ("shape/infer.rs", "layout", "the same"),
    ("shape/list.rs", "layout", "the same"),
    ("shape/mod.rs", "layout", "the same"),
    ("shape/rank.rs", "layout", "the same"),
    ("shape/rows.rs", "layout", "the same"),
    ("shape/tuple.rs", "layout", "the same"),
    (
        "num/bits.rs",
        "layout",
        "tables over booleans: the branches of the rules are associated types",
    ),
    ("num/bits.rs", "shape", "the same"),
    ("num/compare.rs", "layout", "the same"),
    (
        "ops/pointwise.rs",
        "cuda",
        "a test asks each row of the table for its form on devices",
    ),
    (
        "ops/sort/tests.rs",
        "grad",
        "a test sorts numbers with many derivatives",
    ),
    (
        "expr/memory.rs",
        "cuda",
        "a function for every memory names the forms that devices have",
    ),
    ("grad/portable.rs", "cuda", "the same for gradients"),
    ("expr/nodes.rs", "ops", "a node names its operation"),
    (
        "expr/operators.rs",
        "ops",
        "an operator names its operation",
    ),
    (
        "expr/unevaluated.rs",
        "ops",
        "methods that no expression has, quantised or not",
    ),
    ("interop/complex.rs", "files", "complex elements in files"),
    (
        "interop/dlpack.rs",
        "files",
        "the element types of files, which DLPack shares",
    ),
    ("interop/half.rs", "files", "halves in files"),
    ("interop/half.rs", "fmt", "halves, printed"),
    (
        "tensor/dtype.rs",
        "cuda",
        "the view methods of a device's storages are made by the macro of the host's",
    ),
    ("tensor/iter.rs", "cuda", "the same"),
    ("tensor/parts.rs", "cuda", "the same"),
    ("tensor/as_strided.rs", "cuda", "the same"),
    ("tensor/kinds.rs", "cuda", "the same"),
    ("tensor/rebase.rs", "cuda", "the same"),
];

fn level(room: &str) -> Option<usize> {
    ROOMS.iter().position(|rooms| rooms.contains(&room))
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
}

/// The rooms of `src/cuda`, from the lowest.
const CUDA: [&[&str]; 4] = [&["ptx"], &["runtime"], &["codegen"], &["grad", "cublas"]];

/// What a kernel under construction carries for the parts of the expression that it is of.
const CUDA_EXCEPTIONS: [(&str, &str); 3] = [
    ("ptx/ir.rs", "codegen::matmul::product::Sought"),
    ("ptx/ir.rs", "codegen::transpose::Staged"),
    ("ptx/access.rs", "codegen::transpose::Staged"),
];

#[test]
fn imports_of_the_device_point_down() {
    let level = |room: &str| CUDA.iter().position(|rooms| rooms.contains(&room));
    let mut paths = Vec::new();
    files(Path::new("src/cuda"), &mut paths);
    assert!(paths.len() > 60);
    let (mut wrong, mut used) = (Vec::new(), BTreeSet::new());
    for path in paths {
        let name = path.strip_prefix("src/cuda").unwrap().to_str().unwrap();
        let name = name.replace('\\', "/");
        let Some(own) = level(name.split(['/', '.']).next().unwrap()) else {
            continue;
        };
        for (i, line) in fs::read_to_string(&path).unwrap().lines().enumerate() {
            let code = line.trim_start();
            let Some((_, rest)) = code.split_once("crate::cuda::") else {
                continue;
            };
            let room = rest
                .split(|c: char| !c.is_ascii_lowercase())
                .next()
                .unwrap();
            if code.starts_with("//") || level(room).is_none_or(|level| level <= own) {
                continue;
            }
            let known = |(file, path): &(&str, &str)| *file == name && rest.starts_with(path);
            match CUDA_EXCEPTIONS.iter().position(known) {
                Some(at) => {
                    used.insert(at);
                }
                None => wrong.push(format!("src/cuda/{name}:{}: {code}", i + 1)),
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "these imports do not point down:\n{}",
        wrong.join("\n")
    );
    assert_eq!(used.len(), CUDA_EXCEPTIONS.len(), "no exception any more");
}

/// The modules that a file names after `crate::`, each with its position: also those of `use crate::{a::B, c::D}`.
fn imported(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices("crate::") {
        let line = text[..at].rfind('\n').map_or(0, |end| end + 1);
        if text[line..at].contains("//") {
            continue;
        }
        let mut push = |at: usize| {
            let rest = &text[at..];
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            found.push((at, &rest[..end.unwrap_or(rest.len())]));
        };
        let start = at + "crate::".len();
        if !text[start..].starts_with('{') {
            push(start);
            continue;
        }
        let (mut depth, mut begins) = (0, false);
        for (i, c) in text[start..].char_indices() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                break;
            }
            if begins && c.is_ascii_alphabetic() {
                push(start + i);
                begins = false;
            } else if depth == 1 && (c == '{' || c == ',') {
                begins = true;
            }
        }
    }
    found
}

#[test]
fn imports_are_found() {
    let text =
        "use crate::{\n    a::{B, c},\n    d::E,\n};\n// crate::f\ncrate::g::H; $crate::i!()";
    let names: Vec<_> = imported(text).into_iter().map(|(_, name)| name).collect();
    assert_eq!(names, ["a", "d", "g", "i"]);
}

#[test]
fn imports_point_down() {
    let mut paths = Vec::new();
    files(Path::new("src"), &mut paths);
    paths.sort();
    assert!(paths.len() > 100);
    let (mut wrong, mut used) = (Vec::new(), BTreeSet::new());
    for path in paths {
        let name = path
            .strip_prefix("src")
            .unwrap()
            .to_str()
            .unwrap()
            .replace('\\', "/");
        let room = name.split(['/', '.']).next().unwrap();
        let Some(own) = level(room) else {
            continue;
        };
        let text = fs::read_to_string(&path).unwrap();
        for (at, other) in imported(&text) {
            if other == room || level(other).is_none_or(|level| level < own) {
                continue;
            }
            match EXCEPTIONS
                .iter()
                .position(|(file, to, _)| *file == name && *to == other)
            {
                Some(at) => {
                    used.insert(at);
                }
                None => {
                    let line = text[..at].matches('\n').count();
                    let says = text.lines().nth(line).unwrap().trim();
                    wrong.push(format!("src/{name}:{}: {says}", line + 1));
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "these imports do not point down:\n{}",
        wrong.join("\n")
    );
    let stale: Vec<_> = (0..EXCEPTIONS.len())
        .filter(|at| !used.contains(at))
        .map(|at| EXCEPTIONS[at].0)
        .collect();
    assert!(stale.is_empty(), "no exception any more: {stale:?}");
}
