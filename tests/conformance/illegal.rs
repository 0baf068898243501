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

fn view_count_16() {
    // y = torch.arange(15).view((1, 5, 3))
    // y.view((1, 14))
    // RuntimeError: shape '[1, 14]' is invalid for input of size 15
    let x = Tensor::<i64, Shape![1, 5, 3]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![1, 14]>(); //~ 16
}

fn view_count_17() {
    // y = torch.arange(9).view((3, 3, 1)).expand((5, 3, -1, 1)).narrow(2, 2, 1)
    // y.view(())
    // RuntimeError: shape '[]' is invalid for input of size 15
    let x = Tensor::<i64, Shape![3, 3, 1]>::arange();
    let y = x.as_view().expand::<Shape![5, 3, _, 1]>().narrow::<2, 2, 1>();
    let _ = y.view::<Shape![]>(); //~ 17
}

fn view_count_18() {
    // y = torch.arange(1).view(()).expand((5,)).flatten(0, 0).t()
    // y.view((2, 5, 1))
    // RuntimeError: shape '[2, 5, 1]' is invalid for input of size 5
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().expand::<Shape![5]>().flatten::<0, 0>().t();
    let _ = y.view::<Shape![2, 5, 1]>(); //~ 18
}

fn view_count_19() {
    // y = torch.arange(2046).view((2, 1023)).as_strided((12, 31, 40), (11, 2, 6), 398).narrow(-1, 14, 12).expand((3, -1, 31, 12)).as_strided((32,), (0,), 75)
    // y.view((8, 2, 4))
    // RuntimeError: shape '[8, 2, 4]' is invalid for input of size 32
    let x = Tensor::<i64, Shape![2, 1023]>::arange();
    let y = x.as_view().as_strided::<Shape![12, 31, 40], Strides![11, 2, 6], 398>().narrow::<-1, 14, 12>().expand::<Shape![3, _, 31, 12]>().as_strided::<Shape![32], Strides![0], 75>();
    let _ = y.view::<Shape![8, 2, 4]>(); //~ 19
}

fn view_count_20() {
    // y = torch.arange(1).view((1, 1)).narrow(0, 0, 1).expand((1, 4, 6))
    // y.view((4, 1, 1, 8))
    // RuntimeError: shape '[4, 1, 1, 8]' is invalid for input of size 24
    let x = Tensor::<i64, Shape![1, 1]>::arange();
    let y = x.as_view().narrow::<0, 0, 1>().expand::<Shape![1, 4, 6]>();
    let _ = y.view::<Shape![4, 1, 1, 8]>(); //~ 20
}

fn view_count_21() {
    // y = torch.arange(200).view((5, 4, 5, 2)).permute((1, 3, 0, 2))
    // y.view((99, 1, 2))
    // RuntimeError: shape '[99, 1, 2]' is invalid for input of size 200
    let x = Tensor::<i64, Shape![5, 4, 5, 2]>::arange();
    let y = x.as_view().permute::<Dims![1, 3, 0, 2]>();
    let _ = y.view::<Shape![99, 1, 2]>(); //~ 21
}

fn view_count_22() {
    // y = torch.arange(120).view((6, 4, 1, 5, 1))
    // y.view(())
    // RuntimeError: shape '[]' is invalid for input of size 120
    let x = Tensor::<i64, Shape![6, 4, 1, 5, 1]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![]>(); //~ 22
}

fn view_count_23() {
    // y = torch.arange(1248).view((13, 6, 16)).flatten(0, 2)
    // y.view(())
    // RuntimeError: shape '[]' is invalid for input of size 1248
    let x = Tensor::<i64, Shape![13, 6, 16]>::arange();
    let y = x.as_view().flatten::<0, 2>();
    let _ = y.view::<Shape![]>(); //~ 23
}

fn view_count_24() {
    // y = torch.arange(6).view((6,)).unsqueeze(-1).movedim(1, -2).narrow(1, 0, 6).squeeze(0)
    // y.view((3, 1, 3))
    // RuntimeError: shape '[3, 1, 3]' is invalid for input of size 6
    let x = Tensor::<i64, Shape![6]>::arange();
    let y = x.as_view().unsqueeze::<-1>().movedim::<1, -2>().narrow::<1, 0, 6>().squeeze::<0>();
    let _ = y.view::<Shape![3, 1, 3]>(); //~ 24
}

fn view_count_25() {
    // y = torch.arange(72).view((1, 6, 2, 6, 1))[:, 2:, :, 0:3:3, :].expand((1, 1, -1, -1, -1, 1)).expand((-1, 6, 4, 2, 2, 4))
    // y.view((768,))
    // RuntimeError: shape '[768]' is invalid for input of size 384
    let x = Tensor::<i64, Shape![1, 6, 2, 6, 1]>::arange();
    let y = x.as_view().slice(s![.., 2.., .., 0..3;3, ..]).expand::<Shape![1, 1, _, _, _, 1]>().expand::<Shape![_, 6, 4, 2, 2, 4]>();
    let _ = y.view::<Shape![768]>(); //~ 25
}

fn view_two_inferred_26() {
    // y = torch.arange(4).view((4,)).squeeze(-1).expand((3, 6, 4))
    // y.view((-1, 3, -1))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![4]>::arange();
    let y = x.as_view().squeeze::<-1>().expand::<Shape![3, 6, 4]>();
    let _ = y.view::<Shape![_, 3, _]>(); //~ 26
}

fn view_two_inferred_27() {
    // y = torch.arange(6144).view((2, 3, 32, 32)).movedim(3, -2)
    // y.view((-1, -1, 96))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![2, 3, 32, 32]>::arange();
    let y = x.as_view().movedim::<3, -2>();
    let _ = y.view::<Shape![_, _, 96]>(); //~ 27
}

fn view_two_inferred_28() {
    // y = torch.arange(25).view((1, 1, 5, 5)).squeeze(-3)
    // y.view((5, 1, -1, -1, 5))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![1, 1, 5, 5]>::arange();
    let y = x.as_view().squeeze::<-3>();
    let _ = y.view::<Shape![5, 1, _, _, 5]>(); //~ 28
}

fn view_two_inferred_29() {
    // y = torch.arange(3072).view((3, 32, 32)).movedim(1, -3)[:, -3]
    // y.view((-1, -1))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view().movedim::<1, -3>().slice(s![.., -3]);
    let _ = y.view::<Shape![_, _]>(); //~ 29
}

fn view_two_inferred_30() {
    // y = torch.arange(10).view((5, 1, 2)).permute((2, 0, 1)).view((2, 5)).permute((1, 0))
    // y.view((-1, -1, -1))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![5, 1, 2]>::arange();
    let y = x.as_view().permute::<Dims![2, 0, 1]>().view::<Shape![2, 5]>().permute::<Dims![1, 0]>();
    let _ = y.view::<Shape![_, _, _]>(); //~ 30
}

fn view_two_inferred_31() {
    // y = torch.arange(1326).view((1, 13, 1, 102))
    // y.view((-1, -1))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![1, 13, 1, 102]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![_, _]>(); //~ 31
}

fn view_two_inferred_32() {
    // y = torch.arange(300).view((5, 4, 3, 5)).view((50, 6)).movedim(1, 0).view((6, 2, 25)).select(2, 16)
    // y.view((-1, 1, -1, 6, 1))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![5, 4, 3, 5]>::arange();
    let y = x.as_view().view::<Shape![50, 6]>().movedim::<1, 0>().view::<Shape![6, 2, 25]>().select::<2, 16>();
    let _ = y.view::<Shape![_, 1, _, 6, 1]>(); //~ 32
}

fn view_two_inferred_33() {
    // y = torch.arange(324).view((3, 6, 3, 6))[1:-1, 0, 1][0, 3].expand((6,))[:5:2]
    // y.view((-1, -1, 3, -1))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![3, 6, 3, 6]>::arange();
    let y = x.as_view().slice(s![1..-1, 0, 1]).slice(s![0, 3]).expand::<Shape![6]>().slice(s![..5;2]);
    let _ = y.view::<Shape![_, _, 3, _]>(); //~ 33
}

fn view_two_inferred_34() {
    // y = torch.arange(60).view((2, 2, 5, 3))[1::3].as_strided((), (), 28).t()
    // y.view((-1, -1, 1))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![2, 2, 5, 3]>::arange();
    let y = x.as_view().slice(s![1..;3]).as_strided::<Shape![], Strides![], 28>().t();
    let _ = y.view::<Shape![_, _, 1]>(); //~ 34
}

fn view_two_inferred_35() {
    // y = torch.arange(12).view((3, 4)).narrow(1, 3, 1).t().squeeze(0)
    // y.view((-1, 1, -1, -1))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![3, 4]>::arange();
    let y = x.as_view().narrow::<1, 3, 1>().t().squeeze::<0>();
    let _ = y.view::<Shape![_, 1, _, _]>(); //~ 35
}

fn view_two_inferred_36() {
    // y = torch.arange(20).view((5, 1, 4)).view((10, -1))
    // y.view((-1, -1, 1, -1))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![5, 1, 4]>::arange();
    let y = x.as_view().view::<Shape![10, _]>();
    let _ = y.view::<Shape![_, _, 1, _]>(); //~ 36
}

fn view_two_inferred_37() {
    // y = torch.arange(30).view((5, 1, 6)).squeeze(-2).select(1, 2).narrow(0, 1, 2)
    // y.view((-1, -1))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![5, 1, 6]>::arange();
    let y = x.as_view().squeeze::<-2>().select::<1, 2>().narrow::<0, 1, 2>();
    let _ = y.view::<Shape![_, _]>(); //~ 37
}

fn view_two_inferred_38() {
    // y = torch.arange(1356).view((1, 12, 1, 113))
    // y.view((-1, -1, 1356))
    // RuntimeError: only one dimension can be inferred
    let x = Tensor::<i64, Shape![1, 12, 1, 113]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![_, _, 1356]>(); //~ 38
}

fn view_not_divisible_39() {
    // y = torch.arange(20).view((1, 4, 5)).movedim(-3, 1).view((-1,)).narrow(0, 10, 1).view(())
    // y.view((3, -1, 4, 2))
    // RuntimeError: shape '[3, -1, 4, 2]' is invalid for input of size 1
    let x = Tensor::<i64, Shape![1, 4, 5]>::arange();
    let y = x.as_view().movedim::<-3, 1>().view::<Shape![_]>().narrow::<0, 10, 1>().view::<Shape![]>();
    let _ = y.view::<Shape![3, _, 4, 2]>(); //~ 39
}

fn view_not_divisible_40() {
    // y = torch.arange(3).view((3, 1))
    // y.view((9, -1))
    // RuntimeError: shape '[9, -1]' is invalid for input of size 3
    let x = Tensor::<i64, Shape![3, 1]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![9, _]>(); //~ 40
}

fn view_not_divisible_41() {
    // y = torch.arange(180).view((4, 3, 3, 1, 5))
    // y.view((8, 7, -1))
    // RuntimeError: shape '[8, 7, -1]' is invalid for input of size 180
    let x = Tensor::<i64, Shape![4, 3, 3, 1, 5]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![8, 7, _]>(); //~ 41
}

fn view_not_divisible_42() {
    // y = torch.arange(45).view((5, 3, 3))
    // y.view((4, -1))
    // RuntimeError: shape '[4, -1]' is invalid for input of size 45
    let x = Tensor::<i64, Shape![5, 3, 3]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![4, _]>(); //~ 42
}

fn view_not_divisible_43() {
    // y = torch.arange(150).view((5, 6, 5))[:, 4:6, :]
    // y.view((4, 9, -1))
    // RuntimeError: shape '[4, 9, -1]' is invalid for input of size 50
    let x = Tensor::<i64, Shape![5, 6, 5]>::arange();
    let y = x.as_view().slice(s![.., 4..6, ..]);
    let _ = y.view::<Shape![4, 9, _]>(); //~ 43
}

fn view_not_divisible_44() {
    // y = torch.arange(10).view((1, 5, 1, 1, 2))[:, 2, ::7, 0:1:2, ::2].transpose(2, 0).permute((2, 0, 1, 3)).squeeze(2)
    // y.view((2, 3, -1, 6))
    // RuntimeError: shape '[2, 3, -1, 6]' is invalid for input of size 1
    let x = Tensor::<i64, Shape![1, 5, 1, 1, 2]>::arange();
    let y = x.as_view().slice(s![.., 2, ..;7, 0..1;2, ..;2]).transpose::<2, 0>().permute::<Dims![2, 0, 1, 3]>().squeeze::<2>();
    let _ = y.view::<Shape![2, 3, _, 6]>(); //~ 44
}

fn view_not_divisible_45() {
    // y = torch.arange(1).view((1, 1))[:, ::4]
    // y.view((4, 5, 9, -1))
    // RuntimeError: shape '[4, 5, 9, -1]' is invalid for input of size 1
    let x = Tensor::<i64, Shape![1, 1]>::arange();
    let y = x.as_view().slice(s![.., ..;4]);
    let _ = y.view::<Shape![4, 5, 9, _]>(); //~ 45
}

fn view_not_divisible_46() {
    // y = torch.arange(12).view((2, 3, 2))[0].select(-2, 1).expand((5, 2))
    // y.view((6, 3, 4, -1))
    // RuntimeError: shape '[6, 3, 4, -1]' is invalid for input of size 10
    let x = Tensor::<i64, Shape![2, 3, 2]>::arange();
    let y = x.as_view().slice(s![0]).select::<-2, 1>().expand::<Shape![5, 2]>();
    let _ = y.view::<Shape![6, 3, 4, _]>(); //~ 46
}

fn view_not_divisible_47() {
    // y = torch.arange(180).view((5, 6, 1, 2, 3)).expand((5, 6, 5, -1, 3))
    // y.view((-1, 7, 2))
    // RuntimeError: shape '[-1, 7, 2]' is invalid for input of size 900
    let x = Tensor::<i64, Shape![5, 6, 1, 2, 3]>::arange();
    let y = x.as_view().expand::<Shape![5, 6, 5, _, 3]>();
    let _ = y.view::<Shape![_, 7, 2]>(); //~ 47
}

fn view_not_divisible_48() {
    // y = torch.arange(50).view((2, 5, 5)).view((25, -1)).expand((4, 25, -1)).as_strided((4,), (0,), 38)
    // y.view((5, 8, -1, 3))
    // RuntimeError: shape '[5, 8, -1, 3]' is invalid for input of size 4
    let x = Tensor::<i64, Shape![2, 5, 5]>::arange();
    let y = x.as_view().view::<Shape![25, _]>().expand::<Shape![4, 25, _]>().as_strided::<Shape![4], Strides![0], 38>();
    let _ = y.view::<Shape![5, 8, _, 3]>(); //~ 48
}

fn view_not_divisible_49() {
    // y = torch.arange(144).view((2, 2, 6, 6)).view((-1,))
    // y.view((7, -1))
    // RuntimeError: shape '[7, -1]' is invalid for input of size 144
    let x = Tensor::<i64, Shape![2, 2, 6, 6]>::arange();
    let y = x.as_view().view::<Shape![_]>();
    let _ = y.view::<Shape![7, _]>(); //~ 49
}

fn view_not_divisible_50() {
    // y = torch.arange(6).view((1, 6))[:1:7, :].narrow(1, 5, 1).squeeze(1)
    // y.view((6, 3, -1))
    // RuntimeError: shape '[6, 3, -1]' is invalid for input of size 1
    let x = Tensor::<i64, Shape![1, 6]>::arange();
    let y = x.as_view().slice(s![..1;7, ..]).narrow::<1, 5, 1>().squeeze::<1>();
    let _ = y.view::<Shape![6, 3, _]>(); //~ 50
}

fn view_not_divisible_51() {
    // y = torch.arange(144).view((3, 6, 4, 2, 1)).transpose(-3, 2)[-3, 3:-1:1, :, 1:2:2]
    // y.view((-1, 3, 3))
    // RuntimeError: shape '[-1, 3, 3]' is invalid for input of size 8
    let x = Tensor::<i64, Shape![3, 6, 4, 2, 1]>::arange();
    let y = x.as_view().transpose::<-3, 2>().slice(s![-3, 3..-1;1, .., 1..2;2]);
    let _ = y.view::<Shape![_, 3, 3]>(); //~ 51
}

fn view_not_divisible_52() {
    // y = torch.arange(12).view((2, 3, 1, 2)).expand((6, 2, 2, 3, 6, 2))[3:4:3]
    // y.view((6, 8, 2, -1))
    // RuntimeError: shape '[6, 8, 2, -1]' is invalid for input of size 144
    let x = Tensor::<i64, Shape![2, 3, 1, 2]>::arange();
    let y = x.as_view().expand::<Shape![6, 2, 2, 3, 6, 2]>().slice(s![3..4;3]);
    let _ = y.view::<Shape![6, 8, 2, _]>(); //~ 52
}

fn view_not_divisible_53() {
    // y = torch.arange(6144).view((2, 3, 32, 32)).unsqueeze(0)
    // y.view((6, 6, -1, 8))
    // RuntimeError: shape '[6, 6, -1, 8]' is invalid for input of size 6144
    let x = Tensor::<i64, Shape![2, 3, 32, 32]>::arange();
    let y = x.as_view().unsqueeze::<0>();
    let _ = y.view::<Shape![6, 6, _, 8]>(); //~ 53
}

fn view_not_divisible_54() {
    // y = torch.arange(10).view((1, 5, 2)).movedim(-2, 0)
    // y.view((-1, 4))
    // RuntimeError: shape '[-1, 4]' is invalid for input of size 10
    let x = Tensor::<i64, Shape![1, 5, 2]>::arange();
    let y = x.as_view().movedim::<-2, 0>();
    let _ = y.view::<Shape![_, 4]>(); //~ 54
}

fn view_spans_55() {
    // y = torch.arange(18).view((3, 6, 1)).permute((1, 0, 2))
    // y.view((18, 1))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![3, 6, 1]>::arange();
    let y = x.as_view().permute::<Dims![1, 0, 2]>();
    let _ = y.view::<Shape![18, 1]>(); //~ 55
}

fn view_spans_56() {
    // y = torch.arange(100).view((2, 1, 2, 5, 5)).narrow(-2, 4, 1).narrow(-2, 0, 1)
    // y.view((2, -1, 1))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![2, 1, 2, 5, 5]>::arange();
    let y = x.as_view().narrow::<-2, 4, 1>().narrow::<-2, 0, 1>();
    let _ = y.view::<Shape![2, _, 1]>(); //~ 56
}

fn view_spans_57() {
    // y = torch.arange(120).view((5, 6, 4)).movedim(0, 0).expand((1, 2, 5, 6, 4)).transpose(2, 3)
    // y.view((-1, 2, 4, 1))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![5, 6, 4]>::arange();
    let y = x.as_view().movedim::<0, 0>().expand::<Shape![1, 2, 5, 6, 4]>().transpose::<2, 3>();
    let _ = y.view::<Shape![_, 2, 4, 1]>(); //~ 57
}

fn view_spans_58() {
    // y = torch.arange(10).view((2, 5, 1)).narrow(-2, 0, 4).movedim(1, -1).view((1, 1, 2, 4))
    // y.view((1, 1, 1, 4, 2))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![2, 5, 1]>::arange();
    let y = x.as_view().narrow::<-2, 0, 4>().movedim::<1, -1>().view::<Shape![1, 1, 2, 4]>();
    let _ = y.view::<Shape![1, 1, 1, 4, 2]>(); //~ 58
}

fn view_spans_59() {
    // y = torch.arange(2044).view((2, 1022)).expand((3, 2, 1022)).view((3, 2044))
    // y.view((-1,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![2, 1022]>::arange();
    let y = x.as_view().expand::<Shape![3, 2, 1022]>().view::<Shape![3, 2044]>();
    let _ = y.view::<Shape![_]>(); //~ 59
}

fn view_spans_60() {
    // y = torch.arange(64).view((1, 2, 2, 4, 4)).expand((3, -1, 2, 4, 4))[:, :, ::4]
    // y.view((96,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![1, 2, 2, 4, 4]>::arange();
    let y = x.as_view().expand::<Shape![3, _, 2, 4, 4]>().slice(s![.., .., ..;4]);
    let _ = y.view::<Shape![96]>(); //~ 60
}

fn view_spans_61() {
    // y = torch.arange(9).view((3, 3)).movedim(-1, -2)
    // y.view((1, 9, 1, 1))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![3, 3]>::arange();
    let y = x.as_view().movedim::<-1, -2>();
    let _ = y.view::<Shape![1, 9, 1, 1]>(); //~ 61
}

fn view_spans_62() {
    // y = torch.arange(1001).view((7, 11, 13)).as_strided((14, 2, 18, 25), (1, 0, 1, 3), 836).permute((2, 0, 3, 1))
    // y.view((18, 14, 50))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![7, 11, 13]>::arange();
    let y = x.as_view().as_strided::<Shape![14, 2, 18, 25], Strides![1, 0, 1, 3], 836>().permute::<Dims![2, 0, 3, 1]>();
    let _ = y.view::<Shape![18, 14, 50]>(); //~ 62
}

fn view_spans_63() {
    // y = torch.arange(30).view((6, 5, 1)).view((-1,)).expand((4, 30))
    // y.view((6, 1, 5, 4))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![6, 5, 1]>::arange();
    let y = x.as_view().view::<Shape![_]>().expand::<Shape![4, 30]>();
    let _ = y.view::<Shape![6, 1, 5, 4]>(); //~ 63
}

fn view_spans_64() {
    // y = torch.arange(5).view((5, 1))[::1].expand((5, 3))
    // y.view((15,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![5, 1]>::arange();
    let y = x.as_view().slice(s![..;1]).expand::<Shape![5, 3]>();
    let _ = y.view::<Shape![15]>(); //~ 64
}

fn view_spans_65() {
    // y = torch.arange(72).view((2, 3, 2, 6)).expand((1, 2, -1, 2, -1)).movedim(-3, 4)
    // y.view((1, 4, -1, 3))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![2, 3, 2, 6]>::arange();
    let y = x.as_view().expand::<Shape![1, 2, _, 2, _]>().movedim::<-3, 4>();
    let _ = y.view::<Shape![1, 4, _, 3]>(); //~ 65
}

fn view_spans_66() {
    // y = torch.arange(240).view((5, 4, 3, 2, 2)).narrow(1, 3, 1).expand((5, 3, -1, 2, -1))
    // y.view((-1,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![5, 4, 3, 2, 2]>::arange();
    let y = x.as_view().narrow::<1, 3, 1>().expand::<Shape![5, 3, _, 2, _]>();
    let _ = y.view::<Shape![_]>(); //~ 66
}

fn view_spans_67() {
    // y = torch.arange(15).view((5, 1, 3)).transpose(-3, 2).transpose(1, 2).squeeze(2)
    // y.view((-1, 1))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![5, 1, 3]>::arange();
    let y = x.as_view().transpose::<-3, 2>().transpose::<1, 2>().squeeze::<2>();
    let _ = y.view::<Shape![_, 1]>(); //~ 67
}

fn view_spans_68() {
    // y = torch.arange(96).view((4, 4, 6)).permute((0, -1, -2))
    // y.view((1, 2, 4, 12))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![4, 4, 6]>::arange();
    let y = x.as_view().permute::<Dims![0, -1, -2]>();
    let _ = y.view::<Shape![1, 2, 4, 12]>(); //~ 68
}

