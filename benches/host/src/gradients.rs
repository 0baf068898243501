//! Value and gradients compared with the value alone, in instructions and in time, and PyTorch's of the same functions
//! in the same run, on one thread. A step of training compared with PyTorch's.
//!
//!     cargo run --release --bin gradients            # `PYTHON` names a Python that has PyTorch
//!     cargo run --release --bin gradients -- count   # instructions alone, by valgrind

use std::collections::BTreeMap;
use std::hint::black_box;
use std::process::{Command, ExitCode};
use std::time::Instant;

use host::callgrind::{counted, counts};
use host::numbers;
use stridewise::prelude::*;

/// How many times as long as the value, value and gradients may take.
const MOST: [(&str, f64); 6] = [
    ("regression, 1024 of 16", 2.1),
    ("log-density of 4096", 3.0),
    ("product of matrices, 128²", 3.2),
    ("log-sum-exp of 10000", 1.6),
    ("log-density of 4096, one mean and deviation", 5.0),
    // Not of its value, but of the same step with derivatives by hand.
    ("step of 784-128-10, of one by hand", 1.05),
];
const STEP: &str = "step of 784-128-10, batch 64";

/// Calls `row` with each function: its name, the value, and the value with its gradients; the last is a step of
/// training.
fn functions(mut row: impl FnMut(&'static str, &mut dyn FnMut(), &mut dyn FnMut())) {
    macro_rules! tensor {
        ($seed:literal, $n:literal, $($shape:literal),*) => {{
            let mut x = BoxedTensor::<f32, Shape![$($shape),*]>::zeros();
            x.as_mut_slice().copy_from_slice(&*numbers::<$n>($seed));
            x
        }};
    }
    {
        let (x, y) = (tensor!(1, 16384, 1024, 16), tensor!(2, 1024, 1024, 1));
        let (w, b) = (tensor!(3, 16, 1, 16), tensor!(4, 1, 1));
        let (mut of_w, mut of_b) = (BoxedTensor::zeros(), BoxedTensor::zeros());
        row(
            MOST[0].0,
            &mut || _ = black_box(black_box(&x).linear(&w).bias(&b).mse_loss(&y).mean()),
            &mut || {
                let (w, b) = (w.requires_grad(&mut of_w), b.requires_grad(&mut of_b));
                black_box(
                    black_box(&x)
                        .linear(w)
                        .bias(b)
                        .mse_loss(&y)
                        .mean()
                        .backward(),
                );
            },
        );
    }
    {
        let (x, mu, sigma) = (
            tensor!(1, 4096, 4096),
            tensor!(2, 4096, 4096),
            tensor!(3, 4096, 4096),
        );
        let (mut of_mu, mut of_sigma) = (BoxedTensor::zeros(), BoxedTensor::zeros());
        row(
            MOST[1].0,
            &mut || {
                let z = (black_box(&x) - &mu) / &sigma;
                black_box((z.square() * -0.5 - sigma.log()).sum());
            },
            &mut || {
                let (mu, sigma) = (
                    mu.requires_grad(&mut of_mu),
                    sigma.requires_grad(&mut of_sigma),
                );
                let z = (black_box(&x) - mu) / sigma;
                black_box((z.square() * -0.5 - sigma.log()).sum().backward());
            },
        );
    }
    {
        let (a, b) = (tensor!(1, 16384, 128, 128), tensor!(2, 16384, 128, 128));
        let (mut of_a, mut of_b) = (BoxedTensor::zeros(), BoxedTensor::zeros());
        row(
            MOST[2].0,
            &mut || _ = black_box(black_box(&a).mm(&b).sum()),
            &mut || {
                let (a, b) = (a.requires_grad(&mut of_a), b.requires_grad(&mut of_b));
                black_box(black_box(a).mm(b).sum().backward());
            },
        );
    }
    {
        let (x, mut of_x) = (tensor!(1, 10000, 10000), BoxedTensor::zeros());
        row(
            MOST[3].0,
            &mut || _ = black_box(black_box(&x).logsumexp()),
            &mut || _ = black_box(black_box(x.requires_grad(&mut of_x)).logsumexp().backward()),
        );
    }
    {
        let (x, mu, sigma) = (tensor!(1, 4096, 4096), tensor!(2, 1, 1), tensor!(3, 1, 1));
        let (mut of_mu, mut of_sigma) = (BoxedTensor::zeros(), BoxedTensor::zeros());
        row(
            MOST[4].0,
            &mut || {
                let z = (black_box(&x) - &mu) / &sigma;
                black_box((z.square() * -0.5 - sigma.log()).sum());
            },
            &mut || {
                let (mu, sigma) = (
                    mu.requires_grad(&mut of_mu),
                    sigma.requires_grad(&mut of_sigma),
                );
                let z = (black_box(&x) - mu) / sigma;
                black_box((z.square() * -0.5 - sigma.log()).sum().backward());
            },
        );
    }
    {
        let x = tensor!(1, 50176, 64, 784);
        let y = Tensor::<i64, Shape![64]>::from_fn(|[i]| (i % 10) as i64);
        let (mut w1, mut b1) = (tensor!(2, 100352, 128, 784), tensor!(3, 128, 128));
        let (mut w2, mut b2) = (tensor!(4, 1280, 10, 128), tensor!(5, 10, 10));
        for w in [w1.as_mut_slice(), w2.as_mut_slice()] {
            w.iter_mut().for_each(|w| *w = (*w - 0.75) * 0.1);
        }
        let (v1, v2) = (w1.clone(), w2.clone());
        let (c1, c2) = (b1.clone(), b2.clone());
        row(
            STEP,
            &mut || {
                let hidden = black_box(&x).linear(&v1).bias(&c1).relu();
                let loss = hidden.linear(&v2).bias(&c2).cross_entropy(&y).mean();
                black_box(loss).unwrap();
            },
            &mut || {
                let hidden = black_box(&x).linear(w1.sgd(1e-3)).bias(b1.sgd(1e-3)).relu();
                let loss = hidden
                    .linear(w2.sgd(1e-3))
                    .bias(b2.sgd(1e-3))
                    .cross_entropy(&y)
                    .mean();
                black_box(loss.unwrap().backward());
            },
        );
        // The same step with the derivatives of layers, loss and step by hand; products are the library's.
        let (mut v1, mut v2, mut c1, mut c2) = (v1, v2, c1, c2);
        let mut hidden = BoxedTensor::<f32, Shape![64, 128]>::zeros();
        let mut grads = BoxedTensor::<f32, Shape![64, 10]>::zeros();
        let mut of_hidden = BoxedTensor::<f32, Shape![64, 128]>::zeros();
        let mut of_v1 = BoxedTensor::<f32, Shape![128, 784]>::zeros();
        let mut of_v2 = BoxedTensor::<f32, Shape![10, 128]>::zeros();
        row(
            MOST[5].0,
            &mut || {
                let layer = black_box(&x).linear(&v1).bias(&c1).relu();
                layer.eval_into(&mut hidden);
                hidden
                    .linear(&v2)
                    .bias(&c2)
                    .softmax::<1>()
                    .eval_into(&mut grads);
                let mut loss = 0.0;
                for (row, y) in grads.as_mut_slice().chunks_exact_mut(10).zip(y.as_slice()) {
                    loss -= row[*y as usize].ln();
                    row[*y as usize] -= 1.0;
                    row.iter_mut().for_each(|g| *g *= 1.0 / 64.0);
                }
                black_box(loss / 64.0);
                grads.mm(&v2).eval_into(&mut of_hidden);
                for (g, h) in of_hidden.as_mut_slice().iter_mut().zip(hidden.as_slice()) {
                    *g = if *h > 0.0 { *g } else { 0.0 };
                }
                grads.t().mm(&hidden).eval_into(&mut of_v2);
                of_hidden.t().mm(&x).eval_into(&mut of_v1);
                let step = |w: &mut [f32], g: &[f32]| {
                    w.iter_mut().zip(g).for_each(|(w, g)| *w -= 1e-3 * g);
                };
                step(v1.as_mut_slice(), of_v1.as_slice());
                step(v2.as_mut_slice(), of_v2.as_slice());
                step(
                    c1.as_mut_slice(),
                    of_hidden.sum_dim::<0>().eval().as_slice(),
                );
                step(c2.as_mut_slice(), grads.sum_dim::<0>().eval().as_slice());
            },
            &mut || {
                let hidden = black_box(&x).linear(w1.sgd(1e-3)).bias(b1.sgd(1e-3)).relu();
                let loss = hidden
                    .linear(w2.sgd(1e-3))
                    .bias(b2.sgd(1e-3))
                    .cross_entropy(&y)
                    .mean();
                black_box(loss.unwrap().backward());
            },
        );
    }
}

fn least(f: &mut dyn FnMut()) -> f64 {
    let mut seconds = |times: usize| {
        let begin = Instant::now();
        for _ in 0..times {
            f();
        }
        begin.elapsed().as_secs_f64() / times as f64
    };
    seconds(1);
    let times = ((2e-3 / seconds(1).max(1e-9)) as usize).clamp(1, 1_000_000);
    (0..15).map(|_| seconds(times)).fold(f64::MAX, f64::min) * 1e6
}

/// The least times of the value, and of the value with gradients, in microseconds.
type Times = BTreeMap<String, [f64; 2]>;
fn keep(times: &mut Times, name: &str, new: [f64; 2]) {
    let least = times.entry(name.to_string()).or_insert(new);
    *least = [least[0].min(new[0]), least[1].min(new[1])];
}
fn of_torch(times: &mut Times) -> bool {
    let python = std::env::var("PYTHON").unwrap_or("python3".into());
    let peer = concat!(env!("CARGO_MANIFEST_DIR"), "/peers/torch_gradients.py");
    let Ok(output) = Command::new(python).arg(peer).output() else {
        return false;
    };
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let fields: Vec<_> = line.split('\t').collect();
        let [name, value, both] = fields[..] else {
            return false;
        };
        keep(times, name, [value, both].map(|time| time.parse().unwrap()));
    }
    output.status.success()
}

