// Written by generate.py: PyTorch 2.15.0+cu132, seed 20260517. Do not edit.
// `case!(number, [sizes of the base], [operations], what PyTorch answers)`

use super::Outcome;
use stridewise::prelude::*;

pub const GROUPS: &[fn() -> Vec<Outcome>] = &[
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
    large_0,
    large_1,
    empty_0,
    empty_1,
    empty_2,
    scalar_0,
    negative_0,
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
            shape [2, 12], stride [12, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]),
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
            shape [4, 6], stride [0, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5]),
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
            shape [3, 1, 5, 2], stride [10, 30, 2, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]),
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
            shape [6, 1, 3], stride [18, 18, 6], offset 0, elements [0, 6, 12, 18, 24, 30, 36, 42, 48, 54, 60, 66, 72, 78, 84, 90, 96, 102]),
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
            shape [5, 6], stride [0, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5]),
        // torch.arange(12).view((6, 2)).expand((3, -1, -1)).view((-1, 12))
        case!(55, [6, 2], [.expand::<Shape![3, _, _]>().view::<Shape![_, 12]>()],
            shape [3, 12], stride [0, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(36).view((6, 6)).expand((4, 1, 6, 6)).narrow(2, 2, 1)[1, 0]
        case!(56, [6, 6], [.expand::<Shape![4, 1, 6, 6]>().narrow::<2, 2, 1>().slice(s![1, 0])],
            shape [1, 6], stride [6, 1], offset 12, elements [12, 13, 14, 15, 16, 17]),
        // torch.arange(36).view((6, 1, 3, 2)).squeeze(-3).narrow(-1, 1, 1)
        case!(57, [6, 1, 3, 2], [.squeeze::<-3>().narrow::<-1, 1, 1>()],
            shape [6, 3, 1], stride [6, 2, 1], offset 1, elements [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35]),
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
            shape [1, 12, 2], stride [12, 1, 12], offset 24, elements [24, 36, 25, 37, 26, 38, 27, 39, 28, 40, 29, 41, 30, 42, 31, 43, 32, 44, 33, 45, 34, 46, 35, 47]),
        // torch.arange(20).view((1, 4, 5)).view((20,))
        case!(61, [1, 4, 5], [.view::<Shape![20]>()],
            shape [20], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]),
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
            shape [4, 2, 1, 4], stride [0, 4, 4, 1], offset 8, elements [8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15]),
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
            shape [1, 9, 4], stride [36, 4, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35]),
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
            shape [4, 6], stride [0, 0], offset 0, elements [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
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
            shape [1, 2, 5, 2, 2], stride [0, 0, 1, 10, 5], offset 0, elements [0, 5, 10, 15, 1, 6, 11, 16, 2, 7, 12, 17, 3, 8, 13, 18, 4, 9, 14, 19, 0, 5, 10, 15, 1, 6, 11, 16, 2, 7, 12, 17, 3, 8, 13, 18, 4, 9, 14, 19]),
        // torch.arange(5).view((5, 1, 1)).flatten(-2, -1).view((-1, 1, 5))[:, :1:3, -3]
        case!(94, [5, 1, 1], [.flatten::<-2, -1>().view::<Shape![_, 1, 5]>().slice(s![.., ..1;3, -3])],
            shape [1, 1], stride [5, 15], offset 2, elements [2]),
        // torch.arange(10).view((5, 1, 2)).narrow(-3, 1, 1).flatten(0, 1).view((-1,))[0:2].t()
        case!(95, [5, 1, 2], [.narrow::<-3, 1, 1>().flatten::<0, 1>().view::<Shape![_]>().slice(s![0..2]).t()],
            shape [2], stride [1], offset 2, elements [2, 3]),
        // torch.arange(108).view((3, 3, 4, 3)).select(1, 0).unsqueeze(1)
        case!(96, [3, 3, 4, 3], [.select::<1, 0>().unsqueeze::<1>()],
            shape [3, 1, 4, 3], stride [36, 12, 3, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83]),
        // torch.arange(30).view((5, 2, 3)).permute((2, 1, 0))[:-1:1].view((2, 2, 1, 1, 5, 1)).select(5, 0)
        case!(97, [5, 2, 3], [.permute::<Dims![2, 1, 0]>().slice(s![..-1;1]).view::<Shape![2, 2, 1, 1, 5, 1]>().select::<5, 0>()],
            shape [2, 2, 1, 1, 5], stride [1, 3, 30, 30, 6], offset 0, elements [0, 6, 12, 18, 24, 3, 9, 15, 21, 27, 1, 7, 13, 19, 25, 4, 10, 16, 22, 28]),
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
            shape [5, 2, 2], stride [0, 2, 1], offset 0, elements [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]),
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
            shape [3, 12], stride [0, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
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
            shape [10, 1, 1, 1, 4], stride [1, 40, 40, 40, 10], offset 0, elements [0, 10, 20, 30, 1, 11, 21, 31, 2, 12, 22, 32, 3, 13, 23, 33, 4, 14, 24, 34, 5, 15, 25, 35, 6, 16, 26, 36, 7, 17, 27, 37, 8, 18, 28, 38, 9, 19, 29, 39]),
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
            shape [2, 3, 5, 1], stride [3, 1, 6, 6], offset 0, elements [0, 6, 12, 18, 24, 1, 7, 13, 19, 25, 2, 8, 14, 20, 26, 3, 9, 15, 21, 27, 4, 10, 16, 22, 28, 5, 11, 17, 23, 29]),
        // torch.arange(50).view((1, 5, 1, 2, 5))[0, 2:4, :, :-1, 1:-1:2][:, ::7].narrow(2, 0, 1)
        case!(122, [1, 5, 1, 2, 5], [.slice(s![0, 2..4, .., ..-1, 1..-1;2]).slice(s![.., ..;7]).narrow::<2, 0, 1>()],
            shape [2, 1, 1, 2], stride [10, 70, 5, 2], offset 21, elements [21, 23, 31, 33]),
        // torch.arange(24).view((1, 4, 6)).view((4, 6)).unsqueeze(1).view((24,)).view((-1, 6))
        case!(123, [1, 4, 6], [.view::<Shape![4, 6]>().unsqueeze::<1>().view::<Shape![24]>().view::<Shape![_, 6]>()],
            shape [4, 6], stride [6, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]),
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
            shape [2, 6, 2], stride [1, 2, 1], offset 287, elements [287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299]),
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
            shape [2, 3, 6], stride [1, 2, 6], offset 0, elements [0, 6, 12, 18, 24, 30, 2, 8, 14, 20, 26, 32, 4, 10, 16, 22, 28, 34, 1, 7, 13, 19, 25, 31, 3, 9, 15, 21, 27, 33, 5, 11, 17, 23, 29, 35]),
        // torch.arange(24).view((6, 4)).view((4, 6)).narrow(-1, 5, 1).squeeze(-1)
        case!(141, [6, 4], [.view::<Shape![4, 6]>().narrow::<-1, 5, 1>().squeeze::<-1>()],
            shape [4], stride [6], offset 5, elements [5, 11, 17, 23]),
        // torch.arange(36).view((1, 6, 6)).view((6, -1)).movedim(0, 1).view((3, 2, 1, 6)).movedim(-4, -3)
        case!(142, [1, 6, 6], [.view::<Shape![6, _]>().movedim::<0, 1>().view::<Shape![3, 2, 1, 6]>().movedim::<-4, -3>()],
            shape [2, 3, 1, 6], stride [1, 2, 36, 6], offset 0, elements [0, 6, 12, 18, 24, 30, 2, 8, 14, 20, 26, 32, 4, 10, 16, 22, 28, 34, 1, 7, 13, 19, 25, 31, 3, 9, 15, 21, 27, 33, 5, 11, 17, 23, 29, 35]),
        // torch.arange(18).view((3, 2, 3))[:, 1:2:4, :].permute((1, 0, 2)).transpose(-1, 1)
        case!(143, [3, 2, 3], [.slice(s![.., 1..2;4, ..]).permute::<Dims![1, 0, 2]>().transpose::<-1, 1>()],
            shape [1, 3, 3], stride [12, 1, 6], offset 3, elements [3, 9, 15, 4, 10, 16, 5, 11, 17]),
        // torch.arange(144).view((6, 4, 6)).narrow(2, 5, 1).view((-1,)).view((6, -1))
        case!(144, [6, 4, 6], [.narrow::<2, 5, 1>().view::<Shape![_]>().view::<Shape![6, _]>()],
            shape [6, 4], stride [24, 6], offset 5, elements [5, 11, 17, 23, 29, 35, 41, 47, 53, 59, 65, 71, 77, 83, 89, 95, 101, 107, 113, 119, 125, 131, 137, 143]),
        // torch.arange(150).view((6, 5, 5)).movedim(1, -3).as_strided((2, 1, 5, 6), (2, 1, 2, 12), 11)[:, :]
        case!(145, [6, 5, 5], [.movedim::<1, -3>().as_strided::<Shape![2, 1, 5, 6], Strides![2, 1, 2, 12], 11>().slice(s![.., ..])],
            shape [2, 1, 5, 6], stride [2, 1, 2, 12], offset 11, checksum 0x9f19fe135805c77d),
        // torch.arange(72).view((3, 3, 2, 4)).transpose(2, 1).narrow(-3, 0, 2).narrow(-4, 1, 1).squeeze(0).as_strided((6, 3), (3, 2), 13)
        case!(146, [3, 3, 2, 4], [.transpose::<2, 1>().narrow::<-3, 0, 2>().narrow::<-4, 1, 1>().squeeze::<0>().as_strided::<Shape![6, 3], Strides![3, 2], 13>()],
            shape [6, 3], stride [3, 2], offset 13, elements [13, 15, 17, 16, 18, 20, 19, 21, 23, 22, 24, 26, 25, 27, 29, 28, 30, 32]),
        // torch.arange(18).view((3, 1, 1, 6)).expand((3, 3, 1, 6)).select(0, 2).squeeze(1)[1, 0::2].expand((4, 3, 3))
        case!(147, [3, 1, 1, 6], [.expand::<Shape![3, 3, 1, 6]>().select::<0, 2>().squeeze::<1>().slice(s![1, 0..;2]).expand::<Shape![4, 3, 3]>()],
            shape [4, 3, 3], stride [0, 0, 2], offset 12, elements [12, 14, 16, 12, 14, 16, 12, 14, 16, 12, 14, 16, 12, 14, 16, 12, 14, 16, 12, 14, 16, 12, 14, 16, 12, 14, 16, 12, 14, 16, 12, 14, 16, 12, 14, 16]),
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
            shape [6, 1, 3, 2], stride [2, 36, 72, 1], offset 0, elements [0, 1, 72, 73, 144, 145, 2, 3, 74, 75, 146, 147, 4, 5, 76, 77, 148, 149, 6, 7, 78, 79, 150, 151, 8, 9, 80, 81, 152, 153, 10, 11, 82, 83, 154, 155]),
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
            shape [5, 6, 1], stride [0, 1, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5]),
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
            shape [1, 5, 1, 6], stride [0, 0, 6, 1], offset 12, elements [12, 13, 14, 15, 16, 17, 12, 13, 14, 15, 16, 17, 12, 13, 14, 15, 16, 17, 12, 13, 14, 15, 16, 17, 12, 13, 14, 15, 16, 17]),
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
            shape [8, 5], stride [1, 8], offset 0, elements [0, 8, 16, 24, 32, 1, 9, 17, 25, 33, 2, 10, 18, 26, 34, 3, 11, 19, 27, 35, 4, 12, 20, 28, 36, 5, 13, 21, 29, 37, 6, 14, 22, 30, 38, 7, 15, 23, 31, 39]),
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
            shape [6, 4], stride [4, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]),
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
            shape [25, 1], stride [1, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]),
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
            shape [36], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35]),
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
            shape [4, 1, 6], stride [1, 4, 4], offset 0, elements [0, 4, 8, 12, 16, 20, 1, 5, 9, 13, 17, 21, 2, 6, 10, 14, 18, 22, 3, 7, 11, 15, 19, 23]),
        // torch.arange(50).view((5, 2, 5)).expand((3, -1, 2, 5))[-1:3:2, 0::2, :, :]
        case!(227, [5, 2, 5], [.expand::<Shape![3, _, 2, 5]>().slice(s![-1..3;2, 0..;2, .., ..])],
            shape [1, 3, 2, 5], stride [0, 20, 5, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49]),
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
            shape [5, 2, 4], stride [3, 9, 3], offset 36, elements [36, 39, 42, 45, 45, 48, 51, 54, 39, 42, 45, 48, 48, 51, 54, 57, 42, 45, 48, 51, 51, 54, 57, 60, 45, 48, 51, 54, 54, 57, 60, 63, 48, 51, 54, 57, 57, 60, 63, 66]),
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
            shape [1, 5, 1, 5], stride [250, 25, 5, 1], offset 15, elements [15, 16, 17, 18, 19, 40, 41, 42, 43, 44, 65, 66, 67, 68, 69, 90, 91, 92, 93, 94, 115, 116, 117, 118, 119]),
        // torch.arange(10).view((5, 2)).view((10,))
        case!(253, [5, 2], [.view::<Shape![10]>()],
            shape [10], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
        // torch.arange(60).view((3, 1, 1, 5, 2, 2))[-1][0].view((20,))
        case!(254, [3, 1, 1, 5, 2, 2], [.slice(s![-1]).slice(s![0]).view::<Shape![20]>()],
            shape [20], stride [1], offset 40, elements [40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59]),
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
            shape [1, 18], stride [18, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]),
        // torch.arange(4).view((4,)).transpose(-1, 0).unsqueeze(0).as_strided((1, 1), (11, 1), 2)
        case!(274, [4], [.transpose::<-1, 0>().unsqueeze::<0>().as_strided::<Shape![1, 1], Strides![11, 1], 2>()],
            shape [1, 1], stride [11, 1], offset 2, elements [2]),
        // torch.arange(5).view((5,)).select(0, 3).unsqueeze(-1).expand((1, 4)).narrow(0, 0, 1).view((4,))
        case!(275, [5], [.select::<0, 3>().unsqueeze::<-1>().expand::<Shape![1, 4]>().narrow::<0, 0, 1>().view::<Shape![4]>()],
            shape [4], stride [0], offset 3, elements [3, 3, 3, 3]),
        // torch.arange(6).view((1, 1, 6)).expand((6, 6, -1)).narrow(-1, 5, 1).view((6, 6))
        case!(276, [1, 1, 6], [.expand::<Shape![6, 6, _]>().narrow::<-1, 5, 1>().view::<Shape![6, 6]>()],
            shape [6, 6], stride [0, 0], offset 5, elements [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]),
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
            shape [5, 2, 3], stride [1, 5, 10], offset 0, elements [0, 10, 20, 5, 15, 25, 1, 11, 21, 6, 16, 26, 2, 12, 22, 7, 17, 27, 3, 13, 23, 8, 18, 28, 4, 14, 24, 9, 19, 29]),
        // torch.arange(12).view((6, 2)).expand((1, 6, -1)).movedim(-3, -1).squeeze(2).view((-1,))
        case!(282, [6, 2], [.expand::<Shape![1, 6, _]>().movedim::<-3, -1>().squeeze::<2>().view::<Shape![_]>()],
            shape [12], stride [1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        // torch.arange(24).view((2, 6, 2)).view((-1,)).expand((3, 4, 24)).view((12, -1)).permute((0, 1))
        case!(283, [2, 6, 2], [.view::<Shape![_]>().expand::<Shape![3, 4, 24]>().view::<Shape![12, _]>().permute::<Dims![0, 1]>()],
            shape [12, 24], stride [0, 1], offset 0, checksum 0x19ec424ce5bd1985),
        // torch.arange(48).view((6, 4, 2)).unsqueeze(1).select(2, 0).expand((1, -1, 2, 2)).view((6, 2, -1))
        case!(284, [6, 4, 2], [.unsqueeze::<1>().select::<2, 0>().expand::<Shape![1, _, 2, 2]>().view::<Shape![6, 2, _]>()],
            shape [6, 2, 2], stride [8, 0, 1], offset 0, elements [0, 1, 0, 1, 8, 9, 8, 9, 16, 17, 16, 17, 24, 25, 24, 25, 32, 33, 32, 33, 40, 41, 40, 41]),
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
            shape [12, 3], stride [3, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35]),
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
            shape [6, 1, 6], stride [2, 6, 1], offset 10, elements [10, 11, 12, 13, 14, 15, 12, 13, 14, 15, 16, 17, 14, 15, 16, 17, 18, 19, 16, 17, 18, 19, 20, 21, 18, 19, 20, 21, 22, 23, 20, 21, 22, 23, 24, 25]),
        // torch.arange(60).view((5, 3, 4))[2:3, :, :][:1:4, ::3][:1, :].movedim(0, 2).narrow(-1, 0, 1)
        case!(294, [5, 3, 4], [.slice(s![2..3, .., ..]).slice(s![..1;4, ..;3]).slice(s![..1, ..]).movedim::<0, 2>().narrow::<-1, 0, 1>()],
            shape [1, 4, 1], stride [12, 1, 48], offset 24, elements [24, 25, 26, 27]),
        // torch.arange(216).view((1, 6, 2, 6, 3)).expand((1, 1, -1, 2, -1, -1)).as_strided((), (), 144).expand((4,)).view((2, 2))
        case!(295, [1, 6, 2, 6, 3], [.expand::<Shape![1, 1, _, 2, _, _]>().as_strided::<Shape![], Strides![], 144>().expand::<Shape![4]>().view::<Shape![2, 2]>()],
            shape [2, 2], stride [0, 0], offset 144, elements [144, 144, 144, 144]),
        // torch.arange(108).view((6, 3, 6)).narrow(-2, 0, 3).select(2, 4).expand((1, -1, -1)).squeeze(-3)
        case!(296, [6, 3, 6], [.narrow::<-2, 0, 3>().select::<2, 4>().expand::<Shape![1, _, _]>().squeeze::<-3>()],
            shape [6, 3], stride [18, 6], offset 4, elements [4, 10, 16, 22, 28, 34, 40, 46, 52, 58, 64, 70, 76, 82, 88, 94, 100, 106]),
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

