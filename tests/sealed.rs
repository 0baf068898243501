//! Which public traits a user can implement: what `unsafe` code relies on is sealed, or an `unsafe trait`.
//!
//! The sources are read as text. A trait is closed where it is `unsafe`, where a supertrait is closed, or where no path
//! leads to it from outside; every other one is in `OPEN`, with the reason why any impl is harmless. Where a type
//! parameter of a closed trait may be a user's own type, an impl for a type of this crate is possible in spite of the
//! seal (`impl CastTo<Mine> for f32`): those outside of `src/layout` are in `PARAMETERS`. There, parameters are shapes,
//! numbers, layouts and names of operations alone.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The traits that a user can implement, and why that is harmless.
const OPEN: &[(&str, &str)] = &[
    (
        "Element",
        "has an impl for every `Copy + 'static` type, so that nobody can write another",
    ),
    (
        "Printable",
        "a name and a number, which are printed; `unsafe` code reads neither",
    ),
    (
        "Quantization",
        "scales and a zero point, with which integers are calculated; their number is compared when the program is built",
    ),
    ("PerTensor", "a scale, with which integers are calculated"),
    (
        "Parameters",
        "tensors, which are passed to a visitor; `unsafe` code relies on the tensors' types alone",
    ),
    (
        "ZipParameters",
        "tensors, which are passed to a visitor, whose method compares their shapes",
    ),
    (
        "SameParameters",
        "has an impl for all `ZipParameters` of the kind, so that nobody can write another",
    ),
    ("Zeros", "tensors of zeros; no `unsafe` code relies on them"),
    (
        "ConstZeros",
        "a constant of tensors of zeros; no `unsafe` code relies on them",
    ),
    (
        "ParametersField",
        "the methods of `Parameters` and `Zeros` of a field; no `unsafe` code relies on them",
    ),
    (
        "ParametersFields",
        "the same methods of all fields, which `parameters!` implements",
    ),
    ("Visitor", "a function of tensors, without `unsafe` code"),
    (
        "VisitorMut",
        "a function that writes tensors, without `unsafe` code",
    ),
    (
        "ZipVisitor",
        "a function of tensors whose equal shapes are a bound of its method",
    ),
    (
        "Schedule",
        "a number for each step, with which floats are multiplied",
    ),
    (
        "Parsed",
        "a pattern of `einsum!`, compared with the shapes of operands and result when the program is built",
    ),
];

/// Closed traits with a type parameter that may be a user's own type, and why an impl for it is harmless.
const SHAPES: &str =
    "is asked about shapes, verdicts and names of operations alone, which are this crate's";
const EVERY: &str = "has an impl for every parameter, so that nobody can write another";
const FUNCTION: &str = "is a function of a user's own elements: these are no plain numbers, so one thread computes them";
const NUMBERS: &str = "is asked about elements that are numbers, which are sealed";
const TENSORS: &str = "gives tensors whose types say their shapes";
const PARAMETERS: &[(&str, &str)] = &[
    ("$Product", SHAPES),
    ("$Rule", SHAPES),
    ("After", "is asked about `Held` tensors, an `unsafe trait`"),
    ("BinaryDerivative", FUNCTION),
    ("BinaryOp", FUNCTION),
    ("BroadcastBy", SHAPES),
    ("BroadcastWithResult", SHAPES),
    ("Broadcasted", SHAPES),
    ("CapacityIs", SHAPES),
    ("CastTo", FUNCTION),
    ("Choice", NUMBERS),
    ("ConvOps", EVERY),
    ("CudaIndex", EVERY),
    ("DoNotBroadcast", SHAPES),
    ("DotProduct", SHAPES),
    ("FitsIntoBy", SHAPES),
    ("FitsIntoProven", SHAPES),
    ("FitsIntoResult", SHAPES),
    ("FitsNotInto", SHAPES),
    ("FitsNotIntoResult", SHAPES),
    ("HasPoints", SHAPES),
    ("IndexOps", EVERY),
    ("IsPlane", SHAPES),
    ("KthBeyond", SHAPES),
    ("KthFits", SHAPES),
    ("LeastSquares", TENSORS),
    ("MaskElement", NUMBERS),
    ("Maybe", NUMBERS),
    ("MixesWith", EVERY),
    ("HasQuantileBy", SHAPES),
    ("HasQuantileProven", SHAPES),
    ("NonEmptyBy", SHAPES),
    ("NonEmptyProven", SHAPES),
    ("NonEmptyAlong", SHAPES),
    (
        "Operand",
        "gives a `Node`, an `unsafe trait`, whose shape is asked for where it is used",
    ),
    (
        "ViewOrCopy",
        "is asked about storages and layouts, which are sealed",
    ),
    ("OuterProduct", SHAPES),
    ("PtxBinary", NUMBERS),
    ("PtxUnary", NUMBERS),
    ("Scatter", EVERY),
    ("Sampled", SHAPES),
    ("ScatterOps", EVERY),
    ("ScatterValue", EVERY),
    ("Scatters", FUNCTION),
    ("SolvesLeastSquares", TENSORS),
    ("SquareSystem", SHAPES),
    ("Searched", SHAPES),
    ("SearchedForNothing", SHAPES),
    ("SumsOf", NUMBERS),
    ("Supports", SHAPES),
    ("UnaryDerivative", FUNCTION),
    ("UnaryOp", FUNCTION),
];

