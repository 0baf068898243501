//! The page `guide::torch` beside PyTorch's own list of functions: `torch/names.txt`, which `torch/names.py` writes.
//! That what it names here exists, the documentation's links show.

use std::collections::BTreeMap;

const PAGE: &str = include_str!("../src/guide/torch.rs");
const NAMES: &str = include_str!("torch/names.txt");

/// The functions of PyTorch that the page's tables name, with what stands beside them.
fn rows() -> Vec<(&'static str, &'static str)> {
    let lines = PAGE
        .lines()
        .map(|line| line.strip_prefix("//! ").unwrap_or(line));
    let rows = lines.filter_map(|line| {
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
