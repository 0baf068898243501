//! Each view operation at rank 1 to 6, held to a budget of its own.

use std::process::ExitCode;

use super::Allowance;
use super::measure::{Scratch, Time};
use super::random::Random;
use super::views::{PREAMBLE, list};

const OPERATIONS: usize = 100;
const RANKS: std::ops::RangeInclusive<usize> = 1..=6;

/// An operation: its name, the rank from which on it exists, its budget in milliseconds at rank 1 and for
/// each dimension more, and how it is written for a shape.
struct Operation {
    name: &'static str,
    from: usize,
    budget: (f64, f64),
    write: fn(&mut Random, &[usize]) -> String,
}

const fn operation(
    name: &'static str,
    from: usize,
    budget: (f64, f64),
    write: fn(&mut Random, &[usize]) -> String,
) -> Operation {
    Operation {
        name,
        from,
        budget,
        write,
    }
}

fn dim(random: &mut Random, shape: &[usize]) -> usize {
    random.between(0, shape.len() - 1)
}

// A little more than what is measured on a machine that does nothing else, the fresh view included.
const TABLE: &[Operation] = &[
    operation("(the fresh view alone)", 1, (0.6, 0.3), |_, _| {
        String::new()
    }),
    operation("view", 1, (1.2, 2.3), |random, shape| {
        let mut sizes = shape.to_vec();
        if sizes.len() > 1 && random.between(0, 2) > 0 {
            let at = random.between(0, sizes.len() - 2);
            sizes[at] *= sizes.remove(at + 1);
        }
        let open = random.between(0, sizes.len() - 1);
        let sizes = sizes.iter().enumerate().map(|(i, n)| match i == open {
            true => "_".to_string(),
            false => n.to_string(),
        });
        format!(".view::<{}>()", list("Shape", sizes))
    }),
    operation("reshape", 1, (0.9, 2.4), |_, shape| {
        format!(".reshape::<Shape![{}]>()", shape.iter().product::<usize>())
    }),
    operation("flatten", 2, (1.6, 2.2), |random, shape| {
        let a = random.between(0, shape.len() - 2);
        let b = random.between(a + 1, shape.len() - 1);
        format!(".flatten::<{a}, {b}>()")
    }),
    operation("unflatten", 1, (1.7, 2.4), |random, shape| {
        let d = dim(random, shape);
        let outer = (1..=shape[d])
            .rev()
            .find(|n| shape[d].is_multiple_of(*n) && *n < shape[d]);
        format!(".unflatten::<{d}, Shape![{}, _]>()", outer.unwrap_or(1))
    }),
    operation("transpose", 1, (0.9, 0.6), |random, shape| {
        format!(
            ".transpose::<{}, {}>()",
            dim(random, shape),
            dim(random, shape)
        )
    }),
    operation("permute", 1, (0.7, 1.1), |random, shape| {
        let mut dims: Vec<usize> = (0..shape.len()).collect();
        random.shuffle(&mut dims);
        format!(
            ".permute::<{}>()",
            list("Dims", dims.iter().map(usize::to_string))
        )
    }),
    operation("movedim", 1, (0.7, 0.6), |random, shape| {
        format!(
            ".movedim::<{}, {}>()",
            dim(random, shape),
            dim(random, shape)
        )
    }),
    operation("narrow", 1, (1.4, 0.8), |random, shape| {
        let d = dim(random, shape);
        let len = random.between(1, shape[d]);
        format!(
            ".narrow::<{d}, {}, {len}>()",
            random.between(0, shape[d] - len)
        )
    }),
    operation("select", 1, (1.1, 0.7), |random, shape| {
        let d = dim(random, shape);
        format!(".select::<{d}, {}>()", random.between(0, shape[d] - 1))
    }),
    operation("slice", 1, (1.6, 1.4), |random, shape| {
        let entries = shape.iter().map(|&n| match random.between(0, 3) {
            0 => "..".to_string(),
            1 => random.between(0, n - 1).to_string(),
            2 => "..;2".to_string(),
            _ => format!("{}..", random.between(0, n - 1)),
        });
        let entries: Vec<String> = entries.collect();
        format!(".slice(s![{}])", entries.join(", "))
    }),
    operation("expand", 1, (1.3, 0.8), |random, shape| {
        let front = random.between(2, 9).to_string();
        let sizes = std::iter::once(front).chain(shape.iter().map(usize::to_string));
        format!(".expand::<{}>()", list("Shape", sizes))
    }),
    operation("unsqueeze", 1, (0.5, 0.6), |random, shape| {
        format!(".unsqueeze::<{}>()", random.between(0, shape.len()))
    }),
    operation("squeeze", 1, (0.5, 0.6), |random, shape| {
        format!(".squeeze::<{}>()", dim(random, shape))
    }),
    operation("unfold", 1, (1.6, 0.5), |random, shape| {
        let d = dim(random, shape);
        let size = random.between(1, shape[d]);
        format!(".unfold::<{d}, {size}, {}>()", random.between(1, 4))
    }),
    operation("diagonal", 2, (1.5, 0.6), |random, shape| {
        let a = dim(random, shape);
        let b = (a + random.between(1, shape.len() - 1)) % shape.len();
        format!(".diagonal::<{}, {a}, {b}>()", random.between(0, 2))
    }),
    operation("windows", 1, (1.3, 0.6), |random, shape| {
        let sizes = shape[shape.len().saturating_sub(2)..].iter();
        let sizes = sizes.map(|&n| random.between(1, n).to_string());
        format!(".windows::<{}>()", list("Shape", sizes))
    }),
    operation("tile", 1, (1.9, 2.3), |_, shape| {
        let sizes = shape[shape.len().saturating_sub(2)..].iter();
        let sizes = sizes.map(|n| if n.is_multiple_of(2) { "2" } else { "1" }.to_string());
        format!(".tile::<{}>()", list("Shape", sizes))
    }),
    operation("coalesce", 1, (0.6, 1.7), |_, _| ".coalesce()".to_string()),
    operation("chunk", 1, (1.7, 2.1), |random, shape| {
        let d = dim(random, shape);
        let parts = if shape[d].is_multiple_of(2) { 2 } else { 1 };
        format!(".chunk::<{d}, {parts}>()")
    }),
    operation("split_at", 1, (1.7, 0.6), |random, shape| {
        let d = dim(random, shape);
        format!(".split_at::<{d}, {}>()", random.between(0, shape[d]))
    }),
];

