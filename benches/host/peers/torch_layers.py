"""Times of PyTorch for the rows of `layers`. Results go to memory of the caller where PyTorch lets them: layers, norms,
pools and attention have no `out`."""

import torch
from torch.nn import functional as F

from timing import row

rand = torch.rand

# Products.
a, b, x = rand(64, 576), rand(576, 3136), rand(64, 3136)
row("mm [64, 576] x [576, 3136]", lambda: torch.mm(a, b, out=x))
a, w, wide, few, bias, c = rand(128, 768), rand(768, 768), rand(3072, 768), rand(8, 768), rand(768), rand(3072)
x, y = rand(128, 768), rand(8, 3072)
row("mm [128, 768] x [768, 768]", lambda: torch.mm(a, w, out=x))
row("mm [8, 768] x [768, 3072], transposed", lambda: torch.mm(few, wide.t(), out=y))
row("linear [128, 768] to 768", lambda: F.linear(a, w, bias))
row("linear [128, 768] to 768, relu", lambda: F.linear(a, w, bias).relu_())
row("linear [8, 768] to 3072", lambda: F.linear(few, wide, c))
narrow = rand(768, 3072)
row("mm [8, 768] x [768, 3072]", lambda: torch.mm(few, narrow, out=y))
one, many, w1, b1 = rand(1, 784), rand(32, 784), rand(128, 784), rand(128)
row("linear [1, 784] to 128", lambda: F.linear(one, w1, b1))
row("linear [1, 784] to 128, relu", lambda: F.linear(one, w1, b1).relu_())
row("linear [32, 784] to 128", lambda: F.linear(many, w1, b1))
row("linear [32, 784] to 128, relu", lambda: F.linear(many, w1, b1).relu_())
a, b, x = (rand(64, 64, 64) for _ in range(3))
q, k, s = rand(8, 128, 64), rand(8, 64, 128), rand(8, 128, 128)
row("bmm [64, 64, 64] x [64, 64, 64]", lambda: torch.bmm(a, b, out=x))
row("bmm [8, 128, 64] x [8, 64, 128]", lambda: torch.bmm(q, k, out=s))
row("einsum bqd,bkd->bqk [8, 128, 64], [8, 128, 64]", lambda: torch.einsum("bqd,bkd->bqk", q, q))
row("einsum bij,bjk->bik [64, 64, 64], [64, 64, 64]", lambda: torch.einsum("bij,bjk->bik", a, b))
a4 = rand(4, 128, 256)
row("einsum bld->bd [4, 128, 256]", lambda: torch.einsum("bld->bd", a4))
row("einsum bld->bl [4, 128, 256]", lambda: torch.einsum("bld->bl", a4))
sq, v, x5, tall, u, y5 = rand(512, 512), rand(512), rand(512), rand(3072, 768), rand(768), rand(3072)
z, k16 = rand(512, 512), rand(16, 16)
row("mv [512, 512]", lambda: torch.mv(sq, v, out=x5))
row("mv [3072, 768]", lambda: torch.mv(tall, u, out=y5))
narrow, w16, longest = rand(10000, 16), rand(16), rand(10000)
row("mv [10000, 16]", lambda: torch.mv(narrow, w16, out=longest))
row("outer 512 x 512", lambda: torch.outer(v, x5, out=z))
row("kron [16, 16] x [16, 16]", lambda: torch.kron(k16, k16))
row("addmm [512, 512]", lambda: torch.addmm(sq, sq, sq, beta=0.5, alpha=2, out=z))
a3, b3, x3 = (rand(4096, 3) for _ in range(3))
row("cross [4096, 3]", lambda: torch.linalg.cross(a3, b3, out=x3))
for n in (64, 256):
    ad, bd, xd = (rand(n, n, dtype=torch.float64) for _ in range(3))
    row(f"mm f64 {n}", lambda: torch.mm(ad, bd, out=xd))
ai, bi = (torch.randint(2, 12, (64, 64), dtype=torch.int32) for _ in range(2))
xi = torch.empty_like(ai)
row("mm i32 64", lambda: torch.mm(ai, bi, out=xi))
ai, bi, xi = (torch.randint(2, 12, (512, 512), dtype=torch.int32) for _ in range(3))
row("mm i32 512", lambda: torch.mm(ai, bi, out=xi))

