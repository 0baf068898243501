//! Storage and views: what the reference material shows, each kind of storage, and the edges that
//! `unsafe` code has. Runs under Miri: `cargo +nightly miri test --test views --all-features`.

use stridewise::K;
use stridewise::layout::{Layout, SpanSizeOf};
use stridewise::prelude::*;
use stridewise::storage::Storage;

/// Shape, stride, offset and elements, as PyTorch prints them.
macro_rules! assert_view {
    ($x:expr, $shape:expr, $stride:expr, $offset:expr, $elements:expr $(,)?) => {{
        let x = $x;
        let (shape, stride): (&[usize], &[usize]) = (&$shape, &$stride);
        assert_eq!(x.shape(), shape, "shape");
        assert_eq!(x.stride(), stride, "stride");
        assert_eq!(x.storage_offset(), $offset, "offset");
        assert!(
            x.iter().copied().eq($elements),
            "elements: {:?}",
            x.iter().collect::<Vec<_>>()
        );
    }};
}

// ------------------------------------------------------------------ the reference material

#[test]
fn storage_of_zeros() {
    let mut x = Tensor::<f32, Shape![2, 4]>::zeros();
    assert_eq!(x.storage(), [0.0; 8]);
    x.as_mut_slice()[4] = 1.0;
    assert_view!(
        x,
        [2, 4],
        [4, 1],
        0,
        [0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0]
    );
}

#[test]
fn an_index_is_a_sum_of_strides() {
    let x = Tensor::<usize, Shape![4, 5, 6]>::arange();
    let y = x
        .narrow::<0, 1, 3>()
        .transpose::<0, 2>()
        .slice(s![..;2, 1.., ..]);
    let (a, b, c) = (y.stride()[0], y.stride()[1], y.stride()[2]);
    for j in 0..y.size::<0>() {
        for k in 0..y.size::<1>() {
            for v in 0..y.size::<2>() {
                assert_eq!(y[[j, k, v]], y.storage_offset() + a * j + b * k + c * v);
            }
        }
    }
}

#[test]
fn set() {
    let x = Tensor::<i64, Shape![20]>::arange();
    let y = x.as_strided::<Shape![3, 2], Strides![4, 1], 5>();
    assert_view!(y, [3, 2], [4, 1], 5, [5, 6, 9, 10, 13, 14]);
    let n = Tensor::<f64, Shape![4]>::linspace(1.0, 4.0);
    let rows = n.as_strided::<Shape![3, 3], Strides![0, 1], 1>();
    assert_view!(
        rows,
        [3, 3],
        [0, 1],
        1,
        [2.0, 3.0, 4.0, 2.0, 3.0, 4.0, 2.0, 3.0, 4.0]
    );
    let columns = n.as_strided::<Shape![2, 4], Strides![1, 0], 1>();
    assert_view!(
        columns,
        [2, 4],
        [1, 0],
        1,
        [2.0, 2.0, 2.0, 2.0, 3.0, 3.0, 3.0, 3.0]
    );
}

#[test]
fn transpose_and_view() {
    let x = Tensor::<u8, Shape![100, 100]>::zeros();
    assert_eq!((x.stride(), x.t().stride()), (&[100, 1][..], &[1, 100][..]));
    // `x.t().view::<Shape![_]>()` does not compile: see `ui-tests`.
    assert_eq!(x.t().contiguous().view::<Shape![_]>().shape(), [10_000]);
    assert_eq!(x.t().reshape::<Shape![_]>().shape(), [10_000]);

    let flat = Tensor::<i64, Shape![12]>::arange();
    let x = flat.view::<Shape![3, 4]>();
    assert!(x.is_contiguous());
    assert_view!(x, [3, 4], [4, 1], 0, 0..12);
    let y = x.t();
    assert!(!y.is_contiguous());
    assert_view!(y, [4, 3], [1, 4], 0, [0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11]);
    assert_eq!(y.storage().as_ptr(), x.storage().as_ptr());
    let z = y.contiguous();
    assert_eq!(z.stride(), [3, 1]);
    assert_ne!(z.storage().as_ptr(), x.storage().as_ptr());
    assert_view!(
        z.view::<Shape![_]>(),
        [12],
        [1],
        0,
        [0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11]
    );
}

#[test]
fn writing_through_a_view() {
    let mut x = Tensor::<i64, Shape![3, 4]>::arange();
    x.as_view_mut().t()[[0, 0]] = 99;
    assert_eq!(x[[0, 0]], 99);
    x[[1, 2]] = 98;
    assert_eq!(x.t()[[2, 1]], 98);
    // Both alive at once, as in PyTorch: cells.
    let x = x.as_cells();
    let y = x.t();
    y[[0, 0]].set(1);
    assert_eq!(x[[0, 0]].get(), 1);
    x[[2, 3]].set(2);
    assert_eq!(y[[3, 2]].get(), 2);
}

#[test]
fn strides_of_three_dimensions() {
    let flat = Tensor::<i64, Shape![12]>::arange();
    let x = flat.view::<Shape![2, 2, 3]>();
    assert_eq!(x.stride(), [6, 3, 1]);
    assert_eq!(x.transpose::<0, 2>().stride(), [1, 3, 6]);
    let ones = Tensor::<f32, Shape![3, 4, 5]>::ones();
    assert_view!(
        ones.transpose::<0, 2>(),
        [5, 4, 3],
        [1, 5, 20],
        0,
        [1.0; 60]
    );

    let flat = Tensor::<i64, Shape![12]>::arange_from(1, 1);
    let x = flat.view::<Shape![2, 3, 2]>();
    assert_eq!(x.stride(), [6, 2, 1]);
    let y = x.transpose::<0, 1>();
    assert_eq!(y.stride(), [2, 6, 1]);
    let z = y.contiguous();
    assert_eq!(z.stride(), [4, 2, 1]);
    assert_eq!(z.storage(), [1, 2, 7, 8, 3, 4, 9, 10, 5, 6, 11, 12]);
}

#[test]
fn reshape_copies_where_it_must() {
    let flat = Tensor::<i64, Shape![12]>::arange_from(1, 1);
    let x = flat.view::<Shape![6, 2]>();
    let mut y = x.transpose::<0, 1>().reshape::<Shape![4, 3]>();
    assert_eq!(y, tensor![[1, 3, 5], [7, 9, 11], [2, 4, 6], [8, 10, 12]]);
    y[[0, 0]] = 100;
    assert_eq!(x[[0, 0]], 1);
    // And views where it can.
    assert_eq!(
        x.reshape::<Shape![4, 3]>().storage().as_ptr(),
        flat.as_slice().as_ptr()
    );
}

