"""Writes what the firmware compares itself with: weights, inputs and expected outputs, in `models/`.

    python3 -m venv venv && venv/bin/pip install ai-edge-litert numpy scipy
    venv/bin/python examples/firmware/generate.py

The sine regressor is trained here, by gradient descent; the weights of the other networks are drawn at random, for
which instructions and bits are the same as for trained ones. The expected outputs of the networks are those of
LiteRT's reference kernels, those of the filters are NumPy's and SciPy's in `float64`.

An expected output is worth as much as what it depends on. So the last bias of a classifier is such that no keyword
wins for most inputs, the inputs are chosen so that each keyword wins once, and `each_constant_counts` fails if the
network may lose the bias or the weights of any one channel and give the same results. What a test on the host compares
and no program for a microcontroller holds is in `models/*/host`.
"""
import pathlib
import sys

import numpy as np
import scipy.signal

HERE = pathlib.Path(__file__).parent
sys.path.append(str(HERE / "../../tests/quantized"))
from litert import NONE, RELU, SAME, VALID, Model, number  # noqa: E402



def save(name, **arrays):
    (HERE / "models" / name).mkdir(parents=True, exist_ok=True)
    for key, value in arrays.items():
        np.save(HERE / "models" / name / f"{key}.npy", np.ascontiguousarray(value))


def quantizations(name, **all):
    lines = []
    for key, (doc, scales, zero) in all.items():
        value = (f"[{', '.join(number(x) for x in scales)}]" if np.ndim(scales) else f"{number(scales)}, {zero}")
        lines.append(f"    /// {doc}\n    pub {key}: i8 = {value};\n")
    text = "// Written by `generate.py`.\nstridewise::quantization! {\n" + "".join(lines) + "}\n"
    (HERE / "models" / name / "quantization.rs").write_text(text)


def scale_and_zero(low, high):
    """Those of `i8` for real numbers from `low` to `high`."""
    low, high = min(low, 0.0), max(high, 0.0)
    scale = np.float32((high - low) / 255)
    return float(scale), int(np.clip(round(-128 - low / scale), -128, 127))


def symmetric(w):
    """A weight as `i8`, and its scale."""
    scale = np.float32(np.abs(w).max() / 127)
    return np.clip(np.round(w / scale), -127, 127).astype("int8"), float(scale)


def sine():
    sizes = [1, 16, 16, 1]
    ws = [rng.normal(0, np.sqrt(2 / m), (n, m)) for m, n in zip(sizes, sizes[1:])]
    bs = [rng.normal(0, 0.5, n) for n in sizes[1:]]
    # The kinks of the first layer lie within the angles.
    bs[0] = -ws[0][:, 0] * rng.uniform(0, 2 * np.pi, 16)
    moments = [[np.zeros_like(p) for p in ws + bs] for _ in range(2)]
    for step in range(1, 6001):
        x = rng.uniform(0, 2 * np.pi, (256, 1))
        a = [x]
        for i, (w, b) in enumerate(zip(ws, bs)):
            z = a[-1] @ w.T + b
            a.append(np.maximum(z, 0) if i < 2 else z)
        d = 2 * (a[-1] - np.sin(x)) / len(x)
        gw, gb = [], []
        for i in (2, 1, 0):
            gw.insert(0, d.T @ a[i])
            gb.insert(0, d.sum(0))
            d = (d @ ws[i]) * (a[i] > 0)
        for p, g, m, v in zip(ws + bs, gw + gb, *moments):
            m += 0.1 * (g - m)
            v += 0.001 * (g * g - v)
            p -= 0.005 * min(1, 3 - step / 2000) * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8)
    x = np.linspace(0, 2 * np.pi, 1000)[:, None]
    a = [x]
    for i, (w, b) in enumerate(zip(ws, bs)):
        z = a[-1] @ w.T + b
        a.append(np.maximum(z, 0) if i < 2 else z)
    print("sine: largest error of the floats", np.abs(a[-1] - np.sin(x)).max())
    qa = [scale_and_zero(v.min(), v.max()) for v in a]
    qw = [symmetric(w) for w in ws]
    qb = [np.round(b / (qa[i][0] * qw[i][1])).astype("int32") for i, b in enumerate(bs)]
    # All that there are: training left units that are never on, and what none of these sees changes nothing.
    inputs = np.arange(-128, 128).astype("int8")[:, None]
    m = Model()
    t = m.tensor((256, 1), "int8", *qa[0])
    first = t
    for i in range(3):
        tw = m.tensor(qw[i][0].shape, "int8", qw[i][1], 0, qw[i][0])
        tb = m.tensor(qb[i].shape, "int32", qa[i][0] * qw[i][1], 0, qb[i])
        to = m.tensor((256, sizes[i + 1]), "int8", *qa[i + 1])
        m.operator("FULLY_CONNECTED", 4, [t, tw, tb], [to], fusedActivationFunction=RELU if i < 2 else NONE)
        t = to
    outputs = m.run([(first, inputs)], t)
    real = (outputs.astype(float) - qa[3][1]) * qa[3][0]
    print("sine: largest error of the integers",
          np.abs(real - np.sin((inputs - float(qa[0][1])) * qa[0][0])).max())
    some = np.linspace(0, 255, 32).round().astype(int)
    save("sine/host", inputs=inputs, outputs=outputs)
    save("sine", inputs=inputs[some], outputs=outputs[some], **{f"weight{i + 1}": qw[i][0] for i in range(3)},
         **{f"bias{i + 1}": qb[i] for i in range(3)})
    quantizations("sine", Angle=("Angles from 0 to 2π.", *qa[0]), Weight1=("The first weight.", qw[0][1], 0),
                  Hidden1=("After the first layer.", *qa[1]), Weight2=("The second weight.", qw[1][1], 0),
                  Hidden2=("After the second layer.", *qa[2]), Weight3=("The third weight.", qw[2][1], 0),
                  Sine=("Sines.", *qa[3]))


