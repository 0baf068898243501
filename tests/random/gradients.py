#!/usr/bin/env python3
"""Random gradients: random compositions of operations, whose gradients are compared with PyTorch's autograd.

    python3 tests/random/gradients.py --seeds 0..4 --count 100
    python3 tests/random/gradients.py --seeds 7..8 --families conv,pool
    python3 tests/random/gradients.py --only 7:23             # single programs, shown

Prints each disagreement with the program in both spellings; the exit status is 1 if there is one.
"""
import argparse
import math
import random
import sys
import time
from collections import Counter
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))

import torch  # noqa: E402

import families  # noqa: E402
import judge  # noqa: E402
import operands  # noqa: E402
from operands import F32, F64, RUST, elements, sizes_text, tuple_text  # noqa: E402

# ---------------------------------------------------------------- programs


class Gradient(operands.Program):
    """A program whose float operands are variables, mostly, of which an operand may be an expression."""

    def __init__(self, rng, family):
        super().__init__(rng, family, False)
        self.variables = set()
        self.made = []
        self.nesting = 0
        self.limit = rng.choice([0, 1, 1, 2, 3])

    def base(self, tensor, mutable=False):
        name = super().base(tensor, mutable)
        if tensor.dtype.is_floating_point and self.rng.random() < 0.85:
            self.variables.add(name)
        return name

    def operand(self, sizes, dtype, kind=None, lazy=0.0, tensor=None, limit=3):
        rng = self.rng
        if not dtype.is_floating_point:
            return super().operand(sizes, dtype, kind, 0.0, tensor, limit)
        # No infinities and no ties but those of halves: the derivatives there are fixtures of `tests/grad`.
        kind = {None: "plain", "special": "plain", "nan": "plain", "wide": "unit", "ties": "half"}.get(kind, kind)
        if kind in ("half", "few") and rng.random() < 0.7:
            kind = "plain"
        free = tensor is None and kind in ("plain", "half", "few", "unit")
        if kind == "probability":
            tensor = torch.tensor([rng.uniform(0.02, 0.98) for _ in range(math.prod(sizes))], dtype=dtype).reshape(sizes)
        if free and rng.random() < 0.2:
            again = [made for made in self.made if made[0] == list(sizes) and made[1] == dtype]
            if again:
                return rng.choice(again)[2:]
        lets = len(self.rust_lets)
        r, t = super().operand(sizes, dtype, kind, 0.0, tensor, limit)
        if self.bases[-1][0] in self.variables:
            r = r.replace("&", "").replace(".as_view()", "")
            self.rust_lets[lets:] = [x.replace(".as_view()", "") for x in self.rust_lets[lets:]]
            if free:
                self.made.append((list(sizes), dtype, r, t))
        if free and self.nesting < self.limit and rng.random() < 0.45:
            self.nesting += 1
            r, t = self.wrap(r, t, list(sizes), dtype)
            if rng.random() < 0.3:
                r, t = self.wrap(r, t, list(sizes), dtype)
            self.nesting -= 1
        return r, t

    def wrap(self, r, t, sizes, dtype):
        """A function of an expression, with a result of the same shape."""
        rng, rank = self.rng, len(sizes)
        r = r if r.startswith("(") and r.endswith(")") and r.count("(") == 1 else f"({r})"
        unary = [("tanh", "torch.tanh({})"), ("sigmoid", "torch.sigmoid({})"), ("sin", "torch.sin({})"), ("atan", "torch.atan({})"),
                 ("softplus", "F.softplus({})"), ("relu", "torch.relu({})"), ("square", "torch.square({})"), ("silu", "F.silu({})"),
                 ("gelu", "F.gelu({})"), ("erf", "torch.erf({})"), ("abs", "torch.abs({})"), ("logsigmoid", "F.logsigmoid({})"),
                 ("neg", "torch.neg({})"), ("asinh", "torch.asinh({})")]
        roll = rng.random()
        if roll < 0.3 or rank == 0:
            f, python = rng.choice(unary)
            return f"({r}.{f}())", python.format(t)
        if roll < 0.6:
            other = [1 if rng.random() < 0.3 else n for n in sizes][rng.randint(0, rank) if rng.random() < 0.3 else 0:]
            r2, t2 = self.operand(other, dtype, "plain", limit=2)
            o = rng.choice(["+", "-", "*", "*", "max", "hypot", "/"])
            if o == "max":
                return f"({r}.maximum({r2}))", f"torch.maximum({t}, {t2})"
            if o == "hypot":
                return f"({r}.hypot({r2}))", f"torch.hypot({t}, {t2})"
            if o == "/":
                r2 = r2 if r2.startswith("(") else f"({r2})"
                return f"({r} / ({r2}.square() + 1.0))", f"({t} / ({t2}.square() + 1))"
            if rng.random() < 0.5:
                return f"({r2} {o} {r})", f"({t2} {o} {t})"
            return f"({r} {o} {r2})", f"({t} {o} {t2})"
        d = rng.randrange(rank)
        n = sizes[d]
        choices = [(f"({r}.softmax::<{d}>())", f"F.softmax({t}, {d})"), (f"({r}.log_softmax::<{d}>())", f"F.log_softmax({t}, {d})"),
                   (f"({r}.cumsum::<{d}>())", f"torch.cumsum({t}, {d})"), (f"({r}.flip::<Dims![{d}]>())", f"torch.flip({t}, ({d},))"),
                   (f"({r}.roll::<{d}>(1))", f"torch.roll({t}, 1, {d})"),
                   (f"({r}.sort::<{d}>().values())", f"torch.sort({t}, dim={d}, stable=True)[0]"),
                   (f"{{ let e = {r}; e - e.mean_dim_keepdim::<{d}>() }}", f"({t} - {t}.mean({d}, keepdim=True))"),
                   (f"{{ let e = {r}; e / (e.norm_dim_keepdim::<{d}>() + 1.0) }}", f"({t} / (torch.linalg.vector_norm({t}, dim={d}, keepdim=True) + 1))")]
        if 0 not in sizes:
            # In f32, what rounding leaves of equal elements is small beside this.
            eps = 1e-3 if dtype == F64 else 0.5
            choices += [(f"({r}.layer_norm::<Shape![{sizes[-1]}]>({eps}))", f"F.layer_norm({t}, ({sizes[-1]},), eps={eps})"),
                        (f"({r}.rms_norm::<Shape![{sizes[-1]}]>({eps}))", f"F.rms_norm({t}, ({sizes[-1]},), eps={eps})"),
                        (f"{{ let e = {r}; e - e.amax_dim_keepdim::<{d}>() }}", f"({t} - {t}.amax({d}, keepdim=True))"),
                        (f"{{ let e = {r}; e.logsumexp_dim_keepdim::<{d}>() + e }}", f"({t}.logsumexp({d}, keepdim=True) + {t})")]
        if rank >= 2:
            choices += [(f"({r}.triu(0))", f"torch.triu({t})")]
        n = sizes[-1]
        if n <= 12 and n:
            w, tw = self.operand([n, n], dtype, "unit", limit=2)
            choices += [(f"({r}.linear({w}))", f"F.linear({t}, {tw})")] * 2
            if rank == 2:
                choices += [(f"({r}.mm({w}))", f"torch.mm({t}, {tw})")] * 3
        r, t = rng.choice(choices)
        return (f"({r})" if r.startswith("{") else r), t

    # -- what is differentiated

    def differentiated(self):
        """The expression in Rust, and which of PyTorch's results it is; or None."""
        r, form = self.rust, self.form
        if form in ("lazy", "boxed", "into", "number"):
            return r, 0
        if form == "pair":
            for end in (".eval()", ".eval_boxed()"):
                if r.endswith(end):
                    return r.removesuffix(end) + ".values()", 0
        if form == "numbers":
            return r + ".1", 1
        if form in ("checked", "checked_number") and "matrix_" not in r:
            return r + ".unwrap()", 0
        if form == "checked_tensor" and r.endswith(".map(|y| y.eval())"):
            return r.removesuffix(".map(|y| y.eval())") + ".unwrap()", 0
        if form == "checked_tensor" and r.endswith(".eval()"):
            return r.removesuffix(".eval()") + ".checked().unwrap()", 0
        return None

    def result(self, env):
        return self.listed(eval(self.python, env))[self.which]

    def gradients(self, change=lambda t: t):
        env = self.env(lambda t: t)  # the lets are evaluated again, below, of variables
        leaves = {}
        for name, tensor, _ in self.bases:
            env[name] = change(tensor.clone())
            if name in self.variables:
                env[name].requires_grad_()
                leaves[name] = env[name]
        for name, text in self.python_lets:
            env[name] = eval(text, env)
        y = self.result(env)
        if not y.requires_grad:
            return None
        seed = env["seed"] if "seed" in env else torch.ones_like(y)
        (y * seed).sum().backward()
        grads = [leaves[name].grad if leaves[name].grad is not None else torch.zeros_like(leaves[name]) for name in sorted(leaves)]
        return [y.detach() if self.start != "product" else (y * seed).sum().detach(), *grads]

    def data(self):
        return super().data()

    def rust_function(self, number, offset, illegal=False):
        lines = [f"fn p{number}(io: &mut Io) {{", f"    io.from({offset});"]
        for name, tensor, _ in self.bases:
            shape = f"Tensor::<{RUST[tensor.dtype]}, Shape![{sizes_text(tensor.shape)}]>"
            make = f"{shape}::try_from(&io.elements({tensor.numel()})[..]).unwrap();"
            if name in self.variables:
                lines += [f"    let t_{name} = {make}", f"    let mut g_{name} = {shape}::zeros();",
                          f"    let {name} = t_{name}.requires_grad(g_{name}.as_cells());"]
            else:
                lines.append(f"    let {name} = {make}")
        lines += ["    " + line for line in self.rust_lets]
        e = self.expression
        if self.start == "product":
            lines.append(f"    let y = ({e} * &seed).sum().backward();")
            lines.append("    io.number(y);")
        elif self.start == "boxed":
            lines += [f"    own!(io, ({e}).eval_boxed());", f"    ({e}).backward_with_boxed(&seed);"]
        else:
            lines += [f"    own!(io, ({e}).eval());", f"    ({e}).backward_with(&seed);"]
        lines += [f"    own!(io, g_{name});" for name in sorted(self.variables)]
        lines.append("}")
        return lines

    def shown(self):
        return super().shown() + f"\n    Rust    {self.expression}   [{self.start}; variables {sorted(self.variables)}]"


