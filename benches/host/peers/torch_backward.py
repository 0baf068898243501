"""Times of PyTorch for the rows of `backward`: value and gradients. Gradients are new tensors, as with
`zero_grad(set_to_none=True)`; those that a step of training adds to are `backward`'s with gradients that are `None`."""

import torch
from torch.nn import functional as F

from timing import row

torch.set_grad_enabled(True)
rand = torch.rand


def step(name, f, *variables):
    """A number, of variables that are copies of these tensors."""
    variables = [x.detach().clone().requires_grad_() for x in variables]
    row(name, lambda: torch.autograd.grad(f(*variables), variables))


def layer(name, f, target, *variables):
    step(name, lambda *variables: F.mse_loss(f(*variables), target), *variables)


def total(name, f, *variables):
    step(name, lambda *variables: f(*variables).sum(), *variables)


# Products.
a, b, t, v = rand(128, 128), rand(128, 128), rand(128, 128), rand(128)
layer("mm [128, 128]", torch.mm, t, a, b)
layer("mm [128, 128] transposed, [128, 128]", lambda a, b: a.t().mm(b), t, a, b)
layer("mv [128, 128]", torch.mv, rand(128), a, v)
x, w, c, t = rand(64, 784), rand(128, 784), rand(128), rand(64, 128)
layer("linear [64, 784] to 128", F.linear, t, x, w, c)
layer("linear [64, 784] to 128, relu, first layer", lambda w, c: F.linear(x, w, c).relu(), t, w, c)
z, u, d, s = rand(256, 512), rand(512, 512), rand(512), rand(256, 512)
layer("mm [256, 512] x [512, 512]", torch.mm, s, z, u)
layer("linear [256, 512] to 512", F.linear, s, z, u, d)
layer("linear [256, 512] to 512, relu", lambda x, w, c: F.linear(x, w, c).relu(), s, z, u, d)
layer("linear [256, 512] to 512, gelu", lambda x, w, c: F.gelu(F.linear(x, w, c)), s, z, u, d)
many, others, t = rand(16, 64, 64), rand(16, 64, 64), rand(16, 64, 64)
layer("bmm [16, 64, 64]", torch.bmm, t, many, others)
layer("einsum bqd,bkd->bqk [16, 64, 64]", lambda a, b: torch.einsum("bqd,bkd->bqk", a, b), t, many, others)
layer("outer 512 x 512", torch.outer, rand(512, 512), rand(512), rand(512))
step("dot of 512", torch.dot, rand(512), rand(512))

