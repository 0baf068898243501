//! Whole operations from and to memory at every alignment, compared with loops over the elements, with debug assertions.

use stridewise::prelude::*;

#[path = "common/placed.rs"]
mod placed;
use placed::{Placed, offsets};
#[cfg(feature = "alloc")]
#[path = "alignment/on_heap.rs"]
mod on_heap;

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

/// A pool's window: the kernel's rows and columns, and of its columns the stride, the padding and the dilation.
#[cfg(feature = "alloc")]
struct Windows([usize; 2], [usize; 3]);
#[cfg(feature = "alloc")]
impl Windows {
    /// Checks pools of rows of a plane: the largest elements, the means, and the means without the padding.
    fn check(&self, x: &[f32], [high, wide]: [usize; 2], found: [Option<(&[usize], &[f32])>; 3]) {
        let &Self([rows, columns], [stride, padding, dilation]) = self;
        let sizes = [
            high + 1 - rows,
            (wide + 2 * padding - (columns - 1) * dilation - 1) / stride + 1,
        ];
        for (kind, (shape, y)) in found
            .into_iter()
            .enumerate()
            .filter_map(|(i, found)| Some((i, found?)))
        {
            assert_eq!(shape[shape.len() - 1], sizes[1], "{kind} of {wide}");
            for (i, &y) in y.iter().enumerate() {
                let (row, column) = (i / sizes[1], i % sizes[1]);
                let columns = (0..columns).map(|j| column * stride + j * dilation);
                let inside = columns.filter(|at| (padding..padding + wide).contains(at));
                let seen: Vec<f32> = inside
                    .flat_map(|at| (row..row + rows).map(move |y| x[y * wide + at - padding]))
                    .collect();
                let n = [1, self.0[0] * self.0[1], seen.len()][kind] as f32;
                let right = match kind {
                    0 => seen.iter().copied().fold(f32::NEG_INFINITY, f32::max),
                    _ => seen.iter().sum::<f32>() / n,
                };
                assert_eq!(y, right, "{kind}: {row} {column} of {wide} by {:?}", self.1);
            }
        }
    }
}
/// Pools of rows that are longer than a line of 1024 columns, or as long with the padding, have the values of plain loops.
#[cfg(feature = "alloc")]
#[test]
fn pools_of_long_rows_are_those_of_plain_loops() {
    macro_rules! of_width {
        ($($w:literal)*) => { $( if !is_long(3 * $w) {
            let x = BoxedTensor::<f32, Shape![1, 3, $w]>::from_fn(|[_, i, j]| number!(f32)(i * $w + j * j));
            macro_rules! one {
                ($options:ty: $kernel:expr, $numbers:expr) => {{
                    let y = x.max_pool2d::<$options>().eval_boxed();
                    Windows($kernel, $numbers).check(x.as_slice(), [3, $w], [Some((y.shape(), y.as_slice())), None, None]);
                }};
            }
            macro_rules! all {
                ($options:ty: $kernel:expr, $numbers:expr) => {{
                    one!($options: $kernel, $numbers);
                    let y = x.avg_pool2d::<$options>().eval_boxed();
                    let z = x.avg_pool2d::<$options>().count_include_pad(false).eval_boxed();
                    let found = [None, Some((y.shape(), y.as_slice())), Some((z.shape(), z.as_slice()))];
                    Windows($kernel, $numbers).check(x.as_slice(), [3, $w], found);
                }};
            }
            all!((Kernel<1, 25>, Stride<1>, Padding<0, 12>): [1, 25], [1, 12, 1]);
            all!((Kernel<3, 3>, Stride<1, 2>, Padding<0, 1>): [3, 3], [2, 1, 1]);
            all!((Kernel<2, 4>, Stride<1, 700>, Padding<0, 2>): [2, 4], [700, 2, 1]);
            // Windows of half a line, and longer ones.
            one!((Kernel<1, 8>, Stride<1>, Padding<0, 3>, Dilation<1, 73>): [1, 8], [1, 3, 73]);
            one!((Kernel<1, 8>, Stride<1>, Padding<0, 3>, Dilation<1, 74>): [1, 8], [1, 3, 74]);
            // Parts of a row, of which a line has room for some, for one and for none.
            macro_rules! parts {
                ($rows:literal $columns:literal) => {{
                    let most = x.adaptive_max_pool2d::<$rows, $columns>().eval_boxed();
                    let mean = x.adaptive_avg_pool2d::<$rows, $columns>().eval_boxed();
                    let ends = |i: usize, n: usize, size: usize| i * size / n..((i + 1) * size).div_ceil(n);
                    for (i, j) in (0..$rows).flat_map(|i| (0..$columns).map(move |j| (i, j))) {
                        let (rows, columns) = (ends(i, $rows, 3), ends(j, $columns, $w));
                        let all = || rows.clone().flat_map(|i| columns.clone().map(move |j| [0, i, j])).map(|at| x[at]);
                        assert_eq!(most[[0, i, j]], all().fold(f32::MIN, f32::max), "maximum {i} {j} of {}", $w);
                        assert_eq!(mean[[0, i, j]], all().sum::<f32>() / all().count() as f32, "mean {i} {j} of {}", $w);
                    }
                }};
            }
            parts!(1 1);
            parts!(2 2);
            parts!(1 3);
            parts!(1 7);
            parts!(2 100);
        } )* };
    }
    of_width!(999 1000 1001 1022 1023 1024 1025 2049 3136);
}

