//! What safe code might try to read or write memory that is not its own. Each test does what the types allow, as badly
//! as it can; Miri and AddressSanitizer look on (`.ci/run`). What the types do not allow is in `ui-tests/`.
#![forbid(unsafe_code)]

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};

use stridewise::fmt::{Printable, Value};
use stridewise::prelude::*;

/// Takes a result that is of no interest.
fn done<T>(_: T) {}

fn panics(f: impl FnOnce()) {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let result = catch_unwind(AssertUnwindSafe(f));
    std::panic::set_hook(hook);
    assert!(result.is_err());
}

// ------------------------------------------------------------------ elements

/// Three bytes, of no alignment.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Odd([u8; 3]);
/// More alignment than any number.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(align(64))]
struct Aligned(u8);
/// No bytes, but alignment.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(align(32))]
struct Nothing;
/// Bytes that are nobody's between its fields.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Padded(u8, u64);
/// Not every pattern of bits is one.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Choice {
    A,
    B,
}
/// A reference, whose target changes.
type Counter = &'static AtomicUsize;

/// Through all that moves elements: views, transposed copies small and large, joins, index operations, loops in place.
fn moved<T: Copy + std::fmt::Debug + PartialEq + 'static>(a: T, b: T) {
    let mut x = Tensor::<T, Shape![3, 5]>::full(a);
    x[[2, 4]] = b;
    let t: Tensor<T, Shape![5, 3]> = x.t().contiguous();
    assert_eq!((t[[4, 2]], t[[0, 0]]), (b, a));
    let (both, other) = ((&x, &x).cat::<0>().eval(), [&x, &x].stack::<2>().eval());
    assert_eq!((both[[5, 4]], other[[2, 4, 1]]), (b, b));
    assert_eq!(x.flip::<Dims![0, 1]>().eval()[[0, 0]], b);
    assert_eq!(x.roll::<1>(1).eval()[[2, 0]], b);
    let index = tensor![2i64, 2, 0];
    assert_eq!(x.index_select::<0>(&index).unwrap().eval()[[1, 4]], b);
    let place = tensor![[4u8], [4], [4]];
    assert_eq!(x.gather::<1>(&place).unwrap().eval()[[2, 0]], b);
    assert_eq!(x.take(&tensor![-1]).unwrap().eval()[[0]], b);
    let mask = Tensor::<bool, Shape![3, 5]>::from_fn(|[i, j]| i == 2 && j == 4);
    assert_eq!(x.masked_select(&mask), [b]);
    let mut y = x.clone();
    y.as_view_mut().t().copy_(x.t());
    y.fill_(b).copy_(&x);
    assert_eq!(y.scatter_value_::<1>(&place, b).unwrap()[[0, 4]], b);
    y.apply_(|_| a);
    y.as_view_mut().select::<0, 1>().fill_(b);
    let [mut left, right] = y.as_view_mut().narrow::<1, 0, 4>().chunk::<1, 2>();
    left.copy_(right.as_view());
    let (before, mut after) = y.as_view_mut().split_at::<0, 2>();
    after.copy_(before.as_view().narrow::<0, 1, 1>());
    assert_eq!(y.iter().filter(|&&e| e == b).count(), 10);
    for row in y.as_view_mut().rows() {
        row.reorder(a);
    }
    let cells = y.as_cells();
    cells.t()[[1, 1]].set(b);
    let mut all = cells;
    all.copy_(cells.select::<0, 1>().expand::<Shape![3, 5]>());
    assert_eq!(y[[2, 1]], b);
    let boxed = BoxedTensor::<T, Shape![3, 5]>::full(b);
    assert_eq!(boxed.clone().into_boxed_slice().len(), 15);
    assert_eq!(boxed.t().eval_boxed()[[4, 2]], b);
    let mut vector = heapless::Vec::<T, 16>::new();
    vector.extend_from_slice(y.as_slice()).unwrap();
    let mut lent = HeaplessTensor::<T, Shape![3, 5], 16>::try_new(vector).unwrap();
    lent.as_view_mut().select::<1, 0>().fill_(a);
    let other = lent.clone();
    assert_eq!(other.t()[[0, 2]], a);
    assert_eq!(lent.into_vec().len(), 15);
    // No elements at all.
    let none = x.narrow::<0, 3, 0>();
    assert_eq!(none.iter().count() + none.t().contiguous().numel(), 0);
    assert_eq!((none, &x).cat::<0>().eval().numel(), 15);
    let bits = Tensor::<T, Shape![40, 40]>::from_fn(|[i, j]| if i == 3 && j == 7 { b } else { a });
    assert_eq!(bits.t().eval()[[7, 3]], b);
    assert_eq!(bits.t().eval_boxed()[[7, 3]], b);
    let array: [[T; 5]; 3] = x.into_array();
    assert_eq!(Tensor::<T, Shape![3, 5]>::from_array(array)[[2, 4]], b);
}
trait Reorder<T> {
    fn reorder(self, with: T);
}
impl<'a, T: Copy + 'static, Rest: stridewise::layout::StorageSpan> Reorder<T>
    for TensorViewMut<'a, T, Shape![5], Strides![1], D<0>, Rest>
{
    fn reorder(mut self, with: T) {
        let last = self[[4]];
        self[[0]] = last;
        if let Some(x) = self.get_mut([9]) {
            *x = with;
        }
    }
}

#[test]
fn elements_of_any_kind_are_moved() {
    moved(Odd([1; 3]), Odd([2; 3]));
    moved(Aligned(1), Aligned(2));
    moved(Padded(1, 2), Padded(3, 4));
    moved(Choice::A, Choice::B);
    moved("a", "b");
    moved(Some(true), None);
    moved([1u64; 17], [2; 17]);
    moved::<fn(u8) -> u8>(|x| x + 1, |x| x + 2);
    moved(1u8, 2);
    moved(1.0f64, 2.0);
}

#[test]
fn elements_without_a_size_are_as_many_as_the_shape_says() {
    let x = Tensor::<Nothing, Shape![1_000, 300]>::full(Nothing);
    assert_eq!(x.numel(), 300_000);
    let part = x.narrow::<0, 3, 2>().narrow::<1, 298, 2>();
    assert_eq!(part.eval().as_slice(), [Nothing; 4]);
    assert_eq!(x.as_slice().len(), 300_000);
    assert_eq!(x.get([999, 299]), Some(&Nothing));
    assert!(x.get([1_000, 0]).is_none());
    let y = Tensor::<(), Shape![2, 3]>::full(());
    let rows = y.index_select::<0>(&tensor![1, 0]).unwrap().eval();
    assert_eq!(rows.as_slice(), y.as_slice());
    assert!(y.index_select::<0>(&tensor![2]).is_err());
    assert_eq!([&y, &y].cat::<0>().eval().t().contiguous().numel(), 12);
    assert_eq!(y.map(|()| 1u8).eval().iter().sum::<u8>(), 6);
    let boxed = BoxedTensor::<Nothing, Shape![1_000, 300]>::full(Nothing);
    assert_eq!(boxed.clone().into_boxed_slice().len(), 300_000);
}

