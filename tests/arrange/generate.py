"""Writes cases.rs: expressions in Rust beside what PyTorch makes of them.

    python tests/arrange/generate.py > tests/arrange/cases.rs

Joining, rearranging, indexing and ordering, over contiguous, transposed, stepped and expanded tensors. The
elements are written exactly. Deterministic: one seed.
"""
import math
import re

import torch
import torch.nn.functional as F

torch.manual_seed(20261121)

half = lambda *size: torch.randint(-40, 40, size) / 2
nan = math.nan
TENSORS = {
    "a": half(3, 4),
    "row": half(4),
    "cube": torch.randint(-50, 50, (2, 3, 4)),
    "i": torch.randint(-9, 9, (3, 4)),
    "ties": torch.randint(0, 4, (4, 25)),
    "u": torch.randint(0, 256, (3, 2), dtype=torch.uint8),
    "mask": torch.randint(0, 2, (3, 4)).bool(),
    "rowmask": torch.tensor([True, False, True, True]),
    "d": half(2, 5).double(),
    "odd": torch.tensor([[2.0, nan, -1.0, nan, 5.0], [math.inf, -math.inf, 0.0, -0.0, 2.0]]),
    "long": half(40),
    "unit": torch.tensor([[7]]),
    "scalar": torch.tensor(2.5),
    "zero": torch.tensor(0),
    "nothing": torch.zeros(0, 4, dtype=torch.int64),
    "which": torch.tensor([2, 0, 2, 1, 2]),
    "which32": torch.tensor([3, 3, 0], dtype=torch.int32),
    "index": torch.randint(0, 3, (3, 4)),
    "small": torch.randint(0, 3, (2, 3)),
    "deep": torch.randint(0, 3, (1, 5, 4)),
    "flat": torch.tensor([[0, 11], [-1, 5]]),
    "src": torch.randint(100, 200, (4, 5)),
    "rows": torch.randint(100, 200, (5, 4)),
    "sorted": torch.tensor([-12.5, -3.0, -3.0, 0.0, 4.5, 4.5, 9.0]),
}
# Views, so that every operation meets contiguous, transposed, stepped and expanded operands.
MATRICES = [
    ("&i", "i"),
    ("i.t()", "i.t()"),
    ("i.slice(s![..;2, 1..])", "i[::2, 1:]"),
    ("cube.select::<0, 1>()", "cube[1]"),
    ("cube.transpose::<0, 2>().select::<1, 2>()", "cube.transpose(0, 2)[:, 2]"),
    ("which.expand::<Shape![3, 5]>()", "which.expand(3, 5)"),
    ("&i + &i", "i + i"),
    ("&a", "a"),
]
JOIN = [
    ("(&a, &a).cat::<0>()", "torch.cat((a, a), 0)"),
    ("(&i, i.slice(s![.., 1..3])).cat::<1>()", "torch.cat((i, i[:, 1:3]), 1)"),
    ("(&i, &nothing, cube.select::<0, 0>()).cat::<-2>()", "torch.cat((i, nothing, cube[0]), -2)"),
    ("(i.t(), i.t(), i.slice(s![..;2]).t()).cat::<1>()", "torch.cat((i.t(), i.t(), i[::2].t()), 1)"),
    ("(&cube, &cube).cat::<2>()", "torch.cat((cube, cube), 2)"),
    ("(&unit,).cat::<0>()", "torch.cat((unit,), 0)"),
    ("(&which, &which, &which, &which, &which, &which, &which, &which).cat::<0>()", "torch.cat((which,) * 8)"),
    ("[&row, &row, &row].cat::<0>()", "torch.cat((row,) * 3)"),
    ("[a.t(), a.t()].cat::<1>()", "torch.cat((a.t(), a.t()), 1)"),
    ("row.chunk::<0, 2>().cat::<0>()", "torch.cat(row.chunk(2))"),
    ("a.split::<1, 2>().stack::<0>()", "torch.stack(a.split(2, 1))"),
    ("(&row, &row).stack::<0>()", "torch.stack((row, row))"),
    ("(&row, &row + 1.0, row.expand::<Shape![4]>()).stack::<1>()", "torch.stack((row, row + 1, row), 1)"),
    ("(&i, cube.select::<0, 1>()).stack::<-1>()", "torch.stack((i, cube[1]), -1)"),
    ("[&i, &i].stack::<1>()", "torch.stack((i, i), 1)"),
    ("(&a, &a).cat::<0>() + &row", "torch.cat((a, a)) + row"),
    ("(&mask, &mask).cat::<0>()", "torch.cat((mask, mask))"),
    ("(&u, &u).cat::<1>()", "torch.cat((u, u), 1)"),
    ("(&unit, &nothing.narrow::<1, 0, 1>()).cat::<0>() + &i", "torch.cat((unit, nothing[:, :1])) + i"),
]
ARRANGE = [
    (r.format(x=x), p.format(x=t))
    for r, p in [
        ("({x}).flip::<Dims![0]>()", "({x}).flip(0)"),
        ("({x}).flip::<Dims![-1, 0]>()", "({x}).flip((-1, 0))"),
        ("({x}).fliplr()", "({x}).fliplr()"), ("({x}).flipud()", "({x}).flipud()"),
        ("({x}).rot90::<1, 0, 1>()", "({x}).rot90(1, (0, 1))"), ("({x}).rot90::<-1, 1, 0>()", "({x}).rot90(-1, (1, 0))"),
        ("({x}).rot90::<2, -1, 0>()", "({x}).rot90(2, (-1, 0))"), ("({x}).rot90::<-1, 0, 1>()", "({x}).rot90(-1, (0, 1))"),
        ("({x}).roll::<1>(1)", "({x}).roll(1, 1)"),
        ("({x}).roll::<-2>(-7)", "({x}).roll(-7, -2)"),
        ("({x}).repeat::<Shape![2, 3]>()", "({x}).repeat(2, 3)"),
        ("({x}).repeat_interleave::<1, 2>()", "({x}).repeat_interleave(2, 1)"),
        ("({x}).tril(0)", "({x}).tril()"),
        ("({x}).triu(1)", "({x}).triu(1)"),
    ]
    for x, t in MATRICES
] + [
    ("cube.flip::<Dims![1]>()", "cube.flip(1)"),
    ("unit.flip::<Dims![0, 1]>() + &i", "unit.flip((0, 1)) + i"),
    ("cube.rot90::<3, 0, 2>()", "cube.rot90(3, (0, 2))"), ("cube.rot90::<1, 2, 1>()", "cube.rot90(1, (2, 1))"),
    ("cube.rot90::<0, 0, 1>()", "cube.rot90(0, (0, 1))"), ("unit.rot90::<1, 0, 1>() + &i", "unit.rot90() + i"),
    ("nothing.rot90::<1, 0, 1>()", "nothing.rot90()"),
    ("(&row, &long).meshgrid().0", "torch.meshgrid(row, long, indexing='ij')[0]"),
    ("(row.slice(s![..;2]), &row).meshgrid().1", "torch.meshgrid(row[::2], row, indexing='ij')[1]"),
    ("(&which, small.select::<0, 0>(), &which + 1).meshgrid().2", "torch.meshgrid(which, small[0], which + 1, indexing='ij')[2]"),
    ("(&row, row.narrow::<0, 1, 2>(), &row).meshgrid().1 * 2.0", "torch.meshgrid(row, row[1:3], row, indexing='ij')[1] * 2"),
    *[(f"i.rot90::<{k}, 0, 1>()", f"i.rot90({k}, (0, 1))") for k in (-999, -998, -7, -6, -5, -4, 4, 5, 6, 7, 100, 999)],
    ("cube.rot90::<-6, 2, 0>()", "cube.rot90(-6, (2, 0))"), ("nothing.rot90::<7, 0, 1>()", "nothing.rot90(7)"),
    ("(&row,).meshgrid().0", "torch.meshgrid(row, indexing='ij')[0]"),
    *[(f"(&row, row.narrow::<0, 1, 2>(), &row * 2.0, row.slice(s![..3])).meshgrid().{k}", f"torch.meshgrid(row, row[1:3], row * 2, row[:3], indexing='ij')[{k}]") for k in range(4)],
    *[(f"(&row, &scalar, row.narrow::<0, 1, 2>()).meshgrid().{k}", f"torch.meshgrid(row, scalar, row[1:3], indexing='ij')[{k}]") for k in range(3)],
    ("(nothing.select::<1, 0>(), &zero).meshgrid().1", "torch.meshgrid(nothing[:, 0], zero, indexing='ij')[1]"),
    *[(f"(row.slice(s![..2]), row.slice(s![..1]), row.slice(s![1..3]), &scalar, row.slice(s![2..]), row.slice(s![..1]), row.slice(s![1..]), row.slice(s![..;2])).meshgrid().{k}",
       f"torch.meshgrid(row[:2], row[:1], row[1:3], scalar, row[2:], row[:1], row[1:], row[::2], indexing='ij')[{k}]") for k in (0, 3, 6, 7)],
    ("scalar.repeat::<Shape![2, 3]>()", "scalar.repeat(2, 3)"),
    ("unit.roll::<0>(5) * &i", "unit.roll(5, 0) * i"),
    ("nothing.roll::<0>(3)", "nothing.roll(3, 0)"),
    ("row.roll::<0>(4)", "row.roll(4, 0)"),
    ("cube.roll::<1>(2)", "cube.roll(2, 1)"),
    ("row.flip::<Dims![0]>() * &a - 1.0", "row.flip(0) * a - 1"),
    ("i.flip::<Dims![0]>().roll::<1>(1).tril(0)", "i.flip(0).roll(1, 1).tril()"),
    ("i.pad::<Shape![1, 2]>(5)", "F.pad(i, (1, 2), value=5)"),
    ("i.t().pad::<Shape![0, 1, 2, 0]>(-1)", "F.pad(i.t(), (0, 1, 2, 0), value=-1)"),
    ("cube.pad::<Shape![1, 0, 0, 1, 1, 1]>(0)", "F.pad(cube, (1, 0, 0, 1, 1, 1))"),
    ("a.slice(s![..;2, 1..]).pad::<Shape![1, 1, 1, 1]>(0.5)", "F.pad(a[::2, 1:], (1, 1, 1, 1), value=0.5)"),
    ("row.expand::<Shape![2, 4]>().pad::<Shape![0, 0, 1, 0]>(9.0)", "F.pad(row.expand(2, 4), (0, 0, 1, 0), value=9)"),
    ("unit.pad::<Shape![1, 1]>(3)", "F.pad(unit, (1, 1), value=3)"),
    ("i.pad::<Shape![]>(3)", "F.pad(i, (), value=3)"),
    ("mask.pad::<Shape![1, 0]>(true)", "F.pad(mask, (1, 0), value=True)"),
    ("nothing.pad::<Shape![0, 0, 1, 1]>(4)", "F.pad(nothing, (0, 0, 1, 1), value=4)"),
    ("a.pad_reflect::<Shape![3, 2]>()", "F.pad(a, (3, 2), mode='reflect')"),
    ("a.unsqueeze::<0>().pad_reflect::<Shape![1, 3, 2, 0]>()", "F.pad(a[None], (1, 3, 2, 0), mode='reflect')"),
    ("a.t().pad_reflect::<Shape![2, 2]>()", "F.pad(a.t(), (2, 2), mode='reflect')"),
    ("a.pad_replicate::<Shape![3, 6]>()", "F.pad(a, (3, 6), mode='replicate')"),
    ("a.unsqueeze::<0>().pad_replicate::<Shape![1, 0, 0, 4]>()", "F.pad(a[None], (1, 0, 0, 4), mode='replicate')"),
    ("a.pad_circular::<Shape![4, 2]>()", "F.pad(a, (4, 2), mode='circular')"),
    ("d.t().pad_circular::<Shape![1, 2]>()", "F.pad(d.t(), (1, 2), mode='circular')"),
    ("row.repeat::<Shape![2, 1, 3]>()", "row.repeat(2, 1, 3)"),
    ("cube.repeat::<Shape![1, 0, 1]>()", "cube.repeat(1, 0, 1)"),
    ("unit.repeat::<Shape![2, 3]>()", "unit.repeat(2, 3)"),
    ("cube.repeat_interleave::<0, 3>()", "cube.repeat_interleave(3, 0)"),
    ("cube.repeat_interleave::<1, 0>()", "cube.repeat_interleave(0, 1)"),
    ("cube.tril(1)", "cube.tril(1)"),
    ("cube.triu(-1)", "cube.triu(-1)"),
    ("mask.tril(-1)", "mask.tril(-1)"),
    ("a.tril(9)", "a.tril(9)"),
    ("a.masked_fill(&mask, 0.25)", "a.masked_fill(mask, 0.25)"),
    ("a.t().masked_fill(mask.t(), 0.25)", "a.t().masked_fill(mask.t(), 0.25)"),
    ("cube.masked_fill(&rowmask, 0) * 2", "cube.masked_fill(rowmask, 0) * 2"),
    ("row.masked_fill(&mask, 1.0)", "row.expand(3, 4).masked_fill(mask, 1)"),
]
CHECKED = [
    (r.format(x=x), p.format(x=t))
    for r, p in [
        ("({x}).index_select::<0>(which.slice(s![1..;2]))", "({x}).index_select(0, which[1::2])"),
        ("({x}).index_select::<-1>(flat.select::<1, 0>().abs())", "({x}).index_select(-1, flat[:, 0].abs())"),
        ("({x}).gather::<0>(small.slice(s![.., ..2]).tril(0))", "({x}).gather(0, small[:, :2].tril())"),
        ("({x}).take(which32.flip::<Dims![0]>().long())", "({x}).take(which32.flip(0).long())"),
    ]
    for x, t in MATRICES if t != "i[::2, 1:]"
] + [
    ("i.index_select::<0>(&which)", "i.index_select(0, which)"),
    ("a.index_select::<1>(&which32)", "a.index_select(1, which32)"),
    ("cube.index_select::<1>(&which)", "cube.index_select(1, which)"),
    ("i.gather::<0>(&index)", "i.gather(0, index)"),
    ("i.gather::<1>(&index)", "i.gather(1, index)"),
    ("i.t().gather::<1>(index.t())", "i.t().gather(1, index.t())"),
    ("a.gather::<1>(&small)", "a.gather(1, small)"),
    ("scalar.gather::<-1>(&zero)", "scalar.gather(-1, zero)"), ("scalar.take(&flat * 0)", "scalar.take(flat * 0)"),
    ("cube.gather::<1>(&deep)", "cube.gather(1, deep)"),
    ("cube.gather::<-2>(deep.expand::<Shape![2, 5, 4]>())", "cube.gather(-2, deep.expand(2, 5, 4))"),
    ("a.take(&flat)", "a.take(flat)"),
    ("a.t().take(flat.t())", "a.t().take(flat.t())"),
]
WRITES = [  # the tensor, what happens to its copy `x`
    ("i", "x.scatter_::<0>(index.narrow::<0, 0, 1>(), cube.select::<0, 0>()).unwrap()",
     "x.scatter_(0, index[:1], cube[0])"),
    ("i", "x.scatter_::<1>(small.slice(s![.., ..1]), &src).unwrap()", "x.scatter_(1, small[:, :1], src)"),
    ("i", "x.as_view_mut().t().scatter_::<0>(small.slice(s![.., ..1]).t(), src.t()).unwrap()",
     "x.t().scatter_(0, small[:, :1].t(), src.t())"),
    ("scalar", "x.scatter_::<0>(&zero, &scalar + 1.0).unwrap()", "x.scatter_(0, zero, scalar + 1)"),
    ("scalar", "x.scatter_add_::<-1>(&zero, &scalar).unwrap()", "x.scatter_add_(-1, zero, scalar.clone())"),
    ("i", "x.scatter_add_::<0>(&small, &src).unwrap()", "x.scatter_add_(0, small, src)"),
    ("i", "x.scatter_add_::<-1>(which.expand::<Shape![3, 5]>(), src.narrow::<0, 0, 3>()).unwrap()",
     "x.scatter_add_(-1, which.expand(3, 5), src[:3])"),
    ("a", "x.scatter_add_::<1>(&index, &a).unwrap()", "x.scatter_add_(1, index, a)"),
    *[(t, f"x.scatter_{f}_::<{d}>({i}, {v}).unwrap()", f'x.scatter_reduce_({d}, {pi}, {pv}, "{f}")')
      for f in ("amax", "amin", "prod")
      for t, d, i, v, pi, pv in [
          ("i", 0, "&small", "&src - 150", "small", "src - 150"),
          ("a", 1, "&index", "&a * 2.0", "index", "a * 2"),
          ("cube", 1, "&deep", "&deep - 1", "deep", "deep - 1"),
          ("odd", 1, "small.narrow::<1, 0, 2>()", "odd.flip::<Dims![1]>()", "small[:, :2]", "odd.flip(1)"),
          ("u", 0, "small.t()", "&u", "small.t()", "u"),
          ("scalar", -1, "&zero", "&scalar - 4.0", "zero", "scalar - 4"),
      ]],
    # Without the elements of the tensor: what is written first is the neutral element.
    *[("i", f"x.scatter_value_::<0>(&small, {n}).unwrap().scatter_{f}_::<0>(&small, &src - 150).unwrap()",
       f'x.scatter_reduce_(0, small, src - 150, "{p}", include_self=False)')
      for f, p, n in [("amax", "amax", "i64::MIN"), ("amin", "amin", "i64::MAX"), ("prod", "prod", "1"), ("add", "sum", "0")]],
    ("a", "x.scatter_value_::<1>(&index, f32::NEG_INFINITY).unwrap().scatter_amax_::<1>(&index, &a * 2.0).unwrap()",
     'x.scatter_reduce_(1, index, a * 2, "amax", include_self=False)'),
    ("a", "{ let n = Tensor::<f32, Shape![3, 4]>::ones(); let n = n.scatter_add::<1>(&index, &n).unwrap().eval();"
     " x.scatter_add_::<1>(&index, &a * 2.0).unwrap().div_(&n); }",
     'x.scatter_reduce_(1, index, a * 2, "mean")'),
    ("a", "{ let n = Tensor::<f32, Shape![3, 4]>::zeros(); let n = n.scatter_add::<1>(&index, Tensor::<f32, Shape![3, 4]>::ones()).unwrap().clamp_min(1.0).eval();"
     " x.scatter_value_::<1>(&index, 0.0).unwrap().scatter_add_::<1>(&index, &a * 2.0).unwrap().div_(&n); }",
     'x.scatter_reduce_(1, index, a * 2, "mean", include_self=False)'),
    *[("i", f"{{ let at = which.unsqueeze::<1>().expand::<Shape![5, 4]>(); x{first}.scatter_{f}_::<0>(at, &rows - 150).unwrap(); }}",
       f'x.index_reduce_(0, which, rows - 150, "{f}", include_self={not first})')
      for f, n in [("amax", "i64::MIN"), ("amin", "i64::MAX"), ("prod", "1")]
      for first in ["", f".scatter_value_::<0>(at, {n}).unwrap()"]],
    ("cube", "x.scatter_add_::<1>(&deep, &deep * 10).unwrap()", "x.scatter_add_(1, deep, deep * 10)"),
    ("i", "x.scatter_value_::<0>(&small, -7).unwrap()", "x.scatter_(0, small, -7)"),
    ("a", "x.as_view_mut().slice(s![..;2, 1..]).scatter_value_::<1>(small.narrow::<1, 0, 2>(), 0.5).unwrap()",
     "x[::2, 1:].scatter_(1, small[:, :2], 0.5)"),
    ("i", "x.index_add_::<0>(&which, &rows).unwrap()", "x.index_add_(0, which, rows)"),
    ("i", "x.index_add_::<1>(&which, src.narrow::<0, 0, 3>()).unwrap()", "x.index_add_(1, which, src[:3])"),
    ("i", "x.as_view_mut().t().index_add_::<1>(&which, rows.t()).unwrap()", "x.t().index_add_(1, which, rows.t())"),
    ("i", "x.index_copy_::<0>(which.slice(s![..2]), cube.select::<0, 1>().select::<0, 0>().expand::<Shape![2, 4]>()).unwrap()",
     "x.index_copy_(0, which[:2], cube[1, 0].expand(2, 4))"),
    ("cube", "x.index_copy_::<1>(which.narrow::<0, 2, 2>(), cube.narrow::<1, 0, 2>()).unwrap()",
     "x.index_copy_(1, which[2:4], cube[:, :2])"),
    ("cube", "x.index_fill_::<2>(&which32, 1).unwrap()", "x.index_fill_(2, which32.long(), 1)"),
    ("i", "x.masked_fill_(&rowmask, 3)", "x.masked_fill_(rowmask, 3)"),
    ("a", "x.as_view_mut().t().masked_fill_(mask.t(), 3.0)", "x.t().masked_fill_(mask.t(), 3)"),
    ("cube", "x.masked_fill_(&mask, 3)", "x.masked_fill_(mask, 3)"),
]
SORTS = [("&ties", "ties"), ("ties.slice(s![.., ..;2])", "ties[:, ::2]"), ("ties.t()", "ties.t()"), ("&odd", "odd"),
         ("row.expand::<Shape![2, 4]>()", "row.expand(2, 4)"), ("&i * &i", "i * i"), ("&mask", "mask"), ("&u", "u"),
         ("&d", "d")]