#[test]
fn a_row_shares_its_storage() {
    let mut points = tensor![[4.0, 1.0], [5.0, 3.0], [2.0, 1.0]];
    assert_view!(points.select::<0, 1>(), [2], [1], 2, [5.0, 3.0]);
    points.as_view_mut().select::<0, 1>()[[0]] = 10.0;
    assert_eq!(points[[1, 0]], 10.0);
    let mut copy = points.select::<0, 1>().eval();
    copy[[0]] = 20.0;
    assert_eq!(points[[1, 0]], 10.0);
}

#[test]
fn contiguous_views_are_slices_wherever_they_begin() {
    let mut x = Tensor::<i64, Shape![3, 4]>::arange();
    assert_eq!(x.select::<0, 1>().as_slice(), [4, 5, 6, 7]);
    assert_eq!(x.narrow::<0, 1, 2>().as_slice(), &x.storage()[4..]);
    assert_eq!(x.t().select::<1, 2>().as_slice(), [8, 9, 10, 11]);
    assert_eq!(x.select::<0, 2>().narrow::<0, 1, 2>().as_slice(), [9, 10]);
    // The stride of a dimension of size 1 does not matter.
    assert_eq!(x.slice(s![1..2, 2..]).as_slice(), [6, 7]);
    assert_eq!(x.slice(s![1..2, ..]).t().as_slice(), [4, 5, 6, 7]);
    assert_eq!(x.select::<1, 3>().select::<0, 1>().as_slice(), [7]);
    // A view by reference, and the slice longer than the view.
    let slice: &[i64] = [x.as_view()]
        .iter()
        .map(|x| x.select::<0, 0>().as_slice())
        .next()
        .unwrap();
    assert_eq!(slice, [0, 1, 2, 3]);
    // Without elements, and with an offset beyond the storage.
    assert_eq!(x.slice(s![3.., ..]).t().as_slice(), [0_i64; 0]);
    let none = Tensor::<i64, Shape![2, 0, 3]>::zeros();
    assert!(none.select::<0, 1>().select::<1, 2>().as_slice().is_empty());

    x.as_view_mut().narrow::<0, 1, 2>().as_mut_slice()[7] = -1;
    let cells = x.as_cells();
    cells.select::<0, 0>().as_slice()[1].set(-2);
    assert_eq!(cells.narrow::<0, 0, 2>().as_slice()[1].get(), -2);
    assert_eq!(x.as_slice(), [0, -2, 2, 3, 4, 5, 6, 7, 8, 9, 10, -1]);

    const ROW: &[i64] = TensorView::<i64, Shape![2, 3]>::new(&[0, 1, 2, 3, 4, 5])
        .select::<0, 1>()
        .as_slice();
    assert_eq!(ROW, [3, 4, 5]);
}

#[test]
fn a_reference_to_a_view_is_contiguous_as_the_view_is() {
    let x = Tensor::<i64, Shape![3, 4]>::arange();
    let views = [x.as_view()];
    let sums = views.iter().map(|x| x.contiguous().sum());
    assert_eq!(sums.sum::<i64>(), 66);
}

#[test]
fn views_of_views() {
    let mut q = Tensor::<f32, Shape![2, 4]>::zeros();
    let mut r = q.as_view_mut().view::<Shape![2, 2, 2]>();
    r[[1, 1, 0]] = 1.0;
    assert!(q.select::<0, 1>().iter().eq(&[0.0, 0.0, 1.0, 0.0]));
    q.as_view_mut()
        .view::<Shape![2, 2, 2]>()
        .narrow::<0, 1, 1>()
        .fill_(3.0);
    assert!(q.select::<0, 1>().iter().eq(&[3.0; 4]));
    assert!(q.select::<0, 0>().iter().eq(&[0.0; 4]));

    let mut x = Tensor::<f32, Shape![4, 5]>::zeros();
    x.as_view_mut().narrow::<1, 2, 2>().fill_(1.0);
    assert!(
        x.rows()
            .all(|row| row.iter().eq(&[0.0, 0.0, 1.0, 1.0, 0.0]))
    );
}

#[test]
fn drawn_as_pictures() {
    let x = Tensor::<i64, Shape![2, 3]>::arange();
    let y = x.view::<Shape![1, 2, 3]>().expand::<Shape![3, 2, 3]>();
    assert_view!(y, [3, 2, 3], [0, 3, 1], 0, [0, 1, 2, 3, 4, 5].repeat(3));
    let x = Tensor::<i64, Shape![3, 4, 2]>::arange();
    assert_view!(x.view::<Shape![3, _]>(), [3, 8], [8, 1], 0, 0..24);
    assert_view!(
        x.narrow::<1, 1, 2>(),
        [3, 2, 2],
        [8, 2, 1],
        2,
        [2, 3, 4, 5, 10, 11, 12, 13, 18, 19, 20, 21],
    );
    assert_view!(x.narrow::<0, 0, 1>(), [1, 4, 2], [8, 2, 1], 0, 0..8);
    assert_view!(x.narrow::<2, 0, 2>(), [3, 4, 2], [8, 2, 1], 0, 0..24);
    assert_eq!(x.transpose::<0, 1>().stride(), [2, 8, 1]);
    assert_eq!(x.transpose::<0, 2>().stride(), [1, 2, 8]);
    assert_eq!(x.transpose::<1, 2>().stride(), [8, 1, 2]);
}

#[test]
fn assignment_through_columns() {
    let data = Tensor::<f32, Shape![30, 2]>::arange();
    let mut x = Tensor::<f32, Shape![30, 2]>::zeros();
    x.as_view_mut()
        .select::<1, 0>()
        .copy_(data.select::<1, 0>());
    x.as_view_mut().select::<1, 1>().fill_(1.0);
    assert!(
        x.rows()
            .enumerate()
            .all(|(i, row)| row.iter().eq(&[2.0 * i as f32, 1.0]))
    );
    // In place, on metadata: `transpose_`.
    let y = x.transpose_::<0, 1>();
    assert_eq!((y.shape(), y.stride()), (&[2, 30][..], &[1, 2][..]));
    assert_eq!(size_of::<Tensor<bool, Shape![7, 9]>>(), 63);
}

// ------------------------------------------------------------------ kinds of storage

