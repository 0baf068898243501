"""Writes layers_cases.rs and layers.bin: gradients of layers in Rust, and those that PyTorch's autograd computes.

    python tests/grad/generate_layers.py

A case is an expression in Rust and in PyTorch over the same operands. The elements of an operand follow from its
seed by a formula that both languages compute exactly, so that only the gradients are stored: `layers.bin` has them as
64-bit floats, in the order of the cases and, within a case, of the variables.
"""
import math
import pathlib
import struct

import torch
import torch.nn.functional as F

torch.set_num_threads(1)
torch.set_default_dtype(torch.float64)
HERE = pathlib.Path(__file__).parent


def elements(shape, seed, coarse=False):
    n = math.prod(shape)
    k = [(i * 7919 + seed * 104729 + 13) % 1009 for i in range(n)]
    x = [float(i % 5) - 2.0 if coarse else i / 504.5 - 1.0 for i in k]
    return torch.tensor(x).reshape(shape)


def dims(shape):
    return "Shape![" + ", ".join(map(str, shape)) + "]"


# How an operand lies in memory: the shape of its storage, and the view in Rust and in PyTorch.
def layout(kind, shape):
    r, s = len(shape), list(shape)
    if kind == "t":
        s[-1], s[-2] = s[-2], s[-1]
        return s, f".transpose::<{r - 2}, {r - 1}>()", lambda x: x.transpose(-1, -2)
    if kind == "front":
        s[0], s[1] = s[1], s[0]
        return s, ".transpose::<0, 1>()", lambda x: x.transpose(0, 1)
    if kind == "step":
        s[-1] = 2 * s[-1] - 1
        return s, ".slice(s![" + ".., " * (r - 1) + "..;2])", lambda x: x[..., ::2]
    if kind.startswith("expand"):
        d = int(kind[6:])
        s[d] = 1
        return s, f".expand::<{dims(shape)}>()", lambda x: x.expand(*shape)
    return s, "", lambda x: x


CASES = []


def case(name, operands, rust, torch_of, types=("f64",)):
    """operands: name -> (shape, "var" or "const", layout); `coarse` in the layout for equal elements."""
    CASES.append((name, operands, rust, torch_of, types))


V, C = "var", "const"
IMG, W33, B6 = (2, 4, 6, 5), (6, 4, 3, 3), (6,)


def conv(name, x, w, b, rust, **options):
    case(name, {"x": x, "w": w} | ({"b": b} if b else {}), rust + (".bias(b)" if b else ""),
         lambda x, w, b=None: (F.conv1d if w.dim() == 3 else F.conv2d)(x, w, b, **options), ("f64", "f32") if b else ("f64",))


