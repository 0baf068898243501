//! Products of matrices and decompositions compared with PyTorch's: `matrix/cases.rs` holds the products and what
//! PyTorch makes of them, exactly; `matrix/generate.py` writes it. Decompositions are free in signs and
//! order, so they are compared by what defines them, and by PyTorch's singular values and eigenvalues.

// Operands by reference are how owned tensors are used; here they are views.
#![allow(clippy::op_ref, clippy::needless_borrow)]
#![allow(clippy::unnecessary_cast)] // The generated cases name the type of each result.

use stridewise::prelude::*;

macro_rules! same {
    ($e:expr, [$($n:literal),*], [$($x:expr),*]) => {
        let y = $e;
        assert_eq!(y.shape(), [$($n),*] as [usize; _], "{}", stringify!($e));
        assert!(equal(y.as_slice(), &[$($x),*]), "{}: {:?}", stringify!($e), y.as_slice());
    };
}
// Of one type, also where there are none.
fn equal<T: PartialEq>(a: &[T], b: &[T]) -> bool {
    a == b
}
// Compared by the sum of the elements, and by a sum with weights.
macro_rules! large {
    ($e:expr, [$($n:literal),*], [$sum:literal, $weighted:literal]) => {
        let y = $e;
        assert_eq!(y.shape(), [$($n),*] as [usize; _], "{}", stringify!($e));
        let sum: f32 = y.as_slice().iter().sum();
        let weighted: f32 = y.as_slice().iter().enumerate().map(|(i, x)| (i % 7) as f32 * x).sum();
        assert_eq!((sum, weighted), ($sum, $weighted), "{}", stringify!($e));
    };
}

include!("matrix/cases.rs");

// Errors of sums over two labels do not grow with the number of terms, if the labels are adjacent in memory or the result is
// one number.
#[test]
fn long_sums_over_two_labels_keep_their_digits() {
    type Long = Shape![200_000, 8];
    let x = BoxedTensor::<f32, Long>::full(0.1);
    let turned = BoxedTensor::<f32, Shape![8, 200_000]>::full(0.1);
    let near = |found: f32, exact: f64| {
        let error = (found as f64 / exact - 1.0).abs();
        assert!(error < 1e-5, "{found}, not {exact}");
    };
    let square = 0.1_f32 as f64 * 0.1_f32 as f64 * 1_600_000.0;
    near(einsum!("ij,ij->", &x, &x).eval()[[]], square);
    near(einsum!("ij,ji->", &x, &turned).eval()[[]], square);
    near(einsum!("ij,ij->", &x * 1.0, &x).eval()[[]], square);
    near(einsum!("ij->", &x).eval()[[]], 0.1_f32 as f64 * 1_600_000.0);

    // The gradient of a weight is a sum over two labels, too. With `reproducible` the outer one is a loop.
    let near = |found: f32, exact: f64| {
        let error = (found as f64 / exact - 1.0).abs();
        let bound = if cfg!(feature = "reproducible") {
            1e-3
        } else {
            1e-5
        };
        assert!(error < bound, "{found}, not {exact}");
    };
    let x = BoxedTensor::<f32, Shape![100_000, 2, 4]>::full(0.1);
    let w = Tensor::<f32, Shape![4, 4]>::ones();
    let mut grad = Tensor::<f32, Shape![4, 4]>::zeros();
    x.linear(w.requires_grad(&mut grad)).sum().backward_boxed();
    near(grad[[1, 2]], 0.1_f32 as f64 * 200_000.0);
    let bias = Tensor::<f32, Shape![4]>::ones();
    grad.zero_();
    let layer = x.linear(w.requires_grad(&mut grad)).bias(&bias);
    layer.relu().square().sum().backward_boxed();
    let each = 2.0 * (0.4_f32 as f64 + 1.0) * 0.1_f32 as f64;
    near(grad[[1, 2]], each * 200_000.0);
}

// Few rows of a long inner size, and a row of it.
#[test]
fn long_inner_sizes_of_few_rows_keep_their_digits() {
    let x = BoxedTensor::<f32, Shape![2, 100_000]>::full(0.1);
    let w = BoxedTensor::<f32, Shape![100_000, 64]>::full(1.0);
    let exact = 0.1_f32 as f64 * 100_000.0;
    for y in x
        .mm(&w)
        .eval()
        .iter()
        .chain(x.select::<0, 1>().matmul(&w).eval().iter())
    {
        assert!((*y as f64 / exact - 1.0).abs() < 2e-5, "{y}");
    }
    let mut sum = Tensor::<f32, Shape![2, 64]>::ones();
    sum.add_(x.mm(&w));
    assert!(((sum[[1, 63]] - 1.0) as f64 / exact - 1.0).abs() < 2e-5);
}

#[test]
fn there_are_cases() {
    const { assert!(CASES >= 120) };
}

#[test]
fn products_are_written_to_views_of_any_strides() {
    let mut out = Tensor::<f32, Shape![5, 3]>::full(7.0);
    A.mm(B).eval_into(&mut out.as_view_mut().t());
    assert_eq!(out, A.mm(B).eval().t().contiguous());
    let mut out = Tensor::<f32, Shape![3, 7]>::zeros();
    A.mv(V).eval_into(&mut out.as_view_mut().select::<1, 2>());
    assert_eq!(out.select::<1, 2>().contiguous(), A.mv(V).eval());
    assert_eq!(out.sum(), A.mv(V).eval().sum());
    let mut out = Tensor::<f32, Shape![2, 5, 3]>::zeros();
    CUBE.bmm(BATCH)
        .eval_into(&mut out.as_view_mut().transpose::<1, 2>());
    assert_eq!(out.mT().contiguous(), CUBE.bmm(BATCH).eval());
    let mut out = Tensor::<f32, Shape![2, 3, 5]>::zeros();
    einsum!("bij,bjk->bik", CUBE, BATCH).eval_into(&mut out);
    assert_eq!(out, CUBE.matmul(BATCH).eval());
    let mut out = Tensor::<f32, Shape![4, 3]>::zeros();
    V.outer(W).eval_into(&mut out);
    assert_eq!(out, V.outer(W).eval());
    let mut out = Tensor::<f32, Shape![3, 5]>::zeros();
    BIAS.addmm(A, B, 2.0, 3.0).eval_into(&mut out);
    assert_eq!(out, BIAS.addmm(A, B, 2.0, 3.0).eval());
}

#[test]
fn products_on_the_heap() {
    assert_eq!(M.mm(O).eval_boxed().as_slice(), M.mm(O).eval().as_slice());
    assert_eq!(
        M.mm(O).eval_boxed().as_slice(),
        einsum!("ij,jk->ik", M, O).eval_boxed().as_slice()
    );
    assert_eq!(
        WIDE.matmul(BATCH).eval_boxed().as_slice(),
        WIDE.matmul(BATCH).eval().as_slice()
    );
}

/// The sum of many equal numbers that are no binary fractions keeps its digits.
#[test]
fn long_sums_are_accurate() {
    let x = BoxedTensor::<f32, Shape![1, 1_000_000]>::full(0.1);
    let ones = BoxedTensor::<f32, Shape![1_000_000, 1]>::ones();
    assert!((x.mm(&ones).eval()[[0, 0]] - 100_000.0).abs() < 1.0);
    let ones = BoxedTensor::<f32, Shape![1_000_000, 2]>::ones();
    assert!((x.mm(&ones).eval()[[0, 1]] - 100_000.0).abs() < 20.0);
}

/// A row times a matrix, and a transposed matrix times a column, about the sizes of blocks, lines and vectors: whole
/// numbers, whose sums are exact in floats.
#[test]
fn long_rows_times_matrices() {
    fn at(i: usize, j: usize) -> f32 {
        (((i * 31 + j * 17) % 23) as f32 - 11.0)
            * if (i + j).is_multiple_of(5) { -1.0 } else { 1.0 }
    }
    macro_rules! with {
        ($($k:literal $n:literal),*) => { $({
            let a = BoxedTensor::<f32, Shape![$k, $n]>::from_fn(|[i, j]| at(i, j));
            let v = BoxedTensor::<f32, Shape![$k, 2]>::from_fn(|[i, j]| at(3 * i, 7 - j));
            let v = v.select::<1, 0>();
            let sum = |j| (0..$k).map(|i| at(i, j) * v[[i]]).sum::<f32>();
            let right = BoxedTensor::<f32, Shape![$n]>::from_fn(|[j]| sum(j));
            assert_eq!(a.t().mv(v).eval().as_slice(), right.as_slice());
            assert_eq!(v.view::<Shape![1, $k]>().mm(&a).eval().as_slice(), right.as_slice());
            let mut out = Tensor::<f32, Shape![$n, 3]>::full(7.0);
            a.t().mv(v).eval_into(&mut out.as_view_mut().select::<1, 1>());
            assert_eq!(out.select::<1, 1>().contiguous().as_slice(), right.as_slice());
            assert_eq!(out.select::<1, 0>().sum(), 7.0 * $n as f32);
        })* };
    }
    with! { 7 64, 8 64, 9 65, 15 71, 64 64, 65 100, 71 127, 129 1023, 200 1024, 64 1033, 66 2050, 300 1000, 1 100, 3 64 }
}

/// Factors that are computed, about the sizes of the parts in which they are: whole numbers, whose sums are exact.
/// Small whole numbers, whose sums are exact in every order.
fn whole<S: Shape>(seed: usize) -> BoxedTensor<f32, S> {
    let mut out = BoxedTensor::zeros();
    for (i, x) in out.iter_mut().enumerate() {
        *x = ((i + seed).wrapping_mul(2_654_435_761) >> 9) as f32 % 13.0 - 6.0;
    }
    out
}

/// Products whose batches continue the rows, the columns or the inner size in memory, and some whose do not.
#[test]
fn products_of_batches_in_one_piece() {
    let x = whole::<Shape![3, 12, 70]>(1);
    let w = whole::<Shape![70, 50]>(2);
    let wanted =
        |b: usize, i: usize, j: usize| -> f32 { (0..70).map(|k| x[[b, i, k]] * w[[k, j]]).sum() };
    let every = |found: &dyn Fn(usize, usize, usize) -> f32| {
        for (b, i, j) in (0..3 * 12 * 50).map(|n| (n / 600, n / 50 % 12, n % 50)) {
            assert_eq!(found(b, i, j), wanted(b, i, j), "[{b}, {i}, {j}]");
        }
    };
    // Rows in one piece; rows of which none follows the last of the batch before; a result of either kind.
    let y = x.matmul(&w).eval_boxed();
    every(&|b, i, j| y[[b, i, j]]);
    let turned = x.transpose::<0, 1>().contiguous().eval_boxed();
    let y = turned.transpose::<0, 1>().matmul(&w).eval_boxed();
    every(&|b, i, j| y[[b, i, j]]);
    let mut y = BoxedTensor::<f32, Shape![12, 3, 50]>::zeros();
    x.matmul(&w)
        .eval_into(&mut y.as_view_mut().transpose::<0, 1>());
    every(&|b, i, j| y[[i, b, j]]);
    let mut y = BoxedTensor::<f32, Shape![3, 12, 60]>::full(7.0);
    x.matmul(&w)
        .eval_into(&mut y.as_view_mut().narrow::<2, 5, 50>());
    every(&|b, i, j| y[[b, i, j + 5]]);
    assert!((0..3 * 12).all(|n| y[[n / 12, n % 12, 4]] == 7.0 && y[[n / 12, n % 12, 55]] == 7.0));
    // Columns in one piece, and not.
    let mut y = BoxedTensor::<f32, Shape![50, 3, 12]>::zeros();
    einsum!("kj,bik->jbi", &w, &x).eval_into(&mut y);
    every(&|b, i, j| y[[j, b, i]]);
    let y = einsum!("kj,bik->bji", &w, &x).eval_boxed();
    every(&|b, i, j| y[[b, j, i]]);
    // One row for all batches.
    let one = x.narrow::<0, 1, 1>();
    let y = one.expand::<Shape![3, 12, 70]>().matmul(&w).eval_boxed();
    for n in 0..3 * 12 * 50 {
        assert_eq!(
            y[[n / 600, n / 50 % 12, n % 50]],
            wanted(1, n / 50 % 12, n % 50)
        );
    }
    // Sums over batches and rows, in one piece and not.
    let g = whole::<Shape![3, 12, 50]>(3);
    let sums = [
        einsum!("bij,bik->jk", &g, &x).eval_boxed(),
        einsum!("bij,ibk->jk", &g, &turned).eval_boxed(),
        einsum!("bij,bik->jk", turned_of(&g).transpose::<0, 1>(), &x).eval_boxed(),
    ];
    for sum in &sums {
        for (j, k) in (0..50 * 70).map(|n| (n / 70, n % 70)) {
            let all = (0..3 * 12).map(|n| (n / 12, n % 12));
            let wanted: f32 = all.map(|(b, i)| g[[b, i, j]] * x[[b, i, k]]).sum();
            assert_eq!(sum[[j, k]], wanted, "[{j}, {k}]");
        }
    }
}

/// With the first two dimensions exchanged in memory.
fn turned_of(g: &BoxedTensor<f32, Shape![3, 12, 50]>) -> BoxedTensor<f32, Shape![12, 3, 50]> {
    g.transpose::<0, 1>().contiguous().eval_boxed()
}