fn large_0() -> Vec<Outcome> {
    vec![
        // torch.arange(1655).view((1655,))[-1655:1363].movedim(0, -1)[::4].as_strided((33,), (2,), 938)
        case!(300, [1655], [.slice(s![-1655..1363]).movedim::<0, -1>().slice(s![..;4]).as_strided::<Shape![33], Strides![2], 938>()],
            shape [33], stride [2], offset 938, elements [938, 940, 942, 944, 946, 948, 950, 952, 954, 956, 958, 960, 962, 964, 966, 968, 970, 972, 974, 976, 978, 980, 982, 984, 986, 988, 990, 992, 994, 996, 998, 1000, 1002]),
        // torch.arange(3072).view((3, 32, 32)).narrow(2, 15, 12).expand((1, -1, 32, 12)).unsqueeze(4)
        case!(301, [3, 32, 32], [.narrow::<2, 15, 12>().expand::<Shape![1, _, 32, 12]>().unsqueeze::<4>()],
            shape [1, 3, 32, 12, 1], stride [3072, 1024, 32, 1, 1], offset 15, checksum 0x13e2bb289e00ce25),
        // torch.arange(4064).view((4, 1016)).flatten(-2, -2)
        case!(302, [4, 1016], [.flatten::<-2, -2>()],
            shape [4, 1016], stride [1016, 1], offset 0, checksum 0xc6329f3de5259b85),
        // torch.arange(3072).view((3, 32, 32)).movedim(-3, -2).expand((3, -1, 3, 32)).unsqueeze(3)
        case!(303, [3, 32, 32], [.movedim::<-3, -2>().expand::<Shape![3, _, 3, 32]>().unsqueeze::<3>()],
            shape [3, 32, 3, 1, 32], stride [0, 32, 1024, 32, 1], offset 0, checksum 0xee4ba78624a63725),
        // torch.arange(1199).view((1, 11, 1, 109)).view((1199,))[-998:313:3].permute((-1,)).permute((0,)).view((1, 19, 1, -1))
        case!(304, [1, 11, 1, 109], [.view::<Shape![1199]>().slice(s![-998..313;3]).permute::<Dims![-1]>().permute::<Dims![0]>().view::<Shape![1, 19, 1, _]>()],
            shape [1, 19, 1, 2], stride [114, 6, 6, 3], offset 201, elements [201, 204, 207, 210, 213, 216, 219, 222, 225, 228, 231, 234, 237, 240, 243, 246, 249, 252, 255, 258, 261, 264, 267, 270, 273, 276, 279, 282, 285, 288, 291, 294, 297, 300, 303, 306, 309, 312]),
        // torch.arange(4024).view((4, 1006)).transpose(-1, 0).view((2, 503, 2, 2, 1))
        case!(305, [4, 1006], [.transpose::<-1, 0>().view::<Shape![2, 503, 2, 2, 1]>()],
            shape [2, 503, 2, 2, 1], stride [503, 1, 2012, 1006, 1006], offset 0, checksum 0xc908b2cb459f1ca5),
        // torch.arange(3072).view((3, 32, 32)).unsqueeze(2).view((3072,))
        case!(306, [3, 32, 32], [.unsqueeze::<2>().view::<Shape![3072]>()],
            shape [3072], stride [1], offset 0, checksum 0x540ddd372b187725),
        // torch.arange(3312).view((48, 69)).view((46, 36, 2)).narrow(0, 44, 1).expand((5, 1, -1, 2)).view((5, 72))
        case!(307, [48, 69], [.view::<Shape![46, 36, 2]>().narrow::<0, 44, 1>().expand::<Shape![5, 1, _, 2]>().view::<Shape![5, 72]>()],
            shape [5, 72], stride [0, 1], offset 3168, checksum 0x5ed8266e68f3869d),
        // torch.arange(2112).view((12, 8, 22))[11::2].flatten(1, 2).squeeze(0).view((4, 44))
        case!(308, [12, 8, 22], [.slice(s![11..;2]).flatten::<1, 2>().squeeze::<0>().view::<Shape![4, 44]>()],
            shape [4, 44], stride [44, 1], offset 1936, checksum 0x3144d49462a45615),
        // torch.arange(4024).view((4, 1006)).view((-1,))
        case!(309, [4, 1006], [.view::<Shape![_]>()],
            shape [4024], stride [1], offset 0, checksum 0x315139612c2873ed),
        // torch.arange(1787).view((1787,))[1731].view((1,))
        case!(310, [1787], [.slice(s![1731]).view::<Shape![1]>()],
            shape [1], stride [1], offset 1731, elements [1731]),
        // torch.arange(1736).view((31, 56)).view((1, 8, -1))
        case!(311, [31, 56], [.view::<Shape![1, 8, _]>()],
            shape [1, 8, 217], stride [1736, 217, 1], offset 0, checksum 0xd79e78c8fdca01bd),
        // torch.arange(3072).view((3, 32, 32)).view((16, 192))
        case!(312, [3, 32, 32], [.view::<Shape![16, 192]>()],
            shape [16, 192], stride [192, 1], offset 0, checksum 0x540ddd372b187725),
        // torch.arange(1977).view((1977,)).select(-1, 24).view(())
        case!(313, [1977], [.select::<-1, 24>().view::<Shape![]>()],
            shape [], stride [], offset 24, elements [24]),
        // torch.arange(1920).view((10, 12, 16)).unsqueeze(0).squeeze(0)
        case!(314, [10, 12, 16], [.unsqueeze::<0>().squeeze::<0>()],
            shape [10, 12, 16], stride [192, 16, 1], offset 0, checksum 0xac8f36fb0a532fa5),
        // torch.arange(2176).view((1088, 2)).narrow(0, 858, 221).view((17, 26)).narrow(-1, 4, 17)
        case!(315, [1088, 2], [.narrow::<0, 858, 221>().view::<Shape![17, 26]>().narrow::<-1, 4, 17>()],
            shape [17, 17], stride [26, 1], offset 1720, checksum 0xa8ffff1f07865f27),
        // torch.arange(1280).view((20, 64))[-5:19, :].narrow(1, 23, 37).narrow(0, 2, 2).as_strided((1, 16), (147, 1), 513).view((4, 1, -1))
        case!(316, [20, 64], [.slice(s![-5..19, ..]).narrow::<1, 23, 37>().narrow::<0, 2, 2>().as_strided::<Shape![1, 16], Strides![147, 1], 513>().view::<Shape![4, 1, _]>()],
            shape [4, 1, 4], stride [4, 4, 1], offset 513, elements [513, 514, 515, 516, 517, 518, 519, 520, 521, 522, 523, 524, 525, 526, 527, 528]),
        // torch.arange(6144).view((2, 3, 32, 32)).unsqueeze(0).as_strided((19,), (1,), 616).as_strided((21,), (1,), 704).flatten(-1, 0)
        case!(317, [2, 3, 32, 32], [.unsqueeze::<0>().as_strided::<Shape![19], Strides![1], 616>().as_strided::<Shape![21], Strides![1], 704>().flatten::<-1, 0>()],
            shape [21], stride [1], offset 704, elements [704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721, 722, 723, 724]),
        // torch.arange(600).view((1, 5, 1, 120)).unsqueeze(0)[::7].expand((5, 6, -1, 1, -1)).view((30, 1, 1, 300, 2))
        case!(318, [1, 5, 1, 120], [.unsqueeze::<0>().slice(s![..;7]).expand::<Shape![5, 6, _, 1, _]>().view::<Shape![30, 1, 1, 300, 2]>()],
            shape [30, 1, 1, 300, 2], stride [0, 600, 600, 2, 1], offset 0, checksum 0xe835f25aa4f379d5),
        // torch.arange(3472).view((62, 56)).narrow(-2, 44, 15).movedim(1, 0).transpose(1, 0).unsqueeze(1).as_strided((18, 18, 6), (3, 1, 1), 472)
        case!(319, [62, 56], [.narrow::<-2, 44, 15>().movedim::<1, 0>().transpose::<1, 0>().unsqueeze::<1>().as_strided::<Shape![18, 18, 6], Strides![3, 1, 1], 472>()],
            shape [18, 18, 6], stride [3, 1, 1], offset 472, checksum 0x3fb99ec6634eff5d),
    ]
}

