//! The scratch crate and the clock.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// Seconds.
#[derive(Clone, Copy)]
pub(crate) struct Time {
    /// Of all processes, where the system tells.
    pub cpu: Option<f64>,
    pub wall: f64,
}

impl Time {
    /// The check is one thread, so on an idle machine both are the same; on a busy one the processor
    /// time wobbles less. A parallel build takes more processor than wall time.
    pub(crate) fn judged(self) -> f64 {
        self.cpu.map_or(self.wall, |cpu| cpu.min(self.wall))
    }
    pub(crate) fn over(self, base: Self) -> Self {
        Self {
            cpu: self.cpu.zip(base.cpu).map(|(a, b)| a - b),
            wall: self.wall - base.wall,
        }
    }
    pub(crate) fn best(self, other: Self) -> Self {
        Self {
            cpu: self.cpu.zip(other.cpu).map(|(a, b)| a.min(b)),
            wall: self.wall.min(other.wall),
        }
    }
}

// User and system time of all children that have ended. Linux counts in hundredths of a second.
fn children() -> Option<f64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The fields after the parenthesised name; `cutime` and `cstime` are the 16th and 17th of all.
    let mut fields = stat.rsplit(')').next()?.split_whitespace().skip(13);
    let user: f64 = fields.next()?.parse().ok()?;
    let system: f64 = fields.next()?.parse().ok()?;
    Some((user + system) / 100.0)
}

fn timed(command: &mut Command) -> Time {
    let (cpu, start) = (children(), Instant::now());
    let output = command.output().expect("cargo starts");
    let wall = start.elapsed().as_secs_f64();
    assert!(
        output.status.success(),
        "the program does not compile:\n{}",
        String::from_utf8_lossy(&output.stderr)
            .chars()
            .take(4000)
            .collect::<String>()
    );
    Time {
        cpu: children().zip(cpu).map(|(after, before)| after - before),
        wall,
    }
}

pub(crate) struct Scratch {
    root: PathBuf,
}

impl Scratch {
    pub(crate) fn new() -> Self {
        let library = Path::new(env!("CARGO_MANIFEST_DIR"));
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("compile_time");
        fs::create_dir_all(root.join("src")).expect("the scratch crate can be written");
        let manifest = format!(
            "[package]\nname = \"scratch\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n\
             [dependencies]\nstridewise = {{ path = {library:?}, features = [\"alloc\"] }}\ntypenum = \"1\"\n"
        );
        fs::write(root.join("Cargo.toml"), manifest).expect("the scratch crate can be written");
        // The versions that the library is locked to, so that nothing has to be fetched.
        let _ = fs::copy(library.join("Cargo.lock"), root.join("Cargo.lock"));
        let _ = fs::copy(
            library.join("rust-toolchain.toml"),
            root.join("rust-toolchain.toml"),
        );
        let scratch = Self { root };
        scratch.check_once("");
        println!("programs: {}", scratch.root.join("src/lib.rs").display());
        scratch
    }

    fn cargo(&self, command: &str, target: &str) -> Command {
        let mut cargo = Command::new(env!("CARGO"));
        cargo
            .args([command, "--offline", "--quiet", "--lib"])
            .current_dir(&self.root)
            .env("CARGO_INCREMENTAL", "0")
            .env("CARGO_TARGET_DIR", self.root.join(target))
            .env_remove("RUSTFLAGS")
            .env_remove("CARGO_ENCODED_RUSTFLAGS");
        cargo
    }

    /// `cargo check` of a program.
    pub(crate) fn check_once(&self, program: &str) -> Time {
        fs::write(self.root.join("src/lib.rs"), program).expect("the scratch crate can be written");
        timed(&mut self.cargo("check", "target"))
    }

    /// `cargo check` of a program, best of three.
    pub(crate) fn check(&self, program: &str) -> Time {
        let first = self.check_once(program);
        (0..2).fold(first, |best, _| best.best(self.check_once(program)))
    }

    /// Instructions of the compiler in a check of a program, in millions, as valgrind counts them. Nothing where there is no
    /// valgrind, or none that knows this processor.
    pub(crate) fn count(&self, program: &str) -> Option<u64> {
        fs::write(self.root.join("src/lib.rs"), program).expect("the scratch crate can be written");
        let counts = self.root.join("counts");
        let _ = fs::remove_dir_all(&counts);
        fs::create_dir_all(&counts).expect("the scratch crate can be written");
        // Valgrind takes the name of a tool as an argument alone.
        let wrapper = self.root.join("wrapper");
        let script = format!(
            "#!/bin/sh\nexec valgrind -q --tool=cachegrind --cache-sim=no --cachegrind-out-file='{}' \"$@\"\n",
            counts.join("%p").display()
        );
        fs::write(&wrapper, script).expect("the scratch crate can be written");
        let executable = Command::new("chmod").arg("+x").arg(&wrapper).status();
        if !executable.is_ok_and(|status| status.success()) {
            return None;
        }
        // Only the scratch crate is of its workspace: what it depends on is built without valgrind.
        let output = self
            .cargo("check", "target")
            .env("RUSTC_WORKSPACE_WRAPPER", &wrapper)
            .output()
            .expect("cargo starts");
        if !output.status.success() {
            return None;
        }
        // Cargo also asks the compiler what it is, in a process of few instructions.
        let summary = |path: PathBuf| {
            let text = fs::read_to_string(path).ok()?;
            let line = text.lines().find_map(|l| l.strip_prefix("summary: "))?;
            line.trim().parse::<u64>().ok()
        };
        let files = fs::read_dir(&counts).ok()?.flatten();
        let most = files.filter_map(|file| summary(file.path())).max()?;
        Some(most / 1_000_000)
    }

    /// A release build of a program, best of three, and the library that it makes, without what it depends on.
    pub(crate) fn release(&self, program: &str) -> (Time, PathBuf) {
        let once = || {
            fs::write(self.root.join("src/lib.rs"), program)
                .expect("the scratch crate can be written");
            timed(self.cargo("build", "target").args([
                "--release",
                "--config",
                "profile.release.codegen-units=1",
            ]))
        };
        once();
        let best = (0..3).map(|_| once()).reduce(Time::best).expect("three");
        let library = self.root.join("target/release/libscratch.rlib");
        (best, library)
    }

    /// The library and all that it depends on, from nothing.
    pub(crate) fn clean_build(&self) -> Time {
        let _ = fs::remove_dir_all(self.root.join("clean"));
        fs::write(self.root.join("src/lib.rs"), "").expect("the scratch crate can be written");
        timed(self.cargo("build", "clean").args(["--jobs", "2"]))
    }
}
