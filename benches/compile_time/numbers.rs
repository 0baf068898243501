//! Numbers alone: our decimal digits compared with `typenum`.

use super::measure::Scratch;
use super::random::Random;

const OURS: [usize; 3] = [500; 3];
// Six digits take `typenum` 30 ms each; the clock counts in steps of 10 ms.
const THEIRS: [usize; 3] = [500, 200, 100];
const PREAMBLE: &str = "#![allow(warnings)]\nuse core::marker::PhantomData as P;\n\
    use stridewise::num::{D, Dim, K};\n";

/// `K<D<50>, D<0>>`.
fn decimal(n: usize) -> String {
    if n < 1000 {
        format!("D<{n}>")
    } else {
        format!("K<{}, D<{}>>", decimal(n / 1000), n % 1000)
    }
}
/// `UInt<UInt<UTerm, B1>, B0>`, as no name reaches beyond 1024.
fn binary(n: usize) -> String {
    match n {
        0 => "typenum::UTerm".to_string(),
        n => format!("typenum::UInt<{}, typenum::B{}>", binary(n / 2), n % 2),
    }
}

// Each as a user meets it: a type named in a function, so solved once by the type checker and once by
// the borrow checker.
fn program(digits: usize, operations: usize, write: impl Fn(usize, usize) -> String) -> String {
    let mut random = Random::new(digits as u64);
    let mut text = PREAMBLE.to_string();
    for i in 0..operations {
        let mut number = || {
            random.between(
                10usize.pow(digits as u32 - 1),
                10usize.pow(digits as u32) - 1,
            )
        };
        let (a, b) = (number(), number());
        text += &format!("fn f{i}() {{ let _ = P::<{}>; }}\n", write(a, b));
    }
    text
}

const LITERAL: &str = "literal, by value from 1000 on";

type Write = fn(usize, usize) -> String;
const ROWS: &[(&str, Write, Write)] = &[
    (
        "the operands alone",
        |a, b| format!("({}, {})", decimal(a), decimal(b)),
        |a, b| format!("({}, {})", binary(a), binary(b)),
    ),
    (
        "add",
        |a, b| format!("stridewise::num::Add<{}, {}>", decimal(a), decimal(b)),
        |a, b| format!("typenum::Sum<{}, {}>", binary(a), binary(b)),
    ),
    (
        "subtract",
        |a, b| {
            format!(
                "stridewise::num::Sub<{}, {}>",
                decimal(a.max(b)),
                decimal(a.min(b))
            )
        },
        |a, b| format!("typenum::Diff<{}, {}>", binary(a.max(b)), binary(a.min(b))),
    ),
    (
        "multiply",
        |a, b| format!("stridewise::num::Mul<{}, {}>", decimal(a), decimal(b)),
        |a, b| format!("typenum::Prod<{}, {}>", binary(a), binary(b)),
    ),
    (
        "divide by a size below 100",
        |a, b| {
            format!(
                "stridewise::num::Div<{}, {}>",
                decimal(a),
                decimal(2 + b % 98)
            )
        },
        |a, b| format!("typenum::Quot<{}, {}>", binary(a), binary(2 + b % 98)),
    ),
    (
        "equal",
        |a, b| format!("stridewise::num::IsEqual<{}, {}>", decimal(a), decimal(b)),
        |a, b| format!("typenum::Eq<{}, {}>", binary(a), binary(b)),
    ),
    (
        "compare",
        |a, b| format!("stridewise::num::Compared<{}, {}>", decimal(a), decimal(b)),
        |a, b| format!("typenum::Compare<{}, {}>", binary(a), binary(b)),
    ),
    (
        LITERAL,
        |a, _| format!("stridewise::Strides![{a}]"),
        |a, _| {
            // typenum names no more than these.
            if a < 1024 {
                format!("(typenum::U<{a}>,)")
            } else {
                String::new()
            }
        },
    ),
];

/// How much slower this machine is than the one on which the budgets were set, where `typenum` took 14.5 ms for a
/// multiplication of six digits.
pub(crate) fn machine(scratch: &Scratch) -> f64 {
    const OPERATIONS: usize = 100;
    let seconds = |row: usize| {
        let (_, _, theirs) = ROWS[row];
        scratch.check(&program(6, OPERATIONS, theirs)).judged()
    };
    let multiply = ROWS.iter().position(|(name, ..)| *name == "multiply");
    let each = multiply.map_or(f64::NAN, |row| seconds(row) - seconds(0)) * 1000.0;
    each / OPERATIONS as f64 / 14.5
}

/// Milliseconds per operation on numbers of 2, 4 and 6 digits, less those for the operands.
pub(crate) fn table(scratch: &Scratch) {
    println!("\n| ms per operation, 2 / 4 / 6 digits | stridewise | typenum |\n|---|---|---|");
    let measure = |write: &Write, operations: [usize; 3]| {
        [0, 1, 2].map(|i| {
            let (digits, operations) = (2 * i + 2, operations[i]);
            let text = program(digits, operations, write);
            // What has no name there.
            if write(10usize.pow(digits as u32) - 1, 1).is_empty() {
                return f64::NAN;
            }
            scratch.check(&text).judged() * 1000.0 / operations as f64
        })
    };
    let nothing: Write = |_, _| "()".to_string();
    let empty = (measure(&nothing, OURS), measure(&nothing, THEIRS));
    let (_, ours, theirs) = ROWS[0];
    let operands = (measure(&ours, OURS), measure(&theirs, THEIRS));
    for (name, ours, theirs) in &ROWS[1..] {
        let base = if *name == LITERAL { empty } else { operands };
        let cell = |times: [f64; 3], base: [f64; 3]| {
            let cells: Vec<String> = (0..3)
                .map(|i| match times[i] - base[i] {
                    t if t.is_nan() => "–".to_string(),
                    t => format!("{:.2}", t.max(0.0)),
                })
                .collect();
            cells.join(" / ")
        };
        println!(
            "| {name} | {} | {} |",
            cell(measure(ours, OURS), base.0),
            cell(measure(theirs, THEIRS), base.1)
        );
    }
}