fn view_spans_69() {
    // y = torch.arange(738).view((1, 6, 1, 123))[0:1].expand((6, 6, 4, 123)).permute((0, 2, 1, 3)).permute((0, 2, 1, 3))
    // y.view((6, 6, 492))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![1, 6, 1, 123]>::arange();
    let y = x.as_view().slice(s![0..1]).expand::<Shape![6, 6, 4, 123]>().permute::<Dims![0, 2, 1, 3]>().permute::<Dims![0, 2, 1, 3]>();
    let _ = y.view::<Shape![6, 6, 492]>(); //~ 69
}

fn view_spans_70() {
    // y = torch.arange(60).view((4, 3, 5)).narrow(-2, 2, 1)
    // y.view((5, 4))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![4, 3, 5]>::arange();
    let y = x.as_view().narrow::<-2, 2, 1>();
    let _ = y.view::<Shape![5, 4]>(); //~ 70
}

fn view_spans_71() {
    // y = torch.arange(620).view((1, 5, 1, 124)).select(0, 0).expand((6, 5, 1, -1))
    // y.view((3, 1, 40, 31))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![1, 5, 1, 124]>::arange();
    let y = x.as_view().select::<0, 0>().expand::<Shape![6, 5, 1, _]>();
    let _ = y.view::<Shape![3, 1, 40, 31]>(); //~ 71
}

fn view_spans_72() {
    // y = torch.arange(90).view((3, 3, 1, 2, 5)).transpose(1, -3).expand((5, -1, 1, -1, 2, 5)).as_strided((4, 3, 4, 3), (1, 0, 1, 1), 38)
    // y.view((1, 3, 4, 12))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![3, 3, 1, 2, 5]>::arange();
    let y = x.as_view().transpose::<1, -3>().expand::<Shape![5, _, 1, _, 2, 5]>().as_strided::<Shape![4, 3, 4, 3], Strides![1, 0, 1, 1], 38>();
    let _ = y.view::<Shape![1, 3, 4, 12]>(); //~ 72
}

fn view_spans_73() {
    // y = torch.arange(72).view((2, 4, 3, 3)).squeeze(1).transpose(0, 1)
    // y.view((12, 6, 1))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![2, 4, 3, 3]>::arange();
    let y = x.as_view().squeeze::<1>().transpose::<0, 1>();
    let _ = y.view::<Shape![12, 6, 1]>(); //~ 73
}

fn view_spans_74() {
    // y = torch.arange(48).view((6, 4, 2)).transpose(1, -1)
    // y.view((1, 2, -1, 12))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![6, 4, 2]>::arange();
    let y = x.as_view().transpose::<1, -1>();
    let _ = y.view::<Shape![1, 2, _, 12]>(); //~ 74
}

fn view_spans_75() {
    // y = torch.arange(300).view((5, 3, 2, 2, 5))[2::2, 1:2:4, :1]
    // y.view((10, 1, -1))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![5, 3, 2, 2, 5]>::arange();
    let y = x.as_view().slice(s![2..;2, 1..2;4, ..1]);
    let _ = y.view::<Shape![10, 1, _]>(); //~ 75
}

fn view_spans_76() {
    // y = torch.arange(4).view((4,)).narrow(-1, 1, 3).expand((5, -1))
    // y.view((15,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![4]>::arange();
    let y = x.as_view().narrow::<-1, 1, 3>().expand::<Shape![5, _]>();
    let _ = y.view::<Shape![15]>(); //~ 76
}

fn view_spans_77() {
    // y = torch.arange(3072).view((3, 32, 32)).narrow(2, 18, 11).view((1, 1, 96, 1, 11))
    // y.view((4, 1, 44, 6))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view().narrow::<2, 18, 11>().view::<Shape![1, 1, 96, 1, 11]>();
    let _ = y.view::<Shape![4, 1, 44, 6]>(); //~ 77
}

fn view_spans_78() {
    // y = torch.arange(4).view((1, 4)).permute((1, 0)).expand((1, 3, 4, 5))
    // y.view((60,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![1, 4]>::arange();
    let y = x.as_view().permute::<Dims![1, 0]>().expand::<Shape![1, 3, 4, 5]>();
    let _ = y.view::<Shape![60]>(); //~ 78
}

fn view_spans_79() {
    // y = torch.arange(9).view((3, 1, 3)).view((9, 1)).narrow(1, 0, 1).expand((-1, 6)).view((3, 3, 6))
    // y.view((-1, 18))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![3, 1, 3]>::arange();
    let y = x.as_view().view::<Shape![9, 1]>().narrow::<1, 0, 1>().expand::<Shape![_, 6]>().view::<Shape![3, 3, 6]>();
    let _ = y.view::<Shape![_, 18]>(); //~ 79
}

fn view_spans_80() {
    // y = torch.arange(6).view((2, 3)).narrow(-1, 1, 2)
    // y.view((4,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![2, 3]>::arange();
    let y = x.as_view().narrow::<-1, 1, 2>();
    let _ = y.view::<Shape![4]>(); //~ 80
}

fn view_spans_81() {
    // y = torch.arange(24).view((2, 2, 1, 6)).transpose(3, 0).expand((6, -1, 1, 2))[:, :, -1][2::3, :]
    // y.view((2, 4))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![2, 2, 1, 6]>::arange();
    let y = x.as_view().transpose::<3, 0>().expand::<Shape![6, _, 1, 2]>().slice(s![.., .., -1]).slice(s![2..;3, ..]);
    let _ = y.view::<Shape![2, 4]>(); //~ 81
}

fn view_spans_82() {
    // y = torch.arange(3246).view((1082, 3)).unsqueeze(2).as_strided((11, 2), (3, 3), 624)
    // y.view((22,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![1082, 3]>::arange();
    let y = x.as_view().unsqueeze::<2>().as_strided::<Shape![11, 2], Strides![3, 3], 624>();
    let _ = y.view::<Shape![22]>(); //~ 82
}

fn view_spans_83() {
    // y = torch.arange(54).view((3, 3, 3, 2)).expand((3, -1, -1, 3, -1)).permute((1, 4, 3, 2, 0))
    // y.view((9, 1, 18))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![3, 3, 3, 2]>::arange();
    let y = x.as_view().expand::<Shape![3, _, _, 3, _]>().permute::<Dims![1, 4, 3, 2, 0]>();
    let _ = y.view::<Shape![9, 1, 18]>(); //~ 83
}

fn view_spans_84() {
    // y = torch.arange(96).view((2, 4, 4, 3)).view((8, 12)).expand((5, 1, -1, -1))
    // y.view((12, 1, -1, 40))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![2, 4, 4, 3]>::arange();
    let y = x.as_view().view::<Shape![8, 12]>().expand::<Shape![5, 1, _, _]>();
    let _ = y.view::<Shape![12, 1, _, 40]>(); //~ 84
}

fn view_spans_85() {
    // y = torch.arange(150).view((5, 5, 6)).permute((1, 0, 2)).select(2, 3)
    // y.view((-1,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![5, 5, 6]>::arange();
    let y = x.as_view().permute::<Dims![1, 0, 2]>().select::<2, 3>();
    let _ = y.view::<Shape![_]>(); //~ 85
}

fn view_spans_86() {
    // y = torch.arange(30).view((5, 6)).as_strided((5, 4), (1, 3), 16).view((1, -1, 4)).permute((0, 2, 1))
    // y.view((1, 20))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![5, 6]>::arange();
    let y = x.as_view().as_strided::<Shape![5, 4], Strides![1, 3], 16>().view::<Shape![1, _, 4]>().permute::<Dims![0, 2, 1]>();
    let _ = y.view::<Shape![1, 20]>(); //~ 86
}

fn view_spans_87() {
    // y = torch.arange(40).view((4, 5, 2)).flatten(1, -1).narrow(1, 7, 1).expand((4, 3, -1, 2)).view((6, 1, 2, 2, 2, 2))
    // y.view((1, 4, -1, 4))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![4, 5, 2]>::arange();
    let y = x.as_view().flatten::<1, -1>().narrow::<1, 7, 1>().expand::<Shape![4, 3, _, 2]>().view::<Shape![6, 1, 2, 2, 2, 2]>();
    let _ = y.view::<Shape![1, 4, _, 4]>(); //~ 87
}

fn view_spans_88() {
    // y = torch.arange(288).view((6, 1, 6, 2, 4, 1)).narrow(2, 2, 4).select(-4, 1)
    // y.view((4, 6, 1, 2, 1))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![6, 1, 6, 2, 4, 1]>::arange();
    let y = x.as_view().narrow::<2, 2, 4>().select::<-4, 1>();
    let _ = y.view::<Shape![4, 6, 1, 2, 1]>(); //~ 88
}

fn view_spans_89() {
    // y = torch.arange(36).view((3, 2, 1, 6)).expand((6, -1, -1, 4, -1)).narrow(3, 1, 2)
    // y.view((2, 36, -1, 1))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![3, 2, 1, 6]>::arange();
    let y = x.as_view().expand::<Shape![6, _, _, 4, _]>().narrow::<3, 1, 2>();
    let _ = y.view::<Shape![2, 36, _, 1]>(); //~ 89
}

fn view_spans_90() {
    // y = torch.arange(30).view((5, 3, 2, 1, 1)).permute((3, 1, 0, 2, -1))
    // y.view((1, 30))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![5, 3, 2, 1, 1]>::arange();
    let y = x.as_view().permute::<Dims![3, 1, 0, 2, -1]>();
    let _ = y.view::<Shape![1, 30]>(); //~ 90
}

fn view_spans_91() {
    // y = torch.arange(15).view((3, 5, 1)).movedim(2, -3).expand((3, -1, 5)).expand((6, 3, -1, 5))
    // y.view((6, 9, 5))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![3, 5, 1]>::arange();
    let y = x.as_view().movedim::<2, -3>().expand::<Shape![3, _, 5]>().expand::<Shape![6, 3, _, 5]>();
    let _ = y.view::<Shape![6, 9, 5]>(); //~ 91
}

fn view_spans_92() {
    // y = torch.arange(90).view((3, 6, 5)).movedim(-3, 2)
    // y.view((6, 15))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![3, 6, 5]>::arange();
    let y = x.as_view().movedim::<-3, 2>();
    let _ = y.view::<Shape![6, 15]>(); //~ 92
}

fn view_spans_93() {
    // y = torch.arange(40).view((5, 4, 2)).permute((2, 1, 0))
    // y.view((2, 20))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![5, 4, 2]>::arange();
    let y = x.as_view().permute::<Dims![2, 1, 0]>();
    let _ = y.view::<Shape![2, 20]>(); //~ 93
}

fn view_spans_94() {
    // y = torch.arange(288).view((6, 3, 4, 4))[:-2:7, :].expand((1, 3, -1, 4, 4))
    // y.view((-1, 9, 4, 4))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![6, 3, 4, 4]>::arange();
    let y = x.as_view().slice(s![..-2;7, ..]).expand::<Shape![1, 3, _, 4, 4]>();
    let _ = y.view::<Shape![_, 9, 4, 4]>(); //~ 94
}

fn view_spans_95() {
    // y = torch.arange(120).view((4, 6, 1, 1, 5)).movedim(1, 0).view((-1, 4, 5))
    // y.view((24, 5))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![4, 6, 1, 1, 5]>::arange();
    let y = x.as_view().movedim::<1, 0>().view::<Shape![_, 4, 5]>();
    let _ = y.view::<Shape![24, 5]>(); //~ 95
}

fn view_spans_96() {
    // y = torch.arange(18).view((3, 3, 2)).transpose(2, -3)
    // y.view((2, 9))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![3, 3, 2]>::arange();
    let y = x.as_view().transpose::<2, -3>();
    let _ = y.view::<Shape![2, 9]>(); //~ 96
}

fn view_spans_97() {
    // y = torch.arange(2000).view((10, 8, 25)).narrow(-1, 8, 14).select(1, 7).narrow(-1, 11, 3)
    // y.view((-1,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![10, 8, 25]>::arange();
    let y = x.as_view().narrow::<-1, 8, 14>().select::<1, 7>().narrow::<-1, 11, 3>();
    let _ = y.view::<Shape![_]>(); //~ 97
}

fn view_spans_98() {
    // y = torch.arange(60).view((6, 2, 5))[-2:, :].movedim(1, 0)
    // y.view((2, 10))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![6, 2, 5]>::arange();
    let y = x.as_view().slice(s![-2.., ..]).movedim::<1, 0>();
    let _ = y.view::<Shape![2, 10]>(); //~ 98
}

fn view_spans_99() {
    // y = torch.arange(24).view((1, 6, 1, 4, 1)).as_strided((1, 5), (2, 1), 11).squeeze(-2).expand((2, 5))
    // y.view((5, 1, 2))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![1, 6, 1, 4, 1]>::arange();
    let y = x.as_view().as_strided::<Shape![1, 5], Strides![2, 1], 11>().squeeze::<-2>().expand::<Shape![2, 5]>();
    let _ = y.view::<Shape![5, 1, 2]>(); //~ 99
}

fn view_spans_100() {
    // y = torch.arange(10).view((2, 5)).expand((2, -1, -1)).movedim(-3, 1).expand((1, 1, 2, 2, -1))
    // y.view((10, 2))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![2, 5]>::arange();
    let y = x.as_view().expand::<Shape![2, _, _]>().movedim::<-3, 1>().expand::<Shape![1, 1, 2, 2, _]>();
    let _ = y.view::<Shape![10, 2]>(); //~ 100
}

fn view_spans_101() {
    // y = torch.arange(40).view((1, 5, 2, 4)).permute((2, 3, 1, -4)).transpose(3, 1).view((2, 5, 2, 2)).expand((6, -1, 5, 2, 2))
    // y.view((30, 1, 8))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![1, 5, 2, 4]>::arange();
    let y = x.as_view().permute::<Dims![2, 3, 1, -4]>().transpose::<3, 1>().view::<Shape![2, 5, 2, 2]>().expand::<Shape![6, _, 5, 2, 2]>();
    let _ = y.view::<Shape![30, 1, 8]>(); //~ 101
}

fn view_spans_102() {
    // y = torch.arange(48).view((4, 2, 3, 2)).transpose(-2, 0).unsqueeze(-3)
    // y.view((-1, 1, 4, 2))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![4, 2, 3, 2]>::arange();
    let y = x.as_view().transpose::<-2, 0>().unsqueeze::<-3>();
    let _ = y.view::<Shape![_, 1, 4, 2]>(); //~ 102
}

fn view_spans_103() {
    // y = torch.arange(216).view((6, 3, 4, 3))[:, ::7, -4].squeeze(1).squeeze(-1)
    // y.view((18,))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![6, 3, 4, 3]>::arange();
    let y = x.as_view().slice(s![.., ..;7, -4]).squeeze::<1>().squeeze::<-1>();
    let _ = y.view::<Shape![18]>(); //~ 103
}

fn view_spans_104() {
    // y = torch.arange(2105).view((2105,)).as_strided((17,), (4,), 983).expand((4, 1, 17))
    // y.view((34, 1, 1, -1))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![2105]>::arange();
    let y = x.as_view().as_strided::<Shape![17], Strides![4], 983>().expand::<Shape![4, 1, 17]>();
    let _ = y.view::<Shape![34, 1, 1, _]>(); //~ 104
}

fn view_spans_105() {
    // y = torch.arange(15).view((3, 5, 1)).expand((3, 5, 6))
    // y.view((3, 30))
    // RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
    let x = Tensor::<i64, Shape![3, 5, 1]>::arange();
    let y = x.as_view().expand::<Shape![3, 5, 6]>();
    let _ = y.view::<Shape![3, 30]>(); //~ 105
}

fn view_negative_size_106() {
    // y = torch.arange(9).view((3, 3, 1)).view((3, 1, 3)).select(2, 0).narrow(-2, 2, 1).narrow(0, 0, 1)
    // y.view((-4,))
    // RuntimeError: invalid shape dimension -4 at index 0 of shape [-4]
    let x = Tensor::<i64, Shape![3, 3, 1]>::arange();
    let y = x.as_view().view::<Shape![3, 1, 3]>().select::<2, 0>().narrow::<-2, 2, 1>().narrow::<0, 0, 1>();
    let _ = y.view::<Shape![-4]>(); //~ 106
}

fn view_negative_size_107() {
    // y = torch.arange(12).view((2, 6))
    // y.view((-3,))
    // RuntimeError: invalid shape dimension -3 at index 0 of shape [-3]
    let x = Tensor::<i64, Shape![2, 6]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![-3]>(); //~ 107
}

fn view_negative_size_108() {
    // y = torch.arange(120).view((6, 1, 4, 5)).narrow(-2, 3, 1).view((-1, 2, 5))
    // y.view((-3,))
    // RuntimeError: invalid shape dimension -3 at index 0 of shape [-3]
    let x = Tensor::<i64, Shape![6, 1, 4, 5]>::arange();
    let y = x.as_view().narrow::<-2, 3, 1>().view::<Shape![_, 2, 5]>();
    let _ = y.view::<Shape![-3]>(); //~ 108
}

fn view_negative_size_109() {
    // y = torch.arange(120).view((4, 6, 1, 5)).squeeze(2)
    // y.view((-3,))
    // RuntimeError: invalid shape dimension -3 at index 0 of shape [-3]
    let x = Tensor::<i64, Shape![4, 6, 1, 5]>::arange();
    let y = x.as_view().squeeze::<2>();
    let _ = y.view::<Shape![-3]>(); //~ 109
}

fn view_negative_size_110() {
    // y = torch.arange(54).view((3, 1, 6, 3, 1)).view((2, 27)).squeeze(-1).transpose(0, 1).narrow(-1, 0, 2)
    // y.view((-2, 3))
    // RuntimeError: invalid shape dimension -2 at index 0 of shape [-2, 3]
    let x = Tensor::<i64, Shape![3, 1, 6, 3, 1]>::arange();
    let y = x.as_view().view::<Shape![2, 27]>().squeeze::<-1>().transpose::<0, 1>().narrow::<-1, 0, 2>();
    let _ = y.view::<Shape![-2, 3]>(); //~ 110
}

fn flatten_order_111() {
    // y = torch.arange(20).view((4, 5)).expand((3, 1, -1, 5))[:1].unsqueeze(-2)
    // y.flatten(4, 0)
    // RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
    let x = Tensor::<i64, Shape![4, 5]>::arange();
    let y = x.as_view().expand::<Shape![3, 1, _, 5]>().slice(s![..1]).unsqueeze::<-2>();
    let _ = y.flatten::<4, 0>(); //~ 111
}

fn flatten_order_112() {
    // y = torch.arange(3129).view((1043, 3)).transpose(0, 1)[:3].narrow(0, 0, 2)
    // y.flatten(1, -2)
    // RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
    let x = Tensor::<i64, Shape![1043, 3]>::arange();
    let y = x.as_view().transpose::<0, 1>().slice(s![..3]).narrow::<0, 0, 2>();
    let _ = y.flatten::<1, -2>(); //~ 112
}

fn flatten_order_113() {
    // y = torch.arange(81).view((3, 3, 1, 3, 3))[-2::4, :, -1::2][0::3, ::1, 0::1]
    // y.flatten(4, -5)
    // RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
    let x = Tensor::<i64, Shape![3, 3, 1, 3, 3]>::arange();
    let y = x.as_view().slice(s![-2..;4, .., -1..;2]).slice(s![0..;3, ..;1, 0..;1]);
    let _ = y.flatten::<4, -5>(); //~ 113
}

fn flatten_order_114() {
    // y = torch.arange(36).view((4, 3, 3)).movedim(1, 0).narrow(2, 0, 1).transpose(0, -1).narrow(-3, 0, 1)
    // y.flatten(1, 0)
    // RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
    let x = Tensor::<i64, Shape![4, 3, 3]>::arange();
    let y = x.as_view().movedim::<1, 0>().narrow::<2, 0, 1>().transpose::<0, -1>().narrow::<-3, 0, 1>();
    let _ = y.flatten::<1, 0>(); //~ 114
}

fn flatten_order_115() {
    // y = torch.arange(120).view((5, 6, 4, 1)).view((10, 1, 12, 1)).flatten(-2, -1).select(1, 0)
    // y.flatten(1, -2)
    // RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
    let x = Tensor::<i64, Shape![5, 6, 4, 1]>::arange();
    let y = x.as_view().view::<Shape![10, 1, 12, 1]>().flatten::<-2, -1>().select::<1, 0>();
    let _ = y.flatten::<1, -2>(); //~ 115
}

fn flatten_order_116() {
    // y = torch.arange(80).view((5, 4, 4)).movedim(-3, -2).expand((1, 4, 5, 4))
    // y.flatten(3, 1)
    // RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
    let x = Tensor::<i64, Shape![5, 4, 4]>::arange();
    let y = x.as_view().movedim::<-3, -2>().expand::<Shape![1, 4, 5, 4]>();
    let _ = y.flatten::<3, 1>(); //~ 116
}

fn flatten_order_117() {
    // y = torch.arange(120).view((5, 6, 4))[:, :, -2]
    // y.flatten(1, -2)
    // RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
    let x = Tensor::<i64, Shape![5, 6, 4]>::arange();
    let y = x.as_view().slice(s![.., .., -2]);
    let _ = y.flatten::<1, -2>(); //~ 117
}

fn flatten_order_118() {
    // y = torch.arange(48).view((4, 6, 1, 2))[:, 3:, 0::2, -1:2]
    // y.flatten(3, -2)
    // RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
    let x = Tensor::<i64, Shape![4, 6, 1, 2]>::arange();
    let y = x.as_view().slice(s![.., 3.., 0..;2, -1..2]);
    let _ = y.flatten::<3, -2>(); //~ 118
}

fn flatten_order_119() {
    // y = torch.arange(6144).view((2, 3, 32, 32)).narrow(3, 15, 14).movedim(-1, 1)
    // y.flatten(1, -4)
    // RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
    let x = Tensor::<i64, Shape![2, 3, 32, 32]>::arange();
    let y = x.as_view().narrow::<3, 15, 14>().movedim::<-1, 1>();
    let _ = y.flatten::<1, -4>(); //~ 119
}

fn flatten_order_120() {
    // y = torch.arange(2).view((2, 1)).view((1, 2, -1, 1)).squeeze(2)
    // y.flatten(-2, -3)
    // RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
    let x = Tensor::<i64, Shape![2, 1]>::arange();
    let y = x.as_view().view::<Shape![1, 2, _, 1]>().squeeze::<2>();
    let _ = y.flatten::<-2, -3>(); //~ 120
}

fn flatten_dim_121() {
    // y = torch.arange(4).view((4, 1)).view((1, 4)).expand((5, 3, 1, 4))
    // y.flatten(4, 2)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![4, 1]>::arange();
    let y = x.as_view().view::<Shape![1, 4]>().expand::<Shape![5, 3, 1, 4]>();
    let _ = y.flatten::<4, 2>(); //~ 121
}

fn flatten_dim_122() {
    // y = torch.arange(12).view((3, 1, 4)).narrow(2, 0, 2).view((3, -1))
    // y.flatten(-3, 0)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -3)
    let x = Tensor::<i64, Shape![3, 1, 4]>::arange();
    let y = x.as_view().narrow::<2, 0, 2>().view::<Shape![3, _]>();
    let _ = y.flatten::<-3, 0>(); //~ 122
}