PAIRS = [
    (r.format(x=x), p.format(x=t))
    for r, p in [
        ("({x}).sort::<0>().eval()", "({x}).sort(dim=0, stable=True)"),
        ("({x}).sort::<-1>().eval()", "({x}).sort(dim=-1, stable=True)"),
        ("({x}).sort_descending::<1>().eval()", "({x}).sort(dim=1, descending=True, stable=True)"),
        # PyTorch leaves open which of equal elements it takes: the first ones, as a stable sort has them.
        ("({x}).topk::<2, 1>().eval()", "first(({x}).sort(dim=1, descending=True, stable=True), 2)"),
        ("({x}).topk_smallest::<2, 0>().eval()", "first(({x}).sort(dim=0, stable=True), 2)"),
        ("({x}).kthvalue::<2, 0>().eval()", "[t[1] for t in ({x}).sort(dim=0, stable=True)]"),
    ]
    for x, t in SORTS
] + [
    ("long.sort::<0>().eval()", "long.sort(stable=True)"),
    ("long.sort_descending::<0>().eval()", "long.sort(descending=True, stable=True)"),
    ("long.topk::<20, 0>().eval()", "first(long.sort(descending=True, stable=True), 20)"),
    ("ties.topk_smallest::<20, 1>().eval()", "first(ties.sort(dim=1, stable=True), 20)"),
    ("long.topk::<0, 0>().eval()", "first(long.sort(), 0)"),
    ("cube.sort::<1>().eval()", "cube.sort(dim=1, stable=True)"),
    ("scalar.sort::<0>().eval()", "scalar.sort(0)"), ("scalar.sort_descending::<-1>().eval()", "scalar.sort(-1, descending=True)"),
    ("scalar.topk::<1, 0>().eval()", "scalar.topk(1, 0)"), ("scalar.kthvalue::<1, -1>().eval()", "scalar.kthvalue(1, -1)"),
    ("scalar.median_dim::<0>().eval()", "scalar.median(0)"),
    ("nothing.sort::<1>().eval()", "nothing.sort(dim=1)"),
    ("nothing.median_dim::<1>().eval()", "nothing.median(1)"), ("nothing.float().median_dim::<-1>().eval()", "nothing.float().median(-1)"), ("nothing.t().median_dim::<0>().eval()", "nothing.t().median(0)"),
    ("nothing.kthvalue::<4, 1>().eval()", "nothing.kthvalue(4, 1)"), ("nothing.topk::<3, 1>().eval()", "nothing.topk(3, 1)"), ("nothing.min_dim::<1>().eval()", "nothing.min(1)"),
]
ORDER = [
    ("scalar.argsort::<0>().eval()", "scalar.argsort(0)"),
    ("odd.argsort::<1>().eval_boxed()", "odd.argsort(dim=1, stable=True)"),
    ("ties.t().topk::<3, 0>().eval_boxed().0", "ties.t().topk(3, 0).values"),
    ("ties.topk_smallest::<20, 1>().eval_boxed().0", "first(ties.sort(dim=1, stable=True), 20)[0]"),
    ("ties.argsort::<1>().eval()", "ties.argsort(dim=1, stable=True)"),
    ("odd.argsort_descending::<0>().eval()", "odd.argsort(dim=0, descending=True, stable=True)"),
    ("cube.transpose::<0, 2>().median_dim::<0>().eval().0", "cube.transpose(0, 2).median(0).values"),
    ("cube.median_dim::<-1>().eval().0", "cube.median(-1).values"),
    ("odd.median_dim::<1>().eval().0", "odd.median(1).values"),
    ("odd.median_dim::<1>().eval().1", "odd.median(1).indices"),
    ("long.kthvalue::<17, 0>().eval().0", "long.kthvalue(17).values"),
    ("odd.kthvalue::<4, 1>().eval().0", "odd.kthvalue(4, 1).values"),
    ("long.topk::<5, 0>().eval().0", "long.topk(5).values"),
    ("odd.topk::<4, 1>().eval().0", "odd.topk(4, 1).values"),
    ("odd.topk_smallest::<4, 1>().eval().0", "odd.topk(4, 1, largest=False).values"),
    ("sorted.searchsorted(&a).eval()", "torch.searchsorted(sorted, a)"),
    ("sorted.searchsorted_right(a.t()).eval()", "torch.searchsorted(sorted, a.t(), right=True)"),
    ("a.slice(s![.., ..;2]).bucketize(sorted.slice(s![..;2])).eval()", "torch.bucketize(a[:, ::2], sorted[::2])"),
    ("sorted.searchsorted(&odd).eval()", "torch.searchsorted(sorted, odd)"),
    ("a.sort::<1>().eval().0.searchsorted(&a).eval()", "torch.searchsorted(a.sort(1).values, a)"),
    ("ties.sort::<1>().eval().0.searchsorted_right(i.slice(s![..1]).expand::<Shape![4, 4]>()).eval()", "torch.searchsorted(ties.sort(1).values, i[:1].expand(4, 4), right=True)"),
    ("cube.sort::<2>().eval().0.slice(s![.., ..;2, ..]).searchsorted(cube.slice(s![.., 1.., ..;3])).eval()", "torch.searchsorted(cube.sort(2).values[:, ::2], cube[:, 1:, ::3])"),
    ("cube.sort::<0>().eval().0.permute::<Dims![1, 2, 0]>().searchsorted_right(cube.permute::<Dims![1, 2, 0]>()).eval()", "torch.searchsorted(cube.sort(0).values.permute(1, 2, 0), cube.permute(1, 2, 0), right=True)"),
    ("nothing.searchsorted(&nothing).eval()", "torch.searchsorted(nothing, nothing)"),
    ("i.slice(s![.., ..0]).searchsorted(&i).eval()", "torch.searchsorted(i[:, :0], i)"),
    ("(sorted.expand::<Shape![3, 7]>().searchsorted(a.select::<1, 0>().unsqueeze::<1>()) + &index.to::<usize>().eval()).eval()", "torch.searchsorted(sorted.expand(3, 7), a[:, :1]) + index"),
]
FOUND = [
    ("i.t().nonzero::<2, 12>()", "i.t().nonzero()"),
    ("a.tril(0).nonzero::<2, 12>()", "a.tril().nonzero()"),
    ("mask.nonzero::<2, 12>()", "mask.nonzero()"),
    ("rowmask.nonzero::<1, 4>()", "rowmask.nonzero()"),
    ("cube.select::<0, 0>().slice(s![..;2]).nonzero::<2, 8>()", "cube[0, ::2].nonzero()"),
    ("nothing.nonzero::<2, 0>()", "nothing.nonzero()"),
    ("a.masked_select::<_, 12>(&mask)", "a.masked_select(mask)"),
    ("a.t().masked_select::<_, 12>(mask.t())", "a.t().masked_select(mask.t())"),
    ("cube.masked_select::<_, 24>(&rowmask)", "cube.masked_select(rowmask)"),
    ("row.masked_select::<_, 12>(&mask)", "row.masked_select(mask)"),
    ("ties.unique::<100>()", "ties.unique()"),
    ("i.t().unique::<12>()", "i.t().unique()"),
    ("odd.select::<0, 0>().unique::<5>()", "odd[0].unique()"),
    ("mask.unique::<12>()", "mask.unique()"),
    ("long.unique::<40>()", "long.unique()"),
]
SCALAR = [("long.median()", "long.median()"), ("odd.median()", "odd.median()"), ("cube.median()", "cube.median()"),
          ("ties.t().median()", "ties.t().median()"), ("nothing.float().median()", "nothing.float().median()"), ("nothing.double().median()", "nothing.double().median()")]