#[test]
fn a_clone_that_is_none_changes_nothing() {
    // `Copy` and `Clone` that disagree, and a `Clone` that panics.
    #[derive(Debug)]
    struct Liar(u32);
    impl Copy for Liar {}
    #[allow(clippy::non_canonical_clone_impl)]
    impl Clone for Liar {
        fn clone(&self) -> Self {
            assert!(self.0 != 13);
            Self(self.0 + 1)
        }
    }
    let x = Tensor::<Liar, Shape![4]>::full(Liar(1));
    assert_eq!(x.clone()[[3]].0, 1);
    let mut vector = heapless::Vec::<Liar, 4>::new();
    for i in 10..14 {
        let _ = vector.push(Liar(i));
    }
    let y = HeaplessTensor::<Liar, Shape![4], 4>::try_new(vector).unwrap();
    panics(|| done(y.clone()));
    assert_eq!(y[[3]].0, 13);
    let z = BoxedTensor::<Liar, Shape![4]>::full(Liar(5));
    assert_eq!(z.clone().numel(), 4);
}

#[test]
fn equality_and_printing_may_be_anything() {
    #[derive(Clone, Copy)]
    struct Never(u8);
    impl PartialEq for Never {
        fn eq(&self, _: &Self) -> bool {
            false
        }
    }
    impl Printable for Never {
        const DTYPE: &'static str = "never\u{0}\n";
        fn value(self) -> Value {
            match self.0 {
                0 => Value::Float(f64::NAN),
                1 => Value::Signed(i64::MIN),
                2 => Value::Unsigned(u64::MAX),
                _ => panic!(),
            }
        }
    }
    let x = Tensor::<Never, Shape![2, 2]>::from_fn(|[i, j]| Never((i + j) as u8));
    assert!(x != x.clone());
    assert!(format!("{x}").contains("18446744073709551615"));
    let y = Tensor::<Never, Shape![1]>::full(Never(3));
    panics(|| done(format!("{y}")));
}

// ------------------------------------------------------------------ closures

#[test]
fn closures_that_panic_leave_no_tensor_half_made() {
    let count = Cell::new(0);
    let third = || {
        count.set(count.get() + 1);
        assert!(count.get() < 3);
        1u8
    };
    panics(|| done(Tensor::<u8, Shape![2, 2]>::from_fn(|[_, _]| third())));
    count.set(0);
    let x = tensor![[1u8, 2], [3, 4]];
    panics(|| done(x.map(|_| third()).eval()));
    count.set(0);
    panics(|| done(x.map(|_| third()).eval_boxed()));
    count.set(0);
    let mut y = x.clone();
    panics(|| x.map(|_| third() + 6).eval_into(&mut y));
    assert!(y.iter().all(|e| *e == 7 || *e <= 4));
    count.set(0);
    panics(|| done(y.apply_(|_| third()).sum()));
    count.set(0);
    panics(|| done(x.zip(&x, |_, _| third()).sum_dim::<0>().eval()));
    count.set(0);
    panics(|| done(x.map(|_| f32::from(third())).sort::<1>().eval()));
    count.set(0);
    panics(|| {
        done(Tensor::<u8, Shape![4]>::try_from_iter(
            (0..4).map(|_| third()),
        ))
    });
    count.set(0);
    panics(|| done(x.masked_select(x.map(|_| third() == 1))));
    count.set(0);
    let mut cells = y.as_cells();
    panics(|| done(cells.copy_(x.map(|_| third()))));
    assert_eq!(cells.numel(), 4);
    let mut scratch = Scratch::<(Tensor<u8, Shape![3]>, Tensor<u32, Shape![2]>)>::zeros();
    panics(|| {
        let _ = scratch.start(|_| panic!());
    });
    assert_eq!(
        scratch
            .start(|a| done(a.sum()))
            .then(|_, b| done(b.sum()))
            .end()
            .numel(),
        2
    );
}

#[test]
fn indices_that_change_after_they_were_checked_reach_nothing_else() {
    let x = tensor![[1, 2], [3, 4]];
    let calls = Cell::new(0);
    // In range while they are checked, beyond all memory afterwards.
    let turn = |checked: usize| {
        calls.set(calls.get() + 1);
        if calls.get() <= checked {
            1
        } else {
            i64::MAX - 5
        }
    };
    let index = tensor![0i64, 0];
    let places = tensor![[0i64, 0], [0, 0]];
    let y = x.index_select::<0>(index.map(|_| turn(2))).unwrap().eval();
    assert!(y.iter().all(|e| x.iter().any(|x| x == e)));
    calls.set(0);
    let y = x.gather::<1>(places.map(|_| turn(4))).unwrap().eval();
    assert!(y.iter().all(|e| x.iter().any(|x| x == e)));
    calls.set(0);
    let y = x.take(places.map(|_| turn(4))).unwrap().eval();
    assert!(y.iter().all(|e| x.iter().any(|x| x == e)));
    let mut z = x.clone();
    calls.set(0);
    z.scatter_::<0>(places.map(|_| turn(4)), &x).unwrap();
    calls.set(0);
    z.scatter_add_::<0>(places.map(|_| turn(4)), &x).unwrap();
    calls.set(0);
    z.index_copy_::<0>(index.map(|_| turn(2)), &x).unwrap();
    calls.set(0);
    z.index_fill_::<1>(index.map(|_| turn(2)), 0).unwrap();
    assert_eq!(z, x);
    let w = tensor![[1.0f32, 2.0], [3.0, 4.0]];
    calls.set(0);
    let rows = w.embedding(index.map(|_| turn(2))).unwrap().eval();
    assert_eq!(rows.numel(), 2 * index.numel());
    calls.set(0);
    let classes = index.map(|_| turn(2)).one_hot::<3>().unwrap().eval();
    assert_eq!(classes.numel(), 3 * index.numel());
    calls.set(0);
    assert!(w.cross_entropy(index.map(|_| turn(1))).mean().is_err());
    // A mask that finds more the second time.
    calls.set(0);
    let found = x.masked_select(places.map(|_| turn(3) > 1));
    assert_eq!(found, [4]);
}

#[test]
fn closures_write_what_is_read_through_cells() {
    let mut x = Tensor::<i64, Shape![4, 4]>::arange();
    let cells = x.as_cells();
    let touch = |v: i64| {
        cells[[0, 0]].set(v);
        cells[[3, 3]].set(-v);
        v + 1
    };
    // Each reads and writes the memory that the closure writes meanwhile.
    let mut out = cells.t();
    out.copy_(cells.map(touch));
    let mut row = cells.select::<0, 3>();
    row.add_(cells.select::<1, 0>());
    let mut column = cells.select::<1, 1>();
    column.copy_(cells.select::<0, 1>());
    cells.map(touch).sort::<1>().eval_into((
        &mut cells.t().view_dtype::<i64>(),
        &mut Tensor::<usize, Shape![4, 4]>::zeros(),
    ));
    let mut other = cells;
    other
        .scatter_add_::<0>(cells.map(|v| v.rem_euclid(4)), cells.map(touch))
        .unwrap();
    let mut windows = cells.view::<Shape![16]>().narrow::<0, 1, 15>();
    windows.copy_(cells.view::<Shape![16]>().narrow::<0, 0, 15>());
    cells.mm(cells.t()).eval().iter().for_each(done);
    cells.mm(cells.t()).eval_into(&mut other);
    cells.float().eval().softmax::<1>().eval();
    assert_eq!(cells.numel(), 16);
}

