"""Writes `cases.rs`: quantised operations, and what LiteRT's reference kernels make of the same integers.

    python3 -m venv venv && venv/bin/pip install ai-edge-litert numpy
    venv/bin/python tests/quantized/generate.py > tests/quantized/cases.rs
"""
import numpy as np
from litert import NONE, RELU, RELU6, SAME, VALID, Model, number

rng = np.random.default_rng(20)
ACTIVATIONS = {NONE: "", RELU: ".relu()", RELU6: ".relu6()"}
cases = []


def scale(low=0.003, high=0.3):
    return float(np.float32(np.exp(rng.uniform(np.log(low), np.log(high)))))


def zero(dtype):
    info = np.iinfo(dtype)
    return int(rng.integers(info.min, info.max, endpoint=True))


def ints(shape, dtype="int8"):
    info = np.iinfo(dtype)
    low = info.min + (dtype == "int8")
    return rng.integers(low, info.max, shape, endpoint=True).astype(dtype)


def quantization(name, dtype, scales, zero_point=0):
    t = {"int8": "i8", "uint8": "u8"}[np.dtype(dtype).name]
    if isinstance(scales, float):
        return f"{name}: {t} = {number(scales)}, {zero_point};"
    return f"{name}: {t} = [{', '.join(number(x) for x in scales)}];"


def array(x):
    return "[" + ", ".join(map(str, np.asarray(x).ravel().tolist())) + "]"


def view(x, q=None):
    t = {"int8": "i8", "uint8": "u8", "int32": "i32"}[x.dtype.name]
    v = f"TensorView::<{t}, Shape![{', '.join(map(str, x.shape))}]>::new(&{array(x)})"
    return v + (f".as_quantized::<{q}>()" if q else "")


def case(title, quantizations, lets, expression, wanted):
    lets = "".join(f"    let {n} = {v};\n" for n, v in lets)
    cases.append(f"case!(failures, {title!r}, {{\n    quantization! {{ {' '.join(quantizations)} }}\n{lets}"
                 f"    {expression}\n}}, {array(wanted)});\n".replace(repr(title), '"' + title + '"'))


def out(shape, q="Y"):
    return f"Tensor::<Quantized<{q}>, Shape![{', '.join(map(str, shape))}]>::full(Quantized::ZERO)"


class Dull(Exception):
    """Results that would be the same of a wrong operation."""


def again(make):
    """`make` with other numbers, until the results tell something."""
    def retried(*arguments, **named):
        for _ in range(1000):
            try:
                return make(*arguments, **named)
            except Dull:
                pass
        raise SystemExit(f"{make.__name__} {arguments}: no results that tell something")
    return retried


def told(wanted):
    """Results, if few are at the bounds and not too many the same."""
    info = np.iinfo(wanted.dtype)
    if ((wanted == info.min) | (wanted == info.max)).mean() > 0.3:
        raise Dull
    if wanted.size > 1 and np.unique(wanted, return_counts=True)[1].max() / wanted.size > 0.6:
        raise Dull
    return wanted


def every_constant(m, inputs, output):
    """Results that depend on each channel of the weight and of the bias."""
    wanted = told(m.run(inputs, output))
    if m.constants_without_effect(inputs, output):
        raise Dull
    return wanted


def bias(n, size):
    return rng.integers(-size, size, n).astype("int32")


@again
def linear(rows, inner, outputs, activation, dtype="int8", per_channel=False):
    sx, zx = scale(), zero(dtype)
    sw = [scale(0.002, 0.02) for _ in range(outputs)] if per_channel else scale(0.002, 0.02)
    zw = zero(dtype) if dtype == "uint8" else 0
    x, w, b = ints((rows, inner), dtype), ints((outputs, inner), dtype), bias(outputs, 2000)
    sy = float(np.float32(sx * np.mean(sw) * inner**0.5 * 60))
    zy = zero(dtype)
    m = Model()
    tx = m.tensor(x.shape, dtype, sx, zx)
    tw = m.tensor(w.shape, dtype, sw, zw, w)
    tb = m.tensor(b.shape, "int32", sx * np.asarray(sw), 0, b)
    ty = m.tensor((rows, outputs), dtype, sy, zy)
    version = 12 if per_channel else 4 if dtype == "int8" else 1
    m.operator("FULLY_CONNECTED", version, [tx, tw, tb], [ty], fusedActivationFunction=activation)
    wanted = every_constant(m, [(tx, x)], ty)
    case(f"linear {rows}x{inner} to {outputs}, {dtype}{', per channel' if per_channel else ''}{ACTIVATIONS[activation]}",
         [quantization("X", dtype, sx, zx), quantization("W", dtype, sw, zw), quantization("Y", dtype, sy, zy)],
         [("x", view(x, "X")), ("w", view(w, "W")), ("b", view(b))],
         f"x.qlinear::<_, Y>(w).bias(b.as_bias()){ACTIVATIONS[activation]}.eval().as_view().int_repr().storage().to_vec()", wanted)


