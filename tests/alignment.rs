//! Whole operations from and to memory at every alignment, compared with loops over the elements, with debug assertions.

use stridewise::prelude::*;

#[path = "common/placed.rs"]
mod placed;
use placed::{Placed, offsets};

// Small whole numbers: their sums and products are the same bits in every order.
macro_rules! number {
    ($T:ident) => {
        |i: usize| ((i * 37 + 11) % 23) as $T - 9.0
    };
}
/// Whether so many elements are too many for Miri.
fn is_long(n: usize) -> bool {
    cfg!(miri) && n > 40 && n != 513
}

macro_rules! lengths {
    ($($T:ident $name:ident: $($n:literal)*;)*) => { $(
        #[test]
        fn $name() {
            $( if !is_long($n) {
                type S = Shape![$n];
                let number = number!($T);
                for [at_a, at_b, at_y] in offsets::<3>() {
                    let a = Placed::new(at_a, (0..$n).map(number));
                    let b = Placed::new(at_b, (0..$n).map(|i| number(i + 5)));
                    let mut y = Placed::new(at_y, (0..$n).map(|_| 0.5));
                    let x = TensorView::<$T, S>::try_from(a.as_slice()).unwrap();
                    let z = TensorView::<$T, S>::try_from(b.as_slice()).unwrap();
                    let mut out = TensorViewMut::<$T, S>::try_from(y.as_mut_slice()).unwrap();
                    (x * z + x).relu().eval_into(&mut out);
                    out.add_(z).mul_(x);
                    for (i, &y) in y.as_slice().iter().enumerate() {
                        let (x, z) = (number(i), number(i + 5));
                        assert_eq!(y, ((x * z + x).max(0.0) + z) * x, "{i} of {} at {at_a} {at_b} {at_y}", $n);
                    }
                    // Functions of many steps, in vectors and alone.
                    let mut out = TensorViewMut::<$T, S>::try_from(y.as_mut_slice()).unwrap();
                    x.exp().eval_into(&mut out);
                    for (i, &y) in y.as_slice().iter().enumerate() {
                        let alone = Tensor::<$T, Shape![1]>::full(number(i)).exp().eval();
                        assert_eq!(y, alone[[0]], "exp of {i} of {}", $n);
                    }
                    if at_b != 0 || at_y != 0 {
                        continue;
                    }
                    let all = || (0..$n).map(number);
                    let at = |keep: $T| all().position(|x| x == keep).unwrap();
                    let (least, most) = (all().fold($T::MAX, $T::min), all().fold($T::MIN, $T::max));
                    assert_eq!(x.sum(), all().sum::<$T>(), "{} at {at_a}", $n);
                    assert_eq!(x.dot(x), all().map(|x| x * x).sum::<$T>(), "{} at {at_a}", $n);
                    assert_eq!([x.min(), x.max()], [least, most], "{} at {at_a}", $n);
                    assert_eq!([x.argmin(), x.argmax()], [at(least), at(most)], "{} at {at_a}", $n);
                }
            } )*
        }
    )* };
}
// From 512 on the vectors are those that the processor has.
lengths! {
    f32 lines_of_f32_at_every_alignment: 1 2 3 5 8 13 16 17 31 33 64 67 130 511 513 1031;
    f64 lines_of_f64_at_every_alignment: 1 2 3 5 8 13 16 17 31 33 64 67 130 511 513 1031;
}

