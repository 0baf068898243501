//! Arithmetic, reductions and products compared with PyTorch's: `ops/cases.rs` holds the expressions and what
//! PyTorch makes of them, bit for bit; `ops/generate.py` writes it. `ops_operands.rs` has more operands.

// Operands by reference are how owned tensors are used; here they are views.
#![allow(clippy::needless_borrow, clippy::op_ref)]

mod common;

use common::{Close, Failures, elements};
use stridewise::prelude::*;

include!("ops/compare.rs");
include!("ops/short_lanes.rs");
include!("ops/cases.rs");

#[test]
fn there_are_cases() {
    const { assert!(CASES >= 700) };
}

// One accumulator is off by 100 times as much.
#[test]
fn sums_are_as_accurate_as_pairwise_along_a_dimension_too() {
    const N: usize = 50_000;
    let mut state = 1u32;
    let mut x = BoxedTensor::<f32, Shape![50_000, 2]>::zeros();
    x.as_mut_slice().fill_with(|| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as f32 / 16_777_216.0
    });
    let exact = |column: usize| -> f64 {
        let elements = x.as_slice().iter().skip(column).step_by(2);
        elements.map(|&x| x as f64).sum()
    };
    let (first, second) = (exact(0), exact(1));
    let ulp =
        |sum: f32, exact: f64| (sum as f64 - exact).abs() / (exact * f32::EPSILON as f64 / 2.0);
    let sums = x.sum_dim::<0>().eval();
    let running = x.cumsum::<0>().eval();
    for (what, sum, exact) in [
        ("whole", x.sum(), first + second),
        ("transposed", x.t().sum(), first + second),
        ("first column", sums[[0]], first),
        ("second column", sums[[1]], second),
        ("mean", x.mean_dim::<0>().eval()[[1]] * N as f32, second),
        ("running", running[[N - 1, 0]], first),
    ] {
        let error = ulp(sum, exact);
        println!("{what}: {error:.2} ulp");
        assert!(error <= 4.0, "{what}: {error} ulp");
    }
}

/// Sums and extremes along each dimension, several results at a time, compared with those of one lane alone; the sizes
/// leave rests.
#[test]
fn lanes_side_by_side_are_those_one_by_one() {
    let mut x = BoxedTensor::<f32, Shape![19, 37, 53]>::from_fn(|[i, j, k]| {
        ((i * 7919 + j * 104729 + k * 1299709) % 1000) as f32 - 500.0
    });
    x[[3, 5, 7]] = f32::NAN;
    x[[0, 0, 52]] = f32::INFINITY;
    let (sums, (most, places)) = (x.sum_dim::<1>().eval(), x.max_dim::<0>().eval());
    for i in 0..19 {
        for k in 0..53 {
            let sum: f64 = (0..37).map(|j| x[[i, j, k]] as f64).sum();
            assert!(sums[[i, k]] as f64 == sum || sum.is_nan() && sums[[i, k]].is_nan());
        }
    }
    let alone = x.amax_dim::<0>().eval();
    for j in 0..37 {
        for k in 0..53 {
            let lane = |i: usize| x[[i, j, k]];
            let mut at = 0;
            for i in 1..19 {
                if !lane(at).is_nan() && (lane(i) > lane(at) || lane(i).is_nan()) {
                    at = i;
                }
            }
            assert_eq!(places[[j, k]], at);
            assert!(most[[j, k]] == lane(at) || lane(at).is_nan() && most[[j, k]].is_nan());
            assert_eq!(most[[j, k]].to_bits(), alone[[j, k]].to_bits());
        }
    }
    assert_eq!(x.argmax(), (3 * 37 + 5) * 53 + 7);
    assert!(x.max().is_nan() && x.min().is_nan());
    x[[3, 5, 7]] = 0.0;
    assert_eq!((x.argmax(), x.max()), (52, f32::INFINITY));
    x[[18, 36, 52]] = -1000.0;
    assert_eq!((x.argmin(), x.min()), (19 * 37 * 53 - 1, -1000.0));
    let few = Tensor::<i32, Shape![9, 5]>::from_fn(|[i, j]| (i * 10 + j) as i32);
    assert_eq!(
        few.sum_dim::<0>().eval().as_slice(),
        [360, 369, 378, 387, 396]
    );
    assert_eq!(few.sum_dims_keepdim::<Dims![0]>().eval().shape(), [1, 5]);
}