# Convolutions.
image, w = rand(1, 3, 224, 224), rand(64, 3, 7, 7)
row("conv2d [1, 3, 224, 224] 7x7 to 64, stride 2, padding 3", lambda: F.conv2d(image, w, stride=2, padding=3))
image56, w3, b64, w1x1 = rand(1, 64, 56, 56), rand(64, 64, 3, 3), rand(64), rand(128, 64, 1, 1)
row("conv2d [1, 64, 56, 56] 3x3 to 64, padding 1", lambda: F.conv2d(image56, w3, padding=1))
row(
    "conv2d [1, 64, 56, 56] 3x3 to 64, padding 1, bias, relu",
    lambda: F.conv2d(image56, w3, b64, padding=1).relu_(),
)
row("conv2d [1, 64, 56, 56] 1x1 to 128", lambda: F.conv2d(image56, w1x1))
batch, w32 = rand(8, 16, 28, 28), rand(32, 16, 3, 3)
row("conv2d [8, 16, 28, 28] 3x3 to 32, padding 1", lambda: F.conv2d(batch, w32, padding=1))
deep, depthwise = rand(1, 32, 112, 112), rand(32, 1, 3, 3)
row("conv2d [1, 32, 112, 112] 3x3, depthwise, padding 1", lambda: F.conv2d(deep, depthwise, padding=1, groups=32))
row(
    "conv2d [1, 32, 112, 112] 3x3, depthwise, stride 2, padding 1",
    lambda: F.conv2d(deep, depthwise, stride=2, padding=1, groups=32),
)
image28, grouped = rand(1, 64, 28, 28), rand(64, 16, 3, 3)
row(
    "conv2d [1, 64, 28, 28] 3x3 to 64, dilation 2, padding 2",
    lambda: F.conv2d(image28, w3, padding=2, dilation=2),
)
row("conv2d [1, 64, 28, 28] 3x3 to 64, 4 groups, padding 1", lambda: F.conv2d(image28, grouped, padding=1, groups=4))
signal, ws = rand(1, 16, 1024), rand(32, 16, 5)
row("conv1d [1, 16, 1024] 5 to 32", lambda: F.conv1d(signal, ws))
image16, wt = rand(1, 16, 56, 56), rand(16, 16, 3, 3)
row("conv_transpose2d [1, 16, 56, 56] 3x3 to 16, stride 2", lambda: F.conv_transpose2d(image16, wt, stride=2))
wt4 = rand(64, 64, 4, 4)
row("conv_transpose2d [1, 64, 28, 28] 4x4 to 64, stride 2", lambda: F.conv_transpose2d(image28, wt4, stride=2))
image16s = rand(1, 16, 28, 28)
row("conv_transpose2d [1, 16, 28, 28] 3x3 to 16", lambda: F.conv_transpose2d(image16s, wt))
signal512, wt1 = rand(1, 16, 512), rand(16, 16, 4)
row("conv_transpose1d [1, 16, 512] 4 to 16, stride 2", lambda: F.conv_transpose1d(signal512, wt1, stride=2))

# Pools.
image = rand(1, 64, 112, 112)
row("max_pool2d [1, 64, 112, 112] 2x2", lambda: F.max_pool2d(image, 2))
row("max_pool2d [1, 64, 112, 112] 3x3, stride 2, padding 1", lambda: F.max_pool2d(image, 3, 2, 1))
row("avg_pool2d [1, 64, 112, 112] 2x2", lambda: F.avg_pool2d(image, 2))
row("avg_pool2d [1, 64, 112, 112] 3x3, stride 2, padding 1", lambda: F.avg_pool2d(image, 3, 2, 1))
row("adaptive_avg_pool2d [1, 64, 112, 112] to 1", lambda: F.adaptive_avg_pool2d(image, 1))
row("adaptive_avg_pool2d [1, 64, 112, 112] to 7", lambda: F.adaptive_avg_pool2d(image, 7))
row("adaptive_max_pool2d [1, 64, 112, 112] to 7", lambda: F.adaptive_max_pool2d(image, 7))
row("max_pool2d [1, 64, 112, 112] 2x2, indices", lambda: F.max_pool2d(image, 2, return_indices=True))
row("max_pool1d [1, 16, 1024] 2", lambda: F.max_pool1d(signal, 2))
row("avg_pool1d [1, 16, 1024] 2", lambda: F.avg_pool1d(signal, 2))
row(
    "interpolate_bilinear [1, 16, 56, 56] to 112",
    lambda: F.interpolate(image16, size=(112, 112), mode="bilinear"),
)
row("interpolate_nearest [1, 16, 56, 56] to 112", lambda: F.interpolate(image16, size=(112, 112), mode="nearest"))

