//! Fourier transforms compared with PyTorch's (`fft/generate.py`).

use stridewise::prelude::*;

#[rustfmt::skip]
#[path = "fft/cases.rs"]
mod cases;

fn wave<Sh: Shape + stridewise::tensor::HasRank<1>>() -> Tensor<f64, Sh> {
    Tensor::from_fn(|[i]| ((i * 7) % 11) as f64 - ((i * i) % 5) as f64)
}

#[track_caller]
fn same(found: impl Expr<Elem = [f64; 2]>, torch: &[f64]) {
    let found: Vec<f64> = found
        .eval_boxed()
        .as_slice()
        .iter()
        .flatten()
        .copied()
        .collect();
    close(&found, torch);
}

#[track_caller]
fn close(found: &[f64], torch: &[f64]) {
    assert_eq!(found.len(), torch.len());
    for (a, b) in found.iter().zip(torch) {
        assert!(
            (a - b).abs() < 1e-12 * (1.0 + b.abs()),
            "{found:?}\n{torch:?}"
        );
    }
}

#[test]
fn forward() {
    same(wave::<Shape![1]>().fft::<0>(), &cases::FFT_1);
    same(wave::<Shape![7]>().fft::<0>(), &cases::FFT_7);
    same(wave::<Shape![8]>().fft::<-1>(), &cases::FFT_8);
    let x = wave::<Shape![12]>();
    let x = x.view::<Shape![3, 4]>();
    same(x.fft::<0>(), &cases::FFT_3_4_DIM_0);
    same(x.t().fft::<1>(), &cases::FFT_TRANSPOSED);
    let y = wave::<Shape![24]>();
    same(
        y.view::<Shape![4, 6]>().slice(s![.., ..;2]).fft::<-1>(),
        &cases::FFT_STEPPED,
    );
    let z = wave::<Shape![3]>();
    same(
        z.unsqueeze::<1>().expand::<Shape![3, 4]>().fft::<0>(),
        &cases::FFT_EXPANDED,
    );
    let pairs = wave::<Shape![10]>();
    same(
        pairs.view::<Shape![5, 2]>().view_as_complex().fft::<0>(),
        &cases::FFT_COMPLEX,
    );
    // An expression, in one precision and the other.
    let half = (wave::<Shape![7]>().as_view() * 0.5)
        .float()
        .fft::<0>()
        .eval();
    let doubled: Vec<f64> = half
        .as_slice()
        .iter()
        .flatten()
        .map(|v| f64::from(*v) * 2.0)
        .collect();
    assert!(
        doubled
            .iter()
            .zip(&cases::FFT_7)
            .all(|(a, b)| (a - b).abs() < 1e-4)
    );
}

#[test]
fn inverse() {
    let pairs = wave::<Shape![12]>();
    same(
        pairs.view::<Shape![6, 2]>().view_as_complex().ifft::<0>(),
        &cases::IFFT_6,
    );
    let x = wave::<Shape![7]>();
    close(
        x.fft::<0>().ifft::<0>().real().eval().as_slice(),
        x.as_slice(),
    );
}

#[test]
fn real() {
    same(wave::<Shape![6]>().rfft::<0>(), &cases::RFFT_6);
    let x = wave::<Shape![30]>();
    same(
        x.view::<Shape![2, 5, 3]>().rfft::<1>(),
        &cases::RFFT_2_5_3_DIM_1,
    );
    let pairs = wave::<Shape![8]>();
    let pairs = pairs.view::<Shape![4, 2]>().view_as_complex();
    close(pairs.irfft::<0, 6>().eval().as_slice(), &cases::IRFFT_6);
    close(
        pairs.irfft_to::<0, Shape![6]>().eval().as_slice(),
        &cases::IRFFT_6,
    );
    close(pairs.irfft::<0, 7>().eval().as_slice(), &cases::IRFFT_7);
    // Fewer frequencies than there are, and more.
    close(pairs.irfft::<0, 3>().eval().as_slice(), &cases::IRFFT_3);
    close(pairs.irfft::<0, 10>().eval().as_slice(), &cases::IRFFT_10);
    // None at all: each is 0, and with no lines there is nothing.
    let none = Tensor::<[f64; 2], Shape![0, 2]>::full([1.0, 0.0]);
    assert_eq!(
        none.irfft::<0, 3>().eval(),
        Tensor::<f64, Shape![3, 2]>::zeros()
    );
    assert_eq!(none.irfft::<1, 4>().shape(), [0, 4]);
    let pairs = wave::<Shape![12]>();
    let pairs = pairs.view::<Shape![3, 2, 2]>().view_as_complex();
    close(
        pairs.irfft::<0, 4>().eval().as_slice(),
        &cases::IRFFT_3_2_DIM_0,
    );
}