fn flatten_dim_123() {
    // y = torch.arange(2496).view((13, 8, 24)).narrow(0, 10, 3)[:2:2, -4:8:2, -4].view((-1,))
    // y.flatten(0, 3)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 3)
    let x = Tensor::<i64, Shape![13, 8, 24]>::arange();
    let y = x.as_view().narrow::<0, 10, 3>().slice(s![..2;2, -4..8;2, -4]).view::<Shape![_]>();
    let _ = y.flatten::<0, 3>(); //~ 123
}

fn flatten_dim_124() {
    // y = torch.arange(12).view((3, 4)).expand((1, 1, 3, -1))
    // y.flatten(0, 4)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![3, 4]>::arange();
    let y = x.as_view().expand::<Shape![1, 1, 3, _]>();
    let _ = y.flatten::<0, 4>(); //~ 124
}

fn flatten_dim_125() {
    // y = torch.arange(6144).view((2, 3, 32, 32)).transpose(3, 0).narrow(1, 1, 1).view((8, -1, 32, 2))
    // y.flatten(2, 4)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![2, 3, 32, 32]>::arange();
    let y = x.as_view().transpose::<3, 0>().narrow::<1, 1, 1>().view::<Shape![8, _, 32, 2]>();
    let _ = y.flatten::<2, 4>(); //~ 125
}

fn flatten_dim_126() {
    // y = torch.arange(6144).view((2, 3, 32, 32)).view((-1,)).unsqueeze(-2)
    // y.flatten(1, 2)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![2, 3, 32, 32]>::arange();
    let y = x.as_view().view::<Shape![_]>().unsqueeze::<-2>();
    let _ = y.flatten::<1, 2>(); //~ 126
}

fn flatten_dim_127() {
    // y = torch.arange(96).view((2, 1, 6, 2, 4)).as_strided((6, 5, 2), (2, 1, 1), 2).expand((5, 6, 5, 2)).unsqueeze(0)
    // y.flatten(5, 2)
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got 5)
    let x = Tensor::<i64, Shape![2, 1, 6, 2, 4]>::arange();
    let y = x.as_view().as_strided::<Shape![6, 5, 2], Strides![2, 1, 1], 2>().expand::<Shape![5, 6, 5, 2]>().unsqueeze::<0>();
    let _ = y.flatten::<5, 2>(); //~ 127
}

fn flatten_dim_128() {
    // y = torch.arange(120).view((6, 1, 4, 5)).squeeze(1).transpose(-1, -3).squeeze(2)
    // y.flatten(0, 5)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 5)
    let x = Tensor::<i64, Shape![6, 1, 4, 5]>::arange();
    let y = x.as_view().squeeze::<1>().transpose::<-1, -3>().squeeze::<2>();
    let _ = y.flatten::<0, 5>(); //~ 128
}

fn flatten_dim_129() {
    // y = torch.arange(36).view((6, 6, 1)).select(-1, 0).transpose(0, -1).view((2, 3, 6)).transpose(0, 1)
    // y.flatten(-2, 3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![6, 6, 1]>::arange();
    let y = x.as_view().select::<-1, 0>().transpose::<0, -1>().view::<Shape![2, 3, 6]>().transpose::<0, 1>();
    let _ = y.flatten::<-2, 3>(); //~ 129
}

fn flatten_dim_130() {
    // y = torch.arange(6144).view((2, 3, 32, 32)).transpose(2, -3)
    // y.flatten(4, -2)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![2, 3, 32, 32]>::arange();
    let y = x.as_view().transpose::<2, -3>();
    let _ = y.flatten::<4, -2>(); //~ 130
}

fn t_rank_131() {
    // y = torch.arange(54).view((3, 6, 3))[:3, 1:2:7, 0::2].view((3, 2)).expand((1, 6, -1, 2))
    // y.t()
    // RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 4D
    let x = Tensor::<i64, Shape![3, 6, 3]>::arange();
    let y = x.as_view().slice(s![..3, 1..2;7, 0..;2]).view::<Shape![3, 2]>().expand::<Shape![1, 6, _, 2]>();
    let _ = y.t(); //~ 131
}

fn t_rank_132() {
    // y = torch.arange(24).view((4, 6)).view((1, 6, 4, -1))
    // y.t()
    // RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 4D
    let x = Tensor::<i64, Shape![4, 6]>::arange();
    let y = x.as_view().view::<Shape![1, 6, 4, _]>();
    let _ = y.t(); //~ 132
}

fn t_rank_133() {
    // y = torch.arange(216).view((6, 6, 1, 6, 1)).narrow(3, 1, 5).view((9, 4, 5))
    // y.t()
    // RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 3D
    let x = Tensor::<i64, Shape![6, 6, 1, 6, 1]>::arange();
    let y = x.as_view().narrow::<3, 1, 5>().view::<Shape![9, 4, 5]>();
    let _ = y.t(); //~ 133
}

fn t_rank_134() {
    // y = torch.arange(80).view((5, 4, 4)).expand((2, -1, 4, -1))
    // y.t()
    // RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 4D
    let x = Tensor::<i64, Shape![5, 4, 4]>::arange();
    let y = x.as_view().expand::<Shape![2, _, 4, _]>();
    let _ = y.t(); //~ 134
}

fn t_rank_135() {
    // y = torch.arange(4).view((2, 2, 1)).movedim(2, -2)
    // y.t()
    // RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 3D
    let x = Tensor::<i64, Shape![2, 2, 1]>::arange();
    let y = x.as_view().movedim::<2, -2>();
    let _ = y.t(); //~ 135
}

fn t_rank_136() {
    // y = torch.arange(36).view((3, 6, 2))
    // y.t()
    // RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 3D
    let x = Tensor::<i64, Shape![3, 6, 2]>::arange();
    let y = x.as_view();
    let _ = y.t(); //~ 136
}

fn t_rank_137() {
    // y = torch.arange(30).view((6, 5)).movedim(-1, -2).view((-1, 2, 3)).permute((2, 1, 0))
    // y.t()
    // RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 3D
    let x = Tensor::<i64, Shape![6, 5]>::arange();
    let y = x.as_view().movedim::<-1, -2>().view::<Shape![_, 2, 3]>().permute::<Dims![2, 1, 0]>();
    let _ = y.t(); //~ 137
}

fn t_rank_138() {
    // y = torch.arange(3).view((3, 1, 1)).expand((1, 3, -1, 6)).view((3, 3, 2)).movedim(1, 0).squeeze(2)
    // y.t()
    // RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 3D
    let x = Tensor::<i64, Shape![3, 1, 1]>::arange();
    let y = x.as_view().expand::<Shape![1, 3, _, 6]>().view::<Shape![3, 3, 2]>().movedim::<1, 0>().squeeze::<2>();
    let _ = y.t(); //~ 138
}

fn t_rank_139() {
    // y = torch.arange(64).view((2, 4, 2, 4))
    // y.t()
    // RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 4D
    let x = Tensor::<i64, Shape![2, 4, 2, 4]>::arange();
    let y = x.as_view();
    let _ = y.t(); //~ 139
}

fn t_rank_140() {
    // y = torch.arange(48).view((4, 3, 4)).movedim(2, 0).expand((5, -1, 4, -1)).transpose(0, 2)
    // y.t()
    // RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 4D
    let x = Tensor::<i64, Shape![4, 3, 4]>::arange();
    let y = x.as_view().movedim::<2, 0>().expand::<Shape![5, _, 4, _]>().transpose::<0, 2>();
    let _ = y.t(); //~ 140
}

fn transpose_dim_141() {
    // y = torch.arange(30).view((1, 1, 6, 5)).squeeze(1).select(2, 0).view((-1,))
    // y.transpose(-1, -4)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got -4)
    let x = Tensor::<i64, Shape![1, 1, 6, 5]>::arange();
    let y = x.as_view().squeeze::<1>().select::<2, 0>().view::<Shape![_]>();
    let _ = y.transpose::<-1, -4>(); //~ 141
}

fn transpose_dim_142() {
    // y = torch.arange(3072).view((3, 32, 32))
    // y.transpose(-3, 3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view();
    let _ = y.transpose::<-3, 3>(); //~ 142
}

fn transpose_dim_143() {
    // y = torch.arange(40).view((1, 5, 2, 4, 1, 1)).movedim(4, -5)[::2].view((10, 4))
    // y.transpose(-1, 2)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![1, 5, 2, 4, 1, 1]>::arange();
    let y = x.as_view().movedim::<4, -5>().slice(s![..;2]).view::<Shape![10, 4]>();
    let _ = y.transpose::<-1, 2>(); //~ 143
}

fn transpose_dim_144() {
    // y = torch.arange(24).view((1, 6, 4)).movedim(0, 1)
    // y.transpose(-1, 3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![1, 6, 4]>::arange();
    let y = x.as_view().movedim::<0, 1>();
    let _ = y.transpose::<-1, 3>(); //~ 144
}

fn transpose_dim_145() {
    // y = torch.arange(1584).view((8, 11, 18)).transpose(1, 2)
    // y.transpose(-1, 3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![8, 11, 18]>::arange();
    let y = x.as_view().transpose::<1, 2>();
    let _ = y.transpose::<-1, 3>(); //~ 145
}

fn transpose_dim_146() {
    // y = torch.arange(36).view((6, 2, 3)).narrow(1, 0, 2).narrow(-1, 0, 3)
    // y.transpose(3, 1)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![6, 2, 3]>::arange();
    let y = x.as_view().narrow::<1, 0, 2>().narrow::<-1, 0, 3>();
    let _ = y.transpose::<3, 1>(); //~ 146
}

fn transpose_dim_147() {
    // y = torch.arange(6).view((6,)).view((-1,))
    // y.transpose(0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![6]>::arange();
    let y = x.as_view().view::<Shape![_]>();
    let _ = y.transpose::<0, 1>(); //~ 147
}

fn transpose_dim_148() {
    // y = torch.arange(18).view((3, 6))
    // y.transpose(-1, -4)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -4)
    let x = Tensor::<i64, Shape![3, 6]>::arange();
    let y = x.as_view();
    let _ = y.transpose::<-1, -4>(); //~ 148
}

fn transpose_dim_149() {
    // y = torch.arange(6).view((6,)).expand((3, -1))[-2:2:2]
    // y.transpose(3, 1)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 3)
    let x = Tensor::<i64, Shape![6]>::arange();
    let y = x.as_view().expand::<Shape![3, _]>().slice(s![-2..2;2]);
    let _ = y.transpose::<3, 1>(); //~ 149
}

fn transpose_dim_150() {
    // y = torch.arange(360).view((5, 6, 3, 4)).as_strided((1,), (89,), 61).permute((0,))
    // y.transpose(0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![5, 6, 3, 4]>::arange();
    let y = x.as_view().as_strided::<Shape![1], Strides![89], 61>().permute::<Dims![0]>();
    let _ = y.transpose::<0, 1>(); //~ 150
}

fn transpose_dim_151() {
    // y = torch.arange(2170).view((62, 35)).movedim(0, 1)
    // y.transpose(-4, 1)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -4)
    let x = Tensor::<i64, Shape![62, 35]>::arange();
    let y = x.as_view().movedim::<0, 1>();
    let _ = y.transpose::<-4, 1>(); //~ 151
}

fn transpose_dim_152() {
    // y = torch.arange(18).view((3, 6))[0]
    // y.transpose(0, -2)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got -2)
    let x = Tensor::<i64, Shape![3, 6]>::arange();
    let y = x.as_view().slice(s![0]);
    let _ = y.transpose::<0, -2>(); //~ 152
}

fn transpose_dim_153() {
    // y = torch.arange(15).view((3, 5, 1)).permute((0, 2, 1)).permute((0, 1, 2)).select(1, 0).t()
    // y.transpose(0, -3)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -3)
    let x = Tensor::<i64, Shape![3, 5, 1]>::arange();
    let y = x.as_view().permute::<Dims![0, 2, 1]>().permute::<Dims![0, 1, 2]>().select::<1, 0>().t();
    let _ = y.transpose::<0, -3>(); //~ 153
}

fn permute_repeated_154() {
    // y = torch.arange(30).view((5, 1, 6, 1)).view((5, 6)).flatten(0, 1).expand((2, 1, -1)).select(-1, 23)
    // y.permute((1, 1))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![5, 1, 6, 1]>::arange();
    let y = x.as_view().view::<Shape![5, 6]>().flatten::<0, 1>().expand::<Shape![2, 1, _]>().select::<-1, 23>();
    let _ = y.permute::<Dims![1, 1]>(); //~ 154
}

fn permute_repeated_155() {
    // y = torch.arange(64).view((4, 4, 4)).transpose(-2, 2)[::1, 1::3, -2:3:2].expand((4, -1, 5, 6))
    // y.permute((3, 1, 1, 2))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![4, 4, 4]>::arange();
    let y = x.as_view().transpose::<-2, 2>().slice(s![..;1, 1..;3, -2..3;2]).expand::<Shape![4, _, 5, 6]>();
    let _ = y.permute::<Dims![3, 1, 1, 2]>(); //~ 155
}

fn permute_repeated_156() {
    // y = torch.arange(4).view((1, 4))
    // y.permute((1, -1))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![1, 4]>::arange();
    let y = x.as_view();
    let _ = y.permute::<Dims![1, -1]>(); //~ 156
}

fn permute_repeated_157() {
    // y = torch.arange(10).view((1, 5, 2, 1))[:, 3::1, -1, :1:4]
    // y.permute((1, 2, 1))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![1, 5, 2, 1]>::arange();
    let y = x.as_view().slice(s![.., 3..;1, -1, ..1;4]);
    let _ = y.permute::<Dims![1, 2, 1]>(); //~ 157
}

fn permute_repeated_158() {
    // y = torch.arange(30).view((6, 5)).unsqueeze(2).flatten(-2, 1)
    // y.permute((2, 1, -1))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![6, 5]>::arange();
    let y = x.as_view().unsqueeze::<2>().flatten::<-2, 1>();
    let _ = y.permute::<Dims![2, 1, -1]>(); //~ 158
}

fn permute_repeated_159() {
    // y = torch.arange(96).view((6, 4, 4, 1))
    // y.permute((2, 2, 3, 0))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![6, 4, 4, 1]>::arange();
    let y = x.as_view();
    let _ = y.permute::<Dims![2, 2, 3, 0]>(); //~ 159
}

fn permute_repeated_160() {
    // y = torch.arange(4).view((4, 1, 1)).squeeze(2)
    // y.permute((1, -1))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![4, 1, 1]>::arange();
    let y = x.as_view().squeeze::<2>();
    let _ = y.permute::<Dims![1, -1]>(); //~ 160
}

fn permute_repeated_161() {
    // y = torch.arange(6).view((1, 3, 2)).squeeze(0)
    // y.permute((1, 1))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![1, 3, 2]>::arange();
    let y = x.as_view().squeeze::<0>();
    let _ = y.permute::<Dims![1, 1]>(); //~ 161
}

fn permute_repeated_162() {
    // y = torch.arange(24).view((6, 2, 2)).unsqueeze(-2)
    // y.permute((1, 0, 3, 1))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![6, 2, 2]>::arange();
    let y = x.as_view().unsqueeze::<-2>();
    let _ = y.permute::<Dims![1, 0, 3, 1]>(); //~ 162
}

fn permute_repeated_163() {
    // y = torch.arange(80).view((4, 1, 5, 4)).expand((6, -1, 4, 5, 4))
    // y.permute((1, -1, 3, 0, 4))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![4, 1, 5, 4]>::arange();
    let y = x.as_view().expand::<Shape![6, _, 4, 5, 4]>();
    let _ = y.permute::<Dims![1, -1, 3, 0, 4]>(); //~ 163
}

fn permute_repeated_164() {
    // y = torch.arange(18).view((3, 6)).permute((0, 1)).movedim(0, 1).t()
    // y.permute((1, -1))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![3, 6]>::arange();
    let y = x.as_view().permute::<Dims![0, 1]>().movedim::<0, 1>().t();
    let _ = y.permute::<Dims![1, -1]>(); //~ 164
}

fn permute_repeated_165() {
    // y = torch.arange(240).view((5, 4, 3, 4)).permute((3, 1, 0, 2)).transpose(-2, -3)
    // y.permute((2, 3, 2, 1))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![5, 4, 3, 4]>::arange();
    let y = x.as_view().permute::<Dims![3, 1, 0, 2]>().transpose::<-2, -3>();
    let _ = y.permute::<Dims![2, 3, 2, 1]>(); //~ 165
}

fn permute_repeated_166() {
    // y = torch.arange(80).view((4, 1, 1, 4, 5)).as_strided((2, 3), (3, 8), 21).view((1, 2, 3)).permute((2, -3, 1))
    // y.permute((1, 0, -2))
    // RuntimeError: permute(): duplicate dims are not allowed.
    let x = Tensor::<i64, Shape![4, 1, 1, 4, 5]>::arange();
    let y = x.as_view().as_strided::<Shape![2, 3], Strides![3, 8], 21>().view::<Shape![1, 2, 3]>().permute::<Dims![2, -3, 1]>();
    let _ = y.permute::<Dims![1, 0, -2]>(); //~ 166
}

fn permute_rank_167() {
    // y = torch.arange(1).view((1,)).expand((5,)).narrow(0, 2, 3)
    // y.permute((1, 0))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 1 is not equal to len(dims) = 2
    let x = Tensor::<i64, Shape![1]>::arange();
    let y = x.as_view().expand::<Shape![5]>().narrow::<0, 2, 3>();
    let _ = y.permute::<Dims![1, 0]>(); //~ 167
}

fn permute_rank_168() {
    // y = torch.arange(40).view((5, 2, 1, 4)).view((4, 10)).select(1, 7)
    // y.permute((0, 1))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 1 is not equal to len(dims) = 2
    let x = Tensor::<i64, Shape![5, 2, 1, 4]>::arange();
    let y = x.as_view().view::<Shape![4, 10]>().select::<1, 7>();
    let _ = y.permute::<Dims![0, 1]>(); //~ 168
}

fn permute_rank_169() {
    // y = torch.arange(15).view((1, 5, 3)).expand((2, 1, 5, 3))
    // y.permute((2, 1, 0))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 4 is not equal to len(dims) = 3
    let x = Tensor::<i64, Shape![1, 5, 3]>::arange();
    let y = x.as_view().expand::<Shape![2, 1, 5, 3]>();
    let _ = y.permute::<Dims![2, 1, 0]>(); //~ 169
}

fn permute_rank_170() {
    // y = torch.arange(96).view((1, 2, 4, 3, 4, 1)).permute((0, 5, 3, 4, 2, 1))[::4, 0].squeeze(-5).view((2, 6, -1, 2))
    // y.permute((0, 3, 1))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 4 is not equal to len(dims) = 3
    let x = Tensor::<i64, Shape![1, 2, 4, 3, 4, 1]>::arange();
    let y = x.as_view().permute::<Dims![0, 5, 3, 4, 2, 1]>().slice(s![..;4, 0]).squeeze::<-5>().view::<Shape![2, 6, _, 2]>();
    let _ = y.permute::<Dims![0, 3, 1]>(); //~ 170
}

fn permute_rank_171() {
    // y = torch.arange(60).view((6, 2, 5)).expand((1, 6, -1, 5)).permute((2, 3, 0, 1))
    // y.permute((3, 2, 1))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 4 is not equal to len(dims) = 3
    let x = Tensor::<i64, Shape![6, 2, 5]>::arange();
    let y = x.as_view().expand::<Shape![1, 6, _, 5]>().permute::<Dims![2, 3, 0, 1]>();
    let _ = y.permute::<Dims![3, 2, 1]>(); //~ 171
}

fn permute_rank_172() {
    // y = torch.arange(100).view((2, 2, 5, 5))
    // y.permute((2, 3, 1, 4, 0))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 4 is not equal to len(dims) = 5
    let x = Tensor::<i64, Shape![2, 2, 5, 5]>::arange();
    let y = x.as_view();
    let _ = y.permute::<Dims![2, 3, 1, 4, 0]>(); //~ 172
}

fn permute_rank_173() {
    // y = torch.arange(40).view((4, 2, 1, 5)).as_strided((2,), (0,), 37).as_strided((1, 6, 4, 4), (0, 1, 1, 6), 8).expand((6, 6, 4, 4))
    // y.permute((4, 0, 1, 3, 2))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 4 is not equal to len(dims) = 5
    let x = Tensor::<i64, Shape![4, 2, 1, 5]>::arange();
    let y = x.as_view().as_strided::<Shape![2], Strides![0], 37>().as_strided::<Shape![1, 6, 4, 4], Strides![0, 1, 1, 6], 8>().expand::<Shape![6, 6, 4, 4]>();
    let _ = y.permute::<Dims![4, 0, 1, 3, 2]>(); //~ 173
}

fn permute_rank_174() {
    // y = torch.arange(2800).view((2800,))
    // y.permute((0, 1))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 1 is not equal to len(dims) = 2
    let x = Tensor::<i64, Shape![2800]>::arange();
    let y = x.as_view();
    let _ = y.permute::<Dims![0, 1]>(); //~ 174
}

fn permute_rank_175() {
    // y = torch.arange(72).view((6, 2, 6)).transpose(2, -3).unsqueeze(0)[::2, -2]
    // y.permute((0, 3, 1, 2))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 3 is not equal to len(dims) = 4
    let x = Tensor::<i64, Shape![6, 2, 6]>::arange();
    let y = x.as_view().transpose::<2, -3>().unsqueeze::<0>().slice(s![..;2, -2]);
    let _ = y.permute::<Dims![0, 3, 1, 2]>(); //~ 175
}

fn permute_rank_176() {
    // y = torch.arange(460).view((20, 23))
    // y.permute((1,))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 2 is not equal to len(dims) = 1
    let x = Tensor::<i64, Shape![20, 23]>::arange();
    let y = x.as_view();
    let _ = y.permute::<Dims![1]>(); //~ 176
}

fn permute_rank_177() {
    // y = torch.arange(20).view((5, 4)).view((2, 10))[1:]
    // y.permute((1, 2, 0))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 2 is not equal to len(dims) = 3
    let x = Tensor::<i64, Shape![5, 4]>::arange();
    let y = x.as_view().view::<Shape![2, 10]>().slice(s![1..]);
    let _ = y.permute::<Dims![1, 2, 0]>(); //~ 177
}

fn permute_rank_178() {
    // y = torch.arange(3072).view((3, 32, 32))[-1, 5:-2, :]
    // y.permute((0, 2, 1))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 2 is not equal to len(dims) = 3
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view().slice(s![-1, 5..-2, ..]);
    let _ = y.permute::<Dims![0, 2, 1]>(); //~ 178
}

fn permute_rank_179() {
    // y = torch.arange(15).view((1, 5, 3)).narrow(-3, 0, 1)
    // y.permute((1, 2))
    // RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 3 is not equal to len(dims) = 2
    let x = Tensor::<i64, Shape![1, 5, 3]>::arange();
    let y = x.as_view().narrow::<-3, 0, 1>();
    let _ = y.permute::<Dims![1, 2]>(); //~ 179
}

fn permute_dim_180() {
    // y = torch.arange(72).view((6, 4, 1, 3)).permute((1, 0, 3, 2))
    // y.permute((0, 5, 1, 2))
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 5)
    let x = Tensor::<i64, Shape![6, 4, 1, 3]>::arange();
    let y = x.as_view().permute::<Dims![1, 0, 3, 2]>();
    let _ = y.permute::<Dims![0, 5, 1, 2]>(); //~ 180
}

