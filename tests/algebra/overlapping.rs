// Written by generate.py: PyTorch 2.15.0+cu132, seed 20260601. Do not edit.
// Writes where two indices share an element, and what PyTorch does.
// A function is named `kind_number`, and legal but for its marked line.

#![allow(dead_code, nonstandard_style, unused)]

use stridewise::prelude::*;

fn expand_add_0() {
    // y = torch.arange(60).view((1, 3, 2, 10))
    // y.expand((1, 3, -1, 2, 10)).add_(5)
    // RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
    let mut x = Tensor::<i64, Shape![1, 3, 2, 10]>::arange();
    let mut y = x.as_view_mut().expand::<Shape![1, 3, _, 2, 10]>();
    y.add_(5); //~ 0
}

fn expand_add_1() {
    // y = torch.arange(10).view((10, 1, 1)).squeeze()
    // y.expand((4, 10)).mul_(3)
    // RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
    let mut x = Tensor::<i64, Shape![10, 1, 1]>::arange();
    let mut y = x.as_view_mut().squeeze_all().expand::<Shape![4, 10]>();
    y.mul_(3); //~ 1
}

fn expand_add_2() {
    // y = torch.arange(8).view((4, 2, 1)).view((2, 4)).diagonal(0, -1, 0)
    // y.expand((2, 1, 2)).mul_(3)
    // RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
    let mut x = Tensor::<i64, Shape![4, 2, 1]>::arange();
    let mut y = x.as_view_mut().view::<Shape![2, 4]>().diagonal::<0, -1, 0>().expand::<Shape![2, 1, 2]>();
    y.mul_(3); //~ 2
}

fn expand_add_3() {
    // y = torch.arange(324).view((3, 3, 6, 6)).select(-1, 0).unfold(-3, 2, 6).unfold(-3, 1, 1)[..., ::2].unfold(-3, 5, 1)[..., ::4]
    // y.expand((4, 3, -1, 2, -1, 2)).mul_(3)
    // RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
    let mut x = Tensor::<i64, Shape![3, 3, 6, 6]>::arange();
    let mut y = x.as_view_mut().select::<-1, 0>().windows_with::<Shape![2, 1, 2], Shape![6, 1, 1], Shape![1, 2, 4]>().expand::<Shape![4, 3, _, 2, _, 2]>();
    y.mul_(3); //~ 3
}

fn expand_add_4() {
    // y = torch.arange(96).view((4, 12, 2)).unfold(-1, 1, 1).squeeze()
    // y.expand((4, 1, -1, -1, 2)).mul_(3)
    // RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
    let mut x = Tensor::<i64, Shape![4, 12, 2]>::arange();
    let mut y = x.as_view_mut().tile::<Shape![1]>().squeeze_all().expand::<Shape![4, 1, _, _, 2]>();
    y.mul_(3); //~ 4
}

fn expand_add_5() {
    // y = torch.atleast_2d(torch.atleast_2d(torch.arange(15).view((5, 3))).flatten(-2, 1))
    // y.expand((1, 1, 4, 15)).add_(5)
    // RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
    let mut x = Tensor::<i64, Shape![5, 3]>::arange();
    let mut y = x.as_view_mut().atleast_2d().flatten::<-2, 1>().atleast_2d().expand::<Shape![1, 1, 4, 15]>();
    y.add_(5); //~ 5
}

fn expand_fill_6() {
    // y = torch.arange(72).view((4, 3, 6)).movedim(1, 2)
    // y.expand((4, 1, 4, 6, -1)).fill_(7)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![4, 3, 6]>::arange();
    let mut y = x.as_view_mut().movedim::<1, 2>().expand::<Shape![4, 1, 4, 6, _]>();
    y.fill_(7); //~ 6
}

fn expand_fill_7() {
    // y = torch.arange(144).view((12, 12)).unfold(-1, 6, 6)
    // y.expand((6, 6, 12, -1, -1)).fill_(7)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![12, 12]>::arange();
    let mut y = x.as_view_mut().tile::<Shape![6]>().expand::<Shape![6, 6, 12, _, _]>();
    y.fill_(7); //~ 7
}

fn expand_fill_8() {
    // y = torch.arange(60).view((2, 5, 6)).permute((0, 2, 1))
    // y.expand((4, 2, -1, 5)).fill_(7)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![2, 5, 6]>::arange();
    let mut y = x.as_view_mut().permute::<Dims![0, 2, 1]>().expand::<Shape![4, 2, _, 5]>();
    y.fill_(7); //~ 8
}