# Norms.
x, m, v, w, b = rand(8, 64, 28, 28), rand(64), rand(64), rand(64), rand(64)
row("batch_norm [8, 64, 28, 28]", lambda: F.batch_norm(x, m, v, w, b))
row("batch_norm [8, 64, 28, 28], training", lambda: F.batch_norm(x, None, None, w, b, training=True))
row("group_norm [8, 64, 28, 28], 8 groups", lambda: F.group_norm(x, 8, w, b))
row("instance_norm [8, 64, 28, 28]", lambda: F.instance_norm(x))
words, w768, b768 = rand(128, 768), rand(768), rand(768)
row("layer_norm [128, 768]", lambda: F.layer_norm(words, (768,), w768, b768))
row("rms_norm [128, 768]", lambda: F.rms_norm(words, (768,), w768, 1e-5))
scores, y, heads, z = rand(128, 1000), rand(128, 1000), rand(8, 128, 128), rand(8, 128, 128)
row("softmax [128, 1000] along 1", lambda: torch.softmax(scores, 1, out=y))
row("log_softmax [128, 1000] along 1", lambda: torch.log_softmax(scores, 1))
row("softmax [8, 128, 128] along 2", lambda: torch.softmax(heads, 2, out=z))

# Attention.
for shape in ((1, 8, 128, 64), (1, 1024, 64)):
    q, k, v = (rand(shape) for _ in range(3))
    row(f"attention {list(shape)}", lambda: F.scaled_dot_product_attention(q, k, v))
    row(f"attention {list(shape)}, causal", lambda: F.scaled_dot_product_attention(q, k, v, is_causal=True))
q, k, v = rand(1, 12, 1, 64), rand(1, 12, 256, 64), rand(1, 12, 256, 64)
row("attention of one query [1, 12, 1, 64], 256 keys", lambda: F.scaled_dot_product_attention(q, k, v))

# Losses.
y, classes = rand(128, 1000), torch.randint(1000, (128,))
logs = (scores + 0.25).log()
row("cross_entropy [128, 1000]", lambda: F.cross_entropy(scores, classes))
row("nll_loss [128, 1000]", lambda: F.nll_loss(logs, classes))
row("mse_loss [128, 1000]", lambda: F.mse_loss(scores, y))
row("l1_loss [128, 1000]", lambda: F.l1_loss(scores, y))
row("huber_loss [128, 1000]", lambda: F.huber_loss(scores, y))
row("smooth_l1_loss [128, 1000]", lambda: F.smooth_l1_loss(scores, y))
row("kl_div [128, 1000]", lambda: F.kl_div(logs, scores, reduction="sum"))
row("binary_cross_entropy_with_logits [128, 1000]", lambda: F.binary_cross_entropy_with_logits(scores, y))
row("binary_cross_entropy [128, 1000]", lambda: F.binary_cross_entropy(scores, y))

# Look-ups.
table, places, x = rand(10000, 64), torch.randint(10000, (1024,)), rand(1024, 64)
row("embedding 1024 of [10000, 64]", lambda: F.embedding(places, table))
row("index_select 1024 of [10000, 64] along 0", lambda: torch.index_select(table, 0, places, out=x))
row("index_add_ 1024 to [10000, 64] along 0", lambda: table.index_add_(0, places, x))
row("index_copy_ 1024 to [10000, 64] along 0", lambda: table.index_copy_(0, places, x))
a, b, x, some = rand(1000, 1000), rand(1000, 1000), rand(1000, 1000), rand(1000, 256)
columns, places, mask = torch.randint(1000, (256,)), torch.randint(1000, (1000, 1000)), rand(1000, 1000) > 0.5
row("index_select 256 of [1000, 1000] along 1", lambda: torch.index_select(a, 1, columns, out=some))
row("gather [1000, 1000] along 0", lambda: torch.gather(a, 0, places, out=x))
row("gather [1000, 1000] along 1", lambda: torch.gather(a, 1, places, out=x))
row("masked_fill [1000, 1000]", lambda: torch.masked_fill(a, mask, 0))
row("where [1000, 1000]", lambda: torch.where(mask, a, b, out=x))
row("scatter_ [1000, 1000] along 1", lambda: x.scatter_(1, places, a))
row("scatter_add_ [1000, 1000] along 0", lambda: x.scatter_add_(0, places, a))
row("scatter_add_ [1000, 1000] along 1", lambda: x.scatter_add_(1, places, a))
a, x, places = rand(100000), rand(65536), torch.randint(100000, (65536,))
row("take 65536 of 100000", lambda: torch.take(a, places, out=x))
classes = torch.randint(100, (1024,))
row("one_hot 1024 to 100", lambda: F.one_hot(classes, 100))
