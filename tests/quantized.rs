//! Quantised operations beside TFLite's: `quantized/cases.rs` holds the integers and what LiteRT's reference kernels
//! make of them, to the bit; `quantized/generate.py` writes it.

use stridewise::ops::quantized::{Probability, ProbabilityU8};
use stridewise::prelude::*;

macro_rules! case {
    ($failures:ident, $title:literal, $ours:block, $wanted:expr) => {
        let ours = $ours;
        if ours != $wanted {
            $failures.push(format!(
                "{}:\n    {ours:?}\n    instead of {:?}",
                $title, $wanted
            ));
        }
    };
}

include!("quantized/cases.rs");

#[test]
fn quantised_operations_are_those_of_tflite() {
    let mut failures: Vec<String> = Vec::new();
    cases(&mut failures);
    assert!(
        failures.is_empty(),
        "{} differ:\n{}",
        failures.len(),
        failures.join("\n")
    );
}
