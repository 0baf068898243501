//! What the compiler says to each mistake in `ui-tests/`, one after the other.
//!
//! ```sh
//! cargo run --example mistakes           # all of them
//! cargo run --example mistakes view      # those with `view` in their name
//! ```
//!
//! The programs are compiled as they are shown, by one `cargo check` in a separate project; those whose names begin with
//! `large_` by `cargo build`, since results that are too large for the stack are rejected only there.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

use serde_json::Value;

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let part = env::args().nth(1).unwrap_or_default();
    let programs = programs(root, &part)?;
    if programs.is_empty() {
        return Err(format!("no program in ui-tests/ has `{part}` in its name").into());
    }
    let (built, checked): (BTreeMap<_, _>, BTreeMap<_, _>) = programs
        .into_iter()
        .partition(|(name, _)| name.starts_with("large_"));
    for (command, programs) in [("check", checked), ("build", built)] {
        if programs.is_empty() {
            continue;
        }
        let output = compile(root, command, &programs)?;
        let messages = messages(root, &output.stdout)?;
        for (name, path) in &programs {
            let Some(message) = messages.get(name) else {
                return Err(format!("{name}: {}", String::from_utf8_lossy(&output.stderr)).into());
            };
            show(name, &fs::read_to_string(path)?, message);
        }
    }
    Ok(())
}

/// The programs with `part` in their name.
fn programs(root: &Path, part: &str) -> Result<BTreeMap<String, PathBuf>, Box<dyn Error>> {
    let mut programs = BTreeMap::new();
    for entry in fs::read_dir(root.join("ui-tests"))? {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        if path.extension().is_some_and(|e| e == "rs") && name.contains(part) {
            programs.insert(name.into_owned(), path);
        }
    }
    Ok(programs)
}

// Those of the programs; all that need no CUDA.
const FEATURES: &str = "\"std\", \"rayon\", \"linalg\", \"rand_010\", \"fft\", \"npz\", \"safetensors\", \
    \"ndarray_017\", \"nalgebra_034\", \"mdarray_08\", \"dlpack\", \"half\", \"num_complex_04\", \"viz\"";

/// One `cargo check` or `cargo build` of all programs, in a project next to this example's build.
fn compile(
    root: &Path,
    command: &str,
    programs: &BTreeMap<String, PathBuf>,
) -> Result<Output, Box<dyn Error>> {
    let example = env::current_exe()?;
    // target/debug/examples/mistakes
    let target = example.ancestors().nth(3).ok_or("no target directory")?;
    let project = target.join("mistakes");
    fs::create_dir_all(&project)?;
    let mut manifest = format!(
        "[package]\nname = \"mistakes\"\nedition = \"2024\"\n\n[workspace]\n\n\
         [profile.dev]\ndebug = false\n\n\
         [dependencies]\nstridewise = {{ path = {root:?}, features = [{FEATURES}] }}\n"
    );
    for (name, path) in programs {
        write!(manifest, "\n[[bin]]\nname = {name:?}\npath = {path:?}\n")?;
    }
    fs::write(project.join("Cargo.toml"), manifest)?;
    fs::copy(root.join("Cargo.lock"), project.join("Cargo.lock"))?;
    let format = if std::io::stdout().is_terminal() {
        "json-diagnostic-rendered-ansi"
    } else {
        "json"
    };
    Ok(Command::new(env::var_os("CARGO").unwrap_or("cargo".into()))
        .args([command, "--offline", "--keep-going", "--quiet", "--bins"])
        .args(["--message-format", format])
        .env("CARGO_TARGET_DIR", target)
        .current_dir(&project)
        .output()?)
}

/// The errors of each program, as the compiler renders them.
fn messages(root: &Path, json: &[u8]) -> Result<BTreeMap<String, String>, Box<dyn Error>> {
    let root = format!("{}/", root.display());
    let mut messages = BTreeMap::<String, String>::new();
    for line in String::from_utf8_lossy(json).lines() {
        let line: Value = serde_json::from_str(line)?;
        let message = &line["message"];
        let at_some_place = message["spans"].as_array().is_some_and(|s| !s.is_empty());
        if message["level"] == "error" && at_some_place {
            let name = line["target"]["name"].as_str().unwrap_or_default();
            let text = message["rendered"].as_str().unwrap_or_default();
            let text = text.replace(&root, "");
            messages.entry(name.to_owned()).or_default().push_str(&text);
        }
    }
    Ok(messages)
}

/// The comments as a heading, what `main` does, and the message.
fn show(name: &str, program: &str, message: &str) {
    let (bold, dim, plain) = if std::io::stdout().is_terminal() {
        ("\x1b[1m", "\x1b[2m", "\x1b[0m")
    } else {
        ("", "", "")
    };
    let mut comments = program.lines().map_while(|l| l.strip_prefix("// "));
    println!("{dim}ui-tests/{name}.rs{plain}");
    println!("{bold}{}{plain}", comments.next().unwrap_or_default());
    for comment in comments {
        println!("{dim}{comment}{plain}");
    }
    println!();
    for line in program.lines() {
        let frame = ["// ", "use ", "fn main()", "}"];
        if !line.is_empty() && !frame.iter().any(|f| line.starts_with(f)) {
            println!("    {}", line.strip_prefix("    ").unwrap_or(line));
        }
    }
    println!("\n{}\n\n", message.trim_end());
}