fn large_1() -> Vec<Outcome> {
    vec![
        // torch.arange(3072).view((3, 32, 32)).permute((0, 1, 2)).expand((4, -1, -1, 32)).permute((1, 0, -2, 3)).narrow(2, 22, 6).movedim(2, -4)
        case!(320, [3, 32, 32], [.permute::<Dims![0, 1, 2]>().expand::<Shape![4, _, _, 32]>().permute::<Dims![1, 0, -2, 3]>().narrow::<2, 22, 6>().movedim::<2, -4>()],
            shape [6, 3, 4, 32], stride [32, 1024, 0, 1], offset 704, checksum 0xef234b7866263e25),
        // torch.arange(3072).view((3, 32, 32)).movedim(-1, 0).permute((2, 1, 0)).transpose(2, 0)[0].permute((0, 1))
        case!(321, [3, 32, 32], [.movedim::<-1, 0>().permute::<Dims![2, 1, 0]>().transpose::<2, 0>().slice(s![0]).permute::<Dims![0, 1]>()],
            shape [3, 32], stride [1024, 32], offset 0, checksum 0x69efad9e5681e7a5),
        // torch.arange(5030).view((5, 1006)).expand((1, 5, 1006))[:, 3::3, :].squeeze(-3).unsqueeze(0)
        case!(322, [5, 1006], [.expand::<Shape![1, 5, 1006]>().slice(s![.., 3..;3, ..]).squeeze::<-3>().unsqueeze::<0>()],
            shape [1, 1, 1006], stride [3018, 3018, 1], offset 3018, checksum 0xfdda07bb04dce5f2),
        // torch.arange(2044).view((2, 1022)).select(-2, 0).expand((1, 1022)).t().expand((2, 1022, 6)).view((2, 7, 146, 2, 3))
        case!(323, [2, 1022], [.select::<-2, 0>().expand::<Shape![1, 1022]>().t().expand::<Shape![2, 1022, 6]>().view::<Shape![2, 7, 146, 2, 3]>()],
            shape [2, 7, 146, 2, 3], stride [0, 146, 1, 0, 0], offset 0, checksum 0x951e41adde67e001),
        // torch.arange(3072).view((3, 32, 32)).transpose(2, -3).permute((2, 1, 0))[-2, 0:-7, 26:27:1].expand((25, 1))
        case!(324, [3, 32, 32], [.transpose::<2, -3>().permute::<Dims![2, 1, 0]>().slice(s![-2, 0..-7, 26..27;1]).expand::<Shape![25, 1]>()],
            shape [25, 1], stride [32, 1], offset 1050, elements [1050, 1082, 1114, 1146, 1178, 1210, 1242, 1274, 1306, 1338, 1370, 1402, 1434, 1466, 1498, 1530, 1562, 1594, 1626, 1658, 1690, 1722, 1754, 1786, 1818]),
        // torch.arange(5065).view((5, 1013)).t()[737, :].as_strided((6, 16), (5, 1), 783)
        case!(325, [5, 1013], [.t().slice(s![737, ..]).as_strided::<Shape![6, 16], Strides![5, 1], 783>()],
            shape [6, 16], stride [5, 1], offset 783, checksum 0x784b675b41075755),
        // torch.arange(2550).view((50, 51)).view((-1,)).view((510, 5)).permute((0, 1))
        case!(326, [50, 51], [.view::<Shape![_]>().view::<Shape![510, 5]>().permute::<Dims![0, 1]>()],
            shape [510, 5], stride [5, 1], offset 0, checksum 0x24f84afcf8d9488e),
        // torch.arange(2763).view((2763,)).as_strided((37, 28), (0, 1), 872).select(0, 8).squeeze(-1).t()
        case!(327, [2763], [.as_strided::<Shape![37, 28], Strides![0, 1], 872>().select::<0, 8>().squeeze::<-1>().t()],
            shape [28], stride [1], offset 872, elements [872, 873, 874, 875, 876, 877, 878, 879, 880, 881, 882, 883, 884, 885, 886, 887, 888, 889, 890, 891, 892, 893, 894, 895, 896, 897, 898, 899]),
        // torch.arange(3015).view((3, 1005)).narrow(0, 1, 2).permute((1, 0)).movedim(-2, -1)
        case!(328, [3, 1005], [.narrow::<0, 1, 2>().permute::<Dims![1, 0]>().movedim::<-2, -1>()],
            shape [2, 1005], stride [1005, 1], offset 1005, checksum 0x6b2bbca9e599585a),
        // torch.arange(6144).view((2, 3, 32, 32)).unsqueeze(2).squeeze(-3).flatten(-2, 3)
        case!(329, [2, 3, 32, 32], [.unsqueeze::<2>().squeeze::<-3>().flatten::<-2, 3>()],
            shape [2, 3, 1024], stride [3072, 1024, 1], offset 0, checksum 0xf414cc38c1933b25),
        // torch.arange(1368).view((12, 6, 19)).expand((1, -1, -1, 19)).expand((3, -1, 6, -1)).select(-2, 5).as_strided((1, 33), (3, 3), 629)
        case!(330, [12, 6, 19], [.expand::<Shape![1, _, _, 19]>().expand::<Shape![3, _, 6, _]>().select::<-2, 5>().as_strided::<Shape![1, 33], Strides![3, 3], 629>()],
            shape [1, 33], stride [3, 3], offset 629, elements [629, 632, 635, 638, 641, 644, 647, 650, 653, 656, 659, 662, 665, 668, 671, 674, 677, 680, 683, 686, 689, 692, 695, 698, 701, 704, 707, 710, 713, 716, 719, 722, 725]),
        // torch.arange(1831).view((1831,)).permute((0,)).unsqueeze(1).view((1831,))
        case!(331, [1831], [.permute::<Dims![0]>().unsqueeze::<1>().view::<Shape![1831]>()],
            shape [1831], stride [1], offset 0, checksum 0x7c755cf8262f75c8),
        // torch.arange(6144).view((2, 3, 32, 32)).as_strided((14,), (1,), 907).view((7, 1, 2))[2:-4]
        case!(332, [2, 3, 32, 32], [.as_strided::<Shape![14], Strides![1], 907>().view::<Shape![7, 1, 2]>().slice(s![2..-4])],
            shape [1, 1, 2], stride [2, 2, 1], offset 911, elements [911, 912]),
        // torch.arange(1061).view((1061, 1)).squeeze(1).expand((1, 1061)).view((-1,))
        case!(333, [1061, 1], [.squeeze::<1>().expand::<Shape![1, 1061]>().view::<Shape![_]>()],
            shape [1061], stride [1], offset 0, checksum 0x3f2d296aad1c7aef),
        // torch.arange(3072).view((3, 32, 32)).permute((0, -1, 1)).movedim(1, 0).unsqueeze(-4).narrow(0, 0, 1)[::4, :21:1, 2:]
        case!(334, [3, 32, 32], [.permute::<Dims![0, -1, 1]>().movedim::<1, 0>().unsqueeze::<-4>().narrow::<0, 0, 1>().slice(s![..;4, ..21;1, 2..])],
            shape [1, 21, 1, 32], stride [128, 1, 1024, 32], offset 2048, checksum 0x6b2a9c0e65a310a5),
        // torch.arange(3072).view((3, 32, 32))[:, 19:-9, 25:].expand((3, -1, 4, -1)).view((3, 1, 3, 4, 7)).view((3, 3, 4, 1, -1))
        case!(335, [3, 32, 32], [.slice(s![.., 19..-9, 25..]).expand::<Shape![3, _, 4, _]>().view::<Shape![3, 1, 3, 4, 7]>().view::<Shape![3, 3, 4, 1, _]>()],
            shape [3, 3, 4, 1, 7], stride [0, 1024, 32, 7, 1], offset 633, checksum 0x22428a8a2497f8a5),
        // torch.arange(2100).view((7, 10, 30)).squeeze(-3).unsqueeze(0)
        case!(336, [7, 10, 30], [.squeeze::<-3>().unsqueeze::<0>()],
            shape [1, 7, 10, 30], stride [2100, 300, 30, 1], offset 0, checksum 0x22e85c585eb8d641),
        // torch.arange(1760).view((40, 44)).narrow(1, 10, 25)[28:-5:3, :9:2].permute((0, 1)).expand((1, 2, 3, -1))
        case!(337, [40, 44], [.narrow::<1, 10, 25>().slice(s![28..-5;3, ..9;2]).permute::<Dims![0, 1]>().expand::<Shape![1, 2, 3, _]>()],
            shape [1, 2, 3, 5], stride [0, 0, 132, 2], offset 1242, elements [1242, 1244, 1246, 1248, 1250, 1374, 1376, 1378, 1380, 1382, 1506, 1508, 1510, 1512, 1514, 1242, 1244, 1246, 1248, 1250, 1374, 1376, 1378, 1380, 1382, 1506, 1508, 1510, 1512, 1514]),
        // torch.arange(3039).view((1013, 3)).t().select(1, 329).t().t().view((3, 1))
        case!(338, [1013, 3], [.t().select::<1, 329>().t().t().view::<Shape![3, 1]>()],
            shape [3, 1], stride [1, 1], offset 987, elements [987, 988, 989]),
        // torch.arange(1081).view((23, 47)).unsqueeze(0).narrow(-2, 20, 2)[0, -2][-20::7].view((-1,))
        case!(339, [23, 47], [.unsqueeze::<0>().narrow::<-2, 20, 2>().slice(s![0, -2]).slice(s![-20..;7]).view::<Shape![_]>()],
            shape [3], stride [7], offset 967, elements [967, 974, 981]),
    ]
}

