// Written by generate.py: PyTorch 2.15.0+cu132, seed 20260601. Do not edit.
// `mutable!(number, tensor: [its sizes], { statements }, its elements afterwards in PyTorch)`

use super::judge::Outcome;
use stridewise::prelude::*;

pub(super) const GROUPS: &[fn() -> Vec<Outcome>] = &[
    mutable_0,
    mutable_1,
    mutable_2,
    mutable_3,
    mutable_4,
    mutable_5,
    mutable_6,
    mutable_7,
];

fn mutable_0() -> Vec<Outcome> {
    vec![
        // x = torch.arange(40).view((1, 8, 5)); p = x.diagonal(0, -1, -3).view((8,)).split_with_sizes([2, 1, 5], 0)[1].tensor_split((0,), -1); p[1].add_(100); p[0].fill_(7)
        mutable!(0, x: [1, 8, 5], { let (_, a, _) = x.as_view_mut().diagonal::<0, -1, -3>().view::<Shape![8]>().split_with_sizes::<0, Shape![2, 1, 5]>(); let (mut c, mut b) = a.split_at::<-1, 0>(); b.add_(100); c.fill_(7); },
            checksum 0xabf090e7fe4befd1),
        // x = torch.arange(12).view((1, 12, 1)); x.chunk(3, -2)[1].split(4, 1)[0].unfold(0, 1, 2).split(1, 1)[2].unbind(0)[0].add_(100)
        mutable!(1, x: [1, 12, 1], { let [_, a, _] = x.as_view_mut().chunk::<-2, 3>(); let [b] = a.split::<1, 4>(); let [_, _, c, _] = b.unfold::<0, 1, 2>().split::<1, 1>(); let [mut d] = c.unbind::<0>(); d.add_(100); },
            elements [0, 1, 2, 3, 4, 5, 106, 7, 8, 9, 10, 11]),
        // x = torch.arange(50).view((5, 10)); x.chunk(5, -2)[4].unflatten(-1, (10, -1)).fill_(-1)
        mutable!(2, x: [5, 10], { let [_, _, _, _, a] = x.as_view_mut().chunk::<-2, 5>(); a.unflatten::<-1, Shape![10, _]>().fill_(-1); },
            checksum 0x60474876403583f3),
        // x = torch.arange(150).view((3, 5, 1, 2, 5)); x.swapaxes(1, -5).unbind(1)[0].split(1, 1)[0].add_(100)
        mutable!(3, x: [3, 5, 1, 2, 5], { let [a, _, _] = x.as_view_mut().swapaxes::<1, -5>().unbind::<1>(); let [mut b] = a.split::<1, 1>(); b.add_(100); },
            checksum 0xee889d8e19507e16),
        // x = torch.arange(360).view((2, 1, 5, 3, 6, 2)); x.squeeze((-1, -3, 1))[::3, -2, :, 3:-1].view((3, 1, 4)).fill_(7)
        mutable!(4, x: [2, 1, 5, 3, 6, 2], { x.as_view_mut().squeeze_dims::<Dims![-1, -3, 1]>().slice(s![..;3, -2, .., 3..-1]).view::<Shape![3, 1, 4]>().fill_(7); },
            checksum 0xfae991e7cce27985),
        // x = torch.arange(5).view((1, 5)); x.chunk(5, 1)[3].diagonal(0, 0, 1).fill_(-1)
        mutable!(5, x: [1, 5], { let [_, _, _, a, _] = x.as_view_mut().chunk::<1, 5>(); a.diagonal::<0, 0, 1>().fill_(-1); },
            elements [0, 1, 2, -1, 4]),
        // x = torch.arange(192).view((1, 2, 4, 2, 3, 4)); p = x.view((96, 2)).unfold(-1, 2, 2).transpose(2, 1).unbind(-2); p[0].mul_(-2); p[1].fill_(-1)
        mutable!(6, x: [1, 2, 4, 2, 3, 4], { let [mut a, mut b] = x.as_view_mut().view::<Shape![96, 2]>().windows_with::<Shape![2], Shape![2], Shape![1]>().transpose::<2, 1>().unbind::<-2>(); a.mul_(-2); b.fill_(-1); },
            checksum 0x21aa4468a073de25),
        // x = torch.arange(2).view((1, 1, 2)); x.unflatten(2, (1, -1, 1)).view((1, 2, 1, 1)).squeeze((0, 3)).fill_(-1)
        mutable!(7, x: [1, 1, 2], { x.as_view_mut().unflatten::<2, Shape![1, _, 1]>().view::<Shape![1, 2, 1, 1]>().squeeze_dims::<Dims![0, 3]>().fill_(-1); },
            elements [-1, -1]),
        // x = torch.arange(120).view((6, 2, 10)); p = x.diagonal(0, -2, 0).chunk(2, 0); p[1].mul_(-2); p[0].mul_(3)
        mutable!(8, x: [6, 2, 10], { let [mut b, mut a] = x.as_view_mut().diagonal::<0, -2, 0>().chunk::<0, 2>(); a.mul_(-2); b.mul_(3); },
            checksum 0x662126851195a887),
        // x = torch.arange(15).view((5, 3)); p = x.split(1, -1)[1].movedim(0, 0).split_with_sizes([2, 3], -2); p[0].mul_(3); p[1].fill_(7)
        mutable!(9, x: [5, 3], { let [_, a, _] = x.as_view_mut().split::<-1, 1>(); let (mut b, mut c) = a.movedim::<0, 0>().split_with_sizes::<-2, Shape![2, 3]>(); b.mul_(3); c.fill_(7); },
            elements [0, 3, 2, 3, 12, 5, 6, 7, 8, 9, 7, 11, 12, 7, 14]),
        // x = torch.arange(108).view((3, 6, 6)); p = x.movedim((2, -3, 1), (1, 0, -1)).tensor_split((5,), -2); p[1].fill_(7); p[0].fill_(7)
        mutable!(10, x: [3, 6, 6], { let (mut b, mut a) = x.as_view_mut().movedims::<Dims![2, -3, 1], Dims![1, 0, -1]>().split_at::<-2, 5>(); a.fill_(7); b.fill_(7); },
            checksum 0xb3a29d227a907829),
        // x = torch.arange(3).view((1, 3, 1)); x.select(1, 2).mul_(-2)
        mutable!(11, x: [1, 3, 1], { x.as_view_mut().select::<1, 2>().mul_(-2); },
            elements [0, 1, -4]),
        // x = torch.arange(135).view((1, 5, 3, 9)); x.squeeze((2, -3, -4)).unsqueeze(3).narrow(3, 0, 1).split_with_sizes([3, 1, 4, 1], 2)[2].permute((1, 0, 2, 3)).add_(100)
        mutable!(12, x: [1, 5, 3, 9], { let (_, _, a, _) = x.as_view_mut().squeeze_dims::<Dims![2, -3, -4]>().unsqueeze::<3>().narrow::<3, 0, 1>().split_with_sizes::<2, Shape![3, 1, 4, 1]>(); a.permute::<Dims![1, 0, 2, 3]>().add_(100); },
            checksum 0xeb2317ac9b1574e8),
        // x = torch.arange(40).view((8, 1, 5)); x.unfold(-2, 1, 1).movedim((1, 0, 2, 3), (-2, -1, -4, -3)).view((5, 2, -1)).fill_(-1)
        mutable!(13, x: [8, 1, 5], { x.as_view_mut().unfold::<-2, 1, 1>().movedims::<Dims![1, 0, 2, 3], Dims![-2, -1, -4, -3]>().view::<Shape![5, 2, _]>().fill_(-1); },
            checksum 0x2dc44b63d7c74e9d),
        // x = torch.arange(2).view((2, 1)); x.chunk(2, 0)[1].narrow(1, 0, 1).diagonal(0, 0, 1).add_(100)
        mutable!(14, x: [2, 1], { let [_, a] = x.as_view_mut().chunk::<0, 2>(); a.narrow::<1, 0, 1>().diagonal::<0, 0, 1>().add_(100); },
            elements [0, 101]),
        // x = torch.arange(144).view((3, 4, 2, 6)); p = x.diagonal(1, 1, -2).chunk(3, 0); p[0].add_(5); p[1].mul_(-2)
        mutable!(15, x: [3, 4, 2, 6], { let [mut a, mut b, _] = x.as_view_mut().diagonal::<1, 1, -2>().chunk::<0, 3>(); a.add_(5); b.mul_(-2); },
            checksum 0xc09e03e45e7014b4),
        // x = torch.arange(1).view((1, 1)); x.movedim((), ()).movedim(-1, 0).swapdims(-2, -1).unbind(-2)[0].fill_(7)
        mutable!(16, x: [1, 1], { let [mut a] = x.as_view_mut().movedims::<Dims![], Dims![]>().movedim::<-1, 0>().swapdims::<-2, -1>().unbind::<-2>(); a.fill_(7); },
            elements [7]),
        // x = torch.arange(4).view((4, 1)); x.as_strided((1,), (1,), 0).add_(100)
        mutable!(17, x: [4, 1], { x.as_view_mut().as_strided::<Shape![1], Strides![1], 0>().add_(100); },
            elements [100, 1, 2, 3]),
        // x = torch.arange(4).view((4, 1)); x[1:3, 0].unfold(-1, 1, 1).fill_(7)
        mutable!(18, x: [4, 1], { x.as_view_mut().slice(s![1..3, 0]).unfold::<-1, 1, 1>().fill_(7); },
            elements [0, 7, 7, 3]),
        // x = torch.arange(16).view((1, 1, 4, 4)); torch.atleast_1d(torch.atleast_2d(x.diagonal(1, 0, -2))).unfold(-2, 4, 1).unfold(-2, 1, 1).diagonal(0, 0, -4).add_(100)
        mutable!(19, x: [1, 1, 4, 4], { x.as_view_mut().diagonal::<1, 0, -2>().atleast_2d().atleast_1d().windows::<Shape![4, 1]>().diagonal::<0, 0, -4>().add_(100); },
            elements [0, 1, 2, 3, 104, 105, 106, 107, 8, 9, 10, 11, 12, 13, 14, 15]),
    ]
}