fn permute_dim_181() {
    // y = torch.arange(6).view((1, 6)).unsqueeze(0).transpose(0, 2).movedim(1, 0)
    // y.permute((0, 2, -4))
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -4)
    let x = Tensor::<i64, Shape![1, 6]>::arange();
    let y = x.as_view().unsqueeze::<0>().transpose::<0, 2>().movedim::<1, 0>();
    let _ = y.permute::<Dims![0, 2, -4]>(); //~ 181
}

fn permute_dim_182() {
    // y = torch.arange(120).view((6, 4, 5)).as_strided((6,), (1,), 75)
    // y.permute((1,))
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![6, 4, 5]>::arange();
    let y = x.as_view().as_strided::<Shape![6], Strides![1], 75>();
    let _ = y.permute::<Dims![1]>(); //~ 182
}

fn permute_dim_183() {
    // y = torch.arange(642).view((1, 6, 1, 107)).flatten(-3, 2).squeeze(0)
    // y.permute((1, -5))
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -5)
    let x = Tensor::<i64, Shape![1, 6, 1, 107]>::arange();
    let y = x.as_view().flatten::<-3, 2>().squeeze::<0>();
    let _ = y.permute::<Dims![1, -5]>(); //~ 183
}

fn permute_dim_184() {
    // y = torch.arange(8).view((4, 2, 1)).select(-2, 0).permute((-2, 1))[3::3].narrow(-1, 0, 1)
    // y.permute((0, -5))
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -5)
    let x = Tensor::<i64, Shape![4, 2, 1]>::arange();
    let y = x.as_view().select::<-2, 0>().permute::<Dims![-2, 1]>().slice(s![3..;3]).narrow::<-1, 0, 1>();
    let _ = y.permute::<Dims![0, -5]>(); //~ 184
}

fn permute_dim_185() {
    // y = torch.arange(360).view((5, 4, 1, 3, 6)).squeeze(-3).expand((1, 5, 4, 3, 6))
    // y.permute((1, 2, 5, 0, 3))
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got 5)
    let x = Tensor::<i64, Shape![5, 4, 1, 3, 6]>::arange();
    let y = x.as_view().squeeze::<-3>().expand::<Shape![1, 5, 4, 3, 6]>();
    let _ = y.permute::<Dims![1, 2, 5, 0, 3]>(); //~ 185
}

fn permute_dim_186() {
    // y = torch.arange(120).view((6, 4, 5)).squeeze(1).view((30, 2, 2))
    // y.permute((3, 0, 2))
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![6, 4, 5]>::arange();
    let y = x.as_view().squeeze::<1>().view::<Shape![30, 2, 2]>();
    let _ = y.permute::<Dims![3, 0, 2]>(); //~ 186
}

fn permute_dim_187() {
    // y = torch.arange(3).view((3,))[1].expand((1,))
    // y.permute((2,))
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 2)
    let x = Tensor::<i64, Shape![3]>::arange();
    let y = x.as_view().slice(s![1]).expand::<Shape![1]>();
    let _ = y.permute::<Dims![2]>(); //~ 187
}

fn permute_dim_188() {
    // y = torch.arange(30).view((5, 6)).narrow(-1, 0, 5).permute((1, 0)).permute((-1, -2))
    // y.permute((1, 2))
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![5, 6]>::arange();
    let y = x.as_view().narrow::<-1, 0, 5>().permute::<Dims![1, 0]>().permute::<Dims![-1, -2]>();
    let _ = y.permute::<Dims![1, 2]>(); //~ 188
}

fn permute_dim_189() {
    // y = torch.arange(8).view((2, 1, 1, 1, 4)).permute((2, 3, 4, 0, 1)).movedim(-2, 1).expand((1, 6, -1, 1, 4, 4)).squeeze(4)
    // y.permute((2, 5, 3, 0, 1, 8))
    // IndexError: Dimension out of range (expected to be in range of [-6, 5], but got 8)
    let x = Tensor::<i64, Shape![2, 1, 1, 1, 4]>::arange();
    let y = x.as_view().permute::<Dims![2, 3, 4, 0, 1]>().movedim::<-2, 1>().expand::<Shape![1, 6, _, 1, 4, 4]>().squeeze::<4>();
    let _ = y.permute::<Dims![2, 5, 3, 0, 1, 8]>(); //~ 189
}

fn movedim_dim_190() {
    // y = torch.arange(80).view((1, 4, 5, 1, 1, 4)).narrow(-6, 0, 1).select(-1, 0)
    // y.movedim(-7, -1)
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got -7)
    let x = Tensor::<i64, Shape![1, 4, 5, 1, 1, 4]>::arange();
    let y = x.as_view().narrow::<-6, 0, 1>().select::<-1, 0>();
    let _ = y.movedim::<-7, -1>(); //~ 190
}

fn movedim_dim_191() {
    // y = torch.arange(45).view((5, 1, 3, 3)).narrow(-2, 1, 1)
    // y.movedim(-6, 3)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -6)
    let x = Tensor::<i64, Shape![5, 1, 3, 3]>::arange();
    let y = x.as_view().narrow::<-2, 1, 1>();
    let _ = y.movedim::<-6, 3>(); //~ 191
}

fn movedim_dim_192() {
    // y = torch.arange(5).view((5,)).movedim(0, 0).permute((0,))
    // y.movedim(1, 0)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![5]>::arange();
    let y = x.as_view().movedim::<0, 0>().permute::<Dims![0]>();
    let _ = y.movedim::<1, 0>(); //~ 192
}

fn movedim_dim_193() {
    // y = torch.arange(216).view((3, 3, 3, 2, 4)).view((9, 24)).narrow(0, 2, 1).narrow(0, 0, 1)
    // y.movedim(1, -4)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -4)
    let x = Tensor::<i64, Shape![3, 3, 3, 2, 4]>::arange();
    let y = x.as_view().view::<Shape![9, 24]>().narrow::<0, 2, 1>().narrow::<0, 0, 1>();
    let _ = y.movedim::<1, -4>(); //~ 193
}

fn movedim_dim_194() {
    // y = torch.arange(12).view((3, 4)).flatten(-2, 0).view((1, 12))[0:]
    // y.movedim(2, 0)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![3, 4]>::arange();
    let y = x.as_view().flatten::<-2, 0>().view::<Shape![1, 12]>().slice(s![0..]);
    let _ = y.movedim::<2, 0>(); //~ 194
}

fn movedim_dim_195() {
    // y = torch.arange(360).view((3, 2, 1, 5, 4, 3)).as_strided((6, 4, 3), (1, 3, 3), 164).view((2, 3, 4, 3)).expand((1, 6, -1, -1, 4, -1))
    // y.movedim(-2, 6)
    // IndexError: Dimension out of range (expected to be in range of [-6, 5], but got 6)
    let x = Tensor::<i64, Shape![3, 2, 1, 5, 4, 3]>::arange();
    let y = x.as_view().as_strided::<Shape![6, 4, 3], Strides![1, 3, 3], 164>().view::<Shape![2, 3, 4, 3]>().expand::<Shape![1, 6, _, _, 4, _]>();
    let _ = y.movedim::<-2, 6>(); //~ 195
}

fn movedim_dim_196() {
    // y = torch.arange(6).view((6, 1, 1)).permute((0, 2, 1)).movedim(2, -1)
    // y.movedim(0, -4)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -4)
    let x = Tensor::<i64, Shape![6, 1, 1]>::arange();
    let y = x.as_view().permute::<Dims![0, 2, 1]>().movedim::<2, -1>();
    let _ = y.movedim::<0, -4>(); //~ 196
}

fn movedim_dim_197() {
    // y = torch.arange(15).view((5, 3)).t()
    // y.movedim(2, 0)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![5, 3]>::arange();
    let y = x.as_view().t();
    let _ = y.movedim::<2, 0>(); //~ 197
}

fn movedim_dim_198() {
    // y = torch.arange(9).view((3, 1, 3))[-2].t()
    // y.movedim(2, -2)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![3, 1, 3]>::arange();
    let y = x.as_view().slice(s![-2]).t();
    let _ = y.movedim::<2, -2>(); //~ 198
}

fn movedim_dim_199() {
    // y = torch.arange(12).view((6, 2)).t().unsqueeze(1).expand((3, 2, 1, 6))
    // y.movedim(4, -4)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![6, 2]>::arange();
    let y = x.as_view().t().unsqueeze::<1>().expand::<Shape![3, 2, 1, 6]>();
    let _ = y.movedim::<4, -4>(); //~ 199
}

fn movedim_dim_200() {
    // y = torch.arange(15).view((3, 5, 1))
    // y.movedim(0, 3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![3, 5, 1]>::arange();
    let y = x.as_view();
    let _ = y.movedim::<0, 3>(); //~ 200
}

fn movedim_dim_201() {
    // y = torch.arange(12).view((4, 1, 1, 3)).view((12,))[-1:].unsqueeze(1)
    // y.movedim(2, -1)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![4, 1, 1, 3]>::arange();
    let y = x.as_view().view::<Shape![12]>().slice(s![-1..]).unsqueeze::<1>();
    let _ = y.movedim::<2, -1>(); //~ 201
}

fn movedim_dim_202() {
    // y = torch.arange(12).view((6, 2)).select(1, 0)
    // y.movedim(0, 2)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 2)
    let x = Tensor::<i64, Shape![6, 2]>::arange();
    let y = x.as_view().select::<1, 0>();
    let _ = y.movedim::<0, 2>(); //~ 202
}

fn narrow_range_203() {
    // y = torch.arange(54).view((3, 6, 3)).movedim(0, -2).permute((1, 0, 2)).expand((1, 1, -1, 6, -1))[:1, -1, :, -3:-2:1, :]
    // y.narrow(3, 5, 1)
    // IndexError: start out of range (expected to be in range of [-3, 3], but got 5)
    let x = Tensor::<i64, Shape![3, 6, 3]>::arange();
    let y = x.as_view().movedim::<0, -2>().permute::<Dims![1, 0, 2]>().expand::<Shape![1, 1, _, 6, _]>().slice(s![..1, -1, .., -3..-2;1, ..]);
    let _ = y.narrow::<3, 5, 1>(); //~ 203
}

fn narrow_range_204() {
    // y = torch.arange(8).view((2, 1, 4)).transpose(-3, 1).select(-2, 1).transpose(-1, -2)
    // y.narrow(-2, 1, 5)
    // RuntimeError: start (1) + length (5) exceeds dimension size (4).
    let x = Tensor::<i64, Shape![2, 1, 4]>::arange();
    let y = x.as_view().transpose::<-3, 1>().select::<-2, 1>().transpose::<-1, -2>();
    let _ = y.narrow::<-2, 1, 5>(); //~ 204
}

fn narrow_range_205() {
    // y = torch.arange(180).view((6, 5, 6))
    // y.narrow(1, 5, 7)
    // RuntimeError: start (5) + length (7) exceeds dimension size (5).
    let x = Tensor::<i64, Shape![6, 5, 6]>::arange();
    let y = x.as_view();
    let _ = y.narrow::<1, 5, 7>(); //~ 205
}

fn narrow_range_206() {
    // y = torch.arange(40).view((1, 2, 5, 4)).squeeze(0).expand((4, 1, -1, -1, 4))
    // y.narrow(1, 0, 2)
    // RuntimeError: start (0) + length (2) exceeds dimension size (1).
    let x = Tensor::<i64, Shape![1, 2, 5, 4]>::arange();
    let y = x.as_view().squeeze::<0>().expand::<Shape![4, 1, _, _, 4]>();
    let _ = y.narrow::<1, 0, 2>(); //~ 206
}

fn narrow_range_207() {
    // y = torch.arange(18).view((6, 1, 3)).transpose(2, 0).view((3, 6))
    // y.narrow(-1, 5, 7)
    // RuntimeError: start (5) + length (7) exceeds dimension size (6).
    let x = Tensor::<i64, Shape![6, 1, 3]>::arange();
    let y = x.as_view().transpose::<2, 0>().view::<Shape![3, 6]>();
    let _ = y.narrow::<-1, 5, 7>(); //~ 207
}

fn narrow_range_208() {
    // y = torch.arange(30).view((6, 5)).squeeze(-1).narrow(-2, 3, 3)
    // y.narrow(0, 3, 5)
    // RuntimeError: start (3) + length (5) exceeds dimension size (3).
    let x = Tensor::<i64, Shape![6, 5]>::arange();
    let y = x.as_view().squeeze::<-1>().narrow::<-2, 3, 3>();
    let _ = y.narrow::<0, 3, 5>(); //~ 208
}

fn narrow_range_209() {
    // y = torch.arange(40).view((5, 4, 2)).squeeze(2).unsqueeze(-1).expand((5, 4, -1, -1))
    // y.narrow(3, 3, 1)
    // IndexError: start out of range (expected to be in range of [-1, 1], but got 3)
    let x = Tensor::<i64, Shape![5, 4, 2]>::arange();
    let y = x.as_view().squeeze::<2>().unsqueeze::<-1>().expand::<Shape![5, 4, _, _]>();
    let _ = y.narrow::<3, 3, 1>(); //~ 209
}

fn narrow_range_210() {
    // y = torch.arange(9).view((3, 3, 1)).select(0, 2)
    // y.narrow(-1, 0, 2)
    // RuntimeError: start (0) + length (2) exceeds dimension size (1).
    let x = Tensor::<i64, Shape![3, 3, 1]>::arange();
    let y = x.as_view().select::<0, 2>();
    let _ = y.narrow::<-1, 0, 2>(); //~ 210
}

fn narrow_range_211() {
    // y = torch.arange(4).view((1, 2, 1, 2)).movedim(3, -3)
    // y.narrow(0, 1, 2)
    // RuntimeError: start (1) + length (2) exceeds dimension size (1).
    let x = Tensor::<i64, Shape![1, 2, 1, 2]>::arange();
    let y = x.as_view().movedim::<3, -3>();
    let _ = y.narrow::<0, 1, 2>(); //~ 211
}

fn narrow_range_212() {
    // y = torch.arange(920).view((40, 23))[24, -18].expand((1,)).expand((763, 1))
    // y.narrow(-2, 764, 0)
    // IndexError: start out of range (expected to be in range of [-763, 763], but got 764)
    let x = Tensor::<i64, Shape![40, 23]>::arange();
    let y = x.as_view().slice(s![24, -18]).expand::<Shape![1]>().expand::<Shape![763, 1]>();
    let _ = y.narrow::<-2, 764, 0>(); //~ 212
}

fn narrow_range_213() {
    // y = torch.arange(96).view((4, 2, 1, 4, 3)).as_strided((3, 5), (2, 2), 18).view((3, 5, 1))
    // y.narrow(2, 2, 1)
    // IndexError: start out of range (expected to be in range of [-1, 1], but got 2)
    let x = Tensor::<i64, Shape![4, 2, 1, 4, 3]>::arange();
    let y = x.as_view().as_strided::<Shape![3, 5], Strides![2, 2], 18>().view::<Shape![3, 5, 1]>();
    let _ = y.narrow::<2, 2, 1>(); //~ 213
}

fn narrow_range_214() {
    // y = torch.arange(96).view((4, 6, 4)).permute((2, 1, 0)).movedim(2, 0)[1:-2:3]
    // y.narrow(-1, 7, 0)
    // IndexError: start out of range (expected to be in range of [-6, 6], but got 7)
    let x = Tensor::<i64, Shape![4, 6, 4]>::arange();
    let y = x.as_view().permute::<Dims![2, 1, 0]>().movedim::<2, 0>().slice(s![1..-2;3]);
    let _ = y.narrow::<-1, 7, 0>(); //~ 214
}

fn narrow_range_215() {
    // y = torch.arange(3072).view((3, 32, 32)).narrow(2, 27, 2).view((48, 2, 2)).view((96, 2)).permute((0, 1))
    // y.narrow(0, 37, 97)
    // RuntimeError: start (37) + length (97) exceeds dimension size (96).
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view().narrow::<2, 27, 2>().view::<Shape![48, 2, 2]>().view::<Shape![96, 2]>().permute::<Dims![0, 1]>();
    let _ = y.narrow::<0, 37, 97>(); //~ 215
}

fn narrow_range_216() {
    // y = torch.arange(72).view((6, 4, 3)).transpose(2, 1).as_strided((6, 1), (0, 3), 40).view((2, 3))
    // y.narrow(-1, 0, 5)
    // RuntimeError: start (0) + length (5) exceeds dimension size (3).
    let x = Tensor::<i64, Shape![6, 4, 3]>::arange();
    let y = x.as_view().transpose::<2, 1>().as_strided::<Shape![6, 1], Strides![0, 3], 40>().view::<Shape![2, 3]>();
    let _ = y.narrow::<-1, 0, 5>(); //~ 216
}

fn narrow_range_217() {
    // y = torch.arange(72).view((1, 2, 6, 6))
    // y.narrow(-3, 0, 4)
    // RuntimeError: start (0) + length (4) exceeds dimension size (2).
    let x = Tensor::<i64, Shape![1, 2, 6, 6]>::arange();
    let y = x.as_view();
    let _ = y.narrow::<-3, 0, 4>(); //~ 217
}

fn narrow_range_218() {
    // y = torch.arange(6).view((2, 3)).expand((4, -1, 3)).unsqueeze(1)
    // y.narrow(0, 7, 1)
    // IndexError: start out of range (expected to be in range of [-4, 4], but got 7)
    let x = Tensor::<i64, Shape![2, 3]>::arange();
    let y = x.as_view().expand::<Shape![4, _, 3]>().unsqueeze::<1>();
    let _ = y.narrow::<0, 7, 1>(); //~ 218
}

fn narrow_range_219() {
    // y = torch.arange(4284).view((1071, 4))
    // y.narrow(1, 5, 0)
    // IndexError: start out of range (expected to be in range of [-4, 4], but got 5)
    let x = Tensor::<i64, Shape![1071, 4]>::arange();
    let y = x.as_view();
    let _ = y.narrow::<1, 5, 0>(); //~ 219
}

fn narrow_range_220() {
    // y = torch.arange(24).view((4, 1, 6)).view((12, 2)).t()
    // y.narrow(0, 3, 1)
    // IndexError: start out of range (expected to be in range of [-2, 2], but got 3)
    let x = Tensor::<i64, Shape![4, 1, 6]>::arange();
    let y = x.as_view().view::<Shape![12, 2]>().t();
    let _ = y.narrow::<0, 3, 1>(); //~ 220
}

fn narrow_range_221() {
    // y = torch.arange(24).view((6, 4, 1)).view((24,))
    // y.narrow(0, 25, 0)
    // IndexError: start out of range (expected to be in range of [-24, 24], but got 25)
    let x = Tensor::<i64, Shape![6, 4, 1]>::arange();
    let y = x.as_view().view::<Shape![24]>();
    let _ = y.narrow::<0, 25, 0>(); //~ 221
}

fn narrow_range_222() {
    // y = torch.arange(24).view((4, 6)).squeeze(0)
    // y.narrow(1, 0, 7)
    // RuntimeError: start (0) + length (7) exceeds dimension size (6).
    let x = Tensor::<i64, Shape![4, 6]>::arange();
    let y = x.as_view().squeeze::<0>();
    let _ = y.narrow::<1, 0, 7>(); //~ 222
}

fn narrow_range_223() {
    // y = torch.arange(6).view((6,)).narrow(0, 4, 1)
    // y.narrow(-1, 1, 2)
    // RuntimeError: start (1) + length (2) exceeds dimension size (1).
    let x = Tensor::<i64, Shape![6]>::arange();
    let y = x.as_view().narrow::<0, 4, 1>();
    let _ = y.narrow::<-1, 1, 2>(); //~ 223
}

fn narrow_range_224() {
    // y = torch.arange(2).view((2,))
    // y.narrow(0, 5, 1)
    // IndexError: start out of range (expected to be in range of [-2, 2], but got 5)
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view();
    let _ = y.narrow::<0, 5, 1>(); //~ 224
}

fn narrow_dim_225() {
    // y = torch.arange(80).view((4, 1, 5, 4, 1)).select(2, 4).narrow(2, 1, 1)
    // y.narrow(-7, 0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -7)
    let x = Tensor::<i64, Shape![4, 1, 5, 4, 1]>::arange();
    let y = x.as_view().select::<2, 4>().narrow::<2, 1, 1>();
    let _ = y.narrow::<-7, 0, 1>(); //~ 225
}

fn narrow_dim_226() {
    // y = torch.arange(60).view((1, 4, 5, 3))
    // y.narrow(-5, 0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -5)
    let x = Tensor::<i64, Shape![1, 4, 5, 3]>::arange();
    let y = x.as_view();
    let _ = y.narrow::<-5, 0, 1>(); //~ 226
}

fn narrow_dim_227() {
    // y = torch.arange(180).view((6, 5, 1, 6))[::3]
    // y.narrow(-5, 0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -5)
    let x = Tensor::<i64, Shape![6, 5, 1, 6]>::arange();
    let y = x.as_view().slice(s![..;3]);
    let _ = y.narrow::<-5, 0, 1>(); //~ 227
}

fn narrow_dim_228() {
    // y = torch.arange(36).view((3, 6, 1, 2)).flatten(1, -2).narrow(0, 2, 1).squeeze(-3).transpose(1, 0)
    // y.narrow(2, 0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![3, 6, 1, 2]>::arange();
    let y = x.as_view().flatten::<1, -2>().narrow::<0, 2, 1>().squeeze::<-3>().transpose::<1, 0>();
    let _ = y.narrow::<2, 0, 1>(); //~ 228
}

fn narrow_dim_229() {
    // y = torch.arange(4).view((2, 2))[::7, :].transpose(0, 0).unsqueeze(1).permute((-1, 0, 1))
    // y.narrow(4, 0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 4)
    let x = Tensor::<i64, Shape![2, 2]>::arange();
    let y = x.as_view().slice(s![..;7, ..]).transpose::<0, 0>().unsqueeze::<1>().permute::<Dims![-1, 0, 1]>();
    let _ = y.narrow::<4, 0, 1>(); //~ 229
}

fn narrow_dim_230() {
    // y = torch.arange(12).view((1, 2, 6))[:, :, 2:-3:4]
    // y.narrow(-4, 0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -4)
    let x = Tensor::<i64, Shape![1, 2, 6]>::arange();
    let y = x.as_view().slice(s![.., .., 2..-3;4]);
    let _ = y.narrow::<-4, 0, 1>(); //~ 230
}

fn narrow_dim_231() {
    // y = torch.arange(1651).view((1, 13, 1, 127)).narrow(-3, 8, 3)
    // y.narrow(-7, 0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -7)
    let x = Tensor::<i64, Shape![1, 13, 1, 127]>::arange();
    let y = x.as_view().narrow::<-3, 8, 3>();
    let _ = y.narrow::<-7, 0, 1>(); //~ 231
}

fn narrow_dim_232() {
    // y = torch.arange(50).view((5, 1, 2, 5)).narrow(2, 1, 1).narrow(-1, 0, 4).permute((1, 0, 2, 3)).narrow(-2, 0, 1)
    // y.narrow(6, 0, 1)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 6)
    let x = Tensor::<i64, Shape![5, 1, 2, 5]>::arange();
    let y = x.as_view().narrow::<2, 1, 1>().narrow::<-1, 0, 4>().permute::<Dims![1, 0, 2, 3]>().narrow::<-2, 0, 1>();
    let _ = y.narrow::<6, 0, 1>(); //~ 232
}

