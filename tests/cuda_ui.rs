//! What the compiler says where the host and a device are mixed up. The messages are those of feature `cuda`:
//!
//! ```sh
//! cargo test --features cuda --test cuda_ui    # BLESS=1 writes them
//! ```
#![cfg(feature = "cuda")]

#[path = "common/error_index.rs"]
mod error_index;
#[path = "common/messages.rs"]
mod messages;

use std::fs;
use std::path::Path;

use messages::Until;

/// As the library beside this test has it, so that it is not built again.
const FEATURE: &str = if cfg!(feature = "cublas") {
    "cublas"
} else {
    "cuda"
};

#[test]
fn each_mix_up_has_a_message() {
    let programs = messages::programs("tests/cuda/ui");
    assert!(programs.len() > 10);
    let programs: Vec<_> = programs.into_iter().map(|p| (p, Until::Checked)).collect();
    messages::compare("cuda_ui", &[FEATURE], &programs);
    error_index::shows_what_is_said("tests/cuda/ui", |path| path.ends_with(error_index::DEVICE));
}

/// What the chapter on errors says to write instead.
#[test]
fn each_correct_program_compiles() {
    let chapters = error_index::chapters().into_iter();
    let entries = chapters.filter(|(path, ..)| path.ends_with(error_index::DEVICE));
    let functions: String = entries
        .flat_map(|(.., entries)| entries)
        .map(|entry| {
            let (name, correct) = (entry.name, entry.correct);
            format!(
                "fn {name}() -> Result<(), Box<dyn std::error::Error>> {{\n{correct}Ok(())\n}}\n"
            )
        })
        .collect();
    assert!(functions.matches("fn ").count() > 10);
    let program = format!("#![allow(unused)]\n{functions}fn main() {{}}\n");
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("correct_device_programs.rs");
    fs::write(&file, program).unwrap();
    messages::compare("cuda_ui", &[FEATURE], &[(file, Until::Run)]);
}