fn empty_0() -> Vec<Outcome> {
    vec![
        // torch.arange(0).view((5, 5, 0))[-1:, -2:].flatten(0, 1)
        case_empty!(340, [5, 5, 0], [.slice(s![-1.., -2..]).flatten::<0, 1>()],
            shape [2, 0], stride [1, 1], offset 23, elements []),
        // torch.arange(0).view((0, 3)).narrow(1, 0, 2).narrow(0, 0, 0).view((-1, 1, 5))[:0].view((0,))
        case_empty!(341, [0, 3], [.narrow::<1, 0, 2>().narrow::<0, 0, 0>().view::<Shape![_, 1, 5]>().slice(s![..0]).view::<Shape![0]>()],
            shape [0], stride [1], offset 0, elements []),
        // torch.arange(0).view((0,)).as_strided((0, 2), (0, 1), 0).expand((3, 2, 0, 2)).view((0,)).expand((5, -1))
        case_empty!(342, [0], [.as_strided::<Shape![0, 2], Strides![0, 1], 0>().expand::<Shape![3, 2, 0, 2]>().view::<Shape![0]>().expand::<Shape![5, _]>()],
            shape [5, 0], stride [0, 1], offset 0, elements []),
        // torch.arange(360).view((6, 3, 1, 5, 4)).transpose(-2, -1).movedim(2, 1).as_strided((1,), (5,), 33)[-1:0:4].as_strided((), (), 155)
        case_empty!(343, [6, 3, 1, 5, 4], [.transpose::<-2, -1>().movedim::<2, 1>().as_strided::<Shape![1], Strides![5], 33>().slice(s![-1..0;4]).as_strided::<Shape![], Strides![], 155>()],
            shape [], stride [], offset 155, elements [155]),
        // torch.arange(0).view((0, 3)).as_strided((0,), (3,), 0).narrow(0, 0, 0).narrow(-1, 0, 0)
        case_empty!(344, [0, 3], [.as_strided::<Shape![0], Strides![3], 0>().narrow::<0, 0, 0>().narrow::<-1, 0, 0>()],
            shape [0], stride [3], offset 0, elements []),
        // torch.arange(0).view((5, 5, 0, 2, 1))[4:].expand((4, 5, -1, 0, 2, 0))
        case_empty!(345, [5, 5, 0, 2, 1], [.slice(s![4..]).expand::<Shape![4, 5, _, 0, 2, 0]>()],
            shape [4, 5, 5, 0, 2, 0], stride [0, 0, 2, 2, 1, 0], offset 40, elements []),
        // torch.arange(0).view((1, 0))[0:][1:1:7, :].view((0,))
        case_empty!(346, [1, 0], [.slice(s![0..]).slice(s![1..1;7, ..]).view::<Shape![0]>()],
            shape [0], stride [1], offset 1, elements []),
        // torch.arange(0).view((3, 1, 0)).transpose(2, 1)[-3, :, ::2].permute((0, -1)).view((3, 0, 4))
        case_empty!(347, [3, 1, 0], [.transpose::<2, 1>().slice(s![-3, .., ..;2]).permute::<Dims![0, -1]>().view::<Shape![3, 0, 4]>()],
            shape [3, 0, 4], stride [4, 4, 1], offset 0, elements []),
        // torch.arange(4).view((4, 1)).expand((2, 4, -1, 0)).unsqueeze(3).movedim(4, 3)
        case_empty!(348, [4, 1], [.expand::<Shape![2, 4, _, 0]>().unsqueeze::<3>().movedim::<4, 3>()],
            shape [2, 4, 4, 0, 1], stride [0, 0, 1, 0, 0], offset 0, elements []),
        // torch.arange(0).view((3, 1, 0)).expand((-1, 5, 0)).transpose(0, 2).permute((0, 1, 2)).view((5, 0))
        case_empty!(349, [3, 1, 0], [.expand::<Shape![_, 5, 0]>().transpose::<0, 2>().permute::<Dims![0, 1, 2]>().view::<Shape![5, 0]>()],
            shape [5, 0], stride [1, 1], offset 0, elements []),
        // torch.arange(2).view((1, 2)).narrow(0, 1, 0).t()
        case_empty!(350, [1, 2], [.narrow::<0, 1, 0>().t()],
            shape [2, 0], stride [1, 2], offset 2, elements []),
        // torch.arange(0).view((3, 0, 4)).permute((-2, -1, 0)).narrow(-3, 0, 0)[:0, -1::2].as_strided((0,), (1,), 0)
        case_empty!(351, [3, 0, 4], [.permute::<Dims![-2, -1, 0]>().narrow::<-3, 0, 0>().slice(s![..0, -1..;2]).as_strided::<Shape![0], Strides![1], 0>()],
            shape [0], stride [1], offset 0, elements []),
        // torch.arange(0).view((3, 4, 3, 3, 3, 0)).permute((0, 3, 2, 4, 5, 1)).narrow(3, 1, 0)[:, 2::7, 0, :, 0:, -4::3].view((1, 4, 0, 1))
        case_empty!(352, [3, 4, 3, 3, 3, 0], [.permute::<Dims![0, 3, 2, 4, 5, 1]>().narrow::<3, 1, 0>().slice(s![.., 2..;7, 0, .., 0.., -4..;3]).view::<Shape![1, 4, 0, 1]>()],
            shape [1, 4, 0, 1], stride [4, 1, 1, 1], offset 7, elements []),
        // torch.arange(0).view((5, 0, 1, 5)).view((-1, 2, 4, 5))
        case_empty!(353, [5, 0, 1, 5], [.view::<Shape![_, 2, 4, 5]>()],
            shape [0, 2, 4, 5], stride [40, 20, 5, 1], offset 0, elements []),
        // torch.arange(0).view((3, 1, 0)).select(0, 1).view((3, 0, 3)).narrow(-2, 0, 0).flatten(0, 1).view((0, 4, 5))
        case_empty!(354, [3, 1, 0], [.select::<0, 1>().view::<Shape![3, 0, 3]>().narrow::<-2, 0, 0>().flatten::<0, 1>().view::<Shape![0, 4, 5]>()],
            shape [0, 4, 5], stride [20, 5, 1], offset 1, elements []),
        // torch.arange(250).view((1, 1, 2, 5, 5, 5)).narrow(2, 0, 1)[-1, :1:2, :1, :-5:2].select(1, 0)[:, :0:2, 3::7, :3].flatten(0, 3)
        case_empty!(355, [1, 1, 2, 5, 5, 5], [.narrow::<2, 0, 1>().slice(s![-1, ..1;2, ..1, ..-5;2]).select::<1, 0>().slice(s![.., ..0;2, 3..;7, ..3]).flatten::<0, 3>()],
            shape [0], stride [1], offset 15, elements []),
        // torch.arange(5).view((5, 1, 1, 1)).expand((3, 5, 0, 3, 1)).expand((-1, 5, -1, 3, 6)).transpose(4, 0).view((3, 1, 0, 3))
        case_empty!(356, [5, 1, 1, 1], [.expand::<Shape![3, 5, 0, 3, 1]>().expand::<Shape![_, 5, _, 3, 6]>().transpose::<4, 0>().view::<Shape![3, 1, 0, 3]>()],
            shape [3, 1, 0, 3], stride [3, 3, 3, 1], offset 0, elements []),
        // torch.arange(0).view((2, 0, 2)).permute((2, 0, 1)).view((5, 0, 2))
        case_empty!(357, [2, 0, 2], [.permute::<Dims![2, 0, 1]>().view::<Shape![5, 0, 2]>()],
            shape [5, 0, 2], stride [2, 2, 1], offset 0, elements []),
        // torch.arange(60).view((5, 3, 4)).view((5, 3, 4, 1)).expand((1, -1, 3, -1, 0)).permute((2, 0, 4, 3, 1)).view((-1,))
        case_empty!(358, [5, 3, 4], [.view::<Shape![5, 3, 4, 1]>().expand::<Shape![1, _, 3, _, 0]>().permute::<Dims![2, 0, 4, 3, 1]>().view::<Shape![_]>()],
            shape [0], stride [1], offset 0, elements []),
        // torch.arange(24).view((1, 4, 6)).select(1, 0).narrow(0, 1, 0).view((5, 2, 4, 0)).unsqueeze(3).as_strided((1, 0), (1, 0), 5)
        case_empty!(359, [1, 4, 6], [.select::<1, 0>().narrow::<0, 1, 0>().view::<Shape![5, 2, 4, 0]>().unsqueeze::<3>().as_strided::<Shape![1, 0], Strides![1, 0], 5>()],
            shape [1, 0], stride [1, 0], offset 5, elements []),
    ]
}

