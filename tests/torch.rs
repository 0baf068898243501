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

/// What the page says to write instead of some functions.
#[test]
fn recipes_give_what_pytorch_gives() {
    use stridewise::prelude::*;
    let says = |name: &str, recipe: &str| {
        let said = rows()
            .iter()
            .any(|(n, beside)| *n == name && beside.starts_with(recipe));
        assert!(said, "{name}: {recipe}");
    };
    says("fftshift", "`x.roll::<0>(n / 2)`");
    says("ifftshift", "`x.roll::<0>((n + 1) / 2)`");
    says(
        "fftfreq",
        "`Tensor::arange()` over the size `n`, less 1 from index `(n + 1) / 2` on",
    );
    says(
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

    says(
        "logaddexp2",
        "as `logaddexp`, of `&x * 2f32.ln()` and `&y * 2f32.ln()`, over `2f32.ln()`",
    );
    let (x, y) = (tensor![1.0_f32, 3.0], tensor![1.0_f32, 5.0]);
    let (a, b) = ((&x * 2f32.ln()).eval(), (&y * 2f32.ln()).eval());
    let sum = ((&a, &b).stack::<0>().logsumexp_dim::<0>() / 2f32.ln()).eval();
    assert!(sum.dist(&tensor![2.0, 40f32.log2()]) < 1e-5);
}
