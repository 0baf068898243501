"""The families of programs: each function makes one program from random numbers.

A family takes the program under construction and gives it its last line, in Rust and in Python. It asks the program
for dimensions, sizes and operands; in a program that is to be wrong, one of these does not fit, and PyTorch decides
whether that is so.
"""
import math
import re

import torch
import torch.nn.functional as F

import operands
from operands import F32, F64, FLOATS, INF, INTS, NAN, RUST, elements, python_number, rust_number, sizes_text, tuple_text

BOOL, I64 = torch.bool, torch.int64
ARITHMETIC = FLOATS + INTS
ALL = ARITHMETIC + [BOOL]


# ---------------------------------------------------------------- PyTorch's functions where they stop or are undefined

def divided(f):
    """Integers divided by 0, and the smallest one by -1, with which PyTorch stops the process."""
    def g(x, y):
        y = torch.as_tensor(y, dtype=x.dtype)
        if x.dtype.is_floating_point:
            return f(x, y)
        x, y = torch.broadcast_tensors(x, y)
        zero, over = y == 0, (y == -1) & (x == torch.iinfo(x.dtype).min) & torch.tensor(x.dtype.is_signed)
        q = f(x, torch.where(zero | over, 1, y))
        whole = torch.zeros_like(x) if f is torch.floor_divide else x
        return torch.where(zero, whole, torch.where(over, x if f is torch.floor_divide else torch.zeros_like(x), q))
    return g


def lcm(x, y):
    """PyTorch divides the smallest integer by the divisor -1, which stops the process; the product wraps around."""
    if x.dtype != y.dtype or x.dtype not in INTS or not x.dtype.is_signed:
        return torch.lcm(x, y)
    x, y = torch.broadcast_tensors(x, y)
    stops = (x == torch.iinfo(x.dtype).min) & (torch.gcd(x, y) == -1)
    return torch.where(stops, x, torch.lcm(torch.where(stops, 1, x), y))


def saturated(x, dtype):
    """A float as an integer: PyTorch leaves to the machine what is beyond the range."""
    info = torch.iinfo(dtype)
    values = [0 if v != v else max(info.min, min(info.max, int(v) if math.isfinite(v) else info.max if v > 0 else info.min))
              for v in x.reshape(-1).tolist()]
    return torch.tensor(values, dtype=dtype).reshape(x.shape)


def first(pair, k, dim):
    return [t.narrow(dim, 0, k) for t in pair]


def kth(x, k, dim):
    x.kthvalue(k, dim)  # whether it may be asked for
    values, places = x.sort(dim=dim, stable=True)
    return values.select(dim, k - 1) if x.dim() else values, places.select(dim, k - 1) if x.dim() else places


def topk(x, k, dim, largest):
    x.topk(k, dim, largest=largest)
    if x.dim() == 0:
        return x.topk(k, dim, largest=largest)
    return first(x.sort(dim=dim, descending=largest, stable=True), k, dim)