#[test]
fn computed_factors_are_those_that_were_evaluated() {
    fn at(i: usize, j: usize) -> i64 {
        ((i * 31 + j * 17) % 23) as i64 - 11
    }
    macro_rules! with {
        ($($m:literal $k:literal $n:literal),*) => { $({
            let a = BoxedTensor::<i64, Shape![$m, $k]>::from_fn(|[i, j]| at(i, j));
            let b = BoxedTensor::<i64, Shape![$k, $n]>::from_fn(|[i, j]| at(3 * i, 5 - j % 5));
            let (a_t, b_t) = (a.t().eval_boxed(), b.t().eval_boxed());
            let (x, y) = ((&a * 3 - 1).eval_boxed(), (&b * -2 + 5).eval_boxed());
            let left = x.mm(&b).eval_boxed();
            assert_eq!((&a * 3 - 1).mm(&b).eval_boxed().as_slice(), left.as_slice());
            assert_eq!((a_t.t() * 3 - 1).mm(b_t.t()).eval_boxed().as_slice(), left.as_slice());
            let right = a.mm(&y).eval_boxed();
            assert_eq!(a.mm(&b * -2 + 5).eval_boxed().as_slice(), right.as_slice());
            assert_eq!(a_t.t().mm(b_t.t() * -2 + 5).eval_boxed().as_slice(), right.as_slice());
            let both = x.mm(&y).eval_boxed();
            assert_eq!((&a * 3 - 1).mm(&b * -2 + 5).eval_boxed().as_slice(), both.as_slice());
            // Every other column of what is there stays.
            let mut out = BoxedTensor::<i64, Shape![$m, $n, 2]>::full(7);
            (a_t.t() * 3 - 1).mm(&b * -2 + 5).eval_into(&mut out.as_view_mut().select::<2, 0>());
            assert_eq!(out.select::<2, 0>().eval_boxed().as_slice(), both.as_slice());
            assert_eq!(out.select::<2, 1>().sum(), 7 * $m * $n);
            // Summed over batches, too.
            let batches = einsum!("bij,bjk->ik", x.unsqueeze::<0>().expand::<Shape![3, $m, $k]>() * 2, &b.unsqueeze::<0>().expand::<Shape![3, $k, $n]>()).eval();
            assert_eq!(batches.as_slice(), (&left * 6).eval_boxed().as_slice());
        })* };
    }
    with! { 1 300 70, 70 300 1, 65 129 67, 64 128 64, 2 9000 3, 130 257 30, 20 20 300 }

    macro_rules! dots {
        ($($k:literal),*) => { $({
            let a = BoxedTensor::<i64, Shape![$k]>::from_fn(|[i]| at(i, 2));
            let right: i64 = (0..$k).map(|i| (at(i, 2) * 3 - 1) * (5 - at(i, 2))).sum();
            assert_eq!((&a * 3 - 1).dot(5 - &a), right);
            assert_eq!((&a * 3 - 1).dot(&(5 - &a).eval_boxed()), right);
        })* };
    }
    dots! { 600, 4096, 4097, 8193, 30000 }

    // The mistakes of a long sum are those of a sum by halves.
    let x = BoxedTensor::<f32, Shape![1000000]>::full(0.1);
    let sum = (&x * 1.0).dot(&x + 0.0);
    assert!((sum - 10000.0).abs() < 0.01, "{sum}");
}

/// A matrix that is no multiple of another one's rows.
fn example<const R: usize, const C: usize>() -> Tensor<f64, (D<R>, D<C>)>
where
    D<R>: Dim,
    D<C>: Dim,
{
    Tensor::from_fn(|[i, j]| ((i * 7 + j * 3 + i * j) % 11) as f64 - 4.0 + (i == j) as u8 as f64)
}

fn is_close<S: Shape>(a: &Tensor<f64, S>, b: &Tensor<f64, S>) -> bool {
    a.as_slice()
        .iter()
        .zip(b.as_slice())
        .all(|(a, b)| (a - b).abs() < 1e-9)
}

