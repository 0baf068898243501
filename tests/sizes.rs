//! Sizes: results that are too large for the stack have a way to the heap, and sizes that arrive when the program runs
//! become tensors without a panic.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use stridewise::prelude::*;
use stridewise::storage::STACK_LIMIT;

// The heap.

/// Each constructor of `BoxedTensor` compared with that of `Tensor`, whose name is compared with the sources.
macro_rules! constructors {
    ($($name:ident: $T:ty, $Shape:ty, |$C:ident| $make:expr;)*) => {
        const NAMES: &[&str] = &[$(stringify!($name)),*];
        #[test]
        fn each_constructor_makes_the_same_on_the_heap() {
            $( {
                let owned = { type $C = Tensor<$T, $Shape>; $make };
                let boxed = { type $C = BoxedTensor<$T, $Shape>; $make };
                assert!(owned == boxed, stringify!($name));
            } )*
        }
    };
}
fn rng() -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(3)
}
constructors! {
    from_array: i32, Shape![2, 2], |X| X::from_array([[1, 2], [3, 4]]);
    full: f32, Shape![3, 5], |X| X::full(1.5);
    zeros: f32, Shape![3, 5], |X| X::zeros();
    ones: f32, Shape![3, 5], |X| X::ones();
    arange: i64, Shape![3, 5], |X| X::arange();
    arange_from: f32, Shape![3, 5], |X| X::arange_from(0.5, -0.25);
    from_fn: usize, Shape![3, 5, 2], |X| X::from_fn(|[i, j, k]| 100 * i + 10 * j + k);
    from_generic_array: i32, Shape![2, 2], |X| X::from_generic_array(tensor![1, 2, 3, 4].into_generic_array());
    from_text: f32, Shape![2, 2], |X| X::from_text("1 2\n3 4").unwrap();
    load_text: f32, Shape![2, 2], |X| {
        let path = std::env::temp_dir().join(format!("stridewise-sizes-{}.txt", std::process::id()));
        fs::write(&path, "1 2\n3 4").unwrap();
        X::load_text(path).unwrap()
    };
    eye: f32, Shape![7, 7], |X| X::eye();
    linspace: f32, Shape![7], |X| X::linspace(-1.0, 2.0);
    try_from_iter: i32, Shape![2, 3], |X| X::try_from_iter(5..11).unwrap();
    rand: f32, Shape![3, 5], |X| X::rand(&mut rng());
    randn: f32, Shape![3, 5], |X| X::randn(&mut rng());
    randint: i64, Shape![3, 5], |X| X::randint(-3, 9, &mut rng()).unwrap();
    from_distribution: f64, Shape![3, 5], |X| X::from_distribution(&rand_distr::Exp1, &mut rng());
    dropout_mask: f32, Shape![3, 5], |X| X::dropout_mask(0.5, &mut rng()).unwrap();
    randperm: i64, Shape![15], |X| X::randperm(&mut rng());
}

fn sources(dir: &Path, into: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|e| e == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let lines = text.lines().filter(|l| !l.trim_start().starts_with("//"));
            let text = lines.collect::<Vec<_>>().join("\n");
            into.insert(path.to_str().unwrap().to_owned(), text);
        }
    }
}

/// The public functions of a text, each with its head: name, parameters and result.
fn functions(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.match_indices("fn ").filter_map(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + 3..]);
        let line = before.rsplit('\n').next()?;
        // A method of a public trait has nothing but its indentation in front.
        let item = before.rfind("pub trait ") > before.rfind("impl<");
        let hidden = before.trim_end().ends_with("#[doc(hidden)]");
        let is_method = item && !hidden && !line.is_empty() && line.trim().is_empty();
        let is_public = line.trim_start().starts_with("pub ") || is_method;
        let name = after.split(['<', '(']).next()?;
        let head = after.split('{').next()?.split(";\n").next()?;
        is_public.then_some((name, head))
    })
}