# Convolutions.
x, w, c, one = rand(8, 16, 28, 28), rand(32, 16, 3, 3), rand(32), rand(32, 16, 1, 1)
t, half = rand(8, 32, 28, 28), rand(8, 32, 14, 14)
name = "conv2d [8, 16, 28, 28] 3x3 to 32"
layer(f"{name}, padding 1", lambda x, w, c: F.conv2d(x, w, c, padding=1), t, x, w, c)
layer(f"{name}, padding 1, relu", lambda x, w, c: F.conv2d(x, w, c, padding=1).relu(), t, x, w, c)
small = x
layer(f"{name}, padding 1, of the weight", lambda w: F.conv2d(small, w, padding=1), t, w)
layer(f"{name}, stride 2, padding 1", lambda x, w, c: F.conv2d(x, w, c, stride=2, padding=1), half, x, w, c)
layer("conv2d [8, 16, 28, 28] 1x1 to 32", F.conv2d, t, x, one, c)
digits = rand(32, 1, 28, 28)
layer(
    "conv2d [32, 1, 28, 28] 3x3 to 16, padding 1, first layer",
    lambda w, c: F.conv2d(digits, w, c, padding=1),
    rand(32, 16, 28, 28),
    rand(16, 1, 3, 3),
    rand(16),
)
layer(
    "conv2d [32, 1, 28, 28] 5x5 to 6, first layer",
    lambda w, c: F.conv2d(digits, w, c),
    rand(32, 6, 24, 24),
    rand(6, 1, 5, 5),
    rand(6),
)
image, w, c, one = rand(1, 64, 56, 56), rand(64, 64, 3, 3), rand(64), rand(64, 64, 1, 1)
whole, half = rand(1, 64, 56, 56), rand(1, 64, 28, 28)
name = "conv2d [1, 64, 56, 56] 3x3 to 64"
layer(f"{name}, padding 1", lambda x, w, c: F.conv2d(x, w, c, padding=1), whole, image, w, c)
layer(f"{name}, padding 1, of the weight", lambda w: F.conv2d(image, w, padding=1), whole, w)
layer(f"{name}, stride 2, padding 1", lambda x, w, c: F.conv2d(x, w, c, stride=2, padding=1), half, image, w, c)
layer("conv2d [1, 64, 56, 56] 1x1 to 64", F.conv2d, whole, image, one, c)
x, t, half = rand(1, 32, 56, 56), rand(1, 32, 56, 56), rand(1, 32, 28, 28)
w, g, d = rand(32, 1, 3, 3), rand(32, 8, 3, 3), rand(32, 32, 3, 3)
name = "conv2d [1, 32, 56, 56] 3x3"
layer(f"{name}, depthwise, padding 1", lambda x, w: F.conv2d(x, w, padding=1, groups=32), t, x, w)
layer(
    f"{name}, depthwise, stride 2, padding 1",
    lambda x, w: F.conv2d(x, w, stride=2, padding=1, groups=32),
    half,
    x,
    w,
)
layer(f"{name} to 32, 4 groups, padding 1", lambda x, w: F.conv2d(x, w, padding=1, groups=4), t, x, g)
layer(f"{name} to 32, dilation 2, padding 2", lambda x, w: F.conv2d(x, w, padding=2, dilation=2), t, x, d)
photo = rand(1, 3, 112, 112)
layer(
    "conv2d [1, 3, 112, 112] 7x7 to 32, stride 2, padding 3, first layer",
    lambda w: F.conv2d(photo, w, stride=2, padding=3),
    rand(1, 32, 56, 56),
    rand(32, 3, 7, 7),
)
layer("conv1d [4, 16, 256] 5 to 32", F.conv1d, rand(4, 32, 252), rand(4, 16, 256), rand(32, 16, 5), rand(32))
x, w, w4 = rand(1, 16, 28, 28), rand(16, 16, 3, 3), rand(16, 16, 4, 4)
name = "conv_transpose2d [1, 16, 28, 28]"
layer(f"{name} 3x3 to 16, stride 2", lambda x, w: F.conv_transpose2d(x, w, stride=2), rand(1, 16, 57, 57), x, w)
layer(
    f"{name} 4x4 to 16, stride 2, padding 1",
    lambda x, w: F.conv_transpose2d(x, w, stride=2, padding=1),
    rand(1, 16, 56, 56),
    x,
    w4,
)
layer(f"{name} 3x3 to 16", F.conv_transpose2d, rand(1, 16, 30, 30), x, w)

# Norms.
x, w, c, t = rand(8, 64, 28, 28), rand(64), rand(64), rand(8, 64, 28, 28)
layer(
    "batch_norm [8, 64, 28, 28], training",
    lambda x, w, c: F.batch_norm(x, None, None, w, c, training=True),
    t,
    x,
    w,
    c,
)
layer("group_norm [8, 64, 28, 28], 8 groups", lambda x, w, c: F.group_norm(x, 8, w, c), t, x, w, c)
layer("instance_norm [8, 64, 28, 28]", F.instance_norm, t, x)
layer(
    "batch_norm [64, 128], training",
    lambda x, w, c: F.batch_norm(x, None, None, w, c, training=True),
    rand(64, 128),
    rand(64, 128),
    rand(128),
    rand(128),
)
x, w, c, t = rand(128, 768), rand(768), rand(768), rand(128, 768)
layer("layer_norm [128, 768]", lambda x, w, c: F.layer_norm(x, (768,), w, c), t, x, w, c)
layer("layer_norm [128, 768], no weight", lambda x: F.layer_norm(x, (768,)), t, x)
layer("rms_norm [128, 768]", lambda x, w: F.rms_norm(x, (768,), w, 1e-5), t, x, w)
layer("softmax [128, 768] along 1", lambda x: x.softmax(1), t, x)
layer("softmax [128, 768] along 0", lambda x: x.softmax(0), t, x)
layer("log_softmax [128, 768] along 1", lambda x: x.log_softmax(1), t, x)

