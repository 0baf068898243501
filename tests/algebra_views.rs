//! Windows, diagonals, tiles, lists of dimensions and the shapes of others: against values that PyTorch gave,
//! through each kind of storage, and where elements are written.

use stridewise::prelude::*;

/// Shape, stride, offset and elements, as PyTorch has them. The constants of the layout agree.
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
        let coalesced = x.coalesce();
        assert!(x.iter().eq(coalesced.iter()), "coalesced");
        let run = coalesced.stride().last().is_none_or(|&s| s == 1);
        let inner = coalesced
            .shape()
            .last()
            .map_or(1, |&n| if run { n } else { 1 });
        assert_eq!(x.contiguous_run(), inner, "run");
        assert_eq!(x.rebase().storage().len(), x.span_size(), "span");
    }};
}

#[test]
fn unfold_as_pytorch() {
    let x = Tensor::<i64, Shape![]>::arange();
    assert_view!(x.unfold::<0, 1, 1>(), [1], [1], 0, [0]);
    assert_view!(x.unfold::<-1, 1, 5>(), [1], [1], 0, [0]);
    assert_view!(x.unfold::<0, 0, 1>(), [0], [1], 0, [0; 0]);
    let x = Tensor::<i64, Shape![7]>::arange();
    assert_view!(
        x.unfold::<0, 3, 2>(),
        [3, 3],
        [2, 1],
        0,
        [0, 1, 2, 2, 3, 4, 4, 5, 6]
    );
    assert_view!(
        x.unfold::<0, 3, 1>(),
        [5, 3],
        [1, 1],
        0,
        [0, 1, 2, 1, 2, 3, 2, 3, 4, 3, 4, 5, 4, 5, 6]
    );
    assert_view!(x.unfold::<0, 7, 1>(), [1, 7], [1, 1], 0, 0..7);
    assert_view!(x.unfold::<0, 0, 2>(), [4, 0], [2, 1], 0, [0; 0]);
    assert_view!(x.unfold::<-1, 2, 3>(), [2, 2], [3, 1], 0, [0, 1, 3, 4]);
    assert_view!(x.unfold::<0, 1, 9>(), [1, 1], [9, 1], 0, [0]);
    let x = Tensor::<i64, Shape![0]>::arange();
    assert_view!(x.unfold::<0, 0, 1>(), [1, 0], [1, 1], 0, [0; 0]);
    let x = Tensor::<i64, Shape![3, 4]>::arange();
    assert_view!(
        x.unfold::<0, 2, 1>(),
        [2, 4, 2],
        [4, 1, 4],
        0,
        [0, 4, 1, 5, 2, 6, 3, 7, 4, 8, 5, 9, 6, 10, 7, 11]
    );
    assert_view!(
        x.t().unfold::<-1, 2, 1>(),
        [4, 2, 2],
        [1, 4, 4],
        0,
        [0, 4, 4, 8, 1, 5, 5, 9, 2, 6, 6, 10, 3, 7, 7, 11]
    );
    assert_view!(
        x.slice(s![1..]).unfold::<1, 2, 2>(),
        [2, 2, 2],
        [4, 2, 1],
        4,
        4..12
    );
    let x = Tensor::<i64, Shape![1, 4]>::arange();
    assert_view!(x.unfold::<0, 1, 3>(), [1, 4, 1], [12, 1, 4], 0, 0..4);
    let x = Tensor::<i64, Shape![2, 0]>::arange();
    assert_view!(x.unfold::<0, 2, 1>(), [1, 0, 2], [1, 1, 1], 0, [0; 0]);
    let x = Tensor::<i64, Shape![4, 3]>::arange();
    assert_view!(
        x.slice(s![.., 1..]).unfold::<-2, 3, 1>(),
        [2, 2, 3],
        [3, 1, 3],
        1,
        [1, 4, 7, 2, 5, 8, 4, 7, 10, 5, 8, 11]
    );
    let x = Tensor::<i64, Shape![1, 5]>::arange();
    assert_view!(
        x.expand::<Shape![3, _]>().unfold::<0, 2, 1>(),
        [2, 5, 2],
        [0, 1, 0],
        0,
        [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    );
    let x = Tensor::<i64, Shape![4, 5]>::arange();
    assert_view!(
        x.unfold::<0, 3, 1>().unfold::<1, 3, 2>(),
        [2, 2, 3, 3],
        [5, 2, 5, 1],
        0,
        [
            0, 1, 2, 5, 6, 7, 10, 11, 12, 2, 3, 4, 7, 8, 9, 12, 13, 14, 5, 6, 7, 10, 11, 12, 15,
            16, 17, 7, 8, 9, 12, 13, 14, 17, 18, 19
        ]
    );
}

#[test]
fn diagonal_as_pytorch() {
    let x = Tensor::<i64, Shape![3, 4]>::arange();
    assert_view!(x.diagonal::<0, 0, 1>(), [3], [5], 0, [0, 5, 10]);
    assert_view!(x.diagonal::<1, 0, 1>(), [3], [5], 1, [1, 6, 11]);
    assert_view!(x.diagonal::<-1, 0, 1>(), [2], [5], 4, [4, 9]);
    assert_view!(x.diagonal::<3, 0, 1>(), [1], [5], 3, [3]);
    assert_view!(x.diagonal::<4, 0, 1>(), [0], [5], 0, [0; 0]);
    assert_view!(x.diagonal::<9, 0, 1>(), [0], [5], 0, [0; 0]);
    assert_view!(x.diagonal::<-3, 0, 1>(), [0], [5], 0, [0; 0]);
    assert_view!(x.diagonal::<-9, 0, 1>(), [0], [5], 0, [0; 0]);
    assert_view!(x.diagonal::<1, 1, 0>(), [2], [5], 4, [4, 9]);
    assert_view!(x.diagonal::<-1, -1, -2>(), [3], [5], 1, [1, 6, 11]);
    assert_view!(x.diagonal::<999, 0, 1>(), [0], [5], 0, [0; 0]);
    let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    assert_view!(
        x.diagonal::<0, 0, 2>(),
        [3, 2],
        [4, 13],
        0,
        [0, 13, 4, 17, 8, 21]
    );
    assert_view!(x.diagonal::<1, 2, 0>(), [3, 1], [4, 13], 12, [12, 16, 20]);
    assert_view!(
        x.diagonal::<-2, -1, 1>(),
        [2, 2],
        [12, 5],
        2,
        [2, 7, 14, 19]
    );
    assert_view!(
        x.diagonal::<1, 1, 2>(),
        [2, 3],
        [12, 5],
        1,
        [1, 6, 11, 13, 18, 23]
    );
    assert_view!(
        x.diagonal::<0, 0, 1>(),
        [4, 2],
        [1, 16],
        0,
        [0, 16, 1, 17, 2, 18, 3, 19]
    );
    assert_view!(
        x.diagonal::<1, -3, -1>(),
        [3, 2],
        [4, 13],
        1,
        [1, 14, 5, 18, 9, 22]
    );
    let x = Tensor::<i64, Shape![0, 3]>::arange();
    assert_view!(x.diagonal::<0, 0, 1>(), [0], [4], 0, [0; 0]);
    assert_view!(x.diagonal::<1, 0, 1>(), [0], [4], 0, [0; 0]);
    let x = Tensor::<i64, Shape![3, 0]>::arange();
    assert_view!(x.diagonal::<-1, 0, 1>(), [0], [2], 0, [0; 0]);
    let x = Tensor::<i64, Shape![1, 4]>::arange();
    assert_view!(x.diagonal::<2, 0, 1>(), [1], [5], 2, [2]);
    let x = Tensor::<i64, Shape![6, 6]>::arange();
    assert_view!(
        x.slice(s![1.., 1..]).diagonal::<9, 0, 1>(),
        [0],
        [7],
        7,
        [0; 0]
    );
    assert_view!(
        x.slice(s![1.., 2..]).diagonal::<1, 0, 1>(),
        [3],
        [7],
        9,
        [9, 16, 23]
    );
    assert_view!(
        x.slice(s![1.., 2..]).diagonal::<-2, 0, 1>(),
        [3],
        [7],
        20,
        [20, 27, 34]
    );
    let x = Tensor::<i64, Shape![1, 3]>::arange();
    assert_view!(
        x.expand::<Shape![3, _]>().diagonal::<0, 0, 1>(),
        [3],
        [1],
        0,
        0..3
    );
}

#[test]
fn unflatten_as_pytorch() {
    let x = Tensor::<i64, Shape![6, 4]>::arange();
    assert_view!(
        x.unflatten::<0, Shape![2, 3]>(),
        [2, 3, 4],
        [12, 4, 1],
        0,
        0..24
    );
    assert_view!(
        x.unflatten::<0, Shape![2, _]>(),
        [2, 3, 4],
        [12, 4, 1],
        0,
        0..24
    );
    assert_view!(
        x.unflatten::<-1, Shape![_, 2]>(),
        [6, 2, 2],
        [4, 2, 1],
        0,
        0..24
    );
    assert_view!(
        x.t().unflatten::<1, Shape![3, 2]>(),
        [4, 3, 2],
        [1, 8, 4],
        0,
        [
            0, 4, 8, 12, 16, 20, 1, 5, 9, 13, 17, 21, 2, 6, 10, 14, 18, 22, 3, 7, 11, 15, 19, 23
        ]
    );
    assert_view!(x.unflatten::<0, Shape![6]>(), [6, 4], [4, 1], 0, 0..24);
    assert_view!(x.unflatten::<0, Shape![_]>(), [6, 4], [4, 1], 0, 0..24);
    assert_view!(
        x.unflatten::<0, Shape![1, 6, 1]>(),
        [1, 6, 1, 4],
        [24, 4, 4, 1],
        0,
        0..24
    );
    let x = Tensor::<i64, Shape![1, 4]>::arange();
    assert_view!(
        x.unflatten::<0, Shape![1, 1, 1]>(),
        [1, 1, 1, 4],
        [4, 4, 4, 1],
        0,
        0..4
    );
    assert_view!(
        x.t().unflatten::<1, Shape![1, 1]>(),
        [4, 1, 1],
        [1, 4, 4],
        0,
        0..4
    );
    assert_view!(
        x.t().unflatten::<0, Shape![2, 2]>(),
        [2, 2, 1],
        [2, 1, 4],
        0,
        0..4
    );
    let x = Tensor::<i64, Shape![0, 4]>::arange();
    assert_view!(
        x.unflatten::<0, Shape![0, 3]>(),
        [0, 3, 4],
        [12, 4, 1],
        0,
        [0; 0]
    );
    assert_view!(
        x.unflatten::<0, Shape![_, 3]>(),
        [0, 3, 4],
        [12, 4, 1],
        0,
        [0; 0]
    );
    assert_view!(
        x.unflatten::<1, Shape![2, _]>(),
        [0, 2, 2],
        [4, 2, 1],
        0,
        [0; 0]
    );
    assert_view!(
        x.t().unflatten::<0, Shape![2, 2]>(),
        [2, 2, 0],
        [2, 1, 1],
        0,
        [0; 0]
    );
    assert_view!(x.t().unflatten::<0, Shape![4]>(), [4, 0], [1, 4], 0, [0; 0]);
    assert_view!(
        x.t().unflatten::<1, Shape![0, 2]>(),
        [4, 0, 2],
        [2, 2, 1],
        0,
        [0; 0]
    );
    let x = Tensor::<i64, Shape![6, 4]>::arange();
    assert_view!(
        x.slice(s![.., 1..3]).unflatten::<1, Shape![2, 1]>(),
        [6, 2, 1],
        [4, 1, 1],
        1,
        [1, 2, 5, 6, 9, 10, 13, 14, 17, 18, 21, 22]
    );
    assert_view!(
        x.slice(s![..;2]).unflatten::<0, Shape![3, 1]>(),
        [3, 1, 4],
        [8, 4, 1],
        0,
        [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19]
    );
    let x = Tensor::<i64, Shape![1, 4]>::arange();
    assert_view!(
        x.expand::<Shape![6, _]>().unflatten::<0, Shape![2, 3]>(),
        [2, 3, 4],
        [0, 0, 1],
        0,
        [
            0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3
        ]
    );
    let x = Tensor::<i64, Shape![12]>::arange();
    assert_view!(
        x.as_strided::<Shape![1, 6], Strides![9, 1], 2>()
            .unflatten::<1, Shape![2, 3]>(),
        [1, 2, 3],
        [6, 3, 1],
        2,
        2..8
    );
    assert_view!(
        x.as_strided::<Shape![1, 6], Strides![9, 1], 2>()
            .unflatten::<1, Shape![6]>(),
        [1, 6],
        [6, 1],
        2,
        2..8
    );
}

#[test]
fn reorder_as_pytorch() {
    let x = Tensor::<i64, Shape![]>::arange();
    assert_view!(x.swapaxes::<0, -1>(), [0; 0], [0; 0], 0, [0]);
    let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    assert_view!(
        x.swapaxes::<0, -1>(),
        [4, 3, 2],
        [1, 4, 12],
        0,
        [
            0, 12, 4, 16, 8, 20, 1, 13, 5, 17, 9, 21, 2, 14, 6, 18, 10, 22, 3, 15, 7, 19, 11, 23
        ]
    );
    assert_view!(
        x.swapdims::<1, 0>(),
        [3, 2, 4],
        [4, 12, 1],
        0,
        [
            0, 1, 2, 3, 12, 13, 14, 15, 4, 5, 6, 7, 16, 17, 18, 19, 8, 9, 10, 11, 20, 21, 22, 23
        ]
    );
    assert_view!(
        x.movedims::<Dims![0, 1], Dims![2, 0]>(),
        [3, 4, 2],
        [4, 1, 12],
        0,
        [
            0, 12, 1, 13, 2, 14, 3, 15, 4, 16, 5, 17, 6, 18, 7, 19, 8, 20, 9, 21, 10, 22, 11, 23
        ]
    );
    assert_view!(
        x.movedims::<Dims![0, 1], Dims![1, 2]>(),
        [4, 2, 3],
        [1, 12, 4],
        0,
        [
            0, 4, 8, 12, 16, 20, 1, 5, 9, 13, 17, 21, 2, 6, 10, 14, 18, 22, 3, 7, 11, 15, 19, 23
        ]
    );
    assert_view!(
        x.movedims::<Dims![-1], Dims![0]>(),
        [4, 2, 3],
        [1, 12, 4],
        0,
        [
            0, 4, 8, 12, 16, 20, 1, 5, 9, 13, 17, 21, 2, 6, 10, 14, 18, 22, 3, 7, 11, 15, 19, 23
        ]
    );
    assert_view!(
        x.movedims::<Dims![2, 0], Dims![-3, -1]>(),
        [4, 3, 2],
        [1, 4, 12],
        0,
        [
            0, 12, 4, 16, 8, 20, 1, 13, 5, 17, 9, 21, 2, 14, 6, 18, 10, 22, 3, 15, 7, 19, 11, 23
        ]
    );
    assert_view!(
        x.movedims::<Dims![], Dims![]>(),
        [2, 3, 4],
        [12, 4, 1],
        0,
        0..24
    );
    let x = Tensor::<i64, Shape![]>::arange();
    assert_view!(x.movedims::<Dims![0], Dims![0]>(), [0; 0], [0; 0], 0, [0]);
    assert_view!(x.movedims::<Dims![0], Dims![-1]>(), [0; 0], [0; 0], 0, [0]);
    assert_view!(x.movedims::<Dims![], Dims![]>(), [0; 0], [0; 0], 0, [0]);
    let x = Tensor::<i64, Shape![2, 3, 4, 5]>::arange();
    assert_view!(
        x.movedims::<Dims![3, 1], Dims![0, 2]>(),
        [5, 2, 3, 4],
        [1, 60, 20, 5],
        0,
        [
            0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100, 105,
            110, 115, 1, 6, 11, 16, 21, 26, 31, 36, 41, 46, 51, 56, 61, 66, 71, 76, 81, 86, 91, 96,
            101, 106, 111, 116, 2, 7, 12, 17, 22, 27, 32, 37, 42, 47, 52, 57, 62, 67, 72, 77, 82,
            87, 92, 97, 102, 107, 112, 117, 3, 8, 13, 18, 23, 28, 33, 38, 43, 48, 53, 58, 63, 68,
            73, 78, 83, 88, 93, 98, 103, 108, 113, 118, 4, 9, 14, 19, 24, 29, 34, 39, 44, 49, 54,
            59, 64, 69, 74, 79, 84, 89, 94, 99, 104, 109, 114, 119
        ]
    );
    assert_view!(
        x.movedims::<Dims![1, 0, 3], Dims![3, 2, 0]>(),
        [5, 4, 2, 3],
        [1, 5, 60, 20],
        0,
        [
            0, 20, 40, 60, 80, 100, 5, 25, 45, 65, 85, 105, 10, 30, 50, 70, 90, 110, 15, 35, 55,
            75, 95, 115, 1, 21, 41, 61, 81, 101, 6, 26, 46, 66, 86, 106, 11, 31, 51, 71, 91, 111,
            16, 36, 56, 76, 96, 116, 2, 22, 42, 62, 82, 102, 7, 27, 47, 67, 87, 107, 12, 32, 52,
            72, 92, 112, 17, 37, 57, 77, 97, 117, 3, 23, 43, 63, 83, 103, 8, 28, 48, 68, 88, 108,
            13, 33, 53, 73, 93, 113, 18, 38, 58, 78, 98, 118, 4, 24, 44, 64, 84, 104, 9, 29, 49,
            69, 89, 109, 14, 34, 54, 74, 94, 114, 19, 39, 59, 79, 99, 119
        ]
    );
    assert_view!(
        x.movedims::<Dims![0, 1, 2, 3], Dims![3, 2, 1, 0]>(),
        [5, 4, 3, 2],
        [1, 5, 20, 60],
        0,
        [
            0, 60, 20, 80, 40, 100, 5, 65, 25, 85, 45, 105, 10, 70, 30, 90, 50, 110, 15, 75, 35,
            95, 55, 115, 1, 61, 21, 81, 41, 101, 6, 66, 26, 86, 46, 106, 11, 71, 31, 91, 51, 111,
            16, 76, 36, 96, 56, 116, 2, 62, 22, 82, 42, 102, 7, 67, 27, 87, 47, 107, 12, 72, 32,
            92, 52, 112, 17, 77, 37, 97, 57, 117, 3, 63, 23, 83, 43, 103, 8, 68, 28, 88, 48, 108,
            13, 73, 33, 93, 53, 113, 18, 78, 38, 98, 58, 118, 4, 64, 24, 84, 44, 104, 9, 69, 29,
            89, 49, 109, 14, 74, 34, 94, 54, 114, 19, 79, 39, 99, 59, 119
        ]
    );
    let x = Tensor::<i64, Shape![1, 0, 2]>::arange();
    assert_view!(
        x.movedims::<Dims![0, 2], Dims![1, 0]>(),
        [2, 1, 0],
        [1, 2, 2],
        0,
        [0; 0]
    );
    let x = Tensor::<i64, Shape![2, 3]>::arange();
    assert_view!(x.mT(), [3, 2], [1, 3], 0, [0, 3, 1, 4, 2, 5]);
    let x = Tensor::<i64, Shape![4, 2, 3]>::arange();
    assert_view!(
        x.mT(),
        [4, 3, 2],
        [6, 1, 3],
        0,
        [
            0, 3, 1, 4, 2, 5, 6, 9, 7, 10, 8, 11, 12, 15, 13, 16, 14, 17, 18, 21, 19, 22, 20, 23
        ]
    );
    let x = Tensor::<i64, Shape![]>::arange();
    assert_view!(x.mT(), [0; 0], [0; 0], 0, [0]);
    let x = Tensor::<i64, Shape![0, 2, 3]>::arange();
    assert_view!(x.mT(), [0, 3, 2], [6, 1, 3], 0, [0; 0]);
    let x = Tensor::<i64, Shape![2, 1, 3, 4]>::arange();
    assert_view!(
        x.permute::<Dims![3, 1, 0, 2]>().mT(),
        [4, 1, 3, 2],
        [1, 12, 4, 12],
        0,
        [
            0, 12, 4, 16, 8, 20, 1, 13, 5, 17, 9, 21, 2, 14, 6, 18, 10, 22, 3, 15, 7, 19, 11, 23
        ]
    );
}

#[test]
fn squeeze_as_pytorch() {
    let x = Tensor::<i64, Shape![1, 3, 1]>::arange();
    assert_view!(x.squeeze_all(), [3], [1], 0, 0..3);
    let x = Tensor::<i64, Shape![1, 1]>::arange();
    assert_view!(x.squeeze_all(), [0; 0], [0; 0], 0, [0]);
    let x = Tensor::<i64, Shape![]>::arange();
    assert_view!(x.squeeze_all(), [0; 0], [0; 0], 0, [0]);
    let x = Tensor::<i64, Shape![0, 1]>::arange();
    assert_view!(x.squeeze_all(), [0], [1], 0, [0; 0]);
    let x = Tensor::<i64, Shape![2, 3]>::arange();
    assert_view!(x.squeeze_all(), [2, 3], [3, 1], 0, 0..6);
    let x = Tensor::<i64, Shape![3, 1]>::arange();
    assert_view!(x.t().squeeze_all(), [3], [1], 0, 0..3);
    let x = Tensor::<i64, Shape![1, 3, 1, 2]>::arange();
    assert_view!(
        x.squeeze_dims::<Dims![0, 1]>(),
        [3, 1, 2],
        [2, 2, 1],
        0,
        0..6
    );
    assert_view!(x.squeeze_dims::<Dims![0, 2]>(), [3, 2], [2, 1], 0, 0..6);
    assert_view!(x.squeeze_dims::<Dims![0, -2]>(), [3, 2], [2, 1], 0, 0..6);
    assert_view!(
        x.squeeze_dims::<Dims![]>(),
        [1, 3, 1, 2],
        [6, 2, 2, 1],
        0,
        0..6
    );
    assert_view!(
        x.squeeze_dims::<Dims![3]>(),
        [1, 3, 1, 2],
        [6, 2, 2, 1],
        0,
        0..6
    );
    assert_view!(x.squeeze_dims::<Dims![-4, 2, 1]>(), [3, 2], [2, 1], 0, 0..6);
    let x = Tensor::<i64, Shape![]>::arange();
    assert_view!(x.squeeze_dims::<Dims![0]>(), [0; 0], [0; 0], 0, [0]);
    assert_view!(x.squeeze_dims::<Dims![]>(), [0; 0], [0; 0], 0, [0]);
    let x = Tensor::<i64, Shape![0, 1]>::arange();
    assert_view!(x.squeeze_dims::<Dims![0, 1]>(), [0], [1], 0, [0; 0]);
}

#[test]
fn atleast_as_pytorch() {
    let x = Tensor::<i64, Shape![]>::arange();
    assert_view!(x.atleast_1d(), [1], [1], 0, [0]);
    let x = Tensor::<i64, Shape![3]>::arange();
    assert_view!(x.atleast_1d(), [3], [1], 0, 0..3);
    let x = Tensor::<i64, Shape![0]>::arange();
    assert_view!(x.atleast_1d(), [0], [1], 0, [0; 0]);
    let x = Tensor::<i64, Shape![2, 3]>::arange();
    assert_view!(x.atleast_1d(), [2, 3], [3, 1], 0, 0..6);
    let x = Tensor::<i64, Shape![0, 2]>::arange();
    assert_view!(x.atleast_1d(), [0, 2], [2, 1], 0, [0; 0]);
    let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    assert_view!(x.atleast_1d(), [2, 3, 4], [12, 4, 1], 0, 0..24);
    let x = Tensor::<i64, Shape![1, 2, 3, 4]>::arange();
    assert_view!(x.atleast_1d(), [1, 2, 3, 4], [24, 12, 4, 1], 0, 0..24);
    let x = Tensor::<i64, Shape![6]>::arange();
    assert_view!(x.slice(s![1..;2]).atleast_1d(), [3], [2], 1, [1, 3, 5]);
    let x = Tensor::<i64, Shape![2, 3]>::arange();
    assert_view!(x.t().atleast_1d(), [3, 2], [1, 3], 0, [0, 3, 1, 4, 2, 5]);
    let x = Tensor::<i64, Shape![1, 3]>::arange();
    assert_view!(
        x.expand::<Shape![2, _]>().atleast_1d(),
        [2, 3],
        [0, 1],
        0,
        [0, 1, 2, 0, 1, 2]
    );
    let x = Tensor::<i64, Shape![]>::arange();
    assert_view!(x.atleast_2d(), [1, 1], [1, 1], 0, [0]);
    let x = Tensor::<i64, Shape![3]>::arange();
    assert_view!(x.atleast_2d(), [1, 3], [3, 1], 0, 0..3);
    let x = Tensor::<i64, Shape![0]>::arange();
    assert_view!(x.atleast_2d(), [1, 0], [0, 1], 0, [0; 0]);
    let x = Tensor::<i64, Shape![2, 3]>::arange();
    assert_view!(x.atleast_2d(), [2, 3], [3, 1], 0, 0..6);
    let x = Tensor::<i64, Shape![0, 2]>::arange();
    assert_view!(x.atleast_2d(), [0, 2], [2, 1], 0, [0; 0]);
    let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    assert_view!(x.atleast_2d(), [2, 3, 4], [12, 4, 1], 0, 0..24);
    let x = Tensor::<i64, Shape![1, 2, 3, 4]>::arange();
    assert_view!(x.atleast_2d(), [1, 2, 3, 4], [24, 12, 4, 1], 0, 0..24);
    let x = Tensor::<i64, Shape![6]>::arange();
    assert_view!(
        x.slice(s![1..;2]).atleast_2d(),
        [1, 3],
        [6, 2],
        1,
        [1, 3, 5]
    );
    let x = Tensor::<i64, Shape![2, 3]>::arange();
    assert_view!(x.t().atleast_2d(), [3, 2], [1, 3], 0, [0, 3, 1, 4, 2, 5]);
    let x = Tensor::<i64, Shape![1, 3]>::arange();
    assert_view!(
        x.expand::<Shape![2, _]>().atleast_2d(),
        [2, 3],
        [0, 1],
        0,
        [0, 1, 2, 0, 1, 2]
    );
    let x = Tensor::<i64, Shape![]>::arange();
    assert_view!(x.atleast_3d(), [1, 1, 1], [1, 1, 1], 0, [0]);
    let x = Tensor::<i64, Shape![3]>::arange();
    assert_view!(x.atleast_3d(), [1, 3, 1], [3, 1, 1], 0, 0..3);
    let x = Tensor::<i64, Shape![0]>::arange();
    assert_view!(x.atleast_3d(), [1, 0, 1], [0, 1, 1], 0, [0; 0]);
    let x = Tensor::<i64, Shape![2, 3]>::arange();
    assert_view!(x.atleast_3d(), [2, 3, 1], [3, 1, 1], 0, 0..6);
    let x = Tensor::<i64, Shape![0, 2]>::arange();
    assert_view!(x.atleast_3d(), [0, 2, 1], [2, 1, 1], 0, [0; 0]);
    let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    assert_view!(x.atleast_3d(), [2, 3, 4], [12, 4, 1], 0, 0..24);
    let x = Tensor::<i64, Shape![1, 2, 3, 4]>::arange();
    assert_view!(x.atleast_3d(), [1, 2, 3, 4], [24, 12, 4, 1], 0, 0..24);
    let x = Tensor::<i64, Shape![6]>::arange();
    assert_view!(
        x.slice(s![1..;2]).atleast_3d(),
        [1, 3, 1],
        [6, 2, 1],
        1,
        [1, 3, 5]
    );
    let x = Tensor::<i64, Shape![2, 3]>::arange();
    assert_view!(
        x.t().atleast_3d(),
        [3, 2, 1],
        [1, 3, 1],
        0,
        [0, 3, 1, 4, 2, 5]
    );
    let x = Tensor::<i64, Shape![1, 3]>::arange();
    assert_view!(
        x.expand::<Shape![2, _]>().atleast_3d(),
        [2, 3, 1],
        [0, 1, 1],
        0,
        [0, 1, 2, 0, 1, 2]
    );
}

#[test]
fn like_as_pytorch() {
    let x = Tensor::<i64, Shape![3, 1]>::arange();
    assert_view!(
        x.broadcast_to::<Shape![2, 3, 4]>(),
        [2, 3, 4],
        [0, 1, 0],
        0,
        [
            0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2
        ]
    );
    assert_view!(
        x.broadcast_to::<Shape![_, 4]>(),
        [3, 4],
        [1, 0],
        0,
        [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]
    );
    let x = Tensor::<i64, Shape![]>::arange();
    assert_view!(x.broadcast_to::<Shape![2]>(), [2], [0], 0, [0, 0]);
    let x = Tensor::<i64, Shape![3, 1]>::arange();
    assert_view!(
        x.expand_as(&Tensor::<f32, Shape![3, 5]>::zeros()),
        [3, 5],
        [1, 0],
        0,
        [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]
    );
    assert_view!(
        x.expand_as(&Tensor::<f32, Shape![2, 3, 5]>::zeros().permute::<Dims![0, 1, 2]>()),
        [2, 3, 5],
        [0, 1, 0],
        0,
        [
            0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2,
            2
        ]
    );
    let x = Tensor::<i64, Shape![1]>::arange();
    assert_view!(
        x.expand_as(&Tensor::<f32, Shape![0]>::zeros()),
        [0],
        [0],
        0,
        [0; 0]
    );
    let x = Tensor::<i64, Shape![3, 4]>::arange();
    assert_view!(
        x.view_as(&Tensor::<f32, Shape![6, 2]>::zeros().t()),
        [2, 6],
        [6, 1],
        0,
        0..12
    );
    let x = Tensor::<i64, Shape![1]>::arange();
    assert_view!(
        x.view_as(&Tensor::<f32, Shape![]>::zeros()),
        [0; 0],
        [0; 0],
        0,
        [0]
    );
    let x = Tensor::<i64, Shape![4, 6]>::arange();
    assert_view!(
        x.t().view_as(&Tensor::<u8, Shape![2, 3, 4]>::zeros()),
        [2, 3, 4],
        [3, 1, 6],
        0,
        [
            0, 6, 12, 18, 1, 7, 13, 19, 2, 8, 14, 20, 3, 9, 15, 21, 4, 10, 16, 22, 5, 11, 17, 23
        ]
    );
}

#[test]
fn windows_as_pytorch() {
    let x = Tensor::<i64, Shape![4, 5]>::arange();
    assert_view!(
        x.windows::<Shape![3, 3]>(),
        [2, 3, 3, 3],
        [5, 1, 5, 1],
        0,
        [
            0, 1, 2, 5, 6, 7, 10, 11, 12, 1, 2, 3, 6, 7, 8, 11, 12, 13, 2, 3, 4, 7, 8, 9, 12, 13,
            14, 5, 6, 7, 10, 11, 12, 15, 16, 17, 6, 7, 8, 11, 12, 13, 16, 17, 18, 7, 8, 9, 12, 13,
            14, 17, 18, 19
        ]
    );
    let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    assert_view!(
        x.windows::<Shape![2, 2]>(),
        [2, 2, 3, 2, 2],
        [12, 4, 1, 4, 1],
        0,
        [
            0, 1, 4, 5, 1, 2, 5, 6, 2, 3, 6, 7, 4, 5, 8, 9, 5, 6, 9, 10, 6, 7, 10, 11, 12, 13, 16,
            17, 13, 14, 17, 18, 14, 15, 18, 19, 16, 17, 20, 21, 17, 18, 21, 22, 18, 19, 22, 23
        ]
    );
    let x = Tensor::<i64, Shape![4, 5]>::arange();
    assert_view!(
        x.t().windows::<Shape![2]>(),
        [5, 3, 2],
        [1, 5, 5],
        0,
        [
            0, 5, 5, 10, 10, 15, 1, 6, 6, 11, 11, 16, 2, 7, 7, 12, 12, 17, 3, 8, 8, 13, 13, 18, 4,
            9, 9, 14, 14, 19
        ]
    );
    assert_view!(x.windows::<Shape![]>(), [4, 5], [5, 1], 0, 0..20);
    assert_view!(
        x.windows::<Shape![4, 5]>(),
        [1, 1, 4, 5],
        [5, 1, 5, 1],
        0,
        0..20
    );
    assert_view!(x.windows::<Shape![0]>(), [4, 6, 0], [5, 1, 1], 0, [0; 0]);
    let x = Tensor::<i64, Shape![0, 5]>::arange();
    assert_view!(x.windows::<Shape![2]>(), [0, 4, 2], [5, 1, 1], 0, [0; 0]);
    let x = Tensor::<i64, Shape![2, 2, 4, 5]>::arange();
    assert_view!(
        x.slice(s![.., 1, 1.., ..]).windows::<Shape![2, 2]>(),
        [2, 2, 4, 2, 2],
        [40, 5, 1, 5, 1],
        25,
        [
            25, 26, 30, 31, 26, 27, 31, 32, 27, 28, 32, 33, 28, 29, 33, 34, 30, 31, 35, 36, 31, 32,
            36, 37, 32, 33, 37, 38, 33, 34, 38, 39, 65, 66, 70, 71, 66, 67, 71, 72, 67, 68, 72, 73,
            68, 69, 73, 74, 70, 71, 75, 76, 71, 72, 76, 77, 72, 73, 77, 78, 73, 74, 78, 79
        ]
    );
    let x = Tensor::<i64, Shape![7, 8]>::arange();
    assert_view!(
        x.windows_with::<Shape![3, 2], Shape![2, 3], Shape![1, 1]>(),
        [3, 3, 3, 2],
        [16, 3, 8, 1],
        0,
        [
            0, 1, 8, 9, 16, 17, 3, 4, 11, 12, 19, 20, 6, 7, 14, 15, 22, 23, 16, 17, 24, 25, 32, 33,
            19, 20, 27, 28, 35, 36, 22, 23, 30, 31, 38, 39, 32, 33, 40, 41, 48, 49, 35, 36, 43, 44,
            51, 52, 38, 39, 46, 47, 54, 55
        ]
    );
    assert_view!(
        x.windows_with::<Shape![3, 2], Shape![2, 3], Shape![1, 2]>(),
        [3, 2, 3, 2],
        [16, 3, 8, 2],
        0,
        [
            0, 2, 8, 10, 16, 18, 3, 5, 11, 13, 19, 21, 16, 18, 24, 26, 32, 34, 19, 21, 27, 29, 35,
            37, 32, 34, 40, 42, 48, 50, 35, 37, 43, 45, 51, 53
        ]
    );
    assert_view!(
        x.windows_with::<Shape![3, 2], Shape![1, 1], Shape![3, 7]>(),
        [1, 1, 3, 2],
        [8, 1, 24, 7],
        0,
        [0, 7, 24, 31, 48, 55]
    );
    assert_view!(
        x.windows_with::<Shape![3], Shape![2], Shape![2]>(),
        [7, 2, 3],
        [8, 2, 2],
        0,
        [
            0, 2, 4, 2, 4, 6, 8, 10, 12, 10, 12, 14, 16, 18, 20, 18, 20, 22, 24, 26, 28, 26, 28,
            30, 32, 34, 36, 34, 36, 38, 40, 42, 44, 42, 44, 46, 48, 50, 52, 50, 52, 54
        ]
    );
    let x = Tensor::<i64, Shape![7]>::arange();
    assert_view!(
        x.windows_with::<Shape![0], Shape![2], Shape![1]>(),
        [4, 0],
        [2, 1],
        0,
        [0; 0]
    );
}

#[test]
fn tile_as_pytorch() {
    let x = Tensor::<i64, Shape![4, 6]>::arange();
    assert_view!(
        x.tile::<Shape![2, 3]>(),
        [2, 2, 2, 3],
        [12, 3, 6, 1],
        0,
        [
            0, 1, 2, 6, 7, 8, 3, 4, 5, 9, 10, 11, 12, 13, 14, 18, 19, 20, 15, 16, 17, 21, 22, 23
        ]
    );
    assert_view!(
        x.t().tile::<Shape![3, 2]>(),
        [2, 2, 3, 2],
        [3, 12, 1, 6],
        0,
        [
            0, 6, 1, 7, 2, 8, 12, 18, 13, 19, 14, 20, 3, 9, 4, 10, 5, 11, 15, 21, 16, 22, 17, 23
        ]
    );
    let x = Tensor::<i64, Shape![3, 4, 6]>::arange();
    assert_view!(
        x.slice(s![1.., .., ..]).tile::<Shape![4, 1]>(),
        [2, 1, 6, 4, 1],
        [24, 24, 1, 6, 1],
        24,
        [
            24, 30, 36, 42, 25, 31, 37, 43, 26, 32, 38, 44, 27, 33, 39, 45, 28, 34, 40, 46, 29, 35,
            41, 47, 48, 54, 60, 66, 49, 55, 61, 67, 50, 56, 62, 68, 51, 57, 63, 69, 52, 58, 64, 70,
            53, 59, 65, 71
        ]
    );
    let x = Tensor::<i64, Shape![4, 6]>::arange();
    assert_view!(x.tile::<Shape![6]>(), [4, 1, 6], [6, 6, 1], 0, 0..24);
    assert_view!(x.tile::<Shape![]>(), [4, 6], [6, 1], 0, 0..24);
    let x = Tensor::<i64, Shape![8, 8]>::arange();
    assert_view!(
        x.tile::<Shape![4, 4]>().tile::<Shape![2, 1]>(),
        [2, 2, 2, 4, 2, 1],
        [32, 4, 16, 1, 8, 1],
        0,
        [
            0, 8, 1, 9, 2, 10, 3, 11, 16, 24, 17, 25, 18, 26, 19, 27, 4, 12, 5, 13, 6, 14, 7, 15,
            20, 28, 21, 29, 22, 30, 23, 31, 32, 40, 33, 41, 34, 42, 35, 43, 48, 56, 49, 57, 50, 58,
            51, 59, 36, 44, 37, 45, 38, 46, 39, 47, 52, 60, 53, 61, 54, 62, 55, 63
        ]
    );
    let x = Tensor::<i64, Shape![4, 6]>::arange();
    assert_view!(
        x.tile::<Shape![2, 3]>().untile::<2>(),
        [4, 6],
        [6, 1],
        0,
        0..24
    );
    let x = Tensor::<i64, Shape![3, 4, 6]>::arange();
    assert_view!(
        x.slice(s![1..]).tile::<Shape![2, 3]>().untile::<2>(),
        [2, 4, 6],
        [24, 6, 1],
        24,
        24..72
    );
    let x = Tensor::<i64, Shape![4, 6]>::arange();
    assert_view!(
        x.t().tile::<Shape![3, 2]>().untile::<2>(),
        [6, 4],
        [1, 6],
        0,
        [
            0, 6, 12, 18, 1, 7, 13, 19, 2, 8, 14, 20, 3, 9, 15, 21, 4, 10, 16, 22, 5, 11, 17, 23
        ]
    );
    assert_view!(
        x.tile::<Shape![3]>().untile::<1>(),
        [4, 6],
        [6, 1],
        0,
        0..24
    );
    assert_view!(
        x.tile::<Shape![1, 6]>().untile::<2>(),
        [4, 6],
        [6, 1],
        0,
        0..24
    );
}

#[test]
fn coalesce_as_pytorch() {
    let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    assert_view!(x.coalesce(), [24], [1], 0, 0..24);
    assert_view!(
        x.narrow::<1, 1, 2>().coalesce(),
        [2, 8],
        [12, 1],
        4,
        [4, 5, 6, 7, 8, 9, 10, 11, 16, 17, 18, 19, 20, 21, 22, 23]
    );
    assert_view!(
        x.permute::<Dims![2, 0, 1]>().coalesce(),
        [4, 6],
        [1, 4],
        0,
        [
            0, 4, 8, 12, 16, 20, 1, 5, 9, 13, 17, 21, 2, 6, 10, 14, 18, 22, 3, 7, 11, 15, 19, 23
        ]
    );
    let x = Tensor::<i64, Shape![1]>::arange();
    assert_view!(x.coalesce(), [0; 0], [0; 0], 0, [0]);
    let x = Tensor::<i64, Shape![]>::arange();
    assert_view!(x.coalesce(), [0; 0], [0; 0], 0, [0]);
    let x = Tensor::<i64, Shape![1, 5, 1]>::arange();
    assert_view!(x.slice(s![.., 1..;2, ..]).coalesce(), [2], [2], 1, [1, 3]);
    let x = Tensor::<i64, Shape![0, 4]>::arange();
    assert_view!(x.coalesce(), [0], [1], 0, [0; 0]);
    let x = Tensor::<i64, Shape![3, 0]>::arange();
    assert_view!(x.slice(s![1.., ..]).coalesce(), [0], [1], 1, [0; 0]);
    let x = Tensor::<i64, Shape![1, 1, 4]>::arange();
    assert_view!(
        x.expand::<Shape![2, 3, _]>().coalesce(),
        [6, 4],
        [0, 1],
        0,
        [
            0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3
        ]
    );
}

// ------------------------------------------------------------------ every kind of storage

/// The same operations in the same order for a tensor of any kind.
macro_rules! every_operation {
    ($x:expr) => {{
        let shapes: [&'static [usize]; 17] = [
            $x.windows::<Shape![2, 2]>().shape(),
            $x.windows_with::<Shape![2], Shape![2], Shape![3]>().shape(),
            $x.unfold::<0, 2, 2>().shape(),
            $x.tile::<Shape![2, 3]>().shape(),
            $x.tile::<Shape![2, 3]>().untile::<2>().shape(),
            $x.diagonal::<1, 0, 1>().shape(),
            $x.unflatten::<1, Shape![2, _]>().shape(),
            $x.swapaxes::<0, 1>().shape(),
            $x.swapdims::<0, 1>().shape(),
            $x.movedims::<Dims![0], Dims![-1]>().shape(),
            $x.mT().shape(),
            $x.squeeze_all().shape(),
            $x.squeeze_dims::<Dims![0]>().shape(),
            $x.atleast_3d().shape(),
            $x.broadcast_to::<Shape![2, _, _]>().shape(),
            $x.expand_as(&Tensor::<u8, Shape![4, 6]>::zeros()).shape(),
            $x.view_as(&Tensor::<u8, Shape![3, 8]>::zeros()).shape(),
        ];
        assert_eq!(
            shapes,
            [
                &[3, 5, 2, 2][..],
                &[4, 2, 2],
                &[2, 6, 2],
                &[2, 2, 2, 3],
                &[4, 6],
                &[4],
                &[4, 2, 3],
                &[6, 4],
                &[6, 4],
                &[6, 4],
                &[6, 4],
                &[4, 6],
                &[4, 6],
                &[4, 6, 1],
                &[2, 4, 6],
                &[4, 6],
                &[3, 8],
            ]
        );
        assert_eq!($x.coalesce().shape(), [24]);
        assert_eq!($x.atleast_1d().shape(), $x.atleast_2d().shape());
    }};
}

#[test]
fn every_kind_of_storage() {
    let mut x = Tensor::<i64, Shape![4, 6]>::arange();
    every_operation!(x);
    every_operation!(x.as_view());
    let cells = x.as_cells();
    every_operation!(cells);
    let boxed = BoxedTensor::<i64, Shape![4, 6]>::zeros();
    every_operation!(boxed);
    let elements = heapless::Vec::<i64, 24>::from_slice(&[0; 24]).unwrap();
    let heapless = HeaplessTensor::<i64, Shape![4, 6], 24>::try_new(elements).unwrap();
    every_operation!(heapless);
}

#[test]
fn a_unique_view_stays_unique_where_no_element_is_shared() {
    fn unique<T, L, Len>(x: TensorBase<stridewise::storage::UniqueRef<'_, T, Len>, L>)
    where
        T: Copy + 'static,
        L: Layout,
        Len: stridewise::layout::StorageSpan,
    {
        assert!(x.is_injective());
    }
    let mut x = Tensor::<i64, Shape![4, 6]>::arange();
    unique(x.as_view_mut().unfold::<0, 2, 2>());
    unique(x.as_view_mut().unfold::<0, 4, 1>());
    unique(x.as_view_mut().unfold::<0, 0, 1>());
    unique(x.as_view_mut().windows::<Shape![1, 6]>());
    unique(
        x.as_view_mut()
            .windows_with::<Shape![2, 2], Shape![2, 4], Shape![1, 3]>(),
    );
    unique(
        x.as_view_mut()
            .windows_with::<Shape![2], Shape![1], Shape![5]>(),
    );
    unique(x.as_view_mut().tile::<Shape![2, 3]>());
    unique(x.as_view_mut().tile::<Shape![2, 3]>().untile::<2>());
    unique(x.as_view_mut().diagonal::<1, 0, 1>());
    unique(x.as_view_mut().diagonal::<99, 0, 1>());
    unique(x.as_view_mut().unflatten::<1, Shape![2, _]>());
    unique(x.as_view_mut().movedims::<Dims![0], Dims![1]>());
    unique(x.as_view_mut().swapaxes::<0, 1>());
    unique(x.as_view_mut().swapdims::<0, 1>());
    unique(x.as_view_mut().mT());
    unique(x.as_view_mut().squeeze_all());
    unique(x.as_view_mut().squeeze_dims::<Dims![0]>());
    unique(x.as_view_mut().atleast_1d());
    unique(x.as_view_mut().atleast_2d());
    unique(x.as_view_mut().atleast_3d());
    unique(x.as_view_mut().coalesce());
    unique(x.as_view_mut().broadcast_to::<Shape![1, _, _]>());
    unique(
        x.as_view_mut()
            .expand_as(&Tensor::<u8, Shape![4, 6]>::zeros()),
    );
    unique(x.as_view_mut().view_as(&Tensor::<u8, Shape![24]>::zeros()));
}

#[test]
fn writing() {
    let mut x = Tensor::<i64, Shape![4, 6]>::zeros();
    x.as_view_mut()
        .tile::<Shape![2, 3]>()
        .select::<0, 1>()
        .select::<0, 0>()
        .fill_(1);
    x.as_view_mut().diagonal::<2, 0, 1>().fill_(2);
    x.as_view_mut()
        .unfold::<1, 2, 4>()
        .select::<2, 1>()
        .select::<0, 0>()
        .fill_(3);
    let expected = tensor![
        [0, 3, 2, 0, 0, 3],
        [0, 0, 0, 2, 0, 0],
        [1, 1, 1, 0, 2, 0],
        [1, 1, 1, 0, 0, 2]
    ];
    assert_eq!(x, expected);
    // Windows that share elements are written through cells, as in PyTorch.
    let mut x = Tensor::<i64, Shape![5]>::zeros();
    let windows = x.as_cells();
    let windows = windows.unfold::<0, 3, 1>();
    windows[[1, 0]].set(7);
    assert_eq!(windows[[0, 1]].get(), 7);
    assert_eq!(x.as_slice(), [0, 7, 0, 0, 0]);
}

#[test]
fn in_a_static() {
    static W: [u8; 12] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    type Tiles = TensorView<'static, u8, Shape![2, 2, 3, 1], Strides![6, 1, 2, 1]>;
    static TILES: Tiles = TensorView::<u8, Shape![6, 2]>::new(&W).tile::<Shape![3, 1]>();
    assert_eq!(TILES.shape(), [2, 2, 3, 1]);
    const RUN: usize = TensorView::<u8, Shape![6, 2]>::new(&W)
        .mT()
        .contiguous_run();
    assert_eq!(RUN, 1);
}

#[test]
fn generic_sizes_need_no_further_bounds() {
    fn rearranged<M: Dim, N: Dim>(x: TensorView<i64, (M, N)>) -> [usize; 6] {
        [
            x.mT().size::<0>(),
            x.swapaxes::<0, 1>().size::<0>(),
            x.movedims::<Dims![0], Dims![1]>().size::<0>(),
            x.atleast_3d().dim(),
            x.diagonal::<0, 0, 1>().numel(),
            x.coalesce().numel(),
        ]
    }
    let x = Tensor::<i64, Shape![2, 3]>::arange();
    assert_eq!(rearranged(x.as_view()), [3, 3, 3, 3, 2, 6]);
}

// ------------------------------------------------------------------ what the types say

/// PyTorch's `is_non_overlapping_and_dense`, asked of each of these layouts.
#[test]
fn density() {
    fn dense<Sh: Shape, St: Shape>() -> bool {
        Strided::<Sh, St>::IS_DENSE
    }
    let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    assert!(Tensor::<i64, Shape![]>::arange().is_dense());
    assert!(x.is_dense() && x.permute::<Dims![2, 0, 1]>().is_dense());
    assert!(x.select::<0, 1>().is_dense() && !x.narrow::<2, 1, 3>().is_dense());
    assert!(!x.slice(s![0, 0, ..;2]).is_dense());
    assert!(
        !Tensor::<i64, Shape![3, 1]>::arange()
            .expand::<Shape![_, 4]>()
            .is_dense()
    );
    assert!(dense::<Shape![1, 3], Strides![7, 1]>());
    assert!(dense::<Shape![2, 1, 3], Strides![3, 0, 1]>());
    assert!(dense::<Shape![0, 3], Strides![5, 5]>());
    assert!(dense::<Shape![2, 0], Strides![0, 1]>());
    assert!(!dense::<Shape![2, 3], Strides![3, 2]>());
    assert!(dense::<Shape![1], Strides![9]>());
    assert!(!dense::<Shape![2, 2], Strides![1, 1]>());
}

#[test]
fn injectivity() {
    fn injective<Sh: Shape, St: Shape>() -> bool {
        Strided::<Sh, St>::IS_INJECTIVE
    }
    assert!(injective::<Shape![], Strides![]>());
    assert!(injective::<Shape![2, 3], Strides![3, 1]>());
    assert!(injective::<Shape![3, 2], Strides![1, 3]>());
    assert!(injective::<Shape![1, 3], Strides![0, 1]>());
    assert!(injective::<Shape![0, 3], Strides![0, 0]>());
    assert!(!injective::<Shape![2, 3], Strides![0, 1]>());
    assert!(!injective::<Shape![2, 3], Strides![2, 1]>());
    assert!(!injective::<Shape![2, 3], Strides![1, 1]>());
    // Exact but for strides that interleave.
    assert!(!injective::<Shape![2, 3], Strides![3, 2]>());
}

#[test]
fn runs_and_alignment() {
    let x = Tensor::<f32, Shape![4, 6, 8]>::zeros();
    assert_eq!((x.contiguous_run(), x.alignment_over(64)), (192, 64));
    let rows = x.narrow::<1, 1, 4>();
    assert_eq!((rows.contiguous_run(), rows.span_size()), (32, 144 + 32));
    // From element 8 on, 48 apart.
    assert_eq!(rows.alignment_over(64), 32);
    assert_eq!(rows.alignment_over(16), 16);
    let columns = x.narrow::<2, 2, 4>();
    assert_eq!(
        (columns.contiguous_run(), columns.alignment_over(64)),
        (4, 8)
    );
    let turned = x.transpose::<1, 2>();
    assert_eq!((turned.contiguous_run(), turned.alignment_over(64)), (1, 4));
    let none = x.narrow::<1, 3, 0>();
    assert_eq!(
        (
            none.contiguous_run(),
            none.span_size(),
            none.alignment_over(64)
        ),
        (0, 0, 64)
    );
    let one = Tensor::<u8, Shape![]>::full(7);
    assert_eq!(
        (one.contiguous_run(), one.span_size(), one.alignment()),
        (1, 1, 1)
    );
    assert_eq!(
        Tensor::<[u8; 3], Shape![4]>::full([0; 3]).alignment_over(4),
        4
    );
    assert_eq!(
        Tensor::<[u8; 3], Shape![4]>::full([0; 3])
            .slice(s![1..])
            .alignment_over(4),
        1
    );
}
