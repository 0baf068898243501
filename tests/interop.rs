//! Tensors compared with the types of other libraries.

use nalgebra::{DMatrix, MatrixView, MatrixViewMut, SMatrix};
use ndarray::{Array, ArrayView, ArrayViewMut, Axis, s as nd};
use stridewise::interop::dlpack::{DlManagedTensorVersioned, Dlpack, DlpackError};
use stridewise::prelude::*;

#[test]
fn ndarray_sees_the_strides_of_any_view() {
    let x = Tensor::<i32, Shape![2, 3, 4]>::arange();
    let view = x.permute::<Dims![2, 0, 1]>().slice(s![1..;2, .., ..2]);
    let theirs = ArrayView::from(view);
    assert_eq!(theirs.shape(), view.shape());
    assert_eq!(theirs.strides(), [2, 12, 4]);
    for ([i, j, k], x) in theirs.indexed_iter().map(|((i, j, k), x)| ([i, j, k], x)) {
        assert_eq!(*x, view[[i, j, k]]);
    }
    assert!(theirs.iter().eq(view.iter()));
    // Expanded, and without elements.
    let theirs = ArrayView::from(x.select::<0, 0>().expand::<Shape![5, 3, 4]>());
    assert_eq!(theirs.strides(), [0, 4, 1]);
    assert_eq!(theirs.sum(), 5 * (0..12).sum::<i32>());
    assert_eq!(ArrayView::from(x.narrow::<1, 3, 0>()).len(), 0);
    let scalar = Tensor::<i32, Shape![]>::full(7);
    assert_eq!(ArrayView::from(scalar.as_view())[[]], 7);
}

#[test]
fn ndarray_writes_through_a_view() {
    let mut x = Tensor::<i32, Shape![3, 4]>::zeros();
    let [mut left, right] = x.as_view_mut().chunk::<1, 2>();
    left.fill_(1);
    ArrayViewMut::from(right).fill(2);
    assert_eq!(x.as_slice(), [1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 2, 2]);
}

#[test]
fn views_of_ndarray_keep_their_strides_and_see_nothing_between() {
    let mut x = Array::from_iter(0..24)
        .into_shape_with_order((2, 3, 4))
        .unwrap();
    // Two halves of the columns, which interleave: the storage of one is not to be seen as a whole.
    let (left, right) = x.view_mut().split_at(Axis(2), 2);
    type Half<'a> =
        TensorViewMut<'a, i32, Shape![2, 3, 2], Strides![12, 4, 1], D<0>, Interleaved<D<22>>>;
    let (mut left, mut right) = (
        Half::try_from(left).unwrap(),
        Half::try_from(right).unwrap(),
    );
    left.fill_(-1);
    right.add_(100);
    assert_eq!(x.as_slice().unwrap()[..5], [-1, -1, 102, 103, -1]);
    // Backwards, overlapping, broadcast.
    let back = x.slice(nd![..;-1, 0, 0]);
    let error =
        TensorView::<i32, Shape![2], Strides![12], D<0>, Interleaved<D<13>>>::try_from(back);
    assert_eq!(
        error.unwrap_err().to_string(),
        "expected stride 12 of dimension 0, found -12"
    );
    let one = Array::from_elem(1, 7);
    let wide = one.broadcast((4,)).unwrap();
    let view =
        TensorView::<i32, Shape![4], Strides![0], D<0>, Interleaved<D<1>>>::try_from(wide).unwrap();
    assert_eq!(view.sum(), 28);
    // The stride of one element leads nowhere.
    let row = x.slice(nd![0, 0..1, ..]);
    assert!(TensorView::<i32, Shape![1, 4]>::try_from(row).is_ok());
    let error = TensorView::<i32, Shape![1, 4]>::try_from(x.slice(nd![0, 0..2, ..])).unwrap_err();
    assert_eq!(
        error,
        LayoutError::OtherSize {
            dim: 0,
            expected: 1,
            found: 2
        }
    );
    let error = TensorView::<i32, Shape![4]>::try_from(x.slice(nd![0, 0..2, ..])).unwrap_err();
    assert_eq!(
        error,
        LayoutError::OtherRank {
            expected: 1,
            found: 2
        }
    );
    // Of dynamic rank.
    assert!(TensorView::<i32, Shape![2, 3, 4]>::try_from(x.view().into_dyn()).is_ok());
}