# Those that have gradients; of the others, what is left in the families that remain has no float result.
EXCLUDED = {"cast", "search", "scatter", "masked", "in_place", "create", "printing", "quantize", "types", "bits", "fft", "order", "linalg"}


def order(p):
    rng = p.rng
    f = p.op = rng.choice(["sort", "sort_descending", "topk", "topk_smallest", "kthvalue", "median", "median_dim"])
    sizes = p.sizes(0, 3, empty=0)
    r, t = p.receiver(sizes, rng.choice(families.FLOATS), "plain")
    if f == "median":
        return p.finish("number", f"{r}.median()", f"{t}.median()")
    d = p.dim(len(sizes))
    n = sizes[d] if sizes else 1
    if f.startswith("sort"):
        return p.finish("pair", f"{r}.{f}::<{d}>().eval()", f"{t}.sort(dim={d}, descending={f.endswith('descending')}, stable=True)")
    if f == "median_dim":
        return p.finish("pair", f"{r}.median_dim::<{d}>().eval()", f"median_dim({t}, {d})")
    k = rng.randint(1, n)
    if f == "kthvalue":
        return p.finish("pair", f"{r}.kthvalue::<{k}, {d}>().eval()", f"kth({t}, {k}, {d})")
    return p.finish("pair", f"{r}.{f}::<{k}, {d}>().eval()", f"topk({t}, {k}, {d}, {f == 'topk'})")


