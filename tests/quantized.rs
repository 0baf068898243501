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

// Beyond 511 equal numbers TFLite's kernels have no result: they shift by more than 31 bits.
#[test]
fn a_softmax_of_many_equal_numbers_is_small_for_each() {
    quantization! { Real: i8 = 0.5, 0; }
    macro_rules! of_many {
        ($($n:literal $steps:literal)*) => { $(
            let x = Tensor::<Quantized<Real>, Shape![$n]>::full(Quantized::of(1.0));
            let y = x.qsoftmax::<0>().eval::<Probability>();
            let right = y.as_view().int_repr().iter().all(|&q| q as i32 + 128 == $steps);
            assert!(right, "of {} equal numbers each is {} of 256, not {}", $n, y[[0]].int() as i32 + 128, $steps);
        )* };
    }
    of_many! { 2 128 64 4 511 1 512 0 1024 0 4095 0 4096 0 8192 0 9000 0 }
}
