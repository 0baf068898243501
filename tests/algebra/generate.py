#!/usr/bin/env python3
"""Random chains of all view operations, judged by PyTorch, written out as Rust.

    python generate.py       # rewrites the .rs files here and the counts in README.md

Programs are made as in `../conformance/generate.py`, whose operations and mistakes this
file takes over and adds to:

`legal.rs`        PyTorch accepts; its sizes, strides, offset and elements are recorded.
`illegal.rs`      PyTorch accepts all but the last operation; its message is recorded.
`mutable.rs`      Chains that end by writing; the base's storage afterwards is recorded.
`overlapping.rs`  Writes where two indices share an element, which the library refuses.
`differences.rs`  What else PyTorch accepts and the library refuses.
"""

import importlib.util
import math
import random
import re
import sys
from collections import Counter
from pathlib import Path

import torch

HERE = Path(__file__).resolve().parent
sys.dont_write_bytecode = True
_spec = importlib.util.spec_from_file_location("conformance", HERE.parent / "conformance" / "generate.py")
base = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(base)

Op, MAX_CONST, MAX_RANK = base.Op, base.MAX_CONST, base.MAX_RANK
sizes_text, tuple_text, either_sign = base.sizes_text, base.tuple_text, base.either_sign
inside, outside, factor, chunks = base.inside, base.outside, base.factor, base.chunks

SEED = 20260601
MAX_PARTS = 12  # in an array of parts
MAX_TUPLE = 8  # in a tuple of parts

# How many programs of each group go to legal.rs.
#   plain           sizes 1..6, some up to 12
#   large           numbers beyond 999
#   empty           a dimension of size 0 on the way
#   scalar          an operation that names a dimension (or none of none) of a rank-0 tensor
#   negative        narrow with a negative start, select with a negative index
#   split_empty     `split` of a dimension of size 0, which gives one part
#   split_negative  `split_at` a negative index
GROUPS = {
    "plain": 1330,
    "large": 110,
    "empty": 170,
    "scalar": 60,
    "negative": 40,
    "split_empty": 10,
    "split_negative": 10,
}
MACRO = {
    "plain": "case",
    "large": "case",
    "empty": "case_empty",
    "scalar": "case_scalar",
    "negative": "case_negative",
    "split_empty": "case_split_empty",
    "split_negative": "case_split_negative",
}


# ---------------------------------------------------------------- text

def applied(op, x):
    """The Python text of `op` on `x`."""
    return f"{op.python}({x})" if op.python.startswith("torch.") else x + op.python


def dims_op(name, *lists):
    rust = ", ".join(f"Dims![{', '.join(map(str, dims))}]" for dims in lists)
    python = {"movedims": "movedim", "squeeze_dims": "squeeze"}[name]
    return Op(name, f".{name}::<{rust}>()", f".{python}({', '.join(map(tuple_text, lists))})")


class PartOp(Op):
    """An operation on a dimension of `size` that gives `count` parts, in an array ("[]") or a tuple ("()")."""

    def __init__(self, name, rust, python, kind, count, index, size=None):
        take = f"[{index}]" if kind == "[]" else f".{index}"
        super().__init__(name, rust + take, f"{python}[{index}]")
        self.whole_rust, self.whole_python = rust, python
        self.kind, self.count, self.index, self.size = kind, count, index, size

    @property
    def rebases(self):
        return self.kind == "[]"


def chunk(d, n):
    return f".chunk::<{d}, {n}>()", f".chunk({n}, {d})"


def split(d, size):
    return f".split::<{d}, {size}>()", f".split({size}, {d})"


def split_with_sizes(d, sizes):
    return f".split_with_sizes::<{d}, Shape![{sizes_text(sizes)}]>()", f".split_with_sizes({sizes}, {d})"


def split_at(d, i):
    return f".split_at::<{d}, {i}>()", f".tensor_split(({i},), {d})"


def unbind(d):
    return f".unbind::<{d}>()", f".unbind({d})"


def unflatten(d, sizes):
    return Op(
        "unflatten",
        f".unflatten::<{d}, Shape![{sizes_text(sizes)}]>()",
        f".unflatten({d}, {tuple_text(sizes)})",
    )


def like(name, sizes):
    """`expand_as`, `view_as`."""
    return Op(
        name,
        f".{name}(&Tensor::<i64, Shape![{sizes_text(sizes)}]>::zeros())",
        f".{name}(torch.zeros({tuple_text(sizes)}))",
    )


def tile(tiles):
    k = len(tiles)
    return Op("tile", f".tile::<Shape![{sizes_text(tiles)}]>()", "".join(f".unfold({-k}, {t}, {t})" for t in tiles))


def windows(sizes):
    k = len(sizes)
    return Op("windows", f".windows::<Shape![{sizes_text(sizes)}]>()", "".join(f".unfold({-k}, {s}, 1)" for s in sizes))


def windows_with(sizes, steps, dilations):
    k = len(sizes)
    lists = ", ".join(f"Shape![{', '.join(map(str, v))}]" for v in (sizes, steps, dilations))
    python = ""
    for s, t, d in zip(sizes, steps, dilations):
        python += f".unfold({-k}, {(s - 1) * d + 1}, {t})" + ("" if d == 1 else f"[..., ::{d}]")
    return Op("windows_with", f".windows_with::<{lists}>()", python)


class Program(base.Program):
    """A base tensor and the operations so far, with every tensor on the way.

    A part in an array is rebased: its offset counts from its own first element."""

    def __init__(self, sizes):
        super().__init__(sizes)
        self.rebased = False

    def python(self):
        text = self.base_python()
        for op in self.ops:
            text = applied(op, text)
        return text

    def attempt(self, op):
        try:
            return eval(applied(op, "x"), {"x": self.tensor, "torch": torch})
        except (RuntimeError, IndexError, ValueError) as error:
            return error

    def push(self, op):
        if self.rebased and op.name == "as_strided":  # its offset counts from the storage's first element
            return False
        if not super().push(op):
            return False
        if isinstance(op, PartOp) and op.rebases:
            self.rebased, self.shift = True, self.tensor.storage_offset()
        return True


# ---------------------------------------------------------------- one maker per operation
# Each returns an operation that is meant to be legal, or None. PyTorch has the last word.

def random_sizes(rng, group):
    if group == "large":
        return base.random_sizes(rng, group)
    if group == "scalar" and rng.random() < 0.5:
        return []
    while True:
        rank = rng.choices(range(7), weights=[2, 9, 20, 28, 22, 12, 7])[0]
        sizes = [
            rng.choices([1, rng.randint(2, 6), rng.choice([8, 9, 10, 12])], weights=[18, 70, 12])[0]
            for _ in range(rank)
        ]
        if group.endswith("empty") and rank and rng.random() < 0.35:
            sizes[rng.randrange(rank)] = 0
        if math.prod(sizes) <= 480:
            return sizes


def pick(rng, x, accept=lambda size: True):
    """A dimension whose size is accepted, or None."""
    dims = [d for d in range(x.dim()) if accept(x.shape[d])]
    return rng.choice(dims) if dims else None


def scalar_dim(rng, p, group):
    """`(0 or -1)` for a rank-0 tensor in the group of these."""
    return rng.choice([0, -1]) if p.tensor.dim() == 0 and group == "scalar" else None


