//! The page `guide::torch` compared with PyTorch's own list of functions: `torch/names.txt`, which `torch/names.py`
//! writes. That what it names here exists, the documentation's links show.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

const PAGE: &str = include_str!("../src/guide/torch.md");
const NAMES: &str = include_str!("torch/names.txt");

/// The functions of PyTorch that the page's tables name, with what stands next to them.
fn rows() -> Vec<(&'static str, &'static str)> {
    let rows = PAGE.lines().filter_map(|line| {
        line.strip_prefix("| `")?
            .strip_suffix(" |")?
            .split_once("` | ")
    });
    rows.flat_map(|(names, beside)| names.split("`, `").map(move |name| (name, beside)))
        .collect()
}

#[test]
fn every_function_of_pytorch_has_its_place() {
    let mut places = BTreeMap::<_, usize>::new();
    for (name, _) in rows() {
        *places.entry(name).or_default() += 1;
    }
    let missing: Vec<_> = NAMES
        .lines()
        .filter(|name| !places.contains_key(name))
        .collect();
    assert!(missing.is_empty(), "the page does not speak of {missing:?}");
    let twice: Vec<_> = places.iter().filter(|(_, n)| **n > 1).collect();
    assert!(twice.is_empty(), "the page speaks twice of {twice:?}");
    let unknown: Vec<_> = places
        .keys()
        .filter(|name| !NAMES.lines().any(|n| n == **name))
        .collect();
    assert!(unknown.is_empty(), "PyTorch has no {unknown:?}");
    assert!(places.len() > 600);
}

#[test]
fn every_row_says_something() {
    for (name, beside) in rows() {
        assert!(!beside.trim().is_empty(), "nothing beside {name}");
        assert_eq!(beside.matches('`').count() % 2, 0, "{name}: {beside}");
    }
}

/// The labels that a text defines as links, `[label]: target`.
fn definitions(text: &str) -> BTreeMap<&str, &str> {
    let lines = text.lines().filter_map(|line| line.strip_prefix('['));
    lines.filter_map(|line| line.split_once("]: ")).collect()
}

/// A chapter of the guide is read in the documentation, where `links*.txt` come first, and as a file next to the
/// sources, where its own last lines count. Both have each link.
#[test]
fn every_link_of_the_guide_leads_somewhere_in_both_its_forms() {
    let folders = ["src/guide", "src/guide/errors"].map(Path::new);
    let files = |extension: &str| {
        let entries = folders
            .iter()
            .flat_map(|folder| fs::read_dir(folder).unwrap());
        let named = entries
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.extension().is_some_and(|e| e == extension));
        named
            .map(|path| {
                (
                    path.parent().unwrap().to_owned(),
                    fs::read_to_string(path).unwrap(),
                )
            })
            .collect::<Vec<_>>()
    };
    let links = files("txt");
    let documented: BTreeSet<&str> = links
        .iter()
        .flat_map(|(_, text)| definitions(text).into_keys())
        .collect();
    let (mut used, mut count) = (BTreeSet::new(), 0);
    let chapters = files("md");
    for (folder, chapter) in &chapters {
        let own = definitions(chapter);
        for (label, target) in &own {
            assert!(folder.join(target).exists(), "{label}: {target}");
            let is_picture = target.starts_with("pictures/");
            assert!(
                is_picture || documented.contains(label),
                "{label} is in no links*.txt"
            );
            used.insert(*label);
            count += 1;
        }
        // Without code, whose brackets are no links.
        let text = chapter.split("```").step_by(2).collect::<String>();
        for (at, _) in text.match_indices("][") {
            let label = text[at + 2..].split(']').next().unwrap();
            assert!(own.contains_key(label), "[{label}] has no file");
        }
        for (at, _) in text.match_indices("[`") {
            let (label, after) = text[at + 1..].split_once(']').unwrap();
            let is_short = !after.starts_with(['(', '[']);
            assert!(
                !is_short || own.contains_key(label),
                "[{label}] has no file"
            );
        }
    }
    let unused: Vec<_> = documented.difference(&used).collect();
    assert!(unused.is_empty(), "no chapter uses {unused:?}");
    assert!(count > 400, "{count} links");
}

