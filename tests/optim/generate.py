#!/usr/bin/env python3
"""Writes cases.rs and mlp.safetensors: optimisers, schedules, clipping, fans and gains as PyTorch computes them.

    python tests/optim/generate.py
"""

import json
import math
import warnings
from pathlib import Path

import torch
from torch.optim import lr_scheduler as schedulers

warnings.simplefilter("ignore")
HERE = Path(__file__).resolve().parent
STEPS = 100

# The options are those of the same line in `optim.rs`.
OPTIMISERS = {
    "SGD": lambda p: torch.optim.SGD(p, lr=0.05, foreach=False),
    "SGD_DECAY": lambda p: torch.optim.SGD(p, lr=0.05, weight_decay=0.1, foreach=False),
    "SGD_MAXIMIZE": lambda p: torch.optim.SGD(p, lr=0.001, maximize=True, weight_decay=0.01, foreach=False),
    "SGD_MOMENTUM": lambda p: torch.optim.SGD(p, lr=0.02, momentum=0.9, foreach=False),
    "SGD_DAMPENING": lambda p: torch.optim.SGD(p, lr=0.05, momentum=0.8, dampening=0.3, weight_decay=0.02, foreach=False),
    "SGD_NESTEROV": lambda p: torch.optim.SGD(p, lr=0.02, momentum=0.9, nesterov=True, weight_decay=0.01, foreach=False),
    "ADAM": lambda p: torch.optim.Adam(p, foreach=False),
    "ADAM_OPTIONS": lambda p: torch.optim.Adam(p, lr=0.05, betas=(0.8, 0.95), eps=1e-3, weight_decay=0.1, foreach=False),
    "ADAM_SMALL_BETA": lambda p: torch.optim.Adam(p, lr=0.01, betas=(0.3, 0.9), maximize=True, foreach=False),
    "ADAMW": lambda p: torch.optim.AdamW(p, foreach=False),
    "ADAMW_OPTIONS": lambda p: torch.optim.AdamW(p, lr=0.05, betas=(0.8, 0.95), eps=1e-6, weight_decay=0.2, foreach=False),
    "AMSGRAD": lambda p: torch.optim.Adam(p, amsgrad=True, foreach=False),
    "AMSGRAD_OPTIONS": lambda p: torch.optim.Adam(
        p, lr=0.05, betas=(0.8, 0.9), eps=1e-3, weight_decay=0.1, maximize=True, amsgrad=True, foreach=False
    ),
    "AMSGRADW": lambda p: torch.optim.AdamW(p, lr=0.05, betas=(0.8, 0.9), weight_decay=0.2, amsgrad=True, foreach=False),
    "RMSPROP": lambda p: torch.optim.RMSprop(p, foreach=False),
    "RMSPROP_MOMENTUM": lambda p: torch.optim.RMSprop(p, lr=0.005, alpha=0.9, momentum=0.7, weight_decay=0.05, foreach=False),
    "RMSPROP_CENTERED": lambda p: torch.optim.RMSprop(p, lr=0.005, eps=1e-3, centered=True, foreach=False),
    "RMSPROP_BOTH": lambda p: torch.optim.RMSprop(p, lr=0.002, alpha=0.95, eps=1e-2, momentum=0.8, centered=True, foreach=False),
    "RMSPROP_LOW_ALPHA": lambda p: torch.optim.RMSprop(p, lr=0.002, alpha=0.3, eps=1e-2, centered=True, foreach=False),
    "ADAGRAD": lambda p: torch.optim.Adagrad(p, foreach=False),
    "ADAGRAD_OPTIONS": lambda p: torch.optim.Adagrad(
        p, lr=0.3, lr_decay=0.01, weight_decay=0.05, initial_accumulator_value=0.5, eps=1e-6, foreach=False
    ),
}

RATE = 0.4
SCHEDULES = {
    "STEP_LR": lambda o: schedulers.StepLR(o, step_size=7, gamma=0.6),
    "STEP_LR_DEFAULT": lambda o: schedulers.StepLR(o, step_size=13),
    "MULTI_STEP_LR": lambda o: schedulers.MultiStepLR(o, milestones=[3, 11, 11, 40], gamma=0.5),
    "EXPONENTIAL_LR": lambda o: schedulers.ExponentialLR(o, gamma=0.93),
    "LINEAR_LR": lambda o: schedulers.LinearLR(o),
    "LINEAR_LR_OPTIONS": lambda o: schedulers.LinearLR(o, start_factor=0.1, end_factor=0.7, total_iters=20),
    "CONSTANT_LR": lambda o: schedulers.ConstantLR(o, factor=0.3, total_iters=9),
    "POLYNOMIAL_LR": lambda o: schedulers.PolynomialLR(o, total_iters=30, power=1.7),
    "COSINE_ANNEALING_LR": lambda o: schedulers.CosineAnnealingLR(o, T_max=49),
    "COSINE_ANNEALING_LR_BEYOND": lambda o: schedulers.CosineAnnealingLR(o, T_max=15, eta_min=0.03),
    "WARM_RESTARTS": lambda o: schedulers.CosineAnnealingWarmRestarts(o, T_0=6, T_mult=2, eta_min=0.01),
    "WARM_RESTARTS_EQUAL": lambda o: schedulers.CosineAnnealingWarmRestarts(o, T_0=8),
    "ONE_CYCLE_LR": lambda o: schedulers.OneCycleLR(o, max_lr=RATE, total_steps=50),
    "ONE_CYCLE_LR_LINEAR": lambda o: schedulers.OneCycleLR(
        o, max_lr=RATE, total_steps=53, pct_start=0.25, anneal_strategy="linear", div_factor=10, final_div_factor=100
    ),
    "ONE_CYCLE_LR_THREE": lambda o: schedulers.OneCycleLR(o, max_lr=RATE, total_steps=50, pct_start=0.4, three_phase=True),
    "WARM_UP_COSINE": lambda o: schedulers.SequentialLR(
        o,
        [schedulers.LinearLR(o, start_factor=0.1, total_iters=10), schedulers.CosineAnnealingLR(o, T_max=40, eta_min=0.02)],
        milestones=[10],
    ),
}