/// Reductions of many rows to many neighbours, which are made in strips as wide as the rows or half of them: next to
/// those of each column, with more digits. The sizes leave rests of rows and of columns.
#[test]
fn strips_of_results_are_those_column_by_column() {
    macro_rules! strips {
        ($rows:literal, $columns:literal) => {{
            let mut x = BoxedTensor::<f32, Shape![$rows, $columns]>::from_fn(|[i, j]| {
                ((i * 7919 + j * 104729 + i * j) % 1000) as f32 + 3000.0
            });
            let (sums, variances) = (x.sum_dim::<0>().eval(), x.var_dim::<0>().eval());
            let most = x.amax_dim::<0>().eval();
            let (values, places) = x.max_dim::<0>().eval();
            for j in 0..$columns {
                let column = || (0..$rows).map(|i| x[[i, j]]);
                let sum: f64 = column().map(f64::from).sum();
                let mean = sum / $rows as f64;
                let squares: f64 = column().map(|x| (x as f64 - mean).powi(2)).sum();
                let variance = squares / ($rows - 1) as f64;
                assert!((sums[[j]] as f64 - sum).abs() <= sum * 2e-7, "sum of {j}");
                assert!(
                    (variances[[j]] as f64 - variance).abs() <= variance * 2e-6,
                    "variance of {j}: {} {variance}",
                    variances[[j]]
                );
                let best = column().fold(0.0, f32::max);
                assert_eq!((most[[j]], values[[j]]), (best, best));
                assert_eq!(Some(places[[j]]), column().position(|x| x == best));
            }
            x[[$rows - 1, $columns - 1]] = f32::NAN;
            x[[$rows - 3, 1]] = f32::NAN;
            x[[$rows - 2, 1]] = f32::NAN;
            let (most, (values, places)) = (x.amax_dim::<0>().eval(), x.max_dim::<0>().eval());
            for (j, place) in [(1, $rows - 3), ($columns - 1, $rows - 1)] {
                assert!(most[[j]].is_nan() && values[[j]].is_nan() && places[[j]] == place);
            }
            assert_eq!(most[[2]], values[[2]]);
        }};
    }
    strips! { 1037, 73 }
    strips! { 523, 200 }
    strips! { 777, 301 }
    strips! { 300, 1029 }
    strips! { 19, 400 }
}

/// Extremes and sums of exponentials so far, into memory of the caller whose elements are not contiguous.
#[test]
fn what_elements_come_to_so_far_is_written_to_any_view() {
    let x: Tensor<f32, Shape![2, 3]> = tensor![[3.0, 1.0, 4.0], [1.0, 5.0, 2.0]];
    let mut values = Tensor::<f32, Shape![3, 2, 2]>::full(7.0);
    let mut places = Tensor::<usize, Shape![2, 3]>::full(9);
    let mut lanes = values.as_view_mut().select::<-1, 1>();
    x.cummin::<1>()
        .eval_into((&mut lanes.as_view_mut().t(), &mut places));
    let wanted = x.cummin::<1>().eval();
    assert_eq!(places, wanted.1);
    assert_eq!(values.select::<-1, 1>().t().contiguous(), wanted.0);
    assert!(values.select::<-1, 0>().iter().all(|&x| x == 7.0));
    let mut lanes = values.as_view_mut().select::<-1, 0>();
    x.logcumsumexp::<0>()
        .eval_into(&mut lanes.as_view_mut().t());
    assert_eq!(
        values.select::<-1, 0>().t().contiguous(),
        x.logcumsumexp::<0>().eval()
    );
    let (boxed, places) = x.cummax::<0>().eval_boxed();
    assert_eq!(boxed.as_slice(), x.cummax::<0>().eval().0.as_slice());
    assert_eq!(places.as_slice(), [0, 0, 0, 0, 1, 0]);
}

