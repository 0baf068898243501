//! Reductions and running results of elements that are computed, next to those of evaluated expressions, along dimensions of
//! many sizes: each is other loops.

use std::fmt::Debug;

use stridewise::prelude::*;

/// Lanes that are shorter and longer than chunks and tiles, numbers of lanes that do and do not fill a tile, and operands that
/// are contiguous, transposed, strided, computed, and computed from transposed ones. Of equal elements and of NaNs the last
/// one is found.
#[test]
fn running_extremes_of_lanes_of_any_length() {
    /// The extremes so far of each row and their places: the largest and the smallest.
    fn right<T: PartialOrd + Copy>(rows: &[T], n: usize) -> [(Vec<T>, Vec<usize>); 2] {
        let nan = |x: T| x.partial_cmp(&x).is_none();
        [true, false].map(|largest| {
            let found = rows.chunks(n).flat_map(|lane| {
                let (mut best, mut place) = (lane[0], 0);
                lane.iter().enumerate().map(move |(i, &x)| {
                    let stays = if largest { best > x } else { best < x };
                    if nan(x) || !nan(best) && !stays {
                        (best, place) = (x, i);
                    }
                    (best, place)
                })
            });
            found.unzip()
        })
    }
    // With the signs of zeros, and with NaN.
    fn agree<T: Debug>(found: (&[T], &[usize]), right: &(Vec<T>, Vec<usize>), text: &str) {
        assert_eq!(format!("{:?}", found.0), format!("{:?}", right.0), "{text}");
        assert_eq!(found.1, right.1, "{text}");
    }
    macro_rules! same {
        ($right:expr, $computed:expr) => {{
            let ([largest, smallest], computed) = (&$right, $computed);
            let (values, places) = computed.cummax::<1>().eval_boxed();
            let text = stringify!($computed);
            agree((values.as_slice(), places.as_slice()), largest, text);
            let (values, places) = computed.cummin::<1>().eval_boxed();
            agree((values.as_slice(), places.as_slice()), smallest, text);
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
            let wanted = right(x.as_slice(), $n);
            same!(wanted, &x);
            same!(wanted, columns.t());
            same!(wanted, wide.slice(s![.., ..;2]));
            let wanted = right(x.maximum(of(3)).eval_boxed().as_slice(), $n);
            same!(wanted, x.maximum(of(3)));
            same!(wanted, columns.t().maximum(of(3)));
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
            let wanted = right(x.sin().tanh().eval_boxed().as_slice(), $n);
            same!(wanted, x.sin().tanh());
            let columns = x.t().lazy().eval_boxed();
            same!(wanted, columns.t().sin().tanh());
            let x = of_shape!(f32 [$rows, $n] |i| with_nan(i) as f32);
            same!(right(x.sin().tanh().eval_boxed().as_slice(), $n), x.sin().tanh());
            of_shape!(i32 [$rows, $n] |i| i as i32 - 40);
            of_shape!(u8 [$rows, $n] |i| (i % 200) as u8);
            of_shape!(i64 [$rows, $n] |i| i as i64 % 77 - 40);
        )* };
    }
    of_shapes! { [1, 300] [3, 8] [8, 7] [9, 65] [16, 64] [17, 127] [33, 128] [20, 145] }
}

