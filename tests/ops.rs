//! Arithmetic, reductions and products compared with PyTorch's: `ops/cases.rs` holds the expressions and what
//! PyTorch makes of them, bit for bit; `ops/generate.py` writes it.

// Operands by reference are how owned tensors are used; here they are views.
#![allow(clippy::needless_borrow, clippy::op_ref)]

mod common;

use common::{Close, Failures, elements};
use stridewise::prelude::*;

// The operands are about 10, so sums that cancel keep the error of numbers of that size.
fn close<T: Close>(a: &T, b: &T) -> bool {
    a.within(b, 8.0)
}

macro_rules! lazy {
    ($c:ident, $e:expr, [$($n:literal),*], $T:ident, $x:tt) => {
        let y = ($e).eval();
        $c.compare::<$T>(stringify!($e), (y.shape(), y.as_slice()), (&[$($n),*], &elements!($T, $x)), close);
    };
}
macro_rules! strict {
    ($c:ident, $e:expr, [$($n:literal),*], $T:ident, $x:tt) => {
        let y = ($e).eval();
        $c.compare::<$T>(stringify!($e), (y.shape(), y.as_slice()), (&[$($n),*], &elements!($T, $x)), <$T>::strict);
    };
}
macro_rules! eager {
    ($c:ident, $e:expr, [$($n:literal),*], $T:ident, $x:tt) => {
        let y = $e;
        $c.compare::<$T>(stringify!($e), (y.shape(), y.as_slice()), (&[$($n),*], &elements!($T, $x)), close);
    };
}
// PyTorch counts in `i64`, places here are `usize`.
macro_rules! index {
    ($c:ident, $e:expr, [$($n:literal),*], i64, $x:tt) => {
        let y = $e;
        let y = y.long().eval();
        $c.compare::<i64>(stringify!($e), (y.shape(), y.as_slice()), (&[$($n),*], &elements!(i64, $x)), close);
    };
}
macro_rules! scalar {
    ($c:ident, $e:expr, [], $T:ident, [$x:expr]) => {
        $c.compare::<$T>(stringify!($e), (&[], &[$e as $T]), (&[], &[$x]), close);
    };
}

include!("ops/cases.rs");