/// Among equal ones, in whole vectors, in the rest of a loop, or from strides. Loops of some hundred elements are
/// fused, shorter ones may differ from them in the last bits.
#[test]
fn an_element_has_one_result_wherever_it_lies() {
    let x =
        BoxedTensor::<f32, Shape![64, 65]>::from_fn(|[i, j]| (i * 65 + j) as f32 * 0.037 - 70.0);
    let row_by_row = (&x).sigmoid().eval_boxed();
    let turned = x.t().sigmoid().eval_boxed();
    let stepped = x.as_view().slice(s![.., ..;2]).sigmoid().eval_boxed();
    for i in 0..64 {
        for j in 0..65 {
            let equal = Tensor::<f32, Shape![600]>::full(x[[i, j]]).sigmoid().eval();
            let among = equal[[599]].to_bits();
            assert_eq!(equal[[0]].to_bits(), among);
            assert_eq!(row_by_row[[i, j]].to_bits(), among);
            assert_eq!(turned[[j, i]].to_bits(), among);
            if j % 2 == 0 {
                assert_eq!(stepped[[i, j / 2]].to_bits(), among);
            }
            let alone = Tensor::<f32, Shape![1]>::full(x[[i, j]]).sigmoid().eval()[[0]];
            assert!((alone - equal[[0]]).abs() <= 2.0 * f32::EPSILON * alone);
        }
    }
}

/// The sine of a large angle is a call, in a loop of vectors. It changes no bit of its neighbours, and an element
/// has the same bits wherever it lies.
#[test]
fn rare_elements_change_no_others() {
    // In a loop that is as long.
    fn among_equal(x: f64) -> [f64; 3] {
        let x = Tensor::<f64, Shape![600]>::full(x);
        [
            (x.sin() * 1.0).eval()[[0]],
            (x.cos() * 1.0).eval()[[0]],
            x.sin().eval()[[0]],
        ]
    }
    // Bits, but for the sign of NaN.
    let bits = |x: f64| if x.is_nan() { 0 } else { x.to_bits() };
    let usual = |i: usize| i as f64 * 0.37 - 180.0;
    let x = Tensor::<f64, Shape![1200]>::from_fn(|[i]| match i {
        3 | 255 | 256 | 1199 => 1e9 + i as f64,
        500 => f64::INFINITY,
        501 => f64::NAN,
        _ => usual(i),
    });
    let near = Tensor::<f64, Shape![1200]>::from_fn(|[i]| usual(i));
    // Part of an expression, and its last operation, for which there may be a function of blocks.
    let (sines, others) = ((x.sin() * 1.0).eval(), (near.sin() * 1.0).eval());
    let (last, last_others) = (x.sin().eval(), near.sin().eval());
    let sums = (x.cos() + 1.0).eval();
    // Every second one, as columns.
    let columns = x.view::<Shape![30, 40]>().slice(s![.., ..;2]);
    let columns = (columns.t().sin() * 1.0).eval();
    for i in 0..1200 {
        let [sine, cosine, last_sine] = among_equal(x[[i]]);
        assert_eq!(bits(last[[i]]), bits(last_sine), "{i}");
        assert_eq!(bits(sines[[i]]), bits(sine), "{i}");
        assert_eq!(bits(sums[[i]]), bits(cosine + 1.0), "{i}");
        let close = (sine - x[[i]].sin()).abs() < 1e-15;
        assert!(close || sine.is_nan() && !x[[i]].is_finite(), "{i}");
        if near[[i]] == x[[i]] {
            assert_eq!(bits(others[[i]]), bits(sine), "{i}");
            assert_eq!(bits(last_others[[i]]), bits(last_sine), "{i}");
        }
        if i % 2 == 0 {
            assert_eq!(bits(columns[[i % 40 / 2, i / 40]]), bits(sine));
        }
    }
}

