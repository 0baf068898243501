// Written by generate.py: PyTorch 2.15.0+cu132, seed 20260518. Do not edit.
// Each function is legal but for its last line. A function is named `kind_number`.

#![allow(dead_code, unused)]

use stridewise::prelude::*;

fn view_count_0() {
    // y = torch.arange(72).view((6, 6, 2)).view((72,))
    // y.view((19, 4))
    // RuntimeError: shape '[19, 4]' is invalid for input of size 72
    let x = Tensor::<i64, Shape![6, 6, 2]>::arange();
    let y = x.as_view().view::<Shape![72]>();
    let _ = y.view::<Shape![19, 4]>(); //~ 0
}

fn view_count_1() {
    // y = torch.arange(80).view((4, 4, 5, 1))
    // y.view((2, 2, 5, 2, 4))
    // RuntimeError: shape '[2, 2, 5, 2, 4]' is invalid for input of size 80
    let x = Tensor::<i64, Shape![4, 4, 5, 1]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![2, 2, 5, 2, 4]>(); //~ 1
}

fn view_count_2() {
    // y = torch.arange(180).view((4, 3, 5, 3))
    // y.view((18, 20))
    // RuntimeError: shape '[18, 20]' is invalid for input of size 180
    let x = Tensor::<i64, Shape![4, 3, 5, 3]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![18, 20]>(); //~ 2
}

fn view_count_3() {
    // y = torch.arange(72).view((2, 6, 6)).permute((0, 1, 2)).expand((6, 2, 6, 6)).permute((0, 1, 3, 2))
    // y.view((4, 2, 54, 2))
    // RuntimeError: shape '[4, 2, 54, 2]' is invalid for input of size 432
    let x = Tensor::<i64, Shape![2, 6, 6]>::arange();
    let y = x.as_view().permute::<Dims![0, 1, 2]>().expand::<Shape![6, 2, 6, 6]>().permute::<Dims![0, 1, 3, 2]>();
    let _ = y.view::<Shape![4, 2, 54, 2]>(); //~ 3
}

fn view_count_4() {
    // y = torch.arange(1020).view((1, 10, 1, 102)).expand((-1, 10, 1, -1)).expand((3, 10, -1, 102))
    // y.view((6, 10, 1, 102))
    // RuntimeError: shape '[6, 10, 1, 102]' is invalid for input of size 3060
    let x = Tensor::<i64, Shape![1, 10, 1, 102]>::arange();
    let y = x.as_view().expand::<Shape![_, 10, 1, _]>().expand::<Shape![3, 10, _, 102]>();
    let _ = y.view::<Shape![6, 10, 1, 102]>(); //~ 4
}

fn view_count_5() {
    // y = torch.arange(120).view((6, 1, 4, 5)).permute((1, 0, -1, -2)).squeeze(0)
    // y.view((4, 5, 7))
    // RuntimeError: shape '[4, 5, 7]' is invalid for input of size 120
    let x = Tensor::<i64, Shape![6, 1, 4, 5]>::arange();
    let y = x.as_view().permute::<Dims![1, 0, -1, -2]>().squeeze::<0>();
    let _ = y.view::<Shape![4, 5, 7]>(); //~ 5
}

fn view_count_6() {
    // y = torch.arange(2130).view((1065, 2)).select(-1, 0).expand((1, -1))
    // y.view((355, 2))
    // RuntimeError: shape '[355, 2]' is invalid for input of size 1065
    let x = Tensor::<i64, Shape![1065, 2]>::arange();
    let y = x.as_view().select::<-1, 0>().expand::<Shape![1, _]>();
    let _ = y.view::<Shape![355, 2]>(); //~ 6
}

fn view_count_7() {
    // y = torch.arange(1690).view((26, 65)).movedim(0, 1)
    // y.view((65, 13, 1))
    // RuntimeError: shape '[65, 13, 1]' is invalid for input of size 1690
    let x = Tensor::<i64, Shape![26, 65]>::arange();
    let y = x.as_view().movedim::<0, 1>();
    let _ = y.view::<Shape![65, 13, 1]>(); //~ 7
}

fn view_count_8() {
    // y = torch.arange(45).view((3, 3, 5)).permute((-1, -2, 0))[2, :2:4, -2].expand((1,))
    // y.view((1, 1, 2, 1))
    // RuntimeError: shape '[1, 1, 2, 1]' is invalid for input of size 1
    let x = Tensor::<i64, Shape![3, 3, 5]>::arange();
    let y = x.as_view().permute::<Dims![-1, -2, 0]>().slice(s![2, ..2;4, -2]).expand::<Shape![1]>();
    let _ = y.view::<Shape![1, 1, 2, 1]>(); //~ 8
}

fn view_count_9() {
    // y = torch.arange(6).view((1, 6)).as_strided((3,), (2,), 1).permute((0,)).view((3, 1, 1)).squeeze(-2)
    // y.view((2,))
    // RuntimeError: shape '[2]' is invalid for input of size 3
    let x = Tensor::<i64, Shape![1, 6]>::arange();
    let y = x.as_view().as_strided::<Shape![3], Strides![2], 1>().permute::<Dims![0]>().view::<Shape![3, 1, 1]>().squeeze::<-2>();
    let _ = y.view::<Shape![2]>(); //~ 9
}

fn view_count_10() {
    // y = torch.arange(1270).view((1, 10, 1, 127)).permute((0, 1, 2, 3)).view((1270,))
    // y.view((1270, 2))
    // RuntimeError: shape '[1270, 2]' is invalid for input of size 1270
    let x = Tensor::<i64, Shape![1, 10, 1, 127]>::arange();
    let y = x.as_view().permute::<Dims![0, 1, 2, 3]>().view::<Shape![1270]>();
    let _ = y.view::<Shape![1270, 2]>(); //~ 10
}

fn view_count_11() {
    // y = torch.arange(8).view((2, 4)).transpose(1, -2)[-1::7]
    // y.view((4,))
    // RuntimeError: shape '[4]' is invalid for input of size 2
    let x = Tensor::<i64, Shape![2, 4]>::arange();
    let y = x.as_view().transpose::<1, -2>().slice(s![-1..;7]);
    let _ = y.view::<Shape![4]>(); //~ 11
}

fn view_count_12() {
    // y = torch.arange(18).view((3, 6))[-1, :]
    // y.view((2, 1, 2))
    // RuntimeError: shape '[2, 1, 2]' is invalid for input of size 6
    let x = Tensor::<i64, Shape![3, 6]>::arange();
    let y = x.as_view().slice(s![-1, ..]);
    let _ = y.view::<Shape![2, 1, 2]>(); //~ 12
}

fn view_count_13() {
    // y = torch.arange(16).view((1, 4, 4))
    // y.view((32,))
    // RuntimeError: shape '[32]' is invalid for input of size 16
    let x = Tensor::<i64, Shape![1, 4, 4]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![32]>(); //~ 13
}

fn view_count_14() {
    // y = torch.arange(15).view((1, 5, 1, 1, 3))
    // y.view((5, 2, 1, 3))
    // RuntimeError: shape '[5, 2, 1, 3]' is invalid for input of size 15
    let x = Tensor::<i64, Shape![1, 5, 1, 1, 3]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![5, 2, 1, 3]>(); //~ 14
}

fn view_count_15() {
    // y = torch.arange(1).view((1,)).unsqueeze(1).transpose(-2, -2)[0:1:7]
    // y.view((1, 1, 2))
    // RuntimeError: shape '[1, 1, 2]' is invalid for input of size 1
    let x = Tensor::<i64, Shape![1]>::arange();
    let y = x.as_view().unsqueeze::<1>().transpose::<-2, -2>().slice(s![0..1;7]);
    let _ = y.view::<Shape![1, 1, 2]>(); //~ 15
}

fn view_two_inferred_16() {
    // y = torch.arange(4).view((4,)).squeeze(-1).expand((3, 6, 4))
    // y.view((-1, 3, -1))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![4]>::arange();
    let y = x.as_view().squeeze::<-1>().expand::<Shape![3, 6, 4]>();
    let _ = y.view::<Shape![_, 3, _]>(); //~ 16
}

fn view_two_inferred_17() {
    // y = torch.arange(6144).view((2, 3, 32, 32)).movedim(3, -2)
    // y.view((-1, -1, 96))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![2, 3, 32, 32]>::arange();
    let y = x.as_view().movedim::<3, -2>();
    let _ = y.view::<Shape![_, _, 96]>(); //~ 17
}

fn view_two_inferred_18() {
    // y = torch.arange(25).view((1, 1, 5, 5)).squeeze(-3)
    // y.view((5, 1, -1, -1, 5))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![1, 1, 5, 5]>::arange();
    let y = x.as_view().squeeze::<-3>();
    let _ = y.view::<Shape![5, 1, _, _, 5]>(); //~ 18
}

fn view_two_inferred_19() {
    // y = torch.arange(3072).view((3, 32, 32)).movedim(1, -3)[:, -3]
    // y.view((-1, -1))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view().movedim::<1, -3>().slice(s![.., -3]);
    let _ = y.view::<Shape![_, _]>(); //~ 19
}

fn view_two_inferred_20() {
    // y = torch.arange(10).view((5, 1, 2)).permute((2, 0, 1)).view((2, 5)).permute((1, 0))
    // y.view((-1, -1, -1))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![5, 1, 2]>::arange();
    let y = x.as_view().permute::<Dims![2, 0, 1]>().view::<Shape![2, 5]>().permute::<Dims![1, 0]>();
    let _ = y.view::<Shape![_, _, _]>(); //~ 20
}

fn view_two_inferred_21() {
    // y = torch.arange(1326).view((1, 13, 1, 102))
    // y.view((-1, -1))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![1, 13, 1, 102]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![_, _]>(); //~ 21
}

fn view_two_inferred_22() {
    // y = torch.arange(300).view((5, 4, 3, 5)).view((50, 6)).movedim(1, 0).view((6, 2, 25)).select(2, 16)
    // y.view((-1, 1, -1, 6, 1))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![5, 4, 3, 5]>::arange();
    let y = x.as_view().view::<Shape![50, 6]>().movedim::<1, 0>().view::<Shape![6, 2, 25]>().select::<2, 16>();
    let _ = y.view::<Shape![_, 1, _, 6, 1]>(); //~ 22
}

fn view_two_inferred_23() {
    // y = torch.arange(324).view((3, 6, 3, 6))[1:-1, 0, 1][0, 3].expand((6,))[:5:2]
    // y.view((-1, -1, 3, -1))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![3, 6, 3, 6]>::arange();
    let y = x.as_view().slice(s![1..-1, 0, 1]).slice(s![0, 3]).expand::<Shape![6]>().slice(s![..5;2]);
    let _ = y.view::<Shape![_, _, 3, _]>(); //~ 23
}

fn view_not_divisible_24() {
    // y = torch.arange(20).view((1, 4, 5)).movedim(-3, 1).view((-1,)).narrow(0, 10, 1).view(())
    // y.view((3, -1, 4, 2))
    // RuntimeError: shape '[3, -1, 4, 2]' is invalid for input of size 1
    let x = Tensor::<i64, Shape![1, 4, 5]>::arange();
    let y = x.as_view().movedim::<-3, 1>().view::<Shape![_]>().narrow::<0, 10, 1>().view::<Shape![]>();
    let _ = y.view::<Shape![3, _, 4, 2]>(); //~ 24
}

fn view_not_divisible_25() {
    // y = torch.arange(3).view((3, 1))
    // y.view((9, -1))
    // RuntimeError: shape '[9, -1]' is invalid for input of size 3
    let x = Tensor::<i64, Shape![3, 1]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![9, _]>(); //~ 25
}

fn view_not_divisible_26() {
    // y = torch.arange(180).view((4, 3, 3, 1, 5))
    // y.view((8, 7, -1))
    // RuntimeError: shape '[8, 7, -1]' is invalid for input of size 180
    let x = Tensor::<i64, Shape![4, 3, 3, 1, 5]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![8, 7, _]>(); //~ 26
}

fn view_not_divisible_27() {
    // y = torch.arange(45).view((5, 3, 3))
    // y.view((4, -1))
    // RuntimeError: shape '[4, -1]' is invalid for input of size 45
    let x = Tensor::<i64, Shape![5, 3, 3]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![4, _]>(); //~ 27
}

fn view_not_divisible_28() {
    // y = torch.arange(150).view((5, 6, 5))[:, 4:6, :]
    // y.view((4, 9, -1))
    // RuntimeError: shape '[4, 9, -1]' is invalid for input of size 50
    let x = Tensor::<i64, Shape![5, 6, 5]>::arange();
    let y = x.as_view().slice(s![.., 4..6, ..]);
    let _ = y.view::<Shape![4, 9, _]>(); //~ 28
}

fn view_not_divisible_29() {
    // y = torch.arange(10).view((1, 5, 1, 1, 2))[:, 2, ::7, 0:1:2, ::2].transpose(2, 0).permute((2, 0, 1, 3)).squeeze(2)
    // y.view((2, 3, -1, 6))
    // RuntimeError: shape '[2, 3, -1, 6]' is invalid for input of size 1
    let x = Tensor::<i64, Shape![1, 5, 1, 1, 2]>::arange();
    let y = x.as_view().slice(s![.., 2, ..;7, 0..1;2, ..;2]).transpose::<2, 0>().permute::<Dims![2, 0, 1, 3]>().squeeze::<2>();
    let _ = y.view::<Shape![2, 3, _, 6]>(); //~ 29
}

fn view_not_divisible_30() {
    // y = torch.arange(1).view((1, 1))[:, ::4]
    // y.view((4, 5, 9, -1))
    // RuntimeError: shape '[4, 5, 9, -1]' is invalid for input of size 1
    let x = Tensor::<i64, Shape![1, 1]>::arange();
    let y = x.as_view().slice(s![.., ..;4]);
    let _ = y.view::<Shape![4, 5, 9, _]>(); //~ 30
}

fn view_not_divisible_31() {
    // y = torch.arange(12).view((2, 3, 2))[0].select(-2, 1).expand((5, 2))
    // y.view((6, 3, 4, -1))
    // RuntimeError: shape '[6, 3, 4, -1]' is invalid for input of size 10
    let x = Tensor::<i64, Shape![2, 3, 2]>::arange();
    let y = x.as_view().slice(s![0]).select::<-2, 1>().expand::<Shape![5, 2]>();
    let _ = y.view::<Shape![6, 3, 4, _]>(); //~ 31
}

fn view_not_divisible_32() {
    // y = torch.arange(180).view((5, 6, 1, 2, 3)).expand((5, 6, 5, -1, 3))
    // y.view((-1, 7, 2))
    // RuntimeError: shape '[-1, 7, 2]' is invalid for input of size 900
    let x = Tensor::<i64, Shape![5, 6, 1, 2, 3]>::arange();
    let y = x.as_view().expand::<Shape![5, 6, 5, _, 3]>();
    let _ = y.view::<Shape![_, 7, 2]>(); //~ 32
}