def linalg(p):
    """Functions of factorisations that do not depend on the signs of their vectors."""
    rng = p.rng
    f = p.op = rng.choice(["solve", "solve_triangular", "inverse", "det", "slogdet", "qr", "lu", "cholesky", "svd", "svdvals", "eigh", "pinv", "lstsq"])
    n, m, dtype = rng.randint(1, 5), rng.randint(1, 6), F64
    eye = torch.eye(n, dtype=dtype)
    if f in ("cholesky", "eigh"):
        a = elements(rng, [n, n], dtype, "unit")
        a = a @ a.t() + eye if f == "cholesky" else a + torch.diag(torch.arange(n, dtype=dtype) * 2.5)
        a = a if f == "cholesky" else (a + a.t()) / 2
        r, t = p.receiver([n, n], dtype, "plain", tensor=a)
        if f == "cholesky":
            return p.finish("checked_tensor", f"{r}.cholesky().eval()", f"torch.linalg.cholesky({t})")
        how = rng.choice(["values", "function", "projector"])
        made = {"values": "v.exp()", "function": 'einsum!("ij,j,kj->ik", q, v.sin(), q)', "projector": "q.square()"}[how]
        python = {"values": "v.exp()", "function": "torch.einsum('ij,j,kj->ik', q, v.sin(), q)", "projector": "q.square()"}[how]
        return p.finish("lazy", f"{{ let (v, q) = {r}.eigh().checked().unwrap(); {made} }}", f"(lambda v, q: {python})(*torch.linalg.eigh({t}))")
    if f in ("solve", "inverse", "det", "slogdet", "solve_triangular", "lu"):
        a = elements(rng, [n, n], dtype, "plain") + 6 * eye * rng.choice([1, -1])
        r, t = p.receiver([n, n], dtype, "plain", tensor=a)
        if f == "det":
            return p.finish("number", f"{r}.det()", f"torch.linalg.det({t})")
        if f == "slogdet":
            return p.finish("numbers", f"{r}.slogdet()", f"tuple(torch.linalg.slogdet({t}))")
        if f == "inverse":
            return p.finish("checked_tensor", f"{r}.inverse().eval()", f"torch.linalg.inv({t})")
        if f == "lu":
            how = rng.choice(["l", "u"])
            return p.finish("lazy", f"{{ let (_, l, u) = {r}.lu().checked().unwrap(); {how} }}", f"(lambda d, l, u: {how})(*torch.linalg.lu({t}))")
        rhs = [n] + ([rng.randint(1, 3)] if rng.random() < 0.6 or f == "solve_triangular" else [])
        b, tb = p.operand(rhs, dtype, "plain")
        if f == "solve":
            return p.finish("checked_tensor", f"{r}.solve({b}).eval()", f"torch.linalg.solve({t}, {tb})")
        upper = rng.random() < 0.5
        return p.finish("checked_tensor", f"{r}.solve_triangular({b}, {str(upper).lower()}).eval()", f"torch.linalg.solve_triangular({t}, {tb}, upper={upper})")
    if f in ("qr", "lstsq") and m < n:
        m, n = n, m
    k = min(m, n)
    a = elements(rng, [m, n], dtype, "unit")
    for i in range(k):
        a[i, i] += 2 + 1.5 * i  # distinct singular values
    r, t = p.receiver([m, n], dtype, "plain", tensor=a)
    if f == "qr":
        how = rng.choice(["q.square()", "r.square()", "q.mm(r)"])
        return p.finish("lazy", f"{{ let (q, r) = {r}.qr().checked().unwrap(); {how} }}", f"(lambda q, r: {how})(*torch.linalg.qr({t}))")
    if f == "svd":
        how = rng.choice(["u.square()", "v.square()", "(u * s.sin()).mm(v)", "s.exp()"])
        return p.finish("lazy", f"{{ let (u, s, v) = {r}.svd().checked().unwrap(); {how} }}", f"(lambda u, s, v: {how})(*torch.linalg.svd({t}, full_matrices=False))")
    if f == "svdvals":
        return p.finish("checked_tensor", f"{r}.svdvals().eval()", f"torch.linalg.svdvals({t})")
    if f == "pinv":
        return p.finish("checked_tensor", f"{r}.pinv().eval()", f"torch.linalg.pinv({t})")
    rhs = [m] + ([rng.randint(1, 3)] if rng.random() < 0.5 else [])
    b, tb = p.operand(rhs, dtype, "plain")
    column = "" if len(rhs) == 2 else ".unsqueeze(-1)"
    return p.finish("checked_tensor", f"{r}.lstsq({b}).eval()", f"torch.linalg.lstsq({t}, {tb}{column}).solution" + (".squeeze(-1)" if column else ""))


