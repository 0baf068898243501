//! Joining, rearranging, indexing and ordering compared with PyTorch's: `arrange/cases.rs` holds the expressions
//! and what PyTorch makes of them; `arrange/generate.py` writes it.

// Operands by reference are how owned tensors are used; here they are views.
#![allow(
    clippy::op_ref,
    clippy::needless_borrow,
    clippy::needless_borrows_for_generic_args
)]
#![allow(clippy::excessive_precision)] // Python writes every `f32` with the digits of an `f64`.

mod common;

use common::{Failures, same_text};
use stridewise::prelude::*;

/// Positions are `usize` here and `i64` in PyTorch.
trait Plain {
    type Plain: std::fmt::Debug;
    fn plain(&self) -> Self::Plain;
}
macro_rules! plain {
    ($($T:ident $U:ident)*) => { $(
        impl Plain for $T {
            type Plain = $U;
            fn plain(&self) -> $U {
                *self as $U
            }
        }
    )* };
}
plain! { f32 f32 f64 f64 i64 i64 i32 i32 u8 u8 bool bool usize i64 }

fn plain<T: Plain>(x: &[T]) -> Vec<T::Plain> {
    x.iter().map(T::plain).collect()
}

macro_rules! eager {
    ($c:ident, $e:expr, [$($n:literal),*], $T:ident, [$($x:expr),*]) => {
        let y = $e;
        $c.compare::<$T>(stringify!($e), (y.shape(), &plain(y.as_slice())), (&[$($n),*], &[$($x),*]), same_text);
    };
}
macro_rules! lazy {
    ($c:ident, $e:expr, [$($n:literal),*], $T:ident, [$($x:expr),*]) => {
        eager!($c, ($e).eval(), [$($n),*], $T, [$($x),*]);
        // The same into memory that held something else, and on the heap.
        let mut y = ($e).eval();
        y.as_mut_slice().reverse();
        ($e).eval_into(&mut y);
        assert_eq!(y.to_string(), ($e).eval_boxed().to_string());
    };
}
macro_rules! checked {
    ($c:ident, $e:expr, $($rest:tt)*) => {
        eager!($c, ($e).unwrap().eval(), $($rest)*);
    };
}
macro_rules! pair {
    ($c:ident, $e:expr, [$($n:literal),*], $T:ident, [$($x:expr),*], [$($i:expr),*]) => {
        let (values, indices) = $e;
        $c.compare::<$T>(stringify!($e), (values.shape(), &plain(values.as_slice())), (&[$($n),*], &[$($x),*]), same_text);
        $c.compare::<i64>(stringify!($e), (indices.shape(), &plain(indices.as_slice())), (&[$($n),*], &[$($i),*]), same_text);
    };
}
macro_rules! write {
    ($c:ident, $base:ident, $t:ident, $e:expr, $($rest:tt)*) => {
        let mut $t = ($base).eval();
        $e;
        eager!($c, $t, $($rest)*);
    };
}
macro_rules! found {
    ($c:ident, $e:expr, [$n:literal $(, $k:literal)?], $T:ident, [$($x:expr),*]) => {
        let found = $e;
        let flat: Vec<$T> = found.iter().flat_map(Flat::flat).collect();
        $c.compare::<$T>(stringify!($e), (&[found.len()], &flat), (&[$n], &[$($x),*]), same_text);
    };
}
macro_rules! scalar {
    ($c:ident, $e:expr, [], $T:ident, [$x:expr]) => {
        $c.compare::<$T>(stringify!($e), (&[], &[$e]), (&[], &[$x]), same_text);
    };
}

/// What is found is an element, or an index of several numbers.
trait Flat {
    type Item;
    fn flat(&self) -> Vec<Self::Item>;
}
impl<const R: usize> Flat for [usize; R] {
    type Item = i64;
    fn flat(&self) -> Vec<i64> {
        plain(self)
    }
}
macro_rules! flat {
    ($($T:ident)*) => { $(
        impl Flat for $T {
            type Item = $T;
            fn flat(&self) -> Vec<$T> {
                vec![*self]
            }
        }
    )* };
}
flat! { f32 i64 bool }

include!("arrange/cases.rs");

#[test]
fn there_are_cases() {
    const { assert!(CASES >= 250) };
}

