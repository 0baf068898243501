//! Gradients of loops over many elements: those that are put aside for a block of elements, and added afterwards,
//! compared with the derivatives by hand. Sizes are around those of a block, 256, and below the least that has blocks.
use stridewise::prelude::*;

/// Numbers between 0.5 and 1.5.
fn numbers<const N: usize>(seed: u64) -> [f64; N] {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    core::array::from_fn(|_| {
        state = state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (state >> 40) as f64 / (1 << 24) as f64 + 0.5
    })
}
#[track_caller]
fn close(a: &[f64], b: impl IntoIterator<Item = f64>) {
    let b: Vec<f64> = b.into_iter().collect();
    assert_eq!(a.len(), b.len());
    let largest = b.iter().fold(0.0, |m: f64, b| m.max(b.abs()));
    for (i, (a, b)) in a.iter().zip(b).enumerate() {
        assert!((a - b).abs() <= 1e-12 * largest, "{i}: {a} {b}");
    }
}

macro_rules! log_density {
    ($($name:ident $n:literal)*) => { $(
        #[test]
        fn $name() {
            let [x, mu, sigma] = [1, 2, 3].map(|seed| Tensor::<f64, Shape![$n]>::from_array(numbers(seed)));
            // What the gradients are added to.
            let (mut of_mu, mut of_sigma) = (Tensor::ones(), Tensor::ones());
            let (m, s) = (mu.requires_grad(&mut of_mu), sigma.requires_grad(&mut of_sigma));
            let z = (&x - m) / s;
            let value = (z.square() * -0.5 - s.log()).sum().backward();
            let z: Vec<f64> = (0..$n).map(|i| (x[[i]] - mu[[i]]) / sigma[[i]]).collect();
            close(&[value], [(0..$n).map(|i| -0.5 * z[i] * z[i] - sigma[[i]].ln()).sum()]);
            close(of_mu.as_slice(), (0..$n).map(|i| 1.0 + z[i] / sigma[[i]]));
            close(of_sigma.as_slice(), (0..$n).map(|i| 1.0 + (z[i] * z[i] - 1.0) / sigma[[i]]));

            // One mean and one deviation for all elements.
            let (mu, sigma) = (tensor![0.75], tensor![1.25]);
            let (mut of_mu, mut of_sigma) = (Tensor::ones(), Tensor::ones());
            let (m, s) = (mu.requires_grad(&mut of_mu), sigma.requires_grad(&mut of_sigma));
            let z = (&x - m) / s;
            (z.square() * -0.5 - s.log()).sum().backward();
            let z = || (0..$n).map(|i| (x[[i]] - 0.75) / 1.25);
            close(of_mu.as_slice(), [1.0 + z().map(|z| z / 1.25).sum::<f64>()]);
            close(of_sigma.as_slice(), [1.0 + z().map(|z| (z * z - 1.0) / 1.25).sum::<f64>()]);
            // The mean alone.
            let mut of_mu = Tensor::<f64, Shape![1]>::ones();
            (&x - mu.requires_grad(&mut of_mu)).square().sum().backward();
            close(of_mu.as_slice(), [1.0 - 2.0 * x.iter().map(|x| x - 0.75).sum::<f64>()]);
        }
    )* };
}
log_density! {
    of_0 0
    of_1 1
    of_15 15
    of_16 16
    of_17 17
    of_255 255
    of_256 256
    of_257 257
    of_600 600
}

#[test]
fn broadcast_along_rows_and_columns() {
    let x = Tensor::<f64, Shape![5, 40]>::from_fn(|[i, j]| numbers::<200>(1)[i * 40 + j]);
    let a = Tensor::<f64, Shape![40]>::from_array(numbers(2));
    let b = Tensor::<f64, Shape![5, 1]>::from_fn(|[i, _]| numbers::<5>(3)[i]);
    let (mut of_x, mut of_a, mut of_b) = (Tensor::zeros(), Tensor::zeros(), Tensor::zeros());
    (x.requires_grad(&mut of_x) * a.requires_grad(&mut of_a) + b.requires_grad(&mut of_b))
        .square()
        .sum()
        .backward();
    let of = |i: usize, j: usize| 2.0 * (x[[i, j]] * a[[j]] + b[[i, 0]]);
    close(
        of_x.as_slice(),
        (0..200).map(|n| of(n / 40, n % 40) * a[[n % 40]]),
    );
    close(
        of_a.as_slice(),
        (0..40).map(|j| (0..5).map(|i| of(i, j) * x[[i, j]]).sum()),
    );
    close(
        of_b.as_slice(),
        (0..5).map(|i| (0..40).map(|j| of(i, j)).sum()),
    );
}