#[test]
fn boxes_of_ndarray_that_hold_more_than_the_array() {
    let x = Array::from_iter(0..24)
        .into_shape_with_order((4, 6))
        .unwrap();
    let part = x.clone().slice_move(nd![1..3, ..]);
    let y = BoxedTensor::<i32, Shape![2, 6]>::try_from(part).unwrap();
    assert!(y.as_slice().iter().copied().eq(6..18));
    let part = x.clone().slice_move(nd![1..3, ..;-2]);
    let y = BoxedTensor::<i32, Shape![2, 3]>::try_from(part).unwrap();
    assert_eq!(y.as_slice(), [11, 9, 7, 17, 15, 13]);
    let back = Array::from(BoxedTensor::<i32, Shape![4, 6]>::arange());
    assert_eq!(back, x);
}

#[test]
fn matrices_column_by_column() {
    let x = Tensor::<f64, Shape![3, 4]>::arange();
    let theirs = MatrixView::from(x.as_view());
    assert_eq!((theirs[(2, 1)], theirs.strides()), (9.0, (4, 1)));
    let t = MatrixView::from(x.t());
    assert_eq!((t[(1, 2)], t.strides()), (9.0, (1, 4)));
    assert_eq!(Tensor::from(t.transpose()), x);
    let mut y = Tensor::<f64, Shape![3, 4]>::zeros();
    MatrixViewMut::from(y.as_view_mut().slice(s![.., 1..3])).fill(1.0);
    assert_eq!(y.sum_dim::<0>().eval().as_slice(), [0.0, 3.0, 3.0, 0.0]);
    // A part of a matrix, with gaps.
    let m = DMatrix::from_fn(4, 5, |i, j| (10 * i + j) as f64);
    let part = m.view((1, 2), (2, 3));
    let view =
        TensorView::<f64, Shape![2, 3], Strides![1, 4], D<0>, Interleaved<D<10>>>::try_from(&part)
            .unwrap();
    assert_eq!(view[[1, 2]], 24.0);
    assert_eq!(Tensor::<f64, Shape![2, 3]>::try_from(&part).unwrap(), view);
    let error = Tensor::<f64, Shape![3, 3]>::try_from(&part).unwrap_err();
    assert_eq!(error.to_string(), "expected size 3 of dimension 0, found 2");
    let m = SMatrix::<f64, 2, 3>::from_row_slice(&[0.0, 1.0, 2.0, 3.0, 4.0, 5.0]);
    assert_eq!(
        TensorView::from_matrix(&m),
        Tensor::<f64, Shape![2, 3]>::arange()
    );
    assert_eq!(SMatrix::from(Tensor::<f64, Shape![2, 3]>::arange()), m);
}

/// A tensor of DLPack that says something else.
fn changed(change: impl FnOnce(&mut DlManagedTensorVersioned)) -> Dlpack {
    let pointer = BoxedTensor::<u8, Shape![2, 8]>::arange().into_dlpack();
    // SAFETY: the pointer is ours until it is a `Dlpack`.
    unsafe {
        change(&mut *pointer);
        Dlpack::from_raw(pointer).unwrap()
    }
}