conv("conv2d_plain", (IMG, V, ""), (W33, V, ""), (B6, V, ""), "x.conv2d(w)")
conv("conv2d_padded", (IMG, V, "t"), (W33, V, "front"), (B6, V, "step"), "x.conv_options::<Padding<1>>().conv2d(w)", padding=1)
conv("conv2d_more_padding", (IMG, V, ""), (W33, V, ""), None, "x.conv_options::<Padding<3, 1>>().conv2d(w)", padding=(3, 1))
conv("conv2d_stride", (IMG, V, "step"), (W33, V, "t"), (B6, V, "expand0"), "x.conv_options::<(Stride<2>, Padding<1>)>().conv2d(w)", stride=2, padding=1)
conv("conv2d_stride_of_width", (IMG, V, ""), (W33, V, ""), (B6, C, ""), "x.conv_options::<(Stride<1, 3>, Padding<1>)>().conv2d(w)", stride=(1, 3), padding=1)
conv("conv2d_dilation", (IMG, V, "expand1"), (W33, V, "expand0"), (B6, V, ""), "x.conv_options::<(Dilation<2, 1>, Padding<1>)>().conv2d(w)", dilation=(2, 1), padding=1)
conv("conv2d_groups", (IMG, V, ""), ((6, 2, 2, 2), V, ""), (B6, V, ""), "x.conv_options::<(Groups<2>, Dilation<1, 2>, Padding<1>)>().conv2d(w)", groups=2, dilation=(1, 2), padding=1)
conv("conv2d_groups_stride", (IMG, V, "t"), ((6, 2, 2, 2), V, "t"), None, "x.conv_options::<(Groups<2>, Stride<2, 1>)>().conv2d(w)", groups=2, stride=(2, 1))
conv("conv2d_depthwise", (IMG, V, ""), ((4, 1, 3, 2), V, ""), None, "x.conv_options::<(Groups<4>, Padding<1>)>().conv2d(w)", groups=4, padding=1)
conv("conv2d_single", (IMG, V, ""), ((9, 4, 1, 1), V, ""), None, "x.conv2d(w)")
conv("conv2d_single_of_transposed", (IMG, V, "t"), ((3, 4, 1, 1), V, ""), None, "x.conv2d(w)")
conv("conv2d_same", ((4, 6, 5), V, ""), ((13, 4, 2, 4), V, ""), None, "x.conv_options::<PaddingSame>().conv2d(w)", padding="same")
conv("conv2d_wide", ((3, 2, 7, 21), V, ""), ((13, 2, 3, 3), V, ""), ((13,), V, ""), "x.conv_options::<Padding<1>>().conv2d(w)", padding=1)
conv("conv2d_constant_input", (IMG, C, ""), (W33, V, ""), (B6, V, ""), "x.conv2d(w)")
conv("conv2d_constant_weight", (IMG, V, ""), (W33, C, "t"), (B6, C, ""), "x.conv2d(w)")
conv("conv2d_of_expressions", (IMG, V, ""), (W33, V, ""), (B6, V, ""), "x.tanh().conv2d(w * w)")
CASES[-1] = (*CASES[-1][:2], "x.tanh().conv2d(w * w).bias(b + 1.0).sigmoid()", lambda x, w, b: F.conv2d(x.tanh(), w * w, b + 1).sigmoid(), ("f64",))
case("conv2d_chain", {"x": (IMG, C, ""), "w": (W33, V, ""), "v": ((5, 6, 2, 2), V, "")},
     "x.conv_options::<Padding<1>>().conv2d(w).relu().conv_options::<Stride<2>>().conv2d(v)",
     lambda x, w, v: F.conv2d(F.conv2d(x, w, padding=1).relu(), v, stride=2))
conv("conv1d_plain", ((2, 4, 9), V, ""), ((6, 4, 3), V, ""), (B6, V, ""), "x.conv1d(w)")
conv("conv1d_options", ((2, 4, 9), V, "t"), ((6, 2, 3), V, "step"), (B6, V, ""), "x.conv_options::<(Stride<2>, Padding<2>, Dilation<2>, Groups<2>)>().conv1d(w)", stride=2, padding=2, dilation=2, groups=2)
conv("conv1d_single_image", ((4, 19), V, ""), ((3, 4, 2), V, ""), None, "x.conv_options::<Padding<1>>().conv1d(w)", padding=1)


def spread(name, x, w, b, rust, **options):
    case(name, {"x": x, "w": w} | ({"b": b} if b else {}), rust + (".bias(b)" if b else ""),
         lambda x, w, b=None: (F.conv_transpose1d if w.dim() == 3 else F.conv_transpose2d)(x, w, b, **options), ("f64", "f32") if b else ("f64",))


T33 = (4, 3, 3, 3)
spread("conv_transpose2d_plain", (IMG, V, ""), (T33, V, ""), ((3,), V, ""), "x.conv_transpose2d(w)")
spread("conv_transpose2d_options", (IMG, V, "t"), ((4, 3, 2, 3), V, "front"), ((6,), V, "step"), "x.conv_options::<(Stride<2>, Padding<1>, OutputPadding<1>, Groups<2>)>().conv_transpose2d(w)", stride=2, padding=1, output_padding=1, groups=2)
spread("conv_transpose2d_dilation", (IMG, V, "step"), (T33, V, "t"), None, "x.conv_options::<(Stride<2, 1>, Dilation<1, 2>, Padding<2, 1>)>().conv_transpose2d(w)", stride=(2, 1), dilation=(1, 2), padding=(2, 1))
spread("conv_transpose2d_constant", (IMG, C, ""), (T33, V, ""), ((3,), C, ""), "x.conv_transpose2d(w)")
spread("conv_transpose1d", ((4, 9), V, ""), ((4, 2, 3), V, ""), ((2,), V, ""), "x.conv_options::<Stride<3>>().conv_transpose1d(w)", stride=3)