#[test]
fn a_view_is_a_pointer() {
    type Odd<'a> = TensorView<'a, f32, Shape![2, 3], Strides![1, 50_000], D<7>, K<D<999>, D<0>>>;
    assert_eq!(size_of::<Odd>(), size_of::<usize>());
    assert_eq!(size_of::<Option<Odd>>(), size_of::<usize>());
    assert_eq!(
        size_of::<TensorViewMut<f32, Shape![2]>>(),
        size_of::<usize>()
    );
    assert_eq!(size_of::<TensorCells<f32, Shape![2]>>(), size_of::<usize>());
    assert_eq!(size_of::<Tensor<f32, Shape![3, 41]>>(), 4 * 123);
    assert_eq!(align_of::<Tensor<u64, Shape![0]>>(), align_of::<u64>());
}

static W: [i64; 12] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
static X: TensorView<i64, Shape![3, 4]> = TensorView::<i64, Shape![3, 4]>::new(&W);
static OWNED: Tensor<i64, Shape![2, 3]> = tensor![[0, 1, 2], [3, 4, 5]];
// Every static view operation works in a `static`.
static COLUMN: TensorView<'static, i64, Shape![2], Strides![3], D<1>, Trailing<D<1>>> =
    OWNED.select::<1, 1>();
static PART: TensorView<'static, i64, Shape![2, 2], Strides![4, 1]> =
    X.narrow::<1, 1, 2>().narrow::<0, 1, 2>().rebase();

#[test]
fn statics() {
    assert_view!(
        X.t(),
        [4, 3],
        [1, 4],
        0,
        [0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11]
    );
    assert_view!(COLUMN, [2], [3], 1, [1, 4]);
    assert_view!(PART, [2, 2], [4, 1], 0, [5, 6, 9, 10]);
    assert_eq!(PART.storage(), [5, 6, 7, 8, 9, 10]);
    std::thread::scope(|scope| {
        scope.spawn(|| assert_eq!(X[[2, 3]], 11));
    });
}

#[test]
fn types_return() {
    fn same<T>(_: T, _: T) {}
    let x = Tensor::<i64, Shape![3, 4]>::arange();
    same(x.as_view(), x.t().t());
    same(x.as_view(), x.view::<Shape![2, _]>().view::<Shape![3, 4]>());
    same(x.as_view(), x.unsqueeze::<-1>().squeeze::<2>());
    same(x.as_view(), x.slice(s![.., 0..4;1]));
    same(
        x.as_view(),
        x.permute::<Dims![1, 0]>()
            .movedim::<0, 1>()
            .narrow::<0, 0, 3>(),
    );
    same(
        x.narrow::<0, 0, 1>().rebase(),
        x.narrow::<0, 2, 1>().rebase(),
    );
    same(x.select::<0, 0>().rebase(), x.select_at::<0>(2).unwrap());
    // A view's lifetime is that of the storage, not of the view it came from.
    let last = {
        let y = x.as_view().t();
        y.select::<0, -1>()
    };
    assert!(last.iter().eq(&[3, 7, 11]));
}

#[test]
fn borrowed_slices() {
    let mut elements = [0_u16; 6];
    let slice: &[u16] = &elements;
    assert!(TensorView::<u16, Shape![2, 3]>::try_from(slice).is_ok());
    let error = TensorView::<u16, Shape![2, 4]>::try_from(slice).unwrap_err();
    assert_eq!((error.expected, error.found), (8, 6));
    assert_eq!(error.to_string(), "expected 8 elements, found 6");
    assert!(Tensor::<u16, Shape![5]>::try_from(slice).is_err());
    assert_eq!(
        Tensor::<u16, Shape![2, 3]>::try_from(slice)
            .unwrap()
            .as_slice(),
        slice
    );

    let slice: &mut [u16] = &mut elements;
    assert!(TensorViewMut::<u16, Shape![7]>::try_from(&mut *slice).is_err());
    let mut x = TensorViewMut::<u16, Shape![2, 3]>::try_from(slice).unwrap();
    x.as_view_mut().t().select::<0, 2>().fill_(7);
    x[[0, 0]] = 5;
    assert_eq!(elements, [5, 0, 7, 0, 0, 7]);
}

#[test]
fn mutable_views() {
    let mut x = Tensor::<i64, Shape![4, 6]>::arange();
    let mut y = x.as_view_mut().slice(s![1..;2, ..;3]).t();
    assert_view!(&y, [2, 2], [3, 12], 6, [6, 18, 9, 21]);
    for (i, e) in y.iter_mut().enumerate() {
        *e = -(i as i64);
    }
    assert_eq!(
        y.get_mut([1, 1]).map(|e| core::mem::replace(e, 40)),
        Some(-3)
    );
    assert_eq!(y.get_mut([2, 0]), None);
    assert_eq!(
        (x[[1, 0]], x[[3, 0]], x[[1, 3]], x[[3, 3]]),
        (0, -1, -2, 40)
    );
    // All elements at once, each through a reference of its own.
    let mut part = x.as_view_mut().narrow::<1, 4, 2>();
    let mut all: Vec<&mut i64> = part.iter_mut().collect();
    for e in &mut all {
        **e = 5;
    }
    *all[0] = 6;
    assert_eq!(x.narrow::<1, 4, 2>().iter().sum::<i64>(), 41);
    // `rebase` and run-time parts stay mutable.
    x.as_view_mut().select::<0, 3>().rebase().fill_(1);
    x.as_view_mut().select_at::<1>(5).unwrap().fill_(2);
    x.as_view_mut()
        .narrow_at::<0, 2>(0)
        .unwrap()
        .select::<1, 0>()
        .fill_(3);
    assert_eq!(
        x.select::<1, 0>().iter().copied().collect::<Vec<_>>(),
        [3, 3, 12, 1]
    );
    assert_eq!(
        x.select::<1, 5>().iter().copied().collect::<Vec<_>>(),
        [2; 4]
    );
}

#[test]
fn a_mutable_view_expands_to_a_shared_one() {
    let mut x = Tensor::<i64, Shape![3, 1]>::arange();
    let y = x.as_view_mut().expand::<Shape![2, _, 2]>();
    let copy = y;
    assert_view!(
        y,
        [2, 3, 2],
        [0, 1, 0],
        0,
        [0, 0, 1, 1, 2, 2, 0, 0, 1, 1, 2, 2]
    );
    assert_eq!(copy[[1, 2, 1]], 2);
    // Where nothing is repeated, it stays mutable.
    x.as_view_mut().expand::<Shape![1, 3, 1]>().fill_(4);
    assert_eq!(x.as_slice(), [4; 3]);
}