fn expand_fill_9() {
    // y = torch.arange(36).view((9, 4)).diagonal(-1, -2, 1)
    // y.expand((6, 4)).fill_(7)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![9, 4]>::arange();
    let mut y = x.as_view_mut().diagonal::<-1, -2, 1>().expand::<Shape![6, 4]>();
    y.fill_(7); //~ 9
}

fn broadcast_to_10() {
    // y = torch.arange(216).view((1, 3, 6, 4, 3))
    // y.broadcast_to((6, 3, 6, -1, -1)).fill_(7)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![1, 3, 6, 4, 3]>::arange();
    let mut y = x.as_view_mut().broadcast_to::<Shape![6, 3, 6, _, _]>();
    y.fill_(7); //~ 10
}

fn broadcast_to_11() {
    // y = torch.arange(240).view((4, 5, 12)).view((20, 12))
    // y.broadcast_to((4, 20, 12)).mul_(3)
    // RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
    let mut x = Tensor::<i64, Shape![4, 5, 12]>::arange();
    let mut y = x.as_view_mut().view::<Shape![20, 12]>().broadcast_to::<Shape![4, 20, 12]>();
    y.mul_(3); //~ 11
}

fn broadcast_to_12() {
    // y = torch.arange(216).view((2, 3, 4, 9))
    // y.broadcast_to((2, 2, -1, 4, -1)).add_(5)
    // RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
    let mut x = Tensor::<i64, Shape![2, 3, 4, 9]>::arange();
    let mut y = x.as_view_mut().broadcast_to::<Shape![2, 2, _, 4, _]>();
    y.add_(5); //~ 12
}

fn broadcast_to_13() {
    // y = torch.arange(8).view((8,))
    // y.broadcast_to((1, 2, -1)).add_(5)
    // RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
    let mut x = Tensor::<i64, Shape![8]>::arange();
    let mut y = x.as_view_mut().broadcast_to::<Shape![1, 2, _]>();
    y.add_(5); //~ 13
}

fn broadcast_to_14() {
    // y = torch.arange(12).view((2, 6)).unfold(-2, 2, 1).unfold(-2, 1, 1).view_as(torch.zeros((6, 1, 2)))
    // y.broadcast_to((6, 6, 2)).add_(5)
    // RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
    let mut x = Tensor::<i64, Shape![2, 6]>::arange();
    let mut y = x.as_view_mut().windows::<Shape![2, 1]>().view_as(&Tensor::<i64, Shape![6, 1, 2]>::zeros()).broadcast_to::<Shape![6, 6, 2]>();
    y.add_(5); //~ 14
}

fn expand_as_15() {
    // y = torch.arange(3).view((1, 1, 3))
    // y.expand_as(torch.zeros((4, 2, 1, 6, 3))).fill_(7)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![1, 1, 3]>::arange();
    let mut y = x.as_view_mut().expand_as(&Tensor::<i64, Shape![4, 2, 1, 6, 3]>::zeros());
    y.fill_(7); //~ 15
}

fn expand_as_16() {
    // y = torch.atleast_2d(torch.arange(1).view((1,)).squeeze(-1)).permute((0, 1))
    // y.expand_as(torch.zeros((2, 2, 6, 4))).mul_(3)
    // RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
    let mut x = Tensor::<i64, Shape![1]>::arange();
    let mut y = x.as_view_mut().squeeze::<-1>().atleast_2d().permute::<Dims![0, 1]>().expand_as(&Tensor::<i64, Shape![2, 2, 6, 4]>::zeros());
    y.mul_(3); //~ 16
}

fn expand_as_17() {
    // y = torch.arange(24).view((6, 4)).unfold(-1, 4, 1)
    // y.expand_as(torch.zeros((6, 2, 4))).mul_(3)
    // RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
    let mut x = Tensor::<i64, Shape![6, 4]>::arange();
    let mut y = x.as_view_mut().windows::<Shape![4]>().expand_as(&Tensor::<i64, Shape![6, 2, 4]>::zeros());
    y.mul_(3); //~ 17
}

fn expand_as_18() {
    // y = torch.arange(150).view((6, 5, 5))
    // y.expand_as(torch.zeros((3, 1, 6, 5, 5))).mul_(3)
    // RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
    let mut x = Tensor::<i64, Shape![6, 5, 5]>::arange();
    let mut y = x.as_view_mut().expand_as(&Tensor::<i64, Shape![3, 1, 6, 5, 5]>::zeros());
    y.mul_(3); //~ 18
}