fn select_range_233() {
    // y = torch.arange(30).view((5, 6)).narrow(1, 4, 2).squeeze(-2)
    // y.select(1, 3)
    // IndexError: select(): index 3 out of range for tensor of size [5, 2] at dimension 1
    let x = Tensor::<i64, Shape![5, 6]>::arange();
    let y = x.as_view().narrow::<1, 4, 2>().squeeze::<-2>();
    let _ = y.select::<1, 3>(); //~ 233
}

fn select_range_234() {
    // y = torch.arange(60).view((3, 5, 4)).squeeze(0).movedim(2, 1)
    // y.select(2, 5)
    // IndexError: select(): index 5 out of range for tensor of size [3, 4, 5] at dimension 2
    let x = Tensor::<i64, Shape![3, 5, 4]>::arange();
    let y = x.as_view().squeeze::<0>().movedim::<2, 1>();
    let _ = y.select::<2, 5>(); //~ 234
}

fn select_range_235() {
    // y = torch.arange(4).view((4,)).t().expand((6, -1)).expand((2, 4, -1, 4))[:, :2:2, 0:]
    // y.select(0, 2)
    // IndexError: select(): index 2 out of range for tensor of size [2, 1, 6, 4] at dimension 0
    let x = Tensor::<i64, Shape![4]>::arange();
    let y = x.as_view().t().expand::<Shape![6, _]>().expand::<Shape![2, 4, _, 4]>().slice(s![.., ..2;2, 0..]);
    let _ = y.select::<0, 2>(); //~ 235
}

fn select_range_236() {
    // y = torch.arange(2).view((2,)).permute((-1,))
    // y.select(0, 7)
    // IndexError: select(): index 7 out of range for tensor of size [2] at dimension 0
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view().permute::<Dims![-1]>();
    let _ = y.select::<0, 7>(); //~ 236
}

fn select_range_237() {
    // y = torch.arange(288).view((6, 1, 3, 4, 4))
    // y.select(2, 3)
    // IndexError: select(): index 3 out of range for tensor of size [6, 1, 3, 4, 4] at dimension 2
    let x = Tensor::<i64, Shape![6, 1, 3, 4, 4]>::arange();
    let y = x.as_view();
    let _ = y.select::<2, 3>(); //~ 237
}

fn select_range_238() {
    // y = torch.arange(1).view((1,)).narrow(0, 0, 1).expand((-1,))
    // y.select(0, 2)
    // IndexError: select(): index 2 out of range for tensor of size [1] at dimension 0
    let x = Tensor::<i64, Shape![1]>::arange();
    let y = x.as_view().narrow::<0, 0, 1>().expand::<Shape![_]>();
    let _ = y.select::<0, 2>(); //~ 238
}

fn select_range_239() {
    // y = torch.arange(6).view((6,)).narrow(0, 1, 2).unsqueeze(-2).transpose(-2, -1)
    // y.select(0, 3)
    // IndexError: select(): index 3 out of range for tensor of size [2, 1] at dimension 0
    let x = Tensor::<i64, Shape![6]>::arange();
    let y = x.as_view().narrow::<0, 1, 2>().unsqueeze::<-2>().transpose::<-2, -1>();
    let _ = y.select::<0, 3>(); //~ 239
}

fn select_range_240() {
    // y = torch.arange(30).view((2, 3, 5))[:, :, 0:4][0:]
    // y.select(1, 3)
    // IndexError: select(): index 3 out of range for tensor of size [2, 3, 4] at dimension 1
    let x = Tensor::<i64, Shape![2, 3, 5]>::arange();
    let y = x.as_view().slice(s![.., .., 0..4]).slice(s![0..]);
    let _ = y.select::<1, 3>(); //~ 240
}

fn select_range_241() {
    // y = torch.arange(15).view((3, 5, 1)).narrow(-2, 2, 1)
    // y.select(-2, 2)
    // IndexError: select(): index 2 out of range for tensor of size [3, 1, 1] at dimension 1
    let x = Tensor::<i64, Shape![3, 5, 1]>::arange();
    let y = x.as_view().narrow::<-2, 2, 1>();
    let _ = y.select::<-2, 2>(); //~ 241
}

fn select_range_242() {
    // y = torch.arange(60).view((5, 2, 6, 1))
    // y.select(1, 7)
    // IndexError: select(): index 7 out of range for tensor of size [5, 2, 6, 1] at dimension 1
    let x = Tensor::<i64, Shape![5, 2, 6, 1]>::arange();
    let y = x.as_view();
    let _ = y.select::<1, 7>(); //~ 242
}

fn select_range_243() {
    // y = torch.arange(5).view((5, 1)).t().expand((2, -1)).view((2, 5, 1))
    // y.select(-1, 1)
    // IndexError: select(): index 1 out of range for tensor of size [2, 5, 1] at dimension 2
    let x = Tensor::<i64, Shape![5, 1]>::arange();
    let y = x.as_view().t().expand::<Shape![2, _]>().view::<Shape![2, 5, 1]>();
    let _ = y.select::<-1, 1>(); //~ 243
}

fn select_range_244() {
    // y = torch.arange(360).view((6, 2, 5, 6)).unsqueeze(1).select(-4, 0).flatten(-4, -3)
    // y.select(-3, 13)
    // IndexError: select(): index 13 out of range for tensor of size [12, 5, 6] at dimension 0
    let x = Tensor::<i64, Shape![6, 2, 5, 6]>::arange();
    let y = x.as_view().unsqueeze::<1>().select::<-4, 0>().flatten::<-4, -3>();
    let _ = y.select::<-3, 13>(); //~ 244
}

fn select_range_245() {
    // y = torch.arange(18).view((1, 6, 3)).view((2, 9))[:].flatten(0, -1).as_strided((3,), (2,), 0)
    // y.select(0, 4)
    // IndexError: select(): index 4 out of range for tensor of size [3] at dimension 0
    let x = Tensor::<i64, Shape![1, 6, 3]>::arange();
    let y = x.as_view().view::<Shape![2, 9]>().slice(s![..]).flatten::<0, -1>().as_strided::<Shape![3], Strides![2], 0>();
    let _ = y.select::<0, 4>(); //~ 245
}

fn select_range_246() {
    // y = torch.arange(12).view((2, 6)).movedim(1, 0).expand((1, 1, -1, -1)).view((3, 2, 1, 2)).select(-3, 0)
    // y.select(1, 1)
    // IndexError: select(): index 1 out of range for tensor of size [3, 1, 2] at dimension 1
    let x = Tensor::<i64, Shape![2, 6]>::arange();
    let y = x.as_view().movedim::<1, 0>().expand::<Shape![1, 1, _, _]>().view::<Shape![3, 2, 1, 2]>().select::<-3, 0>();
    let _ = y.select::<1, 1>(); //~ 246
}

fn select_range_247() {
    // y = torch.arange(72).view((3, 6, 4)).transpose(-3, 1).transpose(0, -2)[-1:3:2, :, :]
    // y.select(2, 4)
    // IndexError: select(): index 4 out of range for tensor of size [1, 6, 4] at dimension 2
    let x = Tensor::<i64, Shape![3, 6, 4]>::arange();
    let y = x.as_view().transpose::<-3, 1>().transpose::<0, -2>().slice(s![-1..3;2, .., ..]);
    let _ = y.select::<2, 4>(); //~ 247
}

fn select_range_248() {
    // y = torch.arange(12).view((3, 4, 1)).select(0, 1)[-3, :]
    // y.select(0, 2)
    // IndexError: select(): index 2 out of range for tensor of size [1] at dimension 0
    let x = Tensor::<i64, Shape![3, 4, 1]>::arange();
    let y = x.as_view().select::<0, 1>().slice(s![-3, ..]);
    let _ = y.select::<0, 2>(); //~ 248
}

fn select_dim_249() {
    // y = torch.arange(48).view((6, 4, 1, 2))[-4, 3:4:3, -1].select(1, 1).unsqueeze(-1).expand((1, 4))
    // y.select(2, 0)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![6, 4, 1, 2]>::arange();
    let y = x.as_view().slice(s![-4, 3..4;3, -1]).select::<1, 1>().unsqueeze::<-1>().expand::<Shape![1, 4]>();
    let _ = y.select::<2, 0>(); //~ 249
}

fn select_dim_250() {
    // y = torch.arange(2).view((2,)).expand((1, 2))
    // y.select(-3, 0)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -3)
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view().expand::<Shape![1, 2]>();
    let _ = y.select::<-3, 0>(); //~ 250
}

fn select_dim_251() {
    // y = torch.arange(72).view((4, 3, 6)).unsqueeze(1)
    // y.select(5, 0)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 5)
    let x = Tensor::<i64, Shape![4, 3, 6]>::arange();
    let y = x.as_view().unsqueeze::<1>();
    let _ = y.select::<5, 0>(); //~ 251
}

fn select_dim_252() {
    // y = torch.arange(144).view((3, 4, 4, 3)).view((3, 48)).as_strided((5, 3), (6, 1), 56).view((5, 3, 1))
    // y.select(-6, 0)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -6)
    let x = Tensor::<i64, Shape![3, 4, 4, 3]>::arange();
    let y = x.as_view().view::<Shape![3, 48]>().as_strided::<Shape![5, 3], Strides![6, 1], 56>().view::<Shape![5, 3, 1]>();
    let _ = y.select::<-6, 0>(); //~ 252
}

fn select_dim_253() {
    // y = torch.arange(100).view((4, 5, 5))[:, :2, 3].permute((0, 1))[0, -1:2:4].narrow(-1, 0, 1)
    // y.select(1, 0)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![4, 5, 5]>::arange();
    let y = x.as_view().slice(s![.., ..2, 3]).permute::<Dims![0, 1]>().slice(s![0, -1..2;4]).narrow::<-1, 0, 1>();
    let _ = y.select::<1, 0>(); //~ 253
}

fn select_dim_254() {
    // y = torch.arange(60).view((5, 1, 2, 6)).as_strided((6, 6, 2), (1, 1, 1), 48).unsqueeze(1).expand((5, 6, 2, 6, 2)).view((5, -1, 2, 2, 3, 2))
    // y.select(6, 0)
    // IndexError: Dimension out of range (expected to be in range of [-6, 5], but got 6)
    let x = Tensor::<i64, Shape![5, 1, 2, 6]>::arange();
    let y = x.as_view().as_strided::<Shape![6, 6, 2], Strides![1, 1, 1], 48>().unsqueeze::<1>().expand::<Shape![5, 6, 2, 6, 2]>().view::<Shape![5, _, 2, 2, 3, 2]>();
    let _ = y.select::<6, 0>(); //~ 254
}

fn select_dim_255() {
    // y = torch.arange(6).view((2, 1, 3)).view((3, -1)).transpose(-2, 1)[:2, -1:3:4]
    // y.select(2, 0)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![2, 1, 3]>::arange();
    let y = x.as_view().view::<Shape![3, _]>().transpose::<-2, 1>().slice(s![..2, -1..3;4]);
    let _ = y.select::<2, 0>(); //~ 255
}

fn select_dim_256() {
    // y = torch.arange(15).view((3, 5))[::1, :].expand((1, 3, 5))
    // y.select(3, 0)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![3, 5]>::arange();
    let y = x.as_view().slice(s![..;1, ..]).expand::<Shape![1, 3, 5]>();
    let _ = y.select::<3, 0>(); //~ 256
}

fn select_scalar_257() {
    // y = torch.arange(6).view((6, 1, 1)).view((-1,)).select(-1, 1)
    // y.select(0, 0)
    // IndexError: select() cannot be applied to a 0-dim tensor.
    let x = Tensor::<i64, Shape![6, 1, 1]>::arange();
    let y = x.as_view().view::<Shape![_]>().select::<-1, 1>();
    let _ = y.select::<0, 0>(); //~ 257
}

fn select_scalar_258() {
    // y = torch.arange(6144).view((2, 3, 32, 32)).narrow(-4, 0, 2).permute((3, 2, 1, -4)).select(-3, 5).as_strided((), (), 487)
    // y.select(-1, 0)
    // IndexError: select() cannot be applied to a 0-dim tensor.
    let x = Tensor::<i64, Shape![2, 3, 32, 32]>::arange();
    let y = x.as_view().narrow::<-4, 0, 2>().permute::<Dims![3, 2, 1, -4]>().select::<-3, 5>().as_strided::<Shape![], Strides![], 487>();
    let _ = y.select::<-1, 0>(); //~ 258
}

fn select_scalar_259() {
    // y = torch.arange(50).view((1, 5, 2, 5)).as_strided((), (), 23)
    // y.select(0, 0)
    // IndexError: select() cannot be applied to a 0-dim tensor.
    let x = Tensor::<i64, Shape![1, 5, 2, 5]>::arange();
    let y = x.as_view().as_strided::<Shape![], Strides![], 23>();
    let _ = y.select::<0, 0>(); //~ 259
}

fn select_scalar_260() {
    // y = torch.arange(1).view(())
    // y.select(0, 0)
    // IndexError: select() cannot be applied to a 0-dim tensor.
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view();
    let _ = y.select::<0, 0>(); //~ 260
}

fn slice_index_261() {
    // y = torch.arange(4).view((2, 1, 2)).select(-1, 0)
    // y[2]
    // IndexError: index 2 is out of bounds for dimension 0 with size 2
    let x = Tensor::<i64, Shape![2, 1, 2]>::arange();
    let y = x.as_view().select::<-1, 0>();
    let _ = y.slice(s![2]); //~ 261
}

fn slice_index_262() {
    // y = torch.arange(4).view((1, 4))
    // y[-4]
    // IndexError: index -4 is out of bounds for dimension 0 with size 1
    let x = Tensor::<i64, Shape![1, 4]>::arange();
    let y = x.as_view();
    let _ = y.slice(s![-4]); //~ 262
}

fn slice_index_263() {
    // y = torch.arange(27).view((3, 3, 3, 1)).narrow(-1, 0, 1).expand((-1, -1, 3, 1)).transpose(-1, -4)
    // y[:, :, -4, :]
    // IndexError: index -4 is out of bounds for dimension 2 with size 3
    let x = Tensor::<i64, Shape![3, 3, 3, 1]>::arange();
    let y = x.as_view().narrow::<-1, 0, 1>().expand::<Shape![_, _, 3, 1]>().transpose::<-1, -4>();
    let _ = y.slice(s![.., .., -4, ..]); //~ 263
}

fn slice_index_264() {
    // y = torch.arange(120).view((3, 1, 4, 2, 5)).view((-1,)).view((1, 120)).transpose(-2, -1)
    // y[:, 5]
    // IndexError: index 5 is out of bounds for dimension 1 with size 1
    let x = Tensor::<i64, Shape![3, 1, 4, 2, 5]>::arange();
    let y = x.as_view().view::<Shape![_]>().view::<Shape![1, 120]>().transpose::<-2, -1>();
    let _ = y.slice(s![.., 5]); //~ 264
}

fn slice_index_265() {
    // y = torch.arange(6).view((1, 1, 6))
    // y[0, :, -9]
    // IndexError: index -9 is out of bounds for dimension 2 with size 6
    let x = Tensor::<i64, Shape![1, 1, 6]>::arange();
    let y = x.as_view();
    let _ = y.slice(s![0, .., -9]); //~ 265
}

fn slice_index_266() {
    // y = torch.arange(2).view((1, 2)).unsqueeze(0).select(2, 1).t()
    // y[:, -2]
    // IndexError: index -2 is out of bounds for dimension 1 with size 1
    let x = Tensor::<i64, Shape![1, 2]>::arange();
    let y = x.as_view().unsqueeze::<0>().select::<2, 1>().t();
    let _ = y.slice(s![.., -2]); //~ 266
}

fn slice_index_267() {
    // y = torch.arange(10).view((2, 5)).transpose(-2, -1)
    // y[:, -5]
    // IndexError: index -5 is out of bounds for dimension 1 with size 2
    let x = Tensor::<i64, Shape![2, 5]>::arange();
    let y = x.as_view().transpose::<-2, -1>();
    let _ = y.slice(s![.., -5]); //~ 267
}

fn slice_index_268() {
    // y = torch.arange(250).view((2, 5, 5, 5))
    // y[-3, :]
    // IndexError: index -3 is out of bounds for dimension 0 with size 2
    let x = Tensor::<i64, Shape![2, 5, 5, 5]>::arange();
    let y = x.as_view();
    let _ = y.slice(s![-3, ..]); //~ 268
}

fn slice_index_269() {
    // y = torch.arange(120).view((6, 2, 2, 5)).select(-4, 4).expand((4, 2, -1, 5))
    // y[0, :, 6]
    // IndexError: index 6 is out of bounds for dimension 2 with size 2
    let x = Tensor::<i64, Shape![6, 2, 2, 5]>::arange();
    let y = x.as_view().select::<-4, 4>().expand::<Shape![4, 2, _, 5]>();
    let _ = y.slice(s![0, .., 6]); //~ 269
}

fn slice_index_270() {
    // y = torch.arange(1782).view((33, 54))[26, :]
    // y[-57]
    // IndexError: index -57 is out of bounds for dimension 0 with size 54
    let x = Tensor::<i64, Shape![33, 54]>::arange();
    let y = x.as_view().slice(s![26, ..]);
    let _ = y.slice(s![-57]); //~ 270
}

fn slice_index_271() {
    // y = torch.arange(30).view((1, 6, 1, 5)).squeeze(2).unsqueeze(-3)
    // y[0, :, -9]
    // IndexError: index -9 is out of bounds for dimension 2 with size 6
    let x = Tensor::<i64, Shape![1, 6, 1, 5]>::arange();
    let y = x.as_view().squeeze::<2>().unsqueeze::<-3>();
    let _ = y.slice(s![0, .., -9]); //~ 271
}

fn slice_index_272() {
    // y = torch.arange(12).view((2, 1, 2, 3)).expand((1, 2, 2, 2, 3))
    // y[:, :, :, 6]
    // IndexError: index 6 is out of bounds for dimension 3 with size 2
    let x = Tensor::<i64, Shape![2, 1, 2, 3]>::arange();
    let y = x.as_view().expand::<Shape![1, 2, 2, 2, 3]>();
    let _ = y.slice(s![.., .., .., 6]); //~ 272
}

fn slice_index_273() {
    // y = torch.arange(120).view((5, 2, 6, 2)).transpose(-1, -2).view((10, 2, 6)).as_strided((5, 4, 3, 1), (1, 0, 1, 35), 111)
    // y[0, :, 0, -2]
    // IndexError: index -2 is out of bounds for dimension 3 with size 1
    let x = Tensor::<i64, Shape![5, 2, 6, 2]>::arange();
    let y = x.as_view().transpose::<-1, -2>().view::<Shape![10, 2, 6]>().as_strided::<Shape![5, 4, 3, 1], Strides![1, 0, 1, 35], 111>();
    let _ = y.slice(s![0, .., 0, -2]); //~ 273
}

fn slice_index_274() {
    // y = torch.arange(6).view((2, 3)).permute((-1, 0)).select(0, 1)
    // y[3]
    // IndexError: index 3 is out of bounds for dimension 0 with size 2
    let x = Tensor::<i64, Shape![2, 3]>::arange();
    let y = x.as_view().permute::<Dims![-1, 0]>().select::<0, 1>();
    let _ = y.slice(s![3]); //~ 274
}

fn slice_index_275() {
    // y = torch.arange(16).view((1, 4, 2, 2)).transpose(3, 1).expand((4, -1, 2, -1)).as_strided((5,), (1,), 8).permute((0,))
    // y[-8]
    // IndexError: index -8 is out of bounds for dimension 0 with size 5
    let x = Tensor::<i64, Shape![1, 4, 2, 2]>::arange();
    let y = x.as_view().transpose::<3, 1>().expand::<Shape![4, _, 2, _]>().as_strided::<Shape![5], Strides![1], 8>().permute::<Dims![0]>();
    let _ = y.slice(s![-8]); //~ 275
}

fn slice_index_276() {
    // y = torch.arange(10).view((2, 5))[-1::3].expand((6, 5))[:6:2, :]
    // y[7, :]
    // IndexError: index 7 is out of bounds for dimension 0 with size 3
    let x = Tensor::<i64, Shape![2, 5]>::arange();
    let y = x.as_view().slice(s![-1..;3]).expand::<Shape![6, 5]>().slice(s![..6;2, ..]);
    let _ = y.slice(s![7, ..]); //~ 276
}

fn slice_too_many_277() {
    // y = torch.arange(108).view((1, 6, 6, 3))[0]
    // y[:, :, 0, 0]
    // IndexError: too many indices for tensor of dimension 3
    let x = Tensor::<i64, Shape![1, 6, 6, 3]>::arange();
    let y = x.as_view().slice(s![0]);
    let _ = y.slice(s![.., .., 0, 0]); //~ 277
}

fn slice_too_many_278() {
    // y = torch.arange(6144).view((2, 3, 32, 32)).transpose(-2, 1)[::4].transpose(0, -2).select(2, 0)
    // y[0, :, :, :]
    // IndexError: too many indices for tensor of dimension 3
    let x = Tensor::<i64, Shape![2, 3, 32, 32]>::arange();
    let y = x.as_view().transpose::<-2, 1>().slice(s![..;4]).transpose::<0, -2>().select::<2, 0>();
    let _ = y.slice(s![0, .., .., ..]); //~ 278
}

fn slice_too_many_279() {
    // y = torch.arange(8).view((4, 1, 2, 1)).squeeze(1).as_strided((4, 3, 1, 4), (1, 1, 6, 0), 2).view((1, 4, 1, 3, 1, 4)).flatten(-4, 4)
    // y[:, :, 0, 0, :]
    // IndexError: too many indices for tensor of dimension 4
    let x = Tensor::<i64, Shape![4, 1, 2, 1]>::arange();
    let y = x.as_view().squeeze::<1>().as_strided::<Shape![4, 3, 1, 4], Strides![1, 1, 6, 0], 2>().view::<Shape![1, 4, 1, 3, 1, 4]>().flatten::<-4, 4>();
    let _ = y.slice(s![.., .., 0, 0, ..]); //~ 279
}

fn slice_too_many_280() {
    // y = torch.arange(6).view((1, 2, 3)).squeeze(-3).squeeze(0).flatten(1, 1)
    // y[:, :, :]
    // IndexError: too many indices for tensor of dimension 2
    let x = Tensor::<i64, Shape![1, 2, 3]>::arange();
    let y = x.as_view().squeeze::<-3>().squeeze::<0>().flatten::<1, 1>();
    let _ = y.slice(s![.., .., ..]); //~ 280
}

fn slice_too_many_281() {
    // y = torch.arange(946).view((22, 43)).unsqueeze(-3)
    // y[:, :, :, :, :]
    // IndexError: too many indices for tensor of dimension 3
    let x = Tensor::<i64, Shape![22, 43]>::arange();
    let y = x.as_view().unsqueeze::<-3>();
    let _ = y.slice(s![.., .., .., .., ..]); //~ 281
}

fn slice_too_many_282() {
    // y = torch.arange(12).view((3, 1, 4)).view((-1,)).t()
    // y[:, :, :]
    // IndexError: too many indices for tensor of dimension 1
    let x = Tensor::<i64, Shape![3, 1, 4]>::arange();
    let y = x.as_view().view::<Shape![_]>().t();
    let _ = y.slice(s![.., .., ..]); //~ 282
}

fn slice_too_many_283() {
    // y = torch.arange(192).view((4, 4, 2, 6)).flatten(1, 2)[:, :6].expand((1, -1, 6, 6)).select(2, 2)
    // y[:, :, :, :]
    // IndexError: too many indices for tensor of dimension 3
    let x = Tensor::<i64, Shape![4, 4, 2, 6]>::arange();
    let y = x.as_view().flatten::<1, 2>().slice(s![.., ..6]).expand::<Shape![1, _, 6, 6]>().select::<2, 2>();
    let _ = y.slice(s![.., .., .., ..]); //~ 283
}