#[test]
fn views_of_one_variable() {
    let x = Tensor::<f64, Shape![20, 20]>::from_fn(|[i, j]| numbers::<400>(1)[i * 20 + j]);
    let mut of_x = Tensor::zeros();
    let v = x.requires_grad(&mut of_x);
    (v.t() * v * v.t()).sum().backward();
    close(
        of_x.as_slice(),
        (0..400).map(|n| {
            let (x, turned) = (x[[n / 20, n % 20]], x[[n % 20, n / 20]]);
            turned * turned + 2.0 * x * turned
        }),
    );

    let x = Tensor::<f64, Shape![80]>::from_array(numbers(2));
    let mut of_x = Tensor::zeros();
    let v = x.requires_grad(&mut of_x);
    // Even elements by those after them, and by the ones of the first half.
    (v.slice(s![0..;2]) * v.slice(s![1..;2]) * v.slice(s![..40]))
        .sum()
        .backward();
    close(
        of_x.as_slice(),
        (0..80).map(|n| {
            let other = x[[n ^ 1]] * x[[n / 2]];
            other
                + if n < 40 {
                    x[[2 * n]] * x[[2 * n + 1]]
                } else {
                    0.0
                }
        }),
    );

    let x = Tensor::<f64, Shape![1, 30]>::from_fn(|[_, j]| numbers::<30>(3)[j]);
    let y = Tensor::<f64, Shape![4, 30]>::from_fn(|[i, j]| numbers::<120>(4)[i * 30 + j]);
    let mut of_x = Tensor::zeros();
    let v = x.requires_grad(&mut of_x).expand::<Shape![4, 30]>();
    (v * &y * v).sum().backward();
    close(
        of_x.as_slice(),
        (0..30).map(|j| 2.0 * x[[0, j]] * (0..4).map(|i| y[[i, j]]).sum::<f64>()),
    );
}

#[test]
fn results_of_kernels() {
    let x = Tensor::<f64, Shape![3, 2]>::from_fn(|[i, j]| numbers::<6>(1)[i * 2 + j]);
    let y = Tensor::<f64, Shape![3, 2]>::from_fn(|[i, j]| numbers::<6>(2)[i * 2 + j]);
    let w = Tensor::<f64, Shape![2, 300]>::from_fn(|[i, j]| numbers::<600>(3)[i * 300 + j]);
    let mut of_w = Tensor::zeros();
    let v = w.requires_grad(&mut of_w);
    (x.mm(v) * y.mm(v)).sum().backward();
    let (a, b) = (x.mm(&w).eval(), y.mm(&w).eval());
    close(
        of_w.as_slice(),
        (0..600).map(|n| {
            let (k, j) = (n / 300, n % 300);
            (0..3)
                .map(|i| x[[i, k]] * b[[i, j]] + y[[i, k]] * a[[i, j]])
                .sum()
        }),
    );

    // A sum of each row, which each element of the row is divided by.
    let mut of_w = Tensor::zeros();
    let v = w.requires_grad(&mut of_w);
    (v / v.sum_dim_keepdim::<1>() * &w).sum().backward();
    let sum = w.sum_dim::<1>().eval();
    let square = w.square().sum_dim::<1>().eval();
    close(
        of_w.as_slice(),
        (0..600).map(|n| {
            let (k, j) = (n / 300, n % 300);
            w[[k, j]] / sum[[k]] - square[[k]] / (sum[[k]] * sum[[k]])
        }),
    );
}

#[test]
fn casts_and_an_operand_by_its_index() {
    let x = Tensor::<f64, Shape![300]>::from_array(numbers(1));
    let mut of_x = Tensor::zeros();
    let v = x.requires_grad(&mut of_x);
    (v.to::<f32>().to::<f64>() * v).sum().backward();
    close(
        of_x.as_slice(),
        x.iter().map(|x| 2.0 * f64::from(*x as f32)),
    );
    let mut of_x = Tensor::zeros();
    let v = x.requires_grad(&mut of_x);
    (v.flip::<Dims![0]>() * v).sum().backward();
    close(of_x.as_slice(), (0..300).map(|n| 2.0 * x[[299 - n]]));
}