#[derive(Debug, PartialEq)]
struct Trait {
    name: String,
    is_unsafe: bool,
    /// The last name of each supertrait's path, with the path before it.
    bounds: Vec<String>,
    /// Type parameters, each with its bounds.
    parameters: Vec<(String, String)>,
    file: String,
}

/// The text without comments, strings of more than one line aside.
fn without_comments(text: &str) -> String {
    let lines = text.lines().map(|line| match line.trim_start() {
        comment if comment.starts_with("//") => "",
        _ => line.split(" // ").next().unwrap(),
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Splits at commas, or at `+`, that no bracket encloses.
fn split(text: &str, at: char) -> Vec<String> {
    let (mut depth, mut parts) = (0, vec![String::new()]);
    let mut before = ' ';
    for c in text.chars() {
        match c {
            '<' | '(' | '[' | '{' => depth += 1,
            '>' if before == '-' => {}
            '>' | ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        before = c;
        if c == at && depth == 0 {
            parts.push(String::new());
        } else {
            parts.last_mut().unwrap().push(c);
        }
    }
    let parts = parts.iter().map(|part| part.trim().to_owned());
    parts.filter(|part| !part.is_empty()).collect()
}

/// The text up to the bracket that closes the one at its start, and what follows.
fn bracketed(text: &str) -> (&str, &str) {
    let (mut depth, mut before) = (0, ' ');
    for (i, c) in text.char_indices() {
        match c {
            '<' | '(' => depth += 1,
            '>' if before == '-' => {}
            '>' | ')' => depth -= 1,
            _ => {}
        }
        before = c;
        if depth == 0 {
            return (&text[1..i], &text[i + 1..]);
        }
    }
    panic!("not closed: {text}")
}

/// What `decided!` of `src/layout/bound.rs` makes of its rows: a check, and the rejection of known sizes.
fn decided(text: &str) -> String {
    let (mut out, mut check) = (String::new(), None);
    for block in text.split("\ndecided! {").skip(1) {
        for line in block.split("\n}").next().unwrap().lines().map(str::trim) {
            if let Some(name) = line.strip_prefix("else ") {
                let name = name.trim_end_matches(';');
                let parameters: String = check.take().expect(name);
                out += &format!("\npub trait {name}<{parameters}>: Sealed {{}}");
            } else if line.ends_with(';') && line.starts_with(char::is_uppercase) {
                let (name, rest) = line.split_once(" [").expect(line);
                let (parameters, _) = rest.split_once("] [").expect(line);
                out += &format!("\npub trait {name}<{parameters} V_ = Self>: Sealed {{}}");
                check = Some(parameters.to_owned());
            }
        }
        assert_eq!(check, None, "a check without a rejection");
    }
    out
}

/// What `proven!` of `src/layout/bound.rs` makes of its rows: a check of shapes in two requirements, and the rejection.
fn proven(text: &str) -> String {
    let mut out = String::new();
    for block in text.split("\nproven! {").skip(1) {
        let lines = block.split("\n}").next().unwrap().lines().map(str::trim);
        let mut parameters = "";
        for line in lines {
            if let Some(name) = line.strip_prefix("else ") {
                let name = name.trim_end_matches(';');
                out += &format!("\npub trait {name}<X_, {parameters}>: Sealed {{}}");
            } else if line.ends_with(';') && line.starts_with(char::is_uppercase) {
                let (name, rest) = line.split_once(" [").expect(line);
                let (list, rest) = rest.split_once("] of ").expect(line);
                let (of, rest) = rest.split_once(", by ").expect(line);
                let (_, rest) = rest.split_once("], ").expect(line);
                parameters = list;
                let comma = if list.is_empty() { "" } else { ", " };
                out += &format!("\npub trait {name}<{list}>: {of} {{}}");
                // The third, if there is one, is an alias.
                for name in rest.trim_end_matches(';').split(", ").take(2) {
                    out += &format!("\npub trait {name}<{list}{comma}V_>: Shape {{}}");
                }
            }
        }
    }
    out
}

fn traits(file: &str, text: &str) -> Vec<Trait> {
    let text = without_comments(text);
    let text = format!("{text}{}{}", decided(&text), proven(&text));
    let (mut found, mut rest) = (Vec::new(), text.as_str());
    while let Some(at) = rest.find("trait ") {
        let before = rest[..at].trim_end_matches(' ');
        let (is_unsafe, before) = match before.strip_suffix("unsafe") {
            Some(before) => (true, before.trim_end()),
            None => (false, before),
        };
        rest = &rest[at + "trait ".len()..];
        if !before.ends_with("pub") {
            continue;
        }
        let end = rest
            .find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '$'))
            .unwrap();
        let name = rest[..end].to_owned();
        let mut after = &rest[end..];
        let mut parameters = Vec::new();
        if after.starts_with('<') {
            let (list, next) = bracketed(after);
            after = next;
            for parameter in split(list, ',') {
                let parameter = parameter.split('=').next().unwrap().trim();
                if parameter.starts_with("const ") || parameter.starts_with('\'') {
                    continue;
                }
                let (name, bounds) = parameter.split_once(':').unwrap_or((parameter, ""));
                parameters.push((name.trim().to_owned(), bounds.trim().to_owned()));
            }
        }
        let head = after.split('{').next().unwrap();
        let head = head.split("where").next().unwrap();
        let bounds = match head.trim().strip_prefix(':') {
            Some(bounds) => split(bounds, '+'),
            None => Vec::new(),
        };
        let bounds = bounds
            .iter()
            .map(|b| b.split('<').next().unwrap().trim().to_owned());
        found.push(Trait {
            name,
            is_unsafe,
            bounds: bounds.collect(),
            parameters,
            file: file.to_owned(),
        });
    }
    found
}

fn sources(dir: &Path, into: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|e| e == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            into.insert(path.to_str().unwrap().replace('\\', "/"), text);
        }
    }
}