def unary(name, x, rust, f, types=("f64",)):
    case(name, {"x": x}, rust, f, types)


unary("max_pool2d", (IMG, V, ""), "x.max_pool2d::<Kernel<2>>()", lambda x: F.max_pool2d(x, 2), ("f64", "f32"))
unary("max_pool2d_ties", (IMG, V, "coarse"), "x.max_pool2d::<(Kernel<3, 2>, Stride<1>, Padding<1>)>()", lambda x: F.max_pool2d(x, (3, 2), 1, 1))
unary("max_pool2d_options", (IMG, V, "t"), "x.max_pool2d::<(Kernel<2>, Stride<2>, Padding<1>, Dilation<2>, CeilMode)>()".replace("(Kernel<2>, Stride<2>, Padding<1>, Dilation<2>, CeilMode)", "(Kernel<2>, Stride<2>, Padding<1>, CeilMode)"), lambda x: F.max_pool2d(x, 2, 2, 1, ceil_mode=True))
unary("max_pool2d_dilation", (IMG, V, "step"), "x.tanh().max_pool2d::<(Kernel<2>, Stride<1>, Dilation<2, 3>)>().exp()", lambda x: F.max_pool2d(x.tanh(), 2, 1, 0, (2, 3)).exp())
unary("max_pool1d", ((3, 9), V, "expand0"), "x.max_pool1d::<(Kernel<3>, Stride<2>, Padding<1>)>()", lambda x: F.max_pool1d(x, 3, 2, 1))
unary("avg_pool2d", (IMG, V, ""), "x.avg_pool2d::<(Kernel<2>, Padding<1>)>()", lambda x: F.avg_pool2d(x, 2, padding=1), ("f64", "f32"))
unary("avg_pool2d_without_padding", (IMG, V, "t"), "x.avg_pool2d::<(Kernel<3>, Stride<2>, Padding<1>, CeilMode)>().count_include_pad(false)", lambda x: F.avg_pool2d(x, 3, 2, 1, True, False))
unary("avg_pool2d_ceil", (IMG, V, "step"), "x.avg_pool2d::<(Kernel<3>, Stride<2>, Padding<1>, CeilMode)>()", lambda x: F.avg_pool2d(x, 3, 2, 1, True))
unary("avg_pool2d_divisor", ((4, 6, 5), V, ""), "x.exp().avg_pool2d::<Kernel<3, 2>>().divisor_override(5).tanh()", lambda x: F.avg_pool2d(x.exp(), (3, 2), divisor_override=5).tanh())
unary("avg_pool1d", ((2, 4, 9), V, "t"), "x.avg_pool1d::<(Kernel<4>, Stride<3>, Padding<2>)>()", lambda x: F.avg_pool1d(x, 4, 3, 2))
unary("adaptive_avg_pool2d", (IMG, V, ""), "x.adaptive_avg_pool2d::<4, 3>()", lambda x: F.adaptive_avg_pool2d(x, (4, 3)))
unary("adaptive_avg_pool2d_one", (IMG, V, "t"), "x.adaptive_avg_pool2d::<1, 1>()", lambda x: F.adaptive_avg_pool2d(x, 1))
unary("adaptive_max_pool2d", (IMG, V, "coarse"), "x.adaptive_max_pool2d::<4, 3>()", lambda x: F.adaptive_max_pool2d(x, (4, 3)))
unary("adaptive_avg_pool1d", ((4, 9), V, "step"), "x.adaptive_avg_pool1d::<4>()", lambda x: F.adaptive_avg_pool1d(x, 4))
unary("adaptive_max_pool1d", ((2, 4, 9), V, "t"), "x.sin().adaptive_max_pool1d::<5>()", lambda x: F.adaptive_max_pool1d(x.sin(), 5))
unary("interpolate_nearest", (IMG, V, "t"), "x.interpolate_nearest::<9, 4>()", lambda x: F.interpolate(x, size=(9, 4), mode="nearest"))
unary("interpolate_bilinear", (IMG, V, ""), "x.interpolate_bilinear::<9, 4>()", lambda x: F.interpolate(x, size=(9, 4), mode="bilinear"))
unary("interpolate_bilinear_corners", ((4, 6, 5), V, "step"), "x.interpolate_bilinear::<3, 11>().align_corners()", lambda x: F.interpolate(x[None], size=(3, 11), mode="bilinear", align_corners=True)[0])