/// The exponentials of up to 64 KiB of elements are kept; of more, they are computed again.
macro_rules! logsumexp {
    ($($name:ident $n:literal)*) => { $(
        #[test]
        fn $name() {
            let mut x = BoxedTensor::<f64, Shape![$n, 4]>::zeros();
            x.as_mut_slice().copy_from_slice(&numbers::<{ 4 * $n }>(1));
            x[[$n / 2, 1]] = f64::NEG_INFINITY;
            x[[$n / 3, 2]] = 700.0;
            let softmax = |lane: &[usize]| -> (f64, Vec<f64>) {
                let x = || lane.iter().map(|i| x.as_slice()[*i]);
                let most = x().fold(f64::NEG_INFINITY, f64::max);
                let sum: f64 = x().map(|x| (x - most).exp()).sum();
                (sum.ln() + most, x().map(|x| (x - most).exp() / sum).collect())
            };
            let mut of_x = BoxedTensor::zeros();
            let value = (x.requires_grad(&mut of_x).logsumexp() * 3.0).backward_boxed();
            let all: Vec<usize> = (0..4 * $n).collect();
            let (expected, of) = softmax(&all);
            close(&[value], [expected * 3.0]);
            close(of_x.as_slice(), of.into_iter().map(|g| 3.0 * g));

            let mut of_x = BoxedTensor::zeros();
            let weights = tensor![2.0, 3.0, 4.0, 5.0];
            (x.requires_grad(&mut of_x).logsumexp_dim::<0>() * &weights).sum().backward_boxed();
            for j in 0..4 {
                let lane: Vec<usize> = (0..$n).map(|i| 4 * i + j).collect();
                let (_, of) = softmax(&lane);
                let found: Vec<f64> = lane.iter().map(|i| of_x.as_slice()[*i]).collect();
                close(&found, of.into_iter().map(|g| g * weights[[j]]));
            }

            let mut of_x = BoxedTensor::zeros();
            x.requires_grad(&mut of_x).logsumexp_dim_keepdim::<1>().square().sum().backward_boxed();
            for i in 0..$n {
                let lane: Vec<usize> = (0..4).map(|j| 4 * i + j).collect();
                let (value, of) = softmax(&lane);
                close(&of_x.as_slice()[4 * i..][..4], of.into_iter().map(|g| 2.0 * value * g));
            }
        }
    )* };
}
logsumexp! {
    logsumexp_of_12 3
    logsumexp_of_1028 257
    logsumexp_of_8192 2048
    logsumexp_of_8196 2049
}
#[test]
fn logsumexp_of_what_has_no_largest_finite_element() {
    let (x, mut of_x) = (
        tensor![f64::NEG_INFINITY, f64::NEG_INFINITY],
        Tensor::zeros(),
    );
    assert_eq!(
        x.requires_grad(&mut of_x).logsumexp().backward(),
        f64::NEG_INFINITY
    );
    assert!(of_x.iter().all(|x| x.is_nan()));
    let (x, mut of_x) = (tensor![1000.0, f64::INFINITY], Tensor::zeros());
    assert_eq!(
        x.requires_grad(&mut of_x).logsumexp().backward(),
        f64::INFINITY
    );
    // As PyTorch's.
    assert_eq!(of_x[[0]], 0.0);
    assert!(of_x[[1]].is_nan());
}