/// A constructor of `Tensor` that `BoxedTensor` lacks, or one that is missing above.
#[test]
fn no_constructor_is_missing_on_the_heap() {
    let mut files = BTreeMap::new();
    sources(Path::new("src"), &mut files);
    let (mut owned, mut boxed) = (BTreeSet::new(), BTreeSet::new());
    for text in files.values() {
        for block in text.split("\nimpl<").flat_map(|b| b.split("    impl<")) {
            let Some(head) = block.split('{').next() else {
                continue;
            };
            let is_of = |types: [&str; 3]| types.iter().any(|t| head.contains(&format!("> {t}<")));
            let mut of: Vec<&mut BTreeSet<String>> = Vec::new();
            if head.contains(" for ") {
                continue;
            } else if is_of(["BoxedTensor", "BoxedSquare", "BoxedVector"]) {
                of.push(&mut boxed);
            } else if is_of(["Tensor", "Square", "Vector"]) {
                of.push(&mut owned);
            } else if head.contains("> $Tensor<") {
                of.extend([&mut owned, &mut boxed]);
            }
            for (name, head) in functions(block) {
                let (parameters, result) = head.rsplit_once("->").unwrap_or((head, ""));
                let makes = result.contains("Self") && !parameters.contains("self");
                if makes && !head.contains("*mut T") {
                    of.iter_mut().for_each(|names| {
                        names.insert(name.to_owned());
                    });
                }
            }
        }
    }
    // From each position, for other constructors.
    owned.remove("from_elements");
    let missing: Vec<_> = owned.difference(&boxed).collect();
    assert!(missing.is_empty(), "`BoxedTensor` lacks {missing:?}");
    let tested: BTreeSet<String> = NAMES.iter().map(|name| (*name).to_owned()).collect();
    assert_eq!(tested, owned, "the table above and the sources");
}

/// Operations that give tensors at once, and how a large result comes to the heap.
const AT_ONCE: &[(&str, &str)] = &[
    (
        "bernoulli",
        "a `BoxedTensor` is replaced in place by `apply_`",
    ),
    ("crop", "`crop_boxed`"),
    ("eval", "`eval_boxed`"),
    ("$eval", "`eval_boxed`, in the macro of linear algebra"),
];

/// What gives a tensor by value is `eval`, or is named above.
#[test]
fn every_other_operation_is_an_expression() {
    let mut files = BTreeMap::new();
    sources(Path::new("src/ops"), &mut files);
    sources(Path::new("src/expr"), &mut files);
    let mut found = BTreeSet::new();
    for (file, text) in &files {
        let text = text.split("#[cfg(test)]").next().unwrap();
        for (name, head) in functions(text) {
            let head = head.split("where").next().unwrap();
            let Some((_, result)) = head.rsplit_once("->") else {
                continue;
            };
            let is_tensor = |word: &str| {
                result
                    .match_indices(word)
                    .any(|(at, _)| !result[..at].ends_with(|c: char| c.is_alphanumeric()))
            };
            if is_tensor("Tensor<") || is_tensor("Solution<") {
                assert!(
                    AT_ONCE.iter().any(|(listed, _)| *listed == name),
                    "{file}: {name} gives {result}"
                );
                found.insert(name);
            }
        }
    }
    for (name, instead) in AT_ONCE {
        assert!(instead.len() > 5);
        assert!(found.contains(name) || *name == "crop", "{name} is listed");
    }
}

/// Results of the size of the limit, in a thread of the usual size, in a debug build.
#[test]
fn a_result_of_the_largest_size_does_not_overflow_a_thread() {
    type Large = Shape![128, 1024];
    assert_eq!(size_of::<Tensor<f32, Large>>(), STACK_LIMIT);
    let thread = std::thread::spawn(|| {
        let a = BoxedTensor::<f32, Large>::ones();
        let b = (&a + 1.0).relu().eval();
        let c = Tensor::<f32, Large>::from_fn(|[_, j]| j as f32);
        assert_eq!((b[[127, 1023]], c[[127, 1023]]), (2.0, 1023.0));
    });
    thread.join().unwrap();
}

#[test]
fn two_results_and_temporaries_are_boxed() {
    let x = BoxedTensor::<f32, Shape![300, 400]>::from_fn(|[i, j]| ((i * 7 + j * 13) % 101) as f32);
    let (values, indices) = x.sort::<1>().eval_boxed();
    assert!((0..300).all(|i| x[[i, indices[[i, 0]]]] == values[[i, 0]]));
    let (largest, at) = x.max_dim::<0>().eval_boxed();
    assert!((0..400).all(|j| x[[at[[j]], j]] == largest[[j]]));
    // A temporary of 360,000 bytes, and a result of as many.
    let y = x.mm(x.t()).mm(&x).eval_boxed();
    assert!(y[[0, 0]] > 0.0);
    let table = BoxedTensor::<f32, Shape![1000, 300]>::ones();
    let rows = table.embedding(&tensor![3_i64, 999]).unwrap().eval_boxed();
    assert_eq!(rows.sum(), 600.0);
}

// Sizes that arrive when the program runs.