# ---------------------------------------------------------------- norms
X = (3, 4, 5)
TWO = ("f64", "f32")
unary("layer_norm", (X, V, ""), "x.layer_norm::<Shape![5]>(1e-5)", lambda x: F.layer_norm(x, (5,)))
case("layer_norm_weight", {"x": (X, V, "t"), "w": ((5,), V, "step"), "b": ((5,), V, "")}, "x.layer_norm::<Shape![5]>(1e-3).weight(w).bias(b)", lambda x, w, b: F.layer_norm(x, (5,), w, b, 1e-3), TWO)
case("layer_norm_two_dims", {"x": (X, V, "front"), "w": ((4, 5), V, "t"), "b": ((4, 5), V, "expand0")}, "x.tanh().layer_norm::<Shape![4, 5]>(1e-3).weight(w).bias(b).sigmoid()", lambda x, w, b: F.layer_norm(x.tanh(), (4, 5), w, b, 1e-3).sigmoid())
case("layer_norm_long", {"x": ((3, 41), V, ""), "w": ((41,), V, ""), "b": ((41,), C, "")}, "x.layer_norm::<Shape![41]>(1e-3).weight(w * w).bias(b)", lambda x, w, b: F.layer_norm(x, (41,), w * w, b, 1e-3), TWO)
case("layer_norm_constant_input", {"x": (X, C, ""), "w": ((5,), V, ""), "b": ((5,), V, "")}, "x.layer_norm::<Shape![5]>(1e-3).weight(w).bias(b)", lambda x, w, b: F.layer_norm(x, (5,), w, b, 1e-3))
unary("rms_norm", (X, V, "t"), "x.rms_norm::<Shape![5]>(1e-3)", lambda x: F.rms_norm(x, (5,), eps=1e-3))
case("rms_norm_weight", {"x": (X, V, "step"), "w": ((4, 5), V, "")}, "x.rms_norm::<Shape![4, 5]>(1e-3).weight(w)", lambda x, w: F.rms_norm(x, (4, 5), w, 1e-3), TWO)
case("batch_norm", {"x": (X, V, ""), "m": ((4,), C, ""), "v": ((4,), C, ""), "w": ((4,), V, ""), "b": ((4,), V, "")}, "x.batch_norm(m, v.square() + 0.5, 1e-3).weight(w).bias(b)", lambda x, m, v, w, b: F.batch_norm(x, m, v.square() + 0.5, w, b, eps=1e-3), TWO)
case("batch_norm_variables", {"x": ((3, 4, 2, 5), V, "t"), "m": ((4,), V, "step"), "v": ((4,), V, ""), "w": ((4,), V, "expand0"), "b": ((4,), V, "")}, "x.batch_norm(m, v.square() + 0.5, 1e-3).weight(w).bias(b)", lambda x, m, v, w, b: (x - m[:, None, None]) / (v.square() + 0.5 + 1e-3).sqrt()[:, None, None] * w[:, None, None] + b[:, None, None])
case("batch_norm_of_rows", {"x": ((7, 4), V, ""), "m": ((4,), V, ""), "v": ((4,), V, "")}, "x.batch_norm(m, v.square() + 0.5, 1e-3)", lambda x, m, v: (x - m) / (v.square() + 0.5 + 1e-3).sqrt())
case("group_norm", {"x": ((3, 4, 2, 5), V, ""), "w": ((4,), V, ""), "b": ((4,), V, "")}, "x.group_norm::<2>(1e-3).weight(w).bias(b)", lambda x, w, b: F.group_norm(x, 2, w, b, 1e-3), TWO)
case("group_norm_of_rows", {"x": ((3, 6), V, "t"), "w": ((6,), V, "step"), "b": ((6,), C, "")}, "x.group_norm::<2>(1e-3).weight(w).bias(b)", lambda x, w, b: F.group_norm(x, 2, w, b, 1e-3))
unary("group_norm_one", ((3, 4, 2, 5), V, "step"), "x.group_norm::<1>(1e-3)", lambda x: F.group_norm(x, 1, eps=1e-3))
case("instance_norm", {"x": (X, V, "t"), "w": ((4,), V, ""), "b": ((4,), V, "")}, "x.exp().instance_norm(1e-3).weight(w).bias(b).tanh()", lambda x, w, b: F.instance_norm(x.exp(), weight=w, bias=b, eps=1e-3).tanh())

