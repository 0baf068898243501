"""Programs and their operands: tensors of random elements, and views of them that lie in every way in memory.

A program is written twice from the same numbers, in Rust and in Python. PyTorch runs the Python text.
"""
import math

import torch

RUST = {torch.float32: "f32", torch.float64: "f64", torch.int8: "i8", torch.int16: "i16", torch.int32: "i32",
        torch.int64: "i64", torch.uint8: "u8", torch.bool: "bool", torch.complex64: "[f32; 2]",
        torch.complex128: "[f64; 2]"}
F32, F64 = torch.float32, torch.float64
FLOATS = [F32, F32, F32, F64]
INTS = [torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8]
INF, NAN = math.inf, math.nan
MAX_RANK = 6


def sizes_text(sizes):
    return ", ".join(map(str, sizes))


def tuple_text(sizes):
    return "(" + sizes_text(sizes) + ("," if len(sizes) == 1 else "") + ")"


def rust_number(x, dtype):
    if dtype == torch.bool:
        return str(bool(x)).lower()
    if not dtype.is_floating_point:
        return f"{RUST[dtype]}::MIN" if x and x == torch.iinfo(dtype).min else str(int(x))
    name = RUST[dtype]
    if math.isnan(x):
        return f"{name}::NAN"
    if math.isinf(x):
        return f"{name}::INFINITY" if x > 0 else f"{name}::NEG_INFINITY"
    return repr(float(x))


def python_number(x, dtype):
    if dtype.is_floating_point and not math.isfinite(x):
        return f"float('{x}')"
    return repr(float(x) if dtype.is_floating_point else bool(x) if dtype == torch.bool else int(x))


# ---------------------------------------------------------------- elements

def floats(rng, count, kind):
    special = [0.0, -0.0, INF, -INF, NAN, 1e-45, -1e-40, 3.4028234663852886e38, 1.0, -1.0, 0.5, -0.5, 88.8, -104.0,
               1.1754943508222875e-38, 2.0**31, -(2.0**63), 1e10, 2.5, -1.5, 0.1, math.pi, 20.0, 16777217.0]
    one = {
        "plain": lambda: rng.gauss(0, 3),
        "half": lambda: rng.randint(-20, 20) / 2,
        "unit": lambda: rng.uniform(-1, 1),
        "positive": lambda: rng.uniform(0.05, 4),
        "probability": lambda: rng.choice([0.0, 1.0, rng.random(), rng.random(), rng.random()]),
        "wide": lambda: rng.choice([-1, 1]) * 10 ** rng.uniform(-30, 30),
        "special": lambda: rng.choice(special) if rng.random() < 0.5 else rng.gauss(0, 3),
        "ties": lambda: rng.choice([0.0, -0.0, 1.0, 2.0, -1.0, 2.0, NAN, INF, -INF, 3.0]),
        "few": lambda: float(rng.randint(-2, 2)),
        "nan": lambda: NAN if rng.random() < 0.15 else INF if rng.random() < 0.05 else rng.gauss(0, 3),
    }[kind]
    return [one() for _ in range(count)]