#[test]
fn rare_elements_call_a_closure_once() {
    let calls = std::cell::Cell::new(0);
    let x = Tensor::<f32, Shape![300]>::full(1e30);
    let y = x.map(|v| {
        calls.set(calls.get() + 1);
        v
    });
    let y = y.sin().eval();
    assert!((y[[299]] - 1e30f32.sin()).abs() < 1e-6);
    assert_eq!(calls.get(), 300);
}

/// What is written may be an operand: through cells, and in place.
#[test]
fn rare_elements_in_place() {
    let before = Tensor::<f32, Shape![100]>::from_fn(|[i]| if i == 7 { 1e8 } else { i as f32 });
    let (sines, cosines) = (before.sin().eval(), before.cos().eval());
    let mut x = before.eval();
    x.mul_(before.sin());
    assert_eq!(x, (&before * &sines).eval());
    let mut x = before.eval();
    let cells = x.as_cells();
    let mut out = cells;
    out.copy_(cells.cos());
    assert_eq!(x, cosines);
}

/// PyTorch's results: those of `f32` are accumulated in `f64`, so that one is infinite and the next one is not.
#[test]
fn running_results_beyond_the_largest_number() {
    const INF: f32 = f32::INFINITY;
    let x: Tensor<f32, Shape![4]> = tensor![3e38, 3e38, -3e38, -3e38];
    let large: Tensor<f32, Shape![4]> = tensor![1e30, 1e30, 1e-30, 1e-30];
    let small: Tensor<f32, Shape![4]> = tensor![1e-30, 1e-30, 1e30, 1e30];
    assert_eq!(x.cumsum::<0>().eval(), tensor![3e38, INF, 3e38, 0.0]);
    assert_eq!(large.cumprod::<0>().eval(), tensor![1e30, INF, 1e30, 1.0]);
    assert_eq!(small.cumprod::<0>().eval(), tensor![1e-30, 0.0, 1e-30, 1.0]);
    let x: Tensor<f64, Shape![4]> = tensor![1.7e308, 1.7e308, -1.7e308, -1.7e308];
    let y = x.cumsum::<0>().eval();
    assert!(y[[0]] == 1.7e308 && (1..4).all(|i| y[[i]] == f64::INFINITY));
}

/// As in PyTorch, NaN stays where all before it is -infinity, and small summands are not lost beside a large one.
#[test]
fn running_sums_of_exponentials_keep_nan_and_small_summands() {
    let (low, nan) = (f32::NEG_INFINITY, f32::NAN);
    let y = tensor![low, nan, low].logcumsumexp::<0>().eval();
    assert!(y[[0]] == low && y[[1]].is_nan() && y[[2]].is_nan(), "{y}");
    let y = tensor![low, low, 1.0, low].logcumsumexp::<0>().eval();
    assert_eq!(y, tensor![low, low, 1.0, 1.0]);
    let y: Tensor<f64, Shape![2]> = tensor![0.0, -20.0].logcumsumexp::<0>().eval();
    assert!((y[[1]] / 2.061153620314381e-9 - 1.0).abs() < 1e-14, "{y}");
    let mut x = BoxedTensor::<f32, Shape![1_000_001]>::full(-17.0);
    x[[0]] = 0.0;
    let y = x.logcumsumexp::<0>().eval_boxed();
    assert!((y[[1_000_000]] - 0.0406).abs() < 1e-3, "{}", y[[1_000_000]]);
}

