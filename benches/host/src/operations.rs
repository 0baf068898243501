//! Elementwise operations, element types, reductions, scans, order, rearrangements and decompositions compared with
//! times that another program has measured.
//!
//!     cargo run --release --features linalg --bin operations -- FILE [ROWS [THREADS]]

use std::hint::black_box;

use host::rows::Rows;
use host::{results, scalars, tensor, tensors};
use stridewise::prelude::*;

fn elementwise(rows: &Rows) {
    // From -1 to 1, away from 0; `u` from 0.25 to 1.25, `o` from 1 to 2, `s` from 0 to 0.9.
    let of = |f: fn(f32) -> f32| tensor::<f32, Shape![65536]>(1, f);
    let a = of(|x| if x < 0.75 { x - 1.25 } else { x - 0.25 });
    let (u, o, s) = (of(|x| x), of(|x| x + 0.75), of(|x| (x - 0.25) * 0.9));
    tensors! { b [65536] c [65536] x [65536] }
    let mut mask: BoxedTensor<bool, Shape![65536]> = tensor(1, |x| x > 0.75);
    macro_rules! unary {
        ($of:ident: $($name:ident $(($($argument:expr),+))?)*) => { $(
            rows.row(concat!(stringify!($name), " f32 65536"), || {
                black_box(&$of).$name($($($argument),+)?).eval_into(black_box(&mut x));
            });
        )* };
    }
    unary! { a: abs neg sign floor ceil round trunc frac square relu relu6 hardswish hardsigmoid softsign sinh cosh atan asinh }
    unary! { a: leaky_relu(0.01) elu(1.0) celu(1.0) hardtanh(-0.5, 0.5) hardshrink(0.5) softshrink(0.5) threshold(0.0, 0.5) clamp(-0.5, 0.5) nan_to_num deg2rad }
    unary! { s: asin acos atanh logit }
    unary! { u: sqrt rsqrt reciprocal }
    unary! { o: acosh }
    macro_rules! binary {
        ($($name:ident)*) => { $(
            rows.row(concat!(stringify!($name), " f32 65536"), || {
                black_box(&a).$name(black_box(&u)).eval_into(black_box(&mut x));
            });
        )* };
    }
    binary! { sub mul div atan2 hypot minimum maximum fmod remainder floor_divide copysign }
    results! { rows:
        "pow f32 65536, 2" x = |u| u.pow(2);
        "pow f32 65536, 2.0" x = |u| u.pow(2.0);
        "pow f32 65536, 3" x = |u| u.pow(3);
        "pow f32 65536, 2.5" x = |u| u.pow(2.5);
        "pow f32 65536, 0.5" x = |u| u.pow(0.5);
        "pow f32 65536, -0.5" x = |u| u.pow(-0.5);
        "pow f32 65536, of two" x = |u, o| u.pow(o);
        "xlogy f32 65536" x = |u, o| u.xlogy(o);
        "lerp f32 65536" x = |a, b| a.lerp(b, 0.3);
        "addcmul f32 65536" x = |a, b, c| a + b * c * 0.5;
        "addcdiv f32 65536" x = |a, b, c| a + b / c * 0.5;
        "where f32 65536" x = |mask, a, b| where_(mask, a, b);
        "prelu f32 65536" x = |a, u| a.prelu(u);
        "gt f32 65536" mask = |a, b| a.gt(b);
        "gt f32 65536, a number" mask = |a| a.gt(0.5);
        "eq f32 65536" mask = |a, b| a.eq(b);
        "isnan f32 65536" mask = |a| a.isnan();
        "logical_and bool 65536" mask = |a, b| a.gt(0.0) & b.gt(0.5);
        "isclose f32 65536" mask = |a, b| a.isclose(b);
    }
    rows.row("add_ f32 65536", || {
        _ = black_box(&mut x).add_(black_box(&b))
    });
    rows.row("fill_ f32 65536", || {
        _ = black_box(&mut x).fill_(black_box(0.5))
    });
    rows.row("copy_ f32 65536", || {
        _ = black_box(&mut x).copy_(black_box(&b))
    });
}

