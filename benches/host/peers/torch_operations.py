"""Times of PyTorch for the rows of `operations`. Results go to memory of the caller where PyTorch lets them."""

import torch
from torch.nn import functional as F

from timing import row

rand = torch.rand
N = 65536

# Elementwise: `a` from -1 to 1, away from 0, `u` from 0.25 to 1.25, `o` from 1 to 2, `s` from 0 to 0.9.
u = rand(N) + 0.25
a, o, s = torch.where(u < 0.75, u - 1.25, u - 0.25), u + 0.75, (u - 0.25) * 0.9
b, c, x, mask = rand(N), rand(N), rand(N), rand(N) > 0.5
for name in "abs neg sign floor ceil round trunc frac square sinh cosh atan asinh deg2rad nan_to_num".split():
    row(f"{name} f32 {N}", lambda: getattr(torch, name)(a, out=x))
for name in "relu relu6 hardswish hardsigmoid softsign".split():
    row(f"{name} f32 {N}", lambda: getattr(F, name)(a))
for name, *arguments in (
    ("leaky_relu", 0.01),
    ("elu", 1.0),
    ("celu", 1.0),
    ("hardtanh", -0.5, 0.5),
    ("hardshrink", 0.5),
    ("softshrink", 0.5),
    ("threshold", 0.0, 0.5),
):
    row(f"{name} f32 {N}", lambda: getattr(F, name)(a, *arguments))
row(f"clamp f32 {N}", lambda: torch.clamp(a, -0.5, 0.5, out=x))
for name in "asin acos atanh logit".split():
    row(f"{name} f32 {N}", lambda: getattr(torch, name)(s, out=x))
for name in "sqrt rsqrt reciprocal".split():
    row(f"{name} f32 {N}", lambda: getattr(torch, name)(u, out=x))
row(f"acosh f32 {N}", lambda: torch.acosh(o, out=x))
for name in "sub mul div atan2 hypot minimum maximum fmod remainder floor_divide copysign".split():
    row(f"{name} f32 {N}", lambda: getattr(torch, name)(a, u, out=x))
row(f"pow f32 {N}, 2", lambda: torch.pow(u, 2, out=x))
row(f"pow f32 {N}, 2.0", lambda: torch.pow(u, 2.0, out=x))
row(f"pow f32 {N}, 3", lambda: torch.pow(u, 3, out=x))
row(f"pow f32 {N}, 2.5", lambda: torch.pow(u, 2.5, out=x))
row(f"pow f32 {N}, 0.5", lambda: torch.pow(u, 0.5, out=x))
row(f"pow f32 {N}, -0.5", lambda: torch.pow(u, -0.5, out=x))
row(f"pow f32 {N}, of two", lambda: torch.pow(u, o, out=x))
row(f"xlogy f32 {N}", lambda: torch.xlogy(u, o, out=x))
row(f"lerp f32 {N}", lambda: torch.lerp(a, b, 0.3, out=x))
row(f"addcmul f32 {N}", lambda: torch.addcmul(a, b, c, value=0.5, out=x))
row(f"addcdiv f32 {N}", lambda: torch.addcdiv(a, b, c, value=0.5, out=x))
row(f"where f32 {N}", lambda: torch.where(mask, a, b, out=x))
# A slope for each element: each is a channel.
row(f"prelu f32 {N}", lambda: F.prelu(a.view(1, N), u))
m = torch.empty(N, dtype=torch.bool)
row(f"gt f32 {N}", lambda: torch.gt(a, b, out=m))
row(f"gt f32 {N}, a number", lambda: torch.gt(a, 0.5, out=m))
row(f"eq f32 {N}", lambda: torch.eq(a, b, out=m))
row(f"isnan f32 {N}", lambda: torch.isnan(a))
row(f"logical_and bool {N}", lambda: torch.logical_and(a > 0, b > 0.5, out=m))
row(f"isclose f32 {N}", lambda: torch.isclose(a, b))
row(f"add_ f32 {N}", lambda: x.add_(b))
row(f"fill_ f32 {N}", lambda: x.fill_(0.5))
row(f"copy_ f32 {N}", lambda: x.copy_(b))