def ramp(n, of, minus, over, dtype):
    """What `ramp` in optim.rs makes."""
    return ((torch.arange(n) * of[0] % of[1]).to(dtype) - minus) / over


def train(make, dtype):
    """What `train` in optim.rs does."""
    parameters = [ramp(12, (7, 11), 4, 4, dtype).reshape(3, 4), ramp(4, (3, 5), 2, 2, dtype)]
    optimiser = make(parameters)
    for step in range(STEPS):
        for p in parameters:
            n = p.numel()
            factor = ramp(n, (2, 3), -1, 2, dtype).reshape(p.shape)
            centre = ramp(n, (4, 7), 3, 2, dtype).reshape(p.shape)
            noise = ((torch.arange(n) * (step + 3) % 7).to(dtype) - 3).reshape(p.shape) / 4
            p.grad = factor * (p - centre) + noise
        optimiser.step()
    return torch.cat([p.reshape(-1) for p in parameters])


def floats(values):
    return ", ".join(repr(float(v)) if math.isfinite(v) else "f64::NAN" for v in values)


lines = [f"// Written by generate.py: PyTorch {torch.__version__}. Do not edit.", ""]
for name, make in OPTIMISERS.items():
    exact, single = train(make, torch.float64).tolist(), train(make, torch.float32).tolist()
    lines.append(f"pub(crate) const {name}: [[f64; 16]; 2] = [[{floats(exact)}], [{floats(single)}]];")
for name, make in SCHEDULES.items():
    optimiser = torch.optim.SGD([torch.zeros(1)], lr=RATE, momentum=0.9)
    schedule = make(optimiser)
    rates, momenta = [], []
    for _ in range(50):
        rates.append(optimiser.param_groups[0]["lr"])
        momenta.append(optimiser.param_groups[0]["momentum"])
        optimiser.step()
        if len(rates) < 50:
            schedule.step()
    lines.append(f"pub(crate) const {name}: [f64; 50] = [{floats(rates)}];")
    if name.startswith("ONE_CYCLE"):
        lines.append(f"pub(crate) const {name}_MOMENTUM: [f64; 50] = [{floats(momenta)}];")


def gradients():
    a, b = torch.zeros(3, 4, dtype=torch.float64), torch.zeros(4, dtype=torch.float64)
    a.grad, b.grad = ramp(12, (7, 11), 4, 4, torch.float64).reshape(3, 4), ramp(4, (3, 5), 2, 2, torch.float64)
    return [a, b]


for name, norm_type, max_norm in [("TWO", 2.0, 1.5), ("ONE", 1.0, 3.0), ("THREE", 3.0, 0.5), ("MAX", math.inf, 0.7), ("NONE", 2.0, 9.0)]:
    parameters = gradients()
    norm = torch.nn.utils.clip_grad_norm_(parameters, max_norm, norm_type)
    after = torch.cat([p.grad.reshape(-1) for p in parameters]).tolist()
    lines.append(f"pub(crate) const CLIP_{name}: (f64, [f64; 16]) = ({float(norm)!r}, [{floats(after)}]);")
parameters = gradients()
torch.nn.utils.clip_grad_value_(parameters, 0.6)
lines.append(f"pub(crate) const CLIP_VALUE: [f64; 16] = [{floats(torch.cat([p.grad.reshape(-1) for p in parameters]).tolist())}];")

fans = [torch.nn.init._calculate_fan_in_and_fan_out(torch.empty(s)) for s in [(5, 3), (6, 2, 3), (8, 4, 3, 5), (2, 3, 4, 5, 6)]]
lines.append(f"pub(crate) const FANS: [(usize, usize); 4] = {[tuple(f) for f in fans]};")
gains = [("linear", None), ("conv2d", None), ("sigmoid", None), ("tanh", None), ("relu", None), ("leaky_relu", None), ("leaky_relu", 0.2), ("selu", None)]
lines.append(f"pub(crate) const GAINS: [f64; 8] = [{floats([torch.nn.init.calculate_gain(*g) for g in gains])}];")