fn slice_too_many_284() {
    // y = torch.arange(24).view((4, 3, 2))
    // y[:, 0, 0, :]
    // IndexError: too many indices for tensor of dimension 3
    let x = Tensor::<i64, Shape![4, 3, 2]>::arange();
    let y = x.as_view();
    let _ = y.slice(s![.., 0, 0, ..]); //~ 284
}

fn slice_too_many_285() {
    // y = torch.arange(216).view((1, 1, 6, 1, 6, 6)).permute((-3, 2, -1, 4, -5, 0))[0:]
    // y[:, 0, :, :, :, :, :]
    // IndexError: too many indices for tensor of dimension 6
    let x = Tensor::<i64, Shape![1, 1, 6, 1, 6, 6]>::arange();
    let y = x.as_view().permute::<Dims![-3, 2, -1, 4, -5, 0]>().slice(s![0..]);
    let _ = y.slice(s![.., 0, .., .., .., .., ..]); //~ 285
}

fn slice_too_many_286() {
    // y = torch.arange(45).view((3, 3, 5))
    // y[:, :, 0, :, 0]
    // IndexError: too many indices for tensor of dimension 3
    let x = Tensor::<i64, Shape![3, 3, 5]>::arange();
    let y = x.as_view();
    let _ = y.slice(s![.., .., 0, .., 0]); //~ 286
}

fn slice_too_many_287() {
    // y = torch.arange(15).view((3, 5)).view((-1,))
    // y[:, 0]
    // IndexError: too many indices for tensor of dimension 1
    let x = Tensor::<i64, Shape![3, 5]>::arange();
    let y = x.as_view().view::<Shape![_]>();
    let _ = y.slice(s![.., 0]); //~ 287
}

fn slice_too_many_288() {
    // y = torch.arange(2788).view((2788,)).narrow(0, 320, 361).t().expand((1, 2, 361))
    // y[0, :, :, 0]
    // IndexError: too many indices for tensor of dimension 3
    let x = Tensor::<i64, Shape![2788]>::arange();
    let y = x.as_view().narrow::<0, 320, 361>().t().expand::<Shape![1, 2, 361]>();
    let _ = y.slice(s![0, .., .., 0]); //~ 288
}

fn slice_too_many_289() {
    // y = torch.arange(30).view((6, 5, 1)).permute((0, 1, 2)).permute((0, 1, 2)).movedim(1, -1)
    // y[0, :, :, 0]
    // IndexError: too many indices for tensor of dimension 3
    let x = Tensor::<i64, Shape![6, 5, 1]>::arange();
    let y = x.as_view().permute::<Dims![0, 1, 2]>().permute::<Dims![0, 1, 2]>().movedim::<1, -1>();
    let _ = y.slice(s![0, .., .., 0]); //~ 289
}

fn slice_scalar_290() {
    // y = torch.arange(1).view(()).t()
    // y[0]
    // IndexError: invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().t();
    let _ = y.slice(s![0]); //~ 290
}

fn slice_scalar_291() {
    // y = torch.arange(270).view((1, 6, 1, 3, 5, 3)).narrow(-6, 0, 1).view((270,))[115]
    // y[0]
    // IndexError: invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number
    let x = Tensor::<i64, Shape![1, 6, 1, 3, 5, 3]>::arange();
    let y = x.as_view().narrow::<-6, 0, 1>().view::<Shape![270]>().slice(s![115]);
    let _ = y.slice(s![0]); //~ 291
}

fn slice_scalar_292() {
    // y = torch.arange(3481).view((59, 59)).flatten(-1, 1).select(0, 17).permute((0,)).select(0, 11)
    // y[0]
    // IndexError: invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number
    let x = Tensor::<i64, Shape![59, 59]>::arange();
    let y = x.as_view().flatten::<-1, 1>().select::<0, 17>().permute::<Dims![0]>().select::<0, 11>();
    let _ = y.slice(s![0]); //~ 292
}

fn slice_scalar_293() {
    // y = torch.arange(6).view((6,)).select(-1, 4)
    // y[0]
    // IndexError: invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number
    let x = Tensor::<i64, Shape![6]>::arange();
    let y = x.as_view().select::<-1, 4>();
    let _ = y.slice(s![0]); //~ 293
}

fn slice_step_zero_294() {
    // y = torch.arange(3).view((3,)).t()
    // y[0::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![3]>::arange();
    let y = x.as_view().t();
    let _ = y.slice(s![0..;0]); //~ 294
}

fn slice_step_zero_295() {
    // y = torch.arange(15).view((1, 3, 5)).unsqueeze(3).flatten(-4, 3)
    // y[0::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![1, 3, 5]>::arange();
    let y = x.as_view().unsqueeze::<3>().flatten::<-4, 3>();
    let _ = y.slice(s![0..;0]); //~ 295
}

fn slice_step_zero_296() {
    // y = torch.arange(9).view((3, 3)).select(1, 1)
    // y[0::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![3, 3]>::arange();
    let y = x.as_view().select::<1, 1>();
    let _ = y.slice(s![0..;0]); //~ 296
}

fn slice_step_zero_297() {
    // y = torch.arange(4).view((4,)).unsqueeze(0)
    // y[::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![4]>::arange();
    let y = x.as_view().unsqueeze::<0>();
    let _ = y.slice(s![..;0]); //~ 297
}

fn slice_step_zero_298() {
    // y = torch.arange(6).view((6, 1)).squeeze(1)
    // y[0::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![6, 1]>::arange();
    let y = x.as_view().squeeze::<1>();
    let _ = y.slice(s![0..;0]); //~ 298
}

fn slice_step_zero_299() {
    // y = torch.arange(12).view((6, 2))
    // y[::0]
    // ValueError: slice step cannot be zero
    let x = Tensor::<i64, Shape![6, 2]>::arange();
    let y = x.as_view();
    let _ = y.slice(s![..;0]); //~ 299
}

fn slice_step_negative_300() {
    // y = torch.arange(9).view((3, 3)).unsqueeze(1).movedim(2, -3)
    // y[:, :, ::-2]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![3, 3]>::arange();
    let y = x.as_view().unsqueeze::<1>().movedim::<2, -3>();
    let _ = y.slice(s![.., .., ..;-2]); //~ 300
}

fn slice_step_negative_301() {
    // y = torch.arange(150).view((2, 5, 3, 5, 1)).view((-1,)).expand((3, -1))
    // y[::-1]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![2, 5, 3, 5, 1]>::arange();
    let y = x.as_view().view::<Shape![_]>().expand::<Shape![3, _]>();
    let _ = y.slice(s![..;-1]); //~ 301
}

fn slice_step_negative_302() {
    // y = torch.arange(30).view((6, 1, 1, 5)).flatten(-3, 3).expand((1, 6, -1)).as_strided((5, 3), (1, 2), 14)
    // y[0::-1]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![6, 1, 1, 5]>::arange();
    let y = x.as_view().flatten::<-3, 3>().expand::<Shape![1, 6, _]>().as_strided::<Shape![5, 3], Strides![1, 2], 14>();
    let _ = y.slice(s![0..;-1]); //~ 302
}

fn slice_step_negative_303() {
    // y = torch.arange(8).view((4, 2)).unsqueeze(0).select(0, 0)
    // y[::-2]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![4, 2]>::arange();
    let y = x.as_view().unsqueeze::<0>().select::<0, 0>();
    let _ = y.slice(s![..;-2]); //~ 303
}

fn slice_step_negative_304() {
    // y = torch.arange(1).view((1, 1, 1, 1))
    // y[::-1]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![1, 1, 1, 1]>::arange();
    let y = x.as_view();
    let _ = y.slice(s![..;-1]); //~ 304
}

fn slice_step_negative_305() {
    // y = torch.arange(4).view((1, 4, 1)).expand((4, 4, -1, 1)).permute((1, 2, 0, 3)).expand((-1, -1, -1, 1))
    // y[:, ::-2]
    // ValueError: step must be greater than zero
    let x = Tensor::<i64, Shape![1, 4, 1]>::arange();
    let y = x.as_view().expand::<Shape![4, 4, _, 1]>().permute::<Dims![1, 2, 0, 3]>().expand::<Shape![_, _, _, 1]>();
    let _ = y.slice(s![.., ..;-2]); //~ 305
}

fn expand_size_306() {
    // y = torch.arange(120).view((6, 4, 5)).flatten(0, 1).unsqueeze(0)
    // y.expand((3, 1, -1))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (24) at non-singleton dimension 1. Target sizes: [3, 1, -1]. Tensor sizes: [1, 24, 5]
    let x = Tensor::<i64, Shape![6, 4, 5]>::arange();
    let y = x.as_view().flatten::<0, 1>().unsqueeze::<0>();
    let _ = y.expand::<Shape![3, 1, _]>(); //~ 306
}

fn expand_size_307() {
    // y = torch.arange(20).view((2, 2, 5))
    // y.expand((1, 2, -1))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (2) at non-singleton dimension 0. Target sizes: [1, 2, -1]. Tensor sizes: [2, 2, 5]
    let x = Tensor::<i64, Shape![2, 2, 5]>::arange();
    let y = x.as_view();
    let _ = y.expand::<Shape![1, 2, _]>(); //~ 307
}

fn expand_size_308() {
    // y = torch.arange(18).view((6, 3, 1)).expand((6, -1, 5)).select(0, 3)
    // y.expand((-1, 1))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (5) at non-singleton dimension 1. Target sizes: [-1, 1]. Tensor sizes: [3, 5]
    let x = Tensor::<i64, Shape![6, 3, 1]>::arange();
    let y = x.as_view().expand::<Shape![6, _, 5]>().select::<0, 3>();
    let _ = y.expand::<Shape![_, 1]>(); //~ 308
}

fn expand_size_309() {
    // y = torch.arange(3).view((3,)).as_strided((), (), 2).t().t().expand((4,))
    // y.expand((3,))
    // RuntimeError: The expanded size of the tensor (3) must match the existing size (4) at non-singleton dimension 0. Target sizes: [3]. Tensor sizes: [4]
    let x = Tensor::<i64, Shape![3]>::arange();
    let y = x.as_view().as_strided::<Shape![], Strides![], 2>().t().t().expand::<Shape![4]>();
    let _ = y.expand::<Shape![3]>(); //~ 309
}

fn expand_size_310() {
    // y = torch.arange(3063).view((1021, 3)).transpose(0, 0)
    // y.expand((2, 1021, 4))
    // RuntimeError: The expanded size of the tensor (4) must match the existing size (3) at non-singleton dimension 2. Target sizes: [2, 1021, 4]. Tensor sizes: [1021, 3]
    let x = Tensor::<i64, Shape![1021, 3]>::arange();
    let y = x.as_view().transpose::<0, 0>();
    let _ = y.expand::<Shape![2, 1021, 4]>(); //~ 310
}

fn expand_size_311() {
    // y = torch.arange(36).view((6, 1, 6, 1, 1)).transpose(0, -3).flatten(1, 4)
    // y.expand((5, 6))
    // RuntimeError: The expanded size of the tensor (5) must match the existing size (6) at non-singleton dimension 0. Target sizes: [5, 6]. Tensor sizes: [6, 6]
    let x = Tensor::<i64, Shape![6, 1, 6, 1, 1]>::arange();
    let y = x.as_view().transpose::<0, -3>().flatten::<1, 4>();
    let _ = y.expand::<Shape![5, 6]>(); //~ 311
}

fn expand_size_312() {
    // y = torch.arange(30).view((5, 1, 6)).view((15, 2))[:-11, :1:3]
    // y.expand((3, 1, 2))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (4) at non-singleton dimension 1. Target sizes: [3, 1, 2]. Tensor sizes: [4, 1]
    let x = Tensor::<i64, Shape![5, 1, 6]>::arange();
    let y = x.as_view().view::<Shape![15, 2]>().slice(s![..-11, ..1;3]);
    let _ = y.expand::<Shape![3, 1, 2]>(); //~ 312
}

fn expand_size_313() {
    // y = torch.arange(288).view((4, 2, 6, 6))
    // y.expand((3, -1, 3, 6, -1))
    // RuntimeError: The expanded size of the tensor (3) must match the existing size (2) at non-singleton dimension 2. Target sizes: [3, -1, 3, 6, -1]. Tensor sizes: [4, 2, 6, 6]
    let x = Tensor::<i64, Shape![4, 2, 6, 6]>::arange();
    let y = x.as_view();
    let _ = y.expand::<Shape![3, _, 3, 6, _]>(); //~ 313
}

fn expand_size_314() {
    // y = torch.arange(80).view((1, 5, 4, 4)).expand((1, 5, -1, 4)).narrow(0, 0, 1).permute((3, 2, 1, 0))
    // y.expand((2, 4, 3, -1, 5))
    // RuntimeError: The expanded size of the tensor (3) must match the existing size (4) at non-singleton dimension 2. Target sizes: [2, 4, 3, -1, 5]. Tensor sizes: [4, 4, 5, 1]
    let x = Tensor::<i64, Shape![1, 5, 4, 4]>::arange();
    let y = x.as_view().expand::<Shape![1, 5, _, 4]>().narrow::<0, 0, 1>().permute::<Dims![3, 2, 1, 0]>();
    let _ = y.expand::<Shape![2, 4, 3, _, 5]>(); //~ 314
}

fn expand_size_315() {
    // y = torch.arange(5).view((5,))
    // y.expand((1,))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (5) at non-singleton dimension 0. Target sizes: [1]. Tensor sizes: [5]
    let x = Tensor::<i64, Shape![5]>::arange();
    let y = x.as_view();
    let _ = y.expand::<Shape![1]>(); //~ 315
}

fn expand_size_316() {
    // y = torch.arange(150).view((6, 5, 1, 5))
    // y.expand((2, 7, 5, 3, -1))
    // RuntimeError: The expanded size of the tensor (7) must match the existing size (6) at non-singleton dimension 1. Target sizes: [2, 7, 5, 3, -1]. Tensor sizes: [6, 5, 1, 5]
    let x = Tensor::<i64, Shape![6, 5, 1, 5]>::arange();
    let y = x.as_view();
    let _ = y.expand::<Shape![2, 7, 5, 3, _]>(); //~ 316
}

fn expand_size_317() {
    // y = torch.arange(1).view(()).unsqueeze(0).narrow(0, 0, 1).squeeze(0).expand((5, 1))
    // y.expand((6, 3))
    // RuntimeError: The expanded size of the tensor (6) must match the existing size (5) at non-singleton dimension 0. Target sizes: [6, 3]. Tensor sizes: [5, 1]
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().unsqueeze::<0>().narrow::<0, 0, 1>().squeeze::<0>().expand::<Shape![5, 1]>();
    let _ = y.expand::<Shape![6, 3]>(); //~ 317
}

fn expand_size_318() {
    // y = torch.arange(12).view((2, 2, 3)).flatten(-2, 2).select(0, 1)
    // y.expand((12,))
    // RuntimeError: The expanded size of the tensor (12) must match the existing size (6) at non-singleton dimension 0. Target sizes: [12]. Tensor sizes: [6]
    let x = Tensor::<i64, Shape![2, 2, 3]>::arange();
    let y = x.as_view().flatten::<-2, 2>().select::<0, 1>();
    let _ = y.expand::<Shape![12]>(); //~ 318
}

fn expand_size_319() {
    // y = torch.arange(16).view((1, 4, 4)).movedim(0, 0)
    // y.expand((4, 5, 3, -1))
    // RuntimeError: The expanded size of the tensor (3) must match the existing size (4) at non-singleton dimension 2. Target sizes: [4, 5, 3, -1]. Tensor sizes: [1, 4, 4]
    let x = Tensor::<i64, Shape![1, 4, 4]>::arange();
    let y = x.as_view().movedim::<0, 0>();
    let _ = y.expand::<Shape![4, 5, 3, _]>(); //~ 319
}

fn expand_size_320() {
    // y = torch.arange(4).view((2, 2)).t().squeeze(1)
    // y.expand((1, -1))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (2) at non-singleton dimension 0. Target sizes: [1, -1]. Tensor sizes: [2, 2]
    let x = Tensor::<i64, Shape![2, 2]>::arange();
    let y = x.as_view().t().squeeze::<1>();
    let _ = y.expand::<Shape![1, _]>(); //~ 320
}

fn expand_size_321() {
    // y = torch.arange(144).view((6, 4, 6))[3:4:7].as_strided((), (), 53).expand((3, 2)).flatten(0, -1)
    // y.expand((1,))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (6) at non-singleton dimension 0. Target sizes: [1]. Tensor sizes: [6]
    let x = Tensor::<i64, Shape![6, 4, 6]>::arange();
    let y = x.as_view().slice(s![3..4;7]).as_strided::<Shape![], Strides![], 53>().expand::<Shape![3, 2]>().flatten::<0, -1>();
    let _ = y.expand::<Shape![1]>(); //~ 321
}

fn expand_size_322() {
    // y = torch.arange(90).view((5, 6, 3)).narrow(1, 1, 2)
    // y.expand((1, 5, 4, -1))
    // RuntimeError: The expanded size of the tensor (4) must match the existing size (2) at non-singleton dimension 2. Target sizes: [1, 5, 4, -1]. Tensor sizes: [5, 2, 3]
    let x = Tensor::<i64, Shape![5, 6, 3]>::arange();
    let y = x.as_view().narrow::<1, 1, 2>();
    let _ = y.expand::<Shape![1, 5, 4, _]>(); //~ 322
}

fn expand_size_323() {
    // y = torch.arange(8).view((4, 2)).select(-2, 2)
    // y.expand((1,))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (2) at non-singleton dimension 0. Target sizes: [1]. Tensor sizes: [2]
    let x = Tensor::<i64, Shape![4, 2]>::arange();
    let y = x.as_view().select::<-2, 2>();
    let _ = y.expand::<Shape![1]>(); //~ 323
}

fn expand_size_324() {
    // y = torch.arange(270).view((5, 3, 1, 3, 6))[1:-1:3, 0:-2:2][0:, -1, :, 0:].view((18,)).t()
    // y.expand((17,))
    // RuntimeError: The expanded size of the tensor (17) must match the existing size (18) at non-singleton dimension 0. Target sizes: [17]. Tensor sizes: [18]
    let x = Tensor::<i64, Shape![5, 3, 1, 3, 6]>::arange();
    let y = x.as_view().slice(s![1..-1;3, 0..-2;2]).slice(s![0.., -1, .., 0..]).view::<Shape![18]>().t();
    let _ = y.expand::<Shape![17]>(); //~ 324
}

fn expand_size_325() {
    // y = torch.arange(72).view((6, 2, 1, 6, 1))
    // y.expand((12, -1, 3, 6, 5))
    // RuntimeError: The expanded size of the tensor (12) must match the existing size (6) at non-singleton dimension 0. Target sizes: [12, -1, 3, 6, 5]. Tensor sizes: [6, 2, 1, 6, 1]
    let x = Tensor::<i64, Shape![6, 2, 1, 6, 1]>::arange();
    let y = x.as_view();
    let _ = y.expand::<Shape![12, _, 3, 6, 5]>(); //~ 325
}

fn expand_size_326() {
    // y = torch.arange(5).view((5, 1)).select(1, 0)
    // y.expand((10,))
    // RuntimeError: The expanded size of the tensor (10) must match the existing size (5) at non-singleton dimension 0. Target sizes: [10]. Tensor sizes: [5]
    let x = Tensor::<i64, Shape![5, 1]>::arange();
    let y = x.as_view().select::<1, 0>();
    let _ = y.expand::<Shape![10]>(); //~ 326
}

fn expand_size_327() {
    // y = torch.arange(20).view((5, 4, 1, 1)).permute((2, 3, -3, 0)).expand((6, 5, 6, -1, 5))
    // y.expand((-1, 5, -1, 5, 5))
    // RuntimeError: The expanded size of the tensor (5) must match the existing size (4) at non-singleton dimension 3. Target sizes: [-1, 5, -1, 5, 5]. Tensor sizes: [6, 5, 6, 4, 5]
    let x = Tensor::<i64, Shape![5, 4, 1, 1]>::arange();
    let y = x.as_view().permute::<Dims![2, 3, -3, 0]>().expand::<Shape![6, 5, 6, _, 5]>();
    let _ = y.expand::<Shape![_, 5, _, 5, 5]>(); //~ 327
}

fn expand_fewer_328() {
    // y = torch.arange(3).view((1, 3)).narrow(0, 0, 1)[:, 2:3:4]
    // y.expand((1,))
    // RuntimeError: expand(torch.LongTensor{[1, 1]}, size=[1]): the number of sizes provided (1) must be greater or equal to the number of dimensions in the tensor (2)
    let x = Tensor::<i64, Shape![1, 3]>::arange();
    let y = x.as_view().narrow::<0, 0, 1>().slice(s![.., 2..3;4]);
    let _ = y.expand::<Shape![1]>(); //~ 328
}

fn expand_fewer_329() {
    // y = torch.arange(30).view((6, 5)).squeeze(1)
    // y.expand(())
    // RuntimeError: expand(torch.LongTensor{[6, 5]}, size=[]): the number of sizes provided (0) must be greater or equal to the number of dimensions in the tensor (2)
    let x = Tensor::<i64, Shape![6, 5]>::arange();
    let y = x.as_view().squeeze::<1>();
    let _ = y.expand::<Shape![]>(); //~ 329
}

fn expand_fewer_330() {
    // y = torch.arange(216).view((6, 1, 6, 1, 2, 3)).narrow(4, 0, 1).view((-1, 6, 3)).permute((2, 1, 0))
    // y.expand((6, 6))
    // RuntimeError: expand(torch.LongTensor{[3, 6, 6]}, size=[6, 6]): the number of sizes provided (2) must be greater or equal to the number of dimensions in the tensor (3)
    let x = Tensor::<i64, Shape![6, 1, 6, 1, 2, 3]>::arange();
    let y = x.as_view().narrow::<4, 0, 1>().view::<Shape![_, 6, 3]>().permute::<Dims![2, 1, 0]>();
    let _ = y.expand::<Shape![6, 6]>(); //~ 330
}

fn expand_fewer_331() {
    // y = torch.arange(180).view((3, 5, 6, 2)).narrow(1, 4, 1).expand((-1, 3, 6, -1)).transpose(0, 0).squeeze(1)
    // y.expand((6, 2))
    // RuntimeError: expand(torch.LongTensor{[3, 3, 6, 2]}, size=[6, 2]): the number of sizes provided (2) must be greater or equal to the number of dimensions in the tensor (4)
    let x = Tensor::<i64, Shape![3, 5, 6, 2]>::arange();
    let y = x.as_view().narrow::<1, 4, 1>().expand::<Shape![_, 3, 6, _]>().transpose::<0, 0>().squeeze::<1>();
    let _ = y.expand::<Shape![6, 2]>(); //~ 331
}

fn expand_fewer_332() {
    // y = torch.arange(24).view((1, 4, 6, 1)).flatten(1, -1)
    // y.expand(())
    // RuntimeError: expand(torch.LongTensor{[1, 24]}, size=[]): the number of sizes provided (0) must be greater or equal to the number of dimensions in the tensor (2)
    let x = Tensor::<i64, Shape![1, 4, 6, 1]>::arange();
    let y = x.as_view().flatten::<1, -1>();
    let _ = y.expand::<Shape![]>(); //~ 332
}