# Element types.
pixels, image = torch.randint(50, 250, (3, 224, 224), dtype=torch.uint8), rand(3, 224, 224)
back, hwc = torch.empty_like(pixels), torch.randint(50, 250, (224, 224, 3), dtype=torch.uint8)
row("u8 to f32 [3, 224, 224]", lambda: image.copy_(pixels))
row("u8 to f32 [3, 224, 224], / 255", lambda: torch.div(pixels, 255.0, out=image))
row("u8 [224, 224, 3] to f32 [3, 224, 224], / 255", lambda: torch.div(hwc.permute(2, 0, 1), 255.0, out=image))
whole = rand(3, 224, 224)
row("f32 to u8 [3, 224, 224]", lambda: back.copy_(whole))
for kind, dtype in (("i32", torch.int32), ("i64", torch.int64)):
    ai, bi = (torch.randint(25, 125, (N,), dtype=dtype) for _ in range(2))
    xi, y = torch.empty_like(ai), rand(N)
    row(f"a + b {kind} {N}", lambda: torch.add(ai, bi, out=xi))
    row(f"a * b {kind} {N}", lambda: torch.mul(ai, bi, out=xi))
    row(f"clamp {kind} {N}", lambda: torch.clamp(ai, 30, 90, out=xi))
    row(f"sum {kind} {N}", ai.sum)
    row(f"max {kind} {N}", ai.max)
    row(f"{kind} to f32 {N}", lambda: y.copy_(ai))
ad, bd, xd = (rand(N, dtype=torch.float64) for _ in range(3))
row(f"a + b f64 {N}", lambda: torch.add(ad, bd, out=xd))
row(f"a * b f64 {N}", lambda: torch.mul(ad, bd, out=xd))
row(f"a / b f64 {N}", lambda: torch.div(ad, bd, out=xd))
row(f"sqrt f64 {N}", lambda: torch.sqrt(ad, out=xd))
row(f"sum f64 {N}", ad.sum)
row(f"max f64 {N}", ad.max)
row(f"dot f64 {N}", lambda: torch.dot(ad, bd))
ai, bi, xi = torch.randint(250000, 1250000, (N,)), torch.randint(25, 125, (N,)), torch.empty(N, dtype=torch.int64)
row(f"floor_divide i64 {N}", lambda: torch.floor_divide(ai, bi, out=xi))
row(f"remainder i64 {N}", lambda: torch.remainder(ai, bi, out=xi))
row(f"bitwise_and i64 {N}", lambda: torch.bitwise_and(ai, bi, out=xi))

# Reductions.
a, b = rand(1000000), rand(1000000)
m, line = a.view(1000, 1000), rand(1000)
none, every = torch.zeros(1000, 1000, dtype=torch.bool), torch.ones(1000, 1000, dtype=torch.bool)
row("norm of 1M", a.norm)
row("norm of 1M, p = 1", lambda: a.norm(1))
row("std of 1M", a.std)
row("var_mean of 1M", lambda: torch.var_mean(a))
row("min of 1M", a.min)
row("aminmax of 1M", a.aminmax)
row("argmin of 1M", a.argmin)
row("prod of 1M", b.prod)
row("logsumexp of 1M", lambda: a.logsumexp(0))
row("count_nonzero of 1M", a.count_nonzero)
row("dist of 1M", lambda: torch.dist(a, b))
row("any of 1M", none.any)
row("all of 1M", every.all)
x, channels, means = rand(8, 64, 28, 28), rand(64), rand(8, 64)
row("mean of [8, 64, 28, 28] along 0, 2, 3", lambda: torch.mean(x, (0, 2, 3), out=channels))
row("sum of [8, 64, 28, 28] along 0, 2, 3", lambda: torch.sum(x, (0, 2, 3), out=channels))
row("mean of [8, 64, 28, 28] along 2, 3", lambda: torch.mean(x, (2, 3), out=means))
some, places = torch.empty(1000, dtype=torch.bool), torch.empty(1000, dtype=torch.int64)
for d in (0, 1):
    row(f"mean of [1000, 1000] along {d}", lambda: torch.mean(m, d, out=line))
    row(f"norm of [1000, 1000] along {d}", lambda: torch.linalg.vector_norm(m, dim=d, out=line))
    row(f"std of [1000, 1000] along {d}", lambda: torch.std(m, d, out=line))
    row(f"prod of [1000, 1000] along {d}", lambda: torch.prod(m, d, out=line))
    row(f"min with indices of [1000, 1000] along {d}", lambda: torch.min(m, d, out=(line, places)))
    row(f"argmin of [1000, 1000] along {d}", lambda: torch.argmin(m, d, out=places))
    row(f"any of [1000, 1000] along {d}", lambda: torch.any(none, d, out=some))
    row(f"all of [1000, 1000] along {d}", lambda: torch.all(every, d, out=some))