#[test]
fn places_that_are_written_over_while_they_are_sorted() {
    let mut x = Tensor::<usize, Shape![3, 40]>::from_fn(|[i, j]| usize::MAX - 7 * i * j);
    let (mut values, mut places) = {
        let cells = x.as_cells();
        (cells, cells)
    };
    // Values and their places in one memory.
    values.sort::<1>().eval_into((&mut places, &mut { values }));
    let source = Tensor::<usize, Shape![3, 40]>::arange();
    source
        .sort_descending::<1>()
        .eval_into((&mut values, &mut places));
    source.cummax::<0>().eval_into((&mut values, &mut places));
    assert_eq!(x.numel(), 120);
}

// ------------------------------------------------------------------ kernels

// Places at the very end of the memory, or of none.
#[test]
fn kernels_of_no_elements_reach_nothing() {
    let x = Tensor::<f32, Shape![3, 4]>::arange();
    let (rows, columns) = (x.narrow::<0, 3, 0>(), x.narrow::<1, 4, 0>());
    // Sums of no terms.
    let zeros = Tensor::<f32, Shape![3, 3]>::zeros();
    assert_eq!(columns.mm(columns.t()).eval(), zeros);
    assert_eq!(
        (columns.mm(columns.t()) + &zeros).relu().eval_boxed(),
        zeros
    );
    assert_eq!(
        columns.mm(columns.t()).mm(columns.mm(columns.t())).eval(),
        zeros
    );
    assert_eq!(columns.linear(&columns).eval(), zeros);
    assert_eq!(
        columns.mv(columns.select::<0, 2>()).sum()
            + columns.select::<0, 2>().dot(columns.select::<0, 0>()),
        0.0
    );
    assert_eq!(einsum!("ik,jk->ij", columns, columns).eval(), zeros);
    assert_eq!(
        columns.sum_dim::<1>().eval().sum() + columns.cumsum::<1>().eval().sum(),
        0.0
    );
    let image = x.narrow::<0, 3, 0>().view::<Shape![1, 0, 2, 2]>();
    let weight = Tensor::<f32, Shape![2, 0, 2, 2]>::zeros();
    assert_eq!(image.conv2d(&weight).eval().as_slice(), [0.0; 2]);
    // Nothing of something, and of nothing.
    assert_eq!(
        rows.mm(x.t()).eval().numel() + x.mm(rows.t()).eval().numel(),
        0
    );
    assert_eq!(
        rows.sort::<1>().eval().0.numel() + rows.sort::<0>().eval().1.numel(),
        0
    );
    assert_eq!(
        columns.sort::<1>().eval().0.numel() + columns.argsort::<1>().eval().numel(),
        0
    );
    assert_eq!(
        x.topk::<0, 1>().eval().0.numel() + rows.topk::<0, 0>().eval().1.numel(),
        0
    );
    assert_eq!(
        rows.max_dim::<1>().eval().0.numel() + rows.median_dim::<1>().eval().1.numel(),
        0
    );
    assert_eq!(
        rows.cummax::<0>().eval().0.numel() + columns.cumprod::<1>().eval().numel(),
        0
    );
    assert_eq!(
        rows.softmax::<1>().eval().numel() + columns.log_softmax::<1>().eval().numel(),
        0
    );
    assert_eq!(rows.layer_norm::<Shape![4]>(1e-5).eval().numel(), 0);
    assert_eq!(rows.searchsorted(rows.t().t()).eval().numel(), 0);
    assert_eq!(columns.searchsorted(x.as_view()).eval().sum(), 0);
    assert_eq!(x.searchsorted(columns).eval().numel(), 0);
    let (mut values, mut places) = (columns.eval(), columns.to::<usize>().eval());
    columns
        .sort_descending::<1>()
        .eval_into((&mut values, &mut places));
    assert_eq!((values.numel(), rows.nonzero::<2, 0>().len()), (0, 0));
    // Lookups in rows of nothing, and of nothing in rows.
    let (index, none) = (
        tensor![2usize, 1, 0],
        tensor![2usize, 1, 0].narrow::<0, 3, 0>().eval(),
    );
    assert_eq!(columns.embedding(&index).unwrap().eval().numel(), 0);
    assert_eq!(x.embedding(&none).unwrap().eval().numel(), 0);
    assert_eq!(none.one_hot::<4>().unwrap().eval().numel(), 0);
    assert_eq!(columns.index_select::<0>(&index).unwrap().eval().numel(), 0);
    assert_eq!(rows.cross_entropy(&none).sum().unwrap(), 0.0);
    assert_eq!(
        columns
            .gather::<0>(index.unsqueeze::<1>().narrow::<1, 1, 0>())
            .unwrap()
            .eval()
            .numel(),
        0
    );
    let mut y = columns.eval();
    y.index_copy_::<0>(&index, columns)
        .unwrap()
        .add_(1.0f32)
        .copy_(columns)
        .fill_(2.0);
    y.scatter_add_::<0>(index.unsqueeze::<1>().narrow::<1, 1, 0>(), columns)
        .unwrap();
    // Rows of nothing one after the other.
    assert_eq!(columns.rows().map(|row| row.numel()).sum::<usize>(), 0);
    assert_eq!(
        columns
            .axis_iter::<0>()
            .rev()
            .map(|row| row.sum())
            .sum::<f32>(),
        0.0
    );
    assert_eq!(
        columns
            .t()
            .axis_iter::<1>()
            .map(|row| row.iter().count())
            .sum::<usize>(),
        0
    );
    assert_eq!(
        y.as_view_mut()
            .rows_mut()
            .map(|row| row.numel())
            .sum::<usize>(),
        0
    );
    assert_eq!(columns.unbind::<0>().map(|row| row.eval().numel()), [0; 3]);
    assert_eq!(columns.select_at::<0>(2).unwrap().eval().numel(), 0);
    assert_eq!(
        columns
            .narrow_at::<0, 1>(2)
            .unwrap()
            .t()
            .contiguous()
            .numel(),
        0
    );
    assert_eq!(
        (rows.t().mm(rows) + 1.0).eval(),
        Tensor::<f32, Shape![4, 4]>::ones()
    );
}

// More kernels than the list of temporaries holds, in and out of order, each with operands of its own.
#[test]
fn temporaries_of_many_kernels_do_not_meet() {
    let x = Tensor::<f64, Shape![3, 3]>::arange();
    let one = Tensor::<f64, Shape![3, 3]>::eye();
    let k = || x.mm(&one).mm(&one);
    let all =
        k() + k() + k().flip::<Dims![0]>() + k() + k().roll::<0>(3) + k() + k() + k() + k() + k();
    let mut y = Tensor::<f64, Shape![3, 3]>::full(f64::NAN);
    all.eval_into(&mut y);
    let wanted = (&x * 9.0 + x.flip::<Dims![0]>()).eval();
    assert_eq!(y, wanted);
    let mut z = Tensor::<f64, Shape![3, 3]>::zeros();
    let mut cells = z.as_cells();
    all.mm(&one).eval_into(&mut cells.t());
    assert_eq!(cells.t().eval(), wanted);
    cells.copy_(all.sort::<1>().eval().0.t());
}