#[test]
fn the_chapter_on_features_has_each() {
    let manifest = include_str!("../Cargo.toml");
    let (_, features) = manifest.split_once("\n[features]\n").unwrap();
    let features = features.split("\n[").next().unwrap();
    let chapter = include_str!("../src/guide/features.md");
    let names: Vec<&str> = features
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(" = "))
        .map(|(name, _)| name)
        .collect();
    assert!(names.len() > 15);
    for name in names {
        let rows = chapter.matches(&format!("`{name}`")).count();
        assert!(name == "default" || rows > 0, "{name} has no row");
    }
}

/// Whether the page has this code beside these functions.
fn says(names: &[&str], code: &str) {
    let without_spaces = |text: &str| text.replace("\\|", "|").replace(char::is_whitespace, "");
    let wanted = without_spaces(code);
    // A line of the page need not end with a semicolon.
    let wanted = wanted.trim_end_matches(';');
    for name in names {
        let (_, beside) = rows().into_iter().find(|(n, _)| n == name).expect(name);
        let found = without_spaces(beside)
            .split('`')
            .skip(1)
            .step_by(2)
            .any(|c| c.trim_end_matches(';') == wanted);
        assert!(found, "{name}: {code}");
    }
}

/// An expression that the page has beside these functions. Not a block, at whose end its temporaries would be dropped.
macro_rules! recipe {
    ($($name:literal),+: $($code:tt)+) => {
        (says(&[$($name),+], stringify!($($code)+)), $($code)+).1
    };
}
/// The same of statements.
macro_rules! recipes {
    ($($name:literal),+: $($code:tt)+) => {
        says(&[$($name),+], stringify!($($code)+));
        $($code)+
    };
}

#[test]
fn recipes_give_what_pytorch_gives() {
    use stridewise::prelude::*;
    says(&["fftshift"], "x.roll::<0>(n / 2)");
    says(&["ifftshift"], "x.roll::<0>((n + 1) / 2)");
    let begins = |name: &str, recipe: &str| {
        let said = rows()
            .iter()
            .any(|(n, beside)| *n == name && beside.starts_with(recipe));
        assert!(said, "{name}: {recipe}");
    };
    begins(
        "fftfreq",
        "`Tensor::arange()` over the size `n`, less 1 from index `(n + 1) / 2` on",
    );
    begins(
        "rfftfreq",
        "`Tensor::arange()`, of `n / 2 + 1` numbers, over the size `n`",
    );
    macro_rules! frequencies {
        ($n:literal, $half:literal: $all:expr, $shifted:expr) => {
            let index = Tensor::<f64, Shape![$n]>::arange();
            let upper = index.ge(f64::from(($n + 1) / 2));
            let found = ((&index - $n as f64).where_(upper, &index) / $n as f64).eval();
            assert_eq!(found, ($all / $n as f64).eval());
            let shifted = found.roll::<0>($n / 2).eval();
            assert_eq!(shifted, ($shifted / $n as f64).eval());
            assert_eq!(shifted.roll::<0>(($n + 1) / 2).eval(), found);
            let real = (Tensor::<f64, Shape![$half]>::arange() / $n as f64).eval();
            assert_eq!(real, found.narrow::<0, 0, $half>().abs().eval());
        };
    }
    frequencies! { 5, 3: tensor![0.0, 1.0, 2.0, -2.0, -1.0], tensor![-2.0, -1.0, 0.0, 1.0, 2.0] }
    frequencies! { 4, 3: tensor![0.0, 1.0, -2.0, -1.0], tensor![-2.0, -1.0, 0.0, 1.0] }

    begins(
        "logaddexp2",
        "as `logaddexp`, of `&x * 2f32.ln()` and `&y * 2f32.ln()`, over `2f32.ln()`",
    );
    let (x, y) = (tensor![1.0_f32, 3.0], tensor![1.0_f32, 5.0]);
    let (a, b) = ((&x * 2f32.ln()).eval(), (&y * 2f32.ln()).eval());
    let sum = ((&a, &b).stack::<0>().logsumexp_dim::<0>() / 2f32.ln()).eval();
    assert!(sum.dist(&tensor![2.0, 40f32.log2()]) < 1e-5);
}