#[test]
fn in_place_on_a_view() {
    let mut x = Tensor::<[f64; 2], Shape![4, 3]>::full([1.0, 0.0]);
    x.as_view_mut().t().narrow::<0, 1, 1>().fft_::<1>();
    for i in 0..4 {
        assert_eq!((x[[i, 0]], x[[i, 2]]), ([1.0, 0.0], [1.0, 0.0]));
        assert_eq!(x[[i, 1]], [if i == 0 { 4.0 } else { 0.0 }, 0.0]);
    }
    x.as_view_mut().select::<1, 1>().ifft_::<0>();
    assert!(x == Tensor::full([1.0, 0.0]));
}

#[test]
fn a_transform_is_an_expression() {
    let flat = wave::<Shape![30]>();
    let x = flat.view::<Shape![2, 5, 3]>();
    // The bits are those of the transform in place.
    let mut whole = x.fft::<1>().eval();
    let mut again = Tensor::<[f64; 2], Shape![2, 5, 3]>::full([0.0; 2]);
    for i in 0..30 {
        again.as_mut_slice()[i] = [flat[[i]], 0.0];
    }
    again.fft_::<1>();
    assert!(whole == again);
    assert!(x.fft::<1>().eval_boxed() == again);
    let mut turned = Tensor::<[f64; 2], Shape![3, 5, 2]>::full([0.0; 2]);
    x.fft::<1>()
        .eval_into(&mut turned.as_view_mut().transpose::<0, 2>());
    assert!(turned.transpose::<0, 2>() == again);
    // Operands are expressions, and results are operands: of elementwise operations, transforms and reductions.
    let doubled = (&x * 2.0).eval();
    assert!((&x * 2.0).fft::<-1>().eval() == doubled.fft::<-1>().eval());
    whole.fft_::<0>();
    assert!(x.fft::<1>().fft::<0>().eval() == whole);
    whole.ifft_::<0>();
    assert!(x.fft::<1>().fft::<0>().ifft::<0>().eval() == whole);
    let power = |z: [f64; 2]| z[0] * z[0] + z[1] * z[1];
    let spectrum = x.rfft::<1>().eval();
    assert_eq!(
        x.rfft::<1>().map(power).sum_dim::<1>().eval(),
        spectrum.map(power).eval().sum_dim::<1>().eval()
    );
    let reals = spectrum.irfft::<1, 5>().eval();
    assert_eq!(
        (x.rfft::<1>().irfft::<1, 5>() - x).eval(),
        (&reals - x).eval()
    );
    // Cells may be read by others while they are written.
    let mut cells = Tensor::<[f64; 2], Shape![2, 5, 3]>::full([0.0; 2]);
    x.fft::<1>().eval_into(&mut cells.as_cells());
    assert!(cells == again);
}

/// A spectrum of 2 MiB, in a thread of the usual size.
#[test]
fn large_transforms_are_on_the_heap() {
    let x = BoxedTensor::<f64, Shape![128, 1024]>::from_fn(|[i, j]| ((i * 31 + j * 7) % 13) as f64);
    let spectrum = x.fft::<1>().eval_boxed();
    let row: Tensor<f64, Shape![1024]> = x.select::<0, 77>().eval();
    assert!(spectrum.select::<0, 77>() == row.fft::<0>().eval());
    let back = x.fft::<1>().ifft::<1>().real().eval_boxed();
    assert!((&back - &x).abs().max() < 1e-12);
    let smooth = x.rfft::<0>().irfft::<0, 128>().eval_boxed();
    assert!((&smooth - &x).abs().max() < 1e-12);
}

