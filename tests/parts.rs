//! Parts along a dimension: what they hold, that they are apart, and what a mutable part may see.

use std::thread;

use stridewise::layout::Layout;
use stridewise::prelude::*;
use stridewise::storage::Storage;

/// Shape, strides, offset and storage length.
fn facts<S: Storage, L: Layout>(x: &TensorBase<S, L>) -> (&[usize], &[usize], usize, usize) {
    (x.shape(), x.stride(), x.storage_offset(), x.storage_len())
}

fn elements<T: Copy + 'static>(x: impl Expr<Elem = T>) -> Vec<T> {
    x.eval().iter().copied().collect()
}

// The types of parts whose elements are not contiguous, in rows of 6 or of 4.
type Columns<'a, Sh, const LEN: usize> =
    TensorViewMut<'a, i64, Sh, Strides![6, 1], D<0>, Interleaved<D<LEN>>>;
type Narrow<'a, Sh, const LEN: usize> =
    TensorViewMut<'a, i64, Sh, Strides![4, 1], D<0>, Interleaved<D<LEN>>>;
type Repeated<'a> = TensorView<'a, i64, Shape![3, 2], Strides![0, 5], D<0>, Interleaved<D<6>>>;

#[test]
fn chunks_are_equal_parts_of_one_type() {
    let x = Tensor::<i64, Shape![4, 6]>::arange();
    let parts = x.chunk::<1, 3>();
    assert_eq!(facts(&parts[0]), (&[4, 2][..], &[6, 1][..], 0, 20));
    assert_eq!(elements(parts[1]), [2, 3, 8, 9, 14, 15, 20, 21]);
    assert_eq!(elements(parts[2]), [4, 5, 10, 11, 16, 17, 22, 23]);
    // A part of whole rows has the type that a function names.
    let [above, below]: [TensorView<i64, Shape![2, 6]>; 2] = x.chunk::<0, 2>();
    assert_eq!(above.sum() + below.sum(), x.sum());
    assert_eq!(x.chunk::<-1, 1>()[0], x);
    assert_eq!(x.t().chunk::<0, 6>()[5], x.t().narrow::<0, 5, 1>());
}

#[test]
fn split_names_the_size_of_the_parts() {
    let x = Tensor::<i64, Shape![4, 6]>::arange();
    let [a, b, c] = x.split::<1, 2>();
    assert_eq!([a, b, c], x.chunk::<1, 3>());
    assert_eq!(x.split::<0, 4>()[0], x);
    assert_eq!(
        x.slice(s![.., ..;2]).split::<0, 1>()[3].view::<Shape![3]>(),
        tensor![18, 20, 22]
    );
}

#[test]
fn unbind_drops_the_dimension() {
    let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    let planes: [TensorView<i64, Shape![3, 4]>; 2] = x.unbind::<0>();
    assert_eq!(planes[1][[0, 0]], 12);
    let columns = x.unbind::<-1>();
    assert_eq!(facts(&columns[0]), (&[2, 3][..], &[12, 4][..], 0, 21));
    assert_eq!(elements(columns[3]), [3, 7, 11, 15, 19, 23]);
    let [a, b] = Tensor::<i64, Shape![2]>::arange()
        .unbind::<0>()
        .map(|x| x[[]]);
    assert_eq!((a, b), (0, 1));
    assert!(x.axis_iter::<1>().eq(x.unbind::<1>()));
    assert!(
        x.axis_iter::<1>()
            .rev()
            .eq(x.unbind::<1>().into_iter().rev())
    );
}