fn types(rows: &Rows) {
    let (bytes, mut x) = (
        tensor::<u8, Shape![3, 224, 224]>(1, |x| (x * 200.0) as u8),
        tensor::<f32, Shape![3, 224, 224]>(1, |x| x),
    );
    let mut back = bytes.clone();
    results! { rows:
        "u8 to f32 [3, 224, 224]" x = |bytes| bytes.float();
        "u8 to f32 [3, 224, 224], / 255" x = |bytes| bytes.float() / 255.0;
        "f32 to u8 [3, 224, 224]" back = |x| x.to::<u8>();
    }
    let hwc = tensor::<u8, Shape![224, 224, 3]>(1, |x| (x * 200.0) as u8);
    results! { rows:
        "u8 [224, 224, 3] to f32 [3, 224, 224], / 255" x = |hwc| hwc.permute::<Dims![2, 0, 1]>().float() / 255.0;
    }
    macro_rules! of {
        ($($T:ident)*) => { $({
            let (a, b) = (
                tensor::<$T, Shape![65536]>(1, |x| (x * 100.0) as $T),
                tensor::<$T, Shape![65536]>(2, |x| (x * 100.0) as $T),
            );
            let mut x = a.clone();
            let name = |work: &str| format!("{work} {} 65536", stringify!($T));
            rows.row(&name("a + b"), || (black_box(&a) + black_box(&b)).eval_into(black_box(&mut x)));
            rows.row(&name("a * b"), || (black_box(&a) * black_box(&b)).eval_into(black_box(&mut x)));
            rows.row(&name("clamp"), || black_box(&a).clamp(30, 90).eval_into(black_box(&mut x)));
            rows.row(&name("sum"), || _ = black_box(black_box(&a).sum()));
            rows.row(&name("max"), || _ = black_box(black_box(&a).max()));
            let mut y = tensor::<f32, Shape![65536]>(1, |x| x);
            rows.row(concat!(stringify!($T), " to f32 65536"), || {
                black_box(&a).float().eval_into(black_box(&mut y))
            });
        })* };
    }
    of! { i32 i64 }
    let (a, b) = (
        tensor::<f64, Shape![65536]>(1, f64::from),
        tensor::<f64, Shape![65536]>(2, f64::from),
    );
    let mut x = a.clone();
    results! { rows:
        "a + b f64 65536" x = |a, b| a + b;
        "a * b f64 65536" x = |a, b| a * b;
        "a / b f64 65536" x = |a, b| a / b;
        "sqrt f64 65536" x = |a| a.sqrt();
    }
    scalars! { rows:
        "sum f64 65536" |a| a.sum();
        "max f64 65536" |a| a.max();
        "dot f64 65536" |a, b| a.dot(b);
    }
    let (a, b) = (
        tensor::<i64, Shape![65536]>(1, |x| (x * 1e6) as i64),
        tensor::<i64, Shape![65536]>(2, |x| (x * 100.0) as i64),
    );
    let mut x = a.clone();
    results! { rows:
        "floor_divide i64 65536" x = |a, b| a.floor_divide(b);
        "remainder i64 65536" x = |a, b| a.remainder(b);
        "bitwise_and i64 65536" x = |a, b| a.bitwise_and(b);
    }
}