#[test]
fn recipes_for_elements() {
    use half::{bf16, f16};
    use num_complex::Complex;
    use std::f32::consts::PI;
    use stridewise::prelude::*;

    let x: Tensor<f32, Shape![2]> = tensor![3.0, -4.0];
    assert_eq!(
        recipe!("half": x.to::<f16>()).eval()[[0]],
        f16::from_f32(3.0)
    );
    assert_eq!(
        recipe!("bfloat16": x.to::<bf16>()).eval()[[1]],
        bf16::from_f32(-4.0)
    );
    let z = recipe!("cfloat": x.to::<Complex<f32>>()).eval();
    assert_eq!(
        z.as_slice(),
        [Complex::new(3.0, 0.0), Complex::new(-4.0, 0.0)]
    );
    assert_eq!(
        recipe!("cdouble": x.to::<Complex<f64>>()).eval()[[0]].im,
        0.0
    );
    let y: Tensor<f32, Shape![2]> = tensor![1.0, 2.0];
    let z = recipe!("complex": x.zip(&y, Complex::new)).eval();
    let conjugated = recipe!("conj": z.map(|z| z.conj())).eval();
    assert_eq!(
        conjugated.as_slice(),
        [Complex::new(3.0, -1.0), Complex::new(-4.0, -2.0)]
    );
    let z = recipe!("complex": x.zip(&y, |re, im| [re, im])).eval();
    let conjugated = recipe!("conj": z.map(|[re, im]| [re, -im])).eval();
    assert_eq!(conjugated.as_slice(), [[3.0, -1.0], [-4.0, -2.0]]);
    let z =
        Tensor::<[f32; 2], Shape![3, 1]>::from_array([[[3.0, 4.0]], [[0.0, 0.0]], [[-1.0, 0.0]]]);
    let adjoint = recipe!("adjoint": z.mT().map(|[re, im]| [re, -im])).eval();
    assert_eq!(
        (adjoint.shape(), adjoint[[0, 0]]),
        (&[1, 3][..], [3.0, -4.0])
    );
    let signs = recipe!("sgn":
        z.map(|[re, im]| match re.hypot(im) { 0.0 => [re, im], r => [re / r, im / r] })
    );
    assert_eq!(
        signs.eval().as_slice(),
        [[0.6, 0.8], [0.0, 0.0], [-1.0, 0.0]]
    );
    let angle = recipe!("angle": z.imag().atan2(z.real())).eval();
    assert!(angle.dist(&tensor![[0.9273], [0.0], [PI]]) < 1e-4);
    assert_eq!(
        recipe!("isreal": z.imag().eq(0.0)).eval(),
        tensor![[false], [true], [true]]
    );

    let (a, b) = (0.0, 2.0);
    let powers: Tensor<f32, Shape![3]> =
        recipe!("logspace": Tensor::linspace(a, b).map(|v| 10f32.powf(v))).eval();
    assert_eq!(powers, tensor![1.0, 10.0, 100.0]);
    assert_eq!(
        recipe!("float_power": x.double().pow(2.0)).eval(),
        tensor![9.0, 16.0]
    );
    let n = tensor![2, -1];
    assert_eq!(
        recipe!("ldexp": &x * n.float().exp2()).eval(),
        tensor![12.0, -2.0]
    );
    assert_eq!(recipe!("rsub": 2.0 - &x).eval(), tensor![-1.0, 6.0]);
    let (a, b): (Tensor<f32, Shape![2]>, Tensor<f32, Shape![2]>) =
        (tensor![2.0, 4.0], tensor![4.0, 8.0]);
    assert_eq!(
        recipe!("addcmul": &x + &a * &b * 0.5).eval(),
        tensor![7.0, 12.0]
    );
    assert_eq!(
        recipe!("addcdiv": &x + &a / &b * 0.5).eval(),
        tensor![3.25, -3.75]
    );
    let x = tensor![0.0, 1.0, 0.5];
    let sinc = recipe!("sinc": where_(x.eq(0.0), 1.0, (&x * PI).sin() / (&x * PI))).eval();
    assert!(sinc.dist(&tensor![1.0, 0.0, 2.0 / PI]) < 1e-6);

    const INF: f32 = f32::INFINITY;
    let x = tensor![-INF, INF, INF, f32::NAN, 1000.0];
    let y = tensor![-INF, INF, -INF, 1.0, 1000.0];
    let sum = recipe!("logaddexp": (&x, &y).stack::<0>().logsumexp_dim::<0>()).eval();
    assert_eq!(sum.as_slice()[..3], [-INF, INF, INF]);
    assert!(sum[[3]].is_nan() && (sum[[4]] - 1000.6932).abs() < 1e-3);
    assert_eq!(recipe!("tanhshrink": &x - x.tanh()).eval()[[1]], INF);
}