fn empty_1() -> Vec<Outcome> {
    vec![
        // torch.arange(0).view((2, 0, 1, 5)).permute((0, 3, 1, 2)).view((1, 3, 4, 0)).transpose(-4, 3).view((-1, 5, 3))
        case_empty!(360, [2, 0, 1, 5], [.permute::<Dims![0, 3, 1, 2]>().view::<Shape![1, 3, 4, 0]>().transpose::<-4, 3>().view::<Shape![_, 5, 3]>()],
            shape [0, 5, 3], stride [15, 3, 1], offset 0, elements []),
        // torch.arange(0).view((0, 1, 1)).permute((2, 1, 0))
        case_empty!(361, [0, 1, 1], [.permute::<Dims![2, 1, 0]>()],
            shape [1, 1, 0], stride [1, 1, 1], offset 0, elements []),
        // torch.arange(12).view((3, 1, 4)).narrow(0, 1, 1).permute((2, 0, 1)).flatten(-3, 1).narrow(0, 3, 0).transpose(0, 0)
        case_empty!(362, [3, 1, 4], [.narrow::<0, 1, 1>().permute::<Dims![2, 0, 1]>().flatten::<-3, 1>().narrow::<0, 3, 0>().transpose::<0, 0>()],
            shape [0, 1], stride [1, 4], offset 7, elements []),
        // torch.arange(25).view((1, 5, 5)).as_strided((0, 5, 3), (2, 2, 2), 11).movedim(2, 1).permute((-2, -3, 2)).transpose(-1, 1)
        case_empty!(363, [1, 5, 5], [.as_strided::<Shape![0, 5, 3], Strides![2, 2, 2], 11>().movedim::<2, 1>().permute::<Dims![-2, -3, 2]>().transpose::<-1, 1>()],
            shape [3, 5, 0], stride [2, 2, 2], offset 11, elements []),
        // torch.arange(0).view((4, 0, 6, 3)).unsqueeze(-3).flatten(0, 3).narrow(0, 0, 0).narrow(0, 0, 0).squeeze(1)
        case_empty!(364, [4, 0, 6, 3], [.unsqueeze::<-3>().flatten::<0, 3>().narrow::<0, 0, 0>().narrow::<0, 0, 0>().squeeze::<1>()],
            shape [0, 3], stride [3, 1], offset 0, elements []),
        // torch.arange(1).view((1, 1, 1, 1))[1::7].flatten(1, -1).unsqueeze(2).transpose(-3, -1)
        case_empty!(365, [1, 1, 1, 1], [.slice(s![1..;7]).flatten::<1, -1>().unsqueeze::<2>().transpose::<-3, -1>()],
            shape [1, 1, 0], stride [1, 1, 1], offset 1, elements []),
        // torch.arange(0).view((5, 0, 3)).narrow(1, 0, 0).view((3, -1)).expand((1, 4, 3, 0)).transpose(0, 1).as_strided((6, 0, 4, 1), (2, 1, 0, 3), 0)
        case_empty!(366, [5, 0, 3], [.narrow::<1, 0, 0>().view::<Shape![3, _]>().expand::<Shape![1, 4, 3, 0]>().transpose::<0, 1>().as_strided::<Shape![6, 0, 4, 1], Strides![2, 1, 0, 3], 0>()],
            shape [6, 0, 4, 1], stride [2, 1, 0, 3], offset 0, elements []),
        // torch.arange(0).view((1, 0, 5)).view((1, 2, 0)).narrow(0, 0, 1)
        case_empty!(367, [1, 0, 5], [.view::<Shape![1, 2, 0]>().narrow::<0, 0, 1>()],
            shape [1, 2, 0], stride [2, 1, 1], offset 0, elements []),
        // torch.arange(0).view((3, 5, 0))[0:3:3].narrow(-1, 0, 0)
        case_empty!(368, [3, 5, 0], [.slice(s![0..3;3]).narrow::<-1, 0, 0>()],
            shape [1, 5, 0], stride [15, 1, 1], offset 0, elements []),
        // torch.arange(0).view((6, 0)).expand((6, 4, 6, 0)).view((-1, 3, 5))
        case_empty!(369, [6, 0], [.expand::<Shape![6, 4, 6, 0]>().view::<Shape![_, 3, 5]>()],
            shape [0, 3, 5], stride [15, 5, 1], offset 0, elements []),
        // torch.arange(4).view((4, 1, 1)).as_strided((0,), (3,), 1).as_strided((3, 2, 0), (1, 0, 2), 3).permute((0, 1, 2))
        case_empty!(370, [4, 1, 1], [.as_strided::<Shape![0], Strides![3], 1>().as_strided::<Shape![3, 2, 0], Strides![1, 0, 2], 3>().permute::<Dims![0, 1, 2]>()],
            shape [3, 2, 0], stride [1, 0, 2], offset 3, elements []),
        // torch.arange(0).view((0, 5, 2, 4)).transpose(-1, 2).view((5, 0, 3))
        case_empty!(371, [0, 5, 2, 4], [.transpose::<-1, 2>().view::<Shape![5, 0, 3]>()],
            shape [5, 0, 3], stride [3, 3, 1], offset 0, elements []),
        // torch.arange(12).view((2, 6)).narrow(-1, 2, 0).transpose(0, 1)
        case_empty!(372, [2, 6], [.narrow::<-1, 2, 0>().transpose::<0, 1>()],
            shape [0, 2], stride [1, 6], offset 2, elements []),
        // torch.arange(200).view((4, 5, 2, 5)).unsqueeze(3)[:, 4:4].view((-1,))[0::2].flatten(-1, 0)
        case_empty!(373, [4, 5, 2, 5], [.unsqueeze::<3>().slice(s![.., 4..4]).view::<Shape![_]>().slice(s![0..;2]).flatten::<-1, 0>()],
            shape [0], stride [2], offset 40, elements []),
        // torch.arange(18).view((3, 6)).narrow(-1, 0, 1).t().as_strided((3, 5, 0), (1, 0, 1), 17)
        case_empty!(374, [3, 6], [.narrow::<-1, 0, 1>().t().as_strided::<Shape![3, 5, 0], Strides![1, 0, 1], 17>()],
            shape [3, 5, 0], stride [1, 0, 1], offset 17, elements []),
        // torch.arange(24).view((4, 3, 2))[:, :0:3].expand((1, 2, -1, 0, -1)).permute((4, 3, 2, 0, 1))
        case_empty!(375, [4, 3, 2], [.slice(s![.., ..0;3]).expand::<Shape![1, 2, _, 0, _]>().permute::<Dims![4, 3, 2, 0, 1]>()],
            shape [2, 0, 4, 1, 2], stride [1, 6, 6, 0, 0], offset 0, elements []),
        // torch.arange(0).view((0, 6)).narrow(0, 0, 0).permute((-1, 0)).narrow(0, 6, 0).view((0, 4, 1)).permute((-2, 2, 0))
        case_empty!(376, [0, 6], [.narrow::<0, 0, 0>().permute::<Dims![-1, 0]>().narrow::<0, 6, 0>().view::<Shape![0, 4, 1]>().permute::<Dims![-2, 2, 0]>()],
            shape [4, 1, 0], stride [1, 1, 4], offset 6, elements []),
        // torch.arange(10).view((1, 5, 1, 2, 1)).expand((6, 5, 5, -1, 1)).expand((5, -1, 5, 5, 2, 1)).narrow(1, 1, 4).view((20, 5, 1, 1, 5, 2)).as_strided((0,), (8,), 6)
        case_empty!(377, [1, 5, 1, 2, 1], [.expand::<Shape![6, 5, 5, _, 1]>().expand::<Shape![5, _, 5, 5, 2, 1]>().narrow::<1, 1, 4>().view::<Shape![20, 5, 1, 1, 5, 2]>().as_strided::<Shape![0], Strides![8], 6>()],
            shape [0], stride [8], offset 6, elements []),
        // torch.arange(30).view((5, 1, 1, 2, 3, 1)).squeeze(2).expand((6, -1, 2, -1, 3, -1))[5, 1:1:2, :2:7].unsqueeze(-4)
        case_empty!(378, [5, 1, 1, 2, 3, 1], [.squeeze::<2>().expand::<Shape![6, _, 2, _, 3, _]>().slice(s![5, 1..1;2, ..2;7]).unsqueeze::<-4>()],
            shape [0, 1, 1, 2, 3, 1], stride [12, 0, 6, 3, 1, 1], offset 6, elements []),
        // torch.arange(0).view((0, 3, 3, 3)).unsqueeze(3).view((2, -1, 3, 2))
        case_empty!(379, [0, 3, 3, 3], [.unsqueeze::<3>().view::<Shape![2, _, 3, 2]>()],
            shape [2, 0, 3, 2], stride [6, 6, 2, 1], offset 0, elements []),
    ]
}