// Reflections square the numbers of a column.
#[test]
fn numbers_whose_squares_underflow() {
    let mut x = Tensor::<f32, Shape![3, 3]>::eye();
    x[[1, 1]] = 1e-25;
    let (q, r) = x.qr().eval();
    assert!(q.mm(&r).eval().allclose(&x));
    let (q, r) = x.qr().eval_boxed();
    assert!(q.mm(&r).eval_boxed().allclose(&x));
    let x: Tensor<f32, Shape![3, 3]> =
        tensor![[1.0, 5.0, 7.0], [-1e-25, 2.0, 3.0], [0.0, 0.0, 4.0]];
    let (values, vectors) = x.eig().eval().unwrap();
    for j in 0..3 {
        for i in 0..3 {
            let sum: f32 = (0..3).map(|k| x[[i, k]] * vectors[[k, j]][0]).sum();
            assert!(
                (sum - values[[j]][0] * vectors[[i, j]][0]).abs() < 1e-5,
                "{i} {j}: {sum}"
            );
        }
    }
}
#[test]
fn factors_of_columns_far_apart() {
    let x: Tensor<f32, Shape![2, 2]> = tensor![[1.0, 1e-20], [1.0, -1e-20]];
    for (q, r) in [x.qr().eval(), {
        let (q, r) = x.qr().eval_boxed();
        (q.eval(), r.eval())
    }] {
        let half = 0.5f32.sqrt();
        assert!((r[[0, 0]].abs() - 2f32.sqrt()).abs() < 1e-6);
        assert!((r[[1, 1]].abs() * 1e20 - 2f32.sqrt()).abs() < 1e-6, "{r}");
        assert!(r[[0, 1]].abs() < 1e-26 && r[[1, 0]] == 0.0, "{r}");
        assert!((q.abs() - half).abs().max() < 1e-6, "{q}");
        let error = (q.mm(&r).eval() - &x).abs().eval();
        assert!(error[[0, 1]] < 1e-26 && error[[1, 1]] < 1e-26, "{error}");
    }
    let (q, r) = x.qr().checked().unwrap();
    assert!((q.eval().abs() - 0.5f32.sqrt()).abs().max() < 1e-6);
    assert!((r.eval()[[1, 1]] * 1e20 - 2f32.sqrt()).abs() < 1e-6);
    // Columns of which one is a multiple of the other have none.
    let x: Tensor<f32, Shape![2, 2]> = tensor![[1.0, 1e-20], [3.0, 3e-20]];
    assert_eq!(x.qr().checked().err(), Some(LinalgError::RankDeficient));
    let x: Tensor<f32, Shape![2, 2]> = tensor![[1.0, 0.0], [3.0, 0.0]];
    assert_eq!(x.qr().checked().err(), Some(LinalgError::RankDeficient));
    // Lengths below the smallest normal number would have few digits.
    let small = tensor![[8.0, 5.0, -8.0], [-1.0, -9.0, -8.0], [-3.0, 3.0, -2.0]];
    let x: Tensor<f64, Shape![3, 3]> = (small * 1e-321).eval();
    let (q, r) = x.qr().checked().unwrap();
    let off = q.t().mm(&q).eval() - Tensor::<f64, Shape![3, 3]>::eye();
    assert!(off.abs().max() < 1e-14, "{q}");
    assert!((q.mm(&r).eval() - &x).abs().max() <= 1e-322, "{r}");
}
/// Matrices of many rows are made tridiagonal or bidiagonal by reflections in groups, and rotations are applied to strips.
#[test]
fn spectra_of_many_rows() {
    macro_rules! check {
        ($($T:ident $rows:literal $columns:literal $few:literal;)*) => { $( {
            type Matrix = BoxedTensor<$T, Shape![$rows, $columns]>;
            type Square = BoxedTensor<$T, Shape![$few, $few]>;
            let small = $T::MIN_POSITIVE;
            let number = |i: usize, j: usize| ((i * 31 + j * 17 + i * j) % 101) as $T * 0.02 - 1.0;
            let whole = || Matrix::from_fn(|[i, j]| number(i, j));
            let matrices = [
                whole(),
                Matrix::zeros(),
                // Without full rank, of one value, diagonal, of parts that are not connected.
                Matrix::ones(),
                Matrix::from_fn(|[i, j]| if i == j { 1.0 } else { 0.0 }),
                Matrix::from_fn(|[i, j]| if i == j { (i % 5) as $T - 2.0 } else { 0.0 }),
                Matrix::from_fn(|[i, j]| if i / 7 == j / 7 { number(i, j) } else { 0.0 }),
                Matrix::from_fn(|[i, j]| if i.abs_diff(j) < 2 { number(i.max(j), 3) } else { 0.0 }),
                // Of numbers far apart: graded, in either direction, and a small part beside a large one.
                Matrix::from_fn(|[i, j]| number(i, j) * (0.5 as $T).powi((i + j) as i32)),
                Matrix::from_fn(|[i, j]| {
                    number(i, j) * (0.5 as $T).powi(($rows + $columns - i - j) as i32)
                }),
                Matrix::from_fn(|[i, j]| number(i, j) * if i.max(j) < 9 { 1.0 } else { small }),
                // Of numbers whose squares underflow or overflow.
                (whole() * small).eval_boxed(),
                (whole() * (small * 3.0 * $T::EPSILON)).eval_boxed(),
                (whole() * ($T::MAX / 128.0)).eval_boxed(),
            ];
            let error = 8.0 * $T::EPSILON * ($rows as $T).sqrt();
            let is_identity = |q: &Square, of: usize| {
                let off = (q - &Square::eye()).abs().max();
                assert!(off < error, "{off} of matrix {of} of {} rows", $rows);
            };
            for (of, x) in matrices.iter().enumerate() {
                let unit = x.abs().max();
                let unit = if unit == 0.0 { 1.0 } else { unit };
                // The smallest numbers have few digits, of which the last one counts.
                let error = unit * ($rows as $T) * 8.0 * $T::EPSILON + $T::from_bits($rows);
                let (u, s, v) = x.svd().eval_boxed().unwrap();
                assert!(s.as_slice().windows(2).all(|x| x[0] >= x[1]) && s[[$few - 1]] >= 0.0);
                is_identity(&u.t().mm(&u).eval_boxed(), of);
                is_identity(&v.mm(v.t()).eval_boxed(), of);
                let scaled = (&s / unit).eval_boxed();
                let off = ((&u * &scaled).mm(&v) * unit - x).abs().max();
                assert!(off <= error, "{off} of singular values of {of}");
                let alone = x.svdvals().eval_boxed().unwrap();
                assert!((&alone - &s).abs().max() <= error);

                let part = Square::from_fn(|[i, j]| x[[i.max(j), i.min(j)]]);
                // What is above the diagonal is not read.
                let read = Square::from_fn(|[i, j]| if i < j { $T::NAN } else { x[[i, j]] });
                let (values, q) = read.eigh().eval_boxed().unwrap();
                assert!(values.as_slice().windows(2).all(|x| x[0] <= x[1]));
                is_identity(&q.t().mm(&q).eval_boxed(), of);
                let scaled = (&values / unit).eval_boxed();
                let off = ((&q * &scaled).mm(q.t()) * unit - &part).abs().max();
                assert!(off <= error, "{off} of eigenvalues of {of}");
            }
            let mut x = whole();
            x[[$rows - 1, 3]] = $T::NAN;
            assert_eq!(x.svd().eval_boxed().unwrap_err(), LinalgError::NotConverged);
            assert_eq!(x.svdvals().eval_boxed().unwrap_err(), LinalgError::NotConverged);
            x[[$rows - 1, 3]] = $T::INFINITY;
            assert_eq!(x.svd().eval_boxed().unwrap_err(), LinalgError::NotConverged);
            let mut x = Square::eye();
            x[[$few - 1, 3]] = $T::NAN;
            assert_eq!(x.eigh().eval_boxed().unwrap_err(), LinalgError::NotConverged);
        } )* };
    }
    check! {
        f32 24 24 24; f64 25 25 25; f64 31 31 31; f32 32 32 32; f32 33 33 33; f64 47 40 40; f32 30 50 30; f32 65 65 65;
        f64 100 100 100; f32 129 120 120;
    }
}
/// Without vectors, values far below the largest have their digits, where the matrix has them: it is bidiagonal, in one corner.
#[test]
fn singular_values_of_many_rows_alone() {
    macro_rules! check {
        ($($T:ident $rows:literal $columns:literal $few:literal;)*) => { $( {
            type Matrix = BoxedTensor<$T, Shape![$rows, $columns]>;
            let half = 0.5 as $T;
            let of = |d: &dyn Fn(usize) -> $T, e: &dyn Fn(usize) -> $T| {
                Matrix::from_fn(|[i, j]| match (i < $few && j < $few, j.wrapping_sub(i)) {
                    (true, 0) => d(i),
                    (true, 1) => e(i),
                    _ => 0.0,
                })
            };
            // Diagonal: from one end of the range of numbers to the other, in no order, some of them several times.
            let wide = |i: usize| half.powi((i * 7 % 23) as i32 * ($T::MAX_EXP / 24) - $T::MAX_EXP / 2);
            let mut wanted: Vec<$T> = (0..$few).map(wide).collect();
            wanted.sort_unstable_by(|x, y| y.total_cmp(x));
            let x = of(&wide, &|_| 0.0);
            let values = x.svdvals().eval_boxed().unwrap();
            let largest = wanted[0];
            for (x, wanted) in values.as_slice().iter().zip(&wanted) {
                // Beyond that range, squares are 0.
                let nothing = if $T::MAX_EXP > 200 && *wanted < largest * 1e-200 as $T { *wanted } else { 0.0 };
                assert!((x - wanted).abs() <= nothing + wanted * 4.0 * $T::EPSILON, "{x}, not {wanted}");
            }
            assert!(x.svdvals().eval().unwrap().as_slice() == values.as_slice());
            let nothing = $T::EPSILON * $rows.max($columns) as $T * largest;
            assert_eq!(x.matrix_rank(), Ok(wanted.iter().filter(|x| **x > nothing).count()));
            assert_eq!(x.matrix_norm(MatrixNorm::Two), Ok(values[[0]]));

            // Ones and twos: the smallest is 1.5 times 2 to the minus `$few`. Of a matrix that is not tall, the transposed one is
            // decomposed, and of a very tall one the transposed factor: if these are not bidiagonal, digits count beside the
            // largest value alone.
            let x = of(&|_| 1.0, &|_| 2.0);
            let values = match $rows == $columns {
                true => x.t().svdvals().eval_boxed().unwrap(),
                false => x.svdvals().eval_boxed().unwrap(),
            };
            let smallest = values[[$few - 1]] / half.powi($few) / 1.5 - 1.0;
            let is_kept = $rows >= $columns && $rows < 2 * $columns;
            let beside = if is_kept { 0.0 } else { 16.0 * $T::EPSILON / half.powi($few) };
            assert!(smallest.abs() < beside + half.powi($few - 2) + 100.0 * $T::EPSILON, "{smallest}");
            let squares: $T = values.as_slice().iter().map(|x| x * x).sum();
            assert!((squares / (5 * $few - 4) as $T - 1.0).abs() < 20.0 * $T::EPSILON);

            // Off-diagonal numbers that are tiny, or 0 in places, beside equal values, and a row and a column of zeros.
            let x = of(&|i| if i == 5 { 0.0 } else { 2.0 }, &|i| if i % 4 == 0 { 0.0 } else { $T::EPSILON * half });
            let values = x.svdvals().eval_boxed().unwrap();
            assert!(values.as_slice()[..$few - 1].iter().all(|x| (x - 2.0).abs() <= 4.0 * $T::EPSILON));
            assert!(values[[$few - 1]] <= $T::EPSILON);
            assert_eq!(x.matrix_rank(), Ok($few - 1));
            let norm = x.matrix_norm(MatrixNorm::Nuclear).unwrap();
            assert!((norm / (2 * $few - 2) as $T - 1.0).abs() < $few as $T * $T::EPSILON);

            // The same of a matrix whose rows and columns are connected, on the stack, on the heap, and transposed.
            let x = Matrix::from_fn(|[i, j]| ((i * 31 + j * 17 + i * j) % 101) as $T * 0.02 - 1.0);
            let values = x.svdvals().eval_boxed().unwrap();
            let others = x.t().svdvals().eval_boxed().unwrap();
            let off = (x.svdvals().eval().unwrap() - &values).abs().max();
            let error = 8.0 * $T::EPSILON * values[[0]];
            assert!(off <= error && (others - &values).abs().max() <= error);
            let (u, s, v) = x.svd().eval().unwrap();
            let error = $few as $T * $T::EPSILON * values[[0]];
            assert!((&s - &values).abs().max() <= error);
            assert!(((&u * &s).mm(&v) - &x).abs().max() <= error);
        } )* };
    }
    check! {
        f64 24 24 24; f32 24 24 24; f64 25 30 25; f32 33 31 31; f64 40 40 40; f64 62 30 30; f32 30 70 30; f32 70 70 70; f64 61 61 61;
    }
}
/// Parts of a tall matrix have factors of their own, in which a small column has few digits.
#[test]
fn factors_of_a_tall_matrix_with_subnormal_columns() {
    macro_rules! check {
        ($($T:ident $rows:literal $to:literal;)*) => { $( {
            let unit = $T::from_bits(1);
            let x = BoxedTensor::<$T, Shape![$rows, 2]>::from_fn(|[i, j]| match j {
                0 => if i < 2 || i == 100 { unit } else { 0.0 },
                _ => i as $T,
            });
            let larger = BoxedTensor::<$T, Shape![$rows, 2]>::from_fn(|[i, j]| {
                x[[i, j]] * if j == 0 { (2 as $T).powi($to) } else { 1.0 }
            });
            let [(q, r), (same, of)] = [x, larger].map(|x| x.qr().eval_boxed());
            assert_eq!(q.as_slice(), same.as_slice());
            assert_eq!([r[[0, 1]], r[[1, 1]]], [of[[0, 1]], of[[1, 1]]]);
            assert_eq!(r[[0, 0]], 2.0 * unit);
        } )* };
    }
    check! { f32 127 100; f32 128 100; f32 2000 100; f64 128 100; }
}
/// Columns are reflected some at once, those on the left of the first by themselves.
#[test]
fn factors_are_those_of_the_matrix() {
    macro_rules! check {
        ($($T:ident $rows:literal $columns:literal $few:literal $error:literal;)*) => { $( {
            let x = BoxedTensor::<$T, Shape![$rows, $columns]>::from_fn(|[i, j]| {
                ((i * 31 + j * 17) % 101) as $T * 0.01 - 0.5 + if i == j { 1.0 } else { 0.0 }
            });
            let (q, r) = x.qr().eval_boxed();
            let unit = q.t().mm(&q).eval_boxed();
            let off = (unit - Tensor::<$T, Shape![$few, $few]>::eye()).abs().max();
            assert!(off < $error, "{off}");
            assert!((q.mm(&r) - &x).abs().max() < $error);
            assert!((0..$few).all(|i| r[[i, i]] > 0.0 && (0..i).all(|j| r[[i, j]] == 0.0)));
            // Of a tall or a wide matrix, the singular values are those of a factor.
            let (u, s, v) = x.svd().eval_boxed().unwrap();
            assert!(((&u * &s).mm(&v) - &x).abs().max() < $error);
            assert!((x.svdvals().eval_boxed().unwrap() - &s).abs().max() < $error);
        } )* };
    }
    check! {
        f64 9 7 7 1e-14; f64 7 9 7 1e-14; f64 50 43 43 1e-13; f32 43 50 43 1e-5; f32 70 16 16 1e-5; f64 300 9 9 1e-14;
    }
}
/// Many columns are reflected in panels.
#[test]
fn factors_of_many_columns_are_those_of_the_matrix() {
    macro_rules! check {
        ($($T:ident $rows:literal $columns:literal $few:literal $error:literal;)*) => { $( {
            let x = BoxedTensor::<$T, Shape![$rows, $columns]>::from_fn(|[i, j]| {
                ((i * 3137 + j * 1741 + i * j * 7) % 1009) as $T * 0.001 - 0.5
            });
            // The last columns are tiny, one is zero, one is the sum of two others.
            let x = BoxedTensor::<$T, Shape![$rows, $columns]>::from_fn(|[i, j]| match j {
                2 => 0.0,
                20 => x[[i, 0]] + x[[i, 1]],
                _ if j + 9 > $few => x[[i, j]] * 1e-25,
                _ => x[[i, j]],
            });
            let (q, r) = x.qr().eval_boxed();
            let unit = q.t().mm(&q).eval_boxed();
            let off = (unit - BoxedTensor::<$T, Shape![$few, $few]>::eye()).abs().max();
            assert!(off < $error, "{off}");
            assert!((0..$few).all(|i| r[[i, i]] >= 0.0 && (0..i).all(|j| r[[i, j]] == 0.0)));
            let error = (q.mm(&r) - &x).abs().eval_boxed();
            for j in 0..$columns {
                let column = |x: &BoxedTensor<$T, Shape![$rows, $columns]>| {
                    (0..$rows).map(|i| x[[i, j]].abs()).fold(0.0, $T::max)
                };
                assert!(column(&error) <= $error * column(&x), "{j}: {}", column(&error));
            }
        } )* };
    }
    check! {
        f64 40 70 40 1e-14; f64 150 33 33 1e-14; f64 200 150 150 1e-14; f32 97 97 97 3e-6; f32 700 40 40 3e-6; f32 64 130 64 3e-6;
    }
}
#[test]
fn cholesky_factors_of_many_rows() {
    macro_rules! check {
        ($($T:ident $n:literal $error:literal;)*) => { $( {
            let x = BoxedTensor::<$T, Shape![$n, $n]>::from_fn(|[i, j]| {
                ((i * 3137 + j * 1741 + i * j * 7) % 1009) as $T * 0.001 - 0.5
            });
            let unit = BoxedTensor::<$T, Shape![$n, $n]>::eye();
            let a = (x.mm(x.t()) + &unit).eval_boxed();
            // Only the lower triangle is read.
            let lower = BoxedTensor::<$T, Shape![$n, $n]>::from_fn(|[i, j]| if i < j { $T::NAN } else { a[[i, j]] });
            let l = lower.cholesky().eval_boxed().unwrap();
            assert!((0..$n).all(|i| l[[i, i]] > 0.0 && (i + 1..$n).all(|j| l[[i, j]] == 0.0)));
            let most = a.max();
            assert!((l.mm(l.t()) - &a).abs().max() < $error * most);
            // A square after the first is not positive definite.
            for k in [0, 47, 48, $n - 1] {
                let mut a = a.clone();
                a[[k, k]] = if k % 2 == 0 { 0.0 } else { $T::NAN };
                assert_eq!(a.cholesky().eval_boxed().err(), Some(LinalgError::NotPositiveDefinite), "{k}");
            }
        } )* };
    }
    check! { f64 95 1e-14; f64 96 1e-14; f64 150 1e-14; f32 97 3e-6; f32 200 3e-6; }
}
/// Systems of many rows are solved by blocks.
#[test]
fn systems_of_many_rows() {
    macro_rules! check {
        ($($T:ident $n:literal $error:literal;)*) => { $( {
            type Square = BoxedTensor<$T, Shape![$n, $n]>;
            let x = Square::from_fn(|[i, j]| ((i * 3137 + j * 1741 + i * j * 7) % 1009) as $T * 0.001 - 0.5);
            let b = BoxedTensor::<$T, Shape![$n, 9]>::from_fn(|[i, j]| (i as $T * 0.01 - j as $T * 0.1).sin());
            let unit = Square::eye();
            let near = |off: $T| assert!(off.abs() < $error, "{off}");

            near((x.mm(x.inverse().eval_boxed().unwrap()) - &unit).abs().max());
            near((x.inverse().eval_boxed().unwrap().mm(&x) - &unit).abs().max());
            near((x.mm(x.solve(&b).eval_boxed().unwrap()) - &b).abs().max());
            let one = b.select::<1, 4>();
            near((x.mv(x.solve(one).eval_boxed().unwrap()) - one).abs().max());
            near((x.mm(x.solve(&b).checked().unwrap()) - &b).abs().max());

            let (p, l, u) = x.lu().eval_boxed();
            near((p.mm(&l).eval_boxed().mm(&u) - &x).abs().max());
            assert!((0..$n).all(|i| l[[i, i]] == 1.0 && (i + 1..$n).all(|j| l[[i, j]] == 0.0 && u[[j, i]] == 0.0)));
            assert!(l.abs().max() <= 1.0);
            near(p.t().mm(&p).ne(&unit).to::<$T>().sum());
            // Systems with the factors, and with the transposed ones.
            for (a, upper) in [(&l, false), (&u, true)] {
                near((a.mm(a.solve_triangular(&b, upper).eval_boxed().unwrap()) - &b).abs().max());
                let x = a.t().solve_triangular(&b, !upper).eval_boxed().unwrap();
                near((a.t().mm(x) - &b).abs().max());
            }
            // The determinant is the product of that of the permutation and of a diagonal.
            let (sign, log) = x.slogdet();
            let diagonal = u.diagonal::<0, 0, 1>();
            near((diagonal.abs().log().sum() - log).abs() / log.abs());
            let negative = diagonal.iter().filter(|x| **x < 0.0).count();
            let order: Vec<usize> = (0..$n).map(|i| (0..$n).find(|&j| p[[i, j]] == 1.0).unwrap()).collect();
            let mut swaps = 0;
            let mut seen = [false; $n];
            for i in 0..$n {
                let mut k = i;
                while !seen[k] {
                    seen[k] = true;
                    k = order[k];
                    swaps += usize::from(k != i);
                }
            }
            assert_eq!(sign, if (negative + swaps) % 2 == 0 { 1.0 } else { -1.0 });
            near((&x * (-log / $n as $T).exp()).det() * sign - 1.0);

            // A row that is twice another, exactly: no pivot is left for it.
            let mut twice = Square::from_fn(|[i, j]| if j <= i { 1.0 } else { 0.0 });
            for j in 0..$n {
                twice[[$n - 2, j]] = 2.0 * twice[[70, j]];
            }
            assert_eq!(twice.inverse().eval_boxed().err(), Some(LinalgError::Singular));
            assert_eq!(twice.solve(&b).eval_boxed().err(), Some(LinalgError::Singular));
            assert_eq!(twice.det(), 0.0);
            assert_eq!(twice.slogdet(), (0.0, $T::NEG_INFINITY));
            assert_eq!(twice.t().solve_triangular(&b, true).eval_boxed().is_err(), twice[[$n - 2, $n - 2]] == 0.0);
            let mut nan = x.clone();
            nan[[60, 50]] = $T::NAN;
            assert!(nan.det().is_nan() && nan.slogdet().1.is_nan());
        } )* };
    }
    check! { f64 96 1e-11; f64 150 1e-11; f32 97 3e-3; f64 195 1e-11; }
}
/// Matrices that are not square are factored by blocks.
#[test]
fn factors_of_many_rows_or_columns() {
    macro_rules! check {
        ($($m:literal $n:literal;)*) => { $( {
            let x = BoxedTensor::<f64, Shape![$m, $n]>::from_fn(|[i, j]| ((i * 3137 + j * 1741 + i * j * 7) % 1009) as f64 * 0.001 - 0.5);
            let (p, l, u) = x.lu().eval_boxed();
            assert!((p.mm(&l).eval_boxed().mm(&u) - &x).abs().max() < 1e-11);
            assert!(p.t().mm(&p).ne(BoxedTensor::<f64, Shape![$m, $m]>::eye()).to::<f64>().sum() == 0.0);
            assert!(l.abs().max() <= 1.0 && l.triu(1).abs().max() == 0.0 && u.tril(-1).abs().max() == 0.0);
            assert!(l.diagonal::<0, 0, 1>().iter().all(|&x| x == 1.0));
        } )* };
    }
    check! { 97 96; 128 127; 200 96; 96 97; 96 200; 150 50; 50 150; }
}
/// Beside differences of the function.
#[test]
fn gradients_of_many_rows() {
    const N: usize = 101;
    type Square = BoxedTensor<f64, Shape![101, 101]>;
    let of =
        |a: f64| move |[i, j]: [usize; 2]| ((i * i + 7 * j * j + i * j) as f64 * a).sin() * 0.5;
    let x = Square::from_fn(of(1.1));
    let unit = Square::eye();
    let spd = (x.mm(x.t()) + &unit).eval_boxed();
    let [w, along] = [2.3, 0.7].map(|a| Square::from_fn(of(a)));
    macro_rules! check {
        ($($name:literal $x:ident, $v:ident => $f:expr;)*) => { $( {
            let mut grad = Square::zeros();
            let $v = $x.requires_grad(&mut grad);
            $f.backward_with_boxed(&w);
            let value = |step: f64| {
                let moved = (&$x + &along * step).eval_boxed();
                let $v = &moved;
                ($f.eval_boxed() * &w).sum()
            };
            let step = 1e-6;
            let slope = (value(step) - value(-step)) / (2.0 * step);
            let found = (&grad * &along).sum();
            let most = (grad.norm() * along.norm()).max(1e-3);
            assert!((slope - found).abs() < 1e-6 * most, "{}: {slope}, {found} of {most}", $name);
        } )* };
    }
    check! {
        "inverse" x, v => v.inverse().checked().unwrap();
        "solve" x, v => v.solve(&w).checked().unwrap();
        "right" x, v => x.solve(v).checked().unwrap();
        "lower" spd, v => v.solve_triangular(&w, false).checked().unwrap();
        "upper" spd, v => v.t().solve_triangular(&w, true).checked().unwrap();
        "cholesky" spd, v => ((v + v.t()) * 0.5).cholesky().checked().unwrap();
        "q" x, v => v.qr().checked().unwrap().0;
        "r" x, v => v.qr().checked().unwrap().1;
        "lower factor" x, v => v.lu().checked().unwrap().1;
        "upper factor" x, v => v.lu().checked().unwrap().2;
        "least squares" x, v => v.lstsq(&w).checked().unwrap();
        "power" x, v => (v * 0.1).matrix_power(-3).checked().unwrap();
        "logdet" x, v => v.slogdet().1 * &unit;
    }
    // A column that is the sum of others has no factors.
    let sum = Square::from_fn(|[i, j]| {
        if j == N - 1 {
            x[[i, 0]] + x[[i, 60]]
        } else {
            x[[i, j]]
        }
    });
    assert_eq!(sum.qr().checked().err(), Some(LinalgError::RankDeficient));
    assert_eq!(
        sum.lstsq(&w).checked().err(),
        Some(LinalgError::RankDeficient)
    );
}
#[test]
fn inverses_of_the_largest_numbers() {
    let x: Tensor<f32, Shape![3, 3]> =
        tensor![[3e38, 3e38, 0.0], [-3e38, 3e38, 1.0], [0.0, 3e38, 1.0]];
    for inverse in [
        x.inverse().eval().unwrap(),
        x.inverse().eval_boxed().unwrap().eval(),
    ] {
        assert!((inverse[[2, 2]] - 2.0).abs() < 1e-6, "{inverse}");
    }
}

