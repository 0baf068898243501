// Written by generate.py: PyTorch 2.15.0+cu132, seed 20260601. Do not edit.
// What PyTorch accepts and the library refuses.
// A function is named `kind_number`, and legal but for its marked line.

#![allow(dead_code, nonstandard_style, unused)]

use stridewise::prelude::*;

fn chunk_uneven_0() {
    // y = torch.arange(25).view((5, 5)).split_with_sizes([4, 1], 1)[1].diagonal(0, 1, 0).expand((6,))
    // y.chunk(4, 0)
    // PyTorch gives [[2], [2], [2]]
    let x = Tensor::<i64, Shape![5, 5]>::arange();
    let y = x.as_view().split_with_sizes::<1, Shape![4, 1]>().1.diagonal::<0, 1, 0>().expand::<Shape![6]>();
    let _ = y.chunk::<0, 4>(); //~ 0
}

fn chunk_uneven_1() {
    // y = torch.arange(320).view((4, 5, 4, 4))[3::2, :, ::2].unfold(-2, 2, 1)
    // y.chunk(2, 1)
    // PyTorch gives [[1, 3, 1, 4, 2], [1, 2, 1, 4, 2]]
    let x = Tensor::<i64, Shape![4, 5, 4, 4]>::arange();
    let y = x.as_view().slice(s![3..;2, .., ..;2]).unfold::<-2, 2, 1>();
    let _ = y.chunk::<1, 2>(); //~ 1
}

fn chunk_uneven_2() {
    // y = torch.arange(4008).view((4, 1002)).unbind(0)[0]
    // y.chunk(11, -1)
    // PyTorch gives [[92], [92], [92], [92], [92], [92], [92], [92], [92], [92], [82]]
    let x = Tensor::<i64, Shape![4, 1002]>::arange();
    let y = x.as_view().unbind::<0>()[0];
    let _ = y.chunk::<-1, 11>(); //~ 2
}

fn chunk_uneven_3() {
    // y = torch.arange(4).view((2, 2)).view_as(torch.zeros((4,)))
    // y.chunk(3, 0)
    // PyTorch gives [[2], [2]]
    let x = Tensor::<i64, Shape![2, 2]>::arange();
    let y = x.as_view().view_as(&Tensor::<i64, Shape![4]>::zeros());
    let _ = y.chunk::<0, 3>(); //~ 3
}

fn chunk_uneven_4() {
    // y = torch.arange(16).view((2, 2, 4)).permute((-2, 2, -3))
    // y.chunk(3, 1)
    // PyTorch gives [[2, 2, 2], [2, 2, 2]]
    let x = Tensor::<i64, Shape![2, 2, 4]>::arange();
    let y = x.as_view().permute::<Dims![-2, 2, -3]>();
    let _ = y.chunk::<1, 3>(); //~ 4
}

fn chunk_uneven_5() {
    // y = torch.arange(25).view((5, 5)).broadcast_to((5, 5, 5))
    // y.chunk(3, 0)
    // PyTorch gives [[2, 5, 5], [2, 5, 5], [1, 5, 5]]
    let x = Tensor::<i64, Shape![5, 5]>::arange();
    let y = x.as_view().broadcast_to::<Shape![5, 5, 5]>();
    let _ = y.chunk::<0, 3>(); //~ 5
}

fn chunk_uneven_6() {
    // y = torch.arange(216).view((9, 6, 4)).transpose(2, 0).chunk(3, -2)[2]
    // y.chunk(5, -1)
    // PyTorch gives [[4, 2, 2], [4, 2, 2], [4, 2, 2], [4, 2, 2], [4, 2, 1]]
    let x = Tensor::<i64, Shape![9, 6, 4]>::arange();
    let y = x.as_view().transpose::<2, 0>().chunk::<-2, 3>()[2];
    let _ = y.chunk::<-1, 5>(); //~ 6
}

fn chunk_uneven_7() {
    // y = torch.arange(108).view((1, 9, 2, 1, 1, 6)).view((1, 108))
    // y.chunk(10, 1)
    // PyTorch gives [[1, 11], [1, 11], [1, 11], [1, 11], [1, 11], [1, 11], [1, 11], [1, 11], [1, 11], [1, 9]]
    let x = Tensor::<i64, Shape![1, 9, 2, 1, 1, 6]>::arange();
    let y = x.as_view().view::<Shape![1, 108]>();
    let _ = y.chunk::<1, 10>(); //~ 7
}