# Scans.
y, one, places = rand(1000, 1000), m * 0.02 + 0.99, torch.empty(1000, 1000, dtype=torch.int64)
for d in (0, 1):
    row(f"cumsum of [1000, 1000] along {d}", lambda: torch.cumsum(m, d, out=y))
    row(f"cumprod of [1000, 1000] along {d}", lambda: torch.cumprod(one, d, out=y))
    row(f"cummax of [1000, 1000] along {d}", lambda: torch.cummax(m, d, out=(y, places)))
    row(f"logcumsumexp of [1000, 1000] along {d}", lambda: torch.logcumsumexp(m, d, out=y))
a1, x1 = rand(100000), rand(100000)
row("cumsum of 100000", lambda: torch.cumsum(a1, 0, out=x1))
ai, xi = torch.randint(10000, (100000,)), torch.empty(100000, dtype=torch.int64)
row("cumsum of 100000 i64", lambda: torch.cumsum(ai, 0, out=xi))

# Order. What ours evaluates on the heap is allocated here, too.
ten, best = rand(1000, 10), torch.empty(1000, 10, dtype=torch.int64)
for d in (0, 1):
    row(f"sort of [1000, 1000] along {d}", lambda: torch.sort(m, d, out=(y, places)))
    row(f"argsort of [1000, 1000] along {d}", lambda: torch.argsort(m, d))
    row(f"median of [1000, 1000] along {d}", lambda: torch.median(m, d))
    row(f"kthvalue 100 of [1000, 1000] along {d}", lambda: torch.kthvalue(m, 100, d))
    row(f"quantile 0.9 of [1000, 1000] along {d}", lambda: torch.quantile(m, 0.9, d))
row("topk 10 of [1000, 1000] along 1", lambda: torch.topk(m, 10, 1, out=(ten, best)))
odd, long, five = rand(1000, 37), rand(100000), (rand(1000, 5), torch.empty(1000, 5, dtype=torch.int64))
row("topk 5 of [1000, 37] along 1", lambda: torch.topk(odd, 5, 1, out=five))
row("topk 5 of 100000", lambda: torch.topk(long, 5))
row("sort of [1000, 1000] along 1, values alone", lambda: torch.sort(m, 1)[0])
for kind, v in (
    ("f32", rand(100000)),
    ("f64", rand(100000, dtype=torch.float64)),
    ("i64", torch.randint(1000000, (100000,))),
    ("i32", torch.randint(1000000, (100000,), dtype=torch.int32)),
    ("u8", torch.randint(50, 250, (100000,), dtype=torch.uint8)),
):
    out = torch.empty_like(v), torch.empty(100000, dtype=torch.int64)
    row(f"sort of 100000 {kind}", lambda: torch.sort(v, out=out))
    row(f"argsort of 100000 {kind}", lambda: torch.argsort(v))
row("median of 100000", a1.median)
row("quantile 0.9 of 100000", lambda: torch.quantile(a1, 0.9))
edges, found = rand(1000).sort()[0], torch.empty(100000, dtype=torch.int64)
row("searchsorted 100000 in 1000", lambda: torch.searchsorted(edges, a1, out=found))

