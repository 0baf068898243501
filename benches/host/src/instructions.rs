//! Counts instructions: what each expression takes compared with the loop by hand, under `valgrind --tool=callgrind`.
//! Fails where the ratio is above [`MOST`]. Unlike a time it is the same in every run.
//!
//!     cargo run --release --no-default-features --bin instructions
//!     RUSTFLAGS="-C target-cpu=x86-64-v3" cargo run --release --bin instructions -- wide

use std::hint::black_box;
use std::process::ExitCode;

use host::callgrind::{counted, counts};
use host::{filled, numbers, out, reference as by_hand, view};
use stridewise::prelude::*;

const MOST: f64 = 1.02;
/// Short rows: for each of them a loop over raw pointers asks whether what it writes is what it reads, seven
/// instructions that a loop over slices is spared.
const MOST_OF_ROWS: f64 = 1.04;
/// What takes more. Reductions: their last lanes are joined by a function of their own, and sums are pairwise, which
/// those by hand are not; so is the dot. Products take less than the loop by hand, and are kept to it, and so are
/// sixteen elements, which are computed before the first is written.
const MOST_OF: [(&str, f64); 15] = [
    ("1 operation, 16", 0.50),
    ("2 operations, 16", 0.46),
    ("4 operations, 16", 0.43),
    ("sum, 65536", 1.30),
    ("max, 65536", 0.93),
    ("argmax, 65536", 0.74),
    ("variance, 65536", 1.14),
    ("largest of each of 1024 rows of 10", 1.08),
    // In tiles, whose transposes are instructions that take no longer than what they save. Two products for each vector of
    // shares, 2 in 100 of the count, keep the errors of small quotients from being subnormal, which takes a hundred times as long.
    ("softmax of 256 rows of 49", 0.205),
    ("logsumexp of 256 rows of 49", 0.175),
    ("matmul 4", 0.96),
    ("matmul 8", 0.95),
    ("matmul 16", 0.86),
    ("matmul 32", 0.87),
    ("dot of 65536", 1.05),
];

struct Cases<'f> {
    count: bool,
    wide: bool,
    /// Whether the cases are those of this run.
    here: bool,
    names: Vec<&'f str>,
}
impl<'f> Cases<'f> {
    /// Transposes, reductions and products have a run of their own, with feature `std` and for processors with AVX2.
    fn begins_what_is_wide(&mut self, wide: bool) {
        self.here = wide == self.wide;
    }
    fn pair(&mut self, name: &'f str, mut ours: impl FnMut(), mut by_hand: impl FnMut()) {
        if !self.here {
            return;
        }
        if self.count {
            counted(&mut ours);
            counted(&mut by_hand);
        }
        self.names.push(name);
    }
}

