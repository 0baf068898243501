//! View operations on tensors of random shapes.

use super::random::Random;

pub(crate) const PREAMBLE: &str = "#![allow(warnings)]\nuse stridewise::prelude::*;\n\
    fn view<Sh: Shape>() -> TensorView<'static, f32, Sh> {\n    unimplemented!()\n}\n";
const OPERATIONS_PER_FUNCTION: usize = 20;

/// Where the sizes come from.
#[derive(Clone, Copy)]
pub(crate) enum Shapes {
    /// Twenty shapes, over and over.
    Repeated,
    /// Sizes up to 16.
    Small,
    /// Images and batches of them: strides of up to 7 digits.
    Images,
}

impl Shapes {
    pub(crate) const ALL: [Self; 3] = [Self::Repeated, Self::Small, Self::Images];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Repeated => "repeated shapes",
            Self::Small => "random small shapes",
            Self::Images => "random image-like shapes",
        }
    }
    pub(crate) fn budget(self) -> f64 {
        match self {
            Self::Repeated | Self::Small => 2.0,
            Self::Images => 3.5,
        }
    }
    fn shape(self, random: &mut Random, rank: usize) -> Vec<usize> {
        (0..rank)
            .map(|i| match (self, rank - i) {
                (Self::Repeated | Self::Small, _) => random.between(1, 16),
                (Self::Images, 1 | 2) => random.between(28, 512),
                (Self::Images, 3) => [1, 3, 4, 16][random.between(0, 3)],
                (Self::Images, 4) => random.between(1, 999),
                (Self::Images, _) => random.between(1, 8),
            })
            .collect()
    }
}

pub(crate) fn list(macro_name: &str, items: impl IntoIterator<Item = String>) -> String {
    let items: Vec<String> = items.into_iter().collect();
    format!("{macro_name}![{}]", items.join(", "))
}

/// The kinds of operations, in equal parts.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    View,
    Transpose,
    Narrow,
    Unsqueeze,
    Permute,
}
pub(crate) const KINDS: [Kind; 5] = [
    Kind::View,
    Kind::Transpose,
    Kind::Narrow,
    Kind::Unsqueeze,
    Kind::Permute,
];

fn operation(random: &mut Random, kind: Kind, shape: &[usize]) -> String {
    let rank = shape.len();
    match kind {
        // `_`, after perhaps two neighbours have become one.
        Kind::View => {
            let mut sizes = shape.to_vec();
            if rank > 1 && random.between(0, 2) > 0 {
                let at = random.between(0, rank - 2);
                sizes[at] *= sizes.remove(at + 1);
            }
            let open = random.between(0, sizes.len() - 1);
            let sizes = sizes.iter().enumerate().map(|(i, n)| {
                if i == open {
                    "_".to_string()
                } else {
                    n.to_string()
                }
            });
            format!("view::<{}>()", list("Shape", sizes))
        }
        Kind::Transpose => {
            let (a, b) = (random.between(0, rank - 1), random.between(0, rank - 1));
            format!("transpose::<{a}, {b}>()")
        }
        Kind::Narrow => {
            let dim = random.between(0, rank - 1);
            let len = random.between(1, shape[dim]);
            let start = random.between(0, shape[dim] - len);
            format!("narrow::<{dim}, {start}, {len}>()")
        }
        Kind::Unsqueeze => format!("unsqueeze::<{}>()", random.between(0, rank)),
        Kind::Permute => {
            let mut dims: Vec<usize> = (0..rank).collect();
            random.shuffle(&mut dims);
            format!(
                "permute::<{}>()",
                list("Dims", dims.iter().map(usize::to_string))
            )
        }
    }
}