fn chunk_more_than_the_size_8() {
    // y = torch.arange(180).view((5, 9, 1, 4)).squeeze(-2).as_strided((1,), (2,), 24)
    // y.chunk(4, 0)
    // PyTorch gives [[1]]
    let x = Tensor::<i64, Shape![5, 9, 1, 4]>::arange();
    let y = x.as_view().squeeze::<-2>().as_strided::<Shape![1], Strides![2], 24>();
    let _ = y.chunk::<0, 4>(); //~ 8
}

fn chunk_more_than_the_size_9() {
    // y = torch.arange(4).view((1, 4, 1)).permute((1, 0, 2))
    // y.chunk(6, -3)
    // PyTorch gives [[1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1]]
    let x = Tensor::<i64, Shape![1, 4, 1]>::arange();
    let y = x.as_view().permute::<Dims![1, 0, 2]>();
    let _ = y.chunk::<-3, 6>(); //~ 9
}

fn chunk_more_than_the_size_10() {
    // y = torch.arange(3072).view((3, 32, 32)).unfold(0, 3, 1).chunk(3, 3)[0].diagonal(0, -4, -2).movedim((-3, 1), (2, -3))
    // y.chunk(2, -2)
    // PyTorch gives [[1, 1, 32]]
    let x = Tensor::<i64, Shape![3, 32, 32]>::arange();
    let y = x.as_view().unfold::<0, 3, 1>().chunk::<3, 3>()[0].diagonal::<0, -4, -2>().movedims::<Dims![-3, 1], Dims![2, -3]>();
    let _ = y.chunk::<-2, 2>(); //~ 10
}

fn chunk_more_than_the_size_11() {
    // y = torch.arange(48).view((8, 6, 1)).unfold(-2, 2, 2).unfold(-2, 1, 1).squeeze(4)
    // y.chunk(9, -4)
    // PyTorch gives [[1, 3, 1, 2], [1, 3, 1, 2], [1, 3, 1, 2], [1, 3, 1, 2], [1, 3, 1, 2], [1, 3, 1, 2], [1, 3, 1, 2], [1, 3, 1, 2]]
    let x = Tensor::<i64, Shape![8, 6, 1]>::arange();
    let y = x.as_view().tile::<Shape![2, 1]>().squeeze::<4>();
    let _ = y.chunk::<-4, 9>(); //~ 11
}

fn chunk_more_than_the_size_12() {
    // y = torch.arange(10).view((2, 1, 5)).unsqueeze(0)
    // y.chunk(8, -1)
    // PyTorch gives [[1, 2, 1, 1], [1, 2, 1, 1], [1, 2, 1, 1], [1, 2, 1, 1], [1, 2, 1, 1]]
    let x = Tensor::<i64, Shape![2, 1, 5]>::arange();
    let y = x.as_view().unsqueeze::<0>();
    let _ = y.chunk::<-1, 8>(); //~ 12
}

fn chunk_more_than_the_size_13() {
    // y = torch.arange(5150).view((5, 1030)).as_strided((37, 10, 34), (1, 1, 3), 748).view((37, -1, 17, 1, 2))
    // y.chunk(12, -4)
    // PyTorch gives [[37, 1, 17, 1, 2], [37, 1, 17, 1, 2], [37, 1, 17, 1, 2], [37, 1, 17, 1, 2], [37, 1, 17, 1, 2], [37, 1, 17, 1, 2], [37, 1, 17, 1, 2], [37, 1, 17, 1, 2], [37, 1, 17, 1, 2], [37, 1, 17, 1, 2]]
    let x = Tensor::<i64, Shape![5, 1030]>::arange();
    let y = x.as_view().as_strided::<Shape![37, 10, 34], Strides![1, 1, 3], 748>().view::<Shape![37, _, 17, 1, 2]>();
    let _ = y.chunk::<-4, 12>(); //~ 13
}

fn split_uneven_14() {
    // y = torch.arange(72).view((2, 3, 4, 3)).mT.unbind(-4)[0]
    // y.split(2, -2)
    // PyTorch gives [[3, 2, 4], [3, 1, 4]]
    let x = Tensor::<i64, Shape![2, 3, 4, 3]>::arange();
    let y = x.as_view().mT().unbind::<-4>()[0];
    let _ = y.split::<-2, 2>(); //~ 14
}