#[test]
fn parts_of_different_sizes_are_what_narrow_gives() {
    let x = Tensor::<i64, Shape![4, 6]>::arange();
    let (a, b, c) = x.as_view().split_with_sizes::<1, Shape![1, 3, 2]>();
    let (d, e) = x.split_at::<0, 3>();
    let same = (
        x.narrow::<1, 0, 1>(),
        x.narrow::<1, 1, 3>(),
        x.narrow::<1, 4, 2>(),
        x.narrow::<0, 0, 3>(),
        x.narrow::<0, 3, 1>(),
    );
    // One type, by assignment.
    let mut parts = (a, b, c, d, e);
    assert_eq!(facts(&parts.1), (&[4, 3][..], &[6, 1][..], 1, 24));
    assert!(parts == same);
    parts = same;
    assert_eq!(parts.4.sum(), 18 + 19 + 20 + 21 + 22 + 23);

    let eight = x
        .view::<Shape![_]>()
        .split_with_sizes::<0, Shape![1, 2, 3, 4, 5, 6, 2, 1]>();
    assert_eq!((eight.7.storage_offset(), eight.7[[0]]), (23, 23));
    assert_eq!(
        facts(&x.split_with_sizes::<1, Shape![6, 0]>().1),
        (&[4, 0][..], &[6, 1][..], 6, 24)
    );
    assert_eq!(facts(&x.split_at::<1, 6>().1).2, 6);
    // A size above 999.
    let long = Tensor::<u8, Shape![70_000]>::zeros();
    let (_, rest) = long.split_with_sizes::<0, Shape![50_000, 20_000]>();
    assert_eq!(facts(&rest), (&[20_000][..], &[1][..], 50_000, 70_000));
}