def scattered(p):
    rng = p.rng
    f = p.op = rng.choice(["scatter", "scatter_add", "index_add", "index_copy"])
    slices, adds = f.startswith("index"), f.endswith("add")
    dtype, sizes = rng.choice(families.FLOATS), p.sizes(1, 3, empty=0)
    r, t = p.receiver(sizes, dtype, "plain")
    d = p.dim(len(sizes))
    along = d % len(sizes)
    n = sizes[along]
    count = rng.randint(1, 5) if adds else rng.randint(1, n)
    shape = list(sizes) if slices else [rng.randint(1, s) for s in sizes]
    shape[along] = count
    if slices:
        values = torch.tensor([rng.randrange(n) for _ in range(count)] if adds else rng.sample(range(n), count))
    elif adds:
        values = torch.tensor([rng.randrange(n) for _ in range(math.prod(shape))]).reshape(shape)
    else:
        values = torch.rand([*shape[:along], n, *shape[along + 1:]]).argsort(along).narrow(along, 0, count).clone()
    i, ti = p.operand(list(values.shape), torch.int64, "plain", tensor=values)
    # PyTorch differentiates a source of the shape of the indices only.
    s, ts = p.operand(shape, dtype, "plain")
    return p.finish("checked", f"{r}.{f}::<{d}>({i}, {s})", f"{t}.{f}({d}, {ti}, {ts})")


