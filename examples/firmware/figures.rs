//! Builds the firmware, runs it in QEMU, prints what it takes as tables, and compares that with `budget.txt`.
//!
//! ```sh
//! rustc --edition 2024 -O figures.rs -o /tmp/figures && /tmp/figures            # compare
//! /tmp/figures write                                                           # and write `budget.txt`
//! /tmp/figures links                                                           # without panics, however built
//! /tmp/figures links all                                                       # on each processor
//! ```
//!
//! Sizes are those of the program that checks its results, test vectors included. Instructions are those that
//! `-icount` counts: the difference of two runs and one. They are not cycles. The stack at most is that of the deepest
//! path of calls (`stack.rs`); the stack used is what the program that counts has written to, and may be no more.
//! `/tmp/figures stack PROGRAM` prints the deepest path.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, exit};
use std::{env, fs};

mod stack;

const TARGETS: [(&str, &str); 3] = [
    ("thumbv7em-none-eabihf", "Cortex-M4F"),
    ("thumbv6m-none-eabi", "Cortex-M0"),
    ("riscv32imac-unknown-none-elf", "RV32IMAC"),
];
const WORKLOADS: [&str; 10] = [
    "sine",
    "tiny_conv",
    "ds_cnn",
    "autoencoder",
    "fir",
    "kalman",
    "calibration",
    "train_digits",
    "train_digits_adam",
    "adapt_sine",
];

fn fits(target: &str, workload: &str) -> bool {
    // The weights of one are larger than the flash of a micro:bit; what two layers of the other write, with the stack,
    // is larger than its RAM by 260 bytes; so are the moments of Adam.
    !(target.starts_with("thumbv6m")
        && ["autoencoder", "ds_cnn", "train_digits_adam"].contains(&workload))
}

/// The bytes of RAM in `memory/`.
fn memory(target: &str) -> usize {
    1024 * if target.starts_with("thumbv6m") {
        16
    } else {
        256
    }
}

fn fail(message: &str) -> ! {
    eprintln!("figures: {message}");
    exit(1)
}

fn cargo(target: &str, arguments: &[&str]) {
    let flags = format!("target.{target}.rustflags=[\"-Zemit-stack-sizes\"]");
    let status = Command::new("cargo")
        .args(["build", "--release", "--target", target, "--config", &flags])
        .args(arguments)
        // The sizes of stack frames are an unstable option of the stable compiler.
        .env("RUSTC_BOOTSTRAP", "1")
        .status();
    if !status.is_ok_and(|status| status.success()) {
        fail(&format!("`cargo build --target {target}` failed"));
    }
}

/// What a program prints in QEMU, where it ends well.
fn run(target: &str, program: &Path) -> String {
    let (qemu, machine): (_, &[&str]) = match target {
        "thumbv7em-none-eabihf" => (
            "qemu-system-arm",
            &["-machine", "mps2-an386", "-cpu", "cortex-m4"],
        ),
        "thumbv6m-none-eabi" => ("qemu-system-arm", &["-machine", "microbit"]),
        _ => (
            "qemu-system-riscv32",
            &["-machine", "virt", "-bios", "none"],
        ),
    };
    let output = Command::new("timeout")
        .args(["300", qemu])
        .args(machine)
        .args(["-nographic", "-icount", "shift=6"])
        .args(["-semihosting-config", "enable=on,target=native", "-kernel"])
        .arg(program)
        .output();
    match output {
        Ok(output) if output.status.success() => {
            String::from_utf8_lossy(&output.stdout).into_owned()
                + &String::from_utf8_lossy(&output.stderr)
        }
        Ok(output) => fail(&format!(
            "{} on {target}: {}; the results are not those expected",
            program.display(),
            output.status
        )),
        Err(error) => fail(&format!("{qemu}: {error}")),
    }
}

