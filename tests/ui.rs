//! Each program in `ui-tests/` makes one mistake and is refused with the message beside it. The messages
//! are blessed for the compiler in `rust-toolchain.toml`: `TRYBUILD=overwrite cargo test --test ui`.

use std::fs;
use std::path::PathBuf;

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
];

#[test]
fn each_mistake_has_a_message_that_is_short_plain_and_at_the_call() {
    // Runs when it is dropped.
    drop({
        let programs = trybuild::TestCases::new();
        programs.compile_fail("ui-tests/*.rs");
        programs
    });
    let programs: Vec<PathBuf> = fs::read_dir("ui-tests")
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "rs"))
        .collect();
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
        let place = message.lines().find(|l| l.contains("--> ")).unwrap();
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