def training(p):
    """A batch norm of the batch's own statistics."""
    rng = p.rng
    p.op, dtype, c, eps = "batch_norm_training", rng.choice(families.FLOATS), rng.choice([1, 2, 4]), rng.choice([1e-5, 1e-3])
    sizes = [rng.randint(2, 3), c] + [rng.randint(1, 4) for _ in range(rng.randint(0, 2))]
    x, tx = p.receiver(sizes, dtype, "plain")
    rust, w, b = f"{x}.batch_norm_training({eps})", "None", "None"
    if rng.random() < 0.5:
        r, w = p.operand([c], dtype, "positive")
        rust += f".weight({r})"
    if rng.random() < 0.5:
        r, b = p.operand([c], dtype, "plain")
        rust += f".bias({r})"
    # Of operands that are not contiguous, PyTorch 2.15's own gradient is wrong by any measure: of a copy, it is right.
    return p.finish("lazy", rust, f"F.batch_norm({tx}.contiguous(), None, None, {w}, {b}, True, eps={eps})")


OWN = {"order": (order, 8), "linalg": (linalg, 10), "training": (training, 4), "scattered": (scattered, 6)}
FAMILIES = {**{n: f for n, f in families.FAMILIES.items() if n not in EXCLUDED}, **OWN}


def program(seed, number, names):
    rng = random.Random(f"gradient {seed} {number}")
    torch.manual_seed(rng.getrandbits(32))
    dtype = rng.choice([F64, F64, F64, F32])
    families.FLOATS = families.ARITHMETIC = families.ALL = [dtype]
    for kind in "fati":
        families.KINDS[kind] = [dtype]
    families.INDEX = [torch.int64, torch.int32]
    while True:
        name = rng.choices(names, [FAMILIES[n][1] for n in names])[0]
        p = FAMILIES[name][0](Gradient(rng, name))
        if p is None:
            continue
        made = p.differentiated()
        if made is None or not p.variables:
            continue
        p.expression, p.which = made
        p.start = rng.choice(["with", "with", "product", "boxed"])
        try:
            env = p.env()
            y = p.result(env)
        except Exception:  # an operation or an element type that PyTorch refuses
            continue
        if not y.dtype.is_floating_point or y.numel() > 3000 or p.expression in p.variables or not set("(*+-/") & set(p.expression):
            continue
        if rng.random() < 0.3 and y.dim() <= 4:
            r, t = p.wrap(p.expression if not p.expression.startswith("{") else f"({p.expression})", "y__", list(y.shape), y.dtype)
            python = p.python
            # The result is a name, since a function may have it twice.
            lambda_text = f"(lambda y__: {t})({python}{f'[{p.which}]' if p.form in ('pair', 'numbers') else ''})"
            p.expression, p.python, p.which, p.form = r, lambda_text, 0, "lazy"
        p.bases.append(("seed", elements(rng, list(y.shape), y.dtype, "unit").contiguous(), False))
        try:
            p.answer = p.gradients()
        except Exception as error:
            p.answer = error
        if isinstance(p.answer, Exception):
            if any(text in str(p.answer) for text in ("not implemented", "does not require", "derivative", "not differentiable")):
                continue
            print(f"seed {seed}, program {number}: PyTorch refuses: {p.answer!r}\n{p.shown()}")
            continue
        if p.answer is None or any(t.isnan().any() for t in p.answer):
            continue
        return p