fn reductions(rows: &Rows) {
    tensors! { a [1000000] b [1000000] m [1000, 1000] line [1000] x [8, 64, 28, 28] channels [64] }
    // Nothing is found: all elements are read.
    let (none, every) = (
        tensor::<bool, Shape![1000, 1000]>(1, |x| x > 2.0),
        tensor::<bool, Shape![1000, 1000]>(1, |x| x < 2.0),
    );
    let mut some = tensor::<bool, Shape![1000]>(1, |_| false);
    let mut places = tensor::<usize, Shape![1000]>(1, |_| 0);
    scalars! { rows:
        "norm of 1M" |a| a.norm();
        "norm of 1M, p = 1" |a| a.norm_with(1.0);
        "std of 1M" |a| a.std();
        "var_mean of 1M" |a| (a.var(), a.mean());
        "min of 1M" |a| a.min();
        "aminmax of 1M" |a| (a.amin(), a.amax());
        "argmin of 1M" |a| a.argmin();
        "prod of 1M" |b| b.prod();
        "logsumexp of 1M" |a| a.logsumexp();
        "count_nonzero of 1M" |a| a.count_nonzero();
        "dist of 1M" |a, b| a.dist(b);
        "any of 1M" |none| none.any();
        "all of 1M" |every| every.all();
    }
    results! { rows:
        "mean of [8, 64, 28, 28] along 0, 2, 3" channels = |x| x.mean_dims::<Dims![0, 2, 3]>();
        "sum of [8, 64, 28, 28] along 0, 2, 3" channels = |x| x.sum_dims::<Dims![0, 2, 3]>();
    }
    tensors! { global [8, 64] }
    results! { rows: "mean of [8, 64, 28, 28] along 2, 3" global = |x| x.mean_dims::<Dims![2, 3]>(); }
    macro_rules! along {
        ($($d:literal)*) => { $(
            let name = |work: &str| format!("{work} of [1000, 1000] along {}", $d);
            rows.row(&name("mean"), || black_box(&m).mean_dim::<$d>().eval_into(black_box(&mut line)));
            rows.row(&name("norm"), || black_box(&m).norm_dim::<$d>().eval_into(black_box(&mut line)));
            rows.row(&name("std"), || black_box(&m).std_dim::<$d>().eval_into(black_box(&mut line)));
            rows.row(&name("prod"), || black_box(&m).prod_dim::<$d>().eval_into(black_box(&mut line)));
            rows.row(&name("min with indices"), || {
                black_box(&m).min_dim::<$d>().eval_into((black_box(&mut line), black_box(&mut places)))
            });
            rows.row(&name("argmin"), || black_box(&m).argmin_dim::<$d>().eval_into(black_box(&mut places)));
            rows.row(&name("any"), || black_box(&none).any_dim::<$d>().eval_into(black_box(&mut some)));
            rows.row(&name("all"), || black_box(&every).all_dim::<$d>().eval_into(black_box(&mut some)));
        )* };
    }
    along! { 0 1 }
}

fn scans(rows: &Rows) {
    tensors! { m [1000, 1000] y [1000, 1000] a [100000] x [100000] }
    let one = tensor::<f32, Shape![1000, 1000]>(1, |x| x * 0.02 + 0.985);
    let mut places = tensor::<usize, Shape![1000, 1000]>(1, |_| 0);
    macro_rules! along {
        ($($d:literal)*) => { $(
            let name = |work: &str| format!("{work} of [1000, 1000] along {}", $d);
            rows.row(&name("cumsum"), || black_box(&m).cumsum::<$d>().eval_into(black_box(&mut y)));
            rows.row(&name("cumprod"), || black_box(&one).cumprod::<$d>().eval_into(black_box(&mut y)));
            rows.row(&name("cummax"), || {
                black_box(&m).cummax::<$d>().eval_into((black_box(&mut y), black_box(&mut places)))
            });
            rows.row(&name("logcumsumexp"), || black_box(&m).logcumsumexp::<$d>().eval_into(black_box(&mut y)));
        )* };
    }
    along! { 0 1 }
    results! { rows: "cumsum of 100000" x = |a| a.cumsum::<0>(); }
    let a = tensor::<i64, Shape![100000]>(1, |x| (x * 1e4) as i64);
    let mut x = a.clone();
    results! { rows: "cumsum of 100000 i64" x = |a| a.cumsum::<0>(); }
}