macro_rules! matrices {
    ($($T:ident $name:ident: $($m:literal $n:literal)*;)*) => { $(
        #[test]
        fn $name() {
            $( if !is_long($m * $n) {
                type S = Shape![$m, $n];
                let number = number!($T);
                let at = |i: usize, j: usize| number(i * $n + j);
                for [at_x, at_y] in offsets::<2>() {
                    let x = Placed::new(at_x, (0..$m * $n).map(number));
                    let mut y = Placed::new(at_y, (0..$m * $n).map(|_| 0.5));
                    let x = TensorView::<$T, S>::try_from(x.as_slice()).unwrap();
                    // A copy with rows and columns exchanged, and what is computed of it.
                    let mut out = TensorViewMut::<$T, Shape![$n, $m]>::try_from(y.as_mut_slice()).unwrap();
                    out.copy_(x.t());
                    out.add_(x.t());
                    for (j, row) in y.as_slice().chunks_exact($m).enumerate() {
                        for (i, &y) in row.iter().enumerate() {
                            assert_eq!(y, 2.0 * at(i, j), "{i} {j} of {} {}", $m, $n);
                        }
                    }
                    if at_y != 0 {
                        continue;
                    }
                    let (columns, rows) = (x.sum_dim::<0>(), x.sum_dim::<1>());
                    let (least, most) = (x.amin_dim::<0>(), x.amax_dim::<0>());
                    for j in 0..$n {
                        let all = || (0..$m).map(|i| at(i, j));
                        assert_eq!(columns[[j]], all().sum::<$T>(), "{j} of {} {}", $m, $n);
                        assert_eq!(least[[j]], all().fold($T::MAX, $T::min), "{j} of {} {}", $m, $n);
                        assert_eq!(most[[j]], all().fold($T::MIN, $T::max), "{j} of {} {}", $m, $n);
                    }
                    let most = x.amax_dim::<1>();
                    for i in 0..$m {
                        let all = || (0..$n).map(|j| at(i, j));
                        assert_eq!(rows[[i]], all().sum::<$T>(), "{i} of {} {}", $m, $n);
                        assert_eq!(most[[i]], all().fold($T::MIN, $T::max), "{i} of {} {}", $m, $n);
                    }
                    // The square with its transpose, of both kinds of factors.
                    let square = x.mm(x.t()).eval();
                    for i in 0..$m {
                        for j in 0..$m {
                            let sum = (0..$n).map(|l| at(i, l) * at(j, l)).sum::<$T>();
                            assert_eq!(square[[i, j]], sum, "{i} {j} of {} {} at {at_x}", $m, $n);
                        }
                    }
                }
            } )*
        }
    )* };
}
matrices! {
    f32 matrices_of_f32_at_every_alignment: 1 1 2 2 3 4 4 4 5 3 4 7 6 4 8 8 9 17 16 16 20 33 40 19;
    f64 matrices_of_f64_at_every_alignment: 1 1 2 2 3 4 4 4 5 3 4 7 6 4 8 8 9 17 16 16 20 33 40 19;
}

macro_rules! products {
    ($($T:ident $name:ident: $($m:literal $k:literal $n:literal)*;)*) => { $(
        #[test]
        fn $name() {
            let number = number!($T);
            $( for [at_a, at_b, at_y] in offsets::<3>() {
                let a = Placed::new(at_a, (0..$m * $k).map(number));
                let b = Placed::new(at_b, (0..$k * $n).map(|i| number(3 * i)));
                let mut y = Placed::new(at_y, (0..$m * $n).map(|_| 0.5));
                let a = TensorView::<$T, Shape![$m, $k]>::try_from(a.as_slice()).unwrap();
                let b = TensorView::<$T, Shape![$k, $n]>::try_from(b.as_slice()).unwrap();
                let mut out = TensorViewMut::<$T, Shape![$m, $n]>::try_from(y.as_mut_slice()).unwrap();
                a.mm_into(b, &mut out);
                for (i, &y) in y.as_slice().iter().enumerate() {
                    let term = |l: usize| number(i / $n * $k + l) * number(3 * (l * $n + i % $n));
                    assert_eq!(y, (0..$k).map(term).sum::<$T>(), "{i} of {} {} {} at {at_a} {at_b} {at_y}", $m, $k, $n);
                }
            } )*
        }
    )* };
}
products! {
    f32 products_of_f32_at_every_alignment: 2 2 2 4 4 4 5 4 4 3 3 3 4 2 3 4 8 8 6 5 10 7 9 16 1 9 64;
    f64 products_of_f64_at_every_alignment: 2 2 2 4 4 4 5 4 4 3 3 3 4 2 3 4 8 8 6 5 10 7 9 16 1 9 64;
}