fn expand_as_19() {
    // y = torch.arange(90).view((6, 3, 5))
    // y.expand_as(torch.zeros((3, 6, 3, 5))).mul_(3)
    // RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
    let mut x = Tensor::<i64, Shape![6, 3, 5]>::arange();
    let mut y = x.as_view_mut().expand_as(&Tensor::<i64, Shape![3, 6, 3, 5]>::zeros());
    y.mul_(3); //~ 19
}

fn unfold_20() {
    // y = torch.arange(3).view((1, 3, 1)).squeeze((-3, 2, -2)).movedim((-1,), (0,))
    // y.unfold(0, 2, 1).fill_(7)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![1, 3, 1]>::arange();
    let y = x.as_view_mut().squeeze_dims::<Dims![-3, 2, -2]>().movedims::<Dims![-1], Dims![0]>();
    let _ = y.unfold::<0, 2, 1>(); //~ 20
}

fn unfold_21() {
    // y = torch.arange(360).view((2, 9, 5, 4))
    // y.unfold(1, 5, 1).mul_(3)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![2, 9, 5, 4]>::arange();
    let y = x.as_view_mut();
    let _ = y.unfold::<1, 5, 1>(); //~ 21
}

fn unfold_22() {
    // y = torch.arange(24).view((6, 4))
    // y.unfold(1, 3, 1).fill_(7)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![6, 4]>::arange();
    let y = x.as_view_mut();
    let _ = y.unfold::<1, 3, 1>(); //~ 22
}

fn unfold_23() {
    // y = torch.arange(40).view((5, 8))[0:-2:2]
    // y.unfold(1, 7, 1).fill_(7)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![5, 8]>::arange();
    let y = x.as_view_mut().slice(s![0..-2;2]);
    let _ = y.unfold::<1, 7, 1>(); //~ 23
}

fn unfold_24() {
    // y = torch.arange(432).view((6, 4, 6, 3))
    // y.unfold(3, 2, 1).fill_(7)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![6, 4, 6, 3]>::arange();
    let y = x.as_view_mut();
    let _ = y.unfold::<3, 2, 1>(); //~ 24
}

fn unfold_25() {
    // y = torch.arange(12).view((6, 1, 2))
    // y.unfold(-3, 3, 2).fill_(7)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![6, 1, 2]>::arange();
    let y = x.as_view_mut();
    let _ = y.unfold::<-3, 3, 2>(); //~ 25
}

fn unfold_26() {
    // y = torch.arange(24).view((1, 4, 6)).unflatten(2, (-1, 3)).squeeze((1, 2, 0))
    // y.unfold(2, 2, 1).mul_(3)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![1, 4, 6]>::arange();
    let y = x.as_view_mut().unflatten::<2, Shape![_, 3]>().squeeze_dims::<Dims![1, 2, 0]>();
    let _ = y.unfold::<2, 2, 1>(); //~ 26
}

fn unfold_27() {
    // y = torch.arange(10).view((1, 1, 2, 5))
    // y.unfold(3, 3, 2).fill_(7)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![1, 1, 2, 5]>::arange();
    let y = x.as_view_mut();
    let _ = y.unfold::<3, 3, 2>(); //~ 27
}

fn windows_28() {
    // y = torch.arange(48).view((4, 2, 6))
    // y.unfold(-3, 4, 1).unfold(-3, 2, 1).unfold(-3, 4, 1).add_(5)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![4, 2, 6]>::arange();
    let y = x.as_view_mut();
    let _ = y.windows::<Shape![4, 2, 4]>(); //~ 28
}

fn windows_29() {
    // y = torch.arange(20).view((4, 5, 1)).squeeze()
    // y.unfold(-2, 2, 1).unfold(-2, 2, 1).fill_(7)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![4, 5, 1]>::arange();
    let y = x.as_view_mut().squeeze_all();
    let _ = y.windows::<Shape![2, 2]>(); //~ 29
}

fn windows_30() {
    // y = torch.arange(25).view((5, 5)).unfold(-2, 3, 7).unfold(-2, 4, 4)
    // y.unfold(-2, 2, 1).unfold(-2, 3, 1).add_(5)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![5, 5]>::arange();
    let y = x.as_view_mut().windows_with::<Shape![3, 4], Shape![7, 4], Shape![1, 1]>();
    let _ = y.windows::<Shape![2, 3]>(); //~ 30
}

fn windows_31() {
    // y = torch.arange(180).view((2, 5, 6, 3)).narrow(-1, 0, 2)
    // y.unfold(-2, 5, 1).unfold(-2, 2, 1).add_(5)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![2, 5, 6, 3]>::arange();
    let y = x.as_view_mut().narrow::<-1, 0, 2>();
    let _ = y.windows::<Shape![5, 2]>(); //~ 31
}