/// Sums that are added in another order may not overflow, but the results do.
#[test]
fn running_results_of_any_layout_overflow_at_the_same_place() {
    macro_rules! of_each_layout {
        ($T:ident $large:literal $right:expr) => {{
            let at = |i: usize| match i {
                0 | 1 => $large,
                16 | 17 => -$large,
                _ => 0.0,
            };
            let line = Tensor::<$T, Shape![512]>::from_fn(|[i]| at(i));
            let rows = BoxedTensor::<$T, Shape![40, 512]>::from_fn(|[_, i]| at(i));
            let columns = BoxedTensor::<$T, Shape![512, 40]>::from_fn(|[i, _]| at(i));
            let few = Tensor::<$T, Shape![512, 2]>::from_fn(|[i, _]| at(i));
            let right: fn(usize) -> $T = $right;
            let right = Tensor::<$T, Shape![512]>::from_fn(|[i]| right(i));
            assert_eq!(line.cumsum::<0>().eval(), right);
            assert_eq!(few.select::<1, 0>().cumsum::<0>().eval(), right);
            assert_eq!(few.cumsum::<0>().eval().select::<1, 1>(), right);
            for y in rows.cumsum::<1>().eval_boxed().rows() {
                assert_eq!(y, right);
            }
            for y in columns.cumsum::<0>().eval_boxed().t().rows() {
                assert_eq!(y, right);
            }
            for y in columns.t().cumsum::<1>().eval_boxed().rows() {
                assert_eq!(y, right);
            }
        }};
    }
    of_each_layout!(f32 3e38 |i| match i {
        0 | 16 => 3e38,
        1..16 => f32::INFINITY,
        _ => 0.0,
    });
    of_each_layout!(f64 1.7e308 |i| if i == 0 { 1.7e308 } else { f64::INFINITY });
}

/// Groups of lanes, lanes that are left over, and other layouts.
#[test]
fn running_sums_of_many_lanes() {
    let x = BoxedTensor::<i32, Shape![3, 45, 19]>::from_fn(|[i, j, k]| {
        ((i * 31 + j * 17 + k * 7) % 23) as i32 - 11
    });
    let floats = x.as_view().float().eval_boxed();
    let moved = x.as_view().permute::<Dims![2, 0, 1]>();
    let sums = (
        x.as_view().cumsum::<0>().eval_boxed(),
        x.as_view().cumsum::<1>().eval_boxed(),
        x.as_view().cumsum::<2>().eval_boxed(),
        moved.cumsum::<2>().eval_boxed(),
        floats.as_view().cumsum::<1>().eval_boxed(),
        floats.as_view().cumsum::<2>().eval_boxed(),
        (x.as_view() & 3).cumprod::<2>().eval_boxed(),
    );
    for i in 0..3 {
        for j in 0..45 {
            for k in 0..19 {
                let at = |[i, j, k]: [usize; 3]| i64::from(x[[i, j, k]]);
                let along_0: i64 = (0..=i).map(|i| at([i, j, k])).sum();
                let along_1: i64 = (0..=j).map(|j| at([i, j, k])).sum();
                let along_2: i64 = (0..=k).map(|k| at([i, j, k])).sum();
                let product: i64 = (0..=k).map(|k| at([i, j, k]) & 3).product();
                assert_eq!(sums.0[[i, j, k]], along_0);
                assert_eq!(sums.1[[i, j, k]], along_1);
                assert_eq!(sums.2[[i, j, k]], along_2);
                assert_eq!(sums.3[[k, i, j]], along_1);
                assert_eq!(sums.4[[i, j, k]], along_1 as f32);
                assert_eq!(sums.5[[i, j, k]], along_2 as f32);
                assert_eq!(sums.6[[i, j, k]], product);
            }
        }
    }
}

/// The largest, the smallest and a NaN are found wherever they are in a lane.
#[test]
fn extremes_of_lanes_are_found_at_each_place() {
    macro_rules! of_lengths {
        ($($n:literal)*) => { $(
            for at in 0..$n {
                let with = |x: f64| {
                    BoxedTensor::<f64, Shape![3, $n]>::from_fn(|[i, j]| {
                        let other = (j * 7 % 5) as f64;
                        if i == 1 && j == at { x } else { other }
                    })
                };
                let (high, low, nan) = (with(9.0), with(-9.0), with(f64::NAN));
                assert_eq!(high.amax_dim::<1>().eval()[[1]], 9.0, "{at} of {}", $n);
                assert_eq!(low.amin_dim::<1>().eval()[[1]], -9.0, "{at} of {}", $n);
                assert!(nan.amax_dim::<1>().eval()[[1]].is_nan(), "{at} of {}", $n);
                assert!(nan.amin_dim::<1>().eval()[[1]].is_nan(), "{at} of {}", $n);
                assert_eq!(nan.amax_dim::<1>().eval()[[2]], nan.amax_dim::<1>().eval()[[0]]);
            }
        )* };
    }
    of_lengths! { 1 5 7 8 9 15 17 31 33 63 64 65 127 128 129 }
}