fn mutable_1() -> Vec<Outcome> {
    vec![
        // x = torch.arange(72).view((3, 4, 6)); x.unflatten(-2, (2, 2)).unbind(-2)[1].mul_(-2)
        mutable!(20, x: [3, 4, 6], { let [_, mut a] = x.as_view_mut().unflatten::<-2, Shape![2, 2]>().unbind::<-2>(); a.mul_(-2); },
            checksum 0xb69aeb6d3f607bb1),
        // x = torch.arange(288).view((6, 3, 4, 4)); p = x.split_with_sizes([3, 1], 3)[1].tensor_split((1,), 3); p[0].add_(5); p[1].mul_(-2)
        mutable!(21, x: [6, 3, 4, 4], { let (_, a) = x.as_view_mut().split_with_sizes::<3, Shape![3, 1]>(); let (mut b, mut c) = a.split_at::<3, 1>(); b.add_(5); c.mul_(-2); },
            checksum 0x12584b6ff7acb835),
        // x = torch.arange(108).view((6, 3, 6)); p = x.permute((1, 0, 2)).split_with_sizes([3, 2, 1], 1); p[2].fill_(7); p[0].fill_(-1)
        mutable!(22, x: [6, 3, 6], { let (mut b, _, mut a) = x.as_view_mut().permute::<Dims![1, 0, 2]>().split_with_sizes::<1, Shape![3, 2, 1]>(); a.fill_(7); b.fill_(-1); },
            checksum 0x2340af4394765935),
        // x = torch.arange(18).view((1, 3, 2, 3)); x.permute((1, -1, 0, 2)).split_with_sizes([1, 1], 3)[0].unfold(-1, 1, 4)[..., ::2].mul_(3)
        mutable!(23, x: [1, 3, 2, 3], { let (a, _) = x.as_view_mut().permute::<Dims![1, -1, 0, 2]>().split_with_sizes::<3, Shape![1, 1]>(); a.windows_with::<Shape![1], Shape![4], Shape![2]>().mul_(3); },
            checksum 0x660054333ca98768),
        // x = torch.arange(10).view((1, 1, 10)); torch.atleast_3d(x[-1, :, 7:9:7].view_as(torch.zeros(()))).diagonal(0, -3, 2).mul_(3)
        mutable!(24, x: [1, 1, 10], { x.as_view_mut().slice(s![-1, .., 7..9;7]).view_as(&Tensor::<i64, Shape![]>::zeros()).atleast_3d().diagonal::<0, -3, 2>().mul_(3); },
            elements [0, 1, 2, 3, 4, 5, 6, 21, 8, 9]),
        // x = torch.arange(6).view((6,)); x.swapdims(0, -1).narrow(-1, 3, 2).unfold(0, 1, 1).add_(5)
        mutable!(25, x: [6], { x.as_view_mut().swapdims::<0, -1>().narrow::<-1, 3, 2>().unfold::<0, 1, 1>().add_(5); },
            elements [0, 1, 2, 8, 9, 5]),
        // x = torch.arange(5).view((1, 1, 5)); p = x.movedim((-2, 2), (0, 2)).split_with_sizes([3, 1, 1], 2); p[1].mul_(3); p[0].fill_(-1)
        mutable!(26, x: [1, 1, 5], { let (mut b, mut a, _) = x.as_view_mut().movedims::<Dims![-2, 2], Dims![0, 2]>().split_with_sizes::<2, Shape![3, 1, 1]>(); a.mul_(3); b.fill_(-1); },
            elements [-1, -1, -1, 9, 4]),
        // x = torch.arange(1).view((1, 1)); x.movedim(-2, -1).unsqueeze(-2).unfold(-2, 1, 1).unfold(-2, 1, 1)[:, :1:1, 0].unbind(-4)[0].add_(100)
        mutable!(27, x: [1, 1], { let [mut a] = x.as_view_mut().movedim::<-2, -1>().unsqueeze::<-2>().windows::<Shape![1, 1]>().slice(s![.., ..1;1, 0]).unbind::<-4>(); a.add_(100); },
            elements [100]),
        // x = torch.arange(9).view((9, 1)); x.unfold(-2, 7, 1)[..., ::3].unfold(-2, 1, 3)[..., ::2].view_as(torch.zeros((3, 3)))[2::4, 2::4].unfold(-2, 1, 1).unfold(-2, 1, 1).split_with_sizes([1], -2)[0].add_(100)
        mutable!(28, x: [9, 1], { let (mut a,) = x.as_view_mut().windows_with::<Shape![3, 1], Shape![1, 3], Shape![3, 2]>().view_as(&Tensor::<i64, Shape![3, 3]>::zeros()).slice(s![2..;4, 2..;4]).tile::<Shape![1, 1]>().split_with_sizes::<-2, Shape![1]>(); a.add_(100); },
            elements [0, 1, 2, 3, 4, 5, 6, 7, 108]),
        // x = torch.arange(480).view((1, 5, 3, 4, 8)); p = x.movedim(4, -4).movedim((4, -4), (-1, 2)).chunk(2, 4); p[0].add_(5); p[1].mul_(3)
        mutable!(29, x: [1, 5, 3, 4, 8], { let [mut a, mut b] = x.as_view_mut().movedim::<4, -4>().movedims::<Dims![4, -4], Dims![-1, 2]>().chunk::<4, 2>(); a.add_(5); b.mul_(3); },
            checksum 0xe8700b392b08dd5),
        // x = torch.arange(24).view((3, 4, 1, 2)); p = x.mT.unfold(-1, 1, 2)[..., ::2].permute((2, 1, 0, 3, 4)).chunk(2, -5); p[0].fill_(-1); p[1].add_(100)
        mutable!(30, x: [3, 4, 1, 2], { let [mut a, mut b] = x.as_view_mut().mT().windows_with::<Shape![1], Shape![2], Shape![2]>().permute::<Dims![2, 1, 0, 3, 4]>().chunk::<-5, 2>(); a.fill_(-1); b.add_(100); },
            checksum 0x844597874e9fcbbd),
        // x = torch.arange(8).view((2, 4)); x.split(1, 0)[1].split(1, -1)[1].split_with_sizes([1], 1)[0].fill_(-1)
        mutable!(31, x: [2, 4], { let [_, a] = x.as_view_mut().split::<0, 1>(); let [_, b, _, _] = a.split::<-1, 1>(); let (mut c,) = b.split_with_sizes::<1, Shape![1]>(); c.fill_(-1); },
            elements [0, 1, 2, 3, 4, -1, 6, 7]),
        // x = torch.arange(1).view((1,)); x.unfold(-1, 1, 1).diagonal(0, -1, 0).fill_(7)
        mutable!(32, x: [1], { x.as_view_mut().unfold::<-1, 1, 1>().diagonal::<0, -1, 0>().fill_(7); },
            elements [7]),
        // x = torch.arange(50).view((10, 5)); x.unbind(-2)[2].unflatten(0, (5, 1, 1)).fill_(-1)
        mutable!(33, x: [10, 5], { let [_, _, a, _, ..] = x.as_view_mut().unbind::<-2>(); a.unflatten::<0, Shape![5, 1, 1]>().fill_(-1); },
            checksum 0xb25ac63de5b4bb37),
        // x = torch.arange(18).view((3, 1, 2, 3)); p = x.unfold(-2, 2, 4).unfold(-2, 1, 2)[..., ::2].tensor_split((1,), 2); p[0].fill_(-1); p[1].fill_(-1)
        mutable!(34, x: [3, 1, 2, 3], { let (mut a, mut b) = x.as_view_mut().windows_with::<Shape![2, 1], Shape![4, 2], Shape![1, 2]>().split_at::<2, 1>(); a.fill_(-1); b.fill_(-1); },
            checksum 0xebacedae4c1e80f6),
        // x = torch.arange(1).view(()); x.view_as(torch.zeros((1,))).split_with_sizes([1], -1)[0].mul_(3)
        mutable!(35, x: [], { let (mut a,) = x.as_view_mut().view_as(&Tensor::<i64, Shape![1]>::zeros()).split_with_sizes::<-1, Shape![1]>(); a.mul_(3); },
            elements [0]),
        // x = torch.arange(75).view((5, 3, 5)); x.as_strided((4,), (2,), 63).unfold(-1, 4, 1)[:, 3:4].squeeze(0).add_(5)
        mutable!(36, x: [5, 3, 5], { x.as_view_mut().as_strided::<Shape![4], Strides![2], 63>().windows_with::<Shape![4], Shape![1], Shape![1]>().slice(s![.., 3..4]).squeeze::<0>().add_(5); },
            checksum 0x91c7ffe05c734077),
        // x = torch.arange(6).view((2, 1, 3, 1)); x.squeeze((1, -2)).chunk(2, -3)[0].mT.add_(5)
        mutable!(37, x: [2, 1, 3, 1], { let [a, _] = x.as_view_mut().squeeze_dims::<Dims![1, -2]>().chunk::<-3, 2>(); a.mT().add_(5); },
            elements [5, 6, 7, 3, 4, 5]),
        // x = torch.arange(1).view((1,)); torch.atleast_2d(x).unfold(1, 1, 1).mul_(-2)
        mutable!(38, x: [1], { x.as_view_mut().atleast_2d().unfold::<1, 1, 1>().mul_(-2); },
            elements [0]),
        // x = torch.arange(12).view((6, 2, 1)); p = x.swapaxes(-3, 2).unflatten(2, (1, -1)).chunk(3, -1); p[1].mul_(-2); p[0].mul_(-2)
        mutable!(39, x: [6, 2, 1], { let [mut b, mut a, _] = x.as_view_mut().swapaxes::<-3, 2>().unflatten::<2, Shape![1, _]>().chunk::<-1, 3>(); a.mul_(-2); b.mul_(-2); },
            elements [0, -2, -4, -6, -8, -10, -12, -14, 8, 9, 10, 11]),
    ]
}