/// What paths lead to from outside.
struct Reachable {
    /// The files whose modules a program can name, or all of which some `pub use` names.
    files: BTreeSet<String>,
    /// What a `pub use` names, with the file that it is from, or without one where the path is not followed.
    names: BTreeSet<(Option<String>, String)>,
}
impl Reachable {
    fn has(&self, t: &Trait) -> bool {
        let named = |file| self.names.contains(&(file, t.name.clone()));
        let of_file = |(file, _): &(Option<String>, String)| file.as_ref() == Some(&t.file);
        self.files.contains(&t.file)
            || named(None)
            || named(Some(t.file.clone()))
            // The parameter of a macro: any name that is exported.
            || t.name.starts_with('$') && self.names.iter().any(of_file)
    }
}

fn reachable(sources: &BTreeMap<String, String>) -> Reachable {
    let mut out = Reachable {
        files: BTreeSet::new(),
        names: BTreeSet::new(),
    };
    // The file of a module, next to or below another one.
    let file_of = |file: &str, module: &str| {
        let dir = match file
            .strip_suffix("/mod.rs")
            .or(file.strip_suffix("/lib.rs"))
        {
            Some(dir) => dir,
            None => file.strip_suffix(".rs").unwrap(),
        };
        let paths = [
            format!("{dir}/{module}.rs"),
            format!("{dir}/{module}/mod.rs"),
        ];
        paths.into_iter().find(|path| sources.contains_key(path))
    };
    let mut open = vec!["src/lib.rs".to_owned()];
    while let Some(file) = open.pop() {
        for line in sources[&file].lines() {
            let module = line
                .strip_prefix("pub mod ")
                .and_then(|m| m.strip_suffix(';'));
            open.extend(module.and_then(|module| file_of(&file, module)));
        }
        out.files.insert(file);
    }
    for (file, text) in sources {
        let text = without_comments(text);
        for path in text.split("pub use ").skip(1) {
            let path = path.split(';').next().unwrap().replace(['\n', ' '], "");
            let (mut at, mut rest) = (Some(file.clone()), path.as_str());
            while let Some((segment, next)) = rest.split_once("::")
                && !segment.contains('{')
            {
                at = match segment {
                    "crate" => Some("src/lib.rs".to_owned()),
                    segment => at.and_then(|at| file_of(&at, segment)),
                };
                rest = next;
            }
            match (rest, at) {
                ("*", Some(at)) => {
                    out.files.insert(at);
                }
                // A module.
                (rest, Some(at)) if file_of(&at, rest).is_some() => {
                    out.files.extend(file_of(&at, rest));
                }
                (rest, at) => {
                    let list = rest.trim_matches(['{', '}']);
                    let is_flat = !list.contains("::");
                    let names = list.split(|c: char| !(c.is_alphanumeric() || c == '_'));
                    let at = at.filter(|_| is_flat);
                    out.names
                        .extend(names.map(|name| (at.clone(), name.to_owned())));
                }
            }
        }
    }
    out
}