fn empty_2() -> Vec<Outcome> {
    vec![
        // torch.arange(0).view((1, 0, 3, 4)).view((2, 1, 1, -1)).expand((2, 6, 0, -1))[1::2][:, 6::2]
        case_empty!(380, [1, 0, 3, 4], [.view::<Shape![2, 1, 1, _]>().expand::<Shape![2, 6, 0, _]>().slice(s![1..;2]).slice(s![.., 6..;2])],
            shape [1, 0, 0, 0], stride [2, 0, 0, 1], offset 1, elements []),
        // torch.arange(6).view((1, 6)).narrow(0, 1, 0).view((1, 0)).view((0, 2)).unsqueeze(-3).view((1, -1))
        case_empty!(381, [1, 6], [.narrow::<0, 1, 0>().view::<Shape![1, 0]>().view::<Shape![0, 2]>().unsqueeze::<-3>().view::<Shape![1, _]>()],
            shape [1, 0], stride [1, 1], offset 6, elements []),
        // torch.arange(0).view((0,)).permute((0,)).view((0, 5, 5))
        case_empty!(382, [0], [.permute::<Dims![0]>().view::<Shape![0, 5, 5]>()],
            shape [0, 5, 5], stride [25, 5, 1], offset 0, elements []),
        // torch.arange(2).view((2, 1, 1))[2::2].view((2, 0, 1, 5))[0, ::2].unsqueeze(0).flatten(-3, 2)
        case_empty!(383, [2, 1, 1], [.slice(s![2..;2]).view::<Shape![2, 0, 1, 5]>().slice(s![0, ..;2]).unsqueeze::<0>().flatten::<-3, 2>()],
            shape [1, 0, 5], stride [5, 5, 1], offset 2, elements []),
        // torch.arange(0).view((0, 5, 1)).squeeze(-1).transpose(1, 0).expand((4, -1, 0)).view((0,))
        case_empty!(384, [0, 5, 1], [.squeeze::<-1>().transpose::<1, 0>().expand::<Shape![4, _, 0]>().view::<Shape![0]>()],
            shape [0], stride [1], offset 0, elements []),
        // torch.arange(72).view((4, 3, 6)).as_strided((3, 0), (2, 2), 14)[:-1:1].view((0,))
        case_empty!(385, [4, 3, 6], [.as_strided::<Shape![3, 0], Strides![2, 2], 14>().slice(s![..-1;1]).view::<Shape![0]>()],
            shape [0], stride [1], offset 14, elements []),
        // torch.arange(180).view((6, 6, 5)).flatten(-3, -2).narrow(0, 24, 0).view((0, 1, 4)).view((4, 5, -1))
        case_empty!(386, [6, 6, 5], [.flatten::<-3, -2>().narrow::<0, 24, 0>().view::<Shape![0, 1, 4]>().view::<Shape![4, 5, _]>()],
            shape [4, 5, 0], stride [5, 1, 1], offset 120, elements []),
        // torch.arange(4).view((4,))[3].as_strided((0,), (1,), 1).expand((1, 5, -1)).narrow(-2, 3, 0)[0]
        case_empty!(387, [4], [.slice(s![3]).as_strided::<Shape![0], Strides![1], 1>().expand::<Shape![1, 5, _]>().narrow::<-2, 3, 0>().slice(s![0])],
            shape [0, 0], stride [0, 1], offset 1, elements []),
        // torch.arange(0).view((0,)).squeeze(0).view((0,)).flatten(0, 0).as_strided((1, 0, 3), (8, 1, 1), 0).expand((2, 0, -1))
        case_empty!(388, [0], [.squeeze::<0>().view::<Shape![0]>().flatten::<0, 0>().as_strided::<Shape![1, 0, 3], Strides![8, 1, 1], 0>().expand::<Shape![2, 0, _]>()],
            shape [2, 0, 3], stride [0, 1, 1], offset 0, elements []),
        // torch.arange(0).view((5, 0, 2, 4)).movedim(0, -3).expand((3, 6, -1, -1, -1, 4))
        case_empty!(389, [5, 0, 2, 4], [.movedim::<0, -3>().expand::<Shape![3, 6, _, _, _, 4]>()],
            shape [3, 6, 0, 5, 2, 4], stride [0, 0, 8, 8, 4, 1], offset 0, elements []),
    ]
}