# Elements for which functions, sums of exponentials and sorts may take longer.
x = rand(N)
for size, names in (
    (20.0, "gelu gelu_tanh tanh erf erfc"),
    (100.0, "exp sigmoid silu softplus selu"),
    (1e6, "sin cos tan"),
    (1e-20, "exp exp2 sin tanh expm1"),
):
    a = (rand(N) - 0.5) * 2 * size
    for name in names.split():
        shown = f"{name} f32 {N}, up to {'1e6' if size == 1e6 else size}"
        if name == "gelu_tanh":
            row(shown, lambda: torch.ops.aten.gelu.out(a, approximate="tanh", out=x))
        elif name in ("gelu", "silu", "softplus"):
            row(shown, lambda: getattr(torch.ops.aten, name).out(a, out=x))
        elif name == "selu":
            row(shown, lambda: F.selu(a))
        else:
            row(shown, lambda: getattr(torch, name)(a, out=x))
m, y, r = (rand(256, 256) - 0.5) * 200, rand(256, 256), rand(256)
row("softmax of [256, 256] along 1, up to 100.0", lambda: torch.softmax(m, 1, out=y))
row("softmax of [256, 256] along 0, up to 100.0", lambda: torch.softmax(m, 0, out=y))
row("log_softmax of [256, 256] along 1, up to 100.0", lambda: torch.log_softmax(m, 1, out=y))
row("logsumexp of [256, 256] along 1, up to 100.0", lambda: torch.logsumexp(m, 1, out=r))
up = rand(100000).sort()[0]
for name, v in (("in order", up), ("in reverse order", up.flip(0))):
    out = torch.empty_like(v), torch.empty(100000, dtype=torch.int64)
    row(f"sort of 100000 f32, {name}", lambda: torch.sort(v, out=out))
    m = v[:65536].view(256, 256)
    ten = torch.empty(256, 10), torch.empty(256, 10, dtype=torch.int64)
    row(f"topk 10 of [256, 256] along 1, {name}", lambda: torch.topk(m, 10, 1, out=ten))

a, mask, classes = rand(4096), rand(4096) > 0.5, torch.randint(25, 125, (4096,))
row("nonzero of 4096", mask.nonzero)
row("masked_select of 4096", lambda: a.masked_select(mask))
row("unique of 4096 i64", classes.unique)