#[test]
fn as_strided_of_a_mutable_view() {
    let mut x = Tensor::<i64, Shape![4, 4]>::zeros();
    x.as_view_mut()
        .as_strided::<Shape![4], Strides![5], 0>()
        .fill_(1);
    x.as_view_mut()
        .as_strided::<Shape![2, 2], Strides![1, 8], 2>()
        .fill_(2);
    assert_eq!(
        x,
        tensor![[1, 0, 2, 2], [0, 1, 0, 0], [0, 0, 2, 2], [0, 0, 0, 1]]
    );
}

#[test]
fn cells() {
    let mut x = Tensor::<i64, Shape![3, 3]>::arange();
    let mut x = x.as_cells();
    // Overlapping views, both written.
    let diagonal = x.as_strided::<Shape![3], Strides![4], 0>();
    let rows = x.view::<Shape![1, 3, 3]>().expand::<Shape![2, 3, 3]>();
    for (i, cell) in diagonal.iter().enumerate() {
        cell.set(cell.get() + 10 * i as i64);
    }
    rows[[1, 0, 0]].set(7);
    assert_eq!(rows[[0, 0, 0]].get(), 7);
    assert_eq!(
        x.storage().iter().map(|c| c.get()).sum::<i64>(),
        36 + 30 + 7
    );
    x.fill_(1);
    assert_eq!(diagonal.get([2]).unwrap().get(), 1);
    assert!(x.rows().all(|row| row.iter().all(|c| c.get() == 1)));
    // From a mutable view, and a copy out of cells.
    let mut y = Tensor::<i64, Shape![2, 2]>::arange();
    let mut y = y.as_view_mut().t();
    y.as_cells()[[0, 1]].set(9);
    let copy: Tensor<i64, Shape![4]> = y.as_cells().reshape::<Shape![4]>();
    assert_eq!(copy.as_slice(), [0, 9, 1, 3]);
}

#[test]
fn heapless_vectors() {
    let mut v = heapless::Vec::<i64, 8>::from_slice(&[0, 1, 2, 3, 4, 5]).unwrap();
    assert!(TensorView::<i64, Shape![2, 4]>::try_from(&v).is_err());
    assert_eq!(
        TensorView::<i64, Shape![2, 3]>::try_from(&v).unwrap().t()[[2, 1]],
        5
    );
    TensorViewMut::<i64, Shape![2, 3]>::try_from(&mut v)
        .unwrap()
        .select::<1, 0>()
        .fill_(9);
    assert_eq!(v, [9, 1, 2, 9, 4, 5]);

    let v = HeaplessTensor::<i64, Shape![7], 8>::try_new(v).unwrap_err();
    assert_eq!(v.len(), 6);
    let mut x = HeaplessTensor::<i64, Shape![2, 3], 8>::try_new(v).unwrap();
    x.as_view_mut().t().select::<0, 2>().fill_(7);
    x[[0, 0]] = 1;
    assert_view!(x.t(), [3, 2], [1, 3], 0, [1, 9, 1, 4, 7, 7]);
    let copy = x.clone();
    assert_eq!(copy.storage(), [1, 1, 7, 9, 4, 7]);
    assert_eq!(x.into_vec(), [1, 1, 7, 9, 4, 7]);
}

#[cfg(feature = "alloc")]
#[test]
fn boxes() {
    let mut x = BoxedTensor::<i64, Shape![2, 3]>::from_fn(|[i, j]| (10 * i + j) as i64);
    x.as_view_mut().select::<0, 0>().rebase().fill_(7);
    x[[1, 1]] = 1;
    assert_view!(x.t(), [3, 2], [1, 3], 0, [7, 10, 7, 1, 7, 12]);
    let copy = x.clone();
    let elements = x.into_boxed_slice();
    assert_eq!(&*elements, copy.as_slice());
    let elements = BoxedTensor::<i64, Shape![7]>::try_new(elements).unwrap_err();
    assert!(BoxedTensor::<i64, Shape![3, 2]>::try_new(elements).is_ok());
    assert!(BoxedTensor::<i64, Shape![3, 2]>::try_from(vec![0; 5]).is_err());
    // A panic on the way leaves nothing behind.
    let outcome = std::panic::catch_unwind(|| {
        BoxedTensor::<u8, Shape![9]>::from_fn(|[i]| if i == 5 { panic!("stop") } else { i as u8 })
    });
    assert!(outcome.is_err());
}

#[test]
fn generic_arrays() {
    let x = Tensor::<u16, Shape![37]>::arange();
    let array = x.clone().into_generic_array();
    assert_eq!(array.as_slice(), x.as_slice());
    assert_eq!(Tensor::<u16, Shape![37]>::from_generic_array(array), x);
}

// ------------------------------------------------------------------ edges

#[test]
fn elements_from_both_ends() {
    fn both_ends<S: Storage<Elem = i64, Slot = i64>, L: Layout>(x: &TensorBase<S, L>) {
        let forward: Vec<i64> = x.into_iter().copied().collect();
        let mut backward: Vec<i64> = x.into_iter().rev().copied().collect();
        backward.reverse();
        assert_eq!(forward, backward);
        // In turns, any number of times from the front first.
        for n in 0..=forward.len() {
            let mut left = x.into_iter();
            let front: Vec<i64> = left.by_ref().take(n).copied().collect();
            let last = left.next_back().copied();
            assert_eq!(last, forward[n..].last().copied());
            assert_eq!(left.len(), (forward.len() - n).saturating_sub(1));
            let rest = left.fold(front, |mut all, &x| {
                all.push(x);
                all
            });
            assert_eq!(rest.len() + usize::from(last.is_some()), forward.len());
            assert!(forward.starts_with(&rest));
        }
    }
    let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    both_ends(&x);
    both_ends(&x.permute::<Dims![2, 0, 1]>());
    both_ends(&x.slice(s![.., 1.., ..;3]));
    both_ends(&x.select::<1, 1>().t());
    both_ends(&x.select::<2, 3>().expand::<Shape![2, 2, 3]>());
    both_ends(&Tensor::<i64, Shape![]>::ones());
    both_ends(&x.slice(s![2.., .., ..]));

    let mut y = Tensor::<i64, Shape![2, 3]>::zeros();
    let mut columns = y.as_view_mut().t();
    let mut iter = columns.iter_mut();
    let (first, last) = (iter.next().unwrap(), iter.next_back().unwrap());
    (*first, *last) = (1, 2);
    for (i, e) in iter.rev().enumerate() {
        *e = 10 + i as i64;
    }
    assert_eq!(y.as_slice(), [1, 12, 10, 13, 11, 2]);
}

