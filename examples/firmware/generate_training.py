"""Writes what the firmware that trains compares itself with, in `models/`: parameters and losses as PyTorch computes them.

    python3 -m venv venv && venv/bin/pip install torch numpy
    venv/bin/python examples/firmware/generate_training.py
"""
import pathlib

import numpy as np
import torch

HERE = pathlib.Path(__file__).parent
SIZES = [64, 32, 16, 10]
BOUNDS = [0.3061862, 0.4330127, 0.6123724]
LR = 0.05


def save(name, **arrays):
    (HERE / "models" / name).mkdir(parents=True, exist_ok=True)
    for key, value in arrays.items():
        np.save(HERE / "models" / name / f"{key}.npy", np.ascontiguousarray(value))


def drawn():
    """The weights that the target draws: a generator of 32 bits, whose upper 24 are a number from -1 to 1."""
    state, weights = 1, []
    for inputs, outputs, bound in zip(SIZES, SIZES[1:], BOUNDS):
        w = np.empty(inputs * outputs, "float32")
        for i in range(len(w)):
            state ^= state << 13 & 0xFFFFFFFF
            state ^= state >> 17
            state ^= state << 5 & 0xFFFFFFFF
            w[i] = (np.float32(state >> 8) * np.float32(2 / 16777216) - np.float32(1)) * np.float32(bound)
        weights.append(w.reshape(outputs, inputs))
    return weights


def network():
    layers = [torch.nn.Linear(i, o) for i, o in zip(SIZES, SIZES[1:])]
    with torch.no_grad():
        for layer, w in zip(layers, drawn()):
            layer.weight.copy_(torch.from_numpy(w))
            layer.bias.zero_()
    return torch.nn.Sequential(layers[0], torch.nn.ReLU(), layers[1], torch.nn.ReLU(), layers[2])


def parameters(net):
    names = ["w1", "b1", "w2", "b2", "w3", "b3"]
    return {name: p.detach().numpy().copy() for name, p in zip(names, net.parameters())}


rows = np.fromfile(HERE / "../train/digits.bin", "uint8").reshape(1797, 65)
train = rows[[i for i in range(1797) if i % 6 != 0][:100]]


def digits(name, optimizer):
    """The parameters after the first step, and the losses of an epoch, an image at a time."""
    net = network()
    optimizer = optimizer(net.parameters())
    losses = []
    for row in train:
        x, y = torch.from_numpy(row[:64] / np.float32(16)).reshape(1, 64), torch.tensor([int(row[64])])
        optimizer.zero_grad()
        loss = torch.nn.functional.cross_entropy(net(x.float()), y)
        loss.backward()
        optimizer.step()
        if not losses:
            save(name, **parameters(net))
        losses.append(loss.item())
    save(name, losses=np.array(losses, "float32"))


digits("train_digits", lambda p: torch.optim.SGD(p, LR))
digits("train_digits_adam", lambda p: torch.optim.Adam(p, 3e-3))

# The angles of `models/sine/inputs.npy`, with the scale and the zero of `models/sine/quantization.rs`.
angles = (np.load(HERE / "models/sine/inputs.npy").astype("float64").ravel() + 128) * 0.024639942
save("sine", measured=(0.7 * np.sin(angles) + 0.2).astype("float32"))
