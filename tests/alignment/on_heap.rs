//! Copies by runs, sorts by digits, running sums and powers: more operands than fit on the stack of a test.

use stridewise::prelude::*;

use super::{Placed, is_long};

// Copies by runs and by blocks, compared with those to cells, which are computed element by element.
macro_rules! same_copy {
    ($T:ident $S:ty: $e:expr) => {{
        let n = <$S as Shape>::NUMEL;
        let mut cells = BoxedTensor::<$T, $S>::zeros();
        let expression = || $e;
        expression().eval_into(&mut cells.as_cells());
        for at in [0, 1, 7] {
            let mut y = Placed::new(at, (0..n).map(|_| 101 as $T));
            let mut out = TensorViewMut::<$T, $S>::try_from(y.as_mut_slice()).unwrap();
            expression().eval_into(&mut out);
            assert_eq!(y.as_slice(), cells.as_slice(), "{} at {at}", stringify!($e));
        }
    }};
}
macro_rules! copies {
    ($($T:ident $name:ident: $($w:literal $twice:literal $padded:literal $out:literal;)*)=>*) => { $(
        #[test]
        fn $name() {
            $( {
                type S = Shape![7, 13, $w];
                let a = Placed::new(1, (0..7 * 13 * $w).map(|i| (i % 99) as $T));
                let b = Placed::new(2, (0..7 * 13 * $w).map(|i| (i % 83) as $T));
                let x = TensorView::<$T, S>::try_from(a.as_slice()).unwrap();
                let z = TensorView::<$T, S>::try_from(b.as_slice()).unwrap();
                same_copy!($T Shape![14, 13, $w]: (x, z).cat::<0>());
                same_copy!($T Shape![7, 39, $w]: (x, z, x).cat::<1>());
                same_copy!($T Shape![7, 13, $twice]: (x, z).cat::<2>());
                same_copy!($T Shape![7, 13, $twice]: [x, z].cat::<-1>());
                same_copy!($T Shape![3, 7, 13, $w]: [x, z, x].stack::<0>());
                same_copy!($T Shape![7, 13, 2, $w]: (x, z).stack::<2>());
                same_copy!($T Shape![7, 13, $w, 2]: (x, z).stack::<3>());
                // Parts of the same operand, which are adjacent to each other.
                same_copy!($T Shape![13, 13, $w]: (x.narrow::<0, 0, 6>(), x.narrow::<0, 0, 7>().roll::<0>(-6)).cat::<0>());
                // Rows of an interleaved part, a transposed operand, a broadcast one.
                same_copy!($T Shape![7, 8, $w]: (x.narrow::<1, 2, 3>(), z.narrow::<1, 8, 5>()).cat::<1>());
                same_copy!($T Shape![13, 14, $w]: (x.transpose::<0, 1>(), z.transpose::<0, 1>()).cat::<1>());
                same_copy!($T Shape![7, 26, $w]: (x, z.narrow::<1, 3, 1>().expand::<Shape![7, 13, $w]>()).cat::<1>());
                same_copy!($T Shape![13, 7, $w]: x.transpose::<0, 1>());
                same_copy!($T S: x.flip::<Dims![0]>());
                same_copy!($T S: x.flip::<Dims![0, 2]>());
                same_copy!($T Shape![7, 5, $w]: x.narrow::<1, 4, 5>().flip::<Dims![1, 2]>());
                same_copy!($T S: x.rot90::<2, 1, 2>());
                same_copy!($T Shape![13, 7, $w]: x.rot90::<1, 0, 1>());
                same_copy!($T Shape![7, $w, 13]: x.rot90::<1, 1, 2>());
                same_copy!($T Shape![7, $w, 13]: x.rot90::<-1, 1, 2>());
                same_copy!($T Shape![7, $w, 13]: x.rot90::<1, 2, 1>());
                same_copy!($T Shape![$w, 13, 7]: x.rot90::<3, 2, 0>());
                same_copy!($T Shape![7, $w, 10]: x.narrow::<1, 2, 10>().rot90::<1, 1, 2>());
                same_copy!($T Shape![7, 13, $w]: x.transpose::<1, 2>().rot90::<1, 1, 2>());
                for shift in [-1, 0, 3, $w - 1] {
                    same_copy!($T S: x.roll::<2>(shift));
                    same_copy!($T S: x.roll::<1>(shift));
                }
                same_copy!($T Shape![14, 39, $w]: x.repeat::<Shape![2, 3, 1]>());
                same_copy!($T Shape![7, 13, $twice]: x.repeat::<Shape![1, 1, 2]>());
                same_copy!($T Shape![7, 26, $w]: x.repeat_interleave::<1, 2>());
                same_copy!($T Shape![7, 13, $padded]: x.pad::<Shape![2, 1]>(9 as $T));
                same_copy!($T Shape![8, 15, $padded]: x.pad::<Shape![1, 2, 0, 2, 1, 0]>(9 as $T));
                same_copy!($T Shape![7, 15, $padded]: x.pad_replicate::<Shape![3, 0, 1, 1]>());
                same_copy!($T Shape![7, 15, $padded]: x.pad_reflect::<Shape![1, 2, 1, 1]>());
                same_copy!($T Shape![7, 15, $padded]: x.pad_circular::<Shape![1, 2, 1, 1]>());
                // To an interleaved part; the other part stays.
                let mut all = BoxedTensor::<$T, Shape![7, 13, $out]>::full(101 as $T);
                x.flip::<Dims![0]>().eval_into(&mut all.as_view_mut().narrow::<2, 3, $w>());
                for (i, j, k) in (0..7).flat_map(|i| (0..13).flat_map(move |j| (0..$out).map(move |k| (i, j, k)))) {
                    let inside = (3..3 + $w).contains(&k);
                    let right = if inside { x[[6 - i, j, k - 3]] } else { 101 as $T };
                    assert_eq!(all[[i, j, k]], right, "[{i}, {j}, {k}]");
                }
            } )*
        }
    )* };
}
copies! {
    f32 copies_of_f32_by_runs: 8 16 11 15; 33 66 36 40;
    => f64 copies_of_f64_by_runs: 17 34 20 27;
    => u8 copies_of_u8_by_runs: 35 70 38 45;
}

