"""PyTorch's times for the rows of `gradients`, on one thread: the name, the microseconds of the value, and those of the
value with its gradients; the last row is a step of training."""

import time

import torch
import torch.nn.functional as F

torch.set_num_threads(1)


def best(f):
    f()
    begin = time.perf_counter()
    f()
    times = max(1, min(10000, int(0.002 / max(time.perf_counter() - begin, 1e-9))))
    result = float("inf")
    for _ in range(15):
        begin = time.perf_counter()
        for _ in range(times):
            f()
        result = min(result, (time.perf_counter() - begin) / times)
    return result * 1e6


def row(name, f, *parameters):
    with torch.no_grad():
        value = best(f)
    for p in parameters:
        p.requires_grad_()
    print(f"{name}\t{value:.3f}\t{best(lambda: torch.autograd.grad(f(), parameters)):.3f}", flush=True)


x, y, w, b = torch.rand(1024, 16), torch.rand(1024, 1), torch.rand(1, 16), torch.rand(1)
row("regression, 1024 of 16", lambda: F.mse_loss(F.linear(x, w, b), y), w, b)
x, mu, sigma = torch.rand(4096), torch.rand(4096), torch.rand(4096) + 0.25
row("log-density of 4096", lambda: (((x - mu) / sigma).square() * -0.5 - sigma.log()).sum(), mu, sigma)
a, b = torch.rand(128, 128), torch.rand(128, 128)
row("product of matrices, 128²", lambda: a.mm(b).sum(), a, b)
x = torch.rand(10000)
row("log-sum-exp of 10000", lambda: x.logsumexp(0), x)
x, mu, sigma = torch.rand(4096), torch.rand(1), torch.rand(1) + 0.25
row(
    "log-density of 4096, one mean and deviation",
    lambda: (((x - mu) / sigma).square() * -0.5 - sigma.log()).sum(),
    mu,
    sigma,
)

image, digit = torch.rand(64, 784), torch.arange(64) % 10
network = torch.nn.Sequential(torch.nn.Linear(784, 128), torch.nn.ReLU(), torch.nn.Linear(128, 10))
optimizer = torch.optim.SGD(network.parameters(), 1e-3)


def step():
    optimizer.zero_grad()
    F.cross_entropy(network(image), digit).backward()
    optimizer.step()


with torch.no_grad():
    value = best(lambda: F.cross_entropy(network(image), digit))
print(f"step of 784-128-10, batch 64\t{value:.3f}\t{best(step):.3f}")