def resized(m, old, new):
    """The model for another number of inputs at once."""
    for t in m.tensors:
        if t.buffer == 0 and t.shape[0] == old:
            t.shape[0] = new


def each_constant_counts(name, m, inputs, output):
    """Without the bias or the weights of any one channel, the results are others."""
    if same := m.constants_without_effect(inputs, output):
        sys.exit(f"{name}: the results are the same without (tensor, channel) {same[0]}")


def an_input_for_each(name, logits):
    """Of many inputs one for each keyword, which wins there."""
    chosen = []
    for keyword in range(logits.shape[1]):
        others = np.delete(logits, keyword, 1).max(1)
        # None at the bounds.
        lead = np.where(np.abs(logits).max(1) < 127, logits[:, keyword].astype(int) - others, -255)
        chosen.append(int(lead.argmax()))
        if lead[chosen[-1]] <= 0:
            sys.exit(f"{name}: keyword {keyword} never wins")
    return chosen


def centred(sums, bias):
    """A bias of random numbers less the means of what it is added to: a unit is on for some inputs and off for others.
    None is small."""
    spread = (sums - sums.mean(0)).std()
    bias = bias * spread - sums.mean(0)
    return np.where(np.abs(bias) < spread / 10, np.copysign(spread / 10, bias), bias).round().astype("int32")


def contested(sums, bias):
    """The same, where each sum is the largest for some inputs."""
    bias = centred(sums, bias)
    wins = np.bincount((sums + bias).argmax(1), minlength=len(bias))
    while wins.min() < len(sums) // len(bias) // 4:
        bias[wins.argmin()] += int((sums + bias).std() / 20)
        wins = np.bincount((sums + bias).argmax(1), minlength=len(bias))
    return bias


