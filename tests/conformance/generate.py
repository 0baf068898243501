#!/usr/bin/env python3
"""Random programs of view operations, judged by PyTorch, written out as Rust.

    python generate.py            # rewrites legal.rs, illegal.rs and the counts in README.md

A program is a base tensor, `torch.arange(n).view(sizes)`, and one to five view
operations. Each operation is written twice, in Rust and in Python, from the same
numbers; the Python text is what PyTorch executes, and it appears beside each case.
An element of the base equals its place in the storage, so a list of elements is a
list of addresses.

`legal.rs`: PyTorch accepts; its sizes, strides, offset and elements are recorded.
`illegal.rs`: PyTorch accepts all but the last operation; its message is recorded.
"""

import math
import random
import re
from collections import Counter
from pathlib import Path

import torch

HERE = Path(__file__).resolve().parent
LEGAL_SEED = 20260517
ILLEGAL_SEED = 20260518

MAX_RANK = 6
MAX_CONST = 999  # const-generic arguments reach this far
MAX_NUMEL = 20_000  # elements of any tensor on the way
MAX_LISTED = 16  # more elements than that are recorded as a checksum
PER_FUNCTION = 20

# How many programs of each group go to legal.rs.
#   plain     sizes 1..6
#   large     numbers beyond 999
#   empty     a dimension of size 0 on the way
#   scalar    an operation that names a dimension (or none of none) of a rank-0 tensor
#   negative  narrow with a negative start, select with a negative index
GROUPS = {"plain": 700, "large": 110, "empty": 110, "scalar": 30, "negative": 50}
MACRO = {
    "plain": "case",
    "large": "case",
    "empty": "case_empty",
    "scalar": "case_scalar",
    "negative": "case_negative",
}


# ---------------------------------------------------------------- text

def sizes_text(sizes):
    return ", ".join("_" if s == -1 else str(s) for s in sizes)


def tuple_text(sizes):
    return "(" + ", ".join(map(str, sizes)) + ("," if len(sizes) == 1 else "") + ")"


class Op:
    """One operation: its name for the statistics, its Rust text, its Python text."""

    def __init__(self, name, rust, python):
        self.name, self.rust, self.python = name, rust, python

    @staticmethod
    def of_dims(name, *numbers):
        args = ", ".join(map(str, numbers))
        return Op(name, f".{name}::<{args}>()" if numbers else f".{name}()", f".{name}({args})")

    @staticmethod
    def of_shape(name, sizes, macro="Shape"):
        return Op(name, f".{name}::<{macro}![{sizes_text(sizes)}]>()", f".{name}({tuple_text(sizes)})")

    @staticmethod
    def of_as_strided(sizes, strides, offset):
        return Op(
            "as_strided",
            f".as_strided::<Shape![{sizes_text(sizes)}], Strides![{', '.join(map(str, strides))}], {offset}>()",
            f".as_strided({tuple_text(sizes)}, {tuple_text(strides)}, {offset})",
        )

    @staticmethod
    def of_slice(entries):
        """`entries`: an int, or (start, end, step) with None for what is left out."""

        def rust(e):
            if isinstance(e, int):
                return str(e)
            start, end, step = ("" if v is None else str(v) for v in e)
            return f"{start}..{end}" + (f";{step}" if step else "")

        def python(e):
            if isinstance(e, int):
                return str(e)
            start, end, step = ("" if v is None else str(v) for v in e)
            return f"{start}:{end}" + (f":{step}" if step else "")

        return Op(
            "slice",
            f".slice(s![{', '.join(map(rust, entries))}])",
            f"[{', '.join(map(python, entries))}]",
        )


class Program:
    """A base tensor and the operations so far, with every tensor on the way."""

    shift = 0  # by how far the storage of the last tensor begins later than that of the base

    def __init__(self, sizes):
        self.sizes = list(sizes)
        self.ops = []
        self.root = torch.arange(math.prod(sizes))
        self.tensors = [self.root.view(self.sizes)]

    @property
    def tensor(self):
        return self.tensors[-1]

    @property
    def storage_len(self):
        return self.root.numel()

    def base_python(self):
        return f"torch.arange({self.storage_len}).view({tuple_text(self.sizes)})"

    def python(self):
        return self.base_python() + "".join(op.python for op in self.ops)

    def rust_ops(self):
        return "".join(op.rust for op in self.ops)

    def attempt(self, op):
        """What PyTorch makes of `op` here: a tensor, or its exception."""
        try:
            return eval("x" + op.python, {"x": self.tensor})
        except (RuntimeError, IndexError, ValueError) as error:
            return error

    def push(self, op):
        """Apply `op` if PyTorch returns a view of the same storage."""
        result = self.attempt(op)
        if isinstance(result, Exception):
            return False
        if result._base is not self.root:  # a copy (flatten), not a view
            return False
        if result.dim() > MAX_RANK or result.numel() > MAX_NUMEL:
            return False
        self.ops.append(op)
        self.tensors.append(result)
        return True