fn view_not_divisible_33() {
    // y = torch.arange(50).view((2, 5, 5)).view((25, -1)).expand((4, 25, -1)).as_strided((4,), (0,), 38)
    // y.view((5, 8, -1, 3))
    // RuntimeError: shape '[5, 8, -1, 3]' is invalid for input of size 4
    let x = Tensor::<i64, Shape![2, 5, 5]>::arange();
    let y = x.as_view().view::<Shape![25, _]>().expand::<Shape![4, 25, _]>().as_strided::<Shape![4], Strides![0], 38>();
    let _ = y.view::<Shape![5, 8, _, 3]>(); //~ 33
}

fn view_spans_34() {
    // y = torch.arange(18).view((3, 6, 1)).permute((1, 0, 2))
    // y.view((18, 1))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![3, 6, 1]>::arange();
    let y = x.as_view().permute::<Dims![1, 0, 2]>();
    let _ = y.view::<Shape![18, 1]>(); //~ 34
}

fn view_spans_35() {
    // y = torch.arange(100).view((2, 1, 2, 5, 5)).narrow(-2, 4, 1).narrow(-2, 0, 1)
    // y.view((2, -1, 1))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![2, 1, 2, 5, 5]>::arange();
    let y = x.as_view().narrow::<-2, 4, 1>().narrow::<-2, 0, 1>();
    let _ = y.view::<Shape![2, _, 1]>(); //~ 35
}

fn view_spans_36() {
    // y = torch.arange(120).view((5, 6, 4)).movedim(0, 0).expand((1, 2, 5, 6, 4)).transpose(2, 3)
    // y.view((-1, 2, 4, 1))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![5, 6, 4]>::arange();
    let y = x.as_view().movedim::<0, 0>().expand::<Shape![1, 2, 5, 6, 4]>().transpose::<2, 3>();
    let _ = y.view::<Shape![_, 2, 4, 1]>(); //~ 36
}

fn view_spans_37() {
    // y = torch.arange(10).view((2, 5, 1)).narrow(-2, 0, 4).movedim(1, -1).view((1, 1, 2, 4))
    // y.view((1, 1, 1, 4, 2))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![2, 5, 1]>::arange();
    let y = x.as_view().narrow::<-2, 0, 4>().movedim::<1, -1>().view::<Shape![1, 1, 2, 4]>();
    let _ = y.view::<Shape![1, 1, 1, 4, 2]>(); //~ 37
}

fn view_spans_38() {
    // y = torch.arange(2044).view((2, 1022)).expand((3, 2, 1022)).view((3, 2044))
    // y.view((-1,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![2, 1022]>::arange();
    let y = x.as_view().expand::<Shape![3, 2, 1022]>().view::<Shape![3, 2044]>();
    let _ = y.view::<Shape![_]>(); //~ 38
}

fn view_spans_39() {
    // y = torch.arange(64).view((1, 2, 2, 4, 4)).expand((3, -1, 2, 4, 4))[:, :, ::4]
    // y.view((96,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![1, 2, 2, 4, 4]>::arange();
    let y = x.as_view().expand::<Shape![3, _, 2, 4, 4]>().slice(s![.., .., ..;4]);
    let _ = y.view::<Shape![96]>(); //~ 39
}

fn view_spans_40() {
    // y = torch.arange(9).view((3, 3)).movedim(-1, -2)
    // y.view((1, 9, 1, 1))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![3, 3]>::arange();
    let y = x.as_view().movedim::<-1, -2>();
    let _ = y.view::<Shape![1, 9, 1, 1]>(); //~ 40
}

fn view_spans_41() {
    // y = torch.arange(1001).view((7, 11, 13)).as_strided((14, 2, 18, 25), (1, 0, 1, 3), 836).permute((2, 0, 3, 1))
    // y.view((18, 14, 50))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![7, 11, 13]>::arange();
    let y = x.as_view().as_strided::<Shape![14, 2, 18, 25], Strides![1, 0, 1, 3], 836>().permute::<Dims![2, 0, 3, 1]>();
    let _ = y.view::<Shape![18, 14, 50]>(); //~ 41
}

fn view_spans_42() {
    // y = torch.arange(30).view((6, 5, 1)).view((-1,)).expand((4, 30))
    // y.view((6, 1, 5, 4))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![6, 5, 1]>::arange();
    let y = x.as_view().view::<Shape![_]>().expand::<Shape![4, 30]>();
    let _ = y.view::<Shape![6, 1, 5, 4]>(); //~ 42
}

fn view_spans_43() {
    // y = torch.arange(5).view((5, 1))[::1].expand((5, 3))
    // y.view((15,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![5, 1]>::arange();
    let y = x.as_view().slice(s![..;1]).expand::<Shape![5, 3]>();
    let _ = y.view::<Shape![15]>(); //~ 43
}

fn view_spans_44() {
    // y = torch.arange(72).view((2, 3, 2, 6)).expand((1, 2, -1, 2, -1)).movedim(-3, 4)
    // y.view((1, 4, -1, 3))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![2, 3, 2, 6]>::arange();
    let y = x.as_view().expand::<Shape![1, 2, _, 2, _]>().movedim::<-3, 4>();
    let _ = y.view::<Shape![1, 4, _, 3]>(); //~ 44
}

fn view_spans_45() {
    // y = torch.arange(240).view((5, 4, 3, 2, 2)).narrow(1, 3, 1).expand((5, 3, -1, 2, -1))
    // y.view((-1,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![5, 4, 3, 2, 2]>::arange();
    let y = x.as_view().narrow::<1, 3, 1>().expand::<Shape![5, 3, _, 2, _]>();
    let _ = y.view::<Shape![_]>(); //~ 45
}

fn view_spans_46() {
    // y = torch.arange(15).view((5, 1, 3)).transpose(-3, 2).transpose(1, 2).squeeze(2)
    // y.view((-1, 1))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![5, 1, 3]>::arange();
    let y = x.as_view().transpose::<-3, 2>().transpose::<1, 2>().squeeze::<2>();
    let _ = y.view::<Shape![_, 1]>(); //~ 46
}

fn view_spans_47() {
    // y = torch.arange(96).view((4, 4, 6)).permute((0, -1, -2))
    // y.view((1, 2, 4, 12))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![4, 4, 6]>::arange();
    let y = x.as_view().permute::<Dims![0, -1, -2]>();
    let _ = y.view::<Shape![1, 2, 4, 12]>(); //~ 47
}

fn view_spans_48() {
    // y = torch.arange(738).view((1, 6, 1, 123))[0:1].expand((6, 6, 4, 123)).permute((0, 2, 1, 3)).permute((0, 2, 1, 3))
    // y.view((6, 6, 492))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![1, 6, 1, 123]>::arange();
    let y = x.as_view().slice(s![0..1]).expand::<Shape![6, 6, 4, 123]>().permute::<Dims![0, 2, 1, 3]>().permute::<Dims![0, 2, 1, 3]>();
    let _ = y.view::<Shape![6, 6, 492]>(); //~ 48
}

fn view_spans_49() {
    // y = torch.arange(60).view((4, 3, 5)).narrow(-2, 2, 1)
    // y.view((5, 4))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![4, 3, 5]>::arange();
    let y = x.as_view().narrow::<-2, 2, 1>();
    let _ = y.view::<Shape![5, 4]>(); //~ 49
}

fn view_spans_50() {
    // y = torch.arange(620).view((1, 5, 1, 124)).select(0, 0).expand((6, 5, 1, -1))
    // y.view((3, 1, 40, 31))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![1, 5, 1, 124]>::arange();
    let y = x.as_view().select::<0, 0>().expand::<Shape![6, 5, 1, _]>();
    let _ = y.view::<Shape![3, 1, 40, 31]>(); //~ 50
}

fn view_spans_51() {
    // y = torch.arange(90).view((3, 3, 1, 2, 5)).transpose(1, -3).expand((5, -1, 1, -1, 2, 5)).as_strided((4, 3, 4, 3), (1, 0, 1, 1), 38)
    // y.view((1, 3, 4, 12))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![3, 3, 1, 2, 5]>::arange();
    let y = x.as_view().transpose::<1, -3>().expand::<Shape![5, _, 1, _, 2, 5]>().as_strided::<Shape![4, 3, 4, 3], Strides![1, 0, 1, 1], 38>();
    let _ = y.view::<Shape![1, 3, 4, 12]>(); //~ 51
}

fn view_spans_52() {
    // y = torch.arange(72).view((2, 4, 3, 3)).squeeze(1).transpose(0, 1)
    // y.view((12, 6, 1))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![2, 4, 3, 3]>::arange();
    let y = x.as_view().squeeze::<1>().transpose::<0, 1>();
    let _ = y.view::<Shape![12, 6, 1]>(); //~ 52
}

fn view_spans_53() {
    // y = torch.arange(48).view((6, 4, 2)).transpose(1, -1)
    // y.view((1, 2, -1, 12))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![6, 4, 2]>::arange();
    let y = x.as_view().transpose::<1, -1>();
    let _ = y.view::<Shape![1, 2, _, 12]>(); //~ 53
}

fn view_spans_54() {
    // y = torch.arange(300).view((5, 3, 2, 2, 5))[2::2, 1:2:4, :1]
    // y.view((10, 1, -1))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![5, 3, 2, 2, 5]>::arange();
    let y = x.as_view().slice(s![2..;2, 1..2;4, ..1]);
    let _ = y.view::<Shape![10, 1, _]>(); //~ 54
}

fn view_spans_55() {
    // y = torch.arange(4).view((4,)).narrow(-1, 1, 3).expand((5, -1))
    // y.view((15,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![4]>::arange();
    let y = x.as_view().narrow::<-1, 1, 3>().expand::<Shape![5, _]>();
    let _ = y.view::<Shape![15]>(); //~ 55
}

fn view_spans_56() {
    // y = torch.arange(3072).view((3, 32, 32)).narrow(2, 18, 11).view((1, 1, 96, 1, 11))
    // y.view((4, 1, 44, 6))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view().narrow::<2, 18, 11>().view::<Shape![1, 1, 96, 1, 11]>();
    let _ = y.view::<Shape![4, 1, 44, 6]>(); //~ 56
}

fn view_spans_57() {
    // y = torch.arange(4).view((1, 4)).permute((1, 0)).expand((1, 3, 4, 5))
    // y.view((60,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![1, 4]>::arange();
    let y = x.as_view().permute::<Dims![1, 0]>().expand::<Shape![1, 3, 4, 5]>();
    let _ = y.view::<Shape![60]>(); //~ 57
}

fn view_spans_58() {
    // y = torch.arange(9).view((3, 1, 3)).view((9, 1)).narrow(1, 0, 1).expand((-1, 6)).view((3, 3, 6))
    // y.view((-1, 18))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![3, 1, 3]>::arange();
    let y = x.as_view().view::<Shape![9, 1]>().narrow::<1, 0, 1>().expand::<Shape![_, 6]>().view::<Shape![3, 3, 6]>();
    let _ = y.view::<Shape![_, 18]>(); //~ 58
}

fn view_spans_59() {
    // y = torch.arange(6).view((2, 3)).narrow(-1, 1, 2)
    // y.view((4,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![2, 3]>::arange();
    let y = x.as_view().narrow::<-1, 1, 2>();
    let _ = y.view::<Shape![4]>(); //~ 59
}

fn view_spans_60() {
    // y = torch.arange(24).view((2, 2, 1, 6)).transpose(3, 0).expand((6, -1, 1, 2))[:, :, -1][2::3, :]
    // y.view((2, 4))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![2, 2, 1, 6]>::arange();
    let y = x.as_view().transpose::<3, 0>().expand::<Shape![6, _, 1, 2]>().slice(s![.., .., -1]).slice(s![2..;3, ..]);
    let _ = y.view::<Shape![2, 4]>(); //~ 60
}

fn view_spans_61() {
    // y = torch.arange(3246).view((1082, 3)).unsqueeze(2).as_strided((11, 2), (3, 3), 624)
    // y.view((22,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![1082, 3]>::arange();
    let y = x.as_view().unsqueeze::<2>().as_strided::<Shape![11, 2], Strides![3, 3], 624>();
    let _ = y.view::<Shape![22]>(); //~ 61
}

fn view_spans_62() {
    // y = torch.arange(54).view((3, 3, 3, 2)).expand((3, -1, -1, 3, -1)).permute((1, 4, 3, 2, 0))
    // y.view((9, 1, 18))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![3, 3, 3, 2]>::arange();
    let y = x.as_view().expand::<Shape![3, _, _, 3, _]>().permute::<Dims![1, 4, 3, 2, 0]>();
    let _ = y.view::<Shape![9, 1, 18]>(); //~ 62
}

fn view_spans_63() {
    // y = torch.arange(96).view((2, 4, 4, 3)).view((8, 12)).expand((5, 1, -1, -1))
    // y.view((12, 1, -1, 40))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![2, 4, 4, 3]>::arange();
    let y = x.as_view().view::<Shape![8, 12]>().expand::<Shape![5, 1, _, _]>();
    let _ = y.view::<Shape![12, 1, _, 40]>(); //~ 63
}

fn view_spans_64() {
    // y = torch.arange(150).view((5, 5, 6)).permute((1, 0, 2)).select(2, 3)
    // y.view((-1,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![5, 5, 6]>::arange();
    let y = x.as_view().permute::<Dims![1, 0, 2]>().select::<2, 3>();
    let _ = y.view::<Shape![_]>(); //~ 64
}

fn view_spans_65() {
    // y = torch.arange(30).view((5, 6)).as_strided((5, 4), (1, 3), 16).view((1, -1, 4)).permute((0, 2, 1))
    // y.view((1, 20))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![5, 6]>::arange();
    let y = x.as_view().as_strided::<Shape![5, 4], Strides![1, 3], 16>().view::<Shape![1, _, 4]>().permute::<Dims![0, 2, 1]>();
    let _ = y.view::<Shape![1, 20]>(); //~ 65
}

fn view_negative_size_66() {
    // y = torch.arange(9).view((3, 3, 1)).view((3, 1, 3)).select(2, 0).narrow(-2, 2, 1).narrow(0, 0, 1)
    // y.view((-4,))
    // RuntimeError: invalid shape dimension -4 at index 0 of shape [-4]
    let x = Tensor::<i64, Shape![3, 3, 1]>::arange();
    let y = x.as_view().view::<Shape![3, 1, 3]>().select::<2, 0>().narrow::<-2, 2, 1>().narrow::<0, 0, 1>();
    let _ = y.view::<Shape![-4]>(); //~ 66
}

fn view_negative_size_67() {
    // y = torch.arange(12).view((2, 6))
    // y.view((-3,))
    // RuntimeError: invalid shape dimension -3 at index 0 of shape [-3]
    let x = Tensor::<i64, Shape![2, 6]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![-3]>(); //~ 67
}

fn view_negative_size_68() {
    // y = torch.arange(120).view((6, 1, 4, 5)).narrow(-2, 3, 1).view((-1, 2, 5))
    // y.view((-3,))
    // RuntimeError: invalid shape dimension -3 at index 0 of shape [-3]
    let x = Tensor::<i64, Shape![6, 1, 4, 5]>::arange();
    let y = x.as_view().narrow::<-2, 3, 1>().view::<Shape![_, 2, 5]>();
    let _ = y.view::<Shape![-3]>(); //~ 68
}

