//! What the compiler does for views, layers and a step of training, in instructions: the same on a busy machine.

use std::process::ExitCode;

use crate::measure::Scratch;
use crate::{training, views};

/// View operations in each program. The first ones cost the most, since all impls of a trait are looked at once.
const OPERATIONS: usize = 150;
/// Millions of instructions for the inference of four linear layers.
const INFERENCE: u64 = 290;
/// How many times as many instructions as its inference a step of training may take.
const OF_INFERENCE: f64 = 2.0;

/// Millions of instructions for each program of views, over an empty one. A limit is some 4 % above what is counted.
const fn limits(shapes: views::Shapes) -> (u64, Option<u64>) {
    match shapes {
        views::Shapes::Repeated => (705, None),
        views::Shapes::Small => (1_415, Some(1_260)),
        views::Shapes::Images => (1_990, Some(1_690)),
    }
}

/// Whether the program is in the share that `SHARE` names; all are without it.
fn in_share(share: usize) -> bool {
    match std::env::var("SHARE").map(|share| share.parse()) {
        Ok(Ok(named)) => share == named,
        _ => true,
    }
}

/// Checks the limits. Nothing is counted where valgrind is missing.
///
/// With `SHARE=0`, `1` or `2`, a third of the programs: of repeated shapes and training, of small ones, of images.
pub(crate) fn table(scratch: &Scratch) -> Option<ExitCode> {
    let empty = scratch.count(views::PREAMBLE)?;
    let mut exceeded = false;
    println!("\n| program | million instructions | limit | verdict |\n|---|---|---|---|");
    let mut row = |name: &str, counted: u64, limit: u64| {
        let verdict = if counted <= limit { "ok" } else { "EXCEEDED" };
        exceeded |= counted > limit;
        println!("| {name:<50} | {counted:>5} | {limit:>5} | {verdict} |");
    };
    for (share, shapes) in views::Shapes::ALL.into_iter().enumerate() {
        if !in_share(share) {
            continue;
        }
        let (fresh, chains) = limits(shapes);
        let name = format!("{OPERATIONS} view operations, {}", shapes.name());
        let counted = scratch.count(&views::program(shapes, 4, OPERATIONS))?;
        row(&name, counted.saturating_sub(empty), fresh);
        if let Some(limit) = chains {
            let counted = scratch.count(&views::chains(shapes, 4, OPERATIONS))?;
            row(
                &format!("the same in chains, {}", shapes.name()),
                counted.saturating_sub(empty),
                limit,
            );
        }
    }
    if !in_share(0) {
        return Some(verdict(exceeded));
    }
    let [(_, step), (_, inference), _] = training::programs();
    let empty = scratch.count("#![no_std]\nuse stridewise::prelude::*;")?;
    let [step, inference] =
        [step, inference].map(|program| Some(scratch.count(&program)?.saturating_sub(empty)));
    let (step, inference) = (step?, inference?);
    row("inference of four linear layers", inference, INFERENCE);
    row(
        "a step of their training",
        step,
        (OF_INFERENCE * inference as f64) as u64,
    );
    Some(verdict(exceeded))
}

const fn verdict(exceeded: bool) -> ExitCode {
    if exceeded {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    }
}