#[test]
fn a_slice_in_chunks_is_the_slice() {
    for len in [0, 1, 2, 3, 5, 6, 7, 11, 12, 13, 20, 24] {
        let mut samples: Vec<i32> = (0..len).collect();
        let chunks = TensorView::<i32, Shape![2, 3]>::chunks(&samples);
        assert_eq!(chunks.len(), len as usize / 6);
        let mut all: Vec<i32> = chunks.clone().flat_map(|x| x.iter()).copied().collect();
        let rows = chunks.remainder();
        assert_eq!(rows.len(), len as usize % 6 / 3);
        all.extend(rows.clone().flat_map(|row| row.iter()));
        all.extend(rows.remainder_slice());
        assert_eq!(all, samples);
        // From the other end, and by leaps.
        let back: Vec<i32> = chunks.clone().rev().map(|x| x[[0, 0]]).collect();
        let mut front: Vec<i32> = chunks.clone().map(|x| x[[0, 0]]).collect();
        for n in 0..6 {
            let nth = chunks.clone().nth(n).map(|x| x[[0, 0]]);
            assert_eq!(nth, front.get(n).copied());
            let (mut ours, mut theirs) = (chunks.clone(), samples.chunks_exact(6));
            assert_eq!(ours.nth(n).is_some(), theirs.nth(n).is_some());
            assert_eq!(ours.len(), theirs.len());
        }
        front.reverse();
        assert_eq!(back, front);
        let mut both = chunks.clone();
        while both.next().is_some() {
            both.next_back();
        }
        assert_eq!((both.len(), both.next_back().is_none()), (0, true));

        let mut chunks = TensorViewMut::<i32, Shape![2, 3]>::chunks(&mut samples);
        for (i, mut x) in chunks.by_ref().enumerate() {
            x.fill_(i as i32 + 1);
        }
        chunks.into_remainder().for_each(|mut row| {
            row.fill_(-1).apply_(|v| v);
        });
        let wanted: Vec<i32> = (0..len)
            .map(|i| match i {
                i if i < len / 6 * 6 => i / 6 + 1,
                i if i < len / 3 * 3 => -1,
                i => i,
            })
            .collect();
        assert_eq!(samples, wanted);
    }
}

#[test]
fn chunks_on_several_threads() {
    use rayon::prelude::*;
    let samples: Vec<f32> = (0..1000 * 12 + 5).map(|i| i as f32).collect();
    let chunks = TensorView::<f32, Shape![3, 4]>::chunks(&samples);
    let sums: Vec<f32> = chunks.clone().map(|x| x.sum()).collect();
    let parallel = chunks.into_par_iter();
    assert_eq!(parallel.len(), 1000);
    assert_eq!(parallel.map(|x| x.sum()).collect::<Vec<_>>(), sums);
    let mut samples = samples;
    let chunks = TensorViewMut::<f32, Shape![3, 4]>::chunks(&mut samples);
    chunks.into_par_iter().for_each(|mut x| {
        x.relu_().zero_();
    });
    assert!(samples[..12_000].iter().all(|x| *x == 0.0) && samples[12_000] == 12_000.0);
}

#[test]
fn a_crop_is_the_part_or_names_what_it_exceeds() {
    let mut rng = rng();
    let (mut there, mut not_there) = (0, 0);
    for _ in 0..4000 {
        let mut up_to = |n: usize| rng.random_range(0..=n);
        let sizes = [up_to(5), up_to(5), 1 + up_to(3)];
        let elements: Vec<usize> = (0..up_to(120)).collect();
        let strides = [up_to(20), up_to(7), up_to(3)];
        let start = [up_to(3), up_to(3), up_to(1)];
        let last: usize = (0..3)
            .map(|d| sizes[d].saturating_sub(1) * strides[d])
            .sum();
        let fits = sizes.contains(&0) || last < elements.len();
        let view = DynView::with_strides(&elements, sizes, strides);
        assert_eq!(view.is_ok(), fits);
        let Ok(view) = view else { continue };
        let inside = start[0] + 2 <= sizes[0] && start[1] + 3 <= sizes[1] && start[2] < sizes[2];
        let element = |[i, j, k]: [usize; 3]| {
            (start[0] + i) * strides[0] + (start[1] + j) * strides[1] + (start[2] + k) * strides[2]
        };
        match view.crop::<Shape![2, 3, 1]>(start) {
            Ok(x) => {
                assert!(inside);
                assert_eq!(x, Tensor::from_fn(element));
                let mut y = Tensor::<usize, Shape![1, 2, 3]>::zeros();
                view.crop_into(start, &mut y.as_view_mut().permute::<Dims![1, 2, 0]>())
                    .unwrap();
                assert!(y.permute::<Dims![1, 2, 0]>() == x);
                assert!(view.crop_boxed::<Shape![2, 3, 1]>(start).unwrap() == x);
                there += 1;
            }
            Err(CropError::OutOfRange { dim, range }) => {
                assert!(!inside);
                let len = [2, 3, 1][dim];
                assert_eq!((range.index, range.len), (start[dim], len));
                assert!(start[dim] + len > range.size && range.size == sizes[dim]);
                not_there += 1;
            }
            Err(error) => panic!("{error}"),
        }
    }
    assert!(there > 100 && not_there > 100, "{there} {not_there}");
}