fn flatten_order_69() {
    // y = torch.arange(20).view((4, 5)).expand((3, 1, -1, 5))[:1].unsqueeze(-2)
    // y.flatten(4, 0)
    // RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
    let x = Tensor::<i64, Shape![4, 5]>::arange();
    let y = x.as_view().expand::<Shape![3, 1, _, 5]>().slice(s![..1]).unsqueeze::<-2>();
    let _ = y.flatten::<4, 0>(); //~ 69
}

fn flatten_order_70() {
    // y = torch.arange(3129).view((1043, 3)).transpose(0, 1)[:3].narrow(0, 0, 2)
    // y.flatten(1, -2)
    // RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
    let x = Tensor::<i64, Shape![1043, 3]>::arange();
    let y = x.as_view().transpose::<0, 1>().slice(s![..3]).narrow::<0, 0, 2>();
    let _ = y.flatten::<1, -2>(); //~ 70
}

fn flatten_order_71() {
    // y = torch.arange(81).view((3, 3, 1, 3, 3))[-2::4, :, -1::2][0::3, ::1, 0::1]
    // y.flatten(4, -5)
    // RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
    let x = Tensor::<i64, Shape![3, 3, 1, 3, 3]>::arange();
    let y = x.as_view().slice(s![-2..;4, .., -1..;2]).slice(s![0..;3, ..;1, 0..;1]);
    let _ = y.flatten::<4, -5>(); //~ 71
}

fn flatten_order_72() {
    // y = torch.arange(36).view((4, 3, 3)).movedim(1, 0).narrow(2, 0, 1).transpose(0, -1).narrow(-3, 0, 1)
    // y.flatten(1, 0)
    // RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
    let x = Tensor::<i64, Shape![4, 3, 3]>::arange();
    let y = x.as_view().movedim::<1, 0>().narrow::<2, 0, 1>().transpose::<0, -1>().narrow::<-3, 0, 1>();
    let _ = y.flatten::<1, 0>(); //~ 72
}

fn flatten_order_73() {
    // y = torch.arange(120).view((5, 6, 4, 1)).view((10, 1, 12, 1)).flatten(-2, -1).select(1, 0)
    // y.flatten(1, -2)
    // RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
    let x = Tensor::<i64, Shape![5, 6, 4, 1]>::arange();
    let y = x.as_view().view::<Shape![10, 1, 12, 1]>().flatten::<-2, -1>().select::<1, 0>();
    let _ = y.flatten::<1, -2>(); //~ 73
}

fn flatten_order_74() {
    // y = torch.arange(80).view((5, 4, 4)).movedim(-3, -2).expand((1, 4, 5, 4))
    // y.flatten(3, 1)
    // RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
    let x = Tensor::<i64, Shape![5, 4, 4]>::arange();
    let y = x.as_view().movedim::<-3, -2>().expand::<Shape![1, 4, 5, 4]>();
    let _ = y.flatten::<3, 1>(); //~ 74
}

fn flatten_dim_75() {
    // y = torch.arange(4).view((4, 1)).view((1, 4)).expand((5, 3, 1, 4))
    // y.flatten(4, 2)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![4, 1]>::arange();
    let y = x.as_view().view::<Shape![1, 4]>().expand::<Shape![5, 3, 1, 4]>();
    let _ = y.flatten::<4, 2>(); //~ 75
}

fn flatten_dim_76() {
    // y = torch.arange(12).view((3, 1, 4)).narrow(2, 0, 2).view((3, -1))
    // y.flatten(-3, 0)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -3)
    let x = Tensor::<i64, Shape![3, 1, 4]>::arange();
    let y = x.as_view().narrow::<2, 0, 2>().view::<Shape![3, _]>();
    let _ = y.flatten::<-3, 0>(); //~ 76
}

fn flatten_dim_77() {
    // y = torch.arange(2496).view((13, 8, 24)).narrow(0, 10, 3)[:2:2, -4:8:2, -4].view((-1,))
    // y.flatten(0, 3)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 3)
    let x = Tensor::<i64, Shape![13, 8, 24]>::arange();
    let y = x.as_view().narrow::<0, 10, 3>().slice(s![..2;2, -4..8;2, -4]).view::<Shape![_]>();
    let _ = y.flatten::<0, 3>(); //~ 77
}

fn flatten_dim_78() {
    // y = torch.arange(12).view((3, 4)).expand((1, 1, 3, -1))
    // y.flatten(0, 4)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![3, 4]>::arange();
    let y = x.as_view().expand::<Shape![1, 1, 3, _]>();
    let _ = y.flatten::<0, 4>(); //~ 78
}

fn flatten_dim_79() {
    // y = torch.arange(6144).view((2, 3, 32, 32)).transpose(3, 0).narrow(1, 1, 1).view((8, -1, 32, 2))
    // y.flatten(2, 4)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![2, 3, 32, 32]>::arange();
    let y = x.as_view().transpose::<3, 0>().narrow::<1, 1, 1>().view::<Shape![8, _, 32, 2]>();
    let _ = y.flatten::<2, 4>(); //~ 79
}

fn flatten_dim_80() {
    // y = torch.arange(6144).view((2, 3, 32, 32)).view((-1,)).unsqueeze(-2)
    // y.flatten(1, 2)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![2, 3, 32, 32]>::arange();
    let y = x.as_view().view::<Shape![_]>().unsqueeze::<-2>();
    let _ = y.flatten::<1, 2>(); //~ 80
}

fn t_rank_81() {
    // y = torch.arange(54).view((3, 6, 3))[:3, 1:2:7, 0::2].view((3, 2)).expand((1, 6, -1, 2))
    // y.t()
    // RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 4D
    let x = Tensor::<i64, Shape![3, 6, 3]>::arange();
    let y = x.as_view().slice(s![..3, 1..2;7, 0..;2]).view::<Shape![3, 2]>().expand::<Shape![1, 6, _, 2]>();
    let _ = y.t(); //~ 81
}

fn t_rank_82() {
    // y = torch.arange(24).view((4, 6)).view((1, 6, 4, -1))
    // y.t()
    // RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 4D
    let x = Tensor::<i64, Shape![4, 6]>::arange();
    let y = x.as_view().view::<Shape![1, 6, 4, _]>();
    let _ = y.t(); //~ 82
}

fn t_rank_83() {
    // y = torch.arange(216).view((6, 6, 1, 6, 1)).narrow(3, 1, 5).view((9, 4, 5))
    // y.t()
    // RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 3D
    let x = Tensor::<i64, Shape![6, 6, 1, 6, 1]>::arange();
    let y = x.as_view().narrow::<3, 1, 5>().view::<Shape![9, 4, 5]>();
    let _ = y.t(); //~ 83
}

fn t_rank_84() {
    // y = torch.arange(80).view((5, 4, 4)).expand((2, -1, 4, -1))
    // y.t()
    // RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 4D
    let x = Tensor::<i64, Shape![5, 4, 4]>::arange();
    let y = x.as_view().expand::<Shape![2, _, 4, _]>();
    let _ = y.t(); //~ 84
}

fn t_rank_85() {
    // y = torch.arange(4).view((2, 2, 1)).movedim(2, -2)
    // y.t()
    // RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 3D
    let x = Tensor::<i64, Shape![2, 2, 1]>::arange();
    let y = x.as_view().movedim::<2, -2>();
    let _ = y.t(); //~ 85
}

fn t_rank_86() {
    // y = torch.arange(36).view((3, 6, 2))
    // y.t()
    // RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 3D
    let x = Tensor::<i64, Shape![3, 6, 2]>::arange();
    let y = x.as_view();
    let _ = y.t(); //~ 86
}

fn transpose_dim_87() {
    // y = torch.arange(30).view((1, 1, 6, 5)).squeeze(1).select(2, 0).view((-1,))
    // y.transpose(-1, -4)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got -4)
    let x = Tensor::<i64, Shape![1, 1, 6, 5]>::arange();
    let y = x.as_view().squeeze::<1>().select::<2, 0>().view::<Shape![_]>();
    let _ = y.transpose::<-1, -4>(); //~ 87
}

fn transpose_dim_88() {
    // y = torch.arange(3072).view((3, 32, 32))
    // y.transpose(-3, 3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view();
    let _ = y.transpose::<-3, 3>(); //~ 88
}

fn transpose_dim_89() {
    // y = torch.arange(40).view((1, 5, 2, 4, 1, 1)).movedim(4, -5)[::2].view((10, 4))
    // y.transpose(-1, 2)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![1, 5, 2, 4, 1, 1]>::arange();
    let y = x.as_view().movedim::<4, -5>().slice(s![..;2]).view::<Shape![10, 4]>();
    let _ = y.transpose::<-1, 2>(); //~ 89
}

fn transpose_dim_90() {
    // y = torch.arange(24).view((1, 6, 4)).movedim(0, 1)
    // y.transpose(-1, 3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![1, 6, 4]>::arange();
    let y = x.as_view().movedim::<0, 1>();
    let _ = y.transpose::<-1, 3>(); //~ 90
}

fn transpose_dim_91() {
    // y = torch.arange(1584).view((8, 11, 18)).transpose(1, 2)
    // y.transpose(-1, 3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![8, 11, 18]>::arange();
    let y = x.as_view().transpose::<1, 2>();
    let _ = y.transpose::<-1, 3>(); //~ 91
}

fn transpose_dim_92() {
    // y = torch.arange(36).view((6, 2, 3)).narrow(1, 0, 2).narrow(-1, 0, 3)
    // y.transpose(3, 1)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![6, 2, 3]>::arange();
    let y = x.as_view().narrow::<1, 0, 2>().narrow::<-1, 0, 3>();
    let _ = y.transpose::<3, 1>(); //~ 92
}

fn transpose_dim_93() {
    // y = torch.arange(6).view((6,)).view((-1,))
    // y.transpose(0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![6]>::arange();
    let y = x.as_view().view::<Shape![_]>();
    let _ = y.transpose::<0, 1>(); //~ 93
}

fn transpose_dim_94() {
    // y = torch.arange(18).view((3, 6))
    // y.transpose(-1, -4)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -4)
    let x = Tensor::<i64, Shape![3, 6]>::arange();
    let y = x.as_view();
    let _ = y.transpose::<-1, -4>(); //~ 94
}

fn permute_repeated_95() {
    // y = torch.arange(30).view((5, 1, 6, 1)).view((5, 6)).flatten(0, 1).expand((2, 1, -1)).select(-1, 23)
    // y.permute((1, 1))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![5, 1, 6, 1]>::arange();
    let y = x.as_view().view::<Shape![5, 6]>().flatten::<0, 1>().expand::<Shape![2, 1, _]>().select::<-1, 23>();
    let _ = y.permute::<Dims![1, 1]>(); //~ 95
}

fn permute_repeated_96() {
    // y = torch.arange(64).view((4, 4, 4)).transpose(-2, 2)[::1, 1::3, -2:3:2].expand((4, -1, 5, 6))
    // y.permute((3, 1, 1, 2))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![4, 4, 4]>::arange();
    let y = x.as_view().transpose::<-2, 2>().slice(s![..;1, 1..;3, -2..3;2]).expand::<Shape![4, _, 5, 6]>();
    let _ = y.permute::<Dims![3, 1, 1, 2]>(); //~ 96
}

fn permute_repeated_97() {
    // y = torch.arange(4).view((1, 4))
    // y.permute((1, -1))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![1, 4]>::arange();
    let y = x.as_view();
    let _ = y.permute::<Dims![1, -1]>(); //~ 97
}

fn permute_repeated_98() {
    // y = torch.arange(10).view((1, 5, 2, 1))[:, 3::1, -1, :1:4]
    // y.permute((1, 2, 1))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![1, 5, 2, 1]>::arange();
    let y = x.as_view().slice(s![.., 3..;1, -1, ..1;4]);
    let _ = y.permute::<Dims![1, 2, 1]>(); //~ 98
}

fn permute_repeated_99() {
    // y = torch.arange(30).view((6, 5)).unsqueeze(2).flatten(-2, 1)
    // y.permute((2, 1, -1))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![6, 5]>::arange();
    let y = x.as_view().unsqueeze::<2>().flatten::<-2, 1>();
    let _ = y.permute::<Dims![2, 1, -1]>(); //~ 99
}

fn permute_repeated_100() {
    // y = torch.arange(96).view((6, 4, 4, 1))
    // y.permute((2, 2, 3, 0))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![6, 4, 4, 1]>::arange();
    let y = x.as_view();
    let _ = y.permute::<Dims![2, 2, 3, 0]>(); //~ 100
}

fn permute_repeated_101() {
    // y = torch.arange(4).view((4, 1, 1)).squeeze(2)
    // y.permute((1, -1))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![4, 1, 1]>::arange();
    let y = x.as_view().squeeze::<2>();
    let _ = y.permute::<Dims![1, -1]>(); //~ 101
}

fn permute_repeated_102() {
    // y = torch.arange(6).view((1, 3, 2)).squeeze(0)
    // y.permute((1, 1))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![1, 3, 2]>::arange();
    let y = x.as_view().squeeze::<0>();
    let _ = y.permute::<Dims![1, 1]>(); //~ 102
}

fn permute_rank_103() {
    // y = torch.arange(1).view((1,)).expand((5,)).narrow(0, 2, 3)
    // y.permute((1, 0))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 1 is not equal to len(dims) = 2
    let x = Tensor::<i64, Shape![1]>::arange();
    let y = x.as_view().expand::<Shape![5]>().narrow::<0, 2, 3>();
    let _ = y.permute::<Dims![1, 0]>(); //~ 103
}

fn permute_rank_104() {
    // y = torch.arange(40).view((5, 2, 1, 4)).view((4, 10)).select(1, 7)
    // y.permute((0, 1))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 1 is not equal to len(dims) = 2
    let x = Tensor::<i64, Shape![5, 2, 1, 4]>::arange();
    let y = x.as_view().view::<Shape![4, 10]>().select::<1, 7>();
    let _ = y.permute::<Dims![0, 1]>(); //~ 104
}

fn permute_rank_105() {
    // y = torch.arange(15).view((1, 5, 3)).expand((2, 1, 5, 3))
    // y.permute((2, 1, 0))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 4 is not equal to len(dims) = 3
    let x = Tensor::<i64, Shape![1, 5, 3]>::arange();
    let y = x.as_view().expand::<Shape![2, 1, 5, 3]>();
    let _ = y.permute::<Dims![2, 1, 0]>(); //~ 105
}

fn permute_rank_106() {
    // y = torch.arange(96).view((1, 2, 4, 3, 4, 1)).permute((0, 5, 3, 4, 2, 1))[::4, 0].squeeze(-5).view((2, 6, -1, 2))
    // y.permute((0, 3, 1))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 4 is not equal to len(dims) = 3
    let x = Tensor::<i64, Shape![1, 2, 4, 3, 4, 1]>::arange();
    let y = x.as_view().permute::<Dims![0, 5, 3, 4, 2, 1]>().slice(s![..;4, 0]).squeeze::<-5>().view::<Shape![2, 6, _, 2]>();
    let _ = y.permute::<Dims![0, 3, 1]>(); //~ 106
}