def pads(padding, size, kernel, stride, dilation=1):
    reach = (kernel - 1) * dilation + 1
    if padding == VALID:
        return (size - reach) // stride + 1, 0, 0
    n = -(-size // stride)
    total = max((n - 1) * stride + reach - size, 0)
    return n, total // 2, total - 2 * (total // 2)


@again
def convolution(shape, outputs, kernel, stride=(1, 1), padding=VALID, activation=NONE, depthwise=False,
                per_channel=True, dilation=(1, 1), filters_first=False):
    n, high, wide, channels = shape
    sx, zx = scale(), zero("int8")
    sw = [scale(0.002, 0.02) for _ in range(outputs)] if per_channel else scale(0.002, 0.02)
    x, b = ints(shape), bias(outputs, 2000)
    w = ints((1, *kernel, outputs) if depthwise else (outputs, *kernel, channels))
    sy = float(np.float32(sx * np.mean(sw) * np.prod(w.shape[1:-1] if depthwise else w.shape[1:])**0.5 * 60))
    zy = zero("int8")
    (rows, top, below), (columns, left, behind) = (
        pads(padding, *a) for a in zip((high, wide), kernel, stride, dilation))
    m = Model()
    tx = m.tensor(x.shape, "int8", sx, zx)
    tw = m.tensor(w.shape, "int8", sw, 0, w, dim=3 if depthwise else 0)
    tb = m.tensor(b.shape, "int32", sx * np.asarray(sw), 0, b)
    ty = m.tensor((n, rows, columns, outputs), "int8", sy, zy)
    options = dict(padding=padding, strideH=stride[0], strideW=stride[1], fusedActivationFunction=activation,
                   dilationHFactor=dilation[0], dilationWFactor=dilation[1])
    if depthwise:
        m.operator("DEPTHWISE_CONV_2D", 3, [tx, tw, tb], [ty], depthMultiplier=outputs // channels, **options)
    else:
        m.operator("CONV_2D", 3, [tx, tw, tb], [ty], **options)
    wanted = every_constant(m, [(tx, x)], ty)
    chosen = [f"Stride<{stride[0]}, {stride[1]}>"]
    if top or left:
        chosen.append(f"Padding<{top}, {left}>")
    if below or behind:
        chosen.append(f"PaddingAfter<{below}, {behind}>")
    if dilation != (1, 1):
        chosen.append(f"Dilation<{dilation[0]}, {dilation[1]}>")
    if depthwise:
        chosen.append(f"Groups<{channels}>")
    if len(chosen) > 4:
        chosen = [f"({', '.join(chosen[:3])})", *chosen[3:]]
    options = f"({', '.join(chosen)},)" if len(chosen) == 1 else f"({', '.join(chosen)})"
    name = "depthwise" if depthwise else "conv2d"
    title = (f"{name} {shape} {kernel} to {outputs}, stride {stride}, {'SAME' if padding == SAME else 'VALID'}, dilation "
             f"{dilation}{', per channel' if per_channel else ''}{ACTIVATIONS[activation]}{', filters first' if filters_first else ''}")
    qs = [quantization("X", "int8", sx, zx), quantization("W", "int8", sw), quantization("Y", "int8", sy, zy)]
    order = "3, 0, 1, 2" if depthwise else "0, 3, 1, 2"
    wv = f"{view(w, 'W')}.permute::<Dims![{order}]>()"
    if filters_first:
        # The same filter in another order in memory.
        order = (3, 0, 1, 2) if depthwise else (0, 3, 1, 2)
        wv = view(np.ascontiguousarray(w.transpose(order)), "W")
    xv = f"{view(x, 'X')}.permute::<Dims![0, 3, 1, 2]>()"
    lets = [("x", xv), ("w", wv), ("b", view(b)), ("mut y", out((n, rows, columns, outputs)))]
    case(title, qs, lets,
         f"x.conv_options::<{options}>().qconv2d(w).bias(b.as_bias()){ACTIVATIONS[activation]}"
         ".eval_into(&mut y.as_view_mut().permute::<Dims![0, 3, 1, 2]>());\n"
         "    y.as_view().int_repr().storage().to_vec()", wanted)


@again
def pool(name, shape, kernel, stride, padding, dtype="int8"):
    n, high, wide, channels = shape
    s, z, x = scale(), zero(dtype), ints(shape, dtype)
    (rows, top, below), (columns, left, behind) = (pads(padding, *a) for a in zip((high, wide), kernel, stride))
    assert below == behind == 0
    m = Model()
    tx, ty = m.tensor(shape, dtype, s, z), m.tensor((n, rows, columns, channels), dtype, s, z)
    m.operator(name, 2, [tx], [ty], padding=padding, strideH=stride[0], strideW=stride[1], filterHeight=kernel[0],
               filterWidth=kernel[1])
    wanted = told(m.run([(tx, x)], ty))
    options = f"(Kernel<{kernel[0]}, {kernel[1]}>, Stride<{stride[0]}, {stride[1]}>, Padding<{top}, {left}>)"
    method = {"AVERAGE_POOL_2D": "qavg_pool2d", "MAX_POOL_2D": "max_pool2d"}[name]
    case(f"{method} {shape} {kernel} {stride} {'SAME' if padding == SAME else 'VALID'} {dtype}", [quantization("X", dtype, s, z)],
         [("x", view(x, "X") + ".permute::<Dims![0, 3, 1, 2]>()"), ("mut y", out((n, rows, columns, channels), "X"))],
         f"x.{method}::<{options}>().eval_into(&mut y.as_view_mut().permute::<Dims![0, 3, 1, 2]>());\n"
         "    y.as_view().int_repr().storage().to_vec()", wanted)


@again
def softmax(rows, n, s, dtype="int8"):
    # Real numbers that are no more than 8 apart: of others all but one probability are 0.
    info = np.iinfo(dtype)
    z, middle = zero(dtype), rng.integers(info.min, info.max)
    x = np.clip(middle + rng.uniform(-4 / s, 4 / s, (rows, n)), info.min, info.max).round().astype(dtype)
    m = Model()
    tx = m.tensor(x.shape, dtype, s, z)
    ty = m.tensor(x.shape, dtype, 1 / 256, -128 if dtype == "int8" else 0)
    m.operator("SOFTMAX", 2, [tx], [ty], beta=1.0)
    wanted = m.run([(tx, x)], ty)
    # Of many some are as small as can be.
    if n < 20:
        told(wanted)
    case(f"softmax {rows}x{n} {s} {dtype}", [quantization("X", dtype, s, z)], [("x", view(x, "X"))],
         "x.qsoftmax::<-1>().eval().as_view().int_repr().storage().to_vec()", wanted)


@again
def add(shape, activation, dtype="int8"):
    (sa, za), (sb, zb) = (scale(), zero(dtype)), (scale(), zero(dtype))
    sy, zy = float(np.float32((sa + sb) * 0.8)), zero(dtype)
    a, b = ints(shape, dtype), ints(shape, dtype)
    m = Model()
    ta, tb, ty = m.tensor(shape, dtype, sa, za), m.tensor(shape, dtype, sb, zb), m.tensor(shape, dtype, sy, zy)
    m.operator("ADD", 2, [ta, tb], [ty], fusedActivationFunction=activation)
    wanted = told(m.run([(ta, a), (tb, b)], ty))
    method = {NONE: "qadd", RELU: "qadd_relu"}[activation]
    case(f"{method} {dtype}", [quantization("A", dtype, sa, za), quantization("B", dtype, sb, zb), quantization("Y", dtype, sy, zy)],
         [("a", view(a, "A")), ("b", view(b, "B")), (f"y: Tensor<Quantized<Y>, _>", f"a.{method}(b).eval()")],
         "y.as_view().int_repr().storage().to_vec()", wanted)


@again
def requantize(old, new):
    (so, zo), (sn, zn) = (scale(), zero(old)), (scale(), zero(new))
    info = np.iinfo(old)
    x = np.arange(info.min, info.max + 1).astype(old)
    m = Model()
    tx, ty = m.tensor(x.shape, old, so, zo), m.tensor(x.shape, new, sn, zn)
    m.operator("QUANTIZE", 2, [tx], [ty])
    wanted = told(m.run([(tx, x)], ty))
    case(f"requantize {old} to {new}", [quantization("X", old, so, zo), quantization("Y", new, sn, zn)],
         [("x", view(x, "X")), ("y: Tensor<Quantized<Y>, _>", "x.requantize().eval()")],
         "y.as_view().int_repr().storage().to_vec()", wanted)


def floats():
    s, z = scale(), zero("int8")
    x = np.concatenate([rng.normal(0, 100 * s, 40), np.arange(-5, 5) * s * 0.5, [1e6 * s, -1e6 * s]]).astype("float32")
    m = Model()
    tx, ty = m.tensor(x.shape, "float32"), m.tensor(x.shape, "int8", s, z)
    m.operator("QUANTIZE", 1, [tx], [ty])
    wanted = m.run([(tx, x)], ty)
    values = ", ".join(number(v) for v in x)
    case("quantize", [quantization("Y", "int8", s, z)],
         [("x", f"TensorView::<f32, Shape![{len(x)}]>::new(&[{values}])"),
          ("y: Tensor<Quantized<Y>, _>", "x.quantize().eval()")],
         "y.as_view().int_repr().storage().to_vec()", wanted)


# Enough results that another rounding would show.
for activation in ACTIVATIONS:
    linear(32, 3, 16, activation)
    linear(40, 2, 9, activation, per_channel=True)
    linear(40, 2, 9, activation, "uint8")
    linear(3, 37, 5, activation)
    linear(2, 9, 6, activation, per_channel=True)
    linear(2, 13, 5, activation, "uint8")
for _ in range(6):
    linear(1, int(rng.integers(1, 40)), int(rng.integers(1, 9)), NONE)
convolution((1, 14, 12, 2), 6, (3, 3))
convolution((1, 14, 12, 1), 8, (3, 3), padding=SAME, depthwise=True)
convolution((1, 5, 5, 3), 4, (3, 3))
convolution((2, 6, 5, 3), 5, (3, 2), (2, 1), SAME, RELU)
convolution((1, 7, 4, 2), 3, (4, 3), (2, 2), SAME, RELU6, per_channel=False)
convolution((1, 6, 6, 2), 2, (2, 2), (1, 1), SAME, dilation=(2, 2))
convolution((1, 4, 3, 8), 7, (1, 1), padding=SAME, activation=RELU)
convolution((1, 4, 3, 8), 7, (1, 1), (2, 2), padding=VALID)
convolution((1, 6, 5, 3), 4, (3, 3), (2, 2), SAME, filters_first=True)
convolution((1, 9, 8, 1), 8, (5, 4), (2, 2), SAME, RELU, depthwise=True)
convolution((1, 9, 8, 1), 8, (5, 4), (2, 2), SAME, RELU, depthwise=True, filters_first=True)
convolution((1, 5, 6, 4), 4, (3, 3), (1, 1), SAME, RELU, depthwise=True)
convolution((1, 5, 6, 5), 5, (3, 3), (2, 2), SAME, RELU6, depthwise=True, per_channel=False)
convolution((1, 5, 4, 3), 6, (3, 2), (1, 1), VALID, depthwise=True)
convolution((1, 6, 6, 3), 3, (2, 3), (1, 1), VALID, depthwise=True, dilation=(2, 2))
pool("AVERAGE_POOL_2D", (1, 12, 12, 3), (2, 2), (2, 2), VALID)
pool("AVERAGE_POOL_2D", (2, 5, 5, 2), (3, 3), (2, 2), SAME)
pool("AVERAGE_POOL_2D", (1, 5, 4, 3), (5, 4), (5, 4), VALID)
pool("AVERAGE_POOL_2D", (1, 4, 4, 2), (2, 2), (1, 1), VALID, "uint8")
pool("MAX_POOL_2D", (1, 4, 6, 3), (2, 2), (2, 2), VALID)
pool("MAX_POOL_2D", (2, 5, 5, 2), (3, 3), (2, 2), SAME)
for s in [0.02, 0.1, 0.0625, 0.4, 1.3]:
    softmax(2, 4, s)
softmax(3, 12, 0.07)
softmax(1, 100, 0.03)
softmax(2, 5, 0.11, "uint8")
for dtype in ("int8", "uint8"):
    add((4, 100), NONE, dtype)
    add((3, 11), RELU, dtype)
for old, new in [("int8", "int8"), ("int8", "int8"), ("uint8", "uint8"), ("int8", "uint8"), ("uint8", "int8")]:
    requantize(old, new)
floats()

print("// Written by `generate.py`, from LiteRT's reference kernels.\n\n#[rustfmt::skip]")
print("fn cases(failures: &mut Vec<String>) {")
print("".join(cases), end="")
print("}")