fn mutable_2() -> Vec<Outcome> {
    vec![
        // x = torch.arange(12).view((6, 2)); p = x.chunk(3, -2)[0].unfold(-2, 2, 3).chunk(2, 2); p[1].mul_(-2); p[0].mul_(-2)
        mutable!(40, x: [6, 2], { let [a, _, _] = x.as_view_mut().chunk::<-2, 3>(); let [mut c, mut b] = a.unfold::<-2, 2, 3>().chunk::<2, 2>(); b.mul_(-2); c.mul_(-2); },
            elements [0, -2, -4, -6, 4, 5, 6, 7, 8, 9, 10, 11]),
        // x = torch.arange(6).view((6, 1, 1)); x.view((6,)).unbind(0)[0].view((-1,)).t().mul_(3)
        mutable!(41, x: [6, 1, 1], { let [a, _, _, _, ..] = x.as_view_mut().view::<Shape![6]>().unbind::<0>(); a.view::<Shape![_]>().t().mul_(3); },
            elements [0, 1, 2, 3, 4, 5]),
        // x = torch.arange(16).view((8, 2, 1, 1)); x.squeeze((-3, 3)).unfold(0, 1, 1).mul_(3)
        mutable!(42, x: [8, 2, 1, 1], { x.as_view_mut().squeeze_dims::<Dims![-3, 3]>().unfold::<0, 1, 1>().mul_(3); },
            elements [0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39, 42, 45]),
        // x = torch.arange(6).view((1, 3, 2, 1)); x.movedim(2, 1).view_as(torch.zeros((2, 3))).view((2, 3, 1)).view_as(torch.zeros((2, 3))).fill_(7)
        mutable!(43, x: [1, 3, 2, 1], { x.as_view_mut().movedim::<2, 1>().view_as(&Tensor::<i64, Shape![2, 3]>::zeros()).view::<Shape![2, 3, 1]>().view_as(&Tensor::<i64, Shape![2, 3]>::zeros()).fill_(7); },
            elements [7, 7, 7, 7, 7, 7]),
        // x = torch.arange(12).view((12,)); p = x.permute((0,)).t().unfold(0, 2, 7).tensor_split((0,), 1); p[1].fill_(-1); p[0].add_(5)
        mutable!(44, x: [12], { let (mut b, mut a) = x.as_view_mut().permute::<Dims![0]>().t().unfold::<0, 2, 7>().split_at::<1, 0>(); a.fill_(-1); b.add_(5); },
            elements [-1, -1, 2, 3, 4, 5, 6, -1, -1, 9, 10, 11]),
        // x = torch.arange(2).view((2, 1, 1)); torch.atleast_1d(x).unfold(-2, 1, 1)[-1, ::3, :].unfold(-3, 1, 2).add_(100)
        mutable!(45, x: [2, 1, 1], { x.as_view_mut().atleast_1d().unfold::<-2, 1, 1>().slice(s![-1, ..;3, ..]).unfold::<-3, 1, 2>().add_(100); },
            elements [0, 101]),
        // x = torch.arange(3).view((3, 1)); x.t().view_as(torch.zeros((3,))).view((1, 3)).mul_(-2)
        mutable!(46, x: [3, 1], { x.as_view_mut().t().view_as(&Tensor::<i64, Shape![3]>::zeros()).view::<Shape![1, 3]>().mul_(-2); },
            elements [0, -2, -4]),
        // x = torch.arange(180).view((6, 6, 5)); x.chunk(2, -2)[0][:, :3:1].unflatten(0, (1, 1, 6)).add_(100)
        mutable!(47, x: [6, 6, 5], { let [a, _] = x.as_view_mut().chunk::<-2, 2>(); a.slice(s![.., ..3;1]).unflatten::<0, Shape![1, 1, 6]>().add_(100); },
            checksum 0x8ed0e2330129eae9),
        // x = torch.arange(2).view((2,)); p = x.unbind(0); p[1].mul_(3); p[0].fill_(7)
        mutable!(48, x: [2], { let [mut b, mut a] = x.as_view_mut().unbind::<0>(); a.mul_(3); b.fill_(7); },
            elements [7, 3]),
        // x = torch.arange(12).view((4, 1, 3)); x.squeeze().mT.t().fill_(-1)
        mutable!(49, x: [4, 1, 3], { x.as_view_mut().squeeze_all().mT().t().fill_(-1); },
            elements [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1]),
        // x = torch.arange(60).view((2, 5, 6)); x.movedim(-2, 0)[4:].view_as(torch.zeros((2, 6))).fill_(7)
        mutable!(50, x: [2, 5, 6], { x.as_view_mut().movedim::<-2, 0>().slice(s![4..]).view_as(&Tensor::<i64, Shape![2, 6]>::zeros()).fill_(7); },
            checksum 0xf51ee6d399461d11),
        // x = torch.arange(80).view((2, 4, 1, 1, 10)); p = x.view((80,)).unfold(-1, 2, 2).tensor_split((1,), -1); p[0].fill_(7); p[1].mul_(3)
        mutable!(51, x: [2, 4, 1, 1, 10], { let (mut a, mut b) = x.as_view_mut().view::<Shape![80]>().tile::<Shape![2]>().split_at::<-1, 1>(); a.fill_(7); b.mul_(3); },
            checksum 0xbc514dbd115755f5),
        // x = torch.arange(256).view((4, 8, 8)); p = x.unfold(-3, 4, 2).unfold(-3, 7, 1)[..., ::3].unfold(-3, 2, 3).select(-2, 0).split(1, -2); p[0].add_(100); p[1].fill_(7)
        mutable!(52, x: [4, 8, 8], { let [mut a, mut b, _, _] = x.as_view_mut().windows_with::<Shape![4, 3, 2], Shape![2, 1, 3], Shape![1, 3, 1]>().select::<-2, 0>().split::<-2, 1>(); a.add_(100); b.fill_(7); },
            checksum 0xe16133e8e6596bf1),
        // x = torch.arange(10).view((5, 1, 2)); x.split_with_sizes([1, 1, 2, 1], -3)[3].mul_(-2)
        mutable!(53, x: [5, 1, 2], { let (_, _, _, mut a) = x.as_view_mut().split_with_sizes::<-3, Shape![1, 1, 2, 1]>(); a.mul_(-2); },
            elements [0, 1, 2, 3, 4, 5, 6, 7, -16, -18]),
        // x = torch.arange(20).view((4, 5, 1)); x.unbind(2)[0].add_(5)
        mutable!(54, x: [4, 5, 1], { let [mut a] = x.as_view_mut().unbind::<2>(); a.add_(5); },
            checksum 0x7a3a7c0e25c0c515),
        // x = torch.arange(6).view((6,)); p = x.view_as(torch.zeros((3, 2))).permute((1, 0)).unbind(-2); p[1].fill_(7); p[0].mul_(3)
        mutable!(55, x: [6], { let [mut b, mut a] = x.as_view_mut().view_as(&Tensor::<i64, Shape![3, 2]>::zeros()).permute::<Dims![1, 0]>().unbind::<-2>(); a.fill_(7); b.mul_(3); },
            elements [0, 7, 6, 7, 12, 7]),
        // x = torch.arange(30).view((5, 6, 1)); p = x.squeeze((2, -2)).split_with_sizes([1, 5], 1); p[1].fill_(7); p[0].fill_(-1)
        mutable!(56, x: [5, 6, 1], { let (mut b, mut a) = x.as_view_mut().squeeze_dims::<Dims![2, -2]>().split_with_sizes::<1, Shape![1, 5]>(); a.fill_(7); b.fill_(-1); },
            checksum 0xcd8bf677623f9d6f),
        // x = torch.arange(60).view((1, 5, 3, 4)); p = x.unflatten(3, (4,)).permute((1, 0, 2, 3)).unbind(-1); p[1].mul_(3); p[0].fill_(7)
        mutable!(57, x: [1, 5, 3, 4], { let [mut b, mut a, _, _] = x.as_view_mut().unflatten::<3, Shape![4]>().permute::<Dims![1, 0, 2, 3]>().unbind::<-1>(); a.mul_(3); b.fill_(7); },
            checksum 0x64d03815a82e1780),
        // x = torch.arange(72).view((2, 6, 6)); torch.atleast_1d(x).permute((0, 2, 1)).split(2, -3)[0].tensor_split((0,), 2)[1].add_(100)
        mutable!(58, x: [2, 6, 6], { let [a] = x.as_view_mut().atleast_1d().permute::<Dims![0, 2, 1]>().split::<-3, 2>(); let (_, mut b) = a.split_at::<2, 0>(); b.add_(100); },
            checksum 0x6dfe5b1bbe1a7dcd),
        // x = torch.arange(288).view((6, 4, 2, 6)); x.chunk(6, 3)[1].add_(5)
        mutable!(59, x: [6, 4, 2, 6], { let [_, mut a, _, _, ..] = x.as_view_mut().chunk::<3, 6>(); a.add_(5); },
            checksum 0x44234e895b146645),
    ]
}

