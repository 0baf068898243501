// Written by generate.py: PyTorch 2.15.0+cu132, seed 20260601. Do not edit.
// What PyTorch refuses, with its message.
// A function is named `kind_number`, and legal but for its marked line.

#![allow(dead_code, nonstandard_style, unused)]

use stridewise::prelude::*;

fn view_count_0() {
    // y = torch.arange(2711).view((2711,)).squeeze(0)
    // y.view((1, 2711, 2))
    // RuntimeError: shape '[1, 2711, 2]' is invalid for input of size 2711
    let x = Tensor::<i64, Shape![2711]>::arange();
    let y = x.as_view().squeeze::<0>();
    let _ = y.view::<Shape![1, 2711, 2]>(); //~ 0
}

fn view_count_1() {
    // y = torch.arange(9).view((1, 9)).broadcast_to((-1, 9)).squeeze().view_as(torch.zeros((3, 3)))
    // y.view(())
    // RuntimeError: shape '[]' is invalid for input of size 9
    let x = Tensor::<i64, Shape![1, 9]>::arange();
    let y = x.as_view().broadcast_to::<Shape![_, 9]>().squeeze_all().view_as(&Tensor::<i64, Shape![3, 3]>::zeros());
    let _ = y.view::<Shape![]>(); //~ 1
}

fn view_count_2() {
    // y = torch.arange(10).view((2, 5, 1)).unsqueeze(1)
    // y.view(())
    // RuntimeError: shape '[]' is invalid for input of size 10
    let x = Tensor::<i64, Shape![2, 5, 1]>::arange();
    let y = x.as_view().unsqueeze::<1>();
    let _ = y.view::<Shape![]>(); //~ 2
}

fn view_count_3() {
    // y = torch.arange(5040).view((5, 1008))
    // y.view((40, 84, 3))
    // RuntimeError: shape '[40, 84, 3]' is invalid for input of size 5040
    let x = Tensor::<i64, Shape![5, 1008]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![40, 84, 3]>(); //~ 3
}

fn view_count_4() {
    // y = torch.arange(120).view((4, 1, 1, 6, 1, 5)).squeeze(2).unfold(-1, 5, 5).view_as(torch.zeros((1, 12, 10)))
    // y.view((121,))
    // RuntimeError: shape '[121]' is invalid for input of size 120
    let x = Tensor::<i64, Shape![4, 1, 1, 6, 1, 5]>::arange();
    let y = x.as_view().squeeze::<2>().tile::<Shape![5]>().view_as(&Tensor::<i64, Shape![1, 12, 10]>::zeros());
    let _ = y.view::<Shape![121]>(); //~ 4
}

fn view_count_5() {
    // y = torch.arange(6).view((1, 6))
    // y.view((1, 6, 1, 2))
    // RuntimeError: shape '[1, 6, 1, 2]' is invalid for input of size 6
    let x = Tensor::<i64, Shape![1, 6]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![1, 6, 1, 2]>(); //~ 5
}

fn view_count_6() {
    // y = torch.atleast_3d(torch.arange(25).view((5, 5))).squeeze((-2, 2, 0)).unfold(-1, 1, 1)
    // y.view((1, 25, 1, 2))
    // RuntimeError: shape '[1, 25, 1, 2]' is invalid for input of size 25
    let x = Tensor::<i64, Shape![5, 5]>::arange();
    let y = x.as_view().atleast_3d().squeeze_dims::<Dims![-2, 2, 0]>().windows::<Shape![1]>();
    let _ = y.view::<Shape![1, 25, 1, 2]>(); //~ 6
}

fn view_count_7() {
    // y = torch.arange(1680).view((7, 8, 30)).unfold(-2, 2, 2).unfold(-2, 10, 10).view((28, 3, -1, 1, 2, 5))
    // y.view(())
    // RuntimeError: shape '[]' is invalid for input of size 1680
    let x = Tensor::<i64, Shape![7, 8, 30]>::arange();
    let y = x.as_view().tile::<Shape![2, 10]>().view::<Shape![28, 3, _, 1, 2, 5]>();
    let _ = y.view::<Shape![]>(); //~ 7
}

fn view_two_inferred_8() {
    // y = torch.arange(48).view((4, 4, 3))
    // y.view((-1, -1, 6))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![4, 4, 3]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![_, _, 6]>(); //~ 8
}

fn view_two_inferred_9() {
    // y = torch.arange(30).view((6, 5)).permute((-2, -1)).expand_as(torch.zeros((1, 6, 5))).chunk(2, -2)[1]
    // y.view((-1, -1, 1, -1))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![6, 5]>::arange();
    let y = x.as_view().permute::<Dims![-2, -1]>().expand_as(&Tensor::<i64, Shape![1, 6, 5]>::zeros()).chunk::<-2, 2>()[1];
    let _ = y.view::<Shape![_, _, 1, _]>(); //~ 9
}

fn view_two_inferred_10() {
    // y = torch.arange(90).view((3, 10, 3))
    // y.view((-1, -1, -1))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![3, 10, 3]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![_, _, _]>(); //~ 10
}

fn view_two_inferred_11() {
    // y = torch.arange(432).view((6, 2, 4, 9)).split_with_sizes([4, 1, 4], -1)[1].unsqueeze(0).narrow(-5, 0, 1)
    // y.view((-1, 1, 2, 12, -1))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![6, 2, 4, 9]>::arange();
    let y = x.as_view().split_with_sizes::<-1, Shape![4, 1, 4]>().1.unsqueeze::<0>().narrow::<-5, 0, 1>();
    let _ = y.view::<Shape![_, 1, 2, 12, _]>(); //~ 11
}

fn view_two_inferred_12() {
    // y = torch.arange(30).view((6, 5)).unflatten(1, (5, 1)).squeeze(2).split(1, 0)[0]
    // y.view((-1, -1))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![6, 5]>::arange();
    let y = x.as_view().unflatten::<1, Shape![5, 1]>().squeeze::<2>().split::<0, 1>()[0];
    let _ = y.view::<Shape![_, _]>(); //~ 12
}

fn view_two_inferred_13() {
    // y = torch.arange(10).view((10, 1)).view_as(torch.zeros((10, 1, 1)))
    // y.view((1, 1, 1, -1, -1))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![10, 1]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![10, 1, 1]>::zeros());
    let _ = y.view::<Shape![1, 1, 1, _, _]>(); //~ 13
}

fn view_two_inferred_14() {
    // y = torch.arange(2).view((1, 2)).narrow(0, 0, 1).mT.diagonal(0, -2, -1)[:1]
    // y.view((-1, -1))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![1, 2]>::arange();
    let y = x.as_view().narrow::<0, 0, 1>().mT().diagonal::<0, -2, -1>().slice(s![..1]);
    let _ = y.view::<Shape![_, _]>(); //~ 14
}

fn view_two_inferred_15() {
    // y = torch.arange(120).view((5, 4, 6)).unfold(-3, 1, 1).unfold(-3, 2, 2).unfold(-3, 1, 1).unbind(3)[0].swapaxes(4, 1)
    // y.view((-1, -1, 2))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![5, 4, 6]>::arange();
    let y = x.as_view().tile::<Shape![1, 2, 1]>().unbind::<3>()[0].swapaxes::<4, 1>();
    let _ = y.view::<Shape![_, _, 2]>(); //~ 15
}

fn view_not_divisible_16() {
    // y = torch.arange(12).view((1, 2, 1, 3, 2)).chunk(3, 3)[0].permute((2, 1, 0, 3, 4)).view_as(torch.zeros((2, 2)))
    // y.view((8, 9, -1))
    // RuntimeError: shape '[8, 9, -1]' is invalid for input of size 4
    let x = Tensor::<i64, Shape![1, 2, 1, 3, 2]>::arange();
    let y = x.as_view().chunk::<3, 3>()[0].permute::<Dims![2, 1, 0, 3, 4]>().view_as(&Tensor::<i64, Shape![2, 2]>::zeros());
    let _ = y.view::<Shape![8, 9, _]>(); //~ 16
}

fn view_not_divisible_17() {
    // y = torch.arange(18).view((2, 3, 1, 3)).narrow(3, 0, 3).expand_as(torch.zeros((2, 3, 3, 3))).view((6, 3, 1, 3))
    // y.view((8, 6, -1))
    // RuntimeError: shape '[8, 6, -1]' is invalid for input of size 54
    let x = Tensor::<i64, Shape![2, 3, 1, 3]>::arange();
    let y = x.as_view().narrow::<3, 0, 3>().expand_as(&Tensor::<i64, Shape![2, 3, 3, 3]>::zeros()).view::<Shape![6, 3, 1, 3]>();
    let _ = y.view::<Shape![8, 6, _]>(); //~ 17
}

fn view_not_divisible_18() {
    // y = torch.arange(8).view((2, 1, 4))
    // y.view((2, 6, -1, 5))
    // RuntimeError: shape '[2, 6, -1, 5]' is invalid for input of size 8
    let x = Tensor::<i64, Shape![2, 1, 4]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![2, 6, _, 5]>(); //~ 18
}

fn view_not_divisible_19() {
    // y = torch.atleast_3d(torch.arange(6).view((6,)))[:, 3].select(-2, 0)
    // y.view((4, 3, 3, -1))
    // RuntimeError: shape '[4, 3, 3, -1]' is invalid for input of size 1
    let x = Tensor::<i64, Shape![6]>::arange();
    let y = x.as_view().atleast_3d().slice(s![.., 3]).select::<-2, 0>();
    let _ = y.view::<Shape![4, 3, 3, _]>(); //~ 19
}

fn view_not_divisible_20() {
    // y = torch.arange(300).view((5, 6, 5, 2)).flatten(1, 3)
    // y.view((-1, 4, 9, 8))
    // RuntimeError: shape '[-1, 4, 9, 8]' is invalid for input of size 300
    let x = Tensor::<i64, Shape![5, 6, 5, 2]>::arange();
    let y = x.as_view().flatten::<1, 3>();
    let _ = y.view::<Shape![_, 4, 9, 8]>(); //~ 20
}

fn view_not_divisible_21() {
    // y = torch.arange(120).view((2, 12, 5)).swapaxes(1, 0).chunk(5, -1)[4].flatten(1, 2).flatten(0, -2)
    // y.view((-1, 7, 8, 5))
    // RuntimeError: shape '[-1, 7, 8, 5]' is invalid for input of size 24
    let x = Tensor::<i64, Shape![2, 12, 5]>::arange();
    let y = x.as_view().swapaxes::<1, 0>().chunk::<-1, 5>()[4].flatten::<1, 2>().flatten::<0, -2>();
    let _ = y.view::<Shape![_, 7, 8, 5]>(); //~ 21
}

fn view_not_divisible_22() {
    // y = torch.arange(12).view((6, 1, 2))[0, :1:1].unfold(0, 1, 2).view((-1,))
    // y.view((2, 8, -1))
    // RuntimeError: shape '[2, 8, -1]' is invalid for input of size 2
    let x = Tensor::<i64, Shape![6, 1, 2]>::arange();
    let y = x.as_view().slice(s![0, ..1;1]).unfold::<0, 1, 2>().view::<Shape![_]>();
    let _ = y.view::<Shape![2, 8, _]>(); //~ 22
}

fn view_not_divisible_23() {
    // y = torch.arange(180).view((1, 5, 9, 4)).view((1, 6, 30)).unflatten(1, (-1, 6)).view_as(torch.zeros((18, 10)))
    // y.view((5, -1, 6, 7))
    // RuntimeError: shape '[5, -1, 6, 7]' is invalid for input of size 180
    let x = Tensor::<i64, Shape![1, 5, 9, 4]>::arange();
    let y = x.as_view().view::<Shape![1, 6, 30]>().unflatten::<1, Shape![_, 6]>().view_as(&Tensor::<i64, Shape![18, 10]>::zeros());
    let _ = y.view::<Shape![5, _, 6, 7]>(); //~ 23
}

fn view_spans_24() {
    // y = torch.arange(15).view((5, 3)).unfold(-2, 4, 1).view((-1, 2, 2)).expand((3, -1, 2, -1))
    // y.view((6, 4, 3))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![5, 3]>::arange();
    let y = x.as_view().unfold::<-2, 4, 1>().view::<Shape![_, 2, 2]>().expand::<Shape![3, _, 2, _]>();
    let _ = y.view::<Shape![6, 4, 3]>(); //~ 24
}

fn view_spans_25() {
    // y = torch.arange(36).view((3, 2, 6)).diagonal(0, 1, 0)
    // y.view((12,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![3, 2, 6]>::arange();
    let y = x.as_view().diagonal::<0, 1, 0>();
    let _ = y.view::<Shape![12]>(); //~ 25
}

fn view_spans_26() {
    // y = torch.arange(120).view((5, 2, 2, 2, 3)).expand((6, 5, 2, 2, 2, -1)).view_as(torch.zeros((3, 2, 5, 4, 6)))
    // y.view((12, 60))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![5, 2, 2, 2, 3]>::arange();
    let y = x.as_view().expand::<Shape![6, 5, 2, 2, 2, _]>().view_as(&Tensor::<i64, Shape![3, 2, 5, 4, 6]>::zeros());
    let _ = y.view::<Shape![12, 60]>(); //~ 26
}

fn view_spans_27() {
    // y = torch.arange(10).view((10,)).unfold(-1, 4, 2).unfold(0, 1, 1)
    // y.view((16, 1))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![10]>::arange();
    let y = x.as_view().unfold::<-1, 4, 2>().unfold::<0, 1, 1>();
    let _ = y.view::<Shape![16, 1]>(); //~ 27
}

fn view_spans_28() {
    // y = torch.atleast_3d(torch.arange(10).view((1, 2, 5))).unfold(-2, 2, 1).unfold(-2, 2, 1).view_as(torch.zeros((4, 2, 2)))
    // y.view((8, 1, 2))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![1, 2, 5]>::arange();
    let y = x.as_view().atleast_3d().windows::<Shape![2, 2]>().view_as(&Tensor::<i64, Shape![4, 2, 2]>::zeros());
    let _ = y.view::<Shape![8, 1, 2]>(); //~ 28
}

fn view_spans_29() {
    // y = torch.arange(32).view((4, 2, 4)).permute((1, 0, 2)).diagonal(0, 2, 0)
    // y.view((8,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![4, 2, 4]>::arange();
    let y = x.as_view().permute::<Dims![1, 0, 2]>().diagonal::<0, 2, 0>();
    let _ = y.view::<Shape![8]>(); //~ 29
}

fn view_spans_30() {
    // y = torch.arange(6144).view((2, 3, 32, 32)).narrow(2, 6, 18).movedim((-2, 3, 1), (1, -2, 3)).split_with_sizes([17, 6, 9], -2)[2].view_as(torch.zeros((2, 18, 3, 3, 3)))
    // y.view((-1,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![2, 3, 32, 32]>::arange();
    let y = x.as_view().narrow::<2, 6, 18>().movedims::<Dims![-2, 3, 1], Dims![1, -2, 3]>().split_with_sizes::<-2, Shape![17, 6, 9]>().2.view_as(&Tensor::<i64, Shape![2, 18, 3, 3, 3]>::zeros());
    let _ = y.view::<Shape![_]>(); //~ 30
}

fn view_spans_31() {
    // y = torch.arange(48).view((2, 4, 2, 3)).mT
    // y.view((1, 4, 12))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![2, 4, 2, 3]>::arange();
    let y = x.as_view().mT();
    let _ = y.view::<Shape![1, 4, 12]>(); //~ 31
}

fn view_spans_32() {
    // y = torch.arange(72).view((2, 6, 1, 6)).unflatten(0, (-1, 1)).transpose(0, -2).broadcast_to((4, 1, 6, 2, -1)).view_as(torch.zeros((4, 6, 2, 1, 6)))
    // y.view((24, -1, 1, 6))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![2, 6, 1, 6]>::arange();
    let y = x.as_view().unflatten::<0, Shape![_, 1]>().transpose::<0, -2>().broadcast_to::<Shape![4, 1, 6, 2, _]>().view_as(&Tensor::<i64, Shape![4, 6, 2, 1, 6]>::zeros());
    let _ = y.view::<Shape![24, _, 1, 6]>(); //~ 32
}

fn view_spans_33() {
    // y = torch.arange(6).view((6,)).expand_as(torch.zeros((6,))).unflatten(0, (3, 1, 2)).swapdims(-3, -1)
    // y.view((-1,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![6]>::arange();
    let y = x.as_view().expand_as(&Tensor::<i64, Shape![6]>::zeros()).unflatten::<0, Shape![3, 1, 2]>().swapdims::<-3, -1>();
    let _ = y.view::<Shape![_]>(); //~ 33
}

fn view_spans_34() {
    // y = torch.arange(150).view((1, 6, 5, 5)).broadcast_to((1, 3, 6, -1, -1))
    // y.view((10, 3, 3, 5))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![1, 6, 5, 5]>::arange();
    let y = x.as_view().broadcast_to::<Shape![1, 3, 6, _, _]>();
    let _ = y.view::<Shape![10, 3, 3, 5]>(); //~ 34
}

fn view_spans_35() {
    // y = torch.arange(300).view((10, 5, 6)).swapdims(0, 2).diagonal(-3, 2, 1).permute((0, 1))
    // y.view((-1,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![10, 5, 6]>::arange();
    let y = x.as_view().swapdims::<0, 2>().diagonal::<-3, 2, 1>().permute::<Dims![0, 1]>();
    let _ = y.view::<Shape![_]>(); //~ 35
}

fn view_spans_36() {
    // y = torch.arange(90).view((5, 3, 2, 1, 1, 3)).as_strided((4, 6), (1, 3), 17)
    // y.view((3, 2, 4, 1))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![5, 3, 2, 1, 1, 3]>::arange();
    let y = x.as_view().as_strided::<Shape![4, 6], Strides![1, 3], 17>();
    let _ = y.view::<Shape![3, 2, 4, 1]>(); //~ 36
}

fn view_spans_37() {
    // y = torch.arange(432).view((6, 12, 6)).swapaxes(0, 1)[:, :]
    // y.view((12, 36))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![6, 12, 6]>::arange();
    let y = x.as_view().swapaxes::<0, 1>().slice(s![.., ..]);
    let _ = y.view::<Shape![12, 36]>(); //~ 37
}

fn view_spans_38() {
    // y = torch.arange(48).view((6, 2, 4)).view_as(torch.zeros((48,))).unfold(-1, 9, 2)[..., ::4].tensor_split((3,), -1)[0]
    // y.view((1, 60, 1))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![6, 2, 4]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![48]>::zeros()).windows_with::<Shape![3], Shape![2], Shape![4]>().split_at::<-1, 3>().0;
    let _ = y.view::<Shape![1, 60, 1]>(); //~ 38
}

fn view_spans_39() {
    // y = torch.arange(30).view((5, 6)).as_strided((4, 5), (2, 0), 17)
    // y.view((20,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![5, 6]>::arange();
    let y = x.as_view().as_strided::<Shape![4, 5], Strides![2, 0], 17>();
    let _ = y.view::<Shape![20]>(); //~ 39
}

fn view_negative_size_40() {
    // y = torch.arange(320).view((4, 4, 5, 4)).diagonal(2, -4, 1).chunk(5, -3)[4]
    // y.view((4, -2))
    // RuntimeError: invalid shape dimension -2 at index 1 of shape [4, -2]
    let x = Tensor::<i64, Shape![4, 4, 5, 4]>::arange();
    let y = x.as_view().diagonal::<2, -4, 1>().chunk::<-3, 5>()[4];
    let _ = y.view::<Shape![4, -2]>(); //~ 40
}

fn view_negative_size_41() {
    // y = torch.arange(3).view((3,)).flatten(0, -1).unflatten(-1, (3, 1)).unfold(-2, 3, 1).unfold(-2, 1, 1)
    // y.view((1, 1, -4))
    // RuntimeError: invalid shape dimension -4 at index 2 of shape [1, 1, -4]
    let x = Tensor::<i64, Shape![3]>::arange();
    let y = x.as_view().flatten::<0, -1>().unflatten::<-1, Shape![3, 1]>().windows::<Shape![3, 1]>();
    let _ = y.view::<Shape![1, 1, -4]>(); //~ 41
}

fn view_negative_size_42() {
    // y = torch.arange(432).view((3, 4, 4, 9)).broadcast_to((6, -1, 4, -1, 9))
    // y.view((-3, 18))
    // RuntimeError: invalid shape dimension -3 at index 0 of shape [-3, 18]
    let x = Tensor::<i64, Shape![3, 4, 4, 9]>::arange();
    let y = x.as_view().broadcast_to::<Shape![6, _, 4, _, 9]>();
    let _ = y.view::<Shape![-3, 18]>(); //~ 42
}

fn view_negative_size_43() {
    // y = torch.arange(36).view((6, 2, 3))
    // y.view((-3, 3))
    // RuntimeError: invalid shape dimension -3 at index 0 of shape [-3, 3]
    let x = Tensor::<i64, Shape![6, 2, 3]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![-3, 3]>(); //~ 43
}

fn view_negative_size_44() {
    // y = torch.arange(936).view((1, 8, 1, 117)).unfold(-2, 1, 1).unfold(-2, 39, 39)
    // y.view((-4, 36))
    // RuntimeError: invalid shape dimension -4 at index 0 of shape [-4, 36]
    let x = Tensor::<i64, Shape![1, 8, 1, 117]>::arange();
    let y = x.as_view().tile::<Shape![1, 39]>();
    let _ = y.view::<Shape![-4, 36]>(); //~ 44
}

fn view_negative_size_45() {
    // y = torch.arange(24).view((4, 6)).swapdims(0, 1)
    // y.view((-3, 4))
    // RuntimeError: invalid shape dimension -3 at index 0 of shape [-3, 4]
    let x = Tensor::<i64, Shape![4, 6]>::arange();
    let y = x.as_view().swapdims::<0, 1>();
    let _ = y.view::<Shape![-3, 4]>(); //~ 45
}

fn view_negative_size_46() {
    // y = torch.arange(32).view((8, 4)).expand_as(torch.zeros((1, 2, 8, 4))).unfold(-2, 8, 8).unfold(-2, 1, 1)
    // y.view((-2,))
    // RuntimeError: invalid shape dimension -2 at index 0 of shape [-2]
    let x = Tensor::<i64, Shape![8, 4]>::arange();
    let y = x.as_view().expand_as(&Tensor::<i64, Shape![1, 2, 8, 4]>::zeros()).tile::<Shape![8, 1]>();
    let _ = y.view::<Shape![-2]>(); //~ 46
}

fn view_negative_size_47() {
    // y = torch.arange(3).view((3, 1, 1))
    // y.view((-2, 1, 3))
    // RuntimeError: invalid shape dimension -2 at index 0 of shape [-2, 1, 3]
    let x = Tensor::<i64, Shape![3, 1, 1]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![-2, 1, 3]>(); //~ 47
}

fn flatten_order_48() {
    // y = torch.arange(120).view((6, 4, 5)).view_as(torch.zeros((4, 30)))
    // y.flatten(-1, 0)
    // RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
    let x = Tensor::<i64, Shape![6, 4, 5]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![4, 30]>::zeros());
    let _ = y.flatten::<-1, 0>(); //~ 48
}

fn flatten_order_49() {
    // y = torch.atleast_3d(torch.arange(3).view((3,))).movedim((-2, 0), (2, 0)).unfold(2, 2, 5)
    // y.flatten(3, -4)
    // RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
    let x = Tensor::<i64, Shape![3]>::arange();
    let y = x.as_view().atleast_3d().movedims::<Dims![-2, 0], Dims![2, 0]>().unfold::<2, 2, 5>();
    let _ = y.flatten::<3, -4>(); //~ 49
}

fn flatten_order_50() {
    // y = torch.arange(15).view((5, 1, 3)).diagonal(0, 2, 1)
    // y.flatten(1, 0)
    // RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
    let x = Tensor::<i64, Shape![5, 1, 3]>::arange();
    let y = x.as_view().diagonal::<0, 2, 1>();
    let _ = y.flatten::<1, 0>(); //~ 50
}

fn flatten_order_51() {
    // y = torch.arange(10).view((1, 10)).t().transpose(0, 1).squeeze((0, 1)).unsqueeze(0)
    // y.flatten(1, -2)
    // RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
    let x = Tensor::<i64, Shape![1, 10]>::arange();
    let y = x.as_view().t().transpose::<0, 1>().squeeze_dims::<Dims![0, 1]>().unsqueeze::<0>();
    let _ = y.flatten::<1, -2>(); //~ 51
}

fn flatten_order_52() {
    // y = torch.arange(30).view((1, 3, 10)).transpose(2, 0)
    // y.flatten(2, 1)
    // RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
    let x = Tensor::<i64, Shape![1, 3, 10]>::arange();
    let y = x.as_view().transpose::<2, 0>();
    let _ = y.flatten::<2, 1>(); //~ 52
}

fn flatten_order_53() {
    // y = torch.arange(12).view((4, 3, 1)).unbind(0)[1]
    // y.flatten(-1, 0)
    // RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
    let x = Tensor::<i64, Shape![4, 3, 1]>::arange();
    let y = x.as_view().unbind::<0>()[1];
    let _ = y.flatten::<-1, 0>(); //~ 53
}

fn flatten_order_54() {
    // y = torch.arange(6).view((6, 1)).unbind(0)[5].unfold(0, 1, 1)
    // y.flatten(1, 0)
    // RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
    let x = Tensor::<i64, Shape![6, 1]>::arange();
    let y = x.as_view().unbind::<0>()[5].unfold::<0, 1, 1>();
    let _ = y.flatten::<1, 0>(); //~ 54
}

fn flatten_order_55() {
    // y = torch.arange(90).view((6, 5, 3)).tensor_split((3,), 2)[0].narrow(-1, 1, 2).permute((-1, 1, 0))
    // y.flatten(2, 0)
    // RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
    let x = Tensor::<i64, Shape![6, 5, 3]>::arange();
    let y = x.as_view().split_at::<2, 3>().0.narrow::<-1, 1, 2>().permute::<Dims![-1, 1, 0]>();
    let _ = y.flatten::<2, 0>(); //~ 55
}

fn flatten_dim_56() {
    // y = torch.arange(50).view((5, 2, 1, 5)).as_strided((1, 4, 5), (11, 4, 1), 21)
    // y.flatten(-3, 3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![5, 2, 1, 5]>::arange();
    let y = x.as_view().as_strided::<Shape![1, 4, 5], Strides![11, 4, 1], 21>();
    let _ = y.flatten::<-3, 3>(); //~ 56
}

fn flatten_dim_57() {
    // y = torch.arange(8).view((1, 2, 4)).squeeze((0, 1)).unsqueeze(0).transpose(2, 0)
    // y.flatten(-5, 2)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -5)
    let x = Tensor::<i64, Shape![1, 2, 4]>::arange();
    let y = x.as_view().squeeze_dims::<Dims![0, 1]>().unsqueeze::<0>().transpose::<2, 0>();
    let _ = y.flatten::<-5, 2>(); //~ 57
}

fn flatten_dim_58() {
    // y = torch.arange(5).view((1, 5, 1)).unflatten(-2, (-1,)).view_as(torch.zeros((5,))).permute((0,))
    // y.flatten(-2, -1)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got -2)
    let x = Tensor::<i64, Shape![1, 5, 1]>::arange();
    let y = x.as_view().unflatten::<-2, Shape![_]>().view_as(&Tensor::<i64, Shape![5]>::zeros()).permute::<Dims![0]>();
    let _ = y.flatten::<-2, -1>(); //~ 58
}

fn flatten_dim_59() {
    // y = torch.arange(432).view((4, 9, 1, 3, 4)).narrow(-5, 3, 1).as_strided((2, 3, 1, 4), (0, 3, 2, 1), 389)
    // y.flatten(-5, -2)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -5)
    let x = Tensor::<i64, Shape![4, 9, 1, 3, 4]>::arange();
    let y = x.as_view().narrow::<-5, 3, 1>().as_strided::<Shape![2, 3, 1, 4], Strides![0, 3, 2, 1], 389>();
    let _ = y.flatten::<-5, -2>(); //~ 59
}

fn flatten_dim_60() {
    // y = torch.arange(5).view((5,)).broadcast_to((1, -1)).unbind(0)[0]
    // y.flatten(0, -2)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got -2)
    let x = Tensor::<i64, Shape![5]>::arange();
    let y = x.as_view().broadcast_to::<Shape![1, _]>().unbind::<0>()[0];
    let _ = y.flatten::<0, -2>(); //~ 60
}

fn flatten_dim_61() {
    // y = torch.arange(15).view((1, 5, 3)).view_as(torch.zeros((15,))).unflatten(0, (3, 5))
    // y.flatten(1, -4)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -4)
    let x = Tensor::<i64, Shape![1, 5, 3]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![15]>::zeros()).unflatten::<0, Shape![3, 5]>();
    let _ = y.flatten::<1, -4>(); //~ 61
}

fn flatten_dim_62() {
    // y = torch.arange(180).view((10, 1, 2, 9, 1)).swapdims(2, 3)[2, :, -7, -2]
    // y.flatten(0, -3)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -3)
    let x = Tensor::<i64, Shape![10, 1, 2, 9, 1]>::arange();
    let y = x.as_view().swapdims::<2, 3>().slice(s![2, .., -7, -2]);
    let _ = y.flatten::<0, -3>(); //~ 62
}

fn flatten_dim_63() {
    // y = torch.arange(15).view((3, 5)).movedim(-2, 1).as_strided((5, 1), (2, 1), 1).view_as(torch.zeros((1, 5)))
    // y.flatten(4, 1)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 4)
    let x = Tensor::<i64, Shape![3, 5]>::arange();
    let y = x.as_view().movedim::<-2, 1>().as_strided::<Shape![5, 1], Strides![2, 1], 1>().view_as(&Tensor::<i64, Shape![1, 5]>::zeros());
    let _ = y.flatten::<4, 1>(); //~ 63
}

fn t_rank_64() {
    // y = torch.arange(32).view((4, 8)).unfold(-2, 1, 3)[..., ::2].unfold(-2, 1, 1)[..., ::2]
    // y.t()
    // RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 4D
    let x = Tensor::<i64, Shape![4, 8]>::arange();
    let y = x.as_view().windows_with::<Shape![1, 1], Shape![3, 1], Shape![2, 2]>();
    let _ = y.t(); //~ 64
}

fn t_rank_65() {
    // y = torch.arange(300).view((4, 3, 5, 5)).split(1, -2)[0]
    // y.t()
    // RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 4D
    let x = Tensor::<i64, Shape![4, 3, 5, 5]>::arange();
    let y = x.as_view().split::<-2, 1>()[0];
    let _ = y.t(); //~ 65
}

fn t_rank_66() {
    // y = torch.arange(160).view((2, 4, 4, 5)).chunk(1, 3)[0].tensor_split((1,), -1)[1].view_as(torch.zeros((4, 8, 4)))
    // y.t()
    // RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 3D
    let x = Tensor::<i64, Shape![2, 4, 4, 5]>::arange();
    let y = x.as_view().chunk::<3, 1>()[0].split_at::<-1, 1>().1.view_as(&Tensor::<i64, Shape![4, 8, 4]>::zeros());
    let _ = y.t(); //~ 66
}

fn t_rank_67() {
    // y = torch.arange(15).view((1, 3, 5))
    // y.t()
    // RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 3D
    let x = Tensor::<i64, Shape![1, 3, 5]>::arange();
    let y = x.as_view();
    let _ = y.t(); //~ 67
}

fn t_rank_68() {
    // y = torch.arange(24).view((12, 2)).unflatten(-2, (4, 1, 3))
    // y.t()
    // RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 4D
    let x = Tensor::<i64, Shape![12, 2]>::arange();
    let y = x.as_view().unflatten::<-2, Shape![4, 1, 3]>();
    let _ = y.t(); //~ 68
}

fn t_rank_69() {
    // y = torch.arange(5).view((1, 5)).unfold(-2, 1, 6)[..., ::3].unfold(-2, 1, 2).unflatten(1, (1, 1, 3)).swapdims(3, -2).tensor_split((0,), 2)[1]
    // y.t()
    // RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 6D
    let x = Tensor::<i64, Shape![1, 5]>::arange();
    let y = x.as_view().windows_with::<Shape![1, 1], Shape![6, 2], Shape![3, 1]>().unflatten::<1, Shape![1, 1, 3]>().swapdims::<3, -2>().split_at::<2, 0>().1;
    let _ = y.t(); //~ 69
}

fn t_rank_70() {
    // y = torch.arange(15).view((1, 3, 5)).tensor_split((1,), 0)[0].unfold(-2, 1, 1).unfold(-2, 4, 3)
    // y.t()
    // RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 5D
    let x = Tensor::<i64, Shape![1, 3, 5]>::arange();
    let y = x.as_view().split_at::<0, 1>().0.windows_with::<Shape![1, 4], Shape![1, 3], Shape![1, 1]>();
    let _ = y.t(); //~ 70
}

fn t_rank_71() {
    // y = torch.arange(288).view((8, 6, 1, 6, 1))
    // y.t()
    // RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 5D
    let x = Tensor::<i64, Shape![8, 6, 1, 6, 1]>::arange();
    let y = x.as_view();
    let _ = y.t(); //~ 71
}

fn transpose_dim_72() {
    // y = torch.arange(6).view((3, 2)).unfold(0, 2, 4).chunk(2, 2)[0].unsqueeze(-2)
    // y.transpose(4, -1)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![3, 2]>::arange();
    let y = x.as_view().unfold::<0, 2, 4>().chunk::<2, 2>()[0].unsqueeze::<-2>();
    let _ = y.transpose::<4, -1>(); //~ 72
}

fn transpose_dim_73() {
    // y = torch.arange(120).view((4, 3, 2, 5))
    // y.transpose(-6, -1)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -6)
    let x = Tensor::<i64, Shape![4, 3, 2, 5]>::arange();
    let y = x.as_view();
    let _ = y.transpose::<-6, -1>(); //~ 73
}

fn transpose_dim_74() {
    // y = torch.arange(3072).view((3, 32, 32)).unflatten(1, (32,)).unfold(2, 5, 1)
    // y.transpose(0, 4)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view().unflatten::<1, Shape![32]>().unfold::<2, 5, 1>();
    let _ = y.transpose::<0, 4>(); //~ 74
}

fn transpose_dim_75() {
    // y = torch.arange(48).view((2, 4, 2, 3)).unfold(2, 1, 1).permute((0, 3, 4, 2, 1))
    // y.transpose(1, -6)
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got -6)
    let x = Tensor::<i64, Shape![2, 4, 2, 3]>::arange();
    let y = x.as_view().unfold::<2, 1, 1>().permute::<Dims![0, 3, 4, 2, 1]>();
    let _ = y.transpose::<1, -6>(); //~ 75
}

fn transpose_dim_76() {
    // y = torch.arange(144).view((4, 1, 2, 3, 1, 6)).view_as(torch.zeros((144,)))
    // y.transpose(1, 0)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![4, 1, 2, 3, 1, 6]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![144]>::zeros());
    let _ = y.transpose::<1, 0>(); //~ 76
}

fn transpose_dim_77() {
    // y = torch.arange(1).view((1,)).unfold(0, 1, 1).expand_as(torch.zeros((4, 1, 6, 1)))
    // y.transpose(-5, 3)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -5)
    let x = Tensor::<i64, Shape![1]>::arange();
    let y = x.as_view().unfold::<0, 1, 1>().expand_as(&Tensor::<i64, Shape![4, 1, 6, 1]>::zeros());
    let _ = y.transpose::<-5, 3>(); //~ 77
}

fn transpose_dim_78() {
    // y = torch.arange(6).view((6, 1)).diagonal(5, -1, 0).view(()).unsqueeze(0)
    // y.transpose(2, 0)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 2)
    let x = Tensor::<i64, Shape![6, 1]>::arange();
    let y = x.as_view().diagonal::<5, -1, 0>().view::<Shape![]>().unsqueeze::<0>();
    let _ = y.transpose::<2, 0>(); //~ 78
}

fn transpose_dim_79() {
    // y = torch.arange(3).view((3, 1)).unfold(-1, 1, 1).mT.unfold(-2, 1, 1).unfold(-2, 1, 1)
    // y.transpose(7, 4)
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got 7)
    let x = Tensor::<i64, Shape![3, 1]>::arange();
    let y = x.as_view().tile::<Shape![1]>().mT().windows::<Shape![1, 1]>();
    let _ = y.transpose::<7, 4>(); //~ 79
}

fn permute_repeated_80() {
    // y = torch.arange(30).view((1, 1, 3, 5, 2, 1)).permute((-1, 4, 1, 3, -6, -4))
    // y.permute((1, 0, 2, 4, 5, 0))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![1, 1, 3, 5, 2, 1]>::arange();
    let y = x.as_view().permute::<Dims![-1, 4, 1, 3, -6, -4]>();
    let _ = y.permute::<Dims![1, 0, 2, 4, 5, 0]>(); //~ 80
}

fn permute_repeated_81() {
    // y = torch.arange(12).view((2, 6)).view_as(torch.zeros((2, 6))).expand_as(torch.zeros((2, 2, 6))).expand_as(torch.zeros((2, 2, 6)))
    // y.permute((0, 1, 0))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![2, 6]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![2, 6]>::zeros()).expand_as(&Tensor::<i64, Shape![2, 2, 6]>::zeros()).expand_as(&Tensor::<i64, Shape![2, 2, 6]>::zeros());
    let _ = y.permute::<Dims![0, 1, 0]>(); //~ 81
}

fn permute_repeated_82() {
    // y = torch.arange(10).view((2, 5)).transpose(0, 1)
    // y.permute((1, 1))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![2, 5]>::arange();
    let y = x.as_view().transpose::<0, 1>();
    let _ = y.permute::<Dims![1, 1]>(); //~ 82
}

fn permute_repeated_83() {
    // y = torch.arange(144).view((12, 2, 6))[:, 0:1:2, 0:].split_with_sizes([1], 1)[0][10:11, ::3, 5].expand((6, 6))
    // y.permute((-1, 1))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![12, 2, 6]>::arange();
    let y = x.as_view().slice(s![.., 0..1;2, 0..]).split_with_sizes::<1, Shape![1]>().0.slice(s![10..11, ..;3, 5]).expand::<Shape![6, 6]>();
    let _ = y.permute::<Dims![-1, 1]>(); //~ 83
}

fn permute_repeated_84() {
    // y = torch.arange(3).view((1, 3)).unfold(-2, 1, 1)[..., ::2].unfold(-2, 2, 1)
    // y.permute((1, 2, 2, 3))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![1, 3]>::arange();
    let y = x.as_view().windows_with::<Shape![1, 2], Shape![1, 1], Shape![2, 1]>();
    let _ = y.permute::<Dims![1, 2, 2, 3]>(); //~ 84
}

fn permute_repeated_85() {
    // y = torch.arange(160).view((10, 4, 4)).movedim((0, -2), (0, -2)).flatten(0, -2).unsqueeze(0)
    // y.permute((1, 1, 0))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![10, 4, 4]>::arange();
    let y = x.as_view().movedims::<Dims![0, -2], Dims![0, -2]>().flatten::<0, -2>().unsqueeze::<0>();
    let _ = y.permute::<Dims![1, 1, 0]>(); //~ 85
}

fn permute_repeated_86() {
    // y = torch.atleast_1d(torch.arange(2014).view((2, 1007)).t())
    // y.permute((-1, 1))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![2, 1007]>::arange();
    let y = x.as_view().t().atleast_1d();
    let _ = y.permute::<Dims![-1, 1]>(); //~ 86
}

fn permute_repeated_87() {
    // y = torch.arange(60).view((3, 1, 5, 4)).chunk(2, -1)[0]
    // y.permute((2, 2, 1, 0))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![3, 1, 5, 4]>::arange();
    let y = x.as_view().chunk::<-1, 2>()[0];
    let _ = y.permute::<Dims![2, 2, 1, 0]>(); //~ 87
}

fn permute_rank_88() {
    // y = torch.arange(180).view((5, 6, 1, 6)).split_with_sizes([1, 1, 1, 2], -4)[3].split(6, 1)[0]
    // y.permute((2, 3, 1, 0, 4))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 4 is not equal to len(dims) = 5
    let x = Tensor::<i64, Shape![5, 6, 1, 6]>::arange();
    let y = x.as_view().split_with_sizes::<-4, Shape![1, 1, 1, 2]>().3.split::<1, 6>()[0];
    let _ = y.permute::<Dims![2, 3, 1, 0, 4]>(); //~ 88
}

fn permute_rank_89() {
    // y = torch.arange(54).view((6, 9)).movedim((1,), (1,)).unbind(0)[4].unfold(-1, 3, 3)
    // y.permute((2, 0, 1))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 2 is not equal to len(dims) = 3
    let x = Tensor::<i64, Shape![6, 9]>::arange();
    let y = x.as_view().movedims::<Dims![1], Dims![1]>().unbind::<0>()[4].tile::<Shape![3]>();
    let _ = y.permute::<Dims![2, 0, 1]>(); //~ 89
}

fn permute_rank_90() {
    // y = torch.arange(135).view((5, 1, 3, 9)).expand((5, 5, 3, 9)).unbind(1)[0].movedim((0, 1), (0, -1))
    // y.permute((0, 2))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 3 is not equal to len(dims) = 2
    let x = Tensor::<i64, Shape![5, 1, 3, 9]>::arange();
    let y = x.as_view().expand::<Shape![5, 5, 3, 9]>().unbind::<1>()[0].movedims::<Dims![0, 1], Dims![0, -1]>();
    let _ = y.permute::<Dims![0, 2]>(); //~ 90
}

fn permute_rank_91() {
    // y = torch.arange(6).view((6,)).t().movedim((-1,), (0,)).squeeze(0)
    // y.permute((0, 1))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 1 is not equal to len(dims) = 2
    let x = Tensor::<i64, Shape![6]>::arange();
    let y = x.as_view().t().movedims::<Dims![-1], Dims![0]>().squeeze::<0>();
    let _ = y.permute::<Dims![0, 1]>(); //~ 91
}

fn permute_rank_92() {
    // y = torch.atleast_3d(torch.arange(20).view((5, 4, 1, 1)).view_as(torch.zeros((20,))).select(0, 1))
    // y.permute((1, 2))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 3 is not equal to len(dims) = 2
    let x = Tensor::<i64, Shape![5, 4, 1, 1]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![20]>::zeros()).select::<0, 1>().atleast_3d();
    let _ = y.permute::<Dims![1, 2]>(); //~ 92
}

fn permute_rank_93() {
    // y = torch.arange(18).view((6, 3)).movedim(-2, 1).unflatten(-1, (3, 2)).unfold(-3, 1, 1).unfold(-3, 1, 1).unfold(-3, 2, 2)
    // y.permute((0, 6, 3, 2, 5, 4, 1))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 6 is not equal to len(dims) = 7
    let x = Tensor::<i64, Shape![6, 3]>::arange();
    let y = x.as_view().movedim::<-2, 1>().unflatten::<-1, Shape![3, 2]>().tile::<Shape![1, 1, 2]>();
    let _ = y.permute::<Dims![0, 6, 3, 2, 5, 4, 1]>(); //~ 93
}

fn permute_rank_94() {
    // y = torch.arange(150).view((5, 6, 5))
    // y.permute((1, 2, 3, 0))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 3 is not equal to len(dims) = 4
    let x = Tensor::<i64, Shape![5, 6, 5]>::arange();
    let y = x.as_view();
    let _ = y.permute::<Dims![1, 2, 3, 0]>(); //~ 94
}

fn permute_rank_95() {
    // y = torch.arange(60).view((6, 5, 2)).unbind(1)[0].unfold(-1, 1, 2)[0::7]
    // y.permute((1, 2, 3, 0))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 3 is not equal to len(dims) = 4
    let x = Tensor::<i64, Shape![6, 5, 2]>::arange();
    let y = x.as_view().unbind::<1>()[0].windows_with::<Shape![1], Shape![2], Shape![1]>().slice(s![0..;7]);
    let _ = y.permute::<Dims![1, 2, 3, 0]>(); //~ 95
}

fn permute_dim_96() {
    // y = torch.arange(25).view((5, 1, 5))
    // y.permute((1, 4, 0))
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 4)
    let x = Tensor::<i64, Shape![5, 1, 5]>::arange();
    let y = x.as_view();
    let _ = y.permute::<Dims![1, 4, 0]>(); //~ 96
}

fn permute_dim_97() {
    // y = torch.arange(320).view((4, 10, 4, 2, 1)).swapaxes(0, 3).swapdims(-5, 2).view((-1, 1, 10, 2, 4))
    // y.permute((4, 5, 1, 2, 3))
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got 5)
    let x = Tensor::<i64, Shape![4, 10, 4, 2, 1]>::arange();
    let y = x.as_view().swapaxes::<0, 3>().swapdims::<-5, 2>().view::<Shape![_, 1, 10, 2, 4]>();
    let _ = y.permute::<Dims![4, 5, 1, 2, 3]>(); //~ 97
}

fn permute_dim_98() {
    // y = torch.arange(27).view((9, 3, 1)).unflatten(0, (3, 3)).view((3, 9, 1))
    // y.permute((2, 0, 5))
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 5)
    let x = Tensor::<i64, Shape![9, 3, 1]>::arange();
    let y = x.as_view().unflatten::<0, Shape![3, 3]>().view::<Shape![3, 9, 1]>();
    let _ = y.permute::<Dims![2, 0, 5]>(); //~ 98
}

fn permute_dim_99() {
    // y = torch.arange(400).view((5, 5, 8, 2, 1))
    // y.permute((3, 5, 2, 4, 1))
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got 5)
    let x = Tensor::<i64, Shape![5, 5, 8, 2, 1]>::arange();
    let y = x.as_view();
    let _ = y.permute::<Dims![3, 5, 2, 4, 1]>(); //~ 99
}

fn permute_dim_100() {
    // y = torch.arange(24).view((2, 6, 2)).split(1, 1)[0]
    // y.permute((0, 1, 3))
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![2, 6, 2]>::arange();
    let y = x.as_view().split::<1, 1>()[0];
    let _ = y.permute::<Dims![0, 1, 3]>(); //~ 100
}

fn permute_dim_101() {
    // y = torch.arange(6).view((1, 6)).expand((5, 6))
    // y.permute((-4, 1))
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -4)
    let x = Tensor::<i64, Shape![1, 6]>::arange();
    let y = x.as_view().expand::<Shape![5, 6]>();
    let _ = y.permute::<Dims![-4, 1]>(); //~ 101
}

fn permute_dim_102() {
    // y = torch.arange(6).view((2, 3))[::2].squeeze().transpose(0, -1)
    // y.permute((1,))
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![2, 3]>::arange();
    let y = x.as_view().slice(s![..;2]).squeeze_all().transpose::<0, -1>();
    let _ = y.permute::<Dims![1]>(); //~ 102
}

fn permute_dim_103() {
    // y = torch.arange(72).view((12, 6))
    // y.permute((-3, 0))
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -3)
    let x = Tensor::<i64, Shape![12, 6]>::arange();
    let y = x.as_view();
    let _ = y.permute::<Dims![-3, 0]>(); //~ 103
}

fn movedim_dim_104() {
    // y = torch.arange(75).view((5, 3, 5))
    // y.movedim(3, -2)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![5, 3, 5]>::arange();
    let y = x.as_view();
    let _ = y.movedim::<3, -2>(); //~ 104
}

fn movedim_dim_105() {
    // y = torch.atleast_1d(torch.arange(8).view((2, 4))).narrow(1, 0, 1)
    // y.movedim(-2, -5)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -5)
    let x = Tensor::<i64, Shape![2, 4]>::arange();
    let y = x.as_view().atleast_1d().narrow::<1, 0, 1>();
    let _ = y.movedim::<-2, -5>(); //~ 105
}

fn movedim_dim_106() {
    // y = torch.arange(8).view((2, 4, 1)).unfold(-2, 1, 3)[..., ::2].unfold(-2, 1, 2)[..., ::3]
    // y.movedim(2, -7)
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got -7)
    let x = Tensor::<i64, Shape![2, 4, 1]>::arange();
    let y = x.as_view().windows_with::<Shape![1, 1], Shape![3, 2], Shape![2, 3]>();
    let _ = y.movedim::<2, -7>(); //~ 106
}

fn movedim_dim_107() {
    // y = torch.arange(1).view((1,))
    // y.movedim(0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![1]>::arange();
    let y = x.as_view();
    let _ = y.movedim::<0, 1>(); //~ 107
}

fn movedim_dim_108() {
    // y = torch.arange(15).view((3, 5)).permute((0, 1)).unfold(-2, 2, 9).view_as(torch.zeros((5, 2))).tensor_split((2,), -1)[0]
    // y.movedim(-2, -5)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -5)
    let x = Tensor::<i64, Shape![3, 5]>::arange();
    let y = x.as_view().permute::<Dims![0, 1]>().unfold::<-2, 2, 9>().view_as(&Tensor::<i64, Shape![5, 2]>::zeros()).split_at::<-1, 2>().0;
    let _ = y.movedim::<-2, -5>(); //~ 108
}

fn movedim_dim_109() {
    // y = torch.atleast_2d(torch.arange(60).view((5, 3, 4)).view_as(torch.zeros((60,))))
    // y.movedim(2, 1)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![5, 3, 4]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![60]>::zeros()).atleast_2d();
    let _ = y.movedim::<2, 1>(); //~ 109
}

fn movedim_dim_110() {
    // y = torch.arange(25).view((5, 1, 5, 1)).movedim(0, 3)
    // y.movedim(-2, 4)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![5, 1, 5, 1]>::arange();
    let y = x.as_view().movedim::<0, 3>();
    let _ = y.movedim::<-2, 4>(); //~ 110
}

fn movedim_dim_111() {
    // y = torch.arange(60).view((2, 5, 3, 2)).narrow(3, 1, 1)
    // y.movedim(6, 3)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 6)
    let x = Tensor::<i64, Shape![2, 5, 3, 2]>::arange();
    let y = x.as_view().narrow::<3, 1, 1>();
    let _ = y.movedim::<6, 3>(); //~ 111
}

fn narrow_range_112() {
    // y = torch.arange(2).view((2, 1, 1, 1)).flatten(-3, -3)
    // y.narrow(-1, 0, 2)
    // RuntimeError: start (0) + length (2) exceeds dimension size (1).
    let x = Tensor::<i64, Shape![2, 1, 1, 1]>::arange();
    let y = x.as_view().flatten::<-3, -3>();
    let _ = y.narrow::<-1, 0, 2>(); //~ 112
}

fn narrow_range_113() {
    // y = torch.arange(3).view((1, 3)).unfold(-1, 3, 1)
    // y.narrow(-2, 0, 2)
    // RuntimeError: start (0) + length (2) exceeds dimension size (1).
    let x = Tensor::<i64, Shape![1, 3]>::arange();
    let y = x.as_view().windows::<Shape![3]>();
    let _ = y.narrow::<-2, 0, 2>(); //~ 113
}

fn narrow_range_114() {
    // y = torch.arange(25).view((5, 1, 5)).diagonal(0, 0, 2).unfold(-1, 1, 3)[..., ::3]
    // y.narrow(0, 2, 0)
    // IndexError: start out of range (expected to be in range of [-1, 1], but got 2)
    let x = Tensor::<i64, Shape![5, 1, 5]>::arange();
    let y = x.as_view().diagonal::<0, 0, 2>().windows_with::<Shape![1], Shape![3], Shape![3]>();
    let _ = y.narrow::<0, 2, 0>(); //~ 114
}

fn narrow_range_115() {
    // y = torch.arange(432).view((1, 4, 12, 3, 3)).broadcast_to((1, 1, 4, -1, -1, 3)).squeeze()
    // y.narrow(3, 4, 1)
    // IndexError: start out of range (expected to be in range of [-3, 3], but got 4)
    let x = Tensor::<i64, Shape![1, 4, 12, 3, 3]>::arange();
    let y = x.as_view().broadcast_to::<Shape![1, 1, 4, _, _, 3]>().squeeze_all();
    let _ = y.narrow::<3, 4, 1>(); //~ 115
}

fn narrow_range_116() {
    // y = torch.arange(24).view((2, 3, 4, 1)).expand_as(torch.zeros((4, 2, 3, 4, 1))).as_strided((2, 1), (2, 3), 13)
    // y.narrow(-2, 3, 0)
    // IndexError: start out of range (expected to be in range of [-2, 2], but got 3)
    let x = Tensor::<i64, Shape![2, 3, 4, 1]>::arange();
    let y = x.as_view().expand_as(&Tensor::<i64, Shape![4, 2, 3, 4, 1]>::zeros()).as_strided::<Shape![2, 1], Strides![2, 3], 13>();
    let _ = y.narrow::<-2, 3, 0>(); //~ 116
}

fn narrow_range_117() {
    // y = torch.arange(60).view((5, 4, 3)).narrow(1, 2, 1).unfold(-2, 1, 1).unfold(-2, 3, 3).view((5, 3))
    // y.narrow(-2, 8, 1)
    // IndexError: start out of range (expected to be in range of [-5, 5], but got 8)
    let x = Tensor::<i64, Shape![5, 4, 3]>::arange();
    let y = x.as_view().narrow::<1, 2, 1>().tile::<Shape![1, 3]>().view::<Shape![5, 3]>();
    let _ = y.narrow::<-2, 8, 1>(); //~ 117
}

fn narrow_range_118() {
    // y = torch.arange(6144).view((2, 3, 32, 32)).tensor_split((11,), 2)[0].view((2, 3, 352)).tensor_split((1,), -3)[1].select(-1, 176)
    // y.narrow(1, 2, 5)
    // RuntimeError: start (2) + length (5) exceeds dimension size (3).
    let x = Tensor::<i64, Shape![2, 3, 32, 32]>::arange();
    let y = x.as_view().split_at::<2, 11>().0.view::<Shape![2, 3, 352]>().split_at::<-3, 1>().1.select::<-1, 176>();
    let _ = y.narrow::<1, 2, 5>(); //~ 118
}

fn narrow_range_119() {
    // y = torch.arange(30).view((3, 10, 1, 1)).select(-3, 2).unfold(-1, 1, 1)
    // y.narrow(-3, 2, 0)
    // IndexError: start out of range (expected to be in range of [-1, 1], but got 2)
    let x = Tensor::<i64, Shape![3, 10, 1, 1]>::arange();
    let y = x.as_view().select::<-3, 2>().windows::<Shape![1]>();
    let _ = y.narrow::<-3, 2, 0>(); //~ 119
}

fn narrow_dim_120() {
    // y = torch.arange(2).view((2, 1)).squeeze().squeeze()
    // y.narrow(1, 0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![2, 1]>::arange();
    let y = x.as_view().squeeze_all().squeeze_all();
    let _ = y.narrow::<1, 0, 1>(); //~ 120
}

fn narrow_dim_121() {
    // y = torch.atleast_1d(torch.arange(90).view((2, 5, 1, 9, 1)).view_as(torch.zeros((90,))))
    // y.narrow(1, 0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![2, 5, 1, 9, 1]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![90]>::zeros()).atleast_1d();
    let _ = y.narrow::<1, 0, 1>(); //~ 121
}

fn narrow_dim_122() {
    // y = torch.arange(16).view((1, 4, 4)).narrow(-3, 0, 1).narrow(0, 0, 1).transpose(-1, -2).squeeze((-1, -3))
    // y.narrow(2, 0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![1, 4, 4]>::arange();
    let y = x.as_view().narrow::<-3, 0, 1>().narrow::<0, 0, 1>().transpose::<-1, -2>().squeeze_dims::<Dims![-1, -3]>();
    let _ = y.narrow::<2, 0, 1>(); //~ 122
}

fn narrow_dim_123() {
    // y = torch.atleast_2d(torch.arange(1).view(()))
    // y.narrow(3, 0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 3)
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().atleast_2d();
    let _ = y.narrow::<3, 0, 1>(); //~ 123
}

fn narrow_dim_124() {
    // y = torch.arange(216).view((6, 1, 6, 6)).unfold(3, 1, 8).view_as(torch.zeros((36,))).expand_as(torch.zeros((4, 36))).unflatten(1, (3, 4, 3))
    // y.narrow(4, 0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![6, 1, 6, 6]>::arange();
    let y = x.as_view().unfold::<3, 1, 8>().view_as(&Tensor::<i64, Shape![36]>::zeros()).expand_as(&Tensor::<i64, Shape![4, 36]>::zeros()).unflatten::<1, Shape![3, 4, 3]>();
    let _ = y.narrow::<4, 0, 1>(); //~ 124
}

fn narrow_dim_125() {
    // y = torch.arange(72).view((6, 3, 4))
    // y.narrow(-6, 0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -6)
    let x = Tensor::<i64, Shape![6, 3, 4]>::arange();
    let y = x.as_view();
    let _ = y.narrow::<-6, 0, 1>(); //~ 125
}

fn narrow_dim_126() {
    // y = torch.arange(45).view((5, 9, 1)).permute((1, 2, 0))
    // y.narrow(3, 0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![5, 9, 1]>::arange();
    let y = x.as_view().permute::<Dims![1, 2, 0]>();
    let _ = y.narrow::<3, 0, 1>(); //~ 126
}

fn narrow_dim_127() {
    // y = torch.arange(16).view((8, 2))[:5, :].broadcast_to((6, 5, -1)).as_strided((1,), (1,), 15)
    // y.narrow(-2, 0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got -2)
    let x = Tensor::<i64, Shape![8, 2]>::arange();
    let y = x.as_view().slice(s![..5, ..]).broadcast_to::<Shape![6, 5, _]>().as_strided::<Shape![1], Strides![1], 15>();
    let _ = y.narrow::<-2, 0, 1>(); //~ 127
}

fn select_range_128() {
    // y = torch.atleast_2d(torch.arange(2).view((2,)).transpose(0, 0)).unflatten(1, (-1, 1)).as_strided((1, 2), (3, 1), 0)
    // y.select(-2, 2)
    // IndexError: select(): index 2 out of range for tensor of size [1, 2] at dimension 0
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view().transpose::<0, 0>().atleast_2d().unflatten::<1, Shape![_, 1]>().as_strided::<Shape![1, 2], Strides![3, 1], 0>();
    let _ = y.select::<-2, 2>(); //~ 128
}

fn select_range_129() {
    // y = torch.arange(2090).view((55, 38)).movedim((-2, 1), (1, -2)).movedim(-2, 1)
    // y.select(0, 55)
    // IndexError: select(): index 55 out of range for tensor of size [55, 38] at dimension 0
    let x = Tensor::<i64, Shape![55, 38]>::arange();
    let y = x.as_view().movedims::<Dims![-2, 1], Dims![1, -2]>().movedim::<-2, 1>();
    let _ = y.select::<0, 55>(); //~ 129
}

fn select_range_130() {
    // y = torch.arange(100).view((2, 5, 2, 5)).unflatten(2, (1, 2)).mT.view((-1, 5, 1, 1, 1, 2)).as_strided((6, 4), (12, 2), 7)
    // y.select(0, 11)
    // IndexError: select(): index 11 out of range for tensor of size [6, 4] at dimension 0
    let x = Tensor::<i64, Shape![2, 5, 2, 5]>::arange();
    let y = x.as_view().unflatten::<2, Shape![1, 2]>().mT().view::<Shape![_, 5, 1, 1, 1, 2]>().as_strided::<Shape![6, 4], Strides![12, 2], 7>();
    let _ = y.select::<0, 11>(); //~ 130
}

fn select_range_131() {
    // y = torch.arange(20).view((5, 2, 2)).swapaxes(1, 2).tensor_split((0,), 0)[1][0::2]
    // y.select(-1, 3)
    // IndexError: select(): index 3 out of range for tensor of size [3, 2, 2] at dimension 2
    let x = Tensor::<i64, Shape![5, 2, 2]>::arange();
    let y = x.as_view().swapaxes::<1, 2>().split_at::<0, 0>().1.slice(s![0..;2]);
    let _ = y.select::<-1, 3>(); //~ 131
}

fn select_range_132() {
    // y = torch.arange(72).view((6, 3, 2, 2)).expand((6, 1, 6, -1, 2, 2)).view((6, 4, 18)).diagonal(-9, 2, 1)
    // y.select(-2, 6)
    // IndexError: select(): index 6 out of range for tensor of size [6, 4] at dimension 0
    let x = Tensor::<i64, Shape![6, 3, 2, 2]>::arange();
    let y = x.as_view().expand::<Shape![6, 1, 6, _, 2, 2]>().view::<Shape![6, 4, 18]>().diagonal::<-9, 2, 1>();
    let _ = y.select::<-2, 6>(); //~ 132
}

fn select_range_133() {
    // y = torch.arange(36).view((12, 3)).t()
    // y.select(0, 4)
    // IndexError: select(): index 4 out of range for tensor of size [3, 12] at dimension 0
    let x = Tensor::<i64, Shape![12, 3]>::arange();
    let y = x.as_view().t();
    let _ = y.select::<0, 4>(); //~ 133
}

fn select_range_134() {
    // y = torch.arange(36).view((6, 2, 3)).expand((1, 6, 2, 3))
    // y.select(-3, 6)
    // IndexError: select(): index 6 out of range for tensor of size [1, 6, 2, 3] at dimension 1
    let x = Tensor::<i64, Shape![6, 2, 3]>::arange();
    let y = x.as_view().expand::<Shape![1, 6, 2, 3]>();
    let _ = y.select::<-3, 6>(); //~ 134
}

fn select_range_135() {
    // y = torch.arange(100).view((2, 1, 2, 5, 5)).unbind(2)[0]
    // y.select(1, 2)
    // IndexError: select(): index 2 out of range for tensor of size [2, 1, 5, 5] at dimension 1
    let x = Tensor::<i64, Shape![2, 1, 2, 5, 5]>::arange();
    let y = x.as_view().unbind::<2>()[0];
    let _ = y.select::<1, 2>(); //~ 135
}

fn select_dim_136() {
    // y = torch.arange(9).view((1, 3, 3))
    // y.select(3, 0)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![1, 3, 3]>::arange();
    let y = x.as_view();
    let _ = y.select::<3, 0>(); //~ 136
}

fn select_dim_137() {
    // y = torch.arange(72).view((9, 4, 2))
    // y.select(3, 0)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![9, 4, 2]>::arange();
    let y = x.as_view();
    let _ = y.select::<3, 0>(); //~ 137
}

fn select_dim_138() {
    // y = torch.arange(8).view((4, 2, 1)).expand((-1, -1, 1)).unfold(-3, 3, 3).permute((0, 3, 1, 2))
    // y.select(4, 0)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![4, 2, 1]>::arange();
    let y = x.as_view().expand::<Shape![_, _, 1]>().unfold::<-3, 3, 3>().permute::<Dims![0, 3, 1, 2]>();
    let _ = y.select::<4, 0>(); //~ 138
}

fn select_dim_139() {
    // y = torch.arange(2).view((2,)).chunk(2, 0)[0].movedim((0,), (-1,))
    // y.select(2, 0)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 2)
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view().chunk::<0, 2>()[0].movedims::<Dims![0], Dims![-1]>();
    let _ = y.select::<2, 0>(); //~ 139
}

fn select_dim_140() {
    // y = torch.arange(300).view((5, 2, 5, 6)).transpose(0, 3)
    // y.select(-6, 0)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -6)
    let x = Tensor::<i64, Shape![5, 2, 5, 6]>::arange();
    let y = x.as_view().transpose::<0, 3>();
    let _ = y.select::<-6, 0>(); //~ 140
}

fn select_dim_141() {
    // y = torch.arange(16).view((4, 1, 4)).expand_as(torch.zeros((4, 4, 5, 4)))
    // y.select(4, 0)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![4, 1, 4]>::arange();
    let y = x.as_view().expand_as(&Tensor::<i64, Shape![4, 4, 5, 4]>::zeros());
    let _ = y.select::<4, 0>(); //~ 141
}

fn select_dim_142() {
    // y = torch.arange(120).view((2, 6, 10)).broadcast_to((1, 2, 6, 10))
    // y.select(4, 0)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![2, 6, 10]>::arange();
    let y = x.as_view().broadcast_to::<Shape![1, 2, 6, 10]>();
    let _ = y.select::<4, 0>(); //~ 142
}

fn select_dim_143() {
    // y = torch.arange(72).view((4, 3, 1, 6)).unfold(-2, 1, 3)[..., ::3].unfold(-2, 1, 5)[..., ::3].view((6, 2, 2))
    // y.select(-4, 0)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -4)
    let x = Tensor::<i64, Shape![4, 3, 1, 6]>::arange();
    let y = x.as_view().windows_with::<Shape![1, 1], Shape![3, 5], Shape![3, 3]>().view::<Shape![6, 2, 2]>();
    let _ = y.select::<-4, 0>(); //~ 143
}

fn select_scalar_144() {
    // y = torch.atleast_1d(torch.arange(1).view(())).unbind(0)[0]
    // y.select(0, 0)
    // IndexError: select() cannot be applied to a 0-dim tensor.
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().atleast_1d().unbind::<0>()[0];
    let _ = y.select::<0, 0>(); //~ 144
}

fn select_scalar_145() {
    // y = torch.arange(1).view(())
    // y.select(0, 0)
    // IndexError: select() cannot be applied to a 0-dim tensor.
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view();
    let _ = y.select::<0, 0>(); //~ 145
}

fn select_scalar_146() {
    // y = torch.arange(1).view(())
    // y.select(-1, 0)
    // IndexError: select() cannot be applied to a 0-dim tensor.
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view();
    let _ = y.select::<-1, 0>(); //~ 146
}

fn select_scalar_147() {
    // y = torch.atleast_1d(torch.arange(1).view(())).unfold(-1, 1, 1)[..., ::3].squeeze().t()
    // y.select(0, 0)
    // IndexError: select() cannot be applied to a 0-dim tensor.
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().atleast_1d().windows_with::<Shape![1], Shape![1], Shape![3]>().squeeze_all().t();
    let _ = y.select::<0, 0>(); //~ 147
}

fn select_scalar_148() {
    // y = torch.arange(1).view(()).t()
    // y.select(-1, 0)
    // IndexError: select() cannot be applied to a 0-dim tensor.
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().t();
    let _ = y.select::<-1, 0>(); //~ 148
}

fn select_scalar_149() {
    // y = torch.arange(1).view(()).unsqueeze(0).unfold(0, 1, 1).view_as(torch.zeros(()))
    // y.select(-1, 0)
    // IndexError: select() cannot be applied to a 0-dim tensor.
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().unsqueeze::<0>().unfold::<0, 1, 1>().view_as(&Tensor::<i64, Shape![]>::zeros());
    let _ = y.select::<-1, 0>(); //~ 149
}

fn select_scalar_150() {
    // y = torch.arange(1).view(()).squeeze().t()
    // y.select(-1, 0)
    // IndexError: select() cannot be applied to a 0-dim tensor.
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().squeeze_all().t();
    let _ = y.select::<-1, 0>(); //~ 150
}

fn select_scalar_151() {
    // y = torch.arange(1).view(()).t().t()
    // y.select(-1, 0)
    // IndexError: select() cannot be applied to a 0-dim tensor.
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().t().t();
    let _ = y.select::<-1, 0>(); //~ 151
}

fn slice_index_152() {
    // y = torch.atleast_2d(torch.arange(1).view((1,)).squeeze(0))
    // y[-2]
    // IndexError: index -2 is out of bounds for dimension 0 with size 1
    let x = Tensor::<i64, Shape![1]>::arange();
    let y = x.as_view().squeeze::<0>().atleast_2d();
    let _ = y.slice(s![-2]); //~ 152
}

fn slice_index_153() {
    // y = torch.atleast_1d(torch.arange(50).view((10, 1, 5))).transpose(0, 1).diagonal(1, 0, -2)
    // y[6, :]
    // IndexError: index 6 is out of bounds for dimension 0 with size 5
    let x = Tensor::<i64, Shape![10, 1, 5]>::arange();
    let y = x.as_view().atleast_1d().transpose::<0, 1>().diagonal::<1, 0, -2>();
    let _ = y.slice(s![6, ..]); //~ 153
}

fn slice_index_154() {
    // y = torch.arange(1).view((1, 1)).t().unfold(-1, 1, 1).diagonal(0, -3, 2).squeeze((-2,))
    // y[-4]
    // IndexError: index -4 is out of bounds for dimension 0 with size 1
    let x = Tensor::<i64, Shape![1, 1]>::arange();
    let y = x.as_view().t().windows::<Shape![1]>().diagonal::<0, -3, 2>().squeeze_dims::<Dims![-2]>();
    let _ = y.slice(s![-4]); //~ 154
}

fn slice_index_155() {
    // y = torch.atleast_3d(torch.arange(72).view((6, 12))[:, -6:8])
    // y[:, -3]
    // IndexError: index -3 is out of bounds for dimension 1 with size 2
    let x = Tensor::<i64, Shape![6, 12]>::arange();
    let y = x.as_view().slice(s![.., -6..8]).atleast_3d();
    let _ = y.slice(s![.., -3]); //~ 155
}

fn slice_index_156() {
    // y = torch.arange(120).view((2, 6, 5, 2))
    // y[:, :, 9]
    // IndexError: index 9 is out of bounds for dimension 2 with size 5
    let x = Tensor::<i64, Shape![2, 6, 5, 2]>::arange();
    let y = x.as_view();
    let _ = y.slice(s![.., .., 9]); //~ 156
}

fn slice_index_157() {
    // y = torch.arange(18).view((2, 9)).unflatten(-2, (1, 2)).unflatten(0, (1, 1)).view((18,)).unfold(-1, 1, 1)
    // y[22]
    // IndexError: index 22 is out of bounds for dimension 0 with size 18
    let x = Tensor::<i64, Shape![2, 9]>::arange();
    let y = x.as_view().unflatten::<-2, Shape![1, 2]>().unflatten::<0, Shape![1, 1]>().view::<Shape![18]>().windows::<Shape![1]>();
    let _ = y.slice(s![22]); //~ 157
}

fn slice_index_158() {
    // y = torch.arange(20).view((4, 5))
    // y[-7]
    // IndexError: index -7 is out of bounds for dimension 0 with size 4
    let x = Tensor::<i64, Shape![4, 5]>::arange();
    let y = x.as_view();
    let _ = y.slice(s![-7]); //~ 158
}

fn slice_index_159() {
    // y = torch.arange(2929).view((2929,)).view((101, 29)).permute((0, 1)).unfold(-1, 13, 1)[..., ::4]
    // y[:, :, 4]
    // IndexError: index 4 is out of bounds for dimension 2 with size 4
    let x = Tensor::<i64, Shape![2929]>::arange();
    let y = x.as_view().view::<Shape![101, 29]>().permute::<Dims![0, 1]>().windows_with::<Shape![4], Shape![1], Shape![4]>();
    let _ = y.slice(s![.., .., 4]); //~ 159
}

fn slice_too_many_160() {
    // y = torch.arange(5).view((5, 1)).squeeze((-1, -2)).unfold(-1, 3, 1)[..., ::2].unbind(1)[1].movedim((-1,), (0,))
    // y[0, 0]
    // IndexError: too many indices for tensor of dimension 1
    let x = Tensor::<i64, Shape![5, 1]>::arange();
    let y = x.as_view().squeeze_dims::<Dims![-1, -2]>().windows_with::<Shape![2], Shape![1], Shape![2]>().unbind::<1>()[1].movedims::<Dims![-1], Dims![0]>();
    let _ = y.slice(s![0, 0]); //~ 160
}

fn slice_too_many_161() {
    // y = torch.arange(3).view((1, 3, 1)).mT
    // y[:, 0, :, :, 0]
    // IndexError: too many indices for tensor of dimension 3
    let x = Tensor::<i64, Shape![1, 3, 1]>::arange();
    let y = x.as_view().mT();
    let _ = y.slice(s![.., 0, .., .., 0]); //~ 161
}

fn slice_too_many_162() {
    // y = torch.arange(450).view((3, 6, 5, 5)).as_strided((5, 3, 5), (3, 1, 2), 53)
    // y[:, :, :, :, :]
    // IndexError: too many indices for tensor of dimension 3
    let x = Tensor::<i64, Shape![3, 6, 5, 5]>::arange();
    let y = x.as_view().as_strided::<Shape![5, 3, 5], Strides![3, 1, 2], 53>();
    let _ = y.slice(s![.., .., .., .., ..]); //~ 162
}

fn slice_too_many_163() {
    // y = torch.arange(30).view((6, 1, 5)).unflatten(-1, (5, 1))[:, ::1].squeeze((2, 3, -4))
    // y[:, 0, :, 0]
    // IndexError: too many indices for tensor of dimension 3
    let x = Tensor::<i64, Shape![6, 1, 5]>::arange();
    let y = x.as_view().unflatten::<-1, Shape![5, 1]>().slice(s![.., ..;1]).squeeze_dims::<Dims![2, 3, -4]>();
    let _ = y.slice(s![.., 0, .., 0]); //~ 163
}

fn slice_too_many_164() {
    // y = torch.arange(3).view((3, 1)).unfold(-1, 1, 1).view_as(torch.zeros((3,)))
    // y[0, 0]
    // IndexError: too many indices for tensor of dimension 1
    let x = Tensor::<i64, Shape![3, 1]>::arange();
    let y = x.as_view().windows::<Shape![1]>().view_as(&Tensor::<i64, Shape![3]>::zeros());
    let _ = y.slice(s![0, 0]); //~ 164
}

fn slice_too_many_165() {
    // y = torch.arange(200).view((2, 5, 5, 4)).diagonal(0, -1, 2).unfold(-1, 1, 1)
    // y[:, :, :, :, :]
    // IndexError: too many indices for tensor of dimension 4
    let x = Tensor::<i64, Shape![2, 5, 5, 4]>::arange();
    let y = x.as_view().diagonal::<0, -1, 2>().windows::<Shape![1]>();
    let _ = y.slice(s![.., .., .., .., ..]); //~ 165
}

fn slice_too_many_166() {
    // y = torch.arange(1).view((1,)).unfold(-1, 1, 1).flatten(-1, 1).unfold(-1, 1, 1)[..., ::2].diagonal(0, -3, 1)
    // y[:, :, :]
    // IndexError: too many indices for tensor of dimension 2
    let x = Tensor::<i64, Shape![1]>::arange();
    let y = x.as_view().windows_with::<Shape![1], Shape![1], Shape![1]>().flatten::<-1, 1>().windows_with::<Shape![1], Shape![1], Shape![2]>().diagonal::<0, -3, 1>();
    let _ = y.slice(s![.., .., ..]); //~ 166
}

fn slice_too_many_167() {
    // y = torch.arange(162).view((2, 3, 1, 3, 3, 3)).swapdims(0, -6)
    // y[:, :, :, :, :, 0, 0]
    // IndexError: too many indices for tensor of dimension 6
    let x = Tensor::<i64, Shape![2, 3, 1, 3, 3, 3]>::arange();
    let y = x.as_view().swapdims::<0, -6>();
    let _ = y.slice(s![.., .., .., .., .., 0, 0]); //~ 167
}

fn slice_scalar_168() {
    // y = torch.arange(1).view(()).unsqueeze(0).permute((0,)).select(0, 0)
    // y[0]
    // IndexError: invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().unsqueeze::<0>().permute::<Dims![0]>().select::<0, 0>();
    let _ = y.slice(s![0]); //~ 168
}

fn slice_scalar_169() {
    // y = torch.arange(1).view(())
    // y[0]
    // IndexError: invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view();
    let _ = y.slice(s![0]); //~ 169
}

fn slice_scalar_170() {
    // y = torch.arange(1).view(()).t()
    // y[0]
    // IndexError: invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().t();
    let _ = y.slice(s![0]); //~ 170
}

fn slice_scalar_171() {
    // y = torch.arange(1).view(()).view_as(torch.zeros(()))
    // y[0]
    // IndexError: invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![]>::zeros());
    let _ = y.slice(s![0]); //~ 171
}

fn slice_scalar_172() {
    // y = torch.atleast_1d(torch.arange(1).view(())).view_as(torch.zeros(())).t()
    // y[0]
    // IndexError: invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().atleast_1d().view_as(&Tensor::<i64, Shape![]>::zeros()).t();
    let _ = y.slice(s![0]); //~ 172
}

fn slice_scalar_173() {
    // y = torch.arange(3).view((1, 3)).squeeze((1, 0)).movedim((0,), (-1,))[1]
    // y[0]
    // IndexError: invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number
    let x = Tensor::<i64, Shape![1, 3]>::arange();
    let y = x.as_view().squeeze_dims::<Dims![1, 0]>().movedims::<Dims![0], Dims![-1]>().slice(s![1]);
    let _ = y.slice(s![0]); //~ 173
}

fn slice_scalar_174() {
    // y = torch.arange(1).view(()).t().t()
    // y[0]
    // IndexError: invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().t().t();
    let _ = y.slice(s![0]); //~ 174
}

fn slice_scalar_175() {
    // y = torch.arange(1).view(()).as_strided((), (), 0)
    // y[0]
    // IndexError: invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().as_strided::<Shape![], Strides![], 0>();
    let _ = y.slice(s![0]); //~ 175
}

fn slice_step_zero_176() {
    // y = torch.arange(16).view((4, 4, 1)).permute((2, 0, 1)).tensor_split((1,), 2)[1].squeeze((2, 0, -2))
    // y[::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![4, 4, 1]>::arange();
    let y = x.as_view().permute::<Dims![2, 0, 1]>().split_at::<2, 1>().1.squeeze_dims::<Dims![2, 0, -2]>();
    let _ = y.slice(s![..;0]); //~ 176
}

fn slice_step_zero_177() {
    // y = torch.arange(54).view((9, 6)).view_as(torch.zeros((54,))).tensor_split((6,), 0)[0]
    // y[::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![9, 6]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![54]>::zeros()).split_at::<0, 6>().0;
    let _ = y.slice(s![..;0]); //~ 177
}

fn slice_step_zero_178() {
    // y = torch.arange(40).view((2, 1, 4, 5)).squeeze((3, 1)).unbind(-3)[1].chunk(4, 0)[2].unfold(-2, 1, 3)[..., ::3].unfold(-2, 5, 1)[..., ::4]
    // y[:, :, ::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![2, 1, 4, 5]>::arange();
    let y = x.as_view().squeeze_dims::<Dims![3, 1]>().unbind::<-3>()[1].chunk::<0, 4>()[2].windows_with::<Shape![1, 2], Shape![3, 1], Shape![3, 4]>();
    let _ = y.slice(s![.., .., ..;0]); //~ 178
}

fn slice_step_zero_179() {
    // y = torch.arange(432).view((2, 3, 4, 3, 6)).mT.view_as(torch.zeros((6, 2, 2, 2, 3, 3)))
    // y[:, :, 0::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![2, 3, 4, 3, 6]>::arange();
    let y = x.as_view().mT().view_as(&Tensor::<i64, Shape![6, 2, 2, 2, 3, 3]>::zeros());
    let _ = y.slice(s![.., .., 0..;0]); //~ 179
}

fn slice_step_zero_180() {
    // y = torch.arange(60).view((2, 3, 5, 2))
    // y[:, 0::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![2, 3, 5, 2]>::arange();
    let y = x.as_view();
    let _ = y.slice(s![.., 0..;0]); //~ 180
}

fn slice_step_zero_181() {
    // y = torch.arange(32).view((1, 1, 4, 8))
    // y[:, :, 0::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![1, 1, 4, 8]>::arange();
    let y = x.as_view();
    let _ = y.slice(s![.., .., 0..;0]); //~ 181
}

fn slice_step_zero_182() {
    // y = torch.arange(108).view((1, 1, 3, 1, 6, 6))
    // y[:, ::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![1, 1, 3, 1, 6, 6]>::arange();
    let y = x.as_view();
    let _ = y.slice(s![.., ..;0]); //~ 182
}

fn slice_step_zero_183() {
    // y = torch.arange(72).view((6, 2, 6)).squeeze()
    // y[:, :, ::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![6, 2, 6]>::arange();
    let y = x.as_view().squeeze_all();
    let _ = y.slice(s![.., .., ..;0]); //~ 183
}

fn slice_step_negative_184() {
    // y = torch.atleast_3d(torch.arange(80).view((2, 1, 1, 5, 2, 4)).chunk(5, 3)[4]).swapaxes(5, -5).view_as(torch.zeros((2, 4, 2)))
    // y[0::-2]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![2, 1, 1, 5, 2, 4]>::arange();
    let y = x.as_view().chunk::<3, 5>()[4].atleast_3d().swapaxes::<5, -5>().view_as(&Tensor::<i64, Shape![2, 4, 2]>::zeros());
    let _ = y.slice(s![0..;-2]); //~ 184
}

fn slice_step_negative_185() {
    // y = torch.arange(72).view((2, 4, 9)).expand((6, -1, -1, -1))
    // y[:, ::-1]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![2, 4, 9]>::arange();
    let y = x.as_view().expand::<Shape![6, _, _, _]>();
    let _ = y.slice(s![.., ..;-1]); //~ 185
}

fn slice_step_negative_186() {
    // y = torch.arange(375).view((5, 5, 1, 5, 3)).mT.view_as(torch.zeros((25, 3, 5))).unfold(-2, 1, 3)
    // y[:, ::-1]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![5, 5, 1, 5, 3]>::arange();
    let y = x.as_view().mT().view_as(&Tensor::<i64, Shape![25, 3, 5]>::zeros()).unfold::<-2, 1, 3>();
    let _ = y.slice(s![.., ..;-1]); //~ 186
}

fn slice_step_negative_187() {
    // y = torch.arange(630).view((1, 5, 1, 126))
    // y[0::-1]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![1, 5, 1, 126]>::arange();
    let y = x.as_view();
    let _ = y.slice(s![0..;-1]); //~ 187
}

fn slice_step_negative_188() {
    // y = torch.arange(36).view((6, 6, 1, 1)).squeeze((3, 0, 1))
    // y[:, :, 0::-1]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![6, 6, 1, 1]>::arange();
    let y = x.as_view().squeeze_dims::<Dims![3, 0, 1]>();
    let _ = y.slice(s![.., .., 0..;-1]); //~ 188
}

fn slice_step_negative_189() {
    // y = torch.arange(24).view((1, 12, 2))
    // y[:, 0::-2]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![1, 12, 2]>::arange();
    let y = x.as_view();
    let _ = y.slice(s![.., 0..;-2]); //~ 189
}

fn slice_step_negative_190() {
    // y = torch.arange(15).view((3, 5)).expand_as(torch.zeros((4, 3, 5)))
    // y[::-1]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![3, 5]>::arange();
    let y = x.as_view().expand_as(&Tensor::<i64, Shape![4, 3, 5]>::zeros());
    let _ = y.slice(s![..;-1]); //~ 190
}

fn slice_step_negative_191() {
    // y = torch.atleast_3d(torch.arange(24).view((4, 6)).swapaxes(1, 0)).chunk(3, 0)[0]
    // y[:, 0::-1]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![4, 6]>::arange();
    let y = x.as_view().swapaxes::<1, 0>().atleast_3d().chunk::<0, 3>()[0];
    let _ = y.slice(s![.., 0..;-1]); //~ 191
}

fn expand_size_192() {
    // y = torch.atleast_2d(torch.arange(2).view((2,)).movedim((0,), (-1,))).unfold(-1, 2, 1)
    // y.expand((5, 2, 3))
    // RuntimeError: The expanded size of the tensor (3) must match the existing size (2) at non-singleton dimension 2. Target sizes: [5, 2, 3]. Tensor sizes: [1, 1, 2]
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view().movedims::<Dims![0], Dims![-1]>().atleast_2d().windows_with::<Shape![2], Shape![1], Shape![1]>();
    let _ = y.expand::<Shape![5, 2, 3]>(); //~ 192
}

fn expand_size_193() {
    // y = torch.arange(192).view((4, 6, 2, 4)).unflatten(0, (1, -1))
    // y.expand((1, 2, 4, 6, 2, 5))
    // RuntimeError: The expanded size of the tensor (5) must match the existing size (4) at non-singleton dimension 5. Target sizes: [1, 2, 4, 6, 2, 5]. Tensor sizes: [1, 4, 6, 2, 4]
    let x = Tensor::<i64, Shape![4, 6, 2, 4]>::arange();
    let y = x.as_view().unflatten::<0, Shape![1, _]>();
    let _ = y.expand::<Shape![1, 2, 4, 6, 2, 5]>(); //~ 193
}

fn expand_size_194() {
    // y = torch.arange(6).view((3, 2)).broadcast_to((1, 3, -1))
    // y.expand((2, 5, 6, -1))
    // RuntimeError: The expanded size of the tensor (6) must match the existing size (3) at non-singleton dimension 2. Target sizes: [2, 5, 6, -1]. Tensor sizes: [1, 3, 2]
    let x = Tensor::<i64, Shape![3, 2]>::arange();
    let y = x.as_view().broadcast_to::<Shape![1, 3, _]>();
    let _ = y.expand::<Shape![2, 5, 6, _]>(); //~ 194
}

fn expand_size_195() {
    // y = torch.arange(192).view((4, 2, 6, 1, 4)).unfold(1, 2, 1).movedim((3, -2), (1, 5))
    // y.expand((8, 4, 3, 6, 2, -1))
    // RuntimeError: The expanded size of the tensor (8) must match the existing size (4) at non-singleton dimension 0. Target sizes: [8, 4, 3, 6, 2, -1]. Tensor sizes: [4, 1, 1, 6, 2, 4]
    let x = Tensor::<i64, Shape![4, 2, 6, 1, 4]>::arange();
    let y = x.as_view().unfold::<1, 2, 1>().movedims::<Dims![3, -2], Dims![1, 5]>();
    let _ = y.expand::<Shape![8, 4, 3, 6, 2, _]>(); //~ 195
}

fn expand_size_196() {
    // y = torch.arange(12).view((12,)).movedim((0,), (-1,)).view((2, 6, 1)).permute((1, -3, 2)).unfold(-3, 3, 2)
    // y.expand((1, 3, 2, 5, -1))
    // RuntimeError: The expanded size of the tensor (3) must match the existing size (2) at non-singleton dimension 1. Target sizes: [1, 3, 2, 5, -1]. Tensor sizes: [2, 2, 1, 3]
    let x = Tensor::<i64, Shape![12]>::arange();
    let y = x.as_view().movedims::<Dims![0], Dims![-1]>().view::<Shape![2, 6, 1]>().permute::<Dims![1, -3, 2]>().unfold::<-3, 3, 2>();
    let _ = y.expand::<Shape![1, 3, 2, 5, _]>(); //~ 196
}

fn expand_size_197() {
    // y = torch.arange(240).view((1, 4, 6, 10)).split_with_sizes([1, 5], 2)[1].view((-1, 50)).unfold(-2, 3, 1).unfold(-2, 2, 1)
    // y.expand((-1, 49, 6, 2))
    // RuntimeError: The expanded size of the tensor (6) must match the existing size (3) at non-singleton dimension 2. Target sizes: [-1, 49, 6, 2]. Tensor sizes: [2, 49, 3, 2]
    let x = Tensor::<i64, Shape![1, 4, 6, 10]>::arange();
    let y = x.as_view().split_with_sizes::<2, Shape![1, 5]>().1.view::<Shape![_, 50]>().windows::<Shape![3, 2]>();
    let _ = y.expand::<Shape![_, 49, 6, 2]>(); //~ 197
}

fn expand_size_198() {
    // y = torch.arange(30).view((10, 3)).split_with_sizes([1, 2, 2, 5], 0)[2].diagonal(0, -2, 1)
    // y.expand((1,))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (2) at non-singleton dimension 0. Target sizes: [1]. Tensor sizes: [2]
    let x = Tensor::<i64, Shape![10, 3]>::arange();
    let y = x.as_view().split_with_sizes::<0, Shape![1, 2, 2, 5]>().2.diagonal::<0, -2, 1>();
    let _ = y.expand::<Shape![1]>(); //~ 198
}

fn expand_size_199() {
    // y = torch.arange(72).view((4, 3, 6))[0:2:4].tensor_split((5,), 2)[0]
    // y.expand((5, 3, 1))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (5) at non-singleton dimension 2. Target sizes: [5, 3, 1]. Tensor sizes: [1, 3, 5]
    let x = Tensor::<i64, Shape![4, 3, 6]>::arange();
    let y = x.as_view().slice(s![0..2;4]).split_at::<2, 5>().0;
    let _ = y.expand::<Shape![5, 3, 1]>(); //~ 199
}

fn expand_fewer_200() {
    // y = torch.arange(15).view((5, 3)).broadcast_to((6, 5, -1))
    // y.expand((5, 3))
    // RuntimeError: expand(torch.LongTensor{[6, 5, 3]}, size=[5, 3]): the number of sizes provided (2) must be greater or equal to the number of dimensions in the tensor (3)
    let x = Tensor::<i64, Shape![5, 3]>::arange();
    let y = x.as_view().broadcast_to::<Shape![6, 5, _]>();
    let _ = y.expand::<Shape![5, 3]>(); //~ 200
}

fn expand_fewer_201() {
    // y = torch.arange(360).view((5, 4, 6, 3)).transpose(3, 2).view_as(torch.zeros((2, 2, 5, 3, 1, 6))).view((5, 4, 3, 6))
    // y.expand((6,))
    // RuntimeError: expand(torch.LongTensor{[5, 4, 3, 6]}, size=[6]): the number of sizes provided (1) must be greater or equal to the number of dimensions in the tensor (4)
    let x = Tensor::<i64, Shape![5, 4, 6, 3]>::arange();
    let y = x.as_view().transpose::<3, 2>().view_as(&Tensor::<i64, Shape![2, 2, 5, 3, 1, 6]>::zeros()).view::<Shape![5, 4, 3, 6]>();
    let _ = y.expand::<Shape![6]>(); //~ 201
}

fn expand_fewer_202() {
    // y = torch.arange(8).view((2, 4)).expand((5, 2, -1))
    // y.expand((2, 4))
    // RuntimeError: expand(torch.LongTensor{[5, 2, 4]}, size=[2, 4]): the number of sizes provided (2) must be greater or equal to the number of dimensions in the tensor (3)
    let x = Tensor::<i64, Shape![2, 4]>::arange();
    let y = x.as_view().expand::<Shape![5, 2, _]>();
    let _ = y.expand::<Shape![2, 4]>(); //~ 202
}

fn expand_fewer_203() {
    // y = torch.arange(4).view((1, 4)).view_as(torch.zeros((2, 2))).transpose(0, 1)[1:2, :]
    // y.expand(())
    // RuntimeError: expand(torch.LongTensor{[1, 2]}, size=[]): the number of sizes provided (0) must be greater or equal to the number of dimensions in the tensor (2)
    let x = Tensor::<i64, Shape![1, 4]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![2, 2]>::zeros()).transpose::<0, 1>().slice(s![1..2, ..]);
    let _ = y.expand::<Shape![]>(); //~ 203
}

fn expand_fewer_204() {
    // y = torch.atleast_3d(torch.arange(3).view((1, 3))).transpose(0, -2).permute((-3, 2, -2))
    // y.expand((1, 1))
    // RuntimeError: expand(torch.LongTensor{[3, 1, 1]}, size=[1, 1]): the number of sizes provided (2) must be greater or equal to the number of dimensions in the tensor (3)
    let x = Tensor::<i64, Shape![1, 3]>::arange();
    let y = x.as_view().atleast_3d().transpose::<0, -2>().permute::<Dims![-3, 2, -2]>();
    let _ = y.expand::<Shape![1, 1]>(); //~ 204
}

fn expand_fewer_205() {
    // y = torch.arange(5).view((5,)).select(-1, 2).view_as(torch.zeros((1,))).unfold(-1, 1, 3).diagonal(0, -1, 0)
    // y.expand(())
    // RuntimeError: expand(torch.LongTensor{[1]}, size=[]): the number of sizes provided (0) must be greater or equal to the number of dimensions in the tensor (1)
    let x = Tensor::<i64, Shape![5]>::arange();
    let y = x.as_view().select::<-1, 2>().view_as(&Tensor::<i64, Shape![1]>::zeros()).windows_with::<Shape![1], Shape![3], Shape![1]>().diagonal::<0, -1, 0>();
    let _ = y.expand::<Shape![]>(); //~ 205
}

fn expand_fewer_206() {
    // y = torch.arange(30).view((5, 6)).split(1, 1)[0]
    // y.expand(())
    // RuntimeError: expand(torch.LongTensor{[5, 1]}, size=[]): the number of sizes provided (0) must be greater or equal to the number of dimensions in the tensor (2)
    let x = Tensor::<i64, Shape![5, 6]>::arange();
    let y = x.as_view().split::<1, 1>()[0];
    let _ = y.expand::<Shape![]>(); //~ 206
}

fn expand_fewer_207() {
    // y = torch.atleast_2d(torch.arange(72).view((6, 1, 6, 2))).unfold(2, 2, 3).narrow(-1, 1, 1)
    // y.expand((1,))
    // RuntimeError: expand(torch.LongTensor{[6, 1, 2, 2, 1]}, size=[1]): the number of sizes provided (1) must be greater or equal to the number of dimensions in the tensor (5)
    let x = Tensor::<i64, Shape![6, 1, 6, 2]>::arange();
    let y = x.as_view().atleast_2d().unfold::<2, 2, 3>().narrow::<-1, 1, 1>();
    let _ = y.expand::<Shape![1]>(); //~ 207
}

fn expand_leading_208() {
    // y = torch.arange(60).view((5, 12)).movedim((0,), (0,)).flatten(0, -1).split(15, 0)[2]
    // y.expand((3, -1, 15))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 1
    let x = Tensor::<i64, Shape![5, 12]>::arange();
    let y = x.as_view().movedims::<Dims![0], Dims![0]>().flatten::<0, -1>().split::<0, 15>()[2];
    let _ = y.expand::<Shape![3, _, 15]>(); //~ 208
}

fn expand_leading_209() {
    // y = torch.arange(144).view((3, 8, 3, 2)).split_with_sizes([1, 1, 1], -2)[2]
    // y.expand((-1, 2, -1, -1, -1, -1))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0
    let x = Tensor::<i64, Shape![3, 8, 3, 2]>::arange();
    let y = x.as_view().split_with_sizes::<-2, Shape![1, 1, 1]>().2;
    let _ = y.expand::<Shape![_, 2, _, _, _, _]>(); //~ 209
}

fn expand_leading_210() {
    // y = torch.arange(3072).view((3, 32, 32))[:, :, 23]
    // y.expand((-1, 3, -1))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view().slice(s![.., .., 23]);
    let _ = y.expand::<Shape![_, 3, _]>(); //~ 210
}

fn expand_leading_211() {
    // y = torch.arange(36).view((2, 3, 6)).split_with_sizes([1, 1, 1], -2)[2].expand((1, -1, 2, -1))
    // y.expand((3, -1, -1, 2, -1, 6))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 1
    let x = Tensor::<i64, Shape![2, 3, 6]>::arange();
    let y = x.as_view().split_with_sizes::<-2, Shape![1, 1, 1]>().2.expand::<Shape![1, _, 2, _]>();
    let _ = y.expand::<Shape![3, _, _, 2, _, 6]>(); //~ 211
}

fn expand_leading_212() {
    // y = torch.arange(20).view((5, 2, 1, 2)).unfold(0, 3, 2).movedim(2, 1)[0:, ::1, 0:].flatten(2, 3)
    // y.expand((3, -1, 2, -1, 4, -1))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 1
    let x = Tensor::<i64, Shape![5, 2, 1, 2]>::arange();
    let y = x.as_view().unfold::<0, 3, 2>().movedim::<2, 1>().slice(s![0.., ..;1, 0..]).flatten::<2, 3>();
    let _ = y.expand::<Shape![3, _, 2, _, 4, _]>(); //~ 212
}

fn expand_leading_213() {
    // y = torch.arange(24).view((3, 1, 2, 4)).select(-3, 0).unfold(2, 3, 3).view_as(torch.zeros((6, 3, 1)))
    // y.expand((-1, 2, 6, -1, 1))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0
    let x = Tensor::<i64, Shape![3, 1, 2, 4]>::arange();
    let y = x.as_view().select::<-3, 0>().unfold::<2, 3, 3>().view_as(&Tensor::<i64, Shape![6, 3, 1]>::zeros());
    let _ = y.expand::<Shape![_, 2, 6, _, 1]>(); //~ 213
}

fn expand_leading_214() {
    // y = torch.atleast_2d(torch.arange(20).view((2, 10)).view_as(torch.zeros((20,))).chunk(5, -1)[4])
    // y.expand((-1, 1, 4))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0
    let x = Tensor::<i64, Shape![2, 10]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![20]>::zeros()).chunk::<-1, 5>()[4].atleast_2d();
    let _ = y.expand::<Shape![_, 1, 4]>(); //~ 214
}

fn expand_leading_215() {
    // y = torch.arange(24).view((4, 3, 2)).movedim(-1, 1).squeeze(-1).split_with_sizes([1, 1, 1], 2)[1]
    // y.expand((-1, 2, 4, -1, 1))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0
    let x = Tensor::<i64, Shape![4, 3, 2]>::arange();
    let y = x.as_view().movedim::<-1, 1>().squeeze::<-1>().split_with_sizes::<2, Shape![1, 1, 1]>().1;
    let _ = y.expand::<Shape![_, 2, 4, _, 1]>(); //~ 215
}

fn unsqueeze_dim_216() {
    // y = torch.arange(80).view((4, 5, 4)).split_with_sizes([1, 1, 1, 1], -1)[3]
    // y.unsqueeze(4)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![4, 5, 4]>::arange();
    let y = x.as_view().split_with_sizes::<-1, Shape![1, 1, 1, 1]>().3;
    let _ = y.unsqueeze::<4>(); //~ 216
}

fn unsqueeze_dim_217() {
    // y = torch.arange(60).view((6, 5, 2)).split(1, 2)[1]
    // y.unsqueeze(4)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![6, 5, 2]>::arange();
    let y = x.as_view().split::<2, 1>()[1];
    let _ = y.unsqueeze::<4>(); //~ 217
}

fn unsqueeze_dim_218() {
    // y = torch.arange(216).view((4, 6, 9)).expand_as(torch.zeros((2, 4, 6, 9)))
    // y.unsqueeze(-8)
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got -8)
    let x = Tensor::<i64, Shape![4, 6, 9]>::arange();
    let y = x.as_view().expand_as(&Tensor::<i64, Shape![2, 4, 6, 9]>::zeros());
    let _ = y.unsqueeze::<-8>(); //~ 218
}

fn unsqueeze_dim_219() {
    // y = torch.arange(16).view((2, 1, 8)).tensor_split((0,), -3)[1].swapaxes(2, -2)
    // y.unsqueeze(4)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![2, 1, 8]>::arange();
    let y = x.as_view().split_at::<-3, 0>().1.swapaxes::<2, -2>();
    let _ = y.unsqueeze::<4>(); //~ 219
}

fn unsqueeze_dim_220() {
    // y = torch.arange(90).view((6, 3, 5))
    // y.unsqueeze(-7)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -7)
    let x = Tensor::<i64, Shape![6, 3, 5]>::arange();
    let y = x.as_view();
    let _ = y.unsqueeze::<-7>(); //~ 220
}

fn unsqueeze_dim_221() {
    // y = torch.arange(150).view((5, 3, 1, 10)).unfold(-2, 1, 6).unfold(-2, 7, 1)[..., ::3].select(0, 4).view_as(torch.zeros((3, 2, 2, 1, 3))).unfold(-1, 3, 2)[..., ::2]
    // y.unsqueeze(7)
    // IndexError: Dimension out of range (expected to be in range of [-7, 6], but got 7)
    let x = Tensor::<i64, Shape![5, 3, 1, 10]>::arange();
    let y = x.as_view().windows_with::<Shape![1, 3], Shape![6, 1], Shape![1, 3]>().select::<0, 4>().view_as(&Tensor::<i64, Shape![3, 2, 2, 1, 3]>::zeros()).windows_with::<Shape![2], Shape![2], Shape![2]>();
    let _ = y.unsqueeze::<7>(); //~ 221
}

fn unsqueeze_dim_222() {
    // y = torch.arange(5).view((5, 1, 1)).movedim(0, 1).squeeze().t()
    // y.unsqueeze(2)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![5, 1, 1]>::arange();
    let y = x.as_view().movedim::<0, 1>().squeeze_all().t();
    let _ = y.unsqueeze::<2>(); //~ 222
}

fn unsqueeze_dim_223() {
    // y = torch.arange(3072).view((3, 32, 32)).transpose(-2, -1).unfold(-1, 9, 1)[..., ::4]
    // y.unsqueeze(5)
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got 5)
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view().transpose::<-2, -1>().windows_with::<Shape![3], Shape![1], Shape![4]>();
    let _ = y.unsqueeze::<5>(); //~ 223
}

fn squeeze_dim_224() {
    // y = torch.atleast_3d(torch.arange(240).view((5, 12, 4)).narrow(1, 1, 2)).diagonal(-4, 0, -1).expand((-1, 1))
    // y.squeeze(2)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![5, 12, 4]>::arange();
    let y = x.as_view().narrow::<1, 1, 2>().atleast_3d().diagonal::<-4, 0, -1>().expand::<Shape![_, 1]>();
    let _ = y.squeeze::<2>(); //~ 224
}

fn squeeze_dim_225() {
    // y = torch.arange(12).view((12,)).t()
    // y.squeeze(-2)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got -2)
    let x = Tensor::<i64, Shape![12]>::arange();
    let y = x.as_view().t();
    let _ = y.squeeze::<-2>(); //~ 225
}

fn squeeze_dim_226() {
    // y = torch.arange(2).view((2,)).unflatten(0, (1, 2))
    // y.squeeze(-3)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -3)
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view().unflatten::<0, Shape![1, 2]>();
    let _ = y.squeeze::<-3>(); //~ 226
}

fn squeeze_dim_227() {
    // y = torch.arange(2).view((2,)).unfold(-1, 1, 2)[..., ::3].broadcast_to((1, 4)).view_as(torch.zeros((2, 2)))
    // y.squeeze(-3)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -3)
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view().windows_with::<Shape![1], Shape![2], Shape![3]>().broadcast_to::<Shape![1, 4]>().view_as(&Tensor::<i64, Shape![2, 2]>::zeros());
    let _ = y.squeeze::<-3>(); //~ 227
}

fn squeeze_dim_228() {
    // y = torch.arange(240).view((5, 3, 2, 4, 2))
    // y.squeeze(-6)
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got -6)
    let x = Tensor::<i64, Shape![5, 3, 2, 4, 2]>::arange();
    let y = x.as_view();
    let _ = y.squeeze::<-6>(); //~ 228
}

fn squeeze_dim_229() {
    // y = torch.arange(15).view((3, 5))[1].unbind(0)[2]
    // y.squeeze(1)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![3, 5]>::arange();
    let y = x.as_view().slice(s![1]).unbind::<0>()[2];
    let _ = y.squeeze::<1>(); //~ 229
}

fn squeeze_dim_230() {
    // y = torch.arange(12).view((1, 12)).broadcast_to((1, 1, 1, 12)).squeeze()
    // y.squeeze(-4)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got -4)
    let x = Tensor::<i64, Shape![1, 12]>::arange();
    let y = x.as_view().broadcast_to::<Shape![1, 1, 1, 12]>().squeeze_all();
    let _ = y.squeeze::<-4>(); //~ 230
}

fn squeeze_dim_231() {
    // y = torch.arange(4).view((4,)).split(1, -1)[3].expand((6, 1)).unfold(1, 1, 1).permute((-1, -3, 1))
    // y.squeeze(4)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 4)
    let x = Tensor::<i64, Shape![4]>::arange();
    let y = x.as_view().split::<-1, 1>()[3].expand::<Shape![6, 1]>().unfold::<1, 1, 1>().permute::<Dims![-1, -3, 1]>();
    let _ = y.squeeze::<4>(); //~ 231
}

fn as_strided_bounds_232() {
    // y = torch.arange(192).view((8, 2, 6, 2)).split_with_sizes([3, 4, 1], 0)[0].flatten(2, 3)
    // y.as_strided((3, 6), (1, 3), 178)
    // RuntimeError: setStorage: sizes [3, 6], strides [1, 3], storage offset 178, and itemsize 8 requiring a storage size of 1568 are out of bounds for storage of size 1536
    let x = Tensor::<i64, Shape![8, 2, 6, 2]>::arange();
    let y = x.as_view().split_with_sizes::<0, Shape![3, 4, 1]>().0.flatten::<2, 3>();
    let _ = y.as_strided::<Shape![3, 6], Strides![1, 3], 178>(); //~ 232
}

fn as_strided_bounds_233() {
    // y = torch.arange(4).view((1, 4, 1)).squeeze((2, 1)).view((2, 2))
    // y.as_strided((2, 6), (3, 2), 2)
    // RuntimeError: setStorage: sizes [2, 6], strides [3, 2], storage offset 2, and itemsize 8 requiring a storage size of 128 are out of bounds for storage of size 32
    let x = Tensor::<i64, Shape![1, 4, 1]>::arange();
    let y = x.as_view().squeeze_dims::<Dims![2, 1]>().view::<Shape![2, 2]>();
    let _ = y.as_strided::<Shape![2, 6], Strides![3, 2], 2>(); //~ 233
}

fn as_strided_bounds_234() {
    // y = torch.arange(54).view((9, 1, 3, 2)).tensor_split((1,), 2)[1].unfold(-2, 2, 1).unfold(-2, 2, 1)
    // y.as_strided((6, 1), (1, 3), 51)
    // RuntimeError: setStorage: sizes [6, 1], strides [1, 3], storage offset 51, and itemsize 8 requiring a storage size of 456 are out of bounds for storage of size 432
    let x = Tensor::<i64, Shape![9, 1, 3, 2]>::arange();
    let y = x.as_view().split_at::<2, 1>().1.windows::<Shape![2, 2]>();
    let _ = y.as_strided::<Shape![6, 1], Strides![1, 3], 51>(); //~ 234
}

fn as_strided_bounds_235() {
    // y = torch.arange(32).view((1, 8, 2, 2)).squeeze(0)
    // y.as_strided((6,), (0,), 32)
    // RuntimeError: setStorage: sizes [6], strides [0], storage offset 32, and itemsize 8 requiring a storage size of 264 are out of bounds for storage of size 256
    let x = Tensor::<i64, Shape![1, 8, 2, 2]>::arange();
    let y = x.as_view().squeeze::<0>();
    let _ = y.as_strided::<Shape![6], Strides![0], 32>(); //~ 235
}

fn as_strided_bounds_236() {
    // y = torch.arange(48).view((1, 1, 4, 3, 4))
    // y.as_strided((2, 4, 5), (1, 3, 22), 2)
    // RuntimeError: setStorage: sizes [2, 4, 5], strides [1, 3, 22], storage offset 2, and itemsize 8 requiring a storage size of 808 are out of bounds for storage of size 384
    let x = Tensor::<i64, Shape![1, 1, 4, 3, 4]>::arange();
    let y = x.as_view();
    let _ = y.as_strided::<Shape![2, 4, 5], Strides![1, 3, 22], 2>(); //~ 236
}

fn as_strided_bounds_237() {
    // y = torch.arange(60).view((6, 5, 2))
    // y.as_strided((1, 4), (4, 4), 48)
    // RuntimeError: setStorage: sizes [1, 4], strides [4, 4], storage offset 48, and itemsize 8 requiring a storage size of 488 are out of bounds for storage of size 480
    let x = Tensor::<i64, Shape![6, 5, 2]>::arange();
    let y = x.as_view();
    let _ = y.as_strided::<Shape![1, 4], Strides![4, 4], 48>(); //~ 237
}

fn as_strided_bounds_238() {
    // y = torch.arange(100).view((5, 10, 2)).unfold(-2, 5, 1).unfold(-2, 2, 1).view((5, 6, 2, 5))
    // y.as_strided((2, 3, 5), (96, 2, 1), 37)
    // RuntimeError: setStorage: sizes [2, 3, 5], strides [96, 2, 1], storage offset 37, and itemsize 8 requiring a storage size of 1136 are out of bounds for storage of size 800
    let x = Tensor::<i64, Shape![5, 10, 2]>::arange();
    let y = x.as_view().windows::<Shape![5, 2]>().view::<Shape![5, 6, 2, 5]>();
    let _ = y.as_strided::<Shape![2, 3, 5], Strides![96, 2, 1], 37>(); //~ 238
}

fn as_strided_bounds_239() {
    // y = torch.arange(60).view((5, 3, 4)).unflatten(0, (5, 1)).view_as(torch.zeros((60,)))
    // y.as_strided((6,), (0,), 60)
    // RuntimeError: setStorage: sizes [6], strides [0], storage offset 60, and itemsize 8 requiring a storage size of 488 are out of bounds for storage of size 480
    let x = Tensor::<i64, Shape![5, 3, 4]>::arange();
    let y = x.as_view().unflatten::<0, Shape![5, 1]>().view_as(&Tensor::<i64, Shape![60]>::zeros());
    let _ = y.as_strided::<Shape![6], Strides![0], 60>(); //~ 239
}

fn as_strided_rank_240() {
    // y = torch.arange(8).view((2, 4)).t().unfold(-2, 3, 7).unfold(-2, 1, 2)
    // y.as_strided((2, 1, 2), (1, 1, 1, 1), 0)
    // RuntimeError: mismatch in length of strides and shape
    let x = Tensor::<i64, Shape![2, 4]>::arange();
    let y = x.as_view().t().windows_with::<Shape![3, 1], Shape![7, 2], Shape![1, 1]>();
    let _ = y.as_strided::<Shape![2, 1, 2], Strides![1, 1, 1, 1], 0>(); //~ 240
}

fn as_strided_rank_241() {
    // y = torch.arange(12).view((1, 3, 1, 4)).view((-1,))
    // y.as_strided((2, 2, 1), (1, 1, 1, 1), 0)
    // RuntimeError: mismatch in length of strides and shape
    let x = Tensor::<i64, Shape![1, 3, 1, 4]>::arange();
    let y = x.as_view().view::<Shape![_]>();
    let _ = y.as_strided::<Shape![2, 2, 1], Strides![1, 1, 1, 1], 0>(); //~ 241
}

fn as_strided_rank_242() {
    // y = torch.arange(8).view((4, 2))
    // y.as_strided((2,), (), 0)
    // RuntimeError: mismatch in length of strides and shape
    let x = Tensor::<i64, Shape![4, 2]>::arange();
    let y = x.as_view();
    let _ = y.as_strided::<Shape![2], Strides![], 0>(); //~ 242
}

fn as_strided_rank_243() {
    // y = torch.arange(1188).view((33, 36)).transpose(1, 0)
    // y.as_strided((1, 1, 2), (1, 1, 1, 1), 0)
    // RuntimeError: mismatch in length of strides and shape
    let x = Tensor::<i64, Shape![33, 36]>::arange();
    let y = x.as_view().transpose::<1, 0>();
    let _ = y.as_strided::<Shape![1, 1, 2], Strides![1, 1, 1, 1], 0>(); //~ 243
}

fn as_strided_rank_244() {
    // y = torch.atleast_3d(torch.arange(160).view((10, 4, 4)).unfold(-3, 3, 7)[..., ::2].unfold(-3, 3, 1).unfold(-3, 4, 1))
    // y.as_strided((1,), (1, 1), 0)
    // RuntimeError: mismatch in length of strides and shape
    let x = Tensor::<i64, Shape![10, 4, 4]>::arange();
    let y = x.as_view().windows_with::<Shape![2, 3, 4], Shape![7, 1, 1], Shape![2, 1, 1]>().atleast_3d();
    let _ = y.as_strided::<Shape![1], Strides![1, 1], 0>(); //~ 244
}

fn as_strided_rank_245() {
    // y = torch.arange(72).view((6, 2, 6)).unflatten(1, (2, 1))
    // y.as_strided((1, 1, 2), (1, 1, 1, 1), 0)
    // RuntimeError: mismatch in length of strides and shape
    let x = Tensor::<i64, Shape![6, 2, 6]>::arange();
    let y = x.as_view().unflatten::<1, Shape![2, 1]>();
    let _ = y.as_strided::<Shape![1, 1, 2], Strides![1, 1, 1, 1], 0>(); //~ 245
}

fn as_strided_rank_246() {
    // y = torch.arange(180).view((2, 3, 6, 5)).unfold(-1, 1, 1)[..., ::2].select(-5, 1).narrow(2, 1, 1)
    // y.as_strided((2, 2, 1), (1, 1, 1, 1), 0)
    // RuntimeError: mismatch in length of strides and shape
    let x = Tensor::<i64, Shape![2, 3, 6, 5]>::arange();
    let y = x.as_view().windows_with::<Shape![1], Shape![1], Shape![2]>().select::<-5, 1>().narrow::<2, 1, 1>();
    let _ = y.as_strided::<Shape![2, 2, 1], Strides![1, 1, 1, 1], 0>(); //~ 246
}

fn as_strided_rank_247() {
    // y = torch.arange(400).view((2, 4, 5, 10)).view((400,)).unfold(-1, 1, 3)[..., ::2]
    // y.as_strided((2,), (), 0)
    // RuntimeError: mismatch in length of strides and shape
    let x = Tensor::<i64, Shape![2, 4, 5, 10]>::arange();
    let y = x.as_view().view::<Shape![400]>().windows_with::<Shape![1], Shape![3], Shape![2]>();
    let _ = y.as_strided::<Shape![2], Strides![], 0>(); //~ 247
}

fn as_strided_stride_248() {
    // y = torch.arange(20).view((1, 4, 5)).view_as(torch.zeros((20,))).unflatten(0, (1, 2, 10))
    // y.as_strided((2, 1), (-1, 1), 19)
    // RuntimeError: as_strided: Negative strides are not supported at the moment, got strides: [-1, 1]
    let x = Tensor::<i64, Shape![1, 4, 5]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![20]>::zeros()).unflatten::<0, Shape![1, 2, 10]>();
    let _ = y.as_strided::<Shape![2, 1], Strides![-1, 1], 19>(); //~ 248
}

fn as_strided_stride_249() {
    // y = torch.arange(12).view((4, 3))
    // y.as_strided((2, 1), (-2, -1), 11)
    // RuntimeError: as_strided: Negative strides are not supported at the moment, got strides: [-2, -1]
    let x = Tensor::<i64, Shape![4, 3]>::arange();
    let y = x.as_view();
    let _ = y.as_strided::<Shape![2, 1], Strides![-2, -1], 11>(); //~ 249
}

fn as_strided_stride_250() {
    // y = torch.arange(144).view((4, 6, 3, 2)).expand((5, -1, 6, -1, -1)).permute((2, 4, 0, 1, 3)).permute((0, 2, 4, 1, 3))
    // y.as_strided((2, 1), (-2, -1), 143)
    // RuntimeError: as_strided: Negative strides are not supported at the moment, got strides: [-2, -1]
    let x = Tensor::<i64, Shape![4, 6, 3, 2]>::arange();
    let y = x.as_view().expand::<Shape![5, _, 6, _, _]>().permute::<Dims![2, 4, 0, 1, 3]>().permute::<Dims![0, 2, 4, 1, 3]>();
    let _ = y.as_strided::<Shape![2, 1], Strides![-2, -1], 143>(); //~ 250
}

fn as_strided_stride_251() {
    // y = torch.arange(40).view((5, 4, 1, 2, 1)).squeeze((4, -5))
    // y.as_strided((2, 1), (-2, -1), 39)
    // RuntimeError: as_strided: Negative strides are not supported at the moment, got strides: [-2, -1]
    let x = Tensor::<i64, Shape![5, 4, 1, 2, 1]>::arange();
    let y = x.as_view().squeeze_dims::<Dims![4, -5]>();
    let _ = y.as_strided::<Shape![2, 1], Strides![-2, -1], 39>(); //~ 251
}

fn as_strided_stride_252() {
    // y = torch.arange(4).view((4,)).broadcast_to((2, 3, -1))
    // y.as_strided((2, 1), (-2, -1), 3)
    // RuntimeError: as_strided: Negative strides are not supported at the moment, got strides: [-2, -1]
    let x = Tensor::<i64, Shape![4]>::arange();
    let y = x.as_view().broadcast_to::<Shape![2, 3, _]>();
    let _ = y.as_strided::<Shape![2, 1], Strides![-2, -1], 3>(); //~ 252
}

fn as_strided_stride_253() {
    // y = torch.arange(90).view((2, 3, 3, 5)).unfold(3, 3, 3).expand((-1, -1, 3, 5, -1))
    // y.as_strided((2, 1), (1, -1), 89)
    // RuntimeError: as_strided: Negative strides are not supported at the moment, got strides: [1, -1]
    let x = Tensor::<i64, Shape![2, 3, 3, 5]>::arange();
    let y = x.as_view().unfold::<3, 3, 3>().expand::<Shape![_, _, 3, 5, _]>();
    let _ = y.as_strided::<Shape![2, 1], Strides![1, -1], 89>(); //~ 253
}

fn as_strided_stride_254() {
    // y = torch.arange(24).view((2, 3, 4)).unfold(-3, 2, 1).unfold(-3, 1, 1).unfold(-3, 3, 1).squeeze((-4, 4, -6, 3, 1))
    // y.as_strided((2, 1), (1, -1), 23)
    // RuntimeError: as_strided: Negative strides are not supported at the moment, got strides: [1, -1]
    let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    let y = x.as_view().windows::<Shape![2, 1, 3]>().squeeze_dims::<Dims![-4, 4, -6, 3, 1]>();
    let _ = y.as_strided::<Shape![2, 1], Strides![1, -1], 23>(); //~ 254
}

fn as_strided_stride_255() {
    // y = torch.arange(216).view((3, 6, 12, 1))[-1:3:2, :, 11::2, ::2]
    // y.as_strided((2, 1), (-2, -1), 215)
    // RuntimeError: as_strided: Negative strides are not supported at the moment, got strides: [-2, -1]
    let x = Tensor::<i64, Shape![3, 6, 12, 1]>::arange();
    let y = x.as_view().slice(s![-1..3;2, .., 11..;2, ..;2]);
    let _ = y.as_strided::<Shape![2, 1], Strides![-2, -1], 215>(); //~ 255
}

fn empty_view_ambiguous_256() {
    // y = torch.arange(15).view((3, 5, 1)).split_with_sizes([0, 0, 1, 0, 0, 0, 0], 2)[4].unflatten(2, (0, 4)).view((0, 1, 2))
    // y.view((-1, 0, 3))
    // RuntimeError: cannot reshape tensor of 0 elements into shape [-1, 0, 3] because the unspecified dimension size -1 can be any value and is ambiguous
    let x = Tensor::<i64, Shape![3, 5, 1]>::arange();
    let y = x.as_view().split_with_sizes::<2, Shape![0, 0, 1, 0, 0, 0, 0]>().4.unflatten::<2, Shape![0, 4]>().view::<Shape![0, 1, 2]>();
    let _ = y.view::<Shape![_, 0, 3]>(); //~ 256
}

fn empty_view_ambiguous_257() {
    // y = torch.arange(0).view((4, 12, 12, 3, 0)).unflatten(-3, (1, -1)).transpose(1, 4).movedim((-1, -3, -6, 2, 4, 1), (-1, 2, 1, 0, 4, -3))
    // y.view((-1, 0, 2))
    // RuntimeError: cannot reshape tensor of 0 elements into shape [-1, 0, 2] because the unspecified dimension size -1 can be any value and is ambiguous
    let x = Tensor::<i64, Shape![4, 12, 12, 3, 0]>::arange();
    let y = x.as_view().unflatten::<-3, Shape![1, _]>().transpose::<1, 4>().movedims::<Dims![-1, -3, -6, 2, 4, 1], Dims![-1, 2, 1, 0, 4, -3]>();
    let _ = y.view::<Shape![_, 0, 2]>(); //~ 257
}

fn empty_view_ambiguous_258() {
    // y = torch.arange(0).view((5, 0)).view_as(torch.zeros((5, 0)))
    // y.view((0, 4, -1))
    // RuntimeError: cannot reshape tensor of 0 elements into shape [0, 4, -1] because the unspecified dimension size -1 can be any value and is ambiguous
    let x = Tensor::<i64, Shape![5, 0]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![5, 0]>::zeros());
    let _ = y.view::<Shape![0, 4, _]>(); //~ 258
}

fn empty_view_ambiguous_259() {
    // y = torch.arange(0).view((6, 0)).unbind(0)[4]
    // y.view((0, 2, -1))
    // RuntimeError: cannot reshape tensor of 0 elements into shape [0, 2, -1] because the unspecified dimension size -1 can be any value and is ambiguous
    let x = Tensor::<i64, Shape![6, 0]>::arange();
    let y = x.as_view().unbind::<0>()[4];
    let _ = y.view::<Shape![0, 2, _]>(); //~ 259
}

fn empty_view_ambiguous_260() {
    // y = torch.arange(8).view((8,)).expand((1, 8)).expand((0, 8)).diagonal(1, -1, 0).as_strided((0, 1, 3), (2, 1, 2), 2)
    // y.view((2, 0, -1))
    // RuntimeError: cannot reshape tensor of 0 elements into shape [2, 0, -1] because the unspecified dimension size -1 can be any value and is ambiguous
    let x = Tensor::<i64, Shape![8]>::arange();
    let y = x.as_view().expand::<Shape![1, 8]>().expand::<Shape![0, 8]>().diagonal::<1, -1, 0>().as_strided::<Shape![0, 1, 3], Strides![2, 1, 2], 2>();
    let _ = y.view::<Shape![2, 0, _]>(); //~ 260
}

fn empty_view_ambiguous_261() {
    // y = torch.arange(384).view((4, 6, 4, 4))[1:-3:7, :]
    // y.view((0, 3, -1))
    // RuntimeError: cannot reshape tensor of 0 elements into shape [0, 3, -1] because the unspecified dimension size -1 can be any value and is ambiguous
    let x = Tensor::<i64, Shape![4, 6, 4, 4]>::arange();
    let y = x.as_view().slice(s![1..-3;7, ..]);
    let _ = y.view::<Shape![0, 3, _]>(); //~ 261
}

fn empty_view_ambiguous_262() {
    // y = torch.arange(48).view((12, 2, 2)).permute((0, 1, 2)).diagonal(-4, 1, 0).view_as(torch.zeros((0,)))
    // y.view((-1, 1, 0))
    // RuntimeError: cannot reshape tensor of 0 elements into shape [-1, 1, 0] because the unspecified dimension size -1 can be any value and is ambiguous
    let x = Tensor::<i64, Shape![12, 2, 2]>::arange();
    let y = x.as_view().permute::<Dims![0, 1, 2]>().diagonal::<-4, 1, 0>().view_as(&Tensor::<i64, Shape![0]>::zeros());
    let _ = y.view::<Shape![_, 1, 0]>(); //~ 262
}

fn empty_view_ambiguous_263() {
    // y = torch.arange(0).view((5, 3, 0, 1))
    // y.view((3, 0, -1))
    // RuntimeError: cannot reshape tensor of 0 elements into shape [3, 0, -1] because the unspecified dimension size -1 can be any value and is ambiguous
    let x = Tensor::<i64, Shape![5, 3, 0, 1]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![3, 0, _]>(); //~ 263
}

fn empty_expand_264() {
    // y = torch.arange(18).view((3, 1, 3, 2)).view((-1, 3)).unflatten(-1, (1, 3)).unfold(2, 1, 2).broadcast_to((-1, 2, 2, 0))
    // y.expand((6, 2, 2, 2))
    // RuntimeError: The expanded size of the tensor (2) must match the existing size (0) at non-singleton dimension 3. Target sizes: [6, 2, 2, 2]. Tensor sizes: [6, 2, 2, 0]
    let x = Tensor::<i64, Shape![3, 1, 3, 2]>::arange();
    let y = x.as_view().view::<Shape![_, 3]>().unflatten::<-1, Shape![1, 3]>().unfold::<2, 1, 2>().broadcast_to::<Shape![_, 2, 2, 0]>();
    let _ = y.expand::<Shape![6, 2, 2, 2]>(); //~ 264
}

fn empty_expand_265() {
    // y = torch.arange(0).view((5, 5, 0)).chunk(3, 2)[1]
    // y.expand((5, 5, 3))
    // RuntimeError: The expanded size of the tensor (3) must match the existing size (0) at non-singleton dimension 2. Target sizes: [5, 5, 3]. Tensor sizes: [5, 5, 0]
    let x = Tensor::<i64, Shape![5, 5, 0]>::arange();
    let y = x.as_view().chunk::<2, 3>()[1];
    let _ = y.expand::<Shape![5, 5, 3]>(); //~ 265
}

fn empty_expand_266() {
    // y = torch.arange(0).view((0, 3)).view((3, 4, -1, 2)).diagonal(1, 2, 3)
    // y.expand((3, 4, 4))
    // RuntimeError: The expanded size of the tensor (4) must match the existing size (0) at non-singleton dimension 2. Target sizes: [3, 4, 4]. Tensor sizes: [3, 4, 0]
    let x = Tensor::<i64, Shape![0, 3]>::arange();
    let y = x.as_view().view::<Shape![3, 4, _, 2]>().diagonal::<1, 2, 3>();
    let _ = y.expand::<Shape![3, 4, 4]>(); //~ 266
}

fn empty_expand_267() {
    // y = torch.arange(0).view((0, 4, 9)).chunk(4, -2)[2].squeeze(1)
    // y.expand((4, 9))
    // RuntimeError: The expanded size of the tensor (4) must match the existing size (0) at non-singleton dimension 0. Target sizes: [4, 9]. Tensor sizes: [0, 9]
    let x = Tensor::<i64, Shape![0, 4, 9]>::arange();
    let y = x.as_view().chunk::<-2, 4>()[2].squeeze::<1>();
    let _ = y.expand::<Shape![4, 9]>(); //~ 267
}

fn empty_expand_268() {
    // y = torch.arange(0).view((3, 0, 10, 3))
    // y.expand((3, 1, 10, 3))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (0) at non-singleton dimension 1. Target sizes: [3, 1, 10, 3]. Tensor sizes: [3, 0, 10, 3]
    let x = Tensor::<i64, Shape![3, 0, 10, 3]>::arange();
    let y = x.as_view();
    let _ = y.expand::<Shape![3, 1, 10, 3]>(); //~ 268
}

fn empty_expand_269() {
    // y = torch.arange(0).view((1, 0, 6)).unfold(2, 6, 3).swapaxes(-2, 3)
    // y.expand((1, 3, 6, 1))
    // RuntimeError: The expanded size of the tensor (3) must match the existing size (0) at non-singleton dimension 1. Target sizes: [1, 3, 6, 1]. Tensor sizes: [1, 0, 6, 1]
    let x = Tensor::<i64, Shape![1, 0, 6]>::arange();
    let y = x.as_view().unfold::<2, 6, 3>().swapaxes::<-2, 3>();
    let _ = y.expand::<Shape![1, 3, 6, 1]>(); //~ 269
}

fn empty_expand_270() {
    // y = torch.arange(0).view((3, 1, 2, 0)).view((4, 0, 3, 5)).diagonal(-6, -4, -1).select(-2, 2).unfold(0, 0, 1)
    // y.expand((1, 2, 1))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (0) at non-singleton dimension 2. Target sizes: [1, 2, 1]. Tensor sizes: [1, 0, 0]
    let x = Tensor::<i64, Shape![3, 1, 2, 0]>::arange();
    let y = x.as_view().view::<Shape![4, 0, 3, 5]>().diagonal::<-6, -4, -1>().select::<-2, 2>().unfold::<0, 0, 1>();
    let _ = y.expand::<Shape![1, 2, 1]>(); //~ 270
}

fn empty_expand_271() {
    // y = torch.arange(0).view((5, 0, 5)).tensor_split((0,), 1)[1]
    // y.expand((5, 2, 5))
    // RuntimeError: The expanded size of the tensor (2) must match the existing size (0) at non-singleton dimension 1. Target sizes: [5, 2, 5]. Tensor sizes: [5, 0, 5]
    let x = Tensor::<i64, Shape![5, 0, 5]>::arange();
    let y = x.as_view().split_at::<1, 0>().1;
    let _ = y.expand::<Shape![5, 2, 5]>(); //~ 271
}

fn empty_select_272() {
    // y = torch.arange(0).view((1, 0, 4, 1)).broadcast_to((-1, 0, -1, 0))
    // y.select(3, 0)
    // IndexError: select(): index 0 out of range for tensor of size [1, 0, 4, 0] at dimension 3
    let x = Tensor::<i64, Shape![1, 0, 4, 1]>::arange();
    let y = x.as_view().broadcast_to::<Shape![_, 0, _, 0]>();
    let _ = y.select::<3, 0>(); //~ 272
}

fn empty_select_273() {
    // y = torch.arange(0).view((2, 2, 0, 4)).view((0,)).view_as(torch.zeros((1, 4, 0))).view((0, 2, 1)).unfold(-2, 2, 2).unfold(-2, 1, 1)
    // y.select(3, 7)
    // IndexError: select(): index 7 out of range for tensor of size [0, 1, 1, 2, 1] at dimension 3
    let x = Tensor::<i64, Shape![2, 2, 0, 4]>::arange();
    let y = x.as_view().view::<Shape![0]>().view_as(&Tensor::<i64, Shape![1, 4, 0]>::zeros()).view::<Shape![0, 2, 1]>().tile::<Shape![2, 1]>();
    let _ = y.select::<3, 7>(); //~ 273
}

fn empty_select_274() {
    // y = torch.arange(0).view((1, 5, 0, 4)).chunk(5, 1)[1].view_as(torch.zeros((0,)))
    // y.select(-1, 0)
    // IndexError: select(): index 0 out of range for tensor of size [0] at dimension 0
    let x = Tensor::<i64, Shape![1, 5, 0, 4]>::arange();
    let y = x.as_view().chunk::<1, 5>()[1].view_as(&Tensor::<i64, Shape![0]>::zeros());
    let _ = y.select::<-1, 0>(); //~ 274
}

fn empty_select_275() {
    // y = torch.arange(0).view((5, 0, 5, 6)).swapaxes(-1, 2).movedim(-4, -3)
    // y.select(3, 5)
    // IndexError: select(): index 5 out of range for tensor of size [0, 5, 6, 5] at dimension 3
    let x = Tensor::<i64, Shape![5, 0, 5, 6]>::arange();
    let y = x.as_view().swapaxes::<-1, 2>().movedim::<-4, -3>();
    let _ = y.select::<3, 5>(); //~ 275
}

fn empty_select_276() {
    // y = torch.atleast_2d(torch.arange(0).view((0,))[::2]).flatten(0, 1).tensor_split((0,), -1)[0]
    // y.select(0, 0)
    // IndexError: select(): index 0 out of range for tensor of size [0] at dimension 0
    let x = Tensor::<i64, Shape![0]>::arange();
    let y = x.as_view().slice(s![..;2]).atleast_2d().flatten::<0, 1>().split_at::<-1, 0>().0;
    let _ = y.select::<0, 0>(); //~ 276
}

fn empty_select_277() {
    // y = torch.arange(0).view((0,)).movedim((0,), (0,)).movedim((0,), (0,)).permute((0,)).narrow(0, 0, 0)
    // y.select(0, 0)
    // IndexError: select(): index 0 out of range for tensor of size [0] at dimension 0
    let x = Tensor::<i64, Shape![0]>::arange();
    let y = x.as_view().movedims::<Dims![0], Dims![0]>().movedims::<Dims![0], Dims![0]>().permute::<Dims![0]>().narrow::<0, 0, 0>();
    let _ = y.select::<0, 0>(); //~ 277
}

fn empty_select_278() {
    // y = torch.arange(0).view((4, 0, 2, 1)).mT.unflatten(1, (3, 0))
    // y.select(1, 4)
    // IndexError: select(): index 4 out of range for tensor of size [4, 3, 0, 1, 2] at dimension 1
    let x = Tensor::<i64, Shape![4, 0, 2, 1]>::arange();
    let y = x.as_view().mT().unflatten::<1, Shape![3, 0]>();
    let _ = y.select::<1, 4>(); //~ 278
}

fn empty_select_279() {
    // y = torch.arange(0).view((10, 2, 0)).split_with_sizes([8, 2], -3)[1].transpose(-1, -2).view((0, 5)).swapdims(-1, 0)
    // y.select(1, 0)
    // IndexError: select(): index 0 out of range for tensor of size [5, 0] at dimension 1
    let x = Tensor::<i64, Shape![10, 2, 0]>::arange();
    let y = x.as_view().split_with_sizes::<-3, Shape![8, 2]>().1.transpose::<-1, -2>().view::<Shape![0, 5]>().swapdims::<-1, 0>();
    let _ = y.select::<1, 0>(); //~ 279
}

fn narrow_length_negative_280() {
    // y = torch.arange(54).view((9, 6)).mT
    // y.narrow(-1, 0, -2)
    // RuntimeError: narrow(): length must be non-negative.
    let x = Tensor::<i64, Shape![9, 6]>::arange();
    let y = x.as_view().mT();
    let _ = y.narrow::<-1, 0, -2>(); //~ 280
}

fn narrow_length_negative_281() {
    // y = torch.atleast_2d(torch.arange(80).view((5, 8, 2))).unflatten(2, (1, 2))
    // y.narrow(-1, 0, -2)
    // RuntimeError: narrow(): length must be non-negative.
    let x = Tensor::<i64, Shape![5, 8, 2]>::arange();
    let y = x.as_view().atleast_2d().unflatten::<2, Shape![1, 2]>();
    let _ = y.narrow::<-1, 0, -2>(); //~ 281
}

fn narrow_length_negative_282() {
    // y = torch.arange(24).view((4, 3, 2, 1)).movedim((2,), (-4,)).movedim((0, -2, 3), (-2, -1, 1)).as_strided((2,), (1,), 16)
    // y.narrow(0, 0, -2)
    // RuntimeError: narrow(): length must be non-negative.
    let x = Tensor::<i64, Shape![4, 3, 2, 1]>::arange();
    let y = x.as_view().movedims::<Dims![2], Dims![-4]>().movedims::<Dims![0, -2, 3], Dims![-2, -1, 1]>().as_strided::<Shape![2], Strides![1], 16>();
    let _ = y.narrow::<0, 0, -2>(); //~ 282
}

fn narrow_length_negative_283() {
    // y = torch.arange(12).view((2, 1, 6)).movedim(2, -3)
    // y.narrow(-3, 0, -2)
    // RuntimeError: narrow(): length must be non-negative.
    let x = Tensor::<i64, Shape![2, 1, 6]>::arange();
    let y = x.as_view().movedim::<2, -3>();
    let _ = y.narrow::<-3, 0, -2>(); //~ 283
}

fn narrow_length_negative_284() {
    // y = torch.arange(50).view((5, 5, 2)).chunk(5, 0)[4].view((10, -1))
    // y.narrow(0, 0, -2)
    // RuntimeError: narrow(): length must be non-negative.
    let x = Tensor::<i64, Shape![5, 5, 2]>::arange();
    let y = x.as_view().chunk::<0, 5>()[4].view::<Shape![10, _]>();
    let _ = y.narrow::<0, 0, -2>(); //~ 284
}

fn narrow_length_negative_285() {
    // y = torch.arange(3072).view((3, 32, 32)).unfold(1, 1, 1).permute((1, 2, 0, 3)).permute((1, 0, 3, 2)).diagonal(0, -2, 3)
    // y.narrow(-1, 0, -3)
    // RuntimeError: narrow(): length must be non-negative.
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view().unfold::<1, 1, 1>().permute::<Dims![1, 2, 0, 3]>().permute::<Dims![1, 0, 3, 2]>().diagonal::<0, -2, 3>();
    let _ = y.narrow::<-1, 0, -3>(); //~ 285
}

fn narrow_length_negative_286() {
    // y = torch.atleast_2d(torch.arange(300).view((5, 12, 5))).split_with_sizes([4, 1], 2)[0].as_strided((4, 5, 4, 5), (1, 1, 3, 2), 94).view((4, 5, 4, 1, 5))
    // y.narrow(1, 0, -3)
    // RuntimeError: narrow(): length must be non-negative.
    let x = Tensor::<i64, Shape![5, 12, 5]>::arange();
    let y = x.as_view().atleast_2d().split_with_sizes::<2, Shape![4, 1]>().0.as_strided::<Shape![4, 5, 4, 5], Strides![1, 1, 3, 2], 94>().view::<Shape![4, 5, 4, 1, 5]>();
    let _ = y.narrow::<1, 0, -3>(); //~ 286
}

fn narrow_length_negative_287() {
    // y = torch.arange(15).view((1, 5, 3)).movedim(-2, 2).permute((0, 2, 1))
    // y.narrow(-2, 0, -1)
    // RuntimeError: narrow(): length must be non-negative.
    let x = Tensor::<i64, Shape![1, 5, 3]>::arange();
    let y = x.as_view().movedim::<-2, 2>().permute::<Dims![0, 2, 1]>();
    let _ = y.narrow::<-2, 0, -1>(); //~ 287
}

fn narrow_start_negative_288() {
    // y = torch.arange(1320).view((11, 6, 20)).movedim((-3, 1, 2), (1, 0, 2)).unfold(-2, 4, 1).unfold(-2, 2, 1)
    // y.narrow(0, -7, 1)
    // IndexError: start out of range (expected to be in range of [-6, 6], but got -7)
    let x = Tensor::<i64, Shape![11, 6, 20]>::arange();
    let y = x.as_view().movedims::<Dims![-3, 1, 2], Dims![1, 0, 2]>().windows::<Shape![4, 2]>();
    let _ = y.narrow::<0, -7, 1>(); //~ 288
}

fn narrow_start_negative_289() {
    // y = torch.arange(10).view((1, 5, 2)).permute((1, 0, -1)).unfold(1, 1, 1).diagonal(1, 0, 2)
    // y.narrow(2, -4, 1)
    // IndexError: start out of range (expected to be in range of [-1, 1], but got -4)
    let x = Tensor::<i64, Shape![1, 5, 2]>::arange();
    let y = x.as_view().permute::<Dims![1, 0, -1]>().unfold::<1, 1, 1>().diagonal::<1, 0, 2>();
    let _ = y.narrow::<2, -4, 1>(); //~ 289
}

fn narrow_start_negative_290() {
    // y = torch.atleast_3d(torch.arange(135).view((3, 9, 5)).unbind(1)[3]).view_as(torch.zeros((1, 3, 5))).view((3, 5, 1))
    // y.narrow(1, -8, 1)
    // IndexError: start out of range (expected to be in range of [-5, 5], but got -8)
    let x = Tensor::<i64, Shape![3, 9, 5]>::arange();
    let y = x.as_view().unbind::<1>()[3].atleast_3d().view_as(&Tensor::<i64, Shape![1, 3, 5]>::zeros()).view::<Shape![3, 5, 1]>();
    let _ = y.narrow::<1, -8, 1>(); //~ 290
}

fn narrow_start_negative_291() {
    // y = torch.atleast_2d(torch.arange(432).view((6, 6, 2, 6)).mT).split_with_sizes([5, 1], 0)[0].expand((5, 1, 5, -1, 6, -1))
    // y.narrow(-2, -8, 1)
    // IndexError: start out of range (expected to be in range of [-6, 6], but got -8)
    let x = Tensor::<i64, Shape![6, 6, 2, 6]>::arange();
    let y = x.as_view().mT().atleast_2d().split_with_sizes::<0, Shape![5, 1]>().0.expand::<Shape![5, 1, 5, _, 6, _]>();
    let _ = y.narrow::<-2, -8, 1>(); //~ 291
}

fn narrow_start_negative_292() {
    // y = torch.arange(15).view((1, 3, 5)).movedim(2, 1).unbind(2)[2]
    // y.narrow(1, -7, 1)
    // IndexError: start out of range (expected to be in range of [-5, 5], but got -7)
    let x = Tensor::<i64, Shape![1, 3, 5]>::arange();
    let y = x.as_view().movedim::<2, 1>().unbind::<2>()[2];
    let _ = y.narrow::<1, -7, 1>(); //~ 292
}

fn narrow_start_negative_293() {
    // y = torch.arange(1).view((1, 1))
    // y.narrow(0, -4, 1)
    // IndexError: start out of range (expected to be in range of [-1, 1], but got -4)
    let x = Tensor::<i64, Shape![1, 1]>::arange();
    let y = x.as_view();
    let _ = y.narrow::<0, -4, 1>(); //~ 293
}

fn narrow_start_negative_294() {
    // y = torch.arange(6144).view((2, 3, 32, 32)).expand((1, -1, -1, -1, 32))
    // y.narrow(-4, -5, 1)
    // IndexError: start out of range (expected to be in range of [-2, 2], but got -5)
    let x = Tensor::<i64, Shape![2, 3, 32, 32]>::arange();
    let y = x.as_view().expand::<Shape![1, _, _, _, 32]>();
    let _ = y.narrow::<-4, -5, 1>(); //~ 294
}

fn narrow_start_negative_295() {
    // y = torch.arange(240).view((1, 3, 4, 10, 2)).diagonal(0, 2, 3)
    // y.narrow(-4, -4, 1)
    // IndexError: start out of range (expected to be in range of [-1, 1], but got -4)
    let x = Tensor::<i64, Shape![1, 3, 4, 10, 2]>::arange();
    let y = x.as_view().diagonal::<0, 2, 3>();
    let _ = y.narrow::<-4, -4, 1>(); //~ 295
}

fn narrow_scalar_296() {
    // y = torch.arange(1).view(())
    // y.narrow(-1, 0, 0)
    // RuntimeError: narrow() cannot be applied to a 0-dim tensor.
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view();
    let _ = y.narrow::<-1, 0, 0>(); //~ 296
}

fn narrow_scalar_297() {
    // y = torch.arange(1).view(())
    // y.narrow(0, 0, 1)
    // RuntimeError: narrow() cannot be applied to a 0-dim tensor.
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view();
    let _ = y.narrow::<0, 0, 1>(); //~ 297
}

fn narrow_scalar_298() {
    // y = torch.arange(1).view(()).t()
    // y.narrow(-1, 0, 1)
    // RuntimeError: narrow() cannot be applied to a 0-dim tensor.
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().t();
    let _ = y.narrow::<-1, 0, 1>(); //~ 298
}

fn narrow_scalar_299() {
    // y = torch.arange(12).view((6, 1, 2)).unfold(-2, 1, 1).unfold(-2, 2, 2)[-1:6, -1:, :, :1, -2].view_as(torch.zeros(()))
    // y.narrow(0, 0, 0)
    // RuntimeError: narrow() cannot be applied to a 0-dim tensor.
    let x = Tensor::<i64, Shape![6, 1, 2]>::arange();
    let y = x.as_view().tile::<Shape![1, 2]>().slice(s![-1..6, -1.., .., ..1, -2]).view_as(&Tensor::<i64, Shape![]>::zeros());
    let _ = y.narrow::<0, 0, 0>(); //~ 299
}

fn narrow_scalar_300() {
    // y = torch.arange(1).view(()).view(())
    // y.narrow(0, 0, 0)
    // RuntimeError: narrow() cannot be applied to a 0-dim tensor.
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().view::<Shape![]>();
    let _ = y.narrow::<0, 0, 0>(); //~ 300
}

fn narrow_scalar_301() {
    // y = torch.arange(1).view(())
    // y.narrow(0, 0, 0)
    // RuntimeError: narrow() cannot be applied to a 0-dim tensor.
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view();
    let _ = y.narrow::<0, 0, 0>(); //~ 301
}

fn narrow_scalar_302() {
    // y = torch.arange(1).view(()).t().as_strided((), (), 0)
    // y.narrow(-1, 0, 0)
    // RuntimeError: narrow() cannot be applied to a 0-dim tensor.
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().t().as_strided::<Shape![], Strides![], 0>();
    let _ = y.narrow::<-1, 0, 0>(); //~ 302
}

fn narrow_scalar_303() {
    // y = torch.arange(1).view(()).view(()).expand_as(torch.zeros(())).t()
    // y.narrow(0, 0, 0)
    // RuntimeError: narrow() cannot be applied to a 0-dim tensor.
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().view::<Shape![]>().expand_as(&Tensor::<i64, Shape![]>::zeros()).t();
    let _ = y.narrow::<0, 0, 0>(); //~ 303
}

fn select_negative_304() {
    // y = torch.arange(2).view((2,)).unflatten(0, (1, -1, 1))
    // y.select(0, -2)
    // IndexError: select(): index -2 out of range for tensor of size [1, 2, 1] at dimension 0
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view().unflatten::<0, Shape![1, _, 1]>();
    let _ = y.select::<0, -2>(); //~ 304
}

fn select_negative_305() {
    // y = torch.arange(24).view((2, 6, 2))
    // y.select(2, -3)
    // IndexError: select(): index -3 out of range for tensor of size [2, 6, 2] at dimension 2
    let x = Tensor::<i64, Shape![2, 6, 2]>::arange();
    let y = x.as_view();
    let _ = y.select::<2, -3>(); //~ 305
}

fn select_negative_306() {
    // y = torch.arange(27).view((1, 9, 3)).split(1, 2)[0]
    // y.select(-2, -10)
    // IndexError: select(): index -10 out of range for tensor of size [1, 9, 1] at dimension 1
    let x = Tensor::<i64, Shape![1, 9, 3]>::arange();
    let y = x.as_view().split::<2, 1>()[0];
    let _ = y.select::<-2, -10>(); //~ 306
}

fn select_negative_307() {
    // y = torch.arange(10).view((1, 2, 1, 5)).view_as(torch.zeros((10,)))
    // y.select(0, -12)
    // IndexError: select(): index -12 out of range for tensor of size [10] at dimension 0
    let x = Tensor::<i64, Shape![1, 2, 1, 5]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![10]>::zeros());
    let _ = y.select::<0, -12>(); //~ 307
}

fn select_negative_308() {
    // y = torch.arange(24).view((6, 2, 2)).chunk(1, 2)[0].diagonal(0, -1, -2)
    // y.select(-1, -4)
    // IndexError: select(): index -4 out of range for tensor of size [6, 2] at dimension 1
    let x = Tensor::<i64, Shape![6, 2, 2]>::arange();
    let y = x.as_view().chunk::<2, 1>()[0].diagonal::<0, -1, -2>();
    let _ = y.select::<-1, -4>(); //~ 308
}

fn select_negative_309() {
    // y = torch.arange(240).view((1, 10, 4, 6)).expand((5, 10, -1, -1)).mT.view((5, 10, 6, 2, 1, -1)).swapdims(2, -2)
    // y.select(1, -11)
    // IndexError: select(): index -11 out of range for tensor of size [5, 10, 1, 2, 6, 2] at dimension 1
    let x = Tensor::<i64, Shape![1, 10, 4, 6]>::arange();
    let y = x.as_view().expand::<Shape![5, 10, _, _]>().mT().view::<Shape![5, 10, 6, 2, 1, _]>().swapdims::<2, -2>();
    let _ = y.select::<1, -11>(); //~ 309
}

fn select_negative_310() {
    // y = torch.atleast_3d(torch.arange(6).view((3, 2)))
    // y.select(-1, -4)
    // IndexError: select(): index -4 out of range for tensor of size [3, 2, 1] at dimension 2
    let x = Tensor::<i64, Shape![3, 2]>::arange();
    let y = x.as_view().atleast_3d();
    let _ = y.select::<-1, -4>(); //~ 310
}

fn select_negative_311() {
    // y = torch.arange(10).view((10,)).unflatten(0, (10, 1))
    // y.select(0, -11)
    // IndexError: select(): index -11 out of range for tensor of size [10, 1] at dimension 0
    let x = Tensor::<i64, Shape![10]>::arange();
    let y = x.as_view().unflatten::<0, Shape![10, 1]>();
    let _ = y.select::<0, -11>(); //~ 311
}

fn expand_negative_312() {
    // y = torch.arange(5).view((5, 1, 1)).as_strided((1,), (1,), 2)
    // y.expand((-4, 1))
    // RuntimeError: numel: integer multiplication overflow
    let x = Tensor::<i64, Shape![5, 1, 1]>::arange();
    let y = x.as_view().as_strided::<Shape![1], Strides![1], 2>();
    let _ = y.expand::<Shape![-4, 1]>(); //~ 312
}

fn expand_negative_313() {
    // y = torch.arange(32).view((1, 8, 4)).chunk(2, -1)[0].unflatten(-2, (4, 2)).unflatten(-1, (2, -1))
    // y.expand((1, 4, 2, 2, -4))
    // RuntimeError: numel: integer multiplication overflow
    let x = Tensor::<i64, Shape![1, 8, 4]>::arange();
    let y = x.as_view().chunk::<-1, 2>()[0].unflatten::<-2, Shape![4, 2]>().unflatten::<-1, Shape![2, _]>();
    let _ = y.expand::<Shape![1, 4, 2, 2, -4]>(); //~ 313
}

fn expand_negative_314() {
    // y = torch.arange(50).view((5, 1, 10)).broadcast_to((5, 5, -1))
    // y.expand((5, 5, -2))
    // RuntimeError: The expanded size of the tensor (-2) must match the existing size (10) at non-singleton dimension 2. Target sizes: [5, 5, -2]. Tensor sizes: [5, 5, 10]
    let x = Tensor::<i64, Shape![5, 1, 10]>::arange();
    let y = x.as_view().broadcast_to::<Shape![5, 5, _]>();
    let _ = y.expand::<Shape![5, 5, -2]>(); //~ 314
}

fn expand_negative_315() {
    // y = torch.arange(24).view((2, 4, 3, 1)).flatten(-4, -1).unfold(-1, 1, 3)[..., ::3].select(-1, 0).squeeze(0)
    // y.expand((-3, 8))
    // RuntimeError: numel: integer multiplication overflow
    let x = Tensor::<i64, Shape![2, 4, 3, 1]>::arange();
    let y = x.as_view().flatten::<-4, -1>().windows_with::<Shape![1], Shape![3], Shape![3]>().select::<-1, 0>().squeeze::<0>();
    let _ = y.expand::<Shape![-3, 8]>(); //~ 315
}

fn expand_negative_316() {
    // y = torch.arange(9).view((3, 1, 3)).view_as(torch.zeros((1, 9))).unfold(-1, 2, 1).unfold(-2, 3, 2)
    // y.expand((-4, 1, 3, 2, 3))
    // RuntimeError: numel: integer multiplication overflow
    let x = Tensor::<i64, Shape![3, 1, 3]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![1, 9]>::zeros()).windows::<Shape![2]>().unfold::<-2, 3, 2>();
    let _ = y.expand::<Shape![-4, 1, 3, 2, 3]>(); //~ 316
}

fn expand_negative_317() {
    // y = torch.atleast_3d(torch.arange(2).view((1, 2)).split(1, -1)[0].view_as(torch.zeros(())))
    // y.expand((-3, 1, 1))
    // RuntimeError: numel: integer multiplication overflow
    let x = Tensor::<i64, Shape![1, 2]>::arange();
    let y = x.as_view().split::<-1, 1>()[0].view_as(&Tensor::<i64, Shape![]>::zeros()).atleast_3d();
    let _ = y.expand::<Shape![-3, 1, 1]>(); //~ 317
}

fn expand_negative_318() {
    // y = torch.arange(48).view((2, 2, 4, 3)).permute((2, 1, 3, 0)).movedim(3, 1).view_as(torch.zeros((4, 4, 3)))
    // y.expand((-3, 4, 4, 3))
    // RuntimeError: numel: integer multiplication overflow
    let x = Tensor::<i64, Shape![2, 2, 4, 3]>::arange();
    let y = x.as_view().permute::<Dims![2, 1, 3, 0]>().movedim::<3, 1>().view_as(&Tensor::<i64, Shape![4, 4, 3]>::zeros());
    let _ = y.expand::<Shape![-3, 4, 4, 3]>(); //~ 318
}

fn expand_negative_319() {
    // y = torch.arange(144).view((6, 2, 6, 2))[:2:4]
    // y.expand((-3, 1, 2, 6, 2))
    // RuntimeError: numel: integer multiplication overflow
    let x = Tensor::<i64, Shape![6, 2, 6, 2]>::arange();
    let y = x.as_view().slice(s![..2;4]);
    let _ = y.expand::<Shape![-3, 1, 2, 6, 2]>(); //~ 319
}

fn as_strided_offset_320() {
    // y = torch.arange(216).view((3, 4, 2, 1, 9))
    // y.as_strided((1, 1), (1, 1), -1)
    // RuntimeError: Tensor: invalid storage offset -1
    let x = Tensor::<i64, Shape![3, 4, 2, 1, 9]>::arange();
    let y = x.as_view();
    let _ = y.as_strided::<Shape![1, 1], Strides![1, 1], -1>(); //~ 320
}

fn as_strided_offset_321() {
    // y = torch.arange(4).view((2, 1, 2)).squeeze((2, -2))
    // y.as_strided((1, 1), (1, 1), -4)
    // RuntimeError: Tensor: invalid storage offset -4
    let x = Tensor::<i64, Shape![2, 1, 2]>::arange();
    let y = x.as_view().squeeze_dims::<Dims![2, -2]>();
    let _ = y.as_strided::<Shape![1, 1], Strides![1, 1], -4>(); //~ 321
}

fn as_strided_offset_322() {
    // y = torch.arange(2).view((2, 1)).unsqueeze(0).unfold(-2, 2, 2).unfold(-2, 1, 1).broadcast_to((1, 1, 5, 2, 1))
    // y.as_strided((3, 3), (1, 1), -1)
    // RuntimeError: Tensor: invalid storage offset -1
    let x = Tensor::<i64, Shape![2, 1]>::arange();
    let y = x.as_view().unsqueeze::<0>().tile::<Shape![2, 1]>().broadcast_to::<Shape![1, 1, 5, 2, 1]>();
    let _ = y.as_strided::<Shape![3, 3], Strides![1, 1], -1>(); //~ 322
}

fn as_strided_offset_323() {
    // y = torch.arange(6).view((6, 1)).unfold(0, 1, 1)
    // y.as_strided((1,), (1,), -2)
    // RuntimeError: Tensor: invalid storage offset -2
    let x = Tensor::<i64, Shape![6, 1]>::arange();
    let y = x.as_view().unfold::<0, 1, 1>();
    let _ = y.as_strided::<Shape![1], Strides![1], -2>(); //~ 323
}

fn as_strided_offset_324() {
    // y = torch.arange(108).view((9, 3, 4)).broadcast_to((2, 9, 3, -1)).split_with_sizes([1, 6, 2], 1)[2].permute((-4, 2, 3, 1))
    // y.as_strided((3, 2, 2), (1, 1, 1), -2)
    // RuntimeError: Tensor: invalid storage offset -2
    let x = Tensor::<i64, Shape![9, 3, 4]>::arange();
    let y = x.as_view().broadcast_to::<Shape![2, 9, 3, _]>().split_with_sizes::<1, Shape![1, 6, 2]>().2.permute::<Dims![-4, 2, 3, 1]>();
    let _ = y.as_strided::<Shape![3, 2, 2], Strides![1, 1, 1], -2>(); //~ 324
}

fn as_strided_offset_325() {
    // y = torch.arange(480).view((3, 2, 10, 8)).diagonal(0, -2, -3)
    // y.as_strided((2, 3), (1, 1), -4)
    // RuntimeError: Tensor: invalid storage offset -4
    let x = Tensor::<i64, Shape![3, 2, 10, 8]>::arange();
    let y = x.as_view().diagonal::<0, -2, -3>();
    let _ = y.as_strided::<Shape![2, 3], Strides![1, 1], -4>(); //~ 325
}

fn as_strided_offset_326() {
    // y = torch.atleast_1d(torch.arange(48).view((2, 4, 6)).unfold(-1, 3, 3))
    // y.as_strided((3, 1), (1, 1), -4)
    // RuntimeError: Tensor: invalid storage offset -4
    let x = Tensor::<i64, Shape![2, 4, 6]>::arange();
    let y = x.as_view().tile::<Shape![3]>().atleast_1d();
    let _ = y.as_strided::<Shape![3, 1], Strides![1, 1], -4>(); //~ 326
}

fn as_strided_offset_327() {
    // y = torch.atleast_3d(torch.arange(72).view((6, 4, 1, 1, 3)))
    // y.as_strided((1, 1, 1), (1, 1, 1), -2)
    // RuntimeError: Tensor: invalid storage offset -2
    let x = Tensor::<i64, Shape![6, 4, 1, 1, 3]>::arange();
    let y = x.as_view().atleast_3d();
    let _ = y.as_strided::<Shape![1, 1, 1], Strides![1, 1, 1], -2>(); //~ 327
}

fn as_strided_size_328() {
    // y = torch.arange(24).view((2, 1, 2, 6))
    // y.as_strided((-4, 1, 1), (1, 1, 1), 0)
    // RuntimeError: Storage size calculation overflowed with sizes=[-4, 1, 1] and strides=[1, 1, 1]
    let x = Tensor::<i64, Shape![2, 1, 2, 6]>::arange();
    let y = x.as_view();
    let _ = y.as_strided::<Shape![-4, 1, 1], Strides![1, 1, 1], 0>(); //~ 328
}

fn as_strided_size_329() {
    // y = torch.arange(4).view((4,)).unflatten(0, (1, 1, -1)).permute((0, 1, 2)).unfold(-2, 1, 1).unfold(-2, 4, 1)
    // y.as_strided((-3, 1, 1), (1, 1, 1), 0)
    // RuntimeError: Storage size calculation overflowed with sizes=[-3, 1, 1] and strides=[1, 1, 1]
    let x = Tensor::<i64, Shape![4]>::arange();
    let y = x.as_view().unflatten::<0, Shape![1, 1, _]>().permute::<Dims![0, 1, 2]>().windows::<Shape![1, 4]>();
    let _ = y.as_strided::<Shape![-3, 1, 1], Strides![1, 1, 1], 0>(); //~ 329
}

fn as_strided_size_330() {
    // y = torch.arange(54).view((9, 6)).view_as(torch.zeros((3, 18)))
    // y.as_strided((-4,), (1,), 0)
    // RuntimeError: Storage size calculation overflowed with sizes=[-4] and strides=[1]
    let x = Tensor::<i64, Shape![9, 6]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![3, 18]>::zeros());
    let _ = y.as_strided::<Shape![-4], Strides![1], 0>(); //~ 330
}

fn as_strided_size_331() {
    // y = torch.atleast_2d(torch.arange(128).view((1, 8, 4, 4))).expand_as(torch.zeros((1, 5, 8, 4, 4))).swapdims(-3, 1)
    // y.as_strided((1, -3, 3), (1, 1, 1), 0)
    // RuntimeError: Storage size calculation overflowed with sizes=[1, -3, 3] and strides=[1, 1, 1]
    let x = Tensor::<i64, Shape![1, 8, 4, 4]>::arange();
    let y = x.as_view().atleast_2d().expand_as(&Tensor::<i64, Shape![1, 5, 8, 4, 4]>::zeros()).swapdims::<-3, 1>();
    let _ = y.as_strided::<Shape![1, -3, 3], Strides![1, 1, 1], 0>(); //~ 331
}

fn as_strided_size_332() {
    // y = torch.arange(4).view((1, 4)).flatten(0, -1)
    // y.as_strided((-2, 2), (1, 1), 0)
    // RuntimeError: Storage size calculation overflowed with sizes=[-2, 2] and strides=[1, 1]
    let x = Tensor::<i64, Shape![1, 4]>::arange();
    let y = x.as_view().flatten::<0, -1>();
    let _ = y.as_strided::<Shape![-2, 2], Strides![1, 1], 0>(); //~ 332
}

fn as_strided_size_333() {
    // y = torch.arange(18).view((3, 6)).expand((2, 3, 6))
    // y.as_strided((1, -3), (1, 1), 0)
    // RuntimeError: Storage size calculation overflowed with sizes=[1, -3] and strides=[1, 1]
    let x = Tensor::<i64, Shape![3, 6]>::arange();
    let y = x.as_view().expand::<Shape![2, 3, 6]>();
    let _ = y.as_strided::<Shape![1, -3], Strides![1, 1], 0>(); //~ 333
}

fn as_strided_size_334() {
    // y = torch.atleast_1d(torch.arange(18).view((1, 6, 3))).unflatten(-2, (1, -1))
    // y.as_strided((2, -2, 3), (1, 1, 1), 0)
    // RuntimeError: Storage size calculation overflowed with sizes=[2, -2, 3] and strides=[1, 1, 1]
    let x = Tensor::<i64, Shape![1, 6, 3]>::arange();
    let y = x.as_view().atleast_1d().unflatten::<-2, Shape![1, _]>();
    let _ = y.as_strided::<Shape![2, -2, 3], Strides![1, 1, 1], 0>(); //~ 334
}

fn as_strided_size_335() {
    // y = torch.arange(780).view((1, 6, 1, 130)).squeeze(-2)
    // y.as_strided((-2,), (1,), 0)
    // RuntimeError: Storage size calculation overflowed with sizes=[-2] and strides=[1]
    let x = Tensor::<i64, Shape![1, 6, 1, 130]>::arange();
    let y = x.as_view().squeeze::<-2>();
    let _ = y.as_strided::<Shape![-2], Strides![1], 0>(); //~ 335
}

fn unfold_dim_336() {
    // y = torch.arange(16).view((4, 4)).narrow(1, 3, 1)
    // y.unfold(2, 1, 3)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![4, 4]>::arange();
    let y = x.as_view().narrow::<1, 3, 1>();
    let _ = y.unfold::<2, 1, 3>(); //~ 336
}

fn unfold_dim_337() {
    // y = torch.atleast_2d(torch.atleast_1d(torch.arange(3).view((3,)))).chunk(3, 1)[0]
    // y.unfold(-3, 1, 1)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -3)
    let x = Tensor::<i64, Shape![3]>::arange();
    let y = x.as_view().atleast_1d().atleast_2d().chunk::<1, 3>()[0];
    let _ = y.unfold::<-3, 1, 1>(); //~ 337
}

fn unfold_dim_338() {
    // y = torch.arange(48).view((3, 2, 2, 4)).unsqueeze(4).mT.mT.swapaxes(-4, 0)
    // y.unfold(-7, 1, 3)
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got -7)
    let x = Tensor::<i64, Shape![3, 2, 2, 4]>::arange();
    let y = x.as_view().unsqueeze::<4>().mT().mT().swapaxes::<-4, 0>();
    let _ = y.unfold::<-7, 1, 3>(); //~ 338
}

fn unfold_dim_339() {
    // y = torch.arange(12).view((2, 6)).split_with_sizes([1, 1], -2)[1]
    // y.unfold(4, 1, 2)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 4)
    let x = Tensor::<i64, Shape![2, 6]>::arange();
    let y = x.as_view().split_with_sizes::<-2, Shape![1, 1]>().1;
    let _ = y.unfold::<4, 1, 2>(); //~ 339
}

fn unfold_dim_340() {
    // y = torch.arange(12).view((3, 4)).diagonal(0, 1, 0)
    // y.unfold(1, 1, 3)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![3, 4]>::arange();
    let y = x.as_view().diagonal::<0, 1, 0>();
    let _ = y.unfold::<1, 1, 3>(); //~ 340
}

fn unfold_dim_341() {
    // y = torch.arange(20).view((5, 4)).t().diagonal(-2, -2, -1).unsqueeze(0).t()
    // y.unfold(2, 1, 3)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![5, 4]>::arange();
    let y = x.as_view().t().diagonal::<-2, -2, -1>().unsqueeze::<0>().t();
    let _ = y.unfold::<2, 1, 3>(); //~ 341
}

fn unfold_dim_342() {
    // y = torch.arange(72).view((6, 3, 4)).tensor_split((3,), 2)[1]
    // y.unfold(-4, 1, 3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -4)
    let x = Tensor::<i64, Shape![6, 3, 4]>::arange();
    let y = x.as_view().split_at::<2, 3>().1;
    let _ = y.unfold::<-4, 1, 3>(); //~ 342
}

fn unfold_dim_343() {
    // y = torch.arange(15).view((3, 5)).narrow(-1, 1, 2)
    // y.unfold(2, 1, 3)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![3, 5]>::arange();
    let y = x.as_view().narrow::<-1, 1, 2>();
    let _ = y.unfold::<2, 1, 3>(); //~ 343
}

fn unfold_dim_344() {
    // y = torch.arange(5).view((1, 5))
    // y.unfold(2, 1, 1)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![1, 5]>::arange();
    let y = x.as_view();
    let _ = y.unfold::<2, 1, 1>(); //~ 344
}

fn unfold_dim_345() {
    // y = torch.arange(144).view((4, 6, 2, 1, 3)).chunk(2, 0)[1].split(1, -4)[2]
    // y.unfold(5, 1, 2)
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got 5)
    let x = Tensor::<i64, Shape![4, 6, 2, 1, 3]>::arange();
    let y = x.as_view().chunk::<0, 2>()[1].split::<-4, 1>()[2];
    let _ = y.unfold::<5, 1, 2>(); //~ 345
}

fn unfold_size_346() {
    // y = torch.arange(6144).view((2, 3, 32, 32)).tensor_split((1,), -3)[1].split_with_sizes([11, 13, 8], 3)[2]
    // y.unfold(2, 33, 3)
    // RuntimeError: maximum size for tensor at dimension 2 is 32 but size is 33
    let x = Tensor::<i64, Shape![2, 3, 32, 32]>::arange();
    let y = x.as_view().split_at::<-3, 1>().1.split_with_sizes::<3, Shape![11, 13, 8]>().2;
    let _ = y.unfold::<2, 33, 3>(); //~ 346
}

fn unfold_size_347() {
    // y = torch.atleast_3d(torch.arange(360).view((2, 3, 4, 5, 3, 1))).permute((4, 5, 2, 0, 3, 1)).diagonal(0, -6, 2)
    // y.unfold(3, 4, 2)
    // RuntimeError: maximum size for tensor at dimension 3 is 3 but size is 4
    let x = Tensor::<i64, Shape![2, 3, 4, 5, 3, 1]>::arange();
    let y = x.as_view().atleast_3d().permute::<Dims![4, 5, 2, 0, 3, 1]>().diagonal::<0, -6, 2>();
    let _ = y.unfold::<3, 4, 2>(); //~ 347
}

fn unfold_size_348() {
    // y = torch.arange(16).view((4, 2, 2)).narrow(0, 1, 2).mT.view((-1, 2, 1, 2, 2))
    // y.unfold(2, 3, 3)
    // RuntimeError: maximum size for tensor at dimension 2 is 1 but size is 3
    let x = Tensor::<i64, Shape![4, 2, 2]>::arange();
    let y = x.as_view().narrow::<0, 1, 2>().mT().view::<Shape![_, 2, 1, 2, 2]>();
    let _ = y.unfold::<2, 3, 3>(); //~ 348
}

fn unfold_size_349() {
    // y = torch.arange(90).view((1, 5, 3, 6)).unfold(2, 3, 2)[:, -3:4, ::2].swapaxes(3, -2)
    // y.unfold(1, 4, 1)
    // RuntimeError: maximum size for tensor at dimension 1 is 2 but size is 4
    let x = Tensor::<i64, Shape![1, 5, 3, 6]>::arange();
    let y = x.as_view().unfold::<2, 3, 2>().slice(s![.., -3..4, ..;2]).swapaxes::<3, -2>();
    let _ = y.unfold::<1, 4, 1>(); //~ 349
}

fn unfold_size_350() {
    // y = torch.arange(144).view((6, 4, 1, 6)).view((36, 4)).diagonal(-5, -2, 1)
    // y.unfold(0, 6, 3)
    // RuntimeError: maximum size for tensor at dimension 0 is 4 but size is 6
    let x = Tensor::<i64, Shape![6, 4, 1, 6]>::arange();
    let y = x.as_view().view::<Shape![36, 4]>().diagonal::<-5, -2, 1>();
    let _ = y.unfold::<0, 6, 3>(); //~ 350
}

fn unfold_size_351() {
    // y = torch.arange(150).view((2, 3, 5, 5)).unfold(-2, 3, 3).unfold(-2, 1, 1)[..., ::2].swapdims(3, 4)
    // y.unfold(3, 4, 2)
    // RuntimeError: maximum size for tensor at dimension 3 is 3 but size is 4
    let x = Tensor::<i64, Shape![2, 3, 5, 5]>::arange();
    let y = x.as_view().windows_with::<Shape![3, 1], Shape![3, 1], Shape![1, 2]>().swapdims::<3, 4>();
    let _ = y.unfold::<3, 4, 2>(); //~ 351
}

fn unfold_size_352() {
    // y = torch.arange(240).view((4, 12, 5)).diagonal(0, -2, 0).unfold(-2, 4, 6).unfold(-2, 2, 1)
    // y.unfold(3, 5, 3)
    // RuntimeError: maximum size for tensor at dimension 3 is 2 but size is 5
    let x = Tensor::<i64, Shape![4, 12, 5]>::arange();
    let y = x.as_view().diagonal::<0, -2, 0>().windows_with::<Shape![4, 2], Shape![6, 1], Shape![1, 1]>();
    let _ = y.unfold::<3, 5, 3>(); //~ 352
}

fn unfold_size_353() {
    // y = torch.arange(80).view((4, 4, 5)).narrow(1, 2, 2)
    // y.unfold(-3, 7, 2)
    // RuntimeError: maximum size for tensor at dimension 0 is 4 but size is 7
    let x = Tensor::<i64, Shape![4, 4, 5]>::arange();
    let y = x.as_view().narrow::<1, 2, 2>();
    let _ = y.unfold::<-3, 7, 2>(); //~ 353
}

fn unfold_size_354() {
    // y = torch.atleast_3d(torch.arange(1).view((1,)).view_as(torch.zeros(())))
    // y.unfold(2, 4, 1)
    // RuntimeError: maximum size for tensor at dimension 2 is 1 but size is 4
    let x = Tensor::<i64, Shape![1]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![]>::zeros()).atleast_3d();
    let _ = y.unfold::<2, 4, 1>(); //~ 354
}

fn unfold_size_355() {
    // y = torch.arange(48).view((4, 6, 2)).tensor_split((3,), -2)[0].unfold(-3, 3, 3).unfold(-3, 3, 2).unfold(-3, 1, 5)[..., ::3].broadcast_to((5, -1, 1, -1, 3, 4))
    // y.unfold(1, 3, 3)
    // RuntimeError: maximum size for tensor at dimension 1 is 1 but size is 3
    let x = Tensor::<i64, Shape![4, 6, 2]>::arange();
    let y = x.as_view().split_at::<-2, 3>().0.windows_with::<Shape![3, 3, 1], Shape![3, 2, 5], Shape![1, 1, 3]>().broadcast_to::<Shape![5, _, 1, _, 3, 4]>();
    let _ = y.unfold::<1, 3, 3>(); //~ 355
}

fn unfold_size_356() {
    // y = torch.arange(4).view((2, 2)).expand_as(torch.zeros((3, 2, 2))).view_as(torch.zeros((3, 4)))
    // y.unfold(-1, 5, 1)
    // RuntimeError: maximum size for tensor at dimension 1 is 4 but size is 5
    let x = Tensor::<i64, Shape![2, 2]>::arange();
    let y = x.as_view().expand_as(&Tensor::<i64, Shape![3, 2, 2]>::zeros()).view_as(&Tensor::<i64, Shape![3, 4]>::zeros());
    let _ = y.unfold::<-1, 5, 1>(); //~ 356
}

fn unfold_size_357() {
    // y = torch.arange(4).view((2, 2, 1)).view_as(torch.zeros((4, 1)))
    // y.unfold(0, 5, 2)
    // RuntimeError: maximum size for tensor at dimension 0 is 4 but size is 5
    let x = Tensor::<i64, Shape![2, 2, 1]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![4, 1]>::zeros());
    let _ = y.unfold::<0, 5, 2>(); //~ 357
}

fn unfold_size_negative_358() {
    // y = torch.arange(150).view((5, 6, 5)).unflatten(1, (6, 1)).split(2, 1)[0].squeeze((2, -1, 1, 0)).mT
    // y.unfold(2, -3, 1)
    // RuntimeError: size is -3 but must be >= 0
    let x = Tensor::<i64, Shape![5, 6, 5]>::arange();
    let y = x.as_view().unflatten::<1, Shape![6, 1]>().split::<1, 2>()[0].squeeze_dims::<Dims![2, -1, 1, 0]>().mT();
    let _ = y.unfold::<2, -3, 1>(); //~ 358
}

fn unfold_size_negative_359() {
    // y = torch.atleast_2d(torch.atleast_3d(torch.arange(4).view((1, 1, 4))).view((-1,)))
    // y.unfold(1, -3, 2)
    // RuntimeError: size is -3 but must be >= 0
    let x = Tensor::<i64, Shape![1, 1, 4]>::arange();
    let y = x.as_view().atleast_3d().view::<Shape![_]>().atleast_2d();
    let _ = y.unfold::<1, -3, 2>(); //~ 359
}

fn unfold_size_negative_360() {
    // y = torch.atleast_3d(torch.arange(18).view((6, 1, 3)).mT)
    // y.unfold(2, -3, 1)
    // RuntimeError: size is -3 but must be >= 0
    let x = Tensor::<i64, Shape![6, 1, 3]>::arange();
    let y = x.as_view().mT().atleast_3d();
    let _ = y.unfold::<2, -3, 1>(); //~ 360
}

fn unfold_size_negative_361() {
    // y = torch.atleast_3d(torch.arange(20).view((5, 4))).unflatten(0, (5, 1)).unfold(0, 4, 2)
    // y.unfold(2, -3, 3)
    // RuntimeError: size is -3 but must be >= 0
    let x = Tensor::<i64, Shape![5, 4]>::arange();
    let y = x.as_view().atleast_3d().unflatten::<0, Shape![5, 1]>().unfold::<0, 4, 2>();
    let _ = y.unfold::<2, -3, 3>(); //~ 361
}

fn unfold_size_negative_362() {
    // y = torch.arange(320).view((4, 4, 5, 4))
    // y.unfold(0, -2, 1)
    // RuntimeError: size is -2 but must be >= 0
    let x = Tensor::<i64, Shape![4, 4, 5, 4]>::arange();
    let y = x.as_view();
    let _ = y.unfold::<0, -2, 1>(); //~ 362
}

fn unfold_size_negative_363() {
    // y = torch.arange(3).view((3, 1)).squeeze((0, 1))
    // y.unfold(0, -2, 1)
    // RuntimeError: size is -2 but must be >= 0
    let x = Tensor::<i64, Shape![3, 1]>::arange();
    let y = x.as_view().squeeze_dims::<Dims![0, 1]>();
    let _ = y.unfold::<0, -2, 1>(); //~ 363
}

fn unfold_size_negative_364() {
    // y = torch.arange(108).view((9, 12, 1)).movedim((2,), (2,)).view_as(torch.zeros((6, 18)))
    // y.unfold(1, -2, 3)
    // RuntimeError: size is -2 but must be >= 0
    let x = Tensor::<i64, Shape![9, 12, 1]>::arange();
    let y = x.as_view().movedims::<Dims![2], Dims![2]>().view_as(&Tensor::<i64, Shape![6, 18]>::zeros());
    let _ = y.unfold::<1, -2, 3>(); //~ 364
}

fn unfold_size_negative_365() {
    // y = torch.atleast_1d(torch.arange(8).view((2, 4)))
    // y.unfold(-1, -1, 2)
    // RuntimeError: size is -1 but must be >= 0
    let x = Tensor::<i64, Shape![2, 4]>::arange();
    let y = x.as_view().atleast_1d();
    let _ = y.unfold::<-1, -1, 2>(); //~ 365
}

fn unfold_step_zero_366() {
    // y = torch.arange(36).view((3, 3, 4)).unbind(0)[0].split(1, -1)[0].diagonal(0, -1, -2)
    // y.unfold(-1, 1, 0)
    // RuntimeError: step is 0 but must be > 0
    let x = Tensor::<i64, Shape![3, 3, 4]>::arange();
    let y = x.as_view().unbind::<0>()[0].split::<-1, 1>()[0].diagonal::<0, -1, -2>();
    let _ = y.unfold::<-1, 1, 0>(); //~ 366
}

fn unfold_step_zero_367() {
    // y = torch.arange(3).view((3, 1)).expand((1, 6, 3, 1)).view_as(torch.zeros((3, 2, 1, 1, 3))).view((3, 2, 3))[0:1:4]
    // y.unfold(1, 1, 0)
    // RuntimeError: step is 0 but must be > 0
    let x = Tensor::<i64, Shape![3, 1]>::arange();
    let y = x.as_view().expand::<Shape![1, 6, 3, 1]>().view_as(&Tensor::<i64, Shape![3, 2, 1, 1, 3]>::zeros()).view::<Shape![3, 2, 3]>().slice(s![0..1;4]);
    let _ = y.unfold::<1, 1, 0>(); //~ 367
}

fn unfold_step_zero_368() {
    // y = torch.arange(54).view((1, 9, 6))
    // y.unfold(0, 1, 0)
    // RuntimeError: step is 0 but must be > 0
    let x = Tensor::<i64, Shape![1, 9, 6]>::arange();
    let y = x.as_view();
    let _ = y.unfold::<0, 1, 0>(); //~ 368
}

fn unfold_step_zero_369() {
    // y = torch.atleast_3d(torch.arange(30).view((1, 2, 3, 5)).unflatten(-1, (5, 1, 1)))
    // y.unfold(4, 1, 0)
    // RuntimeError: step is 0 but must be > 0
    let x = Tensor::<i64, Shape![1, 2, 3, 5]>::arange();
    let y = x.as_view().unflatten::<-1, Shape![5, 1, 1]>().atleast_3d();
    let _ = y.unfold::<4, 1, 0>(); //~ 369
}

fn unfold_step_zero_370() {
    // y = torch.arange(18).view((3, 6, 1)).unfold(1, 3, 2).squeeze().chunk(3, 2)[1]
    // y.unfold(0, 2, 0)
    // RuntimeError: step is 0 but must be > 0
    let x = Tensor::<i64, Shape![3, 6, 1]>::arange();
    let y = x.as_view().unfold::<1, 3, 2>().squeeze_all().chunk::<2, 3>()[1];
    let _ = y.unfold::<0, 2, 0>(); //~ 370
}

fn unfold_step_zero_371() {
    // y = torch.arange(1011).view((1011, 1)).unflatten(0, (3, 1, 337))
    // y.unfold(-1, 1, 0)
    // RuntimeError: step is 0 but must be > 0
    let x = Tensor::<i64, Shape![1011, 1]>::arange();
    let y = x.as_view().unflatten::<0, Shape![3, 1, 337]>();
    let _ = y.unfold::<-1, 1, 0>(); //~ 371
}

fn unfold_step_zero_372() {
    // y = torch.arange(9).view((9, 1)).unsqueeze(2)
    // y.unfold(2, 1, 0)
    // RuntimeError: step is 0 but must be > 0
    let x = Tensor::<i64, Shape![9, 1]>::arange();
    let y = x.as_view().unsqueeze::<2>();
    let _ = y.unfold::<2, 1, 0>(); //~ 372
}

fn unfold_step_zero_373() {
    // y = torch.arange(18).view((3, 6, 1)).mT
    // y.unfold(1, 1, 0)
    // RuntimeError: step is 0 but must be > 0
    let x = Tensor::<i64, Shape![3, 6, 1]>::arange();
    let y = x.as_view().mT();
    let _ = y.unfold::<1, 1, 0>(); //~ 373
}

fn unfold_step_negative_374() {
    // y = torch.arange(8).view((1, 8)).movedim((-1, -2), (0, 1))
    // y.unfold(-2, 3, -2)
    // RuntimeError: step is -2 but must be > 0
    let x = Tensor::<i64, Shape![1, 8]>::arange();
    let y = x.as_view().movedims::<Dims![-1, -2], Dims![0, 1]>();
    let _ = y.unfold::<-2, 3, -2>(); //~ 374
}

fn unfold_step_negative_375() {
    // y = torch.arange(50).view((10, 5)).movedim((-1, 0), (0, -1)).broadcast_to((3, 5, 10)).permute((2, 0, 1))
    // y.unfold(0, 2, -1)
    // RuntimeError: step is -1 but must be > 0
    let x = Tensor::<i64, Shape![10, 5]>::arange();
    let y = x.as_view().movedims::<Dims![-1, 0], Dims![0, -1]>().broadcast_to::<Shape![3, 5, 10]>().permute::<Dims![2, 0, 1]>();
    let _ = y.unfold::<0, 2, -1>(); //~ 375
}

fn unfold_step_negative_376() {
    // y = torch.arange(160).view((10, 4, 4)).unfold(-3, 5, 2)[..., ::2].unfold(-3, 1, 1).unfold(-3, 1, 2).squeeze((1, 2, -2, -6, -1, -3)).narrow(-4, 1, 2)
    // y.unfold(0, 1, -3)
    // RuntimeError: step is -3 but must be > 0
    let x = Tensor::<i64, Shape![10, 4, 4]>::arange();
    let y = x.as_view().windows_with::<Shape![3, 1, 1], Shape![2, 1, 2], Shape![2, 1, 1]>().squeeze_dims::<Dims![1, 2, -2, -6, -1, -3]>().narrow::<-4, 1, 2>();
    let _ = y.unfold::<0, 1, -3>(); //~ 376
}

fn unfold_step_negative_377() {
    // y = torch.arange(8).view((8,)).permute((0,)).squeeze((0,)).unfold(-1, 8, 8)
    // y.unfold(-2, 1, -1)
    // RuntimeError: step is -1 but must be > 0
    let x = Tensor::<i64, Shape![8]>::arange();
    let y = x.as_view().permute::<Dims![0]>().squeeze_dims::<Dims![0]>().tile::<Shape![8]>();
    let _ = y.unfold::<-2, 1, -1>(); //~ 377
}

fn unfold_step_negative_378() {
    // y = torch.arange(24).view((4, 1, 6)).diagonal(0, -2, -1).view_as(torch.zeros((4,)))
    // y.unfold(0, 4, -2)
    // RuntimeError: step is -2 but must be > 0
    let x = Tensor::<i64, Shape![4, 1, 6]>::arange();
    let y = x.as_view().diagonal::<0, -2, -1>().view_as(&Tensor::<i64, Shape![4]>::zeros());
    let _ = y.unfold::<0, 4, -2>(); //~ 378
}

fn unfold_step_negative_379() {
    // y = torch.arange(120).view((3, 5, 8)).chunk(2, -1)[1].expand_as(torch.zeros((4, 3, 5, 4)))
    // y.unfold(-4, 1, -2)
    // RuntimeError: step is -2 but must be > 0
    let x = Tensor::<i64, Shape![3, 5, 8]>::arange();
    let y = x.as_view().chunk::<-1, 2>()[1].expand_as(&Tensor::<i64, Shape![4, 3, 5, 4]>::zeros());
    let _ = y.unfold::<-4, 1, -2>(); //~ 379
}

fn unfold_step_negative_380() {
    // y = torch.arange(3).view((3,)).unfold(-1, 3, 1).mT.view_as(torch.zeros((3,))).unsqueeze(-1)
    // y.unfold(1, 1, -1)
    // RuntimeError: step is -1 but must be > 0
    let x = Tensor::<i64, Shape![3]>::arange();
    let y = x.as_view().windows::<Shape![3]>().mT().view_as(&Tensor::<i64, Shape![3]>::zeros()).unsqueeze::<-1>();
    let _ = y.unfold::<1, 1, -1>(); //~ 380
}

fn unfold_step_negative_381() {
    // y = torch.arange(128).view((4, 1, 2, 4, 4))
    // y.unfold(3, 3, -2)
    // RuntimeError: step is -2 but must be > 0
    let x = Tensor::<i64, Shape![4, 1, 2, 4, 4]>::arange();
    let y = x.as_view();
    let _ = y.unfold::<3, 3, -2>(); //~ 381
}

fn unfold_scalar_382() {
    // y = torch.arange(6).view((6,)).unbind(0)[3]
    // y.unfold(0, 2, 3)
    // RuntimeError: maximum size for tensor at dimension 0 is 1 but size is 2
    let x = Tensor::<i64, Shape![6]>::arange();
    let y = x.as_view().unbind::<0>()[3];
    let _ = y.unfold::<0, 2, 3>(); //~ 382
}

fn unfold_scalar_383() {
    // y = torch.arange(1).view(())
    // y.unfold(-1, 2, 3)
    // RuntimeError: maximum size for tensor at dimension 0 is 1 but size is 2
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view();
    let _ = y.unfold::<-1, 2, 3>(); //~ 383
}

fn unfold_scalar_384() {
    // y = torch.arange(1).view(()).t()
    // y.unfold(-1, 4, 2)
    // RuntimeError: maximum size for tensor at dimension 0 is 1 but size is 4
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().t();
    let _ = y.unfold::<-1, 4, 2>(); //~ 384
}

fn unfold_scalar_385() {
    // y = torch.arange(1).view(()).squeeze().t()
    // y.unfold(0, 3, 2)
    // RuntimeError: maximum size for tensor at dimension 0 is 1 but size is 3
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().squeeze_all().t();
    let _ = y.unfold::<0, 3, 2>(); //~ 385
}

fn unfold_scalar_386() {
    // y = torch.arange(1).view((1,)).view(()).unsqueeze(0).squeeze()
    // y.unfold(-1, 2, 2)
    // RuntimeError: maximum size for tensor at dimension 0 is 1 but size is 2
    let x = Tensor::<i64, Shape![1]>::arange();
    let y = x.as_view().view::<Shape![]>().unsqueeze::<0>().squeeze_all();
    let _ = y.unfold::<-1, 2, 2>(); //~ 386
}

fn unfold_scalar_387() {
    // y = torch.atleast_2d(torch.arange(1).view(())).view(())
    // y.unfold(-1, 3, 1)
    // RuntimeError: maximum size for tensor at dimension 0 is 1 but size is 3
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().atleast_2d().view::<Shape![]>();
    let _ = y.unfold::<-1, 3, 1>(); //~ 387
}

fn unfold_scalar_388() {
    // y = torch.arange(1).view(())
    // y.unfold(0, 2, 2)
    // RuntimeError: maximum size for tensor at dimension 0 is 1 but size is 2
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view();
    let _ = y.unfold::<0, 2, 2>(); //~ 388
}

fn unfold_scalar_389() {
    // y = torch.arange(1).view(()).t()
    // y.unfold(-1, 3, 1)
    // RuntimeError: maximum size for tensor at dimension 0 is 1 but size is 3
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().t();
    let _ = y.unfold::<-1, 3, 1>(); //~ 389
}

fn diagonal_dim_390() {
    // y = torch.arange(360).view((10, 9, 4)).unbind(0)[2].chunk(2, 1)[1].view_as(torch.zeros((9, 2, 1))).view((9, 2))
    // y.diagonal(2, 1, 2)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![10, 9, 4]>::arange();
    let y = x.as_view().unbind::<0>()[2].chunk::<1, 2>()[1].view_as(&Tensor::<i64, Shape![9, 2, 1]>::zeros()).view::<Shape![9, 2]>();
    let _ = y.diagonal::<2, 1, 2>(); //~ 390
}

fn diagonal_dim_391() {
    // y = torch.arange(6).view((1, 6)).permute((1, -2))
    // y.diagonal(0, 2, -1)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![1, 6]>::arange();
    let y = x.as_view().permute::<Dims![1, -2]>();
    let _ = y.diagonal::<0, 2, -1>(); //~ 391
}

fn diagonal_dim_392() {
    // y = torch.arange(5).view((5, 1))
    // y.diagonal(2, 0, 3)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 3)
    let x = Tensor::<i64, Shape![5, 1]>::arange();
    let y = x.as_view();
    let _ = y.diagonal::<2, 0, 3>(); //~ 392
}

fn diagonal_dim_393() {
    // y = torch.arange(12).view((6, 2)).broadcast_to((1, 5, 6, 2)).squeeze()
    // y.diagonal(1, 0, 3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![6, 2]>::arange();
    let y = x.as_view().broadcast_to::<Shape![1, 5, 6, 2]>().squeeze_all();
    let _ = y.diagonal::<1, 0, 3>(); //~ 393
}

fn diagonal_dim_394() {
    // y = torch.arange(4).view((4,)).broadcast_to((5, 4)).squeeze(-2).view_as(torch.zeros((5, 2, 2)))
    // y.diagonal(-2, 4, 1)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 4)
    let x = Tensor::<i64, Shape![4]>::arange();
    let y = x.as_view().broadcast_to::<Shape![5, 4]>().squeeze::<-2>().view_as(&Tensor::<i64, Shape![5, 2, 2]>::zeros());
    let _ = y.diagonal::<-2, 4, 1>(); //~ 394
}

fn diagonal_dim_395() {
    // y = torch.arange(54).view((6, 3, 3)).unflatten(0, (3, 1, -1)).unfold(-1, 2, 1).movedim((5, 2, -5, 3), (-4, -1, 0, 3))
    // y.diagonal(1, 4, -9)
    // IndexError: Dimension out of range (expected to be in range of [-6, 5], but got -9)
    let x = Tensor::<i64, Shape![6, 3, 3]>::arange();
    let y = x.as_view().unflatten::<0, Shape![3, 1, _]>().windows::<Shape![2]>().movedims::<Dims![5, 2, -5, 3], Dims![-4, -1, 0, 3]>();
    let _ = y.diagonal::<1, 4, -9>(); //~ 395
}

fn diagonal_dim_396() {
    // y = torch.arange(1200).view((1, 10, 1, 120))
    // y.diagonal(-2, 4, 0)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![1, 10, 1, 120]>::arange();
    let y = x.as_view();
    let _ = y.diagonal::<-2, 4, 0>(); //~ 396
}

fn diagonal_dim_397() {
    // y = torch.arange(9).view((3, 3)).tensor_split((3,), -1)[0].split(1, -1)[2].unbind(-1)[0].expand((4, 3))
    // y.diagonal(2, 1, 2)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![3, 3]>::arange();
    let y = x.as_view().split_at::<-1, 3>().0.split::<-1, 1>()[2].unbind::<-1>()[0].expand::<Shape![4, 3]>();
    let _ = y.diagonal::<2, 1, 2>(); //~ 397
}

fn diagonal_dim_398() {
    // y = torch.arange(1042).view((1042, 1)).squeeze().flatten(-1, 0)
    // y.diagonal(-2, 1, 0)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![1042, 1]>::arange();
    let y = x.as_view().squeeze_all().flatten::<-1, 0>();
    let _ = y.diagonal::<-2, 1, 0>(); //~ 398
}

fn diagonal_dim_399() {
    // y = torch.arange(10).view((1, 10, 1)).transpose(1, 2).unflatten(0, (1, -1)).swapdims(-1, -3)
    // y.diagonal(2, -3, -7)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -7)
    let x = Tensor::<i64, Shape![1, 10, 1]>::arange();
    let y = x.as_view().transpose::<1, 2>().unflatten::<0, Shape![1, _]>().swapdims::<-1, -3>();
    let _ = y.diagonal::<2, -3, -7>(); //~ 399
}

fn diagonal_dim_400() {
    // y = torch.atleast_3d(torch.arange(60).view((5, 12)).unbind(1)[1].chunk(5, -1)[2].unsqueeze(1))
    // y.diagonal(1, -1, -6)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -6)
    let x = Tensor::<i64, Shape![5, 12]>::arange();
    let y = x.as_view().unbind::<1>()[1].chunk::<-1, 5>()[2].unsqueeze::<1>().atleast_3d();
    let _ = y.diagonal::<1, -1, -6>(); //~ 400
}

fn diagonal_dim_401() {
    // y = torch.arange(2312).view((2312,))
    // y.diagonal(-2, 2, 0)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 2)
    let x = Tensor::<i64, Shape![2312]>::arange();
    let y = x.as_view();
    let _ = y.diagonal::<-2, 2, 0>(); //~ 401
}

fn diagonal_same_402() {
    // y = torch.arange(20).view((4, 5)).expand((6, 2, 4, 5)).split(1, 3)[1]
    // y.diagonal(2, 3, -1)
    // RuntimeError: diagonal dimensions cannot be identical 3, -1
    let x = Tensor::<i64, Shape![4, 5]>::arange();
    let y = x.as_view().expand::<Shape![6, 2, 4, 5]>().split::<3, 1>()[1];
    let _ = y.diagonal::<2, 3, -1>(); //~ 402
}

fn diagonal_same_403() {
    // y = torch.arange(12).view((3, 4)).view_as(torch.zeros((6, 2))).diagonal(-2, 0, 1)
    // y.diagonal(2, 0, -1)
    // RuntimeError: diagonal dimensions cannot be identical 0, -1
    let x = Tensor::<i64, Shape![3, 4]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![6, 2]>::zeros()).diagonal::<-2, 0, 1>();
    let _ = y.diagonal::<2, 0, -1>(); //~ 403
}

fn diagonal_same_404() {
    // y = torch.arange(2).view((2,))
    // y.diagonal(0, 0, -1)
    // RuntimeError: diagonal dimensions cannot be identical 0, -1
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view();
    let _ = y.diagonal::<0, 0, -1>(); //~ 404
}

fn diagonal_same_405() {
    // y = torch.arange(3).view((1, 3)).unfold(-1, 3, 3)
    // y.diagonal(0, 1, 1)
    // RuntimeError: diagonal dimensions cannot be identical 1, 1
    let x = Tensor::<i64, Shape![1, 3]>::arange();
    let y = x.as_view().tile::<Shape![3]>();
    let _ = y.diagonal::<0, 1, 1>(); //~ 405
}

fn diagonal_same_406() {
    // y = torch.arange(60).view((5, 4, 3)).unflatten(1, (1, 4))
    // y.diagonal(0, -2, 2)
    // RuntimeError: diagonal dimensions cannot be identical -2, 2
    let x = Tensor::<i64, Shape![5, 4, 3]>::arange();
    let y = x.as_view().unflatten::<1, Shape![1, 4]>();
    let _ = y.diagonal::<0, -2, 2>(); //~ 406
}

fn diagonal_same_407() {
    // y = torch.arange(6).view((3, 2)).narrow(0, 2, 1)
    // y.diagonal(2, -2, -2)
    // RuntimeError: diagonal dimensions cannot be identical -2, -2
    let x = Tensor::<i64, Shape![3, 2]>::arange();
    let y = x.as_view().narrow::<0, 2, 1>();
    let _ = y.diagonal::<2, -2, -2>(); //~ 407
}

fn diagonal_same_408() {
    // y = torch.arange(72).view((1, 12, 1, 2, 3)).unfold(1, 1, 1)
    // y.diagonal(2, 4, 4)
    // RuntimeError: diagonal dimensions cannot be identical 4, 4
    let x = Tensor::<i64, Shape![1, 12, 1, 2, 3]>::arange();
    let y = x.as_view().unfold::<1, 1, 1>();
    let _ = y.diagonal::<2, 4, 4>(); //~ 408
}

fn diagonal_same_409() {
    // y = torch.arange(2).view((2,)).expand((1, 2))
    // y.diagonal(1, 0, -2)
    // RuntimeError: diagonal dimensions cannot be identical 0, -2
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view().expand::<Shape![1, 2]>();
    let _ = y.diagonal::<1, 0, -2>(); //~ 409
}

fn diagonal_same_410() {
    // y = torch.arange(24).view((3, 4, 1, 2)).diagonal(1, 2, 1).squeeze().as_strided((2, 4), (3, 1), 15).view_as(torch.zeros((2, 1, 4)))
    // y.diagonal(-2, 1, 1)
    // RuntimeError: diagonal dimensions cannot be identical 1, 1
    let x = Tensor::<i64, Shape![3, 4, 1, 2]>::arange();
    let y = x.as_view().diagonal::<1, 2, 1>().squeeze_all().as_strided::<Shape![2, 4], Strides![3, 1], 15>().view_as(&Tensor::<i64, Shape![2, 1, 4]>::zeros());
    let _ = y.diagonal::<-2, 1, 1>(); //~ 410
}

fn diagonal_same_411() {
    // y = torch.arange(900).view((1, 9, 1, 100)).movedim(-4, 1).squeeze().tensor_split((6,), -2)[0].view_as(torch.zeros((600,)))
    // y.diagonal(0, -1, 0)
    // RuntimeError: diagonal dimensions cannot be identical -1, 0
    let x = Tensor::<i64, Shape![1, 9, 1, 100]>::arange();
    let y = x.as_view().movedim::<-4, 1>().squeeze_all().split_at::<-2, 6>().0.view_as(&Tensor::<i64, Shape![600]>::zeros());
    let _ = y.diagonal::<0, -1, 0>(); //~ 411
}

fn diagonal_same_412() {
    // y = torch.arange(1602).view((1602,))
    // y.diagonal(-1, 0, -1)
    // RuntimeError: diagonal dimensions cannot be identical 0, -1
    let x = Tensor::<i64, Shape![1602]>::arange();
    let y = x.as_view();
    let _ = y.diagonal::<-1, 0, -1>(); //~ 412
}

fn diagonal_same_413() {
    // y = torch.arange(6).view((6,)).t()
    // y.diagonal(1, 0, -1)
    // RuntimeError: diagonal dimensions cannot be identical 0, -1
    let x = Tensor::<i64, Shape![6]>::arange();
    let y = x.as_view().t();
    let _ = y.diagonal::<1, 0, -1>(); //~ 413
}

fn diagonal_scalar_414() {
    // y = torch.arange(1).view(()).expand_as(torch.zeros((1, 1))).permute((1, 0)).view(())
    // y.diagonal(0, -1, -1)
    // RuntimeError: diagonal dimensions cannot be identical -1, -1
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().expand_as(&Tensor::<i64, Shape![1, 1]>::zeros()).permute::<Dims![1, 0]>().view::<Shape![]>();
    let _ = y.diagonal::<0, -1, -1>(); //~ 414
}

fn diagonal_scalar_415() {
    // y = torch.atleast_3d(torch.arange(1).view(())).unfold(-2, 1, 1).unfold(-2, 1, 1).transpose(2, 4).view(())
    // y.diagonal(0, 0, -1)
    // RuntimeError: diagonal dimensions cannot be identical 0, -1
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().atleast_3d().windows::<Shape![1, 1]>().transpose::<2, 4>().view::<Shape![]>();
    let _ = y.diagonal::<0, 0, -1>(); //~ 415
}

fn diagonal_scalar_416() {
    // y = torch.arange(1).view(())
    // y.diagonal(-1, -1, -1)
    // RuntimeError: diagonal dimensions cannot be identical -1, -1
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view();
    let _ = y.diagonal::<-1, -1, -1>(); //~ 416
}

fn diagonal_scalar_417() {
    // y = torch.arange(1).view(()).view((1,)).view(())
    // y.diagonal(1, 0, 0)
    // RuntimeError: diagonal dimensions cannot be identical 0, 0
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().view::<Shape![1]>().view::<Shape![]>();
    let _ = y.diagonal::<1, 0, 0>(); //~ 417
}

fn diagonal_scalar_418() {
    // y = torch.arange(1).view(()).squeeze()
    // y.diagonal(0, 0, 0)
    // RuntimeError: diagonal dimensions cannot be identical 0, 0
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().squeeze_all();
    let _ = y.diagonal::<0, 0, 0>(); //~ 418
}

fn diagonal_scalar_419() {
    // y = torch.arange(1).view(()).squeeze()
    // y.diagonal(-1, -1, -1)
    // RuntimeError: diagonal dimensions cannot be identical -1, -1
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().squeeze_all();
    let _ = y.diagonal::<-1, -1, -1>(); //~ 419
}

fn diagonal_scalar_420() {
    // y = torch.arange(1).view(()).view_as(torch.zeros(()))
    // y.diagonal(-1, 0, 0)
    // RuntimeError: diagonal dimensions cannot be identical 0, 0
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![]>::zeros());
    let _ = y.diagonal::<-1, 0, 0>(); //~ 420
}

fn diagonal_scalar_421() {
    // y = torch.arange(1).view(())
    // y.diagonal(-1, -1, 0)
    // RuntimeError: diagonal dimensions cannot be identical -1, 0
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view();
    let _ = y.diagonal::<-1, -1, 0>(); //~ 421
}

fn chunk_dim_422() {
    // y = torch.arange(96).view((4, 6, 4)).view_as(torch.zeros((12, 2, 4)))
    // y.chunk(2, 4)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 4)
    let x = Tensor::<i64, Shape![4, 6, 4]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![12, 2, 4]>::zeros());
    let _ = y.chunk::<4, 2>(); //~ 422
}

fn chunk_dim_423() {
    // y = torch.arange(5).view((1, 5))
    // y.chunk(3, 2)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![1, 5]>::arange();
    let y = x.as_view();
    let _ = y.chunk::<2, 3>(); //~ 423
}

fn chunk_dim_424() {
    // y = torch.atleast_1d(torch.arange(400).view((5, 1, 5, 4, 4)).as_strided((1,), (2,), 314))
    // y.chunk(3, 1)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![5, 1, 5, 4, 4]>::arange();
    let y = x.as_view().as_strided::<Shape![1], Strides![2], 314>().atleast_1d();
    let _ = y.chunk::<1, 3>(); //~ 424
}

fn chunk_dim_425() {
    // y = torch.arange(4).view((1, 4, 1)).squeeze((1, 2)).mT.unsqueeze(1)
    // y.chunk(3, -4)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -4)
    let x = Tensor::<i64, Shape![1, 4, 1]>::arange();
    let y = x.as_view().squeeze_dims::<Dims![1, 2]>().mT().unsqueeze::<1>();
    let _ = y.chunk::<-4, 3>(); //~ 425
}

fn chunk_dim_426() {
    // y = torch.arange(120).view((6, 2, 10)).unfold(-1, 4, 1).movedim((3, 0, 1, 2), (2, -1, -4, 1))
    // y.chunk(3, 4)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![6, 2, 10]>::arange();
    let y = x.as_view().windows_with::<Shape![4], Shape![1], Shape![1]>().movedims::<Dims![3, 0, 1, 2], Dims![2, -1, -4, 1]>();
    let _ = y.chunk::<4, 3>(); //~ 426
}

fn chunk_dim_427() {
    // y = torch.arange(6).view((2, 3))[-1, 2::7].as_strided((2, 5, 1), (0, 0, 10), 0).swapdims(1, 0)
    // y.chunk(3, 3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![2, 3]>::arange();
    let y = x.as_view().slice(s![-1, 2..;7]).as_strided::<Shape![2, 5, 1], Strides![0, 0, 10], 0>().swapdims::<1, 0>();
    let _ = y.chunk::<3, 3>(); //~ 427
}

fn chunk_dim_428() {
    // y = torch.arange(2).view((1, 1, 2)).view_as(torch.zeros((1, 2, 1)))
    // y.chunk(2, 5)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 5)
    let x = Tensor::<i64, Shape![1, 1, 2]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![1, 2, 1]>::zeros());
    let _ = y.chunk::<5, 2>(); //~ 428
}

fn chunk_dim_429() {
    // y = torch.arange(27).view((9, 3)).diagonal(5, -1, -2).unfold(-1, 2, 1).split_with_sizes([2], 0)[0]
    // y.chunk(3, 4)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 4)
    let x = Tensor::<i64, Shape![9, 3]>::arange();
    let y = x.as_view().diagonal::<5, -1, -2>().windows::<Shape![2]>().split_with_sizes::<0, Shape![2]>().0;
    let _ = y.chunk::<4, 3>(); //~ 429
}

fn chunk_dim_430() {
    // y = torch.arange(4).view((1, 2, 1, 2)).transpose(-2, 0)
    // y.chunk(2, -5)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -5)
    let x = Tensor::<i64, Shape![1, 2, 1, 2]>::arange();
    let y = x.as_view().transpose::<-2, 0>();
    let _ = y.chunk::<-5, 2>(); //~ 430
}

fn chunk_dim_431() {
    // y = torch.arange(240).view((8, 5, 6))
    // y.chunk(1, -5)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -5)
    let x = Tensor::<i64, Shape![8, 5, 6]>::arange();
    let y = x.as_view();
    let _ = y.chunk::<-5, 1>(); //~ 431
}

fn chunk_zero_432() {
    // y = torch.arange(48).view((2, 4, 6))
    // y.chunk(0, -2)
    // RuntimeError: chunk expects `chunks` to be greater than 0, got: 0
    let x = Tensor::<i64, Shape![2, 4, 6]>::arange();
    let y = x.as_view();
    let _ = y.chunk::<-2, 0>(); //~ 432
}

fn chunk_zero_433() {
    // y = torch.arange(40).view((4, 2, 5)).unflatten(-1, (-1, 1)).movedim((0, 2), (2, -4)).squeeze((-2, 0, 1, 3))
    // y.chunk(0, 1)
    // RuntimeError: chunk expects `chunks` to be greater than 0, got: 0
    let x = Tensor::<i64, Shape![4, 2, 5]>::arange();
    let y = x.as_view().unflatten::<-1, Shape![_, 1]>().movedims::<Dims![0, 2], Dims![2, -4]>().squeeze_dims::<Dims![-2, 0, 1, 3]>();
    let _ = y.chunk::<1, 0>(); //~ 433
}

fn chunk_zero_434() {
    // y = torch.arange(10).view((2, 5, 1, 1)).unfold(-2, 1, 2)[..., ::2].unfold(-2, 1, 2)[..., ::3]
    // y.chunk(0, 3)
    // RuntimeError: chunk expects `chunks` to be greater than 0, got: 0
    let x = Tensor::<i64, Shape![2, 5, 1, 1]>::arange();
    let y = x.as_view().windows_with::<Shape![1, 1], Shape![2, 2], Shape![2, 3]>();
    let _ = y.chunk::<3, 0>(); //~ 434
}

fn chunk_zero_435() {
    // y = torch.arange(480).view((4, 2, 6, 10)).unfold(-1, 5, 1)[..., ::4].view_as(torch.zeros((4, 6, 2, 2, 3, 2)))
    // y.chunk(0, -1)
    // RuntimeError: chunk expects `chunks` to be greater than 0, got: 0
    let x = Tensor::<i64, Shape![4, 2, 6, 10]>::arange();
    let y = x.as_view().windows_with::<Shape![2], Shape![1], Shape![4]>().view_as(&Tensor::<i64, Shape![4, 6, 2, 2, 3, 2]>::zeros());
    let _ = y.chunk::<-1, 0>(); //~ 435
}

fn chunk_zero_436() {
    // y = torch.arange(192).view((6, 8, 4, 1)).unfold(-2, 4, 1).unfold(-2, 1, 4)
    // y.chunk(0, 3)
    // RuntimeError: chunk expects `chunks` to be greater than 0, got: 0
    let x = Tensor::<i64, Shape![6, 8, 4, 1]>::arange();
    let y = x.as_view().windows_with::<Shape![4, 1], Shape![1, 4], Shape![1, 1]>();
    let _ = y.chunk::<3, 0>(); //~ 436
}

fn chunk_zero_437() {
    // y = torch.arange(180).view((3, 6, 10)).movedim(-2, -1).unsqueeze(1).split_with_sizes([3, 3, 4], -2)[2].unfold(-2, 3, 2)[..., ::2].unfold(-2, 5, 1)[..., ::4]
    // y.chunk(0, 5)
    // RuntimeError: chunk expects `chunks` to be greater than 0, got: 0
    let x = Tensor::<i64, Shape![3, 6, 10]>::arange();
    let y = x.as_view().movedim::<-2, -1>().unsqueeze::<1>().split_with_sizes::<-2, Shape![3, 3, 4]>().2.windows_with::<Shape![2, 2], Shape![2, 1], Shape![2, 4]>();
    let _ = y.chunk::<5, 0>(); //~ 437
}

fn chunk_zero_438() {
    // y = torch.arange(3072).view((3, 32, 32)).split_with_sizes([32], 2)[0]
    // y.chunk(0, 0)
    // RuntimeError: chunk expects `chunks` to be greater than 0, got: 0
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view().split_with_sizes::<2, Shape![32]>().0;
    let _ = y.chunk::<0, 0>(); //~ 438
}

fn chunk_zero_439() {
    // y = torch.arange(270).view((1, 5, 1, 9, 6)).mT.unflatten(3, (3, 2)).chunk(5, 1)[4].mT
    // y.chunk(0, -4)
    // RuntimeError: chunk expects `chunks` to be greater than 0, got: 0
    let x = Tensor::<i64, Shape![1, 5, 1, 9, 6]>::arange();
    let y = x.as_view().mT().unflatten::<3, Shape![3, 2]>().chunk::<1, 5>()[4].mT();
    let _ = y.chunk::<-4, 0>(); //~ 439
}

fn chunk_negative_440() {
    // y = torch.atleast_2d(torch.arange(20).view((1, 5, 2, 2)).unfold(-1, 1, 3)).unfold(-1, 1, 1)[..., ::3]
    // y.chunk(-3, -1)
    // RuntimeError: chunk expects `chunks` to be greater than 0, got: -3
    let x = Tensor::<i64, Shape![1, 5, 2, 2]>::arange();
    let y = x.as_view().unfold::<-1, 1, 3>().atleast_2d().windows_with::<Shape![1], Shape![1], Shape![3]>();
    let _ = y.chunk::<-1, -3>(); //~ 440
}

fn chunk_negative_441() {
    // y = torch.arange(12).view((6, 2)).view((2, 3, 2)).narrow(-3, 1, 1)
    // y.chunk(-2, -3)
    // RuntimeError: chunk expects `chunks` to be greater than 0, got: -2
    let x = Tensor::<i64, Shape![6, 2]>::arange();
    let y = x.as_view().view::<Shape![2, 3, 2]>().narrow::<-3, 1, 1>();
    let _ = y.chunk::<-3, -2>(); //~ 441
}

fn chunk_negative_442() {
    // y = torch.arange(4488).view((66, 68)).unsqueeze(1).unflatten(-1, (68,))
    // y.chunk(-3, -1)
    // RuntimeError: chunk expects `chunks` to be greater than 0, got: -3
    let x = Tensor::<i64, Shape![66, 68]>::arange();
    let y = x.as_view().unsqueeze::<1>().unflatten::<-1, Shape![68]>();
    let _ = y.chunk::<-1, -3>(); //~ 442
}

fn chunk_negative_443() {
    // y = torch.arange(10).view((10, 1, 1)).movedim((2, 0), (-3, -2))
    // y.chunk(-3, 2)
    // RuntimeError: chunk expects `chunks` to be greater than 0, got: -3
    let x = Tensor::<i64, Shape![10, 1, 1]>::arange();
    let y = x.as_view().movedims::<Dims![2, 0], Dims![-3, -2]>();
    let _ = y.chunk::<2, -3>(); //~ 443
}

fn chunk_negative_444() {
    // y = torch.arange(2).view((1, 2)).diagonal(0, 1, 0).broadcast_to((6,))
    // y.chunk(-3, 0)
    // RuntimeError: chunk expects `chunks` to be greater than 0, got: -3
    let x = Tensor::<i64, Shape![1, 2]>::arange();
    let y = x.as_view().diagonal::<0, 1, 0>().broadcast_to::<Shape![6]>();
    let _ = y.chunk::<0, -3>(); //~ 444
}

fn chunk_negative_445() {
    // y = torch.arange(54).view((6, 9)).unfold(0, 1, 1)
    // y.chunk(-1, 1)
    // RuntimeError: chunk expects `chunks` to be greater than 0, got: -1
    let x = Tensor::<i64, Shape![6, 9]>::arange();
    let y = x.as_view().unfold::<0, 1, 1>();
    let _ = y.chunk::<1, -1>(); //~ 445
}

fn chunk_negative_446() {
    // y = torch.arange(2).view((2,))
    // y.chunk(-2, 0)
    // RuntimeError: chunk expects `chunks` to be greater than 0, got: -2
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view();
    let _ = y.chunk::<0, -2>(); //~ 446
}

fn chunk_negative_447() {
    // y = torch.arange(216).view((3, 4, 9, 1, 2)).diagonal(-1, 2, -2).unflatten(0, (1, 3))
    // y.chunk(-1, 1)
    // RuntimeError: chunk expects `chunks` to be greater than 0, got: -1
    let x = Tensor::<i64, Shape![3, 4, 9, 1, 2]>::arange();
    let y = x.as_view().diagonal::<-1, 2, -2>().unflatten::<0, Shape![1, 3]>();
    let _ = y.chunk::<1, -1>(); //~ 447
}

fn chunk_scalar_448() {
    // y = torch.arange(75).view((5, 1, 3, 5)).unfold(-2, 3, 3)[..., ::2].unfold(-2, 5, 1)[..., ::2].movedim((0, 5, -2, -4, 3, 1), (-3, 1, -1, 2, -2, 0)).flatten(-2, -1).as_strided((), (), 31)
    // y.chunk(3, -1)
    // RuntimeError: chunk expects at least a 1-dimensional tensor
    let x = Tensor::<i64, Shape![5, 1, 3, 5]>::arange();
    let y = x.as_view().windows_with::<Shape![2, 3], Shape![3, 1], Shape![2, 2]>().movedims::<Dims![0, 5, -2, -4, 3, 1], Dims![-3, 1, -1, 2, -2, 0]>().flatten::<-2, -1>().as_strided::<Shape![], Strides![], 31>();
    let _ = y.chunk::<-1, 3>(); //~ 448
}

fn chunk_scalar_449() {
    // y = torch.arange(1).view(())
    // y.chunk(2, -1)
    // RuntimeError: chunk expects at least a 1-dimensional tensor
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view();
    let _ = y.chunk::<-1, 2>(); //~ 449
}

fn chunk_scalar_450() {
    // y = torch.arange(1).view(()).broadcast_to((3,))[-1]
    // y.chunk(3, -1)
    // RuntimeError: chunk expects at least a 1-dimensional tensor
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().broadcast_to::<Shape![3]>().slice(s![-1]);
    let _ = y.chunk::<-1, 3>(); //~ 450
}

fn chunk_scalar_451() {
    // y = torch.arange(1).view(()).squeeze()
    // y.chunk(3, 0)
    // RuntimeError: chunk expects at least a 1-dimensional tensor
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().squeeze_all();
    let _ = y.chunk::<0, 3>(); //~ 451
}

fn chunk_scalar_452() {
    // y = torch.arange(1).view(()).t()
    // y.chunk(1, -1)
    // RuntimeError: chunk expects at least a 1-dimensional tensor
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().t();
    let _ = y.chunk::<-1, 1>(); //~ 452
}

fn chunk_scalar_453() {
    // y = torch.arange(1).view(()).expand_as(torch.zeros(()))
    // y.chunk(1, 0)
    // RuntimeError: chunk expects at least a 1-dimensional tensor
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().expand_as(&Tensor::<i64, Shape![]>::zeros());
    let _ = y.chunk::<0, 1>(); //~ 453
}

fn chunk_scalar_454() {
    // y = torch.arange(1).view(())
    // y.chunk(3, -1)
    // RuntimeError: chunk expects at least a 1-dimensional tensor
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view();
    let _ = y.chunk::<-1, 3>(); //~ 454
}

fn chunk_scalar_455() {
    // y = torch.arange(1).view(())
    // y.chunk(2, 0)
    // RuntimeError: chunk expects at least a 1-dimensional tensor
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view();
    let _ = y.chunk::<0, 2>(); //~ 455
}

fn split_dim_456() {
    // y = torch.arange(6).view((6,)).narrow(-1, 2, 4)
    // y.split(1, 3)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 3)
    let x = Tensor::<i64, Shape![6]>::arange();
    let y = x.as_view().narrow::<-1, 2, 4>();
    let _ = y.split::<3, 1>(); //~ 456
}

fn split_dim_457() {
    // y = torch.atleast_3d(torch.arange(1).view(())).view_as(torch.zeros(())).broadcast_to((1, 1)).unfold(-1, 1, 8)
    // y.split(3, 3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().atleast_3d().view_as(&Tensor::<i64, Shape![]>::zeros()).broadcast_to::<Shape![1, 1]>().unfold::<-1, 1, 8>();
    let _ = y.split::<3, 3>(); //~ 457
}

fn split_dim_458() {
    // y = torch.arange(90).view((6, 1, 3, 5)).chunk(5, 3)[2]
    // y.split(3, 4)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![6, 1, 3, 5]>::arange();
    let y = x.as_view().chunk::<3, 5>()[2];
    let _ = y.split::<4, 3>(); //~ 458
}

fn split_dim_459() {
    // y = torch.arange(6).view((1, 3, 2))
    // y.split(1, -4)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -4)
    let x = Tensor::<i64, Shape![1, 3, 2]>::arange();
    let y = x.as_view();
    let _ = y.split::<-4, 1>(); //~ 459
}

fn split_dim_460() {
    // y = torch.arange(324).view((9, 3, 4, 1, 3, 1)).diagonal(-1, 2, 0).transpose(-5, -3)
    // y.split(1, 5)
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got 5)
    let x = Tensor::<i64, Shape![9, 3, 4, 1, 3, 1]>::arange();
    let y = x.as_view().diagonal::<-1, 2, 0>().transpose::<-5, -3>();
    let _ = y.split::<5, 1>(); //~ 460
}

fn split_dim_461() {
    // y = torch.arange(100).view((2, 5, 1, 2, 5)).transpose(-5, 1)
    // y.split(2, -8)
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got -8)
    let x = Tensor::<i64, Shape![2, 5, 1, 2, 5]>::arange();
    let y = x.as_view().transpose::<-5, 1>();
    let _ = y.split::<-8, 2>(); //~ 461
}

fn split_dim_462() {
    // y = torch.arange(3072).view((3, 32, 32)).diagonal(-10, 1, 0).unfold(-2, 1, 1).unfold(-2, 3, 3)
    // y.split(1, 4)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view().diagonal::<-10, 1, 0>().tile::<Shape![1, 3]>();
    let _ = y.split::<4, 1>(); //~ 462
}

fn split_dim_463() {
    // y = torch.arange(5).view((5, 1)).t().squeeze(-2)
    // y.split(1, 1)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![5, 1]>::arange();
    let y = x.as_view().t().squeeze::<-2>();
    let _ = y.split::<1, 1>(); //~ 463
}

fn split_dim_464() {
    // y = torch.arange(1).view((1, 1)).movedim((0, 1), (-1, -2))
    // y.split(1, 2)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![1, 1]>::arange();
    let y = x.as_view().movedims::<Dims![0, 1], Dims![-1, -2]>();
    let _ = y.split::<2, 1>(); //~ 464
}

fn split_dim_465() {
    // y = torch.arange(432).view((9, 6, 8)).view((432,))
    // y.split(3, 2)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 2)
    let x = Tensor::<i64, Shape![9, 6, 8]>::arange();
    let y = x.as_view().view::<Shape![432]>();
    let _ = y.split::<2, 3>(); //~ 465
}

fn split_zero_466() {
    // y = torch.arange(5030).view((5, 1006)).t().movedim((-1, -2), (-2, -1)).unflatten(1, (2, -1)).swapdims(-2, 2)
    // y.split(0, -2)
    // RuntimeError: split_size can only be 0 if dimension size is 0, but got dimension size of 503
    let x = Tensor::<i64, Shape![5, 1006]>::arange();
    let y = x.as_view().t().movedims::<Dims![-1, -2], Dims![-2, -1]>().unflatten::<1, Shape![2, _]>().swapdims::<-2, 2>();
    let _ = y.split::<-2, 0>(); //~ 466
}

fn split_zero_467() {
    // y = torch.arange(4).view((2, 2))
    // y.split(0, -2)
    // RuntimeError: split_size can only be 0 if dimension size is 0, but got dimension size of 2
    let x = Tensor::<i64, Shape![2, 2]>::arange();
    let y = x.as_view();
    let _ = y.split::<-2, 0>(); //~ 467
}

fn split_zero_468() {
    // y = torch.arange(24).view((3, 8)).view_as(torch.zeros((6, 4)))
    // y.split(0, 1)
    // RuntimeError: split_size can only be 0 if dimension size is 0, but got dimension size of 4
    let x = Tensor::<i64, Shape![3, 8]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![6, 4]>::zeros());
    let _ = y.split::<1, 0>(); //~ 468
}

fn split_zero_469() {
    // y = torch.arange(270).view((9, 6, 5))
    // y.split(0, 0)
    // RuntimeError: split_size can only be 0 if dimension size is 0, but got dimension size of 9
    let x = Tensor::<i64, Shape![9, 6, 5]>::arange();
    let y = x.as_view();
    let _ = y.split::<0, 0>(); //~ 469
}

fn split_zero_470() {
    // y = torch.arange(4).view((2, 1, 2, 1)).unfold(-1, 1, 1).movedim((2, 3, -5), (0, 4, -2))
    // y.split(0, 4)
    // RuntimeError: split_size can only be 0 if dimension size is 0, but got dimension size of 1
    let x = Tensor::<i64, Shape![2, 1, 2, 1]>::arange();
    let y = x.as_view().windows_with::<Shape![1], Shape![1], Shape![1]>().movedims::<Dims![2, 3, -5], Dims![0, 4, -2]>();
    let _ = y.split::<4, 0>(); //~ 470
}

fn split_zero_471() {
    // y = torch.arange(4).view((1, 4))
    // y.split(0, -2)
    // RuntimeError: split_size can only be 0 if dimension size is 0, but got dimension size of 1
    let x = Tensor::<i64, Shape![1, 4]>::arange();
    let y = x.as_view();
    let _ = y.split::<-2, 0>(); //~ 471
}

fn split_zero_472() {
    // y = torch.arange(12).view((2, 2, 3)).tensor_split((2,), 1)[0].unfold(-3, 1, 1).unfold(-3, 1, 1).unfold(-3, 1, 1).permute((5, 0, 1, 4, 3, 2))
    // y.split(0, 0)
    // RuntimeError: split_size can only be 0 if dimension size is 0, but got dimension size of 1
    let x = Tensor::<i64, Shape![2, 2, 3]>::arange();
    let y = x.as_view().split_at::<1, 2>().0.tile::<Shape![1, 1, 1]>().permute::<Dims![5, 0, 1, 4, 3, 2]>();
    let _ = y.split::<0, 0>(); //~ 472
}

fn split_zero_473() {
    // y = torch.arange(81).view((9, 9)).tensor_split((3,), -1)[1]
    // y.split(0, 1)
    // RuntimeError: split_size can only be 0 if dimension size is 0, but got dimension size of 6
    let x = Tensor::<i64, Shape![9, 9]>::arange();
    let y = x.as_view().split_at::<-1, 3>().1;
    let _ = y.split::<1, 0>(); //~ 473
}

fn split_negative_474() {
    // y = torch.arange(27).view((1, 3, 1, 3, 1, 3)).squeeze((3, 0))
    // y.split(-2, -3)
    // RuntimeError: split expects split_size be non-negative, but got split_size=-2
    let x = Tensor::<i64, Shape![1, 3, 1, 3, 1, 3]>::arange();
    let y = x.as_view().squeeze_dims::<Dims![3, 0]>();
    let _ = y.split::<-3, -2>(); //~ 474
}

fn split_negative_475() {
    // y = torch.arange(12).view((6, 1, 2)).unfold(-2, 1, 1).unfold(-2, 1, 1)
    // y.split(-2, -2)
    // RuntimeError: split expects split_size be non-negative, but got split_size=-2
    let x = Tensor::<i64, Shape![6, 1, 2]>::arange();
    let y = x.as_view().tile::<Shape![1, 1]>();
    let _ = y.split::<-2, -2>(); //~ 475
}

fn split_negative_476() {
    // y = torch.atleast_3d(torch.arange(4).view((4,))).unsqueeze(0)
    // y.split(-2, -3)
    // RuntimeError: split expects split_size be non-negative, but got split_size=-2
    let x = Tensor::<i64, Shape![4]>::arange();
    let y = x.as_view().atleast_3d().unsqueeze::<0>();
    let _ = y.split::<-3, -2>(); //~ 476
}

fn split_negative_477() {
    // y = torch.arange(60).view((3, 10, 2)).unfold(-3, 3, 3).unfold(-3, 5, 5).unfold(-3, 1, 1).split(1, 3)[2]
    // y.split(-1, 0)
    // RuntimeError: split expects split_size be non-negative, but got split_size=-1
    let x = Tensor::<i64, Shape![3, 10, 2]>::arange();
    let y = x.as_view().tile::<Shape![3, 5, 1]>().split::<3, 1>()[2];
    let _ = y.split::<0, -1>(); //~ 477
}

fn split_negative_478() {
    // y = torch.arange(48).view((4, 2, 6)).swapdims(-1, 0)
    // y.split(-2, 1)
    // RuntimeError: split expects split_size be non-negative, but got split_size=-2
    let x = Tensor::<i64, Shape![4, 2, 6]>::arange();
    let y = x.as_view().swapdims::<-1, 0>();
    let _ = y.split::<1, -2>(); //~ 478
}

fn split_negative_479() {
    // y = torch.arange(3).view((1, 3)).unfold(1, 1, 2)[0]
    // y.split(-3, 0)
    // RuntimeError: split expects split_size be non-negative, but got split_size=-3
    let x = Tensor::<i64, Shape![1, 3]>::arange();
    let y = x.as_view().unfold::<1, 1, 2>().slice(s![0]);
    let _ = y.split::<0, -3>(); //~ 479
}

fn split_negative_480() {
    // y = torch.arange(4).view((4,)).unflatten(0, (-1, 2)).unfold(0, 1, 3).squeeze()
    // y.split(-2, -1)
    // RuntimeError: split expects split_size be non-negative, but got split_size=-2
    let x = Tensor::<i64, Shape![4]>::arange();
    let y = x.as_view().unflatten::<0, Shape![_, 2]>().unfold::<0, 1, 3>().squeeze_all();
    let _ = y.split::<-1, -2>(); //~ 480
}

fn split_negative_481() {
    // y = torch.arange(27).view((3, 3, 3)).chunk(3, 2)[0].split(1, -2)[1].view_as(torch.zeros((3,)))
    // y.split(-3, -1)
    // RuntimeError: split expects split_size be non-negative, but got split_size=-3
    let x = Tensor::<i64, Shape![3, 3, 3]>::arange();
    let y = x.as_view().chunk::<2, 3>()[0].split::<-2, 1>()[1].view_as(&Tensor::<i64, Shape![3]>::zeros());
    let _ = y.split::<-1, -3>(); //~ 481
}

fn split_scalar_482() {
    // y = torch.arange(1).view(()).t().t()
    // y.split(2, 0)
    // RuntimeError: split expects at least a 1-dimensional tensor
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().t().t();
    let _ = y.split::<0, 2>(); //~ 482
}

fn split_scalar_483() {
    // y = torch.arange(6).view((6,)).unbind(-1)[5]
    // y.split(2, 0)
    // RuntimeError: split expects at least a 1-dimensional tensor
    let x = Tensor::<i64, Shape![6]>::arange();
    let y = x.as_view().unbind::<-1>()[5];
    let _ = y.split::<0, 2>(); //~ 483
}

fn split_scalar_484() {
    // y = torch.arange(3).view((3,)).narrow(-1, 1, 1)[0]
    // y.split(2, -1)
    // RuntimeError: split expects at least a 1-dimensional tensor
    let x = Tensor::<i64, Shape![3]>::arange();
    let y = x.as_view().narrow::<-1, 1, 1>().slice(s![0]);
    let _ = y.split::<-1, 2>(); //~ 484
}

fn split_scalar_485() {
    // y = torch.arange(1).view(()).t().t()
    // y.split(3, 0)
    // RuntimeError: split expects at least a 1-dimensional tensor
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().t().t();
    let _ = y.split::<0, 3>(); //~ 485
}

fn split_scalar_486() {
    // y = torch.arange(1).view(()).t()
    // y.split(3, 0)
    // RuntimeError: split expects at least a 1-dimensional tensor
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().t();
    let _ = y.split::<0, 3>(); //~ 486
}

fn split_scalar_487() {
    // y = torch.arange(1).view(())
    // y.split(1, -1)
    // RuntimeError: split expects at least a 1-dimensional tensor
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view();
    let _ = y.split::<-1, 1>(); //~ 487
}

fn split_scalar_488() {
    // y = torch.arange(1).view(())
    // y.split(3, -1)
    // RuntimeError: split expects at least a 1-dimensional tensor
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view();
    let _ = y.split::<-1, 3>(); //~ 488
}

fn split_scalar_489() {
    // y = torch.atleast_3d(torch.arange(1).view(())).movedim((0, -2, 2), (-1, 1, -3)).unfold(-3, 1, 1).unfold(-3, 1, 1).unfold(-3, 1, 1).view(())
    // y.split(1, -1)
    // RuntimeError: split expects at least a 1-dimensional tensor
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().atleast_3d().movedims::<Dims![0, -2, 2], Dims![-1, 1, -3]>().windows::<Shape![1, 1, 1]>().view::<Shape![]>();
    let _ = y.split::<-1, 1>(); //~ 489
}

fn split_with_sizes_sum_490() {
    // y = torch.arange(216).view((9, 3, 2, 4)).unfold(-1, 2, 2)
    // y.split_with_sizes([5, 3], 0)
    // RuntimeError: split_with_sizes expects split_sizes to sum exactly to 9 (input tensor's size at dimension 0), but got split_sizes=[5, 3]
    let x = Tensor::<i64, Shape![9, 3, 2, 4]>::arange();
    let y = x.as_view().tile::<Shape![2]>();
    let _ = y.split_with_sizes::<0, Shape![5, 3]>(); //~ 490
}

fn split_with_sizes_sum_491() {
    // y = torch.arange(32).view((4, 8))
    // y.split_with_sizes([2, 1, 3], 1)
    // RuntimeError: split_with_sizes expects split_sizes to sum exactly to 8 (input tensor's size at dimension 1), but got split_sizes=[2, 1, 3]
    let x = Tensor::<i64, Shape![4, 8]>::arange();
    let y = x.as_view();
    let _ = y.split_with_sizes::<1, Shape![2, 1, 3]>(); //~ 491
}

fn split_with_sizes_sum_492() {
    // y = torch.arange(15).view((3, 1, 5)).squeeze()
    // y.split_with_sizes([0, 3, 5], -2)
    // RuntimeError: split_with_sizes expects split_sizes to sum exactly to 3 (input tensor's size at dimension -2), but got split_sizes=[0, 3, 5]
    let x = Tensor::<i64, Shape![3, 1, 5]>::arange();
    let y = x.as_view().squeeze_all();
    let _ = y.split_with_sizes::<-2, Shape![0, 3, 5]>(); //~ 492
}

fn split_with_sizes_sum_493() {
    // y = torch.arange(1430).view((1, 13, 1, 110)).split(10, -1)[8].narrow(0, 0, 1).movedim((1, 0, 3, 2), (2, 3, -4, 1))
    // y.split_with_sizes([0, 0], 1)
    // RuntimeError: split_with_sizes expects split_sizes to sum exactly to 1 (input tensor's size at dimension 1), but got split_sizes=[0, 0]
    let x = Tensor::<i64, Shape![1, 13, 1, 110]>::arange();
    let y = x.as_view().split::<-1, 10>()[8].narrow::<0, 0, 1>().movedims::<Dims![1, 0, 3, 2], Dims![2, 3, -4, 1]>();
    let _ = y.split_with_sizes::<1, Shape![0, 0]>(); //~ 493
}

fn split_with_sizes_sum_494() {
    // y = torch.arange(300).view((4, 5, 3, 5, 1)).view((-1,)).permute((-1,)).split_with_sizes([25, 166, 109], -1)[0]
    // y.split_with_sizes([3, 23], -1)
    // RuntimeError: split_with_sizes expects split_sizes to sum exactly to 25 (input tensor's size at dimension -1), but got split_sizes=[3, 23]
    let x = Tensor::<i64, Shape![4, 5, 3, 5, 1]>::arange();
    let y = x.as_view().view::<Shape![_]>().permute::<Dims![-1]>().split_with_sizes::<-1, Shape![25, 166, 109]>().0;
    let _ = y.split_with_sizes::<-1, Shape![3, 23]>(); //~ 494
}

fn split_with_sizes_sum_495() {
    // y = torch.arange(180).view((5, 4, 9))
    // y.split_with_sizes([2, 4], 0)
    // RuntimeError: split_with_sizes expects split_sizes to sum exactly to 5 (input tensor's size at dimension 0), but got split_sizes=[2, 4]
    let x = Tensor::<i64, Shape![5, 4, 9]>::arange();
    let y = x.as_view();
    let _ = y.split_with_sizes::<0, Shape![2, 4]>(); //~ 495
}

fn split_with_sizes_sum_496() {
    // y = torch.arange(24).view((6, 4, 1, 1)).unfold(-1, 1, 1).chunk(3, -5)[0]
    // y.split_with_sizes([0, 0], 3)
    // RuntimeError: split_with_sizes expects split_sizes to sum exactly to 1 (input tensor's size at dimension 3), but got split_sizes=[0, 0]
    let x = Tensor::<i64, Shape![6, 4, 1, 1]>::arange();
    let y = x.as_view().tile::<Shape![1]>().chunk::<-5, 3>()[0];
    let _ = y.split_with_sizes::<3, Shape![0, 0]>(); //~ 496
}

fn split_with_sizes_sum_497() {
    // y = torch.arange(1998).view((2, 999)).split(333, 1)[2].unfold(-2, 1, 6).unfold(-2, 13, 3)[..., ::4]
    // y.split_with_sizes([2, 1], 3)
    // RuntimeError: split_with_sizes expects split_sizes to sum exactly to 4 (input tensor's size at dimension 3), but got split_sizes=[2, 1]
    let x = Tensor::<i64, Shape![2, 999]>::arange();
    let y = x.as_view().split::<1, 333>()[2].windows_with::<Shape![1, 4], Shape![6, 3], Shape![1, 4]>();
    let _ = y.split_with_sizes::<3, Shape![2, 1]>(); //~ 497
}

fn split_with_sizes_sum_498() {
    // y = torch.arange(24).view((2, 4, 3)).unfold(-1, 3, 3).unfold(-1, 1, 1).squeeze((2, -5, 3, 4, 1)).expand_as(torch.zeros((4, 2, 4, 3)))
    // y.split_with_sizes([4, 1], 0)
    // RuntimeError: split_with_sizes expects split_sizes to sum exactly to 4 (input tensor's size at dimension 0), but got split_sizes=[4, 1]
    let x = Tensor::<i64, Shape![2, 4, 3]>::arange();
    let y = x.as_view().windows_with::<Shape![3], Shape![3], Shape![1]>().windows::<Shape![1]>().squeeze_dims::<Dims![2, -5, 3, 4, 1]>().expand_as(&Tensor::<i64, Shape![4, 2, 4, 3]>::zeros());
    let _ = y.split_with_sizes::<0, Shape![4, 1]>(); //~ 498
}

fn split_with_sizes_sum_499() {
    // y = torch.arange(2).view((1, 2))
    // y.split_with_sizes([2], 0)
    // RuntimeError: split_with_sizes expects split_sizes to sum exactly to 1 (input tensor's size at dimension 0), but got split_sizes=[2]
    let x = Tensor::<i64, Shape![1, 2]>::arange();
    let y = x.as_view();
    let _ = y.split_with_sizes::<0, Shape![2]>(); //~ 499
}

fn split_with_sizes_sum_500() {
    // y = torch.atleast_2d(torch.arange(120).view((2, 4, 3, 5))[-2].view((1, 1, -1, 1, 1)).squeeze())
    // y.split_with_sizes([1, 2], 0)
    // RuntimeError: split_with_sizes expects split_sizes to sum exactly to 1 (input tensor's size at dimension 0), but got split_sizes=[1, 2]
    let x = Tensor::<i64, Shape![2, 4, 3, 5]>::arange();
    let y = x.as_view().slice(s![-2]).view::<Shape![1, 1, _, 1, 1]>().squeeze_all().atleast_2d();
    let _ = y.split_with_sizes::<0, Shape![1, 2]>(); //~ 500
}

fn split_with_sizes_sum_501() {
    // y = torch.atleast_2d(torch.arange(1).view(()))
    // y.split_with_sizes([0, 2], -2)
    // RuntimeError: split_with_sizes expects split_sizes to sum exactly to 1 (input tensor's size at dimension -2), but got split_sizes=[0, 2]
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().atleast_2d();
    let _ = y.split_with_sizes::<-2, Shape![0, 2]>(); //~ 501
}

fn split_with_sizes_sum_502() {
    // y = torch.arange(6).view((6,)).unsqueeze(-1).unfold(-2, 1, 6)[..., ::3].unfold(-2, 1, 1).tensor_split((1,), 3)[0][-1]
    // y.split_with_sizes([], 0)
    // RuntimeError: split_with_sizes expects split_sizes to sum exactly to 1 (input tensor's size at dimension 0), but got split_sizes=[]
    let x = Tensor::<i64, Shape![6]>::arange();
    let y = x.as_view().unsqueeze::<-1>().windows_with::<Shape![1, 1], Shape![6, 1], Shape![3, 1]>().split_at::<3, 1>().0.slice(s![-1]);
    let _ = y.split_with_sizes::<0, Shape![]>(); //~ 502
}

fn split_with_sizes_sum_503() {
    // y = torch.atleast_3d(torch.arange(2).view((2, 1)).unbind(-2)[1].t().view(()))
    // y.split_with_sizes([2, 0, 1, 2], 1)
    // RuntimeError: split_with_sizes expects split_sizes to sum exactly to 1 (input tensor's size at dimension 1), but got split_sizes=[2, 0, 1, 2]
    let x = Tensor::<i64, Shape![2, 1]>::arange();
    let y = x.as_view().unbind::<-2>()[1].t().view::<Shape![]>().atleast_3d();
    let _ = y.split_with_sizes::<1, Shape![2, 0, 1, 2]>(); //~ 503
}

fn split_with_sizes_sum_504() {
    // y = torch.arange(216).view((3, 2, 1, 3, 6, 2)).movedim(0, 3)
    // y.split_with_sizes([2, 2], 3)
    // RuntimeError: split_with_sizes expects split_sizes to sum exactly to 3 (input tensor's size at dimension 3), but got split_sizes=[2, 2]
    let x = Tensor::<i64, Shape![3, 2, 1, 3, 6, 2]>::arange();
    let y = x.as_view().movedim::<0, 3>();
    let _ = y.split_with_sizes::<3, Shape![2, 2]>(); //~ 504
}

fn split_with_sizes_sum_505() {
    // y = torch.arange(48).view((1, 8, 6)).unbind(0)[0].mT
    // y.split_with_sizes([0, 1, 4], 0)
    // RuntimeError: split_with_sizes expects split_sizes to sum exactly to 6 (input tensor's size at dimension 0), but got split_sizes=[0, 1, 4]
    let x = Tensor::<i64, Shape![1, 8, 6]>::arange();
    let y = x.as_view().unbind::<0>()[0].mT();
    let _ = y.split_with_sizes::<0, Shape![0, 1, 4]>(); //~ 505
}

fn split_with_sizes_negative_506() {
    // y = torch.arange(25).view((1, 5, 5)).flatten(-2, 2)
    // y.split_with_sizes([-2, 27], -1)
    // RuntimeError: split_with_sizes expects split_sizes have only non-negative entries, but got split_sizes=[-2, 27]
    let x = Tensor::<i64, Shape![1, 5, 5]>::arange();
    let y = x.as_view().flatten::<-2, 2>();
    let _ = y.split_with_sizes::<-1, Shape![-2, 27]>(); //~ 506
}

fn split_with_sizes_negative_507() {
    // y = torch.atleast_2d(torch.arange(36).view((6, 6))[:, -4::2].split_with_sizes([1, 2, 1, 2], 0)[2][-1::3])
    // y.split_with_sizes([-2, 4], -1)
    // RuntimeError: split_with_sizes expects split_sizes have only non-negative entries, but got split_sizes=[-2, 4]
    let x = Tensor::<i64, Shape![6, 6]>::arange();
    let y = x.as_view().slice(s![.., -4..;2]).split_with_sizes::<0, Shape![1, 2, 1, 2]>().2.slice(s![-1..;3]).atleast_2d();
    let _ = y.split_with_sizes::<-1, Shape![-2, 4]>(); //~ 507
}

fn split_with_sizes_negative_508() {
    // y = torch.arange(480).view((3, 4, 4, 10)).unflatten(3, (2, 5))
    // y.split_with_sizes([-2, 7], 4)
    // RuntimeError: split_with_sizes expects split_sizes have only non-negative entries, but got split_sizes=[-2, 7]
    let x = Tensor::<i64, Shape![3, 4, 4, 10]>::arange();
    let y = x.as_view().unflatten::<3, Shape![2, 5]>();
    let _ = y.split_with_sizes::<4, Shape![-2, 7]>(); //~ 508
}

fn split_with_sizes_negative_509() {
    // y = torch.arange(1).view((1,))
    // y.split_with_sizes([-2, 3], -1)
    // RuntimeError: split_with_sizes expects split_sizes have only non-negative entries, but got split_sizes=[-2, 3]
    let x = Tensor::<i64, Shape![1]>::arange();
    let y = x.as_view();
    let _ = y.split_with_sizes::<-1, Shape![-2, 3]>(); //~ 509
}

fn split_with_sizes_negative_510() {
    // y = torch.arange(5).view((5,)).split_with_sizes([2, 3], 0)[0].split(1, 0)[1].unsqueeze(1).diagonal(0, 0, -1)
    // y.split_with_sizes([-2, 3], 0)
    // RuntimeError: split_with_sizes expects split_sizes have only non-negative entries, but got split_sizes=[-2, 3]
    let x = Tensor::<i64, Shape![5]>::arange();
    let y = x.as_view().split_with_sizes::<0, Shape![2, 3]>().0.split::<0, 1>()[1].unsqueeze::<1>().diagonal::<0, 0, -1>();
    let _ = y.split_with_sizes::<0, Shape![-2, 3]>(); //~ 510
}

fn split_with_sizes_negative_511() {
    // y = torch.arange(108).view((1, 9, 3, 4))
    // y.split_with_sizes([-2, 5], 2)
    // RuntimeError: split_with_sizes expects split_sizes have only non-negative entries, but got split_sizes=[-2, 5]
    let x = Tensor::<i64, Shape![1, 9, 3, 4]>::arange();
    let y = x.as_view();
    let _ = y.split_with_sizes::<2, Shape![-2, 5]>(); //~ 511
}

fn split_with_sizes_negative_512() {
    // y = torch.arange(1366).view((1366,)).permute((0,))
    // y.split_with_sizes([-2, 1368], -1)
    // RuntimeError: split_with_sizes expects split_sizes have only non-negative entries, but got split_sizes=[-2, 1368]
    let x = Tensor::<i64, Shape![1366]>::arange();
    let y = x.as_view().permute::<Dims![0]>();
    let _ = y.split_with_sizes::<-1, Shape![-2, 1368]>(); //~ 512
}

fn split_with_sizes_negative_513() {
    // y = torch.arange(60).view((2, 6, 5)).swapdims(1, -1).unfold(-3, 1, 1).unfold(-3, 3, 1).unfold(-3, 3, 1).movedim((-6, 5), (-6, -3)).squeeze()
    // y.split_with_sizes([-2, 5], -1)
    // RuntimeError: split_with_sizes expects split_sizes have only non-negative entries, but got split_sizes=[-2, 5]
    let x = Tensor::<i64, Shape![2, 6, 5]>::arange();
    let y = x.as_view().swapdims::<1, -1>().windows::<Shape![1, 3, 3]>().movedims::<Dims![-6, 5], Dims![-6, -3]>().squeeze_all();
    let _ = y.split_with_sizes::<-1, Shape![-2, 5]>(); //~ 513
}

fn split_with_sizes_dim_514() {
    // y = torch.arange(10).view((5, 1, 1, 2)).swapaxes(2, 0).unfold(-2, 4, 1).unfold(-2, 1, 1)
    // y.split_with_sizes([1, 3], -7)
    // IndexError: Dimension out of range (expected to be in range of [-6, 5], but got -7)
    let x = Tensor::<i64, Shape![5, 1, 1, 2]>::arange();
    let y = x.as_view().swapaxes::<2, 0>().windows::<Shape![4, 1]>();
    let _ = y.split_with_sizes::<-7, Shape![1, 3]>(); //~ 514
}

fn split_with_sizes_dim_515() {
    // y = torch.arange(3).view((1, 1, 3)).unbind(-2)[0]
    // y.split_with_sizes([1, 1], 4)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 4)
    let x = Tensor::<i64, Shape![1, 1, 3]>::arange();
    let y = x.as_view().unbind::<-2>()[0];
    let _ = y.split_with_sizes::<4, Shape![1, 1]>(); //~ 515
}

fn split_with_sizes_dim_516() {
    // y = torch.arange(24).view((12, 2, 1)).unflatten(-3, (1, 2, 6))
    // y.split_with_sizes([1, 1], 5)
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got 5)
    let x = Tensor::<i64, Shape![12, 2, 1]>::arange();
    let y = x.as_view().unflatten::<-3, Shape![1, 2, 6]>();
    let _ = y.split_with_sizes::<5, Shape![1, 1]>(); //~ 516
}

fn split_with_sizes_dim_517() {
    // y = torch.arange(18).view((3, 1, 1, 6)).movedim(1, 0).view_as(torch.zeros((18,)))
    // y.split_with_sizes([1, 3], -2)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got -2)
    let x = Tensor::<i64, Shape![3, 1, 1, 6]>::arange();
    let y = x.as_view().movedim::<1, 0>().view_as(&Tensor::<i64, Shape![18]>::zeros());
    let _ = y.split_with_sizes::<-2, Shape![1, 3]>(); //~ 517
}

fn split_with_sizes_dim_518() {
    // y = torch.arange(60).view((5, 12)).split_with_sizes([9, 3], -1)[1].squeeze((1, 0))
    // y.split_with_sizes([1, 3], -4)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -4)
    let x = Tensor::<i64, Shape![5, 12]>::arange();
    let y = x.as_view().split_with_sizes::<-1, Shape![9, 3]>().1.squeeze_dims::<Dims![1, 0]>();
    let _ = y.split_with_sizes::<-4, Shape![1, 3]>(); //~ 518
}

fn split_with_sizes_dim_519() {
    // y = torch.arange(108).view((6, 1, 6, 3)).squeeze((2, 1))
    // y.split_with_sizes([1, 1], 3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![6, 1, 6, 3]>::arange();
    let y = x.as_view().squeeze_dims::<Dims![2, 1]>();
    let _ = y.split_with_sizes::<3, Shape![1, 1]>(); //~ 519
}

fn split_with_sizes_dim_520() {
    // y = torch.arange(3).view((3, 1)).split_with_sizes([1, 2], 0)[1].unfold(-1, 1, 3)[..., ::3]
    // y.split_with_sizes([1, 2], 5)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 5)
    let x = Tensor::<i64, Shape![3, 1]>::arange();
    let y = x.as_view().split_with_sizes::<0, Shape![1, 2]>().1.windows_with::<Shape![1], Shape![3], Shape![3]>();
    let _ = y.split_with_sizes::<5, Shape![1, 2]>(); //~ 520
}

fn split_with_sizes_dim_521() {
    // y = torch.arange(480).view((6, 5, 4, 2, 2)).unfold(3, 2, 2)
    // y.split_with_sizes([1, 1], -8)
    // IndexError: Dimension out of range (expected to be in range of [-6, 5], but got -8)
    let x = Tensor::<i64, Shape![6, 5, 4, 2, 2]>::arange();
    let y = x.as_view().unfold::<3, 2, 2>();
    let _ = y.split_with_sizes::<-8, Shape![1, 1]>(); //~ 521
}

fn split_with_sizes_scalar_522() {
    // y = torch.arange(1).view(())
    // y.split_with_sizes([0, 1], 0)
    // RuntimeError: split expects at least a 1-dimensional tensor
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view();
    let _ = y.split_with_sizes::<0, Shape![0, 1]>(); //~ 522
}

fn split_with_sizes_scalar_523() {
    // y = torch.atleast_1d(torch.atleast_2d(torch.arange(1).view(()))).view_as(torch.zeros(())).t()
    // y.split_with_sizes([1], 0)
    // RuntimeError: split expects at least a 1-dimensional tensor
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().atleast_2d().atleast_1d().view_as(&Tensor::<i64, Shape![]>::zeros()).t();
    let _ = y.split_with_sizes::<0, Shape![1]>(); //~ 523
}

fn split_with_sizes_scalar_524() {
    // y = torch.arange(1).view(())
    // y.split_with_sizes([1, 0], 0)
    // RuntimeError: split expects at least a 1-dimensional tensor
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view();
    let _ = y.split_with_sizes::<0, Shape![1, 0]>(); //~ 524
}

fn split_with_sizes_scalar_525() {
    // y = torch.arange(1).view(()).t()
    // y.split_with_sizes([1], 0)
    // RuntimeError: split expects at least a 1-dimensional tensor
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().t();
    let _ = y.split_with_sizes::<0, Shape![1]>(); //~ 525
}

fn split_with_sizes_scalar_526() {
    // y = torch.arange(1).view(()).view(())
    // y.split_with_sizes([1], -1)
    // RuntimeError: split expects at least a 1-dimensional tensor
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().view::<Shape![]>();
    let _ = y.split_with_sizes::<-1, Shape![1]>(); //~ 526
}

fn split_with_sizes_scalar_527() {
    // y = torch.arange(1).view(()).t()
    // y.split_with_sizes([0, 1], 0)
    // RuntimeError: split expects at least a 1-dimensional tensor
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().t();
    let _ = y.split_with_sizes::<0, Shape![0, 1]>(); //~ 527
}

fn split_with_sizes_scalar_528() {
    // y = torch.arange(1).view(()).unsqueeze(0).squeeze()
    // y.split_with_sizes([0, 1], 0)
    // RuntimeError: split expects at least a 1-dimensional tensor
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().unsqueeze::<0>().squeeze_all();
    let _ = y.split_with_sizes::<0, Shape![0, 1]>(); //~ 528
}

fn split_with_sizes_scalar_529() {
    // y = torch.arange(1).view(())
    // y.split_with_sizes([1], 0)
    // RuntimeError: split expects at least a 1-dimensional tensor
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view();
    let _ = y.split_with_sizes::<0, Shape![1]>(); //~ 529
}

fn split_at_dim_530() {
    // y = torch.arange(30).view((6, 5, 1)).movedim((-2, -3), (-2, -1)).movedim(-1, 1)
    // y.tensor_split((1,), -6)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -6)
    let x = Tensor::<i64, Shape![6, 5, 1]>::arange();
    let y = x.as_view().movedims::<Dims![-2, -3], Dims![-2, -1]>().movedim::<-1, 1>();
    let _ = y.split_at::<-6, 1>(); //~ 530
}

fn split_at_dim_531() {
    // y = torch.arange(6144).view((2, 3, 32, 32)).permute((3, 2, 1, 0)).split_with_sizes([23, 9], 1)[0].unfold(-1, 2, 1).permute((0, 2, 1, 3, 4))
    // y.tensor_split((1,), 5)
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got 5)
    let x = Tensor::<i64, Shape![2, 3, 32, 32]>::arange();
    let y = x.as_view().permute::<Dims![3, 2, 1, 0]>().split_with_sizes::<1, Shape![23, 9]>().0.windows::<Shape![2]>().permute::<Dims![0, 2, 1, 3, 4]>();
    let _ = y.split_at::<5, 1>(); //~ 531
}

fn split_at_dim_532() {
    // y = torch.arange(72).view((6, 4, 3)).mT
    // y.tensor_split((0,), -5)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -5)
    let x = Tensor::<i64, Shape![6, 4, 3]>::arange();
    let y = x.as_view().mT();
    let _ = y.split_at::<-5, 0>(); //~ 532
}

fn split_at_dim_533() {
    // y = torch.arange(2173).view((41, 53)).diagonal(10, -2, 1)
    // y.tensor_split((0,), -2)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got -2)
    let x = Tensor::<i64, Shape![41, 53]>::arange();
    let y = x.as_view().diagonal::<10, -2, 1>();
    let _ = y.split_at::<-2, 0>(); //~ 533
}

fn split_at_dim_534() {
    // y = torch.arange(120).view((4, 10, 3))
    // y.tensor_split((1,), 3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![4, 10, 3]>::arange();
    let y = x.as_view();
    let _ = y.split_at::<3, 1>(); //~ 534
}

fn split_at_dim_535() {
    // y = torch.arange(1264).view((1264,)).unfold(-1, 9, 1)[..., ::4].unbind(1)[2]
    // y.tensor_split((1,), -4)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got -4)
    let x = Tensor::<i64, Shape![1264]>::arange();
    let y = x.as_view().windows_with::<Shape![3], Shape![1], Shape![4]>().unbind::<1>()[2];
    let _ = y.split_at::<-4, 1>(); //~ 535
}

fn split_at_dim_536() {
    // y = torch.arange(120).view((5, 8, 1, 3, 1)).diagonal(4, 3, 1)
    // y.tensor_split((1,), -7)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -7)
    let x = Tensor::<i64, Shape![5, 8, 1, 3, 1]>::arange();
    let y = x.as_view().diagonal::<4, 3, 1>();
    let _ = y.split_at::<-7, 1>(); //~ 536
}

fn split_at_dim_537() {
    // y = torch.arange(3072).view((3, 32, 32)).view((-1, 64)).diagonal(0, 1, -2).as_strided((25, 38), (2, 2), 705).flatten(-1, 1)
    // y.tensor_split((1,), -3)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -3)
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view().view::<Shape![_, 64]>().diagonal::<0, 1, -2>().as_strided::<Shape![25, 38], Strides![2, 2], 705>().flatten::<-1, 1>();
    let _ = y.split_at::<-3, 1>(); //~ 537
}

fn split_at_scalar_538() {
    // y = torch.arange(1).view(()).expand_as(torch.zeros(()))
    // y.tensor_split((0,), 0)
    // RuntimeError: tensor_split expected at least a 1-dimensional tensor, but got a tensor with 0 dims
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().expand_as(&Tensor::<i64, Shape![]>::zeros());
    let _ = y.split_at::<0, 0>(); //~ 538
}

fn split_at_scalar_539() {
    // y = torch.arange(1).view(()).t().view((1, 1)).view_as(torch.zeros(()))
    // y.tensor_split((1,), -1)
    // RuntimeError: tensor_split expected at least a 1-dimensional tensor, but got a tensor with 0 dims
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().t().view::<Shape![1, 1]>().view_as(&Tensor::<i64, Shape![]>::zeros());
    let _ = y.split_at::<-1, 1>(); //~ 539
}

fn split_at_scalar_540() {
    // y = torch.arange(1).view(())
    // y.tensor_split((1,), -1)
    // RuntimeError: tensor_split expected at least a 1-dimensional tensor, but got a tensor with 0 dims
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view();
    let _ = y.split_at::<-1, 1>(); //~ 540
}

fn split_at_scalar_541() {
    // y = torch.arange(1).view(())
    // y.tensor_split((0,), 0)
    // RuntimeError: tensor_split expected at least a 1-dimensional tensor, but got a tensor with 0 dims
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view();
    let _ = y.split_at::<0, 0>(); //~ 541
}

fn split_at_scalar_542() {
    // y = torch.arange(1).view(()).view(())
    // y.tensor_split((1,), 0)
    // RuntimeError: tensor_split expected at least a 1-dimensional tensor, but got a tensor with 0 dims
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().view::<Shape![]>();
    let _ = y.split_at::<0, 1>(); //~ 542
}

fn split_at_scalar_543() {
    // y = torch.arange(12).view((1, 4, 3)).as_strided((), (), 10)
    // y.tensor_split((1,), -1)
    // RuntimeError: tensor_split expected at least a 1-dimensional tensor, but got a tensor with 0 dims
    let x = Tensor::<i64, Shape![1, 4, 3]>::arange();
    let y = x.as_view().as_strided::<Shape![], Strides![], 10>();
    let _ = y.split_at::<-1, 1>(); //~ 543
}

fn split_at_scalar_544() {
    // y = torch.arange(1).view(()).t()
    // y.tensor_split((0,), -1)
    // RuntimeError: tensor_split expected at least a 1-dimensional tensor, but got a tensor with 0 dims
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().t();
    let _ = y.split_at::<-1, 0>(); //~ 544
}

fn split_at_scalar_545() {
    // y = torch.arange(1).view(()).view_as(torch.zeros(()))
    // y.tensor_split((1,), 0)
    // RuntimeError: tensor_split expected at least a 1-dimensional tensor, but got a tensor with 0 dims
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![]>::zeros());
    let _ = y.split_at::<0, 1>(); //~ 545
}

fn unbind_dim_546() {
    // y = torch.arange(12).view((6, 2)).unfold(-1, 2, 1)
    // y.unbind(4)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 4)
    let x = Tensor::<i64, Shape![6, 2]>::arange();
    let y = x.as_view().windows::<Shape![2]>();
    let _ = y.unbind::<4>(); //~ 546
}

fn unbind_dim_547() {
    // y = torch.arange(2480).view((62, 40)).unfold(-1, 13, 3)[..., ::4].view_as(torch.zeros((2, 31, 10, 2, 2))).chunk(10, 2)[6]
    // y.unbind(-7)
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got -7)
    let x = Tensor::<i64, Shape![62, 40]>::arange();
    let y = x.as_view().windows_with::<Shape![4], Shape![3], Shape![4]>().view_as(&Tensor::<i64, Shape![2, 31, 10, 2, 2]>::zeros()).chunk::<2, 10>()[6];
    let _ = y.unbind::<-7>(); //~ 547
}

fn unbind_dim_548() {
    // y = torch.arange(128).view((4, 8, 4)).chunk(2, 2)[0]
    // y.unbind(3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![4, 8, 4]>::arange();
    let y = x.as_view().chunk::<2, 2>()[0];
    let _ = y.unbind::<3>(); //~ 548
}

fn unbind_dim_549() {
    // y = torch.arange(100).view((4, 5, 5)).movedim(2, -2).unfold(1, 2, 1).mT.view((2, 2, 4, 2, 5))
    // y.unbind(-6)
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got -6)
    let x = Tensor::<i64, Shape![4, 5, 5]>::arange();
    let y = x.as_view().movedim::<2, -2>().unfold::<1, 2, 1>().mT().view::<Shape![2, 2, 4, 2, 5]>();
    let _ = y.unbind::<-6>(); //~ 549
}

fn unbind_dim_550() {
    // y = torch.arange(360).view((5, 1, 6, 3, 4)).mT
    // y.unbind(6)
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got 6)
    let x = Tensor::<i64, Shape![5, 1, 6, 3, 4]>::arange();
    let y = x.as_view().mT();
    let _ = y.unbind::<6>(); //~ 550
}

fn unbind_dim_551() {
    // y = torch.arange(3072).view((3, 32, 32)).view((3072,))[-3072::4]
    // y.unbind(1)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view().view::<Shape![3072]>().slice(s![-3072..;4]);
    let _ = y.unbind::<1>(); //~ 551
}

fn unbind_dim_552() {
    // y = torch.arange(6144).view((2, 3, 32, 32)).narrow(-2, 2, 30).chunk(2, 3)[0].transpose(-3, 2)
    // y.unbind(5)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 5)
    let x = Tensor::<i64, Shape![2, 3, 32, 32]>::arange();
    let y = x.as_view().narrow::<-2, 2, 30>().chunk::<3, 2>()[0].transpose::<-3, 2>();
    let _ = y.unbind::<5>(); //~ 552
}

fn unbind_dim_553() {
    // y = torch.arange(240).view((4, 12, 5)).select(1, 2).unflatten(0, (4,))
    // y.unbind(-5)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -5)
    let x = Tensor::<i64, Shape![4, 12, 5]>::arange();
    let y = x.as_view().select::<1, 2>().unflatten::<0, Shape![4]>();
    let _ = y.unbind::<-5>(); //~ 553
}

fn unbind_scalar_554() {
    // y = torch.arange(1).view((1, 1)).squeeze((0, 1))
    // y.unbind(0)
    // IndexError: Dimension specified as 0 but tensor has no dimensions
    let x = Tensor::<i64, Shape![1, 1]>::arange();
    let y = x.as_view().squeeze_dims::<Dims![0, 1]>();
    let _ = y.unbind::<0>(); //~ 554
}

fn unbind_scalar_555() {
    // y = torch.arange(96).view((6, 4, 4, 1)).squeeze().unflatten(1, (2, 2)).as_strided((), (), 46)
    // y.unbind(0)
    // IndexError: Dimension specified as 0 but tensor has no dimensions
    let x = Tensor::<i64, Shape![6, 4, 4, 1]>::arange();
    let y = x.as_view().squeeze_all().unflatten::<1, Shape![2, 2]>().as_strided::<Shape![], Strides![], 46>();
    let _ = y.unbind::<0>(); //~ 555
}

fn unbind_scalar_556() {
    // y = torch.atleast_1d(torch.arange(1).view(())).squeeze()
    // y.unbind(0)
    // IndexError: Dimension specified as 0 but tensor has no dimensions
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().atleast_1d().squeeze_all();
    let _ = y.unbind::<0>(); //~ 556
}

fn unbind_scalar_557() {
    // y = torch.arange(1).view((1, 1)).squeeze(-1).squeeze((-1,))
    // y.unbind(-1)
    // IndexError: Dimension specified as 0 but tensor has no dimensions
    let x = Tensor::<i64, Shape![1, 1]>::arange();
    let y = x.as_view().squeeze::<-1>().squeeze_dims::<Dims![-1]>();
    let _ = y.unbind::<-1>(); //~ 557
}

fn unbind_scalar_558() {
    // y = torch.atleast_1d(torch.arange(1).view(())).squeeze(0).view(())
    // y.unbind(-1)
    // IndexError: Dimension specified as 0 but tensor has no dimensions
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().atleast_1d().squeeze::<0>().view::<Shape![]>();
    let _ = y.unbind::<-1>(); //~ 558
}

fn unbind_scalar_559() {
    // y = torch.atleast_1d(torch.arange(1).view(())).squeeze(0)
    // y.unbind(0)
    // IndexError: Dimension specified as 0 but tensor has no dimensions
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().atleast_1d().squeeze::<0>();
    let _ = y.unbind::<0>(); //~ 559
}

fn unbind_scalar_560() {
    // y = torch.arange(1).view(()).unsqueeze(-1).permute((0,)).squeeze((-1,))
    // y.unbind(0)
    // IndexError: Dimension specified as 0 but tensor has no dimensions
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().unsqueeze::<-1>().permute::<Dims![0]>().squeeze_dims::<Dims![-1]>();
    let _ = y.unbind::<0>(); //~ 560
}

fn unbind_scalar_561() {
    // y = torch.arange(1).view(())
    // y.unbind(0)
    // IndexError: Dimension specified as 0 but tensor has no dimensions
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view();
    let _ = y.unbind::<0>(); //~ 561
}

fn unflatten_product_562() {
    // y = torch.arange(40).view((5, 8))[-4:2:2].chunk(2, 1)[1]
    // y.unflatten(0, (2,))
    // RuntimeError: unflatten: Provided sizes [2] don't multiply up to the size of dim 0 (1) in the input tensor
    let x = Tensor::<i64, Shape![5, 8]>::arange();
    let y = x.as_view().slice(s![-4..2;2]).chunk::<1, 2>()[1];
    let _ = y.unflatten::<0, Shape![2]>(); //~ 562
}

fn unflatten_product_563() {
    // y = torch.arange(144).view((6, 6, 2, 2))
    // y.unflatten(-3, (6, 0, 1))
    // RuntimeError: unflatten: Provided sizes [6, 0, 1] don't multiply up to the size of dim 1 (6) in the input tensor
    let x = Tensor::<i64, Shape![6, 6, 2, 2]>::arange();
    let y = x.as_view();
    let _ = y.unflatten::<-3, Shape![6, 0, 1]>(); //~ 563
}

fn unflatten_product_564() {
    // y = torch.arange(60).view((6, 1, 5, 2, 1)).swapaxes(-2, 1)
    // y.unflatten(2, (6,))
    // RuntimeError: unflatten: Provided sizes [6] don't multiply up to the size of dim 2 (5) in the input tensor
    let x = Tensor::<i64, Shape![6, 1, 5, 2, 1]>::arange();
    let y = x.as_view().swapaxes::<-2, 1>();
    let _ = y.unflatten::<2, Shape![6]>(); //~ 564
}

fn unflatten_product_565() {
    // y = torch.arange(48).view((4, 4, 1, 3)).squeeze((3, -4, -3, 2)).unfold(2, 2, 1)
    // y.unflatten(2, (2, 1, 0))
    // RuntimeError: unflatten: Provided sizes [2, 1, 0] don't multiply up to the size of dim 2 (2) in the input tensor
    let x = Tensor::<i64, Shape![4, 4, 1, 3]>::arange();
    let y = x.as_view().squeeze_dims::<Dims![3, -4, -3, 2]>().unfold::<2, 2, 1>();
    let _ = y.unflatten::<2, Shape![2, 1, 0]>(); //~ 565
}

fn unflatten_product_566() {
    // y = torch.arange(320).view((5, 4, 8, 1, 2)).diagonal(-4, -5, 3)[-4::4, :, :, ::7]
    // y.unflatten(1, (1, 2, 8))
    // RuntimeError: unflatten: Provided sizes [1, 2, 8] don't multiply up to the size of dim 1 (8) in the input tensor
    let x = Tensor::<i64, Shape![5, 4, 8, 1, 2]>::arange();
    let y = x.as_view().diagonal::<-4, -5, 3>().slice(s![-4..;4, .., .., ..;7]);
    let _ = y.unflatten::<1, Shape![1, 2, 8]>(); //~ 566
}

fn unflatten_product_567() {
    // y = torch.arange(480).view((4, 5, 2, 2, 6)).unfold(2, 1, 1).view_as(torch.zeros((20, 24)))
    // y.unflatten(1, (1, 25))
    // RuntimeError: unflatten: Provided sizes [1, 25] don't multiply up to the size of dim 1 (24) in the input tensor
    let x = Tensor::<i64, Shape![4, 5, 2, 2, 6]>::arange();
    let y = x.as_view().unfold::<2, 1, 1>().view_as(&Tensor::<i64, Shape![20, 24]>::zeros());
    let _ = y.unflatten::<1, Shape![1, 25]>(); //~ 567
}

fn unflatten_product_568() {
    // y = torch.arange(108).view((1, 3, 1, 6, 6)).unfold(3, 3, 3)
    // y.unflatten(3, (1, 4))
    // RuntimeError: unflatten: Provided sizes [1, 4] don't multiply up to the size of dim 3 (2) in the input tensor
    let x = Tensor::<i64, Shape![1, 3, 1, 6, 6]>::arange();
    let y = x.as_view().unfold::<3, 3, 3>();
    let _ = y.unflatten::<3, Shape![1, 4]>(); //~ 568
}

fn unflatten_product_569() {
    // y = torch.arange(120).view((2, 6, 2, 5)).unbind(3)[2].view((24,))
    // y.unflatten(0, (4, 5))
    // RuntimeError: unflatten: Provided sizes [4, 5] don't multiply up to the size of dim 0 (24) in the input tensor
    let x = Tensor::<i64, Shape![2, 6, 2, 5]>::arange();
    let y = x.as_view().unbind::<3>()[2].view::<Shape![24]>();
    let _ = y.unflatten::<0, Shape![4, 5]>(); //~ 569
}

fn unflatten_product_570() {
    // y = torch.atleast_1d(torch.arange(1).view(()))
    // y.unflatten(-1, (2,))
    // RuntimeError: unflatten: Provided sizes [2] don't multiply up to the size of dim 0 (1) in the input tensor
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().atleast_1d();
    let _ = y.unflatten::<-1, Shape![2]>(); //~ 570
}

fn unflatten_product_571() {
    // y = torch.arange(10).view((1, 10)).tensor_split((4,), 1)[0]
    // y.unflatten(-1, (1, 2, 3))
    // RuntimeError: unflatten: Provided sizes [1, 2, 3] don't multiply up to the size of dim 1 (4) in the input tensor
    let x = Tensor::<i64, Shape![1, 10]>::arange();
    let y = x.as_view().split_at::<1, 4>().0;
    let _ = y.unflatten::<-1, Shape![1, 2, 3]>(); //~ 571
}

fn unflatten_product_572() {
    // y = torch.arange(36).view((2, 6, 3)).unfold(-1, 3, 1)[..., ::2].unfold(-2, 1, 1).unfold(-2, 1, 1).swapaxes(-6, 5).squeeze((5, 2))
    // y.unflatten(1, (6, 0))
    // RuntimeError: unflatten: Provided sizes [6, 0] don't multiply up to the size of dim 1 (6) in the input tensor
    let x = Tensor::<i64, Shape![2, 6, 3]>::arange();
    let y = x.as_view().windows_with::<Shape![2], Shape![1], Shape![2]>().windows::<Shape![1, 1]>().swapaxes::<-6, 5>().squeeze_dims::<Dims![5, 2]>();
    let _ = y.unflatten::<1, Shape![6, 0]>(); //~ 572
}

fn unflatten_product_573() {
    // y = torch.arange(1).view(()).broadcast_to((1, 1))
    // y.unflatten(-1, (2,))
    // RuntimeError: unflatten: Provided sizes [2] don't multiply up to the size of dim 1 (1) in the input tensor
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().broadcast_to::<Shape![1, 1]>();
    let _ = y.unflatten::<-1, Shape![2]>(); //~ 573
}

fn unflatten_not_divisible_574() {
    // y = torch.atleast_3d(torch.arange(4).view((4, 1))).squeeze().unfold(-1, 2, 2)
    // y.unflatten(-1, (3, 2, -1))
    // RuntimeError: unflatten: Provided sizes [3, 2, -1] don't multiply up to the size of dim 1 (2) in the input tensor
    let x = Tensor::<i64, Shape![4, 1]>::arange();
    let y = x.as_view().atleast_3d().squeeze_all().tile::<Shape![2]>();
    let _ = y.unflatten::<-1, Shape![3, 2, _]>(); //~ 574
}

fn unflatten_not_divisible_575() {
    // y = torch.arange(32).view((1, 4, 4, 2)).swapdims(3, 0).broadcast_to((2, -1, 4, 2))[1::2, 0:3:7, 1:4:7, 0::3]
    // y.unflatten(-2, (-1, 5, 7))
    // RuntimeError: unflatten: Provided sizes [-1, 5, 7] don't multiply up to the size of dim 2 (1) in the input tensor
    let x = Tensor::<i64, Shape![1, 4, 4, 2]>::arange();
    let y = x.as_view().swapdims::<3, 0>().broadcast_to::<Shape![2, _, 4, 2]>().slice(s![1..;2, 0..3;7, 1..4;7, 0..;3]);
    let _ = y.unflatten::<-2, Shape![_, 5, 7]>(); //~ 575
}

fn unflatten_not_divisible_576() {
    // y = torch.arange(12).view((4, 3)).unfold(-1, 1, 5)
    // y.unflatten(-2, (4, -1))
    // RuntimeError: unflatten: Provided sizes [4, -1] don't multiply up to the size of dim 1 (1) in the input tensor
    let x = Tensor::<i64, Shape![4, 3]>::arange();
    let y = x.as_view().windows_with::<Shape![1], Shape![5], Shape![1]>();
    let _ = y.unflatten::<-2, Shape![4, _]>(); //~ 576
}

fn unflatten_not_divisible_577() {
    // y = torch.arange(160).view((2, 2, 2, 4, 5)).unsqueeze(4).mT.diagonal(2, 2, -3)
    // y.unflatten(0, (5, 2, -1))
    // RuntimeError: unflatten: Provided sizes [5, 2, -1] don't multiply up to the size of dim 0 (2) in the input tensor
    let x = Tensor::<i64, Shape![2, 2, 2, 4, 5]>::arange();
    let y = x.as_view().unsqueeze::<4>().mT().diagonal::<2, 2, -3>();
    let _ = y.unflatten::<0, Shape![5, 2, _]>(); //~ 577
}

fn unflatten_not_divisible_578() {
    // y = torch.arange(12).view((3, 4)).unfold(-1, 3, 1).flatten(2, 2)
    // y.unflatten(-3, (-1, 2))
    // RuntimeError: unflatten: Provided sizes [-1, 2] don't multiply up to the size of dim 0 (3) in the input tensor
    let x = Tensor::<i64, Shape![3, 4]>::arange();
    let y = x.as_view().windows::<Shape![3]>().flatten::<2, 2>();
    let _ = y.unflatten::<-3, Shape![_, 2]>(); //~ 578
}

fn unflatten_not_divisible_579() {
    // y = torch.arange(162).view((3, 6, 3, 3)).unbind(3)[1].unfold(-3, 2, 7).unfold(-3, 4, 7).unfold(-3, 3, 1)[..., ::2].view_as(torch.zeros((1, 2, 4, 2)))
    // y.unflatten(-1, (-1, 4))
    // RuntimeError: unflatten: Provided sizes [-1, 4] don't multiply up to the size of dim 3 (2) in the input tensor
    let x = Tensor::<i64, Shape![3, 6, 3, 3]>::arange();
    let y = x.as_view().unbind::<3>()[1].windows_with::<Shape![2, 4, 2], Shape![7, 7, 1], Shape![1, 1, 2]>().view_as(&Tensor::<i64, Shape![1, 2, 4, 2]>::zeros());
    let _ = y.unflatten::<-1, Shape![_, 4]>(); //~ 579
}

fn unflatten_not_divisible_580() {
    // y = torch.arange(1).view(()).expand((3,)).split(1, -1)[2].unsqueeze(1)
    // y.unflatten(1, (5, -1))
    // RuntimeError: unflatten: Provided sizes [5, -1] don't multiply up to the size of dim 1 (1) in the input tensor
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().expand::<Shape![3]>().split::<-1, 1>()[2].unsqueeze::<1>();
    let _ = y.unflatten::<1, Shape![5, _]>(); //~ 580
}

fn unflatten_not_divisible_581() {
    // y = torch.arange(2419).view((2419,))
    // y.unflatten(0, (4, -1, 6))
    // RuntimeError: unflatten: Provided sizes [4, -1, 6] don't multiply up to the size of dim 0 (2419) in the input tensor
    let x = Tensor::<i64, Shape![2419]>::arange();
    let y = x.as_view();
    let _ = y.unflatten::<0, Shape![4, _, 6]>(); //~ 581
}

fn unflatten_not_divisible_582() {
    // y = torch.arange(192).view((2, 2, 2, 12, 2)).split_with_sizes([8, 4], 3)[0]
    // y.unflatten(-4, (5, 4, -1))
    // RuntimeError: unflatten: Provided sizes [5, 4, -1] don't multiply up to the size of dim 1 (2) in the input tensor
    let x = Tensor::<i64, Shape![2, 2, 2, 12, 2]>::arange();
    let y = x.as_view().split_with_sizes::<3, Shape![8, 4]>().0;
    let _ = y.unflatten::<-4, Shape![5, 4, _]>(); //~ 582
}

fn unflatten_not_divisible_583() {
    // y = torch.arange(2).view((2,))
    // y.unflatten(-1, (-1, 5))
    // RuntimeError: unflatten: Provided sizes [-1, 5] don't multiply up to the size of dim 0 (2) in the input tensor
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view();
    let _ = y.unflatten::<-1, Shape![_, 5]>(); //~ 583
}

fn unflatten_two_inferred_584() {
    // y = torch.atleast_3d(torch.arange(50).view((10, 1, 5)).squeeze((-1, 1))).permute((2, -2, -3))
    // y.unflatten(2, (2, -1, -1))
    // RuntimeError: unflatten got an unexpected error: only one dimension can be inferred
    let x = Tensor::<i64, Shape![10, 1, 5]>::arange();
    let y = x.as_view().squeeze_dims::<Dims![-1, 1]>().atleast_3d().permute::<Dims![2, -2, -3]>();
    let _ = y.unflatten::<2, Shape![2, _, _]>(); //~ 584
}

fn unflatten_two_inferred_585() {
    // y = torch.atleast_3d(torch.arange(5).view((5, 1, 1)).squeeze(1))
    // y.unflatten(1, (1, -1, -1))
    // RuntimeError: unflatten got an unexpected error: only one dimension can be inferred
    let x = Tensor::<i64, Shape![5, 1, 1]>::arange();
    let y = x.as_view().squeeze::<1>().atleast_3d();
    let _ = y.unflatten::<1, Shape![1, _, _]>(); //~ 585
}

fn unflatten_two_inferred_586() {
    // y = torch.arange(24).view((6, 4, 1))
    // y.unflatten(2, (-1, -1, 2))
    // RuntimeError: unflatten got an unexpected error: only one dimension can be inferred
    let x = Tensor::<i64, Shape![6, 4, 1]>::arange();
    let y = x.as_view();
    let _ = y.unflatten::<2, Shape![_, _, 2]>(); //~ 586
}

fn unflatten_two_inferred_587() {
    // y = torch.atleast_3d(torch.arange(5).view((5,))).view((5, 1)).unfold(-1, 1, 1)[..., ::2].split(1, -3)[0]
    // y.unflatten(1, (-1, -1))
    // RuntimeError: unflatten got an unexpected error: only one dimension can be inferred
    let x = Tensor::<i64, Shape![5]>::arange();
    let y = x.as_view().atleast_3d().view::<Shape![5, 1]>().windows_with::<Shape![1], Shape![1], Shape![2]>().split::<-3, 1>()[0];
    let _ = y.unflatten::<1, Shape![_, _]>(); //~ 587
}

fn unflatten_two_inferred_588() {
    // y = torch.arange(120).view((5, 6, 4)).movedim((), ()).diagonal(-3, 0, -2)[:, ::7]
    // y.unflatten(-2, (-1, -1))
    // RuntimeError: unflatten got an unexpected error: only one dimension can be inferred
    let x = Tensor::<i64, Shape![5, 6, 4]>::arange();
    let y = x.as_view().movedims::<Dims![], Dims![]>().diagonal::<-3, 0, -2>().slice(s![.., ..;7]);
    let _ = y.unflatten::<-2, Shape![_, _]>(); //~ 588
}

fn unflatten_two_inferred_589() {
    // y = torch.arange(30).view((5, 6, 1)).unbind(2)[0].unfold(-2, 2, 1).unfold(-2, 5, 1).diagonal(-1, 0, -1)
    // y.unflatten(-3, (-1, -1))
    // RuntimeError: unflatten got an unexpected error: only one dimension can be inferred
    let x = Tensor::<i64, Shape![5, 6, 1]>::arange();
    let y = x.as_view().unbind::<2>()[0].windows::<Shape![2, 5]>().diagonal::<-1, 0, -1>();
    let _ = y.unflatten::<-3, Shape![_, _]>(); //~ 589
}

fn unflatten_two_inferred_590() {
    // y = torch.arange(1).view((1, 1, 1)).diagonal(0, -3, 1).unfold(-1, 1, 1)[..., ::2].squeeze(1).mT
    // y.unflatten(-2, (-1, 2, -1))
    // RuntimeError: unflatten got an unexpected error: only one dimension can be inferred
    let x = Tensor::<i64, Shape![1, 1, 1]>::arange();
    let y = x.as_view().diagonal::<0, -3, 1>().windows_with::<Shape![1], Shape![1], Shape![2]>().squeeze::<1>().mT();
    let _ = y.unflatten::<-2, Shape![_, 2, _]>(); //~ 590
}

fn unflatten_two_inferred_591() {
    // y = torch.arange(16).view((1, 4, 4))
    // y.unflatten(-3, (1, -1, -1))
    // RuntimeError: unflatten got an unexpected error: only one dimension can be inferred
    let x = Tensor::<i64, Shape![1, 4, 4]>::arange();
    let y = x.as_view();
    let _ = y.unflatten::<-3, Shape![1, _, _]>(); //~ 591
}

fn unflatten_negative_592() {
    // y = torch.arange(1).view((1,)).swapdims(0, -1)
    // y.unflatten(0, (3, -3))
    // RuntimeError: unflatten got an unexpected error: invalid shape dimension -3 at index 1 of shape [3, -3]
    let x = Tensor::<i64, Shape![1]>::arange();
    let y = x.as_view().swapdims::<0, -1>();
    let _ = y.unflatten::<0, Shape![3, -3]>(); //~ 592
}

fn unflatten_negative_593() {
    // y = torch.arange(8).view((4, 2))
    // y.unflatten(-2, (-4,))
    // RuntimeError: unflatten got an unexpected error: invalid shape dimension -4 at index 0 of shape [-4]
    let x = Tensor::<i64, Shape![4, 2]>::arange();
    let y = x.as_view();
    let _ = y.unflatten::<-2, Shape![-4]>(); //~ 593
}

fn unflatten_negative_594() {
    // y = torch.arange(3027).view((3, 1009)).chunk(3, 0)[2].permute((0, 1))
    // y.unflatten(1, (-1009,))
    // RuntimeError: unflatten got an unexpected error: invalid shape dimension -1009 at index 0 of shape [-1009]
    let x = Tensor::<i64, Shape![3, 1009]>::arange();
    let y = x.as_view().chunk::<0, 3>()[2].permute::<Dims![0, 1]>();
    let _ = y.unflatten::<1, Shape![-1009]>(); //~ 594
}

fn unflatten_negative_595() {
    // y = torch.arange(72).view((6, 1, 3, 4)).unbind(-4)[1]
    // y.unflatten(-3, (-2, -2))
    // RuntimeError: unflatten got an unexpected error: invalid shape dimension -2 at index 0 of shape [-2, -2]
    let x = Tensor::<i64, Shape![6, 1, 3, 4]>::arange();
    let y = x.as_view().unbind::<-4>()[1];
    let _ = y.unflatten::<-3, Shape![-2, -2]>(); //~ 595
}

fn unflatten_negative_596() {
    // y = torch.arange(120).view((6, 10, 2)).as_strided((1, 6, 6), (2, 3, 0), 79).permute((2, 1, 0)).diagonal(0, 1, 2)
    // y.unflatten(-1, (-2, -2))
    // RuntimeError: unflatten got an unexpected error: invalid shape dimension -2 at index 0 of shape [-2, -2]
    let x = Tensor::<i64, Shape![6, 10, 2]>::arange();
    let y = x.as_view().as_strided::<Shape![1, 6, 6], Strides![2, 3, 0], 79>().permute::<Dims![2, 1, 0]>().diagonal::<0, 1, 2>();
    let _ = y.unflatten::<-1, Shape![-2, -2]>(); //~ 596
}

fn unflatten_negative_597() {
    // y = torch.arange(108).view((3, 6, 1, 3, 2)).narrow(2, 0, 1).tensor_split((1,), 2)[0]
    // y.unflatten(1, (-2, 2))
    // RuntimeError: unflatten got an unexpected error: invalid shape dimension -2 at index 0 of shape [-2, 2]
    let x = Tensor::<i64, Shape![3, 6, 1, 3, 2]>::arange();
    let y = x.as_view().narrow::<2, 0, 1>().split_at::<2, 1>().0;
    let _ = y.unflatten::<1, Shape![-2, 2]>(); //~ 597
}

fn unflatten_negative_598() {
    // y = torch.atleast_1d(torch.arange(12).view((12,))).unfold(-1, 6, 6)
    // y.unflatten(1, (2, -3))
    // RuntimeError: unflatten got an unexpected error: invalid shape dimension -3 at index 1 of shape [2, -3]
    let x = Tensor::<i64, Shape![12]>::arange();
    let y = x.as_view().atleast_1d().tile::<Shape![6]>();
    let _ = y.unflatten::<1, Shape![2, -3]>(); //~ 598
}

fn unflatten_negative_599() {
    // y = torch.arange(18).view((3, 2, 3, 1)).flatten(0, 3).tensor_split((10,), 0)[1].unfold(-1, 5, 4)
    // y.unflatten(1, (-2, -2))
    // RuntimeError: unflatten got an unexpected error: invalid shape dimension -2 at index 0 of shape [-2, -2]
    let x = Tensor::<i64, Shape![3, 2, 3, 1]>::arange();
    let y = x.as_view().flatten::<0, 3>().split_at::<0, 10>().1.unfold::<-1, 5, 4>();
    let _ = y.unflatten::<1, Shape![-2, -2]>(); //~ 599
}

fn unflatten_none_600() {
    // y = torch.atleast_3d(torch.arange(16).view((1, 8, 2)).chunk(4, 1)[1]).view((4,))
    // y.unflatten(0, ())
    // RuntimeError: unflatten: sizes must be non-empty
    let x = Tensor::<i64, Shape![1, 8, 2]>::arange();
    let y = x.as_view().chunk::<1, 4>()[1].atleast_3d().view::<Shape![4]>();
    let _ = y.unflatten::<0, Shape![]>(); //~ 600
}

fn unflatten_none_601() {
    // y = torch.arange(1586).view((1, 13, 1, 122)).flatten(3, -1)
    // y.unflatten(3, ())
    // RuntimeError: unflatten: sizes must be non-empty
    let x = Tensor::<i64, Shape![1, 13, 1, 122]>::arange();
    let y = x.as_view().flatten::<3, -1>();
    let _ = y.unflatten::<3, Shape![]>(); //~ 601
}

fn unflatten_none_602() {
    // y = torch.arange(5).view((1, 5)).unfold(-2, 1, 1).unfold(-2, 2, 1)
    // y.unflatten(2, ())
    // RuntimeError: unflatten: sizes must be non-empty
    let x = Tensor::<i64, Shape![1, 5]>::arange();
    let y = x.as_view().windows::<Shape![1, 2]>();
    let _ = y.unflatten::<2, Shape![]>(); //~ 602
}

fn unflatten_none_603() {
    // y = torch.arange(125).view((5, 5, 5)).split(1, 0)[1]
    // y.unflatten(1, ())
    // RuntimeError: unflatten: sizes must be non-empty
    let x = Tensor::<i64, Shape![5, 5, 5]>::arange();
    let y = x.as_view().split::<0, 1>()[1];
    let _ = y.unflatten::<1, Shape![]>(); //~ 603
}

fn unflatten_none_604() {
    // y = torch.arange(1290).view((1, 10, 1, 129)).narrow(2, 0, 1).chunk(1, 2)[0][0, -4:8:4, ::7]
    // y.unflatten(2, ())
    // RuntimeError: unflatten: sizes must be non-empty
    let x = Tensor::<i64, Shape![1, 10, 1, 129]>::arange();
    let y = x.as_view().narrow::<2, 0, 1>().chunk::<2, 1>()[0].slice(s![0, -4..8;4, ..;7]);
    let _ = y.unflatten::<2, Shape![]>(); //~ 604
}

fn unflatten_none_605() {
    // y = torch.atleast_2d(torch.arange(2812).view((2812,)))
    // y.unflatten(0, ())
    // RuntimeError: unflatten: sizes must be non-empty
    let x = Tensor::<i64, Shape![2812]>::arange();
    let y = x.as_view().atleast_2d();
    let _ = y.unflatten::<0, Shape![]>(); //~ 605
}

fn unflatten_none_606() {
    // y = torch.arange(150).view((6, 5, 5)).diagonal(0, 0, 1).movedim(-1, 0).t().as_strided((5, 4), (1, 0), 35)
    // y.unflatten(0, ())
    // RuntimeError: unflatten: sizes must be non-empty
    let x = Tensor::<i64, Shape![6, 5, 5]>::arange();
    let y = x.as_view().diagonal::<0, 0, 1>().movedim::<-1, 0>().t().as_strided::<Shape![5, 4], Strides![1, 0], 35>();
    let _ = y.unflatten::<0, Shape![]>(); //~ 606
}

fn unflatten_none_607() {
    // y = torch.arange(2).view((2,)).broadcast_to((1, -1)).t().unfold(-1, 1, 1)[-1::1, ::2, :]
    // y.unflatten(1, ())
    // RuntimeError: unflatten: sizes must be non-empty
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view().broadcast_to::<Shape![1, _]>().t().unfold::<-1, 1, 1>().slice(s![-1..;1, ..;2, ..]);
    let _ = y.unflatten::<1, Shape![]>(); //~ 607
}

fn unflatten_dim_608() {
    // y = torch.atleast_3d(torch.arange(2).view((2,)).narrow(0, 0, 1)).squeeze(-1)
    // y.unflatten(-3, (1, 1))
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -3)
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view().narrow::<0, 0, 1>().atleast_3d().squeeze::<-1>();
    let _ = y.unflatten::<-3, Shape![1, 1]>(); //~ 608
}

fn unflatten_dim_609() {
    // y = torch.arange(3).view((3, 1)).chunk(1, -2)[0].unfold(-1, 1, 3)[..., ::3].broadcast_to((3, 1, 1)).flatten(-1, -1)
    // y.unflatten(4, (1, 1))
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 4)
    let x = Tensor::<i64, Shape![3, 1]>::arange();
    let y = x.as_view().chunk::<-2, 1>()[0].windows_with::<Shape![1], Shape![3], Shape![3]>().broadcast_to::<Shape![3, 1, 1]>().flatten::<-1, -1>();
    let _ = y.unflatten::<4, Shape![1, 1]>(); //~ 609
}

fn unflatten_dim_610() {
    // y = torch.arange(4).view((2, 2)).transpose(1, 0).chunk(2, 1)[0].unflatten(0, (2,))
    // y.unflatten(-5, (1, 2))
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -5)
    let x = Tensor::<i64, Shape![2, 2]>::arange();
    let y = x.as_view().transpose::<1, 0>().chunk::<1, 2>()[0].unflatten::<0, Shape![2]>();
    let _ = y.unflatten::<-5, Shape![1, 2]>(); //~ 610
}

fn unflatten_dim_611() {
    // y = torch.arange(2).view((2,))
    // y.unflatten(-2, (1, 3))
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got -2)
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view();
    let _ = y.unflatten::<-2, Shape![1, 3]>(); //~ 611
}

fn unflatten_dim_612() {
    // y = torch.arange(180).view((2, 1, 2, 5, 9, 1)).unbind(-2)[1]
    // y.unflatten(5, (1, 2))
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got 5)
    let x = Tensor::<i64, Shape![2, 1, 2, 5, 9, 1]>::arange();
    let y = x.as_view().unbind::<-2>()[1];
    let _ = y.unflatten::<5, Shape![1, 2]>(); //~ 612
}

fn unflatten_dim_613() {
    // y = torch.arange(30).view((6, 5))
    // y.unflatten(2, (1, 3))
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![6, 5]>::arange();
    let y = x.as_view();
    let _ = y.unflatten::<2, Shape![1, 3]>(); //~ 613
}

fn unflatten_dim_614() {
    // y = torch.arange(18).view((3, 6, 1)).narrow(1, 4, 1)
    // y.unflatten(3, (1, 1))
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![3, 6, 1]>::arange();
    let y = x.as_view().narrow::<1, 4, 1>();
    let _ = y.unflatten::<3, Shape![1, 1]>(); //~ 614
}

fn unflatten_dim_615() {
    // y = torch.arange(5).view((5,)).view((-1,)).unsqueeze(-2)
    // y.unflatten(4, (1, 2))
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 4)
    let x = Tensor::<i64, Shape![5]>::arange();
    let y = x.as_view().view::<Shape![_]>().unsqueeze::<-2>();
    let _ = y.unflatten::<4, Shape![1, 2]>(); //~ 615
}

fn unflatten_scalar_616() {
    // y = torch.arange(1).view(())
    // y.unflatten(-1, (1, -1))
    // RuntimeError: unflatten got an unexpected error: Dimension specified as 0 but tensor has no dimensions
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view();
    let _ = y.unflatten::<-1, Shape![1, _]>(); //~ 616
}

fn unflatten_scalar_617() {
    // y = torch.atleast_1d(torch.arange(1).view(())).squeeze((-1,))
    // y.unflatten(0, (1, -1))
    // RuntimeError: unflatten got an unexpected error: Dimension specified as 0 but tensor has no dimensions
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().atleast_1d().squeeze_dims::<Dims![-1]>();
    let _ = y.unflatten::<0, Shape![1, _]>(); //~ 617
}

fn unflatten_scalar_618() {
    // y = torch.arange(1).view(())
    // y.unflatten(-1, (-1,))
    // RuntimeError: unflatten got an unexpected error: Dimension specified as 0 but tensor has no dimensions
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view();
    let _ = y.unflatten::<-1, Shape![_]>(); //~ 618
}

fn unflatten_scalar_619() {
    // y = torch.arange(1).view(()).t()
    // y.unflatten(-1, (1,))
    // RuntimeError: unflatten got an unexpected error: Dimension specified as 0 but tensor has no dimensions
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().t();
    let _ = y.unflatten::<-1, Shape![1]>(); //~ 619
}

fn unflatten_scalar_620() {
    // y = torch.arange(1).view(()).view_as(torch.zeros((1,))).movedim((0,), (0,)).view(())
    // y.unflatten(-1, (1, -1))
    // RuntimeError: unflatten got an unexpected error: Dimension specified as 0 but tensor has no dimensions
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![1]>::zeros()).movedims::<Dims![0], Dims![0]>().view::<Shape![]>();
    let _ = y.unflatten::<-1, Shape![1, _]>(); //~ 620
}

fn unflatten_scalar_621() {
    // y = torch.arange(1).view(()).expand_as(torch.zeros(()))
    // y.unflatten(-1, (1, -1))
    // RuntimeError: unflatten got an unexpected error: Dimension specified as 0 but tensor has no dimensions
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().expand_as(&Tensor::<i64, Shape![]>::zeros());
    let _ = y.unflatten::<-1, Shape![1, _]>(); //~ 621
}

fn unflatten_scalar_622() {
    // y = torch.arange(1).view(()).t()
    // y.unflatten(-1, (1, 1))
    // RuntimeError: unflatten got an unexpected error: Dimension specified as 0 but tensor has no dimensions
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().t();
    let _ = y.unflatten::<-1, Shape![1, 1]>(); //~ 622
}

fn unflatten_scalar_623() {
    // y = torch.arange(1).view(()).t()
    // y.unflatten(0, (1, 1))
    // RuntimeError: unflatten got an unexpected error: Dimension specified as 0 but tensor has no dimensions
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().t();
    let _ = y.unflatten::<0, Shape![1, 1]>(); //~ 623
}

fn empty_unflatten_ambiguous_624() {
    // y = torch.arange(0).view((2, 4, 0)).diagonal(-1, -1, 0).chunk(4, 0)[2].view_as(torch.zeros((4, 0)))
    // y.unflatten(1, (3, 0, -1))
    // RuntimeError: unflatten got an unexpected error: cannot reshape tensor of 0 elements into shape [3, 0, -1] because the unspecified dimension size -1 can be any value and is ambiguous
    let x = Tensor::<i64, Shape![2, 4, 0]>::arange();
    let y = x.as_view().diagonal::<-1, -1, 0>().chunk::<0, 4>()[2].view_as(&Tensor::<i64, Shape![4, 0]>::zeros());
    let _ = y.unflatten::<1, Shape![3, 0, _]>(); //~ 624
}

fn empty_unflatten_ambiguous_625() {
    // y = torch.arange(0).view((5, 0)).view((4, 3, 0))
    // y.unflatten(-1, (0, 3, -1))
    // RuntimeError: unflatten got an unexpected error: cannot reshape tensor of 0 elements into shape [0, 3, -1] because the unspecified dimension size -1 can be any value and is ambiguous
    let x = Tensor::<i64, Shape![5, 0]>::arange();
    let y = x.as_view().view::<Shape![4, 3, 0]>();
    let _ = y.unflatten::<-1, Shape![0, 3, _]>(); //~ 625
}

fn empty_unflatten_ambiguous_626() {
    // y = torch.arange(0).view((2, 0)).view((0, 3, 1, 4))
    // y.unflatten(0, (0, -1, 3))
    // RuntimeError: unflatten got an unexpected error: cannot reshape tensor of 0 elements into shape [0, -1, 3] because the unspecified dimension size -1 can be any value and is ambiguous
    let x = Tensor::<i64, Shape![2, 0]>::arange();
    let y = x.as_view().view::<Shape![0, 3, 1, 4]>();
    let _ = y.unflatten::<0, Shape![0, _, 3]>(); //~ 626
}

fn empty_unflatten_ambiguous_627() {
    // y = torch.arange(0).view((6, 3, 0)).tensor_split((0,), 2)[0].view((0,))
    // y.unflatten(0, (-1, 2, 0))
    // RuntimeError: unflatten got an unexpected error: cannot reshape tensor of 0 elements into shape [-1, 2, 0] because the unspecified dimension size -1 can be any value and is ambiguous
    let x = Tensor::<i64, Shape![6, 3, 0]>::arange();
    let y = x.as_view().split_at::<2, 0>().0.view::<Shape![0]>();
    let _ = y.unflatten::<0, Shape![_, 2, 0]>(); //~ 627
}

fn empty_unflatten_ambiguous_628() {
    // y = torch.arange(0).view((0, 4, 6, 8)).permute((3, 2, 0, 1))
    // y.unflatten(2, (0, 3, -1))
    // RuntimeError: unflatten got an unexpected error: cannot reshape tensor of 0 elements into shape [0, 3, -1] because the unspecified dimension size -1 can be any value and is ambiguous
    let x = Tensor::<i64, Shape![0, 4, 6, 8]>::arange();
    let y = x.as_view().permute::<Dims![3, 2, 0, 1]>();
    let _ = y.unflatten::<2, Shape![0, 3, _]>(); //~ 628
}

fn empty_unflatten_ambiguous_629() {
    // y = torch.arange(0).view((1, 1, 0, 1)).expand_as(torch.zeros((3, 1, 3, 1, 0, 1))).chunk(4, 4)[3].unbind(2)[1]
    // y.unflatten(3, (2, 0, -1))
    // RuntimeError: unflatten got an unexpected error: cannot reshape tensor of 0 elements into shape [2, 0, -1] because the unspecified dimension size -1 can be any value and is ambiguous
    let x = Tensor::<i64, Shape![1, 1, 0, 1]>::arange();
    let y = x.as_view().expand_as(&Tensor::<i64, Shape![3, 1, 3, 1, 0, 1]>::zeros()).chunk::<4, 4>()[3].unbind::<2>()[1];
    let _ = y.unflatten::<3, Shape![2, 0, _]>(); //~ 629
}

fn empty_unflatten_ambiguous_630() {
    // y = torch.arange(0).view((1, 0, 9)).tensor_split((0,), 0)[1].diagonal(0, -1, 0).view((0,))
    // y.unflatten(-1, (0, -1))
    // RuntimeError: unflatten got an unexpected error: cannot reshape tensor of 0 elements into shape [0, -1] because the unspecified dimension size -1 can be any value and is ambiguous
    let x = Tensor::<i64, Shape![1, 0, 9]>::arange();
    let y = x.as_view().split_at::<0, 0>().1.diagonal::<0, -1, 0>().view::<Shape![0]>();
    let _ = y.unflatten::<-1, Shape![0, _]>(); //~ 630
}

fn empty_unflatten_ambiguous_631() {
    // y = torch.atleast_2d(torch.arange(0).view((0,))).unfold(-2, 1, 1).view((-1, 3, 4, 3)).expand((5, -1, 3, 4, 3))
    // y.unflatten(-4, (3, -1, 0))
    // RuntimeError: unflatten got an unexpected error: cannot reshape tensor of 0 elements into shape [3, -1, 0] because the unspecified dimension size -1 can be any value and is ambiguous
    let x = Tensor::<i64, Shape![0]>::arange();
    let y = x.as_view().atleast_2d().unfold::<-2, 1, 1>().view::<Shape![_, 3, 4, 3]>().expand::<Shape![5, _, 3, 4, 3]>();
    let _ = y.unflatten::<-4, Shape![3, _, 0]>(); //~ 631
}

fn swapaxes_dim_632() {
    // y = torch.arange(25).view((5, 5))
    // y.swapaxes(-2, -4)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -4)
    let x = Tensor::<i64, Shape![5, 5]>::arange();
    let y = x.as_view();
    let _ = y.swapaxes::<-2, -4>(); //~ 632
}

fn swapaxes_dim_633() {
    // y = torch.arange(150).view((1, 2, 5, 1, 3, 5)).squeeze().unfold(-2, 2, 1).unfold(-2, 3, 1)
    // y.swapaxes(3, 6)
    // IndexError: Dimension out of range (expected to be in range of [-6, 5], but got 6)
    let x = Tensor::<i64, Shape![1, 2, 5, 1, 3, 5]>::arange();
    let y = x.as_view().squeeze_all().windows::<Shape![2, 3]>();
    let _ = y.swapaxes::<3, 6>(); //~ 633
}

fn swapaxes_dim_634() {
    // y = torch.arange(9).view((1, 9, 1, 1))
    // y.swapaxes(5, 3)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 5)
    let x = Tensor::<i64, Shape![1, 9, 1, 1]>::arange();
    let y = x.as_view();
    let _ = y.swapaxes::<5, 3>(); //~ 634
}

fn swapaxes_dim_635() {
    // y = torch.arange(120).view((6, 4, 5))
    // y.swapaxes(-4, -3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -4)
    let x = Tensor::<i64, Shape![6, 4, 5]>::arange();
    let y = x.as_view();
    let _ = y.swapaxes::<-4, -3>(); //~ 635
}

fn swapaxes_dim_636() {
    // y = torch.arange(10).view((5, 2)).unfold(-2, 3, 1).unfold(-2, 2, 1).view((3, 6)).split_with_sizes([1, 1, 1], -2)[1].flatten(-2, 1)
    // y.swapaxes(1, 0)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![5, 2]>::arange();
    let y = x.as_view().windows::<Shape![3, 2]>().view::<Shape![3, 6]>().split_with_sizes::<-2, Shape![1, 1, 1]>().1.flatten::<-2, 1>();
    let _ = y.swapaxes::<1, 0>(); //~ 636
}

fn swapaxes_dim_637() {
    // y = torch.arange(16).view((4, 1, 1, 1, 2, 2))
    // y.swapaxes(6, 5)
    // IndexError: Dimension out of range (expected to be in range of [-6, 5], but got 6)
    let x = Tensor::<i64, Shape![4, 1, 1, 1, 2, 2]>::arange();
    let y = x.as_view();
    let _ = y.swapaxes::<6, 5>(); //~ 637
}

fn swapaxes_dim_638() {
    // y = torch.atleast_2d(torch.arange(5).view((5, 1)).squeeze((1,)).unfold(-1, 1, 3))
    // y.swapaxes(-2, 4)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 4)
    let x = Tensor::<i64, Shape![5, 1]>::arange();
    let y = x.as_view().squeeze_dims::<Dims![1]>().windows_with::<Shape![1], Shape![3], Shape![1]>().atleast_2d();
    let _ = y.swapaxes::<-2, 4>(); //~ 638
}

fn swapaxes_dim_639() {
    // y = torch.arange(60).view((1, 6, 5, 2, 1))
    // y.swapaxes(-5, -6)
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got -6)
    let x = Tensor::<i64, Shape![1, 6, 5, 2, 1]>::arange();
    let y = x.as_view();
    let _ = y.swapaxes::<-5, -6>(); //~ 639
}

fn swapdims_dim_640() {
    // y = torch.arange(30).view((2, 3, 1, 5)).broadcast_to((2, 3, 1, 5)).swapdims(-1, 0)
    // y.swapdims(-3, 5)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 5)
    let x = Tensor::<i64, Shape![2, 3, 1, 5]>::arange();
    let y = x.as_view().broadcast_to::<Shape![2, 3, 1, 5]>().swapdims::<-1, 0>();
    let _ = y.swapdims::<-3, 5>(); //~ 640
}

fn swapdims_dim_641() {
    // y = torch.atleast_1d(torch.arange(144).view((4, 3, 4, 3)).transpose(3, -2))
    // y.swapdims(4, -2)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![4, 3, 4, 3]>::arange();
    let y = x.as_view().transpose::<3, -2>().atleast_1d();
    let _ = y.swapdims::<4, -2>(); //~ 641
}

fn swapdims_dim_642() {
    // y = torch.arange(60).view((5, 2, 6)).movedim((0, 2, 1), (2, 0, 1)).as_strided((1, 5), (15, 11), 5)
    // y.swapdims(2, 1)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![5, 2, 6]>::arange();
    let y = x.as_view().movedims::<Dims![0, 2, 1], Dims![2, 0, 1]>().as_strided::<Shape![1, 5], Strides![15, 11], 5>();
    let _ = y.swapdims::<2, 1>(); //~ 642
}

fn swapdims_dim_643() {
    // y = torch.arange(144).view((1, 6, 3, 8)).permute((1, 3, 2, 0))
    // y.swapdims(1, 4)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![1, 6, 3, 8]>::arange();
    let y = x.as_view().permute::<Dims![1, 3, 2, 0]>();
    let _ = y.swapdims::<1, 4>(); //~ 643
}

fn swapdims_dim_644() {
    // y = torch.arange(60).view((1, 3, 10, 2)).chunk(1, 1)[0].squeeze(0).view((-1,))
    // y.swapdims(1, -1)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![1, 3, 10, 2]>::arange();
    let y = x.as_view().chunk::<1, 1>()[0].squeeze::<0>().view::<Shape![_]>();
    let _ = y.swapdims::<1, -1>(); //~ 644
}

fn swapdims_dim_645() {
    // y = torch.atleast_3d(torch.arange(4).view((4, 1)).view((4,)).unbind(-1)[3]).movedim((-1, -3), (-2, 0))
    // y.swapdims(1, -6)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -6)
    let x = Tensor::<i64, Shape![4, 1]>::arange();
    let y = x.as_view().view::<Shape![4]>().unbind::<-1>()[3].atleast_3d().movedims::<Dims![-1, -3], Dims![-2, 0]>();
    let _ = y.swapdims::<1, -6>(); //~ 645
}

fn swapdims_dim_646() {
    // y = torch.arange(30).view((1, 6, 5)).unfold(2, 1, 3)
    // y.swapdims(4, 3)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![1, 6, 5]>::arange();
    let y = x.as_view().unfold::<2, 1, 3>();
    let _ = y.swapdims::<4, 3>(); //~ 646
}

fn swapdims_dim_647() {
    // y = torch.arange(48).view((6, 2, 4)).broadcast_to((5, -1, -1, 4))
    // y.swapdims(4, 1)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![6, 2, 4]>::arange();
    let y = x.as_view().broadcast_to::<Shape![5, _, _, 4]>();
    let _ = y.swapdims::<4, 1>(); //~ 647
}

fn movedims_dim_648() {
    // y = torch.arange(2).view((2, 1))
    // y.movedim((0, 1), (-3, 0))
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -3)
    let x = Tensor::<i64, Shape![2, 1]>::arange();
    let y = x.as_view();
    let _ = y.movedims::<Dims![0, 1], Dims![-3, 0]>(); //~ 648
}

fn movedims_dim_649() {
    // y = torch.arange(24).view((4, 1, 6)).unfold(-2, 1, 1).unflatten(-2, (2, -1))
    // y.movedim((4, 1, 3, 2, 0), (0, 6, 1, 2, 3))
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got 6)
    let x = Tensor::<i64, Shape![4, 1, 6]>::arange();
    let y = x.as_view().unfold::<-2, 1, 1>().unflatten::<-2, Shape![2, _]>();
    let _ = y.movedims::<Dims![4, 1, 3, 2, 0], Dims![0, 6, 1, 2, 3]>(); //~ 649
}

fn movedims_dim_650() {
    // y = torch.atleast_3d(torch.arange(2).view((2,)))
    // y.movedim((2, 0, -4), (1, 0, 2))
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -4)
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view().atleast_3d();
    let _ = y.movedims::<Dims![2, 0, -4], Dims![1, 0, 2]>(); //~ 650
}

fn movedims_dim_651() {
    // y = torch.arange(450).view((5, 5, 3, 6)).movedim(3, 1).tensor_split((6,), -3)[0]
    // y.movedim((4, 3), (3, 1))
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![5, 5, 3, 6]>::arange();
    let y = x.as_view().movedim::<3, 1>().split_at::<-3, 6>().0;
    let _ = y.movedims::<Dims![4, 3], Dims![3, 1]>(); //~ 651
}

fn movedims_dim_652() {
    // y = torch.arange(120).view((4, 6, 5)).movedim(-3, 1).unfold(-1, 2, 1)
    // y.movedim((2, 0, 3), (3, -7, 1))
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -7)
    let x = Tensor::<i64, Shape![4, 6, 5]>::arange();
    let y = x.as_view().movedim::<-3, 1>().windows::<Shape![2]>();
    let _ = y.movedims::<Dims![2, 0, 3], Dims![3, -7, 1]>(); //~ 652
}

fn movedims_dim_653() {
    // y = torch.arange(6).view((1, 1, 6)).narrow(0, 0, 1).transpose(1, 2)
    // y.movedim((2, 0, 1), (3, 1, 0))
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![1, 1, 6]>::arange();
    let y = x.as_view().narrow::<0, 0, 1>().transpose::<1, 2>();
    let _ = y.movedims::<Dims![2, 0, 1], Dims![3, 1, 0]>(); //~ 653
}

fn movedims_dim_654() {
    // y = torch.atleast_3d(torch.arange(20).view((5, 4)))
    // y.movedim((1, 4), (0, 2))
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 4)
    let x = Tensor::<i64, Shape![5, 4]>::arange();
    let y = x.as_view().atleast_3d();
    let _ = y.movedims::<Dims![1, 4], Dims![0, 2]>(); //~ 654
}

fn movedims_dim_655() {
    // y = torch.arange(12).view((1, 6, 2)).view_as(torch.zeros((1, 12, 1, 1))).unflatten(-3, (2, 6))
    // y.movedim((-7, 2, 3, 1, 0), (0, 4, 3, 1, 2))
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got -7)
    let x = Tensor::<i64, Shape![1, 6, 2]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![1, 12, 1, 1]>::zeros()).unflatten::<-3, Shape![2, 6]>();
    let _ = y.movedims::<Dims![-7, 2, 3, 1, 0], Dims![0, 4, 3, 1, 2]>(); //~ 655
}

fn movedims_source_656() {
    // y = torch.arange(2032).view((2032,)).view_as(torch.zeros((2, 1016))).broadcast_to((3, 2, 1016)).unbind(0)[1]
    // y.movedim((1, 1), (0, 1))
    // RuntimeError: movedim: repeated dim in `source` ([1, 1])
    let x = Tensor::<i64, Shape![2032]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![2, 1016]>::zeros()).broadcast_to::<Shape![3, 2, 1016]>().unbind::<0>()[1];
    let _ = y.movedims::<Dims![1, 1], Dims![0, 1]>(); //~ 656
}

fn movedims_source_657() {
    // y = torch.arange(60).view((12, 5))[11::2]
    // y.movedim((1, 1), (1, 0))
    // RuntimeError: movedim: repeated dim in `source` ([1, 1])
    let x = Tensor::<i64, Shape![12, 5]>::arange();
    let y = x.as_view().slice(s![11..;2]);
    let _ = y.movedims::<Dims![1, 1], Dims![1, 0]>(); //~ 657
}

fn movedims_source_658() {
    // y = torch.arange(2).view((2,)).unfold(-1, 1, 2)
    // y.movedim((-2, 0), (0, 1))
    // RuntimeError: movedim: repeated dim in `source` ([-2, 0])
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view().unfold::<-1, 1, 2>();
    let _ = y.movedims::<Dims![-2, 0], Dims![0, 1]>(); //~ 658
}

fn movedims_source_659() {
    // y = torch.arange(20).view((1, 5, 2, 2)).diagonal(0, 0, 3)
    // y.movedim((1, 1), (2, 0))
    // RuntimeError: movedim: repeated dim in `source` ([1, 1])
    let x = Tensor::<i64, Shape![1, 5, 2, 2]>::arange();
    let y = x.as_view().diagonal::<0, 0, 3>();
    let _ = y.movedims::<Dims![1, 1], Dims![2, 0]>(); //~ 659
}

fn movedims_source_660() {
    // y = torch.arange(360).view((5, 9, 2, 4)).expand_as(torch.zeros((4, 2, 5, 9, 2, 4))).transpose(3, -3).select(2, 0).tensor_split((1,), 1)[1]
    // y.movedim((1, 1), (3, 2))
    // RuntimeError: movedim: repeated dim in `source` ([1, 1])
    let x = Tensor::<i64, Shape![5, 9, 2, 4]>::arange();
    let y = x.as_view().expand_as(&Tensor::<i64, Shape![4, 2, 5, 9, 2, 4]>::zeros()).transpose::<3, -3>().select::<2, 0>().split_at::<1, 1>().1;
    let _ = y.movedims::<Dims![1, 1], Dims![3, 2]>(); //~ 660
}

fn movedims_source_661() {
    // y = torch.arange(36).view((6, 6)).unfold(-1, 1, 2)[..., ::2][:, 0, 0].split_with_sizes([6], 0)[0].view((1, 6))
    // y.movedim((0, 0), (0, 1))
    // RuntimeError: movedim: repeated dim in `source` ([0, 0])
    let x = Tensor::<i64, Shape![6, 6]>::arange();
    let y = x.as_view().windows_with::<Shape![1], Shape![2], Shape![2]>().slice(s![.., 0, 0]).split_with_sizes::<0, Shape![6]>().0.view::<Shape![1, 6]>();
    let _ = y.movedims::<Dims![0, 0], Dims![0, 1]>(); //~ 661
}

fn movedims_source_662() {
    // y = torch.arange(8).view((2, 4)).swapdims(-1, 1)
    // y.movedim((0, -2), (0, 1))
    // RuntimeError: movedim: repeated dim in `source` ([0, -2])
    let x = Tensor::<i64, Shape![2, 4]>::arange();
    let y = x.as_view().swapdims::<-1, 1>();
    let _ = y.movedims::<Dims![0, -2], Dims![0, 1]>(); //~ 662
}

fn movedims_source_663() {
    // y = torch.arange(1).view((1, 1, 1)).diagonal(0, 1, -1).unfold(-2, 1, 1).unfold(-2, 1, 1).mT
    // y.movedim((3, 0, 0), (0, 3, 2))
    // RuntimeError: movedim: repeated dim in `source` ([3, 0, 0])
    let x = Tensor::<i64, Shape![1, 1, 1]>::arange();
    let y = x.as_view().diagonal::<0, 1, -1>().tile::<Shape![1, 1]>().mT();
    let _ = y.movedims::<Dims![3, 0, 0], Dims![0, 3, 2]>(); //~ 663
}

fn movedims_destination_664() {
    // y = torch.arange(3).view((1, 3)).unfold(-2, 1, 1).unfold(-2, 3, 1)[..., ::2].unfold(-2, 1, 1)[..., ::2].unfold(-2, 2, 2)
    // y.movedim((4, 3, 5, 1), (5, 1, 4, 5))
    // RuntimeError: movedim: repeated dim in `destination` ([5, 1, 4, 5])
    let x = Tensor::<i64, Shape![1, 3]>::arange();
    let y = x.as_view().windows_with::<Shape![1, 2], Shape![1, 1], Shape![1, 2]>().windows_with::<Shape![1, 2], Shape![1, 2], Shape![2, 1]>();
    let _ = y.movedims::<Dims![4, 3, 5, 1], Dims![5, 1, 4, 5]>(); //~ 664
}

fn movedims_destination_665() {
    // y = torch.arange(6).view((2, 1, 3)).split_with_sizes([1, 1, 1], 2)[1]
    // y.movedim((0, 2, 1), (2, -2, 1))
    // RuntimeError: movedim: repeated dim in `destination` ([2, -2, 1])
    let x = Tensor::<i64, Shape![2, 1, 3]>::arange();
    let y = x.as_view().split_with_sizes::<2, Shape![1, 1, 1]>().1;
    let _ = y.movedims::<Dims![0, 2, 1], Dims![2, -2, 1]>(); //~ 665
}

fn movedims_destination_666() {
    // y = torch.arange(16).view((2, 1, 8))
    // y.movedim((0, 2, 1), (1, 1, 2))
    // RuntimeError: movedim: repeated dim in `destination` ([1, 1, 2])
    let x = Tensor::<i64, Shape![2, 1, 8]>::arange();
    let y = x.as_view();
    let _ = y.movedims::<Dims![0, 2, 1], Dims![1, 1, 2]>(); //~ 666
}

fn movedims_destination_667() {
    // y = torch.arange(3900).view((13, 12, 25)).transpose(2, 1).chunk(5, -2)[1].narrow(2, 8, 1).tensor_split((8,), 0)[0]
    // y.movedim((0, 1), (0, 0))
    // RuntimeError: movedim: repeated dim in `destination` ([0, 0])
    let x = Tensor::<i64, Shape![13, 12, 25]>::arange();
    let y = x.as_view().transpose::<2, 1>().chunk::<-2, 5>()[1].narrow::<2, 8, 1>().split_at::<0, 8>().0;
    let _ = y.movedims::<Dims![0, 1], Dims![0, 0]>(); //~ 667
}

fn movedims_destination_668() {
    // y = torch.arange(6).view((2, 3)).unfold(1, 3, 3)
    // y.movedim((0, 1), (0, 0))
    // RuntimeError: movedim: repeated dim in `destination` ([0, 0])
    let x = Tensor::<i64, Shape![2, 3]>::arange();
    let y = x.as_view().unfold::<1, 3, 3>();
    let _ = y.movedims::<Dims![0, 1], Dims![0, 0]>(); //~ 668
}

fn movedims_destination_669() {
    // y = torch.arange(36).view((1, 9, 4)).squeeze(0)
    // y.movedim((1, 0), (0, 0))
    // RuntimeError: movedim: repeated dim in `destination` ([0, 0])
    let x = Tensor::<i64, Shape![1, 9, 4]>::arange();
    let y = x.as_view().squeeze::<0>();
    let _ = y.movedims::<Dims![1, 0], Dims![0, 0]>(); //~ 669
}

fn movedims_destination_670() {
    // y = torch.atleast_3d(torch.arange(6).view((6, 1)).unbind(1)[0]).unbind(2)[0]
    // y.movedim((1, 0), (-2, 0))
    // RuntimeError: movedim: repeated dim in `destination` ([-2, 0])
    let x = Tensor::<i64, Shape![6, 1]>::arange();
    let y = x.as_view().unbind::<1>()[0].atleast_3d().unbind::<2>()[0];
    let _ = y.movedims::<Dims![1, 0], Dims![-2, 0]>(); //~ 670
}

fn movedims_destination_671() {
    // y = torch.arange(144).view((4, 6, 6)).movedim((-1, -3), (2, 0))
    // y.movedim((2, 1, 0), (0, 2, 0))
    // RuntimeError: movedim: repeated dim in `destination` ([0, 2, 0])
    let x = Tensor::<i64, Shape![4, 6, 6]>::arange();
    let y = x.as_view().movedims::<Dims![-1, -3], Dims![2, 0]>();
    let _ = y.movedims::<Dims![2, 1, 0], Dims![0, 2, 0]>(); //~ 671
}

fn movedims_lengths_672() {
    // y = torch.arange(12).view((6, 2, 1)).unfold(-3, 2, 3).unfold(-3, 1, 1)[..., ::2].unfold(-3, 1, 2)[..., ::3].view((2, 1, 2, 2)).view((2, -1, 2))
    // y.movedim((0, 1, 2), (0, 2))
    // RuntimeError: movedim: Invalid source or destination dims: source ([0, 1, 2] dims) should contain the same number of dims as destination ([0, 2] dims)
    let x = Tensor::<i64, Shape![6, 2, 1]>::arange();
    let y = x.as_view().windows_with::<Shape![2, 1, 1], Shape![3, 1, 2], Shape![1, 2, 3]>().view::<Shape![2, 1, 2, 2]>().view::<Shape![2, _, 2]>();
    let _ = y.movedims::<Dims![0, 1, 2], Dims![0, 2]>(); //~ 672
}

fn movedims_lengths_673() {
    // y = torch.arange(3).view((3,)).view_as(torch.zeros((1, 3))).broadcast_to((4, 3))
    // y.movedim((0,), (0, 1))
    // RuntimeError: movedim: Invalid source or destination dims: source ([0] dims) should contain the same number of dims as destination ([0, 1] dims)
    let x = Tensor::<i64, Shape![3]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![1, 3]>::zeros()).broadcast_to::<Shape![4, 3]>();
    let _ = y.movedims::<Dims![0], Dims![0, 1]>(); //~ 673
}

fn movedims_lengths_674() {
    // y = torch.arange(72).view((1, 6, 6, 2)).unfold(-2, 2, 2).unfold(-2, 1, 1).chunk(2, -2)[0].swapaxes(5, 3)
    // y.movedim((2, 3, 5, 4, 0), (4, 5, 0, 1, 3, 2))
    // RuntimeError: movedim: Invalid source or destination dims: source ([2, 3, 5, 4, 0] dims) should contain the same number of dims as destination ([4, 5, 0, 1, 3, 2] dims)
    let x = Tensor::<i64, Shape![1, 6, 6, 2]>::arange();
    let y = x.as_view().tile::<Shape![2, 1]>().chunk::<-2, 2>()[0].swapaxes::<5, 3>();
    let _ = y.movedims::<Dims![2, 3, 5, 4, 0], Dims![4, 5, 0, 1, 3, 2]>(); //~ 674
}

fn movedims_lengths_675() {
    // y = torch.arange(6).view((2, 3, 1, 1, 1)).unfold(0, 2, 2).chunk(2, 5)[0].squeeze().unfold(-1, 1, 4)
    // y.movedim((1,), (0, 1))
    // RuntimeError: movedim: Invalid source or destination dims: source ([1] dims) should contain the same number of dims as destination ([0, 1] dims)
    let x = Tensor::<i64, Shape![2, 3, 1, 1, 1]>::arange();
    let y = x.as_view().unfold::<0, 2, 2>().chunk::<5, 2>()[0].squeeze_all().unfold::<-1, 1, 4>();
    let _ = y.movedims::<Dims![1], Dims![0, 1]>(); //~ 675
}

fn movedims_lengths_676() {
    // y = torch.arange(18).view((1, 6, 1, 3)).narrow(-4, 0, 1)
    // y.movedim((0, 1), (2, 3, 0))
    // RuntimeError: movedim: Invalid source or destination dims: source ([0, 1] dims) should contain the same number of dims as destination ([2, 3, 0] dims)
    let x = Tensor::<i64, Shape![1, 6, 1, 3]>::arange();
    let y = x.as_view().narrow::<-4, 0, 1>();
    let _ = y.movedims::<Dims![0, 1], Dims![2, 3, 0]>(); //~ 676
}

fn movedims_lengths_677() {
    // y = torch.atleast_1d(torch.arange(54).view((3, 1, 3, 6)))
    // y.movedim((1, 0), (1,))
    // RuntimeError: movedim: Invalid source or destination dims: source ([1, 0] dims) should contain the same number of dims as destination ([1] dims)
    let x = Tensor::<i64, Shape![3, 1, 3, 6]>::arange();
    let y = x.as_view().atleast_1d();
    let _ = y.movedims::<Dims![1, 0], Dims![1]>(); //~ 677
}

fn movedims_lengths_678() {
    // y = torch.arange(54).view((1, 3, 3, 6)).swapdims(0, 2)
    // y.movedim((3,), (3, 1))
    // RuntimeError: movedim: Invalid source or destination dims: source ([3] dims) should contain the same number of dims as destination ([3, 1] dims)
    let x = Tensor::<i64, Shape![1, 3, 3, 6]>::arange();
    let y = x.as_view().swapdims::<0, 2>();
    let _ = y.movedims::<Dims![3], Dims![3, 1]>(); //~ 678
}

fn movedims_lengths_679() {
    // y = torch.arange(96).view((6, 2, 8, 1)).select(-4, 3)
    // y.movedim((1, 2), (1, 2, 0))
    // RuntimeError: movedim: Invalid source or destination dims: source ([1, 2] dims) should contain the same number of dims as destination ([1, 2, 0] dims)
    let x = Tensor::<i64, Shape![6, 2, 8, 1]>::arange();
    let y = x.as_view().select::<-4, 3>();
    let _ = y.movedims::<Dims![1, 2], Dims![1, 2, 0]>(); //~ 679
}

fn broadcast_to_size_680() {
    // y = torch.arange(200).view((5, 5, 8)).mT
    // y.broadcast_to((1, 8, 5))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (5) at non-singleton dimension 0. Target sizes: [1, 8, 5]. Tensor sizes: [5, 8, 5]
    let x = Tensor::<i64, Shape![5, 5, 8]>::arange();
    let y = x.as_view().mT();
    let _ = y.broadcast_to::<Shape![1, 8, 5]>(); //~ 680
}

fn broadcast_to_size_681() {
    // y = torch.arange(30).view((6, 5)).unfold(0, 2, 1).select(0, 3)
    // y.broadcast_to((6, 2))
    // RuntimeError: The expanded size of the tensor (6) must match the existing size (5) at non-singleton dimension 0. Target sizes: [6, 2]. Tensor sizes: [5, 2]
    let x = Tensor::<i64, Shape![6, 5]>::arange();
    let y = x.as_view().unfold::<0, 2, 1>().select::<0, 3>();
    let _ = y.broadcast_to::<Shape![6, 2]>(); //~ 681
}

fn broadcast_to_size_682() {
    // y = torch.arange(80).view((8, 5, 2)).view((-1, 20))
    // y.broadcast_to((4, 1))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (20) at non-singleton dimension 1. Target sizes: [4, 1]. Tensor sizes: [4, 20]
    let x = Tensor::<i64, Shape![8, 5, 2]>::arange();
    let y = x.as_view().view::<Shape![_, 20]>();
    let _ = y.broadcast_to::<Shape![4, 1]>(); //~ 682
}

fn broadcast_to_size_683() {
    // y = torch.arange(18).view((6, 3)).expand((5, 5, -1, 3))
    // y.broadcast_to((5, 4, 6, 3))
    // RuntimeError: The expanded size of the tensor (4) must match the existing size (5) at non-singleton dimension 1. Target sizes: [5, 4, 6, 3]. Tensor sizes: [5, 5, 6, 3]
    let x = Tensor::<i64, Shape![6, 3]>::arange();
    let y = x.as_view().expand::<Shape![5, 5, _, 3]>();
    let _ = y.broadcast_to::<Shape![5, 4, 6, 3]>(); //~ 683
}

fn broadcast_to_size_684() {
    // y = torch.arange(4).view((1, 2, 2)).flatten(-2, 2).unfold(-2, 1, 2).view((-1,))
    // y.broadcast_to((5,))
    // RuntimeError: The expanded size of the tensor (5) must match the existing size (4) at non-singleton dimension 0. Target sizes: [5]. Tensor sizes: [4]
    let x = Tensor::<i64, Shape![1, 2, 2]>::arange();
    let y = x.as_view().flatten::<-2, 2>().unfold::<-2, 1, 2>().view::<Shape![_]>();
    let _ = y.broadcast_to::<Shape![5]>(); //~ 684
}

fn broadcast_to_size_685() {
    // y = torch.arange(24).view((3, 4, 2, 1)).squeeze(3).chunk(3, 0)[0]
    // y.broadcast_to((1, 3, 4, 4))
    // RuntimeError: The expanded size of the tensor (4) must match the existing size (2) at non-singleton dimension 3. Target sizes: [1, 3, 4, 4]. Tensor sizes: [1, 4, 2]
    let x = Tensor::<i64, Shape![3, 4, 2, 1]>::arange();
    let y = x.as_view().squeeze::<3>().chunk::<0, 3>()[0];
    let _ = y.broadcast_to::<Shape![1, 3, 4, 4]>(); //~ 685
}

fn broadcast_to_size_686() {
    // y = torch.arange(4).view((1, 4)).unfold(-1, 3, 1).unfold(-2, 1, 1).unfold(-2, 2, 1).unfold(-1, 1, 1).split(1, 4)[1]
    // y.broadcast_to((1, 2, 1, 3, 5, 5))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (2) at non-singleton dimension 2. Target sizes: [1, 2, 1, 3, 5, 5]. Tensor sizes: [1, 2, 2, 1, 1, 1]
    let x = Tensor::<i64, Shape![1, 4]>::arange();
    let y = x.as_view().windows_with::<Shape![3], Shape![1], Shape![1]>().windows::<Shape![1, 2]>().windows::<Shape![1]>().split::<4, 1>()[1];
    let _ = y.broadcast_to::<Shape![1, 2, 1, 3, 5, 5]>(); //~ 686
}

fn broadcast_to_size_687() {
    // y = torch.arange(60).view((1, 5, 6, 2)).squeeze(0).view((60,))
    // y.broadcast_to((61,))
    // RuntimeError: The expanded size of the tensor (61) must match the existing size (60) at non-singleton dimension 0. Target sizes: [61]. Tensor sizes: [60]
    let x = Tensor::<i64, Shape![1, 5, 6, 2]>::arange();
    let y = x.as_view().squeeze::<0>().view::<Shape![60]>();
    let _ = y.broadcast_to::<Shape![61]>(); //~ 687
}

fn broadcast_to_size_688() {
    // y = torch.arange(2).view((2,)).expand_as(torch.zeros((4, 2))).mT
    // y.broadcast_to((3, 3, -1))
    // RuntimeError: The expanded size of the tensor (3) must match the existing size (2) at non-singleton dimension 1. Target sizes: [3, 3, -1]. Tensor sizes: [2, 4]
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view().expand_as(&Tensor::<i64, Shape![4, 2]>::zeros()).mT();
    let _ = y.broadcast_to::<Shape![3, 3, _]>(); //~ 688
}

fn broadcast_to_size_689() {
    // y = torch.arange(12).view((12, 1))
    // y.broadcast_to((13, 1))
    // RuntimeError: The expanded size of the tensor (13) must match the existing size (12) at non-singleton dimension 0. Target sizes: [13, 1]. Tensor sizes: [12, 1]
    let x = Tensor::<i64, Shape![12, 1]>::arange();
    let y = x.as_view();
    let _ = y.broadcast_to::<Shape![13, 1]>(); //~ 689
}

fn broadcast_to_fewer_690() {
    // y = torch.atleast_3d(torch.atleast_2d(torch.arange(3).view((3,)).unflatten(0, (-1, 1)).diagonal(0, -2, -1)))
    // y.broadcast_to((1, 1))
    // RuntimeError: expand(torch.LongTensor{[1, 1, 1]}, size=[1, 1]): the number of sizes provided (2) must be greater or equal to the number of dimensions in the tensor (3)
    let x = Tensor::<i64, Shape![3]>::arange();
    let y = x.as_view().unflatten::<0, Shape![_, 1]>().diagonal::<0, -2, -1>().atleast_2d().atleast_3d();
    let _ = y.broadcast_to::<Shape![1, 1]>(); //~ 690
}

fn broadcast_to_fewer_691() {
    // y = torch.arange(64).view((8, 1, 2, 4)).unfold(-2, 1, 1).unfold(-2, 3, 1).unbind(1)[0].broadcast_to((2, 8, 2, -1, 1, 3)).diagonal(0, -3, 4)
    // y.broadcast_to((3, 1))
    // RuntimeError: expand(torch.LongTensor{[2, 8, 2, 3, 1]}, size=[3, 1]): the number of sizes provided (2) must be greater or equal to the number of dimensions in the tensor (5)
    let x = Tensor::<i64, Shape![8, 1, 2, 4]>::arange();
    let y = x.as_view().windows::<Shape![1, 3]>().unbind::<1>()[0].broadcast_to::<Shape![2, 8, 2, _, 1, 3]>().diagonal::<0, -3, 4>();
    let _ = y.broadcast_to::<Shape![3, 1]>(); //~ 691
}

fn broadcast_to_fewer_692() {
    // y = torch.arange(6).view((3, 2)).diagonal(0, 0, 1).unfold(-1, 1, 2)
    // y.broadcast_to((1,))
    // RuntimeError: expand(torch.LongTensor{[1, 1]}, size=[1]): the number of sizes provided (1) must be greater or equal to the number of dimensions in the tensor (2)
    let x = Tensor::<i64, Shape![3, 2]>::arange();
    let y = x.as_view().diagonal::<0, 0, 1>().unfold::<-1, 1, 2>();
    let _ = y.broadcast_to::<Shape![1]>(); //~ 692
}

fn broadcast_to_fewer_693() {
    // y = torch.arange(4).view((1, 4, 1)).unflatten(1, (4, -1))
    // y.broadcast_to((4, 1, 1))
    // RuntimeError: expand(torch.LongTensor{[1, 4, 1, 1]}, size=[4, 1, 1]): the number of sizes provided (3) must be greater or equal to the number of dimensions in the tensor (4)
    let x = Tensor::<i64, Shape![1, 4, 1]>::arange();
    let y = x.as_view().unflatten::<1, Shape![4, _]>();
    let _ = y.broadcast_to::<Shape![4, 1, 1]>(); //~ 693
}

fn broadcast_to_fewer_694() {
    // y = torch.arange(10).view((5, 2, 1)).unfold(-3, 5, 1).unfold(-3, 1, 1).unfold(-3, 1, 1).squeeze()
    // y.broadcast_to((5,))
    // RuntimeError: expand(torch.LongTensor{[2, 5]}, size=[5]): the number of sizes provided (1) must be greater or equal to the number of dimensions in the tensor (2)
    let x = Tensor::<i64, Shape![5, 2, 1]>::arange();
    let y = x.as_view().windows::<Shape![5, 1, 1]>().squeeze_all();
    let _ = y.broadcast_to::<Shape![5]>(); //~ 694
}

fn broadcast_to_fewer_695() {
    // y = torch.arange(80).view((5, 4, 4))
    // y.broadcast_to((4, 4))
    // RuntimeError: expand(torch.LongTensor{[5, 4, 4]}, size=[4, 4]): the number of sizes provided (2) must be greater or equal to the number of dimensions in the tensor (3)
    let x = Tensor::<i64, Shape![5, 4, 4]>::arange();
    let y = x.as_view();
    let _ = y.broadcast_to::<Shape![4, 4]>(); //~ 695
}

fn broadcast_to_fewer_696() {
    // y = torch.arange(144).view((6, 8, 1, 3)).split_with_sizes([2, 1], -1)[1].diagonal(7, 2, 1).select(-2, 0).view_as(torch.zeros((3, 2)))
    // y.broadcast_to(())
    // RuntimeError: expand(torch.LongTensor{[3, 2]}, size=[]): the number of sizes provided (0) must be greater or equal to the number of dimensions in the tensor (2)
    let x = Tensor::<i64, Shape![6, 8, 1, 3]>::arange();
    let y = x.as_view().split_with_sizes::<-1, Shape![2, 1]>().1.diagonal::<7, 2, 1>().select::<-2, 0>().view_as(&Tensor::<i64, Shape![3, 2]>::zeros());
    let _ = y.broadcast_to::<Shape![]>(); //~ 696
}

fn broadcast_to_fewer_697() {
    // y = torch.arange(18).view((9, 2, 1)).unfold(-2, 1, 1).unfold(-2, 1, 1)[7:9:2]
    // y.broadcast_to(())
    // RuntimeError: expand(torch.LongTensor{[1, 2, 1, 1, 1]}, size=[]): the number of sizes provided (0) must be greater or equal to the number of dimensions in the tensor (5)
    let x = Tensor::<i64, Shape![9, 2, 1]>::arange();
    let y = x.as_view().windows::<Shape![1, 1]>().slice(s![7..9;2]);
    let _ = y.broadcast_to::<Shape![]>(); //~ 697
}

fn broadcast_to_leading_698() {
    // y = torch.arange(18).view((6, 3, 1, 1)).expand_as(torch.zeros((6, 3, 2, 6))).view_as(torch.zeros((1, 18, 12)))
    // y.broadcast_to((-1, 2, 1, -1, 12))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0
    let x = Tensor::<i64, Shape![6, 3, 1, 1]>::arange();
    let y = x.as_view().expand_as(&Tensor::<i64, Shape![6, 3, 2, 6]>::zeros()).view_as(&Tensor::<i64, Shape![1, 18, 12]>::zeros());
    let _ = y.broadcast_to::<Shape![_, 2, 1, _, 12]>(); //~ 698
}

fn broadcast_to_leading_699() {
    // y = torch.arange(4).view((4,)).transpose(0, 0).chunk(2, -1)[0].unflatten(0, (1, -1, 1))
    // y.broadcast_to((-1, -1, 2, 1))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0
    let x = Tensor::<i64, Shape![4]>::arange();
    let y = x.as_view().transpose::<0, 0>().chunk::<-1, 2>()[0].unflatten::<0, Shape![1, _, 1]>();
    let _ = y.broadcast_to::<Shape![_, _, 2, 1]>(); //~ 699
}

fn broadcast_to_leading_700() {
    // y = torch.arange(270).view((5, 6, 9)).view_as(torch.zeros((54, 5)))
    // y.broadcast_to((3, -1, 54, 5))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 1
    let x = Tensor::<i64, Shape![5, 6, 9]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![54, 5]>::zeros());
    let _ = y.broadcast_to::<Shape![3, _, 54, 5]>(); //~ 700
}

fn broadcast_to_leading_701() {
    // y = torch.arange(288).view((6, 3, 8, 2)).permute((-1, -3, 2, 0))
    // y.broadcast_to((-1, -1, -1, 8, -1))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0
    let x = Tensor::<i64, Shape![6, 3, 8, 2]>::arange();
    let y = x.as_view().permute::<Dims![-1, -3, 2, 0]>();
    let _ = y.broadcast_to::<Shape![_, _, _, 8, _]>(); //~ 701
}

fn broadcast_to_leading_702() {
    // y = torch.arange(60).view((1, 1, 4, 5, 1, 3)).squeeze()
    // y.broadcast_to((3, -1, 4, 5, -1))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 1
    let x = Tensor::<i64, Shape![1, 1, 4, 5, 1, 3]>::arange();
    let y = x.as_view().squeeze_all();
    let _ = y.broadcast_to::<Shape![3, _, 4, 5, _]>(); //~ 702
}

fn broadcast_to_leading_703() {
    // y = torch.arange(15).view((5, 3))
    // y.broadcast_to((3, -1, -1, -1))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 1
    let x = Tensor::<i64, Shape![5, 3]>::arange();
    let y = x.as_view();
    let _ = y.broadcast_to::<Shape![3, _, _, _]>(); //~ 703
}

fn broadcast_to_leading_704() {
    // y = torch.arange(24).view((2, 2, 6)).unbind(-1)[3].unfold(-2, 1, 1).unfold(-2, 2, 1)
    // y.broadcast_to((-1, 2, 1, -1, -1))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0
    let x = Tensor::<i64, Shape![2, 2, 6]>::arange();
    let y = x.as_view().unbind::<-1>()[3].windows::<Shape![1, 2]>();
    let _ = y.broadcast_to::<Shape![_, 2, 1, _, _]>(); //~ 704
}

fn broadcast_to_leading_705() {
    // y = torch.arange(4).view((1, 4, 1, 1)).movedim((-4, 2), (3, 0)).unbind(3)[0].unfold(-1, 1, 1)
    // y.broadcast_to((-1, -1, 4, 1, 1))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0
    let x = Tensor::<i64, Shape![1, 4, 1, 1]>::arange();
    let y = x.as_view().movedims::<Dims![-4, 2], Dims![3, 0]>().unbind::<3>()[0].tile::<Shape![1]>();
    let _ = y.broadcast_to::<Shape![_, _, 4, 1, 1]>(); //~ 705
}

fn broadcast_to_negative_706() {
    // y = torch.arange(8).view((8, 1, 1)).chunk(8, 0)[5].expand_as(torch.zeros((2, 1, 6, 5)))
    // y.broadcast_to((-4, 2, 1, 6, 5))
    // RuntimeError: numel: integer multiplication overflow
    let x = Tensor::<i64, Shape![8, 1, 1]>::arange();
    let y = x.as_view().chunk::<0, 8>()[5].expand_as(&Tensor::<i64, Shape![2, 1, 6, 5]>::zeros());
    let _ = y.broadcast_to::<Shape![-4, 2, 1, 6, 5]>(); //~ 706
}

fn broadcast_to_negative_707() {
    // y = torch.arange(6).view((2, 3))
    // y.broadcast_to((-2, 3))
    // RuntimeError: The expanded size of the tensor (-2) must match the existing size (2) at non-singleton dimension 0. Target sizes: [-2, 3]. Tensor sizes: [2, 3]
    let x = Tensor::<i64, Shape![2, 3]>::arange();
    let y = x.as_view();
    let _ = y.broadcast_to::<Shape![-2, 3]>(); //~ 707
}

fn broadcast_to_negative_708() {
    // y = torch.arange(1).view(()).as_strided((6,), (0,), 0)[4:6:1].select(-1, 0)
    // y.broadcast_to((-2,))
    // RuntimeError: numel: integer multiplication overflow
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().as_strided::<Shape![6], Strides![0], 0>().slice(s![4..6;1]).select::<-1, 0>();
    let _ = y.broadcast_to::<Shape![-2]>(); //~ 708
}

fn broadcast_to_negative_709() {
    // y = torch.arange(3).view((3,)).movedim((-1,), (-1,))[2].t()
    // y.broadcast_to((-3,))
    // RuntimeError: numel: integer multiplication overflow
    let x = Tensor::<i64, Shape![3]>::arange();
    let y = x.as_view().movedims::<Dims![-1], Dims![-1]>().slice(s![2]).t();
    let _ = y.broadcast_to::<Shape![-3]>(); //~ 709
}

fn broadcast_to_negative_710() {
    // y = torch.arange(30).view((6, 5)).mT.unfold(1, 6, 1).unflatten(-1, (3, 2)).squeeze()
    // y.broadcast_to((-3, 3, 2))
    // RuntimeError: The expanded size of the tensor (-3) must match the existing size (5) at non-singleton dimension 0. Target sizes: [-3, 3, 2]. Tensor sizes: [5, 3, 2]
    let x = Tensor::<i64, Shape![6, 5]>::arange();
    let y = x.as_view().mT().unfold::<1, 6, 1>().unflatten::<-1, Shape![3, 2]>().squeeze_all();
    let _ = y.broadcast_to::<Shape![-3, 3, 2]>(); //~ 710
}

fn broadcast_to_negative_711() {
    // y = torch.arange(288).view((6, 6, 2, 4))[4:6:4].unfold(2, 2, 6)
    // y.broadcast_to((-3, 1, 6, 1, 4, 2))
    // RuntimeError: numel: integer multiplication overflow
    let x = Tensor::<i64, Shape![6, 6, 2, 4]>::arange();
    let y = x.as_view().slice(s![4..6;4]).unfold::<2, 2, 6>();
    let _ = y.broadcast_to::<Shape![-3, 1, 6, 1, 4, 2]>(); //~ 711
}

fn broadcast_to_negative_712() {
    // y = torch.arange(4128).view((1032, 4)).unfold(-1, 4, 3).chunk(6, -3)[3].unfold(-1, 1, 1).transpose(1, -1)
    // y.broadcast_to((172, -4, 4, 1))
    // RuntimeError: numel: integer multiplication overflow
    let x = Tensor::<i64, Shape![1032, 4]>::arange();
    let y = x.as_view().windows_with::<Shape![4], Shape![3], Shape![1]>().chunk::<-3, 6>()[3].windows::<Shape![1]>().transpose::<1, -1>();
    let _ = y.broadcast_to::<Shape![172, -4, 4, 1]>(); //~ 712
}

fn broadcast_to_negative_713() {
    // y = torch.arange(36).view((3, 3, 4)).unflatten(-2, (-1, 3)).split(2, -1)[0].mT.view((3, 2, 3))
    // y.broadcast_to((-4, 3, 2, 3))
    // RuntimeError: numel: integer multiplication overflow
    let x = Tensor::<i64, Shape![3, 3, 4]>::arange();
    let y = x.as_view().unflatten::<-2, Shape![_, 3]>().split::<-1, 2>()[0].mT().view::<Shape![3, 2, 3]>();
    let _ = y.broadcast_to::<Shape![-4, 3, 2, 3]>(); //~ 713
}

fn empty_broadcast_to_714() {
    // y = torch.arange(0).view((1, 0, 4)).swapdims(2, 1)
    // y.broadcast_to((1, 4, 1))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (0) at non-singleton dimension 2. Target sizes: [1, 4, 1]. Tensor sizes: [1, 4, 0]
    let x = Tensor::<i64, Shape![1, 0, 4]>::arange();
    let y = x.as_view().swapdims::<2, 1>();
    let _ = y.broadcast_to::<Shape![1, 4, 1]>(); //~ 714
}

fn empty_broadcast_to_715() {
    // y = torch.arange(120).view((10, 3, 4)).unbind(1)[2].diagonal(6, 0, 1).view((4, 2, 0, 3))
    // y.broadcast_to((4, 2, 1, 3))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (0) at non-singleton dimension 2. Target sizes: [4, 2, 1, 3]. Tensor sizes: [4, 2, 0, 3]
    let x = Tensor::<i64, Shape![10, 3, 4]>::arange();
    let y = x.as_view().unbind::<1>()[2].diagonal::<6, 0, 1>().view::<Shape![4, 2, 0, 3]>();
    let _ = y.broadcast_to::<Shape![4, 2, 1, 3]>(); //~ 715
}

fn empty_broadcast_to_716() {
    // y = torch.arange(0).view((6, 1, 0)).tensor_split((0,), 2)[0].chunk(2, 0)[1].squeeze(-2).narrow(-2, 3, 0)
    // y.broadcast_to((4, 3))
    // RuntimeError: The expanded size of the tensor (3) must match the existing size (0) at non-singleton dimension 1. Target sizes: [4, 3]. Tensor sizes: [0, 0]
    let x = Tensor::<i64, Shape![6, 1, 0]>::arange();
    let y = x.as_view().split_at::<2, 0>().0.chunk::<0, 2>()[1].squeeze::<-2>().narrow::<-2, 3, 0>();
    let _ = y.broadcast_to::<Shape![4, 3]>(); //~ 716
}

fn empty_broadcast_to_717() {
    // y = torch.arange(0).view((2, 0, 4, 4)).flatten(1, -1).view_as(torch.zeros((0, 4))).swapaxes(-1, 1).mT
    // y.broadcast_to((4, 3))
    // RuntimeError: The expanded size of the tensor (3) must match the existing size (0) at non-singleton dimension 1. Target sizes: [4, 3]. Tensor sizes: [4, 0]
    let x = Tensor::<i64, Shape![2, 0, 4, 4]>::arange();
    let y = x.as_view().flatten::<1, -1>().view_as(&Tensor::<i64, Shape![0, 4]>::zeros()).swapaxes::<-1, 1>().mT();
    let _ = y.broadcast_to::<Shape![4, 3]>(); //~ 717
}

fn empty_broadcast_to_718() {
    // y = torch.arange(0).view((0,))
    // y.broadcast_to((1,))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (0) at non-singleton dimension 0. Target sizes: [1]. Tensor sizes: [0]
    let x = Tensor::<i64, Shape![0]>::arange();
    let y = x.as_view();
    let _ = y.broadcast_to::<Shape![1]>(); //~ 718
}

fn empty_broadcast_to_719() {
    // y = torch.arange(0).view((3, 6, 6, 0))
    // y.broadcast_to((3, 6, 6, 3))
    // RuntimeError: The expanded size of the tensor (3) must match the existing size (0) at non-singleton dimension 3. Target sizes: [3, 6, 6, 3]. Tensor sizes: [3, 6, 6, 0]
    let x = Tensor::<i64, Shape![3, 6, 6, 0]>::arange();
    let y = x.as_view();
    let _ = y.broadcast_to::<Shape![3, 6, 6, 3]>(); //~ 719
}

fn empty_broadcast_to_720() {
    // y = torch.arange(0).view((0, 9)).split_with_sizes([0, 0], -2)[0].movedim((1, -2), (-2, -1))
    // y.broadcast_to((9, 1))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (0) at non-singleton dimension 1. Target sizes: [9, 1]. Tensor sizes: [9, 0]
    let x = Tensor::<i64, Shape![0, 9]>::arange();
    let y = x.as_view().split_with_sizes::<-2, Shape![0, 0]>().0.movedims::<Dims![1, -2], Dims![-2, -1]>();
    let _ = y.broadcast_to::<Shape![9, 1]>(); //~ 720
}

fn empty_broadcast_to_721() {
    // y = torch.arange(6).view((6,)).unfold(0, 0, 1).view((0,))
    // y.broadcast_to((3,))
    // RuntimeError: The expanded size of the tensor (3) must match the existing size (0) at non-singleton dimension 0. Target sizes: [3]. Tensor sizes: [0]
    let x = Tensor::<i64, Shape![6]>::arange();
    let y = x.as_view().unfold::<0, 0, 1>().view::<Shape![0]>();
    let _ = y.broadcast_to::<Shape![3]>(); //~ 721
}

fn expand_as_size_722() {
    // y = torch.arange(48).view((1, 6, 2, 4)).unflatten(1, (1, 1, 6)).diagonal(1, 2, 4).expand_as(torch.zeros((3, 2, 6, 4, 1)))
    // y.expand_as(torch.zeros((3, 1, 6, 4, 4)))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (2) at non-singleton dimension 1. Target sizes: [3, 1, 6, 4, 4]. Tensor sizes: [3, 2, 6, 4, 1]
    let x = Tensor::<i64, Shape![1, 6, 2, 4]>::arange();
    let y = x.as_view().unflatten::<1, Shape![1, 1, 6]>().diagonal::<1, 2, 4>().expand_as(&Tensor::<i64, Shape![3, 2, 6, 4, 1]>::zeros());
    let _ = y.expand_as(&Tensor::<i64, Shape![3, 1, 6, 4, 4]>::zeros()); //~ 722
}

fn expand_as_size_723() {
    // y = torch.arange(1180).view((1, 10, 1, 118))
    // y.expand_as(torch.zeros((1, 20, 1, 118)))
    // RuntimeError: The expanded size of the tensor (20) must match the existing size (10) at non-singleton dimension 1. Target sizes: [1, 20, 1, 118]. Tensor sizes: [1, 10, 1, 118]
    let x = Tensor::<i64, Shape![1, 10, 1, 118]>::arange();
    let y = x.as_view();
    let _ = y.expand_as(&Tensor::<i64, Shape![1, 20, 1, 118]>::zeros()); //~ 723
}

fn expand_as_size_724() {
    // y = torch.arange(384).view((2, 4, 4, 6, 2)).chunk(3, -2)[0]
    // y.expand_as(torch.zeros((4, 2, 4, 3, 2, 2)))
    // RuntimeError: The expanded size of the tensor (3) must match the existing size (4) at non-singleton dimension 3. Target sizes: [4, 2, 4, 3, 2, 2]. Tensor sizes: [2, 4, 4, 2, 2]
    let x = Tensor::<i64, Shape![2, 4, 4, 6, 2]>::arange();
    let y = x.as_view().chunk::<-2, 3>()[0];
    let _ = y.expand_as(&Tensor::<i64, Shape![4, 2, 4, 3, 2, 2]>::zeros()); //~ 724
}

fn expand_as_size_725() {
    // y = torch.arange(240).view((1, 2, 1, 12, 2, 5))
    // y.expand_as(torch.zeros((3, 2, 2, 12, 4, 5)))
    // RuntimeError: The expanded size of the tensor (4) must match the existing size (2) at non-singleton dimension 4. Target sizes: [3, 2, 2, 12, 4, 5]. Tensor sizes: [1, 2, 1, 12, 2, 5]
    let x = Tensor::<i64, Shape![1, 2, 1, 12, 2, 5]>::arange();
    let y = x.as_view();
    let _ = y.expand_as(&Tensor::<i64, Shape![3, 2, 2, 12, 4, 5]>::zeros()); //~ 725
}

fn expand_as_size_726() {
    // y = torch.arange(15).view((1, 1, 1, 3, 1, 5)).narrow(-6, 0, 1).squeeze((4, 2, 3, -6))
    // y.expand_as(torch.zeros((2, 5, 6, 5)))
    // RuntimeError: The expanded size of the tensor (6) must match the existing size (3) at non-singleton dimension 2. Target sizes: [2, 5, 6, 5]. Tensor sizes: [1, 3, 5]
    let x = Tensor::<i64, Shape![1, 1, 1, 3, 1, 5]>::arange();
    let y = x.as_view().narrow::<-6, 0, 1>().squeeze_dims::<Dims![4, 2, 3, -6]>();
    let _ = y.expand_as(&Tensor::<i64, Shape![2, 5, 6, 5]>::zeros()); //~ 726
}

fn expand_as_size_727() {
    // y = torch.arange(12).view((2, 6, 1, 1, 1)).diagonal(-5, -4, -3)
    // y.expand_as(torch.zeros((3, 5, 4, 4)))
    // RuntimeError: The expanded size of the tensor (3) must match the existing size (2) at non-singleton dimension 0. Target sizes: [3, 5, 4, 4]. Tensor sizes: [2, 1, 1, 1]
    let x = Tensor::<i64, Shape![2, 6, 1, 1, 1]>::arange();
    let y = x.as_view().diagonal::<-5, -4, -3>();
    let _ = y.expand_as(&Tensor::<i64, Shape![3, 5, 4, 4]>::zeros()); //~ 727
}

fn expand_as_size_728() {
    // y = torch.arange(9).view((9,))[-9:].unfold(0, 2, 1).unfold(1, 2, 1)
    // y.expand_as(torch.zeros((3, 8, 3, 1)))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (2) at non-singleton dimension 3. Target sizes: [3, 8, 3, 1]. Tensor sizes: [8, 1, 2]
    let x = Tensor::<i64, Shape![9]>::arange();
    let y = x.as_view().slice(s![-9..]).unfold::<0, 2, 1>().unfold::<1, 2, 1>();
    let _ = y.expand_as(&Tensor::<i64, Shape![3, 8, 3, 1]>::zeros()); //~ 728
}

fn expand_as_size_729() {
    // y = torch.arange(10).view((5, 2)).movedim(1, -2)
    // y.expand_as(torch.zeros((2, 6)))
    // RuntimeError: The expanded size of the tensor (6) must match the existing size (5) at non-singleton dimension 1. Target sizes: [2, 6]. Tensor sizes: [2, 5]
    let x = Tensor::<i64, Shape![5, 2]>::arange();
    let y = x.as_view().movedim::<1, -2>();
    let _ = y.expand_as(&Tensor::<i64, Shape![2, 6]>::zeros()); //~ 729
}

fn expand_as_size_730() {
    // y = torch.arange(72).view((3, 4, 2, 3))[-2, :, 1]
    // y.expand_as(torch.zeros((4, 4)))
    // RuntimeError: The expanded size of the tensor (4) must match the existing size (3) at non-singleton dimension 1. Target sizes: [4, 4]. Tensor sizes: [4, 3]
    let x = Tensor::<i64, Shape![3, 4, 2, 3]>::arange();
    let y = x.as_view().slice(s![-2, .., 1]);
    let _ = y.expand_as(&Tensor::<i64, Shape![4, 4]>::zeros()); //~ 730
}

fn expand_as_size_731() {
    // y = torch.arange(24).view((4, 6)).unfold(-2, 4, 4).unfold(-2, 1, 1).tensor_split((0,), 3)[1].view_as(torch.zeros((2, 3, 4)))
    // y.expand_as(torch.zeros((1, 3, 4)))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (2) at non-singleton dimension 0. Target sizes: [1, 3, 4]. Tensor sizes: [2, 3, 4]
    let x = Tensor::<i64, Shape![4, 6]>::arange();
    let y = x.as_view().tile::<Shape![4, 1]>().split_at::<3, 0>().1.view_as(&Tensor::<i64, Shape![2, 3, 4]>::zeros());
    let _ = y.expand_as(&Tensor::<i64, Shape![1, 3, 4]>::zeros()); //~ 731
}

fn expand_as_fewer_732() {
    // y = torch.arange(60).view((4, 5, 3)).unflatten(-2, (-1, 5)).view_as(torch.zeros((60,))).permute((0,)).narrow(0, 22, 26)
    // y.expand_as(torch.zeros(()))
    // RuntimeError: expand(torch.LongTensor{[26]}, size=[]): the number of sizes provided (0) must be greater or equal to the number of dimensions in the tensor (1)
    let x = Tensor::<i64, Shape![4, 5, 3]>::arange();
    let y = x.as_view().unflatten::<-2, Shape![_, 5]>().view_as(&Tensor::<i64, Shape![60]>::zeros()).permute::<Dims![0]>().narrow::<0, 22, 26>();
    let _ = y.expand_as(&Tensor::<i64, Shape![]>::zeros()); //~ 732
}

fn expand_as_fewer_733() {
    // y = torch.arange(5).view((1, 1, 5))[:, -1].unfold(0, 1, 2).movedim(2, -3)
    // y.expand_as(torch.zeros((5,)))
    // RuntimeError: expand(torch.LongTensor{[1, 1, 5]}, size=[5]): the number of sizes provided (1) must be greater or equal to the number of dimensions in the tensor (3)
    let x = Tensor::<i64, Shape![1, 1, 5]>::arange();
    let y = x.as_view().slice(s![.., -1]).unfold::<0, 1, 2>().movedim::<2, -3>();
    let _ = y.expand_as(&Tensor::<i64, Shape![5]>::zeros()); //~ 733
}

fn expand_as_fewer_734() {
    // y = torch.arange(18).view((9, 2)).unfold(-1, 1, 1)[..., ::2].narrow(0, 3, 3)
    // y.expand_as(torch.zeros((2, 1)))
    // RuntimeError: expand(torch.LongTensor{[3, 2, 1]}, size=[2, 1]): the number of sizes provided (2) must be greater or equal to the number of dimensions in the tensor (3)
    let x = Tensor::<i64, Shape![9, 2]>::arange();
    let y = x.as_view().windows_with::<Shape![1], Shape![1], Shape![2]>().narrow::<0, 3, 3>();
    let _ = y.expand_as(&Tensor::<i64, Shape![2, 1]>::zeros()); //~ 734
}

fn expand_as_fewer_735() {
    // y = torch.arange(6).view((6,)).unfold(-1, 4, 1).unfold(-2, 1, 1).unfold(-2, 3, 1).unfold(-1, 3, 3)
    // y.expand_as(torch.zeros((2, 1, 1, 3)))
    // RuntimeError: expand(torch.LongTensor{[3, 2, 1, 1, 3]}, size=[2, 1, 1, 3]): the number of sizes provided (4) must be greater or equal to the number of dimensions in the tensor (5)
    let x = Tensor::<i64, Shape![6]>::arange();
    let y = x.as_view().windows::<Shape![4]>().windows::<Shape![1, 3]>().tile::<Shape![3]>();
    let _ = y.expand_as(&Tensor::<i64, Shape![2, 1, 1, 3]>::zeros()); //~ 735
}

fn expand_as_fewer_736() {
    // y = torch.arange(250).view((5, 5, 10)).select(-2, 4)
    // y.expand_as(torch.zeros((10,)))
    // RuntimeError: expand(torch.LongTensor{[5, 10]}, size=[10]): the number of sizes provided (1) must be greater or equal to the number of dimensions in the tensor (2)
    let x = Tensor::<i64, Shape![5, 5, 10]>::arange();
    let y = x.as_view().select::<-2, 4>();
    let _ = y.expand_as(&Tensor::<i64, Shape![10]>::zeros()); //~ 736
}

fn expand_as_fewer_737() {
    // y = torch.arange(2).view((2,))
    // y.expand_as(torch.zeros(()))
    // RuntimeError: expand(torch.LongTensor{[2]}, size=[]): the number of sizes provided (0) must be greater or equal to the number of dimensions in the tensor (1)
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view();
    let _ = y.expand_as(&Tensor::<i64, Shape![]>::zeros()); //~ 737
}

fn expand_as_fewer_738() {
    // y = torch.arange(1378).view((1, 13, 1, 106))
    // y.expand_as(torch.zeros((106,)))
    // RuntimeError: expand(torch.LongTensor{[1, 13, 1, 106]}, size=[106]): the number of sizes provided (1) must be greater or equal to the number of dimensions in the tensor (4)
    let x = Tensor::<i64, Shape![1, 13, 1, 106]>::arange();
    let y = x.as_view();
    let _ = y.expand_as(&Tensor::<i64, Shape![106]>::zeros()); //~ 738
}

fn expand_as_fewer_739() {
    // y = torch.arange(96).view((8, 12, 1)).unbind(1)[7].unfold(0, 1, 1)
    // y.expand_as(torch.zeros((1,)))
    // RuntimeError: expand(torch.LongTensor{[8, 1, 1]}, size=[1]): the number of sizes provided (1) must be greater or equal to the number of dimensions in the tensor (3)
    let x = Tensor::<i64, Shape![8, 12, 1]>::arange();
    let y = x.as_view().unbind::<1>()[7].unfold::<0, 1, 1>();
    let _ = y.expand_as(&Tensor::<i64, Shape![1]>::zeros()); //~ 739
}

fn empty_expand_as_740() {
    // y = torch.atleast_1d(torch.arange(0).view((3, 0, 5, 6)))[-3].split(3, 2)[1].expand((4, -1, -1, -1))
    // y.expand_as(torch.zeros((4, 3, 5, 3)))
    // RuntimeError: The expanded size of the tensor (3) must match the existing size (0) at non-singleton dimension 1. Target sizes: [4, 3, 5, 3]. Tensor sizes: [4, 0, 5, 3]
    let x = Tensor::<i64, Shape![3, 0, 5, 6]>::arange();
    let y = x.as_view().atleast_1d().slice(s![-3]).split::<2, 3>()[1].expand::<Shape![4, _, _, _]>();
    let _ = y.expand_as(&Tensor::<i64, Shape![4, 3, 5, 3]>::zeros()); //~ 740
}

fn empty_expand_as_741() {
    // y = torch.arange(0).view((12, 0, 1)).tensor_split((6,), 0)[1].squeeze()
    // y.expand_as(torch.zeros((6, 1)))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (0) at non-singleton dimension 1. Target sizes: [6, 1]. Tensor sizes: [6, 0]
    let x = Tensor::<i64, Shape![12, 0, 1]>::arange();
    let y = x.as_view().split_at::<0, 6>().1.squeeze_all();
    let _ = y.expand_as(&Tensor::<i64, Shape![6, 1]>::zeros()); //~ 741
}

fn empty_expand_as_742() {
    // y = torch.arange(0).view((1, 0, 1)).view_as(torch.zeros((5, 0))).split(1, 0)[1]
    // y.expand_as(torch.zeros((1, 1)))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (0) at non-singleton dimension 1. Target sizes: [1, 1]. Tensor sizes: [1, 0]
    let x = Tensor::<i64, Shape![1, 0, 1]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![5, 0]>::zeros()).split::<0, 1>()[1];
    let _ = y.expand_as(&Tensor::<i64, Shape![1, 1]>::zeros()); //~ 742
}

fn empty_expand_as_743() {
    // y = torch.arange(0).view((0, 2, 2, 4, 3)).unsqueeze(1)
    // y.expand_as(torch.zeros((3, 1, 2, 2, 4, 3)))
    // RuntimeError: The expanded size of the tensor (3) must match the existing size (0) at non-singleton dimension 0. Target sizes: [3, 1, 2, 2, 4, 3]. Tensor sizes: [0, 1, 2, 2, 4, 3]
    let x = Tensor::<i64, Shape![0, 2, 2, 4, 3]>::arange();
    let y = x.as_view().unsqueeze::<1>();
    let _ = y.expand_as(&Tensor::<i64, Shape![3, 1, 2, 2, 4, 3]>::zeros()); //~ 743
}

fn empty_expand_as_744() {
    // y = torch.arange(0).view((0, 4))
    // y.expand_as(torch.zeros((1, 4)))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (0) at non-singleton dimension 0. Target sizes: [1, 4]. Tensor sizes: [0, 4]
    let x = Tensor::<i64, Shape![0, 4]>::arange();
    let y = x.as_view();
    let _ = y.expand_as(&Tensor::<i64, Shape![1, 4]>::zeros()); //~ 744
}

fn empty_expand_as_745() {
    // y = torch.arange(0).view((4, 10, 0, 6)).mT.squeeze(2).unfold(0, 1, 2)
    // y.expand_as(torch.zeros((2, 10, 6, 2, 1)))
    // RuntimeError: The expanded size of the tensor (2) must match the existing size (0) at non-singleton dimension 3. Target sizes: [2, 10, 6, 2, 1]. Tensor sizes: [2, 10, 6, 0, 1]
    let x = Tensor::<i64, Shape![4, 10, 0, 6]>::arange();
    let y = x.as_view().mT().squeeze::<2>().unfold::<0, 1, 2>();
    let _ = y.expand_as(&Tensor::<i64, Shape![2, 10, 6, 2, 1]>::zeros()); //~ 745
}

fn empty_expand_as_746() {
    // y = torch.arange(0).view((8, 6, 0, 2, 2)).unfold(-5, 1, 9).unbind(-6)[0].view_as(torch.zeros((5, 5, 0)))[1::2, :, ::2]
    // y.expand_as(torch.zeros((2, 5, 1)))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (0) at non-singleton dimension 2. Target sizes: [2, 5, 1]. Tensor sizes: [2, 5, 0]
    let x = Tensor::<i64, Shape![8, 6, 0, 2, 2]>::arange();
    let y = x.as_view().unfold::<-5, 1, 9>().unbind::<-6>()[0].view_as(&Tensor::<i64, Shape![5, 5, 0]>::zeros()).slice(s![1..;2, .., ..;2]);
    let _ = y.expand_as(&Tensor::<i64, Shape![2, 5, 1]>::zeros()); //~ 746
}

fn empty_expand_as_747() {
    // y = torch.arange(0).view((0, 5, 1)).tensor_split((5,), 1)[1].unfold(2, 1, 3)
    // y.expand_as(torch.zeros((4, 3, 1, 1)))
    // RuntimeError: The expanded size of the tensor (3) must match the existing size (0) at non-singleton dimension 1. Target sizes: [4, 3, 1, 1]. Tensor sizes: [0, 0, 1, 1]
    let x = Tensor::<i64, Shape![0, 5, 1]>::arange();
    let y = x.as_view().split_at::<1, 5>().1.unfold::<2, 1, 3>();
    let _ = y.expand_as(&Tensor::<i64, Shape![4, 3, 1, 1]>::zeros()); //~ 747
}

fn view_as_count_748() {
    // y = torch.arange(1).view(()).expand((5,)).permute((0,)).expand((2, -1)).transpose(-2, 1)
    // y.view_as(torch.zeros((2, 10, 1)))
    // RuntimeError: shape '[2, 10, 1]' is invalid for input of size 10
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().expand::<Shape![5]>().permute::<Dims![0]>().expand::<Shape![2, _]>().transpose::<-2, 1>();
    let _ = y.view_as(&Tensor::<i64, Shape![2, 10, 1]>::zeros()); //~ 748
}

fn view_as_count_749() {
    // y = torch.arange(4).view((4,)).permute((-1,)).unfold(-1, 4, 1).t()
    // y.view_as(torch.zeros((1, 4, 2, 1)))
    // RuntimeError: shape '[1, 4, 2, 1]' is invalid for input of size 4
    let x = Tensor::<i64, Shape![4]>::arange();
    let y = x.as_view().permute::<Dims![-1]>().windows::<Shape![4]>().t();
    let _ = y.view_as(&Tensor::<i64, Shape![1, 4, 2, 1]>::zeros()); //~ 749
}

fn view_as_count_750() {
    // y = torch.arange(30).view((1, 6, 1, 5)).flatten(0, -2)[2:6]
    // y.view_as(torch.zeros((2, 9)))
    // RuntimeError: shape '[2, 9]' is invalid for input of size 20
    let x = Tensor::<i64, Shape![1, 6, 1, 5]>::arange();
    let y = x.as_view().flatten::<0, -2>().slice(s![2..6]);
    let _ = y.view_as(&Tensor::<i64, Shape![2, 9]>::zeros()); //~ 750
}

fn view_as_count_751() {
    // y = torch.arange(32).view((4, 1, 8)).squeeze((2, -2))
    // y.view_as(torch.zeros((16, 4)))
    // RuntimeError: shape '[16, 4]' is invalid for input of size 32
    let x = Tensor::<i64, Shape![4, 1, 8]>::arange();
    let y = x.as_view().squeeze_dims::<Dims![2, -2]>();
    let _ = y.view_as(&Tensor::<i64, Shape![16, 4]>::zeros()); //~ 751
}

fn view_as_count_752() {
    // y = torch.arange(5).view((5,))
    // y.view_as(torch.zeros(()))
    // RuntimeError: shape '[]' is invalid for input of size 5
    let x = Tensor::<i64, Shape![5]>::arange();
    let y = x.as_view();
    let _ = y.view_as(&Tensor::<i64, Shape![]>::zeros()); //~ 752
}

fn view_as_count_753() {
    // y = torch.arange(216).view((4, 1, 3, 6, 3))
    // y.view_as(torch.zeros((1, 36, 7, 1)))
    // RuntimeError: shape '[1, 36, 7, 1]' is invalid for input of size 216
    let x = Tensor::<i64, Shape![4, 1, 3, 6, 3]>::arange();
    let y = x.as_view();
    let _ = y.view_as(&Tensor::<i64, Shape![1, 36, 7, 1]>::zeros()); //~ 753
}

fn view_as_count_754() {
    // y = torch.arange(4).view((4, 1)).unfold(0, 2, 2)
    // y.view_as(torch.zeros((1, 1, 1, 2, 2, 2)))
    // RuntimeError: shape '[1, 1, 1, 2, 2, 2]' is invalid for input of size 4
    let x = Tensor::<i64, Shape![4, 1]>::arange();
    let y = x.as_view().unfold::<0, 2, 2>();
    let _ = y.view_as(&Tensor::<i64, Shape![1, 1, 1, 2, 2, 2]>::zeros()); //~ 754
}

fn view_as_count_755() {
    // y = torch.arange(120).view((2, 5, 3, 4)).split_with_sizes([2, 1, 1], 3)[1].split_with_sizes([1, 1], -4)[0]
    // y.view_as(torch.zeros(()))
    // RuntimeError: shape '[]' is invalid for input of size 15
    let x = Tensor::<i64, Shape![2, 5, 3, 4]>::arange();
    let y = x.as_view().split_with_sizes::<3, Shape![2, 1, 1]>().1.split_with_sizes::<-4, Shape![1, 1]>().0;
    let _ = y.view_as(&Tensor::<i64, Shape![]>::zeros()); //~ 755
}

fn view_as_count_756() {
    // y = torch.arange(6).view((6,)).unfold(-1, 3, 3)
    // y.view_as(torch.zeros((2, 2, 3)))
    // RuntimeError: shape '[2, 2, 3]' is invalid for input of size 6
    let x = Tensor::<i64, Shape![6]>::arange();
    let y = x.as_view().tile::<Shape![3]>();
    let _ = y.view_as(&Tensor::<i64, Shape![2, 2, 3]>::zeros()); //~ 756
}

fn view_as_count_757() {
    // y = torch.arange(40).view((2, 4, 5)).unfold(-3, 1, 1).unfold(-3, 2, 2).unfold(-3, 1, 1).squeeze()
    // y.view_as(torch.zeros((2, 2, 9)))
    // RuntimeError: shape '[2, 2, 9]' is invalid for input of size 40
    let x = Tensor::<i64, Shape![2, 4, 5]>::arange();
    let y = x.as_view().tile::<Shape![1, 2, 1]>().squeeze_all();
    let _ = y.view_as(&Tensor::<i64, Shape![2, 2, 9]>::zeros()); //~ 757
}

fn view_as_spans_758() {
    // y = torch.arange(6).view((1, 6)).expand_as(torch.zeros((2, 4, 5, 6))).unfold(-1, 1, 2)[..., ::2]
    // y.view_as(torch.zeros((120,)))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![1, 6]>::arange();
    let y = x.as_view().expand_as(&Tensor::<i64, Shape![2, 4, 5, 6]>::zeros()).windows_with::<Shape![1], Shape![2], Shape![2]>();
    let _ = y.view_as(&Tensor::<i64, Shape![120]>::zeros()); //~ 758
}

fn view_as_spans_759() {
    // y = torch.arange(432).view((3, 3, 8, 6)).split_with_sizes([1, 7], -2)[0]
    // y.view_as(torch.zeros((18, 1, 3)))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![3, 3, 8, 6]>::arange();
    let y = x.as_view().split_with_sizes::<-2, Shape![1, 7]>().0;
    let _ = y.view_as(&Tensor::<i64, Shape![18, 1, 3]>::zeros()); //~ 759
}

fn view_as_spans_760() {
    // y = torch.atleast_2d(torch.arange(96).view((3, 8, 1, 4, 1))).unfold(3, 2, 1)
    // y.view_as(torch.zeros((72, 2)))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![3, 8, 1, 4, 1]>::arange();
    let y = x.as_view().atleast_2d().unfold::<3, 2, 1>();
    let _ = y.view_as(&Tensor::<i64, Shape![72, 2]>::zeros()); //~ 760
}

fn view_as_spans_761() {
    // y = torch.arange(48).view((8, 6)).unfold(-2, 5, 1).unfold(-2, 2, 1)
    // y.view_as(torch.zeros((200,)))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![8, 6]>::arange();
    let y = x.as_view().windows::<Shape![5, 2]>();
    let _ = y.view_as(&Tensor::<i64, Shape![200]>::zeros()); //~ 761
}

fn view_as_spans_762() {
    // y = torch.arange(6144).view((2, 3, 32, 32)).tensor_split((9,), -2)[0].unfold(-2, 4, 6)[..., ::3].unfold(-2, 1, 2)[..., ::3]
    // y.view_as(torch.zeros((2, 3, 1, 32, 1)))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![2, 3, 32, 32]>::arange();
    let y = x.as_view().split_at::<-2, 9>().0.windows_with::<Shape![2, 1], Shape![6, 2], Shape![3, 3]>();
    let _ = y.view_as(&Tensor::<i64, Shape![2, 3, 1, 32, 1]>::zeros()); //~ 762
}

fn view_as_spans_763() {
    // y = torch.arange(2048).view((32, 64)).unfold(-1, 9, 1)[..., ::4][:, 20].unsqueeze(0).view_as(torch.zeros((4, 8, 3, 1, 1)))
    // y.view_as(torch.zeros((4, 24, 1, 1)))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![32, 64]>::arange();
    let y = x.as_view().windows_with::<Shape![3], Shape![1], Shape![4]>().slice(s![.., 20]).unsqueeze::<0>().view_as(&Tensor::<i64, Shape![4, 8, 3, 1, 1]>::zeros());
    let _ = y.view_as(&Tensor::<i64, Shape![4, 24, 1, 1]>::zeros()); //~ 763
}

fn view_as_spans_764() {
    // y = torch.arange(1155).view((7, 11, 15)).split_with_sizes([6, 4, 1], 1)[0]
    // y.view_as(torch.zeros((42, 15)))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![7, 11, 15]>::arange();
    let y = x.as_view().split_with_sizes::<1, Shape![6, 4, 1]>().0;
    let _ = y.view_as(&Tensor::<i64, Shape![42, 15]>::zeros()); //~ 764
}

fn view_as_spans_765() {
    // y = torch.arange(240).view((4, 6, 10)).unfold(-2, 2, 3).split_with_sizes([10], -2)[0]
    // y.view_as(torch.zeros((4, 2, 20)))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![4, 6, 10]>::arange();
    let y = x.as_view().unfold::<-2, 2, 3>().split_with_sizes::<-2, Shape![10]>().0;
    let _ = y.view_as(&Tensor::<i64, Shape![4, 2, 20]>::zeros()); //~ 765
}

fn view_as_spans_766() {
    // y = torch.arange(240).view((6, 10, 4)).expand((2, 6, -1, 4)).movedim((2, 1, 3, -4), (2, 1, -4, 3))
    // y.view_as(torch.zeros((6, 8, 2, 5)))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![6, 10, 4]>::arange();
    let y = x.as_view().expand::<Shape![2, 6, _, 4]>().movedims::<Dims![2, 1, 3, -4], Dims![2, 1, -4, 3]>();
    let _ = y.view_as(&Tensor::<i64, Shape![6, 8, 2, 5]>::zeros()); //~ 766
}

fn view_as_spans_767() {
    // y = torch.arange(24).view((3, 4, 2)).split_with_sizes([1, 1, 1, 1], 1)[0]
    // y.view_as(torch.zeros((2, 3)))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![3, 4, 2]>::arange();
    let y = x.as_view().split_with_sizes::<1, Shape![1, 1, 1, 1]>().0;
    let _ = y.view_as(&Tensor::<i64, Shape![2, 3]>::zeros()); //~ 767
}

fn view_as_spans_768() {
    // y = torch.arange(216).view((4, 3, 1, 3, 6))[-3::1].unfold(4, 2, 3).diagonal(0, 3, 4)
    // y.view_as(torch.zeros((1, 1, 18, 2)))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![4, 3, 1, 3, 6]>::arange();
    let y = x.as_view().slice(s![-3..;1]).unfold::<4, 2, 3>().diagonal::<0, 3, 4>();
    let _ = y.view_as(&Tensor::<i64, Shape![1, 1, 18, 2]>::zeros()); //~ 768
}

fn view_as_spans_769() {
    // y = torch.arange(360).view((4, 3, 5, 6)).swapdims(2, 0)
    // y.view_as(torch.zeros((6, 15, 4, 1)))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![4, 3, 5, 6]>::arange();
    let y = x.as_view().swapdims::<2, 0>();
    let _ = y.view_as(&Tensor::<i64, Shape![6, 15, 4, 1]>::zeros()); //~ 769
}

fn mt_rank_770() {
    // y = torch.arange(36).view((6, 6)).narrow(-2, 5, 1).swapaxes(1, 0).squeeze((-1, -2))
    // y.mT
    // RuntimeError: tensor.mT is only supported on matrices or batches of matrices. Got 1-D tensor.
    let x = Tensor::<i64, Shape![6, 6]>::arange();
    let y = x.as_view().narrow::<-2, 5, 1>().swapaxes::<1, 0>().squeeze_dims::<Dims![-1, -2]>();
    let _ = y.mT(); //~ 770
}

fn mt_rank_771() {
    // y = torch.arange(1745).view((1745,)).squeeze((0,))
    // y.mT
    // RuntimeError: tensor.mT is only supported on matrices or batches of matrices. Got 1-D tensor.
    let x = Tensor::<i64, Shape![1745]>::arange();
    let y = x.as_view().squeeze_dims::<Dims![0]>();
    let _ = y.mT(); //~ 771
}

fn mt_rank_772() {
    // y = torch.arange(20).view((2, 10)).unfold(-2, 1, 3)[..., ::3].unfold(-2, 1, 2)[..., ::2].view((5,)).chunk(5, 0)[3]
    // y.mT
    // RuntimeError: tensor.mT is only supported on matrices or batches of matrices. Got 1-D tensor.
    let x = Tensor::<i64, Shape![2, 10]>::arange();
    let y = x.as_view().windows_with::<Shape![1, 1], Shape![3, 2], Shape![3, 2]>().view::<Shape![5]>().chunk::<0, 5>()[3];
    let _ = y.mT(); //~ 772
}

fn mt_rank_773() {
    // y = torch.arange(360).view((2, 5, 3, 3, 4)).unflatten(-3, (1, 3)).view((-1, 1, 1)).squeeze()
    // y.mT
    // RuntimeError: tensor.mT is only supported on matrices or batches of matrices. Got 1-D tensor.
    let x = Tensor::<i64, Shape![2, 5, 3, 3, 4]>::arange();
    let y = x.as_view().unflatten::<-3, Shape![1, 3]>().view::<Shape![_, 1, 1]>().squeeze_all();
    let _ = y.mT(); //~ 773
}

fn mt_rank_774() {
    // y = torch.arange(72).view((12, 6)).diagonal(6, 1, 0)
    // y.mT
    // RuntimeError: tensor.mT is only supported on matrices or batches of matrices. Got 1-D tensor.
    let x = Tensor::<i64, Shape![12, 6]>::arange();
    let y = x.as_view().diagonal::<6, 1, 0>();
    let _ = y.mT(); //~ 774
}

fn mt_rank_775() {
    // y = torch.arange(72).view((6, 1, 12)).view_as(torch.zeros((1, 72))).chunk(2, 1)[1].squeeze()
    // y.mT
    // RuntimeError: tensor.mT is only supported on matrices or batches of matrices. Got 1-D tensor.
    let x = Tensor::<i64, Shape![6, 1, 12]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![1, 72]>::zeros()).chunk::<1, 2>()[1].squeeze_all();
    let _ = y.mT(); //~ 775
}

fn mt_rank_776() {
    // y = torch.arange(1).view(()).view(()).view((1, 1)).view_as(torch.zeros(())).unsqueeze(0)
    // y.mT
    // RuntimeError: tensor.mT is only supported on matrices or batches of matrices. Got 1-D tensor.
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().view::<Shape![]>().view::<Shape![1, 1]>().view_as(&Tensor::<i64, Shape![]>::zeros()).unsqueeze::<0>();
    let _ = y.mT(); //~ 776
}

fn mt_rank_777() {
    // y = torch.arange(3).view((3, 1)).swapaxes(0, 1).movedim(1, 1).view((3,))
    // y.mT
    // RuntimeError: tensor.mT is only supported on matrices or batches of matrices. Got 1-D tensor.
    let x = Tensor::<i64, Shape![3, 1]>::arange();
    let y = x.as_view().swapaxes::<0, 1>().movedim::<1, 1>().view::<Shape![3]>();
    let _ = y.mT(); //~ 777
}

fn squeeze_dims_dim_778() {
    // y = torch.atleast_2d(torch.arange(2).view((2,)))
    // y.squeeze((-3,))
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -3)
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view().atleast_2d();
    let _ = y.squeeze_dims::<Dims![-3]>(); //~ 778
}

fn squeeze_dims_dim_779() {
    // y = torch.arange(240).view((6, 10, 4)).unfold(1, 3, 3)
    // y.squeeze((-5,))
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -5)
    let x = Tensor::<i64, Shape![6, 10, 4]>::arange();
    let y = x.as_view().unfold::<1, 3, 3>();
    let _ = y.squeeze_dims::<Dims![-5]>(); //~ 779
}

fn squeeze_dims_dim_780() {
    // y = torch.arange(96).view((6, 4, 4, 1)).tensor_split((0,), -1)[1].mT.expand((3, 1, -1, -1, 5, -1)).view_as(torch.zeros((3, 4, 6, 5, 4)))
    // y.squeeze((5,))
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got 5)
    let x = Tensor::<i64, Shape![6, 4, 4, 1]>::arange();
    let y = x.as_view().split_at::<-1, 0>().1.mT().expand::<Shape![3, 1, _, _, 5, _]>().view_as(&Tensor::<i64, Shape![3, 4, 6, 5, 4]>::zeros());
    let _ = y.squeeze_dims::<Dims![5]>(); //~ 780
}

fn squeeze_dims_dim_781() {
    // y = torch.arange(135).view((3, 9, 5)).unfold(-2, 1, 2)
    // y.squeeze((6,))
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 6)
    let x = Tensor::<i64, Shape![3, 9, 5]>::arange();
    let y = x.as_view().unfold::<-2, 1, 2>();
    let _ = y.squeeze_dims::<Dims![6]>(); //~ 781
}

fn squeeze_dims_dim_782() {
    // y = torch.arange(90).view((3, 1, 1, 5, 6)).unbind(0)[2].transpose(3, 2).select(1, 0)
    // y.squeeze((-5, 0, 2, 1))
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -5)
    let x = Tensor::<i64, Shape![3, 1, 1, 5, 6]>::arange();
    let y = x.as_view().unbind::<0>()[2].transpose::<3, 2>().select::<1, 0>();
    let _ = y.squeeze_dims::<Dims![-5, 0, 2, 1]>(); //~ 782
}

fn squeeze_dims_dim_783() {
    // y = torch.arange(40).view((5, 4, 2)).split_with_sizes([2], 2)[0].swapdims(0, 1)
    // y.squeeze((2, 1, 0, -5))
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -5)
    let x = Tensor::<i64, Shape![5, 4, 2]>::arange();
    let y = x.as_view().split_with_sizes::<2, Shape![2]>().0.swapdims::<0, 1>();
    let _ = y.squeeze_dims::<Dims![2, 1, 0, -5]>(); //~ 783
}

fn squeeze_dims_dim_784() {
    // y = torch.arange(36).view((6, 1, 6, 1)).mT
    // y.squeeze((1, 4, 2, 0))
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![6, 1, 6, 1]>::arange();
    let y = x.as_view().mT();
    let _ = y.squeeze_dims::<Dims![1, 4, 2, 0]>(); //~ 784
}

fn squeeze_dims_dim_785() {
    // y = torch.arange(4995).view((5, 999)).diagonal(0, -2, 1).expand_as(torch.zeros((5,))).view((5,))
    // y.squeeze((2,))
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 2)
    let x = Tensor::<i64, Shape![5, 999]>::arange();
    let y = x.as_view().diagonal::<0, -2, 1>().expand_as(&Tensor::<i64, Shape![5]>::zeros()).view::<Shape![5]>();
    let _ = y.squeeze_dims::<Dims![2]>(); //~ 785
}

fn squeeze_dims_repeated_786() {
    // y = torch.arange(32).view((2, 8, 2)).expand((5, 2, 8, 2))
    // y.squeeze((0, 0, 1))
    // RuntimeError: dim 0 appears multiple times in the list of dims
    let x = Tensor::<i64, Shape![2, 8, 2]>::arange();
    let y = x.as_view().expand::<Shape![5, 2, 8, 2]>();
    let _ = y.squeeze_dims::<Dims![0, 0, 1]>(); //~ 786
}

fn squeeze_dims_repeated_787() {
    // y = torch.atleast_3d(torch.arange(1).view(()).t().expand_as(torch.zeros((4, 2))))
    // y.squeeze((1, -1, 2))
    // RuntimeError: dim 2 appears multiple times in the list of dims
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().t().expand_as(&Tensor::<i64, Shape![4, 2]>::zeros()).atleast_3d();
    let _ = y.squeeze_dims::<Dims![1, -1, 2]>(); //~ 787
}

fn squeeze_dims_repeated_788() {
    // y = torch.arange(48).view((4, 2, 6)).unbind(-1)[4].mT
    // y.squeeze((1, 1))
    // RuntimeError: dim 1 appears multiple times in the list of dims
    let x = Tensor::<i64, Shape![4, 2, 6]>::arange();
    let y = x.as_view().unbind::<-1>()[4].mT();
    let _ = y.squeeze_dims::<Dims![1, 1]>(); //~ 788
}

fn squeeze_dims_repeated_789() {
    // y = torch.arange(480).view((4, 5, 4, 1, 1, 6))
    // y.squeeze((3, 3))
    // RuntimeError: dim 3 appears multiple times in the list of dims
    let x = Tensor::<i64, Shape![4, 5, 4, 1, 1, 6]>::arange();
    let y = x.as_view();
    let _ = y.squeeze_dims::<Dims![3, 3]>(); //~ 789
}

fn squeeze_dims_repeated_790() {
    // y = torch.arange(36).view((6, 1, 6, 1)).split_with_sizes([1, 5], -4)[1].unfold(2, 5, 1)
    // y.squeeze((0, 3, 2, 0))
    // RuntimeError: dim 0 appears multiple times in the list of dims
    let x = Tensor::<i64, Shape![6, 1, 6, 1]>::arange();
    let y = x.as_view().split_with_sizes::<-4, Shape![1, 5]>().1.unfold::<2, 5, 1>();
    let _ = y.squeeze_dims::<Dims![0, 3, 2, 0]>(); //~ 790
}

fn squeeze_dims_repeated_791() {
    // y = torch.arange(18).view((3, 2, 3)).swapaxes(1, 2)
    // y.squeeze((2, 0, 2))
    // RuntimeError: dim 2 appears multiple times in the list of dims
    let x = Tensor::<i64, Shape![3, 2, 3]>::arange();
    let y = x.as_view().swapaxes::<1, 2>();
    let _ = y.squeeze_dims::<Dims![2, 0, 2]>(); //~ 791
}

fn squeeze_dims_repeated_792() {
    // y = torch.arange(4088).view((1022, 4))
    // y.squeeze((0, 0))
    // RuntimeError: dim 0 appears multiple times in the list of dims
    let x = Tensor::<i64, Shape![1022, 4]>::arange();
    let y = x.as_view();
    let _ = y.squeeze_dims::<Dims![0, 0]>(); //~ 792
}

fn squeeze_dims_repeated_793() {
    // y = torch.arange(666).view((1, 6, 1, 111)).mT.movedim(0, -1).select(-3, 44)
    // y.squeeze((2, 1, 0, 0))
    // RuntimeError: dim 0 appears multiple times in the list of dims
    let x = Tensor::<i64, Shape![1, 6, 1, 111]>::arange();
    let y = x.as_view().mT().movedim::<0, -1>().select::<-3, 44>();
    let _ = y.squeeze_dims::<Dims![2, 1, 0, 0]>(); //~ 793
}

fn tile_remainder_794() {
    // y = torch.arange(4).view((4,)).unfold(0, 1, 1).unflatten(0, (2, 2)).unfold(-3, 1, 1)[..., ::2].unfold(-3, 1, 6)[..., ::3].unfold(-3, 1, 1)[..., ::2]
    // y.unflatten(-1, (-1, 2))
    // RuntimeError: unflatten: Provided sizes [-1, 2] don't multiply up to the size of dim 5 (1) in the input tensor
    let x = Tensor::<i64, Shape![4]>::arange();
    let y = x.as_view().unfold::<0, 1, 1>().unflatten::<0, Shape![2, 2]>().windows_with::<Shape![1, 1, 1], Shape![1, 6, 1], Shape![2, 3, 2]>();
    let _ = y.tile::<Shape![2]>(); //~ 794
}

fn tile_remainder_795() {
    // y = torch.arange(15).view((1, 3, 5)).unsqueeze(-4).unfold(1, 1, 3)
    // y.unflatten(-1, (-1, 1)).unflatten(-3, (-1, 6)).unflatten(-5, (-1, 1))
    // RuntimeError: unflatten: Provided sizes [-1, 6] don't multiply up to the size of dim 3 (5) in the input tensor
    let x = Tensor::<i64, Shape![1, 3, 5]>::arange();
    let y = x.as_view().unsqueeze::<-4>().unfold::<1, 1, 3>();
    let _ = y.tile::<Shape![1, 6, 1]>(); //~ 795
}

fn tile_remainder_796() {
    // y = torch.arange(3072).view((3, 32, 32)).mT.narrow(1, 28, 3)
    // y.unflatten(-1, (-1, 31))
    // RuntimeError: unflatten: Provided sizes [-1, 31] don't multiply up to the size of dim 2 (32) in the input tensor
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view().mT().narrow::<1, 28, 3>();
    let _ = y.tile::<Shape![31]>(); //~ 796
}

fn tile_remainder_797() {
    // y = torch.arange(60).view((4, 5, 3)).swapdims(1, 0).view((5, -1, 1, 1, 3))
    // y.unflatten(-1, (-1, 4))
    // RuntimeError: unflatten: Provided sizes [-1, 4] don't multiply up to the size of dim 4 (3) in the input tensor
    let x = Tensor::<i64, Shape![4, 5, 3]>::arange();
    let y = x.as_view().swapdims::<1, 0>().view::<Shape![5, _, 1, 1, 3]>();
    let _ = y.tile::<Shape![4]>(); //~ 797
}

fn tile_remainder_798() {
    // y = torch.arange(60).view((5, 2, 6)).broadcast_to((4, 2, 5, 2, 6)).swapdims(0, -2)[0:2:2]
    // y.unflatten(-1, (-1, 3)).unflatten(-3, (-1, 5))
    // RuntimeError: unflatten: Provided sizes [-1, 5] don't multiply up to the size of dim 3 (4) in the input tensor
    let x = Tensor::<i64, Shape![5, 2, 6]>::arange();
    let y = x.as_view().broadcast_to::<Shape![4, 2, 5, 2, 6]>().swapdims::<0, -2>().slice(s![0..2;2]);
    let _ = y.tile::<Shape![5, 3]>(); //~ 798
}

fn tile_remainder_799() {
    // y = torch.arange(75).view((3, 5, 5)).split_with_sizes([1, 3, 1], 1)[2]
    // y.unflatten(-1, (-1, 3))
    // RuntimeError: unflatten: Provided sizes [-1, 3] don't multiply up to the size of dim 2 (5) in the input tensor
    let x = Tensor::<i64, Shape![3, 5, 5]>::arange();
    let y = x.as_view().split_with_sizes::<1, Shape![1, 3, 1]>().2;
    let _ = y.tile::<Shape![3]>(); //~ 799
}

fn tile_remainder_800() {
    // y = torch.arange(60).view((4, 3, 5)).transpose(1, 2)
    // y.unflatten(-1, (-1, 4)).unflatten(-3, (-1, 1))
    // RuntimeError: unflatten: Provided sizes [-1, 4] don't multiply up to the size of dim 2 (3) in the input tensor
    let x = Tensor::<i64, Shape![4, 3, 5]>::arange();
    let y = x.as_view().transpose::<1, 2>();
    let _ = y.tile::<Shape![1, 4]>(); //~ 800
}

fn tile_remainder_801() {
    // y = torch.atleast_3d(torch.atleast_1d(torch.arange(4).view((1, 4)))).expand((-1, -1, 5))
    // y.unflatten(-1, (-1, 1)).unflatten(-3, (-1, 5))
    // RuntimeError: unflatten: Provided sizes [-1, 5] don't multiply up to the size of dim 1 (4) in the input tensor
    let x = Tensor::<i64, Shape![1, 4]>::arange();
    let y = x.as_view().atleast_1d().atleast_3d().expand::<Shape![_, _, 5]>();
    let _ = y.tile::<Shape![5, 1]>(); //~ 801
}

fn tile_remainder_802() {
    // y = torch.arange(240).view((6, 2, 4, 5))
    // y.unflatten(-1, (-1, 10))
    // RuntimeError: unflatten: Provided sizes [-1, 10] don't multiply up to the size of dim 3 (5) in the input tensor
    let x = Tensor::<i64, Shape![6, 2, 4, 5]>::arange();
    let y = x.as_view();
    let _ = y.tile::<Shape![10]>(); //~ 802
}

fn tile_remainder_803() {
    // y = torch.arange(480).view((4, 5, 4, 6))[2:3:2, -1]
    // y.unflatten(-1, (-1, 1)).unflatten(-3, (-1, 5))
    // RuntimeError: unflatten: Provided sizes [-1, 5] don't multiply up to the size of dim 1 (4) in the input tensor
    let x = Tensor::<i64, Shape![4, 5, 4, 6]>::arange();
    let y = x.as_view().slice(s![2..3;2, -1]);
    let _ = y.tile::<Shape![5, 1]>(); //~ 803
}

fn tile_remainder_804() {
    // y = torch.arange(240).view((4, 5, 12))
    // y.unflatten(-1, (-1, 13)).unflatten(-3, (-1, 1)).unflatten(-5, (-1, 4))
    // RuntimeError: unflatten: Provided sizes [-1, 13] don't multiply up to the size of dim 2 (12) in the input tensor
    let x = Tensor::<i64, Shape![4, 5, 12]>::arange();
    let y = x.as_view();
    let _ = y.tile::<Shape![4, 1, 13]>(); //~ 804
}

fn tile_remainder_805() {
    // y = torch.arange(12).view((4, 1, 3)).squeeze((-3, 1)).diagonal(-2, 0, 1).unsqueeze(-2).swapdims(1, -2)
    // y.unflatten(-1, (-1, 2))
    // RuntimeError: unflatten: Provided sizes [-1, 2] don't multiply up to the size of dim 1 (1) in the input tensor
    let x = Tensor::<i64, Shape![4, 1, 3]>::arange();
    let y = x.as_view().squeeze_dims::<Dims![-3, 1]>().diagonal::<-2, 0, 1>().unsqueeze::<-2>().swapdims::<1, -2>();
    let _ = y.tile::<Shape![2]>(); //~ 805
}

fn tile_rank_806() {
    // y = torch.arange(5).view((5,))
    // y.unfold(-2, 1, 1).unfold(-2, 1, 1)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got -2)
    let x = Tensor::<i64, Shape![5]>::arange();
    let y = x.as_view();
    let _ = y.tile::<Shape![1, 1]>(); //~ 806
}

fn tile_rank_807() {
    // y = torch.arange(270).view((6, 3, 5, 3)).unsqueeze(1).movedim((3, 4, -5), (0, -4, -3))
    // y.unfold(-7, 2, 2).unfold(-7, 2, 2).unfold(-7, 1, 1).unfold(-7, 1, 1).unfold(-7, 1, 1).unfold(-7, 1, 1).unfold(-7, 1, 1)
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got -7)
    let x = Tensor::<i64, Shape![6, 3, 5, 3]>::arange();
    let y = x.as_view().unsqueeze::<1>().movedims::<Dims![3, 4, -5], Dims![0, -4, -3]>();
    let _ = y.tile::<Shape![2, 2, 1, 1, 1, 1, 1]>(); //~ 807
}

fn tile_rank_808() {
    // y = torch.arange(24).view((1, 8, 3, 1)).permute((1, 3, 0, 2))
    // y.unfold(-5, 1, 1).unfold(-5, 2, 2).unfold(-5, 1, 1).unfold(-5, 1, 1).unfold(-5, 1, 1)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -5)
    let x = Tensor::<i64, Shape![1, 8, 3, 1]>::arange();
    let y = x.as_view().permute::<Dims![1, 3, 0, 2]>();
    let _ = y.tile::<Shape![1, 2, 1, 1, 1]>(); //~ 808
}

fn tile_rank_809() {
    // y = torch.arange(6).view((2, 3, 1)).unflatten(-1, (1, 1))
    // y.unfold(-5, 2, 2).unfold(-5, 2, 2).unfold(-5, 1, 1).unfold(-5, 1, 1).unfold(-5, 1, 1)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -5)
    let x = Tensor::<i64, Shape![2, 3, 1]>::arange();
    let y = x.as_view().unflatten::<-1, Shape![1, 1]>();
    let _ = y.tile::<Shape![2, 2, 1, 1, 1]>(); //~ 809
}

fn tile_rank_810() {
    // y = torch.arange(36).view((2, 3, 6)).unfold(2, 5, 5)
    // y.unfold(-6, 2, 2).unfold(-6, 2, 2).unfold(-6, 1, 1).unfold(-6, 1, 1).unfold(-6, 1, 1).unfold(-6, 2, 2)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -6)
    let x = Tensor::<i64, Shape![2, 3, 6]>::arange();
    let y = x.as_view().unfold::<2, 5, 5>();
    let _ = y.tile::<Shape![2, 2, 1, 1, 1, 2]>(); //~ 810
}

fn tile_rank_811() {
    // y = torch.arange(2090).view((1045, 2)).view((2090,)).broadcast_to((4, 2090))
    // y.unfold(-3, 1, 1).unfold(-3, 1, 1).unfold(-3, 1, 1)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -3)
    let x = Tensor::<i64, Shape![1045, 2]>::arange();
    let y = x.as_view().view::<Shape![2090]>().broadcast_to::<Shape![4, 2090]>();
    let _ = y.tile::<Shape![1, 1, 1]>(); //~ 811
}

fn tile_rank_812() {
    // y = torch.arange(24).view((6, 4, 1)).movedim(1, 2)
    // y.unfold(-4, 2, 2).unfold(-4, 2, 2).unfold(-4, 1, 1).unfold(-4, 1, 1)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -4)
    let x = Tensor::<i64, Shape![6, 4, 1]>::arange();
    let y = x.as_view().movedim::<1, 2>();
    let _ = y.tile::<Shape![2, 2, 1, 1]>(); //~ 812
}

fn tile_rank_813() {
    // y = torch.arange(1).view(()).expand_as(torch.zeros((1,)))
    // y.unfold(-3, 1, 1).unfold(-3, 1, 1).unfold(-3, 1, 1)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got -3)
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().expand_as(&Tensor::<i64, Shape![1]>::zeros());
    let _ = y.tile::<Shape![1, 1, 1]>(); //~ 813
}

fn tile_zero_814() {
    // y = torch.arange(4).view((4, 1, 1)).chunk(4, 0)[0].split(1, 1)[0]
    // y.unfold(-3, 0, 0).unfold(-3, 1, 1).unfold(-3, 1, 1)
    // RuntimeError: step is 0 but must be > 0
    let x = Tensor::<i64, Shape![4, 1, 1]>::arange();
    let y = x.as_view().chunk::<0, 4>()[0].split::<1, 1>()[0];
    let _ = y.tile::<Shape![0, 1, 1]>(); //~ 814
}

fn tile_zero_815() {
    // y = torch.arange(36).view((9, 4, 1, 1)).unbind(-4)[4].diagonal(-2, 0, -2)
    // y.unfold(-2, 0, 0).unfold(-2, 1, 1)
    // RuntimeError: step is 0 but must be > 0
    let x = Tensor::<i64, Shape![9, 4, 1, 1]>::arange();
    let y = x.as_view().unbind::<-4>()[4].diagonal::<-2, 0, -2>();
    let _ = y.tile::<Shape![0, 1]>(); //~ 815
}

fn tile_zero_816() {
    // y = torch.arange(6144).view((2, 3, 32, 32)).unfold(-1, 5, 7)[..., ::4].split_with_sizes([1, 1], -1)[1].view_as(torch.zeros((16, 2, 6, 2, 2)))
    // y.unfold(-1, 0, 0)
    // RuntimeError: step is 0 but must be > 0
    let x = Tensor::<i64, Shape![2, 3, 32, 32]>::arange();
    let y = x.as_view().windows_with::<Shape![2], Shape![7], Shape![4]>().split_with_sizes::<-1, Shape![1, 1]>().1.view_as(&Tensor::<i64, Shape![16, 2, 6, 2, 2]>::zeros());
    let _ = y.tile::<Shape![0]>(); //~ 816
}

fn tile_zero_817() {
    // y = torch.arange(4).view((1, 4)).expand_as(torch.zeros((2, 4))).permute((0, -1)).split_with_sizes([1, 2, 1], 1)[0]
    // y.unfold(-1, 0, 0)
    // RuntimeError: step is 0 but must be > 0
    let x = Tensor::<i64, Shape![1, 4]>::arange();
    let y = x.as_view().expand_as(&Tensor::<i64, Shape![2, 4]>::zeros()).permute::<Dims![0, -1]>().split_with_sizes::<1, Shape![1, 2, 1]>().0;
    let _ = y.tile::<Shape![0]>(); //~ 817
}

fn tile_zero_818() {
    // y = torch.arange(4).view((4,)).expand_as(torch.zeros((4, 4)))
    // y.unfold(-1, 0, 0)
    // RuntimeError: step is 0 but must be > 0
    let x = Tensor::<i64, Shape![4]>::arange();
    let y = x.as_view().expand_as(&Tensor::<i64, Shape![4, 4]>::zeros());
    let _ = y.tile::<Shape![0]>(); //~ 818
}

fn tile_zero_819() {
    // y = torch.arange(6144).view((2, 3, 32, 32))
    // y.unfold(-2, 2, 2).unfold(-2, 0, 0)
    // RuntimeError: step is 0 but must be > 0
    let x = Tensor::<i64, Shape![2, 3, 32, 32]>::arange();
    let y = x.as_view();
    let _ = y.tile::<Shape![2, 0]>(); //~ 819
}

fn tile_zero_820() {
    // y = torch.arange(48).view((4, 2, 6)).permute((0, 2, 1)).expand((1, 4, -1, 2)).unfold(1, 3, 3)
    // y.unfold(-2, 0, 0).unfold(-2, 3, 3)
    // RuntimeError: step is 0 but must be > 0
    let x = Tensor::<i64, Shape![4, 2, 6]>::arange();
    let y = x.as_view().permute::<Dims![0, 2, 1]>().expand::<Shape![1, 4, _, 2]>().unfold::<1, 3, 3>();
    let _ = y.tile::<Shape![0, 3]>(); //~ 820
}

fn tile_zero_821() {
    // y = torch.arange(120).view((5, 6, 1, 4))
    // y.unfold(-1, 0, 0)
    // RuntimeError: step is 0 but must be > 0
    let x = Tensor::<i64, Shape![5, 6, 1, 4]>::arange();
    let y = x.as_view();
    let _ = y.tile::<Shape![0]>(); //~ 821
}

fn tile_negative_822() {
    // y = torch.arange(216).view((3, 8, 9, 1)).squeeze(3)
    // y.unfold(-3, 3, 3).unfold(-3, -2, -2).unfold(-3, 3, 3)
    // RuntimeError: size is -2 but must be >= 0
    let x = Tensor::<i64, Shape![3, 8, 9, 1]>::arange();
    let y = x.as_view().squeeze::<3>();
    let _ = y.tile::<Shape![3, -2, 3]>(); //~ 822
}

fn tile_negative_823() {
    // y = torch.atleast_2d(torch.arange(10).view((10,)).chunk(10, 0)[4].tensor_split((1,), 0)[0].squeeze(0))
    // y.unfold(-1, -2, -2)
    // RuntimeError: size is -2 but must be >= 0
    let x = Tensor::<i64, Shape![10]>::arange();
    let y = x.as_view().chunk::<0, 10>()[4].split_at::<0, 1>().0.squeeze::<0>().atleast_2d();
    let _ = y.tile::<Shape![-2]>(); //~ 823
}

fn tile_negative_824() {
    // y = torch.arange(120).view((5, 6, 4)).view((60, 2))
    // y.unfold(-2, 3, 3).unfold(-2, -1, -1)
    // RuntimeError: size is -1 but must be >= 0
    let x = Tensor::<i64, Shape![5, 6, 4]>::arange();
    let y = x.as_view().view::<Shape![60, 2]>();
    let _ = y.tile::<Shape![3, _]>(); //~ 824
}

fn tile_negative_825() {
    // y = torch.arange(36).view((3, 3, 4, 1)).unfold(-1, 1, 1).broadcast_to((3, 3, 4, 3, 1)).unfold(3, 2, 1).as_strided((2, 3, 3), (1, 0, 2), 25)
    // y.unfold(-1, -2, -2)
    // RuntimeError: size is -2 but must be >= 0
    let x = Tensor::<i64, Shape![3, 3, 4, 1]>::arange();
    let y = x.as_view().windows::<Shape![1]>().broadcast_to::<Shape![3, 3, 4, 3, 1]>().unfold::<3, 2, 1>().as_strided::<Shape![2, 3, 3], Strides![1, 0, 2], 25>();
    let _ = y.tile::<Shape![-2]>(); //~ 825
}

fn tile_negative_826() {
    // y = torch.arange(120).view((4, 5, 6)).view_as(torch.zeros((4, 30)))
    // y.unfold(-1, -1, -1)
    // RuntimeError: size is -1 but must be >= 0
    let x = Tensor::<i64, Shape![4, 5, 6]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![4, 30]>::zeros());
    let _ = y.tile::<Shape![_]>(); //~ 826
}

fn tile_negative_827() {
    // y = torch.arange(18).view((1, 3, 3, 2)).split_with_sizes([2, 1], -2)[1].chunk(2, -1)[1].split(3, 1)[0].squeeze((-2, 0))
    // y.unfold(-2, 3, 3).unfold(-2, -3, -3)
    // RuntimeError: size is -3 but must be >= 0
    let x = Tensor::<i64, Shape![1, 3, 3, 2]>::arange();
    let y = x.as_view().split_with_sizes::<-2, Shape![2, 1]>().1.chunk::<-1, 2>()[1].split::<1, 3>()[0].squeeze_dims::<Dims![-2, 0]>();
    let _ = y.tile::<Shape![3, -3]>(); //~ 827
}

fn tile_negative_828() {
    // y = torch.arange(216).view((6, 3, 12))[5::2, 1, 3:5][:1]
    // y.unfold(-2, -2, -2).unfold(-2, 1, 1)
    // RuntimeError: size is -2 but must be >= 0
    let x = Tensor::<i64, Shape![6, 3, 12]>::arange();
    let y = x.as_view().slice(s![5..;2, 1, 3..5]).slice(s![..1]);
    let _ = y.tile::<Shape![-2, 1]>(); //~ 828
}

fn tile_negative_829() {
    // y = torch.arange(300).view((6, 1, 10, 5))
    // y.unfold(-3, -2, -2).unfold(-3, 2, 2).unfold(-3, 5, 5)
    // RuntimeError: size is -2 but must be >= 0
    let x = Tensor::<i64, Shape![6, 1, 10, 5]>::arange();
    let y = x.as_view();
    let _ = y.tile::<Shape![-2, 2, 5]>(); //~ 829
}

fn windows_size_830() {
    // y = torch.arange(4).view((4,)).movedim(-1, -1)
    // y.unfold(-1, 6, 1)
    // RuntimeError: maximum size for tensor at dimension 0 is 4 but size is 6
    let x = Tensor::<i64, Shape![4]>::arange();
    let y = x.as_view().movedim::<-1, -1>();
    let _ = y.windows::<Shape![6]>(); //~ 830
}

fn windows_size_831() {
    // y = torch.arange(20).view((5, 4)).movedim((1,), (1,)).unfold(-1, 2, 1)
    // y.unfold(-1, 3, 1)
    // RuntimeError: maximum size for tensor at dimension 2 is 2 but size is 3
    let x = Tensor::<i64, Shape![5, 4]>::arange();
    let y = x.as_view().movedims::<Dims![1], Dims![1]>().windows::<Shape![2]>();
    let _ = y.windows::<Shape![3]>(); //~ 831
}

fn windows_size_832() {
    // y = torch.arange(4).view((1, 4)).tensor_split((0,), 0)[1].movedim((-1, -2), (-2, 1))
    // y.unfold(-1, 2, 1)
    // RuntimeError: maximum size for tensor at dimension 1 is 1 but size is 2
    let x = Tensor::<i64, Shape![1, 4]>::arange();
    let y = x.as_view().split_at::<0, 0>().1.movedims::<Dims![-1, -2], Dims![-2, 1]>();
    let _ = y.windows::<Shape![2]>(); //~ 832
}

fn windows_size_833() {
    // y = torch.atleast_1d(torch.arange(400).view((5, 2, 2, 2, 10)).select(1, 0)).unflatten(1, (1, 2))
    // y.unfold(-1, 12, 1)
    // RuntimeError: maximum size for tensor at dimension 4 is 10 but size is 12
    let x = Tensor::<i64, Shape![5, 2, 2, 2, 10]>::arange();
    let y = x.as_view().select::<1, 0>().atleast_1d().unflatten::<1, Shape![1, 2]>();
    let _ = y.windows::<Shape![12]>(); //~ 833
}

fn windows_size_834() {
    // y = torch.arange(6).view((6, 1)).split(1, 0)[4]
    // y.unfold(-1, 4, 1)
    // RuntimeError: maximum size for tensor at dimension 1 is 1 but size is 4
    let x = Tensor::<i64, Shape![6, 1]>::arange();
    let y = x.as_view().split::<0, 1>()[4];
    let _ = y.windows::<Shape![4]>(); //~ 834
}

fn windows_size_835() {
    // y = torch.arange(10).view((2, 5)).view((5, 2)).unflatten(-1, (2,)).diagonal(1, 1, 0)
    // y.unfold(-1, 3, 1)
    // RuntimeError: maximum size for tensor at dimension 0 is 2 but size is 3
    let x = Tensor::<i64, Shape![2, 5]>::arange();
    let y = x.as_view().view::<Shape![5, 2]>().unflatten::<-1, Shape![2]>().diagonal::<1, 1, 0>();
    let _ = y.windows::<Shape![3]>(); //~ 835
}

fn windows_size_836() {
    // y = torch.atleast_3d(torch.arange(4044).view((4, 1011))).split(1, 2)[0]
    // y.unfold(-1, 4, 1)
    // RuntimeError: maximum size for tensor at dimension 2 is 1 but size is 4
    let x = Tensor::<i64, Shape![4, 1011]>::arange();
    let y = x.as_view().atleast_3d().split::<2, 1>()[0];
    let _ = y.windows::<Shape![4]>(); //~ 836
}

fn windows_size_837() {
    // y = torch.arange(30).view((3, 2, 5)).view((30,)).squeeze().unfold(-1, 7, 1)
    // y.unfold(-2, 1, 1).unfold(-2, 8, 1)
    // RuntimeError: maximum size for tensor at dimension 1 is 7 but size is 8
    let x = Tensor::<i64, Shape![3, 2, 5]>::arange();
    let y = x.as_view().view::<Shape![30]>().squeeze_all().unfold::<-1, 7, 1>();
    let _ = y.windows::<Shape![1, 8]>(); //~ 837
}

fn windows_size_838() {
    // y = torch.arange(48).view((2, 6, 4)).swapaxes(2, 0).view((1, 4, 1, 6, 2))
    // y.unfold(-2, 9, 1).unfold(-2, 2, 1)
    // RuntimeError: maximum size for tensor at dimension 3 is 6 but size is 9
    let x = Tensor::<i64, Shape![2, 6, 4]>::arange();
    let y = x.as_view().swapaxes::<2, 0>().view::<Shape![1, 4, 1, 6, 2]>();
    let _ = y.windows::<Shape![9, 2]>(); //~ 838
}

fn windows_size_839() {
    // y = torch.atleast_2d(torch.arange(18).view((1, 3, 6))).broadcast_to((6, 2, -1, -1)).mT.diagonal(0, 3, -3)
    // y.unfold(-2, 4, 1).unfold(-2, 3, 1)
    // RuntimeError: maximum size for tensor at dimension 2 is 2 but size is 3
    let x = Tensor::<i64, Shape![1, 3, 6]>::arange();
    let y = x.as_view().atleast_2d().broadcast_to::<Shape![6, 2, _, _]>().mT().diagonal::<0, 3, -3>();
    let _ = y.windows::<Shape![4, 3]>(); //~ 839
}

fn windows_rank_840() {
    // y = torch.arange(740).view((37, 20)).diagonal(17, 1, -2).expand((3, -1)).t()
    // y.unfold(-3, 1, 1).unfold(-3, 2, 1).unfold(-3, 2, 1)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -3)
    let x = Tensor::<i64, Shape![37, 20]>::arange();
    let y = x.as_view().diagonal::<17, 1, -2>().expand::<Shape![3, _]>().t();
    let _ = y.windows::<Shape![1, 2, 2]>(); //~ 840
}

fn windows_rank_841() {
    // y = torch.arange(192).view((8, 6, 4)).expand((3, -1, -1, 4))
    // y.unfold(-5, 2, 1).unfold(-5, 1, 1).unfold(-5, 1, 1).unfold(-5, 2, 1).unfold(-5, 2, 1)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -5)
    let x = Tensor::<i64, Shape![8, 6, 4]>::arange();
    let y = x.as_view().expand::<Shape![3, _, _, 4]>();
    let _ = y.windows::<Shape![2, 1, 1, 2, 2]>(); //~ 841
}

fn windows_rank_842() {
    // y = torch.arange(50).view((1, 5, 5, 2)).view_as(torch.zeros((50,))).view((-1,)).select(0, 17)
    // y.unfold(-2, 2, 1).unfold(-2, 1, 1)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got -2)
    let x = Tensor::<i64, Shape![1, 5, 5, 2]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![50]>::zeros()).view::<Shape![_]>().select::<0, 17>();
    let _ = y.windows::<Shape![2, 1]>(); //~ 842
}

fn windows_rank_843() {
    // y = torch.arange(10).view((2, 5)).select(0, 0).expand((6, 3, -1))
    // y.unfold(-4, 1, 1).unfold(-4, 1, 1).unfold(-4, 1, 1).unfold(-4, 1, 1)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -4)
    let x = Tensor::<i64, Shape![2, 5]>::arange();
    let y = x.as_view().select::<0, 0>().expand::<Shape![6, 3, _]>();
    let _ = y.windows::<Shape![1, 1, 1, 1]>(); //~ 843
}

fn windows_rank_844() {
    // y = torch.arange(72).view((3, 6, 4)).view((72,))
    // y.unfold(-2, 1, 1).unfold(-2, 1, 1)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got -2)
    let x = Tensor::<i64, Shape![3, 6, 4]>::arange();
    let y = x.as_view().view::<Shape![72]>();
    let _ = y.windows::<Shape![1, 1]>(); //~ 844
}

fn windows_rank_845() {
    // y = torch.arange(36).view((6, 3, 2)).view_as(torch.zeros((36,))).flatten(0, 0).unfold(-1, 13, 3)[..., ::4]
    // y.unfold(-4, 1, 1).unfold(-4, 2, 1).unfold(-4, 1, 1).unfold(-4, 1, 1)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -4)
    let x = Tensor::<i64, Shape![6, 3, 2]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![36]>::zeros()).flatten::<0, 0>().windows_with::<Shape![4], Shape![3], Shape![4]>();
    let _ = y.windows::<Shape![1, 2, 1, 1]>(); //~ 845
}

fn windows_rank_846() {
    // y = torch.arange(10).view((5, 2)).split_with_sizes([2, 1, 2], 0)[2].unfold(1, 2, 1)
    // y.unfold(-4, 2, 1).unfold(-4, 2, 1).unfold(-4, 1, 1).unfold(-4, 2, 1)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -4)
    let x = Tensor::<i64, Shape![5, 2]>::arange();
    let y = x.as_view().split_with_sizes::<0, Shape![2, 1, 2]>().2.unfold::<1, 2, 1>();
    let _ = y.windows::<Shape![2, 2, 1, 2]>(); //~ 846
}

fn windows_rank_847() {
    // y = torch.arange(200).view((5, 5, 8)).view((-1,))[:].split(40, 0)[4].unfold(-1, 2, 1)
    // y.unfold(-4, 2, 1).unfold(-4, 1, 1).unfold(-4, 1, 1).unfold(-4, 1, 1)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -4)
    let x = Tensor::<i64, Shape![5, 5, 8]>::arange();
    let y = x.as_view().view::<Shape![_]>().slice(s![..]).split::<0, 40>()[4].windows::<Shape![2]>();
    let _ = y.windows::<Shape![2, 1, 1, 1]>(); //~ 847
}

fn windows_negative_848() {
    // y = torch.arange(3).view((3,)).unfold(-1, 3, 1).unfold(-1, 3, 2)[..., ::2].diagonal(0, -1, 1)
    // y.unfold(-2, -1, 1).unfold(-2, 1, 1)
    // RuntimeError: size is -1 but must be >= 0
    let x = Tensor::<i64, Shape![3]>::arange();
    let y = x.as_view().windows::<Shape![3]>().windows_with::<Shape![2], Shape![2], Shape![2]>().diagonal::<0, -1, 1>();
    let _ = y.windows::<Shape![_, 1]>(); //~ 848
}

fn windows_negative_849() {
    // y = torch.arange(18).view((3, 6)).diagonal(0, 0, -1).unfold(0, 2, 7).view_as(torch.zeros((2,)))
    // y.unfold(-1, -2, 1)
    // RuntimeError: size is -2 but must be >= 0
    let x = Tensor::<i64, Shape![3, 6]>::arange();
    let y = x.as_view().diagonal::<0, 0, -1>().unfold::<0, 2, 7>().view_as(&Tensor::<i64, Shape![2]>::zeros());
    let _ = y.windows::<Shape![-2]>(); //~ 849
}

fn windows_negative_850() {
    // y = torch.atleast_2d(torch.arange(30).view((6, 5, 1))).squeeze().unfold(-2, 3, 1).unfold(-2, 2, 1).unfold(-1, 2, 2)
    // y.unfold(-1, -1, 1)
    // RuntimeError: size is -1 but must be >= 0
    let x = Tensor::<i64, Shape![6, 5, 1]>::arange();
    let y = x.as_view().atleast_2d().squeeze_all().windows::<Shape![3, 2]>().tile::<Shape![2]>();
    let _ = y.windows::<Shape![_]>(); //~ 850
}

fn windows_negative_851() {
    // y = torch.arange(1485).view((5, 11, 27))
    // y.unfold(-3, 2, 1).unfold(-3, 2, 1).unfold(-3, -1, 1)
    // RuntimeError: size is -1 but must be >= 0
    let x = Tensor::<i64, Shape![5, 11, 27]>::arange();
    let y = x.as_view();
    let _ = y.windows::<Shape![2, 2, _]>(); //~ 851
}

fn windows_negative_852() {
    // y = torch.arange(90).view((6, 3, 5))
    // y.unfold(-1, -1, 1)
    // RuntimeError: size is -1 but must be >= 0
    let x = Tensor::<i64, Shape![6, 3, 5]>::arange();
    let y = x.as_view();
    let _ = y.windows::<Shape![_]>(); //~ 852
}

fn windows_negative_853() {
    // y = torch.arange(3996).view((4, 999)).split(2, 0)[1].unfold(-1, 9, 1)[..., ::4].unbind(2)[0]
    // y.unfold(-1, -1, 1)
    // RuntimeError: size is -1 but must be >= 0
    let x = Tensor::<i64, Shape![4, 999]>::arange();
    let y = x.as_view().split::<0, 2>()[1].windows_with::<Shape![3], Shape![1], Shape![4]>().unbind::<2>()[0];
    let _ = y.windows::<Shape![_]>(); //~ 853
}

fn windows_negative_854() {
    // y = torch.arange(16).view((2, 4, 2))
    // y.unfold(-3, 1, 1).unfold(-3, 3, 1).unfold(-3, -1, 1)
    // RuntimeError: size is -1 but must be >= 0
    let x = Tensor::<i64, Shape![2, 4, 2]>::arange();
    let y = x.as_view();
    let _ = y.windows::<Shape![1, 3, _]>(); //~ 854
}

fn windows_negative_855() {
    // y = torch.arange(18).view((9, 1, 2)).view_as(torch.zeros((3, 6)))
    // y.unfold(-2, 1, 1).unfold(-2, -3, 1)
    // RuntimeError: size is -3 but must be >= 0
    let x = Tensor::<i64, Shape![9, 1, 2]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![3, 6]>::zeros());
    let _ = y.windows::<Shape![1, -3]>(); //~ 855
}

fn windows_with_size_856() {
    // y = torch.arange(60).view((1, 3, 5, 4)).swapaxes(-1, 1).unsqueeze(3).expand((5, -1, -1, 2, -1)).broadcast_to((1, 5, 4, 5, -1, -1))
    // y.unfold(-2, 4, 3)[..., ::3].unfold(-2, 3, 3)
    // RuntimeError: maximum size for tensor at dimension 4 is 2 but size is 4
    let x = Tensor::<i64, Shape![1, 3, 5, 4]>::arange();
    let y = x.as_view().swapaxes::<-1, 1>().unsqueeze::<3>().expand::<Shape![5, _, _, 2, _]>().broadcast_to::<Shape![1, 5, 4, 5, _, _]>();
    let _ = y.windows_with::<Shape![2, 3], Shape![3, 3], Shape![3, 1]>(); //~ 856
}

fn windows_with_size_857() {
    // y = torch.atleast_2d(torch.arange(27).view((3, 9)))
    // y.unfold(-2, 4, 1)[..., ::3].unfold(-2, 1, 1)[..., ::3]
    // RuntimeError: maximum size for tensor at dimension 0 is 3 but size is 4
    let x = Tensor::<i64, Shape![3, 9]>::arange();
    let y = x.as_view().atleast_2d();
    let _ = y.windows_with::<Shape![2, 1], Shape![1, 1], Shape![3, 3]>(); //~ 857
}

fn windows_with_size_858() {
    // y = torch.arange(8).view((2, 1, 4, 1)).squeeze((-3,)).unfold(2, 1, 9)
    // y.unfold(-3, 1, 1).unfold(-3, 3, 3)[..., ::2].unfold(-3, 1, 1)[..., ::3]
    // RuntimeError: maximum size for tensor at dimension 2 is 1 but size is 3
    let x = Tensor::<i64, Shape![2, 1, 4, 1]>::arange();
    let y = x.as_view().squeeze_dims::<Dims![-3]>().unfold::<2, 1, 9>();
    let _ = y.windows_with::<Shape![1, 2, 1], Shape![1, 3, 1], Shape![1, 2, 3]>(); //~ 858
}

fn windows_with_size_859() {
    // y = torch.arange(144).view((1, 4, 9, 4)).transpose(-1, 1)
    // y.unfold(-3, 4, 2).unfold(-3, 4, 2).unfold(-3, 5, 1)[..., ::4]
    // RuntimeError: maximum size for tensor at dimension 3 is 4 but size is 5
    let x = Tensor::<i64, Shape![1, 4, 9, 4]>::arange();
    let y = x.as_view().transpose::<-1, 1>();
    let _ = y.windows_with::<Shape![4, 4, 2], Shape![2, 2, 1], Shape![1, 1, 4]>(); //~ 859
}

fn windows_with_size_860() {
    // y = torch.arange(16).view((1, 4, 4))
    // y.unfold(-3, 1, 1)[..., ::2].unfold(-3, 3, 3).unfold(-3, 5, 3)[..., ::2]
    // RuntimeError: maximum size for tensor at dimension 2 is 4 but size is 5
    let x = Tensor::<i64, Shape![1, 4, 4]>::arange();
    let y = x.as_view();
    let _ = y.windows_with::<Shape![1, 3, 3], Shape![1, 3, 3], Shape![2, 1, 2]>(); //~ 860
}

fn windows_with_size_861() {
    // y = torch.arange(24).view((4, 3, 2)).unfold(-3, 4, 2).unfold(-3, 3, 1).unfold(-3, 1, 1)[..., ::2].split(1, -4)[0]
    // y.unfold(-3, 10, 1)[..., ::3].unfold(-3, 1, 1)[..., ::2].unfold(-3, 1, 1)[..., ::3]
    // RuntimeError: maximum size for tensor at dimension 3 is 4 but size is 10
    let x = Tensor::<i64, Shape![4, 3, 2]>::arange();
    let y = x.as_view().windows_with::<Shape![4, 3, 1], Shape![2, 1, 1], Shape![1, 1, 2]>().split::<-4, 1>()[0];
    let _ = y.windows_with::<Shape![4, 1, 1], Shape![1, 1, 1], Shape![3, 2, 3]>(); //~ 861
}

fn windows_with_size_862() {
    // y = torch.arange(48).view((6, 1, 4, 2)).swapaxes(2, 3).narrow(3, 0, 3)
    // y.unfold(-1, 4, 1)[..., ::3]
    // RuntimeError: maximum size for tensor at dimension 3 is 3 but size is 4
    let x = Tensor::<i64, Shape![6, 1, 4, 2]>::arange();
    let y = x.as_view().swapaxes::<2, 3>().narrow::<3, 0, 3>();
    let _ = y.windows_with::<Shape![2], Shape![1], Shape![3]>(); //~ 862
}

fn windows_with_size_863() {
    // y = torch.arange(60).view((5, 12, 1)).broadcast_to((5, 12, 3)).view_as(torch.zeros((30, 2, 3)))
    // y.unfold(-3, 13, 1)[..., ::4].unfold(-3, 3, 1)[..., ::2].unfold(-3, 3, 3)
    // RuntimeError: maximum size for tensor at dimension 1 is 2 but size is 3
    let x = Tensor::<i64, Shape![5, 12, 1]>::arange();
    let y = x.as_view().broadcast_to::<Shape![5, 12, 3]>().view_as(&Tensor::<i64, Shape![30, 2, 3]>::zeros());
    let _ = y.windows_with::<Shape![4, 2, 3], Shape![1, 1, 3], Shape![4, 2, 1]>(); //~ 863
}

fn windows_with_size_864() {
    // y = torch.arange(3).view((3, 1, 1)).narrow(0, 2, 1)
    // y.unfold(-3, 1, 5)[..., ::2].unfold(-3, 1, 1)[..., ::3].unfold(-3, 3, 4)[..., ::2]
    // RuntimeError: maximum size for tensor at dimension 2 is 1 but size is 3
    let x = Tensor::<i64, Shape![3, 1, 1]>::arange();
    let y = x.as_view().narrow::<0, 2, 1>();
    let _ = y.windows_with::<Shape![1, 1, 2], Shape![5, 1, 4], Shape![2, 3, 2]>(); //~ 864
}

fn windows_with_size_865() {
    // y = torch.arange(20).view((2, 10, 1)).select(2, 0).unfold(0, 2, 2).view_as(torch.zeros((10, 2))).squeeze()
    // y.unfold(-1, 3, 2)[..., ::2]
    // RuntimeError: maximum size for tensor at dimension 1 is 2 but size is 3
    let x = Tensor::<i64, Shape![2, 10, 1]>::arange();
    let y = x.as_view().select::<2, 0>().unfold::<0, 2, 2>().view_as(&Tensor::<i64, Shape![10, 2]>::zeros()).squeeze_all();
    let _ = y.windows_with::<Shape![2], Shape![2], Shape![2]>(); //~ 865
}

fn windows_with_rank_866() {
    // y = torch.arange(12).view((3, 4)).chunk(3, 0)[1].view_as(torch.zeros((4,)))
    // y.unfold(-2, 2, 1).unfold(-2, 3, 1)[..., ::2]
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got -2)
    let x = Tensor::<i64, Shape![3, 4]>::arange();
    let y = x.as_view().chunk::<0, 3>()[1].view_as(&Tensor::<i64, Shape![4]>::zeros());
    let _ = y.windows_with::<Shape![2, 2], Shape![1, 1], Shape![1, 2]>(); //~ 866
}

fn windows_with_rank_867() {
    // y = torch.arange(6).view((1, 6))
    // y.unfold(-4, 1, 1).unfold(-4, 2, 1).unfold(-4, 2, 1).unfold(-4, 1, 1)[..., ::2]
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -4)
    let x = Tensor::<i64, Shape![1, 6]>::arange();
    let y = x.as_view();
    let _ = y.windows_with::<Shape![1, 2, 2, 1], Shape![1, 1, 1, 1], Shape![1, 1, 1, 2]>(); //~ 867
}

fn windows_with_rank_868() {
    // y = torch.arange(10).view((1, 2, 5)).movedim((2, -2, -3), (0, 1, 2)).movedim(0, 1)
    // y.unfold(-5, 2, 1).unfold(-5, 1, 1)[..., ::2].unfold(-5, 1, 1).unfold(-5, 1, 1).unfold(-5, 2, 1)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -5)
    let x = Tensor::<i64, Shape![1, 2, 5]>::arange();
    let y = x.as_view().movedims::<Dims![2, -2, -3], Dims![0, 1, 2]>().movedim::<0, 1>();
    let _ = y.windows_with::<Shape![2, 1, 1, 1, 2], Shape![1, 1, 1, 1, 1], Shape![1, 2, 1, 1, 1]>(); //~ 868
}

fn windows_with_rank_869() {
    // y = torch.arange(40).view((1, 10, 4, 1)).narrow(1, 6, 3).squeeze((0, 1, 3))
    // y.unfold(-3, 2, 1).unfold(-3, 3, 1)[..., ::2].unfold(-3, 1, 1)[..., ::2]
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -3)
    let x = Tensor::<i64, Shape![1, 10, 4, 1]>::arange();
    let y = x.as_view().narrow::<1, 6, 3>().squeeze_dims::<Dims![0, 1, 3]>();
    let _ = y.windows_with::<Shape![2, 2, 1], Shape![1, 1, 1], Shape![1, 2, 2]>(); //~ 869
}

fn windows_with_rank_870() {
    // y = torch.arange(1166).view((1, 11, 1, 106)).squeeze().select(1, 73)
    // y.unfold(-2, 1, 1)[..., ::2].unfold(-2, 2, 1)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got -2)
    let x = Tensor::<i64, Shape![1, 11, 1, 106]>::arange();
    let y = x.as_view().squeeze_all().select::<1, 73>();
    let _ = y.windows_with::<Shape![1, 2], Shape![1, 1], Shape![2, 1]>(); //~ 870
}

fn windows_with_rank_871() {
    // y = torch.arange(72).view((4, 1, 3, 6)).movedim(-2, -4)
    // y.unfold(-5, 1, 1)[..., ::2].unfold(-5, 1, 1)[..., ::2].unfold(-5, 3, 1)[..., ::2].unfold(-5, 1, 1).unfold(-5, 1, 1)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -5)
    let x = Tensor::<i64, Shape![4, 1, 3, 6]>::arange();
    let y = x.as_view().movedim::<-2, -4>();
    let _ = y.windows_with::<Shape![1, 1, 2, 1, 1], Shape![1, 1, 1, 1, 1], Shape![2, 2, 2, 1, 1]>(); //~ 871
}

fn windows_with_rank_872() {
    // y = torch.arange(1).view((1,)).unfold(-1, 1, 1)
    // y.unfold(-4, 1, 1).unfold(-4, 1, 1).unfold(-4, 1, 1).unfold(-4, 1, 1)[..., ::2]
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -4)
    let x = Tensor::<i64, Shape![1]>::arange();
    let y = x.as_view().windows::<Shape![1]>();
    let _ = y.windows_with::<Shape![1, 1, 1, 1], Shape![1, 1, 1, 1], Shape![1, 1, 1, 2]>(); //~ 872
}

fn windows_with_rank_873() {
    // y = torch.arange(50).view((1, 5, 10)).transpose(1, -3)
    // y.unfold(-4, 1, 1)[..., ::2].unfold(-4, 1, 1).unfold(-4, 1, 1).unfold(-4, 1, 1)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -4)
    let x = Tensor::<i64, Shape![1, 5, 10]>::arange();
    let y = x.as_view().transpose::<1, -3>();
    let _ = y.windows_with::<Shape![1, 1, 1, 1], Shape![1, 1, 1, 1], Shape![2, 1, 1, 1]>(); //~ 873
}

fn windows_with_step_zero_874() {
    // y = torch.atleast_3d(torch.arange(3).view((1, 3, 1))).swapdims(1, 0).mT
    // y.unfold(-2, 1, 0)[..., ::3].unfold(-2, 1, 3)
    // RuntimeError: step is 0 but must be > 0
    let x = Tensor::<i64, Shape![1, 3, 1]>::arange();
    let y = x.as_view().atleast_3d().swapdims::<1, 0>().mT();
    let _ = y.windows_with::<Shape![1, 1], Shape![0, 3], Shape![3, 1]>(); //~ 874
}

fn windows_with_step_zero_875() {
    // y = torch.arange(3072).view((3, 32, 32)).diagonal(0, 1, 0)
    // y.unfold(-2, 1, 2)[..., ::3].unfold(-2, 2, 0)
    // RuntimeError: step is 0 but must be > 0
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view().diagonal::<0, 1, 0>();
    let _ = y.windows_with::<Shape![1, 2], Shape![2, 0], Shape![3, 1]>(); //~ 875
}

fn windows_with_step_zero_876() {
    // y = torch.arange(3072).view((3, 32, 32))
    // y.unfold(-1, 7, 0)[..., ::2]
    // RuntimeError: step is 0 but must be > 0
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view();
    let _ = y.windows_with::<Shape![4], Shape![0], Shape![2]>(); //~ 876
}

fn windows_with_step_zero_877() {
    // y = torch.arange(25).view((5, 1, 5)).movedim((-1, 0), (0, -2)).swapaxes(1, -1)
    // y.unfold(-1, 5, 0)[..., ::2]
    // RuntimeError: step is 0 but must be > 0
    let x = Tensor::<i64, Shape![5, 1, 5]>::arange();
    let y = x.as_view().movedims::<Dims![-1, 0], Dims![0, -2]>().swapaxes::<1, -1>();
    let _ = y.windows_with::<Shape![3], Shape![0], Shape![2]>(); //~ 877
}

fn windows_with_step_zero_878() {
    // y = torch.atleast_2d(torch.arange(2).view((2,)))
    // y.unfold(-2, 1, 0)[..., ::3].unfold(-2, 1, 1)[..., ::2]
    // RuntimeError: step is 0 but must be > 0
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view().atleast_2d();
    let _ = y.windows_with::<Shape![1, 1], Shape![0, 1], Shape![3, 2]>(); //~ 878
}

fn windows_with_step_zero_879() {
    // y = torch.arange(10).view((2, 5)).tensor_split((1,), 1)[1]
    // y.unfold(-2, 1, 0)[..., ::2].unfold(-2, 1, 3)[..., ::3]
    // RuntimeError: step is 0 but must be > 0
    let x = Tensor::<i64, Shape![2, 5]>::arange();
    let y = x.as_view().split_at::<1, 1>().1;
    let _ = y.windows_with::<Shape![1, 1], Shape![0, 3], Shape![2, 3]>(); //~ 879
}

fn windows_with_step_zero_880() {
    // y = torch.arange(30).view((5, 3, 2))
    // y.unfold(-2, 3, 0).unfold(-2, 2, 2)
    // RuntimeError: step is 0 but must be > 0
    let x = Tensor::<i64, Shape![5, 3, 2]>::arange();
    let y = x.as_view();
    let _ = y.windows_with::<Shape![3, 2], Shape![0, 2], Shape![1, 1]>(); //~ 880
}

fn windows_with_step_zero_881() {
    // y = torch.arange(4).view((4,)).movedim((0,), (0,)).squeeze((0,))
    // y.unfold(-1, 3, 0)[..., ::2]
    // RuntimeError: step is 0 but must be > 0
    let x = Tensor::<i64, Shape![4]>::arange();
    let y = x.as_view().movedims::<Dims![0], Dims![0]>().squeeze_dims::<Dims![0]>();
    let _ = y.windows_with::<Shape![2], Shape![0], Shape![2]>(); //~ 881
}

fn windows_with_step_negative_882() {
    // y = torch.arange(288).view((12, 8, 3))
    // y.unfold(-2, 4, 3).unfold(-2, 1, -2)[..., ::2]
    // RuntimeError: step is -2 but must be > 0
    let x = Tensor::<i64, Shape![12, 8, 3]>::arange();
    let y = x.as_view();
    let _ = y.windows_with::<Shape![4, 1], Shape![3, -2], Shape![1, 2]>(); //~ 882
}

fn windows_with_step_negative_883() {
    // y = torch.arange(288).view((12, 1, 4, 6)).diagonal(-1, 0, 2).unflatten(2, (-1, 4))
    // y.unfold(-1, 4, -2)
    // RuntimeError: step is -2 but must be > 0
    let x = Tensor::<i64, Shape![12, 1, 4, 6]>::arange();
    let y = x.as_view().diagonal::<-1, 0, 2>().unflatten::<2, Shape![_, 4]>();
    let _ = y.windows_with::<Shape![4], Shape![-2], Shape![1]>(); //~ 883
}

fn windows_with_step_negative_884() {
    // y = torch.arange(15).view((5, 3)).broadcast_to((1, 5, -1)).broadcast_to((5, 3, 5, 3))
    // y.unfold(-2, 4, 2).unfold(-2, 3, -3)
    // RuntimeError: step is -3 but must be > 0
    let x = Tensor::<i64, Shape![5, 3]>::arange();
    let y = x.as_view().broadcast_to::<Shape![1, 5, _]>().broadcast_to::<Shape![5, 3, 5, 3]>();
    let _ = y.windows_with::<Shape![4, 3], Shape![2, -3], Shape![1, 1]>(); //~ 884
}

fn windows_with_step_negative_885() {
    // y = torch.arange(90).view((6, 3, 5))
    // y.unfold(-3, 1, 1)[..., ::2].unfold(-3, 3, -1)[..., ::2].unfold(-3, 4, 1)
    // RuntimeError: step is -1 but must be > 0
    let x = Tensor::<i64, Shape![6, 3, 5]>::arange();
    let y = x.as_view();
    let _ = y.windows_with::<Shape![1, 2, 4], Shape![1, -1, 1], Shape![2, 2, 1]>(); //~ 885
}

fn windows_with_step_negative_886() {
    // y = torch.arange(72).view((3, 2, 4, 3)).as_strided((3, 1, 4), (6, 0, 1), 33).diagonal(-1, -1, 1)
    // y.unfold(-2, 1, 1)[..., ::2].unfold(-2, 1, -3)[..., ::3]
    // RuntimeError: step is -3 but must be > 0
    let x = Tensor::<i64, Shape![3, 2, 4, 3]>::arange();
    let y = x.as_view().as_strided::<Shape![3, 1, 4], Strides![6, 0, 1], 33>().diagonal::<-1, -1, 1>();
    let _ = y.windows_with::<Shape![1, 1], Shape![1, -3], Shape![2, 3]>(); //~ 886
}

fn windows_with_step_negative_887() {
    // y = torch.arange(6).view((6,))
    // y.unfold(-1, 1, -1)
    // RuntimeError: step is -1 but must be > 0
    let x = Tensor::<i64, Shape![6]>::arange();
    let y = x.as_view();
    let _ = y.windows_with::<Shape![1], Shape![-1], Shape![1]>(); //~ 887
}

fn windows_with_step_negative_888() {
    // y = torch.arange(9).view((3, 1, 3)).split_with_sizes([1, 2], 2)[0]
    // y.unfold(-3, 3, 2).unfold(-3, 1, -1).unfold(-3, 1, 1)[..., ::2]
    // RuntimeError: step is -1 but must be > 0
    let x = Tensor::<i64, Shape![3, 1, 3]>::arange();
    let y = x.as_view().split_with_sizes::<2, Shape![1, 2]>().0;
    let _ = y.windows_with::<Shape![3, 1, 1], Shape![2, -1, 1], Shape![1, 1, 2]>(); //~ 888
}

fn windows_with_step_negative_889() {
    // y = torch.arange(54).view((6, 9)).unfold(-1, 7, 3)[..., ::3].view_as(torch.zeros((18, 1)))[:18:7, :]
    // y.unfold(-2, 1, 1)[..., ::2].unfold(-2, 1, -3)[..., ::3]
    // RuntimeError: step is -3 but must be > 0
    let x = Tensor::<i64, Shape![6, 9]>::arange();
    let y = x.as_view().windows_with::<Shape![3], Shape![3], Shape![3]>().view_as(&Tensor::<i64, Shape![18, 1]>::zeros()).slice(s![..18;7, ..]);
    let _ = y.windows_with::<Shape![1, 1], Shape![1, -3], Shape![2, 3]>(); //~ 889
}

fn windows_with_dilation_zero_890() {
    // y = torch.arange(432).view((6, 12, 6)).chunk(3, 2)[0].split(3, 0)[0].tensor_split((4,), -2)[1]
    // y.unfold(-1, 1, 1)[..., ::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![6, 12, 6]>::arange();
    let y = x.as_view().chunk::<2, 3>()[0].split::<0, 3>()[0].split_at::<-2, 4>().1;
    let _ = y.windows_with::<Shape![1], Shape![1], Shape![0]>(); //~ 890
}

fn windows_with_dilation_zero_891() {
    // y = torch.arange(40).view((4, 5, 2))[:, -5:-1:3].view_as(torch.zeros((4, 1, 2, 1, 2, 1))).mT.chunk(2, 2)[0]
    // y.unfold(-2, 1, 2)[..., ::3].unfold(-2, 1, 7)[..., ::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![4, 5, 2]>::arange();
    let y = x.as_view().slice(s![.., -5..-1;3]).view_as(&Tensor::<i64, Shape![4, 1, 2, 1, 2, 1]>::zeros()).mT().chunk::<2, 2>()[0];
    let _ = y.windows_with::<Shape![1, 1], Shape![2, 7], Shape![3, 0]>(); //~ 891
}

fn windows_with_dilation_zero_892() {
    // y = torch.arange(192).view((6, 1, 1, 8, 4)).expand_as(torch.zeros((6, 1, 2, 8, 4))).view((6, 1, 2, 32)).diagonal(0, -1, 1).tensor_split((0,), -2)[1]
    // y.unfold(-1, 1, 1)[..., ::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![6, 1, 1, 8, 4]>::arange();
    let y = x.as_view().expand_as(&Tensor::<i64, Shape![6, 1, 2, 8, 4]>::zeros()).view::<Shape![6, 1, 2, 32]>().diagonal::<0, -1, 1>().split_at::<-2, 0>().1;
    let _ = y.windows_with::<Shape![1], Shape![1], Shape![0]>(); //~ 892
}

fn windows_with_dilation_zero_893() {
    // y = torch.atleast_2d(torch.arange(72).view((6, 3, 4)))[:-5, :3, 2:3]
    // y.unfold(-2, 1, 1)[..., ::0].unfold(-2, 1, 7)
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![6, 3, 4]>::arange();
    let y = x.as_view().atleast_2d().slice(s![..-5, ..3, 2..3]);
    let _ = y.windows_with::<Shape![1, 1], Shape![1, 7], Shape![0, 1]>(); //~ 893
}

fn windows_with_dilation_zero_894() {
    // y = torch.arange(8).view((4, 1, 2))
    // y.unfold(-1, 1, 5)[..., ::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![4, 1, 2]>::arange();
    let y = x.as_view();
    let _ = y.windows_with::<Shape![1], Shape![5], Shape![0]>(); //~ 894
}

fn windows_with_dilation_zero_895() {
    // y = torch.arange(72).view((3, 2, 12)).narrow(-3, 2, 1).unfold(1, 1, 1).broadcast_to((4, 2, 12, 1))
    // y.unfold(-1, 1, 2)[..., ::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![3, 2, 12]>::arange();
    let y = x.as_view().narrow::<-3, 2, 1>().unfold::<1, 1, 1>().broadcast_to::<Shape![4, 2, 12, 1]>();
    let _ = y.windows_with::<Shape![1], Shape![2], Shape![0]>(); //~ 895
}

fn windows_with_dilation_zero_896() {
    // y = torch.arange(48).view((3, 1, 2, 4, 2)).unfold(-5, 1, 2).expand((2, 3, -1, 4, -1, 2))
    // y.unfold(-1, 1, 1)[..., ::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![3, 1, 2, 4, 2]>::arange();
    let y = x.as_view().unfold::<-5, 1, 2>().expand::<Shape![2, 3, _, 4, _, 2]>();
    let _ = y.windows_with::<Shape![1], Shape![1], Shape![0]>(); //~ 896
}

fn windows_with_dilation_zero_897() {
    // y = torch.arange(6).view((6,)).chunk(3, -1)[1].swapdims(0, 0)
    // y.unfold(-1, 1, 3)[..., ::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![6]>::arange();
    let y = x.as_view().chunk::<-1, 3>()[1].swapdims::<0, 0>();
    let _ = y.windows_with::<Shape![1], Shape![3], Shape![0]>(); //~ 897
}

fn windows_with_dilation_negative_898() {
    // y = torch.atleast_1d(torch.arange(945).view((21, 45))).view((-1,))
    // y.unfold(-1, 1, 2)[..., ::-1]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![21, 45]>::arange();
    let y = x.as_view().atleast_1d().view::<Shape![_]>();
    let _ = y.windows_with::<Shape![1], Shape![2], Shape![-1]>(); //~ 898
}

fn windows_with_dilation_negative_899() {
    // y = torch.arange(12).view((3, 4)).view((-1, 1, 12, 1, 1))[-1:, :, -6::3, -1]
    // y.unfold(-2, 1, 2)[..., ::2].unfold(-2, 1, 5)[..., ::-1]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![3, 4]>::arange();
    let y = x.as_view().view::<Shape![_, 1, 12, 1, 1]>().slice(s![-1.., .., -6..;3, -1]);
    let _ = y.windows_with::<Shape![1, 1], Shape![2, 5], Shape![2, -1]>(); //~ 899
}

fn windows_with_dilation_negative_900() {
    // y = torch.arange(96).view((6, 4, 4, 1)).view_as(torch.zeros((2, 48))).unflatten(-2, (1, 2)).movedim(-3, 1)
    // y.unfold(-1, 1, 2)[..., ::-1]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![6, 4, 4, 1]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![2, 48]>::zeros()).unflatten::<-2, Shape![1, 2]>().movedim::<-3, 1>();
    let _ = y.windows_with::<Shape![1], Shape![2], Shape![-1]>(); //~ 900
}

fn windows_with_dilation_negative_901() {
    // y = torch.arange(4).view((4, 1))
    // y.unfold(-2, 1, 3)[..., ::-2].unfold(-2, 1, 1)[..., ::3]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![4, 1]>::arange();
    let y = x.as_view();
    let _ = y.windows_with::<Shape![1, 1], Shape![3, 1], Shape![-2, 3]>(); //~ 901
}

fn windows_with_dilation_negative_902() {
    // y = torch.arange(1).view((1,)).squeeze().view_as(torch.zeros((1,))).movedim((0,), (0,))
    // y.unfold(-1, 1, 1)[..., ::-1]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![1]>::arange();
    let y = x.as_view().squeeze_all().view_as(&Tensor::<i64, Shape![1]>::zeros()).movedims::<Dims![0], Dims![0]>();
    let _ = y.windows_with::<Shape![1], Shape![1], Shape![-1]>(); //~ 902
}

fn windows_with_dilation_negative_903() {
    // y = torch.arange(36).view((6, 6)).split(2, 0)[1]
    // y.unfold(-2, 1, 2)[..., ::-2].unfold(-2, 5, 3)[..., ::2]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![6, 6]>::arange();
    let y = x.as_view().split::<0, 2>()[1];
    let _ = y.windows_with::<Shape![1, 3], Shape![2, 3], Shape![-2, 2]>(); //~ 903
}

fn windows_with_dilation_negative_904() {
    // y = torch.arange(96).view((2, 12, 2, 2)).diagonal(-1, 3, 2)
    // y.unfold(-2, 1, 1)[..., ::-2].unfold(-2, 1, 2)[..., ::3]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![2, 12, 2, 2]>::arange();
    let y = x.as_view().diagonal::<-1, 3, 2>();
    let _ = y.windows_with::<Shape![1, 1], Shape![1, 2], Shape![-2, 3]>(); //~ 904
}

fn windows_with_dilation_negative_905() {
    // y = torch.arange(60).view((2, 1, 5, 6, 1)).squeeze((4, 1)).unfold(-3, 1, 1).swapdims(2, 0)
    // y.unfold(-3, 3, 1).unfold(-3, 2, 2).unfold(-3, 1, 2)[..., ::-2]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![2, 1, 5, 6, 1]>::arange();
    let y = x.as_view().squeeze_dims::<Dims![4, 1]>().unfold::<-3, 1, 1>().swapdims::<2, 0>();
    let _ = y.windows_with::<Shape![3, 2, 1], Shape![1, 2, 2], Shape![1, 1, -2]>(); //~ 905
}