# ---------------------------------------------------------------- random pieces

def either_sign(rng, dim, rank):
    """A dimension as it is, or counted from the end."""
    return dim - rank if rng.random() < 0.35 else dim


def random_sizes(rng, group):
    if group == "large":
        return rng.choice([
            [rng.randint(1000, 3000)],
            [rng.randint(20, 70), rng.randint(20, 70)],
            [3, 32, 32],
            [2, 3, 32, 32],
            [rng.randint(1000, 1100), rng.randint(1, 4)],
            [rng.randint(2, 5), rng.randint(995, 1030)],
            [rng.randint(5, 13), rng.randint(5, 13), rng.randint(11, 30)],
            [1, rng.randint(5, 13), 1, rng.randint(100, 130)],
        ])
    if group == "scalar" and rng.random() < 0.5:
        return []
    while True:
        rank = rng.choices(range(7), weights=[2, 9, 20, 30, 23, 11, 5])[0]
        sizes = [1 if rng.random() < 0.2 else rng.randint(2, 6) for _ in range(rank)]
        if group == "empty" and rank and rng.random() < 0.35:
            sizes[rng.randrange(rank)] = 0
        if math.prod(sizes) <= 360:
            return sizes


def factor(rng, n, parts):
    """`parts` numbers whose product is `n`, at random."""
    out = [1] * parts
    p = 2
    while n > 1:
        while n % p:
            p += 1
        n //= p
        out[rng.randrange(parts)] *= p
    return out


def chunks(x):
    """Element counts of the maximal runs of dimensions that can be merged, outermost first."""
    out = []
    for size, stride in reversed(list(zip(x.shape, x.stride()))):
        if size == 1:
            continue
        if out and stride == out[-1][0] * out[-1][1]:
            out[-1][0] *= size
        else:
            out.append([size, stride])
    return [count for count, _ in reversed(out)]


def with_ones(rng, sizes):
    sizes = list(sizes)
    while len(sizes) < MAX_RANK and rng.random() < 0.2:
        sizes.insert(rng.randint(0, len(sizes)), 1)
    return sizes


def with_inferred(rng, sizes, p):
    sizes = list(sizes)
    if sizes and rng.random() < p:
        sizes[rng.randrange(len(sizes))] = -1
    return sizes


def random_range(rng, size, empty):
    """(start, end, step) within 0..size, bounds from either end or left out."""
    if empty and rng.random() < 0.4:
        start, end = rng.randint(0, size), rng.randint(0, size)
        end = min(start, end)  # where it comes first, nothing is left
    else:
        start = rng.randrange(size) if size else 0
        end = rng.randint(start + 1, size) if size else 0
    if rng.random() < 0.3:
        start = 0
    if rng.random() < 0.3 and size:
        end = size
    step = rng.choice([None, None, None, 1, 2, 2, 3, 4, 7]) if size else rng.choice([None, 2])
    first = start
    if start == 0 and rng.random() < 0.7:
        first = None
    elif start < size and rng.random() < 0.3:
        first = start - size
    last = end
    if end == size and rng.random() < 0.7:
        last = None
    elif end < size and rng.random() < 0.35:
        last = end - size
    if last == 0 and end != 0:
        last = end
    return (first, last, step)


def fits(sizes, strides, offset, storage_len):
    if 0 in sizes:
        return True
    return offset + sum((s - 1) * t for s, t in zip(sizes, strides)) < storage_len


# ---------------------------------------------------------------- one maker per operation
# Each returns an operation that is meant to be legal, or None. PyTorch has the last word.

def make_view(rng, p, group):
    x = p.tensor
    if x.numel() == 0:
        rank = rng.randint(1, 4)
        sizes = [rng.randint(1, 5) for _ in range(rank)]
        zero = rng.randrange(rank)
        sizes[zero] = 0
        if rng.random() < 0.3:
            sizes[zero] = -1
        return Op.of_shape("view", sizes)
    sizes = []
    for count in chunks(x):
        sizes += factor(rng, count, rng.choices([1, 2, 3], weights=[5, 4, 1])[0])
    sizes = with_ones(rng, [s for s in sizes if s != 1 or rng.random() < 0.5])
    if rng.random() < 0.25:
        sizes = [s for s in sizes if s != 1]
    if sizes == list(x.shape) and rng.random() < 0.9:
        return None
    if x.is_contiguous() and rng.random() < 0.5:  # the other views are the interesting ones
        return None
    return Op.of_shape("view", with_inferred(rng, sizes, 0.4))