/// Results along a dimension that are larger than what an expression may put on the stack.
#[test]
fn large_results_are_not_on_the_stack() {
    type Lanes = Shape![3, 50_000];
    type Pairs = Shape![70_000, 2];
    macro_rules! gradient {
        ($S:ty, |$x:ident| $sum:expr) => {{
            let mut of_x = BoxedTensor::<f64, $S>::zeros();
            let $x = BoxedTensor::<f64, $S>::ones();
            {
                let $x = $x.requires_grad(&mut of_x);
                let _ = $sum.sum().backward_boxed();
            }
            of_x
        }};
    }
    let lane = |f: fn(usize) -> f64| (0..3).flat_map(move |_| (0..50_000).map(f));
    close(
        gradient!(Lanes, |x| x.cumsum::<1>()).as_slice(),
        lane(|j| (50_000 - j) as f64),
    );
    close(
        gradient!(Lanes, |x| x.cumprod::<1>()).as_slice(),
        lane(|j| (50_000 - j) as f64),
    );
    let from_the_end = {
        let mut sums = vec![0.0; 50_001];
        for j in (0..50_000).rev() {
            sums[j] = sums[j + 1] + 1.0 / (j + 1) as f64;
        }
        sums
    };
    let sums = (0..3).flat_map(|_| from_the_end[..50_000].to_vec());
    let of_x = gradient!(Lanes, |x| x.logcumsumexp::<1>());
    for (a, b) in of_x.as_slice().iter().zip(sums) {
        assert!((a - b).abs() < 1e-8, "{a} {b}");
    }
    let pairs = |v: f64| (0..140_000).map(move |_| v);
    close(
        gradient!(Pairs, |x| x.sum_dim::<1>()).as_slice(),
        pairs(1.0),
    );
    close(
        gradient!(Pairs, |x| x.mean_dim::<1>()).as_slice(),
        pairs(0.5),
    );
    close(
        gradient!(Pairs, |x| x.prod_dim::<1>()).as_slice(),
        pairs(1.0),
    );
    close(
        gradient!(Pairs, |x| x.amax_dim::<1>()).as_slice(),
        pairs(0.5),
    );
    close(
        gradient!(Pairs, |x| x.norm_dim::<1>()).as_slice(),
        pairs(0.5f64.sqrt()),
    );
    close(
        gradient!(Pairs, |x| x.logsumexp_dim::<1>()).as_slice(),
        pairs(0.5),
    );
    close(
        gradient!(Pairs, |x| (x + 1.0).var_dim_keepdim::<1>()).as_slice(),
        pairs(0.0),
    );
}

/// Operands in different layouts, in tiles and in the rest beside them.
macro_rules! in_tiles {
    ($($name:ident $m:literal $n:literal)*) => { $(
        #[test]
        fn $name() {
            let x = Tensor::<f64, Shape![$n, $m]>::from_array(numbers::<{ $m * $n }>(1));
            let y = Tensor::<f64, Shape![$m, $n]>::from_array(numbers::<{ $m * $n }>(2));
            let row = Tensor::<f64, Shape![$n]>::from_array(numbers::<$n>(3));
            let (mut of_x, mut of_y, mut of_row) = (Tensor::ones(), Tensor::ones(), Tensor::ones());
            let (a, b) = (x.requires_grad(&mut of_x), y.requires_grad(&mut of_y));
            (a.t() * b).sum().backward();
            let by_rows = || (0..$m * $n).map(|i| (i / $n, i % $n));
            let by_columns = || (0..$m * $n).map(|i| (i % $m, i / $m));
            close(of_x.as_slice(), by_columns().map(|(i, j)| 1.0 + y[[i, j]]));
            close(of_y.as_slice(), by_rows().map(|(i, j)| 1.0 + x[[j, i]]));

            // One variable, and one to whose elements many gradients are added.
            (of_x, of_y) = (Tensor::ones(), Tensor::ones());
            (x.requires_grad(&mut of_x).t() * &y).sum().backward();
            close(of_x.as_slice(), by_columns().map(|(i, j)| 1.0 + y[[i, j]]));
            (y.requires_grad(&mut of_y) * x.t() * row.requires_grad(&mut of_row)).sum().backward();
            close(of_y.as_slice(), by_rows().map(|(i, j)| 1.0 + x[[j, i]] * row[[j]]));
            close(of_row.as_slice(), (0..$n).map(|j| 1.0 + (0..$m).map(|i| x[[j, i]] * y[[i, j]]).sum::<f64>()));

            // The gradient of a kernel's result, which is written rather than added to.
            of_x = Tensor::zeros();
            (x.requires_grad(&mut of_x).cumsum::<1>() * y.t()).sum().backward();
            close(of_x.as_slice(), by_columns().map(|(i, j)| (i..$m).map(|i| y[[i, j]]).sum()));
        }
    )* };
}
in_tiles! {
    tiles_64_64 64 64
    tiles_64_80 64 80
    tiles_65_67 65 67
    tiles_32_130 32 130
    tiles_31_140 31 140
    tiles_200_21 200 21
    tiles_300_15 300 15
}
#[test]
fn a_square_times_its_transpose() {
    let x = Tensor::<f64, Shape![70, 70]>::from_array(numbers::<4900>(1));
    let mut of_x = Tensor::ones();
    let a = x.requires_grad(&mut of_x);
    (a.t() * a).sum().backward();
    close(
        of_x.as_slice(),
        (0..4900).map(|i| 1.0 + 2.0 * x[[i % 70, i / 70]]),
    );
    // With dimensions around those of the tiles.
    let x = Tensor::<f64, Shape![3, 40, 50]>::from_array(numbers::<6000>(1));
    let y = Tensor::<f64, Shape![50, 3, 40]>::from_array(numbers::<6000>(2));
    let (mut of_x, mut of_y) = (Tensor::ones(), Tensor::ones());
    let (a, b) = (x.requires_grad(&mut of_x), y.requires_grad(&mut of_y));
    (a.permute::<Dims![2, 0, 1]>() * b).sum().backward();
    close(
        of_x.as_slice(),
        (0..6000).map(|i| 1.0 + y[[i % 50, i / 2000, i / 50 % 40]]),
    );
    close(
        of_y.as_slice(),
        (0..6000).map(|i| 1.0 + x[[i / 40 % 3, i % 40, i / 120]]),
    );
}