// Large enough for several threads.
#[test]
fn large_copies_by_runs() {
    let x = BoxedTensor::<f32, Shape![67, 4001]>::from_fn(|[i, j]| (i * 4001 + j) as f32);
    let x = x.as_view();
    if cfg!(miri) {
        return;
    }
    same_copy!(f32 Shape![67, 8002]: (x, x.roll::<1>(5)).cat::<1>());
    same_copy!(f32 Shape![67, 4001]: x.flip::<Dims![0]>());
    same_copy!(f32 Shape![4001, 67]: x.rot90::<1, 0, 1>());
    same_copy!(f32 Shape![4001, 67]: x.rot90::<3, 0, 1>());
}

// Long lanes are sorted by their digits.
macro_rules! sorted {
    ($($T:ident $name:ident: $($n:literal)*;)*) => { $(
        #[test]
        fn $name() {
            $( if !is_long($n) || $n == 193 {
                let number = |i: usize| match i % 29 {
                    3 => $T::MIN,
                    5 => $T::MAX,
                    7 => (0 as $T) / u8::from(!core::any::type_name::<$T>().starts_with('f')) as $T,
                    _ => ((i * 7919 + 13) % 1009) as $T / 3 as $T + 100 as $T,
                };
                let x = Placed::new(1, (0..$n).map(number));
                let x = TensorView::<$T, Shape![$n]>::try_from(x.as_slice()).unwrap();
                // NaN is the largest.
                let order = |a: $T, b: $T| a.partial_cmp(&b).unwrap_or_else(|| (a != a).cmp(&(b != b)));
                let mut places: Vec<usize> = (0..$n).collect();
                places.sort_by(|&a, &b| order(number(a), number(b)));
                let (values, found) = x.sort::<0>().eval_boxed();
                assert_eq!(found.as_slice(), places, "{}", $n);
                assert!(values.iter().zip(&places).all(|(a, &b)| order(*a, number(b)).is_eq()));
                assert_eq!(x.argsort::<0>().eval_boxed().as_slice(), places);
                let values = x.sort::<0>().values().eval_boxed();
                assert!(values.iter().zip(&places).all(|(a, &b)| order(*a, number(b)).is_eq()));
                places = (0..$n).collect();
                places.sort_by(|&a, &b| order(number(b), number(a)));
                assert_eq!(x.sort_descending::<0>().eval_boxed().1.as_slice(), places, "{} descending", $n);
            } )*
        }
    )* };
}
sorted! {
    i64 lanes_of_i64_are_sorted: 191 193 1024 1100;
    u64 lanes_of_u64_are_sorted: 193;
    i32 lanes_of_i32_are_sorted: 191 193 1024 1100;
    i16 lanes_of_i16_are_sorted: 193 1100;
    f32 lanes_of_f32_are_sorted: 191 193 1024 1100;
    f64 lanes_of_f64_are_sorted: 191 193 1100;
}