def truncated(mean, std, a, b):
    """The mean, the deviation and the quartiles, by sums over a fine grid."""
    low, high = (a - mean) / std, (b - mean) / std
    near = min(max(0.0, low), high)
    low, high = max(low, -9.0 + min(near, 0)), min(high, 9.0 + max(near, 0))
    x = torch.linspace(low, high, 2_000_001, dtype=torch.float64)
    density = torch.exp((near**2 - x**2) / 2)
    density /= density.sum()
    centre = (x * density).sum()
    spread = ((x - centre) ** 2 * density).sum().sqrt()
    quartiles = [float(x[torch.searchsorted(density.cumsum(0), q)]) for q in (0.25, 0.5, 0.75)]
    return [mean, std, a, b, mean + std * centre, std * spread] + [mean + std * q for q in quartiles]


# The bounds and deviations with which PyTorch samples, from its own calls.
def sampled(initialise):
    found = []
    w = torch.empty(64, 16, 3, 3)
    uniform, normal = torch.Tensor.uniform_, torch.Tensor.normal_
    torch.Tensor.uniform_ = lambda _, low, high, **_rest: found.append([low, high])
    torch.Tensor.normal_ = lambda _, mean, std, **_rest: found.append([mean, std])
    try:
        initialise(w)
    finally:
        torch.Tensor.uniform_, torch.Tensor.normal_ = uniform, normal
    assert len(found) == 1
    return found[0]


init = torch.nn.init
INITIALISERS = [
    lambda w: init.kaiming_uniform_(w, mode="fan_in", nonlinearity="relu"),
    lambda w: init.kaiming_uniform_(w, a=0.5, mode="fan_out", nonlinearity="leaky_relu"),
    lambda w: init.kaiming_normal_(w, mode="fan_out", nonlinearity="tanh"),
    lambda w: init.kaiming_normal_(w, mode="fan_in", nonlinearity="linear"),
    lambda w: init.xavier_uniform_(w),
    lambda w: init.xavier_normal_(w, gain=1.5),
]
lines.append(f"pub(crate) const INITIALISERS: [[f64; 2]; 6] = [{', '.join(f'[{floats(sampled(i))}]' for i in INITIALISERS)}];")

# Orthogonal rows: their products with each other.
torch.manual_seed(3)
w = init.orthogonal_(torch.empty(3, 5, dtype=torch.float64), gain=1.7)
lines.append(f"pub(crate) const ORTHOGONAL: [f64; 9] = [{floats((w @ w.t()).flatten().tolist())}];")

# Dropout: elements, the result and the gradient of the sum of its squares.
for name, p in [("DROPOUT", 0.3), ("DROPOUT_MOST", 0.8)]:
    x = (torch.arange(12, dtype=torch.float64) / 4 - 1.3).requires_grad_()
    y = torch.nn.functional.dropout(x, p)
    y.square().sum().backward()
    rows = ", ".join(f"[{floats(row.tolist())}]" for row in [x, y, x.grad])
    lines.append(f"pub(crate) const {name}: (f64, [[f64; 12]; 3]) = ({p}, [{rows}]);")

bounds = [
    (0, 1, -2, 2),
    (1, 0.5, 0.9, 1.2),
    (0.2, 1, 0.2, 0.9),
    (0, 1, -0.5, 8),
    (0, 1, 3, 50),
    (0, 2, -40, -9),
    (0, 1, 6, 6.1),
    (5, 1, -3, 1),
]
lines.append(f"pub(crate) const TRUNCATED: [[f64; 9]; {len(bounds)}] = [")
lines += [f"    [{floats(truncated(*b))}]," for b in bounds] + ["];"]

class Mlp(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.l1 = torch.nn.Linear(3, 4)
        self.layers = torch.nn.ModuleList(torch.nn.Linear(4, 4) for _ in range(2))
        self.match = torch.nn.Linear(4, 2)

    def forward(self, x):
        x = self.l1(x).tanh()
        for layer in self.layers:
            x = layer(x).tanh()
        return self.match(x)


torch.manual_seed(5)
net = Mlp()
header, data = {}, b""
for name, tensor in net.state_dict().items():
    begin = len(data)
    data += tensor.numpy().astype("<f4").tobytes()
    header[name] = {"dtype": "F32", "shape": list(tensor.shape), "data_offsets": [begin, len(data)]}
header = json.dumps(header).encode()
header += b" " * (-len(header) % 8)
(HERE / "mlp.safetensors").write_bytes(len(header).to_bytes(8, "little") + header + data)
outputs = net(torch.tensor([0.5, -1.0, 2.0])).tolist()
lines.append(f"pub(crate) const MLP: [f64; 2] = [{floats(outputs)}];")
(HERE / "cases.rs").write_text("\n".join(lines) + "\n")