// Values, places and the operand in one memory, none quite where another one is.
#[test]
fn results_that_overlap_each_other_and_the_operand() {
    const N: usize = if cfg!(miri) { 20 } else { 40 };
    let mut memory = Tensor::<usize, Shape![3 * N + 7]>::from_fn(|[i]| i * 7919 % 13);
    let flat = memory.as_cells();
    let x = flat.slice(s![3..3 * N + 3]).view::<Shape![3, N]>();
    macro_rules! over {
        ($($e:expr, $len:expr, $S:ty;)*) => { $(
            let values = flat.slice(s![..$len]).view::<$S>();
            let places = flat.slice(s![5..$len + 5]).view::<$S>();
            $e.eval_into((&mut { values }, &mut { places }));
            $e.eval_into((&mut { places }, &mut { values }));
            let mut alone = Tensor::<usize, $S>::zeros();
            $e.eval_into((&mut alone, &mut { places }));
            $e.eval_into((&mut { values }, &mut alone));
        )* };
    }
    over! {
        x.sort::<1>(), 3 * N, Shape![3, N];
        x.sort_descending::<0>(), 3 * N, Shape![3, N];
        x.cummax::<1>(), 3 * N, Shape![3, N];
        x.cummin::<0>(), 3 * N, Shape![3, N];
        x.topk::<7, 1>(), 21, Shape![3, 7];
        x.topk_smallest::<1, 0>(), N, Shape![1, N];
        x.kthvalue::<5, 1>(), 3, Shape![3];
        x.median_dim::<0>(), N, Shape![N];
        x.max_dim::<1>(), 3, Shape![3];
        x.min_dim::<0>(), N, Shape![N];
        (x + 1).map(|v| v / 2).sort::<1>(), 3 * N, Shape![3, N];
    }
    assert_eq!(flat.numel(), 3 * N + 7);
}

// What decides where something is read or written is itself written meanwhile.
#[test]
fn indices_and_factors_that_the_result_is_written_over() {
    let mut memory = Tensor::<i64, Shape![48]>::from_fn(|[i]| (i % 4) as i64);
    let flat = memory.as_cells();
    let (x, mut out) = (
        flat.narrow::<0, 0, 16>().view::<Shape![4, 4]>(),
        flat.narrow::<0, 3, 16>().view::<Shape![4, 4]>(),
    );
    let far = Tensor::<i64, Shape![4, 4]>::full(i64::MAX - 3);
    x.gather::<0>(x).unwrap().eval_into(&mut out);
    if let Ok(taken) = far.take(x) {
        taken.eval_into(&mut out);
    }
    if let Ok(found) = far.gather::<1>(x) {
        found.eval_into(&mut out);
    }
    flat.copy_over(4);
    if let Ok(rows) = far.index_select::<0>(x.select::<0, 1>()) {
        rows.eval_into(&mut out);
    }
    flat.copy_over(4);
    if let Ok(ones) = x.select::<1, 2>().one_hot::<4>() {
        ones.eval_into(&mut out);
    }
    flat.copy_over(4);
    if let Ok(rows) = far.embedding(x.select::<0, 1>()) {
        rows.eval_into(&mut out);
    }
    flat.copy_over(4);
    out.scatter_::<0>(x, out).map(done).ok();
    out.scatter_add_::<1>(x, out).map(done).ok();
    out.index_add_::<0>(x.select::<0, 0>(), out).map(done).ok();
    x.searchsorted(out).to::<i64>().eval_into(&mut out);
    x.sort::<1>().eval_into((&mut out, &mut Tensor::zeros()));
    x.mm(out).mm(x.t()).eval_into(&mut out);
    (x.mm(out) + out.t()).eval_into(&mut out);
    x.cumsum::<0>().eval_into(&mut out);
    x.sum_dim::<0>().eval_into(&mut out.select::<0, 1>());
    out.unique::<16>().iter().for_each(done);
    let floats = flat.view_dtype::<f64>();
    let (x, mut out) = (
        floats.narrow::<0, 0, 16>().view::<Shape![4, 4]>(),
        floats.narrow::<0, 3, 16>().view::<Shape![4, 4]>(),
    );
    x.linear(out).eval_into(&mut out);
    x.softmax::<1>().eval_into(&mut out);
    x.softmax::<0>().eval_into(&mut out);
    x.t().layer_norm::<Shape![4]>(1e-5).eval_into(&mut out);
    x.unsqueeze::<0>()
        .conv2d(out.view::<Shape![1, 1, 4, 4]>())
        .eval_into(&mut floats.narrow::<0, 5, 1>().view::<Shape![1, 1, 1]>());
    x.unsqueeze::<0>()
        .max_pool2d::<(Kernel<3>, Stride<1>)>()
        .eval_into(&mut floats.narrow::<0, 2, 4>().view::<Shape![1, 2, 2]>());
    assert_eq!(flat.numel(), 48);
}
trait CopyOver {
    fn copy_over(&self, below: i64);
}
impl CopyOver for stridewise::TensorCells<'_, i64, Shape![48]> {
    fn copy_over(&self, below: i64) {
        for (i, cell) in self.iter().enumerate() {
            cell.set(i as i64 * 5 % below);
        }
    }
}

// ------------------------------------------------------------------ traits that a user can implement