def make_unfold(rng, p, group):
    x = p.tensor
    if x.dim() == 0:
        d, size = scalar_dim(rng, p, group), 1
    else:
        d = pick(rng, x)
        size = x.shape[d]
    if d is None:
        return None
    low = 0 if group == "empty" and rng.random() < 0.4 else 1
    if size < low:
        return None
    window = rng.choice([rng.randint(low, size), rng.randint(low, min(size, 3))])
    step = rng.choice([1, 1, 2, 3, max(window, 1), rng.randint(1, 9)])
    if max(window, step) > MAX_CONST:
        return None
    return Op.of_dims("unfold", either_sign(rng, d, x.dim()) if x.dim() else d, window, step)


def make_diagonal(rng, p, group):
    x = p.tensor
    if x.dim() < 2:
        return None
    a, b = rng.sample(range(x.dim()), 2)
    beyond = group == "empty" and rng.random() < 0.6
    low, high = -(x.shape[a] + (2 if beyond else -1)), x.shape[b] + (2 if beyond else -1)
    if low > high:
        return None
    offset = rng.choice([0, rng.randint(low, high), rng.randint(low, high)])
    if abs(offset) > MAX_CONST:
        return None
    if beyond and rng.random() < 0.5:
        offset = rng.choice([low, low + 1, high, high - 1])
    return Op.of_dims("diagonal", offset, either_sign(rng, a, x.dim()), either_sign(rng, b, x.dim()))


def divisors(n):
    return [k for k in range(1, n + 1) if n % k == 0]


def make_chunk(rng, p, group):
    x = p.tensor
    d = pick(rng, x, lambda size: size != 1) if rng.random() < 0.9 else pick(rng, x)
    if d is None:
        return None
    counts = [n for n in divisors(x.shape[d]) if n <= MAX_PARTS] if x.shape[d] else [1, 2, 3, 4]
    n = rng.choice(counts)
    if n == 1 and rng.random() < 0.7:
        return None
    return PartOp("chunk", *chunk(either_sign(rng, d, x.dim()), n), "[]", n, rng.randrange(n))