def make_flatten(rng, p, group):
    rank = p.tensor.dim()
    if rank == 0:
        return Op.of_dims("flatten", rng.choice([0, -1]), rng.choice([0, -1])) if group == "scalar" else None
    a = rng.randrange(rank)
    b = rng.randrange(a, rank)
    if a == b and rng.random() < 0.8:
        return None
    return Op.of_dims("flatten", either_sign(rng, a, rank), either_sign(rng, b, rank))


def make_t(rng, p, group):
    return Op.of_dims("t") if p.tensor.dim() <= 2 else None


def make_pair(name):
    def make(rng, p, group):
        rank = p.tensor.dim()
        if rank == 0:
            return Op.of_dims(name, rng.choice([0, -1]), rng.choice([0, -1])) if group == "scalar" else None
        a, b = rng.randrange(rank), rng.randrange(rank)
        if a == b and rng.random() < 0.85:
            return None
        return Op.of_dims(name, either_sign(rng, a, rank), either_sign(rng, b, rank))

    return make


def make_permute(rng, p, group):
    rank = p.tensor.dim()
    if rank == 0 and group != "scalar":
        return None
    dims = list(range(rank))
    rng.shuffle(dims)
    if rng.random() < 0.35:
        dims = [either_sign(rng, d, rank) for d in dims]
    return Op("permute", f".permute::<Dims![{', '.join(map(str, dims))}]>()", f".permute({tuple_text(dims)})")


def make_narrow(rng, p, group):
    x = p.tensor
    if x.dim() == 0:
        return None
    d = rng.randrange(x.dim())
    size = x.shape[d]
    if group == "empty" and rng.random() < 0.6:
        start, length = rng.randint(0, size), 0
    elif size == 0:
        start, length = 0, 0
    else:
        start = rng.randrange(size)
        length = rng.randint(1, size - start)
    if max(start, length) > MAX_CONST:
        return None
    if group == "negative" and start < size and size - start <= MAX_CONST:
        start -= size
    return Op.of_dims("narrow", either_sign(rng, d, x.dim()), start, length)


def make_select(rng, p, group):
    x = p.tensor
    if x.dim() == 0:
        return None
    d = rng.randrange(x.dim())
    size = x.shape[d]
    if size == 0:
        return None
    i = rng.randrange(min(size, MAX_CONST + 1))
    if group == "negative" and size - i <= MAX_CONST:
        i -= size
    return Op.of_dims("select", either_sign(rng, d, x.dim()), i)


def make_slice(rng, p, group):
    x = p.tensor
    if x.dim() == 0:
        return None
    entries = []
    for size in x.shape[: rng.randint(1, x.dim())]:
        roll = rng.random()
        if roll < 0.3:
            entries.append((None, None, None))
        elif roll < 0.5 and size:
            i = rng.randrange(size)
            entries.append(i - size if rng.random() < 0.4 else i)
        else:
            entries.append(random_range(rng, size, group == "empty"))
    if all(e == (None, None, None) for e in entries) and rng.random() < 0.9:
        return None
    return Op.of_slice(entries)


def make_expand(rng, p, group):
    x = p.tensor
    ones = [d for d in range(x.dim()) if x.shape[d] == 1]
    lead = rng.choices([0, 1, 2], weights=[6, 3, 1])[0] if ones else rng.choice([1, 1, 2])
    high = 1200 if group == "large" and rng.random() < 0.3 else 6
    sizes = [rng.choice([1, rng.randint(2, high), rng.randint(2, high)]) for _ in range(lead)]
    for size in x.shape:
        if size == 1 and rng.random() < 0.7:
            sizes.append(0 if group == "empty" and rng.random() < 0.3 else rng.randint(1, high))
        elif rng.random() < 0.4:
            sizes.append(-1)
        else:
            sizes.append(size)
    return Op.of_shape("expand", sizes)


def make_unsqueeze(rng, p, group):
    rank = p.tensor.dim()
    return Op.of_dims("unsqueeze", either_sign(rng, rng.randint(0, rank), rank + 1))


def make_squeeze(rng, p, group):
    x = p.tensor
    if x.dim() == 0:
        return Op.of_dims("squeeze", rng.choice([0, -1])) if group == "scalar" else None
    ones = [d for d in range(x.dim()) if x.shape[d] == 1]
    if ones and rng.random() < 0.85:
        d = rng.choice(ones)
    elif rng.random() < 0.35:
        d = rng.randrange(x.dim())
    else:
        return None
    return Op.of_dims("squeeze", either_sign(rng, d, x.dim()))