#[test]
fn no_dimensions() {
    let mut x = Tensor::<i64, Shape![]>::full(3);
    assert_view!(x.t(), [], [], 0, [3]);
    assert_view!(x.unsqueeze::<0>(), [1], [1], 0, [3]);
    assert_view!(x.expand::<Shape![2, 2]>(), [2, 2], [0, 0], 0, [3; 4]);
    x[[]] = 4;
    *x.get_mut([]).unwrap() += 1;
    assert_eq!(x.as_view().rebase()[[]], 5);
    let y = Tensor::<i64, Shape![2, 3]>::arange();
    assert_view!(y.select::<0, 1>().select::<0, 2>(), [], [], 5, [5]);
    assert_eq!(
        y.select_at::<0>(1).unwrap().select_at::<0>(2).unwrap()[[]],
        5
    );
}

#[test]
fn no_elements() {
    let mut x = Tensor::<i64, Shape![2, 0, 3]>::zeros();
    assert_eq!(
        (x.stride(), x.numel(), x.storage().len()),
        (&[3, 3, 1][..], 0, 0)
    );
    assert!(x.is_contiguous() && x.transpose::<1, 2>().is_contiguous());
    assert_eq!(
        x.iter().count() + x.iter_mut().count() + x.rows().flat_map(|r| r.iter()).count(),
        0
    );
    assert_eq!(x.get([0, 0, 0]), None);
    x.as_view_mut().fill_(1);
    // An offset beyond the storage is no place: nothing is read there, and `rebase` stays put.
    let last = x.select::<0, 1>().select::<1, 2>();
    assert_eq!(last.storage_offset(), 5);
    assert_eq!((last.iter().count(), last.rebase().storage().len()), (0, 0));
    assert!(x.select_at::<2>(2).unwrap().rebase().get([1, 0]).is_none());
    assert!(x.select_at::<1>(0).is_err());
    assert!(x.narrow_at::<1, 0>(0).is_ok() && x.narrow_at::<1, 0>(1).is_err());
    assert!(
        x.narrow_at::<2, 2>(1)
            .unwrap()
            .contiguous()
            .storage()
            .is_empty()
    );

    let y = Tensor::<i64, Shape![4, 5]>::arange();
    let nothing = y.slice(s![4.., ..]);
    assert_view!(nothing, [0, 5], [5, 1], 20, [0_i64; 0]);
    assert_view!(y.slice(s![3..1, 2..]), [0, 3], [5, 1], 17, [0_i64; 0]);
    assert_eq!(nothing.rebase().storage(), [0_i64; 0]);
    assert_eq!(
        nothing
            .axis_iter::<1>()
            .map(|column| column.numel())
            .sum::<usize>(),
        0
    );
    assert_eq!(nothing.rows().count(), 0);
    assert_eq!(y.narrow_at::<0, 0>(4).unwrap().shape(), [0, 5]);
}

#[test]
fn elements_without_a_size() {
    let mut x = Tensor::<(), Shape![3, 4]>::full(());
    assert_eq!(size_of_val(&x), 0);
    assert_eq!(x.t().iter().count(), 12);
    assert_eq!(x.as_view_mut().select::<0, 1>().iter_mut().count(), 4);
    assert_eq!(x.get([2, 3]), Some(&()));
    assert_eq!(x.get([3, 0]), None);
    assert_eq!(x.select::<1, 2>().rebase().storage().len(), 9);
    assert_eq!(x.t().contiguous().as_slice().len(), 12);
}

#[test]
fn values_with_invalid_bits() {
    // Every element that is read has been written: `bool`, references, function pointers.
    let x = Tensor::<bool, Shape![2, 2]>::from_fn(|[i, j]| i == j);
    assert!(
        x.t()
            .reshape::<Shape![4]>()
            .iter()
            .eq(&[true, false, false, true])
    );
    let words = ["a", "b", "c"];
    let y = TensorView::<&str, Shape![3]>::new(&words);
    assert!(y.slice(s![..;2]).contiguous().iter().eq(&["a", "c"]));
    let z = Tensor::<fn(f64) -> f64, Shape![2]>::from_array([f64::sqrt, f64::abs]);
    assert_eq!(z.iter().map(|f| f(9.0)).sum::<f64>(), 12.0);
}

#[test]
fn run_time_indices() {
    let x = Tensor::<i64, Shape![3, 4, 2]>::arange();
    let y = x.transpose::<0, 2>();
    assert_eq!(y[[1, 3, 2]], 23);
    for out in [
        [2, 0, 0],
        [0, 4, 0],
        [0, 0, 3],
        [usize::MAX, 0, 0],
        [0, usize::MAX, usize::MAX],
    ] {
        assert_eq!(y.get(out), None);
    }
    let error = y.select_at::<1>(4).unwrap_err();
    assert_eq!(error.to_string(), "index 4 is out of range for size 4");
    let error = y.narrow_at::<1, 3>(usize::MAX).unwrap_err();
    assert_eq!((error.index, error.len, error.size), (usize::MAX, 3, 4));
    assert_view!(
        y.narrow_at::<1, 3>(1).unwrap(),
        [2, 3, 3],
        [1, 2, 8],
        0,
        y.narrow::<1, 1, 3>().iter().copied()
    );
    assert_view!(
        y.select_at::<-1>(2).unwrap(),
        [2, 4],
        [1, 2],
        0,
        y.select::<-1, 2>().iter().copied()
    );
    let parts: Vec<_> = y.axis_iter::<1>().collect();
    assert_eq!(parts.len(), 4);
    assert!(
        parts
            .iter()
            .enumerate()
            .all(|(k, part)| part[[1, 2]] == y[[1, k, 2]])
    );
}

#[test]
#[cfg_attr(
    unoptimised,
    should_panic(expected = "the index [3, 3] is out of range for the shape [4, 3]")
)]
#[cfg_attr(not(unoptimised), should_panic(expected = "out of range"))]
fn an_index_out_of_range_panics() {
    let x = Tensor::<i64, Shape![3, 4]>::arange();
    let _ = x.t()[[3, 3]];
}