case("batch_norm_training", {"x": (X, V, ""), "w": ((4,), V, ""), "b": ((4,), V, "")}, "x.batch_norm_training(1e-3).weight(w).bias(b)", lambda x, w, b: F.batch_norm(x, None, None, w, b, True, eps=1e-3), TWO)
case("batch_norm_training_images", {"x": ((3, 4, 2, 5), V, "t"), "w": ((4,), V, "step")}, "x.exp().batch_norm_training(1e-3).weight(w * w).tanh()", lambda x, w: F.batch_norm(x.exp(), None, None, w * w, None, True, eps=1e-3).tanh())
unary("batch_norm_training_rows", ((7, 5), V, "t"), "x.batch_norm_training(1e-3)", lambda x: F.batch_norm(x, None, None, training=True, eps=1e-3))

# ---------------------------------------------------------------- attention
Q, K, VV = (2, 3, 4), (2, 5, 4), (2, 5, 3)
qkv = {"q": (Q, V, ""), "k": (K, V, ""), "v": (VV, V, "")}
sdpa = F.scaled_dot_product_attention
case("attention", qkv, "q.scaled_dot_product_attention(k, v)", lambda q, k, v: sdpa(q, k, v), TWO)
case("attention_views", {"q": (Q, V, "t"), "k": (K, V, "step"), "v": (VV, V, "expand0")}, "q.scaled_dot_product_attention(k, v).causal()", lambda q, k, v: sdpa(q, k, v, is_causal=True))
case("attention_scale", {"q": ((3, 4), V, ""), "k": ((5, 4), C, "t"), "v": ((5, 3), V, "")}, "q.sin().scaled_dot_product_attention(k, v.exp()).scale(0.7).tanh()", lambda q, k, v: sdpa(q.sin()[None], k[None], v.exp()[None], scale=0.7)[0].tanh())
case("attention_mask", qkv | {"m": ((3, 5), V, "t")}, "q.scaled_dot_product_attention(k, v).mask(m)", lambda q, k, v, m: sdpa(q, k, v, attn_mask=m))
case("attention_mask_of_row", qkv | {"m": ((5,), V, "")}, "q.scaled_dot_product_attention(k, v).mask(m + m)", lambda q, k, v, m: sdpa(q, k, v, attn_mask=m + m))
case("attention_bool", qkv | {"m": ((2, 3, 5), C, "")}, "q.scaled_dot_product_attention(k, v).mask(m.gt(-0.3).eval())", lambda q, k, v, m: sdpa(q, k, v, attn_mask=m > -0.3))
case("attention_none", qkv | {"m": ((3, 1), C, "")}, "q.scaled_dot_product_attention(k, v).mask(m.gt(0.0).expand::<Shape![3, 5]>().eval())".replace(".expand::<Shape![3, 5]>().eval()", ".eval()"), lambda q, k, v, m: sdpa(q, k, v, attn_mask=(m > 0.0).expand(3, 5)))
case("attention_only_values", {"q": (Q, C, ""), "k": (K, C, ""), "v": (VV, V, "")}, "q.scaled_dot_product_attention(k, v)", lambda q, k, v: sdpa(q, k, v))
case("attention_of_itself", {"x": ((4, 6), V, ""), "w": ((6, 6), V, "")}, "x.linear(w).scaled_dot_product_attention(x, x).causal()", lambda x, w: sdpa(F.linear(x, w)[None], x[None], x[None], is_causal=True)[0])

# ---------------------------------------------------------------- look-ups
case("embedding", {"w": ((7, 3), V, "t")}, "w.embedding(tensor![[0i64, 6, 2], [2, 2, 5]]).unwrap().tanh()", lambda w: F.embedding(torch.tensor([[0, 6, 2], [2, 2, 5]]), w).tanh())
case("embedding_of_expression", {"w": ((7, 3), V, "")}, "w.exp().embedding(tensor![3u8, 3]).unwrap()", lambda w: F.embedding(torch.tensor([3, 3]), w.exp()))

# ---------------------------------------------------------------- operands that are kernels, whose gradients need memory
def sm(x):
    return x.softmax(0)


