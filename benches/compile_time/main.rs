//! What the types cost at compile time, measured and held to a budget.
//!
//! The programs are written by a fixed pseudo-random generator into a scratch crate that depends on
//! this one, and `cargo check` is timed on each: not incremental, best of three, less the time for an
//! empty program. The dependency is built before and not counted.
//!
//! ```text
//! cargo bench --bench compile_time              # views and a build, in seconds; exit code 1 where a budget is exceeded
//! cargo bench --bench compile_time -- counted   # views, layers and training, in instructions of the compiler
//! cargo bench --bench compile_time -- views     # the first half of the first
//! cargo bench --bench compile_time -- build     # the second
//! cargo bench --bench compile_time -- operations # each operation at rank 1 to 6, next to its budget
//! cargo bench --bench compile_time -- numbers   # milliseconds per operation on numbers, compared with typenum
//! cargo bench --bench compile_time -- network # 30 layers: seconds, bytes, copies of loops
//! cargo bench --bench compile_time -- training # steps of training: seconds, compared with inference
//! cargo bench --bench compile_time -- all
//! cargo bench --bench compile_time -- write DIR # the programs themselves, for a profiler
//! ```
//!
//! Several of these words may follow each other. Instructions need valgrind, and are the same on a busy machine. The other
//! budgets are times on the machine on which they were set. How much slower this one is, a multiplication of
//! `typenum` says in the same run; the budgets are multiplied by that where it is above 1, and by
//! `COMPILE_TIME_SLACK=1.5`, for one that is busy. What exceeds them is measured again.

mod counted;
mod measure;
mod network;
mod numbers;
mod operations;
mod random;
mod training;
mod views;

use std::process::ExitCode;

use measure::{Scratch, Time};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    // `cargo test --benches` runs this too, without `--bench`: nothing to test here.
    if !arguments.iter().any(|a| a == "--bench") {
        return ExitCode::SUCCESS;
    }
    let mut words = arguments
        .iter()
        .filter(|a| !a.starts_with('-'))
        .map(String::as_str);
    let mode = words.next().unwrap_or("budgets");
    if mode == "write" {
        let folder = std::path::Path::new(words.next().unwrap_or("."));
        std::fs::write(folder.join("network.rs"), network::program()).expect("DIR can be written");
        for shapes in views::Shapes::ALL {
            let file = folder
                .join(shapes.name().replace(' ', "_"))
                .with_extension("rs");
            std::fs::write(file, views::program(shapes, 4, 1000)).expect("DIR can be written");
            let file = folder
                .join(format!("chains_{}", shapes.name().replace(' ', "_")))
                .with_extension("rs");
            std::fs::write(file, views::chains(shapes, 4, 1000)).expect("DIR can be written");
        }
        for (name, program) in training::programs() {
            let file = folder.join(name).with_extension("rs");
            std::fs::write(file, program).expect("DIR can be written");
        }
        for (name, program) in operations::programs() {
            let file = folder.join(name).with_extension("rs");
            std::fs::write(file, program).expect("DIR can be written");
        }
        return ExitCode::SUCCESS;
    }
    let scratch = Scratch::new();
    // One failure does not keep the rest from being measured.
    let mut failed = false;
    for mode in std::iter::once(mode).chain(words) {
        failed |= measured(mode, &scratch) != ExitCode::SUCCESS;
    }
    if failed {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    }
}