CUMULATE = [
    (r.format(x=x, f=f), p.format(x=t, f=f)) for r, p in [("({x}).{f}::<0>().eval()", "({x}).{f}(0)"), ("({x}).{f}::<-1>().eval_boxed()", "({x}).{f}(-1)")]
    for x, t in [*MATRICES, ("&odd", "odd"), ("ties.t()", "ties.t()"), ("&u", "u"), ("&mask", "mask"), ("&scalar", "scalar"), ("&nothing", "nothing")]
    for f in ("cummax", "cummin")
]
QUANTILES = [
    (f"({x}).{f}_dim::<{dim}>({q}).eval()", f"({t}).{f}({q}, {dim})")
    for x, t, dims in [("&a", "a", (0, 1)), ("a.t()", "a.t()", (1,)), ("&d", "d", (-1,)), ("a.slice(s![..;2, 1..])", "a[::2, 1:]", (0, 1)), ("row.expand::<Shape![3, 4]>()", "row.expand(3, 4)", (0, 1)), ("&odd", "odd", (0, 1)), ("&scalar", "scalar", (0,))]
    for f in ("quantile", "nanquantile") for dim in dims for q in (0.0, 0.25, 0.5, 1.0)
] + [("a.quantile_dim_keepdim::<1>(0.75).eval()", "a.quantile(0.75, 1, keepdim=True)"), ("odd.nanquantile_dim_keepdim::<0>(0.5).eval()", "odd.nanquantile(0.5, 0, keepdim=True)")]
ORDER += QUANTILES
SCALAR += [(f"({x}).{f}({q})", f"({t}).{f}({q})") for x, t in [("&long", "long"), ("a.t()", "a.t()"), ("&odd", "odd"), ("&scalar", "scalar")] for f in ("quantile", "nanquantile") for q in (0.5, 0.125)]