fn order(rows: &Rows) {
    tensors! { m [1000, 1000] y [1000, 1000] ten [1000, 10] edges [1000] }
    let mut places = tensor::<usize, Shape![1000, 1000]>(1, |_| 0);
    let mut best = tensor::<usize, Shape![1000, 10]>(1, |_| 0);
    // Operations whose temporaries are too large for the stack are on the heap.
    macro_rules! along {
        ($($d:literal)*) => { $(
            let name = |work: &str| format!("{work} of [1000, 1000] along {}", $d);
            rows.row(&name("sort"), || {
                black_box(&m).sort::<$d>().eval_into((black_box(&mut y), black_box(&mut places)))
            });
            rows.row(&name("argsort"), || _ = black_box(black_box(&m).argsort::<$d>().eval_boxed()));
            rows.row(&name("median"), || _ = black_box(black_box(&m).median_dim::<$d>().eval_boxed()));
            rows.row(&name("kthvalue 100"), || _ = black_box(black_box(&m).kthvalue::<100, $d>().eval_boxed()));
            rows.row(&name("quantile 0.9"), || _ = black_box(black_box(&m).quantile_dim::<$d>(0.9).eval_boxed()));
        )* };
    }
    along! { 0 1 }
    rows.row("topk 10 of [1000, 1000] along 1", || {
        black_box(&m)
            .topk::<10, 1>()
            .eval_into((black_box(&mut ten), black_box(&mut best)))
    });
    tensors! { odd [1000, 37] long [100000] }
    let mut five = (
        tensor::<f32, Shape![1000, 5]>(1, |x| x),
        tensor::<usize, Shape![1000, 5]>(1, |_| 0),
    );
    rows.row("topk 5 of [1000, 37] along 1", || {
        black_box(&odd)
            .topk::<5, 1>()
            .eval_into((black_box(&mut five.0), black_box(&mut five.1)))
    });
    rows.row("topk 5 of 100000", || {
        _ = black_box(black_box(&long).topk::<5, 0>().eval_boxed())
    });
    rows.row("sort of [1000, 1000] along 1, values alone", || {
        _ = black_box(black_box(&m).sort::<1>().values().eval_boxed())
    });
    macro_rules! long {
        ($($T:ident $f:expr;)*) => { $({
            let a = tensor::<$T, Shape![100000]>(1, $f);
            let (mut x, mut places) = (a.clone(), tensor::<usize, Shape![100000]>(1, |_| 0));
            rows.row(concat!("sort of 100000 ", stringify!($T)), || {
                black_box(&a).sort::<0>().eval_into((black_box(&mut x), black_box(&mut places)))
            });
            rows.row(concat!("argsort of 100000 ", stringify!($T)), || {
                _ = black_box(black_box(&a).argsort::<0>().eval_boxed())
            });
        })* };
    }
    long! { f32 |x| x; f64 f64::from; i64 |x| (x * 1e6) as i64; i32 |x| (x * 1e6) as i32; u8 |x| (x * 200.0) as u8; }
    tensors! { a [100000] }
    edges.as_mut_slice().sort_by(f32::total_cmp);
    let mut found = tensor::<usize, Shape![100000]>(1, |_| 0);
    scalars! { rows:
        "median of 100000" |a| a.median();
        "quantile 0.9 of 100000" |a| a.quantile(0.9);
    }
    results! { rows: "searchsorted 100000 in 1000" found = |edges, a| edges.searchsorted(a); }
    tensors! { a [4096] }
    let mask = tensor::<bool, Shape![4096]>(1, |x| x > 0.75);
    let classes = tensor::<i64, Shape![4096]>(1, |x| (x * 100.0) as i64);
    scalars! { rows:
        "nonzero of 4096" |mask| mask.nonzero::<1, 4096>();
        "masked_select of 4096" |a, mask| a.masked_select::<_, 4096>(mask);
        "unique of 4096 i64" |classes| classes.unique::<4096>();
    }
}

/// Elements for which functions, sums of exponentials and sorts may take longer than for usual ones: large and tiny ones, whose
/// results are subnormal or angles far away, and such as are in order.
fn extremes(rows: &Rows) {
    let of = |size: f32| tensor::<f32, Shape![65536]>(1, move |x| (x - 0.75) * 2.0 * size);
    let mut x = of(1.0);
    macro_rules! unary {
        ($($size:literal: $($name:ident)*;)*) => { $(
            let a = of($size);
            $( rows.row(concat!(stringify!($name), " f32 65536, up to ", stringify!($size)), || {
                black_box(&a).$name().eval_into(black_box(&mut x));
            }); )*
        )* };
    }
    unary! {
        20.0: gelu gelu_tanh tanh erf erfc;
        100.0: exp sigmoid silu softplus selu;
        1e6: sin cos tan;
        1e-20: exp exp2 sin tanh expm1;
    }
    let (m, mut y) = (
        tensor::<f32, Shape![256, 256]>(1, |x| (x - 0.75) * 200.0),
        tensor::<f32, Shape![256, 256]>(1, |x| x),
    );
    let mut r = tensor::<f32, Shape![256]>(1, |x| x);
    results! { rows:
        "softmax of [256, 256] along 1, up to 100.0" y = |m| m.softmax::<1>();
        "softmax of [256, 256] along 0, up to 100.0" y = |m| m.softmax::<0>();
        "log_softmax of [256, 256] along 1, up to 100.0" y = |m| m.log_softmax::<1>();
        "logsumexp of [256, 256] along 1, up to 100.0" r = |m| m.logsumexp_dim::<1>();
    }
    let mut up = tensor::<f32, Shape![100000]>(1, |x| x);
    up.as_mut_slice().sort_by(f32::total_cmp);
    let down = up.flip::<Dims![0]>().eval_boxed();
    let (mut x, mut places) = (up.clone(), tensor::<usize, Shape![100000]>(1, |_| 0));
    for (name, a) in [("in order", &up), ("in reverse order", &down)] {
        rows.row(&format!("sort of 100000 f32, {name}"), || {
            black_box(a)
                .sort::<0>()
                .eval_into((black_box(&mut x), black_box(&mut places)))
        });
        let mut m = tensor::<f32, Shape![256, 256]>(1, |x| x);
        m.as_mut_slice().copy_from_slice(&a.as_slice()[..65536]);
        let mut ten = tensor::<f32, Shape![256, 10]>(1, |x| x);
        let mut best = tensor::<usize, Shape![256, 10]>(1, |_| 0);
        rows.row(&format!("topk 10 of [256, 256] along 1, {name}"), || {
            black_box(&m)
                .topk::<10, 1>()
                .eval_into((black_box(&mut ten), black_box(&mut best)))
        });
    }
}