fn mutable_3() -> Vec<Outcome> {
    vec![
        // x = torch.arange(90).view((3, 2, 3, 5)); torch.atleast_1d(x[0, 0:2:2, :1, :]).mT[::4].unbind(-2)[1].mul_(-2)
        mutable!(60, x: [3, 2, 3, 5], { let [_, mut a, _, _, _] = x.as_view_mut().slice(s![0, 0..2;2, ..1, ..]).atleast_1d().mT().slice(s![..;4]).unbind::<-2>(); a.mul_(-2); },
            checksum 0xb28afd4af290f2f3),
        // x = torch.arange(25).view((5, 5)); torch.atleast_3d(x).unfold(-3, 1, 1)[..., ::2].unfold(-3, 2, 4).unfold(-3, 1, 2).chunk(1, 0)[0].mul_(3)
        mutable!(61, x: [5, 5], { let [mut a] = x.as_view_mut().atleast_3d().windows_with::<Shape![1, 2, 1], Shape![1, 4, 2], Shape![2, 1, 1]>().chunk::<0, 1>(); a.mul_(3); },
            checksum 0xf1c6f9842910437d),
        // x = torch.arange(60).view((5, 2, 2, 3)); torch.atleast_1d(x.as_strided((3, 4), (1, 4), 39).unbind(0)[0]).add_(100)
        mutable!(62, x: [5, 2, 2, 3], { let [a, _, _] = x.as_view_mut().as_strided::<Shape![3, 4], Strides![1, 4], 39>().unbind::<0>(); a.atleast_1d().add_(100); },
            checksum 0xf7b9a2cead4b1be9),
        // x = torch.arange(180).view((6, 6, 5)); torch.atleast_2d(x.view_as(torch.zeros((180,))).unflatten(-1, (90, 2))).chunk(2, -1)[1].fill_(-1)
        mutable!(63, x: [6, 6, 5], { let [_, mut a] = x.as_view_mut().view_as(&Tensor::<i64, Shape![180]>::zeros()).unflatten::<-1, Shape![90, 2]>().atleast_2d().chunk::<-1, 2>(); a.fill_(-1); },
            checksum 0x373e2a35c552879b),
        // x = torch.arange(480).view((5, 2, 12, 4)); p = x.transpose(0, 0).view((24, 20)).tensor_split((23,), 0); p[1].add_(100); p[0].add_(5)
        mutable!(64, x: [5, 2, 12, 4], { let (mut b, mut a) = x.as_view_mut().transpose::<0, 0>().view::<Shape![24, 20]>().split_at::<0, 23>(); a.add_(100); b.add_(5); },
            checksum 0x562bfda5ab4759f9),
        // x = torch.arange(18).view((3, 2, 3, 1)); x.view_as(torch.zeros((18,))).split_with_sizes([3, 4, 11], 0)[0].unfold(-1, 3, 1)[..., ::2].add_(100)
        mutable!(65, x: [3, 2, 3, 1], { let (a, _, _) = x.as_view_mut().view_as(&Tensor::<i64, Shape![18]>::zeros()).split_with_sizes::<0, Shape![3, 4, 11]>(); a.windows_with::<Shape![2], Shape![1], Shape![2]>().add_(100); },
            checksum 0x7156e6c098b44822),
        // x = torch.arange(160).view((4, 8, 5)); torch.atleast_3d(x.select(2, 3).permute((1, 0))).view_as(torch.zeros((1, 8, 4))).split_with_sizes([2, 3, 3], 1)[1].add_(5)
        mutable!(66, x: [4, 8, 5], { let (_, mut a, _) = x.as_view_mut().select::<2, 3>().permute::<Dims![1, 0]>().atleast_3d().view_as(&Tensor::<i64, Shape![1, 8, 4]>::zeros()).split_with_sizes::<1, Shape![2, 3, 3]>(); a.add_(5); },
            checksum 0x981fec19c3835a75),
        // x = torch.arange(25).view((5, 5)); x.swapdims(1, -2).diagonal(-3, 1, -2).mul_(3)
        mutable!(67, x: [5, 5], { x.as_view_mut().swapdims::<1, -2>().diagonal::<-3, 1, -2>().mul_(3); },
            checksum 0x21af699d5783f76f),
        // x = torch.arange(36).view((9, 4)); x.unbind(-1)[2].add_(5)
        mutable!(68, x: [9, 4], { let [_, _, mut a, _] = x.as_view_mut().unbind::<-1>(); a.add_(5); },
            checksum 0x7404894f4828701c),
        // x = torch.arange(2).view((2,)); x.tensor_split((1,), 0)[0].unfold(-1, 1, 1).flatten(0, -1).narrow(-1, 0, 1).split(1, -1)[0].add_(5)
        mutable!(69, x: [2], { let (a, _) = x.as_view_mut().split_at::<0, 1>(); let [mut b] = a.windows::<Shape![1]>().flatten::<0, -1>().narrow::<-1, 0, 1>().split::<-1, 1>(); b.add_(5); },
            elements [5, 1]),
        // x = torch.arange(8).view((1, 4, 2)); p = x.unfold(1, 1, 1).squeeze().flatten(1, -1).chunk(2, -2)[0].split(1, -2); p[0].fill_(-1); p[1].fill_(7)
        mutable!(70, x: [1, 4, 2], { let [a, _] = x.as_view_mut().unfold::<1, 1, 1>().squeeze_all().flatten::<1, -1>().chunk::<-2, 2>(); let [mut b, mut c] = a.split::<-2, 1>(); b.fill_(-1); c.fill_(7); },
            elements [-1, -1, 7, 7, 4, 5, 6, 7]),
        // x = torch.arange(36).view((6, 6)); torch.atleast_3d(x.movedim((0, 1), (1, 0)).split(6, -2)[0].transpose(-2, 1)).unbind(2)[0].mul_(3)
        mutable!(71, x: [6, 6], { let [a] = x.as_view_mut().movedims::<Dims![0, 1], Dims![1, 0]>().split::<-2, 6>(); let [mut b] = a.transpose::<-2, 1>().atleast_3d().unbind::<2>(); b.mul_(3); },
            checksum 0xcd992d29e6c31ead),
        // x = torch.arange(30).view((5, 6)); x.as_strided((), (), 3).as_strided((3, 2), (2, 1), 16).permute((1, 0)).split(1, -2)[0].mul_(-2)
        mutable!(72, x: [5, 6], { let [mut a, _] = x.as_view_mut().as_strided::<Shape![], Strides![], 3>().as_strided::<Shape![3, 2], Strides![2, 1], 16>().permute::<Dims![1, 0]>().split::<-2, 1>(); a.mul_(-2); },
            checksum 0x3f40ea351d47335c),
        // x = torch.arange(400).view((8, 5, 10)); p = x.mT.diagonal(1, 0, 1).view_as(torch.zeros((5, 4, 2))).split_with_sizes([3, 2], 0)[1].unbind(0); p[1].add_(100); p[0].add_(100)
        mutable!(73, x: [8, 5, 10], { let (_, a) = x.as_view_mut().mT().diagonal::<1, 0, 1>().view_as(&Tensor::<i64, Shape![5, 4, 2]>::zeros()).split_with_sizes::<0, Shape![3, 2]>(); let [mut c, mut b] = a.unbind::<0>(); b.add_(100); c.add_(100); },
            checksum 0x781e027aa59e70c5),
        // x = torch.arange(12).view((2, 2, 3)); x.unfold(-2, 2, 1).unfold(-2, 1, 1)[0:2:2, 0::4].squeeze((3, 0, -4, -3)).diagonal(1, -3, 1).add_(100)
        mutable!(74, x: [2, 2, 3], { x.as_view_mut().windows::<Shape![2, 1]>().slice(s![0..2;2, 0..;4]).squeeze_dims::<Dims![3, 0, -4, -3]>().diagonal::<1, -3, 1>().add_(100); },
            elements [0, 1, 2, 103, 4, 5, 6, 7, 8, 9, 10, 11]),
        // x = torch.arange(216).view((1, 6, 6, 6)); x.view((1, 216)).swapaxes(-1, 0).unfold(-1, 1, 1).mul_(3)
        mutable!(75, x: [1, 6, 6, 6], { x.as_view_mut().view::<Shape![1, 216]>().swapaxes::<-1, 0>().unfold::<-1, 1, 1>().mul_(3); },
            checksum 0xa02ee8b4155a54a5),
        // x = torch.arange(8).view((2, 4)); x.unfold(-1, 1, 2).squeeze().mul_(-2)
        mutable!(76, x: [2, 4], { x.as_view_mut().unfold::<-1, 1, 2>().squeeze_all().mul_(-2); },
            elements [0, 1, -4, 3, -8, 5, -12, 7]),
        // x = torch.arange(36).view((6, 6)); x.unflatten(1, (2, 3))[-1:].view((1, 1, 6)).unfold(0, 1, 2).unfold(3, 1, 2).fill_(-1)
        mutable!(77, x: [6, 6], { x.as_view_mut().unflatten::<1, Shape![2, 3]>().slice(s![-1..]).view::<Shape![1, 1, 6]>().unfold::<0, 1, 2>().unfold::<3, 1, 2>().fill_(-1); },
            checksum 0xe89b1df4dbc62878),
        // x = torch.arange(96).view((4, 4, 6)); x.chunk(1, -3)[0].unflatten(-2, (4,)).unfold(1, 1, 1).mT.fill_(-1)
        mutable!(78, x: [4, 4, 6], { let [a] = x.as_view_mut().chunk::<-3, 1>(); a.unflatten::<-2, Shape![4]>().unfold::<1, 1, 1>().mT().fill_(-1); },
            checksum 0x54b6ed929f6ff645),
        // x = torch.arange(72).view((1, 3, 4, 2, 3)); x.narrow(-2, 0, 2).view_as(torch.zeros((1, 8, 9))).view_as(torch.zeros((2, 36))).diagonal(-27, 1, -2).fill_(-1)
        mutable!(79, x: [1, 3, 4, 2, 3], { x.as_view_mut().narrow::<-2, 0, 2>().view_as(&Tensor::<i64, Shape![1, 8, 9]>::zeros()).view_as(&Tensor::<i64, Shape![2, 36]>::zeros()).diagonal::<-27, 1, -2>().fill_(-1); },
            checksum 0xf9bccb31b8ef0b36),
    ]
}