/// The largest error of the ways to invert a matrix, beside the largest element of its inverse.
macro_rules! error_of_inverses {
    ($x:expr, $wanted:expr) => {{
        let (x, wanted) = (&$x, &$wanted);
        let inverses = [
            x.inverse().eval(),
            x.inverse().eval_boxed().map(|x| x.eval()),
            x.matrix_power(-1).eval(),
            x.matrix_power(-1).eval_boxed().map(|x| x.eval()),
        ];
        let errors = inverses.map(|x| (x.unwrap().double() - wanted).abs().max());
        errors.into_iter().fold(0.0, f64::max) / wanted.abs().max()
    }};
}
// The units of columns are those of a motion: lengths, and numbers without a unit. Element by element.
#[test]
fn inverses_of_motions() {
    for far in [60_000.0, 1000.0, 1e6, 3e-5] {
        let x: Tensor<f32, Shape![3, 3]> =
            tensor![[0.6, -0.8, 1.0], [0.8, 0.6, far], [0.0, 0.0, 1.0]];
        let wanted = tensor![
            [0.6, 0.8, -0.6 - 0.8 * far],
            [-0.8, 0.6, 0.8 - 0.6 * far],
            [0.0, 0.0, 1.0]
        ];
        let near = |y: Tensor<f32, Shape![3, 3]>| y.isclose_with(&wanted, 1e-6, 1e-7).eval().all();
        assert!(near(x.inverse().eval().unwrap()), "{far}");
        assert!(near(x.matrix_power(-1).eval().unwrap()), "{far}");
        // Of eight rows by elimination: twice the motion, and units on the diagonal.
        let z = Tensor::<f32, Shape![8, 8]>::from_fn(|[i, j]| match (i / 3, j / 3) {
            (0, 0) | (1, 1) => x[[i % 3, j % 3]],
            _ => f32::from(u8::from(i == j)),
        });
        let inverse = z.inverse().eval().unwrap();
        assert!(
            near(inverse.narrow::<0, 0, 3>().narrow::<1, 0, 3>().eval()),
            "{far}"
        );
        assert!(
            near(inverse.narrow::<0, 3, 3>().narrow::<1, 3, 3>().eval()),
            "{far}"
        );
    }
}
// Cofactors and determinants of nearly dependent rows have no digits left.
#[test]
fn inverses_of_nearly_dependent_rows() {
    let x: Tensor<f64, Shape![4, 4]> = tensor![
        [1.000001, 1.000002, 1.000003, 1.000005],
        [1.000002, 1.000007, 1.000001, 1.000003],
        [1.000004, 1.000001, 1.000006, 1.000002],
        [1.000003, 1.000005, 1.000002, 1.000008]
    ];
    let wanted = tensor![
        [
            -607842.9811648813,
            -78431.51748370676,
            274509.4582812482,
            411764.47174210765
        ],
        [
            117646.91351235421,
            176470.7231789424,
            -117646.7370293931,
            -176470.37025220454
        ],
        [
            401960.53940792405,
            19608.07054556287,
            -68626.90868592834,
            -352940.809114177
        ],
        [
            88235.25373587021,
            -117647.02133983234,
            -88235.20472516128,
            117647.1193873731
        ]
    ];
    assert!(error_of_inverses!(x, wanted) < 1e-9);
    let x = x.as_view().slice(s![..3, ..3]).eval();
    let wanted = tensor![
        [-916666.0346554788, 333332.61109238, 583332.3402345503],
        [249999.56249474344, 0.4999977916394129, -249999.31249584758],
        [666665.8888299784, -333332.4444264494, -333332.1110760846]
    ];
    assert!(error_of_inverses!(x, wanted) < 1e-9);
    // Hilbert's, multiplied so that its elements and those of its inverse are whole.
    let x: Tensor<f32, Shape![4, 4]> = Tensor::from_fn(|[i, j]| 420.0 / (i + j + 1) as f32);
    let wanted = tensor![
        [16.0, -120.0, 240.0, -140.0],
        [-120.0, 1200.0, -2700.0, 1680.0],
        [240.0, -2700.0, 6480.0, -4200.0],
        [-140.0, 1680.0, -4200.0, 2800.0]
    ];
    let wanted: Tensor<f64, Shape![4, 4]> = (wanted / 420.0).eval();
    for power in [-100, -30, 0, 30, 100] {
        let scale = 2f32.powi(power);
        let error = error_of_inverses!((&x * scale).eval(), (&wanted / f64::from(scale)).eval());
        assert!(error < 1e-4, "{power}: {error}");
    }
    // The determinant is 0 but for digits that it does not have.
    let x: Tensor<f32, Shape![3, 3]> = tensor![[0.0, 0.0, 0.0], [1.0, 1.0, 3.0], [7.0, 5.0, 7.0]];
    let x = (x / 4096.0 + 1.0).eval();
    let wanted = x.double().inverse().eval().unwrap();
    assert!(error_of_inverses!(x, wanted) < 1e-4);
    // With rows that are dependent, there is no inverse all the same.
    let counted: Tensor<f64, Shape![3, 3]> =
        tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]];
    assert_eq!(counted.inverse().eval(), Err(LinalgError::Singular));
}

macro_rules! decompositions {
    ($($name:ident $m:literal $n:literal)*) => { $(
        #[test]
        fn $name() {
            let x = example::<$m, $n>();
            let (q, r) = x.qr().eval();
            assert!(is_close(&q.mm(&r).eval(), &x));
            assert!(is_close(&q.t().mm(&q).eval(), &Tensor::eye()));
            for i in 0..r.size::<0>() {
                for j in 0..i {
                    assert!(r[[i, j]].abs() < 1e-12);
                }
            }
            let (p, l, u_of_lu) = x.lu().eval();
            assert!(is_close(&p.mm(&l).eval().mm(&u_of_lu).eval(), &x));
            assert!(is_close(&p.mm(p.t()).eval(), &Tensor::eye()));
            let (u, s, vt) = x.svd().eval().unwrap();
            assert!(is_close(&(&u * &s).mm(&vt).eval(), &x));
            assert!(is_close(&u.t().mm(&u).eval(), &Tensor::eye()));
            assert!(is_close(&vt.mm(vt.t()).eval(), &Tensor::eye()));
            assert!(s.as_slice().is_sorted_by(|a, b| a >= b) && s.min() >= 0.0);
            assert!(is_close(&s, &x.svdvals().eval().unwrap()));
            let inverse = x.pinv().eval().unwrap();
            assert!(is_close(&x.mm(&inverse).eval().mm(&x).eval(), &x));
            assert!(is_close(&inverse.mm(&x).eval().mm(&inverse).eval(), &inverse));
            // The same of a transposed view.
            assert!(is_close(&x.t().svdvals().eval().unwrap(), &s));
            // The same on the heap.
            let boxed = x.qr().eval_boxed();
            assert!(is_close(&boxed.0.eval(), &q) && is_close(&boxed.1.eval(), &r));
            let boxed = x.lu().eval_boxed();
            assert!(is_close(&boxed.0.eval(), &p) && is_close(&boxed.1.eval(), &l));
            assert!(is_close(&boxed.2.eval(), &u_of_lu));
            // The signs of the vectors are free.
            let boxed = x.svd().eval_boxed().unwrap();
            assert!(is_close(&(&boxed.0 * &boxed.1).eval_boxed().mm(&boxed.2).eval(), &x));
            assert!(is_close(&boxed.1.eval(), &s));
            assert!(is_close(&x.t().svdvals().eval_boxed().unwrap().eval(), &s));
            assert!(is_close(&x.pinv().eval_boxed().unwrap().eval(), &inverse));
        }
    )* };
}
decompositions! {
    square_of_4 4 4 tall_of_5_by_3 5 3 wide_of_2_by_6 2 6 square_of_1 1 1 square_of_9 9 9
    square_of_2 2 2 wide_of_2_by_3 2 3 tall_of_3_by_2 3 2 square_of_3 3 3
}

// Powers of two: what is exact in the usual range of numbers is exact elsewhere.
const SCALES: [i32; 9] = [-110, -60, -40, -33, 0, 33, 40, 60, 110];

macro_rules! inverses {
    ($($name:ident $n:literal)*) => { $(
        #[test]
        fn $name() {
            type Square = Tensor<f32, Shape![$n, $n]>;
            let inverses = |x: &Square| [
                x.inverse().eval(),
                x.inverse().eval_boxed().map(|x| x.eval()),
                x.matrix_power(-1).eval(),
                x.matrix_power(-1).eval_boxed().map(|x| x.eval()),
            ];
            let x: Square = example::<$n, $n>().float().eval();
            let usual = x.inverse().eval().unwrap();
            let wanted = example::<$n, $n>().inverse().eval().unwrap();
            assert!((usual.double() - &wanted).norm() < 1e-6 * wanted.norm());
            let dependent = Square::from_fn(|[i, j]| ((i + 1) * (2 * j + 3)) as f32);
            for scale in SCALES.map(|power| 2f32.powi(power)) {
                for inverse in inverses(&(&x * scale).eval()) {
                    assert_eq!((inverse.unwrap() * scale).eval(), usual, "{scale}");
                }
                for inverse in inverses(&(&dependent * scale).eval()) {
                    assert_eq!(inverse, Err(LinalgError::Singular), "{scale}");
                }
            }
            // Elements of different sizes, of which no product of all is a usual number.
            for powers in [[60, 60, -60, 60], [0, -90, -80, -100], [100, -100, 90, 0]] {
                let x = Square::from_fn(|[i, j]| match j == (i + 1) % $n {
                    true => 2f32.powi(powers[i]),
                    false => 0.0,
                });
                let wanted = Square::from_fn(|[i, j]| match i == (j + 1) % $n {
                    true => 2f32.powi(-powers[j]),
                    false => 0.0,
                });
                for inverse in inverses(&x) {
                    assert_eq!(inverse.unwrap(), wanted, "{powers:?}");
                }
            }
            assert!(inverses(&Square::full(f32::NAN)).iter().flatten().all(|x| x.isnan().all()));
        }
    )* };
}
inverses! { inverses_of_2 2 inverses_of_3 3 inverses_of_4 4 }

/// Nearly dependent rows and columns.
fn nearly_dependent<const R: usize, const C: usize>() -> Tensor<f32, (D<R>, D<C>)>
where
    D<R>: Dim,
    D<C>: Dim,
{
    Tensor::from_fn(|[i, j]| match i == j {
        true => 1.0 + i as f32 * 0.0005,
        false => 1.0,
    })
}

