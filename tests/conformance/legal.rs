// Written by generate.py: PyTorch 2.15.0+cu132, seed 20260517. Do not edit.
// `case!(number, [sizes of the base], [operations], what PyTorch answers)`

use super::Outcome;
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
    scalar_0,
    scalar_1,
    negative_0,
    negative_1,
    negative_2,
];

fn plain_0() -> Vec<Outcome> {
    vec![
        // torch.arange(18).view((6, 1, 3)).movedim(2, 0).unsqueeze(0).view((3, -1)).expand((1, 4, 3, 6))
        case!(0, [6, 1, 3], [.movedim::<2, 0>().unsqueeze::<0>().view::<Shape![3, _]>().expand::<Shape![1, 4, 3, 6]>()],
            shape [1, 4, 3, 6], stride [0, 0, 1, 3], offset 0, checksum 0x1e4406d2cc880015),
        // torch.arange(3).view((1, 3)).expand((6, 4, -1)).flatten(0, 1)
        case!(1, [1, 3], [.expand::<Shape![6, 4, _]>().flatten::<0, 1>()],
            shape [24, 3], stride [0, 1], offset 0, checksum 0xfb5ded5c7d64922d),
        // torch.arange(12).view((1, 2, 6)).narrow(1, 0, 2).narrow(-2, 0, 2)[:1:2].narrow(0, 0, 1).view((-1,))
        case!(2, [1, 2, 6], [.narrow::<1, 0, 2>().narrow::<-2, 0, 2>().slice(s![..1;2]).narrow::<0, 0, 1>().view::<Shape![_]>()],
            shape [12], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(4).view((2, 2)).movedim(1, 0).t()
        case!(3, [2, 2], [.movedim::<1, 0>().t()],
            shape [2, 2], stride [2, 1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(50).view((5, 1, 2, 5)).permute((3, 2, 0, 1)).select(0, 0).expand((-1, 5, 1))
        case!(4, [5, 1, 2, 5], [.permute::<Dims![3, 2, 0, 1]>().select::<0, 0>().expand::<Shape![_, 5, 1]>()],
            shape [2, 5, 1], stride [5, 10, 10], offset 0, elements [0, 10, 20, 30, 40, 5, 15, 25, 35, 45]),
        // torch.arange(24).view((6, 4)).view((2, 12))
        case!(5, [6, 4], [.view::<Shape![2, 12]>()],
            shape [2, 12], stride [12, 1], offset 0, checksum 0x4d6366cf7d8aa54d),
        // torch.arange(8).view((4, 2)).expand((6, 4, 2)).narrow(2, 1, 1).as_strided((1, 3, 5), (1, 0, 1), 2).view((3, 5))
        case!(6, [4, 2], [.expand::<Shape![6, 4, 2]>().narrow::<2, 1, 1>().as_strided::<Shape![1, 3, 5], Strides![1, 0, 1], 2>().view::<Shape![3, 5]>()],
            shape [3, 5], stride [0, 1], offset 2, elements [2, 3, 4, 5, 6, 2, 3, 4, 5, 6, 2, 3, 4, 5, 6]),
        // torch.arange(5).view((5, 1)).expand((1, 5, -1, 5)).permute((3, 1, 2, 0)).squeeze(-1)
        case!(7, [5, 1], [.expand::<Shape![1, 5, _, 5]>().permute::<Dims![3, 1, 2, 0]>().squeeze::<-1>()],
            shape [5, 5, 5], stride [0, 0, 1], offset 0, checksum 0x985bff26a101ea6f),
        // torch.arange(2).view((2,)).view((-1,)).expand((2, -1)).expand((5, 4, -1, 2)).view((1, 1, 40, 2)).expand((-1, 4, 40, 2))
        case!(8, [2], [.view::<Shape![_]>().expand::<Shape![2, _]>().expand::<Shape![5, 4, _, 2]>().view::<Shape![1, 1, 40, 2]>().expand::<Shape![_, 4, 40, 2]>()],
            shape [1, 4, 40, 2], stride [0, 0, 0, 1], offset 0, checksum 0x82d9e5a70a521aa5),
        // torch.arange(300).view((4, 5, 3, 5)).expand((1, 4, 5, 3, 5))[::3].unsqueeze(-1).view((-1, 300))
        case!(9, [4, 5, 3, 5], [.expand::<Shape![1, 4, 5, 3, 5]>().slice(s![..;3]).unsqueeze::<-1>().view::<Shape![_, 300]>()],
            shape [1, 300], stride [300, 1], offset 0, checksum 0xf90bc44125dc3a99),
        // torch.arange(4).view((1, 4)).unsqueeze(1).select(0, 0).flatten(0, 1).select(0, 2).as_strided((), (), 0)
        case!(10, [1, 4], [.unsqueeze::<1>().select::<0, 0>().flatten::<0, 1>().select::<0, 2>().as_strided::<Shape![], Strides![], 0>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(54).view((3, 3, 6, 1))[:1:4, -3:3:7, 1::1].unsqueeze(-4)
        case!(11, [3, 3, 6, 1], [.slice(s![..1;4, -3..3;7, 1..;1]).unsqueeze::<-4>()],
            shape [1, 1, 1, 5, 1], stride [72, 42, 42, 1, 1], offset 1, elements [1, 2, 3, 4, 5]),
        // torch.arange(6).view((6,)).view((1, 1, 6)).flatten(-2, 1).expand((1, 4, -1)).unsqueeze(-1).view((4, 6))
        case!(12, [6], [.view::<Shape![1, 1, 6]>().flatten::<-2, 1>().expand::<Shape![1, 4, _]>().unsqueeze::<-1>().view::<Shape![4, 6]>()],
            shape [4, 6], stride [0, 1], offset 0, checksum 0x2ad3ea97753cf08d),
        // torch.arange(288).view((3, 4, 4, 6)).squeeze(2).movedim(-2, 3).select(3, 0).view((12, 6))
        case!(13, [3, 4, 4, 6], [.squeeze::<2>().movedim::<-2, 3>().select::<3, 0>().view::<Shape![12, 6]>()],
            shape [12, 6], stride [24, 1], offset 0, checksum 0x810dc7f9fe1fbb2d),
        // torch.arange(108).view((3, 1, 6, 6)).transpose(-4, 0).transpose(0, 1).narrow(-2, 0, 3)
        case!(14, [3, 1, 6, 6], [.transpose::<-4, 0>().transpose::<0, 1>().narrow::<-2, 0, 3>()],
            shape [1, 3, 3, 6], stride [36, 36, 6, 1], offset 0, checksum 0x100504c055c11dc2),
        // torch.arange(1).view((1,)).t().expand((1,)).t().view(())
        case!(15, [1], [.t().expand::<Shape![1]>().t().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(288).view((2, 3, 2, 4, 6)).unsqueeze(-2).view((24, -1))
        case!(16, [2, 3, 2, 4, 6], [.unsqueeze::<-2>().view::<Shape![24, _]>()],
            shape [24, 12], stride [12, 1], offset 0, checksum 0xb4fae6af1bd3bfc5),
        // torch.arange(24).view((2, 2, 1, 6)).expand((2, 2, 5, -1)).expand((1, 3, -1, 2, 5, 6)).movedim(-4, 3)
        case!(17, [2, 2, 1, 6], [.expand::<Shape![2, 2, 5, _]>().expand::<Shape![1, 3, _, 2, 5, 6]>().movedim::<-4, 3>()],
            shape [1, 3, 2, 2, 5, 6], stride [0, 0, 6, 12, 0, 1], offset 0, checksum 0xed9b9f63b835ca39),
        // torch.arange(6).view((6, 1))[3:].expand((1, 3, 1)).movedim(2, 0).transpose(2, -3).view((3, 1))
        case!(18, [6, 1], [.slice(s![3..]).expand::<Shape![1, 3, 1]>().movedim::<2, 0>().transpose::<2, -3>().view::<Shape![3, 1]>()],
            shape [3, 1], stride [1, 1], offset 3, elements [3, 4, 5]),
        // torch.arange(30).view((3, 5, 2)).unsqueeze(0).permute((1, 0, 2, 3))
        case!(19, [3, 5, 2], [.unsqueeze::<0>().permute::<Dims![1, 0, 2, 3]>()],
            shape [3, 1, 5, 2], stride [10, 30, 2, 1], offset 0, checksum 0xe707b5c91a84776),
    ]
}

fn plain_1() -> Vec<Outcome> {
    vec![
        // torch.arange(24).view((2, 2, 6)).narrow(0, 1, 1).as_strided((), (), 0).expand((4,)).expand((3, 4)).view((4, 3))
        case!(20, [2, 2, 6], [.narrow::<0, 1, 1>().as_strided::<Shape![], Strides![], 0>().expand::<Shape![4]>().expand::<Shape![3, 4]>().view::<Shape![4, 3]>()],
            shape [4, 3], stride [0, 0], offset 0, elements [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
        // torch.arange(16).view((2, 2, 4)).squeeze(1).permute((2, 1, 0)).expand((5, 4, -1, 2, -1)).unsqueeze(-4)
        case!(21, [2, 2, 4], [.squeeze::<1>().permute::<Dims![2, 1, 0]>().expand::<Shape![5, 4, _, 2, _]>().unsqueeze::<-4>()],
            shape [5, 4, 1, 4, 2, 2], stride [0, 0, 4, 1, 4, 8], offset 0, checksum 0x6093a2408674c9a5),
        // torch.arange(108).view((6, 1, 3, 6)).select(3, 0)
        case!(22, [6, 1, 3, 6], [.select::<3, 0>()],
            shape [6, 1, 3], stride [18, 18, 6], offset 0, checksum 0x6007b7e6b5fe233b),
        // torch.arange(3).view((3,)).unsqueeze(1).unsqueeze(-3).view((3,)).view((3, -1))
        case!(23, [3], [.unsqueeze::<1>().unsqueeze::<-3>().view::<Shape![3]>().view::<Shape![3, _]>()],
            shape [3, 1], stride [1, 1], offset 0, elements [0, 1, 2]),
        // torch.arange(50).view((5, 2, 5)).select(2, 4).narrow(-2, 4, 1)[:, :2:2].expand((6, 1))
        case!(24, [5, 2, 5], [.select::<2, 4>().narrow::<-2, 4, 1>().slice(s![.., ..2;2]).expand::<Shape![6, 1]>()],
            shape [6, 1], stride [0, 10], offset 44, elements [44, 44, 44, 44, 44, 44]),
        // torch.arange(60).view((2, 5, 6)).expand((1, 2, -1, 6)).unsqueeze(-3).unsqueeze(-4).flatten(3, -1)
        case!(25, [2, 5, 6], [.expand::<Shape![1, 2, _, 6]>().unsqueeze::<-3>().unsqueeze::<-4>().flatten::<3, -1>()],
            shape [1, 2, 1, 30], stride [60, 30, 30, 1], offset 0, checksum 0x2a8c7ed8430bcee9),
        // torch.arange(3).view((1, 3)).select(0, 0).t().flatten(0, -1)
        case!(26, [1, 3], [.select::<0, 0>().t().flatten::<0, -1>()],
            shape [3], stride [1], offset 0, elements [0, 1, 2]),
        // torch.arange(2).view((1, 2, 1, 1))[:, -2, :][:1:3, ::2, 0].view(()).expand((2,)).expand((1, -1))
        case!(27, [1, 2, 1, 1], [.slice(s![.., -2, ..]).slice(s![..1;3, ..;2, 0]).view::<Shape![]>().expand::<Shape![2]>().expand::<Shape![1, _]>()],
            shape [1, 2], stride [0, 0], offset 0, elements [0, 0]),
        // torch.arange(24).view((4, 1, 6)).transpose(-3, -2).as_strided((1,), (1,), 4).movedim(0, 0).select(-1, 0).view((-1,))
        case!(28, [4, 1, 6], [.transpose::<-3, -2>().as_strided::<Shape![1], Strides![1], 4>().movedim::<0, 0>().select::<-1, 0>().view::<Shape![_]>()],
            shape [1], stride [1], offset 4, elements [4]),
        // torch.arange(24).view((6, 4))[3:6:4, -1::4].transpose(0, 1)[0]
        case!(29, [6, 4], [.slice(s![3..6;4, -1..;4]).transpose::<0, 1>().slice(s![0])],
            shape [1], stride [16], offset 15, elements [15]),
        // torch.arange(15).view((5, 3)).expand((2, 5, 5, -1)).view((1, 1, 10, 15)).as_strided((), (), 4)
        case!(30, [5, 3], [.expand::<Shape![2, 5, 5, _]>().view::<Shape![1, 1, 10, 15]>().as_strided::<Shape![], Strides![], 4>()],
            shape [], stride [], offset 4, elements [4]),
        // torch.arange(50).view((1, 5, 5, 2)).expand((2, 1, -1, -1, -1)).select(4, 0)
        case!(31, [1, 5, 5, 2], [.expand::<Shape![2, 1, _, _, _]>().select::<4, 0>()],
            shape [2, 1, 5, 5], stride [0, 50, 10, 2], offset 0, checksum 0x4385815f45c5a46d),
        // torch.arange(240).view((1, 4, 4, 5, 3)).select(1, 1)[0].unsqueeze(-4).expand((3, 5, 1, -1, -1, 3))
        case!(32, [1, 4, 4, 5, 3], [.select::<1, 1>().slice(s![0]).unsqueeze::<-4>().expand::<Shape![3, 5, 1, _, _, 3]>()],
            shape [3, 5, 1, 4, 5, 3], stride [0, 0, 60, 15, 3, 1], offset 60, checksum 0x16a14f19c954e4a1),
        // torch.arange(24).view((3, 2, 4)).narrow(-2, 1, 1)[0].transpose(0, -1).narrow(1, 0, 1)
        case!(33, [3, 2, 4], [.narrow::<-2, 1, 1>().slice(s![0]).transpose::<0, -1>().narrow::<1, 0, 1>()],
            shape [4, 1], stride [1, 4], offset 4, elements [4, 5, 6, 7]),
        // torch.arange(6).view((6, 1, 1)).squeeze(1).squeeze(-1).view((3, 1, 1, 2))
        case!(34, [6, 1, 1], [.squeeze::<1>().squeeze::<-1>().view::<Shape![3, 1, 1, 2]>()],
            shape [3, 1, 1, 2], stride [2, 2, 2, 1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(72).view((6, 3, 4)).squeeze(2).flatten(1, 2)
        case!(35, [6, 3, 4], [.squeeze::<2>().flatten::<1, 2>()],
            shape [6, 12], stride [12, 1], offset 0, checksum 0x48252b6b285e883d),
        // torch.arange(12).view((6, 1, 1, 2)).transpose(0, -3).squeeze(0).unsqueeze(1).squeeze(2).view((6, 2))
        case!(36, [6, 1, 1, 2], [.transpose::<0, -3>().squeeze::<0>().unsqueeze::<1>().squeeze::<2>().view::<Shape![6, 2]>()],
            shape [6, 2], stride [2, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(24).view((6, 4))[0, -4:-1:3].squeeze(0).unsqueeze(-1).expand((2,)).view((1, 2))
        case!(37, [6, 4], [.slice(s![0, -4..-1;3]).squeeze::<0>().unsqueeze::<-1>().expand::<Shape![2]>().view::<Shape![1, 2]>()],
            shape [1, 2], stride [0, 0], offset 0, elements [0, 0]),
        // torch.arange(96).view((4, 1, 6, 4)).squeeze(1).view((32, -1))
        case!(38, [4, 1, 6, 4], [.squeeze::<1>().view::<Shape![32, _]>()],
            shape [32, 3], stride [3, 1], offset 0, checksum 0xc1bc4787857e7905),
        // torch.arange(2).view((2,))[1::2].t().view((1, 1)).view(())
        case!(39, [2], [.slice(s![1..;2]).t().view::<Shape![1, 1]>().view::<Shape![]>()],
            shape [], stride [], offset 1, elements [1]),
    ]
}

fn plain_2() -> Vec<Outcome> {
    vec![
        // torch.arange(162).view((3, 3, 3, 6, 1)).expand((4, -1, 3, -1, 6, 1)).movedim(1, -4).squeeze(5).view((4, 3, 3, 18))
        case!(40, [3, 3, 3, 6, 1], [.expand::<Shape![4, _, 3, _, 6, 1]>().movedim::<1, -4>().squeeze::<5>().view::<Shape![4, 3, 3, 18]>()],
            shape [4, 3, 3, 18], stride [0, 18, 54, 1], offset 0, checksum 0x329c38ec9b800855),
        // torch.arange(4).view((4, 1))[-1:4:4, 0][-1::2][::1].t().as_strided((), (), 1)
        case!(41, [4, 1], [.slice(s![-1..4;4, 0]).slice(s![-1..;2]).slice(s![..;1]).t().as_strided::<Shape![], Strides![], 1>()],
            shape [], stride [], offset 1, elements [1]),
        // torch.arange(12).view((2, 1, 1, 6)).flatten(2, 3)
        case!(42, [2, 1, 1, 6], [.flatten::<2, 3>()],
            shape [2, 1, 6], stride [6, 6, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(24).view((1, 2, 1, 4, 3)).view((-1,))[22:23:3].view(())
        case!(43, [1, 2, 1, 4, 3], [.view::<Shape![_]>().slice(s![22..23;3]).view::<Shape![]>()],
            shape [], stride [], offset 22, elements [22]),
        // torch.arange(150).view((5, 1, 6, 5)).as_strided((), (), 34).expand((1,)).flatten(0, 0)
        case!(44, [5, 1, 6, 5], [.as_strided::<Shape![], Strides![], 34>().expand::<Shape![1]>().flatten::<0, 0>()],
            shape [1], stride [0], offset 34, elements [34]),
        // torch.arange(3).view((3,)).t().select(-1, 2).view(())
        case!(45, [3], [.t().select::<-1, 2>().view::<Shape![]>()],
            shape [], stride [], offset 2, elements [2]),
        // torch.arange(120).view((1, 1, 3, 4, 5, 2)).squeeze(0).as_strided((2, 1), (0, 11), 81).expand((-1, 1)).unsqueeze(2).permute((1, 2, 0))
        case!(46, [1, 1, 3, 4, 5, 2], [.squeeze::<0>().as_strided::<Shape![2, 1], Strides![0, 11], 81>().expand::<Shape![_, 1]>().unsqueeze::<2>().permute::<Dims![1, 2, 0]>()],
            shape [1, 1, 2], stride [11, 1, 0], offset 81, elements [81, 81]),
        // torch.arange(1).view((1,)).select(0, 0)
        case!(47, [1], [.select::<0, 0>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(5).view((1, 5)).view((-1,)).view((5,)).select(-1, 4)
        case!(48, [1, 5], [.view::<Shape![_]>().view::<Shape![5]>().select::<-1, 4>()],
            shape [], stride [], offset 4, elements [4]),
        // torch.arange(60).view((3, 4, 5)).permute((0, 1, 2)).expand((5, 4, -1, 4, -1))[:, 0:1:7, :, -3:, 0]
        case!(49, [3, 4, 5], [.permute::<Dims![0, 1, 2]>().expand::<Shape![5, 4, _, 4, _]>().slice(s![.., 0..1;7, .., -3.., 0])],
            shape [5, 1, 3, 3], stride [0, 0, 20, 5], offset 5, checksum 0x3a6244435a382fa7),
        // torch.arange(6).view((6,)).view((1, 6, -1)).transpose(-3, 1)[1:3:1]
        case!(50, [6], [.view::<Shape![1, 6, _]>().transpose::<-3, 1>().slice(s![1..3;1])],
            shape [2, 1, 1], stride [1, 6, 1], offset 1, elements [1, 2]),
        // torch.arange(18).view((6, 3, 1)).narrow(0, 3, 3)[0:2:4, :].view((-1,)).view((1, 3))
        case!(51, [6, 3, 1], [.narrow::<0, 3, 3>().slice(s![0..2;4, ..]).view::<Shape![_]>().view::<Shape![1, 3]>()],
            shape [1, 3], stride [3, 1], offset 9, elements [9, 10, 11]),
        // torch.arange(360).view((6, 5, 4, 3))[4::7, 1].permute((2, 1, 0))[:2:7, :].permute((1, 0, 2))
        case!(52, [6, 5, 4, 3], [.slice(s![4..;7, 1]).permute::<Dims![2, 1, 0]>().slice(s![..2;7, ..]).permute::<Dims![1, 0, 2]>()],
            shape [4, 1, 1], stride [3, 7, 420], offset 252, elements [252, 255, 258, 261]),
        // torch.arange(90).view((6, 3, 5)).unsqueeze(-1).unsqueeze(-4).view((90,)).narrow(-1, 78, 4).expand((1, 4))
        case!(53, [6, 3, 5], [.unsqueeze::<-1>().unsqueeze::<-4>().view::<Shape![90]>().narrow::<-1, 78, 4>().expand::<Shape![1, 4]>()],
            shape [1, 4], stride [4, 1], offset 78, elements [78, 79, 80, 81]),
        // torch.arange(24).view((4, 6))[0, :].unsqueeze(0).flatten(0, 1).expand((5, 6))
        case!(54, [4, 6], [.slice(s![0, ..]).unsqueeze::<0>().flatten::<0, 1>().expand::<Shape![5, 6]>()],
            shape [5, 6], stride [0, 1], offset 0, checksum 0x20a101c61f643a06),
        // torch.arange(12).view((6, 2)).expand((3, -1, -1)).view((-1, 12))
        case!(55, [6, 2], [.expand::<Shape![3, _, _]>().view::<Shape![_, 12]>()],
            shape [3, 12], stride [0, 1], offset 0, checksum 0xa3286ed53982e741),
        // torch.arange(36).view((6, 6)).expand((4, 1, 6, 6)).narrow(2, 2, 1)[1, 0]
        case!(56, [6, 6], [.expand::<Shape![4, 1, 6, 6]>().narrow::<2, 2, 1>().slice(s![1, 0])],
            shape [1, 6], stride [6, 1], offset 12, elements [12, 13, 14, 15, 16, 17]),
        // torch.arange(36).view((6, 1, 3, 2)).squeeze(-3).narrow(-1, 1, 1)
        case!(57, [6, 1, 3, 2], [.squeeze::<-3>().narrow::<-1, 1, 1>()],
            shape [6, 3, 1], stride [6, 2, 1], offset 1, checksum 0x9150544bad88dd9d),
        // torch.arange(72).view((1, 4, 6, 3)).transpose(3, 1).select(-2, 3).view((3, 4))
        case!(58, [1, 4, 6, 3], [.transpose::<3, 1>().select::<-2, 3>().view::<Shape![3, 4]>()],
            shape [3, 4], stride [1, 18], offset 9, elements [9, 27, 45, 63, 10, 28, 46, 64, 11, 29, 47, 65]),
        // torch.arange(1).view(()).expand((5,)).permute((0,)).permute((0,)).permute((0,))
        case!(59, [], [.expand::<Shape![5]>().permute::<Dims![0]>().permute::<Dims![0]>().permute::<Dims![0]>()],
            shape [5], stride [0], offset 0, elements [0, 0, 0, 0, 0]),
    ]
}

fn plain_3() -> Vec<Outcome> {
    vec![
        // torch.arange(48).view((1, 4, 1, 4, 3)).permute((-3, -2, 0, 4, 1)).squeeze(-3).narrow(0, 0, 1).narrow(3, 2, 2).view((1, 12, 2))
        case!(60, [1, 4, 1, 4, 3], [.permute::<Dims![-3, -2, 0, 4, 1]>().squeeze::<-3>().narrow::<0, 0, 1>().narrow::<3, 2, 2>().view::<Shape![1, 12, 2]>()],
            shape [1, 12, 2], stride [12, 1, 12], offset 24, checksum 0x3abe69baed0c2c55),
        // torch.arange(20).view((1, 4, 5)).view((20,))
        case!(61, [1, 4, 5], [.view::<Shape![20]>()],
            shape [20], stride [1], offset 0, checksum 0xcc927f6ee23a0f61),
        // torch.arange(1).view((1,)).permute((0,)).permute((0,))[::4][0].expand((6,))
        case!(62, [1], [.permute::<Dims![0]>().permute::<Dims![0]>().slice(s![..;4]).slice(s![0]).expand::<Shape![6]>()],
            shape [6], stride [0], offset 0, elements [0, 0, 0, 0, 0, 0]),
        // torch.arange(64).view((4, 1, 4, 4)).unsqueeze(-1).view((4, 16))
        case!(63, [4, 1, 4, 4], [.unsqueeze::<-1>().view::<Shape![4, 16]>()],
            shape [4, 16], stride [16, 1], offset 0, checksum 0x8368214f77995ee5),
        // torch.arange(72).view((6, 2, 6)).select(-3, 4).permute((0, 1)).unsqueeze(1)
        case!(64, [6, 2, 6], [.select::<-3, 4>().permute::<Dims![0, 1]>().unsqueeze::<1>()],
            shape [2, 1, 6], stride [6, 6, 1], offset 48, elements [48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59]),
        // torch.arange(80).view((4, 4, 5))[-4, -4:3:4].transpose(-1, 0).permute((-1, 0)).movedim(-2, -2)
        case!(65, [4, 4, 5], [.slice(s![-4, -4..3;4]).transpose::<-1, 0>().permute::<Dims![-1, 0]>().movedim::<-2, -2>()],
            shape [1, 5], stride [20, 1], offset 0, elements [0, 1, 2, 3, 4]),
        // torch.arange(16).view((1, 4, 4)).expand((4, -1, -1)).narrow(-2, 2, 2).unsqueeze(2)
        case!(66, [1, 4, 4], [.expand::<Shape![4, _, _]>().narrow::<-2, 2, 2>().unsqueeze::<2>()],
            shape [4, 2, 1, 4], stride [0, 4, 4, 1], offset 8, checksum 0x7193fa6ea3617e85),
        // torch.arange(4).view((1, 1, 4)).movedim(1, -3)[:, :, -3:-1:7].view(()).t().view((-1,))
        case!(67, [1, 1, 4], [.movedim::<1, -3>().slice(s![.., .., -3..-1;7]).view::<Shape![]>().t().view::<Shape![_]>()],
            shape [1], stride [1], offset 1, elements [1]),
        // torch.arange(4).view((4,)).as_strided((5,), (0,), 2)[3:4:2].squeeze(0).unsqueeze(-1)
        case!(68, [4], [.as_strided::<Shape![5], Strides![0], 2>().slice(s![3..4;2]).squeeze::<0>().unsqueeze::<-1>()],
            shape [1], stride [1], offset 2, elements [2]),
        // torch.arange(30).view((6, 5, 1))[-3:4:7, 3].permute((1, 0)).as_strided((4,), (1,), 25)
        case!(69, [6, 5, 1], [.slice(s![-3..4;7, 3]).permute::<Dims![1, 0]>().as_strided::<Shape![4], Strides![1], 25>()],
            shape [4], stride [1], offset 25, elements [25, 26, 27, 28]),
        // torch.arange(32).view((4, 4, 2, 1)).expand((4, 4, -1, 4)).narrow(0, 1, 1).narrow(3, 3, 1)[0, 2::3, 1].as_strided((3,), (3,), 20)
        case!(70, [4, 4, 2, 1], [.expand::<Shape![4, 4, _, 4]>().narrow::<0, 1, 1>().narrow::<3, 3, 1>().slice(s![0, 2..;3, 1]).as_strided::<Shape![3], Strides![3], 20>()],
            shape [3], stride [3], offset 20, elements [20, 23, 26]),
        // torch.arange(36).view((6, 6, 1)).view((1, 3, 12)).narrow(0, 0, 1).view((36,)).view((2, 1, 18)).view((1, -1, 4))
        case!(71, [6, 6, 1], [.view::<Shape![1, 3, 12]>().narrow::<0, 0, 1>().view::<Shape![36]>().view::<Shape![2, 1, 18]>().view::<Shape![1, _, 4]>()],
            shape [1, 9, 4], stride [36, 4, 1], offset 0, checksum 0xa5c9b354237a1bf1),
        // torch.arange(8).view((4, 2, 1)).squeeze(1).select(1, 0).view((1, 4))
        case!(72, [4, 2, 1], [.squeeze::<1>().select::<1, 0>().view::<Shape![1, 4]>()],
            shape [1, 4], stride [8, 2], offset 0, elements [0, 2, 4, 6]),
        // torch.arange(24).view((6, 4)).select(-2, 2).expand((5, 6, 4)).view((1, 1, -1, 15, 4))
        case!(73, [6, 4], [.select::<-2, 2>().expand::<Shape![5, 6, 4]>().view::<Shape![1, 1, _, 15, 4]>()],
            shape [1, 1, 2, 15, 4], stride [0, 0, 0, 0, 1], offset 8, checksum 0x2aa1e3e86859e84d),
        // torch.arange(1).view(()).expand((5, 6)).select(0, 1).permute((0,))
        case!(74, [], [.expand::<Shape![5, 6]>().select::<0, 1>().permute::<Dims![0]>()],
            shape [6], stride [0], offset 0, elements [0, 0, 0, 0, 0, 0]),
        // torch.arange(8).view((2, 2, 2)).permute((0, 1, 2)).permute((1, 2, 0)).unsqueeze(-1).view((2, 2, -1, 1)).view((4, 1, 2))
        case!(75, [2, 2, 2], [.permute::<Dims![0, 1, 2]>().permute::<Dims![1, 2, 0]>().unsqueeze::<-1>().view::<Shape![2, 2, _, 1]>().view::<Shape![4, 1, 2]>()],
            shape [4, 1, 2], stride [1, 8, 4], offset 0, elements [0, 4, 1, 5, 2, 6, 3, 7]),
        // torch.arange(2).view((2, 1)).flatten(-2, 1)[0:1:7].permute((0,)).squeeze(0).expand((4, 6))
        case!(76, [2, 1], [.flatten::<-2, 1>().slice(s![0..1;7]).permute::<Dims![0]>().squeeze::<0>().expand::<Shape![4, 6]>()],
            shape [4, 6], stride [0, 0], offset 0, checksum 0x81d23fd7003c2305),
        // torch.arange(60).view((3, 4, 5)).select(2, 0).expand((4, 3, 4))[:, ::1].view((2, 2, 12)).view((4, 2, 6))
        case!(77, [3, 4, 5], [.select::<2, 0>().expand::<Shape![4, 3, 4]>().slice(s![.., ..;1]).view::<Shape![2, 2, 12]>().view::<Shape![4, 2, 6]>()],
            shape [4, 2, 6], stride [0, 30, 5], offset 0, checksum 0xc87e13f6b5d5ec75),
        // torch.arange(12).view((1, 3, 1, 4)).narrow(3, 1, 1).narrow(0, 0, 1).permute((3, -4, -3, -2))
        case!(78, [1, 3, 1, 4], [.narrow::<3, 1, 1>().narrow::<0, 0, 1>().permute::<Dims![3, -4, -3, -2]>()],
            shape [1, 1, 3, 1], stride [1, 12, 4, 4], offset 1, elements [1, 5, 9]),
        // torch.arange(30).view((6, 5, 1)).narrow(1, 1, 2)[-4, -1, 0:1].view(())
        case!(79, [6, 5, 1], [.narrow::<1, 1, 2>().slice(s![-4, -1, 0..1]).view::<Shape![]>()],
            shape [], stride [], offset 12, elements [12]),
    ]
}

fn plain_4() -> Vec<Outcome> {
    vec![
        // torch.arange(2).view((2,)).unsqueeze(-2).as_strided((2,), (1,), 0).view((1, 2))
        case!(80, [2], [.unsqueeze::<-2>().as_strided::<Shape![2], Strides![1], 0>().view::<Shape![1, 2]>()],
            shape [1, 2], stride [2, 1], offset 0, elements [0, 1]),
        // torch.arange(3).view((3,)).unsqueeze(1).squeeze(1)
        case!(81, [3], [.unsqueeze::<1>().squeeze::<1>()],
            shape [3], stride [1], offset 0, elements [0, 1, 2]),
        // torch.arange(2).view((1, 2)).flatten(0, -1).permute((0,)).t()
        case!(82, [1, 2], [.flatten::<0, -1>().permute::<Dims![0]>().t()],
            shape [2], stride [1], offset 0, elements [0, 1]),
        // torch.arange(54).view((6, 3, 3))[2, 2:3:1].view((1, 3, -1)).as_strided((3,), (1,), 17).expand((1, 3))
        case!(83, [6, 3, 3], [.slice(s![2, 2..3;1]).view::<Shape![1, 3, _]>().as_strided::<Shape![3], Strides![1], 17>().expand::<Shape![1, 3]>()],
            shape [1, 3], stride [3, 1], offset 17, elements [17, 18, 19]),
        // torch.arange(120).view((2, 2, 6, 5)).narrow(3, 1, 1).narrow(2, 3, 2).view((4, -1, 1))[0, :]
        case!(84, [2, 2, 6, 5], [.narrow::<3, 1, 1>().narrow::<2, 3, 2>().view::<Shape![4, _, 1]>().slice(s![0, ..])],
            shape [2, 1], stride [5, 1], offset 16, elements [16, 21]),
        // torch.arange(80).view((1, 1, 5, 2, 4, 2)).transpose(-3, -2).squeeze(-6).view((5, 4, 1, 1, 2, 2))
        case!(85, [1, 1, 5, 2, 4, 2], [.transpose::<-3, -2>().squeeze::<-6>().view::<Shape![5, 4, 1, 1, 2, 2]>()],
            shape [5, 4, 1, 1, 2, 2], stride [16, 2, 16, 16, 8, 1], offset 0, checksum 0xefef875286e1025),
        // torch.arange(48).view((6, 4, 2)).narrow(0, 5, 1).narrow(-1, 0, 1).transpose(-2, -2).narrow(0, 0, 1)
        case!(86, [6, 4, 2], [.narrow::<0, 5, 1>().narrow::<-1, 0, 1>().transpose::<-2, -2>().narrow::<0, 0, 1>()],
            shape [1, 4, 1], stride [8, 2, 1], offset 40, elements [40, 42, 44, 46]),
        // torch.arange(1).view(()).t().view(())
        case!(87, [], [.t().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view((1,)).narrow(-1, 0, 1).squeeze(-1).expand((1,)).select(0, 0)
        case!(88, [1], [.narrow::<-1, 0, 1>().squeeze::<-1>().expand::<Shape![1]>().select::<0, 0>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(90).view((6, 5, 3)).squeeze(2)[3, :]
        case!(89, [6, 5, 3], [.squeeze::<2>().slice(s![3, ..])],
            shape [5, 3], stride [3, 1], offset 45, elements [45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59]),
        // torch.arange(48).view((3, 4, 4)).movedim(-1, 0).view((2, 2, -1, 3)).expand((1, -1, -1, -1, 3))
        case!(90, [3, 4, 4], [.movedim::<-1, 0>().view::<Shape![2, 2, _, 3]>().expand::<Shape![1, _, _, _, 3]>()],
            shape [1, 2, 2, 4, 3], stride [4, 2, 1, 12, 4], offset 0, checksum 0x9113a027e8ab2e65),
        // torch.arange(18).view((6, 3)).expand((5, 6, -1)).transpose(-1, 1)[3, -1:3:2].view((-1,))
        case!(91, [6, 3], [.expand::<Shape![5, 6, _]>().transpose::<-1, 1>().slice(s![3, -1..3;2]).view::<Shape![_]>()],
            shape [6], stride [3], offset 2, elements [2, 5, 8, 11, 14, 17]),
        // torch.arange(36).view((6, 6)).as_strided((4,), (0,), 16).view((2, 2)).t().expand((3, 4, 2, 2)).narrow(0, 2, 1)
        case!(92, [6, 6], [.as_strided::<Shape![4], Strides![0], 16>().view::<Shape![2, 2]>().t().expand::<Shape![3, 4, 2, 2]>().narrow::<0, 2, 1>()],
            shape [1, 4, 2, 2], stride [0, 0, 0, 0], offset 16, elements [16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16]),
        // torch.arange(20).view((2, 2, 5)).permute((0, 2, 1)).expand((1, 2, 2, -1, 2)).transpose(2, 3).view((2, 5, 4)).view((1, 2, 5, 2, 2))
        case!(93, [2, 2, 5], [.permute::<Dims![0, 2, 1]>().expand::<Shape![1, 2, 2, _, 2]>().transpose::<2, 3>().view::<Shape![2, 5, 4]>().view::<Shape![1, 2, 5, 2, 2]>()],
            shape [1, 2, 5, 2, 2], stride [0, 0, 1, 10, 5], offset 0, checksum 0xd92dfb35c10bb60d),
        // torch.arange(5).view((5, 1, 1)).flatten(-2, -1).view((-1, 1, 5))[:, :1:3, -3]
        case!(94, [5, 1, 1], [.flatten::<-2, -1>().view::<Shape![_, 1, 5]>().slice(s![.., ..1;3, -3])],
            shape [1, 1], stride [5, 15], offset 2, elements [2]),
        // torch.arange(10).view((5, 1, 2)).narrow(-3, 1, 1).flatten(0, 1).view((-1,))[0:2].t()
        case!(95, [5, 1, 2], [.narrow::<-3, 1, 1>().flatten::<0, 1>().view::<Shape![_]>().slice(s![0..2]).t()],
            shape [2], stride [1], offset 2, elements [2, 3]),
        // torch.arange(108).view((3, 3, 4, 3)).select(1, 0).unsqueeze(1)
        case!(96, [3, 3, 4, 3], [.select::<1, 0>().unsqueeze::<1>()],
            shape [3, 1, 4, 3], stride [36, 12, 3, 1], offset 0, checksum 0xb1852f7a13dbe801),
        // torch.arange(30).view((5, 2, 3)).permute((2, 1, 0))[:-1:1].view((2, 2, 1, 1, 5, 1)).select(5, 0)
        case!(97, [5, 2, 3], [.permute::<Dims![2, 1, 0]>().slice(s![..-1;1]).view::<Shape![2, 2, 1, 1, 5, 1]>().select::<5, 0>()],
            shape [2, 2, 1, 1, 5], stride [1, 3, 30, 30, 6], offset 0, checksum 0xa340f5494d0c4f99),
        // torch.arange(5).view((5,)).as_strided((1,), (1,), 1).view(()).as_strided((), (), 1).view((-1,))
        case!(98, [5], [.as_strided::<Shape![1], Strides![1], 1>().view::<Shape![]>().as_strided::<Shape![], Strides![], 1>().view::<Shape![_]>()],
            shape [1], stride [1], offset 1, elements [1]),
        // torch.arange(12).view((6, 2)).narrow(-1, 1, 1).select(0, 0).expand((2, 6)).view((-1, 4))
        case!(99, [6, 2], [.narrow::<-1, 1, 1>().select::<0, 0>().expand::<Shape![2, 6]>().view::<Shape![_, 4]>()],
            shape [3, 4], stride [0, 0], offset 1, elements [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]),
    ]
}

fn plain_5() -> Vec<Outcome> {
    vec![
        // torch.arange(4).view((1, 1, 4)).narrow(0, 0, 1).squeeze(-2).expand((5, -1)).view((-1, 4)).view((5, -1, 2))
        case!(100, [1, 1, 4], [.narrow::<0, 0, 1>().squeeze::<-2>().expand::<Shape![5, _]>().view::<Shape![_, 4]>().view::<Shape![5, _, 2]>()],
            shape [5, 2, 2], stride [0, 2, 1], offset 0, checksum 0xea775cf1e0b7df41),
        // torch.arange(6).view((6, 1)).expand((6, 2)).permute((0, 1)).narrow(-1, 0, 2)[2]
        case!(101, [6, 1], [.expand::<Shape![6, 2]>().permute::<Dims![0, 1]>().narrow::<-1, 0, 2>().slice(s![2])],
            shape [2], stride [0], offset 2, elements [2, 2]),
        // torch.arange(75).view((5, 5, 3)).view((3, -1)).movedim(-1, 0).flatten(0, 0)
        case!(102, [5, 5, 3], [.view::<Shape![3, _]>().movedim::<-1, 0>().flatten::<0, 0>()],
            shape [25, 3], stride [1, 25], offset 0, checksum 0x7805d04ac04b0a80),
        // torch.arange(20).view((5, 4)).view((-1, 2, 1)).expand((-1, -1, 6))
        case!(103, [5, 4], [.view::<Shape![_, 2, 1]>().expand::<Shape![_, _, 6]>()],
            shape [10, 2, 6], stride [2, 1, 0], offset 0, checksum 0x8f1a875330537cd),
        // torch.arange(4).view((4, 1)).unsqueeze(0).squeeze(2).flatten(0, -1)
        case!(104, [4, 1], [.unsqueeze::<0>().squeeze::<2>().flatten::<0, -1>()],
            shape [4], stride [1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(1).view((1,)).view(()).unsqueeze(0)
        case!(105, [1], [.view::<Shape![]>().unsqueeze::<0>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(36).view((6, 2, 3)).view((2, 18)).squeeze(0).as_strided((2,), (1,), 32).expand((2, -1))
        case!(106, [6, 2, 3], [.view::<Shape![2, 18]>().squeeze::<0>().as_strided::<Shape![2], Strides![1], 32>().expand::<Shape![2, _]>()],
            shape [2, 2], stride [0, 1], offset 32, elements [32, 33, 32, 33]),
        // torch.arange(30).view((1, 2, 5, 3)).as_strided((3,), (1,), 9).permute((0,))[-2::7].flatten(0, 0).permute((0,))
        case!(107, [1, 2, 5, 3], [.as_strided::<Shape![3], Strides![1], 9>().permute::<Dims![0]>().slice(s![-2..;7]).flatten::<0, 0>().permute::<Dims![0]>()],
            shape [1], stride [7], offset 10, elements [10]),
        // torch.arange(45).view((5, 3, 1, 3)).view((5, 1, 1, 9)).flatten(2, 3)
        case!(108, [5, 3, 1, 3], [.view::<Shape![5, 1, 1, 9]>().flatten::<2, 3>()],
            shape [5, 1, 9], stride [9, 9, 1], offset 0, checksum 0x983877ea990a008f),
        // torch.arange(3).view((3,)).select(-1, 2).t().unsqueeze(0).view(())
        case!(109, [3], [.select::<-1, 2>().t().unsqueeze::<0>().view::<Shape![]>()],
            shape [], stride [], offset 2, elements [2]),
        // torch.arange(240).view((1, 4, 5, 3, 2, 2))[0, :4, 1::4, :, :, -2::1].view((4, 12)).permute((1, 0)).as_strided((1,), (2,), 37)
        case!(110, [1, 4, 5, 3, 2, 2], [.slice(s![0, ..4, 1..;4, .., .., -2..;1]).view::<Shape![4, 12]>().permute::<Dims![1, 0]>().as_strided::<Shape![1], Strides![2], 37>()],
            shape [1], stride [2], offset 37, elements [37]),
        // torch.arange(2).view((1, 2)).select(0, 0)[::2].squeeze(0).t().unsqueeze(0)
        case!(111, [1, 2], [.select::<0, 0>().slice(s![..;2]).squeeze::<0>().t().unsqueeze::<0>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(3).view((1, 3)).permute((1, 0)).squeeze(-1).view((3, 1))
        case!(112, [1, 3], [.permute::<Dims![1, 0]>().squeeze::<-1>().view::<Shape![3, 1]>()],
            shape [3, 1], stride [1, 1], offset 0, elements [0, 1, 2]),
        // torch.arange(36).view((3, 4, 1, 3)).expand((1, 3, 4, 5, 3)).squeeze(0).narrow(1, 2, 1)[0, -1::2, -1, :]
        case!(113, [3, 4, 1, 3], [.expand::<Shape![1, 3, 4, 5, 3]>().squeeze::<0>().narrow::<1, 2, 1>().slice(s![0, -1..;2, -1, ..])],
            shape [1, 3], stride [6, 1], offset 6, elements [6, 7, 8]),
        // torch.arange(12).view((1, 3, 4)).view((-1,)).expand((1, 3, -1)).squeeze(0).view((3, -1))
        case!(114, [1, 3, 4], [.view::<Shape![_]>().expand::<Shape![1, 3, _]>().squeeze::<0>().view::<Shape![3, _]>()],
            shape [3, 12], stride [0, 1], offset 0, checksum 0xa3286ed53982e741),
        // torch.arange(72).view((6, 1, 3, 4)).flatten(0, 2).view((72,))
        case!(115, [6, 1, 3, 4], [.flatten::<0, 2>().view::<Shape![72]>()],
            shape [72], stride [1], offset 0, checksum 0x48252b6b285e883d),
        // torch.arange(1).view(()).expand((2, 3))[-1, -1::2].unsqueeze(0)
        case!(116, [], [.expand::<Shape![2, 3]>().slice(s![-1, -1..;2]).unsqueeze::<0>()],
            shape [1, 1], stride [0, 0], offset 0, elements [0]),
        // torch.arange(288).view((2, 4, 6, 6)).expand((5, 2, 4, -1, -1)).as_strided((4, 5, 3), (1, 1, 5), 93).transpose(0, 1).permute((2, 1, 0)).narrow(2, 1, 4)
        case!(117, [2, 4, 6, 6], [.expand::<Shape![5, 2, 4, _, _]>().as_strided::<Shape![4, 5, 3], Strides![1, 1, 5], 93>().transpose::<0, 1>().permute::<Dims![2, 1, 0]>().narrow::<2, 1, 4>()],
            shape [3, 4, 4], stride [5, 1, 1], offset 94, checksum 0xe5c9e92d51f69b5),
        // torch.arange(40).view((1, 2, 2, 2, 5)).flatten(3, -1).squeeze(0).permute((2, 0, 1)).view((-1, 4)).view((10, 1, 1, 1, 4))
        case!(118, [1, 2, 2, 2, 5], [.flatten::<3, -1>().squeeze::<0>().permute::<Dims![2, 0, 1]>().view::<Shape![_, 4]>().view::<Shape![10, 1, 1, 1, 4]>()],
            shape [10, 1, 1, 1, 4], stride [1, 40, 40, 40, 10], offset 0, checksum 0x26d062f85d69dab5),
        // torch.arange(18).view((1, 6, 3))[0].view((18,)).narrow(0, 6, 10).view((5, 2))
        case!(119, [1, 6, 3], [.slice(s![0]).view::<Shape![18]>().narrow::<0, 6, 10>().view::<Shape![5, 2]>()],
            shape [5, 2], stride [2, 1], offset 6, elements [6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
    ]
}

fn plain_6() -> Vec<Outcome> {
    vec![
        // torch.arange(50).view((5, 5, 1, 2)).narrow(2, 0, 1).movedim(1, 3).permute((0, 2, 3, 1)).view((5, 1, 1, 2, 5)).view((5, 2, 5))
        case!(120, [5, 5, 1, 2], [.narrow::<2, 0, 1>().movedim::<1, 3>().permute::<Dims![0, 2, 3, 1]>().view::<Shape![5, 1, 1, 2, 5]>().view::<Shape![5, 2, 5]>()],
            shape [5, 2, 5], stride [10, 1, 2], offset 0, checksum 0xb0cbc48357e7a65a),
        // torch.arange(30).view((5, 1, 2, 3)).movedim(1, 3).movedim(3, 1).permute((-2, -1, 0, 1))
        case!(121, [5, 1, 2, 3], [.movedim::<1, 3>().movedim::<3, 1>().permute::<Dims![-2, -1, 0, 1]>()],
            shape [2, 3, 5, 1], stride [3, 1, 6, 6], offset 0, checksum 0x60c9aa9c3e3f3cf6),
        // torch.arange(50).view((1, 5, 1, 2, 5))[0, 2:4, :, :-1, 1:-1:2][:, ::7].narrow(2, 0, 1)
        case!(122, [1, 5, 1, 2, 5], [.slice(s![0, 2..4, .., ..-1, 1..-1;2]).slice(s![.., ..;7]).narrow::<2, 0, 1>()],
            shape [2, 1, 1, 2], stride [10, 70, 5, 2], offset 21, elements [21, 23, 31, 33]),
        // torch.arange(24).view((1, 4, 6)).view((4, 6)).unsqueeze(1).view((24,)).view((-1, 6))
        case!(123, [1, 4, 6], [.view::<Shape![4, 6]>().unsqueeze::<1>().view::<Shape![24]>().view::<Shape![_, 6]>()],
            shape [4, 6], stride [6, 1], offset 0, checksum 0x4d6366cf7d8aa54d),
        // torch.arange(24).view((1, 6, 4)).as_strided((3, 2), (1, 0), 17).expand((3, 5, 3, 2))[1::4, -5:3:4, 2::2, 0:1:3].expand((2, 6, 4, 1, 6))
        case!(124, [1, 6, 4], [.as_strided::<Shape![3, 2], Strides![1, 0], 17>().expand::<Shape![3, 5, 3, 2]>().slice(s![1..;4, -5..3;4, 2..;2, 0..1;3]).expand::<Shape![2, 6, 4, 1, 6]>()],
            shape [2, 6, 4, 1, 6], stride [0, 0, 0, 2, 0], offset 19, checksum 0xfe3744ae80c975c5),
        // torch.arange(10).view((5, 1, 2)).view((5, -1)).permute((0, 1)).select(1, 0)[-5]
        case!(125, [5, 1, 2], [.view::<Shape![5, _]>().permute::<Dims![0, 1]>().select::<1, 0>().slice(s![-5])],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(15).view((1, 5, 3)).squeeze(0).t().select(-2, 2).flatten(0, 0)
        case!(126, [1, 5, 3], [.squeeze::<0>().t().select::<-2, 2>().flatten::<0, 0>()],
            shape [5], stride [3], offset 2, elements [2, 5, 8, 11, 14]),
        // torch.arange(144).view((2, 4, 6, 3))[::7, 3::4].movedim(3, 2).expand((3, 3, 3, 6))
        case!(127, [2, 4, 6, 3], [.slice(s![..;7, 3..;4]).movedim::<3, 2>().expand::<Shape![3, 3, 3, 6]>()],
            shape [3, 3, 3, 6], stride [0, 0, 1, 3], offset 54, checksum 0x7ff5143a139ea980),
        // torch.arange(1).view(()).unsqueeze(0).expand((4, 1))
        case!(128, [], [.unsqueeze::<0>().expand::<Shape![4, 1]>()],
            shape [4, 1], stride [0, 1], offset 0, elements [0, 0, 0, 0]),
        // torch.arange(40).view((2, 1, 5, 4)).flatten(1, 2).movedim(-2, 1).select(-1, 2).view((10,))
        case!(129, [2, 1, 5, 4], [.flatten::<1, 2>().movedim::<-2, 1>().select::<-1, 2>().view::<Shape![10]>()],
            shape [10], stride [4], offset 2, elements [2, 6, 10, 14, 18, 22, 26, 30, 34, 38]),
        // torch.arange(72).view((3, 1, 6, 4)).view((36, 2)).transpose(-1, 0).movedim(-1, 0).as_strided((1,), (2,), 64).as_strided((), (), 5)
        case!(130, [3, 1, 6, 4], [.view::<Shape![36, 2]>().transpose::<-1, 0>().movedim::<-1, 0>().as_strided::<Shape![1], Strides![2], 64>().as_strided::<Shape![], Strides![], 5>()],
            shape [], stride [], offset 5, elements [5]),
        // torch.arange(150).view((5, 5, 6)).narrow(1, 1, 1).expand((3, -1, 4, 6)).movedim(-1, 2).movedim(-2, 0).as_strided((5, 3), (28, 1), 15)
        case!(131, [5, 5, 6], [.narrow::<1, 1, 1>().expand::<Shape![3, _, 4, 6]>().movedim::<-1, 2>().movedim::<-2, 0>().as_strided::<Shape![5, 3], Strides![28, 1], 15>()],
            shape [5, 3], stride [28, 1], offset 15, elements [15, 16, 17, 43, 44, 45, 71, 72, 73, 99, 100, 101, 127, 128, 129]),
        // torch.arange(6).view((6,)).permute((0,)).narrow(0, 2, 2).narrow(0, 1, 1)
        case!(132, [6], [.permute::<Dims![0]>().narrow::<0, 2, 2>().narrow::<0, 1, 1>()],
            shape [1], stride [1], offset 3, elements [3]),
        // torch.arange(192).view((6, 4, 2, 4)).narrow(-1, 0, 4).view((1, 2, 96, 1))
        case!(133, [6, 4, 2, 4], [.narrow::<-1, 0, 4>().view::<Shape![1, 2, 96, 1]>()],
            shape [1, 2, 96, 1], stride [192, 96, 1, 1], offset 0, checksum 0x13854a7fb82e2165),
        // torch.arange(25).view((5, 5)).narrow(1, 4, 1).movedim(-2, 0).narrow(-2, 4, 1)
        case!(134, [5, 5], [.narrow::<1, 4, 1>().movedim::<-2, 0>().narrow::<-2, 4, 1>()],
            shape [1, 1], stride [5, 1], offset 24, elements [24]),
        // torch.arange(48).view((2, 6, 2, 1, 2)).view((-1,)).view((-1, 1)).expand((1, 6, 48, 6))
        case!(135, [2, 6, 2, 1, 2], [.view::<Shape![_]>().view::<Shape![_, 1]>().expand::<Shape![1, 6, 48, 6]>()],
            shape [1, 6, 48, 6], stride [0, 0, 1, 0], offset 0, checksum 0x9f39b67e887c5465),
        // torch.arange(320).view((4, 4, 5, 4)).squeeze(0).squeeze(-3).as_strided((2, 6, 2), (1, 2, 1), 287)
        case!(136, [4, 4, 5, 4], [.squeeze::<0>().squeeze::<-3>().as_strided::<Shape![2, 6, 2], Strides![1, 2, 1], 287>()],
            shape [2, 6, 2], stride [1, 2, 1], offset 287, checksum 0x816ac203f2df1ad),
        // torch.arange(20).view((5, 4))[-2:4].transpose(1, 0)
        case!(137, [5, 4], [.slice(s![-2..4]).transpose::<1, 0>()],
            shape [4, 1], stride [1, 4], offset 12, elements [12, 13, 14, 15]),
        // torch.arange(4).view((4, 1, 1)).view((1, 4)).t()
        case!(138, [4, 1, 1], [.view::<Shape![1, 4]>().t()],
            shape [4, 1], stride [1, 4], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(270).view((5, 3, 3, 6)).permute((2, 1, 0, 3)).narrow(1, 1, 1).view((-1, 5, 6))
        case!(139, [5, 3, 3, 6], [.permute::<Dims![2, 1, 0, 3]>().narrow::<1, 1, 1>().view::<Shape![_, 5, 6]>()],
            shape [3, 5, 6], stride [6, 54, 1], offset 18, checksum 0x7919bb540e5ab22a),
    ]
}

fn plain_7() -> Vec<Outcome> {
    vec![
        // torch.arange(36).view((1, 6, 3, 2)).permute((3, 0, 1, 2)).transpose(3, -2).view((2, 3, 6))
        case!(140, [1, 6, 3, 2], [.permute::<Dims![3, 0, 1, 2]>().transpose::<3, -2>().view::<Shape![2, 3, 6]>()],
            shape [2, 3, 6], stride [1, 2, 6], offset 0, checksum 0x6b1685903f38b087),
        // torch.arange(24).view((6, 4)).view((4, 6)).narrow(-1, 5, 1).squeeze(-1)
        case!(141, [6, 4], [.view::<Shape![4, 6]>().narrow::<-1, 5, 1>().squeeze::<-1>()],
            shape [4], stride [6], offset 5, elements [5, 11, 17, 23]),
        // torch.arange(36).view((1, 6, 6)).view((6, -1)).movedim(0, 1).view((3, 2, 1, 6)).movedim(-4, -3)
        case!(142, [1, 6, 6], [.view::<Shape![6, _]>().movedim::<0, 1>().view::<Shape![3, 2, 1, 6]>().movedim::<-4, -3>()],
            shape [2, 3, 1, 6], stride [1, 2, 36, 6], offset 0, checksum 0x6b1685903f38b087),
        // torch.arange(18).view((3, 2, 3))[:, 1:2:4, :].permute((1, 0, 2)).transpose(-1, 1)
        case!(143, [3, 2, 3], [.slice(s![.., 1..2;4, ..]).permute::<Dims![1, 0, 2]>().transpose::<-1, 1>()],
            shape [1, 3, 3], stride [12, 1, 6], offset 3, elements [3, 9, 15, 4, 10, 16, 5, 11, 17]),
        // torch.arange(144).view((6, 4, 6)).narrow(2, 5, 1).view((-1,)).view((6, -1))
        case!(144, [6, 4, 6], [.narrow::<2, 5, 1>().view::<Shape![_]>().view::<Shape![6, _]>()],
            shape [6, 4], stride [24, 6], offset 5, checksum 0x502cc1389c7d3775),
        // torch.arange(150).view((6, 5, 5)).movedim(1, -3).as_strided((2, 1, 5, 6), (2, 1, 2, 12), 11)[:, :]
        case!(145, [6, 5, 5], [.movedim::<1, -3>().as_strided::<Shape![2, 1, 5, 6], Strides![2, 1, 2, 12], 11>().slice(s![.., ..])],
            shape [2, 1, 5, 6], stride [2, 1, 2, 12], offset 11, checksum 0x9f19fe135805c77d),
        // torch.arange(72).view((3, 3, 2, 4)).transpose(2, 1).narrow(-3, 0, 2).narrow(-4, 1, 1).squeeze(0).as_strided((6, 3), (3, 2), 13)
        case!(146, [3, 3, 2, 4], [.transpose::<2, 1>().narrow::<-3, 0, 2>().narrow::<-4, 1, 1>().squeeze::<0>().as_strided::<Shape![6, 3], Strides![3, 2], 13>()],
            shape [6, 3], stride [3, 2], offset 13, checksum 0xf9da822aa25e8106),
        // torch.arange(18).view((3, 1, 1, 6)).expand((3, 3, 1, 6)).select(0, 2).squeeze(1)[1, 0::2].expand((4, 3, 3))
        case!(147, [3, 1, 1, 6], [.expand::<Shape![3, 3, 1, 6]>().select::<0, 2>().squeeze::<1>().slice(s![1, 0..;2]).expand::<Shape![4, 3, 3]>()],
            shape [4, 3, 3], stride [0, 0, 2], offset 12, checksum 0x7074eba55c107b25),
        // torch.arange(360).view((6, 3, 5, 4)).unsqueeze(-2).narrow(-4, 2, 1).narrow(-3, 1, 1).select(0, 2).expand((4, 1, 1, -1))
        case!(148, [6, 3, 5, 4], [.unsqueeze::<-2>().narrow::<-4, 2, 1>().narrow::<-3, 1, 1>().select::<0, 2>().expand::<Shape![4, 1, 1, _]>()],
            shape [4, 1, 1, 4], stride [0, 4, 4, 1], offset 164, elements [164, 165, 166, 167, 164, 165, 166, 167, 164, 165, 166, 167, 164, 165, 166, 167]),
        // torch.arange(8).view((2, 4)).select(1, 1)[:].unsqueeze(0).select(-2, 0)
        case!(149, [2, 4], [.select::<1, 1>().slice(s![..]).unsqueeze::<0>().select::<-2, 0>()],
            shape [2], stride [4], offset 1, elements [1, 5]),
        // torch.arange(6).view((2, 3)).t().select(0, 1)
        case!(150, [2, 3], [.t().select::<0, 1>()],
            shape [2], stride [3], offset 1, elements [1, 4]),
        // torch.arange(216).view((3, 6, 6, 2))[:, :-4:3][:].transpose(-2, 0)
        case!(151, [3, 6, 6, 2], [.slice(s![.., ..-4;3]).slice(s![..]).transpose::<-2, 0>()],
            shape [6, 1, 3, 2], stride [2, 36, 72, 1], offset 0, checksum 0x59dc4989896eb875),
        // torch.arange(3).view((1, 3)).t().transpose(0, -1).narrow(1, 0, 1).view(())
        case!(152, [1, 3], [.t().transpose::<0, -1>().narrow::<1, 0, 1>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(6).view((6, 1, 1)).select(1, 0).narrow(-2, 4, 1).view(()).expand((1,)).view(())
        case!(153, [6, 1, 1], [.select::<1, 0>().narrow::<-2, 4, 1>().view::<Shape![]>().expand::<Shape![1]>().view::<Shape![]>()],
            shape [], stride [], offset 4, elements [4]),
        // torch.arange(1).view(()).t().unsqueeze(0)[0].view((1,))
        case!(154, [], [.t().unsqueeze::<0>().slice(s![0]).view::<Shape![1]>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(16).view((1, 4, 1, 1, 4)).squeeze(2).narrow(-1, 3, 1)
        case!(155, [1, 4, 1, 1, 4], [.squeeze::<2>().narrow::<-1, 3, 1>()],
            shape [1, 4, 1, 1], stride [16, 4, 4, 1], offset 3, elements [3, 7, 11, 15]),
        // torch.arange(12).view((6, 2)).permute((-2, -1)).transpose(0, 0).flatten(1, 1).as_strided((6, 1), (0, 1), 3).view((6,))
        case!(156, [6, 2], [.permute::<Dims![-2, -1]>().transpose::<0, 0>().flatten::<1, 1>().as_strided::<Shape![6, 1], Strides![0, 1], 3>().view::<Shape![6]>()],
            shape [6], stride [0], offset 3, elements [3, 3, 3, 3, 3, 3]),
        // torch.arange(12).view((6, 1, 2)).transpose(1, 2).view((-1, 3, 1, 1, 2))
        case!(157, [6, 1, 2], [.transpose::<1, 2>().view::<Shape![_, 3, 1, 1, 2]>()],
            shape [2, 3, 1, 1, 2], stride [6, 2, 2, 2, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(24).view((4, 6, 1)).view((24, -1)).expand((24, 1)).expand((24, 2))[7:20:2, ::2]
        case!(158, [4, 6, 1], [.view::<Shape![24, _]>().expand::<Shape![24, 1]>().expand::<Shape![24, 2]>().slice(s![7..20;2, ..;2])],
            shape [7, 1], stride [2, 0], offset 7, elements [7, 9, 11, 13, 15, 17, 19]),
        // torch.arange(8).view((4, 2, 1))[:, :2:1, :].view((8,))[:].view((8, 1))
        case!(159, [4, 2, 1], [.slice(s![.., ..2;1, ..]).view::<Shape![8]>().slice(s![..]).view::<Shape![8, 1]>()],
            shape [8, 1], stride [1, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7]),
    ]
}

fn plain_8() -> Vec<Outcome> {
    vec![
        // torch.arange(48).view((2, 6, 2, 2)).movedim(1, 0)[:, :, 1][:, 1]
        case!(160, [2, 6, 2, 2], [.movedim::<1, 0>().slice(s![.., .., 1]).slice(s![.., 1])],
            shape [6, 2], stride [4, 1], offset 26, elements [26, 27, 30, 31, 34, 35, 38, 39, 42, 43, 46, 47]),
        // torch.arange(24).view((6, 1, 4)).permute((0, 1, -1)).narrow(-1, 3, 1).view((6,)).transpose(0, 0)
        case!(161, [6, 1, 4], [.permute::<Dims![0, 1, -1]>().narrow::<-1, 3, 1>().view::<Shape![6]>().transpose::<0, 0>()],
            shape [6], stride [4], offset 3, elements [3, 7, 11, 15, 19, 23]),
        // torch.arange(100).view((2, 2, 5, 5))[1, -1].select(0, 2)
        case!(162, [2, 2, 5, 5], [.slice(s![1, -1]).select::<0, 2>()],
            shape [5], stride [1], offset 85, elements [85, 86, 87, 88, 89]),
        // torch.arange(1).view((1,)).expand((4,)).expand((4, 4))[2:3:1]
        case!(163, [1], [.expand::<Shape![4]>().expand::<Shape![4, 4]>().slice(s![2..3;1])],
            shape [1, 4], stride [0, 0], offset 0, elements [0, 0, 0, 0]),
        // torch.arange(6).view((1, 6)).permute((0, 1)).expand((5, 1, 1, -1)).view((-1, 6, 1))
        case!(164, [1, 6], [.permute::<Dims![0, 1]>().expand::<Shape![5, 1, 1, _]>().view::<Shape![_, 6, 1]>()],
            shape [5, 6, 1], stride [0, 1, 1], offset 0, checksum 0x20a101c61f643a06),
        // torch.arange(8).view((4, 1, 2)).permute((1, 2, 0)).narrow(0, 0, 1)
        case!(165, [4, 1, 2], [.permute::<Dims![1, 2, 0]>().narrow::<0, 0, 1>()],
            shape [1, 2, 4], stride [2, 1, 2], offset 0, elements [0, 2, 4, 6, 1, 3, 5, 7]),
        // torch.arange(30).view((3, 2, 5)).as_strided((3, 5, 3), (3, 1, 2), 11).permute((0, 2, 1)).expand((1, 3, -1, 5))
        case!(166, [3, 2, 5], [.as_strided::<Shape![3, 5, 3], Strides![3, 1, 2], 11>().permute::<Dims![0, 2, 1]>().expand::<Shape![1, 3, _, 5]>()],
            shape [1, 3, 3, 5], stride [9, 3, 2, 1], offset 11, checksum 0x7e31114ba069e8c9),
        // torch.arange(240).view((6, 2, 4, 5)).view((-1,)).squeeze(-1).narrow(-1, 174, 66).unsqueeze(0).expand((1, 1, 66))
        case!(167, [6, 2, 4, 5], [.view::<Shape![_]>().squeeze::<-1>().narrow::<-1, 174, 66>().unsqueeze::<0>().expand::<Shape![1, 1, 66]>()],
            shape [1, 1, 66], stride [66, 66, 1], offset 174, checksum 0x646e622990ccb37a),
        // torch.arange(24).view((4, 1, 6)).expand((-1, -1, 6))[:, :, -3::2].squeeze(1).permute((1, 0))
        case!(168, [4, 1, 6], [.expand::<Shape![_, _, 6]>().slice(s![.., .., -3..;2]).squeeze::<1>().permute::<Dims![1, 0]>()],
            shape [2, 4], stride [2, 6], offset 3, elements [3, 9, 15, 21, 5, 11, 17, 23]),
        // torch.arange(30).view((5, 6)).select(-2, 2).expand((5, 6)).view((1, 5, 1, 6))
        case!(169, [5, 6], [.select::<-2, 2>().expand::<Shape![5, 6]>().view::<Shape![1, 5, 1, 6]>()],
            shape [1, 5, 1, 6], stride [0, 0, 6, 1], offset 12, checksum 0x91d00771698e1f6e),
        // torch.arange(2).view((1, 2)).unsqueeze(2).movedim(1, -1).narrow(-3, 0, 1).view((2,)).view((2, -1))
        case!(170, [1, 2], [.unsqueeze::<2>().movedim::<1, -1>().narrow::<-3, 0, 1>().view::<Shape![2]>().view::<Shape![2, _]>()],
            shape [2, 1], stride [1, 1], offset 0, elements [0, 1]),
        // torch.arange(72).view((3, 4, 6)).view((12, 6)).expand((1, 12, 6)).view((-1,)).view((36, 2))
        case!(171, [3, 4, 6], [.view::<Shape![12, 6]>().expand::<Shape![1, 12, 6]>().view::<Shape![_]>().view::<Shape![36, 2]>()],
            shape [36, 2], stride [2, 1], offset 0, checksum 0x48252b6b285e883d),
        // torch.arange(18).view((3, 3, 2)).as_strided((3,), (1,), 2).narrow(0, 2, 1).movedim(0, 0).view(())
        case!(172, [3, 3, 2], [.as_strided::<Shape![3], Strides![1], 2>().narrow::<0, 2, 1>().movedim::<0, 0>().view::<Shape![]>()],
            shape [], stride [], offset 4, elements [4]),
        // torch.arange(40).view((5, 2, 4)).permute((1, 2, 0)).view((-1, 5))
        case!(173, [5, 2, 4], [.permute::<Dims![1, 2, 0]>().view::<Shape![_, 5]>()],
            shape [8, 5], stride [1, 8], offset 0, checksum 0xf53d1847f129f005),
        // torch.arange(8).view((1, 4, 2)).flatten(-2, 2).as_strided((1, 1), (2, 1), 6).t().select(0, 0)
        case!(174, [1, 4, 2], [.flatten::<-2, 2>().as_strided::<Shape![1, 1], Strides![2, 1], 6>().t().select::<0, 0>()],
            shape [1], stride [2], offset 6, elements [6]),
        // torch.arange(180).view((1, 1, 6, 6, 5)).transpose(-4, -4).squeeze(1).permute((3, 0, 2, 1)).view((5, 1, 1, 3, -1, 6)).view((-1, 6, 6))
        case!(175, [1, 1, 6, 6, 5], [.transpose::<-4, -4>().squeeze::<1>().permute::<Dims![3, 0, 2, 1]>().view::<Shape![5, 1, 1, 3, _, 6]>().view::<Shape![_, 6, 6]>()],
            shape [5, 6, 6], stride [1, 5, 30], offset 0, checksum 0x332b12f357c8bafb),
        // torch.arange(3).view((3,)).squeeze(0).expand((3, 1, -1)).view((3, 3)).view((1, 3, 1, 3)).narrow(3, 1, 1)
        case!(176, [3], [.squeeze::<0>().expand::<Shape![3, 1, _]>().view::<Shape![3, 3]>().view::<Shape![1, 3, 1, 3]>().narrow::<3, 1, 1>()],
            shape [1, 3, 1, 1], stride [0, 0, 3, 1], offset 1, elements [1, 1, 1]),
        // torch.arange(1).view((1,)).narrow(-1, 0, 1).expand((-1,)).permute((-1,)).flatten(-1, 0)
        case!(177, [1], [.narrow::<-1, 0, 1>().expand::<Shape![_]>().permute::<Dims![-1]>().flatten::<-1, 0>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(60).view((3, 5, 4, 1)).squeeze(3)
        case!(178, [3, 5, 4, 1], [.squeeze::<3>()],
            shape [3, 5, 4], stride [20, 4, 1], offset 0, checksum 0x2a8c7ed8430bcee9),
        // torch.arange(18).view((2, 3, 3)).permute((1, 0, 2)).movedim(0, 1)[1:, ::7, ::1].flatten(2, 2)
        case!(179, [2, 3, 3], [.permute::<Dims![1, 0, 2]>().movedim::<0, 1>().slice(s![1.., ..;7, ..;1]).flatten::<2, 2>()],
            shape [1, 1, 3], stride [9, 21, 1], offset 9, elements [9, 10, 11]),
    ]
}

fn plain_9() -> Vec<Outcome> {
    vec![
        // torch.arange(36).view((3, 2, 6, 1)).squeeze(-1).expand((6, 6, 3, -1, 6)).select(3, 1).view((36, -1, 6))
        case!(180, [3, 2, 6, 1], [.squeeze::<-1>().expand::<Shape![6, 6, 3, _, 6]>().select::<3, 1>().view::<Shape![36, _, 6]>()],
            shape [36, 3, 6], stride [0, 12, 1], offset 6, checksum 0x192a285984dbb155),
        // torch.arange(225).view((1, 5, 5, 3, 3)).as_strided((2, 2, 2), (0, 2, 1), 58).transpose(0, -1).view((1, -1, 2, 2))
        case!(181, [1, 5, 5, 3, 3], [.as_strided::<Shape![2, 2, 2], Strides![0, 2, 1], 58>().transpose::<0, -1>().view::<Shape![1, _, 2, 2]>()],
            shape [1, 2, 2, 2], stride [2, 1, 2, 0], offset 58, elements [58, 58, 60, 60, 59, 59, 61, 61]),
        // torch.arange(8).view((2, 1, 1, 1, 4)).transpose(0, -4).select(3, 0).view((8,)).transpose(-1, 0)
        case!(182, [2, 1, 1, 1, 4], [.transpose::<0, -4>().select::<3, 0>().view::<Shape![8]>().transpose::<-1, 0>()],
            shape [8], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7]),
        // torch.arange(1).view((1, 1, 1)).view(()).expand((4, 3)).permute((0, 1)).narrow(1, 2, 1).t()
        case!(183, [1, 1, 1], [.view::<Shape![]>().expand::<Shape![4, 3]>().permute::<Dims![0, 1]>().narrow::<1, 2, 1>().t()],
            shape [1, 4], stride [0, 0], offset 0, elements [0, 0, 0, 0]),
        // torch.arange(6).view((6,)).narrow(-1, 2, 4).as_strided((3,), (0,), 2)[:]
        case!(184, [6], [.narrow::<-1, 2, 4>().as_strided::<Shape![3], Strides![0], 2>().slice(s![..])],
            shape [3], stride [0], offset 2, elements [2, 2, 2]),
        // torch.arange(24).view((6, 4)).movedim(1, 0).t()
        case!(185, [6, 4], [.movedim::<1, 0>().t()],
            shape [6, 4], stride [4, 1], offset 0, checksum 0x4d6366cf7d8aa54d),
        // torch.arange(6).view((6, 1, 1)).expand((6, 6, 6, 5)).transpose(-2, -3)[:, 3::7].narrow(-2, 5, 1).expand((6, 1, 3, 5))
        case!(186, [6, 1, 1], [.expand::<Shape![6, 6, 6, 5]>().transpose::<-2, -3>().slice(s![.., 3..;7]).narrow::<-2, 5, 1>().expand::<Shape![6, 1, 3, 5]>()],
            shape [6, 1, 3, 5], stride [0, 0, 0, 0], offset 5, checksum 0x51da9f1eaf0d7097),
        // torch.arange(54).view((3, 1, 3, 3, 2)).permute((2, 3, 4, 1, 0)).view((-1, 3))
        case!(187, [3, 1, 3, 3, 2], [.permute::<Dims![2, 3, 4, 1, 0]>().view::<Shape![_, 3]>()],
            shape [18, 3], stride [1, 18], offset 0, checksum 0x6410dffe48e61dbc),
        // torch.arange(6).view((6,)).narrow(0, 1, 5).expand((1, -1))
        case!(188, [6], [.narrow::<0, 1, 5>().expand::<Shape![1, _]>()],
            shape [1, 5], stride [5, 1], offset 1, elements [1, 2, 3, 4, 5]),
        // torch.arange(180).view((3, 5, 3, 1, 4)).select(-3, 1).view((15, 4))
        case!(189, [3, 5, 3, 1, 4], [.select::<-3, 1>().view::<Shape![15, 4]>()],
            shape [15, 4], stride [12, 1], offset 4, checksum 0xe6b0f7332b005ea9),
        // torch.arange(1).view(()).as_strided((6,), (0,), 0).t().narrow(-1, 5, 1).view(())
        case!(190, [], [.as_strided::<Shape![6], Strides![0], 0>().t().narrow::<-1, 5, 1>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(216).view((3, 1, 6, 3, 4)).narrow(1, 0, 1).movedim(3, 2).view((3, 3, 6, 4)).view((3, 3, 1, 2, 3, 4))
        case!(191, [3, 1, 6, 3, 4], [.narrow::<1, 0, 1>().movedim::<3, 2>().view::<Shape![3, 3, 6, 4]>().view::<Shape![3, 3, 1, 2, 3, 4]>()],
            shape [3, 3, 1, 2, 3, 4], stride [72, 4, 72, 36, 12, 1], offset 0, checksum 0x93c30bc18059584d),
        // torch.arange(5).view((5,)).unsqueeze(1).permute((0, -1))
        case!(192, [5], [.unsqueeze::<1>().permute::<Dims![0, -1]>()],
            shape [5, 1], stride [1, 1], offset 0, elements [0, 1, 2, 3, 4]),
        // torch.arange(180).view((6, 5, 6)).expand((3, 6, 5, -1)).unsqueeze(2).view((1, 1, 3, -1))
        case!(193, [6, 5, 6], [.expand::<Shape![3, 6, 5, _]>().unsqueeze::<2>().view::<Shape![1, 1, 3, _]>()],
            shape [1, 1, 3, 180], stride [0, 0, 0, 1], offset 0, checksum 0xbe7c29ff67aca759),
        // torch.arange(120).view((5, 3, 4, 2)).unsqueeze(1).transpose(-3, 3).transpose(2, 1).transpose(4, 2).movedim(1, -5)
        case!(194, [5, 3, 4, 2], [.unsqueeze::<1>().transpose::<-3, 3>().transpose::<2, 1>().transpose::<4, 2>().movedim::<1, -5>()],
            shape [4, 5, 2, 3, 1], stride [2, 24, 1, 8, 24], offset 0, checksum 0x34962a43ccc202fd),
        // torch.arange(96).view((4, 6, 4)).expand((6, 4, 6, 4)).view((6, 1, 2, 48)).unsqueeze(3)
        case!(195, [4, 6, 4], [.expand::<Shape![6, 4, 6, 4]>().view::<Shape![6, 1, 2, 48]>().unsqueeze::<3>()],
            shape [6, 1, 2, 1, 48], stride [0, 96, 48, 48, 1], offset 0, checksum 0x6ca0f0b8e3d2b665),
        // torch.arange(25).view((5, 5, 1, 1)).squeeze(-1).narrow(2, 0, 1).view((-1, 1))
        case!(196, [5, 5, 1, 1], [.squeeze::<-1>().narrow::<2, 0, 1>().view::<Shape![_, 1]>()],
            shape [25, 1], stride [1, 1], offset 0, checksum 0xa8d07925296ef6f),
        // torch.arange(360).view((2, 6, 6, 5)).view((-1, 45)).movedim(1, 0).view((1, 45, 4, 2))
        case!(197, [2, 6, 6, 5], [.view::<Shape![_, 45]>().movedim::<1, 0>().view::<Shape![1, 45, 4, 2]>()],
            shape [1, 45, 4, 2], stride [45, 1, 90, 45], offset 0, checksum 0xa37d517fb8eb2175),
        // torch.arange(10).view((5, 2)).squeeze(-1).flatten(-2, 1)
        case!(198, [5, 2], [.squeeze::<-1>().flatten::<-2, 1>()],
            shape [10], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
        // torch.arange(40).view((5, 4, 2)).expand((2, 5, 4, 2)).view((2, 10, 4))
        case!(199, [5, 4, 2], [.expand::<Shape![2, 5, 4, 2]>().view::<Shape![2, 10, 4]>()],
            shape [2, 10, 4], stride [0, 4, 1], offset 0, checksum 0x53784c3cc8f04d55),
    ]
}

fn plain_10() -> Vec<Outcome> {
    vec![
        // torch.arange(90).view((6, 3, 1, 5)).movedim(3, -2).view((90,)).select(0, 83).expand((5,))
        case!(200, [6, 3, 1, 5], [.movedim::<3, -2>().view::<Shape![90]>().select::<0, 83>().expand::<Shape![5]>()],
            shape [5], stride [0], offset 83, elements [83, 83, 83, 83, 83]),
        // torch.arange(4).view((4, 1)).squeeze(1).view((1, 4)).view((-1,)).narrow(0, 1, 3).view((3,))
        case!(201, [4, 1], [.squeeze::<1>().view::<Shape![1, 4]>().view::<Shape![_]>().narrow::<0, 1, 3>().view::<Shape![3]>()],
            shape [3], stride [1], offset 1, elements [1, 2, 3]),
        // torch.arange(360).view((5, 1, 6, 2, 6)).narrow(2, 1, 3).view((5, -1, 2))[0:5, :, ::2].narrow(0, 2, 3).view((1, 3, 1, -1, 2))
        case!(202, [5, 1, 6, 2, 6], [.narrow::<2, 1, 3>().view::<Shape![5, _, 2]>().slice(s![0..5, .., ..;2]).narrow::<0, 2, 3>().view::<Shape![1, 3, 1, _, 2]>()],
            shape [1, 3, 1, 9, 2], stride [216, 72, 36, 4, 2], offset 156, checksum 0xfdda8dcca3d5583f),
        // torch.arange(48).view((3, 4, 4)).permute((0, 2, 1)).unsqueeze(3).view((3, 1, 4, 2, 2, -1)).view((3, 4, 1, 1, 4))
        case!(203, [3, 4, 4], [.permute::<Dims![0, 2, 1]>().unsqueeze::<3>().view::<Shape![3, 1, 4, 2, 2, _]>().view::<Shape![3, 4, 1, 1, 4]>()],
            shape [3, 4, 1, 1, 4], stride [16, 1, 16, 16, 4], offset 0, checksum 0xbd2b19b15d6f9385),
        // torch.arange(1).view((1, 1)).transpose(-2, 1).expand((3, 3, 1)).transpose(0, 1)[-3, 0].expand((3, 4))
        case!(204, [1, 1], [.transpose::<-2, 1>().expand::<Shape![3, 3, 1]>().transpose::<0, 1>().slice(s![-3, 0]).expand::<Shape![3, 4]>()],
            shape [3, 4], stride [0, 0], offset 0, elements [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
        // torch.arange(12).view((3, 4, 1)).squeeze(2)
        case!(205, [3, 4, 1], [.squeeze::<2>()],
            shape [3, 4], stride [4, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(144).view((6, 4, 2, 3)).select(1, 2).expand((6, 6, 2, 3))[0, -3:-2:7][-1, 0, :]
        case!(206, [6, 4, 2, 3], [.select::<1, 2>().expand::<Shape![6, 6, 2, 3]>().slice(s![0, -3..-2;7]).slice(s![-1, 0, ..])],
            shape [3], stride [1], offset 84, elements [84, 85, 86]),
        // torch.arange(12).view((1, 4, 3, 1))[:, -4, 0][:, 0:][::3][:1]
        case!(207, [1, 4, 3, 1], [.slice(s![.., -4, 0]).slice(s![.., 0..]).slice(s![..;3]).slice(s![..1])],
            shape [1, 1], stride [36, 1], offset 0, elements [0]),
        // torch.arange(3).view((3,)).expand((1, -1)).view((3,))[1:2:2].squeeze(0)
        case!(208, [3], [.expand::<Shape![1, _]>().view::<Shape![3]>().slice(s![1..2;2]).squeeze::<0>()],
            shape [], stride [], offset 1, elements [1]),
        // torch.arange(5).view((5,)).expand((3, -1)).narrow(1, 4, 1).view((-1,))
        case!(209, [5], [.expand::<Shape![3, _]>().narrow::<1, 4, 1>().view::<Shape![_]>()],
            shape [3], stride [0], offset 4, elements [4, 4, 4]),
        // torch.arange(24).view((2, 3, 4)).select(-3, 0).view((12,)).unsqueeze(0).as_strided((), (), 21).unsqueeze(-1)
        case!(210, [2, 3, 4], [.select::<-3, 0>().view::<Shape![12]>().unsqueeze::<0>().as_strided::<Shape![], Strides![], 21>().unsqueeze::<-1>()],
            shape [1], stride [1], offset 21, elements [21]),
        // torch.arange(6).view((6,)).t().flatten(0, 0)
        case!(211, [6], [.t().flatten::<0, 0>()],
            shape [6], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(48).view((4, 6, 2)).narrow(1, 4, 2)
        case!(212, [4, 6, 2], [.narrow::<1, 4, 2>()],
            shape [4, 2, 2], stride [12, 2, 1], offset 8, elements [8, 9, 10, 11, 20, 21, 22, 23, 32, 33, 34, 35, 44, 45, 46, 47]),
        // torch.arange(8).view((4, 2, 1))[3:, 1, ::7].unsqueeze(-3).permute((-1, 1, 0))
        case!(213, [4, 2, 1], [.slice(s![3.., 1, ..;7]).unsqueeze::<-3>().permute::<Dims![-1, 1, 0]>()],
            shape [1, 1, 1], stride [7, 2, 2], offset 7, elements [7]),
        // torch.arange(36).view((3, 3, 4)).view((36,)).transpose(0, 0)
        case!(214, [3, 3, 4], [.view::<Shape![36]>().transpose::<0, 0>()],
            shape [36], stride [1], offset 0, checksum 0xa5c9b354237a1bf1),
        // torch.arange(96).view((4, 4, 6)).view((96,)).select(0, 95).t().view((1,))
        case!(215, [4, 4, 6], [.view::<Shape![96]>().select::<0, 95>().t().view::<Shape![1]>()],
            shape [1], stride [1], offset 95, elements [95]),
        // torch.arange(200).view((1, 4, 2, 5, 5)).transpose(2, 0).select(4, 3).expand((2, -1, 4, 5)).squeeze(0).view((2, 1, 4, 4, -1))
        case!(216, [1, 4, 2, 5, 5], [.transpose::<2, 0>().select::<4, 3>().expand::<Shape![2, _, 4, 5]>().squeeze::<0>().view::<Shape![2, 1, 4, 4, _]>()],
            shape [2, 1, 4, 4, 5], stride [25, 200, 50, 0, 5], offset 3, checksum 0x98a01cc927ee9205),
        // torch.arange(12).view((3, 4)).squeeze(-2).permute((-2, 1)).view((-1,)).squeeze(0).view((3, 4))
        case!(217, [3, 4], [.squeeze::<-2>().permute::<Dims![-2, 1]>().view::<Shape![_]>().squeeze::<0>().view::<Shape![3, 4]>()],
            shape [3, 4], stride [4, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(5).view((5,)).permute((0,)).permute((0,)).unsqueeze(-2)
        case!(218, [5], [.permute::<Dims![0]>().permute::<Dims![0]>().unsqueeze::<-2>()],
            shape [1, 5], stride [5, 1], offset 0, elements [0, 1, 2, 3, 4]),
        // torch.arange(90).view((6, 3, 5)).squeeze(2).flatten(-3, 2).expand((5, -1)).squeeze(0)
        case!(219, [6, 3, 5], [.squeeze::<2>().flatten::<-3, 2>().expand::<Shape![5, _]>().squeeze::<0>()],
            shape [5, 90], stride [0, 1], offset 0, checksum 0x86806b75678cd792),
    ]
}

fn plain_11() -> Vec<Outcome> {
    vec![
        // torch.arange(6).view((1, 1, 6)).narrow(2, 2, 1)
        case!(220, [1, 1, 6], [.narrow::<2, 2, 1>()],
            shape [1, 1, 1], stride [6, 6, 1], offset 2, elements [2]),
        // torch.arange(144).view((6, 4, 6)).unsqueeze(1).flatten(1, 2).expand((4, 4, -1, -1, 6)).view((4, 4, 1, 144))
        case!(221, [6, 4, 6], [.unsqueeze::<1>().flatten::<1, 2>().expand::<Shape![4, 4, _, _, 6]>().view::<Shape![4, 4, 1, 144]>()],
            shape [4, 4, 1, 144], stride [0, 0, 144, 1], offset 0, checksum 0x79d25ceb2973f025),
        // torch.arange(3).view((3,)).expand((4, 4, 3)).movedim(0, 2).flatten(0, 0).flatten(-2, -2)
        case!(222, [3], [.expand::<Shape![4, 4, 3]>().movedim::<0, 2>().flatten::<0, 0>().flatten::<-2, -2>()],
            shape [4, 3, 4], stride [0, 1, 0], offset 0, checksum 0x2a8c005d251c4db5),
        // torch.arange(6).view((6, 1)).view((-1,)).t().permute((0,))
        case!(223, [6, 1], [.view::<Shape![_]>().t().permute::<Dims![0]>()],
            shape [6], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(48).view((4, 2, 6)).select(0, 3).t()[3, -2].expand((1,)).permute((-1,))
        case!(224, [4, 2, 6], [.select::<0, 3>().t().slice(s![3, -2]).expand::<Shape![1]>().permute::<Dims![-1]>()],
            shape [1], stride [0], offset 39, elements [39]),
        // torch.arange(6).view((3, 2, 1)).transpose(-1, 0)
        case!(225, [3, 2, 1], [.transpose::<-1, 0>()],
            shape [1, 2, 3], stride [1, 1, 2], offset 0, elements [0, 2, 4, 1, 3, 5]),
        // torch.arange(24).view((6, 1, 4)).permute((1, 0, 2)).narrow(-3, 0, 1).movedim(-1, 0)
        case!(226, [6, 1, 4], [.permute::<Dims![1, 0, 2]>().narrow::<-3, 0, 1>().movedim::<-1, 0>()],
            shape [4, 1, 6], stride [1, 4, 4], offset 0, checksum 0x788cafa06ba7161d),
        // torch.arange(50).view((5, 2, 5)).expand((3, -1, 2, 5))[-1:3:2, 0::2, :, :]
        case!(227, [5, 2, 5], [.expand::<Shape![3, _, 2, 5]>().slice(s![-1..3;2, 0..;2, .., ..])],
            shape [1, 3, 2, 5], stride [0, 20, 5, 1], offset 0, checksum 0xeefc62b6b439a5da),
        // torch.arange(360).view((3, 4, 5, 6, 1)).squeeze(4)[0].permute((2, 1, 0)).expand((4, 6, -1, 5, 4)).view((6, 2, 2, 6, 5, 4))
        case!(228, [3, 4, 5, 6, 1], [.squeeze::<4>().slice(s![0]).permute::<Dims![2, 1, 0]>().expand::<Shape![4, 6, _, 5, 4]>().view::<Shape![6, 2, 2, 6, 5, 4]>()],
            shape [6, 2, 2, 6, 5, 4], stride [0, 0, 0, 1, 6, 30], offset 0, checksum 0xd60f567f43b21725),
        // torch.arange(20).view((1, 4, 1, 5)).flatten(0, -3).narrow(2, 1, 3).permute((-2, 2, -3)).view((3, 4))
        case!(229, [1, 4, 1, 5], [.flatten::<0, -3>().narrow::<2, 1, 3>().permute::<Dims![-2, 2, -3]>().view::<Shape![3, 4]>()],
            shape [3, 4], stride [1, 5], offset 1, elements [1, 6, 11, 16, 2, 7, 12, 17, 3, 8, 13, 18]),
        // torch.arange(90).view((3, 1, 1, 5, 6))[:, 0, :1, :].view((90,))
        case!(230, [3, 1, 1, 5, 6], [.slice(s![.., 0, ..1, ..]).view::<Shape![90]>()],
            shape [90], stride [1], offset 0, checksum 0x32314a03a0f5fb42),
        // torch.arange(1).view(()).as_strided((1, 1, 1), (4, 1, 1), 0).permute((1, 2, -3)).view(())
        case!(231, [], [.as_strided::<Shape![1, 1, 1], Strides![4, 1, 1], 0>().permute::<Dims![1, 2, -3]>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(48).view((1, 4, 2, 6)).flatten(-2, 3).expand((6, -1, 12)).permute((1, 0, 2)).select(0, 0)
        case!(232, [1, 4, 2, 6], [.flatten::<-2, 3>().expand::<Shape![6, _, 12]>().permute::<Dims![1, 0, 2]>().select::<0, 0>()],
            shape [6, 12], stride [0, 1], offset 0, checksum 0x562ada58074bb15d),
        // torch.arange(24).view((4, 2, 3))[2].view((3, 2)).squeeze(1)
        case!(233, [4, 2, 3], [.slice(s![2]).view::<Shape![3, 2]>().squeeze::<1>()],
            shape [3, 2], stride [2, 1], offset 12, elements [12, 13, 14, 15, 16, 17]),
        // torch.arange(4).view((4, 1)).view((4,)).narrow(0, 0, 2)[:].squeeze(-1).narrow(0, 1, 1)
        case!(234, [4, 1], [.view::<Shape![4]>().narrow::<0, 0, 2>().slice(s![..]).squeeze::<-1>().narrow::<0, 1, 1>()],
            shape [1], stride [1], offset 1, elements [1]),
        // torch.arange(50).view((2, 5, 5)).transpose(2, 1).narrow(-2, 3, 2).expand((1, 2, -1, 5)).expand((6, 1, 4, -1, -1, -1)).permute((3, 4, 1, 0, 2, 5))
        case!(235, [2, 5, 5], [.transpose::<2, 1>().narrow::<-2, 3, 2>().expand::<Shape![1, 2, _, 5]>().expand::<Shape![6, 1, 4, _, _, _]>().permute::<Dims![3, 4, 1, 0, 2, 5]>()],
            shape [2, 2, 1, 6, 4, 5], stride [25, 1, 0, 0, 0, 5], offset 3, checksum 0x6fb3fe0f8e0be415),
        // torch.arange(10).view((5, 2)).transpose(1, 0).narrow(-1, 2, 3).view((2, -1))
        case!(236, [5, 2], [.transpose::<1, 0>().narrow::<-1, 2, 3>().view::<Shape![2, _]>()],
            shape [2, 3], stride [1, 2], offset 4, elements [4, 6, 8, 5, 7, 9]),
        // torch.arange(300).view((2, 5, 6, 1, 5)).permute((-2, 4, 2, -5, 1)).expand((1, 5, -1, 2, -1)).select(-3, 4).unsqueeze(4)
        case!(237, [2, 5, 6, 1, 5], [.permute::<Dims![-2, 4, 2, -5, 1]>().expand::<Shape![1, 5, _, 2, _]>().select::<-3, 4>().unsqueeze::<4>()],
            shape [1, 5, 2, 5, 1], stride [5, 1, 150, 30, 1], offset 20, checksum 0x40bd479e55d4563),
        // torch.arange(10).view((5, 2)).as_strided((1,), (3,), 2).t().view(()).expand((2, 1)).permute((1, 0))
        case!(238, [5, 2], [.as_strided::<Shape![1], Strides![3], 2>().t().view::<Shape![]>().expand::<Shape![2, 1]>().permute::<Dims![1, 0]>()],
            shape [1, 2], stride [0, 0], offset 2, elements [2, 2]),
        // torch.arange(3).view((1, 1, 3)).expand((5, 2, 3)).narrow(-2, 0, 1).permute((0, 1, 2))
        case!(239, [1, 1, 3], [.expand::<Shape![5, 2, 3]>().narrow::<-2, 0, 1>().permute::<Dims![0, 1, 2]>()],
            shape [5, 1, 3], stride [0, 0, 1], offset 0, elements [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]),
    ]
}

fn plain_12() -> Vec<Outcome> {
    vec![
        // torch.arange(32).view((2, 4, 4, 1)).view((8, 4)).view((8, 2, 1, 2))[6:7:4, ::3].view((2, -1))
        case!(240, [2, 4, 4, 1], [.view::<Shape![8, 4]>().view::<Shape![8, 2, 1, 2]>().slice(s![6..7;4, ..;3]).view::<Shape![2, _]>()],
            shape [2, 1], stride [1, 1], offset 24, elements [24, 25]),
        // torch.arange(240).view((6, 4, 5, 2)).expand((1, 6, -1, 5, -1)).narrow(3, 3, 1).view((-1, 2)).transpose(0, 0).view((6, 4, 2))
        case!(241, [6, 4, 5, 2], [.expand::<Shape![1, 6, _, 5, _]>().narrow::<3, 3, 1>().view::<Shape![_, 2]>().transpose::<0, 0>().view::<Shape![6, 4, 2]>()],
            shape [6, 4, 2], stride [40, 10, 1], offset 6, checksum 0x6d045799cdfdf785),
        // torch.arange(96).view((4, 2, 1, 3, 4)).transpose(-2, 1).flatten(3, 3).as_strided((5, 2, 4), (3, 9, 3), 36)
        case!(242, [4, 2, 1, 3, 4], [.transpose::<-2, 1>().flatten::<3, 3>().as_strided::<Shape![5, 2, 4], Strides![3, 9, 3], 36>()],
            shape [5, 2, 4], stride [3, 9, 3], offset 36, checksum 0xd031963c35cc4da5),
        // torch.arange(6).view((6,)).t().expand((6, 6)).narrow(1, 5, 1).view((6,))
        case!(243, [6], [.t().expand::<Shape![6, 6]>().narrow::<1, 5, 1>().view::<Shape![6]>()],
            shape [6], stride [0], offset 5, elements [5, 5, 5, 5, 5, 5]),
        // torch.arange(15).view((5, 1, 3)).permute((1, 0, 2))[:, ::1, 2].expand((4, -1)).permute((1, 0))[::3, :]
        case!(244, [5, 1, 3], [.permute::<Dims![1, 0, 2]>().slice(s![.., ..;1, 2]).expand::<Shape![4, _]>().permute::<Dims![1, 0]>().slice(s![..;3, ..])],
            shape [2, 4], stride [9, 0], offset 2, elements [2, 2, 2, 2, 11, 11, 11, 11]),
        // torch.arange(240).view((6, 5, 4, 2)).flatten(0, -3).select(-3, 17)
        case!(245, [6, 5, 4, 2], [.flatten::<0, -3>().select::<-3, 17>()],
            shape [4, 2], stride [2, 1], offset 136, elements [136, 137, 138, 139, 140, 141, 142, 143]),
        // torch.arange(2).view((2, 1, 1, 1))[0:2, :].expand((1, 5, 2, -1, 3, 5)).narrow(1, 2, 2)
        case!(246, [2, 1, 1, 1], [.slice(s![0..2, ..]).expand::<Shape![1, 5, 2, _, 3, 5]>().narrow::<1, 2, 2>()],
            shape [1, 2, 2, 1, 3, 5], stride [0, 0, 1, 1, 0, 0], offset 0, checksum 0xb32e7eb89a7bd73d),
        // torch.arange(100).view((5, 1, 5, 2, 1, 2)).permute((1, 3, 0, 2, 5, 4)).select(4, 1).narrow(0, 0, 1)
        case!(247, [5, 1, 5, 2, 1, 2], [.permute::<Dims![1, 3, 0, 2, 5, 4]>().select::<4, 1>().narrow::<0, 0, 1>()],
            shape [1, 2, 5, 5, 1], stride [20, 2, 20, 4, 2], offset 1, checksum 0x64257c0776f7557d),
        // torch.arange(144).view((2, 2, 1, 2, 3, 6)).transpose(-1, 5).view((3, 48))[::7].view((6, 8))
        case!(248, [2, 2, 1, 2, 3, 6], [.transpose::<-1, 5>().view::<Shape![3, 48]>().slice(s![..;7]).view::<Shape![6, 8]>()],
            shape [6, 8], stride [8, 1], offset 0, checksum 0xdd7a5e9540df1b95),
        // torch.arange(12).view((1, 4, 3)).narrow(-3, 0, 1).squeeze(0)[3, :].t().narrow(0, 2, 1)
        case!(249, [1, 4, 3], [.narrow::<-3, 0, 1>().squeeze::<0>().slice(s![3, ..]).t().narrow::<0, 2, 1>()],
            shape [1], stride [1], offset 11, elements [11]),
        // torch.arange(24).view((6, 4)).transpose(0, -1).narrow(1, 1, 1)[:, ::7].view((4,))
        case!(250, [6, 4], [.transpose::<0, -1>().narrow::<1, 1, 1>().slice(s![.., ..;7]).view::<Shape![4]>()],
            shape [4], stride [1], offset 4, elements [4, 5, 6, 7]),
        // torch.arange(60).view((2, 6, 1, 5)).unsqueeze(-4).transpose(4, 3)[1:2:1, ::3, 3].unsqueeze(2)
        case!(251, [2, 6, 1, 5], [.unsqueeze::<-4>().transpose::<4, 3>().slice(s![1..2;1, ..;3, 3]).unsqueeze::<2>()],
            shape [1, 1, 1, 5, 1], stride [30, 90, 5, 1, 5], offset 45, elements [45, 46, 47, 48, 49]),
        // torch.arange(125).view((1, 5, 5, 5)).unsqueeze(4).select(4, 0)[::2].narrow(2, 3, 1)
        case!(252, [1, 5, 5, 5], [.unsqueeze::<4>().select::<4, 0>().slice(s![..;2]).narrow::<2, 3, 1>()],
            shape [1, 5, 1, 5], stride [250, 25, 5, 1], offset 15, checksum 0x4b1bab2e7fd3d24e),
        // torch.arange(10).view((5, 2)).view((10,))
        case!(253, [5, 2], [.view::<Shape![10]>()],
            shape [10], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
        // torch.arange(60).view((3, 1, 1, 5, 2, 2))[-1][0].view((20,))
        case!(254, [3, 1, 1, 5, 2, 2], [.slice(s![-1]).slice(s![0]).view::<Shape![20]>()],
            shape [20], stride [1], offset 40, checksum 0x13cfc0bb57570031),
        // torch.arange(8).view((4, 2)).unsqueeze(-1).narrow(0, 0, 1).unsqueeze(3)
        case!(255, [4, 2], [.unsqueeze::<-1>().narrow::<0, 0, 1>().unsqueeze::<3>()],
            shape [1, 2, 1, 1], stride [2, 1, 1, 1], offset 0, elements [0, 1]),
        // torch.arange(36).view((6, 3, 2, 1)).transpose(-1, -4)[::4, :2:2, ::2, 2].squeeze(0).as_strided((3, 2, 2), (10, 3, 1), 2)[1::1, 1::2]
        case!(256, [6, 3, 2, 1], [.transpose::<-1, -4>().slice(s![..;4, ..2;2, ..;2, 2]).squeeze::<0>().as_strided::<Shape![3, 2, 2], Strides![10, 3, 1], 2>().slice(s![1..;1, 1..;2])],
            shape [2, 1, 2], stride [10, 6, 1], offset 15, elements [15, 16, 25, 26]),
        // torch.arange(180).view((5, 6, 6, 1)).flatten(2, -1).expand((1, -1, 6, 6)).flatten(2, 2).permute((0, 3, 1, 2))
        case!(257, [5, 6, 6, 1], [.flatten::<2, -1>().expand::<Shape![1, _, 6, 6]>().flatten::<2, 2>().permute::<Dims![0, 3, 1, 2]>()],
            shape [1, 6, 5, 6], stride [180, 1, 36, 6], offset 0, checksum 0xf88a5e61d5cd14c3),
        // torch.arange(150).view((6, 5, 5))[:, :, -3].as_strided((5, 1, 6, 5), (1, 0, 2, 2), 95).view((5, 3, 2, 5)).permute((1, 3, 2, 0))
        case!(258, [6, 5, 5], [.slice(s![.., .., -3]).as_strided::<Shape![5, 1, 6, 5], Strides![1, 0, 2, 2], 95>().view::<Shape![5, 3, 2, 5]>().permute::<Dims![1, 3, 2, 0]>()],
            shape [3, 5, 2, 5], stride [4, 2, 2, 1], offset 95, checksum 0x54c54f5698b3c125),
        // torch.arange(8).view((4, 2)).narrow(1, 1, 1).transpose(-2, -1).squeeze(0).t()
        case!(259, [4, 2], [.narrow::<1, 1, 1>().transpose::<-2, -1>().squeeze::<0>().t()],
            shape [4], stride [2], offset 1, elements [1, 3, 5, 7]),
    ]
}

fn plain_13() -> Vec<Outcome> {
    vec![
        // torch.arange(4).view((1, 4)).permute((-1, 0)).t().view((-1,))
        case!(260, [1, 4], [.permute::<Dims![-1, 0]>().t().view::<Shape![_]>()],
            shape [4], stride [1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(80).view((4, 5, 4)).squeeze(-1).movedim(0, -1).transpose(0, 1).view((2, 2, -1, 4))
        case!(261, [4, 5, 4], [.squeeze::<-1>().movedim::<0, -1>().transpose::<0, 1>().view::<Shape![2, 2, _, 4]>()],
            shape [2, 2, 5, 4], stride [2, 1, 4, 20], offset 0, checksum 0x241b4cd5e78e47e5),
        // torch.arange(8).view((4, 2)).select(-2, 1).transpose(-1, 0).unsqueeze(1)[-2:1:1]
        case!(262, [4, 2], [.select::<-2, 1>().transpose::<-1, 0>().unsqueeze::<1>().slice(s![-2..1;1])],
            shape [1, 1], stride [1, 1], offset 2, elements [2]),
        // torch.arange(6).view((6, 1, 1)).narrow(2, 0, 1).flatten(-2, 2).select(-1, 0).permute((-1,)).as_strided((2, 1), (1, 1), 4)
        case!(263, [6, 1, 1], [.narrow::<2, 0, 1>().flatten::<-2, 2>().select::<-1, 0>().permute::<Dims![-1]>().as_strided::<Shape![2, 1], Strides![1, 1], 4>()],
            shape [2, 1], stride [1, 1], offset 4, elements [4, 5]),
        // torch.arange(40).view((2, 2, 2, 1, 5)).unsqueeze(3).permute((5, 4, 3, 2, 1, 0)).view((5, 1, 2, 2, 2)).expand((5, 6, -1, 2, 2))
        case!(264, [2, 2, 2, 1, 5], [.unsqueeze::<3>().permute::<Dims![5, 4, 3, 2, 1, 0]>().view::<Shape![5, 1, 2, 2, 2]>().expand::<Shape![5, 6, _, 2, 2]>()],
            shape [5, 6, 2, 2, 2], stride [1, 0, 5, 10, 20], offset 0, checksum 0x6555320e7f006b5),
        // torch.arange(30).view((2, 1, 5, 3)).transpose(-3, 3).permute((3, 0, 1, 2)).unsqueeze(0).as_strided((1,), (1,), 14)
        case!(265, [2, 1, 5, 3], [.transpose::<-3, 3>().permute::<Dims![3, 0, 1, 2]>().unsqueeze::<0>().as_strided::<Shape![1], Strides![1], 14>()],
            shape [1], stride [1], offset 14, elements [14]),
        // torch.arange(2).view((2,)).unsqueeze(1).narrow(-1, 0, 1).narrow(0, 1, 1).select(-1, 0).view(())
        case!(266, [2], [.unsqueeze::<1>().narrow::<-1, 0, 1>().narrow::<0, 1, 1>().select::<-1, 0>().view::<Shape![]>()],
            shape [], stride [], offset 1, elements [1]),
        // torch.arange(12).view((1, 2, 6)).view((12,)).select(0, 5).t().unsqueeze(0)
        case!(267, [1, 2, 6], [.view::<Shape![12]>().select::<0, 5>().t().unsqueeze::<0>()],
            shape [1], stride [1], offset 5, elements [5]),
        // torch.arange(300).view((3, 5, 5, 1, 4)).flatten(2, 3).view((3, 100))
        case!(268, [3, 5, 5, 1, 4], [.flatten::<2, 3>().view::<Shape![3, 100]>()],
            shape [3, 100], stride [100, 1], offset 0, checksum 0xf90bc44125dc3a99),
        // torch.arange(6).view((1, 3, 2)).select(-2, 1)
        case!(269, [1, 3, 2], [.select::<-2, 1>()],
            shape [1, 2], stride [6, 1], offset 2, elements [2, 3]),
        // torch.arange(48).view((2, 4, 6)).view((-1, 12))
        case!(270, [2, 4, 6], [.view::<Shape![_, 12]>()],
            shape [4, 12], stride [12, 1], offset 0, checksum 0xdd7a5e9540df1b95),
        // torch.arange(72).view((2, 2, 6, 1, 3)).unsqueeze(-5).select(1, 0)[0:2]
        case!(271, [2, 2, 6, 1, 3], [.unsqueeze::<-5>().select::<1, 0>().slice(s![0..2])],
            shape [2, 2, 6, 1, 3], stride [36, 18, 3, 3, 1], offset 0, checksum 0x48252b6b285e883d),
        // torch.arange(48).view((3, 2, 4, 2, 1)).unsqueeze(-6).narrow(-1, 0, 1).view((12, 4)).view((1, 48))
        case!(272, [3, 2, 4, 2, 1], [.unsqueeze::<-6>().narrow::<-1, 0, 1>().view::<Shape![12, 4]>().view::<Shape![1, 48]>()],
            shape [1, 48], stride [48, 1], offset 0, checksum 0xdd7a5e9540df1b95),
        // torch.arange(18).view((1, 3, 6, 1))[::4].view((1, 18))
        case!(273, [1, 3, 6, 1], [.slice(s![..;4]).view::<Shape![1, 18]>()],
            shape [1, 18], stride [18, 1], offset 0, checksum 0xc78915cc56d9314a),
        // torch.arange(4).view((4,)).transpose(-1, 0).unsqueeze(0).as_strided((1, 1), (11, 1), 2)
        case!(274, [4], [.transpose::<-1, 0>().unsqueeze::<0>().as_strided::<Shape![1, 1], Strides![11, 1], 2>()],
            shape [1, 1], stride [11, 1], offset 2, elements [2]),
        // torch.arange(5).view((5,)).select(0, 3).unsqueeze(-1).expand((1, 4)).narrow(0, 0, 1).view((4,))
        case!(275, [5], [.select::<0, 3>().unsqueeze::<-1>().expand::<Shape![1, 4]>().narrow::<0, 0, 1>().view::<Shape![4]>()],
            shape [4], stride [0], offset 3, elements [3, 3, 3, 3]),
        // torch.arange(6).view((1, 1, 6)).expand((6, 6, -1)).narrow(-1, 5, 1).view((6, 6))
        case!(276, [1, 1, 6], [.expand::<Shape![6, 6, _]>().narrow::<-1, 5, 1>().view::<Shape![6, 6]>()],
            shape [6, 6], stride [0, 0], offset 5, checksum 0x6934213b23b46031),
        // torch.arange(18).view((6, 3)).permute((1, 0))[1, 3:5:4].as_strided((), (), 2).expand((1,))
        case!(277, [6, 3], [.permute::<Dims![1, 0]>().slice(s![1, 3..5;4]).as_strided::<Shape![], Strides![], 2>().expand::<Shape![1]>()],
            shape [1], stride [0], offset 2, elements [2]),
        // torch.arange(216).view((4, 3, 6, 3)).expand((4, 4, -1, 6, -1)).permute((-5, 4, -3, 3, 1)).narrow(-5, 0, 4).select(0, 1)
        case!(278, [4, 3, 6, 3], [.expand::<Shape![4, 4, _, 6, _]>().permute::<Dims![-5, 4, -3, 3, 1]>().narrow::<-5, 0, 4>().select::<0, 1>()],
            shape [3, 3, 6, 4], stride [1, 18, 3, 54], offset 0, checksum 0xdc429554d307a3b5),
        // torch.arange(36).view((6, 2, 3)).unsqueeze(1).movedim(-1, 2).select(-4, 4).select(2, 1)
        case!(279, [6, 2, 3], [.unsqueeze::<1>().movedim::<-1, 2>().select::<-4, 4>().select::<2, 1>()],
            shape [1, 3], stride [6, 1], offset 27, elements [27, 28, 29]),
    ]
}

fn plain_14() -> Vec<Outcome> {
    vec![
        // torch.arange(72).view((4, 6, 3)).transpose(2, 1).view((2, -1, 3, 6))
        case!(280, [4, 6, 3], [.transpose::<2, 1>().view::<Shape![2, _, 3, 6]>()],
            shape [2, 2, 3, 6], stride [36, 18, 1, 3], offset 0, checksum 0x6edfe18d854428a5),
        // torch.arange(30).view((3, 1, 2, 5)).permute((1, 2, -1, -4)).movedim(2, -3).view((5, 2, -1))
        case!(281, [3, 1, 2, 5], [.permute::<Dims![1, 2, -1, -4]>().movedim::<2, -3>().view::<Shape![5, 2, _]>()],
            shape [5, 2, 3], stride [1, 5, 10], offset 0, checksum 0xaec404ad50b79ee4),
        // torch.arange(12).view((6, 2)).expand((1, 6, -1)).movedim(-3, -1).squeeze(2).view((-1,))
        case!(282, [6, 2], [.expand::<Shape![1, 6, _]>().movedim::<-3, -1>().squeeze::<2>().view::<Shape![_]>()],
            shape [12], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(24).view((2, 6, 2)).view((-1,)).expand((3, 4, 24)).view((12, -1)).permute((0, 1))
        case!(283, [2, 6, 2], [.view::<Shape![_]>().expand::<Shape![3, 4, 24]>().view::<Shape![12, _]>().permute::<Dims![0, 1]>()],
            shape [12, 24], stride [0, 1], offset 0, checksum 0x19ec424ce5bd1985),
        // torch.arange(48).view((6, 4, 2)).unsqueeze(1).select(2, 0).expand((1, -1, 2, 2)).view((6, 2, -1))
        case!(284, [6, 4, 2], [.unsqueeze::<1>().select::<2, 0>().expand::<Shape![1, _, 2, 2]>().view::<Shape![6, 2, _]>()],
            shape [6, 2, 2], stride [8, 0, 1], offset 0, checksum 0x44becfe900588aa5),
        // torch.arange(60).view((1, 6, 1, 2, 5)).flatten(1, -3)[0].view((60,))
        case!(285, [1, 6, 1, 2, 5], [.flatten::<1, -3>().slice(s![0]).view::<Shape![60]>()],
            shape [60], stride [1], offset 0, checksum 0x2a8c7ed8430bcee9),
        // torch.arange(8).view((4, 2)).as_strided((1,), (1,), 5)[0].t().expand((3,)).unsqueeze(0)
        case!(286, [4, 2], [.as_strided::<Shape![1], Strides![1], 5>().slice(s![0]).t().expand::<Shape![3]>().unsqueeze::<0>()],
            shape [1, 3], stride [0, 0], offset 5, elements [5, 5, 5]),
        // torch.arange(60).view((2, 6, 5)).view((60,)).t().narrow(0, 30, 14).select(0, 6)
        case!(287, [2, 6, 5], [.view::<Shape![60]>().t().narrow::<0, 30, 14>().select::<0, 6>()],
            shape [], stride [], offset 36, elements [36]),
        // torch.arange(36).view((6, 6)).view((36,)).squeeze(0).t().flatten(0, -1).view((-1, 3))
        case!(288, [6, 6], [.view::<Shape![36]>().squeeze::<0>().t().flatten::<0, -1>().view::<Shape![_, 3]>()],
            shape [12, 3], stride [3, 1], offset 0, checksum 0xa5c9b354237a1bf1),
        // torch.arange(24).view((6, 4)).select(-2, 0).as_strided((1, 5, 3), (0, 1, 1), 15)
        case!(289, [6, 4], [.select::<-2, 0>().as_strided::<Shape![1, 5, 3], Strides![0, 1, 1], 15>()],
            shape [1, 5, 3], stride [0, 1, 1], offset 15, elements [15, 16, 17, 16, 17, 18, 17, 18, 19, 18, 19, 20, 19, 20, 21]),
        // torch.arange(16).view((4, 4)).view((8, -1)).flatten(-2, 1).expand((1, -1))[:, 15:16:4]
        case!(290, [4, 4], [.view::<Shape![8, _]>().flatten::<-2, 1>().expand::<Shape![1, _]>().slice(s![.., 15..16;4])],
            shape [1, 1], stride [16, 4], offset 15, elements [15]),
        // torch.arange(300).view((5, 6, 2, 5))[:, ::7, :][4:, ::7, -2].view((5, 1)).narrow(0, 4, 1).t()
        case!(291, [5, 6, 2, 5], [.slice(s![.., ..;7, ..]).slice(s![4.., ..;7, -2]).view::<Shape![5, 1]>().narrow::<0, 4, 1>().t()],
            shape [1, 1], stride [1, 1], offset 244, elements [244]),
        // torch.arange(72).view((3, 4, 1, 2, 3)).transpose(2, -4).view((1, 72)).view((6, 12)).expand((6, 6, 12))
        case!(292, [3, 4, 1, 2, 3], [.transpose::<2, -4>().view::<Shape![1, 72]>().view::<Shape![6, 12]>().expand::<Shape![6, 6, 12]>()],
            shape [6, 6, 12], stride [0, 12, 1], offset 0, checksum 0xbf7ab12bbde54235),
        // torch.arange(50).view((5, 5, 2)).expand((4, -1, 5, -1)).as_strided((1, 1, 6, 6), (1, 1, 2, 1), 10).view((6, -1)).view((6, 1, 6))
        case!(293, [5, 5, 2], [.expand::<Shape![4, _, 5, _]>().as_strided::<Shape![1, 1, 6, 6], Strides![1, 1, 2, 1], 10>().view::<Shape![6, _]>().view::<Shape![6, 1, 6]>()],
            shape [6, 1, 6], stride [2, 6, 1], offset 10, checksum 0xdddf4a5354fafe8d),
        // torch.arange(60).view((5, 3, 4))[2:3, :, :][:1:4, ::3][:1, :].movedim(0, 2).narrow(-1, 0, 1)
        case!(294, [5, 3, 4], [.slice(s![2..3, .., ..]).slice(s![..1;4, ..;3]).slice(s![..1, ..]).movedim::<0, 2>().narrow::<-1, 0, 1>()],
            shape [1, 4, 1], stride [12, 1, 48], offset 24, elements [24, 25, 26, 27]),
        // torch.arange(216).view((1, 6, 2, 6, 3)).expand((1, 1, -1, 2, -1, -1)).as_strided((), (), 144).expand((4,)).view((2, 2))
        case!(295, [1, 6, 2, 6, 3], [.expand::<Shape![1, 1, _, 2, _, _]>().as_strided::<Shape![], Strides![], 144>().expand::<Shape![4]>().view::<Shape![2, 2]>()],
            shape [2, 2], stride [0, 0], offset 144, elements [144, 144, 144, 144]),
        // torch.arange(108).view((6, 3, 6)).narrow(-2, 0, 3).select(2, 4).expand((1, -1, -1)).squeeze(-3)
        case!(296, [6, 3, 6], [.narrow::<-2, 0, 3>().select::<2, 4>().expand::<Shape![1, _, _]>().squeeze::<-3>()],
            shape [6, 3], stride [18, 6], offset 4, checksum 0x8e267c286ee747bb),
        // torch.arange(30).view((5, 2, 3)).view((30,)).select(-1, 27).view(())
        case!(297, [5, 2, 3], [.view::<Shape![30]>().select::<-1, 27>().view::<Shape![]>()],
            shape [], stride [], offset 27, elements [27]),
        // torch.arange(72).view((4, 3, 1, 6)).transpose(-4, -3).expand((1, 3, -1, 4, 6)).view((3, 4, 4, 6))
        case!(298, [4, 3, 1, 6], [.transpose::<-4, -3>().expand::<Shape![1, 3, _, 4, 6]>().view::<Shape![3, 4, 4, 6]>()],
            shape [3, 4, 4, 6], stride [6, 18, 0, 1], offset 0, checksum 0xbe086c4f80fb01b5),
        // torch.arange(16).view((2, 2, 4)).squeeze(0).select(0, 0).permute((0, 1)).view((8,)).transpose(0, -1)
        case!(299, [2, 2, 4], [.squeeze::<0>().select::<0, 0>().permute::<Dims![0, 1]>().view::<Shape![8]>().transpose::<0, -1>()],
            shape [8], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7]),
    ]
}

fn plain_15() -> Vec<Outcome> {
    vec![
        // torch.arange(5).view((1, 5)).expand((5, 5, -1)).select(2, 0)
        case!(300, [1, 5], [.expand::<Shape![5, 5, _]>().select::<2, 0>()],
            shape [5, 5], stride [0, 0], offset 0, checksum 0xd4657f55662f817f),
        // torch.arange(36).view((2, 3, 6)).unsqueeze(-3).permute((0, 3, -2, 1)).as_strided((2,), (1,), 2).view((-1,))
        case!(301, [2, 3, 6], [.unsqueeze::<-3>().permute::<Dims![0, 3, -2, 1]>().as_strided::<Shape![2], Strides![1], 2>().view::<Shape![_]>()],
            shape [2], stride [1], offset 2, elements [2, 3]),
        // torch.arange(20).view((1, 5, 4)).narrow(-1, 1, 3)
        case!(302, [1, 5, 4], [.narrow::<-1, 1, 3>()],
            shape [1, 5, 3], stride [20, 4, 1], offset 1, elements [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15, 17, 18, 19]),
        // torch.arange(12).view((2, 1, 6)).narrow(2, 4, 1).view((-1,)).as_strided((1, 5), (0, 0), 1).view((-1, 1))
        case!(303, [2, 1, 6], [.narrow::<2, 4, 1>().view::<Shape![_]>().as_strided::<Shape![1, 5], Strides![0, 0], 1>().view::<Shape![_, 1]>()],
            shape [5, 1], stride [0, 0], offset 1, elements [1, 1, 1, 1, 1]),
        // torch.arange(90).view((1, 5, 3, 6, 1)).expand((6, -1, -1, 3, 6, 3)).select(3, 2).expand((1, -1, 2, 5, -1, -1)).select(-6, 0).squeeze(1)
        case!(304, [1, 5, 3, 6, 1], [.expand::<Shape![6, _, _, 3, 6, 3]>().select::<3, 2>().expand::<Shape![1, _, 2, 5, _, _]>().select::<-6, 0>().squeeze::<1>()],
            shape [6, 2, 5, 6, 3], stride [0, 0, 18, 1, 0], offset 12, checksum 0x1d82d29fad837ebd),
        // torch.arange(24).view((2, 2, 6)).expand((3, 1, -1, 2, 6))[:, :, -1:].narrow(4, 3, 1)[:-2:2, ::7, 0::1]
        case!(305, [2, 2, 6], [.expand::<Shape![3, 1, _, 2, 6]>().slice(s![.., .., -1..]).narrow::<4, 3, 1>().slice(s![..-2;2, ..;7, 0..;1])],
            shape [1, 1, 1, 2, 1], stride [0, 168, 12, 6, 1], offset 15, elements [15, 21]),
        // torch.arange(180).view((5, 6, 1, 3, 2)).view((10, 18)).view((180,)).narrow(0, 129, 34).view((1, 34, 1))
        case!(306, [5, 6, 1, 3, 2], [.view::<Shape![10, 18]>().view::<Shape![180]>().narrow::<0, 129, 34>().view::<Shape![1, 34, 1]>()],
            shape [1, 34, 1], stride [34, 1, 1], offset 129, checksum 0xd1d0b630f2e9a98a),
        // torch.arange(6).view((6,)).narrow(-1, 5, 1).narrow(-1, 0, 1)
        case!(307, [6], [.narrow::<-1, 5, 1>().narrow::<-1, 0, 1>()],
            shape [1], stride [1], offset 5, elements [5]),
        // torch.arange(12).view((2, 3, 2)).view((-1, 1))
        case!(308, [2, 3, 2], [.view::<Shape![_, 1]>()],
            shape [12, 1], stride [1, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(10).view((2, 1, 5)).view((10,)).narrow(0, 3, 3).transpose(0, 0)
        case!(309, [2, 1, 5], [.view::<Shape![10]>().narrow::<0, 3, 3>().transpose::<0, 0>()],
            shape [3], stride [1], offset 3, elements [3, 4, 5]),
        // torch.arange(3).view((3,)).narrow(0, 2, 1)[0].t().t().expand((1,))
        case!(310, [3], [.narrow::<0, 2, 1>().slice(s![0]).t().t().expand::<Shape![1]>()],
            shape [1], stride [0], offset 2, elements [2]),
        // torch.arange(6).view((3, 1, 2)).permute((1, 2, 0)).unsqueeze(2).as_strided((1,), (1,), 3).view(())
        case!(311, [3, 1, 2], [.permute::<Dims![1, 2, 0]>().unsqueeze::<2>().as_strided::<Shape![1], Strides![1], 3>().view::<Shape![]>()],
            shape [], stride [], offset 3, elements [3]),
        // torch.arange(20).view((5, 4, 1)).narrow(-1, 0, 1).expand((-1, -1, 1)).view((5, -1, 4))
        case!(312, [5, 4, 1], [.narrow::<-1, 0, 1>().expand::<Shape![_, _, 1]>().view::<Shape![5, _, 4]>()],
            shape [5, 1, 4], stride [4, 4, 1], offset 0, checksum 0xcc927f6ee23a0f61),
        // torch.arange(48).view((6, 4, 2)).squeeze(1).as_strided((4, 5, 6), (1, 1, 1), 20).narrow(2, 4, 2)
        case!(313, [6, 4, 2], [.squeeze::<1>().as_strided::<Shape![4, 5, 6], Strides![1, 1, 1], 20>().narrow::<2, 4, 2>()],
            shape [4, 5, 2], stride [1, 1, 1], offset 24, checksum 0xb3b9cda8089beef9),
        // torch.arange(12).view((1, 2, 6))[0, 1].t().unsqueeze(0)
        case!(314, [1, 2, 6], [.slice(s![0, 1]).t().unsqueeze::<0>()],
            shape [1, 6], stride [6, 1], offset 6, elements [6, 7, 8, 9, 10, 11]),
        // torch.arange(80).view((5, 2, 4, 2)).movedim(-3, 3).expand((5, 1, -1, 4, 2, 2))
        case!(315, [5, 2, 4, 2], [.movedim::<-3, 3>().expand::<Shape![5, 1, _, 4, 2, 2]>()],
            shape [5, 1, 5, 4, 2, 2], stride [0, 80, 16, 2, 1, 8], offset 0, checksum 0x87546693e2274545),
        // torch.arange(192).view((4, 2, 4, 6)).permute((1, 2, 0, 3)).unsqueeze(3).squeeze(-2)
        case!(316, [4, 2, 4, 6], [.permute::<Dims![1, 2, 0, 3]>().unsqueeze::<3>().squeeze::<-2>()],
            shape [2, 4, 4, 6], stride [24, 6, 48, 1], offset 0, checksum 0x520a2f561dd93b65),
        // torch.arange(360).view((5, 6, 4, 1, 3)).unsqueeze(-1)[:, 5:].view((-1, 6, 2)).view((5, 12, 1))
        case!(317, [5, 6, 4, 1, 3], [.unsqueeze::<-1>().slice(s![.., 5..]).view::<Shape![_, 6, 2]>().view::<Shape![5, 12, 1]>()],
            shape [5, 12, 1], stride [72, 1, 1], offset 60, checksum 0xb27cc70e000e2c69),
        // torch.arange(90).view((5, 3, 6)).select(0, 1).t().squeeze(1)[-3, :]
        case!(318, [5, 3, 6], [.select::<0, 1>().t().squeeze::<1>().slice(s![-3, ..])],
            shape [3], stride [6], offset 21, elements [21, 27, 33]),
        // torch.arange(36).view((3, 3, 4)).transpose(2, -2).transpose(2, -3).expand((6, 3, -1, 3)).as_strided((5, 1, 5, 3), (0, 1, 1, 0), 12).squeeze(1)
        case!(319, [3, 3, 4], [.transpose::<2, -2>().transpose::<2, -3>().expand::<Shape![6, 3, _, 3]>().as_strided::<Shape![5, 1, 5, 3], Strides![0, 1, 1, 0], 12>().squeeze::<1>()],
            shape [5, 5, 3], stride [0, 1, 0], offset 12, checksum 0x3c209f08a6ec9173),
    ]
}

fn plain_16() -> Vec<Outcome> {
    vec![
        // torch.arange(4).view((1, 4)).select(0, 0).narrow(0, 3, 1).view((1, -1, 1))
        case!(320, [1, 4], [.select::<0, 0>().narrow::<0, 3, 1>().view::<Shape![1, _, 1]>()],
            shape [1, 1, 1], stride [1, 1, 1], offset 3, elements [3]),
        // torch.arange(3).view((3,)).narrow(0, 2, 1).view(()).unsqueeze(-1)[:1].select(-1, 0)
        case!(321, [3], [.narrow::<0, 2, 1>().view::<Shape![]>().unsqueeze::<-1>().slice(s![..1]).select::<-1, 0>()],
            shape [], stride [], offset 2, elements [2]),
        // torch.arange(24).view((4, 6, 1)).expand((4, 6, 5)).view((-1, 5))
        case!(322, [4, 6, 1], [.expand::<Shape![4, 6, 5]>().view::<Shape![_, 5]>()],
            shape [24, 5], stride [1, 0], offset 0, checksum 0x82a4e0590f8df9f5),
        // torch.arange(96).view((4, 2, 2, 6)).narrow(0, 2, 2).narrow(1, 0, 1)[0:]
        case!(323, [4, 2, 2, 6], [.narrow::<0, 2, 2>().narrow::<1, 0, 1>().slice(s![0..])],
            shape [2, 1, 2, 6], stride [24, 12, 6, 1], offset 48, checksum 0xbb3ee0649953d19d),
        // torch.arange(30).view((1, 6, 5))[-1, 0::3, :].transpose(1, 0)
        case!(324, [1, 6, 5], [.slice(s![-1, 0..;3, ..]).transpose::<1, 0>()],
            shape [5, 2], stride [1, 15], offset 0, elements [0, 15, 1, 16, 2, 17, 3, 18, 4, 19]),
        // torch.arange(2).view((2,)).t().view((-1, 2)).expand((3, 2))[1:, -1].t()
        case!(325, [2], [.t().view::<Shape![_, 2]>().expand::<Shape![3, 2]>().slice(s![1.., -1]).t()],
            shape [2], stride [0], offset 1, elements [1, 1]),
        // torch.arange(180).view((6, 5, 6)).view((9, 20)).t().narrow(-2, 4, 15)
        case!(326, [6, 5, 6], [.view::<Shape![9, 20]>().t().narrow::<-2, 4, 15>()],
            shape [15, 9], stride [1, 20], offset 4, checksum 0x27e725f37739e8bc),
        // torch.arange(240).view((4, 2, 1, 6, 5)).narrow(4, 2, 1).select(0, 1).view((-1, 3)).narrow(0, 0, 3).view((-1,))
        case!(327, [4, 2, 1, 6, 5], [.narrow::<4, 2, 1>().select::<0, 1>().view::<Shape![_, 3]>().narrow::<0, 0, 3>().view::<Shape![_]>()],
            shape [9], stride [5], offset 62, elements [62, 67, 72, 77, 82, 87, 92, 97, 102]),
        // torch.arange(250).view((2, 5, 5, 5, 1, 1)).transpose(4, 5).narrow(4, 0, 1).narrow(-1, 0, 1)
        case!(328, [2, 5, 5, 5, 1, 1], [.transpose::<4, 5>().narrow::<4, 0, 1>().narrow::<-1, 0, 1>()],
            shape [2, 5, 5, 5, 1, 1], stride [125, 25, 5, 1, 1, 1], offset 0, checksum 0xe7d6fa78ab3ed0e2),
        // torch.arange(20).view((1, 2, 1, 5, 2)).squeeze(0).expand((3, -1, 6, -1, -1)).view((3, 1, 2, 6, 2, 5))
        case!(329, [1, 2, 1, 5, 2], [.squeeze::<0>().expand::<Shape![3, _, 6, _, _]>().view::<Shape![3, 1, 2, 6, 2, 5]>()],
            shape [3, 1, 2, 6, 2, 5], stride [0, 20, 10, 0, 5, 1], offset 0, checksum 0xb4ca39f8f5cac7f1),
        // torch.arange(60).view((1, 3, 5, 4)).transpose(3, 1).view((2, 2, -1, 5, 3, 1))
        case!(330, [1, 3, 5, 4], [.transpose::<3, 1>().view::<Shape![2, 2, _, 5, 3, 1]>()],
            shape [2, 2, 1, 5, 3, 1], stride [2, 1, 20, 4, 20, 20], offset 0, checksum 0xf94018eee9679d99),
        // torch.arange(4).view((4,)).expand((1, 4)).t()[:-2].narrow(1, 0, 1)
        case!(331, [4], [.expand::<Shape![1, 4]>().t().slice(s![..-2]).narrow::<1, 0, 1>()],
            shape [2, 1], stride [1, 4], offset 0, elements [0, 1]),
        // torch.arange(54).view((3, 6, 1, 3)).expand((5, 3, 6, 4, 3)).transpose(4, -2)[:, -2:2:7, 3:4].narrow(0, 0, 1).view((1, 3, 4))
        case!(332, [3, 6, 1, 3], [.expand::<Shape![5, 3, 6, 4, 3]>().transpose::<4, -2>().slice(s![.., -2..2;7, 3..4]).narrow::<0, 0, 1>().view::<Shape![1, 3, 4]>()],
            shape [1, 3, 4], stride [3, 1, 0], offset 27, elements [27, 27, 27, 27, 28, 28, 28, 28, 29, 29, 29, 29]),
        // torch.arange(108).view((6, 1, 3, 6)).select(1, 0).expand((3, -1, 3, 6))
        case!(333, [6, 1, 3, 6], [.select::<1, 0>().expand::<Shape![3, _, 3, 6]>()],
            shape [3, 6, 3, 6], stride [0, 18, 6, 1], offset 0, checksum 0x7ea48a75becfc921),
        // torch.arange(36).view((3, 3, 1, 4)).expand((3, 3, 1, 4)).squeeze(2)
        case!(334, [3, 3, 1, 4], [.expand::<Shape![3, 3, 1, 4]>().squeeze::<2>()],
            shape [3, 3, 4], stride [12, 4, 1], offset 0, checksum 0xa5c9b354237a1bf1),
        // torch.arange(216).view((4, 3, 3, 6, 1)).view((2, 108)).view((216,))
        case!(335, [4, 3, 3, 6, 1], [.view::<Shape![2, 108]>().view::<Shape![216]>()],
            shape [216], stride [1], offset 0, checksum 0xc00b9854d75f5a0d),
        // torch.arange(8).view((4, 2)).permute((1, 0)).transpose(-1, 1).view((1, 1, 2, 2, -1, 1))
        case!(336, [4, 2], [.permute::<Dims![1, 0]>().transpose::<-1, 1>().view::<Shape![1, 1, 2, 2, _, 1]>()],
            shape [1, 1, 2, 2, 2, 1], stride [2, 2, 1, 4, 2, 2], offset 0, elements [0, 2, 4, 6, 1, 3, 5, 7]),
        // torch.arange(48).view((2, 3, 2, 4)).unsqueeze(-2)
        case!(337, [2, 3, 2, 4], [.unsqueeze::<-2>()],
            shape [2, 3, 2, 1, 4], stride [24, 8, 4, 4, 1], offset 0, checksum 0xdd7a5e9540df1b95),
        // torch.arange(24).view((6, 2, 2))[-5:2].permute((0, 1, 2)).transpose(2, 1)
        case!(338, [6, 2, 2], [.slice(s![-5..2]).permute::<Dims![0, 1, 2]>().transpose::<2, 1>()],
            shape [1, 2, 2], stride [4, 1, 2], offset 4, elements [4, 6, 5, 7]),
        // torch.arange(72).view((4, 6, 3)).expand((4, 2, 4, -1, -1)).unsqueeze(-3).transpose(-3, 2).movedim(-5, 0).flatten(4, 5)
        case!(339, [4, 6, 3], [.expand::<Shape![4, 2, 4, _, _]>().unsqueeze::<-3>().transpose::<-3, 2>().movedim::<-5, 0>().flatten::<4, 5>()],
            shape [2, 4, 1, 4, 18], stride [0, 0, 72, 18, 1], offset 0, checksum 0xdda143ad50c759e5),
    ]
}

fn plain_17() -> Vec<Outcome> {
    vec![
        // torch.arange(15).view((1, 5, 3))[0::7].transpose(1, 2)
        case!(340, [1, 5, 3], [.slice(s![0..;7]).transpose::<1, 2>()],
            shape [1, 3, 5], stride [105, 1, 3], offset 0, elements [0, 3, 6, 9, 12, 1, 4, 7, 10, 13, 2, 5, 8, 11, 14]),
        // torch.arange(10).view((2, 5)).select(-2, 1)[2:][-2:-1][:1:4]
        case!(341, [2, 5], [.select::<-2, 1>().slice(s![2..]).slice(s![-2..-1]).slice(s![..1;4])],
            shape [1], stride [4], offset 8, elements [8]),
        // torch.arange(2).view((1, 2)).transpose(-1, 1)[::2][::4, 1:2:1].unsqueeze(-2)
        case!(342, [1, 2], [.transpose::<-1, 1>().slice(s![..;2]).slice(s![..;4, 1..2;1]).unsqueeze::<-2>()],
            shape [1, 1, 1], stride [16, 1, 1], offset 1, elements [1]),
        // torch.arange(25).view((5, 5, 1))[3::1, -3:-2:1].as_strided((1,), (3,), 24).view(()).unsqueeze(-1).t()
        case!(343, [5, 5, 1], [.slice(s![3..;1, -3..-2;1]).as_strided::<Shape![1], Strides![3], 24>().view::<Shape![]>().unsqueeze::<-1>().t()],
            shape [1], stride [1], offset 24, elements [24]),
        // torch.arange(25).view((5, 5, 1)).view((-1,)).t()[-20].expand((1,))
        case!(344, [5, 5, 1], [.view::<Shape![_]>().t().slice(s![-20]).expand::<Shape![1]>()],
            shape [1], stride [0], offset 5, elements [5]),
        // torch.arange(16).view((4, 4)).transpose(0, 1).expand((2, 4, 4)).view((2, 1, 4, 4))
        case!(345, [4, 4], [.transpose::<0, 1>().expand::<Shape![2, 4, 4]>().view::<Shape![2, 1, 4, 4]>()],
            shape [2, 1, 4, 4], stride [0, 4, 1, 4], offset 0, checksum 0xf4689ae583a998a5),
        // torch.arange(3).view((3,)).narrow(0, 0, 3)[-3].t().t()
        case!(346, [3], [.narrow::<0, 0, 3>().slice(s![-3]).t().t()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(24).view((6, 4))[:, :1].squeeze(1).view((2, 3))
        case!(347, [6, 4], [.slice(s![.., ..1]).squeeze::<1>().view::<Shape![2, 3]>()],
            shape [2, 3], stride [12, 4], offset 0, elements [0, 4, 8, 12, 16, 20]),
        // torch.arange(2).view((2, 1)).permute((1, 0)).view((-1,))
        case!(348, [2, 1], [.permute::<Dims![1, 0]>().view::<Shape![_]>()],
            shape [2], stride [1], offset 0, elements [0, 1]),
        // torch.arange(216).view((6, 1, 6, 6)).movedim(1, 1).transpose(3, 1)
        case!(349, [6, 1, 6, 6], [.movedim::<1, 1>().transpose::<3, 1>()],
            shape [6, 6, 6, 1], stride [36, 1, 6, 36], offset 0, checksum 0x51c4d16972cebee1),
        // torch.arange(24).view((4, 6)).view((-1, 3, 4))
        case!(350, [4, 6], [.view::<Shape![_, 3, 4]>()],
            shape [2, 3, 4], stride [12, 4, 1], offset 0, checksum 0x4d6366cf7d8aa54d),
        // torch.arange(30).view((1, 5, 2, 3)).narrow(-1, 1, 2).unsqueeze(1).transpose(4, -4)
        case!(351, [1, 5, 2, 3], [.narrow::<-1, 1, 2>().unsqueeze::<1>().transpose::<4, -4>()],
            shape [1, 2, 5, 2, 1], stride [30, 1, 6, 3, 30], offset 1, checksum 0x743c3b5c00122481),
        // torch.arange(20).view((4, 5)).movedim(1, 0).expand((2, 5, -1)).select(0, 0).expand((2, 5, 4)).view((2, 1, 5, 4))
        case!(352, [4, 5], [.movedim::<1, 0>().expand::<Shape![2, 5, _]>().select::<0, 0>().expand::<Shape![2, 5, 4]>().view::<Shape![2, 1, 5, 4]>()],
            shape [2, 1, 5, 4], stride [0, 5, 1, 5], offset 0, checksum 0xd92dfb35c10bb60d),
        // torch.arange(45).view((5, 3, 3)).narrow(0, 3, 1).unsqueeze(-1).squeeze(3).permute((2, 1, 0))
        case!(353, [5, 3, 3], [.narrow::<0, 3, 1>().unsqueeze::<-1>().squeeze::<3>().permute::<Dims![2, 1, 0]>()],
            shape [3, 3, 1], stride [1, 3, 9], offset 27, elements [27, 30, 33, 28, 31, 34, 29, 32, 35]),
        // torch.arange(30).view((1, 2, 3, 5)).view((30,))
        case!(354, [1, 2, 3, 5], [.view::<Shape![30]>()],
            shape [30], stride [1], offset 0, checksum 0xe707b5c91a84776),
        // torch.arange(12).view((2, 6)).expand((4, 2, 6)).view((4, 1, 12)).narrow(2, 7, 1).view((-1, 2))
        case!(355, [2, 6], [.expand::<Shape![4, 2, 6]>().view::<Shape![4, 1, 12]>().narrow::<2, 7, 1>().view::<Shape![_, 2]>()],
            shape [2, 2], stride [0, 0], offset 7, elements [7, 7, 7, 7]),
        // torch.arange(54).view((3, 2, 3, 3, 1)).expand((-1, 2, 3, 3, 1))[-3, 0, :, 0:2:7, 0:][-3:3]
        case!(356, [3, 2, 3, 3, 1], [.expand::<Shape![_, 2, 3, 3, 1]>().slice(s![-3, 0, .., 0..2;7, 0..]).slice(s![-3..3])],
            shape [3, 1, 1], stride [3, 7, 1], offset 0, elements [0, 3, 6]),
        // torch.arange(12).view((4, 3)).narrow(1, 0, 2).narrow(0, 2, 2)[1:]
        case!(357, [4, 3], [.narrow::<1, 0, 2>().narrow::<0, 2, 2>().slice(s![1..])],
            shape [1, 2], stride [3, 1], offset 9, elements [9, 10]),
        // torch.arange(1).view((1, 1)).narrow(1, 0, 1).view(()).t()
        case!(358, [1, 1], [.narrow::<1, 0, 1>().view::<Shape![]>().t()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(96).view((4, 6, 4, 1)).unsqueeze(2).expand((4, 4, -1, 1, 4, 5)).view((4, 96, 1, -1))
        case!(359, [4, 6, 4, 1], [.unsqueeze::<2>().expand::<Shape![4, 4, _, 1, 4, 5]>().view::<Shape![4, 96, 1, _]>()],
            shape [4, 96, 1, 5], stride [0, 1, 0, 0], offset 0, checksum 0x457abc9282611525),
    ]
}

fn plain_18() -> Vec<Outcome> {
    vec![
        // torch.arange(60).view((5, 6, 2)).view((-1, 15)).unsqueeze(1).as_strided((6, 1), (1, 3), 11).permute((0, 1))
        case!(360, [5, 6, 2], [.view::<Shape![_, 15]>().unsqueeze::<1>().as_strided::<Shape![6, 1], Strides![1, 3], 11>().permute::<Dims![0, 1]>()],
            shape [6, 1], stride [1, 3], offset 11, elements [11, 12, 13, 14, 15, 16]),
        // torch.arange(16).view((4, 4)).unsqueeze(2).unsqueeze(1).narrow(1, 0, 1).narrow(1, 0, 1).flatten(-4, 3)
        case!(361, [4, 4], [.unsqueeze::<2>().unsqueeze::<1>().narrow::<1, 0, 1>().narrow::<1, 0, 1>().flatten::<-4, 3>()],
            shape [16], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
        // torch.arange(4).view((4, 1)).permute((1, 0)).t()
        case!(362, [4, 1], [.permute::<Dims![1, 0]>().t()],
            shape [4, 1], stride [1, 1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(320).view((4, 4, 5, 4)).movedim(3, 1)
        case!(363, [4, 4, 5, 4], [.movedim::<3, 1>()],
            shape [4, 4, 4, 5], stride [80, 1, 20, 4], offset 0, checksum 0xa5c5b5acc40472a5),
        // torch.arange(90).view((5, 3, 6, 1)).expand((5, -1, 6, 1)).narrow(0, 0, 2).movedim(-1, -4).expand((4, -1, 3, 6)).view((4, 36))
        case!(364, [5, 3, 6, 1], [.expand::<Shape![5, _, 6, 1]>().narrow::<0, 0, 2>().movedim::<-1, -4>().expand::<Shape![4, _, 3, 6]>().view::<Shape![4, 36]>()],
            shape [4, 36], stride [0, 1], offset 0, checksum 0xb41d62a654199495),
        // torch.arange(3).view((3,))[:3:7].narrow(-1, 0, 1).select(0, 0)
        case!(365, [3], [.slice(s![..3;7]).narrow::<-1, 0, 1>().select::<0, 0>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view((1,)).squeeze(0).expand((6,)).t().view((3, 1, 2))
        case!(366, [1], [.squeeze::<0>().expand::<Shape![6]>().t().view::<Shape![3, 1, 2]>()],
            shape [3, 1, 2], stride [0, 0, 0], offset 0, elements [0, 0, 0, 0, 0, 0]),
        // torch.arange(60).view((1, 1, 5, 3, 4))[0, 0, :].unsqueeze(3).permute((1, 3, 2, 0)).expand((1, -1, 1, 4, -1)).transpose(2, -4)
        case!(367, [1, 1, 5, 3, 4], [.slice(s![0, 0, ..]).unsqueeze::<3>().permute::<Dims![1, 3, 2, 0]>().expand::<Shape![1, _, 1, 4, _]>().transpose::<2, -4>()],
            shape [1, 1, 3, 4, 5], stride [12, 1, 4, 1, 12], offset 0, checksum 0x205f00235fc1ba39),
        // torch.arange(192).view((4, 3, 4, 4)).as_strided((6, 1), (16, 0), 86).view((1, 2, -1)).unsqueeze(-1)
        case!(368, [4, 3, 4, 4], [.as_strided::<Shape![6, 1], Strides![16, 0], 86>().view::<Shape![1, 2, _]>().unsqueeze::<-1>()],
            shape [1, 2, 3, 1], stride [96, 48, 16, 1], offset 86, elements [86, 102, 118, 134, 150, 166]),
        // torch.arange(36).view((6, 6)).transpose(-2, 1).permute((1, -2)).narrow(1, 4, 2).view((1, 1, 6, 2))
        case!(369, [6, 6], [.transpose::<-2, 1>().permute::<Dims![1, -2]>().narrow::<1, 4, 2>().view::<Shape![1, 1, 6, 2]>()],
            shape [1, 1, 6, 2], stride [36, 36, 6, 1], offset 4, elements [4, 5, 10, 11, 16, 17, 22, 23, 28, 29, 34, 35]),
        // torch.arange(15).view((3, 5)).view((15,)).view((15,))
        case!(370, [3, 5], [.view::<Shape![15]>().view::<Shape![15]>()],
            shape [15], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
        // torch.arange(180).view((6, 5, 6)).permute((0, 2, 1))[:6:2].view((3, 1, 6, 5, 1))
        case!(371, [6, 5, 6], [.permute::<Dims![0, 2, 1]>().slice(s![..6;2]).view::<Shape![3, 1, 6, 5, 1]>()],
            shape [3, 1, 6, 5, 1], stride [60, 6, 1, 6, 6], offset 0, checksum 0x11c8ee11787d1f5a),
        // torch.arange(1).view((1, 1)).view(())
        case!(372, [1, 1], [.view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(50).view((2, 5, 5)).narrow(0, 0, 1).narrow(-2, 2, 2).as_strided((3,), (1,), 38)
        case!(373, [2, 5, 5], [.narrow::<0, 0, 1>().narrow::<-2, 2, 2>().as_strided::<Shape![3], Strides![1], 38>()],
            shape [3], stride [1], offset 38, elements [38, 39, 40]),
        // torch.arange(120).view((2, 5, 3, 4)).squeeze(1).expand((1, 3, 2, -1, 3, 4))[:, :, -2:, 4]
        case!(374, [2, 5, 3, 4], [.squeeze::<1>().expand::<Shape![1, 3, 2, _, 3, 4]>().slice(s![.., .., -2.., 4])],
            shape [1, 3, 2, 3, 4], stride [0, 0, 60, 4, 1], offset 48, checksum 0xb1d7e6a972b4d0bd),
        // torch.arange(80).view((5, 2, 4, 2))[-1:5:7, :2, :2:7].flatten(3, 3).view((2, -1))
        case!(375, [5, 2, 4, 2], [.slice(s![-1..5;7, ..2, ..2;7]).flatten::<3, 3>().view::<Shape![2, _]>()],
            shape [2, 2], stride [8, 1], offset 64, elements [64, 65, 72, 73]),
        // torch.arange(32).view((2, 1, 4, 4))[0:1:2, :1:1].squeeze(-4)[:1, :4:7, -2]
        case!(376, [2, 1, 4, 4], [.slice(s![0..1;2, ..1;1]).squeeze::<-4>().slice(s![..1, ..4;7, -2])],
            shape [1, 1], stride [16, 28], offset 2, elements [2]),
        // torch.arange(125).view((5, 5, 5, 1)).view((-1, 5))[:-7:3, 3:4:7].squeeze(-1).as_strided((1,), (30,), 101).view((1, 1))
        case!(377, [5, 5, 5, 1], [.view::<Shape![_, 5]>().slice(s![..-7;3, 3..4;7]).squeeze::<-1>().as_strided::<Shape![1], Strides![30], 101>().view::<Shape![1, 1]>()],
            shape [1, 1], stride [30, 30], offset 101, elements [101]),
        // torch.arange(10).view((2, 5)).narrow(1, 0, 5).movedim(-1, -2).view((5, 1, -1)).view((-1, 2)).narrow(0, 4, 1)
        case!(378, [2, 5], [.narrow::<1, 0, 5>().movedim::<-1, -2>().view::<Shape![5, 1, _]>().view::<Shape![_, 2]>().narrow::<0, 4, 1>()],
            shape [1, 2], stride [1, 5], offset 4, elements [4, 9]),
        // torch.arange(192).view((4, 4, 6, 2)).view((8, 24)).select(-1, 4)
        case!(379, [4, 4, 6, 2], [.view::<Shape![8, 24]>().select::<-1, 4>()],
            shape [8], stride [24], offset 4, elements [4, 28, 52, 76, 100, 124, 148, 172]),
    ]
}

fn plain_19() -> Vec<Outcome> {
    vec![
        // torch.arange(2).view((2,)).squeeze(0).narrow(0, 1, 1).view(())
        case!(380, [2], [.squeeze::<0>().narrow::<0, 1, 1>().view::<Shape![]>()],
            shape [], stride [], offset 1, elements [1]),
        // torch.arange(5).view((1, 1, 5, 1)).transpose(0, 1).narrow(-4, 0, 1).transpose(2, -3)
        case!(381, [1, 1, 5, 1], [.transpose::<0, 1>().narrow::<-4, 0, 1>().transpose::<2, -3>()],
            shape [1, 5, 1, 1], stride [5, 1, 5, 1], offset 0, elements [0, 1, 2, 3, 4]),
        // torch.arange(72).view((4, 3, 3, 2)).movedim(2, 1).select(3, 0).narrow(0, 0, 2)
        case!(382, [4, 3, 3, 2], [.movedim::<2, 1>().select::<3, 0>().narrow::<0, 0, 2>()],
            shape [2, 3, 3], stride [18, 2, 6], offset 0, checksum 0x2616131a6317ace7),
        // torch.arange(6).view((6,)).expand((1, -1)).view((6,)).permute((0,)).select(-1, 2).t()
        case!(383, [6], [.expand::<Shape![1, _]>().view::<Shape![6]>().permute::<Dims![0]>().select::<-1, 2>().t()],
            shape [], stride [], offset 2, elements [2]),
        // torch.arange(1).view(()).expand((1,)).view(()).expand((5, 1))
        case!(384, [], [.expand::<Shape![1]>().view::<Shape![]>().expand::<Shape![5, 1]>()],
            shape [5, 1], stride [0, 0], offset 0, elements [0, 0, 0, 0, 0]),
        // torch.arange(60).view((5, 2, 3, 2)).narrow(0, 0, 3)[0, :].transpose(0, 1).movedim(0, 2)
        case!(385, [5, 2, 3, 2], [.narrow::<0, 0, 3>().slice(s![0, ..]).transpose::<0, 1>().movedim::<0, 2>()],
            shape [2, 2, 3], stride [6, 1, 2], offset 0, elements [0, 2, 4, 1, 3, 5, 6, 8, 10, 7, 9, 11]),
        // torch.arange(90).view((2, 5, 3, 3)).unsqueeze(1).narrow(1, 0, 1).movedim(4, 3).permute((3, 4, 0, 2, 1))
        case!(386, [2, 5, 3, 3], [.unsqueeze::<1>().narrow::<1, 0, 1>().movedim::<4, 3>().permute::<Dims![3, 4, 0, 2, 1]>()],
            shape [3, 3, 2, 5, 1], stride [1, 3, 45, 9, 45], offset 0, checksum 0x99fc0aaf508d3942),
        // torch.arange(36).view((3, 1, 6, 2)).unsqueeze(-4).movedim(-1, -5).view((2, 18))
        case!(387, [3, 1, 6, 2], [.unsqueeze::<-4>().movedim::<-1, -5>().view::<Shape![2, 18]>()],
            shape [2, 18], stride [1, 2], offset 0, checksum 0x80041e0549eb8343),
        // torch.arange(1).view((1,)).expand((1, 1, 4)).unsqueeze(2).expand((3, 5, 6, 4)).narrow(3, 1, 2)
        case!(388, [1], [.expand::<Shape![1, 1, 4]>().unsqueeze::<2>().expand::<Shape![3, 5, 6, 4]>().narrow::<3, 1, 2>()],
            shape [3, 5, 6, 2], stride [0, 0, 0, 0], offset 0, checksum 0xed78eedda4cecdb5),
        // torch.arange(5).view((1, 1, 5))[::7, :, 4][:, -1:]
        case!(389, [1, 1, 5], [.slice(s![..;7, .., 4]).slice(s![.., -1..])],
            shape [1, 1], stride [35, 5], offset 4, elements [4]),
        // torch.arange(16).view((2, 4, 2)).expand((5, 2, 4, 2)).expand((4, 3, 5, 2, 4, 2)).transpose(3, -4).view((12, 2, 5, -1))
        case!(390, [2, 4, 2], [.expand::<Shape![5, 2, 4, 2]>().expand::<Shape![4, 3, 5, 2, 4, 2]>().transpose::<3, -4>().view::<Shape![12, 2, 5, _]>()],
            shape [12, 2, 5, 8], stride [0, 8, 0, 1], offset 0, checksum 0x6a3e31e77171efe5),
        // torch.arange(1).view(()).expand((3, 3)).view((3, 1, -1)).view((9, 1))
        case!(391, [], [.expand::<Shape![3, 3]>().view::<Shape![3, 1, _]>().view::<Shape![9, 1]>()],
            shape [9, 1], stride [0, 0], offset 0, elements [0, 0, 0, 0, 0, 0, 0, 0, 0]),
        // torch.arange(2).view((2,)).select(0, 0).t().unsqueeze(0)
        case!(392, [2], [.select::<0, 0>().t().unsqueeze::<0>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(2).view((2, 1)).t().expand((5, -1)).view((5, 1, 1, 2))
        case!(393, [2, 1], [.t().expand::<Shape![5, _]>().view::<Shape![5, 1, 1, 2]>()],
            shape [5, 1, 1, 2], stride [0, 2, 2, 1], offset 0, elements [0, 1, 0, 1, 0, 1, 0, 1, 0, 1]),
        // torch.arange(60).view((5, 3, 4)).view((60,)).flatten(0, 0)
        case!(394, [5, 3, 4], [.view::<Shape![60]>().flatten::<0, 0>()],
            shape [60], stride [1], offset 0, checksum 0x2a8c7ed8430bcee9),
        // torch.arange(18).view((6, 3)).permute((1, 0)).unsqueeze(-2).permute((1, 2, 0)).as_strided((1,), (3,), 10)
        case!(395, [6, 3], [.permute::<Dims![1, 0]>().unsqueeze::<-2>().permute::<Dims![1, 2, 0]>().as_strided::<Shape![1], Strides![3], 10>()],
            shape [1], stride [3], offset 10, elements [10]),
        // torch.arange(200).view((1, 4, 5, 5, 1, 2)).transpose(-3, -6).transpose(2, -6).permute((4, 5, 0, 2, 1, 3))
        case!(396, [1, 4, 5, 5, 1, 2], [.transpose::<-3, -6>().transpose::<2, -6>().permute::<Dims![4, 5, 0, 2, 1, 3]>()],
            shape [1, 2, 5, 5, 4, 1], stride [2, 1, 10, 2, 50, 200], offset 0, checksum 0xfad61ab5b9ec8ce5),
        // torch.arange(24).view((3, 1, 4, 2)).permute((3, 1, 0, 2)).expand((-1, 2, 3, 4)).as_strided((1, 1, 6), (1, 1, 1), 11).view((1, 6))
        case!(397, [3, 1, 4, 2], [.permute::<Dims![3, 1, 0, 2]>().expand::<Shape![_, 2, 3, 4]>().as_strided::<Shape![1, 1, 6], Strides![1, 1, 1], 11>().view::<Shape![1, 6]>()],
            shape [1, 6], stride [6, 1], offset 11, elements [11, 12, 13, 14, 15, 16]),
        // torch.arange(5).view((5, 1))[1:].view((4,)).view((-1, 1, 2)).view((1, 4))
        case!(398, [5, 1], [.slice(s![1..]).view::<Shape![4]>().view::<Shape![_, 1, 2]>().view::<Shape![1, 4]>()],
            shape [1, 4], stride [4, 1], offset 1, elements [1, 2, 3, 4]),
        // torch.arange(240).view((5, 4, 2, 6))[:4:7].expand((1, 1, 4, 2, -1))[::2, :, 3:].flatten(3, -1).view((-1,))
        case!(399, [5, 4, 2, 6], [.slice(s![..4;7]).expand::<Shape![1, 1, 4, 2, _]>().slice(s![..;2, .., 3..]).flatten::<3, -1>().view::<Shape![_]>()],
            shape [12], stride [1], offset 36, elements [36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]),
    ]
}

fn plain_20() -> Vec<Outcome> {
    vec![
        // torch.arange(10).view((1, 5, 2)).flatten(0, -1)[:-1].expand((4, 9)).movedim(1, 0).movedim(0, 1)
        case!(400, [1, 5, 2], [.flatten::<0, -1>().slice(s![..-1]).expand::<Shape![4, 9]>().movedim::<1, 0>().movedim::<0, 1>()],
            shape [4, 9], stride [0, 1], offset 0, checksum 0xf15d696aaf5d05),
        // torch.arange(48).view((4, 3, 4))[2:3:2][0:].view((12,))
        case!(401, [4, 3, 4], [.slice(s![2..3;2]).slice(s![0..]).view::<Shape![12]>()],
            shape [12], stride [1], offset 24, elements [24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35]),
        // torch.arange(20).view((4, 5)).view((2, 10)).expand((1, -1, 10))
        case!(402, [4, 5], [.view::<Shape![2, 10]>().expand::<Shape![1, _, 10]>()],
            shape [1, 2, 10], stride [20, 10, 1], offset 0, checksum 0xcc927f6ee23a0f61),
        // torch.arange(36).view((6, 6)).view((36,)).squeeze(-1).t().permute((0,)).view((1, 3, 12))
        case!(403, [6, 6], [.view::<Shape![36]>().squeeze::<-1>().t().permute::<Dims![0]>().view::<Shape![1, 3, 12]>()],
            shape [1, 3, 12], stride [36, 12, 1], offset 0, checksum 0xa5c9b354237a1bf1),
        // torch.arange(54).view((6, 1, 3, 3, 1)).movedim(3, -2).narrow(2, 2, 1).select(4, 0).narrow(1, 0, 1)
        case!(404, [6, 1, 3, 3, 1], [.movedim::<3, -2>().narrow::<2, 2, 1>().select::<4, 0>().narrow::<1, 0, 1>()],
            shape [6, 1, 1, 3], stride [9, 9, 3, 1], offset 6, checksum 0x4b524bc08aeb2d98),
        // torch.arange(4).view((1, 4)).t().expand((4, 1)).unsqueeze(1).select(1, 0)
        case!(405, [1, 4], [.t().expand::<Shape![4, 1]>().unsqueeze::<1>().select::<1, 0>()],
            shape [4, 1], stride [1, 4], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(50).view((2, 1, 5, 5)).view((2, -1)).movedim(-1, 0).view((5, 5, -1, 1))
        case!(406, [2, 1, 5, 5], [.view::<Shape![2, _]>().movedim::<-1, 0>().view::<Shape![5, 5, _, 1]>()],
            shape [5, 5, 2, 1], stride [5, 1, 25, 25], offset 0, checksum 0xfb69010a1c033c9a),
        // torch.arange(360).view((2, 5, 3, 4, 3)).movedim(3, 3).view((360,))
        case!(407, [2, 5, 3, 4, 3], [.movedim::<3, 3>().view::<Shape![360]>()],
            shape [360], stride [1], offset 0, checksum 0x421028738494515d),
        // torch.arange(12).view((3, 1, 4)).expand((3, 3, 4))[1].select(0, 2)
        case!(408, [3, 1, 4], [.expand::<Shape![3, 3, 4]>().slice(s![1]).select::<0, 2>()],
            shape [4], stride [1], offset 4, elements [4, 5, 6, 7]),
        // torch.arange(40).view((4, 5, 2))[:, 4:, :].as_strided((), (), 10).as_strided((3, 5), (1, 4), 19)
        case!(409, [4, 5, 2], [.slice(s![.., 4.., ..]).as_strided::<Shape![], Strides![], 10>().as_strided::<Shape![3, 5], Strides![1, 4], 19>()],
            shape [3, 5], stride [1, 4], offset 19, elements [19, 23, 27, 31, 35, 20, 24, 28, 32, 36, 21, 25, 29, 33, 37]),
        // torch.arange(240).view((1, 2, 6, 1, 5, 4))[::7, 0::4].flatten(-5, 3).transpose(-3, 3)
        case!(410, [1, 2, 6, 1, 5, 4], [.slice(s![..;7, 0..;4]).flatten::<-5, 3>().transpose::<-3, 3>()],
            shape [1, 4, 5, 6], stride [120, 1, 4, 20], offset 0, checksum 0xa1cb7d12dacc4c6d),
        // torch.arange(8).view((1, 4, 2)).squeeze(-3).narrow(-1, 0, 1).select(0, 0).expand((1,)).t()
        case!(411, [1, 4, 2], [.squeeze::<-3>().narrow::<-1, 0, 1>().select::<0, 0>().expand::<Shape![1]>().t()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(20).view((1, 5, 4, 1)).as_strided((), (), 18).unsqueeze(-1).as_strided((3, 1, 1), (0, 1, 3), 16).permute((1, 2, 0))
        case!(412, [1, 5, 4, 1], [.as_strided::<Shape![], Strides![], 18>().unsqueeze::<-1>().as_strided::<Shape![3, 1, 1], Strides![0, 1, 3], 16>().permute::<Dims![1, 2, 0]>()],
            shape [1, 1, 3], stride [1, 3, 0], offset 16, elements [16, 16, 16]),
        // torch.arange(270).view((3, 5, 1, 1, 3, 6)).flatten(0, 1).movedim(1, -5).transpose(-4, 0).as_strided((5,), (46,), 85)
        case!(413, [3, 5, 1, 1, 3, 6], [.flatten::<0, 1>().movedim::<1, -5>().transpose::<-4, 0>().as_strided::<Shape![5], Strides![46], 85>()],
            shape [5], stride [46], offset 85, elements [85, 131, 177, 223, 269]),
        // torch.arange(16).view((4, 1, 4)).view((-1,)).as_strided((5, 2), (0, 1), 2).view((5, 2, -1)).view((5, 2)).expand((1, 5, -1))
        case!(414, [4, 1, 4], [.view::<Shape![_]>().as_strided::<Shape![5, 2], Strides![0, 1], 2>().view::<Shape![5, 2, _]>().view::<Shape![5, 2]>().expand::<Shape![1, 5, _]>()],
            shape [1, 5, 2], stride [0, 0, 1], offset 2, elements [2, 3, 2, 3, 2, 3, 2, 3, 2, 3]),
        // torch.arange(8).view((2, 4))[0:].transpose(-1, 0).unsqueeze(2)
        case!(415, [2, 4], [.slice(s![0..]).transpose::<-1, 0>().unsqueeze::<2>()],
            shape [4, 2, 1], stride [1, 4, 1], offset 0, elements [0, 4, 1, 5, 2, 6, 3, 7]),
        // torch.arange(2).view((2,))[1::2][:1:4].flatten(0, 0).expand((3,)).view((3, -1))
        case!(416, [2], [.slice(s![1..;2]).slice(s![..1;4]).flatten::<0, 0>().expand::<Shape![3]>().view::<Shape![3, _]>()],
            shape [3, 1], stride [0, 0], offset 1, elements [1, 1, 1]),
        // torch.arange(25).view((5, 1, 5)).view((-1,))[:][:].expand((2, 3, 25)).view((1, 6, -1))
        case!(417, [5, 1, 5], [.view::<Shape![_]>().slice(s![..]).slice(s![..]).expand::<Shape![2, 3, 25]>().view::<Shape![1, 6, _]>()],
            shape [1, 6, 25], stride [0, 0, 1], offset 0, checksum 0x5132de8a107d1e25),
        // torch.arange(6).view((3, 2)).view((-1, 6)).movedim(1, 1).expand((3, 1, 6)).select(2, 4)
        case!(418, [3, 2], [.view::<Shape![_, 6]>().movedim::<1, 1>().expand::<Shape![3, 1, 6]>().select::<2, 4>()],
            shape [3, 1], stride [0, 6], offset 4, elements [4, 4, 4]),
        // torch.arange(160).view((2, 5, 4, 2, 2)).view((4, 2, 20))[3:4:3].view((40,)).as_strided((1,), (2,), 91).view(())
        case!(419, [2, 5, 4, 2, 2], [.view::<Shape![4, 2, 20]>().slice(s![3..4;3]).view::<Shape![40]>().as_strided::<Shape![1], Strides![2], 91>().view::<Shape![]>()],
            shape [], stride [], offset 91, elements [91]),
    ]
}

fn plain_21() -> Vec<Outcome> {
    vec![
        // torch.arange(12).view((2, 2, 3, 1)).unsqueeze(1)[-2, :1, 1:2:4, :2:1, :1:2].narrow(1, 0, 1).narrow(1, 0, 1).narrow(3, 0, 1)
        case!(420, [2, 2, 3, 1], [.unsqueeze::<1>().slice(s![-2, ..1, 1..2;4, ..2;1, ..1;2]).narrow::<1, 0, 1>().narrow::<1, 0, 1>().narrow::<3, 0, 1>()],
            shape [1, 1, 2, 1], stride [6, 12, 1, 2], offset 3, elements [3, 4]),
        // torch.arange(1).view((1,)).narrow(0, 0, 1).expand((-1,)).expand((6,))[-4].expand((1, 1))
        case!(421, [1], [.narrow::<0, 0, 1>().expand::<Shape![_]>().expand::<Shape![6]>().slice(s![-4]).expand::<Shape![1, 1]>()],
            shape [1, 1], stride [0, 0], offset 0, elements [0]),
        // torch.arange(72).view((1, 3, 4, 6)).expand((6, 1, 3, 3, 4, -1)).squeeze(1).permute((1, 4, 3, 0, 2))
        case!(422, [1, 3, 4, 6], [.expand::<Shape![6, 1, 3, 3, 4, _]>().squeeze::<1>().permute::<Dims![1, 4, 3, 0, 2]>()],
            shape [3, 6, 4, 6, 3], stride [0, 1, 6, 0, 24], offset 0, checksum 0x418aa62870235075),
        // torch.arange(24).view((3, 2, 4)).unsqueeze(-4).view((-1,))
        case!(423, [3, 2, 4], [.unsqueeze::<-4>().view::<Shape![_]>()],
            shape [24], stride [1], offset 0, checksum 0x4d6366cf7d8aa54d),
        // torch.arange(40).view((4, 5, 1, 1, 2)).transpose(3, 4).unsqueeze(4).movedim(4, -5).transpose(0, 1).movedim(1, -3)
        case!(424, [4, 5, 1, 1, 2], [.transpose::<3, 4>().unsqueeze::<4>().movedim::<4, -5>().transpose::<0, 1>().movedim::<1, -3>()],
            shape [1, 5, 1, 4, 2, 1], stride [2, 2, 2, 10, 1, 2], offset 0, checksum 0x74691c53bb03e06d),
        // torch.arange(6).view((1, 2, 3)).squeeze(0).flatten(0, -1)
        case!(425, [1, 2, 3], [.squeeze::<0>().flatten::<0, -1>()],
            shape [6], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(90).view((5, 6, 3)).permute((1, 0, 2)).view((2, 3, 5, 3))
        case!(426, [5, 6, 3], [.permute::<Dims![1, 0, 2]>().view::<Shape![2, 3, 5, 3]>()],
            shape [2, 3, 5, 3], stride [9, 3, 18, 1], offset 0, checksum 0x6c5aea6bc03cd992),
        // torch.arange(1).view((1,)).view(()).expand((1,)).movedim(0, 0).expand((6, 4, 5))[0]
        case!(427, [1], [.view::<Shape![]>().expand::<Shape![1]>().movedim::<0, 0>().expand::<Shape![6, 4, 5]>().slice(s![0])],
            shape [4, 5], stride [0, 0], offset 0, checksum 0xee85fafd354b0935),
        // torch.arange(3).view((3,)).view((3, -1, 1))
        case!(428, [3], [.view::<Shape![3, _, 1]>()],
            shape [3, 1, 1], stride [1, 1, 1], offset 0, elements [0, 1, 2]),
        // torch.arange(100).view((5, 5, 4)).narrow(0, 0, 3).flatten(0, 2)
        case!(429, [5, 5, 4], [.narrow::<0, 0, 3>().flatten::<0, 2>()],
            shape [60], stride [1], offset 0, checksum 0x2a8c7ed8430bcee9),
        // torch.arange(270).view((3, 5, 6, 3)).narrow(-1, 2, 1).permute((1, 0, 3, 2)).flatten(1, 1)
        case!(430, [3, 5, 6, 3], [.narrow::<-1, 2, 1>().permute::<Dims![1, 0, 3, 2]>().flatten::<1, 1>()],
            shape [5, 3, 1, 6], stride [18, 90, 1, 3], offset 2, checksum 0x75469f70cdd4cdc8),
        // torch.arange(12).view((6, 2)).narrow(0, 0, 3).narrow(0, 0, 3)
        case!(431, [6, 2], [.narrow::<0, 0, 3>().narrow::<0, 0, 3>()],
            shape [3, 2], stride [2, 1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(72).view((3, 4, 6)).expand((2, 5, 3, 4, 6)).view((10, 2, 36)).view((2, 5, 72))
        case!(432, [3, 4, 6], [.expand::<Shape![2, 5, 3, 4, 6]>().view::<Shape![10, 2, 36]>().view::<Shape![2, 5, 72]>()],
            shape [2, 5, 72], stride [0, 0, 1], offset 0, checksum 0x96cee05766f64095),
        // torch.arange(3).view((3,))[2:][:1].view(()).view(())
        case!(433, [3], [.slice(s![2..]).slice(s![..1]).view::<Shape![]>().view::<Shape![]>()],
            shape [], stride [], offset 2, elements [2]),
        // torch.arange(72).view((1, 2, 6, 6)).expand((1, 2, 6, 6)).squeeze(-4).squeeze(1).select(1, 3)
        case!(434, [1, 2, 6, 6], [.expand::<Shape![1, 2, 6, 6]>().squeeze::<-4>().squeeze::<1>().select::<1, 3>()],
            shape [2, 6], stride [36, 1], offset 18, elements [18, 19, 20, 21, 22, 23, 54, 55, 56, 57, 58, 59]),
        // torch.arange(48).view((6, 1, 4, 2)).view((12, -1, 1)).transpose(-1, -3).select(-1, 6).view((2, 2))
        case!(435, [6, 1, 4, 2], [.view::<Shape![12, _, 1]>().transpose::<-1, -3>().select::<-1, 6>().view::<Shape![2, 2]>()],
            shape [2, 2], stride [2, 1], offset 24, elements [24, 25, 26, 27]),
        // torch.arange(24).view((6, 1, 4))[3:4:1, :1:1]
        case!(436, [6, 1, 4], [.slice(s![3..4;1, ..1;1])],
            shape [1, 1, 4], stride [4, 4, 1], offset 12, elements [12, 13, 14, 15]),
        // torch.arange(12).view((6, 2, 1)).select(-1, 0).flatten(1, -1).narrow(0, 2, 2).select(1, 1)
        case!(437, [6, 2, 1], [.select::<-1, 0>().flatten::<1, -1>().narrow::<0, 2, 2>().select::<1, 1>()],
            shape [2], stride [2], offset 5, elements [5, 7]),
        // torch.arange(24).view((2, 3, 2, 2)).squeeze(2).transpose(3, 0).view((2, 6, 1, 2))
        case!(438, [2, 3, 2, 2], [.squeeze::<2>().transpose::<3, 0>().view::<Shape![2, 6, 1, 2]>()],
            shape [2, 6, 1, 2], stride [1, 2, 24, 12], offset 0, checksum 0xce1ef1c337076f45),
        // torch.arange(5).view((1, 5)).unsqueeze(0).expand((5, 1, -1)).view((5, 5))
        case!(439, [1, 5], [.unsqueeze::<0>().expand::<Shape![5, 1, _]>().view::<Shape![5, 5]>()],
            shape [5, 5], stride [0, 1], offset 0, checksum 0x640eb6b937f905cf),
    ]
}

fn plain_22() -> Vec<Outcome> {
    vec![
        // torch.arange(18).view((3, 6)).transpose(1, 0).view((6, 3))
        case!(440, [3, 6], [.transpose::<1, 0>().view::<Shape![6, 3]>()],
            shape [6, 3], stride [1, 6], offset 0, checksum 0xe2c2e6bbf4762e54),
        // torch.arange(6).view((6, 1)).expand((1, -1, 4)).view((3, 2, 4)).unsqueeze(3)
        case!(441, [6, 1], [.expand::<Shape![1, _, 4]>().view::<Shape![3, 2, 4]>().unsqueeze::<3>()],
            shape [3, 2, 4, 1], stride [2, 1, 0, 1], offset 0, checksum 0x8fb899b8e508e909),
        // torch.arange(150).view((5, 5, 3, 2)).view((2, 75)).expand((5, 2, 75)).view((5, -1, 150)).view((5, 150))
        case!(442, [5, 5, 3, 2], [.view::<Shape![2, 75]>().expand::<Shape![5, 2, 75]>().view::<Shape![5, _, 150]>().view::<Shape![5, 150]>()],
            shape [5, 150], stride [0, 1], offset 0, checksum 0x2760a5c5e9107476),
        // torch.arange(10).view((5, 2, 1)).view((2, 5, 1)).flatten(0, 2).view((1, -1, 10))
        case!(443, [5, 2, 1], [.view::<Shape![2, 5, 1]>().flatten::<0, 2>().view::<Shape![1, _, 10]>()],
            shape [1, 1, 10], stride [10, 10, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
        // torch.arange(50).view((2, 5, 5)).expand((6, 1, 2, 5, 5)).permute((2, 0, -2, 1, 4)).unsqueeze(-1).movedim(-4, 5).view((-1, 6, 5, 1, 5, 1))
        case!(444, [2, 5, 5], [.expand::<Shape![6, 1, 2, 5, 5]>().permute::<Dims![2, 0, -2, 1, 4]>().unsqueeze::<-1>().movedim::<-4, 5>().view::<Shape![_, 6, 5, 1, 5, 1]>()],
            shape [2, 6, 5, 1, 5, 1], stride [25, 0, 1, 25, 5, 5], offset 0, checksum 0x538d887f396cb63b),
        // torch.arange(90).view((3, 1, 6, 5)).unsqueeze(1).view((90, -1)).view((90,)).narrow(0, 72, 5)
        case!(445, [3, 1, 6, 5], [.unsqueeze::<1>().view::<Shape![90, _]>().view::<Shape![90]>().narrow::<0, 72, 5>()],
            shape [5], stride [1], offset 72, elements [72, 73, 74, 75, 76]),
        // torch.arange(1).view((1, 1)).select(1, 0)[-1::7].narrow(0, 0, 1).view(())
        case!(446, [1, 1], [.select::<1, 0>().slice(s![-1..;7]).narrow::<0, 0, 1>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(72).view((3, 1, 4, 6)).permute((-1, 0, 1, 2)).squeeze(-2)
        case!(447, [3, 1, 4, 6], [.permute::<Dims![-1, 0, 1, 2]>().squeeze::<-2>()],
            shape [6, 3, 4], stride [1, 24, 6], offset 0, checksum 0xef77994957c5d1d5),
        // torch.arange(1).view(()).expand((4,)).expand((1, -1)).expand((1, 1, 4))
        case!(448, [], [.expand::<Shape![4]>().expand::<Shape![1, _]>().expand::<Shape![1, 1, 4]>()],
            shape [1, 1, 4], stride [0, 0, 0], offset 0, elements [0, 0, 0, 0]),
        // torch.arange(15).view((5, 1, 3, 1)).flatten(3, 3)[2:4, :1:7].view((6, -1))
        case!(449, [5, 1, 3, 1], [.flatten::<3, 3>().slice(s![2..4, ..1;7]).view::<Shape![6, _]>()],
            shape [6, 1], stride [1, 1], offset 6, elements [6, 7, 8, 9, 10, 11]),
        // torch.arange(24).view((4, 3, 1, 1, 2)).permute((1, 0, 3, 4, 2))
        case!(450, [4, 3, 1, 1, 2], [.permute::<Dims![1, 0, 3, 4, 2]>()],
            shape [3, 4, 1, 2, 1], stride [2, 6, 2, 1, 2], offset 0, checksum 0x219aefa0092d3acd),
        // torch.arange(48).view((3, 4, 4)).expand((5, -1, 4, -1)).as_strided((2, 4), (1, 0), 45).narrow(0, 0, 2).t().squeeze(1)
        case!(451, [3, 4, 4], [.expand::<Shape![5, _, 4, _]>().as_strided::<Shape![2, 4], Strides![1, 0], 45>().narrow::<0, 0, 2>().t().squeeze::<1>()],
            shape [4, 2], stride [0, 1], offset 45, elements [45, 46, 45, 46, 45, 46, 45, 46]),
        // torch.arange(30).view((6, 5)).select(0, 0).narrow(0, 4, 1)
        case!(452, [6, 5], [.select::<0, 0>().narrow::<0, 4, 1>()],
            shape [1], stride [1], offset 4, elements [4]),
        // torch.arange(12).view((3, 4)).select(1, 0).view((-1,))
        case!(453, [3, 4], [.select::<1, 0>().view::<Shape![_]>()],
            shape [3], stride [4], offset 0, elements [0, 4, 8]),
        // torch.arange(12).view((2, 6)).t().expand((2, -1, 2))[-1::2, :].transpose(0, 1).movedim(0, -1)
        case!(454, [2, 6], [.t().expand::<Shape![2, _, 2]>().slice(s![-1..;2, ..]).transpose::<0, 1>().movedim::<0, -1>()],
            shape [1, 2, 6], stride [0, 6, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(36).view((3, 3, 1, 4)).view((4, 9)).flatten(1, 1)
        case!(455, [3, 3, 1, 4], [.view::<Shape![4, 9]>().flatten::<1, 1>()],
            shape [4, 9], stride [9, 1], offset 0, checksum 0xa5c9b354237a1bf1),
        // torch.arange(60).view((5, 4, 3)).as_strided((2, 6, 3), (1, 0, 1), 41).transpose(1, 2)
        case!(456, [5, 4, 3], [.as_strided::<Shape![2, 6, 3], Strides![1, 0, 1], 41>().transpose::<1, 2>()],
            shape [2, 3, 6], stride [1, 1, 0], offset 41, checksum 0xc360fcfafad4f977),
        // torch.arange(96).view((4, 1, 4, 6)).permute((2, 0, 1, 3))
        case!(457, [4, 1, 4, 6], [.permute::<Dims![2, 0, 1, 3]>()],
            shape [4, 4, 1, 6], stride [6, 24, 24, 1], offset 0, checksum 0x2e1d7cd4934b40f5),
        // torch.arange(24).view((3, 2, 4)).narrow(-2, 1, 1).select(1, 0).select(-2, 1).view((-1, 2)).t()
        case!(458, [3, 2, 4], [.narrow::<-2, 1, 1>().select::<1, 0>().select::<-2, 1>().view::<Shape![_, 2]>().t()],
            shape [2, 2], stride [1, 2], offset 12, elements [12, 14, 13, 15]),
        // torch.arange(60).view((1, 6, 5, 2)).narrow(2, 0, 3).unsqueeze(4).expand((5, -1, -1, 2, 6))
        case!(459, [1, 6, 5, 2], [.narrow::<2, 0, 3>().unsqueeze::<4>().expand::<Shape![5, _, _, 2, 6]>()],
            shape [5, 6, 3, 2, 6], stride [0, 10, 2, 1, 0], offset 0, checksum 0x2f53a0cad36713f5),
    ]
}

fn plain_23() -> Vec<Outcome> {
    vec![
        // torch.arange(1).view((1, 1, 1)).expand((6, 6, -1, 5)).unsqueeze(2).flatten(0, 1).narrow(2, 0, 1)
        case!(460, [1, 1, 1], [.expand::<Shape![6, 6, _, 5]>().unsqueeze::<2>().flatten::<0, 1>().narrow::<2, 0, 1>()],
            shape [36, 1, 1, 5], stride [0, 0, 0, 0], offset 0, checksum 0xed78eedda4cecdb5),
        // torch.arange(9).view((3, 1, 3)).movedim(0, 1).squeeze(0).view((9,))
        case!(461, [3, 1, 3], [.movedim::<0, 1>().squeeze::<0>().view::<Shape![9]>()],
            shape [9], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8]),
        // torch.arange(10).view((5, 2, 1)).transpose(1, 1).transpose(1, -1).flatten(2, -1)
        case!(462, [5, 2, 1], [.transpose::<1, 1>().transpose::<1, -1>().flatten::<2, -1>()],
            shape [5, 1, 2], stride [2, 1, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
        // torch.arange(48).view((2, 6, 1, 4)).expand((1, -1, -1, 1, -1)).movedim(1, 0)[-1, -1::2, :].transpose(1, 2)
        case!(463, [2, 6, 1, 4], [.expand::<Shape![1, _, _, 1, _]>().movedim::<1, 0>().slice(s![-1, -1..;2, ..]).transpose::<1, 2>()],
            shape [1, 1, 6, 4], stride [96, 4, 4, 1], offset 24, checksum 0x765def5a8a154cad),
        // torch.arange(5).view((5, 1)).unsqueeze(1).narrow(2, 0, 1).view((5,)).view((1, 5))
        case!(464, [5, 1], [.unsqueeze::<1>().narrow::<2, 0, 1>().view::<Shape![5]>().view::<Shape![1, 5]>()],
            shape [1, 5], stride [5, 1], offset 0, elements [0, 1, 2, 3, 4]),
        // torch.arange(30).view((5, 6)).select(1, 1).expand((1, 5))
        case!(465, [5, 6], [.select::<1, 1>().expand::<Shape![1, 5]>()],
            shape [1, 5], stride [30, 6], offset 1, elements [1, 7, 13, 19, 25]),
        // torch.arange(12).view((1, 3, 4))[:, :, 0:-2:2].expand((1, 6, 3, 3))[:, ::7].view((-1, 1, 3))
        case!(466, [1, 3, 4], [.slice(s![.., .., 0..-2;2]).expand::<Shape![1, 6, 3, 3]>().slice(s![.., ..;7]).view::<Shape![_, 1, 3]>()],
            shape [3, 1, 3], stride [4, 0, 0], offset 0, elements [0, 0, 0, 4, 4, 4, 8, 8, 8]),
        // torch.arange(1).view((1,)).squeeze(-1).t().unsqueeze(0)[:1].view(())
        case!(467, [1], [.squeeze::<-1>().t().unsqueeze::<0>().slice(s![..1]).view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(5).view((5,)).squeeze(0).permute((0,))[2]
        case!(468, [5], [.squeeze::<0>().permute::<Dims![0]>().slice(s![2])],
            shape [], stride [], offset 2, elements [2]),
        // torch.arange(2).view((2,)).select(-1, 0).expand((2,)).expand((1, 2)).select(-2, 0).expand((2, 4, -1))
        case!(469, [2], [.select::<-1, 0>().expand::<Shape![2]>().expand::<Shape![1, 2]>().select::<-2, 0>().expand::<Shape![2, 4, _]>()],
            shape [2, 4, 2], stride [0, 0, 0], offset 0, elements [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
        // torch.arange(3).view((1, 3)).squeeze(0).permute((0,)).view((1, 3, 1))
        case!(470, [1, 3], [.squeeze::<0>().permute::<Dims![0]>().view::<Shape![1, 3, 1]>()],
            shape [1, 3, 1], stride [3, 1, 1], offset 0, elements [0, 1, 2]),
        // torch.arange(8).view((4, 2, 1)).expand((4, -1, 5)).movedim(-3, -2)[1, :, :].view((2, 2, 5)).narrow(2, 1, 2)
        case!(471, [4, 2, 1], [.expand::<Shape![4, _, 5]>().movedim::<-3, -2>().slice(s![1, .., ..]).view::<Shape![2, 2, 5]>().narrow::<2, 1, 2>()],
            shape [2, 2, 2], stride [4, 2, 0], offset 1, elements [1, 1, 3, 3, 5, 5, 7, 7]),
        // torch.arange(10).view((5, 2, 1)).select(0, 2).permute((0, -1)).narrow(-1, 0, 1).view((2,))
        case!(472, [5, 2, 1], [.select::<0, 2>().permute::<Dims![0, -1]>().narrow::<-1, 0, 1>().view::<Shape![2]>()],
            shape [2], stride [1], offset 4, elements [4, 5]),
        // torch.arange(20).view((4, 5)).expand((3, 3, -1, -1)).squeeze(3)
        case!(473, [4, 5], [.expand::<Shape![3, 3, _, _]>().squeeze::<3>()],
            shape [3, 3, 4, 5], stride [0, 0, 5, 1], offset 0, checksum 0xbf679ac65cc1eb41),
        // torch.arange(36).view((3, 1, 3, 2, 2))[-2, ::4, 0::2, -1, 1:].transpose(0, -1)
        case!(474, [3, 1, 3, 2, 2], [.slice(s![-2, ..;4, 0..;2, -1, 1..]).transpose::<0, -1>()],
            shape [1, 2, 1], stride [1, 8, 48], offset 15, elements [15, 23]),
        // torch.arange(5).view((5, 1)).select(-1, 0).expand((5, 5)).transpose(-1, 0).view((5, 1, 5))
        case!(475, [5, 1], [.select::<-1, 0>().expand::<Shape![5, 5]>().transpose::<-1, 0>().view::<Shape![5, 1, 5]>()],
            shape [5, 1, 5], stride [1, 0, 0], offset 0, checksum 0xf6abd202fc78c5e7),
        // torch.arange(6).view((2, 1, 3)).expand((2, 1, 3)).narrow(0, 0, 2).flatten(1, 2)
        case!(476, [2, 1, 3], [.expand::<Shape![2, 1, 3]>().narrow::<0, 0, 2>().flatten::<1, 2>()],
            shape [2, 3], stride [3, 1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(5).view((1, 5)).permute((0, 1)).squeeze(-2).narrow(0, 1, 2).squeeze(-1)
        case!(477, [1, 5], [.permute::<Dims![0, 1]>().squeeze::<-2>().narrow::<0, 1, 2>().squeeze::<-1>()],
            shape [2], stride [1], offset 1, elements [1, 2]),
        // torch.arange(72).view((3, 4, 6)).view((72,)).expand((1, 72)).view((72,))
        case!(478, [3, 4, 6], [.view::<Shape![72]>().expand::<Shape![1, 72]>().view::<Shape![72]>()],
            shape [72], stride [1], offset 0, checksum 0x48252b6b285e883d),
        // torch.arange(60).view((5, 1, 1, 4, 3, 1)).narrow(3, 1, 2).view((5, 3, 2)).view((5, 6))
        case!(479, [5, 1, 1, 4, 3, 1], [.narrow::<3, 1, 2>().view::<Shape![5, 3, 2]>().view::<Shape![5, 6]>()],
            shape [5, 6], stride [12, 1], offset 3, checksum 0x6acf98567b2d901e),
    ]
}

fn plain_24() -> Vec<Outcome> {
    vec![
        // torch.arange(60).view((6, 5, 2)).flatten(1, -1).expand((1, 5, -1, 10)).view((5, 1, 12, 5)).expand((-1, 4, 12, 5)).flatten(2, -1)
        case!(480, [6, 5, 2], [.flatten::<1, -1>().expand::<Shape![1, 5, _, 10]>().view::<Shape![5, 1, 12, 5]>().expand::<Shape![_, 4, 12, 5]>().flatten::<2, -1>()],
            shape [5, 4, 60], stride [0, 0, 1], offset 0, checksum 0x3a591698b8bc0e75),
        // torch.arange(36).view((3, 2, 6)).narrow(-2, 1, 1).select(-1, 2).movedim(0, 1)
        case!(481, [3, 2, 6], [.narrow::<-2, 1, 1>().select::<-1, 2>().movedim::<0, 1>()],
            shape [1, 3], stride [6, 12], offset 8, elements [8, 20, 32]),
        // torch.arange(1).view((1, 1)).permute((1, 0)).view(())
        case!(482, [1, 1], [.permute::<Dims![1, 0]>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(5).view((5,)).select(0, 3).expand((1,)).t()
        case!(483, [5], [.select::<0, 3>().expand::<Shape![1]>().t()],
            shape [1], stride [0], offset 3, elements [3]),
        // torch.arange(12).view((4, 3))[:, 1:3:1].expand((1, -1, -1))
        case!(484, [4, 3], [.slice(s![.., 1..3;1]).expand::<Shape![1, _, _]>()],
            shape [1, 4, 2], stride [12, 3, 1], offset 1, elements [1, 2, 4, 5, 7, 8, 10, 11]),
        // torch.arange(80).view((4, 5, 4)).squeeze(-2).view((80,))
        case!(485, [4, 5, 4], [.squeeze::<-2>().view::<Shape![80]>()],
            shape [80], stride [1], offset 0, checksum 0x8122fe0087da70b5),
        // torch.arange(24).view((1, 4, 2, 3)).view((24, 1)).narrow(-2, 6, 10).squeeze(1).permute((0,)).view((5, 2, 1))
        case!(486, [1, 4, 2, 3], [.view::<Shape![24, 1]>().narrow::<-2, 6, 10>().squeeze::<1>().permute::<Dims![0]>().view::<Shape![5, 2, 1]>()],
            shape [5, 2, 1], stride [2, 1, 1], offset 6, elements [6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
        // torch.arange(1).view((1, 1)).squeeze(-1).view(())
        case!(487, [1, 1], [.squeeze::<-1>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(120).view((3, 1, 5, 2, 1, 4)).flatten(4, 5).flatten(2, 3)
        case!(488, [3, 1, 5, 2, 1, 4], [.flatten::<4, 5>().flatten::<2, 3>()],
            shape [3, 1, 10, 4], stride [40, 40, 4, 1], offset 0, checksum 0x962feeef4c7ab2d),
        // torch.arange(96).view((6, 2, 4, 2, 1, 1)).as_strided((1, 2), (0, 4), 25).view((2,)).squeeze(0)
        case!(489, [6, 2, 4, 2, 1, 1], [.as_strided::<Shape![1, 2], Strides![0, 4], 25>().view::<Shape![2]>().squeeze::<0>()],
            shape [2], stride [4], offset 25, elements [25, 29]),
        // torch.arange(6).view((3, 1, 2))[-3:-1:2, :, :1:2].movedim(-2, 2).view(()).view(())
        case!(490, [3, 1, 2], [.slice(s![-3..-1;2, .., ..1;2]).movedim::<-2, 2>().view::<Shape![]>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(12).view((1, 2, 6)).transpose(0, -1).view((3, 2, 2)).narrow(1, 0, 2).narrow(2, 0, 2)
        case!(491, [1, 2, 6], [.transpose::<0, -1>().view::<Shape![3, 2, 2]>().narrow::<1, 0, 2>().narrow::<2, 0, 2>()],
            shape [3, 2, 2], stride [2, 1, 6], offset 0, elements [0, 6, 1, 7, 2, 8, 3, 9, 4, 10, 5, 11]),
        // torch.arange(32).view((4, 4, 2)).unsqueeze(1).movedim(-2, 3).select(0, 1).narrow(2, 3, 1)
        case!(492, [4, 4, 2], [.unsqueeze::<1>().movedim::<-2, 3>().select::<0, 1>().narrow::<2, 3, 1>()],
            shape [1, 2, 1], stride [8, 1, 2], offset 14, elements [14, 15]),
        // torch.arange(6).view((1, 3, 2)).view((2, 3)).unsqueeze(2)[0:, 1:].permute((0, 2, -2))
        case!(493, [1, 3, 2], [.view::<Shape![2, 3]>().unsqueeze::<2>().slice(s![0.., 1..]).permute::<Dims![0, 2, -2]>()],
            shape [2, 1, 2], stride [3, 1, 1], offset 1, elements [1, 2, 4, 5]),
        // torch.arange(24).view((1, 4, 2, 3)).squeeze(0)[::3, 1:2:2].view((1, 1, -1, 3, 1, 1))
        case!(494, [1, 4, 2, 3], [.squeeze::<0>().slice(s![..;3, 1..2;2]).view::<Shape![1, 1, _, 3, 1, 1]>()],
            shape [1, 1, 2, 3, 1, 1], stride [36, 36, 18, 1, 1, 1], offset 3, elements [3, 4, 5, 21, 22, 23]),
        // torch.arange(18).view((2, 3, 3)).select(1, 1).view((2, 1, 3, 1))
        case!(495, [2, 3, 3], [.select::<1, 1>().view::<Shape![2, 1, 3, 1]>()],
            shape [2, 1, 3, 1], stride [9, 3, 1, 1], offset 3, elements [3, 4, 5, 12, 13, 14]),
        // torch.arange(9).view((3, 3, 1)).movedim(1, -3).permute((1, 2, 0)).unsqueeze(3)[:3:3]
        case!(496, [3, 3, 1], [.movedim::<1, -3>().permute::<Dims![1, 2, 0]>().unsqueeze::<3>().slice(s![..3;3])],
            shape [1, 1, 3, 1], stride [9, 1, 1, 1], offset 0, elements [0, 1, 2]),
        // torch.arange(288).view((1, 3, 4, 4, 6)).expand((1, -1, 3, 4, 4, -1)).narrow(2, 1, 1)
        case!(497, [1, 3, 4, 4, 6], [.expand::<Shape![1, _, 3, 4, 4, _]>().narrow::<2, 1, 1>()],
            shape [1, 1, 1, 4, 4, 6], stride [288, 288, 96, 24, 6, 1], offset 96, checksum 0xb222acad4e123b85),
        // torch.arange(48).view((4, 2, 6)).select(0, 3).t()
        case!(498, [4, 2, 6], [.select::<0, 3>().t()],
            shape [6, 2], stride [1, 6], offset 36, elements [36, 42, 37, 43, 38, 44, 39, 45, 40, 46, 41, 47]),
        // torch.arange(24).view((6, 1, 4)).expand((-1, 1, 4)).expand((1, 6, 1, -1)).view((-1,))
        case!(499, [6, 1, 4], [.expand::<Shape![_, 1, 4]>().expand::<Shape![1, 6, 1, _]>().view::<Shape![_]>()],
            shape [24], stride [1], offset 0, checksum 0x4d6366cf7d8aa54d),
    ]
}

fn plain_25() -> Vec<Outcome> {
    vec![
        // torch.arange(36).view((3, 3, 4)).movedim(1, -1).expand((1, 5, 3, 4, -1)).view((5, 3, 4, 3)).transpose(0, -2)
        case!(500, [3, 3, 4], [.movedim::<1, -1>().expand::<Shape![1, 5, 3, 4, _]>().view::<Shape![5, 3, 4, 3]>().transpose::<0, -2>()],
            shape [4, 3, 5, 3], stride [1, 12, 0, 4], offset 0, checksum 0x26edb7cbebe00779),
        // torch.arange(6).view((3, 2, 1, 1)).transpose(1, -2).narrow(1, 0, 1)[:, -1, :2, 0::2]
        case!(501, [3, 2, 1, 1], [.transpose::<1, -2>().narrow::<1, 0, 1>().slice(s![.., -1, ..2, 0..;2])],
            shape [3, 2, 1], stride [2, 1, 2], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(24).view((4, 2, 1, 3)).narrow(1, 0, 2).select(0, 2).view((6,))
        case!(502, [4, 2, 1, 3], [.narrow::<1, 0, 2>().select::<0, 2>().view::<Shape![6]>()],
            shape [6], stride [1], offset 12, elements [12, 13, 14, 15, 16, 17]),
        // torch.arange(120).view((4, 2, 3, 1, 5)).transpose(1, -5)[:, :, 2, ::4, -4][:, 3:4:3, ::2]
        case!(503, [4, 2, 3, 1, 5], [.transpose::<1, -5>().slice(s![.., .., 2, ..;4, -4]).slice(s![.., 3..4;3, ..;2])],
            shape [2, 1, 1], stride [15, 90, 40], offset 101, elements [101, 116]),
        // torch.arange(24).view((6, 4, 1)).expand((5, 6, -1, 1)).movedim(0, 2)[4:].expand((2, -1, 5, 1))
        case!(504, [6, 4, 1], [.expand::<Shape![5, 6, _, 1]>().movedim::<0, 2>().slice(s![4..]).expand::<Shape![2, _, 5, 1]>()],
            shape [2, 4, 5, 1], stride [4, 1, 0, 1], offset 16, checksum 0x6073831aa43552f5),
        // torch.arange(9).view((3, 3))[:-2].narrow(0, 0, 1)
        case!(505, [3, 3], [.slice(s![..-2]).narrow::<0, 0, 1>()],
            shape [1, 3], stride [3, 1], offset 0, elements [0, 1, 2]),
        // torch.arange(4).view((2, 2)).narrow(-1, 1, 1).expand((2, 2)).view((2, -1, 1))
        case!(506, [2, 2], [.narrow::<-1, 1, 1>().expand::<Shape![2, 2]>().view::<Shape![2, _, 1]>()],
            shape [2, 2, 1], stride [2, 0, 0], offset 1, elements [1, 1, 3, 3]),
        // torch.arange(324).view((6, 3, 6, 3)).unsqueeze(0)[0].view((-1, 2))
        case!(507, [6, 3, 6, 3], [.unsqueeze::<0>().slice(s![0]).view::<Shape![_, 2]>()],
            shape [162, 2], stride [2, 1], offset 0, checksum 0x425e244958ccee51),
        // torch.arange(12).view((3, 2, 2))[:, :2][-3::4, -2].t().narrow(1, 0, 1)
        case!(508, [3, 2, 2], [.slice(s![.., ..2]).slice(s![-3..;4, -2]).t().narrow::<1, 0, 1>()],
            shape [2, 1], stride [1, 16], offset 0, elements [0, 1]),
        // torch.arange(45).view((3, 5, 3)).view((-1,)).as_strided((2,), (10,), 8).select(-1, 1)
        case!(509, [3, 5, 3], [.view::<Shape![_]>().as_strided::<Shape![2], Strides![10], 8>().select::<-1, 1>()],
            shape [], stride [], offset 18, elements [18]),
        // torch.arange(6).view((1, 6)).narrow(1, 1, 1)
        case!(510, [1, 6], [.narrow::<1, 1, 1>()],
            shape [1, 1], stride [6, 1], offset 1, elements [1]),
        // torch.arange(36).view((6, 2, 3)).narrow(0, 0, 3).permute((1, 0, 2)).permute((1, 0, 2))
        case!(511, [6, 2, 3], [.narrow::<0, 0, 3>().permute::<Dims![1, 0, 2]>().permute::<Dims![1, 0, 2]>()],
            shape [3, 2, 3], stride [6, 3, 1], offset 0, checksum 0xc78915cc56d9314a),
        // torch.arange(5).view((1, 1, 5, 1)).narrow(2, 1, 1).view(())
        case!(512, [1, 1, 5, 1], [.narrow::<2, 1, 1>().view::<Shape![]>()],
            shape [], stride [], offset 1, elements [1]),
        // torch.arange(12).view((6, 1, 2)).expand((2, 1, 6, 4, 2)).view((2, 6, 4, 2))
        case!(513, [6, 1, 2], [.expand::<Shape![2, 1, 6, 4, 2]>().view::<Shape![2, 6, 4, 2]>()],
            shape [2, 6, 4, 2], stride [0, 2, 0, 1], offset 0, checksum 0xbd46cbb82cd924d5),
        // torch.arange(48).view((2, 6, 4)).view((48,)).permute((-1,)).expand((1, 5, 48)).view((5, -1)).t()
        case!(514, [2, 6, 4], [.view::<Shape![48]>().permute::<Dims![-1]>().expand::<Shape![1, 5, 48]>().view::<Shape![5, _]>().t()],
            shape [48, 5], stride [1, 0], offset 0, checksum 0x54d3e36d90c259a5),
        // torch.arange(4).view((4,))[0:1].t().t().view(())
        case!(515, [4], [.slice(s![0..1]).t().t().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(120).view((4, 2, 5, 3))[:, :, -1:5:7, :].squeeze(2).view((8, 3)).view((1, -1, 3))
        case!(516, [4, 2, 5, 3], [.slice(s![.., .., -1..5;7, ..]).squeeze::<2>().view::<Shape![8, 3]>().view::<Shape![1, _, 3]>()],
            shape [1, 8, 3], stride [120, 15, 1], offset 12, checksum 0x121ef212a859753d),
        // torch.arange(24).view((3, 2, 4)).movedim(-3, 1).select(2, 0).view((2, 1, 1, 1, 3))
        case!(517, [3, 2, 4], [.movedim::<-3, 1>().select::<2, 0>().view::<Shape![2, 1, 1, 1, 3]>()],
            shape [2, 1, 1, 1, 3], stride [4, 24, 24, 24, 8], offset 0, elements [0, 8, 16, 4, 12, 20]),
        // torch.arange(72).view((1, 1, 3, 6, 4)).select(2, 1).permute((-1, -3, 2, -4)).view((-1, 2, 2, 3))
        case!(518, [1, 1, 3, 6, 4], [.select::<2, 1>().permute::<Dims![-1, -3, 2, -4]>().view::<Shape![_, 2, 2, 3]>()],
            shape [2, 2, 2, 3], stride [2, 1, 12, 4], offset 24, checksum 0xcde5d0497199a66d),
        // torch.arange(8).view((2, 4, 1)).select(2, 0)[-2][1].t().t()
        case!(519, [2, 4, 1], [.select::<2, 0>().slice(s![-2]).slice(s![1]).t().t()],
            shape [], stride [], offset 1, elements [1]),
    ]
}

fn plain_26() -> Vec<Outcome> {
    vec![
        // torch.arange(4).view((2, 2)).movedim(1, 0)
        case!(520, [2, 2], [.movedim::<1, 0>()],
            shape [2, 2], stride [1, 2], offset 0, elements [0, 2, 1, 3]),
        // torch.arange(120).view((5, 4, 6, 1)).as_strided((4, 6, 1), (3, 1, 1), 105)[:, 2:4]
        case!(521, [5, 4, 6, 1], [.as_strided::<Shape![4, 6, 1], Strides![3, 1, 1], 105>().slice(s![.., 2..4])],
            shape [4, 2, 1], stride [3, 1, 1], offset 107, elements [107, 108, 110, 111, 113, 114, 116, 117]),
        // torch.arange(9).view((3, 1, 3))[1:, ::2, :][1:].expand((1, 6, 3))
        case!(522, [3, 1, 3], [.slice(s![1.., ..;2, ..]).slice(s![1..]).expand::<Shape![1, 6, 3]>()],
            shape [1, 6, 3], stride [3, 0, 1], offset 6, checksum 0x7f14f4ca057a661b),
        // torch.arange(72).view((6, 2, 6)).view((72,)).view((9, 8))
        case!(523, [6, 2, 6], [.view::<Shape![72]>().view::<Shape![9, 8]>()],
            shape [9, 8], stride [8, 1], offset 0, checksum 0x48252b6b285e883d),
        // torch.arange(18).view((3, 6))[-2:, :].select(-1, 4).expand((1, 2)).t().view((-1,))
        case!(524, [3, 6], [.slice(s![-2.., ..]).select::<-1, 4>().expand::<Shape![1, 2]>().t().view::<Shape![_]>()],
            shape [2], stride [6], offset 10, elements [10, 16]),
        // torch.arange(216).view((3, 6, 1, 6, 2))[-1].unsqueeze(2).flatten(-3, -3).view((72,))
        case!(525, [3, 6, 1, 6, 2], [.slice(s![-1]).unsqueeze::<2>().flatten::<-3, -3>().view::<Shape![72]>()],
            shape [72], stride [1], offset 144, checksum 0x5ccef8a05af457bd),
        // torch.arange(96).view((2, 4, 6, 2)).as_strided((3, 4), (1, 10), 63).t().view((-1, 3, 1))
        case!(526, [2, 4, 6, 2], [.as_strided::<Shape![3, 4], Strides![1, 10], 63>().t().view::<Shape![_, 3, 1]>()],
            shape [4, 3, 1], stride [10, 1, 1], offset 63, elements [63, 64, 65, 73, 74, 75, 83, 84, 85, 93, 94, 95]),
        // torch.arange(6).view((6,)).permute((0,)).narrow(-1, 1, 3).view((3,))
        case!(527, [6], [.permute::<Dims![0]>().narrow::<-1, 1, 3>().view::<Shape![3]>()],
            shape [3], stride [1], offset 1, elements [1, 2, 3]),
        // torch.arange(60).view((5, 3, 2, 2, 1)).squeeze(-1).flatten(-4, 2).view((2, 30)).expand((1, 2, 30))
        case!(528, [5, 3, 2, 2, 1], [.squeeze::<-1>().flatten::<-4, 2>().view::<Shape![2, 30]>().expand::<Shape![1, 2, 30]>()],
            shape [1, 2, 30], stride [60, 30, 1], offset 0, checksum 0x2a8c7ed8430bcee9),
        // torch.arange(1).view(()).t().view((-1,))
        case!(529, [], [.t().view::<Shape![_]>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(60).view((4, 3, 5, 1))[2::3, -2:2, -5:5:2, ::7].flatten(2, 3)[:]
        case!(530, [4, 3, 5, 1], [.slice(s![2..;3, -2..2, -5..5;2, ..;7]).flatten::<2, 3>().slice(s![..])],
            shape [1, 1, 3], stride [6, 6, 2], offset 35, elements [35, 37, 39]),
        // torch.arange(48).view((4, 4, 3, 1, 1)).movedim(-4, -5).view((4, 4, 3))
        case!(531, [4, 4, 3, 1, 1], [.movedim::<-4, -5>().view::<Shape![4, 4, 3]>()],
            shape [4, 4, 3], stride [3, 12, 1], offset 0, checksum 0xbe6715f9cebfe23d),
        // torch.arange(16).view((4, 2, 2)).transpose(-1, -3).view((2, 2, 4, 1, 1)).as_strided((), (), 5).unsqueeze(0).view((1, 1))
        case!(532, [4, 2, 2], [.transpose::<-1, -3>().view::<Shape![2, 2, 4, 1, 1]>().as_strided::<Shape![], Strides![], 5>().unsqueeze::<0>().view::<Shape![1, 1]>()],
            shape [1, 1], stride [1, 1], offset 5, elements [5]),
        // torch.arange(12).view((2, 3, 2, 1)).expand((2, 3, -1, 4)).view((12, 2, 2))[9].view((-1,))
        case!(533, [2, 3, 2, 1], [.expand::<Shape![2, 3, _, 4]>().view::<Shape![12, 2, 2]>().slice(s![9]).view::<Shape![_]>()],
            shape [4], stride [0], offset 9, elements [9, 9, 9, 9]),
        // torch.arange(360).view((3, 5, 1, 6, 4)).as_strided((1,), (1,), 111).view((-1, 1))
        case!(534, [3, 5, 1, 6, 4], [.as_strided::<Shape![1], Strides![1], 111>().view::<Shape![_, 1]>()],
            shape [1, 1], stride [1, 1], offset 111, elements [111]),
        // torch.arange(6).view((6, 1, 1)).unsqueeze(1).view((-1,)).narrow(0, 0, 1).view(())
        case!(535, [6, 1, 1], [.unsqueeze::<1>().view::<Shape![_]>().narrow::<0, 0, 1>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(40).view((5, 2, 4)).select(0, 4)
        case!(536, [5, 2, 4], [.select::<0, 4>()],
            shape [2, 4], stride [4, 1], offset 32, elements [32, 33, 34, 35, 36, 37, 38, 39]),
        // torch.arange(96).view((4, 6, 2, 2)).permute((2, 3, 0, -3)).expand((1, -1, 2, -1, 6)).view((2, 2, 24))
        case!(537, [4, 6, 2, 2], [.permute::<Dims![2, 3, 0, -3]>().expand::<Shape![1, _, 2, _, 6]>().view::<Shape![2, 2, 24]>()],
            shape [2, 2, 24], stride [2, 1, 4], offset 0, checksum 0xba68699cc3cf12e5),
        // torch.arange(360).view((3, 3, 2, 5, 4)).squeeze(1).as_strided((2, 4, 2), (2, 3, 9), 128).transpose(1, 0)[0, -1, -1].as_strided((4,), (1,), 200)
        case!(538, [3, 3, 2, 5, 4], [.squeeze::<1>().as_strided::<Shape![2, 4, 2], Strides![2, 3, 9], 128>().transpose::<1, 0>().slice(s![0, -1, -1]).as_strided::<Shape![4], Strides![1], 200>()],
            shape [4], stride [1], offset 200, elements [200, 201, 202, 203]),
        // torch.arange(30).view((6, 5)).permute((1, 0)).movedim(-2, 1)[3::1, :].expand((4, 3, -1)).flatten(1, -2)
        case!(539, [6, 5], [.permute::<Dims![1, 0]>().movedim::<-2, 1>().slice(s![3..;1, ..]).expand::<Shape![4, 3, _]>().flatten::<1, -2>()],
            shape [4, 3, 5], stride [0, 5, 1], offset 15, checksum 0x7fa5a7e9223eb235),
    ]
}

fn plain_27() -> Vec<Outcome> {
    vec![
        // torch.arange(24).view((6, 1, 4)).expand((2, 6, 6, 6, 4)).as_strided((1, 4, 2, 6), (3, 2, 3, 1), 5).view((4, -1, 1, 6)).permute((3, 2, 0, 1))
        case!(540, [6, 1, 4], [.expand::<Shape![2, 6, 6, 6, 4]>().as_strided::<Shape![1, 4, 2, 6], Strides![3, 2, 3, 1], 5>().view::<Shape![4, _, 1, 6]>().permute::<Dims![3, 2, 0, 1]>()],
            shape [6, 1, 4, 2], stride [1, 6, 2, 3], offset 5, checksum 0xf2b0da132cc2b1c5),
        // torch.arange(24).view((6, 4)).narrow(0, 3, 1)[:1:1, :4:7]
        case!(541, [6, 4], [.narrow::<0, 3, 1>().slice(s![..1;1, ..4;7])],
            shape [1, 1], stride [4, 7], offset 12, elements [12]),
        // torch.arange(72).view((3, 1, 4, 6))[2::2].flatten(1, -2)[:, -2, 4].view(())
        case!(542, [3, 1, 4, 6], [.slice(s![2..;2]).flatten::<1, -2>().slice(s![.., -2, 4]).view::<Shape![]>()],
            shape [], stride [], offset 64, elements [64]),
        // torch.arange(9).view((3, 3)).select(-2, 0).expand((3, 3))
        case!(543, [3, 3], [.select::<-2, 0>().expand::<Shape![3, 3]>()],
            shape [3, 3], stride [0, 1], offset 0, elements [0, 1, 2, 0, 1, 2, 0, 1, 2]),
        // torch.arange(144).view((4, 6, 6)).transpose(-2, -3).transpose(-1, -2).view((9, 4, 4)).view((36, -1)).narrow(0, 8, 4)
        case!(544, [4, 6, 6], [.transpose::<-2, -3>().transpose::<-1, -2>().view::<Shape![9, 4, 4]>().view::<Shape![36, _]>().narrow::<0, 8, 4>()],
            shape [4, 4], stride [1, 36], offset 8, elements [8, 44, 80, 116, 9, 45, 81, 117, 10, 46, 82, 118, 11, 47, 83, 119]),
        // torch.arange(1).view((1,))[0].expand((3, 4))
        case!(545, [1], [.slice(s![0]).expand::<Shape![3, 4]>()],
            shape [3, 4], stride [0, 0], offset 0, elements [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
        // torch.arange(8).view((4, 2, 1, 1)).narrow(3, 0, 1).view((-1,)).narrow(0, 5, 2).narrow(0, 1, 1).unsqueeze(-2)
        case!(546, [4, 2, 1, 1], [.narrow::<3, 0, 1>().view::<Shape![_]>().narrow::<0, 5, 2>().narrow::<0, 1, 1>().unsqueeze::<-2>()],
            shape [1, 1], stride [1, 1], offset 6, elements [6]),
        // torch.arange(1).view(()).unsqueeze(0).view(())
        case!(547, [], [.unsqueeze::<0>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(6).view((1, 6)).t().squeeze(1).select(-1, 5).expand((1, 3)).view((3,))
        case!(548, [1, 6], [.t().squeeze::<1>().select::<-1, 5>().expand::<Shape![1, 3]>().view::<Shape![3]>()],
            shape [3], stride [0], offset 5, elements [5, 5, 5]),
        // torch.arange(10).view((2, 5))[1::7, :].select(1, 2).flatten(0, 0)
        case!(549, [2, 5], [.slice(s![1..;7, ..]).select::<1, 2>().flatten::<0, 0>()],
            shape [1], stride [35], offset 7, elements [7]),
        // torch.arange(20).view((1, 5, 4)).squeeze(-3).view((20,))
        case!(550, [1, 5, 4], [.squeeze::<-3>().view::<Shape![20]>()],
            shape [20], stride [1], offset 0, checksum 0xcc927f6ee23a0f61),
        // torch.arange(20).view((5, 4, 1)).select(2, 0).narrow(-2, 2, 1).narrow(0, 0, 1).t()
        case!(551, [5, 4, 1], [.select::<2, 0>().narrow::<-2, 2, 1>().narrow::<0, 0, 1>().t()],
            shape [4, 1], stride [1, 4], offset 8, elements [8, 9, 10, 11]),
        // torch.arange(8).view((4, 2)).movedim(0, -1).view((2, 1, 4))
        case!(552, [4, 2], [.movedim::<0, -1>().view::<Shape![2, 1, 4]>()],
            shape [2, 1, 4], stride [1, 8, 2], offset 0, elements [0, 2, 4, 6, 1, 3, 5, 7]),
        // torch.arange(8).view((1, 4, 2)).unsqueeze(-3)[0:1, :, :4]
        case!(553, [1, 4, 2], [.unsqueeze::<-3>().slice(s![0..1, .., ..4])],
            shape [1, 1, 4, 2], stride [8, 8, 2, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7]),
        // torch.arange(1).view((1, 1)).select(0, 0)
        case!(554, [1, 1], [.select::<0, 0>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(12).view((4, 3)).squeeze(0).t()[:1]
        case!(555, [4, 3], [.squeeze::<0>().t().slice(s![..1])],
            shape [1, 4], stride [1, 3], offset 0, elements [0, 3, 6, 9]),
        // torch.arange(16).view((4, 4)).permute((1, 0))[2:3:4, 1::2].view((2,))
        case!(556, [4, 4], [.permute::<Dims![1, 0]>().slice(s![2..3;4, 1..;2]).view::<Shape![2]>()],
            shape [2], stride [8], offset 6, elements [6, 14]),
        // torch.arange(36).view((1, 6, 3, 2)).expand((1, 2, 6, 3, -1)).narrow(-2, 0, 2)
        case!(557, [1, 6, 3, 2], [.expand::<Shape![1, 2, 6, 3, _]>().narrow::<-2, 0, 2>()],
            shape [1, 2, 6, 2, 2], stride [0, 0, 6, 2, 1], offset 0, checksum 0xc5a2e98e6412337d),
        // torch.arange(16).view((1, 1, 4, 4)).permute((3, 1, 2, 0)).permute((3, 0, 2, 1)).movedim(-2, 1).transpose(-4, 1)
        case!(558, [1, 1, 4, 4], [.permute::<Dims![3, 1, 2, 0]>().permute::<Dims![3, 0, 2, 1]>().movedim::<-2, 1>().transpose::<-4, 1>()],
            shape [4, 1, 4, 1], stride [4, 16, 1, 16], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
        // torch.arange(9).view((3, 1, 1, 3, 1)).as_strided((1, 4), (1, 0), 6).view((-1, 1)).narrow(1, 0, 1).expand((4, 2))
        case!(559, [3, 1, 1, 3, 1], [.as_strided::<Shape![1, 4], Strides![1, 0], 6>().view::<Shape![_, 1]>().narrow::<1, 0, 1>().expand::<Shape![4, 2]>()],
            shape [4, 2], stride [0, 0], offset 6, elements [6, 6, 6, 6, 6, 6, 6, 6]),
    ]
}

fn plain_28() -> Vec<Outcome> {
    vec![
        // torch.arange(8).view((4, 2)).select(-1, 0)[0].unsqueeze(-1)
        case!(560, [4, 2], [.select::<-1, 0>().slice(s![0]).unsqueeze::<-1>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(3).view((1, 3, 1)).transpose(-1, -3).narrow(1, 1, 2)
        case!(561, [1, 3, 1], [.transpose::<-1, -3>().narrow::<1, 1, 2>()],
            shape [1, 2, 1], stride [1, 1, 3], offset 1, elements [1, 2]),
        // torch.arange(6).view((6, 1, 1)).permute((2, -2, -3))[0::4, :].squeeze(-3)
        case!(562, [6, 1, 1], [.permute::<Dims![2, -2, -3]>().slice(s![0..;4, ..]).squeeze::<-3>()],
            shape [1, 6], stride [1, 1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(3).view((3,))[2::1].flatten(0, 0)
        case!(563, [3], [.slice(s![2..;1]).flatten::<0, 0>()],
            shape [1], stride [1], offset 2, elements [2]),
        // torch.arange(6).view((6,)).unsqueeze(-1)[4::4, 0:1].view(())
        case!(564, [6], [.unsqueeze::<-1>().slice(s![4..;4, 0..1]).view::<Shape![]>()],
            shape [], stride [], offset 4, elements [4]),
        // torch.arange(32).view((4, 4, 2)).unsqueeze(-2).expand((4, 4, 6, -1)).unsqueeze(-1).transpose(4, -3)
        case!(565, [4, 4, 2], [.unsqueeze::<-2>().expand::<Shape![4, 4, 6, _]>().unsqueeze::<-1>().transpose::<4, -3>()],
            shape [4, 4, 1, 2, 6], stride [8, 2, 1, 1, 0], offset 0, checksum 0xf9568d6dc85ce65),
        // torch.arange(6).view((6, 1)).view((2, 3)).transpose(1, 0)
        case!(566, [6, 1], [.view::<Shape![2, 3]>().transpose::<1, 0>()],
            shape [3, 2], stride [1, 3], offset 0, elements [0, 3, 1, 4, 2, 5]),
        // torch.arange(60).view((6, 2, 5))[:4:3, 1::4, :].view((2, -1, 1, 1, 5)).view((-1, 2, 5)).movedim(0, -1).permute((2, 1, 0))
        case!(567, [6, 2, 5], [.slice(s![..4;3, 1..;4, ..]).view::<Shape![2, _, 1, 1, 5]>().view::<Shape![_, 2, 5]>().movedim::<0, -1>().permute::<Dims![2, 1, 0]>()],
            shape [1, 5, 2], stride [60, 1, 30], offset 5, elements [5, 35, 6, 36, 7, 37, 8, 38, 9, 39]),
        // torch.arange(75).view((3, 1, 5, 5)).squeeze(1)[-1].view((25,)).t().narrow(0, 8, 15)
        case!(568, [3, 1, 5, 5], [.squeeze::<1>().slice(s![-1]).view::<Shape![25]>().t().narrow::<0, 8, 15>()],
            shape [15], stride [1], offset 58, elements [58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72]),
        // torch.arange(20).view((2, 5, 1, 2))[0, -1:5:7].view((-1, 2)).flatten(0, 1).flatten(0, 0)
        case!(569, [2, 5, 1, 2], [.slice(s![0, -1..5;7]).view::<Shape![_, 2]>().flatten::<0, 1>().flatten::<0, 0>()],
            shape [2], stride [1], offset 8, elements [8, 9]),
        // torch.arange(3).view((3,)).select(0, 1).t().view((1,))
        case!(570, [3], [.select::<0, 1>().t().view::<Shape![1]>()],
            shape [1], stride [1], offset 1, elements [1]),
        // torch.arange(18).view((3, 6)).expand((6, -1, -1)).view((6, 18)).view((1, 6, 18)).view((2, 3, 1, 18))[-2:-1:4, -1::3, :]
        case!(571, [3, 6], [.expand::<Shape![6, _, _]>().view::<Shape![6, 18]>().view::<Shape![1, 6, 18]>().view::<Shape![2, 3, 1, 18]>().slice(s![-2..-1;4, -1..;3, ..])],
            shape [1, 1, 1, 18], stride [0, 0, 18, 1], offset 0, checksum 0xc78915cc56d9314a),
        // torch.arange(80).view((5, 4, 1, 4)).expand((1, 5, 4, 2, -1))[:, 0:1:1, 1, 1:2:2, 0].squeeze(0)[::4][:, 0::2]
        case!(572, [5, 4, 1, 4], [.expand::<Shape![1, 5, 4, 2, _]>().slice(s![.., 0..1;1, 1, 1..2;2, 0]).squeeze::<0>().slice(s![..;4]).slice(s![.., 0..;2])],
            shape [1, 1], stride [64, 0], offset 4, elements [4]),
        // torch.arange(60).view((3, 5, 4)).transpose(-3, 2)[0:, 1, -2::4].view((1, 2, 2))[0:, 0]
        case!(573, [3, 5, 4], [.transpose::<-3, 2>().slice(s![0.., 1, -2..;4]).view::<Shape![1, 2, 2]>().slice(s![0.., 0])],
            shape [1, 2], stride [4, 1], offset 24, elements [24, 25]),
        // torch.arange(60).view((4, 3, 5)).narrow(2, 1, 1)[:2, :, -1::2].permute((0, 2, 1)).as_strided((2,), (1,), 18).as_strided((3, 3), (0, 1), 41)
        case!(574, [4, 3, 5], [.narrow::<2, 1, 1>().slice(s![..2, .., -1..;2]).permute::<Dims![0, 2, 1]>().as_strided::<Shape![2], Strides![1], 18>().as_strided::<Shape![3, 3], Strides![0, 1], 41>()],
            shape [3, 3], stride [0, 1], offset 41, elements [41, 42, 43, 41, 42, 43, 41, 42, 43]),
        // torch.arange(5).view((5, 1, 1)).transpose(2, -3).view((5,)).permute((0,)).view((1, 1, 5))
        case!(575, [5, 1, 1], [.transpose::<2, -3>().view::<Shape![5]>().permute::<Dims![0]>().view::<Shape![1, 1, 5]>()],
            shape [1, 1, 5], stride [5, 5, 1], offset 0, elements [0, 1, 2, 3, 4]),
        // torch.arange(54).view((1, 6, 3, 3)).as_strided((6,), (1,), 37).expand((5, 3, 6)).squeeze(2).view((15, -1))
        case!(576, [1, 6, 3, 3], [.as_strided::<Shape![6], Strides![1], 37>().expand::<Shape![5, 3, 6]>().squeeze::<2>().view::<Shape![15, _]>()],
            shape [15, 6], stride [0, 1], offset 37, checksum 0x15deee9a58923c62),
        // torch.arange(50).view((5, 1, 5, 2)).movedim(-4, -2).view((5, 5, 1, 2))
        case!(577, [5, 1, 5, 2], [.movedim::<-4, -2>().view::<Shape![5, 5, 1, 2]>()],
            shape [5, 5, 1, 2], stride [2, 10, 2, 1], offset 0, checksum 0x4692ec771ae7b22a),
        // torch.arange(4).view((1, 1, 4))[:, 0, :].permute((1, 0)).t().expand((5, 4))
        case!(578, [1, 1, 4], [.slice(s![.., 0, ..]).permute::<Dims![1, 0]>().t().expand::<Shape![5, 4]>()],
            shape [5, 4], stride [0, 1], offset 0, checksum 0xea775cf1e0b7df41),
        // torch.arange(60).view((3, 4, 5)).transpose(-1, -2).squeeze(2).view((3, 1, 1, 1, 5, 4))
        case!(579, [3, 4, 5], [.transpose::<-1, -2>().squeeze::<2>().view::<Shape![3, 1, 1, 1, 5, 4]>()],
            shape [3, 1, 1, 1, 5, 4], stride [20, 5, 5, 5, 1, 5], offset 0, checksum 0x3553184579f0ae61),
    ]
}

fn plain_29() -> Vec<Outcome> {
    vec![
        // torch.arange(120).view((6, 4, 5)).transpose(1, -3).view((4, 6, 5, 1))
        case!(580, [6, 4, 5], [.transpose::<1, -3>().view::<Shape![4, 6, 5, 1]>()],
            shape [4, 6, 5, 1], stride [5, 20, 1, 1], offset 0, checksum 0xe67530d9f644831d),
        // torch.arange(16).view((2, 4, 2)).transpose(-1, 0).view((2, 2, 2, 2, 1)).view((1, 2, 4, 2)).select(3, 0).view((2, 2, 2))
        case!(581, [2, 4, 2], [.transpose::<-1, 0>().view::<Shape![2, 2, 2, 2, 1]>().view::<Shape![1, 2, 4, 2]>().select::<3, 0>().view::<Shape![2, 2, 2]>()],
            shape [2, 2, 2], stride [1, 4, 2], offset 0, elements [0, 2, 4, 6, 1, 3, 5, 7]),
        // torch.arange(20).view((5, 4)).unsqueeze(0).narrow(1, 0, 1).movedim(-1, 0).squeeze(-1).squeeze(-1)
        case!(582, [5, 4], [.unsqueeze::<0>().narrow::<1, 0, 1>().movedim::<-1, 0>().squeeze::<-1>().squeeze::<-1>()],
            shape [4], stride [1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(25).view((1, 1, 1, 5, 5)).expand((4, 1, 6, 6, -1, 5)).squeeze(1).expand((1, 4, 6, -1, -1, -1)).flatten(-2, 5).permute((4, 1, -5, 3, -3))
        case!(583, [1, 1, 1, 5, 5], [.expand::<Shape![4, 1, 6, 6, _, 5]>().squeeze::<1>().expand::<Shape![1, 4, 6, _, _, _]>().flatten::<-2, 5>().permute::<Dims![4, 1, -5, 3, -3]>()],
            shape [25, 4, 1, 6, 6], stride [1, 0, 0, 0, 0], offset 0, checksum 0x9de2610a15d8d525),
        // torch.arange(12).view((1, 2, 1, 3, 2)).expand((1, -1, 2, 3, -1)).view((1, 2, 1, 2, 6))
        case!(584, [1, 2, 1, 3, 2], [.expand::<Shape![1, _, 2, 3, _]>().view::<Shape![1, 2, 1, 2, 6]>()],
            shape [1, 2, 1, 2, 6], stride [12, 6, 0, 0, 1], offset 0, checksum 0xde50256add688441),
        // torch.arange(2).view((2,)).unsqueeze(1).as_strided((2,), (1,), 0).narrow(0, 1, 1).select(-1, 0)
        case!(585, [2], [.unsqueeze::<1>().as_strided::<Shape![2], Strides![1], 0>().narrow::<0, 1, 1>().select::<-1, 0>()],
            shape [], stride [], offset 1, elements [1]),
        // torch.arange(6).view((1, 6)).movedim(-1, 1).t().permute((1, 0)).squeeze(-2).t()
        case!(586, [1, 6], [.movedim::<-1, 1>().t().permute::<Dims![1, 0]>().squeeze::<-2>().t()],
            shape [6], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(15).view((3, 5)).expand((5, 3, 3, -1)).permute((0, 3, 1, 2)).unsqueeze(-2).transpose(1, 0)
        case!(587, [3, 5], [.expand::<Shape![5, 3, 3, _]>().permute::<Dims![0, 3, 1, 2]>().unsqueeze::<-2>().transpose::<1, 0>()],
            shape [5, 5, 3, 1, 3], stride [1, 0, 0, 15, 5], offset 0, checksum 0x95bf8c4a6224e8ae),
        // torch.arange(16).view((4, 4)).transpose(0, 1).view((4, 1, 4)).squeeze(2).as_strided((2,), (3,), 3).as_strided((4, 1), (3, 1), 5)
        case!(588, [4, 4], [.transpose::<0, 1>().view::<Shape![4, 1, 4]>().squeeze::<2>().as_strided::<Shape![2], Strides![3], 3>().as_strided::<Shape![4, 1], Strides![3, 1], 5>()],
            shape [4, 1], stride [3, 1], offset 5, elements [5, 8, 11, 14]),
        // torch.arange(12).view((1, 3, 4)).view((12,))[7:-4:2].narrow(0, 0, 1).narrow(-1, 0, 1)
        case!(589, [1, 3, 4], [.view::<Shape![12]>().slice(s![7..-4;2]).narrow::<0, 0, 1>().narrow::<-1, 0, 1>()],
            shape [1], stride [2], offset 7, elements [7]),
        // torch.arange(48).view((6, 4, 1, 1, 2))[:-3:2, 2:-1].transpose(4, -5).expand((2, 4, 5, 1, 2)).squeeze(-2)
        case!(590, [6, 4, 1, 1, 2], [.slice(s![..-3;2, 2..-1]).transpose::<4, -5>().expand::<Shape![2, 4, 5, 1, 2]>().squeeze::<-2>()],
            shape [2, 4, 5, 2], stride [1, 0, 0, 16], offset 4, checksum 0xfda5f4851ee2a26d),
        // torch.arange(5).view((5,)).select(0, 1).expand((5, 3)).view((15,)).expand((5, -1))
        case!(591, [5], [.select::<0, 1>().expand::<Shape![5, 3]>().view::<Shape![15]>().expand::<Shape![5, _]>()],
            shape [5, 15], stride [0, 0], offset 1, checksum 0x51ba25b648f9afa),
        // torch.arange(72).view((3, 3, 2, 4)).expand((1, 3, 3, 2, 4)).select(1, 2).transpose(-4, 1)[2, :, 1:]
        case!(592, [3, 3, 2, 4], [.expand::<Shape![1, 3, 3, 2, 4]>().select::<1, 2>().transpose::<-4, 1>().slice(s![2, .., 1..])],
            shape [1, 1, 4], stride [72, 4, 1], offset 68, elements [68, 69, 70, 71]),
        // torch.arange(225).view((3, 3, 5, 5)).as_strided((2,), (1,), 201).t()
        case!(593, [3, 3, 5, 5], [.as_strided::<Shape![2], Strides![1], 201>().t()],
            shape [2], stride [1], offset 201, elements [201, 202]),
        // torch.arange(60).view((6, 5, 2)).view((30, 2)).unsqueeze(2).permute((-1, -2, 0))
        case!(594, [6, 5, 2], [.view::<Shape![30, 2]>().unsqueeze::<2>().permute::<Dims![-1, -2, 0]>()],
            shape [1, 2, 30], stride [1, 1, 2], offset 0, checksum 0x8e620dbbfdb9ca83),
        // torch.arange(24).view((1, 6, 1, 4)).transpose(-3, 0).transpose(-1, 1).transpose(2, 0).narrow(-4, 0, 1).view((4, 3, 1, 2))
        case!(595, [1, 6, 1, 4], [.transpose::<-3, 0>().transpose::<-1, 1>().transpose::<2, 0>().narrow::<-4, 0, 1>().view::<Shape![4, 3, 1, 2]>()],
            shape [4, 3, 1, 2], stride [1, 8, 8, 4], offset 0, checksum 0x788cafa06ba7161d),
        // torch.arange(270).view((5, 1, 1, 3, 6, 3)).flatten(1, 2).flatten(4, 4)
        case!(596, [5, 1, 1, 3, 6, 3], [.flatten::<1, 2>().flatten::<4, 4>()],
            shape [5, 1, 3, 6, 3], stride [54, 54, 18, 3, 1], offset 0, checksum 0x290b2b1f7eeddfe6),
        // torch.arange(24).view((6, 4)).narrow(-2, 5, 1)[0, -1].expand((4,))[:-3].permute((0,))
        case!(597, [6, 4], [.narrow::<-2, 5, 1>().slice(s![0, -1]).expand::<Shape![4]>().slice(s![..-3]).permute::<Dims![0]>()],
            shape [1], stride [0], offset 23, elements [23]),
        // torch.arange(30).view((5, 6, 1)).view((30,)).select(0, 3).t()
        case!(598, [5, 6, 1], [.view::<Shape![30]>().select::<0, 3>().t()],
            shape [], stride [], offset 3, elements [3]),
        // torch.arange(1).view(()).t().expand((1,)).expand((4, 6))[:, -3]
        case!(599, [], [.t().expand::<Shape![1]>().expand::<Shape![4, 6]>().slice(s![.., -3])],
            shape [4], stride [0], offset 0, elements [0, 0, 0, 0]),
    ]
}

fn plain_30() -> Vec<Outcome> {
    vec![
        // torch.arange(36).view((6, 6)).movedim(-1, 0).permute((1, 0)).expand((6, -1, 6))
        case!(600, [6, 6], [.movedim::<-1, 0>().permute::<Dims![1, 0]>().expand::<Shape![6, _, 6]>()],
            shape [6, 6, 6], stride [0, 6, 1], offset 0, checksum 0xd470bd639f96ed6d),
        // torch.arange(6).view((1, 6, 1)).narrow(-3, 0, 1).permute((-1, -2, -3)).permute((0, 2, 1)).view((1, 1, 2, 3))
        case!(601, [1, 6, 1], [.narrow::<-3, 0, 1>().permute::<Dims![-1, -2, -3]>().permute::<Dims![0, 2, 1]>().view::<Shape![1, 1, 2, 3]>()],
            shape [1, 1, 2, 3], stride [6, 6, 3, 1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(12).view((6, 1, 2))[1::2][:-1:2][::7].narrow(-1, 1, 1).expand((2, 1, 2))
        case!(602, [6, 1, 2], [.slice(s![1..;2]).slice(s![..-1;2]).slice(s![..;7]).narrow::<-1, 1, 1>().expand::<Shape![2, 1, 2]>()],
            shape [2, 1, 2], stride [0, 2, 0], offset 3, elements [3, 3, 3, 3]),
        // torch.arange(360).view((6, 2, 6, 1, 5)).unsqueeze(0).select(-1, 4).as_strided((2,), (1,), 141)
        case!(603, [6, 2, 6, 1, 5], [.unsqueeze::<0>().select::<-1, 4>().as_strided::<Shape![2], Strides![1], 141>()],
            shape [2], stride [1], offset 141, elements [141, 142]),
        // torch.arange(4).view((1, 4, 1))[-1:1:7].flatten(-2, 2).view((2, 2))[0::2, :]
        case!(604, [1, 4, 1], [.slice(s![-1..1;7]).flatten::<-2, 2>().view::<Shape![2, 2]>().slice(s![0..;2, ..])],
            shape [1, 2], stride [4, 1], offset 0, elements [0, 1]),
        // torch.arange(40).view((2, 4, 1, 5)).narrow(-4, 0, 2).movedim(2, -4).unsqueeze(0)
        case!(605, [2, 4, 1, 5], [.narrow::<-4, 0, 2>().movedim::<2, -4>().unsqueeze::<0>()],
            shape [1, 1, 2, 4, 5], stride [5, 5, 20, 5, 1], offset 0, checksum 0xc9ccf0fe5fbdeb1d),
        // torch.arange(24).view((6, 4)).squeeze(0).as_strided((2, 5, 2), (3, 2, 1), 11).transpose(-1, 1).permute((2, 0, 1)).select(0, 3)
        case!(606, [6, 4], [.squeeze::<0>().as_strided::<Shape![2, 5, 2], Strides![3, 2, 1], 11>().transpose::<-1, 1>().permute::<Dims![2, 0, 1]>().select::<0, 3>()],
            shape [2, 2], stride [3, 1], offset 17, elements [17, 18, 20, 21]),
        // torch.arange(360).view((4, 3, 5, 6)).narrow(3, 1, 5).view((2, 30, 5)).permute((2, 1, 0)).expand((1, 5, -1, -1)).view((1, 5, -1, 1, 2))
        case!(607, [4, 3, 5, 6], [.narrow::<3, 1, 5>().view::<Shape![2, 30, 5]>().permute::<Dims![2, 1, 0]>().expand::<Shape![1, 5, _, _]>().view::<Shape![1, 5, _, 1, 2]>()],
            shape [1, 5, 30, 1, 2], stride [5, 1, 6, 360, 180], offset 1, checksum 0xbaf4e6069f443a8d),
        // torch.arange(6).view((6,)).t().expand((1, 6)).permute((0, 1))
        case!(608, [6], [.t().expand::<Shape![1, 6]>().permute::<Dims![0, 1]>()],
            shape [1, 6], stride [6, 1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(36).view((6, 6, 1)).permute((-2, -3, 2)).view((-1, 2, 3))
        case!(609, [6, 6, 1], [.permute::<Dims![-2, -3, 2]>().view::<Shape![_, 2, 3]>()],
            shape [6, 2, 3], stride [1, 18, 6], offset 0, checksum 0x83eba5102bd2c183),
        // torch.arange(60).view((2, 5, 6)).view((3, 20)).expand((2, 2, 3, 20))
        case!(610, [2, 5, 6], [.view::<Shape![3, 20]>().expand::<Shape![2, 2, 3, 20]>()],
            shape [2, 2, 3, 20], stride [0, 0, 20, 1], offset 0, checksum 0xc977788f6a8a7b35),
        // torch.arange(300).view((3, 5, 5, 4, 1)).squeeze(-1).as_strided((4,), (1,), 217).as_strided((5, 6), (3, 0), 172).permute((0, 1))
        case!(611, [3, 5, 5, 4, 1], [.squeeze::<-1>().as_strided::<Shape![4], Strides![1], 217>().as_strided::<Shape![5, 6], Strides![3, 0], 172>().permute::<Dims![0, 1]>()],
            shape [5, 6], stride [3, 0], offset 172, checksum 0x325ab05bffb65fd5),
        // torch.arange(1).view((1, 1, 1)).movedim(0, 2).unsqueeze(0).flatten(-4, 3).movedim(-1, -1)
        case!(612, [1, 1, 1], [.movedim::<0, 2>().unsqueeze::<0>().flatten::<-4, 3>().movedim::<-1, -1>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(360).view((6, 5, 6, 2)).narrow(0, 3, 1).view((2, 30))
        case!(613, [6, 5, 6, 2], [.narrow::<0, 3, 1>().view::<Shape![2, 30]>()],
            shape [2, 30], stride [30, 1], offset 180, checksum 0x4769844c2b8a839),
        // torch.arange(24).view((6, 2, 2)).unsqueeze(3).permute((-2, -1, 0, 1)).narrow(-3, 0, 1).select(-4, 0)
        case!(614, [6, 2, 2], [.unsqueeze::<3>().permute::<Dims![-2, -1, 0, 1]>().narrow::<-3, 0, 1>().select::<-4, 0>()],
            shape [1, 6, 2], stride [1, 4, 2], offset 0, elements [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22]),
        // torch.arange(3).view((1, 1, 1, 3)).transpose(-2, 0).movedim(-1, 1).view((3, -1))
        case!(615, [1, 1, 1, 3], [.transpose::<-2, 0>().movedim::<-1, 1>().view::<Shape![3, _]>()],
            shape [3, 1], stride [1, 3], offset 0, elements [0, 1, 2]),
        // torch.arange(12).view((4, 3)).select(-1, 2).select(0, 1).expand((1,))
        case!(616, [4, 3], [.select::<-1, 2>().select::<0, 1>().expand::<Shape![1]>()],
            shape [1], stride [0], offset 5, elements [5]),
        // torch.arange(5).view((1, 5))[0, :].view((1, 5))
        case!(617, [1, 5], [.slice(s![0, ..]).view::<Shape![1, 5]>()],
            shape [1, 5], stride [5, 1], offset 0, elements [0, 1, 2, 3, 4]),
        // torch.arange(18).view((3, 2, 3)).transpose(2, 0).narrow(0, 0, 3)[:, -1::7, :3:1].view((3, 3, 1))
        case!(618, [3, 2, 3], [.transpose::<2, 0>().narrow::<0, 0, 3>().slice(s![.., -1..;7, ..3;1]).view::<Shape![3, 3, 1]>()],
            shape [3, 3, 1], stride [1, 6, 6], offset 3, elements [3, 9, 15, 4, 10, 16, 5, 11, 17]),
        // torch.arange(3).view((3,)).t().t().select(-1, 1).t().view(())
        case!(619, [3], [.t().t().select::<-1, 1>().t().view::<Shape![]>()],
            shape [], stride [], offset 1, elements [1]),
    ]
}

fn plain_31() -> Vec<Outcome> {
    vec![
        // torch.arange(6).view((3, 2)).expand((4, -1, 2)).view((-1, 2, 3)).view((4, 6)).view((2, 2, 2, 3))
        case!(620, [3, 2], [.expand::<Shape![4, _, 2]>().view::<Shape![_, 2, 3]>().view::<Shape![4, 6]>().view::<Shape![2, 2, 2, 3]>()],
            shape [2, 2, 2, 3], stride [0, 0, 3, 1], offset 0, checksum 0x2ad3ea97753cf08d),
        // torch.arange(20).view((5, 4)).select(-1, 1).permute((0,)).unsqueeze(0).select(0, 0)[0::3]
        case!(621, [5, 4], [.select::<-1, 1>().permute::<Dims![0]>().unsqueeze::<0>().select::<0, 0>().slice(s![0..;3])],
            shape [2], stride [12], offset 1, elements [1, 13]),
        // torch.arange(6).view((1, 6)).flatten(0, 1).expand((2, 6)).expand((1, -1, 6))
        case!(622, [1, 6], [.flatten::<0, 1>().expand::<Shape![2, 6]>().expand::<Shape![1, _, 6]>()],
            shape [1, 2, 6], stride [0, 0, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5]),
        // torch.arange(96).view((2, 6, 2, 4, 1)).view((-1,)).permute((-1,)).view((4, -1, 1)).as_strided((1, 4), (0, 9), 58).permute((0, 1))
        case!(623, [2, 6, 2, 4, 1], [.view::<Shape![_]>().permute::<Dims![-1]>().view::<Shape![4, _, 1]>().as_strided::<Shape![1, 4], Strides![0, 9], 58>().permute::<Dims![0, 1]>()],
            shape [1, 4], stride [0, 9], offset 58, elements [58, 67, 76, 85]),
        // torch.arange(1).view((1,)).narrow(0, 0, 1).view(()).unsqueeze(0).select(0, 0).t()
        case!(624, [1], [.narrow::<0, 0, 1>().view::<Shape![]>().unsqueeze::<0>().select::<0, 0>().t()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(24).view((4, 1, 6)).permute((2, 1, 0))
        case!(625, [4, 1, 6], [.permute::<Dims![2, 1, 0]>()],
            shape [6, 1, 4], stride [1, 6, 6], offset 0, checksum 0xecef66b7db46e2b5),
        // torch.arange(30).view((5, 2, 1, 3)).as_strided((2,), (1,), 23).select(0, 1).view(())
        case!(626, [5, 2, 1, 3], [.as_strided::<Shape![2], Strides![1], 23>().select::<0, 1>().view::<Shape![]>()],
            shape [], stride [], offset 24, elements [24]),
        // torch.arange(2).view((2,)).t()
        case!(627, [2], [.t()],
            shape [2], stride [1], offset 0, elements [0, 1]),
        // torch.arange(6).view((6,)).flatten(0, -1)[:].as_strided((6, 1), (1, 0), 0)
        case!(628, [6], [.flatten::<0, -1>().slice(s![..]).as_strided::<Shape![6, 1], Strides![1, 0], 0>()],
            shape [6, 1], stride [1, 0], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(72).view((4, 3, 6)).narrow(-1, 3, 2).expand((4, 4, 3, 2)).permute((0, -1, -2, -3)).expand((1, 4, -1, 3, 4))
        case!(629, [4, 3, 6], [.narrow::<-1, 3, 2>().expand::<Shape![4, 4, 3, 2]>().permute::<Dims![0, -1, -2, -3]>().expand::<Shape![1, 4, _, 3, 4]>()],
            shape [1, 4, 2, 3, 4], stride [0, 0, 1, 6, 18], offset 3, checksum 0x9a85c5c48f1221e5),
        // torch.arange(18).view((6, 1, 3)).view((1, -1)).expand((1, 1, 18)).transpose(1, 0).narrow(-3, 0, 1).view((2, 9))
        case!(630, [6, 1, 3], [.view::<Shape![1, _]>().expand::<Shape![1, 1, 18]>().transpose::<1, 0>().narrow::<-3, 0, 1>().view::<Shape![2, 9]>()],
            shape [2, 9], stride [9, 1], offset 0, checksum 0xc78915cc56d9314a),
        // torch.arange(6).view((6,)).expand((3, -1)).view((3, 2, -1))
        case!(631, [6], [.expand::<Shape![3, _]>().view::<Shape![3, 2, _]>()],
            shape [3, 2, 3], stride [0, 3, 1], offset 0, checksum 0x1da9feeb289a930a),
        // torch.arange(60).view((5, 4, 3)).unsqueeze(3).squeeze(3).view((4, 15))
        case!(632, [5, 4, 3], [.unsqueeze::<3>().squeeze::<3>().view::<Shape![4, 15]>()],
            shape [4, 15], stride [15, 1], offset 0, checksum 0x2a8c7ed8430bcee9),
        // torch.arange(72).view((2, 1, 4, 3, 3)).squeeze(-4).view((72,))
        case!(633, [2, 1, 4, 3, 3], [.squeeze::<-4>().view::<Shape![72]>()],
            shape [72], stride [1], offset 0, checksum 0x48252b6b285e883d),
        // torch.arange(16).view((2, 1, 4, 2)).as_strided((5,), (0,), 4).narrow(-1, 3, 2)
        case!(634, [2, 1, 4, 2], [.as_strided::<Shape![5], Strides![0], 4>().narrow::<-1, 3, 2>()],
            shape [2], stride [0], offset 4, elements [4, 4]),
        // torch.arange(3).view((3, 1)).permute((-1, -2)).select(-2, 0).view((3,))
        case!(635, [3, 1], [.permute::<Dims![-1, -2]>().select::<-2, 0>().view::<Shape![3]>()],
            shape [3], stride [1], offset 0, elements [0, 1, 2]),
        // torch.arange(25).view((5, 5)).narrow(0, 2, 1).expand((5, -1)).transpose(0, 1).view((5, 1, 5))
        case!(636, [5, 5], [.narrow::<0, 2, 1>().expand::<Shape![5, _]>().transpose::<0, 1>().view::<Shape![5, 1, 5]>()],
            shape [5, 1, 5], stride [1, 0, 0], offset 10, checksum 0x124a3e8c2afa779),
        // torch.arange(25).view((5, 1, 5)).view((25,))
        case!(637, [5, 1, 5], [.view::<Shape![25]>()],
            shape [25], stride [1], offset 0, checksum 0xa8d07925296ef6f),
        // torch.arange(216).view((6, 2, 3, 2, 3)).narrow(0, 5, 1).permute((-1, 2, -4, -2, 0)).permute((3, 0, 4, 1, 2)).view((6, 3, 2))
        case!(638, [6, 2, 3, 2, 3], [.narrow::<0, 5, 1>().permute::<Dims![-1, 2, -4, -2, 0]>().permute::<Dims![3, 0, 4, 1, 2]>().view::<Shape![6, 3, 2]>()],
            shape [6, 3, 2], stride [1, 6, 18], offset 180, checksum 0x73362937c611fef7),
        // torch.arange(3).view((3, 1)).squeeze(1).permute((0,)).select(0, 1).expand((6, 1)).expand((6, 2))
        case!(639, [3, 1], [.squeeze::<1>().permute::<Dims![0]>().select::<0, 1>().expand::<Shape![6, 1]>().expand::<Shape![6, 2]>()],
            shape [6, 2], stride [0, 0], offset 1, elements [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]),
    ]
}

fn plain_32() -> Vec<Outcome> {
    vec![
        // torch.arange(48).view((6, 2, 1, 4)).as_strided((5, 1, 1), (2, 2, 2), 14).transpose(0, -2)
        case!(640, [6, 2, 1, 4], [.as_strided::<Shape![5, 1, 1], Strides![2, 2, 2], 14>().transpose::<0, -2>()],
            shape [1, 5, 1], stride [2, 2, 2], offset 14, elements [14, 16, 18, 20, 22]),
        // torch.arange(8).view((2, 1, 4, 1))[:, ::2, :].movedim(2, 3).flatten(-3, 3)
        case!(641, [2, 1, 4, 1], [.slice(s![.., ..;2, ..]).movedim::<2, 3>().flatten::<-3, 3>()],
            shape [2, 4], stride [4, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7]),
        // torch.arange(1).view(()).expand((1,)).narrow(-1, 0, 1).narrow(0, 0, 1).view(())
        case!(642, [], [.expand::<Shape![1]>().narrow::<-1, 0, 1>().narrow::<0, 0, 1>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(25).view((5, 5)).expand((4, 6, 5, 5)).transpose(2, -1).view((1, 24, 5, 5, 1))
        case!(643, [5, 5], [.expand::<Shape![4, 6, 5, 5]>().transpose::<2, -1>().view::<Shape![1, 24, 5, 5, 1]>()],
            shape [1, 24, 5, 5, 1], stride [0, 0, 1, 5, 5], offset 0, checksum 0x25c30b07de1249a5),
        // torch.arange(125).view((5, 5, 5)).select(-3, 2)[-4]
        case!(644, [5, 5, 5], [.select::<-3, 2>().slice(s![-4])],
            shape [5], stride [1], offset 55, elements [55, 56, 57, 58, 59]),
        // torch.arange(20).view((5, 4)).expand((6, 5, 4)).view((6, -1, 10)).expand((1, 6, 2, -1)).view((6, -1))
        case!(645, [5, 4], [.expand::<Shape![6, 5, 4]>().view::<Shape![6, _, 10]>().expand::<Shape![1, 6, 2, _]>().view::<Shape![6, _]>()],
            shape [6, 20], stride [0, 1], offset 0, checksum 0xb53df1fd90c560cd),
        // torch.arange(60).view((2, 6, 5)).narrow(0, 0, 1).transpose(-2, 2).permute((0, -2, 2))
        case!(646, [2, 6, 5], [.narrow::<0, 0, 1>().transpose::<-2, 2>().permute::<Dims![0, -2, 2]>()],
            shape [1, 5, 6], stride [30, 1, 5], offset 0, checksum 0xa2f7e31b1bca6336),
        // torch.arange(8).view((4, 2)).transpose(1, -1).view((-1,)).t()
        case!(647, [4, 2], [.transpose::<1, -1>().view::<Shape![_]>().t()],
            shape [8], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7]),
        // torch.arange(216).view((6, 6, 3, 2)).expand((1, 1, -1, -1, 3, -1)).squeeze(0)[:, -2, 3, :, :2]
        case!(648, [6, 6, 3, 2], [.expand::<Shape![1, 1, _, _, 3, _]>().squeeze::<0>().slice(s![.., -2, 3, .., ..2])],
            shape [1, 3, 2], stride [216, 2, 1], offset 162, elements [162, 163, 164, 165, 166, 167]),
        // torch.arange(6).view((6,)).unsqueeze(0).flatten(1, 1)
        case!(649, [6], [.unsqueeze::<0>().flatten::<1, 1>()],
            shape [1, 6], stride [6, 1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(10).view((2, 5)).movedim(-2, -1)[-4:5].view((1, 4, 2)).view((4, 2))
        case!(650, [2, 5], [.movedim::<-2, -1>().slice(s![-4..5]).view::<Shape![1, 4, 2]>().view::<Shape![4, 2]>()],
            shape [4, 2], stride [1, 5], offset 1, elements [1, 6, 2, 7, 3, 8, 4, 9]),
        // torch.arange(75).view((1, 5, 5, 3)).permute((0, 1, 3, 2)).view((5, 3, 5))
        case!(651, [1, 5, 5, 3], [.permute::<Dims![0, 1, 3, 2]>().view::<Shape![5, 3, 5]>()],
            shape [5, 3, 5], stride [15, 1, 3], offset 0, checksum 0x5178747f3be37c84),
        // torch.arange(144).view((4, 1, 6, 1, 6, 1)).as_strided((4,), (3,), 116).as_strided((), (), 129).as_strided((3, 3, 2), (22, 2, 1), 35).view((1, 3, 3, 1, 2))
        case!(652, [4, 1, 6, 1, 6, 1], [.as_strided::<Shape![4], Strides![3], 116>().as_strided::<Shape![], Strides![], 129>().as_strided::<Shape![3, 3, 2], Strides![22, 2, 1], 35>().view::<Shape![1, 3, 3, 1, 2]>()],
            shape [1, 3, 3, 1, 2], stride [66, 22, 2, 2, 1], offset 35, checksum 0x3e828980d1fb78d2),
        // torch.arange(30).view((5, 2, 1, 3)).select(3, 0).transpose(-1, -3).view((2, -1))
        case!(653, [5, 2, 1, 3], [.select::<3, 0>().transpose::<-1, -3>().view::<Shape![2, _]>()],
            shape [2, 5], stride [3, 6], offset 0, elements [0, 6, 12, 18, 24, 3, 9, 15, 21, 27]),
        // torch.arange(2).view((2,)).unsqueeze(0).view((-1,))
        case!(654, [2], [.unsqueeze::<0>().view::<Shape![_]>()],
            shape [2], stride [1], offset 0, elements [0, 1]),
        // torch.arange(54).view((3, 6, 3, 1)).unsqueeze(3).narrow(-3, 1, 1)
        case!(655, [3, 6, 3, 1], [.unsqueeze::<3>().narrow::<-3, 1, 1>()],
            shape [3, 6, 1, 1, 1], stride [18, 3, 1, 1, 1], offset 1, checksum 0xb405490426688a98),
        // torch.arange(18).view((1, 1, 6, 1, 3)).narrow(2, 3, 2).squeeze(3).transpose(-3, 2)
        case!(656, [1, 1, 6, 1, 3], [.narrow::<2, 3, 2>().squeeze::<3>().transpose::<-3, 2>()],
            shape [1, 2, 1, 3], stride [18, 3, 18, 1], offset 9, elements [9, 10, 11, 12, 13, 14]),
        // torch.arange(2).view((2, 1)).narrow(1, 0, 1).flatten(0, 1).narrow(-1, 1, 1).t()
        case!(657, [2, 1], [.narrow::<1, 0, 1>().flatten::<0, 1>().narrow::<-1, 1, 1>().t()],
            shape [1], stride [1], offset 1, elements [1]),
        // torch.arange(18).view((3, 6))[:, 2::1].as_strided((1, 1), (1, 0), 2).unsqueeze(-2).transpose(1, 2).flatten(1, 1)
        case!(658, [3, 6], [.slice(s![.., 2..;1]).as_strided::<Shape![1, 1], Strides![1, 0], 2>().unsqueeze::<-2>().transpose::<1, 2>().flatten::<1, 1>()],
            shape [1, 1, 1], stride [1, 0, 0], offset 2, elements [2]),
        // torch.arange(6).view((1, 6))[-1, :-1:7].view(())
        case!(659, [1, 6], [.slice(s![-1, ..-1;7]).view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
    ]
}

fn plain_33() -> Vec<Outcome> {
    vec![
        // torch.arange(144).view((6, 6, 2, 2)).select(0, 2).view((-1,))
        case!(660, [6, 6, 2, 2], [.select::<0, 2>().view::<Shape![_]>()],
            shape [24], stride [1], offset 48, checksum 0x81c9561dac45664d),
        // torch.arange(10).view((5, 1, 2, 1, 1)).narrow(2, 1, 1)
        case!(661, [5, 1, 2, 1, 1], [.narrow::<2, 1, 1>()],
            shape [5, 1, 1, 1, 1], stride [2, 2, 1, 1, 1], offset 1, elements [1, 3, 5, 7, 9]),
        // torch.arange(288).view((3, 4, 6, 4)).flatten(-4, 1).select(-1, 3).narrow(-2, 3, 9).select(0, 5).flatten(0, 0)
        case!(662, [3, 4, 6, 4], [.flatten::<-4, 1>().select::<-1, 3>().narrow::<-2, 3, 9>().select::<0, 5>().flatten::<0, 0>()],
            shape [6], stride [4], offset 195, elements [195, 199, 203, 207, 211, 215]),
        // torch.arange(6).view((1, 6)).narrow(0, 0, 1).narrow(-2, 0, 1)
        case!(663, [1, 6], [.narrow::<0, 0, 1>().narrow::<-2, 0, 1>()],
            shape [1, 6], stride [6, 1], offset 0, elements [0, 1, 2, 3, 4, 5]),
        // torch.arange(120).view((4, 5, 6)).view((120,))
        case!(664, [4, 5, 6], [.view::<Shape![120]>()],
            shape [120], stride [1], offset 0, checksum 0x962feeef4c7ab2d),
        // torch.arange(80).view((5, 4, 4)).transpose(2, -3).view((2, 2, 4, 5)).permute((1, 2, -4, -1)).view((-1, 8, 5)).expand((3, 2, 8, 5))
        case!(665, [5, 4, 4], [.transpose::<2, -3>().view::<Shape![2, 2, 4, 5]>().permute::<Dims![1, 2, -4, -1]>().view::<Shape![_, 8, 5]>().expand::<Shape![3, 2, 8, 5]>()],
            shape [3, 2, 8, 5], stride [0, 1, 2, 16], offset 0, checksum 0xf4cc181f247b915),
        // torch.arange(160).view((2, 5, 1, 4, 4))[:, :, 0:1:3, -4, -3:4:3]
        case!(666, [2, 5, 1, 4, 4], [.slice(s![.., .., 0..1;3, -4, -3..4;3])],
            shape [2, 5, 1, 1], stride [80, 16, 48, 3], offset 1, elements [1, 17, 33, 49, 65, 81, 97, 113, 129, 145]),
        // torch.arange(4).view((4, 1, 1)).view((-1,))[2].unsqueeze(0).view((-1, 1))
        case!(667, [4, 1, 1], [.view::<Shape![_]>().slice(s![2]).unsqueeze::<0>().view::<Shape![_, 1]>()],
            shape [1, 1], stride [1, 1], offset 2, elements [2]),
        // torch.arange(180).view((1, 3, 6, 2, 5))[0, :, 0:-4:4, 1:2:4].flatten(1, 1).select(1, 0).view((1, 1, 1, 3, -1, 1))
        case!(668, [1, 3, 6, 2, 5], [.slice(s![0, .., 0..-4;4, 1..2;4]).flatten::<1, 1>().select::<1, 0>().view::<Shape![1, 1, 1, 3, _, 1]>()],
            shape [1, 1, 1, 3, 5, 1], stride [180, 180, 180, 60, 1, 1], offset 5, elements [5, 6, 7, 8, 9, 65, 66, 67, 68, 69, 125, 126, 127, 128, 129]),
        // torch.arange(5).view((5,)).permute((0,)).permute((0,)).t().narrow(0, 0, 5)
        case!(669, [5], [.permute::<Dims![0]>().permute::<Dims![0]>().t().narrow::<0, 0, 5>()],
            shape [5], stride [1], offset 0, elements [0, 1, 2, 3, 4]),
        // torch.arange(36).view((2, 1, 6, 3)).squeeze(-3).view((36,))
        case!(670, [2, 1, 6, 3], [.squeeze::<-3>().view::<Shape![36]>()],
            shape [36], stride [1], offset 0, checksum 0xa5c9b354237a1bf1),
        // torch.arange(48).view((1, 4, 2, 6)).view((48,)).expand((1, -1)).flatten(0, -1).unsqueeze(-2).view((48,))
        case!(671, [1, 4, 2, 6], [.view::<Shape![48]>().expand::<Shape![1, _]>().flatten::<0, -1>().unsqueeze::<-2>().view::<Shape![48]>()],
            shape [48], stride [1], offset 0, checksum 0xdd7a5e9540df1b95),
        // torch.arange(128).view((2, 4, 4, 4)).permute((0, 2, 1, 3)).view((2, 1, -1, 2, 4, 4))[:2:2, 0:, 1::3, ::1].view((2, 4, -1, 2))
        case!(672, [2, 4, 4, 4], [.permute::<Dims![0, 2, 1, 3]>().view::<Shape![2, 1, _, 2, 4, 4]>().slice(s![..2;2, 0.., 1..;3, ..;1]).view::<Shape![2, 4, _, 2]>()],
            shape [2, 4, 2, 2], stride [4, 16, 2, 1], offset 8, checksum 0x8bb529d4d71de45),
        // torch.arange(144).view((6, 4, 6, 1)).transpose(3, 1)[:].expand((3, -1, 1, 6, 4)).view((-1, 6, 2, 3, 4))
        case!(673, [6, 4, 6, 1], [.transpose::<3, 1>().slice(s![..]).expand::<Shape![3, _, 1, 6, 4]>().view::<Shape![_, 6, 2, 3, 4]>()],
            shape [3, 6, 2, 3, 4], stride [0, 24, 3, 1, 6], offset 0, checksum 0xf9b09da82113de25),
        // torch.arange(16).view((4, 2, 2)).permute((2, 0, 1)).view((1, 2, 4, 2)).view((2, 1, 1, 2, 4))
        case!(674, [4, 2, 2], [.permute::<Dims![2, 0, 1]>().view::<Shape![1, 2, 4, 2]>().view::<Shape![2, 1, 1, 2, 4]>()],
            shape [2, 1, 1, 2, 4], stride [1, 16, 16, 8, 2], offset 0, elements [0, 2, 4, 6, 8, 10, 12, 14, 1, 3, 5, 7, 9, 11, 13, 15]),
        // torch.arange(8).view((4, 2)).narrow(0, 1, 2).expand((6, 4, 2, -1)).view((24, 1, 4))
        case!(675, [4, 2], [.narrow::<0, 1, 2>().expand::<Shape![6, 4, 2, _]>().view::<Shape![24, 1, 4]>()],
            shape [24, 1, 4], stride [0, 4, 1], offset 2, checksum 0x10619695838e9d25),
        // torch.arange(2).view((2,)).unsqueeze(-1).narrow(0, 1, 1)
        case!(676, [2], [.unsqueeze::<-1>().narrow::<0, 1, 1>()],
            shape [1, 1], stride [1, 1], offset 1, elements [1]),
        // torch.arange(60).view((6, 1, 5, 2)).expand((1, 6, 1, -1, 2)).narrow(-2, 0, 1).view((3, 2, 2, -1)).view((2, 3, 2))
        case!(677, [6, 1, 5, 2], [.expand::<Shape![1, 6, 1, _, 2]>().narrow::<-2, 0, 1>().view::<Shape![3, 2, 2, _]>().view::<Shape![2, 3, 2]>()],
            shape [2, 3, 2], stride [30, 10, 1], offset 0, elements [0, 1, 10, 11, 20, 21, 30, 31, 40, 41, 50, 51]),
        // torch.arange(6).view((1, 3, 2)).permute((-2, -3, 2)).expand((2, -1, 5, -1)).unsqueeze(-1)
        case!(678, [1, 3, 2], [.permute::<Dims![-2, -3, 2]>().expand::<Shape![2, _, 5, _]>().unsqueeze::<-1>()],
            shape [2, 3, 5, 2, 1], stride [0, 2, 0, 1, 1], offset 0, checksum 0x2772b2ed35435d51),
        // torch.arange(4).view((1, 4, 1)).transpose(0, 2)[:, 0, ::7].view(()).t()
        case!(679, [1, 4, 1], [.transpose::<0, 2>().slice(s![.., 0, ..;7]).view::<Shape![]>().t()],
            shape [], stride [], offset 0, elements [0]),
    ]
}

fn plain_34() -> Vec<Outcome> {
    vec![
        // torch.arange(20).view((1, 2, 5, 2)).flatten(0, 1).movedim(1, -3)
        case!(680, [1, 2, 5, 2], [.flatten::<0, 1>().movedim::<1, -3>()],
            shape [5, 2, 2], stride [2, 10, 1], offset 0, checksum 0xed06654ea34916b1),
        // torch.arange(4).view((2, 1, 2)).expand((-1, 1, 2)).squeeze(-2).view((4,))
        case!(681, [2, 1, 2], [.expand::<Shape![_, 1, 2]>().squeeze::<-2>().view::<Shape![4]>()],
            shape [4], stride [1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(10).view((1, 2, 1, 5))[::2].narrow(-4, 0, 1)[:, :, ::3]
        case!(682, [1, 2, 1, 5], [.slice(s![..;2]).narrow::<-4, 0, 1>().slice(s![.., .., ..;3])],
            shape [1, 2, 1, 5], stride [20, 5, 15, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
        // torch.arange(36).view((3, 3, 4)).narrow(1, 0, 2).view((3, 1, 2, 4)).flatten(-4, -3).unsqueeze(1)
        case!(683, [3, 3, 4], [.narrow::<1, 0, 2>().view::<Shape![3, 1, 2, 4]>().flatten::<-4, -3>().unsqueeze::<1>()],
            shape [3, 1, 2, 4], stride [12, 8, 4, 1], offset 0, checksum 0x592a079e35206a7d),
        // torch.arange(60).view((6, 5, 2)).movedim(1, 0).view((1, 5, 6, -1, 1))
        case!(684, [6, 5, 2], [.movedim::<1, 0>().view::<Shape![1, 5, 6, _, 1]>()],
            shape [1, 5, 6, 2, 1], stride [10, 2, 10, 1, 1], offset 0, checksum 0x50208ae944013439),
        // torch.arange(8).view((2, 4, 1)).expand((5, -1, 4, -1)).squeeze(0).view((5, -1))
        case!(685, [2, 4, 1], [.expand::<Shape![5, _, 4, _]>().squeeze::<0>().view::<Shape![5, _]>()],
            shape [5, 8], stride [0, 1], offset 0, checksum 0xd0e8e5cdf283fadd),
        // torch.arange(12).view((2, 6)).select(1, 4).unsqueeze(1)
        case!(686, [2, 6], [.select::<1, 4>().unsqueeze::<1>()],
            shape [2, 1], stride [6, 1], offset 4, elements [4, 10]),
        // torch.arange(25).view((1, 5, 1, 5)).permute((3, 2, 0, -3)).view((5, 5))
        case!(687, [1, 5, 1, 5], [.permute::<Dims![3, 2, 0, -3]>().view::<Shape![5, 5]>()],
            shape [5, 5], stride [1, 5], offset 0, checksum 0x1259736ca7ce2af),
        // torch.arange(12).view((3, 4)).expand((2, -1, 4)).permute((2, 0, 1)).view((4, 1, 2, 3, 1))
        case!(688, [3, 4], [.expand::<Shape![2, _, 4]>().permute::<Dims![2, 0, 1]>().view::<Shape![4, 1, 2, 3, 1]>()],
            shape [4, 1, 2, 3, 1], stride [1, 0, 0, 4, 4], offset 0, checksum 0x7501ef241fa10dd),
        // torch.arange(12).view((3, 4)).transpose(-1, -2).transpose(-1, 0)
        case!(689, [3, 4], [.transpose::<-1, -2>().transpose::<-1, 0>()],
            shape [3, 4], stride [4, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(2).view((2,)).unsqueeze(-2).as_strided((1,), (11,), 1).narrow(0, 0, 1).view(())
        case!(690, [2], [.unsqueeze::<-2>().as_strided::<Shape![1], Strides![11], 1>().narrow::<0, 0, 1>().view::<Shape![]>()],
            shape [], stride [], offset 1, elements [1]),
        // torch.arange(2).view((1, 2)).squeeze(0).expand((3, 2)).select(1, 1)[0::4].expand((1, 3))
        case!(691, [1, 2], [.squeeze::<0>().expand::<Shape![3, 2]>().select::<1, 1>().slice(s![0..;4]).expand::<Shape![1, 3]>()],
            shape [1, 3], stride [0, 0], offset 1, elements [1, 1, 1]),
        // torch.arange(15).view((3, 5)).as_strided((), (), 5).t()
        case!(692, [3, 5], [.as_strided::<Shape![], Strides![], 5>().t()],
            shape [], stride [], offset 5, elements [5]),
        // torch.arange(60).view((1, 5, 6, 1, 2)).expand((2, 5, -1, 1, 2)).view((2, 6, 10)).view((2, 1, 1, 60))
        case!(693, [1, 5, 6, 1, 2], [.expand::<Shape![2, 5, _, 1, 2]>().view::<Shape![2, 6, 10]>().view::<Shape![2, 1, 1, 60]>()],
            shape [2, 1, 1, 60], stride [0, 60, 60, 1], offset 0, checksum 0x941e5fa28745fa6d),
        // torch.arange(4).view((1, 4)).expand((1, 1, 2, 4))[::3, :, 1:2:2]
        case!(694, [1, 4], [.expand::<Shape![1, 1, 2, 4]>().slice(s![..;3, .., 1..2;2])],
            shape [1, 1, 1, 4], stride [0, 0, 0, 1], offset 0, elements [0, 1, 2, 3]),
        // torch.arange(3).view((3,)).narrow(0, 2, 1).view(())
        case!(695, [3], [.narrow::<0, 2, 1>().view::<Shape![]>()],
            shape [], stride [], offset 2, elements [2]),
        // torch.arange(15).view((3, 5)).view((15,))
        case!(696, [3, 5], [.view::<Shape![15]>()],
            shape [15], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
        // torch.arange(64).view((2, 4, 2, 4)).movedim(-1, -4).view((4, -1, 1)).view((2, -1, 16))
        case!(697, [2, 4, 2, 4], [.movedim::<-1, -4>().view::<Shape![4, _, 1]>().view::<Shape![2, _, 16]>()],
            shape [2, 2, 16], stride [2, 1, 4], offset 0, checksum 0xd19c2a504528a785),
        // torch.arange(72).view((6, 4, 3)).permute((1, -3, 2))[-3:-1:3, :-2:2, 1:2:2].squeeze(1).view((-1,))
        case!(698, [6, 4, 3], [.permute::<Dims![1, -3, 2]>().slice(s![-3..-1;3, ..-2;2, 1..2;2]).squeeze::<1>().view::<Shape![_]>()],
            shape [2], stride [24], offset 4, elements [4, 28]),
        // torch.arange(1).view((1,)).narrow(-1, 0, 1).unsqueeze(-2).movedim(1, 0)[:].select(-1, 0)
        case!(699, [1], [.narrow::<-1, 0, 1>().unsqueeze::<-2>().movedim::<1, 0>().slice(s![..]).select::<-1, 0>()],
            shape [1], stride [1], offset 0, elements [0]),
    ]
}

fn large_0() -> Vec<Outcome> {
    vec![
        // torch.arange(1655).view((1655,))[-1655:1363].movedim(0, -1)[::4].as_strided((33,), (2,), 938)
        case!(700, [1655], [.slice(s![-1655..1363]).movedim::<0, -1>().slice(s![..;4]).as_strided::<Shape![33], Strides![2], 938>()],
            shape [33], stride [2], offset 938, checksum 0x25a500bc5c1f9abd),
        // torch.arange(3072).view((3, 32, 32)).narrow(2, 15, 12).expand((1, -1, 32, 12)).unsqueeze(4)
        case!(701, [3, 32, 32], [.narrow::<2, 15, 12>().expand::<Shape![1, _, 32, 12]>().unsqueeze::<4>()],
            shape [1, 3, 32, 12, 1], stride [3072, 1024, 32, 1, 1], offset 15, checksum 0x13e2bb289e00ce25),
        // torch.arange(4064).view((4, 1016)).flatten(-2, -2)
        case!(702, [4, 1016], [.flatten::<-2, -2>()],
            shape [4, 1016], stride [1016, 1], offset 0, checksum 0xc6329f3de5259b85),
        // torch.arange(3072).view((3, 32, 32)).movedim(-3, -2).expand((3, -1, 3, 32)).unsqueeze(3)
        case!(703, [3, 32, 32], [.movedim::<-3, -2>().expand::<Shape![3, _, 3, 32]>().unsqueeze::<3>()],
            shape [3, 32, 3, 1, 32], stride [0, 32, 1024, 32, 1], offset 0, checksum 0xee4ba78624a63725),
        // torch.arange(1199).view((1, 11, 1, 109)).view((1199,))[-998:313:3].permute((-1,)).permute((0,)).view((1, 19, 1, -1))
        case!(704, [1, 11, 1, 109], [.view::<Shape![1199]>().slice(s![-998..313;3]).permute::<Dims![-1]>().permute::<Dims![0]>().view::<Shape![1, 19, 1, _]>()],
            shape [1, 19, 1, 2], stride [114, 6, 6, 3], offset 201, checksum 0x3b881a35ece69418),
        // torch.arange(4024).view((4, 1006)).transpose(-1, 0).view((2, 503, 2, 2, 1))
        case!(705, [4, 1006], [.transpose::<-1, 0>().view::<Shape![2, 503, 2, 2, 1]>()],
            shape [2, 503, 2, 2, 1], stride [503, 1, 2012, 1006, 1006], offset 0, checksum 0xc908b2cb459f1ca5),
        // torch.arange(3072).view((3, 32, 32)).unsqueeze(2).view((3072,))
        case!(706, [3, 32, 32], [.unsqueeze::<2>().view::<Shape![3072]>()],
            shape [3072], stride [1], offset 0, checksum 0x540ddd372b187725),
        // torch.arange(3312).view((48, 69)).view((46, 36, 2)).narrow(0, 44, 1).expand((5, 1, -1, 2)).view((5, 72))
        case!(707, [48, 69], [.view::<Shape![46, 36, 2]>().narrow::<0, 44, 1>().expand::<Shape![5, 1, _, 2]>().view::<Shape![5, 72]>()],
            shape [5, 72], stride [0, 1], offset 3168, checksum 0x5ed8266e68f3869d),
        // torch.arange(2112).view((12, 8, 22))[11::2].flatten(1, 2).squeeze(0).view((4, 44))
        case!(708, [12, 8, 22], [.slice(s![11..;2]).flatten::<1, 2>().squeeze::<0>().view::<Shape![4, 44]>()],
            shape [4, 44], stride [44, 1], offset 1936, checksum 0x3144d49462a45615),
        // torch.arange(4024).view((4, 1006)).view((-1,))
        case!(709, [4, 1006], [.view::<Shape![_]>()],
            shape [4024], stride [1], offset 0, checksum 0x315139612c2873ed),
        // torch.arange(1787).view((1787,))[1731].view((1,))
        case!(710, [1787], [.slice(s![1731]).view::<Shape![1]>()],
            shape [1], stride [1], offset 1731, elements [1731]),
        // torch.arange(1736).view((31, 56)).view((1, 8, -1))
        case!(711, [31, 56], [.view::<Shape![1, 8, _]>()],
            shape [1, 8, 217], stride [1736, 217, 1], offset 0, checksum 0xd79e78c8fdca01bd),
        // torch.arange(3072).view((3, 32, 32)).view((16, 192))
        case!(712, [3, 32, 32], [.view::<Shape![16, 192]>()],
            shape [16, 192], stride [192, 1], offset 0, checksum 0x540ddd372b187725),
        // torch.arange(1977).view((1977,)).select(-1, 24).view(())
        case!(713, [1977], [.select::<-1, 24>().view::<Shape![]>()],
            shape [], stride [], offset 24, elements [24]),
        // torch.arange(1920).view((10, 12, 16)).unsqueeze(0).squeeze(0)
        case!(714, [10, 12, 16], [.unsqueeze::<0>().squeeze::<0>()],
            shape [10, 12, 16], stride [192, 16, 1], offset 0, checksum 0xac8f36fb0a532fa5),
        // torch.arange(2176).view((1088, 2)).narrow(0, 858, 221).view((17, 26)).narrow(-1, 4, 17)
        case!(715, [1088, 2], [.narrow::<0, 858, 221>().view::<Shape![17, 26]>().narrow::<-1, 4, 17>()],
            shape [17, 17], stride [26, 1], offset 1720, checksum 0xa8ffff1f07865f27),
        // torch.arange(1280).view((20, 64))[-5:19, :].narrow(1, 23, 37).narrow(0, 2, 2).as_strided((1, 16), (147, 1), 513).view((4, 1, -1))
        case!(716, [20, 64], [.slice(s![-5..19, ..]).narrow::<1, 23, 37>().narrow::<0, 2, 2>().as_strided::<Shape![1, 16], Strides![147, 1], 513>().view::<Shape![4, 1, _]>()],
            shape [4, 1, 4], stride [4, 4, 1], offset 513, elements [513, 514, 515, 516, 517, 518, 519, 520, 521, 522, 523, 524, 525, 526, 527, 528]),
        // torch.arange(6144).view((2, 3, 32, 32)).unsqueeze(0).as_strided((19,), (1,), 616).as_strided((21,), (1,), 704).flatten(-1, 0)
        case!(717, [2, 3, 32, 32], [.unsqueeze::<0>().as_strided::<Shape![19], Strides![1], 616>().as_strided::<Shape![21], Strides![1], 704>().flatten::<-1, 0>()],
            shape [21], stride [1], offset 704, checksum 0x3dadae649d11760f),
        // torch.arange(600).view((1, 5, 1, 120)).unsqueeze(0)[::7].expand((5, 6, -1, 1, -1)).view((30, 1, 1, 300, 2))
        case!(718, [1, 5, 1, 120], [.unsqueeze::<0>().slice(s![..;7]).expand::<Shape![5, 6, _, 1, _]>().view::<Shape![30, 1, 1, 300, 2]>()],
            shape [30, 1, 1, 300, 2], stride [0, 600, 600, 2, 1], offset 0, checksum 0xe835f25aa4f379d5),
        // torch.arange(3472).view((62, 56)).narrow(-2, 44, 15).movedim(1, 0).transpose(1, 0).unsqueeze(1).as_strided((18, 18, 6), (3, 1, 1), 472)
        case!(719, [62, 56], [.narrow::<-2, 44, 15>().movedim::<1, 0>().transpose::<1, 0>().unsqueeze::<1>().as_strided::<Shape![18, 18, 6], Strides![3, 1, 1], 472>()],
            shape [18, 18, 6], stride [3, 1, 1], offset 472, checksum 0x3fb99ec6634eff5d),
    ]
}

fn large_1() -> Vec<Outcome> {
    vec![
        // torch.arange(3072).view((3, 32, 32)).permute((0, 1, 2)).expand((4, -1, -1, 32)).permute((1, 0, -2, 3)).narrow(2, 22, 6).movedim(2, -4)
        case!(720, [3, 32, 32], [.permute::<Dims![0, 1, 2]>().expand::<Shape![4, _, _, 32]>().permute::<Dims![1, 0, -2, 3]>().narrow::<2, 22, 6>().movedim::<2, -4>()],
            shape [6, 3, 4, 32], stride [32, 1024, 0, 1], offset 704, checksum 0xef234b7866263e25),
        // torch.arange(3072).view((3, 32, 32)).movedim(-1, 0).permute((2, 1, 0)).transpose(2, 0)[0].permute((0, 1))
        case!(721, [3, 32, 32], [.movedim::<-1, 0>().permute::<Dims![2, 1, 0]>().transpose::<2, 0>().slice(s![0]).permute::<Dims![0, 1]>()],
            shape [3, 32], stride [1024, 32], offset 0, checksum 0x69efad9e5681e7a5),
        // torch.arange(5030).view((5, 1006)).expand((1, 5, 1006))[:, 3::3, :].squeeze(-3).unsqueeze(0)
        case!(722, [5, 1006], [.expand::<Shape![1, 5, 1006]>().slice(s![.., 3..;3, ..]).squeeze::<-3>().unsqueeze::<0>()],
            shape [1, 1, 1006], stride [3018, 3018, 1], offset 3018, checksum 0xfdda07bb04dce5f2),
        // torch.arange(2044).view((2, 1022)).select(-2, 0).expand((1, 1022)).t().expand((2, 1022, 6)).view((2, 7, 146, 2, 3))
        case!(723, [2, 1022], [.select::<-2, 0>().expand::<Shape![1, 1022]>().t().expand::<Shape![2, 1022, 6]>().view::<Shape![2, 7, 146, 2, 3]>()],
            shape [2, 7, 146, 2, 3], stride [0, 146, 1, 0, 0], offset 0, checksum 0x951e41adde67e001),
        // torch.arange(3072).view((3, 32, 32)).transpose(2, -3).permute((2, 1, 0))[-2, 0:-7, 26:27:1].expand((25, 1))
        case!(724, [3, 32, 32], [.transpose::<2, -3>().permute::<Dims![2, 1, 0]>().slice(s![-2, 0..-7, 26..27;1]).expand::<Shape![25, 1]>()],
            shape [25, 1], stride [32, 1], offset 1050, checksum 0x950bb1330f1bdfcd),
        // torch.arange(5065).view((5, 1013)).t()[737, :].as_strided((6, 16), (5, 1), 783)
        case!(725, [5, 1013], [.t().slice(s![737, ..]).as_strided::<Shape![6, 16], Strides![5, 1], 783>()],
            shape [6, 16], stride [5, 1], offset 783, checksum 0x784b675b41075755),
        // torch.arange(2550).view((50, 51)).view((-1,)).view((510, 5)).permute((0, 1))
        case!(726, [50, 51], [.view::<Shape![_]>().view::<Shape![510, 5]>().permute::<Dims![0, 1]>()],
            shape [510, 5], stride [5, 1], offset 0, checksum 0x24f84afcf8d9488e),
        // torch.arange(2763).view((2763,)).as_strided((37, 28), (0, 1), 872).select(0, 8).squeeze(-1).t()
        case!(727, [2763], [.as_strided::<Shape![37, 28], Strides![0, 1], 872>().select::<0, 8>().squeeze::<-1>().t()],
            shape [28], stride [1], offset 872, checksum 0x58be5d98b5842e19),
        // torch.arange(3015).view((3, 1005)).narrow(0, 1, 2).permute((1, 0)).movedim(-2, -1)
        case!(728, [3, 1005], [.narrow::<0, 1, 2>().permute::<Dims![1, 0]>().movedim::<-2, -1>()],
            shape [2, 1005], stride [1005, 1], offset 1005, checksum 0x6b2bbca9e599585a),
        // torch.arange(6144).view((2, 3, 32, 32)).unsqueeze(2).squeeze(-3).flatten(-2, 3)
        case!(729, [2, 3, 32, 32], [.unsqueeze::<2>().squeeze::<-3>().flatten::<-2, 3>()],
            shape [2, 3, 1024], stride [3072, 1024, 1], offset 0, checksum 0xf414cc38c1933b25),
        // torch.arange(1368).view((12, 6, 19)).expand((1, -1, -1, 19)).expand((3, -1, 6, -1)).select(-2, 5).as_strided((1, 33), (3, 3), 629)
        case!(730, [12, 6, 19], [.expand::<Shape![1, _, _, 19]>().expand::<Shape![3, _, 6, _]>().select::<-2, 5>().as_strided::<Shape![1, 33], Strides![3, 3], 629>()],
            shape [1, 33], stride [3, 3], offset 629, checksum 0x9666705a78c13250),
        // torch.arange(1831).view((1831,)).permute((0,)).unsqueeze(1).view((1831,))
        case!(731, [1831], [.permute::<Dims![0]>().unsqueeze::<1>().view::<Shape![1831]>()],
            shape [1831], stride [1], offset 0, checksum 0x7c755cf8262f75c8),
        // torch.arange(6144).view((2, 3, 32, 32)).as_strided((14,), (1,), 907).view((7, 1, 2))[2:-4]
        case!(732, [2, 3, 32, 32], [.as_strided::<Shape![14], Strides![1], 907>().view::<Shape![7, 1, 2]>().slice(s![2..-4])],
            shape [1, 1, 2], stride [2, 2, 1], offset 911, elements [911, 912]),
        // torch.arange(1061).view((1061, 1)).squeeze(1).expand((1, 1061)).view((-1,))
        case!(733, [1061, 1], [.squeeze::<1>().expand::<Shape![1, 1061]>().view::<Shape![_]>()],
            shape [1061], stride [1], offset 0, checksum 0x3f2d296aad1c7aef),
        // torch.arange(3072).view((3, 32, 32)).permute((0, -1, 1)).movedim(1, 0).unsqueeze(-4).narrow(0, 0, 1)[::4, :21:1, 2:]
        case!(734, [3, 32, 32], [.permute::<Dims![0, -1, 1]>().movedim::<1, 0>().unsqueeze::<-4>().narrow::<0, 0, 1>().slice(s![..;4, ..21;1, 2..])],
            shape [1, 21, 1, 32], stride [128, 1, 1024, 32], offset 2048, checksum 0x6b2a9c0e65a310a5),
        // torch.arange(3072).view((3, 32, 32))[:, 19:-9, 25:].expand((3, -1, 4, -1)).view((3, 1, 3, 4, 7)).view((3, 3, 4, 1, -1))
        case!(735, [3, 32, 32], [.slice(s![.., 19..-9, 25..]).expand::<Shape![3, _, 4, _]>().view::<Shape![3, 1, 3, 4, 7]>().view::<Shape![3, 3, 4, 1, _]>()],
            shape [3, 3, 4, 1, 7], stride [0, 1024, 32, 7, 1], offset 633, checksum 0x22428a8a2497f8a5),
        // torch.arange(2100).view((7, 10, 30)).squeeze(-3).unsqueeze(0)
        case!(736, [7, 10, 30], [.squeeze::<-3>().unsqueeze::<0>()],
            shape [1, 7, 10, 30], stride [2100, 300, 30, 1], offset 0, checksum 0x22e85c585eb8d641),
        // torch.arange(1760).view((40, 44)).narrow(1, 10, 25)[28:-5:3, :9:2].permute((0, 1)).expand((1, 2, 3, -1))
        case!(737, [40, 44], [.narrow::<1, 10, 25>().slice(s![28..-5;3, ..9;2]).permute::<Dims![0, 1]>().expand::<Shape![1, 2, 3, _]>()],
            shape [1, 2, 3, 5], stride [0, 0, 132, 2], offset 1242, checksum 0x2ab53f34177a1fdd),
        // torch.arange(3039).view((1013, 3)).t().select(1, 329).t().t().view((3, 1))
        case!(738, [1013, 3], [.t().select::<1, 329>().t().t().view::<Shape![3, 1]>()],
            shape [3, 1], stride [1, 1], offset 987, elements [987, 988, 989]),
        // torch.arange(1081).view((23, 47)).unsqueeze(0).narrow(-2, 20, 2)[0, -2][-20::7].view((-1,))
        case!(739, [23, 47], [.unsqueeze::<0>().narrow::<-2, 20, 2>().slice(s![0, -2]).slice(s![-20..;7]).view::<Shape![_]>()],
            shape [3], stride [7], offset 967, elements [967, 974, 981]),
    ]
}

fn large_2() -> Vec<Outcome> {
    vec![
        // torch.arange(1060).view((1, 10, 1, 106)).expand((1, 10, 1, 106)).unsqueeze(3).view((1060,))
        case!(740, [1, 10, 1, 106], [.expand::<Shape![1, 10, 1, 106]>().unsqueeze::<3>().view::<Shape![1060]>()],
            shape [1060], stride [1], offset 0, checksum 0x71c945a342e62ff1),
        // torch.arange(3072).view((3, 32, 32)).transpose(0, 1)[12:-4, :3].narrow(2, 8, 2)
        case!(741, [3, 32, 32], [.transpose::<0, 1>().slice(s![12..-4, ..3]).narrow::<2, 8, 2>()],
            shape [16, 3, 2], stride [32, 1024, 1], offset 392, checksum 0xed2753aeecc90e5),
        // torch.arange(2010).view((2, 1005)).view((-1,))[-1075:1337].expand((2, 1, 402)).transpose(2, 1)
        case!(742, [2, 1005], [.view::<Shape![_]>().slice(s![-1075..1337]).expand::<Shape![2, 1, 402]>().transpose::<2, 1>()],
            shape [2, 402, 1], stride [0, 1, 402], offset 935, checksum 0xf50251ec6025b44d),
        // torch.arange(2229).view((2229,)).narrow(-1, 549, 592).expand((1, 592))
        case!(743, [2229], [.narrow::<-1, 549, 592>().expand::<Shape![1, 592]>()],
            shape [1, 592], stride [592, 1], offset 549, checksum 0x1d1dc2c8f16e5e95),
        // torch.arange(3072).view((3, 32, 32)).flatten(0, -1)
        case!(744, [3, 32, 32], [.flatten::<0, -1>()],
            shape [3072], stride [1], offset 0, checksum 0x540ddd372b187725),
        // torch.arange(4088).view((4, 1022)).unsqueeze(-3).select(1, 3)
        case!(745, [4, 1022], [.unsqueeze::<-3>().select::<1, 3>()],
            shape [1, 1022], stride [4088, 1], offset 3066, checksum 0x32cebe868133032),
        // torch.arange(6144).view((2, 3, 32, 32)).movedim(3, 1).as_strided((14, 3), (3, 2), 286).view((1, 14, 3))
        case!(746, [2, 3, 32, 32], [.movedim::<3, 1>().as_strided::<Shape![14, 3], Strides![3, 2], 286>().view::<Shape![1, 14, 3]>()],
            shape [1, 14, 3], stride [42, 3, 2], offset 286, checksum 0x80475cfcc69a33fe),
        // torch.arange(1359).view((1359,)).narrow(0, 130, 302)[-148].as_strided((22,), (3,), 260)
        case!(747, [1359], [.narrow::<0, 130, 302>().slice(s![-148]).as_strided::<Shape![22], Strides![3], 260>()],
            shape [22], stride [3], offset 260, checksum 0xa38b90c0a5b384cc),
        // torch.arange(2198).view((1099, 2)).unsqueeze(1).as_strided((6, 13, 17), (0, 1, 1), 180).movedim(2, 1).view((1, 6, 1, 17, 13))
        case!(748, [1099, 2], [.unsqueeze::<1>().as_strided::<Shape![6, 13, 17], Strides![0, 1, 1], 180>().movedim::<2, 1>().view::<Shape![1, 6, 1, 17, 13]>()],
            shape [1, 6, 1, 17, 13], stride [0, 0, 17, 1, 1], offset 180, checksum 0xd8b3b12e372d6175),
        // torch.arange(6144).view((2, 3, 32, 32)).permute((1, 2, 0, 3)).flatten(0, 1).view((12, 8, 1, 1, 2, 32))
        case!(749, [2, 3, 32, 32], [.permute::<Dims![1, 2, 0, 3]>().flatten::<0, 1>().view::<Shape![12, 8, 1, 1, 2, 32]>()],
            shape [12, 8, 1, 1, 2, 32], stride [256, 32, 6144, 6144, 3072, 1], offset 0, checksum 0x6ef2ae2cd330b325),
        // torch.arange(1308).view((1, 12, 1, 109)).narrow(-1, 82, 18).unsqueeze(3).narrow(1, 3, 2)
        case!(750, [1, 12, 1, 109], [.narrow::<-1, 82, 18>().unsqueeze::<3>().narrow::<1, 3, 2>()],
            shape [1, 2, 1, 1, 18], stride [1308, 109, 109, 18, 1], offset 409, checksum 0xb4ba2ae4f1bda6b9),
        // torch.arange(1386).view((1, 11, 1, 126)).squeeze(0)
        case!(751, [1, 11, 1, 126], [.squeeze::<0>()],
            shape [11, 1, 126], stride [126, 126, 1], offset 0, checksum 0xa266730157729a52),
        // torch.arange(888).view((1, 8, 1, 111))[::2, 6, :, -111:-11].view((100,)).expand((5, 100))
        case!(752, [1, 8, 1, 111], [.slice(s![..;2, 6, .., -111..-11]).view::<Shape![100]>().expand::<Shape![5, 100]>()],
            shape [5, 100], stride [0, 1], offset 666, checksum 0x23a2db09c78c9d65),
        // torch.arange(6144).view((2, 3, 32, 32)).narrow(3, 16, 10).view((1, 192, 10))[0, :, -6:-5:2]
        case!(753, [2, 3, 32, 32], [.narrow::<3, 16, 10>().view::<Shape![1, 192, 10]>().slice(s![0, .., -6..-5;2])],
            shape [192, 1], stride [32, 2], offset 20, checksum 0xb62ce53ef1ca4d25),
        // torch.arange(4356).view((1089, 4)).permute((1, -2)).permute((0, 1))
        case!(754, [1089, 4], [.permute::<Dims![1, -2]>().permute::<Dims![0, 1]>()],
            shape [4, 1089], stride [1, 4], offset 0, checksum 0xdf6d1b9a7f11e411),
        // torch.arange(2349).view((2349,)).t().t()
        case!(755, [2349], [.t().t()],
            shape [2349], stride [1], offset 0, checksum 0x6d7bfa7d955a748f),
        // torch.arange(3072).view((3, 32, 32)).movedim(-3, 1).select(2, 11).expand((5, 6, 32, 3)).permute((1, 2, 3, 0)).view((6, 8, 4, 3, 1, 5))
        case!(756, [3, 32, 32], [.movedim::<-3, 1>().select::<2, 11>().expand::<Shape![5, 6, 32, 3]>().permute::<Dims![1, 2, 3, 0]>().view::<Shape![6, 8, 4, 3, 1, 5]>()],
            shape [6, 8, 4, 3, 1, 5], stride [0, 128, 32, 1024, 0, 0], offset 11, checksum 0x34bdbfb4795be065),
        // torch.arange(3072).view((3, 32, 32))[-2:, :].view((-1,)).unsqueeze(0)
        case!(757, [3, 32, 32], [.slice(s![-2.., ..]).view::<Shape![_]>().unsqueeze::<0>()],
            shape [1, 2048], stride [2048, 1], offset 1024, checksum 0xa4ae663c63a86b25),
        // torch.arange(1024).view((1024, 1)).view((32, 32)).as_strided((4, 23, 5), (1, 0, 180), 250).transpose(2, 2)[3, :, :].select(0, 0)
        case!(758, [1024, 1], [.view::<Shape![32, 32]>().as_strided::<Shape![4, 23, 5], Strides![1, 0, 180], 250>().transpose::<2, 2>().slice(s![3, .., ..]).select::<0, 0>()],
            shape [5], stride [180], offset 253, elements [253, 433, 613, 793, 973]),
        // torch.arange(6144).view((2, 3, 32, 32)).view((-1,)).view((-1, 192)).expand((1, -1, -1))
        case!(759, [2, 3, 32, 32], [.view::<Shape![_]>().view::<Shape![_, 192]>().expand::<Shape![1, _, _]>()],
            shape [1, 32, 192], stride [6144, 192, 1], offset 0, checksum 0xf414cc38c1933b25),
    ]
}

fn large_3() -> Vec<Outcome> {
    vec![
        // torch.arange(3072).view((3, 32, 32)).squeeze(2).permute((1, 0, 2)).view((8, 4, 1, 3, 32)).view((32, 3, 32)).narrow(0, 1, 19)
        case!(760, [3, 32, 32], [.squeeze::<2>().permute::<Dims![1, 0, 2]>().view::<Shape![8, 4, 1, 3, 32]>().view::<Shape![32, 3, 32]>().narrow::<0, 1, 19>()],
            shape [19, 3, 32], stride [32, 1024, 1], offset 32, checksum 0x3288836ef7faa9c5),
        // torch.arange(6144).view((2, 3, 32, 32)).view((96, 64)).view((6144,))
        case!(761, [2, 3, 32, 32], [.view::<Shape![96, 64]>().view::<Shape![6144]>()],
            shape [6144], stride [1], offset 0, checksum 0xf414cc38c1933b25),
        // torch.arange(3081).view((1027, 3)).movedim(0, -1).transpose(0, 1).as_strided((18, 26), (3, 1), 915)
        case!(762, [1027, 3], [.movedim::<0, -1>().transpose::<0, 1>().as_strided::<Shape![18, 26], Strides![3, 1], 915>()],
            shape [18, 26], stride [3, 1], offset 915, checksum 0xa84302c42b30f9e9),
        // torch.arange(6144).view((2, 3, 32, 32)).movedim(3, 0)[1:31, 0:2:2, 1:3:7].narrow(0, 0, 12).as_strided((30,), (1,), 607)
        case!(763, [2, 3, 32, 32], [.movedim::<3, 0>().slice(s![1..31, 0..2;2, 1..3;7]).narrow::<0, 0, 12>().as_strided::<Shape![30], Strides![1], 607>()],
            shape [30], stride [1], offset 607, checksum 0x4a885fc6201304fe),
        // torch.arange(6144).view((2, 3, 32, 32))[1, 0:-2:7, 29, 15].squeeze(-1).unsqueeze(0)[:1]
        case!(764, [2, 3, 32, 32], [.slice(s![1, 0..-2;7, 29, 15]).squeeze::<-1>().unsqueeze::<0>().slice(s![..1])],
            shape [1], stride [1], offset 4015, elements [4015]),
        // torch.arange(3072).view((3, 32, 32)).permute((2, 1, 0)).view((8, 4, 4, 8, 3))
        case!(765, [3, 32, 32], [.permute::<Dims![2, 1, 0]>().view::<Shape![8, 4, 4, 8, 3]>()],
            shape [8, 4, 4, 8, 3], stride [4, 1, 256, 32, 1024], offset 0, checksum 0x3a5286aba8ab9f25),
        // torch.arange(3072).view((3, 32, 32)).narrow(0, 1, 1).narrow(1, 30, 2).expand((1, 2, 2, 2, 32)).flatten(-5, 2).view((2, 2, 64))
        case!(766, [3, 32, 32], [.narrow::<0, 1, 1>().narrow::<1, 30, 2>().expand::<Shape![1, 2, 2, 2, 32]>().flatten::<-5, 2>().view::<Shape![2, 2, 64]>()],
            shape [2, 2, 64], stride [0, 0, 1], offset 1984, checksum 0x721989bc37d7ce25),
        // torch.arange(4052).view((4, 1013)).t()[769, -1].as_strided((35, 37), (1, 2), 548)
        case!(767, [4, 1013], [.t().slice(s![769, -1]).as_strided::<Shape![35, 37], Strides![1, 2], 548>()],
            shape [35, 37], stride [1, 2], offset 548, checksum 0x2efaa8d456fb0c5c),
        // torch.arange(6144).view((2, 3, 32, 32))[-2].select(1, 13).narrow(0, 2, 1)
        case!(768, [2, 3, 32, 32], [.slice(s![-2]).select::<1, 13>().narrow::<0, 2, 1>()],
            shape [1, 32], stride [1024, 1], offset 2464, checksum 0x6e9c9256eaf27845),
        // torch.arange(3087).view((3, 1029))[2:].view((21, 49))[11].view((7, 7))
        case!(769, [3, 1029], [.slice(s![2..]).view::<Shape![21, 49]>().slice(s![11]).view::<Shape![7, 7]>()],
            shape [7, 7], stride [7, 1], offset 2597, checksum 0x47a228e4491a9be0),
        // torch.arange(2737).view((2737,))[:-895:7][-58:264:4]
        case!(770, [2737], [.slice(s![..-895;7]).slice(s![-58..264;4])],
            shape [15], stride [28], offset 1442, elements [1442, 1470, 1498, 1526, 1554, 1582, 1610, 1638, 1666, 1694, 1722, 1750, 1778, 1806, 1834]),
        // torch.arange(6144).view((2, 3, 32, 32)).as_strided((21, 34), (3, 1), 44).unsqueeze(-3).select(1, 20)
        case!(771, [2, 3, 32, 32], [.as_strided::<Shape![21, 34], Strides![3, 1], 44>().unsqueeze::<-3>().select::<1, 20>()],
            shape [1, 34], stride [63, 1], offset 104, checksum 0x43faefa2aebeb1fa),
        // torch.arange(2584).view((38, 68)).t().narrow(-1, 27, 3)
        case!(772, [38, 68], [.t().narrow::<-1, 27, 3>()],
            shape [68, 3], stride [1, 68], offset 1836, checksum 0xe721e18ee05d1099),
        // torch.arange(3072).view((3, 32, 32)).expand((5, 3, 32, 32)).expand((1, -1, -1, 32, 32)).view((-1, 5, 3072))
        case!(773, [3, 32, 32], [.expand::<Shape![5, 3, 32, 32]>().expand::<Shape![1, _, _, 32, 32]>().view::<Shape![_, 5, 3072]>()],
            shape [1, 5, 3072], stride [0, 0, 1], offset 0, checksum 0x464efde513968725),
        // torch.arange(1609).view((1609,)).narrow(-1, 519, 630).t().t().view((21, 30))
        case!(774, [1609], [.narrow::<-1, 519, 630>().t().t().view::<Shape![21, 30]>()],
            shape [21, 30], stride [30, 1], offset 519, checksum 0x240f87ec45199f2e),
        // torch.arange(3072).view((3, 32, 32)).permute((1, 0, 2)).movedim(-1, -2).permute((2, 1, 0)).permute((0, 2, 1)).select(2, 29)
        case!(775, [3, 32, 32], [.permute::<Dims![1, 0, 2]>().movedim::<-1, -2>().permute::<Dims![2, 1, 0]>().permute::<Dims![0, 2, 1]>().select::<2, 29>()],
            shape [3, 32], stride [1024, 32], offset 29, checksum 0xfcbf7fd7c621dc45),
        // torch.arange(3084).view((1028, 3)).view((3084,))[-1131:2942:2].view((495,)).expand((3, 4, 495))
        case!(776, [1028, 3], [.view::<Shape![3084]>().slice(s![-1131..2942;2]).view::<Shape![495]>().expand::<Shape![3, 4, 495]>()],
            shape [3, 4, 495], stride [0, 0, 2], offset 1953, checksum 0xa6f6e6cac86b0001),
        // torch.arange(3072).view((3, 32, 32))[1, 13, 19::3].squeeze(0).squeeze(0).permute((0,))
        case!(777, [3, 32, 32], [.slice(s![1, 13, 19..;3]).squeeze::<0>().squeeze::<0>().permute::<Dims![0]>()],
            shape [5], stride [3], offset 1459, elements [1459, 1462, 1465, 1468, 1471]),
        // torch.arange(2054).view((1027, 2)).narrow(1, 1, 1)
        case!(778, [1027, 2], [.narrow::<1, 1, 1>()],
            shape [1027, 1], stride [2, 1], offset 1, checksum 0xa0b9fdf8f32d4a08),
        // torch.arange(2647).view((2647,)).select(0, 565).t().as_strided((40,), (0,), 625).view((-1, 5))
        case!(779, [2647], [.select::<0, 565>().t().as_strided::<Shape![40], Strides![0], 625>().view::<Shape![_, 5]>()],
            shape [8, 5], stride [0, 0], offset 625, checksum 0x8134bd8a8ac9028d),
    ]
}

fn large_4() -> Vec<Outcome> {
    vec![
        // torch.arange(1446).view((1446,)).narrow(0, 677, 310).unsqueeze(-1).expand((1, 5, 310, 1))
        case!(780, [1446], [.narrow::<0, 677, 310>().unsqueeze::<-1>().expand::<Shape![1, 5, 310, 1]>()],
            shape [1, 5, 310, 1], stride [0, 0, 1, 1], offset 677, checksum 0x55435827c7aa7d8a),
        // torch.arange(3072).view((3, 32, 32)).as_strided((32, 18), (2, 10), 388).narrow(1, 17, 1).view((4, 8)).t().view((4, 2, 4))
        case!(781, [3, 32, 32], [.as_strided::<Shape![32, 18], Strides![2, 10], 388>().narrow::<1, 17, 1>().view::<Shape![4, 8]>().t().view::<Shape![4, 2, 4]>()],
            shape [4, 2, 4], stride [4, 2, 16], offset 558, checksum 0xf2236eaba0d82225),
        // torch.arange(3510).view((65, 54)).view((-1, 45)).permute((1, 0)).movedim(-2, -1).view((3510,))
        case!(782, [65, 54], [.view::<Shape![_, 45]>().permute::<Dims![1, 0]>().movedim::<-2, -1>().view::<Shape![3510]>()],
            shape [3510], stride [1], offset 0, checksum 0xe5186a7d6b05ac4e),
        // torch.arange(6144).view((2, 3, 32, 32)).expand((1, 2, 3, -1, -1)).movedim(0, -2).select(1, 2)
        case!(783, [2, 3, 32, 32], [.expand::<Shape![1, 2, 3, _, _]>().movedim::<0, -2>().select::<1, 2>()],
            shape [2, 32, 1, 32], stride [3072, 32, 6144, 1], offset 2048, checksum 0xf09c7679a1452b25),
        // torch.arange(3243).view((1081, 3)).t().unsqueeze(2).permute((1, 0, 2))
        case!(784, [1081, 3], [.t().unsqueeze::<2>().permute::<Dims![1, 0, 2]>()],
            shape [1081, 3, 1], stride [3, 1, 1], offset 0, checksum 0x156dae31efef24a8),
        // torch.arange(6144).view((2, 3, 32, 32)).permute((3, 0, 2, 1)).permute((0, 2, 1, 3)).view((32, -1, 3, 2))
        case!(785, [2, 3, 32, 32], [.permute::<Dims![3, 0, 2, 1]>().permute::<Dims![0, 2, 1, 3]>().view::<Shape![32, _, 3, 2]>()],
            shape [32, 32, 3, 2], stride [1, 32, 2048, 1024], offset 0, checksum 0xe90fe907e5c12e25),
        // torch.arange(1342).view((1, 11, 1, 122)).movedim(3, 0)[55:98].view((-1, 1, 11))
        case!(786, [1, 11, 1, 122], [.movedim::<3, 0>().slice(s![55..98]).view::<Shape![_, 1, 11]>()],
            shape [43, 1, 11], stride [1, 1342, 122], offset 55, checksum 0xed223e31a2fab0af),
        // torch.arange(3072).view((3, 32, 32)).view((64, 48)).flatten(-2, 1)
        case!(787, [3, 32, 32], [.view::<Shape![64, 48]>().flatten::<-2, 1>()],
            shape [3072], stride [1], offset 0, checksum 0x540ddd372b187725),
        // torch.arange(3156).view((1052, 3)).narrow(0, 755, 11).expand((400, -1, -1)).permute((0, 2, 1)).view((400, 1, 1, 3, 11))
        case!(788, [1052, 3], [.narrow::<0, 755, 11>().expand::<Shape![400, _, _]>().permute::<Dims![0, 2, 1]>().view::<Shape![400, 1, 1, 3, 11]>()],
            shape [400, 1, 1, 3, 11], stride [0, 3, 3, 1, 3], offset 2265, checksum 0x4af72c5a077b18d5),
        // torch.arange(6144).view((2, 3, 32, 32)).view((-1, 1)).view((256, 24))
        case!(789, [2, 3, 32, 32], [.view::<Shape![_, 1]>().view::<Shape![256, 24]>()],
            shape [256, 24], stride [24, 1], offset 0, checksum 0xf414cc38c1933b25),
        // torch.arange(3072).view((3, 32, 32)).expand((1, 3, 32, -1))[:, ::7].view((256, 4))[159:253:3]
        case!(790, [3, 32, 32], [.expand::<Shape![1, 3, 32, _]>().slice(s![.., ..;7]).view::<Shape![256, 4]>().slice(s![159..253;3])],
            shape [32, 4], stride [12, 1], offset 636, checksum 0x87eb132a739a53a5),
        // torch.arange(1344).view((1, 12, 1, 112)).squeeze(2).movedim(-1, -2)
        case!(791, [1, 12, 1, 112], [.squeeze::<2>().movedim::<-1, -2>()],
            shape [1, 112, 12], stride [1344, 1, 112], offset 0, checksum 0xe42ef6acc17dcbe5),
        // torch.arange(3072).view((3, 32, 32)).narrow(0, 1, 1).narrow(-3, 0, 1)
        case!(792, [3, 32, 32], [.narrow::<0, 1, 1>().narrow::<-3, 0, 1>()],
            shape [1, 32, 32], stride [1024, 32, 1], offset 1024, checksum 0xa1a6481914d8df25),
        // torch.arange(3072).view((3, 32, 32)).movedim(-3, 2).view((1024, 3))[396:484:2, -2:2:2].expand((5, 3, 44, 1))
        case!(793, [3, 32, 32], [.movedim::<-3, 2>().view::<Shape![1024, 3]>().slice(s![396..484;2, -2..2;2]).expand::<Shape![5, 3, 44, 1]>()],
            shape [5, 3, 44, 1], stride [0, 0, 2, 2048], offset 1420, checksum 0x901a97752d2335dd),
        // torch.arange(4100).view((4, 1025)).expand((1, 1, -1, -1)).as_strided((2, 38), (902, 1), 942).permute((0, 1)).view((1, 2, 38, 1)).view((-1, 38))
        case!(794, [4, 1025], [.expand::<Shape![1, 1, _, _]>().as_strided::<Shape![2, 38], Strides![902, 1], 942>().permute::<Dims![0, 1]>().view::<Shape![1, 2, 38, 1]>().view::<Shape![_, 38]>()],
            shape [2, 38], stride [902, 1], offset 942, checksum 0x95e4102ea4ac8145),
        // torch.arange(2280).view((60, 38)).permute((1, 0))[19].narrow(-1, 55, 2).transpose(-1, 0).view((2, 1, 1, 1))
        case!(795, [60, 38], [.permute::<Dims![1, 0]>().slice(s![19]).narrow::<-1, 55, 2>().transpose::<-1, 0>().view::<Shape![2, 1, 1, 1]>()],
            shape [2, 1, 1, 1], stride [38, 38, 38, 38], offset 2109, elements [2109, 2147]),
        // torch.arange(3072).view((3, 32, 32))[:3:7, -5, 31].select(0, 0)
        case!(796, [3, 32, 32], [.slice(s![..3;7, -5, 31]).select::<0, 0>()],
            shape [], stride [], offset 895, elements [895]),
        // torch.arange(1512).view((1, 12, 1, 126)).view((-1,)).narrow(0, 377, 895)
        case!(797, [1, 12, 1, 126], [.view::<Shape![_]>().narrow::<0, 377, 895>()],
            shape [895], stride [1], offset 377, checksum 0xd6cd9cb215b4bebf),
        // torch.arange(6144).view((2, 3, 32, 32))[:1:2, 0::7, 13, :].view((32,))
        case!(798, [2, 3, 32, 32], [.slice(s![..1;2, 0..;7, 13, ..]).view::<Shape![32]>()],
            shape [32], stride [1], offset 416, checksum 0xcb7c282784dcf845),
        // torch.arange(6144).view((2, 3, 32, 32)).view((6144,))
        case!(799, [2, 3, 32, 32], [.view::<Shape![6144]>()],
            shape [6144], stride [1], offset 0, checksum 0xf414cc38c1933b25),
    ]
}

fn large_5() -> Vec<Outcome> {
    vec![
        // torch.arange(3072).view((3, 32, 32)).permute((1, 2, 0))[17:, 24:27, 0].t().view((1, 3, 1, 1, 5, 3))
        case!(800, [3, 32, 32], [.permute::<Dims![1, 2, 0]>().slice(s![17.., 24..27, 0]).t().view::<Shape![1, 3, 1, 1, 5, 3]>()],
            shape [1, 3, 1, 1, 5, 3], stride [3, 1, 480, 480, 96, 32], offset 568, checksum 0x92ce4e8f3e91829e),
        // torch.arange(1834).view((1834,)).select(-1, 200).as_strided((6,), (81,), 173).select(0, 4)
        case!(801, [1834], [.select::<-1, 200>().as_strided::<Shape![6], Strides![81], 173>().select::<0, 4>()],
            shape [], stride [], offset 497, elements [497]),
        // torch.arange(3072).view((3, 32, 32)).view((3072,)).permute((0,))
        case!(802, [3, 32, 32], [.view::<Shape![3072]>().permute::<Dims![0]>()],
            shape [3072], stride [1], offset 0, checksum 0x540ddd372b187725),
        // torch.arange(3072).view((3, 32, 32))[-2, -13, :].narrow(-1, 20, 12)[9].expand((1,))
        case!(803, [3, 32, 32], [.slice(s![-2, -13, ..]).narrow::<-1, 20, 12>().slice(s![9]).expand::<Shape![1]>()],
            shape [1], stride [0], offset 1661, elements [1661]),
        // torch.arange(4380).view((1095, 4)).select(-1, 0).select(-1, 344).expand((4,))
        case!(804, [1095, 4], [.select::<-1, 0>().select::<-1, 344>().expand::<Shape![4]>()],
            shape [4], stride [0], offset 1376, elements [1376, 1376, 1376, 1376]),
        // torch.arange(6144).view((2, 3, 32, 32)).view((64, 12, 8)).view((6144,)).movedim(0, -1).view((384, -1, 1))
        case!(805, [2, 3, 32, 32], [.view::<Shape![64, 12, 8]>().view::<Shape![6144]>().movedim::<0, -1>().view::<Shape![384, _, 1]>()],
            shape [384, 16, 1], stride [16, 1, 1], offset 0, checksum 0xf414cc38c1933b25),
        // torch.arange(2277).view((69, 33)).view((2277,)).transpose(0, -1).squeeze(-1).select(0, 855)
        case!(806, [69, 33], [.view::<Shape![2277]>().transpose::<0, -1>().squeeze::<-1>().select::<0, 855>()],
            shape [], stride [], offset 855, elements [855]),
        // torch.arange(6144).view((2, 3, 32, 32)).view((6144,)).expand((1, -1)).squeeze(0).t().view((64, 96))
        case!(807, [2, 3, 32, 32], [.view::<Shape![6144]>().expand::<Shape![1, _]>().squeeze::<0>().t().view::<Shape![64, 96]>()],
            shape [64, 96], stride [96, 1], offset 0, checksum 0xf414cc38c1933b25),
        // torch.arange(2964).view((52, 57))[:-3].narrow(-2, 37, 10).select(1, 50).view((10, 1))
        case!(808, [52, 57], [.slice(s![..-3]).narrow::<-2, 37, 10>().select::<1, 50>().view::<Shape![10, 1]>()],
            shape [10, 1], stride [57, 57], offset 2159, elements [2159, 2216, 2273, 2330, 2387, 2444, 2501, 2558, 2615, 2672]),
        // torch.arange(3072).view((3, 32, 32)).view((3072, 1)).select(-1, 0).as_strided((10, 20, 33), (0, 0, 0), 842).view((-1,))
        case!(809, [3, 32, 32], [.view::<Shape![3072, 1]>().select::<-1, 0>().as_strided::<Shape![10, 20, 33], Strides![0, 0, 0], 842>().view::<Shape![_]>()],
            shape [6600], stride [0], offset 842, checksum 0x96c1a218a4ac50e5),
    ]
}

fn empty_0() -> Vec<Outcome> {
    vec![
        // torch.arange(0).view((5, 5, 0))[-1:, -2:].flatten(0, 1)
        case_empty!(810, [5, 5, 0], [.slice(s![-1.., -2..]).flatten::<0, 1>()],
            shape [2, 0], stride [1, 1], offset 23, elements []),
        // torch.arange(0).view((0, 3)).narrow(1, 0, 2).narrow(0, 0, 0).view((-1, 1, 5))[:0].view((0,))
        case_empty!(811, [0, 3], [.narrow::<1, 0, 2>().narrow::<0, 0, 0>().view::<Shape![_, 1, 5]>().slice(s![..0]).view::<Shape![0]>()],
            shape [0], stride [1], offset 0, elements []),
        // torch.arange(0).view((0,)).as_strided((0, 2), (0, 1), 0).expand((3, 2, 0, 2)).view((0,)).expand((5, -1))
        case_empty!(812, [0], [.as_strided::<Shape![0, 2], Strides![0, 1], 0>().expand::<Shape![3, 2, 0, 2]>().view::<Shape![0]>().expand::<Shape![5, _]>()],
            shape [5, 0], stride [0, 1], offset 0, elements []),
        // torch.arange(360).view((6, 3, 1, 5, 4)).transpose(-2, -1).movedim(2, 1).as_strided((1,), (5,), 33)[:0][:]
        case_empty!(813, [6, 3, 1, 5, 4], [.transpose::<-2, -1>().movedim::<2, 1>().as_strided::<Shape![1], Strides![5], 33>().slice(s![..0]).slice(s![..])],
            shape [0], stride [5], offset 33, elements []),
        // torch.arange(12).view((1, 3, 4))[0:1:3, -2:3:7].expand((1, 6, -1))[:, 5:5, :].view((2, 0, 4, 5))
        case_empty!(814, [1, 3, 4], [.slice(s![0..1;3, -2..3;7]).expand::<Shape![1, 6, _]>().slice(s![.., 5..5, ..]).view::<Shape![2, 0, 4, 5]>()],
            shape [2, 0, 4, 5], stride [20, 20, 5, 1], offset 4, elements []),
        // torch.arange(125).view((1, 5, 5, 5)).expand((1, 5, 5, 5)).unsqueeze(2)[:1, :4, 1:-1:7, 0:4:2, :].narrow(-2, 1, 1).flatten(-4, -2)
        case_empty!(815, [1, 5, 5, 5], [.expand::<Shape![1, 5, 5, 5]>().unsqueeze::<2>().slice(s![..1, ..4, 1..-1;7, 0..4;2, ..]).narrow::<-2, 1, 1>().flatten::<-4, -2>()],
            shape [1, 0, 5], stride [5, 5, 1], offset 35, elements []),
        // torch.arange(2).view((1, 2)).expand((1, -1))[1::3]
        case_empty!(816, [1, 2], [.expand::<Shape![1, _]>().slice(s![1..;3])],
            shape [0, 2], stride [6, 1], offset 2, elements []),
        // torch.arange(0).view((0, 3)).as_strided((0,), (3,), 0).narrow(0, 0, 0).narrow(-1, 0, 0)
        case_empty!(817, [0, 3], [.as_strided::<Shape![0], Strides![3], 0>().narrow::<0, 0, 0>().narrow::<-1, 0, 0>()],
            shape [0], stride [3], offset 0, elements []),
        // torch.arange(0).view((5, 5, 0, 2, 1))[4:].expand((4, 5, -1, 0, 2, 0))
        case_empty!(818, [5, 5, 0, 2, 1], [.slice(s![4..]).expand::<Shape![4, 5, _, 0, 2, 0]>()],
            shape [4, 5, 5, 0, 2, 0], stride [0, 0, 2, 2, 1, 0], offset 40, elements []),
        // torch.arange(0).view((1, 0))[:0].permute((1, 0)).view((-1, 5, 2, 2))
        case_empty!(819, [1, 0], [.slice(s![..0]).permute::<Dims![1, 0]>().view::<Shape![_, 5, 2, 2]>()],
            shape [0, 5, 2, 2], stride [20, 4, 2, 1], offset 0, elements []),
        // torch.arange(0).view((0, 1, 1, 2)).flatten(2, 3).narrow(1, 1, 0).view((0,)).permute((0,))
        case_empty!(820, [0, 1, 1, 2], [.flatten::<2, 3>().narrow::<1, 1, 0>().view::<Shape![0]>().permute::<Dims![0]>()],
            shape [0], stride [1], offset 2, elements []),
        // torch.arange(4).view((4, 1)).expand((2, 4, -1, 0)).unsqueeze(3).movedim(4, 3)
        case_empty!(821, [4, 1], [.expand::<Shape![2, 4, _, 0]>().unsqueeze::<3>().movedim::<4, 3>()],
            shape [2, 4, 4, 0, 1], stride [0, 0, 1, 0, 0], offset 0, elements []),
        // torch.arange(0).view((3, 1, 0)).expand((-1, 5, 0)).transpose(0, 2).permute((0, 1, 2)).view((5, 0))
        case_empty!(822, [3, 1, 0], [.expand::<Shape![_, 5, 0]>().transpose::<0, 2>().permute::<Dims![0, 1, 2]>().view::<Shape![5, 0]>()],
            shape [5, 0], stride [1, 1], offset 0, elements []),
        // torch.arange(2).view((1, 2)).narrow(0, 1, 0).t()
        case_empty!(823, [1, 2], [.narrow::<0, 1, 0>().t()],
            shape [2, 0], stride [1, 2], offset 2, elements []),
        // torch.arange(0).view((3, 0, 4)).permute((-2, -1, 0)).narrow(-3, 0, 0)[:0, -1::2].as_strided((0,), (1,), 0)
        case_empty!(824, [3, 0, 4], [.permute::<Dims![-2, -1, 0]>().narrow::<-3, 0, 0>().slice(s![..0, -1..;2]).as_strided::<Shape![0], Strides![1], 0>()],
            shape [0], stride [1], offset 0, elements []),
        // torch.arange(0).view((3, 4, 3, 3, 3, 0)).permute((0, 3, 2, 4, 5, 1)).narrow(3, 1, 0)[:, 2::7, 0, :, 0:, 2:-3:3].transpose(0, 3)
        case_empty!(825, [3, 4, 3, 3, 3, 0], [.permute::<Dims![0, 3, 2, 4, 5, 1]>().narrow::<3, 1, 0>().slice(s![.., 2..;7, 0, .., 0.., 2..-3;3]).transpose::<0, 3>()],
            shape [0, 1, 0, 3, 0], stride [1, 21, 1, 108, 81], offset 61, elements []),
        // torch.arange(0).view((0, 4, 5)).permute((-1, 0, 1)).flatten(0, 1)
        case_empty!(826, [0, 4, 5], [.permute::<Dims![-1, 0, 1]>().flatten::<0, 1>()],
            shape [0, 4], stride [4, 1], offset 0, elements []),
        // torch.arange(0).view((0,)).expand((1, 0)).transpose(-1, 0).narrow(1, 0, 0).unsqueeze(1)
        case_empty!(827, [0], [.expand::<Shape![1, 0]>().transpose::<-1, 0>().narrow::<1, 0, 0>().unsqueeze::<1>()],
            shape [0, 1, 0], stride [1, 0, 0], offset 0, elements []),
        // torch.arange(40).view((2, 4, 5)).as_strided((), (), 4).as_strided((4, 0), (12, 9), 16).unsqueeze(0).view((4, -1, 3, 1))
        case_empty!(828, [2, 4, 5], [.as_strided::<Shape![], Strides![], 4>().as_strided::<Shape![4, 0], Strides![12, 9], 16>().unsqueeze::<0>().view::<Shape![4, _, 3, 1]>()],
            shape [4, 0, 3, 1], stride [3, 3, 1, 1], offset 16, elements []),
        // torch.arange(0).view((0,)).narrow(-1, 0, 0).permute((0,)).view((5, 3, 0))
        case_empty!(829, [0], [.narrow::<-1, 0, 0>().permute::<Dims![0]>().view::<Shape![5, 3, 0]>()],
            shape [5, 3, 0], stride [3, 1, 1], offset 0, elements []),
    ]
}

fn empty_1() -> Vec<Outcome> {
    vec![
        // torch.arange(75).view((5, 5, 3))[-4::1, ::4, :].as_strided((6, 0), (3, 20), 57).view((0,)).expand((3, -1)).view((-1, 3))
        case_empty!(830, [5, 5, 3], [.slice(s![-4..;1, ..;4, ..]).as_strided::<Shape![6, 0], Strides![3, 20], 57>().view::<Shape![0]>().expand::<Shape![3, _]>().view::<Shape![_, 3]>()],
            shape [0, 3], stride [3, 1], offset 57, elements []),
        // torch.arange(6).view((6, 1, 1)).narrow(0, 4, 0).expand((6, -1, 1, 0)).view((0,)).view((0,))
        case_empty!(831, [6, 1, 1], [.narrow::<0, 4, 0>().expand::<Shape![6, _, 1, 0]>().view::<Shape![0]>().view::<Shape![0]>()],
            shape [0], stride [1], offset 4, elements []),
        // torch.arange(0).view((5, 0))[2:2, :0:2].squeeze(0).expand((1, 0, -1))
        case_empty!(832, [5, 0], [.slice(s![2..2, ..0;2]).squeeze::<0>().expand::<Shape![1, 0, _]>()],
            shape [1, 0, 0], stride [0, 1, 2], offset 2, elements []),
        // torch.arange(0).view((0, 3, 2))[::2, :1, 1:2:4].movedim(1, 2).narrow(-2, 0, 1).view((0,)).view((2, -1, 2, 5))
        case_empty!(833, [0, 3, 2], [.slice(s![..;2, ..1, 1..2;4]).movedim::<1, 2>().narrow::<-2, 0, 1>().view::<Shape![0]>().view::<Shape![2, _, 2, 5]>()],
            shape [2, 0, 2, 5], stride [10, 10, 5, 1], offset 1, elements []),
        // torch.arange(0).view((6, 0, 4, 1, 2))[:, :, :, 0].as_strided((6, 0), (1, 2), 0).unsqueeze(-3).permute((-3, 2, -2))
        case_empty!(834, [6, 0, 4, 1, 2], [.slice(s![.., .., .., 0]).as_strided::<Shape![6, 0], Strides![1, 2], 0>().unsqueeze::<-3>().permute::<Dims![-3, 2, -2]>()],
            shape [1, 0, 6], stride [6, 2, 1], offset 0, elements []),
        // torch.arange(0).view((1, 0)).transpose(0, -1).view((3, 1, 0, 5))
        case_empty!(835, [1, 0], [.transpose::<0, -1>().view::<Shape![3, 1, 0, 5]>()],
            shape [3, 1, 0, 5], stride [5, 5, 5, 1], offset 0, elements []),
        // torch.arange(0).view((1, 0, 5)).view((1, 2, 0)).narrow(0, 0, 1)
        case_empty!(836, [1, 0, 5], [.view::<Shape![1, 2, 0]>().narrow::<0, 0, 1>()],
            shape [1, 2, 0], stride [2, 1, 1], offset 0, elements []),
        // torch.arange(0).view((3, 5, 0))[0:3:3].narrow(-1, 0, 0)
        case_empty!(837, [3, 5, 0], [.slice(s![0..3;3]).narrow::<-1, 0, 0>()],
            shape [1, 5, 0], stride [15, 1, 1], offset 0, elements []),
        // torch.arange(0).view((6, 0)).expand((6, 4, 6, 0)).view((-1, 3, 5))
        case_empty!(838, [6, 0], [.expand::<Shape![6, 4, 6, 0]>().view::<Shape![_, 3, 5]>()],
            shape [0, 3, 5], stride [15, 5, 1], offset 0, elements []),
        // torch.arange(4).view((4, 1, 1)).as_strided((0,), (3,), 1).as_strided((3, 2, 0), (1, 0, 2), 3).permute((0, 1, 2))
        case_empty!(839, [4, 1, 1], [.as_strided::<Shape![0], Strides![3], 1>().as_strided::<Shape![3, 2, 0], Strides![1, 0, 2], 3>().permute::<Dims![0, 1, 2]>()],
            shape [3, 2, 0], stride [1, 0, 2], offset 3, elements []),
        // torch.arange(0).view((0, 5, 2, 4)).transpose(-1, 2).view((5, 0, 3))
        case_empty!(840, [0, 5, 2, 4], [.transpose::<-1, 2>().view::<Shape![5, 0, 3]>()],
            shape [5, 0, 3], stride [3, 3, 1], offset 0, elements []),
        // torch.arange(12).view((2, 6)).narrow(-1, 2, 0).transpose(0, 1)
        case_empty!(841, [2, 6], [.narrow::<-1, 2, 0>().transpose::<0, 1>()],
            shape [0, 2], stride [1, 6], offset 2, elements []),
        // torch.arange(6).view((1, 6))[:, 0:6:4].squeeze(0).permute((-1,)).narrow(0, 0, 0).narrow(0, 0, 0)
        case_empty!(842, [1, 6], [.slice(s![.., 0..6;4]).squeeze::<0>().permute::<Dims![-1]>().narrow::<0, 0, 0>().narrow::<0, 0, 0>()],
            shape [0], stride [4], offset 0, elements []),
        // torch.arange(0).view((0, 1)).select(-1, 0).narrow(0, 0, 0).flatten(-1, 0)[0::2].view((0,))
        case_empty!(843, [0, 1], [.select::<-1, 0>().narrow::<0, 0, 0>().flatten::<-1, 0>().slice(s![0..;2]).view::<Shape![0]>()],
            shape [0], stride [2], offset 0, elements []),
        // torch.arange(0).view((1, 2, 0)).permute((0, 1, 2))[-1:, 1, 0:0][:, 0:0:2].view((-1, 5)).t()
        case_empty!(844, [1, 2, 0], [.permute::<Dims![0, 1, 2]>().slice(s![-1.., 1, 0..0]).slice(s![.., 0..0;2]).view::<Shape![_, 5]>().t()],
            shape [5, 0], stride [1, 5], offset 1, elements []),
        // torch.arange(0).view((0, 5)).view((1, -1, 5))
        case_empty!(845, [0, 5], [.view::<Shape![1, _, 5]>()],
            shape [1, 0, 5], stride [5, 5, 1], offset 0, elements []),
        // torch.arange(0).view((6, 0, 2))[5::4, :, :1:4].permute((1, 0, 2)).squeeze(-1).view((0, 1, 5))
        case_empty!(846, [6, 0, 2], [.slice(s![5..;4, .., ..1;4]).permute::<Dims![1, 0, 2]>().squeeze::<-1>().view::<Shape![0, 1, 5]>()],
            shape [0, 1, 5], stride [5, 5, 1], offset 10, elements []),
        // torch.arange(18).view((6, 3)).expand((4, 3, -1, 3)).narrow(-3, 1, 0).movedim(1, -4).view((0,)).t()
        case_empty!(847, [6, 3], [.expand::<Shape![4, 3, _, 3]>().narrow::<-3, 1, 0>().movedim::<1, -4>().view::<Shape![0]>().t()],
            shape [0], stride [1], offset 0, elements []),
        // torch.arange(0).view((5, 1, 0)).view((5, 3, 5, 0))
        case_empty!(848, [5, 1, 0], [.view::<Shape![5, 3, 5, 0]>()],
            shape [5, 3, 5, 0], stride [15, 5, 1, 1], offset 0, elements []),
        // torch.arange(180).view((3, 3, 5, 4)).expand((5, 3, -1, 5, -1)).narrow(2, 3, 0)[:, :3:7, :, :, -2::3].view((2, 0, 1))
        case_empty!(849, [3, 3, 5, 4], [.expand::<Shape![5, 3, _, 5, _]>().narrow::<2, 3, 0>().slice(s![.., ..3;7, .., .., -2..;3]).view::<Shape![2, 0, 1]>()],
            shape [2, 0, 1], stride [1, 1, 1], offset 62, elements []),
    ]
}

fn empty_2() -> Vec<Outcome> {
    vec![
        // torch.arange(0).view((2, 5, 0, 4, 2)).movedim(4, 1).view((0,)).narrow(-1, 0, 0).view((5, -1))
        case_empty!(850, [2, 5, 0, 4, 2], [.movedim::<4, 1>().view::<Shape![0]>().narrow::<-1, 0, 0>().view::<Shape![5, _]>()],
            shape [5, 0], stride [1, 1], offset 0, elements []),
        // torch.arange(3).view((3,))[:0:7].narrow(0, 0, 0).view((1, 2, 0)).transpose(1, 2)
        case_empty!(851, [3], [.slice(s![..0;7]).narrow::<0, 0, 0>().view::<Shape![1, 2, 0]>().transpose::<1, 2>()],
            shape [1, 0, 2], stride [2, 1, 1], offset 0, elements []),
        // torch.arange(0).view((4, 2, 0)).expand((4, 2, -1, 2, -1)).view((1, 4, 4, 0))
        case_empty!(852, [4, 2, 0], [.expand::<Shape![4, 2, _, 2, _]>().view::<Shape![1, 4, 4, 0]>()],
            shape [1, 4, 4, 0], stride [16, 4, 1, 1], offset 0, elements []),
        // torch.arange(32).view((2, 1, 4, 4)).select(0, 0).as_strided((4, 0), (12, 7), 9).transpose(0, 1).movedim(0, 1).view((4, 0, 2, 2))
        case_empty!(853, [2, 1, 4, 4], [.select::<0, 0>().as_strided::<Shape![4, 0], Strides![12, 7], 9>().transpose::<0, 1>().movedim::<0, 1>().view::<Shape![4, 0, 2, 2]>()],
            shape [4, 0, 2, 2], stride [4, 4, 2, 1], offset 9, elements []),
        // torch.arange(0).view((4, 2, 0, 2)).transpose(1, -1).expand((6, 4, 2, -1, 2))
        case_empty!(854, [4, 2, 0, 2], [.transpose::<1, -1>().expand::<Shape![6, 4, 2, _, 2]>()],
            shape [6, 4, 2, 0, 2], stride [0, 4, 1, 2, 2], offset 0, elements []),
        // torch.arange(90).view((3, 1, 6, 5)).select(0, 1).expand((2, 1, -1, 6, -1)).as_strided((0,), (1,), 1).t()[:0]
        case_empty!(855, [3, 1, 6, 5], [.select::<0, 1>().expand::<Shape![2, 1, _, 6, _]>().as_strided::<Shape![0], Strides![1], 1>().t().slice(s![..0])],
            shape [0], stride [1], offset 1, elements []),
        // torch.arange(18).view((6, 3, 1)).flatten(0, 2).t().narrow(0, 4, 0).view((0,))
        case_empty!(856, [6, 3, 1], [.flatten::<0, 2>().t().narrow::<0, 4, 0>().view::<Shape![0]>()],
            shape [0], stride [1], offset 4, elements []),
        // torch.arange(180).view((2, 5, 3, 6)).narrow(2, 3, 0).view((5, -1, 5)).expand((6, 5, -1, 0, 5)).view((0,))
        case_empty!(857, [2, 5, 3, 6], [.narrow::<2, 3, 0>().view::<Shape![5, _, 5]>().expand::<Shape![6, 5, _, 0, 5]>().view::<Shape![0]>()],
            shape [0], stride [1], offset 18, elements []),
        // torch.arange(0).view((4, 2, 0)).as_strided((0, 1), (0, 1), 0).narrow(0, 0, 0).view((0,)).expand((1, 4, -1)).permute((-2, 0, -1))
        case_empty!(858, [4, 2, 0], [.as_strided::<Shape![0, 1], Strides![0, 1], 0>().narrow::<0, 0, 0>().view::<Shape![0]>().expand::<Shape![1, 4, _]>().permute::<Dims![-2, 0, -1]>()],
            shape [4, 1, 0], stride [0, 0, 1], offset 0, elements []),
        // torch.arange(0).view((0, 5, 1)).squeeze(-1).transpose(1, 0).expand((4, -1, 0)).view((0,))
        case_empty!(859, [0, 5, 1], [.squeeze::<-1>().transpose::<1, 0>().expand::<Shape![4, _, 0]>().view::<Shape![0]>()],
            shape [0], stride [1], offset 0, elements []),
        // torch.arange(72).view((4, 3, 6)).as_strided((3, 0), (2, 2), 14)[2:-3].view((0,))
        case_empty!(860, [4, 3, 6], [.as_strided::<Shape![3, 0], Strides![2, 2], 14>().slice(s![2..-3]).view::<Shape![0]>()],
            shape [0], stride [1], offset 18, elements []),
        // torch.arange(24).view((6, 4)).t().narrow(0, 3, 0).view((0, 1, 4)).narrow(2, 2, 2)
        case_empty!(861, [6, 4], [.t().narrow::<0, 3, 0>().view::<Shape![0, 1, 4]>().narrow::<2, 2, 2>()],
            shape [0, 1, 2], stride [4, 4, 1], offset 5, elements []),
        // torch.arange(0).view((6, 0, 1, 4, 2, 4)).view((0,)).permute((0,)).transpose(0, 0)
        case_empty!(862, [6, 0, 1, 4, 2, 4], [.view::<Shape![0]>().permute::<Dims![0]>().transpose::<0, 0>()],
            shape [0], stride [1], offset 0, elements []),
        // torch.arange(150).view((6, 5, 5, 1)).narrow(-4, 4, 0).expand((4, 0, -1, -1, -1)).unsqueeze(3).view((5, 4, 5, 0))
        case_empty!(863, [6, 5, 5, 1], [.narrow::<-4, 4, 0>().expand::<Shape![4, 0, _, _, _]>().unsqueeze::<3>().view::<Shape![5, 4, 5, 0]>()],
            shape [5, 4, 5, 0], stride [20, 5, 1, 1], offset 100, elements []),
        // torch.arange(15).view((3, 1, 5, 1, 1)).expand((3, 3, 1, -1, 5, 5))[::7, :, -1::3, 4:0].view((2, 0))
        case_empty!(864, [3, 1, 5, 1, 1], [.expand::<Shape![3, 3, 1, _, 5, 5]>().slice(s![..;7, .., -1..;3, 4..0]).view::<Shape![2, 0]>()],
            shape [2, 0], stride [1, 1], offset 4, elements []),
        // torch.arange(0).view((0, 3)).movedim(1, 0)[:].unsqueeze(1).narrow(1, 0, 0).permute((1, 2, 0))
        case_empty!(865, [0, 3], [.movedim::<1, 0>().slice(s![..]).unsqueeze::<1>().narrow::<1, 0, 0>().permute::<Dims![1, 2, 0]>()],
            shape [0, 0, 3], stride [0, 3, 1], offset 0, elements []),
        // torch.arange(0).view((1, 1, 3, 0, 5)).permute((3, 1, 4, 2, 0)).narrow(-5, 0, 0).view((5, -1)).view((-1,))
        case_empty!(866, [1, 1, 3, 0, 5], [.permute::<Dims![3, 1, 4, 2, 0]>().narrow::<-5, 0, 0>().view::<Shape![5, _]>().view::<Shape![_]>()],
            shape [0], stride [1], offset 0, elements []),
        // torch.arange(0).view((0, 5)).expand((6, 0, 5)).narrow(0, 1, 4)
        case_empty!(867, [0, 5], [.expand::<Shape![6, 0, 5]>().narrow::<0, 1, 4>()],
            shape [4, 0, 5], stride [0, 5, 1], offset 0, elements []),
        // torch.arange(36).view((2, 6, 3)).as_strided((0, 3, 4), (0, 0, 1), 3).view((0,))
        case_empty!(868, [2, 6, 3], [.as_strided::<Shape![0, 3, 4], Strides![0, 0, 1], 3>().view::<Shape![0]>()],
            shape [0], stride [1], offset 3, elements []),
        // torch.arange(144).view((1, 4, 6, 6)).flatten(0, 1).narrow(2, 3, 0).narrow(-1, 0, 0).flatten(1, -2).flatten(1, -1)
        case_empty!(869, [1, 4, 6, 6], [.flatten::<0, 1>().narrow::<2, 3, 0>().narrow::<-1, 0, 0>().flatten::<1, -2>().flatten::<1, -1>()],
            shape [4, 0], stride [1, 1], offset 3, elements []),
    ]
}

fn empty_3() -> Vec<Outcome> {
    vec![
        // torch.arange(12).view((3, 4, 1)).view((2, 6)).narrow(0, 1, 0).transpose(-2, 0)
        case_empty!(870, [3, 4, 1], [.view::<Shape![2, 6]>().narrow::<0, 1, 0>().transpose::<-2, 0>()],
            shape [0, 6], stride [6, 1], offset 6, elements []),
        // torch.arange(0).view((0, 6, 5)).view((0, 1))
        case_empty!(871, [0, 6, 5], [.view::<Shape![0, 1]>()],
            shape [0, 1], stride [1, 1], offset 0, elements []),
        // torch.arange(0).view((0,)).expand((2, -1)).expand((1, 5, -1, 0)).movedim(3, -3)[::2, :].movedim(3, 1)
        case_empty!(872, [0], [.expand::<Shape![2, _]>().expand::<Shape![1, 5, _, 0]>().movedim::<3, -3>().slice(s![..;2, ..]).movedim::<3, 1>()],
            shape [1, 2, 0, 5], stride [0, 0, 1, 0], offset 0, elements []),
        // torch.arange(48).view((4, 4, 3)).view((-1, 2)).squeeze(-2).narrow(-2, 11, 0).expand((1, -1, -1))
        case_empty!(873, [4, 4, 3], [.view::<Shape![_, 2]>().squeeze::<-2>().narrow::<-2, 11, 0>().expand::<Shape![1, _, _]>()],
            shape [1, 0, 2], stride [0, 2, 1], offset 22, elements []),
        // torch.arange(0).view((0,)).view((2, 0)).view((0, 1, 5)).expand((-1, 1, -1))
        case_empty!(874, [0], [.view::<Shape![2, 0]>().view::<Shape![0, 1, 5]>().expand::<Shape![_, 1, _]>()],
            shape [0, 1, 5], stride [5, 5, 1], offset 0, elements []),
        // torch.arange(15).view((3, 5, 1)).as_strided((0,), (1,), 8).view((5, 3, 5, 0))
        case_empty!(875, [3, 5, 1], [.as_strided::<Shape![0], Strides![1], 8>().view::<Shape![5, 3, 5, 0]>()],
            shape [5, 3, 5, 0], stride [15, 5, 1, 1], offset 8, elements []),
        // torch.arange(0).view((3, 0)).view((3, 0, 5, 3)).narrow(2, 5, 0).permute((1, 2, 3, 0))
        case_empty!(876, [3, 0], [.view::<Shape![3, 0, 5, 3]>().narrow::<2, 5, 0>().permute::<Dims![1, 2, 3, 0]>()],
            shape [0, 0, 3, 3], stride [15, 3, 1, 15], offset 15, elements []),
        // torch.arange(0).view((0, 1, 6, 4)).movedim(0, 1)
        case_empty!(877, [0, 1, 6, 4], [.movedim::<0, 1>()],
            shape [1, 0, 6, 4], stride [24, 24, 4, 1], offset 0, elements []),
        // torch.arange(0).view((0, 1)).expand((0, 6)).transpose(1, 0).expand((1, 6, 0))
        case_empty!(878, [0, 1], [.expand::<Shape![0, 6]>().transpose::<1, 0>().expand::<Shape![1, 6, 0]>()],
            shape [1, 6, 0], stride [0, 0, 1], offset 0, elements []),
        // torch.arange(0).view((2, 0)).narrow(1, 0, 0)
        case_empty!(879, [2, 0], [.narrow::<1, 0, 0>()],
            shape [2, 0], stride [1, 1], offset 0, elements []),
        // torch.arange(0).view((2, 6, 0, 1)).squeeze(3).narrow(0, 2, 0).view((0, 2, 4, 3)).view((0, 4))
        case_empty!(880, [2, 6, 0, 1], [.squeeze::<3>().narrow::<0, 2, 0>().view::<Shape![0, 2, 4, 3]>().view::<Shape![0, 4]>()],
            shape [0, 4], stride [4, 1], offset 12, elements []),
        // torch.arange(0).view((5, 0, 2)).permute((2, 1, 0)).expand((6, -1, 0, -1)).flatten(3, 3)
        case_empty!(881, [5, 0, 2], [.permute::<Dims![2, 1, 0]>().expand::<Shape![6, _, 0, _]>().flatten::<3, 3>()],
            shape [6, 2, 0, 5], stride [0, 1, 2, 2], offset 0, elements []),
        // torch.arange(5).view((5,))[0].as_strided((0, 4), (1, 1), 4).as_strided((3, 0, 1), (0, 1, 1), 0).movedim(-1, -3).transpose(1, 2)
        case_empty!(882, [5], [.slice(s![0]).as_strided::<Shape![0, 4], Strides![1, 1], 4>().as_strided::<Shape![3, 0, 1], Strides![0, 1, 1], 0>().movedim::<-1, -3>().transpose::<1, 2>()],
            shape [1, 0, 3], stride [1, 1, 0], offset 0, elements []),
        // torch.arange(2).view((1, 1, 2)).unsqueeze(0).squeeze(0).narrow(-1, 1, 0)
        case_empty!(883, [1, 1, 2], [.unsqueeze::<0>().squeeze::<0>().narrow::<-1, 1, 0>()],
            shape [1, 1, 0], stride [2, 2, 1], offset 1, elements []),
        // torch.arange(54).view((3, 3, 2, 3)).movedim(-4, 1).movedim(-3, 0).permute((3, 2, 0, 1)).select(-3, 0).as_strided((2, 0), (2, 1), 1)
        case_empty!(884, [3, 3, 2, 3], [.movedim::<-4, 1>().movedim::<-3, 0>().permute::<Dims![3, 2, 0, 1]>().select::<-3, 0>().as_strided::<Shape![2, 0], Strides![2, 1], 1>()],
            shape [2, 0], stride [2, 1], offset 1, elements []),
        // torch.arange(60).view((5, 6, 2)).select(-1, 0).expand((4, 1, 5, -1)).narrow(1, 0, 0).transpose(2, -3).permute((1, 0, 3, -2))
        case_empty!(885, [5, 6, 2], [.select::<-1, 0>().expand::<Shape![4, 1, 5, _]>().narrow::<1, 0, 0>().transpose::<2, -3>().permute::<Dims![1, 0, 3, -2]>()],
            shape [5, 4, 6, 0], stride [12, 0, 2, 60], offset 0, elements []),
        // torch.arange(0).view((4, 4, 0)).view((0,)).view((1, 4, 0)).narrow(-1, 0, 0)
        case_empty!(886, [4, 4, 0], [.view::<Shape![0]>().view::<Shape![1, 4, 0]>().narrow::<-1, 0, 0>()],
            shape [1, 4, 0], stride [4, 1, 1], offset 0, elements []),
        // torch.arange(0).view((3, 1, 0)).unsqueeze(3).flatten(3, 3).transpose(2, 1).unsqueeze(0)
        case_empty!(887, [3, 1, 0], [.unsqueeze::<3>().flatten::<3, 3>().transpose::<2, 1>().unsqueeze::<0>()],
            shape [1, 3, 0, 1, 1], stride [3, 1, 1, 1, 1], offset 0, elements []),
        // torch.arange(60).view((2, 6, 5)).permute((1, 0, -1)).as_strided((6, 2, 0), (3, 1, 3), 4).squeeze(0)
        case_empty!(888, [2, 6, 5], [.permute::<Dims![1, 0, -1]>().as_strided::<Shape![6, 2, 0], Strides![3, 1, 3], 4>().squeeze::<0>()],
            shape [6, 2, 0], stride [3, 1, 3], offset 4, elements []),
        // torch.arange(0).view((1, 0)).t().view((-1,)).view((-1, 4)).permute((0, 1))
        case_empty!(889, [1, 0], [.t().view::<Shape![_]>().view::<Shape![_, 4]>().permute::<Dims![0, 1]>()],
            shape [0, 4], stride [4, 1], offset 0, elements []),
    ]
}

fn empty_4() -> Vec<Outcome> {
    vec![
        // torch.arange(15).view((5, 3)).narrow(1, 0, 2).view((5, 1, 2)).as_strided((0, 5), (0, 1), 13).unsqueeze(0)
        case_empty!(890, [5, 3], [.narrow::<1, 0, 2>().view::<Shape![5, 1, 2]>().as_strided::<Shape![0, 5], Strides![0, 1], 13>().unsqueeze::<0>()],
            shape [1, 0, 5], stride [0, 0, 1], offset 13, elements []),
        // torch.arange(5).view((5, 1)).expand((1, 5, 0)).permute((1, 2, 0)).as_strided((0, 3), (5, 3), 4).narrow(-2, 0, 0)
        case_empty!(891, [5, 1], [.expand::<Shape![1, 5, 0]>().permute::<Dims![1, 2, 0]>().as_strided::<Shape![0, 3], Strides![5, 3], 4>().narrow::<-2, 0, 0>()],
            shape [0, 3], stride [5, 3], offset 4, elements []),
        // torch.arange(0).view((0, 6, 3, 1)).view((0,)).view((0, 4, 5, 5))
        case_empty!(892, [0, 6, 3, 1], [.view::<Shape![0]>().view::<Shape![0, 4, 5, 5]>()],
            shape [0, 4, 5, 5], stride [100, 25, 5, 1], offset 0, elements []),
        // torch.arange(5).view((1, 1, 5)).unsqueeze(-4).unsqueeze(4).narrow(3, 4, 1).narrow(2, 1, 0)
        case_empty!(893, [1, 1, 5], [.unsqueeze::<-4>().unsqueeze::<4>().narrow::<3, 4, 1>().narrow::<2, 1, 0>()],
            shape [1, 1, 0, 1, 1], stride [5, 5, 5, 1, 1], offset 9, elements []),
        // torch.arange(0).view((5, 6, 2, 3, 6, 0)).transpose(2, -1).transpose(-3, 5).view((0, 4))
        case_empty!(894, [5, 6, 2, 3, 6, 0], [.transpose::<2, -1>().transpose::<-3, 5>().view::<Shape![0, 4]>()],
            shape [0, 4], stride [4, 1], offset 0, elements []),
        // torch.arange(0).view((5, 0, 6))[-5::1, :].view((3, -1)).unsqueeze(0)
        case_empty!(895, [5, 0, 6], [.slice(s![-5..;1, ..]).view::<Shape![3, _]>().unsqueeze::<0>()],
            shape [1, 3, 0], stride [3, 1, 1], offset 0, elements []),
        // torch.arange(6).view((6,))[-5].expand((2, 5))[:-2, :][::2]
        case_empty!(896, [6], [.slice(s![-5]).expand::<Shape![2, 5]>().slice(s![..-2, ..]).slice(s![..;2])],
            shape [0, 5], stride [0, 0], offset 1, elements []),
        // torch.arange(10).view((1, 5, 2)).narrow(0, 0, 0).select(2, 0).narrow(-2, 0, 0).t().view((3, 0, 1))
        case_empty!(897, [1, 5, 2], [.narrow::<0, 0, 0>().select::<2, 0>().narrow::<-2, 0, 0>().t().view::<Shape![3, 0, 1]>()],
            shape [3, 0, 1], stride [1, 1, 1], offset 0, elements []),
        // torch.arange(108).view((3, 1, 6, 6)).narrow(0, 2, 1).permute((0, 1, 2, 3))[:-1:4].view((0,))
        case_empty!(898, [3, 1, 6, 6], [.narrow::<0, 2, 1>().permute::<Dims![0, 1, 2, 3]>().slice(s![..-1;4]).view::<Shape![0]>()],
            shape [0], stride [1], offset 72, elements []),
        // torch.arange(12).view((1, 3, 1, 1, 4)).transpose(2, 3)[0:0].movedim(-1, 1).unsqueeze(-4)
        case_empty!(899, [1, 3, 1, 1, 4], [.transpose::<2, 3>().slice(s![0..0]).movedim::<-1, 1>().unsqueeze::<-4>()],
            shape [0, 4, 1, 3, 1, 1], stride [12, 1, 12, 4, 4, 4], offset 0, elements []),
        // torch.arange(30).view((1, 1, 1, 5, 6)).narrow(2, 0, 0).expand((2, -1, 0, 5, -1)).movedim(-3, 3).movedim(-2, -5).narrow(4, 2, 0)
        case_empty!(900, [1, 1, 1, 5, 6], [.narrow::<2, 0, 0>().expand::<Shape![2, _, 0, 5, _]>().movedim::<-3, 3>().movedim::<-2, -5>().narrow::<4, 2, 0>()],
            shape [0, 2, 1, 5, 0], stride [30, 0, 30, 6, 1], offset 2, elements []),
        // torch.arange(0).view((1, 0)).permute((0, 1)).t()
        case_empty!(901, [1, 0], [.permute::<Dims![0, 1]>().t()],
            shape [0, 1], stride [1, 1], offset 0, elements []),
        // torch.arange(16).view((4, 4)).narrow(-1, 4, 0).view((4, 0, 2, 4))[-4:1:7, :]
        case_empty!(902, [4, 4], [.narrow::<-1, 4, 0>().view::<Shape![4, 0, 2, 4]>().slice(s![-4..1;7, ..])],
            shape [1, 0, 2, 4], stride [56, 8, 4, 1], offset 4, elements []),
        // torch.arange(6).view((3, 2, 1, 1)).view((6, 1, 1))[-5:1, ::2].view((0,)).view((4, 5, 0, 1))
        case_empty!(903, [3, 2, 1, 1], [.view::<Shape![6, 1, 1]>().slice(s![-5..1, ..;2]).view::<Shape![0]>().view::<Shape![4, 5, 0, 1]>()],
            shape [4, 5, 0, 1], stride [5, 1, 1, 1], offset 1, elements []),
        // torch.arange(0).view((5, 0, 3)).permute((-3, 2, 1)).narrow(0, 2, 2).expand((1, -1, 3, -1)).narrow(-2, 2, 0)
        case_empty!(904, [5, 0, 3], [.permute::<Dims![-3, 2, 1]>().narrow::<0, 2, 2>().expand::<Shape![1, _, 3, _]>().narrow::<-2, 2, 0>()],
            shape [1, 2, 0, 0], stride [6, 3, 1, 3], offset 8, elements []),
        // torch.arange(96).view((2, 4, 4, 3)).as_strided((0, 2, 5), (2, 2, 2), 40).movedim(0, -1).view((2, 0)).unsqueeze(0).expand((1, -1, -1))
        case_empty!(905, [2, 4, 4, 3], [.as_strided::<Shape![0, 2, 5], Strides![2, 2, 2], 40>().movedim::<0, -1>().view::<Shape![2, 0]>().unsqueeze::<0>().expand::<Shape![1, _, _]>()],
            shape [1, 2, 0], stride [2, 1, 1], offset 40, elements []),
        // torch.arange(0).view((1, 0, 3)).expand((1, 5, 0, 3)).view((0,))[:0:2].view((2, 1, -1)).view((1, 0))
        case_empty!(906, [1, 0, 3], [.expand::<Shape![1, 5, 0, 3]>().view::<Shape![0]>().slice(s![..0;2]).view::<Shape![2, 1, _]>().view::<Shape![1, 0]>()],
            shape [1, 0], stride [1, 1], offset 0, elements []),
        // torch.arange(0).view((1, 0)).squeeze(0)[0::2].expand((3, 0)).expand((2, 3, 0)).transpose(-3, -1)
        case_empty!(907, [1, 0], [.squeeze::<0>().slice(s![0..;2]).expand::<Shape![3, 0]>().expand::<Shape![2, 3, 0]>().transpose::<-3, -1>()],
            shape [0, 3, 2], stride [2, 0, 0], offset 0, elements []),
        // torch.arange(6).view((6,)).expand((1, 1, -1)).narrow(2, 0, 0)[:-1:1, :, :].squeeze(1)
        case_empty!(908, [6], [.expand::<Shape![1, 1, _]>().narrow::<2, 0, 0>().slice(s![..-1;1, .., ..]).squeeze::<1>()],
            shape [0, 0], stride [6, 1], offset 0, elements []),
        // torch.arange(0).view((0, 1, 4)).expand((1, 0, 2, -1)).permute((3, 0, 1, 2))
        case_empty!(909, [0, 1, 4], [.expand::<Shape![1, 0, 2, _]>().permute::<Dims![3, 0, 1, 2]>()],
            shape [4, 1, 0, 2], stride [1, 0, 4, 0], offset 0, elements []),
    ]
}

fn empty_5() -> Vec<Outcome> {
    vec![
        // torch.arange(60).view((2, 6, 5)).as_strided((3,), (3,), 1).t().narrow(0, 2, 0).expand((3, 0))
        case_empty!(910, [2, 6, 5], [.as_strided::<Shape![3], Strides![3], 1>().t().narrow::<0, 2, 0>().expand::<Shape![3, 0]>()],
            shape [3, 0], stride [0, 3], offset 7, elements []),
        // torch.arange(0).view((5, 4, 5, 0, 2)).as_strided((0, 6), (0, 1), 0).view((0, 2, 2)).narrow(0, 0, 0).permute((2, 0, 1))
        case_empty!(911, [5, 4, 5, 0, 2], [.as_strided::<Shape![0, 6], Strides![0, 1], 0>().view::<Shape![0, 2, 2]>().narrow::<0, 0, 0>().permute::<Dims![2, 0, 1]>()],
            shape [2, 0, 2], stride [1, 4, 2], offset 0, elements []),
        // torch.arange(0).view((0, 2)).view((0, 2))
        case_empty!(912, [0, 2], [.view::<Shape![0, 2]>()],
            shape [0, 2], stride [2, 1], offset 0, elements []),
        // torch.arange(0).view((0, 2, 2, 2)).transpose(-1, -2).squeeze(1)
        case_empty!(913, [0, 2, 2, 2], [.transpose::<-1, -2>().squeeze::<1>()],
            shape [0, 2, 2, 2], stride [8, 4, 1, 2], offset 0, elements []),
        // torch.arange(0).view((5, 2, 4, 0, 2)).view((-1, 2, 4)).view((3, 0, 5, 1))
        case_empty!(914, [5, 2, 4, 0, 2], [.view::<Shape![_, 2, 4]>().view::<Shape![3, 0, 5, 1]>()],
            shape [3, 0, 5, 1], stride [5, 5, 1, 1], offset 0, elements []),
        // torch.arange(0).view((1, 0)).permute((0, 1)).select(0, 0).expand((5, 1, -1)).view((1, -1))[1:-1:4, :]
        case_empty!(915, [1, 0], [.permute::<Dims![0, 1]>().select::<0, 0>().expand::<Shape![5, 1, _]>().view::<Shape![1, _]>().slice(s![1..-1;4, ..])],
            shape [0, 0], stride [4, 1], offset 1, elements []),
        // torch.arange(0).view((1, 0, 5, 5)).narrow(-4, 0, 0)[:, 0::2, 4, -5:3:2].narrow(-2, 0, 0).view((3, 1, 0, 4))
        case_empty!(916, [1, 0, 5, 5], [.narrow::<-4, 0, 0>().slice(s![.., 0..;2, 4, -5..3;2]).narrow::<-2, 0, 0>().view::<Shape![3, 1, 0, 4]>()],
            shape [3, 1, 0, 4], stride [4, 4, 4, 1], offset 20, elements []),
        // torch.arange(0).view((1, 0)).view((5, 0, 5))
        case_empty!(917, [1, 0], [.view::<Shape![5, 0, 5]>()],
            shape [5, 0, 5], stride [5, 5, 1], offset 0, elements []),
        // torch.arange(0).view((6, 0, 1, 3)).view((-1, 3, 4)).unsqueeze(0).view((5, 4, 3, 0))
        case_empty!(918, [6, 0, 1, 3], [.view::<Shape![_, 3, 4]>().unsqueeze::<0>().view::<Shape![5, 4, 3, 0]>()],
            shape [5, 4, 3, 0], stride [12, 3, 1, 1], offset 0, elements []),
        // torch.arange(0).view((5, 3, 6, 0, 1)).view((0,)).narrow(-1, 0, 0)[::2].narrow(0, 0, 0).view((1, -1))
        case_empty!(919, [5, 3, 6, 0, 1], [.view::<Shape![0]>().narrow::<-1, 0, 0>().slice(s![..;2]).narrow::<0, 0, 0>().view::<Shape![1, _]>()],
            shape [1, 0], stride [1, 1], offset 0, elements []),
    ]
}

fn scalar_0() -> Vec<Outcome> {
    vec![
        // torch.arange(1).view(()).movedim(-1, -1).view(()).flatten(-1, 0).view(())
        case_scalar!(920, [], [.movedim::<-1, -1>().view::<Shape![]>().flatten::<-1, 0>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).movedim(-1, 0).flatten(-1, -1)
        case_scalar!(921, [], [.movedim::<-1, 0>().flatten::<-1, -1>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).t().flatten(0, -1).select(0, 0).expand((2, 4)).movedim(0, 1)
        case_scalar!(922, [], [.t().flatten::<0, -1>().select::<0, 0>().expand::<Shape![2, 4]>().movedim::<0, 1>()],
            shape [4, 2], stride [0, 0], offset 0, elements [0, 0, 0, 0, 0, 0, 0, 0]),
        // torch.arange(1).view(()).view(()).squeeze(0).flatten(0, -1)
        case_scalar!(923, [], [.view::<Shape![]>().squeeze::<0>().flatten::<0, -1>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).permute(()).transpose(0, -1).squeeze(0).flatten(0, 0)
        case_scalar!(924, [], [.permute::<Dims![]>().transpose::<0, -1>().squeeze::<0>().flatten::<0, 0>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).permute(()).flatten(0, -1)
        case_scalar!(925, [], [.permute::<Dims![]>().flatten::<0, -1>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).transpose(0, -1).squeeze(0).movedim(0, 0).movedim(-1, -1)
        case_scalar!(926, [], [.transpose::<0, -1>().squeeze::<0>().movedim::<0, 0>().movedim::<-1, -1>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).permute(()).unsqueeze(0).view(())
        case_scalar!(927, [], [.permute::<Dims![]>().unsqueeze::<0>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).permute(()).expand((2,)).permute((0,))
        case_scalar!(928, [], [.permute::<Dims![]>().expand::<Shape![2]>().permute::<Dims![0]>()],
            shape [2], stride [0], offset 0, elements [0, 0]),
        // torch.arange(1).view(()).transpose(0, -1).t().expand((5,)).view((1, 5))
        case_scalar!(929, [], [.transpose::<0, -1>().t().expand::<Shape![5]>().view::<Shape![1, 5]>()],
            shape [1, 5], stride [0, 0], offset 0, elements [0, 0, 0, 0, 0]),
        // torch.arange(1).view(()).squeeze(0).squeeze(0).flatten(0, -1)
        case_scalar!(930, [], [.squeeze::<0>().squeeze::<0>().flatten::<0, -1>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).t().movedim(0, 0).view(())
        case_scalar!(931, [], [.t().movedim::<0, 0>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).as_strided((1,), (2,), 0).select(0, 0).transpose(0, 0)
        case_scalar!(932, [], [.as_strided::<Shape![1], Strides![2], 0>().select::<0, 0>().transpose::<0, 0>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).movedim(0, -1).expand((1,)).unsqueeze(-1)[-1::3, :].select(1, 0)
        case_scalar!(933, [], [.movedim::<0, -1>().expand::<Shape![1]>().unsqueeze::<-1>().slice(s![-1..;3, ..]).select::<1, 0>()],
            shape [1], stride [0], offset 0, elements [0]),
        // torch.arange(1).view(()).squeeze(-1).movedim(-1, 0).unsqueeze(0).expand((6, -1)).view((6,))
        case_scalar!(934, [], [.squeeze::<-1>().movedim::<-1, 0>().unsqueeze::<0>().expand::<Shape![6, _]>().view::<Shape![6]>()],
            shape [6], stride [0], offset 0, elements [0, 0, 0, 0, 0, 0]),
        // torch.arange(1).view(()).permute(()).movedim(0, 0).squeeze(-1)
        case_scalar!(935, [], [.permute::<Dims![]>().movedim::<0, 0>().squeeze::<-1>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).permute(()).expand((1,)).movedim(0, -1)
        case_scalar!(936, [], [.permute::<Dims![]>().expand::<Shape![1]>().movedim::<0, -1>()],
            shape [1], stride [0], offset 0, elements [0]),
        // torch.arange(3).view((1, 3)).select(0, 0).narrow(0, 1, 1).permute((-1,))[0].permute(())
        case_scalar!(937, [1, 3], [.select::<0, 0>().narrow::<0, 1, 1>().permute::<Dims![-1]>().slice(s![0]).permute::<Dims![]>()],
            shape [], stride [], offset 1, elements [1]),
        // torch.arange(1).view(()).squeeze(-1).permute(()).transpose(-1, -1)
        case_scalar!(938, [], [.squeeze::<-1>().permute::<Dims![]>().transpose::<-1, -1>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).t().movedim(-1, 0).permute(()).unsqueeze(0).flatten(-1, -1)
        case_scalar!(939, [], [.t().movedim::<-1, 0>().permute::<Dims![]>().unsqueeze::<0>().flatten::<-1, -1>()],
            shape [1], stride [1], offset 0, elements [0]),
    ]
}

fn scalar_1() -> Vec<Outcome> {
    vec![
        // torch.arange(1).view(()).flatten(0, 0).squeeze(0).t().view(())
        case_scalar!(940, [], [.flatten::<0, 0>().squeeze::<0>().t().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).movedim(-1, 0).t().view((1,)).flatten(0, 0)
        case_scalar!(941, [], [.movedim::<-1, 0>().t().view::<Shape![1]>().flatten::<0, 0>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).movedim(-1, -1).t().t()
        case_scalar!(942, [], [.movedim::<-1, -1>().t().t()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).flatten(0, -1)
        case_scalar!(943, [], [.flatten::<0, -1>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).squeeze(0).t().t().transpose(0, -1).view(())
        case_scalar!(944, [], [.squeeze::<0>().t().t().transpose::<0, -1>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).flatten(-1, 0)[0:].select(0, 0)
        case_scalar!(945, [], [.flatten::<-1, 0>().slice(s![0..]).select::<0, 0>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).permute(()).expand((4, 1))
        case_scalar!(946, [], [.permute::<Dims![]>().expand::<Shape![4, 1]>()],
            shape [4, 1], stride [0, 0], offset 0, elements [0, 0, 0, 0]),
        // torch.arange(1).view(()).transpose(0, 0).transpose(-1, -1)
        case_scalar!(947, [], [.transpose::<0, 0>().transpose::<-1, -1>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view((1,)).permute((0,)).expand((2,))[0:][0].flatten(0, -1)
        case_scalar!(948, [1], [.permute::<Dims![0]>().expand::<Shape![2]>().slice(s![0..]).slice(s![0]).flatten::<0, -1>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).squeeze(-1).squeeze(0).flatten(0, -1)
        case_scalar!(949, [], [.squeeze::<-1>().squeeze::<0>().flatten::<0, -1>()],
            shape [1], stride [1], offset 0, elements [0]),
    ]
}

fn negative_0() -> Vec<Outcome> {
    vec![
        // torch.arange(120).view((5, 6, 4)).unsqueeze(0).narrow(-3, -3, 1).view((24,))
        case_negative!(950, [5, 6, 4], [.unsqueeze::<0>().narrow::<-3, -3, 1>().view::<Shape![24]>()],
            shape [24], stride [1], offset 48, checksum 0x81c9561dac45664d),
        // torch.arange(15).view((5, 1, 3)).movedim(1, 1).narrow(1, -1, 1)
        case_negative!(951, [5, 1, 3], [.movedim::<1, 1>().narrow::<1, -1, 1>()],
            shape [5, 1, 3], stride [3, 3, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
        // torch.arange(288).view((6, 3, 4, 1, 4))[:, 0::2, 1:4:2, :].narrow(-2, -1, 1).select(3, -1)
        case_negative!(952, [6, 3, 4, 1, 4], [.slice(s![.., 0..;2, 1..4;2, ..]).narrow::<-2, -1, 1>().select::<3, -1>()],
            shape [6, 2, 2, 4], stride [48, 32, 8, 1], offset 4, checksum 0x65d873dbf32c0385),
        // torch.arange(96).view((3, 4, 1, 2, 4)).squeeze(2).view((-1, 12)).narrow(1, -11, 10).flatten(1, -1).select(0, -7)
        case_negative!(953, [3, 4, 1, 2, 4], [.squeeze::<2>().view::<Shape![_, 12]>().narrow::<1, -11, 10>().flatten::<1, -1>().select::<0, -7>()],
            shape [10], stride [1], offset 13, elements [13, 14, 15, 16, 17, 18, 19, 20, 21, 22]),
        // torch.arange(20).view((5, 4))[-1::2].view((4, -1)).narrow(1, -1, 1).unsqueeze(2)
        case_negative!(954, [5, 4], [.slice(s![-1..;2]).view::<Shape![4, _]>().narrow::<1, -1, 1>().unsqueeze::<2>()],
            shape [4, 1, 1], stride [1, 1, 1], offset 16, elements [16, 17, 18, 19]),
        // torch.arange(18).view((2, 3, 1, 3))[:].select(-2, -1).squeeze(1).narrow(2, -2, 1)
        case_negative!(955, [2, 3, 1, 3], [.slice(s![..]).select::<-2, -1>().squeeze::<1>().narrow::<2, -2, 1>()],
            shape [2, 3, 1], stride [9, 3, 1], offset 1, elements [1, 4, 7, 10, 13, 16]),
        // torch.arange(12).view((4, 3)).narrow(1, -2, 2).narrow(1, -2, 1).narrow(0, -2, 1).movedim(-1, 0).view(())
        case_negative!(956, [4, 3], [.narrow::<1, -2, 2>().narrow::<1, -2, 1>().narrow::<0, -2, 1>().movedim::<-1, 0>().view::<Shape![]>()],
            shape [], stride [], offset 7, elements [7]),
        // torch.arange(30).view((6, 5)).t().view((1, 5, 6)).narrow(0, -1, 1)
        case_negative!(957, [6, 5], [.t().view::<Shape![1, 5, 6]>().narrow::<0, -1, 1>()],
            shape [1, 5, 6], stride [5, 1, 5], offset 0, checksum 0xa2f7e31b1bca6336),
        // torch.arange(20).view((5, 4, 1)).expand((-1, 4, 2)).narrow(-2, -3, 2).movedim(2, 1).view((5, 1, 2, 2)).view((5, 2, -1))
        case_negative!(958, [5, 4, 1], [.expand::<Shape![_, 4, 2]>().narrow::<-2, -3, 2>().movedim::<2, 1>().view::<Shape![5, 1, 2, 2]>().view::<Shape![5, 2, _]>()],
            shape [5, 2, 2], stride [4, 0, 1], offset 1, checksum 0x5d30f2765d7d25b9),
        // torch.arange(36).view((3, 2, 6)).narrow(2, -2, 2).flatten(0, -2).permute((-1, 0))
        case_negative!(959, [3, 2, 6], [.narrow::<2, -2, 2>().flatten::<0, -2>().permute::<Dims![-1, 0]>()],
            shape [2, 6], stride [1, 6], offset 4, elements [4, 10, 16, 22, 28, 34, 5, 11, 17, 23, 29, 35]),
        // torch.arange(8).view((4, 1, 2)).expand((2, 4, 1, 2)).transpose(3, 3).narrow(1, -1, 1).flatten(-2, -1)
        case_negative!(960, [4, 1, 2], [.expand::<Shape![2, 4, 1, 2]>().transpose::<3, 3>().narrow::<1, -1, 1>().flatten::<-2, -1>()],
            shape [2, 1, 2], stride [0, 2, 1], offset 6, elements [6, 7, 6, 7]),
        // torch.arange(12).view((2, 1, 2, 3)).select(3, -2).movedim(1, 2).view((2, 2)).flatten(0, 1)
        case_negative!(961, [2, 1, 2, 3], [.select::<3, -2>().movedim::<1, 2>().view::<Shape![2, 2]>().flatten::<0, 1>()],
            shape [4], stride [3], offset 1, elements [1, 4, 7, 10]),
        // torch.arange(144).view((2, 6, 4, 3)).as_strided((1, 6, 1), (1, 1, 0), 59)[::2, ::2].view((-1,)).narrow(-1, -2, 1).view(())
        case_negative!(962, [2, 6, 4, 3], [.as_strided::<Shape![1, 6, 1], Strides![1, 1, 0], 59>().slice(s![..;2, ..;2]).view::<Shape![_]>().narrow::<-1, -2, 1>().view::<Shape![]>()],
            shape [], stride [], offset 61, elements [61]),
        // torch.arange(1).view((1, 1)).permute((1, 0)).movedim(1, 0).select(0, -1).t().select(-1, -1)
        case_negative!(963, [1, 1], [.permute::<Dims![1, 0]>().movedim::<1, 0>().select::<0, -1>().t().select::<-1, -1>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(300).view((2, 5, 3, 2, 5)).narrow(-3, -1, 1).select(-1, -3).squeeze(2)
        case_negative!(964, [2, 5, 3, 2, 5], [.narrow::<-3, -1, 1>().select::<-1, -3>().squeeze::<2>()],
            shape [2, 5, 2], stride [150, 30, 5], offset 22, checksum 0xb126cccf35b915ad),
        // torch.arange(96).view((6, 4, 4, 1))[:, -4::3].unsqueeze(3).transpose(-5, 1).select(2, -3).view((2, 6))
        case_negative!(965, [6, 4, 4, 1], [.slice(s![.., -4..;3]).unsqueeze::<3>().transpose::<-5, 1>().select::<2, -3>().view::<Shape![2, 6]>()],
            shape [2, 6], stride [12, 16], offset 1, elements [1, 17, 33, 49, 65, 81, 13, 29, 45, 61, 77, 93]),
        // torch.arange(1).view(()).unsqueeze(0).squeeze(0).view((1,)).narrow(-1, -1, 1)
        case_negative!(966, [], [.unsqueeze::<0>().squeeze::<0>().view::<Shape![1]>().narrow::<-1, -1, 1>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view((1,)).narrow(0, -1, 1).t()
        case_negative!(967, [1], [.narrow::<0, -1, 1>().t()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(2).view((1, 2)).select(1, -2).view(())
        case_negative!(968, [1, 2], [.select::<1, -2>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(240).view((5, 2, 2, 4, 3, 1)).narrow(-6, -4, 2).permute((-5, -6, 3, 4, 5, 2)).view((2, 2, 3, 4, 2))[:, ::4, :3:1, 2:, :2:3]
        case_negative!(969, [5, 2, 2, 4, 3, 1], [.narrow::<-6, -4, 2>().permute::<Dims![-5, -6, 3, 4, 5, 2]>().view::<Shape![2, 2, 3, 4, 2]>().slice(s![.., ..;4, ..3;1, 2.., ..2;3])],
            shape [2, 1, 3, 2, 1], stride [24, 192, 4, 1, 36], offset 50, elements [50, 51, 54, 55, 58, 59, 74, 75, 78, 79, 82, 83]),
    ]
}

fn negative_1() -> Vec<Outcome> {
    vec![
        // torch.arange(1).view((1,)).narrow(0, -1, 1)[:1:1].squeeze(0).expand((1, 2))
        case_negative!(970, [1], [.narrow::<0, -1, 1>().slice(s![..1;1]).squeeze::<0>().expand::<Shape![1, 2]>()],
            shape [1, 2], stride [0, 0], offset 0, elements [0, 0]),
        // torch.arange(36).view((6, 3, 1, 2)).narrow(-2, -1, 1).permute((-2, 1, 0, 3)).expand((1, 3, 6, 2))
        case_negative!(971, [6, 3, 1, 2], [.narrow::<-2, -1, 1>().permute::<Dims![-2, 1, 0, 3]>().expand::<Shape![1, 3, 6, 2]>()],
            shape [1, 3, 6, 2], stride [2, 2, 6, 1], offset 0, checksum 0xa8168a857c8c5395),
        // torch.arange(4).view((2, 2))[-1:2, 1::1].expand((1, 6, 6))[-1, -4, :5:1].select(0, -1).expand((3,))
        case_negative!(972, [2, 2], [.slice(s![-1..2, 1..;1]).expand::<Shape![1, 6, 6]>().slice(s![-1, -4, ..5;1]).select::<0, -1>().expand::<Shape![3]>()],
            shape [3], stride [0], offset 3, elements [3, 3, 3]),
        // torch.arange(20).view((4, 1, 5)).transpose(-1, 0).view((5, 4)).expand((6, 5, 4)).narrow(1, -3, 2)
        case_negative!(973, [4, 1, 5], [.transpose::<-1, 0>().view::<Shape![5, 4]>().expand::<Shape![6, 5, 4]>().narrow::<1, -3, 2>()],
            shape [6, 2, 4], stride [0, 1, 5], offset 2, checksum 0xe0997ba4bfd8e535),
        // torch.arange(5).view((5,)).unsqueeze(1).t().narrow(1, -4, 4)
        case_negative!(974, [5], [.unsqueeze::<1>().t().narrow::<1, -4, 4>()],
            shape [1, 4], stride [1, 1], offset 1, elements [1, 2, 3, 4]),
        // torch.arange(60).view((3, 5, 1, 4)).view((5, 12)).movedim(0, 1).narrow(1, -2, 1)
        case_negative!(975, [3, 5, 1, 4], [.view::<Shape![5, 12]>().movedim::<0, 1>().narrow::<1, -2, 1>()],
            shape [12, 1], stride [1, 12], offset 36, elements [36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]),
        // torch.arange(216).view((3, 6, 3, 4)).permute((-2, -4, 1, 3)).narrow(-1, -4, 4)[-2:2:4].unsqueeze(-1)
        case_negative!(976, [3, 6, 3, 4], [.permute::<Dims![-2, -4, 1, 3]>().narrow::<-1, -4, 4>().slice(s![-2..2;4]).unsqueeze::<-1>()],
            shape [1, 3, 6, 4, 1], stride [16, 72, 12, 1, 1], offset 4, checksum 0x72f9017ec95fdedd),
        // torch.arange(80).view((5, 4, 2, 1, 2)).flatten(-2, -1).as_strided((6, 6), (1, 2), 63).narrow(1, -1, 1).transpose(0, -1).view((6,))
        case_negative!(977, [5, 4, 2, 1, 2], [.flatten::<-2, -1>().as_strided::<Shape![6, 6], Strides![1, 2], 63>().narrow::<1, -1, 1>().transpose::<0, -1>().view::<Shape![6]>()],
            shape [6], stride [1], offset 73, elements [73, 74, 75, 76, 77, 78]),
        // torch.arange(108).view((3, 2, 3, 1, 6)).squeeze(3).narrow(-1, -5, 5).unsqueeze(4).narrow(-1, -1, 1).view((-1, 1, 5))
        case_negative!(978, [3, 2, 3, 1, 6], [.squeeze::<3>().narrow::<-1, -5, 5>().unsqueeze::<4>().narrow::<-1, -1, 1>().view::<Shape![_, 1, 5]>()],
            shape [18, 1, 5], stride [6, 5, 1], offset 1, checksum 0x7d1d1e6e47f122d9),
        // torch.arange(60).view((5, 2, 1, 6)).transpose(2, 1).flatten(0, 0).select(0, -3).select(-3, -1)[:, :1:2]
        case_negative!(979, [5, 2, 1, 6], [.transpose::<2, 1>().flatten::<0, 0>().select::<0, -3>().select::<-3, -1>().slice(s![.., ..1;2])],
            shape [2, 1], stride [6, 2], offset 24, elements [24, 30]),
        // torch.arange(30).view((1, 5, 1, 6)).unsqueeze(1).narrow(-3, -3, 3).permute((4, 0, 3, 1, 2))[5:].unsqueeze(4)
        case_negative!(980, [1, 5, 1, 6], [.unsqueeze::<1>().narrow::<-3, -3, 3>().permute::<Dims![4, 0, 3, 1, 2]>().slice(s![5..]).unsqueeze::<4>()],
            shape [1, 1, 1, 1, 1, 3], stride [1, 30, 6, 30, 18, 6], offset 17, elements [17, 23, 29]),
        // torch.arange(20).view((5, 4)).view((1, 5, 4)).narrow(1, -1, 1).view((-1,))
        case_negative!(981, [5, 4], [.view::<Shape![1, 5, 4]>().narrow::<1, -1, 1>().view::<Shape![_]>()],
            shape [4], stride [1], offset 16, elements [16, 17, 18, 19]),
        // torch.arange(30).view((5, 2, 3)).flatten(-2, 2).select(1, -1).unsqueeze(1).view((5,)).narrow(0, -1, 1)
        case_negative!(982, [5, 2, 3], [.flatten::<-2, 2>().select::<1, -1>().unsqueeze::<1>().view::<Shape![5]>().narrow::<0, -1, 1>()],
            shape [1], stride [6], offset 29, elements [29]),
        // torch.arange(24).view((3, 4, 2)).transpose(1, 2).expand((1, 3, 2, 4)).narrow(-3, -3, 3)[-1::3, :]
        case_negative!(983, [3, 4, 2], [.transpose::<1, 2>().expand::<Shape![1, 3, 2, 4]>().narrow::<-3, -3, 3>().slice(s![-1..;3, ..])],
            shape [1, 3, 2, 4], stride [72, 8, 1, 2], offset 0, checksum 0xbc8deab2459fee15),
        // torch.arange(6).view((6, 1)).permute((0, 1)).movedim(0, -1)[::3, 3:6:4].narrow(0, -1, 1).permute((0, 1))
        case_negative!(984, [6, 1], [.permute::<Dims![0, 1]>().movedim::<0, -1>().slice(s![..;3, 3..6;4]).narrow::<0, -1, 1>().permute::<Dims![0, 1]>()],
            shape [1, 1], stride [3, 4], offset 3, elements [3]),
        // torch.arange(30).view((5, 3, 2)).expand((5, -1, -1, 2))[:5:3].view((2, 3, -1)).select(-2, -1).t()
        case_negative!(985, [5, 3, 2], [.expand::<Shape![5, _, _, 2]>().slice(s![..5;3]).view::<Shape![2, 3, _]>().select::<-2, -1>().t()],
            shape [10, 2], stride [1, 0], offset 20, checksum 0x778b75878f3843af),
        // torch.arange(4).view((4, 1)).narrow(0, -1, 1).t().view((1,))
        case_negative!(986, [4, 1], [.narrow::<0, -1, 1>().t().view::<Shape![1]>()],
            shape [1], stride [1], offset 3, elements [3]),
        // torch.arange(90).view((1, 3, 5, 6)).narrow(-4, -1, 1).movedim(-3, -1).expand((1, -1, -1, -1)).view((6, 5, 3))
        case_negative!(987, [1, 3, 5, 6], [.narrow::<-4, -1, 1>().movedim::<-3, -1>().expand::<Shape![1, _, _, _]>().view::<Shape![6, 5, 3]>()],
            shape [6, 5, 3], stride [5, 1, 30], offset 0, checksum 0x70f7cbd771ea7a4c),
        // torch.arange(1).view((1,)).squeeze(0).expand((3,)).select(-1, -3).t().view((1,))
        case_negative!(988, [1], [.squeeze::<0>().expand::<Shape![3]>().select::<-1, -3>().t().view::<Shape![1]>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(6).view((6,)).t().select(-1, -3).expand((1, 4)).view((-1,)).permute((0,))
        case_negative!(989, [6], [.t().select::<-1, -3>().expand::<Shape![1, 4]>().view::<Shape![_]>().permute::<Dims![0]>()],
            shape [4], stride [0], offset 3, elements [3, 3, 3, 3]),
    ]
}

fn negative_2() -> Vec<Outcome> {
    vec![
        // torch.arange(1).view(()).expand((6,)).select(0, -2).t().t().view(())
        case_negative!(990, [], [.expand::<Shape![6]>().select::<0, -2>().t().t().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(96).view((6, 1, 2, 2, 4)).narrow(-2, -1, 1).unsqueeze(0).narrow(-6, -1, 1).select(-6, -1).view((12, -1, 1))
        case_negative!(991, [6, 1, 2, 2, 4], [.narrow::<-2, -1, 1>().unsqueeze::<0>().narrow::<-6, -1, 1>().select::<-6, -1>().view::<Shape![12, _, 1]>()],
            shape [12, 4, 1], stride [8, 1, 1], offset 4, checksum 0x7dc930a59b99f775),
        // torch.arange(30).view((5, 1, 6)).narrow(2, -6, 4).view((1, 5, -1, 2))
        case_negative!(992, [5, 1, 6], [.narrow::<2, -6, 4>().view::<Shape![1, 5, _, 2]>()],
            shape [1, 5, 2, 2], stride [30, 6, 2, 1], offset 0, checksum 0xc9908a9ee007b101),
        // torch.arange(2).view((2, 1, 1))[1::4, :].narrow(0, -1, 1).unsqueeze(3)[:, -1, ::3, :].expand((6, 1, 6))
        case_negative!(993, [2, 1, 1], [.slice(s![1..;4, ..]).narrow::<0, -1, 1>().unsqueeze::<3>().slice(s![.., -1, ..;3, ..]).expand::<Shape![6, 1, 6]>()],
            shape [6, 1, 6], stride [0, 3, 0], offset 1, checksum 0x39287ee56cc8bd39),
        // torch.arange(72).view((2, 2, 3, 6))[0:-1:2, ::1].narrow(3, -1, 1).expand((6, 2, -1, -1)).expand((6, 2, -1, -1))
        case_negative!(994, [2, 2, 3, 6], [.slice(s![0..-1;2, ..;1]).narrow::<3, -1, 1>().expand::<Shape![6, 2, _, _]>().expand::<Shape![6, 2, _, _]>()],
            shape [6, 2, 3, 1], stride [0, 18, 6, 1], offset 5, checksum 0xe5fc11972fce1705),
        // torch.arange(4).view((1, 1, 2, 2)).transpose(-3, 1).view((-1,)).select(-1, -3)
        case_negative!(995, [1, 1, 2, 2], [.transpose::<-3, 1>().view::<Shape![_]>().select::<-1, -3>()],
            shape [], stride [], offset 1, elements [1]),
        // torch.arange(4).view((1, 4)).narrow(1, -4, 4).movedim(1, 0).expand((3, 4, 5))
        case_negative!(996, [1, 4], [.narrow::<1, -4, 4>().movedim::<1, 0>().expand::<Shape![3, 4, 5]>()],
            shape [3, 4, 5], stride [0, 1, 0], offset 0, checksum 0xf086fed994cce1),
        // torch.arange(6).view((6,))[::1].narrow(-1, -3, 3)
        case_negative!(997, [6], [.slice(s![..;1]).narrow::<-1, -3, 3>()],
            shape [3], stride [1], offset 3, elements [3, 4, 5]),
        // torch.arange(4).view((2, 2)).narrow(-1, -2, 2).unsqueeze(-3)[:, 0::7].flatten(-3, 1)
        case_negative!(998, [2, 2], [.narrow::<-1, -2, 2>().unsqueeze::<-3>().slice(s![.., 0..;7]).flatten::<-3, 1>()],
            shape [1, 2], stride [2, 1], offset 0, elements [0, 1]),
        // torch.arange(1).view((1,)).select(0, -1)
        case_negative!(999, [1], [.select::<0, -1>()],
            shape [], stride [], offset 0, elements [0]),
    ]
}