#[test]
fn an_operation_on_elements_of_ones_own_stays_on_one_thread() {
    use stridewise::ops::{AddOp, BinaryOp};
    // A count without a lock, which threads would lose steps of.
    #[derive(Clone, Copy)]
    struct Counted(&'static Cell<usize>);
    impl BinaryOp<Counted, Counted> for AddOp {
        type Out = Counted;
        type Derivative = stridewise::expr::NoDerivative<AddOp>;
        const SHARED: stridewise::expr::Shared = <AddOp as BinaryOp<f32, f32>>::SHARED;
        fn apply(&self, a: Counted, b: Counted) -> Counted {
            a.0.set(a.0.get() + 1);
            b
        }
    }
    const SIDE: usize = if cfg!(miri) { 100 } else { 600 };
    let count: &'static Cell<usize> = Box::leak(Box::new(Cell::new(0)));
    let x = BoxedTensor::<Counted, Shape![SIDE, SIDE]>::full(Counted(count));
    let mut y = (x.as_view() + x.as_view()).eval_boxed();
    y.add_(x.t());
    y.copy_(x.t() + x.as_view());
    assert_eq!(count.get(), 3 * SIDE * SIDE);
}

#[test]
fn scales_at_the_ends() {
    use stridewise::ops::quantized::{PerTensor, Probability, Quantization};
    struct Huge;
    impl Quantization for Huge {
        type Int = i8;
        const SCALES: &'static [f32] = &[1e30];
        const ZERO_POINT: i32 = 127;
    }
    impl PerTensor for Huge {
        const SCALE: f32 = 1e30;
    }
    struct Wide;
    impl Quantization for Wide {
        type Int = i8;
        const SCALES: &'static [f32] = &[1e8, f32::MIN_POSITIVE, 1.0];
        const ZERO_POINT: i32 = -128;
    }
    let x = Tensor::<Quantized<Huge>, Shape![2, 4]>::full(Quantized::of(1.0));
    let w = Tensor::<Quantized<Wide>, Shape![3, 4]>::full(Quantized::ZERO);
    // Numbers may overflow; what is read and written stays the same.
    let _ = catch_unwind(AssertUnwindSafe(|| done(x.qlinear::<_, Huge>(&w).eval())));
    let _ = catch_unwind(AssertUnwindSafe(|| {
        done(x.qlinear::<_, Probability>(&w).eval())
    }));
    let _ = catch_unwind(AssertUnwindSafe(|| done(x.qsoftmax::<1>().eval())));
    let _ = catch_unwind(AssertUnwindSafe(|| done(x.dequantize().eval())));
    assert_eq!(x.numel(), 8);
}

#[test]
fn a_pattern_and_a_shape_of_ones_own_meet_in_einsum() {
    use stridewise::ops::einsum::{self, Letter, Parsed, Pattern};
    struct Trace;
    impl Parsed for Trace {
        const PATTERN: Pattern = Pattern::new("ii->i", 1);
    }
    // The letter of the result as the macro names it. Of any other shape the program does not build.
    let x = Tensor::<i64, Shape![3, 3]>::arange();
    let diagonal =
        einsum::sums::<Trace, einsum::Sums<false>, (Letter<0, 24, 24>, N, N, N, N, N, N, N), _>((
            &x,
        ))
        .eval();
    assert_eq!(diagonal.as_slice(), [0, 4, 8]);
    type N = Letter<24, 24, 24>;
}

// ------------------------------------------------------------------ views

#[test]
fn parts_are_written_in_turns_and_at_once() {
    let mut x = Tensor::<u32, Shape![6, 8]>::zeros();
    let [a, b] = x.as_view_mut().chunk::<1, 2>();
    let [mut c, mut d] = a.chunk::<0, 2>();
    let (mut e, mut f) = b.split_at::<1, 1>();
    c.fill_(1);
    f.fill_(4);
    d[[2, 3]] = 9;
    e.copy_(
        d.as_view()
            .select::<1, 0>()
            .unsqueeze::<1>()
            .map(|_| 3)
            .eval()
            .expand::<Shape![3, 1]>()
            .repeat::<Shape![2, 1]>(),
    );
    std::thread::scope(|s| {
        s.spawn(move || c.iter_mut().for_each(|v| *v += 1));
        s.spawn(move || d.iter_mut().for_each(|v| *v += 2));
        s.spawn(move || e.add_(1u32).numel());
        s.spawn(move || f.mul_(2u32).numel());
    });
    assert_eq!(x.sum(), 12 * 2 + 12 * 2 + 9 + 6 * 4 + 18 * 8);
    let mut whole = x.as_view_mut().t();
    let mut refs: Vec<&mut u32> = whole.iter_mut().collect();
    refs.swap(0, 47);
    for (i, r) in refs.into_iter().enumerate() {
        *r = i as u32;
    }
    assert_eq!(x[[5, 0]], 5);
    let mut rows = x.as_view_mut().axis_iter::<1>();
    let (mut first, mut last) = (rows.next().unwrap(), rows.next_back().unwrap());
    done(rows);
    std::mem::swap(&mut first[[0]], &mut last[[5]]);
    assert_eq!((x[[0, 0]], x[[5, 7]]), (0, 47));
}

// Numbers beyond an address of 32 bits.
#[cfg(target_pointer_width = "64")]
/// A kernel reads the elements of its operand, and none between them: another thread writes those.
#[test]
fn kernels_read_no_neighbours() {
    let mut image = BoxedTensor::<f32, Shape![1, 2, 3, 70]>::ones();
    let w = Tensor::<f32, Shape![1, 2, 1, 1]>::full(2.0);
    let mut out = Tensor::<f32, Shape![1, 1, 3, 69]>::zeros();
    let mut pooled = Tensor::<f32, Shape![1, 2, 2, 67]>::zeros();
    let mut product = Tensor::<f32, Shape![3, 3]>::zeros();
    {
        let (mut left, right) = image.as_view_mut().split_at::<3, 1>();
        std::thread::scope(|s| {
            s.spawn(move || done(left.fill_(7.0)));
            let x = right.as_view();
            x.conv2d(&w).eval_into(&mut out);
            x.max_pool2d::<(Kernel<2, 3>, Stride<1>)>()
                .eval_into(&mut pooled);
            let matrix = x.select::<0, 0>().select::<0, 1>();
            matrix.mm(matrix.t()).eval_into(&mut product);
            // Results are ones, or sums of them.
            let square = Tensor::<f32, Shape![2, 2, 3, 3]>::ones();
            let of_each = Tensor::<f32, Shape![2, 1, 3, 3]>::ones();
            assert_eq!(x.conv2d(&square).max(), 18.0);
            let each = x.conv_options::<(Groups<2>, Padding<1>, Stride<2>)>();
            assert_eq!(each.conv2d(&of_each).max(), 6.0);
            let options = x.avg_pool2d::<(Kernel<2>, Stride<1>, Padding<1>)>();
            assert_eq!(options.max(), 1.0);
            assert_eq!(x.cumsum::<3>().max(), 69.0);
            assert_eq!(x.cumsum::<2>().max(), 3.0);
            assert_eq!(x.pad_reflect::<Shape![1, 1, 1, 1]>().max(), 1.0);
            assert_eq!(x.batch_norm_training(1e-5).abs().max(), 0.0);
            assert_eq!(x.softmax::<2>().sum_dim::<2>().max(), 1.0);
            assert_eq!(matrix.sort::<1>().values().max(), 1.0);
            assert_eq!(x.median(), 1.0);
        });
    }
    assert!(out.as_slice().iter().all(|x| *x == 4.0));
    assert!(pooled.as_slice().iter().all(|x| *x == 1.0));
    assert!(product.as_slice().iter().all(|x| *x == 69.0));
}

/// Rows, columns and channels that are one and the same, in layers.
#[test]
#[cfg_attr(miri, ignore = "more products than Miri does in minutes")]
fn layers_of_repeated_elements() {
    let w = Tensor::<f32, Shape![2, 3, 1, 1]>::arange();
    let k = Tensor::<f32, Shape![2, 3, 3, 3]>::arange();
    macro_rules! same {
        ($from:ty) => {{
            let one = Tensor::<f32, $from>::arange();
            let x = one.expand::<Shape![2, 3, 66, 66]>();
            let copy = x.eval_boxed();
            let copy = copy.as_view();
            assert!(x.conv2d(&w).eval_boxed() == copy.conv2d(&w).eval_boxed());
            assert!(x.conv2d(&k).eval_boxed() == copy.conv2d(&k).eval_boxed());
            assert!(
                x.max_pool2d::<Kernel<2>>().eval_boxed()
                    == copy.max_pool2d::<Kernel<2>>().eval_boxed()
            );
            assert!(
                x.avg_pool2d::<Kernel<2>>().eval_boxed()
                    == copy.avg_pool2d::<Kernel<2>>().eval_boxed()
            );
        }};
    }
    same! { Shape![2, 3, 1, 66] }
    same! { Shape![2, 3, 66, 1] }
    same! { Shape![2, 1, 66, 66] }
    same! { Shape![1, 3, 66, 66] }
    same! { Shape![1, 1, 1, 1] }
}

#[test]
fn views_of_nothing_and_of_far_too_much() {
    let x = tensor![[1.0f32]];
    let huge = x.expand::<Shape![2_000_000_000, 2_000_000_000]>();
    assert_eq!(huge.get([1_999_999_999, 5]), Some(&1.0));
    assert_eq!(huge.select::<0, -1>().narrow::<0, 7, 3>().sum(), 3.0);
    assert_eq!(
        huge.narrow_at::<1, 2>(1_999_999_998).map(|x| x.stride()[1]),
        Ok(0)
    );
    assert!(huge.narrow_at::<1, 2>(usize::MAX).is_err());
    assert!(huge.select_at::<0>(usize::MAX).is_err());
    assert_eq!(huge.storage(), [1.0]);
    let none = x.expand::<Shape![1, 1]>().narrow::<0, 0, 0>();
    assert_eq!(
        none.expand::<Shape![0, 4_000_000_000]>().iter().next(),
        None
    );
    assert_eq!(
        none.as_strided::<Shape![0, 5], Strides![4_000_000_000, 7], 0>()
            .sum(),
        0.0
    );
    assert!(none.get([0, 0]).is_none());
    assert_eq!(none.t().rebase().storage(), [0.0f32; 0]);
    let mut y = Tensor::<u64, Shape![0, 7]>::zeros();
    y.as_view_mut().t().fill_(1).add_(2u64);
    assert_eq!(y.as_mut_slice(), [0u64; 0]);
    for part in y.as_view_mut().chunk::<1, 7>() {
        assert_eq!(part.numel(), 0);
    }
}

// Nothing of them is dropped, which is what may not matter.
#[allow(clippy::forget_non_drop)]
#[test]
fn memory_that_is_leaked_or_forgotten_stays_whole() {
    let mut x = Tensor::<u8, Shape![4]>::arange();
    std::mem::forget(x.as_view_mut().iter_mut());
    std::mem::forget(x.as_view_mut().chunk::<0, 2>());
    let mut scratch = Scratch::<(
        Tensor<u8, Shape![5]>,
        Tensor<u64, Shape![1]>,
        Tensor<u8, Shape![7]>,
    )>::zeros();
    let a = scratch.start(|a| done(a.fill_(255).sum()));
    std::mem::forget(a.then(|a, b| done(b.fill_(u64::from(a[[4]])).sum())));
    let end = scratch.start(|a| assert_eq!(a.iter().count(), 5));
    assert_eq!(
        end.then(|a, b| done(b.fill_(a.sum() as u64).sum()))
            .then(|b, c| done(c.fill_(b[[0]] as u8).sum()))
            .end()
            .numel(),
        7
    );
    let other = scratch.clone();
    done(scratch);
    done(other);
    let handed = BoxedTensor::<u32, Shape![3]>::arange().into_boxed_slice();
    assert_eq!(Box::leak(handed).len(), 3);
}

#[test]
fn a_counter_behind_a_reference_may_change_meanwhile() {
    static COUNTERS: [AtomicUsize; 4] = [const { AtomicUsize::new(0) }; 4];
    let x = Tensor::<Counter, Shape![2, 2]>::from_fn(|[i, j]| &COUNTERS[2 * i + j]);
    std::thread::scope(|s| {
        for _ in 0..2 {
            let x = x.as_view();
            s.spawn(move || {
                x.t().map(|c| c.fetch_add(1, Ordering::Relaxed)).eval();
            });
        }
    });
    assert!(COUNTERS.iter().all(|c| c.load(Ordering::Relaxed) == 2));
}

// ------------------------------------------------------------------ other libraries

#[test]
fn iterators_and_files_that_lie() {
    struct Liar(usize);
    impl Iterator for Liar {
        type Item = u8;
        fn next(&mut self) -> Option<u8> {
            self.0 = self.0.checked_sub(1)?;
            Some(7)
        }
        fn size_hint(&self) -> (usize, Option<usize>) {
            (4, Some(4))
        }
    }
    impl ExactSizeIterator for Liar {}
    for given in [0, 3, 5, 1000] {
        assert!(Tensor::<u8, Shape![4]>::try_from_iter(Liar(given)).is_err());
    }
    assert_eq!(
        Tensor::<u8, Shape![4]>::try_from_iter(Liar(4))
            .unwrap()
            .sum(),
        28
    );
    for text in [
        "[[1],[2,3]]",
        "[[1,2],[3,4],[5,6]]",
        "[[1,2]]",
        "[1,2,3,4]",
        "7",
        "[[1,2],[3,[4]]]",
    ] {
        assert!(serde_json::from_str::<Tensor<u8, Shape![2, 2]>>(text).is_err());
        assert!(serde_json::from_str::<BoxedTensor<u8, Shape![2, 2]>>(text).is_err());
    }
}

/// A list that claims other lengths than it has, and goes on after its end.
mod lists {
    use serde::de::{self, DeserializeSeed, Deserializer, SeqAccess, Visitor, value::Error};

    #[derive(Clone, Copy)]
    struct List(usize);
    impl<'de> SeqAccess<'de> for List {
        type Error = Error;
        fn next_element_seed<S: DeserializeSeed<'de>>(
            &mut self,
            seed: S,
        ) -> Result<Option<S::Value>, Error> {
            match self.0.checked_sub(1) {
                Some(left) => {
                    self.0 = left;
                    seed.deserialize(*self).map(Some)
                }
                None => Ok(None),
            }
        }
        fn size_hint(&self) -> Option<usize> {
            Some(usize::MAX)
        }
    }
    impl<'de> Deserializer<'de> for List {
        type Error = Error;
        fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            visitor.visit_u8(self.0 as u8)
        }
        fn deserialize_tuple<V: Visitor<'de>>(
            self,
            _: usize,
            visitor: V,
        ) -> Result<V::Value, Error> {
            visitor.visit_seq(List(5))
        }
        serde::forward_to_deserialize_any! {
            bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
            unit_struct newtype_struct seq tuple_struct map struct enum identifier ignored_any
        }
    }
    pub(super) fn read<T: for<'de> de::Deserialize<'de>>() -> Result<T, Error> {
        T::deserialize(List(0))
    }
}
#[test]
fn lists_that_lie_about_their_length() {
    let x: Tensor<u8, Shape![3, 2]> = lists::read().unwrap();
    assert_eq!(x.as_slice(), [4, 3, 4, 3, 4, 3]);
    assert!(lists::read::<Tensor<u8, Shape![6]>>().is_err());
    assert!(lists::read::<BoxedTensor<u8, Shape![2, 6]>>().is_err());
    assert_eq!(
        lists::read::<BoxedTensor<u8, Shape![5, 5]>>()
            .unwrap()
            .numel(),
        25
    );
}