macro_rules! singular_values {
    ($($name:ident $m:literal $n:literal)*) => { $(
        #[test]
        fn $name() {
            type Eye<const N: usize> = Tensor<f32, (D<N>, D<N>)>;
            const K: usize = if $m < $n { $m } else { $n };
            let most = example::<$m, $n>().float().eval();
            let one = Tensor::<f32, Shape![$m, $n]>::from_fn(|[i, j]| ((i * i + 1) * (j + 2)) as f32);
            let ones = Tensor::<f32, Shape![$m, $n]>::ones();
            // Of rank 2, if there are so many rows and columns.
            let two = Tensor::<f32, Shape![$m, $n]>::from_fn(|[i, j]| ((i * i + 1) * (j + 2) + 3 * i * (j * j)) as f32);
            for (x, rank) in [
                (nearly_dependent::<$m, $n>(), K), (most, K), (ones, 1), (one, 1), (two, K.min(2)),
            ] {
                let values = x.double().svdvals().checked().unwrap().eval();
                let largest = values[[0]];
                for power in SCALES {
                    let scale = 2f64.powi(power);
                    let x = (&x * scale as f32).eval();
                    let size = largest * scale;
                    let is_decomposed = |how: &str, [u, s, vt]: [&dyn AsRef<[f32]>; 3]| {
                        let u = Tensor::<f32, Shape![$m, K]>::from_fn(|[i, j]| u.as_ref()[i * K + j]);
                        let s = Tensor::<f32, Shape![K]>::from_fn(|[i]| s.as_ref()[i]);
                        let vt = Tensor::<f32, Shape![K, $n]>::from_fn(|[i, j]| vt.as_ref()[i * $n + j]);
                        assert!((s.double() / scale - &values).norm() < 2e-6 * largest, "{how}: {s} {values}");
                        let error = ((&u * &s).mm(&vt).eval().double() - x.double()).norm();
                        assert!(error < 4e-6 * size, "{how}: {error} {u} {s} {vt}");
                        assert!((u.t().mm(&u).eval() - Eye::<K>::eye()).norm() < 4e-6, "{how}: {u}");
                        assert!((vt.mm(vt.t()).eval() - Eye::<K>::eye()).norm() < 4e-6, "{how}: {vt}");
                    };
                    let (u, s, vt) = x.svd().eval().unwrap();
                    is_decomposed("eval", [&u, &s, &vt]);
                    let (u, s, vt) = x.svd().eval_boxed().unwrap();
                    is_decomposed("eval_boxed", [&u, &s, &vt]);
                    let (u, s, vt) = x.svd().checked().unwrap();
                    is_decomposed("checked", [&u.eval(), &s.eval(), &vt.eval()]);
                    for s in [
                        x.svdvals().eval().unwrap(),
                        x.svdvals().eval_boxed().unwrap().eval(),
                        x.svdvals().checked().unwrap().eval(),
                    ] {
                        assert!((s.double() / scale - &values).norm() < 2e-6 * largest);
                    }
                    assert_eq!(x.matrix_rank(), Ok(rank));
                    let two = x.matrix_norm(MatrixNorm::Two).unwrap();
                    assert!((f64::from(two) / size - 1.0).abs() < 2e-6);
                    let nuclear = x.matrix_norm(MatrixNorm::Nuclear).unwrap();
                    assert!((f64::from(nuclear) / (values.sum() * scale) - 1.0).abs() < 2e-6);
                    for inverse in [
                        x.pinv().eval().unwrap(),
                        x.pinv().eval_boxed().unwrap().eval(),
                        x.pinv().checked().unwrap().eval(),
                    ] {
                        // As far as the smallest value that is not negligible is exact.
                        let error = 4e-7 * largest / values[[rank - 1]];
                        let same = x.mm(&inverse).eval().mm(&x).eval();
                        assert!((same.double() - x.double()).norm() < error * size, "{inverse}");
                    }
                }
            }
        }
    )* };
}
singular_values! {
    singular_values_of_1 1 1 singular_values_of_2 2 2 singular_values_of_2_by_3 2 3
    singular_values_of_3_by_2 3 2 singular_values_of_3 3 3 singular_values_of_4 4 4
    singular_values_of_5_by_3 5 3 singular_values_of_8 8 8 singular_values_of_6_by_9 6 9
    singular_values_of_9_by_5 9 5
}

#[test]
fn singular_values_far_apart() {
    // A column that is nothing beside the others keeps its direction.
    let x: Tensor<f32, Shape![3, 3]> =
        tensor![[1.0, 0.0, 0.0], [0.0, 1e-22, 1e-22], [0.0, 1e-22, 2e-22]];
    let (u, s, vt) = x.svd().eval().unwrap();
    assert!((u.t().mm(&u).eval() - Tensor::<f32, Shape![3, 3]>::eye()).norm() < 1e-6);
    assert!((vt.mm(vt.t()).eval() - Tensor::<f32, Shape![3, 3]>::eye()).norm() < 1e-6);
    assert!(
        (s[[1]] / 2.618034e-22 - 1.0).abs() < 1e-6 && (s[[2]] / 3.81966e-23 - 1.0).abs() < 1e-6
    );
    let x: Tensor<f32, Shape![2, 2]> = tensor![[3e19, 4e19], [0.0, 1e19]];
    let checked = x.svdvals().checked().unwrap().eval();
    assert!(
        (&checked / 1e19 - tensor![5.0645, 0.59236]).norm() < 1e-3,
        "{checked}"
    );
    assert_eq!(
        Tensor::<f32, Shape![2, 2]>::zeros()
            .svdvals()
            .eval()
            .unwrap(),
        tensor![0.0, 0.0]
    );
}

// A million rows: one sum of all squares would have few digits.
#[test]
fn singular_values_of_long_columns() {
    const ROWS: usize = 1 << 20;
    let of = |i: usize| (i * 7 % 1001) as f32 / 1000.0;
    let x = BoxedTensor::<f32, Shape![ROWS, 1]>::from_fn(|[i, _]| of(i) + 1.0);
    let length = x
        .as_slice()
        .iter()
        .map(|x| f64::from(*x).powi(2))
        .sum::<f64>()
        .sqrt();
    let values = x.svdvals().eval_boxed().unwrap();
    assert!(
        (f64::from(values[[0]]) / length - 1.0).abs() < 1e-6,
        "{values}"
    );
    // The line through points that lie on it.
    let x = BoxedTensor::<f32, Shape![ROWS, 2]>::from_fn(|[i, j]| [of(i), 1.0][j]);
    let y = BoxedTensor::<f32, Shape![ROWS, 1]>::from_fn(|[i, _]| 2.0 * of(i) - 1.0);
    let line = x.pinv().eval_boxed().unwrap().mm(&y).eval();
    assert!((line - tensor![[2.0], [-1.0]]).abs().max() < 2e-6);
    let line = x.lstsq(&y).checked().unwrap().eval_boxed().eval();
    assert!((line - tensor![[2.0], [-1.0]]).abs().max() < 2e-6);
}

// Sums of the largest numbers overflow, and squares of the smallest are 0.
#[test]
fn eigenvalues_of_the_largest_and_the_smallest_numbers() {
    for size in [3e38f32, 1e-30, 1e-38] {
        let x: Tensor<f32, Shape![2, 2]> = tensor![[0.0, size], [size, 0.0]];
        let (mut values, mut vectors) = (Tensor::<f32, Shape![2]>::zeros(), x.clone());
        let mut workspace = stridewise::expr::Workspace::<192>::new();
        let to = (&mut values, &mut vectors);
        x.eigh().eval_into_with(to, &mut workspace).unwrap();
        for values in [
            values,
            x.eigh().checked().unwrap().0.eval(),
            x.eigh().eval().unwrap().0,
        ] {
            assert!(
                (values / size - tensor![-1.0, 1.0]).abs().max() < 1e-6,
                "{size}"
            );
        }
        assert!((vectors.abs() - 0.5f32.sqrt()).abs().max() < 1e-6);
    }
}

macro_rules! ranges {
    ($($name:ident $m:literal $n:literal)*) => { $(
        #[test]
        fn $name() {
            let x = example::<$m, $n>().float().eval();
            let b = example::<$m, 2>().float().eval();
            let solution = x.lstsq(&b).eval().unwrap();
            for scale in SCALES.map(|power| 2f32.powi(power)) {
                let of = (&x * scale).eval();
                let same = |q: Tensor<f32, _>, r: Tensor<f32, _>| {
                    assert!((q.mm(&r).eval() / scale - &x).norm() < 1e-5, "{scale}");
                    assert!((q.t().mm(&q).eval() - Tensor::<f32, Shape![$n, $n]>::eye()).norm() < 1e-5);
                };
                let (q, r) = of.qr().eval();
                same(q, r);
                let (q, r) = of.qr().eval_boxed();
                same(q.eval(), r.eval());
                for x in [
                    of.lstsq(&b).eval().unwrap(),
                    of.lstsq(&b).eval_boxed().unwrap().eval(),
                    of.lstsq(&b).checked().unwrap().eval(),
                ] {
                    assert!((x * scale - &solution).norm() < 1e-5 * solution.norm(), "{scale}");
                }
            }
        }
    )* };
}
ranges! { least_squares_of_2 2 2 least_squares_of_4_by_3 4 3 }

#[test]
fn square_matrices() {
    let x = example::<4, 4>();
    let (sign, log) = x.slogdet();
    assert!((sign * log.exp() - x.det()).abs() < 1e-9);
    let b = example::<4, 3>();
    assert!(is_close(&x.mm(&x.solve(&b).eval().unwrap()).eval(), &b));
    let v = b.select::<1, 0>();
    assert!(is_close(
        &x.mv(&x.solve(v).eval().unwrap()).eval(),
        &v.contiguous()
    ));
    assert!(is_close(
        &x.mm(&x.inverse().eval().unwrap()).eval(),
        &Tensor::eye()
    ));
    let (_, r) = x.qr().eval();
    assert!(is_close(
        &r.mm(&r.solve_triangular(&b, true).eval().unwrap()).eval(),
        &b
    ));
    assert!(is_close(
        &r.t()
            .mm(&r.t().solve_triangular(&b, false).eval().unwrap())
            .eval(),
        &b
    ));
    let positive = (&x.mm(x.t()).eval() + &Tensor::<f64, Shape![4, 4]>::eye()).eval();
    let l = positive.cholesky().eval().unwrap();
    assert!(is_close(&l.mm(l.t()).eval(), &positive) && l[[0, 1]] == 0.0);
    let (values, vectors) = positive.eigh().eval().unwrap();
    assert!(is_close(
        &positive.mm(&vectors).eval(),
        &(&vectors * &values).eval()
    ));
    assert!(is_close(&vectors.t().mm(&vectors).eval(), &Tensor::eye()));
    assert!(values.as_slice().is_sorted());
    // Eigenvalues are the roots of the determinant, and their sum is the trace.
    let values = x.eigvals().eval().unwrap();
    assert!((values.real().sum() - x.trace()).abs() < 1e-9);
    assert!(values.imag().sum().abs() < 1e-9);
    for [re, im] in values.as_slice().iter().filter(|v| v[1] == 0.0) {
        assert!(
            (&x - &Tensor::<f64, Shape![4, 4]>::eye() * *re)
                .eval()
                .det()
                .abs()
                < 1e-6
                && *im == 0.0
        );
    }
    assert!(is_close(
        &x.matrix_power(5).eval().unwrap(),
        &x.mm(&x).eval().mm(&x).eval().mm(&x).eval().mm(&x).eval()
    ));
    assert!(is_close(
        &x.matrix_power(-2)
            .eval()
            .unwrap()
            .mm(&x)
            .eval()
            .mm(&x)
            .eval(),
        &Tensor::eye()
    ));
    assert!(is_close(&x.matrix_power(0).eval().unwrap(), &Tensor::eye()));
    // The same in f32.
    assert!((x.float().det() - x.det() as f32).abs() < 1e-2);
}

/// The same complex numbers, in any order.
fn eigenvalues_are(values: &[[f64; 2]], wanted: &[[f64; 2]]) {
    let mut values = values.to_vec();
    // The parts of a pair are the same but for rounding.
    let place = |z: &[f64; 2]| ((z[0] * 1e6).round() as i64, (z[1] * 1e6).round() as i64);
    values.sort_by_key(place);
    assert_eq!(values.len(), wanted.len());
    for (a, b) in values.iter().zip(wanted) {
        assert!(
            (a[0] - b[0]).abs() < 1e-7 && (a[1] - b[1]).abs() < 1e-7,
            "{a:?} {b:?}"
        );
    }
}

/// Each column of the vectors has length 1, and the matrix multiplies it by its value.
fn eigenvectors_are<const N: usize>(x: &Tensor<f64, (D<N>, D<N>)>)
where
    D<N>: Dim,
    (D<N>, D<N>): stridewise::ops::linalg::DecomposesSquare<f64>,
{
    let (values, vectors) = x.eig().eval().unwrap();
    for k in 0..N {
        let [re, im] = values[[k]];
        let mut length = 0.0;
        for i in 0..N {
            let mut product = [0.0, 0.0];
            for j in 0..N {
                product = [0, 1].map(|part| product[part] + x[[i, j]] * vectors[[j, k]][part]);
            }
            let [a, b] = vectors[[i, k]];
            length += a * a + b * b;
            let error = (product[0] - (re * a - im * b)).hypot(product[1] - (re * b + im * a));
            assert!(error <= 1e-13 * x.norm(), "{error} at {i} {k}");
        }
        assert!((length - 1.0).abs() < 1e-12);
    }
}