fn permute_rank_107() {
    // y = torch.arange(60).view((6, 2, 5)).expand((1, 6, -1, 5)).permute((2, 3, 0, 1))
    // y.permute((3, 2, 1))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 4 is not equal to len(dims) = 3
    let x = Tensor::<i64, Shape![6, 2, 5]>::arange();
    let y = x.as_view().expand::<Shape![1, 6, _, 5]>().permute::<Dims![2, 3, 0, 1]>();
    let _ = y.permute::<Dims![3, 2, 1]>(); //~ 107
}

fn permute_rank_108() {
    // y = torch.arange(100).view((2, 2, 5, 5))
    // y.permute((2, 3, 1, 4, 0))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 4 is not equal to len(dims) = 5
    let x = Tensor::<i64, Shape![2, 2, 5, 5]>::arange();
    let y = x.as_view();
    let _ = y.permute::<Dims![2, 3, 1, 4, 0]>(); //~ 108
}

fn permute_rank_109() {
    // y = torch.arange(40).view((4, 2, 1, 5)).as_strided((2,), (0,), 37).as_strided((1, 6, 4, 4), (0, 1, 1, 6), 8).expand((6, 6, 4, 4))
    // y.permute((4, 0, 1, 3, 2))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 4 is not equal to len(dims) = 5
    let x = Tensor::<i64, Shape![4, 2, 1, 5]>::arange();
    let y = x.as_view().as_strided::<Shape![2], Strides![0], 37>().as_strided::<Shape![1, 6, 4, 4], Strides![0, 1, 1, 6], 8>().expand::<Shape![6, 6, 4, 4]>();
    let _ = y.permute::<Dims![4, 0, 1, 3, 2]>(); //~ 109
}

fn permute_rank_110() {
    // y = torch.arange(2800).view((2800,))
    // y.permute((0, 1))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 1 is not equal to len(dims) = 2
    let x = Tensor::<i64, Shape![2800]>::arange();
    let y = x.as_view();
    let _ = y.permute::<Dims![0, 1]>(); //~ 110
}

fn permute_dim_111() {
    // y = torch.arange(72).view((6, 4, 1, 3)).permute((1, 0, 3, 2))
    // y.permute((0, 5, 1, 2))
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 5)
    let x = Tensor::<i64, Shape![6, 4, 1, 3]>::arange();
    let y = x.as_view().permute::<Dims![1, 0, 3, 2]>();
    let _ = y.permute::<Dims![0, 5, 1, 2]>(); //~ 111
}

fn permute_dim_112() {
    // y = torch.arange(6).view((1, 6)).unsqueeze(0).transpose(0, 2).movedim(1, 0)
    // y.permute((0, 2, -4))
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -4)
    let x = Tensor::<i64, Shape![1, 6]>::arange();
    let y = x.as_view().unsqueeze::<0>().transpose::<0, 2>().movedim::<1, 0>();
    let _ = y.permute::<Dims![0, 2, -4]>(); //~ 112
}

fn permute_dim_113() {
    // y = torch.arange(120).view((6, 4, 5)).as_strided((6,), (1,), 75)
    // y.permute((1,))
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![6, 4, 5]>::arange();
    let y = x.as_view().as_strided::<Shape![6], Strides![1], 75>();
    let _ = y.permute::<Dims![1]>(); //~ 113
}

fn permute_dim_114() {
    // y = torch.arange(642).view((1, 6, 1, 107)).flatten(-3, 2).squeeze(0)
    // y.permute((1, -5))
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -5)
    let x = Tensor::<i64, Shape![1, 6, 1, 107]>::arange();
    let y = x.as_view().flatten::<-3, 2>().squeeze::<0>();
    let _ = y.permute::<Dims![1, -5]>(); //~ 114
}

fn permute_dim_115() {
    // y = torch.arange(8).view((4, 2, 1)).select(-2, 0).permute((-2, 1))[3::3].narrow(-1, 0, 1)
    // y.permute((0, -5))
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -5)
    let x = Tensor::<i64, Shape![4, 2, 1]>::arange();
    let y = x.as_view().select::<-2, 0>().permute::<Dims![-2, 1]>().slice(s![3..;3]).narrow::<-1, 0, 1>();
    let _ = y.permute::<Dims![0, -5]>(); //~ 115
}

fn permute_dim_116() {
    // y = torch.arange(360).view((5, 4, 1, 3, 6)).squeeze(-3).expand((1, 5, 4, 3, 6))
    // y.permute((1, 2, 5, 0, 3))
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got 5)
    let x = Tensor::<i64, Shape![5, 4, 1, 3, 6]>::arange();
    let y = x.as_view().squeeze::<-3>().expand::<Shape![1, 5, 4, 3, 6]>();
    let _ = y.permute::<Dims![1, 2, 5, 0, 3]>(); //~ 116
}

fn movedim_dim_117() {
    // y = torch.arange(80).view((1, 4, 5, 1, 1, 4)).narrow(-6, 0, 1).select(-1, 0)
    // y.movedim(-7, -1)
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got -7)
    let x = Tensor::<i64, Shape![1, 4, 5, 1, 1, 4]>::arange();
    let y = x.as_view().narrow::<-6, 0, 1>().select::<-1, 0>();
    let _ = y.movedim::<-7, -1>(); //~ 117
}

fn movedim_dim_118() {
    // y = torch.arange(45).view((5, 1, 3, 3)).narrow(-2, 1, 1)
    // y.movedim(-6, 3)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -6)
    let x = Tensor::<i64, Shape![5, 1, 3, 3]>::arange();
    let y = x.as_view().narrow::<-2, 1, 1>();
    let _ = y.movedim::<-6, 3>(); //~ 118
}

fn movedim_dim_119() {
    // y = torch.arange(5).view((5,)).movedim(0, 0).permute((0,))
    // y.movedim(1, 0)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![5]>::arange();
    let y = x.as_view().movedim::<0, 0>().permute::<Dims![0]>();
    let _ = y.movedim::<1, 0>(); //~ 119
}

fn movedim_dim_120() {
    // y = torch.arange(216).view((3, 3, 3, 2, 4)).view((9, 24)).narrow(0, 2, 1).narrow(0, 0, 1)
    // y.movedim(1, -4)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -4)
    let x = Tensor::<i64, Shape![3, 3, 3, 2, 4]>::arange();
    let y = x.as_view().view::<Shape![9, 24]>().narrow::<0, 2, 1>().narrow::<0, 0, 1>();
    let _ = y.movedim::<1, -4>(); //~ 120
}

fn movedim_dim_121() {
    // y = torch.arange(12).view((3, 4)).flatten(-2, 0).view((1, 12))[0:]
    // y.movedim(2, 0)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![3, 4]>::arange();
    let y = x.as_view().flatten::<-2, 0>().view::<Shape![1, 12]>().slice(s![0..]);
    let _ = y.movedim::<2, 0>(); //~ 121
}

fn movedim_dim_122() {
    // y = torch.arange(360).view((3, 2, 1, 5, 4, 3)).as_strided((6, 4, 3), (1, 3, 3), 164).view((2, 3, 4, 3)).expand((1, 6, -1, -1, 4, -1))
    // y.movedim(-2, 6)
    // IndexError: Dimension out of range (expected to be in range of [-6, 5], but got 6)
    let x = Tensor::<i64, Shape![3, 2, 1, 5, 4, 3]>::arange();
    let y = x.as_view().as_strided::<Shape![6, 4, 3], Strides![1, 3, 3], 164>().view::<Shape![2, 3, 4, 3]>().expand::<Shape![1, 6, _, _, 4, _]>();
    let _ = y.movedim::<-2, 6>(); //~ 122
}

fn movedim_dim_123() {
    // y = torch.arange(6).view((6, 1, 1)).permute((0, 2, 1)).movedim(2, -1)
    // y.movedim(0, -4)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -4)
    let x = Tensor::<i64, Shape![6, 1, 1]>::arange();
    let y = x.as_view().permute::<Dims![0, 2, 1]>().movedim::<2, -1>();
    let _ = y.movedim::<0, -4>(); //~ 123
}

fn movedim_dim_124() {
    // y = torch.arange(15).view((5, 3)).t()
    // y.movedim(2, 0)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![5, 3]>::arange();
    let y = x.as_view().t();
    let _ = y.movedim::<2, 0>(); //~ 124
}

fn narrow_range_125() {
    // y = torch.arange(54).view((3, 6, 3)).movedim(0, -2).permute((1, 0, 2)).expand((1, 1, -1, 6, -1))[:1, -1, :, -3:-2:1, :]
    // y.narrow(3, 5, 1)
    // IndexError: start out of range (expected to be in range of [-3, 3], but got 5)
    let x = Tensor::<i64, Shape![3, 6, 3]>::arange();
    let y = x.as_view().movedim::<0, -2>().permute::<Dims![1, 0, 2]>().expand::<Shape![1, 1, _, 6, _]>().slice(s![..1, -1, .., -3..-2;1, ..]);
    let _ = y.narrow::<3, 5, 1>(); //~ 125
}

fn narrow_range_126() {
    // y = torch.arange(8).view((2, 1, 4)).transpose(-3, 1).select(-2, 1).transpose(-1, -2)
    // y.narrow(-2, 1, 5)
    // RuntimeError: start (1) + length (5) exceeds dimension size (4).
    let x = Tensor::<i64, Shape![2, 1, 4]>::arange();
    let y = x.as_view().transpose::<-3, 1>().select::<-2, 1>().transpose::<-1, -2>();
    let _ = y.narrow::<-2, 1, 5>(); //~ 126
}

fn narrow_range_127() {
    // y = torch.arange(180).view((6, 5, 6))
    // y.narrow(1, 5, 7)
    // RuntimeError: start (5) + length (7) exceeds dimension size (5).
    let x = Tensor::<i64, Shape![6, 5, 6]>::arange();
    let y = x.as_view();
    let _ = y.narrow::<1, 5, 7>(); //~ 127
}

fn narrow_range_128() {
    // y = torch.arange(40).view((1, 2, 5, 4)).squeeze(0).expand((4, 1, -1, -1, 4))
    // y.narrow(1, 0, 2)
    // RuntimeError: start (0) + length (2) exceeds dimension size (1).
    let x = Tensor::<i64, Shape![1, 2, 5, 4]>::arange();
    let y = x.as_view().squeeze::<0>().expand::<Shape![4, 1, _, _, 4]>();
    let _ = y.narrow::<1, 0, 2>(); //~ 128
}

fn narrow_range_129() {
    // y = torch.arange(18).view((6, 1, 3)).transpose(2, 0).view((3, 6))
    // y.narrow(-1, 5, 7)
    // RuntimeError: start (5) + length (7) exceeds dimension size (6).
    let x = Tensor::<i64, Shape![6, 1, 3]>::arange();
    let y = x.as_view().transpose::<2, 0>().view::<Shape![3, 6]>();
    let _ = y.narrow::<-1, 5, 7>(); //~ 129
}

fn narrow_range_130() {
    // y = torch.arange(30).view((6, 5)).squeeze(-1).narrow(-2, 3, 3)
    // y.narrow(0, 3, 5)
    // RuntimeError: start (3) + length (5) exceeds dimension size (3).
    let x = Tensor::<i64, Shape![6, 5]>::arange();
    let y = x.as_view().squeeze::<-1>().narrow::<-2, 3, 3>();
    let _ = y.narrow::<0, 3, 5>(); //~ 130
}

fn narrow_range_131() {
    // y = torch.arange(40).view((5, 4, 2)).squeeze(2).unsqueeze(-1).expand((5, 4, -1, -1))
    // y.narrow(3, 3, 1)
    // IndexError: start out of range (expected to be in range of [-1, 1], but got 3)
    let x = Tensor::<i64, Shape![5, 4, 2]>::arange();
    let y = x.as_view().squeeze::<2>().unsqueeze::<-1>().expand::<Shape![5, 4, _, _]>();
    let _ = y.narrow::<3, 3, 1>(); //~ 131
}

fn narrow_range_132() {
    // y = torch.arange(9).view((3, 3, 1)).select(0, 2)
    // y.narrow(-1, 0, 2)
    // RuntimeError: start (0) + length (2) exceeds dimension size (1).
    let x = Tensor::<i64, Shape![3, 3, 1]>::arange();
    let y = x.as_view().select::<0, 2>();
    let _ = y.narrow::<-1, 0, 2>(); //~ 132
}

fn narrow_range_133() {
    // y = torch.arange(4).view((1, 2, 1, 2)).movedim(3, -3)
    // y.narrow(0, 1, 2)
    // RuntimeError: start (1) + length (2) exceeds dimension size (1).
    let x = Tensor::<i64, Shape![1, 2, 1, 2]>::arange();
    let y = x.as_view().movedim::<3, -3>();
    let _ = y.narrow::<0, 1, 2>(); //~ 133
}

fn narrow_range_134() {
    // y = torch.arange(920).view((40, 23))[24, -18].expand((1,)).expand((763, 1))
    // y.narrow(-2, 764, 0)
    // IndexError: start out of range (expected to be in range of [-763, 763], but got 764)
    let x = Tensor::<i64, Shape![40, 23]>::arange();
    let y = x.as_view().slice(s![24, -18]).expand::<Shape![1]>().expand::<Shape![763, 1]>();
    let _ = y.narrow::<-2, 764, 0>(); //~ 134
}

fn narrow_range_135() {
    // y = torch.arange(96).view((4, 2, 1, 4, 3)).as_strided((3, 5), (2, 2), 18).view((3, 5, 1))
    // y.narrow(2, 2, 1)
    // IndexError: start out of range (expected to be in range of [-1, 1], but got 2)
    let x = Tensor::<i64, Shape![4, 2, 1, 4, 3]>::arange();
    let y = x.as_view().as_strided::<Shape![3, 5], Strides![2, 2], 18>().view::<Shape![3, 5, 1]>();
    let _ = y.narrow::<2, 2, 1>(); //~ 135
}

fn narrow_range_136() {
    // y = torch.arange(96).view((4, 6, 4)).permute((2, 1, 0)).movedim(2, 0)[1:-2:3]
    // y.narrow(-1, 7, 0)
    // IndexError: start out of range (expected to be in range of [-6, 6], but got 7)
    let x = Tensor::<i64, Shape![4, 6, 4]>::arange();
    let y = x.as_view().permute::<Dims![2, 1, 0]>().movedim::<2, 0>().slice(s![1..-2;3]);
    let _ = y.narrow::<-1, 7, 0>(); //~ 136
}

fn narrow_range_137() {
    // y = torch.arange(3072).view((3, 32, 32)).narrow(2, 27, 2).view((48, 2, 2)).view((96, 2)).permute((0, 1))
    // y.narrow(0, 37, 97)
    // RuntimeError: start (37) + length (97) exceeds dimension size (96).
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view().narrow::<2, 27, 2>().view::<Shape![48, 2, 2]>().view::<Shape![96, 2]>().permute::<Dims![0, 1]>();
    let _ = y.narrow::<0, 37, 97>(); //~ 137
}

