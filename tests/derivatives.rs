//! The table of derivatives in `guide::gradients`, compared with the operations that `guide::torch` names and the
//! gradients that are compared with PyTorch's.

use std::collections::BTreeSet;

const PAGE: &str = include_str!("../src/guide/gradients.md");
const OPERATIONS: &str = include_str!("../src/guide/torch.md");
const FIXTURES: [&str; 3] = [
    include_str!("grad/cases.rs"),
    include_str!("grad/layers_cases.rs"),
    include_str!("grad_layers.rs"),
];

/// The traits whose methods are operations on elements.
const TRAITS: [&str; 21] = [
    "Pointwise",
    "Casts",
    "Reduce",
    "Cumulate",
    "Quantiles",
    "SortOps",
    "SearchSorted",
    "MatrixOps",
    "MatrixScalars",
    "Linalg",
    "JoinOps",
    "Arrange",
    "IndexOps",
    "ScatterOps",
    "NonzeroOps",
    "NnOps",
    "ConvOps",
    "NormOps",
    "SampleOps",
    "Losses",
    "Fourier",
];

/// The operations of the page `guide::torch`, which is compared with PyTorch's own list.
fn operations() -> BTreeSet<&'static str> {
    let more = ["EmbeddingOps", "Scatter", "ScatterValue", "ReduceDims"];
    TRAITS
        .iter()
        .chain(&more)
        .flat_map(|name| {
            let link = format!("][{name}::");
            OPERATIONS
                .match_indices(&link)
                .map(|(at, _)| {
                    let rest = &OPERATIONS[at + link.len()..];
                    &rest[..rest.find(']').unwrap()]
                })
                .collect::<Vec<_>>()
        })
        // Reductions along dimensions are in the table by their short names.
        .filter(|name| !name.contains("_dim"))
        .collect()
}

/// An operation, its derivative, and the remark.
fn rows() -> Vec<(&'static str, &'static str, &'static str)> {
    let table = PAGE
        .split("| operations | derivative | remark |\n|---|---|---|\n")
        .nth(1)
        .unwrap()
        .lines()
        .take_while(|line| line.starts_with('|'));
    table
        .flat_map(|line| {
            let cells: Vec<_> = line.split('|').map(str::trim).collect();
            let [_, names, derivative, remark, _] = cells[..] else {
                panic!("{line}");
            };
            names
                .split(", ")
                .map(move |name| (name.trim_matches('`'), derivative, remark))
        })
        .collect()
}

/// How a fixture calls an operation.
fn calls(name: &str) -> Vec<String> {
    let operator = match name {
        "add" => Some("x + y"),
        "sub" => Some("x - y"),
        "mul" => Some("x * y"),
        "div" => Some("x / y"),
        _ => None,
    };
    let forms = match name {
        "quantile" | "nanquantile" => vec![name.into(), format!("{name}_dim")],
        // The same node as `to`.
        "float" | "double" => vec!["to".into()],
        "interpolate_nearest_to"
        | "interpolate_bilinear_to"
        | "irfft_to"
        | "topk_to"
        | "group_norm_to" => {
            vec![name.trim_end_matches("_to").into()]
        }
        _ => vec![name.into()],
    };
    forms
        .iter()
        .flat_map(|name| [format!(".{name}("), format!(".{name}::<")])
        .chain(operator.map(str::to_owned))
        .collect()
}

#[test]
fn the_table_has_every_operation_once() {
    let mut named = BTreeSet::new();
    for (name, ..) in rows() {
        assert!(named.insert(name), "{name} is in two rows");
    }
    let all = operations();
    assert!(all.len() > 200, "{}", all.len());
    let missing: Vec<_> = all.difference(&named).collect();
    assert!(missing.is_empty(), "the table lacks {missing:?}");
    let unknown: Vec<_> = named.difference(&all).collect();
    assert!(unknown.is_empty(), "no operation: {unknown:?}");
}

#[test]
fn every_derivative_has_a_fixture() {
    for (name, derivative, remark) in rows() {
        match derivative {
            "yes" | "0" => {
                // Closures have examples in the documentation.
                let calls = calls(name);
                assert!(
                    ["map", "zip"].contains(&name)
                        || FIXTURES
                            .iter()
                            .any(|all| calls.iter().any(|call| all.contains(call))),
                    "no gradient of {name} is compared with PyTorch's"
                );
            }
            "constant" => {}
            "" => assert!(
                !remark.is_empty(),
                "no derivative of {name}, and nothing instead"
            ),
            other => panic!("{name}: {other}"),
        }
    }
}