#[test]
fn no_size_stride_or_start_wraps() {
    const MOST: usize = usize::MAX;
    let none: [u8; 0] = [];
    for sizes in [[MOST, 2], [2, MOST], [MOST, MOST], [1 << 32, 1 << 32]] {
        let wrapped = sizes[0].wrapping_mul(sizes[1]);
        let elements = vec![0_u8; wrapped.min(8)];
        assert!(DynView::new(&elements, sizes).is_err(), "{sizes:?}");
        assert!(DynView::with_strides(&elements, sizes, [1, 1]).is_err());
        assert!(DynView::with_strides(&elements, [2, 2], sizes).is_err());
    }
    // Of no elements, whatever the other sizes are.
    assert!(DynView::new(&none, [0, MOST]).is_ok());
    let view = DynView::with_strides(&none, [0, MOST], [MOST, MOST]).unwrap();
    assert_eq!(view.crop::<Shape![0, 3]>([0, MOST - 3]).unwrap().numel(), 0);
    assert!(view.crop::<Shape![0, 3]>([0, MOST - 2]).is_err());
    assert!(view.crop::<Shape![0, 3]>([1, 0]).is_err());
    let view = DynView::new(&[1_u8, 2, 3, 4], [2, 2]).unwrap();
    for start in [[MOST, 0], [0, MOST], [2, 0], [1, 1]] {
        assert!(view.crop::<Shape![1, 2]>(start).is_err(), "{start:?}");
    }
    // A stride of 0 repeats elements.
    let view = DynView::with_strides(&[7_u8], [1000, 1000], [0, 0]).unwrap();
    assert_eq!(view.crop::<Shape![2, 2]>([998, 998]).unwrap().sum(), 28);
    assert_eq!(
        DynView::new(&[5_u8], []).unwrap().crop::<()>([]).unwrap()[[]],
        5
    );
}

#[test]
fn vectors_convert_as_slices_do() {
    let mut samples = vec![1_i32, 2, 3, 4, 5, 6];
    type Pairs = Shape![3, 2];
    assert_eq!(
        TensorView::<i32, Pairs>::try_from(&samples).unwrap()[[2, 0]],
        5
    );
    TensorViewMut::<i32, Pairs>::try_from(&mut samples).unwrap()[[2, 0]] = 9;
    let owned = Tensor::<i32, Pairs>::try_from(&samples).unwrap();
    assert!(owned == BoxedTensor::<i32, Pairs>::try_from(&samples).unwrap());
    assert!(owned == BoxedTensor::<i32, Pairs>::try_from(&samples[..]).unwrap());
    assert!(
        owned == BoxedTensor::<i32, Pairs>::try_from(samples.clone().into_boxed_slice()).unwrap()
    );
    assert!(owned == Tensor::<i32, Pairs>::try_from(samples.clone()).unwrap());
    let moved = BoxedTensor::<i32, Pairs>::from(owned.clone());
    assert!(owned == moved);
    assert_eq!(owned[[2, 0]], 9);
    samples.push(7);
    let length = LengthError {
        expected: 6,
        found: 7,
    };
    assert_eq!(
        TensorView::<i32, Pairs>::try_from(&samples).unwrap_err(),
        length
    );
    assert_eq!(
        TensorViewMut::<i32, Pairs>::try_from(&mut samples).unwrap_err(),
        length
    );
    assert_eq!(
        Tensor::<i32, Pairs>::try_from(&samples).unwrap_err(),
        length
    );
    assert_eq!(
        BoxedTensor::<i32, Pairs>::try_from(&samples[..]).unwrap_err(),
        length
    );
    assert_eq!(
        BoxedTensor::<i32, Pairs>::try_from(samples).unwrap_err(),
        length
    );
}