#[test]
fn dlpack_that_is_something_else() {
    let says = |dlpack: &Dlpack| {
        dlpack
            .view::<u8, Shape![2, 8]>()
            .map(|x| x.sum())
            .unwrap_err()
            .to_string()
    };
    assert_eq!(
        changed(|_| ()).view::<u8, Shape![2, 8]>().unwrap().sum(),
        120
    );
    assert_eq!(
        says(&changed(|x| x.major = 2)),
        "expected version 1 of DLPack, found 2"
    );
    assert_eq!(
        says(&changed(|x| x.dl_tensor.device.device_type = 2)),
        "expected memory of the host, device type 1, found device type 2"
    );
    assert_eq!(
        says(&changed(|x| x.dl_tensor.dtype.lanes = 4)),
        "expected uint8, code 1 of 8 bits, found code 1 of 8 bits and 4 lanes"
    );
    assert_eq!(
        says(&changed(|x| x.dl_tensor.ndim = 1)),
        "expected 2 dimensions, found 1"
    );
    assert_eq!(
        says(&changed(|x| x.dl_tensor.ndim = -1)),
        "expected 2 dimensions, found 18446744073709551615"
    );
    // SAFETY: the list has two numbers.
    let size = |size| changed(move |x| unsafe { *x.dl_tensor.shape.add(1) = size });
    assert_eq!(says(&size(7)), "expected size 8 of dimension 1, found 7");
    assert_eq!(says(&size(-8)), "expected size 8 of dimension 1, found 0");
    // SAFETY: the list has two numbers.
    let stride = changed(|x| unsafe { *x.dl_tensor.strides = -8 });
    assert_eq!(says(&stride), "expected stride 8 of dimension 0, found -8");
    // Without strides the elements lie row by row.
    let rows = changed(|x| x.dl_tensor.strides = std::ptr::null_mut());
    assert_eq!(rows.view::<u8, Shape![2, 8]>().unwrap()[[1, 0]], 8);
    assert!(
        rows.view_strided::<u8, Shape![2, 8], Strides![1, 2]>()
            .is_err()
    );
    let mut read_only = changed(|x| x.flags = 1);
    assert_eq!(
        read_only.view_mut::<u8, Shape![2, 8]>().unwrap_err(),
        DlpackError::ReadOnly
    );
    // Bytes as truth values, and at an odd address.
    let bools = changed(|x| x.dl_tensor.dtype.code = 6);
    assert_eq!(
        bools.view::<bool, Shape![2, 8]>().unwrap_err(),
        DlpackError::NotBool
    );
    let odd = changed(|x| {
        (x.dl_tensor.dtype.bits, x.dl_tensor.byte_offset) = (16, 1);
        // SAFETY: the lists have two numbers. Three pairs from byte 1 on are within the 16.
        unsafe { (*x.dl_tensor.shape, *x.dl_tensor.shape.add(1)) = (1, 3) }
    });
    let address = odd.tensor().unwrap().data.addr() + 1;
    assert_eq!(odd.view::<u16, Shape![1, 3]>().is_ok(), address % 2 == 0);
    // SAFETY: null is nothing.
    assert!(unsafe { Dlpack::from_raw(std::ptr::null_mut()) }.is_none());
}

#[test]
fn halves_and_complex_numbers_beside_files() {
    use half::{bf16, f16};
    use num_complex::Complex;
    use stridewise::files::Npz;
    let mut npz = Npz::parse(include_bytes!("files/all.npz")).unwrap();
    for layout in ["<C", "<F", ">C", ">F"] {
        let x: Tensor<f16, Shape![2, 3]> = npz.read(&format!("float16_2x3_{layout}")).unwrap();
        assert_eq!(
            x.as_slice()[2..5],
            [f16::from_f32(1.5), f16::MAX, f16::NEG_INFINITY]
        );
        let c: Tensor<Complex<f64>, Shape![3]> =
            npz.read(&format!("complex128_3_{layout}")).unwrap();
        assert_eq!(c[[2]], Complex::new(1.5, f64::MAX));
    }
    let x = (&Tensor::<f32, Shape![3]>::arange() * 0.3)
        .to::<bf16>()
        .eval();
    assert_eq!(Tensor::<bf16, Shape![3]>::from_npy(&x.to_npy()).unwrap(), x);
    // As torch prints `(torch.arange(3) * 0.3).bfloat16()`.
    assert_eq!(
        x.to_string(),
        "tensor([0.0000, 0.3008, 0.6016], dtype=torch.bfloat16)"
    );
    assert_eq!(x.amax(), bf16::from_f32(0.6));
    assert_eq!(x.float().sum(), 0.90234375);
    assert_eq!(x.view_dtype::<u16>()[[1]], 0x3e9a);
}

#[test]
fn mdarray_sees_the_strides_of_any_view() {
    use mdarray::{View, ViewMut};
    let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    macro_rules! same {
        ($($view:expr;)*) => { $(
            let expected = $view;
            let view = View::from(expected);
            let dims = 0..view.rank();
            assert!(dims.clone().map(|d| view.dim(d)).eq(expected.shape().iter().copied()));
            assert!(dims.map(|d| view.stride(d) as usize).eq(expected.stride().iter().copied()));
            assert!(view.iter().eq(expected.iter()), stringify!($view));
            // And back, where the first element is the first of its storage.
            assert_eq!(view.as_ptr(), expected.iter().next().map_or(view.as_ptr(), |x| &raw const *x));
        )* };
    }
    same! {
        x.as_view();
        x.permute::<Dims![2, 0, 1]>();
        x.slice(s![.., 1.., ..;2]);
        x.select::<1, 2>();
        x.select::<0, 1>().select::<0, 1>();
        x.select::<0, 0>().unsqueeze::<0>().expand::<Shape![5, 3, 4]>();
    }
    let none = View::from(x.narrow::<1, 0, 0>());
    assert_eq!((none.dim(0), none.dim(1), none.stride(0)), (2, 0, 0));
    let mut x = x;
    let (left, right) = x.as_view_mut().split_at::<2, 1>();
    let (mut left, mut right) = (ViewMut::from(left), ViewMut::from(right));
    left.iter_mut().for_each(|x| *x = -1);
    right[[1, 2, 2]] = -2;
    assert_eq!(x.lt(0).sum(), 7);
    assert_eq!(x[[1, 2, 3]], -2);
}