#[test]
fn recipes_for_reductions() {
    use stridewise::prelude::*;
    let x = tensor![f32::NAN, 4.0, 1.0, 3.0, 2.0];
    assert_eq!(recipe!("nansum": where_(x.isnan(), 0.0, &x).sum()), 10.0);
    let mean = recipe!("nanmean":
        where_(x.isnan(), 0.0, &x).sum() / x.isnan().logical_not().count_nonzero() as f32
    );
    assert_eq!(mean, 2.5);
    recipes! { "nanmedian": let (sorted, _) = x.sort::<0>().eval(); }
    let median = |n: usize| recipe!("nanmedian": sorted[[n.saturating_sub(1) / 2]]);
    assert_eq!(median(4), 2.0);
    let x = tensor![f32::NAN];
    let mean = recipe!("nanmean":
        where_(x.isnan(), 0.0, &x).sum() / x.isnan().logical_not().count_nonzero() as f32
    );
    assert!(mean.is_nan());
    recipes! { "nanmedian": let (sorted, _) = x.sort::<0>().eval(); }
    let median = |n: usize| recipe!("nanmedian": sorted[[n.saturating_sub(1) / 2]]);
    assert!(median(0).is_nan());

    let x: Tensor<f64, Shape![4]> = tensor![1.0, 2.0, 4.0, 7.0];
    assert_eq!(
        recipe!("diff": x.slice(s![1..]) - x.slice(s![..-1])).eval(),
        tensor![1.0, 2.0, 3.0]
    );
    let slopes = recipe!("gradient": (x.slice(s![2..]) - x.slice(s![..-2])) / 2.0);
    assert_eq!(slopes.eval(), tensor![1.5, 2.5]);
    let area = recipe!("trapezoid": ((x.slice(s![1..]) + x.slice(s![..-1])) * 0.5).sum());
    assert_eq!(area, 10.0);
    let areas = recipe!("cumulative_trapezoid":
        ((x.slice(s![1..]) + x.slice(s![..-1])) * 0.5).cumsum::<0>()
    );
    assert_eq!(areas.eval(), tensor![1.5, 4.5, 10.0]);
    let x = tensor![[1, 5, 2], [4, 5, 6]];
    let differences = recipe!("diff": x.slice(s![.., 1..]) - x.slice(s![.., ..-1]));
    assert_eq!(differences.eval(), tensor![[4, -3], [1, 1]]);

    let x = tensor![[3.0, 4.0], [0.3, 0.4]];
    recipes! { "renorm": let norms = x.norm_dim_keepdim::<1>().eval(); }
    let y = recipe!("renorm": where_(norms.gt(1.0), 1.0 / (&norms + 1e-7), 1.0) * &x).eval();
    assert!(y.dist(&tensor![[0.6, 0.8], [0.3, 0.4]]) < 1e-6);

    let x: Tensor<f64, Shape![2, 3]> = tensor![[1.0, 2.0, 3.0], [2.0, 5.0, 7.0]];
    let s = x.svdvals().eval().unwrap();
    assert!((recipe!("cond": s[[0]] / s[[1]]) - 53.0974).abs() < 1e-3);
    let x: Tensor<f64, Shape![2, 2]> = tensor![[1.0, 2.0], [3.0, 4.0]];
    let norm = recipe!("nuclear_norm": x.matrix_norm(MatrixNorm::Nuclear)).unwrap();
    assert!((norm - 5.8310).abs() < 1e-4);
    let (a, b) = (tensor![[2.0, 9.0], [1.0, 2.0]], tensor![[1.0], [2.0]]);
    let x = recipe!("triangular_solve": a.solve_triangular(&b, true))
        .eval()
        .unwrap();
    assert_eq!(x, tensor![[-4.0], [1.0]]);
}

