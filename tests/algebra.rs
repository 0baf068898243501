//! Random chains of all view operations, judged by real PyTorch (see `algebra/README.md`).
//!
//! What PyTorch accepts must compile and give its sizes, strides, offset and elements, or write what
//! it writes; what PyTorch refuses must be refused by rustc, on the very line of the refused operation.

use std::collections::BTreeMap;

#[macro_use]
#[path = "conformance/judge.rs"]
mod judge;

use judge::{Elements, Outcome, refusals};

// ------------------------------------------------------------------ legal programs

// One macro for each group, so that a group can be left out by hand: `Ok(())`.
/// A dimension of size 0 on the way.
macro_rules! case_empty { ($($case:tt)*) => { case!($($case)*) }; }
/// An operation that names a dimension of a rank-0 tensor (PyTorch treats it as rank 1).
macro_rules! case_scalar { ($($case:tt)*) => { case!($($case)*) }; }
/// `narrow` with a negative start, `select` with a negative index.
macro_rules! case_negative { ($($case:tt)*) => { case!($($case)*) }; }
/// `split` of a dimension of size 0: one part.
macro_rules! case_split_empty { ($($case:tt)*) => { case!($($case)*) }; }
/// `split_at` a negative index.
macro_rules! case_split_negative { ($($case:tt)*) => { case!($($case)*) }; }

#[rustfmt::skip]
#[path = "algebra/legal.rs"]
mod legal;

#[test]
fn what_pytorch_accepts_gives_the_same() {
    judge::all_agree(legal::GROUPS);
}

// ------------------------------------------------------------------ writes

fn written(program: &str, elements: &[i64], torch: Elements) -> Outcome {
    if torch.are(elements) {
        Ok(())
    } else {
        let program = program.split_whitespace().collect::<Vec<_>>().join(" ");
        Err(format!("{program}\n  leaves other elements: {elements:?}"))
    }
}

macro_rules! mutable {
    ($number:literal, $x:ident: [$($size:tt)*], { $($body:tt)* }, $kind:ident $elements:tt) => {{
        fn run() -> Outcome {
            let mut $x = Tensor::<i64, Shape![$($size)*]>::arange();
            $($body)*
            $crate::written(
                concat!($number, ": [", stringify!($($size)*), "] ", stringify!($($body)*)),
                $x.as_slice(),
                case!(@$kind $elements),
            )
        }
        run()
    }};
}

#[rustfmt::skip]
#[path = "algebra/mutable.rs"]
mod mutable;

#[test]
fn what_is_written_is_what_pytorch_writes() {
    judge::all_agree(mutable::GROUPS);
}

// ------------------------------------------------------------------ illegal programs

/// All programs are refused where they say; the codes of rustc are shown with `--nocapture`.
fn refused(name: &str, source: &'static str) {
    let mut codes = BTreeMap::<(String, String), usize>::new();
    for (program, _, refusal) in refusals(name, source) {
        *codes.entry((program.kind, refusal.code)).or_default() += 1;
    }
    for ((kind, code), count) in codes {
        println!("{kind:32} {code:6} {count}");
    }
}

#[test]
fn what_pytorch_refuses_does_not_compile() {
    refused("algebra-illegal", include_str!("algebra/illegal.rs"));
}

#[test]
fn overlapping_writes_do_not_compile() {
    refused(
        "algebra-overlapping",
        include_str!("algebra/overlapping.rs"),
    );
}

#[test]
fn documented_differences_do_not_compile() {
    refused(
        "algebra-differences",
        include_str!("algebra/differences.rs"),
    );
}