fn rearrangements(rows: &Rows) {
    tensors! { a [1000, 1000] b [1000, 1000] two [2000, 1000] wide [1000, 2000] pair [2, 1000, 1000] inner [1000, 1000, 2] y [1000, 1000] }
    results! { rows:
        "cat of two [1000, 1000] along 0" two = |a, b| (a, b).cat::<0>();
        "cat of two [1000, 1000] along 1" wide = |a, b| (a, b).cat::<1>();
        "stack of two [1000, 1000] along 0" pair = |a, b| (a, b).stack::<0>();
        "stack of two [1000, 1000] along 2" inner = |a, b| (a, b).stack::<2>();
        "flip [1000, 1000] along 0" y = |a| a.flip::<Dims![0]>();
        "flip [1000, 1000] along 1" y = |a| a.flip::<Dims![1]>();
        "rot90 [1000, 1000]" y = |a| a.rot90::<1, 0, 1>();
        "roll [1000, 1000] along 0" y = |a| a.roll::<0>(100);
        "roll [1000, 1000] along 1" y = |a| a.roll::<1>(100);
        "tril [1000, 1000]" y = |a| a.tril(0);
        "repeat [1000, 1000] 2 x 1" two = |a| a.repeat::<Shape![2, 1]>();
        "repeat [1000, 1000] 1 x 2" wide = |a| a.repeat::<Shape![1, 2]>();
        "repeat_interleave [1000, 1000] 2 along 1" wide = |a| a.repeat_interleave::<1, 2>();
        "repeat_interleave [1000, 1000] 2 along 0" two = |a| a.repeat_interleave::<0, 2>();
    }
    tensors! { image [1, 64, 56, 56] x [1, 64, 58, 58] }
    results! { rows:
        "pad [1, 64, 56, 56] by 1" x = |image| image.pad::<Shape![1, 1, 1, 1]>(0.0);
        "pad_reflect [1, 64, 56, 56] by 1" x = |image| image.pad_reflect::<Shape![1, 1, 1, 1]>();
        "pad_replicate [1, 64, 56, 56] by 1" x = |image| image.pad_replicate::<Shape![1, 1, 1, 1]>();
        "pad_circular [1, 64, 56, 56] by 1" x = |image| image.pad_circular::<Shape![1, 1, 1, 1]>();
    }
    tensors! { maps [64, 56, 56] columns [64, 54, 54, 3, 3] signal [100000] frames [1559, 256] small [1000, 500] last [56, 56, 64] back [64, 56, 56] }
    results! { rows:
        "unfold [64, 56, 56] to windows of 3x3, copied" columns = |maps| maps.unfold::<1, 3, 1>().unfold::<2, 3, 1>();
        "unfold 100000 to frames of 256, step 64, copied" frames = |signal| signal.unfold::<0, 256, 64>();
        "narrow [1000, 1000] to [1000, 500], copied" small = |a| a.narrow::<1, 250, 500>();
        "slice [1000, 1000] ..;2 along 1, copied" small = |a| a.slice(s![.., ..;2]);
        "permuted copy [64, 56, 56] to [56, 56, 64]" last = |maps| maps.permute::<Dims![1, 2, 0]>();
        "permuted copy [56, 56, 64] to [64, 56, 56]" back = |last| last.permute::<Dims![2, 0, 1]>();
    }
    tensors! { heads [128, 8, 64] by [8, 128, 64] row [1000] column [1000, 1] }
    results! { rows:
        "permuted copy [128, 8, 64] to [8, 128, 64]" by = |heads| heads.permute::<Dims![1, 0, 2]>();
        "broadcast [1000, 1000] + [1000]" y = |a, row| a + row;
        "broadcast [1000, 1000] + [1000, 1]" y = |a, column| a + column;
        "broadcast [1000, 1] * [1000]" y = |column, row| column * row;
    }
}