/// Each column of the vectors has length 1, and the matrix multiplies it by its value.
#[test]
fn eigenvectors_of_many_rows() {
    macro_rules! check {
        ($($T:ident $n:literal;)*) => { $( {
            type Square = BoxedTensor<$T, Shape![$n, $n]>;
            let small = $T::MIN_POSITIVE;
            let number = |i: usize, j: usize| ((i * 31 + j * 17 + i * j) % 101) as $T * 0.02 - 1.0;
            let whole = || Square::from_fn(|[i, j]| number(i, j));
            let half = 0.5 as $T;
            let matrices = [
                whole(),
                Square::zeros(),
                Square::ones(),
                Square::eye(),
                Square::from_fn(|[i, j]| if i == j { (i % 5) as $T - 2.0 } else { 0.0 }),
                Square::from_fn(|[i, j]| if i / 7 == j / 7 { number(i, j) } else { 0.0 }),
                Square::from_fn(|[i, j]| if i.abs_diff(j) < 2 { number(i.max(j), 3) } else { 0.0 }),
                // Of numbers far apart.
                Square::from_fn(|[i, j]| number(i, j) * half.powi((i + j) as i32)),
                Square::from_fn(|[i, j]| number(i, j) * half.powi((2 * $n - i - j) as i32)),
                Square::from_fn(|[i, j]| number(i, j) * if i.max(j) < 9 { 1.0 } else { small }),
                (whole() * small).eval_boxed(),
                (whole() * ($T::MAX / 128.0)).eval_boxed(),
                // The roots of 1, which are of one size, and those of 0, of which there is one vector.
                Square::from_fn(|[i, j]| if (i + 1) % $n == j { 1.0 } else { 0.0 }),
                Square::from_fn(|[i, j]| if i == j + 1 { 1.0 } else { 0.0 }),
                Square::from_fn(|[i, j]| if i == j || i + 1 == j { 1.0 } else { 0.0 }),
                // Pairs that are 0 and imaginary, and one that occurs often.
                Square::from_fn(|[i, j]| i as $T - j as $T),
                Square::from_fn(|[i, j]| match (i / 2 == j / 2, i.cmp(&j)) {
                    (true, std::cmp::Ordering::Less) => 1.0,
                    (true, std::cmp::Ordering::Greater) => -1.0,
                    _ => if i < j { number(i, j) } else { 0.0 },
                }),
                // Triangular, of few values.
                Square::from_fn(|[i, j]| if i == j { (i % 3) as $T } else if i < j { number(i, j) } else { 0.0 }),
                Square::from_fn(|[i, j]| if i == j { (i % 3) as $T } else if i > j { number(i, j) } else { 0.0 }),
                // The first column of the iteration is that of zeros.
                Square::from_fn(|[i, j]| if i + j == $n - 1 { 1.0 } else { 0.0 }),
            ];
            for (of, x) in matrices.iter().enumerate() {
                let unit = x.abs().max();
                let unit = if unit == 0.0 { 1.0 } else { unit };
                let x = (x / unit).eval_boxed();
                let error = $T::EPSILON * 24.0 * x.norm().max(1.0);
                let (values, vectors) = (&x * unit).eval_boxed().eig().eval_boxed().unwrap();
                let [re, im] = [vectors.real().eval_boxed(), vectors.imag().eval_boxed()];
                let [of_re, of_im] = [x.mm(&re).eval_boxed(), x.mm(&im).eval_boxed()];
                for k in 0..$n {
                    let [a, b] = values[[k]].map(|x| x / unit);
                    let mut length = 0.0;
                    for i in 0..$n {
                        let [v, w] = [re[[i, k]], im[[i, k]]];
                        let off = [of_re[[i, k]] - (a * v - b * w), of_im[[i, k]] - (a * w + b * v)];
                        let off = off[0].abs() + off[1].abs();
                        assert!(off <= error, "{off}, more than {error}, at {i} of vector {k} of {of} of {}", $n);
                        length += v * v + w * w;
                    }
                    assert!((length - 1.0).abs() < 40.0 * $T::EPSILON, "{length}");
                    // One of the largest elements, of which several are equal but for rounding, is real.
                    let sizes: Vec<$T> = (0..$n).map(|i| re[[i, k]].hypot(im[[i, k]])).collect();
                    let largest = sizes.iter().fold(0.0, |most: $T, x| most.max(*x)) * (1.0 - 4.0 * $T::EPSILON.sqrt());
                    let is_real = |i: usize| re[[i, k]] > 0.0 && im[[i, k]].abs() < 4.0 * $T::EPSILON;
                    assert!((0..$n).any(|i| sizes[i] >= largest && is_real(i)), "vector {k} of {of} of {}", $n);
                    // The next one of a pair is the conjugate.
                    if b > 0.0 {
                        assert_eq!(values[[k + 1]], [values[[k]][0], -values[[k]][1]]);
                        assert!((0..$n).all(|i| [re[[i, k]], -im[[i, k]]] == [re[[i, k + 1]], im[[i, k + 1]]]));
                    }
                }
                // Alone, they have the same sum, and so have their squares.
                let alone = (&x * unit).eval_boxed().eigvals().eval_boxed().unwrap();
                let trace: $T = (0..$n).map(|i| x[[i, i]]).sum();
                let squares = (&x * x.t()).sum();
                for values in [values, alone] {
                    let (mut sum, mut of_squares) = (-trace, -squares);
                    for [re, im] in values.as_slice() {
                        sum += re / unit;
                        of_squares += (re / unit) * (re / unit) - (im / unit) * (im / unit);
                    }
                    let n = $n as $T;
                    assert!(sum.abs() <= error * n.sqrt(), "{sum} of {of} of {}", $n);
                    let error = error * n.sqrt() * x.norm().max(1.0);
                    assert!(of_squares.abs() <= error, "{of_squares} of {of} of {}", $n);
                }
            }
            for element in [$T::NAN, $T::INFINITY] {
                let mut x = whole();
                x[[$n - 1, 3]] = element;
                assert_eq!(x.eig().eval_boxed().err(), Some(LinalgError::NotConverged));
                assert_eq!(x.eigvals().eval_boxed().err(), Some(LinalgError::NotConverged));
            }
        } )* };
    }
    check! { f64 24; f32 24; f64 25; f32 33; f64 34; f64 48; f32 64; f64 65; f32 100; f64 100; }
}
/// PyTorch's numbers for the same matrices.
#[test]
fn invariants_are_those_of_pytorch() {
    let x = example::<4, 4>();
    assert!(is_close(
        &x.svdvals().eval().unwrap(),
        &Tensor::from_array([
            8.926103948891297,
            7.165853747539205,
            5.55330492227408,
            0.36879913599685776
        ])
    ));
    assert_eq!(x.matrix_rank(), Ok(4));
    assert!((x.matrix_norm(MatrixNorm::Frobenius).unwrap() - 12.727922061357855).abs() < 1e-9);
    assert!((x.matrix_norm(MatrixNorm::Nuclear).unwrap() - 22.01406175470144).abs() < 1e-9);
    assert!((x.matrix_norm(MatrixNorm::One).unwrap() - 15.0).abs() < 1e-9);
    assert!((x.matrix_norm(MatrixNorm::Two).unwrap() - 8.926103948891297).abs() < 1e-9);
    assert!((x.matrix_norm(MatrixNorm::Infinity).unwrap() - 14.0).abs() < 1e-9);
    assert!((x.det() / 130.99999999999991 - 1.0).abs() < 1e-9);
    assert!(x.slogdet().0 == 1.0 && (x.slogdet().1 - 4.875197323201151).abs() < 1e-9);
    let (values, _) = (&x + x.t()).eigh().eval().unwrap();
    assert!(is_close(
        &values,
        &Tensor::from_array([
            -13.096085195191522,
            -9.0,
            0.11469046297730336,
            13.981394732214216
        ])
    ));
    eigenvalues_are(
        x.eigvals().eval().unwrap().as_slice(),
        &[
            [-4.856945063, -2.049462222],
            [-4.856945063, 2.049462222],
            [1.0, 0.0],
            [4.713890125, 0.0],
        ],
    );
    eigenvectors_are(&x);
    let x = example::<5, 3>();
    assert!(is_close(
        &x.svdvals().eval().unwrap(),
        &Tensor::from_array([8.567843202591346, 7.213680986609591, 3.248825861636257])
    ));
    assert_eq!(x.matrix_rank(), Ok(3));
    assert!((x.matrix_norm(MatrixNorm::Frobenius).unwrap() - 11.661903789690601).abs() < 1e-9);
    assert!((x.matrix_norm(MatrixNorm::Nuclear).unwrap() - 19.030350050837193).abs() < 1e-9);
    assert!((x.matrix_norm(MatrixNorm::One).unwrap() - 15.0).abs() < 1e-9);
    assert!((x.matrix_norm(MatrixNorm::Two).unwrap() - 8.567843202591346).abs() < 1e-9);
    assert!((x.matrix_norm(MatrixNorm::Infinity).unwrap() - 11.0).abs() < 1e-9);
    let x = example::<9, 9>();
    assert!(is_close(
        &x.svdvals().eval().unwrap(),
        &Tensor::from_array([
            16.188467341986435,
            13.148706434436438,
            10.622590776103772,
            10.507859435261821,
            8.93885281557349,
            8.17013218220962,
            6.864498736971831,
            3.761157880772444,
            0.9320399473276846
        ])
    ));
    assert_eq!(x.matrix_rank(), Ok(9));
    assert!((x.matrix_norm(MatrixNorm::Frobenius).unwrap() - 29.444863728670914).abs() < 1e-9);
    assert!((x.matrix_norm(MatrixNorm::Nuclear).unwrap() - 79.13430555064353).abs() < 1e-9);
    assert!((x.matrix_norm(MatrixNorm::One).unwrap() - 30.0).abs() < 1e-9);
    assert!((x.matrix_norm(MatrixNorm::Two).unwrap() - 16.188467341986435).abs() < 1e-9);
    assert!((x.matrix_norm(MatrixNorm::Infinity).unwrap() - 27.0).abs() < 1e-9);
    assert!((x.det() / 41755073.99999998 - 1.0).abs() < 1e-9);
    assert!(x.slogdet().0 == 1.0 && (x.slogdet().1 - 17.54733153481074).abs() < 1e-9);
    let (values, _) = (&x + x.t()).eigh().eval().unwrap();
    assert!(is_close(
        &values,
        &Tensor::from_array([
            -18.92974187622658,
            -14.988528395212432,
            -8.973066635232676,
            -3.1782241944221594,
            -1.8188467598466143,
            2.6416968818783664,
            12.14385178378475,
            22.169060301510992,
            28.93379889376635
        ])
    ));
    eigenvalues_are(
        x.eigvals().eval().unwrap().as_slice(),
        &[
            [-8.835668171, 0.0],
            [-4.095431987, -5.439031359],
            [-4.095431987, 5.439031359],
            [-2.244470628, 0.0],
            [0.106915868, -7.431541437],
            [0.106915868, 7.431541437],
            [7.869979927, -2.19542566],
            [7.869979927, 2.19542566],
            [12.317211183, 0.0],
        ],
    );
    eigenvectors_are(&x);
}

#[test]
fn eigenvectors_of_matrices_of_any_kind() {
    eigenvectors_are(&example::<5, 5>());
    eigenvectors_are(&example::<30, 30>());
    eigenvectors_are(&Tensor::<f64, Shape![3, 3]>::eye());
    eigenvectors_are(&Tensor::<f64, Shape![3, 3]>::zeros());
    eigenvectors_are(&Tensor::<f64, Shape![4, 4]>::ones());
    // Eigenvalues of one size: the roots of 1.
    let cycle = Tensor::<f64, Shape![4, 4]>::from_fn(|[i, j]| ((i + 1) % 4 == j) as u8 as f64);
    eigenvectors_are(&cycle);
    assert!(cycle.eigvals().eval().unwrap().imag().abs().sum() > 1.99);
    // A rotation has no real ones, and one value twice may have one vector.
    let turn: Tensor<f64, Shape![2, 2]> = tensor![[0.0, -1.0], [1.0, 0.0]];
    eigenvectors_are(&turn);
    eigenvalues_are(
        turn.eig().eval().unwrap().0.as_slice(),
        &[[0.0, -1.0], [0.0, 1.0]],
    );
    eigenvectors_are(&tensor![[2.0, 1.0], [0.0, 2.0]]);
}

macro_rules! eigenvalues {
    ($($name:ident $n:literal)*) => { $(
        #[test]
        fn $name() {
            type Square = Tensor<f32, Shape![$n, $n]>;
            // The roots of 1, a symmetric matrix, and others.
            let roots = Square::from_fn(|[i, j]| ((i + 1) % $n == j) as u8 as f32);
            let swap = Square::from_fn(|[i, j]| (i + j == $n - 1) as u8 as f32);
            let turn = Square::from_fn(|[i, j]| i as f32 - j as f32);
            for x in [roots, swap, turn, example::<$n, $n>().float().eval()] {
                let (usual, _) = x.eig().eval().unwrap();
                for scale in SCALES.map(|power| 2f32.powi(power)) {
                    let x = (&x * scale).eval();
                    let (values, vectors) = x.eig().eval().unwrap();
                    let same = (values.real() / scale - usual.real()).norm() + (values.imag() / scale - usual.imag()).norm();
                    assert!(same < 1e-5, "{x} {}", values.view_as_real());
                    for part in [vectors.real().contiguous(), vectors.imag().contiguous()] {
                        assert!(part.isfinite().all() && part.abs().max() < 1.00001);
                    }
                    assert!(x.eig().eval_boxed().unwrap().0 == values);
                    let only = x.eigvals().eval().unwrap();
                    let sum = only.real().sum() / scale - usual.real().sum();
                    let sizes = only.imag().abs().sum() / scale - usual.imag().abs().sum();
                    assert!(sum.abs() < 1e-5 && sizes.abs() < 1e-5, "{x} {}", only.view_as_real());
                    assert!(x.eigvals().eval_boxed().unwrap() == only);
                }
            }
            for (at, element) in [([0, 0], f32::NAN), ([0, 1], f32::INFINITY), ([1, 0], f32::NAN)] {
                let mut x = Square::ones();
                x[at] = element;
                assert_eq!(x.eigvals().eval().err(), Some(LinalgError::NotConverged));
                assert_eq!(x.eigvals().eval_boxed().err(), Some(LinalgError::NotConverged));
                assert_eq!(x.eig().eval().err(), Some(LinalgError::NotConverged));
                assert_eq!(x.eig().eval_boxed().err(), Some(LinalgError::NotConverged));
            }
        }
    )* };
}
eigenvalues! { eigenvalues_of_2 2 eigenvalues_of_3 3 eigenvalues_of_4 4 }