# Attention.
attention = F.scaled_dot_product_attention
q, k, v, t = (rand(1, 8, 128, 64) for _ in range(4))
layer("attention [1, 8, 128, 64]", attention, t, q, k, v)
layer("attention [1, 8, 128, 64], causal", lambda q, k, v: attention(q, k, v, is_causal=True), t, q, k, v)
q, k, v, t = (rand(2, 4, 32, 16) for _ in range(4))
layer("attention [2, 4, 32, 16]", attention, t, q, k, v)

# Losses.
x, y, classes = rand(128, 1000), rand(128, 1000), torch.randint(1000, (128,))
ten = torch.randint(10, (64,))
step("cross_entropy [128, 1000]", lambda x: F.cross_entropy(x, classes), x)
step("cross_entropy [64, 10]", lambda x: F.cross_entropy(x, ten), rand(64, 10))
step("nll_loss of log_softmax [128, 1000]", lambda x: F.nll_loss(x.log_softmax(1), classes), x)
logs = (x + 0.25).log()
step("nll_loss [128, 1000]", lambda x: F.nll_loss(x, classes), logs)
step("mse_loss [128, 1000]", lambda x: F.mse_loss(x, y), x)
step("l1_loss [128, 1000]", lambda x: F.l1_loss(x, y), x)
step("huber_loss [128, 1000]", lambda x: F.huber_loss(x, y), x)
step("smooth_l1_loss [128, 1000]", lambda x: F.smooth_l1_loss(x, y), x)
probabilities = x
step("kl_div [128, 1000]", lambda x: F.kl_div(x, probabilities, reduction="sum"), logs)
step("binary_cross_entropy_with_logits [128, 1000]", lambda x: F.binary_cross_entropy_with_logits(x, y), x)
step("binary_cross_entropy [128, 1000]", lambda x: F.binary_cross_entropy(x, y), x * 0.5 + 0.1)

# Pools.
x = rand(8, 16, 28, 28)
name = "pool2d [8, 16, 28, 28]"
total(f"max_{name} 2x2", lambda x: F.max_pool2d(x, 2), x)
total(f"max_{name} 3x3, stride 2, padding 1", lambda x: F.max_pool2d(x, 3, 2, 1), x)
total(f"avg_{name} 2x2", lambda x: F.avg_pool2d(x, 2), x)
total(f"avg_{name} 3x3, stride 2, padding 1", lambda x: F.avg_pool2d(x, 3, 2, 1), x)
total(f"adaptive_avg_{name} to 1", lambda x: F.adaptive_avg_pool2d(x, 1), x)
total(f"adaptive_avg_{name} to 7", lambda x: F.adaptive_avg_pool2d(x, 7), x)
total(f"adaptive_max_{name} to 7", lambda x: F.adaptive_max_pool2d(x, 7), x)
total("interpolate_bilinear [8, 16, 28, 28] to 56", lambda x: F.interpolate(x, size=(56, 56), mode="bilinear"), x)
total("interpolate_nearest [8, 16, 28, 28] to 56", lambda x: F.interpolate(x, size=(56, 56), mode="nearest"), x)
signal = rand(4, 16, 1024)
total("max_pool1d [4, 16, 1024] 2", lambda x: F.max_pool1d(x, 2), signal)
total("avg_pool1d [4, 16, 1024] 2", lambda x: F.avg_pool1d(x, 2), signal)

# Arrangements.
layer("pad [8, 16, 28, 28] by 1", lambda x: F.pad(x, (1, 1, 1, 1)), rand(8, 16, 30, 30), x)
x, y, t, half = rand(256, 256), rand(256, 256), rand(256, 256), rand(256, 128)
layer("cat of [256, 256] along 0", lambda x, y: torch.cat((x, y), 0), rand(512, 256), x, y)
layer("cat of [256, 256] along 1", lambda x, y: torch.cat((x, y), 1), rand(256, 512), x, y)
layer("stack of [256, 256] along 0", lambda x, y: torch.stack((x, y), 0), rand(2, 256, 256), x, y)


def halves(x):
    a, b = x.split(128, 1)
    return a * b