/// Results that are written past the cache, from every place within a line of it on.
#[test]
fn large_results_at_any_place() {
    fn check<S: Shape>(skip: usize) {
        let x: Vec<f32> = (0..S::NUMEL).map(|i| (i % 1009) as f32 - 300.0).collect();
        let mut out = vec![f32::NAN; S::NUMEL + 40];
        let x = TensorView::<f32, S>::try_from(&x[..]).unwrap();
        let mut y = TensorViewMut::<f32, S>::try_from(&mut out[skip..][..S::NUMEL]).unwrap();
        (x * 2.0 - x.abs()).eval_into(&mut y);
        for (i, y) in out.iter().enumerate() {
            let k = i.wrapping_sub(skip);
            if k < S::NUMEL {
                let x = (k % 1009) as f32 - 300.0;
                assert_eq!(*y, x * 2.0 - x.abs(), "{k} after {skip}");
            } else {
                assert!(y.is_nan());
            }
        }
    }
    check::<Shape![4194304]>(0);
    check::<Shape![2051, 2053]>(1);
    check::<Shape![4194331]>(15);
    check::<Shape![4194304]>(29);
}

macro_rules! lanes {
    ($($T:ident $name:ident: $($m:literal $n:literal)*;)*) => { $(
        #[test]
        fn $name() {
            $( if !is_long($m * $n) {
                let number = |i: usize| (i * 7919 % 1013) as $T * 0.01 - 5.0;
                let x = Tensor::<$T, Shape![$m, $n]>::from_fn(|[i, j]| number(i * $n + j));
                let (y, log) = (x.softmax::<1>().eval(), x.log_softmax::<1>().eval());
                for i in 0..$m {
                    let lane = || (0..$n).map(|j| f64::from(x[[i, j]]));
                    let most = lane().fold(f64::MIN, f64::max);
                    let sum: f64 = lane().map(|x| (x - most).exp()).sum();
                    for (j, x) in lane().enumerate() {
                        let (found, wanted) = (f64::from(y[[i, j]]), (x - most).exp() / sum);
                        assert!((found - wanted).abs() <= 1e-6 * wanted, "{i} {j} of {}: {found} {wanted}", $n);
                        let (found, wanted) = (f64::from(log[[i, j]]), x - most - sum.ln());
                        assert!((found - wanted).abs() <= 2e-6 * (1.0 + wanted.abs()), "{i} {j} of {}: {found} {wanted}", $n);
                    }
                }
                // One number that is NaN is in one lane, wherever it is.
                for at in [0, $n / 2, $n - 1] {
                    let z = Tensor::<$T, Shape![$m, $n]>::from_fn(|[i, j]| if i == 0 && j == at { $T::NAN } else { number(j) });
                    let y = z.softmax::<1>().eval();
                    assert!((0..$n).all(|j| y[[0, j]].is_nan()), "{at} of {}", $n);
                    assert!($m == 1 || (0..$n).all(|j| !y[[$m - 1, j]].is_nan()), "{at} of {}", $n);
                }
                let z = Tensor::<$T, Shape![$m, $n]>::from_fn(|[i, _]| if i == 0 { -$T::INFINITY } else { 1.0 });
                let y = z.softmax::<1>().eval();
                assert!((0..$n).all(|j| y[[0, j]].is_nan()), "{}", $n);
                assert!($m == 1 || (0..$n).all(|j| y[[$m - 1, j]] == (1.0 / $n as f64) as $T), "{}", $n);
            } )*
        }
    )* };
}
lanes! {
    f32 lanes_of_f32_of_every_length: 3 1 3 2 3 5 3 7 3 8 3 9 2 10 1 31 3 16 40 16 70 8 70 9 70 15 40 31 20 32 20 33 20 47 20 49 10 63
        10 64 10 65 6 95 6 97 6 100 5 127 5 128 5 129 5 130 4 161 3 197 3 300 2 1000;
    f64 lanes_of_f64_of_every_length: 3 1 3 2 3 5 3 7 3 8 3 9 2 10 1 31 3 16 40 16 70 8 70 9 70 15 40 31 20 32 20 33 20 47 20 49 10 63
        10 64 10 65 6 95 6 97 6 100 5 127 5 128 5 129 5 130 4 161 3 197 3 300 2 1000;
}