fn narrow_range_138() {
    // y = torch.arange(72).view((6, 4, 3)).transpose(2, 1).as_strided((6, 1), (0, 3), 40).view((2, 3))
    // y.narrow(-1, 0, 5)
    // RuntimeError: start (0) + length (5) exceeds dimension size (3).
    let x = Tensor::<i64, Shape![6, 4, 3]>::arange();
    let y = x.as_view().transpose::<2, 1>().as_strided::<Shape![6, 1], Strides![0, 3], 40>().view::<Shape![2, 3]>();
    let _ = y.narrow::<-1, 0, 5>(); //~ 138
}

fn narrow_dim_139() {
    // y = torch.arange(80).view((4, 1, 5, 4, 1)).select(2, 4).narrow(2, 1, 1)
    // y.narrow(-7, 0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -7)
    let x = Tensor::<i64, Shape![4, 1, 5, 4, 1]>::arange();
    let y = x.as_view().select::<2, 4>().narrow::<2, 1, 1>();
    let _ = y.narrow::<-7, 0, 1>(); //~ 139
}

fn narrow_dim_140() {
    // y = torch.arange(60).view((1, 4, 5, 3))
    // y.narrow(-5, 0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -5)
    let x = Tensor::<i64, Shape![1, 4, 5, 3]>::arange();
    let y = x.as_view();
    let _ = y.narrow::<-5, 0, 1>(); //~ 140
}

fn narrow_dim_141() {
    // y = torch.arange(180).view((6, 5, 1, 6))[::3]
    // y.narrow(-5, 0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -5)
    let x = Tensor::<i64, Shape![6, 5, 1, 6]>::arange();
    let y = x.as_view().slice(s![..;3]);
    let _ = y.narrow::<-5, 0, 1>(); //~ 141
}

fn narrow_dim_142() {
    // y = torch.arange(36).view((3, 6, 1, 2)).flatten(1, -2).narrow(0, 2, 1).squeeze(-3).transpose(1, 0)
    // y.narrow(2, 0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![3, 6, 1, 2]>::arange();
    let y = x.as_view().flatten::<1, -2>().narrow::<0, 2, 1>().squeeze::<-3>().transpose::<1, 0>();
    let _ = y.narrow::<2, 0, 1>(); //~ 142
}

fn narrow_dim_143() {
    // y = torch.arange(4).view((2, 2))[::7, :].transpose(0, 0).unsqueeze(1).permute((-1, 0, 1))
    // y.narrow(4, 0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 4)
    let x = Tensor::<i64, Shape![2, 2]>::arange();
    let y = x.as_view().slice(s![..;7, ..]).transpose::<0, 0>().unsqueeze::<1>().permute::<Dims![-1, 0, 1]>();
    let _ = y.narrow::<4, 0, 1>(); //~ 143
}

fn select_range_144() {
    // y = torch.arange(30).view((5, 6)).narrow(1, 4, 2).squeeze(-2)
    // y.select(1, 3)
    // IndexError: select(): index 3 out of range for tensor of size [5, 2] at dimension 1
    let x = Tensor::<i64, Shape![5, 6]>::arange();
    let y = x.as_view().narrow::<1, 4, 2>().squeeze::<-2>();
    let _ = y.select::<1, 3>(); //~ 144
}

fn select_range_145() {
    // y = torch.arange(60).view((3, 5, 4)).squeeze(0).movedim(2, 1)
    // y.select(2, 5)
    // IndexError: select(): index 5 out of range for tensor of size [3, 4, 5] at dimension 2
    let x = Tensor::<i64, Shape![3, 5, 4]>::arange();
    let y = x.as_view().squeeze::<0>().movedim::<2, 1>();
    let _ = y.select::<2, 5>(); //~ 145
}

fn select_range_146() {
    // y = torch.arange(4).view((4,)).t().expand((6, -1)).expand((2, 4, -1, 4))[:, :2:2, 0:]
    // y.select(0, 2)
    // IndexError: select(): index 2 out of range for tensor of size [2, 1, 6, 4] at dimension 0
    let x = Tensor::<i64, Shape![4]>::arange();
    let y = x.as_view().t().expand::<Shape![6, _]>().expand::<Shape![2, 4, _, 4]>().slice(s![.., ..2;2, 0..]);
    let _ = y.select::<0, 2>(); //~ 146
}

fn select_range_147() {
    // y = torch.arange(2).view((2,)).permute((-1,))
    // y.select(0, 7)
    // IndexError: select(): index 7 out of range for tensor of size [2] at dimension 0
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view().permute::<Dims![-1]>();
    let _ = y.select::<0, 7>(); //~ 147
}

fn select_range_148() {
    // y = torch.arange(288).view((6, 1, 3, 4, 4))
    // y.select(2, 3)
    // IndexError: select(): index 3 out of range for tensor of size [6, 1, 3, 4, 4] at dimension 2
    let x = Tensor::<i64, Shape![6, 1, 3, 4, 4]>::arange();
    let y = x.as_view();
    let _ = y.select::<2, 3>(); //~ 148
}

fn select_range_149() {
    // y = torch.arange(1).view((1,)).narrow(0, 0, 1).expand((-1,))
    // y.select(0, 2)
    // IndexError: select(): index 2 out of range for tensor of size [1] at dimension 0
    let x = Tensor::<i64, Shape![1]>::arange();
    let y = x.as_view().narrow::<0, 0, 1>().expand::<Shape![_]>();
    let _ = y.select::<0, 2>(); //~ 149
}

fn select_range_150() {
    // y = torch.arange(6).view((6,)).narrow(0, 1, 2).unsqueeze(-2).transpose(-2, -1)
    // y.select(0, 3)
    // IndexError: select(): index 3 out of range for tensor of size [2, 1] at dimension 0
    let x = Tensor::<i64, Shape![6]>::arange();
    let y = x.as_view().narrow::<0, 1, 2>().unsqueeze::<-2>().transpose::<-2, -1>();
    let _ = y.select::<0, 3>(); //~ 150
}

fn select_range_151() {
    // y = torch.arange(30).view((2, 3, 5))[:, :, 0:4][0:]
    // y.select(1, 3)
    // IndexError: select(): index 3 out of range for tensor of size [2, 3, 4] at dimension 1
    let x = Tensor::<i64, Shape![2, 3, 5]>::arange();
    let y = x.as_view().slice(s![.., .., 0..4]).slice(s![0..]);
    let _ = y.select::<1, 3>(); //~ 151
}

fn select_range_152() {
    // y = torch.arange(15).view((3, 5, 1)).narrow(-2, 2, 1)
    // y.select(-2, 2)
    // IndexError: select(): index 2 out of range for tensor of size [3, 1, 1] at dimension 1
    let x = Tensor::<i64, Shape![3, 5, 1]>::arange();
    let y = x.as_view().narrow::<-2, 2, 1>();
    let _ = y.select::<-2, 2>(); //~ 152
}

fn select_range_153() {
    // y = torch.arange(60).view((5, 2, 6, 1))
    // y.select(1, 7)
    // IndexError: select(): index 7 out of range for tensor of size [5, 2, 6, 1] at dimension 1
    let x = Tensor::<i64, Shape![5, 2, 6, 1]>::arange();
    let y = x.as_view();
    let _ = y.select::<1, 7>(); //~ 153
}

fn select_dim_154() {
    // y = torch.arange(48).view((6, 4, 1, 2))[-4, 3:4:3, -1].select(1, 1).unsqueeze(-1).expand((1, 4))
    // y.select(2, 0)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![6, 4, 1, 2]>::arange();
    let y = x.as_view().slice(s![-4, 3..4;3, -1]).select::<1, 1>().unsqueeze::<-1>().expand::<Shape![1, 4]>();
    let _ = y.select::<2, 0>(); //~ 154
}

fn select_dim_155() {
    // y = torch.arange(2).view((2,)).expand((1, 2))
    // y.select(-3, 0)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -3)
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view().expand::<Shape![1, 2]>();
    let _ = y.select::<-3, 0>(); //~ 155
}

fn select_dim_156() {
    // y = torch.arange(72).view((4, 3, 6)).unsqueeze(1)
    // y.select(5, 0)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 5)
    let x = Tensor::<i64, Shape![4, 3, 6]>::arange();
    let y = x.as_view().unsqueeze::<1>();
    let _ = y.select::<5, 0>(); //~ 156
}

fn select_dim_157() {
    // y = torch.arange(144).view((3, 4, 4, 3)).view((3, 48)).as_strided((5, 3), (6, 1), 56).view((5, 3, 1))
    // y.select(-6, 0)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -6)
    let x = Tensor::<i64, Shape![3, 4, 4, 3]>::arange();
    let y = x.as_view().view::<Shape![3, 48]>().as_strided::<Shape![5, 3], Strides![6, 1], 56>().view::<Shape![5, 3, 1]>();
    let _ = y.select::<-6, 0>(); //~ 157
}

fn select_dim_158() {
    // y = torch.arange(100).view((4, 5, 5))[:, :2, 3].permute((0, 1))[0, -1:2:4].narrow(-1, 0, 1)
    // y.select(1, 0)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![4, 5, 5]>::arange();
    let y = x.as_view().slice(s![.., ..2, 3]).permute::<Dims![0, 1]>().slice(s![0, -1..2;4]).narrow::<-1, 0, 1>();
    let _ = y.select::<1, 0>(); //~ 158
}

fn select_scalar_159() {
    // y = torch.arange(6).view((6, 1, 1)).view((-1,)).select(-1, 1)
    // y.select(0, 0)
    // IndexError: select() cannot be applied to a 0-dim tensor.
    let x = Tensor::<i64, Shape![6, 1, 1]>::arange();
    let y = x.as_view().view::<Shape![_]>().select::<-1, 1>();
    let _ = y.select::<0, 0>(); //~ 159
}

fn select_scalar_160() {
    // y = torch.arange(6144).view((2, 3, 32, 32)).narrow(-4, 0, 2).permute((3, 2, 1, -4)).select(-3, 5).as_strided((), (), 487)
    // y.select(-1, 0)
    // IndexError: select() cannot be applied to a 0-dim tensor.
    let x = Tensor::<i64, Shape![2, 3, 32, 32]>::arange();
    let y = x.as_view().narrow::<-4, 0, 2>().permute::<Dims![3, 2, 1, -4]>().select::<-3, 5>().as_strided::<Shape![], Strides![], 487>();
    let _ = y.select::<-1, 0>(); //~ 160
}

fn slice_index_161() {
    // y = torch.arange(4).view((2, 1, 2)).select(-1, 0)
    // y[2]
    // IndexError: index 2 is out of bounds for dimension 0 with size 2
    let x = Tensor::<i64, Shape![2, 1, 2]>::arange();
    let y = x.as_view().select::<-1, 0>();
    let _ = y.slice(s![2]); //~ 161
}

fn slice_index_162() {
    // y = torch.arange(4).view((1, 4))
    // y[-4]
    // IndexError: index -4 is out of bounds for dimension 0 with size 1
    let x = Tensor::<i64, Shape![1, 4]>::arange();
    let y = x.as_view();
    let _ = y.slice(s![-4]); //~ 162
}

fn slice_index_163() {
    // y = torch.arange(27).view((3, 3, 3, 1)).narrow(-1, 0, 1).expand((-1, -1, 3, 1)).transpose(-1, -4)
    // y[:, :, -4, :]
    // IndexError: index -4 is out of bounds for dimension 2 with size 3
    let x = Tensor::<i64, Shape![3, 3, 3, 1]>::arange();
    let y = x.as_view().narrow::<-1, 0, 1>().expand::<Shape![_, _, 3, 1]>().transpose::<-1, -4>();
    let _ = y.slice(s![.., .., -4, ..]); //~ 163
}

fn slice_index_164() {
    // y = torch.arange(120).view((3, 1, 4, 2, 5)).view((-1,)).view((1, 120)).transpose(-2, -1)
    // y[:, 5]
    // IndexError: index 5 is out of bounds for dimension 1 with size 1
    let x = Tensor::<i64, Shape![3, 1, 4, 2, 5]>::arange();
    let y = x.as_view().view::<Shape![_]>().view::<Shape![1, 120]>().transpose::<-2, -1>();
    let _ = y.slice(s![.., 5]); //~ 164
}

fn slice_index_165() {
    // y = torch.arange(6).view((1, 1, 6))
    // y[0, :, -9]
    // IndexError: index -9 is out of bounds for dimension 2 with size 6
    let x = Tensor::<i64, Shape![1, 1, 6]>::arange();
    let y = x.as_view();
    let _ = y.slice(s![0, .., -9]); //~ 165
}

fn slice_index_166() {
    // y = torch.arange(2).view((1, 2)).unsqueeze(0).select(2, 1).t()
    // y[:, -2]
    // IndexError: index -2 is out of bounds for dimension 1 with size 1
    let x = Tensor::<i64, Shape![1, 2]>::arange();
    let y = x.as_view().unsqueeze::<0>().select::<2, 1>().t();
    let _ = y.slice(s![.., -2]); //~ 166
}

fn slice_index_167() {
    // y = torch.arange(10).view((2, 5)).transpose(-2, -1)
    // y[:, -5]
    // IndexError: index -5 is out of bounds for dimension 1 with size 2
    let x = Tensor::<i64, Shape![2, 5]>::arange();
    let y = x.as_view().transpose::<-2, -1>();
    let _ = y.slice(s![.., -5]); //~ 167
}

fn slice_index_168() {
    // y = torch.arange(250).view((2, 5, 5, 5))
    // y[-3, :]
    // IndexError: index -3 is out of bounds for dimension 0 with size 2
    let x = Tensor::<i64, Shape![2, 5, 5, 5]>::arange();
    let y = x.as_view();
    let _ = y.slice(s![-3, ..]); //~ 168
}

fn slice_index_169() {
    // y = torch.arange(120).view((6, 2, 2, 5)).select(-4, 4).expand((4, 2, -1, 5))
    // y[0, :, 6]
    // IndexError: index 6 is out of bounds for dimension 2 with size 2
    let x = Tensor::<i64, Shape![6, 2, 2, 5]>::arange();
    let y = x.as_view().select::<-4, 4>().expand::<Shape![4, 2, _, 5]>();
    let _ = y.slice(s![0, .., 6]); //~ 169
}

fn slice_index_170() {
    // y = torch.arange(1782).view((33, 54))[26, :]
    // y[-57]
    // IndexError: index -57 is out of bounds for dimension 0 with size 54
    let x = Tensor::<i64, Shape![33, 54]>::arange();
    let y = x.as_view().slice(s![26, ..]);
    let _ = y.slice(s![-57]); //~ 170
}

fn slice_too_many_171() {
    // y = torch.arange(108).view((1, 6, 6, 3))[0]
    // y[:, :, 0, 0]
    // IndexError: too many indices for tensor of dimension 3
    let x = Tensor::<i64, Shape![1, 6, 6, 3]>::arange();
    let y = x.as_view().slice(s![0]);
    let _ = y.slice(s![.., .., 0, 0]); //~ 171
}