fn split_uneven_15() {
    // y = torch.arange(180).view((10, 3, 6)).tensor_split((1,), 1)[1].squeeze((0,)).unfold(1, 1, 1)
    // y.split(5, -2)
    // PyTorch gives [[10, 2, 5, 1], [10, 2, 1, 1]]
    let x = Tensor::<i64, Shape![10, 3, 6]>::arange();
    let y = x.as_view().split_at::<1, 1>().1.squeeze_dims::<Dims![0]>().unfold::<1, 1, 1>();
    let _ = y.split::<-2, 5>(); //~ 15
}

fn split_uneven_16() {
    // y = torch.atleast_3d(torch.arange(30).view((3, 2, 5)).tensor_split((0,), 0)[1])
    // y.split(2, -1)
    // PyTorch gives [[3, 2, 2], [3, 2, 2], [3, 2, 1]]
    let x = Tensor::<i64, Shape![3, 2, 5]>::arange();
    let y = x.as_view().split_at::<0, 0>().1.atleast_3d();
    let _ = y.split::<-1, 2>(); //~ 16
}

fn split_uneven_17() {
    // y = torch.arange(40).view((4, 10))
    // y.split(3, -2)
    // PyTorch gives [[3, 10], [1, 10]]
    let x = Tensor::<i64, Shape![4, 10]>::arange();
    let y = x.as_view();
    let _ = y.split::<-2, 3>(); //~ 17
}

fn split_uneven_18() {
    // y = torch.arange(6).view((3, 2)).flatten(1, 1).view_as(torch.zeros((6,)))
    // y.split(4, 0)
    // PyTorch gives [[4], [2]]
    let x = Tensor::<i64, Shape![3, 2]>::arange();
    let y = x.as_view().flatten::<1, 1>().view_as(&Tensor::<i64, Shape![6]>::zeros());
    let _ = y.split::<0, 4>(); //~ 18
}

fn split_uneven_19() {
    // y = torch.arange(8).view((8, 1, 1)).movedim((-2, 2, -3), (2, -3, -2))
    // y.split(6, 1)
    // PyTorch gives [[1, 6, 1], [1, 2, 1]]
    let x = Tensor::<i64, Shape![8, 1, 1]>::arange();
    let y = x.as_view().movedims::<Dims![-2, 2, -3], Dims![2, -3, -2]>();
    let _ = y.split::<1, 6>(); //~ 19
}

fn split_uneven_20() {
    // y = torch.arange(80).view((8, 1, 10)).diagonal(9, 1, 2).squeeze(-1)
    // y.split(3, 0)
    // PyTorch gives [[3], [3], [2]]
    let x = Tensor::<i64, Shape![8, 1, 10]>::arange();
    let y = x.as_view().diagonal::<9, 1, 2>().squeeze::<-1>();
    let _ = y.split::<0, 3>(); //~ 20
}

fn split_uneven_21() {
    // y = torch.arange(48).view((8, 1, 6))
    // y.split(7, 0)
    // PyTorch gives [[7, 1, 6], [1, 1, 6]]
    let x = Tensor::<i64, Shape![8, 1, 6]>::arange();
    let y = x.as_view();
    let _ = y.split::<0, 7>(); //~ 21
}

fn split_beyond_the_end_22() {
    // y = torch.arange(15).view((1, 5, 3)).unfold(-3, 1, 1).unfold(-3, 1, 1).unfold(-3, 3, 3).tensor_split((3,), -1)[0].movedim((0, 1), (-6, 3)).tensor_split((0,), 0)[1]
    // y.split(6, 5)
    // PyTorch gives [[1, 1, 1, 5, 1, 3]]
    let x = Tensor::<i64, Shape![1, 5, 3]>::arange();
    let y = x.as_view().tile::<Shape![1, 1, 3]>().split_at::<-1, 3>().0.movedims::<Dims![0, 1], Dims![-6, 3]>().split_at::<0, 0>().1;
    let _ = y.split::<5, 6>(); //~ 22
}

fn split_beyond_the_end_23() {
    // y = torch.atleast_2d(torch.arange(405).view((9, 3, 3, 5, 1))).unflatten(-2, (5, 1)).view_as(torch.zeros((27, 15))).split(3, 0)[7]
    // y.split(4, 0)
    // PyTorch gives [[3, 15]]
    let x = Tensor::<i64, Shape![9, 3, 3, 5, 1]>::arange();
    let y = x.as_view().atleast_2d().unflatten::<-2, Shape![5, 1]>().view_as(&Tensor::<i64, Shape![27, 15]>::zeros()).split::<0, 3>()[7];
    let _ = y.split::<0, 4>(); //~ 23
}