/// What a file in the format ELF says, 32 bits, little endian.
struct Elf(Vec<u8>);
struct Section {
    name: String,
    kind: u32,
    flags: u32,
    address: u32,
    at: usize,
    size: usize,
}
impl Elf {
    fn half(&self, at: usize) -> usize {
        u16::from_le_bytes([self.0[at], self.0[at + 1]]) as usize
    }
    fn word(&self, at: usize) -> u32 {
        u32::from_le_bytes(self.0[at..at + 4].try_into().unwrap())
    }
    fn sections(&self) -> Vec<Section> {
        let (table, size, count) = (self.word(32) as usize, self.half(46), self.half(48));
        let names = self.word(table + self.half(50) * size + 16) as usize;
        (0..count)
            .map(|i| {
                let at = table + i * size;
                let name = names + self.word(at) as usize;
                let end = self.0[name..].iter().position(|&b| b == 0).unwrap();
                Section {
                    name: String::from_utf8_lossy(&self.0[name..name + end]).into_owned(),
                    kind: self.word(at + 4),
                    flags: self.word(at + 8),
                    address: self.word(at + 12),
                    at: self.word(at + 16) as usize,
                    size: self.word(at + 20) as usize,
                }
            })
            .collect()
    }
    /// Bytes in flash and in RAM.
    fn sizes(&self) -> (usize, usize) {
        let (mut flash, mut ram) = (0, 0);
        for s in self.sections() {
            let (in_memory, zeroed, written) = (s.flags & 2 != 0, s.kind == 8, s.flags & 1 != 0);
            // The rest of the RAM, which `riscv-rt` names as sections.
            if !in_memory || [".heap", ".stack"].contains(&s.name.as_str()) {
                continue;
            }
            flash += if zeroed { 0 } else { s.size };
            ram += if written && s.address != 0 { s.size } else { 0 };
        }
        (flash, ram)
    }
    /// The largest stack frame.
    fn frame(&self) -> usize {
        self.frames().into_values().max().unwrap_or(0) as usize
    }
    fn names_symbol(&self, part: &str) -> bool {
        self.sections().iter().any(|s| {
            s.name == ".strtab"
                && self.0[s.at..s.at + s.size]
                    .windows(part.len())
                    .any(|w| w == part.as_bytes())
        })
    }
}

/// The bytes of the deepest path of calls.
fn deepest(elf: &Elf, target: &str, program: &Path) -> usize {
    match elf.stack() {
        Ok(deepest) => deepest.bytes as usize,
        Err(why) => fail(&format!(
            "the stack of {} on {target} has no bound: {why}",
            program.display()
        )),
    }
}

fn numbers(text: &str) -> impl Iterator<Item = (String, usize)> {
    text.lines().filter_map(|line| {
        let (name, number) = line.rsplit_once(' ').unwrap_or(("", line));
        Some((name.trim().to_string(), number.trim().parse().ok()?))
    })
}

