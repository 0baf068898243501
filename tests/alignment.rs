//! Whole operations from and to memory at every alignment, compared with loops over the elements, with debug assertions.

use stridewise::prelude::*;

#[path = "common/placed.rs"]
mod placed;
use placed::{Placed, offsets};

// Small whole numbers: their sums and products are the same bits in every order.
macro_rules! number {
    ($T:ident) => {
        |i: usize| ((i * 37 + 11) % 23) as $T - 9 as $T
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
                    let (columns, rows) = (x.sum_dim::<0>().eval(), x.sum_dim::<1>().eval());
                    let (least, most) = (x.amin_dim::<0>().eval(), x.amax_dim::<0>().eval());
                    for j in 0..$n {
                        let all = || (0..$m).map(|i| at(i, j));
                        assert_eq!(columns[[j]], all().sum::<$T>(), "{j} of {} {}", $m, $n);
                        assert_eq!(least[[j]], all().fold($T::MAX, $T::min), "{j} of {} {}", $m, $n);
                        assert_eq!(most[[j]], all().fold($T::MIN, $T::max), "{j} of {} {}", $m, $n);
                    }
                    let most = x.amax_dim::<1>().eval();
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
                a.mm(b).eval_into(&mut out);
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

// Rows that do and do not fill vectors: paddings, rolls, scans and sums by index.
macro_rules! rearranged {
    ($($T:ident $name:ident: $($w:literal)*;)*) => { $(
        #[test]
        fn $name() {
            $( if !is_long($w * 35) {
                let number = number!($T);
                let (high, wide) = (5, $w as isize);
                let x = Tensor::<$T, Shape![5, $w]>::from_fn(|[i, j]| number(i * $w + j));
                let at = |i: isize, j: isize| number((i * wide + j) as usize);
                // The index that is padded by two before it and one after it.
                let reflected = |i: isize, n: isize| if i < 2 { 2 - i } else { (i - 2).min(2 * n - i) };
                let replicated = |i: isize, n: isize| (i - 2).clamp(0, n - 1);
                let circular = |i: isize, n: isize| (i - 2).rem_euclid(n);
                type P = Shape![2, 1, 2, 1];
                let padded = |y: &[$T], index: &dyn Fn(isize, isize) -> isize, what: &str| {
                    assert_eq!(y.len() as isize, (high + 3) * (wide + 3));
                    for (k, &y) in y.iter().enumerate() {
                        let (i, j) = (k as isize / (wide + 3), k as isize % (wide + 3));
                        assert_eq!(y, at(index(i, high), index(j, wide)), "{what} {i} {j} of {}", $w);
                    }
                };
                let t = x.t().eval();
                padded(x.pad_reflect::<P>().eval().as_slice(), &reflected, "reflect");
                padded(x.pad_replicate::<P>().eval().as_slice(), &replicated, "replicate");
                padded(x.pad_circular::<P>().eval().as_slice(), &circular, "circular");
                padded(t.t().pad_reflect::<P>().eval().as_slice(), &reflected, "reflect of transposed");
                let y = x.pad::<P>(100 as $T).eval();
                for (k, &y) in y.as_slice().iter().enumerate() {
                    let (i, j) = (k as isize / (wide + 3) - 2, k as isize % (wide + 3) - 2);
                    let inside = (0..high).contains(&i) && (0..wide).contains(&j);
                    assert_eq!(y, if inside { at(i, j) } else { 100 as $T }, "pad {i} {j} of {}", $w);
                }
                for shift in [-wide - 1, -1, 0, 1, 2, wide / 2, wide] {
                    let y = x.roll::<1>(shift).eval();
                    for (k, &y) in y.as_slice().iter().enumerate() {
                        let (i, j) = (k as isize / wide, k as isize % wide);
                        assert_eq!(y, at(i, (j - shift).rem_euclid(wide)), "roll {shift} {i} {j} of {}", $w);
                    }
                }
                // More lanes than a tile, and fewer; contiguous and not, where they are read and where they are written.
                let x = Tensor::<$T, Shape![35, $w]>::from_fn(|[i, j]| number(i * $w + j));
                let t = x.t().eval();
                let mut written = Tensor::<$T, Shape![$w, 35]>::zeros();
                x.cumsum::<1>().eval_into(&mut written.as_view_mut().t());
                let few = x.as_view().narrow::<0, 3, 9>().cumsum::<1>().eval();
                let all = [x.cumsum::<1>().eval(), t.t().cumsum::<1>().eval()];
                for i in 0..35 {
                    let mut sum = 0 as $T;
                    for j in 0..$w {
                        sum += number(i * $w + j);
                        assert_eq!(all[0][[i, j]], sum, "cumsum {i} {j} of {}", $w);
                        assert_eq!(all[1][[i, j]], sum, "cumsum of transposed {i} {j} of {}", $w);
                        assert_eq!(written[[j, i]], sum, "cumsum to transposed {i} {j} of {}", $w);
                        if (3..12).contains(&i) {
                            assert_eq!(few[[i - 3, j]], sum, "cumsum of nine, {i} {j} of {}", $w);
                        }
                    }
                }
                // Some rows twice.
                let rows = tensor![4, 0, 4, 2, 0];
                let mut y = x.clone();
                y.as_view_mut().narrow::<0, 0, 5>().index_add_::<0>(&rows, x.as_view().narrow::<0, 5, 5>()).unwrap();
                let mut z = t.clone();
                z.as_view_mut().narrow::<1, 0, 5>().index_add_::<1>(&rows, t.as_view().narrow::<1, 5, 5>()).unwrap();
                for i in 0..35 {
                    for j in 0..$w {
                        let mut sum = number(i * $w + j);
                        for (k, &row) in rows.as_slice().iter().enumerate() {
                            if row as usize == i {
                                sum += number((k + 5) * $w + j);
                            }
                        }
                        assert_eq!([y[[i, j]], z[[j, i]]], [sum; 2], "index_add_ {i} {j} of {}", $w);
                    }
                }
            } )*
        }
    )* };
}
rearranged! {
    f32 rows_of_f32_are_rearranged_as_by_plain_loops: 3 4 8 15 16 17 33 65 80 130;
    f64 rows_of_f64_are_rearranged_as_by_plain_loops: 3 16 19;
    i64 rows_of_i64_are_rearranged_as_by_plain_loops: 5 17;
}

// Windows that do and do not reach into the padding, of rows that do and do not fill vectors.
macro_rules! pooled {
    ($($T:ident $name:ident: $($w:literal)*;)*) => { $(
        #[test]
        fn $name() {
            $( if !is_long($w * 54) {
                let number = number!($T);
                let x = Tensor::<$T, Shape![2, 3, 9, $w]>::from_fn(|[n, c, i, j]| number(((n * 3 + c) * 9 + i) * $w + j));
                let t = x.as_view().transpose::<2, 3>().eval();
                macro_rules! pool {
                    ($options:ty: $kernel:literal $stride:literal $padding:literal $dilation:literal) => {{
                        let size = |n: isize| (n + 2 * $padding - ($kernel - 1) * $dilation - 1) / $stride + 1;
                        let (rows, columns) = (size(9) as usize, size($w) as usize);
                        let found = [x.max_pool2d::<$options>().eval(), t.as_view().transpose::<2, 3>().max_pool2d::<$options>().eval()];
                        for plane in 0..6_usize {
                            for row in 0..rows {
                                for column in 0..columns {
                                    let mut most = $T::MIN;
                                    for (i, j) in (0..$kernel).flat_map(|i| (0..$kernel).map(move |j| (i, j))) {
                                        let y = (row * $stride + i * $dilation) as isize - $padding;
                                        let z = (column * $stride + j * $dilation) as isize - $padding;
                                        if (0..9).contains(&y) && (0..$w).contains(&z) {
                                            most = most.max(number((plane * 9 + y as usize) * $w + z as usize));
                                        }
                                    }
                                    let index = [plane / 3, plane % 3, row, column];
                                    for found in &found {
                                        assert_eq!(found[index], most, "maximum {index:?} of {}", $w);
                                    }
                                }
                            }
                        }
                    }};
                }
                macro_rules! mean {
                    ($options:ty: $kernel:literal $stride:literal $padding:literal) => {{
                        let size = |n: isize| (n + 2 * $padding - $kernel) / $stride + 1;
                        let (rows, columns) = (size(9) as usize, size($w) as usize);
                        let found = [x.avg_pool2d::<$options>().eval(), x.avg_pool2d::<$options>().count_include_pad(false).eval()];
                        for plane in 0..6_usize {
                            for row in 0..rows {
                                for column in 0..columns {
                                    let (mut sum, mut n) = (0 as $T, 0);
                                    for (i, j) in (0..$kernel).flat_map(|i| (0..$kernel).map(move |j| (i, j))) {
                                        let y = (row * $stride + i) as isize - $padding;
                                        let z = (column * $stride + j) as isize - $padding;
                                        if (0..9).contains(&y) && (0..$w).contains(&z) {
                                            sum += number((plane * 9 + y as usize) * $w + z as usize);
                                            n += 1;
                                        }
                                    }
                                    let index = [plane / 3, plane % 3, row, column];
                                    assert_eq!(found[0][index], sum / ($kernel * $kernel) as $T, "mean {index:?} of {}", $w);
                                    assert_eq!(found[1][index], sum / n as $T, "mean without padding {index:?} of {}", $w);
                                }
                            }
                        }
                    }};
                }
                pool!((Kernel<3>, Stride<2>, Padding<1>): 3 2 1 1);
                pool!((Kernel<3>, Stride<1>, Dilation<2>, Padding<1>): 3 1 1 2);
                pool!((Kernel<4>, Stride<3>): 4 3 0 1);
                mean!((Kernel<3>, Stride<2>, Padding<1>): 3 2 1);
                mean!((Kernel<5>, Stride<1>, Padding<2>): 5 1 2);
                mean!((Kernel<2>, Stride<2>): 2 2 0);
                // Parts that overlap, and one part.
                let (parts, whole) = (x.adaptive_max_pool2d::<4, 3>().eval(), x.adaptive_avg_pool2d::<1, 1>().eval());
                for plane in 0..6_usize {
                    let at = |i: usize, j: usize| number((plane * 9 + i) * $w + j);
                    let sum = (0..9).flat_map(|i| (0..$w).map(move |j| at(i, j))).sum::<$T>();
                    assert_eq!(whole[[plane / 3, plane % 3, 0, 0]], sum / (9 * $w) as $T, "mean of {}", $w);
                    for (row, column) in (0..4).flat_map(|row| (0..3).map(move |column| (row, column))) {
                        let rows = row * 9 / 4..((row + 1) * 9_usize).div_ceil(4);
                        let columns = column * $w / 3..((column + 1) * $w as usize).div_ceil(3);
                        let most = rows.flat_map(|i| columns.clone().map(move |j| at(i, j))).fold($T::MIN, $T::max);
                        assert_eq!(parts[[plane / 3, plane % 3, row, column]], most, "part {row} {column} of {}", $w);
                    }
                }
                // Channels of several lines.
                let y = x.batch_norm_training(0.5).eval();
                for c in 0..3 {
                    let all = || (0..2 * 9 * $w).map(|k| [k / (9 * $w), c, k / $w % 9, k % $w]);
                    let n = (18 * $w) as f64;
                    let mean = all().map(|at| x[at] as f64).sum::<f64>() / n;
                    let variance = all().map(|at| (x[at] as f64 - mean).powi(2)).sum::<f64>() / n;
                    for at in all() {
                        let right = (x[at] as f64 - mean) / (variance + 0.5).sqrt();
                        assert!((y[at] as f64 - right).abs() < 1e-5, "batch_norm_training {at:?} of {}", $w);
                    }
                }
            } )*
        }
    )* };
}
pooled! {
    f32 pools_of_f32_are_those_of_plain_loops: 5 7 8 9 15 16 17 33 40;
    f64 pools_of_f64_are_those_of_plain_loops: 6 17;
}

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