fn program(operation: &Operation, rank: usize) -> String {
    let mut random = Random::new(rank as u64);
    let mut program = PREAMBLE.to_string();
    for i in 0..OPERATIONS {
        if i % 20 == 0 {
            program += &format!("pub fn f{i}() {{\n");
        }
        let shape: Vec<usize> = (0..rank).map(|_| random.between(1, 16)).collect();
        let call = (operation.write)(&mut random, &shape);
        let shape = list("Shape", shape.iter().map(usize::to_string));
        program += &format!("    let _ = view::<{shape}>(){call};\n");
        if i % 20 == 19 {
            program += "}\n";
        }
    }
    program
}

/// All programs of the table, each with the name of its operation and its rank.
pub(crate) fn programs() -> impl Iterator<Item = (String, String)> {
    TABLE.iter().flat_map(|operation| {
        RANKS
            .filter(|&rank| rank >= operation.from)
            .map(move |rank| {
                let name = operation.name.trim_matches(['(', ')']).replace(' ', "_");
                (format!("{name}_{rank}"), program(operation, rank))
            })
    })
}

/// Milliseconds for each operation of a program, less those of an empty one.
fn each(program: Time, empty: Time) -> f64 {
    program.over(empty).judged() / OPERATIONS as f64 * 1000.0
}

/// A row at one rank that has exceeded its budget.
struct Exceeded {
    name: String,
    program: String,
    budget: f64,
    spent: f64,
}

impl Exceeded {
    /// Both programs anew, one next to the other; the least that was measured counts. Whether it is still above the
    /// budget.
    fn again(&mut self, scratch: &Scratch, allowance: Allowance) -> bool {
        for _ in 0..3 {
            if self.spent <= allowance.of(self.budget) {
                return false;
            }
            let empty = scratch.check(PREAMBLE);
            self.spent = self
                .spent
                .min(each(scratch.check_once(&self.program), empty));
        }
        self.spent > allowance.of(self.budget)
    }
}

/// Milliseconds per operation and rank on random small shapes, the fresh view included, compared with the budget; and
/// whether all are within what is allowed.
pub(crate) fn table(scratch: &Scratch, allowance: Allowance) -> ExitCode {
    println!(
        "\n| ms per operation ({allowance}) | rank 1 | 2 | 3 | 4 | 5 | 6 |\n|---|---|---|---|---|---|---|"
    );
    let empty = scratch.check(PREAMBLE);
    let mut exceeded = Vec::new();
    for operation in TABLE {
        let cells: Vec<String> = RANKS
            .map(|rank| {
                if rank < operation.from {
                    return "–".to_string();
                }
                let program = program(operation, rank);
                let budget = operation.budget.0 + operation.budget.1 * (rank - 1) as f64;
                let mut cell = Exceeded {
                    name: format!("{} at rank {rank}", operation.name),
                    spent: each(scratch.check_once(&program), empty),
                    program,
                    budget,
                };
                let above = cell.again(scratch, allowance);
                let text = format!("{:.1} ({budget:.1})", cell.spent.max(0.0));
                if above {
                    exceeded.push(cell);
                }
                text
            })
            .collect();
        println!("| `{}` | {} |", operation.name, cells.join(" | "));
    }
    if exceeded.is_empty() {
        return ExitCode::SUCCESS;
    }
    // The machine may have become slower on the way.
    let allowance = allowance.again(scratch);
    println!("\nmeasured again ({allowance}):");
    exceeded.retain_mut(|cell| {
        let above = cell.again(scratch, allowance);
        let verdict = if above { "EXCEEDED" } else { "ok" };
        println!(
            "{}: {:.1}, allowed {:.1}, {verdict}",
            cell.name,
            cell.spent,
            allowance.of(cell.budget)
        );
        above
    });
    if exceeded.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