// Running sums of a contiguous lane, compared with those of a lane with a step.
macro_rules! running {
    ($($T:ident $name:ident: $($n:literal $twice:literal)*;)*) => { $(
        #[test]
        fn $name() {
            $( for rare in [0.0, $T::INFINITY, $T::NEG_INFINITY, $T::NAN] {
                let number = |i: usize| if i == 70 && rare != 0.0 { rare } else { ((i * 37) % 1001) as $T * 0.37 - 150.0 };
                let x = BoxedTensor::<$T, Shape![$n]>::from_fn(|[i]| number(i));
                let y = BoxedTensor::<$T, Shape![$twice]>::from_fn(|[i]| number(i / 2));
                let (x, y) = (x.cumsum::<0>().eval_boxed(), y.slice(s![..;2]).cumsum::<0>().eval_boxed());
                for (i, (x, y)) in x.iter().zip(y.iter()).enumerate() {
                    assert!(x.to_bits() == y.to_bits() || x.is_nan() && y.is_nan(), "{i} of {}: {x} {y}", $n);
                }
            } )*
        }
    )* };
}
running! {
    f32 running_sums_of_f32: 1 2 31 62 32 64 33 66 64 128 100 200 1000 2000;
    f64 running_sums_of_f64: 31 62 96 192 100 200;
}

// Powers in vectors: special operands, and numbers of all sizes, compared with those of `f64`.
#[test]
fn powers_are_those_of_f64() {
    const SPECIAL: [f32; 24] = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        2.0,
        -2.0,
        3.0,
        -3.0,
        0.5,
        -0.5,
        1e-40,
        -1e-40,
        1e30,
        -1e30,
        1.5,
        16777217.0,
        16777216.0,
        -33554430.0,
        4.0,
        -7.0,
        f32::INFINITY,
        f32::NEG_INFINITY,
        f32::NAN,
        127.3,
    ];
    let x = BoxedTensor::<f32, Shape![24, 24]>::from_fn(|[i, _]| SPECIAL[i]);
    let y = BoxedTensor::<f32, Shape![24, 24]>::from_fn(|[_, j]| SPECIAL[j]);
    let check = |x: f32, y: f32, found: f32| {
        let right = (x as f64).powf(y as f64);
        let near = right as f32;
        if near.is_nan() || near.is_infinite() || near == 0.0 {
            let same = found.to_bits() == near.to_bits() || found.is_nan() && near.is_nan();
            assert!(same, "{x} to the power of {y}: {found}, not {near}");
            return;
        }
        let unit = f64::from(f32::from_bits(near.abs().to_bits() + 1) - near.abs());
        let error = (f64::from(found) - right).abs() / unit;
        assert!(
            error <= 0.51,
            "{x} to the power of {y}: {found}, not {right}: {error}"
        );
    };
    let z = x.pow(&y).eval_boxed();
    for (i, j) in (0..24).flat_map(|i| (0..24).map(move |j| (i, j))) {
        check(SPECIAL[i], SPECIAL[j], z[[i, j]]);
    }
    let x =
        BoxedTensor::<f32, Shape![5000]>::from_fn(|[i]| 1.0103_f32.powi(i as i32 % 5000 - 2500));
    let y =
        BoxedTensor::<f32, Shape![5000]>::from_fn(|[i]| ((i * 7919) % 4001) as f32 * 0.01 - 20.0);
    let z = x.pow(&y).eval_boxed();
    for i in 0..5000 {
        check(x[[i]], y[[i]], z[[i]]);
    }
    let z = x.pow(0.75).eval_boxed();
    for i in 0..5000 {
        check(x[[i]], 0.75, z[[i]]);
    }
}