#[test]
fn views_of_mdarray_keep_their_strides_and_see_nothing_between() {
    let mut x = mdarray::tensor![
        [[1_i32, 2, 3, 4], [5, 6, 7, 8]],
        [[9, 10, 11, 12], [13, 14, 15, 16]]
    ];
    let columns =
        TensorView::<i32, Shape![2, 2], Strides![8, 4], D<0>, Interleaved<D<13>>>::try_from(
            x.view(.., .., 3),
        );
    assert_eq!(columns.map(|x| x.eval()), Ok(tensor![[4, 8], [12, 16]]));
    let error = TensorView::<i32, Shape![2, 2]>::try_from(x.view(.., 0, ..2)).unwrap_err();
    let expected = LayoutError::OtherStride {
        dim: 0,
        expected: 2,
        found: 8,
    };
    assert_eq!(error, expected);
    let mut middle =
        TensorViewMut::<i32, Shape![2, 2], Strides![8, 4], D<0>, Interleaved<D<13>>>::try_from(
            x.view_mut(.., .., 1),
        )
        .unwrap();
    middle.fill_(0);
    assert_eq!(
        Tensor::<i32, Shape![2, 2, 4]>::try_from(&*x)
            .unwrap()
            .eq(0)
            .sum(),
        4
    );
    let sizes = mdarray::array![[0_u8; 3]; 2];
    let error = Tensor::<u8, Shape![3, 2]>::try_from(&*sizes).unwrap_err();
    assert_eq!(error.to_string(), "expected size 3 of dimension 0, found 2");
}

#[test]
fn postcard_writes_the_elements_alone() {
    let x = Tensor::<u8, Shape![2, 3]>::arange();
    let bytes = postcard::to_allocvec(&x.t()).unwrap();
    assert_eq!(bytes, [0, 3, 1, 4, 2, 5]);
    assert_eq!(
        postcard::from_bytes::<BoxedTensor<u8, Shape![3, 2]>>(&bytes).unwrap(),
        x.t()
    );
    assert!(postcard::from_bytes::<Tensor<u8, Shape![3, 3]>>(&bytes).is_err());
    assert!(serde_json::from_str::<Tensor<u8, Shape![2, 1]>>("[[1], [2], [3]]").is_err());
    let empty = serde_json::from_str::<Tensor<u8, Shape![2, 0]>>("[[], []]").unwrap();
    assert_eq!(serde_json::to_string(&empty).unwrap(), "[[],[]]");
    assert_eq!(
        serde_json::from_str::<Tensor<f32, Shape![]>>("2.5").unwrap()[[]],
        2.5
    );
}

#[test]
fn what_writes_is_asked_for_overlaps_whatever_the_other_library_promised() {
    use nalgebra::{Dyn, Matrix, ViewStorageMut};
    let mut memory = [1.0, 2.0, 3.0];
    let (sizes, strides) = ((Dyn(2), Dyn(2)), (Dyn(1), Dyn(1)));
    // SAFETY: three elements are there; no two are lent at once.
    let storage = unsafe { ViewStorageMut::from_raw_parts(memory.as_mut_ptr(), sizes, strides) };
    let mut matrix = Matrix::from_data(storage);
    type Writes<'a> = TensorViewMut<'a, f64, Shape![2, 2], Strides![1, 1], D<0>, Interleaved<D<3>>>;
    let error = Writes::try_from(&mut matrix).unwrap_err();
    assert_eq!(error, LayoutError::Overlaps { dim: 1, stride: 1 });
    assert_eq!(
        error.to_string(),
        "indices share elements, which a view that writes may not: stride 1 of dimension 1 is too small"
    );
    type Reads<'a> = TensorView<'a, f64, Shape![2, 2], Strides![1, 1], D<0>, Interleaved<D<3>>>;
    assert_eq!(Reads::try_from(&matrix).unwrap().sum(), 8.0);
}
