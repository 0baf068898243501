//! A network of 30 layers: what it costs to check and to build, how long its machine code is, and how many copies of a
//! loop it has.

use std::collections::HashMap;
use std::fmt::Write;
use std::process::{Command, ExitCode};

use crate::Allowance;
use crate::measure::Scratch;

/// Seconds to check and to build it, bytes of machine code, and functions of it with loops over floats.
const CHECK: f64 = 1.5;
const BUILD: f64 = 10.0;
/// 6.4 KB of it are tiles of products of few rows (4 KB; two to three times as fast), and loops of normalisations whose
/// accumulators stay in registers; 1 KB chooses between tiles for AVX2 and for AVX-512; 4 KB are convolutions by vectors of
/// output channels with AVX-512, which the stages of 32 and 64 channels take.
const BYTES: u64 = 133_000;
const COPIES: usize = 14;

/// Three stages of three convolutions, each with a normalisation and an activation, with pools between and a linear layer
/// at the end. Sizes differ from stage to stage, and the weights lie in one tensor, one behind the other.
pub(crate) fn program() -> String {
    let mut weights = 0;
    let mut out = String::new();
    let mut layers = 0;
    let (mut channels, mut side) = (3, 32);
    let mut x = String::from("image");
    let mut take = |shape: &str, n: usize| {
        let from = weights;
        weights += n;
        format!(
            "w.slice(s![{from}..{}]).view::<Shape![{shape}]>()",
            from + n
        )
    };
    for stage in 0..3 {
        for _ in 0..3 {
            let made = 16 << stage;
            let kernel = take(&format!("{made}, {channels}, 3, 3"), made * channels * 9);
            let [bias, scale, shift, mean, var] = [(); 5].map(|()| take(&format!("{made}"), made));
            writeln!(
                out,
                "    let x{0} = {x}.conv_options::<Padding<1>>().conv2d({kernel}).bias({bias}).eval_boxed();\n    \
                 let x{1} = x{0}.batch_norm({mean}, {var}, 1e-5).weight({scale}).bias({shift}).eval_boxed();\n    \
                 let x{2} = x{1}.relu().eval_boxed();",
                layers,
                layers + 1,
                layers + 2
            )
            .unwrap();
            layers += 3;
            channels = made;
            x = format!("x{}", layers - 1);
        }
        if stage < 2 {
            writeln!(
                out,
                "    let x{layers} = {x}.max_pool2d::<Kernel<2>>().eval_boxed();"
            )
            .unwrap();
            x = format!("x{layers}");
            layers += 1;
            side /= 2;
        }
    }
    let features = channels * side * side;
    let kernel = take(&format!("10, {features}"), 10 * features);
    let bias = take("10", 10);
    writeln!(
        out,
        "    {x}.view::<Shape![1, {features}]>().linear({kernel}).bias({bias}).eval()"
    )
    .unwrap();
    layers += 1;
    assert_eq!(layers, 30);
    format!(
        "#![no_std]\nuse stridewise::prelude::*;\n#[inline(never)]\npub fn network(image: TensorView<f32, Shape![1, 3, 32, 32]>, \
         w: TensorView<f32, Shape![{weights}]>) -> Tensor<f32, Shape![1, 10]> {{\n{out}}}\n"
    )
}

/// Checks the budgets.
pub(crate) fn table(scratch: &Scratch, mut allowance: Allowance) -> ExitCode {
    let program = program();
    let empty = "#![no_std]\nuse stridewise::prelude::*;";
    let check = || scratch.check(&program).over(scratch.check(empty)).judged();
    let mut check_s = check();
    let (build, object) = scratch.release(&program);
    let mut build_s = build.judged();
    // Once more, where another process was in the way or the machine has become slower.
    if check_s > allowance.of(CHECK) || build_s > allowance.of(BUILD) {
        allowance = allowance.again(scratch);
        check_s = check_s.min(check());
        build_s = build_s.min(scratch.release(&program).0.judged());
    }
    let Some(functions) = functions(&object) else {
        println!("the machine code is not looked at: there is no `nm`");
        return ExitCode::SUCCESS;
    };
    let bytes: u64 = functions.iter().map(|(_, size)| size).sum();
    let mut copies = HashMap::<&str, (usize, u64)>::new();
    for (name, size) in &functions {
        let (count, all) = copies.entry(name).or_default();
        *count += 1;
        *all += size;
    }
    let mut copies: Vec<_> = copies.into_iter().collect();
    copies.sort_by_key(|(_, (_, all))| std::cmp::Reverse(*all));
    println!("\n| function, 30 layers | copies | bytes |\n|---|---|---|");
    for (name, (count, all)) in copies.iter().take(12) {
        println!("| `{name}` | {count} | {all} |");
    }
    let count = functions.len();
    println!("\n| network of 30 layers ({allowance}) | | budget |\n|---|---|---|");
    println!("| check, s | {check_s:.2} | {:.2} |", allowance.of(CHECK));
    println!(
        "| release build, s | {build_s:.2} | {:.2} |",
        allowance.of(BUILD)
    );
    println!("| machine code, bytes | {bytes} | {BYTES} |");
    println!("| functions | {count} | {COPIES} |");
    let slow = check_s > allowance.of(CHECK) || build_s > allowance.of(BUILD);
    if slow || bytes > BYTES || count > COPIES {
        println!("a budget is EXCEEDED");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// Name and size of each function in a library, without the hash of its types.
fn functions(library: &std::path::Path) -> Option<Vec<(String, u64)>> {
    let output = Command::new("nm")
        .args(["--print-size", "--demangle", "--defined-only"])
        .arg(library)
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let mut all = Vec::new();
    for line in text.lines() {
        let mut words = line.splitn(4, ' ');
        if let (Some(_), Some(size), Some("t" | "T" | "w" | "W" | "V" | "v"), Some(name)) =
            (words.next(), words.next(), words.next(), words.next())
            && let Ok(size) = u64::from_str_radix(size, 16)
        {
            let name = name.rsplit_once("::h").map_or(name, |(name, _)| name);
            all.push((name.to_owned(), size));
        }
    }
    Some(all)
}