RUST = {torch.float32: "f32", torch.float64: "f64", torch.int64: "i64", torch.int32: "i32", torch.uint8: "u8",
        torch.bool: "bool"}


def first(pair, k):
    """The first `k` along the dimension that was sorted: the one that the case names."""
    return [t.narrow(dim_of_case, 0, k) for t in pair]


def literal(x, dtype):
    if dtype.is_floating_point:
        name = RUST[dtype]
        return f"{name}::NAN" if x != x else repr(x) if math.isfinite(x) else f"{'-' * (x < 0)}{name}::INFINITY"
    return str(x).lower()


def elements(t):
    return ", ".join(literal(x, t.dtype) for x in t.reshape(-1).tolist())


def upper(rust):
    """The names of the tensors as Rust writes statics."""
    return re.sub(r"(?<![.:\w])(" + "|".join(TENSORS) + r")\b(?!\()", lambda m: m[0].upper(), rust)


def result(t):
    return f"[{', '.join(map(str, t.shape))}], {RUST[t.dtype]}, [{elements(t)}]"


print(f"// Written by generate.py with PyTorch {torch.__version__.split('+')[0]}.")
for name, t in TENSORS.items():
    size = ", ".join(map(str, t.shape))
    view = f"TensorView<{RUST[t.dtype]}, Shape![{size}]>"
    print(f"static {name.upper()}: {view} = TensorView::<{RUST[t.dtype]}, Shape![{size}]>::new(&[{elements(t)}]);")