#[test]
fn recipes_that_join_and_find() {
    use stridewise::prelude::*;
    let (a, b) = (tensor![1, 2], tensor![3, 4]);
    assert_eq!(
        recipe!("hstack": (&a, &b).cat::<0>()).eval(),
        tensor![1, 2, 3, 4]
    );
    assert_eq!(
        recipe!("vstack", "row_stack": (&a, &b).stack::<0>()).eval(),
        tensor![[1, 2], [3, 4]]
    );
    assert_eq!(
        recipe!("column_stack": (&a, &b).stack::<1>()).eval(),
        tensor![[1, 3], [2, 4]]
    );
    let deep = recipe!("dstack": (&a, &b).stack::<1>().unsqueeze::<0>());
    assert_eq!(deep.eval(), tensor![[[1, 3], [2, 4]]]);
    let x: Tensor<f32, Shape![2]> = tensor![1.0, 2.0];
    recipes! { "diag_embed":
        let mut m = Tensor::<f32, Shape![2, 2]>::zeros(); m.as_view_mut().diagonal::<0, -2, -1>().copy_(&x);
    }
    assert_eq!(m, tensor![[1.0, 0.0], [0.0, 2.0]]);
    let mut x = m;
    assert_eq!(recipe!("diag": x.diagonal::<0, 0, 1>()), tensor![1.0, 2.0]);
    recipe!("fill_diagonal": x.as_view_mut().diagonal::<0, 0, 1>().fill_(1.0));
    assert_eq!(x, Tensor::eye());
    let (x, set) = (&a, tensor![2, 5]);
    let found = recipe!("isin": x.unsqueeze::<-1>().eq(&set).any_dim::<-1>());
    assert_eq!(found.eval(), tensor![false, true]);

    let (a, b) = (tensor![[1, 2]], tensor![[3, 4]]);
    assert_eq!(
        recipe!("hstack", "column_stack": (&a, &b).cat::<1>()).eval(),
        tensor![[1, 2, 3, 4]]
    );
    assert_eq!(
        recipe!("vstack", "row_stack": (&a, &b).cat::<0>()).eval(),
        tensor![[1, 2], [3, 4]]
    );
    assert_eq!(
        recipe!("dstack": (&a, &b).stack::<2>()).eval(),
        tensor![[[1, 3], [2, 4]]]
    );
    let (a, b) = (tensor![[[1]]], tensor![[[3]]]);
    assert_eq!(
        recipe!("dstack": (&a, &b).cat::<2>()).eval(),
        tensor![[[1, 3]]]
    );

    let mut x = tensor![1, 2, 3];
    let (indices, values) = (tensor![2usize, 0], tensor![9, 8]);
    recipes! { "index_put", "put": for (&i, &v) in indices.iter().zip(&values) { x[[i]] = v } }
    assert_eq!(x, tensor![8, 2, 9]);
    let (mask, source) = (tensor![true, false, true], tensor![7, 6]);
    recipes! { "masked_scatter":
        for ((x, _), &v) in x.iter_mut().zip(&mask).filter(|(_, m)| **m).zip(&source) { *x = v }
    }
    assert_eq!(x, tensor![7, 2, 6]);
    let x = tensor![[3, 1], [1, 2]];
    assert_eq!(
        recipe!("msort": x.sort::<0>().values()).eval(),
        tensor![[1, 1], [3, 2]]
    );
}