def integers(rng, count, dtype, kind):
    info = torch.iinfo(dtype)
    edges = [info.min, info.min + 1, info.max, info.max - 1, 0, 1, max(info.min, -1), info.max // 2, 2, 7]
    one = {
        "plain": lambda: rng.randint(max(info.min, -9), 9),
        "few": lambda: rng.randint(max(info.min, -2), 2),
        "wide": lambda: rng.randint(info.min, info.max),
        "edges": lambda: rng.choice(edges) if rng.random() < 0.7 else rng.randint(max(info.min, -99), 99),
    }[kind]
    return [one() for _ in range(count)]


def elements(rng, sizes, dtype, kind=None):
    count = math.prod(sizes)
    if dtype == torch.bool:
        return torch.tensor([rng.random() < 0.5 for _ in range(count)], dtype=dtype).reshape(sizes)
    if dtype.is_complex:
        part = F32 if dtype == torch.complex64 else F64
        return torch.view_as_complex(elements(rng, [*sizes, 2], part, kind or "plain").contiguous())
    if dtype.is_floating_point:
        kind = kind or rng.choice(["plain", "plain", "half", "special", "ties"])
        return torch.tensor(floats(rng, count, kind), dtype=F64).to(dtype).reshape(sizes)
    kind = {"half": "plain", "ties": "few", "special": "edges", "positive": "plain", "unit": "few", "nan": "few"}.get(kind, kind)
    kind = kind or rng.choice(["plain", "few", "wide", "edges"])
    return torch.tensor(integers(rng, count, dtype, kind), dtype=dtype).reshape(sizes)


# ---------------------------------------------------------------- views, from the result to the base

def before_transpose(rng, s):
    if len(s) < 2:
        return None
    i, j = rng.sample(range(len(s)), 2)
    before = list(s)
    before[i], before[j] = before[j], before[i]
    if len(s) == 2 and rng.random() < 0.6:
        return before, ".t()", ".t()"
    a, b = (d - len(s) if rng.random() < 0.3 else d for d in (i, j))
    return before, f".transpose::<{a}, {b}>()", f".transpose({a}, {b})"


def before_permute(rng, s):
    if len(s) < 2:
        return None
    dims = rng.sample(range(len(s)), len(s))
    before = [0] * len(s)
    for k, d in enumerate(dims):
        before[d] = s[k]
    return before, f".permute::<Dims![{sizes_text(dims)}]>()", f".permute({tuple_text(dims)})"


def before_narrow(rng, s):
    if not s:
        return None
    d = rng.randrange(len(s))
    start, after = rng.randint(0, 2), rng.randint(0, 2)
    before = list(s)
    before[d] += start + after
    return before, f".narrow::<{d}, {start}, {s[d]}>()", f".narrow({d}, {start}, {s[d]})"


def before_step(rng, s):
    if not s:
        return None
    d = rng.randrange(len(s))
    if s[d] == 0:
        return None
    step, start = rng.choice([2, 2, 3]), rng.randint(0, 2)
    before = list(s)
    before[d] = start + (s[d] - 1) * step + 1 + rng.randint(0, step - 1)
    rust = ", ".join([".."] * d + [f"{start or ''}..;{step}"])
    python = ", ".join([":"] * d + [f"{start or ''}::{step}"])
    return before, f".slice(s![{rust}])", f"[{python}]"


def before_select(rng, s):
    if len(s) >= MAX_RANK:
        return None
    d, n = rng.randint(0, len(s)), rng.randint(1, 3)
    i = rng.randrange(n)
    before = list(s)
    before.insert(d, n)
    i = i - n if rng.random() < 0.3 else i
    return before, f".select::<{d}, {i}>()", f".select({d}, {i})"


def before_expand(rng, s):
    if not s:
        return None
    before = [1 if rng.random() < 0.4 else n for n in s]
    if rng.random() < 0.5:
        before = before[rng.randint(0, len(s)):]
    return before, f".expand::<Shape![{sizes_text(s)}]>()", f".expand({tuple_text(s)})"


def before_unsqueeze(rng, s):
    ones = [d for d, n in enumerate(s) if n == 1]
    if ones and rng.random() < 0.6:
        d = rng.choice(ones)
        return s[:d] + s[d + 1:], f".unsqueeze::<{d}>()", f".unsqueeze({d})"
    if len(s) >= MAX_RANK:
        return None
    d = rng.randint(0, len(s))
    return s[:d] + [1] + s[d:], f".squeeze::<{d}>()", f".squeeze({d})"


def before_diagonal(rng, s):
    if not s or len(s) >= MAX_RANK or s[-1] == 0:
        return None
    n, k = s[-1], rng.choice([0, 0, 1, -1])
    pair = [n + max(-k, 0), n + max(k, 0)]
    return s[:-1] + pair, f".diagonal::<{k}, -2, -1>()", f".diagonal({k}, -2, -1)"


def before_unflatten(rng, s):
    if len(s) < 2:
        return None
    d = rng.randrange(len(s) - 1)
    pair = s[d:d + 2]
    before = s[:d] + [math.prod(pair)] + s[d + 2:]
    return before, f".unflatten::<{d}, Shape![{sizes_text(pair)}]>()", f".unflatten({d}, {tuple_text(pair)})"


def before_flatten(rng, s):
    for d in rng.sample(range(len(s)), len(s)):
        for n in (2, 3, 5):
            if s[d] > n and s[d] % n == 0 and len(s) < MAX_RANK:
                return s[:d] + [n, s[d] // n] + s[d + 1:], f".flatten::<{d}, {d + 1}>()", f".flatten({d}, {d + 1})"
    return None


def before_view(rng, s):
    return [math.prod(s)], f".view::<Shape![{sizes_text(s)}]>()", f".view({tuple_text(s)})"


WRITABLE = [before_transpose, before_transpose, before_permute, before_narrow, before_step, before_step, before_select,
            before_unsqueeze, before_diagonal, before_unflatten, before_flatten, before_view]
READ_ONLY = WRITABLE + [before_expand, before_expand]


def disguise(rng, sizes, mutable=False, limit=3):
    """A base's sizes and a chain of views that makes `sizes` of it."""
    makers = WRITABLE if mutable else READ_ONLY
    while True:
        s, rust, python = list(sizes), "", ""
        for _ in range(rng.choices(range(limit + 1), weights=[2, 4, 3, 2][: limit + 1])[0]):
            step = rng.choice(makers)(rng, s)
            if step is None or math.prod(step[0]) > 6000:
                continue
            s, rust, python = step[0], step[1] + rust, step[2] + python
        base = torch.arange(math.prod(s)).view(s)
        try:
            y = eval("base" + python, {"base": base})
        except RuntimeError:  # a view that would have to copy
            continue
        if list(y.shape) != list(sizes) or y._base is None and python and not base.is_set_to(y) and y.numel():
            continue
        if y.numel() and y.untyped_storage().data_ptr() != base.untyped_storage().data_ptr():
            continue
        return s, rust, python


# ---------------------------------------------------------------- programs

class Refused(Exception):
    pass


class Program:
    def __init__(self, rng, family, wild):
        self.rng, self.family, self.wild = rng, family, wild
        self.spoiled = False  # one of its arguments does not fit on purpose
        self.bases = []  # (name, tensor, mutable)
        self.rust_lets, self.python_lets = [], []
        self.tolerance = "exact"  # or ("ulp", n), ("scale", n, how the scale is computed)
        self.op = family
        self.operands = []  # python texts of elementwise operands, for the rules on differences
        self.checked = False  # what PyTorch refuses when it runs may be refused when it runs
        self.scale = None
        self.why = None  # the explained difference that this program shows on purpose

    # -- numbers

    def spoil(self, chance=0.5):
        if self.wild and not self.spoiled and self.rng.random() < chance:
            self.spoiled = True
            return True
        return False

    def dim(self, rank, extra=0):
        n = rank + extra
        if self.spoil():
            return self.rng.choice([n, n + 1, -n - 1, -n - 2]) if n else self.rng.choice([1, -2])
        if n == 0:
            return self.rng.choice([0, -1])
        d = self.rng.randrange(n)
        return d - n if self.rng.random() < 0.35 else d

    def sizes(self, low=0, high=4, empty=0.06, large=0.08, one=0.15):
        rng = self.rng
        rank = rng.randint(low, high) if rng.random() < 0.85 else min(high, low + 1)
        sizes = [1 if rng.random() < one else rng.randint(2, 5) for _ in range(rank)]
        if rank and rng.random() < empty:
            sizes[rng.randrange(rank)] = 0
        if rank and rng.random() < large:
            sizes[rng.randrange(rank)] = rng.choice([9, 16, 17, 31, 33, 64, 65, 100])
            if rng.random() < 0.4:  # several long lanes, which are computed together
                sizes[rng.randrange(rank)] = rng.choice([8, 9, 10, 15, 16, 17, 24, 33])
        while math.prod(sizes) > 2400:
            sizes[sizes.index(max(sizes))] = 2
        return sizes

    def fitting(self, sizes):
        """Sizes that broadcast with `sizes`."""
        rng = self.rng
        other = [1 if rng.random() < 0.25 else n for n in sizes]
        if rng.random() < 0.35 and sizes:
            other = other[rng.randint(0, len(sizes)):]
        elif rng.random() < 0.15 and len(sizes) < 4:
            other = [rng.randint(1, 3)] + other
        wide = [d for d, n in enumerate(other) if n > 1]
        if wide and self.spoil():
            other[rng.choice(wide)] += rng.choice([1, 1, 2])
        return other

    def off(self, n):
        """A size that has to be `n`."""
        return max(0, n + self.rng.choice([-1, 1, 2])) if self.spoil(0.35) else n

    # -- operands

    def base(self, tensor, mutable=False):
        name = f"a{len(self.bases)}"
        self.bases.append((name, tensor.contiguous(), mutable))
        return name

    def operand(self, sizes, dtype, kind=None, lazy=0.0, tensor=None, limit=3):
        """The Rust and Python text of an operand of these sizes; its elements are random, or those of `tensor`."""
        rng = self.rng
        if tensor is not None:
            base_sizes, rust, python = disguise(rng, sizes, mutable=True, limit=limit)
            base = elements(rng, base_sizes, dtype, kind)
            eval("base" + python, {"base": base}).copy_(tensor)
        else:
            base_sizes, rust, python = disguise(rng, sizes, limit=limit)
            base = elements(rng, base_sizes, dtype, kind)
        name = self.base(base)
        if not rust:
            r, t = ("&" + name, name) if rng.random() < 0.7 else (f"{name}.as_view()", name)
        else:
            x = f"x{len(self.bases)}"
            self.rust_lets.append(f"let {x} = {name}.as_view(){rust};")
            self.python_lets.append((x, f"{name}{python}"))
            r, t = x, x
        if rng.random() < lazy and dtype not in (torch.bool,) and not dtype.is_complex:
            one = rng.choice(["1", "2"])
            o = rng.choice("+*")
            number = rust_number(float(one), dtype) if dtype.is_floating_point else one
            return f"({r} {o} {number})", f"({t} {o} {one})"
        return r, t

    def receiver(self, *args, **named):
        r, t = self.operand(*args, **named)
        return (f"({r})" if r.startswith("&") else r), t

    def evaluated(self):
        """The form of an expression: a result on the stack or on the heap."""
        return self.rng.choice(["lazy", "lazy", "boxed"])

    def both(self):
        """What evaluates an expression with two results."""
        return self.rng.choice([".eval()", ".eval()", ".eval_boxed()"])

    def finish(self, form, rust, python, **named):
        self.form, self.rust, self.python = form, rust, python
        for name, value in named.items():
            setattr(self, name, value)
        return self

    # -- what PyTorch says

    def env(self, change=lambda t: t):
        from families import ENV
        env = dict(ENV)
        for name, tensor, _ in self.bases:
            env[name] = change(tensor.clone())
        for name, text in self.python_lets:
            env[name] = eval(text, env)
        return env

    def judge(self):
        """PyTorch's answer: a list of tensors or texts, or the exception."""
        env = self.env()
        try:
            result = eval(self.python, env)
        except (RuntimeError, IndexError, ValueError, TypeError, NotImplementedError, AssertionError, ZeroDivisionError) as error:
            return error
        if self.form == "write":
            return [env[self.bases[0][0]]]
        return self.listed(result)

    @staticmethod
    def listed(result):
        results = list(result) if isinstance(result, (tuple, list)) else [result]
        return [r if isinstance(r, (str, torch.Tensor)) else torch.tensor(r) for r in results]

    def reference(self):
        """The same in doubles, where floats of 32 bits are rounded."""
        if not any(t.dtype in (F32, torch.complex64) for _, t, _ in self.bases) or self.form == "write" and False:
            return None
        wider = {F32: F64, torch.complex64: torch.complex128}
        env = self.env(lambda t: t.to(wider.get(t.dtype, t.dtype)))
        try:
            result = eval(self.python, env)
        except Exception:
            return None
        return [env[self.bases[0][0]]] if self.form == "write" else self.listed(result)

    def scaled(self):
        """How large the numbers are that are summed up: the same of the absolute values, or what the family says."""
        if self.scale is None:
            return None
        env = self.env(lambda t: (t.abs().double() if t.dtype.is_floating_point else t.abs() if t.dtype.is_complex else t))
        env["torch"] = torch
        try:
            return self.listed(eval(self.scale, env))
        except Exception:
            return None

    # -- text

    def rust_function(self, number, offset, illegal=False):
        lines = [f"fn p{number}(io: &mut Io) {{", f"    io.from({offset});"]
        for name, tensor, mutable in self.bases:
            mut = "mut " if mutable else ""
            lines.append(f"    let {mut}{name} = Tensor::<{RUST[tensor.dtype]}, Shape![{sizes_text(tensor.shape)}]>::try_from(&io.elements({tensor.numel()})[..]).unwrap();")
        lines += ["    " + line for line in self.rust_lets]
        r = self.rust
        if self.form == "lazy":
            lines.append(f"    let y = {r}.eval();")
            puts = ["own!(io, y);"]
        elif self.form == "boxed":
            lines.append(f"    let y = {r}.eval_boxed();")
            puts = ["own!(io, y);"]
        elif self.form == "into":
            sizes, rust, dtype = self.into
            lines.insert(2, f"    let mut out = Tensor::<{RUST[dtype]}, Shape![{sizes_text(sizes)}]>::full({rust_number(1, dtype)});")
            lines.append(f"    let _ = {r}.eval_into(&mut out.as_view_mut(){rust});")
            puts = [f"put!(io, out.as_view(){rust});"]
        elif self.family == "bits":
            lines.append(f"    let y = {r};")
            puts = ["put!(io, y);"]
        elif self.form in ("tensor", "number"):
            lines.append(f"    let y = {r};")
            puts = ["own!(io, y);" if self.form == "tensor" else "io.number(y);"]
        elif self.form in ("pair", "numbers"):
            lines.append(f"    let (y, z) = {r};")
            puts = ["own!(io, y); own!(io, z);" if self.form == "pair" else "io.number(y); io.number(z);"]
        elif self.form in ("checked", "checked_tensor", "checked_number", "checked_numbers", "checked_pair"):
            lines.append(f"    let y = {r};")
            put = {"checked": "own!(io, y.eval())", "checked_tensor": "own!(io, y)", "checked_number": "io.number(y)",
                   "checked_pair": "{ own!(io, y.0); own!(io, y.1) }", "checked_numbers": "{ io.number(y.0); io.number(y.1) }"}[self.form]
            puts = [f"match y {{ Ok(y) => {put}, Err(e) => io.error(e) }}"]
        elif self.form == "found":
            lines.append(f"    let y = {r};")
            puts = ["io.flat(&[y.len()], y.iter().copied());"]
        elif self.form == "places":
            lines.append(f"    let y = {r};")
            puts = [f"io.flat(&[y.len(), {self.rank}], y.iter().flatten().copied());"]
        elif self.form == "write":
            lines.append(f"    let r = {r};" if self.checked else f"    {r};")
            puts = [f"match r {{ Ok(_) => own!(io, {self.bases[0][0]}), Err(e) => io.error(e) }}" if self.checked
                    else f"own!(io, {self.bases[0][0]});"]
        elif self.form == "view":
            lines.append(f"    let y = {r};")
            puts = ["io.layout(y.stride(), y.storage_offset()); put!(io, y);"]
        elif self.form == "text":
            lines.append(f"    let y = ({r}).to_string();")
            puts = ["io.text(&y);"]
        elif self.form == "block":
            lines.append(f"    {r}")
            puts = []
        else:
            raise ValueError(self.form)
        if not illegal:
            lines += ["    " + p for p in puts]
        lines.append("}")
        return lines

    def shown(self):
        bases = [f"{n} = {RUST[t.dtype]}{list(t.shape)} {t.reshape(-1).tolist()[:40]}" for n, t, _ in self.bases]
        lets = [f"{n} = {t}" for n, t in self.python_lets]
        return "\n".join(["    " + b for b in bases] + [f"    Rust    {x}" for x in self.rust_lets] + [f"    Rust    {self.rust}"]
                         + [f"    PyTorch {x}" for x in lets] + [f"    PyTorch {self.python}"])

    def data(self):
        return b"".join(t.numpy().tobytes() for _, t, _ in self.bases)