/// The derivative of a product: that of the other elements, as PyTorch's with elements that are 0, infinite or NaN.
fn of_product(lane: &[f64], all: bool) -> Vec<f64> {
    let zeros = lane.iter().filter(|x| **x == 0.0).count();
    let others = |i: usize| {
        (0..lane.len())
            .filter(|j| *j != i)
            .map(|j| lane[j])
            .product()
    };
    let of = |i: usize| match zeros {
        2.. if all => 0.0,
        0 if !lane[i].is_finite() => f64::NAN,
        _ => others(i),
    };
    (0..lane.len()).map(of).collect()
}
#[track_caller]
fn near(a: &[f64], b: &[f64]) {
    assert_eq!(a.len(), b.len());
    for (i, (a, b)) in a.iter().zip(b).enumerate() {
        let near = (a - b).abs() <= 1e-12 * b.abs() || a == b || a.is_nan() && b.is_nan();
        assert!(near, "{i}: {a} {b}");
    }
}
macro_rules! products {
    ($($name:ident [$n:literal] $rows:literal)*) => { $(
        #[test]
        fn $name() {
            let n = $n * $rows;
            for special in [&[][..], &[0.0], &[0.0, 0.0], &[f64::INFINITY], &[f64::NAN], &[0.0, f64::NEG_INFINITY]] {
                let mut x = Tensor::<f64, Shape![$rows, $n]>::from_array(numbers::<{ $n * $rows }>(1));
                for (k, special) in special.iter().enumerate() {
                    x.as_mut_slice()[(5 + 40 * k) % n] = *special;
                }
                let mut of_x = Tensor::zeros();
                x.requires_grad(&mut of_x).prod().backward();
                near(of_x.as_slice(), &of_product(x.as_slice(), true));
                of_x.fill_(0.0);
                x.requires_grad(&mut of_x).prod_dim::<1>().sum().backward();
                let rows: Vec<_> = x.as_slice().chunks($n).flat_map(|row| of_product(row, false)).collect();
                near(of_x.as_slice(), &rows);
                // Rows with a gap, and a function of the elements.
                of_x.fill_(0.0);
                x.requires_grad(&mut of_x).narrow::<1, 0, { $n - 16 }>().neg().prod_dim::<1>().sum().backward();
                let rows: Vec<_> = (x.as_slice().chunks($n))
                    .flat_map(|row| {
                        let row: Vec<_> = row[..$n - 16].iter().map(|x| -x).collect();
                        of_product(&row, false).into_iter().map(|g| -g).chain([0.0; 16])
                    })
                    .collect();
                near(of_x.as_slice(), &rows);
            }
        }
    )* };
}
products! {
    product_of_48 [48] 1
    product_of_64 [64] 1
    product_of_65 [65] 1
    product_of_80 [80] 3
    product_of_rows [128] 5
    product_of_odd_rows [72] 4
}