def median_dim(x, dim):
    values, _ = x.median(dim)
    if x.dim() == 0:
        return x.median(dim)
    ordered, places = x.sort(dim=dim, stable=True)
    n = x.shape[dim]
    at = torch.full(values.shape, (n - 1) // 2).unsqueeze(dim)
    if x.dtype.is_floating_point:
        nan = ordered.isnan()
        at = torch.where(nan.any(dim, keepdim=True), nan.to(torch.uint8).argmax(dim, keepdim=True), at)
    return ordered.gather(dim, at).squeeze(dim), places.gather(dim, at).squeeze(dim)


def attention(q, k, v, mask=None, causal=False, scale=None):
    return F.scaled_dot_product_attention(q, k, v, mask, is_causal=causal, scale=scale)


def interpolated(x, size, **named):
    if x.dim() == 3:
        return F.interpolate(x[None], size=size, **named)[0]
    return F.interpolate(x, size=size, **named)


def as_real(z):
    return torch.view_as_real(z).contiguous() if False else z


def quantized(x, scale, zero, dtype):
    return torch.quantize_per_tensor(x, scale, zero, dtype).int_repr()


ENV = {"torch": torch, "F": F, "math": math, "inf": INF, "nan": NAN, "kth": kth, "topk": topk, "median_dim": median_dim,
       "attention": attention, "interpolated": interpolated, "saturated": saturated, "quantized": quantized, "lcm": lcm,
       "floor_divide": divided(torch.floor_divide), "remainder": divided(torch.remainder), "fmod": divided(torch.fmod)}


# ---------------------------------------------------------------- one element, two elements, three

# name(parameters): elements, accuracy in ulp, PyTorch's text of {x}; elements f: floats, a: arithmetic, b: bits, t: all.
UNARY = {
    "neg": ("a", 0, "torch.neg({x})"), "abs": ("a", 0, "torch.abs({x})"), "sign": ("a", 0, "torch.sign({x})"),
    "floor": ("a", 0, "torch.floor({x})"), "ceil": ("a", 0, "torch.ceil({x})"), "round": ("a", 0, "torch.round({x})"),
    "trunc": ("a", 0, "torch.trunc({x})"), "frac": ("f", 0, "torch.frac({x})"), "square": ("a", 0, "torch.square({x})"),
    "sqrt": ("f", 1, "torch.sqrt({x})"), "rsqrt": ("f", 2, "torch.rsqrt({x})"), "reciprocal": ("f", 1, "torch.reciprocal({x})"),
    "exp": ("f", 1, "torch.exp({x})"), "exp2": ("f", 1, "torch.exp2({x})"), "expm1": ("f", 1, "torch.expm1({x})"),
    "log": ("f", 1, "torch.log({x})"), "log2": ("f", 1, "torch.log2({x})"), "log10": ("f", 2, "torch.log10({x})"),
    "log1p": ("f", 1, "torch.log1p({x})"), "sin": ("f", 1, "torch.sin({x})"), "cos": ("f", 1, "torch.cos({x})"),
    "tan": ("f", 1, "torch.tan({x})"), "asin": ("f", 1, "torch.asin({x})"), "acos": ("f", 1, "torch.acos({x})"),
    "atan": ("f", 1, "torch.atan({x})"), "sinh": ("f", 2, "torch.sinh({x})"), "cosh": ("f", 2, "torch.cosh({x})"),
    "tanh": ("f", 2, "torch.tanh({x})"), "asinh": ("f", 2, "torch.asinh({x})"), "acosh": ("f", 2, "torch.acosh({x})"),
    "atanh": ("f", 2, "torch.atanh({x})"), "erf": ("f", 1, "torch.erf({x})"), "erfc": ("f", 3, "torch.erfc({x})"),
    "deg2rad": ("f", 1, "torch.deg2rad({x})"), "rad2deg": ("f", 1, "torch.rad2deg({x})"), "logit": ("f", 3, "torch.logit({x})"),
    "nan_to_num": ("f", 0, "torch.nan_to_num({x})"), "isnan": ("a", 0, "torch.isnan({x})"), "isinf": ("a", 0, "torch.isinf({x})"),
    "isposinf": ("f", 0, "torch.isposinf({x})"), "isneginf": ("f", 0, "torch.isneginf({x})"), "signbit": ("f", 0, "torch.signbit({x})"),
    "isfinite": ("a", 0, "torch.isfinite({x})"), "logical_not": ("t", 0, "torch.logical_not({x})"),
    "bitwise_not": ("b", 0, "torch.bitwise_not({x})"), "relu": ("a", 0, "torch.relu({x})"), "relu6": ("f", 0, "F.relu6({x})"),
    "selu": ("f", 2, "F.selu({x})"), "sigmoid": ("f", 2, "torch.sigmoid({x})"), "logsigmoid": ("f", 2, "F.logsigmoid({x})"),
    "gelu": ("f", 100, "F.gelu({x})"), "gelu_tanh": ("f", 200, "F.gelu({x}, approximate='tanh')"), "silu": ("f", 3, "F.silu({x})"),
    "softplus": ("f", 2, "F.softplus({x})"), "softsign": ("f", 2, "F.softsign({x})"), "mish": ("f", 4, "F.mish({x})"),
    "hardswish": ("f", 2, "F.hardswish({x})"), "hardsigmoid": ("f", 2, "F.hardsigmoid({x})"),
}
# With parameters: how many, of which range.
UNARY_WITH = {
    "leaky_relu": ("f", 1, "F.leaky_relu({x}, {0})", [(0.01, 0.5)]), "elu": ("f", 2, "F.elu({x}, {0})", [(0.5, 2)]),
    "celu": ("f", 3, "F.celu({x}, {0})", [(0.5, 2)]), "hardtanh": ("f", 0, "F.hardtanh({x}, {0}, {1})", [(-3, -1), (0, 3)]),
    "hardshrink": ("f", 0, "F.hardshrink({x}, {0})", [(0.1, 2)]), "softshrink": ("f", 1, "F.softshrink({x}, {0})", [(0.1, 2)]),
    "threshold": ("a", 0, "F.threshold({x}, {0}, {1})", [(-3, 3), (-5, 5)]),
    "softplus_with": ("f", 3, "F.softplus({x}, {0}, {1})", [(0.5, 3), (2, 30)]),
    "nan_to_num_with": ("f", 0, "torch.nan_to_num({x}, {0}, {1}, {2})", [(-3, 3)] * 3),
    "clamp": ("a", 0, "torch.clamp({x}, {0}, {1})", [(-5, 1), (-1, 5)]), "clamp_min": ("a", 0, "torch.clamp({x}, min={0})", [(-3, 3)]),
    "clamp_max": ("a", 0, "torch.clamp({x}, max={0})", [(-3, 3)]), "pow": ("a", 2, "torch.pow({x}, {0})", [(0, 4)]),
}
KINDS = {"f": FLOATS, "a": ARITHMETIC, "b": INTS + [BOOL], "t": ALL}


def accuracy(p, dtype, ulp):
    p.tolerance = ("ulp", ulp) if dtype.is_floating_point and ulp else "exact"


def whole_result(p, rust, python, **named):
    """An expression of any form: evaluated, on the heap, into memory of the caller."""
    roll = p.rng.random()
    if roll < 0.1:
        return p.finish("boxed", rust, python, **named)
    if roll < 0.25 and not p.wild:
        p.finish("lazy", rust, python, **named)
        answer = p.judge()
        if isinstance(answer, list) and answer[0].dtype in RUST:
            sizes, chain, _ = operands.disguise(p.rng, list(answer[0].shape), mutable=True)
            return p.finish("into", rust, python, into=(sizes, chain, answer[0].dtype))
    return p.finish("lazy", rust, python, **named)


def unary(p):
    rng = p.rng
    if rng.random() < 0.75:
        p.op = rng.choice(list(UNARY))
        kind, ulp, text = UNARY[p.op]
        arguments = []
    else:
        p.op = rng.choice(list(UNARY_WITH))
        kind, ulp, text, ranges = UNARY_WITH[p.op]
        arguments = ranges
    dtype = rng.choice(KINDS[kind])
    if p.op == "pow" and dtype.is_floating_point and rng.random() < 0.5:
        arguments = [(-3, 3)]
        n = rng.randint(-4, 6)
        r, t = p.receiver(p.sizes(), dtype)
        accuracy(p, dtype, 8)
        p.operands = [t]
        return whole_result(p, f"{r}.pow({n})", f"torch.pow({t}, {n})")
    floating = dtype.is_floating_point
    values = [rng.uniform(*r) if floating else rng.randint(max(math.ceil(r[0]), 0 if dtype == torch.uint8 else -9), math.floor(r[1])) for r in arguments]
    if floating:
        values = [round(v * 64) / 64 for v in values]  # the same in 32 bits and in doubles
    kinds = ["plain", "special", "unit", "wide", "half", "probability"] if floating else None
    r, t = p.receiver(p.sizes(), dtype, rng.choice(kinds) if kinds else None, lazy=0.1)
    rust = ", ".join(rust_number(v, dtype) for v in values)
    python = text.format(*[python_number(v, dtype) for v in values], x=t)
    accuracy(p, dtype, ulp)
    p.operands = [t]
    return whole_result(p, f"{r}.{p.op}({rust})", python)


BINARY = {
    **{f: ("a", 0, "torch.%s({x}, {y})" % f) for f in ("add", "sub", "mul")},
    "div": ("f", 0, "torch.div({x}, {y})"),
    **{f: ("a", 0, f + "({x}, {y})") for f in ("floor_divide", "remainder", "fmod")},
    "pow": ("a", 2, "torch.pow({x}, {y})"), "atan2": ("f", 2, "torch.atan2({x}, {y})"), "hypot": ("f", 1, "torch.hypot({x}, {y})"),
    "minimum": ("t", 0, "torch.minimum({x}, {y})"), "maximum": ("t", 0, "torch.maximum({x}, {y})"),
    "fmin": ("t", 0, "torch.fmin({x}, {y})"), "fmax": ("t", 0, "torch.fmax({x}, {y})"),
    "clamp_min": ("a", 0, "torch.clamp({x}, min={y})"), "clamp_max": ("a", 0, "torch.clamp({x}, max={y})"),
    "copysign": ("f", 0, "torch.copysign({x}, {y})"), "heaviside": ("a", 0, "torch.heaviside({x}, {y})"),
    "xlogy": ("f", 2, "torch.xlogy({x}, {y})"), "gcd": ("i", 0, "torch.gcd({x}, {y})"), "lcm": ("i", 0, "lcm({x}, {y})"),
    **{f: ("t", 0, "torch.%s({x}, {y})" % f) for f in ("eq", "ne", "lt", "le", "gt", "ge")},
    **{f"logical_{f}": ("t", 0, "torch.logical_%s({x}, {y})" % f) for f in ("and", "or", "xor")},
    **{f"bitwise_{f}": ("b", 0, "torch.bitwise_%s({x}, {y})" % f) for f in ("and", "or", "xor")},
    **{f"bitwise_{f}_shift": ("i", 0, "torch.bitwise_%s_shift({x}, {y})" % f) for f in ("left", "right")},
    "isclose": ("f", 0, "torch.isclose({x}, {y})"),
}
OPERATORS = {"add": "+", "sub": "-", "mul": "*", "div": "/", "bitwise_and": "&", "bitwise_or": "|", "bitwise_xor": "^"}
KINDS["i"] = INTS


def binary(p):
    rng = p.rng
    p.op = rng.choice(list(BINARY))
    kind, ulp, text = BINARY[p.op]
    dtype = rng.choice(KINDS[kind])
    sizes = p.sizes()
    floating = dtype.is_floating_point
    kinds = ["plain", "special", "ties", "wide", "half"] if floating else ["plain", "edges", "few", "wide"] if dtype != BOOL else [None]
    k = rng.choice(kinds)
    if "shift" in p.op and not floating:
        k = "plain"
    x, tx = p.receiver(sizes, dtype, k, lazy=0.1 if floating else 0)
    if rng.random() < 0.15 and dtype != BOOL and p.op not in ("heaviside", "clamp_min", "clamp_max", "hypot", "copysign", "atan2", "minimum", "maximum", "fmin", "fmax", "gcd", "lcm", "logical_and", "logical_or", "logical_xor", "isclose"):
        v = rng.choice([1.5, -2.0, 3.0, 0.25]) if floating else rng.choice([1, 2, 3, 7])
        y, ty = rust_number(v, dtype), python_number(v, dtype)
        if p.op == "pow" and floating:
            v = rng.choice([1.5, 2.5, -0.5, 3.0])
            y, ty = rust_number(v, dtype), python_number(v, dtype)
    else:
        other = dtype
        y, ty = p.operand(p.fitting(sizes), other, k, lazy=0.1 if floating else 0)
    p.operands = [tx, ty]
    accuracy(p, dtype, ulp)
    python = text.format(x=tx, y=ty)
    if p.op in OPERATORS and rng.random() < 0.5:
        return whole_result(p, f"({x} {OPERATORS[p.op]} {y})", python)
    return whole_result(p, f"{x}.{p.op}({y})", python)


def ternary(p):
    rng = p.rng
    p.op = rng.choice(["where", "x.where", "clamp", "lerp", "isclose_with", "masked_fill", "addcmul"])
    dtype = rng.choice(ALL if p.op in ("where", "x.where", "masked_fill") else ARITHMETIC if p.op in ("clamp", "addcmul") else FLOATS)
    sizes = p.sizes()
    kind = rng.choice(["plain", "special", "half"]) if dtype != BOOL else None
    if p.op in ("lerp",):
        kind = rng.choice(["plain", "half", "nan"])
    x, tx = p.receiver(sizes, dtype, kind)
    y, ty = p.operand(p.fitting(sizes), dtype, kind)
    p.operands = [tx, ty]
    if p.op == "clamp":
        z, tz = p.operand(p.fitting(sizes), dtype, kind)
        return whole_result(p, f"{x}.clamp({y}, {z})", f"torch.clamp({tx}, {ty}, {tz})")
    if p.op == "addcmul":
        z, tz = p.operand(p.fitting(sizes), dtype, "half")
        return whole_result(p, f"({x} + {y} * {z})", f"({tx} + {ty} * {tz})")
    if p.op == "lerp":
        z, tz = p.operand(p.fitting(sizes), dtype, "unit")
        p.tolerance, p.scale = ("scale", 4), f"({tx} + 2 * {ty} * (1 + {tz}))"
        return whole_result(p, f"{x}.lerp({y}, {z})", f"torch.lerp({tx}, {ty}, {tz})")
    if p.op == "isclose_with":
        return whole_result(p, f"{x}.isclose_with({y}, 0.5, 1.0)", f"torch.isclose({tx}, {ty}, 0.5, 1.0)")
    c, tc = p.operand(p.fitting(sizes), BOOL)
    if p.op == "masked_fill":
        v = elements(rng, [], dtype, "plain").item()
        if dtype.is_floating_point:
            v = float(round(v))
        return whole_result(p, f"{x}.masked_fill({c}, {rust_number(v, dtype)})", f"{tx}.masked_fill({tc}, {python_number(v, dtype)})"
                            if not p.spoiled and False else f"torch.broadcast_tensors({tx}, {tc})[0].masked_fill({tc}, {python_number(v, dtype)})")
    if p.op == "where":
        return whole_result(p, f"where_({c}, {x.strip('()') if x.startswith('(&') else x}, {y})", f"torch.where({tc}, {tx}, {ty})")
    return whole_result(p, f"{x}.where_({c}, {y})", f"torch.where({tc}, {tx}, {ty})")


def chain(p):
    """A tree of elementwise operations, in one pass."""
    rng = p.rng
    sizes, dtype = p.sizes(1, 3), rng.choice([F32, F64, I64, torch.int32])
    floating = dtype.is_floating_point
    leaves = 0

    def grow(depth):
        nonlocal leaves
        if depth == 0 or rng.random() < 0.15:
            leaves += 1
            r, t = p.operand(p.fitting(sizes) if leaves > 1 else sizes, dtype, "half" if floating else "plain", limit=2)
            return r, t
        if rng.random() < 0.4:
            r, t = grow(depth - 1)
            r = f"({r})"
            o = rng.choice(["neg", "abs", "relu", "square", "sign"] + (["floor", "round", "trunc"] if floating else []))
            if o == "neg" and rng.random() < 0.5:
                return f"(-{r})", f"(-{t})"
            return f"{r}.{o}()", f"torch.{o}({t})"
        (r, t), (r2, t2) = grow(depth - 1), grow(depth - 1)
        if rng.random() < 0.65:
            o = rng.choice("+-*")
            if rng.random() < 0.2:
                v = rng.choice([1, 2, 3])
                number = rust_number(v, dtype)
                if rng.random() < 0.5 and dtype in (F32, F64, I64, torch.int32):
                    return f"({number} {o} {r})", f"({v} {o} {t})"
                return f"({r} {o} {number})", f"({t} {o} {v})"
            return f"({r} {o} {r2})", f"({t} {o} {t2})"
        o = rng.choice(["minimum", "maximum"])
        return f"({r}).{o}({r2})", f"torch.{o}({t}, {t2})"

    r, t = grow(rng.randint(2, 4))
    if leaves > 7:
        return None
    p.op = "fused"
    if not r.startswith("(") or r.startswith("(&a") and r.endswith(")") and r.count("(") == 1:
        r = f"({r})"
    p.operands = []
    p.zero_sign = False  # minimum and maximum of 0 and -0
    roll = rng.random()
    if roll < 0.15:
        p.tolerance, p.scale = ("scale", 8), t.replace("-", "+") + ".sum()"
        return p.finish("number", f"({r}).sum()", f"({t}).sum()")
    return whole_result(p, f"({r})", t)


def cast(p):
    rng = p.rng
    source, target = rng.choice(ALL), rng.choice(ALL)
    p.op = f"to {RUST[source]} {RUST[target]}"
    r, t = p.receiver(p.sizes(), source, "special" if rng.random() < 0.5 else None)
    short = {F32: "float", F64: "double", I64: "long", torch.int32: "int", torch.uint8: "byte"}
    rust = f"{r}.{short[target]}()" if target in short and rng.random() < 0.5 else f"{r}.to::<{RUST[target]}>()"
    if source.is_floating_point and not target.is_floating_point and target != BOOL:
        base = torch.iinfo(target)
        values = p.env()
        x = eval(t, values).reshape(-1)
        if bool((~torch.isfinite(x) | (x.double() < base.min) | (x.double() > base.max)).any()):
            p.why = "floats outside the range of an integer become its nearest end"
        return whole_result(p, rust, f"saturated({t}, {target})")
    return whole_result(p, rust, f"{t}.to({target})")


# ---------------------------------------------------------------- reductions

SUMS = {"sum": "t", "prod": "t", "mean": "f", "var": "f", "std": "f", "amin": "t", "amax": "t", "any": "t", "all": "t",
        "norm": "f", "logsumexp": "f", "count_nonzero": "t"}
WITH = {"var_with": (lambda rng: rng.choice([0, 1, 2, 3]), "correction={0}"), "std_with": (lambda rng: rng.choice([0, 1, 2]), "correction={0}"),
        "norm_with": (lambda rng: rng.choice([0.0, 0.5, 1.0, 2.0, 2.5, 3.0, INF, -INF, -1.0]), "{0}")}


def reduction_tolerance(p, f, t, n):
    if f in ("sum", "mean"):
        p.tolerance, p.scale = ("scale", 8), "({0}).sum(%s)" if False else None
    return


def reduce(p):
    rng = p.rng
    f = rng.choice(list(SUMS) + list(WITH))
    p.op = f
    base = f.removesuffix("_with")
    dtype = rng.choice({"t": ALL, "f": FLOATS}[SUMS[base]])
    floating = dtype.is_floating_point
    kinds = ["plain", "half", "ties", "nan"] if floating else ["plain", "few", "wide", "edges"]
    if base in ("amin", "amax", "any", "all", "count_nonzero", "logsumexp") and floating:
        kinds = kinds + ["special"]
    kind = rng.choice(kinds)
    if base == "prod" and floating:
        kind = rng.choice(["positive", "half", "ties"])
    sizes = p.sizes(0, 4)
    r, t = p.receiver(sizes, dtype, kind, lazy=0.15)
    arguments, named = "", ""
    if f in WITH:
        v = WITH[f][0](rng)
        arguments = str(v) if "norm" not in f else rust_number(v, dtype)
        named = WITH[f][1].format(v if v not in (INF, -INF) else f"float('{v}')")
    rank = len(sizes)
    how = rng.choice(["", "dim", "dim", "dims"]) if rank else rng.choice(["", "dim"])
    keep = how and rng.random() < 0.35
    rust_name = base + ("_" + how if how else "") + ("_keepdim" if keep else "") + ("_with" if f in WITH else "")
    if how == "":
        rust, dims = f"{r}.{rust_name}({arguments})", tuple_text(range(rank)) if rank else "()"
    elif how == "dim":
        d = p.dim(rank)
        rust, dims = f"{r}.{rust_name}::<{d}>({arguments})", str(d)
    else:
        dims = rng.sample(range(rank), rng.randint(1, rank))
        dims = [d - rank if rng.random() < 0.3 else d for d in dims]
        if p.spoil():
            dims[rng.randrange(len(dims))] = rng.choice([rank, -rank - 1] + ([dims[0]] if len(dims) > 1 else []))
            if len(dims) > 1 and rng.random() < 0.4:
                dims[-1] = dims[0]
        rust, dims = f"{r}.{rust_name}::<Dims![{sizes_text(dims)}]>({arguments})", tuple_text(dims)
    k = ", keepdim=True" if keep else ""
    everything = how == ""
    if base == "norm":
        n = named or "2"
        python = f"torch.linalg.vector_norm({t}, {n}{'' if everything else f', dim={dims}'}{k})"
    elif base == "count_nonzero":
        python = f"{t}.ne(0).sum({'' if everything else dims + k})"
    elif base == "prod":
        if everything:
            python = f"{t}.prod()"
        elif how == "dim":
            python = f"{t}.prod({dims}{k})"
        else:
            python = t
            flat = eval(dims)
            if any(not -rank <= d < rank for d in flat) or len({d % rank for d in flat}) < len(flat):
                python = f"{t}.sum({dims})"
            else:
                for d in sorted((d % rank for d in flat), reverse=True):
                    python = f"{python}.prod({d}{k})"
    elif base in ("var", "std"):
        python = f"{t}.{base}({'' if everything else f'dim={dims}, '}{named or 'correction=1'}{k})"
    elif base == "logsumexp":
        python = f"{t}.logsumexp({dims}{k})"
    elif base in ("any", "all") and everything:
        python = f"{t}.to(torch.bool).{base}()"
    elif base in ("any", "all"):
        python = f"{t}.to(torch.bool).{base}({dims}{k})"
    else:
        python = f"{t}.{base}({'' if everything else dims + k})"
    if floating:
        along = "" if everything else f"{dims}{k}"
        if base in ("sum", "mean"):
            p.tolerance, p.scale = ("scale", 8), f"{t}.{base}({along})"
        elif base == "prod":
            p.tolerance = ("ulp", 4 + 2 * math.prod(sizes))
        elif base in ("var", "std"):
            p.tolerance, p.scale = ("scale", 16), f"({t}.square().mean({along}) + 0 * {t}.amax({along}))" if base == "var" else f"{t}.square().mean({along}).sqrt()"
        elif base == "norm":
            p.tolerance = ("ulp", 16)
        elif base == "logsumexp":
            p.tolerance, p.scale = ("scale", 8), f"(1 + {t}.amax({dims}{k}))"
    return p.finish("number" if everything else p.evaluated(), rust, python)


def extremum(p):
    rng = p.rng
    f = rng.choice(["min", "max", "argmin", "argmax", "min_dim", "max_dim", "argmin_dim", "argmax_dim"])
    p.op = f
    dtype = rng.choice(ALL)
    sizes = p.sizes(0, 4)
    r, t = p.receiver(sizes, dtype, rng.choice(["plain", "ties", "special", "few"]) if dtype.is_floating_point else rng.choice(["few", "edges", "plain"]))
    p.operands = []
    p.zero_sign = False
    x = f"{t}.to(torch.uint8)" if dtype == BOOL and "arg" in f else t
    if "dim" not in f:
        return p.finish("number", f"{r}.{f}()", f"{x}.{f}()")
    d, keep = p.dim(len(sizes)), rng.random() < 0.3
    base = f.removesuffix("_dim")
    rust = f"{r}.{f}{'_keepdim' if keep else ''}::<{d}>()"
    return p.finish(p.evaluated() if "arg" in f else "pair", rust if "arg" in f else rust + p.both(), f"{x}.{base}({d}{', keepdim=True' if keep else ''})")


def scan(p):
    rng = p.rng
    f = p.op = rng.choice(["cumsum", "cumprod", "cummax", "cummin", "logcumsumexp"])
    dtype = rng.choice(FLOATS if f == "logcumsumexp" else ALL)
    sizes = p.sizes(0, 4)
    floating = dtype.is_floating_point
    kind = rng.choice(["half", "plain", "nan"]) if floating else None
    if f in ("cummax", "cummin") and floating:
        kind = rng.choice(["ties", "plain", "special"])
    if f == "cumprod" and floating:
        kind = "positive"
    r, t = p.receiver(sizes, dtype, kind, lazy=0.1)
    d = p.dim(len(sizes))
    if floating:
        if f == "cumsum":
            p.tolerance, p.scale = ("scale", 8), f"{t}.cumsum({d})"
        elif f == "cumprod":
            p.tolerance = ("ulp", 250)
        elif f == "logcumsumexp":
            p.tolerance, p.scale = ("scale", 16), f"(1 + {t}.cummax({d})[0])"
    rust = f"{r}.{f}::<{d}>()"
    if f in ("cummax", "cummin"):
        return p.finish("pair", rust + p.both(), f"{t}.{f}({d})")
    return p.finish(p.evaluated(), rust, f"{t}.{f}({d})")


def quantile(p):
    rng = p.rng
    f = p.op = rng.choice(["quantile", "nanquantile"])
    dtype = rng.choice(FLOATS)
    sizes = p.sizes(0, 3)
    r, t = p.receiver(sizes, dtype, rng.choice(["plain", "half", "few"] + (["nan"] if f == "nanquantile" or rng.random() < 0.5 else [])))
    q = rng.choice([0.0, 0.25, 0.5, 0.75, 1.0, 0.1, 0.9])
    number, tq = rust_number(q, dtype), f"torch.tensor({q}, dtype={t}.dtype)"
    p.tolerance, p.scale = ("scale", 8), f"{t}.nan_to_num(0, 0, 0).amax()"
    if rng.random() < 0.3:
        return p.finish("number", f"{r}.{f}({number})", f"{t}.{f}({tq})")
    d, keep = p.dim(len(sizes)), rng.random() < 0.3
    return p.finish(p.evaluated(), f"{r}.{f}_dim{'_keepdim' if keep else ''}::<{d}>({number})", f"{t}.{f}({tq}, {d}{', keepdim=True' if keep else ''})")


# ---------------------------------------------------------------- order

def order(p):
    rng = p.rng
    f = p.op = rng.choice(["sort", "sort_descending", "argsort", "argsort_descending", "topk", "topk_smallest", "kthvalue", "median", "median_dim", "unique"])
    dtype = rng.choice(ALL)
    sizes = p.sizes(0, 3)
    kind = rng.choice(["plain", "ties", "few", "special"]) if dtype.is_floating_point else rng.choice(["few", "plain", "edges"])
    r, t = p.receiver(sizes, dtype, kind)
    rank = len(sizes)
    p.zero_sign = False
    if f == "median":
        return p.finish("number", f"{r}.median()", f"{t}.median()")
    if f == "unique":
        n = math.prod(sizes)
        return p.finish("found", f"{r}.unique::<{n}>()", f"{t}.unique()")
    d = p.dim(rank)
    n = sizes[d] if -rank <= d < rank else 1
    if f in ("sort", "sort_descending", "argsort", "argsort_descending"):
        down = f.endswith("descending")
        python = f"{t}.sort(dim={d}, descending={down}, stable=True)"
        rust = f"{r}.{f}::<{d}>()"
        if "arg" in f:
            return p.finish(p.evaluated(), rust, python + "[1]")
        return p.finish("pair", rust + p.both(), python)
    if f == "median_dim":
        return p.finish("pair", f"{r}.median_dim::<{d}>()" + p.both(), f"median_dim({t}, {d})")
    k = rng.randint(0 if f != "kthvalue" else min(1, n), n)
    if p.spoil():
        k = rng.choice([n + 1, n + 2] + ([0] if f == "kthvalue" else []))
    if f == "kthvalue":
        return p.finish("pair", f"{r}.kthvalue::<{k}, {d}>()" + p.both(), f"kth({t}, {k}, {d})")
    return p.finish("pair", f"{r}.{f}::<{k}, {d}>()" + p.both(), f"topk({t}, {k}, {d}, {f == 'topk'})")


def search(p):
    rng = p.rng
    dtype = rng.choice(ARITHMETIC)
    n = rng.randint(0, 9)
    p.op = f = rng.choice(["searchsorted", "searchsorted_right", "bucketize"])
    sizes = p.sizes(0, 3)
    # A row for all values, or one for each row of values.
    lead = sizes[:-1] if f != "bucketize" and sizes and rng.random() < 0.5 else []
    if p.spoil():
        lead = rng.choice([[2], [1], lead[1:], [k + 1 for k in lead], lead + [1]])
    values = elements(rng, lead + [n], dtype, "few" if rng.random() < 0.5 else "plain").sort(-1)[0]
    s, ts = p.operand(lead + [n], dtype, "plain", tensor=values)
    x, tx = p.operand(sizes, dtype, "nan" if dtype.is_floating_point and rng.random() < 0.2 else rng.choice(["few", "plain"]))
    if f == "bucketize":
        return p.finish("lazy", f"({x}).bucketize({s})", f"torch.bucketize({tx}, {ts})")
    return p.finish("lazy", f"({s}).{f}({x})", f"torch.searchsorted({ts}, {tx}{', right=True' if 'right' in f else ''})")


# ---------------------------------------------------------------- indices

INDEX = [I64, I64, torch.int32]


def index_operand(p, sizes, size, dtype=I64, negative=False):
    """Indices below `size`, once in a while one that is not."""
    rng = p.rng
    count = math.prod(sizes)
    low = -size if negative else 0
    values = [rng.randint(low, size - 1) if size else 0 for _ in range(count)]
    if count and (size == 0 or p.spoil(0.4)):
        values[rng.randrange(count)] = rng.choice([size, size + 3, -size - 1, -1 if not negative else -size - 2])
        p.checked = True
    return p.operand(sizes, dtype, "plain", tensor=torch.tensor(values, dtype=dtype).reshape(sizes))


def select(p):
    rng = p.rng
    f = p.op = rng.choice(["index_select", "gather", "take"])
    dtype = rng.choice(ALL)
    sizes = p.sizes(1 if f == "index_select" else 0, 4)
    r, t = p.receiver(sizes, dtype, lazy=0.1)
    rank = len(sizes)
    if f == "take":
        i, ti = index_operand(p, p.sizes(0, 3), math.prod(sizes), negative=True)
        return p.finish("checked", f"{r}.take({i})", f"{t}.take({ti})", checked=True)
    d = p.dim(rank)
    along = d % rank if rank and -rank <= d < rank else None
    n = sizes[along] if along is not None else 1
    if f == "index_select":
        wrong = p.spoil(0.3)
        i, ti = index_operand(p, [rng.randint(0, 5)] if not wrong else [2, 2], n, rng.choice(INDEX))
        return p.finish("checked", f"{r}.index_select::<{d}>({i})", f"{t}.index_select({d}, {ti})", checked=p.checked)
    shape = [rng.randint(0 if rng.random() < 0.1 else min(1, s), s) for s in sizes]
    if along is not None:
        shape[along] = rng.randint(0 if rng.random() < 0.1 else 1, 6)
    if rank and p.spoil():
        if rng.random() < 0.5 and rank > 1:
            e = rng.randrange(rank)
            shape[e] = sizes[e] + 1
        else:
            shape = shape + [1]
    i, ti = index_operand(p, shape, n)
    return p.finish("checked", f"{r}.gather::<{d}>({i})", f"{t}.gather({d}, {ti})", checked=p.checked)


def target(p, sizes, dtype, kind=None):
    """A tensor that is written to, through a chain of views."""
    base_sizes, rust, python = operands.disguise(p.rng, sizes, mutable=True)
    name = p.base(elements(p.rng, base_sizes, dtype, kind), mutable=True)
    if not rust and p.rng.random() < 0.5:
        return name, name
    return f"{name}.as_view_mut(){rust}", f"{name}{python}"


def scatter(p):
    rng = p.rng
    f = p.op = rng.choice(["scatter_", "scatter_add_", "scatter_value_", "index_add_", "index_copy_", "index_fill_"])
    dtype = rng.choice(ALL if "add" not in f else ARITHMETIC)
    kind = "half" if dtype.is_floating_point else None
    sizes = p.sizes(0 if "scatter" in f else 1, 3)
    r, t = target(p, sizes, dtype, kind)
    rank = len(sizes)
    d = p.dim(rank)
    along = d % rank if rank and -rank <= d < rank else None
    n = sizes[along] if along is not None else 1
    value = rust_number(1, dtype), python_number(1, dtype)
    p.checked = False
    if f.startswith("index"):
        count = rng.randint(0, n) if f == "index_copy_" else rng.randint(0, 5)
        perm = rng.sample(range(n), count) if f == "index_copy_" else [rng.randrange(n) for _ in range(count)] if n else []
        index = torch.tensor(perm, dtype=I64)
        if len(perm) and p.spoil(0.4):
            index[rng.randrange(len(perm))] = rng.choice([n, n + 2, -n - 1])
            p.checked = True
        i, ti = p.operand([len(perm)], I64, "plain", tensor=index)
        if f == "index_fill_":
            rust, python = f"{r}.index_fill_::<{d}>({i}, {value[0]})", f"{t}.index_fill_({d}, {ti}, {value[1]})"
        else:
            shape = list(sizes)
            if along is not None:
                shape[along] = p.off(len(perm))
            if rank > 1 and p.spoil(0.3):
                shape[rng.randrange(rank)] += 1
            s, ts = p.operand(shape, dtype, kind)
            rust, python = f"{r}.{f}::<{d}>({i}, {s})", f"{t}.{f}({d}, {ti}, {ts})"
    else:
        shape = [rng.randint(min(1, s), s) for s in sizes]
        if along is not None:
            shape[along] = rng.randint(1, 5)
        if f == "scatter_" and along is not None:
            shape[along] = rng.randint(min(1, n), n)  # each place is written once
        if rank and p.spoil(0.4):
            e = rng.randrange(rank)
            if e != along:
                shape[e] = sizes[e] + 1
        values = torch.zeros(shape, dtype=I64)
        if f == "scatter_" and along is not None and n:
            lanes = torch.rand([*shape[:along], n, *shape[along + 1:]]).argsort(along)
            values = lanes.narrow(along, 0, min(shape[along], n)).clone() if shape[along] <= n else values
        elif n:
            values = torch.tensor([rng.randrange(n) for _ in range(math.prod(shape))], dtype=I64).reshape(shape)
        if values.numel() and (n == 0 or p.spoil(0.4)):
            values.reshape(-1)[0] = rng.choice([n, -n - 1])
            p.checked = True
        i, ti = p.operand(shape, I64, "plain", tensor=values)
        if f == "scatter_value_":
            rust, python = f"{r}.scatter_value_::<{d}>({i}, {value[0]})", f"{t}.scatter_({d}, {ti}, {value[1]})"
        else:
            src = [s + rng.randint(0, 1) for s in shape]
            if rank and p.spoil(0.4):
                e = rng.randrange(rank)
                src[e] = max(0, shape[e] - 1)
            s, ts = p.operand(src, dtype, kind)
            rust, python = f"{r}.{f}::<{d}>({i}, {s})", f"{t}.{f}({d}, {ti}, {ts})"
    if p.checked:
        return p.finish("write", rust, python)
    return p.finish("write", rust + ".unwrap()", python)


def masked(p):
    rng = p.rng
    p.op = rng.choice(["masked_select", "nonzero", "masked_fill_"])
    dtype = rng.choice(ALL)
    sizes = p.sizes(0, 3)
    if p.op == "masked_fill_":
        r, t = target(p, sizes, dtype)
        mask = p.fitting(sizes)[-len(sizes):] if sizes else []
        m, tm = p.operand(mask, BOOL)
        v = rng.choice([0, 1])
        return p.finish("write", f"{r}.masked_fill_({m}, {rust_number(v, dtype)})", f"{t}.masked_fill_({tm}, {python_number(v, dtype)})")
    r, t = p.receiver(sizes, dtype, "few")
    if p.op == "nonzero":
        return p.finish("places", f"{r}.nonzero::<{len(sizes)}, {math.prod(sizes)}>()", f"{t}.nonzero()", rank=len(sizes))
    other = p.fitting(sizes)
    m, tm = p.operand(other, BOOL)
    try:
        n = math.prod(torch.broadcast_shapes(sizes, other))
    except RuntimeError:
        n = 1
    if n > 900:
        return None
    return p.finish("found", f"{r}.masked_select::<_, {n}>({m})", f"{t}.masked_select({tm})")


# ---------------------------------------------------------------- joining and rearranging

def join(p):
    rng = p.rng
    p.op = rng.choice(["cat", "stack"])
    dtype = rng.choice(ALL)
    sizes = p.sizes(1 if p.op == "cat" else 0, 3)
    rank, count = len(sizes), rng.randint(1, 5)
    d = p.dim(rank, extra=int(p.op == "stack"))
    parts = []
    for k in range(count):
        s = list(sizes)
        if p.op == "cat" and -rank <= d < rank:
            s[d] = rng.choice([0, 1, 2, 3])
        wrong = [e for e in range(rank) if p.op == "stack" or e != d % rank]
        if k and wrong and p.spoil():
            s[rng.choice(wrong)] += 1
        parts.append(p.operand(s, dtype, lazy=0.1))
    rust = ", ".join(r for r, _ in parts) + ("," if count == 1 else "")
    python = ", ".join(t for _, t in parts)
    return whole_result(p, f"({rust}).{p.op}::<{d}>()", f"torch.{p.op}([{python}], {d})")


def arrange(p):
    rng = p.rng
    f = p.op = rng.choice(["flip", "fliplr", "flipud", "rot90", "roll", "repeat", "repeat_interleave", "tril", "triu", "meshgrid"])
    dtype = rng.choice(ALL)
    sizes = p.sizes(0, 4)
    if f in ("tril", "triu", "fliplr", "rot90") and len(sizes) < 2 and not p.wild:
        sizes = p.sizes(2, 4)
    if f in ("tril", "triu") and len(sizes) < 2:
        p.spoiled = True
    rank = len(sizes)
    if f == "meshgrid":
        kinds = [p.operand([rng.randint(0, 5)], dtype) for _ in range(rng.choice([2, 3, 3]))]
        k = rng.randrange(len(kinds))
        return whole_result(p, f"({', '.join(r for r, _ in kinds)}).meshgrid().{k}", f"torch.meshgrid([{', '.join(t for _, t in kinds)}], indexing='ij')[{k}]")
    r, t = p.receiver(sizes, dtype, lazy=0.1)
    if f == "flip":
        dims = rng.sample(range(rank), rng.randint(0, rank)) if rank else []
        dims = [d - rank if rng.random() < 0.3 else d for d in dims]
        if dims and p.spoil():
            dims[0] = rng.choice([rank, -rank - 1, dims[-1]])
        return whole_result(p, f"{r}.flip::<Dims![{sizes_text(dims)}]>()", f"{t}.flip({tuple_text(dims)})")
    if f in ("fliplr", "flipud"):
        return whole_result(p, f"{r}.{f}()", f"{t}.{f}()")
    if f == "rot90":
        k, (a, b) = rng.randint(-3, 3), (rng.sample(range(rank), 2) if rank > 1 else (0, 1))
        a, b = (d - rank if rng.random() < 0.3 else d for d in (a, b))
        if p.spoil():
            b = rng.choice([a, rank])
        return whole_result(p, f"{r}.rot90::<{k}, {a}, {b}>()", f"{t}.rot90({k}, ({a}, {b}))")
    if f == "roll":
        d, k = p.dim(rank), rng.randint(-7, 7)
        return whole_result(p, f"{r}.roll::<{d}>({k})", f"{t}.roll({k}, {d})")
    if f == "repeat":
        n = [rng.randint(0 if rng.random() < 0.1 else 1, 3) for _ in range(rank + rng.choice([0, 0, 1]))]
        if rank and p.spoil():
            n = n[: rank - 1]
        return whole_result(p, f"{r}.repeat::<Shape![{sizes_text(n)}]>()", f"{t}.repeat({tuple_text(n)})")
    if f == "repeat_interleave":
        d, n = p.dim(rank), rng.randint(0, 4)
        return whole_result(p, f"{r}.repeat_interleave::<{d}, {n}>()", f"{t}.repeat_interleave({n}, {d})")
    k = rng.randint(-4, 4)
    return whole_result(p, f"{r}.{f}({k})", f"{t}.{f}({k})")


def pad(p):
    rng = p.rng
    f = p.op = rng.choice(["pad", "pad_reflect", "pad_replicate", "pad_circular"])
    dtype = rng.choice(ALL if f == "pad" else [F32, F64])
    sizes = p.sizes(1 if f == "pad" else 2, 4, empty=0.04 if f == "pad" else 0)
    rank = len(sizes)
    k = rng.randint(0, rank) if f == "pad" else rng.randint(1, min(rank - 1, 2))
    if f != "pad" and rank - k not in (1, 2):
        return None
    amounts = []
    for d in range(k):
        n = sizes[rank - 1 - d]
        most = {"pad": 3, "pad_reflect": n - 1, "pad_replicate": 4, "pad_circular": n}[f]
        amounts += [rng.randint(0, min(most, 4)), rng.randint(0, min(most, 4))]
        if p.spoil(0.4):
            amounts[-1] = {"pad": 2, "pad_reflect": n, "pad_replicate": 3, "pad_circular": n + 1}[f]
    if f == "pad" and p.spoil():
        amounts = amounts + [1, 1] * (rank - k + 1)
    elif amounts and p.spoil(0.3):
        amounts[rng.randrange(len(amounts))] = -1
    r, t = p.receiver(sizes, dtype)
    v = rng.choice([0, 1])
    shape = f"Shape![{sizes_text(amounts)}]"
    if f == "pad":
        return whole_result(p, f"{r}.pad::<{shape}>({rust_number(v, dtype)})", f"F.pad({t}, {tuple_text(amounts)}, value={v})")
    return whole_result(p, f"{r}.{f}::<{shape}>()", f"F.pad({t}, {tuple_text(amounts)}, mode='{f[4:]}')")


def in_place(p):
    rng = p.rng
    f = p.op = rng.choice(["fill_", "zero_", "copy_", "add_", "sub_", "mul_", "div_", "apply_"])
    dtype = rng.choice({"div_": FLOATS, "copy_": ALL, "fill_": ALL}.get(f, ARITHMETIC))
    sizes = p.sizes(0, 4)
    r, t = target(p, sizes, dtype)
    if f == "zero_":
        return p.finish("write", f"{r}.zero_()", f"{t}.zero_()")
    if f == "apply_":
        if not dtype.is_floating_point:
            return None
        return p.finish("write", f"{r}.apply_(|v| v * 2.0)", f"{t}.mul_(2)")
    v = rng.choice([1, 2, 3])
    if f == "fill_" or f != "copy_" and rng.random() < 0.2:
        return p.finish("write", f"{r}.{f}({rust_number(v, dtype)})", f"{t}.{f}({python_number(v, dtype)})")
    other = p.fitting(sizes)
    other = other[len(other) - len(sizes):] if len(other) > len(sizes) and rng.random() < 0.8 else other
    s, ts = p.operand(other, dtype, lazy=0.2 if dtype.is_floating_point else 0)
    if f in ("add_", "sub_", "mul_", "div_") and rng.random() < 0.2 and "as_view_mut" not in r:
        o = {"add_": "+=", "sub_": "-=", "mul_": "*=", "div_": "/="}[f]
        return p.finish("write", f"{r} {o} {s}", f"{t}.{f}({ts})")
    return p.finish("write", f"{r}.{f}({s})", f"{t}.{f}({ts})")


def create(p):
    rng = p.rng
    f = p.op = rng.choice(["arange", "arange_from", "linspace", "eye", "full", "zeros", "ones"])
    dtype = rng.choice(ARITHMETIC if f not in ("linspace",) else FLOATS)
    sizes = p.sizes(0, 3)
    if f == "eye":
        sizes = [rng.randint(0, 6), rng.randint(0, 6)]
    if f == "linspace":
        sizes = [rng.randint(0, 40)]
    n = math.prod(sizes)
    if n > 120 and f.startswith("arange") and not dtype.is_floating_point:
        return None
    shape = f"Tensor::<{RUST[dtype]}, Shape![{sizes_text(sizes)}]>"
    size = tuple_text(sizes)
    if f == "arange":
        return p.finish("tensor", f"{shape}::arange()", f"torch.arange({n}, dtype={dtype}).reshape({size})")
    if f == "arange_from":
        a, b = rng.randint(0, 5), rng.randint(1, 2)
        if n > 50:
            return None
        return p.finish("tensor", f"{shape}::arange_from({rust_number(a, dtype)}, {rust_number(b, dtype)})",
                        f"(torch.arange({n}, dtype={dtype}) * {b} + {a}).reshape({size})")
    if f == "linspace":
        a, b = rng.uniform(-9, 9), rng.uniform(-9, 9)
        a, b = round(a, 2), round(b, 2)
        p.tolerance, p.scale = ("scale", 2), f"torch.full(({n},), {max(abs(a), abs(b))}, dtype=torch.float64)"
        return p.finish("tensor", f"{shape}::linspace({rust_number(a, dtype)}, {rust_number(b, dtype)})", f"torch.linspace({a}, {b}, {n}, dtype={dtype})")
    if f == "eye":
        return p.finish("tensor", f"{shape}::eye()", f"torch.eye({sizes[0]}, {sizes[1]}, dtype={dtype})")
    v = {"full": 7, "zeros": 0, "ones": 1}[f]
    return p.finish("tensor", f"{shape}::{f}({rust_number(v, dtype) if f == 'full' else ''})", f"torch.full({size}, {v}, dtype={dtype})")


# ---------------------------------------------------------------- products

def matrix_kind(dtype):
    return "plain" if dtype.is_floating_point else "wide"


def matrix(p):
    rng = p.rng
    f = p.op = rng.choice(["mm", "mm", "mv", "bmm", "matmul", "matmul", "matmul", "dot", "outer", "addmm", "baddbmm", "kron", "trace", "cross"])
    dtype = rng.choice([F32, F32, F32, F64, I64, torch.int32, torch.int8])
    if f in ("addmm", "baddbmm"):
        dtype = rng.choice(FLOATS + [I64])
    kind = matrix_kind(dtype) if rng.random() < 0.8 else "nan" if dtype.is_floating_point else "edges"
    side = lambda: rng.choice([0] + [1] * 3 + [2, 3, 4, 4, 5, 7, 8] * 3 + [9, 16, 17, 33])  # noqa: E731
    m, k, n, b = side(), side(), side(), rng.randint(0 if rng.random() < 0.1 else 1, 3)
    floating = dtype.is_floating_point

    def done(rust, python, form=None):
        if floating:
            p.tolerance, p.scale = ("scale", 8), python
        return p.finish(form or p.evaluated(), rust, python)

    one = lambda s: p.operand(s, dtype, kind, lazy=0.08)  # noqa: E731
    first = lambda s: p.receiver(s, dtype, kind, lazy=0.08)  # noqa: E731
    if f == "mm":
        (x, tx), (y, ty) = first([m, k]), one([p.off(k), n])
        return done(f"{x}.mm({y})", f"{tx}.mm({ty})")
    if f == "mv":
        (x, tx), (y, ty) = first([m, k]), one([p.off(k)])
        return done(f"{x}.mv({y})", f"{tx}.mv({ty})")
    if f == "bmm":
        (x, tx), (y, ty) = first([b, m, k]), one([p.off(b), p.off(k), n])
        return done(f"{x}.bmm({y})", f"{tx}.bmm({ty})")
    if f == "dot":
        (x, tx), (y, ty) = first([k]), one([p.off(k)])
        return done(f"{x}.dot({y})", f"{tx}.dot({ty})", "number")
    if f == "outer":
        (x, tx), (y, ty) = first([m]), one([n])
        return done(f"{x}.outer({y})", f"{tx}.outer({ty})")
    if f == "kron":
        (x, tx), (y, ty) = first([min(m, 4), min(k, 4)]), one([min(n, 4), b])
        return done(f"{x}.kron({y})", f"torch.kron({tx}, {ty})")
    if f == "trace":
        if not floating:
            return None  # mended elsewhere
        (x, tx) = first([m, k])
        return done(f"{x}.trace()", f"{tx}.trace()", "number")
    if f == "cross":
        s = p.sizes(0, 2)
        (x, tx), (y, ty) = first(s + [p.off(3)]), one(s + [3])
        p.tolerance = "exact"
        r = done(f"{x}.cross({y})", f"torch.linalg.cross({tx}, {ty})")
        if floating:
            p.scale = f"(({tx}).norm(2, -1, keepdim=True) * ({ty}).norm(2, -1, keepdim=True)).expand({tuple_text(s + [3])})"
        return r
    if f in ("addmm", "baddbmm"):
        batch = [b] if f == "baddbmm" else []
        (i, ti) = p.receiver(p.fitting(batch + [m, n]) if rng.random() < 0.5 else batch + [m, n], dtype, kind)
        (x, tx), (y, ty) = one(batch + [m, k]), one(batch + [p.off(k), n])
        beta, alpha = rng.choice([0, 1, 1, 2, -1]), rng.choice([1, 1, 2, -3])
        r = done(f"{i}.{f}({x}, {y}, {rust_number(beta, dtype)}, {rust_number(alpha, dtype)})",
                 f"torch.{f}({ti}, {tx}, {ty}, beta={beta}, alpha={alpha})")
        if floating:
            p.scale = f"torch.{f}({ti}, {tx}, {ty}, beta={abs(beta)}, alpha={abs(alpha)})"
        return r
    batches = [[], [], [b], [b], [2, b], [b, 1]]
    left, right = rng.choice(batches), rng.choice(batches)
    if left and right:
        right = p.fitting(left) if rng.random() < 0.8 else right
    left_shape, right_shape = left + [m, k], right + [p.off(k), n]
    if rng.random() < 0.15:
        left_shape = [k]
    if rng.random() < 0.15:
        right_shape = [p.off(k)]
    if math.prod(left_shape) * max(1, n) * max(1, math.prod(right)) > 40000:
        return None
    (x, tx), (y, ty) = first(left_shape), one(right_shape)
    return done(f"{x}.matmul({y})", f"{tx}.matmul({ty})")


EINSUMS = ["ij,jk->ik", "ij,jk", "ij,kj->ik", "ji,jk->ki", "bij,bjk->bik", "bij,bjk->ik", "bij,bjk->kib", "ij->ji", "ij->j", "ij->", "ii", "ii->i",
           "i,j->ij", "i,i->", "i,i", "ij,j->i", "ij,ij->", "ij,ij->ji", "bij->b", "bij->jbi", "abij,kjc->aibkc", "abij,ij->ab", "bij,bij->bj",
           "ij,k->ijk", "ij,jk,kl->il", "i,j,k->kij", "ij,ij,ij->i", "ii,ij->j", "i,ij,j->", "bij,bjk,k->bi", "aij,bij->ab", "ijk,kl->ijl"]


def einsum(p):
    rng = p.rng
    pattern = rng.choice(EINSUMS)
    p.op = "einsum"
    dtype = rng.choice(FLOATS + ([I64] if "->" not in pattern or not pattern.endswith("->") else []))
    if not dtype.is_floating_point and pattern in ("ij->", "ij->j", "bij->b", "ii"):
        dtype = F32
    letters = {c: rng.randint(1, 5) for c in "abcijkl"}
    if rng.random() < 0.1:
        letters[rng.choice("ijk")] = 0
    if rng.random() < 0.1:
        letters[rng.choice("ijk")] = rng.choice([9, 17])
    names = pattern.split("->")[0].split(",")
    parts = []
    for k, name in enumerate(names):
        s = [letters[c] for c in name]
        if rng.random() < 0.1 and len(set(name)) == len(name) and len(names) > 1:
            s = [1 if rng.random() < 0.3 else n for n in s]
        if k and p.spoil():
            s[rng.randrange(len(s))] += 1
        parts.append(p.operand(s, dtype, "plain" if dtype.is_floating_point else "few", lazy=0.1))
    python = f"torch.einsum('{pattern}', {', '.join(t for _, t in parts)})"
    if dtype.is_floating_point:
        p.tolerance, p.scale = ("scale", 16), python
    return p.finish(p.evaluated(), f'einsum!("{pattern}", {", ".join(r for r, _ in parts)})', python)


def linalg(p):
    rng = p.rng
    f = p.op = rng.choice(["solve", "solve_triangular", "inverse", "det", "slogdet", "qr", "lu", "cholesky", "svd", "svdvals", "eigh", "eigvals", "pinv",
                           "matrix_rank", "matrix_norm", "matrix_power", "lstsq"])
    dtype = rng.choice([F32, F64, F64])
    n = rng.randint(1, 5)
    m = rng.randint(1, 6)
    if f in ("solve", "inverse", "det", "slogdet", "matrix_power", "eigvals", "solve_triangular"):
        square = [n, p.off(n)] if f != "solve_triangular" else [n, n]
        a = elements(rng, square, dtype, "plain")
        if square[0] == square[1]:
            a = a + 6 * torch.eye(n, dtype=dtype) * rng.choice([1, -1])  # well conditioned
        if rng.random() < 0.1 and f in ("det", "slogdet", "solve", "inverse") and square[0] == square[1]:
            a = torch.zeros_like(a) if rng.random() < 0.5 else torch.diag(torch.tensor([1.0] * (n - 1) + [0.0], dtype=dtype))
        r, t = p.receiver(list(a.shape), dtype, "plain", tensor=a)
        p.tolerance, p.scale = ("scale", 200), None
        if f == "det":
            return p.finish("number", f"{r}.det()", f"torch.linalg.det({t})", scale=f"torch.linalg.vector_norm({t}, 2, dim=1).prod()")
        if f == "slogdet":
            return p.finish("numbers", f"{r}.slogdet()", f"tuple(torch.linalg.slogdet({t}))", tolerance=("ulp", 400))
        if f == "inverse":
            return p.finish("checked_tensor", f"{r}.inverse().eval()", f"torch.linalg.inv({t})", checked=not p.spoiled, tolerance=("max", 400))
        if f == "eigvals":
            rust = (f"{r}.eigvals().eval().map(|v| {{ let mut v = v.as_slice().to_vec(); v.sort_by(|a, b| (a[0], a[1]).partial_cmp(&(b[0], b[1])).unwrap());"
                    f" Tensor::<[{RUST[dtype]}; 2], Shape![{n}]>::try_from(&v[..]).unwrap() }})")
            p.unordered = True
            return p.finish("checked_tensor", f"{r}.eigvals().eval()", f"torch.linalg.eigvals({t})", tolerance=("set", 20000 if dtype == F32 else 2000))
        if f == "matrix_power":
            k = rng.randint(-3, 4)
            return p.finish("checked_tensor", f"{r}.matrix_power({k}).eval()", f"torch.linalg.matrix_power({t}, {k})", checked=not p.spoiled, tolerance=("max", 1000))
        rhs = [p.off(n)] + ([rng.randint(1, 3)] if rng.random() < 0.6 or f == "solve_triangular" else [])
        b, tb = p.operand(rhs, dtype, "plain")
        if f == "solve":
            return p.finish("checked_tensor", f"{r}.solve({b}).eval()", f"torch.linalg.solve({t}, {tb})", checked=not p.spoiled, tolerance=("max", 400))
        upper = rng.random() < 0.5
        return p.finish("checked_tensor", f"{r}.solve_triangular({b}, {str(upper).lower()}).eval()", f"torch.linalg.solve_triangular({t}, {tb}, upper={upper})", tolerance=("max", 1000), checked=False)
    if f in ("cholesky", "eigh"):
        a = elements(rng, [n, n], dtype, "plain")
        a = a @ a.t() + torch.eye(n, dtype=dtype) if f == "cholesky" else a + a.t()
        if p.spoil():
            a = elements(rng, [n, n + 1], dtype, "plain")
        r, t = p.receiver(list(a.shape), dtype, "plain", tensor=a)
        if f == "cholesky":
            return p.finish("checked_tensor", f"{r}.cholesky().eval()", f"torch.linalg.cholesky({t})", tolerance=("max", 200), checked=False)
        if p.spoiled:
            return p.finish("checked_pair", f"{r}.eigh().eval()", f"tuple(torch.linalg.eigh({t}))")
        name = RUST[dtype]
        return p.finish("block", f"let y = {r}.eigh().eval().map(|(v, q)| {{ let back = (&q * &v).mm(q.t()).eval(); (v, back, q.t().mm(&q).eval()) }}); match y {{ Ok(y) => {{ own!(io, y.0); own!(io, y.1); own!(io, y.2) }}, Err(e) => io.error(e) }}",
                        f"(torch.linalg.eigvalsh({t}), {t}.tril() + {t}.tril(-1).t(), torch.eye({n}, dtype={t}.dtype))", tolerance=("max", 200))
    a = elements(rng, [m, n], dtype, "plain")
    r, t = p.receiver([m, n], dtype, "plain", tensor=a)
    if f in ("qr", "lu"):
        k = min(m, n)
        if f == "qr":
            return p.finish("block", f"let (q, r) = {r}.qr().eval(); own!(io, q.mm(&r).eval()); own!(io, q.t().mm(&q).eval()); own!(io, (&r - r.triu(0)).eval());",
                            f"({t}, torch.eye({k}, dtype={t}.dtype), torch.zeros({k}, {n}, dtype={t}.dtype))", tolerance=("max", 100))
        return p.finish("block", f"let (q, l, u) = {r}.lu().eval(); own!(io, q.mm(&l).mm(&u).eval()); own!(io, q.t().mm(&q).eval()); own!(io, (&l - l.tril(0)).eval()); own!(io, l); own!(io, u);",
                        f"({t}, torch.eye({m}, dtype={t}.dtype), torch.zeros({m}, {k}, dtype={t}.dtype), *torch.linalg.lu({t})[1:])", tolerance=("max", 400))
    if f == "svd":
        k = min(m, n)
        return p.finish("block", f"let y = {r}.svd().eval(); match y {{ Ok((u, s, v)) => {{ own!(io, s); own!(io, (&u * &s).mm(&v).eval()); own!(io, u.t().mm(&u).eval()); own!(io, v.mm(v.t()).eval()) }}, Err(e) => io.error(e) }}",
                        f"(torch.linalg.svdvals({t}), {t}, torch.eye({k}, dtype={t}.dtype), torch.eye({k}, dtype={t}.dtype))", tolerance=("max", 400))
    if f == "svdvals":
        return p.finish("checked_tensor", f"{r}.svdvals().eval()", f"torch.linalg.svdvals({t})", tolerance=("max", 100))
    if f == "pinv":
        return p.finish("checked_tensor", f"{r}.pinv().eval()", f"torch.linalg.pinv({t})", tolerance=("condition", 200, t))
    if f == "matrix_rank":
        if rng.random() < 0.5:
            a = elements(rng, [m, 1], dtype, "plain") @ elements(rng, [1, n], dtype, "plain")
            r, t = p.receiver([m, n], dtype, "plain", tensor=a)
        return p.finish("checked_number", f"{r}.matrix_rank()", f"torch.linalg.matrix_rank({t})")
    if f == "matrix_norm":
        rust, python = rng.choice([("Frobenius", "'fro'"), ("Nuclear", "'nuc'"), ("One", "1"), ("Two", "2"), ("Infinity", "inf")])
        return p.finish("checked_number", f"{r}.matrix_norm(stridewise::ops::linalg::MatrixNorm::{rust})", f"torch.linalg.matrix_norm({t}, {python})", tolerance=("ulp", 100))
    if m < n and not p.wild:
        return None
    rhs = [p.off(m)] + ([rng.randint(1, 3)] if rng.random() < 0.5 else [])
    b, tb = p.operand(rhs, dtype, "plain")
    fix = f"torch.linalg.lstsq({t}, {tb}).solution" if len(rhs) == 2 else f"torch.linalg.lstsq({t}, {tb}.unsqueeze(-1)).solution.squeeze(-1)"
    return p.finish("checked_tensor", f"{r}.lstsq({b}).eval()", fix, tolerance=("condition", 2000, t))


def fft(p):
    rng = p.rng
    f = p.op = rng.choice(["fft", "ifft", "rfft", "irfft"])
    part = rng.choice([F32, F64])
    whole = torch.complex64 if part == F32 else torch.complex128
    dtype = part if f == "rfft" else whole if f == "irfft" or rng.random() < 0.5 else part
    sizes = p.sizes(1, 3, empty=0.03)
    rank = len(sizes)
    r, t = p.receiver(sizes, dtype, "plain")
    d = p.dim(rank)
    p.tolerance = ("max", 40)
    if f == "irfft":
        m = sizes[d] if -rank <= d < rank else 1
        n = p.off(rng.choice([2 * (m - 1), 2 * m - 1])) if m else 1
        return p.finish("lazy", f"{r}.irfft::<{d}, {n}>()", f"torch.fft.irfft({t}, {n}, dim={d})")
    return p.finish("lazy", f"{r}.{f}::<{d}>()", f"torch.fft.{f}({t}, dim={d})")


# ---------------------------------------------------------------- layers

def options(rng, o):
    """Options as Rust and as PyTorch write them."""
    names = {"kernel_size": "Kernel", "output_padding": "OutputPadding", "ceil_mode": "CeilMode", "same": "PaddingSame"}
    rust, python = [], []
    for k, v in o.items():
        if k == "ceil_mode":
            rust.append("CeilMode")
            python.append("ceil_mode=True")
        elif k == "same":
            rust.append("PaddingSame")
            python.append("padding='same'")
        else:
            rust.append(f"{names.get(k, k.capitalize())}<{', '.join(map(str, v if isinstance(v, tuple) else (v,)))}>")
            python.append(f"{k}={v}")
    if len(rust) > 4:
        rust = [f"({', '.join(rust[:3])})", *rust[3:]]
    text = rust[0] if len(rust) == 1 else f"({', '.join(rust)})"
    return text, ", ".join(python)


def one_or_two(rng, dims, low, high):
    if dims == 1 or rng.random() < 0.5:
        return rng.randint(low, high)
    return rng.randint(low, high), rng.randint(low, high)


def layer_form(p):
    return "boxed" if p.rng.random() < 0.15 else "lazy"


def conv(p):
    rng = p.rng
    dims = rng.choice([1, 2, 2])
    dtype = rng.choice(FLOATS)
    groups = rng.choice([1, 1, 1, 2, 3])
    cin, cout = groups * rng.randint(1, 3), groups * rng.randint(1, 3)
    image = [rng.randint(1, 8) for _ in range(dims)]
    if rng.random() < 0.15:
        image[-1] = rng.choice([16, 21, 33])
    kernel = [rng.randint(1, 3) for _ in range(dims)]
    batch = [rng.randint(0 if rng.random() < 0.08 else 1, 2)] if rng.random() < 0.7 else []
    x, tx = p.receiver(batch + [p.off(cin)] + image, dtype, "plain")
    w, tw = p.operand([cout, cin // groups] + kernel, dtype, "plain")
    o = {}
    if rng.random() < 0.5:
        o["stride"] = one_or_two(rng, dims, 1, 3)
    if rng.random() < 0.5:
        o["padding"] = one_or_two(rng, dims, 0, 2)
    if rng.random() < 0.3:
        o["dilation"] = one_or_two(rng, dims, 1, 2)
    if groups > 1:
        o["groups"] = groups
    if "padding" not in o and ("stride" not in o or p.spoil()) and rng.random() < 0.2:
        o["same"] = True
    p.op = f"conv{dims}d"
    rust, python = options(rng, o) if o else ("", "")
    bias, tb = "", "None"
    if rng.random() < 0.6:
        b, tb = p.operand([p.off(cout)], dtype, "plain")
        bias = f".bias({b})"
    conv_options = f".conv_options::<{rust}>()" if o else ""
    python = f"F.conv{dims}d({tx}, {tw}, {tb}{', ' + python if python else ''})"
    return p.finish(layer_form(p), f"{x}{conv_options}.conv{dims}d({w}){bias}", python, tolerance=("scale", 16), scale=python)


def conv_transpose(p):
    rng = p.rng
    dims = rng.choice([1, 2, 2])
    dtype = rng.choice(FLOATS)
    groups = rng.choice([1, 1, 2])
    cin, cout = groups * rng.randint(1, 3), rng.randint(1, 3)
    image, kernel = [rng.randint(1, 5) for _ in range(dims)], [rng.randint(1, 3) for _ in range(dims)]
    batch = [rng.randint(1, 2)] if rng.random() < 0.7 else []
    x, tx = p.receiver(batch + [p.off(cin)] + image, dtype, "plain")
    w, tw = p.operand([cin, cout] + kernel, dtype, "plain")
    o = {}
    if rng.random() < 0.6:
        o["stride"] = one_or_two(rng, dims, 1, 3)
    if rng.random() < 0.4:
        o["padding"] = one_or_two(rng, dims, 0, 1)
    if rng.random() < 0.3 and "stride" in o:
        o["output_padding"] = rng.randint(0, 1 if not p.wild else 3)
    if rng.random() < 0.3:
        o["dilation"] = one_or_two(rng, dims, 1, 2)
    if groups > 1:
        o["groups"] = groups
    p.op = f"conv_transpose{dims}d"
    rust, python = options(rng, o) if o else ("", "")
    bias, tb = "", "None"
    if rng.random() < 0.5:
        b, tb = p.operand([p.off(cout * groups)], dtype, "plain")
        bias = f".bias({b})"
    conv_options = f".conv_options::<{rust}>()" if o else ""
    python = f"F.conv_transpose{dims}d({tx}, {tw}, {tb}{', ' + python if python else ''})"
    return p.finish(layer_form(p), f"{x}{conv_options}.conv_transpose{dims}d({w}){bias}", python, tolerance=("scale", 16), scale=python)


def pool(p):
    rng = p.rng
    dims = rng.choice([1, 2, 2])
    kind = rng.choice(["max", "avg"])
    dtype = rng.choice(FLOATS if kind == "avg" else FLOATS + [I64])
    image = [rng.randint(1, 9) for _ in range(dims)]
    batch = [rng.randint(1, 2)] if rng.random() < 0.7 else []
    x, tx = p.receiver(batch + [rng.randint(1, 3)] + image, dtype, rng.choice(["plain", "half", "nan"]) if dtype.is_floating_point else "few")
    o = {"kernel_size": one_or_two(rng, dims, 1, 3)}
    if rng.random() < 0.6:
        o["stride"] = one_or_two(rng, dims, 1, 3)
    if rng.random() < 0.4:
        o["padding"] = one_or_two(rng, dims, 0, 1 if not p.wild else 2)
    if kind == "max" and rng.random() < 0.25:
        o["dilation"] = one_or_two(rng, dims, 1, 2)
    if rng.random() < 0.3:
        o["ceil_mode"] = True
    p.op = f"{kind}_pool{dims}d"
    rust, python = options(rng, o)
    rust, python = f"{x}.{p.op}::<{rust}>()", f"F.{p.op}({tx}, {python}"
    p.zero_sign = False
    if kind == "avg":
        if rng.random() < 0.3:
            rust, python = rust + ".count_include_pad(false)", python + ", count_include_pad=False"
        if dims == 2 and rng.random() < 0.2:
            rust, python = rust + ".divisor_override(7)", python + ", divisor_override=7"
        return p.finish(layer_form(p), rust, python + ")", tolerance=("scale", 8), scale=python + ")")
    if rng.random() < 0.3 and dtype.is_floating_point:
        p.op += " indices"
        return p.finish(layer_form(p), rust + ".indices()", python + ", return_indices=True)[1]")
    return p.finish(layer_form(p), rust, python + ")")


def adaptive(p):
    rng = p.rng
    dims, kind = rng.choice([1, 2, 2]), rng.choice(["avg", "max"])
    dtype = rng.choice(FLOATS)
    x, tx = p.receiver(([rng.randint(1, 2)] if rng.random() < 0.7 else []) + [rng.randint(1, 3)] + [rng.randint(1, 8) for _ in range(dims)], dtype, "plain")
    size = [rng.randint(1, 9) for _ in range(dims)]
    p.op = f"adaptive_{kind}_pool{dims}d"
    python = f"F.{p.op}({tx}, {tuple_text(size)})"
    if kind == "avg":
        p.tolerance, p.scale = ("scale", 8), python
    return p.finish(layer_form(p), f"{x}.{p.op}::<{sizes_text(size)}>()", python)


def interpolate(p):
    rng = p.rng
    dtype = rng.choice(FLOATS)
    x, tx = p.receiver(([rng.randint(1, 2)] if rng.random() < 0.7 else []) + [rng.randint(1, 3), rng.randint(1, 7), rng.randint(1, 7)], dtype, "plain")
    h, w = rng.randint(1, 13), rng.randint(1, 13)
    p.op = rng.choice(["interpolate_nearest", "interpolate_bilinear"])
    if p.op.endswith("nearest"):
        return p.finish(layer_form(p), f"{x}.{p.op}::<{h}, {w}>()", f"interpolated({tx}, ({h}, {w}))")
    corners = rng.random() < 0.4
    python = f"interpolated({tx}, ({h}, {w}), mode='bilinear', align_corners={corners})"
    return p.finish(layer_form(p), f"{x}.{p.op}::<{h}, {w}>(){'.align_corners()' if corners else ''}", python, tolerance=("scale", 60), scale=f"({tx}).amax().expand({python}.shape)")


def softmax(p):
    rng = p.rng
    p.op = rng.choice(["softmax", "log_softmax"])
    dtype = rng.choice(FLOATS)
    sizes = p.sizes(0, 4, large=0.25)
    x, tx = p.receiver(sizes, dtype, rng.choice(["plain", "half", "nan", "special"]))
    d = p.dim(len(sizes))
    p.tolerance = ("ulp", 24) if p.op == "softmax" else ("scale", 8)
    if p.op == "log_softmax":
        p.scale = f"torch.ones_like({tx})"  # the logarithm of a sum near 1
    return p.finish(layer_form(p), f"{x}.{p.op}::<{d}>()", f"F.{p.op}({tx}, {d})")


def norm(p):
    rng = p.rng
    f = p.op = rng.choice(["layer_norm", "rms_norm", "batch_norm", "group_norm", "instance_norm"])
    dtype = rng.choice(FLOATS)
    eps = rng.choice([1e-5, 1e-3, 1e-6])
    p.tolerance, p.floor = ("max", 400), 1e-2  # equal elements have the norm 0, where the mean is exact
    if f in ("layer_norm", "rms_norm"):
        sizes = p.sizes(1, 4, empty=0.02, large=0.2)
        k = rng.randint(1, len(sizes))
        tail = sizes[-k:]
        x, tx = p.receiver(sizes, dtype, "plain")
        asked = list(tail)
        if p.spoil():
            asked[rng.randrange(k)] += 1
        rust, w, b = f"{x}.{f}::<Shape![{sizes_text(asked)}]>({eps})", "None", "None"
        if rng.random() < 0.5:
            r, w = p.operand(tail, dtype, "positive")
            rust += f".weight({r})"
        if f == "layer_norm":
            if rng.random() < 0.5:
                r, b = p.operand([p.off(tail[0])] + tail[1:], dtype, "plain")
                rust += f".bias({r})"
            return p.finish(layer_form(p), rust, f"F.layer_norm({tx}, {tuple_text(asked)}, {w}, {b}, {eps})")
        return p.finish(layer_form(p), rust, f"F.rms_norm({tx}, {tuple_text(asked)}, {w}, {eps})")
    c = rng.choice([1, 2, 4, 6])
    sizes = [rng.randint(1, 3), c] + [rng.randint(2, 5) for _ in range(rng.randint(0 if f != "instance_norm" else 1, 2))]
    x, tx = p.receiver(sizes, dtype, "plain")
    w = b = "None"
    if f == "batch_norm":
        (m, tm), (v, tv) = p.operand([c], dtype, "plain"), p.operand([p.off(c)], dtype, "positive")
        rust = f"{x}.batch_norm({m}, {v}, {eps})"
    elif f == "group_norm":
        g = rng.choice([g for g in (1, 2, 3, 6) if c % g == 0 or p.wild])
        rust = f"{x}.group_norm::<{g}>({eps})"
    else:
        rust = f"{x}.instance_norm({eps})"
    if rng.random() < 0.5:
        r, w = p.operand([p.off(c)], dtype, "positive")
        rust += f".weight({r})"
    if rng.random() < 0.5:
        r, b = p.operand([c], dtype, "plain")
        rust += f".bias({r})"
    python = {"batch_norm": lambda: f"F.batch_norm({tx}, {tm}, {tv}, {w}, {b}, eps={eps})", "group_norm": lambda: f"F.group_norm({tx}, {g}, {w}, {b}, {eps})",
              "instance_norm": lambda: f"F.instance_norm({tx}, weight={w}, bias={b}, eps={eps})"}[f]()
    return p.finish(layer_form(p), rust, python)


def linear(p):
    rng = p.rng
    p.op = "linear"
    dtype = rng.choice(FLOATS)
    i, o = rng.choice([1, 2, 3, 5, 8, 17, 40]), rng.randint(1, 9)
    x, tx = p.receiver(p.sizes(0, 2) + [i], dtype, "plain")
    w, tw = p.operand([o, p.off(i)], dtype, "plain")
    rust, b = f"{x}.linear({w})", "None"
    if rng.random() < 0.6:
        r, b = p.operand([p.off(o)], dtype, "plain")
        rust += f".bias({r})"
    python = f"F.linear({tx}, {tw}, {b})"
    return p.finish(layer_form(p), rust, python, tolerance=("scale", 16), scale=python)


def attend(p):
    rng = p.rng
    p.op = "scaled_dot_product_attention"
    dtype = rng.choice(FLOATS)
    batch = rng.choice([[], [2], [2, 3]])
    l, s, e, v = rng.randint(1, 5), rng.randint(1, 6), rng.randint(1, 8), rng.randint(1, 4)
    (q, tq), (k, tk), (w, tv) = p.receiver(batch + [l, e], dtype, "plain"), p.operand(batch + [s, p.off(e)], dtype, "plain"), p.operand(batch + [p.off(s), v], dtype, "plain")
    rust, python = f"{q}.scaled_dot_product_attention({k}, {w})", f"attention({tq}, {tk}, {tv}"
    roll = rng.random()
    if roll < 0.25:
        rust, python = rust + ".causal()", python + ", causal=True"
    elif roll < 0.6:
        shape = batch + [l, s] if rng.random() < 0.5 else [l, s]
        m, tm = p.operand(shape, BOOL if rng.random() < 0.5 else dtype, "plain")
        rust, python = rust + f".mask({m})", python + f", {tm}"
    if rng.random() < 0.3:
        rust, python = rust + ".scale(0.5)", python + ", scale=0.5"
    return p.finish(layer_form(p), rust, python + ")", tolerance=("max", 200))


def loss(p):
    rng = p.rng
    f = p.op = rng.choice(["mse_loss", "l1_loss", "huber_loss", "smooth_l1_loss", "binary_cross_entropy", "binary_cross_entropy_with_logits", "kl_div", "kl_div_log_target", "prelu"])
    dtype = rng.choice(FLOATS)
    sizes = p.sizes(0, 3)
    kind = {"binary_cross_entropy": "probability"}.get(f, "plain")
    x, tx = p.receiver(sizes, dtype, kind)
    if f == "prelu":
        y, ty = p.operand([], dtype, "plain")
        return whole_result(p, f"{x}.prelu({y})", f"F.prelu({tx}, {ty})")
    y, ty = p.operand(sizes, dtype, "probability" if "cross" in f or f == "kl_div" else "plain")
    more, named = "", ""
    if f in ("huber_loss", "smooth_l1_loss"):
        v = rng.choice([0.5, 1.0, 2.0])
        more, named = f", {v}", f", {'delta' if 'huber' in f else 'beta'}={v}"
    if f == "kl_div_log_target":
        named = ", log_target=True"
    torch_name = "kl_div" if f.startswith("kl") else f
    rust = f"{x}.{f}({y}{more})"
    python = f"F.{torch_name}({tx}, {ty}{named}, reduction="
    reduction = rng.choice(["none", "none", "mean", "sum"])
    p.tolerance = ("ulp", 16)
    if f in ("kl_div", "kl_div_log_target", "binary_cross_entropy_with_logits", "mse_loss", "l1_loss"):
        p.tolerance, p.scale = ("scale", 16), f"(1 + {tx} + {ty}) * (1 + {ty})" + ("" if "log_target" not in f else f" * {ty}.exp()")
        if f == "mse_loss":
            p.scale = f"({tx} + {ty}).square()"
        if reduction != "none":
            p.scale = f"({p.scale}).{reduction}()"
    if reduction == "none":
        return whole_result(p, rust, python + "'none')")
    if p.tolerance[0] == "ulp":
        p.tolerance = ("ulp", 64)
    return p.finish("number", f"{rust}.{reduction}()", python + f"'{reduction}')")


def classes(p):
    rng = p.rng
    f = p.op = rng.choice(["cross_entropy", "nll_loss"])
    dtype = rng.choice(FLOATS)
    c = rng.randint(1, 5)
    shape = rng.choice([[c], [rng.randint(1, 4), c], [rng.randint(1, 3), c, rng.randint(1, 4)]])
    labels = [] if len(shape) == 1 else [shape[0]] + shape[2:]
    values = [rng.randrange(c) if rng.random() < 0.9 else -100 for _ in range(math.prod(labels))]
    if p.spoil(0.3):
        values[0] = rng.choice([c, c + 1, -1])
        p.checked = True
    if labels and p.spoil(0.4):
        labels[0] += 1
        values = [0] * math.prod(labels)
    x, tx = p.receiver(shape, dtype, "plain")
    y, ty = p.operand(labels, I64, "plain", tensor=torch.tensor(values, dtype=I64).reshape(labels))
    rust, named = f"{x}.{f}({y})", ""
    if rng.random() < 0.4:
        w, tw = p.operand([p.off(c)], dtype, "positive")
        rust, named = rust + f".weight({w})", named + f", weight={tw}"
    if rng.random() < 0.3:
        i = rng.randrange(c)
        rust, named = rust + f".ignore_index({i})", named + f", ignore_index={i}"
        if -100 in values:
            p.checked = True
    if f == "cross_entropy" and rng.random() < 0.3:
        rust, named = rust + ".label_smoothing(0.25)", named + ", label_smoothing=0.25"
    reduction = rng.choice(["none", "mean", "sum"])
    python = f"F.{f}({tx}, {ty}{named}, reduction='{reduction}')"
    p.tolerance, p.floor = ("max", 64), 0.125  # the logarithm of a sum near 1
    if reduction == "none":
        return p.finish("checked_tensor", rust + ".eval()", python)
    return p.finish("checked_number", f"{rust}.{reduction}()", python)


def lookup(p):
    rng = p.rng
    f = p.op = rng.choice(["embedding", "one_hot"])
    n = rng.randint(1, 6)
    sizes = p.sizes(0, 3)
    dtype = rng.choice([I64, I64, torch.int32]) if f == "embedding" else I64
    values = [rng.randrange(n) for _ in range(math.prod(sizes))]
    if values and p.spoil():
        values[0] = rng.choice([n, -1])
        p.checked = True
    i, ti = p.operand(sizes, dtype, "plain", tensor=torch.tensor(values, dtype=dtype).reshape(sizes))
    if f == "one_hot":
        i = f"({i})" if i.startswith("&") else i
        return p.finish("checked_tensor", f"{i}.one_hot::<{n}>().map(|y| y.eval())", f"F.one_hot({ti}, {n})")
    table = rng.choice(FLOATS)
    x, tx = p.receiver([n, rng.randint(1, 4)], table, "plain")
    return p.finish("checked_tensor", f"{x}.embedding({i}).map(|y| y.eval())", f"F.embedding({ti}, {tx})")


def bits(p):
    """The same memory as other elements: parts of complex numbers, and other types."""
    rng = p.rng
    f = p.op = rng.choice(["view_as_real", "real", "imag", "view_as_complex", "view_dtype", "view_dtype"])
    sizes = p.sizes(0 if f != "view_as_complex" else 1, 3)
    if f == "view_as_complex":
        dtype = rng.choice([F32, F64])
        x, tx = p.receiver(sizes[:-1] + [p.off(2)], dtype, "plain")
        return p.finish("tensor", f"{x}.view_as_complex()", f"torch.view_as_complex({tx})")
    if f == "view_dtype":
        dtype, to = rng.choice([(F32, torch.int32), (torch.int32, F32), (F64, I64), (F32, torch.uint8), (F64, F32), (I64, torch.int16), (torch.int16, torch.int8),
                                (BOOL, torch.uint8), (torch.uint8, torch.int8)])
        x, tx = p.receiver(sizes, dtype, "plain" if dtype != BOOL else None)
        return p.finish("tensor", f"{x}.view_dtype::<{RUST[to]}>()", f"{tx}.view({to})")
    x, tx = p.receiver(sizes, rng.choice([torch.complex64, torch.complex128]), "plain")
    return p.finish("tensor", f"{x}.{f}()", f"torch.{f}({tx})" if f == "view_as_real" else f"{tx}.{f}")


def types(p):
    """Operations on elements of any type, and of two: what PyTorch converts, and what it refuses."""
    rng = p.rng
    roll = rng.random()
    sizes = p.sizes(0, 3)
    if roll < 0.4:
        p.op = rng.choice(list(UNARY))
        kind, ulp, text = UNARY[p.op]
        dtype = rng.choice([t for t in set(ALL) if t not in KINDS[kind]] or ALL)
        x, tx = p.receiver(sizes, dtype, "plain" if dtype != BOOL else None)
        accuracy(p, dtype, ulp)
        return p.finish("lazy", f"{x}.{p.op}()", text.format(x=tx))
    if roll < 0.8:
        p.op = rng.choice(list(BINARY))
        kind, ulp, text = BINARY[p.op]
        dtype = rng.choice(ALL)
        other = rng.choice(ALL) if rng.random() < 0.6 else dtype
        kinds = "plain" if dtype.is_floating_point and other.is_floating_point else "few"
        (x, tx), (y, ty) = p.receiver(sizes, dtype, kinds), p.operand(sizes, other, kinds)
        if p.op in ("floor_divide", "remainder", "fmod") and (BOOL in (dtype, other) or dtype != other):
            return None
        accuracy(p, dtype, ulp)
        p.operands = [tx, ty]
        return p.finish("lazy", f"{x}.{p.op}({y})", text.format(x=tx, y=ty))
    p.op = rng.choice(["mean", "var", "std", "norm", "logsumexp", "cumsum", "mm", "median", "cummax", "topk", "sort", "max", "argmax", "softmax", "fill_", "copy_", "take"])
    dtype = rng.choice(INTS + [BOOL])
    if p.op == "mm":
        (x, tx), (y, ty) = p.receiver([2, 3], dtype, "few"), p.operand([3, 2], rng.choice(ALL), "few")
        return p.finish(p.evaluated(), f"{x}.mm({y})", f"{tx}.mm({ty})")
    if p.op in ("fill_", "copy_"):
        r, t = target(p, sizes, dtype, "few")
        y, ty = p.operand([], rng.choice(ALL), "few") if p.op == "copy_" else ("1.5", "1.5")
        return p.finish("write", f"{r}.{p.op}({y})", f"{t}.{p.op}({ty})")
    if p.op == "take":
        (x, tx), (i, ti) = p.receiver([3], F32), p.operand([2], rng.choice(ALL), tensor=None, kind="few")
        return p.finish("checked", f"{x}.take({i})", f"{tx}.take({ti})", checked=True)
    x, tx = p.receiver([3, 2], dtype, "few")
    rust, python, form = {
        "mean": ("mean()", "mean()", "number"), "var": ("var()", "var()", "number"), "std": ("std()", "std()", "number"), "norm": ("norm()", "norm()", "number"),
        "logsumexp": ("logsumexp()", "logsumexp((0, 1))", "number"), "cumsum": ("cumsum::<0>().eval()", "cumsum(0)", "tensor"), "median": ("median()", "median()", "number"),
        "cummax": ("cummax::<0>().eval()", "cummax(0)", "pair"), "topk": ("topk::<1, 0>().eval()", "topk(1, 0)", "pair"), "sort": ("sort::<0>().eval()", "sort(dim=0, stable=True)", "pair"),
        "max": ("max()", "max()", "number"), "argmax": ("argmax()", "argmax()", "number"), "softmax": ("softmax::<0>().eval()", "softmax(0)", "tensor")}[p.op]
    p.tolerance = ("ulp", 8)
    if p.op == "topk":
        python = "sort(dim=0, descending=True, stable=True)"
        return p.finish("pair", f"{x}.topk::<1, 0>().eval()", f"topk({tx}, 1, 0, True)")
    return p.finish(form, f"{x}.{rust}", f"{tx}.{python}")


def printing(p):
    rng = p.rng
    p.op = "print"
    dtype = rng.choice(ALL)
    sizes = p.sizes(0, 4, large=0.15)
    kind = rng.choice(["plain", "half", "special", "wide", "nan", "few"]) if dtype.is_floating_point else None
    r, t = p.receiver(sizes, dtype, kind)
    return p.finish("text", r, f"str({t})")


def quantize(p):
    rng = p.rng
    p.op = rng.choice(["quantize", "dequantize"])
    signed = rng.random() < 0.6
    scale, zero = rng.choice([0.5, 0.25, 0.0625, 2.0, 1.0]), rng.randint(-20, 20) if signed else rng.randint(0, 200)
    declare = f"stridewise::quantization! {{ Q: {'i8' if signed else 'u8'} = {scale}, {zero}; }}"
    dtype = "torch.qint8" if signed else "torch.quint8"
    sizes = p.sizes(0, 3)
    if p.op == "quantize":
        r, t = p.receiver(sizes, F32, rng.choice(["plain", "unit", "half"]))
        p.operands, p.scale_and_zero = [t], (scale, zero)
        return p.finish("block", f"{declare} let y: Tensor<stridewise::ops::quantized::Quantized<Q>, Shape![{sizes_text(sizes)}]> = {r}.quantize().eval(); put!(io, y.as_view().int_repr());",
                        f"quantized({t}, {scale}, {zero}, {dtype})")
    q = torch.int8 if signed else torch.uint8
    base = p.base(elements(rng, sizes, q, "wide"))
    return p.finish("block", f"{declare} let y = {base}.as_view().as_quantized::<Q>().dequantize().eval(); own!(io, y);",
                    f"torch._make_per_tensor_quantized_tensor({base}, {scale}, {zero}).dequantize()")


FAMILIES = {f.__name__: (f, weight) for f, weight in [
    (unary, 12), (binary, 14), (ternary, 6), (chain, 6), (cast, 4), (reduce, 12), (extremum, 5), (scan, 5), (quantile, 2), (order, 8), (search, 2),
    (select, 6), (scatter, 6), (masked, 4), (join, 5), (arrange, 8), (pad, 4), (in_place, 6), (create, 2), (matrix, 12), (einsum, 5), (linalg, 6),
    (fft, 2), (conv, 8), (conv_transpose, 4), (pool, 6), (adaptive, 3), (interpolate, 3), (softmax, 4), (norm, 6), (linear, 3), (attend, 3), (loss, 4),
    (classes, 3), (lookup, 2), (printing, 4), (quantize, 2), (types, 6), (bits, 3)]}