/// A value that occurs `N` times and has one vector, of which a computation by substitution finds large multiples.
#[test]
fn the_vector_of_a_value_that_occurs_often_has_length_1() {
    macro_rules! of_rows {
        ($($n:literal $T:ty;)*) => { $(
            let x = Tensor::<$T, Shape![$n, $n]>::from_fn(|[i, j]| ((i + 1 == j) as u8 + (i == j) as u8) as $T);
            let (values, vectors) = x.eig().eval().unwrap();
            assert!(values == Tensor::from_fn(|_| [1.0, 0.0]));
            for k in 0..$n {
                let first = vectors[[0, k]];
                assert!((first[0].abs() - 1.0).abs() < 1e-6 && first[1] == 0.0, "{k} {first:?}");
            }
            let length = vectors.view_as_real().square().sum();
            assert!((length - $n as $T).abs() < 1e-5, "{length}");
        )* };
    }
    of_rows! { 4 f32; 5 f32; 6 f32; 20 f32; 9 f64; 11 f64; 25 f64; }
}

/// Numbers of which many are so small that their squares underflow, or that what is left of a column is.
fn of_many_sizes<S: Shape + stridewise::tensor::HasRank<2>>(number: u64) -> Tensor<f32, S> {
    const SIZES: [f32; 8] = [0.0, 1.0, 2.0, 2e-19, 2.0001e-19, 1e-12, -3e-23, -1.0];
    let mut random = number;
    Tensor::from_fn(|_| {
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        SIZES[(random >> 61) as usize]
    })
}

/// nalgebra does not reflect a column whose squares underflow.
#[test]
fn factors_of_small_columns_have_their_signs() {
    macro_rules! factors {
        ($x:expr) => {{
            let x = $x;
            let (q, r) = x.qr().eval();
            assert!((q.mm(&r) - &x).abs().max() < 1e-5, "{x} {q} {r}");
            let (q, r) = x.qr().eval_boxed();
            assert!((q.mm(&r) - &x).abs().max() < 1e-5, "{x} {q} {r}");
        }};
    }
    macro_rules! vectors {
        ($x:expr) => {{
            let x = $x;
            let (values, vectors) = x.eig().eval().unwrap();
            let (a, b) = (values.real(), values.imag());
            let (re, im) = (vectors.real(), vectors.imag());
            assert!((x.mm(re) - (re * a - im * b)).abs().max() < 1e-5, "{x}");
            assert!((x.mm(im) - (re * b + im * a)).abs().max() < 1e-5, "{x}");
            assert!(
                (vectors.view_as_real().square().sum() - vectors.shape()[0] as f32).abs() < 1e-4
            );
            let (boxed, boxed_vectors) = x.eig().eval_boxed().unwrap();
            assert!(boxed == values && boxed_vectors == vectors);
        }};
    }
    factors! { tensor![[1.0_f32, 1.0, 0.0], [2e-19, 2.0001e-19, 1.0]] }
    factors! { tensor![[1.0, 1.0, 0.0], [2e-154, 2.0000000001e-154, 1.0]] }
    vectors! { tensor![[0.0_f32, 0.0, 1.0], [1.0, 2.0, 1.0], [2e-19, 2.0001e-19, 1.0]] }
    vectors! { tensor![[0.0_f32, 0.0, 1.0], [1.0, 1e-12, 1.0], [1e-12, 0.0, 0.0]] }
    for number in 0..500 {
        factors! { of_many_sizes::<Shape![3, 4]>(number) }
        factors! { of_many_sizes::<Shape![5, 3]>(number) }
        vectors! { of_many_sizes::<Shape![3, 3]>(number) }
        vectors! { of_many_sizes::<Shape![5, 5]>(number) }
    }
}

/// A value that a block of two rows has twice: rounding makes it a complex or a real pair.
#[test]
fn eigenvalues_that_occur_twice() {
    let near = |a: [f64; 2], b: [f64; 2], error: f64| (a[0] - b[0]).hypot(a[1] - b[1]) < error;
    let x: Tensor<f64, Shape![3, 3]> =
        tensor![[-0.2, -0.1, 0.0], [0.9, -0.8, 0.0], [0.0, 0.0, -1.1]];
    let values = x.eigvals().eval().unwrap();
    for (i, value) in [-0.5, -0.5, -1.1].into_iter().enumerate() {
        assert!(near(values[[i]], [value, 0.0], 1e-7), "{:?}", values[[i]]);
    }
    assert!(x.eigvals().eval_boxed().unwrap() == values);
    // `b ± c` on the diagonal, and what makes the value `b` twice beside it.
    for n in 0..10_000 {
        let part = |step: usize| (n / step % 10) as f32 / 10.0;
        let (b, c, d) = (part(1) + 1.0, part(10) + 0.1, part(100) + 0.1);
        let x: Tensor<f32, Shape![3, 3]> = tensor![
            [b + c, -c * d, 0.0],
            [c / d, b - c, 0.0],
            [0.0, 0.0, part(1000) - 3.0]
        ];
        let values = x.eigvals().eval().unwrap();
        assert!(x.eigvals().eval_boxed().unwrap() == values);
        let (same, _) = x.eig().eval().unwrap();
        for (a, b) in values.as_slice().iter().zip(same.as_slice()) {
            assert!(
                near(a.map(f64::from), b.map(f64::from), 1e-5),
                "{x} {a:?} {b:?}"
            );
        }
    }
}

/// The inverse of a subnormal number may be infinite.
#[test]
fn pivots_that_are_subnormal() {
    macro_rules! solved {
        ($($a:expr, $b:expr => $x:expr;)*) => { $(
            let (a, b, x) = ($a, $b, $x);
            assert_eq!(a.solve(&b).eval().unwrap(), x);
            assert_eq!(a.solve(&b).eval_boxed().unwrap().eval(), x);
            assert_eq!(a.solve(&b).checked().unwrap().eval(), x);
        )* };
    }
    solved! {
        tensor![[1e-39_f32, 0.0], [0.0, 1.0]], tensor![1e-39_f32, 1.0] => tensor![1.0, 1.0];
        tensor![[1e-310, 0.0], [0.0, 1.0]], tensor![[1e-310, 0.0], [1.0, 2.0]] => tensor![[1.0, 0.0], [1.0, 2.0]];
        tensor![[0.0_f32, 2.0, 0.0], [1e-45, 0.0, 0.0], [0.0, 1.0, 2.8e-45]], tensor![4.0_f32, 4.2e-45, 2.0]
            => tensor![3.0, 2.0, 0.0];
    }
    let dependent: Tensor<f32, Shape![2, 2]> = tensor![[1e-39, 1e-39], [1e-39, 1e-39]];
    assert_eq!(
        dependent.solve(&dependent).eval(),
        Err(LinalgError::Singular)
    );
    assert_eq!(
        dependent.solve(&dependent).eval_boxed(),
        Err(LinalgError::Singular)
    );
    macro_rules! factors {
        ($($x:expr;)*) => { $(
            let x = $x;
            let (p, l, u) = x.lu().eval();
            assert_eq!(p.mm(&l).mm(&u).eval(), x);
            let (p, l, u) = x.lu().eval_boxed();
            assert_eq!(p.mm(&l).mm(&u).eval(), x);
        )* };
    }
    factors! {
        tensor![[1e-39_f32, 0.0], [0.0, 1.0]];
        tensor![[0.0, 1.0], [1e-310, 2.0], [1e-310, 3.0]];
        tensor![[1e-39_f32, 2.0, 3.0], [1e-39, 4.0, 5.0]];
        tensor![[2.0_f32, 1.0, 5.0, 2.0], [4.0, 2.0, 1e-39, 1.0], [2.0, 1.0, 4.0, 2.0]];
    }
}

/// Of 5 to 7 rows, an inverse is nalgebra's.
#[test]
fn inverses_with_subnormal_pivots() {
    macro_rules! inverted {
        ($($n:literal)*) => { $(
            let x = Tensor::<f32, Shape![$n, $n]>::from_fn(|[i, j]| match (i, j) {
                (_, 0) => 2e-39,
                _ if i == j => 1.0,
                _ if i + 1 == j => -1.0,
                _ => 0.0,
            });
            for inverse in [x.inverse().eval().unwrap(), x.inverse().eval_boxed().unwrap().eval()] {
                assert!((x.mm(&inverse).eval() - Tensor::<f32, Shape![$n, $n]>::eye()).abs().max() < 1e-5, "{inverse}");
            }
        )* };
    }
    inverted! { 5 6 7 }
    let mut x = Tensor::<f64, Shape![5, 5]>::eye();
    x[[2, 3]] = f64::NAN;
    assert!(x.inverse().eval().unwrap()[[2, 3]].is_nan());
}

/// Products of some numbers of the diagonal are out of range, those of all are not.
#[test]
fn determinants_of_numbers_far_apart() {
    fn is_near(x: f32, wanted: f32) {
        assert!((x / wanted - 1.0).abs() < 1e-6, "{x}, not {wanted}");
    }
    for diagonal in [
        [1e-20_f32, 1e20, 1e-20, 1e20],
        [1e20, -1e20, -1e-20, 1e-20],
        [1e-20, 1e-20, 1e20, 1e20],
        [1e30, 1e-30, -1e30, -1e-30],
    ] {
        let x = Tensor::<f32, Shape![4, 4]>::from_fn(|[i, j]| match i == j {
            true => diagonal[i],
            false => 0.0,
        });
        is_near(x.det(), 1.0);
        let mut grad = Tensor::<f32, Shape![4, 4]>::zeros();
        is_near(x.requires_grad(&mut grad).det().backward(), 1.0);
        for i in 0..4 {
            is_near(grad[[i, i]], 1.0 / diagonal[i]);
            grad[[i, i]] = 0.0;
        }
        assert!(grad == Tensor::zeros());
    }
    let x = tensor![[1e-300, 2e-300], [3e-300, 4e-300]];
    let mut grad = Tensor::<f64, Shape![2, 2]>::zeros();
    assert_eq!(x.requires_grad(&mut grad).det().backward(), 0.0);
    assert_eq!(grad, tensor![[4e-300, -3e-300], [-2e-300, 1e-300]]);
    assert_eq!(
        tensor![[1e200, 0.0], [0.0, -1e200]].det(),
        f64::NEG_INFINITY
    );
    let zeros = tensor![[1e30_f32, 0.0, 0.0], [0.0, 1e30, 0.0], [0.0, 0.0, 0.0]];
    assert_eq!(zeros.det(), 0.0);
    // Rows and columns of any units.
    let units = [1e-15_f32, 1e12, 1e-8, 1e5, 1e12];
    let x = example::<5, 5>().float().eval();
    let mut wanted = Tensor::<f32, Shape![5, 5]>::zeros();
    let det = x.requires_grad(&mut wanted).det().backward();
    let scaled = Tensor::<f32, Shape![5, 5]>::from_fn(|[i, j]| x[[i, j]] * units[i] / units[4 - j]);
    let mut grad = Tensor::<f32, Shape![5, 5]>::zeros();
    let found = scaled.requires_grad(&mut grad).det().backward();
    assert!((found / det - 1.0).abs() < 1e-4, "{found} {det}");
    let back =
        Tensor::<f32, Shape![5, 5]>::from_fn(|[i, j]| grad[[i, j]] * units[i] / units[4 - j]);
    assert!((back - &wanted).abs().max() < 1e-4 * wanted.abs().max());
}

// The eigenvectors are orthonormal, and those of the values.
macro_rules! are_symmetric_eigenvectors {
    ($n:literal, $x:expr) => {
        are_symmetric_eigenvectors! { @ $n, f64, $x }
        are_symmetric_eigenvectors! { @ $n, f32, $x.float().eval() }
    };
    (@ $n:literal, $T:ty, $x:expr) => {
        let x = $x;
        let (values, vectors) = x.eigh().eval().unwrap();
        let (boxed, boxed_vectors) = x.eigh().eval_boxed().unwrap();
        for (values, vectors) in [(values, vectors), (boxed.eval(), boxed_vectors.eval())] {
            let bound = <$T>::EPSILON * 10.0 * $n as $T;
            let error = vectors.t().mm(&vectors).eval() - Tensor::<$T, Shape![$n, $n]>::eye();
            assert!(error.abs().max() < bound, "{vectors}");
            let error = x.mm(&vectors).eval() - &vectors * &values;
            assert!(error.abs().max() <= bound * x.norm(), "{values} {vectors}");
            assert!(values.as_slice().is_sorted());
        }
    };
}
/// nalgebra rotates by numbers whose squares underflow.
#[test]
fn eigenvectors_of_numbers_far_apart() {
    for small in [1e-21, 1e-159] {
        let mut x: Tensor<f64, Shape![4, 4]> = tensor![
            [1.0, 0.0, 0.0, 0.0],
            [0.0, 1.0, 2.0, 3.0],
            [0.0, 2.0, 4.0, 5.0],
            [0.0, 3.0, 5.0, 6.0]
        ];
        for i in 1..4 {
            for j in 1..4 {
                x[[i, j]] *= small;
            }
        }
        are_symmetric_eigenvectors! { 4, &x }
    }
    macro_rules! covariances {
        ($($n:literal $power:literal;)*) => { $(
            let x = Tensor::<f64, Shape![$n, $n]>::from_fn(|[i, j]| {
                10f64.powi(-$power * (i + j) as i32) * 0.5f64.powi(i.abs_diff(j) as i32)
            });
            are_symmetric_eigenvectors! { $n, &x }
        )* };
    }
    covariances! { 5 3; 6 2; 25 3; 25 20; }
}
#[test]
fn eigenvectors_of_small_numbers_beside_large_ones() {
    let x: Tensor<f32, Shape![4, 4]> = tensor![
        [3e-23, 1e-22, 2e-20, 1.0],
        [1.0, 0.0, 1e-22, 1e-22],
        [1e-22, 3e-23, 0.0, 0.0],
        [1.0, 0.0, 3e-23, 3e-23]
    ];
    let (values, vectors) = x.eig().eval().unwrap();
    let (boxed, boxed_vectors) = x.eig().eval_boxed().unwrap();
    for (values, vectors) in [(values, vectors), (boxed.eval(), boxed_vectors.eval())] {
        for k in 0..4 {
            let [re, im] = values[[k]];
            for i in 0..4 {
                let product: f32 = (0..4).map(|j| x[[i, j]] * vectors[[j, k]][0]).sum();
                let [a, b] = vectors[[i, k]];
                assert!((product - (re * a - im * b)).abs() < 1e-5, "{k} {re} {im}");
            }
        }
    }
}
/// What is above the diagonal is not read.
#[test]
fn the_upper_triangle_of_a_symmetric_matrix_may_be_anything() {
    let x = tensor![[2.0, f64::NAN], [1.0, 2.0]];
    let wanted = tensor![1.0, 3.0];
    let near = |values: Tensor<f64, Shape![2]>| assert!((values - &wanted).abs().max() < 1e-12);
    near(x.eigh().eval().unwrap().0);
    near(x.eigh().checked().unwrap().0.eval());
    let (mut values, mut vectors) = (Tensor::zeros(), Tensor::zeros());
    let mut workspace = stridewise::expr::Workspace::<192>::new();
    x.eigh()
        .eval_into_with((&mut values, &mut vectors), &mut workspace)
        .unwrap();
    near(values);
    assert!(x.t().eigh().checked().is_err());
}