/// The windows of a row of a pool are searched some at a time: rows of as many, of fewer and of more, with elements that
/// are equal, -∞ and NaN.
macro_rules! pools {
    ($($name:ident $wide:literal $options:ty, $kernel:literal $stride:literal $padding:literal $dilation:literal;)*) => { $(
        #[test]
        fn $name() {
            for special in [None, Some(f64::NAN), Some(f64::NEG_INFINITY)] {
                let mut x = Tensor::<f64, Shape![2, 9, $wide]>::from_array(numbers::<{ 18 * $wide }>(1));
                for (i, x) in x.as_mut_slice().iter_mut().enumerate() {
                    *x = (*x * 4.0).round();
                    if let Some(special) = special && i % 5 < 3 {
                        *x = special;
                    }
                }
                let mut of_x = Tensor::zeros();
                let mut wanted = vec![0.0; 18 * $wide];
                let windows = |size: usize| (size + 2 * $padding - $dilation * ($kernel - 1) - 1) / $stride + 1;
                let (rows, columns) = (windows(9), windows($wide));
                let mut seeds = Vec::new();
                for (c, row, column) in (0..2 * rows * columns).map(|i| (i / columns / rows, i / columns % rows, i % columns)) {
                    let mut best: Option<(f64, usize)> = None;
                    for (i, j) in (0..$kernel * $kernel).map(|i| (i / $kernel, i % $kernel)) {
                        let (y, z) = (row * $stride + i * $dilation, column * $stride + j * $dilation);
                        if (($padding..9 + $padding).contains(&y)) && ($padding..$wide + $padding).contains(&z) {
                            let at = (c * 9 + y - $padding) * $wide + z - $padding;
                            let x = x.as_slice()[at];
                            if best.is_none_or(|(most, _)| x > most || x.is_nan()) {
                                best = Some((x, at));
                            }
                        }
                    }
                    seeds.push((seeds.len() + 1) as f64);
                    wanted[best.unwrap().1] += seeds.len() as f64;
                }
                let y = x.requires_grad(&mut of_x).max_pool2d::<$options>();
                let mut seed = y.eval();
                seed.as_mut_slice().copy_from_slice(&seeds);
                y.backward_with(&seed);
                assert_eq!(of_x.as_slice(), wanted);
            }
        }
    )* };
}
pools! {
    pool_of_16_columns 32 Kernel<2>, 2 2 0 1;
    pool_of_15_columns 30 Kernel<2>, 2 2 0 1;
    pool_of_1_column 2 Kernel<2>, 2 2 0 1;
    pool_of_17_columns 34 (Kernel<3>, Stride<2>, Padding<1>), 3 2 1 1;
    pool_of_33_columns 35 (Kernel<3>, Stride<1>), 3 1 0 1;
    pool_of_14_columns 28 (Kernel<3>, Stride<2>, Padding<1>), 3 2 1 1;
    pool_with_dilation 40 (Kernel<3>, Stride<1>, Padding<1>, Dilation<2>), 3 1 1 2;
}

// Gradients of many rows that are added to one: in sequence, a hundred thousand times 1e-5 is 1.00099 in `f32`.
#[test]
fn rows_are_added_up_in_parts() {
    let x = BoxedTensor::<f32, Shape![100_000, 2]>::zeros();
    let mut of_b = Tensor::<f32, Shape![2]>::zeros();
    let b = tensor![1.0_f32, 2.0];
    let b = b.requires_grad(&mut of_b);
    let w = Tensor::<f32, Shape![2, 2]>::eye();
    x.linear(&w).bias(b).sum_dim::<1>().mean().backward_boxed();
    assert!((of_b - 1.0).abs().max() < 1e-5);

    let (mut of_b, mut of_x) = (Tensor::<f32, Shape![2]>::zeros(), BoxedTensor::zeros());
    let b = tensor![1.0_f32, 2.0];
    let sum = x.requires_grad(&mut of_x) + b.requires_grad(&mut of_b);
    sum.sum_dim::<1>().mean().backward_boxed();
    assert!((of_b - 1.0).abs().max() < 1e-5);
    assert!((of_x - 1e-5).abs().max() == 0.0);

    let mut of_b = Tensor::<f32, Shape![2]>::zeros();
    (&x + b.requires_grad(&mut of_b))
        .sum_dim::<1>()
        .mean()
        .backward_boxed();
    assert!((of_b - 1.0).abs().max() < 1e-5);
}