fn main() {
    let arguments: Vec<String> = env::args().collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[1..] {
        // Of one program for the Cortex-M4F: for `rivals/measure`.
        ["sizes", program] => {
            let elf = Elf(fs::read(program).unwrap_or_else(|e| fail(&e.to_string())));
            let (flash, ram) = elf.sizes();
            let stack = match elf.stack() {
                Ok(deepest) => deepest.bytes.to_string(),
                Err(why) => format!("no bound: {why}"),
            };
            return println!("{flash} | {ram} | {} | {stack}", elf.frame());
        }
        // The deepest path of a program.
        ["stack", program] => {
            let elf = Elf(fs::read(program).unwrap_or_else(|e| fail(&e.to_string())));
            let deepest = elf.stack().unwrap_or_else(|e| fail(&e));
            for (name, frame) in deepest.path {
                println!("{frame:6} {name}");
            }
            return println!("{:6} bytes in all", deepest.bytes);
        }
        ["links"] => return links(false),
        ["links", "all"] => return links(true),
        ["count", program] => {
            let text = run(TARGETS[0].0, Path::new(program));
            let lines: Vec<&str> = text.lines().filter(|l| !l.starts_with("stack")).collect();
            return print!("{}", lines.join("\n").trim());
        }
        _ => {}
    }
    let write = env::args().nth(1).is_some_and(|word| word == "write");
    let target_dir = PathBuf::from(env::var_os("CARGO_TARGET_DIR").unwrap_or("target".into()));
    let mut found: BTreeMap<(String, String, &str), usize> = BTreeMap::new();
    let mut operations: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    println!(
        "| workload | processor | flash, bytes | RAM, bytes | largest frame | stack at most | stack used | instructions |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    let mut lines: Vec<Vec<String>> = vec![Vec::new(); WORKLOADS.len()];
    for (target, processor) in TARGETS {
        let folder = target_dir.join(target).join("release");
        let workloads: Vec<_> = WORKLOADS.iter().filter(|w| fits(target, w)).collect();
        let bins: Vec<&str> = workloads.iter().flat_map(|w| ["--bin", w]).collect();
        let built: Vec<_> = bins.iter().copied().chain(["--bin", "recipes"]).collect();
        cargo(target, &built);
        run(target, &folder.join("recipes"));
        let mut sizes = Vec::new();
        for workload in &workloads {
            let program = folder.join(workload);
            let elf = Elf(fs::read(&program).unwrap_or_else(|e| fail(&e.to_string())));
            if elf.names_symbol("4core3fmt") {
                fail(&format!("{workload} on {target} contains `core::fmt`"));
            }
            if elf.names_symbol("__rust_alloc") {
                fail(&format!("{workload} on {target} allocates"));
            }
            run(target, &program);
            let (flash, ram) = elf.sizes();
            let stack = deepest(&elf, target, &program);
            if ram + stack > memory(target) {
                fail(&format!(
                    "{workload} on {target} has {ram} bytes of RAM and {stack} of stack, more than there are"
                ));
            }
            sizes.push((flash, ram, elf.frame(), stack));
        }
        let counting: Vec<&str> = bins
            .iter()
            .copied()
            .chain(["--bin", "operations", "--features", "count"])
            .collect();
        cargo(target, &counting);
        for (workload, (flash, ram, frame, stack)) in workloads.iter().zip(sizes) {
            let program = folder.join(workload);
            let text = run(target, &program);
            let counted: BTreeMap<String, usize> = numbers(&text).collect();
            let (Some(&instructions), Some(&used)) = (counted.get(""), counted.get("stack")) else {
                fail(&format!("{workload} on {target} counted nothing: {text}"));
            };
            // The program that counts is another one, with a bound of its own.
            let elf = Elf(fs::read(&program).unwrap_or_else(|e| fail(&e.to_string())));
            let most = deepest(&elf, target, &program);
            if used > most {
                fail(&format!(
                    "{workload} on {target} has used {used} bytes of the stack, and its deepest path has {most}"
                ));
            }
            let row = WORKLOADS.iter().position(|w| w == *workload).unwrap();
            lines[row].push(format!(
                "| {workload} | {processor} | {flash} | {ram} | {frame} | {stack} | {used} | {instructions} |"
            ));
            let key = |what| (workload.to_string(), processor.to_string(), what);
            found.insert(key("flash"), flash);
            found.insert(key("ram"), ram);
            found.insert(key("frame"), frame);
            found.insert(key("stack"), stack);
            found.insert(key("stack_used"), used);
            found.insert(key("instructions"), instructions);
        }
        for (name, count) in numbers(&run(target, &folder.join("operations"))) {
            if !name.is_empty() && name != "stack" {
                operations.entry(name.clone()).or_default().push(count);
                found.insert((name, processor.to_string(), "instructions"), count);
            }
        }
    }
    for line in lines.iter().flatten() {
        println!("{line}");
    }
    println!("\n| operation | Cortex-M4F | Cortex-M0 | RV32IMAC |\n|---|---|---|---|");
    for (name, counts) in &operations {
        let counts: Vec<_> = counts.iter().map(usize::to_string).collect();
        println!("| {name} | {} |", counts.join(" | "));
    }
    compare(&found, write);
}

/// Builds every program at every level of optimisation, with and without `overflow-checks`, and prints how many there are
/// on each processor: on one processor in turn for each level, or on `all`. A program in which a panic is reachable does
/// not link, and fails. None is run. `SHARE=0`, `1` or `2` in the environment selects the levels of one processor, and
/// `QUARTER` every other one of these.
fn links(all: bool) {
    let share = match std::env::var("SHARE").ok().as_deref() {
        None | Some("all") => None,
        Some(share) => match share.parse::<usize>() {
            Ok(share) if share < TARGETS.len() => Some(share),
            _ => fail(&format!("SHARE is 0, 1, 2 or all, not {share}")),
        },
    };
    let half = std::env::var("QUARTER").ok();
    let half = half.map(|quarter| match quarter.parse::<usize>() {
        Ok(quarter) if quarter < 4 => quarter % 2,
        _ => fail(&format!("QUARTER is 0 to 3, not {quarter}")),
    });
    let bins: Vec<&str> = WORKLOADS.into_iter().chain(["recipes"]).collect();
    println!(
        "| opt-level | overflow-checks | {} |\n|---|---|---|---|---|",
        TARGETS.map(|(_, processor)| processor).join(" | ")
    );
    let levels =
        ["1", "2", "3", "s", "z"].map(|level| ["false", "true"].map(|checks| (level, checks)));
    for (turn, (level, checks)) in levels.into_iter().flatten().enumerate() {
        let mut counts = [0; TARGETS.len()];
        for (i, (target, _)) in TARGETS.iter().enumerate() {
            let is_meant = i == turn % TARGETS.len()
                && share.is_none_or(|share| share == i)
                && half.is_none_or(|half| half == turn / TARGETS.len() % 2);
            if !all && !is_meant {
                continue;
            }
            let mut cargo = Command::new("cargo");
            cargo.args(["build", "--release", "--locked", "--quiet", "--keep-going"]);
            cargo.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", level);
            cargo.env("CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS", checks);
            cargo.args(["--target", target]);
            for bin in bins.iter().filter(|bin| fits(target, bin)) {
                cargo.args(["--bin", bin]);
                counts[i] += 1;
            }
            if !cargo.status().is_ok_and(|status| status.success()) {
                fail(&format!(
                    "at opt-level {level} with overflow-checks = {checks} not every program links on {target}"
                ));
            }
        }
        println!(
            "| {level} | {checks} | {} |",
            counts
                .map(|count| if count > 0 {
                    count.to_string()
                } else {
                    "".into()
                })
                .join(" | ")
        );
    }
}

/// A budget is a ratchet: it may fall, not rise.
fn compare(found: &BTreeMap<(String, String, &str), usize>, write: bool) {
    let text: String = found
        .iter()
        .map(|((name, processor, what), n)| format!("{name} {processor} {what} {n}\n"))
        .collect();
    if write {
        fs::write("budget.txt", text).unwrap_or_else(|e| fail(&e.to_string()));
        println!("\n`budget.txt` is written.");
        return;
    }
    let budget = fs::read_to_string("budget.txt").unwrap_or_else(|e| fail(&e.to_string()));
    let allowed: BTreeMap<String, usize> = numbers(&budget).collect();
    let mut over = 0;
    for ((name, processor, what), &n) in found {
        let key = format!("{name} {processor} {what}");
        match allowed.get(&key) {
            // A tick of a timer more or less.
            Some(&most) if n <= most + 4 => {}
            Some(&most) => {
                eprintln!("{key}: {n}, more than {most}");
                over += 1;
            }
            None => {
                eprintln!("{key}: {n}, and no budget");
                over += 1;
            }
        }
    }
    if over > 0 {
        fail(&format!("{over} budgets do not hold"));
    }
    println!("\nAll {} budgets hold.", found.len());
}