# Joining and rearranging.
a, b = rand(1000, 1000), rand(1000, 1000)
two, wide, pair, inner = rand(2000, 1000), rand(1000, 2000), rand(2, 1000, 1000), rand(1000, 1000, 2)
row("cat of two [1000, 1000] along 0", lambda: torch.cat((a, b), 0, out=two))
row("cat of two [1000, 1000] along 1", lambda: torch.cat((a, b), 1, out=wide))
row("stack of two [1000, 1000] along 0", lambda: torch.stack((a, b), 0, out=pair))
row("stack of two [1000, 1000] along 2", lambda: torch.stack((a, b), 2, out=inner))
row("flip [1000, 1000] along 0", lambda: a.flip(0))
row("flip [1000, 1000] along 1", lambda: a.flip(1))
row("rot90 [1000, 1000]", lambda: a.rot90().contiguous())
row("roll [1000, 1000] along 0", lambda: a.roll(100, 0))
row("roll [1000, 1000] along 1", lambda: a.roll(100, 1))
row("tril [1000, 1000]", lambda: torch.tril(a, out=y))
row("repeat [1000, 1000] 2 x 1", lambda: a.repeat(2, 1))
row("repeat [1000, 1000] 1 x 2", lambda: a.repeat(1, 2))
row("repeat_interleave [1000, 1000] 2 along 1", lambda: a.repeat_interleave(2, 1))
row("repeat_interleave [1000, 1000] 2 along 0", lambda: a.repeat_interleave(2, 0))
image = rand(1, 64, 56, 56)
row("pad [1, 64, 56, 56] by 1", lambda: F.pad(image, (1, 1, 1, 1)))
row("pad_reflect [1, 64, 56, 56] by 1", lambda: F.pad(image, (1, 1, 1, 1), mode="reflect"))
row("pad_replicate [1, 64, 56, 56] by 1", lambda: F.pad(image, (1, 1, 1, 1), mode="replicate"))
row("pad_circular [1, 64, 56, 56] by 1", lambda: F.pad(image, (1, 1, 1, 1), mode="circular"))
maps, columns = rand(64, 56, 56), rand(64, 54, 54, 3, 3)
row("unfold [64, 56, 56] to windows of 3x3, copied", lambda: columns.copy_(maps.unfold(1, 3, 1).unfold(2, 3, 1)))
signal, frames = rand(100000), rand(1559, 256)
row("unfold 100000 to frames of 256, step 64, copied", lambda: frames.copy_(signal.unfold(0, 256, 64)))
half = rand(1000, 500)
row("narrow [1000, 1000] to [1000, 500], copied", lambda: half.copy_(a.narrow(1, 250, 500)))
row("slice [1000, 1000] ..;2 along 1, copied", lambda: half.copy_(a[:, ::2]))
last, first = rand(56, 56, 64), rand(64, 56, 56)
row("permuted copy [64, 56, 56] to [56, 56, 64]", lambda: last.copy_(maps.permute(1, 2, 0)))
row("permuted copy [56, 56, 64] to [64, 56, 56]", lambda: first.copy_(last.permute(2, 0, 1)))
heads, by = rand(128, 8, 64), rand(8, 128, 64)
row("permuted copy [128, 8, 64] to [8, 128, 64]", lambda: by.copy_(heads.permute(1, 0, 2)))
line, column = rand(1000), rand(1000, 1)
row("broadcast [1000, 1000] + [1000]", lambda: torch.add(a, line, out=y))
row("broadcast [1000, 1000] + [1000, 1]", lambda: torch.add(a, column, out=y))
row("broadcast [1000, 1] * [1000]", lambda: torch.mul(column, line, out=y))

# Random numbers.
x = rand(N)
row(f"uniform_ f32 {N}", x.uniform_)
row(f"normal_ f32 {N}", x.normal_)
row(f"exponential_ f32 {N}", x.exponential_)
row(f"bernoulli_ f32 {N}", lambda: x.bernoulli_(0.5))
row(f"randint i64 {N}", lambda: torch.randint(100, (N,)))
row("randperm 1000", lambda: torch.randperm(1000))

# Decompositions.
L = torch.linalg
for n in (4, 16, 64, 256):
    for kind, dtype in (("f32", torch.float32), ("f64", torch.float64)):
        a, b = rand(n, n, dtype=dtype), rand(n, dtype=dtype)
        column, definite = b.unsqueeze(1), a @ a.t() + n * torch.eye(n, dtype=dtype)
        end = f"{kind} {n}"
        row(f"inverse {end}", lambda: L.inv(a))
        row(f"solve {end}", lambda: L.solve(a, b))
        row(f"solve_triangular {end}", lambda: L.solve_triangular(definite, column, upper=True))
        row(f"lstsq {end}", lambda: L.lstsq(a, column))
        row(f"cholesky {end}", lambda: L.cholesky(definite))
        row(f"qr {end}", lambda: L.qr(a))
        row(f"lu {end}", lambda: L.lu(a))
        row(f"svd {end}", lambda: L.svd(a, full_matrices=False))
        row(f"svdvals {end}", lambda: L.svdvals(a))
        row(f"eigh {end}", lambda: L.eigh(definite))
        row(f"eig {end}", lambda: L.eig(a))
        row(f"pinv {end}", lambda: L.pinv(a))
        row(f"matrix_power 5 {end}", lambda: L.matrix_power(a, 5))
        row(f"det {end}", lambda: L.det(a))
        row(f"slogdet {end}", lambda: L.slogdet(a))
        if n <= 127:
            row(f"matrix_rank {end}", lambda: L.matrix_rank(a))