/// What is open, and which closed ones have a parameter that anybody's type may be.
fn judge(sources: &BTreeMap<String, String>) -> (BTreeSet<String>, BTreeSet<String>) {
    let reachable = reachable(sources);
    let all = sources.iter().flat_map(|(file, text)| traits(file, text));
    // The seal itself is asked about below.
    let all: Vec<Trait> = all.filter(|t| t.name != "Sealed").collect();
    let mut closed: BTreeSet<usize> = (0..all.len())
        .filter(|&i| all[i].is_unsafe || !reachable.has(&all[i]))
        .collect();
    loop {
        // A name that several traits have counts where all of them are closed.
        let is_closed = |bound: &str, closed: &BTreeSet<usize>| {
            let name = bound.rsplit("::").next().unwrap();
            let mut of_name = (0..all.len()).filter(|&i| all[i].name == name).peekable();
            name == "Sealed" || of_name.peek().is_some() && of_name.all(|i| closed.contains(&i))
        };
        let more: Vec<usize> = (0..all.len())
            .filter(|i| !closed.contains(i))
            .filter(|&i| all[i].bounds.iter().any(|bound| is_closed(bound, &closed)))
            .collect();
        if more.is_empty() {
            let open = (0..all.len()).filter(|i| !closed.contains(i));
            let open = open.map(|i| all[i].name.clone()).collect();
            let parameters = closed.iter().map(|&i| &all[i]).filter(|t| {
                !t.is_unsafe
                    && reachable.has(t)
                    && !t.file.starts_with("src/layout/")
                    && t.parameters.iter().any(|(_, bounds)| {
                        !split(bounds, '+').iter().any(|bound| {
                            is_closed(bound.split('<').next().unwrap().trim(), &closed)
                        })
                    })
            });
            return (open, parameters.map(|t| t.name.clone()).collect());
        }
        closed.extend(more);
    }
}

fn of_the_crate() -> BTreeMap<String, String> {
    let mut of = BTreeMap::new();
    sources(Path::new("src"), &mut of);
    of
}
fn listed(list: &[(&str, &str)]) -> BTreeSet<String> {
    for (name, reason) in list {
        assert!(reason.len() > 20, "{name}: why?");
    }
    list.iter().map(|(name, _)| (*name).to_owned()).collect()
}