fn expand_fewer_333() {
    // y = torch.arange(3072).view((3, 32, 32)).narrow(-1, 7, 13).view((96, 13))[-77]
    // y.expand(())
    // RuntimeError: expand(torch.LongTensor{[13]}, size=[]): the number of sizes provided (0) must be greater or equal to the number of dimensions in the tensor (1)
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view().narrow::<-1, 7, 13>().view::<Shape![96, 13]>().slice(s![-77]);
    let _ = y.expand::<Shape![]>(); //~ 333
}

fn expand_fewer_334() {
    // y = torch.arange(3).view((3, 1))[-2::3]
    // y.expand(())
    // RuntimeError: expand(torch.LongTensor{[1, 1]}, size=[]): the number of sizes provided (0) must be greater or equal to the number of dimensions in the tensor (2)
    let x = Tensor::<i64, Shape![3, 1]>::arange();
    let y = x.as_view().slice(s![-2..;3]);
    let _ = y.expand::<Shape![]>(); //~ 334
}

fn expand_fewer_335() {
    // y = torch.arange(80).view((5, 4, 4)).narrow(2, 3, 1)
    // y.expand((4, 1))
    // RuntimeError: expand(torch.LongTensor{[5, 4, 1]}, size=[4, 1]): the number of sizes provided (2) must be greater or equal to the number of dimensions in the tensor (3)
    let x = Tensor::<i64, Shape![5, 4, 4]>::arange();
    let y = x.as_view().narrow::<2, 3, 1>();
    let _ = y.expand::<Shape![4, 1]>(); //~ 335
}

fn expand_fewer_336() {
    // y = torch.arange(2114).view((1057, 2)).expand((4, 1057, 2))
    // y.expand((1057, 2))
    // RuntimeError: expand(torch.LongTensor{[4, 1057, 2]}, size=[1057, 2]): the number of sizes provided (2) must be greater or equal to the number of dimensions in the tensor (3)
    let x = Tensor::<i64, Shape![1057, 2]>::arange();
    let y = x.as_view().expand::<Shape![4, 1057, 2]>();
    let _ = y.expand::<Shape![1057, 2]>(); //~ 336
}

fn expand_fewer_337() {
    // y = torch.arange(36).view((6, 1, 6)).squeeze(1)
    // y.expand(())
    // RuntimeError: expand(torch.LongTensor{[6, 6]}, size=[]): the number of sizes provided (0) must be greater or equal to the number of dimensions in the tensor (2)
    let x = Tensor::<i64, Shape![6, 1, 6]>::arange();
    let y = x.as_view().squeeze::<1>();
    let _ = y.expand::<Shape![]>(); //~ 337
}

fn expand_fewer_338() {
    // y = torch.arange(20).view((5, 4, 1))[-1:].movedim(-2, -1).narrow(1, 0, 1)
    // y.expand((1, 4))
    // RuntimeError: expand(torch.LongTensor{[1, 1, 4]}, size=[1, 4]): the number of sizes provided (2) must be greater or equal to the number of dimensions in the tensor (3)
    let x = Tensor::<i64, Shape![5, 4, 1]>::arange();
    let y = x.as_view().slice(s![-1..]).movedim::<-2, -1>().narrow::<1, 0, 1>();
    let _ = y.expand::<Shape![1, 4]>(); //~ 338
}

fn expand_fewer_339() {
    // y = torch.arange(108).view((3, 6, 2, 3)).expand((1, 3, -1, 2, -1)).narrow(-1, 2, 1).view((-1,))
    // y.expand(())
    // RuntimeError: expand(torch.LongTensor{[36]}, size=[]): the number of sizes provided (0) must be greater or equal to the number of dimensions in the tensor (1)
    let x = Tensor::<i64, Shape![3, 6, 2, 3]>::arange();
    let y = x.as_view().expand::<Shape![1, 3, _, 2, _]>().narrow::<-1, 2, 1>().view::<Shape![_]>();
    let _ = y.expand::<Shape![]>(); //~ 339
}

fn expand_fewer_340() {
    // y = torch.arange(200).view((5, 2, 4, 5)).narrow(3, 1, 3).movedim(-2, 1)
    // y.expand(())
    // RuntimeError: expand(torch.LongTensor{[5, 4, 2, 3]}, size=[]): the number of sizes provided (0) must be greater or equal to the number of dimensions in the tensor (4)
    let x = Tensor::<i64, Shape![5, 2, 4, 5]>::arange();
    let y = x.as_view().narrow::<3, 1, 3>().movedim::<-2, 1>();
    let _ = y.expand::<Shape![]>(); //~ 340
}

fn expand_leading_341() {
    // y = torch.arange(1).view((1,)).view(()).expand((6, 2))
    // y.expand((3, -1, 6, -1))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 1
    let x = Tensor::<i64, Shape![1]>::arange();
    let y = x.as_view().view::<Shape![]>().expand::<Shape![6, 2]>();
    let _ = y.expand::<Shape![3, _, 6, _]>(); //~ 341
}

fn expand_leading_342() {
    // y = torch.arange(4).view((2, 2)).t().t().view((4,)).narrow(-1, 3, 1)
    // y.expand((-1, 1))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0
    let x = Tensor::<i64, Shape![2, 2]>::arange();
    let y = x.as_view().t().t().view::<Shape![4]>().narrow::<-1, 3, 1>();
    let _ = y.expand::<Shape![_, 1]>(); //~ 342
}

fn expand_leading_343() {
    // y = torch.arange(2365).view((43, 55))
    // y.expand((-1, 2, 43, -1))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0
    let x = Tensor::<i64, Shape![43, 55]>::arange();
    let y = x.as_view();
    let _ = y.expand::<Shape![_, 2, 43, _]>(); //~ 343
}

fn expand_leading_344() {
    // y = torch.arange(120).view((2, 6, 2, 5, 1)).flatten(-3, 3)[:, 1]
    // y.expand((-1, 2, 2, 10, 1))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0
    let x = Tensor::<i64, Shape![2, 6, 2, 5, 1]>::arange();
    let y = x.as_view().flatten::<-3, 3>().slice(s![.., 1]);
    let _ = y.expand::<Shape![_, 2, 2, 10, 1]>(); //~ 344
}

fn expand_leading_345() {
    // y = torch.arange(6).view((3, 1, 1, 2)).transpose(2, -1).squeeze(3)
    // y.expand((-1, -1, -1, 2))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0
    let x = Tensor::<i64, Shape![3, 1, 1, 2]>::arange();
    let y = x.as_view().transpose::<2, -1>().squeeze::<3>();
    let _ = y.expand::<Shape![_, _, _, 2]>(); //~ 345
}

fn expand_leading_346() {
    // y = torch.arange(144).view((4, 2, 6, 3)).as_strided((2, 1), (0, 0), 94).expand((2, 2)).flatten(1, -1)[:1]
    // y.expand((-1, -1, -1))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0
    let x = Tensor::<i64, Shape![4, 2, 6, 3]>::arange();
    let y = x.as_view().as_strided::<Shape![2, 1], Strides![0, 0], 94>().expand::<Shape![2, 2]>().flatten::<1, -1>().slice(s![..1]);
    let _ = y.expand::<Shape![_, _, _]>(); //~ 346
}

fn expand_leading_347() {
    // y = torch.arange(48).view((4, 2, 6)).flatten(1, -1).view((8, 6, 1))[:8:1, 1].expand((4, 8, 1))
    // y.expand((-1, -1, -1, -1))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0
    let x = Tensor::<i64, Shape![4, 2, 6]>::arange();
    let y = x.as_view().flatten::<1, -1>().view::<Shape![8, 6, 1]>().slice(s![..8;1, 1]).expand::<Shape![4, 8, 1]>();
    let _ = y.expand::<Shape![_, _, _, _]>(); //~ 347
}

fn expand_leading_348() {
    // y = torch.arange(24).view((1, 6, 4)).transpose(0, 1).narrow(0, 5, 1).select(2, 0).expand((1, 2, 2))
    // y.expand((-1, 2, 1, 2, -1))
    // RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0
    let x = Tensor::<i64, Shape![1, 6, 4]>::arange();
    let y = x.as_view().transpose::<0, 1>().narrow::<0, 5, 1>().select::<2, 0>().expand::<Shape![1, 2, 2]>();
    let _ = y.expand::<Shape![_, 2, 1, 2, _]>(); //~ 348
}

fn unsqueeze_dim_349() {
    // y = torch.arange(1).view((1, 1))[-1, -1].t().view((-1,)).t()
    // y.unsqueeze(-3)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got -3)
    let x = Tensor::<i64, Shape![1, 1]>::arange();
    let y = x.as_view().slice(s![-1, -1]).t().view::<Shape![_]>().t();
    let _ = y.unsqueeze::<-3>(); //~ 349
}

fn unsqueeze_dim_350() {
    // y = torch.arange(15).view((3, 5)).select(1, 0).expand((1, 3))
    // y.unsqueeze(-4)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -4)
    let x = Tensor::<i64, Shape![3, 5]>::arange();
    let y = x.as_view().select::<1, 0>().expand::<Shape![1, 3]>();
    let _ = y.unsqueeze::<-4>(); //~ 350
}

fn unsqueeze_dim_351() {
    // y = torch.arange(10).view((5, 1, 1, 2)).squeeze(-3).narrow(2, 0, 2)
    // y.unsqueeze(-5)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -5)
    let x = Tensor::<i64, Shape![5, 1, 1, 2]>::arange();
    let y = x.as_view().squeeze::<-3>().narrow::<2, 0, 2>();
    let _ = y.unsqueeze::<-5>(); //~ 351
}

fn unsqueeze_dim_352() {
    // y = torch.arange(192).view((6, 2, 2, 2, 4))
    // y.unsqueeze(-7)
    // IndexError: Dimension out of range (expected to be in range of [-6, 5], but got -7)
    let x = Tensor::<i64, Shape![6, 2, 2, 2, 4]>::arange();
    let y = x.as_view();
    let _ = y.unsqueeze::<-7>(); //~ 352
}

fn unsqueeze_dim_353() {
    // y = torch.arange(18).view((3, 6)).narrow(0, 2, 1).unsqueeze(2)[0, :, :]
    // y.unsqueeze(-4)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -4)
    let x = Tensor::<i64, Shape![3, 6]>::arange();
    let y = x.as_view().narrow::<0, 2, 1>().unsqueeze::<2>().slice(s![0, .., ..]);
    let _ = y.unsqueeze::<-4>(); //~ 353
}

fn unsqueeze_dim_354() {
    // y = torch.arange(75).view((5, 1, 5, 3)).view((75, 1))[26:36:4].expand((4, -1, 1))[2:-1:1, -1::3, -1]
    // y.unsqueeze(3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![5, 1, 5, 3]>::arange();
    let y = x.as_view().view::<Shape![75, 1]>().slice(s![26..36;4]).expand::<Shape![4, _, 1]>().slice(s![2..-1;1, -1..;3, -1]);
    let _ = y.unsqueeze::<3>(); //~ 354
}

fn unsqueeze_dim_355() {
    // y = torch.arange(2).view((1, 2)).squeeze(0).expand((6, 2))
    // y.unsqueeze(-5)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got -5)
    let x = Tensor::<i64, Shape![1, 2]>::arange();
    let y = x.as_view().squeeze::<0>().expand::<Shape![6, 2]>();
    let _ = y.unsqueeze::<-5>(); //~ 355
}

fn unsqueeze_dim_356() {
    // y = torch.arange(50).view((2, 5, 5)).expand((3, 2, 5, 5)).as_strided((), (), 49)
    // y.unsqueeze(-4)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got -4)
    let x = Tensor::<i64, Shape![2, 5, 5]>::arange();
    let y = x.as_view().expand::<Shape![3, 2, 5, 5]>().as_strided::<Shape![], Strides![], 49>();
    let _ = y.unsqueeze::<-4>(); //~ 356
}

fn unsqueeze_dim_357() {
    // y = torch.arange(6).view((6, 1)).narrow(1, 0, 1)
    // y.unsqueeze(3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![6, 1]>::arange();
    let y = x.as_view().narrow::<1, 0, 1>();
    let _ = y.unsqueeze::<3>(); //~ 357
}

fn unsqueeze_dim_358() {
    // y = torch.arange(60).view((2, 5, 2, 3)).permute((1, 2, 3, 0)).transpose(2, -1).view((10, 2, 3))
    // y.unsqueeze(4)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
    let x = Tensor::<i64, Shape![2, 5, 2, 3]>::arange();
    let y = x.as_view().permute::<Dims![1, 2, 3, 0]>().transpose::<2, -1>().view::<Shape![10, 2, 3]>();
    let _ = y.unsqueeze::<4>(); //~ 358
}

fn unsqueeze_dim_359() {
    // y = torch.arange(125).view((5, 5, 5)).narrow(2, 1, 2).view((-1, 2))[:, :2:3].narrow(1, 0, 1)
    // y.unsqueeze(4)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 4)
    let x = Tensor::<i64, Shape![5, 5, 5]>::arange();
    let y = x.as_view().narrow::<2, 1, 2>().view::<Shape![_, 2]>().slice(s![.., ..2;3]).narrow::<1, 0, 1>();
    let _ = y.unsqueeze::<4>(); //~ 359
}

fn squeeze_dim_360() {
    // y = torch.arange(4).view((2, 2)).expand((1, -1, 2))
    // y.squeeze(3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![2, 2]>::arange();
    let y = x.as_view().expand::<Shape![1, _, 2]>();
    let _ = y.squeeze::<3>(); //~ 360
}

fn squeeze_dim_361() {
    // y = torch.arange(560).view((1, 5, 1, 112)).view((-1,))
    // y.squeeze(1)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![1, 5, 1, 112]>::arange();
    let y = x.as_view().view::<Shape![_]>();
    let _ = y.squeeze::<1>(); //~ 361
}

fn squeeze_dim_362() {
    // y = torch.arange(75).view((3, 5, 5, 1)).transpose(3, 3).transpose(2, 0).permute((3, 2, -4, -3)).view((3, 1, 1, 5, 5))
    // y.squeeze(5)
    // IndexError: Dimension out of range (expected to be in range of [-5, 4], but got 5)
    let x = Tensor::<i64, Shape![3, 5, 5, 1]>::arange();
    let y = x.as_view().transpose::<3, 3>().transpose::<2, 0>().permute::<Dims![3, 2, -4, -3]>().view::<Shape![3, 1, 1, 5, 5]>();
    let _ = y.squeeze::<5>(); //~ 362
}

fn squeeze_dim_363() {
    // y = torch.arange(12).view((2, 2, 3)).permute((1, 0, 2)).movedim(0, -1)
    // y.squeeze(3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![2, 2, 3]>::arange();
    let y = x.as_view().permute::<Dims![1, 0, 2]>().movedim::<0, -1>();
    let _ = y.squeeze::<3>(); //~ 363
}

fn squeeze_dim_364() {
    // y = torch.arange(6).view((1, 3, 2, 1))[::2, :].transpose(1, -2)
    // y.squeeze(-7)
    // IndexError: Dimension out of range (expected to be in range of [-4, 3], but got -7)
    let x = Tensor::<i64, Shape![1, 3, 2, 1]>::arange();
    let y = x.as_view().slice(s![..;2, ..]).transpose::<1, -2>();
    let _ = y.squeeze::<-7>(); //~ 364
}

fn squeeze_dim_365() {
    // y = torch.arange(90).view((6, 3, 5, 1)).permute((1, 2, 0, 3)).view((15, 2, -1))
    // y.squeeze(5)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 5)
    let x = Tensor::<i64, Shape![6, 3, 5, 1]>::arange();
    let y = x.as_view().permute::<Dims![1, 2, 0, 3]>().view::<Shape![15, 2, _]>();
    let _ = y.squeeze::<5>(); //~ 365
}

fn squeeze_dim_366() {
    // y = torch.arange(16).view((4, 4)).movedim(-1, 0).narrow(-2, 1, 3).t()
    // y.squeeze(2)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![4, 4]>::arange();
    let y = x.as_view().movedim::<-1, 0>().narrow::<-2, 1, 3>().t();
    let _ = y.squeeze::<2>(); //~ 366
}

fn squeeze_dim_367() {
    // y = torch.arange(3120).view((48, 65))
    // y.squeeze(2)
    // IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
    let x = Tensor::<i64, Shape![48, 65]>::arange();
    let y = x.as_view();
    let _ = y.squeeze::<2>(); //~ 367
}

fn squeeze_dim_368() {
    // y = torch.arange(120).view((4, 5, 6)).permute((1, -1, 0))
    // y.squeeze(3)
    // IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
    let x = Tensor::<i64, Shape![4, 5, 6]>::arange();
    let y = x.as_view().permute::<Dims![1, -1, 0]>();
    let _ = y.squeeze::<3>(); //~ 368
}

fn squeeze_dim_369() {
    // y = torch.arange(120).view((1, 5, 6, 2, 2)).view((-1, 2)).flatten(0, 1)
    // y.squeeze(1)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
    let x = Tensor::<i64, Shape![1, 5, 6, 2, 2]>::arange();
    let y = x.as_view().view::<Shape![_, 2]>().flatten::<0, 1>();
    let _ = y.squeeze::<1>(); //~ 369
}

fn squeeze_dim_370() {
    // y = torch.arange(3).view((3, 1)).select(0, 1).permute((0,))
    // y.squeeze(2)
    // IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 2)
    let x = Tensor::<i64, Shape![3, 1]>::arange();
    let y = x.as_view().select::<0, 1>().permute::<Dims![0]>();
    let _ = y.squeeze::<2>(); //~ 370
}

fn as_strided_bounds_371() {
    // y = torch.arange(1).view(()).t().view((1,))
    // y.as_strided((3,), (2,), 0)
    // RuntimeError: setStorage: sizes [3], strides [2], storage offset 0, and itemsize 8 requiring a storage size of 40 are out of bounds for storage of size 8
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().t().view::<Shape![1]>();
    let _ = y.as_strided::<Shape![3], Strides![2], 0>(); //~ 371
}

fn as_strided_bounds_372() {
    // y = torch.arange(4).view((4, 1, 1)).expand((-1, 3, 1))[::4, :, :]
    // y.as_strided((6, 6), (4, 4), 0)
    // RuntimeError: setStorage: sizes [6, 6], strides [4, 4], storage offset 0, and itemsize 8 requiring a storage size of 328 are out of bounds for storage of size 32
    let x = Tensor::<i64, Shape![4, 1, 1]>::arange();
    let y = x.as_view().expand::<Shape![_, 3, 1]>().slice(s![..;4, .., ..]);
    let _ = y.as_strided::<Shape![6, 6], Strides![4, 4], 0>(); //~ 372
}

fn as_strided_bounds_373() {
    // y = torch.arange(738).view((1, 6, 1, 123)).unsqueeze(0).as_strided((10,), (2,), 667).permute((0,))
    // y.as_strided((5,), (0,), 741)
    // RuntimeError: setStorage: sizes [5], strides [0], storage offset 741, and itemsize 8 requiring a storage size of 5936 are out of bounds for storage of size 5904
    let x = Tensor::<i64, Shape![1, 6, 1, 123]>::arange();
    let y = x.as_view().unsqueeze::<0>().as_strided::<Shape![10], Strides![2], 667>().permute::<Dims![0]>();
    let _ = y.as_strided::<Shape![5], Strides![0], 741>(); //~ 373
}

fn as_strided_bounds_374() {
    // y = torch.arange(3072).view((3, 32, 32)).narrow(1, 30, 2).view((3, -1))
    // y.as_strided((3,), (2862,), 1)
    // RuntimeError: setStorage: sizes [3], strides [2862], storage offset 1, and itemsize 8 requiring a storage size of 45808 are out of bounds for storage of size 24576
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view().narrow::<1, 30, 2>().view::<Shape![3, _]>();
    let _ = y.as_strided::<Shape![3], Strides![2862], 1>(); //~ 374
}

fn as_strided_bounds_375() {
    // y = torch.arange(10).view((1, 5, 2))[:, 2:5]
    // y.as_strided((5, 6), (0, 6), 3)
    // RuntimeError: setStorage: sizes [5, 6], strides [0, 6], storage offset 3, and itemsize 8 requiring a storage size of 272 are out of bounds for storage of size 80
    let x = Tensor::<i64, Shape![1, 5, 2]>::arange();
    let y = x.as_view().slice(s![.., 2..5]);
    let _ = y.as_strided::<Shape![5, 6], Strides![0, 6], 3>(); //~ 375
}

fn as_strided_bounds_376() {
    // y = torch.arange(48).view((4, 6, 2)).transpose(-1, 0).view((2, 6, 4, 1)).expand((1, 6, -1, -1, 4, 1))
    // y.as_strided((3, 1), (2, 16), 44)
    // RuntimeError: setStorage: sizes [3, 1], strides [2, 16], storage offset 44, and itemsize 8 requiring a storage size of 392 are out of bounds for storage of size 384
    let x = Tensor::<i64, Shape![4, 6, 2]>::arange();
    let y = x.as_view().transpose::<-1, 0>().view::<Shape![2, 6, 4, 1]>().expand::<Shape![1, 6, _, _, 4, 1]>();
    let _ = y.as_strided::<Shape![3, 1], Strides![2, 16], 44>(); //~ 376
}

fn as_strided_bounds_377() {
    // y = torch.arange(4).view((4, 1)).transpose(-1, -1).t().permute((0, 1))
    // y.as_strided((4, 5), (2, 2), 0)
    // RuntimeError: setStorage: sizes [4, 5], strides [2, 2], storage offset 0, and itemsize 8 requiring a storage size of 120 are out of bounds for storage of size 32
    let x = Tensor::<i64, Shape![4, 1]>::arange();
    let y = x.as_view().transpose::<-1, -1>().t().permute::<Dims![0, 1]>();
    let _ = y.as_strided::<Shape![4, 5], Strides![2, 2], 0>(); //~ 377
}

fn as_strided_bounds_378() {
    // y = torch.arange(6).view((1, 1, 3, 2)).select(-1, 0)[0, :, :].movedim(-1, -2).unsqueeze(1)
    // y.as_strided((3, 5, 2), (0, 3, 4), 2)
    // RuntimeError: setStorage: sizes [3, 5, 2], strides [0, 3, 4], storage offset 2, and itemsize 8 requiring a storage size of 152 are out of bounds for storage of size 48
    let x = Tensor::<i64, Shape![1, 1, 3, 2]>::arange();
    let y = x.as_view().select::<-1, 0>().slice(s![0, .., ..]).movedim::<-1, -2>().unsqueeze::<1>();
    let _ = y.as_strided::<Shape![3, 5, 2], Strides![0, 3, 4], 2>(); //~ 378
}

fn as_strided_bounds_379() {
    // y = torch.arange(2).view((2,)).unsqueeze(0).permute((1, 0))
    // y.as_strided((3, 1, 5), (1, 4, 4), 0)
    // RuntimeError: setStorage: sizes [3, 1, 5], strides [1, 4, 4], storage offset 0, and itemsize 8 requiring a storage size of 152 are out of bounds for storage of size 16
    let x = Tensor::<i64, Shape![2]>::arange();
    let y = x.as_view().unsqueeze::<0>().permute::<Dims![1, 0]>();
    let _ = y.as_strided::<Shape![3, 1, 5], Strides![1, 4, 4], 0>(); //~ 379
}