/// Elements that are computed before they are transposed, results that are not transposed, and lanes that fill no tile.
#[test]
fn running_sums_and_products_of_computed_elements() {
    macro_rules! of_shapes {
        ($($T:ident [$a:literal, $b:literal, $c:literal])*) => { $({
            let x = BoxedTensor::<$T, Shape![$a, $b, $c]>::from_fn(|[i, j, k]| {
                ((i * 31 + j * 17 + k * 7) % 23) as $T - 11 as $T
            });
            let moved = x.as_view().permute::<Dims![1, 2, 0]>();
            let sums = (
                (&x * &x).cumsum::<2>().eval_boxed(),
                moved.cumsum::<1>().eval_boxed(),
                (moved * moved).cumsum::<1>().eval_boxed(),
                x.abs().clamp(1 as $T, 2 as $T).cumprod::<2>().eval_boxed(),
            );
            for i in 0..$a {
                for j in 0..$b {
                    let (mut squares, mut sum, mut product) = (0 as $T, 0 as $T, 1 as $T);
                    for k in 0..$c {
                        let x = x[[i, j, k]];
                        squares += x * x;
                        sum += x;
                        // Stays a number of which every type has all digits.
                        product = product.wrapping_times(x.abs().clamp(1 as $T, 2 as $T));
                        assert_eq!(sums.0[[i, j, k]] as $T, squares);
                        assert_eq!(sums.1[[j, k, i]] as $T, sum);
                        assert_eq!(sums.2[[j, k, i]] as $T, squares);
                        assert_eq!(sums.3[[i, j, k]] as $T, product);
                    }
                }
            }
        })* };
    }
    trait Times {
        fn wrapping_times(self, other: Self) -> Self;
    }
    macro_rules! times {
        ($($T:ident |$a:ident, $b:ident| $product:expr;)*) => { $(
            impl Times for $T {
                fn wrapping_times(self, $b: Self) -> Self {
                    let $a = self;
                    $product
                }
            }
        )* };
    }
    times! { f32 |a, b| a * b; f64 |a, b| a * b; i64 |a, b| a.wrapping_mul(b); }
    of_shapes! {
        f32 [8, 3, 8] f32 [17, 4, 65] f32 [5, 40, 64] f64 [8, 9, 8] f64 [16, 3, 15] f64 [17, 5, 70] f64 [3, 2, 40]
        i64 [8, 3, 8] i64 [17, 4, 65] i64 [3, 2, 40]
    }
}

/// Slices that are copied, and slices that are not contiguous.
#[test]
fn slices_at_indices() {
    let x = BoxedTensor::<f32, Shape![4, 6, 5]>::from_fn(|[i, j, k]| (i * 30 + j * 5 + k) as f32);
    let (turned, indices) = (x.as_view().transpose::<0, 2>(), tensor![5i64, 0, 0, 3]);
    let rows = x.as_view().index_select::<1>(&indices).unwrap();
    let more = (x.as_view() * 2.0)
        .index_select::<1>(&indices)
        .unwrap()
        .eval();
    let across = turned.index_select::<1>(&indices).unwrap().eval();
    let mut apart = Tensor::<f32, Shape![5, 4, 4]>::zeros();
    rows.eval_into(&mut apart.as_view_mut().transpose::<0, 2>());
    let rows = rows.eval();
    for i in 0..4 {
        for (j, at) in [5, 0, 0, 3].into_iter().enumerate() {
            for k in 0..5 {
                let right = x[[i, at, k]];
                assert_eq!(rows[[i, j, k]], right);
                assert_eq!(more[[i, j, k]], 2.0 * right);
                assert_eq!(across[[k, j, i]], right);
                assert_eq!(apart[[k, j, i]], right);
            }
        }
    }
}