#[test]
fn an_index_out_of_range_is_an_error_and_nothing_is_written() {
    let x = Tensor::<i64, Shape![3, 4]>::arange();
    let error = |index, at, size| IndicesError { index, at, size };
    let index = tensor![0i64, 2, 3];
    assert_eq!(x.index_select::<0>(&index).err(), Some(error(3, 2, 3)));
    assert!(x.index_select::<1>(&index).is_ok());
    let index = tensor![[0i8, -1], [2, 2]];
    assert_eq!(x.gather::<0>(&index).err(), Some(error(-1, 1, 3)));
    assert_eq!(x.take(&tensor![-12]).unwrap().eval(), tensor![0i64]);
    assert_eq!(x.take(&tensor![-13]).err(), Some(error(-13, 0, 12)));
    assert_eq!(
        x.take(&tensor![u64::MAX]).err(),
        Some(error(i64::MAX, 0, 12))
    );
    let none = Tensor::<f32, Shape![0, 4]>::zeros();
    assert_eq!(
        none.index_select::<0>(&tensor![0]).err(),
        Some(error(0, 0, 0))
    );
    assert_eq!(none.take(&tensor![0]).err(), Some(error(0, 0, 0)));

    let mut y = x.clone();
    let (late, ones) = (tensor![[0, 0, 9]], Tensor::<i64, Shape![1, 3]>::ones());
    assert_eq!(y.scatter_::<0>(&late, &ones).err(), Some(error(9, 2, 3)));
    assert!(y.scatter_add_::<1>(&late, &ones).is_err());
    assert!(y.scatter_value_::<1>(&late, 7).is_err());
    let rows = Tensor::<i64, Shape![2, 4]>::ones();
    assert!(y.index_add_::<0>(&tensor![0, 3], &rows).is_err());
    assert!(y.index_copy_::<0>(&tensor![0, -1], &rows).is_err());
    assert!(y.index_fill_::<0>(&tensor![0, 3], 7).is_err());
    assert_eq!(x, y);
    assert_eq!(
        error(9, 2, 3).to_string(),
        "index 9, at position 2 of the indices, is out of range for size 3"
    );
    // An index that no `i64` holds, as `0 - 1` of unsigned numbers, is not said to be another one.
    let late = x.take(&tensor![u64::MAX]).err().unwrap();
    assert_eq!(
        late.to_string(),
        "index 9223372036854775807 or more, at position 0 of the indices, is out of range for size 12"
    );
}

/// Of the operations along indices in place, PyTorch's `index_fill_` alone counts negative ones from the end.
#[test]
fn index_fill_counts_negative_indices_from_the_end() {
    let mut y = tensor![1, 2, 3, 4];
    y.index_fill_::<0>(&tensor![-1, 1, -4], 7).unwrap();
    assert_eq!(y, tensor![7, 7, 3, 7]);
    let wrong = y.index_fill_::<0>(&tensor![0i8, -5], 9).err();
    let (index, at, size) = (-5, 1, 4);
    assert_eq!(wrong, Some(IndicesError { index, at, size }));
    assert_eq!(y, tensor![7, 7, 3, 7]);
    let mut y = Tensor::<i32, Shape![2, 3]>::zeros();
    y.index_fill_::<1>(&tensor![-2i64], 7).unwrap();
    assert_eq!(y, tensor![[0, 7, 0], [0, 7, 0]]);
}

/// What replaces elements needs no arithmetic, in place or as an expression; PyTorch's, with booleans.
#[test]
fn elements_without_arithmetic_are_scattered_to_a_copy() {
    let x = tensor![[true, false, false], [false, true, true]];
    let (index, src) = (tensor![[2u8], [0]], tensor![[true], [true]]);
    let scattered = tensor![[true, false, true], [true, true, true]];
    assert_eq!(x.scatter::<1>(&index, &src).unwrap().eval(), scattered);
    let copied = tensor![[true, false, true], [false, true, true]];
    let column = x.index_copy::<-1>(tensor![2i64], x.slice(s![.., ..1]));
    assert_eq!(
        column.unwrap().eval(),
        tensor![[true, false, true], [false, true, false]]
    );
    let row = x.index_copy::<0>(tensor![1i64], copied.slice(s![..1]));
    assert_eq!(
        row.unwrap().eval(),
        tensor![[true, false, false], [true, false, true]]
    );
    let letters = tensor!['a', 'b', 'c'];
    let moved = letters.scatter::<0>(tensor![0i64, 2], tensor!['y', 'z']);
    assert_eq!(moved.unwrap().eval().as_slice(), ['y', 'b', 'z']);
}