fn slice_too_many_172() {
    // y = torch.arange(6144).view((2, 3, 32, 32)).transpose(-2, 1)[::4].transpose(0, -2).select(2, 0)
    // y[0, :, :, :]
    // IndexError: too many indices for tensor of dimension 3
    let x = Tensor::<i64, Shape![2, 3, 32, 32]>::arange();
    let y = x.as_view().transpose::<-2, 1>().slice(s![..;4]).transpose::<0, -2>().select::<2, 0>();
    let _ = y.slice(s![0, .., .., ..]); //~ 172
}

fn slice_too_many_173() {
    // y = torch.arange(8).view((4, 1, 2, 1)).squeeze(1).as_strided((4, 3, 1, 4), (1, 1, 6, 0), 2).view((1, 4, 1, 3, 1, 4)).flatten(-4, 4)
    // y[:, :, 0, 0, :]
    // IndexError: too many indices for tensor of dimension 4
    let x = Tensor::<i64, Shape![4, 1, 2, 1]>::arange();
    let y = x.as_view().squeeze::<1>().as_strided::<Shape![4, 3, 1, 4], Strides![1, 1, 6, 0], 2>().view::<Shape![1, 4, 1, 3, 1, 4]>().flatten::<-4, 4>();
    let _ = y.slice(s![.., .., 0, 0, ..]); //~ 173
}

fn slice_too_many_174() {
    // y = torch.arange(6).view((1, 2, 3)).squeeze(-3).squeeze(0).flatten(1, 1)
    // y[:, :, :]
    // IndexError: too many indices for tensor of dimension 2
    let x = Tensor::<i64, Shape![1, 2, 3]>::arange();
    let y = x.as_view().squeeze::<-3>().squeeze::<0>().flatten::<1, 1>();
    let _ = y.slice(s![.., .., ..]); //~ 174
}

fn slice_too_many_175() {
    // y = torch.arange(946).view((22, 43)).unsqueeze(-3)
    // y[:, :, :, :, :]
    // IndexError: too many indices for tensor of dimension 3
    let x = Tensor::<i64, Shape![22, 43]>::arange();
    let y = x.as_view().unsqueeze::<-3>();
    let _ = y.slice(s![.., .., .., .., ..]); //~ 175
}

fn slice_too_many_176() {
    // y = torch.arange(12).view((3, 1, 4)).view((-1,)).t()
    // y[:, :, :]
    // IndexError: too many indices for tensor of dimension 1
    let x = Tensor::<i64, Shape![3, 1, 4]>::arange();
    let y = x.as_view().view::<Shape![_]>().t();
    let _ = y.slice(s![.., .., ..]); //~ 176
}

fn slice_too_many_177() {
    // y = torch.arange(192).view((4, 4, 2, 6)).flatten(1, 2)[:, :6].expand((1, -1, 6, 6)).select(2, 2)
    // y[:, :, :, :]
    // IndexError: too many indices for tensor of dimension 3
    let x = Tensor::<i64, Shape![4, 4, 2, 6]>::arange();
    let y = x.as_view().flatten::<1, 2>().slice(s![.., ..6]).expand::<Shape![1, _, 6, 6]>().select::<2, 2>();
    let _ = y.slice(s![.., .., .., ..]); //~ 177
}

fn slice_too_many_178() {
    // y = torch.arange(24).view((4, 3, 2))
    // y[:, 0, 0, :]
    // IndexError: too many indices for tensor of dimension 3
    let x = Tensor::<i64, Shape![4, 3, 2]>::arange();
    let y = x.as_view();
    let _ = y.slice(s![.., 0, 0, ..]); //~ 178
}

fn slice_scalar_179() {
    // y = torch.arange(1).view(()).t()
    // y[0]
    // IndexError: invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().t();
    let _ = y.slice(s![0]); //~ 179
}

fn slice_scalar_180() {
    // y = torch.arange(270).view((1, 6, 1, 3, 5, 3)).narrow(-6, 0, 1).view((270,))[115]
    // y[0]
    // IndexError: invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number
    let x = Tensor::<i64, Shape![1, 6, 1, 3, 5, 3]>::arange();
    let y = x.as_view().narrow::<-6, 0, 1>().view::<Shape![270]>().slice(s![115]);
    let _ = y.slice(s![0]); //~ 180
}

fn slice_step_zero_181() {
    // y = torch.arange(3).view((3,)).t()
    // y[0::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![3]>::arange();
    let y = x.as_view().t();
    let _ = y.slice(s![0..;0]); //~ 181
}

fn slice_step_zero_182() {
    // y = torch.arange(15).view((1, 3, 5)).unsqueeze(3).flatten(-4, 3)
    // y[0::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![1, 3, 5]>::arange();
    let y = x.as_view().unsqueeze::<3>().flatten::<-4, 3>();
    let _ = y.slice(s![0..;0]); //~ 182
}

fn slice_step_zero_183() {
    // y = torch.arange(9).view((3, 3)).select(1, 1)
    // y[0::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![3, 3]>::arange();
    let y = x.as_view().select::<1, 1>();
    let _ = y.slice(s![0..;0]); //~ 183
}

fn slice_step_zero_184() {
    // y = torch.arange(4).view((4,)).unsqueeze(0)
    // y[::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![4]>::arange();
    let y = x.as_view().unsqueeze::<0>();
    let _ = y.slice(s![..;0]); //~ 184
}

fn slice_step_negative_185() {
    // y = torch.arange(9).view((3, 3)).unsqueeze(1).movedim(2, -3)
    // y[:, :, ::-2]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![3, 3]>::arange();
    let y = x.as_view().unsqueeze::<1>().movedim::<2, -3>();
    let _ = y.slice(s![.., .., ..;-2]); //~ 185
}

fn slice_step_negative_186() {
    // y = torch.arange(150).view((2, 5, 3, 5, 1)).view((-1,)).expand((3, -1))
    // y[::-1]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![2, 5, 3, 5, 1]>::arange();
    let y = x.as_view().view::<Shape![_]>().expand::<Shape![3, _]>();
    let _ = y.slice(s![..;-1]); //~ 186
}

fn slice_step_negative_187() {
    // y = torch.arange(30).view((6, 1, 1, 5)).flatten(-3, 3).expand((1, 6, -1)).as_strided((5, 3), (1, 2), 14)
    // y[0::-1]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![6, 1, 1, 5]>::arange();
    let y = x.as_view().flatten::<-3, 3>().expand::<Shape![1, 6, _]>().as_strided::<Shape![5, 3], Strides![1, 2], 14>();
    let _ = y.slice(s![0..;-1]); //~ 187
}

fn slice_step_negative_188() {
    // y = torch.arange(8).view((4, 2)).unsqueeze(0).select(0, 0)
    // y[::-2]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![4, 2]>::arange();
    let y = x.as_view().unsqueeze::<0>().select::<0, 0>();
    let _ = y.slice(s![..;-2]); //~ 188
}

fn expand_size_189() {
    // y = torch.arange(120).view((6, 4, 5)).flatten(0, 1).unsqueeze(0)
    // y.expand((3, 1, -1))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (24) at non-singleton dimension 1. Target sizes: [3, 1, -1]. Tensor sizes: [1, 24, 5]
    let x = Tensor::<i64, Shape![6, 4, 5]>::arange();
    let y = x.as_view().flatten::<0, 1>().unsqueeze::<0>();
    let _ = y.expand::<Shape![3, 1, _]>(); //~ 189
}

fn expand_size_190() {
    // y = torch.arange(20).view((2, 2, 5))
    // y.expand((1, 2, -1))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (2) at non-singleton dimension 0. Target sizes: [1, 2, -1]. Tensor sizes: [2, 2, 5]
    let x = Tensor::<i64, Shape![2, 2, 5]>::arange();
    let y = x.as_view();
    let _ = y.expand::<Shape![1, 2, _]>(); //~ 190
}

fn expand_size_191() {
    // y = torch.arange(18).view((6, 3, 1)).expand((6, -1, 5)).select(0, 3)
    // y.expand((-1, 1))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (5) at non-singleton dimension 1. Target sizes: [-1, 1]. Tensor sizes: [3, 5]
    let x = Tensor::<i64, Shape![6, 3, 1]>::arange();
    let y = x.as_view().expand::<Shape![6, _, 5]>().select::<0, 3>();
    let _ = y.expand::<Shape![_, 1]>(); //~ 191
}

fn expand_size_192() {
    // y = torch.arange(3).view((3,)).as_strided((), (), 2).t().t().expand((4,))
    // y.expand((3,))
    // RuntimeError: The expanded size of the tensor (3) must match the existing size (4) at non-singleton dimension 0. Target sizes: [3]. Tensor sizes: [4]
    let x = Tensor::<i64, Shape![3]>::arange();
    let y = x.as_view().as_strided::<Shape![], Strides![], 2>().t().t().expand::<Shape![4]>();
    let _ = y.expand::<Shape![3]>(); //~ 192
}

fn expand_size_193() {
    // y = torch.arange(3063).view((1021, 3)).transpose(0, 0)
    // y.expand((2, 1021, 4))
    // RuntimeError: The expanded size of the tensor (4) must match the existing size (3) at non-singleton dimension 2. Target sizes: [2, 1021, 4]. Tensor sizes: [1021, 3]
    let x = Tensor::<i64, Shape![1021, 3]>::arange();
    let y = x.as_view().transpose::<0, 0>();
    let _ = y.expand::<Shape![2, 1021, 4]>(); //~ 193
}

fn expand_size_194() {
    // y = torch.arange(36).view((6, 1, 6, 1, 1)).transpose(0, -3).flatten(1, 4)
    // y.expand((5, 6))
    // RuntimeError: The expanded size of the tensor (5) must match the existing size (6) at non-singleton dimension 0. Target sizes: [5, 6]. Tensor sizes: [6, 6]
    let x = Tensor::<i64, Shape![6, 1, 6, 1, 1]>::arange();
    let y = x.as_view().transpose::<0, -3>().flatten::<1, 4>();
    let _ = y.expand::<Shape![5, 6]>(); //~ 194
}

fn expand_size_195() {
    // y = torch.arange(30).view((5, 1, 6)).view((15, 2))[:-11, :1:3]
    // y.expand((3, 1, 2))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (4) at non-singleton dimension 1. Target sizes: [3, 1, 2]. Tensor sizes: [4, 1]
    let x = Tensor::<i64, Shape![5, 1, 6]>::arange();
    let y = x.as_view().view::<Shape![15, 2]>().slice(s![..-11, ..1;3]);
    let _ = y.expand::<Shape![3, 1, 2]>(); //~ 195
}

fn expand_size_196() {
    // y = torch.arange(288).view((4, 2, 6, 6))
    // y.expand((3, -1, 3, 6, -1))
    // RuntimeError: The expanded size of the tensor (3) must match the existing size (2) at non-singleton dimension 2. Target sizes: [3, -1, 3, 6, -1]. Tensor sizes: [4, 2, 6, 6]
    let x = Tensor::<i64, Shape![4, 2, 6, 6]>::arange();
    let y = x.as_view();
    let _ = y.expand::<Shape![3, _, 3, 6, _]>(); //~ 196
}

fn expand_size_197() {
    // y = torch.arange(80).view((1, 5, 4, 4)).expand((1, 5, -1, 4)).narrow(0, 0, 1).permute((3, 2, 1, 0))
    // y.expand((2, 4, 3, -1, 5))
    // RuntimeError: The expanded size of the tensor (3) must match the existing size (4) at non-singleton dimension 2. Target sizes: [2, 4, 3, -1, 5]. Tensor sizes: [4, 4, 5, 1]
    let x = Tensor::<i64, Shape![1, 5, 4, 4]>::arange();
    let y = x.as_view().expand::<Shape![1, 5, _, 4]>().narrow::<0, 0, 1>().permute::<Dims![3, 2, 1, 0]>();
    let _ = y.expand::<Shape![2, 4, 3, _, 5]>(); //~ 197
}

fn expand_size_198() {
    // y = torch.arange(5).view((5,))
    // y.expand((1,))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (5) at non-singleton dimension 0. Target sizes: [1]. Tensor sizes: [5]
    let x = Tensor::<i64, Shape![5]>::arange();
    let y = x.as_view();
    let _ = y.expand::<Shape![1]>(); //~ 198
}

fn expand_size_199() {
    // y = torch.arange(150).view((6, 5, 1, 5))
    // y.expand((2, 7, 5, 3, -1))
    // RuntimeError: The expanded size of the tensor (7) must match the existing size (6) at non-singleton dimension 1. Target sizes: [2, 7, 5, 3, -1]. Tensor sizes: [6, 5, 1, 5]
    let x = Tensor::<i64, Shape![6, 5, 1, 5]>::arange();
    let y = x.as_view();
    let _ = y.expand::<Shape![2, 7, 5, 3, _]>(); //~ 199
}

fn expand_size_200() {
    // y = torch.arange(1).view(()).unsqueeze(0).narrow(0, 0, 1).squeeze(0).expand((5, 1))
    // y.expand((6, 3))
    // RuntimeError: The expanded size of the tensor (6) must match the existing size (5) at non-singleton dimension 0. Target sizes: [6, 3]. Tensor sizes: [5, 1]
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().unsqueeze::<0>().narrow::<0, 0, 1>().squeeze::<0>().expand::<Shape![5, 1]>();
    let _ = y.expand::<Shape![6, 3]>(); //~ 200
}

fn expand_size_201() {
    // y = torch.arange(12).view((2, 2, 3)).flatten(-2, 2).select(0, 1)
    // y.expand((12,))
    // RuntimeError: The expanded size of the tensor (12) must match the existing size (6) at non-singleton dimension 0. Target sizes: [12]. Tensor sizes: [6]
    let x = Tensor::<i64, Shape![2, 2, 3]>::arange();
    let y = x.as_view().flatten::<-2, 2>().select::<0, 1>();
    let _ = y.expand::<Shape![12]>(); //~ 201
}

fn expand_size_202() {
    // y = torch.arange(16).view((1, 4, 4)).movedim(0, 0)
    // y.expand((4, 5, 3, -1))
    // RuntimeError: The expanded size of the tensor (3) must match the existing size (4) at non-singleton dimension 2. Target sizes: [4, 5, 3, -1]. Tensor sizes: [1, 4, 4]
    let x = Tensor::<i64, Shape![1, 4, 4]>::arange();
    let y = x.as_view().movedim::<0, 0>();
    let _ = y.expand::<Shape![4, 5, 3, _]>(); //~ 202
}

fn expand_fewer_203() {
    // y = torch.arange(3).view((1, 3)).narrow(0, 0, 1)[:, 2:3:4]
    // y.expand((1,))
    // RuntimeError: expand(torch.LongTensor{[1, 1]}, size=[1]): the number of sizes provided (1) must be greater or equal to the number of dimensions in the tensor (2)
    let x = Tensor::<i64, Shape![1, 3]>::arange();
    let y = x.as_view().narrow::<0, 0, 1>().slice(s![.., 2..3;4]);
    let _ = y.expand::<Shape![1]>(); //~ 203
}