def make_as_strided(rng, p, group):
    n = p.storage_len
    rank = rng.choices([0, 1, 2, 3, 4], weights=[1, 4, 6, 4, 2])[0]
    high = 40 if group == "large" else 6
    sizes = [rng.randint(1, high) for _ in range(rank)]
    if group == "empty" and rank and rng.random() < 0.5:
        sizes[rng.randrange(rank)] = 0
    strides = [rng.choice([0, 1, 1, 2, 3, rng.randint(1, 12), rng.randint(1, max(1, n // 3))]) for _ in range(rank)]
    offset = rng.randrange(max(1, min(n, MAX_CONST + 1)))
    return Op.of_as_strided(sizes, strides, offset) if fits(sizes, strides, offset, n) else None


MAKERS = {
    "view": (make_view, 20),
    "flatten": (make_flatten, 9),
    "t": (make_t, 8),
    "transpose": (make_pair("transpose"), 10),
    "permute": (make_permute, 8),
    "movedim": (make_pair("movedim"), 8),
    "narrow": (make_narrow, 10),
    "select": (make_select, 6),
    "slice": (make_slice, 15),
    "expand": (make_expand, 11),
    "unsqueeze": (make_unsqueeze, 6),
    "squeeze": (make_squeeze, 8),
    "as_strided": (make_as_strided, 8),
}
NAMES = list(MAKERS)
WEIGHTS = [weight for _, weight in MAKERS.values()]


def extend(rng, p, length, group, last_is_view=False):
    """Append legal operations until `p` has `length` of them; False if that does not succeed."""
    for _ in range(60):
        if len(p.ops) == length:
            return True
        name = rng.choices(NAMES, WEIGHTS)[0]
        if last_is_view and len(p.ops) == length - 1:
            name = rng.choice(["view", "view", "view", "flatten"])
        op = MAKERS[name][0](rng, p, group)
        if op is None or not p.push(op):
            continue
        if group in ("plain", "large") and p.tensor.numel() == 0:
            return False
    return len(p.ops) == length


def belongs(p, group):
    if group == "large":
        numbers = [n for x in p.tensors for n in (*x.shape, *x.stride(), x.storage_offset())]
        return max(numbers) > 999
    if group == "empty":
        return any(x.numel() == 0 for x in p.tensors)
    if group == "scalar":
        named = {"flatten", "transpose", "movedim", "squeeze", "permute"}
        return any(x.dim() == 0 and op.name in named for x, op in zip(p.tensors, p.ops))
    if group == "negative":
        return any(re.match(r"\.(narrow|select)\(-?\d+, -", op.python) for op in p.ops)
    return True


def legal_programs(rng, group, count):
    seen, out = set(), []
    while len(out) < count:
        p = Program(random_sizes(rng, group))
        length = rng.choices([1, 2, 3, 4, 5], weights=[1, 3, 4, 4, 3])[0]
        last_is_view = rng.random() < 0.35
        if not extend(rng, p, length, group, last_is_view):
            continue
        if not belongs(p, group) or p.python() in seen:
            continue
        seen.add(p.python())
        out.append(p)
    return out


# ---------------------------------------------------------------- legal.rs

def checksum(values):
    """FNV-1a over whole elements; `checksum` in judge.rs is the same."""
    h = 0xCBF29CE484222325
    for v in values:
        h = ((h ^ v) * 0x100000001B3) % (1 << 64)
    return h


def elements_text(values):
    if len(values) <= MAX_LISTED:
        return f"elements [{', '.join(map(str, values))}]"
    return f"checksum {checksum(values):#x}"


def legal_case(number, p, macro):
    y = eval(p.python(), {"torch": torch})  # the very line of the comment
    values = y.contiguous().view(-1).tolist()
    assert values == p.tensor.contiguous().view(-1).tolist()
    # An empty tensor has no elements to be rebased to; PyTorch moves its offset all the same.
    offset = y.storage_offset() - p.shift
    assert offset >= 0
    return (
        f"        // {p.python()}\n"
        f"        {macro}!({number}, [{sizes_text(p.sizes)}], [{p.rust_ops()}],\n"
        f"            shape {list(y.shape)}, stride {list(y.stride())}, offset {offset}, {elements_text(values)}),\n"
    )


def head(seed, about):
    return f"// Written by generate.py: PyTorch {torch.__version__}, seed {seed}. Do not edit.\n{about}\n"


def grouped(functions):
    """The text of `GROUPS` and of its functions."""
    text = "pub(super) const GROUPS: &[fn() -> Vec<Outcome>] = &[\n"
    text += "".join(f"    {name},\n" for name, _ in functions) + "];\n"
    for name, body in functions:
        text += f"\nfn {name}() -> Vec<Outcome> {{\n    vec![\n{body}    ]\n}}\n"
    return text


def legal_text(groups, seed, macros, programs_of, features_of, import_line):
    """The text of `legal.rs`, and how many cases, operations and features are in it."""
    number, functions, statistics, features = 0, [], Counter(), Counter()
    for group, count in groups.items():
        programs = programs_of(random.Random(f"{seed} {group}"), group, count)
        for start in range(0, count, PER_FUNCTION):
            body = ""
            for p in programs[start : start + PER_FUNCTION]:
                body += legal_case(number, p, macros[group])
                number += 1
            functions.append((f"{group}_{start // PER_FUNCTION}", body))
        for p in programs:
            statistics.update(op.name for op in p.ops)
            features.update(features_of(p))
    text = head(seed, "// `case!(number, [sizes of the base], [operations], what PyTorch answers)`\n")
    text += f"{import_line}\nuse stridewise::prelude::*;\n\n" + grouped(functions)
    return text, number, statistics, features


def write_legal():
    text, *counts = legal_text(GROUPS, LEGAL_SEED, MACRO, legal_programs, features_of, "use super::Outcome;")
    (HERE / "legal.rs").write_text(text)
    return counts


def features_of(p):
    """What of interest a program touches, for the counts in the README."""
    for x, op, y in zip(p.tensors, p.ops, p.tensors[1:]):
        if op.name in ("view", "flatten") and x.numel() > 1:
            if not x.is_contiguous():
                yield "view or flatten of a non-contiguous tensor"
                if len(chunks(x)) < sum(s != 1 for s in x.shape) and chunks(x) != [x.numel()]:
                    yield "… where some dimensions merge and others do not"
            if any(s > 1 and t == 0 for s, t in zip(x.shape, x.stride())):
                yield "view or flatten of an expanded tensor"
        if op.name == "view" and "_" in op.rust:
            yield "view with `_`"
        if op.name == "squeeze" and x.dim() == y.dim():
            yield "squeeze of a dimension that stays"
        if ";" in op.rust:
            yield "slice with a step"
        if op.name == "slice" and any(int(a) > int(b) for a, b in re.findall(r"(\d+):(\d+)", op.python)):
            yield "slice whose end comes first"
        if op.name in ("flatten", "transpose", "permute", "movedim", "unsqueeze", "squeeze") and "-" in op.rust:
            yield "negative dimension"
    if any(1 in x.shape for x in p.tensors):
        yield "program with a size-1 dimension"
    if any(s > 1 and t == 0 for x in p.tensors for s, t in zip(x.shape, x.stride())):
        yield "program with a zero stride"
    if p.tensor.dim() == 0:
        yield "result of rank 0"
    if any(x.dim() == MAX_RANK for x in p.tensors):
        yield "program that reaches rank 6"


# ---------------------------------------------------------------- illegal kinds
# Each maker returns an operation that PyTorch should refuse, or None where `p` gives no occasion.

def outside(rng, rank):
    """A dimension that a tensor of this rank does not have."""
    low, high = (-rank, rank - 1) if rank else (-1, 0)
    return rng.choice([high + 1, high + 1, high + rng.randint(2, 3), low - 1, low - rng.randint(2, 3)])


def inside(rng, rank):
    return either_sign(rng, rng.randrange(rank), rank)


def bad_view_count(rng, p):
    n = p.tensor.numel()
    sizes = with_ones(rng, factor(rng, n, rng.randint(1, 4)))
    if not sizes:
        return None
    d = rng.randrange(len(sizes))
    sizes[d] = rng.choice([sizes[d] + 1, sizes[d] * 2, max(1, sizes[d] - 1)])
    if rng.random() < 0.15:
        sizes = []
    return Op.of_shape("view", sizes) if math.prod(sizes) != n else None


def bad_view_two_inferred(rng, p):
    sizes = with_ones(rng, factor(rng, p.tensor.numel(), rng.randint(2, 4)))
    for d in rng.sample(range(len(sizes)), rng.choice([2, 2, min(3, len(sizes))])):
        sizes[d] = -1
    return Op.of_shape("view", sizes)


def bad_view_not_divisible(rng, p):
    n = p.tensor.numel()
    sizes = [rng.randint(2, 9) for _ in range(rng.randint(1, 3))]
    if n % math.prod(sizes) == 0:
        return None
    sizes.insert(rng.randint(0, len(sizes)), -1)
    return Op.of_shape("view", sizes)


def bad_view_spans(rng, p):
    x = p.tensor
    if len(chunks(x)) < 2:
        return None
    if rng.random() < 0.4:  # merge two neighbours, keep the rest
        d = rng.randrange(x.dim() - 1)
        sizes = [*x.shape[:d], x.shape[d] * x.shape[d + 1], *x.shape[d + 2 :]]
    else:
        sizes = with_ones(rng, factor(rng, x.numel(), rng.randint(1, 4)))
    return Op.of_shape("view", with_inferred(rng, sizes, 0.35))


def bad_view_negative_size(rng, p):
    sizes = factor(rng, p.tensor.numel(), rng.randint(1, 3))
    sizes[rng.randrange(len(sizes))] = -rng.randint(2, 4)
    return Op.of_shape("view", sizes)


def bad_view_ambiguous(rng, p):
    if p.tensor.numel():
        return None
    sizes = [rng.randint(1, 4), 0, -1]
    rng.shuffle(sizes)
    return Op.of_shape("view", sizes)


def bad_flatten_order(rng, p):
    rank = p.tensor.dim()
    if rank < 2:
        return None
    b, a = sorted(rng.sample(range(rank), 2))
    return Op.of_dims("flatten", either_sign(rng, a, rank), either_sign(rng, b, rank))


def bad_pair_dim(name):
    def bad(rng, p):
        rank = p.tensor.dim()
        if rank == 0:
            return None
        dims = [inside(rng, rank), outside(rng, rank)]
        rng.shuffle(dims)
        return Op.of_dims(name, *dims)

    return bad


def bad_t(rng, p):
    return Op.of_dims("t") if p.tensor.dim() > 2 else None


def permute(dims):
    return Op("permute", f".permute::<Dims![{', '.join(map(str, dims))}]>()", f".permute({tuple_text(dims)})")


def bad_permute_repeated(rng, p):
    rank = p.tensor.dim()
    if rank < 2:
        return None
    dims = rng.sample(range(rank), rank)
    a, b = rng.sample(range(rank), 2)
    dims[a] = dims[b] - rank if rng.random() < 0.35 else dims[b]
    return permute(dims)


def bad_permute_rank(rng, p):
    rank = p.tensor.dim()
    if rank == 0:
        return None
    dims = rng.sample(range(rank), rank)
    if rng.random() < 0.5:
        dims.pop()
    else:
        dims.insert(rng.randint(0, rank), rank)
    return permute(dims) if dims else None


def bad_permute_dim(rng, p):
    rank = p.tensor.dim()
    if rank == 0:
        return None
    dims = rng.sample(range(rank), rank)
    dims[rng.randrange(rank)] = outside(rng, rank)
    return permute(dims)


def bad_narrow(rng, p):
    x = p.tensor
    if x.dim() == 0:
        return None
    d = rng.randrange(x.dim())
    size = x.shape[d]
    start, length = rng.choice([
        (0, size + 1),
        (size, 1),
        (size + 1, 0),
        (size + rng.randint(1, 3), 1),
        (rng.randint(0, size), size + rng.randint(1, 2)),
        (rng.randint(0, size), size + rng.randint(1, 2)),
    ])
    if max(start, length) > MAX_CONST or start + length <= size:
        return None
    return Op.of_dims("narrow", either_sign(rng, d, x.dim()), start, length)


def bad_narrow_dim(rng, p):
    return Op.of_dims("narrow", outside(rng, p.tensor.dim()), 0, 1) if p.tensor.dim() else None


def bad_select(rng, p):
    x = p.tensor
    if x.dim() == 0:
        return None
    d = rng.randrange(x.dim())
    i = x.shape[d] + rng.choice([0, 0, 1, 5])
    return Op.of_dims("select", either_sign(rng, d, x.dim()), i) if i <= MAX_CONST else None


def bad_select_dim(rng, p):
    return Op.of_dims("select", outside(rng, p.tensor.dim()), 0) if p.tensor.dim() else None


def bad_select_scalar(rng, p):
    return Op.of_dims("select", rng.choice([0, -1]), 0) if p.tensor.dim() == 0 else None


def some_entries(rng, count):
    return [rng.choice([(None, None, None), (None, None, None), 0]) for _ in range(count)]


def bad_slice_index(rng, p):
    x = p.tensor
    if x.dim() == 0:
        return None
    d = rng.randrange(x.dim())
    size = x.shape[d]
    bad = rng.choice([size, size + 1, size + 4, -size - 1, -size - 3])
    return Op.of_slice(some_entries(rng, d) + [bad] + some_entries(rng, rng.randint(0, x.dim() - d - 1)))


def bad_slice_too_many(rng, p):
    rank = p.tensor.dim()
    return Op.of_slice(some_entries(rng, rank + rng.choice([1, 1, 2]))) if rank else None


def bad_slice_scalar(rng, p):
    return Op.of_slice([rng.choice([0, -1])]) if p.tensor.dim() == 0 else None


def bad_slice_step(low, high):
    def bad(rng, p):
        rank = p.tensor.dim()
        if rank == 0:
            return None
        d = rng.randrange(rank)
        return Op.of_slice([(None, None, None)] * d + [(rng.choice([None, 0]), None, rng.randint(low, high))])

    return bad


def bad_expand_size(rng, p):
    x = p.tensor
    wide = [d for d in range(x.dim()) if x.shape[d] > 1]
    if not wide:
        return None
    sizes = [s if s > 1 and rng.random() < 0.6 else -1 if s > 1 else rng.randint(1, 5) for s in x.shape]
    d = rng.choice(wide)
    sizes[d] = rng.choice([1, x.shape[d] + 1, x.shape[d] * 2, x.shape[d] - 1])
    lead = [rng.randint(1, 4) for _ in range(rng.choice([0, 0, 1]))]
    return Op.of_shape("expand", lead + sizes)


def bad_expand_fewer(rng, p):
    x = p.tensor
    if x.dim() == 0:
        return None
    return Op.of_shape("expand", list(x.shape)[rng.randint(1, x.dim()) :])


def bad_expand_leading(rng, p):
    x = p.tensor
    if x.dim() > MAX_RANK - 2:
        return None
    lead = [-1] if rng.random() < 0.6 else rng.choice([[3, -1], [-1, 2]])
    return Op.of_shape("expand", lead + [s if rng.random() < 0.5 else -1 for s in x.shape])


def bad_expand_empty(rng, p):
    x = p.tensor
    if 0 not in x.shape:
        return None
    sizes = [rng.randint(1, 4) if s == 0 else s for s in x.shape]
    return Op.of_shape("expand", sizes)


def bad_one_dim(name, extra):
    def bad(rng, p):
        return Op.of_dims(name, outside(rng, p.tensor.dim() + extra))

    return bad


def bad_as_strided(rng, p):
    n = p.storage_len
    rank = rng.choices([0, 1, 2, 3], weights=[1, 3, 5, 3])[0]
    sizes = [rng.randint(1, 6) for _ in range(rank)]
    strides = [rng.choice([0, 1, 2, 3, 4, rng.randint(1, n)]) for _ in range(rank)]
    reach = sum((s - 1) * t for s, t in zip(sizes, strides))
    offset = rng.choice([max(0, n - reach), max(0, n - reach), max(0, n - reach) + rng.randint(1, 5), rng.randint(0, n)])
    if offset > MAX_CONST or fits(sizes, strides, offset, n):
        return None
    return Op.of_as_strided(sizes, strides, offset)


def bad_as_strided_rank(rng, p):
    rank = rng.randint(1, 3)
    sizes = [rng.randint(1, 2) for _ in range(rank)]
    strides = [1] * rng.choice([rank - 1, rank + 1])
    return Op.of_as_strided(sizes, strides, 0)


def bad_as_strided_stride(rng, p):
    n = p.storage_len
    return Op.of_as_strided([2, 1], rng.choice([[-1, 1], [1, -1], [-2, -1]]), n - 1) if 3 <= n <= 999 else None


DIM_RANGE = "Dimension out of range"
# kind: (maker, what PyTorch's message must contain, how many)
KINDS = {
    "view_count": (bad_view_count, "is invalid for input of size", 26),
    "view_two_inferred": (bad_view_two_inferred, "only one dimension can be inferred", 13),
    "view_not_divisible": (bad_view_not_divisible, "is invalid for input of size", 16),
    "view_spans": (bad_view_spans, "spans across two contiguous subspaces", 51),
    "view_negative_size": (bad_view_negative_size, "invalid shape dimension", 5),
    "flatten_order": (bad_flatten_order, "start_dim cannot come after end_dim", 10),
    "flatten_dim": (bad_pair_dim("flatten"), DIM_RANGE, 10),
    "t_rank": (bad_t, "t() expects a tensor with <= 2 dimensions", 10),
    "transpose_dim": (bad_pair_dim("transpose"), DIM_RANGE, 13),
    "permute_repeated": (bad_permute_repeated, "duplicate dims are not allowed", 13),
    "permute_rank": (bad_permute_rank, "does not match the length of the desired ordering", 13),
    "permute_dim": (bad_permute_dim, DIM_RANGE, 10),
    "movedim_dim": (bad_pair_dim("movedim"), DIM_RANGE, 13),
    "narrow_range": (bad_narrow, "(exceeds dimension size|start out of range)", 22),
    "narrow_dim": (bad_narrow_dim, DIM_RANGE, 8),
    "select_range": (bad_select, "out of range for tensor", 16),
    "select_dim": (bad_select_dim, DIM_RANGE, 8),
    "select_scalar": (bad_select_scalar, "cannot be applied to a 0-dim tensor", 4),
    "slice_index": (bad_slice_index, "is out of bounds for dimension", 16),
    "slice_too_many": (bad_slice_too_many, "too many indices", 13),
    "slice_scalar": (bad_slice_scalar, "(0-dim|too many indices)", 4),
    "slice_step_zero": (bad_slice_step(0, 0), "slice step cannot be zero", 6),
    "slice_step_negative": (bad_slice_step(-2, -1), "step must be greater than zero", 6),
    "expand_size": (bad_expand_size, "must match the existing size", 22),
    "expand_fewer": (bad_expand_fewer, "must be greater or equal to the number of dimensions", 13),
    "expand_leading": (bad_expand_leading, "isn't allowed in a leading, non-existing dimension", 8),
    "unsqueeze_dim": (bad_one_dim("unsqueeze", 1), DIM_RANGE, 11),
    "squeeze_dim": (bad_one_dim("squeeze", 0), DIM_RANGE, 11),
    "as_strided_bounds": (bad_as_strided, "out of bounds for storage", 22),
    "as_strided_rank": (bad_as_strided_rank, "mismatch in length of strides and shape", 6),
    "as_strided_stride": (bad_as_strided_stride, "Negative strides are not supported", 5),
    "empty_view_ambiguous": (bad_view_ambiguous, "the unspecified dimension size -1 can be any value", 5),
    "empty_expand": (bad_expand_empty, "must match the existing size", 5),
    "empty_select": (bad_select, "out of range for tensor", 4),
}


def illegal_program(rng, kind):
    """A legal program and the operation that PyTorch refuses after it, with its message."""
    maker, message, _ = KINDS[kind]
    group = "empty" if kind.startswith("empty") else "large" if rng.random() < 0.1 else "plain"
    while True:
        p = Program(random_sizes(rng, group))
        length = rng.choices([0, 1, 2, 3, 4], weights=[2, 4, 4, 3, 2])[0]
        if not extend(rng, p, length, group):
            continue
        if group == "empty" and p.tensor.numel() != 0:
            continue
        op = maker(rng, p)
        if op is None:
            continue
        result = p.attempt(op)
        if isinstance(result, Exception) and re.search(
            message if message.startswith("(") else re.escape(message), str(result)
        ):
            return p, op, result


def write_illegal():
    counts, seen, functions = Counter(), set(), []
    for kind, (_, _, count) in KINDS.items():
        rng = random.Random(f"{ILLEGAL_SEED} {kind}")
        while counts[kind] < count:
            p, op, error = illegal_program(rng, kind)
            if p.python() + op.python in seen:
                continue
            seen.add(p.python() + op.python)
            number = len(functions)
            counts[kind] += 1
            said = " ".join(str(error).split())
            functions.append(
                f"\nfn {kind}_{number}() {{\n"
                f"    // y = {p.python()}\n"
                f"    // y{op.python}\n"
                f"    // {type(error).__name__}: {said}\n"
                f"    let x = Tensor::<i64, Shape![{sizes_text(p.sizes)}]>::arange();\n"
                f"    let y = x.as_view(){p.rust_ops()};\n"
                f"    let _ = y{op.rust}; //~ {number}\n"
                "}\n"
            )
    (HERE / "illegal.rs").write_text(
        head(ILLEGAL_SEED, "// Each function is legal but for its last line. A function is named `kind_number`.\n")
        + "#![allow(dead_code, unused)]\n\n"
        "use stridewise::prelude::*;\n" + "".join(functions)
    )
    return len(functions), counts


# ---------------------------------------------------------------- README.md

def write_counts(legal, illegal):
    total, statistics, features = legal
    refused, kinds = illegal

    def table(head, rows):
        return f"| {head} | count |\n|---|---|\n" + "".join(f"| {k} | {n} |\n" for k, n in rows)

    text = (
        f"Written by `generate.py`: PyTorch {torch.__version__}, seeds {LEGAL_SEED} and {ILLEGAL_SEED}.\n\n"
        f"**{total} legal programs**: "
        + ", ".join(f"{n} {group}" for group, n in GROUPS.items())
        + ".\n\n"
        + table("operation", ((f"`{n}`", statistics[n]) for n in NAMES))
        + "\n"
        + table("what they touch", features.most_common())
        + f"\n**{refused} illegal programs**\n\n"
        + table("kind", ((f"`{k}`", n) for k, n in kinds.items()))
    )
    readme = HERE / "README.md"
    head = readme.read_text().split("## Counts\n")[0] if readme.exists() else ""
    readme.write_text(head + "## Counts\n\n" + text)


if __name__ == "__main__":
    write_counts(write_legal(), write_illegal())