total("split of [256, 256] along 1, product", halves, x)
layer("narrow of [256, 256] along 1", lambda x: x.narrow(1, 64, 128), half, x)
layer("every other row of [256, 256]", lambda x: x[::2], rand(128, 256), x)
layer("every other column of [256, 256]", lambda x: x[:, ::2], half, x)
total("transposed [256, 256] times itself", lambda x: x.t() * x, x)
layer("transposed [256, 256]", lambda x: x.t(), t, x)
layer("flip [256, 256] along 1", lambda x: x.flip(1), t, x)
layer("roll [256, 256] along 1", lambda x: x.roll(5, 1), t, x)
layer("tril [256, 256]", lambda x: x.tril(), t, x)
mask = rand(256, 256) > 0.5
drop = mask * 2.0
layer("where [256, 256]", lambda x, y: torch.where(mask, x, y), t, x, y)
layer("masked_fill [256, 256]", lambda x: x.masked_fill(mask, 0), t, x)
layer("product with a mask [256, 256]", lambda x: x * drop, t, x)
some, places = torch.randint(256, (256,)), torch.randint(256, (256, 256))
for d in (0, 1):
    layer(f"index_select 256 of [256, 256] along {d}", lambda x: x.index_select(d, some), t, x)
    layer(f"gather [256, 256] along {d}", lambda x: x.gather(d, places), t, x)
words = torch.randint(1000, (256,))
layer("embedding 256 of [1000, 64]", lambda table: F.embedding(words, table), rand(256, 64), rand(1000, 64))

# Reductions.
x, one = rand(512, 512), rand(512, 512) * 0.02 + 0.99
for name in ("sum", "mean", "var", "std", "norm", "amax"):
    step(f"{name} of [512, 512]", lambda x: getattr(x, name)(), x)
step("logsumexp of [512, 512]", lambda x: x.logsumexp((0, 1)), x)
step("sum of squares of [512, 512]", lambda x: x.square().sum(), x)
step("prod of [512, 512]", lambda x: x.prod(), one)
t, whole, quarter = rand(512), rand(512, 512), rand(256, 256)
small, less = rand(256, 256), rand(256, 256) * 0.02 + 0.99
for d in (0, 1):
    for name in ("sum", "mean", "var", "std", "norm", "amax", "logsumexp"):
        layer(f"{name} of [512, 512] along {d}", lambda x: getattr(x, name)(dim=d), t, x)
    layer(f"cumsum of [256, 256] along {d}", lambda x: x.cumsum(d), quarter, small)
    layer(f"prod of [512, 512] along {d}", lambda x: x.prod(d), t, one)
    layer(f"max with indices of [512, 512] along {d}", lambda x: x.max(d).values, t, x)
    layer(f"x - mean of [512, 512] along {d}", lambda x: x - x.mean(d, keepdim=True), whole, x)
    layer(f"cumprod of [256, 256] along {d}", lambda x: x.cumprod(d), quarter, less)

# Broadcasts.
image, t, channel, shift = rand(8, 16, 28, 28), rand(8, 16, 28, 28), rand(1, 16, 1, 1), rand(1, 16, 1, 1)
layer("bias [1, 16, 1, 1] of [8, 16, 28, 28]", lambda channel: image + channel, t, channel)
layer(
    "scale and shift [1, 16, 1, 1] of [8, 16, 28, 28]", lambda x, w, c: x * w + c, t, image, channel, shift
)
m, line, column, number = rand(512, 512), rand(512), rand(512, 1), rand(1)
layer("[512, 512] + row", torch.add, whole, m, line)
layer("[512, 512] * row", torch.mul, whole, m, line)
layer("[512, 512] + column", torch.add, whole, m, column)
layer("[512, 512] * column", torch.mul, whole, m, column)
layer("[512, 512] * one", torch.mul, whole, m, number)
layer("row * column", torch.mul, whole, line, column)

# Elementwise.
x, u, v, w = rand(65536) * 2 - 1, rand(65536) + 0.25, rand(65536) + 0.25, rand(65536) + 0.25
for name, f in {
    "relu": F.relu,
    "gelu": F.gelu,
    "silu": F.silu,
    "tanh": torch.tanh,
    "sigmoid": torch.sigmoid,
    "softplus": F.softplus,
    "exp": torch.exp,
    "abs": torch.abs,
    "square": torch.square,
    "sin": torch.sin,
    "cos": torch.cos,
    "erf": torch.erf,
    "leaky_relu": F.leaky_relu,
    "elu": F.elu,
    "selu": F.selu,
    "hardswish": F.hardswish,
    "hardsigmoid": F.hardsigmoid,
    "mish": F.mish,
    "logsigmoid": F.logsigmoid,
    "softsign": F.softsign,
    "clamp": lambda x: x.clamp(-0.5, 0.5),
    "atan": torch.atan,
    "expm1": torch.expm1,
}.items():
    total(f"{name} f32 65536", f, x)