/// The elements of which one is selected need no place on the stack.
#[test]
fn medians_and_quantiles_of_more_elements_than_the_stack_has() {
    let x = BoxedTensor::<f32, Shape![200_003]>::from_fn(|[i]| (i * 7919 % 200_003) as f32);
    assert_eq!((x.median(), (&x * 2.0).median()), (100_001.0, 200_002.0));
    assert_eq!(
        (x.quantile(0.25), x.nanquantile(1.0)),
        (50_000.5, 200_002.0)
    );
    // A temporary that is too large is on the heap as well.
    assert_eq!(x.sort::<0>().values().median(), 100_001.0);
}

/// Indices that change between the check and the computation reach no other memory.
#[test]
fn indices_that_change_stay_within_the_tensor() {
    let x = Tensor::<i64, Shape![3, 4]>::arange();
    let mut index = tensor![0i64, 1];
    let cells = index.as_cells();
    let rows = x.index_select::<0>(cells).unwrap();
    let taken = x.take(cells).unwrap();
    cells[[1]].set(1000);
    assert_eq!(rows.eval(), tensor![[0, 1, 2, 3], [0, 1, 2, 3]]);
    assert_eq!(taken.eval(), tensor![0, 0]);
    // The indices are among what is written.
    let mut x = tensor![2i64, 0, 1];
    let mut cells = x.as_cells();
    cells.scatter_::<0>(cells, &tensor![7i64, 8, 9]).unwrap();
    assert_eq!(x, tensor![8, 0, 7]);
}

#[test]
fn into_memory_of_the_caller_and_on_the_heap() {
    let x = tensor![[3, 1, 2], [6, 5, 4]];
    let (mut values, mut indices) = (
        Tensor::<i32, Shape![3, 2]>::zeros(),
        Tensor::<usize, Shape![2, 3]>::zeros(),
    );
    x.sort::<1>()
        .eval_into((&mut values.as_view_mut().t(), &mut indices));
    assert_eq!(values, tensor![[1, 4], [2, 5], [3, 6]]);
    assert_eq!(indices, tensor![[1, 2, 0], [2, 1, 0]]);
    let (values, indices) = x.sort_descending::<1>().eval_boxed();
    assert_eq!(values, tensor![[3, 2, 1], [6, 5, 4]]);
    assert_eq!(indices, tensor![[0, 2, 1], [0, 1, 2]]);
}

/// Medians and the elements at a position along each dimension, of equal elements and NaN, adjacent and not.
#[test]
fn chosen_elements_are_those_of_sorted_lanes() {
    use std::fmt::Debug;

    use stridewise::ops::Ordered;

    fn check<T: Ordered + PartialEq + Debug>(number: impl Fn(usize) -> T + Copy) {
        let random = |i: usize| (i.wrapping_mul(2_654_435_761) >> 9) % 23;
        let x = Tensor::<T, Shape![3, 30, 4]>::from_fn(|[i, j, k]| {
            number(random((i * 30 + j) * 4 + k))
        });
        macro_rules! along {
            ($x:expr, $dim:literal) => {{
                let x = $x;
                let (sorted, order) = x.sort::<$dim>().eval();
                let third = x.kthvalue::<3, $dim>().eval();
                assert!(same(&third.0, &sorted.select::<$dim, 2>().eval()));
                assert_eq!(third.1, order.select::<$dim, 2>().eval());
                let (middle, at) = x.median_dim::<$dim>().eval();
                assert!(same(
                    &middle,
                    &x.gather::<$dim>(&at.unsqueeze::<$dim>().eval())
                        .unwrap()
                        .eval()
                        .squeeze::<$dim>()
                        .eval()
                ));
                let size = x.size::<$dim>();
                let last = sorted.select::<$dim, -1>().eval();
                let lower = sorted.select_at::<$dim>((size - 1) / 2).unwrap().eval();
                for (i, last) in last.as_slice().iter().enumerate() {
                    let found = middle.as_slice()[i];
                    assert!(found == lower.as_slice()[i] || unordered(found) && unordered(*last));
                    assert_eq!(unordered(found), unordered(*last));
                }
            }};
        }
        along!(&x, 1);
        along!(x.transpose::<0, 1>(), 0);
        along!(x.transpose::<1, 2>(), 2);
        along!(&x, 0);
    }
    fn same<T: Ordered + PartialEq, S: Shape>(a: &Tensor<T, S>, b: &Tensor<T, S>) -> bool {
        a.as_slice()
            .iter()
            .zip(b.as_slice())
            .all(|(a, b)| a == b || unordered(*a) && unordered(*b))
    }
    #[allow(clippy::eq_op)]
    fn unordered<T: PartialEq>(x: T) -> bool {
        x != x
    }
    check(|i| {
        if i == 5 {
            f32::NAN
        } else {
            i as f32 / 7.0 - 1.0
        }
    });
    check(|i| i as f64 / 7.0 - 1.0);
    check(|i| if i == 0 { f64::NAN } else { -(i as f64) });
    check(|i| i as i32 - 11);
    check(|i| i as i64 - 11);
    check(|i| i as u8);
    check(|i| i % 2 == 0);
}