fn as_strided_bounds_380() {
    // y = torch.arange(1449).view((69, 21)).permute((0, 1)).as_strided((39, 16), (0, 0), 102)[-19, -16::3].squeeze(0)
    // y.as_strided((2, 2, 6), (2, 4, 716), 0)
    // RuntimeError: setStorage: sizes [2, 2, 6], strides [2, 4, 716], storage offset 0, and itemsize 8 requiring a storage size of 28696 are out of bounds for storage of size 11592
    let x = Tensor::<i64, Shape![69, 21]>::arange();
    let y = x.as_view().permute::<Dims![0, 1]>().as_strided::<Shape![39, 16], Strides![0, 0], 102>().slice(s![-19, -16..;3]).squeeze::<0>();
    let _ = y.as_strided::<Shape![2, 2, 6], Strides![2, 4, 716], 0>(); //~ 380
}

fn as_strided_bounds_381() {
    // y = torch.arange(24).view((6, 4)).unsqueeze(2)
    // y.as_strided((3,), (16,), 17)
    // RuntimeError: setStorage: sizes [3], strides [16], storage offset 17, and itemsize 8 requiring a storage size of 400 are out of bounds for storage of size 192
    let x = Tensor::<i64, Shape![6, 4]>::arange();
    let y = x.as_view().unsqueeze::<2>();
    let _ = y.as_strided::<Shape![3], Strides![16], 17>(); //~ 381
}

fn as_strided_bounds_382() {
    // y = torch.arange(1148).view((1148,)).narrow(0, 942, 177).expand((4, -1)).expand((1, 3, 4, -1)).expand((5, -1, -1, -1))
    // y.as_strided((3, 3), (407, 4), 328)
    // RuntimeError: setStorage: sizes [3, 3], strides [407, 4], storage offset 328, and itemsize 8 requiring a storage size of 9208 are out of bounds for storage of size 9184
    let x = Tensor::<i64, Shape![1148]>::arange();
    let y = x.as_view().narrow::<0, 942, 177>().expand::<Shape![4, _]>().expand::<Shape![1, 3, 4, _]>().expand::<Shape![5, _, _, _]>();
    let _ = y.as_strided::<Shape![3, 3], Strides![407, 4], 328>(); //~ 382
}

fn as_strided_bounds_383() {
    // y = torch.arange(12).view((3, 4)).select(-1, 0).permute((0,)).view((-1, 1)).movedim(0, -1)
    // y.as_strided((5,), (3,), 12)
    // RuntimeError: setStorage: sizes [5], strides [3], storage offset 12, and itemsize 8 requiring a storage size of 200 are out of bounds for storage of size 96
    let x = Tensor::<i64, Shape![3, 4]>::arange();
    let y = x.as_view().select::<-1, 0>().permute::<Dims![0]>().view::<Shape![_, 1]>().movedim::<0, -1>();
    let _ = y.as_strided::<Shape![5], Strides![3], 12>(); //~ 383
}

fn as_strided_bounds_384() {
    // y = torch.arange(144).view((3, 4, 3, 1, 4)).transpose(-1, 0).squeeze(3).as_strided((2,), (1,), 4)
    // y.as_strided((1, 5, 6), (47, 1, 83), 48)
    // RuntimeError: setStorage: sizes [1, 5, 6], strides [47, 1, 83], storage offset 48, and itemsize 8 requiring a storage size of 3744 are out of bounds for storage of size 1152
    let x = Tensor::<i64, Shape![3, 4, 3, 1, 4]>::arange();
    let y = x.as_view().transpose::<-1, 0>().squeeze::<3>().as_strided::<Shape![2], Strides![1], 4>();
    let _ = y.as_strided::<Shape![1, 5, 6], Strides![47, 1, 83], 48>(); //~ 384
}

fn as_strided_bounds_385() {
    // y = torch.arange(1000).view((1000, 1)).as_strided((19,), (2,), 669).t()
    // y.as_strided((4, 5), (0, 1), 999)
    // RuntimeError: setStorage: sizes [4, 5], strides [0, 1], storage offset 999, and itemsize 8 requiring a storage size of 8032 are out of bounds for storage of size 8000
    let x = Tensor::<i64, Shape![1000, 1]>::arange();
    let y = x.as_view().as_strided::<Shape![19], Strides![2], 669>().t();
    let _ = y.as_strided::<Shape![4, 5], Strides![0, 1], 999>(); //~ 385
}

fn as_strided_bounds_386() {
    // y = torch.arange(4).view((2, 1, 1, 2)).select(-2, 0).permute((0, 2, 1)).squeeze(-1)
    // y.as_strided((5, 2), (4, 0), 2)
    // RuntimeError: setStorage: sizes [5, 2], strides [4, 0], storage offset 2, and itemsize 8 requiring a storage size of 152 are out of bounds for storage of size 32
    let x = Tensor::<i64, Shape![2, 1, 1, 2]>::arange();
    let y = x.as_view().select::<-2, 0>().permute::<Dims![0, 2, 1]>().squeeze::<-1>();
    let _ = y.as_strided::<Shape![5, 2], Strides![4, 0], 2>(); //~ 386
}

fn as_strided_bounds_387() {
    // y = torch.arange(1).view(()).unsqueeze(0)
    // y.as_strided((3,), (4,), 0)
    // RuntimeError: setStorage: sizes [3], strides [4], storage offset 0, and itemsize 8 requiring a storage size of 72 are out of bounds for storage of size 8
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().unsqueeze::<0>();
    let _ = y.as_strided::<Shape![3], Strides![4], 0>(); //~ 387
}

fn as_strided_bounds_388() {
    // y = torch.arange(96).view((2, 3, 4, 2, 2)).view((-1,))[29:-10:4]
    // y.as_strided((3, 3), (17, 3), 57)
    // RuntimeError: setStorage: sizes [3, 3], strides [17, 3], storage offset 57, and itemsize 8 requiring a storage size of 784 are out of bounds for storage of size 768
    let x = Tensor::<i64, Shape![2, 3, 4, 2, 2]>::arange();
    let y = x.as_view().view::<Shape![_]>().slice(s![29..-10;4]);
    let _ = y.as_strided::<Shape![3, 3], Strides![17, 3], 57>(); //~ 388
}

fn as_strided_bounds_389() {
    // y = torch.arange(20).view((1, 5, 2, 2)).permute((0, 2, 1, 3)).view((2, 5, 2))
    // y.as_strided((4, 4), (3, 1), 8)
    // RuntimeError: setStorage: sizes [4, 4], strides [3, 1], storage offset 8, and itemsize 8 requiring a storage size of 168 are out of bounds for storage of size 160
    let x = Tensor::<i64, Shape![1, 5, 2, 2]>::arange();
    let y = x.as_view().permute::<Dims![0, 2, 1, 3]>().view::<Shape![2, 5, 2]>();
    let _ = y.as_strided::<Shape![4, 4], Strides![3, 1], 8>(); //~ 389
}

fn as_strided_bounds_390() {
    // y = torch.arange(6).view((2, 1, 3))[:, :, :1].expand((2, -1, 5)).squeeze(1)
    // y.as_strided((3, 6), (0, 6), 0)
    // RuntimeError: setStorage: sizes [3, 6], strides [0, 6], storage offset 0, and itemsize 8 requiring a storage size of 248 are out of bounds for storage of size 48
    let x = Tensor::<i64, Shape![2, 1, 3]>::arange();
    let y = x.as_view().slice(s![.., .., ..1]).expand::<Shape![2, _, 5]>().squeeze::<1>();
    let _ = y.as_strided::<Shape![3, 6], Strides![0, 6], 0>(); //~ 390
}

fn as_strided_bounds_391() {
    // y = torch.arange(288).view((4, 1, 3, 6, 4)).transpose(2, -4).permute((1, 4, 2, 3, 0)).select(3, 5)
    // y.as_strided((4,), (3,), 279)
    // RuntimeError: setStorage: sizes [4], strides [3], storage offset 279, and itemsize 8 requiring a storage size of 2312 are out of bounds for storage of size 2304
    let x = Tensor::<i64, Shape![4, 1, 3, 6, 4]>::arange();
    let y = x.as_view().transpose::<2, -4>().permute::<Dims![1, 4, 2, 3, 0]>().select::<3, 5>();
    let _ = y.as_strided::<Shape![4], Strides![3], 279>(); //~ 391
}

fn as_strided_bounds_392() {
    // y = torch.arange(16).view((1, 4, 4))[:, 1:, :].unsqueeze(-2).view((-1, 6, 2))
    // y.as_strided((1, 6, 4), (2, 0, 3), 14)
    // RuntimeError: setStorage: sizes [1, 6, 4], strides [2, 0, 3], storage offset 14, and itemsize 8 requiring a storage size of 192 are out of bounds for storage of size 128
    let x = Tensor::<i64, Shape![1, 4, 4]>::arange();
    let y = x.as_view().slice(s![.., 1.., ..]).unsqueeze::<-2>().view::<Shape![_, 6, 2]>();
    let _ = y.as_strided::<Shape![1, 6, 4], Strides![2, 0, 3], 14>(); //~ 392
}

fn as_strided_rank_393() {
    // y = torch.arange(992).view((31, 32)).permute((0, 1)).view((-1, 8))
    // y.as_strided((2, 1, 1), (1, 1, 1, 1), 0)
    // RuntimeError: mismatch in length of strides and shape
    let x = Tensor::<i64, Shape![31, 32]>::arange();
    let y = x.as_view().permute::<Dims![0, 1]>().view::<Shape![_, 8]>();
    let _ = y.as_strided::<Shape![2, 1, 1], Strides![1, 1, 1, 1], 0>(); //~ 393
}

fn as_strided_rank_394() {
    // y = torch.arange(64).view((4, 4, 4, 1)).transpose(-2, 3).as_strided((1,), (0,), 30).permute((0,)).as_strided((1, 5, 6), (17, 1, 1), 44)
    // y.as_strided((2, 2, 2), (1, 1, 1, 1), 0)
    // RuntimeError: mismatch in length of strides and shape
    let x = Tensor::<i64, Shape![4, 4, 4, 1]>::arange();
    let y = x.as_view().transpose::<-2, 3>().as_strided::<Shape![1], Strides![0], 30>().permute::<Dims![0]>().as_strided::<Shape![1, 5, 6], Strides![17, 1, 1], 44>();
    let _ = y.as_strided::<Shape![2, 2, 2], Strides![1, 1, 1, 1], 0>(); //~ 394
}

fn as_strided_rank_395() {
    // y = torch.arange(25).view((5, 1, 5, 1)).transpose(3, 2)
    // y.as_strided((2,), (), 0)
    // RuntimeError: mismatch in length of strides and shape
    let x = Tensor::<i64, Shape![5, 1, 5, 1]>::arange();
    let y = x.as_view().transpose::<3, 2>();
    let _ = y.as_strided::<Shape![2], Strides![], 0>(); //~ 395
}

fn as_strided_rank_396() {
    // y = torch.arange(30).view((5, 1, 2, 3))[:-1, :].narrow(-4, 1, 2).view((-1,))
    // y.as_strided((2,), (), 0)
    // RuntimeError: mismatch in length of strides and shape
    let x = Tensor::<i64, Shape![5, 1, 2, 3]>::arange();
    let y = x.as_view().slice(s![..-1, ..]).narrow::<-4, 1, 2>().view::<Shape![_]>();
    let _ = y.as_strided::<Shape![2], Strides![], 0>(); //~ 396
}

fn as_strided_rank_397() {
    // y = torch.arange(8).view((4, 2)).select(1, 1).narrow(0, 3, 1).narrow(0, 0, 1).permute((0,))
    // y.as_strided((2,), (), 0)
    // RuntimeError: mismatch in length of strides and shape
    let x = Tensor::<i64, Shape![4, 2]>::arange();
    let y = x.as_view().select::<1, 1>().narrow::<0, 3, 1>().narrow::<0, 0, 1>().permute::<Dims![0]>();
    let _ = y.as_strided::<Shape![2], Strides![], 0>(); //~ 397
}

fn as_strided_rank_398() {
    // y = torch.arange(96).view((6, 2, 2, 4)).view((8, 12)).narrow(1, 9, 1).unsqueeze(2).as_strided((5, 1, 3), (3, 1, 3), 37)
    // y.as_strided((1, 2, 1), (1, 1, 1, 1), 0)
    // RuntimeError: mismatch in length of strides and shape
    let x = Tensor::<i64, Shape![6, 2, 2, 4]>::arange();
    let y = x.as_view().view::<Shape![8, 12]>().narrow::<1, 9, 1>().unsqueeze::<2>().as_strided::<Shape![5, 1, 3], Strides![3, 1, 3], 37>();
    let _ = y.as_strided::<Shape![1, 2, 1], Strides![1, 1, 1, 1], 0>(); //~ 398
}

fn as_strided_stride_399() {
    // y = torch.arange(108).view((3, 2, 1, 6, 3))[:3:1].squeeze(2).unsqueeze(-2).narrow(-5, 0, 1)
    // y.as_strided((2, 1), (-1, 1), 107)
    // RuntimeError: as_strided: Negative strides are not supported at the moment, got strides: [-1, 1]
    let x = Tensor::<i64, Shape![3, 2, 1, 6, 3]>::arange();
    let y = x.as_view().slice(s![..3;1]).squeeze::<2>().unsqueeze::<-2>().narrow::<-5, 0, 1>();
    let _ = y.as_strided::<Shape![2, 1], Strides![-1, 1], 107>(); //~ 399
}

fn as_strided_stride_400() {
    // y = torch.arange(636).view((1, 6, 1, 106)).unsqueeze(1)
    // y.as_strided((2, 1), (1, -1), 635)
    // RuntimeError: as_strided: Negative strides are not supported at the moment, got strides: [1, -1]
    let x = Tensor::<i64, Shape![1, 6, 1, 106]>::arange();
    let y = x.as_view().unsqueeze::<1>();
    let _ = y.as_strided::<Shape![2, 1], Strides![1, -1], 635>(); //~ 400
}

fn as_strided_stride_401() {
    // y = torch.arange(60).view((5, 2, 6)).select(-1, 5)
    // y.as_strided((2, 1), (-2, -1), 59)
    // RuntimeError: as_strided: Negative strides are not supported at the moment, got strides: [-2, -1]
    let x = Tensor::<i64, Shape![5, 2, 6]>::arange();
    let y = x.as_view().select::<-1, 5>();
    let _ = y.as_strided::<Shape![2, 1], Strides![-2, -1], 59>(); //~ 401
}

fn as_strided_stride_402() {
    // y = torch.arange(4).view((4,)).narrow(-1, 2, 1)
    // y.as_strided((2, 1), (-1, 1), 3)
    // RuntimeError: as_strided: Negative strides are not supported at the moment, got strides: [-1, 1]
    let x = Tensor::<i64, Shape![4]>::arange();
    let y = x.as_view().narrow::<-1, 2, 1>();
    let _ = y.as_strided::<Shape![2, 1], Strides![-1, 1], 3>(); //~ 402
}

fn as_strided_stride_403() {
    // y = torch.arange(6).view((6, 1, 1)).squeeze(1).permute((0, 1))
    // y.as_strided((2, 1), (1, -1), 5)
    // RuntimeError: as_strided: Negative strides are not supported at the moment, got strides: [1, -1]
    let x = Tensor::<i64, Shape![6, 1, 1]>::arange();
    let y = x.as_view().squeeze::<1>().permute::<Dims![0, 1]>();
    let _ = y.as_strided::<Shape![2, 1], Strides![1, -1], 5>(); //~ 403
}

fn empty_view_ambiguous_404() {
    // y = torch.arange(0).view((5, 5, 0)).unsqueeze(2)
    // y.view((0, -1, 4))
    // RuntimeError: cannot reshape tensor of 0 elements into shape [0, -1, 4] because the unspecified dimension size -1 can be any value and is ambiguous
    let x = Tensor::<i64, Shape![5, 5, 0]>::arange();
    let y = x.as_view().unsqueeze::<2>();
    let _ = y.view::<Shape![0, _, 4]>(); //~ 404
}

fn empty_view_ambiguous_405() {
    // y = torch.arange(0).view((0, 4, 5))[0::2, 1, -5:5]
    // y.view((-1, 3, 0))
    // RuntimeError: cannot reshape tensor of 0 elements into shape [-1, 3, 0] because the unspecified dimension size -1 can be any value and is ambiguous
    let x = Tensor::<i64, Shape![0, 4, 5]>::arange();
    let y = x.as_view().slice(s![0..;2, 1, -5..5]);
    let _ = y.view::<Shape![_, 3, 0]>(); //~ 405
}

fn empty_view_ambiguous_406() {
    // y = torch.arange(0).view((4, 0, 6))
    // y.view((3, -1, 0))
    // RuntimeError: cannot reshape tensor of 0 elements into shape [3, -1, 0] because the unspecified dimension size -1 can be any value and is ambiguous
    let x = Tensor::<i64, Shape![4, 0, 6]>::arange();
    let y = x.as_view();
    let _ = y.view::<Shape![3, _, 0]>(); //~ 406
}

fn empty_view_ambiguous_407() {
    // y = torch.arange(0).view((0, 1, 6)).narrow(-2, 0, 1).narrow(-1, 3, 1)
    // y.view((0, 4, -1))
    // RuntimeError: cannot reshape tensor of 0 elements into shape [0, 4, -1] because the unspecified dimension size -1 can be any value and is ambiguous
    let x = Tensor::<i64, Shape![0, 1, 6]>::arange();
    let y = x.as_view().narrow::<-2, 0, 1>().narrow::<-1, 3, 1>();
    let _ = y.view::<Shape![0, 4, _]>(); //~ 407
}

fn empty_view_ambiguous_408() {
    // y = torch.arange(0).view((0, 5)).expand((4, 2, 0, 5)).select(3, 1).transpose(1, 2)
    // y.view((0, -1, 4))
    // RuntimeError: cannot reshape tensor of 0 elements into shape [0, -1, 4] because the unspecified dimension size -1 can be any value and is ambiguous
    let x = Tensor::<i64, Shape![0, 5]>::arange();
    let y = x.as_view().expand::<Shape![4, 2, 0, 5]>().select::<3, 1>().transpose::<1, 2>();
    let _ = y.view::<Shape![0, _, 4]>(); //~ 408
}

fn empty_expand_409() {
    // y = torch.arange(1).view(()).as_strided((0, 1), (0, 2), 0)
    // y.expand((1, 1))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (0) at non-singleton dimension 0. Target sizes: [1, 1]. Tensor sizes: [0, 1]
    let x = Tensor::<i64, Shape![]>::arange();
    let y = x.as_view().as_strided::<Shape![0, 1], Strides![0, 2], 0>();
    let _ = y.expand::<Shape![1, 1]>(); //~ 409
}

fn empty_expand_410() {
    // y = torch.arange(3).view((3,))[2].expand((4,)).as_strided((0, 4), (1, 1), 0)[:, -1]
    // y.expand((2,))
    // RuntimeError: The expanded size of the tensor (2) must match the existing size (0) at non-singleton dimension 0. Target sizes: [2]. Tensor sizes: [0]
    let x = Tensor::<i64, Shape![3]>::arange();
    let y = x.as_view().slice(s![2]).expand::<Shape![4]>().as_strided::<Shape![0, 4], Strides![1, 1], 0>().slice(s![.., -1]);
    let _ = y.expand::<Shape![2]>(); //~ 410
}

fn empty_expand_411() {
    // y = torch.arange(0).view((0, 5, 1))[:0, 2].view((4, 4, 1, 0))
    // y.expand((4, 4, 1, 3))
    // RuntimeError: The expanded size of the tensor (3) must match the existing size (0) at non-singleton dimension 3. Target sizes: [4, 4, 1, 3]. Tensor sizes: [4, 4, 1, 0]
    let x = Tensor::<i64, Shape![0, 5, 1]>::arange();
    let y = x.as_view().slice(s![..0, 2]).view::<Shape![4, 4, 1, 0]>();
    let _ = y.expand::<Shape![4, 4, 1, 3]>(); //~ 411
}

fn empty_expand_412() {
    // y = torch.arange(0).view((0,)).view((-1,)).view((-1,))
    // y.expand((1,))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (0) at non-singleton dimension 0. Target sizes: [1]. Tensor sizes: [0]
    let x = Tensor::<i64, Shape![0]>::arange();
    let y = x.as_view().view::<Shape![_]>().view::<Shape![_]>();
    let _ = y.expand::<Shape![1]>(); //~ 412
}

fn empty_expand_413() {
    // y = torch.arange(30).view((6, 5, 1)).squeeze(-1).expand((1, 4, 6, 5)).as_strided((0,), (4,), 3).view((2, -1, 3, 5))
    // y.expand((2, 1, 3, 5))
    // RuntimeError: The expanded size of the tensor (1) must match the existing size (0) at non-singleton dimension 1. Target sizes: [2, 1, 3, 5]. Tensor sizes: [2, 0, 3, 5]
    let x = Tensor::<i64, Shape![6, 5, 1]>::arange();
    let y = x.as_view().squeeze::<-1>().expand::<Shape![1, 4, 6, 5]>().as_strided::<Shape![0], Strides![4], 3>().view::<Shape![2, _, 3, 5]>();
    let _ = y.expand::<Shape![2, 1, 3, 5]>(); //~ 413
}

fn empty_select_414() {
    // y = torch.arange(0).view((4, 0, 6, 1)).permute((2, -3, -4, -1))[6:2:2].view((4, 0, 4))
    // y.select(1, 0)
    // IndexError: select(): index 0 out of range for tensor of size [4, 0, 4] at dimension 1
    let x = Tensor::<i64, Shape![4, 0, 6, 1]>::arange();
    let y = x.as_view().permute::<Dims![2, -3, -4, -1]>().slice(s![6..2;2]).view::<Shape![4, 0, 4]>();
    let _ = y.select::<1, 0>(); //~ 414
}

fn empty_select_415() {
    // y = torch.arange(24).view((6, 4, 1)).select(-1, 0).permute((1, 0)).narrow(-2, 1, 0)
    // y.select(0, 0)
    // IndexError: select(): index 0 out of range for tensor of size [0, 6] at dimension 0
    let x = Tensor::<i64, Shape![6, 4, 1]>::arange();
    let y = x.as_view().select::<-1, 0>().permute::<Dims![1, 0]>().narrow::<-2, 1, 0>();
    let _ = y.select::<0, 0>(); //~ 415
}

fn empty_select_416() {
    // y = torch.arange(0).view((1, 1, 0)).view((3, 0, 3)).expand((1, 3, 0, 3)).movedim(3, 2)
    // y.select(0, 6)
    // IndexError: select(): index 6 out of range for tensor of size [1, 3, 3, 0] at dimension 0
    let x = Tensor::<i64, Shape![1, 1, 0]>::arange();
    let y = x.as_view().view::<Shape![3, 0, 3]>().expand::<Shape![1, 3, 0, 3]>().movedim::<3, 2>();
    let _ = y.select::<0, 6>(); //~ 416
}

fn empty_select_417() {
    // y = torch.arange(0).view((3, 5, 3, 0)).transpose(0, 2).squeeze(1)
    // y.select(3, 1)
    // IndexError: select(): index 1 out of range for tensor of size [3, 5, 3, 0] at dimension 3
    let x = Tensor::<i64, Shape![3, 5, 3, 0]>::arange();
    let y = x.as_view().transpose::<0, 2>().squeeze::<1>();
    let _ = y.select::<3, 1>(); //~ 417
}