/// Lanes about the lengths from which they are searched many at once, and those of vectors; as many as do and do not fill a
/// tile. Equal extremes, NaN, and both zeros: the first one is found.
#[test]
fn extremes_of_short_lanes_and_their_positions() {
    macro_rules! of_shape {
        ($($T:ident [$($n:literal)*] $of:expr;)*) => { $( $( {
            let of: fn(usize) -> $T = $of;
            let x = BoxedTensor::<$T, Shape![41, $n]>::from_fn(|[i, j]| match i % 4 {
                0 => of(j),
                1 => of($n - j),
                2 => of((i + j * 37) % 101),
                _ => of((i + j * j) % 7),
            });
            let nan = |x: $T| x.partial_cmp(&x).is_none();
            for largest in [true, false] {
                let (mut values, mut places) = (Vec::new(), Vec::new());
                for lane in x.as_slice().chunks($n) {
                    let mut best = 0;
                    for (i, x) in lane.iter().enumerate() {
                        let beats = if largest { *x > lane[best] } else { *x < lane[best] };
                        if !nan(lane[best]) && (nan(*x) || beats) {
                            best = i;
                        }
                    }
                    values.push(lane[best]);
                    places.push(best);
                }
                let (text, values) = (format!("{} {}", stringify!($T), $n), format!("{values:?}"));
                let kept: BoxedTensor<$T, _> =
                    if largest { x.amax_dim::<1>().eval_boxed() } else { x.amin_dim::<1>().eval_boxed() };
                let (found, at) = if largest { x.max_dim::<1>().eval_boxed() } else { x.min_dim::<1>().eval_boxed() };
                let position =
                    if largest { x.argmax_dim::<1>().eval_boxed() } else { x.argmin_dim::<1>().eval_boxed() };
                let single = |x: &str| x.replace("-0.0", "0.0");
                // Of two zeros, any may be the smallest or largest; the first is that of a position.
                assert_eq!(single(&format!("{:?}", kept.as_slice())), single(&values), "{text}");
                assert_eq!(single(&format!("{:?}", found.as_slice())), single(&values), "{text}");
                assert_eq!((at.as_slice(), position.as_slice()), (&*places, &*places), "{text}");
                // A view of every other element, and an operand that is computed.
                let wide = BoxedTensor::<$T, Shape![41, { 2 * $n }]>::from_fn(|[i, j]| x[[i, j / 2]]);
                let every = wide.slice(s![.., ..;2]);
                let position = if largest {
                    (every.argmax_dim::<1>().eval_boxed(), (every.maximum(&x)).argmax_dim::<1>().eval_boxed())
                } else {
                    (every.argmin_dim::<1>().eval_boxed(), (every.maximum(&x)).argmin_dim::<1>().eval_boxed())
                };
                assert_eq!((position.0.as_slice(), position.1.as_slice()), (&*places, &*places), "{text}");
            }
        } )* )* };
    }
    of_shape! {
        f32 [11 28 29 32 37 56 57 64 100 255 256 257] |i| if i % 50 == 31 { f32::NAN } else { (i % 13) as f32 - 6.0 };
        f32 [33 40] |i| if i % 2 == 0 { -0.0 } else { 0.0 };
        f64 [29 32 37 64 129 256] |i| (i % 60) as f64 - 30.0;
        u8 [11 12 31 32 37 100 101 255 256] |i| (i * 11 % 256) as u8;
        i8 [12 32 37 100] |i| (i * 11 % 256) as u8 as i8;
        i16 [29 37 57 128] |i| (i * 701 % 1000) as i16 - 500;
        i64 [29 37 57 128] |i| (i * 701 % 1000) as i64 - 500;
        bool [12 37] |i| i % 9 == 4;
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
    // Functions of elements, whatever the shape: what is in a macro is compiled for each.
    #[track_caller]
    fn same<T: PartialEq + Debug>(computed: &[T], evaluated: &[T], text: &str) {
        assert_eq!(computed, evaluated, "{text}");
    }
    #[track_caller]
    fn near(computed: &[f32], evaluated: &[f32], most: f32, text: &str) {
        assert_eq!(computed.len(), evaluated.len(), "{text}");
        for (a, b) in computed.iter().zip(evaluated) {
            assert!((a - b).abs() <= most, "{text}: {a} is not {b}");
        }
    }
    macro_rules! along {
        ($([$a:literal, $b:literal, $c:literal])*) => { $({
            let x = BoxedTensor::<f32, Shape![$a, $b, $c]>::from_fn(|[i, j, k]| number((i * $b + j) * $c + k));
            let sines = x.sin().eval_boxed();
            let both = (x.sin() + x.cos()).eval_boxed();
            macro_rules! same {
                ($d:ident $e:expr) => {{
                    let computed = { let $d = x.sin(); $e };
                    let evaluated = { let $d = &sines; $e };
                    same(computed.as_slice(), evaluated.as_slice(), concat!("sin: ", stringify!($e)));
                    let computed = { let $d = x.sin() + x.cos(); $e };
                    let evaluated = { let $d = &both; $e };
                    same(computed.as_slice(), evaluated.as_slice(), concat!("sin + cos: ", stringify!($e)));
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
                    near(computed.as_slice(), evaluated.as_slice(), 1e-3, stringify!($e));
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
                    let most = evaluated.as_slice().iter().fold(1.0, |most: f32, x| most.max(x.abs()));
                    near(computed.as_slice(), evaluated.as_slice(), most * 2e-7 * ($roundings) as f32, stringify!($name));
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
                near(lazy.eval_boxed().as_slice(), ready.eval_boxed().as_slice(), 1e-5, "variances");
            }
            let turned = x.permute::<Dims![2, 0, 1]>().sin().sum_dim::<1>().eval_boxed();
            near(turned.as_slice(), sines.permute::<Dims![2, 0, 1]>().sum_dim::<1>().eval_boxed().as_slice(), 1e-4, "turned");
        })* };
    }
    along! { [2, 3, 100] [5, 40, 7] [130, 3, 40] [3, 40, 300] [1, 17, 2000] [40, 1100, 1] [70, 70, 3] [20, 17, 65] }
}