#[cfg(feature = "rand")]
fn random(rows: &Rows) {
    use rand::SeedableRng;
    let mut rng = rand::rngs::SmallRng::seed_from_u64(1);
    tensors! { x [65536] }
    let mut whole = tensor::<i64, Shape![65536]>(1, |_| 0);
    rows.row("uniform_ f32 65536", || {
        _ = black_box(&mut x).uniform_(0.0, 1.0, &mut rng)
    });
    rows.row("normal_ f32 65536", || {
        _ = black_box(&mut x).normal_(0.0, 1.0, &mut rng)
    });
    rows.row("exponential_ f32 65536", || {
        _ = black_box(&mut x).exponential_(1.0, &mut rng)
    });
    rows.row("bernoulli_ f32 65536", || {
        _ = black_box(&mut x).bernoulli_(0.5, &mut rng)
    });
    rows.row("randint i64 65536", || {
        whole = black_box(BoxedTensor::randint(0, 100, &mut rng).unwrap())
    });
    rows.row("randperm 1000", || {
        _ = black_box(Tensor::<i64, Shape![1000]>::randperm(&mut rng))
    });
}

#[cfg(feature = "linalg")]
fn decompositions(rows: &Rows) {
    macro_rules! of {
        ($eval:ident: $n:literal $($T:ident)*) => { $({
            let a = tensor::<$T, Shape![$n, $n]>(1, |x| x as $T);
            let b = tensor::<$T, Shape![$n]>(2, |x| x as $T);
            let eye = BoxedTensor::<$T, Shape![$n, $n]>::eye();
            let definite = (a.mm(a.t()) + &eye * $n as $T).eval_boxed();
            macro_rules! row {
                ($work:literal $e:expr) => {
                    rows.row(concat!($work, " ", stringify!($T), " ", $n), || _ = black_box($e));
                };
            }
            row! { "inverse" black_box(&a).inverse().$eval() }
            row! { "solve" black_box(&a).solve(black_box(&b)).$eval() }
            row! { "solve_triangular" black_box(&definite).solve_triangular(black_box(&b), true).$eval() }
            row! { "lstsq" black_box(&a).lstsq(black_box(&b)).$eval() }
            row! { "cholesky" black_box(&definite).cholesky().$eval() }
            row! { "qr" black_box(&a).qr().$eval() }
            row! { "lu" black_box(&a).lu().$eval() }
            row! { "svd" black_box(&a).svd().$eval() }
            row! { "svdvals" black_box(&a).svdvals().$eval() }
            row! { "eigh" black_box(&definite).eigh().$eval() }
            row! { "eig" black_box(&a).eig().$eval() }
            row! { "pinv" black_box(&a).pinv().$eval() }
            row! { "matrix_power 5" black_box(&a).matrix_power(5).$eval() }
            row! { "det" black_box(&a).det() }
            row! { "slogdet" black_box(&a).slogdet() }
        })* };
    }
    // Of at most 127 rows.
    macro_rules! rank {
        ($($n:literal $T:ident)*) => { $({
            let a = tensor::<$T, Shape![$n, $n]>(1, |x| x as $T);
            rows.row(concat!("matrix_rank ", stringify!($T), " ", $n), || _ = black_box(black_box(&a).matrix_rank()));
        })* };
    }
    rank! { 4 f32 4 f64 16 f32 16 f64 64 f32 64 f64 }
    of! { eval: 4 f32 f64 }
    of! { eval: 16 f32 f64 }
    of! { eval_boxed: 64 f32 f64 }
    of! { eval_boxed: 256 f32 f64 }
}

fn main() {
    let rows = Rows::from_arguments();
    elementwise(&rows);
    types(&rows);
    reductions(&rows);
    scans(&rows);
    order(&rows);
    extremes(&rows);
    rearrangements(&rows);
    #[cfg(feature = "rand")]
    random(&rows);
    #[cfg(feature = "linalg")]
    decompositions(&rows);
    rows.summary();
}