fn mutable_4() -> Vec<Outcome> {
    vec![
        // x = torch.arange(216).view((3, 1, 12, 6)); x.view((216,)).narrow(0, 85, 34).unfold(0, 1, 1).mul_(-2)
        mutable!(80, x: [3, 1, 12, 6], { x.as_view_mut().view::<Shape![216]>().narrow::<0, 85, 34>().unfold::<0, 1, 1>().mul_(-2); },
            checksum 0x9f9323aec605459e),
        // x = torch.arange(3).view((3, 1)); x.swapdims(-2, 1).permute((-1, 0)).unflatten(-2, (1, 1, 3)).unfold(-1, 1, 1).diagonal(0, -1, 3).mul_(-2)
        mutable!(81, x: [3, 1], { x.as_view_mut().swapdims::<-2, 1>().permute::<Dims![-1, 0]>().unflatten::<-2, Shape![1, 1, 3]>().windows_with::<Shape![1], Shape![1], Shape![1]>().diagonal::<0, -1, 3>().mul_(-2); },
            elements [0, -2, -4]),
        // x = torch.arange(18).view((6, 3)); torch.atleast_3d(x).select(-2, 2).view_as(torch.zeros((2, 1, 3))).add_(100)
        mutable!(82, x: [6, 3], { x.as_view_mut().atleast_3d().select::<-2, 2>().view_as(&Tensor::<i64, Shape![2, 1, 3]>::zeros()).add_(100); },
            checksum 0xe123881a5a288e7a),
        // x = torch.arange(90).view((1, 6, 5, 3)); x.unfold(-4, 1, 1).fill_(7)
        mutable!(83, x: [1, 6, 5, 3], { x.as_view_mut().unfold::<-4, 1, 1>().fill_(7); },
            checksum 0x7718e41813d122b),
        // x = torch.arange(72).view((9, 1, 4, 2)); x.unbind(1)[0].diagonal(1, -3, -1).movedim((1, 0), (-1, -2)).mul_(3)
        mutable!(84, x: [9, 1, 4, 2], { let [a] = x.as_view_mut().unbind::<1>(); a.diagonal::<1, -3, -1>().movedims::<Dims![1, 0], Dims![-1, -2]>().mul_(3); },
            checksum 0xbb790c8fd4d386e5),
        // x = torch.arange(32).view((2, 2, 8)); x.split(1, 0)[0].fill_(7)
        mutable!(85, x: [2, 2, 8], { let [mut a, _] = x.as_view_mut().split::<0, 1>(); a.fill_(7); },
            checksum 0xca6195de6efc045),
        // x = torch.arange(4).view((4,)); x.tensor_split((1,), 0)[0].flatten(-1, 0).narrow(-1, 0, 1).add_(5)
        mutable!(86, x: [4], { let (a, _) = x.as_view_mut().split_at::<0, 1>(); a.flatten::<-1, 0>().narrow::<-1, 0, 1>().add_(5); },
            elements [5, 1, 2, 3]),
        // x = torch.arange(16).view((2, 2, 4)); x.transpose(1, 0).unfold(-2, 1, 1).unfold(-2, 2, 2)[1, 1, -1:2:7, :, -1:].fill_(-1)
        mutable!(87, x: [2, 2, 4], { x.as_view_mut().transpose::<1, 0>().tile::<Shape![1, 2]>().slice(s![1, 1, -1..2;7, .., -1..]).fill_(-1); },
            elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, -1]),
        // x = torch.arange(10).view((1, 1, 2, 5, 1)); x.swapdims(2, 2).movedim((2, 3), (-2, -3)).unfold(4, 1, 2).add_(100)
        mutable!(88, x: [1, 1, 2, 5, 1], { x.as_view_mut().swapdims::<2, 2>().movedims::<Dims![2, 3], Dims![-2, -3]>().unfold::<4, 1, 2>().add_(100); },
            elements [100, 101, 102, 103, 104, 105, 106, 107, 108, 109]),
        // x = torch.arange(90).view((5, 3, 6)); x.view((90,)).unfold(-1, 1, 1).split_with_sizes([35, 55], -2)[1].add_(100)
        mutable!(89, x: [5, 3, 6], { let (_, mut a) = x.as_view_mut().view::<Shape![90]>().unfold::<-1, 1, 1>().split_with_sizes::<-2, Shape![35, 55]>(); a.add_(100); },
            checksum 0xe921e18dff159f76),
        // x = torch.arange(60).view((2, 5, 6)); x.unfold(-2, 4, 6).unflatten(2, (2, 3)).diagonal(0, 1, -1).unfold(-3, 1, 1).mul_(3)
        mutable!(90, x: [2, 5, 6], { x.as_view_mut().unfold::<-2, 4, 6>().unflatten::<2, Shape![2, 3]>().diagonal::<0, 1, -1>().unfold::<-3, 1, 1>().mul_(3); },
            checksum 0x846fae64113ac6e5),
        // x = torch.arange(72).view((6, 3, 4, 1)); x.view_as(torch.zeros((72,))).unfold(-1, 2, 2).unfold(-2, 1, 1).unfold(-2, 2, 1).diagonal(0, 1, 3).fill_(-1)
        mutable!(91, x: [6, 3, 4, 1], { x.as_view_mut().view_as(&Tensor::<i64, Shape![72]>::zeros()).tile::<Shape![2]>().windows::<Shape![1, 2]>().diagonal::<0, 1, 3>().fill_(-1); },
            checksum 0x2b0b7825ff2d8e65),
        // x = torch.arange(8).view((2, 4)); torch.atleast_3d(x.unflatten(-2, (1, 2))).squeeze((-2, -3, 2)).fill_(-1)
        mutable!(92, x: [2, 4], { x.as_view_mut().unflatten::<-2, Shape![1, 2]>().atleast_3d().squeeze_dims::<Dims![-2, -3, 2]>().fill_(-1); },
            elements [-1, -1, -1, -1, -1, -1, -1, -1]),
        // x = torch.arange(24).view((4, 6)); p = x.split_with_sizes([3, 2, 1], -1); p[2].fill_(7); p[0].fill_(-1)
        mutable!(93, x: [4, 6], { let (mut b, _, mut a) = x.as_view_mut().split_with_sizes::<-1, Shape![3, 2, 1]>(); a.fill_(7); b.fill_(-1); },
            checksum 0x36c42f9c9a5747c5),
        // x = torch.arange(30).view((6, 5)); x.t().split_with_sizes([5], 0)[0].add_(100)
        mutable!(94, x: [6, 5], { let (mut a,) = x.as_view_mut().t().split_with_sizes::<0, Shape![5]>(); a.add_(100); },
            checksum 0x42838d82e44c52ce),
        // x = torch.arange(60).view((6, 10, 1)); p = x.unfold(0, 5, 3).tensor_split((1,), 2); p[0].fill_(7); p[1].fill_(-1)
        mutable!(95, x: [6, 10, 1], { let (mut a, mut b) = x.as_view_mut().unfold::<0, 5, 3>().split_at::<2, 1>(); a.fill_(7); b.fill_(-1); },
            checksum 0xabdaf59df5847c40),
        // x = torch.arange(60).view((4, 5, 3)); x.unsqueeze(-3).unbind(-4)[2].fill_(-1)
        mutable!(96, x: [4, 5, 3], { let [_, _, mut a, _] = x.as_view_mut().unsqueeze::<-3>().unbind::<-4>(); a.fill_(-1); },
            checksum 0xb5dfaa13ecc22683),
        // x = torch.arange(160).view((1, 10, 2, 2, 4)); p = x.flatten(0, -1).split(40, 0); p[2].add_(5); p[0].fill_(7)
        mutable!(97, x: [1, 10, 2, 2, 4], { let [mut b, _, mut a, _] = x.as_view_mut().flatten::<0, -1>().split::<0, 40>(); a.add_(5); b.fill_(7); },
            checksum 0xdf5e6e80f3ff1645),
        // x = torch.arange(6).view((6, 1)); p = x.permute((0, -1)).chunk(3, -2); p[0].fill_(7); p[1].fill_(7)
        mutable!(98, x: [6, 1], { let [mut a, mut b, _] = x.as_view_mut().permute::<Dims![0, -1]>().chunk::<-2, 3>(); a.fill_(7); b.fill_(7); },
            elements [7, 7, 7, 7, 4, 5]),
        // x = torch.arange(54).view((9, 1, 1, 6, 1, 1)); x.permute((3, 5, 0, 2, 1, 4)).narrow(0, 1, 4).narrow(3, 0, 1).view((4, -1)).mul_(3)
        mutable!(99, x: [9, 1, 1, 6, 1, 1], { x.as_view_mut().permute::<Dims![3, 5, 0, 2, 1, 4]>().narrow::<0, 1, 4>().narrow::<3, 0, 1>().view::<Shape![4, _]>().mul_(3); },
            checksum 0xe57bef2a8a633882),
    ]
}