fn measured(mode: &str, scratch: &Scratch) -> ExitCode {
    let all: &[fn(&Scratch, Allowance) -> ExitCode] = match mode {
        "budgets" => &[views, build],
        "views" => &[views],
        "build" => &[build],
        "operations" => &[operations::table],
        "network" => &[network::table],
        "training" => &[training::table],
        "all" => &[
            views,
            build,
            operations::table,
            network::table,
            training::table,
        ],
        "counted" => match counted::table(scratch) {
            Some(verdict) => return verdict,
            None => {
                println!(
                    "nothing is counted, for want of a valgrind that knows this processor: times are"
                );
                &[views]
            }
        },
        "numbers" => &[],
        other => {
            eprintln!(
                "unknown mode `{other}`: budgets, counted, views, build, operations, numbers, network, training, all, write"
            );
            return ExitCode::FAILURE;
        }
    };
    let mut verdict = ExitCode::SUCCESS;
    if !all.is_empty() {
        let allowance = Allowance::new(scratch);
        for table in all {
            let one = table(scratch, allowance);
            if one != ExitCode::SUCCESS {
                verdict = one;
            }
        }
    }
    if matches!(mode, "numbers" | "all") {
        numbers::table(scratch);
    }
    verdict
}

/// What the budgets are multiplied by: for a machine that is busy, and for one that is slower than that on which they
/// were set.
#[derive(Clone, Copy)]
struct Allowance {
    slack: f64,
    machine: f64,
}

impl Allowance {
    fn new(scratch: &Scratch) -> Self {
        let slack = std::env::var("COMPILE_TIME_SLACK").ok();
        Self {
            slack: slack.and_then(|s| s.parse().ok()).unwrap_or(1.0),
            machine: numbers::machine(scratch),
        }
    }
    /// The larger one of what the machine was before and what it is now.
    fn again(self, scratch: &Scratch) -> Self {
        let machine = self.machine.max(numbers::machine(scratch));
        Self { machine, ..self }
    }
    fn of(self, budget: f64) -> f64 {
        budget * self.slack * self.machine.max(1.0)
    }
}

impl std::fmt::Display for Allowance {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "slack {}, machine {:.2}", self.slack, self.machine)
    }
}

/// Prints rows of seconds, and knows whether one is above its budget.
struct Rows {
    allowance: Allowance,
    exceeded: bool,
}

impl Rows {
    fn new(allowance: Allowance) -> Self {
        println!(
            "\n| program ({allowance}) | CPU s | wall s | budget s | verdict |\n|---|---|---|---|---|"
        );
        Self {
            allowance,
            exceeded: false,
        }
    }
    fn row(&mut self, name: &str, time: Time, budget: f64) {
        let (spent, allowed) = (time.judged(), self.allowance.of(budget));
        let verdict = if spent <= allowed { "ok" } else { "EXCEEDED" };
        self.exceeded |= spent > allowed;
        println!(
            "| {name:<54} | {spent:>5.2} | {:>5.2} | {allowed:>5.2} | {verdict} |",
            time.wall
        );
    }
    fn verdict(self) -> ExitCode {
        if self.exceeded {
            ExitCode::FAILURE
        } else {
            ExitCode::SUCCESS
        }
    }
}

fn views(scratch: &Scratch, allowance: Allowance) -> ExitCode {
    let mut rows = Rows::new(allowance);
    let empty = scratch.check(views::PREAMBLE);
    for shapes in views::Shapes::ALL {
        let time = scratch.check(&views::program(shapes, 4, 1000)).over(empty);
        let name = format!("1000 view operations, rank 4, {}", shapes.name());
        rows.row(&name, time, shapes.budget());
        if !matches!(shapes, views::Shapes::Repeated) {
            let time = scratch.check(&views::chains(shapes, 4, 1000)).over(empty);
            let name = format!("the same in chains of five, {}", shapes.name());
            rows.row(&name, time, shapes.budget());
        }
    }
    rows.verdict()
}

fn build(scratch: &Scratch, mut allowance: Allowance) -> ExitCode {
    const BUDGET: f64 = 15.0;
    let mut time = scratch.clean_build();
    if time.judged() > allowance.of(BUDGET) {
        allowance = allowance.again(scratch);
        time = time.best(scratch.clean_build());
    }
    let mut rows = Rows::new(allowance);
    rows.row("clean build, default features, two cores", time, BUDGET);
    rows.verdict()
}