#[test]
fn recipes_for_layers() {
    use stridewise::prelude::*;
    let (x, y) = (
        tensor![[0.0, 0.0], [3.0, 4.0]],
        tensor![[1.0, 0.0], [3.0, 4.0]],
    );
    let unit = recipe!("normalize": &x / x.norm_dim_keepdim::<1>().clamp_min(1e-12)).eval();
    assert!(unit.dist(&tensor![[0.0, 0.0], [0.6, 0.8]]) < 1e-6);
    let cosines = recipe!("cosine_similarity":
        (&x * &y).sum_dim::<1>() / (x.norm_dim::<1>().clamp_min(1e-8) * y.norm_dim::<1>().clamp_min(1e-8))
    );
    assert!(cosines.eval().dist(&tensor![0.0, 1.0]) < 1e-6);
    let distances =
        recipe!("cdist": (x.unsqueeze::<1>() - y.unsqueeze::<0>()).norm_dim::<2>()).eval();
    assert!(distances.dist(&tensor![[1.0, 5.0], [4.4721, 0.0]]) < 1e-4);
    let multiplied = recipe!("cdist":
        (x.square().sum_dim_keepdim::<1>() + y.square().sum_dim::<1>() - x.mm(y.t()) * 2.0).relu().sqrt()
    );
    assert!(multiplied.eval().dist(&distances) < 1e-6);
    assert_eq!(recipe!("softmin": (-&x).softmax::<1>()).eval()[[0, 0]], 0.5);
    let y = x.clone();
    let distances = recipe!("pairwise_distance": (&x - &y + 1e-6).norm_dim::<-1>()).eval();
    assert!((distances[[0]] - 2f64.sqrt() * 1e-6).abs() < 1e-12);
    recipes! { "glu": let [a, b] = x.chunk::<-1, 2>(); }
    assert!(
        recipe!("glu": a * b.sigmoid())
            .eval()
            .dist(&tensor![[0.0], [2.9460]])
            < 1e-4
    );

    let x = Tensor::<f32, Shape![1, 4, 4]>::arange();
    let norms = recipe!("lp_pool2d":
        x.windows_with::<Shape![2, 2], Shape![2, 2], Shape![1, 1]>().pow(2).sum_dims::<Dims![-1, -2]>().sqrt()
    );
    assert!(
        norms
            .eval()
            .dist(&tensor![[[6.4807, 9.8995], [21.4009, 25.3377]]])
            < 1e-3
    );
    let pooled = x.max_pool2d::<Kernel<2>>();
    let (values, indices) = (pooled.eval(), pooled.indices().eval());
    let (values, indices) = (values.flatten::<1, 2>(), indices.flatten::<1, 2>());
    let mut y = Tensor::<f32, Shape![1, 16]>::zeros();
    let unpooled: Result<(), IndicesError> = (|| {
        recipe!("max_unpool2d": y.scatter_::<1>(&indices, &values)?);
        Ok(())
    })();
    assert_eq!(unpooled, Ok(()));
    assert_eq!(y.slice(s![0, 4..8]), tensor![0.0, 5.0, 0.0, 7.0]);
}

#[test]
fn recipes_with_random_numbers() {
    use rand::{SeedableRng, rngs::ChaCha8Rng};
    use stridewise::prelude::*;
    recipes! { "manual_seed": let mut rng = ChaCha8Rng::seed_from_u64(7); }
    let x = tensor![-48.0_f32, 2.0];
    assert_eq!(
        recipe!("rrelu": x.leaky_relu(11.0 / 48.0)).eval(),
        tensor![-11.0, 2.0]
    );
    let mut slopes = Tensor::<f32, Shape![2]>::zeros();
    recipe!("rrelu": slopes.uniform_(1.0 / 8.0, 1.0 / 3.0, &mut rng)).unwrap();
    let y = recipe!("rrelu": x.prelu(&slopes)).eval();
    assert!((-16.0..=-6.0).contains(&y[[0]]) && y[[1]] == 2.0);

    let (x, tau) = (Tensor::<f32, Shape![4000, 2]>::zeros(), 2.0);
    let mut e = x.clone();
    recipe!("gumbel_softmax": e.exponential_(1.0, &mut rng)).unwrap();
    let y = recipe!("gumbel_softmax": ((&x - e.log()) / tau).softmax::<-1>()).eval();
    // The variance is PyTorch's, of 100,000 rows.
    let first = y.select::<1, 0>();
    assert!((first.mean() - 0.5).abs() < 0.02 && (first.var() - 0.0354).abs() < 0.004);

    let (p, x) = (0.3, Tensor::<f64, Shape![4000]>::randn(&mut rng));
    let mut keep = x.clone();
    recipe!("alpha_dropout": keep.bernoulli_(1.0 - p, &mut rng)).unwrap();
    recipes! { "alpha_dropout": let alpha = 1.7580993408473766; }
    recipes! { "alpha_dropout": let a = 1.0 / ((1.0 - p) * (1.0 + alpha * alpha * p)).sqrt(); }
    let dropped = |x: Tensor<f64, Shape![4000]>| {
        recipe!("alpha_dropout": (&x * &keep + (&keep - 1.0) * alpha + alpha * p) * a).eval()
    };
    let y = dropped(x);
    assert!(y.mean().abs() < 0.05 && (y.std() - 1.0).abs() < 0.05);
    let y = dropped(Tensor::zeros());
    assert!((y.amin() + 1.0595).abs() < 1e-4 && (y.amax() - 0.4541).abs() < 1e-4);
}