fn windows_32() {
    // y = torch.arange(360).view((6, 6, 10))
    // y.unfold(-3, 2, 1).unfold(-3, 5, 1).unfold(-3, 1, 1).add_(5)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![6, 6, 10]>::arange();
    let y = x.as_view_mut();
    let _ = y.windows::<Shape![2, 5, 1]>(); //~ 32
}

fn windows_33() {
    // y = torch.arange(180).view((5, 1, 6, 6))
    // y.unfold(-2, 5, 1).unfold(-2, 5, 1).add_(5)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![5, 1, 6, 6]>::arange();
    let y = x.as_view_mut();
    let _ = y.windows::<Shape![5, 5]>(); //~ 33
}

fn windows_with_34() {
    // y = torch.arange(24).view((1, 4, 6)).view_as(torch.zeros((24,)))
    // y.unfold(-1, 9, 1)[..., ::4].fill_(7)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![1, 4, 6]>::arange();
    let y = x.as_view_mut().view_as(&Tensor::<i64, Shape![24]>::zeros());
    let _ = y.windows_with::<Shape![3], Shape![1], Shape![4]>(); //~ 34
}

fn windows_with_35() {
    // y = torch.arange(450).view((5, 6, 3, 5)).squeeze(0).diagonal(0, 0, 1)
    // y.unfold(-3, 1, 1).unfold(-3, 5, 1)[..., ::2].unfold(-3, 4, 1).fill_(7)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![5, 6, 3, 5]>::arange();
    let y = x.as_view_mut().squeeze::<0>().diagonal::<0, 0, 1>();
    let _ = y.windows_with::<Shape![1, 3, 4], Shape![1, 1, 1], Shape![1, 2, 1]>(); //~ 35
}

fn windows_with_36() {
    // y = torch.atleast_3d(torch.arange(10).view((10,)).movedim((-1,), (0,))).movedim(2, -3)
    // y.unfold(-1, 4, 2).fill_(7)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![10]>::arange();
    let y = x.as_view_mut().movedims::<Dims![-1], Dims![0]>().atleast_3d().movedim::<2, -3>();
    let _ = y.windows_with::<Shape![4], Shape![2], Shape![1]>(); //~ 36
}

fn windows_with_37() {
    // y = torch.arange(24).view((6, 4))
    // y.unfold(-1, 3, 1).fill_(7)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![6, 4]>::arange();
    let y = x.as_view_mut();
    let _ = y.windows_with::<Shape![3], Shape![1], Shape![1]>(); //~ 37
}

fn windows_with_38() {
    // y = torch.arange(250).view((5, 10, 1, 5))
    // y.unfold(-2, 1, 1)[..., ::3].unfold(-2, 4, 1).fill_(7)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![5, 10, 1, 5]>::arange();
    let y = x.as_view_mut();
    let _ = y.windows_with::<Shape![1, 4], Shape![1, 1], Shape![3, 1]>(); //~ 38
}

fn windows_with_39() {
    // y = torch.arange(100).view((5, 4, 5))
    // y.unfold(-3, 1, 1).unfold(-3, 3, 1)[..., ::2].unfold(-3, 4, 1).add_(5)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![5, 4, 5]>::arange();
    let y = x.as_view_mut();
    let _ = y.windows_with::<Shape![1, 2, 4], Shape![1, 1, 1], Shape![1, 2, 1]>(); //~ 39
}

fn as_strided_40() {
    // y = torch.arange(60).view((12, 5))
    // y.as_strided((5, 3, 5), (2, 1, 1), 28).fill_(7)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![12, 5]>::arange();
    let y = x.as_view_mut();
    let _ = y.as_strided::<Shape![5, 3, 5], Strides![2, 1, 1], 28>(); //~ 40
}

fn as_strided_41() {
    // y = torch.arange(216).view((6, 4, 3, 3))
    // y.as_strided((1, 3, 3, 2), (11, 1, 3, 2), 97).mul_(3)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![6, 4, 3, 3]>::arange();
    let y = x.as_view_mut();
    let _ = y.as_strided::<Shape![1, 3, 3, 2], Strides![11, 1, 3, 2], 97>(); //~ 41
}