/// A program of chains: each fresh view is the first of a chain of five operations, one of each kind in
/// random order, so that four of five begin at a view that an operation has made.
pub(crate) fn chains(shapes: Shapes, rank: usize, operations: usize) -> String {
    let mut program = PREAMBLE.to_string();
    let mut random = Random::new(2);
    for i in 0..operations / KINDS.len() {
        let mut kinds = KINDS;
        random.shuffle(&mut kinds);
        let shape = shapes.shape(&mut random, rank);
        program += &format!(
            "pub fn f{i}() {{\n    let _ = view::<{}>()",
            list("Shape", shape.iter().map(usize::to_string))
        );
        let mut dims = Dims::contiguous(&shape);
        for kind in kinds {
            program += &format!(".{}", dims.step(&mut random, kind));
        }
        program += ";\n}\n";
    }
    program
}

/// Sizes next to strides, to know which neighbours may merge.
struct Dims(Vec<(usize, usize)>);

impl Dims {
    fn contiguous(shape: &[usize]) -> Self {
        let mut stride = 1;
        let mut dims: Vec<(usize, usize)> = shape
            .iter()
            .rev()
            .map(|&size| {
                stride *= size;
                (size, stride / size)
            })
            .collect();
        dims.reverse();
        Self(dims)
    }

    /// An operation, written and applied.
    fn step(&mut self, random: &mut Random, kind: Kind) -> String {
        let rank = self.0.len();
        match kind {
            Kind::View => {
                let merging: Vec<usize> = (0..rank - 1)
                    .filter(|&i| self.0[i].1 == self.0[i + 1].0 * self.0[i + 1].1)
                    .collect();
                if !merging.is_empty() {
                    let at = merging[random.between(0, merging.len() - 1)];
                    let (size, stride) = self.0.remove(at + 1);
                    self.0[at] = (self.0[at].0 * size, stride);
                }
                let open = random.between(0, self.0.len() - 1);
                let sizes = self
                    .0
                    .iter()
                    .enumerate()
                    .map(|(i, (n, _))| match i == open {
                        true => "_".to_string(),
                        false => n.to_string(),
                    });
                format!("view::<{}>()", list("Shape", sizes))
            }
            Kind::Transpose => {
                let (a, b) = (random.between(0, rank - 1), random.between(0, rank - 1));
                self.0.swap(a, b);
                format!("transpose::<{a}, {b}>()")
            }
            Kind::Narrow => {
                let dim = random.between(0, rank - 1);
                // `::<..>` reaches 999.
                let len = random.between(1, self.0[dim].0.min(999));
                let start = random.between(0, (self.0[dim].0 - len).min(999));
                self.0[dim].0 = len;
                format!("narrow::<{dim}, {start}, {len}>()")
            }
            Kind::Unsqueeze => {
                let at = random.between(0, rank);
                let stride = self.0.get(at).map_or(1, |(size, stride)| size * stride);
                self.0.insert(at, (1, stride));
                format!("unsqueeze::<{at}>()")
            }
            Kind::Permute => {
                let mut order: Vec<usize> = (0..rank).collect();
                random.shuffle(&mut order);
                self.0 = order.iter().map(|&d| self.0[d]).collect();
                format!(
                    "permute::<{}>()",
                    list("Dims", order.iter().map(usize::to_string))
                )
            }
        }
    }
}

/// A program of so many operations of the given kinds, each on a view of its own.
pub(crate) fn of_kinds(shapes: Shapes, rank: usize, operations: usize, kinds: &[Kind]) -> String {
    let mut program = PREAMBLE.to_string();
    let mut random = Random::new(1);
    for i in 0..operations {
        let place = i % OPERATIONS_PER_FUNCTION;
        if place == 0 {
            if matches!(shapes, Shapes::Repeated) {
                random = Random::new(1);
            }
            program += &format!("pub fn f{i}() {{\n");
        }
        let shape = shapes.shape(&mut random, rank);
        let operation = operation(&mut random, kinds[i % kinds.len()], &shape);
        let shape = list("Shape", shape.iter().map(usize::to_string));
        program += &format!("    let _ = view::<{shape}>().{operation};\n");
        if place == OPERATIONS_PER_FUNCTION - 1 || i == operations - 1 {
            program += "}\n";
        }
    }
    program
}

/// A program of so many operations, a mix of all kinds.
pub(crate) fn program(shapes: Shapes, rank: usize, operations: usize) -> String {
    of_kinds(shapes, rank, operations, &KINDS)
}
