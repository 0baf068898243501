"""Writes expected.txt: what PyTorch makes of the layers in main.rs, with the same parameters.

    python examples/layers/generate.py > examples/layers/expected.txt
"""
import math

import torch
import torch.nn.functional as F

torch.set_num_threads(1)


def numbers(seed, *shape):
    """The parameters of main.rs: sines, so that no file is needed for them."""
    count = math.prod(shape)
    return torch.tensor([0.5 * math.sin(0.7 * i + seed) for i in range(count)]).view(shape)


def linear(x, seed, i, o):
    return F.linear(x, numbers(seed, o, i), numbers(seed + 1, o))


def conv_norm(x, seed, c, o, k):
    x = F.conv2d(x, numbers(seed, o, c, k, k), padding="same")
    mean, var = numbers(seed + 1, o), numbers(seed + 2, o).square() + 0.5
    return F.batch_norm(x, mean, var, numbers(seed + 3, o), numbers(seed + 4, o) + 1, eps=1e-5)


def conv_block(x, seed, c, o):
    y = conv_norm(x, seed, c, o, 3).relu()
    y = conv_norm(y, seed + 5, o, o, 3)
    return (y + conv_norm(x, seed + 10, c, o, 1)).relu()


def multi_head(x, seed, h, e):
    b, t, m = x.shape
    q, k, v = (F.linear(x, numbers(seed + i, h, e, m).view(m, m)).view(b, t, h, e).transpose(1, 2) for i in range(3))
    y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
    return linear(y.transpose(1, 2).reshape(b, t, m), seed + 3, m, m)


def transformer(x, seed, h, e, f):
    b, t, m = x.shape
    x = x + numbers(seed, t, m)
    y = F.layer_norm(x, (m,), numbers(seed + 1, m), numbers(seed + 2, m), 1e-5)
    x = x + multi_head(y, seed + 3, h, e)
    y = F.layer_norm(x, (m,), numbers(seed + 8, m), numbers(seed + 9, m), 1e-5)
    return x + linear(linear(y, seed + 10, m, f).relu(), seed + 12, f, m)


def show(name, x):
    print(name, *(f"{v:.6g}" for v in x.flatten().tolist()))


show("linear", linear(numbers(1, 2, 3), 2, 3, 4))
show("conv_block", conv_block(numbers(1, 2, 2, 4, 3), 2, 2, 3))
show("multi_head", multi_head(numbers(1, 2, 3, 4), 2, 2, 2))
show("transformer", transformer(numbers(1, 2, 3, 4), 2, 2, 2, 5))
