//! What the types cost at compile time, measured and held to a budget.
//!
//! The programs are written by a fixed pseudo-random generator into a scratch crate that depends on
//! this one, and `cargo check` is timed on each: not incremental, best of three, less the time for an
//! empty program. The dependency is built before and not counted.
//!
//! ```text
//! cargo bench --bench compile_time              # the budgets; exit code 1 where one is exceeded
//! cargo bench --bench compile_time -- operations # each operation at rank 1 to 6, next to its budget
//! cargo bench --bench compile_time -- numbers   # milliseconds per operation on numbers, compared with typenum
//! cargo bench --bench compile_time -- network # 30 layers: seconds, bytes, copies of loops
//! cargo bench --bench compile_time -- training # steps of training: seconds, compared with inference
//! cargo bench --bench compile_time -- all
//! cargo bench --bench compile_time -- write DIR # the programs themselves, for a profiler
//! ```
//!
//! The budgets are times on the machine on which they were set. How much slower this one is, a multiplication of
//! `typenum` says in the same run; the budgets are multiplied by that where it is above 1, and by
//! `COMPILE_TIME_SLACK=1.5`, for one that is busy. What exceeds them is measured again.

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
    let mut words = arguments.iter().filter(|a| !a.starts_with('-'));
    let mode = words.next().map_or("budgets", String::as_str);
    if mode == "write" {
        let folder = std::path::Path::new(words.next().map_or(".", String::as_str));
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
    match mode {
        "budgets" => budgets(&scratch, Allowance::new(&scratch)),
        "operations" => operations::table(&scratch, Allowance::new(&scratch)),
        "numbers" => {
            numbers::table(&scratch);
            ExitCode::SUCCESS
        }
        "network" => network::table(&scratch, Allowance::new(&scratch)),
        "training" => training::table(&scratch, Allowance::new(&scratch)),
        "all" => {
            let allowance = Allowance::new(&scratch);
            let verdicts = [
                budgets(&scratch, allowance),
                operations::table(&scratch, allowance),
                network::table(&scratch, allowance),
                training::table(&scratch, allowance),
            ];
            numbers::table(&scratch);
            verdicts
                .into_iter()
                .find(|v| *v != ExitCode::SUCCESS)
                .unwrap_or(ExitCode::SUCCESS)
        }
        other => {
            eprintln!(
                "unknown mode `{other}`: budgets, operations, numbers, network, training, all or write"
            );
            ExitCode::FAILURE
        }
    }
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

fn budgets(scratch: &Scratch, allowance: Allowance) -> ExitCode {
    let mut exceeded = false;
    let mut row = |name: &str, time: Time, budget: f64| {
        let (spent, allowed) = (time.judged(), allowance.of(budget));
        let verdict = if spent <= allowed { "ok" } else { "EXCEEDED" };
        exceeded |= spent > allowed;
        println!(
            "| {name:<54} | {spent:>5.2} | {:>5.2} | {allowed:>5.2} | {verdict} |",
            time.wall
        );
    };
    println!(
        "\n| program ({allowance}) | CPU s | wall s | budget s | verdict |\n|---|---|---|---|---|"
    );
    let empty = scratch.check(views::PREAMBLE);
    for shapes in views::Shapes::ALL {
        let time = scratch.check(&views::program(shapes, 4, 1000)).over(empty);
        row(
            &format!("1000 view operations, rank 4, {}", shapes.name()),
            time,
            shapes.budget(),
        );
        if !matches!(shapes, views::Shapes::Repeated) {
            let time = scratch.check(&views::chains(shapes, 4, 1000)).over(empty);
            row(
                &format!("the same in chains of five, {}", shapes.name()),
                time,
                shapes.budget(),
            );
        }
    }
    row(
        "clean build, default features, two cores",
        scratch.clean_build(),
        15.0,
    );
    if exceeded {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    }
}