#[test]
fn there_are_cases() {
    const { assert!(CASES >= 1000) };
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

/// Lanes that are shorter and longer than chunks and tiles, numbers of lanes that do and do not fill a tile, and operands that
/// are contiguous, transposed, strided, computed, and computed from transposed ones. Of equal elements and of NaNs the last
/// one is found.
#[test]
fn running_extremes_of_lanes_of_any_length() {
    fn right<T: PartialOrd + Copy>(lane: &[T], largest: bool) -> (Vec<T>, Vec<usize>) {
        let (mut best, mut place) = (lane[0], 0);
        let found = lane.iter().enumerate().map(|(i, &x)| {
            let stays = if largest { best > x } else { best < x };
            let nan = |x: T| x.partial_cmp(&x).is_none();
            if nan(x) || !nan(best) && !stays {
                (best, place) = (x, i);
            }
            (best, place)
        });
        found.unzip()
    }
    macro_rules! same {
        ($x:ident $evaluated:expr, $computed:expr) => {{
            let evaluated = $evaluated;
            for largest in [true, false] {
                let $x = $computed;
                let (values, places) = match largest {
                    true => $x.cummax::<1>().eval_boxed(),
                    false => $x.cummin::<1>().eval_boxed(),
                };
                for ((row, values), places) in
                    evaluated.rows().zip(values.rows()).zip(places.rows())
                {
                    let lane: Vec<_> = row.iter().copied().collect();
                    let (right, found) = right(&lane, largest);
                    let values: Vec<_> = values.iter().copied().collect();
                    // With the signs of zeros, and with NaN.
                    assert_eq!(
                        format!("{values:?}"),
                        format!("{right:?}"),
                        "{}",
                        stringify!($computed)
                    );
                    assert_eq!(
                        places.iter().copied().collect::<Vec<_>>(),
                        found,
                        "{}",
                        stringify!($computed)
                    );
                }
            }
        }};
    }
    macro_rules! of_shape {
        ($T:ident [$rows:literal, $n:literal] $of:expr) => {{
            let of: fn(usize) -> $T = $of;
            let x = BoxedTensor::<$T, Shape![$rows, $n]>::from_fn(|[i, j]| match i % 5 {
                // Rising, falling, and with few and with many records.
                0 => of(j),
                1 => of($n - j),
                2 => of(j * 37 % 101),
                3 => of(j / 9 * 7 % 50 + j % 3),
                _ => of((i + j * j) % 23),
            });
            let columns = x.t().lazy().eval_boxed();
            let wide = BoxedTensor::<$T, Shape![$rows, { 2 * $n }]>::from_fn(|[i, j]| x[[i, j / 2]]);
            same!(e x.as_view(), &x);
            same!(e x.as_view(), columns.t());
            same!(e x.as_view(), wide.slice(s![.., ..;2]));
            same!(e x.maximum(of(3)).eval_boxed(), x.maximum(of(3)));
            same!(e x.maximum(of(3)).eval_boxed(), columns.t().maximum(of(3)));
            x
        }};
    }
    fn with_nan(i: usize) -> f64 {
        match i {
            90 | 91 => f64::NAN,
            i if i % 4 == 3 => -0.0,
            i => (i % 61 / 2) as f64 - 12.0,
        }
    }
    macro_rules! of_shapes {
        ($([$rows:literal, $n:literal])*) => { $(
            let x = of_shape!(f64 [$rows, $n] with_nan);
            let sines = x.sin().tanh().eval_boxed();
            same!(e sines.as_view(), x.sin().tanh());
            let columns = x.t().lazy().eval_boxed();
            same!(e sines.as_view(), columns.t().sin().tanh());
            let x = of_shape!(f32 [$rows, $n] |i| with_nan(i) as f32);
            same!(e x.sin().tanh().eval_boxed(), x.sin().tanh());
            of_shape!(i32 [$rows, $n] |i| i as i32 - 40);
            of_shape!(u8 [$rows, $n] |i| (i % 200) as u8);
            of_shape!(i64 [$rows, $n] |i| i as i64 % 77 - 40);
        )* };
    }
    of_shapes! { [1, 300] [3, 8] [8, 7] [9, 65] [16, 64] [17, 127] [33, 128] [20, 145] }
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

/// Functions are computed as those of evaluated expressions are, in any order of the dimensions; also sines of angles that
/// need more steps.
/// Short lanes of functions are computed into tiles of several lanes, also if those are not one run of the operands.
#[test]
fn reductions_of_short_lanes_of_functions() {
    macro_rules! along {
        ($T:ty: $($n:literal)*) => { $({
            let x = BoxedTensor::<$T, Shape![43, $n]>::from_fn(|[i, j]| match (i * 7 + j * 3) % 97 {
                5 if i > 30 => <$T>::NAN,
                6 if i > 20 => <$T>::INFINITY,
                n => n as $T / 40.0 - 1.0,
            });
            let wide = BoxedTensor::<$T, Shape![43, 130]>::from_fn(|[i, j]| ((i * 31 + j * 17) % 89) as $T / 50.0);
            let slice = wide.as_view().narrow::<1, 1, $n>();
            let row = BoxedTensor::<$T, Shape![$n]>::from_fn(|[j]| j as $T / 64.0);
            let cube = BoxedTensor::<$T, Shape![5, 30, $n]>::from_fn(|[i, j, k]| ((i * 11 + j * 7 + k * 5) % 83) as $T / 40.0);
            macro_rules! same {
                ($DIM:literal $e:expr) => {{
                    let ready = $e.eval_boxed();
                    let equal = |a: $T, b: $T| {
                        a == b || (a.is_nan() && b.is_nan()) || (a - b).abs() <= 400.0 * <$T>::EPSILON * b.abs().max(1.0)
                    };
                    macro_rules! close {
                        ($name:ident) => {{
                            let (a, b) = ($e.$name::<$DIM>().eval_boxed(), ready.$name::<$DIM>().eval_boxed());
                            assert!(a.iter().zip(b.iter()).all(|(a, b)| equal(*a, *b)), "{} of {}, {}", stringify!($name), stringify!($e), $n);
                        }};
                    }
                    close!(sum_dim);
                    close!(prod_dim);
                    close!(mean_dim);
                    close!(amax_dim);
                    close!(logsumexp_dim);
                    close!(norm_dim);
                    let positions = $e.argmin_dim::<$DIM>().eval_boxed();
                    assert_eq!(positions, ready.argmin_dim::<$DIM>().eval_boxed(), "{}", stringify!($e));
                    let (_, positions) = $e.max_dim::<$DIM>().eval_boxed();
                    assert_eq!(positions, ready.argmax_dim::<$DIM>().eval_boxed(), "{}", stringify!($e));
                }};
            }
            same! { 1 x.exp() }
            same! { 1 slice.exp() }
            same! { 1 (slice.tanh() * &row) }
            same! { 2 (cube.tanh() + &row) }
            let mut columns = BoxedTensor::<$T, Shape![43, 2]>::zeros();
            slice.exp().sum_dim::<1>().eval_into(&mut columns.as_view_mut().select::<1, 1>());
            let sums = slice.exp().eval_boxed().sum_dim::<1>().eval_boxed();
            for (a, b) in columns.rows().zip(sums.iter()) {
                assert!(a[[0]] == 0.0 && (a[[1]] - b).abs() <= 400.0 * <$T>::EPSILON * b);
            }
        })* };
    }
    along! { f32: 13 33 129 }
    along! { f64: 17 65 }
}

/// The position is counted in logical order, in which an operand that is permuted is not read along its memory.
#[test]
fn positions_in_functions_of_permuted_views_are_those_of_evaluated_functions() {
    macro_rules! same {
        ($($x:expr, $other:expr;)*) => { $({
            let (x, other) = ($x, $other);
            let ready = x.exp().eval_boxed();
            let at = [ready.argmax(), ready.argmin()];
            assert_eq!([x.exp().argmax(), x.exp().argmin()], at, stringify!($x));
            assert_eq!([x.exp().view::<Shape![_]>().argmax(), x.exp().view::<Shape![_]>().argmin()], at, stringify!($x));
            let ready = (x.sin().tanh() + &other).eval_boxed();
            let at = [ready.argmax(), ready.argmin()];
            assert_eq!([(x.sin().tanh() + &other).argmax(), (x.sin().tanh() + &other).argmin()], at, stringify!($x));
            assert_eq!([(&other + x.sin().tanh()).argmax(), (&other + x.sin().tanh()).argmin()], at, stringify!($x));
            assert_eq!((x.sin().tanh() + &other).max(), ready.max());
        })* };
    }
    fn number(i: usize) -> f32 {
        ((i * 37) % 4099) as f32 / 4099.0 - 0.3
    }
    let matrix = BoxedTensor::<f32, Shape![70, 64]>::from_fn(|[i, j]| number(i * 64 + j));
    let narrow = BoxedTensor::<f32, Shape![600, 2]>::from_fn(|[i, j]| number(i * 2 + j));
    let cube =
        BoxedTensor::<f32, Shape![20, 3, 40]>::from_fn(|[i, j, k]| number((i * 3 + j) * 40 + k));
    let four = BoxedTensor::<f32, Shape![5, 6, 7, 8]>::from_fn(|[i, j, k, l]| {
        number(((i * 6 + j) * 7 + k) * 8 + l)
    });
    same! {
        matrix.as_view().t(), BoxedTensor::<f32, Shape![64, 70]>::full(0.25);
        narrow.as_view().t(), BoxedTensor::<f32, Shape![2, 600]>::full(0.25);
        matrix.as_view().narrow::<0, 3, 60>().t(), BoxedTensor::<f32, Shape![60]>::full(0.25);
        cube.as_view().permute::<Dims![1, 2, 0]>(), BoxedTensor::<f32, Shape![3, 40, 20]>::full(0.25);
        cube.as_view().permute::<Dims![2, 1, 0]>(), BoxedTensor::<f32, Shape![3, 1]>::full(0.25);
        four.as_view().permute::<Dims![3, 1, 2, 0]>(), BoxedTensor::<f32, Shape![8, 6, 7, 5]>::full(0.25);
        four.as_view().permute::<Dims![0, 2, 3, 1]>(), BoxedTensor::<f32, Shape![5, 7, 8, 6]>::full(0.25);
    }
}

#[test]
fn reductions_of_functions_are_those_of_evaluated_functions() {
    fn number(i: usize) -> f32 {
        match i % 701 {
            3 => 1e30,
            5 => -4e9,
            i => (i as f32 - 350.0) / 90.0,
        }
    }
    macro_rules! whole {
        ($($n:literal)*) => { $({
            let x = BoxedTensor::<f32, Shape![$n]>::from_fn(|[i]| number(i));
            let small = x.clamp(-9.0, 9.0).eval_boxed();
            let (sines, powers) = (x.sin().eval_boxed(), small.exp().eval_boxed());
            assert_eq!(x.sin().sum(), sines.sum(), "{}", $n);
            assert_eq!(x.cos().mean(), x.cos().eval_boxed().mean(), "{}", $n);
            // Functions of the library compute the adjacent elements of a function, not those of a product.
            assert_eq!((x.cos() * 1.0).mean(), (x.cos() * 1.0).eval_boxed().mean(), "{}", $n);
            assert_eq!(x.sin().tanh().sum_dim::<0>().eval_boxed(), x.sin().tanh().eval_boxed().sum_dim::<0>().eval_boxed());
            assert_eq!(x.sin().tanh().argmax(), x.sin().tanh().eval_boxed().argmax(), "{}", $n);
            assert_eq!(small.exp().sum(), powers.sum(), "{}", $n);
            assert_eq!((small.tanh() * 2.0).norm(), (small.tanh() * 2.0).eval_boxed().norm(), "{}", $n);
            assert_eq!(x.sin().sum_dim::<0>().eval_boxed()[[]], sines.sum_dim::<0>().eval_boxed()[[]]);
            assert_eq!(x.sin().max(), sines.max(), "{}", $n);
            assert_eq!((-small.exp()).min(), (-small.exp()).eval_boxed().min(), "{}", $n);
            assert_eq!(x.sin().var_with(0), sines.var_with(0), "{}", $n);
            // The largest is the first one, which no other equals, or the last one; or it is NaN.
            let steps = BoxedTensor::<f64, Shape![$n]>::from_fn(|[i]| 1.7 - i as f64 / 6000.0);
            let e = steps.exp().eval_boxed();
            assert_eq!(steps.exp().max(), e.max(), "{}", $n);
            assert_eq!(steps.exp().min(), e.min(), "{}", $n);
            assert_eq!(steps.exp().std_with(0), e.std_with(0), "{}", $n);
            for at in [0, $n / 2, $n - 1] {
                let mut some = small.clone();
                some[[at]] = f32::NAN;
                assert!(some.exp().max().is_nan() && some.exp().min().is_nan() && some.exp().var_with(0).is_nan());
                assert_eq!([some.exp().argmax(), some.exp().argmin()], [at; 2], "{}", $n);
                assert_eq!(some.sin().tanh().argmax(), at, "{}", $n);
                assert_eq!(some.exp().max_dim::<0>().eval_boxed().1[[]], at, "{}", $n);
                assert!(some.exp().logsumexp().is_nan() && some.exp().logsumexp_dim::<0>().eval_boxed()[[]].is_nan());
            }
        })* };
    }
    whole! { 1 511 512 513 600 1024 1025 1537 5000 }
    macro_rules! along {
        ($([$a:literal, $b:literal, $c:literal])*) => { $({
            let x = BoxedTensor::<f32, Shape![$a, $b, $c]>::from_fn(|[i, j, k]| number((i * $b + j) * $c + k));
            let sines = x.sin().eval_boxed();
            let both = (x.sin() + x.cos()).eval_boxed();
            macro_rules! same {
                ($d:ident $e:expr) => {{
                    let computed = { let $d = x.sin(); $e };
                    let evaluated = { let $d = &sines; $e };
                    assert_eq!(computed, evaluated, "sin: {}", stringify!($e));
                    let computed = { let $d = x.sin() + x.cos(); $e };
                    let evaluated = { let $d = &both; $e };
                    assert_eq!(computed, evaluated, "sin + cos: {}", stringify!($e));
                }};
            }
            // With elements that are no numbers.
            {
                let gaps = BoxedTensor::<f32, Shape![$a, $b, $c]>::from_fn(|[i, j, k]| match (i * 7 + j * 3 + k) % 11 {
                    0 => f32::NAN,
                    1 => f32::INFINITY,
                    _ => number((i * $b + j) * $c + k),
                });
                let ready = gaps.exp().eval_boxed();
                assert_eq!(gaps.exp().argmax_dim::<0>().eval_boxed(), ready.argmax_dim::<0>().eval_boxed());
                assert_eq!(gaps.exp().argmin_dim::<1>().eval_boxed(), ready.argmin_dim::<1>().eval_boxed());
                assert_eq!(gaps.exp().argmax_dim::<2>().eval_boxed(), ready.argmax_dim::<2>().eval_boxed());
            }
            same! { e e.argmax_dim::<0>().eval_boxed() }
            same! { e e.argmax_dim::<1>().eval_boxed() }
            same! { e e.argmin_dim::<2>().eval_boxed() }
            same! { e e.max_dim::<1>().eval_boxed().1 }
            same! { e e.min_dim::<2>().eval_boxed().1 }
            // Running results of few lanes are computed element by element.
            macro_rules! close {
                ($d:ident $e:expr) => {{
                    let computed = { let $d = x.sin() + x.cos(); $e };
                    let evaluated = { let $d = &both; $e };
                    let difference = (&computed - &evaluated).abs().max();
                    assert!(difference < 1e-3, "{}: {difference}", stringify!($e));
                }};
            }
            close! { e e.cumsum::<0>().eval_boxed() }
            close! { e e.cumsum::<1>().eval_boxed() }
            close! { e e.cumsum::<2>().eval_boxed() }
            close! { e (e * 0.5).cumprod::<0>().eval_boxed() }
            close! { e (e * 0.5).cumprod::<2>().eval_boxed() }
            close! { e e.cummax::<0>().eval_boxed().0 }
            close! { e e.logsumexp_dim::<0>().eval_boxed() }
            close! { e e.logsumexp_dim::<1>().eval_boxed() }
            close! { e e.logsumexp_dim::<2>().eval_boxed() }
            same! { e e.gt(0.5).any_dim::<0>().eval_boxed() }
            same! { e e.lt(0.5).all_dim::<2>().eval_boxed() }
            // A few results at a time are computed element by element, where a function of blocks may have other last bits;
            // and the elements of short lanes are added one after the other, by a vector of several lanes.
            macro_rules! near {
                ($name:ident $dims:ty) => { near! { $name $dims, 1 } };
                ($name:ident $dims:ty, $roundings:expr) => {{
                    let computed = x.sin().$name::<$dims>().eval_boxed();
                    let evaluated = sines.$name::<$dims>().eval_boxed();
                    let difference = (&computed - &evaluated).abs().max();
                    let most = evaluated.abs().max().max(1.0) * 2e-7 * ($roundings) as f32;
                    assert!(difference <= most, "{}: {difference}", stringify!($name));
                }};
            }
            near! { sum_dims Dims![0], 1 + $a.min(128) / 16 }
            near! { sum_dims Dims![1], 1 + $b.min(128) / 16 }
            near! { sum_dims Dims![2], 1 + $c.min(128) / 16 }
            near! { mean_dims Dims![0, 2] }
            near! { amax_dims Dims![0] }
            near! { amax_dims Dims![1] }
            near! { amin_dims Dims![2] }
            near! { amin_dims Dims![0, 2] }
            assert_eq!(x.transpose::<0, 2>().sin().max(), sines.max());
            assert_eq!(x.slice(s![.., ..;2, ..]).sin().min(), sines.slice(s![.., ..;2, ..]).min());
            for correction in [0, 1] {
                let (lazy, ready) = (x.sin().var_dim_with::<1>(correction), sines.var_dim_with::<1>(correction));
                let difference = (lazy.eval_boxed() - ready.eval_boxed()).abs().max();
                assert!(difference < 1e-5, "{difference}");
            }
            let turned = x.permute::<Dims![2, 0, 1]>().sin().sum_dim::<1>().eval_boxed();
            let difference = (&turned - sines.permute::<Dims![2, 0, 1]>().sum_dim::<1>()).abs().max();
            assert!(difference < 1e-4, "{difference}");
        })* };
    }
    along! { [2, 3, 100] [5, 40, 7] [130, 3, 40] [3, 40, 300] [1, 17, 2000] [40, 1100, 1] [70, 70, 3] [20, 17, 65] }
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
    macro_rules! check {
        ($($T:ident [$($rows:literal $n:literal)+] $units:literal;)*) => { $($({
            let number = |i: usize, j: usize| ((i * 7919 + j * 104_729) % 1013) as $T * 0.02 - 10.0;
            let x = BoxedTensor::<$T, Shape![$rows, $n]>::from_fn(|[i, j]| match i % 8 {
                3 if j == $n / 2 => $T::NAN,
                4 if j == $n - 1 => $T::INFINITY,
                5 => $T::NEG_INFINITY,
                6 if j == 0 => $T::NEG_INFINITY,
                _ => number(i, j),
            });
            let right = Tensor::<$T, Shape![$rows]>::from_fn(|[i]| {
                let row = || (0..$n).map(|j| f64::from(x[[i, j]]));
                let most = row().fold(f64::NEG_INFINITY, f64::max);
                let most = if most.is_infinite() { 0.0 } else { most };
                (row().map(|x| (x - most).exp()).sum::<f64>().ln() + most) as $T
            });
            let wide = BoxedTensor::<$T, Shape![$rows, { $n + 3 }]>::from_fn(|[i, j]| if j < 3 { 99.0 } else { x[[i, j - 3]] });
            let columns = x.t().eval_boxed();
            let found = [
                x.logsumexp_dim::<1>().eval(),
                wide.narrow::<1, 3, $n>().logsumexp_dim::<-1>().eval(),
                columns.t().logsumexp_dim::<1>().eval(),
                (&x + 0.0).logsumexp_dim::<1>().eval(),
                x.flip::<Dims![1]>().logsumexp_dim::<1>().eval(),
                x.view::<Shape![1, $rows, 1, $n]>().logsumexp_dims::<Dims![2, 3]>().eval().view::<Shape![$rows]>().eval(),
                {
                    let mut each = Tensor::zeros();
                    for (y, row) in each.iter_mut().zip(x.rows()) {
                        *y = row.logsumexp();
                    }
                    each
                },
            ];
            for (way, found) in found.iter().enumerate() {
                for (i, (found, right)) in found.iter().zip(&right).enumerate() {
                    let near = found == right || (found - right).abs() <= $units * $T::EPSILON * right.abs().max(1.0);
                    assert!(near || found.is_nan() && right.is_nan(), "row {i} of [{}, {}], way {way}: {found} is not {right}", $rows, $n);
                }
            }
        })+)* };
    }
    check! {
        f32 [8 1 9 2 33 7 16 16 40 17 17 49 130 10 8 64 19 100 9 128 20 129 11 255 8 256 10 257 7 50 3 300] 4.0;
        f64 [8 2 17 10 33 49 9 128 8 129] 4.0;
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
