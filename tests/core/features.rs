//! What the compiler says to methods of features, which the library here does not have.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The library as this test has it, which is built: Cargo names its file.
fn library() -> PathBuf {
    let this = env::current_exe().unwrap();
    let target = this.ancestors().nth(3).unwrap();
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["test", "--no-run", "--locked", "--message-format=json"]);
    cargo.args(["--test", env!("CARGO_CRATE_NAME"), "--target-dir"]);
    let messages = cargo.arg(target).output();
    let messages = String::from_utf8(messages.unwrap().stdout).unwrap();
    let mut files = messages.split('"').filter(|part| {
        let name = Path::new(part).file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| name.starts_with("libstridewise-") && name.ends_with(".rlib"))
    });
    files.next_back().expect("Cargo builds it").into()
}

/// Each names its feature, at its call, in one error.
#[test]
fn a_method_of_a_feature_that_is_not_enabled_names_it() {
    let calls = [
        ("x.lstsq(&b)", "lstsq", "linalg"),
        ("x.inverse()", "inverse", "linalg"),
        ("x.solve(&b)", "solve", "linalg"),
        ("x.solve_triangular(&b, true)", "solve_triangular", "linalg"),
        ("x.det()", "det", "linalg"),
        ("x.slogdet()", "slogdet", "linalg"),
        ("x.qr()", "qr", "linalg"),
        ("x.lu()", "lu", "linalg"),
        ("x.cholesky()", "cholesky", "linalg"),
        ("x.svd()", "svd", "linalg"),
        ("x.svdvals()", "svdvals", "linalg"),
        ("x.eigh()", "eigh", "linalg"),
        ("x.eigvals()", "eigvals", "linalg"),
        ("x.eig()", "eig", "linalg"),
        ("x.pinv()", "pinv", "linalg"),
        ("x.matrix_rank()", "matrix_rank", "linalg"),
        ("x.matrix_norm(1)", "matrix_norm", "linalg"),
        ("x.matrix_power(2)", "matrix_power", "linalg"),
        ("x.fft::<0>()", "fft", "fft"),
        ("x.ifft::<-1>()", "ifft", "fft"),
        ("x.rfft::<0>()", "rfft", "fft"),
        ("x.irfft::<0>()", "irfft", "fft"),
        ("X::rand(&mut 0)", "rand", "rand_010"),
        ("X::randn(&mut 0)", "randn", "rand_010"),
        ("X::randint(0.0, 1.0, &mut 0)", "randint", "rand_010"),
        ("X::randperm(&mut 0)", "randperm", "rand_010"),
        ("x.uniform_(0.0, 1.0, &mut 0)", "uniform_", "rand_010"),
        ("x.normal_(0.0, 1.0, &mut 0)", "normal_", "rand_010"),
        ("x.bernoulli(&mut 0)", "bernoulli", "rand_010"),
        ("(&x + 1.0).eval_boxed()", "eval_boxed", "alloc"),
        ("x.eval_boxed()", "eval_boxed", "alloc"),
        (
            "BoxedTensor::<f32, Shape![2, 2]>::zeros()",
            "BoxedTensor",
            "alloc",
        ),
        (
            "BoxedTensor::<f32, Shape![2, 2]>::full(1.0)",
            "BoxedTensor",
            "alloc",
        ),
        ("set_num_threads(2)", "set_num_threads", "rayon"),
        ("x.to_text()", "to_text", "alloc"),
        ("x.to_npy()", "to_npy", "alloc"),
        ("X::load_npy(\"x.npy\")", "load_npy", "std"),
        ("x.save_npy(\"x.npy\")", "save_npy", "std"),
        ("X::load_text(\"x.txt\")", "load_text", "std"),
        ("x.save_text(\"x.txt\")", "save_text", "std"),
        ("x.heatmap()", "heatmap", "viz"),
        ("x.diagram()", "diagram", "viz"),
        ("x.make_grid()", "make_grid", "viz"),
        ("x.cuda()", "cuda", "cuda"),
        ("x.to_host()", "to_host", "cuda"),
        ("x.into_dlpack()", "into_dlpack", "dlpack"),
    ];
    // What a user adds under such a name is found first.
    let mut program = String::from(
        "use stridewise::prelude::*;\ntype X = Tensor<f32, Shape![2, 2]>;\n\
         trait Mine { fn row(&self, i: usize) -> usize; fn len(&self) -> usize; }\n\
         impl<S, L> Mine for TensorBase<S, L> { fn row(&self, i: usize) -> usize { i } fn len(&self) -> usize { 2 } }\n\
         pub fn mine(x: X) -> usize { x.row(1) + (&x).len() + x.as_view().len() }\n",
    );
    let above = program.lines().count();
    for (i, (call, ..)) in calls.iter().enumerate() {
        program += &format!("pub fn f{i}(mut x: X, b: X) {{ let _ = {call}; }}\n");
    }

    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("program.rs");
    fs::write(&file, program).unwrap();
    let library = library();
    let beside = library.parent().unwrap().display();
    let output = Command::new(env::var_os("RUSTC").unwrap_or("rustc".into()))
        .args(["--edition", "2024", "--crate-type", "lib"])
        .args(["--emit", "metadata", "--error-format", "short"])
        .arg("--extern")
        .arg(format!("stridewise={}", library.display()))
        .arg("-L")
        .arg(format!("dependency={beside}"))
        .arg("--out-dir")
        .arg(file.parent().unwrap())
        .arg(&file)
        .output()
        .unwrap();
    let messages = String::from_utf8(output.stderr).unwrap();
    let found: Vec<String> = messages
        .lines()
        .filter_map(|line| line.split_once("program.rs:"))
        .filter_map(|(_, line)| {
            let (row, rest) = line.split_once(':')?;
            let (_, error) = rest.split_once("error[E0277]: ")?;
            let (headline, _) = error.split_once(": ").unwrap_or((error, ""));
            Some(format!("{row}: {headline}"))
        })
        .collect();
    let wanted: Vec<String> = calls
        .iter()
        .enumerate()
        .map(|(i, (_, name, feature))| {
            format!("{}: `{name}` needs the feature `{feature}`", above + 1 + i)
        })
        .collect();
    assert_eq!(found, wanted, "{messages}");
}