/// Operands of all rows, of each row, of each column and of all, which occur twice, with what their gradients are added to.
macro_rules! rows {
    ($($name:ident $rows:literal $columns:literal)*) => { $(
        #[test]
        fn $name() {
            const ROWS: usize = $rows;
            const COLUMNS: usize = $columns;
            let x: BoxedTensor<f64, Shape![$rows, $columns]> = numbers_boxed(1);
            let (b, c, s) = (numbers::<COLUMNS>(2), numbers::<ROWS>(3), 0.75);
            let mut of_row = Tensor::<f64, Shape![$columns]>::zeros();
            of_row.as_mut_slice().copy_from_slice(&b);
            let mut of_column = Tensor::<f64, Shape![$rows, 1]>::zeros();
            of_column.as_mut_slice().copy_from_slice(&c);
            let of_all = tensor![s];
            let (mut gx, mut gb) = (BoxedTensor::ones(), Tensor::<f64, Shape![$columns]>::ones());
            let (mut gc, mut gs) = (Tensor::<f64, Shape![$rows, 1]>::ones(), Tensor::<f64, Shape![1]>::ones());
            let vx = x.requires_grad(&mut gx);
            let vb = of_row.requires_grad(gb.as_cells());
            let (vc, vs) = (of_column.requires_grad(&mut gc), of_all.requires_grad(&mut gs));
            ((vx * vb + vc) * vb * vs).sum().backward_boxed();
            let at = |i: usize, j: usize| x.as_slice()[i * COLUMNS + j];
            let all = || (0..ROWS).flat_map(|i| (0..COLUMNS).map(move |j| (i, j)));
            close(gx.as_slice(), all().map(|(_, j)| 1.0 + b[j] * b[j] * s));
            close(gb.as_slice(), (0..COLUMNS).map(|j| {
                1.0 + (0..ROWS).map(|i| (2.0 * at(i, j) * b[j] + c[i]) * s).sum::<f64>()
            }));
            close(gc.as_slice(), (0..ROWS).map(|_| 1.0 + b.iter().map(|b| b * s).sum::<f64>()));
            close(gs.as_slice(), [1.0 + all().map(|(i, j)| (at(i, j) * b[j] + c[i]) * b[j]).sum::<f64>()]);
        }
    )* };
}
fn numbers_boxed<S: Shape>(seed: u64) -> BoxedTensor<f64, S> {
    let few = numbers::<1009>(seed);
    let mut all = BoxedTensor::zeros();
    for (i, x) in all.as_mut_slice().iter_mut().enumerate() {
        *x = few[i % 1009];
    }
    all
}
rows! {
    rows_of_511_by_3 511 3
    rows_of_512_by_2 512 2
    rows_of_513_by_257 513 257
    rows_of_520_by_1030 520 1030
    rows_of_800_by_1 800 1
    rows_of_1000_by_17 1000 17
}

// A variable of each column alone, and one whose operation has rare elements.
#[test]
fn rows_of_one_variable() {
    const ROWS: usize = 600;
    let x: BoxedTensor<f64, Shape![600, 1100]> = numbers_boxed(1);
    let b: BoxedTensor<f64, Shape![1100]> = numbers_boxed(2);
    let at = |i: usize, j: usize| x.as_slice()[i * 1100 + j];
    let mut of_b = BoxedTensor::<f64, Shape![1100]>::ones();
    (&x * b.requires_grad(&mut of_b)).sum().backward_boxed();
    close(
        of_b.as_slice(),
        (0..1100).map(|j| 1.0 + (0..ROWS).map(|i| at(i, j)).sum::<f64>()),
    );

    let mut of_b = BoxedTensor::<f64, Shape![1100]>::ones();
    (&x * b.requires_grad(&mut of_b))
        .exp()
        .sum()
        .backward_boxed();
    let b = |j: usize| b.as_slice()[j];
    let wanted = |j: usize| {
        (0..ROWS)
            .map(|i| at(i, j) * (at(i, j) * b(j)).exp())
            .sum::<f64>()
    };
    close(of_b.as_slice(), (0..1100).map(|j| 1.0 + wanted(j)));
}
