// Logarithms of sums of exponentials of short lanes, compared with those of each lane alone: what `ops.rs` and
// `ops_operands.rs` include.

macro_rules! logarithms {
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