fn expand_fewer_204() {
    // y = torch.arange(30).view((6, 5)).squeeze(1)
    // y.expand(())
    // RuntimeError: expand(torch.LongTensor{[6, 5]}, size=[]): the number of sizes provided (0) must be greater or equal to the number of dimensions in the tensor (2)
    let x = Tensor::<i64, Shape![6, 5]>::arange();
    let y = x.as_view().squeeze::<1>();
    let _ = y.expand::<Shape![]>(); //~ 204
}

fn expand_fewer_205() {
    // y = torch.arange(216).view((6, 1, 6, 1, 2, 3)).narrow(4, 0, 1).view((-1, 6, 3)).permute((2, 1, 0))
    // y.expand((6, 6))
    // RuntimeError: expand(torch.LongTensor{[3, 6, 6]}, size=[6, 6]): the number of sizes provided (2) must be greater or equal to the number of dimensions in the tensor (3)
    let x = Tensor::<i64, Shape![6, 1, 6, 1, 2, 3]>::arange();
    let y = x.as_view().narrow::<4, 0, 1>().view::<Shape![_, 6, 3]>().permute::<Dims![2, 1, 0]>();
    let _ = y.expand::<Shape![6, 6]>(); //~ 205
}

fn expand_fewer_206() {
    // y = torch.arange(180).view((3, 5, 6, 2)).narrow(1, 4, 1).expand((-1, 3, 6, -1)).transpose(0, 0).squeeze(1)
    // y.expand((6, 2))
    // RuntimeError: expand(torch.LongTensor{[3, 3, 6, 2]}, size=[6, 2]): the number of sizes provided (2) must be greater or equal to the number of dimensions in the tensor (4)
    let x = Tensor::<i64, Shape![3, 5, 6, 2]>::arange();
    let y = x.as_view().narrow::<1, 4, 1>().expand::<Shape![_, 3, 6, _]>().transpose::<0, 0>().squeeze::<1>();
    let _ = y.expand::<Shape![6, 2]>(); //~ 206
}

fn expand_fewer_207() {
    // y = torch.arange(24).view((1, 4, 6, 1)).flatten(1, -1)
    // y.expand(())
    // RuntimeError: expand(torch.LongTensor{[1, 24]}, size=[]): the number of sizes provided (0) must be greater or equal to the number of dimensions in the tensor (2)
    let x = Tensor::<i64, Shape![1, 4, 6, 1]>::arange();
    let y = x.as_view().flatten::<1, -1>();
    let _ = y.expand::<Shape![]>(); //~ 207
}

fn expand_fewer_208() {
    // y = torch.arange(3072).view((3, 32, 32)).narrow(-1, 7, 13).view((96, 13))[-77]
    // y.expand(())
    // RuntimeError: expand(torch.LongTensor{[13]}, size=[]): the number of sizes provided (0) must be greater or equal to the number of dimensions in the tensor (1)
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view().narrow::<-1, 7, 13>().view::<Shape![96, 13]>().slice(s![-77]);
    let _ = y.expand::<Shape![]>(); //~ 208
}

fn expand_fewer_209() {
    // y = torch.arange(3).view((3, 1))[-2::3]
    // y.expand(())
    // RuntimeError: expand(torch.LongTensor{[1, 1]}, size=[]): the number of sizes provided (0) must be greater or equal to the number of dimensions in the tensor (2)
    let x = Tensor::<i64, Shape![3, 1]>::arange();
    let y = x.as_view().slice(s![-2..;3]);
    let _ = y.expand::<Shape![]>(); //~ 209
}

fn expand_fewer_210() {
    // y = torch.arange(80).view((5, 4, 4)).narrow(2, 3, 1)
    // y.expand((4, 1))
    // RuntimeError: expand(torch.LongTensor{[5, 4, 1]}, size=[4, 1]): the number of sizes provided (2) must be greater or equal to the number of dimensions in the tensor (3)
    let x = Tensor::<i64, Shape![5, 4, 4]>::arange();
    let y = x.as_view().narrow::<2, 3, 1>();
    let _ = y.expand::<Shape![4, 1]>(); //~ 210
}

fn expand_leading_211() {
    // y = torch.arange(1).view((1,)).view(()).expand((6, 2))
    // y.expand((3, -1, 6, -1))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 1
    let x = Tensor::<i64, Shape![1]>::arange();
    let y = x.as_view().view::<Shape![]>().expand::<Shape![6, 2]>();
    let _ = y.expand::<Shape![3, _, 6, _]>(); //~ 211
}

fn expand_leading_212() {
    // y = torch.arange(4).view((2, 2)).t().t().view((4,)).narrow(-1, 3, 1)
    // y.expand((-1, 1))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0
    let x = Tensor::<i64, Shape![2, 2]>::arange();
    let y = x.as_view().t().t().view::<Shape![4]>().narrow::<-1, 3, 1>();
    let _ = y.expand::<Shape![_, 1]>(); //~ 212
}

fn expand_leading_213() {
    // y = torch.arange(2365).view((43, 55))
    // y.expand((-1, 2, 43, -1))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0
    let x = Tensor::<i64, Shape![43, 55]>::arange();
    let y = x.as_view();
    let _ = y.expand::<Shape![_, 2, 43, _]>(); //~ 213
}

fn expand_leading_214() {
    // y = torch.arange(120).view((2, 6, 2, 5, 1)).flatten(-3, 3)[:, 1]
    // y.expand((-1, 2, 2, 10, 1))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0
    let x = Tensor::<i64, Shape![2, 6, 2, 5, 1]>::arange();
    let y = x.as_view().flatten::<-3, 3>().slice(s![.., 1]);
    let _ = y.expand::<Shape![_, 2, 2, 10, 1]>(); //~ 214
}

fn expand_leading_215() {
    // y = torch.arange(6).view((3, 1, 1, 2)).transpose(2, -1).squeeze(3)
    // y.expand((-1, -1, -1, 2))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0
    let x = Tensor::<i64, Shape![3, 1, 1, 2]>::arange();
    let y = x.as_view().transpose::<2, -1>().squeeze::<3>();
    let _ = y.expand::<Shape![_, _, _, 2]>(); //~ 215
}

fn unsqueeze_dim_216() {
    // y = torch.arange(1).view((1, 1))[-1, -1].t().view((-1,)).t()
    // y.unsqueeze(-3)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -3)
    let x = Tensor::<i64, Shape![1, 1]>::arange();
    let y = x.as_view().slice(s![-1, -1]).t().view::<Shape![_]>().t();
    let _ = y.unsqueeze::<-3>(); //~ 216
}

fn unsqueeze_dim_217() {
    // y = torch.arange(15).view((3, 5)).select(1, 0).expand((1, 3))
    // y.unsqueeze(-4)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -4)
    let x = Tensor::<i64, Shape![3, 5]>::arange();
    let y = x.as_view().select::<1, 0>().expand::<Shape![1, 3]>();
    let _ = y.unsqueeze::<-4>(); //~ 217
}

fn unsqueeze_dim_218() {
    // y = torch.arange(10).view((5, 1, 1, 2)).squeeze(-3).narrow(2, 0, 2)
    // y.unsqueeze(-5)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -5)
    let x = Tensor::<i64, Shape![5, 1, 1, 2]>::arange();
    let y = x.as_view().squeeze::<-3>().narrow::<2, 0, 2>();
    let _ = y.unsqueeze::<-5>(); //~ 218
}

fn unsqueeze_dim_219() {
    // y = torch.arange(192).view((6, 2, 2, 2, 4))
    // y.unsqueeze(-7)
    // IndexError: Dimension out of range (expected to be in range of [-6, 5], but got -7)
    let x = Tensor::<i64, Shape![6, 2, 2, 2, 4]>::arange();
    let y = x.as_view();
    let _ = y.unsqueeze::<-7>(); //~ 219
}

fn unsqueeze_dim_220() {
    // y = torch.arange(18).view((3, 6)).narrow(0, 2, 1).unsqueeze(2)[0, :, :]
    // y.unsqueeze(-4)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -4)
    let x = Tensor::<i64, Shape![3, 6]>::arange();
    let y = x.as_view().narrow::<0, 2, 1>().unsqueeze::<2>().slice(s![0, .., ..]);
    let _ = y.unsqueeze::<-4>(); //~ 220
}

fn unsqueeze_dim_221() {
    // y = torch.arange(75).view((5, 1, 5, 3)).view((75, 1))[26:36:4].expand((4, -1, 1))[2:-1:1, -1::3, -1]
    // y.unsqueeze(3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![5, 1, 5, 3]>::arange();
    let y = x.as_view().view::<Shape![75, 1]>().slice(s![26..36;4]).expand::<Shape![4, _, 1]>().slice(s![2..-1;1, -1..;3, -1]);
    let _ = y.unsqueeze::<3>(); //~ 221
}

fn unsqueeze_dim_222() {
    // y = torch.arange(2).view((1, 2)).squeeze(0).expand((6, 2))
    // y.unsqueeze(-5)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -5)
    let x = Tensor::<i64, Shape![1, 2]>::arange();
    let y = x.as_view().squeeze::<0>().expand::<Shape![6, 2]>();
    let _ = y.unsqueeze::<-5>(); //~ 222
}

fn squeeze_dim_223() {
    // y = torch.arange(4).view((2, 2)).expand((1, -1, 2))
    // y.squeeze(3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![2, 2]>::arange();
    let y = x.as_view().expand::<Shape![1, _, 2]>();
    let _ = y.squeeze::<3>(); //~ 223
}

fn squeeze_dim_224() {
    // y = torch.arange(560).view((1, 5, 1, 112)).view((-1,))
    // y.squeeze(1)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![1, 5, 1, 112]>::arange();
    let y = x.as_view().view::<Shape![_]>();
    let _ = y.squeeze::<1>(); //~ 224
}

fn squeeze_dim_225() {
    // y = torch.arange(75).view((3, 5, 5, 1)).transpose(3, 3).transpose(2, 0).permute((3, 2, -4, -3)).view((3, 1, 1, 5, 5))
    // y.squeeze(5)
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got 5)
    let x = Tensor::<i64, Shape![3, 5, 5, 1]>::arange();
    let y = x.as_view().transpose::<3, 3>().transpose::<2, 0>().permute::<Dims![3, 2, -4, -3]>().view::<Shape![3, 1, 1, 5, 5]>();
    let _ = y.squeeze::<5>(); //~ 225
}

fn squeeze_dim_226() {
    // y = torch.arange(12).view((2, 2, 3)).permute((1, 0, 2)).movedim(0, -1)
    // y.squeeze(3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![2, 2, 3]>::arange();
    let y = x.as_view().permute::<Dims![1, 0, 2]>().movedim::<0, -1>();
    let _ = y.squeeze::<3>(); //~ 226
}

fn squeeze_dim_227() {
    // y = torch.arange(6).view((1, 3, 2, 1))[::2, :].transpose(1, -2)
    // y.squeeze(-7)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -7)
    let x = Tensor::<i64, Shape![1, 3, 2, 1]>::arange();
    let y = x.as_view().slice(s![..;2, ..]).transpose::<1, -2>();
    let _ = y.squeeze::<-7>(); //~ 227
}

fn squeeze_dim_228() {
    // y = torch.arange(90).view((6, 3, 5, 1)).permute((1, 2, 0, 3)).view((15, 2, -1))
    // y.squeeze(5)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 5)
    let x = Tensor::<i64, Shape![6, 3, 5, 1]>::arange();
    let y = x.as_view().permute::<Dims![1, 2, 0, 3]>().view::<Shape![15, 2, _]>();
    let _ = y.squeeze::<5>(); //~ 228
}

fn squeeze_dim_229() {
    // y = torch.arange(16).view((4, 4)).movedim(-1, 0).narrow(-2, 1, 3).t()
    // y.squeeze(2)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![4, 4]>::arange();
    let y = x.as_view().movedim::<-1, 0>().narrow::<-2, 1, 3>().t();
    let _ = y.squeeze::<2>(); //~ 229
}

fn as_strided_bounds_230() {
    // y = torch.arange(1).view(()).t().view((1,))
    // y.as_strided((3,), (2,), 0)
    // RuntimeError: setStorage: sizes [3], strides [2], storage offset 0, and itemsize 8 requiring a storage size of 40 are out of bounds for storage of size 8
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().t().view::<Shape![1]>();
    let _ = y.as_strided::<Shape![3], Strides![2], 0>(); //~ 230
}

fn as_strided_bounds_231() {
    // y = torch.arange(4).view((4, 1, 1)).expand((-1, 3, 1))[::4, :, :]
    // y.as_strided((6, 6), (4, 4), 0)
    // RuntimeError: setStorage: sizes [6, 6], strides [4, 4], storage offset 0, and itemsize 8 requiring a storage size of 328 are out of bounds for storage of size 32
    let x = Tensor::<i64, Shape![4, 1, 1]>::arange();
    let y = x.as_view().expand::<Shape![_, 3, 1]>().slice(s![..;4, .., ..]);
    let _ = y.as_strided::<Shape![6, 6], Strides![4, 4], 0>(); //~ 231
}

fn as_strided_bounds_232() {
    // y = torch.arange(738).view((1, 6, 1, 123)).unsqueeze(0).as_strided((10,), (2,), 667).permute((0,))
    // y.as_strided((5,), (0,), 741)
    // RuntimeError: setStorage: sizes [5], strides [0], storage offset 741, and itemsize 8 requiring a storage size of 5936 are out of bounds for storage of size 5904
    let x = Tensor::<i64, Shape![1, 6, 1, 123]>::arange();
    let y = x.as_view().unsqueeze::<0>().as_strided::<Shape![10], Strides![2], 667>().permute::<Dims![0]>();
    let _ = y.as_strided::<Shape![5], Strides![0], 741>(); //~ 232
}

fn as_strided_bounds_233() {
    // y = torch.arange(3072).view((3, 32, 32)).narrow(1, 30, 2).view((3, -1))
    // y.as_strided((3,), (2862,), 1)
    // RuntimeError: setStorage: sizes [3], strides [2862], storage offset 1, and itemsize 8 requiring a storage size of 45808 are out of bounds for storage of size 24576
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view().narrow::<1, 30, 2>().view::<Shape![3, _]>();
    let _ = y.as_strided::<Shape![3], Strides![2862], 1>(); //~ 233
}

fn as_strided_bounds_234() {
    // y = torch.arange(10).view((1, 5, 2))[:, 2:5]
    // y.as_strided((5, 6), (0, 6), 3)
    // RuntimeError: setStorage: sizes [5, 6], strides [0, 6], storage offset 3, and itemsize 8 requiring a storage size of 272 are out of bounds for storage of size 80
    let x = Tensor::<i64, Shape![1, 5, 2]>::arange();
    let y = x.as_view().slice(s![.., 2..5]);
    let _ = y.as_strided::<Shape![5, 6], Strides![0, 6], 3>(); //~ 234
}