env = {**TENSORS, "torch": torch, "F": F, "first": first}
groups = {
    "join": [("lazy", *c) for c in JOIN],
    "arrange": [("lazy", *c) for c in ARRANGE],
    "select": [("checked", *c) for c in CHECKED],
    "write": [("write", *c) for c in WRITES],
    "pair": [("pair", *c) for c in PAIRS + CUMULATE],
    "order": [("eager", *c) for c in ORDER],
    "found": [("found", *c) for c in FOUND],
    "scalar": [("scalar", *c) for c in SCALAR],
}
total = 0
for name, cases in groups.items():
    for part in range(0, len(cases), 20):
        print(f"#[test]\nfn {name}_{part // 20}() {{\n    let c = &mut Failures::default();")
        for kind, *case in cases[part:part + 20]:
            total += 1
            if kind == "write":
                base, rust, python = case
                x = TENSORS[base].clone()
                eval(python, {**env, "x": x})
                print(f"    write!(c, {base.upper()}, x, {upper(rust)}, {result(x)});")
                continue
            rust, python = case
            dim = re.search(r"dim=(-?\d)", python)
            dim_of_case = int(dim[1]) if dim else 0
            value = eval(python, env)
            if kind == "pair":
                print(f"    pair!(c, {upper(rust)}, {result(value[0])}, [{elements(value[1])}]);")
            else:
                print(f"    {kind}!(c, {upper(rust)}, {result(value)});")
        print("    c.report();\n}")
print(f"const CASES: usize = {total};")