def tiny_conv():
    many = 200
    spectrogram = (0.1024, -128)
    # Smooth in time and frequency, as spectrograms are, and of different loudness.
    inputs = np.cumsum(np.cumsum(rng.normal(0, 1, (many, 49, 40)), 1), 2)
    inputs -= inputs.mean((1, 2), keepdims=True)
    inputs *= rng.uniform(20, 60, (many, 1, 1)) / inputs.std((1, 2), keepdims=True)
    inputs = np.clip(np.round(inputs), -128, 127).astype("int8")
    filters = rng.integers(-127, 127, (8, 10, 8), endpoint=True).astype("int8")
    weight = rng.integers(-127, 127, (4, 4000), endpoint=True).astype("int8")
    sf = [float(np.float32(s)) for s in rng.uniform(0.001, 0.003, 8)]
    sw = 0.0008
    # Each feature is there in some places and not in others.
    padded = np.pad(inputs.astype(int) - spectrogram[1], ((0, 0), (4, 5), (3, 3)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, (10, 8), (1, 2))[:, ::2, ::2]
    b1 = centred(np.tensordot(windows, filters, ((3, 4), (1, 2))).reshape(-1, 8), rng.uniform(-0.6, 0.6, 8))
    m = Model()
    tx = m.tensor((many, 49, 40, 1), "int8", *spectrogram)
    # TFLite wants the filters last.
    tf = m.tensor((1, 10, 8, 8), "int8", sf, 0, filters.transpose(1, 2, 0), dim=3)
    tb1 = m.tensor((8,), "int32", spectrogram[0] * np.array(sf), 0, b1)
    features = (0.12, -128)
    ty = m.tensor((many, 25, 20, 8), "int8", *features)
    m.operator("DEPTHWISE_CONV_2D", 3, [tx, tf, tb1], [ty], padding=SAME, strideH=2, strideW=2, depthMultiplier=8,
               fusedActivationFunction=RELU)
    found = m.run([(tx, inputs[..., None])], ty).reshape(many, 4000).astype(int) - features[1]
    sums = found @ weight.T.astype(int)
    b2 = contested(sums, rng.uniform(-0.6, 0.6, 4))
    # Small logits leave each keyword some probability.
    sw = float(np.float32(1.2 / (features[0] * (sums + b2).std())))
    tw = m.tensor((4, 4000), "int8", sw, 0, weight)
    tb2 = m.tensor((4,), "int32", features[0] * sw, 0, b2)
    logits = (0.125, 10)
    tl = m.tensor((many, 4), "int8", *logits)
    m.operator("FULLY_CONNECTED", 4, [ty, tw, tb2], [tl], fusedActivationFunction=NONE)
    tp = m.tensor((many, 4), "int8", 1 / 256, -128)
    m.operator("SOFTMAX", 2, [tl], [tp], beta=1.0)
    inputs = inputs[an_input_for_each("tiny_conv", m.run([(tx, inputs[..., None])], tl))]
    resized(m, many, len(inputs))
    x = [(tx, inputs[..., None])]
    before, outputs = m.run(x, tl), m.run(x, tp)
    print("tiny_conv: logits", before.tolist(), "probabilities", outputs.tolist())
    print("tiny_conv: share of features at the bounds", [(m.run(x, ty) == b).mean() for b in (-128, 127)])
    each_constant_counts("tiny_conv", m, x, tl)
    save("tiny_conv", inputs=inputs, outputs=outputs, filters=filters[:, None], weight=weight, bias1=b1, bias2=b2)
    save("tiny_conv/host", logits=before)
    quantizations("tiny_conv", Spectrogram=("The input.", *spectrogram), Filters=("The filters.", sf, 0),
                  Features=("After the convolution.", *features), Weight=("The weight of the last layer.", sw, 0),
                  Logits=("Before the softmax.", *logits))


def drawn(seed, shape):
    """The same integers as `drawn` in `src/models/mod.rs`."""
    out = np.empty(int(np.prod(shape)), "int8")
    x = seed
    for i in range(out.size):
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        out[i] = max(int(np.int8(np.uint8(x >> 24))), -127)
    return out.reshape(shape)


def autoencoder():
    sizes = [640, 128, 128, 128, 128, 8, 128, 128, 128, 128, 640]
    # The first is in the program. Of the units of a hidden layer each input reaches some.
    count = 17
    x = rng.normal(0, 40, (count, 640)).clip(-128, 127).round().astype("int8")
    m = Model()
    t = m.tensor(x.shape, "int8", 0.05, 0)
    first, all, biases = t, {"Signal": ("The input.", 0.05, 0)}, {}
    scale, zero = 0.05, 0
    for i, (n, k) in enumerate(zip(sizes[1:], sizes), 1):
        last = i == len(sizes) - 1
        w = drawn(i, (n, k))
        sw = float(np.float32(0.02 / np.sqrt(k)))
        # Each unit is on for some inputs and off for others.
        before = m.run([(first, x)], t).astype(np.int64) - zero if i > 1 else x.astype(np.int64)
        sums = before @ w.T.astype(np.int64)
        b = centred(sums, rng.uniform(-0.6, 0.6, n))
        tw, tb = m.tensor(w.shape, "int8", sw, 0, w), m.tensor((n,), "int32", scale * sw, 0, b)
        # The range that the real numbers have.
        to = m.tensor((count, n), "int8", 1.0, 0)
        m.operator("FULLY_CONNECTED", 4, [t, tw, tb], [to], fusedActivationFunction=NONE if last else RELU)
        z = (sums + b) * (scale * sw)
        z = z if last else np.maximum(z, 0)
        scale, zero = scale_and_zero(z.min() * 0.95, z.max() * 0.95)
        m.tensors[to].quantization.scale = np.float32([scale])
        m.tensors[to].quantization.zeroPoint = np.int64([zero])
        all[f"Weight{i}"] = (f"The weight of layer {i}.", sw, 0)
        all["Reconstruction" if last else f"Hidden{i}"] = (f"After layer {i}.", scale, zero)
        biases[f"bias{i}"] = b
        t = to
    outputs = m.run([(first, x)], t)
    print("autoencoder: spread of the output", outputs.std())
    each_constant_counts("autoencoder", m, [(first, x)], t)
    save("autoencoder", input=x[0], output=outputs[0], **biases)
    save("autoencoder/host", inputs=x[1:], outputs=outputs[1:])
    quantizations("autoencoder", **all)


def ds_cnn():
    """Keyword spotting as in MLPerf Tiny: a convolution, four pairs of a depthwise and a pointwise one, a mean."""
    many, channels = 200, 64
    # Smooth in time, of different loudness and colour.
    x = rng.normal(0, 1, (many, 49, 10, 1))
    for i in range(1, 49):
        x[:, i] += rng.uniform(0, 1, (many, 10, 1)) * x[:, i - 1]
    x = x * rng.uniform(0, 1, (many, 1, 10, 1)) + rng.normal(0, 1, (many, 1, 10, 1))
    x *= rng.uniform(20, 50, (many, 1, 1, 1)) / x.std((1, 2, 3), keepdims=True)
    x = np.clip(np.round(x), -128, 127).astype("int8")
    m = Model()
    scale, zero = 0.6, 0
    t = first = m.tensor(x.shape, "int8", scale, zero)
    all, biases = {"Spectrogram": ("The input.", scale, zero)}, {}

    def layer(name, w, shape, operator, version, per_channel=None, **options):
        nonlocal t, scale, zero
        n, inner = shape[-1], w.size // shape[-1]
        sw = rng.uniform(0.6, 1.4, n) * 0.02 / np.sqrt(inner) if per_channel is not None else 0.02 / np.sqrt(inner)
        sw = [float(s) for s in np.float32(np.atleast_1d(sw))]
        b = rng.uniform(-0.6, 0.6, n)
        relu = options["fusedActivationFunction"] == RELU
        tw = m.tensor(w.shape, "int8", sw, 0, w, dim=per_channel or 0)
        tb = m.tensor((n,), "int32", scale * np.array(sw), 0, np.zeros(n))
        to = m.tensor((many, *shape), "int8", 1.0, 0)
        options["fusedActivationFunction"] = NONE
        m.operator(operator, version, [t, tw, tb], [to], **options)

        def ranged(guess, z):
            """The range that nearly all results have."""
            for _ in range(12):
                m.tensors[to].quantization.scale = np.float32([guess])
                m.tensors[to].quantization.zeroPoint = np.int64([z])
                y = m.run([(first, x)], to).astype(float) - z
                top, full = np.percentile(np.abs(y), 99.5), 127 - z
                if 0.9 * full < top < full:
                    break
                guess = float(np.float32(guess * (4 if top >= full else max(top, 1) / full / 0.96)))
            return guess, y, top

        # Each channel is on for some inputs and off for others.
        guess, y, _ = ranged(1.0, 0)
        sums = y.reshape(-1, n) * guess / (scale * np.array(sw))
        b = centred(sums, b) if relu else contested(sums, b)
        m.buffers[m.tensors[tb].buffer].data = np.frombuffer(b.tobytes(), np.uint8)
        if relu:
            m.operators[-1].builtinOptions.fusedActivationFunction = RELU
        z = -128 if relu else 0
        guess, y, top = ranged(guess, z)
        if not relu:
            # Logits that leave each keyword some probability.
            factor = 3 / (top * guess)
            guess, sw = float(np.float32(guess * factor)), [float(np.float32(s * factor)) for s in sw]
            for i, q in [(tw, sw), (tb, scale * np.array(sw)), (to, [guess])]:
                m.tensors[i].quantization.scale = np.float32(q)
        all[f"Weight{name}"] = (f"The weight of layer {name}.", sw if per_channel is not None else sw[0], 0)
        all[f"Layer{name}"] = (f"After layer {name}.", guess, z)
        biases[f"bias{name}"] = b
        t, scale, zero = to, guess, z

    layer(1, drawn(21, (channels, 10, 4, 1)), (25, 5, channels), "CONV_2D", 3, 0, padding=SAME, strideH=2, strideW=2,
          fusedActivationFunction=RELU)
    for i in range(2, 10, 2):
        layer(i, drawn(20 + i, (1, 3, 3, channels)), (25, 5, channels), "DEPTHWISE_CONV_2D", 3, 3, padding=SAME,
              strideH=1, strideW=1, depthMultiplier=1, fusedActivationFunction=RELU)
        layer(i + 1, drawn(21 + i, (channels, 1, 1, channels)), (25, 5, channels), "CONV_2D", 3, 0, padding=SAME,
              strideH=1, strideW=1, fusedActivationFunction=RELU)
    pooled = m.tensor((many, 1, 1, channels), "int8", scale, zero)
    m.operator("AVERAGE_POOL_2D", 2, [t], [pooled], padding=VALID, strideH=1, strideW=1, filterHeight=25, filterWidth=5)
    t = pooled
    layer(10, drawn(31, (12, channels)), (12,), "FULLY_CONNECTED", 4, fusedActivationFunction=NONE)
    tp = m.tensor((many, 12), "int8", 1 / 256, -128)
    m.operator("SOFTMAX", 2, [t], [tp], beta=1.0)
    x = x[an_input_for_each("ds_cnn", m.run([(first, x)], t))]
    resized(m, many, len(x))
    x = [(first, x)]
    logits, outputs = m.run(x, t), m.run(x, tp)
    print("ds_cnn: logits", logits.tolist(), "probabilities", outputs.tolist())
    each_constant_counts("ds_cnn", m, x, t)
    inputs = x[0][1][..., 0]
    save("ds_cnn", inputs=inputs[:2], outputs=outputs[:2], **biases)
    save("ds_cnn/host", inputs=inputs[2:], outputs=outputs[2:], logits=logits)
    quantizations("ds_cnn", **all)


def fir():
    # Of an odd number all but the last: 64 that are symmetric would be the same reversed.
    taps = scipy.signal.firwin(65, 0.2)[:64]
    x = np.float32(rng.normal(0, 1, 4 * 256))
    y = scipy.signal.lfilter(np.float32(taps).astype(float), 1, x.astype(float))
    # Reversed, as a convolution of PyTorch's multiplies them.
    save("fir", taps=np.float32(taps[::-1]).reshape(1, 1, 64), inputs=x.reshape(4, 256),
         outputs=np.float32(y).reshape(4, 256))


def kalman():
    """Position and velocity in space; the position is measured."""
    dt, steps, noise, push = 0.1, 50, 0.25, 0.01
    f = np.eye(6) + dt * np.eye(6, k=3)
    q = push * np.eye(6)
    h = np.eye(3, 6)
    truth = np.cumsum(rng.normal(0, 0.3, (steps, 3)), 0)
    z = np.float32(truth + rng.normal(0, 0.5, (steps, 3)))
    x, p, states = np.zeros(6), 10 * np.eye(6), []
    for measured in z.astype(float):
        x, p = f @ x, f @ p @ f.T + q
        gain = p @ h.T @ np.linalg.inv(h @ p @ h.T + noise * np.eye(3))
        x = x + gain @ (measured - h @ x)
        p = (np.eye(6) - gain @ h) @ p
        states.append(x)
    save("kalman", transition=np.float32(f), measured=z, states=np.float32(states))


def calibration():
    """The ellipsoid that a magnetometer draws when it is turned: 9 coefficients by least squares."""
    n = 96
    v = rng.normal(0, 1, (n, 3))
    v /= np.linalg.norm(v, axis=1, keepdims=True)
    m = np.array([[1.1, 0.05, -0.02], [0.05, 0.9, 0.03], [-0.02, 0.03, 1.05]])
    x = np.float32(v @ m + [0.2, -0.1, 0.15] + rng.normal(0, 0.005, (n, 3)))
    a, b, c = x.astype(float).T
    rows = np.stack([a * a, b * b, c * c, a * b, a * c, b * c, a, b, c], 1)
    solution = np.linalg.lstsq(rows, np.ones(n), rcond=None)[0]
    save("calibration", points=x, solution=np.float32(solution))


if __name__ == "__main__":
    for build, seed in (sine, 7), (tiny_conv, 7), (autoencoder, 7), (ds_cnn, 7), (fir, 7), (kalman, 7), (calibration, 1):
        if sys.argv[1:] in ([], [build.__name__]):
            # Numbers of its own: one changes without the others.
            rng = np.random.default_rng(seed)
            build()