#[test]
fn softmax_of_short_rows_of_views() {
    let x = Tensor::<f32, Shape![9, 3, 24]>::from_fn(|[i, j, k]| {
        ((i * 97 + j * 31 + k) * 7919 % 1013) as f32 * 0.01
    });
    let one = Tensor::<f32, Shape![20]>::from_fn(|[k]| k as f32 * 0.3);
    // Rows of a part, with the most of them along the first dimension, along the second, and all of them the same.
    let first = x.narrow::<2, 3, 20>();
    let second = first.transpose::<0, 1>();
    let same = one.expand::<Shape![3, 9, 20]>();
    let (a, b, c) = (
        first.softmax::<2>().eval(),
        second.log_softmax::<2>().eval(),
        same.softmax::<-1>().eval(),
    );
    // Into the memory of another layout.
    let mut out = Tensor::<f32, Shape![9, 3, 24]>::full(7.0);
    second
        .softmax::<-1>()
        .eval_into(&mut out.as_view_mut().narrow::<2, 1, 20>().transpose::<0, 1>());
    for i in 0..9 {
        for j in 0..3 {
            // By itself, a row is no part of a tile.
            let row = Tensor::<f32, Shape![20]>::from_fn(|[k]| first[[i, j, k]]);
            let (wanted, log, even) = (
                row.softmax::<0>().eval(),
                row.log_softmax::<0>().eval(),
                one.softmax::<0>().eval(),
            );
            for k in 0..20 {
                let near = |found: f32, wanted: f32| {
                    assert!(
                        (found - wanted).abs() <= 2e-6 * wanted.abs(),
                        "{i} {j} {k}: {found} {wanted}"
                    )
                };
                near(a[[i, j, k]], wanted[[k]]);
                near(b[[j, i, k]], log[[k]]);
                near(c[[j, i, k]], even[[k]]);
                near(out[[i, j, k + 1]], wanted[[k]]);
            }
            assert_eq!([0, 21, 22, 23].map(|k| out[[i, j, k]]), [7.0; 4]);
        }
    }
}

#[test]
fn one_row_is_no_tile() {
    macro_rules! one_row {
        ($($shape:tt over $to:tt;)*) => { $({
            type S = Shape!$shape;
            const N: usize = <S as Shape>::NUMEL;
            let number = |i: usize| (i * 7919 % 1013) as f32 * 0.01 - 5.0;
            let (mut from, mut to) = ([7.0_f32; N + 64], [7.0_f32; N + 64]);
            for (i, x) in from[32..N + 32].iter_mut().enumerate() {
                *x = number(i);
            }
            let x = TensorView::<f32, S>::new(from[32..N + 32].try_into().unwrap());
            let (mean, count) = ((0..N).map(|i| f64::from(number(i))).sum::<f64>() / N as f64, N as f64);
            let var = (0..N).map(|i| (f64::from(number(i)) - mean).powi(2)).sum::<f64>() / count;
            let square = (0..N).map(|i| f64::from(number(i)).powi(2)).sum::<f64>() / count;
            x.layer_norm::<Shape!$to>(1e-5).eval_into(&mut TensorViewMut::<f32, S>::new((&mut to[32..N + 32]).try_into().unwrap()));
            for i in 0..N {
                let wanted = (f64::from(number(i)) - mean) / (var + 1e-5).sqrt();
                assert!((f64::from(to[32 + i]) - wanted).abs() < 1e-5, "{i} of {}", stringify!($shape));
            }
            x.rms_norm::<Shape!$to>(1e-5).eval_into(&mut TensorViewMut::<f32, S>::new((&mut to[32..N + 32]).try_into().unwrap()));
            for i in 0..N {
                let wanted = f64::from(number(i)) / (square + 1e-5).sqrt();
                assert!((f64::from(to[32 + i]) - wanted).abs() < 1e-5, "{i} of {}", stringify!($shape));
            }
            assert!(to[..32].iter().chain(&to[N + 32..]).all(|&x| x == 7.0), "beside {}", stringify!($shape));
        })* };
    }
    one_row! {
        [8] over [8];
        [20] over [20];
        [128] over [128];
        [1, 20] over [20];
        [1, 1, 1, 1, 1, 1, 1, 20] over [20];
        [9, 3] over [9, 3];
        [8, 1] over [8, 1];
        [1, 9, 3] over [9, 3];
        [9, 1, 1, 1, 1, 1, 1, 4] over [9, 1, 1, 1, 1, 1, 1, 4];
    }
    let row = Tensor::<f32, Shape![20]>::from_fn(|[i]| i as f32);
    let sum: f32 = row.softmax::<0>().sum();
    assert!((sum - 1.0).abs() < 1e-6);
}