fn mutable_5() -> Vec<Outcome> {
    vec![
        // x = torch.arange(144).view((2, 6, 12)); x.movedim((-3, -2, 2), (-1, -2, -3)).movedim((1, 2), (-2, 2)).fill_(7)
        mutable!(100, x: [2, 6, 12], { x.as_view_mut().movedims::<Dims![-3, -2, 2], Dims![-1, -2, -3]>().movedims::<Dims![1, 2], Dims![-2, 2]>().fill_(7); },
            checksum 0x5a500d2045078b75),
        // x = torch.arange(30).view((6, 1, 5, 1)); x.mT.view_as(torch.zeros((2, 15, 1))).chunk(3, 1)[2].split_with_sizes([1, 1], -3)[1].add_(5)
        mutable!(101, x: [6, 1, 5, 1], { let [_, _, a] = x.as_view_mut().mT().view_as(&Tensor::<i64, Shape![2, 15, 1]>::zeros()).chunk::<1, 3>(); let (_, mut b) = a.split_with_sizes::<-3, Shape![1, 1]>(); b.add_(5); },
            checksum 0x65245fa18900b0bf),
        // x = torch.arange(360).view((3, 10, 3, 2, 2)); p = torch.atleast_1d(x).unbind(0); p[1].fill_(-1); p[0].fill_(7)
        mutable!(102, x: [3, 10, 3, 2, 2], { let [mut b, mut a, _] = x.as_view_mut().atleast_1d().unbind::<0>(); a.fill_(-1); b.fill_(7); },
            checksum 0x9428d336949dbf2d),
        // x = torch.arange(32).view((4, 2, 4)); x.tensor_split((2,), 1)[0].squeeze(0).movedim(0, 1).unfold(0, 1, 1).mul_(3)
        mutable!(103, x: [4, 2, 4], { let (a, _) = x.as_view_mut().split_at::<1, 2>(); a.squeeze::<0>().movedim::<0, 1>().unfold::<0, 1, 1>().mul_(3); },
            checksum 0xaef26290b45dd9a5),
        // x = torch.arange(80).view((4, 5, 4)); x.chunk(2, 0)[0].mul_(-2)
        mutable!(104, x: [4, 5, 4], { let [mut a, _] = x.as_view_mut().chunk::<0, 2>(); a.mul_(-2); },
            checksum 0xa9f55ee96fc1639d),
        // x = torch.arange(5).view((5, 1)); x.diagonal(0, 0, -1).mul_(3)
        mutable!(105, x: [5, 1], { x.as_view_mut().diagonal::<0, 0, -1>().mul_(3); },
            elements [0, 1, 2, 3, 4]),
        // x = torch.arange(3).view((3,)); x.unfold(0, 3, 2).unfold(0, 1, 1).chunk(1, -3)[0].fill_(7)
        mutable!(106, x: [3], { let [mut a] = x.as_view_mut().unfold::<0, 3, 2>().unfold::<0, 1, 1>().chunk::<-3, 1>(); a.fill_(7); },
            elements [7, 7, 7]),
        // x = torch.arange(9).view((3, 3)); p = x.diagonal(-1, 1, 0).movedim((-1,), (0,)).split_with_sizes([1, 1], -1); p[1].add_(5); p[0].add_(100)
        mutable!(107, x: [3, 3], { let (mut b, mut a) = x.as_view_mut().diagonal::<-1, 1, 0>().movedims::<Dims![-1], Dims![0]>().split_with_sizes::<-1, Shape![1, 1]>(); a.add_(5); b.add_(100); },
            elements [0, 101, 2, 3, 4, 10, 6, 7, 8]),
        // x = torch.arange(162).view((3, 6, 3, 3)); torch.atleast_3d(x.unfold(-1, 1, 1)).tensor_split((1,), 4)[0].fill_(-1)
        mutable!(108, x: [3, 6, 3, 3], { let (mut a, _) = x.as_view_mut().windows::<Shape![1]>().atleast_3d().split_at::<4, 1>(); a.fill_(-1); },
            checksum 0x2b2ee68d6812bc43),
        // x = torch.arange(9).view((9, 1)); x.diagonal(0, 0, 1).unfold(-1, 1, 1).unfold(-2, 1, 2).add_(100)
        mutable!(109, x: [9, 1], { x.as_view_mut().diagonal::<0, 0, 1>().windows::<Shape![1]>().unfold::<-2, 1, 2>().add_(100); },
            elements [100, 1, 2, 3, 4, 5, 6, 7, 8]),
        // x = torch.arange(4).view((2, 2)); p = x.unfold(-2, 2, 1).unfold(-2, 1, 1).split(1, 2)[0].split(1, 1); p[1].add_(100); p[0].mul_(3)
        mutable!(110, x: [2, 2], { let [a, _] = x.as_view_mut().windows::<Shape![2, 1]>().split::<2, 1>(); let [mut c, mut b] = a.split::<1, 1>(); b.add_(100); c.mul_(3); },
            elements [0, 101, 2, 3]),
        // x = torch.arange(216).view((3, 2, 9, 4)); x.view_as(torch.zeros((216,))).add_(5)
        mutable!(111, x: [3, 2, 9, 4], { x.as_view_mut().view_as(&Tensor::<i64, Shape![216]>::zeros()).add_(5); },
            checksum 0x4190b9ea1d352b9d),
        // x = torch.arange(216).view((4, 3, 3, 6)); p = x.split_with_sizes([2, 1, 1], 0)[2].tensor_split((3,), 1); p[0].add_(5); p[1].add_(5)
        mutable!(112, x: [4, 3, 3, 6], { let (_, _, a) = x.as_view_mut().split_with_sizes::<0, Shape![2, 1, 1]>(); let (mut b, mut c) = a.split_at::<1, 3>(); b.add_(5); c.add_(5); },
            checksum 0x21a61893a687b8b5),
        // x = torch.arange(60).view((1, 5, 12)); p = x.view_as(torch.zeros((30, 2))).mT.view((2, 15, 2)).tensor_split((0,), -3); p[1].fill_(7); p[0].add_(5)
        mutable!(113, x: [1, 5, 12], { let (mut b, mut a) = x.as_view_mut().view_as(&Tensor::<i64, Shape![30, 2]>::zeros()).mT().view::<Shape![2, 15, 2]>().split_at::<-3, 0>(); a.fill_(7); b.add_(5); },
            checksum 0xb10414e46915edb9),
        // x = torch.arange(3).view((3, 1)); p = x.unbind(-2); p[2].add_(100); p[0].add_(100)
        mutable!(114, x: [3, 1], { let [mut b, _, mut a] = x.as_view_mut().unbind::<-2>(); a.add_(100); b.add_(100); },
            elements [100, 1, 102]),
        // x = torch.arange(60).view((2, 6, 5, 1)); p = x[:, 3].view((2, 1, 5)).chunk(2, 0); p[1].mul_(3); p[0].mul_(-2)
        mutable!(115, x: [2, 6, 5, 1], { let [mut b, mut a] = x.as_view_mut().slice(s![.., 3]).view::<Shape![2, 1, 5]>().chunk::<0, 2>(); a.mul_(3); b.mul_(-2); },
            checksum 0x5a0e975ce40672e4),
        // x = torch.arange(12).view((4, 3)); x.chunk(3, 1)[2].view((4,)).tensor_split((3,), 0)[1].unbind(0)[0].add_(5)
        mutable!(116, x: [4, 3], { let [_, _, a] = x.as_view_mut().chunk::<1, 3>(); let (_, b) = a.view::<Shape![4]>().split_at::<0, 3>(); let [mut c] = b.unbind::<0>(); c.add_(5); },
            elements [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16]),
        // x = torch.arange(480).view((4, 6, 2, 10)); p = x.squeeze().split(2, -1); p[2].add_(100); p[0].fill_(7)
        mutable!(117, x: [4, 6, 2, 10], { let [mut b, _, mut a, _, _] = x.as_view_mut().squeeze_all().split::<-1, 2>(); a.add_(100); b.fill_(7); },
            checksum 0xd7b4c29bb680b4c5),
        // x = torch.arange(96).view((3, 8, 4)); p = x.squeeze().chunk(2, 2)[0].split(1, -1); p[1].add_(100); p[0].mul_(3)
        mutable!(118, x: [3, 8, 4], { let [a, _] = x.as_view_mut().squeeze_all().chunk::<2, 2>(); let [mut c, mut b] = a.split::<-1, 1>(); b.add_(100); c.mul_(3); },
            checksum 0xb4015dd3612d9ea5),
        // x = torch.arange(180).view((6, 5, 1, 6)); x.unflatten(-1, (1, -1, 1)).diagonal(0, -1, -5).mul_(-2)
        mutable!(119, x: [6, 5, 1, 6], { x.as_view_mut().unflatten::<-1, Shape![1, _, 1]>().diagonal::<0, -1, -5>().mul_(-2); },
            checksum 0xfab5d16f8b7d916d),
    ]
}