/// Columns are transformed several at a time, rows one by one: both have the same bits, and the last lines, which are
/// fewer, too.
#[test]
fn lines_in_groups() {
    let x = BoxedTensor::<f64, Shape![12, 37]>::from_fn(|[i, j]| ((i * 31 + j * 7) % 13) as f64);
    let columns = x.fft::<0>().eval_boxed();
    let halves = x.rfft::<0>().eval_boxed();
    let reals = halves.irfft::<0, 12>().eval_boxed();
    let mut cells = BoxedTensor::<[f64; 2], Shape![12, 37]>::full([7.0; 2]);
    x.fft::<0>().eval_into(&mut cells.as_cells());
    assert!(cells == columns);
    let mut in_place = BoxedTensor::<[f64; 2], Shape![12, 37]>::full([7.0; 2]);
    for i in 0..12 * 37 {
        in_place.as_mut_slice()[i] = [x.as_slice()[i], 0.0];
    }
    let mut in_cells = in_place.clone();
    in_place.fft_::<0>();
    in_cells.as_cells().fft_::<0>();
    assert!(in_cells == in_place);
    let rows = x.t().contiguous().eval_boxed();
    let (all, half) = (rows.fft::<1>().eval_boxed(), rows.rfft::<1>().eval_boxed());
    let back = half.irfft::<1, 12>().eval_boxed();
    assert!(columns.t() == all);
    assert!(halves.t() == half);
    assert!(reals.t() == back);
    // Of a real line, the second half mirrors the first.
    for (z, complex) in all.as_slice().iter().zip(in_place.t().iter()) {
        assert!((z[0] - complex[0]).abs() < 1e-12 && (z[1] - complex[1]).abs() < 1e-12);
    }
    for (z, column) in all.rows().zip(half.rows()) {
        assert!(column.iter().eq(z.iter().take(7)));
    }
    in_place.ifft_::<0>();
    for (z, x) in in_place.as_slice().iter().zip(x.as_slice()) {
        assert!((z[0] - x).abs() < 1e-13 && z[1].abs() < 1e-13);
    }
}

/// Real lines that are folded in vectors, in groups and one by one.
#[test]
fn real_lines_in_groups() {
    let x = BoxedTensor::<f32, Shape![200, 37]>::from_fn(|[i, j]| ((i * 31 + j * 7) % 13) as f32);
    let halves = x.rfft::<0>().eval_boxed();
    let rows = x.t().contiguous().eval_boxed();
    let half = rows.rfft::<1>().eval_boxed();
    assert!(halves.t() == half);
    let back = half.irfft::<1, 200>().eval_boxed();
    assert!(halves.irfft::<0, 200>().eval_boxed().t() == back);
    assert!((&back - &rows).abs().max() < 1e-5);
    assert!(rows.select::<0, 36>().rfft::<0>().eval() == half.select::<0, 36>());
    let every = x.slice(s![..;2, 3..20;3]);
    let compact = every.contiguous().eval_boxed();
    assert!(every.rfft::<0>().eval_boxed() == compact.rfft::<0>().eval_boxed());
    let none = BoxedTensor::<f32, Shape![0, 200]>::zeros();
    assert_eq!(none.rfft::<1>().eval_boxed().shape(), [0, 101]);
}

/// On several threads, each line has the same bits.
#[test]
fn many_lines() {
    let x = BoxedTensor::<f32, Shape![64, 3, 500]>::from_fn(|[i, j, k]| {
        ((i * 31 + j * 7 + k * k) % 13) as f32
    });
    let along = x.fft::<2>().eval_boxed();
    let across = x.fft::<0>().eval_boxed();
    for i in [0, 7, 63] {
        let lines = x.as_view().select_at::<0>(i).unwrap();
        let one = lines.fft::<1>().eval_boxed();
        assert!(along.as_view().select_at::<0>(i).unwrap() == one);
    }
    let last = x.select::<2, 499>().fft::<0>().eval();
    assert!(across.select::<2, 499>() == last);
}

