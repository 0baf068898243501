//! Ours compared with the loop by hand, a plain copy and a plain read, alternately: what else the machine does hits all
//! alike. It needs none of the other libraries; with feature `nalgebra`, small products stand next to its own, too.
//!
//!     cargo run --release [--features nalgebra] --bin turns [-- ROWS]
//!
//! `ROWS` is a part of a name, or several with `|` between them.

use std::cell::RefCell;
use std::hint::black_box;
use std::time::Instant;

use host::{Operands, numbers, operands, reference as by_hand, view};
use stridewise::prelude::*;

macro_rules! out {
    ($x:expr, $($shape:literal),+) => {
        &mut TensorViewMut::<_, Shape![$($shape),+]>::new(black_box(&mut **$x))
    };
}

/// Does it so many times: with the loop in it, for a call takes as long as a product of 2 by 2.
type Work<'a> = &'a mut dyn FnMut(usize);
/// Who, and what it does.
type Others<'a, 'w> = &'a mut [(&'a str, Work<'w>)];

/// The least time of each of 60 short runs alternately.
fn row(want: &str, name: &str, ours: Work, others: Others) {
    if !want.split('|').any(|part| name.contains(part)) {
        return;
    }
    fn seconds(times: usize, f: Work) -> f64 {
        let begin = Instant::now();
        f(times);
        begin.elapsed().as_secs_f64() / times as f64
    }
    fn enough(f: Work) -> usize {
        seconds(1, f);
        ((5e-4 / seconds(1, f).max(1e-9)) as usize).clamp(1, 100_000)
    }
    let times = enough(ours);
    let mut best = f64::MAX;
    let mut bests: Vec<_> = (others.iter_mut())
        .map(|(_, f)| (enough(f), f64::MAX))
        .collect();
    for _ in 0..60 {
        best = best.min(seconds(times, ours));
        for ((_, f), (times, best)) in others.iter_mut().zip(&mut bests) {
            *best = best.min(seconds(*times, f));
        }
    }
    let micro = 1e6;
    for ((who, _), (_, other)) in others.iter().zip(bests) {
        let (ratio, best, other) = (other / best, best * micro, other * micro);
        let mark = if ratio < 1.0 / 1.1 { "**" } else { "" };
        println!("| {name} | {who} | {best:.5} | {other:.5} | {mark}{ratio:.2}{mark} |");
    }
}