fn mutable_6() -> Vec<Outcome> {
    vec![
        // x = torch.arange(6).view((2, 3, 1)); x.movedim((1, 0), (0, 1)).diagonal(0, -3, 2).fill_(7)
        mutable!(120, x: [2, 3, 1], { x.as_view_mut().movedims::<Dims![1, 0], Dims![0, 1]>().diagonal::<0, -3, 2>().fill_(7); },
            elements [7, 1, 2, 7, 4, 5]),
        // x = torch.arange(48).view((3, 4, 4)); x.narrow(-2, 2, 2).unfold(-2, 1, 1).unfold(-2, 4, 1).squeeze().as_strided((), (), 5).fill_(-1)
        mutable!(121, x: [3, 4, 4], { x.as_view_mut().narrow::<-2, 2, 2>().windows::<Shape![1, 4]>().squeeze_all().as_strided::<Shape![], Strides![], 5>().fill_(-1); },
            checksum 0x92d6f820f403846f),
        // x = torch.arange(96).view((4, 4, 1, 3, 2)); x.view_as(torch.zeros((4, 24))).diagonal(0, 0, 1).add_(5)
        mutable!(122, x: [4, 4, 1, 3, 2], { x.as_view_mut().view_as(&Tensor::<i64, Shape![4, 24]>::zeros()).diagonal::<0, 0, 1>().add_(5); },
            checksum 0xc4458bba26157069),
        // x = torch.arange(108).view((9, 3, 1, 4)); x.chunk(1, -4)[0].fill_(-1)
        mutable!(123, x: [9, 3, 1, 4], { let [mut a] = x.as_view_mut().chunk::<-4, 1>(); a.fill_(-1); },
            checksum 0xc73387eacb35f309),
        // x = torch.arange(3).view((3,)); x.as_strided((2,), (2,), 0).chunk(2, -1)[0].permute((0,)).unsqueeze(0).add_(100)
        mutable!(124, x: [3], { let [a, _] = x.as_view_mut().as_strided::<Shape![2], Strides![2], 0>().chunk::<-1, 2>(); a.permute::<Dims![0]>().unsqueeze::<0>().add_(100); },
            elements [100, 1, 2]),
        // x = torch.arange(1).view((1,)); torch.atleast_2d(x).unfold(-1, 1, 1).narrow(-2, 0, 1).unfold(-2, 1, 1).unfold(-2, 1, 1).add_(5)
        mutable!(125, x: [1], { x.as_view_mut().atleast_2d().windows::<Shape![1]>().narrow::<-2, 0, 1>().windows::<Shape![1, 1]>().add_(5); },
            elements [5]),
        // x = torch.arange(10).view((5, 2)); p = torch.atleast_3d(x.t()).chunk(5, 1); p[3].add_(100); p[0].fill_(7)
        mutable!(126, x: [5, 2], { let [mut b, _, _, mut a, _] = x.as_view_mut().t().atleast_3d().chunk::<1, 5>(); a.add_(100); b.fill_(7); },
            elements [7, 7, 2, 3, 4, 5, 106, 107, 8, 9]),
        // x = torch.arange(9).view((9,)); x.unfold(-1, 2, 2).add_(100)
        mutable!(127, x: [9], { x.as_view_mut().unfold::<-1, 2, 2>().add_(100); },
            elements [100, 101, 102, 103, 104, 105, 106, 107, 8]),
        // x = torch.arange(9).view((3, 3)); torch.atleast_3d(x).diagonal(-2, 0, 2).transpose(1, 0).diagonal(0, 0, 1).fill_(-1)
        mutable!(128, x: [3, 3], { x.as_view_mut().atleast_3d().diagonal::<-2, 0, 2>().transpose::<1, 0>().diagonal::<0, 0, 1>().fill_(-1); },
            elements [0, 1, 2, 3, 4, 5, -1, 7, 8]),
        // x = torch.arange(3).view((3,)); x.movedim(0, 0).squeeze(-1).unfold(-1, 1, 1).movedim((0, 1), (1, -2)).split_with_sizes([3], 1)[0].fill_(7)
        mutable!(129, x: [3], { let (mut a,) = x.as_view_mut().movedim::<0, 0>().squeeze::<-1>().tile::<Shape![1]>().movedims::<Dims![0, 1], Dims![1, -2]>().split_with_sizes::<1, Shape![3]>(); a.fill_(7); },
            elements [7, 7, 7]),
        // x = torch.arange(18).view((3, 6, 1)); p = x.split_with_sizes([1, 2], 0)[1].split(1, 0)[0].permute((1, 2, 0)).unfold(-3, 4, 3).unfold(-3, 1, 3)[..., ::2].unfold(-3, 1, 2).chunk(2, 3); p[1].fill_(-1); p[0].fill_(7)
        mutable!(130, x: [3, 6, 1], { let (_, a) = x.as_view_mut().split_with_sizes::<0, Shape![1, 2]>(); let [b, _] = a.split::<0, 1>(); let [mut d, mut c] = b.permute::<Dims![1, 2, 0]>().windows_with::<Shape![4, 1, 1], Shape![3, 3, 2], Shape![1, 2, 1]>().chunk::<3, 2>(); c.fill_(-1); d.fill_(7); },
            checksum 0x96beaf0e3b2f1562),
        // x = torch.arange(48).view((1, 6, 8)); p = x.swapaxes(2, 0).tensor_split((4,), 0); p[0].mul_(-2); p[1].add_(100)
        mutable!(131, x: [1, 6, 8], { let (mut a, mut b) = x.as_view_mut().swapaxes::<2, 0>().split_at::<0, 4>(); a.mul_(-2); b.add_(100); },
            checksum 0x6fc0ad392e5e4a6d),
        // x = torch.arange(32).view((8, 4)); p = x.unbind(1)[0].unfold(-1, 1, 1).chunk(2, -2); p[0].add_(5); p[1].mul_(-2)
        mutable!(132, x: [8, 4], { let [a, _, _, _] = x.as_view_mut().unbind::<1>(); let [mut b, mut c] = a.unfold::<-1, 1, 1>().chunk::<-2, 2>(); b.add_(5); c.mul_(-2); },
            checksum 0xae86f92423a847cd),
        // x = torch.arange(480).view((2, 2, 5, 4, 6)); x.as_strided((1, 4, 3), (2, 3, 12), 324).swapdims(0, -2).add_(5)
        mutable!(133, x: [2, 2, 5, 4, 6], { x.as_view_mut().as_strided::<Shape![1, 4, 3], Strides![2, 3, 12], 324>().swapdims::<0, -2>().add_(5); },
            checksum 0xfae0277733be34ed),
        // x = torch.arange(2).view((2,)); p = x.chunk(2, -1); p[1].add_(5); p[0].mul_(-2)
        mutable!(134, x: [2], { let [mut b, mut a] = x.as_view_mut().chunk::<-1, 2>(); a.add_(5); b.mul_(-2); },
            elements [0, 6]),
        // x = torch.arange(20).view((1, 2, 10)); p = x.split_with_sizes([1, 1], 1); p[1].fill_(-1); p[0].fill_(7)
        mutable!(135, x: [1, 2, 10], { let (mut b, mut a) = x.as_view_mut().split_with_sizes::<1, Shape![1, 1]>(); a.fill_(-1); b.fill_(7); },
            checksum 0xf45c0b202c602ce1),
        // x = torch.arange(15).view((3, 5)); x.select(0, 0).add_(5)
        mutable!(136, x: [3, 5], { x.as_view_mut().select::<0, 0>().add_(5); },
            elements [5, 6, 7, 8, 9, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
        // x = torch.arange(8).view((4, 2, 1)); x.view_as(torch.zeros((2, 4))).split_with_sizes([1, 2, 1], 1)[0].unfold(-1, 1, 1)[..., ::3].unfold(-2, 1, 2).diagonal(0, -3, -4).add_(5)
        mutable!(137, x: [4, 2, 1], { let (a, _, _) = x.as_view_mut().view_as(&Tensor::<i64, Shape![2, 4]>::zeros()).split_with_sizes::<1, Shape![1, 2, 1]>(); a.windows_with::<Shape![1], Shape![1], Shape![3]>().unfold::<-2, 1, 2>().diagonal::<0, -3, -4>().add_(5); },
            elements [5, 1, 2, 3, 4, 5, 6, 7]),
        // x = torch.arange(216).view((6, 1, 6, 6)); x.diagonal(1, -3, 2).select(2, 0).diagonal(1, 0, 1).add_(5)
        mutable!(138, x: [6, 1, 6, 6], { x.as_view_mut().diagonal::<1, -3, 2>().select::<2, 0>().diagonal::<1, 0, 1>().add_(5); },
            checksum 0xc9d8ae991d019090),
        // x = torch.arange(96).view((2, 4, 6, 2)); p = x.unfold(-1, 1, 1).unfold(-1, 1, 2).split(1, 1); p[2].fill_(7); p[0].fill_(7)
        mutable!(139, x: [2, 4, 6, 2], { let [mut b, _, mut a, _] = x.as_view_mut().windows_with::<Shape![1], Shape![1], Shape![1]>().windows_with::<Shape![1], Shape![2], Shape![1]>().split::<1, 1>(); a.fill_(7); b.fill_(7); },
            checksum 0xab9d5835a27915a5),
    ]
}

fn mutable_7() -> Vec<Outcome> {
    vec![
        // x = torch.arange(4).view((4, 1)); p = x.split(1, -2); p[2].fill_(-1); p[0].fill_(-1)
        mutable!(140, x: [4, 1], { let [mut b, _, mut a, _] = x.as_view_mut().split::<-2, 1>(); a.fill_(-1); b.fill_(-1); },
            elements [-1, 1, -1, 3]),
        // x = torch.arange(54).view((1, 3, 2, 3, 1, 3)); x.split(1, 1)[1].tensor_split((0,), 0)[1].unbind(-2)[0].mul_(-2)
        mutable!(141, x: [1, 3, 2, 3, 1, 3], { let [_, a, _] = x.as_view_mut().split::<1, 1>(); let (_, b) = a.split_at::<0, 0>(); let [mut c] = b.unbind::<-2>(); c.mul_(-2); },
            checksum 0x649de359623f75d3),
        // x = torch.arange(1).view(()); x.view_as(torch.zeros((1,))).movedim((0,), (-1,)).unfold(-1, 1, 3)[..., ::3].add_(100)
        mutable!(142, x: [], { x.as_view_mut().view_as(&Tensor::<i64, Shape![1]>::zeros()).movedims::<Dims![0], Dims![-1]>().windows_with::<Shape![1], Shape![3], Shape![3]>().add_(100); },
            elements [100]),
        // x = torch.arange(108).view((6, 2, 3, 3)); torch.atleast_3d(x.view((18, 1, 6)).squeeze((1,))).chunk(2, -2)[1].mul_(-2)
        mutable!(143, x: [6, 2, 3, 3], { let [_, mut a] = x.as_view_mut().view::<Shape![18, 1, 6]>().squeeze_dims::<Dims![1]>().atleast_3d().chunk::<-2, 2>(); a.mul_(-2); },
            checksum 0x7d3ba3a0bbda469b),
        // x = torch.arange(40).view((4, 1, 5, 2)); x.as_strided((3,), (1,), 5).unbind(0)[2].fill_(-1)
        mutable!(144, x: [4, 1, 5, 2], { let [_, _, mut a] = x.as_view_mut().as_strided::<Shape![3], Strides![1], 5>().unbind::<0>(); a.fill_(-1); },
            checksum 0xa2f8986c4cf66995),
        // x = torch.arange(10).view((1, 2, 5)); x.unfold(-3, 1, 2)[..., ::2].unfold(-3, 2, 3).unfold(-3, 3, 7).swapaxes(-2, 2)[0, 0::3].unfold(1, 2, 2).mul_(-2)
        mutable!(145, x: [1, 2, 5], { x.as_view_mut().windows_with::<Shape![1, 2, 3], Shape![2, 3, 7], Shape![2, 1, 1]>().swapaxes::<-2, 2>().slice(s![0, 0..;3]).unfold::<1, 2, 2>().mul_(-2); },
            elements [0, -2, -4, 3, 4, -10, -12, -14, 8, 9]),
        // x = torch.arange(16).view((4, 4)); x.diagonal(-1, 1, 0).tensor_split((2,), 0)[0].fill_(7)
        mutable!(146, x: [4, 4], { let (mut a, _) = x.as_view_mut().diagonal::<-1, 1, 0>().split_at::<0, 2>(); a.fill_(7); },
            elements [0, 7, 2, 3, 4, 5, 7, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
        // x = torch.arange(75).view((5, 3, 5)); x.view_as(torch.zeros((15, 5))).fill_(-1)
        mutable!(147, x: [5, 3, 5], { x.as_view_mut().view_as(&Tensor::<i64, Shape![15, 5]>::zeros()).fill_(-1); },
            checksum 0x71ddcdee9c79d3cc),
        // x = torch.arange(288).view((6, 2, 2, 3, 4)); x.movedim(-4, -2).unfold(-1, 4, 1).diagonal(0, -4, 3).add_(100)
        mutable!(148, x: [6, 2, 2, 3, 4], { x.as_view_mut().movedim::<-4, -2>().windows_with::<Shape![4], Shape![1], Shape![1]>().diagonal::<0, -4, 3>().add_(100); },
            checksum 0xb3bcc9c6c732e9c5),
        // x = torch.arange(30).view((5, 6, 1)); x.split(5, 0)[0].split_with_sizes([1, 1, 3], 0)[2].unflatten(-2, (2, 3)).mul_(-2)
        mutable!(149, x: [5, 6, 1], { let [a] = x.as_view_mut().split::<0, 5>(); let (_, _, b) = a.split_with_sizes::<0, Shape![1, 1, 3]>(); b.unflatten::<-2, Shape![2, 3]>().mul_(-2); },
            checksum 0x657d47b97f45217f),
        // x = torch.arange(432).view((6, 2, 2, 6, 3)); x.chunk(6, 3)[3].view_as(torch.zeros((1, 24, 3))).view_as(torch.zeros((24, 1, 3, 1))).mul_(-2)
        mutable!(150, x: [6, 2, 2, 6, 3], { let [_, _, _, a, ..] = x.as_view_mut().chunk::<3, 6>(); a.view_as(&Tensor::<i64, Shape![1, 24, 3]>::zeros()).view_as(&Tensor::<i64, Shape![24, 1, 3, 1]>::zeros()).mul_(-2); },
            checksum 0x178c4331fde76fc5),
        // x = torch.arange(24).view((1, 6, 2, 1, 2)); x.unfold(2, 1, 4)[:, :, :, ::2, 1:, 0].view((2, 3)).view_as(torch.zeros((3, 2))).unbind(1)[1].add_(100)
        mutable!(151, x: [1, 6, 2, 1, 2], { let [_, mut a] = x.as_view_mut().unfold::<2, 1, 4>().slice(s![.., .., .., ..;2, 1.., 0]).view::<Shape![2, 3]>().view_as(&Tensor::<i64, Shape![3, 2]>::zeros()).unbind::<1>(); a.add_(100); },
            checksum 0xa0a21ebb107554c1),
        // x = torch.arange(10).view((5, 2, 1)); x.unbind(1)[1].narrow(1, 0, 1).permute((0, 1)).mT.add_(100)
        mutable!(152, x: [5, 2, 1], { let [_, a] = x.as_view_mut().unbind::<1>(); a.narrow::<1, 0, 1>().permute::<Dims![0, 1]>().mT().add_(100); },
            elements [0, 101, 2, 103, 4, 105, 6, 107, 8, 109]),
        // x = torch.arange(96).view((1, 1, 4, 6, 2, 2)); p = x.split(1, 3)[4].chunk(2, 4); p[0].mul_(-2); p[1].fill_(7)
        mutable!(153, x: [1, 1, 4, 6, 2, 2], { let [_, _, _, _, a, _] = x.as_view_mut().split::<3, 1>(); let [mut b, mut c] = a.chunk::<4, 2>(); b.mul_(-2); c.fill_(7); },
            checksum 0x68c0fcac850ec3c5),
        // x = torch.arange(180).view((3, 4, 5, 3)); p = x.permute((-4, 2, 1, -1)).tensor_split((1,), 3); p[1].add_(5); p[0].mul_(-2)
        mutable!(154, x: [3, 4, 5, 3], { let (mut b, mut a) = x.as_view_mut().permute::<Dims![-4, 2, 1, -1]>().split_at::<3, 1>(); a.add_(5); b.mul_(-2); },
            checksum 0xdf07d3792a150d51),
        // x = torch.arange(8).view((1, 1, 2, 1, 4)); x.squeeze((3, -3)).split(1, 2)[1].unbind(-1)[0].fill_(7)
        mutable!(155, x: [1, 1, 2, 1, 4], { let [_, a] = x.as_view_mut().squeeze_dims::<Dims![3, -3]>().split::<2, 1>(); let [mut b, _, _, _] = a.unbind::<-1>(); b.fill_(7); },
            elements [0, 1, 2, 3, 7, 5, 6, 7]),
        // x = torch.arange(5).view((5,)); x.unfold(-1, 5, 2)[..., ::2].permute((0, 1)).view((3,)).chunk(3, 0)[0].fill_(-1)
        mutable!(156, x: [5], { let [mut a, _, _] = x.as_view_mut().windows_with::<Shape![3], Shape![2], Shape![2]>().permute::<Dims![0, 1]>().view::<Shape![3]>().chunk::<0, 3>(); a.fill_(-1); },
            elements [-1, 1, 2, 3, 4]),
        // x = torch.arange(108).view((2, 3, 9, 2)); x.chunk(9, 2)[8].mul_(-2)
        mutable!(157, x: [2, 3, 9, 2], { let [_, _, _, _, _, _, _, _, mut a] = x.as_view_mut().chunk::<2, 9>(); a.mul_(-2); },
            checksum 0x75c54af7f350cef5),
        // x = torch.arange(270).view((9, 3, 5, 2)); x.chunk(2, 3)[1].fill_(-1)
        mutable!(158, x: [9, 3, 5, 2], { let [_, mut a] = x.as_view_mut().chunk::<3, 2>(); a.fill_(-1); },
            checksum 0x2c8a5890d9e0e7c6),
        // x = torch.arange(8).view((4, 1, 2)); x.squeeze(-2).view_as(torch.zeros((2, 4))).chunk(1, -1)[0].split(1, -1)[1].add_(5)
        mutable!(159, x: [4, 1, 2], { let [a] = x.as_view_mut().squeeze::<-2>().view_as(&Tensor::<i64, Shape![2, 4]>::zeros()).chunk::<-1, 1>(); let [_, mut b, _, _] = a.split::<-1, 1>(); b.add_(5); },
            elements [0, 6, 2, 3, 4, 10, 6, 7]),
    ]
}