fn split_beyond_the_end_24() {
    // y = torch.arange(270).view((6, 5, 9)).squeeze((-1,))
    // y.split(12, 2)
    // PyTorch gives [[6, 5, 9]]
    let x = Tensor::<i64, Shape![6, 5, 9]>::arange();
    let y = x.as_view().squeeze_dims::<Dims![-1]>();
    let _ = y.split::<2, 12>(); //~ 24
}

fn split_beyond_the_end_25() {
    // y = torch.arange(60).view((5, 3, 4)).unfold(-3, 3, 2)[..., ::2].unfold(-3, 2, 5).unfold(-3, 4, 1).select(5, 2).view_as(torch.zeros((2, 1, 2, 2, 1)))
    // y.split(4, 2)
    // PyTorch gives [[2, 1, 2, 2, 1]]
    let x = Tensor::<i64, Shape![5, 3, 4]>::arange();
    let y = x.as_view().windows_with::<Shape![2, 2, 4], Shape![2, 5, 1], Shape![2, 1, 1]>().select::<5, 2>().view_as(&Tensor::<i64, Shape![2, 1, 2, 2, 1]>::zeros());
    let _ = y.split::<2, 4>(); //~ 25
}

fn split_beyond_the_end_26() {
    // y = torch.arange(1).view((1, 1, 1)).expand_as(torch.zeros((4, 4, 4, 5)))
    // y.split(7, 1)
    // PyTorch gives [[4, 4, 4, 5]]
    let x = Tensor::<i64, Shape![1, 1, 1]>::arange();
    let y = x.as_view().expand_as(&Tensor::<i64, Shape![4, 4, 4, 5]>::zeros());
    let _ = y.split::<1, 7>(); //~ 26
}

fn split_beyond_the_end_27() {
    // y = torch.arange(10).view((2, 5)).unfold(0, 2, 4)
    // y.split(8, 1)
    // PyTorch gives [[1, 5, 2]]
    let x = Tensor::<i64, Shape![2, 5]>::arange();
    let y = x.as_view().unfold::<0, 2, 4>();
    let _ = y.split::<1, 8>(); //~ 27
}

fn split_at_beyond_the_end_28() {
    // y = torch.arange(60).view((6, 10, 1, 1)).permute((3, 0, 2, 1)).swapdims(3, -2)
    // y.tensor_split((3,), -1)
    // PyTorch gives [[1, 6, 10, 1], [1, 6, 10, 0]]
    let x = Tensor::<i64, Shape![6, 10, 1, 1]>::arange();
    let y = x.as_view().permute::<Dims![3, 0, 2, 1]>().swapdims::<3, -2>();
    let _ = y.split_at::<-1, 3>(); //~ 28
}

fn split_at_beyond_the_end_29() {
    // y = torch.atleast_1d(torch.arange(270).view((5, 3, 1, 3, 6))).split_with_sizes([1, 1, 1], -2)[0]
    // y.tensor_split((6,), 0)
    // PyTorch gives [[5, 3, 1, 1, 6], [0, 3, 1, 1, 6]]
    let x = Tensor::<i64, Shape![5, 3, 1, 3, 6]>::arange();
    let y = x.as_view().atleast_1d().split_with_sizes::<-2, Shape![1, 1, 1]>().0;
    let _ = y.split_at::<0, 6>(); //~ 29
}

fn split_at_beyond_the_end_30() {
    // y = torch.arange(288).view((8, 3, 12)).expand_as(torch.zeros((1, 8, 3, 12))).chunk(3, 2)[1].mT
    // y.tensor_split((2,), -1)
    // PyTorch gives [[1, 8, 12, 1], [1, 8, 12, 0]]
    let x = Tensor::<i64, Shape![8, 3, 12]>::arange();
    let y = x.as_view().expand_as(&Tensor::<i64, Shape![1, 8, 3, 12]>::zeros()).chunk::<2, 3>()[1].mT();
    let _ = y.split_at::<-1, 2>(); //~ 30
}

