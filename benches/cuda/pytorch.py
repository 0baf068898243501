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
