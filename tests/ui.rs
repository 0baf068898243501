//! Each program in `ui-tests/` makes one mistake and is refused with the message next to it. The messages
//! are those of the compiler in `rust-toolchain.toml`: `BLESS=1 cargo test --test ui` writes them.

#[path = "common/error_index.rs"]
mod error_index;
#[path = "common/messages.rs"]
mod messages;

use std::fs;
use std::path::{Path, PathBuf};

use messages::Until;

// What a reader who has never heard of numbers as types should not meet.
const FORBIDDEN: &[&str] = &[
    "UInt<",
    "UTerm",
    "X0<",
    "X1<",
    "X2<",
    "X3<",
    "X4<",
    "X5<",
    "X6<",
    "X7<",
    "X8<",
    "X9<",
    "full name for the type has been written to",
    "other types implement trait",
    "and $N others",
    "isize::MAX",
    "isize::MIN",
    // A program that names what is not there shows nothing else.
    "unresolved import",
    "cannot find ",
    // Words of this library's own where the field has a term.
    "lie in one row",
    "side by side",
    "go together",
    "does not go with",
    "nothing says",
    "stands for",
    "lies beyond",
    "reaches beyond",
];

fn programs() -> Vec<PathBuf> {
    messages::programs("ui-tests")
}

/// Whether a program is refused when it is built: for the size of a result, or for what a kernel reads again.
fn is_refused_when_built(program: &Path) -> bool {
    let name = program.file_name().unwrap().to_str().unwrap();
    name.starts_with("large_") || name.starts_with("kernel_")
}

#[test]
fn each_mistake_has_a_message_that_is_short_plain_and_at_the_call() {
    let until = |program: &PathBuf| {
        if is_refused_when_built(program) {
            Until::Built
        } else {
            Until::Checked
        }
    };
    let mut all: Vec<_> = programs()
        .into_iter()
        .map(|p| (until(&p), p))
        .map(|(u, p)| (p, u))
        .collect();
    let passing = fs::read_dir("ui-tests/pass").unwrap();
    all.extend(passing.map(|entry| (entry.unwrap().path(), Until::Run)));
    messages::compare("ui", &[], &all);
    error_index::shows_what_is_said("ui-tests", |path| !path.ends_with(error_index::DEVICE));
    let programs = programs();
    assert!(programs.len() > 80);
    for program in programs {
        let name = program.display();
        let source = fs::read_to_string(&program).unwrap();
        let message = fs::read_to_string(program.with_extension("stderr")).unwrap();
        let comments = source.lines().take_while(|l| l.starts_with("// "));
        assert_eq!(comments.count(), 2, "{name}: the mistake, and PyTorch");
        let lines = message.trim_end().lines().count();
        assert!(lines <= 20, "{name}: {lines} lines");
        let errors = message.lines().filter(|l| l.starts_with("error")).count();
        assert_eq!(errors, 1, "{name}: one error and no others after it");
        let mut places = message.lines().filter(|l| l.contains("--> "));
        // What is refused when it is built is refused in the library, and the call that leads there comes last.
        let place = if is_refused_when_built(&program) {
            places.next_back()
        } else {
            places.next()
        };
        let place = place.unwrap();
        assert!(place.contains(&format!("--> {name}:")), "{name}: {place}");
        for word in FORBIDDEN {
            assert!(!message.contains(word), "{name}: {word}");
        }
    }
}

#[test]
fn the_readme_shows_the_message_as_it_is() {
    let message = fs::read_to_string("ui-tests/view_of_transposed.stderr").unwrap();
    let readme = fs::read_to_string("README.md").unwrap();
    assert!(readme.contains(message.trim_end()));
}

/// Each program of both folders has one entry in `src/guide/errors/`.
#[test]
fn the_error_index_has_each_mistake_once() {
    let mut all = programs();
    all.extend(messages::programs("tests/cuda/ui"));
    let names = all.iter().map(|path| path.file_stem().unwrap());
    let mut names: Vec<String> = names.map(|n| n.to_str().unwrap().to_owned()).collect();
    names.sort();
    error_index::is_in_order(&names);
}

/// What the chapter on errors says to write instead, as one program.
#[test]
fn each_correct_program_does_what_was_wanted() {
    let (mut functions, mut calls, mut count) = (String::new(), String::new(), 0);
    for (path, _, entries) in error_index::chapters() {
        if path.ends_with(error_index::DEVICE) {
            continue;
        }
        for entry in entries {
            let (name, correct) = (entry.name, entry.correct);
            // Paths are those of the file in which a program is read.
            let root = format!("(\"{}/tests/", env!("CARGO_MANIFEST_DIR"));
            let correct = correct.replace("(\"../../tests/", &root);
            functions += &format!("mod {name} {{\n    pub fn main() {{\n{correct}}}\n}}\n");
            calls += &format!("    {name}::main();\n");
            count += 1;
        }
    }
    assert!(count > 300, "{count} programs");
    let program =
        format!("#![allow(unused, non_snake_case)]\n{functions}fn main() {{\n{calls}}}\n");
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("correct_programs.rs");
    fs::write(&file, program).unwrap();
    messages::compare("ui", &[], &[(file, Until::Run)]);
}

/// In the table of `src/guide/safety.md`, each name is a test, or the name of a layout of `tests/properties.rs`,
/// and each link leads to a program in `ui-tests/`.
#[test]
fn the_chapter_on_safety_names_what_there_is() {
    let folders = [
        "tests",
        "src/expr",
        "src/expr/transpose",
        "src/ops/matmul",
        "src/ops/matmul/gemm",
        "src/ops/nn",
    ];
    let tests: String = folders
        .into_iter()
        .flat_map(|folder| fs::read_dir(folder).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "rs"))
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    let chapter = fs::read_to_string("src/guide/safety.md").unwrap();
    let rows = chapter
        .lines()
        .filter_map(|l| l.strip_prefix("| ")?.rsplit_once(" | "));
    let mut names = 0;
    for (_, held) in rows.skip(1) {
        for name in held.split('`').skip(1).step_by(2) {
            let link = held.contains(&format!("[`{name}`]"));
            let there = if link {
                fs::exists(format!("ui-tests/{name}.rs")).unwrap()
            } else {
                tests.contains(&format!("fn {name}("))
                    || tests.contains(&format!("unique {name} "))
                    || name.starts_with(|c: char| c.is_uppercase())
            };
            assert!(there, "{name}");
            names += 1;
        }
    }
    assert!(names > 40, "{names} names");
}