fn split_at_beyond_the_end_31() {
    // y = torch.arange(6144).view((2, 3, 32, 32))[:, 0, -20, :].unfold(-1, 1, 1)
    // y.tensor_split((33,), -2)
    // PyTorch gives [[2, 32, 1], [2, 0, 1]]
    let x = Tensor::<i64, Shape![2, 3, 32, 32]>::arange();
    let y = x.as_view().slice(s![.., 0, -20, ..]).windows::<Shape![1]>();
    let _ = y.split_at::<-2, 33>(); //~ 31
}

fn split_at_beyond_the_end_32() {
    // y = torch.arange(60).view((10, 6)).unfold(-1, 1, 1)[..., ::2].diagonal(0, 2, -3).diagonal(5, 1, 0).movedim((0,), (0,))
    // y.tensor_split((2,), -1)
    // PyTorch gives [[1], [0]]
    let x = Tensor::<i64, Shape![10, 6]>::arange();
    let y = x.as_view().windows_with::<Shape![1], Shape![1], Shape![2]>().diagonal::<0, 2, -3>().diagonal::<5, 1, 0>().movedims::<Dims![0], Dims![0]>();
    let _ = y.split_at::<-1, 2>(); //~ 32
}

fn split_at_beyond_the_end_33() {
    // y = torch.arange(12).view((2, 3, 2)).unfold(-3, 2, 2).unfold(-3, 3, 1)[..., ::2].unfold(-3, 2, 2).swapaxes(5, 2).broadcast_to((1, 5, -1, -1, -1, 3))
    // y.tensor_split((3,), 3)
    // PyTorch gives [[1, 5, 2, 2, 2, 3], [1, 5, 2, 0, 2, 3]]
    let x = Tensor::<i64, Shape![2, 3, 2]>::arange();
    let y = x.as_view().windows_with::<Shape![2, 2, 2], Shape![2, 1, 2], Shape![1, 2, 1]>().swapaxes::<5, 2>().broadcast_to::<Shape![1, 5, _, _, _, 3]>();
    let _ = y.split_at::<3, 3>(); //~ 33
}

fn split_at_before_the_start_34() {
    // y = torch.arange(60).view((2, 5, 6)).broadcast_to((1, -1, 5, -1)).swapaxes(1, 3)
    // y.tensor_split((-3,), 3)
    // PyTorch gives [[1, 6, 5, 0], [1, 6, 5, 2]]
    let x = Tensor::<i64, Shape![2, 5, 6]>::arange();
    let y = x.as_view().broadcast_to::<Shape![1, _, 5, _]>().swapaxes::<1, 3>();
    let _ = y.split_at::<3, -3>(); //~ 34
}

fn split_at_before_the_start_35() {
    // y = torch.arange(12).view((6, 2)).split_with_sizes([1, 1, 4], -2)[2].mT
    // y.tensor_split((-6,), 1)
    // PyTorch gives [[2, 0], [2, 4]]
    let x = Tensor::<i64, Shape![6, 2]>::arange();
    let y = x.as_view().split_with_sizes::<-2, Shape![1, 1, 4]>().2.mT();
    let _ = y.split_at::<1, -6>(); //~ 35
}

fn split_at_before_the_start_36() {
    // y = torch.arange(4000).view((1000, 4))
    // y.tensor_split((-7,), 1)
    // PyTorch gives [[1000, 0], [1000, 4]]
    let x = Tensor::<i64, Shape![1000, 4]>::arange();
    let y = x.as_view();
    let _ = y.split_at::<1, -7>(); //~ 36
}

fn split_at_before_the_start_37() {
    // y = torch.arange(480).view((4, 12, 10)).split_with_sizes([4], 0)[0].expand((1, 1, 4, -1, 10)).diagonal(-1, -1, -3).expand_as(torch.zeros((2, 5, 1, 12, 4)))
    // y.tensor_split((-14,), -2)
    // PyTorch gives [[2, 5, 1, 0, 4], [2, 5, 1, 12, 4]]
    let x = Tensor::<i64, Shape![4, 12, 10]>::arange();
    let y = x.as_view().split_with_sizes::<0, Shape![4]>().0.expand::<Shape![1, 1, 4, _, 10]>().diagonal::<-1, -1, -3>().expand_as(&Tensor::<i64, Shape![2, 5, 1, 12, 4]>::zeros());
    let _ = y.split_at::<-2, -14>(); //~ 37
}