/// Of numbers far below the least whose power is not 0, in loops over vectors and in the rest.
#[test]
fn powers_far_below_0_are_0() {
    macro_rules! check {
        ($T:ident, $($x:expr)+; $($y:expr)+) => {{
            let exponents = [$($x),+, -1e9, $T::MIN, $T::NEG_INFINITY];
            let halvings = [$($y),+, -1e9, $T::MIN, $T::NEG_INFINITY];
            for (i, (x, y)) in exponents.into_iter().zip(halvings).enumerate() {
                let x = BoxedTensor::<$T, Shape![1001]>::full(x);
                assert!(x.exp().eval_boxed().iter().all(|&p| p == 0.0), "{i}");
                let infinite = x.isinf().all();
                assert!(x.gelu().eval_boxed().iter().all(|&p| p == 0.0 || infinite), "{i}");
                let y = BoxedTensor::<$T, Shape![1001]>::full(y);
                assert!(y.exp2().eval_boxed().iter().all(|&p| p == 0.0), "{i}");
            }
        }};
    }
    check!(f32, -104.1 -130.0 -175.9 -176.1 -177.0 -178.5; -150.5 -200.0 -253.9 -254.1 -255.0 -256.0);
    check!(f64, -746.2 -900.0 -1417.9 -1418.1 -1419.0 -1421.0; -1075.5 -1500.0 -2045.9 -2046.1 -2047.0 -2048.0);
}

/// Lanes that are transposed in tiles, the last of which is not full, lanes that are not, and other layouts.
#[test]
fn logarithms_of_exponentials_of_short_lanes() {
    logarithms! {
        f32 [8 1 33 7 17 49 11 255 3 300] 4.0;
        f64 [17 10] 4.0;
    }
}

/// Rows that are computed in groups of elements, and what is between them.
#[test]
fn elements_of_short_rows() {
    macro_rules! check {
        ($($T:ident [$($n:literal)+];)*) => { $($({
            const ROWS: usize = 520 / $n + 2;
            let number = |i: usize, j: usize| ((i * 7 + j * 3) % 11) as $T;
            let x = BoxedTensor::<$T, Shape![{ 520 / $n + 2 }, $n]>::from_fn(|[i, j]| number(i, j));
            let column = BoxedTensor::<$T, Shape![{ 520 / $n + 2 }, 1]>::from_fn(|[i, _]| number(i, 1));
            let row = Tensor::<$T, Shape![$n]>::from_fn(|[j]| number(2, j));
            let mut y = BoxedTensor::<$T, Shape![{ 520 / $n + 2 }, { $n + 2 }]>::full(100 as $T);
            ((&x + &column) * &row).eval_into(&mut y.as_view_mut().narrow::<1, 1, $n>());
            y.as_view_mut().narrow::<1, 1, $n>().add_(&column);
            let less = x.lt(&row).eval_boxed();
            for i in 0..ROWS {
                assert_eq!([y[[i, 0]], y[[i, $n + 1]]], [100 as $T; 2], "beside row {i} of {}", $n);
                for j in 0..$n {
                    let right = (number(i, j) + number(i, 1)) * number(2, j) + number(i, 1);
                    assert_eq!(y[[i, j + 1]], right, "{i}, {j} of rows of {}", $n);
                    assert_eq!(less[[i, j]], number(i, j) < number(2, j), "{i}, {j} of rows of {}", $n);
                }
            }
        })+)* };
    }
    check! {
        f32 [7 8 9 11 15 16 17 31 33 48 49 50];
        f64 [8 15 17 49];
        u8 [15 16 31 49];
        i16 [8 31];
        i64 [9 31];
    }
}
