//! The largest errors of functions of `f64`, against exact results.

extern crate std;
include!("../../../tests/accuracy/cases.rs");

/// The largest error in units in the last place, over the operands of the cases.
pub(super) fn within(name: &str, ulp: f64, f: impl Fn(f64, f64) -> f64) {
    let Some((_, cases)) = EXACT.iter().find(|(of, _)| *of == name) else {
        return std::println!("no exact results in f64");
    };
    let [_, nothing] = super::tests::nothing(name);
    let (mut worst, mut at) = (0.0, [0.0; 2]);
    for &case in cases.iter() {
        let [a, b, exact, rest] = case.map(f64::from_bits);
        if exact.abs() < nothing && f(a, b) == 0.0 {
            continue;
        }
        // Intermediate results lose digits when the result is tiny.
        let size = exact.abs().max(2f64.powi(-960));
        let unit = (size.log2().floor() - 52.0).exp2();
        let error = ((f(a, b) - exact) - rest).abs() / unit;
        if error.is_nan() || error > worst {
            worst = if error.is_nan() { f64::INFINITY } else { error };
            at = [a, b];
        }
    }
    std::println!("{worst:.2} ulp in f64 at {at:?}");
    assert!(worst <= ulp, "{worst:.2} ulp in f64 at {at:?}");
}

#[test]
fn there_are_cases() {
    assert!(EXACT.len() >= 48);
    assert!(EXACT.iter().all(|(_, cases)| cases.len() >= 20));
}