def compare(p, output):
    for line in output:
        if line.startswith("panic"):
            return line
    ours = [judge.parsed(line) for line in output if line.startswith("value")]
    if len(ours) != len(p.answer):
        return f"{len(ours)} results instead of {len(p.answer)}"
    narrow = any(t.dtype == F32 for _, t, _ in p.bases)
    wide = p.gradients(lambda t: t.double() if t.dtype == F32 else t) if narrow else p.answer
    scale = max([1.0] + [t.double()[torch.isfinite(t.double())].abs().max().item() for t in wide if t.numel() and torch.isfinite(t).any()])
    names = ["the value"] + [f"the gradient of {n}" for n in sorted(p.variables)]
    for name, mine, theirs, exact in zip(names, ours, p.answer, wide):
        if list(mine.shape) != list(theirs.shape) or mine.dtype != theirs.dtype:
            return f"{name}: {mine.dtype} {list(mine.shape)} instead of {theirs.dtype} {list(theirs.shape)}"
        a, b, e = mine.double(), theirs.double(), exact.double()
        limit = torch.full_like(b, (1e-5 if narrow else 1e-10) * scale)
        if narrow:
            limit = torch.maximum(limit, 4 * (b - e).abs().nan_to_num(0, 0, 0).max() if b.numel() else limit)
        same = (a == b) | (a.isnan() & b.isnan()) | ((a - e).abs() <= limit)
        if not same.all():
            i = tuple((~same).nonzero()[0].tolist())
            return f"{name}, element {list(i)}: {a[i].item()!r} instead of {b[i].item()!r}, of scale {scale} ({int((~same).sum())} of {same.numel()} differ)"
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seeds", default="0..1", help="A..B, without B")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--families", type=lambda s: s.split(","))
    parser.add_argument("--only", type=lambda s: [tuple(map(int, n.split(":"))) for n in s.split(",")], help="seed:number,...")
    parser.add_argument("--folder", type=Path, default=judge.ROOT / "target" / "random-gradients", help="where the crates are written; one run at a time in each")
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    judge.FEATURES[:] = ["std", "linalg", "alloc"]
    judge.FOLDER[:] = [arguments.folder.resolve()]
    names = arguments.families or list(FAMILIES)
    first, last = map(int, arguments.seeds.split(".."))
    batches = [arguments.only] if arguments.only else [[(seed, n) for n in range(arguments.count)] for seed in range(first, last)]
    operations, wrong, refusals = Counter(), 0, Counter()
    for batch in batches:
        start = time.time()
        programs = [(k, program(*pair, names)) for k, pair in enumerate(batch)]
        refused, found = {}, 0
        if arguments.only:
            for _, p in programs:
                print(p.shown())
        outputs = judge.run_legal(programs, refused)
        for k, p in programs:
            operations[p.op] += 1
            if k in refused:
                refusals[refused[k].splitlines()[0][:110]] += 1
                said = "refused by the library\n    " + "\n    ".join(refused[k].splitlines()[:14])
            else:
                said = compare(p, outputs[k])
            if said:
                found += 1
                print(f"--- seed {batch[k][0]}, program {batch[k][1]} ({p.family}: {p.op})\n{p.shown()}\n    {said}\n", flush=True)
        wrong += found
        print(f"seed {batch[0][0]}: {len(programs)} programs, {found} disagreements, {time.time() - start:.0f} s", flush=True)
    for text, n in refusals.most_common():
        print(f"{n:5} {text}")
    print(f"{sum(operations.values())} programs, {len(operations)} operations, {wrong} disagreements")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
