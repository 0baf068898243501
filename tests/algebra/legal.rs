// Written by generate.py: PyTorch 2.15.0+cu132, seed 20260601. Do not edit.
// `case!(number, [sizes of the base], [operations], what PyTorch answers)`

use super::judge::Outcome;
use stridewise::prelude::*;

pub(super) const GROUPS: &[fn() -> Vec<Outcome>] = &[
    plain_0,
    plain_1,
    plain_2,
    plain_3,
    plain_4,
    plain_5,
    plain_6,
    plain_7,
    plain_8,
    plain_9,
    plain_10,
    plain_11,
    plain_12,
    plain_13,
    plain_14,
    plain_15,
    plain_16,
    plain_17,
    plain_18,
    plain_19,
    plain_20,
    plain_21,
    plain_22,
    plain_23,
    plain_24,
    plain_25,
    plain_26,
    plain_27,
    plain_28,
    plain_29,
    plain_30,
    plain_31,
    plain_32,
    plain_33,
    plain_34,
    plain_35,
    plain_36,
    plain_37,
    plain_38,
    plain_39,
    plain_40,
    plain_41,
    plain_42,
    plain_43,
    plain_44,
    plain_45,
    plain_46,
    plain_47,
    plain_48,
    plain_49,
    plain_50,
    plain_51,
    plain_52,
    plain_53,
    plain_54,
    plain_55,
    plain_56,
    plain_57,
    plain_58,
    plain_59,
    plain_60,
    plain_61,
    plain_62,
    plain_63,
    plain_64,
    plain_65,
    plain_66,
    large_0,
    large_1,
    large_2,
    large_3,
    large_4,
    large_5,
    empty_0,
    empty_1,
    empty_2,
    empty_3,
    empty_4,
    empty_5,
    empty_6,
    empty_7,
    empty_8,
    scalar_0,
    scalar_1,
    scalar_2,
    negative_0,
    negative_1,
    split_empty_0,
    split_negative_0,
];

fn plain_0() -> Vec<Outcome> {
    vec![
        // torch.atleast_3d(torch.arange(36).view((6, 3, 2)).flatten(-2, 2)).unfold(-2, 5, 1).unfold(-2, 1, 1).permute((2, 4, 1, 3, 0)).permute((3, 1, 4, 0, 2))
        case!(0, [6, 3, 2], [.flatten::<-2, 2>().atleast_3d().windows::<Shape![5, 1]>().permute::<Dims![2, 4, 1, 3, 0]>().permute::<Dims![3, 1, 4, 0, 2]>()],
            shape [5, 1, 6, 1, 2], stride [1, 1, 6, 1, 1], offset 0, checksum 0xb94bf632e3d2a501),
        // torch.atleast_1d(torch.arange(2).view((1, 2)).swapdims(-1, -2).mT.unflatten(1, (1, 1, 2))).view((2, -1))
        case!(1, [1, 2], [.swapdims::<-1, -2>().mT().unflatten::<1, Shape![1, 1, 2]>().atleast_1d().view::<Shape![2, _]>()],
            shape [2, 1], stride [1, 1], offset 0, elements [0, 1]),
        // torch.arange(5).view((5, 1)).select(1, 0).unfold(0, 5, 2).squeeze(0).unfold(-1, 5, 1)[:, 2:3:4]
        case!(2, [5, 1], [.select::<1, 0>().unfold::<0, 5, 2>().squeeze::<0>().windows::<Shape![5]>().slice(s![.., 2..3;4])],
            shape [1, 1], stride [1, 4], offset 2, elements [2]),
        // torch.arange(96).view((1, 4, 2, 12)).mT.unflatten(2, (6, -1))
        case!(3, [1, 4, 2, 12], [.mT().unflatten::<2, Shape![6, _]>()],
            shape [1, 4, 6, 2, 2], stride [96, 24, 2, 1, 12], offset 0, checksum 0xcbb9ebad59394ba5),
        // torch.arange(90).view((5, 3, 6)).diagonal(-1, -2, 2).unflatten(0, (5,)).expand((5, -1, -1)).unflatten(2, (2, 1)).view((5, 5, 2))
        case!(4, [5, 3, 6], [.diagonal::<-1, -2, 2>().unflatten::<0, Shape![5]>().expand::<Shape![5, _, _]>().unflatten::<2, Shape![2, 1]>().view::<Shape![5, 5, 2]>()],
            shape [5, 5, 2], stride [0, 18, 7], offset 6, checksum 0x627ebd26add459dc),
        // torch.arange(180).view((3, 5, 6, 2)).movedim((1, 2), (-2, -4))[-1::4, -2::7, :5].unflatten(-1, (-1, 2)).tensor_split((1,), 0)[0].squeeze((-1, 0))
        case!(5, [3, 5, 6, 2], [.movedims::<Dims![1, 2], Dims![-2, -4]>().slice(s![-1..;4, -2..;7, ..5]).unflatten::<-1, Shape![_, 2]>().split_at::<0, 1>().0.squeeze_dims::<Dims![-1, 0]>()],
            shape [1, 5, 1, 2], stride [60, 12, 2, 1], offset 70, elements [70, 71, 82, 83, 94, 95, 106, 107, 118, 119]),
        // torch.arange(4).view((4,)).split(1, 0)[1].view(()).view_as(torch.zeros((1,))).expand((3,))
        case!(6, [4], [.split::<0, 1>()[1].view::<Shape![]>().view_as(&Tensor::<i64, Shape![1]>::zeros()).expand::<Shape![3]>()],
            shape [3], stride [0], offset 0, elements [1, 1, 1]),
        // torch.arange(60).view((2, 6, 1, 5)).split(1, 3)[4][0, 5::3].expand_as(torch.zeros((2, 1, 2, 1))).view_as(torch.zeros((4,)))
        case!(7, [2, 6, 1, 5], [.split::<3, 1>()[4].slice(s![0, 5..;3]).expand_as(&Tensor::<i64, Shape![2, 1, 2, 1]>::zeros()).view_as(&Tensor::<i64, Shape![4]>::zeros())],
            shape [4], stride [0], offset 25, elements [29, 29, 29, 29]),
        // torch.arange(144).view((3, 8, 6)).diagonal(1, -2, 2).swapdims(0, 1).unfold(1, 2, 3).view((5, -1, 1)).unflatten(0, (5, 1))
        case!(8, [3, 8, 6], [.diagonal::<1, -2, 2>().swapdims::<0, 1>().unfold::<1, 2, 3>().view::<Shape![5, _, 1]>().unflatten::<0, Shape![5, 1]>()],
            shape [5, 1, 2, 1], stride [7, 96, 48, 48], offset 1, elements [1, 49, 8, 56, 15, 63, 22, 70, 29, 77]),
        // torch.atleast_2d(torch.arange(3).view((3,))).squeeze((-2,)).chunk(3, -1)[1].unfold(0, 1, 2).movedim(-1, -2)
        case!(9, [3], [.atleast_2d().squeeze_dims::<Dims![-2]>().chunk::<-1, 3>()[1].unfold::<0, 1, 2>().movedim::<-1, -2>()],
            shape [1, 1], stride [1, 2], offset 0, elements [1]),
        // torch.arange(216).view((6, 4, 1, 9, 1)).permute((1, 4, 3, 0, 2)).select(-1, 0)
        case!(10, [6, 4, 1, 9, 1], [.permute::<Dims![1, 4, 3, 0, 2]>().select::<-1, 0>()],
            shape [4, 1, 9, 6], stride [9, 1, 1, 36], offset 0, checksum 0xd09555199a6e2add),
        // torch.arange(4).view((2, 2)).unbind(0)[1]
        case!(11, [2, 2], [.unbind::<0>()[1]],
            shape [2], stride [1], offset 0, elements [2, 3]),
        // torch.atleast_2d(torch.arange(1).view((1,))).transpose(1, 1).squeeze(0)
        case!(12, [1], [.atleast_2d().transpose::<1, 1>().squeeze::<0>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(10).view((5, 2)).view_as(torch.zeros((10,))).select(0, 1)
        case!(13, [5, 2], [.view_as(&Tensor::<i64, Shape![10]>::zeros()).select::<0, 1>()],
            shape [], stride [], offset 1, elements [1]),
        // torch.arange(6).view((6,)).tensor_split((2,), 0)[0].permute((0,)).split(2, 0)[0].unfold(-1, 1, 1)[..., ::3]
        case!(14, [6], [.split_at::<0, 2>().0.permute::<Dims![0]>().split::<0, 2>()[0].windows_with::<Shape![1], Shape![1], Shape![3]>()],
            shape [2, 1], stride [1, 3], offset 0, elements [0, 1]),
        // torch.arange(20).view((5, 4)).expand_as(torch.zeros((4, 3, 5, 4))).tensor_split((5,), -2)[0]
        case!(15, [5, 4], [.expand_as(&Tensor::<i64, Shape![4, 3, 5, 4]>::zeros()).split_at::<-2, 5>().0],
            shape [4, 3, 5, 4], stride [0, 0, 4, 1], offset 0, checksum 0xb8d2de4116ababb5),
        // torch.atleast_3d(torch.arange(5).view((5,)).tensor_split((2,), 0)[1].view_as(torch.zeros((3,)))).unfold(2, 1, 2).select(-1, 0)
        case!(16, [5], [.split_at::<0, 2>().1.view_as(&Tensor::<i64, Shape![3]>::zeros()).atleast_3d().unfold::<2, 1, 2>().select::<-1, 0>()],
            shape [1, 3, 1], stride [3, 1, 2], offset 2, elements [2, 3, 4]),
        // torch.arange(240).view((8, 5, 6)).unfold(-3, 5, 1)[..., ::4].unfold(-3, 1, 3)[..., ::2].unfold(-3, 4, 1)[3, :2:4, :, :1:2, ::2, 2:3:2]
        case!(17, [8, 5, 6], [.windows_with::<Shape![2, 1, 4], Shape![1, 3, 1], Shape![4, 2, 1]>().slice(s![3, ..2;4, .., ..1;2, ..;2, 2..3;2])],
            shape [1, 3, 1, 1, 1], stride [72, 1, 240, 24, 2], offset 92, elements [92, 93, 94]),
        // torch.arange(12).view((4, 3)).permute((0, 1)).permute((1, 0)).mT
        case!(18, [4, 3], [.permute::<Dims![0, 1]>().permute::<Dims![1, 0]>().mT()],
            shape [4, 3], stride [3, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(27).view((3, 3, 3)).unfold(0, 3, 1).chunk(3, -3)[1].view_as(torch.zeros((1, 3, 3))).view_as(torch.zeros((3, 3)))
        case!(19, [3, 3, 3], [.unfold::<0, 3, 1>().chunk::<-3, 3>()[1].view_as(&Tensor::<i64, Shape![1, 3, 3]>::zeros()).view_as(&Tensor::<i64, Shape![3, 3]>::zeros())],
            shape [3, 3], stride [1, 9], offset 0, elements [3, 12, 21, 4, 13, 22, 5, 14, 23]),
    ]
}

fn plain_1() -> Vec<Outcome> {
    vec![
        // torch.arange(48).view((4, 12)).unfold(-1, 2, 6).view_as(torch.zeros((8, 2)))[:, 1::2].unfold(-2, 3, 1)[..., ::2].unfold(-2, 1, 3)[..., ::3]
        case!(20, [4, 12], [.unfold::<-1, 2, 6>().view_as(&Tensor::<i64, Shape![8, 2]>::zeros()).slice(s![.., 1..;2]).windows_with::<Shape![2, 1], Shape![1, 3], Shape![2, 3]>()],
            shape [6, 1, 2, 1], stride [6, 6, 12, 6], offset 1, elements [1, 13, 7, 19, 13, 25, 19, 31, 25, 37, 31, 43]),
        // torch.arange(240).view((6, 10, 4)).narrow(2, 2, 1).transpose(-2, 2).split(1, -1)[9].view((1, 1, 1, 6, 1))
        case!(21, [6, 10, 4], [.narrow::<2, 2, 1>().transpose::<-2, 2>().split::<-1, 1>()[9].view::<Shape![1, 1, 1, 6, 1]>()],
            shape [1, 1, 1, 6, 1], stride [240, 240, 240, 40, 4], offset 0, elements [38, 78, 118, 158, 198, 238]),
        // torch.arange(40).view((4, 5, 2)).view_as(torch.zeros((40,))).flatten(0, 0)
        case!(22, [4, 5, 2], [.view_as(&Tensor::<i64, Shape![40]>::zeros()).flatten::<0, 0>()],
            shape [40], stride [1], offset 0, checksum 0xc9ccf0fe5fbdeb1d),
        // torch.arange(240).view((5, 4, 4, 3)).unflatten(3, (3, -1)).unsqueeze(4).permute((5, 4, 0, 1, 2, 3)).view_as(torch.zeros((30, 8, 1)))
        case!(23, [5, 4, 4, 3], [.unflatten::<3, Shape![3, _]>().unsqueeze::<4>().permute::<Dims![5, 4, 0, 1, 2, 3]>().view_as(&Tensor::<i64, Shape![30, 8, 1]>::zeros())],
            shape [30, 8, 1], stride [8, 1, 1], offset 0, checksum 0xf2f972d8a87c5ad5),
        // torch.arange(8).view((4, 2)).split(2, -2)[0].mT.view((2, 2, 1))
        case!(24, [4, 2], [.split::<-2, 2>()[0].mT().view::<Shape![2, 2, 1]>()],
            shape [2, 2, 1], stride [1, 2, 2], offset 0, elements [0, 2, 1, 3]),
        // torch.arange(24).view((2, 3, 4)).squeeze((2,)).chunk(2, 0)[1].unfold(-1, 1, 1)[..., ::3].expand_as(torch.zeros((2, 3, 4, 3, 4, 2))).diagonal(1, 3, -4)
        case!(25, [2, 3, 4], [.squeeze_dims::<Dims![2]>().chunk::<0, 2>()[1].windows_with::<Shape![1], Shape![1], Shape![3]>().expand_as(&Tensor::<i64, Shape![2, 3, 4, 3, 4, 2]>::zeros()).diagonal::<1, 3, -4>()],
            shape [2, 3, 4, 2, 3], stride [0, 0, 1, 0, 4], offset 0, checksum 0xcf4a3450c5d1ee55),
        // torch.arange(144).view((1, 3, 6, 1, 8)).unflatten(-3, (1, 6)).permute((5, 4, 3, 0, 2, 1))
        case!(26, [1, 3, 6, 1, 8], [.unflatten::<-3, Shape![1, 6]>().permute::<Dims![5, 4, 3, 0, 2, 1]>()],
            shape [8, 1, 6, 1, 1, 3], stride [1, 8, 8, 144, 48, 48], offset 0, checksum 0x3c5f7d154c5b5ae5),
        // torch.arange(480).view((4, 3, 5, 8)).unfold(-1, 7, 3)[..., ::3].chunk(3, 4)[2].diagonal(0, 4, 2).unfold(-1, 1, 3)
        case!(27, [4, 3, 5, 8], [.windows_with::<Shape![3], Shape![3], Shape![3]>().chunk::<4, 3>()[2].diagonal::<0, 4, 2>().unfold::<-1, 1, 3>()],
            shape [4, 3, 1, 1, 1], stride [120, 40, 3, 33, 11], offset 0, elements [6, 46, 86, 126, 166, 206, 246, 286, 326, 366, 406, 446]),
        // torch.arange(432).view((6, 1, 6, 1, 2, 6)).mT.view_as(torch.zeros((3, 12, 1, 2, 3, 2)))
        case!(28, [6, 1, 6, 1, 2, 6], [.mT().view_as(&Tensor::<i64, Shape![3, 12, 1, 2, 3, 2]>::zeros())],
            shape [3, 12, 1, 2, 3, 2], stride [144, 12, 6, 3, 1, 6], offset 0, checksum 0xb2d557d364bb780d),
        // torch.arange(4).view((4,)).unfold(-1, 2, 1).mT.narrow(0, 1, 1)
        case!(29, [4], [.windows::<Shape![2]>().mT().narrow::<0, 1, 1>()],
            shape [1, 3], stride [1, 1], offset 1, elements [1, 2, 3]),
        // torch.arange(144).view((8, 9, 2)).movedim((-1, 1, 0), (2, 0, -2))
        case!(30, [8, 9, 2], [.movedims::<Dims![-1, 1, 0], Dims![2, 0, -2]>()],
            shape [9, 8, 2], stride [2, 18, 1], offset 0, checksum 0x24ad24be71ccf775),
        // torch.arange(1).view((1,)).t().flatten(0, 0).unsqueeze(-1).movedim(-2, 1).view_as(torch.zeros(()))
        case!(31, [1], [.t().flatten::<0, 0>().unsqueeze::<-1>().movedim::<-2, 1>().view_as(&Tensor::<i64, Shape![]>::zeros())],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(4).view((4,)).view((-1, 1)).view_as(torch.zeros((4,))).view_as(torch.zeros((4,))).chunk(4, 0)[3].view_as(torch.zeros(()))
        case!(32, [4], [.view::<Shape![_, 1]>().view_as(&Tensor::<i64, Shape![4]>::zeros()).view_as(&Tensor::<i64, Shape![4]>::zeros()).chunk::<0, 4>()[3].view_as(&Tensor::<i64, Shape![]>::zeros())],
            shape [], stride [], offset 0, elements [3]),
        // torch.arange(60).view((3, 4, 5)).view_as(torch.zeros((60, 1))).squeeze((0, -1)).unfold(-1, 12, 12).expand((1, -1, 12)).view_as(torch.zeros((60,)))
        case!(33, [3, 4, 5], [.view_as(&Tensor::<i64, Shape![60, 1]>::zeros()).squeeze_dims::<Dims![0, -1]>().tile::<Shape![12]>().expand::<Shape![1, _, 12]>().view_as(&Tensor::<i64, Shape![60]>::zeros())],
            shape [60], stride [1], offset 0, checksum 0x2a8c7ed8430bcee9),
        // torch.arange(1).view(()).expand((2,)).permute((0,)).unfold(-1, 2, 2).mT
        case!(34, [], [.expand::<Shape![2]>().permute::<Dims![0]>().windows_with::<Shape![2], Shape![2], Shape![1]>().mT()],
            shape [2, 1], stride [0, 0], offset 0, elements [0, 0]),
        // torch.arange(12).view((1, 3, 2, 2)).chunk(3, 1)[2].unfold(-1, 1, 1).movedim(1, -3).flatten(2, -1)
        case!(35, [1, 3, 2, 2], [.chunk::<1, 3>()[2].windows_with::<Shape![1], Shape![1], Shape![1]>().movedim::<1, -3>().flatten::<2, -1>()],
            shape [1, 2, 2], stride [4, 2, 1], offset 0, elements [8, 9, 10, 11]),
        // torch.arange(96).view((6, 4, 4)).diagonal(0, -2, 2).view_as(torch.zeros((6, 2, 2)))
        case!(36, [6, 4, 4], [.diagonal::<0, -2, 2>().view_as(&Tensor::<i64, Shape![6, 2, 2]>::zeros())],
            shape [6, 2, 2], stride [16, 10, 5], offset 0, checksum 0x73521f2b9214b81d),
        // torch.arange(300).view((5, 5, 6, 2)).mT.permute((-1, 1, 2, -4)).unfold(-2, 2, 2).unfold(-2, 1, 1).view_as(torch.zeros((6, 5, 5, 2)))
        case!(37, [5, 5, 6, 2], [.mT().permute::<Dims![-1, 1, 2, -4]>().tile::<Shape![2, 1]>().view_as(&Tensor::<i64, Shape![6, 5, 5, 2]>::zeros())],
            shape [6, 5, 5, 2], stride [2, 12, 60, 1], offset 0, checksum 0xc2ccef014e69b089),
        // torch.arange(160).view((2, 1, 4, 5, 4)).mT.permute((3, 0, 2, 4, 1)).select(0, 2)
        case!(38, [2, 1, 4, 5, 4], [.mT().permute::<Dims![3, 0, 2, 4, 1]>().select::<0, 2>()],
            shape [2, 4, 5, 1], stride [80, 20, 4, 80], offset 2, checksum 0x4bdacb4b9a0cb45),
        // torch.arange(96).view((6, 4, 4)).permute((1, 2, -3)).split_with_sizes([2, 2], 1)[0]
        case!(39, [6, 4, 4], [.permute::<Dims![1, 2, -3]>().split_with_sizes::<1, Shape![2, 2]>().0],
            shape [4, 2, 6], stride [4, 1, 16], offset 0, checksum 0xb06a62d7b4da0a4d),
    ]
}

fn plain_2() -> Vec<Outcome> {
    vec![
        // torch.atleast_3d(torch.arange(2).view((1, 2))).squeeze().unfold(0, 1, 3).squeeze()
        case!(40, [1, 2], [.atleast_3d().squeeze_all().unfold::<0, 1, 3>().squeeze_all()],
            shape [], stride [], offset 0, elements [0]),
        // torch.atleast_3d(torch.arange(24).view((3, 8)).t().split(2, -2)[2])
        case!(41, [3, 8], [.t().split::<-2, 2>()[2].atleast_3d()],
            shape [2, 3, 1], stride [1, 8, 1], offset 0, elements [4, 12, 20, 5, 13, 21]),
        // torch.arange(10).view((10, 1, 1)).movedim((0, 1, 2), (1, 0, 2)).view_as(torch.zeros((10,))).expand((5, 10)).chunk(5, 1)[2]
        case!(42, [10, 1, 1], [.movedims::<Dims![0, 1, 2], Dims![1, 0, 2]>().view_as(&Tensor::<i64, Shape![10]>::zeros()).expand::<Shape![5, 10]>().chunk::<1, 5>()[2]],
            shape [5, 2], stride [0, 1], offset 0, elements [4, 5, 4, 5, 4, 5, 4, 5, 4, 5]),
        // torch.arange(18).view((3, 6)).transpose(1, 0).view_as(torch.zeros((3, 2, 3, 1)))
        case!(43, [3, 6], [.transpose::<1, 0>().view_as(&Tensor::<i64, Shape![3, 2, 3, 1]>::zeros())],
            shape [3, 2, 3, 1], stride [2, 1, 6, 6], offset 0, checksum 0xe2c2e6bbf4762e54),
        // torch.arange(6).view((6, 1, 1)).swapaxes(2, -3).view((6,)).tensor_split((3,), -1)[1]
        case!(44, [6, 1, 1], [.swapaxes::<2, -3>().view::<Shape![6]>().split_at::<-1, 3>().1],
            shape [3], stride [1], offset 3, elements [3, 4, 5]),
        // torch.arange(3).view((3, 1)).movedim((1,), (0,)).squeeze((-2, 1)).view_as(torch.zeros((1, 3)))
        case!(45, [3, 1], [.movedims::<Dims![1], Dims![0]>().squeeze_dims::<Dims![-2, 1]>().view_as(&Tensor::<i64, Shape![1, 3]>::zeros())],
            shape [1, 3], stride [3, 1], offset 0, elements [0, 1, 2]),
        // torch.atleast_1d(torch.arange(1).view(()).t())
        case!(46, [], [.t().atleast_1d()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(160).view((4, 8, 1, 5)).movedim((0, -3, 2, 3), (-3, -4, -2, -1)).squeeze()
        case!(47, [4, 8, 1, 5], [.movedims::<Dims![0, -3, 2, 3], Dims![-3, -4, -2, -1]>().squeeze_all()],
            shape [8, 4, 5], stride [5, 40, 1], offset 0, checksum 0x5f3d209c38eb2a05),
        // torch.arange(12).view((3, 4, 1)).view((12, 1)).view_as(torch.zeros((12,))).unfold(-1, 3, 3).view((3, 4))
        case!(48, [3, 4, 1], [.view::<Shape![12, 1]>().view_as(&Tensor::<i64, Shape![12]>::zeros()).tile::<Shape![3]>().view::<Shape![3, 4]>()],
            shape [3, 4], stride [4, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(10).view((1, 5, 1, 2)).split(1, 3)[1]
        case!(49, [1, 5, 1, 2], [.split::<3, 1>()[1]],
            shape [1, 5, 1, 1], stride [10, 2, 2, 1], offset 0, elements [1, 3, 5, 7, 9]),
        // torch.arange(80).view((5, 8, 2)).flatten(1, 2).permute((0, -1)).chunk(2, 1)[1].unfold(0, 5, 1)
        case!(50, [5, 8, 2], [.flatten::<1, 2>().permute::<Dims![0, -1]>().chunk::<1, 2>()[1].unfold::<0, 5, 1>()],
            shape [1, 8, 5], stride [16, 1, 16], offset 0, checksum 0xed5233756b8b40b5),
        // torch.arange(20).view((2, 2, 1, 5)).as_strided((6,), (1,), 7).squeeze().split(3, -1)[1].flatten(0, 0)
        case!(51, [2, 2, 1, 5], [.as_strided::<Shape![6], Strides![1], 7>().squeeze_all().split::<-1, 3>()[1].flatten::<0, 0>()],
            shape [3], stride [1], offset 0, elements [10, 11, 12]),
        // torch.arange(1).view(()).expand((2,)).movedim(-1, -1).select(0, 0)
        case!(52, [], [.expand::<Shape![2]>().movedim::<-1, -1>().select::<0, 0>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(20).view((4, 5)).swapdims(-1, -2).transpose(1, -2).view((1, 1, 1, 10, 2))
        case!(53, [4, 5], [.swapdims::<-1, -2>().transpose::<1, -2>().view::<Shape![1, 1, 1, 10, 2]>()],
            shape [1, 1, 1, 10, 2], stride [20, 20, 20, 2, 1], offset 0, checksum 0xcc927f6ee23a0f61),
        // torch.arange(288).view((4, 3, 12, 2)).view_as(torch.zeros((24, 12))).unfold(-2, 2, 2).unfold(-2, 1, 1).view((6, 2, 4, 3, 1, -1))
        case!(54, [4, 3, 12, 2], [.view_as(&Tensor::<i64, Shape![24, 12]>::zeros()).tile::<Shape![2, 1]>().view::<Shape![6, 2, 4, 3, 1, _]>()],
            shape [6, 2, 4, 3, 1, 2], stride [48, 24, 3, 1, 24, 12], offset 0, checksum 0xf40fd5209d210325),
        // torch.arange(3).view((3, 1)).expand_as(torch.zeros((1, 3, 3, 2))).squeeze().unfold(0, 2, 2)
        case!(55, [3, 1], [.expand_as(&Tensor::<i64, Shape![1, 3, 3, 2]>::zeros()).squeeze_all().unfold::<0, 2, 2>()],
            shape [1, 3, 2, 2], stride [0, 1, 0, 0], offset 0, elements [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]),
        // torch.arange(80).view((8, 2, 5)).unflatten(-2, (2, 1)).transpose(1, 3).permute((-1, -2, 1, 0)).view_as(torch.zeros((1, 10, 8, 1, 1, 1)))
        case!(56, [8, 2, 5], [.unflatten::<-2, Shape![2, 1]>().transpose::<1, 3>().permute::<Dims![-1, -2, 1, 0]>().view_as(&Tensor::<i64, Shape![1, 10, 8, 1, 1, 1]>::zeros())],
            shape [1, 10, 8, 1, 1, 1], stride [10, 1, 10, 10, 10, 10], offset 0, checksum 0xd7980e6376c95ab5),
        // torch.arange(10).view((5, 1, 2)).unfold(-1, 2, 1).diagonal(0, -2, 0).narrow(-1, 0, 1).unfold(-3, 1, 1).unfold(-3, 1, 1).unfold(-3, 1, 1)
        case!(57, [5, 1, 2], [.unfold::<-1, 2, 1>().diagonal::<0, -2, 0>().narrow::<-1, 0, 1>().windows::<Shape![1, 1, 1]>()],
            shape [1, 2, 1, 1, 1, 1], stride [2, 1, 3, 2, 1, 3], offset 0, elements [0, 1]),
        // torch.arange(1).view(()).broadcast_to((5, 1)).unfold(-2, 1, 4).squeeze()
        case!(58, [], [.broadcast_to::<Shape![5, 1]>().unfold::<-2, 1, 4>().squeeze_all()],
            shape [2], stride [0], offset 0, elements [0, 0]),
        // torch.arange(144).view((8, 2, 3, 3)).unfold(-1, 3, 6).view((2, 1, 72, 1)).mT.narrow(1, 0, 1)
        case!(59, [8, 2, 3, 3], [.windows_with::<Shape![3], Shape![6], Shape![1]>().view::<Shape![2, 1, 72, 1]>().mT().narrow::<1, 0, 1>()],
            shape [2, 1, 1, 72], stride [72, 72, 1, 1], offset 0, checksum 0xbd6e5b31098e44f5),
    ]
}

fn plain_3() -> Vec<Outcome> {
    vec![
        // torch.arange(144).view((2, 6, 2, 6)).permute((0, 3, 2, 1)).mT
        case!(60, [2, 6, 2, 6], [.permute::<Dims![0, 3, 2, 1]>().mT()],
            shape [2, 6, 6, 2], stride [72, 1, 12, 6], offset 0, checksum 0xd75f28cca3d84665),
        // torch.arange(30).view((6, 5)).unfold(-1, 4, 2).flatten(-1, -1)
        case!(61, [6, 5], [.windows_with::<Shape![4], Shape![2], Shape![1]>().flatten::<-1, -1>()],
            shape [6, 1, 4], stride [5, 2, 1], offset 0, checksum 0x7c1933623111e1e1),
        // torch.arange(36).view((6, 6)).unsqueeze(0).permute((1, 0, 2)).expand_as(torch.zeros((1, 6, 2, 6))).flatten(0, -3)
        case!(62, [6, 6], [.unsqueeze::<0>().permute::<Dims![1, 0, 2]>().expand_as(&Tensor::<i64, Shape![1, 6, 2, 6]>::zeros()).flatten::<0, -3>()],
            shape [6, 2, 6], stride [6, 0, 1], offset 0, checksum 0x3e318919e1a14f51),
        // torch.arange(120).view((1, 4, 6, 5)).permute((1, 2, 0, 3)).unfold(-2, 1, 1).unfold(-2, 5, 5)
        case!(63, [1, 4, 6, 5], [.permute::<Dims![1, 2, 0, 3]>().tile::<Shape![1, 5]>()],
            shape [4, 6, 1, 1, 1, 5], stride [30, 5, 120, 5, 120, 1], offset 0, checksum 0x962feeef4c7ab2d),
        // torch.arange(180).view((5, 3, 2, 6)).unfold(3, 3, 4).unfold(-1, 1, 2)[..., ::2]
        case!(64, [5, 3, 2, 6], [.unfold::<3, 3, 4>().windows_with::<Shape![1], Shape![2], Shape![2]>()],
            shape [5, 3, 2, 1, 2, 1], stride [36, 12, 6, 4, 2, 2], offset 0, checksum 0xc42a0faa2658709),
        // torch.arange(48).view((4, 1, 2, 3, 2)).unfold(-1, 1, 1).flatten(-6, 1)
        case!(65, [4, 1, 2, 3, 2], [.windows::<Shape![1]>().flatten::<-6, 1>()],
            shape [4, 2, 3, 2, 1], stride [12, 6, 2, 1, 1], offset 0, checksum 0xdd7a5e9540df1b95),
        // torch.atleast_1d(torch.arange(1).view((1,)).squeeze()).view(()).expand_as(torch.zeros((1,)))
        case!(66, [1], [.squeeze_all().atleast_1d().view::<Shape![]>().expand_as(&Tensor::<i64, Shape![1]>::zeros())],
            shape [1], stride [0], offset 0, elements [0]),
        // torch.arange(10).view((2, 1, 5)).unflatten(-1, (-1, 1)).unbind(2)[2].permute((2, 1, -3))
        case!(67, [2, 1, 5], [.unflatten::<-1, Shape![_, 1]>().unbind::<2>()[2].permute::<Dims![2, 1, -3]>()],
            shape [1, 1, 2], stride [1, 5, 5], offset 0, elements [2, 7]),
        // torch.arange(3).view((3,)).split_with_sizes([1, 2], -1)[1].unbind(0)[0].broadcast_to((5,))[:5].unflatten(0, (1, 5))
        case!(68, [3], [.split_with_sizes::<-1, Shape![1, 2]>().1.unbind::<0>()[0].broadcast_to::<Shape![5]>().slice(s![..5]).unflatten::<0, Shape![1, 5]>()],
            shape [1, 5], stride [0, 0], offset 0, elements [1, 1, 1, 1, 1]),
        // torch.arange(8).view((2, 4, 1, 1)).view((-1, 2)).unbind(1)[0]
        case!(69, [2, 4, 1, 1], [.view::<Shape![_, 2]>().unbind::<1>()[0]],
            shape [4], stride [2], offset 0, elements [0, 2, 4, 6]),
        // torch.arange(2).view((2,))[0::3].permute((0,)).permute((0,)).view(())
        case!(70, [2], [.slice(s![0..;3]).permute::<Dims![0]>().permute::<Dims![0]>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(18).view((3, 3, 2))[1::3, :].unfold(2, 1, 1)[:, :, -1::2].view_as(torch.zeros((3,))).movedim((-1,), (-1,))
        case!(71, [3, 3, 2], [.slice(s![1..;3, ..]).unfold::<2, 1, 1>().slice(s![.., .., -1..;2]).view_as(&Tensor::<i64, Shape![3]>::zeros()).movedims::<Dims![-1], Dims![-1]>()],
            shape [3], stride [2], offset 7, elements [7, 9, 11]),
        // torch.arange(96).view((2, 8, 6)).movedim(1, 2).unflatten(-3, (-1, 1)).tensor_split((5,), 2)[0].squeeze().narrow(1, 0, 2)
        case!(72, [2, 8, 6], [.movedim::<1, 2>().unflatten::<-3, Shape![_, 1]>().split_at::<2, 5>().0.squeeze_all().narrow::<1, 0, 2>()],
            shape [2, 2, 8], stride [48, 1, 6], offset 0, checksum 0x9f771b5af14358e5),
        // torch.arange(240).view((4, 6, 2, 5)).unfold(-1, 1, 1).transpose(-3, -1)
        case!(73, [4, 6, 2, 5], [.windows::<Shape![1]>().transpose::<-3, -1>()],
            shape [4, 6, 1, 5, 2], stride [60, 10, 1, 1, 5], offset 0, checksum 0x5bbc53be3f82df95),
        // torch.arange(3).view((3,)).broadcast_to((5, 5, 3))
        case!(74, [3], [.broadcast_to::<Shape![5, 5, 3]>()],
            shape [5, 5, 3], stride [0, 0, 1], offset 0, checksum 0xf397403a25ce6380),
        // torch.arange(1).view((1,)).unfold(-1, 1, 1)[..., ::3].expand_as(torch.zeros((6, 5))).unfold(-2, 1, 6).unfold(-2, 4, 1)[..., ::3].view_as(torch.zeros((2, 1, 2)))
        case!(75, [1], [.windows_with::<Shape![1], Shape![1], Shape![3]>().expand_as(&Tensor::<i64, Shape![6, 5]>::zeros()).windows_with::<Shape![1, 2], Shape![6, 1], Shape![1, 3]>().view_as(&Tensor::<i64, Shape![2, 1, 2]>::zeros())],
            shape [2, 1, 2], stride [0, 0, 0], offset 0, elements [0, 0, 0, 0]),
        // torch.atleast_2d(torch.arange(4).view((4,))).transpose(-2, 1).expand_as(torch.zeros((1, 4, 6)))
        case!(76, [4], [.atleast_2d().transpose::<-2, 1>().expand_as(&Tensor::<i64, Shape![1, 4, 6]>::zeros())],
            shape [1, 4, 6], stride [4, 1, 0], offset 0, checksum 0x1ceed193281e2b4d),
        // torch.arange(5).view((5, 1)).squeeze((-1,))
        case!(77, [5, 1], [.squeeze_dims::<Dims![-1]>()],
            shape [5], stride [1], offset 0, elements [0, 1, 2, 3, 4]),
        // torch.arange(10).view((10,)).view_as(torch.zeros((2, 5))).broadcast_to((1, 1, -1, -1)).swapaxes(2, -3).expand_as(torch.zeros((1, 5, 2, 1, 5))).diagonal(0, -3, 4)
        case!(78, [10], [.view_as(&Tensor::<i64, Shape![2, 5]>::zeros()).broadcast_to::<Shape![1, 1, _, _]>().swapaxes::<2, -3>().expand_as(&Tensor::<i64, Shape![1, 5, 2, 1, 5]>::zeros()).diagonal::<0, -3, 4>()],
            shape [1, 5, 1, 2], stride [0, 0, 10, 6], offset 0, elements [0, 6, 0, 6, 0, 6, 0, 6, 0, 6]),
        // torch.atleast_2d(torch.arange(36).view((3, 3, 4)).unfold(-1, 3, 3)).view_as(torch.zeros((9, 3))).permute((1, 0))
        case!(79, [3, 3, 4], [.windows_with::<Shape![3], Shape![3], Shape![1]>().atleast_2d().view_as(&Tensor::<i64, Shape![9, 3]>::zeros()).permute::<Dims![1, 0]>()],
            shape [3, 9], stride [1, 4], offset 0, checksum 0x7cabd3fd999c1740),
    ]
}

fn plain_4() -> Vec<Outcome> {
    vec![
        // torch.arange(120).view((1, 2, 5, 2, 6)).tensor_split((2,), 1)[0].flatten(0, -1).as_strided((), (), 18).squeeze()
        case!(80, [1, 2, 5, 2, 6], [.split_at::<1, 2>().0.flatten::<0, -1>().as_strided::<Shape![], Strides![], 18>().squeeze_all()],
            shape [], stride [], offset 18, elements [18]),
        // torch.arange(180).view((4, 9, 5)).permute((1, 2, 0)).unflatten(0, (9, -1)).diagonal(1, 3, 0)
        case!(81, [4, 9, 5], [.permute::<Dims![1, 2, 0]>().unflatten::<0, Shape![9, _]>().diagonal::<1, 3, 0>()],
            shape [1, 5, 4], stride [5, 1, 50], offset 5, checksum 0xc5d0a3e6b4f808e5),
        // torch.arange(48).view((1, 8, 6)).unfold(-3, 1, 1).unfold(-3, 3, 1).unfold(-3, 3, 1).narrow(3, 0, 1)[::4, :5, -3, :, ::4].flatten(1, -3)
        case!(82, [1, 8, 6], [.windows::<Shape![1, 3, 3]>().narrow::<3, 0, 1>().slice(s![..;4, ..5, -3, .., ..;4]).flatten::<1, -3>()],
            shape [1, 5, 1, 3], stride [30, 6, 3, 1], offset 1, elements [1, 2, 3, 7, 8, 9, 13, 14, 15, 19, 20, 21, 25, 26, 27]),
        // torch.arange(72).view((2, 9, 4)).view_as(torch.zeros((72,))).view((24, -1, 3)).unfold(-2, 1, 1).unfold(-2, 1, 1).view_as(torch.zeros((72,)))
        case!(83, [2, 9, 4], [.view_as(&Tensor::<i64, Shape![72]>::zeros()).view::<Shape![24, _, 3]>().windows::<Shape![1, 1]>().view_as(&Tensor::<i64, Shape![72]>::zeros())],
            shape [72], stride [1], offset 0, checksum 0x48252b6b285e883d),
        // torch.arange(120).view((6, 4, 5)).diagonal(0, 2, 1).t().diagonal(0, 0, -1).unfold(-1, 1, 1)
        case!(84, [6, 4, 5], [.diagonal::<0, 2, 1>().t().diagonal::<0, 0, -1>().unfold::<-1, 1, 1>()],
            shape [4, 1], stride [26, 26], offset 0, elements [0, 26, 52, 78]),
        // torch.atleast_2d(torch.arange(48).view((3, 1, 4, 4)).expand((3, -1, -1, 4)).view_as(torch.zeros((48,))).movedim((0,), (0,)).chunk(6, -1)[5])
        case!(85, [3, 1, 4, 4], [.expand::<Shape![3, _, _, 4]>().view_as(&Tensor::<i64, Shape![48]>::zeros()).movedims::<Dims![0], Dims![0]>().chunk::<-1, 6>()[5].atleast_2d()],
            shape [1, 8], stride [8, 1], offset 0, elements [40, 41, 42, 43, 44, 45, 46, 47]),
        // torch.arange(240).view((5, 6, 8)).split(3, -2)[1].split(1, -2)[1]
        case!(86, [5, 6, 8], [.split::<-2, 3>()[1].split::<-2, 1>()[1]],
            shape [5, 1, 8], stride [48, 8, 1], offset 0, checksum 0xdc9c9a95ab4a295d),
        // torch.arange(50).view((5, 10, 1)).diagonal(-6, 1, 2)[-4:-1:1].split(1, 0)[0].select(0, 0)
        case!(87, [5, 10, 1], [.diagonal::<-6, 1, 2>().slice(s![-4..-1;1]).split::<0, 1>()[0].select::<0, 0>()],
            shape [1], stride [2], offset 0, elements [16]),
        // torch.atleast_1d(torch.arange(8).view((4, 2))).unsqueeze(0).unfold(2, 1, 1).view_as(torch.zeros((4, 2)))
        case!(88, [4, 2], [.atleast_1d().unsqueeze::<0>().unfold::<2, 1, 1>().view_as(&Tensor::<i64, Shape![4, 2]>::zeros())],
            shape [4, 2], stride [2, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7]),
        // torch.arange(18).view((3, 6)).split(1, -1)[2].chunk(3, -2)[0].narrow(-2, 0, 1).broadcast_to((2, 5))
        case!(89, [3, 6], [.split::<-1, 1>()[2].chunk::<-2, 3>()[0].narrow::<-2, 0, 1>().broadcast_to::<Shape![2, 5]>()],
            shape [2, 5], stride [0, 0], offset 0, elements [2, 2, 2, 2, 2, 2, 2, 2, 2, 2]),
        // torch.arange(80).view((2, 2, 4, 1, 5)).unfold(-1, 3, 1).squeeze((-1, 3)).narrow(-2, 1, 2).broadcast_to((4, -1, -1, 4, 2, -1))
        case!(90, [2, 2, 4, 1, 5], [.windows_with::<Shape![3], Shape![1], Shape![1]>().squeeze_dims::<Dims![-1, 3]>().narrow::<-2, 1, 2>().broadcast_to::<Shape![4, _, _, 4, 2, _]>()],
            shape [4, 2, 2, 4, 2, 3], stride [0, 40, 20, 5, 1, 1], offset 1, checksum 0xfcb01e38bd4b1ca5),
        // torch.arange(36).view((6, 6, 1)).broadcast_to((4, 2, 6, -1, 1)).swapdims(4, 0).permute((0, 2, 4, 1, 3)).chunk(2, 3)[0].view((6, 4, 2, -1))
        case!(91, [6, 6, 1], [.broadcast_to::<Shape![4, 2, 6, _, 1]>().swapdims::<4, 0>().permute::<Dims![0, 2, 4, 1, 3]>().chunk::<3, 2>()[0].view::<Shape![6, 4, 2, _]>()],
            shape [6, 4, 2, 3], stride [6, 0, 3, 1], offset 0, checksum 0x962e37d31533b6fd),
        // torch.arange(96).view((2, 3, 2, 2, 1, 4)).as_strided((2,), (1,), 19).squeeze((-1,)).movedim((0,), (0,))
        case!(92, [2, 3, 2, 2, 1, 4], [.as_strided::<Shape![2], Strides![1], 19>().squeeze_dims::<Dims![-1]>().movedims::<Dims![0], Dims![0]>()],
            shape [2], stride [1], offset 19, elements [19, 20]),
        // torch.arange(10).view((1, 10, 1)).unflatten(-2, (-1, 10)).transpose(3, 2).swapdims(-2, 3).permute((2, 3, 0, 1))
        case!(93, [1, 10, 1], [.unflatten::<-2, Shape![_, 10]>().transpose::<3, 2>().swapdims::<-2, 3>().permute::<Dims![2, 3, 0, 1]>()],
            shape [10, 1, 1, 1], stride [1, 1, 10, 10], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
        // torch.arange(3).view((1, 3)).movedim((1,), (-2,)).view((3,))
        case!(94, [1, 3], [.movedims::<Dims![1], Dims![-2]>().view::<Shape![3]>()],
            shape [3], stride [1], offset 0, elements [0, 1, 2]),
        // torch.arange(180).view((10, 3, 6)).unfold(-2, 1, 1).unfold(-2, 5, 1)[-9:8:2, -3, -1, :].view((2, 2, 1, 5)).view_as(torch.zeros((4, 5)))
        case!(95, [10, 3, 6], [.windows::<Shape![1, 5]>().slice(s![-9..8;2, -3, -1, ..]).view::<Shape![2, 2, 1, 5]>().view_as(&Tensor::<i64, Shape![4, 5]>::zeros())],
            shape [4, 5], stride [36, 1], offset 19, checksum 0x8da087642ad0d799),
        // torch.arange(72).view((3, 6, 4)).unfold(-1, 4, 5).view_as(torch.zeros((6, 12))).permute((-1, -2)).unflatten(-2, (2, -1))
        case!(96, [3, 6, 4], [.windows_with::<Shape![4], Shape![5], Shape![1]>().view_as(&Tensor::<i64, Shape![6, 12]>::zeros()).permute::<Dims![-1, -2]>().unflatten::<-2, Shape![2, _]>()],
            shape [2, 6, 6], stride [6, 1, 12], offset 0, checksum 0xea1f58f4b103f69d),
        // torch.arange(2).view((2, 1)).expand((-1, 1)).diagonal(0, 1, 0).squeeze().broadcast_to((5,)).flatten(0, 0)
        case!(97, [2, 1], [.expand::<Shape![_, 1]>().diagonal::<0, 1, 0>().squeeze_all().broadcast_to::<Shape![5]>().flatten::<0, 0>()],
            shape [5], stride [0], offset 0, elements [0, 0, 0, 0, 0]),
        // torch.arange(4).view((4,)).unfold(-1, 4, 3).as_strided((1, 2), (1, 0), 2).narrow(0, 0, 1).t()
        case!(98, [4], [.windows_with::<Shape![4], Shape![3], Shape![1]>().as_strided::<Shape![1, 2], Strides![1, 0], 2>().narrow::<0, 0, 1>().t()],
            shape [2, 1], stride [0, 1], offset 2, elements [2, 2]),
        // torch.arange(216).view((12, 6, 3)).view((-1,))
        case!(99, [12, 6, 3], [.view::<Shape![_]>()],
            shape [216], stride [1], offset 0, checksum 0xc00b9854d75f5a0d),
    ]
}

fn plain_5() -> Vec<Outcome> {
    vec![
        // torch.arange(120).view((6, 5, 4)).view_as(torch.zeros((10, 12))).t().unfold(-2, 4, 1).unfold(-2, 5, 1)
        case!(100, [6, 5, 4], [.view_as(&Tensor::<i64, Shape![10, 12]>::zeros()).t().windows::<Shape![4, 5]>()],
            shape [9, 6, 4, 5], stride [1, 12, 1, 12], offset 0, checksum 0xec0eb23895d62585),
        // torch.arange(180).view((10, 6, 3)).permute((0, 2, 1)).unfold(-2, 3, 2)[..., ::2].unfold(-2, 3, 1).split_with_sizes([2, 8], -5)[0]
        case!(101, [10, 6, 3], [.permute::<Dims![0, 2, 1]>().windows_with::<Shape![2, 3], Shape![2, 1], Shape![2, 1]>().split_with_sizes::<-5, Shape![2, 8]>().0],
            shape [2, 1, 4, 2, 3], stride [18, 2, 3, 2, 3], offset 0, checksum 0x5f984f160e1a594d),
        // torch.arange(108).view((3, 2, 3, 6))[:, 0, 1:].flatten(1, 2)
        case!(102, [3, 2, 3, 6], [.slice(s![.., 0, 1..]).flatten::<1, 2>()],
            shape [3, 12], stride [36, 1], offset 6, checksum 0x88558844698c3a9d),
        // torch.arange(36).view((3, 4, 3)).view_as(torch.zeros((36,)))
        case!(103, [3, 4, 3], [.view_as(&Tensor::<i64, Shape![36]>::zeros())],
            shape [36], stride [1], offset 0, checksum 0xa5c9b354237a1bf1),
        // torch.arange(16).view((4, 4)).permute((1, 0)).swapdims(1, 0).broadcast_to((1, -1, -1)).unfold(-2, 2, 2).unfold(-2, 1, 1).view((1, 1, 2, 4, 2))
        case!(104, [4, 4], [.permute::<Dims![1, 0]>().swapdims::<1, 0>().broadcast_to::<Shape![1, _, _]>().tile::<Shape![2, 1]>().view::<Shape![1, 1, 2, 4, 2]>()],
            shape [1, 1, 2, 4, 2], stride [16, 16, 8, 1, 4], offset 0, elements [0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15]),
        // torch.arange(6).view((6,)).squeeze(0).flatten(0, 0)[2]
        case!(105, [6], [.squeeze::<0>().flatten::<0, 0>().slice(s![2])],
            shape [], stride [], offset 2, elements [2]),
        // torch.arange(12).view((4, 3)).mT.tensor_split((0,), 1)[1].unflatten(-1, (2, 2)).chunk(3, -3)[2]
        case!(106, [4, 3], [.mT().split_at::<1, 0>().1.unflatten::<-1, Shape![2, 2]>().chunk::<-3, 3>()[2]],
            shape [1, 2, 2], stride [1, 6, 3], offset 0, elements [2, 5, 8, 11]),
        // torch.atleast_2d(torch.atleast_2d(torch.atleast_3d(torch.arange(9).view((3, 3))))).view_as(torch.zeros((9,))).split_with_sizes([1, 1, 6, 1], 0)[0]
        case!(107, [3, 3], [.atleast_3d().atleast_2d().atleast_2d().view_as(&Tensor::<i64, Shape![9]>::zeros()).split_with_sizes::<0, Shape![1, 1, 6, 1]>().0],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view((1,))[:1:1].view(())
        case!(108, [1], [.slice(s![..1;1]).view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.atleast_1d(torch.arange(1).view(())).broadcast_to((2, 1, 1)).swapdims(-2, -1).narrow(1, 0, 1).broadcast_to((2, -1, 1))
        case!(109, [], [.atleast_1d().broadcast_to::<Shape![2, 1, 1]>().swapdims::<-2, -1>().narrow::<1, 0, 1>().broadcast_to::<Shape![2, _, 1]>()],
            shape [2, 1, 1], stride [0, 1, 1], offset 0, elements [0, 0]),
        // torch.arange(120).view((5, 3, 8)).mT.chunk(5, 0)[2].unflatten(-2, (-1, 4)).flatten(0, 1)
        case!(110, [5, 3, 8], [.mT().chunk::<0, 5>()[2].unflatten::<-2, Shape![_, 4]>().flatten::<0, 1>()],
            shape [2, 4, 3], stride [4, 1, 8], offset 0, checksum 0xe27c4eb8f72a34bd),
        // torch.arange(144).view((2, 1, 8, 3, 3)).movedim(4, 1).chunk(3, 4)[0]
        case!(111, [2, 1, 8, 3, 3], [.movedim::<4, 1>().chunk::<4, 3>()[0]],
            shape [2, 3, 1, 8, 1], stride [72, 1, 72, 9, 3], offset 0, checksum 0x3dbea5f52bf3b9a5),
        // torch.arange(1).view(()).expand((4, 3)).expand((1, -1, -1)).view((1, 2, -1, 6))
        case!(112, [], [.expand::<Shape![4, 3]>().expand::<Shape![1, _, _]>().view::<Shape![1, 2, _, 6]>()],
            shape [1, 2, 1, 6], stride [0, 0, 0, 0], offset 0, elements [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
        // torch.arange(4).view((4,)).unfold(0, 4, 1).flatten(-1, -1)
        case!(113, [4], [.unfold::<0, 4, 1>().flatten::<-1, -1>()],
            shape [1, 4], stride [1, 1], offset 0, elements [0, 1, 2, 3]),
        // torch.atleast_3d(torch.arange(16).view((4, 1, 4)).diagonal(-3, 0, 1)).chunk(4, -3)[3]
        case!(114, [4, 1, 4], [.diagonal::<-3, 0, 1>().atleast_3d().chunk::<-3, 4>()[3]],
            shape [1, 1, 1], stride [1, 8, 1], offset 0, elements [15]),
        // torch.atleast_2d(torch.arange(6).view((2, 3)))
        case!(115, [2, 3], [.atleast_2d()],
            shape [2, 3], stride [3, 1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(10).view((5, 2)).chunk(1, 1)[0].unfold(-2, 5, 5).unfold(-2, 2, 2).unfold(-2, 5, 5).unfold(-2, 2, 2).mT
        case!(116, [5, 2], [.chunk::<1, 1>()[0].tile::<Shape![5, 2]>().tile::<Shape![5, 2]>().mT()],
            shape [1, 1, 1, 1, 2, 5], stride [10, 2, 10, 2, 1, 2], offset 0, elements [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]),
        // torch.arange(24).view((2, 2, 3, 2)).tensor_split((1,), -4)[1].squeeze().unflatten(2, (1, 1, -1)).squeeze(2)
        case!(117, [2, 2, 3, 2], [.split_at::<-4, 1>().1.squeeze_all().unflatten::<2, Shape![1, 1, _]>().squeeze::<2>()],
            shape [2, 3, 1, 2], stride [6, 2, 2, 1], offset 12, elements [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]),
        // torch.arange(36).view((6, 1, 1, 6)).squeeze((-2,)).unfold(-1, 2, 2).squeeze((1, 2)).movedim(0, -1)
        case!(118, [6, 1, 1, 6], [.squeeze_dims::<Dims![-2]>().tile::<Shape![2]>().squeeze_dims::<Dims![1, 2]>().movedim::<0, -1>()],
            shape [3, 2, 6], stride [2, 1, 6], offset 0, checksum 0x83eba5102bd2c183),
        // torch.arange(6).view((6, 1)).movedim((0, 1), (0, 1)).transpose(1, -2)
        case!(119, [6, 1], [.movedims::<Dims![0, 1], Dims![0, 1]>().transpose::<1, -2>()],
            shape [1, 6], stride [1, 1], offset 0, elements [0, 1, 2, 3, 4, 5]),
    ]
}

fn plain_6() -> Vec<Outcome> {
    vec![
        // torch.arange(240).view((8, 5, 6)).movedim((-3, 2, -2), (-2, -1, -3)).movedim((), ())
        case!(120, [8, 5, 6], [.movedims::<Dims![-3, 2, -2], Dims![-2, -1, -3]>().movedims::<Dims![], Dims![]>()],
            shape [5, 8, 6], stride [6, 30, 1], offset 0, checksum 0x284408d70c6feed5),
        // torch.arange(12).view((1, 1, 12, 1)).chunk(3, -2)[1].movedim((-1, 1), (0, 1)).view((1, 2, 2))
        case!(121, [1, 1, 12, 1], [.chunk::<-2, 3>()[1].movedims::<Dims![-1, 1], Dims![0, 1]>().view::<Shape![1, 2, 2]>()],
            shape [1, 2, 2], stride [4, 2, 1], offset 0, elements [4, 5, 6, 7]),
        // torch.arange(27).view((3, 3, 3)).chunk(3, 2)[1][1:3:3, :3, :].chunk(3, 1)[1].unfold(-3, 1, 2).unfold(-3, 1, 2)[..., ::2].unfold(-3, 1, 3)[..., ::2]
        case!(122, [3, 3, 3], [.chunk::<2, 3>()[1].slice(s![1..3;3, ..3, ..]).chunk::<1, 3>()[1].windows_with::<Shape![1, 1, 1], Shape![2, 2, 3], Shape![1, 2, 2]>()],
            shape [1, 1, 1, 1, 1, 1], stride [54, 6, 3, 27, 6, 2], offset 0, elements [13]),
        // torch.arange(12).view((1, 4, 3)).expand((3, 6, 4, 3)).unfold(-2, 2, 2).unfold(-2, 1, 1).view((2, 9, 2, 3, 1, 2)).flatten(3, 4)
        case!(123, [1, 4, 3], [.expand::<Shape![3, 6, 4, 3]>().tile::<Shape![2, 1]>().view::<Shape![2, 9, 2, 3, 1, 2]>().flatten::<3, 4>()],
            shape [2, 9, 2, 3, 2], stride [0, 0, 6, 1, 3], offset 0, checksum 0x54619315dc72d525),
        // torch.arange(96).view((4, 4, 6)).view((-1, 8)).view((96,)).split_with_sizes([53, 25, 18], 0)[0].unfold(-1, 1, 7)[..., ::3].view_as(torch.zeros((2, 2, 2)))
        case!(124, [4, 4, 6], [.view::<Shape![_, 8]>().view::<Shape![96]>().split_with_sizes::<0, Shape![53, 25, 18]>().0.windows_with::<Shape![1], Shape![7], Shape![3]>().view_as(&Tensor::<i64, Shape![2, 2, 2]>::zeros())],
            shape [2, 2, 2], stride [28, 14, 7], offset 0, elements [0, 7, 14, 21, 28, 35, 42, 49]),
        // torch.arange(90).view((3, 5, 2, 3, 1)).tensor_split((0,), 2)[1]
        case!(125, [3, 5, 2, 3, 1], [.split_at::<2, 0>().1],
            shape [3, 5, 2, 3, 1], stride [30, 6, 3, 1, 1], offset 0, checksum 0x32314a03a0f5fb42),
        // torch.arange(18).view((2, 9)).squeeze((-1,)).chunk(9, 1)[6].select(1, 0).tensor_split((0,), 0)[1]
        case!(126, [2, 9], [.squeeze_dims::<Dims![-1]>().chunk::<1, 9>()[6].select::<1, 0>().split_at::<0, 0>().1],
            shape [2], stride [9], offset 0, elements [6, 15]),
        // torch.arange(3).view((1, 3, 1)).unfold(0, 1, 1)
        case!(127, [1, 3, 1], [.unfold::<0, 1, 1>()],
            shape [1, 3, 1, 1], stride [3, 1, 1, 3], offset 0, elements [0, 1, 2]),
        // torch.arange(8).view((2, 4)).t().unfold(0, 3, 1).view_as(torch.zeros((2, 2, 1, 3))).unflatten(-1, (3, -1)).split(1, -2)[2]
        case!(128, [2, 4], [.t().unfold::<0, 3, 1>().view_as(&Tensor::<i64, Shape![2, 2, 1, 3]>::zeros()).unflatten::<-1, Shape![3, _]>().split::<-2, 1>()[2]],
            shape [2, 2, 1, 1, 1], stride [1, 4, 3, 1, 1], offset 0, elements [2, 6, 3, 7]),
        // torch.arange(60).view((2, 3, 5, 2)).select(0, 0)
        case!(129, [2, 3, 5, 2], [.select::<0, 0>()],
            shape [3, 5, 2], stride [10, 2, 1], offset 0, checksum 0xe707b5c91a84776),
        // torch.arange(20).view((1, 5, 4)).unfold(-2, 4, 4)[..., ::3].unfold(-2, 1, 3).flatten(0, -3)
        case!(130, [1, 5, 4], [.windows_with::<Shape![2, 1], Shape![4, 3], Shape![3, 1]>().flatten::<0, -3>()],
            shape [2, 2, 1], stride [3, 12, 1], offset 0, elements [0, 12, 3, 15]),
        // torch.arange(4).view((4, 1)).chunk(4, 0)[0].unfold(-1, 1, 2).movedim((-3, -1), (0, -2))
        case!(131, [4, 1], [.chunk::<0, 4>()[0].unfold::<-1, 1, 2>().movedims::<Dims![-3, -1], Dims![0, -2]>()],
            shape [1, 1, 1], stride [1, 1, 2], offset 0, elements [0]),
        // torch.arange(5).view((5,)).unfold(-1, 3, 2)[..., ::2].squeeze(-2).diagonal(0, 1, -2).split_with_sizes([1, 1], 0)[0].unfold(-1, 1, 1)
        case!(132, [5], [.windows_with::<Shape![2], Shape![2], Shape![2]>().squeeze::<-2>().diagonal::<0, 1, -2>().split_with_sizes::<0, Shape![1, 1]>().0.windows::<Shape![1]>()],
            shape [1, 1], stride [4, 4], offset 0, elements [0]),
        // torch.arange(1).view((1, 1)).expand((1, 5))
        case!(133, [1, 1], [.expand::<Shape![1, 5]>()],
            shape [1, 5], stride [1, 0], offset 0, elements [0, 0, 0, 0, 0]),
        // torch.atleast_2d(torch.arange(54).view((1, 9, 2, 1, 3)).unfold(4, 1, 4).view_as(torch.zeros((18,))).chunk(9, 0)[1])
        case!(134, [1, 9, 2, 1, 3], [.unfold::<4, 1, 4>().view_as(&Tensor::<i64, Shape![18]>::zeros()).chunk::<0, 9>()[1].atleast_2d()],
            shape [1, 2], stride [6, 3], offset 0, elements [6, 9]),
        // torch.arange(9).view((9,)).unfold(-1, 4, 2).flatten(1, -1)
        case!(135, [9], [.windows_with::<Shape![4], Shape![2], Shape![1]>().flatten::<1, -1>()],
            shape [3, 4], stride [2, 1], offset 0, elements [0, 1, 2, 3, 2, 3, 4, 5, 4, 5, 6, 7]),
        // torch.arange(60).view((5, 1, 3, 4)).squeeze().unflatten(1, (-1, 3)).flatten(3, -1).transpose(2, 0)
        case!(136, [5, 1, 3, 4], [.squeeze_all().unflatten::<1, Shape![_, 3]>().flatten::<3, -1>().transpose::<2, 0>()],
            shape [3, 1, 5, 4], stride [4, 12, 12, 1], offset 0, checksum 0x63872a2c1921e589),
        // torch.arange(8).view((2, 4, 1)).view((8,))
        case!(137, [2, 4, 1], [.view::<Shape![8]>()],
            shape [8], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7]),
        // torch.arange(48).view((4, 2, 6)).narrow(1, 0, 2)[:].view((48,)).unflatten(-1, (12, 2, -1)).flatten(-2, -1)
        case!(138, [4, 2, 6], [.narrow::<1, 0, 2>().slice(s![..]).view::<Shape![48]>().unflatten::<-1, Shape![12, 2, _]>().flatten::<-2, -1>()],
            shape [12, 4], stride [4, 1], offset 0, checksum 0xdd7a5e9540df1b95),
        // torch.arange(30).view((2, 3, 5)).tensor_split((1,), 0)[1].unfold(-3, 1, 1).unfold(-3, 3, 1).unfold(-3, 5, 1)
        case!(139, [2, 3, 5], [.split_at::<0, 1>().1.windows::<Shape![1, 3, 5]>()],
            shape [1, 1, 1, 1, 3, 5], stride [15, 5, 1, 15, 5, 1], offset 15, elements [15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]),
    ]
}

fn plain_7() -> Vec<Outcome> {
    vec![
        // torch.arange(120).view((5, 3, 2, 2, 2)).narrow(3, 1, 1).unflatten(2, (1, -1)).view_as(torch.zeros((30, 2))).broadcast_to((4, 30, -1))[2:-1, 25, 0]
        case!(140, [5, 3, 2, 2, 2], [.narrow::<3, 1, 1>().unflatten::<2, Shape![1, _]>().view_as(&Tensor::<i64, Shape![30, 2]>::zeros()).broadcast_to::<Shape![4, 30, _]>().slice(s![2..-1, 25, 0])],
            shape [1], stride [0], offset 102, elements [102]),
        // torch.atleast_1d(torch.arange(1).view((1, 1)).narrow(1, 0, 1)).expand((3, 2)).narrow(-2, 0, 2).expand_as(torch.zeros((4, 2, 2)))
        case!(141, [1, 1], [.narrow::<1, 0, 1>().atleast_1d().expand::<Shape![3, 2]>().narrow::<-2, 0, 2>().expand_as(&Tensor::<i64, Shape![4, 2, 2]>::zeros())],
            shape [4, 2, 2], stride [0, 0, 0], offset 0, elements [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
        // torch.arange(180).view((5, 6, 1, 6)).permute((0, 3, 2, 1)).broadcast_to((-1, -1, -1, 6)).broadcast_to((5, 6, 5, 6)).movedim((3, 1, 0, 2), (-3, -1, 2, 0)).squeeze()
        case!(142, [5, 6, 1, 6], [.permute::<Dims![0, 3, 2, 1]>().broadcast_to::<Shape![_, _, _, 6]>().broadcast_to::<Shape![5, 6, 5, 6]>().movedims::<Dims![3, 1, 0, 2], Dims![-3, -1, 2, 0]>().squeeze_all()],
            shape [5, 6, 5, 6], stride [0, 6, 36, 1], offset 0, checksum 0xe6f027fe4c588ac9),
        // torch.arange(6).view((2, 3)).unfold(0, 1, 1)
        case!(143, [2, 3], [.unfold::<0, 1, 1>()],
            shape [2, 3, 1], stride [3, 1, 3], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(96).view((12, 8)).unfold(-2, 3, 1).unfold(-2, 2, 1).view_as(torch.zeros((10, 7, 1, 1, 3, 2)))
        case!(144, [12, 8], [.windows::<Shape![3, 2]>().view_as(&Tensor::<i64, Shape![10, 7, 1, 1, 3, 2]>::zeros())],
            shape [10, 7, 1, 1, 3, 2], stride [8, 1, 24, 24, 8, 1], offset 0, checksum 0x19a624b89efd1d1d),
        // torch.arange(24).view((6, 2, 2, 1)).permute((3, 2, -4, -3)).mT.view_as(torch.zeros((2, 2, 6)))
        case!(145, [6, 2, 2, 1], [.permute::<Dims![3, 2, -4, -3]>().mT().view_as(&Tensor::<i64, Shape![2, 2, 6]>::zeros())],
            shape [2, 2, 6], stride [1, 2, 4], offset 0, checksum 0x8f9c0ad38ad02775),
        // torch.arange(270).view((5, 9, 6)).unfold(-2, 1, 1).unfold(-2, 3, 3)
        case!(146, [5, 9, 6], [.tile::<Shape![1, 3]>()],
            shape [5, 9, 2, 1, 3], stride [54, 6, 3, 6, 1], offset 0, checksum 0x290b2b1f7eeddfe6),
        // torch.arange(8).view((2, 1, 4)).view((8,))
        case!(147, [2, 1, 4], [.view::<Shape![8]>()],
            shape [8], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7]),
        // torch.atleast_3d(torch.arange(1).view(())).view(())
        case!(148, [], [.atleast_3d().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(6).view((3, 2)).unfold(-2, 2, 7).unfold(-2, 1, 6)[..., ::2].view((2,)).t().view_as(torch.zeros((1, 2)))
        case!(149, [3, 2], [.windows_with::<Shape![2, 1], Shape![7, 6], Shape![1, 2]>().view::<Shape![2]>().t().view_as(&Tensor::<i64, Shape![1, 2]>::zeros())],
            shape [1, 2], stride [4, 2], offset 0, elements [0, 2]),
        // torch.arange(20).view((1, 5, 4)).unfold(-1, 2, 1).unbind(-3)[3]
        case!(150, [1, 5, 4], [.windows::<Shape![2]>().unbind::<-3>()[3]],
            shape [1, 3, 2], stride [20, 1, 1], offset 0, elements [12, 13, 13, 14, 14, 15]),
        // torch.arange(32).view((8, 4)).chunk(4, 0)[0]
        case!(151, [8, 4], [.chunk::<0, 4>()[0]],
            shape [2, 4], stride [4, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7]),
        // torch.arange(72).view((2, 6, 6)).unflatten(-3, (1, 2))
        case!(152, [2, 6, 6], [.unflatten::<-3, Shape![1, 2]>()],
            shape [1, 2, 6, 6], stride [72, 36, 6, 1], offset 0, checksum 0x48252b6b285e883d),
        // torch.arange(24).view((1, 8, 3)).tensor_split((0,), 0)[1]
        case!(153, [1, 8, 3], [.split_at::<0, 0>().1],
            shape [1, 8, 3], stride [24, 3, 1], offset 0, checksum 0x4d6366cf7d8aa54d),
        // torch.arange(4).view((4, 1)).mT[::2].unfold(-2, 1, 1).unfold(-2, 1, 1).narrow(0, 0, 1).view((4,))
        case!(154, [4, 1], [.mT().slice(s![..;2]).windows::<Shape![1, 1]>().narrow::<0, 0, 1>().view::<Shape![4]>()],
            shape [4], stride [1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(40).view((5, 4, 2, 1)).swapdims(2, -4).flatten(-2, 3).unflatten(-3, (1, -1, 1))
        case!(155, [5, 4, 2, 1], [.swapdims::<2, -4>().flatten::<-2, 3>().unflatten::<-3, Shape![1, _, 1]>()],
            shape [1, 2, 1, 4, 5], stride [2, 1, 8, 2, 8], offset 0, checksum 0x2b12e6b7ba276815),
        // torch.arange(8).view((8,)).unfold(0, 1, 1).t()
        case!(156, [8], [.unfold::<0, 1, 1>().t()],
            shape [1, 8], stride [1, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7]),
        // torch.arange(9).view((3, 3)).unfold(-1, 3, 3).view((9,)).flatten(-1, 0)
        case!(157, [3, 3], [.tile::<Shape![3]>().view::<Shape![9]>().flatten::<-1, 0>()],
            shape [9], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8]),
        // torch.arange(6).view((1, 6, 1)).tensor_split((0,), -3)[1].unfold(-2, 1, 1).unfold(-2, 1, 1).expand_as(torch.zeros((1, 6, 1, 3, 5)))
        case!(158, [1, 6, 1], [.split_at::<-3, 0>().1.windows::<Shape![1, 1]>().expand_as(&Tensor::<i64, Shape![1, 6, 1, 3, 5]>::zeros())],
            shape [1, 6, 1, 3, 5], stride [6, 1, 1, 0, 0], offset 0, checksum 0x1e03ff37d7e4400),
        // torch.arange(15).view((3, 5)).as_strided((2, 4), (3, 1), 8).unfold(-2, 1, 1).unfold(-2, 3, 1).squeeze((-2,)).unfold(-3, 1, 3)[..., ::2].unfold(-3, 2, 3).unfold(-3, 3, 3).view_as(torch.zeros((2, 1, 1, 3)))
        case!(159, [3, 5], [.as_strided::<Shape![2, 4], Strides![3, 1], 8>().windows_with::<Shape![1, 3], Shape![1, 1], Shape![1, 1]>().squeeze_dims::<Dims![-2]>().windows_with::<Shape![1, 2, 3], Shape![3, 3, 3], Shape![2, 1, 1]>().view_as(&Tensor::<i64, Shape![2, 1, 1, 3]>::zeros())],
            shape [2, 1, 1, 3], stride [1, 3, 3, 1], offset 8, elements [8, 9, 10, 9, 10, 11]),
    ]
}

fn plain_8() -> Vec<Outcome> {
    vec![
        // torch.arange(1).view((1, 1)).diagonal(0, 1, -2).unsqueeze(0).unfold(-1, 1, 1).movedim((-3, 2), (2, 0))
        case!(160, [1, 1], [.diagonal::<0, 1, -2>().unsqueeze::<0>().windows::<Shape![1]>().movedims::<Dims![-3, 2], Dims![2, 0]>()],
            shape [1, 1, 1], stride [2, 2, 2], offset 0, elements [0]),
        // torch.arange(4).view((2, 1, 2)).view((4,)).unfold(0, 3, 3).flatten(-2, 0)
        case!(161, [2, 1, 2], [.view::<Shape![4]>().unfold::<0, 3, 3>().flatten::<-2, 0>()],
            shape [1, 3], stride [3, 1], offset 0, elements [0, 1, 2]),
        // torch.arange(108).view((6, 3, 6)).unflatten(0, (2, 3)).diagonal(0, 2, 3).expand_as(torch.zeros((1, 2, 3, 3))).view((-1, 1, 3))
        case!(162, [6, 3, 6], [.unflatten::<0, Shape![2, 3]>().diagonal::<0, 2, 3>().expand_as(&Tensor::<i64, Shape![1, 2, 3, 3]>::zeros()).view::<Shape![_, 1, 3]>()],
            shape [6, 1, 3], stride [18, 21, 7], offset 0, checksum 0xf18474b800fb6f99),
        // torch.arange(216).view((2, 4, 9, 3)).broadcast_to((6, -1, -1, 9, 3)).permute((3, 1, 2, 4, 0)).expand_as(torch.zeros((2, 9, 2, 4, 3, 6)))
        case!(163, [2, 4, 9, 3], [.broadcast_to::<Shape![6, _, _, 9, 3]>().permute::<Dims![3, 1, 2, 4, 0]>().expand_as(&Tensor::<i64, Shape![2, 9, 2, 4, 3, 6]>::zeros())],
            shape [2, 9, 2, 4, 3, 6], stride [0, 3, 108, 27, 1, 0], offset 0, checksum 0x5e0f61fb73071e85),
        // torch.atleast_2d(torch.arange(4).view((1, 4, 1)).unfold(0, 1, 2).as_strided((), (), 1))
        case!(164, [1, 4, 1], [.unfold::<0, 1, 2>().as_strided::<Shape![], Strides![], 1>().atleast_2d()],
            shape [1, 1], stride [1, 1], offset 1, elements [1]),
        // torch.arange(36).view((1, 6, 2, 3)).expand((6, 6, -1, -1)).broadcast_to((1, -1, 6, 2, -1))
        case!(165, [1, 6, 2, 3], [.expand::<Shape![6, 6, _, _]>().broadcast_to::<Shape![1, _, 6, 2, _]>()],
            shape [1, 6, 6, 2, 3], stride [0, 0, 6, 3, 1], offset 0, checksum 0xd470bd639f96ed6d),
        // torch.arange(216).view((6, 6, 1, 6)).unfold(1, 3, 3).view_as(torch.zeros((4, 3, 6, 3)))
        case!(166, [6, 6, 1, 6], [.unfold::<1, 3, 3>().view_as(&Tensor::<i64, Shape![4, 3, 6, 3]>::zeros())],
            shape [4, 3, 6, 3], stride [54, 18, 1, 6], offset 0, checksum 0x3a8aa36eeac41cd),
        // torch.arange(10).view((2, 5)).tensor_split((1,), 1)[0].tensor_split((1,), 1)[0].narrow(0, 0, 2)
        case!(167, [2, 5], [.split_at::<1, 1>().0.split_at::<1, 1>().0.narrow::<0, 0, 2>()],
            shape [2, 1], stride [5, 1], offset 0, elements [0, 5]),
        // torch.arange(60).view((3, 4, 5)).view_as(torch.zeros((2, 30))).mT
        case!(168, [3, 4, 5], [.view_as(&Tensor::<i64, Shape![2, 30]>::zeros()).mT()],
            shape [30, 2], stride [1, 30], offset 0, checksum 0x36f81e86d2f68583),
        // torch.arange(216).view((9, 4, 6)).unflatten(-2, (2, 2)).narrow(1, 0, 2).chunk(2, -1)[0].tensor_split((0,), 3)[1]
        case!(169, [9, 4, 6], [.unflatten::<-2, Shape![2, 2]>().narrow::<1, 0, 2>().chunk::<-1, 2>()[0].split_at::<3, 0>().1],
            shape [9, 2, 2, 3], stride [24, 12, 6, 1], offset 0, checksum 0xaa72fcbe88e660fd),
        // torch.arange(288).view((4, 12, 6)).chunk(4, -2)[3].unfold(-3, 2, 2).unfold(-3, 3, 3).unfold(-3, 2, 2).split(1, 4)[1].chunk(2, -6)[0]
        case!(170, [4, 12, 6], [.chunk::<-2, 4>()[3].tile::<Shape![2, 3, 2]>().split::<4, 1>()[1].chunk::<-6, 2>()[0]],
            shape [1, 1, 3, 2, 1, 2], stride [144, 18, 2, 72, 6, 1], offset 0, elements [60, 61, 132, 133, 62, 63, 134, 135, 64, 65, 136, 137]),
        // torch.arange(6).view((6,)).unfold(-1, 6, 6).view_as(torch.zeros((6,))).unflatten(0, (-1, 1, 3)).unfold(-1, 2, 3).view_as(torch.zeros((2, 1, 2)))
        case!(171, [6], [.tile::<Shape![6]>().view_as(&Tensor::<i64, Shape![6]>::zeros()).unflatten::<0, Shape![_, 1, 3]>().unfold::<-1, 2, 3>().view_as(&Tensor::<i64, Shape![2, 1, 2]>::zeros())],
            shape [2, 1, 2], stride [3, 2, 1], offset 0, elements [0, 1, 3, 4]),
        // torch.arange(12).view((2, 1, 6)).flatten(0, -1).unfold(-1, 3, 1)[7:-2, ::3]
        case!(172, [2, 1, 6], [.flatten::<0, -1>().windows::<Shape![3]>().slice(s![7..-2, ..;3])],
            shape [1, 1], stride [1, 3], offset 7, elements [7]),
        // torch.arange(9).view((1, 9)).transpose(0, 1).unfold(1, 1, 1).squeeze(1).t().flatten(1, -1)
        case!(173, [1, 9], [.transpose::<0, 1>().unfold::<1, 1, 1>().squeeze::<1>().t().flatten::<1, -1>()],
            shape [1, 9], stride [9, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8]),
        // torch.arange(12).view((2, 3, 2)).swapdims(0, 1).transpose(-2, 2).view_as(torch.zeros((1, 3, 2, 2))).chunk(3, 1)[2].diagonal(1, -4, 3)
        case!(174, [2, 3, 2], [.swapdims::<0, 1>().transpose::<-2, 2>().view_as(&Tensor::<i64, Shape![1, 3, 2, 2]>::zeros()).chunk::<1, 3>()[2].diagonal::<1, -4, 3>()],
            shape [1, 2, 1], stride [2, 1, 12], offset 6, elements [10, 11]),
        // torch.arange(12).view((1, 2, 6)).split_with_sizes([1, 1], 1)[1].unfold(-3, 1, 1).unfold(-3, 1, 1).unfold(-3, 2, 1)
        case!(175, [1, 2, 6], [.split_with_sizes::<1, Shape![1, 1]>().1.windows::<Shape![1, 1, 2]>()],
            shape [1, 1, 5, 1, 1, 2], stride [12, 6, 1, 12, 6, 1], offset 6, elements [6, 7, 7, 8, 8, 9, 9, 10, 10, 11]),
        // torch.arange(2).view((2,)).unfold(-1, 2, 1).split(1, 1)[1].view_as(torch.zeros(()))
        case!(176, [2], [.unfold::<-1, 2, 1>().split::<1, 1>()[1].view_as(&Tensor::<i64, Shape![]>::zeros())],
            shape [], stride [], offset 0, elements [1]),
        // torch.arange(10).view((2, 5, 1)).view((-1,)).unflatten(0, (1, 1, 10)).view_as(torch.zeros((10,))).tensor_split((7,), -1)[0].expand_as(torch.zeros((2, 7)))
        case!(177, [2, 5, 1], [.view::<Shape![_]>().unflatten::<0, Shape![1, 1, 10]>().view_as(&Tensor::<i64, Shape![10]>::zeros()).split_at::<-1, 7>().0.expand_as(&Tensor::<i64, Shape![2, 7]>::zeros())],
            shape [2, 7], stride [0, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6]),
        // torch.atleast_1d(torch.atleast_2d(torch.arange(36).view((3, 6, 2))))[:, 3:, -2:1:3].permute((0, 2, 1))
        case!(178, [3, 6, 2], [.atleast_2d().atleast_1d().slice(s![.., 3.., -2..1;3]).permute::<Dims![0, 2, 1]>()],
            shape [3, 1, 3], stride [12, 3, 2], offset 6, elements [6, 8, 10, 18, 20, 22, 30, 32, 34]),
        // torch.arange(240).view((4, 10, 3, 2)).tensor_split((1,), -2)[1].view((2, 20, 4, -1))
        case!(179, [4, 10, 3, 2], [.split_at::<-2, 1>().1.view::<Shape![2, 20, 4, _]>()],
            shape [2, 20, 4, 1], stride [120, 6, 1, 1], offset 2, checksum 0x16a116e421422c25),
    ]
}

fn plain_9() -> Vec<Outcome> {
    vec![
        // torch.arange(6).view((6,)).unfold(-1, 4, 3).movedim((1, 0), (0, 1))
        case!(180, [6], [.windows_with::<Shape![4], Shape![3], Shape![1]>().movedims::<Dims![1, 0], Dims![0, 1]>()],
            shape [4, 1], stride [1, 3], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(120).view((8, 5, 1, 3)).swapdims(-3, -2).flatten(-4, 2)[14:35:2, :].flatten(0, -2).flatten(1, -1)
        case!(181, [8, 5, 1, 3], [.swapdims::<-3, -2>().flatten::<-4, 2>().slice(s![14..35;2, ..]).flatten::<0, -2>().flatten::<1, -1>()],
            shape [11, 3], stride [6, 1], offset 42, checksum 0xcbbbead14cc11ace),
        // torch.arange(360).view((4, 6, 3, 5)).transpose(-2, 1).mT.chunk(5, -2)[2].diagonal(2, 2, 3)
        case!(182, [4, 6, 3, 5], [.transpose::<-2, 1>().mT().chunk::<-2, 5>()[2].diagonal::<2, 2, 3>()],
            shape [4, 3, 1], stride [90, 5, 16], offset 30, elements [32, 37, 42, 122, 127, 132, 212, 217, 222, 302, 307, 312]),
        // torch.arange(36).view((12, 3)).unfold(-1, 1, 1).unflatten(1, (-1, 3)).split_with_sizes([9, 2, 1], 0)[0]
        case!(183, [12, 3], [.tile::<Shape![1]>().unflatten::<1, Shape![_, 3]>().split_with_sizes::<0, Shape![9, 2, 1]>().0],
            shape [9, 1, 3, 1], stride [3, 3, 1, 1], offset 0, checksum 0xbf3cb4d8ef6e2148),
        // torch.arange(6).view((6,)).unfold(-1, 2, 2).broadcast_to((5, -1, 2)).view_as(torch.zeros((5, 6)))
        case!(184, [6], [.tile::<Shape![2]>().broadcast_to::<Shape![5, _, 2]>().view_as(&Tensor::<i64, Shape![5, 6]>::zeros())],
            shape [5, 6], stride [0, 1], offset 0, checksum 0x20a101c61f643a06),
        // torch.atleast_2d(torch.arange(288).view((2, 3, 4, 2, 6)).narrow(4, 3, 2)).view((24, 2, 2)).view_as(torch.zeros((48, 2))).swapdims(-2, 1)
        case!(185, [2, 3, 4, 2, 6], [.narrow::<4, 3, 2>().atleast_2d().view::<Shape![24, 2, 2]>().view_as(&Tensor::<i64, Shape![48, 2]>::zeros()).swapdims::<-2, 1>()],
            shape [2, 48], stride [1, 6], offset 3, checksum 0xf1bcb861f0ba9a85),
        // torch.arange(5).view((5,)).view_as(torch.zeros((1, 5)))
        case!(186, [5], [.view_as(&Tensor::<i64, Shape![1, 5]>::zeros())],
            shape [1, 5], stride [5, 1], offset 0, elements [0, 1, 2, 3, 4]),
        // torch.arange(24).view((2, 4, 3)).unflatten(2, (3, 1)).transpose(2, -3).diagonal(0, 2, -3).view((1, 6)).unflatten(1, (-1, 3))
        case!(187, [2, 4, 3], [.unflatten::<2, Shape![3, 1]>().transpose::<2, -3>().diagonal::<0, 2, -3>().view::<Shape![1, 6]>().unflatten::<1, Shape![_, 3]>()],
            shape [1, 2, 3], stride [24, 12, 4], offset 0, elements [0, 4, 8, 12, 16, 20]),
        // torch.arange(2).view((2,)).expand_as(torch.zeros((2, 4, 2)))
        case!(188, [2], [.expand_as(&Tensor::<i64, Shape![2, 4, 2]>::zeros())],
            shape [2, 4, 2], stride [0, 0, 1], offset 0, elements [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]),
        // torch.arange(40).view((10, 4))[6:-2:1].diagonal(1, -1, 0)
        case!(189, [10, 4], [.slice(s![6..-2;1]).diagonal::<1, -1, 0>()],
            shape [1], stride [5], offset 28, elements [28]),
        // torch.arange(180).view((5, 9, 1, 4)).squeeze().unfold(-3, 3, 3)[..., ::2].unfold(-3, 1, 1).unfold(-3, 1, 2)[..., ::3].flatten(4, -1)
        case!(190, [5, 9, 1, 4], [.squeeze_all().windows_with::<Shape![2, 1, 1], Shape![3, 1, 2], Shape![2, 1, 3]>().flatten::<4, -1>()],
            shape [1, 9, 2, 2, 1], stride [36, 4, 2, 72, 3], offset 0, checksum 0xa9c5968a9d0416ad),
        // torch.arange(108).view((3, 6, 6)).flatten(0, -2)
        case!(191, [3, 6, 6], [.flatten::<0, -2>()],
            shape [18, 6], stride [6, 1], offset 0, checksum 0xd303d0d01a3ac9d9),
        // torch.arange(6).view((1, 6)).unsqueeze(2).narrow(1, 2, 1).view_as(torch.zeros(()))
        case!(192, [1, 6], [.unsqueeze::<2>().narrow::<1, 2, 1>().view_as(&Tensor::<i64, Shape![]>::zeros())],
            shape [], stride [], offset 2, elements [2]),
        // torch.arange(60).view((12, 5)).chunk(1, 1)[0].view_as(torch.zeros((60,)))
        case!(193, [12, 5], [.chunk::<1, 1>()[0].view_as(&Tensor::<i64, Shape![60]>::zeros())],
            shape [60], stride [1], offset 0, checksum 0x2a8c7ed8430bcee9),
        // torch.arange(10).view((10, 1)).movedim((-2, 1), (0, -1)).chunk(5, 0)[4].narrow(1, 0, 1).tensor_split((0,), 0)[1]
        case!(194, [10, 1], [.movedims::<Dims![-2, 1], Dims![0, -1]>().chunk::<0, 5>()[4].narrow::<1, 0, 1>().split_at::<0, 0>().1],
            shape [2, 1], stride [1, 1], offset 0, elements [8, 9]),
        // torch.arange(1).view((1, 1)).select(0, 0).flatten(0, 0).split_with_sizes([1], 0)[0].movedim((-1,), (0,)).permute((0,))
        case!(195, [1, 1], [.select::<0, 0>().flatten::<0, 0>().split_with_sizes::<0, Shape![1]>().0.movedims::<Dims![-1], Dims![0]>().permute::<Dims![0]>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.atleast_2d(torch.arange(12).view((3, 1, 4)).unfold(-2, 1, 1).unfold(-2, 4, 1).chunk(2, -1)[0].broadcast_to((2, 3, 6, 2, 1, 2))).flatten(5, 5)
        case!(196, [3, 1, 4], [.windows::<Shape![1, 4]>().chunk::<-1, 2>()[0].broadcast_to::<Shape![2, 3, 6, 2, 1, 2]>().atleast_2d().flatten::<5, 5>()],
            shape [2, 3, 6, 2, 1, 2], stride [0, 4, 0, 0, 4, 1], offset 0, checksum 0x201a6df307dfa9a5),
        // torch.arange(80).view((2, 8, 5)).unfold(-3, 1, 1).unfold(-3, 5, 1).unfold(-3, 5, 1).squeeze().swapdims(3, 1).split(1, -3)[1]
        case!(197, [2, 8, 5], [.windows::<Shape![1, 5, 5]>().squeeze_all().swapdims::<3, 1>().split::<-3, 1>()[1]],
            shape [2, 1, 5, 4], stride [40, 1, 5, 5], offset 0, checksum 0xfb83a262b43494f5),
        // torch.arange(6).view((1, 6)).unfold(-2, 1, 1).unfold(-2, 3, 1).tensor_split((0,), 2)[1].expand((-1, -1, 3, -1))
        case!(198, [1, 6], [.windows::<Shape![1, 3]>().split_at::<2, 0>().1.expand::<Shape![_, _, 3, _]>()],
            shape [1, 4, 3, 3], stride [6, 1, 0, 1], offset 0, checksum 0x5bdc6099ecec9e9),
        // torch.atleast_3d(torch.arange(240).view((6, 4, 2, 5)).narrow(0, 1, 4).view((160,)).select(0, 108)).permute((1, 2, 0))
        case!(199, [6, 4, 2, 5], [.narrow::<0, 1, 4>().view::<Shape![160]>().select::<0, 108>().atleast_3d().permute::<Dims![1, 2, 0]>()],
            shape [1, 1, 1], stride [1, 1, 1], offset 148, elements [148]),
    ]
}

fn plain_10() -> Vec<Outcome> {
    vec![
        // torch.arange(144).view((2, 6, 4, 3)).unflatten(-3, (1, -1)).split(2, 2)[2].view((2, -1, 4, 6))
        case!(200, [2, 6, 4, 3], [.unflatten::<-3, Shape![1, _]>().split::<2, 2>()[2].view::<Shape![2, _, 4, 6]>()],
            shape [2, 1, 4, 6], stride [72, 24, 6, 1], offset 0, checksum 0x1cc6929bc768be15),
        // torch.arange(4).view((4,)).unfold(-1, 1, 1)[..., ::3].movedim((1,), (1,)).view((-1,))
        case!(201, [4], [.windows_with::<Shape![1], Shape![1], Shape![3]>().movedims::<Dims![1], Dims![1]>().view::<Shape![_]>()],
            shape [4], stride [1], offset 0, elements [0, 1, 2, 3]),
        // torch.atleast_2d(torch.arange(1).view((1,)).select(0, 0)).expand_as(torch.zeros((3, 5, 2))).view_as(torch.zeros((6, 5)))
        case!(202, [1], [.select::<0, 0>().atleast_2d().expand_as(&Tensor::<i64, Shape![3, 5, 2]>::zeros()).view_as(&Tensor::<i64, Shape![6, 5]>::zeros())],
            shape [6, 5], stride [0, 0], offset 0, checksum 0x42a3110292eaa1d),
        // torch.arange(60).view((4, 5, 3)).unbind(-3)[0].squeeze().view((15,))[-14].expand_as(torch.zeros((2,)))
        case!(203, [4, 5, 3], [.unbind::<-3>()[0].squeeze_all().view::<Shape![15]>().slice(s![-14]).expand_as(&Tensor::<i64, Shape![2]>::zeros())],
            shape [2], stride [0], offset 1, elements [1, 1]),
        // torch.arange(48).view((2, 1, 1, 6, 1, 4)).movedim((5, 2), (3, -6)).narrow(2, 0, 1).tensor_split((2,), 4)[0]
        case!(204, [2, 1, 1, 6, 1, 4], [.movedims::<Dims![5, 2], Dims![3, -6]>().narrow::<2, 0, 1>().split_at::<4, 2>().0],
            shape [1, 2, 1, 4, 2, 1], stride [24, 24, 24, 1, 4, 4], offset 0, elements [0, 4, 1, 5, 2, 6, 3, 7, 24, 28, 25, 29, 26, 30, 27, 31]),
        // torch.arange(18).view((1, 6, 3)).unflatten(-3, (1, 1)).unfold(-1, 3, 3)[:, ::4, 4].movedim(0, -2).squeeze((-4, -2, -3))
        case!(205, [1, 6, 3], [.unflatten::<-3, Shape![1, 1]>().windows_with::<Shape![3], Shape![3], Shape![1]>().slice(s![.., ..;4, 4]).movedim::<0, -2>().squeeze_dims::<Dims![-4, -2, -3]>()],
            shape [3], stride [1], offset 12, elements [12, 13, 14]),
        // torch.arange(24).view((6, 2, 1, 2, 1)).unflatten(-5, (1, 6))
        case!(206, [6, 2, 1, 2, 1], [.unflatten::<-5, Shape![1, 6]>()],
            shape [1, 6, 2, 1, 2, 1], stride [24, 4, 2, 2, 1, 1], offset 0, checksum 0x4d6366cf7d8aa54d),
        // torch.atleast_2d(torch.atleast_3d(torch.arange(270).view((6, 3, 3, 1, 5)).squeeze().narrow(2, 2, 1))).view_as(torch.zeros((18, 5)))
        case!(207, [6, 3, 3, 1, 5], [.squeeze_all().narrow::<2, 2, 1>().atleast_3d().atleast_2d().view_as(&Tensor::<i64, Shape![18, 5]>::zeros())],
            shape [18, 5], stride [15, 1], offset 10, checksum 0xf127230265d818c4),
        // torch.arange(36).view((4, 9)).narrow(1, 5, 4).unbind(-2)[1].tensor_split((3,), 0)[1].unfold(0, 1, 3)
        case!(208, [4, 9], [.narrow::<1, 5, 4>().unbind::<-2>()[1].split_at::<0, 3>().1.unfold::<0, 1, 3>()],
            shape [1, 1], stride [3, 1], offset 3, elements [17]),
        // torch.arange(360).view((3, 6, 4, 5)).expand_as(torch.zeros((4, 3, 6, 4, 5))).view_as(torch.zeros((4, 360))).swapdims(-1, 0).unfold(1, 3, 2)
        case!(209, [3, 6, 4, 5], [.expand_as(&Tensor::<i64, Shape![4, 3, 6, 4, 5]>::zeros()).view_as(&Tensor::<i64, Shape![4, 360]>::zeros()).swapdims::<-1, 0>().unfold::<1, 3, 2>()],
            shape [360, 1, 3], stride [1, 0, 0], offset 0, checksum 0xba0e0210ab35658d),
        // torch.arange(10).view((5, 2)).unfold(-2, 4, 2)[..., ::3].unfold(-2, 2, 3).expand_as(torch.zeros((2, 1, 3, 2, 2))).unfold(-5, 1, 3)[::1, -1:, :]
        case!(210, [5, 2], [.windows_with::<Shape![2, 2], Shape![2, 3], Shape![3, 1]>().expand_as(&Tensor::<i64, Shape![2, 1, 3, 2, 2]>::zeros()).unfold::<-5, 1, 3>().slice(s![..;1, -1.., ..])],
            shape [1, 1, 3, 2, 2, 1], stride [0, 4, 0, 6, 1, 0], offset 0, elements [0, 1, 6, 7, 0, 1, 6, 7, 0, 1, 6, 7]),
        // torch.arange(2).view((2,)).squeeze(0).view_as(torch.zeros((1, 2))).view((2,))
        case!(211, [2], [.squeeze::<0>().view_as(&Tensor::<i64, Shape![1, 2]>::zeros()).view::<Shape![2]>()],
            shape [2], stride [1], offset 0, elements [0, 1]),
        // torch.arange(120).view((1, 12, 1, 5, 2)).unfold(-1, 1, 1).diagonal(0, -4, 0).broadcast_to((-1, 5, -1, 4, -1))
        case!(212, [1, 12, 1, 5, 2], [.windows_with::<Shape![1], Shape![1], Shape![1]>().diagonal::<0, -4, 0>().broadcast_to::<Shape![_, 5, _, 4, _]>()],
            shape [12, 5, 2, 4, 1], stride [10, 2, 1, 0, 130], offset 0, checksum 0xab3363f22ad95705),
        // torch.arange(180).view((10, 3, 6)).unfold(-3, 5, 5).unfold(-3, 1, 1).unfold(-3, 6, 6).as_strided((5,), (12,), 4).unbind(-1)[4]
        case!(213, [10, 3, 6], [.tile::<Shape![5, 1, 6]>().as_strided::<Shape![5], Strides![12], 4>().unbind::<-1>()[4]],
            shape [], stride [], offset 0, elements [52]),
        // torch.atleast_1d(torch.arange(30).view((10, 3)).unfold(-1, 3, 3).unbind(-1)[2]).transpose(0, 1).chunk(2, 1)[1]
        case!(214, [10, 3], [.tile::<Shape![3]>().unbind::<-1>()[2].atleast_1d().transpose::<0, 1>().chunk::<1, 2>()[1]],
            shape [1, 5], stride [3, 3], offset 0, elements [17, 20, 23, 26, 29]),
        // torch.arange(8).view((4, 2)).narrow(-2, 1, 2).narrow(0, 1, 1).broadcast_to((1, 4, 1, -1))
        case!(215, [4, 2], [.narrow::<-2, 1, 2>().narrow::<0, 1, 1>().broadcast_to::<Shape![1, 4, 1, _]>()],
            shape [1, 4, 1, 2], stride [0, 0, 2, 1], offset 4, elements [4, 5, 4, 5, 4, 5, 4, 5]),
        // torch.arange(9).view((9,)).unfold(-1, 9, 9).unfold(0, 1, 3).swapaxes(-3, 2).flatten(-2, 1)
        case!(216, [9], [.tile::<Shape![9]>().unfold::<0, 1, 3>().swapaxes::<-3, 2>().flatten::<-2, 1>()],
            shape [1, 9, 1], stride [9, 1, 27], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8]),
        // torch.arange(160).view((5, 4, 4, 2)).chunk(2, -2)[1]
        case!(217, [5, 4, 4, 2], [.chunk::<-2, 2>()[1]],
            shape [5, 4, 2, 2], stride [32, 8, 2, 1], offset 0, checksum 0x41f5eda7ccfa91d5),
        // torch.arange(24).view((1, 12, 2)).diagonal(0, -3, 2).unfold(1, 1, 1).view((6, 2, 1)).view_as(torch.zeros((6, 2))).narrow(-2, 1, 3)
        case!(218, [1, 12, 2], [.diagonal::<0, -3, 2>().unfold::<1, 1, 1>().view::<Shape![6, 2, 1]>().view_as(&Tensor::<i64, Shape![6, 2]>::zeros()).narrow::<-2, 1, 3>()],
            shape [3, 2], stride [4, 2], offset 4, elements [4, 6, 8, 10, 12, 14]),
        // torch.arange(36).view((9, 1, 4)).view((-1,)).flatten(0, 0).squeeze((0,)).unflatten(-1, (3, 12))
        case!(219, [9, 1, 4], [.view::<Shape![_]>().flatten::<0, 0>().squeeze_dims::<Dims![0]>().unflatten::<-1, Shape![3, 12]>()],
            shape [3, 12], stride [12, 1], offset 0, checksum 0xa5c9b354237a1bf1),
    ]
}

fn plain_11() -> Vec<Outcome> {
    vec![
        // torch.atleast_3d(torch.arange(1).view((1,)).view_as(torch.zeros(())).view_as(torch.zeros(())))
        case!(220, [1], [.view_as(&Tensor::<i64, Shape![]>::zeros()).view_as(&Tensor::<i64, Shape![]>::zeros()).atleast_3d()],
            shape [1, 1, 1], stride [1, 1, 1], offset 0, elements [0]),
        // torch.arange(125).view((5, 5, 5)).unfold(1, 3, 7).unflatten(0, (5, 1)).expand((5, 1, 5, 5, 3)).diagonal(1, 0, 4).split(5, -2)[0]
        case!(221, [5, 5, 5], [.unfold::<1, 3, 7>().unflatten::<0, Shape![5, 1]>().expand::<Shape![5, 1, 5, 5, 3]>().diagonal::<1, 0, 4>().split::<-2, 5>()[0]],
            shape [1, 5, 5, 2], stride [5, 0, 1, 30], offset 0, checksum 0x2469abbc82d5e539),
        // torch.arange(96).view((2, 3, 8, 2)).unfold(-2, 8, 8).unfold(-2, 2, 2).view((2, 12, 4)).unsqueeze(3).squeeze()
        case!(222, [2, 3, 8, 2], [.tile::<Shape![8, 2]>().view::<Shape![2, 12, 4]>().unsqueeze::<3>().squeeze_all()],
            shape [2, 12, 4], stride [48, 4, 1], offset 0, checksum 0xc1bc4787857e7905),
        // torch.arange(3).view((3, 1)).squeeze(1).tensor_split((0,), 0)[1]
        case!(223, [3, 1], [.squeeze::<1>().split_at::<0, 0>().1],
            shape [3], stride [1], offset 0, elements [0, 1, 2]),
        // torch.atleast_1d(torch.arange(12).view((12,)).movedim((-1,), (0,))).unfold(-1, 6, 6)
        case!(224, [12], [.movedims::<Dims![-1], Dims![0]>().atleast_1d().tile::<Shape![6]>()],
            shape [2, 6], stride [6, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(24).view((4, 6, 1)).squeeze((-1, 0, 1)).unfold(-1, 1, 7)[..., ::3].select(0, 3).squeeze().broadcast_to((6, 1))
        case!(225, [4, 6, 1], [.squeeze_dims::<Dims![-1, 0, 1]>().windows_with::<Shape![1], Shape![7], Shape![3]>().select::<0, 3>().squeeze_all().broadcast_to::<Shape![6, 1]>()],
            shape [6, 1], stride [0, 0], offset 18, elements [18, 18, 18, 18, 18, 18]),
        // torch.arange(96).view((8, 3, 1, 4)).transpose(-3, -2).diagonal(0, 2, 1).unfold(-3, 3, 3).movedim((-3, -4, -1), (0, 3, 1))
        case!(226, [8, 3, 1, 4], [.transpose::<-3, -2>().diagonal::<0, 2, 1>().unfold::<-3, 3, 3>().movedims::<Dims![-3, -4, -1], Dims![0, 3, 1]>()],
            shape [4, 3, 1, 2], stride [1, 12, 8, 36], offset 0, checksum 0xe70b24288aa39d7d),
        // torch.arange(24).view((4, 2, 1, 3)).permute((3, 2, 1, 0)).unfold(-4, 3, 1)
        case!(227, [4, 2, 1, 3], [.permute::<Dims![3, 2, 1, 0]>().unfold::<-4, 3, 1>()],
            shape [1, 1, 2, 4, 3], stride [1, 3, 3, 6, 1], offset 0, checksum 0xdf072263e63f582d),
        // torch.arange(9).view((1, 9, 1)).broadcast_to((2, 1, 9, 6)).view((1, -1, 9, 3, 2))
        case!(228, [1, 9, 1], [.broadcast_to::<Shape![2, 1, 9, 6]>().view::<Shape![1, _, 9, 3, 2]>()],
            shape [1, 2, 9, 3, 2], stride [0, 0, 1, 0, 0], offset 0, checksum 0x634b352b4bcad9b5),
        // torch.arange(24).view((6, 4, 1)).expand((1, 6, 4, 2)).unfold(-2, 2, 2).unfold(-2, 1, 1).squeeze((3, 4, 0))
        case!(229, [6, 4, 1], [.expand::<Shape![1, 6, 4, 2]>().tile::<Shape![2, 1]>().squeeze_dims::<Dims![3, 4, 0]>()],
            shape [6, 2, 2, 2, 1], stride [4, 2, 0, 1, 0], offset 0, checksum 0xa8ab98f1eef73ee5),
        // torch.arange(3).view((3,)).unfold(-1, 1, 2)[..., ::3].flatten(0, 1)
        case!(230, [3], [.windows_with::<Shape![1], Shape![2], Shape![3]>().flatten::<0, 1>()],
            shape [2], stride [2], offset 0, elements [0, 2]),
        // torch.arange(2).view((1, 2)).flatten(1, -1)
        case!(231, [1, 2], [.flatten::<1, -1>()],
            shape [1, 2], stride [2, 1], offset 0, elements [0, 1]),
        // torch.atleast_2d(torch.arange(18).view((3, 3, 2)).view((18,)))[::7]
        case!(232, [3, 3, 2], [.view::<Shape![18]>().atleast_2d().slice(s![..;7])],
            shape [1, 18], stride [126, 1], offset 0, checksum 0xc78915cc56d9314a),
        // torch.arange(48).view((3, 2, 8, 1)).view_as(torch.zeros((48,))).unfold(-1, 3, 3).squeeze()
        case!(233, [3, 2, 8, 1], [.view_as(&Tensor::<i64, Shape![48]>::zeros()).tile::<Shape![3]>().squeeze_all()],
            shape [16, 3], stride [3, 1], offset 0, checksum 0xdd7a5e9540df1b95),
        // torch.arange(9).view((9,)).unfold(0, 1, 5).view((2,))
        case!(234, [9], [.unfold::<0, 1, 5>().view::<Shape![2]>()],
            shape [2], stride [5], offset 0, elements [0, 5]),
        // torch.arange(3).view((3,)).split(3, -1)[0].expand((1, 3)).squeeze().split_with_sizes([1, 1, 1], 0)[2].flatten(-1, 0)
        case!(235, [3], [.split::<-1, 3>()[0].expand::<Shape![1, 3]>().squeeze_all().split_with_sizes::<0, Shape![1, 1, 1]>().2.flatten::<-1, 0>()],
            shape [1], stride [1], offset 2, elements [2]),
        // torch.arange(10).view((10, 1)).select(0, 4).t().view_as(torch.zeros(()))
        case!(236, [10, 1], [.select::<0, 4>().t().view_as(&Tensor::<i64, Shape![]>::zeros())],
            shape [], stride [], offset 4, elements [4]),
        // torch.arange(60).view((1, 6, 2, 5, 1)).permute((2, 3, 1, 0, 4)).transpose(1, 0).unfold(-1, 1, 1)
        case!(237, [1, 6, 2, 5, 1], [.permute::<Dims![2, 3, 1, 0, 4]>().transpose::<1, 0>().tile::<Shape![1]>()],
            shape [5, 2, 6, 1, 1, 1], stride [1, 5, 10, 60, 1, 1], offset 0, checksum 0xcea3eee576918f13),
        // torch.arange(81).view((1, 9, 9)).unfold(-3, 1, 2)[..., ::2].unfold(-3, 7, 3)[..., ::2].unfold(-3, 3, 3).view((3, 4, -1))
        case!(238, [1, 9, 9], [.windows_with::<Shape![1, 4, 3], Shape![2, 3, 3], Shape![2, 2, 1]>().view::<Shape![3, 4, _]>()],
            shape [3, 4, 3], stride [3, 18, 1], offset 0, checksum 0x8c01c41223daa785),
        // torch.arange(30).view((2, 3, 5)).unflatten(1, (1, 3)).transpose(2, -1).view((2, 5, -1, 3))
        case!(239, [2, 3, 5], [.unflatten::<1, Shape![1, 3]>().transpose::<2, -1>().view::<Shape![2, 5, _, 3]>()],
            shape [2, 5, 1, 3], stride [15, 1, 15, 5], offset 0, checksum 0x3be048acfc160492),
    ]
}

fn plain_12() -> Vec<Outcome> {
    vec![
        // torch.arange(18).view((3, 6, 1)).narrow(0, 0, 1).unfold(-2, 1, 5).unfold(-2, 1, 3).expand_as(torch.zeros((2, 2, 6, 5, 3))).permute((-2, 1, 2, 0, 4)).view_as(torch.zeros((5, 2, 1, 1, 36)))
        case!(240, [3, 6, 1], [.narrow::<0, 0, 1>().windows_with::<Shape![1, 1], Shape![5, 3], Shape![1, 1]>().expand_as(&Tensor::<i64, Shape![2, 2, 6, 5, 3]>::zeros()).permute::<Dims![-2, 1, 2, 0, 4]>().view_as(&Tensor::<i64, Shape![5, 2, 1, 1, 36]>::zeros())],
            shape [5, 2, 1, 1, 36], stride [0, 5, 0, 0, 0], offset 0, checksum 0x59dc7d8e5be51d11),
        // torch.arange(1).view(()).t().t()
        case!(241, [], [.t().t()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(432).view((3, 6, 3, 2, 4)).mT.as_strided((5, 4), (1, 1), 374).t().expand_as(torch.zeros((1, 4, 5)))
        case!(242, [3, 6, 3, 2, 4], [.mT().as_strided::<Shape![5, 4], Strides![1, 1], 374>().t().expand_as(&Tensor::<i64, Shape![1, 4, 5]>::zeros())],
            shape [1, 4, 5], stride [4, 1, 1], offset 374, checksum 0x700c5db0101b6a95),
        // torch.arange(24).view((1, 4, 1, 6)).unfold(-2, 1, 1).unfold(-2, 4, 1).narrow(-1, 2, 1).view((4, 3))
        case!(243, [1, 4, 1, 6], [.windows::<Shape![1, 4]>().narrow::<-1, 2, 1>().view::<Shape![4, 3]>()],
            shape [4, 3], stride [6, 1], offset 2, elements [2, 3, 4, 8, 9, 10, 14, 15, 16, 20, 21, 22]),
        // torch.arange(1).view((1, 1)).unsqueeze(-2).view(())
        case!(244, [1, 1], [.unsqueeze::<-2>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(288).view((3, 6, 4, 1, 4)).split(1, 4)[0].split(2, 2)[1].view_as(torch.zeros((18, 2)))
        case!(245, [3, 6, 4, 1, 4], [.split::<4, 1>()[0].split::<2, 2>()[1].view_as(&Tensor::<i64, Shape![18, 2]>::zeros())],
            shape [18, 2], stride [16, 4], offset 0, checksum 0xea6d79118bf89d05),
        // torch.arange(60).view((5, 1, 1, 3, 4, 1)).diagonal(0, 4, 3).squeeze(-2)
        case!(246, [5, 1, 1, 3, 4, 1], [.diagonal::<0, 4, 3>().squeeze::<-2>()],
            shape [5, 1, 1, 3], stride [12, 12, 12, 5], offset 0, elements [0, 5, 10, 12, 17, 22, 24, 29, 34, 36, 41, 46, 48, 53, 58]),
        // torch.arange(54).view((3, 6, 3)).unflatten(2, (3, 1)).movedim((2, 3), (0, 3)).view_as(torch.zeros((3, 3, 6))).expand_as(torch.zeros((1, 3, 3, 6))).unfold(0, 1, 1)
        case!(247, [3, 6, 3], [.unflatten::<2, Shape![3, 1]>().movedims::<Dims![2, 3], Dims![0, 3]>().view_as(&Tensor::<i64, Shape![3, 3, 6]>::zeros()).expand_as(&Tensor::<i64, Shape![1, 3, 3, 6]>::zeros()).unfold::<0, 1, 1>()],
            shape [1, 3, 3, 6, 1], stride [3, 1, 18, 3, 3], offset 0, checksum 0x49b26f9d65b5b4f4),
        // torch.atleast_3d(torch.atleast_2d(torch.arange(4).view((1, 2, 1, 2, 1)).view((4,)).split(1, -1)[2]).view_as(torch.zeros(())))
        case!(248, [1, 2, 1, 2, 1], [.view::<Shape![4]>().split::<-1, 1>()[2].atleast_2d().view_as(&Tensor::<i64, Shape![]>::zeros()).atleast_3d()],
            shape [1, 1, 1], stride [1, 1, 1], offset 0, elements [2]),
        // torch.arange(288).view((1, 4, 12, 6)).permute((0, 3, 1, 2)).movedim((-3, -1, -4), (3, 0, 2)).squeeze(2).as_strided((4, 4, 1), (2, 2, 0), 14)
        case!(249, [1, 4, 12, 6], [.permute::<Dims![0, 3, 1, 2]>().movedims::<Dims![-3, -1, -4], Dims![3, 0, 2]>().squeeze::<2>().as_strided::<Shape![4, 4, 1], Strides![2, 2, 0], 14>()],
            shape [4, 4, 1], stride [2, 2, 0], offset 14, elements [14, 16, 18, 20, 16, 18, 20, 22, 18, 20, 22, 24, 20, 22, 24, 26]),
        // torch.arange(40).view((5, 4, 2)).flatten(-1, 2)
        case!(250, [5, 4, 2], [.flatten::<-1, 2>()],
            shape [5, 4, 2], stride [8, 2, 1], offset 0, checksum 0xc9ccf0fe5fbdeb1d),
        // torch.atleast_3d(torch.arange(12).view((4, 3)).mT).expand_as(torch.zeros((3, 4, 2))).swapdims(-1, 1)
        case!(251, [4, 3], [.mT().atleast_3d().expand_as(&Tensor::<i64, Shape![3, 4, 2]>::zeros()).swapdims::<-1, 1>()],
            shape [3, 2, 4], stride [1, 0, 3], offset 0, checksum 0xa20879fe79d09cd5),
        // torch.arange(4).view((4, 1)).unfold(-1, 1, 1)
        case!(252, [4, 1], [.windows::<Shape![1]>()],
            shape [4, 1, 1], stride [1, 1, 1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(20).view((5, 4)).chunk(2, -1)[0].expand((6, 5, -1)).unbind(2)[0].chunk(5, 1)[1].view_as(torch.zeros((6,)))
        case!(253, [5, 4], [.chunk::<-1, 2>()[0].expand::<Shape![6, 5, _]>().unbind::<2>()[0].chunk::<1, 5>()[1].view_as(&Tensor::<i64, Shape![6]>::zeros())],
            shape [6], stride [0], offset 0, elements [4, 4, 4, 4, 4, 4]),
        // torch.arange(72).view((1, 6, 1, 6, 2)).select(-4, 4).broadcast_to((2, 6, 3, 6, 2))
        case!(254, [1, 6, 1, 6, 2], [.select::<-4, 4>().broadcast_to::<Shape![2, 6, 3, 6, 2]>()],
            shape [2, 6, 3, 6, 2], stride [0, 0, 0, 2, 1], offset 48, checksum 0x4ae28da86fcf8cf5),
        // torch.arange(48).view((8, 2, 3)).unfold(-2, 1, 1).unfold(-2, 3, 1).movedim((2, -4, 0, 4), (4, 2, 3, 1)).view((3, -1, 8))
        case!(255, [8, 2, 3], [.windows::<Shape![1, 3]>().movedims::<Dims![2, -4, 0, 4], Dims![4, 2, 3, 1]>().view::<Shape![3, _, 8]>()],
            shape [3, 2, 8], stride [1, 3, 6], offset 0, checksum 0x33302af7a5ce4ea5),
        // torch.arange(40).view((2, 10, 2)).narrow(-3, 0, 1)
        case!(256, [2, 10, 2], [.narrow::<-3, 0, 1>()],
            shape [1, 10, 2], stride [20, 2, 1], offset 0, checksum 0xcc927f6ee23a0f61),
        // torch.arange(36).view((6, 3, 2))[:, -1, :].unbind(-2)[0]
        case!(257, [6, 3, 2], [.slice(s![.., -1, ..]).unbind::<-2>()[0]],
            shape [2], stride [1], offset 0, elements [4, 5]),
        // torch.atleast_1d(torch.arange(240).view((5, 12, 4)).split_with_sizes([5], 0)[0].as_strided((3,), (2,), 60).unbind(-1)[2])
        case!(258, [5, 12, 4], [.split_with_sizes::<0, Shape![5]>().0.as_strided::<Shape![3], Strides![2], 60>().unbind::<-1>()[2].atleast_1d()],
            shape [1], stride [1], offset 0, elements [64]),
        // torch.arange(180).view((6, 5, 1, 6)).unsqueeze(1).squeeze(1).squeeze(-2)
        case!(259, [6, 5, 1, 6], [.unsqueeze::<1>().squeeze::<1>().squeeze::<-2>()],
            shape [6, 5, 6], stride [30, 6, 1], offset 0, checksum 0xaef174176fd268c1),
    ]
}

fn plain_13() -> Vec<Outcome> {
    vec![
        // torch.arange(75).view((5, 5, 3, 1, 1)).diagonal(0, 4, -5).broadcast_to((-1, 3, 2, 3))
        case!(260, [5, 5, 3, 1, 1], [.diagonal::<0, 4, -5>().broadcast_to::<Shape![_, 3, 2, 3]>()],
            shape [5, 3, 2, 3], stride [3, 1, 0, 0], offset 0, checksum 0x65d2675646673c4b),
        // torch.arange(72).view((6, 4, 3)).unbind(-3)[0].unfold(-1, 1, 1).unfold(-2, 3, 1).unfold(-2, 1, 1).movedim(3, -3).unfold(3, 1, 2)
        case!(261, [6, 4, 3], [.unbind::<-3>()[0].windows::<Shape![1]>().windows::<Shape![3, 1]>().movedim::<3, -3>().unfold::<3, 1, 2>()],
            shape [4, 1, 3, 1, 1, 1], stride [3, 1, 1, 2, 1, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(1).view(()).expand_as(torch.zeros((3,)))
        case!(262, [], [.expand_as(&Tensor::<i64, Shape![3]>::zeros())],
            shape [3], stride [0], offset 0, elements [0, 0, 0]),
        // torch.arange(160).view((5, 4, 2, 1, 4)).squeeze(3).unfold(-2, 1, 3)[..., ::3].unfold(-2, 1, 3)[..., ::2].expand_as(torch.zeros((5, 4, 2, 2, 6, 3))).view_as(torch.zeros((20, 2, 2, 6, 3)))
        case!(263, [5, 4, 2, 1, 4], [.squeeze::<3>().windows_with::<Shape![1, 1], Shape![3, 3], Shape![3, 2]>().expand_as(&Tensor::<i64, Shape![5, 4, 2, 2, 6, 3]>::zeros()).view_as(&Tensor::<i64, Shape![20, 2, 2, 6, 3]>::zeros())],
            shape [20, 2, 2, 6, 3], stride [8, 0, 3, 0, 0], offset 0, checksum 0x4f36c2b58a166f55),
        // torch.arange(180).view((4, 3, 3, 5)).unfold(-2, 3, 3).unfold(-2, 5, 5).squeeze((2, 0)).chunk(2, 0)[1].view_as(torch.zeros((6, 15)))
        case!(264, [4, 3, 3, 5], [.tile::<Shape![3, 5]>().squeeze_dims::<Dims![2, 0]>().chunk::<0, 2>()[1].view_as(&Tensor::<i64, Shape![6, 15]>::zeros())],
            shape [6, 15], stride [15, 1], offset 0, checksum 0xe92a778b63df73aa),
        // torch.arange(2).view((2,)).split(1, 0)[1].unfold(-1, 1, 1)
        case!(265, [2], [.split::<0, 1>()[1].windows_with::<Shape![1], Shape![1], Shape![1]>()],
            shape [1, 1], stride [1, 1], offset 0, elements [1]),
        // torch.arange(60).view((3, 5, 4)).diagonal(-1, 1, -3).view_as(torch.zeros((1, 4, 3)))
        case!(266, [3, 5, 4], [.diagonal::<-1, 1, -3>().view_as(&Tensor::<i64, Shape![1, 4, 3]>::zeros())],
            shape [1, 4, 3], stride [4, 1, 24], offset 4, elements [4, 28, 52, 5, 29, 53, 6, 30, 54, 7, 31, 55]),
        // torch.arange(18).view((3, 6)).unfold(-2, 3, 5)[..., ::2].unfold(-2, 4, 1).expand((6, -1, 2, -1))
        case!(267, [3, 6], [.windows_with::<Shape![2, 4], Shape![5, 1], Shape![2, 1]>().expand::<Shape![6, _, 2, _]>()],
            shape [6, 3, 2, 4], stride [0, 1, 12, 1], offset 0, checksum 0x5ce6963b24981905),
        // torch.arange(180).view((2, 3, 5, 1, 6)).squeeze(3).view((90, 2))
        case!(268, [2, 3, 5, 1, 6], [.squeeze::<3>().view::<Shape![90, 2]>()],
            shape [90, 2], stride [2, 1], offset 0, checksum 0xaef174176fd268c1),
        // torch.arange(6).view((6, 1)).unfold(-1, 1, 1).view_as(torch.zeros((6, 1)))
        case!(269, [6, 1], [.windows::<Shape![1]>().view_as(&Tensor::<i64, Shape![6, 1]>::zeros())],
            shape [6, 1], stride [1, 1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(36).view((6, 6)).unfold(1, 2, 3).chunk(2, -2)[1]
        case!(270, [6, 6], [.unfold::<1, 2, 3>().chunk::<-2, 2>()[1]],
            shape [6, 1, 2], stride [6, 3, 1], offset 0, elements [3, 4, 9, 10, 15, 16, 21, 22, 27, 28, 33, 34]),
        // torch.arange(12).view((1, 12)).flatten(0, 1)
        case!(271, [1, 12], [.flatten::<0, 1>()],
            shape [12], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(24).view((1, 4, 6)).unbind(-2)[0].view_as(torch.zeros((3, 2)))
        case!(272, [1, 4, 6], [.unbind::<-2>()[0].view_as(&Tensor::<i64, Shape![3, 2]>::zeros())],
            shape [3, 2], stride [2, 1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(5).view((1, 1, 5)).select(1, 0).unfold(-2, 1, 1).unfold(-2, 5, 5).diagonal(0, 0, 1).chunk(5, 1)[3]
        case!(273, [1, 1, 5], [.select::<1, 0>().tile::<Shape![1, 5]>().diagonal::<0, 0, 1>().chunk::<1, 5>()[3]],
            shape [1, 1, 1], stride [5, 1, 10], offset 0, elements [3]),
        // torch.arange(216).view((6, 2, 9, 2)).transpose(2, -1).diagonal(-5, 0, 1).view_as(torch.zeros((2, 9)))
        case!(274, [6, 2, 9, 2], [.transpose::<2, -1>().diagonal::<-5, 0, 1>().view_as(&Tensor::<i64, Shape![2, 9]>::zeros())],
            shape [2, 9], stride [1, 2], offset 180, checksum 0x2edd5c6b21bdf02),
        // torch.arange(120).view((4, 1, 5, 6, 1)).split(1, -3)[2].view((4, 6))
        case!(275, [4, 1, 5, 6, 1], [.split::<-3, 1>()[2].view::<Shape![4, 6]>()],
            shape [4, 6], stride [30, 1], offset 0, checksum 0x21afe745c55f177d),
        // torch.arange(360).view((5, 12, 6)).squeeze(2).tensor_split((0,), -2)[1].broadcast_to((4, 5, -1, 6)).view_as(torch.zeros((4, 1, 360)))
        case!(276, [5, 12, 6], [.squeeze::<2>().split_at::<-2, 0>().1.broadcast_to::<Shape![4, 5, _, 6]>().view_as(&Tensor::<i64, Shape![4, 1, 360]>::zeros())],
            shape [4, 1, 360], stride [0, 360, 1], offset 0, checksum 0xe70ab58ee3a6a285),
        // torch.arange(72).view((6, 6, 2)).as_strided((4,), (1,), 32).unfold(-1, 4, 4).as_strided((4,), (0,), 23).tensor_split((2,), 0)[0]
        case!(277, [6, 6, 2], [.as_strided::<Shape![4], Strides![1], 32>().tile::<Shape![4]>().as_strided::<Shape![4], Strides![0], 23>().split_at::<0, 2>().0],
            shape [2], stride [0], offset 23, elements [23, 23]),
        // torch.arange(12).view((12,))[4:-2:2].unfold(-1, 3, 4).broadcast_to((2, 3))
        case!(278, [12], [.slice(s![4..-2;2]).windows_with::<Shape![3], Shape![4], Shape![1]>().broadcast_to::<Shape![2, 3]>()],
            shape [2, 3], stride [0, 2], offset 4, elements [4, 6, 8, 4, 6, 8]),
        // torch.arange(3).view((3, 1)).movedim(1, -2).unfold(1, 1, 5)
        case!(279, [3, 1], [.movedim::<1, -2>().unfold::<1, 1, 5>()],
            shape [1, 1, 1], stride [1, 5, 1], offset 0, elements [0]),
    ]
}

fn plain_14() -> Vec<Outcome> {
    vec![
        // torch.arange(120).view((3, 10, 4, 1)).unbind(-3)[5].view((3, 1, 1, 4))[2:, ::1, 0, :-2].view_as(torch.zeros((2,)))
        case!(280, [3, 10, 4, 1], [.unbind::<-3>()[5].view::<Shape![3, 1, 1, 4]>().slice(s![2.., ..;1, 0, ..-2]).view_as(&Tensor::<i64, Shape![2]>::zeros())],
            shape [2], stride [1], offset 80, elements [100, 101]),
        // torch.arange(3).view((3,)).t().tensor_split((1,), -1)[0].view(())
        case!(281, [3], [.t().split_at::<-1, 1>().0.view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(120).view((4, 6, 5))[:, :, 4].unfold(-1, 4, 1)
        case!(282, [4, 6, 5], [.slice(s![.., .., 4]).windows::<Shape![4]>()],
            shape [4, 3, 4], stride [30, 5, 5], offset 4, checksum 0xc404a77cbac09d35),
        // torch.arange(1).view((1,)).unfold(-1, 1, 1).broadcast_to((-1, 5)).broadcast_to((4, 5)).unfold(-1, 5, 1)
        case!(283, [1], [.windows::<Shape![1]>().broadcast_to::<Shape![_, 5]>().broadcast_to::<Shape![4, 5]>().windows::<Shape![5]>()],
            shape [4, 1, 5], stride [0, 0, 0], offset 0, checksum 0xee85fafd354b0935),
        // torch.arange(10).view((5, 2)).movedim(1, -2).flatten(1, -1)
        case!(284, [5, 2], [.movedim::<1, -2>().flatten::<1, -1>()],
            shape [2, 5], stride [1, 2], offset 0, elements [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]),
        // torch.arange(30).view((5, 6, 1)).expand_as(torch.zeros((4, 5, 6, 1)))
        case!(285, [5, 6, 1], [.expand_as(&Tensor::<i64, Shape![4, 5, 6, 1]>::zeros())],
            shape [4, 5, 6, 1], stride [0, 6, 1, 1], offset 0, checksum 0xd6099cce234b7f9d),
        // torch.atleast_3d(torch.arange(6).view((6,))).view((1, 6))
        case!(286, [6], [.atleast_3d().view::<Shape![1, 6]>()],
            shape [1, 6], stride [6, 1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(72).view((4, 1, 2, 9, 1)).mT.permute((3, 0, 2, 4, 1)).movedim(-3, 3)
        case!(287, [4, 1, 2, 9, 1], [.mT().permute::<Dims![3, 0, 2, 4, 1]>().movedim::<-3, 3>()],
            shape [1, 4, 9, 2, 1], stride [1, 18, 1, 9, 18], offset 0, checksum 0x675a4968f781bb1d),
        // torch.arange(100).view((2, 2, 1, 5, 5)).unflatten(1, (2,)).narrow(3, 1, 4).swapaxes(2, -4)
        case!(288, [2, 2, 1, 5, 5], [.unflatten::<1, Shape![2]>().narrow::<3, 1, 4>().swapaxes::<2, -4>()],
            shape [2, 1, 2, 4, 5], stride [50, 25, 25, 5, 1], offset 5, checksum 0xf2b584b3ecbff96d),
        // torch.arange(5).view((1, 5)).unflatten(1, (5, 1, 1)).tensor_split((0,), 0)[1][-1, 4].flatten(-2, -1)
        case!(289, [1, 5], [.unflatten::<1, Shape![5, 1, 1]>().split_at::<0, 0>().1.slice(s![-1, 4]).flatten::<-2, -1>()],
            shape [1], stride [1], offset 4, elements [4]),
        // torch.arange(64).view((2, 4, 2, 4)).swapaxes(2, 2).view_as(torch.zeros((8, 8)))
        case!(290, [2, 4, 2, 4], [.swapaxes::<2, 2>().view_as(&Tensor::<i64, Shape![8, 8]>::zeros())],
            shape [8, 8], stride [8, 1], offset 0, checksum 0x8368214f77995ee5),
        // torch.arange(360).view((6, 5, 4, 1, 3)).movedim((-5, 1, -1, 2), (-1, 0, 1, -2)).view_as(torch.zeros((5, 3, 4, 6))).unflatten(-1, (1, 6))
        case!(291, [6, 5, 4, 1, 3], [.movedims::<Dims![-5, 1, -1, 2], Dims![-1, 0, 1, -2]>().view_as(&Tensor::<i64, Shape![5, 3, 4, 6]>::zeros()).unflatten::<-1, Shape![1, 6]>()],
            shape [5, 3, 4, 1, 6], stride [12, 1, 3, 360, 60], offset 0, checksum 0x87e7c4c120821155),
        // torch.arange(80).view((4, 1, 4, 5)).as_strided((1, 2), (10, 1), 53).view_as(torch.zeros((2,))).unfold(0, 2, 1).mT.narrow(-2, 1, 1)
        case!(292, [4, 1, 4, 5], [.as_strided::<Shape![1, 2], Strides![10, 1], 53>().view_as(&Tensor::<i64, Shape![2]>::zeros()).unfold::<0, 2, 1>().mT().narrow::<-2, 1, 1>()],
            shape [1, 1], stride [1, 1], offset 54, elements [54]),
        // torch.arange(72).view((3, 6, 1, 4)).transpose(0, -2).flatten(0, 0)
        case!(293, [3, 6, 1, 4], [.transpose::<0, -2>().flatten::<0, 0>()],
            shape [1, 6, 3, 4], stride [4, 4, 24, 1], offset 0, checksum 0x509e028f2c80a2dd),
        // torch.arange(120).view((3, 8, 5)).tensor_split((3,), 0)[0].unfold(-2, 5, 3)[..., ::4].unfold(-2, 1, 3).squeeze(4).broadcast_to((1, 3, 2, 2, -1)).split(1, 3)[1]
        case!(294, [3, 8, 5], [.split_at::<0, 3>().0.windows_with::<Shape![2, 1], Shape![3, 3], Shape![4, 1]>().squeeze::<4>().broadcast_to::<Shape![1, 3, 2, 2, _]>().split::<3, 1>()[1]],
            shape [1, 3, 2, 1, 2], stride [120, 40, 15, 3, 20], offset 0, elements [3, 23, 18, 38, 43, 63, 58, 78, 83, 103, 98, 118]),
        // torch.arange(72).view((6, 3, 4)).unfold(-2, 2, 1).unfold(-2, 3, 1).unflatten(-1, (3, 1)).split_with_sizes([1, 1], 1)[0].as_strided((1, 1), (9, 5), 16).view_as(torch.zeros((1,)))
        case!(295, [6, 3, 4], [.windows_with::<Shape![2, 3], Shape![1, 1], Shape![1, 1]>().unflatten::<-1, Shape![3, 1]>().split_with_sizes::<1, Shape![1, 1]>().0.as_strided::<Shape![1, 1], Strides![9, 5], 16>().view_as(&Tensor::<i64, Shape![1]>::zeros())],
            shape [1], stride [5], offset 16, elements [16]),
        // torch.atleast_2d(torch.arange(8).view((1, 8)).split(8, 1)[0]).unfold(-1, 7, 1)[..., ::3]
        case!(296, [1, 8], [.split::<1, 8>()[0].atleast_2d().windows_with::<Shape![3], Shape![1], Shape![3]>()],
            shape [1, 2, 3], stride [8, 1, 3], offset 0, elements [0, 3, 6, 1, 4, 7]),
        // torch.arange(12).view((2, 6)).flatten(-1, 1)
        case!(297, [2, 6], [.flatten::<-1, 1>()],
            shape [2, 6], stride [6, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(3).view((3,)).unfold(0, 1, 7).diagonal(0, 1, 0).expand_as(torch.zeros((1,)))
        case!(298, [3], [.unfold::<0, 1, 7>().diagonal::<0, 1, 0>().expand_as(&Tensor::<i64, Shape![1]>::zeros())],
            shape [1], stride [8], offset 0, elements [0]),
        // torch.arange(36).view((2, 3, 3, 2)).split(1, 1)[1]
        case!(299, [2, 3, 3, 2], [.split::<1, 1>()[1]],
            shape [2, 1, 3, 2], stride [18, 6, 2, 1], offset 0, elements [6, 7, 8, 9, 10, 11, 24, 25, 26, 27, 28, 29]),
    ]
}

fn plain_15() -> Vec<Outcome> {
    vec![
        // torch.arange(288).view((1, 6, 8, 6)).unflatten(-1, (6, 1)).swapdims(1, -1)
        case!(300, [1, 6, 8, 6], [.unflatten::<-1, Shape![6, 1]>().swapdims::<1, -1>()],
            shape [1, 1, 8, 6, 6], stride [288, 1, 6, 1, 48], offset 0, checksum 0x5ea6ccc2dc001705),
        // torch.atleast_3d(torch.arange(3).view((3,)).movedim(-1, -1))
        case!(301, [3], [.movedim::<-1, -1>().atleast_3d()],
            shape [1, 3, 1], stride [3, 1, 1], offset 0, elements [0, 1, 2]),
        // torch.arange(108).view((1, 3, 9, 4)).unflatten(1, (1, 3)).view_as(torch.zeros((108,))).unfold(-1, 2, 2).unfold(0, 20, 1).view_as(torch.zeros((70, 10, 2)))
        case!(302, [1, 3, 9, 4], [.unflatten::<1, Shape![1, 3]>().view_as(&Tensor::<i64, Shape![108]>::zeros()).unfold::<-1, 2, 2>().unfold::<0, 20, 1>().view_as(&Tensor::<i64, Shape![70, 10, 2]>::zeros())],
            shape [70, 10, 2], stride [1, 4, 2], offset 0, checksum 0x1df9a66e73f2d15d),
        // torch.arange(2).view((1, 1, 2)).unfold(-2, 1, 7).unfold(-2, 2, 3).narrow(1, 0, 1).movedim(4, 2).flatten(-4, 4)
        case!(303, [1, 1, 2], [.windows_with::<Shape![1, 2], Shape![7, 3], Shape![1, 1]>().narrow::<1, 0, 1>().movedim::<4, 2>().flatten::<-4, 4>()],
            shape [1, 2], stride [2, 1], offset 0, elements [0, 1]),
        // torch.atleast_2d(torch.arange(1).view(())).expand_as(torch.zeros((1, 6))).view((1, -1, 1, 1))
        case!(304, [], [.atleast_2d().expand_as(&Tensor::<i64, Shape![1, 6]>::zeros()).view::<Shape![1, _, 1, 1]>()],
            shape [1, 6, 1, 1], stride [0, 0, 0, 0], offset 0, elements [0, 0, 0, 0, 0, 0]),
        // torch.atleast_1d(torch.arange(180).view((1, 6, 1, 6, 5, 1))).expand((6, 6, 5, -1, 5, 3))
        case!(305, [1, 6, 1, 6, 5, 1], [.atleast_1d().expand::<Shape![6, 6, 5, _, 5, 3]>()],
            shape [6, 6, 5, 6, 5, 3], stride [0, 30, 0, 5, 1, 0], offset 0, checksum 0xbd87877e605041ad),
        // torch.arange(18).view((1, 3, 6)).unfold(2, 3, 3).broadcast_to((6, 3, 2, 3)).view_as(torch.zeros((1, 6, 18)))
        case!(306, [1, 3, 6], [.unfold::<2, 3, 3>().broadcast_to::<Shape![6, 3, 2, 3]>().view_as(&Tensor::<i64, Shape![1, 6, 18]>::zeros())],
            shape [1, 6, 18], stride [0, 0, 1], offset 0, checksum 0x5cf03da5c5c021fd),
        // torch.arange(72).view((4, 3, 6)).unfold(-1, 2, 2).narrow(-2, 0, 1)
        case!(307, [4, 3, 6], [.tile::<Shape![2]>().narrow::<-2, 0, 1>()],
            shape [4, 3, 1, 2], stride [18, 6, 2, 1], offset 0, checksum 0xb1124333c5be977d),
        // torch.arange(90).view((6, 1, 1, 3, 5)).flatten(1, 4).unfold(0, 1, 7).movedim((1, -1, 0), (2, 0, 1)).tensor_split((1,), 1)[0].expand((1, 6, 1, 15))
        case!(308, [6, 1, 1, 3, 5], [.flatten::<1, 4>().unfold::<0, 1, 7>().movedims::<Dims![1, -1, 0], Dims![2, 0, 1]>().split_at::<1, 1>().0.expand::<Shape![1, 6, 1, 15]>()],
            shape [1, 6, 1, 15], stride [0, 0, 105, 1], offset 0, checksum 0x2154ef14cd52a8b),
        // torch.atleast_1d(torch.arange(1).view(())).flatten(0, -1)
        case!(309, [], [.atleast_1d().flatten::<0, -1>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(75).view((3, 5, 5)).expand_as(torch.zeros((4, 4, 3, 5, 5))).diagonal(0, 2, 4).view((16, -1, 1, 3))
        case!(310, [3, 5, 5], [.expand_as(&Tensor::<i64, Shape![4, 4, 3, 5, 5]>::zeros()).diagonal::<0, 2, 4>().view::<Shape![16, _, 1, 3]>()],
            shape [16, 5, 1, 3], stride [0, 5, 78, 26], offset 0, checksum 0xadf55309428e7b25),
        // torch.arange(400).view((8, 10, 5)).as_strided((2,), (3,), 311).transpose(0, -1).as_strided((1,), (1,), 58)
        case!(311, [8, 10, 5], [.as_strided::<Shape![2], Strides![3], 311>().transpose::<0, -1>().as_strided::<Shape![1], Strides![1], 58>()],
            shape [1], stride [1], offset 58, elements [58]),
        // torch.arange(54).view((3, 9, 2)).unfold(-2, 4, 1).unfold(-2, 2, 1).narrow(2, 0, 1).view_as(torch.zeros((3, 6, 8)))
        case!(312, [3, 9, 2], [.windows_with::<Shape![4, 2], Shape![1, 1], Shape![1, 1]>().narrow::<2, 0, 1>().view_as(&Tensor::<i64, Shape![3, 6, 8]>::zeros())],
            shape [3, 6, 8], stride [18, 2, 1], offset 0, checksum 0xffaa28bc5af82815),
        // torch.arange(2).view((1, 2)).permute((1, 0)).flatten(-2, -1)
        case!(313, [1, 2], [.permute::<Dims![1, 0]>().flatten::<-2, -1>()],
            shape [2], stride [1], offset 0, elements [0, 1]),
        // torch.arange(12).view((1, 4, 3)).swapdims(-3, 1).broadcast_to((-1, 5, 3)).view((4, 5, 3))
        case!(314, [1, 4, 3], [.swapdims::<-3, 1>().broadcast_to::<Shape![_, 5, 3]>().view::<Shape![4, 5, 3]>()],
            shape [4, 5, 3], stride [3, 0, 1], offset 0, checksum 0xfa76f471313fb989),
        // torch.arange(24).view((12, 1, 2)).tensor_split((2,), 0)[0].view((2, 2))
        case!(315, [12, 1, 2], [.split_at::<0, 2>().0.view::<Shape![2, 2]>()],
            shape [2, 2], stride [2, 1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(30).view((1, 5, 3, 2)).swapdims(-4, 1).squeeze((3, -2, 1)).chunk(1, 0)[0].unfold(-2, 1, 1).unfold(-2, 1, 6)
        case!(316, [1, 5, 3, 2], [.swapdims::<-4, 1>().squeeze_dims::<Dims![3, -2, 1]>().chunk::<0, 1>()[0].windows_with::<Shape![1, 1], Shape![1, 6], Shape![1, 1]>()],
            shape [5, 3, 1, 1, 1], stride [6, 2, 6, 2, 1], offset 0, elements [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28]),
        // torch.arange(64).view((2, 2, 4, 4)).view_as(torch.zeros((64, 1, 1))).unfold(-2, 1, 1).unfold(-2, 1, 1).diagonal(59, 1, -5).unfold(-1, 1, 3)
        case!(317, [2, 2, 4, 4], [.view_as(&Tensor::<i64, Shape![64, 1, 1]>::zeros()).tile::<Shape![1, 1]>().diagonal::<59, 1, -5>().windows_with::<Shape![1], Shape![3], Shape![1]>()],
            shape [1, 1, 1, 1, 1], stride [1, 1, 1, 6, 2], offset 59, elements [59]),
        // torch.arange(24).view((8, 3)).unfold(-2, 7, 1)[..., ::3].unfold(-2, 3, 3).unfold(-2, 3, 2).permute((2, 3, 4, 1, 0)).mT[:, :-2, 2]
        case!(318, [8, 3], [.windows_with::<Shape![3, 3], Shape![1, 3], Shape![3, 1]>().unfold::<-2, 3, 2>().permute::<Dims![2, 3, 4, 1, 0]>().mT().slice(s![.., ..-2, 2])],
            shape [1, 1, 2, 1], stride [18, 1, 3, 3], offset 18, elements [18, 21]),
        // torch.atleast_1d(torch.arange(90).view((6, 5, 3))).unfold(-3, 2, 1).unfold(-3, 2, 1).unfold(-3, 3, 1)
        case!(319, [6, 5, 3], [.atleast_1d().windows::<Shape![2, 2, 3]>()],
            shape [5, 4, 1, 2, 2, 3], stride [15, 3, 1, 15, 3, 1], offset 0, checksum 0x203ca6c0b9dec035),
    ]
}

fn plain_16() -> Vec<Outcome> {
    vec![
        // torch.arange(12).view((12, 1)).permute((1, 0))
        case!(320, [12, 1], [.permute::<Dims![1, 0]>()],
            shape [1, 12], stride [1, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(2).view((1, 1, 2)).unflatten(2, (2, 1))
        case!(321, [1, 1, 2], [.unflatten::<2, Shape![2, 1]>()],
            shape [1, 1, 2, 1], stride [2, 2, 1, 1], offset 0, elements [0, 1]),
        // torch.arange(40).view((1, 4, 10)).squeeze((0, -1)).tensor_split((0,), 0)[1].unfold(-2, 3, 1).unfold(-2, 4, 1).transpose(-1, 2)
        case!(322, [1, 4, 10], [.squeeze_dims::<Dims![0, -1]>().split_at::<0, 0>().1.windows::<Shape![3, 4]>().transpose::<-1, 2>()],
            shape [2, 7, 4, 3], stride [10, 1, 1, 10], offset 0, checksum 0x2ad4e646ed0642e1),
        // torch.arange(36).view((4, 9)).narrow(-2, 3, 1).movedim((0, 1), (1, 0))
        case!(323, [4, 9], [.narrow::<-2, 3, 1>().movedims::<Dims![0, 1], Dims![1, 0]>()],
            shape [9, 1], stride [1, 9], offset 27, elements [27, 28, 29, 30, 31, 32, 33, 34, 35]),
        // torch.arange(36).view((6, 6, 1)).narrow(1, 1, 4).split(1, 1)[1].diagonal(0, -1, -2)
        case!(324, [6, 6, 1], [.narrow::<1, 1, 4>().split::<1, 1>()[1].diagonal::<0, -1, -2>()],
            shape [6, 1], stride [6, 2], offset 0, elements [2, 8, 14, 20, 26, 32]),
        // torch.arange(5).view((1, 5, 1)).movedim((-3,), (0,)).unfold(-2, 5, 5).unfold(-2, 1, 1).split(1, -2)[0].mT.tensor_split((1,), 2)[0]
        case!(325, [1, 5, 1], [.movedims::<Dims![-3], Dims![0]>().tile::<Shape![5, 1]>().split::<-2, 1>()[0].mT().split_at::<2, 1>().0],
            shape [1, 1, 1, 1, 1], stride [5, 5, 1, 1, 1], offset 0, elements [0]),
        // torch.arange(36).view((12, 3)).swapdims(0, 1).broadcast_to((3, -1, -1)).diagonal(0, 1, -1).select(1, 0).unfold(-1, 3, 4)
        case!(326, [12, 3], [.swapdims::<0, 1>().broadcast_to::<Shape![3, _, _]>().diagonal::<0, 1, -1>().select::<1, 0>().windows_with::<Shape![3], Shape![4], Shape![1]>()],
            shape [1, 3], stride [0, 0], offset 0, elements [0, 0, 0]),
        // torch.arange(6).view((6, 1)).expand((1, 6, 3)).view((6, 3))
        case!(327, [6, 1], [.expand::<Shape![1, 6, 3]>().view::<Shape![6, 3]>()],
            shape [6, 3], stride [1, 0], offset 0, checksum 0x75adcd9ae10e7364),
        // torch.arange(360).view((2, 5, 9, 4)).split_with_sizes([5], 1)[0].unflatten(2, (3, 3)).mT.view((30, -1, 3))
        case!(328, [2, 5, 9, 4], [.split_with_sizes::<1, Shape![5]>().0.unflatten::<2, Shape![3, 3]>().mT().view::<Shape![30, _, 3]>()],
            shape [30, 4, 3], stride [12, 1, 4], offset 0, checksum 0x61f4dc57e3fd8a0d),
        // torch.arange(6).view((6,)).swapdims(0, -1).tensor_split((6,), 0)[0]
        case!(329, [6], [.swapdims::<0, -1>().split_at::<0, 6>().0],
            shape [6], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(20).view((4, 5)).unfold(-1, 4, 1).unfold(0, 3, 3).permute((0, 3, 1, 2))
        case!(330, [4, 5], [.windows::<Shape![4]>().unfold::<0, 3, 3>().permute::<Dims![0, 3, 1, 2]>()],
            shape [1, 3, 2, 4], stride [15, 5, 1, 1], offset 0, checksum 0x9c5c0e59844b1d7d),
        // torch.arange(72).view((8, 9)).unflatten(0, (-1,)).view_as(torch.zeros((6, 12))).chunk(2, -1)[0].split_with_sizes([1, 3, 2], 1)[1]
        case!(331, [8, 9], [.unflatten::<0, Shape![_]>().view_as(&Tensor::<i64, Shape![6, 12]>::zeros()).chunk::<-1, 2>()[0].split_with_sizes::<1, Shape![1, 3, 2]>().1],
            shape [6, 3], stride [12, 1], offset 1, checksum 0x2f6765c8bde400d1),
        // torch.arange(75).view((5, 5, 3)).mT.as_strided((5, 4), (1, 1), 42)
        case!(332, [5, 5, 3], [.mT().as_strided::<Shape![5, 4], Strides![1, 1], 42>()],
            shape [5, 4], stride [1, 1], offset 42, checksum 0x5edfb5da70e5f38d),
        // torch.arange(45).view((9, 5)).split_with_sizes([7, 2], 0)[0]
        case!(333, [9, 5], [.split_with_sizes::<0, Shape![7, 2]>().0],
            shape [7, 5], stride [5, 1], offset 0, checksum 0x68d4816ab684b1e8),
        // torch.atleast_1d(torch.arange(45).view((1, 9, 1, 5)).squeeze((1, -2))).swapaxes(0, 2)
        case!(334, [1, 9, 1, 5], [.squeeze_dims::<Dims![1, -2]>().atleast_1d().swapaxes::<0, 2>()],
            shape [5, 9, 1], stride [1, 5, 45], offset 0, checksum 0xed394c9c3101040f),
        // torch.arange(216).view((3, 6, 4, 3)).unflatten(2, (2, -1, 2)).transpose(0, -5).view((6, 3, 12)).diagonal(0, -3, 2)
        case!(335, [3, 6, 4, 3], [.unflatten::<2, Shape![2, _, 2]>().transpose::<0, -5>().view::<Shape![6, 3, 12]>().diagonal::<0, -3, 2>()],
            shape [3, 6], stride [72, 13], offset 0, checksum 0x362d1d0540a5a6de),
        // torch.arange(320).view((2, 8, 2, 10)).unfold(-2, 2, 2).unfold(-2, 5, 1)[..., ::4].diagonal(0, -6, 4).view_as(torch.zeros((8, 6, 2, 1, 2)))
        case!(336, [2, 8, 2, 10], [.windows_with::<Shape![2, 2], Shape![2, 1], Shape![1, 4]>().diagonal::<0, -6, 4>().view_as(&Tensor::<i64, Shape![8, 6, 2, 1, 2]>::zeros())],
            shape [8, 6, 2, 1, 2], stride [20, 1, 4, 340, 170], offset 0, checksum 0x6d88b69173d0b665),
        // torch.arange(15).view((3, 5, 1)).tensor_split((4,), -2)[1].unfold(2, 1, 2).swapaxes(2, -4).unflatten(2, (-1, 1))
        case!(337, [3, 5, 1], [.split_at::<-2, 4>().1.unfold::<2, 1, 2>().swapaxes::<2, -4>().unflatten::<2, Shape![_, 1]>()],
            shape [1, 1, 3, 1, 1], stride [15, 15, 5, 1, 1], offset 4, elements [4, 9, 14]),
        // torch.arange(432).view((8, 9, 6)).unfold(-2, 1, 1).unfold(-2, 2, 1)
        case!(338, [8, 9, 6], [.windows::<Shape![1, 2]>()],
            shape [8, 9, 5, 1, 2], stride [54, 6, 1, 6, 1], offset 0, checksum 0x83f1bc7eefe39695),
        // torch.arange(27).view((3, 9)).unfold(-1, 2, 1).unsqueeze(-4).unbind(2)[7].view((-1, 1, 1, 2))
        case!(339, [3, 9], [.windows::<Shape![2]>().unsqueeze::<-4>().unbind::<2>()[7].view::<Shape![_, 1, 1, 2]>()],
            shape [3, 1, 1, 2], stride [9, 2, 2, 1], offset 0, elements [7, 8, 16, 17, 25, 26]),
    ]
}

fn plain_17() -> Vec<Outcome> {
    vec![
        // torch.arange(72).view((6, 4, 3, 1)).expand((1, 6, 6, -1, -1, 2)).squeeze((-4, -2, -6)).mT.tensor_split((4,), 1)[0].diagonal(0, 0, 2)
        case!(340, [6, 4, 3, 1], [.expand::<Shape![1, 6, 6, _, _, 2]>().squeeze_dims::<Dims![-4, -2, -6]>().mT().split_at::<1, 4>().0.diagonal::<0, 0, 2>()],
            shape [4, 2, 3, 4], stride [12, 0, 1, 3], offset 0, checksum 0x15056c5fc7d9b1a5),
        // torch.arange(75).view((3, 5, 5)).diagonal(-2, -3, -1).unfold(-1, 1, 2)[..., ::3].expand((3, 2, 5, 4, 4)).select(4, 1)
        case!(341, [3, 5, 5], [.diagonal::<-2, -3, -1>().windows_with::<Shape![1], Shape![2], Shape![3]>().expand::<Shape![3, 2, 5, 4, 4]>().select::<4, 1>()],
            shape [3, 2, 5, 4], stride [0, 0, 5, 0], offset 50, checksum 0xf767f0363e6da025),
        // torch.arange(9).view((9,)).movedim((0,), (0,)).split_with_sizes([4, 5], 0)[1].unsqueeze(0).mT.unsqueeze(1)
        case!(342, [9], [.movedims::<Dims![0], Dims![0]>().split_with_sizes::<0, Shape![4, 5]>().1.unsqueeze::<0>().mT().unsqueeze::<1>()],
            shape [5, 1, 1], stride [1, 5, 5], offset 4, elements [4, 5, 6, 7, 8]),
        // torch.arange(80).view((1, 2, 10, 1, 4)).split_with_sizes([1, 1, 4, 4], 2)[3].chunk(4, 2)[2].view((2, -1))
        case!(343, [1, 2, 10, 1, 4], [.split_with_sizes::<2, Shape![1, 1, 4, 4]>().3.chunk::<2, 4>()[2].view::<Shape![2, _]>()],
            shape [2, 4], stride [40, 1], offset 0, elements [32, 33, 34, 35, 72, 73, 74, 75]),
        // torch.arange(144).view((12, 12)).t().unfold(-1, 1, 1).view_as(torch.zeros((2, 6, 12)))
        case!(344, [12, 12], [.t().windows::<Shape![1]>().view_as(&Tensor::<i64, Shape![2, 6, 12]>::zeros())],
            shape [2, 6, 12], stride [6, 1, 12], offset 0, checksum 0x471ccc3ea5559b45),
        // torch.arange(288).view((12, 3, 2, 4, 1)).split(1, -2)[2].mT
        case!(345, [12, 3, 2, 4, 1], [.split::<-2, 1>()[2].mT()],
            shape [12, 3, 2, 1, 1], stride [24, 8, 4, 1, 1], offset 0, checksum 0x85be62cc7ba88645),
        // torch.arange(5).view((1, 5)).view_as(torch.zeros((5,))).movedim((-1,), (0,)).unfold(-1, 2, 1)
        case!(346, [1, 5], [.view_as(&Tensor::<i64, Shape![5]>::zeros()).movedims::<Dims![-1], Dims![0]>().windows::<Shape![2]>()],
            shape [4, 2], stride [1, 1], offset 0, elements [0, 1, 1, 2, 2, 3, 3, 4]),
        // torch.arange(5).view((5,)).unflatten(-1, (-1, 1)).swapaxes(-2, 1).movedim((-1, 0), (-1, -2)).chunk(1, -1)[0].t()
        case!(347, [5], [.unflatten::<-1, Shape![_, 1]>().swapaxes::<-2, 1>().movedims::<Dims![-1, 0], Dims![-1, -2]>().chunk::<-1, 1>()[0].t()],
            shape [5, 1], stride [1, 1], offset 0, elements [0, 1, 2, 3, 4]),
        // torch.arange(20).view((5, 4)).expand_as(torch.zeros((4, 2, 5, 4)))
        case!(348, [5, 4], [.expand_as(&Tensor::<i64, Shape![4, 2, 5, 4]>::zeros())],
            shape [4, 2, 5, 4], stride [0, 0, 4, 1], offset 0, checksum 0x25f0bf4915273905),
        // torch.arange(1).view(()).expand((1, 3)).view((-1,)).tensor_split((2,), 0)[0].broadcast_to((2, 2))
        case!(349, [], [.expand::<Shape![1, 3]>().view::<Shape![_]>().split_at::<0, 2>().0.broadcast_to::<Shape![2, 2]>()],
            shape [2, 2], stride [0, 0], offset 0, elements [0, 0, 0, 0]),
        // torch.arange(40).view((2, 1, 5, 4)).unbind(0)[1].unfold(-1, 3, 1).narrow(-4, 0, 1).view((-1, 2, 3))
        case!(350, [2, 1, 5, 4], [.unbind::<0>()[1].windows_with::<Shape![3], Shape![1], Shape![1]>().narrow::<-4, 0, 1>().view::<Shape![_, 2, 3]>()],
            shape [5, 2, 3], stride [4, 1, 1], offset 0, checksum 0x172ef1f148475070),
        // torch.arange(324).view((12, 9, 3, 1))[-11:-1:2].split(1, -2)[2]
        case!(351, [12, 9, 3, 1], [.slice(s![-11..-1;2]).split::<-2, 1>()[2]],
            shape [5, 9, 1, 1], stride [54, 3, 1, 1], offset 0, checksum 0x65778c65c2d081b8),
        // torch.arange(432).view((1, 9, 1, 4, 12)).as_strided((4,), (1,), 69).tensor_split((2,), 0)[1].chunk(1, -1)[0].unflatten(0, (2, 1)).swapdims(-2, 1)
        case!(352, [1, 9, 1, 4, 12], [.as_strided::<Shape![4], Strides![1], 69>().split_at::<0, 2>().1.chunk::<-1, 1>()[0].unflatten::<0, Shape![2, 1]>().swapdims::<-2, 1>()],
            shape [1, 2], stride [1, 1], offset 0, elements [71, 72]),
        // torch.arange(144).view((9, 2, 2, 4)).diagonal(1, 1, 2).chunk(3, 0)[1]
        case!(353, [9, 2, 2, 4], [.diagonal::<1, 1, 2>().chunk::<0, 3>()[1]],
            shape [3, 4, 1], stride [16, 1, 12], offset 0, elements [52, 53, 54, 55, 68, 69, 70, 71, 84, 85, 86, 87]),
        // torch.arange(48).view((6, 4, 1, 2)).view((1, 48))
        case!(354, [6, 4, 1, 2], [.view::<Shape![1, 48]>()],
            shape [1, 48], stride [48, 1], offset 0, checksum 0xdd7a5e9540df1b95),
        // torch.arange(30).view((5, 6, 1)).swapaxes(-1, 1).unfold(-1, 3, 3)
        case!(355, [5, 6, 1], [.swapaxes::<-1, 1>().tile::<Shape![3]>()],
            shape [5, 1, 2, 3], stride [6, 1, 3, 1], offset 0, checksum 0xe707b5c91a84776),
        // torch.arange(6).view((2, 3)).unfold(-2, 2, 3).unfold(-2, 3, 1)[..., ::2].unflatten(2, (1, -1, 1)).view_as(torch.zeros((2, 2)))
        case!(356, [2, 3], [.windows_with::<Shape![2, 2], Shape![3, 1], Shape![1, 2]>().unflatten::<2, Shape![1, _, 1]>().view_as(&Tensor::<i64, Shape![2, 2]>::zeros())],
            shape [2, 2], stride [3, 2], offset 0, elements [0, 2, 3, 5]),
        // torch.arange(3).view((3,)).t().unfold(-1, 1, 3)[..., ::2].view((1,))
        case!(357, [3], [.t().windows_with::<Shape![1], Shape![3], Shape![2]>().view::<Shape![1]>()],
            shape [1], stride [2], offset 0, elements [0]),
        // torch.arange(100).view((4, 5, 5)).split(1, 2)[3]
        case!(358, [4, 5, 5], [.split::<2, 1>()[3]],
            shape [4, 5, 1], stride [25, 5, 1], offset 0, checksum 0x9ca8db99e434c661),
        // torch.arange(80).view((5, 4, 4, 1)).movedim((3, 0, 1), (1, 2, 0)).squeeze().unfold(-2, 4, 1).unfold(-2, 3, 1).view_as(torch.zeros((4, 2, 2, 4, 1, 3)))
        case!(359, [5, 4, 4, 1], [.movedims::<Dims![3, 0, 1], Dims![1, 2, 0]>().squeeze_all().windows::<Shape![4, 3]>().view_as(&Tensor::<i64, Shape![4, 2, 2, 4, 1, 3]>::zeros())],
            shape [4, 2, 2, 4, 1, 3], stride [4, 16, 1, 16, 3, 1], offset 0, checksum 0xd7c31a53594d7d25),
    ]
}

fn plain_18() -> Vec<Outcome> {
    vec![
        // torch.arange(6).view((1, 6)).unfold(1, 2, 2).expand_as(torch.zeros((2, 3, 2))).unflatten(-1, (2,)).unfold(0, 2, 9)
        case!(360, [1, 6], [.unfold::<1, 2, 2>().expand_as(&Tensor::<i64, Shape![2, 3, 2]>::zeros()).unflatten::<-1, Shape![2]>().unfold::<0, 2, 9>()],
            shape [1, 3, 2, 2], stride [0, 2, 1, 0], offset 0, elements [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]),
        // torch.arange(1).view((1,)).unfold(-1, 1, 1).unfold(-2, 1, 1).unfold(-2, 1, 1).view_as(torch.zeros((1,)))
        case!(361, [1], [.unfold::<-1, 1, 1>().windows::<Shape![1, 1]>().view_as(&Tensor::<i64, Shape![1]>::zeros())],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(27).view((9, 3)).broadcast_to((2, 4, 9, 3)).view_as(torch.zeros((8, 1, 27))).movedim(1, 2).mT
        case!(362, [9, 3], [.broadcast_to::<Shape![2, 4, 9, 3]>().view_as(&Tensor::<i64, Shape![8, 1, 27]>::zeros()).movedim::<1, 2>().mT()],
            shape [8, 1, 27], stride [0, 27, 1], offset 0, checksum 0x7a994461fb2ecfad),
        // torch.arange(15).view((3, 5)).chunk(3, 0)[1].view((-1,))
        case!(363, [3, 5], [.chunk::<0, 3>()[1].view::<Shape![_]>()],
            shape [5], stride [1], offset 0, elements [5, 6, 7, 8, 9]),
        // torch.arange(1).view((1,)).tensor_split((0,), 0)[1].unfold(-1, 1, 8).unfold(-1, 1, 1)[..., ::2].movedim((0, 2, 1), (1, 0, 2)).permute((1, 2, 0))
        case!(364, [1], [.split_at::<0, 0>().1.unfold::<-1, 1, 8>().windows_with::<Shape![1], Shape![1], Shape![2]>().movedims::<Dims![0, 2, 1], Dims![1, 0, 2]>().permute::<Dims![1, 2, 0]>()],
            shape [1, 1, 1], stride [8, 1, 2], offset 0, elements [0]),
        // torch.arange(15).view((5, 3)).movedim((0, 1), (-1, 0)).unfold(-1, 5, 6)[..., ::2].unbind(1)[0].narrow(-2, 0, 3)
        case!(365, [5, 3], [.movedims::<Dims![0, 1], Dims![-1, 0]>().windows_with::<Shape![3], Shape![6], Shape![2]>().unbind::<1>()[0].narrow::<-2, 0, 3>()],
            shape [3, 3], stride [1, 6], offset 0, elements [0, 6, 12, 1, 7, 13, 2, 8, 14]),
        // torch.arange(320).view((4, 8, 2, 5)).tensor_split((2,), 3)[0].tensor_split((1,), 2)[0].movedim(3, 1).expand((-1, -1, -1, 1)).broadcast_to((-1, -1, -1, 4))
        case!(366, [4, 8, 2, 5], [.split_at::<3, 2>().0.split_at::<2, 1>().0.movedim::<3, 1>().expand::<Shape![_, _, _, 1]>().broadcast_to::<Shape![_, _, _, 4]>()],
            shape [4, 2, 8, 4], stride [80, 1, 10, 0], offset 0, checksum 0xe402d908c2b28ca5),
        // torch.arange(5).view((5,)).unbind(-1)[1].broadcast_to((4, 3)).view((12,))
        case!(367, [5], [.unbind::<-1>()[1].broadcast_to::<Shape![4, 3]>().view::<Shape![12]>()],
            shape [12], stride [0], offset 0, elements [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]),
        // torch.arange(24).view((2, 6, 2)).chunk(2, -1)[1].unfold(-1, 1, 3)
        case!(368, [2, 6, 2], [.chunk::<-1, 2>()[1].windows_with::<Shape![1], Shape![3], Shape![1]>()],
            shape [2, 6, 1, 1], stride [12, 2, 3, 1], offset 0, elements [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23]),
        // torch.arange(6).view((3, 2)).expand_as(torch.zeros((1, 3, 3, 2))).unfold(3, 2, 1).view((3, 6))
        case!(369, [3, 2], [.expand_as(&Tensor::<i64, Shape![1, 3, 3, 2]>::zeros()).unfold::<3, 2, 1>().view::<Shape![3, 6]>()],
            shape [3, 6], stride [0, 1], offset 0, checksum 0x1da9feeb289a930a),
        // torch.arange(324).view((3, 3, 4, 3, 3)).swapaxes(3, -4).unbind(-3)[2].view_as(torch.zeros((3, 3, 1, 3, 1, 3)))
        case!(370, [3, 3, 4, 3, 3], [.swapaxes::<3, -4>().unbind::<-3>()[2].view_as(&Tensor::<i64, Shape![3, 3, 1, 3, 1, 3]>::zeros())],
            shape [3, 3, 1, 3, 1, 3], stride [108, 3, 108, 36, 3, 1], offset 0, checksum 0xe8278281e6ebc545),
        // torch.arange(30).view((3, 10, 1)).squeeze((-2, -1, -3)).split_with_sizes([1, 4, 3, 2], 1)[3].swapaxes(-2, 1)
        case!(371, [3, 10, 1], [.squeeze_dims::<Dims![-2, -1, -3]>().split_with_sizes::<1, Shape![1, 4, 3, 2]>().3.swapaxes::<-2, 1>()],
            shape [2, 3], stride [1, 10], offset 8, elements [8, 18, 28, 9, 19, 29]),
        // torch.arange(144).view((6, 4, 6)).unfold(-3, 2, 1).unfold(-3, 3, 1).unfold(-3, 1, 1).view((5, 2, 6, 2, 3)).diagonal(-4, 0, 4).squeeze(3).diagonal(0, 2, -3)
        case!(372, [6, 4, 6], [.windows::<Shape![2, 3, 1]>().view::<Shape![5, 2, 6, 2, 3]>().diagonal::<-4, 0, 4>().squeeze::<3>().diagonal::<0, 2, -3>()],
            shape [6, 2], stride [1, 30], offset 96, elements [96, 126, 97, 127, 98, 128, 99, 129, 100, 130, 101, 131]),
        // torch.arange(324).view((3, 6, 3, 6)).expand_as(torch.zeros((4, 3, 6, 3, 6)))
        case!(373, [3, 6, 3, 6], [.expand_as(&Tensor::<i64, Shape![4, 3, 6, 3, 6]>::zeros())],
            shape [4, 3, 6, 3, 6], stride [0, 108, 18, 6, 1], offset 0, checksum 0x2f52c68d30835955),
        // torch.arange(270).view((5, 6, 1, 9)).squeeze().flatten(-3, -1)
        case!(374, [5, 6, 1, 9], [.squeeze_all().flatten::<-3, -1>()],
            shape [270], stride [1], offset 0, checksum 0x290b2b1f7eeddfe6),
        // torch.arange(320).view((2, 8, 4, 5, 1)).mT.unfold(-1, 3, 2)[..., ::2][:, ::1, -1:4:4, 0, ::7].diagonal(0, -3, -5)
        case!(375, [2, 8, 4, 5, 1], [.mT().windows_with::<Shape![2], Shape![2], Shape![2]>().slice(s![.., ..;1, -1..4;4, 0, ..;7]).diagonal::<0, -3, -5>()],
            shape [8, 1, 2, 1], stride [20, 14, 2, 180], offset 15, elements [15, 17, 35, 37, 55, 57, 75, 77, 95, 97, 115, 117, 135, 137, 155, 157]),
        // torch.arange(32).view((4, 4, 2, 1)).tensor_split((1,), -3)[1].view_as(torch.zeros((4, 2, 3, 1)))
        case!(376, [4, 4, 2, 1], [.split_at::<-3, 1>().1.view_as(&Tensor::<i64, Shape![4, 2, 3, 1]>::zeros())],
            shape [4, 2, 3, 1], stride [8, 3, 1, 1], offset 2, checksum 0x1100637247f4e3b5),
        // torch.arange(120).view((8, 3, 5)).view_as(torch.zeros((120,))).t()
        case!(377, [8, 3, 5], [.view_as(&Tensor::<i64, Shape![120]>::zeros()).t()],
            shape [120], stride [1], offset 0, checksum 0x962feeef4c7ab2d),
        // torch.arange(2).view((1, 2, 1)).unfold(-2, 2, 1).unfold(-2, 1, 1).unflatten(3, (2, -1)).permute((0, 4, 2, 3, 1, 5)).select(-5, 0).unflatten(-3, (1, 2))
        case!(378, [1, 2, 1], [.windows::<Shape![2, 1]>().unflatten::<3, Shape![2, _]>().permute::<Dims![0, 4, 2, 3, 1, 5]>().select::<-5, 0>().unflatten::<-3, Shape![1, 2]>()],
            shape [1, 1, 1, 2, 1, 1], stride [2, 2, 2, 1, 1, 1], offset 0, elements [0, 1]),
        // torch.arange(12).view((2, 6)).unfold(-1, 4, 1).unfold(-3, 1, 1).unfold(-3, 1, 1).unfold(-3, 4, 4).squeeze((-3, -4))
        case!(379, [2, 6], [.windows_with::<Shape![4], Shape![1], Shape![1]>().tile::<Shape![1, 1, 4]>().squeeze_dims::<Dims![-3, -4]>()],
            shape [2, 3, 1, 4], stride [6, 1, 1, 1], offset 0, checksum 0xb3bb7ca0c5f2ff51),
    ]
}

fn plain_19() -> Vec<Outcome> {
    vec![
        // torch.arange(48).view((1, 12, 4)).flatten(0, 1).unsqueeze(2).tensor_split((4,), 0)[1].diagonal(0, -1, 0).unsqueeze(-1)
        case!(380, [1, 12, 4], [.flatten::<0, 1>().unsqueeze::<2>().split_at::<0, 4>().1.diagonal::<0, -1, 0>().unsqueeze::<-1>()],
            shape [4, 1, 1], stride [1, 5, 1], offset 16, elements [16, 17, 18, 19]),
        // torch.arange(10).view((5, 2)).chunk(2, 1)[1].view((-1,)).t()
        case!(381, [5, 2], [.chunk::<1, 2>()[1].view::<Shape![_]>().t()],
            shape [5], stride [2], offset 0, elements [1, 3, 5, 7, 9]),
        // torch.arange(30).view((1, 3, 2, 5)).squeeze().view((-1,)).unfold(-1, 13, 1)[..., ::4]
        case!(382, [1, 3, 2, 5], [.squeeze_all().view::<Shape![_]>().windows_with::<Shape![4], Shape![1], Shape![4]>()],
            shape [18, 4], stride [1, 4], offset 0, checksum 0x14bfb461ae8451b1),
        // torch.arange(25).view((5, 5)).unfold(-2, 2, 1).unfold(-2, 4, 1).flatten(-2, 2).mT
        case!(383, [5, 5], [.windows::<Shape![2, 4]>().flatten::<-2, 2>().mT()],
            shape [4, 2, 4, 2], stride [5, 1, 1, 5], offset 0, checksum 0xe5d3e273ae8d82cd),
        // torch.arange(18).view((6, 3)).expand_as(torch.zeros((4, 1, 6, 3))).transpose(-1, -3).view((4, 3, 3, 2))
        case!(384, [6, 3], [.expand_as(&Tensor::<i64, Shape![4, 1, 6, 3]>::zeros()).transpose::<-1, -3>().view::<Shape![4, 3, 3, 2]>()],
            shape [4, 3, 3, 2], stride [0, 1, 6, 3], offset 0, checksum 0x1e4406d2cc880015),
        // torch.arange(24).view((4, 2, 3)).split(2, -3)[1].view_as(torch.zeros((2, 6)))[:2:1].unfold(-2, 2, 2).unfold(-2, 1, 1)
        case!(385, [4, 2, 3], [.split::<-3, 2>()[1].view_as(&Tensor::<i64, Shape![2, 6]>::zeros()).slice(s![..2;1]).tile::<Shape![2, 1]>()],
            shape [1, 6, 2, 1], stride [12, 1, 6, 1], offset 0, elements [12, 18, 13, 19, 14, 20, 15, 21, 16, 22, 17, 23]),
        // torch.arange(6).view((3, 1, 2)).split_with_sizes([2, 1], 0)[0].unflatten(2, (2, 1)).narrow(0, 0, 2)
        case!(386, [3, 1, 2], [.split_with_sizes::<0, Shape![2, 1]>().0.unflatten::<2, Shape![2, 1]>().narrow::<0, 0, 2>()],
            shape [2, 1, 2, 1], stride [2, 2, 1, 1], offset 0, elements [0, 1, 2, 3]),
        // torch.atleast_2d(torch.arange(192).view((6, 4, 4, 2)))
        case!(387, [6, 4, 4, 2], [.atleast_2d()],
            shape [6, 4, 4, 2], stride [32, 8, 2, 1], offset 0, checksum 0x13854a7fb82e2165),
        // torch.arange(12).view((3, 4)).permute((1, 0)).chunk(2, -2)[1].split(1, -2)[1].view_as(torch.zeros((3,)))[::1]
        case!(388, [3, 4], [.permute::<Dims![1, 0]>().chunk::<-2, 2>()[1].split::<-2, 1>()[1].view_as(&Tensor::<i64, Shape![3]>::zeros()).slice(s![..;1])],
            shape [3], stride [4], offset 0, elements [3, 7, 11]),
        // torch.arange(72).view((3, 2, 4, 3)).permute((-1, 1, -2, 0)).view((3, 1, 8, 3)).flatten(0, 1)
        case!(389, [3, 2, 4, 3], [.permute::<Dims![-1, 1, -2, 0]>().view::<Shape![3, 1, 8, 3]>().flatten::<0, 1>()],
            shape [3, 8, 3], stride [1, 3, 24], offset 0, checksum 0x4a4f9db04a6cbbed),
        // torch.arange(54).view((3, 1, 3, 6)).narrow(1, 0, 1).unfold(-2, 3, 1).unfold(-2, 5, 1).diagonal(0, 2, 4).mT.movedim((2, -1, 3), (-1, -2, -3))
        case!(390, [3, 1, 3, 6], [.narrow::<1, 0, 1>().windows::<Shape![3, 5]>().diagonal::<0, 2, 4>().mT().movedims::<Dims![2, -1, 3], Dims![-1, -2, -3]>()],
            shape [3, 1, 1, 5, 2], stride [18, 18, 12, 1, 1], offset 0, checksum 0xf6029b6ad95f3f72),
        // torch.arange(75).view((1, 5, 3, 5))[::7, 1:-3, :2:2, :4:2].squeeze().t().unfold(-1, 1, 2)[..., ::3]
        case!(391, [1, 5, 3, 5], [.slice(s![..;7, 1..-3, ..2;2, ..4;2]).squeeze_all().t().windows_with::<Shape![1], Shape![2], Shape![3]>()],
            shape [1, 1], stride [4, 6], offset 15, elements [15]),
        // torch.arange(240).view((4, 3, 2, 1, 10)).unfold(2, 1, 2).narrow(-4, 0, 1).diagonal(0, 5, -4).split_with_sizes([2, 8], -2)[1]
        case!(392, [4, 3, 2, 1, 10], [.unfold::<2, 1, 2>().narrow::<-4, 0, 1>().diagonal::<0, 5, -4>().split_with_sizes::<-2, Shape![2, 8]>().1],
            shape [4, 3, 1, 8, 1], stride [60, 20, 10, 1, 30], offset 2, checksum 0x7d60a1506342e4a5),
        // torch.arange(4).view((4, 1)).unfold(0, 3, 1).mT.unbind(-3)[0]
        case!(393, [4, 1], [.unfold::<0, 3, 1>().mT().unbind::<-3>()[0]],
            shape [3, 1], stride [1, 1], offset 0, elements [0, 1, 2]),
        // torch.arange(432).view((3, 1, 4, 6, 6)).chunk(3, 4)[1].movedim(3, -4)
        case!(394, [3, 1, 4, 6, 6], [.chunk::<4, 3>()[1].movedim::<3, -4>()],
            shape [3, 6, 1, 4, 2], stride [144, 6, 144, 36, 1], offset 0, checksum 0xdbe355f73f1850ad),
        // torch.atleast_2d(torch.arange(10).view((1, 1, 10, 1)).expand_as(torch.zeros((2, 1, 10, 6))).as_strided((1,), (1,), 0)).flatten(0, 0)
        case!(395, [1, 1, 10, 1], [.expand_as(&Tensor::<i64, Shape![2, 1, 10, 6]>::zeros()).as_strided::<Shape![1], Strides![1], 0>().atleast_2d().flatten::<0, 0>()],
            shape [1, 1], stride [1, 1], offset 0, elements [0]),
        // torch.arange(20).view((5, 4)).narrow(-2, 2, 3).flatten(-2, 1).tensor_split((2,), 0)[0]
        case!(396, [5, 4], [.narrow::<-2, 2, 3>().flatten::<-2, 1>().split_at::<0, 2>().0],
            shape [2], stride [1], offset 8, elements [8, 9]),
        // torch.arange(30).view((3, 2, 5))[0:][0:2, ::3].unflatten(-1, (5, 1)).select(3, 0)
        case!(397, [3, 2, 5], [.slice(s![0..]).slice(s![0..2, ..;3]).unflatten::<-1, Shape![5, 1]>().select::<3, 0>()],
            shape [2, 1, 5], stride [10, 5, 1], offset 0, elements [0, 1, 2, 3, 4, 10, 11, 12, 13, 14]),
        // torch.arange(2).view((2, 1)).swapdims(-1, -2).tensor_split((0,), -1)[1]
        case!(398, [2, 1], [.swapdims::<-1, -2>().split_at::<-1, 0>().1],
            shape [1, 2], stride [1, 1], offset 0, elements [0, 1]),
        // torch.arange(6).view((2, 3)).movedim((0, 1), (-2, 1)).view_as(torch.zeros((6,))).squeeze().movedim((), ()).tensor_split((2,), 0)[0]
        case!(399, [2, 3], [.movedims::<Dims![0, 1], Dims![-2, 1]>().view_as(&Tensor::<i64, Shape![6]>::zeros()).squeeze_all().movedims::<Dims![], Dims![]>().split_at::<0, 2>().0],
            shape [2], stride [1], offset 0, elements [0, 1]),
    ]
}

fn plain_20() -> Vec<Outcome> {
    vec![
        // torch.arange(24).view((6, 4)).t().diagonal(0, 1, 0).expand_as(torch.zeros((4,)))
        case!(400, [6, 4], [.t().diagonal::<0, 1, 0>().expand_as(&Tensor::<i64, Shape![4]>::zeros())],
            shape [4], stride [5], offset 0, elements [0, 5, 10, 15]),
        // torch.arange(100).view((10, 10))[9:10:3].expand_as(torch.zeros((1, 1, 10))).split(2, 2)[0]
        case!(401, [10, 10], [.slice(s![9..10;3]).expand_as(&Tensor::<i64, Shape![1, 1, 10]>::zeros()).split::<2, 2>()[0]],
            shape [1, 1, 2], stride [30, 30, 1], offset 0, elements [90, 91]),
        // torch.arange(20).view((2, 5, 2)).movedim((-2, 2, -3), (2, 1, -3)).unflatten(2, (5, 1)).unflatten(0, (1, 2)).squeeze((1, -1)).flatten(-1, -1)
        case!(402, [2, 5, 2], [.movedims::<Dims![-2, 2, -3], Dims![2, 1, -3]>().unflatten::<2, Shape![5, 1]>().unflatten::<0, Shape![1, 2]>().squeeze_dims::<Dims![1, -1]>().flatten::<-1, -1>()],
            shape [1, 2, 2, 5], stride [20, 10, 1, 2], offset 0, checksum 0xe5f20bc7ba1459a1),
        // torch.arange(30).view((6, 5)).unfold(-2, 3, 3).unfold(-2, 1, 1).flatten(2, -1)
        case!(403, [6, 5], [.tile::<Shape![3, 1]>().flatten::<2, -1>()],
            shape [2, 5, 3], stride [15, 1, 5], offset 0, checksum 0x3be048acfc160492),
        // torch.arange(200).view((5, 2, 5, 4)).view((1, 200))
        case!(404, [5, 2, 5, 4], [.view::<Shape![1, 200]>()],
            shape [1, 200], stride [200, 1], offset 0, checksum 0x43cfa8023695d3bd),
        // torch.arange(30).view((6, 5)).view_as(torch.zeros((15, 2)))
        case!(405, [6, 5], [.view_as(&Tensor::<i64, Shape![15, 2]>::zeros())],
            shape [15, 2], stride [2, 1], offset 0, checksum 0xe707b5c91a84776),
        // torch.arange(72).view((2, 1, 6, 2, 3)).squeeze()
        case!(406, [2, 1, 6, 2, 3], [.squeeze_all()],
            shape [2, 6, 2, 3], stride [36, 6, 3, 1], offset 0, checksum 0x48252b6b285e883d),
        // torch.atleast_2d(torch.arange(1).view(()))
        case!(407, [], [.atleast_2d()],
            shape [1, 1], stride [1, 1], offset 0, elements [0]),
        // torch.arange(90).view((5, 6, 1, 3)).narrow(-2, 0, 1).view((90,)).unflatten(0, (2, 45))
        case!(408, [5, 6, 1, 3], [.narrow::<-2, 0, 1>().view::<Shape![90]>().unflatten::<0, Shape![2, 45]>()],
            shape [2, 45], stride [45, 1], offset 0, checksum 0x32314a03a0f5fb42),
        // torch.arange(4).view((4,)).view((1, 4))
        case!(409, [4], [.view::<Shape![1, 4]>()],
            shape [1, 4], stride [4, 1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(360).view((5, 3, 4, 6)).chunk(1, -2)[0].transpose(-3, -2).unfold(-1, 2, 1).unbind(-3)[1]
        case!(410, [5, 3, 4, 6], [.chunk::<-2, 1>()[0].transpose::<-3, -2>().windows::<Shape![2]>().unbind::<-3>()[1]],
            shape [5, 4, 5, 2], stride [72, 6, 1, 1], offset 0, checksum 0xfe3850b1c46cc7fd),
        // torch.arange(72).view((4, 2, 3, 3, 1)).split_with_sizes([1, 1, 2], 0)[0].as_strided((2,), (1,), 34).chunk(2, 0)[1].unbind(0)[0]
        case!(411, [4, 2, 3, 3, 1], [.split_with_sizes::<0, Shape![1, 1, 2]>().0.as_strided::<Shape![2], Strides![1], 34>().chunk::<0, 2>()[1].unbind::<0>()[0]],
            shape [], stride [], offset 0, elements [35]),
        // torch.arange(30).view((6, 5, 1)).unfold(0, 3, 1).unfold(2, 1, 3)[3::7, -4:5:3, ::7].unbind(2)[0]
        case!(412, [6, 5, 1], [.unfold::<0, 3, 1>().unfold::<2, 1, 3>().slice(s![3..;7, -4..5;3, ..;7]).unbind::<2>()[0]],
            shape [1, 2, 3, 1], stride [35, 3, 5, 1], offset 0, elements [16, 21, 26, 19, 24, 29]),
        // torch.arange(288).view((2, 3, 8, 3, 2)).unflatten(-5, (2,)).split(1, 0)[1].view_as(torch.zeros((144,)))
        case!(413, [2, 3, 8, 3, 2], [.unflatten::<-5, Shape![2]>().split::<0, 1>()[1].view_as(&Tensor::<i64, Shape![144]>::zeros())],
            shape [144], stride [1], offset 0, checksum 0x26a86696c67d5ff5),
        // torch.arange(12).view((4, 3)).unflatten(1, (3, 1)).transpose(2, 1).unsqueeze(3)
        case!(414, [4, 3], [.unflatten::<1, Shape![3, 1]>().transpose::<2, 1>().unsqueeze::<3>()],
            shape [4, 1, 3, 1], stride [3, 1, 1, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(324).view((3, 6, 3, 6)).swapaxes(0, 2).unbind(0)[2].unfold(-1, 5, 3)[..., ::4].view_as(torch.zeros((2, 3, 3, 1, 2, 1)))
        case!(415, [3, 6, 3, 6], [.swapaxes::<0, 2>().unbind::<0>()[2].windows_with::<Shape![2], Shape![3], Shape![4]>().view_as(&Tensor::<i64, Shape![2, 3, 3, 1, 2, 1]>::zeros())],
            shape [2, 3, 3, 1, 2, 1], stride [54, 18, 108, 8, 4, 4], offset 0, checksum 0x74fcdd266256d46d),
        // torch.arange(12).view((2, 6, 1)).select(0, 0).diagonal(-1, 0, 1).t().squeeze(-1)
        case!(416, [2, 6, 1], [.select::<0, 0>().diagonal::<-1, 0, 1>().t().squeeze::<-1>()],
            shape [], stride [], offset 1, elements [1]),
        // torch.arange(25).view((5, 5)).movedim((1, -2), (1, -2)).unbind(-2)[3][0::4].unsqueeze(0)
        case!(417, [5, 5], [.movedims::<Dims![1, -2], Dims![1, -2]>().unbind::<-2>()[3].slice(s![0..;4]).unsqueeze::<0>()],
            shape [1, 2], stride [8, 4], offset 0, elements [15, 19]),
        // torch.arange(1).view(()).expand((1, 5))[:1:7]
        case!(418, [], [.expand::<Shape![1, 5]>().slice(s![..1;7])],
            shape [1, 5], stride [0, 0], offset 0, elements [0, 0, 0, 0, 0]),
        // torch.arange(32).view((8, 4)).unfold(-1, 2, 2).view((8, 4)).unfold(0, 2, 3)
        case!(419, [8, 4], [.windows_with::<Shape![2], Shape![2], Shape![1]>().view::<Shape![8, 4]>().unfold::<0, 2, 3>()],
            shape [3, 4, 2], stride [12, 1, 4], offset 0, checksum 0x104fe9682f3a7d25),
    ]
}

fn plain_21() -> Vec<Outcome> {
    vec![
        // torch.arange(36).view((2, 6, 3)).view((2, 3, 6))
        case!(420, [2, 6, 3], [.view::<Shape![2, 3, 6]>()],
            shape [2, 3, 6], stride [18, 6, 1], offset 0, checksum 0xa5c9b354237a1bf1),
        // torch.arange(120).view((4, 2, 5, 3)).unflatten(0, (-1, 1))[-2, ::2, 1:2:1].view_as(torch.zeros((15,)))
        case!(421, [4, 2, 5, 3], [.unflatten::<0, Shape![_, 1]>().slice(s![-2, ..;2, 1..2;1]).view_as(&Tensor::<i64, Shape![15]>::zeros())],
            shape [15], stride [1], offset 75, elements [75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89]),
        // torch.atleast_3d(torch.arange(30).view((6, 5, 1, 1)).mT.unfold(-2, 1, 2)[..., ::2].unfold(-2, 1, 2)[..., ::3][-3]).view((5,))
        case!(422, [6, 5, 1, 1], [.mT().windows_with::<Shape![1, 1], Shape![2, 2], Shape![2, 3]>().slice(s![-3]).atleast_3d().view::<Shape![5]>()],
            shape [5], stride [1], offset 15, elements [15, 16, 17, 18, 19]),
        // torch.arange(24).view((4, 6)).chunk(3, -1)[0].view((1, 1, 4, 2))
        case!(423, [4, 6], [.chunk::<-1, 3>()[0].view::<Shape![1, 1, 4, 2]>()],
            shape [1, 1, 4, 2], stride [24, 24, 6, 1], offset 0, elements [0, 1, 6, 7, 12, 13, 18, 19]),
        // torch.atleast_1d(torch.arange(6).view((6,)).t().select(-1, 1)).view_as(torch.zeros(()))
        case!(424, [6], [.t().select::<-1, 1>().atleast_1d().view_as(&Tensor::<i64, Shape![]>::zeros())],
            shape [], stride [], offset 1, elements [1]),
        // torch.arange(18).view((3, 6)).split(3, 1)[0].unfold(0, 3, 3)
        case!(425, [3, 6], [.split::<1, 3>()[0].unfold::<0, 3, 3>()],
            shape [1, 3, 3], stride [18, 1, 6], offset 0, elements [0, 6, 12, 1, 7, 13, 2, 8, 14]),
        // torch.arange(30).view((5, 6, 1)).squeeze().unflatten(-1, (3, 1, -1)).unflatten(1, (1, 3)).view((30,))
        case!(426, [5, 6, 1], [.squeeze_all().unflatten::<-1, Shape![3, 1, _]>().unflatten::<1, Shape![1, 3]>().view::<Shape![30]>()],
            shape [30], stride [1], offset 0, checksum 0xe707b5c91a84776),
        // torch.arange(24).view((6, 4)).mT.expand((6, 2, 4, 6)).view_as(torch.zeros((6, 2, 1, 4, 2, 3))).squeeze().split_with_sizes([1, 1, 1, 3], 0)[3]
        case!(427, [6, 4], [.mT().expand::<Shape![6, 2, 4, 6]>().view_as(&Tensor::<i64, Shape![6, 2, 1, 4, 2, 3]>::zeros()).squeeze_all().split_with_sizes::<0, Shape![1, 1, 1, 3]>().3],
            shape [3, 2, 4, 2, 3], stride [0, 0, 1, 12, 4], offset 0, checksum 0xa97ad0b053346e95),
        // torch.arange(324).view((3, 6, 3, 6)).narrow(-2, 2, 1)
        case!(428, [3, 6, 3, 6], [.narrow::<-2, 2, 1>()],
            shape [3, 6, 1, 6], stride [108, 18, 6, 1], offset 12, checksum 0x8b9007a07d85cf31),
        // torch.arange(2).view((2, 1)).broadcast_to((2, 3)).view((2, 1, 1, 3)).view_as(torch.zeros((2, 1, 3)))
        case!(429, [2, 1], [.broadcast_to::<Shape![2, 3]>().view::<Shape![2, 1, 1, 3]>().view_as(&Tensor::<i64, Shape![2, 1, 3]>::zeros())],
            shape [2, 1, 3], stride [1, 0, 0], offset 0, elements [0, 0, 0, 1, 1, 1]),
        // torch.atleast_1d(torch.arange(60).view((10, 3, 2)).unfold(-2, 3, 1))
        case!(430, [10, 3, 2], [.unfold::<-2, 3, 1>().atleast_1d()],
            shape [10, 1, 2, 3], stride [6, 2, 1, 2], offset 0, checksum 0xc4cf483d922c99f5),
        // torch.arange(3).view((3, 1)).unsqueeze(0)
        case!(431, [3, 1], [.unsqueeze::<0>()],
            shape [1, 3, 1], stride [3, 1, 1], offset 0, elements [0, 1, 2]),
        // torch.arange(10).view((1, 10)).broadcast_to((1, 10)).diagonal(7, 0, 1).t().unfold(-1, 1, 1).transpose(1, 0)
        case!(432, [1, 10], [.broadcast_to::<Shape![1, 10]>().diagonal::<7, 0, 1>().t().windows::<Shape![1]>().transpose::<1, 0>()],
            shape [1, 1], stride [11, 11], offset 7, elements [7]),
        // torch.arange(135).view((1, 1, 5, 9, 3)).chunk(5, 2)[4].flatten(-4, -3).split(1, 2)[0].split(1, -1)[0]
        case!(433, [1, 1, 5, 9, 3], [.chunk::<2, 5>()[4].flatten::<-4, -3>().split::<2, 1>()[0].split::<-1, 1>()[0]],
            shape [1, 1, 1, 1], stride [27, 27, 3, 1], offset 0, elements [108]),
        // torch.arange(1).view(()).unsqueeze(0).flatten(0, 0)
        case!(434, [], [.unsqueeze::<0>().flatten::<0, 0>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(80).view((5, 4, 4)).split_with_sizes([1, 3], -2)[0].unfold(-1, 4, 1).permute((2, 3, 0, 1)).unfold(2, 5, 1)
        case!(435, [5, 4, 4], [.split_with_sizes::<-2, Shape![1, 3]>().0.windows_with::<Shape![4], Shape![1], Shape![1]>().permute::<Dims![2, 3, 0, 1]>().unfold::<2, 5, 1>()],
            shape [1, 4, 1, 1, 5], stride [1, 1, 16, 4, 16], offset 0, checksum 0x999e56354ac465b9),
        // torch.arange(6).view((6, 1)).view_as(torch.zeros((2, 3))).unfold(0, 2, 1)
        case!(436, [6, 1], [.view_as(&Tensor::<i64, Shape![2, 3]>::zeros()).unfold::<0, 2, 1>()],
            shape [1, 3, 2], stride [3, 1, 3], offset 0, elements [0, 3, 1, 4, 2, 5]),
        // torch.arange(160).view((8, 10, 1, 2)).unfold(-1, 2, 1).movedim((1, 4, 3), (1, -1, -2)).view((160,))
        case!(437, [8, 10, 1, 2], [.windows_with::<Shape![2], Shape![1], Shape![1]>().movedims::<Dims![1, 4, 3], Dims![1, -1, -2]>().view::<Shape![160]>()],
            shape [160], stride [1], offset 0, checksum 0x95fc308ce4f7df45),
        // torch.arange(432).view((4, 6, 6, 3)).diagonal(-5, 1, -2).squeeze((-1, 0, 1)).unfold(-2, 4, 1).unfold(-2, 2, 1).squeeze((2, 0))
        case!(438, [4, 6, 6, 3], [.diagonal::<-5, 1, -2>().squeeze_dims::<Dims![-1, 0, 1]>().windows_with::<Shape![4, 2], Shape![1, 1], Shape![1, 1]>().squeeze_dims::<Dims![2, 0]>()],
            shape [2, 4, 2], stride [1, 108, 1], offset 90, elements [90, 91, 198, 199, 306, 307, 414, 415, 91, 92, 199, 200, 307, 308, 415, 416]),
        // torch.arange(2).view((1, 2)).expand_as(torch.zeros((4, 1, 1, 2))).squeeze((0, -3, 2, 3)).unfold(-1, 2, 3)
        case!(439, [1, 2], [.expand_as(&Tensor::<i64, Shape![4, 1, 1, 2]>::zeros()).squeeze_dims::<Dims![0, -3, 2, 3]>().windows_with::<Shape![2], Shape![3], Shape![1]>()],
            shape [4, 1, 2], stride [0, 3, 1], offset 0, elements [0, 1, 0, 1, 0, 1, 0, 1]),
    ]
}

fn plain_22() -> Vec<Outcome> {
    vec![
        // torch.arange(3).view((1, 3)).unfold(-2, 1, 1).unfold(-2, 3, 3).permute((-4, 2, 3, 1)).unbind(2)[2]
        case!(440, [1, 3], [.tile::<Shape![1, 3]>().permute::<Dims![-4, 2, 3, 1]>().unbind::<2>()[2]],
            shape [1, 1, 1], stride [3, 3, 3], offset 0, elements [2]),
        // torch.arange(135).view((1, 3, 9, 5)).movedim((3, 1), (0, 1)).movedim(1, 0).expand_as(torch.zeros((2, 3, 5, 1, 9))).view_as(torch.zeros((2, 3, 5, 3, 3)))
        case!(441, [1, 3, 9, 5], [.movedims::<Dims![3, 1], Dims![0, 1]>().movedim::<1, 0>().expand_as(&Tensor::<i64, Shape![2, 3, 5, 1, 9]>::zeros()).view_as(&Tensor::<i64, Shape![2, 3, 5, 3, 3]>::zeros())],
            shape [2, 3, 5, 3, 3], stride [0, 45, 1, 15, 5], offset 0, checksum 0xe8b5e479f6afb5ff),
        // torch.arange(405).view((1, 1, 3, 3, 5, 9)).squeeze((4, -3, -6))
        case!(442, [1, 1, 3, 3, 5, 9], [.squeeze_dims::<Dims![4, -3, -6]>()],
            shape [1, 3, 3, 5, 9], stride [405, 135, 45, 9, 1], offset 0, checksum 0x6ca0b5160dc9a0cf),
        // torch.arange(96).view((4, 1, 4, 6)).squeeze((0, 1)).squeeze(-3).chunk(2, 0)[0]
        case!(443, [4, 1, 4, 6], [.squeeze_dims::<Dims![0, 1]>().squeeze::<-3>().chunk::<0, 2>()[0]],
            shape [2, 4, 6], stride [24, 6, 1], offset 0, checksum 0xdd7a5e9540df1b95),
        // torch.arange(120).view((6, 4, 5)).expand_as(torch.zeros((1, 6, 4, 5))).unbind(2)[0]
        case!(444, [6, 4, 5], [.expand_as(&Tensor::<i64, Shape![1, 6, 4, 5]>::zeros()).unbind::<2>()[0]],
            shape [1, 6, 5], stride [120, 20, 1], offset 0, checksum 0xa0706130f4de5a99),
        // torch.arange(30).view((1, 5, 6)).unfold(2, 1, 1).mT.squeeze(-2)
        case!(445, [1, 5, 6], [.unfold::<2, 1, 1>().mT().squeeze::<-2>()],
            shape [1, 5, 6], stride [30, 6, 1], offset 0, checksum 0xe707b5c91a84776),
        // torch.arange(20).view((5, 2, 1, 2)).unflatten(0, (-1, 1))
        case!(446, [5, 2, 1, 2], [.unflatten::<0, Shape![_, 1]>()],
            shape [5, 1, 2, 1, 2], stride [4, 4, 2, 2, 1], offset 0, checksum 0xcc927f6ee23a0f61),
        // torch.arange(36).view((1, 12, 3)).select(0, 0).view_as(torch.zeros((36,)))
        case!(447, [1, 12, 3], [.select::<0, 0>().view_as(&Tensor::<i64, Shape![36]>::zeros())],
            shape [36], stride [1], offset 0, checksum 0xa5c9b354237a1bf1),
        // torch.arange(6).view((1, 3, 1, 2)).unfold(-1, 1, 1)[..., ::2].squeeze().split_with_sizes([2, 1], -2)[0]
        case!(448, [1, 3, 1, 2], [.windows_with::<Shape![1], Shape![1], Shape![2]>().squeeze_all().split_with_sizes::<-2, Shape![2, 1]>().0],
            shape [2, 2], stride [2, 1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(320).view((10, 2, 4, 4)).diagonal(0, 1, -2)
        case!(449, [10, 2, 4, 4], [.diagonal::<0, 1, -2>()],
            shape [10, 4, 2], stride [32, 1, 20], offset 0, checksum 0xc1939226447cb405),
        // torch.arange(80).view((4, 4, 5)).mT.diagonal(0, 0, -1)
        case!(450, [4, 4, 5], [.mT().diagonal::<0, 0, -1>()],
            shape [5, 4], stride [1, 25], offset 0, checksum 0xc2e396772b448f59),
        // torch.arange(3).view((3, 1)).mT.mT.expand((-1, 1)).view((3,))
        case!(451, [3, 1], [.mT().mT().expand::<Shape![_, 1]>().view::<Shape![3]>()],
            shape [3], stride [1], offset 0, elements [0, 1, 2]),
        // torch.arange(150).view((5, 2, 5, 3))[-3].select(2, 0).squeeze(1).permute((0, 1))
        case!(452, [5, 2, 5, 3], [.slice(s![-3]).select::<2, 0>().squeeze::<1>().permute::<Dims![0, 1]>()],
            shape [2, 5], stride [15, 3], offset 60, elements [60, 63, 66, 69, 72, 75, 78, 81, 84, 87]),
        // torch.arange(1).view(()).broadcast_to((2,)).squeeze((0,))
        case!(453, [], [.broadcast_to::<Shape![2]>().squeeze_dims::<Dims![0]>()],
            shape [2], stride [0], offset 0, elements [0, 0]),
        // torch.arange(16).view((4, 4)).view_as(torch.zeros((16, 1))).broadcast_to((-1, 4)).unfold(-1, 2, 2).permute((1, 2, 0))
        case!(454, [4, 4], [.view_as(&Tensor::<i64, Shape![16, 1]>::zeros()).broadcast_to::<Shape![_, 4]>().unfold::<-1, 2, 2>().permute::<Dims![1, 2, 0]>()],
            shape [2, 2, 16], stride [0, 0, 1], offset 0, checksum 0xc4940f50a43d6c65),
        // torch.atleast_2d(torch.arange(60).view((4, 3, 5)).view_as(torch.zeros((60,)))).squeeze(-2).narrow(0, 49, 4).unfold(-1, 2, 1)
        case!(455, [4, 3, 5], [.view_as(&Tensor::<i64, Shape![60]>::zeros()).atleast_2d().squeeze::<-2>().narrow::<0, 49, 4>().windows_with::<Shape![2], Shape![1], Shape![1]>()],
            shape [3, 2], stride [1, 1], offset 49, elements [49, 50, 50, 51, 51, 52]),
        // torch.arange(96).view((8, 1, 4, 3)).movedim(3, 2).broadcast_to((8, 5, 3, 4)).expand_as(torch.zeros((1, 2, 8, 5, 3, 4))).transpose(4, 5).unbind(-6)[0]
        case!(456, [8, 1, 4, 3], [.movedim::<3, 2>().broadcast_to::<Shape![8, 5, 3, 4]>().expand_as(&Tensor::<i64, Shape![1, 2, 8, 5, 3, 4]>::zeros()).transpose::<4, 5>().unbind::<-6>()[0]],
            shape [2, 8, 5, 4, 3], stride [0, 12, 0, 3, 1], offset 0, checksum 0x849c5bfb2ee84fe5),
        // torch.arange(12).view((6, 2)).split_with_sizes([1, 3, 2], 0)[2].unfold(-2, 1, 1).unfold(-2, 2, 1)
        case!(457, [6, 2], [.split_with_sizes::<0, Shape![1, 3, 2]>().2.windows::<Shape![1, 2]>()],
            shape [2, 1, 1, 2], stride [2, 1, 2, 1], offset 8, elements [8, 9, 10, 11]),
        // torch.arange(72).view((2, 6, 6)).unfold(0, 1, 1).select(-1, 0).view_as(torch.zeros((72,))).unfold(-1, 5, 1)
        case!(458, [2, 6, 6], [.unfold::<0, 1, 1>().select::<-1, 0>().view_as(&Tensor::<i64, Shape![72]>::zeros()).windows::<Shape![5]>()],
            shape [68, 5], stride [1, 1], offset 0, checksum 0x7a7e2facaaa1d429),
        // torch.arange(90).view((3, 5, 3, 2)).chunk(5, 1)[1].flatten(0, 1)
        case!(459, [3, 5, 3, 2], [.chunk::<1, 5>()[1].flatten::<0, 1>()],
            shape [3, 3, 2], stride [30, 2, 1], offset 0, checksum 0xfc69619b1ed3849a),
    ]
}

fn plain_23() -> Vec<Outcome> {
    vec![
        // torch.arange(4).view((4, 1)).view_as(torch.zeros((4,)))
        case!(460, [4, 1], [.view_as(&Tensor::<i64, Shape![4]>::zeros())],
            shape [4], stride [1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(108).view((1, 2, 9, 1, 6)).unfold(-1, 4, 1).movedim((-2, 0, 2, 1, 3), (5, 0, -5, 2, -3)).view_as(torch.zeros((3, 3, 2, 2, 2, 3)))
        case!(461, [1, 2, 9, 1, 6], [.windows::<Shape![4]>().movedims::<Dims![-2, 0, 2, 1, 3], Dims![5, 0, -5, 2, -3]>().view_as(&Tensor::<i64, Shape![3, 3, 2, 2, 2, 3]>::zeros())],
            shape [3, 3, 2, 2, 2, 3], stride [18, 6, 54, 2, 1, 1], offset 0, checksum 0x7397033bab57a469),
        // torch.arange(288).view((4, 6, 1, 6, 2)).tensor_split((6,), -2)[0].transpose(-5, 2).view_as(torch.zeros((2, 3, 4, 6, 2))).view((-1, 3, 4, 12)).narrow(-1, 11, 1)
        case!(462, [4, 6, 1, 6, 2], [.split_at::<-2, 6>().0.transpose::<-5, 2>().view_as(&Tensor::<i64, Shape![2, 3, 4, 6, 2]>::zeros()).view::<Shape![_, 3, 4, 12]>().narrow::<-1, 11, 1>()],
            shape [2, 3, 4, 1], stride [36, 12, 72, 1], offset 11, checksum 0x9b391aaaf81c3bb5),
        // torch.atleast_1d(torch.arange(432).view((1, 2, 3, 6, 6, 2)).diagonal(0, -1, 0))
        case!(463, [1, 2, 3, 6, 6, 2], [.diagonal::<0, -1, 0>().atleast_1d()],
            shape [2, 3, 6, 6, 1], stride [216, 72, 12, 2, 433], offset 0, checksum 0xb529c793fbb1b615),
        // torch.arange(48).view((8, 6)).split_with_sizes([4, 4], 0)[1].chunk(3, -1)[0].unfold(-1, 1, 3)
        case!(464, [8, 6], [.split_with_sizes::<0, Shape![4, 4]>().1.chunk::<-1, 3>()[0].unfold::<-1, 1, 3>()],
            shape [4, 1, 1], stride [6, 3, 1], offset 0, elements [24, 30, 36, 42]),
        // torch.arange(36).view((6, 6))[::2]
        case!(465, [6, 6], [.slice(s![..;2])],
            shape [3, 6], stride [12, 1], offset 0, checksum 0x1ea7d9441beafd42),
        // torch.arange(6).view((2, 3, 1)).swapaxes(-1, 0)
        case!(466, [2, 3, 1], [.swapaxes::<-1, 0>()],
            shape [1, 3, 2], stride [1, 1, 3], offset 0, elements [0, 3, 1, 4, 2, 5]),
        // torch.arange(6).view((6,)).broadcast_to((3, 6))[0:1].permute((1, 0))
        case!(467, [6], [.broadcast_to::<Shape![3, 6]>().slice(s![0..1]).permute::<Dims![1, 0]>()],
            shape [6, 1], stride [1, 0], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.atleast_1d(torch.arange(3).view((3, 1)).movedim((1, -2), (-1, 0)).unfold(-1, 1, 1).expand((3, 3, 1)))
        case!(468, [3, 1], [.movedims::<Dims![1, -2], Dims![-1, 0]>().unfold::<-1, 1, 1>().expand::<Shape![3, 3, 1]>().atleast_1d()],
            shape [3, 3, 1], stride [1, 0, 1], offset 0, elements [0, 0, 0, 1, 1, 1, 2, 2, 2]),
        // torch.atleast_2d(torch.arange(480).view((3, 8, 5, 4)).movedim(0, -1).swapaxes(-3, 2)).swapdims(2, 3)
        case!(469, [3, 8, 5, 4], [.movedim::<0, -1>().swapaxes::<-3, 2>().atleast_2d().swapdims::<2, 3>()],
            shape [8, 4, 3, 5], stride [20, 1, 160, 4], offset 0, checksum 0x3f613276ce3112e5),
        // torch.atleast_3d(torch.arange(1).view(()).unsqueeze(-1).unfold(-1, 1, 1)).broadcast_to((5, 1, 2, 5)).view_as(torch.zeros((10, 5)))
        case!(470, [], [.unsqueeze::<-1>().unfold::<-1, 1, 1>().atleast_3d().broadcast_to::<Shape![5, 1, 2, 5]>().view_as(&Tensor::<i64, Shape![10, 5]>::zeros())],
            shape [10, 5], stride [0, 0], offset 0, checksum 0x86cb21b4931179ad),
        // torch.arange(60).view((12, 5)).expand_as(torch.zeros((2, 12, 5))).broadcast_to((1, 2, -1, 5))
        case!(471, [12, 5], [.expand_as(&Tensor::<i64, Shape![2, 12, 5]>::zeros()).broadcast_to::<Shape![1, 2, _, 5]>()],
            shape [1, 2, 12, 5], stride [0, 0, 5, 1], offset 0, checksum 0x941e5fa28745fa6d),
        // torch.arange(3).view((3,)).expand_as(torch.zeros((2, 3, 3))).unfold(-1, 3, 1).narrow(2, 0, 1)
        case!(472, [3], [.expand_as(&Tensor::<i64, Shape![2, 3, 3]>::zeros()).unfold::<-1, 3, 1>().narrow::<2, 0, 1>()],
            shape [2, 3, 1, 3], stride [0, 0, 1, 1], offset 0, checksum 0xca3398f5dee288a7),
        // torch.arange(180).view((6, 6, 5))[1].permute((-1, 0)).unbind(0)[2].split_with_sizes([1, 2, 3], 0)[1].view_as(torch.zeros((2, 1)))
        case!(473, [6, 6, 5], [.slice(s![1]).permute::<Dims![-1, 0]>().unbind::<0>()[2].split_with_sizes::<0, Shape![1, 2, 3]>().1.view_as(&Tensor::<i64, Shape![2, 1]>::zeros())],
            shape [2, 1], stride [5, 5], offset 5, elements [37, 42]),
        // torch.arange(50).view((5, 2, 5)).permute((-1, -2, 0)).unfold(-3, 3, 1).squeeze(1)
        case!(474, [5, 2, 5], [.permute::<Dims![-1, -2, 0]>().unfold::<-3, 3, 1>().squeeze::<1>()],
            shape [3, 2, 5, 3], stride [1, 5, 10, 1], offset 0, checksum 0xda2bcb64f93c0f10),
        // torch.arange(20).view((5, 2, 2)).as_strided((), (), 16).expand_as(torch.zeros((2,))).t().unfold(0, 1, 3)
        case!(475, [5, 2, 2], [.as_strided::<Shape![], Strides![], 16>().expand_as(&Tensor::<i64, Shape![2]>::zeros()).t().unfold::<0, 1, 3>()],
            shape [1, 1], stride [0, 0], offset 16, elements [16]),
        // torch.arange(5).view((1, 5)).unfold(-1, 1, 3)[..., ::3].unbind(-2)[0].view_as(torch.zeros(()))
        case!(476, [1, 5], [.windows_with::<Shape![1], Shape![3], Shape![3]>().unbind::<-2>()[0].view_as(&Tensor::<i64, Shape![]>::zeros())],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(120).view((6, 5, 4)).view_as(torch.zeros((120,))).view((60, 2))
        case!(477, [6, 5, 4], [.view_as(&Tensor::<i64, Shape![120]>::zeros()).view::<Shape![60, 2]>()],
            shape [60, 2], stride [2, 1], offset 0, checksum 0x962feeef4c7ab2d),
        // torch.arange(3).view((3, 1)).unfold(0, 3, 2).view_as(torch.zeros((3,)))
        case!(478, [3, 1], [.unfold::<0, 3, 2>().view_as(&Tensor::<i64, Shape![3]>::zeros())],
            shape [3], stride [1], offset 0, elements [0, 1, 2]),
        // torch.arange(64).view((4, 4, 4)).unfold(2, 4, 1).mT.unflatten(2, (2, 2, 1)).mT.unbind(3)[1]
        case!(479, [4, 4, 4], [.unfold::<2, 4, 1>().mT().unflatten::<2, Shape![2, 2, 1]>().mT().unbind::<3>()[1]],
            shape [4, 4, 2, 1, 1], stride [16, 4, 2, 1, 1], offset 0, checksum 0x95283e73dcc682a5),
    ]
}

fn plain_24() -> Vec<Outcome> {
    vec![
        // torch.arange(2).view((2,)).movedim(0, -1).tensor_split((1,), 0)[0].unbind(0)[0]
        case!(480, [2], [.movedim::<0, -1>().split_at::<0, 1>().0.unbind::<0>()[0]],
            shape [], stride [], offset 0, elements [0]),
        // torch.atleast_3d(torch.arange(18).view((3, 6))).swapdims(2, -3).transpose(0, 2)[1:, 2::3, ::7].unfold(-3, 1, 3)[..., ::3].unfold(-3, 2, 3).unfold(-3, 1, 3)[..., ::2]
        case!(481, [3, 6], [.atleast_3d().swapdims::<2, -3>().transpose::<0, 2>().slice(s![1.., 2..;3, ..;7]).windows_with::<Shape![1, 2, 1], Shape![3, 3, 3], Shape![3, 1, 2]>()],
            shape [1, 1, 1, 1, 2, 1], stride [18, 9, 21, 18, 3, 14], offset 8, elements [8, 11]),
        // torch.arange(20).view((2, 5, 2)).tensor_split((0,), 0)[1].view((-1,)).unsqueeze(1).unfold(0, 6, 3).flatten(1, -1)
        case!(482, [2, 5, 2], [.split_at::<0, 0>().1.view::<Shape![_]>().unsqueeze::<1>().unfold::<0, 6, 3>().flatten::<1, -1>()],
            shape [5, 6], stride [3, 1], offset 0, checksum 0x5e8930998287f74a),
        // torch.arange(384).view((8, 4, 12)).narrow(-2, 1, 3).select(-3, 0).as_strided((5, 2, 2), (4, 1, 11), 66)
        case!(483, [8, 4, 12], [.narrow::<-2, 1, 3>().select::<-3, 0>().as_strided::<Shape![5, 2, 2], Strides![4, 1, 11], 66>()],
            shape [5, 2, 2], stride [4, 1, 11], offset 66, checksum 0x4f6cb3f90ef3ebd),
        // torch.arange(4).view((1, 4)).squeeze().expand((3, 4))
        case!(484, [1, 4], [.squeeze_all().expand::<Shape![3, 4]>()],
            shape [3, 4], stride [0, 1], offset 0, elements [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]),
        // torch.arange(36).view((6, 6)).unflatten(-2, (3, 2))
        case!(485, [6, 6], [.unflatten::<-2, Shape![3, 2]>()],
            shape [3, 2, 6], stride [12, 6, 1], offset 0, checksum 0xa5c9b354237a1bf1),
        // torch.arange(16).view((2, 2, 4)).chunk(2, 1)[0].view((2, 2, 2)).squeeze(1).chunk(2, 0)[1]
        case!(486, [2, 2, 4], [.chunk::<1, 2>()[0].view::<Shape![2, 2, 2]>().squeeze::<1>().chunk::<0, 2>()[1]],
            shape [1, 2, 2], stride [8, 2, 1], offset 0, elements [8, 9, 10, 11]),
        // torch.arange(288).view((4, 3, 1, 4, 6, 1)).view_as(torch.zeros((8, 36))).split_with_sizes([3, 5], -2)[0].mT
        case!(487, [4, 3, 1, 4, 6, 1], [.view_as(&Tensor::<i64, Shape![8, 36]>::zeros()).split_with_sizes::<-2, Shape![3, 5]>().0.mT()],
            shape [36, 3], stride [1, 36], offset 0, checksum 0x3e67de9f6d1abb89),
        // torch.arange(1).view((1, 1, 1, 1)).flatten(0, 2)
        case!(488, [1, 1, 1, 1], [.flatten::<0, 2>()],
            shape [1, 1], stride [1, 1], offset 0, elements [0]),
        // torch.arange(36).view((6, 6, 1))[2, :5:1, :].unfold(-2, 5, 5).unfold(-2, 1, 1)
        case!(489, [6, 6, 1], [.slice(s![2, ..5;1, ..]).tile::<Shape![5, 1]>()],
            shape [1, 1, 5, 1], stride [5, 1, 1, 1], offset 12, elements [12, 13, 14, 15, 16]),
        // torch.arange(4).view((1, 4, 1)).movedim((0, 2, 1), (-2, 0, 2))
        case!(490, [1, 4, 1], [.movedims::<Dims![0, 2, 1], Dims![-2, 0, 2]>()],
            shape [1, 1, 4], stride [1, 4, 1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(1).view((1,)).unfold(0, 1, 1).expand_as(torch.zeros((2, 6, 1))).squeeze((-2, 0, -1)).unflatten(0, (2, 1)).narrow(2, 0, 5)
        case!(491, [1], [.unfold::<0, 1, 1>().expand_as(&Tensor::<i64, Shape![2, 6, 1]>::zeros()).squeeze_dims::<Dims![-2, 0, -1]>().unflatten::<0, Shape![2, 1]>().narrow::<2, 0, 5>()],
            shape [2, 1, 5], stride [0, 0, 0], offset 0, elements [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
        // torch.arange(72).view((1, 12, 6)).view((72,)).view_as(torch.zeros((2, 1, 36))).unfold(0, 1, 3).chunk(9, -2)[3]
        case!(492, [1, 12, 6], [.view::<Shape![72]>().view_as(&Tensor::<i64, Shape![2, 1, 36]>::zeros()).unfold::<0, 1, 3>().chunk::<-2, 9>()[3]],
            shape [1, 1, 4, 1], stride [108, 36, 1, 36], offset 0, elements [12, 13, 14, 15]),
        // torch.arange(4).view((4,)).movedim((0,), (-1,))
        case!(493, [4], [.movedims::<Dims![0], Dims![-1]>()],
            shape [4], stride [1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(18).view((6, 1, 3)).view((2, -1))
        case!(494, [6, 1, 3], [.view::<Shape![2, _]>()],
            shape [2, 9], stride [9, 1], offset 0, checksum 0xc78915cc56d9314a),
        // torch.arange(18).view((2, 9, 1)).view_as(torch.zeros((9, 2))).unfold(-1, 1, 1).chunk(9, 0)[4]
        case!(495, [2, 9, 1], [.view_as(&Tensor::<i64, Shape![9, 2]>::zeros()).windows::<Shape![1]>().chunk::<0, 9>()[4]],
            shape [1, 2, 1], stride [2, 1, 1], offset 0, elements [8, 9]),
        // torch.arange(15).view((1, 5, 3))[:, 3].swapdims(-2, 1).expand((3, -1))
        case!(496, [1, 5, 3], [.slice(s![.., 3]).swapdims::<-2, 1>().expand::<Shape![3, _]>()],
            shape [3, 1], stride [1, 15], offset 9, elements [9, 10, 11]),
        // torch.arange(30).view((6, 1, 5)).unfold(-3, 3, 1).unfold(-3, 1, 1).unfold(-3, 2, 1).diagonal(0, -5, 4)
        case!(497, [6, 1, 5], [.windows::<Shape![3, 1, 2]>().diagonal::<0, -5, 4>()],
            shape [4, 4, 3, 2, 1], stride [5, 1, 5, 1, 10], offset 0, checksum 0x2dc37692dd8efe2d),
        // torch.arange(160).view((2, 1, 5, 2, 4, 2)).expand((2, -1, -1, 2, -1, -1)).view_as(torch.zeros((160,)))
        case!(498, [2, 1, 5, 2, 4, 2], [.expand::<Shape![2, _, _, 2, _, _]>().view_as(&Tensor::<i64, Shape![160]>::zeros())],
            shape [160], stride [1], offset 0, checksum 0x95fc308ce4f7df45),
        // torch.arange(30).view((1, 6, 5)).expand((4, 6, -1)).view((4, 30)).mT.diagonal(0, 0, 1)
        case!(499, [1, 6, 5], [.expand::<Shape![4, 6, _]>().view::<Shape![4, 30]>().mT().diagonal::<0, 0, 1>()],
            shape [4], stride [1], offset 0, elements [0, 1, 2, 3]),
    ]
}

fn plain_25() -> Vec<Outcome> {
    vec![
        // torch.arange(4).view((1, 4)).unfold(-2, 1, 1).unfold(-2, 3, 6)[:, 0::4, ::3, -1::2].expand((5, 2, 6, 5, -1))
        case!(500, [1, 4], [.windows_with::<Shape![1, 3], Shape![1, 6], Shape![1, 1]>().slice(s![.., 0..;4, ..;3, -1..;2]).expand::<Shape![5, 2, 6, 5, _]>()],
            shape [5, 2, 6, 5, 1], stride [0, 0, 0, 0, 2], offset 2, checksum 0x3dacb19c179e6e25),
        // torch.arange(180).view((6, 5, 1, 6)).view_as(torch.zeros((10, 18))).view_as(torch.zeros((180,)))
        case!(501, [6, 5, 1, 6], [.view_as(&Tensor::<i64, Shape![10, 18]>::zeros()).view_as(&Tensor::<i64, Shape![180]>::zeros())],
            shape [180], stride [1], offset 0, checksum 0xaef174176fd268c1),
        // torch.arange(18).view((1, 3, 6)).unflatten(-2, (3, 1)).permute((1, 0, 3, 2))
        case!(502, [1, 3, 6], [.unflatten::<-2, Shape![3, 1]>().permute::<Dims![1, 0, 3, 2]>()],
            shape [3, 1, 6, 1], stride [6, 18, 1, 6], offset 0, checksum 0xc78915cc56d9314a),
        // torch.arange(36).view((2, 3, 6, 1, 1)).movedim((4, -3, 3, 1, 0), (2, -5, 1, 4, 3)).unfold(-1, 2, 2).split_with_sizes([1, 1], 5)[0].view((-1, 6, 2))
        case!(503, [2, 3, 6, 1, 1], [.movedims::<Dims![4, -3, 3, 1, 0], Dims![2, -5, 1, 4, 3]>().windows_with::<Shape![2], Shape![2], Shape![1]>().split_with_sizes::<5, Shape![1, 1]>().0.view::<Shape![_, 6, 2]>()],
            shape [1, 6, 2], stride [6, 1, 18], offset 0, elements [0, 18, 1, 19, 2, 20, 3, 21, 4, 22, 5, 23]),
        // torch.arange(25).view((5, 5, 1)).chunk(1, -2)[0].view((5, -1))
        case!(504, [5, 5, 1], [.chunk::<-2, 1>()[0].view::<Shape![5, _]>()],
            shape [5, 5], stride [5, 1], offset 0, checksum 0xa8d07925296ef6f),
        // torch.arange(3).view((1, 3)).flatten(-2, 1)
        case!(505, [1, 3], [.flatten::<-2, 1>()],
            shape [3], stride [1], offset 0, elements [0, 1, 2]),
        // torch.arange(120).view((6, 2, 5, 2)).select(-2, 0).unfold(-1, 1, 1).view((2, 6, 2))
        case!(506, [6, 2, 5, 2], [.select::<-2, 0>().unfold::<-1, 1, 1>().view::<Shape![2, 6, 2]>()],
            shape [2, 6, 2], stride [60, 10, 1], offset 0, checksum 0x5946112dd5ea900d),
        // torch.arange(144).view((6, 6, 1, 4)).squeeze()[2:6:2].tensor_split((2,), 0)[0].unfold(-3, 1, 1).unfold(-3, 4, 1).unfold(-3, 4, 1).split(1, 5)[3]
        case!(507, [6, 6, 1, 4], [.squeeze_all().slice(s![2..6;2]).split_at::<0, 2>().0.windows::<Shape![1, 4, 4]>().split::<5, 1>()[3]],
            shape [2, 3, 1, 1, 4, 1], stride [48, 4, 1, 48, 4, 1], offset 0, checksum 0x30f650db7d6930fd),
        // torch.arange(20).view((5, 2, 2)).unfold(1, 1, 2).view((5, 1, -1))
        case!(508, [5, 2, 2], [.unfold::<1, 1, 2>().view::<Shape![5, 1, _]>()],
            shape [5, 1, 2], stride [4, 2, 1], offset 0, elements [0, 1, 4, 5, 8, 9, 12, 13, 16, 17]),
        // torch.arange(6).view((1, 2, 3)).diagonal(1, 2, 1).transpose(1, 0)
        case!(509, [1, 2, 3], [.diagonal::<1, 2, 1>().transpose::<1, 0>()],
            shape [1, 1], stride [4, 6], offset 3, elements [3]),
        // torch.arange(144).view((1, 12, 4, 3)).unfold(-1, 2, 1).flatten(-5, 2)
        case!(510, [1, 12, 4, 3], [.windows::<Shape![2]>().flatten::<-5, 2>()],
            shape [48, 2, 2], stride [3, 1, 1], offset 0, checksum 0x111667b9067d98e5),
        // torch.arange(5).view((5,)).view_as(torch.zeros((5, 1)))
        case!(511, [5], [.view_as(&Tensor::<i64, Shape![5, 1]>::zeros())],
            shape [5, 1], stride [1, 1], offset 0, elements [0, 1, 2, 3, 4]),
        // torch.arange(6).view((1, 6)).unfold(-2, 1, 1).unfold(-2, 3, 1).view_as(torch.zeros((2, 1, 2, 3, 1))).squeeze(1)
        case!(512, [1, 6], [.windows_with::<Shape![1, 3], Shape![1, 1], Shape![1, 1]>().view_as(&Tensor::<i64, Shape![2, 1, 2, 3, 1]>::zeros()).squeeze::<1>()],
            shape [2, 2, 3, 1], stride [2, 1, 1, 1], offset 0, elements [0, 1, 2, 1, 2, 3, 2, 3, 4, 3, 4, 5]),
        // torch.arange(324).view((4, 9, 3, 3)).narrow(3, 2, 1).swapdims(1, -2).flatten(2, 3)
        case!(513, [4, 9, 3, 3], [.narrow::<3, 2, 1>().swapdims::<1, -2>().flatten::<2, 3>()],
            shape [4, 3, 9], stride [81, 3, 9], offset 2, checksum 0x704e7399daa8cd61),
        // torch.arange(108).view((1, 3, 2, 3, 6, 1)).permute((0, 4, 2, 1, 5, 3)).chunk(3, 5)[1].unbind(-5)[4]
        case!(514, [1, 3, 2, 3, 6, 1], [.permute::<Dims![0, 4, 2, 1, 5, 3]>().chunk::<5, 3>()[1].unbind::<-5>()[4]],
            shape [1, 2, 3, 1, 1], stride [108, 18, 36, 1, 6], offset 0, elements [10, 46, 82, 28, 64, 100]),
        // torch.arange(24).view((6, 4)).unfold(-1, 4, 1)[..., ::3].mT.unfold(-1, 1, 1).movedim((-3, -4), (2, 3))
        case!(515, [6, 4], [.windows_with::<Shape![2], Shape![1], Shape![3]>().mT().windows_with::<Shape![1], Shape![1], Shape![1]>().movedims::<Dims![-3, -4], Dims![2, 3]>()],
            shape [1, 1, 2, 6], stride [1, 1, 3, 4], offset 0, elements [0, 4, 8, 12, 16, 20, 3, 7, 11, 15, 19, 23]),
        // torch.arange(72).view((3, 2, 12)).as_strided((1, 6), (4, 0), 19).diagonal(0, -2, 1).view_as(torch.zeros(()))
        case!(516, [3, 2, 12], [.as_strided::<Shape![1, 6], Strides![4, 0], 19>().diagonal::<0, -2, 1>().view_as(&Tensor::<i64, Shape![]>::zeros())],
            shape [], stride [], offset 19, elements [19]),
        // torch.arange(24).view((4, 6)).unbind(1)[4].unfold(-1, 2, 2).unfold(-2, 2, 2).unfold(-2, 1, 1).chunk(2, -3)[1]
        case!(517, [4, 6], [.unbind::<1>()[4].tile::<Shape![2]>().tile::<Shape![2, 1]>().chunk::<-3, 2>()[1]],
            shape [1, 1, 2, 1], stride [24, 6, 12, 6], offset 0, elements [10, 22]),
        // torch.atleast_1d(torch.arange(1).view(())).expand((5, 5)).unflatten(0, (-1, 5, 1)).broadcast_to((6, -1, 5, 3, 5)).unbind(4)[2]
        case!(518, [], [.atleast_1d().expand::<Shape![5, 5]>().unflatten::<0, Shape![_, 5, 1]>().broadcast_to::<Shape![6, _, 5, 3, 5]>().unbind::<4>()[2]],
            shape [6, 1, 5, 3], stride [0, 0, 0, 0], offset 0, checksum 0x8aa8aa0fdb1997cd),
        // torch.arange(80).view((5, 1, 4, 4)).movedim(-2, -1).permute((3, 0, 1, 2)).flatten(1, -2)
        case!(519, [5, 1, 4, 4], [.movedim::<-2, -1>().permute::<Dims![3, 0, 1, 2]>().flatten::<1, -2>()],
            shape [4, 5, 4], stride [4, 16, 1], offset 0, checksum 0xe1b4646cea561675),
    ]
}

fn plain_26() -> Vec<Outcome> {
    vec![
        // torch.arange(270).view((5, 1, 6, 3, 3)).split_with_sizes([2, 1, 2], 0)[2].broadcast_to((6, -1, 5, 6, -1, 3)).mT
        case!(520, [5, 1, 6, 3, 3], [.split_with_sizes::<0, Shape![2, 1, 2]>().2.broadcast_to::<Shape![6, _, 5, 6, _, 3]>().mT()],
            shape [6, 2, 5, 6, 3, 3], stride [0, 54, 0, 9, 1, 3], offset 162, checksum 0x441b4bdc41a706a5),
        // torch.arange(6).view((3, 2)).swapaxes(0, 0).narrow(0, 1, 2).mT.narrow(1, 1, 1)
        case!(521, [3, 2], [.swapaxes::<0, 0>().narrow::<0, 1, 2>().mT().narrow::<1, 1, 1>()],
            shape [2, 1], stride [1, 2], offset 4, elements [4, 5]),
        // torch.arange(10).view((5, 2)).split_with_sizes([1, 4], -2)[0]
        case!(522, [5, 2], [.split_with_sizes::<-2, Shape![1, 4]>().0],
            shape [1, 2], stride [2, 1], offset 0, elements [0, 1]),
        // torch.arange(25).view((1, 5, 5)).view((-1, 5))[0:5]
        case!(523, [1, 5, 5], [.view::<Shape![_, 5]>().slice(s![0..5])],
            shape [5, 5], stride [5, 1], offset 0, checksum 0xa8d07925296ef6f),
        // torch.arange(4).view((1, 4, 1)).view((2, 2)).flatten(0, 1)
        case!(524, [1, 4, 1], [.view::<Shape![2, 2]>().flatten::<0, 1>()],
            shape [4], stride [1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(24).view((4, 2, 3, 1)).mT
        case!(525, [4, 2, 3, 1], [.mT()],
            shape [4, 2, 1, 3], stride [6, 3, 1, 1], offset 0, checksum 0x4d6366cf7d8aa54d),
        // torch.arange(4).view((4, 1)).tensor_split((1,), 1)[0].split(1, -2)[3].diagonal(0, 1, 0).expand_as(torch.zeros((2, 3, 1)))
        case!(526, [4, 1], [.split_at::<1, 1>().0.split::<-2, 1>()[3].diagonal::<0, 1, 0>().expand_as(&Tensor::<i64, Shape![2, 3, 1]>::zeros())],
            shape [2, 3, 1], stride [0, 0, 2], offset 0, elements [3, 3, 3, 3, 3, 3]),
        // torch.atleast_3d(torch.arange(2).view((2,))[0:].expand((1, 2)))
        case!(527, [2], [.slice(s![0..]).expand::<Shape![1, 2]>().atleast_3d()],
            shape [1, 2, 1], stride [2, 1, 1], offset 0, elements [0, 1]),
        // torch.arange(40).view((4, 2, 5)).unfold(-2, 1, 1).unfold(-2, 5, 5).unfold(0, 4, 2)
        case!(528, [4, 2, 5], [.tile::<Shape![1, 5]>().unfold::<0, 4, 2>()],
            shape [1, 2, 1, 1, 5, 4], stride [20, 5, 5, 5, 1, 10], offset 0, checksum 0x26d062f85d69dab5),
        // torch.arange(135).view((3, 5, 9)).unfold(-3, 3, 6).tensor_split((1,), -2)[0].view((5, 3))
        case!(529, [3, 5, 9], [.unfold::<-3, 3, 6>().split_at::<-2, 1>().0.view::<Shape![5, 3]>()],
            shape [5, 3], stride [9, 45], offset 0, elements [0, 45, 90, 9, 54, 99, 18, 63, 108, 27, 72, 117, 36, 81, 126]),
        // torch.arange(108).view((1, 3, 3, 12)).expand_as(torch.zeros((1, 2, 3, 3, 12))).view_as(torch.zeros((2, 12, 9))).view((2, 1, 108))
        case!(530, [1, 3, 3, 12], [.expand_as(&Tensor::<i64, Shape![1, 2, 3, 3, 12]>::zeros()).view_as(&Tensor::<i64, Shape![2, 12, 9]>::zeros()).view::<Shape![2, 1, 108]>()],
            shape [2, 1, 108], stride [0, 108, 1], offset 0, checksum 0x1822901c3bd5544d),
        // torch.arange(240).view((5, 4, 1, 6, 2)).squeeze(-3).as_strided((3, 2), (1, 3), 156).permute((0, 1)).squeeze(1).chunk(3, -2)[0]
        case!(531, [5, 4, 1, 6, 2], [.squeeze::<-3>().as_strided::<Shape![3, 2], Strides![1, 3], 156>().permute::<Dims![0, 1]>().squeeze::<1>().chunk::<-2, 3>()[0]],
            shape [1, 2], stride [1, 3], offset 0, elements [156, 159]),
        // torch.arange(40).view((10, 1, 4)).split_with_sizes([4], -1)[0].unfold(-2, 1, 4).unfold(-2, 4, 3)[..., ::3].view((10, -1, 2, 1, 1)).split_with_sizes([1, 1], -3)[1].flatten(-3, 4)
        case!(532, [10, 1, 4], [.split_with_sizes::<-1, Shape![4]>().0.windows_with::<Shape![1, 2], Shape![4, 3], Shape![1, 3]>().view::<Shape![10, _, 2, 1, 1]>().split_with_sizes::<-3, Shape![1, 1]>().1.flatten::<-3, 4>()],
            shape [10, 1, 1], stride [4, 3, 3], offset 3, elements [3, 7, 11, 15, 19, 23, 27, 31, 35, 39]),
        // torch.arange(6).view((6,)).t().split_with_sizes([2, 1, 3], 0)[2].unfold(-1, 1, 1)
        case!(533, [6], [.t().split_with_sizes::<0, Shape![2, 1, 3]>().2.unfold::<-1, 1, 1>()],
            shape [3, 1], stride [1, 1], offset 3, elements [3, 4, 5]),
        // torch.arange(12).view((3, 4, 1)).mT.view_as(torch.zeros((12,))).tensor_split((5,), -1)[0]
        case!(534, [3, 4, 1], [.mT().view_as(&Tensor::<i64, Shape![12]>::zeros()).split_at::<-1, 5>().0],
            shape [5], stride [1], offset 0, elements [0, 1, 2, 3, 4]),
        // torch.arange(15).view((3, 5)).expand_as(torch.zeros((3, 4, 3, 5))).view((4, -1, 15)).unfold(-2, 3, 3).view((4, 15, 3))
        case!(535, [3, 5], [.expand_as(&Tensor::<i64, Shape![3, 4, 3, 5]>::zeros()).view::<Shape![4, _, 15]>().unfold::<-2, 3, 3>().view::<Shape![4, 15, 3]>()],
            shape [4, 15, 3], stride [0, 1, 0], offset 0, checksum 0x67b163e096951071),
        // torch.arange(60).view((6, 10)).diagonal(0, -1, -2).tensor_split((4,), 0)[1].unbind(0)[0].expand_as(torch.zeros((4,)))
        case!(536, [6, 10], [.diagonal::<0, -1, -2>().split_at::<0, 4>().1.unbind::<0>()[0].expand_as(&Tensor::<i64, Shape![4]>::zeros())],
            shape [4], stride [0], offset 0, elements [44, 44, 44, 44]),
        // torch.arange(270).view((1, 3, 10, 9)).permute((0, 2, 3, 1)).permute((1, 3, 2, 0)).swapaxes(1, -2).movedim((2, 0), (3, 1)).squeeze((2, -4))
        case!(537, [1, 3, 10, 9], [.permute::<Dims![0, 2, 3, 1]>().permute::<Dims![1, 3, 2, 0]>().swapaxes::<1, -2>().movedims::<Dims![2, 0], Dims![3, 1]>().squeeze_dims::<Dims![2, -4]>()],
            shape [9, 10, 3], stride [1, 9, 90], offset 0, checksum 0xeddf978cba7697b4),
        // torch.atleast_1d(torch.arange(2).view((2,))[1]).squeeze().view(())
        case!(538, [2], [.slice(s![1]).atleast_1d().squeeze_all().view::<Shape![]>()],
            shape [], stride [], offset 1, elements [1]),
        // torch.arange(36).view((6, 3, 1, 1, 2)).view_as(torch.zeros((6, 6))).diagonal(4, 0, 1).unflatten(0, (-1, 1)).unflatten(-2, (1, 2)).as_strided((3, 3), (1, 2), 16)
        case!(539, [6, 3, 1, 1, 2], [.view_as(&Tensor::<i64, Shape![6, 6]>::zeros()).diagonal::<4, 0, 1>().unflatten::<0, Shape![_, 1]>().unflatten::<-2, Shape![1, 2]>().as_strided::<Shape![3, 3], Strides![1, 2], 16>()],
            shape [3, 3], stride [1, 2], offset 16, elements [16, 18, 20, 17, 19, 21, 18, 20, 22]),
    ]
}

fn plain_27() -> Vec<Outcome> {
    vec![
        // torch.arange(1).view((1,)).permute((0,)).expand_as(torch.zeros((2, 1))).tensor_split((1,), -2)[1].t().unfold(-1, 1, 1)
        case!(540, [1], [.permute::<Dims![0]>().expand_as(&Tensor::<i64, Shape![2, 1]>::zeros()).split_at::<-2, 1>().1.t().windows::<Shape![1]>()],
            shape [1, 1, 1], stride [1, 0, 0], offset 0, elements [0]),
        // torch.arange(24).view((4, 1, 6)).view((2, 12)).split_with_sizes([1, 1], 0)[1]
        case!(541, [4, 1, 6], [.view::<Shape![2, 12]>().split_with_sizes::<0, Shape![1, 1]>().1],
            shape [1, 12], stride [12, 1], offset 12, elements [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]),
        // torch.arange(16).view((4, 1, 4)).diagonal(2, 1, -3).swapdims(1, 0)
        case!(542, [4, 1, 4], [.diagonal::<2, 1, -3>().swapdims::<1, 0>()],
            shape [1, 4], stride [8, 1], offset 8, elements [8, 9, 10, 11]),
        // torch.arange(3).view((1, 3)).view((3,)).unfold(-1, 1, 1)[..., ::2].permute((0, 1)).unfold(-2, 3, 3).unfold(-2, 1, 1).transpose(3, 1)
        case!(543, [1, 3], [.view::<Shape![3]>().windows_with::<Shape![1], Shape![1], Shape![2]>().permute::<Dims![0, 1]>().tile::<Shape![3, 1]>().transpose::<3, 1>()],
            shape [1, 1, 3, 1], stride [3, 2, 1, 2], offset 0, elements [0, 1, 2]),
        // torch.arange(5).view((1, 5)).unfold(-1, 3, 2).permute((1, 2, 0)).narrow(-1, 0, 1).expand((-1, 3, 1)).unfold(0, 2, 2)
        case!(544, [1, 5], [.windows_with::<Shape![3], Shape![2], Shape![1]>().permute::<Dims![1, 2, 0]>().narrow::<-1, 0, 1>().expand::<Shape![_, 3, 1]>().unfold::<0, 2, 2>()],
            shape [1, 3, 1, 2], stride [4, 1, 5, 2], offset 0, elements [0, 2, 1, 3, 2, 4]),
        // torch.arange(1).view((1,)).squeeze((-1,)).view_as(torch.zeros(())).t()
        case!(545, [1], [.squeeze_dims::<Dims![-1]>().view_as(&Tensor::<i64, Shape![]>::zeros()).t()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(160).view((8, 5, 4)).mT.unfold(0, 1, 1).chunk(8, -4)[1].diagonal(-3, 2, 1).unfold(-1, 2, 1)
        case!(546, [8, 5, 4], [.mT().unfold::<0, 1, 1>().chunk::<-4, 8>()[1].diagonal::<-3, 2, 1>().windows::<Shape![2]>()],
            shape [1, 1, 1, 2], stride [20, 20, 5, 5], offset 12, elements [32, 37]),
        // torch.arange(40).view((5, 4, 2)).unfold(-1, 1, 1).split(1, -2)[0].squeeze().movedim((0, 1), (0, -1)).view_as(torch.zeros((1, 20)))
        case!(547, [5, 4, 2], [.windows_with::<Shape![1], Shape![1], Shape![1]>().split::<-2, 1>()[0].squeeze_all().movedims::<Dims![0, 1], Dims![0, -1]>().view_as(&Tensor::<i64, Shape![1, 20]>::zeros())],
            shape [1, 20], stride [40, 2], offset 0, checksum 0x81ccf7cab1bff18d),
        // torch.arange(40).view((10, 4, 1)).mT.narrow(2, 3, 1).unfold(-3, 1, 4).view_as(torch.zeros((3,)))
        case!(548, [10, 4, 1], [.mT().narrow::<2, 3, 1>().unfold::<-3, 1, 4>().view_as(&Tensor::<i64, Shape![3]>::zeros())],
            shape [3], stride [16], offset 3, elements [3, 19, 35]),
        // torch.arange(36).view((6, 2, 3)).expand_as(torch.zeros((6, 2, 3))).view_as(torch.zeros((36,)))
        case!(549, [6, 2, 3], [.expand_as(&Tensor::<i64, Shape![6, 2, 3]>::zeros()).view_as(&Tensor::<i64, Shape![36]>::zeros())],
            shape [36], stride [1], offset 0, checksum 0xa5c9b354237a1bf1),
        // torch.arange(48).view((6, 4, 1, 1, 2)).view_as(torch.zeros((48,)))
        case!(550, [6, 4, 1, 1, 2], [.view_as(&Tensor::<i64, Shape![48]>::zeros())],
            shape [48], stride [1], offset 0, checksum 0xdd7a5e9540df1b95),
        // torch.arange(1).view((1,)).unfold(-1, 1, 1)[..., ::2][:, -1].flatten(0, 0)
        case!(551, [1], [.windows_with::<Shape![1], Shape![1], Shape![2]>().slice(s![.., -1]).flatten::<0, 0>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(6).view((1, 6)).unfold(-1, 1, 1).unflatten(1, (-1, 6))
        case!(552, [1, 6], [.windows::<Shape![1]>().unflatten::<1, Shape![_, 6]>()],
            shape [1, 1, 6, 1], stride [6, 6, 1, 1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(60).view((4, 5, 3)).chunk(2, -3)[1].chunk(2, 0)[1].expand((1, 5, -1)).unfold(-2, 1, 1)[..., ::2].unfold(-2, 3, 1).narrow(1, 3, 2)
        case!(553, [4, 5, 3], [.chunk::<-3, 2>()[1].chunk::<0, 2>()[1].expand::<Shape![1, 5, _]>().windows_with::<Shape![1, 3], Shape![1, 1], Shape![2, 1]>().narrow::<1, 3, 2>()],
            shape [1, 2, 1, 1, 3], stride [15, 3, 1, 6, 1], offset 9, elements [54, 55, 56, 57, 58, 59]),
        // torch.atleast_1d(torch.arange(6).view((3, 1, 2)).unflatten(0, (1, 3)).split(1, 1)[1].flatten(0, 3)).tensor_split((0,), -1)[1]
        case!(554, [3, 1, 2], [.unflatten::<0, Shape![1, 3]>().split::<1, 1>()[1].flatten::<0, 3>().atleast_1d().split_at::<-1, 0>().1],
            shape [2], stride [1], offset 0, elements [2, 3]),
        // torch.arange(6).view((1, 6)).flatten(-2, 1)
        case!(555, [1, 6], [.flatten::<-2, 1>()],
            shape [6], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(288).view((6, 12, 1, 4)).expand_as(torch.zeros((6, 12, 6, 4))).broadcast_to((4, 6, 12, 6, -1))
        case!(556, [6, 12, 1, 4], [.expand_as(&Tensor::<i64, Shape![6, 12, 6, 4]>::zeros()).broadcast_to::<Shape![4, 6, 12, 6, _]>()],
            shape [4, 6, 12, 6, 4], stride [0, 48, 4, 0, 1], offset 0, checksum 0x4f2a8a3a6870aa25),
        // torch.arange(72).view((12, 6)).select(1, 2).view((1, 1, 12)).flatten(1, 2)
        case!(557, [12, 6], [.select::<1, 2>().view::<Shape![1, 1, 12]>().flatten::<1, 2>()],
            shape [1, 12], stride [72, 6], offset 2, elements [2, 8, 14, 20, 26, 32, 38, 44, 50, 56, 62, 68]),
        // torch.arange(10).view((1, 2, 5, 1)).unfold(-1, 1, 3)
        case!(558, [1, 2, 5, 1], [.windows_with::<Shape![1], Shape![3], Shape![1]>()],
            shape [1, 2, 5, 1, 1], stride [10, 5, 1, 3, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
        // torch.arange(36).view((3, 4, 3, 1)).unfold(3, 1, 2)[:, -1::2, 2:, :].expand((3, 6, 4, 4, -1)).unfold(-1, 1, 1).split(3, -5)[0]
        case!(559, [3, 4, 3, 1], [.unfold::<3, 1, 2>().slice(s![.., -1..;2, 2.., ..]).expand::<Shape![3, 6, 4, 4, _]>().windows_with::<Shape![1], Shape![1], Shape![1]>().split::<-5, 3>()[0]],
            shape [3, 3, 4, 4, 1, 1], stride [12, 0, 0, 0, 1, 1], offset 0, checksum 0xdc00eba34b3c0855),
    ]
}

fn plain_28() -> Vec<Outcome> {
    vec![
        // torch.arange(12).view((3, 4)).view((2, -1)).unbind(0)[0].split_with_sizes([3, 3], 0)[1].movedim(0, 0).view_as(torch.zeros((3, 1)))
        case!(560, [3, 4], [.view::<Shape![2, _]>().unbind::<0>()[0].split_with_sizes::<0, Shape![3, 3]>().1.movedim::<0, 0>().view_as(&Tensor::<i64, Shape![3, 1]>::zeros())],
            shape [3, 1], stride [1, 1], offset 3, elements [3, 4, 5]),
        // torch.arange(1).view((1,)).broadcast_to((5,)).flatten(0, 0)
        case!(561, [1], [.broadcast_to::<Shape![5]>().flatten::<0, 0>()],
            shape [5], stride [0], offset 0, elements [0, 0, 0, 0, 0]),
        // torch.arange(128).view((1, 2, 4, 4, 1, 4)).chunk(2, 3)[1].tensor_split((2,), 5)[0].permute((1, -1, 4, -4, -6, 3)).squeeze()
        case!(562, [1, 2, 4, 4, 1, 4], [.chunk::<3, 2>()[1].split_at::<5, 2>().0.permute::<Dims![1, -1, 4, -4, -6, 3]>().squeeze_all()],
            shape [2, 2, 4, 2], stride [64, 1, 16, 4], offset 0, checksum 0x5eef164f5c6407f5),
        // torch.arange(12).view((6, 2)).unfold(0, 3, 2).mT.unfold(-2, 2, 1).unfold(-2, 2, 1).unfold(-1, 1, 1).movedim((-3, -6, 4, 2), (5, 4, 2, 3))
        case!(563, [6, 2], [.unfold::<0, 3, 2>().mT().windows::<Shape![2, 2]>().windows::<Shape![1]>().movedims::<Dims![-3, -6, 4, 2], Dims![5, 4, 2, 3]>()],
            shape [2, 1, 2, 1, 2, 2], stride [2, 1, 1, 1, 4, 2], offset 0, elements [0, 2, 4, 6, 1, 3, 5, 7, 2, 4, 6, 8, 3, 5, 7, 9]),
        // torch.atleast_3d(torch.arange(60).view((1, 3, 2, 2, 5)).select(-3, 0).unfold(-1, 2, 1)).tensor_split((1,), 4)[1].split_with_sizes([2, 1, 1], 3)[2]
        case!(564, [1, 3, 2, 2, 5], [.select::<-3, 0>().windows::<Shape![2]>().atleast_3d().split_at::<4, 1>().1.split_with_sizes::<3, Shape![2, 1, 1]>().2],
            shape [1, 3, 2, 1, 1], stride [60, 20, 5, 1, 1], offset 4, elements [4, 9, 24, 29, 44, 49]),
        // torch.arange(120).view((5, 12, 2)).swapdims(-1, 2).view_as(torch.zeros((2, 60)))
        case!(565, [5, 12, 2], [.swapdims::<-1, 2>().view_as(&Tensor::<i64, Shape![2, 60]>::zeros())],
            shape [2, 60], stride [60, 1], offset 0, checksum 0x962feeef4c7ab2d),
        // torch.arange(45).view((5, 3, 3)).mT.view_as(torch.zeros((1, 5, 3, 3)))
        case!(566, [5, 3, 3], [.mT().view_as(&Tensor::<i64, Shape![1, 5, 3, 3]>::zeros())],
            shape [1, 5, 3, 3], stride [45, 9, 1, 3], offset 0, checksum 0x1652e0988ead8c1f),
        // torch.arange(40).view((4, 2, 5)).unflatten(2, (5, -1, 1)).transpose(3, 2)
        case!(567, [4, 2, 5], [.unflatten::<2, Shape![5, _, 1]>().transpose::<3, 2>()],
            shape [4, 2, 1, 5, 1], stride [10, 5, 1, 1, 1], offset 0, checksum 0xc9ccf0fe5fbdeb1d),
        // torch.arange(48).view((6, 8, 1)).unfold(-1, 1, 1).view_as(torch.zeros((48, 1))).unbind(-1)[0]
        case!(568, [6, 8, 1], [.windows_with::<Shape![1], Shape![1], Shape![1]>().view_as(&Tensor::<i64, Shape![48, 1]>::zeros()).unbind::<-1>()[0]],
            shape [48], stride [1], offset 0, checksum 0xdd7a5e9540df1b95),
        // torch.arange(30).view((6, 5)).expand_as(torch.zeros((1, 3, 6, 5))).unfold(-1, 5, 5)
        case!(569, [6, 5], [.expand_as(&Tensor::<i64, Shape![1, 3, 6, 5]>::zeros()).tile::<Shape![5]>()],
            shape [1, 3, 6, 1, 5], stride [0, 0, 5, 5, 1], offset 0, checksum 0xc8ef8c918e0f8bf2),
        // torch.arange(80).view((5, 4, 4)).chunk(4, 2)[3]
        case!(570, [5, 4, 4], [.chunk::<2, 4>()[3]],
            shape [5, 4, 1], stride [16, 4, 1], offset 0, checksum 0xc7be06a8d468dd09),
        // torch.atleast_3d(torch.arange(80).view((8, 10)).tensor_split((7,), 1)[1]).chunk(3, -2)[2].unfold(-1, 1, 1)
        case!(571, [8, 10], [.split_at::<1, 7>().1.atleast_3d().chunk::<-2, 3>()[2].unfold::<-1, 1, 1>()],
            shape [8, 1, 1, 1], stride [10, 1, 1, 1], offset 0, elements [9, 19, 29, 39, 49, 59, 69, 79]),
        // torch.arange(10).view((5, 2, 1)).movedim((0, 2, -2), (1, 0, 2)).split(1, 1)[4].unfold(-1, 2, 2).view_as(torch.zeros((2,)))
        case!(572, [5, 2, 1], [.movedims::<Dims![0, 2, -2], Dims![1, 0, 2]>().split::<1, 1>()[4].windows_with::<Shape![2], Shape![2], Shape![1]>().view_as(&Tensor::<i64, Shape![2]>::zeros())],
            shape [2], stride [1], offset 0, elements [8, 9]),
        // torch.arange(12).view((2, 3, 2)).select(0, 1).select(-2, 1).broadcast_to((2, 6, 2))
        case!(573, [2, 3, 2], [.select::<0, 1>().select::<-2, 1>().broadcast_to::<Shape![2, 6, 2]>()],
            shape [2, 6, 2], stride [0, 0, 1], offset 8, checksum 0x1b57763f6195d9b5),
        // torch.arange(40).view((1, 5, 1, 8)).unfold(-1, 1, 1)[..., ::3].unflatten(3, (4, 2)).unflatten(-5, (-1,)).squeeze()
        case!(574, [1, 5, 1, 8], [.windows_with::<Shape![1], Shape![1], Shape![3]>().unflatten::<3, Shape![4, 2]>().unflatten::<-5, Shape![_]>().squeeze_all()],
            shape [5, 4, 2], stride [8, 2, 1], offset 0, checksum 0xc9ccf0fe5fbdeb1d),
        // torch.arange(20).view((5, 1, 4)).squeeze((2, 0, 1)).expand_as(torch.zeros((5, 4)))
        case!(575, [5, 1, 4], [.squeeze_dims::<Dims![2, 0, 1]>().expand_as(&Tensor::<i64, Shape![5, 4]>::zeros())],
            shape [5, 4], stride [4, 1], offset 0, checksum 0xcc927f6ee23a0f61),
        // torch.arange(216).view((6, 1, 4, 9)).split_with_sizes([5, 2, 2], 3)[2].select(0, 4).unfold(2, 1, 1).mT
        case!(576, [6, 1, 4, 9], [.split_with_sizes::<3, Shape![5, 2, 2]>().2.select::<0, 4>().unfold::<2, 1, 1>().mT()],
            shape [1, 4, 1, 2], stride [36, 9, 1, 1], offset 151, elements [151, 152, 160, 161, 169, 170, 178, 179]),
        // torch.arange(8).view((8,)).movedim((-1,), (0,)).movedim((-1,), (-1,))[:4:2].unbind(0)[1]
        case!(577, [8], [.movedims::<Dims![-1], Dims![0]>().movedims::<Dims![-1], Dims![-1]>().slice(s![..4;2]).unbind::<0>()[1]],
            shape [], stride [], offset 0, elements [2]),
        // torch.arange(50).view((5, 1, 5, 2)).diagonal(0, -4, -1)
        case!(578, [5, 1, 5, 2], [.diagonal::<0, -4, -1>()],
            shape [1, 5, 2], stride [10, 2, 11], offset 0, elements [0, 11, 2, 13, 4, 15, 6, 17, 8, 19]),
        // torch.arange(45).view((5, 1, 3, 1, 3)).unfold(-2, 1, 1).diagonal(1, -3, 2).split(5, -5)[0].unfold(-3, 3, 9)
        case!(579, [5, 1, 3, 1, 3], [.unfold::<-2, 1, 1>().diagonal::<1, -3, 2>().split::<-5, 5>()[0].unfold::<-3, 3, 9>()],
            shape [5, 1, 1, 1, 1, 3], stride [9, 9, 9, 3, 6, 1], offset 0, elements [3, 4, 5, 12, 13, 14, 21, 22, 23, 30, 31, 32, 39, 40, 41]),
    ]
}

fn plain_29() -> Vec<Outcome> {
    vec![
        // torch.arange(135).view((1, 3, 5, 9)).unfold(-1, 1, 1).narrow(-4, 0, 1)
        case!(580, [1, 3, 5, 9], [.unfold::<-1, 1, 1>().narrow::<-4, 0, 1>()],
            shape [1, 1, 5, 9, 1], stride [135, 45, 9, 1, 1], offset 0, checksum 0x983877ea990a008f),
        // torch.arange(150).view((5, 10, 1, 3)).view((150,)).split_with_sizes([34, 16, 100], 0)[1].expand((1, 5, 16)).narrow(-2, 0, 3).unfold(-1, 1, 1)[..., ::3]
        case!(581, [5, 10, 1, 3], [.view::<Shape![150]>().split_with_sizes::<0, Shape![34, 16, 100]>().1.expand::<Shape![1, 5, 16]>().narrow::<-2, 0, 3>().windows_with::<Shape![1], Shape![1], Shape![3]>()],
            shape [1, 3, 16, 1], stride [0, 0, 1, 3], offset 34, checksum 0xb6344773ed2ebcc5),
        // torch.arange(2).view((2,)).unfold(-1, 2, 2).squeeze(0).permute((-1,)).flatten(0, 0)
        case!(582, [2], [.windows_with::<Shape![2], Shape![2], Shape![1]>().squeeze::<0>().permute::<Dims![-1]>().flatten::<0, 0>()],
            shape [2], stride [1], offset 0, elements [0, 1]),
        // torch.atleast_1d(torch.arange(48).view((6, 2, 1, 4, 1)).permute((2, 0, 3, 4, 1))).view_as(torch.zeros((2, 1, 3, 4, 2)))
        case!(583, [6, 2, 1, 4, 1], [.permute::<Dims![2, 0, 3, 4, 1]>().atleast_1d().view_as(&Tensor::<i64, Shape![2, 1, 3, 4, 2]>::zeros())],
            shape [2, 1, 3, 4, 2], stride [24, 24, 8, 1, 4], offset 0, checksum 0xebed401b2c299da5),
        // torch.arange(135).view((3, 3, 3, 1, 5)).tensor_split((3,), 4)[0].squeeze()
        case!(584, [3, 3, 3, 1, 5], [.split_at::<4, 3>().0.squeeze_all()],
            shape [3, 3, 3, 3], stride [45, 15, 5, 1], offset 0, checksum 0xe77f47886c113405),
        // torch.arange(6).view((1, 6, 1)).unsqueeze(-2).squeeze().split_with_sizes([1, 1, 2, 2], -1)[1].view_as(torch.zeros(()))
        case!(585, [1, 6, 1], [.unsqueeze::<-2>().squeeze_all().split_with_sizes::<-1, Shape![1, 1, 2, 2]>().1.view_as(&Tensor::<i64, Shape![]>::zeros())],
            shape [], stride [], offset 1, elements [1]),
        // torch.arange(15).view((5, 3)).unbind(1)[0].unfold(-1, 2, 1).view((1, 4, -1, 1))
        case!(586, [5, 3], [.unbind::<1>()[0].windows::<Shape![2]>().view::<Shape![1, 4, _, 1]>()],
            shape [1, 4, 2, 1], stride [12, 3, 3, 3], offset 0, elements [0, 3, 3, 6, 6, 9, 9, 12]),
        // torch.arange(6).view((1, 2, 3)).diagonal(2, 1, 2)
        case!(587, [1, 2, 3], [.diagonal::<2, 1, 2>()],
            shape [1, 1], stride [6, 4], offset 2, elements [2]),
        // torch.atleast_2d(torch.arange(216).view((12, 3, 6)).unfold(-2, 3, 1).unfold(-2, 2, 1).unbind(0)[5].unflatten(3, (1, 2)).movedim((0, -1), (2, 0)))
        case!(588, [12, 3, 6], [.windows::<Shape![3, 2]>().unbind::<0>()[5].unflatten::<3, Shape![1, 2]>().movedims::<Dims![0, -1], Dims![2, 0]>().atleast_2d()],
            shape [2, 5, 1, 3, 1], stride [1, 1, 5, 6, 2], offset 0, checksum 0xda1521ce002fa638),
        // torch.arange(6).view((2, 3)).unfold(-2, 1, 1).unfold(-2, 3, 3).squeeze().view((3, 2))
        case!(589, [2, 3], [.tile::<Shape![1, 3]>().squeeze_all().view::<Shape![3, 2]>()],
            shape [3, 2], stride [2, 1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(480).view((4, 5, 4, 2, 3)).flatten(-3, 4).view_as(torch.zeros((16, 30)))
        case!(590, [4, 5, 4, 2, 3], [.flatten::<-3, 4>().view_as(&Tensor::<i64, Shape![16, 30]>::zeros())],
            shape [16, 30], stride [30, 1], offset 0, checksum 0x46e05567e66fcd85),
        // torch.arange(36).view((6, 6)).unfold(-1, 6, 6).split(2, -1)[0].unfold(-2, 1, 1).unfold(-2, 1, 1)
        case!(591, [6, 6], [.tile::<Shape![6]>().split::<-1, 2>()[0].tile::<Shape![1, 1]>()],
            shape [6, 1, 2, 1, 1], stride [6, 6, 1, 6, 1], offset 0, elements [0, 1, 6, 7, 12, 13, 18, 19, 24, 25, 30, 31]),
        // torch.atleast_1d(torch.arange(15).view((3, 1, 5)).diagonal(1, 2, 0))
        case!(592, [3, 1, 5], [.diagonal::<1, 2, 0>().atleast_1d()],
            shape [1, 2], stride [5, 6], offset 5, elements [5, 11]),
        // torch.arange(48).view((2, 12, 2)).unflatten(-1, (2, -1))
        case!(593, [2, 12, 2], [.unflatten::<-1, Shape![2, _]>()],
            shape [2, 12, 2, 1], stride [24, 2, 1, 1], offset 0, checksum 0xdd7a5e9540df1b95),
        // torch.arange(432).view((2, 6, 2, 9, 2)).chunk(2, 0)[1].view_as(torch.zeros((12, 18))).movedim(0, 1).view((-1, 9, 4, 3))
        case!(594, [2, 6, 2, 9, 2], [.chunk::<0, 2>()[1].view_as(&Tensor::<i64, Shape![12, 18]>::zeros()).movedim::<0, 1>().view::<Shape![_, 9, 4, 3]>()],
            shape [2, 9, 4, 3], stride [9, 1, 54, 18], offset 0, checksum 0xe47eb081a3bfb065),
        // torch.arange(10).view((2, 5)).unfold(-2, 2, 2).unfold(-3, 1, 1).squeeze().diagonal(0, -2, 1)
        case!(595, [2, 5], [.unfold::<-2, 2, 2>().unfold::<-3, 1, 1>().squeeze_all().diagonal::<0, -2, 1>()],
            shape [2], stride [6], offset 0, elements [0, 6]),
        // torch.atleast_3d(torch.arange(120).view((4, 5, 6)).mT).view_as(torch.zeros((2, 2, 6, 5))).movedim((0, 2, -3), (3, 2, 0))
        case!(596, [4, 5, 6], [.mT().atleast_3d().view_as(&Tensor::<i64, Shape![2, 2, 6, 5]>::zeros()).movedims::<Dims![0, 2, -3], Dims![3, 2, 0]>()],
            shape [2, 5, 6, 2], stride [30, 6, 1, 60], offset 0, checksum 0x9fe2ac4f6f0d6ad5),
        // torch.arange(48).view((3, 1, 8, 2)).unfold(-2, 5, 3)[..., ::2].unfold(-2, 2, 1)
        case!(597, [3, 1, 8, 2], [.windows_with::<Shape![3, 2], Shape![3, 1], Shape![2, 1]>()],
            shape [3, 1, 2, 1, 3, 2], stride [16, 16, 6, 1, 4, 1], offset 0, checksum 0xcc52065118490f9d),
        // torch.arange(18).view((1, 9, 1, 2)).squeeze()[:]
        case!(598, [1, 9, 1, 2], [.squeeze_all().slice(s![..])],
            shape [9, 2], stride [2, 1], offset 0, checksum 0xc78915cc56d9314a),
        // torch.arange(60).view((1, 2, 6, 1, 5)).chunk(5, -1)[1].movedim(3, -3)
        case!(599, [1, 2, 6, 1, 5], [.chunk::<-1, 5>()[1].movedim::<3, -3>()],
            shape [1, 2, 1, 6, 1], stride [60, 30, 5, 5, 1], offset 0, elements [1, 6, 11, 16, 21, 26, 31, 36, 41, 46, 51, 56]),
    ]
}

fn plain_30() -> Vec<Outcome> {
    vec![
        // torch.arange(54).view((1, 6, 9)).select(2, 0).diagonal(0, 1, 0)
        case!(600, [1, 6, 9], [.select::<2, 0>().diagonal::<0, 1, 0>()],
            shape [1], stride [63], offset 0, elements [0]),
        // torch.arange(25).view((5, 5)).split(5, -1)[0].movedim((-1, 0), (0, -1))
        case!(601, [5, 5], [.split::<-1, 5>()[0].movedims::<Dims![-1, 0], Dims![0, -1]>()],
            shape [5, 5], stride [1, 5], offset 0, checksum 0x1259736ca7ce2af),
        // torch.arange(90).view((5, 9, 1, 2)).movedim((2, 3, 1), (1, 3, 0)).unfold(-2, 1, 1).unfold(-2, 2, 2).view((9, -1, 2)).expand_as(torch.zeros((1, 1, 9, 5, 2)))
        case!(602, [5, 9, 1, 2], [.movedims::<Dims![2, 3, 1], Dims![1, 3, 0]>().tile::<Shape![1, 2]>().view::<Shape![9, _, 2]>().expand_as(&Tensor::<i64, Shape![1, 1, 9, 5, 2]>::zeros())],
            shape [1, 1, 9, 5, 2], stride [18, 18, 2, 18, 1], offset 0, checksum 0xf7aab4bb37e4bc62),
        // torch.atleast_2d(torch.arange(270).view((3, 6, 5, 3)).view((-1,))).permute((-1, -2))
        case!(603, [3, 6, 5, 3], [.view::<Shape![_]>().atleast_2d().permute::<Dims![-1, -2]>()],
            shape [270, 1], stride [1, 270], offset 0, checksum 0x290b2b1f7eeddfe6),
        // torch.arange(64).view((8, 8, 1, 1, 1)).transpose(-4, 2).unsqueeze(2).split(2, -6)[2]
        case!(604, [8, 8, 1, 1, 1], [.transpose::<-4, 2>().unsqueeze::<2>().split::<-6, 2>()[2]],
            shape [2, 1, 1, 8, 1, 1], stride [8, 1, 8, 1, 1, 1], offset 0, elements [32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]),
        // torch.arange(20).view((1, 4, 5, 1)).split_with_sizes([1, 1, 3], 2)[2].view_as(torch.zeros((1, 4, 1, 3)))
        case!(605, [1, 4, 5, 1], [.split_with_sizes::<2, Shape![1, 1, 3]>().2.view_as(&Tensor::<i64, Shape![1, 4, 1, 3]>::zeros())],
            shape [1, 4, 1, 3], stride [20, 5, 3, 1], offset 2, elements [2, 3, 4, 7, 8, 9, 12, 13, 14, 17, 18, 19]),
        // torch.arange(30).view((1, 3, 5, 2)).transpose(-4, -1)
        case!(606, [1, 3, 5, 2], [.transpose::<-4, -1>()],
            shape [2, 3, 5, 1], stride [1, 10, 2, 30], offset 0, checksum 0x6a8fa26d89e10c3c),
        // torch.arange(4).view((1, 4)).view_as(torch.zeros((4,))).squeeze().unfold(0, 1, 1)
        case!(607, [1, 4], [.view_as(&Tensor::<i64, Shape![4]>::zeros()).squeeze_all().unfold::<0, 1, 1>()],
            shape [4, 1], stride [1, 1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(384).view((4, 2, 2, 4, 3, 2)).transpose(3, -6).movedim((5, -4), (5, -6))
        case!(608, [4, 2, 2, 4, 3, 2], [.transpose::<3, -6>().movedims::<Dims![5, -4], Dims![5, -6]>()],
            shape [2, 4, 2, 4, 3, 2], stride [24, 6, 48, 96, 2, 1], offset 0, checksum 0xc3db891006039d85),
        // torch.atleast_2d(torch.atleast_3d(torch.arange(120).view((1, 4, 5, 6)))).expand((4, 4, 5, 6)).unfold(-1, 5, 1)[..., ::2]
        case!(609, [1, 4, 5, 6], [.atleast_3d().atleast_2d().expand::<Shape![4, 4, 5, 6]>().windows_with::<Shape![3], Shape![1], Shape![2]>()],
            shape [4, 4, 5, 2, 3], stride [0, 30, 6, 1, 2], offset 0, checksum 0x4f5f87c7e23f1385),
        // torch.arange(108).view((9, 2, 3, 2)).movedim(-3, 3)[::4, :-2:3, 1::7].unflatten(0, (1, -1)).view((3, 2))
        case!(610, [9, 2, 3, 2], [.movedim::<-3, 3>().slice(s![..;4, ..-2;3, 1..;7]).unflatten::<0, Shape![1, _]>().view::<Shape![3, 2]>()],
            shape [3, 2], stride [48, 6], offset 1, elements [1, 7, 49, 55, 97, 103]),
        // torch.arange(2).view((2,)).broadcast_to((4, 6, -1))
        case!(611, [2], [.broadcast_to::<Shape![4, 6, _]>()],
            shape [4, 6, 2], stride [0, 0, 1], offset 0, checksum 0x745362a506f1a445),
        // torch.arange(96).view((6, 4, 1, 4)).split(1, -3)[2].unfold(-1, 1, 1).transpose(-5, -4).diagonal(3, -1, -4)
        case!(612, [6, 4, 1, 4], [.split::<-3, 1>()[2].windows::<Shape![1]>().transpose::<-5, -4>().diagonal::<3, -1, -4>()],
            shape [1, 1, 4, 1], stride [4, 4, 1, 17], offset 48, elements [56, 57, 58, 59]),
        // torch.arange(384).view((8, 1, 4, 12)).view_as(torch.zeros((384, 1))).chunk(1, 0)[0].permute((0, 1))
        case!(613, [8, 1, 4, 12], [.view_as(&Tensor::<i64, Shape![384, 1]>::zeros()).chunk::<0, 1>()[0].permute::<Dims![0, 1]>()],
            shape [384, 1], stride [1, 1], offset 0, checksum 0x81d5cdaac91745a5),
        // torch.arange(12).view((6, 2)).swapaxes(-1, 0).flatten(1, -1)
        case!(614, [6, 2], [.swapaxes::<-1, 0>().flatten::<1, -1>()],
            shape [2, 6], stride [1, 2], offset 0, elements [0, 2, 4, 6, 8, 10, 1, 3, 5, 7, 9, 11]),
        // torch.arange(180).view((6, 5, 6)).split_with_sizes([1, 1, 2, 1], 1)[0].movedim((-1, 1), (-1, -3)).view((6, 1, 6))
        case!(615, [6, 5, 6], [.split_with_sizes::<1, Shape![1, 1, 2, 1]>().0.movedims::<Dims![-1, 1], Dims![-1, -3]>().view::<Shape![6, 1, 6]>()],
            shape [6, 1, 6], stride [30, 6, 1], offset 0, checksum 0x297ee465ea740791),
        // torch.arange(24).view((1, 6, 4)).split_with_sizes([2, 1, 1], -1)[1].view_as(torch.zeros((6,))).view((3, 2))
        case!(616, [1, 6, 4], [.split_with_sizes::<-1, Shape![2, 1, 1]>().1.view_as(&Tensor::<i64, Shape![6]>::zeros()).view::<Shape![3, 2]>()],
            shape [3, 2], stride [8, 4], offset 2, elements [2, 6, 10, 14, 18, 22]),
        // torch.arange(30).view((5, 6, 1)).flatten(1, 2).narrow(1, 3, 1)
        case!(617, [5, 6, 1], [.flatten::<1, 2>().narrow::<1, 3, 1>()],
            shape [5, 1], stride [6, 1], offset 3, elements [3, 9, 15, 21, 27]),
        // torch.arange(1).view((1,)).unfold(0, 1, 2).unfold(-2, 1, 3).transpose(1, 1)
        case!(618, [1], [.unfold::<0, 1, 2>().unfold::<-2, 1, 3>().transpose::<1, 1>()],
            shape [1, 1, 1], stride [6, 1, 2], offset 0, elements [0]),
        // torch.arange(216).view((3, 4, 9, 2)).unfold(0, 1, 1).transpose(-4, 2)
        case!(619, [3, 4, 9, 2], [.unfold::<0, 1, 1>().transpose::<-4, 2>()],
            shape [3, 9, 4, 2, 1], stride [72, 2, 18, 1, 72], offset 0, checksum 0xe907a03098ea0ed),
    ]
}

fn plain_31() -> Vec<Outcome> {
    vec![
        // torch.arange(288).view((12, 6, 4)).unflatten(-2, (3, 2)).diagonal(0, 1, -1).expand((1, 3, -1, 2, -1)).diagonal(0, 3, -5)
        case!(620, [12, 6, 4], [.unflatten::<-2, Shape![3, 2]>().diagonal::<0, 1, -1>().expand::<Shape![1, 3, _, 2, _]>().diagonal::<0, 3, -5>()],
            shape [3, 12, 3, 1], stride [0, 24, 9, 4], offset 0, checksum 0xf5d8d4147ab68731),
        // torch.arange(18).view((2, 3, 3)).view_as(torch.zeros((18,)))
        case!(621, [2, 3, 3], [.view_as(&Tensor::<i64, Shape![18]>::zeros())],
            shape [18], stride [1], offset 0, checksum 0xc78915cc56d9314a),
        // torch.arange(40).view((1, 4, 2, 5)).squeeze().unfold(-3, 4, 2).unfold(-3, 1, 3).unfold(-3, 3, 2).squeeze()[-2:2:2, 1:-1:7, :].split(1, -1)[2]
        case!(622, [1, 4, 2, 5], [.squeeze_all().windows_with::<Shape![4, 1, 3], Shape![2, 3, 2], Shape![1, 1, 1]>().squeeze_all().slice(s![-2..2;2, 1..-1;7, ..]).split::<-1, 1>()[2]],
            shape [1, 1, 1], stride [4, 70, 1], offset 0, elements [12]),
        // torch.arange(120).view((12, 10, 1, 1)).narrow(0, 0, 11).view_as(torch.zeros((110,)))
        case!(623, [12, 10, 1, 1], [.narrow::<0, 0, 11>().view_as(&Tensor::<i64, Shape![110]>::zeros())],
            shape [110], stride [1], offset 0, checksum 0x98e29e0be7b05a06),
        // torch.arange(4).view((1, 4)).squeeze().chunk(2, -1)[0].tensor_split((1,), 0)[0].movedim((0,), (0,)).view_as(torch.zeros(()))
        case!(624, [1, 4], [.squeeze_all().chunk::<-1, 2>()[0].split_at::<0, 1>().0.movedims::<Dims![0], Dims![0]>().view_as(&Tensor::<i64, Shape![]>::zeros())],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(3).view((3,)).expand_as(torch.zeros((2, 3))).narrow(0, 0, 1)
        case!(625, [3], [.expand_as(&Tensor::<i64, Shape![2, 3]>::zeros()).narrow::<0, 0, 1>()],
            shape [1, 3], stride [0, 1], offset 0, elements [0, 1, 2]),
        // torch.arange(8).view((1, 8)).unbind(1)[0].movedim((0,), (-1,)).squeeze(0)
        case!(626, [1, 8], [.unbind::<1>()[0].movedims::<Dims![0], Dims![-1]>().squeeze::<0>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view((1,)).squeeze().t()
        case!(627, [1], [.squeeze_all().t()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(300).view((1, 6, 5, 1, 5, 2))[0:, :, -3, :].view_as(torch.zeros((6, 2, 5))).view((6, 5, 2))
        case!(628, [1, 6, 5, 1, 5, 2], [.slice(s![0.., .., -3, ..]).view_as(&Tensor::<i64, Shape![6, 2, 5]>::zeros()).view::<Shape![6, 5, 2]>()],
            shape [6, 5, 2], stride [50, 2, 1], offset 20, checksum 0x389ef8ccaf8cb139),
        // torch.arange(3).view((1, 3)).tensor_split((2,), -1)[1].unbind(1)[0].unfold(0, 1, 6)
        case!(629, [1, 3], [.split_at::<-1, 2>().1.unbind::<1>()[0].unfold::<0, 1, 6>()],
            shape [1, 1], stride [18, 3], offset 0, elements [2]),
        // torch.arange(480).view((4, 5, 3, 4, 2, 1)).unbind(5)[0].view_as(torch.zeros((480,)))
        case!(630, [4, 5, 3, 4, 2, 1], [.unbind::<5>()[0].view_as(&Tensor::<i64, Shape![480]>::zeros())],
            shape [480], stride [1], offset 0, checksum 0x46e05567e66fcd85),
        // torch.arange(36).view((2, 1, 6, 3)).squeeze((0, 3, -2, 1))
        case!(631, [2, 1, 6, 3], [.squeeze_dims::<Dims![0, 3, -2, 1]>()],
            shape [2, 6, 3], stride [18, 3, 1], offset 0, checksum 0xa5c9b354237a1bf1),
        // torch.arange(54).view((9, 6)).diagonal(-2, -1, 0).broadcast_to((4, 6, 4)).diagonal(5, 2, 1).unfold(-1, 1, 1).view_as(torch.zeros((1, 4)))
        case!(632, [9, 6], [.diagonal::<-2, -1, 0>().broadcast_to::<Shape![4, 6, 4]>().diagonal::<5, 2, 1>().windows_with::<Shape![1], Shape![1], Shape![1]>().view_as(&Tensor::<i64, Shape![1, 4]>::zeros())],
            shape [1, 4], stride [0, 0], offset 2, elements [2, 2, 2, 2]),
        // torch.arange(24).view((4, 6)).flatten(1, -1)
        case!(633, [4, 6], [.flatten::<1, -1>()],
            shape [4, 6], stride [6, 1], offset 0, checksum 0x4d6366cf7d8aa54d),
        // torch.arange(18).view((3, 2, 3)).as_strided((1,), (3,), 15).permute((0,))
        case!(634, [3, 2, 3], [.as_strided::<Shape![1], Strides![3], 15>().permute::<Dims![0]>()],
            shape [1], stride [3], offset 15, elements [15]),
        // torch.arange(12).view((2, 6)).tensor_split((0,), -1)[1].unfold(-1, 4, 2).view_as(torch.zeros((1, 2, 2, 4)))
        case!(635, [2, 6], [.split_at::<-1, 0>().1.unfold::<-1, 4, 2>().view_as(&Tensor::<i64, Shape![1, 2, 2, 4]>::zeros())],
            shape [1, 2, 2, 4], stride [12, 6, 2, 1], offset 0, elements [0, 1, 2, 3, 2, 3, 4, 5, 6, 7, 8, 9, 8, 9, 10, 11]),
        // torch.arange(4).view((4, 1)).broadcast_to((-1, 1))
        case!(636, [4, 1], [.broadcast_to::<Shape![_, 1]>()],
            shape [4, 1], stride [1, 1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(24).view((4, 6)).split(1, 1)[4].tensor_split((2,), -2)[0]
        case!(637, [4, 6], [.split::<1, 1>()[4].split_at::<-2, 2>().0],
            shape [2, 1], stride [6, 1], offset 0, elements [4, 10]),
        // torch.arange(32).view((8, 1, 4, 1))[:, 0:, 2:3, :].squeeze()
        case!(638, [8, 1, 4, 1], [.slice(s![.., 0.., 2..3, ..]).squeeze_all()],
            shape [8], stride [4], offset 2, elements [2, 6, 10, 14, 18, 22, 26, 30]),
        // torch.arange(15).view((1, 1, 5, 3)).movedim((-3, 3, -4, 2), (1, 2, 0, 3)).view((3, 5))
        case!(639, [1, 1, 5, 3], [.movedims::<Dims![-3, 3, -4, 2], Dims![1, 2, 0, 3]>().view::<Shape![3, 5]>()],
            shape [3, 5], stride [1, 3], offset 0, elements [0, 3, 6, 9, 12, 1, 4, 7, 10, 13, 2, 5, 8, 11, 14]),
    ]
}

fn plain_32() -> Vec<Outcome> {
    vec![
        // torch.arange(24).view((1, 1, 6, 4)).squeeze((-1, -4, 2, 1)).broadcast_to((1, 6, -1)).swapaxes(-2, -3).unflatten(2, (-1, 2))
        case!(640, [1, 1, 6, 4], [.squeeze_dims::<Dims![-1, -4, 2, 1]>().broadcast_to::<Shape![1, 6, _]>().swapaxes::<-2, -3>().unflatten::<2, Shape![_, 2]>()],
            shape [6, 1, 2, 2], stride [4, 4, 2, 1], offset 0, checksum 0x4d6366cf7d8aa54d),
        // torch.arange(50).view((1, 10, 5)).narrow(1, 7, 1).expand_as(torch.zeros((4, 4, 1, 1, 5)))
        case!(641, [1, 10, 5], [.narrow::<1, 7, 1>().expand_as(&Tensor::<i64, Shape![4, 4, 1, 1, 5]>::zeros())],
            shape [4, 4, 1, 1, 5], stride [0, 0, 50, 5, 1], offset 35, checksum 0x903b34d6651d0575),
        // torch.arange(120).view((4, 6, 5, 1)).split_with_sizes([2, 3], 2)[0].unfold(-2, 2, 1).unfold(-2, 1, 2)[..., ::3].view_as(torch.zeros((24, 2, 1)))
        case!(642, [4, 6, 5, 1], [.split_with_sizes::<2, Shape![2, 3]>().0.windows_with::<Shape![2, 1], Shape![1, 2], Shape![1, 3]>().view_as(&Tensor::<i64, Shape![24, 2, 1]>::zeros())],
            shape [24, 2, 1], stride [5, 1, 3], offset 0, checksum 0x2db5d20fbee1419d),
        // torch.arange(324).view((6, 6, 1, 1, 3, 3)).split_with_sizes([1], 3)[0].movedim((-5, 4, 2, 0), (-5, -3, -2, 2)).diagonal(-2, -1, -2).unfold(-1, 1, 1)[..., ::2]
        case!(643, [6, 6, 1, 1, 3, 3], [.split_with_sizes::<3, Shape![1]>().0.movedims::<Dims![-5, 4, 2, 0], Dims![-5, -3, -2, 2]>().diagonal::<-2, -1, -2>().windows_with::<Shape![1], Shape![1], Shape![2]>()],
            shape [1, 6, 6, 3, 1, 1], stride [9, 9, 54, 3, 10, 20], offset 2, checksum 0x1b8059d0365bd917),
        // torch.arange(144).view((3, 6, 1, 2, 1, 4)).movedim((2,), (2,)).squeeze((2, 3, -2, -6)).transpose(-4, -1).view_as(torch.zeros((4, 12, 3)))
        case!(644, [3, 6, 1, 2, 1, 4], [.movedims::<Dims![2], Dims![2]>().squeeze_dims::<Dims![2, 3, -2, -6]>().transpose::<-4, -1>().view_as(&Tensor::<i64, Shape![4, 12, 3]>::zeros())],
            shape [4, 12, 3], stride [1, 4, 48], offset 0, checksum 0x914e79145d3609c5),
        // torch.atleast_3d(torch.arange(8).view((2, 4)).broadcast_to((1, 2, 4)).view_as(torch.zeros((4, 2))).view((1, 8)))
        case!(645, [2, 4], [.broadcast_to::<Shape![1, 2, 4]>().view_as(&Tensor::<i64, Shape![4, 2]>::zeros()).view::<Shape![1, 8]>().atleast_3d()],
            shape [1, 8, 1], stride [8, 1, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7]),
        // torch.arange(45).view((1, 3, 3, 1, 5)).expand((-1, 3, 3, -1, 5)).expand_as(torch.zeros((1, 2, 3, 3, 6, 5)))
        case!(646, [1, 3, 3, 1, 5], [.expand::<Shape![_, 3, 3, _, 5]>().expand_as(&Tensor::<i64, Shape![1, 2, 3, 3, 6, 5]>::zeros())],
            shape [1, 2, 3, 3, 6, 5], stride [0, 0, 15, 5, 0, 1], offset 0, checksum 0x67aa51ccdd3e4005),
        // torch.arange(24).view((4, 2, 3)).swapdims(2, 0).movedim((1, 2, 0), (-2, -3, 2))
        case!(647, [4, 2, 3], [.swapdims::<2, 0>().movedims::<Dims![1, 2, 0], Dims![-2, -3, 2]>()],
            shape [4, 2, 3], stride [6, 3, 1], offset 0, checksum 0x4d6366cf7d8aa54d),
        // torch.atleast_1d(torch.arange(1).view(()).broadcast_to((1,))).flatten(-1, -1)
        case!(648, [], [.broadcast_to::<Shape![1]>().atleast_1d().flatten::<-1, -1>()],
            shape [1], stride [0], offset 0, elements [0]),
        // torch.atleast_1d(torch.arange(1).view((1,)).squeeze(0)).flatten(0, 0)
        case!(649, [1], [.squeeze::<0>().atleast_1d().flatten::<0, 0>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(108).view((1, 6, 3, 6)).squeeze((0,)).narrow(0, 5, 1)
        case!(650, [1, 6, 3, 6], [.squeeze_dims::<Dims![0]>().narrow::<0, 5, 1>()],
            shape [1, 3, 6], stride [18, 6, 1], offset 90, checksum 0x2f00e523cd8b4ea2),
        // torch.arange(24).view((1, 1, 4, 2, 3)).unflatten(0, (1, -1))
        case!(651, [1, 1, 4, 2, 3], [.unflatten::<0, Shape![1, _]>()],
            shape [1, 1, 1, 4, 2, 3], stride [24, 24, 24, 6, 3, 1], offset 0, checksum 0x4d6366cf7d8aa54d),
        // torch.atleast_2d(torch.arange(12).view((3, 4))).split_with_sizes([2, 1, 1], 1)[2].broadcast_to((3, 4))
        case!(652, [3, 4], [.atleast_2d().split_with_sizes::<1, Shape![2, 1, 1]>().2.broadcast_to::<Shape![3, 4]>()],
            shape [3, 4], stride [4, 0], offset 3, elements [3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11]),
        // torch.arange(9).view((1, 1, 9)).view_as(torch.zeros((3, 3))).view_as(torch.zeros((9,)))
        case!(653, [1, 1, 9], [.view_as(&Tensor::<i64, Shape![3, 3]>::zeros()).view_as(&Tensor::<i64, Shape![9]>::zeros())],
            shape [9], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8]),
        // torch.atleast_2d(torch.arange(4).view((1, 1, 4))).diagonal(3, -2, -1)
        case!(654, [1, 1, 4], [.atleast_2d().diagonal::<3, -2, -1>()],
            shape [1, 1], stride [4, 5], offset 3, elements [3]),
        // torch.arange(36).view((6, 6, 1)).movedim((2, -3), (1, 0)).unfold(-3, 4, 2)[..., ::3].unfold(-3, 1, 3)[..., ::2].unfold(-3, 3, 3)
        case!(655, [6, 6, 1], [.movedims::<Dims![2, -3], Dims![1, 0]>().windows_with::<Shape![2, 1, 3], Shape![2, 3, 3], Shape![3, 2, 1]>()],
            shape [2, 1, 2, 2, 1, 3], stride [12, 3, 3, 18, 2, 1], offset 0, checksum 0x745d38de4823ec69),
        // torch.atleast_3d(torch.arange(4).view((4, 1))).movedim(-1, 1).unfold(-1, 1, 1)[..., ::3]
        case!(656, [4, 1], [.atleast_3d().movedim::<-1, 1>().windows_with::<Shape![1], Shape![1], Shape![3]>()],
            shape [4, 1, 1, 1], stride [1, 1, 1, 3], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(5).view((5, 1)).view_as(torch.zeros((5,)))
        case!(657, [5, 1], [.view_as(&Tensor::<i64, Shape![5]>::zeros())],
            shape [5], stride [1], offset 0, elements [0, 1, 2, 3, 4]),
        // torch.arange(72).view((3, 4, 2, 3)).tensor_split((1,), -1)[1].movedim((3, 2), (3, 0)).unflatten(-1, (-1, 2)).flatten(-3, 2)
        case!(658, [3, 4, 2, 3], [.split_at::<-1, 1>().1.movedims::<Dims![3, 2], Dims![3, 0]>().unflatten::<-1, Shape![_, 2]>().flatten::<-3, 2>()],
            shape [2, 3, 4, 1, 2], stride [3, 24, 6, 2, 1], offset 1, checksum 0xde7bb37c373e4035),
        // torch.arange(50).view((1, 5, 10)).unfold(-3, 1, 1).unfold(-3, 5, 5).unfold(-3, 2, 2).diagonal(4, 4, 2).flatten(3, 4).mT.narrow(2, 0, 2)
        case!(659, [1, 5, 10], [.tile::<Shape![1, 5, 2]>().diagonal::<4, 4, 2>().flatten::<3, 4>().mT().narrow::<2, 0, 2>()],
            shape [1, 1, 2, 1], stride [2, 2, 1, 2], offset 8, elements [8, 9]),
    ]
}

fn plain_33() -> Vec<Outcome> {
    vec![
        // torch.arange(40).view((4, 2, 1, 5)).chunk(1, -3)[0].broadcast_to((4, 2, 6, -1)).permute((2, 0, 1, 3)).view_as(torch.zeros((6, 10, 4))).unfold(-1, 1, 1)
        case!(660, [4, 2, 1, 5], [.chunk::<-3, 1>()[0].broadcast_to::<Shape![4, 2, 6, _]>().permute::<Dims![2, 0, 1, 3]>().view_as(&Tensor::<i64, Shape![6, 10, 4]>::zeros()).windows::<Shape![1]>()],
            shape [6, 10, 4, 1], stride [0, 4, 1, 1], offset 0, checksum 0x2b1e9b7a139ba4b5),
        // torch.arange(120).view((2, 1, 6, 10, 1)).split_with_sizes([1, 4, 5], 3)[2].view((12, 5))
        case!(661, [2, 1, 6, 10, 1], [.split_with_sizes::<3, Shape![1, 4, 5]>().2.view::<Shape![12, 5]>()],
            shape [12, 5], stride [10, 1], offset 5, checksum 0x3bd0946b42aaefbd),
        // torch.arange(10).view((10,)).permute((0,)).t().unfold(0, 2, 2).view((10, 1))
        case!(662, [10], [.permute::<Dims![0]>().t().unfold::<0, 2, 2>().view::<Shape![10, 1]>()],
            shape [10, 1], stride [1, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
        // torch.arange(1).view((1,)).unfold(-1, 1, 1).unfold(-1, 1, 1).squeeze(-1)[:, 0:1:2].movedim((-2, 1), (1, -2))
        case!(663, [1], [.windows::<Shape![1]>().windows::<Shape![1]>().squeeze::<-1>().slice(s![.., 0..1;2]).movedims::<Dims![-2, 1], Dims![1, -2]>()],
            shape [1, 1], stride [2, 1], offset 0, elements [0]),
        // torch.atleast_2d(torch.arange(6).view((2, 1, 3))).movedim((2, 0, -2), (2, 1, -3))
        case!(664, [2, 1, 3], [.atleast_2d().movedims::<Dims![2, 0, -2], Dims![2, 1, -3]>()],
            shape [1, 2, 3], stride [3, 3, 1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(18).view((3, 6)).swapdims(-1, -2).unflatten(1, (1, 3, 1)).unfold(0, 4, 1)
        case!(665, [3, 6], [.swapdims::<-1, -2>().unflatten::<1, Shape![1, 3, 1]>().unfold::<0, 4, 1>()],
            shape [3, 1, 3, 1, 4], stride [1, 18, 6, 6, 1], offset 0, checksum 0x534749d2ffee02d),
        // torch.arange(2).view((2, 1, 1)).diagonal(-1, 0, 2).unfold(0, 1, 2)
        case!(666, [2, 1, 1], [.diagonal::<-1, 0, 2>().unfold::<0, 1, 2>()],
            shape [1, 1, 1], stride [2, 2, 1], offset 1, elements [1]),
        // torch.arange(100).view((5, 1, 5, 4)).as_strided((), (), 90)
        case!(667, [5, 1, 5, 4], [.as_strided::<Shape![], Strides![], 90>()],
            shape [], stride [], offset 90, elements [90]),
        // torch.arange(96).view((4, 8, 3)).unfold(-1, 1, 2)[..., ::2].diagonal(0, -2, -3).view((-1, 2))
        case!(668, [4, 8, 3], [.windows_with::<Shape![1], Shape![2], Shape![2]>().diagonal::<0, -2, -3>().view::<Shape![_, 2]>()],
            shape [4, 2], stride [24, 5], offset 0, elements [0, 5, 24, 29, 48, 53, 72, 77]),
        // torch.atleast_1d(torch.atleast_1d(torch.arange(4).view((4,)).unbind(-1)[0]).view_as(torch.zeros(())))
        case!(669, [4], [.unbind::<-1>()[0].atleast_1d().view_as(&Tensor::<i64, Shape![]>::zeros()).atleast_1d()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(25).view((5, 1, 5))[::2]
        case!(670, [5, 1, 5], [.slice(s![..;2])],
            shape [3, 1, 5], stride [10, 5, 1], offset 0, elements [0, 1, 2, 3, 4, 10, 11, 12, 13, 14, 20, 21, 22, 23, 24]),
        // torch.arange(240).view((4, 6, 10)).split(2, 0)[1].view((120,)).split_with_sizes([13, 107], -1)[1]
        case!(671, [4, 6, 10], [.split::<0, 2>()[1].view::<Shape![120]>().split_with_sizes::<-1, Shape![13, 107]>().1],
            shape [107], stride [1], offset 13, checksum 0x4d60aab0b00b15f),
        // torch.arange(24).view((6, 4, 1)).unflatten(-3, (1, -1)).expand((3, -1, 4, 6)).unflatten(1, (2, 3)).view((1, 3, 24, 6)).unfold(-2, 5, 2)[..., ::4].unfold(-2, 4, 1)
        case!(672, [6, 4, 1], [.unflatten::<-3, Shape![1, _]>().expand::<Shape![3, _, 4, 6]>().unflatten::<1, Shape![2, 3]>().view::<Shape![1, 3, 24, 6]>().windows_with::<Shape![2, 4], Shape![2, 1], Shape![4, 1]>()],
            shape [1, 3, 10, 3, 2, 4], stride [0, 0, 2, 0, 4, 0], offset 0, checksum 0x74a8a70312b911e5),
        // torch.arange(480).view((5, 2, 2, 4, 2, 3)).view((16, -1)).narrow(1, 26, 2)[-12, -1:2:3].view_as(torch.zeros(()))
        case!(673, [5, 2, 2, 4, 2, 3], [.view::<Shape![16, _]>().narrow::<1, 26, 2>().slice(s![-12, -1..2;3]).view_as(&Tensor::<i64, Shape![]>::zeros())],
            shape [], stride [], offset 147, elements [147]),
        // torch.arange(36).view((2, 1, 3, 6)).squeeze(-3).unflatten(1, (1, -1))
        case!(674, [2, 1, 3, 6], [.squeeze::<-3>().unflatten::<1, Shape![1, _]>()],
            shape [2, 1, 3, 6], stride [18, 18, 6, 1], offset 0, checksum 0xa5c9b354237a1bf1),
        // torch.arange(30).view((5, 6, 1, 1)).unfold(1, 5, 1)[-1:5:4, :, :, :, :].unbind(0)[0]
        case!(675, [5, 6, 1, 1], [.unfold::<1, 5, 1>().slice(s![-1..5;4, .., .., .., ..]).unbind::<0>()[0]],
            shape [2, 1, 1, 5], stride [1, 1, 1, 1], offset 0, elements [24, 25, 26, 27, 28, 25, 26, 27, 28, 29]),
        // torch.atleast_2d(torch.atleast_3d(torch.arange(3).view((3,)).unflatten(0, (-1, 3)).view((3,))))[:, 0:2:4, :]
        case!(676, [3], [.unflatten::<0, Shape![_, 3]>().view::<Shape![3]>().atleast_3d().atleast_2d().slice(s![.., 0..2;4, ..])],
            shape [1, 1, 1], stride [3, 4, 1], offset 0, elements [0]),
        // torch.atleast_3d(torch.arange(48).view((8, 6, 1, 1)))
        case!(677, [8, 6, 1, 1], [.atleast_3d()],
            shape [8, 6, 1, 1], stride [6, 1, 1, 1], offset 0, checksum 0xdd7a5e9540df1b95),
        // torch.arange(180).view((5, 12, 3)).unfold(-2, 4, 1).unfold(-2, 3, 1)[..., ::2].tensor_split((1,), 0)[1].view_as(torch.zeros((4, 9, 4, 1, 2))).swapdims(4, 3)
        case!(678, [5, 12, 3], [.windows_with::<Shape![4, 2], Shape![1, 1], Shape![1, 2]>().split_at::<0, 1>().1.view_as(&Tensor::<i64, Shape![4, 9, 4, 1, 2]>::zeros()).swapdims::<4, 3>()],
            shape [4, 9, 4, 2, 1], stride [36, 3, 3, 2, 4], offset 36, checksum 0x51537432edf465e5),
        // torch.arange(9).view((3, 3)).tensor_split((0,), -2)[1].unflatten(-1, (1, 3, -1)).unflatten(2, (-1, 1))[1::4, ::2].squeeze(1)
        case!(679, [3, 3], [.split_at::<-2, 0>().1.unflatten::<-1, Shape![1, 3, _]>().unflatten::<2, Shape![_, 1]>().slice(s![1..;4, ..;2]).squeeze::<1>()],
            shape [1, 3, 1, 1], stride [12, 1, 1, 1], offset 3, elements [3, 4, 5]),
    ]
}

fn plain_34() -> Vec<Outcome> {
    vec![
        // torch.arange(162).view((6, 3, 3, 3)).squeeze(1).view((-1, 3))
        case!(680, [6, 3, 3, 3], [.squeeze::<1>().view::<Shape![_, 3]>()],
            shape [54, 3], stride [3, 1], offset 0, checksum 0x686f5c883705f8da),
        // torch.atleast_2d(torch.arange(1).view((1,)).view(())).unfold(-2, 1, 4).diagonal(0, 2, 1)
        case!(681, [1], [.view::<Shape![]>().atleast_2d().unfold::<-2, 1, 4>().diagonal::<0, 2, 1>()],
            shape [1, 1], stride [4, 2], offset 0, elements [0]),
        // torch.arange(20).view((2, 2, 5, 1)).flatten(1, 3).expand((1, 1, 2, 10)).permute((0, 1, 2, 3)).view_as(torch.zeros((10, 2)))
        case!(682, [2, 2, 5, 1], [.flatten::<1, 3>().expand::<Shape![1, 1, 2, 10]>().permute::<Dims![0, 1, 2, 3]>().view_as(&Tensor::<i64, Shape![10, 2]>::zeros())],
            shape [10, 2], stride [2, 1], offset 0, checksum 0xcc927f6ee23a0f61),
        // torch.arange(16).view((2, 4, 2)).unfold(-2, 4, 1)[..., ::3].unfold(-2, 1, 1).unfold(2, 1, 3).split(1, 0)[0].view((2,))
        case!(683, [2, 4, 2], [.windows_with::<Shape![2, 1], Shape![1, 1], Shape![3, 1]>().unfold::<2, 1, 3>().split::<0, 1>()[0].view::<Shape![2]>()],
            shape [2], stride [6], offset 0, elements [0, 6]),
        // torch.atleast_2d(torch.arange(1).view(()).unsqueeze(0)).view(())
        case!(684, [], [.unsqueeze::<0>().atleast_2d().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(54).view((2, 3, 3, 3)).chunk(2, 0)[1].movedim((2,), (2,)).broadcast_to((3, 4, 3, 3, -1)).unbind(1)[2]
        case!(685, [2, 3, 3, 3], [.chunk::<0, 2>()[1].movedims::<Dims![2], Dims![2]>().broadcast_to::<Shape![3, 4, 3, 3, _]>().unbind::<1>()[2]],
            shape [3, 3, 3, 3], stride [0, 9, 3, 1], offset 0, checksum 0xd1114826cf326bd5),
        // torch.atleast_3d(torch.arange(25).view((5, 5)).chunk(5, -1)[4].expand_as(torch.zeros((1, 5, 1))).diagonal(0, 0, 2)).diagonal(3, 1, -3)
        case!(686, [5, 5], [.chunk::<-1, 5>()[4].expand_as(&Tensor::<i64, Shape![1, 5, 1]>::zeros()).diagonal::<0, 0, 2>().atleast_3d().diagonal::<3, 1, -3>()],
            shape [1, 1], stride [1, 31], offset 15, elements [19]),
        // torch.arange(30).view((6, 5)).split_with_sizes([1, 4], 1)[0].view((6, 1, 1)).select(2, 0)
        case!(687, [6, 5], [.split_with_sizes::<1, Shape![1, 4]>().0.view::<Shape![6, 1, 1]>().select::<2, 0>()],
            shape [6, 1], stride [5, 1], offset 0, elements [0, 5, 10, 15, 20, 25]),
        // torch.arange(144).view((9, 4, 4)).unfold(0, 4, 3).unflatten(-4, (2,))
        case!(688, [9, 4, 4], [.unfold::<0, 4, 3>().unflatten::<-4, Shape![2]>()],
            shape [2, 4, 4, 4], stride [48, 4, 1, 16], offset 0, checksum 0x5656569cea577e25),
        // torch.arange(24).view((4, 1, 6)).squeeze().unfold(-2, 4, 4).unfold(-2, 6, 6).squeeze(0).narrow(-2, 0, 1).squeeze()
        case!(689, [4, 1, 6], [.squeeze_all().tile::<Shape![4, 6]>().squeeze::<0>().narrow::<-2, 0, 1>().squeeze_all()],
            shape [6], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.atleast_2d(torch.arange(144).view((4, 6, 6))[-3:-2:1, 2:4:4, 5].squeeze((1, 0)))
        case!(690, [4, 6, 6], [.slice(s![-3..-2;1, 2..4;4, 5]).squeeze_dims::<Dims![1, 0]>().atleast_2d()],
            shape [1, 1], stride [1, 1], offset 53, elements [53]),
        // torch.arange(24).view((2, 12)).split(1, 0)[0].unfold(-2, 1, 1).unfold(-2, 2, 2).permute((2, 0, 1, 3))
        case!(691, [2, 12], [.split::<0, 1>()[0].tile::<Shape![1, 2]>().permute::<Dims![2, 0, 1, 3]>()],
            shape [1, 1, 6, 2], stride [12, 12, 2, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(4).view((1, 4)).split(2, -1)[1].view((-1, 1)).chunk(2, 0)[0].permute((0, -1)).unfold(-2, 1, 2)[..., ::3].unfold(-2, 1, 3)
        case!(692, [1, 4], [.split::<-1, 2>()[1].view::<Shape![_, 1]>().chunk::<0, 2>()[0].permute::<Dims![0, -1]>().windows_with::<Shape![1, 1], Shape![2, 3], Shape![3, 1]>()],
            shape [1, 1, 1, 1], stride [2, 3, 3, 1], offset 0, elements [2]),
        // torch.atleast_2d(torch.arange(12).view((2, 6)).view_as(torch.zeros((12,)))).broadcast_to((-1, 12)).squeeze(-2).broadcast_to((1, -1))
        case!(693, [2, 6], [.view_as(&Tensor::<i64, Shape![12]>::zeros()).atleast_2d().broadcast_to::<Shape![_, 12]>().squeeze::<-2>().broadcast_to::<Shape![1, _]>()],
            shape [1, 12], stride [12, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(250).view((10, 5, 5)).tensor_split((0,), 2)[1].transpose(-1, -3)
        case!(694, [10, 5, 5], [.split_at::<2, 0>().1.transpose::<-1, -3>()],
            shape [5, 5, 10], stride [1, 5, 25], offset 0, checksum 0x2a30dba64c170132),
        // torch.arange(6).view((1, 1, 6)).squeeze((0,)).swapdims(0, -2).expand_as(torch.zeros((2, 6))).view((2, 1, 6))
        case!(695, [1, 1, 6], [.squeeze_dims::<Dims![0]>().swapdims::<0, -2>().expand_as(&Tensor::<i64, Shape![2, 6]>::zeros()).view::<Shape![2, 1, 6]>()],
            shape [2, 1, 6], stride [0, 6, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5]),
        // torch.arange(180).view((12, 3, 5)).narrow(-1, 1, 1).view((6, 6)).split_with_sizes([6], -1)[0].view_as(torch.zeros((36,))).flatten(0, 0)
        case!(696, [12, 3, 5], [.narrow::<-1, 1, 1>().view::<Shape![6, 6]>().split_with_sizes::<-1, Shape![6]>().0.view_as(&Tensor::<i64, Shape![36]>::zeros()).flatten::<0, 0>()],
            shape [36], stride [5], offset 1, checksum 0xe94cb8d223a7846d),
        // torch.arange(16).view((4, 4)).unfold(-1, 4, 4)
        case!(697, [4, 4], [.tile::<Shape![4]>()],
            shape [4, 1, 4], stride [4, 4, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
        // torch.arange(12).view((2, 1, 6, 1)).diagonal(0, -1, -3).mT.tensor_split((1,), 2)[0]
        case!(698, [2, 1, 6, 1], [.diagonal::<0, -1, -3>().mT().split_at::<2, 1>().0],
            shape [2, 1, 1], stride [6, 7, 1], offset 0, elements [0, 6]),
        // torch.arange(24).view((2, 2, 3, 2)).diagonal(0, 1, 3).permute((1, 2, 0)).flatten(2, 2)
        case!(699, [2, 2, 3, 2], [.diagonal::<0, 1, 3>().permute::<Dims![1, 2, 0]>().flatten::<2, 2>()],
            shape [3, 2, 2], stride [2, 7, 12], offset 0, elements [0, 12, 7, 19, 2, 14, 9, 21, 4, 16, 11, 23]),
    ]
}

fn plain_35() -> Vec<Outcome> {
    vec![
        // torch.arange(1).view(()).view(())
        case!(700, [], [.view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(75).view((1, 3, 1, 5, 5))[:1:4].diagonal(0, 2, 1).squeeze(3).unflatten(-1, (1, 5, 1)).view((5, 5))
        case!(701, [1, 3, 1, 5, 5], [.slice(s![..1;4]).diagonal::<0, 2, 1>().squeeze::<3>().unflatten::<-1, Shape![1, 5, 1]>().view::<Shape![5, 5]>()],
            shape [5, 5], stride [5, 1], offset 0, checksum 0xa8d07925296ef6f),
        // torch.atleast_1d(torch.arange(4).view((4, 1, 1)).unfold(-3, 2, 2).unfold(-3, 1, 3).unfold(-3, 1, 5).swapdims(1, 0)).view_as(torch.zeros((4,)))
        case!(702, [4, 1, 1], [.windows_with::<Shape![2, 1, 1], Shape![2, 3, 5], Shape![1, 1, 1]>().swapdims::<1, 0>().atleast_1d().view_as(&Tensor::<i64, Shape![4]>::zeros())],
            shape [4], stride [1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(24).view((6, 4)).movedim(0, -1).movedim((-2, -1), (0, 1)).view_as(torch.zeros((2, 2, 6)))
        case!(703, [6, 4], [.movedim::<0, -1>().movedims::<Dims![-2, -1], Dims![0, 1]>().view_as(&Tensor::<i64, Shape![2, 2, 6]>::zeros())],
            shape [2, 2, 6], stride [2, 1, 4], offset 0, checksum 0x788cafa06ba7161d),
        // torch.arange(2).view((2,)).unfold(-1, 2, 1).view_as(torch.zeros((2, 1)))
        case!(704, [2], [.windows::<Shape![2]>().view_as(&Tensor::<i64, Shape![2, 1]>::zeros())],
            shape [2, 1], stride [1, 1], offset 0, elements [0, 1]),
        // torch.arange(4).view((1, 4)).unfold(-1, 2, 2).unfold(-3, 1, 3).unfold(-3, 2, 1).unfold(-3, 2, 1).view_as(torch.zeros((2, 2))).unfold(-2, 2, 1).unfold(-2, 1, 1).unflatten(2, (1, 2))
        case!(705, [1, 4], [.tile::<Shape![2]>().windows_with::<Shape![1, 2, 2], Shape![3, 1, 1], Shape![1, 1, 1]>().view_as(&Tensor::<i64, Shape![2, 2]>::zeros()).windows::<Shape![2, 1]>().unflatten::<2, Shape![1, 2]>()],
            shape [1, 2, 1, 2, 1], stride [2, 1, 4, 2, 1], offset 0, elements [0, 2, 1, 3]),
        // torch.arange(30).view((6, 1, 5)).unflatten(2, (1, 1, 5)).expand((6, 6, 1, -1, 4, 5))
        case!(706, [6, 1, 5], [.unflatten::<2, Shape![1, 1, 5]>().expand::<Shape![6, 6, 1, _, 4, 5]>()],
            shape [6, 6, 1, 1, 4, 5], stride [0, 5, 5, 5, 0, 1], offset 0, checksum 0x84f8ea5bb60dbf3d),
        // torch.arange(144).view((4, 2, 1, 6, 3)).expand((4, -1, 6, -1, 3)).unbind(-2)[0]
        case!(707, [4, 2, 1, 6, 3], [.expand::<Shape![4, _, 6, _, 3]>().unbind::<-2>()[0]],
            shape [4, 2, 6, 3], stride [36, 18, 0, 1], offset 0, checksum 0x813caf09c37d2ce5),
        // torch.arange(6).view((6,)).unflatten(0, (3, 2)).movedim((-2, 1), (-2, -1))
        case!(708, [6], [.unflatten::<0, Shape![3, 2]>().movedims::<Dims![-2, 1], Dims![-2, -1]>()],
            shape [3, 2], stride [2, 1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(30).view((1, 5, 6)).view((30,)).chunk(6, 0)[0].chunk(5, 0)[3].narrow(0, 0, 1)
        case!(709, [1, 5, 6], [.view::<Shape![30]>().chunk::<0, 6>()[0].chunk::<0, 5>()[3].narrow::<0, 0, 1>()],
            shape [1], stride [1], offset 0, elements [3]),
        // torch.arange(216).view((1, 2, 1, 12, 9)).chunk(2, 3)[0].view((1, -1, 1, 18, 3))
        case!(710, [1, 2, 1, 12, 9], [.chunk::<3, 2>()[0].view::<Shape![1, _, 1, 18, 3]>()],
            shape [1, 2, 1, 18, 3], stride [216, 108, 54, 3, 1], offset 0, checksum 0x2b2e114f921412e9),
        // torch.atleast_3d(torch.arange(1).view(()).unsqueeze(-1).unfold(-1, 1, 1)).unfold(-3, 1, 3)[..., ::3].unfold(-3, 1, 6).unfold(-3, 1, 1)[..., ::2]
        case!(711, [], [.unsqueeze::<-1>().tile::<Shape![1]>().atleast_3d().windows_with::<Shape![1, 1, 1], Shape![3, 6, 1], Shape![3, 1, 2]>()],
            shape [1, 1, 1, 1, 1, 1], stride [3, 6, 1, 3, 1, 2], offset 0, elements [0]),
        // torch.arange(144).view((1, 3, 8, 2, 3)).unbind(0)[0].expand_as(torch.zeros((3, 3, 8, 2, 3))).movedim((-5, 3), (0, 2)).broadcast_to((2, -1, -1, -1, 8, 3))
        case!(712, [1, 3, 8, 2, 3], [.unbind::<0>()[0].expand_as(&Tensor::<i64, Shape![3, 3, 8, 2, 3]>::zeros()).movedims::<Dims![-5, 3], Dims![0, 2]>().broadcast_to::<Shape![2, _, _, _, 8, 3]>()],
            shape [2, 3, 3, 2, 8, 3], stride [0, 0, 48, 3, 6, 1], offset 0, checksum 0x9433f2e62aa9ba25),
        // torch.arange(15).view((1, 5, 1, 3)).narrow(2, 0, 1).tensor_split((4,), 1)[0].squeeze((1, -4)).view_as(torch.zeros((12,))).view((12, 1))
        case!(713, [1, 5, 1, 3], [.narrow::<2, 0, 1>().split_at::<1, 4>().0.squeeze_dims::<Dims![1, -4]>().view_as(&Tensor::<i64, Shape![12]>::zeros()).view::<Shape![12, 1]>()],
            shape [12, 1], stride [1, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.atleast_3d(torch.arange(18).view((3, 6, 1, 1)).unfold(0, 3, 3).unbind(4)[1].unbind(1)[0]).view_as(torch.zeros(()))
        case!(714, [3, 6, 1, 1], [.unfold::<0, 3, 3>().unbind::<4>()[1].unbind::<1>()[0].atleast_3d().view_as(&Tensor::<i64, Shape![]>::zeros())],
            shape [], stride [], offset 0, elements [6]),
        // torch.arange(24).view((3, 8)).select(-2, 1).unfold(-1, 7, 3)[..., ::3]
        case!(715, [3, 8], [.select::<-2, 1>().windows_with::<Shape![3], Shape![3], Shape![3]>()],
            shape [1, 3], stride [3, 3], offset 8, elements [8, 11, 14]),
        // torch.atleast_1d(torch.arange(30).view((2, 3, 5)).unfold(2, 1, 1)).select(0, 1).view_as(torch.zeros((1, 15, 1)))
        case!(716, [2, 3, 5], [.unfold::<2, 1, 1>().atleast_1d().select::<0, 1>().view_as(&Tensor::<i64, Shape![1, 15, 1]>::zeros())],
            shape [1, 15, 1], stride [15, 1, 1], offset 15, elements [15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]),
        // torch.atleast_2d(torch.arange(60).view((2, 1, 10, 3)).view_as(torch.zeros((60,)))).swapaxes(1, 0).unfold(-2, 7, 1)[..., ::2].unfold(-2, 1, 3)[..., ::2]
        case!(717, [2, 1, 10, 3], [.view_as(&Tensor::<i64, Shape![60]>::zeros()).atleast_2d().swapaxes::<1, 0>().windows_with::<Shape![4, 1], Shape![1, 3], Shape![2, 2]>()],
            shape [54, 1, 4, 1], stride [1, 180, 2, 120], offset 0, checksum 0xf0571dd7edaa8a7d),
        // torch.arange(27).view((3, 1, 9)).unfold(-3, 3, 3).unflatten(2, (3, 3)).view_as(torch.zeros((3, 3, 3)))
        case!(718, [3, 1, 9], [.unfold::<-3, 3, 3>().unflatten::<2, Shape![3, 3]>().view_as(&Tensor::<i64, Shape![3, 3, 3]>::zeros())],
            shape [3, 3, 3], stride [3, 1, 9], offset 0, checksum 0x9bf01a5478c07610),
        // torch.atleast_2d(torch.arange(45).view((3, 3, 5, 1)).unflatten(1, (1, 1, 3)).squeeze((1,)).unflatten(2, (1, 3)))
        case!(719, [3, 3, 5, 1], [.unflatten::<1, Shape![1, 1, 3]>().squeeze_dims::<Dims![1]>().unflatten::<2, Shape![1, 3]>().atleast_2d()],
            shape [3, 1, 1, 3, 5, 1], stride [15, 15, 15, 5, 1, 1], offset 0, checksum 0x983877ea990a008f),
    ]
}

fn plain_36() -> Vec<Outcome> {
    vec![
        // torch.arange(18).view((1, 3, 2, 3)).broadcast_to((4, 3, -1, -1))[1::7, 2, :][-1::3, 1]
        case!(720, [1, 3, 2, 3], [.broadcast_to::<Shape![4, 3, _, _]>().slice(s![1..;7, 2, ..]).slice(s![-1..;3, 1])],
            shape [1, 3], stride [0, 1], offset 15, elements [15, 16, 17]),
        // torch.arange(100).view((4, 5, 5)).unfold(-3, 1, 1).unfold(-3, 1, 1).unfold(-3, 5, 5).permute((2, 1, 5, 0, 4, 3)).expand_as(torch.zeros((1, 5, 5, 4, 4, 6))).view_as(torch.zeros((25, 1, 2, 2, 12, 2)))
        case!(721, [4, 5, 5], [.tile::<Shape![1, 1, 5]>().permute::<Dims![2, 1, 5, 0, 4, 3]>().expand_as(&Tensor::<i64, Shape![1, 5, 5, 4, 4, 6]>::zeros()).view_as(&Tensor::<i64, Shape![25, 1, 2, 2, 12, 2]>::zeros())],
            shape [25, 1, 2, 2, 12, 2], stride [1, 100, 50, 25, 0, 0], offset 0, checksum 0x1a6492cfa31dabd5),
        // torch.arange(384).view((2, 4, 4, 4, 3, 1)).tensor_split((1,), 2)[0].narrow(-5, 1, 2).view((2, 2, -1, 2)).view_as(torch.zeros((2, 1, 2, 1, 4, 3))).movedim((4, -4, 5, 0, -5), (1, -1, 3, -6, 2))
        case!(722, [2, 4, 4, 4, 3, 1], [.split_at::<2, 1>().0.narrow::<-5, 1, 2>().view::<Shape![2, 2, _, 2]>().view_as(&Tensor::<i64, Shape![2, 1, 2, 1, 4, 3]>::zeros()).movedims::<Dims![4, -4, 5, 0, -5], Dims![1, -1, 3, -6, 2]>()],
            shape [2, 4, 1, 3, 1, 2], stride [192, 3, 96, 1, 12, 48], offset 48, checksum 0x2dfb305869bed945),
        // torch.arange(5).view((1, 1, 5)).squeeze(-3).unfold(-1, 5, 1).unfold(-1, 3, 7).expand_as(torch.zeros((4, 1, 3, 4, 3)))
        case!(723, [1, 1, 5], [.squeeze::<-3>().windows::<Shape![5]>().windows_with::<Shape![3], Shape![7], Shape![1]>().expand_as(&Tensor::<i64, Shape![4, 1, 3, 4, 3]>::zeros())],
            shape [4, 1, 3, 4, 3], stride [0, 5, 0, 0, 1], offset 0, checksum 0xce115a01458b3a35),
        // torch.arange(3).view((3, 1)).chunk(3, 0)[1].diagonal(0, 1, -2)
        case!(724, [3, 1], [.chunk::<0, 3>()[1].diagonal::<0, 1, -2>()],
            shape [1], stride [2], offset 0, elements [1]),
        // torch.arange(24).view((4, 6, 1, 1))[3:, :].squeeze((2,)).flatten(1, -1)
        case!(725, [4, 6, 1, 1], [.slice(s![3.., ..]).squeeze_dims::<Dims![2]>().flatten::<1, -1>()],
            shape [1, 6], stride [6, 1], offset 18, elements [18, 19, 20, 21, 22, 23]),
        // torch.arange(30).view((2, 5, 3)).chunk(5, 1)[0].view((2, 3)).select(0, 1).narrow(0, 2, 1).permute((0,))
        case!(726, [2, 5, 3], [.chunk::<1, 5>()[0].view::<Shape![2, 3]>().select::<0, 1>().narrow::<0, 2, 1>().permute::<Dims![0]>()],
            shape [1], stride [1], offset 17, elements [17]),
        // torch.atleast_3d(torch.arange(3).view((3,))).squeeze().narrow(0, 1, 2).unfold(-1, 2, 2)
        case!(727, [3], [.atleast_3d().squeeze_all().narrow::<0, 1, 2>().windows_with::<Shape![2], Shape![2], Shape![1]>()],
            shape [1, 2], stride [2, 1], offset 1, elements [1, 2]),
        // torch.arange(45).view((3, 5, 3)).unfold(2, 3, 7).split(1, -3)[2].unfold(0, 2, 2)
        case!(728, [3, 5, 3], [.unfold::<2, 3, 7>().split::<-3, 1>()[2].unfold::<0, 2, 2>()],
            shape [1, 1, 1, 3, 2], stride [30, 3, 7, 1, 15], offset 0, elements [6, 21, 7, 22, 8, 23]),
        // torch.atleast_3d(torch.arange(128).view((2, 4, 8, 2)).select(-2, 2).unbind(-2)[2].permute((0, 1))).broadcast_to((-1, -1, 5))
        case!(729, [2, 4, 8, 2], [.select::<-2, 2>().unbind::<-2>()[2].permute::<Dims![0, 1]>().atleast_3d().broadcast_to::<Shape![_, _, 5]>()],
            shape [2, 2, 5], stride [64, 1, 0], offset 0, checksum 0xe26837cd1890ac5d),
        // torch.arange(2).view((1, 2)).view((2,)).movedim((0,), (0,)).permute((0,)).flatten(-1, 0)
        case!(730, [1, 2], [.view::<Shape![2]>().movedims::<Dims![0], Dims![0]>().permute::<Dims![0]>().flatten::<-1, 0>()],
            shape [2], stride [1], offset 0, elements [0, 1]),
        // torch.arange(36).view((3, 12, 1)).expand_as(torch.zeros((3, 12, 5))).permute((1, 2, 0))
        case!(731, [3, 12, 1], [.expand_as(&Tensor::<i64, Shape![3, 12, 5]>::zeros()).permute::<Dims![1, 2, 0]>()],
            shape [12, 5, 3], stride [1, 0, 12], offset 0, checksum 0xcdbb43f023eae919),
        // torch.arange(6).view((2, 3)).view_as(torch.zeros((6, 1))).broadcast_to((6, 6))
        case!(732, [2, 3], [.view_as(&Tensor::<i64, Shape![6, 1]>::zeros()).broadcast_to::<Shape![6, 6]>()],
            shape [6, 6], stride [1, 0], offset 0, checksum 0x51946b9dc9908e13),
        // torch.arange(4).view((1, 4)).unfold(-2, 1, 1).unfold(-2, 4, 1).expand_as(torch.zeros((1, 6, 1, 4))).unflatten(3, (2, 2)).unfold(-1, 2, 7)
        case!(733, [1, 4], [.windows::<Shape![1, 4]>().expand_as(&Tensor::<i64, Shape![1, 6, 1, 4]>::zeros()).unflatten::<3, Shape![2, 2]>().windows_with::<Shape![2], Shape![7], Shape![1]>()],
            shape [1, 6, 1, 2, 1, 2], stride [0, 0, 4, 2, 7, 1], offset 0, checksum 0xe0f6f32059a06fed),
        // torch.arange(60).view((5, 12)).flatten(0, 1)
        case!(734, [5, 12], [.flatten::<0, 1>()],
            shape [60], stride [1], offset 0, checksum 0x2a8c7ed8430bcee9),
        // torch.atleast_3d(torch.arange(2).view((2,)).tensor_split((0,), 0)[1].chunk(2, -1)[1].squeeze((-1,))).view_as(torch.zeros((1,)))
        case!(735, [2], [.split_at::<0, 0>().1.chunk::<-1, 2>()[1].squeeze_dims::<Dims![-1]>().atleast_3d().view_as(&Tensor::<i64, Shape![1]>::zeros())],
            shape [1], stride [1], offset 0, elements [1]),
        // torch.atleast_3d(torch.arange(3).view((3,)).unfold(-1, 3, 3)[..., ::2])
        case!(736, [3], [.windows_with::<Shape![2], Shape![3], Shape![2]>().atleast_3d()],
            shape [1, 2, 1], stride [3, 2, 1], offset 0, elements [0, 2]),
        // torch.arange(288).view((12, 4, 6)).mT.swapaxes(-2, -1).squeeze(1).chunk(2, 1)[1]
        case!(737, [12, 4, 6], [.mT().swapaxes::<-2, -1>().squeeze::<1>().chunk::<1, 2>()[1]],
            shape [12, 2, 6], stride [24, 6, 1], offset 0, checksum 0x79c577471d319115),
        // torch.arange(400).view((5, 2, 2, 5, 4)).chunk(4, 4)[2]
        case!(738, [5, 2, 2, 5, 4], [.chunk::<4, 4>()[2]],
            shape [5, 2, 2, 5, 1], stride [80, 40, 20, 4, 1], offset 0, checksum 0xd196133be84b5c65),
        // torch.arange(32).view((4, 1, 4, 2)).unfold(-2, 3, 1).unfold(-2, 1, 1).swapaxes(1, -2).mT.select(-2, 0).broadcast_to((6, -1, -1, 2, -1, 2))
        case!(739, [4, 1, 4, 2], [.windows::<Shape![3, 1]>().swapaxes::<1, -2>().mT().select::<-2, 0>().broadcast_to::<Shape![6, _, _, 2, _, 2]>()],
            shape [6, 4, 3, 2, 2, 2], stride [0, 8, 2, 2, 1, 0], offset 0, checksum 0xcf89544cd9da3c25),
    ]
}

fn plain_37() -> Vec<Outcome> {
    vec![
        // torch.arange(180).view((2, 3, 3, 1, 10)).split(1, -3)[2].unfold(0, 2, 9).split_with_sizes([1, 1], -1)[1].view_as(torch.zeros((3, 1, 1, 10)))
        case!(740, [2, 3, 3, 1, 10], [.split::<-3, 1>()[2].unfold::<0, 2, 9>().split_with_sizes::<-1, Shape![1, 1]>().1.view_as(&Tensor::<i64, Shape![3, 1, 1, 10]>::zeros())],
            shape [3, 1, 1, 10], stride [30, 10, 10, 1], offset 90, checksum 0x3a2d36eb81c499f2),
        // torch.atleast_1d(torch.arange(240).view((2, 10, 12))[-1::2, -1, :6:2].expand((1, 3)).as_strided((5,), (0,), 142)).view_as(torch.zeros((5, 1)))
        case!(741, [2, 10, 12], [.slice(s![-1..;2, -1, ..6;2]).expand::<Shape![1, 3]>().as_strided::<Shape![5], Strides![0], 142>().atleast_1d().view_as(&Tensor::<i64, Shape![5, 1]>::zeros())],
            shape [5, 1], stride [0, 0], offset 142, elements [142, 142, 142, 142, 142]),
        // torch.arange(288).view((4, 2, 12, 3)).broadcast_to((5, 4, -1, 12, 3))
        case!(742, [4, 2, 12, 3], [.broadcast_to::<Shape![5, 4, _, 12, 3]>()],
            shape [5, 4, 2, 12, 3], stride [0, 72, 36, 3, 1], offset 0, checksum 0x69913fd1c546445),
        // torch.arange(3).view((3,)).unfold(0, 2, 2).unfold(-1, 1, 1).unfold(-3, 1, 2)[..., ::3].unfold(-3, 2, 3).unfold(-3, 1, 3)[..., ::2]
        case!(743, [3], [.unfold::<0, 2, 2>().windows::<Shape![1]>().windows_with::<Shape![1, 2, 1], Shape![2, 3, 3], Shape![3, 1, 2]>()],
            shape [1, 1, 1, 1, 2, 1], stride [4, 3, 3, 6, 1, 2], offset 0, elements [0, 1]),
        // torch.arange(18).view((2, 3, 3)).unflatten(-2, (1, 3)).broadcast_to((1, 5, -1, 5, -1, -1)).unbind(0)[0].view((1, 5, 2, 5, 3, 3)).squeeze((3, 1, -2, 0, 2))
        case!(744, [2, 3, 3], [.unflatten::<-2, Shape![1, 3]>().broadcast_to::<Shape![1, 5, _, 5, _, _]>().unbind::<0>()[0].view::<Shape![1, 5, 2, 5, 3, 3]>().squeeze_dims::<Dims![3, 1, -2, 0, 2]>()],
            shape [5, 2, 5, 3, 3], stride [0, 9, 0, 3, 1], offset 0, checksum 0x7fdc0c69d77fcd96),
        // torch.atleast_1d(torch.arange(72).view((6, 12)))
        case!(745, [6, 12], [.atleast_1d()],
            shape [6, 12], stride [12, 1], offset 0, checksum 0x48252b6b285e883d),
        // torch.arange(72).view((6, 3, 4)).mT.chunk(2, -2)[1].unfold(1, 1, 1)
        case!(746, [6, 3, 4], [.mT().chunk::<-2, 2>()[1].unfold::<1, 1, 1>()],
            shape [6, 2, 3, 1], stride [12, 1, 4, 1], offset 0, checksum 0xaa9615ee33894011),
        // torch.arange(1).view(()).view(()).view(())
        case!(747, [], [.view::<Shape![]>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(400).view((1, 8, 2, 5, 5)).diagonal(0, 4, -2).unfold(-1, 4, 3)[..., ::3].squeeze().view_as(torch.zeros((16, 2)))
        case!(748, [1, 8, 2, 5, 5], [.diagonal::<0, 4, -2>().windows_with::<Shape![2], Shape![3], Shape![3]>().squeeze_all().view_as(&Tensor::<i64, Shape![16, 2]>::zeros())],
            shape [16, 2], stride [25, 18], offset 0, checksum 0x7d89e0d7d5482a45),
        // torch.arange(1).view((1,)).t().squeeze().view_as(torch.zeros(()))
        case!(749, [1], [.t().squeeze_all().view_as(&Tensor::<i64, Shape![]>::zeros())],
            shape [], stride [], offset 0, elements [0]),
        // torch.atleast_3d(torch.arange(4).view((4,)).unbind(-1)[0]).movedim((), ()).flatten(1, 2).broadcast_to((4, 5, 2))
        case!(750, [4], [.unbind::<-1>()[0].atleast_3d().movedims::<Dims![], Dims![]>().flatten::<1, 2>().broadcast_to::<Shape![4, 5, 2]>()],
            shape [4, 5, 2], stride [0, 0, 0], offset 0, checksum 0x40d69e0cf0f65c45),
        // torch.arange(180).view((5, 2, 2, 9)).unfold(-2, 2, 1).unfold(-2, 2, 1).view_as(torch.zeros((10, 8, 2, 2))).movedim((3, 2, 1), (0, 3, 1)).movedim(0, 1).movedim((0, 3, 1, 2), (2, 0, 1, -1))
        case!(751, [5, 2, 2, 9], [.windows::<Shape![2, 2]>().view_as(&Tensor::<i64, Shape![10, 8, 2, 2]>::zeros()).movedims::<Dims![3, 2, 1], Dims![0, 3, 1]>().movedim::<0, 1>().movedims::<Dims![0, 3, 1, 2], Dims![2, 0, 1, -1]>()],
            shape [2, 2, 8, 10], stride [9, 1, 1, 18], offset 0, checksum 0x2f4d4646c9e59135),
        // torch.arange(6).view((1, 6)).unfold(-1, 5, 1)
        case!(752, [1, 6], [.windows::<Shape![5]>()],
            shape [1, 2, 5], stride [6, 1, 1], offset 0, elements [0, 1, 2, 3, 4, 1, 2, 3, 4, 5]),
        // torch.arange(40).view((10, 4)).unflatten(-2, (1, 1, 10)).diagonal(0, 1, 3).flatten(0, -2)
        case!(753, [10, 4], [.unflatten::<-2, Shape![1, 1, 10]>().diagonal::<0, 1, 3>().flatten::<0, -2>()],
            shape [10, 1], stride [4, 41], offset 0, elements [0, 4, 8, 12, 16, 20, 24, 28, 32, 36]),
        // torch.arange(36).view((6, 6)).transpose(0, -2).permute((0, 1))
        case!(754, [6, 6], [.transpose::<0, -2>().permute::<Dims![0, 1]>()],
            shape [6, 6], stride [6, 1], offset 0, checksum 0xa5c9b354237a1bf1),
        // torch.arange(432).view((2, 3, 9, 2, 4)).permute((1, 3, 2, 4, 0)).permute((-1, 2, 3, -5, 1)).squeeze((-3, 3, 4, -4, -5))[1::2].flatten(0, 1)
        case!(755, [2, 3, 9, 2, 4], [.permute::<Dims![1, 3, 2, 4, 0]>().permute::<Dims![-1, 2, 3, -5, 1]>().squeeze_dims::<Dims![-3, 3, 4, -4, -5]>().slice(s![1..;2]).flatten::<0, 1>()],
            shape [9, 4, 3, 2], stride [8, 1, 72, 4], offset 216, checksum 0x19da3f2a3ce155ed),
        // torch.arange(36).view((6, 2, 1, 3, 1)).split(1, 3)[1].diagonal(-1, -4, -3).unfold(-2, 1, 5).unfold(-2, 1, 2)[..., ::3].view_as(torch.zeros((1, 6, 1)))
        case!(756, [6, 2, 1, 3, 1], [.split::<3, 1>()[1].diagonal::<-1, -4, -3>().windows_with::<Shape![1, 1], Shape![5, 2], Shape![1, 3]>().view_as(&Tensor::<i64, Shape![1, 6, 1]>::zeros())],
            shape [1, 6, 1], stride [36, 6, 18], offset 3, elements [4, 10, 16, 22, 28, 34]),
        // torch.arange(120).view((4, 1, 5, 6)).mT.chunk(2, 0)[1].unfold(-1, 5, 1).unbind(-5)[0]
        case!(757, [4, 1, 5, 6], [.mT().chunk::<0, 2>()[1].windows::<Shape![5]>().unbind::<-5>()[0]],
            shape [1, 6, 1, 5], stride [30, 1, 6, 6], offset 0, checksum 0x6b91bbc8a7349366),
        // torch.arange(60).view((5, 4, 3)).unbind(2)[0].unbind(-1)[3].unsqueeze(1)
        case!(758, [5, 4, 3], [.unbind::<2>()[0].unbind::<-1>()[3].unsqueeze::<1>()],
            shape [5, 1], stride [12, 1], offset 0, elements [9, 21, 33, 45, 57]),
        // torch.arange(200).view((5, 1, 10, 4)).flatten(0, 2)
        case!(759, [5, 1, 10, 4], [.flatten::<0, 2>()],
            shape [50, 4], stride [4, 1], offset 0, checksum 0x43cfa8023695d3bd),
    ]
}

fn plain_38() -> Vec<Outcome> {
    vec![
        // torch.arange(3).view((3,)).tensor_split((0,), 0)[1]
        case!(760, [3], [.split_at::<0, 0>().1],
            shape [3], stride [1], offset 0, elements [0, 1, 2]),
        // torch.arange(8).view((1, 8, 1)).unfold(-3, 1, 1).unfold(-3, 8, 8).unfold(-3, 1, 1).transpose(-2, 0).split(4, 0)[1]
        case!(761, [1, 8, 1], [.tile::<Shape![1, 8, 1]>().transpose::<-2, 0>().split::<0, 4>()[1]],
            shape [4, 1, 1, 1, 1, 1], stride [1, 8, 1, 8, 8, 1], offset 0, elements [4, 5, 6, 7]),
        // torch.arange(1).view((1,)).unbind(-1)[0].expand((1,)).expand((3, 1, 1))
        case!(762, [1], [.unbind::<-1>()[0].expand::<Shape![1]>().expand::<Shape![3, 1, 1]>()],
            shape [3, 1, 1], stride [0, 0, 0], offset 0, elements [0, 0, 0]),
        // torch.atleast_1d(torch.arange(1).view(())).permute((0,)).movedim((0,), (0,)).flatten(0, 0)
        case!(763, [], [.atleast_1d().permute::<Dims![0]>().movedims::<Dims![0], Dims![0]>().flatten::<0, 0>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(18).view((6, 3)).flatten(0, 0).unfold(-1, 1, 2)[..., ::3].unflatten(-3, (-1, 3)).expand_as(torch.zeros((4, 2, 3, 2, 1)))
        case!(764, [6, 3], [.flatten::<0, 0>().windows_with::<Shape![1], Shape![2], Shape![3]>().unflatten::<-3, Shape![_, 3]>().expand_as(&Tensor::<i64, Shape![4, 2, 3, 2, 1]>::zeros())],
            shape [4, 2, 3, 2, 1], stride [0, 9, 3, 2, 3], offset 0, checksum 0x295249073426ffdd),
        // torch.atleast_2d(torch.arange(6).view((6,)).view_as(torch.zeros((1, 6))).unsqueeze(1).expand_as(torch.zeros((3, 1, 6))).squeeze(1))
        case!(765, [6], [.view_as(&Tensor::<i64, Shape![1, 6]>::zeros()).unsqueeze::<1>().expand_as(&Tensor::<i64, Shape![3, 1, 6]>::zeros()).squeeze::<1>().atleast_2d()],
            shape [3, 6], stride [0, 1], offset 0, checksum 0x1da9feeb289a930a),
        // torch.arange(8).view((4, 1, 2)).mT
        case!(766, [4, 1, 2], [.mT()],
            shape [4, 2, 1], stride [2, 1, 2], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7]),
        // torch.arange(64).view((4, 2, 2, 2, 2)).unfold(1, 2, 2).view((2, 2, 4, 2, 1, 2)).view((4, 8, 2)).view_as(torch.zeros((2, 2, 8, 2)))
        case!(767, [4, 2, 2, 2, 2], [.unfold::<1, 2, 2>().view::<Shape![2, 2, 4, 2, 1, 2]>().view::<Shape![4, 8, 2]>().view_as(&Tensor::<i64, Shape![2, 2, 8, 2]>::zeros())],
            shape [2, 2, 8, 2], stride [32, 16, 1, 8], offset 0, checksum 0x825f787cb45e50a5),
        // torch.arange(25).view((5, 5)).mT.view_as(torch.zeros((5, 5, 1, 1, 1))).split_with_sizes([5], 1)[0]
        case!(768, [5, 5], [.mT().view_as(&Tensor::<i64, Shape![5, 5, 1, 1, 1]>::zeros()).split_with_sizes::<1, Shape![5]>().0],
            shape [5, 5, 1, 1, 1], stride [1, 5, 5, 5, 5], offset 0, checksum 0x1259736ca7ce2af),
        // torch.arange(400).view((5, 4, 1, 2, 10)).flatten(2, -2)
        case!(769, [5, 4, 1, 2, 10], [.flatten::<2, -2>()],
            shape [5, 4, 2, 10], stride [80, 20, 10, 1], offset 0, checksum 0x21bef730738ce3f5),
        // torch.arange(216).view((12, 3, 2, 3)).view((216,))
        case!(770, [12, 3, 2, 3], [.view::<Shape![216]>()],
            shape [216], stride [1], offset 0, checksum 0xc00b9854d75f5a0d),
        // torch.arange(3).view((3, 1)).view((1, -1, 3)).unsqueeze(2)
        case!(771, [3, 1], [.view::<Shape![1, _, 3]>().unsqueeze::<2>()],
            shape [1, 1, 1, 3], stride [3, 3, 3, 1], offset 0, elements [0, 1, 2]),
        // torch.arange(96).view((6, 4, 4)).unfold(-1, 2, 1).broadcast_to((2, 6, -1, 3, 2)).split(1, -1)[0].split_with_sizes([2, 1, 1], -3)[2]
        case!(772, [6, 4, 4], [.windows_with::<Shape![2], Shape![1], Shape![1]>().broadcast_to::<Shape![2, 6, _, 3, 2]>().split::<-1, 1>()[0].split_with_sizes::<-3, Shape![2, 1, 1]>().2],
            shape [2, 6, 1, 3, 1], stride [0, 16, 4, 1, 1], offset 12, checksum 0x1edb8730b122d251),
        // torch.arange(40).view((10, 4)).view_as(torch.zeros((40,)))
        case!(773, [10, 4], [.view_as(&Tensor::<i64, Shape![40]>::zeros())],
            shape [40], stride [1], offset 0, checksum 0xc9ccf0fe5fbdeb1d),
        // torch.arange(360).view((10, 6, 6)).permute((0, 2, 1)).unflatten(-2, (1, 3, 2)).view_as(torch.zeros((2, 5, 6, 6))).diagonal(-3, 3, 1).flatten(2, 2)
        case!(774, [10, 6, 6], [.permute::<Dims![0, 2, 1]>().unflatten::<-2, Shape![1, 3, 2]>().view_as(&Tensor::<i64, Shape![2, 5, 6, 6]>::zeros()).diagonal::<-3, 3, 1>().flatten::<2, 2>()],
            shape [2, 6, 3], stride [180, 1, 42], offset 18, checksum 0x16e0511a68c0c051),
        // torch.arange(60).view((4, 3, 5, 1)).unsqueeze(0).permute((4, 3, 2, 0, 1))
        case!(775, [4, 3, 5, 1], [.unsqueeze::<0>().permute::<Dims![4, 3, 2, 0, 1]>()],
            shape [1, 5, 3, 1, 4], stride [1, 1, 5, 60, 15], offset 0, checksum 0x7e32b1c991c4ba51),
        // torch.arange(90).view((6, 3, 5)).permute((1, 2, 0)).movedim((-2, -3), (2, 1)).chunk(2, 0)[0].permute((0, 2, 1)).flatten(-3, 0)
        case!(776, [6, 3, 5], [.permute::<Dims![1, 2, 0]>().movedims::<Dims![-2, -3], Dims![2, 1]>().chunk::<0, 2>()[0].permute::<Dims![0, 2, 1]>().flatten::<-3, 0>()],
            shape [3, 5, 3], stride [15, 1, 5], offset 0, checksum 0xb3d44071605a6e0f),
        // torch.arange(5).view((1, 5)).mT.transpose(-2, -1).flatten(0, -1)
        case!(777, [1, 5], [.mT().transpose::<-2, -1>().flatten::<0, -1>()],
            shape [5], stride [1], offset 0, elements [0, 1, 2, 3, 4]),
        // torch.arange(72).view((1, 12, 2, 3)).diagonal(-8, 1, 2).view_as(torch.zeros((3, 2)))[:, -2::3].unfold(0, 2, 2).unfold(-3, 1, 1).unfold(-3, 1, 1).unfold(-3, 2, 1)
        case!(778, [1, 12, 2, 3], [.diagonal::<-8, 1, 2>().view_as(&Tensor::<i64, Shape![3, 2]>::zeros()).slice(s![.., -2..;3]).unfold::<0, 2, 2>().windows::<Shape![1, 1, 2]>()],
            shape [1, 1, 1, 1, 1, 2], stride [2, 27, 1, 2, 27, 1], offset 48, elements [48, 49]),
        // torch.arange(60).view((2, 2, 3, 5)).unfold(-3, 1, 3).diagonal(0, 0, 1).tensor_split((1,), -2)[0].view((15,))
        case!(779, [2, 2, 3, 5], [.unfold::<-3, 1, 3>().diagonal::<0, 0, 1>().split_at::<-2, 1>().0.view::<Shape![15]>()],
            shape [15], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
    ]
}

fn plain_39() -> Vec<Outcome> {
    vec![
        // torch.arange(8).view((1, 2, 1, 4)).swapaxes(3, -4).unsqueeze(0).narrow(-3, 1, 1).view((2, -1))[:, 1]
        case!(780, [1, 2, 1, 4], [.swapaxes::<3, -4>().unsqueeze::<0>().narrow::<-3, 1, 1>().view::<Shape![2, _]>().slice(s![.., 1])],
            shape [2], stride [2], offset 5, elements [5, 7]),
        // torch.arange(2).view((2,)).tensor_split((2,), -1)[0].view((2, 1))
        case!(781, [2], [.split_at::<-1, 2>().0.view::<Shape![2, 1]>()],
            shape [2, 1], stride [1, 1], offset 0, elements [0, 1]),
        // torch.arange(15).view((5, 3)).swapaxes(0, 1).movedim((0, 1), (0, 1)).view_as(torch.zeros((1, 3, 5)))
        case!(782, [5, 3], [.swapaxes::<0, 1>().movedims::<Dims![0, 1], Dims![0, 1]>().view_as(&Tensor::<i64, Shape![1, 3, 5]>::zeros())],
            shape [1, 3, 5], stride [3, 1, 3], offset 0, elements [0, 3, 6, 9, 12, 1, 4, 7, 10, 13, 2, 5, 8, 11, 14]),
        // torch.arange(2).view((2,)).permute((0,))[1].view_as(torch.zeros(())).view_as(torch.zeros((1,)))
        case!(783, [2], [.permute::<Dims![0]>().slice(s![1]).view_as(&Tensor::<i64, Shape![]>::zeros()).view_as(&Tensor::<i64, Shape![1]>::zeros())],
            shape [1], stride [1], offset 1, elements [1]),
        // torch.arange(32).view((2, 2, 2, 4, 1)).unfold(-1, 1, 1).as_strided((1,), (3,), 13)
        case!(784, [2, 2, 2, 4, 1], [.tile::<Shape![1]>().as_strided::<Shape![1], Strides![3], 13>()],
            shape [1], stride [3], offset 13, elements [13]),
        // torch.arange(60).view((3, 1, 4, 5)).movedim((-2, 0, 3, -3), (0, -2, 3, -3)).squeeze().tensor_split((3,), 2)[1]
        case!(785, [3, 1, 4, 5], [.movedims::<Dims![-2, 0, 3, -3], Dims![0, -2, 3, -3]>().squeeze_all().split_at::<2, 3>().1],
            shape [4, 3, 2], stride [5, 20, 1], offset 3, checksum 0x3dfdd1cafda5ce91),
        // torch.arange(36).view((3, 4, 3)).diagonal(1, -1, -3).diagonal(2, -1, -2).tensor_split((2,), 0)[0].unfold(-1, 2, 1)
        case!(786, [3, 4, 3], [.diagonal::<1, -1, -3>().diagonal::<2, -1, -2>().split_at::<0, 2>().0.unfold::<-1, 2, 1>()],
            shape [1, 2], stride [16, 16], offset 18, elements [18, 34]),
        // torch.arange(16).view((1, 4, 4)).broadcast_to((6, 1, 4, -1)).movedim(2, 1).unfold(0, 2, 1)
        case!(787, [1, 4, 4], [.broadcast_to::<Shape![6, 1, 4, _]>().movedim::<2, 1>().unfold::<0, 2, 1>()],
            shape [5, 4, 1, 4, 2], stride [0, 4, 16, 1, 0], offset 0, checksum 0x9e88cfc02051e945),
        // torch.arange(6).view((6, 1)).tensor_split((0,), 1)[1].diagonal(-4, 0, 1).view_as(torch.zeros(())).view(()).broadcast_to((2,))
        case!(788, [6, 1], [.split_at::<1, 0>().1.diagonal::<-4, 0, 1>().view_as(&Tensor::<i64, Shape![]>::zeros()).view::<Shape![]>().broadcast_to::<Shape![2]>()],
            shape [2], stride [0], offset 4, elements [4, 4]),
        // torch.atleast_2d(torch.arange(50).view((5, 10, 1))).transpose(0, -2).view((5, 2, 5, 1)).squeeze((-3, 3)).unflatten(-1, (-1,))
        case!(789, [5, 10, 1], [.atleast_2d().transpose::<0, -2>().view::<Shape![5, 2, 5, 1]>().squeeze_dims::<Dims![-3, 3]>().unflatten::<-1, Shape![_]>()],
            shape [5, 2, 5], stride [2, 1, 10], offset 0, checksum 0x8f826344b1c9f66a),
        // torch.atleast_1d(torch.arange(180).view((4, 3, 3, 5)).unfold(-2, 1, 3)[..., ::3].unfold(-2, 4, 7).squeeze((0, 4))).view_as(torch.zeros((1, 12, 4))).diagonal(1, -3, 2)
        case!(790, [4, 3, 3, 5], [.windows_with::<Shape![1, 4], Shape![3, 7], Shape![3, 1]>().squeeze_dims::<Dims![0, 4]>().atleast_1d().view_as(&Tensor::<i64, Shape![1, 12, 4]>::zeros()).diagonal::<1, -3, 2>()],
            shape [12, 1], stride [15, 181], offset 1, elements [1, 16, 31, 46, 61, 76, 91, 106, 121, 136, 151, 166]),
        // torch.atleast_3d(torch.arange(5).view((5,)).movedim((0,), (0,)).split(1, -1)[1])
        case!(791, [5], [.movedims::<Dims![0], Dims![0]>().split::<-1, 1>()[1].atleast_3d()],
            shape [1, 1, 1], stride [1, 1, 1], offset 0, elements [1]),
        // torch.arange(12).view((3, 1, 4)).squeeze(1).unfold(1, 4, 1).view((12,))
        case!(792, [3, 1, 4], [.squeeze::<1>().unfold::<1, 4, 1>().view::<Shape![12]>()],
            shape [12], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(72).view((1, 1, 4, 6, 3)).narrow(-2, 2, 4)[:, :1:2, -1, :, ::7].expand((4, 2, -1, 4)).view_as(torch.zeros((2, 4, 4, 4)))
        case!(793, [1, 1, 4, 6, 3], [.narrow::<-2, 2, 4>().slice(s![.., ..1;2, -1, .., ..;7]).expand::<Shape![4, 2, _, 4]>().view_as(&Tensor::<i64, Shape![2, 4, 4, 4]>::zeros())],
            shape [2, 4, 4, 4], stride [0, 0, 3, 0], offset 60, checksum 0xa0bf0938c4513665),
        // torch.arange(36).view((3, 2, 6)).unflatten(-1, (3, 2)).unbind(1)[1].unflatten(2, (-1, 2)).narrow(1, 2, 1)
        case!(794, [3, 2, 6], [.unflatten::<-1, Shape![3, 2]>().unbind::<1>()[1].unflatten::<2, Shape![_, 2]>().narrow::<1, 2, 1>()],
            shape [3, 1, 1, 2], stride [12, 2, 2, 1], offset 4, elements [10, 11, 22, 23, 34, 35]),
        // torch.arange(6).view((1, 6)).narrow(1, 1, 5).view((-1,))
        case!(795, [1, 6], [.narrow::<1, 1, 5>().view::<Shape![_]>()],
            shape [5], stride [1], offset 1, elements [1, 2, 3, 4, 5]),
        // torch.arange(80).view((1, 5, 4, 4)).unfold(-1, 3, 5)[..., ::2][0::3, :-2:4].view_as(torch.zeros((8,))).unfold(-1, 1, 1)
        case!(796, [1, 5, 4, 4], [.windows_with::<Shape![2], Shape![5], Shape![2]>().slice(s![0..;3, ..-2;4]).view_as(&Tensor::<i64, Shape![8]>::zeros()).windows::<Shape![1]>()],
            shape [8, 1], stride [2, 2], offset 0, elements [0, 2, 4, 6, 8, 10, 12, 14]),
        // torch.arange(96).view((6, 4, 4)).chunk(2, 1)[1].unbind(-1)[1].expand((1, 6, -1)).expand_as(torch.zeros((4, 6, 2)))
        case!(797, [6, 4, 4], [.chunk::<1, 2>()[1].unbind::<-1>()[1].expand::<Shape![1, 6, _]>().expand_as(&Tensor::<i64, Shape![4, 6, 2]>::zeros())],
            shape [4, 6, 2], stride [0, 16, 4], offset 0, checksum 0xb644fb0594841715),
        // torch.arange(160).view((8, 4, 5)).as_strided((5, 5, 5), (5, 0, 1), 108).unfold(-1, 1, 1).view((1, 5, 5, 5))
        case!(798, [8, 4, 5], [.as_strided::<Shape![5, 5, 5], Strides![5, 0, 1], 108>().windows::<Shape![1]>().view::<Shape![1, 5, 5, 5]>()],
            shape [1, 5, 5, 5], stride [25, 5, 0, 1], offset 108, checksum 0x57d5ba334da86eab),
        // torch.arange(48).view((4, 6, 2)).unflatten(1, (-1, 1)).diagonal(0, -4, -1).view_as(torch.zeros((6, 2))).flatten(-1, 1)
        case!(799, [4, 6, 2], [.unflatten::<1, Shape![_, 1]>().diagonal::<0, -4, -1>().view_as(&Tensor::<i64, Shape![6, 2]>::zeros()).flatten::<-1, 1>()],
            shape [6, 2], stride [2, 13], offset 0, elements [0, 13, 2, 15, 4, 17, 6, 19, 8, 21, 10, 23]),
    ]
}

fn plain_40() -> Vec<Outcome> {
    vec![
        // torch.arange(48).view((2, 4, 6)).chunk(6, 2)[3].flatten(1, 2)
        case!(800, [2, 4, 6], [.chunk::<2, 6>()[3].flatten::<1, 2>()],
            shape [2, 4], stride [24, 6], offset 0, elements [3, 9, 15, 21, 27, 33, 39, 45]),
        // torch.arange(10).view((10,)).t().chunk(10, 0)[5].expand((1,))
        case!(801, [10], [.t().chunk::<0, 10>()[5].expand::<Shape![1]>()],
            shape [1], stride [1], offset 0, elements [5]),
        // torch.atleast_2d(torch.arange(1).view(())).t().unfold(-1, 1, 1).unfold(2, 1, 1).tensor_split((0,), 0)[1]
        case!(802, [], [.atleast_2d().t().windows::<Shape![1]>().unfold::<2, 1, 1>().split_at::<0, 0>().1],
            shape [1, 1, 1, 1], stride [1, 1, 1, 1], offset 0, elements [0]),
        // torch.arange(45).view((5, 3, 3)).unfold(2, 2, 1).movedim((1, -2, -1, -4), (-1, -3, 0, 2)).view((-1, 2, 3, 5))
        case!(803, [5, 3, 3], [.unfold::<2, 2, 1>().movedims::<Dims![1, -2, -1, -4], Dims![-1, -3, 0, 2]>().view::<Shape![_, 2, 3, 5]>()],
            shape [2, 2, 3, 5], stride [1, 1, 15, 3], offset 0, checksum 0x908dd15c0d72c375),
        // torch.arange(32).view((2, 4, 4)).view_as(torch.zeros((8, 4)))
        case!(804, [2, 4, 4], [.view_as(&Tensor::<i64, Shape![8, 4]>::zeros())],
            shape [8, 4], stride [4, 1], offset 0, checksum 0xe6cb594c1a148ac5),
        // torch.arange(120).view((12, 5, 2, 1)).permute((2, 3, 1, 0))
        case!(805, [12, 5, 2, 1], [.permute::<Dims![2, 3, 1, 0]>()],
            shape [2, 1, 5, 12], stride [1, 1, 2, 10], offset 0, checksum 0x2e9a2f2b0e7ab455),
        // torch.arange(1).view(()).expand((1, 1)).unbind(1)[0].tensor_split((0,), 0)[1].squeeze(-1)
        case!(806, [], [.expand::<Shape![1, 1]>().unbind::<1>()[0].split_at::<0, 0>().1.squeeze::<-1>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(16).view((4, 4)).view_as(torch.zeros((16,)))
        case!(807, [4, 4], [.view_as(&Tensor::<i64, Shape![16]>::zeros())],
            shape [16], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
        // torch.arange(30).view((3, 10)).mT.squeeze().tensor_split((2,), -2)[0].mT
        case!(808, [3, 10], [.mT().squeeze_all().split_at::<-2, 2>().0.mT()],
            shape [3, 2], stride [10, 1], offset 0, elements [0, 1, 10, 11, 20, 21]),
        // torch.arange(300).view((10, 2, 3, 5)).broadcast_to((1, 10, -1, 3, -1)).split(1, -4)[3]
        case!(809, [10, 2, 3, 5], [.broadcast_to::<Shape![1, 10, _, 3, _]>().split::<-4, 1>()[3]],
            shape [1, 1, 2, 3, 5], stride [300, 30, 15, 5, 1], offset 0, checksum 0xfa143184d76c1532),
        // torch.arange(36).view((4, 1, 9, 1, 1)).unfold(2, 2, 2).squeeze()
        case!(810, [4, 1, 9, 1, 1], [.unfold::<2, 2, 2>().squeeze_all()],
            shape [4, 4, 2], stride [9, 2, 1], offset 0, checksum 0x401a5e5e60854dad),
        // torch.arange(4).view((4, 1)).unflatten(0, (4, 1)).swapaxes(0, -3).view_as(torch.zeros((4,)))
        case!(811, [4, 1], [.unflatten::<0, Shape![4, 1]>().swapaxes::<0, -3>().view_as(&Tensor::<i64, Shape![4]>::zeros())],
            shape [4], stride [1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(54).view((6, 1, 9)).expand((-1, 2, -1)).view_as(torch.zeros((6, 2, 1, 9)))
        case!(812, [6, 1, 9], [.expand::<Shape![_, 2, _]>().view_as(&Tensor::<i64, Shape![6, 2, 1, 9]>::zeros())],
            shape [6, 2, 1, 9], stride [9, 0, 9, 1], offset 0, checksum 0x72c95098665622e7),
        // torch.arange(240).view((5, 6, 4, 2)).view((240,))
        case!(813, [5, 6, 4, 2], [.view::<Shape![240]>()],
            shape [240], stride [1], offset 0, checksum 0xf2f972d8a87c5ad5),
        // torch.arange(12).view((3, 2, 2)).unfold(-2, 1, 1).unfold(-2, 2, 2).unfold(-2, 1, 1)[..., ::3].view_as(torch.zeros((6, 2)))
        case!(814, [3, 2, 2], [.unfold::<-2, 1, 1>().windows_with::<Shape![2, 1], Shape![2, 1], Shape![1, 3]>().view_as(&Tensor::<i64, Shape![6, 2]>::zeros())],
            shape [6, 2], stride [2, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(192).view((6, 8, 4)).squeeze((0,)).unbind(-3)[5]
        case!(815, [6, 8, 4], [.squeeze_dims::<Dims![0]>().unbind::<-3>()[5]],
            shape [8, 4], stride [4, 1], offset 0, checksum 0x8c809ebef5ea1c45),
        // torch.arange(6).view((3, 2)).view((6,))
        case!(816, [3, 2], [.view::<Shape![6]>()],
            shape [6], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(288).view((4, 3, 6, 4)).expand_as(torch.zeros((4, 4, 3, 6, 4))).tensor_split((1,), -2)[0]
        case!(817, [4, 3, 6, 4], [.expand_as(&Tensor::<i64, Shape![4, 4, 3, 6, 4]>::zeros()).split_at::<-2, 1>().0],
            shape [4, 4, 3, 1, 4], stride [0, 72, 24, 4, 1], offset 0, checksum 0x5edd195ea8c71b65),
        // torch.arange(3).view((1, 1, 3)).diagonal(0, 1, -3).expand_as(torch.zeros((3, 3, 1))).diagonal(-1, 1, 2).broadcast_to((6, -1, 1)).unfold(2, 1, 3)
        case!(818, [1, 1, 3], [.diagonal::<0, 1, -3>().expand_as(&Tensor::<i64, Shape![3, 3, 1]>::zeros()).diagonal::<-1, 1, 2>().broadcast_to::<Shape![6, _, 1]>().unfold::<2, 1, 3>()],
            shape [6, 3, 1, 1], stride [0, 0, 21, 7], offset 1, checksum 0x4d7e75bb2e207047),
        // torch.arange(40).view((4, 2, 5)).movedim((1, -3), (2, -3)).squeeze(-3).expand((2, 2, 4, -1, 2)).expand_as(torch.zeros((2, 2, 4, 5, 2)))
        case!(819, [4, 2, 5], [.movedims::<Dims![1, -3], Dims![2, -3]>().squeeze::<-3>().expand::<Shape![2, 2, 4, _, 2]>().expand_as(&Tensor::<i64, Shape![2, 2, 4, 5, 2]>::zeros())],
            shape [2, 2, 4, 5, 2], stride [0, 0, 10, 1, 5], offset 0, checksum 0xf29780efe4c35105),
    ]
}

fn plain_41() -> Vec<Outcome> {
    vec![
        // torch.atleast_1d(torch.arange(5).view((5,))).unfold(-1, 4, 1)
        case!(820, [5], [.atleast_1d().unfold::<-1, 4, 1>()],
            shape [2, 4], stride [1, 1], offset 0, elements [0, 1, 2, 3, 1, 2, 3, 4]),
        // torch.arange(2).view((1, 2)).expand((6, 2, -1)).unflatten(-3, (2, 1, 3)).swapdims(1, 4)
        case!(821, [1, 2], [.expand::<Shape![6, 2, _]>().unflatten::<-3, Shape![2, 1, 3]>().swapdims::<1, 4>()],
            shape [2, 2, 3, 2, 1], stride [0, 1, 0, 0, 0], offset 0, checksum 0xfad578ad481a8a41),
        // torch.arange(384).view((4, 4, 12, 2, 1)).unsqueeze(2).flatten(-5, 4).squeeze().unfold(0, 4, 3).view_as(torch.zeros((48, 1, 2, 4)))
        case!(822, [4, 4, 12, 2, 1], [.unsqueeze::<2>().flatten::<-5, 4>().squeeze_all().unfold::<0, 4, 3>().view_as(&Tensor::<i64, Shape![48, 1, 2, 4]>::zeros())],
            shape [48, 1, 2, 4], stride [2, 2, 1, 96], offset 0, checksum 0x2d3573d88ece7c25),
        // torch.arange(120).view((8, 5, 3)).unfold(-3, 3, 1).unfold(-3, 1, 1).unfold(-3, 3, 1)
        case!(823, [8, 5, 3], [.windows::<Shape![3, 1, 3]>()],
            shape [6, 5, 1, 3, 1, 3], stride [15, 3, 1, 15, 3, 1], offset 0, checksum 0xbec7cb0981715fc4),
        // torch.arange(20).view((4, 5)).diagonal(-4, 1, -2).unfold(0, 1, 1).view_as(torch.zeros(())).t()
        case!(824, [4, 5], [.diagonal::<-4, 1, -2>().unfold::<0, 1, 1>().view_as(&Tensor::<i64, Shape![]>::zeros()).t()],
            shape [], stride [], offset 4, elements [4]),
        // torch.arange(24).view((3, 2, 4)).swapaxes(1, -3).squeeze(1).unbind(1)[2].view_as(torch.zeros((8,)))
        case!(825, [3, 2, 4], [.swapaxes::<1, -3>().squeeze::<1>().unbind::<1>()[2].view_as(&Tensor::<i64, Shape![8]>::zeros())],
            shape [8], stride [1], offset 0, elements [16, 17, 18, 19, 20, 21, 22, 23]),
        // torch.arange(27).view((3, 9)).tensor_split((0,), 0)[1].unfold(-2, 3, 3).unfold(-2, 5, 1)[..., ::4].unfold(-2, 3, 1).squeeze().unfold(1, 1, 3)
        case!(826, [3, 9], [.split_at::<0, 0>().1.unfold::<-2, 3, 3>().windows_with::<Shape![2, 3], Shape![1, 1], Shape![4, 1]>().squeeze_all().unfold::<1, 1, 3>()],
            shape [5, 1, 3, 1], stride [1, 12, 9, 4], offset 0, elements [0, 9, 18, 1, 10, 19, 2, 11, 20, 3, 12, 21, 4, 13, 22]),
        // torch.arange(18).view((3, 2, 3)).view((18, -1)).split(9, 0)[0].squeeze()
        case!(827, [3, 2, 3], [.view::<Shape![18, _]>().split::<0, 9>()[0].squeeze_all()],
            shape [9], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8]),
        // torch.arange(150).view((3, 5, 5, 2)).movedim((3, 2, -4, 1), (3, 2, 0, 1))
        case!(828, [3, 5, 5, 2], [.movedims::<Dims![3, 2, -4, 1], Dims![3, 2, 0, 1]>()],
            shape [3, 5, 5, 2], stride [50, 10, 2, 1], offset 0, checksum 0xf8839c7f97bf12ee),
        // torch.arange(120).view((5, 1, 4, 1, 6)).split_with_sizes([1, 1, 1, 1], 2)[0][0, :, :].split_with_sizes([1], 1)[0].flatten(-2, 3)
        case!(829, [5, 1, 4, 1, 6], [.split_with_sizes::<2, Shape![1, 1, 1, 1]>().0.slice(s![0, .., ..]).split_with_sizes::<1, Shape![1]>().0.flatten::<-2, 3>()],
            shape [1, 1, 6], stride [6, 6, 1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.atleast_3d(torch.atleast_2d(torch.arange(12).view((12,)))).select(2, 0).unbind(-1)[10]
        case!(830, [12], [.atleast_2d().atleast_3d().select::<2, 0>().unbind::<-1>()[10]],
            shape [1], stride [12], offset 0, elements [10]),
        // torch.arange(15).view((5, 1, 3)).flatten(-1, -1)
        case!(831, [5, 1, 3], [.flatten::<-1, -1>()],
            shape [5, 1, 3], stride [3, 3, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
        // torch.arange(12).view((1, 4, 3)).unfold(-1, 1, 1).squeeze(-1).expand((-1, -1, -1))
        case!(832, [1, 4, 3], [.unfold::<-1, 1, 1>().squeeze::<-1>().expand::<Shape![_, _, _]>()],
            shape [1, 4, 3], stride [12, 3, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(3).view((1, 3)).chunk(3, 1)[2].view_as(torch.zeros((1,))).unfold(-1, 1, 1).transpose(1, 1).squeeze((-2, -1))
        case!(833, [1, 3], [.chunk::<1, 3>()[2].view_as(&Tensor::<i64, Shape![1]>::zeros()).windows::<Shape![1]>().transpose::<1, 1>().squeeze_dims::<Dims![-2, -1]>()],
            shape [], stride [], offset 0, elements [2]),
        // torch.arange(72).view((4, 9, 2)).diagonal(0, -3, -2).tensor_split((2,), 1)[1].split(1, 1)[1]
        case!(834, [4, 9, 2], [.diagonal::<0, -3, -2>().split_at::<1, 2>().1.split::<1, 1>()[1]],
            shape [2, 1], stride [1, 20], offset 0, elements [60, 61]),
        // torch.arange(9).view((9,)).unfold(-1, 3, 1)[..., ::2].view_as(torch.zeros((7, 1, 2)))
        case!(835, [9], [.windows_with::<Shape![2], Shape![1], Shape![2]>().view_as(&Tensor::<i64, Shape![7, 1, 2]>::zeros())],
            shape [7, 1, 2], stride [1, 4, 2], offset 0, elements [0, 2, 1, 3, 2, 4, 3, 5, 4, 6, 5, 7, 6, 8]),
        // torch.arange(288).view((6, 1, 4, 3, 1, 4)).diagonal(0, 5, -3).as_strided((3, 3, 1, 2), (0, 1, 1, 0), 7).squeeze()
        case!(836, [6, 1, 4, 3, 1, 4], [.diagonal::<0, 5, -3>().as_strided::<Shape![3, 3, 1, 2], Strides![0, 1, 1, 0], 7>().squeeze_all()],
            shape [3, 3, 2], stride [0, 1, 0], offset 7, checksum 0xb6da69a72be6712d),
        // torch.arange(5).view((5,)).broadcast_to((1, 6, 5))
        case!(837, [5], [.broadcast_to::<Shape![1, 6, 5]>()],
            shape [1, 6, 5], stride [0, 0, 1], offset 0, checksum 0xb3dea16a532d5975),
        // torch.arange(45).view((1, 5, 9))[0:, :].view((15, 3)).chunk(3, 0)[2].unfold(1, 3, 1).unfold(-1, 3, 1)
        case!(838, [1, 5, 9], [.slice(s![0.., ..]).view::<Shape![15, 3]>().chunk::<0, 3>()[2].unfold::<1, 3, 1>().windows::<Shape![3]>()],
            shape [5, 1, 1, 3], stride [3, 1, 1, 1], offset 0, elements [30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44]),
        // torch.arange(24).view((1, 4, 6)).chunk(6, -1)[4].permute((0, 2, 1)).select(-2, 0).view_as(torch.zeros((4,)))
        case!(839, [1, 4, 6], [.chunk::<-1, 6>()[4].permute::<Dims![0, 2, 1]>().select::<-2, 0>().view_as(&Tensor::<i64, Shape![4]>::zeros())],
            shape [4], stride [6], offset 0, elements [4, 10, 16, 22]),
    ]
}

fn plain_42() -> Vec<Outcome> {
    vec![
        // torch.arange(48).view((2, 2, 12)).view_as(torch.zeros((24, 2))).unbind(-1)[1].narrow(-1, 13, 10).unfold(-1, 1, 7).unfold(1, 1, 3)
        case!(840, [2, 2, 12], [.view_as(&Tensor::<i64, Shape![24, 2]>::zeros()).unbind::<-1>()[1].narrow::<-1, 13, 10>().unfold::<-1, 1, 7>().unfold::<1, 1, 3>()],
            shape [2, 1, 1], stride [14, 6, 2], offset 26, elements [27, 41]),
        // torch.arange(108).view((3, 2, 2, 9)).split(1, 0)[0].mT
        case!(841, [3, 2, 2, 9], [.split::<0, 1>()[0].mT()],
            shape [1, 2, 9, 2], stride [36, 18, 1, 9], offset 0, checksum 0x4a8334b56ed06721),
        // torch.arange(30).view((6, 5)).permute((1, 0)).view((5, 1, 6))
        case!(842, [6, 5], [.permute::<Dims![1, 0]>().view::<Shape![5, 1, 6]>()],
            shape [5, 1, 6], stride [1, 30, 5], offset 0, checksum 0xa2f7e31b1bca6336),
        // torch.arange(96).view((4, 2, 12)).transpose(1, -1).view_as(torch.zeros((2, 2, 12, 2)))
        case!(843, [4, 2, 12], [.transpose::<1, -1>().view_as(&Tensor::<i64, Shape![2, 2, 12, 2]>::zeros())],
            shape [2, 2, 12, 2], stride [48, 24, 1, 12], offset 0, checksum 0xcbb9ebad59394ba5),
        // torch.arange(18).view((3, 3, 2)).unfold(-2, 3, 2).unfold(-2, 2, 6).swapdims(-5, -4).split_with_sizes([2, 1], 3)[0].view_as(torch.zeros((3, 1, 4)))
        case!(844, [3, 3, 2], [.windows_with::<Shape![3, 2], Shape![2, 6], Shape![1, 1]>().swapdims::<-5, -4>().split_with_sizes::<3, Shape![2, 1]>().0.view_as(&Tensor::<i64, Shape![3, 1, 4]>::zeros())],
            shape [3, 1, 4], stride [6, 4, 1], offset 0, elements [0, 1, 2, 3, 6, 7, 8, 9, 12, 13, 14, 15]),
        // torch.atleast_1d(torch.arange(90).view((3, 6, 5))).unfold(-2, 1, 1).unfold(-2, 5, 5).split_with_sizes([1, 1, 1], 0)[0].view_as(torch.zeros((1, 30)))
        case!(845, [3, 6, 5], [.atleast_1d().tile::<Shape![1, 5]>().split_with_sizes::<0, Shape![1, 1, 1]>().0.view_as(&Tensor::<i64, Shape![1, 30]>::zeros())],
            shape [1, 30], stride [30, 1], offset 0, checksum 0xe707b5c91a84776),
        // torch.arange(18).view((3, 2, 3, 1)).swapdims(0, 3).flatten(-4, -3).view_as(torch.zeros((6, 1, 1, 3))).view_as(torch.zeros((6, 1, 3, 1)))
        case!(846, [3, 2, 3, 1], [.swapdims::<0, 3>().flatten::<-4, -3>().view_as(&Tensor::<i64, Shape![6, 1, 1, 3]>::zeros()).view_as(&Tensor::<i64, Shape![6, 1, 3, 1]>::zeros())],
            shape [6, 1, 3, 1], stride [1, 18, 6, 6], offset 0, checksum 0xe2c2e6bbf4762e54),
        // torch.arange(6).view((1, 1, 6)).unfold(-1, 4, 2).broadcast_to((2, 5, 2, 4)).view_as(torch.zeros((10, 1, 1, 2, 1, 4)))
        case!(847, [1, 1, 6], [.windows_with::<Shape![4], Shape![2], Shape![1]>().broadcast_to::<Shape![2, 5, 2, 4]>().view_as(&Tensor::<i64, Shape![10, 1, 1, 2, 1, 4]>::zeros())],
            shape [10, 1, 1, 2, 1, 4], stride [0, 4, 4, 2, 4, 1], offset 0, checksum 0x1e43fa4e98edde7d),
        // torch.atleast_2d(torch.arange(324).view((3, 4, 3, 9)).view_as(torch.zeros((324,))).as_strided((), (), 190)).view_as(torch.zeros((1,)))
        case!(848, [3, 4, 3, 9], [.view_as(&Tensor::<i64, Shape![324]>::zeros()).as_strided::<Shape![], Strides![], 190>().atleast_2d().view_as(&Tensor::<i64, Shape![1]>::zeros())],
            shape [1], stride [1], offset 190, elements [190]),
        // torch.arange(108).view((3, 6, 6)).view_as(torch.zeros((18, 6, 1))).as_strided((2,), (2,), 85).unsqueeze(-1)
        case!(849, [3, 6, 6], [.view_as(&Tensor::<i64, Shape![18, 6, 1]>::zeros()).as_strided::<Shape![2], Strides![2], 85>().unsqueeze::<-1>()],
            shape [2, 1], stride [2, 1], offset 85, elements [85, 87]),
        // torch.arange(200).view((4, 10, 5)).expand((1, 4, -1, 10, -1)).view_as(torch.zeros((2, 2, 1, 40, 5)))
        case!(850, [4, 10, 5], [.expand::<Shape![1, 4, _, 10, _]>().view_as(&Tensor::<i64, Shape![2, 2, 1, 40, 5]>::zeros())],
            shape [2, 2, 1, 40, 5], stride [0, 0, 200, 5, 1], offset 0, checksum 0x59173c9db2e32185),
        // torch.arange(75).view((5, 5, 3)).unfold(-2, 1, 4).unfold(-2, 2, 5).mT.transpose(-4, 2).squeeze((-1, -3, 3, -5, 1)).swapdims(1, -3)
        case!(851, [5, 5, 3], [.windows_with::<Shape![1, 2], Shape![4, 5], Shape![1, 1]>().mT().transpose::<-4, 2>().squeeze_dims::<Dims![-1, -3, 3, -5, 1]>().swapdims::<1, -3>()],
            shape [2, 5, 2], stride [12, 15, 1], offset 0, checksum 0x686b993767b90b1d),
        // torch.arange(25).view((5, 5)).permute((1, 0)).view((5, -1))
        case!(852, [5, 5], [.permute::<Dims![1, 0]>().view::<Shape![5, _]>()],
            shape [5, 5], stride [1, 5], offset 0, checksum 0x1259736ca7ce2af),
        // torch.arange(1).view(()).as_strided((), (), 0).expand((1, 1))
        case!(853, [], [.as_strided::<Shape![], Strides![], 0>().expand::<Shape![1, 1]>()],
            shape [1, 1], stride [0, 0], offset 0, elements [0]),
        // torch.arange(40).view((1, 4, 10)).permute((-3, 2, 1)).view((10, 4)).unfold(-2, 10, 10).unfold(-2, 4, 4).view((10, 4))
        case!(854, [1, 4, 10], [.permute::<Dims![-3, 2, 1]>().view::<Shape![10, 4]>().tile::<Shape![10, 4]>().view::<Shape![10, 4]>()],
            shape [10, 4], stride [1, 10], offset 0, checksum 0x26d062f85d69dab5),
        // torch.arange(24).view((1, 6, 4, 1)).view((24, 1)).mT.view_as(torch.zeros((24,))).unfold(-1, 2, 1)
        case!(855, [1, 6, 4, 1], [.view::<Shape![24, 1]>().mT().view_as(&Tensor::<i64, Shape![24]>::zeros()).windows::<Shape![2]>()],
            shape [23, 2], stride [1, 1], offset 0, checksum 0x6864f463c7ba6cfa),
        // torch.arange(3).view((3, 1, 1)).movedim(2, 0)[:, 0::7, :].narrow(1, 0, 1).narrow(2, 0, 1)
        case!(856, [3, 1, 1], [.movedim::<2, 0>().slice(s![.., 0..;7, ..]).narrow::<1, 0, 1>().narrow::<2, 0, 1>()],
            shape [1, 1, 1], stride [1, 7, 1], offset 0, elements [0]),
        // torch.arange(45).view((3, 3, 5)).transpose(0, -2).movedim((), ())
        case!(857, [3, 3, 5], [.transpose::<0, -2>().movedims::<Dims![], Dims![]>()],
            shape [3, 3, 5], stride [5, 15, 1], offset 0, checksum 0x87783eba9a55dfbf),
        // torch.arange(48).view((3, 4, 4)).swapdims(-3, 2).permute((0, 2, 1)).tensor_split((2,), 0)[0].unbind(-1)[0].view_as(torch.zeros((2, 1, 3)))
        case!(858, [3, 4, 4], [.swapdims::<-3, 2>().permute::<Dims![0, 2, 1]>().split_at::<0, 2>().0.unbind::<-1>()[0].view_as(&Tensor::<i64, Shape![2, 1, 3]>::zeros())],
            shape [2, 1, 3], stride [1, 48, 16], offset 0, elements [0, 16, 32, 1, 17, 33]),
        // torch.arange(5).view((1, 5)).view_as(torch.zeros((1, 5, 1)))
        case!(859, [1, 5], [.view_as(&Tensor::<i64, Shape![1, 5, 1]>::zeros())],
            shape [1, 5, 1], stride [5, 1, 1], offset 0, elements [0, 1, 2, 3, 4]),
    ]
}

fn plain_43() -> Vec<Outcome> {
    vec![
        // torch.arange(80).view((8, 5, 2)).unfold(-2, 3, 1).unfold(-2, 2, 1)
        case!(860, [8, 5, 2], [.windows::<Shape![3, 2]>()],
            shape [8, 3, 1, 3, 2], stride [10, 2, 1, 2, 1], offset 0, checksum 0xda67f1ac4d35d055),
        // torch.arange(288).view((1, 12, 8, 3)).unfold(-1, 2, 1).view_as(torch.zeros((24, 1, 4, 2, 2)))
        case!(861, [1, 12, 8, 3], [.windows::<Shape![2]>().view_as(&Tensor::<i64, Shape![24, 1, 4, 2, 2]>::zeros())],
            shape [24, 1, 4, 2, 2], stride [12, 12, 3, 1, 1], offset 0, checksum 0x84275e90b3a6425),
        // torch.arange(5).view((5,)).movedim((), ()).unfold(0, 2, 2)
        case!(862, [5], [.movedims::<Dims![], Dims![]>().unfold::<0, 2, 2>()],
            shape [2, 2], stride [2, 1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(25).view((1, 5, 5)).view_as(torch.zeros((1, 25)))
        case!(863, [1, 5, 5], [.view_as(&Tensor::<i64, Shape![1, 25]>::zeros())],
            shape [1, 25], stride [25, 1], offset 0, checksum 0xa8d07925296ef6f),
        // torch.arange(192).view((2, 4, 8, 3)).swapaxes(2, -4).permute((0, 2, 1, 3)).movedim((-2, 3, 0), (-1, 1, 0)).view_as(torch.zeros((12, 2, 8))).unbind(-2)[0]
        case!(864, [2, 4, 8, 3], [.swapaxes::<2, -4>().permute::<Dims![0, 2, 1, 3]>().movedims::<Dims![-2, 3, 0], Dims![-1, 1, 0]>().view_as(&Tensor::<i64, Shape![12, 2, 8]>::zeros()).unbind::<-2>()[0]],
            shape [12, 8], stride [2, 24], offset 0, checksum 0x1587b63dfc623825),
        // torch.arange(100).view((5, 5, 4)).swapaxes(0, -2).unfold(-1, 1, 1)[..., ::2]
        case!(865, [5, 5, 4], [.swapaxes::<0, -2>().windows_with::<Shape![1], Shape![1], Shape![2]>()],
            shape [5, 5, 4, 1], stride [4, 20, 1, 2], offset 0, checksum 0x723ca50899ed5131),
        // torch.arange(12).view((4, 3)).unflatten(0, (2, -1)).split_with_sizes([1, 1], -2)[0].unfold(-2, 1, 1).unfold(-2, 3, 1).expand((-1, -1, 1, 2, 3)).view_as(torch.zeros((1, 2, 2, 3)))
        case!(866, [4, 3], [.unflatten::<0, Shape![2, _]>().split_with_sizes::<-2, Shape![1, 1]>().0.windows::<Shape![1, 3]>().expand::<Shape![_, _, 1, 2, 3]>().view_as(&Tensor::<i64, Shape![1, 2, 2, 3]>::zeros())],
            shape [1, 2, 2, 3], stride [12, 6, 0, 1], offset 0, elements [0, 1, 2, 0, 1, 2, 6, 7, 8, 6, 7, 8]),
        // torch.arange(40).view((1, 10, 4)).select(0, 0).unfold(-2, 10, 10).unfold(-2, 2, 2).select(3, 0).view((-1, 10))
        case!(867, [1, 10, 4], [.select::<0, 0>().tile::<Shape![10, 2]>().select::<3, 0>().view::<Shape![_, 10]>()],
            shape [2, 10], stride [2, 4], offset 0, checksum 0x4b96c200d519382d),
        // torch.arange(96).view((4, 4, 6)).transpose(-2, 2).chunk(4, -3)[1].permute((1, 0, 2)).permute((-3, -1, 1))
        case!(868, [4, 4, 6], [.transpose::<-2, 2>().chunk::<-3, 4>()[1].permute::<Dims![1, 0, 2]>().permute::<Dims![-3, -1, 1]>()],
            shape [6, 4, 1], stride [1, 6, 24], offset 0, checksum 0x418536e3e4ac8415),
        // torch.arange(240).view((2, 1, 6, 4, 5, 1)).chunk(6, 2)[2].permute((2, 0, 3, 1, 4, 5))
        case!(869, [2, 1, 6, 4, 5, 1], [.chunk::<2, 6>()[2].permute::<Dims![2, 0, 3, 1, 4, 5]>()],
            shape [1, 2, 4, 1, 5, 1], stride [20, 120, 5, 120, 1, 1], offset 0, checksum 0x9761164ae4a9dc6d),
        // torch.atleast_1d(torch.arange(1).view(())).expand_as(torch.zeros((2,))).expand((1, 6, 2))
        case!(870, [], [.atleast_1d().expand_as(&Tensor::<i64, Shape![2]>::zeros()).expand::<Shape![1, 6, 2]>()],
            shape [1, 6, 2], stride [0, 0, 0], offset 0, elements [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
        // torch.arange(6).view((2, 1, 3)).view((-1,)).movedim((0,), (0,)).split(2, 0)[0].unfold(-1, 1, 1).view_as(torch.zeros((2,)))
        case!(871, [2, 1, 3], [.view::<Shape![_]>().movedims::<Dims![0], Dims![0]>().split::<0, 2>()[0].windows::<Shape![1]>().view_as(&Tensor::<i64, Shape![2]>::zeros())],
            shape [2], stride [1], offset 0, elements [0, 1]),
        // torch.arange(72).view((2, 4, 3, 3, 1)).view((-1,)).unfold(-1, 6, 6)
        case!(872, [2, 4, 3, 3, 1], [.view::<Shape![_]>().tile::<Shape![6]>()],
            shape [12, 6], stride [6, 1], offset 0, checksum 0x48252b6b285e883d),
        // torch.arange(3).view((3, 1)).diagonal(-1, 0, -1)
        case!(873, [3, 1], [.diagonal::<-1, 0, -1>()],
            shape [1], stride [2], offset 1, elements [1]),
        // torch.arange(10).view((5, 2)).narrow(1, 1, 1).view_as(torch.zeros((5,))).unfold(-1, 5, 5)
        case!(874, [5, 2], [.narrow::<1, 1, 1>().view_as(&Tensor::<i64, Shape![5]>::zeros()).tile::<Shape![5]>()],
            shape [1, 5], stride [10, 2], offset 1, elements [1, 3, 5, 7, 9]),
        // torch.arange(5).view((1, 5)).permute((0, 1)).flatten(-2, 1)
        case!(875, [1, 5], [.permute::<Dims![0, 1]>().flatten::<-2, 1>()],
            shape [5], stride [1], offset 0, elements [0, 1, 2, 3, 4]),
        // torch.arange(12).view((4, 1, 3)).squeeze().unflatten(0, (-1,))[1:2, :].narrow(1, 1, 1)
        case!(876, [4, 1, 3], [.squeeze_all().unflatten::<0, Shape![_]>().slice(s![1..2, ..]).narrow::<1, 1, 1>()],
            shape [1, 1], stride [3, 1], offset 4, elements [4]),
        // torch.arange(1).view(()).t().expand((3, 1)).tensor_split((3,), 0)[0].diagonal(2, 1, 0).squeeze()
        case!(877, [], [.t().expand::<Shape![3, 1]>().split_at::<0, 3>().0.diagonal::<2, 1, 0>().squeeze_all()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(120).view((4, 5, 6)).split_with_sizes([4, 1], 1)[0].broadcast_to((4, 1, 4, 4, -1)).diagonal(1, 4, 3)
        case!(878, [4, 5, 6], [.split_with_sizes::<1, Shape![4, 1]>().0.broadcast_to::<Shape![4, 1, 4, 4, _]>().diagonal::<1, 4, 3>()],
            shape [4, 1, 4, 3], stride [0, 120, 30, 7], offset 6, checksum 0xd0be0a2dc82e1945),
        // torch.arange(4).view((4, 1)).select(0, 1).squeeze().expand((5,)).unfold(-1, 5, 1)[::3, -5]
        case!(879, [4, 1], [.select::<0, 1>().squeeze_all().expand::<Shape![5]>().windows::<Shape![5]>().slice(s![..;3, -5])],
            shape [1], stride [0], offset 1, elements [1]),
    ]
}

fn plain_44() -> Vec<Outcome> {
    vec![
        // torch.arange(18).view((3, 2, 1, 3)).view((9, 2)).chunk(2, -1)[0]
        case!(880, [3, 2, 1, 3], [.view::<Shape![9, 2]>().chunk::<-1, 2>()[0]],
            shape [9, 1], stride [2, 1], offset 0, elements [0, 2, 4, 6, 8, 10, 12, 14, 16]),
        // torch.arange(10).view((1, 10)).unfold(1, 7, 7).view((7,))
        case!(881, [1, 10], [.unfold::<1, 7, 7>().view::<Shape![7]>()],
            shape [7], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6]),
        // torch.arange(120).view((5, 6, 4)).movedim((0, -1), (1, -1)).as_strided((2, 4), (1, 1), 42).split(2, 1)[1]
        case!(882, [5, 6, 4], [.movedims::<Dims![0, -1], Dims![1, -1]>().as_strided::<Shape![2, 4], Strides![1, 1], 42>().split::<1, 2>()[1]],
            shape [2, 2], stride [1, 1], offset 0, elements [44, 45, 45, 46]),
        // torch.arange(24).view((4, 6)).select(0, 3).chunk(3, 0)[2].split_with_sizes([1, 1], 0)[1].permute((0,)).unfold(-1, 1, 2)[..., ::2]
        case!(883, [4, 6], [.select::<0, 3>().chunk::<0, 3>()[2].split_with_sizes::<0, Shape![1, 1]>().1.permute::<Dims![0]>().windows_with::<Shape![1], Shape![2], Shape![2]>()],
            shape [1, 1], stride [2, 2], offset 1, elements [23]),
        // torch.atleast_2d(torch.arange(8).view((1, 2, 4)).unfold(-1, 1, 1).view((-1,)).split_with_sizes([2, 3, 3], 0)[0].swapaxes(-1, -1))
        case!(884, [1, 2, 4], [.windows_with::<Shape![1], Shape![1], Shape![1]>().view::<Shape![_]>().split_with_sizes::<0, Shape![2, 3, 3]>().0.swapaxes::<-1, -1>().atleast_2d()],
            shape [1, 2], stride [2, 1], offset 0, elements [0, 1]),
        // torch.arange(18).view((6, 3)).unfold(0, 3, 1).view_as(torch.zeros((4, 3, 3, 1)))
        case!(885, [6, 3], [.unfold::<0, 3, 1>().view_as(&Tensor::<i64, Shape![4, 3, 3, 1]>::zeros())],
            shape [4, 3, 3, 1], stride [3, 1, 3, 3], offset 0, checksum 0x9b60fa97867dcbdd),
        // torch.arange(16).view((4, 1, 4))[:, :1].view((2, 8)).t().view_as(torch.zeros((2, 4, 2, 1)))
        case!(886, [4, 1, 4], [.slice(s![.., ..1]).view::<Shape![2, 8]>().t().view_as(&Tensor::<i64, Shape![2, 4, 2, 1]>::zeros())],
            shape [2, 4, 2, 1], stride [4, 1, 8, 8], offset 0, elements [0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15]),
        // torch.arange(15).view((5, 3)).tensor_split((3,), -1)[0].unfold(-1, 3, 3).squeeze()
        case!(887, [5, 3], [.split_at::<-1, 3>().0.windows_with::<Shape![3], Shape![3], Shape![1]>().squeeze_all()],
            shape [5, 3], stride [3, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
        // torch.atleast_1d(torch.arange(45).view((1, 9, 5)).narrow(-2, 7, 1).unfold(-2, 1, 2)[..., ::2].unfold(-2, 4, 3)).split(2, 4)[0].view((2,))
        case!(888, [1, 9, 5], [.narrow::<-2, 7, 1>().windows_with::<Shape![1, 4], Shape![2, 3], Shape![2, 1]>().atleast_1d().split::<4, 2>()[0].view::<Shape![2]>()],
            shape [2], stride [1], offset 0, elements [35, 36]),
        // torch.arange(72).view((9, 8)).as_strided((5, 4), (2, 2), 26).unfold(-2, 2, 1).unfold(-2, 4, 1).unfold(3, 1, 1).split(2, -2)[0].diagonal(0, 4, 1)
        case!(889, [9, 8], [.as_strided::<Shape![5, 4], Strides![2, 2], 26>().windows::<Shape![2, 4]>().unfold::<3, 1, 1>().split::<-2, 2>()[0].diagonal::<0, 4, 1>()],
            shape [4, 2, 2, 1], stride [2, 2, 2, 4], offset 0, elements [26, 28, 28, 30, 28, 30, 30, 32, 30, 32, 32, 34, 32, 34, 34, 36]),
        // torch.arange(2).view((2, 1, 1)).unfold(-2, 1, 1).unfold(-2, 1, 1).swapaxes(2, 1).swapdims(-4, 3).permute((3, 0, -1, 2, -4)).expand_as(torch.zeros((2, 3, 2, 6, 4, 1)))
        case!(890, [2, 1, 1], [.windows::<Shape![1, 1]>().swapaxes::<2, 1>().swapdims::<-4, 3>().permute::<Dims![3, 0, -1, 2, -4]>().expand_as(&Tensor::<i64, Shape![2, 3, 2, 6, 4, 1]>::zeros())],
            shape [2, 3, 2, 6, 4, 1], stride [0, 0, 1, 0, 0, 1], offset 0, checksum 0x58024ff6844a7d35),
        // torch.arange(8).view((8,)).unfold(-1, 2, 2).view((8,))
        case!(891, [8], [.tile::<Shape![2]>().view::<Shape![8]>()],
            shape [8], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7]),
        // torch.arange(72).view((6, 4, 3, 1)).unflatten(3, (1, 1))
        case!(892, [6, 4, 3, 1], [.unflatten::<3, Shape![1, 1]>()],
            shape [6, 4, 3, 1, 1], stride [12, 3, 1, 1, 1], offset 0, checksum 0x48252b6b285e883d),
        // torch.arange(144).view((2, 6, 6, 2)).broadcast_to((6, 2, 6, -1, 2)).unbind(0)[0]
        case!(893, [2, 6, 6, 2], [.broadcast_to::<Shape![6, 2, 6, _, 2]>().unbind::<0>()[0]],
            shape [2, 6, 6, 2], stride [72, 12, 2, 1], offset 0, checksum 0xbd6e5b31098e44f5),
        // torch.arange(80).view((10, 4, 2)).flatten(-2, 2)
        case!(894, [10, 4, 2], [.flatten::<-2, 2>()],
            shape [10, 8], stride [8, 1], offset 0, checksum 0x8122fe0087da70b5),
        // torch.arange(6).view((6, 1)).split(2, 0)[1].unflatten(-2, (2, -1)).view((1, 2, 1))
        case!(895, [6, 1], [.split::<0, 2>()[1].unflatten::<-2, Shape![2, _]>().view::<Shape![1, 2, 1]>()],
            shape [1, 2, 1], stride [2, 1, 1], offset 0, elements [2, 3]),
        // torch.arange(8).view((8,)).unfold(-1, 2, 2).diagonal(2, -1, 0)
        case!(896, [8], [.tile::<Shape![2]>().diagonal::<2, -1, 0>()],
            shape [2], stride [3], offset 4, elements [4, 7]),
        // torch.arange(40).view((4, 5, 2)).view((4, 10)).unfold(-1, 5, 5).movedim((2, 1), (2, -3)).view((2, 2, 2, 5))
        case!(897, [4, 5, 2], [.view::<Shape![4, 10]>().tile::<Shape![5]>().movedims::<Dims![2, 1], Dims![2, -3]>().view::<Shape![2, 2, 2, 5]>()],
            shape [2, 2, 2, 5], stride [5, 20, 10, 1], offset 0, checksum 0x78a0a5771e0fe8cd),
        // torch.arange(9).view((1, 1, 9)).movedim(2, -3).permute((0, 2, 1)).permute((2, 0, 1)).unfold(-3, 1, 2)
        case!(898, [1, 1, 9], [.movedim::<2, -3>().permute::<Dims![0, 2, 1]>().permute::<Dims![2, 0, 1]>().unfold::<-3, 1, 2>()],
            shape [1, 9, 1, 1], stride [18, 1, 9, 9], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8]),
        // torch.arange(45).view((3, 1, 5, 3)).unflatten(0, (1, 1, -1)).permute((4, -1, -4, -5, 0, 3)).squeeze((5, -5)).unfold(4, 1, 1).expand((-1, -1, 3, 3, 3, 5))
        case!(899, [3, 1, 5, 3], [.unflatten::<0, Shape![1, 1, _]>().permute::<Dims![4, -1, -4, -5, 0, 3]>().squeeze_dims::<Dims![5, -5]>().unfold::<4, 1, 1>().expand::<Shape![_, _, 3, 3, 3, 5]>()],
            shape [5, 3, 3, 3, 3, 5], stride [3, 1, 15, 0, 0, 0], offset 0, checksum 0xf90cf30e8fc74a2f),
    ]
}

fn plain_45() -> Vec<Outcome> {
    vec![
        // torch.arange(4).view((4,)).unfold(-1, 4, 1).unflatten(0, (1, 1)).permute((0, 1, 2)).split(1, 2)[3]
        case!(900, [4], [.windows::<Shape![4]>().unflatten::<0, Shape![1, 1]>().permute::<Dims![0, 1, 2]>().split::<2, 1>()[3]],
            shape [1, 1, 1], stride [4, 4, 1], offset 0, elements [3]),
        // torch.arange(6).view((6, 1)).unflatten(0, (3, -1)).squeeze((2, 1, -3))
        case!(901, [6, 1], [.unflatten::<0, Shape![3, _]>().squeeze_dims::<Dims![2, 1, -3]>()],
            shape [3, 2], stride [2, 1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(90).view((2, 3, 5, 3)).unfold(-3, 1, 1).tensor_split((0,), -1)[1].squeeze().view((2, 45))
        case!(902, [2, 3, 5, 3], [.unfold::<-3, 1, 1>().split_at::<-1, 0>().1.squeeze_all().view::<Shape![2, 45]>()],
            shape [2, 45], stride [45, 1], offset 0, checksum 0x32314a03a0f5fb42),
        // torch.atleast_3d(torch.arange(24).view((4, 6, 1, 1)).swapdims(2, 3)[:4, 2:5:2]).view_as(torch.zeros((4, 2)))
        case!(903, [4, 6, 1, 1], [.swapdims::<2, 3>().slice(s![..4, 2..5;2]).atleast_3d().view_as(&Tensor::<i64, Shape![4, 2]>::zeros())],
            shape [4, 2], stride [6, 2], offset 2, elements [2, 4, 8, 10, 14, 16, 20, 22]),
        // torch.arange(64).view((1, 4, 4, 4)).diagonal(3, 2, 3)
        case!(904, [1, 4, 4, 4], [.diagonal::<3, 2, 3>()],
            shape [1, 4, 1], stride [64, 16, 5], offset 3, elements [3, 19, 35, 51]),
        // torch.arange(90).view((2, 5, 9)).select(-2, 3).as_strided((5, 1), (0, 3), 67)
        case!(905, [2, 5, 9], [.select::<-2, 3>().as_strided::<Shape![5, 1], Strides![0, 3], 67>()],
            shape [5, 1], stride [0, 3], offset 67, elements [67, 67, 67, 67, 67]),
        // torch.arange(40).view((10, 4, 1)).split(2, 1)[1].view_as(torch.zeros((10, 2)))
        case!(906, [10, 4, 1], [.split::<1, 2>()[1].view_as(&Tensor::<i64, Shape![10, 2]>::zeros())],
            shape [10, 2], stride [4, 1], offset 0, checksum 0x34e60deeb7c82111),
        // torch.atleast_2d(torch.arange(12).view((2, 6)).view((12,)).unbind(-1)[2]).unbind(0)[0]
        case!(907, [2, 6], [.view::<Shape![12]>().unbind::<-1>()[2].atleast_2d().unbind::<0>()[0]],
            shape [1], stride [1], offset 0, elements [2]),
        // torch.arange(16).view((8, 2, 1)).unfold(-1, 1, 3).select(0, 7)
        case!(908, [8, 2, 1], [.unfold::<-1, 1, 3>().select::<0, 7>()],
            shape [2, 1, 1], stride [1, 3, 1], offset 14, elements [14, 15]),
        // torch.arange(216).view((6, 1, 6, 1, 2, 3)).squeeze(3).diagonal(3, 1, 0).squeeze((1, -4, 3)).view((36,))
        case!(909, [6, 1, 6, 1, 2, 3], [.squeeze::<3>().diagonal::<3, 1, 0>().squeeze_dims::<Dims![1, -4, 3]>().view::<Shape![36]>()],
            shape [36], stride [1], offset 108, checksum 0x1ecc35548c78a401),
        // torch.arange(40).view((2, 4, 1, 5)).flatten(0, 3).expand_as(torch.zeros((2, 40)))
        case!(910, [2, 4, 1, 5], [.flatten::<0, 3>().expand_as(&Tensor::<i64, Shape![2, 40]>::zeros())],
            shape [2, 40], stride [0, 1], offset 0, checksum 0x53784c3cc8f04d55),
        // torch.arange(360).view((3, 10, 12, 1))[:, -7].expand_as(torch.zeros((4, 4, 3, 12, 2))).movedim(3, 4).unfold(-1, 5, 2)[..., ::4]
        case!(911, [3, 10, 12, 1], [.slice(s![.., -7]).expand_as(&Tensor::<i64, Shape![4, 4, 3, 12, 2]>::zeros()).movedim::<3, 4>().windows_with::<Shape![2], Shape![2], Shape![4]>()],
            shape [4, 4, 3, 2, 4, 2], stride [0, 0, 120, 0, 2, 4], offset 36, checksum 0x3db2803942015725),
        // torch.arange(60).view((1, 3, 5, 4, 1)).unfold(-1, 1, 3).split(1, -5)[0].narrow(-5, 0, 1).squeeze().unflatten(0, (5, 1))
        case!(912, [1, 3, 5, 4, 1], [.windows_with::<Shape![1], Shape![3], Shape![1]>().split::<-5, 1>()[0].narrow::<-5, 0, 1>().squeeze_all().unflatten::<0, Shape![5, 1]>()],
            shape [5, 1, 4], stride [4, 4, 1], offset 0, checksum 0xcc927f6ee23a0f61),
        // torch.arange(135).view((9, 3, 5)).mT
        case!(913, [9, 3, 5], [.mT()],
            shape [9, 5, 3], stride [15, 1, 5], offset 0, checksum 0x1a246e4f418b1aac),
        // torch.arange(10).view((1, 10)).view((-1,)).unflatten(-1, (1, 10))
        case!(914, [1, 10], [.view::<Shape![_]>().unflatten::<-1, Shape![1, 10]>()],
            shape [1, 10], stride [10, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
        // torch.arange(24).view((1, 2, 1, 12)).chunk(2, -3)[0].swapaxes(0, 2).view_as(torch.zeros((12,)))
        case!(915, [1, 2, 1, 12], [.chunk::<-3, 2>()[0].swapaxes::<0, 2>().view_as(&Tensor::<i64, Shape![12]>::zeros())],
            shape [12], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.atleast_1d(torch.arange(6).view((2, 3)).view_as(torch.zeros((6,))).narrow(0, 5, 1).movedim((0,), (-1,))).swapdims(-1, -1)
        case!(916, [2, 3], [.view_as(&Tensor::<i64, Shape![6]>::zeros()).narrow::<0, 5, 1>().movedims::<Dims![0], Dims![-1]>().atleast_1d().swapdims::<-1, -1>()],
            shape [1], stride [1], offset 5, elements [5]),
        // torch.arange(60).view((12, 5)).unfold(-2, 4, 1).unfold(-2, 5, 1).squeeze((-4, -1, -2, -3)).split(2, 1)[1][-6:-2:2, -2::3, 0:4:1].view_as(torch.zeros((2, 4)))
        case!(917, [12, 5], [.windows::<Shape![4, 5]>().squeeze_dims::<Dims![-4, -1, -2, -3]>().split::<1, 2>()[1].slice(s![-6..-2;2, -2..;3, 0..4;1]).view_as(&Tensor::<i64, Shape![2, 4]>::zeros())],
            shape [2, 4], stride [10, 1], offset 15, elements [25, 26, 27, 28, 35, 36, 37, 38]),
        // torch.arange(4).view((1, 4)).diagonal(0, 0, 1).unfold(0, 1, 1)
        case!(918, [1, 4], [.diagonal::<0, 0, 1>().unfold::<0, 1, 1>()],
            shape [1, 1], stride [5, 5], offset 0, elements [0]),
        // torch.atleast_1d(torch.arange(24).view((12, 2))).tensor_split((6,), 0)[1].swapdims(0, 0).unfold(-2, 2, 2).unfold(-2, 1, 1)
        case!(919, [12, 2], [.atleast_1d().split_at::<0, 6>().1.swapdims::<0, 0>().tile::<Shape![2, 1]>()],
            shape [3, 2, 2, 1], stride [4, 1, 2, 1], offset 12, elements [12, 14, 13, 15, 16, 18, 17, 19, 20, 22, 21, 23]),
    ]
}

fn plain_46() -> Vec<Outcome> {
    vec![
        // torch.arange(8).view((1, 8)).unflatten(-1, (2, -1)).unfold(2, 3, 2)[0, :, :1, :].unbind(2)[2].t()
        case!(920, [1, 8], [.unflatten::<-1, Shape![2, _]>().unfold::<2, 3, 2>().slice(s![0, .., ..1, ..]).unbind::<2>()[2].t()],
            shape [1, 2], stride [2, 4], offset 0, elements [2, 6]),
        // torch.arange(5).view((5,)).unfold(-1, 1, 3).as_strided((4,), (1,), 0)
        case!(921, [5], [.unfold::<-1, 1, 3>().as_strided::<Shape![4], Strides![1], 0>()],
            shape [4], stride [1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(150).view((6, 5, 1, 5)).flatten(0, 3)
        case!(922, [6, 5, 1, 5], [.flatten::<0, 3>()],
            shape [150], stride [1], offset 0, checksum 0xf8839c7f97bf12ee),
        // torch.arange(180).view((1, 3, 2, 5, 6)).view((1, 180))
        case!(923, [1, 3, 2, 5, 6], [.view::<Shape![1, 180]>()],
            shape [1, 180], stride [180, 1], offset 0, checksum 0xaef174176fd268c1),
        // torch.arange(1).view((1,)).broadcast_to((4,)).unfold(-1, 2, 1).movedim(1, -2).split(1, 1)[1]
        case!(924, [1], [.broadcast_to::<Shape![4]>().windows::<Shape![2]>().movedim::<1, -2>().split::<1, 1>()[1]],
            shape [2, 1], stride [0, 0], offset 0, elements [0, 0]),
        // torch.arange(96).view((4, 4, 6)).split_with_sizes([1, 3], 1)[1].as_strided((5,), (0,), 4)[-1:5:7].broadcast_to((2,)).split(1, -1)[1]
        case!(925, [4, 4, 6], [.split_with_sizes::<1, Shape![1, 3]>().1.as_strided::<Shape![5], Strides![0], 4>().slice(s![-1..5;7]).broadcast_to::<Shape![2]>().split::<-1, 1>()[1]],
            shape [1], stride [0], offset 0, elements [4]),
        // torch.arange(24).view((4, 2, 3)).expand((5, 4, -1, 3)).movedim((-4, 2, -3), (-1, -4, 2)).view_as(torch.zeros((6, 4, 5))).diagonal(-1, 1, 0).flatten(1, 1)
        case!(926, [4, 2, 3], [.expand::<Shape![5, 4, _, 3]>().movedims::<Dims![-4, 2, -3], Dims![-1, -4, 2]>().view_as(&Tensor::<i64, Shape![6, 4, 5]>::zeros()).diagonal::<-1, 1, 0>().flatten::<1, 1>()],
            shape [5, 3], stride [0, 7], offset 6, elements [6, 13, 20, 6, 13, 20, 6, 13, 20, 6, 13, 20, 6, 13, 20]),
        // torch.arange(4).view((1, 2, 2)).movedim(-2, 2).view_as(torch.zeros((1, 2, 1, 1, 2))).view_as(torch.zeros((2, 2)))
        case!(927, [1, 2, 2], [.movedim::<-2, 2>().view_as(&Tensor::<i64, Shape![1, 2, 1, 1, 2]>::zeros()).view_as(&Tensor::<i64, Shape![2, 2]>::zeros())],
            shape [2, 2], stride [1, 2], offset 0, elements [0, 2, 1, 3]),
        // torch.atleast_1d(torch.arange(1).view(())).expand_as(torch.zeros((4,)))
        case!(928, [], [.atleast_1d().expand_as(&Tensor::<i64, Shape![4]>::zeros())],
            shape [4], stride [0], offset 0, elements [0, 0, 0, 0]),
        // torch.arange(96).view((4, 6, 1, 4)).expand_as(torch.zeros((3, 4, 6, 1, 4))).flatten(2, 3)
        case!(929, [4, 6, 1, 4], [.expand_as(&Tensor::<i64, Shape![3, 4, 6, 1, 4]>::zeros()).flatten::<2, 3>()],
            shape [3, 4, 6, 4], stride [0, 24, 4, 1], offset 0, checksum 0x7262d29f31ea8bc5),
        // torch.arange(9).view((1, 3, 3)).unfold(-1, 2, 3).tensor_split((2,), -1)[0].squeeze()
        case!(930, [1, 3, 3], [.unfold::<-1, 2, 3>().split_at::<-1, 2>().0.squeeze_all()],
            shape [3, 2], stride [3, 1], offset 0, elements [0, 1, 3, 4, 6, 7]),
        // torch.atleast_3d(torch.arange(6).view((1, 6, 1)).swapdims(-3, 2)[:, -6:-1].unflatten(1, (5, 1, 1)).squeeze())
        case!(931, [1, 6, 1], [.swapdims::<-3, 2>().slice(s![.., -6..-1]).unflatten::<1, Shape![5, 1, 1]>().squeeze_all().atleast_3d()],
            shape [1, 5, 1], stride [5, 1, 1], offset 0, elements [0, 1, 2, 3, 4]),
        // torch.arange(120).view((10, 3, 4)).movedim((2, 1), (-3, 2)).chunk(2, 1)[1][:, :4]
        case!(932, [10, 3, 4], [.movedims::<Dims![2, 1], Dims![-3, 2]>().chunk::<1, 2>()[1].slice(s![.., ..4])],
            shape [4, 4, 3], stride [1, 12, 4], offset 0, checksum 0x695386414f0e47f5),
        // torch.arange(100).view((4, 1, 5, 5)).unflatten(3, (1, -1)).transpose(0, 2).movedim(-3, 0).view_as(torch.zeros((2, 50)))
        case!(933, [4, 1, 5, 5], [.unflatten::<3, Shape![1, _]>().transpose::<0, 2>().movedim::<-3, 0>().view_as(&Tensor::<i64, Shape![2, 50]>::zeros())],
            shape [2, 50], stride [50, 1], offset 0, checksum 0xfb5c8cec60d83ab1),
        // torch.arange(144).view((3, 1, 4, 2, 3, 2)).chunk(3, 0)[1].permute((5, 0, 2, 1, 4, 3)).mT.movedim((-4, 1, -2, 0, 5), (1, 2, 3, -2, -6))
        case!(934, [3, 1, 4, 2, 3, 2], [.chunk::<0, 3>()[1].permute::<Dims![5, 0, 2, 1, 4, 3]>().mT().movedims::<Dims![-4, 1, -2, 0, 5], Dims![1, 2, 3, -2, -6]>()],
            shape [3, 4, 1, 2, 2, 1], stride [2, 12, 48, 6, 1, 48], offset 0, checksum 0xaaf21d1ab84de845),
        // torch.arange(15).view((3, 1, 5)).select(-2, 0).movedim((-2, 1), (-1, 0))
        case!(935, [3, 1, 5], [.select::<-2, 0>().movedims::<Dims![-2, 1], Dims![-1, 0]>()],
            shape [5, 3], stride [1, 5], offset 0, elements [0, 5, 10, 1, 6, 11, 2, 7, 12, 3, 8, 13, 4, 9, 14]),
        // torch.arange(135).view((5, 1, 3, 9, 1)).expand_as(torch.zeros((2, 5, 1, 3, 9, 2))).chunk(5, 1)[2].view((2, 1, 27, 2)).view((-1, 27, 2))
        case!(936, [5, 1, 3, 9, 1], [.expand_as(&Tensor::<i64, Shape![2, 5, 1, 3, 9, 2]>::zeros()).chunk::<1, 5>()[2].view::<Shape![2, 1, 27, 2]>().view::<Shape![_, 27, 2]>()],
            shape [2, 27, 2], stride [0, 1, 0], offset 0, checksum 0xa721c2d4deae0451),
        // torch.atleast_2d(torch.arange(108).view((3, 4, 1, 9)))
        case!(937, [3, 4, 1, 9], [.atleast_2d()],
            shape [3, 4, 1, 9], stride [36, 9, 9, 1], offset 0, checksum 0xd303d0d01a3ac9d9),
        // torch.arange(240).view((10, 6, 4)).swapdims(2, 2).view_as(torch.zeros((10, 1, 24)))
        case!(938, [10, 6, 4], [.swapdims::<2, 2>().view_as(&Tensor::<i64, Shape![10, 1, 24]>::zeros())],
            shape [10, 1, 24], stride [24, 24, 1], offset 0, checksum 0xf2f972d8a87c5ad5),
        // torch.arange(250).view((5, 2, 5, 1, 5)).squeeze((4, -5, 3)).chunk(1, 0)[0].flatten(-3, -2)
        case!(939, [5, 2, 5, 1, 5], [.squeeze_dims::<Dims![4, -5, 3]>().chunk::<0, 1>()[0].flatten::<-3, -2>()],
            shape [5, 10, 5], stride [50, 5, 1], offset 0, checksum 0xe7d6fa78ab3ed0e2),
    ]
}

fn plain_47() -> Vec<Outcome> {
    vec![
        // torch.arange(432).view((9, 6, 8)).unfold(2, 1, 1).view((-1, 432)).unfold(-1, 1, 1).split(54, -2)[5].view((-1,))
        case!(940, [9, 6, 8], [.unfold::<2, 1, 1>().view::<Shape![_, 432]>().windows::<Shape![1]>().split::<-2, 54>()[5].view::<Shape![_]>()],
            shape [54], stride [1], offset 0, checksum 0xf374f83b13a782ea),
        // torch.arange(96).view((1, 12, 8)).unfold(2, 1, 2).view((48,))
        case!(941, [1, 12, 8], [.unfold::<2, 1, 2>().view::<Shape![48]>()],
            shape [48], stride [2], offset 0, checksum 0xa262146a24a76405),
        // torch.arange(288).view((12, 4, 1, 6)).mT.select(-1, 0).transpose(1, -1).unbind(-2)[4].view_as(torch.zeros((2, 12, 2)))
        case!(942, [12, 4, 1, 6], [.mT().select::<-1, 0>().transpose::<1, -1>().unbind::<-2>()[4].view_as(&Tensor::<i64, Shape![2, 12, 2]>::zeros())],
            shape [2, 12, 2], stride [144, 12, 6], offset 0, checksum 0xbbd7746204b67e65),
        // torch.arange(288).view((3, 4, 6, 1, 4)).split_with_sizes([2, 1, 2, 1], -3)[2].squeeze((1, -2))
        case!(943, [3, 4, 6, 1, 4], [.split_with_sizes::<-3, Shape![2, 1, 2, 1]>().2.squeeze_dims::<Dims![1, -2]>()],
            shape [3, 4, 2, 4], stride [96, 24, 4, 1], offset 12, checksum 0x23aadc3830cb7845),
        // torch.arange(144).view((3, 2, 3, 8))[:, :2]
        case!(944, [3, 2, 3, 8], [.slice(s![.., ..2])],
            shape [3, 2, 3, 8], stride [48, 24, 8, 1], offset 0, checksum 0xbd6e5b31098e44f5),
        // torch.arange(72).view((3, 6, 1, 1, 4, 1)).squeeze()[1, :].view((24, 1))
        case!(945, [3, 6, 1, 1, 4, 1], [.squeeze_all().slice(s![1, ..]).view::<Shape![24, 1]>()],
            shape [24, 1], stride [1, 1], offset 24, checksum 0x765def5a8a154cad),
        // torch.arange(192).view((8, 6, 4)).view((12, -1)).unfold(-1, 5, 1)[..., ::4].unflatten(-1, (2, 1)).unfold(-4, 6, 1)
        case!(946, [8, 6, 4], [.view::<Shape![12, _]>().windows_with::<Shape![2], Shape![1], Shape![4]>().unflatten::<-1, Shape![2, 1]>().unfold::<-4, 6, 1>()],
            shape [7, 12, 2, 1, 6], stride [16, 1, 4, 4, 16], offset 0, checksum 0xf6184396a453f455),
        // torch.arange(16).view((1, 4, 2, 2)).tensor_split((1,), 1)[0].permute((1, 0, 3, 2)).expand_as(torch.zeros((3, 1, 6, 1, 2, 2))).view_as(torch.zeros((18, 2, 1, 2))).diagonal(1, -2, 3)
        case!(947, [1, 4, 2, 2], [.split_at::<1, 1>().0.permute::<Dims![1, 0, 3, 2]>().expand_as(&Tensor::<i64, Shape![3, 1, 6, 1, 2, 2]>::zeros()).view_as(&Tensor::<i64, Shape![18, 2, 1, 2]>::zeros()).diagonal::<1, -2, 3>()],
            shape [18, 2, 1], stride [0, 1, 6], offset 2, checksum 0x83bd5624781fbea9),
        // torch.arange(192).view((6, 1, 8, 4)).unfold(-2, 3, 2)[..., ::2].unfold(-2, 1, 7)[-2, :, :3, -1::2].unfold(0, 1, 1).unbind(4)[0].narrow(-2, 0, 1)
        case!(948, [6, 1, 8, 4], [.windows_with::<Shape![2, 1], Shape![2, 7], Shape![2, 1]>().slice(s![-2, .., ..3, -1..;2]).unfold::<0, 1, 1>().unbind::<4>()[0].narrow::<-2, 0, 1>()],
            shape [1, 3, 1, 1, 1], stride [32, 8, 14, 8, 32], offset 0, elements [128, 136, 144]),
        // torch.arange(16).view((1, 8, 2)).view((8, 1, -1)).flatten(0, -1)
        case!(949, [1, 8, 2], [.view::<Shape![8, 1, _]>().flatten::<0, -1>()],
            shape [16], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
        // torch.arange(40).view((4, 5, 2)).as_strided((), (), 24).expand_as(torch.zeros(()))
        case!(950, [4, 5, 2], [.as_strided::<Shape![], Strides![], 24>().expand_as(&Tensor::<i64, Shape![]>::zeros())],
            shape [], stride [], offset 24, elements [24]),
        // torch.arange(27).view((1, 9, 3)).split_with_sizes([1, 1, 1], 2)[2].unfold(-3, 1, 1).unfold(-3, 2, 1).unfold(-3, 1, 1).split(1, 4)[1].diagonal(0, -3, 0).view((-1, 1))
        case!(951, [1, 9, 3], [.split_with_sizes::<2, Shape![1, 1, 1]>().2.windows::<Shape![1, 2, 1]>().split::<4, 1>()[1].diagonal::<0, -3, 0>().view::<Shape![_, 1]>()],
            shape [8, 1], stride [3, 54], offset 0, elements [5, 8, 11, 14, 17, 20, 23, 26]),
        // torch.arange(24).view((4, 6)).movedim((0, 1), (0, -1)).unfold(-2, 3, 3)
        case!(952, [4, 6], [.movedims::<Dims![0, 1], Dims![0, -1]>().unfold::<-2, 3, 3>()],
            shape [1, 6, 3], stride [18, 1, 6], offset 0, checksum 0xe2c2e6bbf4762e54),
        // torch.arange(16).view((1, 4, 4, 1)).as_strided((3, 1, 4), (0, 0, 1), 12).unfold(0, 2, 2)
        case!(953, [1, 4, 4, 1], [.as_strided::<Shape![3, 1, 4], Strides![0, 0, 1], 12>().unfold::<0, 2, 2>()],
            shape [1, 1, 4, 2], stride [0, 0, 1, 0], offset 12, elements [12, 12, 13, 13, 14, 14, 15, 15]),
        // torch.arange(72).view((6, 4, 3)).unfold(-2, 3, 3).unfold(-2, 2, 2).squeeze((1,))
        case!(954, [6, 4, 3], [.windows_with::<Shape![3, 2], Shape![3, 2], Shape![1, 1]>().squeeze_dims::<Dims![1]>()],
            shape [6, 1, 3, 2], stride [12, 2, 3, 1], offset 0, checksum 0xc68a50a5b58d7d69),
        // torch.arange(192).view((2, 4, 4, 1, 2, 3))[:, 2, 1:4:4, ::2, 1:2:1, :3:2].expand_as(torch.zeros((1, 2, 6, 6, 5, 2))).view_as(torch.zeros((2, 180, 2, 1))).split(1, 0)[1]
        case!(955, [2, 4, 4, 1, 2, 3], [.slice(s![.., 2, 1..4;4, ..;2, 1..2;1, ..3;2]).expand_as(&Tensor::<i64, Shape![1, 2, 6, 6, 5, 2]>::zeros()).view_as(&Tensor::<i64, Shape![2, 180, 2, 1]>::zeros()).split::<0, 1>()[1]],
            shape [1, 180, 2, 1], stride [96, 0, 2, 2], offset 0, checksum 0xcb4eb420431b6a05),
        // torch.arange(120).view((3, 5, 4, 2)).view_as(torch.zeros((120,))).unsqueeze(1).unfold(-1, 1, 1).view((20, 6))[18:19:7, :]
        case!(956, [3, 5, 4, 2], [.view_as(&Tensor::<i64, Shape![120]>::zeros()).unsqueeze::<1>().windows::<Shape![1]>().view::<Shape![20, 6]>().slice(s![18..19;7, ..])],
            shape [1, 6], stride [42, 1], offset 108, elements [108, 109, 110, 111, 112, 113]),
        // torch.arange(40).view((4, 5, 2)).unfold(-2, 3, 1).unfold(-2, 2, 1).diagonal(-1, -4, 0).chunk(2, -2)[0].flatten(2, 3)
        case!(957, [4, 5, 2], [.windows::<Shape![3, 2]>().diagonal::<-1, -4, 0>().chunk::<-2, 2>()[0].flatten::<2, 3>()],
            shape [1, 3, 2], stride [6, 2, 12], offset 0, elements [2, 14, 4, 16, 6, 18]),
        // torch.arange(144).view((3, 6, 8)).unsqueeze(-1).diagonal(-3, -3, 2).unfold(-1, 2, 1).unfold(-4, 1, 9).transpose(-2, 4)
        case!(958, [3, 6, 8], [.unsqueeze::<-1>().diagonal::<-3, -3, 2>().windows::<Shape![2]>().unfold::<-4, 1, 9>().transpose::<-2, 4>()],
            shape [1, 1, 2, 1, 2], stride [432, 1, 9, 48, 9], offset 24, elements [24, 33, 33, 42]),
        // torch.arange(12).view((1, 1, 1, 6, 2, 1)).mT.permute((1, -3, 4, 5, 0, 2)).view_as(torch.zeros((2, 6))).diagonal(-2, 1, 0).movedim((0,), (0,))
        case!(959, [1, 1, 1, 6, 2, 1], [.mT().permute::<Dims![1, -3, 4, 5, 0, 2]>().view_as(&Tensor::<i64, Shape![2, 6]>::zeros()).diagonal::<-2, 1, 0>().movedims::<Dims![0], Dims![0]>()],
            shape [2], stride [7], offset 2, elements [2, 9]),
    ]
}

fn plain_48() -> Vec<Outcome> {
    vec![
        // torch.arange(48).view((4, 6, 2)).expand((5, 5, 4, -1, -1)).view_as(torch.zeros((25, 1, 12, 4))).unflatten(-4, (25,)).view((5, 5, 48))
        case!(960, [4, 6, 2], [.expand::<Shape![5, 5, 4, _, _]>().view_as(&Tensor::<i64, Shape![25, 1, 12, 4]>::zeros()).unflatten::<-4, Shape![25]>().view::<Shape![5, 5, 48]>()],
            shape [5, 5, 48], stride [0, 0, 1], offset 0, checksum 0x1e22a389da8de215),
        // torch.arange(120).view((4, 5, 1, 6))[0:, :].chunk(2, -1)[0].permute((2, 0, -3, 3)).flatten(-3, 2)
        case!(961, [4, 5, 1, 6], [.slice(s![0.., ..]).chunk::<-1, 2>()[0].permute::<Dims![2, 0, -3, 3]>().flatten::<-3, 2>()],
            shape [1, 20, 3], stride [120, 6, 1], offset 0, checksum 0xf5e33ea9d11190fd),
        // torch.arange(36).view((1, 2, 3, 6)).unfold(-1, 1, 1)
        case!(962, [1, 2, 3, 6], [.windows::<Shape![1]>()],
            shape [1, 2, 3, 6, 1], stride [36, 18, 6, 1, 1], offset 0, checksum 0xa5c9b354237a1bf1),
        // torch.arange(16).view((4, 2, 2, 1)).swapaxes(3, -4).unsqueeze(4)
        case!(963, [4, 2, 2, 1], [.swapaxes::<3, -4>().unsqueeze::<4>()],
            shape [1, 2, 2, 4, 1], stride [1, 2, 1, 4, 1], offset 0, elements [0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15]),
        // torch.arange(24).view((4, 2, 3)).narrow(-1, 1, 1).view((2, 4))
        case!(964, [4, 2, 3], [.narrow::<-1, 1, 1>().view::<Shape![2, 4]>()],
            shape [2, 4], stride [12, 3], offset 1, elements [1, 4, 7, 10, 13, 16, 19, 22]),
        // torch.arange(60).view((2, 5, 6)).split_with_sizes([1, 4], 1)[0].unfold(-2, 1, 1).unfold(-2, 2, 2)
        case!(965, [2, 5, 6], [.split_with_sizes::<1, Shape![1, 4]>().0.tile::<Shape![1, 2]>()],
            shape [2, 1, 3, 1, 2], stride [30, 6, 2, 6, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 30, 31, 32, 33, 34, 35]),
        // torch.arange(216).view((6, 3, 4, 3)).unflatten(2, (1, 4)).view((3, 72))
        case!(966, [6, 3, 4, 3], [.unflatten::<2, Shape![1, 4]>().view::<Shape![3, 72]>()],
            shape [3, 72], stride [72, 1], offset 0, checksum 0xc00b9854d75f5a0d),
        // torch.arange(192).view((6, 2, 2, 8)).squeeze(-1).diagonal(1, -2, 0)
        case!(967, [6, 2, 2, 8], [.squeeze::<-1>().diagonal::<1, -2, 0>()],
            shape [2, 8, 2], stride [16, 1, 40], offset 32, checksum 0x152d7da304f0e9c5),
        // torch.arange(3).view((3,)).unfold(0, 3, 1).split(1, 1)[2]
        case!(968, [3], [.unfold::<0, 3, 1>().split::<1, 1>()[2]],
            shape [1, 1], stride [1, 1], offset 0, elements [2]),
        // torch.arange(6).view((3, 1, 2)).view_as(torch.zeros((6,)))
        case!(969, [3, 1, 2], [.view_as(&Tensor::<i64, Shape![6]>::zeros())],
            shape [6], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(320).view((2, 8, 4, 5, 1)).expand_as(torch.zeros((1, 2, 8, 4, 5, 3))).squeeze()[:-1:2, 7:8:1, :].squeeze(-5).view_as(torch.zeros((20, 3)))
        case!(970, [2, 8, 4, 5, 1], [.expand_as(&Tensor::<i64, Shape![1, 2, 8, 4, 5, 3]>::zeros()).squeeze_all().slice(s![..-1;2, 7..8;1, ..]).squeeze::<-5>().view_as(&Tensor::<i64, Shape![20, 3]>::zeros())],
            shape [20, 3], stride [1, 0], offset 140, checksum 0x239c0e07c7d871c9),
        // torch.atleast_1d(torch.atleast_2d(torch.arange(48).view((3, 4, 4, 1)).swapaxes(1, -2)).flatten(2, 3)).narrow(1, 3, 1)
        case!(971, [3, 4, 4, 1], [.swapaxes::<1, -2>().atleast_2d().flatten::<2, 3>().atleast_1d().narrow::<1, 3, 1>()],
            shape [3, 1, 4], stride [16, 1, 4], offset 3, elements [3, 7, 11, 15, 19, 23, 27, 31, 35, 39, 43, 47]),
        // torch.arange(144).view((2, 6, 6, 2)).movedim(-1, 0).swapdims(2, 0).view_as(torch.zeros((6, 1, 1, 2, 2, 6)))
        case!(972, [2, 6, 6, 2], [.movedim::<-1, 0>().swapdims::<2, 0>().view_as(&Tensor::<i64, Shape![6, 1, 1, 2, 2, 6]>::zeros())],
            shape [6, 1, 1, 2, 2, 6], stride [12, 144, 144, 72, 1, 2], offset 0, checksum 0x42724415f9c88e15),
        // torch.atleast_1d(torch.arange(6).view((3, 2)).unfold(-1, 1, 2)).view((3,))
        case!(973, [3, 2], [.windows_with::<Shape![1], Shape![2], Shape![1]>().atleast_1d().view::<Shape![3]>()],
            shape [3], stride [2], offset 0, elements [0, 2, 4]),
        // torch.arange(9).view((1, 3, 3)).expand((-1, 3, 3))[-1].unfold(-1, 3, 4).transpose(0, 1)
        case!(974, [1, 3, 3], [.expand::<Shape![_, 3, 3]>().slice(s![-1]).windows_with::<Shape![3], Shape![4], Shape![1]>().transpose::<0, 1>()],
            shape [1, 3, 3], stride [4, 3, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8]),
        // torch.arange(480).view((1, 4, 12, 5, 2)).view((-1,)).unfold(-1, 5, 1)[..., ::4]
        case!(975, [1, 4, 12, 5, 2], [.view::<Shape![_]>().windows_with::<Shape![2], Shape![1], Shape![4]>()],
            shape [476, 2], stride [1, 4], offset 0, checksum 0x35a5e0fc0a9e8445),
        // torch.arange(180).view((1, 4, 5, 3, 3)).chunk(4, 1)[2]
        case!(976, [1, 4, 5, 3, 3], [.chunk::<1, 4>()[2]],
            shape [1, 1, 5, 3, 3], stride [180, 45, 9, 3, 1], offset 0, checksum 0xa0f2eaa888326081),
        // torch.arange(12).view((2, 3, 2)).unbind(-2)[1].narrow(-2, 1, 1)
        case!(977, [2, 3, 2], [.unbind::<-2>()[1].narrow::<-2, 1, 1>()],
            shape [1, 2], stride [6, 1], offset 6, elements [8, 9]),
        // torch.atleast_2d(torch.arange(1).view(())).mT.swapaxes(-2, 1).unfold(-1, 1, 1)[..., ::3].view(())
        case!(978, [], [.atleast_2d().mT().swapaxes::<-2, 1>().windows_with::<Shape![1], Shape![1], Shape![3]>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.atleast_2d(torch.arange(2).view((2,)).unbind(-1)[0].view_as(torch.zeros(()))).mT.view_as(torch.zeros((1,)))
        case!(979, [2], [.unbind::<-1>()[0].view_as(&Tensor::<i64, Shape![]>::zeros()).atleast_2d().mT().view_as(&Tensor::<i64, Shape![1]>::zeros())],
            shape [1], stride [1], offset 0, elements [0]),
    ]
}

fn plain_49() -> Vec<Outcome> {
    vec![
        // torch.arange(120).view((1, 6, 2, 1, 5, 2)).view_as(torch.zeros((120,))).movedim((0,), (0,)).chunk(5, 0)[4].view((1, 1, -1, 2)).tensor_split((5,), -2)[1]
        case!(980, [1, 6, 2, 1, 5, 2], [.view_as(&Tensor::<i64, Shape![120]>::zeros()).movedims::<Dims![0], Dims![0]>().chunk::<0, 5>()[4].view::<Shape![1, 1, _, 2]>().split_at::<-2, 5>().1],
            shape [1, 1, 7, 2], stride [24, 24, 2, 1], offset 10, elements [106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119]),
        // torch.atleast_2d(torch.arange(288).view((12, 6, 1, 4))).unfold(-1, 4, 2)[:, 2]
        case!(981, [12, 6, 1, 4], [.atleast_2d().windows_with::<Shape![4], Shape![2], Shape![1]>().slice(s![.., 2])],
            shape [12, 1, 1, 4], stride [24, 4, 2, 1], offset 8, checksum 0x4df63199de9e20b5),
        // torch.arange(48).view((2, 3, 1, 8)).split_with_sizes([5, 3], -1)[1].unfold(3, 1, 1)[:, -1::2, 0:, 2::4].movedim(-1, 2)
        case!(982, [2, 3, 1, 8], [.split_with_sizes::<-1, Shape![5, 3]>().1.unfold::<3, 1, 1>().slice(s![.., -1..;2, 0.., 2..;4]).movedim::<-1, 2>()],
            shape [2, 1, 1, 1, 1], stride [24, 16, 1, 8, 4], offset 23, elements [23, 47]),
        // torch.arange(27).view((3, 3, 3)).unfold(-2, 3, 3).unfold(-2, 1, 1).unfold(2, 1, 1).view_as(torch.zeros((3, 3, 3)))
        case!(983, [3, 3, 3], [.tile::<Shape![3, 1]>().unfold::<2, 1, 1>().view_as(&Tensor::<i64, Shape![3, 3, 3]>::zeros())],
            shape [3, 3, 3], stride [9, 1, 3], offset 0, checksum 0x6d40296e87cbcaf0),
        // torch.arange(45).view((5, 1, 3, 3)).narrow(3, 0, 2).squeeze((-2, 3, 1)).view((15, 2)).view_as(torch.zeros((3, 5, 2))).movedim((0, 2), (1, 2))
        case!(984, [5, 1, 3, 3], [.narrow::<3, 0, 2>().squeeze_dims::<Dims![-2, 3, 1]>().view::<Shape![15, 2]>().view_as(&Tensor::<i64, Shape![3, 5, 2]>::zeros()).movedims::<Dims![0, 2], Dims![1, 2]>()],
            shape [5, 3, 2], stride [3, 15, 1], offset 0, checksum 0xcb9990a54072394e),
        // torch.arange(24).view((4, 3, 2)).as_strided((1, 6), (3, 1), 1).permute((-2, -1)).unbind(-2)[0]
        case!(985, [4, 3, 2], [.as_strided::<Shape![1, 6], Strides![3, 1], 1>().permute::<Dims![-2, -1]>().unbind::<-2>()[0]],
            shape [6], stride [1], offset 0, elements [1, 2, 3, 4, 5, 6]),
        // torch.arange(180).view((3, 2, 6, 5)).movedim((1, -1, 0, 2), (-3, 2, 3, 0)).permute((1, 2, 3, 0)).squeeze()
        case!(986, [3, 2, 6, 5], [.movedims::<Dims![1, -1, 0, 2], Dims![-3, 2, 3, 0]>().permute::<Dims![1, 2, 3, 0]>().squeeze_all()],
            shape [2, 5, 3, 6], stride [30, 1, 60, 5], offset 0, checksum 0xbaf363bef10e61cd),
        // torch.arange(1).view((1,)).permute((0,))
        case!(987, [1], [.permute::<Dims![0]>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(20).view((4, 1, 5)).unflatten(2, (5, 1))
        case!(988, [4, 1, 5], [.unflatten::<2, Shape![5, 1]>()],
            shape [4, 1, 5, 1], stride [5, 5, 1, 1], offset 0, checksum 0xcc927f6ee23a0f61),
        // torch.arange(18).view((1, 3, 6)).chunk(3, -2)[2].swapdims(2, 0).unflatten(0, (2, 1, 3))
        case!(989, [1, 3, 6], [.chunk::<-2, 3>()[2].swapdims::<2, 0>().unflatten::<0, Shape![2, 1, 3]>()],
            shape [2, 1, 3, 1, 1], stride [3, 3, 1, 18, 18], offset 0, elements [12, 13, 14, 15, 16, 17]),
        // torch.arange(10).view((2, 5)).tensor_split((4,), -1)[1].unfold(-2, 1, 1)[..., ::2].unfold(-2, 1, 4)[..., ::3]
        case!(990, [2, 5], [.split_at::<-1, 4>().1.windows_with::<Shape![1, 1], Shape![1, 4], Shape![2, 3]>()],
            shape [2, 1, 1, 1], stride [5, 4, 10, 3], offset 4, elements [4, 9]),
        // torch.arange(120).view((2, 2, 10, 3)).movedim((3, -2, 0, 1), (3, -2, -4, -3)).diagonal(0, 3, -4).permute((2, 1, 0))
        case!(991, [2, 2, 10, 3], [.movedims::<Dims![3, -2, 0, 1], Dims![3, -2, -4, -3]>().diagonal::<0, 3, -4>().permute::<Dims![2, 1, 0]>()],
            shape [2, 10, 2], stride [61, 3, 30], offset 0, checksum 0x32892878192fc7d5),
        // torch.arange(96).view((4, 3, 1, 2, 4)).diagonal(0, 3, -1).unfold(-2, 1, 1)[..., ::3].unfold(-2, 1, 2)[..., ::3].view_as(torch.zeros((2, 6))).flatten(0, 1)
        case!(992, [4, 3, 1, 2, 4], [.diagonal::<0, 3, -1>().windows_with::<Shape![1, 1], Shape![1, 2], Shape![3, 3]>().view_as(&Tensor::<i64, Shape![2, 6]>::zeros()).flatten::<0, 1>()],
            shape [12], stride [8], offset 0, elements [0, 8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88]),
        // torch.arange(30).view((5, 6)).mT.diagonal(-5, 0, -1).expand((1,)).squeeze((-1,))
        case!(993, [5, 6], [.mT().diagonal::<-5, 0, -1>().expand::<Shape![1]>().squeeze_dims::<Dims![-1]>()],
            shape [], stride [], offset 5, elements [5]),
        // torch.arange(36).view((3, 12)).permute((-2, -1)).view((-1,))
        case!(994, [3, 12], [.permute::<Dims![-2, -1]>().view::<Shape![_]>()],
            shape [36], stride [1], offset 0, checksum 0xa5c9b354237a1bf1),
        // torch.atleast_3d(torch.arange(120).view((10, 12, 1, 1)).squeeze((-3, 0, -1)).narrow(1, 3, 1))
        case!(995, [10, 12, 1, 1], [.squeeze_dims::<Dims![-3, 0, -1]>().narrow::<1, 3, 1>().atleast_3d()],
            shape [10, 1, 1], stride [12, 1, 1], offset 3, elements [3, 15, 27, 39, 51, 63, 75, 87, 99, 111]),
        // torch.arange(16).view((4, 4, 1)).view_as(torch.zeros((16,)))
        case!(996, [4, 4, 1], [.view_as(&Tensor::<i64, Shape![16]>::zeros())],
            shape [16], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
        // torch.atleast_3d(torch.arange(2).view((2,)).unbind(0)[1])
        case!(997, [2], [.unbind::<0>()[1].atleast_3d()],
            shape [1, 1, 1], stride [1, 1, 1], offset 0, elements [1]),
        // torch.arange(36).view((2, 3, 1, 6)).unflatten(-1, (2, 3))[:, :3, :1:2, 1::1].select(1, 1).chunk(3, 3)[1]
        case!(998, [2, 3, 1, 6], [.unflatten::<-1, Shape![2, 3]>().slice(s![.., ..3, ..1;2, 1..;1]).select::<1, 1>().chunk::<3, 3>()[1]],
            shape [2, 1, 1, 1], stride [18, 12, 3, 1], offset 0, elements [10, 28]),
        // torch.arange(24).view((2, 1, 1, 12))[::1, :, 0].unsqueeze(0).permute((-1, 0, 1, -2)).narrow(0, 2, 4).view((4, 2))
        case!(999, [2, 1, 1, 12], [.slice(s![..;1, .., 0]).unsqueeze::<0>().permute::<Dims![-1, 0, 1, -2]>().narrow::<0, 2, 4>().view::<Shape![4, 2]>()],
            shape [4, 2], stride [1, 12], offset 2, elements [2, 14, 3, 15, 4, 16, 5, 17]),
    ]
}

fn plain_50() -> Vec<Outcome> {
    vec![
        // torch.arange(3).view((3,)).unbind(0)[2].t()
        case!(1000, [3], [.unbind::<0>()[2].t()],
            shape [], stride [], offset 0, elements [2]),
        // torch.arange(15).view((5, 3)).transpose(0, -1).movedim((0,), (1,))
        case!(1001, [5, 3], [.transpose::<0, -1>().movedims::<Dims![0], Dims![1]>()],
            shape [5, 3], stride [3, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
        // torch.arange(24).view((1, 4, 1, 6)).swapaxes(1, 0).split_with_sizes([2, 2], 0)[0]
        case!(1002, [1, 4, 1, 6], [.swapaxes::<1, 0>().split_with_sizes::<0, Shape![2, 2]>().0],
            shape [2, 1, 1, 6], stride [6, 24, 6, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(72).view((6, 6, 2)).diagonal(-2, 1, -3).split(2, 1)[0].unflatten(-1, (-1, 2))
        case!(1003, [6, 6, 2], [.diagonal::<-2, 1, -3>().split::<1, 2>()[0].unflatten::<-1, Shape![_, 2]>()],
            shape [2, 1, 2], stride [1, 28, 14], offset 0, elements [4, 18, 5, 19]),
        // torch.arange(432).view((4, 6, 1, 1, 9, 2))[1:, :6:1].chunk(3, 4)[0]
        case!(1004, [4, 6, 1, 1, 9, 2], [.slice(s![1.., ..6;1]).chunk::<4, 3>()[0]],
            shape [3, 6, 1, 1, 3, 2], stride [108, 18, 18, 18, 2, 1], offset 0, checksum 0x1fa905017b60f3b1),
        // torch.arange(36).view((3, 6, 2)).transpose(2, 1).unflatten(0, (3, 1)).mT.chunk(2, 3)[0]
        case!(1005, [3, 6, 2], [.transpose::<2, 1>().unflatten::<0, Shape![3, 1]>().mT().chunk::<3, 2>()[0]],
            shape [3, 1, 6, 1], stride [12, 2, 2, 1], offset 0, checksum 0xc2a8f40bf6f33ba7),
        // torch.arange(60).view((6, 5, 2)).mT.permute((-3, 1, -1)).as_strided((4, 2), (1, 3), 44).unflatten(1, (1, 2))
        case!(1006, [6, 5, 2], [.mT().permute::<Dims![-3, 1, -1]>().as_strided::<Shape![4, 2], Strides![1, 3], 44>().unflatten::<1, Shape![1, 2]>()],
            shape [4, 1, 2], stride [1, 6, 3], offset 44, elements [44, 47, 45, 48, 46, 49, 47, 50]),
        // torch.arange(360).view((2, 9, 5, 1, 4)).squeeze().view_as(torch.zeros((360,))).as_strided((4, 6), (2, 1), 27)
        case!(1007, [2, 9, 5, 1, 4], [.squeeze_all().view_as(&Tensor::<i64, Shape![360]>::zeros()).as_strided::<Shape![4, 6], Strides![2, 1], 27>()],
            shape [4, 6], stride [2, 1], offset 27, checksum 0x2c1d5047513bae65),
        // torch.arange(4).view((4,)).unbind(0)[2]
        case!(1008, [4], [.unbind::<0>()[2]],
            shape [], stride [], offset 0, elements [2]),
        // torch.atleast_2d(torch.arange(12).view((3, 4)).unflatten(-2, (3,))).view_as(torch.zeros((2, 6)))
        case!(1009, [3, 4], [.unflatten::<-2, Shape![3]>().atleast_2d().view_as(&Tensor::<i64, Shape![2, 6]>::zeros())],
            shape [2, 6], stride [6, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(288).view((8, 2, 3, 6)).diagonal(0, 3, 2).unfold(-1, 3, 3)[-1:, -1:2:1, :1:2, 1].unfold(-1, 1, 1).transpose(1, 1)
        case!(1010, [8, 2, 3, 6], [.diagonal::<0, 3, 2>().windows_with::<Shape![3], Shape![3], Shape![1]>().slice(s![-1.., -1..2;1, ..1;2, 1]).tile::<Shape![1]>().transpose::<1, 1>()],
            shape [1, 1, 1, 1], stride [36, 18, 42, 42], offset 277, elements [277]),
        // torch.arange(72).view((6, 1, 12, 1)).expand((3, 6, -1, -1, 6)).flatten(1, 2)
        case!(1011, [6, 1, 12, 1], [.expand::<Shape![3, 6, _, _, 6]>().flatten::<1, 2>()],
            shape [3, 6, 12, 6], stride [0, 12, 1, 0], offset 0, checksum 0x9bac8a5da66a3415),
        // torch.atleast_2d(torch.arange(8).view((2, 4)).unfold(-2, 1, 1).unfold(-2, 4, 4).as_strided((), (), 1))
        case!(1012, [2, 4], [.tile::<Shape![1, 4]>().as_strided::<Shape![], Strides![], 1>().atleast_2d()],
            shape [1, 1], stride [1, 1], offset 1, elements [1]),
        // torch.arange(2).view((2,)).unbind(-1)[0]
        case!(1013, [2], [.unbind::<-1>()[0]],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(15).view((1, 3, 5)).unflatten(2, (5, 1)).unflatten(1, (1, 3, 1)).view((15,)).unfold(-1, 5, 5)
        case!(1014, [1, 3, 5], [.unflatten::<2, Shape![5, 1]>().unflatten::<1, Shape![1, 3, 1]>().view::<Shape![15]>().tile::<Shape![5]>()],
            shape [3, 5], stride [5, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
        // torch.atleast_1d(torch.arange(12).view((6, 1, 2)))[5].unflatten(-1, (2, 1)).unflatten(-2, (1, 2)).view_as(torch.zeros((2,)))
        case!(1015, [6, 1, 2], [.atleast_1d().slice(s![5]).unflatten::<-1, Shape![2, 1]>().unflatten::<-2, Shape![1, 2]>().view_as(&Tensor::<i64, Shape![2]>::zeros())],
            shape [2], stride [1], offset 10, elements [10, 11]),
        // torch.arange(2).view((1, 2)).t().unfold(-1, 1, 4)[..., ::3].permute((1, 0, -1)).swapdims(0, -3).view_as(torch.zeros((2,)))
        case!(1016, [1, 2], [.t().windows_with::<Shape![1], Shape![4], Shape![3]>().permute::<Dims![1, 0, -1]>().swapdims::<0, -3>().view_as(&Tensor::<i64, Shape![2]>::zeros())],
            shape [2], stride [1], offset 0, elements [0, 1]),
        // torch.arange(12).view((6, 1, 2, 1, 1)).squeeze().diagonal(-4, -2, 1).broadcast_to((5, 3, 2)).unsqueeze(0)
        case!(1017, [6, 1, 2, 1, 1], [.squeeze_all().diagonal::<-4, -2, 1>().broadcast_to::<Shape![5, 3, 2]>().unsqueeze::<0>()],
            shape [1, 5, 3, 2], stride [0, 0, 0, 3], offset 8, checksum 0xdcc443acad050a4c),
        // torch.arange(60).view((6, 5, 2)).unflatten(1, (1, 1, 5)).unfold(-5, 5, 3).narrow(2, 0, 1).expand_as(torch.zeros((1, 6, 3, 5, 2, 5)))
        case!(1018, [6, 5, 2], [.unflatten::<1, Shape![1, 1, 5]>().unfold::<-5, 5, 3>().narrow::<2, 0, 1>().expand_as(&Tensor::<i64, Shape![1, 6, 3, 5, 2, 5]>::zeros())],
            shape [1, 6, 3, 5, 2, 5], stride [30, 0, 0, 2, 1, 10], offset 0, checksum 0xf3822f906d16a85),
        // torch.arange(5).view((1, 5)).chunk(5, 1)[2].squeeze().broadcast_to((6, 1))
        case!(1019, [1, 5], [.chunk::<1, 5>()[2].squeeze_all().broadcast_to::<Shape![6, 1]>()],
            shape [6, 1], stride [0, 0], offset 0, elements [2, 2, 2, 2, 2, 2]),
    ]
}

fn plain_51() -> Vec<Outcome> {
    vec![
        // torch.arange(10).view((1, 2, 5)).as_strided((), (), 8).unsqueeze(-1).movedim((0,), (0,)).unflatten(0, (-1,)).movedim((0,), (-1,))
        case!(1020, [1, 2, 5], [.as_strided::<Shape![], Strides![], 8>().unsqueeze::<-1>().movedims::<Dims![0], Dims![0]>().unflatten::<0, Shape![_]>().movedims::<Dims![0], Dims![-1]>()],
            shape [1], stride [1], offset 8, elements [8]),
        // torch.arange(144).view((6, 2, 1, 12))[:, :1:1, ::7, :].flatten(1, 3).permute((0, 1)).split(4, 1)[1].unfold(-1, 4, 4)
        case!(1021, [6, 2, 1, 12], [.slice(s![.., ..1;1, ..;7, ..]).flatten::<1, 3>().permute::<Dims![0, 1]>().split::<1, 4>()[1].tile::<Shape![4]>()],
            shape [6, 1, 4], stride [24, 4, 1], offset 0, checksum 0xbeb185fcadd5ce5d),
        // torch.arange(192).view((8, 1, 2, 6, 2)).unsqueeze(2).squeeze((2, -6, 5, 4, 3)).squeeze()
        case!(1022, [8, 1, 2, 6, 2], [.unsqueeze::<2>().squeeze_dims::<Dims![2, -6, 5, 4, 3]>().squeeze_all()],
            shape [8, 2, 6, 2], stride [24, 12, 2, 1], offset 0, checksum 0x13854a7fb82e2165),
        // torch.arange(2).view((1, 2)).unfold(-1, 2, 2).unsqueeze(3).squeeze((2, -1, 1, 0)).view_as(torch.zeros((2, 1)))
        case!(1023, [1, 2], [.tile::<Shape![2]>().unsqueeze::<3>().squeeze_dims::<Dims![2, -1, 1, 0]>().view_as(&Tensor::<i64, Shape![2, 1]>::zeros())],
            shape [2, 1], stride [1, 1], offset 0, elements [0, 1]),
        // torch.arange(6).view((1, 6)).swapaxes(-2, 1).unfold(-2, 3, 3).unfold(-2, 1, 1)
        case!(1024, [1, 6], [.swapaxes::<-2, 1>().tile::<Shape![3, 1]>()],
            shape [2, 1, 3, 1], stride [3, 6, 1, 6], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(72).view((6, 2, 6)).view_as(torch.zeros((72,))).squeeze().swapdims(0, 0).flatten(-1, 0).narrow(0, 62, 2)
        case!(1025, [6, 2, 6], [.view_as(&Tensor::<i64, Shape![72]>::zeros()).squeeze_all().swapdims::<0, 0>().flatten::<-1, 0>().narrow::<0, 62, 2>()],
            shape [2], stride [1], offset 62, elements [62, 63]),
        // torch.atleast_2d(torch.arange(180).view((5, 6, 2, 3, 1))).flatten(-2, -1)
        case!(1026, [5, 6, 2, 3, 1], [.atleast_2d().flatten::<-2, -1>()],
            shape [5, 6, 2, 3], stride [36, 6, 3, 1], offset 0, checksum 0xaef174176fd268c1),
        // torch.arange(20).view((10, 2)).view((2, 10, 1)).broadcast_to((-1, -1, 5)).diagonal(0, -2, 0).swapaxes(0, 0)
        case!(1027, [10, 2], [.view::<Shape![2, 10, 1]>().broadcast_to::<Shape![_, _, 5]>().diagonal::<0, -2, 0>().swapaxes::<0, 0>()],
            shape [5, 2], stride [0, 11], offset 0, elements [0, 11, 0, 11, 0, 11, 0, 11, 0, 11]),
        // torch.arange(10).view((1, 5, 2)).unfold(-2, 3, 1).unfold(-2, 1, 1).view_as(torch.zeros((6, 3, 1)))
        case!(1028, [1, 5, 2], [.windows::<Shape![3, 1]>().view_as(&Tensor::<i64, Shape![6, 3, 1]>::zeros())],
            shape [6, 3, 1], stride [1, 2, 1], offset 0, checksum 0xfcd7c745ecf7f14),
        // torch.arange(80).view((2, 4, 1, 2, 5)).movedim((0, 2), (-2, 2))
        case!(1029, [2, 4, 1, 2, 5], [.movedims::<Dims![0, 2], Dims![-2, 2]>()],
            shape [4, 2, 1, 2, 5], stride [10, 5, 10, 40, 1], offset 0, checksum 0x3ea2698831bfcc95),
        // torch.arange(96).view((3, 4, 4, 1, 2)).permute((4, 2, 1, 0, 3)).movedim(4, 2).mT.view((2, -1, 2, 2, 6))
        case!(1030, [3, 4, 4, 1, 2], [.permute::<Dims![4, 2, 1, 0, 3]>().movedim::<4, 2>().mT().view::<Shape![2, _, 2, 2, 6]>()],
            shape [2, 2, 2, 2, 6], stride [1, 4, 2, 48, 8], offset 0, checksum 0xd8597f6ea4c343f5),
        // torch.arange(6).view((6,)).tensor_split((4,), -1)[0].view_as(torch.zeros((2, 2)))
        case!(1031, [6], [.split_at::<-1, 4>().0.view_as(&Tensor::<i64, Shape![2, 2]>::zeros())],
            shape [2, 2], stride [2, 1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(8).view((2, 4, 1)).squeeze().diagonal(3, 0, -1).unfold(0, 1, 3).squeeze().t()
        case!(1032, [2, 4, 1], [.squeeze_all().diagonal::<3, 0, -1>().unfold::<0, 1, 3>().squeeze_all().t()],
            shape [], stride [], offset 3, elements [3]),
        // torch.arange(12).view((1, 2, 6, 1)).squeeze((-4,)).unfold(-3, 1, 1).unfold(-3, 3, 3).unfold(-3, 1, 1)
        case!(1033, [1, 2, 6, 1], [.squeeze_dims::<Dims![-4]>().tile::<Shape![1, 3, 1]>()],
            shape [2, 2, 1, 1, 3, 1], stride [6, 3, 1, 6, 1, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(64).view((4, 4, 4)).view_as(torch.zeros((16, 4))).chunk(4, 1)[3].select(0, 9).tensor_split((1,), 0)[0].t()
        case!(1034, [4, 4, 4], [.view_as(&Tensor::<i64, Shape![16, 4]>::zeros()).chunk::<1, 4>()[3].select::<0, 9>().split_at::<0, 1>().0.t()],
            shape [1], stride [1], offset 36, elements [39]),
        // torch.arange(30).view((5, 6)).unfold(0, 3, 6).view_as(torch.zeros((6, 3)))
        case!(1035, [5, 6], [.unfold::<0, 3, 6>().view_as(&Tensor::<i64, Shape![6, 3]>::zeros())],
            shape [6, 3], stride [1, 6], offset 0, checksum 0xe2c2e6bbf4762e54),
        // torch.arange(72).view((4, 3, 6)).expand((6, -1, -1, 6)).diagonal(0, 3, 0).diagonal(2, 2, -3).flatten(-1, 1)
        case!(1036, [4, 3, 6], [.expand::<Shape![6, _, _, 6]>().diagonal::<0, 3, 0>().diagonal::<2, 2, -3>().flatten::<-1, 1>()],
            shape [3, 2], stride [6, 19], offset 36, elements [36, 55, 42, 61, 48, 67]),
        // torch.arange(72).view((1, 4, 3, 6)).unfold(-1, 2, 2).broadcast_to((1, 4, -1, 3, 2)).view_as(torch.zeros((72,))).tensor_split((57,), 0)[1].permute((0,))
        case!(1037, [1, 4, 3, 6], [.tile::<Shape![2]>().broadcast_to::<Shape![1, 4, _, 3, 2]>().view_as(&Tensor::<i64, Shape![72]>::zeros()).split_at::<0, 57>().1.permute::<Dims![0]>()],
            shape [15], stride [1], offset 57, elements [57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71]),
        // torch.arange(6).view((6, 1, 1)).unfold(-3, 2, 2).unfold(-3, 1, 1).unfold(-3, 1, 1).narrow(2, 0, 1).unbind(0)[0].unbind(0)[0]
        case!(1038, [6, 1, 1], [.tile::<Shape![2, 1, 1]>().narrow::<2, 0, 1>().unbind::<0>()[0].unbind::<0>()[0]],
            shape [1, 2, 1, 1], stride [1, 1, 1, 1], offset 0, elements [0, 1]),
        // torch.arange(192).view((6, 8, 4)).mT.chunk(1, -2)[0]
        case!(1039, [6, 8, 4], [.mT().chunk::<-2, 1>()[0]],
            shape [6, 4, 8], stride [32, 1, 4], offset 0, checksum 0xa30194aa636431a5),
    ]
}

fn plain_52() -> Vec<Outcome> {
    vec![
        // torch.arange(72).view((8, 3, 3)).mT.view((8, 3, 1, -1))
        case!(1040, [8, 3, 3], [.mT().view::<Shape![8, 3, 1, _]>()],
            shape [8, 3, 1, 3], stride [9, 1, 9, 3], offset 0, checksum 0xbb826a1f6871847d),
        // torch.arange(12).view((4, 3, 1)).unfold(-1, 1, 1)[..., ::2].unsqueeze(-5).permute((3, 1, 2, 0, 4)).swapdims(-4, -5).expand((-1, 4, -1, 6, 1))
        case!(1041, [4, 3, 1], [.windows_with::<Shape![1], Shape![1], Shape![2]>().unsqueeze::<-5>().permute::<Dims![3, 1, 2, 0, 4]>().swapdims::<-4, -5>().expand::<Shape![_, 4, _, 6, 1]>()],
            shape [4, 4, 3, 6, 1], stride [3, 0, 1, 0, 2], offset 0, checksum 0x26cc40b242892275),
        // torch.arange(20).view((2, 10, 1)).squeeze(2).chunk(1, 0)[0]
        case!(1042, [2, 10, 1], [.squeeze::<2>().chunk::<0, 1>()[0]],
            shape [2, 10], stride [10, 1], offset 0, checksum 0xcc927f6ee23a0f61),
        // torch.arange(30).view((1, 5, 6)).permute((1, 0, 2)).narrow(1, 0, 1).view_as(torch.zeros((3, 10)))
        case!(1043, [1, 5, 6], [.permute::<Dims![1, 0, 2]>().narrow::<1, 0, 1>().view_as(&Tensor::<i64, Shape![3, 10]>::zeros())],
            shape [3, 10], stride [10, 1], offset 0, checksum 0xe707b5c91a84776),
        // torch.arange(30).view((1, 5, 6)).split(2, -1)[2].chunk(5, -2)[1].movedim(1, 2).expand((3, -1, 3)).view_as(torch.zeros((3, 1, 1, 2, 3)))
        case!(1044, [1, 5, 6], [.split::<-1, 2>()[2].chunk::<-2, 5>()[1].movedim::<1, 2>().expand::<Shape![3, _, 3]>().view_as(&Tensor::<i64, Shape![3, 1, 1, 2, 3]>::zeros())],
            shape [3, 1, 1, 2, 3], stride [0, 2, 2, 1, 0], offset 0, checksum 0xb3c00dbed4e1467c),
        // torch.arange(60).view((3, 5, 4)).unsqueeze(3).view_as(torch.zeros((60,)))
        case!(1045, [3, 5, 4], [.unsqueeze::<3>().view_as(&Tensor::<i64, Shape![60]>::zeros())],
            shape [60], stride [1], offset 0, checksum 0x2a8c7ed8430bcee9),
        // torch.arange(48).view((2, 6, 4)).unfold(-3, 1, 1).unfold(-3, 1, 1).unfold(-3, 2, 2).swapdims(3, 5).flatten(2, 3).split(1, -3)[2]
        case!(1046, [2, 6, 4], [.tile::<Shape![1, 1, 2]>().swapdims::<3, 5>().flatten::<2, 3>().split::<-3, 1>()[2]],
            shape [2, 6, 1, 1, 1], stride [24, 4, 1, 24, 24], offset 0, elements [2, 6, 10, 14, 18, 22, 26, 30, 34, 38, 42, 46]),
        // torch.arange(40).view((4, 10)).unflatten(1, (5, 1, 2)).split_with_sizes([1, 1, 3], -3)[1].movedim(3, -4).diagonal(3, 3, 1).diagonal(1, 2, -3)
        case!(1047, [4, 10], [.unflatten::<1, Shape![5, 1, 2]>().split_with_sizes::<-3, Shape![1, 1, 3]>().1.movedim::<3, -4>().diagonal::<3, 3, 1>().diagonal::<1, 2, -3>()],
            shape [1, 1], stride [2, 13], offset 33, elements [33]),
        // torch.arange(160).view((1, 2, 2, 5, 8)).unfold(1, 2, 1).transpose(-3, 2).diagonal(-1, -2, 2).view((2, 2, 5))
        case!(1048, [1, 2, 2, 5, 8], [.unfold::<1, 2, 1>().transpose::<-3, 2>().diagonal::<-1, -2, 2>().view::<Shape![2, 2, 5]>()],
            shape [2, 2, 5], stride [40, 80, 9], offset 1, checksum 0x3174cfb65317eee1),
        // torch.arange(24).view((6, 2, 2, 1)).squeeze().unfold(-1, 1, 1).unfold(2, 1, 1).squeeze((1, -2)).movedim((-4, -2, -1), (1, 0, 2))
        case!(1049, [6, 2, 2, 1], [.squeeze_all().unfold::<-1, 1, 1>().unfold::<2, 1, 1>().squeeze_dims::<Dims![1, -2]>().movedims::<Dims![-4, -2, -1], Dims![1, 0, 2]>()],
            shape [2, 6, 1, 2], stride [1, 4, 1, 2], offset 0, checksum 0x9bdb68a8dadb4ef5),
        // torch.arange(25).view((1, 5, 5, 1))[0, :].mT.unfold(0, 3, 3).view((5, 3))
        case!(1050, [1, 5, 5, 1], [.slice(s![0, ..]).mT().unfold::<0, 3, 3>().view::<Shape![5, 3]>()],
            shape [5, 3], stride [1, 5], offset 0, elements [0, 5, 10, 1, 6, 11, 2, 7, 12, 3, 8, 13, 4, 9, 14]),
        // torch.arange(180).view((5, 6, 6)).unbind(1)[4]
        case!(1051, [5, 6, 6], [.unbind::<1>()[4]],
            shape [5, 6], stride [36, 1], offset 0, checksum 0x3063a8d852701f16),
        // torch.arange(360).view((6, 5, 12)).broadcast_to((3, 6, 5, 12)).mT.broadcast_to((5, 3, -1, 12, 5)).tensor_split((2,), 0)[0]
        case!(1052, [6, 5, 12], [.broadcast_to::<Shape![3, 6, 5, 12]>().mT().broadcast_to::<Shape![5, 3, _, 12, 5]>().split_at::<0, 2>().0],
            shape [2, 3, 6, 12, 5], stride [0, 0, 60, 1, 12], offset 0, checksum 0xeb2881fb492778a5),
        // torch.atleast_3d(torch.arange(15).view((1, 5, 1, 3)).unsqueeze(3).flatten(3, -1).diagonal(2, -2, -3)).flatten(-1, 2)
        case!(1053, [1, 5, 1, 3], [.unsqueeze::<3>().flatten::<3, -1>().diagonal::<2, -2, -3>().atleast_3d().flatten::<-1, 2>()],
            shape [1, 3, 1], stride [15, 1, 6], offset 6, elements [6, 7, 8]),
        // torch.arange(9).view((1, 3, 3)).squeeze((2, -3)).mT.unfold(-2, 2, 1).unfold(-2, 2, 1)
        case!(1054, [1, 3, 3], [.squeeze_dims::<Dims![2, -3]>().mT().windows::<Shape![2, 2]>()],
            shape [2, 2, 2, 2], stride [1, 3, 1, 3], offset 0, elements [0, 3, 1, 4, 3, 6, 4, 7, 1, 4, 2, 5, 4, 7, 5, 8]),
        // torch.arange(12).view((3, 2, 2, 1)).flatten(-3, 2).squeeze(-1)[-1::7].unfold(-1, 3, 1)
        case!(1055, [3, 2, 2, 1], [.flatten::<-3, 2>().squeeze::<-1>().slice(s![-1..;7]).windows::<Shape![3]>()],
            shape [1, 2, 3], stride [28, 1, 1], offset 8, elements [8, 9, 10, 9, 10, 11]),
        // torch.arange(1).view(()).broadcast_to((3,)).view((1, -1, 1))
        case!(1056, [], [.broadcast_to::<Shape![3]>().view::<Shape![1, _, 1]>()],
            shape [1, 3, 1], stride [0, 0, 0], offset 0, elements [0, 0, 0]),
        // torch.atleast_3d(torch.arange(30).view((10, 3)).view((3, -1, 1)).view_as(torch.zeros((5, 2, 3))).permute((1, 2, 0))).flatten(-1, -1)
        case!(1057, [10, 3], [.view::<Shape![3, _, 1]>().view_as(&Tensor::<i64, Shape![5, 2, 3]>::zeros()).permute::<Dims![1, 2, 0]>().atleast_3d().flatten::<-1, -1>()],
            shape [2, 3, 5], stride [3, 1, 6], offset 0, checksum 0x60c9aa9c3e3f3cf6),
        // torch.arange(360).view((5, 6, 3, 4)).unflatten(2, (-1, 3)).split(3, 3)[0].view((10, 12, 3)).movedim(-3, 2).diagonal(0, 0, 1)
        case!(1058, [5, 6, 3, 4], [.unflatten::<2, Shape![_, 3]>().split::<3, 3>()[0].view::<Shape![10, 12, 3]>().movedim::<-3, 2>().diagonal::<0, 0, 1>()],
            shape [10, 3], stride [36, 4], offset 0, checksum 0xb5d04f050aa409d9),
        // torch.arange(1).view(()).view((1,)).squeeze((0,)).broadcast_to((1,)).unfold(-1, 1, 1).view(())
        case!(1059, [], [.view::<Shape![1]>().squeeze_dims::<Dims![0]>().broadcast_to::<Shape![1]>().windows::<Shape![1]>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
    ]
}

fn plain_53() -> Vec<Outcome> {
    vec![
        // torch.arange(48).view((2, 3, 4, 2)).swapaxes(2, -3).swapdims(0, 2).unfold(3, 1, 8).as_strided((3,), (1,), 2)
        case!(1060, [2, 3, 4, 2], [.swapaxes::<2, -3>().swapdims::<0, 2>().unfold::<3, 1, 8>().as_strided::<Shape![3], Strides![1], 2>()],
            shape [3], stride [1], offset 2, elements [2, 3, 4]),
        // torch.arange(6).view((1, 3, 1, 2)).squeeze((-2, -4, 3, -3)).unflatten(0, (3,)).unflatten(0, (-1,)).flatten(0, 1)
        case!(1061, [1, 3, 1, 2], [.squeeze_dims::<Dims![-2, -4, 3, -3]>().unflatten::<0, Shape![3]>().unflatten::<0, Shape![_]>().flatten::<0, 1>()],
            shape [6], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(24).view((4, 1, 6, 1)).unfold(2, 3, 1).expand((1, -1, 1, -1, 1, -1))
        case!(1062, [4, 1, 6, 1], [.unfold::<2, 3, 1>().expand::<Shape![1, _, 1, _, 1, _]>()],
            shape [1, 4, 1, 4, 1, 3], stride [24, 6, 6, 1, 1, 1], offset 0, checksum 0xfa30e3dffb11edb5),
        // torch.arange(2).view((2,)).unflatten(0, (1, -1)).diagonal(-1, -1, -2).squeeze().unsqueeze(-1).unfold(-1, 1, 2)[..., ::2]
        case!(1063, [2], [.unflatten::<0, Shape![1, _]>().diagonal::<-1, -1, -2>().squeeze_all().unsqueeze::<-1>().windows_with::<Shape![1], Shape![2], Shape![2]>()],
            shape [1, 1], stride [2, 2], offset 1, elements [1]),
        // torch.arange(1).view((1, 1)).tensor_split((1,), 1)[0].flatten(-2, 1)
        case!(1064, [1, 1], [.split_at::<1, 1>().0.flatten::<-2, 1>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(240).view((2, 4, 6, 1, 5)).diagonal(0, -1, -5).unfold(-2, 1, 1)[..., ::3].unfold(-2, 2, 3).squeeze((4, 3, -4, 5, -5, 0)).unfold(-3, 3, 1).unfold(-3, 4, 1).unfold(-3, 1, 1)
        case!(1065, [2, 4, 6, 1, 5], [.diagonal::<0, -1, -5>().windows_with::<Shape![1, 2], Shape![1, 3], Shape![3, 1]>().squeeze_dims::<Dims![4, 3, -4, 5, -5, 0]>().windows::<Shape![3, 4, 1]>()],
            shape [2, 3, 2, 3, 4, 1], stride [30, 5, 121, 30, 5, 121], offset 0, checksum 0xe8e121148b3a4285),
        // torch.arange(18).view((9, 2)).diagonal(-2, 0, 1).view_as(torch.zeros((2,)))
        case!(1066, [9, 2], [.diagonal::<-2, 0, 1>().view_as(&Tensor::<i64, Shape![2]>::zeros())],
            shape [2], stride [3], offset 4, elements [4, 7]),
        // torch.arange(4).view((2, 2)).unfold(-2, 1, 1).unfold(-2, 2, 2).view_as(torch.zeros((4,)))[-2::2]
        case!(1067, [2, 2], [.tile::<Shape![1, 2]>().view_as(&Tensor::<i64, Shape![4]>::zeros()).slice(s![-2..;2])],
            shape [1], stride [2], offset 2, elements [2]),
        // torch.arange(5).view((5,)).unfold(-1, 4, 1).mT
        case!(1068, [5], [.windows_with::<Shape![4], Shape![1], Shape![1]>().mT()],
            shape [4, 2], stride [1, 1], offset 0, elements [0, 1, 1, 2, 2, 3, 3, 4]),
        // torch.arange(1).view((1,)).movedim((-1,), (0,))
        case!(1069, [1], [.movedims::<Dims![-1], Dims![0]>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(108).view((3, 6, 6))[-1:, 5, 2:].view((4,)).chunk(2, -1)[1]
        case!(1070, [3, 6, 6], [.slice(s![-1.., 5, 2..]).view::<Shape![4]>().chunk::<-1, 2>()[1]],
            shape [2], stride [1], offset 0, elements [106, 107]),
        // torch.arange(12).view((12,)).unfold(-1, 5, 1)[..., ::2].movedim(-1, 0).unbind(-2)[2].squeeze(0).split_with_sizes([2, 1, 5], -1)[2]
        case!(1071, [12], [.windows_with::<Shape![3], Shape![1], Shape![2]>().movedim::<-1, 0>().unbind::<-2>()[2].squeeze::<0>().split_with_sizes::<-1, Shape![2, 1, 5]>().2],
            shape [5], stride [1], offset 3, elements [7, 8, 9, 10, 11]),
        // torch.atleast_3d(torch.arange(3).view((3,)).expand((4, -1)).expand_as(torch.zeros((1, 4, 3))).squeeze(-3))
        case!(1072, [3], [.expand::<Shape![4, _]>().expand_as(&Tensor::<i64, Shape![1, 4, 3]>::zeros()).squeeze::<-3>().atleast_3d()],
            shape [4, 3, 1], stride [0, 1, 1], offset 0, elements [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]),
        // torch.arange(144).view((6, 4, 1, 2, 3)).chunk(3, -1)[2].flatten(-3, -2)
        case!(1073, [6, 4, 1, 2, 3], [.chunk::<-1, 3>()[2].flatten::<-3, -2>()],
            shape [6, 4, 2, 1], stride [24, 6, 3, 1], offset 0, checksum 0x4c5b5cb1f5c62415),
        // torch.arange(3).view((1, 3)).mT.mT.movedim(0, 1)
        case!(1074, [1, 3], [.mT().mT().movedim::<0, 1>()],
            shape [3, 1], stride [1, 3], offset 0, elements [0, 1, 2]),
        // torch.arange(10).view((2, 5)).flatten(-2, 1)
        case!(1075, [2, 5], [.flatten::<-2, 1>()],
            shape [10], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
        // torch.atleast_3d(torch.arange(10).view((5, 2))).broadcast_to((5, -1, -1)).view_as(torch.zeros((1, 10))).flatten(0, 1)
        case!(1076, [5, 2], [.atleast_3d().broadcast_to::<Shape![5, _, _]>().view_as(&Tensor::<i64, Shape![1, 10]>::zeros()).flatten::<0, 1>()],
            shape [10], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
        // torch.arange(5).view((5, 1)).squeeze()
        case!(1077, [5, 1], [.squeeze_all()],
            shape [5], stride [1], offset 0, elements [0, 1, 2, 3, 4]),
        // torch.arange(1).view(()).expand_as(torch.zeros((4,))).transpose(0, -1)
        case!(1078, [], [.expand_as(&Tensor::<i64, Shape![4]>::zeros()).transpose::<0, -1>()],
            shape [4], stride [0], offset 0, elements [0, 0, 0, 0]),
        // torch.arange(12).view((4, 3, 1))[-1::1, :].unfold(-2, 2, 1).unfold(-2, 1, 3)[..., ::3]
        case!(1079, [4, 3, 1], [.slice(s![-1..;1, ..]).windows_with::<Shape![2, 1], Shape![1, 3], Shape![1, 3]>()],
            shape [1, 2, 1, 2, 1], stride [3, 1, 3, 1, 3], offset 9, elements [9, 10, 10, 11]),
    ]
}

fn plain_54() -> Vec<Outcome> {
    vec![
        // torch.arange(72).view((6, 4, 3)).unfold(-2, 2, 2).unfold(-2, 3, 3).diagonal(1, 2, 1).select(-1, 0).view((6, 6))
        case!(1080, [6, 4, 3], [.tile::<Shape![2, 3]>().diagonal::<1, 2, 1>().select::<-1, 0>().view::<Shape![6, 6]>()],
            shape [6, 6], stride [12, 1], offset 6, checksum 0xc22d86b31f5425dd),
        // torch.arange(150).view((5, 5, 6)).split(2, -1)[1].unbind(0)[1].flatten(1, -1)
        case!(1081, [5, 5, 6], [.split::<-1, 2>()[1].unbind::<0>()[1].flatten::<1, -1>()],
            shape [5, 2], stride [6, 1], offset 0, elements [32, 33, 38, 39, 44, 45, 50, 51, 56, 57]),
        // torch.arange(125).view((5, 5, 5, 1)).squeeze().view((1, -1))
        case!(1082, [5, 5, 5, 1], [.squeeze_all().view::<Shape![1, _]>()],
            shape [1, 125], stride [125, 1], offset 0, checksum 0x7e247c145268f06f),
        // torch.atleast_2d(torch.arange(80).view((10, 2, 4)).expand_as(torch.zeros((2, 10, 2, 4)))).view_as(torch.zeros((2, 80)))
        case!(1083, [10, 2, 4], [.expand_as(&Tensor::<i64, Shape![2, 10, 2, 4]>::zeros()).atleast_2d().view_as(&Tensor::<i64, Shape![2, 80]>::zeros())],
            shape [2, 80], stride [0, 1], offset 0, checksum 0x6b39b1873d3593c5),
        // torch.arange(72).view((1, 12, 6)).chunk(4, 1)[1].flatten(0, 1).t()
        case!(1084, [1, 12, 6], [.chunk::<1, 4>()[1].flatten::<0, 1>().t()],
            shape [6, 3], stride [1, 6], offset 0, checksum 0xc9189e2acf1118f0),
        // torch.arange(80).view((4, 5, 2, 2)).as_strided((4,), (1,), 68).narrow(0, 1, 2).narrow(0, 1, 1)
        case!(1085, [4, 5, 2, 2], [.as_strided::<Shape![4], Strides![1], 68>().narrow::<0, 1, 2>().narrow::<0, 1, 1>()],
            shape [1], stride [1], offset 70, elements [70]),
        // torch.arange(90).view((1, 3, 5, 3, 2)).unfold(-4, 2, 2)
        case!(1086, [1, 3, 5, 3, 2], [.unfold::<-4, 2, 2>()],
            shape [1, 1, 5, 3, 2, 2], stride [90, 60, 6, 2, 1, 30], offset 0, checksum 0x36f81e86d2f68583),
        // torch.arange(24).view((1, 2, 1, 4, 3, 1)).swapdims(4, 3).split(1, 3)[1]
        case!(1087, [1, 2, 1, 4, 3, 1], [.swapdims::<4, 3>().split::<3, 1>()[1]],
            shape [1, 2, 1, 1, 4, 1], stride [24, 12, 12, 1, 3, 1], offset 0, elements [1, 4, 7, 10, 13, 16, 19, 22]),
        // torch.arange(27).view((9, 1, 3)).unfold(-3, 3, 1).unfold(-3, 1, 1).unfold(-3, 1, 1).squeeze((0, 2, 5)).view((-1, 3))
        case!(1088, [9, 1, 3], [.windows::<Shape![3, 1, 1]>().squeeze_dims::<Dims![0, 2, 5]>().view::<Shape![_, 3]>()],
            shape [21, 3], stride [1, 3], offset 0, checksum 0xa37d17b6d5dfed4a),
        // torch.arange(9).view((1, 3, 3)).unflatten(2, (1, -1)).permute((1, 2, 0, 3)).mT
        case!(1089, [1, 3, 3], [.unflatten::<2, Shape![1, _]>().permute::<Dims![1, 2, 0, 3]>().mT()],
            shape [3, 1, 3, 1], stride [3, 3, 1, 9], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8]),
        // torch.arange(45).view((3, 3, 5)).unfold(-3, 2, 2).unfold(-3, 1, 4)[..., ::3].unfold(-3, 4, 3).as_strided((1, 6), (0, 1), 21)
        case!(1090, [3, 3, 5], [.windows_with::<Shape![2, 1, 4], Shape![2, 4, 3], Shape![1, 3, 1]>().as_strided::<Shape![1, 6], Strides![0, 1], 21>()],
            shape [1, 6], stride [0, 1], offset 21, elements [21, 22, 23, 24, 25, 26]),
        // torch.arange(60).view((3, 5, 4)).permute((1, -1, -3)).as_strided((2, 2), (3, 1), 28)
        case!(1091, [3, 5, 4], [.permute::<Dims![1, -1, -3]>().as_strided::<Shape![2, 2], Strides![3, 1], 28>()],
            shape [2, 2], stride [3, 1], offset 28, elements [28, 29, 31, 32]),
        // torch.arange(54).view((6, 3, 3)).unfold(-2, 3, 1).unfold(-2, 1, 1).broadcast_to((2, -1, 5, -1, 3, -1))
        case!(1092, [6, 3, 3], [.windows_with::<Shape![3, 1], Shape![1, 1], Shape![1, 1]>().broadcast_to::<Shape![2, _, 5, _, 3, _]>()],
            shape [2, 6, 5, 3, 3, 1], stride [0, 9, 0, 1, 3, 1], offset 0, checksum 0x41ff9835145e18e1),
        // torch.arange(6).view((6, 1, 1)).squeeze((0, 1, 2))
        case!(1093, [6, 1, 1], [.squeeze_dims::<Dims![0, 1, 2]>()],
            shape [6], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(5).view((1, 5)).split_with_sizes([1, 3, 1], 1)[1].tensor_split((0,), 0)[1]
        case!(1094, [1, 5], [.split_with_sizes::<1, Shape![1, 3, 1]>().1.split_at::<0, 0>().1],
            shape [1, 3], stride [5, 1], offset 1, elements [1, 2, 3]),
        // torch.arange(2).view((2,)).split(1, -1)[0]
        case!(1095, [2], [.split::<-1, 1>()[0]],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(100).view((4, 5, 5)).expand((6, -1, -1, 5)).unflatten(2, (1, -1)).expand_as(torch.zeros((3, 6, 4, 1, 5, 5))).chunk(5, 5)[4].view((18, 20))
        case!(1096, [4, 5, 5], [.expand::<Shape![6, _, _, 5]>().unflatten::<2, Shape![1, _]>().expand_as(&Tensor::<i64, Shape![3, 6, 4, 1, 5, 5]>::zeros()).chunk::<5, 5>()[4].view::<Shape![18, 20]>()],
            shape [18, 20], stride [0, 5], offset 0, checksum 0xab98f74a7637c39d),
        // torch.arange(24).view((2, 2, 6, 1, 1)).permute((1, 2, 3, 4, 0)).unfold(2, 1, 7).swapaxes(3, -6)
        case!(1097, [2, 2, 6, 1, 1], [.permute::<Dims![1, 2, 3, 4, 0]>().unfold::<2, 1, 7>().swapaxes::<3, -6>()],
            shape [1, 6, 1, 2, 2, 1], stride [1, 1, 7, 6, 12, 1], offset 0, checksum 0x986480d7be597395),
        // torch.arange(30).view((6, 5, 1)).split_with_sizes([3, 3], 0)[1].broadcast_to((-1, 5, 1)).chunk(3, 0)[0]
        case!(1098, [6, 5, 1], [.split_with_sizes::<0, Shape![3, 3]>().1.broadcast_to::<Shape![_, 5, 1]>().chunk::<0, 3>()[0]],
            shape [1, 5, 1], stride [5, 1, 1], offset 0, elements [15, 16, 17, 18, 19]),
        // torch.arange(256).view((4, 4, 4, 4)).expand_as(torch.zeros((2, 4, 4, 4, 4))).view((-1, 256)).expand_as(torch.zeros((2, 256))).view((2, -1, 1, 4, 8))
        case!(1099, [4, 4, 4, 4], [.expand_as(&Tensor::<i64, Shape![2, 4, 4, 4, 4]>::zeros()).view::<Shape![_, 256]>().expand_as(&Tensor::<i64, Shape![2, 256]>::zeros()).view::<Shape![2, _, 1, 4, 8]>()],
            shape [2, 8, 1, 4, 8], stride [0, 32, 32, 8, 1], offset 0, checksum 0x9432c6144eb04925),
    ]
}

fn plain_55() -> Vec<Outcome> {
    vec![
        // torch.arange(6).view((2, 3)).unbind(1)[2].expand((1, 1, 2)).view((2,)).narrow(0, 1, 1).view_as(torch.zeros(()))
        case!(1100, [2, 3], [.unbind::<1>()[2].expand::<Shape![1, 1, 2]>().view::<Shape![2]>().narrow::<0, 1, 1>().view_as(&Tensor::<i64, Shape![]>::zeros())],
            shape [], stride [], offset 3, elements [5]),
        // torch.arange(3).view((1, 3)).view((3,)).view_as(torch.zeros((3, 1))).squeeze((-2, 1)).split_with_sizes([1, 1, 1], 0)[0].expand((4,))
        case!(1101, [1, 3], [.view::<Shape![3]>().view_as(&Tensor::<i64, Shape![3, 1]>::zeros()).squeeze_dims::<Dims![-2, 1]>().split_with_sizes::<0, Shape![1, 1, 1]>().0.expand::<Shape![4]>()],
            shape [4], stride [0], offset 0, elements [0, 0, 0, 0]),
        // torch.arange(12).view((2, 6)).unflatten(1, (-1, 1)).mT.flatten(-1, 2)
        case!(1102, [2, 6], [.unflatten::<1, Shape![_, 1]>().mT().flatten::<-1, 2>()],
            shape [2, 1, 6], stride [6, 1, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(10).view((2, 5)).unfold(-2, 1, 1).unfold(-2, 2, 1).unflatten(3, (2,))
        case!(1103, [2, 5], [.windows::<Shape![1, 2]>().unflatten::<3, Shape![2]>()],
            shape [2, 4, 1, 2], stride [5, 1, 2, 1], offset 0, elements [0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9]),
        // torch.arange(72).view((3, 1, 12, 2)).view_as(torch.zeros((72,))).chunk(2, 0)[1]
        case!(1104, [3, 1, 12, 2], [.view_as(&Tensor::<i64, Shape![72]>::zeros()).chunk::<0, 2>()[1]],
            shape [36], stride [1], offset 0, checksum 0x9ecc148e7f25d0f1),
        // torch.arange(36).view((1, 6, 6)).tensor_split((2,), 1)[1].movedim((-2, -3, 2), (-1, 0, -2)).split(3, 1)[0].broadcast_to((2, -1, -1)).permute((-3, -1, 1))
        case!(1105, [1, 6, 6], [.split_at::<1, 2>().1.movedims::<Dims![-2, -3, 2], Dims![-1, 0, -2]>().split::<1, 3>()[0].broadcast_to::<Shape![2, _, _]>().permute::<Dims![-3, -1, 1]>()],
            shape [2, 4, 3], stride [0, 6, 1], offset 0, checksum 0x3d2afcc1fbe423f5),
        // torch.arange(180).view((3, 1, 10, 6, 1)).unfold(4, 1, 1).as_strided((6, 4), (2, 2), 6).diagonal(-1, 1, 0).unflatten(0, (3,)).view((1, 1, 1, 3))
        case!(1106, [3, 1, 10, 6, 1], [.unfold::<4, 1, 1>().as_strided::<Shape![6, 4], Strides![2, 2], 6>().diagonal::<-1, 1, 0>().unflatten::<0, Shape![3]>().view::<Shape![1, 1, 1, 3]>()],
            shape [1, 1, 1, 3], stride [12, 12, 12, 4], offset 8, elements [8, 12, 16]),
        // torch.arange(80).view((2, 10, 4)).as_strided((2, 2), (10, 1), 25).view((-1, 1, 2))
        case!(1107, [2, 10, 4], [.as_strided::<Shape![2, 2], Strides![10, 1], 25>().view::<Shape![_, 1, 2]>()],
            shape [2, 1, 2], stride [10, 2, 1], offset 25, elements [25, 26, 35, 36]),
        // torch.arange(12).view((2, 3, 1, 2)).squeeze((0, 2, 3, 1)).as_strided((2,), (2,), 4).select(0, 1).expand_as(torch.zeros((3,))).unfold(0, 2, 2)
        case!(1108, [2, 3, 1, 2], [.squeeze_dims::<Dims![0, 2, 3, 1]>().as_strided::<Shape![2], Strides![2], 4>().select::<0, 1>().expand_as(&Tensor::<i64, Shape![3]>::zeros()).unfold::<0, 2, 2>()],
            shape [1, 2], stride [0, 0], offset 6, elements [6, 6]),
        // torch.arange(24).view((2, 2, 6)).unfold(0, 1, 3).unbind(0)[0].view((12, 1))
        case!(1109, [2, 2, 6], [.unfold::<0, 1, 3>().unbind::<0>()[0].view::<Shape![12, 1]>()],
            shape [12, 1], stride [1, 12], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(12).view((1, 4, 3)).broadcast_to((4, 2, -1, 4, 3)).unfold(-1, 3, 3).view_as(torch.zeros((8, 12)))
        case!(1110, [1, 4, 3], [.broadcast_to::<Shape![4, 2, _, 4, 3]>().tile::<Shape![3]>().view_as(&Tensor::<i64, Shape![8, 12]>::zeros())],
            shape [8, 12], stride [0, 1], offset 0, checksum 0x3741488df49df045),
        // torch.arange(72).view((6, 3, 2, 2)).diagonal(-2, 1, 3).select(-2, 1).chunk(6, -2)[3].select(1, 0)
        case!(1111, [6, 3, 2, 2], [.diagonal::<-2, 1, 3>().select::<-2, 1>().chunk::<-2, 6>()[3].select::<1, 0>()],
            shape [1], stride [12], offset 0, elements [46]),
        // torch.arange(4).view((4, 1)).unfold(-1, 1, 2)[..., ::3].narrow(-2, 0, 1).squeeze().view_as(torch.zeros((2, 2)))
        case!(1112, [4, 1], [.windows_with::<Shape![1], Shape![2], Shape![3]>().narrow::<-2, 0, 1>().squeeze_all().view_as(&Tensor::<i64, Shape![2, 2]>::zeros())],
            shape [2, 2], stride [2, 1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(240).view((5, 12, 2, 1, 2)).squeeze((4, 2, 0, -2)).expand((3, 5, 5, 12, -1, -1)).transpose(1, 3).swapdims(5, 3).as_strided((3, 2, 4), (2, 0, 1), 20)
        case!(1113, [5, 12, 2, 1, 2], [.squeeze_dims::<Dims![4, 2, 0, -2]>().expand::<Shape![3, 5, 5, 12, _, _]>().transpose::<1, 3>().swapdims::<5, 3>().as_strided::<Shape![3, 2, 4], Strides![2, 0, 1], 20>()],
            shape [3, 2, 4], stride [2, 0, 1], offset 20, checksum 0x8b8609ada48d1025),
        // torch.arange(108).view((2, 3, 6, 1, 3)).squeeze().chunk(2, 0)[0]
        case!(1114, [2, 3, 6, 1, 3], [.squeeze_all().chunk::<0, 2>()[0]],
            shape [1, 3, 6, 3], stride [54, 18, 3, 1], offset 0, checksum 0x3718932b0b11e8ce),
        // torch.atleast_2d(torch.atleast_1d(torch.arange(6).view((6, 1)).tensor_split((0,), -1)[1]).narrow(1, 0, 1).view((6,)))
        case!(1115, [6, 1], [.split_at::<-1, 0>().1.atleast_1d().narrow::<1, 0, 1>().view::<Shape![6]>().atleast_2d()],
            shape [1, 6], stride [6, 1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.atleast_3d(torch.arange(12).view((2, 2, 3)).unfold(-3, 2, 1).unfold(-3, 2, 1).unfold(-3, 2, 1).diagonal(0, 2, 4))
        case!(1116, [2, 2, 3], [.windows::<Shape![2, 2, 2]>().diagonal::<0, 2, 4>().atleast_3d()],
            shape [1, 1, 2, 2, 2], stride [6, 3, 6, 1, 4], offset 0, elements [0, 4, 1, 5, 6, 10, 7, 11]),
        // torch.arange(16).view((4, 4)).tensor_split((3,), 0)[1].expand((2, -1)).view_as(torch.zeros((2, 1, 4))).tensor_split((0,), 1)[1]
        case!(1117, [4, 4], [.split_at::<0, 3>().1.expand::<Shape![2, _]>().view_as(&Tensor::<i64, Shape![2, 1, 4]>::zeros()).split_at::<1, 0>().1],
            shape [2, 1, 4], stride [0, 4, 1], offset 12, elements [12, 13, 14, 15, 12, 13, 14, 15]),
        // torch.atleast_2d(torch.arange(10).view((10,))).view((-1,)).expand((3, -1)).view_as(torch.zeros((3, 5, 2))).flatten(1, -1)
        case!(1118, [10], [.atleast_2d().view::<Shape![_]>().expand::<Shape![3, _]>().view_as(&Tensor::<i64, Shape![3, 5, 2]>::zeros()).flatten::<1, -1>()],
            shape [3, 10], stride [0, 1], offset 0, checksum 0x6207a1cc1ac4ac8a),
        // torch.atleast_3d(torch.arange(1).view((1,))).flatten(-3, 2)
        case!(1119, [1], [.atleast_3d().flatten::<-3, 2>()],
            shape [1], stride [1], offset 0, elements [0]),
    ]
}

fn plain_56() -> Vec<Outcome> {
    vec![
        // torch.arange(20).view((4, 5)).diagonal(2, 0, 1).unfold(-1, 2, 1).unfold(1, 1, 3)
        case!(1120, [4, 5], [.diagonal::<2, 0, 1>().windows::<Shape![2]>().unfold::<1, 1, 3>()],
            shape [2, 1, 1], stride [6, 18, 6], offset 2, elements [2, 8]),
        // torch.arange(50).view((2, 5, 5)).unflatten(-1, (-1,)).unfold(-2, 1, 3)[..., ::3].unfold(-2, 4, 1)
        case!(1121, [2, 5, 5], [.unflatten::<-1, Shape![_]>().windows_with::<Shape![1, 4], Shape![3, 1], Shape![3, 1]>()],
            shape [2, 2, 2, 1, 4], stride [25, 15, 1, 15, 1], offset 0, checksum 0xcf7c6e4306a3c56d),
        // torch.arange(2).view((2,)).unbind(0)[0].view_as(torch.zeros((1,)))
        case!(1122, [2], [.unbind::<0>()[0].view_as(&Tensor::<i64, Shape![1]>::zeros())],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(18).view((3, 2, 3)).expand_as(torch.zeros((3, 3, 2, 3))).view_as(torch.zeros((3, 9, 1, 1, 2))).view_as(torch.zeros((3, 3, 6))).chunk(3, 0)[2]
        case!(1123, [3, 2, 3], [.expand_as(&Tensor::<i64, Shape![3, 3, 2, 3]>::zeros()).view_as(&Tensor::<i64, Shape![3, 9, 1, 1, 2]>::zeros()).view_as(&Tensor::<i64, Shape![3, 3, 6]>::zeros()).chunk::<0, 3>()[2]],
            shape [1, 3, 6], stride [0, 6, 1], offset 0, checksum 0xc78915cc56d9314a),
        // torch.arange(27).view((9, 3, 1)).select(0, 5).diagonal(-1, 0, -1).unfold(0, 1, 1).movedim(-1, -2)
        case!(1124, [9, 3, 1], [.select::<0, 5>().diagonal::<-1, 0, -1>().unfold::<0, 1, 1>().movedim::<-1, -2>()],
            shape [1, 1], stride [2, 2], offset 16, elements [16]),
        // torch.arange(375).view((1, 5, 5, 3, 5)).tensor_split((1,), 0)[0]
        case!(1125, [1, 5, 5, 3, 5], [.split_at::<0, 1>().0],
            shape [1, 5, 5, 3, 5], stride [375, 75, 15, 5, 1], offset 0, checksum 0x6c3b4b787a877fe8),
        // torch.atleast_1d(torch.arange(3).view((3,)).chunk(3, 0)[0].view_as(torch.zeros(())))
        case!(1126, [3], [.chunk::<0, 3>()[0].view_as(&Tensor::<i64, Shape![]>::zeros()).atleast_1d()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(72).view((6, 12)).unfold(-1, 4, 1)
        case!(1127, [6, 12], [.windows::<Shape![4]>()],
            shape [6, 9, 4], stride [12, 1, 1], offset 0, checksum 0xe4316fe5488b875d),
        // torch.arange(4).view((4, 1)).unflatten(0, (-1,)).unfold(-1, 1, 1).expand((4, 5, 4, 2, 3)).unfold(-1, 3, 2)
        case!(1128, [4, 1], [.unflatten::<0, Shape![_]>().windows::<Shape![1]>().expand::<Shape![4, 5, 4, 2, 3]>().windows_with::<Shape![3], Shape![2], Shape![1]>()],
            shape [4, 5, 4, 2, 1, 3], stride [0, 0, 1, 0, 0, 0], offset 0, checksum 0xbb10c0bac5734845),
        // torch.arange(144).view((6, 3, 8)).unfold(-2, 1, 1)[..., ::3].unfold(-2, 7, 3)[..., ::2].squeeze(-3).expand((-1, -1, 1, 4)).view_as(torch.zeros((1, 72, 1)))
        case!(1129, [6, 3, 8], [.windows_with::<Shape![1, 4], Shape![1, 3], Shape![3, 2]>().squeeze::<-3>().expand::<Shape![_, _, 1, 4]>().view_as(&Tensor::<i64, Shape![1, 72, 1]>::zeros())],
            shape [1, 72, 1], stride [144, 2, 2], offset 0, checksum 0x3c7f2d4f89e23f75),
        // torch.arange(432).view((4, 9, 12)).narrow(-3, 3, 1).flatten(-2, 1)
        case!(1130, [4, 9, 12], [.narrow::<-3, 3, 1>().flatten::<-2, 1>()],
            shape [1, 9, 12], stride [108, 12, 1], offset 324, checksum 0x1ae4b929dfe7d89),
        // torch.arange(8).view((4, 2)).broadcast_to((1, -1, -1))[:, -4:-3:4].squeeze(0).unbind(-2)[0].unflatten(0, (2, 1))
        case!(1131, [4, 2], [.broadcast_to::<Shape![1, _, _]>().slice(s![.., -4..-3;4]).squeeze::<0>().unbind::<-2>()[0].unflatten::<0, Shape![2, 1]>()],
            shape [2, 1], stride [1, 1], offset 0, elements [0, 1]),
        // torch.arange(90).view((5, 6, 3)).view_as(torch.zeros((90,))).tensor_split((70,), 0)[0].as_strided((2, 3), (3, 1), 69)
        case!(1132, [5, 6, 3], [.view_as(&Tensor::<i64, Shape![90]>::zeros()).split_at::<0, 70>().0.as_strided::<Shape![2, 3], Strides![3, 1], 69>()],
            shape [2, 3], stride [3, 1], offset 69, elements [69, 70, 71, 72, 73, 74]),
        // torch.arange(24).view((6, 4)).narrow(-1, 3, 1).chunk(2, 0)[0]
        case!(1133, [6, 4], [.narrow::<-1, 3, 1>().chunk::<0, 2>()[0]],
            shape [3, 1], stride [4, 1], offset 0, elements [3, 7, 11]),
        // torch.arange(200).view((5, 5, 8)).expand((1, -1, -1, 8)).squeeze(-4)
        case!(1134, [5, 5, 8], [.expand::<Shape![1, _, _, 8]>().squeeze::<-4>()],
            shape [5, 5, 8], stride [40, 8, 1], offset 0, checksum 0x43cfa8023695d3bd),
        // torch.arange(18).view((3, 2, 3)).view_as(torch.zeros((18,)))
        case!(1135, [3, 2, 3], [.view_as(&Tensor::<i64, Shape![18]>::zeros())],
            shape [18], stride [1], offset 0, checksum 0xc78915cc56d9314a),
        // torch.arange(24).view((6, 4)).diagonal(-1, -1, 0).unfold(0, 1, 1).chunk(1, 0)[0]
        case!(1136, [6, 4], [.diagonal::<-1, -1, 0>().unfold::<0, 1, 1>().chunk::<0, 1>()[0]],
            shape [3, 1], stride [5, 5], offset 0, elements [1, 6, 11]),
        // torch.arange(360).view((12, 6, 5)).swapaxes(-2, -1).movedim((), ()).split(6, 0)[0].movedim(0, -1).tensor_split((3,), 0)[1]
        case!(1137, [12, 6, 5], [.swapaxes::<-2, -1>().movedims::<Dims![], Dims![]>().split::<0, 6>()[0].movedim::<0, -1>().split_at::<0, 3>().1],
            shape [2, 6, 6], stride [1, 5, 30], offset 3, checksum 0x903b3ce9ece60845),
        // torch.arange(24).view((3, 4, 2)).tensor_split((4,), 1)[0][:, 0, ::3]
        case!(1138, [3, 4, 2], [.split_at::<1, 4>().0.slice(s![.., 0, ..;3])],
            shape [3, 1], stride [8, 3], offset 0, elements [0, 8, 16]),
        // torch.arange(100).view((2, 1, 5, 10)).unfold(-3, 1, 2).unsqueeze(-4).transpose(2, 1)
        case!(1139, [2, 1, 5, 10], [.unfold::<-3, 1, 2>().unsqueeze::<-4>().transpose::<2, 1>()],
            shape [2, 1, 1, 5, 10, 1], stride [50, 50, 100, 10, 1, 50], offset 0, checksum 0xfb5c8cec60d83ab1),
    ]
}

fn plain_57() -> Vec<Outcome> {
    vec![
        // torch.arange(18).view((3, 6)).unfold(1, 1, 1).squeeze((-2, -3, 2)).permute((0, 1))
        case!(1140, [3, 6], [.unfold::<1, 1, 1>().squeeze_dims::<Dims![-2, -3, 2]>().permute::<Dims![0, 1]>()],
            shape [3, 6], stride [6, 1], offset 0, checksum 0xc78915cc56d9314a),
        // torch.arange(20).view((5, 4)).unfold(-2, 2, 1).unfold(-2, 3, 1).diagonal(-1, -2, 1)
        case!(1141, [5, 4], [.windows::<Shape![2, 3]>().diagonal::<-1, -2, 1>()],
            shape [4, 3, 1], stride [4, 1, 5], offset 4, elements [4, 5, 6, 8, 9, 10, 12, 13, 14, 16, 17, 18]),
        // torch.arange(72).view((12, 6)).expand((2, -1, 6)).unfold(-1, 3, 3).unfold(-2, 2, 1).unfold(-2, 3, 1).squeeze()
        case!(1142, [12, 6], [.expand::<Shape![2, _, 6]>().tile::<Shape![3]>().windows::<Shape![2, 3]>().squeeze_all()],
            shape [2, 12, 2, 3], stride [0, 6, 3, 1], offset 0, checksum 0xaf5a776408fb44d5),
        // torch.arange(12).view((2, 1, 6, 1)).movedim((-2, -4, 3, 1), (3, -3, -2, 0)).squeeze((2, 1, -4, -1))
        case!(1143, [2, 1, 6, 1], [.movedims::<Dims![-2, -4, 3, 1], Dims![3, -3, -2, 0]>().squeeze_dims::<Dims![2, 1, -4, -1]>()],
            shape [2, 6], stride [6, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(75).view((5, 3, 5)).unfold(-2, 2, 1).unfold(-2, 2, 1).unflatten(-3, (-1,)).tensor_split((3,), 0)[0]
        case!(1144, [5, 3, 5], [.windows::<Shape![2, 2]>().unflatten::<-3, Shape![_]>().split_at::<0, 3>().0],
            shape [3, 2, 4, 2, 2], stride [15, 5, 1, 5, 1], offset 0, checksum 0x87f4a6e8cb0707b5),
        // torch.arange(40).view((4, 10)).unsqueeze(1).movedim((-1, 0), (0, -2)).split(1, 0)[3]
        case!(1145, [4, 10], [.unsqueeze::<1>().movedims::<Dims![-1, 0], Dims![0, -2]>().split::<0, 1>()[3]],
            shape [1, 4, 1], stride [1, 10, 10], offset 0, elements [3, 13, 23, 33]),
        // torch.arange(5).view((5, 1, 1)).unflatten(0, (1, 5, 1)).squeeze((-3, -1, -4, 0, 3)).unfold(-1, 5, 5).squeeze((0, -1))
        case!(1146, [5, 1, 1], [.unflatten::<0, Shape![1, 5, 1]>().squeeze_dims::<Dims![-3, -1, -4, 0, 3]>().tile::<Shape![5]>().squeeze_dims::<Dims![0, -1]>()],
            shape [5], stride [1], offset 0, elements [0, 1, 2, 3, 4]),
        // torch.arange(144).view((6, 2, 4, 1, 3)).squeeze().view_as(torch.zeros((144,)))
        case!(1147, [6, 2, 4, 1, 3], [.squeeze_all().view_as(&Tensor::<i64, Shape![144]>::zeros())],
            shape [144], stride [1], offset 0, checksum 0xbd6e5b31098e44f5),
        // torch.arange(18).view((3, 6)).view_as(torch.zeros((18,)))
        case!(1148, [3, 6], [.view_as(&Tensor::<i64, Shape![18]>::zeros())],
            shape [18], stride [1], offset 0, checksum 0xc78915cc56d9314a),
        // torch.arange(8).view((2, 1, 1, 4)).unfold(-2, 1, 3).unfold(-2, 1, 4)[..., ::2]
        case!(1149, [2, 1, 1, 4], [.windows_with::<Shape![1, 1], Shape![3, 4], Shape![1, 2]>()],
            shape [2, 1, 1, 1, 1, 1], stride [4, 4, 12, 4, 4, 2], offset 0, elements [0, 4]),
        // torch.arange(120).view((3, 4, 10)).unfold(1, 1, 3).unfold(-2, 5, 3)[..., ::4].unfold(-2, 1, 1).tensor_split((0,), -5)[1]
        case!(1150, [3, 4, 10], [.unfold::<1, 1, 3>().windows_with::<Shape![2, 1], Shape![3, 1], Shape![4, 1]>().split_at::<-5, 0>().1],
            shape [3, 2, 2, 1, 2, 1], stride [40, 30, 3, 10, 4, 10], offset 0, checksum 0x29bb265867dc41ed),
        // torch.atleast_3d(torch.arange(24).view((1, 8, 3, 1))[0, 7])
        case!(1151, [1, 8, 3, 1], [.slice(s![0, 7]).atleast_3d()],
            shape [3, 1, 1], stride [1, 1, 1], offset 21, elements [21, 22, 23]),
        // torch.arange(90).view((3, 3, 10)).broadcast_to((3, 1, -1, 3, 10))
        case!(1152, [3, 3, 10], [.broadcast_to::<Shape![3, 1, _, 3, 10]>()],
            shape [3, 1, 3, 3, 10], stride [0, 90, 30, 10, 1], offset 0, checksum 0xf605c2bedb8f3d8a),
        // torch.atleast_1d(torch.arange(72).view((2, 6, 6))).unflatten(0, (2, 1, 1)).unfold(-1, 5, 4)[..., ::4]
        case!(1153, [2, 6, 6], [.atleast_1d().unflatten::<0, Shape![2, 1, 1]>().windows_with::<Shape![2], Shape![4], Shape![4]>()],
            shape [2, 1, 1, 6, 1, 2], stride [36, 36, 36, 6, 4, 4], offset 0, checksum 0xae01a0adf1703295),
        // torch.arange(6).view((1, 6)).swapdims(0, 1).chunk(6, -2)[5]
        case!(1154, [1, 6], [.swapdims::<0, 1>().chunk::<-2, 6>()[5]],
            shape [1, 1], stride [1, 6], offset 0, elements [5]),
        // torch.arange(120).view((6, 5, 4)).movedim((-3, 1), (-3, 2)).view_as(torch.zeros((6, 2, 2, 5)))
        case!(1155, [6, 5, 4], [.movedims::<Dims![-3, 1], Dims![-3, 2]>().view_as(&Tensor::<i64, Shape![6, 2, 2, 5]>::zeros())],
            shape [6, 2, 2, 5], stride [20, 2, 1, 4], offset 0, checksum 0xec44b724efc1b3d5),
        // torch.arange(20).view((4, 5)).squeeze(()).select(-1, 1)[0:4:2].unsqueeze(0).expand_as(torch.zeros((1, 1, 2)))
        case!(1156, [4, 5], [.squeeze_dims::<Dims![]>().select::<-1, 1>().slice(s![0..4;2]).unsqueeze::<0>().expand_as(&Tensor::<i64, Shape![1, 1, 2]>::zeros())],
            shape [1, 1, 2], stride [20, 20, 10], offset 1, elements [1, 11]),
        // torch.arange(4).view((4,)).as_strided((1,), (0,), 3).unfold(-1, 1, 1)
        case!(1157, [4], [.as_strided::<Shape![1], Strides![0], 3>().tile::<Shape![1]>()],
            shape [1, 1], stride [0, 0], offset 3, elements [3]),
        // torch.arange(18).view((3, 1, 6)).unfold(-3, 3, 6)[..., ::2].unfold(-3, 1, 1).unfold(-3, 5, 1)[..., ::4].squeeze((-2, 3, 0)).squeeze()
        case!(1158, [3, 1, 6], [.windows_with::<Shape![2, 1, 2], Shape![6, 1, 1], Shape![2, 1, 4]>().squeeze_dims::<Dims![-2, 3, 0]>().squeeze_all()],
            shape [2, 2, 2], stride [1, 12, 4], offset 0, elements [0, 4, 12, 16, 1, 5, 13, 17]),
        // torch.arange(6).view((2, 3)).unsqueeze(-1).unfold(-3, 1, 1).unfold(-3, 3, 3).unfold(-3, 1, 1).squeeze(5)
        case!(1159, [2, 3], [.unsqueeze::<-1>().tile::<Shape![1, 3, 1]>().squeeze::<5>()],
            shape [2, 1, 1, 1, 3], stride [3, 3, 1, 3, 1], offset 0, elements [0, 1, 2, 3, 4, 5]),
    ]
}

fn plain_58() -> Vec<Outcome> {
    vec![
        // torch.atleast_1d(torch.arange(2).view((2,)).unflatten(-1, (1, 2)).mT.expand_as(torch.zeros((2, 4))))
        case!(1160, [2], [.unflatten::<-1, Shape![1, 2]>().mT().expand_as(&Tensor::<i64, Shape![2, 4]>::zeros()).atleast_1d()],
            shape [2, 4], stride [1, 0], offset 0, elements [0, 0, 0, 0, 1, 1, 1, 1]),
        // torch.arange(45).view((9, 5)).unbind(1)[2].split(3, -1)[0].flatten(0, 0)
        case!(1161, [9, 5], [.unbind::<1>()[2].split::<-1, 3>()[0].flatten::<0, 0>()],
            shape [3], stride [5], offset 0, elements [2, 7, 12]),
        // torch.arange(45).view((5, 3, 3)).as_strided((4, 4, 4), (1, 1, 1), 20).chunk(4, 2)[1]
        case!(1162, [5, 3, 3], [.as_strided::<Shape![4, 4, 4], Strides![1, 1, 1], 20>().chunk::<2, 4>()[1]],
            shape [4, 4, 1], stride [1, 1, 1], offset 0, elements [21, 22, 23, 24, 22, 23, 24, 25, 23, 24, 25, 26, 24, 25, 26, 27]),
        // torch.arange(4).view((4, 1)).view((4,)).t()
        case!(1163, [4, 1], [.view::<Shape![4]>().t()],
            shape [4], stride [1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(1).view((1,)).unfold(0, 1, 2)
        case!(1164, [1], [.unfold::<0, 1, 2>()],
            shape [1, 1], stride [2, 1], offset 0, elements [0]),
        // torch.arange(6).view((1, 6)).unfold(-2, 1, 1).unfold(-2, 6, 6).chunk(1, -1)[0].narrow(-2, 0, 1).swapaxes(0, 1)
        case!(1165, [1, 6], [.tile::<Shape![1, 6]>().chunk::<-1, 1>()[0].narrow::<-2, 0, 1>().swapaxes::<0, 1>()],
            shape [1, 1, 1, 6], stride [6, 6, 6, 1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.atleast_1d(torch.arange(1).view(())).unfold(-1, 1, 6).unfold(-2, 1, 1)[..., ::2].unfold(-2, 1, 1)[..., ::2].swapaxes(-2, -4)
        case!(1166, [], [.atleast_1d().unfold::<-1, 1, 6>().windows_with::<Shape![1, 1], Shape![1, 1], Shape![2, 2]>().swapaxes::<-2, -4>()],
            shape [1, 1, 1, 1], stride [12, 1, 6, 2], offset 0, elements [0]),
        // torch.arange(144).view((8, 3, 6)).unfold(-3, 4, 1).unfold(-3, 1, 1).unfold(-3, 3, 1).view_as(torch.zeros((15, 4, 2, 2, 3, 1)))
        case!(1167, [8, 3, 6], [.windows::<Shape![4, 1, 3]>().view_as(&Tensor::<i64, Shape![15, 4, 2, 2, 3, 1]>::zeros())],
            shape [15, 4, 2, 2, 3, 1], stride [6, 1, 36, 18, 1, 1], offset 0, checksum 0x39d3f63168a6bf75),
        // torch.arange(2).view((1, 2)).unflatten(1, (1, 2)).movedim((2, 1), (0, 2))
        case!(1168, [1, 2], [.unflatten::<1, Shape![1, 2]>().movedims::<Dims![2, 1], Dims![0, 2]>()],
            shape [2, 1, 1], stride [1, 2, 2], offset 0, elements [0, 1]),
        // torch.arange(10).view((10, 1)).unfold(-1, 1, 2)[..., ::2].expand((10, 1, 1))
        case!(1169, [10, 1], [.windows_with::<Shape![1], Shape![2], Shape![2]>().expand::<Shape![10, 1, 1]>()],
            shape [10, 1, 1], stride [1, 2, 2], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
        // torch.atleast_3d(torch.arange(1).view((1,))).unfold(-1, 1, 1)[..., ::2]
        case!(1170, [1], [.atleast_3d().windows_with::<Shape![1], Shape![1], Shape![2]>()],
            shape [1, 1, 1, 1], stride [1, 1, 1, 2], offset 0, elements [0]),
        // torch.arange(160).view((5, 4, 4, 2)).unfold(2, 3, 3).view_as(torch.zeros((20, 2, 3))).unfold(-3, 10, 10).unfold(-3, 2, 2).unfold(-3, 3, 3)
        case!(1171, [5, 4, 4, 2], [.unfold::<2, 3, 3>().view_as(&Tensor::<i64, Shape![20, 2, 3]>::zeros()).tile::<Shape![10, 2, 3]>()],
            shape [2, 1, 1, 10, 2, 3], stride [80, 2, 6, 8, 1, 2], offset 0, checksum 0x67b078ef34a057ad),
        // torch.arange(192).view((4, 1, 8, 1, 6)).tensor_split((3,), 2)[1].permute((0, 2, 1, 4, 3)).unfold(-1, 1, 2)
        case!(1172, [4, 1, 8, 1, 6], [.split_at::<2, 3>().1.permute::<Dims![0, 2, 1, 4, 3]>().unfold::<-1, 1, 2>()],
            shape [4, 5, 1, 6, 1, 1], stride [48, 6, 48, 1, 12, 6], offset 18, checksum 0x61e5e09bdf1a65d5),
        // torch.arange(5).view((5,)).unfold(-1, 4, 1).view_as(torch.zeros((2, 4, 1)))
        case!(1173, [5], [.windows::<Shape![4]>().view_as(&Tensor::<i64, Shape![2, 4, 1]>::zeros())],
            shape [2, 4, 1], stride [1, 1, 1], offset 0, elements [0, 1, 2, 3, 1, 2, 3, 4]),
        // torch.arange(120).view((12, 10)).expand_as(torch.zeros((1, 12, 10))).diagonal(-4, 2, -2).unfold(0, 1, 1).swapdims(-3, -1)
        case!(1174, [12, 10], [.expand_as(&Tensor::<i64, Shape![1, 12, 10]>::zeros()).diagonal::<-4, 2, -2>().unfold::<0, 1, 1>().swapdims::<-3, -1>()],
            shape [1, 6, 1], stride [120, 11, 120], offset 4, elements [4, 15, 26, 37, 48, 59]),
        // torch.arange(12).view((3, 4)).split_with_sizes([1, 3], -1)[0].expand((3, 4)).unfold(0, 1, 4).squeeze()
        case!(1175, [3, 4], [.split_with_sizes::<-1, Shape![1, 3]>().0.expand::<Shape![3, 4]>().unfold::<0, 1, 4>().squeeze_all()],
            shape [4], stride [0], offset 0, elements [0, 0, 0, 0]),
        // torch.arange(162).view((3, 2, 9, 3)).view_as(torch.zeros((3, 54))).view((162,)).t()
        case!(1176, [3, 2, 9, 3], [.view_as(&Tensor::<i64, Shape![3, 54]>::zeros()).view::<Shape![162]>().t()],
            shape [162], stride [1], offset 0, checksum 0x686f5c883705f8da),
        // torch.arange(12).view((4, 3)).view_as(torch.zeros((12,))).split(6, 0)[1].narrow(0, 2, 3).unfold(-1, 3, 3).unfold(-1, 1, 1)
        case!(1177, [4, 3], [.view_as(&Tensor::<i64, Shape![12]>::zeros()).split::<0, 6>()[1].narrow::<0, 2, 3>().windows_with::<Shape![3], Shape![3], Shape![1]>().tile::<Shape![1]>()],
            shape [1, 3, 1], stride [3, 1, 1], offset 2, elements [8, 9, 10]),
        // torch.arange(48).view((1, 2, 6, 4, 1)).unfold(-1, 1, 3)
        case!(1178, [1, 2, 6, 4, 1], [.windows_with::<Shape![1], Shape![3], Shape![1]>()],
            shape [1, 2, 6, 4, 1, 1], stride [48, 24, 4, 1, 3, 1], offset 0, checksum 0xdd7a5e9540df1b95),
        // torch.atleast_3d(torch.arange(12).view((6, 2)).squeeze(-1)).flatten(1, -2).swapdims(2, -2)
        case!(1179, [6, 2], [.squeeze::<-1>().atleast_3d().flatten::<1, -2>().swapdims::<2, -2>()],
            shape [6, 1, 2], stride [2, 1, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
    ]
}

fn plain_59() -> Vec<Outcome> {
    vec![
        // torch.arange(432).view((1, 8, 1, 6, 9)).mT.chunk(3, 3)[1].squeeze()
        case!(1180, [1, 8, 1, 6, 9], [.mT().chunk::<3, 3>()[1].squeeze_all()],
            shape [8, 3, 6], stride [54, 1, 9], offset 0, checksum 0x9548e6507b34e055),
        // torch.arange(120).view((5, 3, 8)).expand_as(torch.zeros((1, 3, 5, 3, 8))).unbind(2)[1].broadcast_to((2, -1, 3, -1)).view((6, 24))
        case!(1181, [5, 3, 8], [.expand_as(&Tensor::<i64, Shape![1, 3, 5, 3, 8]>::zeros()).unbind::<2>()[1].broadcast_to::<Shape![2, _, 3, _]>().view::<Shape![6, 24]>()],
            shape [6, 24], stride [0, 1], offset 0, checksum 0x2954fd2466322895),
        // torch.arange(40).view((1, 2, 5, 4)).unfold(-2, 4, 1).unfold(-2, 3, 1).diagonal(0, 0, -3)
        case!(1182, [1, 2, 5, 4], [.windows_with::<Shape![4, 3], Shape![1, 1], Shape![1, 1]>().diagonal::<0, 0, -3>()],
            shape [2, 2, 4, 3, 1], stride [20, 4, 4, 1, 41], offset 0, checksum 0xe3b46442a30ef725),
        // torch.arange(20).view((5, 2, 2)).narrow(0, 4, 1).permute((0, 1, 2)).unfold(-1, 2, 1).unfold(-1, 1, 2)[..., ::3].diagonal(0, 1, 4)
        case!(1183, [5, 2, 2], [.narrow::<0, 4, 1>().permute::<Dims![0, 1, 2]>().windows::<Shape![2]>().windows_with::<Shape![1], Shape![2], Shape![3]>().diagonal::<0, 1, 4>()],
            shape [1, 1, 1, 1], stride [4, 1, 2, 5], offset 16, elements [16]),
        // torch.arange(4).view((4, 1, 1)).view_as(torch.zeros((2, 2))).flatten(0, 1)
        case!(1184, [4, 1, 1], [.view_as(&Tensor::<i64, Shape![2, 2]>::zeros()).flatten::<0, 1>()],
            shape [4], stride [1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(16).view((4, 1, 4)).unfold(-3, 2, 2).narrow(1, 0, 1).unflatten(-4, (2, -1))
        case!(1185, [4, 1, 4], [.unfold::<-3, 2, 2>().narrow::<1, 0, 1>().unflatten::<-4, Shape![2, _]>()],
            shape [2, 1, 1, 4, 2], stride [8, 4, 4, 1, 4], offset 0, elements [0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15]),
        // torch.arange(20).view((4, 5)).unbind(1)[0].view((2, -1))
        case!(1186, [4, 5], [.unbind::<1>()[0].view::<Shape![2, _]>()],
            shape [2, 2], stride [10, 5], offset 0, elements [0, 5, 10, 15]),
        // torch.arange(20).view((2, 10, 1)).unfold(1, 2, 1).broadcast_to((6, 2, 9, 3, -1))
        case!(1187, [2, 10, 1], [.unfold::<1, 2, 1>().broadcast_to::<Shape![6, 2, 9, 3, _]>()],
            shape [6, 2, 9, 3, 2], stride [0, 10, 1, 0, 1], offset 0, checksum 0xf97ad247ebd87635),
        // torch.atleast_2d(torch.arange(75).view((5, 3, 1, 5)).narrow(3, 2, 3).unfold(2, 1, 1).unsqueeze(1).squeeze())
        case!(1188, [5, 3, 1, 5], [.narrow::<3, 2, 3>().unfold::<2, 1, 1>().unsqueeze::<1>().squeeze_all().atleast_2d()],
            shape [5, 3, 3], stride [15, 5, 1], offset 2, checksum 0x780f6d39c76967ff),
        // torch.arange(160).view((8, 4, 1, 5)).diagonal(-3, 1, -1).permute((-3, -2, -1)).squeeze(2).as_strided((2, 5), (3, 1), 53).view_as(torch.zeros((2, 1, 5)))
        case!(1189, [8, 4, 1, 5], [.diagonal::<-3, 1, -1>().permute::<Dims![-3, -2, -1]>().squeeze::<2>().as_strided::<Shape![2, 5], Strides![3, 1], 53>().view_as(&Tensor::<i64, Shape![2, 1, 5]>::zeros())],
            shape [2, 1, 5], stride [3, 5, 1], offset 53, elements [53, 54, 55, 56, 57, 56, 57, 58, 59, 60]),
        // torch.arange(180).view((6, 3, 1, 5, 2)).movedim(-1, 2).unfold(2, 2, 1).chunk(2, 5)[1].swapdims(4, 0)
        case!(1190, [6, 3, 1, 5, 2], [.movedim::<-1, 2>().unfold::<2, 2, 1>().chunk::<5, 2>()[1].swapdims::<4, 0>()],
            shape [5, 3, 1, 1, 6, 1], stride [2, 10, 1, 10, 30, 1], offset 0, checksum 0xac9881e4cf206e99),
        // torch.arange(12).view((6, 1, 2)).narrow(0, 5, 1).split(2, -1)[0].unfold(-1, 2, 1).split(2, 3)[0].unflatten(3, (1, -1))
        case!(1191, [6, 1, 2], [.narrow::<0, 5, 1>().split::<-1, 2>()[0].windows::<Shape![2]>().split::<3, 2>()[0].unflatten::<3, Shape![1, _]>()],
            shape [1, 1, 1, 1, 2], stride [2, 2, 2, 2, 1], offset 0, elements [10, 11]),
        // torch.atleast_3d(torch.arange(2).view((2,)).t()).unflatten(2, (-1, 1)).squeeze((-1, -4))
        case!(1192, [2], [.t().atleast_3d().unflatten::<2, Shape![_, 1]>().squeeze_dims::<Dims![-1, -4]>()],
            shape [2, 1], stride [1, 1], offset 0, elements [0, 1]),
        // torch.arange(2).view((2,)).unsqueeze(1).squeeze().unflatten(0, (1, 2, 1)).unbind(-1)[0]
        case!(1193, [2], [.unsqueeze::<1>().squeeze_all().unflatten::<0, Shape![1, 2, 1]>().unbind::<-1>()[0]],
            shape [1, 2], stride [2, 1], offset 0, elements [0, 1]),
        // torch.arange(180).view((3, 4, 5, 1, 3))[:2, 1, -1::1, :][0].unbind(-1)[0].unfold(-1, 1, 1)[..., ::2]
        case!(1194, [3, 4, 5, 1, 3], [.slice(s![..2, 1, -1..;1, ..]).slice(s![0]).unbind::<-1>()[0].windows_with::<Shape![1], Shape![1], Shape![2]>()],
            shape [1, 1, 1], stride [3, 3, 6], offset 0, elements [27]),
        // torch.atleast_1d(torch.arange(48).view((2, 6, 4)).select(0, 1)).permute((1, 0)).view((2, -1, 2, 3))
        case!(1195, [2, 6, 4], [.select::<0, 1>().atleast_1d().permute::<Dims![1, 0]>().view::<Shape![2, _, 2, 3]>()],
            shape [2, 2, 2, 3], stride [2, 1, 12, 4], offset 24, checksum 0xcde5d0497199a66d),
        // torch.arange(16).view((4, 4)).chunk(2, 0)[0].unfold(-2, 1, 1).unfold(-2, 2, 2).flatten(2, 3).view((8,))
        case!(1196, [4, 4], [.chunk::<0, 2>()[0].tile::<Shape![1, 2]>().flatten::<2, 3>().view::<Shape![8]>()],
            shape [8], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7]),
        // torch.arange(8).view((1, 1, 2, 4)).permute((3, 2, 1, 0)).swapaxes(3, 0).unfold(-2, 1, 3).movedim((-4, 4, 3, 2, -5), (-5, 2, 3, 4, 1)).unfold(-5, 2, 4)
        case!(1197, [1, 1, 2, 4], [.permute::<Dims![3, 2, 1, 0]>().swapaxes::<3, 0>().unfold::<-2, 1, 3>().movedims::<Dims![-4, 4, 3, 2, -5], Dims![-5, 2, 3, 4, 1]>().unfold::<-5, 2, 4>()],
            shape [1, 1, 1, 4, 1, 2], stride [16, 8, 8, 1, 24, 4], offset 0, elements [0, 4, 1, 5, 2, 6, 3, 7]),
        // torch.arange(4).view((4,)).unbind(0)[0].expand_as(torch.zeros((2, 2))).t().permute((1, 0)).movedim((1, 0), (-1, -2))
        case!(1198, [4], [.unbind::<0>()[0].expand_as(&Tensor::<i64, Shape![2, 2]>::zeros()).t().permute::<Dims![1, 0]>().movedims::<Dims![1, 0], Dims![-1, -2]>()],
            shape [2, 2], stride [0, 0], offset 0, elements [0, 0, 0, 0]),
        // torch.arange(1).view(()).view_as(torch.zeros((1,)))
        case!(1199, [], [.view_as(&Tensor::<i64, Shape![1]>::zeros())],
            shape [1], stride [1], offset 0, elements [0]),
    ]
}

fn plain_60() -> Vec<Outcome> {
    vec![
        // torch.arange(360).view((4, 6, 3, 5)).unfold(-2, 3, 3).unfold(-2, 1, 1).flatten(1, 2)
        case!(1200, [4, 6, 3, 5], [.tile::<Shape![3, 1]>().flatten::<1, 2>()],
            shape [4, 6, 5, 3, 1], stride [90, 15, 1, 5, 1], offset 0, checksum 0x67a733a1fabdaf2d),
        // torch.atleast_2d(torch.arange(40).view((2, 1, 4, 5)).movedim((-2, -4, 1), (1, 2, -4)).flatten(-1, 3)).view_as(torch.zeros((4, 2, 1, 5)))
        case!(1201, [2, 1, 4, 5], [.movedims::<Dims![-2, -4, 1], Dims![1, 2, -4]>().flatten::<-1, 3>().atleast_2d().view_as(&Tensor::<i64, Shape![4, 2, 1, 5]>::zeros())],
            shape [4, 2, 1, 5], stride [5, 20, 5, 1], offset 0, checksum 0x8d525f59f9c29cdd),
        // torch.arange(12).view((4, 3)).select(-2, 0).unfold(-1, 3, 1).unsqueeze(0)
        case!(1202, [4, 3], [.select::<-2, 0>().windows_with::<Shape![3], Shape![1], Shape![1]>().unsqueeze::<0>()],
            shape [1, 1, 3], stride [1, 1, 1], offset 0, elements [0, 1, 2]),
        // torch.atleast_2d(torch.atleast_1d(torch.arange(27).view((1, 3, 9)).permute((0, 2, 1)))).swapaxes(2, -3)
        case!(1203, [1, 3, 9], [.permute::<Dims![0, 2, 1]>().atleast_1d().atleast_2d().swapaxes::<2, -3>()],
            shape [3, 9, 1], stride [9, 1, 27], offset 0, checksum 0xbf3cb4d8ef6e2148),
        // torch.arange(5).view((5,)).view_as(torch.zeros((1, 5, 1)))
        case!(1204, [5], [.view_as(&Tensor::<i64, Shape![1, 5, 1]>::zeros())],
            shape [1, 5, 1], stride [5, 1, 1], offset 0, elements [0, 1, 2, 3, 4]),
        // torch.arange(216).view((3, 6, 6, 2)).diagonal(-1, 2, 3).chunk(2, 2)[1].view((1, 9, 2, 1)).squeeze(0).view((-1,))
        case!(1205, [3, 6, 6, 2], [.diagonal::<-1, 2, 3>().chunk::<2, 2>()[1].view::<Shape![1, 9, 2, 1]>().squeeze::<0>().view::<Shape![_]>()],
            shape [18], stride [12], offset 0, checksum 0x8da556713c1ed2b3),
        // torch.arange(48).view((4, 2, 6)).narrow(2, 3, 2).view_as(torch.zeros((2, 4, 2))).tensor_split((1,), 1)[1].unfold(-3, 2, 2).unfold(-3, 1, 1).unfold(-3, 2, 2)
        case!(1206, [4, 2, 6], [.narrow::<2, 3, 2>().view_as(&Tensor::<i64, Shape![2, 4, 2]>::zeros()).split_at::<1, 1>().1.tile::<Shape![2, 1, 2]>()],
            shape [1, 3, 1, 2, 1, 2], stride [48, 6, 2, 24, 6, 1], offset 9, elements [9, 10, 33, 34, 15, 16, 39, 40, 21, 22, 45, 46]),
        // torch.atleast_1d(torch.arange(1).view((1,))[-1]).unfold(-1, 1, 1).view_as(torch.zeros(())).expand((5, 5))
        case!(1207, [1], [.slice(s![-1]).atleast_1d().windows::<Shape![1]>().view_as(&Tensor::<i64, Shape![]>::zeros()).expand::<Shape![5, 5]>()],
            shape [5, 5], stride [0, 0], offset 0, checksum 0xd4657f55662f817f),
        // torch.atleast_3d(torch.arange(8).view((2, 4))).squeeze(-1).chunk(4, 1)[2].permute((1, 0))
        case!(1208, [2, 4], [.atleast_3d().squeeze::<-1>().chunk::<1, 4>()[2].permute::<Dims![1, 0]>()],
            shape [1, 2], stride [1, 4], offset 0, elements [2, 6]),
        // torch.arange(108).view((6, 9, 2, 1)).squeeze(-1).diagonal(0, 1, 0).expand((1, 2, -1))
        case!(1209, [6, 9, 2, 1], [.squeeze::<-1>().diagonal::<0, 1, 0>().expand::<Shape![1, 2, _]>()],
            shape [1, 2, 6], stride [2, 1, 20], offset 0, elements [0, 20, 40, 60, 80, 100, 1, 21, 41, 61, 81, 101]),
        // torch.atleast_2d(torch.arange(16).view((1, 4, 4, 1)).chunk(4, -3)[0].squeeze((3, 1, 2, 0))).view_as(torch.zeros((4,)))
        case!(1210, [1, 4, 4, 1], [.chunk::<-3, 4>()[0].squeeze_dims::<Dims![3, 1, 2, 0]>().atleast_2d().view_as(&Tensor::<i64, Shape![4]>::zeros())],
            shape [4], stride [1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(216).view((9, 4, 6)).squeeze((1,)).expand((5, 4, 9, 4, 6))
        case!(1211, [9, 4, 6], [.squeeze_dims::<Dims![1]>().expand::<Shape![5, 4, 9, 4, 6]>()],
            shape [5, 4, 9, 4, 6], stride [0, 0, 24, 6, 1], offset 0, checksum 0xfe01975d54c747c5),
        // torch.arange(5).view((5,)).flatten(0, 0).split_with_sizes([2, 1, 1, 1], 0)[1].squeeze((0,))
        case!(1212, [5], [.flatten::<0, 0>().split_with_sizes::<0, Shape![2, 1, 1, 1]>().1.squeeze_dims::<Dims![0]>()],
            shape [], stride [], offset 2, elements [2]),
        // torch.arange(2).view((1, 2)).chunk(2, 1)[1].expand((4, 6)).permute((1, 0))
        case!(1213, [1, 2], [.chunk::<1, 2>()[1].expand::<Shape![4, 6]>().permute::<Dims![1, 0]>()],
            shape [6, 4], stride [0, 0], offset 0, checksum 0x43b103a307f3ee9d),
        // torch.arange(360).view((4, 2, 9, 5)).unbind(3)[0].unfold(-2, 1, 1).unfold(-2, 5, 1)[..., ::4]
        case!(1214, [4, 2, 9, 5], [.unbind::<3>()[0].windows_with::<Shape![1, 2], Shape![1, 1], Shape![1, 4]>()],
            shape [4, 2, 5, 1, 2], stride [90, 45, 5, 45, 20], offset 0, checksum 0xc460f6bee7257fb5),
        // torch.arange(3).view((3,)).narrow(-1, 2, 1)
        case!(1215, [3], [.narrow::<-1, 2, 1>()],
            shape [1], stride [1], offset 2, elements [2]),
        // torch.arange(8).view((2, 1, 4)).unfold(-1, 2, 6).swapaxes(1, -2).mT.flatten(-3, 2)
        case!(1216, [2, 1, 4], [.unfold::<-1, 2, 6>().swapaxes::<1, -2>().mT().flatten::<-3, 2>()],
            shape [2, 2, 1], stride [4, 1, 4], offset 0, elements [0, 1, 4, 5]),
        // torch.arange(16).view((4, 1, 1, 4)).squeeze()[:, :1:1].flatten(0, -1)
        case!(1217, [4, 1, 1, 4], [.squeeze_all().slice(s![.., ..1;1]).flatten::<0, -1>()],
            shape [4], stride [4], offset 0, elements [0, 4, 8, 12]),
        // torch.arange(180).view((1, 12, 3, 5)).unfold(-2, 3, 3).unfold(-2, 5, 5).broadcast_to((5, -1, 1, -1, 3, 5)).split(1, 4)[0].view_as(torch.zeros((1, 1, 5, 12, 5)))
        case!(1218, [1, 12, 3, 5], [.tile::<Shape![3, 5]>().broadcast_to::<Shape![5, _, 1, _, 3, 5]>().split::<4, 1>()[0].view_as(&Tensor::<i64, Shape![1, 1, 5, 12, 5]>::zeros())],
            shape [1, 1, 5, 12, 5], stride [0, 0, 0, 15, 1], offset 0, checksum 0x8f75f8f17b5fee25),
        // torch.arange(30).view((3, 2, 5)).movedim((-2, -1), (2, 0)).diagonal(-1, 2, 1).unbind(-1)[0]
        case!(1219, [3, 2, 5], [.movedims::<Dims![-2, -1], Dims![2, 0]>().diagonal::<-1, 2, 1>().unbind::<-1>()[0]],
            shape [5], stride [1], offset 0, elements [5, 6, 7, 8, 9]),
    ]
}

fn plain_61() -> Vec<Outcome> {
    vec![
        // torch.arange(32).view((1, 4, 2, 4)).movedim((1, 0), (-3, 3)).split(2, -3)[0].view_as(torch.zeros((2, 2, 2, 2))).view_as(torch.zeros((2, 2, 1, 4)))
        case!(1220, [1, 4, 2, 4], [.movedims::<Dims![1, 0], Dims![-3, 3]>().split::<-3, 2>()[0].view_as(&Tensor::<i64, Shape![2, 2, 2, 2]>::zeros()).view_as(&Tensor::<i64, Shape![2, 2, 1, 4]>::zeros())],
            shape [2, 2, 1, 4], stride [4, 8, 4, 1], offset 0, elements [0, 1, 2, 3, 8, 9, 10, 11, 4, 5, 6, 7, 12, 13, 14, 15]),
        // torch.arange(30).view((3, 10)).unfold(-1, 3, 1)
        case!(1221, [3, 10], [.windows_with::<Shape![3], Shape![1], Shape![1]>()],
            shape [3, 8, 3], stride [10, 1, 1], offset 0, checksum 0x16cf2e44595825d5),
        // torch.arange(10).view((2, 5)).movedim((-2, 1), (-2, -1)).narrow(-1, 0, 4).diagonal(-1, 1, 0)
        case!(1222, [2, 5], [.movedims::<Dims![-2, 1], Dims![-2, -1]>().narrow::<-1, 0, 4>().diagonal::<-1, 1, 0>()],
            shape [2], stride [6], offset 1, elements [1, 7]),
        // torch.arange(75).view((5, 5, 3)).expand((1, -1, 5, 3)).movedim((0, -3, 2, 3), (2, -4, 3, 1)).movedim((-4, 1, 2, 3), (-4, 1, 2, 3))
        case!(1223, [5, 5, 3], [.expand::<Shape![1, _, 5, 3]>().movedims::<Dims![0, -3, 2, 3], Dims![2, -4, 3, 1]>().movedims::<Dims![-4, 1, 2, 3], Dims![-4, 1, 2, 3]>()],
            shape [5, 3, 1, 5], stride [15, 1, 75, 3], offset 0, checksum 0x5178747f3be37c84),
        // torch.arange(24).view((2, 2, 6)).unflatten(2, (3, 2)).flatten(3, -1)
        case!(1224, [2, 2, 6], [.unflatten::<2, Shape![3, 2]>().flatten::<3, -1>()],
            shape [2, 2, 3, 2], stride [12, 6, 2, 1], offset 0, checksum 0x4d6366cf7d8aa54d),
        // torch.arange(1).view(()).expand((6,)).view_as(torch.zeros((2, 3))).mT
        case!(1225, [], [.expand::<Shape![6]>().view_as(&Tensor::<i64, Shape![2, 3]>::zeros()).mT()],
            shape [3, 2], stride [0, 0], offset 0, elements [0, 0, 0, 0, 0, 0]),
        // torch.arange(270).view((9, 6, 5)).unfold(2, 3, 2).movedim((1, 0, -1), (1, 3, -2))
        case!(1226, [9, 6, 5], [.unfold::<2, 3, 2>().movedims::<Dims![1, 0, -1], Dims![1, 3, -2]>()],
            shape [2, 6, 3, 9], stride [2, 5, 1, 30], offset 0, checksum 0xdc06ccca8e1b54f9),
        // torch.arange(360).view((5, 6, 1, 1, 2, 6)).select(3, 0).split_with_sizes([2, 4], 4)[0].expand((-1, 6, 3, -1, -1))
        case!(1227, [5, 6, 1, 1, 2, 6], [.select::<3, 0>().split_with_sizes::<4, Shape![2, 4]>().0.expand::<Shape![_, 6, 3, _, _]>()],
            shape [5, 6, 3, 2, 2], stride [72, 12, 0, 6, 1], offset 0, checksum 0xa33ac61b93379a7d),
        // torch.arange(16).view((4, 1, 4)).movedim((0, 2, -2), (-1, -2, -3)).chunk(1, 2)[0].flatten(-3, 1)
        case!(1228, [4, 1, 4], [.movedims::<Dims![0, 2, -2], Dims![-1, -2, -3]>().chunk::<2, 1>()[0].flatten::<-3, 1>()],
            shape [4, 4], stride [1, 4], offset 0, elements [0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15]),
        // torch.atleast_1d(torch.atleast_2d(torch.arange(1).view((1,)).unfold(-1, 1, 1).squeeze()))
        case!(1229, [1], [.windows::<Shape![1]>().squeeze_all().atleast_2d().atleast_1d()],
            shape [1, 1], stride [1, 1], offset 0, elements [0]),
        // torch.arange(72).view((12, 6)).unsqueeze(-3).squeeze((-2, -3)).unfold(-1, 4, 1).view_as(torch.zeros((6, 2, 1, 3, 1, 4))).chunk(4, -1)[2]
        case!(1230, [12, 6], [.unsqueeze::<-3>().squeeze_dims::<Dims![-2, -3]>().windows::<Shape![4]>().view_as(&Tensor::<i64, Shape![6, 2, 1, 3, 1, 4]>::zeros()).chunk::<-1, 4>()[2]],
            shape [6, 2, 1, 3, 1, 1], stride [12, 6, 3, 1, 4, 1], offset 0, checksum 0x780f41580c2f357d),
        // torch.arange(6).view((6, 1)).split_with_sizes([6], -2)[0].squeeze(1).view((1, 6))
        case!(1231, [6, 1], [.split_with_sizes::<-2, Shape![6]>().0.squeeze::<1>().view::<Shape![1, 6]>()],
            shape [1, 6], stride [6, 1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(8).view((4, 2)).unbind(0)[0].unflatten(0, (1, -1, 2)).split(1, -1)[1][:1, :]
        case!(1232, [4, 2], [.unbind::<0>()[0].unflatten::<0, Shape![1, _, 2]>().split::<-1, 1>()[1].slice(s![..1, ..])],
            shape [1, 1, 1], stride [2, 2, 1], offset 0, elements [1]),
        // torch.arange(360).view((2, 3, 12, 5)).diagonal(2, 0, -1).expand((2, -1, -1, -1)).view((2, 36, 2)).view_as(torch.zeros((2, 18, 2, 2)))
        case!(1233, [2, 3, 12, 5], [.diagonal::<2, 0, -1>().expand::<Shape![2, _, _, _]>().view::<Shape![2, 36, 2]>().view_as(&Tensor::<i64, Shape![2, 18, 2, 2]>::zeros())],
            shape [2, 18, 2, 2], stride [0, 10, 5, 181], offset 2, checksum 0x42dfd806225e08c5),
        // torch.arange(30).view((1, 6, 5)).unsqueeze(2).unfold(-2, 1, 5).unflatten(4, (1,)).unbind(0)[0].squeeze((-2, -1))
        case!(1234, [1, 6, 5], [.unsqueeze::<2>().unfold::<-2, 1, 5>().unflatten::<4, Shape![1]>().unbind::<0>()[0].squeeze_dims::<Dims![-2, -1]>()],
            shape [6, 1, 5], stride [5, 5, 1], offset 0, checksum 0xe707b5c91a84776),
        // torch.arange(160).view((4, 5, 8))[-1:, 4].mT.unfold(1, 1, 1).diagonal(4, 1, -3)
        case!(1235, [4, 5, 8], [.slice(s![-1.., 4]).mT().unfold::<1, 1, 1>().diagonal::<4, 1, -3>()],
            shape [1, 1], stride [40, 41], offset 156, elements [156]),
        // torch.arange(24).view((3, 2, 4)).unbind(1)[1].unfold(-2, 1, 3)[..., ::2].unfold(-2, 3, 1).unbind(3)[2].transpose(0, -1)
        case!(1236, [3, 2, 4], [.unbind::<1>()[1].windows_with::<Shape![1, 3], Shape![3, 1], Shape![2, 1]>().unbind::<3>()[2].transpose::<0, -1>()],
            shape [1, 2, 1], stride [16, 1, 24], offset 0, elements [6, 7]),
        // torch.arange(216).view((1, 6, 6, 6)).tensor_split((3,), -2)[0].unfold(-1, 1, 1)
        case!(1237, [1, 6, 6, 6], [.split_at::<-2, 3>().0.windows::<Shape![1]>()],
            shape [1, 6, 3, 6, 1], stride [216, 36, 6, 1, 1], offset 0, checksum 0xd56bb8458ad2b7bd),
        // torch.arange(4).view((4,)).expand_as(torch.zeros((4, 1, 4))).mT.unfold(-2, 1, 1).unfold(-2, 1, 1)
        case!(1238, [4], [.expand_as(&Tensor::<i64, Shape![4, 1, 4]>::zeros()).mT().tile::<Shape![1, 1]>()],
            shape [4, 4, 1, 1, 1], stride [0, 1, 4, 1, 4], offset 0, elements [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]),
        // torch.arange(12).view((6, 2)).flatten(-1, 1).swapaxes(1, 0).view_as(torch.zeros((2, 1, 6)))
        case!(1239, [6, 2], [.flatten::<-1, 1>().swapaxes::<1, 0>().view_as(&Tensor::<i64, Shape![2, 1, 6]>::zeros())],
            shape [2, 1, 6], stride [1, 12, 2], offset 0, elements [0, 2, 4, 6, 8, 10, 1, 3, 5, 7, 9, 11]),
    ]
}

fn plain_62() -> Vec<Outcome> {
    vec![
        // torch.arange(240).view((1, 5, 6, 4, 2)).view((-1,)).t().unflatten(-1, (4, 10, 6)).swapaxes(0, 2).split_with_sizes([7, 1, 2], -2)[0]
        case!(1240, [1, 5, 6, 4, 2], [.view::<Shape![_]>().t().unflatten::<-1, Shape![4, 10, 6]>().swapaxes::<0, 2>().split_with_sizes::<-2, Shape![7, 1, 2]>().0],
            shape [6, 7, 4], stride [1, 6, 60], offset 0, checksum 0xdf2d8730c41c2df1),
        // torch.arange(5).view((1, 5)).unfold(-1, 1, 1).flatten(0, 1)
        case!(1241, [1, 5], [.unfold::<-1, 1, 1>().flatten::<0, 1>()],
            shape [5, 1], stride [1, 1], offset 0, elements [0, 1, 2, 3, 4]),
        // torch.arange(64).view((4, 8, 1, 2)).unfold(-1, 1, 2)[..., ::3].flatten(-4, 2)
        case!(1242, [4, 8, 1, 2], [.windows_with::<Shape![1], Shape![2], Shape![3]>().flatten::<-4, 2>()],
            shape [4, 8, 1, 1], stride [16, 2, 3, 3], offset 0, checksum 0x738d526d1e11f665),
        // torch.arange(54).view((9, 3, 2, 1)).swapaxes(2, 0).diagonal(-7, -2, -3)
        case!(1243, [9, 3, 2, 1], [.swapaxes::<2, 0>().diagonal::<-7, -2, -3>()],
            shape [2, 1, 2], stride [1, 1, 8], offset 42, elements [42, 50, 43, 51]),
        // torch.arange(450).view((3, 5, 6, 5))[-2::7, 2, 2:5, 2]
        case!(1244, [3, 5, 6, 5], [.slice(s![-2..;7, 2, 2..5, 2])],
            shape [1, 3], stride [1050, 5], offset 222, elements [222, 227, 232]),
        // torch.arange(12).view((1, 6, 2)).unfold(-3, 1, 1).unfold(-3, 6, 6).unfold(-3, 2, 2).flatten(-3, 5)
        case!(1245, [1, 6, 2], [.tile::<Shape![1, 6, 2]>().flatten::<-3, 5>()],
            shape [1, 1, 1, 12], stride [12, 12, 12, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(4).view((4,)).unfold(-1, 4, 4).view((2, 1, 2))
        case!(1246, [4], [.tile::<Shape![4]>().view::<Shape![2, 1, 2]>()],
            shape [2, 1, 2], stride [2, 2, 1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(8).view((8,)).expand_as(torch.zeros((3, 4, 8)))[:2:3, -3:, :].unfold(-2, 1, 1).unfold(-2, 5, 1).as_strided((4,), (0,), 1).unfold(-1, 3, 3)[..., ::2]
        case!(1247, [8], [.expand_as(&Tensor::<i64, Shape![3, 4, 8]>::zeros()).slice(s![..2;3, -3.., ..]).windows::<Shape![1, 5]>().as_strided::<Shape![4], Strides![0], 1>().windows_with::<Shape![2], Shape![3], Shape![2]>()],
            shape [1, 2], stride [0, 0], offset 1, elements [1, 1]),
        // torch.atleast_1d(torch.arange(360).view((6, 4, 3, 5))).squeeze().movedim((2,), (0,)).view_as(torch.zeros((3, 24, 1, 1, 5))).unbind(4)[4]
        case!(1248, [6, 4, 3, 5], [.atleast_1d().squeeze_all().movedims::<Dims![2], Dims![0]>().view_as(&Tensor::<i64, Shape![3, 24, 1, 1, 5]>::zeros()).unbind::<4>()[4]],
            shape [3, 24, 1, 1], stride [5, 15, 5, 5], offset 0, checksum 0xc245e2bd863ba2bd),
        // torch.arange(8).view((8,)).t().flatten(0, 0).tensor_split((0,), 0)[1].chunk(8, 0)[6].flatten(0, 0)
        case!(1249, [8], [.t().flatten::<0, 0>().split_at::<0, 0>().1.chunk::<0, 8>()[6].flatten::<0, 0>()],
            shape [1], stride [1], offset 0, elements [6]),
        // torch.arange(4).view((1, 4, 1)).unfold(-1, 1, 1)[:, 3:, 0].as_strided((1, 2, 6), (3, 1, 0), 0).view_as(torch.zeros((1, 1, 2, 6)))
        case!(1250, [1, 4, 1], [.windows::<Shape![1]>().slice(s![.., 3.., 0]).as_strided::<Shape![1, 2, 6], Strides![3, 1, 0], 0>().view_as(&Tensor::<i64, Shape![1, 1, 2, 6]>::zeros())],
            shape [1, 1, 2, 6], stride [2, 2, 1, 0], offset 0, elements [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]),
        // torch.arange(24).view((2, 3, 2, 2)).unflatten(0, (2, -1)).squeeze((-5, 3, 2, 1)).expand((1, 3, -1, 3, -1, 2)).view_as(torch.zeros((3, 24))).permute((-2, -1))
        case!(1251, [2, 3, 2, 2], [.unflatten::<0, Shape![2, _]>().squeeze_dims::<Dims![-5, 3, 2, 1]>().expand::<Shape![1, 3, _, 3, _, 2]>().view_as(&Tensor::<i64, Shape![3, 24]>::zeros()).permute::<Dims![-2, -1]>()],
            shape [3, 24], stride [0, 1], offset 0, checksum 0x168e4525661bba1d),
        // torch.atleast_1d(torch.arange(3).view((3, 1))).select(0, 2)
        case!(1252, [3, 1], [.atleast_1d().select::<0, 2>()],
            shape [1], stride [1], offset 2, elements [2]),
        // torch.arange(40).view((4, 2, 5, 1)).expand_as(torch.zeros((4, 2, 5, 3))).squeeze((2, 1, 0)).unfold(-2, 1, 1).unfold(-2, 3, 3).mT.view((1, -1, 40, 3))
        case!(1253, [4, 2, 5, 1], [.expand_as(&Tensor::<i64, Shape![4, 2, 5, 3]>::zeros()).squeeze_dims::<Dims![2, 1, 0]>().tile::<Shape![1, 3]>().mT().view::<Shape![1, _, 40, 3]>()],
            shape [1, 1, 40, 3], stride [40, 40, 1, 0], offset 0, checksum 0x214f5cf9c904d0cd),
        // torch.arange(160).view((5, 8, 4)).unfold(-2, 5, 1).unfold(-2, 4, 1).permute((3, 4, 1, 2, 0)).diagonal(0, -2, 4)
        case!(1254, [5, 8, 4], [.windows::<Shape![5, 4]>().permute::<Dims![3, 4, 1, 2, 0]>().diagonal::<0, -2, 4>()],
            shape [5, 4, 4, 1], stride [4, 1, 4, 33], offset 0, checksum 0x76a321e9c6044505),
        // torch.atleast_1d(torch.arange(4).view((4,)).unfold(-1, 4, 1))
        case!(1255, [4], [.windows::<Shape![4]>().atleast_1d()],
            shape [1, 4], stride [1, 1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(450).view((3, 5, 3, 10)).mT.squeeze().unflatten(-1, (-1, 3)).unfold(-5, 3, 3).permute((5, 2, 3, -5, 4, 0))
        case!(1256, [3, 5, 3, 10], [.mT().squeeze_all().unflatten::<-1, Shape![_, 3]>().unfold::<-5, 3, 3>().permute::<Dims![5, 2, 3, -5, 4, 0]>()],
            shape [3, 10, 1, 5, 3, 1], stride [150, 1, 30, 30, 10, 450], offset 0, checksum 0xeec694ccf8a90ba4),
        // torch.atleast_3d(torch.arange(36).view((6, 6))).view_as(torch.zeros((2, 18))).flatten(0, 1).split_with_sizes([22, 14], 0)[0]
        case!(1257, [6, 6], [.atleast_3d().view_as(&Tensor::<i64, Shape![2, 18]>::zeros()).flatten::<0, 1>().split_with_sizes::<0, Shape![22, 14]>().0],
            shape [22], stride [1], offset 0, checksum 0xf9db28cfd5eb4b6e),
        // torch.arange(9).view((9, 1, 1)).unfold(2, 1, 3).diagonal(0, -4, 1).view(())
        case!(1258, [9, 1, 1], [.unfold::<2, 1, 3>().diagonal::<0, -4, 1>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(192).view((4, 4, 3, 2, 2, 1)).flatten(0, 4).squeeze().unflatten(-1, (192,))
        case!(1259, [4, 4, 3, 2, 2, 1], [.flatten::<0, 4>().squeeze_all().unflatten::<-1, Shape![192]>()],
            shape [192], stride [1], offset 0, checksum 0x13854a7fb82e2165),
    ]
}

fn plain_63() -> Vec<Outcome> {
    vec![
        // torch.arange(5).view((5, 1)).unflatten(0, (5, 1)).expand_as(torch.zeros((5, 5, 3)))
        case!(1260, [5, 1], [.unflatten::<0, Shape![5, 1]>().expand_as(&Tensor::<i64, Shape![5, 5, 3]>::zeros())],
            shape [5, 5, 3], stride [1, 0, 0], offset 0, checksum 0xc40b57a276a0faf),
        // torch.arange(30).view((5, 6)).as_strided((1, 3), (2, 1), 22)
        case!(1261, [5, 6], [.as_strided::<Shape![1, 3], Strides![2, 1], 22>()],
            shape [1, 3], stride [2, 1], offset 22, elements [22, 23, 24]),
        // torch.atleast_2d(torch.arange(1).view(())).t().view(()).t().broadcast_to((5, 1))
        case!(1262, [], [.atleast_2d().t().view::<Shape![]>().t().broadcast_to::<Shape![5, 1]>()],
            shape [5, 1], stride [0, 0], offset 0, elements [0, 0, 0, 0, 0]),
        // torch.arange(288).view((2, 4, 6, 6)).chunk(4, 1)[0].broadcast_to((3, -1, 1, -1, 6)).flatten(2, -2)
        case!(1263, [2, 4, 6, 6], [.chunk::<1, 4>()[0].broadcast_to::<Shape![3, _, 1, _, 6]>().flatten::<2, -2>()],
            shape [3, 2, 6, 6], stride [0, 144, 6, 1], offset 0, checksum 0xf3b0427b5c50a9ed),
        // torch.arange(20).view((1, 4, 5, 1)).split_with_sizes([2, 2], 1)[0].view_as(torch.zeros((10,))).unfold(0, 1, 1).squeeze()
        case!(1264, [1, 4, 5, 1], [.split_with_sizes::<1, Shape![2, 2]>().0.view_as(&Tensor::<i64, Shape![10]>::zeros()).unfold::<0, 1, 1>().squeeze_all()],
            shape [10], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
        // torch.arange(5).view((5, 1)).expand((2, -1, 4)).unfold(-1, 4, 1)
        case!(1265, [5, 1], [.expand::<Shape![2, _, 4]>().unfold::<-1, 4, 1>()],
            shape [2, 5, 1, 4], stride [0, 1, 0, 0], offset 0, checksum 0x9c4dc1c58d7ae495),
        // torch.arange(80).view((1, 4, 5, 4)).unfold(-2, 3, 1).unfold(-2, 4, 1).swapdims(5, 4)
        case!(1266, [1, 4, 5, 4], [.windows::<Shape![3, 4]>().swapdims::<5, 4>()],
            shape [1, 4, 3, 1, 4, 3], stride [80, 20, 4, 1, 1, 4], offset 0, checksum 0xdeb4b67e6947b535),
        // torch.arange(180).view((2, 5, 6, 3)).unfold(-2, 3, 1).unfold(-2, 2, 1).view((10, 2, 2, 2, 3, 2))
        case!(1267, [2, 5, 6, 3], [.windows::<Shape![3, 2]>().view::<Shape![10, 2, 2, 2, 3, 2]>()],
            shape [10, 2, 2, 2, 3, 2], stride [18, 6, 3, 1, 3, 1], offset 0, checksum 0xb5903fc914ae33ed),
        // torch.arange(5).view((1, 1, 5)).diagonal(4, 0, 2).unfold(-2, 1, 4)[..., ::2].unfold(-2, 1, 2)[..., ::2].unfold(3, 1, 1)
        case!(1268, [1, 1, 5], [.diagonal::<4, 0, 2>().windows_with::<Shape![1, 1], Shape![4, 2], Shape![2, 2]>().unfold::<3, 1, 1>()],
            shape [1, 1, 1, 1, 1], stride [20, 12, 10, 12, 12], offset 4, elements [4]),
        // torch.arange(96).view((6, 1, 4, 4)).expand((6, 6, 6, 4, -1))[:, -2, 5:]
        case!(1269, [6, 1, 4, 4], [.expand::<Shape![6, 6, 6, 4, _]>().slice(s![.., -2, 5..])],
            shape [6, 1, 4, 4], stride [0, 0, 4, 1], offset 64, checksum 0xba29892b54781785),
        // torch.atleast_1d(torch.arange(180).view((1, 2, 2, 5, 9))).chunk(2, 2)[0].swapaxes(-1, -3).unflatten(-4, (2, 1)).view_as(torch.zeros((2, 3, 3, 5)))
        case!(1270, [1, 2, 2, 5, 9], [.atleast_1d().chunk::<2, 2>()[0].swapaxes::<-1, -3>().unflatten::<-4, Shape![2, 1]>().view_as(&Tensor::<i64, Shape![2, 3, 3, 5]>::zeros())],
            shape [2, 3, 3, 5], stride [90, 3, 1, 9], offset 0, checksum 0xe9c10f75f0681c83),
        // torch.atleast_3d(torch.arange(4).view((1, 4)).split(1, 1)[3]).unfold(-3, 1, 1).unfold(-3, 1, 1).unfold(-3, 1, 1)
        case!(1271, [1, 4], [.split::<1, 1>()[3].atleast_3d().windows::<Shape![1, 1, 1]>()],
            shape [1, 1, 1, 1, 1, 1], stride [4, 1, 1, 4, 1, 1], offset 0, elements [3]),
        // torch.arange(120).view((5, 1, 6, 4)).swapdims(0, 3).squeeze((2, 1)).view_as(torch.zeros((4, 1, 6, 5))).split_with_sizes([3, 1], -4)[1].view_as(torch.zeros((1, 6, 5)))
        case!(1272, [5, 1, 6, 4], [.swapdims::<0, 3>().squeeze_dims::<Dims![2, 1]>().view_as(&Tensor::<i64, Shape![4, 1, 6, 5]>::zeros()).split_with_sizes::<-4, Shape![3, 1]>().1.view_as(&Tensor::<i64, Shape![1, 6, 5]>::zeros())],
            shape [1, 6, 5], stride [24, 4, 24], offset 3, checksum 0x4b18c36c3dc13e13),
        // torch.arange(40).view((2, 10, 2)).view((-1,)).view((1, 10, 2, 2))
        case!(1273, [2, 10, 2], [.view::<Shape![_]>().view::<Shape![1, 10, 2, 2]>()],
            shape [1, 10, 2, 2], stride [40, 4, 2, 1], offset 0, checksum 0xc9ccf0fe5fbdeb1d),
        // torch.atleast_3d(torch.arange(24).view((4, 1, 6))).mT.expand((2, -1, -1, -1)).movedim((-1, 0, -2), (0, -1, -3)).as_strided((4, 2), (2, 1), 13)
        case!(1274, [4, 1, 6], [.atleast_3d().mT().expand::<Shape![2, _, _, _]>().movedims::<Dims![-1, 0, -2], Dims![0, -1, -3]>().as_strided::<Shape![4, 2], Strides![2, 1], 13>()],
            shape [4, 2], stride [2, 1], offset 13, elements [13, 14, 15, 16, 17, 18, 19, 20]),
        // torch.arange(96).view((6, 8, 2)).swapdims(-3, -1).flatten(-3, 0)
        case!(1275, [6, 8, 2], [.swapdims::<-3, -1>().flatten::<-3, 0>()],
            shape [2, 8, 6], stride [1, 2, 16], offset 0, checksum 0xc71215c59b011a5),
        // torch.arange(6).view((3, 2)).unflatten(0, (3, -1)).expand_as(torch.zeros((1, 3, 6, 2))).chunk(2, -1)[1]
        case!(1276, [3, 2], [.unflatten::<0, Shape![3, _]>().expand_as(&Tensor::<i64, Shape![1, 3, 6, 2]>::zeros()).chunk::<-1, 2>()[1]],
            shape [1, 3, 6, 1], stride [6, 2, 0, 1], offset 0, checksum 0x396e2675f717166b),
        // torch.arange(48).view((1, 6, 2, 4)).diagonal(0, 0, 2).view((6, 2, 2)).view_as(torch.zeros((2, 3, 4)))
        case!(1277, [1, 6, 2, 4], [.diagonal::<0, 0, 2>().view::<Shape![6, 2, 2]>().view_as(&Tensor::<i64, Shape![2, 3, 4]>::zeros())],
            shape [2, 3, 4], stride [24, 8, 1], offset 0, checksum 0x723d8e35f0666ffd),
        // torch.arange(12).view((4, 3)).unflatten(1, (-1, 3)).unflatten(0, (2, 2, -1)).flatten(1, 3).split_with_sizes([1, 1, 1], 2)[2]
        case!(1278, [4, 3], [.unflatten::<1, Shape![_, 3]>().unflatten::<0, Shape![2, 2, _]>().flatten::<1, 3>().split_with_sizes::<2, Shape![1, 1, 1]>().2],
            shape [2, 2, 1], stride [6, 3, 1], offset 2, elements [2, 5, 8, 11]),
        // torch.arange(4).view((4,)).t().unfold(-1, 1, 1).permute((1, 0)).chunk(1, 1)[0].mT
        case!(1279, [4], [.t().unfold::<-1, 1, 1>().permute::<Dims![1, 0]>().chunk::<1, 1>()[0].mT()],
            shape [4, 1], stride [1, 1], offset 0, elements [0, 1, 2, 3]),
    ]
}

fn plain_64() -> Vec<Outcome> {
    vec![
        // torch.arange(108).view((12, 3, 3)).mT.view((1, 4, 3, 3, -1, 1))
        case!(1280, [12, 3, 3], [.mT().view::<Shape![1, 4, 3, 3, _, 1]>()],
            shape [1, 4, 3, 3, 3, 1], stride [108, 27, 9, 1, 3, 3], offset 0, checksum 0xf94bf5b6941def59),
        // torch.arange(24).view((6, 4)).unfold(-1, 1, 1)
        case!(1281, [6, 4], [.tile::<Shape![1]>()],
            shape [6, 4, 1], stride [4, 1, 1], offset 0, checksum 0x4d6366cf7d8aa54d),
        // torch.arange(40).view((1, 4, 5, 2)).unfold(2, 1, 1).diagonal(0, -1, 3).unflatten(2, (5, -1)).narrow(1, 0, 3)
        case!(1282, [1, 4, 5, 2], [.unfold::<2, 1, 1>().diagonal::<0, -1, 3>().unflatten::<2, Shape![5, _]>().narrow::<1, 0, 3>()],
            shape [1, 3, 5, 1, 1], stride [40, 10, 2, 3, 3], offset 0, elements [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28]),
        // torch.arange(36).view((6, 1, 1, 6)).squeeze(1).view_as(torch.zeros((36,)))
        case!(1283, [6, 1, 1, 6], [.squeeze::<1>().view_as(&Tensor::<i64, Shape![36]>::zeros())],
            shape [36], stride [1], offset 0, checksum 0xa5c9b354237a1bf1),
        // torch.arange(4).view((4,)).movedim((0,), (0,)).permute((0,)).tensor_split((1,), 0)[0].view(())
        case!(1284, [4], [.movedims::<Dims![0], Dims![0]>().permute::<Dims![0]>().split_at::<0, 1>().0.view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(30).view((5, 2, 3, 1, 1)).unfold(-5, 2, 1).as_strided((5, 3, 6), (0, 1, 1), 1).view((-1, 5, 3, 6))
        case!(1285, [5, 2, 3, 1, 1], [.unfold::<-5, 2, 1>().as_strided::<Shape![5, 3, 6], Strides![0, 1, 1], 1>().view::<Shape![_, 5, 3, 6]>()],
            shape [1, 5, 3, 6], stride [0, 0, 1, 1], offset 1, checksum 0x85ad64c488222b76),
        // torch.arange(3).view((3,)).unbind(0)[0]
        case!(1286, [3], [.unbind::<0>()[0]],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(18).view((1, 9, 2))[-1:].unbind(0)[0].broadcast_to((6, 4, 9, 2)).unfold(2, 9, 2).view((6, 4, 2, 9))
        case!(1287, [1, 9, 2], [.slice(s![-1..]).unbind::<0>()[0].broadcast_to::<Shape![6, 4, 9, 2]>().unfold::<2, 9, 2>().view::<Shape![6, 4, 2, 9]>()],
            shape [6, 4, 2, 9], stride [0, 0, 1, 2], offset 0, checksum 0xdd5ef4679233bc05),
        // torch.arange(480).view((10, 1, 12, 4))[:, ::4, -10:5].chunk(2, 0)[1]
        case!(1288, [10, 1, 12, 4], [.slice(s![.., ..;4, -10..5]).chunk::<0, 2>()[1]],
            shape [5, 1, 3, 4], stride [48, 192, 4, 1], offset 0, checksum 0xe6e444fe8012b5f9),
        // torch.arange(4).view((2, 2)).diagonal(0, 0, 1).unflatten(-1, (1, 1, 2)).select(0, 0).movedim((0, 1), (1, 0))
        case!(1289, [2, 2], [.diagonal::<0, 0, 1>().unflatten::<-1, Shape![1, 1, 2]>().select::<0, 0>().movedims::<Dims![0, 1], Dims![1, 0]>()],
            shape [2, 1], stride [3, 6], offset 0, elements [0, 3]),
        // torch.arange(6).view((2, 1, 3, 1)).unfold(-1, 1, 1).unfold(-1, 1, 1).movedim(0, 2).view((1, -1, 2)).view_as(torch.zeros((3, 2)))
        case!(1290, [2, 1, 3, 1], [.tile::<Shape![1]>().tile::<Shape![1]>().movedim::<0, 2>().view::<Shape![1, _, 2]>().view_as(&Tensor::<i64, Shape![3, 2]>::zeros())],
            shape [3, 2], stride [1, 3], offset 0, elements [0, 3, 1, 4, 2, 5]),
        // torch.arange(30).view((5, 1, 6)).unflatten(2, (2, 3, 1)).view_as(torch.zeros((15, 2))).view((15, 2)).view_as(torch.zeros((30, 1)))
        case!(1291, [5, 1, 6], [.unflatten::<2, Shape![2, 3, 1]>().view_as(&Tensor::<i64, Shape![15, 2]>::zeros()).view::<Shape![15, 2]>().view_as(&Tensor::<i64, Shape![30, 1]>::zeros())],
            shape [30, 1], stride [1, 1], offset 0, checksum 0xe707b5c91a84776),
        // torch.arange(4).view((2, 1, 2)).diagonal(0, 0, 1).select(-1, 0)
        case!(1292, [2, 1, 2], [.diagonal::<0, 0, 1>().select::<-1, 0>()],
            shape [2], stride [1], offset 0, elements [0, 1]),
        // torch.arange(12).view((1, 2, 6)).broadcast_to((4, 2, 6)).view((4, -1))[2:, 11:].expand((2, 1))
        case!(1293, [1, 2, 6], [.broadcast_to::<Shape![4, 2, 6]>().view::<Shape![4, _]>().slice(s![2.., 11..]).expand::<Shape![2, 1]>()],
            shape [2, 1], stride [0, 1], offset 11, elements [11, 11]),
        // torch.atleast_1d(torch.arange(12).view((6, 2)).permute((1, 0)))
        case!(1294, [6, 2], [.permute::<Dims![1, 0]>().atleast_1d()],
            shape [2, 6], stride [1, 2], offset 0, elements [0, 2, 4, 6, 8, 10, 1, 3, 5, 7, 9, 11]),
        // torch.arange(1).view((1,)).squeeze((-1,)).t().unsqueeze(0).unfold(-1, 1, 1).permute((0, 1))
        case!(1295, [1], [.squeeze_dims::<Dims![-1]>().t().unsqueeze::<0>().windows::<Shape![1]>().permute::<Dims![0, 1]>()],
            shape [1, 1], stride [1, 1], offset 0, elements [0]),
        // torch.arange(40).view((8, 1, 5)).unfold(2, 4, 4).view_as(torch.zeros((8, 4)))
        case!(1296, [8, 1, 5], [.unfold::<2, 4, 4>().view_as(&Tensor::<i64, Shape![8, 4]>::zeros())],
            shape [8, 4], stride [5, 1], offset 0, checksum 0xc451badccec493a5),
        // torch.atleast_3d(torch.arange(160).view((5, 4, 8)).swapaxes(-3, 2)).swapaxes(1, 2)
        case!(1297, [5, 4, 8], [.swapaxes::<-3, 2>().atleast_3d().swapaxes::<1, 2>()],
            shape [8, 5, 4], stride [1, 32, 8], offset 0, checksum 0xc4cc2dc0c19c5775),
        // torch.arange(360).view((3, 4, 10, 3)).broadcast_to((5, -1, 4, 10, -1)).diagonal(1, -4, 2)
        case!(1298, [3, 4, 10, 3], [.broadcast_to::<Shape![5, _, 4, 10, _]>().diagonal::<1, -4, 2>()],
            shape [5, 10, 3, 3], stride [0, 3, 1, 150], offset 30, checksum 0xd8567cf7bd131ec8),
        // torch.atleast_3d(torch.arange(180).view((1, 6, 6, 5)).view((-1, 2, 18))).unsqueeze(2)
        case!(1299, [1, 6, 6, 5], [.view::<Shape![_, 2, 18]>().atleast_3d().unsqueeze::<2>()],
            shape [5, 2, 1, 18], stride [36, 18, 18, 1], offset 0, checksum 0xaef174176fd268c1),
    ]
}

fn plain_65() -> Vec<Outcome> {
    vec![
        // torch.arange(48).view((6, 4, 2)).select(1, 1).narrow(0, 0, 1).view_as(torch.zeros((2,)))
        case!(1300, [6, 4, 2], [.select::<1, 1>().narrow::<0, 0, 1>().view_as(&Tensor::<i64, Shape![2]>::zeros())],
            shape [2], stride [1], offset 2, elements [2, 3]),
        // torch.atleast_1d(torch.arange(96).view((4, 4, 6)).narrow(-1, 1, 4).split_with_sizes([1, 1, 1, 1], -2)[3])
        case!(1301, [4, 4, 6], [.narrow::<-1, 1, 4>().split_with_sizes::<-2, Shape![1, 1, 1, 1]>().3.atleast_1d()],
            shape [4, 1, 4], stride [24, 6, 1], offset 19, elements [19, 20, 21, 22, 43, 44, 45, 46, 67, 68, 69, 70, 91, 92, 93, 94]),
        // torch.arange(36).view((2, 9, 2)).unbind(2)[1].view_as(torch.zeros((1, 18))).view((-1,))
        case!(1302, [2, 9, 2], [.unbind::<2>()[1].view_as(&Tensor::<i64, Shape![1, 18]>::zeros()).view::<Shape![_]>()],
            shape [18], stride [2], offset 0, checksum 0x9150544bad88dd9d),
        // torch.arange(4).view((1, 4)).movedim(1, -2).view((2, -1)).movedim((0, -1), (-1, 0))
        case!(1303, [1, 4], [.movedim::<1, -2>().view::<Shape![2, _]>().movedims::<Dims![0, -1], Dims![-1, 0]>()],
            shape [2, 2], stride [1, 2], offset 0, elements [0, 2, 1, 3]),
        // torch.arange(6).view((1, 6)).unfold(-1, 4, 1).expand((1, -1, 4)).unfold(0, 1, 1).diagonal(0, 1, 2)
        case!(1304, [1, 6], [.unfold::<-1, 4, 1>().expand::<Shape![1, _, 4]>().unfold::<0, 1, 1>().diagonal::<0, 1, 2>()],
            shape [1, 1, 3], stride [6, 6, 2], offset 0, elements [0, 2, 4]),
        // torch.arange(4).view((1, 1, 4)).swapaxes(2, -3).expand((1, 4, 1, 3)).transpose(1, 1)
        case!(1305, [1, 1, 4], [.swapaxes::<2, -3>().expand::<Shape![1, 4, 1, 3]>().transpose::<1, 1>()],
            shape [1, 4, 1, 3], stride [4, 1, 4, 0], offset 0, elements [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]),
        // torch.arange(1).view((1,)).as_strided((1, 6, 1), (1, 0, 1), 0).unflatten(1, (1, 6)).mT[:1:3, ::2, ::7].flatten(0, -1)
        case!(1306, [1], [.as_strided::<Shape![1, 6, 1], Strides![1, 0, 1], 0>().unflatten::<1, Shape![1, 6]>().mT().slice(s![..1;3, ..;2, ..;7]).flatten::<0, -1>()],
            shape [6], stride [0], offset 0, elements [0, 0, 0, 0, 0, 0]),
        // torch.arange(30).view((5, 1, 6)).unfold(-2, 1, 1)[..., ::2].unfold(-2, 3, 3).squeeze()
        case!(1307, [5, 1, 6], [.windows_with::<Shape![1, 3], Shape![1, 3], Shape![2, 1]>().squeeze_all()],
            shape [5, 2, 3], stride [6, 3, 1], offset 0, checksum 0xe707b5c91a84776),
        // torch.arange(4).view((4, 1)).t()[0::2].unfold(-2, 1, 1).unfold(-2, 2, 2).unfold(0, 1, 3).view((4,))
        case!(1308, [4, 1], [.t().slice(s![0..;2]).tile::<Shape![1, 2]>().unfold::<0, 1, 3>().view::<Shape![4]>()],
            shape [4], stride [1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(6).view((6,)).permute((0,)).unfold(-1, 3, 1).view((4, 1, 1, 1, 3))
        case!(1309, [6], [.permute::<Dims![0]>().windows_with::<Shape![3], Shape![1], Shape![1]>().view::<Shape![4, 1, 1, 1, 3]>()],
            shape [4, 1, 1, 1, 3], stride [1, 3, 3, 3, 1], offset 0, elements [0, 1, 2, 1, 2, 3, 2, 3, 4, 3, 4, 5]),
        // torch.arange(120).view((2, 10, 1, 6)).view((-1, 20))
        case!(1310, [2, 10, 1, 6], [.view::<Shape![_, 20]>()],
            shape [6, 20], stride [20, 1], offset 0, checksum 0x962feeef4c7ab2d),
        // torch.arange(60).view((12, 5)).chunk(1, -1)[0].broadcast_to((1, -1, 5)).flatten(0, 2).view_as(torch.zeros((3, 20))).chunk(4, 1)[0]
        case!(1311, [12, 5], [.chunk::<-1, 1>()[0].broadcast_to::<Shape![1, _, 5]>().flatten::<0, 2>().view_as(&Tensor::<i64, Shape![3, 20]>::zeros()).chunk::<1, 4>()[0]],
            shape [3, 5], stride [20, 1], offset 0, elements [0, 1, 2, 3, 4, 20, 21, 22, 23, 24, 40, 41, 42, 43, 44]),
        // torch.atleast_3d(torch.arange(4).view((2, 2))).diagonal(0, -2, -1).expand((4, 2, 2))
        case!(1312, [2, 2], [.atleast_3d().diagonal::<0, -2, -1>().expand::<Shape![4, 2, 2]>()],
            shape [4, 2, 2], stride [0, 2, 0], offset 0, elements [0, 0, 2, 2, 0, 0, 2, 2, 0, 0, 2, 2, 0, 0, 2, 2]),
        // torch.arange(24).view((3, 2, 2, 1, 2)).view_as(torch.zeros((8, 3))).mT.broadcast_to((2, 5, 3, -1)).flatten(3, 3)
        case!(1313, [3, 2, 2, 1, 2], [.view_as(&Tensor::<i64, Shape![8, 3]>::zeros()).mT().broadcast_to::<Shape![2, 5, 3, _]>().flatten::<3, 3>()],
            shape [2, 5, 3, 8], stride [0, 0, 1, 3], offset 0, checksum 0xc17aad29b74a8e15),
        // torch.arange(384).view((2, 4, 1, 6, 8))[:, -2].view_as(torch.zeros((2, 8, 6))).view((2, 4, -1)).view_as(torch.zeros((2, 1, 24, 2)))
        case!(1314, [2, 4, 1, 6, 8], [.slice(s![.., -2]).view_as(&Tensor::<i64, Shape![2, 8, 6]>::zeros()).view::<Shape![2, 4, _]>().view_as(&Tensor::<i64, Shape![2, 1, 24, 2]>::zeros())],
            shape [2, 1, 24, 2], stride [192, 48, 2, 1], offset 96, checksum 0x5815cea35e609085),
        // torch.arange(18).view((1, 3, 6)).expand_as(torch.zeros((3, 4, 3, 6))).unfold(0, 1, 1).swapaxes(-1, -4)
        case!(1315, [1, 3, 6], [.expand_as(&Tensor::<i64, Shape![3, 4, 3, 6]>::zeros()).unfold::<0, 1, 1>().swapaxes::<-1, -4>()],
            shape [3, 1, 3, 6, 4], stride [0, 0, 6, 1, 0], offset 0, checksum 0x72929e50852abf1),
        // torch.arange(12).view((12,)).unfold(-1, 12, 12).unfold(-2, 1, 7).unfold(-2, 7, 1)[..., ::2].flatten(0, 2).view((2, 3, 4))
        case!(1316, [12], [.tile::<Shape![12]>().windows_with::<Shape![1, 4], Shape![7, 1], Shape![1, 2]>().flatten::<0, 2>().view::<Shape![2, 3, 4]>()],
            shape [2, 3, 4], stride [3, 1, 2], offset 0, checksum 0x21bcc77df8cbba7d),
        // torch.arange(30).view((1, 3, 10)).split(3, -2)[0].movedim((0, 2), (0, -2))
        case!(1317, [1, 3, 10], [.split::<-2, 3>()[0].movedims::<Dims![0, 2], Dims![0, -2]>()],
            shape [1, 10, 3], stride [30, 1, 10], offset 0, checksum 0xced5a0f3a730414),
        // torch.arange(135).view((9, 3, 5)).chunk(9, 0)[4].view_as(torch.zeros((15, 1)))
        case!(1318, [9, 3, 5], [.chunk::<0, 9>()[4].view_as(&Tensor::<i64, Shape![15, 1]>::zeros())],
            shape [15, 1], stride [1, 1], offset 0, elements [60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74]),
        // torch.atleast_1d(torch.arange(1).view(())).unfold(-1, 1, 1)
        case!(1319, [], [.atleast_1d().windows::<Shape![1]>()],
            shape [1, 1], stride [1, 1], offset 0, elements [0]),
    ]
}

fn plain_66() -> Vec<Outcome> {
    vec![
        // torch.arange(15).view((5, 3, 1, 1)).narrow(1, 2, 1).view_as(torch.zeros((5,))).unfold(-1, 5, 5).as_strided((1, 2, 5), (1, 0, 2), 5).squeeze((0, 2))
        case!(1320, [5, 3, 1, 1], [.narrow::<1, 2, 1>().view_as(&Tensor::<i64, Shape![5]>::zeros()).unfold::<-1, 5, 5>().as_strided::<Shape![1, 2, 5], Strides![1, 0, 2], 5>().squeeze_dims::<Dims![0, 2]>()],
            shape [2, 5], stride [0, 2], offset 5, elements [5, 7, 9, 11, 13, 5, 7, 9, 11, 13]),
        // torch.atleast_3d(torch.arange(1).view((1,))).mT.swapaxes(-3, 1)
        case!(1321, [1], [.atleast_3d().mT().swapaxes::<-3, 1>()],
            shape [1, 1, 1], stride [1, 1, 1], offset 0, elements [0]),
        // torch.arange(2).view((1, 1, 2)).view((-1,)).view_as(torch.zeros((2, 1)))
        case!(1322, [1, 1, 2], [.view::<Shape![_]>().view_as(&Tensor::<i64, Shape![2, 1]>::zeros())],
            shape [2, 1], stride [1, 1], offset 0, elements [0, 1]),
        // torch.arange(20).view((4, 5)).tensor_split((3,), 1)[1].unfold(0, 1, 1).flatten(2, -1)
        case!(1323, [4, 5], [.split_at::<1, 3>().1.unfold::<0, 1, 1>().flatten::<2, -1>()],
            shape [4, 2, 1], stride [5, 1, 5], offset 3, elements [3, 4, 8, 9, 13, 14, 18, 19]),
        // torch.arange(4).view((2, 2)).tensor_split((1,), 0)[1].swapaxes(0, 1)[::4, :1].unfold(-2, 1, 1).unfold(-2, 1, 1)
        case!(1324, [2, 2], [.split_at::<0, 1>().1.swapaxes::<0, 1>().slice(s![..;4, ..1]).windows::<Shape![1, 1]>()],
            shape [1, 1, 1, 1], stride [4, 2, 4, 2], offset 2, elements [2]),
        // torch.arange(20).view((1, 5, 4)).unfold(-3, 1, 1)[..., ::3].unfold(-3, 3, 3)[..., ::2].unfold(-3, 3, 1).view_as(torch.zeros((1, 2, 2, 1, 3))).unfold(-1, 2, 2).chunk(1, 5)[0]
        case!(1325, [1, 5, 4], [.windows_with::<Shape![1, 2, 3], Shape![1, 3, 1], Shape![3, 2, 1]>().view_as(&Tensor::<i64, Shape![1, 2, 2, 1, 3]>::zeros()).windows_with::<Shape![2], Shape![2], Shape![1]>().chunk::<5, 1>()[0]],
            shape [1, 2, 2, 1, 1, 2], stride [2, 1, 8, 3, 2, 1], offset 0, elements [0, 1, 8, 9, 1, 2, 9, 10]),
        // torch.arange(72).view((1, 6, 6, 2)).transpose(1, 0).movedim((2, 1, 0, 3), (3, 1, 2, 0)).diagonal(-1, 0, 2).unbind(2)[0].unflatten(1, (6,))
        case!(1326, [1, 6, 6, 2], [.transpose::<1, 0>().movedims::<Dims![2, 1, 0, 3], Dims![3, 1, 2, 0]>().diagonal::<-1, 0, 2>().unbind::<2>()[0].unflatten::<1, Shape![6]>()],
            shape [1, 6], stride [12, 2], offset 0, elements [1, 3, 5, 7, 9, 11]),
        // torch.arange(18).view((9, 2)).expand((6, 9, 2))
        case!(1327, [9, 2], [.expand::<Shape![6, 9, 2]>()],
            shape [6, 9, 2], stride [0, 2, 1], offset 0, checksum 0x5cf03da5c5c021fd),
        // torch.arange(216).view((4, 9, 6)).split(6, -1)[0].swapdims(-1, -3).view_as(torch.zeros((6, 9, 2, 2)))
        case!(1328, [4, 9, 6], [.split::<-1, 6>()[0].swapdims::<-1, -3>().view_as(&Tensor::<i64, Shape![6, 9, 2, 2]>::zeros())],
            shape [6, 9, 2, 2], stride [1, 6, 108, 54], offset 0, checksum 0x9636506ad5f8b615),
        // torch.arange(100).view((2, 5, 10)).select(1, 3).split(1, 0)[0]
        case!(1329, [2, 5, 10], [.select::<1, 3>().split::<0, 1>()[0]],
            shape [1, 10], stride [50, 1], offset 0, elements [30, 31, 32, 33, 34, 35, 36, 37, 38, 39]),
    ]
}

fn large_0() -> Vec<Outcome> {
    vec![
        // torch.arange(2938).view((2938,)).flatten(0, -1)
        case!(1330, [2938], [.flatten::<0, -1>()],
            shape [2938], stride [1], offset 0, checksum 0xfadb352d5cccc162),
        // torch.atleast_2d(torch.arange(1534).view((1, 13, 1, 118)).view_as(torch.zeros((1534,))))
        case!(1331, [1, 13, 1, 118], [.view_as(&Tensor::<i64, Shape![1534]>::zeros()).atleast_2d()],
            shape [1, 1534], stride [1534, 1], offset 0, checksum 0x7b7d724e9fcf3716),
        // torch.atleast_3d(torch.arange(2060).view((1030, 2)).unflatten(0, (5, 206)).movedim((-3, 1), (-1, -2))).permute((0, 2, 1))
        case!(1332, [1030, 2], [.unflatten::<0, Shape![5, 206]>().movedims::<Dims![-3, 1], Dims![-1, -2]>().atleast_3d().permute::<Dims![0, 2, 1]>()],
            shape [2, 5, 206], stride [1, 412, 2], offset 0, checksum 0x691320dfbec623),
        // torch.arange(2034).view((2, 1017)).unfold(-2, 2, 2).unfold(-2, 113, 113)
        case!(1333, [2, 1017], [.tile::<Shape![2, 113]>()],
            shape [1, 9, 2, 113], stride [2034, 113, 1017, 1], offset 0, checksum 0x520c1832f4db0eda),
        // torch.arange(3024).view((3, 1008)).unflatten(-2, (3, -1)).unfold(-3, 1, 1).unfold(-3, 1, 1).unfold(-3, 9, 9).flatten(1, 3)
        case!(1334, [3, 1008], [.unflatten::<-2, Shape![3, _]>().tile::<Shape![1, 1, 9]>().flatten::<1, 3>()],
            shape [3, 112, 1, 9], stride [1008, 9, 9, 1], offset 0, checksum 0x1960619c7f9eac35),
        // torch.atleast_3d(torch.arange(4044).view((4, 1011)).diagonal(962, 0, 1).permute((-1,))).view_as(torch.zeros((4,)))
        case!(1335, [4, 1011], [.diagonal::<962, 0, 1>().permute::<Dims![-1]>().atleast_3d().view_as(&Tensor::<i64, Shape![4]>::zeros())],
            shape [4], stride [1012], offset 962, elements [962, 1974, 2986, 3998]),
        // torch.atleast_2d(torch.arange(6144).view((2, 3, 32, 32))).view((6144,)).as_strided((24,), (0,), 411).tensor_split((7,), -1)[1].tensor_split((1,), -1)[0]
        case!(1336, [2, 3, 32, 32], [.atleast_2d().view::<Shape![6144]>().as_strided::<Shape![24], Strides![0], 411>().split_at::<-1, 7>().1.split_at::<-1, 1>().0],
            shape [1], stride [0], offset 411, elements [411]),
        // torch.arange(5080).view((5, 1016)).select(-1, 638)
        case!(1337, [5, 1016], [.select::<-1, 638>()],
            shape [5], stride [1016], offset 638, elements [638, 1654, 2670, 3686, 4702]),
        // torch.arange(3105).view((1035, 3)).unfold(-2, 9, 1)[..., ::4].unfold(-2, 3, 4).as_strided((9, 19), (7, 3), 591).view_as(torch.zeros((9, 19)))
        case!(1338, [1035, 3], [.windows_with::<Shape![3, 3], Shape![1, 4], Shape![4, 1]>().as_strided::<Shape![9, 19], Strides![7, 3], 591>().view_as(&Tensor::<i64, Shape![9, 19]>::zeros())],
            shape [9, 19], stride [7, 3], offset 591, checksum 0x39fcca4cb2a5c113),
        // torch.atleast_2d(torch.arange(6144).view((2, 3, 32, 32)).unbind(-3)[1].view((1, 2, 16, 64))).unfold(-2, 4, 1).unfold(-2, 3, 1).flatten(2, 2)
        case!(1339, [2, 3, 32, 32], [.unbind::<-3>()[1].view::<Shape![1, 2, 16, 64]>().atleast_2d().windows::<Shape![4, 3]>().flatten::<2, 2>()],
            shape [1, 2, 13, 62, 4, 3], stride [6144, 3072, 64, 1, 64, 1], offset 0, checksum 0xbf0dd466db3b3bd),
        // torch.atleast_3d(torch.arange(2054).view((2, 1027)).unflatten(-2, (2, 1, 1)).mT).as_strided((40,), (3,), 467).view((4, 10, 1))
        case!(1340, [2, 1027], [.unflatten::<-2, Shape![2, 1, 1]>().mT().atleast_3d().as_strided::<Shape![40], Strides![3], 467>().view::<Shape![4, 10, 1]>()],
            shape [4, 10, 1], stride [30, 3, 3], offset 467, checksum 0x4e6f1ec86700e3e5),
        // torch.arange(2802).view((2802,)).split_with_sizes([2592, 210], 0)[0].unfold(0, 2, 2).unsqueeze(-3)
        case!(1341, [2802], [.split_with_sizes::<0, Shape![2592, 210]>().0.unfold::<0, 2, 2>().unsqueeze::<-3>()],
            shape [1, 1296, 2], stride [2592, 2, 1], offset 0, checksum 0xe5f1b1a7788ad0c5),
        // torch.arange(6144).view((2, 3, 32, 32)).view((96, -1)).view((192, 32, 1))
        case!(1342, [2, 3, 32, 32], [.view::<Shape![96, _]>().view::<Shape![192, 32, 1]>()],
            shape [192, 32, 1], stride [32, 1, 1], offset 0, checksum 0xf414cc38c1933b25),
        // torch.atleast_2d(torch.arange(3072).view((3, 32, 32)))
        case!(1343, [3, 32, 32], [.atleast_2d()],
            shape [3, 32, 32], stride [1024, 32, 1], offset 0, checksum 0x540ddd372b187725),
        // torch.arange(1501).view((1501,)).unfold(0, 1, 1).expand((-1, 1)).view((1501,))
        case!(1344, [1501], [.unfold::<0, 1, 1>().expand::<Shape![_, 1]>().view::<Shape![1501]>()],
            shape [1501], stride [1], offset 0, checksum 0xbce1ee52e2ed772f),
        // torch.arange(1535).view((1535,)).unflatten(0, (-1,)).movedim((0,), (-1,)).unfold(-1, 9, 1)[..., ::4]
        case!(1345, [1535], [.unflatten::<0, Shape![_]>().movedims::<Dims![0], Dims![-1]>().windows_with::<Shape![3], Shape![1], Shape![4]>()],
            shape [1527, 3], stride [1, 4], offset 0, checksum 0x4852b0a400ef326e),
        // torch.arange(3165).view((1055, 3)).split(211, -2)[1].unfold(-1, 2, 1)
        case!(1346, [1055, 3], [.split::<-2, 211>()[1].windows::<Shape![2]>()],
            shape [211, 2, 2], stride [3, 1, 1], offset 0, checksum 0xde72fa7487a2308d),
        // torch.arange(6144).view((2, 3, 32, 32)).unfold(-2, 1, 1).unfold(-2, 3, 1).split(3, 1)[0].split(1, -5)[1].diagonal(0, 2, 5)
        case!(1347, [2, 3, 32, 32], [.windows::<Shape![1, 3]>().split::<1, 3>()[0].split::<-5, 1>()[1].diagonal::<0, 2, 5>()],
            shape [2, 1, 30, 1, 3], stride [3072, 1024, 1, 32, 33], offset 0, checksum 0x6fe0caa32ecc0179),
        // torch.arange(1133).view((1, 11, 1, 103)).split_with_sizes([10, 1], 1)[1].unbind(-2)[0].squeeze(1)
        case!(1348, [1, 11, 1, 103], [.split_with_sizes::<1, Shape![10, 1]>().1.unbind::<-2>()[0].squeeze::<1>()],
            shape [1, 103], stride [1133, 1], offset 0, checksum 0x4c52a5dba8eab112),
        // torch.arange(1379).view((1379,))[897]
        case!(1349, [1379], [.slice(s![897])],
            shape [], stride [], offset 897, elements [897]),
    ]
}

fn large_1() -> Vec<Outcome> {
    vec![
        // torch.arange(2518).view((2518,)).movedim((0,), (-1,)).unsqueeze(0).view_as(torch.zeros((1259, 2)))
        case!(1350, [2518], [.movedims::<Dims![0], Dims![-1]>().unsqueeze::<0>().view_as(&Tensor::<i64, Shape![1259, 2]>::zeros())],
            shape [1259, 2], stride [2, 1], offset 0, checksum 0x1acd5612ffcd1bae),
        // torch.arange(5000).view((5, 1000)).view((50, 2, 50)).transpose(-2, 0).unbind(-3)[1]
        case!(1351, [5, 1000], [.view::<Shape![50, 2, 50]>().transpose::<-2, 0>().unbind::<-3>()[1]],
            shape [50, 50], stride [100, 1], offset 0, checksum 0x2e361e5d1ba52931),
        // torch.arange(3072).view((3, 32, 32)).unfold(-2, 5, 3)[..., ::4].unfold(-2, 5, 2)[..., ::4].as_strided((26, 32), (1, 1), 639)
        case!(1352, [3, 32, 32], [.windows_with::<Shape![2, 2], Shape![3, 2], Shape![4, 4]>().as_strided::<Shape![26, 32], Strides![1, 1], 639>()],
            shape [26, 32], stride [1, 1], offset 639, checksum 0x74433103190fc325),
        // torch.arange(3072).view((3, 32, 32)).mT.unfold(-2, 1, 1).unfold(-2, 1, 1).squeeze(3).chunk(8, 1)[6].unfold(3, 1, 1)
        case!(1353, [3, 32, 32], [.mT().windows::<Shape![1, 1]>().squeeze::<3>().chunk::<1, 8>()[6].unfold::<3, 1, 1>()],
            shape [3, 4, 32, 1, 1], stride [1024, 1, 32, 32, 32], offset 0, checksum 0x217f4417df926725),
        // torch.arange(6144).view((2, 3, 32, 32)).mT.split_with_sizes([2, 1], 1)[0].split(1, 1)[1]
        case!(1354, [2, 3, 32, 32], [.mT().split_with_sizes::<1, Shape![2, 1]>().0.split::<1, 1>()[1]],
            shape [2, 1, 32, 32], stride [3072, 1024, 1, 32], offset 0, checksum 0x600e166461075525),
        // torch.arange(3072).view((3, 32, 32)).unfold(-1, 5, 1)[..., ::4].unfold(-1, 1, 1)
        case!(1355, [3, 32, 32], [.windows_with::<Shape![2], Shape![1], Shape![4]>().windows::<Shape![1]>()],
            shape [3, 32, 28, 2, 1], stride [1024, 32, 1, 4, 4], offset 0, checksum 0x27b536c29730a325),
        // torch.arange(4188).view((1047, 4)).narrow(-1, 2, 1).diagonal(0, 0, -1)
        case!(1356, [1047, 4], [.narrow::<-1, 2, 1>().diagonal::<0, 0, -1>()],
            shape [1], stride [5], offset 2, elements [2]),
        // torch.arange(1026).view((1026,)).tensor_split((674,), -1)[0].split_with_sizes([616, 58], -1)[1]
        case!(1357, [1026], [.split_at::<-1, 674>().0.split_with_sizes::<-1, Shape![616, 58]>().1],
            shape [58], stride [1], offset 616, checksum 0x2272c685edfe6da2),
        // torch.arange(927).view((1, 9, 1, 103)).diagonal(60, 2, 3).permute((0, 2, 1))[0::2, -1::3, 2:-6:4]
        case!(1358, [1, 9, 1, 103], [.diagonal::<60, 2, 3>().permute::<Dims![0, 2, 1]>().slice(s![0..;2, -1..;3, 2..-6;4])],
            shape [1, 1, 1], stride [1854, 312, 412], offset 266, elements [266]),
        // torch.arange(1200).view((8, 10, 15)).unbind(1)[8].split(2, 0)[3]
        case!(1359, [8, 10, 15], [.unbind::<1>()[8].split::<0, 2>()[3]],
            shape [2, 15], stride [150, 1], offset 0, checksum 0xb009e374fd19afb5),
        // torch.arange(1823).view((1823,)).unfold(-1, 2, 1).split(2, -1)[0][1214:1794:4, :1:2].unfold(-2, 1, 2).unfold(-2, 1, 1)
        case!(1360, [1823], [.windows::<Shape![2]>().split::<-1, 2>()[0].slice(s![1214..1794;4, ..1;2]).windows_with::<Shape![1, 1], Shape![2, 1], Shape![1, 1]>()],
            shape [73, 1, 1, 1], stride [8, 2, 4, 2], offset 1214, checksum 0x3f2d98f97bb7f0e1),
        // torch.arange(6144).view((2, 3, 32, 32)).unfold(-1, 9, 3)[..., ::4].expand((1, 2, -1, 32, 8, 3)).movedim((3, -1, 4), (4, 1, 0)).select(5, 0)
        case!(1361, [2, 3, 32, 32], [.windows_with::<Shape![3], Shape![3], Shape![4]>().expand::<Shape![1, 2, _, 32, 8, 3]>().movedims::<Dims![3, -1, 4], Dims![4, 1, 0]>().select::<5, 0>()],
            shape [8, 3, 1, 2, 32], stride [3, 4, 6144, 3072, 32], offset 0, checksum 0x9a42434674a35c25),
        // torch.atleast_1d(torch.arange(2082).view((1041, 2)).as_strided((22, 31), (1, 3), 987).unfold(-2, 1, 3).unfold(-2, 13, 1)[..., ::4]).view((2, 4, 19, 2, -1))[:2:4, :, -15, 1, :]
        case!(1362, [1041, 2], [.as_strided::<Shape![22, 31], Strides![1, 3], 987>().windows_with::<Shape![1, 4], Shape![3, 1], Shape![1, 4]>().atleast_1d().view::<Shape![2, 4, 19, 2, _]>().slice(s![..2;4, .., -15, 1, ..])],
            shape [1, 4, 2], stride [48, 3, 12], offset 1023, elements [1023, 1035, 1026, 1038, 1029, 1041, 1032, 1044]),
        // torch.arange(2142).view((1071, 2)).expand((1, 1, 1071, 2)).unbind(0)[0].squeeze((1, 0, 2)).permute((0, 1))
        case!(1363, [1071, 2], [.expand::<Shape![1, 1, 1071, 2]>().unbind::<0>()[0].squeeze_dims::<Dims![1, 0, 2]>().permute::<Dims![0, 1]>()],
            shape [1071, 2], stride [2, 1], offset 0, checksum 0x3474d4eaab2ae4b6),
        // torch.arange(3072).view((3, 32, 32)).chunk(4, 2)[2].view((4, 24, -1)).view((2, -1, 4, 8))
        case!(1364, [3, 32, 32], [.chunk::<2, 4>()[2].view::<Shape![4, 24, _]>().view::<Shape![2, _, 4, 8]>()],
            shape [2, 12, 4, 8], stride [1536, 128, 32, 1], offset 0, checksum 0xbb63f2d7c75d4e25),
        // torch.arange(1875).view((1875,)).unsqueeze(-1).unfold(-2, 1, 1).unfold(0, 3, 1)
        case!(1365, [1875], [.unsqueeze::<-1>().unfold::<-2, 1, 1>().unfold::<0, 3, 1>()],
            shape [1873, 1, 1, 3], stride [1, 1, 1, 1], offset 0, checksum 0xc69c25b3e0a61e88),
        // torch.arange(4392).view((1098, 4)).split_with_sizes([2, 1, 1], -1)[1].unsqueeze(2).unfold(-2, 1, 1)[..., ::2].unfold(-2, 1, 1)[..., ::3].unfold(-3, 1, 2)
        case!(1366, [1098, 4], [.split_with_sizes::<-1, Shape![2, 1, 1]>().1.unsqueeze::<2>().windows_with::<Shape![1, 1], Shape![1, 1], Shape![2, 3]>().unfold::<-3, 1, 2>()],
            shape [1098, 1, 1, 1, 1, 1], stride [4, 1, 2, 2, 3, 1], offset 2, checksum 0x22227303752ca79),
        // torch.arange(4092).view((4, 1023)).unfold(1, 3, 2).squeeze((-3, -2)).unfold(-1, 2, 1).unfold(0, 1, 1)
        case!(1367, [4, 1023], [.unfold::<1, 3, 2>().squeeze_dims::<Dims![-3, -2]>().windows::<Shape![2]>().unfold::<0, 1, 1>()],
            shape [4, 511, 2, 2, 1], stride [1023, 2, 1, 1, 1023], offset 0, checksum 0xcb46e286ef03613d),
        // torch.atleast_2d(torch.arange(6144).view((2, 3, 32, 32))).unfold(-1, 1, 1).narrow(-3, 25, 1).view((3, 2, 2, 4, -1))
        case!(1368, [2, 3, 32, 32], [.atleast_2d().windows::<Shape![1]>().narrow::<-3, 25, 1>().view::<Shape![3, 2, 2, 4, _]>()],
            shape [3, 2, 2, 4, 4], stride [2048, 1024, 16, 4, 1], offset 800, checksum 0x7a4cacbe84d5a8e5),
        // torch.arange(4012).view((4, 1003)).diagonal(445, 0, 1).unflatten(-1, (-1, 2)).view((2, 1, 2))
        case!(1369, [4, 1003], [.diagonal::<445, 0, 1>().unflatten::<-1, Shape![_, 2]>().view::<Shape![2, 1, 2]>()],
            shape [2, 1, 2], stride [2008, 2008, 1004], offset 445, elements [445, 1449, 2453, 3457]),
    ]
}

fn large_2() -> Vec<Outcome> {
    vec![
        // torch.arange(6144).view((2, 3, 32, 32)).split(4, -2)[6].view_as(torch.zeros((2, 3, 8, 16))).swapaxes(3, 1).unflatten(-4, (1, -1))
        case!(1370, [2, 3, 32, 32], [.split::<-2, 4>()[6].view_as(&Tensor::<i64, Shape![2, 3, 8, 16]>::zeros()).swapaxes::<3, 1>().unflatten::<-4, Shape![1, _]>()],
            shape [1, 2, 16, 8, 3], stride [6144, 3072, 1, 16, 1024], offset 0, checksum 0x753dbd68379963a5),
        // torch.arange(3072).view((3, 32, 32)).view((-1, 1)).chunk(1, 0)[0].narrow(1, 0, 1).mT.movedim(-2, 1)
        case!(1371, [3, 32, 32], [.view::<Shape![_, 1]>().chunk::<0, 1>()[0].narrow::<1, 0, 1>().mT().movedim::<-2, 1>()],
            shape [3072, 1], stride [1, 1], offset 0, checksum 0x540ddd372b187725),
        // torch.arange(5040).view((5, 1008)).unfold(0, 1, 1).tensor_split((2,), 0)[1].view((1, 7, 24, 18)).diagonal(20, -3, 2)
        case!(1372, [5, 1008], [.unfold::<0, 1, 1>().split_at::<0, 2>().1.view::<Shape![1, 7, 24, 18]>().diagonal::<20, -3, 2>()],
            shape [1, 18, 4], stride [3024, 1, 450], offset 2376, checksum 0xe6e7853375930b15),
        // torch.arange(6144).view((2, 3, 32, 32)).view((128, -1)).swapaxes(1, -2).split(24, 0)[0].mT.view((128, 6, 4))
        case!(1373, [2, 3, 32, 32], [.view::<Shape![128, _]>().swapaxes::<1, -2>().split::<0, 24>()[0].mT().view::<Shape![128, 6, 4]>()],
            shape [128, 6, 4], stride [48, 4, 1], offset 0, checksum 0x332f920af9b8f25),
        // torch.arange(3996).view((4, 999)).select(0, 3).view((27, 37))[0:-14, -14]
        case!(1374, [4, 999], [.select::<0, 3>().view::<Shape![27, 37]>().slice(s![0..-14, -14])],
            shape [13], stride [37], offset 3020, elements [3020, 3057, 3094, 3131, 3168, 3205, 3242, 3279, 3316, 3353, 3390, 3427, 3464]),
        // torch.arange(2054).view((2, 1027)).unflatten(1, (-1, 1, 1027)).unfold(-2, 1, 2)[..., ::3].unfold(-2, 5, 3)[..., ::4]
        case!(1375, [2, 1027], [.unflatten::<1, Shape![_, 1, 1027]>().windows_with::<Shape![1, 2], Shape![2, 3], Shape![3, 4]>()],
            shape [2, 1, 1, 341, 1, 2], stride [1027, 1027, 2054, 3, 3081, 4], offset 0, checksum 0xcb11ef47ffe6154b),
        // torch.atleast_3d(torch.arange(6144).view((2, 3, 32, 32)).squeeze(-3))
        case!(1376, [2, 3, 32, 32], [.squeeze::<-3>().atleast_3d()],
            shape [2, 3, 32, 32], stride [3072, 1024, 32, 1], offset 0, checksum 0xf414cc38c1933b25),
        // torch.atleast_2d(torch.arange(3006).view((1002, 3)).view((-1,)).swapaxes(-1, 0))
        case!(1377, [1002, 3], [.view::<Shape![_]>().swapaxes::<-1, 0>().atleast_2d()],
            shape [1, 3006], stride [3006, 1], offset 0, checksum 0xf548757e6fa6b756),
        // torch.arange(2583).view((2583,)).chunk(7, -1)[3].view((41, -1))
        case!(1378, [2583], [.chunk::<-1, 7>()[3].view::<Shape![41, _]>()],
            shape [41, 9], stride [9, 1], offset 0, checksum 0x4f44c4299607f7c2),
        // torch.arange(1473).view((1473,)).broadcast_to((1, 3, 1473)).unfold(-2, 3, 3).unfold(-2, 3, 3).view((491, 1, 3, 3)).unflatten(2, (3, -1))
        case!(1379, [1473], [.broadcast_to::<Shape![1, 3, 1473]>().tile::<Shape![3, 3]>().view::<Shape![491, 1, 3, 3]>().unflatten::<2, Shape![3, _]>()],
            shape [491, 1, 3, 1, 3], stride [3, 0, 0, 3, 1], offset 0, checksum 0xdd79f69ad6740acf),
        // torch.arange(3045).view((1015, 3)).swapdims(1, -2).unfold(-1, 3, 1).split_with_sizes([852, 109, 52], 1)[0].unflatten(0, (-1, 3)).flatten(-1, 3)
        case!(1380, [1015, 3], [.swapdims::<1, -2>().windows::<Shape![3]>().split_with_sizes::<1, Shape![852, 109, 52]>().0.unflatten::<0, Shape![_, 3]>().flatten::<-1, 3>()],
            shape [1, 3, 852, 3], stride [3, 1, 3, 3], offset 0, checksum 0x4b338d1282ad566d),
        // torch.atleast_1d(torch.arange(2340).view((9, 13, 20)).unfold(-2, 13, 13).unfold(-2, 20, 20)).view_as(torch.zeros((2340, 1)))
        case!(1381, [9, 13, 20], [.tile::<Shape![13, 20]>().atleast_1d().view_as(&Tensor::<i64, Shape![2340, 1]>::zeros())],
            shape [2340, 1], stride [1, 1], offset 0, checksum 0x36ac7d9d1ac7f0f1),
        // torch.arange(3072).view((3, 32, 32)).unflatten(2, (8, 4)).expand((1, 3, 32, 8, -1)).view((-1,)).tensor_split((780,), 0)[1].as_strided((3, 16), (727, 1), 754)
        case!(1382, [3, 32, 32], [.unflatten::<2, Shape![8, 4]>().expand::<Shape![1, 3, 32, 8, _]>().view::<Shape![_]>().split_at::<0, 780>().1.as_strided::<Shape![3, 16], Strides![727, 1], 754>()],
            shape [3, 16], stride [727, 1], offset 754, checksum 0x9b9a54a3d6afd065),
        // torch.arange(2903).view((2903,)).split_with_sizes([316, 180, 669, 1110, 628], -1)[0].unfold(-1, 3, 1).split_with_sizes([5, 8, 47, 49, 59, 146], -2)[4][:-28:4].unfold(-1, 3, 1)
        case!(1383, [2903], [.split_with_sizes::<-1, Shape![316, 180, 669, 1110, 628]>().0.windows::<Shape![3]>().split_with_sizes::<-2, Shape![5, 8, 47, 49, 59, 146]>().4.slice(s![..-28;4]).unfold::<-1, 3, 1>()],
            shape [8, 1, 3], stride [4, 1, 1], offset 109, checksum 0x9bf709e1d1fce2a5),
        // torch.arange(1488).view((48, 31))[47::4, :].view((-1,))
        case!(1384, [48, 31], [.slice(s![47..;4, ..]).view::<Shape![_]>()],
            shape [31], stride [1], offset 1457, checksum 0x7aad73e312c30f7),
        // torch.arange(6144).view((2, 3, 32, 32)).flatten(0, 2).unfold(-1, 5, 1)[..., ::4]
        case!(1385, [2, 3, 32, 32], [.flatten::<0, 2>().windows_with::<Shape![2], Shape![1], Shape![4]>()],
            shape [192, 28, 2], stride [32, 1, 4], offset 0, checksum 0x33521dfe907e1325),
        // torch.arange(2030).view((2, 1015)).diagonal(-491, -1, 0).permute((0,)).movedim(-1, -1).unflatten(0, (-1,)).tensor_split((2,), -1)[0]
        case!(1386, [2, 1015], [.diagonal::<-491, -1, 0>().permute::<Dims![0]>().movedim::<-1, -1>().unflatten::<0, Shape![_]>().split_at::<-1, 2>().0],
            shape [2], stride [1016], offset 491, elements [491, 1507]),
        // torch.arange(4008).view((4, 1002)).unflatten(0, (2, -1)).movedim(2, -2).flatten(2, 2)
        case!(1387, [4, 1002], [.unflatten::<0, Shape![2, _]>().movedim::<2, -2>().flatten::<2, 2>()],
            shape [2, 1002, 2], stride [2004, 1, 1002], offset 0, checksum 0xdbf0c5ff8a8aa189),
        // torch.arange(1130).view((1, 10, 1, 113)).unfold(-2, 1, 1).unfold(-2, 113, 113).split(2, -5)[4]
        case!(1388, [1, 10, 1, 113], [.tile::<Shape![1, 113]>().split::<-5, 2>()[4]],
            shape [1, 2, 1, 1, 1, 113], stride [1130, 113, 113, 113, 113, 1], offset 0, checksum 0x4700ef43dae31efa),
        // torch.arange(3024).view((3, 1008)).movedim(0, 1).chunk(8, 0)[3].narrow(-2, 80, 44).unfold(-2, 11, 11).unfold(-2, 1, 1).flatten(2, -1)
        case!(1389, [3, 1008], [.movedim::<0, 1>().chunk::<0, 8>()[3].narrow::<-2, 80, 44>().tile::<Shape![11, 1]>().flatten::<2, -1>()],
            shape [4, 3, 11], stride [11, 1008, 1], offset 80, checksum 0x458d60d1c9ad7abd),
    ]
}

fn large_3() -> Vec<Outcome> {
    vec![
        // torch.atleast_2d(torch.arange(6144).view((2, 3, 32, 32)).chunk(2, 0)[0].view((3072, -1)).diagonal(-385, -2, -1)).squeeze()
        case!(1390, [2, 3, 32, 32], [.chunk::<0, 2>()[0].view::<Shape![3072, _]>().diagonal::<-385, -2, -1>().atleast_2d().squeeze_all()],
            shape [], stride [], offset 385, elements [385]),
        // torch.arange(1170).view((5, 13, 18)).permute((0, 1, 2)).unfold(-2, 1, 1).unfold(-2, 2, 2).view((1170,)).tensor_split((597,), 0)[0].unflatten(0, (-1,))
        case!(1391, [5, 13, 18], [.permute::<Dims![0, 1, 2]>().tile::<Shape![1, 2]>().view::<Shape![1170]>().split_at::<0, 597>().0.unflatten::<0, Shape![_]>()],
            shape [597], stride [1], offset 0, checksum 0x64a4f56a060424f),
        // torch.arange(2012).view((1006, 2)).unflatten(0, (2, 503)).movedim((1, 2), (1, 0)).tensor_split((356,), 1)[1]
        case!(1392, [1006, 2], [.unflatten::<0, Shape![2, 503]>().movedims::<Dims![1, 2], Dims![1, 0]>().split_at::<1, 356>().1],
            shape [2, 147, 2], stride [1, 2, 1006], offset 712, checksum 0xfb34cdbae699e1d7),
        // torch.arange(2588).view((2588,)).permute((-1,)).unfold(-1, 1, 3)
        case!(1393, [2588], [.permute::<Dims![-1]>().windows_with::<Shape![1], Shape![3], Shape![1]>()],
            shape [863, 1], stride [3, 1], offset 0, checksum 0x2c92abf8a726a3da),
        // torch.arange(1518).view((1518,)).tensor_split((998,), 0)[1][141].broadcast_to((1,))
        case!(1394, [1518], [.split_at::<0, 998>().1.slice(s![141]).broadcast_to::<Shape![1]>()],
            shape [1], stride [0], offset 1139, elements [1139]),
        // torch.arange(1998).view((2, 999)).diagonal(950, 0, -1).expand_as(torch.zeros((1, 2))).unflatten(-1, (2,)).squeeze((-2, 1))
        case!(1395, [2, 999], [.diagonal::<950, 0, -1>().expand_as(&Tensor::<i64, Shape![1, 2]>::zeros()).unflatten::<-1, Shape![2]>().squeeze_dims::<Dims![-2, 1]>()],
            shape [2], stride [1000], offset 950, elements [950, 1950]),
        // torch.arange(2102).view((1051, 2)).unfold(-1, 1, 1).unflatten(0, (1051, 1))
        case!(1396, [1051, 2], [.windows::<Shape![1]>().unflatten::<0, Shape![1051, 1]>()],
            shape [1051, 1, 2, 1], stride [2, 2, 1, 1], offset 0, checksum 0x9dd3ac96d5d540ce),
        // torch.atleast_2d(torch.arange(1212).view((1212,)).unfold(-1, 2, 1)).split(1, 1)[1].broadcast_to((-1, -1)).split(173, -2)[0]
        case!(1397, [1212], [.windows::<Shape![2]>().atleast_2d().split::<1, 1>()[1].broadcast_to::<Shape![_, _]>().split::<-2, 173>()[0]],
            shape [173, 1], stride [1, 1], offset 0, checksum 0x114491da6647aee8),
        // torch.arange(1456).view((1, 13, 1, 112)).view((-1, 1456)).diagonal(0, -2, -1).flatten(-1, 0)
        case!(1398, [1, 13, 1, 112], [.view::<Shape![_, 1456]>().diagonal::<0, -2, -1>().flatten::<-1, 0>()],
            shape [1], stride [1457], offset 0, elements [0]),
        // torch.atleast_2d(torch.arange(1276).view((1, 11, 1, 116)).swapaxes(2, 3).unfold(-1, 1, 1).expand((2, 11, 116, 2, 2))).movedim((1, 0), (-3, 1))
        case!(1399, [1, 11, 1, 116], [.swapaxes::<2, 3>().tile::<Shape![1]>().expand::<Shape![2, 11, 116, 2, 2]>().atleast_2d().movedims::<Dims![1, 0], Dims![-3, 1]>()],
            shape [116, 2, 11, 2, 2], stride [1, 0, 116, 0, 0], offset 0, checksum 0x97305a9ba509ae15),
        // torch.arange(6144).view((2, 3, 32, 32)).swapaxes(3, -4).permute((0, 1, 3, 2)).unfold(-1, 5, 2)[..., ::4].unfold(-1, 1, 1)
        case!(1400, [2, 3, 32, 32], [.swapaxes::<3, -4>().permute::<Dims![0, 1, 3, 2]>().windows_with::<Shape![2], Shape![2], Shape![4]>().tile::<Shape![1]>()],
            shape [32, 3, 2, 14, 2, 1], stride [1, 1024, 3072, 64, 128, 128], offset 0, checksum 0xd77d19cc92d8df25),
        // torch.arange(3075).view((3, 1025)).t().movedim((-1,), (-1,))
        case!(1401, [3, 1025], [.t().movedims::<Dims![-1], Dims![-1]>()],
            shape [1025, 3], stride [1, 1025], offset 0, checksum 0xd4c82cbbc8545528),
        // torch.arange(1062).view((1062, 1)).transpose(-1, 0).unfold(-1, 4, 1).expand((1, 1059, -1)).view((3, 353, 4, 1))
        case!(1402, [1062, 1], [.transpose::<-1, 0>().windows::<Shape![4]>().expand::<Shape![1, 1059, _]>().view::<Shape![3, 353, 4, 1]>()],
            shape [3, 353, 4, 1], stride [353, 1, 1, 1], offset 0, checksum 0x605c06c83740e2d1),
        // torch.arange(3072).view((3, 32, 32)).swapaxes(2, -2).permute((2, 1, 0)).narrow(2, 1, 1)
        case!(1403, [3, 32, 32], [.swapaxes::<2, -2>().permute::<Dims![2, 1, 0]>().narrow::<2, 1, 1>()],
            shape [32, 32, 1], stride [32, 1, 1024], offset 1024, checksum 0xa1a6481914d8df25),
        // torch.arange(2964).view((12, 13, 19)).view_as(torch.zeros((2964,))).expand((1, 2, 2964)).split(247, -1)[10].select(-1, 162).flatten(0, 1)
        case!(1404, [12, 13, 19], [.view_as(&Tensor::<i64, Shape![2964]>::zeros()).expand::<Shape![1, 2, 2964]>().split::<-1, 247>()[10].select::<-1, 162>().flatten::<0, 1>()],
            shape [2], stride [0], offset 162, elements [2632, 2632]),
        // torch.arange(6144).view((2, 3, 32, 32)).diagonal(0, 0, 1).view((1024, -1)).chunk(2, 1)[1]
        case!(1405, [2, 3, 32, 32], [.diagonal::<0, 0, 1>().view::<Shape![1024, _]>().chunk::<1, 2>()[1]],
            shape [1024, 1], stride [1, 4096], offset 0, checksum 0x91d03189918ecf25),
        // torch.atleast_3d(torch.arange(1495).view((1, 13, 1, 115)).flatten(2, -1)).unflatten(1, (1, 13))
        case!(1406, [1, 13, 1, 115], [.flatten::<2, -1>().atleast_3d().unflatten::<1, Shape![1, 13]>()],
            shape [1, 1, 13, 115], stride [1495, 1495, 115, 1], offset 0, checksum 0xf635a6a0263dd1e8),
        // torch.arange(6144).view((2, 3, 32, 32)).view((6144,)).unfold(-1, 3, 1)
        case!(1407, [2, 3, 32, 32], [.view::<Shape![6144]>().unfold::<-1, 3, 1>()],
            shape [6142, 3], stride [1, 1], offset 0, checksum 0x57d1d46ca8bfa474),
        // torch.atleast_2d(torch.arange(2002).view((1001, 2)).as_strided((38,), (2,), 446).squeeze(-1))
        case!(1408, [1001, 2], [.as_strided::<Shape![38], Strides![2], 446>().squeeze::<-1>().atleast_2d()],
            shape [1, 38], stride [76, 2], offset 446, checksum 0xcb8dd6da0bc2c163),
        // torch.atleast_2d(torch.atleast_2d(torch.arange(2004).view((2, 1002)).broadcast_to((1, 2, -1))).unfold(-2, 1, 1).unfold(-2, 3, 1)).view((2, 1, 1000, 3, 1, -1))
        case!(1409, [2, 1002], [.broadcast_to::<Shape![1, 2, _]>().atleast_2d().windows::<Shape![1, 3]>().atleast_2d().view::<Shape![2, 1, 1000, 3, 1, _]>()],
            shape [2, 1, 1000, 3, 1, 1], stride [1002, 1000, 1, 1, 1, 1], offset 0, checksum 0x4d49c41fb791632d),
    ]
}

fn large_4() -> Vec<Outcome> {
    vec![
        // torch.arange(4088).view((4, 1022)).unfold(-1, 73, 73).flatten(0, 2)
        case!(1410, [4, 1022], [.tile::<Shape![73]>().flatten::<0, 2>()],
            shape [4088], stride [1], offset 0, checksum 0xff2150df8dd323ad),
        // torch.atleast_1d(torch.arange(2144).view((2144,))).chunk(8, 0)[6].view_as(torch.zeros((1, 268)))
        case!(1411, [2144], [.atleast_1d().chunk::<0, 8>()[6].view_as(&Tensor::<i64, Shape![1, 268]>::zeros())],
            shape [1, 268], stride [268, 1], offset 0, checksum 0x869cd0bda7ae90a9),
        // torch.arange(3072).view((3, 32, 32)).chunk(3, -3)[2].squeeze((0, 2, 1))
        case!(1412, [3, 32, 32], [.chunk::<-3, 3>()[2].squeeze_dims::<Dims![0, 2, 1]>()],
            shape [32, 32], stride [32, 1], offset 0, checksum 0xa034093542deef25),
        // torch.arange(3072).view((3, 32, 32)).select(0, 1).view((-1, 8, 32))
        case!(1413, [3, 32, 32], [.select::<0, 1>().view::<Shape![_, 8, 32]>()],
            shape [4, 8, 32], stride [256, 32, 1], offset 1024, checksum 0xa1a6481914d8df25),
        // torch.arange(2032).view((2, 1016)).swapdims(0, 1).diagonal(883, 1, 0).view((2, 1))
        case!(1414, [2, 1016], [.swapdims::<0, 1>().diagonal::<883, 1, 0>().view::<Shape![2, 1]>()],
            shape [2, 1], stride [1017, 1017], offset 883, elements [883, 1900]),
        // torch.arange(1835).view((1835,)).unfold(-1, 5, 5).transpose(0, 1)
        case!(1415, [1835], [.tile::<Shape![5]>().transpose::<0, 1>()],
            shape [5, 367], stride [1, 5], offset 0, checksum 0x6409e87798f2adec),
        // torch.arange(2383).view((2383,)).as_strided((20, 30), (1, 1), 979).narrow(1, 13, 3).expand_as(torch.zeros((1, 20, 3)))
        case!(1416, [2383], [.as_strided::<Shape![20, 30], Strides![1, 1], 979>().narrow::<1, 13, 3>().expand_as(&Tensor::<i64, Shape![1, 20, 3]>::zeros())],
            shape [1, 20, 3], stride [20, 1, 1], offset 992, checksum 0xb1fd8b66c4e8c121),
        // torch.atleast_1d(torch.arange(4208).view((1052, 4))).view((-1, 16))
        case!(1417, [1052, 4], [.atleast_1d().view::<Shape![_, 16]>()],
            shape [263, 16], stride [16, 1], offset 0, checksum 0xe6391e6a38917755),
        // torch.arange(2014).view((2, 1007)).view_as(torch.zeros((2014,)))
        case!(1418, [2, 1007], [.view_as(&Tensor::<i64, Shape![2014]>::zeros())],
            shape [2014], stride [1], offset 0, checksum 0x78d07137c00e2b36),
        // torch.arange(1028).view((1028, 1))[-130::2].unfold(-2, 65, 65).unfold(-2, 1, 1).squeeze((1, 2, -4, -1)).view((65,)).split_with_sizes([59, 6], -1)[0]
        case!(1419, [1028, 1], [.slice(s![-130..;2]).tile::<Shape![65, 1]>().squeeze_dims::<Dims![1, 2, -4, -1]>().view::<Shape![65]>().split_with_sizes::<-1, Shape![59, 6]>().0],
            shape [59], stride [2], offset 898, checksum 0xb2f7b56349a499bf),
        // torch.atleast_1d(torch.arange(1059).view((1059, 1)).squeeze().t()).select(0, 187)
        case!(1420, [1059, 1], [.squeeze_all().t().atleast_1d().select::<0, 187>()],
            shape [], stride [], offset 187, elements [187]),
        // torch.arange(1045).view((1045, 1)).permute((1, 0)).flatten(-1, -1)
        case!(1421, [1045, 1], [.permute::<Dims![1, 0]>().flatten::<-1, -1>()],
            shape [1, 1045], stride [1, 1], offset 0, checksum 0xd9c8e9df738c83cf),
        // torch.arange(1620).view((1620,)).flatten(-1, 0).unfold(-1, 6, 6).chunk(6, 1)[4].unflatten(0, (9, 30))
        case!(1422, [1620], [.flatten::<-1, 0>().tile::<Shape![6]>().chunk::<1, 6>()[4].unflatten::<0, Shape![9, 30]>()],
            shape [9, 30, 1], stride [180, 6, 1], offset 0, checksum 0x6d28d24eb25bc41b),
        // torch.arange(3030).view((3, 1010)).unfold(-2, 2, 1).unfold(-2, 2, 1)[:, -253:840].split_with_sizes([2], -4)[0].chunk(1, -3)[0].view((-1, 2, 42, 2, 2))
        case!(1423, [3, 1010], [.windows::<Shape![2, 2]>().slice(s![.., -253..840]).split_with_sizes::<-4, Shape![2]>().0.chunk::<-3, 1>()[0].view::<Shape![_, 2, 42, 2, 2]>()],
            shape [2, 2, 42, 2, 2], stride [1010, 42, 1, 1010, 1], offset 0, checksum 0x665025c4a5a1385d),
        // torch.arange(1397).view((1, 11, 1, 127)).view((127, -1)).unfold(-1, 5, 1)[..., ::4].unfold(-2, 1, 1).unfold(-2, 2, 2).view_as(torch.zeros((127, 7, 2)))
        case!(1424, [1, 11, 1, 127], [.view::<Shape![127, _]>().windows_with::<Shape![2], Shape![1], Shape![4]>().tile::<Shape![1, 2]>().view_as(&Tensor::<i64, Shape![127, 7, 2]>::zeros())],
            shape [127, 7, 2], stride [11, 1, 4], offset 0, checksum 0x19719af0ff4f6cf1),
        // torch.arange(4024).view((1006, 4)).unflatten(-1, (2, 2))[:1006, :].diagonal(-457, 0, 1).unfold(-1, 2, 2)
        case!(1425, [1006, 4], [.unflatten::<-1, Shape![2, 2]>().slice(s![..1006, ..]).diagonal::<-457, 0, 1>().windows_with::<Shape![2], Shape![2], Shape![1]>()],
            shape [2, 1, 2], stride [1, 12, 6], offset 1828, elements [1828, 1834, 1829, 1835]),
        // torch.arange(2388).view((2388,)).tensor_split((666,), -1)[1].view_as(torch.zeros((3, 574))).diagonal(-502, 1, 0).unfold(-1, 3, 1)
        case!(1426, [2388], [.split_at::<-1, 666>().1.view_as(&Tensor::<i64, Shape![3, 574]>::zeros()).diagonal::<-502, 1, 0>().windows::<Shape![3]>()],
            shape [1, 3], stride [575, 575], offset 1168, elements [1168, 1743, 2318]),
        // torch.arange(3087).view((3, 1029)).broadcast_to((1, -1, 1029)).view((-1, 441)).as_strided((2, 34, 23), (3, 1, 10), 622).view_as(torch.zeros((2, 34, 23)))
        case!(1427, [3, 1029], [.broadcast_to::<Shape![1, _, 1029]>().view::<Shape![_, 441]>().as_strided::<Shape![2, 34, 23], Strides![3, 1, 10], 622>().view_as(&Tensor::<i64, Shape![2, 34, 23]>::zeros())],
            shape [2, 34, 23], stride [3, 1, 10], offset 622, checksum 0x981dbbab12167b81),
        // torch.arange(1677).view((1, 13, 1, 129)).unflatten(3, (1, 129)).view((1677,)).movedim((0,), (0,)).split_with_sizes([382, 1295], 0)[0]
        case!(1428, [1, 13, 1, 129], [.unflatten::<3, Shape![1, 129]>().view::<Shape![1677]>().movedims::<Dims![0], Dims![0]>().split_with_sizes::<0, Shape![382, 1295]>().0],
            shape [382], stride [1], offset 0, checksum 0x4c58efed40aa3d96),
        // torch.arange(2000).view((2, 1000)).unsqueeze(1).unfold(1, 1, 1).squeeze()
        case!(1429, [2, 1000], [.unsqueeze::<1>().unfold::<1, 1, 1>().squeeze_all()],
            shape [2, 1000], stride [1000, 1], offset 0, checksum 0x6bdb8518f1271835),
    ]
}

fn large_5() -> Vec<Outcome> {
    vec![
        // torch.arange(1602).view((1602,)).squeeze(0).unflatten(0, (-1,)).view((267, 6))
        case!(1430, [1602], [.squeeze::<0>().unflatten::<0, Shape![_]>().view::<Shape![267, 6]>()],
            shape [267, 6], stride [6, 1], offset 0, checksum 0x10865bc6503776fa),
        // torch.arange(3072).view((3, 32, 32)).view((3072,)).unfold(-1, 4, 1).view((3, 341, 3, 4)).unfold(-2, 3, 1).unfold(-2, 3, 1)[1:-1:2, 81, -1::7, 1::2, :, :]
        case!(1431, [3, 32, 32], [.view::<Shape![3072]>().windows::<Shape![4]>().view::<Shape![3, 341, 3, 4]>().windows::<Shape![3, 3]>().slice(s![1..-1;2, 81, -1..;7, 1..;2, .., ..])],
            shape [1, 1, 1, 3, 3], stride [2046, 7, 2, 1, 1], offset 1267, elements [1267, 1268, 1269, 1268, 1269, 1270, 1269, 1270, 1271]),
        // torch.atleast_2d(torch.arange(3072).view((3, 32, 32)).movedim((0, -1, 1), (1, 0, -1)).unflatten(-3, (16, 2))[:, :1:2, -2, :]).flatten(0, 1)
        case!(1432, [3, 32, 32], [.movedims::<Dims![0, -1, 1], Dims![1, 0, -1]>().unflatten::<-3, Shape![16, 2]>().slice(s![.., ..1;2, -2, ..]).atleast_2d().flatten::<0, 1>()],
            shape [16, 32], stride [2, 32], offset 1024, checksum 0x96b4e8e9728525),
        // torch.arange(3072).view((3, 32, 32)).unbind(0)[0].flatten(0, 1).split(128, 0)[1].tensor_split((120,), 0)[0]
        case!(1433, [3, 32, 32], [.unbind::<0>()[0].flatten::<0, 1>().split::<0, 128>()[1].split_at::<0, 120>().0],
            shape [120], stride [1], offset 0, checksum 0x317f89348627c52d),
        // torch.arange(6144).view((2, 3, 32, 32)).broadcast_to((1, 2, 3, 32, 32)).unsqueeze(1).tensor_split((0,), -5)[1].mT
        case!(1434, [2, 3, 32, 32], [.broadcast_to::<Shape![1, 2, 3, 32, 32]>().unsqueeze::<1>().split_at::<-5, 0>().1.mT()],
            shape [1, 1, 2, 3, 32, 32], stride [6144, 6144, 3072, 1024, 1, 32], offset 0, checksum 0x28587f7819310925),
        // torch.arange(3072).view((3, 32, 32)).view((3072,))
        case!(1435, [3, 32, 32], [.view::<Shape![3072]>()],
            shape [3072], stride [1], offset 0, checksum 0x540ddd372b187725),
        // torch.arange(2026).view((2, 1013)).mT[:, 0:1:4].movedim((1, -2), (1, 0))
        case!(1436, [2, 1013], [.mT().slice(s![.., 0..1;4]).movedims::<Dims![1, -2], Dims![1, 0]>()],
            shape [1013, 1], stride [1, 4052], offset 0, checksum 0x261cef618d14bfcf),
        // torch.arange(3072).view((3, 32, 32)).unfold(-3, 3, 2).unfold(-3, 1, 2).unfold(-3, 5, 3)[..., ::4].narrow(2, 0, 4).transpose(4, -3).flatten(2, 3)
        case!(1437, [3, 32, 32], [.windows_with::<Shape![3, 1, 2], Shape![2, 2, 3], Shape![1, 1, 4]>().narrow::<2, 0, 4>().transpose::<4, -3>().flatten::<2, 3>()],
            shape [1, 16, 4, 3, 2], stride [1024, 64, 3, 1024, 4], offset 0, checksum 0x2f061d519e00da25),
        // torch.arange(1025).view((1025, 1)).split_with_sizes([116, 848, 61], 0)[1].mT.unfold(-2, 1, 2).unfold(-2, 1, 1).broadcast_to((6, -1, -1, 1))
        case!(1438, [1025, 1], [.split_with_sizes::<0, Shape![116, 848, 61]>().1.mT().windows_with::<Shape![1, 1], Shape![2, 1], Shape![1, 1]>().broadcast_to::<Shape![6, _, _, 1]>()],
            shape [6, 848, 1, 1], stride [0, 1, 1, 1], offset 116, checksum 0x5295f8d03bc288c5),
        // torch.atleast_3d(torch.atleast_2d(torch.arange(6144).view((2, 3, 32, 32))).swapaxes(0, 3)).view((8, 4, 96, 2))
        case!(1439, [2, 3, 32, 32], [.atleast_2d().swapaxes::<0, 3>().atleast_3d().view::<Shape![8, 4, 96, 2]>()],
            shape [8, 4, 96, 2], stride [4, 1, 32, 3072], offset 0, checksum 0xceee46f846666725),
    ]
}

fn empty_0() -> Vec<Outcome> {
    vec![
        // torch.arange(0).view((5, 4, 3, 0, 5, 1)).view_as(torch.zeros((0, 2))).mT.view((2, 5, 0, 5))
        case_empty!(1440, [5, 4, 3, 0, 5, 1], [.view_as(&Tensor::<i64, Shape![0, 2]>::zeros()).mT().view::<Shape![2, 5, 0, 5]>()],
            shape [2, 5, 0, 5], stride [25, 5, 5, 1], offset 0, elements []),
        // torch.arange(0).view((4, 3, 0)).chunk(3, -1)[2].unfold(1, 3, 5)
        case_empty!(1441, [4, 3, 0], [.chunk::<-1, 3>()[2].unfold::<1, 3, 5>()],
            shape [4, 1, 0, 3], stride [3, 5, 1, 1], offset 0, elements []),
        // torch.arange(270).view((9, 6, 1, 5, 1)).narrow(1, 2, 0).mT.movedim(3, 2).view((0,))
        case_empty!(1442, [9, 6, 1, 5, 1], [.narrow::<1, 2, 0>().mT().movedim::<3, 2>().view::<Shape![0]>()],
            shape [0], stride [1], offset 10, elements []),
        // torch.arange(0).view((4, 3, 8, 0, 3, 2)).split_with_sizes([0, 0, 0, 2, 0, 0], 5)[2].view_as(torch.zeros((5, 1, 0)))
        case_empty!(1443, [4, 3, 8, 0, 3, 2], [.split_with_sizes::<5, Shape![0, 0, 0, 2, 0, 0]>().2.view_as(&Tensor::<i64, Shape![5, 1, 0]>::zeros())],
            shape [5, 1, 0], stride [1, 1, 1], offset 0, elements []),
        // torch.arange(0).view((6, 0)).transpose(1, -2).unflatten(-2, (-1, 1, 1))
        case_empty!(1444, [6, 0], [.transpose::<1, -2>().unflatten::<-2, Shape![_, 1, 1]>()],
            shape [0, 1, 1, 6], stride [6, 6, 6, 1], offset 0, elements []),
        // torch.arange(0).view((3, 9, 1, 0)).permute((-4, 2, -3, 3))[:, :, -4:5, 0:0:2].diagonal(3, 2, -4)
        case_empty!(1445, [3, 9, 1, 0], [.permute::<Dims![-4, 2, -3, 3]>().slice(s![.., .., -4..5, 0..0;2]).diagonal::<3, 2, -4>()],
            shape [1, 0, 0], stride [1, 2, 10], offset 5, elements []),
        // torch.arange(24).view((2, 1, 3, 4, 1)).expand_as(torch.zeros((2, 2, 0, 3, 4, 0)))
        case_empty!(1446, [2, 1, 3, 4, 1], [.expand_as(&Tensor::<i64, Shape![2, 2, 0, 3, 4, 0]>::zeros())],
            shape [2, 2, 0, 3, 4, 0], stride [0, 12, 0, 4, 1, 0], offset 0, elements []),
        // torch.arange(4).view((4, 1)).narrow(-1, 0, 0).unfold(0, 0, 1)
        case_empty!(1447, [4, 1], [.narrow::<-1, 0, 0>().unfold::<0, 0, 1>()],
            shape [5, 0, 0], stride [1, 1, 1], offset 0, elements []),
        // torch.arange(0).view((0, 2)).unfold(-1, 1, 1).view_as(torch.zeros((1, 0))).expand((-1, 0))
        case_empty!(1448, [0, 2], [.windows::<Shape![1]>().view_as(&Tensor::<i64, Shape![1, 0]>::zeros()).expand::<Shape![_, 0]>()],
            shape [1, 0], stride [1, 1], offset 0, elements []),
        // torch.atleast_2d(torch.arange(0).view((0, 5))).movedim((0,), (1,)).view_as(torch.zeros((5, 0, 3, 1)))
        case_empty!(1449, [0, 5], [.atleast_2d().movedims::<Dims![0], Dims![1]>().view_as(&Tensor::<i64, Shape![5, 0, 3, 1]>::zeros())],
            shape [5, 0, 3, 1], stride [3, 3, 1, 1], offset 0, elements []),
        // torch.arange(0).view((0, 1, 9, 5, 5, 1))[::2, :, :, :, :, :].view((0, 4, 1)).split_with_sizes([1, 1, 2, 0], 1)[1]
        case_empty!(1450, [0, 1, 9, 5, 5, 1], [.slice(s![..;2, .., .., .., .., ..]).view::<Shape![0, 4, 1]>().split_with_sizes::<1, Shape![1, 1, 2, 0]>().1],
            shape [0, 1, 1], stride [4, 1, 1], offset 1, elements []),
        // torch.arange(0).view((0, 1, 3)).view((1, 2, 0)).view_as(torch.zeros((1, 3, 0)))[0::2].diagonal(0, -2, -3)
        case_empty!(1451, [0, 1, 3], [.view::<Shape![1, 2, 0]>().view_as(&Tensor::<i64, Shape![1, 3, 0]>::zeros()).slice(s![0..;2]).diagonal::<0, -2, -3>()],
            shape [0, 1], stride [1, 7], offset 0, elements []),
        // torch.arange(27).view((3, 9)).unfold(-1, 4, 1)[..., ::3].diagonal(3, -3, -1).unbind(-2)[2].view_as(torch.zeros((5, 0, 3, 5))).view((-1, 2))
        case_empty!(1452, [3, 9], [.windows_with::<Shape![2], Shape![1], Shape![3]>().diagonal::<3, -3, -1>().unbind::<-2>()[2].view_as(&Tensor::<i64, Shape![5, 0, 3, 5]>::zeros()).view::<Shape![_, 2]>()],
            shape [0, 2], stride [2, 1], offset 0, elements []),
        // torch.arange(30).view((5, 1, 1, 6)).diagonal(6, 1, 0).view((4, 1, 1, 0)).narrow(1, 0, 1).unflatten(-1, (-1,)).split(1, 0)[3]
        case_empty!(1453, [5, 1, 1, 6], [.diagonal::<6, 1, 0>().view::<Shape![4, 1, 1, 0]>().narrow::<1, 0, 1>().unflatten::<-1, Shape![_]>().split::<0, 1>()[3]],
            shape [1, 1, 1, 0], stride [1, 1, 1, 1], offset 0, elements []),
        // torch.arange(120).view((5, 4, 2, 3, 1)).swapaxes(1, 1).diagonal(-3, 2, 1)
        case_empty!(1454, [5, 4, 2, 3, 1], [.swapaxes::<1, 1>().diagonal::<-3, 2, 1>()],
            shape [5, 3, 1, 0], stride [24, 1, 1, 9], offset 0, elements []),
        // torch.arange(0).view((4, 0, 2, 5)).diagonal(0, 0, 2)
        case_empty!(1455, [4, 0, 2, 5], [.diagonal::<0, 0, 2>()],
            shape [0, 5, 2], stride [10, 1, 15], offset 0, elements []),
        // torch.arange(0).view((0,)).view_as(torch.zeros((2, 0, 4, 4))).unsqueeze(0)
        case_empty!(1456, [0], [.view_as(&Tensor::<i64, Shape![2, 0, 4, 4]>::zeros()).unsqueeze::<0>()],
            shape [1, 2, 0, 4, 4], stride [32, 16, 16, 4, 1], offset 0, elements []),
        // torch.arange(0).view((5, 6, 0, 6)).unflatten(-3, (6, 1)).broadcast_to((4, -1, -1, 0, 0, 6)).movedim((4, -1), (-4, -2)).view_as(torch.zeros((0, 3)))
        case_empty!(1457, [5, 6, 0, 6], [.unflatten::<-3, Shape![6, 1]>().broadcast_to::<Shape![4, _, _, 0, 0, 6]>().movedims::<Dims![4, -1], Dims![-4, -2]>().view_as(&Tensor::<i64, Shape![0, 3]>::zeros())],
            shape [0, 3], stride [3, 1], offset 0, elements []),
        // torch.arange(0).view((1, 5, 0)).view((5, 0)).t().swapaxes(-1, 0)[4::2, :0]
        case_empty!(1458, [1, 5, 0], [.view::<Shape![5, 0]>().t().swapaxes::<-1, 0>().slice(s![4..;2, ..0])],
            shape [1, 0], stride [2, 1], offset 4, elements []),
        // torch.arange(0).view((5, 8, 0, 1, 2, 2)).chunk(8, -5)[1].diagonal(2, 3, -6).diagonal(-3, 2, -2)
        case_empty!(1459, [5, 8, 0, 1, 2, 2], [.chunk::<-5, 8>()[1].diagonal::<2, 3, -6>().diagonal::<-3, 2, -2>()],
            shape [1, 0, 1, 0], stride [4, 4, 36, 3], offset 64, elements []),
    ]
}

fn empty_1() -> Vec<Outcome> {
    vec![
        // torch.arange(0).view((0, 6, 2)).swapdims(1, 2).diagonal(3, -2, -1)
        case_empty!(1460, [0, 6, 2], [.swapdims::<1, 2>().diagonal::<3, -2, -1>()],
            shape [0, 2], stride [12, 3], offset 6, elements []),
        // torch.atleast_3d(torch.atleast_1d(torch.arange(8).view((1, 4, 2)).split_with_sizes([1, 1], 2)[1].diagonal(2, 1, 0))).view((2, 0, 5))
        case_empty!(1461, [1, 4, 2], [.split_with_sizes::<2, Shape![1, 1]>().1.diagonal::<2, 1, 0>().atleast_1d().atleast_3d().view::<Shape![2, 0, 5]>()],
            shape [2, 0, 5], stride [5, 5, 1], offset 1, elements []),
        // torch.arange(8).view((4, 2)).unfold(-2, 1, 1).unfold(-2, 1, 1).expand_as(torch.zeros((4, 2, 3, 0))).swapdims(2, 0).flatten(-4, -2).permute((1, 0))
        case_empty!(1462, [4, 2], [.windows::<Shape![1, 1]>().expand_as(&Tensor::<i64, Shape![4, 2, 3, 0]>::zeros()).swapdims::<2, 0>().flatten::<-4, -2>().permute::<Dims![1, 0]>()],
            shape [0, 24], stride [1, 1], offset 0, elements []),
        // torch.arange(0).view((6, 1, 0)).transpose(0, 0).broadcast_to((-1, 0, 0)).chunk(3, 0)[0].swapdims(0, 1).view_as(torch.zeros((0, 5, 1, 3)))
        case_empty!(1463, [6, 1, 0], [.transpose::<0, 0>().broadcast_to::<Shape![_, 0, 0]>().chunk::<0, 3>()[0].swapdims::<0, 1>().view_as(&Tensor::<i64, Shape![0, 5, 1, 3]>::zeros())],
            shape [0, 5, 1, 3], stride [15, 3, 3, 1], offset 0, elements []),
        // torch.arange(192).view((1, 8, 3, 1, 4, 2)).narrow(-6, 0, 0).squeeze().unfold(-1, 2, 1).select(-2, 0)
        case_empty!(1464, [1, 8, 3, 1, 4, 2], [.narrow::<-6, 0, 0>().squeeze_all().windows_with::<Shape![2], Shape![1], Shape![1]>().select::<-2, 0>()],
            shape [0, 8, 3, 4, 2], stride [192, 24, 8, 2, 1], offset 0, elements []),
        // torch.arange(2).view((2,)).unsqueeze(-2).chunk(2, 1)[1].t().tensor_split((1,), -1)[1].unfold(0, 1, 1)
        case_empty!(1465, [2], [.unsqueeze::<-2>().chunk::<1, 2>()[1].t().split_at::<-1, 1>().1.unfold::<0, 1, 1>()],
            shape [1, 0, 1], stride [1, 2, 1], offset 2, elements []),
        // torch.arange(0).view((2, 3, 0)).flatten(2, 2).as_strided((6, 0), (1, 1), 0)
        case_empty!(1466, [2, 3, 0], [.flatten::<2, 2>().as_strided::<Shape![6, 0], Strides![1, 1], 0>()],
            shape [6, 0], stride [1, 1], offset 0, elements []),
        // torch.arange(0).view((0,))[:].expand_as(torch.zeros((1, 0))).expand_as(torch.zeros((4, 0)))
        case_empty!(1467, [0], [.slice(s![..]).expand_as(&Tensor::<i64, Shape![1, 0]>::zeros()).expand_as(&Tensor::<i64, Shape![4, 0]>::zeros())],
            shape [4, 0], stride [0, 1], offset 0, elements []),
        // torch.arange(0).view((4, 3, 0, 1, 6)).movedim((3,), (3,)).view((3, 0)).unfold(1, 0, 4).unflatten(-3, (3, 1, 1))
        case_empty!(1468, [4, 3, 0, 1, 6], [.movedims::<Dims![3], Dims![3]>().view::<Shape![3, 0]>().unfold::<1, 0, 4>().unflatten::<-3, Shape![3, 1, 1]>()],
            shape [3, 1, 1, 1, 0], stride [1, 1, 1, 1, 1], offset 0, elements []),
        // torch.atleast_3d(torch.arange(0).view((3, 1, 0)).diagonal(-2, 0, 1)).view_as(torch.zeros((0,))).squeeze()
        case_empty!(1469, [3, 1, 0], [.diagonal::<-2, 0, 1>().atleast_3d().view_as(&Tensor::<i64, Shape![0]>::zeros()).squeeze_all()],
            shape [0], stride [1], offset 2, elements []),
        // torch.arange(0).view((6, 0, 1)).movedim((2, 0, -2), (2, -2, 0)).squeeze().expand_as(torch.zeros((1, 0, 6))).unflatten(2, (6, 1, 1)).unfold(-5, 0, 1)
        case_empty!(1470, [6, 0, 1], [.movedims::<Dims![2, 0, -2], Dims![2, -2, 0]>().squeeze_all().expand_as(&Tensor::<i64, Shape![1, 0, 6]>::zeros()).unflatten::<2, Shape![6, 1, 1]>().unfold::<-5, 0, 1>()],
            shape [2, 0, 6, 1, 1, 0], stride [6, 6, 1, 1, 1, 6], offset 0, elements []),
        // torch.arange(0).view((5, 0)).movedim((1, -2), (1, -2)).chunk(5, 0)[3].permute((1, 0)).view_as(torch.zeros((3, 0, 3))).tensor_split((3,), 2)[0]
        case_empty!(1471, [5, 0], [.movedims::<Dims![1, -2], Dims![1, -2]>().chunk::<0, 5>()[3].permute::<Dims![1, 0]>().view_as(&Tensor::<i64, Shape![3, 0, 3]>::zeros()).split_at::<2, 3>().0],
            shape [3, 0, 3], stride [3, 3, 1], offset 0, elements []),
        // torch.arange(0).view((0, 10, 2)).diagonal(4, 0, 2).split_with_sizes([0, 0, 0], -1)[0].expand((5, 10, 0))
        case_empty!(1472, [0, 10, 2], [.diagonal::<4, 0, 2>().split_with_sizes::<-1, Shape![0, 0, 0]>().0.expand::<Shape![5, 10, 0]>()],
            shape [5, 10, 0], stride [0, 2, 21], offset 0, elements []),
        // torch.arange(0).view((6, 0)).chunk(4, 1)[1].expand_as(torch.zeros((1, 6, 0))).unfold(-3, 1, 1).permute((-1, -2, 1, 0))
        case_empty!(1473, [6, 0], [.chunk::<1, 4>()[1].expand_as(&Tensor::<i64, Shape![1, 6, 0]>::zeros()).unfold::<-3, 1, 1>().permute::<Dims![-1, -2, 1, 0]>()],
            shape [1, 0, 6, 1], stride [6, 1, 1, 6], offset 0, elements []),
        // torch.arange(0).view((4, 0)).unflatten(0, (1, 4)).view((4, 4, 4, 0)).view_as(torch.zeros((0, 2, 5, 3)))
        case_empty!(1474, [4, 0], [.unflatten::<0, Shape![1, 4]>().view::<Shape![4, 4, 4, 0]>().view_as(&Tensor::<i64, Shape![0, 2, 5, 3]>::zeros())],
            shape [0, 2, 5, 3], stride [30, 15, 3, 1], offset 0, elements []),
        // torch.arange(0).view((6, 0, 2, 4)).chunk(4, -1)[3].narrow(3, 0, 0).transpose(-2, -3)
        case_empty!(1475, [6, 0, 2, 4], [.chunk::<-1, 4>()[3].narrow::<3, 0, 0>().transpose::<-2, -3>()],
            shape [6, 2, 0, 0], stride [8, 4, 8, 1], offset 0, elements []),
        // torch.arange(0).view((0, 2, 5)).split(1, 1)[0].view_as(torch.zeros((5, 0, 3, 4))).unfold(-2, 3, 3)
        case_empty!(1476, [0, 2, 5], [.split::<1, 1>()[0].view_as(&Tensor::<i64, Shape![5, 0, 3, 4]>::zeros()).unfold::<-2, 3, 3>()],
            shape [5, 0, 1, 4, 3], stride [12, 12, 12, 1, 4], offset 0, elements []),
        // torch.arange(0).view((0, 2)).expand_as(torch.zeros((1, 3, 0, 2))).view_as(torch.zeros((4, 1, 2, 0))).unfold(3, 0, 1)
        case_empty!(1477, [0, 2], [.expand_as(&Tensor::<i64, Shape![1, 3, 0, 2]>::zeros()).view_as(&Tensor::<i64, Shape![4, 1, 2, 0]>::zeros()).unfold::<3, 0, 1>()],
            shape [4, 1, 2, 1, 0], stride [2, 2, 1, 1, 1], offset 0, elements []),
        // torch.arange(3).view((1, 3)).chunk(3, 1)[1].select(0, 0).expand_as(torch.zeros((4, 0))).view_as(torch.zeros((4, 0, 4))).view_as(torch.zeros((0,)))
        case_empty!(1478, [1, 3], [.chunk::<1, 3>()[1].select::<0, 0>().expand_as(&Tensor::<i64, Shape![4, 0]>::zeros()).view_as(&Tensor::<i64, Shape![4, 0, 4]>::zeros()).view_as(&Tensor::<i64, Shape![0]>::zeros())],
            shape [0], stride [1], offset 0, elements []),
        // torch.arange(0).view((1, 2, 5, 4, 0)).transpose(-4, -3).chunk(2, -1)[0].chunk(2, 3)[0].squeeze((-4, -2, 0))
        case_empty!(1479, [1, 2, 5, 4, 0], [.transpose::<-4, -3>().chunk::<-1, 2>()[0].chunk::<3, 2>()[0].squeeze_dims::<Dims![-4, -2, 0]>()],
            shape [5, 2, 2, 0], stride [4, 20, 1, 1], offset 0, elements []),
    ]
}

fn empty_2() -> Vec<Outcome> {
    vec![
        // torch.arange(0).view((4, 2, 0)).diagonal(0, 0, -2).t().view((4, 0, 2, 3))
        case_empty!(1480, [4, 2, 0], [.diagonal::<0, 0, -2>().t().view::<Shape![4, 0, 2, 3]>()],
            shape [4, 0, 2, 3], stride [6, 6, 3, 1], offset 0, elements []),
        // torch.arange(0).view((0,)).unfold(-1, 0, 2).mT.mT.view((0, 1, 4)).diagonal(-3, 2, -3)
        case_empty!(1481, [0], [.unfold::<-1, 0, 2>().mT().mT().view::<Shape![0, 1, 4]>().diagonal::<-3, 2, -3>()],
            shape [1, 0], stride [4, 5], offset 0, elements []),
        // torch.arange(6).view((1, 6)).tensor_split((0,), 0)[0]
        case_empty!(1482, [1, 6], [.split_at::<0, 0>().0],
            shape [0, 6], stride [6, 1], offset 0, elements []),
        // torch.arange(0).view((8, 0, 3, 2)).diagonal(0, 2, 0).view((0, 2, 4)).permute((-1, 0, 1)).view_as(torch.zeros((3, 0, 5)))
        case_empty!(1483, [8, 0, 3, 2], [.diagonal::<0, 2, 0>().view::<Shape![0, 2, 4]>().permute::<Dims![-1, 0, 1]>().view_as(&Tensor::<i64, Shape![3, 0, 5]>::zeros())],
            shape [3, 0, 5], stride [5, 5, 1], offset 0, elements []),
        // torch.arange(0).view((8, 6, 5, 0)).unfold(-2, 1, 2)
        case_empty!(1484, [8, 6, 5, 0], [.unfold::<-2, 1, 2>()],
            shape [8, 6, 3, 0, 1], stride [30, 5, 2, 1, 1], offset 0, elements []),
        // torch.arange(1).view((1,)).broadcast_to((-1,))[0:-1:7].narrow(0, 0, 0)
        case_empty!(1485, [1], [.broadcast_to::<Shape![_]>().slice(s![0..-1;7]).narrow::<0, 0, 0>()],
            shape [0], stride [7], offset 0, elements []),
        // torch.arange(0).view((3, 4, 0)).view((3, -1, 5, 2)).transpose(2, 3)
        case_empty!(1486, [3, 4, 0], [.view::<Shape![3, _, 5, 2]>().transpose::<2, 3>()],
            shape [3, 0, 2, 5], stride [10, 10, 1, 2], offset 0, elements []),
        // torch.arange(0).view((2, 4, 0, 6)).movedim(-3, 0).expand((3, 4, 2, -1, -1)).chunk(4, -2)[0]
        case_empty!(1487, [2, 4, 0, 6], [.movedim::<-3, 0>().expand::<Shape![3, 4, 2, _, _]>().chunk::<-2, 4>()[0]],
            shape [3, 4, 2, 0, 6], stride [0, 6, 24, 6, 1], offset 0, elements []),
        // torch.arange(0).view((3, 0)).broadcast_to((2, 6, 3, 0)).expand((4, -1, 6, 3, 0))
        case_empty!(1488, [3, 0], [.broadcast_to::<Shape![2, 6, 3, 0]>().expand::<Shape![4, _, 6, 3, 0]>()],
            shape [4, 2, 6, 3, 0], stride [0, 0, 0, 1, 1], offset 0, elements []),
        // torch.arange(0).view((3, 6, 0, 4, 2)).unfold(-1, 1, 1)[..., ::2].swapaxes(1, 5).split(2, 4)[0]
        case_empty!(1489, [3, 6, 0, 4, 2], [.windows_with::<Shape![1], Shape![1], Shape![2]>().swapaxes::<1, 5>().split::<4, 2>()[0]],
            shape [3, 1, 0, 4, 2, 6], stride [48, 2, 8, 2, 1, 8], offset 0, elements []),
        // torch.atleast_2d(torch.arange(0).view((0, 4, 1)).unbind(1)[3].chunk(2, 0)[1].unsqueeze(-3))
        case_empty!(1490, [0, 4, 1], [.unbind::<1>()[3].chunk::<0, 2>()[1].unsqueeze::<-3>().atleast_2d()],
            shape [1, 0, 1], stride [0, 4, 1], offset 0, elements []),
        // torch.arange(0).view((3, 3, 1, 0, 2)).diagonal(1, 2, 4)
        case_empty!(1491, [3, 3, 1, 0, 2], [.diagonal::<1, 2, 4>()],
            shape [3, 3, 0, 1], stride [6, 2, 2, 3], offset 1, elements []),
        // torch.arange(0).view((0, 3, 6)).view((0,)).unflatten(0, (-1,)).broadcast_to((4, 0)).chunk(2, -1)[0]
        case_empty!(1492, [0, 3, 6], [.view::<Shape![0]>().unflatten::<0, Shape![_]>().broadcast_to::<Shape![4, 0]>().chunk::<-1, 2>()[0]],
            shape [4, 0], stride [0, 1], offset 0, elements []),
        // torch.arange(0).view((0, 6, 1, 1, 4)).view_as(torch.zeros((0, 2))).expand((5, 0, 2))
        case_empty!(1493, [0, 6, 1, 1, 4], [.view_as(&Tensor::<i64, Shape![0, 2]>::zeros()).expand::<Shape![5, 0, 2]>()],
            shape [5, 0, 2], stride [0, 2, 1], offset 0, elements []),
        // torch.arange(0).view((0, 4, 5)).split_with_sizes([1, 4, 0, 0], 2)[1]
        case_empty!(1494, [0, 4, 5], [.split_with_sizes::<2, Shape![1, 4, 0, 0]>().1],
            shape [0, 4, 4], stride [20, 5, 1], offset 1, elements []),
        // torch.arange(0).view((10, 0)).view_as(torch.zeros((0, 2, 4))).view_as(torch.zeros((0, 4))).diagonal(6, 0, 1)
        case_empty!(1495, [10, 0], [.view_as(&Tensor::<i64, Shape![0, 2, 4]>::zeros()).view_as(&Tensor::<i64, Shape![0, 4]>::zeros()).diagonal::<6, 0, 1>()],
            shape [0], stride [5], offset 0, elements []),
        // torch.arange(0).view((1, 1, 3, 0, 2, 5)).swapaxes(0, -5).view((3, 0, 5)).tensor_split((0,), 1)[1]
        case_empty!(1496, [1, 1, 3, 0, 2, 5], [.swapaxes::<0, -5>().view::<Shape![3, 0, 5]>().split_at::<1, 0>().1],
            shape [3, 0, 5], stride [5, 5, 1], offset 0, elements []),
        // torch.arange(0).view((2, 0, 1, 5)).flatten(1, -2).diagonal(-2, 2, -2).permute((1, 0)).diagonal(1, 0, 1)
        case_empty!(1497, [2, 0, 1, 5], [.flatten::<1, -2>().diagonal::<-2, 2, -2>().permute::<Dims![1, 0]>().diagonal::<1, 0, 1>()],
            shape [0], stride [11], offset 0, elements []),
        // torch.arange(0).view((0,)).view_as(torch.zeros((3, 2, 0)))
        case_empty!(1498, [0], [.view_as(&Tensor::<i64, Shape![3, 2, 0]>::zeros())],
            shape [3, 2, 0], stride [2, 1, 1], offset 0, elements []),
        // torch.arange(0).view((4, 3, 0)).movedim((0, 1), (2, 0)).chunk(1, 1)[0].unflatten(1, (1, 4, -1)).narrow(-2, 0, 0).chunk(4, -1)[1]
        case_empty!(1499, [4, 3, 0], [.movedims::<Dims![0, 1], Dims![2, 0]>().chunk::<1, 1>()[0].unflatten::<1, Shape![1, 4, _]>().narrow::<-2, 0, 0>().chunk::<-1, 4>()[1]],
            shape [3, 1, 4, 0, 1], stride [16, 16, 4, 4, 1], offset 0, elements []),
    ]
}

fn empty_3() -> Vec<Outcome> {
    vec![
        // torch.arange(0).view((0, 3, 1)).view_as(torch.zeros((0, 2))).narrow(1, 0, 0).unflatten(0, (0, 2, 2))
        case_empty!(1500, [0, 3, 1], [.view_as(&Tensor::<i64, Shape![0, 2]>::zeros()).narrow::<1, 0, 0>().unflatten::<0, Shape![0, 2, 2]>()],
            shape [0, 2, 2, 0], stride [4, 2, 1, 1], offset 0, elements []),
        // torch.arange(0).view((0, 2)).diagonal(-1, 1, 0).view((-1, 2)).squeeze(1).transpose(1, 1)
        case_empty!(1501, [0, 2], [.diagonal::<-1, 1, 0>().view::<Shape![_, 2]>().squeeze::<1>().transpose::<1, 1>()],
            shape [0, 2], stride [2, 1], offset 0, elements []),
        // torch.atleast_3d(torch.atleast_3d(torch.arange(0).view((0, 5, 5, 5)).unflatten(2, (5, -1)).diagonal(4, -3, 4).broadcast_to((0, -1, 4, 2))))
        case_empty!(1502, [0, 5, 5, 5], [.unflatten::<2, Shape![5, _]>().diagonal::<4, -3, 4>().broadcast_to::<Shape![0, _, 4, 2]>().atleast_3d().atleast_3d()],
            shape [0, 5, 4, 2], stride [125, 25, 0, 0], offset 4, elements []),
        // torch.arange(0).view((0, 2, 4, 5)).unflatten(2, (4, 1)).view_as(torch.zeros((0, 4)))
        case_empty!(1503, [0, 2, 4, 5], [.unflatten::<2, Shape![4, 1]>().view_as(&Tensor::<i64, Shape![0, 4]>::zeros())],
            shape [0, 4], stride [4, 1], offset 0, elements []),
        // torch.arange(0).view((1, 6, 1, 0, 6, 5)).tensor_split((1,), -1)[1].tensor_split((0,), -6)[1].squeeze().unfold(2, 5, 3)
        case_empty!(1504, [1, 6, 1, 0, 6, 5], [.split_at::<-1, 1>().1.split_at::<-6, 0>().1.squeeze_all().unfold::<2, 5, 3>()],
            shape [6, 0, 1, 4, 5], stride [30, 30, 15, 1, 5], offset 1, elements []),
        // torch.atleast_1d(torch.arange(1).view(())).unfold(-1, 1, 1).split_with_sizes([0, 1], -1)[0]
        case_empty!(1505, [], [.atleast_1d().windows::<Shape![1]>().split_with_sizes::<-1, Shape![0, 1]>().0],
            shape [1, 0], stride [1, 1], offset 0, elements []),
        // torch.arange(0).view((0, 2, 4)).view((-1,)).view((3, 0, 2)).unbind(0)[2].diagonal(-1, -1, 0)
        case_empty!(1506, [0, 2, 4], [.view::<Shape![_]>().view::<Shape![3, 0, 2]>().unbind::<0>()[2].diagonal::<-1, -1, 0>()],
            shape [0], stride [3], offset 0, elements []),
        // torch.arange(0).view((2, 0)).chunk(1, -2)[0]
        case_empty!(1507, [2, 0], [.chunk::<-2, 1>()[0]],
            shape [2, 0], stride [1, 1], offset 0, elements []),
        // torch.arange(0).view((3, 0, 3)).tensor_split((0,), 1)[0].diagonal(-1, -3, -1)
        case_empty!(1508, [3, 0, 3], [.split_at::<1, 0>().0.diagonal::<-1, -3, -1>()],
            shape [0, 2], stride [3, 4], offset 3, elements []),
        // torch.arange(36).view((3, 3, 4)).tensor_split((3,), 2)[0].tensor_split((2,), -2)[0].narrow(-3, 0, 0).narrow(2, 0, 2)
        case_empty!(1509, [3, 3, 4], [.split_at::<2, 3>().0.split_at::<-2, 2>().0.narrow::<-3, 0, 0>().narrow::<2, 0, 2>()],
            shape [0, 2, 2], stride [12, 4, 1], offset 0, elements []),
        // torch.atleast_2d(torch.arange(9).view((3, 3)).split_with_sizes([3, 0], 0)[1].view_as(torch.zeros((0,))))
        case_empty!(1510, [3, 3], [.split_with_sizes::<0, Shape![3, 0]>().1.view_as(&Tensor::<i64, Shape![0]>::zeros()).atleast_2d()],
            shape [1, 0], stride [0, 1], offset 9, elements []),
        // torch.arange(0).view((8, 5, 0)).unbind(-2)[2].movedim((1, 0), (0, -1)).view_as(torch.zeros((0,)))
        case_empty!(1511, [8, 5, 0], [.unbind::<-2>()[2].movedims::<Dims![1, 0], Dims![0, -1]>().view_as(&Tensor::<i64, Shape![0]>::zeros())],
            shape [0], stride [1], offset 0, elements []),
        // torch.arange(5).view((5,)).unsqueeze(1).chunk(5, 0)[1].unfold(-2, 1, 1).unfold(-2, 1, 1).split_with_sizes([0, 0, 1, 0], -1)[0].broadcast_to((6, 3, 5, -1, -1))
        case_empty!(1512, [5], [.unsqueeze::<1>().chunk::<0, 5>()[1].windows::<Shape![1, 1]>().split_with_sizes::<-1, Shape![0, 0, 1, 0]>().0.broadcast_to::<Shape![6, 3, 5, _, _]>()],
            shape [6, 3, 5, 1, 0], stride [0, 0, 0, 1, 1], offset 0, elements []),
        // torch.arange(0).view((3, 1, 0, 3)).unfold(1, 1, 7).unflatten(3, (3, 1)).view_as(torch.zeros((5, 0, 4))).diagonal(-6, 0, 2)
        case_empty!(1513, [3, 1, 0, 3], [.unfold::<1, 1, 7>().unflatten::<3, Shape![3, 1]>().view_as(&Tensor::<i64, Shape![5, 0, 4]>::zeros()).diagonal::<-6, 0, 2>()],
            shape [0, 0], stride [4, 5], offset 0, elements []),
        // torch.arange(0).view((1, 6, 4, 3, 0, 10)).split(1, 3)[2].split_with_sizes([0, 0], 4)[1].diagonal(0, -2, -4).squeeze()
        case_empty!(1514, [1, 6, 4, 3, 0, 10], [.split::<3, 1>()[2].split_with_sizes::<4, Shape![0, 0]>().1.diagonal::<0, -2, -4>().squeeze_all()],
            shape [6, 10, 0], stride [120, 1, 40], offset 0, elements []),
        // torch.arange(240).view((6, 1, 10, 4)).swapaxes(-2, -1).diagonal(-5, 2, 1).unbind(1)[8]
        case_empty!(1515, [6, 1, 10, 4], [.swapaxes::<-2, -1>().diagonal::<-5, 2, 1>().unbind::<1>()[8]],
            shape [6, 0], stride [40, 41], offset 0, elements []),
        // torch.arange(300).view((1, 1, 5, 2, 6, 5)).split_with_sizes([1, 1, 3], 5)[1].broadcast_to((0, 1, -1, 2, -1, 4)).movedim((4, 0, -5), (2, 3, 0)).mT
        case_empty!(1516, [1, 1, 5, 2, 6, 5], [.split_with_sizes::<5, Shape![1, 1, 3]>().1.broadcast_to::<Shape![0, 1, _, 2, _, 4]>().movedims::<Dims![4, 0, -5], Dims![2, 3, 0]>().mT()],
            shape [1, 5, 6, 0, 4, 2], stride [300, 60, 5, 0, 0, 30], offset 1, elements []),
        // torch.arange(0).view((0, 4)).chunk(2, 0)[1].view_as(torch.zeros((0,))).unflatten(0, (-1,)).permute((0,)).view_as(torch.zeros((5, 0)))
        case_empty!(1517, [0, 4], [.chunk::<0, 2>()[1].view_as(&Tensor::<i64, Shape![0]>::zeros()).unflatten::<0, Shape![_]>().permute::<Dims![0]>().view_as(&Tensor::<i64, Shape![5, 0]>::zeros())],
            shape [5, 0], stride [1, 1], offset 0, elements []),
        // torch.arange(15).view((3, 5)).expand_as(torch.zeros((3, 3, 5))).unfold(-1, 5, 3).diagonal(-2, 2, -1)
        case_empty!(1518, [3, 5], [.expand_as(&Tensor::<i64, Shape![3, 3, 5]>::zeros()).unfold::<-1, 5, 3>().diagonal::<-2, 2, -1>()],
            shape [3, 3, 0], stride [0, 5, 4], offset 0, elements []),
        // torch.arange(36).view((6, 6)).unfold(-1, 3, 2).split(1, -3)[2].squeeze(0).diagonal(-3, 0, 1)
        case_empty!(1519, [6, 6], [.unfold::<-1, 3, 2>().split::<-3, 1>()[2].squeeze::<0>().diagonal::<-3, 0, 1>()],
            shape [0], stride [3], offset 0, elements []),
    ]
}

fn empty_4() -> Vec<Outcome> {
    vec![
        // torch.arange(0).view((8, 2, 4, 0))[0::7, :, :, :].unfold(-3, 1, 1)
        case_empty!(1520, [8, 2, 4, 0], [.slice(s![0..;7, .., .., ..]).unfold::<-3, 1, 1>()],
            shape [2, 2, 4, 0, 1], stride [56, 4, 1, 1, 4], offset 0, elements []),
        // torch.arange(0).view((3, 8, 0, 3)).unflatten(3, (3, 1)).swapdims(4, 2).squeeze().diagonal(-5, 2, 1)
        case_empty!(1521, [3, 8, 0, 3], [.unflatten::<3, Shape![3, 1]>().swapdims::<4, 2>().squeeze_all().diagonal::<-5, 2, 1>()],
            shape [3, 0, 0], stride [24, 3, 4], offset 0, elements []),
        // torch.arange(8).view((4, 2, 1)).unbind(2)[0].movedim((-2, 1), (0, 1)).permute((0, 1)).split_with_sizes([0, 2, 0, 0], 1)[2]
        case_empty!(1522, [4, 2, 1], [.unbind::<2>()[0].movedims::<Dims![-2, 1], Dims![0, 1]>().permute::<Dims![0, 1]>().split_with_sizes::<1, Shape![0, 2, 0, 0]>().2],
            shape [4, 0], stride [2, 1], offset 2, elements []),
        // torch.arange(0).view((12, 0, 1)).unfold(-3, 1, 3).permute((1, 3, 0, 2)).view((2, 2, 0)).view_as(torch.zeros((5, 2, 0, 1)))
        case_empty!(1523, [12, 0, 1], [.unfold::<-3, 1, 3>().permute::<Dims![1, 3, 0, 2]>().view::<Shape![2, 2, 0]>().view_as(&Tensor::<i64, Shape![5, 2, 0, 1]>::zeros())],
            shape [5, 2, 0, 1], stride [2, 1, 1, 1], offset 0, elements []),
        // torch.arange(0).view((0,)).split_with_sizes([0, 0, 0], 0)[0].movedim((0,), (0,)).tensor_split((0,), 0)[0]
        case_empty!(1524, [0], [.split_with_sizes::<0, Shape![0, 0, 0]>().0.movedims::<Dims![0], Dims![0]>().split_at::<0, 0>().0],
            shape [0], stride [1], offset 0, elements []),
        // torch.arange(0).view((0, 4, 5)).unfold(-1, 5, 5).expand_as(torch.zeros((0, 4, 5, 5))).diagonal(2, -2, 1)
        case_empty!(1525, [0, 4, 5], [.tile::<Shape![5]>().expand_as(&Tensor::<i64, Shape![0, 4, 5, 5]>::zeros()).diagonal::<2, -2, 1>()],
            shape [0, 5, 2], stride [20, 1, 5], offset 10, elements []),
        // torch.arange(0).view((2, 0, 2)).tensor_split((1,), -3)[0].diagonal(-2, -3, -2)
        case_empty!(1526, [2, 0, 2], [.split_at::<-3, 1>().0.diagonal::<-2, -3, -2>()],
            shape [2, 0], stride [1, 4], offset 0, elements []),
        // torch.arange(0).view((0, 4, 5)).movedim((2, -3), (0, 2)).unflatten(1, (-1, 2)).expand((3, 1, -1, 2, -1, -1)).permute((5, 1, 2, 4, 3, 0)).permute((1, 5, 4, 3, 2, 0))
        case_empty!(1527, [0, 4, 5], [.movedims::<Dims![2, -3], Dims![0, 2]>().unflatten::<1, Shape![_, 2]>().expand::<Shape![3, 1, _, 2, _, _]>().permute::<Dims![5, 1, 2, 4, 3, 0]>().permute::<Dims![1, 5, 4, 3, 2, 0]>()],
            shape [1, 3, 2, 2, 5, 0], stride [20, 0, 2, 1, 4, 1], offset 0, elements []),
        // torch.arange(45).view((9, 5, 1)).unbind(2)[0].unfold(0, 0, 1).view((3, 0)).diagonal(-1, -2, -1)
        case_empty!(1528, [9, 5, 1], [.unbind::<2>()[0].unfold::<0, 0, 1>().view::<Shape![3, 0]>().diagonal::<-1, -2, -1>()],
            shape [0], stride [2], offset 0, elements []),
        // torch.arange(0).view((2, 5, 6, 5, 0, 5)).view_as(torch.zeros((2, 0))).split(1, 0)[0].view_as(torch.zeros((0, 2))).expand((3, 0, -1)).diagonal(1, 1, -1)
        case_empty!(1529, [2, 5, 6, 5, 0, 5], [.view_as(&Tensor::<i64, Shape![2, 0]>::zeros()).split::<0, 1>()[0].view_as(&Tensor::<i64, Shape![0, 2]>::zeros()).expand::<Shape![3, 0, _]>().diagonal::<1, 1, -1>()],
            shape [3, 0], stride [0, 3], offset 0, elements []),
        // torch.arange(0).view((0,)).unfold(-1, 0, 1).diagonal(-1, 1, 0).tensor_split((0,), 0)[0].unsqueeze(0)
        case_empty!(1530, [0], [.unfold::<-1, 0, 1>().diagonal::<-1, 1, 0>().split_at::<0, 0>().0.unsqueeze::<0>()],
            shape [1, 0], stride [0, 2], offset 0, elements []),
        // torch.arange(0).view((6, 1, 2, 4, 0)).view((0, 5, 1)).unfold(-1, 1, 3)[..., ::3].expand_as(torch.zeros((4, 0, 5, 2, 1)))
        case_empty!(1531, [6, 1, 2, 4, 0], [.view::<Shape![0, 5, 1]>().windows_with::<Shape![1], Shape![3], Shape![3]>().expand_as(&Tensor::<i64, Shape![4, 0, 5, 2, 1]>::zeros())],
            shape [4, 0, 5, 2, 1], stride [0, 5, 1, 0, 3], offset 0, elements []),
        // torch.arange(100).view((5, 10, 2)).tensor_split((0,), -1)[0].unflatten(-2, (1, -1)).as_strided((0,), (7,), 13).expand_as(torch.zeros((4, 0)))
        case_empty!(1532, [5, 10, 2], [.split_at::<-1, 0>().0.unflatten::<-2, Shape![1, _]>().as_strided::<Shape![0], Strides![7], 13>().expand_as(&Tensor::<i64, Shape![4, 0]>::zeros())],
            shape [4, 0], stride [0, 7], offset 13, elements []),
        // torch.arange(192).view((4, 4, 12)).unfold(-1, 5, 1).view((16, 2, 4, -1)).diagonal(-7, 3, -2)
        case_empty!(1533, [4, 4, 12], [.windows::<Shape![5]>().view::<Shape![16, 2, 4, _]>().diagonal::<-7, 3, -2>()],
            shape [16, 2, 0], stride [12, 4, 2], offset 0, elements []),
        // torch.arange(120).view((5, 4, 1, 6))[:-5:1, :, :, -3].expand_as(torch.zeros((0, 4, 4))).diagonal(-2, 1, 0)
        case_empty!(1534, [5, 4, 1, 6], [.slice(s![..-5;1, .., .., -3]).expand_as(&Tensor::<i64, Shape![0, 4, 4]>::zeros()).diagonal::<-2, 1, 0>()],
            shape [4, 0], stride [0, 30], offset 3, elements []),
        // torch.arange(96).view((4, 2, 3, 4)).unfold(0, 1, 1).squeeze(4).flatten(2, -2).unfold(-4, 0, 2)
        case_empty!(1535, [4, 2, 3, 4], [.unfold::<0, 1, 1>().squeeze::<4>().flatten::<2, -2>().unfold::<-4, 0, 2>()],
            shape [3, 2, 3, 4, 0], stride [48, 12, 4, 1, 24], offset 0, elements []),
        // torch.arange(0).view((0, 1, 12, 8, 3)).transpose(-1, 0).movedim((4, -5, -3, -2, -4), (0, 4, -4, 2, -2)).broadcast_to((0, 12, 8, -1, 3)).swapaxes(3, 0).diagonal(-6, -4, 3)
        case_empty!(1536, [0, 1, 12, 8, 3], [.transpose::<-1, 0>().movedims::<Dims![4, -5, -3, -2, -4], Dims![0, 4, -4, 2, -2]>().broadcast_to::<Shape![0, 12, 8, _, 3]>().swapaxes::<3, 0>().diagonal::<-6, -4, 3>()],
            shape [1, 8, 3, 0], stride [288, 3, 1, 312], offset 0, elements []),
        // torch.arange(0).view((2, 2, 4, 0, 4, 1)).movedim((-2, 0, 3, 1), (4, 1, 3, 2)).unbind(2)[1].unsqueeze(-2).broadcast_to((-1, -1, -1, 4, 2, -1)).view_as(torch.zeros((0,)))
        case_empty!(1537, [2, 2, 4, 0, 4, 1], [.movedims::<Dims![-2, 0, 3, 1], Dims![4, 1, 3, 2]>().unbind::<2>()[1].unsqueeze::<-2>().broadcast_to::<Shape![_, _, _, 4, 2, _]>().view_as(&Tensor::<i64, Shape![0]>::zeros())],
            shape [0], stride [1], offset 0, elements []),
        // torch.arange(324).view((6, 3, 3, 6)).unflatten(1, (1, 3))[1:0:2, :, 2:2:1, :-1].view_as(torch.zeros((5, 4, 0)))
        case_empty!(1538, [6, 3, 3, 6], [.unflatten::<1, Shape![1, 3]>().slice(s![1..0;2, .., 2..2;1, ..-1]).view_as(&Tensor::<i64, Shape![5, 4, 0]>::zeros())],
            shape [5, 4, 0], stride [4, 1, 1], offset 90, elements []),
        // torch.arange(0).view((0, 1, 4, 12, 1)).view_as(torch.zeros((2, 0))).movedim((0, 1), (1, 0)).unfold(0, 0, 1)
        case_empty!(1539, [0, 1, 4, 12, 1], [.view_as(&Tensor::<i64, Shape![2, 0]>::zeros()).movedims::<Dims![0, 1], Dims![1, 0]>().unfold::<0, 0, 1>()],
            shape [1, 2, 0], stride [1, 1, 1], offset 0, elements []),
    ]
}

fn empty_5() -> Vec<Outcome> {
    vec![
        // torch.arange(4).view((4, 1, 1)).transpose(0, 1).unsqueeze(2).broadcast_to((1, 1, 4, 0, 1)).squeeze().split_with_sizes([1, 2, 1], 0)[2]
        case_empty!(1540, [4, 1, 1], [.transpose::<0, 1>().unsqueeze::<2>().broadcast_to::<Shape![1, 1, 4, 0, 1]>().squeeze_all().split_with_sizes::<0, Shape![1, 2, 1]>().2],
            shape [1, 0], stride [1, 0], offset 3, elements []),
        // torch.arange(0).view((0,)).unflatten(0, (0, 2)).permute((1, 0)).view((4, 4, 2, 0)).view_as(torch.zeros((1, 0, 5)))
        case_empty!(1541, [0], [.unflatten::<0, Shape![0, 2]>().permute::<Dims![1, 0]>().view::<Shape![4, 4, 2, 0]>().view_as(&Tensor::<i64, Shape![1, 0, 5]>::zeros())],
            shape [1, 0, 5], stride [5, 5, 1], offset 0, elements []),
        // torch.arange(3).view((3,)).tensor_split((3,), 0)[1]
        case_empty!(1542, [3], [.split_at::<0, 3>().1],
            shape [0], stride [1], offset 3, elements []),
        // torch.arange(30).view((5, 3, 2)).movedim((-3, -1), (1, 0)).squeeze(0).diagonal(-4, 0, 2)
        case_empty!(1543, [5, 3, 2], [.movedims::<Dims![-3, -1], Dims![1, 0]>().squeeze::<0>().diagonal::<-4, 0, 2>()],
            shape [5, 0], stride [6, 3], offset 0, elements []),
        // torch.atleast_1d(torch.atleast_2d(torch.arange(30).view((3, 2, 5)).select(2, 0))).narrow(0, 0, 0)[0:0:2]
        case_empty!(1544, [3, 2, 5], [.select::<2, 0>().atleast_2d().atleast_1d().narrow::<0, 0, 0>().slice(s![0..0;2])],
            shape [0, 2], stride [20, 5], offset 0, elements []),
        // torch.arange(18).view((3, 6)).t().view_as(torch.zeros((6, 1, 3))).split_with_sizes([0, 1], 1)[0][0:2:3].unfold(-3, 1, 2)
        case_empty!(1545, [3, 6], [.t().view_as(&Tensor::<i64, Shape![6, 1, 3]>::zeros()).split_with_sizes::<1, Shape![0, 1]>().0.slice(s![0..2;3]).unfold::<-3, 1, 2>()],
            shape [1, 0, 3, 1], stride [6, 18, 6, 3], offset 0, elements []),
        // torch.arange(0).view((0, 9, 10, 1)).diagonal(0, 2, -3).unfold(-2, 1, 1).unfold(-2, 3, 3)
        case_empty!(1546, [0, 9, 10, 1], [.diagonal::<0, 2, -3>().tile::<Shape![1, 3]>()],
            shape [0, 1, 3, 1, 3], stride [90, 1, 33, 1, 11], offset 0, elements []),
        // torch.arange(120).view((5, 4, 6)).tensor_split((4,), 1)[0].unfold(-2, 0, 1)
        case_empty!(1547, [5, 4, 6], [.split_at::<1, 4>().0.unfold::<-2, 0, 1>()],
            shape [5, 5, 6, 0], stride [24, 6, 1, 6], offset 0, elements []),
        // torch.atleast_1d(torch.arange(3).view((3,)).squeeze(-1).unfold(0, 2, 1)).split_with_sizes([2], -1)[0].narrow(1, 0, 0)
        case_empty!(1548, [3], [.squeeze::<-1>().unfold::<0, 2, 1>().atleast_1d().split_with_sizes::<-1, Shape![2]>().0.narrow::<1, 0, 0>()],
            shape [2, 0], stride [1, 1], offset 0, elements []),
        // torch.arange(0).view((0, 2, 5)).unflatten(1, (-1, 2)).chunk(2, -2)[0].squeeze(-2).split(5, -1)[0]
        case_empty!(1549, [0, 2, 5], [.unflatten::<1, Shape![_, 2]>().chunk::<-2, 2>()[0].squeeze::<-2>().split::<-1, 5>()[0]],
            shape [0, 1, 5], stride [10, 10, 1], offset 0, elements []),
        // torch.arange(0).view((2, 2, 1, 0)).flatten(1, 2).view((2, 2, 0))
        case_empty!(1550, [2, 2, 1, 0], [.flatten::<1, 2>().view::<Shape![2, 2, 0]>()],
            shape [2, 2, 0], stride [2, 1, 1], offset 0, elements []),
        // torch.arange(0).view((2, 3, 4, 0)).view((4, 0, 4)).unflatten(-2, (-1,)).movedim(1, 0).unbind(1)[0].split_with_sizes([4, 0], 1)[1]
        case_empty!(1551, [2, 3, 4, 0], [.view::<Shape![4, 0, 4]>().unflatten::<-2, Shape![_]>().movedim::<1, 0>().unbind::<1>()[0].split_with_sizes::<1, Shape![4, 0]>().1],
            shape [0, 0], stride [4, 1], offset 4, elements []),
        // torch.atleast_3d(torch.atleast_1d(torch.arange(0).view((4, 0)))).split(1, 0)[3]
        case_empty!(1552, [4, 0], [.atleast_1d().atleast_3d().split::<0, 1>()[3]],
            shape [1, 0, 1], stride [1, 1, 1], offset 0, elements []),
        // torch.arange(0).view((0, 9)).chunk(3, 1)[2].unflatten(1, (3, 1)).split(1, 1)[2].diagonal(3, 0, 2).unfold(0, 1, 2)
        case_empty!(1553, [0, 9], [.chunk::<1, 3>()[2].unflatten::<1, Shape![3, 1]>().split::<1, 1>()[2].diagonal::<3, 0, 2>().unfold::<0, 1, 2>()],
            shape [1, 0, 1], stride [2, 4, 1], offset 0, elements []),
        // torch.atleast_3d(torch.atleast_1d(torch.arange(0).view((10, 0, 9, 1))).permute((2, 3, 0, 1))).squeeze(1).diagonal(-1, -2, 2)
        case_empty!(1554, [10, 0, 9, 1], [.atleast_1d().permute::<Dims![2, 3, 0, 1]>().atleast_3d().squeeze::<1>().diagonal::<-1, -2, 2>()],
            shape [9, 0], stride [1, 18], offset 0, elements []),
        // torch.arange(30).view((6, 5)).squeeze(-2).unfold(-1, 5, 5).broadcast_to((1, -1, 0, 5))
        case_empty!(1555, [6, 5], [.squeeze::<-2>().tile::<Shape![5]>().broadcast_to::<Shape![1, _, 0, 5]>()],
            shape [1, 6, 0, 5], stride [30, 5, 0, 1], offset 0, elements []),
        // torch.arange(0).view((2, 3, 0, 2)).mT.view_as(torch.zeros((0, 3))).unflatten(0, (-1, 3, 4)).view((-1,))
        case_empty!(1556, [2, 3, 0, 2], [.mT().view_as(&Tensor::<i64, Shape![0, 3]>::zeros()).unflatten::<0, Shape![_, 3, 4]>().view::<Shape![_]>()],
            shape [0], stride [1], offset 0, elements []),
        // torch.arange(0).view((3, 0, 6)).unbind(0)[0].unsqueeze(-3).transpose(1, -3)
        case_empty!(1557, [3, 0, 6], [.unbind::<0>()[0].unsqueeze::<-3>().transpose::<1, -3>()],
            shape [0, 1, 6], stride [6, 0, 1], offset 0, elements []),
        // torch.atleast_2d(torch.arange(180).view((6, 6, 5))).swapdims(0, 1).view_as(torch.zeros((3, 2, 6, 1, 5))).unfold(-5, 0, 4)
        case_empty!(1558, [6, 6, 5], [.atleast_2d().swapdims::<0, 1>().view_as(&Tensor::<i64, Shape![3, 2, 6, 1, 5]>::zeros()).unfold::<-5, 0, 4>()],
            shape [1, 2, 6, 1, 5, 0], stride [40, 5, 30, 5, 1, 10], offset 0, elements []),
        // torch.arange(0).view((4, 1, 3, 0, 1, 2)).movedim(5, 0).diagonal(-5, 3, 0)
        case_empty!(1559, [4, 1, 3, 0, 1, 2], [.movedim::<5, 0>().diagonal::<-5, 3, 0>()],
            shape [4, 1, 0, 1, 0], stride [6, 6, 2, 2, 3], offset 0, elements []),
    ]
}

fn empty_6() -> Vec<Outcome> {
    vec![
        // torch.atleast_2d(torch.arange(0).view((0, 1)).view((0, 1, 3)).transpose(-3, -1)).flatten(1, 2).diagonal(1, 1, -2)
        case_empty!(1560, [0, 1], [.view::<Shape![0, 1, 3]>().transpose::<-3, -1>().atleast_2d().flatten::<1, 2>().diagonal::<1, 1, -2>()],
            shape [0], stride [2], offset 0, elements []),
        // torch.arange(0).view((10, 9, 6, 0, 6)).diagonal(0, -1, 3).unfold(-2, 2, 1).unfold(-4, 8, 1)
        case_empty!(1561, [10, 9, 6, 0, 6], [.diagonal::<0, -1, 3>().unfold::<-2, 2, 1>().unfold::<-4, 8, 1>()],
            shape [10, 2, 5, 0, 2, 8], stride [324, 36, 6, 7, 6, 36], offset 0, elements []),
        // torch.arange(0).view((2, 0, 5)).split_with_sizes([0, 0, 0, 0], 1)[3].view((-1,)).tensor_split((0,), -1)[1]
        case_empty!(1562, [2, 0, 5], [.split_with_sizes::<1, Shape![0, 0, 0, 0]>().3.view::<Shape![_]>().split_at::<-1, 0>().1],
            shape [0], stride [1], offset 0, elements []),
        // torch.atleast_3d(torch.arange(0).view((6, 4, 0)).chunk(3, 2)[2].view((0,)).view_as(torch.zeros((5, 0)))).squeeze()
        case_empty!(1563, [6, 4, 0], [.chunk::<2, 3>()[2].view::<Shape![0]>().view_as(&Tensor::<i64, Shape![5, 0]>::zeros()).atleast_3d().squeeze_all()],
            shape [5, 0], stride [1, 1], offset 0, elements []),
        // torch.arange(0).view((0, 2, 3)).diagonal(-1, 0, 2)
        case_empty!(1564, [0, 2, 3], [.diagonal::<-1, 0, 2>()],
            shape [2, 0], stride [3, 7], offset 0, elements []),
        // torch.arange(0).view((0, 5)).diagonal(4, 0, 1).view_as(torch.zeros((0, 3))).unfold(-1, 1, 1)
        case_empty!(1565, [0, 5], [.diagonal::<4, 0, 1>().view_as(&Tensor::<i64, Shape![0, 3]>::zeros()).unfold::<-1, 1, 1>()],
            shape [0, 3, 1], stride [3, 1, 1], offset 0, elements []),
        // torch.arange(0).view((4, 0)).expand_as(torch.zeros((1, 4, 0))).movedim((2, 0), (2, 1))
        case_empty!(1566, [4, 0], [.expand_as(&Tensor::<i64, Shape![1, 4, 0]>::zeros()).movedims::<Dims![2, 0], Dims![2, 1]>()],
            shape [4, 1, 0], stride [1, 4, 1], offset 0, elements []),
        // torch.arange(0).view((5, 0, 5, 4, 1, 6)).view((0,)).expand((2, 0)).mT.swapaxes(1, 0)
        case_empty!(1567, [5, 0, 5, 4, 1, 6], [.view::<Shape![0]>().expand::<Shape![2, 0]>().mT().swapaxes::<1, 0>()],
            shape [2, 0], stride [0, 1], offset 0, elements []),
        // torch.arange(20).view((2, 2, 1, 5, 1)).unfold(-5, 0, 7).squeeze(4).expand_as(torch.zeros((1, 2, 6, 5, 0))).split_with_sizes([1, 4], 3)[1]
        case_empty!(1568, [2, 2, 1, 5, 1], [.unfold::<-5, 0, 7>().squeeze::<4>().expand_as(&Tensor::<i64, Shape![1, 2, 6, 5, 0]>::zeros()).split_with_sizes::<3, Shape![1, 4]>().1],
            shape [1, 2, 6, 4, 0], stride [70, 5, 0, 1, 10], offset 1, elements []),
        // torch.arange(30).view((2, 5, 3)).unflatten(-2, (5, 1)).unfold(0, 1, 2).squeeze().as_strided((0,), (1,), 10)
        case_empty!(1569, [2, 5, 3], [.unflatten::<-2, Shape![5, 1]>().unfold::<0, 1, 2>().squeeze_all().as_strided::<Shape![0], Strides![1], 10>()],
            shape [0], stride [1], offset 10, elements []),
        // torch.arange(18).view((1, 1, 2, 9)).diagonal(11, 2, -1)
        case_empty!(1570, [1, 1, 2, 9], [.diagonal::<11, 2, -1>()],
            shape [1, 1, 0], stride [18, 18, 10], offset 0, elements []),
        // torch.arange(0).view((4, 0, 12, 10, 8)).split(2, 0)[1].view_as(torch.zeros((1, 2, 0)))
        case_empty!(1571, [4, 0, 12, 10, 8], [.split::<0, 2>()[1].view_as(&Tensor::<i64, Shape![1, 2, 0]>::zeros())],
            shape [1, 2, 0], stride [2, 1, 1], offset 0, elements []),
        // torch.atleast_3d(torch.arange(120).view((2, 5, 2, 6)).unfold(-2, 1, 1).unfold(-2, 2, 1)).diagonal(-6, 3, 2)
        case_empty!(1572, [2, 5, 2, 6], [.windows::<Shape![1, 2]>().atleast_3d().diagonal::<-6, 3, 2>()],
            shape [2, 5, 1, 2, 0], stride [60, 12, 6, 1, 7], offset 0, elements []),
        // torch.arange(36).view((6, 3, 2)).mT.unfold(-3, 3, 2).diagonal(0, 0, -1).diagonal(-4, 2, 1)
        case_empty!(1573, [6, 3, 2], [.mT().unfold::<-3, 3, 2>().diagonal::<0, 0, -1>().diagonal::<-4, 2, 1>()],
            shape [2, 0], stride [1, 20], offset 0, elements []),
        // torch.arange(30).view((5, 6)).tensor_split((0,), 0)[0].view((2, 4, 0)).mT.unfold(-1, 2, 3).unfold(-4, 1, 1)
        case_empty!(1574, [5, 6], [.split_at::<0, 0>().0.view::<Shape![2, 4, 0]>().mT().windows_with::<Shape![2], Shape![3], Shape![1]>().unfold::<-4, 1, 1>()],
            shape [2, 0, 1, 2, 1], stride [4, 1, 3, 1, 4], offset 0, elements []),
        // torch.arange(0).view((4, 0)).tensor_split((0,), 1)[1].as_strided((4, 0, 6, 2), (2, 1, 1, 12), 0).view((3, -1))
        case_empty!(1575, [4, 0], [.split_at::<1, 0>().1.as_strided::<Shape![4, 0, 6, 2], Strides![2, 1, 1, 12], 0>().view::<Shape![3, _]>()],
            shape [3, 0], stride [1, 1], offset 0, elements []),
        // torch.atleast_2d(torch.arange(0).view((0, 3, 6)).unfold(-1, 3, 2).expand((1, 0, 3, -1, -1)))
        case_empty!(1576, [0, 3, 6], [.unfold::<-1, 3, 2>().expand::<Shape![1, 0, 3, _, _]>().atleast_2d()],
            shape [1, 0, 3, 2, 3], stride [0, 18, 6, 2, 1], offset 0, elements []),
        // torch.atleast_1d(torch.arange(0).view((6, 3, 0, 10)).view_as(torch.zeros((5, 3, 1, 0))).unsqueeze(-2).mT)
        case_empty!(1577, [6, 3, 0, 10], [.view_as(&Tensor::<i64, Shape![5, 3, 1, 0]>::zeros()).unsqueeze::<-2>().mT().atleast_1d()],
            shape [5, 3, 1, 0, 1], stride [3, 1, 1, 1, 0], offset 0, elements []),
        // torch.arange(108).view((6, 3, 6)).chunk(6, 0)[2].tensor_split((0,), -3)[1].unfold(-2, 3, 3).narrow(0, 1, 0).flatten(1, 2)
        case_empty!(1578, [6, 3, 6], [.chunk::<0, 6>()[2].split_at::<-3, 0>().1.unfold::<-2, 3, 3>().narrow::<0, 1, 0>().flatten::<1, 2>()],
            shape [0, 6, 3], stride [18, 3, 1], offset 18, elements []),
        // torch.arange(40).view((2, 5, 4)).diagonal(-3, 0, -2).diagonal(4, -1, -2).expand((1, 3, 0))
        case_empty!(1579, [2, 5, 4], [.diagonal::<-3, 0, -2>().diagonal::<4, -1, -2>().expand::<Shape![1, 3, 0]>()],
            shape [1, 3, 0], stride [0, 0, 25], offset 0, elements []),
    ]
}

fn empty_7() -> Vec<Outcome> {
    vec![
        // torch.arange(25).view((5, 5)).unfold(-1, 1, 1)[5:-2:7, 4].unflatten(0, (-1,))
        case_empty!(1580, [5, 5], [.tile::<Shape![1]>().slice(s![5..-2;7, 4]).unflatten::<0, Shape![_]>()],
            shape [0, 1], stride [35, 1], offset 29, elements []),
        // torch.arange(0).view((5, 1, 4, 0)).transpose(0, 1)
        case_empty!(1581, [5, 1, 4, 0], [.transpose::<0, 1>()],
            shape [1, 5, 4, 0], stride [4, 4, 1, 1], offset 0, elements []),
        // torch.arange(0).view((3, 0, 6, 3))[:3:7, :, :5:7][0:-1:3][:, ::2]
        case_empty!(1582, [3, 0, 6, 3], [.slice(s![..3;7, .., ..5;7]).slice(s![0..-1;3]).slice(s![.., ..;2])],
            shape [0, 0, 1, 3], stride [378, 36, 21, 1], offset 0, elements []),
        // torch.arange(0).view((0,)).t().movedim((0,), (0,)).unflatten(0, (0,))
        case_empty!(1583, [0], [.t().movedims::<Dims![0], Dims![0]>().unflatten::<0, Shape![0]>()],
            shape [0], stride [1], offset 0, elements []),
        // torch.arange(0).view((3, 3, 6, 0, 1)).view_as(torch.zeros((3, 0))).unflatten(0, (-1, 3, 1))
        case_empty!(1584, [3, 3, 6, 0, 1], [.view_as(&Tensor::<i64, Shape![3, 0]>::zeros()).unflatten::<0, Shape![_, 3, 1]>()],
            shape [1, 3, 1, 0], stride [3, 1, 1, 1], offset 0, elements []),
        // torch.arange(0).view((0,)).unfold(0, 0, 1).chunk(3, 1)[1].squeeze((1, -2)).broadcast_to((1, 1, -1)).unfold(1, 1, 1)
        case_empty!(1585, [0], [.unfold::<0, 0, 1>().chunk::<1, 3>()[1].squeeze_dims::<Dims![1, -2]>().broadcast_to::<Shape![1, 1, _]>().unfold::<1, 1, 1>()],
            shape [1, 1, 0, 1], stride [0, 0, 1, 0], offset 0, elements []),
        // torch.arange(0).view((1, 1, 4, 4, 0, 1)).view_as(torch.zeros((2, 0))).permute((1, 0)).movedim((1, -2), (1, -2))
        case_empty!(1586, [1, 1, 4, 4, 0, 1], [.view_as(&Tensor::<i64, Shape![2, 0]>::zeros()).permute::<Dims![1, 0]>().movedims::<Dims![1, -2], Dims![1, -2]>()],
            shape [0, 2], stride [1, 1], offset 0, elements []),
        // torch.arange(0).view((6, 0, 5)).unfold(2, 4, 1)
        case_empty!(1587, [6, 0, 5], [.unfold::<2, 4, 1>()],
            shape [6, 0, 2, 4], stride [5, 5, 1, 1], offset 0, elements []),
        // torch.arange(0).view((8, 0)).view_as(torch.zeros((5, 4, 0, 4))).view_as(torch.zeros((2, 0, 2))).tensor_split((2,), 0)[0]
        case_empty!(1588, [8, 0], [.view_as(&Tensor::<i64, Shape![5, 4, 0, 4]>::zeros()).view_as(&Tensor::<i64, Shape![2, 0, 2]>::zeros()).split_at::<0, 2>().0],
            shape [2, 0, 2], stride [2, 2, 1], offset 0, elements []),
        // torch.arange(0).view((3, 1, 0)).select(0, 2).view_as(torch.zeros((1, 1, 0))).view_as(torch.zeros((0, 2, 2, 4))).unfold(-3, 1, 1)
        case_empty!(1589, [3, 1, 0], [.select::<0, 2>().view_as(&Tensor::<i64, Shape![1, 1, 0]>::zeros()).view_as(&Tensor::<i64, Shape![0, 2, 2, 4]>::zeros()).unfold::<-3, 1, 1>()],
            shape [0, 2, 2, 4, 1], stride [16, 8, 4, 1, 8], offset 2, elements []),
        // torch.arange(75).view((5, 5, 3)).chunk(1, -1)[0][-3, 0:0, :3:1].flatten(1, 1).tensor_split((2,), 1)[1]
        case_empty!(1590, [5, 5, 3], [.chunk::<-1, 1>()[0].slice(s![-3, 0..0, ..3;1]).flatten::<1, 1>().split_at::<1, 2>().1],
            shape [0, 1], stride [3, 1], offset 32, elements []),
        // torch.arange(0).view((4, 0)).view((0,)).view((1, 0))
        case_empty!(1591, [4, 0], [.view::<Shape![0]>().view::<Shape![1, 0]>()],
            shape [1, 0], stride [1, 1], offset 0, elements []),
        // torch.arange(0).view((5, 0, 4, 3)).diagonal(-6, 0, 3)
        case_empty!(1592, [5, 0, 4, 3], [.diagonal::<-6, 0, 3>()],
            shape [0, 4, 0], stride [12, 3, 13], offset 0, elements []),
        // torch.arange(0).view((1, 0, 2, 9)).view_as(torch.zeros((3, 0))).view_as(torch.zeros((0, 2, 5))).view_as(torch.zeros((0, 3, 5))).diagonal(4, -3, -1)
        case_empty!(1593, [1, 0, 2, 9], [.view_as(&Tensor::<i64, Shape![3, 0]>::zeros()).view_as(&Tensor::<i64, Shape![0, 2, 5]>::zeros()).view_as(&Tensor::<i64, Shape![0, 3, 5]>::zeros()).diagonal::<4, -3, -1>()],
            shape [3, 0], stride [5, 16], offset 0, elements []),
        // torch.arange(75).view((5, 5, 3)).unfold(-2, 3, 1).unfold(-2, 2, 1).split_with_sizes([1, 1], 2)[0][:4:1, 2, 1:, 2::2].squeeze((-3, -4, 3, 2)).unflatten(1, (-1,))
        case_empty!(1594, [5, 5, 3], [.windows::<Shape![3, 2]>().split_with_sizes::<2, Shape![1, 1]>().0.slice(s![..4;1, 2, 1.., 2..;2]).squeeze_dims::<Dims![-3, -4, 3, 2]>().unflatten::<1, Shape![_]>()],
            shape [4, 0, 2], stride [15, 1, 1], offset 13, elements []),
        // torch.arange(180).view((4, 5, 9)).diagonal(-5, -3, 2)[-5:-2:2, 0::2].broadcast_to((1, 4, -1, -1)).view((5, 1, 0)).diagonal(1, 1, -1)
        case_empty!(1595, [4, 5, 9], [.diagonal::<-5, -3, 2>().slice(s![-5..-2;2, 0..;2]).broadcast_to::<Shape![1, 4, _, _]>().view::<Shape![5, 1, 0]>().diagonal::<1, 1, -1>()],
            shape [5, 0], stride [1, 2], offset 0, elements []),
        // torch.arange(60).view((3, 1, 4, 5)).tensor_split((1,), -3)[1]
        case_empty!(1596, [3, 1, 4, 5], [.split_at::<-3, 1>().1],
            shape [3, 0, 4, 5], stride [20, 20, 5, 1], offset 20, elements []),
        // torch.arange(0).view((0, 1, 1, 2, 4, 2)).tensor_split((2,), 5)[1].split(4, -2)[0].view_as(torch.zeros((0,))).unfold(0, 0, 2)
        case_empty!(1597, [0, 1, 1, 2, 4, 2], [.split_at::<5, 2>().1.split::<-2, 4>()[0].view_as(&Tensor::<i64, Shape![0]>::zeros()).unfold::<0, 0, 2>()],
            shape [1, 0], stride [2, 1], offset 0, elements []),
        // torch.arange(27).view((9, 3)).as_strided((0,), (1,), 6)
        case_empty!(1598, [9, 3], [.as_strided::<Shape![0], Strides![1], 6>()],
            shape [0], stride [1], offset 6, elements []),
        // torch.atleast_3d(torch.arange(0).view((1, 5, 10, 2, 0))).diagonal(0, 2, 1).view_as(torch.zeros((1, 0, 4, 3)))
        case_empty!(1599, [1, 5, 10, 2, 0], [.atleast_3d().diagonal::<0, 2, 1>().view_as(&Tensor::<i64, Shape![1, 0, 4, 3]>::zeros())],
            shape [1, 0, 4, 3], stride [12, 12, 3, 1], offset 0, elements []),
    ]
}

fn empty_8() -> Vec<Outcome> {
    vec![
        // torch.arange(12).view((1, 12)).movedim((1, 0), (0, 1)).unflatten(-2, (3, 2, 2)).diagonal(2, 2, 3).transpose(-2, 2).mT
        case_empty!(1600, [1, 12], [.movedims::<Dims![1, 0], Dims![0, 1]>().unflatten::<-2, Shape![3, 2, 2]>().diagonal::<2, 2, 3>().transpose::<-2, 2>().mT()],
            shape [3, 2, 0], stride [4, 2, 13], offset 0, elements []),
        // torch.atleast_1d(torch.arange(0).view((0, 3, 5, 1, 3)).view_as(torch.zeros((0, 4, 1, 4))).unflatten(3, (1, 2, -1)).diagonal(1, 2, -5)).unfold(-2, 2, 3)
        case_empty!(1601, [0, 3, 5, 1, 3], [.view_as(&Tensor::<i64, Shape![0, 4, 1, 4]>::zeros()).unflatten::<3, Shape![1, 2, _]>().diagonal::<1, 2, -5>().atleast_1d().unfold::<-2, 2, 3>()],
            shape [0, 1, 2, 1, 1, 2], stride [16, 4, 2, 3, 8, 1], offset 4, elements []),
        // torch.arange(8).view((4, 2)).narrow(-1, 1, 0).view_as(torch.zeros((0, 3, 3))).unfold(2, 1, 1).view((1, -1, 3)).diagonal(-5, -1, 0)
        case_empty!(1602, [4, 2], [.narrow::<-1, 1, 0>().view_as(&Tensor::<i64, Shape![0, 3, 3]>::zeros()).unfold::<2, 1, 1>().view::<Shape![1, _, 3]>().diagonal::<-5, -1, 0>()],
            shape [0, 0], stride [3, 4], offset 1, elements []),
        // torch.arange(0).view((4, 4, 10, 0, 4)).unfold(1, 2, 3)
        case_empty!(1603, [4, 4, 10, 0, 4], [.unfold::<1, 2, 3>()],
            shape [4, 1, 10, 0, 4, 2], stride [160, 120, 4, 4, 1, 40], offset 0, elements []),
        // torch.arange(0).view((10, 3, 1, 1, 6, 0)).swapaxes(5, 4).squeeze(-6).squeeze().unflatten(-1, (-1, 2)).unfold(-2, 2, 1)
        case_empty!(1604, [10, 3, 1, 1, 6, 0], [.swapaxes::<5, 4>().squeeze::<-6>().squeeze_all().unflatten::<-1, Shape![_, 2]>().unfold::<-2, 2, 1>()],
            shape [10, 3, 0, 2, 2, 2], stride [18, 6, 6, 2, 1, 2], offset 0, elements []),
        // torch.arange(2).view((2,)).broadcast_to((1, 2)).squeeze(0).as_strided((6, 0, 6), (10, 3, 8), 0).chunk(1, 0)[0].split_with_sizes([1, 5, 0, 0], 0)[0]
        case_empty!(1605, [2], [.broadcast_to::<Shape![1, 2]>().squeeze::<0>().as_strided::<Shape![6, 0, 6], Strides![10, 3, 8], 0>().chunk::<0, 1>()[0].split_with_sizes::<0, Shape![1, 5, 0, 0]>().0],
            shape [1, 0, 6], stride [10, 3, 8], offset 0, elements []),
        // torch.atleast_1d(torch.arange(12).view((2, 6)).unfold(-2, 2, 1).unfold(-2, 5, 1)[..., ::2]).mT.as_strided((0, 2), (0, 3), 8)
        case_empty!(1606, [2, 6], [.windows_with::<Shape![2, 3], Shape![1, 1], Shape![1, 2]>().atleast_1d().mT().as_strided::<Shape![0, 2], Strides![0, 3], 8>()],
            shape [0, 2], stride [0, 3], offset 8, elements []),
        // torch.arange(0).view((2, 0, 3)).squeeze((-3, -2)).diagonal(-2, 2, -2)
        case_empty!(1607, [2, 0, 3], [.squeeze_dims::<Dims![-3, -2]>().diagonal::<-2, 2, -2>()],
            shape [2, 0], stride [3, 4], offset 0, elements []),
        // torch.arange(0).view((2, 6, 3, 9, 0)).tensor_split((0,), 4)[1].view((4, 0, 5)).view_as(torch.zeros((5, 1, 0, 2))).expand_as(torch.zeros((2, 5, 5, 0, 2)))
        case_empty!(1608, [2, 6, 3, 9, 0], [.split_at::<4, 0>().1.view::<Shape![4, 0, 5]>().view_as(&Tensor::<i64, Shape![5, 1, 0, 2]>::zeros()).expand_as(&Tensor::<i64, Shape![2, 5, 5, 0, 2]>::zeros())],
            shape [2, 5, 5, 0, 2], stride [0, 2, 0, 2, 1], offset 0, elements []),
        // torch.arange(0).view((0, 3)).transpose(1, 0).unfold(-2, 2, 2).unfold(-3, 1, 3)
        case_empty!(1609, [0, 3], [.transpose::<1, 0>().unfold::<-2, 2, 2>().unfold::<-3, 1, 3>()],
            shape [1, 0, 2, 1], stride [6, 3, 1, 2], offset 0, elements []),
    ]
}

fn scalar_0() -> Vec<Outcome> {
    vec![
        // torch.arange(1).view(()).permute(()).view(()).view_as(torch.zeros((1,)))
        case_scalar!(1610, [], [.permute::<Dims![]>().view::<Shape![]>().view_as(&Tensor::<i64, Shape![1]>::zeros())],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.atleast_3d(torch.arange(1).view(())).view(()).unfold(-1, 1, 3)
        case_scalar!(1611, [], [.atleast_3d().view::<Shape![]>().unfold::<-1, 1, 3>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.atleast_1d(torch.atleast_1d(torch.arange(1).view(())).unbind(-1)[0].permute(())).view(())
        case_scalar!(1612, [], [.atleast_1d().unbind::<-1>()[0].permute::<Dims![]>().atleast_1d().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).squeeze(0).flatten(0, -1)
        case_scalar!(1613, [], [.squeeze::<0>().flatten::<0, -1>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).mT.view(())
        case_scalar!(1614, [], [.mT().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).unfold(0, 1, 1).view_as(torch.zeros(())).view_as(torch.zeros((1,)))
        case_scalar!(1615, [], [.unfold::<0, 1, 1>().view_as(&Tensor::<i64, Shape![]>::zeros()).view_as(&Tensor::<i64, Shape![1]>::zeros())],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.atleast_2d(torch.arange(1).view(()).movedim(-1, 0).expand((3,)))
        case_scalar!(1616, [], [.movedim::<-1, 0>().expand::<Shape![3]>().atleast_2d()],
            shape [1, 3], stride [0, 0], offset 0, elements [0, 0, 0]),
        // torch.arange(1).view(()).unfold(-1, 1, 7).unsqueeze(-1).tensor_split((0,), -1)[1].broadcast_to((4, 1, 3)).unbind(-1)[2]
        case_scalar!(1617, [], [.unfold::<-1, 1, 7>().unsqueeze::<-1>().split_at::<-1, 0>().1.broadcast_to::<Shape![4, 1, 3]>().unbind::<-1>()[2]],
            shape [4, 1], stride [0, 1], offset 0, elements [0, 0, 0, 0]),
        // torch.arange(1).view(()).unfold(0, 1, 2).view(())
        case_scalar!(1618, [], [.unfold::<0, 1, 2>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).squeeze(0).view_as(torch.zeros((1,))).view_as(torch.zeros(()))
        case_scalar!(1619, [], [.squeeze::<0>().view_as(&Tensor::<i64, Shape![1]>::zeros()).view_as(&Tensor::<i64, Shape![]>::zeros())],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).flatten(0, -1).broadcast_to((6,)).movedim((0,), (-1,)).unfold(-1, 1, 1).diagonal(0, 0, 1)
        case_scalar!(1620, [], [.flatten::<0, -1>().broadcast_to::<Shape![6]>().movedims::<Dims![0], Dims![-1]>().unfold::<-1, 1, 1>().diagonal::<0, 0, 1>()],
            shape [1], stride [0], offset 0, elements [0]),
        // torch.arange(1).view(()).flatten(0, 0)
        case_scalar!(1621, [], [.flatten::<0, 0>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.atleast_1d(torch.arange(1).view(()).squeeze(())).expand_as(torch.zeros((2, 6))).movedim(0, 1)
        case_scalar!(1622, [], [.squeeze_dims::<Dims![]>().atleast_1d().expand_as(&Tensor::<i64, Shape![2, 6]>::zeros()).movedim::<0, 1>()],
            shape [6, 2], stride [0, 0], offset 0, elements [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
        // torch.arange(1).view(()).unfold(-1, 1, 2)
        case_scalar!(1623, [], [.unfold::<-1, 1, 2>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.atleast_1d(torch.arange(1).view(())).squeeze((-1,)).flatten(-1, 0)
        case_scalar!(1624, [], [.atleast_1d().squeeze_dims::<Dims![-1]>().flatten::<-1, 0>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.atleast_1d(torch.arange(1).view(()).swapdims(0, -1))
        case_scalar!(1625, [], [.swapdims::<0, -1>().atleast_1d()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).movedim((-1,), (0,)).swapaxes(0, -1).squeeze(-1).flatten(0, 0)
        case_scalar!(1626, [], [.movedims::<Dims![-1], Dims![0]>().swapaxes::<0, -1>().squeeze::<-1>().flatten::<0, 0>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).swapdims(0, 0).movedim(-1, 0).swapdims(0, -1)
        case_scalar!(1627, [], [.swapdims::<0, 0>().movedim::<-1, 0>().swapdims::<0, -1>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).view_as(torch.zeros(())).permute(()).view_as(torch.zeros((1,)))
        case_scalar!(1628, [], [.view_as(&Tensor::<i64, Shape![]>::zeros()).permute::<Dims![]>().view_as(&Tensor::<i64, Shape![1]>::zeros())],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).movedim((), ()).permute(()).expand((2,)).unfold(0, 1, 3).permute((0, -1))
        case_scalar!(1629, [], [.movedims::<Dims![], Dims![]>().permute::<Dims![]>().expand::<Shape![2]>().unfold::<0, 1, 3>().permute::<Dims![0, -1]>()],
            shape [1, 1], stride [0, 0], offset 0, elements [0]),
    ]
}

fn scalar_1() -> Vec<Outcome> {
    vec![
        // torch.arange(1).view(()).unfold(-1, 1, 1).view_as(torch.zeros(())).t()
        case_scalar!(1630, [], [.unfold::<-1, 1, 1>().view_as(&Tensor::<i64, Shape![]>::zeros()).t()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(8).view((2, 4)).diagonal(0, -2, 1).unbind(0)[1].transpose(0, 0)
        case_scalar!(1631, [2, 4], [.diagonal::<0, -2, 1>().unbind::<0>()[1].transpose::<0, 0>()],
            shape [], stride [], offset 0, elements [5]),
        // torch.arange(1).view(()).swapdims(-1, 0)
        case_scalar!(1632, [], [.swapdims::<-1, 0>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.atleast_1d(torch.arange(1).view(()).transpose(0, 0))
        case_scalar!(1633, [], [.transpose::<0, 0>().atleast_1d()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).swapdims(0, 0).view_as(torch.zeros((1,)))
        case_scalar!(1634, [], [.swapdims::<0, 0>().view_as(&Tensor::<i64, Shape![1]>::zeros())],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).swapdims(-1, 0).unsqueeze(0).tensor_split((1,), -1)[0]
        case_scalar!(1635, [], [.swapdims::<-1, 0>().unsqueeze::<0>().split_at::<-1, 1>().0],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).flatten(-1, 0).unfold(-1, 1, 1).view(())
        case_scalar!(1636, [], [.flatten::<-1, 0>().tile::<Shape![1]>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).flatten(0, -1).unfold(-1, 1, 1).unfold(-2, 1, 3)
        case_scalar!(1637, [], [.flatten::<0, -1>().windows::<Shape![1]>().unfold::<-2, 1, 3>()],
            shape [1, 1, 1], stride [3, 1, 1], offset 0, elements [0]),
        // torch.arange(1).view(()).unfold(-1, 1, 3).tensor_split((0,), 0)[1].flatten(-1, -1)
        case_scalar!(1638, [], [.unfold::<-1, 1, 3>().split_at::<0, 0>().1.flatten::<-1, -1>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).expand_as(torch.zeros(())).unfold(-1, 1, 2).flatten(0, -1).unfold(0, 1, 1).flatten(1, 1)
        case_scalar!(1639, [], [.expand_as(&Tensor::<i64, Shape![]>::zeros()).unfold::<-1, 1, 2>().flatten::<0, -1>().unfold::<0, 1, 1>().flatten::<1, 1>()],
            shape [1, 1], stride [1, 1], offset 0, elements [0]),
        // torch.arange(1).view(()).flatten(0, -1).unfold(-1, 1, 2).view_as(torch.zeros(())).unfold(-1, 1, 1)
        case_scalar!(1640, [], [.flatten::<0, -1>().windows_with::<Shape![1], Shape![2], Shape![1]>().view_as(&Tensor::<i64, Shape![]>::zeros()).unfold::<-1, 1, 1>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).mT
        case_scalar!(1641, [], [.mT()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).swapdims(-1, 0).expand_as(torch.zeros((1,))).expand_as(torch.zeros((3, 2)))[:, -2:2:2].split_with_sizes([1, 1, 1], 0)[0]
        case_scalar!(1642, [], [.swapdims::<-1, 0>().expand_as(&Tensor::<i64, Shape![1]>::zeros()).expand_as(&Tensor::<i64, Shape![3, 2]>::zeros()).slice(s![.., -2..2;2]).split_with_sizes::<0, Shape![1, 1, 1]>().0],
            shape [1, 1], stride [0, 0], offset 0, elements [0]),
        // torch.arange(1).view(()).swapdims(0, -1).unfold(0, 1, 1).flatten(0, 0)
        case_scalar!(1643, [], [.swapdims::<0, -1>().unfold::<0, 1, 1>().flatten::<0, 0>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).unfold(0, 1, 3).unfold(-1, 1, 1).mT.unfold(0, 1, 3).swapaxes(-1, -2)
        case_scalar!(1644, [], [.unfold::<0, 1, 3>().windows::<Shape![1]>().mT().unfold::<0, 1, 3>().swapaxes::<-1, -2>()],
            shape [1, 1, 1], stride [3, 1, 1], offset 0, elements [0]),
        // torch.atleast_2d(torch.arange(1).view(()).squeeze(()))
        case_scalar!(1645, [], [.squeeze_dims::<Dims![]>().atleast_2d()],
            shape [1, 1], stride [1, 1], offset 0, elements [0]),
        // torch.arange(1).view(()).permute(()).view_as(torch.zeros((1,)))
        case_scalar!(1646, [], [.permute::<Dims![]>().view_as(&Tensor::<i64, Shape![1]>::zeros())],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.atleast_2d(torch.arange(1).view(()).unfold(-1, 1, 2).squeeze((0,))).movedim((0,), (-1,)).view_as(torch.zeros(()))
        case_scalar!(1647, [], [.unfold::<-1, 1, 2>().squeeze_dims::<Dims![0]>().atleast_2d().movedims::<Dims![0], Dims![-1]>().view_as(&Tensor::<i64, Shape![]>::zeros())],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).permute(()).permute(()).squeeze(0).view_as(torch.zeros(()))
        case_scalar!(1648, [], [.permute::<Dims![]>().permute::<Dims![]>().squeeze::<0>().view_as(&Tensor::<i64, Shape![]>::zeros())],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).swapaxes(-1, 0)
        case_scalar!(1649, [], [.swapaxes::<-1, 0>()],
            shape [], stride [], offset 0, elements [0]),
    ]
}

fn scalar_2() -> Vec<Outcome> {
    vec![
        // torch.arange(1).view(()).unfold(-1, 1, 1)
        case_scalar!(1650, [], [.unfold::<-1, 1, 1>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).movedim((0,), (-1,)).movedim(-1, 0)
        case_scalar!(1651, [], [.movedims::<Dims![0], Dims![-1]>().movedim::<-1, 0>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).movedim(0, 0).unfold(0, 1, 7).broadcast_to((5,)).unfold(-1, 5, 5).squeeze()
        case_scalar!(1652, [], [.movedim::<0, 0>().unfold::<0, 1, 7>().broadcast_to::<Shape![5]>().tile::<Shape![5]>().squeeze_all()],
            shape [5], stride [0], offset 0, elements [0, 0, 0, 0, 0]),
        // torch.arange(1).view(()).permute(()).permute(()).unfold(-1, 1, 1).squeeze()
        case_scalar!(1653, [], [.permute::<Dims![]>().permute::<Dims![]>().unfold::<-1, 1, 1>().squeeze_all()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).mT.mT.view((-1,))
        case_scalar!(1654, [], [.mT().mT().view::<Shape![_]>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.atleast_1d(torch.arange(1).view(()).permute(())).flatten(0, 0)
        case_scalar!(1655, [], [.permute::<Dims![]>().atleast_1d().flatten::<0, 0>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).t().movedim(0, -1).flatten(-1, -1)
        case_scalar!(1656, [], [.t().movedim::<0, -1>().flatten::<-1, -1>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).squeeze((0,)).expand((4, 5)).permute((1, 0))
        case_scalar!(1657, [], [.squeeze_dims::<Dims![0]>().expand::<Shape![4, 5]>().permute::<Dims![1, 0]>()],
            shape [5, 4], stride [0, 0], offset 0, checksum 0xee85fafd354b0935),
        // torch.arange(1).view(()).squeeze(-1).squeeze(-1)
        case_scalar!(1658, [], [.squeeze::<-1>().squeeze::<-1>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.atleast_1d(torch.arange(1).view(()).unfold(-1, 1, 1)[::4].view(())).tensor_split((0,), 0)[1]
        case_scalar!(1659, [], [.unfold::<-1, 1, 1>().slice(s![..;4]).view::<Shape![]>().atleast_1d().split_at::<0, 0>().1],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).t().squeeze(0).mT
        case_scalar!(1660, [], [.t().squeeze::<0>().mT()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).flatten(-1, 0).tensor_split((1,), 0)[0].squeeze((0,)).swapdims(-1, 0).squeeze(-1)
        case_scalar!(1661, [], [.flatten::<-1, 0>().split_at::<0, 1>().0.squeeze_dims::<Dims![0]>().swapdims::<-1, 0>().squeeze::<-1>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).flatten(-1, -1).narrow(-1, 0, 1).tensor_split((0,), 0)[1]
        case_scalar!(1662, [], [.flatten::<-1, -1>().narrow::<-1, 0, 1>().split_at::<0, 0>().1],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.atleast_2d(torch.arange(1).view(()).swapaxes(-1, -1).flatten(0, -1))
        case_scalar!(1663, [], [.swapaxes::<-1, -1>().flatten::<0, -1>().atleast_2d()],
            shape [1, 1], stride [1, 1], offset 0, elements [0]),
        // torch.arange(1).view(()).mT.unfold(0, 1, 1)
        case_scalar!(1664, [], [.mT().unfold::<0, 1, 1>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.atleast_3d(torch.arange(1).view(()).transpose(-1, -1))
        case_scalar!(1665, [], [.transpose::<-1, -1>().atleast_3d()],
            shape [1, 1, 1], stride [1, 1, 1], offset 0, elements [0]),
        // torch.atleast_3d(torch.arange(1).view(()).transpose(0, -1).t()).view_as(torch.zeros(())).squeeze(())
        case_scalar!(1666, [], [.transpose::<0, -1>().t().atleast_3d().view_as(&Tensor::<i64, Shape![]>::zeros()).squeeze_dims::<Dims![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).unfold(-1, 1, 7).unfold(0, 1, 2).t()
        case_scalar!(1667, [], [.unfold::<-1, 1, 7>().unfold::<0, 1, 2>().t()],
            shape [1, 1], stride [1, 2], offset 0, elements [0]),
        // torch.atleast_2d(torch.arange(1).view(()).movedim(-1, -1).squeeze((0,))).flatten(-2, 1).permute((0,))
        case_scalar!(1668, [], [.movedim::<-1, -1>().squeeze_dims::<Dims![0]>().atleast_2d().flatten::<-2, 1>().permute::<Dims![0]>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.atleast_3d(torch.arange(1).view(()).mT.swapdims(0, 0)).view(())
        case_scalar!(1669, [], [.mT().swapdims::<0, 0>().atleast_3d().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
    ]
}

fn negative_0() -> Vec<Outcome> {
    vec![
        // torch.arange(20).view((1, 4, 5)).unfold(-3, 1, 1).unfold(-3, 1, 1).unfold(-3, 5, 5).view_as(torch.zeros((20,))).select(-1, -3).view_as(torch.zeros((1, 1)))
        case_negative!(1670, [1, 4, 5], [.tile::<Shape![1, 1, 5]>().view_as(&Tensor::<i64, Shape![20]>::zeros()).select::<-1, -3>().view_as(&Tensor::<i64, Shape![1, 1]>::zeros())],
            shape [1, 1], stride [1, 1], offset 17, elements [17]),
        // torch.arange(10).view((2, 1, 5)).select(1, -1).movedim((1,), (-1,)).diagonal(4, 0, -1).unfold(-1, 1, 1)
        case_negative!(1671, [2, 1, 5], [.select::<1, -1>().movedims::<Dims![1], Dims![-1]>().diagonal::<4, 0, -1>().windows::<Shape![1]>()],
            shape [1, 1], stride [6, 6], offset 4, elements [4]),
        // torch.arange(4).view((4, 1)).narrow(-2, -4, 2).diagonal(-1, 0, 1).expand_as(torch.zeros((4, 4))).view((8, -1, 1)).flatten(-2, -2)
        case_negative!(1672, [4, 1], [.narrow::<-2, -4, 2>().diagonal::<-1, 0, 1>().expand_as(&Tensor::<i64, Shape![4, 4]>::zeros()).view::<Shape![8, _, 1]>().flatten::<-2, -2>()],
            shape [8, 2, 1], stride [0, 0, 0], offset 1, elements [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]),
        // torch.arange(288).view((12, 6, 2, 2, 1)).select(4, -1).view((2, 36, 4))
        case_negative!(1673, [12, 6, 2, 2, 1], [.select::<4, -1>().view::<Shape![2, 36, 4]>()],
            shape [2, 36, 4], stride [144, 4, 1], offset 0, checksum 0xb4fae6af1bd3bfc5),
        // torch.arange(8).view((1, 4, 2)).chunk(2, -1)[1].tensor_split((0,), 0)[1].select(-2, -4)
        case_negative!(1674, [1, 4, 2], [.chunk::<-1, 2>()[1].split_at::<0, 0>().1.select::<-2, -4>()],
            shape [1, 1], stride [8, 1], offset 0, elements [1]),
        // torch.arange(6).view((6,))[3:5].view((2, 1)).flatten(0, 1).select(0, -1)
        case_negative!(1675, [6], [.slice(s![3..5]).view::<Shape![2, 1]>().flatten::<0, 1>().select::<0, -1>()],
            shape [], stride [], offset 4, elements [4]),
        // torch.arange(24).view((3, 8)).view_as(torch.zeros((24,))).narrow(0, -18, 17)
        case_negative!(1676, [3, 8], [.view_as(&Tensor::<i64, Shape![24]>::zeros()).narrow::<0, -18, 17>()],
            shape [17], stride [1], offset 6, checksum 0x5c0f8a54c9eca429),
        // torch.arange(1).view(()).view_as(torch.zeros((1, 1))).view((-1,)).narrow(-1, -1, 1).view_as(torch.zeros((1, 1)))
        case_negative!(1677, [], [.view_as(&Tensor::<i64, Shape![1, 1]>::zeros()).view::<Shape![_]>().narrow::<-1, -1, 1>().view_as(&Tensor::<i64, Shape![1, 1]>::zeros())],
            shape [1, 1], stride [1, 1], offset 0, elements [0]),
        // torch.arange(108).view((1, 6, 6, 3)).select(3, -2).view((1, 1, 1, 36)).movedim(-1, 1).diagonal(0, 0, -1).unfold(0, 16, 1)
        case_negative!(1678, [1, 6, 6, 3], [.select::<3, -2>().view::<Shape![1, 1, 1, 36]>().movedim::<-1, 1>().diagonal::<0, 0, -1>().unfold::<0, 16, 1>()],
            shape [21, 1, 1, 16], stride [3, 108, 216, 3], offset 1, checksum 0xf676aa665bdf2d15),
        // torch.atleast_3d(torch.arange(24).view((1, 3, 8, 1)).narrow(2, -8, 4)).unflatten(2, (4, 1)).unfold(-1, 1, 1).view_as(torch.zeros((3, 1, 4)))
        case_negative!(1679, [1, 3, 8, 1], [.narrow::<2, -8, 4>().atleast_3d().unflatten::<2, Shape![4, 1]>().windows_with::<Shape![1], Shape![1], Shape![1]>().view_as(&Tensor::<i64, Shape![3, 1, 4]>::zeros())],
            shape [3, 1, 4], stride [8, 4, 1], offset 0, elements [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19]),
        // torch.arange(240).view((12, 2, 5, 2)).unfold(3, 1, 1).narrow(3, -2, 1).unfold(-1, 1, 2).chunk(5, -4)[1]
        case_negative!(1680, [12, 2, 5, 2], [.unfold::<3, 1, 1>().narrow::<3, -2, 1>().unfold::<-1, 1, 2>().chunk::<-4, 5>()[1]],
            shape [12, 2, 1, 1, 1, 1], stride [20, 10, 2, 1, 2, 1], offset 0, checksum 0x2131a0d1acc34345),
        // torch.arange(48).view((3, 4, 4)).split(1, 0)[1].narrow(2, -3, 1).view_as(torch.zeros((4,)))
        case_negative!(1681, [3, 4, 4], [.split::<0, 1>()[1].narrow::<2, -3, 1>().view_as(&Tensor::<i64, Shape![4]>::zeros())],
            shape [4], stride [4], offset 1, elements [17, 21, 25, 29]),
        // torch.atleast_1d(torch.arange(4).view((4,)).unflatten(0, (2, 2)).select(1, -1).tensor_split((1,), -1)[1].view(()))
        case_negative!(1682, [4], [.unflatten::<0, Shape![2, 2]>().select::<1, -1>().split_at::<-1, 1>().1.view::<Shape![]>().atleast_1d()],
            shape [1], stride [1], offset 3, elements [3]),
        // torch.arange(2).view((2, 1, 1)).narrow(1, -1, 1).diagonal(0, -1, 1).split(1, 0)[0].view_as(torch.zeros(()))
        case_negative!(1683, [2, 1, 1], [.narrow::<1, -1, 1>().diagonal::<0, -1, 1>().split::<0, 1>()[0].view_as(&Tensor::<i64, Shape![]>::zeros())],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(48).view((12, 2, 2))[7, :, 0::3].split(1, -2)[0].narrow(1, -1, 1).view_as(torch.zeros(()))
        case_negative!(1684, [12, 2, 2], [.slice(s![7, .., 0..;3]).split::<-2, 1>()[0].narrow::<1, -1, 1>().view_as(&Tensor::<i64, Shape![]>::zeros())],
            shape [], stride [], offset 0, elements [28]),
        // torch.arange(2).view((1, 2)).movedim((0,), (1,)).unfold(-2, 2, 1).unfold(-2, 1, 1).flatten(2, 3).narrow(1, -1, 1).movedim(-1, -2)
        case_negative!(1685, [1, 2], [.movedims::<Dims![0], Dims![1]>().windows::<Shape![2, 1]>().flatten::<2, 3>().narrow::<1, -1, 1>().movedim::<-1, -2>()],
            shape [1, 2, 1], stride [2, 1, 2], offset 0, elements [0, 1]),
        // torch.arange(6).view((1, 3, 2)).unfold(2, 1, 1).broadcast_to((5, 1, 3, -1, 5)).swapdims(-2, 0).narrow(-1, -2, 2)
        case_negative!(1686, [1, 3, 2], [.unfold::<2, 1, 1>().broadcast_to::<Shape![5, 1, 3, _, 5]>().swapdims::<-2, 0>().narrow::<-1, -2, 2>()],
            shape [2, 1, 3, 5, 2], stride [1, 6, 2, 0, 0], offset 0, checksum 0xd819b309a65131b7),
        // torch.arange(40).view((2, 5, 4, 1)).unfold(-2, 1, 3).unfold(-2, 1, 1)[..., ::2].view_as(torch.zeros((10, 2))).narrow(-2, -5, 2).split(1, 1)[0].view((-1,))
        case_negative!(1687, [2, 5, 4, 1], [.windows_with::<Shape![1, 1], Shape![3, 1], Shape![1, 2]>().view_as(&Tensor::<i64, Shape![10, 2]>::zeros()).narrow::<-2, -5, 2>().split::<1, 1>()[0].view::<Shape![_]>()],
            shape [2], stride [4], offset 0, elements [20, 24]),
        // torch.arange(72).view((6, 1, 2, 6)).transpose(2, 1).movedim(1, 2).diagonal(0, 3, -2).select(0, -6).squeeze(0)
        case_negative!(1688, [6, 1, 2, 6], [.transpose::<2, 1>().movedim::<1, 2>().diagonal::<0, 3, -2>().select::<0, -6>().squeeze::<0>()],
            shape [2], stride [7], offset 0, elements [0, 7]),
        // torch.arange(72).view((12, 1, 6)).squeeze().mT.mT.select(-1, -4)
        case_negative!(1689, [12, 1, 6], [.squeeze_all().mT().mT().select::<-1, -4>()],
            shape [12], stride [6], offset 2, elements [2, 8, 14, 20, 26, 32, 38, 44, 50, 56, 62, 68]),
    ]
}

fn negative_1() -> Vec<Outcome> {
    vec![
        // torch.arange(18).view((3, 6)).expand((2, 1, 3, 6)).view((2, 18)).unfold(-1, 4, 3)[..., ::3].narrow(-2, -2, 2)
        case_negative!(1690, [3, 6], [.expand::<Shape![2, 1, 3, 6]>().view::<Shape![2, 18]>().windows_with::<Shape![2], Shape![3], Shape![3]>().narrow::<-2, -2, 2>()],
            shape [2, 2, 2], stride [0, 3, 3], offset 9, elements [9, 12, 12, 15, 9, 12, 12, 15]),
        // torch.arange(8).view((1, 8, 1)).permute((1, 2, 0)).squeeze().view((4, 2)).unfold(-1, 2, 1).select(2, -1)
        case_negative!(1691, [1, 8, 1], [.permute::<Dims![1, 2, 0]>().squeeze_all().view::<Shape![4, 2]>().windows_with::<Shape![2], Shape![1], Shape![1]>().select::<2, -1>()],
            shape [4, 1], stride [2, 1], offset 1, elements [1, 3, 5, 7]),
        // torch.arange(60).view((5, 4, 3)).narrow(1, -4, 1).unfold(-1, 2, 3).unflatten(3, (2, 1)).permute((4, 2, 0, 1, 3))
        case_negative!(1692, [5, 4, 3], [.narrow::<1, -4, 1>().windows_with::<Shape![2], Shape![3], Shape![1]>().unflatten::<3, Shape![2, 1]>().permute::<Dims![4, 2, 0, 1, 3]>()],
            shape [1, 1, 5, 1, 2], stride [1, 2, 12, 2, 1], offset 0, elements [0, 1, 12, 13, 24, 25, 36, 37, 48, 49]),
        // torch.arange(30).view((1, 3, 2, 1, 5)).movedim((4, 1, 3), (2, 3, -5)).view((5, 6)).unflatten(-2, (-1, 5)).tensor_split((0,), 2)[1].narrow(1, -5, 5)
        case_negative!(1693, [1, 3, 2, 1, 5], [.movedims::<Dims![4, 1, 3], Dims![2, 3, -5]>().view::<Shape![5, 6]>().unflatten::<-2, Shape![_, 5]>().split_at::<2, 0>().1.narrow::<1, -5, 5>()],
            shape [1, 5, 6], stride [5, 1, 5], offset 0, checksum 0xa2f7e31b1bca6336),
        // torch.atleast_2d(torch.arange(1).view(())).narrow(-1, -1, 1).t()
        case_negative!(1694, [], [.atleast_2d().narrow::<-1, -1, 1>().t()],
            shape [1, 1], stride [1, 1], offset 0, elements [0]),
        // torch.arange(6).view((1, 2, 3)).movedim((-3, -2, 2), (2, 0, -2)).transpose(0, -1).squeeze().diagonal(-1, 1, -2).narrow(-1, -1, 1)
        case_negative!(1695, [1, 2, 3], [.movedims::<Dims![-3, -2, 2], Dims![2, 0, -2]>().transpose::<0, -1>().squeeze_all().diagonal::<-1, 1, -2>().narrow::<-1, -1, 1>()],
            shape [1], stride [4], offset 3, elements [3]),
        // torch.arange(1).view(()).expand_as(torch.zeros((4, 1))).unflatten(0, (1, -1)).unfold(-3, 1, 1).unfold(-3, 1, 1).unfold(-3, 1, 1).narrow(3, -1, 1)
        case_negative!(1696, [], [.expand_as(&Tensor::<i64, Shape![4, 1]>::zeros()).unflatten::<0, Shape![1, _]>().tile::<Shape![1, 1, 1]>().narrow::<3, -1, 1>()],
            shape [1, 4, 1, 1, 1, 1], stride [0, 0, 0, 0, 0, 0], offset 0, elements [0, 0, 0, 0]),
        // torch.arange(32).view((2, 4, 4))[:, 1:-1, 0].broadcast_to((1, 2, -1)).narrow(1, -1, 1).view_as(torch.zeros((2, 1)))
        case_negative!(1697, [2, 4, 4], [.slice(s![.., 1..-1, 0]).broadcast_to::<Shape![1, 2, _]>().narrow::<1, -1, 1>().view_as(&Tensor::<i64, Shape![2, 1]>::zeros())],
            shape [2, 1], stride [4, 4], offset 20, elements [20, 24]),
        // torch.arange(12).view((12,)).narrow(0, -5, 4).view_as(torch.zeros((1, 4))).view_as(torch.zeros((4, 1))).view((4,))[-1]
        case_negative!(1698, [12], [.narrow::<0, -5, 4>().view_as(&Tensor::<i64, Shape![1, 4]>::zeros()).view_as(&Tensor::<i64, Shape![4, 1]>::zeros()).view::<Shape![4]>().slice(s![-1])],
            shape [], stride [], offset 10, elements [10]),
        // torch.arange(24).view((1, 1, 6, 4, 1)).view((8, 3)).unfold(-1, 1, 5).squeeze(1).expand((8, 6)).narrow(0, -4, 1)
        case_negative!(1699, [1, 1, 6, 4, 1], [.view::<Shape![8, 3]>().unfold::<-1, 1, 5>().squeeze::<1>().expand::<Shape![8, 6]>().narrow::<0, -4, 1>()],
            shape [1, 6], stride [3, 0], offset 12, elements [12, 12, 12, 12, 12, 12]),
        // torch.arange(72).view((4, 3, 6)).unbind(-1)[2].select(1, -2).unfold(-1, 3, 1)
        case_negative!(1700, [4, 3, 6], [.unbind::<-1>()[2].select::<1, -2>().unfold::<-1, 3, 1>()],
            shape [2, 3], stride [18, 18], offset 6, elements [8, 26, 44, 26, 44, 62]),
        // torch.arange(20).view((4, 5)).select(0, -4).unsqueeze(1).chunk(5, 0)[3].narrow(-2, -1, 1)
        case_negative!(1701, [4, 5], [.select::<0, -4>().unsqueeze::<1>().chunk::<0, 5>()[3].narrow::<-2, -1, 1>()],
            shape [1, 1], stride [1, 1], offset 0, elements [3]),
        // torch.arange(36).view((3, 12, 1)).select(-2, -10).unfold(0, 2, 1)
        case_negative!(1702, [3, 12, 1], [.select::<-2, -10>().unfold::<0, 2, 1>()],
            shape [2, 1, 2], stride [12, 1, 12], offset 2, elements [2, 14, 14, 26]),
        // torch.atleast_3d(torch.arange(45).view((5, 1, 9)).view_as(torch.zeros((45,))).narrow(0, -29, 9).tensor_split((2,), 0)[0]).movedim((1, -3, -1), (1, 2, -3))
        case_negative!(1703, [5, 1, 9], [.view_as(&Tensor::<i64, Shape![45]>::zeros()).narrow::<0, -29, 9>().split_at::<0, 2>().0.atleast_3d().movedims::<Dims![1, -3, -1], Dims![1, 2, -3]>()],
            shape [1, 2, 1], stride [1, 1, 2], offset 16, elements [16, 17]),
        // torch.arange(150).view((5, 1, 1, 10, 3)).narrow(4, -1, 1)
        case_negative!(1704, [5, 1, 1, 10, 3], [.narrow::<4, -1, 1>()],
            shape [5, 1, 1, 10, 1], stride [30, 30, 30, 3, 1], offset 2, checksum 0x575ae5fb582e7ad0),
        // torch.arange(162).view((3, 6, 9)).unfold(-3, 2, 2).squeeze().select(-1, -1)
        case_negative!(1705, [3, 6, 9], [.unfold::<-3, 2, 2>().squeeze_all().select::<-1, -1>()],
            shape [6, 9], stride [9, 1], offset 54, checksum 0xf778c96f19a7aa4a),
        // torch.arange(4).view((4, 1, 1)).chunk(4, 0)[3].select(2, -1).view(())
        case_negative!(1706, [4, 1, 1], [.chunk::<0, 4>()[3].select::<2, -1>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [3]),
        // torch.arange(4).view((2, 2)).movedim((0, 1), (0, 1)).expand((1, 2, -1)).diagonal(0, 0, -2).narrow(1, -1, 1)
        case_negative!(1707, [2, 2], [.movedims::<Dims![0, 1], Dims![0, 1]>().expand::<Shape![1, 2, _]>().diagonal::<0, 0, -2>().narrow::<1, -1, 1>()],
            shape [2, 1], stride [1, 6], offset 0, elements [0, 1]),
        // torch.arange(1).view(()).t().expand((1,)).narrow(0, -1, 1).t()
        case_negative!(1708, [], [.t().expand::<Shape![1]>().narrow::<0, -1, 1>().t()],
            shape [1], stride [0], offset 0, elements [0]),
        // torch.arange(432).view((12, 4, 3, 3)).movedim((1, -1, 0, 2), (2, -4, 3, -3)).narrow(-3, -3, 1).unfold(-2, 2, 2).unfold(-2, 3, 3).narrow(-6, -3, 1).transpose(5, -3)
        case_negative!(1709, [12, 4, 3, 3], [.movedims::<Dims![1, -1, 0, 2], Dims![2, -4, 3, -3]>().narrow::<-3, -3, 1>().tile::<Shape![2, 3]>().narrow::<-6, -3, 1>().transpose::<5, -3>()],
            shape [1, 1, 2, 3, 2, 4], stride [1, 3, 18, 36, 9, 108], offset 0, checksum 0x8901d489c732ffb5),
    ]
}

fn split_empty_0() -> Vec<Outcome> {
    vec![
        // torch.arange(0).view((0, 6)).movedim((1, -2), (0, 1)).unsqueeze(-2).split(2, -1)[0]
        case_split_empty!(1710, [0, 6], [.movedims::<Dims![1, -2], Dims![0, 1]>().unsqueeze::<-2>().split::<-1, 2>()[0]],
            shape [6, 1, 0], stride [1, 0, 6], offset 0, elements []),
        // torch.atleast_3d(torch.arange(0).view((0, 6)).split(4, -2)[0].diagonal(-2, 1, 0)).unflatten(1, (-1,))
        case_split_empty!(1711, [0, 6], [.split::<-2, 4>()[0].diagonal::<-2, 1, 0>().atleast_3d().unflatten::<1, Shape![_]>()],
            shape [1, 0, 1], stride [0, 7, 1], offset 0, elements []),
        // torch.atleast_1d(torch.arange(0).view((12, 0, 6)).diagonal(5, -2, 0)).unflatten(-1, (-1,)).split(0, 1)[0]
        case_split_empty!(1712, [12, 0, 6], [.diagonal::<5, -2, 0>().atleast_1d().unflatten::<-1, Shape![_]>().split::<1, 0>()[0]],
            shape [6, 0], stride [1, 12], offset 0, elements []),
        // torch.arange(0).view((0,))[::2].chunk(2, 0)[1].split(1, -1)[0]
        case_split_empty!(1713, [0], [.slice(s![..;2]).chunk::<0, 2>()[1].split::<-1, 1>()[0]],
            shape [0], stride [2], offset 0, elements []),
        // torch.arange(0).view((1, 10, 0)).unflatten(-1, (4, 0)).split(2, 3)[0]
        case_split_empty!(1714, [1, 10, 0], [.unflatten::<-1, Shape![4, 0]>().split::<3, 2>()[0]],
            shape [1, 10, 4, 0], stride [40, 4, 1, 1], offset 0, elements []),
        // torch.arange(0).view((5, 0)).expand_as(torch.zeros((3, 2, 5, 0))).movedim((1, -2, 0, 3), (-4, 1, -1, 2)).split(4, 2)[0]
        case_split_empty!(1715, [5, 0], [.expand_as(&Tensor::<i64, Shape![3, 2, 5, 0]>::zeros()).movedims::<Dims![1, -2, 0, 3], Dims![-4, 1, -1, 2]>().split::<2, 4>()[0]],
            shape [2, 5, 0, 3], stride [0, 1, 1, 0], offset 0, elements []),
        // torch.arange(0).view((5, 9, 5, 0, 4, 4)).view_as(torch.zeros((0,))).split(0, 0)[0]
        case_split_empty!(1716, [5, 9, 5, 0, 4, 4], [.view_as(&Tensor::<i64, Shape![0]>::zeros()).split::<0, 0>()[0]],
            shape [0], stride [1], offset 0, elements []),
        // torch.arange(0).view((0,)).split(3, 0)[0].view_as(torch.zeros((0, 2))).view((-1,))
        case_split_empty!(1717, [0], [.split::<0, 3>()[0].view_as(&Tensor::<i64, Shape![0, 2]>::zeros()).view::<Shape![_]>()],
            shape [0], stride [1], offset 0, elements []),
        // torch.arange(0).view((3, 0, 3)).split(2, 1)[0].narrow(2, 1, 2).split(3, 1)[0]
        case_split_empty!(1718, [3, 0, 3], [.split::<1, 2>()[0].narrow::<2, 1, 2>().split::<1, 3>()[0]],
            shape [3, 0, 2], stride [3, 3, 1], offset 0, elements []),
        // torch.arange(0).view((2, 9, 0, 3)).flatten(-3, 1).view_as(torch.zeros((0, 1))).squeeze(-1).split(1, 0)[0]
        case_split_empty!(1719, [2, 9, 0, 3], [.flatten::<-3, 1>().view_as(&Tensor::<i64, Shape![0, 1]>::zeros()).squeeze::<-1>().split::<0, 1>()[0]],
            shape [0], stride [1], offset 0, elements []),
    ]
}

fn split_negative_0() -> Vec<Outcome> {
    vec![
        // torch.arange(24).view((6, 1, 4)).tensor_split((-2,), 0)[0]
        case_split_negative!(1720, [6, 1, 4], [.split_at::<0, -2>().0],
            shape [4, 1, 4], stride [4, 4, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
        // torch.arange(60).view((3, 4, 5)).movedim(-1, 0).squeeze(-2).view_as(torch.zeros((5, 1, 12))).unflatten(-3, (-1, 1)).tensor_split((-4,), -4)[0]
        case_split_negative!(1721, [3, 4, 5], [.movedim::<-1, 0>().squeeze::<-2>().view_as(&Tensor::<i64, Shape![5, 1, 12]>::zeros()).unflatten::<-3, Shape![_, 1]>().split_at::<-4, -4>().0],
            shape [1, 1, 1, 12], stride [1, 60, 60, 5], offset 0, elements [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]),
        // torch.arange(54).view((3, 6, 1, 3)).unfold(-2, 1, 2).unfold(-2, 1, 4).squeeze((2,)).squeeze(3).view((18,)).tensor_split((-13,), -1)[1]
        case_split_negative!(1722, [3, 6, 1, 3], [.windows_with::<Shape![1, 1], Shape![2, 4], Shape![1, 1]>().squeeze_dims::<Dims![2]>().squeeze::<3>().view::<Shape![18]>().split_at::<-1, -13>().1],
            shape [13], stride [3], offset 15, elements [15, 18, 21, 24, 27, 30, 33, 36, 39, 42, 45, 48, 51]),
        // torch.arange(120).view((2, 3, 5, 1, 4)).unfold(-1, 2, 2).squeeze(3).chunk(1, -1)[0].view((2, 60)).tensor_split((-8,), 1)[1]
        case_split_negative!(1723, [2, 3, 5, 1, 4], [.tile::<Shape![2]>().squeeze::<3>().chunk::<-1, 1>()[0].view::<Shape![2, 60]>().split_at::<1, -8>().1],
            shape [2, 8], stride [60, 1], offset 52, elements [52, 53, 54, 55, 56, 57, 58, 59, 112, 113, 114, 115, 116, 117, 118, 119]),
        // torch.arange(25).view((5, 5)).split_with_sizes([1, 3, 1], -2)[1].unfold(-1, 4, 1).tensor_split((-1,), 2)[1]
        case_split_negative!(1724, [5, 5], [.split_with_sizes::<-2, Shape![1, 3, 1]>().1.windows::<Shape![4]>().split_at::<2, -1>().1],
            shape [3, 2, 1], stride [5, 1, 1], offset 8, elements [8, 9, 13, 14, 18, 19]),
        // torch.arange(160).view((5, 2, 4, 4)).tensor_split((-1,), -3)[0].swapdims(3, 0).view_as(torch.zeros((4, 2, 2, 5)))
        case_split_negative!(1725, [5, 2, 4, 4], [.split_at::<-3, -1>().0.swapdims::<3, 0>().view_as(&Tensor::<i64, Shape![4, 2, 2, 5]>::zeros())],
            shape [4, 2, 2, 5], stride [1, 8, 4, 32], offset 0, checksum 0xa026e82f90c4dc45),
        // torch.arange(36).view((6, 1, 6)).view_as(torch.zeros((12, 3))).tensor_split((12,), 0)[0].unflatten(-1, (3, -1)).tensor_split((-1,), 2)[1]
        case_split_negative!(1726, [6, 1, 6], [.view_as(&Tensor::<i64, Shape![12, 3]>::zeros()).split_at::<0, 12>().0.unflatten::<-1, Shape![3, _]>().split_at::<2, -1>().1],
            shape [12, 3, 1], stride [3, 1, 1], offset 0, checksum 0xa5c9b354237a1bf1),
        // torch.arange(36).view((6, 6)).tensor_split((-3,), 0)[0]
        case_split_negative!(1727, [6, 6], [.split_at::<0, -3>().0],
            shape [3, 6], stride [6, 1], offset 0, checksum 0xc78915cc56d9314a),
        // torch.arange(216).view((6, 6, 6)).tensor_split((-5,), 0)[0]
        case_split_negative!(1728, [6, 6, 6], [.split_at::<0, -5>().0],
            shape [1, 6, 6], stride [36, 6, 1], offset 0, checksum 0xa5c9b354237a1bf1),
        // torch.arange(6).view((2, 3)).unfold(-2, 1, 1).unfold(-2, 1, 1).tensor_split((-1,), -3)[1]
        case_split_negative!(1729, [2, 3], [.windows::<Shape![1, 1]>().split_at::<-3, -1>().1],
            shape [2, 1, 1, 1], stride [3, 1, 3, 1], offset 2, elements [2, 5]),
    ]
}