fn cases(count: bool) -> Vec<&'static str> {
    let mut cases = Cases {
        count,
        wide: std::env::args().any(|a| a == "wide"),
        here: true,
        names: Vec::new(),
    };
    cases.begins_what_is_wide(false);
    macro_rules! pointwise {
        ($($n:literal $one:literal $two:literal $four:literal;)*) => { $({
            let (a, b, c) = (numbers::<$n>(1), numbers::<$n>(2), numbers::<$n>(3));
            let (mut x, mut y) = (numbers::<$n>(4), numbers::<$n>(5));
            cases.pair(
                $one,
                || (view!(a, $n) + view!(b, $n)).eval_into(out!(x, $n)),
                || by_hand::add(black_box(&a), black_box(&b), black_box(&mut y)),
            );
            cases.pair(
                $two,
                || (view!(a, $n) * 2.0 + view!(b, $n)).eval_into(out!(x, $n)),
                || by_hand::two(black_box(&a), black_box(&b), black_box(&mut y)),
            );
            cases.pair(
                $four,
                || {
                    let a = view!(a, $n);
                    ((a * 2.0 + view!(b, $n) - view!(c, $n)) * a).eval_into(out!(x, $n))
                },
                || by_hand::four(black_box(&a), black_box(&b), black_box(&c), black_box(&mut y)),
            );
        })* };
    }
    pointwise! {
        16 "1 operation, 16" "2 operations, 16" "4 operations, 16";
        1000 "1 operation, 1000" "2 operations, 1000" "4 operations, 1000";
        65536 "1 operation, 65536" "2 operations, 65536" "4 operations, 65536";
    }
    let (a, row, column) = (numbers::<65536>(1), numbers::<256>(2), numbers::<256>(3));
    let (mut x, mut y) = (numbers::<65536>(4), numbers::<65536>(5));
    cases.pair(
        "[256, 256] + [256]",
        || (view!(a, 256, 256) + view!(row, 256)).eval_into(out!(x, 256, 256)),
        || by_hand::bias::<256, 256>(black_box(&*a), black_box(&row), black_box(&mut *y)),
    );
    cases.pair(
        "[256, 256] + [256, 1]",
        || (view!(a, 256, 256) + view!(column, 256, 1)).eval_into(out!(x, 256, 256)),
        || by_hand::column::<256, 256>(black_box(&*a), black_box(&column), black_box(&mut *y)),
    );
    cases.pair(
        "[256, 1] + [256]",
        || (view!(column, 256, 1) + view!(row, 256)).eval_into(out!(x, 256, 256)),
        || by_hand::outer(black_box(&column), black_box(&row), black_box(&mut *y)),
    );
    let bytes = filled::<u8, 65536>(|i| i as u8);
    cases.pair(
        "u8 to f32, scaled, 65536",
        || (view!(bytes, 65536).float() * (1.0 / 255.0)).eval_into(out!(x, 65536)),
        || by_hand::scaled(black_box(&bytes), black_box(&mut y)),
    );
    cases.begins_what_is_wide(true);
    let (a, b) = (numbers::<65536>(1), numbers::<65536>(2));
    // Rows and columns: the loops by hand are blocked as well as they can be without shuffles of registers.
    cases.pair(
        "transposed copy [256, 256]",
        || view!(a, 256, 256).t().eval_into(out!(x, 256, 256)),
        || by_hand::transposed::<256>(black_box(&*a), black_box(&mut *y)),
    );
    cases.pair(
        "transposed add [256, 256]",
        || (view!(a, 256, 256) + view!(b, 256, 256).t()).eval_into(out!(x, 256, 256)),
        || by_hand::add_transposed::<256>(black_box(&*a), black_box(&*b), black_box(&mut *y)),
    );
    // Reductions by hand do less: no NaN is looked for, and sums are not pairwise.
    cases.pair(
        "sum, 65536",
        || _ = black_box(view!(a, 65536).sum()),
        || _ = black_box(by_hand::sum(black_box(&a))),
    );
    cases.pair(
        "max, 65536",
        || _ = black_box(view!(a, 65536).max()),
        || _ = black_box(by_hand::max_or_nan(black_box(&a))),
    );
    cases.pair(
        "argmax, 65536",
        || _ = black_box(view!(a, 65536).argmax()),
        || _ = black_box(by_hand::argmax(black_box(&a))),
    );
    cases.pair(
        "variance, 65536",
        || _ = black_box(view!(a, 65536).var()),
        || _ = black_box(by_hand::variance(black_box(&a))),
    );
    // Short rows, whose length is no multiple of a vector's.
    let rows = numbers::<10240>(3);
    let (mut most, mut of_rows) = (numbers::<1024>(4), numbers::<1024>(4));
    cases.pair(
        "largest of each of 1024 rows of 10",
        || {
            view!(rows, 1024, 10)
                .amax_dim::<1>()
                .eval_into(out!(most, 1024))
        },
        || by_hand::largest_of_rows::<10>(black_box(rows.as_chunks().0), black_box(&mut *of_rows)),
    );
    let rows = numbers::<12544>(3);
    let (mut x, mut y) = (numbers::<12544>(4), numbers::<12544>(4));
    cases.pair(
        "softmax of 256 rows of 49",
        || {
            view!(rows, 256, 49)
                .softmax::<1>()
                .eval_into(out!(x, 256, 49))
        },
        || {
            by_hand::softmax_of_rows::<49>(
                black_box(rows.as_chunks().0),
                black_box(y.as_chunks_mut().0),
            )
        },
    );
    let (mut x, mut y) = (numbers::<256>(4), numbers::<256>(4));
    cases.pair(
        "logsumexp of 256 rows of 49",
        || {
            view!(rows, 256, 49)
                .logsumexp_dim::<1>()
                .eval_into(out!(x, 256))
        },
        || by_hand::logsumexp_of_rows::<49>(black_box(rows.as_chunks().0), black_box(&mut *y)),
    );
    products(&mut cases);
    cases.names
}