#[test]
fn what_has_no_answer_says_why() {
    let x = Tensor::<f64, Shape![3, 3]>::ones();
    assert_eq!(
        x.solve(&tensor![1.0, 2.0, 3.0]).eval(),
        Err(LinalgError::Singular)
    );
    assert_eq!(x.matrix_power(-1).eval(), Err(LinalgError::Singular));
    assert_eq!((&x * 0.0).inverse().eval(), Err(LinalgError::Singular));
    assert_eq!(
        (-&x).cholesky().eval(),
        Err(LinalgError::NotPositiveDefinite)
    );
    assert_eq!(
        (&x * 0.0).solve_triangular(&x, true).eval(),
        Err(LinalgError::Singular)
    );
    assert_eq!(x.matrix_rank(), Ok(1));
    assert_eq!(x.det(), 0.0);
    assert_eq!((&x * 0.0).slogdet(), (0.0, f64::NEG_INFINITY));
    assert!(!LinalgError::NotConverged.to_string().is_empty());
}

/// The determinant and its logarithm need no bound for a generic size.
fn determinants<N: Dim>(x: &Tensor<f64, (N, N)>) -> (f64, (f64, f64), f64) {
    (x.det(), x.slogdet(), (x.t() * 2.0).det())
}
#[test]
fn determinants_of_generic_sizes() {
    let x = tensor![[0.0, 1.0], [1.0, 1.0]];
    assert_eq!(determinants(&x), (-1.0, (-1.0, 0.0), -4.0));
    let none = Tensor::<f64, Shape![0, 0]>::zeros();
    assert_eq!(determinants(&none), (1.0, (1.0, 0.0), 1.0));
    assert_eq!(determinants(&tensor![[-3.0]]).0, -3.0);
    // More rows than nalgebra's static sizes, on the stack and, too large for it, on the heap; no pivot is on the diagonal.
    let turned = Tensor::<f64, Shape![130, 130]>::from_fn(|[i, j]| {
        f64::from(u8::from((i + 1) % 130 == j)) * 2.0
    });
    let (det, (sign, log), of_transposed) = determinants(&turned);
    assert_eq!((det, sign), (-(2f64.powi(130)), -1.0));
    assert!((log - 130.0 * 2f64.ln()).abs() < 1e-9);
    assert_eq!(of_transposed, -(4f64.powi(130)));
    let large = BoxedTensor::<f64, Shape![400, 400]>::from_fn(|[i, j]| match (i + 1) % 400 == j {
        true => -1.0,
        false => 0.0,
    });
    assert_eq!((large.det(), large.slogdet()), (-1.0, (-1.0, 0.0)));
    // Every second row and column, of which the rows are not contiguous.
    let spread = Tensor::<f64, Shape![20, 20]>::from_fn(|[i, j]| {
        let (i, j) = (i / 2, j / 2);
        ((i * 7 + j * 3 + i * j) % 5) as f64 + f64::from(u8::from(i == j)) * 9.0
    });
    let stepped = spread.slice(s![..;2, ..;2]);
    let reference = 10671866721.0;
    assert!(
        (stepped.det() / reference - 1.0).abs() < 1e-12,
        "{}",
        stepped.det()
    );
    assert!((stepped.t().eval().det() / reference - 1.0).abs() < 1e-12);
    // As PyTorch's, of elements that are not finite.
    for x in [
        tensor![[0.0, 1.0], [f64::NAN, 1.0]],
        tensor![[f64::NAN, 0.0], [0.0, 0.0]],
        tensor![[1.0, f64::NAN], [2.0, 3.0]],
    ] {
        assert!(x.det().is_nan() && x.slogdet().1.is_nan());
    }
    assert_eq!(
        tensor![[f64::INFINITY, 1.0], [1.0, 1.0]].det(),
        f64::INFINITY
    );
}

/// Each operation on a square matrix and a right-hand side, on the heap and on the stack.
#[test]
fn systems_on_the_heap() {
    let x = example::<5, 5>();
    let positive = (x.mm(x.t()) + Tensor::<f64, Shape![5, 5]>::eye()).eval();
    let b = example::<5, 3>();
    let v = b.select::<1, 1>();
    macro_rules! same {
        ($($operation:expr;)*) => { $( {
            let operation = $operation;
            assert!(is_close(&operation.eval_boxed().unwrap().eval(), &operation.eval().unwrap()));
        } )* };
    }
    same! {
        x.solve(&b); x.solve(v); x.solve_triangular(&b, true); x.solve_triangular(v, false); x.inverse();
        x.matrix_power(-3); x.matrix_power(4); x.matrix_power(0); positive.cholesky();
        x.narrow::<1, 0, 3>().lstsq(&b); x.lstsq(v); (&x * 2.0).solve(&b - 1.0); x.t().mm(&x).inverse();
    }
    let (values, vectors) = x.eigh().eval_boxed().unwrap();
    let (same, same_vectors) = x.eigh().eval().unwrap();
    assert!(is_close(&values.eval(), &same) && is_close(&vectors.eval(), &same_vectors));
    let (values, vectors) = x.eig().eval_boxed().unwrap();
    let (same, same_vectors) = x.eig().eval().unwrap();
    assert!(is_close(&values.real().eval(), &same.real().eval()));
    assert!(is_close(&values.imag().eval(), &same.imag().eval()));
    assert!(is_close(
        &vectors.real().eval(),
        &same_vectors.real().eval()
    ));
    assert!(is_close(
        &vectors.imag().eval(),
        &same_vectors.imag().eval()
    ));
    let same = x.eigvals().eval().unwrap();
    let values = x.eigvals().eval_boxed().unwrap();
    assert!(is_close(&values.real().eval(), &same.real().eval()));
    // What has no answer.
    let zero = (&x * 0.0).eval();
    assert_eq!(zero.solve(v).eval_boxed(), Err(LinalgError::Singular));
    assert_eq!(zero.inverse().eval_boxed(), Err(LinalgError::Singular));
    assert_eq!(
        zero.matrix_power(-1).eval_boxed(),
        Err(LinalgError::Singular)
    );
    assert_eq!(zero.lstsq(v).eval_boxed(), Err(LinalgError::RankDeficient));
    let triangular = zero.solve_triangular(&b, true);
    assert_eq!(triangular.eval_boxed(), Err(LinalgError::Singular));
    let negative = (-&positive).cholesky();
    assert_eq!(negative.eval_boxed(), Err(LinalgError::NotPositiveDefinite));
    // Without elements.
    let none = Tensor::<f64, Shape![0, 0]>::zeros();
    let (high, wide) = (
        Tensor::<f64, Shape![3, 0]>::zeros(),
        Tensor::<f64, Shape![0, 3]>::zeros(),
    );
    assert_eq!(none.inverse().eval_boxed().unwrap().shape(), [0, 0]);
    assert_eq!(none.eig().eval_boxed().unwrap().0.shape(), [0]);
    assert_eq!(none.solve(&wide).eval_boxed().unwrap().shape(), [0, 3]);
    assert_eq!(high.lu().eval_boxed().0, high.lu().eval().0);
    assert_eq!(wide.svd().eval_boxed().unwrap().2.shape(), [0, 3]);
    assert_eq!(wide.pinv().eval_boxed().unwrap().shape(), [3, 0]);
    assert_eq!(
        high.lstsq(example::<3, 2>()).eval_boxed().unwrap().shape(),
        [0, 2]
    );
}

/// A function of generic sizes needs no bound if it computes on the heap.
#[test]
fn generic_systems_on_the_heap() {
    fn whitened<N: Dim, P: Dim>(
        x: &Tensor<f64, (N, N)>,
        b: &Tensor<f64, (N, P)>,
    ) -> Result<BoxedTensor<f64, (N, P)>, LinalgError> {
        let (values, vectors) = x.eigh().eval_boxed()?;
        let whole = vectors.inverse().eval_boxed()?.mm(b).eval_boxed();
        (vectors * values).solve(&whole).eval_boxed()
    }
    let x = (example::<4, 4>() + example::<4, 4>().t()).eval();
    let y = whitened(&x, &example::<4, 3>()).unwrap();
    // Vectors V and values L: the solution of V L y = V' b, and V' is the inverse of V.
    let (values, vectors) = x.eigh().eval().unwrap();
    let back = (&vectors * &values).mm(&y).eval();
    assert!(is_close(&back, &vectors.t().mm(example::<4, 3>()).eval()));
}

/// A matrix that is well conditioned, of a size that nalgebra's static matrices do not have.
fn large<S: Shape + stridewise::tensor::HasRank<2>>() -> BoxedTensor<f64, S> {
    BoxedTensor::from_fn(|[i, j]| {
        let noise = ((i * 31 + j * 17 + i * j) % 23) as f64 / 23.0 - 0.5;
        if i == j { 40.0 + noise } else { noise }
    })
}

#[test]
fn large_matrices() {
    type M = Shape![300, 300];
    let x = large::<M>();
    let eye = BoxedTensor::<f64, M>::eye();
    let near = |y: BoxedTensor<f64, M>, z: &BoxedTensor<f64, M>| (&y - z).abs().max() < 1e-9;
    let inverse = x.inverse().eval_boxed().unwrap();
    assert!(near(x.mm(&inverse).eval_boxed(), &eye));
    let b = BoxedTensor::<f64, Shape![300]>::arange();
    let y = x.solve(&b).eval_boxed().unwrap();
    assert!((x.mv(&y) - &b).abs().max() < 1e-9);
    let (q, r) = x.qr().eval_boxed();
    assert!(near(q.mm(&r).eval_boxed(), &x));
    let (p, l, u) = x.lu().eval_boxed();
    assert!(near(p.mm(&l).mm(&u).eval_boxed(), &x));
    let l = x.mm(x.t()).cholesky().eval_boxed().unwrap();
    assert!(near(l.mm(l.t()).eval_boxed(), &x.mm(x.t()).eval_boxed()));
    // Wide, and larger than 127.
    let x = large::<Shape![40, 130]>();
    let (u, s, vt) = x.svd().eval_boxed().unwrap();
    assert!(((u * &s).mm(&vt) - &x).abs().max() < 1e-9);
    let x = large::<Shape![130, 130]>();
    let (values, vectors) = (&x + x.t()).eigh().eval_boxed().unwrap();
    assert!(((&x + x.t()).mm(&vectors) - &vectors * &values).abs().max() < 1e-9);
}

/// The matrix with a first column without reflection, and a second of which the squares underflow.
fn reflected_in_part(mut x: BoxedTensor<f64, Shape![45, 45]>) -> BoxedTensor<f64, Shape![45, 45]> {
    for i in 1..45 {
        x[[i, 0]] = 0.0;
        x[[i, 1]] = if i == 2 { -1e-200 } else { 0.0 };
    }
    x
}

/// The largest matrices that `eval` takes, in a thread of the default size, also in a debug build.
#[test]
fn the_largest_static_matrices_do_not_overflow_a_thread() {
    fn run(operation: impl FnOnce() + Send + 'static) {
        let thread = std::thread::Builder::new().stack_size(2 << 20);
        thread.spawn(operation).unwrap().join().unwrap();
    }
    macro_rules! each {
        ($($n:literal: |$x:ident| $operation:expr;)*) => { $(
            run(|| {
                let $x = large::<Shape![$n, $n]>();
                let _ = std::hint::black_box($operation);
            });
        )* };
    }
    // Those that need most, and one of the others: rustc takes seconds for each.
    each! {
        45: |x| x.eig().eval();
        45: |x| reflected_in_part(x).eig().eval();
        66: |x| x.svd().eval();
        114: |x| x.inverse().eval();
    }
}

/// The factors of a square matrix on the heap: every row is exchanged, and pivots may be zero.
#[test]
fn square_factors_on_the_heap() {
    type M = Shape![37, 37];
    let exchanged = BoxedTensor::<f64, M>::from_fn(|[i, j]| {
        let noise = ((i * 31 + j * 17 + i * j) % 23) as f64 / 23.0 - 0.5;
        if i + j == 36 { 40.0 + noise } else { noise }
    });
    let mixed = BoxedTensor::<f64, M>::from_fn(|[i, j]| {
        ((i * i * 31 + j * j * 17 + i * j * 7) % 101) as f64 - 50.0
    });
    let rank_two = BoxedTensor::<f64, M>::from_fn(|[i, j]| (1 + i + 2 * j) as f64);
    for x in [exchanged, mixed, rank_two, BoxedTensor::zeros()] {
        let (p, l, u) = x.lu().eval_boxed();
        assert!((p.mm(&l).mm(&u) - &x).abs().max() < 1e-9);
        assert!(p.mm(p.t()).eval_boxed() == BoxedTensor::<f64, M>::eye());
        assert!(l.triu(0).eval_boxed() == BoxedTensor::<f64, M>::eye());
        assert!(u.tril(-1).eval_boxed() == BoxedTensor::<f64, M>::zeros());
        assert!(l.abs().max() <= 1.0);
    }
}