/// Real transforms in vectors of each width, with steps that overlap, compared with complex ones and with the sums.
#[test]
fn real_lines_of_many_sizes() {
    macro_rules! sizes {
        ($T:ident, $within:literal: $($n:literal $half:literal)*) => { $( {
            let x = Tensor::<$T, Shape![$n]>::from_fn(|[i]| ((i * i * 7 + i * 3) % 23) as $T - 11.0);
            let near = |a: [$T; 2], b: [f64; 2]| {
                let off = (f64::from(a[0]) - b[0]).hypot(f64::from(a[1]) - b[1]);
                assert!(off < $within * 10.0 * f64::from($n).sqrt(), "{} {a:?} {b:?}", $n);
            };
            let (first, all) = (x.rfft::<0>().eval(), x.fft::<0>().eval());
            for k in 0..$n {
                let mut sum = [0.0; 2];
                for i in 0..$n {
                    let angle = -core::f64::consts::TAU * ((i * k) % $n) as f64 / f64::from($n);
                    sum[0] += f64::from(x[[i]]) * angle.cos();
                    sum[1] += f64::from(x[[i]]) * angle.sin();
                }
                near(all.as_slice()[k], sum);
                if k < $half {
                    assert_eq!(first.as_slice()[k], all.as_slice()[k]);
                }
            }
            assert_eq!(first.as_slice()[0][1], 0.0);
            let mut spectrum = first.clone();
            // The imaginary parts of frequencies that mirror themselves are ignored.
            spectrum.as_mut_slice()[0][1] = $T::NAN;
            if $n % 2 == 0 {
                spectrum.as_mut_slice()[$half - 1][1] = $T::NAN;
            }
            let back = spectrum.irfft::<0, $n>().eval();
            for i in 0..$n {
                near([back[[i]], 0.0], [f64::from(x[[i]]), 0.0]);
            }
        } )* };
    }
    sizes! { f32, 1e-6: 2 2 4 3 30 16 31 16 32 17 34 18 58 30 60 31 62 32 63 32 64 33 66 34 70 36 98 50 100 51 128 65
    250 126 256 129 400 201 512 257 }
    sizes! { f64, 1e-14: 2 2 14 8 16 9 18 10 26 14 28 15 30 16 31 16 32 17 34 18 50 26 100 51 126 64 128 65 256 129 }
}

/// Complex lines in groups, adjacent and not; points that the operand does not have are zero in each group.
#[test]
fn groups_of_complex_lines() {
    let z = BoxedTensor::<[f32; 2], Shape![24, 53]>::from_fn(|[i, j]| {
        [
            ((i * 31 + j * 7) % 13) as f32,
            ((i * 5 + j * 3) % 11) as f32,
        ]
    });
    let rows = z.t().contiguous().eval_boxed();
    let columns = z.fft::<0>().eval_boxed();
    assert!(columns.t() == rows.fft::<1>().eval_boxed());
    let every_third = z.slice(s![.., ..;3]);
    assert!(every_third.fft::<0>().eval_boxed() == columns.slice(s![.., ..;3]));
    let mut every_second = BoxedTensor::<[f32; 2], Shape![24, 106]>::full([7.0; 2]);
    z.fft::<0>()
        .eval_into(&mut every_second.as_view_mut().slice(s![.., ..;2]));
    assert!(every_second.slice(s![.., ..;2]) == columns);
    assert!(
        every_second.slice(s![.., 1..;2])
            == BoxedTensor::<[f32; 2], Shape![24, 53]>::full([7.0; 2])
    );
    let mut in_place = z.clone();
    in_place.fft_::<0>();
    assert!(in_place == columns);
    // 24 points of 51, and 33 of more than there are.
    assert!(z.irfft::<0, 100>().eval_boxed().t() == rows.irfft::<1, 100>().eval_boxed());
    assert!(z.irfft::<0, 30>().eval_boxed().t() == rows.irfft::<1, 30>().eval_boxed());
    // An expression, whose elements are not in memory.
    assert!((&z).map(|x| x).fft::<0>().eval_boxed() == columns);
}

/// Lines that several threads transform have the same bits as on one thread.
#[cfg(feature = "rayon")]
#[test]
fn threads_transform_complex_lines() {
    let z = BoxedTensor::<[f32; 2], Shape![256, 301]>::from_fn(|[i, j]| {
        [
            ((i * 31 + j * 7) % 13) as f32,
            ((i * 5 + j * 3) % 11) as f32,
        ]
    });
    let all = || {
        (
            z.fft::<0>().eval_boxed(),
            z.fft::<1>().eval_boxed(),
            z.irfft::<1, 600>().eval_boxed(),
        )
    };
    set_num_threads(1);
    let alone = all();
    set_num_threads(3);
    assert!(all() == alone);
}