XWB = {"x": (IMG, V, ""), "w": (W33, V, ""), "b": (B6, V, "")}
case("conv2d_of_kernels", XWB, "x.softmax::<0>().conv2d(w.softmax::<0>()).bias(b.softmax::<0>())", lambda x, w, b: F.conv2d(sm(x), sm(w), sm(b)))
case("conv2d_stride_of_kernels", XWB, "x.softmax::<0>().lazy().conv_options::<Stride<2>>().conv2d(w.softmax::<0>()).bias(b.softmax::<0>())".replace(".lazy()", ""), lambda x, w, b: F.conv2d(sm(x), sm(w), sm(b), stride=2))
case("conv_transpose2d_of_kernels", {"x": (IMG, V, ""), "w": (T33, V, ""), "b": ((3,), V, "")}, "x.softmax::<0>().conv_transpose2d(w.softmax::<0>()).bias(b.softmax::<0>())", lambda x, w, b: F.conv_transpose2d(sm(x), sm(w), sm(b)))
case("layer_norm_of_kernels", {"x": (X, V, ""), "w": ((5,), V, ""), "b": ((5,), V, "")}, "x.softmax::<0>().layer_norm::<Shape![5]>(1e-3).weight(w.softmax::<0>()).bias(b.softmax::<0>())", lambda x, w, b: F.layer_norm(sm(x), (5,), sm(w), sm(b), 1e-3))
CHANNELS = {"x": (X, V, ""), "w": ((4,), V, ""), "b": ((4,), V, "")}
case("group_norm_of_kernels", CHANNELS, "x.softmax::<0>().group_norm::<2>(1e-3).weight(w.softmax::<0>()).bias(b.softmax::<0>())", lambda x, w, b: F.group_norm(sm(x), 2, sm(w), sm(b), 1e-3))
case("batch_norm_training_of_kernels", CHANNELS, "x.softmax::<0>().batch_norm_training(1e-3).weight(w.softmax::<0>()).bias(b.softmax::<0>())", lambda x, w, b: F.batch_norm(sm(x), None, None, sm(w), sm(b), True, eps=1e-3))
case("batch_norm_of_kernels", CHANNELS | {"m": ((4,), V, ""), "v": ((4,), V, "")}, "x.softmax::<0>().batch_norm(m.softmax::<0>(), v.softmax::<0>(), 1e-3).weight(w.softmax::<0>()).bias(b.softmax::<0>())", lambda x, w, b, m, v: (sm(x) - sm(m)[:, None]) / (sm(v) + 1e-3).sqrt()[:, None] * sm(w)[:, None] + sm(b)[:, None])
case("attention_of_kernels", qkv | {"m": ((3, 5), V, "")}, "q.softmax::<0>().scaled_dot_product_attention(k.softmax::<0>(), v.softmax::<0>()).mask(m.softmax::<0>())", lambda q, k, v, m: sdpa(sm(q), sm(k), sm(v), attn_mask=sm(m)))
unary("max_pool2d_of_kernels", (IMG, V, ""), "x.softmax::<0>().max_pool2d::<Kernel<2>>()", lambda x: F.max_pool2d(sm(x), 2))
unary("avg_pool2d_of_kernels", (IMG, V, ""), "x.softmax::<0>().avg_pool2d::<Kernel<2>>()", lambda x: F.avg_pool2d(sm(x), 2))
unary("adaptive_pool_of_kernels", (IMG, V, ""), "(x * x * x).softmax::<0>().adaptive_avg_pool2d::<5, 3>().adaptive_max_pool2d::<2, 2>()", lambda x: F.adaptive_max_pool2d(F.adaptive_avg_pool2d(sm(x * x * x), (5, 3)), 2))
unary("interpolate_of_kernels", (IMG, V, ""), "x.softmax::<0>().interpolate_bilinear::<5, 7>().interpolate_nearest::<3, 9>()", lambda x: F.interpolate(F.interpolate(sm(x), size=(5, 7), mode="bilinear"), size=(3, 9)))
case("embedding_of_kernels", {"w": ((7, 3), V, "")}, "w.softmax::<0>().embedding(tensor![3u8, 3]).unwrap()", lambda w: F.embedding(torch.tensor([3, 3]), sm(w)))