#[test]
fn generators_that_panic_or_say_the_same() {
    use rand::{Rng, TryRng};
    struct Bad(u32);
    impl TryRng for Bad {
        type Error = core::convert::Infallible;
        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            self.0 = self.0.checked_sub(1).expect("no more");
            Ok(u32::MAX)
        }
        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            self.try_next_u32().map(|_| u64::MAX)
        }
        fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
            bytes.fill(255);
            Ok(())
        }
    }
    fn is_rng(_: &impl Rng) {}
    is_rng(&Bad(0));
    panics(|| done(Tensor::<f64, Shape![9]>::rand(&mut Bad(5))));
    panics(|| done(BoxedTensor::<f64, Shape![9]>::rand(&mut Bad(5))));
    panics(|| done(Tensor::<i64, Shape![50]>::randperm(&mut Bad(5))));
    assert!(
        Tensor::<f64, Shape![9]>::rand(&mut Bad(50))
            .iter()
            .all(|x| *x < 1.0)
    );
}

// Numbers beyond an address of 32 bits.
#[cfg(target_pointer_width = "64")]
#[test]
fn arrays_of_ndarray_go_both_ways() {
    use ndarray::{Array, ArrayView, ArrayViewMut};
    // No elements, and strides that would leave all memory.
    let x = Tensor::<f32, Shape![3, 0]>::zeros();
    let wide = x.expand::<Shape![2, 3, 0]>();
    let y = ArrayView::from(wide);
    assert_eq!((y.len(), y.strides()), (0, &[0, 0, 0][..]));
    assert_eq!(y.to_owned().len(), 0);
    let far = x.as_strided::<Shape![0, 4_000_000_000], Strides![4_000_000_000, 1], 0>();
    let y = ArrayView::from(far);
    assert_eq!(y.strides(), [0, 0]);
    let (left, right) = y.split_at(ndarray::Axis(1), 3_999_999_999);
    assert_eq!((left.len(), right.len()), (0, 0));
    // Rows that are all the same one, transposed, and one row far from any other.
    let x = Tensor::<f32, Shape![2, 3]>::arange();
    let y = ArrayView::from(x.select::<0, 1>().expand::<Shape![4, 3]>().t());
    assert_eq!(y.sum(), 48.0);
    assert_eq!(y.to_owned().into_iter().last(), Some(5.0));
    let one = x.as_strided::<Shape![1, 3], Strides![900_000_000_000, 2], 1>();
    assert_eq!(ArrayView::from(one).sum(), 1.0 + 3.0 + 5.0);
    let mut z = x.clone();
    let [mut a, b] = z
        .as_view_mut()
        .t()
        .chunk::<0, 3>()
        .map(ArrayViewMut::from)
        .into_iter()
        .take(2)
        .collect::<Vec<_>>()
        .try_into()
        .unwrap();
    a.assign(&b);
    assert_eq!(z[[1, 0]], 4.0);
    let owned = Array::from(BoxedTensor::<u8, Shape![2, 0, 3]>::zeros());
    assert_eq!(owned.into_raw_vec_and_offset().0, [0u8; 0]);
    // Backwards, and all one element.
    let mut array = Array::from_iter(0..6);
    array.invert_axis(ndarray::Axis(0));
    assert!(TensorView::<i32, Shape![6]>::try_from(array.view()).is_err());
    assert!(TensorViewMut::<i32, Shape![6]>::try_from(array.view_mut()).is_err());
    let one = ndarray::arr0(5);
    let same = one.broadcast((7,)).unwrap();
    type Same<'a> = TensorView<'a, i32, Shape![7], Strides![0], D<0>, Interleaved<D<1>>>;
    assert_eq!(Same::try_from(same).unwrap().sum(), 35);
    let mut line = Array::<i32, _>::zeros(1);
    let lent = line.view_mut();
    type Once<'a> = TensorViewMut<'a, i32, Shape![1], Strides![0]>;
    assert_eq!(Once::try_from(lent).unwrap().fill_(3).sum(), 3);
}

