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