/// The type's reach is the number of elements that a view's storage has left after `rebase`.
#[test]
fn reach() {
    fn check<S: Storage, L: Layout>(x: TensorBase<S, L>, elements: impl Iterator<Item = usize>) {
        let first = x.storage_offset();
        let reach = elements.map(|e| e + 1 - first).max().unwrap_or(0);
        assert_eq!(<SpanSizeOf<L> as Dim>::SIZE, reach);
    }
    let x = Tensor::<usize, Shape![4, 5, 6]>::arange();
    macro_rules! check {
        ($($y:expr;)*) => { $( check($y, $y.iter().copied()); )* };
    }
    check! {
        x.as_view();
        x.transpose::<1, 2>();
        x.narrow::<1, 2, 2>();
        x.slice(s![1..;2, -1, 3..]);
        x.slice(s![0, 0, 5]);
        x.slice(s![1..1]);
        x.expand::<Shape![2, 4, 5, 6]>();
        x.as_strided::<Shape![3, 2, 2], Strides![7, 0, 31], 9>();
    }
}

#[test]
fn storage_is_sent_as_its_elements_are() {
    fn sent<T: Send + Sync>() {}
    fn generic<T: Copy + Send + Sync + 'static, Sh: Shape>() {
        sent::<Tensor<T, Sh>>();
        sent::<TensorView<T, Sh>>();
        sent::<TensorViewMut<T, Sh>>();
    }
    generic::<f32, Shape![2, 3]>();
    #[cfg(feature = "alloc")]
    sent::<BoxedTensor<f32, Shape![2]>>();
    sent::<HeaplessTensor<f32, Shape![2], 4>>();
}

/// `N` times a million million million, and a million million. The macros write no more than 12 digits.
#[cfg(target_pointer_width = "64")]
type Huge<const N: usize> =
    stridewise::num::Mul<D<N>, stridewise::num::Mul<Large, K<K<D<1>, D<0>>, D<0>>>>;
#[cfg(target_pointer_width = "64")]
type Large = K<K<K<K<D<1>, D<0>>, D<0>>, D<0>>, D<0>>;

/// Without elements no stride is ever taken, so strides may be of any size; and so may that of a dimension of
/// size 1. Products that an address cannot hold are neither an error nor a panic.
#[cfg(target_pointer_width = "64")]
#[test]
fn very_large_strides() {
    let mut x = Tensor::<i64, Shape![6]>::arange();
    {
        let y = x.as_strided::<Shape![10, 0, 4], (Huge<4>, Huge<9>, D<1>), 7>();
        assert_eq!(
            y.stride(),
            [4_000_000_000_000_000_000, 9_000_000_000_000_000_000, 1]
        );
        assert_eq!((y.numel(), y.span_size(), y.iter().count()), (0, 0, 0));
        assert_eq!(y.get([9, 0, 3]), None);
        assert_eq!(y.select_at::<0>(9).unwrap().iter().next(), None);
        assert_eq!(y.narrow_at::<0, 1>(9).unwrap().storage(), [0_i64; 0]);
        assert_eq!(y.axis_iter::<0>().next_back().unwrap().sum(), 0);
        assert_eq!(y.chunk::<0, 5>()[4].rebase().storage(), [0_i64; 0]);
        assert_eq!(y.unbind::<0>().map(|part| part.sum()), [0; 10]);
        assert_eq!(y.split_at::<0, 9>().1.numel(), 0);
        assert_eq!((&y + 1).eval().numel() as i64 + y.sum(), 0);
        assert!(y.to_string().starts_with("tensor("));
    }
    {
        let y = x.as_strided::<Shape![1, 3], (Huge<18>, D<2>), 1>();
        assert_view!(y, [1, 3], [18_000_000_000_000_000_000, 2], 1, [1, 3, 5]);
        assert_eq!((y[[0, 2]], y.get([1, 0]), y.span_size()), (5, None, 5));
        assert_eq!(
            (
                y.sum(),
                y.t().contiguous().sum(),
                y.rebase().storage().len()
            ),
            (9, 9, 5)
        );
    }
    let mut y = x
        .as_view_mut()
        .as_strided::<Shape![3, 1], (D<2>, Huge<18>), 0>();
    y.fill_(7).iter_mut().for_each(|e| *e += 1);
    assert_eq!(y.chunk::<1, 1>()[0].numel(), 3);
    assert_eq!(x.as_slice(), [8, 1, 8, 3, 8, 5]);
}

/// As PyTorch answers to the same `x[..]`.
#[test]
fn an_ellipsis_is_all_that_the_other_entries_leave() {
    let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    macro_rules! answers {
        ($($slice:expr => $shape:expr, $stride:expr, $offset:literal;)*) => { $(
            let y = x.slice($slice);
            assert_eq!((y.shape(), y.stride(), y.storage_offset()), (&$shape[..], &$stride[..], $offset));
        )* };
    }
    answers! {
        s![...] => [2, 3, 4], [12, 4, 1], 0;
        s![..., ...] => [2, 3, 4], [12, 4, 1], 0;
        s![..., 1] => [2, 3], [12, 4], 1;
        s![1, ..., -1] => [3], [4], 15;
        s![0, 1, ..., 2] => [], [], 6;
        s![..., 1.., ..;2] => [2, 2, 2], [12, 4, 2], 4;
        s![..., NewAxis] => [2, 3, 4, 1], [12, 4, 1, 1], 0;
        s![0, ..., 0, NewAxis] => [3, 1], [4, 1], 0;
    }
    assert_eq!(x.slice(s![0, 0, 0]).slice(s![...])[[]], 0);
}

/// Also where one factor has elements and the other, or their sum, has none.
#[test]
fn products_of_nothing_are_zero() {
    let a = Tensor::<f32, Shape![2, 0]>::zeros();
    let b = Tensor::<f32, Shape![0, 3]>::zeros();
    assert_eq!(a.mm(&b).eval(), Tensor::zeros());
    assert_eq!(
        a.mv(&Tensor::<f32, Shape![0]>::zeros()).eval(),
        Tensor::zeros()
    );
    assert_eq!(
        Tensor::<f32, Shape![0]>::zeros().dot(&Tensor::<f32, Shape![0]>::zeros()),
        0.0
    );
    assert_eq!(
        Tensor::<f32, Shape![0, 3]>::zeros()
            .mm(&Tensor::<f32, Shape![3, 4]>::ones())
            .eval()
            .numel(),
        0
    );
    assert_eq!(
        Tensor::<f32, Shape![4, 3]>::ones()
            .mm(&Tensor::<f32, Shape![3, 0]>::zeros())
            .eval()
            .numel(),
        0
    );
    assert_eq!(
        Tensor::<f32, Shape![2, 4, 0]>::zeros()
            .bmm(&Tensor::<f32, Shape![2, 0, 3]>::zeros())
            .eval(),
        Tensor::zeros()
    );
    assert_eq!(
        Tensor::<f32, Shape![0, 4, 2]>::zeros()
            .matmul(&Tensor::<f32, Shape![2, 3]>::zeros())
            .eval()
            .numel(),
        0
    );
    assert_eq!(einsum!("ij,jk->ik", &a, &b).eval(), Tensor::zeros());
    assert_eq!(einsum!("ij->", &a).eval(), Tensor::zeros());
    let e = Tensor::<f32, Shape![4, 40]>::ones();
    let f = Tensor::<f32, Shape![40, 40]>::ones();
    assert_eq!(e.mm(&f).eval()[[3, 39]], 40.0);
    assert_eq!(
        e.expand::<Shape![4, 40]>()
            .t()
            .mm(e.narrow::<1, 3, 5>())
            .eval()[[0, 0]],
        4.0
    );
    let g = Tensor::<f32, Shape![1, 40]>::ones();
    assert_eq!(g.expand::<Shape![7, 40]>().mm(&f).eval()[[6, 39]], 40.0);
    assert_eq!(f.mv(f.select::<1, 3>()).eval()[[0]], 40.0);
}