for name in ("log", "log1p", "sqrt", "rsqrt", "reciprocal", "log2"):
    total(f"{name} f32 65536", getattr(torch, name), u)
total("pow f32 65536, 2.5", lambda x: x.pow(2.5), u)
total("pow f32 65536, 3", lambda x: x.pow(3), u)
total("a + b f32 65536", torch.add, u, v)
total("a * b f32 65536", torch.mul, u, v)
total("a / b f32 65536", torch.div, u, v)
total("pow f32 65536, of two", torch.pow, u, v)
total("maximum f32 65536", torch.maximum, u, v)
total("atan2 f32 65536", torch.atan2, u, v)
total("hypot f32 65536", torch.hypot, u, v)
total("lerp f32 65536", lambda x, y: x.lerp(y, 0.3), u, v)
total("sigmoid(a) * tanh(b) f32 65536", lambda x, y: x.sigmoid() * y.tanh(), u, v)
total("relu(a * b + c) f32 65536", lambda x, y, z: (x * y + z).relu(), u, v, w)
total("exp(-a^2 / 2) f32 65536", lambda x: (x.square() * -0.5).exp(), u)
total("log(1 + exp(a)) f32 65536", lambda x: (x.exp() + 1).log(), u)
total("sqrt(a^2 + b^2) f32 65536", lambda x, y: (x.square() + y.square()).sqrt(), u, v)
total("tanh(sin(exp(a))) f32 65536", lambda x: x.exp().sin().tanh(), u)
f = rand(65536, dtype=torch.float64) + 0.25
for name in ("tanh", "exp", "relu"):
    total(f"{name} f64 65536", getattr(torch, name), f)

# Networks.
x, t = rand(32, 64), rand(32, 128)


def cell(h, c, wx, wh, b):
    gates = F.linear(x, wx, b) + F.linear(h, wh)
    i, f, g, o = gates.chunk(4, 1)
    return o.sigmoid() * (f.sigmoid() * c + i.sigmoid() * g.tanh()).tanh()


layer("LSTM cell, 32 of 64 to 128", cell, t, rand(32, 128), rand(32, 128), rand(512, 64), rand(512, 128), rand(512))
pixels, ten = rand(64, 784), torch.randint(10, (64,))
step(
    "gradients of 784-128-10, batch 64",
    lambda w1, b1, w2, b2: F.cross_entropy(F.linear(F.linear(pixels, w1, b1).relu(), w2, b2), ten),
    rand(128, 784) * 0.1 - 0.05,
    rand(128),
    rand(10, 128) * 0.1 - 0.05,
    rand(10),
)
of_digits = torch.randint(10, (32,))


def network(w1, b1, w2, b2, w, b):
    x = F.max_pool2d(F.conv2d(digits, w1, b1, padding=1).relu(), 2)
    x = F.max_pool2d(F.conv2d(x, w2, b2, padding=1).relu(), 2)
    return F.cross_entropy(F.linear(x.view(32, 1568), w, b), of_digits)


step(
    "gradients of a CNN, [32, 1, 28, 28]",
    network,
    rand(16, 1, 3, 3) * 0.1 - 0.05,
    rand(16),
    rand(32, 16, 3, 3) * 0.1 - 0.05,
    rand(32),
    rand(10, 1568) * 0.1 - 0.05,
    rand(10),
)

# Optimisers.
w = rand(100000, requires_grad=True)
w.grad = rand(100000) - 0.5
optim = torch.optim
row("SGD of 100000", optim.SGD([w], 1e-3).step)
row("SGD of 100000, momentum", optim.SGD([w], 1e-3, momentum=0.9).step)
row("Adam of 100000", optim.Adam([w], 1e-3).step)
row("AdamW of 100000", optim.AdamW([w], 1e-3).step)
row("RMSprop of 100000", optim.RMSprop([w], 1e-3).step)
row("Adagrad of 100000", optim.Adagrad([w], 1e-3).step)
row("clip_grad_norm_ of 100000", lambda: torch.nn.utils.clip_grad_norm_([w], 1.0))
row("clip_grad_value_ of 100000", lambda: torch.nn.utils.clip_grad_value_([w], 0.5))