// Numbers beyond an address of 32 bits.
#[cfg(target_pointer_width = "64")]
#[test]
fn matrices_of_nalgebra_go_both_ways() {
    use nalgebra::{DMatrix, DMatrixView, MatrixView, MatrixViewMut};
    let x = Tensor::<f64, Shape![2, 3]>::arange();
    // By rows, `nalgebra` forms addresses beyond the last one, as it does over its own views of slices.
    if !cfg!(miri) {
        assert_eq!(MatrixView::from(x.as_view()).iter().sum::<f64>(), 15.0);
        assert_eq!(
            MatrixView::from(x.narrow::<1, 1, 2>()).iter().sum::<f64>(),
            12.0
        );
    }
    assert_eq!(MatrixView::from(x.t()).iter().sum::<f64>(), 15.0);
    assert_eq!(
        MatrixView::from(x.narrow::<1, 1, 2>().t())
            .iter()
            .sum::<f64>(),
        12.0
    );
    // Columns that are all the same one, and rows of which there is one: its stride is never taken.
    let columns = x.select::<0, 1>().expand::<Shape![4, 3]>().t();
    assert_eq!(MatrixView::from(columns).iter().sum::<f64>(), 48.0);
    let row = x.as_strided::<Shape![1, 3], Strides![0, 2], 1>();
    assert_eq!(
        MatrixView::from(row).iter().copied().collect::<Vec<_>>(),
        [1.0, 3.0, 5.0]
    );
    let row = x.as_strided::<Shape![1, 3], Strides![900_000_000_000, 2], 1>();
    assert_eq!(MatrixView::from(row).iter().count(), 3);
    let none = x.as_strided::<Shape![0, 3], Strides![0, 900_000_000_000], 0>();
    assert_eq!(MatrixView::from(none).iter().count(), 0);
    let mut y = x.clone();
    MatrixViewMut::from(y.as_view_mut().narrow::<1, 0, 2>().t()).fill(1.0);
    assert_eq!(y.sum(), 4.0 + 2.0 + 5.0);
    let memory = [1.0, 2.0, 3.0];
    let shared = DMatrixView::from_slice_with_strides(&memory, 2, 2, 1, 1);
    type Reads<'a> = TensorView<'a, f64, Shape![2, 2], Strides![1, 1], D<0>, Interleaved<D<3>>>;
    assert_eq!(Reads::try_from(&shared).unwrap().sum(), 8.0);
    let mut m = DMatrix::<f64>::zeros(2, 3);
    let mut part = m.view_with_steps_mut((0, 0), (2, 2), (0, 1));
    type Part<'a> = TensorViewMut<'a, f64, Shape![2, 2], Strides![1, 4], D<0>, Interleaved<D<6>>>;
    Part::try_from(&mut part).unwrap().fill_(1.0);
    assert_eq!(m.sum(), 4.0);
}