/// What the rules make of a ninth dimension can be named, though no operation leads there. It holds nothing,
/// and reads nothing.
#[test]
fn more_than_eight_dimensions_hold_nothing() {
    use stridewise::shape::TooManyDims;
    let mut none: [i64; 0] = [];
    let mut owned = Tensor::<i64, TooManyDims>::zeros();
    let x = TensorView::<i64, TooManyDims>::try_from(&none[..]).unwrap();
    assert_eq!((x.shape(), x.numel(), x.span_size()), (&[0][..], 0, 0));
    assert_eq!(
        (x.iter().count(), x.iter().copied().sum::<i64>(), x.sum()),
        (0, 0, 0)
    );
    assert!(x.to_string().starts_with("tensor([]"));
    assert_eq!(
        ((x + 1).eval().shape(), owned.fill_(3).sum()),
        (&[0][..], 0)
    );
    assert_eq!(
        (x.coalesce().shape(), x.rebase().storage().len()),
        (&[0][..], 0)
    );
    let one = Tensor::<i64, Shape![1]>::ones();
    assert_eq!((&one + x).eval().numel(), 0);
    assert_eq!((x + x + 1).eval().numel(), 0);
    owned.copy_(&one).copy_(x);
    assert_eq!(owned.iter().count(), 0);
    let views = (x.atleast_2d(), x.squeeze_all(), x.view::<Shape![0, 4]>());
    assert_eq!(
        (views.0.numel(), views.1.numel(), views.2.numel()),
        (0, 0, 0)
    );
    // Products do not take it.
    struct Probe<A, B>(std::marker::PhantomData<(A, B)>);
    trait Refused {
        const MULTIPLIES: bool = false;
    }
    impl<A, B> Refused for Probe<A, B> {}
    impl<A: stridewise::ops::MatrixProduct<B>, B> Probe<A, B> {
        const MULTIPLIES: bool = true;
    }
    const { assert!(Probe::<Shape![2, 3], Shape![3, 4]>::MULTIPLIES) };
    const { assert!(!Probe::<Shape![2, 3], TooManyDims>::MULTIPLIES) };
    let mut unique = TensorViewMut::<i64, TooManyDims>::try_from(&mut none[..]).unwrap();
    unique.fill_(1).iter_mut().for_each(|e| *e += 1);
}

/// Parts of one matrix that interleave, read and written by two threads at once: under Miri, no two of them
/// touch one element, whatever is read at once.
#[test]
fn neighbours_are_not_touched() {
    let mut x = Tensor::<u8, Shape![64, 6]>::zeros();
    let [mut a, mut b] = x.as_view_mut().chunk::<1, 2>();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            for _ in 0..3 {
                a.add_(1).mul_(1);
                assert_eq!(a.as_view().sum() as u8 % 64, 0);
                a.copy_(&(&a * 1).eval());
            }
        });
        for _ in 0..5 {
            b.iter_mut().for_each(|e| *e += 1);
            assert!(b.rows_mut().len() == 64 && b.max() == b.min());
        }
    });
    assert!(x.rows().all(|row| row.storage() == [3, 3, 3, 5, 5, 5]));
}

#[test]
#[cfg(feature = "alloc")]
#[cfg_attr(miri, ignore = "takes minutes there; AddressSanitizer runs it")]
fn a_large_transpose_is_copied_tile_by_tile() {
    // The sizes leave rests of tiles, large and small ones.
    let x = BoxedTensor::<u32, Shape![3, 421, 437]>::from_fn(|[i, j, k]| {
        (i * 1000 + j) as u32 * 1000 + k as u32
    });
    let y =
        BoxedTensor::<u32, Shape![437, 3, 421]>::from_fn(|[i, j, k]| (i * 31 + j * 7 + k) as u32);
    let t = x.permute::<Dims![2, 0, 1]>();
    let (copied, added) = (t.eval_boxed(), (t + &y).eval_boxed());
    for k in 0..437 {
        for i in 0..3 {
            for j in 0..421 {
                assert_eq!(copied[[k, i, j]], x[[i, j, k]]);
                assert_eq!(added[[k, i, j]], x[[i, j, k]] + y[[k, i, j]]);
            }
        }
    }
    let small = BoxedTensor::<u16, Shape![190, 333]>::from_fn(|[i, j]| (i * 300 + j) as u16);
    let mut out = BoxedTensor::<u16, Shape![333, 200]>::zeros();
    let mut part = out.as_view_mut().narrow::<1, 3, 190>();
    (small.t() + 1).eval_into(&mut part);
    for i in 0..333 {
        for j in 0..200 {
            let inside = (3..193).contains(&j);
            assert_eq!(out[[i, j]], if inside { small[[j - 3, i]] + 1 } else { 0 });
        }
    }
}

