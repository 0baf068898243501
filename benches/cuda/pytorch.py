"""The rows of benches/cuda/main.rs in PyTorch, eager and compiled, measured in the same way."""
import statistics
import time

import torch

N = 1 << 28
device = torch.device("cuda")
print(torch.__version__, torch.cuda.get_device_name())


def measure(what, size, launch):
    times = []
    for number in range(10):
        torch.cuda.synchronize()
        begin = time.perf_counter()
        for i in range(10):
            launch(number * 10 + i)
        torch.cuda.synchronize()
        if number > 0:
            times.append((time.perf_counter() - begin) / 10)
    print(f"{what:40} {size / statistics.median(times) / 1e12:8.2f} TB/s")


def micros(what, launch):
    times = []
    for number in range(10):
        torch.cuda.synchronize()
        begin = time.perf_counter()
        for i in range(1000):
            launch()
        torch.cuda.synchronize()
        if number > 0:
            times.append((time.perf_counter() - begin) / 1000)
    print(f"{what:40} {statistics.median(times) * 1e6:8.2f} us")


a, b, c = (torch.rand(1024, device=device) for _ in range(3))
micros("a + b of 1024 into c", lambda: torch.add(a, b, out=c))
micros("a + b of 1024", lambda: a + b)

ROWS = {
    "exp(a) * 2 + 1": (8, lambda a, b, c: a.exp() * 2 + 1),
    "relu(a * b + c)": (16, lambda a, b, c: torch.relu(a * b + c)),
}
x = [torch.rand(N, device=device) * 2 - 1 for _ in range(4)]
for name, (size, f) in ROWS.items():
    for kind, g in (("eager", f), ("compiled", torch.compile(f))):
        measure(f"{name}, {kind}", size * N, lambda i: g(x[i % 4], x[(i + 1) % 4], x[(i + 2) % 4]))
del x
y = [torch.rand(512, 512, 1024, device=device) for _ in range(3)]
row = torch.rand(1024, device=device)
CUBES = {
    "a + row": (8, lambda a, b: a + row),
    "a.permute(1, 0, 2) + b": (12, lambda a, b: a.permute(1, 0, 2) + b),
}
for name, (size, f) in CUBES.items():
    for kind, g in (("eager", f), ("compiled", torch.compile(f))):
        measure(f"{name}, {kind}", size * N, lambda i: g(y[i % 3], y[(i + 1) % 3]))
CUBES = {"a.permute(2, 0, 1).contiguous()": (8, lambda a, b: a.permute(2, 0, 1).contiguous())}
for name, (size, f) in CUBES.items():
    measure(name, size * N, lambda i: f(y[i % 3], None))
del y

for n in (4, 32, 1024, 2048, 4096, 8192):
    x = [torch.rand((1 << 26) // n, n, device=device) * 2 - 1 for _ in range(4)]
    ROWS = {
        "softmax": (8, lambda a: torch.softmax(a, 1)),
        "layer_norm": (8, lambda a: torch.nn.functional.layer_norm(a, (n,))),
        "sum_dim": (4, lambda a: a.sum(1)),
    }
    for name, (size, f) in ROWS.items():
        measure(f"{name}, rows of {n}", size << 26, lambda i: f(x[i % 4]))
    y = [t.view(n, -1) for t in x]
    measure(f"sum_dim, columns of {n}", 4 << 26, lambda i: y[i % 4].sum(0))

# Products: cuBLAS, with floats of 32 bits as they are, not of 19 (TF32).
torch.backends.cuda.matmul.allow_tf32 = False


def rate(what, operations, launch):
    times = []
    for number in range(10):
        torch.cuda.synchronize()
        begin = time.perf_counter()
        for i in range(10):
            launch(number * 10 + i)
        torch.cuda.synchronize()
        if number > 0:
            times.append((time.perf_counter() - begin) / 10)
    print(f"{what:40} {operations / statistics.median(times) / 1e12:8.2f} TFLOP/s")


for n in (1024, 4096):
    x = [torch.rand(n, n, device=device) * 2 - 1 for _ in range(4)]
    bias = torch.rand(n, device=device)
    rate(f"mm {n}", 2 * n**3, lambda i: x[i % 4] @ x[(i + 1) % 4])
    layer = lambda a, w: torch.relu(torch.addmm(bias, a, w.T))
    for kind, g in (("eager", layer), ("compiled", torch.compile(layer))):
        rate(f"relu(x @ w.T + b) {n}, {kind}", 2 * n**3, lambda i: g(x[i % 4], x[(i + 1) % 4]))
for n, count in ((4, 1048576), (8, 262144), (16, 65536), (32, 16384), (64, 4096)):
    x = [torch.rand(count, n, n, device=device) * 2 - 1 for _ in range(4)]
    bias = torch.rand(n, device=device)
    layer = lambda a, b: torch.relu(torch.bmm(a, b) + bias)
    for kind, g in (("eager", layer), ("compiled", torch.compile(layer))):
        rate(f"relu(bmm + b) {n}, {kind}", 2 * count * n**3, lambda i: g(x[i % 4], x[(i + 1) % 4]))

# Layers of networks, and a step of a training.
F = torch.nn.functional
torch.backends.cudnn.allow_tf32 = False
torch.backends.cudnn.benchmark = True
x = [torch.rand(32, 64, 56, 56, device=device) * 2 - 1 for _ in range(4)]
w = torch.rand(64, 64, 3, 3, device=device) * 2 - 1
bias = torch.rand(64, device=device)
rate(
    "relu(conv2d), 64 channels of 56 x 56",
    2 * 32 * 64 * 56 * 56 * 64 * 9,
    lambda i: torch.relu(F.conv2d(x[i % 4], w, bias, padding=1)),
)
w.requires_grad_()
rate(
    "conv2d and its weight's gradient",
    4 * 32 * 64 * 56 * 56 * 64 * 9,
    lambda i: F.conv2d(x[i % 4], w, padding=1).sum().backward(),
)
measure("max_pool2d, 64 channels of 56 x 56", 5 * x[0].numel(), lambda i: F.max_pool2d(x[i % 4], 2))
x = [torch.rand(4, 8, 1024, 64, device=device) * 2 - 1 for _ in range(4)]
rate(
    "attention of 1024 x 64",
    4 * 4 * 8 * 1024 * 1024 * 64,
    lambda i: F.scaled_dot_product_attention(x[i % 4], x[(i + 1) % 4], x[(i + 2) % 4]),
)
B = 1024
x = [torch.rand(B, 784, device=device) * 2 - 1 for _ in range(4)]
y = torch.arange(B, device=device) * 7 % 10
parameters = [
    (torch.rand(*shape, device=device) * 2 - 1).requires_grad_()
    for shape in ((512, 784), (512,), (10, 512), (10,))
]


def step(i):
    w, b, v, c = parameters
    loss = F.cross_entropy(F.linear(F.relu(F.linear(x[i % 4], w, b)), v, c), y)
    loss.backward()


rate("value and gradients of an MLP", 2 * B * (784 * 512 * 2 + 512 * 10 * 3), step)