fn scalar_0() -> Vec<Outcome> {
    vec![
        // torch.arange(1).view(()).movedim(-1, -1).view(()).flatten(-1, 0).view(())
        case_scalar!(390, [], [.movedim::<-1, -1>().view::<Shape![]>().flatten::<-1, 0>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).movedim(-1, 0).flatten(-1, -1)
        case_scalar!(391, [], [.movedim::<-1, 0>().flatten::<-1, -1>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).t().flatten(0, -1).select(0, 0).expand((2, 4)).movedim(0, 1)
        case_scalar!(392, [], [.t().flatten::<0, -1>().select::<0, 0>().expand::<Shape![2, 4]>().movedim::<0, 1>()],
            shape [4, 2], stride [0, 0], offset 0, elements [0, 0, 0, 0, 0, 0, 0, 0]),
        // torch.arange(1).view(()).view(()).squeeze(0).flatten(0, -1)
        case_scalar!(393, [], [.view::<Shape![]>().squeeze::<0>().flatten::<0, -1>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).permute(()).transpose(0, -1).squeeze(0).flatten(0, 0)
        case_scalar!(394, [], [.permute::<Dims![]>().transpose::<0, -1>().squeeze::<0>().flatten::<0, 0>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).permute(()).flatten(0, -1)
        case_scalar!(395, [], [.permute::<Dims![]>().flatten::<0, -1>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).transpose(0, -1).squeeze(0).movedim(0, 0).movedim(-1, -1)
        case_scalar!(396, [], [.transpose::<0, -1>().squeeze::<0>().movedim::<0, 0>().movedim::<-1, -1>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).permute(()).unsqueeze(0).view(())
        case_scalar!(397, [], [.permute::<Dims![]>().unsqueeze::<0>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(1).view(()).permute(()).expand((2,)).permute((0,))
        case_scalar!(398, [], [.permute::<Dims![]>().expand::<Shape![2]>().permute::<Dims![0]>()],
            shape [2], stride [0], offset 0, elements [0, 0]),
        // torch.arange(1).view(()).transpose(0, -1).t().expand((5,)).view((1, 5))
        case_scalar!(399, [], [.transpose::<0, -1>().t().expand::<Shape![5]>().view::<Shape![1, 5]>()],
            shape [1, 5], stride [0, 0], offset 0, elements [0, 0, 0, 0, 0]),
        // torch.arange(1).view(()).squeeze(0).squeeze(0).flatten(0, -1)
        case_scalar!(400, [], [.squeeze::<0>().squeeze::<0>().flatten::<0, -1>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view(()).t().movedim(0, 0).view(())
        case_scalar!(401, [], [.t().movedim::<0, 0>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
    ]
}

fn negative_0() -> Vec<Outcome> {
    vec![
        // torch.arange(120).view((5, 6, 4)).unsqueeze(0).narrow(-3, -3, 1).view((24,))
        case_negative!(402, [5, 6, 4], [.unsqueeze::<0>().narrow::<-3, -3, 1>().view::<Shape![24]>()],
            shape [24], stride [1], offset 48, elements [48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71]),
        // torch.arange(15).view((5, 1, 3)).movedim(1, 1).narrow(1, -1, 1)
        case_negative!(403, [5, 1, 3], [.movedim::<1, 1>().narrow::<1, -1, 1>()],
            shape [5, 1, 3], stride [3, 3, 1], offset 0, elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
        // torch.arange(288).view((6, 3, 4, 1, 4))[:, 0::2, 1:4:2, :].narrow(-2, -1, 1).select(3, -1)
        case_negative!(404, [6, 3, 4, 1, 4], [.slice(s![.., 0..;2, 1..4;2, ..]).narrow::<-2, -1, 1>().select::<3, -1>()],
            shape [6, 2, 2, 4], stride [48, 32, 8, 1], offset 4, checksum 0x65d873dbf32c0385),
        // torch.arange(96).view((3, 4, 1, 2, 4)).squeeze(2).view((-1, 12)).narrow(1, -11, 10).flatten(1, -1).select(0, -7)
        case_negative!(405, [3, 4, 1, 2, 4], [.squeeze::<2>().view::<Shape![_, 12]>().narrow::<1, -11, 10>().flatten::<1, -1>().select::<0, -7>()],
            shape [10], stride [1], offset 13, elements [13, 14, 15, 16, 17, 18, 19, 20, 21, 22]),
        // torch.arange(20).view((5, 4))[-1::2].view((4, -1)).narrow(1, -1, 1).unsqueeze(2)
        case_negative!(406, [5, 4], [.slice(s![-1..;2]).view::<Shape![4, _]>().narrow::<1, -1, 1>().unsqueeze::<2>()],
            shape [4, 1, 1], stride [1, 1, 1], offset 16, elements [16, 17, 18, 19]),
        // torch.arange(18).view((2, 3, 1, 3))[:].select(-2, -1).squeeze(1).narrow(2, -2, 1)
        case_negative!(407, [2, 3, 1, 3], [.slice(s![..]).select::<-2, -1>().squeeze::<1>().narrow::<2, -2, 1>()],
            shape [2, 3, 1], stride [9, 3, 1], offset 1, elements [1, 4, 7, 10, 13, 16]),
        // torch.arange(12).view((4, 3)).narrow(1, -2, 2).narrow(1, -2, 1).narrow(0, -2, 1).movedim(-1, 0).view(())
        case_negative!(408, [4, 3], [.narrow::<1, -2, 2>().narrow::<1, -2, 1>().narrow::<0, -2, 1>().movedim::<-1, 0>().view::<Shape![]>()],
            shape [], stride [], offset 7, elements [7]),
        // torch.arange(30).view((6, 5)).t().view((1, 5, 6)).narrow(0, -1, 1)
        case_negative!(409, [6, 5], [.t().view::<Shape![1, 5, 6]>().narrow::<0, -1, 1>()],
            shape [1, 5, 6], stride [5, 1, 5], offset 0, elements [0, 5, 10, 15, 20, 25, 1, 6, 11, 16, 21, 26, 2, 7, 12, 17, 22, 27, 3, 8, 13, 18, 23, 28, 4, 9, 14, 19, 24, 29]),
        // torch.arange(20).view((5, 4, 1)).expand((-1, 4, 2)).narrow(-2, -3, 2).movedim(2, 1).view((5, 1, 2, 2)).view((5, 2, -1))
        case_negative!(410, [5, 4, 1], [.expand::<Shape![_, 4, 2]>().narrow::<-2, -3, 2>().movedim::<2, 1>().view::<Shape![5, 1, 2, 2]>().view::<Shape![5, 2, _]>()],
            shape [5, 2, 2], stride [4, 0, 1], offset 1, elements [1, 2, 1, 2, 5, 6, 5, 6, 9, 10, 9, 10, 13, 14, 13, 14, 17, 18, 17, 18]),
        // torch.arange(36).view((3, 2, 6)).narrow(2, -2, 2).flatten(0, -2).permute((-1, 0))
        case_negative!(411, [3, 2, 6], [.narrow::<2, -2, 2>().flatten::<0, -2>().permute::<Dims![-1, 0]>()],
            shape [2, 6], stride [1, 6], offset 4, elements [4, 10, 16, 22, 28, 34, 5, 11, 17, 23, 29, 35]),
        // torch.arange(8).view((4, 1, 2)).expand((2, 4, 1, 2)).transpose(3, 3).narrow(1, -1, 1).flatten(-2, -1)
        case_negative!(412, [4, 1, 2], [.expand::<Shape![2, 4, 1, 2]>().transpose::<3, 3>().narrow::<1, -1, 1>().flatten::<-2, -1>()],
            shape [2, 1, 2], stride [0, 2, 1], offset 6, elements [6, 7, 6, 7]),
        // torch.arange(12).view((2, 1, 2, 3)).select(3, -2).movedim(1, 2).view((2, 2)).flatten(0, 1)
        case_negative!(413, [2, 1, 2, 3], [.select::<3, -2>().movedim::<1, 2>().view::<Shape![2, 2]>().flatten::<0, 1>()],
            shape [4], stride [3], offset 1, elements [1, 4, 7, 10]),
        // torch.arange(144).view((2, 6, 4, 3)).as_strided((1, 6, 1), (1, 1, 0), 59)[::2, ::2].view((-1,)).narrow(-1, -2, 1).view(())
        case_negative!(414, [2, 6, 4, 3], [.as_strided::<Shape![1, 6, 1], Strides![1, 1, 0], 59>().slice(s![..;2, ..;2]).view::<Shape![_]>().narrow::<-1, -2, 1>().view::<Shape![]>()],
            shape [], stride [], offset 61, elements [61]),
        // torch.arange(1).view((1, 1)).permute((1, 0)).movedim(1, 0).select(0, -1).t().select(-1, -1)
        case_negative!(415, [1, 1], [.permute::<Dims![1, 0]>().movedim::<1, 0>().select::<0, -1>().t().select::<-1, -1>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(300).view((2, 5, 3, 2, 5)).narrow(-3, -1, 1).select(-1, -3).squeeze(2)
        case_negative!(416, [2, 5, 3, 2, 5], [.narrow::<-3, -1, 1>().select::<-1, -3>().squeeze::<2>()],
            shape [2, 5, 2], stride [150, 30, 5], offset 22, elements [22, 27, 52, 57, 82, 87, 112, 117, 142, 147, 172, 177, 202, 207, 232, 237, 262, 267, 292, 297]),
        // torch.arange(96).view((6, 4, 4, 1))[:, -4::3].unsqueeze(3).transpose(-5, 1).select(2, -3).view((2, 6))
        case_negative!(417, [6, 4, 4, 1], [.slice(s![.., -4..;3]).unsqueeze::<3>().transpose::<-5, 1>().select::<2, -3>().view::<Shape![2, 6]>()],
            shape [2, 6], stride [12, 16], offset 1, elements [1, 17, 33, 49, 65, 81, 13, 29, 45, 61, 77, 93]),
        // torch.arange(1).view(()).unsqueeze(0).squeeze(0).view((1,)).narrow(-1, -1, 1)
        case_negative!(418, [], [.unsqueeze::<0>().squeeze::<0>().view::<Shape![1]>().narrow::<-1, -1, 1>()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(1).view((1,)).narrow(0, -1, 1).t()
        case_negative!(419, [1], [.narrow::<0, -1, 1>().t()],
            shape [1], stride [1], offset 0, elements [0]),
        // torch.arange(2).view((1, 2)).select(1, -2).view(())
        case_negative!(420, [1, 2], [.select::<1, -2>().view::<Shape![]>()],
            shape [], stride [], offset 0, elements [0]),
        // torch.arange(240).view((5, 2, 2, 4, 3, 1)).narrow(-6, -4, 2).permute((-5, -6, 3, 4, 5, 2)).view((2, 2, 3, 4, 2))[:, ::4, :3:1, 2:, :2:3]
        case_negative!(421, [5, 2, 2, 4, 3, 1], [.narrow::<-6, -4, 2>().permute::<Dims![-5, -6, 3, 4, 5, 2]>().view::<Shape![2, 2, 3, 4, 2]>().slice(s![.., ..;4, ..3;1, 2.., ..2;3])],
            shape [2, 1, 3, 2, 1], stride [24, 192, 4, 1, 36], offset 50, elements [50, 51, 54, 55, 58, 59, 74, 75, 78, 79, 82, 83]),
    ]
}