#[test]
fn every_public_trait_is_sealed_or_unsafe_or_harmless() {
    let (open, parameters) = judge(&of_the_crate());
    assert_eq!(
        open,
        listed(OPEN),
        "the traits that a user can implement, and `OPEN`"
    );
    assert_eq!(
        parameters,
        listed(PARAMETERS),
        "the closed traits with a parameter of any type, and `PARAMETERS`"
    );
}

#[test]
fn nobody_else_can_name_what_seals() {
    let of = of_the_crate();
    let number = &of["src/num/mod.rs"];
    assert!(number.contains("\nmod sealed {") && number.contains("pub(crate) use sealed::Sealed;"));
    let operators = &of["src/expr/operators.rs"];
    assert!(operators.contains("\nmod same {"));
    for (file, text) in &of {
        for line in without_comments(text).lines() {
            assert!(
                !(line.contains("pub use") && line.contains("Sealed")),
                "{file}: {line}"
            );
            // An impl for any type would open all.
            if let Some((generics, of)) = line
                .trim()
                .split_once(" Sealed for ")
                .or_else(|| line.trim().split_once(" crate::num::Sealed for "))
                && let Some(generics) = generics.strip_prefix("impl<")
            {
                let generics = split(generics.strip_suffix('>').unwrap_or(generics), ',');
                let of = of.trim_end_matches(" {}").trim_start_matches('&');
                let names = generics
                    .iter()
                    .map(|g| g.split(':').next().unwrap().trim().to_owned());
                assert!(!names.into_iter().any(|name| name == of), "{file}: {line}");
            }
        }
    }
}

/// The judge, on a small crate: it finds what is open, by every way that leads there.
#[test]
fn a_trait_that_is_neither_is_found() {
    let found = |lib: &str, inner: &str| {
        let of = [("src/lib.rs", lib), ("src/inner.rs", inner)];
        let of = of.map(|(file, text)| (file.to_owned(), text.to_owned()));
        let (open, parameters) = judge(&of.into());
        (
            open.into_iter().collect::<Vec<_>>(),
            parameters.into_iter().collect::<Vec<_>>(),
        )
    };
    let open = |lib, inner| found(lib, inner).0;
    assert_eq!(open("pub mod inner;", "pub trait Free {}"), ["Free"]);
    assert_eq!(
        open(
            "pub mod inner;",
            "    pub trait Free<T>\nwhere\n    T: Copy,\n{\n}"
        ),
        ["Free"]
    );
    assert_eq!(
        open(
            "mod inner;\npub use inner::{Other, Free};",
            "pub trait Free: Sized {}"
        ),
        ["Free"]
    );
    assert_eq!(
        open("mod inner;\npub use inner::*;", "pub trait Free: Sized {}"),
        ["Free"]
    );
    assert_eq!(
        open(
            "pub mod inner;",
            "macro_rules! m { () => { pub trait $T: Sized {} } }"
        ),
        ["$T"]
    );
    let none: [&str; 0] = [];
    assert_eq!(open("mod inner;", "pub trait Hidden {}"), none);
    assert_eq!(open("pub mod inner;", "pub unsafe trait Promised {}"), none);
    assert_eq!(
        open(
            "pub mod inner;",
            "pub trait Closed: Sized + crate::num::Sealed {}"
        ),
        none
    );
    assert_eq!(
        open(
            "pub mod inner;",
            "pub trait A: Sealed {}\npub trait B: Sized + A {}"
        ),
        none
    );
    // Of two traits of one name, one is open.
    assert_eq!(
        open(
            "pub mod inner;\npub trait A {}",
            "pub trait A: Sealed {}\npub trait B: A {}"
        ),
        ["A", "B"]
    );
    assert_eq!(
        found(
            "pub mod inner;",
            "pub trait To<T, U: To<T>>: Sealed {}\npub trait Of<const N: usize>: Sealed {}"
        )
        .1,
        ["To"]
    );
}