fn products(cases: &mut Cases<'static>) {
    macro_rules! square {
        ($($n:literal $nn:literal $name:literal;)*) => { $({
            let (a, b) = (numbers::<$nn>(1), numbers::<$nn>(2));
            let (mut x, mut y) = (numbers::<$nn>(3), numbers::<$nn>(4));
            let [ha, hb]: [&[[f32; $n]; $n]; 2] =
                [&a, &b].map(|x| x.as_chunks().0.try_into().unwrap());
            let hy: &mut [[f32; $n]; $n] = y.as_chunks_mut().0.try_into().unwrap();
            cases.pair(
                $name,
                || view!(a, $n, $n).mm(view!(b, $n, $n)).eval_into(out!(x, $n, $n)),
                || by_hand::mm(black_box(ha), black_box(hb), black_box(&mut *hy)),
            );
        })* };
    }
    square! {
        4 16 "matmul 4";
        8 64 "matmul 8";
        16 256 "matmul 16";
        32 1024 "matmul 32";
    }
    let (a, b, v) = (numbers::<65536>(1), numbers::<65536>(2), numbers::<256>(3));
    let (mut x, mut y) = (numbers::<256>(4), numbers::<256>(5));
    cases.pair(
        "dot of 65536",
        || {
            black_box(view!(a, 65536).dot(view!(b, 65536)));
        },
        || {
            black_box(by_hand::dot(black_box(&a), black_box(&b)));
        },
    );
    cases.pair(
        "mv 256",
        || view!(a, 256, 256).mv(view!(v, 256)).eval_into(out!(x, 256)),
        || by_hand::mv::<256, 256>(black_box(&*a), black_box(&v), black_box(&mut y)),
    );
    let (image, kernels) = (numbers::<12544>(1), numbers::<2304>(2));
    let (mut x, mut y) = (numbers::<10816>(3), numbers::<10816>(4));
    cases.pair(
        "conv2d [1, 16, 28, 28] with [16, 16, 3, 3]",
        || {
            let image = view!(image, 1, 16, 28, 28);
            image
                .conv2d(view!(kernels, 16, 16, 3, 3))
                .eval_into(out!(x, 1, 16, 26, 26));
        },
        || {
            by_hand::conv2d::<16, 16, 28, 28>(
                black_box(&*image),
                black_box(&*kernels),
                black_box(&mut *y),
            )
        },
    );
}

fn main() -> ExitCode {
    if std::env::args().any(|a| a == "count") {
        // What the processor has is asked once, not as a part of the first product.
        #[cfg(target_arch = "x86_64")]
        black_box(std::arch::is_x86_feature_detected!("avx2"));
        cases(true);
        return ExitCode::SUCCESS;
    }
    let program = std::env::current_exe().unwrap();
    let arguments = std::env::args().skip(1);
    let arguments: Vec<_> = ["count".to_string()].into_iter().chain(arguments).collect();
    let counts = match counts(&program, &arguments) {
        Ok(counts) => counts,
        Err(error) => {
            println!("no instructions are counted: valgrind does not start: {error}");
            return ExitCode::FAILURE;
        }
    };
    println!("| instructions | ours | by hand | ratio |\n|---|---|---|---|");
    let mut above = 0;
    for (i, name) in cases(false).iter().enumerate() {
        let (ours, by_hand) = (counts[2 * i], counts[2 * i + 1]);
        let ratio = ours / by_hand;
        let most = match MOST_OF.iter().find(|(row, _)| row == name) {
            Some((_, most)) => *most,
            None if name.starts_with('[') => MOST_OF_ROWS,
            None => MOST,
        };
        let mark = if ratio > most { " **above**" } else { "" };
        above += (ratio > most) as usize;
        println!("| {name} | {ours} | {by_hand} | {ratio:.3}{mark} |");
    }
    if above > 0 {
        println!("{above} ratios are above what is allowed");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