/// Elements in one piece are compared and hashed in blocks. Views in pieces, and with gaps, are equal to them, and have their
/// hashes.
#[test]
fn views_are_equal_and_hashed_as_their_copies() {
    use std::hash::{BuildHasher, Hash, RandomState};
    let state = RandomState::new();
    let hash = |x: &dyn Fn(&mut std::hash::DefaultHasher)| {
        let mut hasher = state.build_hasher();
        x(&mut hasher);
        std::hash::Hasher::finish(&hasher)
    };
    fn of<T: Hash>(x: T) -> impl Fn(&mut std::hash::DefaultHasher) {
        move |hasher| x.hash(hasher)
    }
    let x = Tensor::<u16, Shape![20, 29]>::arange();
    let t: Tensor<u16, Shape![29, 20]> = x.t().contiguous();
    let wide = (&x, &x).cat::<1>().eval();
    let views = (t.t(), wide.narrow::<1, 29, 29>());
    let equal = [x == views.0, views.0 == x, x == views.1, views.1 == views.0];
    assert_eq!(equal, [true; 4]);
    assert_eq!(hash(&of(&x)), hash(&of(views.0)));
    assert_eq!(hash(&of(&x)), hash(&of(views.1)));
    let mut y = x.clone();
    for at in [0, 31, 32, 127, 128, 255, 256, 511, 512, 579] {
        y.as_mut_slice()[at] ^= 1;
        assert_eq!([x == y, y == x, views.0 == y], [false; 3]);
        assert_ne!(hash(&of(&x)), hash(&of(&y)));
        y.as_mut_slice()[at] ^= 1;
    }
    assert!(x == y && hash(&of(&x)) == hash(&of(&y)));
    // Elements that are too large for a slice on the stack, none, floats.
    let large = Tensor::<[u64; 3], Shape![2, 40]>::from_fn(|[i, j]| [i as u64, j as u64, 7]);
    let copy: Tensor<[u64; 3], Shape![40, 2]> = large.t().contiguous();
    assert!(large == copy.t() && hash(&of(&large)) == hash(&of(copy.t())));
    let none = Tensor::<u8, Shape![0, 3]>::zeros();
    assert!(none == none.narrow::<1, 0, 3>() && hash(&of(&none)) == hash(&of(none.as_view())));
    let zeros = Tensor::<f32, Shape![200]>::zeros();
    assert!(zeros == (-&zeros).eval());
    let mut nan = zeros.clone();
    nan[[199]] = f32::NAN;
    assert!(nan != nan.clone());
}

/// Parts of a variable read their own elements, and add to the same places of the gradient.
#[test]
fn parts_of_variables_have_their_parts_of_the_gradient() {
    let x = Tensor::<f64, Shape![4, 6]>::arange();
    // The gradient of the squares of the parts times their numbers, from 1 on; and the number of the part of each element.
    macro_rules! parts {
        ($(|$x:ident| $parts:expr => |$i:pat_param, $j:pat_param| $part:expr;)*) => { $({
            let mut grad = Tensor::<f64, Shape![4, 6]>::zeros();
            let $x = x.requires_grad(&mut grad);
            for (k, part) in $parts.into_iter().enumerate() {
                let value = (part.square() * (k + 1) as f64).sum().backward();
                assert_eq!(value, part.detach().square().sum() * (k + 1) as f64);
            }
            let wanted = Tensor::<f64, Shape![4, 6]>::from_fn(|[$i, $j]| $part as f64);
            assert_eq!(grad, (&x * wanted * 2.0).eval(), "{}", stringify!($parts));
        })* };
    }
    parts! {
        |x| x.chunk::<1, 2>() => |_, j| j / 3 + 1;
        |x| x.chunk::<0, 4>() => |i, _| i + 1;
        |x| x.chunk::<1, 1>() => |_, _| 1;
        |x| x.t().chunk::<-1, 2>() => |i, _| i / 2 + 1;
        |x| x.slice(s![1.., 1..;2]).chunk::<0, 3>() => |i, j| i * (j % 2);
        |x| x.chunk::<0, 2>()[1].chunk::<1, 3>() => |i, j| (j / 2 + 1) * (i / 2);
        |x| x.expand::<Shape![2, _, _]>().chunk::<0, 2>() => |_, _| 3;
        |x| x.narrow::<0, 4, 0>().chunk::<1, 2>() => |_, _| 0;
        |x| x.split::<1, 2>() => |_, j| j / 2 + 1;
        |x| x.t().split::<0, 3>() => |_, j| j / 3 + 1;
        |x| x.unbind::<0>() => |i, _| i + 1;
        |x| x.unbind::<-1>() => |_, j| j + 1;
        |x| x.narrow::<0, 4, 0>().unbind::<0>() => |_, _| 0;
        |x| { let (a, b, c) = x.split_with_sizes::<1, Shape![2, 2, 2]>(); [a.rebase(), b.rebase(), c.rebase()] }
            => |_, j| j / 2 + 1;
        |x| { let (a, b) = x.split_at::<0, -2>(); [b.rebase(), a.rebase()] } => |i, _| 2 - i / 2;
        |x| [x.select::<1, 5>().rebase(), x.t().select::<0, 0>().rebase()] => |_, j| [2, 0, 0, 0, 0, 1][j];
        |x| [x.narrow_at::<1, 2>(1).unwrap(), x.narrow_at::<1, 2>(4).unwrap()] => |_, j| [0, 1, 1, 0, 2, 2][j];
        |x| [x.select_at::<0>(3).unwrap()] => |i, _| i / 3;
        |x| x.rows() => |i, _| i + 1;
        |x| x.axis_iter::<1>().rev() => |_, j| 6 - j;
    }
    let mut grad = Tensor::<f64, Shape![4, 6]>::zeros();
    let x = x.requires_grad(&mut grad);
    assert_eq!(x.narrow_at::<1, 2>(5).err().unwrap().index, 5);
    assert!(x.select_at::<0>(4).is_err());
    // Several times, in one expression and in another.
    let [a, b] = x.chunk::<0, 2>();
    (a * b + a * 3.0).sum().backward();
    b.sum().backward();
    assert_eq!(grad[[1, 1]], 19.0 + 3.0);
    assert_eq!(grad[[3, 1]], 7.0 + 1.0);

    // The halves of complex elements.
    let z = Tensor::<[f64; 2], Shape![3]>::from_fn(|[i]| [i as f64, 5.0]);
    let mut grad = Tensor::full([0.0; 2]);
    let w = z.requires_grad(&mut grad);
    (w.real() * 2.0 + w.imag().square()).sum().backward();
    (w.view_as_real().select::<1, 0>() * 4.0).sum().backward();
    assert_eq!(grad.as_slice(), [[6.0, 10.0]; 3]);
    let mut grad = Tensor::<f64, Shape![3, 2]>::zeros();
    let x = Tensor::<f64, Shape![3, 2]>::arange();
    let w = x.requires_grad(&mut grad).view_as_complex();
    (w.real() * w.imag()).sum().backward();
    assert_eq!(grad.as_slice(), [1.0, 0.0, 3.0, 2.0, 5.0, 4.0]);
}