fn as_strided_42() {
    // y = torch.arange(300).view((1, 1, 10, 6, 5)).swapaxes(-2, 0)
    // y.as_strided((5, 3), (1, 2), 152).fill_(7)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![1, 1, 10, 6, 5]>::arange();
    let y = x.as_view_mut().swapaxes::<-2, 0>();
    let _ = y.as_strided::<Shape![5, 3], Strides![1, 2], 152>(); //~ 42
}

fn as_strided_43() {
    // y = torch.arange(144).view((3, 4, 4, 3))
    // y.as_strided((2, 4), (3, 1), 107).mul_(3)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![3, 4, 4, 3]>::arange();
    let y = x.as_view_mut();
    let _ = y.as_strided::<Shape![2, 4], Strides![3, 1], 107>(); //~ 43
}

fn as_strided_44() {
    // y = torch.arange(144).view((2, 4, 3, 6)).unfold(1, 1, 2).diagonal(-1, -5, 3)
    // y.as_strided((5, 5, 1), (3, 2, 3), 4).mul_(3)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![2, 4, 3, 6]>::arange();
    let y = x.as_view_mut().unfold::<1, 1, 2>().diagonal::<-1, -5, 3>();
    let _ = y.as_strided::<Shape![5, 5, 1], Strides![3, 2, 3], 4>(); //~ 44
}

fn as_strided_45() {
    // y = torch.arange(120).view((3, 5, 2, 4))[:, :, 1].unsqueeze(2)
    // y.as_strided((4, 4, 3, 3), (2, 2, 3, 6), 22).mul_(3)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![3, 5, 2, 4]>::arange();
    let y = x.as_view_mut().slice(s![.., .., 1]).unsqueeze::<2>();
    let _ = y.as_strided::<Shape![4, 4, 3, 3], Strides![2, 2, 3, 6], 22>(); //~ 45
}

fn as_strided_zero_46() {
    // y = torch.arange(120).view((1, 6, 2, 10)).view_as(torch.zeros((30, 4)))
    // y.as_strided((5, 2, 6), (0, 1, 2), 89).mul_(3)
    // RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
    let mut x = Tensor::<i64, Shape![1, 6, 2, 10]>::arange();
    let y = x.as_view_mut().view_as(&Tensor::<i64, Shape![30, 4]>::zeros());
    let _ = y.as_strided::<Shape![5, 2, 6], Strides![0, 1, 2], 89>(); //~ 46
}

fn as_strided_zero_47() {
    // y = torch.arange(32).view((8, 4))
    // y.as_strided((5,), (0,), 23).mul_(3)
    // RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
    let mut x = Tensor::<i64, Shape![8, 4]>::arange();
    let y = x.as_view_mut();
    let _ = y.as_strided::<Shape![5], Strides![0], 23>(); //~ 47
}

fn as_strided_zero_48() {
    // y = torch.arange(128).view((4, 4, 4, 2)).mT.transpose(3, 1).transpose(1, 3)
    // y.as_strided((6, 5, 6), (2, 0, 1), 20).fill_(7)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![4, 4, 4, 2]>::arange();
    let y = x.as_view_mut().mT().transpose::<3, 1>().transpose::<1, 3>();
    let _ = y.as_strided::<Shape![6, 5, 6], Strides![2, 0, 1], 20>(); //~ 48
}

fn as_strided_zero_49() {
    // y = torch.arange(48).view((2, 3, 4, 2)).unsqueeze(0).transpose(-1, 2)
    // y.as_strided((4,), (0,), 17).mul_(3)
    // RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
    let mut x = Tensor::<i64, Shape![2, 3, 4, 2]>::arange();
    let y = x.as_view_mut().unsqueeze::<0>().transpose::<-1, 2>();
    let _ = y.as_strided::<Shape![4], Strides![0], 17>(); //~ 49
}

fn as_strided_zero_50() {
    // y = torch.arange(24).view((3, 1, 4, 1, 2))
    // y.as_strided((6, 3), (0, 0), 16).mul_(3)
    // RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
    let mut x = Tensor::<i64, Shape![3, 1, 4, 1, 2]>::arange();
    let y = x.as_view_mut();
    let _ = y.as_strided::<Shape![6, 3], Strides![0, 0], 16>(); //~ 50
}

fn as_strided_zero_51() {
    // y = torch.arange(384).view((4, 6, 4, 4)).view((-1,))
    // y.as_strided((6,), (0,), 341).fill_(7)
    // PyTorch writes, some elements more than once
    let mut x = Tensor::<i64, Shape![4, 6, 4, 4]>::arange();
    let y = x.as_view_mut().view::<Shape![_]>();
    let _ = y.as_strided::<Shape![6], Strides![0], 341>(); //~ 51
}
