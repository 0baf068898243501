//! Numbers alone: our decimal digits beside `typenum`.

use super::measure::Scratch;
use super::random::Random;

const OPERATIONS: usize = 500;
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
fn program(digits: usize, write: impl Fn(usize, usize) -> String) -> String {
    let mut random = Random::new(digits as u64);
    let mut text = PREAMBLE.to_string();
    for i in 0..OPERATIONS {
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
        |a, b| nat("Eq", a, b),
        |a, b| format!("typenum::Eq<{}, {}>", binary(a), binary(b)),
    ),
    (
        "compare",
        |a, b| nat("Cmp", a, b),
        |a, b| format!("typenum::Compare<{}, {}>", binary(a), binary(b)),
    ),
    (
        "literal below 1000, or by value",
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

// `Eq` and `Cmp` as the layouts use them, on the inner form.
fn nat(operation: &str, a: usize, b: usize) -> String {
    let inner = |n| format!("<{} as Dim>::Nat", decimal(n));
    format!(
        "<{} as stridewise::num::nat::Nat>::{operation}<{}>",
        inner(a),
        inner(b)
    )
}

/// Milliseconds per operation on numbers of 2, 4 and 6 digits.
pub(crate) fn table(scratch: &Scratch) {
    println!("\n| ms per operation, 2 / 4 / 6 digits | stridewise | typenum |\n|---|---|---|");
    let empty = scratch.check(&program(2, |_, _| "()".to_string()));
    for (name, ours, theirs) in ROWS {
        let cell = |write: &Write| {
            [2, 4, 6]
                .map(|digits| {
                    if write(10usize.pow(digits as u32 - 1), 1).is_empty() {
                        return "–".to_string();
                    }
                    let time = scratch.check(&program(digits, write)).over(empty).judged();
                    format!("{:.2}", time.max(0.0) / OPERATIONS as f64 * 1000.0)
                })
                .join(" / ")
        };
        println!("| {name} | {} | {} |", cell(ours), cell(theirs));
    }
}