// Elements without bytes have no distance.
#[test]
fn elements_without_bytes_are_turned() {
    let units = Tensor::<(), Shape![32, 40]>::full(());
    let turned = units.rot90::<1, 0, 1>().eval();
    assert_eq!(
        (turned.shape(), turned.iter().count()),
        (&[40, 32][..], 1280)
    );
}

/// Rows of known numbers of bytes, at every alignment of the result, and nothing beside it.
#[test]
fn rows_of_permuted_copies_begin_anywhere() {
    macro_rules! check {
        ($($T:ident $length:literal)*) => { $({
            let count = 5 * 6 * $length;
            let from: Vec<$T> = (0..count).map(|i| (i % 251) as $T).collect();
            let x = TensorView::<$T, Shape![5, 6, $length]>::try_from(&from[..]).unwrap();
            for offset in 0..40 / size_of::<$T>() {
                let mut to = vec![255 as $T; count + 40];
                let mut y = TensorViewMut::<$T, Shape![6, 5, $length]>::try_from(
                    &mut to[offset..offset + count],
                )
                .unwrap();
                x.transpose::<0, 1>().eval_into(&mut y);
                for (i, &found) in to.iter().enumerate() {
                    let wanted = i.checked_sub(offset).filter(|i| *i < count).map_or(255 as $T, |i| {
                        let (b, a, c) = (i / (5 * $length), i / $length % 5, i % $length);
                        from[(a * 6 + b) * $length + c]
                    });
                    assert_eq!(found, wanted, "{} {} at {offset}, {i}", stringify!($T), $length);
                }
            }
        })* };
    }
    check! { u8 32 u8 64 u8 128 f32 8 f32 16 f32 32 f32 48 f32 64 f32 65 f64 32 i64 16 }
}

/// Long rows in the other order are runs, which end wherever a row does.
#[test]
fn long_rows_are_flipped() {
    macro_rules! check {
        ($($T:ident $n:literal)*) => { $( {
            let x = BoxedTensor::<$T, Shape![6, $n]>::from_fn(|[i, j]| (i * 31 + j * 7 % 97) as $T);
            let [y, both] = [x.flip::<Dims![1]>().eval_boxed(), x.flip::<Dims![0, 1]>().eval_boxed()];
            let joined = (&x, x.flip::<Dims![1]>()).cat::<1>().eval_boxed();
            for (i, row) in x.rows().enumerate() {
                for (j, &wanted) in row.iter().enumerate() {
                    let k = $n - 1 - j;
                    let found = [y[[i, k]], both[[5 - i, k]], joined[[i, j]], joined[[i, $n + k]]];
                    assert_eq!(found, [wanted; 4], "{i}, {j} of {} {}", stringify!($T), $n);
                }
            }
        } )* };
    }
    check! { u8 32 u8 33 u8 300 i32 8 i32 9 f32 17 f32 64 f32 1000 f64 5 f64 129 }
}