fn main() -> ExitCode {
    // What the processor has is asked once, not as a part of the first product.
    #[cfg(target_arch = "x86_64")]
    black_box(std::arch::is_x86_feature_detected!("avx2"));
    if std::env::args().any(|a| a == "inside") {
        functions(|_, value, both| {
            value();
            both();
            counted(value);
            counted(both);
        });
        return ExitCode::SUCCESS;
    }
    let program = std::env::current_exe().unwrap();
    let found = counts(&program, &["inside".to_string()]).unwrap_or_default();
    let mut names = vec![];
    let (mut ours, mut torch) = (Times::new(), Times::new());
    let count_alone = std::env::args().any(|a| a == "count");
    let rounds = if count_alone { 0 } else { 3 };
    for _ in 0..rounds {
        functions(|name, value, both| keep(&mut ours, name, [least(value), least(both)]));
        if !of_torch(&mut torch) {
            eprintln!("PyTorch is left out: set PYTHON to a Python that has it");
        }
    }
    functions(|name, _, _| names.push(name));
    println!(
        "| value and gradients, of the value | bar | instructions | time | PyTorch's time | value, µs | PyTorch's | both, µs | PyTorch's |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    let show = |x: Option<f64>| x.map_or(String::new(), |x| format!("{x:.2}"));
    let mut above = 0;
    for (i, name) in names.iter().enumerate() {
        let bar = MOST
            .iter()
            .find(|(row, _)| row == name)
            .map(|(_, most)| *most);
        let instructions = (found.get(2 * i)).and_then(|value| Some(found.get(2 * i + 1)? / value));
        let (ours, torch) = (ours.get(*name), torch.get(*name));
        above += usize::from(
            bar.zip(instructions)
                .is_some_and(|(most, ratio)| ratio > most),
        );
        let cells = [
            bar,
            instructions,
            ours.map(|[value, both]| both / value),
            torch.map(|[value, both]| both / value),
            ours.map(|[value, _]| *value),
            torch.map(|[value, _]| *value),
            ours.map(|[_, both]| *both),
            torch.map(|[_, both]| *both),
        ];
        println!("| {name} | {} |", cells.map(show).join(" | "));
    }
    if above > 0 {
        println!("{above} ratios are above what is allowed");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
