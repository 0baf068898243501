"""Writes `cases.rs`: torchvision's grids of images and Matplotlib's colours.

    venv/bin/pip install torch torchvision matplotlib
    venv/bin/python tests/viz/generate.py > tests/viz/cases.rs
"""

import io

import matplotlib
import numpy as np
import torch
from PIL import Image
from torchvision.utils import make_grid, save_image

# Shape, the options in Rust, and in Python.
CASES = [
    ("rgb", (5, 3, 2, 3), "", {}),
    ("one_row", (2, 3, 2, 3), ".nrow(4).padding(1)", dict(nrow=4, padding=1)),
    ("grey", (3, 1, 3, 2), ".nrow(2)", dict(nrow=2)),
    ("single", (1, 3, 2, 3), "", {}),
    ("image", (3, 2, 2), "", {}),
    ("matrix", (2, 5), ".normalize()", dict(normalize=True)),
    ("padded", (4, 3, 2, 2), ".nrow(3).padding(3).pad_value(0.7)", dict(nrow=3, padding=3, pad_value=0.7)),
    ("normalized", (3, 3, 2, 2), ".nrow(2).normalize()", dict(nrow=2, normalize=True)),
    ("each", (3, 1, 2, 2), ".nrow(3).scale_each()", dict(nrow=3, normalize=True, scale_each=True)),
    ("range", (3, 3, 2, 2), ".value_range(-0.25, 0.5)", dict(normalize=True, value_range=(-0.25, 0.5))),
    ("constant", (2, 1, 1, 2), ".value_range(0.5, 0.5)", dict(normalize=True, value_range=(0.5, 0.5))),
]

print("// Written by generate.py, beside this file: do not edit.")
print("grids! {")
for name, shape, rust, python in CASES:
    count = int(np.prod(shape))
    x = torch.arange(count) * 7919 % 1000
    x = (x.float() / 500 - 0.5).view(shape)
    grid = make_grid(x, **python).permute(1, 2, 0)
    file = io.BytesIO()
    save_image(x, file, format="png", **python)
    saved = np.asarray(Image.open(file))
    assert saved.shape == tuple(grid.shape)
    print(f"    {name} {list(shape)} {{ {rust} }} {[grid.shape[1], grid.shape[0]]}")
    print(f"        [{', '.join(repr(float(v)) for v in grid.flatten().numpy())}]")
    print(f"        {saved.flatten().tolist()};")
print("}")
for name in "viridis magma inferno plasma".split():
    colours = (np.array(matplotlib.colormaps[name](np.arange(256))[:, :3]) * 255 + 0.5).astype(int)
    print(f"const {name.upper()}: [[u8; 3]; 256] = {colours.tolist()};")