fn as_strided_bounds_235() {
    // y = torch.arange(48).view((4, 6, 2)).transpose(-1, 0).view((2, 6, 4, 1)).expand((1, 6, -1, -1, 4, 1))
    // y.as_strided((3, 1), (2, 16), 44)
    // RuntimeError: setStorage: sizes [3, 1], strides [2, 16], storage offset 44, and itemsize 8 requiring a storage size of 392 are out of bounds for storage of size 384
    let x = Tensor::<i64, Shape![4, 6, 2]>::arange();
    let y = x.as_view().transpose::<-1, 0>().view::<Shape![2, 6, 4, 1]>().expand::<Shape![1, 6, _, _, 4, 1]>();
    let _ = y.as_strided::<Shape![3, 1], Strides![2, 16], 44>(); //~ 235
}

fn as_strided_bounds_236() {
    // y = torch.arange(4).view((4, 1)).transpose(-1, -1).t().permute((0, 1))
    // y.as_strided((4, 5), (2, 2), 0)
    // RuntimeError: setStorage: sizes [4, 5], strides [2, 2], storage offset 0, and itemsize 8 requiring a storage size of 120 are out of bounds for storage of size 32
    let x = Tensor::<i64, Shape![4, 1]>::arange();
    let y = x.as_view().transpose::<-1, -1>().t().permute::<Dims![0, 1]>();
    let _ = y.as_strided::<Shape![4, 5], Strides![2, 2], 0>(); //~ 236
}

fn as_strided_bounds_237() {
    // y = torch.arange(6).view((1, 1, 3, 2)).select(-1, 0)[0, :, :].movedim(-1, -2).unsqueeze(1)
    // y.as_strided((3, 5, 2), (0, 3, 4), 2)
    // RuntimeError: setStorage: sizes [3, 5, 2], strides [0, 3, 4], storage offset 2, and itemsize 8 requiring a storage size of 152 are out of bounds for storage of size 48
    let x = Tensor::<i64, Shape![1, 1, 3, 2]>::arange();
    let y = x.as_view().select::<-1, 0>().slice(s![0, .., ..]).movedim::<-1, -2>().unsqueeze::<1>();
    let _ = y.as_strided::<Shape![3, 5, 2], Strides![0, 3, 4], 2>(); //~ 237
}

fn as_strided_bounds_238() {
    // y = torch.arange(2).view((2,)).unsqueeze(0).permute((1, 0))
    // y.as_strided((3, 1, 5), (1, 4, 4), 0)
    // RuntimeError: setStorage: sizes [3, 1, 5], strides [1, 4, 4], storage offset 0, and itemsize 8 requiring a storage size of 152 are out of bounds for storage of size 16
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view().unsqueeze::<0>().permute::<Dims![1, 0]>();
    let _ = y.as_strided::<Shape![3, 1, 5], Strides![1, 4, 4], 0>(); //~ 238
}

fn as_strided_bounds_239() {
    // y = torch.arange(1449).view((69, 21)).permute((0, 1)).as_strided((39, 16), (0, 0), 102)[-19, -16::3].squeeze(0)
    // y.as_strided((2, 2, 6), (2, 4, 716), 0)
    // RuntimeError: setStorage: sizes [2, 2, 6], strides [2, 4, 716], storage offset 0, and itemsize 8 requiring a storage size of 28696 are out of bounds for storage of size 11592
    let x = Tensor::<i64, Shape![69, 21]>::arange();
    let y = x.as_view().permute::<Dims![0, 1]>().as_strided::<Shape![39, 16], Strides![0, 0], 102>().slice(s![-19, -16..;3]).squeeze::<0>();
    let _ = y.as_strided::<Shape![2, 2, 6], Strides![2, 4, 716], 0>(); //~ 239
}

fn as_strided_bounds_240() {
    // y = torch.arange(24).view((6, 4)).unsqueeze(2)
    // y.as_strided((3,), (16,), 17)
    // RuntimeError: setStorage: sizes [3], strides [16], storage offset 17, and itemsize 8 requiring a storage size of 400 are out of bounds for storage of size 192
    let x = Tensor::<i64, Shape![6, 4]>::arange();
    let y = x.as_view().unsqueeze::<2>();
    let _ = y.as_strided::<Shape![3], Strides![16], 17>(); //~ 240
}

fn as_strided_bounds_241() {
    // y = torch.arange(1148).view((1148,)).narrow(0, 942, 177).expand((4, -1)).expand((1, 3, 4, -1)).expand((5, -1, -1, -1))
    // y.as_strided((3, 3), (407, 4), 328)
    // RuntimeError: setStorage: sizes [3, 3], strides [407, 4], storage offset 328, and itemsize 8 requiring a storage size of 9208 are out of bounds for storage of size 9184
    let x = Tensor::<i64, Shape![1148]>::arange();
    let y = x.as_view().narrow::<0, 942, 177>().expand::<Shape![4, _]>().expand::<Shape![1, 3, 4, _]>().expand::<Shape![5, _, _, _]>();
    let _ = y.as_strided::<Shape![3, 3], Strides![407, 4], 328>(); //~ 241
}

fn as_strided_bounds_242() {
    // y = torch.arange(12).view((3, 4)).select(-1, 0).permute((0,)).view((-1, 1)).movedim(0, -1)
    // y.as_strided((5,), (3,), 12)
    // RuntimeError: setStorage: sizes [5], strides [3], storage offset 12, and itemsize 8 requiring a storage size of 200 are out of bounds for storage of size 96
    let x = Tensor::<i64, Shape![3, 4]>::arange();
    let y = x.as_view().select::<-1, 0>().permute::<Dims![0]>().view::<Shape![_, 1]>().movedim::<0, -1>();
    let _ = y.as_strided::<Shape![5], Strides![3], 12>(); //~ 242
}

fn as_strided_bounds_243() {
    // y = torch.arange(144).view((3, 4, 3, 1, 4)).transpose(-1, 0).squeeze(3).as_strided((2,), (1,), 4)
    // y.as_strided((1, 5, 6), (47, 1, 83), 48)
    // RuntimeError: setStorage: sizes [1, 5, 6], strides [47, 1, 83], storage offset 48, and itemsize 8 requiring a storage size of 3744 are out of bounds for storage of size 1152
    let x = Tensor::<i64, Shape![3, 4, 3, 1, 4]>::arange();
    let y = x.as_view().transpose::<-1, 0>().squeeze::<3>().as_strided::<Shape![2], Strides![1], 4>();
    let _ = y.as_strided::<Shape![1, 5, 6], Strides![47, 1, 83], 48>(); //~ 243
}

fn as_strided_rank_244() {
    // y = torch.arange(992).view((31, 32)).permute((0, 1)).view((-1, 8))
    // y.as_strided((2, 1, 1), (1, 1, 1, 1), 0)
    // RuntimeError: mismatch in length of strides and shape
    let x = Tensor::<i64, Shape![31, 32]>::arange();
    let y = x.as_view().permute::<Dims![0, 1]>().view::<Shape![_, 8]>();
    let _ = y.as_strided::<Shape![2, 1, 1], Strides![1, 1, 1, 1], 0>(); //~ 244
}

fn as_strided_rank_245() {
    // y = torch.arange(64).view((4, 4, 4, 1)).transpose(-2, 3).as_strided((1,), (0,), 30).permute((0,)).as_strided((1, 5, 6), (17, 1, 1), 44)
    // y.as_strided((2, 2, 2), (1, 1, 1, 1), 0)
    // RuntimeError: mismatch in length of strides and shape
    let x = Tensor::<i64, Shape![4, 4, 4, 1]>::arange();
    let y = x.as_view().transpose::<-2, 3>().as_strided::<Shape![1], Strides![0], 30>().permute::<Dims![0]>().as_strided::<Shape![1, 5, 6], Strides![17, 1, 1], 44>();
    let _ = y.as_strided::<Shape![2, 2, 2], Strides![1, 1, 1, 1], 0>(); //~ 245
}

fn as_strided_rank_246() {
    // y = torch.arange(25).view((5, 1, 5, 1)).transpose(3, 2)
    // y.as_strided((2,), (), 0)
    // RuntimeError: mismatch in length of strides and shape
    let x = Tensor::<i64, Shape![5, 1, 5, 1]>::arange();
    let y = x.as_view().transpose::<3, 2>();
    let _ = y.as_strided::<Shape![2], Strides![], 0>(); //~ 246
}

fn as_strided_rank_247() {
    // y = torch.arange(30).view((5, 1, 2, 3))[:-1, :].narrow(-4, 1, 2).view((-1,))
    // y.as_strided((2,), (), 0)
    // RuntimeError: mismatch in length of strides and shape
    let x = Tensor::<i64, Shape![5, 1, 2, 3]>::arange();
    let y = x.as_view().slice(s![..-1, ..]).narrow::<-4, 1, 2>().view::<Shape![_]>();
    let _ = y.as_strided::<Shape![2], Strides![], 0>(); //~ 247
}

fn as_strided_stride_248() {
    // y = torch.arange(108).view((3, 2, 1, 6, 3))[:3:1].squeeze(2).unsqueeze(-2).narrow(-5, 0, 1)
    // y.as_strided((2, 1), (-1, 1), 107)
    // RuntimeError: as_strided: Negative strides are not supported at the moment, got strides: [-1, 1]
    let x = Tensor::<i64, Shape![3, 2, 1, 6, 3]>::arange();
    let y = x.as_view().slice(s![..3;1]).squeeze::<2>().unsqueeze::<-2>().narrow::<-5, 0, 1>();
    let _ = y.as_strided::<Shape![2, 1], Strides![-1, 1], 107>(); //~ 248
}

fn as_strided_stride_249() {
    // y = torch.arange(636).view((1, 6, 1, 106)).unsqueeze(1)
    // y.as_strided((2, 1), (1, -1), 635)
    // RuntimeError: as_strided: Negative strides are not supported at the moment, got strides: [1, -1]
    let x = Tensor::<i64, Shape![1, 6, 1, 106]>::arange();
    let y = x.as_view().unsqueeze::<1>();
    let _ = y.as_strided::<Shape![2, 1], Strides![1, -1], 635>(); //~ 249
}

fn as_strided_stride_250() {
    // y = torch.arange(60).view((5, 2, 6)).select(-1, 5)
    // y.as_strided((2, 1), (-2, -1), 59)
    // RuntimeError: as_strided: Negative strides are not supported at the moment, got strides: [-2, -1]
    let x = Tensor::<i64, Shape![5, 2, 6]>::arange();
    let y = x.as_view().select::<-1, 5>();
    let _ = y.as_strided::<Shape![2, 1], Strides![-2, -1], 59>(); //~ 250
}

fn empty_view_ambiguous_251() {
    // y = torch.arange(24).view((4, 1, 6)).select(0, 2).t()[0:-3:2, :0]
    // y.view((0, 4, -1))
    // RuntimeError: cannot reshape tensor of 0 elements into shape [0, 4, -1] because the unspecified dimension size -1 can be any value and is ambiguous
    let x = Tensor::<i64, Shape![4, 1, 6]>::arange();
    let y = x.as_view().select::<0, 2>().t().slice(s![0..-3;2, ..0]);
    let _ = y.view::<Shape![0, 4, _]>(); //~ 251
}

fn empty_view_ambiguous_252() {
    // y = torch.arange(0).view((5, 5, 0)).unsqueeze(2)
    // y.view((0, -1, 4))
    // RuntimeError: cannot reshape tensor of 0 elements into shape [0, -1, 4] because the unspecified dimension size -1 can be any value and is ambiguous
    let x = Tensor::<i64, Shape![5, 5, 0]>::arange();
    let y = x.as_view().unsqueeze::<2>();
    let _ = y.view::<Shape![0, _, 4]>(); //~ 252
}

fn empty_view_ambiguous_253() {
    // y = torch.arange(0).view((0, 4, 5))[0::2, 1, -5:5]
    // y.view((-1, 3, 0))
    // RuntimeError: cannot reshape tensor of 0 elements into shape [-1, 3, 0] because the unspecified dimension size -1 can be any value and is ambiguous
    let x = Tensor::<i64, Shape![0, 4, 5]>::arange();
    let y = x.as_view().slice(s![0..;2, 1, -5..5]);
    let _ = y.view::<Shape![_, 3, 0]>(); //~ 253
}

fn empty_expand_254() {
    // y = torch.arange(1).view(()).as_strided((0, 1), (0, 2), 0)
    // y.expand((1, 1))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (0) at non-singleton dimension 0. Target sizes: [1, 1]. Tensor sizes: [0, 1]
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().as_strided::<Shape![0, 1], Strides![0, 2], 0>();
    let _ = y.expand::<Shape![1, 1]>(); //~ 254
}

fn empty_expand_255() {
    // y = torch.arange(3).view((3,))[2].expand((4,)).as_strided((0, 4), (1, 1), 0)[:, -1]
    // y.expand((2,))
    // RuntimeError: The expanded size of the tensor (2) must match the existing size (0) at non-singleton dimension 0. Target sizes: [2]. Tensor sizes: [0]
    let x = Tensor::<i64, Shape![3]>::arange();
    let y = x.as_view().slice(s![2]).expand::<Shape![4]>().as_strided::<Shape![0, 4], Strides![1, 1], 0>().slice(s![.., -1]);
    let _ = y.expand::<Shape![2]>(); //~ 255
}

fn empty_expand_256() {
    // y = torch.arange(0).view((0, 5, 1))[0:, 0::4].permute((0, 1, 2))
    // y.expand((3, 2, 1))
    // RuntimeError: The expanded size of the tensor (3) must match the existing size (0) at non-singleton dimension 0. Target sizes: [3, 2, 1]. Tensor sizes: [0, 2, 1]
    let x = Tensor::<i64, Shape![0, 5, 1]>::arange();
    let y = x.as_view().slice(s![0.., 0..;4]).permute::<Dims![0, 1, 2]>();
    let _ = y.expand::<Shape![3, 2, 1]>(); //~ 256
}

fn empty_select_257() {
    // y = torch.arange(0).view((4, 0, 6, 1)).permute((2, -3, -4, -1))[-6:6:2].transpose(3, -1)
    // y.select(1, 1)
    // IndexError: select(): index 1 out of range for tensor of size [3, 0, 4, 1] at dimension 1
    let x = Tensor::<i64, Shape![4, 0, 6, 1]>::arange();
    let y = x.as_view().permute::<Dims![2, -3, -4, -1]>().slice(s![-6..6;2]).transpose::<3, -1>();
    let _ = y.select::<1, 1>(); //~ 257
}

fn empty_select_258() {
    // y = torch.arange(0).view((4, 4, 0)).expand((5, 4, -1, 0))[:, :1, :]
    // y.select(1, 1)
    // IndexError: select(): index 1 out of range for tensor of size [5, 1, 4, 0] at dimension 1
    let x = Tensor::<i64, Shape![4, 4, 0]>::arange();
    let y = x.as_view().expand::<Shape![5, 4, _, 0]>().slice(s![.., ..1, ..]);
    let _ = y.select::<1, 1>(); //~ 258
}
