//! Steps of training: the time to check them, compared with inference, and a large network in segments.

use std::fmt::Write;
use std::process::ExitCode;

use crate::Allowance;
use crate::measure::Scratch;

/// How many times as long as its inference a step of training may take to check.
const OF_INFERENCE: f64 = 2.0;
/// Seconds to check and to build a step of VGG-16.
const CHECK: f64 = 5.0;
const BUILD: f64 = 60.0;

/// A step of a network of four linear layers as one expression, or its inference.
fn small(training: bool) -> String {
    const SIZES: [usize; 5] = [64, 48, 32, 16, 10];
    let (mut parameters, mut layers) = (String::new(), String::new());
    for (i, sizes) in SIZES.windows(2).enumerate() {
        let [inputs, outputs] = sizes else {
            continue;
        };
        write!(
            parameters,
            ", w{i}: &mut Tensor<f32, Shape![{outputs}, {inputs}]>, b{i}: &mut Tensor<f32, Shape![{outputs}]>"
        )
        .unwrap();
        let relu = if i == 3 { "" } else { ".relu()" };
        if training {
            write!(layers, ".linear(w{i}.sgd(0.1)).bias(b{i}.sgd(0.1)){relu}").unwrap();
        } else {
            write!(layers, ".linear(&*w{i}).bias(&*b{i}){relu}").unwrap();
        }
    }
    let end = if training {
        "cross_entropy(y).mean().unwrap().backward()"
    } else {
        "softmax::<1>().eval().max()"
    };
    format!(
        "#![no_std]\nuse stridewise::prelude::*;\npub fn step(x: &Tensor<f32, Shape![4, 64]>, \
         y: &Tensor<i64, Shape![4]>{parameters}) -> f32 {{\n    let _ = y;\n    x{layers}.{end}\n}}\n"
    )
}

/// A step of VGG-16 with one image of ImageNet, 224 by 224 pixels and 1000 classes: each layer is a segment.
fn vgg() -> String {
    const STAGES: [(usize, usize); 5] = [(64, 2), (128, 2), (256, 3), (512, 3), (512, 3)];
    let (mut parameters, mut forward, mut backward) = (String::new(), String::new(), Vec::new());
    let (mut channels, mut side, mut layer) = (3, 224, 0);
    let mut segment = |kind: &str, weight: String, outputs: usize, more: &str, last: bool| {
        write!(
            parameters,
            ", w{layer}: &mut BoxedTensor<f32, Shape![{weight}]>, b{layer}: &mut BoxedTensor<f32, Shape![{outputs}]>"
        )
        .unwrap();
        let input = if kind == "linear" {
            format!("h{layer}v")
        } else {
            format!("h{layer}")
        };
        if kind == "linear" {
            // A flat view of the result before.
            writeln!(
                forward,
                "    let {input} = h{layer}.view::<Shape![1, _]>();"
            )
            .unwrap();
        }
        let apply = |w: &str, b: &str| {
            format!("conv_input.{kind}({w}).bias({b}){more}")
                .replace("conv_input.conv2d", "conv_options::<Padding<1>>().conv2d")
                .replace("conv_input.", "")
        };
        let next = layer + 1;
        if !last {
            let expression = apply(&format!("&*w{layer}"), &format!("&*b{layer}"));
            writeln!(
                forward,
                "    let h{next} = {input}.{expression}.eval_boxed();"
            )
            .unwrap();
        }
        let expression = apply(&format!("w{layer}.sgd(0.1)"), &format!("b{layer}.sgd(0.1)"));
        let view = if kind == "linear" {
            ".view::<Shape![1, _]>()"
        } else {
            ""
        };
        let variable = match layer {
            0 => "h0".to_owned(),
            _ => format!("h{layer}.requires_grad(&mut g{layer}){view}"),
        };
        let gradient = match layer {
            0 => String::new(),
            _ => format!("    let mut g{layer} = BoxedTensor::zeros();\n"),
        };
        backward.push(if last {
            format!("{gradient}    let loss = {variable}.{expression}.cross_entropy(y).mean().unwrap().backward_boxed();\n")
        } else {
            format!("{gradient}    {variable}.{expression}.backward_with_boxed(&g{next});\n")
        });
        layer = next;
    };
    for (made, count) in STAGES {
        for i in 0..count {
            let more = if i + 1 == count {
                ".relu().max_pool2d::<Kernel<2>>()"
            } else {
                ".relu()"
            };
            segment(
                "conv2d",
                format!("{made}, {channels}, 3, 3"),
                made,
                more,
                false,
            );
            channels = made;
        }
        side /= 2;
    }
    let mut features = channels * side * side;
    for outputs in [4096, 4096, 1000] {
        let more = if outputs == 1000 { "" } else { ".relu()" };
        segment(
            "linear",
            format!("{outputs}, {features}"),
            outputs,
            more,
            outputs == 1000,
        );
        features = outputs;
    }
    backward.reverse();
    format!(
        "#![no_std]\nuse stridewise::prelude::*;\n#[inline(never)]\npub fn step(h0: &BoxedTensor<f32, Shape![1, 3, 224, 224]>, \
         y: &Tensor<i64, Shape![1]>{parameters}) -> f32 {{\n{forward}{}    loss\n}}\n",
        backward.concat()
    )
}

/// The programs, by name.
pub(crate) fn programs() -> [(&'static str, String); 3] {
    [
        ("training", small(true)),
        ("inference", small(false)),
        ("vgg", vgg()),
    ]
}

/// Checks the bars.
pub(crate) fn table(scratch: &Scratch, allowance: Allowance) -> ExitCode {
    let [(_, training), (_, inference), (_, vgg)] = programs();
    let empty = scratch.check("#![no_std]\nuse stridewise::prelude::*;");
    let check = |program: &str| scratch.check(program).over(empty).judged();
    let (of_training, of_inference) = (check(&training), check(&inference));
    let ratio = of_training / of_inference;
    let check_s = check(&vgg);
    let build_s = scratch.release(&vgg).0.judged();
    println!("\n| training ({allowance}) | | bar |\n|---|---|---|");
    println!("| check of a step, s | {of_training:.2} | |");
    println!("| check of its inference, s | {of_inference:.2} | |");
    println!("| step of inference | {ratio:.2} | {OF_INFERENCE} |");
    println!(
        "| VGG-16, check of a step, s | {check_s:.2} | {:.2} |",
        allowance.of(CHECK)
    );
    println!(
        "| VGG-16, release build of a step, s | {build_s:.2} | {:.2} |",
        allowance.of(BUILD)
    );
    // The system counts hundredths of a second, of which the inference takes seven. `counted` has the bar without them.
    let exceeded = of_training > OF_INFERENCE * (of_inference + 0.01);
    if exceeded || check_s > allowance.of(CHECK) || build_s > allowance.of(BUILD) {
        println!("a bar is MISSED");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