#[test]
fn parts_are_constants() {
    static W: [i64; 6] = [0, 1, 2, 3, 4, 5];
    static X: TensorView<'static, i64, Shape![2, 3]> = TensorView::new(&W);
    static ROWS: [TensorView<'static, i64, Shape![3]>; 2] = X.unbind::<0>();
    const HALVES: [TensorView<'static, i64, Shape![3]>; 2] =
        TensorView::<i64, Shape![6]>::new(&[0, 1, 2, 3, 4, 5]).chunk::<0, 2>();
    assert_eq!(ROWS, HALVES);
    const LAST: i64 = {
        let mut x = Tensor::<i64, Shape![2, 2]>::full(3);
        let (_, right) = x.as_view_mut().split_at::<1, 1>();
        let (_, corner) = right.split_with_sizes::<0, Shape![1, 1]>();
        corner.storage()[0]
    };
    assert_eq!(LAST, 3);
}

#[test]
fn parts_without_elements() {
    let mut x = Tensor::<i64, Shape![0, 3]>::zeros();
    assert_eq!(x.split::<0, 2>().map(|p| p.shape()), [[0, 3]]);
    assert_eq!(x.split::<0, 0>().map(|p| p.shape()), [[0, 3]]);
    assert_eq!(x.chunk::<0, 3>().map(|p| p.numel()), [0; 3]);
    assert_eq!(x.unbind::<0>().len(), 0);
    assert_eq!(x.unbind::<1>().map(|p| p.shape()), [[0]; 3]);
    let () = x.split_with_sizes::<0, Shape![]>();
    let (a, b) = x.split_at::<0, 0>();
    assert_eq!((a.numel(), b.numel()), (0, 0));
    for mut part in x.as_view_mut().unbind::<1>() {
        part.fill_(1);
        assert_eq!(part.storage(), [0_i64; 0]);
    }
    let (mut a, mut b) = x.as_view_mut().split_at::<1, 2>();
    assert_eq!((a.fill_(1).numel(), b.fill_(1).numel()), (0, 0));
    assert_eq!(
        x.rows_mut().count() + x.axis_iter_mut::<1>().map(|p| p.numel()).sum::<usize>(),
        0
    );

    let mut y = Tensor::<i64, Shape![2, 1]>::arange();
    let (mut a, mut none) = y.as_view_mut().split_at::<1, 1>();
    assert_eq!((a.add_(1).sum(), none.add_(1).sum()), (3, 0));
    assert_eq!(none.storage(), [0_i64; 0]);
    // A dimension of size 1, whose stride does not matter.
    let [mut only] = y.as_view_mut().unbind::<1>();
    only.add_(1);
    let whole: TensorViewMut<i64, Shape![2]> = only;
    assert_eq!(whole.storage(), [2, 3]);
}

#[test]
fn elements_without_size() {
    let mut x = Tensor::<(), Shape![4, 6]>::full(());
    assert_eq!(
        x.as_view_mut().chunk::<1, 2>().map(|p| p.iter().count()),
        [12; 2]
    );
    assert_eq!(
        x.rows_mut()
            .map(|mut r| r.iter_mut().count())
            .sum::<usize>(),
        24
    );
    let (a, b) = x.as_view_mut().split_at::<0, 1>();
    assert_eq!((a.storage().len(), b.storage().len()), (6, 18));
}

#[test]
fn interleaved_columns_are_written_at_once() {
    let mut x = Tensor::<i64, Shape![4, 6]>::zeros();
    let [mut left, mut right] = x.as_view_mut().chunk::<1, 2>();
    for i in 0..4 {
        for j in 0..3 {
            // In turns, through every path that writes.
            left[[i, j]] = 1;
            *right.get_mut([i, j]).unwrap() = 2;
        }
    }
    left.add_(&right);
    right
        .iter_mut()
        .zip(left.iter_mut())
        .for_each(|(r, l)| std::mem::swap(r, l));
    let (l, r) = (left.as_cells(), right.as_cells());
    l[[0, 0]].set(r[[0, 0]].get() + 7);
    assert_eq!(right.as_view().sum(), 3 * 12);
    assert_eq!(x.as_slice()[..6], [10, 2, 2, 3, 3, 3]);

    let [mut a, mut b, mut c] = x.as_view_mut().slice(s![.., ..;2]).unbind::<1>();
    a.fill_(0);
    b.fill_(1);
    c.fill_(2);
    assert_eq!(x.as_slice()[18..], [0, 2, 1, 3, 2, 3]);
}

#[test]
fn parts_of_parts_stay_apart_or_become_whole() {
    let mut x = Tensor::<i64, Shape![4, 6]>::arange();
    let [left, _right] = x.as_view_mut().chunk::<1, 2>();
    let _: &Columns<Shape![4, 3], 21> = &left;
    assert_eq!(facts(&left).3, 21);
    let [above, below] = left.chunk::<0, 2>();
    let _: &Columns<Shape![2, 3], 9> = &above;
    // A row of it has no gaps.
    let [mut first, second]: [TensorViewMut<i64, Shape![3]>; 2] = below.unbind::<0>();
    first.copy_(&second);
    assert_eq!(first.storage(), [18, 19, 20]);
    let row: TensorView<i64, Shape![3]> = above.as_view().select::<0, 1>().rebase();
    assert_eq!(row.storage(), [6, 7, 8]);
    let row: TensorView<i64, Shape![3]> = above.as_view().select_at::<0>(1).unwrap();
    assert_eq!(row.storage(), [6, 7, 8]);
    let row: TensorViewMut<i64, Shape![1, 3], Strides![6, 1]> = above.narrow_at::<0, 1>(0).unwrap();
    assert_eq!(row.storage(), [0, 1, 2]);
}

#[test]
fn what_is_repeated_is_no_slice() {
    // Two elements with four others between them, repeated to as many as the part reaches over.
    let mut x = Tensor::<i64, Shape![2, 5]>::zeros();
    let [column, ..] = x.as_view_mut().unbind::<1>();
    let repeated = column.expand::<Shape![3, 2]>();
    assert_eq!((repeated.numel(), facts(&repeated).3), (6, 6));
    let _: Repeated = repeated.rebase();
    let _: Repeated = repeated.chunk::<0, 1>()[0];
}

#[test]
fn a_slice_has_the_elements_of_a_part_alone() {
    // Rows of interleaved parts are contiguous; written in turns, they do not meet.
    let mut x = Tensor::<i64, Shape![4, 6]>::zeros();
    let [left, right] = x.as_view_mut().chunk::<1, 2>();
    let mut left = left.select::<0, 1>();
    let mut right = right.narrow::<0, 1, 1>();
    let (a, b) = (left.as_mut_slice(), right.as_mut_slice());
    assert_eq!((a.len(), b.len()), (3, 3));
    for i in 0..3 {
        a[i] = 1;
        b[i] = 2 + a[i];
    }
    assert_eq!(left.as_slice(), [1; 3]);
    assert_eq!(right.as_slice(), [3; 3]);
    assert_eq!(right.as_view().as_slice().len(), 3);
    assert_eq!(x.as_slice()[6..12], [1, 1, 1, 3, 3, 3]);
    assert_eq!(x.sum(), 12);
}

#[test]
fn a_part_in_another_order_without_gaps_is_whole() {
    let mut x = Tensor::<i64, Shape![4, 6]>::arange();
    // Columns of the transpose, side by side in storage.
    let [a, mut b] = x.as_view_mut().t().chunk::<1, 2>();
    assert_eq!(a.storage(), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    b.fill_(0);
    assert_eq!(
        a.as_strided::<Shape![3], Strides![4], 3>().sum(),
        3 + 7 + 11
    );
    assert_eq!(x.as_slice()[12..], [0; 12]);
}

#[test]
fn static_mutable_parts_are_rebased() {
    let mut x = Tensor::<i64, Shape![3, 4]>::arange();
    let (first, rest) = x.as_view_mut().split_at::<0, 1>();
    let mut first: TensorViewMut<i64, Shape![1, 4]> = first;
    let mut rest: TensorViewMut<i64, Shape![2, 4]> = rest;
    first.fill_(1);
    rest.fill_(2);
    let (left, right) = x.as_view_mut().split_with_sizes::<1, Shape![1, 3]>();
    let mut left: Narrow<Shape![3, 1], 9> = left;
    let mut right: Narrow<Shape![3, 3], 11> = right;
    left.add_(10);
    right.add_(20);
    assert_eq!(
        x.as_slice(),
        [11, 21, 21, 21, 12, 22, 22, 22, 12, 22, 22, 22]
    );
}

#[test]
fn parts_go_to_threads() {
    let mut x = Tensor::<f32, Shape![64, 8]>::zeros();
    thread::scope(|scope| {
        for (i, mut columns) in x.as_view_mut().chunk::<1, 4>().into_iter().enumerate() {
            scope.spawn(move || {
                columns.fill_(i as f32);
                for mut row in columns.rows_mut() {
                    row[[1]] += 0.5;
                }
            });
        }
    });
    assert!(
        x.rows()
            .all(|row| row.storage() == [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
    );
    thread::scope(|scope| {
        let (mut a, mut b) = x.as_view_mut().split_at::<1, 3>();
        scope.spawn(move || a.fill_(1.0).numel());
        scope.spawn(move || b.fill_(2.0).numel());
    });
    assert_eq!(x.sum(), 64.0 * (3.0 + 10.0));
}

#[test]
fn cells_are_shared_and_overlap() {
    let mut x = Tensor::<i64, Shape![2, 4]>::arange();
    let cells = x.as_cells();
    let [left, right] = cells.chunk::<1, 2>();
    let (_, last) = cells.split_at::<1, 3>();
    right[[0, 1]].set(70);
    left[[0, 0]].set(last[[0, 0]].get());
    assert_eq!(left.storage().len() + last.storage().len(), 6 + 8);
    left.storage()[4].set(40);
    for column in cells.unbind::<1>() {
        column[[1]].set(column[[1]].get() + 100);
    }
    assert_eq!(x.as_slice(), [70, 1, 2, 70, 140, 105, 106, 107]);
}

#[test]
#[cfg(feature = "alloc")]
fn rows_of_every_kind() {
    let mut x = Tensor::<i64, Shape![3, 2]>::arange();
    for (mut row, i) in x.rows_mut().zip(0..) {
        row.mul_(i);
    }
    let mut view = x.as_view_mut();
    view.rows_mut().next_back().unwrap().add_(1);
    view.axis_iter_mut::<1>().next().unwrap().add_(1);
    assert_eq!(view.rows().len(), 3);
    assert_eq!(x.as_slice(), [1, 0, 3, 3, 10, 11]);
    // Both ends meet.
    let mut rows = x.as_view_mut().rows();
    let (mut a, mut c, mut b) = (
        rows.next().unwrap(),
        rows.next_back().unwrap(),
        rows.next().unwrap(),
    );
    assert!(rows.next().is_none() && rows.next_back().is_none());
    a.fill_(1);
    b.fill_(2);
    c.fill_(3);
    assert_eq!(x.as_slice(), [1, 1, 2, 2, 3, 3]);
    let zeros = heapless::Vec::<i64, 4>::from_slice(&[0; 4]).unwrap();
    let mut y = HeaplessTensor::<i64, Shape![2, 2], 4>::try_from(zeros).unwrap();
    let mut z = BoxedTensor::<i64, Shape![2, 2]>::zeros();
    for (mut a, mut b) in y.rows_mut().zip(z.axis_iter_mut::<1>()) {
        b.copy_(a.fill_(5).as_view());
    }
    assert_eq!(y, z);
    assert_eq!(
        y.unbind::<0>(),
        z.chunk::<0, 2>().map(|part| part.squeeze::<0>())
    );
}

#[test]
fn a_part_is_a_pointer() {
    let mut x = Tensor::<i64, Shape![2, 4]>::arange();
    fn size<V>(_: &V) -> usize {
        size_of::<V>() / size_of::<usize>()
    }
    assert_eq!(size(&x.chunk::<1, 4>()), 4);
    assert_eq!(size(&x.as_view_mut().chunk::<1, 4>()), 4);
    assert_eq!(
        size(&x.as_view_mut().split_with_sizes::<1, Shape![1, 1, 2]>()),
        3
    );
}

#[cfg(target_pointer_width = "64")]
#[test]
#[cfg(feature = "alloc")]
fn more_elements_than_bytes() {
    // Repeated elements may be more than an address can count in bytes; the storage is one element.
    let x = Tensor::<f64, Shape![1, 1]>::ones();
    let y = x.expand::<Shape![3_000_000_000, 2_000_000_000]>();
    assert_eq!(y.numel() as u64, 6_000_000_000_000_000_000);
    assert_eq!(
        (y.rebase().storage(), y.storage()),
        (&[1.0][..], &[1.0][..])
    );
    assert_eq!(y.chunk::<0, 2>()[1].storage().len(), 1);
    assert_eq!(y.view_dtype::<u64>()[[2_999_999_999, 0]], 1.0f64.to_bits());
    // Elements without a size fill no storage, however many there are.
    let z = BoxedTensor::<(), Shape![4_000_000_000, 2_000_000_000]>::full(());
    let parts = z.as_view().split_at::<0, 1>();
    assert_eq!(
        (parts.0.numel(), parts.1.storage().len() / 1000),
        (2_000_000_000, 8_000_000_000_000_000)
    );
    assert!(
        z.select_at::<0>(3_999_999_999)
            .unwrap()
            .get([1_999_999_999])
            .is_some()
    );
}

/// Elements of several sizes and alignments, in a scratch that is moved: neighbours are apart, and all bytes are there.
#[test]
fn tensors_of_a_scratch_are_apart() {
    type Bytes<S> = Tensor<i8, S>;
    type Mixed = Scratch<(
        Bytes<Shape![5]>,
        Tensor<f32, Shape![1]>,
        Bytes<Shape![1]>,
        Bytes<Shape![5]>,
        Tensor<f64, Shape![2]>,
        Bytes<Shape![3]>,
    )>;
    assert_eq!(Mixed::BYTES, 24);
    let run = |memory: &mut Mixed| {
        memory
            .start(|a| {
                assert!(a.iter().all(|&x| x == 0 || x == 7));
                a.fill_(7);
            })
            .then(|a, b| {
                b.fill_(a.sum() as f32);
                assert_eq!(a.as_slice(), [7; 5]);
            })
            .then(|b, c| {
                c.fill_(b[[0]] as i8);
                assert_eq!(b[[0]], 35.0);
            })
            .then(|c, d| {
                d.fill_(1).add_(c[[0]]);
                assert_eq!(c[[0]], 35);
            })
            .then(|d, e| {
                e.fill_(0.5);
                assert_eq!(d.as_slice(), [36; 5]);
            })
            .then(|e, f| {
                f.fill_(2);
                assert_eq!(e.as_slice(), [0.5; 2]);
            })
            .end()
            .sum()
    };
    let mut memory = Mixed::zeros();
    assert_eq!(run(&mut memory), 6);
    let mut moved = Box::new(memory.clone());
    assert_eq!(run(&mut moved), 6);

    // Nothing but the first two at once; in an array, at its beginning.
    type Words = Scratch<(
        Tensor<u32, Shape![3]>,
        Tensor<u32, Shape![2]>,
        Tensor<u32, Shape![1]>,
    )>;
    let mut memory = [9; 6];
    let words = Words::over(&mut memory)
        .start(|a| {
            a.fill_(1);
        })
        .then(|a, b| {
            b.fill_(2 * a[[0]]);
        })
        .then(|b, c| {
            c.fill_(b[[1]] + 1);
        })
        .end();
    assert_eq!(words.as_slice(), [3]);
    assert_eq!(memory, [3, 1, 1, 2, 2, 9]);
}