// Numbers beyond an address of 32 bits. A view of `mdarray` 0.8 borrows its own header in a way that Miri refuses.
#[cfg(all(target_pointer_width = "64", not(miri)))]
#[test]
fn views_of_mdarray_go_both_ways() {
    use mdarray::{View, ViewMut};
    let x = Tensor::<f64, Shape![2, 3]>::arange();
    let total = |y: &View<'_, f64, (mdarray::Dyn, mdarray::Dyn), mdarray::Strided>| {
        use mdarray::expr::Expression;
        let mut sum = 0.0;
        y.expr().for_each(|v| sum += v);
        sum
    };
    assert_eq!(total(&View::from(x.t())), 15.0);
    assert_eq!(
        total(&View::from(x.select::<0, 1>().expand::<Shape![4, 3]>())),
        48.0
    );
    let one = x.as_strided::<Shape![1, 3], Strides![900_000_000_000, 2], 1>();
    assert_eq!(total(&View::from(one)), 9.0);
    let none = x.as_strided::<Shape![0, 3], Strides![1, 900_000_000_000], 0>();
    assert_eq!(total(&View::from(none)), 0.0);
    let mut y = x.clone();
    let [a, _] = y.as_view_mut().t().split::<1, 1>();
    ViewMut::from(a)[[2, 0]] = 9.0;
    assert_eq!(y[[0, 2]], 9.0);
}

// A kernel without elements below an operation that reads its operands apart is a kernel all the same.
#[test]
fn a_kernel_without_elements_has_a_number() {
    let (a, b) = (
        Tensor::<f32, Shape![0, 5]>::zeros(),
        Tensor::<f32, Shape![5, 64]>::ones(),
    );
    let (c, d) = (
        Tensor::<f32, Shape![64, 5]>::ones(),
        Tensor::<f32, Shape![64, 64]>::ones(),
    );
    let y = ((a.mm(&b), &d).cat::<0>() + c.mm(&b)).eval();
    assert!(y.iter().all(|y| *y == 6.0));
}

// What a kernel left in the memory of the result has another type.
#[test]
fn a_panic_above_a_kernel_leaves_values() {
    static A: u8 = 1;
    let x = tensor![[1.0_f32, 2.0], [3.0, 1.0]];
    let mut out = Tensor::<&'static u8, Shape![2]>::full(&A);
    let done = catch_unwind(AssertUnwindSafe(|| {
        let never = |i: usize| -> &'static u8 { panic!("{i}") };
        x.argmax_dim::<1>().map(never).eval_into(&mut out);
    }));
    assert!(done.is_err());
    assert!(out.iter().all(|a| core::ptr::eq(*a, &A)));
}

// Memory of bytes is no place for floats.
#[test]
fn a_kernel_is_aligned_whatever_the_result_is() {
    #[repr(C, align(4))]
    struct Odd(u8, [[u8; 4]; 6]);
    let mut odd = Odd(0, [[0; 4]; 6]);
    let x = Tensor::<f32, Shape![2, 3]>::arange();
    let mut out = TensorViewMut::<[u8; 4], Shape![2, 3]>::new(&mut odd.1);
    x.softmax::<1>()
        .map(|p: f32| p.to_ne_bytes())
        .eval_into(&mut out);
    let wanted = x.softmax::<1>().eval();
    let found = odd.1.map(f32::from_ne_bytes);
    assert_eq!((odd.0, found.as_slice()), (0, wanted.as_slice()));
}

/// Whether a type has a bound.
macro_rules! holds {
    ($T:ty: $($bound:tt)+) => {{
        struct Probe<T>(std::marker::PhantomData<T>);
        // Unused where the bound holds.
        #[allow(dead_code)]
        trait Refused {
            const HOLDS: bool = false;
        }
        impl<T> Refused for Probe<T> {}
        #[allow(dead_code)]
        impl<T: $($bound)+> Probe<T> {
            const HOLDS: bool = true;
        }
        Probe::<$T>::HOLDS
    }};
}

// What the rules make of a ninth dimension has a name. It is neither a shape that fits others, nor strides that no rule
// sees: each would read or write memory that is not the tensor's.
#[test]
fn a_ninth_dimension_fits_nowhere() {
    use stridewise::expr::{BroadcastTo, FitsInto, FitsIntoResult};
    use stridewise::layout::operation::{bias, linear};
    use stridewise::layout::{
        BatchNormInput, Contiguous, ExpandRejection, Expandable, ExpandsTo, OneStrideEach,
        Partitioned, RanksAgree, ShapeFits, WindowsWithFit, WindowsWithVerdict,
    };
    use stridewise::shape::TooManyDims;
    type Nine = <Shape![1, 1, 1, 1, 1, 1, 1, 1] as Shape>::Append<D<1>>;
    type X = Shape![3];
    // `copy_`, `add_`, `+=`, `clamp_`; operands.
    assert!(holds!(X: FitsInto<X>));
    assert!(!holds!(TooManyDims: FitsInto<X>) && !holds!(Nine: FitsInto<X>));
    assert!(!holds!(TooManyDims: FitsInto<()>));
    assert!(!holds!(BroadcastTo<TooManyDims, X>: FitsIntoResult<TooManyDims, X>));
    assert!(holds!(X: BroadcastWith<Shape![1]>));
    assert!(!holds!(TooManyDims: BroadcastWith<X>) && !holds!(X: BroadcastWith<TooManyDims>));
    // The operands of layers.
    assert!(holds!(Shape![4]: ShapeFits<linear, bias, Shape![4]>));
    assert!(!holds!(TooManyDims: ShapeFits<linear, bias, Shape![4]>));
    assert!(holds!(Shape![2, 3]: BatchNormInput<X, X>));
    assert!(!holds!(Shape![2, 3]: BatchNormInput<TooManyDims, TooManyDims>));
    // `expand`.
    type FromTooMany = ExpandRejection<Contiguous<TooManyDims>, X>;
    assert!(!holds!(TooManyDims: Expandable<X, FromTooMany>) && !holds!(TooManyDims: ExpandsTo<X>));
    assert!(!holds!(X: ExpandsTo<TooManyDims>) && holds!(Shape![1]: ExpandsTo<X>));
    // `as_strided`, shared or not: as strides, and as sizes somewhere behind the storage.
    assert!(holds!(RanksAgree<X, Strides![2]>: OneStrideEach<X, Strides![2]>));
    assert!(!holds!(RanksAgree<X, TooManyDims>: OneStrideEach<X, TooManyDims>));
    assert!(!holds!(RanksAgree<TooManyDims, X>: OneStrideEach<TooManyDims, X>));
    // `windows_with`: as steps, and as dilations.
    type Windows<To, S, A> = WindowsWithVerdict<Contiguous<X>, To, S, A>;
    type One = Shape![1];
    macro_rules! fit {
        ($To:ty, $S:ty, $A:ty) => {
            holds!(Windows<$To, $S, $A>: Fit<$To, $S, $A>)
        };
    }
    trait Fit<To, S, A> {}
    impl<To: Shape, S: Shape, A: Shape, V> Fit<To, S, A> for V where
        V: WindowsWithFit<
                <V as Partitioned>::Axis,
                <V as Partitioned>::Size,
                <V as Partitioned>::Asked,
                <V as Partitioned>::Step,
                <V as Partitioned>::Apart,
            > + Partitioned
    {
    }
    assert!(fit!(X, One, One));
    assert!(!fit!(X, TooManyDims, One) && !fit!(X, One, TooManyDims));
}