def make_split(rng, p, group):
    x = p.tensor
    if group == "split_empty" and rng.random() < 0.7:
        d = pick(rng, x, lambda size: size == 0)
        if d is None:
            return None
        return PartOp("split", *split(either_sign(rng, d, x.dim()), rng.randint(0, 4)), "[]", 1, 0, 0)
    d = pick(rng, x, lambda size: size > 1) if rng.random() < 0.9 else pick(rng, x, bool)
    if d is None:
        return None
    size = x.shape[d]
    part = rng.choice([k for k in divisors(size) if size // k <= MAX_PARTS] or [0])
    if part == 0 or part > MAX_CONST or part == size and rng.random() < 0.7:
        return None
    n = size // part
    return PartOp("split", *split(either_sign(rng, d, x.dim()), part), "[]", n, rng.randrange(n), size)


def make_split_with_sizes(rng, p, group):
    x = p.tensor
    d = pick(rng, x)
    if d is None:
        return None
    size = x.shape[d]
    n = rng.choices([1, 2, 3, 4, rng.randint(5, MAX_TUPLE)], weights=[1, 5, 5, 2, 1])[0]
    empty = group == "empty" and rng.random() < 0.6
    if n > size and not empty:
        return None
    cuts = sorted(rng.choices(range(size + 1), k=n - 1) if empty else rng.sample(range(1, size), n - 1))
    sizes = [b - a for a, b in zip([0, *cuts], [*cuts, size])]
    return PartOp("split_with_sizes", *split_with_sizes(either_sign(rng, d, x.dim()), sizes), "()", n, rng.randrange(n))


def make_split_at(rng, p, group):
    x = p.tensor
    d = pick(rng, x)
    if d is None:
        return None
    size = x.shape[d]
    i = rng.randint(0, min(size, MAX_CONST))
    index = rng.randrange(2)
    if group not in ("empty",) and (i, size - i)[index] == 0:
        return None
    if group == "split_negative" and 0 < size - i <= MAX_CONST and i < size:
        i -= size
    return PartOp("split_at", *split_at(either_sign(rng, d, x.dim()), i), "()", 2, index)


def make_unbind(rng, p, group):
    x = p.tensor
    d = pick(rng, x, lambda size: 0 < size <= MAX_PARTS)
    if d is None:
        return None
    n = x.shape[d]
    return PartOp("unbind", *unbind(either_sign(rng, d, x.dim())), "[]", n, rng.randrange(n))


def make_unflatten(rng, p, group):
    x = p.tensor
    d = pick(rng, x, lambda size: size != 1) if rng.random() < 0.9 else pick(rng, x)
    if d is None:
        return None
    size = x.shape[d]
    if size:
        sizes = factor(rng, size, rng.choices([1, 2, 3], weights=[1, 8, 3])[0])
    else:
        sizes = [0, *(rng.randint(1, 4) for _ in range(rng.randint(0, 2)))]
        rng.shuffle(sizes)
    sizes = base.with_inferred(rng, sizes, 0.4)
    if size == 0 and 0 in sizes and -1 in sizes:
        return None
    return unflatten(either_sign(rng, d, x.dim()), sizes)


def make_movedims(rng, p, group):
    rank = p.tensor.dim()
    if rank == 0:
        dims = rng.choice([[[0], [-1]], [[-1], [0]], [[0], [0]], [[], []]])
        return dims_op("movedims", *dims) if group == "scalar" else None
    n = rng.randint(1, rank) if rng.random() < 0.97 else 0
    if rank > 1 and n == 1 and rng.random() < 0.6:
        n = 2
    source, destination = rng.sample(range(rank), n), rng.sample(range(rank), n)
    return dims_op("movedims", *([either_sign(rng, d, rank) for d in dims] for dims in (source, destination)))


def make_broadcast_to(rng, p, group):
    op = base.make_expand(rng, p, group)
    return Op("broadcast_to", op.rust.replace("expand", "broadcast_to"), op.python.replace("expand", "broadcast_to"))


def make_expand_as(rng, p, group):
    x = p.tensor
    lead = [rng.randint(1, 4) for _ in range(rng.choice([0, 0, 1, 1, 2]))]
    sizes = lead + [rng.randint(0 if group == "empty" else 1, 6) if s == 1 and rng.random() < 0.7 else s for s in x.shape]
    if sizes == list(x.shape) and rng.random() < 0.8 or math.prod(sizes) > 3000:
        return None
    return like("expand_as", sizes)


def make_view_as(rng, p, group):
    op = base.make_view(rng, p, group)
    y = p.attempt(op) if op else None
    return like("view_as", list(y.shape)) if isinstance(y, torch.Tensor) and y.numel() <= 3000 else None


def make_mt(rng, p, group):
    rank = p.tensor.dim()
    return Op("mT", ".mT()", ".mT") if rank >= 2 or rank == 0 and group == "scalar" else None


def make_squeeze_all(rng, p, group):
    x = p.tensor
    if 1 not in x.shape and rng.random() < 0.85:
        return None
    return Op("squeeze_all", ".squeeze_all()", ".squeeze()")


def make_squeeze_dims(rng, p, group):
    x = p.tensor
    rank = x.dim()
    if rank == 0:
        dims = rng.choice([[0], [-1], []]) if group == "scalar" else None
        return None if dims is None else squeeze_dims(dims)
    ones = [d for d in range(rank) if x.shape[d] == 1]
    if not ones and rng.random() < 0.85:
        return None
    dims = rng.sample(range(rank), rng.randint(0 if rng.random() < 0.1 else 1, rank))
    if ones and not set(ones) & set(dims):
        dims.append(rng.choice(ones))
    return squeeze_dims([either_sign(rng, d, rank) for d in dims])


def squeeze_dims(dims):
    return dims_op("squeeze_dims", dims)


def make_atleast(n):
    def make(rng, p, group):
        if p.tensor.dim() >= n and rng.random() < 0.7:
            return None
        return Op(f"atleast_{n}d", f".atleast_{n}d()", f"torch.atleast_{n}d")

    return make


def make_tile(rng, p, group):
    x = p.tensor
    if x.dim() == 0:
        return None
    k = rng.randint(1, min(3, x.dim()))
    if 0 in x.shape[-k:]:
        return None
    tiles = [rng.choice(divisors(size)[:12]) for size in x.shape[-k:]]
    if all(t == 1 for t in tiles) and rng.random() < 0.7:
        return None
    return tile(tiles)


def make_windows(rng, p, group):
    x = p.tensor
    if x.dim() == 0:
        return None
    k = rng.randint(1, min(3, x.dim()))
    if 0 in x.shape[-k:]:
        return None
    return windows([rng.randint(1, min(size, 5)) for size in x.shape[-k:]])


def make_windows_with(rng, p, group):
    x = p.tensor
    if x.dim() == 0:
        return None
    k = rng.randint(1, min(3, x.dim()))
    sizes, steps, dilations = [], [], []
    for n in x.shape[-k:]:
        if n == 0:
            return None
        s = rng.randint(1, min(n, 4))
        d = rng.randint(1, (n - 1) // (s - 1)) if s > 1 else rng.randint(1, 3)
        sizes.append(s)
        dilations.append(min(d, 4))
        steps.append(rng.choice([1, 1, 2, 3, rng.randint(1, 7)]))
    return windows_with(sizes, steps, dilations)


MAKERS = {
    "view": (base.make_view, 16),
    "flatten": (base.make_flatten, 6),
    "t": (base.make_t, 5),
    "transpose": (base.make_pair("transpose"), 5),
    "permute": (base.make_permute, 6),
    "movedim": (base.make_pair("movedim"), 4),
    "narrow": (base.make_narrow, 5),
    "select": (base.make_select, 3),
    "slice": (base.make_slice, 8),
    "expand": (base.make_expand, 5),
    "unsqueeze": (base.make_unsqueeze, 3),
    "squeeze": (base.make_squeeze, 5),
    "as_strided": (base.make_as_strided, 6),
    "unfold": (make_unfold, 10),
    "diagonal": (make_diagonal, 10),
    "chunk": (make_chunk, 10),
    "split": (make_split, 8),
    "split_with_sizes": (make_split_with_sizes, 8),
    "split_at": (make_split_at, 6),
    "unbind": (make_unbind, 5),
    "unflatten": (make_unflatten, 9),
    "swapaxes": (base.make_pair("swapaxes"), 4),
    "swapdims": (base.make_pair("swapdims"), 4),
    "movedims": (make_movedims, 6),
    "broadcast_to": (make_broadcast_to, 4),
    "expand_as": (make_expand_as, 6),
    "view_as": (make_view_as, 18),
    "mT": (make_mt, 5),
    "squeeze_all": (make_squeeze_all, 6),
    "squeeze_dims": (make_squeeze_dims, 6),
    "atleast_1d": (make_atleast(1), 7),
    "atleast_2d": (make_atleast(2), 6),
    "atleast_3d": (make_atleast(3), 5),
    "tile": (make_tile, 8),
    "windows": (make_windows, 7),
    "windows_with": (make_windows_with, 10),
}
NAMES = list(MAKERS)
WEIGHTS = [weight for _, weight in MAKERS.values()]


def extend(rng, p, length, group, last=None, names=NAMES, weights=WEIGHTS, keeps=lambda x: True):
    """Append legal operations until `p` has `length` of them; False if that does not succeed."""
    for _ in range(60):
        if len(p.ops) == length:
            return True
        name = rng.choices(names, weights)[0]
        if last and len(p.ops) == length - 1:
            name = last
        op = MAKERS[name][0](rng, p, group)
        if op is None or not p.push(op):
            continue
        if group in ("plain", "large") and p.tensor.numel() == 0 or not keeps(p.tensor):
            return False
    return len(p.ops) == length


NAMES_A_DIMENSION = {
    "flatten", "transpose", "movedim", "squeeze", "permute", "unfold", "swapaxes", "swapdims", "movedims", "squeeze_dims", "mT",
}  # fmt: skip


def belongs(p, group):
    """Whether a program has what its group is about, and nothing that another group is about."""
    split_empty = any(op.name == "split" and op.size == 0 for op in p.ops)
    split_negative = any(op.name == "split_at" and "((-" in op.python for op in p.ops)
    if group == "split_empty":
        return split_empty
    if group == "split_negative":
        return split_negative
    if split_empty or split_negative:
        return False
    if group == "scalar":
        return any(x.dim() == 0 and op.name in NAMES_A_DIMENSION for x, op in zip(p.tensors, p.ops))
    return base.belongs(p, group)


def legal_programs(rng, group, count):
    seen, out = set(), []
    while len(out) < count:
        p = Program(random_sizes(rng, group))
        length = rng.choices([1, 2, 3, 4, 5], weights=[2, 4, 4, 4, 3])[0]
        last = {"split_empty": "split", "split_negative": "split_at"}.get(group)
        if last and rng.random() < 0.5:
            last = None
        if last is None and rng.random() < 0.25:
            last = rng.choice(["view", "view_as", "flatten"] if group != "empty" else ["diagonal", "unfold"])
        if not extend(rng, p, length, group, last):
            continue
        if not belongs(p, group) or p.python() in seen:
            continue
        seen.add(p.python())
        out.append(p)
    return out


# ---------------------------------------------------------------- legal.rs

def write_legal():
    text, number, statistics, features = base.legal_text(
        GROUPS, SEED, MACRO, legal_programs, features_of, "use super::judge::Outcome;"
    )
    assert all(statistics[name] >= 60 for name in NAMES), statistics
    (HERE / "legal.rs").write_text(text)
    return number, statistics, features


def features_of(p):
    """What of interest a program touches, for the counts in the README."""
    yield f"chain of {len(p.ops)}"
    for x, op, y in zip(p.tensors, p.ops, p.tensors[1:]):
        if op.name in ("view", "view_as", "flatten", "unflatten") and x.numel() > 1 and not x.is_contiguous():
            yield "view, view_as, flatten or unflatten of a non-contiguous tensor"
        if op.name not in ("view", "flatten") and not x.is_contiguous():
            yield "another operation on a non-contiguous tensor"
        if op.name in ("unfold", "windows", "windows_with") and any(s > 1 and t == 0 for s, t in zip(x.shape, x.stride())):
            yield "windows of an expanded tensor"
        if isinstance(op, PartOp) and op.index:
            yield "part after the first"
        if op.name == "diagonal" and y.numel() == 0 and x.numel():
            yield "diagonal that lies beyond the matrix"
        if "-" in op.rust:
            yield "negative dimension, index or offset"
        if "_," in op.rust or "_]" in op.rust:
            yield "size left out with `_`"
    if any(1 in x.shape for x in p.tensors):
        yield "program with a size-1 dimension"
    if any(0 in x.shape for x in p.tensors):
        yield "program with a size-0 dimension"
    if any(s > 1 and t == 0 for x in p.tensors for s, t in zip(x.shape, x.stride())):
        yield "program with a zero stride"
    if p.tensor.dim() == 0:
        yield "result of rank 0"
    if any(x.dim() == MAX_RANK for x in p.tensors):
        yield "program that reaches rank 6"


# ---------------------------------------------------------------- illegal kinds
# Each maker returns an operation that PyTorch should refuse, or None where `p` gives no occasion.

def for_scalar(make):
    """The mistake of naming a dimension where there is none."""

    def bad(rng, p):
        return make(rng, rng.choice([0, -1])) if p.tensor.dim() == 0 else None

    return bad


def plain(name, texts):
    return Op(name, *texts)


def with_dim(name, make):
    """The mistake of a dimension that the tensor has not: `make(rng, dim)` gives the two texts."""

    def bad(rng, p):
        return plain(name, make(rng, outside(rng, p.tensor.dim()))) if p.tensor.dim() else None

    return bad


def on_dim(name, make, accept=lambda size: True):
    """A mistake in a dimension that the tensor has: `make(rng, dim, size)` gives the two texts, or None."""

    def bad(rng, p):
        x = p.tensor
        d = pick(rng, x, accept)
        texts = make(rng, either_sign(rng, d, x.dim()), x.shape[d]) if d is not None else None
        return plain(name, texts) if texts else None

    return bad


def op_texts(op):
    return op.rust, op.python


def unfold_texts(*numbers):
    return op_texts(Op.of_dims("unfold", *numbers))


def narrow_texts(*numbers):
    return op_texts(Op.of_dims("narrow", *numbers))


def bad_diagonal_same(rng, p):
    x = p.tensor
    if x.dim() == 0:
        return None
    d = rng.randrange(x.dim())
    dims = [either_sign(rng, d, x.dim()), either_sign(rng, d, x.dim())]
    return Op.of_dims("diagonal", rng.randint(-2, 2), *dims)


def bad_diagonal_dim(rng, p):
    rank = p.tensor.dim()
    if rank == 0:
        return None
    dims = [inside(rng, rank), outside(rng, rank)]
    if rank == 1 and rng.random() < 0.5:
        dims = [0, 1]
    else:
        rng.shuffle(dims)
    return Op.of_dims("diagonal", rng.randint(-2, 2), *dims)


def wrong_sum(rng, d, size):
    n = rng.randint(1, 4)
    sizes = [rng.randint(0, 5) for _ in range(n)]
    if rng.random() < 0.5 and size:
        cut = rng.randint(0, size)
        sizes = [cut, size - cut + rng.choice([-1, 1])]
    if rng.random() < 0.1:
        sizes = []
    return split_with_sizes(d, sizes) if sum(sizes) != size and min(sizes, default=0) >= 0 else None


def wrong_product(rng, d, size):
    sizes = factor(rng, size, rng.randint(1, 3)) if size else [1]
    i = rng.randrange(len(sizes))
    sizes[i] = rng.choice([sizes[i] + 1, sizes[i] * 2, max(1, sizes[i] - 1), 0])
    return op_texts(unflatten(d, sizes)) if math.prod(sizes) != size else None


def not_divisible(rng, d, size):
    sizes = [rng.randint(2, 7) for _ in range(rng.randint(1, 2))]
    if size % math.prod(sizes) == 0:
        return None
    sizes.insert(rng.randint(0, len(sizes)), -1)
    return op_texts(unflatten(d, sizes))


def two_inferred(rng, d, size):
    sizes = [-1, -1, *rng.choice([[], [1], [2]])]
    rng.shuffle(sizes)
    return op_texts(unflatten(d, sizes))


def negative_size(rng, d, size):
    sizes = rng.choice([[-2, rng.randint(1, 3)], [-size if size > 1 else -3], [rng.randint(1, 3), -3], [-2, -2]])
    return op_texts(unflatten(d, sizes))


def ambiguous(rng, d, size):
    sizes = [0, -1, *rng.choice([[], [2], [3]])]
    rng.shuffle(sizes)
    return op_texts(unflatten(d, sizes))


def bad_movedims(mistake):
    def bad(rng, p):
        rank = p.tensor.dim()
        if rank < 2:
            return None
        n = rng.randint(2, rank)
        lists = [rng.sample(range(rank), n), rng.sample(range(rank), n)]
        which = {"source": 0, "destination": 1}.get(mistake, rng.randrange(2))
        target, i = lists[which], rng.randrange(n)
        if mistake == "dim":
            target[i] = outside(rng, rank)
        elif mistake == "lengths":
            target.pop(i)
        else:
            j = (i + 1) % n
            target[i] = target[j] - rank if rng.random() < 0.35 else target[j]
        return dims_op("movedims", *lists)

    return bad


def renamed(bad, old, new):
    def made(rng, p):
        op = bad(rng, p)
        return op and Op(new, op.rust.replace(f".{old}::", f".{new}::"), op.python.replace(f".{old}(", f".{new}("))

    return made


def as_other(bad, name):
    """The mistake of `expand` or `view`, as `expand_as` or `view_as`."""

    def made(rng, p):
        op = bad(rng, p)
        if op is None:
            return None
        sizes = list(eval(re.sub(r"^\.\w+\(", "", op.python)[:-1]))
        if name == "expand_as":  # no sizes are left out here
            shape = list(p.tensor.shape)
            offset = len(sizes) - len(shape)
            sizes = [shape[i - offset] if s == -1 and i >= offset else s for i, s in enumerate(sizes)]
        return like(name, sizes) if min(sizes, default=0) >= 0 and math.prod(sizes) < 3000 else None

    return made


def bad_squeeze_dims_dim(rng, p):
    rank = p.tensor.dim()
    dims = rng.sample(range(rank), rng.randint(0, rank))
    dims.insert(rng.randint(0, len(dims)), outside(rng, rank))
    return squeeze_dims(dims)


def bad_squeeze_dims_repeated(rng, p):
    rank = p.tensor.dim()
    if rank == 0:
        return squeeze_dims(rng.choice([[0, 0], [0, -1], [-1, 0], [-1, -1]]))
    dims = rng.sample(range(rank), rng.randint(1, rank))
    dims.insert(rng.randint(0, len(dims)), either_sign(rng, rng.choice(dims), rank))
    return squeeze_dims(dims)


def bad_mt(rng, p):
    return Op("mT", ".mT()", ".mT") if p.tensor.dim() == 1 else None


def too_many(rng, p):
    return [rng.choice([1, 1, 2]) for _ in range(p.tensor.dim() + rng.choice([1, 1, 2]))]


def bad_tile_remainder(rng, p):
    """PyTorch's `unfold` drops a remainder, so this is written as the view that a tiling is."""
    x = p.tensor
    if x.dim() == 0:
        return None
    k = rng.randint(1, min(3, x.dim()))
    tiles = [rng.choice(divisors(size)[:12] or [1]) for size in x.shape[-k:]]
    i = rng.randrange(k)
    size = x.shape[x.dim() - k + i]
    tiles[i] = rng.choice([size + 1, rng.randint(2, size + 3), size * 2])
    if size == 0 or size % tiles[i] == 0:
        return None
    python = "".join(f".unflatten({-j - 1 - j}, (-1, {t}))" for j, t in enumerate(reversed(tiles)))
    return Op("tile", tile(tiles).rust, python)


def with_one(rng, values, wrong):
    values = list(values)
    values[rng.randrange(len(values))] = wrong
    return values


def bad_tile(wrong):
    def bad(rng, p):
        k = rng.randint(1, min(3, p.tensor.dim())) if p.tensor.dim() else 0
        return tile(with_one(rng, [rng.choice(divisors(s)[:6] or [1]) for s in p.tensor.shape[-k:]], wrong(rng))) if k else None

    return bad


def window_lists(rng, p):
    op = make_windows_with(rng, p, "plain")
    return op and [list(map(int, found.split(", "))) for found in re.findall(r"Shape!\[(.*?)\]", op.rust)]


def bad_windows_size(rng, p):
    lists = window_lists(rng, p)
    if lists is None:
        return None
    sizes = lists[0]
    i = rng.randrange(len(sizes))
    sizes[i] = p.tensor.shape[i - len(sizes)] + rng.randint(1, 3)
    return windows(sizes)


def bad_windows_negative(rng, p):
    lists = window_lists(rng, p)
    return lists and windows(with_one(rng, lists[0], -rng.randint(1, 3)))


def bad_windows_with_size(rng, p):
    lists = window_lists(rng, p)
    if lists is None:
        return None
    sizes, steps, dilations = lists
    i = rng.randrange(len(sizes))
    n = p.tensor.shape[i - len(sizes)]
    sizes[i] = max(sizes[i], 2)
    dilations[i] = (n - 1) // (sizes[i] - 1) + rng.randint(1, 2)
    return windows_with(sizes, steps, dilations)


def bad_windows_with(which, wrong):
    def bad(rng, p):
        lists = window_lists(rng, p)
        if lists is None:
            return None
        lists[which] = with_one(rng, lists[which], wrong(rng))
        if which == 2:  # so that only the dilation is wrong: a window of one element
            i = next(i for i, d in enumerate(lists[2]) if d < 1)
            lists[0][i] = 1
        return windows_with(*lists)

    return bad


def bad_windows_with_rank(rng, p):
    sizes = too_many(rng, p)
    return windows_with(sizes, [1] * len(sizes), [rng.choice([1, 2]) for _ in sizes])


def bad_expand_negative(rng, p):
    x = p.tensor
    if x.dim() > MAX_RANK - 1:
        return None
    sizes = list(x.shape)
    if sizes and rng.random() < 0.6:
        sizes[rng.randrange(len(sizes))] = -rng.randint(2, 4)
    else:
        sizes.insert(0, -rng.randint(2, 4))
    return Op.of_shape("expand", sizes)


def bad_select_negative(rng, p):
    x = p.tensor
    if x.dim() == 0:
        return None
    d = rng.randrange(x.dim())
    i = -x.shape[d] - rng.randint(1, 3)
    return Op.of_dims("select", either_sign(rng, d, x.dim()), i) if i >= -MAX_CONST else None


def bad_as_strided_negative(which):
    def bad(rng, p):
        sizes, strides, offset = [rng.randint(1, 3) for _ in range(rng.randint(1, 3))], [], 0
        strides = [1] * len(sizes)
        if which == "offset":
            offset = -rng.randint(1, 4)
        else:
            sizes = with_one(rng, sizes, -rng.randint(2, 4))
        return Op.of_as_strided(sizes, strides, offset)

    return bad


DIM_RANGE = base.DIM_RANGE
RANK_0 = "expects? at least a 1-dimensional tensor"
small = lambda rng: rng.randint(1, 3)  # noqa: E731
zero = lambda rng: 0  # noqa: E731
negative = lambda rng: -rng.randint(1, 3)  # noqa: E731

# kind: (maker, what PyTorch's message must match, how many)
KINDS = {
    # The mistakes of the other set, in longer chains and before all operations.
    **{
        kind: (maker, message if message.startswith("(") else re.escape(message), 16 if kind == "view_spans" else 8)
        for kind, (maker, message, _) in base.KINDS.items()
    },
    "narrow_length_negative": (on_dim("narrow", lambda rng, d, n: narrow_texts(d, 0, -small(rng))), "length must be non-negative", 8),
    "narrow_start_negative": (on_dim("narrow", lambda rng, d, n: narrow_texts(d, -n - small(rng), 1) if n < 900 else None), "start out of range", 8),
    "narrow_scalar": (for_scalar(lambda rng, d: plain("narrow", narrow_texts(d, 0, rng.choice([0, 1])))), "cannot be applied to a 0-dim", 8),
    "select_negative": (bad_select_negative, "out of range for tensor", 8),
    "expand_negative": (bad_expand_negative, "(must match the existing size|overflow)", 8),
    "as_strided_offset": (bad_as_strided_negative("offset"), "invalid storage offset", 8),
    "as_strided_size": (bad_as_strided_negative("size"), "Storage size calculation overflowed", 8),
    "unfold_dim": (with_dim("unfold", lambda rng, d: unfold_texts(d, 1, small(rng))), DIM_RANGE, 10),
    "unfold_size": (on_dim("unfold", lambda rng, d, n: unfold_texts(d, n + small(rng), small(rng)) if n < 900 else None), "maximum size for tensor at dimension", 12),
    "unfold_size_negative": (on_dim("unfold", lambda rng, d, n: unfold_texts(d, -small(rng), small(rng))), "size is -. but must be >= 0", 8),
    "unfold_step_zero": (on_dim("unfold", lambda rng, d, n: unfold_texts(d, rng.randint(1, min(n, 5)), 0), bool), "step is 0 but must be > 0", 8),
    "unfold_step_negative": (on_dim("unfold", lambda rng, d, n: unfold_texts(d, rng.randint(1, min(n, 5)), -small(rng)), bool), "step is -. but must be > 0", 8),
    "unfold_scalar": (for_scalar(lambda rng, d: Op.of_dims("unfold", d, rng.randint(2, 4), small(rng))), "maximum size for tensor at dimension 0 is 1", 8),
    "diagonal_dim": (bad_diagonal_dim, DIM_RANGE, 12),
    "diagonal_same": (bad_diagonal_same, "diagonal dimensions cannot be identical", 12),
    "diagonal_scalar": (for_scalar(lambda rng, d: Op.of_dims("diagonal", rng.randint(-1, 1), d, rng.choice([0, -1]))), "diagonal dimensions cannot be identical", 8),
    "chunk_dim": (with_dim("chunk", lambda rng, d: chunk(d, small(rng))), DIM_RANGE, 10),
    "chunk_zero": (on_dim("chunk", lambda rng, d, n: chunk(d, 0)), "to be greater than 0, got: 0", 8),
    "chunk_negative": (on_dim("chunk", lambda rng, d, n: chunk(d, -small(rng))), "to be greater than 0, got: -", 8),
    "chunk_scalar": (for_scalar(lambda rng, d: plain("chunk", chunk(d, small(rng)))), RANK_0, 8),
    "split_dim": (with_dim("split", lambda rng, d: split(d, small(rng))), DIM_RANGE, 10),
    "split_zero": (on_dim("split", lambda rng, d, n: split(d, 0), bool), "split_size can only be 0 if dimension size is 0", 8),
    "split_negative": (on_dim("split", lambda rng, d, n: split(d, -small(rng))), "split_size be non-negative", 8),
    "split_scalar": (for_scalar(lambda rng, d: plain("split", split(d, small(rng)))), RANK_0, 8),
    "split_with_sizes_sum": (on_dim("split_with_sizes", wrong_sum), "sum exactly to", 16),
    "split_with_sizes_negative": (on_dim("split_with_sizes", lambda rng, d, n: split_with_sizes(d, [-2, n + 2])), "have only non-negative entries", 8),
    "split_with_sizes_dim": (with_dim("split_with_sizes", lambda rng, d: split_with_sizes(d, [1, small(rng)])), DIM_RANGE, 8),
    "split_with_sizes_scalar": (for_scalar(lambda rng, d: plain("split_with_sizes", split_with_sizes(d, rng.choice([[1], [0, 1], [1, 0]])))), RANK_0, 8),
    "split_at_dim": (with_dim("split_at", lambda rng, d: split_at(d, rng.randint(0, 1))), DIM_RANGE, 8),
    "split_at_scalar": (for_scalar(lambda rng, d: plain("split_at", split_at(d, rng.randint(0, 1)))), "at least a 1-dimensional tensor", 8),
    "unbind_dim": (with_dim("unbind", lambda rng, d: unbind(d)), DIM_RANGE, 8),
    "unbind_scalar": (for_scalar(lambda rng, d: plain("unbind", unbind(d))), "tensor has no dimensions", 8),
    "unflatten_product": (on_dim("unflatten", wrong_product), "don't multiply up to the size", 12),
    "unflatten_not_divisible": (on_dim("unflatten", not_divisible, bool), "don't multiply up to the size", 10),
    "unflatten_two_inferred": (on_dim("unflatten", two_inferred), "only one dimension can be inferred", 8),
    "unflatten_negative": (on_dim("unflatten", negative_size), "(invalid shape dimension|don't multiply up)", 8),
    "unflatten_none": (on_dim("unflatten", lambda rng, d, n: op_texts(unflatten(d, []))), "sizes must be non-empty", 8),
    "unflatten_dim": (with_dim("unflatten", lambda rng, d: op_texts(unflatten(d, [1, small(rng)]))), DIM_RANGE, 8),
    "unflatten_scalar": (for_scalar(lambda rng, d: unflatten(d, rng.choice([[1], [1, 1], [1, -1], [-1]]))), "tensor has no dimensions", 8),
    "empty_unflatten_ambiguous": (on_dim("unflatten", ambiguous, lambda size: size == 0), "the unspecified dimension size -1 can be any value", 8),
    "swapaxes_dim": (base.bad_pair_dim("swapaxes"), DIM_RANGE, 8),
    "swapdims_dim": (base.bad_pair_dim("swapdims"), DIM_RANGE, 8),
    "movedims_dim": (bad_movedims("dim"), DIM_RANGE, 8),
    "movedims_source": (bad_movedims("source"), "repeated dim in `source`", 8),
    "movedims_destination": (bad_movedims("destination"), "repeated dim in `destination`", 8),
    "movedims_lengths": (bad_movedims("lengths"), "same number of dims", 8),
    "broadcast_to_size": (renamed(base.bad_expand_size, "expand", "broadcast_to"), "must match the existing size", 10),
    "broadcast_to_fewer": (renamed(base.bad_expand_fewer, "expand", "broadcast_to"), "must be greater or equal to the number of dim", 8),
    "broadcast_to_leading": (renamed(base.bad_expand_leading, "expand", "broadcast_to"), "isn't allowed in a leading", 8),
    "broadcast_to_negative": (renamed(bad_expand_negative, "expand", "broadcast_to"), "(must match the existing size|overflow)", 8),
    "empty_broadcast_to": (renamed(base.bad_expand_empty, "expand", "broadcast_to"), "must match the existing size", 8),
    "expand_as_size": (as_other(base.bad_expand_size, "expand_as"), "must match the existing size", 10),
    "expand_as_fewer": (as_other(base.bad_expand_fewer, "expand_as"), "must be greater or equal to the number of dim", 8),
    "empty_expand_as": (as_other(base.bad_expand_empty, "expand_as"), "must match the existing size", 8),
    "view_as_count": (as_other(base.bad_view_count, "view_as"), "is invalid for input of size", 10),
    "view_as_spans": (as_other(base.bad_view_spans, "view_as"), "spans across two contiguous subspaces", 12),
    "mt_rank": (bad_mt, "only supported on matrices", 8),
    "squeeze_dims_dim": (bad_squeeze_dims_dim, DIM_RANGE, 8),
    "squeeze_dims_repeated": (bad_squeeze_dims_repeated, "appears multiple times", 8),
    "tile_remainder": (bad_tile_remainder, "don't multiply up to the size", 12),
    "tile_rank": (lambda rng, p: tile(too_many(rng, p)), DIM_RANGE, 8),
    "tile_zero": (bad_tile(zero), "step is 0 but must be > 0", 8),
    "tile_negative": (bad_tile(negative), "size is -. but must be >= 0", 8),
    "windows_size": (bad_windows_size, "maximum size for tensor at dimension", 10),
    "windows_rank": (lambda rng, p: windows(too_many(rng, p)), DIM_RANGE, 8),
    "windows_negative": (bad_windows_negative, "size is -. but must be >= 0", 8),
    "windows_with_size": (bad_windows_with_size, "maximum size for tensor at dimension", 10),
    "windows_with_rank": (bad_windows_with_rank, DIM_RANGE, 8),
    "windows_with_step_zero": (bad_windows_with(1, zero), "step is 0 but must be > 0", 8),
    "windows_with_step_negative": (bad_windows_with(1, negative), "step is -. but must be > 0", 8),
    "windows_with_dilation_zero": (bad_windows_with(2, zero), "slice step cannot be zero", 8),
    "windows_with_dilation_negative": (bad_windows_with(2, negative), "step must be greater than zero", 8),
}


def chain(rng, kind):
    """A legal program of up to four operations before a mistake."""
    group = "empty" if kind.startswith("empty") else "large" if rng.random() < 0.08 else "plain"
    sizes = random_sizes(rng, group)
    if (kind.endswith("scalar") or kind.startswith("squeeze_dims_rep")) and rng.random() < 0.4:
        sizes = []
    p = Program(sizes)
    length = rng.choices([0, 1, 2, 3, 4], weights=[2, 4, 4, 3, 2])[0]
    if not extend(rng, p, length, group) or not belongs(p, "plain"):
        return None
    return None if group == "empty" and p.tensor.numel() != 0 else p


def said(error):
    return " ".join(str(error).split("Exception raised from")[0].split())


def illegal_program(rng, kind):
    maker, message, _ = KINDS[kind]
    while True:
        p = chain(rng, kind)
        op = p and maker(rng, p)
        if not op or p.rebased and op.name == "as_strided":
            continue
        result = p.attempt(op)
        if isinstance(result, Exception) and re.search(message, said(result)):
            return p, op, result


def function(kind, number, comments, lines):
    """`lines`: the last is the one that is refused."""
    text = f"\nfn {kind}_{number}() {{\n" + "".join(f"    // {c}\n" for c in comments)
    text += "".join(f"    {line}\n" for line in lines[:-1])
    return text + f"    {lines[-1]} //~ {number}\n}}\n"


def refused_file(name, about, functions):
    (HERE / name).write_text(
        base.head(SEED, about + "\n// A function is named `kind_number`, and legal but for its marked line.\n")
        + "#![allow(dead_code, nonstandard_style, unused)]\n\nuse stridewise::prelude::*;\n"
        + "".join(functions)
    )


def write_illegal():
    counts, seen, functions = Counter(), set(), []
    for kind, (_, _, count) in KINDS.items():
        rng = random.Random(f"{SEED} {kind}")
        while counts[kind] < count:
            p, op, error = illegal_program(rng, kind)
            if p.python() + op.python in seen:
                continue
            seen.add(p.python() + op.python)
            counts[kind] += 1
            comments = [f"y = {p.python()}", applied(op, "y"), f"{type(error).__name__}: {said(error)}"]
            lines = [
                f"let x = Tensor::<i64, Shape![{sizes_text(p.sizes)}]>::arange();",
                f"let y = x.as_view(){p.rust_ops()};",
                f"let _ = y{op.rust};",
            ]
            functions.append(function(kind, len(functions), comments, lines))
    refused_file("illegal.rs", "// What PyTorch refuses, with its message.", functions)
    return len(functions), counts


# ---------------------------------------------------------------- differences.rs

def uneven(values):
    def choose(rng, n):
        found = [k for k in values(n) if k > 0 and n % k]
        return found and rng.choice(found)

    return choose


uneven_count = uneven(lambda n: range(2, min(n, MAX_PARTS)))
uneven_size = uneven(lambda n: range(2, n))


def uneven_part(name, choose, text):
    return on_dim(name, lambda rng, d, n: text(d, k) if (k := choose(rng, n)) else None, bool)


DIFFERENCES = {
    "chunk_uneven": (uneven_part("chunk", uneven_count, chunk), 8),
    "chunk_more_than_the_size": (on_dim("chunk", lambda rng, d, n: chunk(d, n + small(rng)) if n < MAX_PARTS else None, bool), 6),
    "split_uneven": (uneven_part("split", uneven_size, split), 8),
    "split_beyond_the_end": (on_dim("split", lambda rng, d, n: split(d, n + small(rng)) if n < 900 else None, bool), 6),
    "split_at_beyond_the_end": (on_dim("split_at", lambda rng, d, n: split_at(d, n + small(rng)) if n < 900 else None), 6),
    "split_at_before_the_start": (on_dim("split_at", lambda rng, d, n: split_at(d, -n - small(rng)) if n < 900 else None), 4),
}


def write_differences():
    counts, functions = Counter(), []
    for kind, (maker, count) in DIFFERENCES.items():
        rng = random.Random(f"{SEED} {kind}")
        while counts[kind] < count:
            p = chain(rng, kind)
            op = p and maker(rng, p)
            if not op or isinstance(parts := p.attempt(op), Exception):
                continue
            counts[kind] += 1
            comments = [f"y = {p.python()}", applied(op, "y"), f"PyTorch gives {[list(y.shape) for y in parts]}"]
            lines = [
                f"let x = Tensor::<i64, Shape![{sizes_text(p.sizes)}]>::arange();",
                f"let y = x.as_view(){p.rust_ops()};",
                f"let _ = y{op.rust};",
            ]
            functions.append(function(kind, len(functions), comments, lines))
    refused_file("differences.rs", "// What PyTorch accepts and the library refuses.", functions)
    return len(functions), counts


# ---------------------------------------------------------------- mutable.rs

def apart(x):
    """Whether each stride is larger than what the smaller ones reach: no two indices share an element."""
    reach = 0
    for stride, size in sorted((t, s) for s, t in zip(x.shape, x.stride()) if s > 1):
        if stride <= reach:
            return False
        reach += stride * (size - 1)
    return True


EXPANDS = {"expand", "broadcast_to", "expand_as"}
PARTS = {"chunk", "split", "split_with_sizes", "split_at", "unbind"}
MUTABLE = [name for name in NAMES if name not in EXPANDS]
WRITES = [("fill_", 7), ("mul_", 3), ("add_", 5), ("fill_", -1), ("mul_", -2), ("add_", 100)]


def render_mutable(p, writes):
    """Rust and Python statements; with two writes, the last operation gives parts and two of them are written."""
    names = iter("abcdef")
    rust, python = [], []
    r, q = "x.as_view_mut()", "x"
    for k, op in enumerate(p.ops):
        if not isinstance(op, PartOp):
            r, q = r + op.rust, applied(op, q)
            continue
        last = k == len(p.ops) - 1
        places = [(op.index, next(names))]
        if last and len(writes) == 2:
            other = next(i for i in range(op.count) if i != op.index)
            places.append((other, next(names)))
        pattern = ["_"] * op.count
        for i, name in places:
            pattern[i] = f"mut {name}" if last else name
        while op.kind == "[]" and len(pattern) > 5 and pattern[-2:] in (["_", "_"], ["_", ".."]):
            pattern[-2:] = [".."]
        text = ", ".join(pattern)
        pattern = f"[{text}]" if op.kind == "[]" else f"({text}{',' if op.count == 1 else ''})"
        rust.append(f"let {pattern} = {r}{op.whole_rust};")
        if len(places) == 2:
            python.append(f"p = {applied(Op('', '', op.whole_python), q)}")
            for (i, name), (write, value) in zip(places, writes):
                rust.append(f"{name}.{write}({value});")
                python.append(f"p[{i}].{write}({value})")
            return rust, python
        r, q = places[0][1], applied(op, q)
    (write, value) = writes[0]
    rust.append(f"{r}.{write}({value});")
    python.append(f"{q}.{write}({value})")
    return rust, python


def strided_apart(rng, p):
    """An `as_strided` that passes `apart`, with its dimensions in any order."""
    n = p.storage_len
    while True:
        dims, reach = [], 0
        for _ in range(rng.randint(1, 3)):
            dims.append((rng.randint(1, 4), reach + rng.randint(1, 3)))
            reach += (dims[-1][0] - 1) * dims[-1][1]
        offset = rng.randint(0, n - 1)
        if offset + reach < n:
            rng.shuffle(dims)
            return Op.of_as_strided([s for s, _ in dims], [t for _, t in dims], offset)


def mutable_programs(rng, count):
    seen, out = set(), []
    weights = [MAKERS[name][1] for name in MUTABLE]
    while len(out) < count:
        p = Program(random_sizes(rng, "plain"))
        length = rng.choices([1, 2, 3, 4, 5], weights=[2, 4, 4, 3, 2])[0]
        last = rng.choice([None, None, None, *sorted(PARTS), "diagonal", "unfold"])
        if rng.random() < 0.06:
            p.push(strided_apart(rng, p))
        if not extend(rng, p, length, "plain", last, MUTABLE, weights, apart) or not belongs(p, "plain"):
            continue
        names = [op.name for op in p.ops]
        parted = next((i for i, op in enumerate(p.ops) if isinstance(op, PartOp)), len(names))
        if "as_strided" in names[parted:]:
            continue
        writes = [rng.choice(WRITES)]
        if isinstance(p.ops[-1], PartOp) and p.ops[-1].count > 1 and rng.random() < 0.6:
            writes.append(rng.choice(WRITES))
        rust, python = render_mutable(p, writes)
        python = [f"x = {p.base_python()}", *python]
        if str(python) in seen:
            continue
        seen.add(str(python))
        place = {"torch": torch}
        exec("\n".join(python), place)
        out.append((p, rust, python, place["x"].reshape(-1).tolist()))
    return out


def write_mutable(count):
    statistics, functions = Counter(), []
    programs = mutable_programs(random.Random(f"{SEED} mutable"), count)
    for start in range(0, count, base.PER_FUNCTION):
        body = ""
        for number, (p, rust, python, values) in enumerate(programs[start : start + base.PER_FUNCTION], start):
            statistics.update(op.name for op in p.ops)
            body += (
                f"        // {'; '.join(python)}\n"
                f"        mutable!({number}, x: [{sizes_text(p.sizes)}], {{ {' '.join(rust)} }},\n"
                f"            {base.elements_text(values)}),\n"
            )
        functions.append((f"mutable_{start // base.PER_FUNCTION}", body))
    (HERE / "mutable.rs").write_text(
        base.head(SEED, "// `mutable!(number, tensor: [its sizes], { statements }, its elements afterwards in PyTorch)`\n")
        + "use super::judge::Outcome;\nuse stridewise::prelude::*;\n\n"
        + base.grouped(functions)
    )
    return count, statistics


# ---------------------------------------------------------------- overlapping.rs

def shares(x):
    """Whether two indices of `x` share an element."""
    return len(set(x.reshape(-1).tolist())) < x.numel()  # an element is its place


def overlapping_strides(zero):
    def make(rng, p, group):
        op = base.make_as_strided(rng, p, group)
        y = p.attempt(op) if op else None
        if not isinstance(y, torch.Tensor) or not shares(y):
            return None
        return op if zero == any(t == 0 and s > 1 for s, t in zip(y.shape, y.stride())) else None

    return make


# kind: (maker, the writes, whether the view itself is refused, how many)
OVERLAPS = {
    "expand_add": (base.make_expand, ["mul_", "add_"], False, 6),
    "expand_fill": (base.make_expand, ["fill_"], False, 4),
    "broadcast_to": (make_broadcast_to, ["mul_", "add_", "fill_"], False, 5),
    "expand_as": (make_expand_as, ["mul_", "add_", "fill_"], False, 5),
    "unfold": (make_unfold, ["mul_", "fill_"], True, 8),
    "windows": (make_windows, ["add_", "fill_"], True, 6),
    "windows_with": (make_windows_with, ["add_", "fill_"], True, 6),
    "as_strided": (overlapping_strides(False), ["mul_", "fill_"], True, 6),
    "as_strided_zero": (overlapping_strides(True), ["mul_", "fill_"], True, 6),
}


def write_overlapping():
    counts, functions, place = Counter(), [], {"torch": torch}
    names = [name for name in MUTABLE if name not in PARTS]
    weights = [MAKERS[name][1] for name in names]
    for kind, (maker, writes, refused_view, count) in OVERLAPS.items():
        rng = random.Random(f"{SEED} overlapping {kind}")
        while counts[kind] < count:
            p = Program(random_sizes(rng, "plain"))
            length = rng.choices([0, 1, 2, 3], weights=[3, 4, 3, 1])[0]
            if not extend(rng, p, length, "plain", None, names, weights, apart):
                continue
            op = maker(rng, p, "plain")
            y = p.attempt(op) if op else None
            if not isinstance(y, torch.Tensor) or y.dim() > MAX_RANK or y.numel() == 0 or not shares(y):
                continue
            write = rng.choice(writes)
            value = {"mul_": 3, "add_": 5, "fill_": 7}[write]
            try:
                eval(f"{applied(op, 'y')}.{write}({value})", {"y": eval(p.python(), place), **place})
                verdict = "PyTorch writes, some elements more than once"
            except RuntimeError as error:
                verdict = f"{type(error).__name__}: {said(error)}"
            counts[kind] += 1
            comments = [f"y = {p.python()}", f"{applied(op, 'y')}.{write}({value})", verdict]
            lines = [f"let mut x = Tensor::<i64, Shape![{sizes_text(p.sizes)}]>::arange();"]
            if refused_view:
                lines += [f"let y = x.as_view_mut(){p.rust_ops()};", f"let _ = y{op.rust};"]
            else:
                lines += [f"let mut y = x.as_view_mut(){p.rust_ops()}{op.rust};", f"y.{write}({value});"]
            functions.append(function(kind, len(functions), comments, lines))
    refused_file("overlapping.rs", "// Writes where two indices share an element, and what PyTorch does.", functions)
    return len(functions), counts


# ---------------------------------------------------------------- README.md

def write_counts(legal, illegal, mutable, overlapping, differences):
    total, statistics, features = legal

    def table(title, rows):
        return f"| {title} | count |\n|---|---|\n" + "".join(f"| {k} | {n} |\n" for k, n in rows)

    def kinds(counts):
        return table("kind", ((f"`{k}`", n) for k, n in counts.items()))

    text = (
        f"Written by `generate.py`: PyTorch {torch.__version__}, seed {SEED}.\n\n"
        f"**{total} legal programs**: "
        + ", ".join(f"{n} {group}" for group, n in GROUPS.items())
        + f".\n\n| operation | in legal programs | in the {mutable[0]} mutable ones |\n|---|---|---|\n"
        + "".join(f"| `{n}` | {statistics[n]} | {mutable[1][n]} |\n" for n in NAMES)
        + "\n"
        + table("what they touch", features.most_common())
        + f"\n**{illegal[0]} illegal programs**\n\n{kinds(illegal[1])}"
        + f"\n**{overlapping[0]} overlapping writes**\n\n{kinds(overlapping[1])}"
        + f"\n**{differences[0]} differences**\n\n{kinds(differences[1])}"
    )
    readme = HERE / "README.md"
    opening = readme.read_text().split("## Counts\n")[0] if readme.exists() else ""
    readme.write_text(opening + "## Counts\n\n" + text)


if __name__ == "__main__":
    write_counts(write_legal(), write_illegal(), write_mutable(160), write_overlapping(), write_differences())
