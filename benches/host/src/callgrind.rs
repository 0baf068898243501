//! Counts instructions by `valgrind --tool=callgrind`: what a program calls in [`counted`], one count for each call.

use std::hint::black_box;
use std::path::Path;
use std::process::Command;

/// Callgrind counts what happens in here, and writes it down on the way out.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn counted(f: &mut dyn FnMut()) {
    f();
    black_box(());
}

/// The count of each call of [`counted`] in a program that is started with these arguments; an error if valgrind does
/// not start.
pub fn counts(program: &Path, arguments: &[String]) -> std::io::Result<Vec<f64>> {
    let name = program.file_name().unwrap().to_string_lossy();
    let folder = std::env::temp_dir().join(format!("{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let status = Command::new("valgrind")
        .args([
            "--tool=callgrind",
            "--collect-atstart=no",
            "--toggle-collect=counted",
        ])
        .args(["--dump-after=counted", "--callgrind-out-file=counts", "-q"])
        .arg(program)
        .args(arguments)
        .current_dir(&folder)
        .status()?;
    assert!(status.success(), "valgrind fails");
    let count = |i: usize| -> Option<f64> {
        let text = std::fs::read_to_string(folder.join(format!("counts.{i}"))).ok()?;
        let total = text.lines().find_map(|l| l.strip_prefix("totals: "))?;
        total.trim().parse().ok()
    };
    let counts = (1..).map_while(count).collect();
    let _ = std::fs::remove_dir_all(&folder);
    Ok(counts)
}