fn main() {
    let want = std::env::args().nth(1).unwrap_or_default();
    println!("| work | other | ours | other | its time, of ours |\n|---|---|---|---|---|");
    macro_rules! rows {
        ($name:expr; $ours:expr; $($who:literal => $e:expr;)*) => {
            row(
                &want,
                &$name.to_string(),
                &mut |times| (0..times).for_each(|_| $ours),
                &mut [$( ($who, &mut |times| (0..times).for_each(|_| $e)) ),*],
            )
        };
    }
    macro_rules! squares {
        ($($n:literal $nn:literal)*) => { $({
            let (a, b, x) = (numbers::<$nn>(1), numbers::<$nn>(2), RefCell::new(numbers::<$nn>(3)));
            rows! { format!("transposed copy {}²", $n);
                view!(a, $n, $n).t().eval_into(out!(x.borrow_mut(), $n, $n));
                "by hand" => by_hand::transposed::<$n>(black_box(&a[..]), black_box(&mut x.borrow_mut()[..]));
                "plain copy" => black_box(&mut *x.borrow_mut()).copy_from_slice(black_box(&a[..]));
            }
            rows! { format!("transposed add {}²", $n);
                (view!(a, $n, $n) + view!(b, $n, $n).t()).eval_into(out!(x.borrow_mut(), $n, $n));
                "by hand" => by_hand::add_transposed::<$n>(black_box(&a[..]), black_box(&b[..]), black_box(&mut x.borrow_mut()[..]));
            }
        })* };
    }
    squares! { 64 4096 256 65536 500 250000 512 262144 1000 1000000 1024 1048576 2048 4194304 }
    // What a transpose that reads a block and then writes it could reach.
    macro_rules! in_blocks {
        ($($n:literal $nn:literal)*) => { $({
            let (a, x) = (numbers::<$nn>(1), RefCell::new(numbers::<$nn>(2)));
            rows! { format!("transposed copy {}²", $n);
                view!(a, $n, $n).t().eval_into(out!(x.borrow_mut(), $n, $n));
                "its blocks, nothing exchanged" => by_hand::in_blocks::<$n>(black_box(&a[..]), black_box(&mut x.borrow_mut()[..]));
            }
        })* };
    }
    in_blocks! { 512 262144 1024 1048576 2048 4194304 }

    let (a, x) = (numbers::<196608>(1), RefCell::new(numbers::<196608>(2)));
    rows! { "permuted copy [256, 256, 3] to [3, 256, 256]";
        view!(a, 256, 256, 3).permute::<Dims![2, 0, 1]>().eval_into(out!(x.borrow_mut(), 3, 256, 256));
        "plain copy" => black_box(&mut *x.borrow_mut()).copy_from_slice(black_box(&a[..]));
    }
    rows! { "permuted copy [3, 256, 256] to [256, 256, 3]";
        view!(a, 3, 256, 256).permute::<Dims![1, 2, 0]>().eval_into(out!(x.borrow_mut(), 256, 256, 3));
        "plain copy" => black_box(&mut *x.borrow_mut()).copy_from_slice(black_box(&a[..]));
    }

    let a = numbers::<1000000>(1);
    macro_rules! whole {
        ($($name:literal $ours:ident $($by_hand:ident)?;)*) => { $(
            rows! { concat!($name, " of 1M f32");
                _ = black_box(view!(a, 1000000).$ours());
                $( "by hand" => _ = black_box(by_hand::$by_hand(black_box(&a))); )?
                "plain read" => _ = black_box(by_hand::read(black_box(&a)));
            }
        )* };
    }
    whole! { "sum" sum sum; "mean" mean; "max" max max_or_nan; "min" min; "argmax" argmax argmax; "variance" var variance; }
    let (mut columns, mut lines) = (numbers::<1000>(2), numbers::<1000>(3));
    rows! { "sum of [1000, 1000] along 0";
        _ = black_box(view!(a, 1000, 1000).sum_dim::<0>().eval());
        "by hand" => by_hand::sum_columns::<1000, 1000>(black_box(&a[..]), black_box(&mut columns));
        "plain read" => _ = black_box(by_hand::read(black_box(&a)));
    }
    rows! { "sum of [1000, 1000] along 1";
        _ = black_box(view!(a, 1000, 1000).sum_dim::<1>().eval());
        "by hand" => by_hand::sum_rows::<1000, 1000>(black_box(&a[..]), black_box(&mut lines));
        "plain read" => _ = black_box(by_hand::read(black_box(&a)));
    }
    macro_rules! along {
        ($($name:literal $ours:ident;)*) => { $(
            rows! { concat!($name, " of [1000, 1000] along 0");
                _ = black_box(view!(a, 1000, 1000).$ours::<0>());
                "plain read" => _ = black_box(by_hand::read(black_box(&a)));
            }
            rows! { concat!($name, " of [1000, 1000] along 1");
                _ = black_box(view!(a, 1000, 1000).$ours::<1>());
                "plain read" => _ = black_box(by_hand::read(black_box(&a)));
            }
        )* };
    }
    along! { "max" amax_dim; "argmax" argmax_dim; "variance" var_dim; }

    products(&want);
}

/// Small products. Their addresses are given away before the loop, and after each product whoever has them may have
/// read and written: so each is computed from memory to memory, and the loop does nothing else.
fn products(want: &str) {
    fn again<M>(
        operands: &mut Operands<M>,
        multiply: impl Fn(&M, &M, &mut M),
    ) -> impl FnMut(usize) {
        move |times| {
            let Operands { a, b, x } = &mut *operands;
            let (a, b, x) = black_box((&a.0, &b.0, &mut x.0));
            for _ in 0..times {
                multiply(a, b, x);
                black_box(());
            }
        }
    }
    macro_rules! small {
        ($($n:literal $nn:literal)*) => { $({
            let mut of_ours = operands::<$nn, _>(|x| *x);
            let mut of_hand: Box<Operands<[[f32; $n]; $n]>> = operands::<$nn, _>(|x| x.as_chunks().0.try_into().unwrap());
            #[cfg(feature = "nalgebra")]
            let mut of_nalgebra = operands::<$nn, _>(|x| nalgebra::SMatrix::<f32, $n, $n>::from_column_slice(x));
            row(
                want,
                concat!("matmul f32 ", $n),
                &mut again(&mut of_ours, |a, b, x| {
                    let a = TensorView::<_, Shape![$n, $n]>::new(a);
                    a.mm(TensorView::<_, Shape![$n, $n]>::new(b)).eval_into(&mut TensorViewMut::<_, Shape![$n, $n]>::new(x));
                }),
                &mut [
                    ("by hand", &mut again(&mut of_hand, |a, b, x| by_hand::mm(a, b, x))),
                    #[cfg(feature = "nalgebra")]
                    ("nalgebra", &mut again(&mut of_nalgebra, |a, b, x| a.mul_to(b, x))),
                ],
            );
        })* };
    }
    small! { 2 4 3 9 4 16 5 25 6 36 7 49 8 64 10 100 12 144 16 256 20 400 24 576 32 1024 }
}