# ---------------------------------------------------------------- matrices
for n in (-2, -1, 0, 1, 2, 3, 5):
    name = f"matrix_power_{n}".replace("-", "minus_")
    for how in ("", "t", "step"):
        kind = "_" + how if how else ""
        unary(name + kind, ((4, 4), V, how), f"x.matrix_power({n}).checked().unwrap()", lambda x, n=n: torch.linalg.matrix_power(x, n), TWO)
for rust, order in (("Frobenius", "fro"), ("Nuclear", "nuc"), ("One", 1), ("Two", 2), ("Infinity", math.inf)):
    for kind, shape, how in (("", (4, 3), ""), ("_wide", (3, 5), ""), ("_t", (3, 5), "t"), ("_step", (5, 3), "step")):
        unary(f"matrix_norm_{rust.lower()}{kind}", (shape, V, how), f"x.matrix_norm(MatrixNorm::{rust}).unwrap()", lambda x, order=order: torch.linalg.matrix_norm(x, order), TWO)

# ---------------------------------------------------------------- samples of images
GRID = (2, 3, 4, 2)
for kind, x, g in (("", (IMG, V, ""), (GRID, V, "")), ("_t", (IMG, V, "t"), (GRID, V, "step")), ("_of_constant", (IMG, C, ""), (GRID, V, "front")), ("_at_constant", (IMG, V, "step"), (GRID, C, "t"))):
    for mode in ("bilinear", "nearest"):
        for rust, python in ((".align_corners()", dict(align_corners=True)), (".padding_border()", dict(align_corners=False, padding_mode="border")), (".padding_reflection()", dict(align_corners=False, padding_mode="reflection"))):
            case(f"grid_sample_{mode}{kind}{next((f'_{k}' for k in ('border', 'reflection') if k in rust), '')}", {"x": x, "g": g}, f"x.tanh().grid_sample_{mode}(g * 1.3){rust}",
                 lambda x, g, mode=mode, python=python: F.grid_sample(x.tanh(), g * 1.3, mode=mode, **python), ("f64", "f32"))
case("grid_sample_bilinear_of_kernels", {"x": (IMG, V, ""), "g": (GRID, V, "")}, "x.softmax::<0>().grid_sample_bilinear(g.softmax::<0>())",
     lambda x, g: F.grid_sample(sm(x), sm(g), align_corners=False))

# ---------------------------------------------------------------- output
TYPES = {"f64": "1e-10", "f32": "1e-5"}
out, binary = ["// Written by generate_layers.py.", ""], b""
at = 0
for name, operands, rust, f, types in CASES:
    tensors, views = {}, {}
    for seed, (operand, (shape, kind, how)) in enumerate(operands.items()):
        stored, _, view = layout(how, shape)
        x = elements(stored, seed, how == "coarse")
        x.requires_grad_(kind == V)
        tensors[operand], views[operand] = x, view(x)
    y = f(**views)
    y.backward(elements(tuple(y.shape), 50))
    expected = [x.grad for x in tensors.values() if x.requires_grad]
    for T in types:
        b = [f"#[test]", f"fn {name}_{T}() {{"]
        names = []
        for seed, (operand, (shape, kind, how)) in enumerate(operands.items()):
            stored, suffix, _ = layout(how, shape)
            values = "coarse" if how == "coarse" else "values"
            b.append(f"    let {operand}0: Tensor<{T}, {dims(stored)}> = {values}({seed});")
            if kind == V:
                b.append(f"    let mut {operand}_grad = Tensor::<{T}, {dims(stored)}>::ones();")
                b.append(f"    let {operand}_var = {operand}0.requires_grad(&mut {operand}_grad);")
                b.append(f"    let {operand} = {operand}_var{suffix};")
                names.append(operand)
            else:
                b.append(f"    let {operand} = {operand}0.as_view(){suffix};")
        b.append(f"    {rust}.backward_with(&values::<{T}, {dims(y.shape)}>(50));")
        b.append(f"    let mut expected = Expected::at({at});")
        for n in names:
            b.append(f"    expected.check(\"{n}\", {n}_grad.as_slice(), {TYPES[T]});")
        out += b + ["}"]
    for g in expected:
        flat = g.flatten().tolist()
        binary += struct.pack(f"<{len(flat)}d", *flat)
        at += len(flat)
(HERE / "layers_cases.rs").write_text("\n".join(out) + "\n")
(HERE / "layers.bin").write_bytes(binary)
