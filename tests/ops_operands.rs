//! The operations of `ops.rs` with the operands that each of them does not have there: other views, other element types.
//! `ops/operands_cases.rs` holds the expressions and what PyTorch makes of them, bit for bit; `ops/generate.py` writes it.

// Operands by reference are how owned tensors are used; here they are views.
#![allow(clippy::needless_borrow, clippy::op_ref)]

mod common;

use common::{Close, Failures, elements};
use stridewise::prelude::*;

include!("ops/compare.rs");
include!("ops/short_lanes.rs");
include!("ops/operands_cases.rs");

#[test]
fn there_are_cases() {
    const { assert!(CASES >= 400) };
}

/// Lanes of other lengths than those in `ops.rs`.
#[test]
fn logarithms_of_exponentials_of_short_lanes() {
    logarithms! {
        f32 [9 2 16 16 40 17 130 10 8 64 19 100 9 128 20 129 8 256 10 257 7 50] 4.0;
        f64 [8 2 33 49 9 128 8 129] 4.0;
    }
}
