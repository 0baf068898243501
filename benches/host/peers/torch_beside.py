"""Times of PyTorch for the rows of `beside`: name and microseconds, one a line. Results go to memory of the caller where
PyTorch lets them: activations, `log_softmax` and some reductions have no `out`."""

import torch

from timing import row

for n in (1024, 65536, 4194304):
    a, b, d, x = (torch.rand(n) for _ in range(4))
    row(f"pointwise f32 {n} a + b", lambda: torch.add(a, b, out=x))

    def four():
        torch.mul(a, 2, out=x)
        x.add_(b).sub_(d).mul_(a)

    row(f"pointwise f32 {n} (a * 2 + b - d) * a", four)
F = torch.nn.functional
for kind, dtype in (("f32", torch.float32), ("f64", torch.float64)):
    # From -4 to 4; for logarithms from 0 to 8.
    a, x = torch.rand(65536, dtype=dtype) * 8 - 4, torch.empty(65536, dtype=dtype)
    for name in ("exp", "exp2", "expm1", "tanh", "sigmoid", "sin", "cos", "tan", "erf", "erfc"):
        row(f"{name} {kind} 65536", lambda: getattr(torch, name)(a, out=x))
    for name in ("gelu", "silu", "softplus", "mish", "selu", "logsigmoid"):
        row(f"{name} {kind} 65536", lambda: getattr(F, name)(a))
    row(f"gelu_tanh {kind} 65536", lambda: F.gelu(a, approximate="tanh"))
    a += 4
    for name in ("log", "log2", "log10", "log1p"):
        row(f"{name} {kind} 65536", lambda: getattr(torch, name)(a, out=x))
for n in (64, 256, 500, 512, 1000, 1024, 2048):
    a, b, x = (torch.rand(n, n) for _ in range(3))
    row(f"transposed copy {n}²", lambda: x.copy_(a.t()))
    row(f"transposed add {n}²", lambda: torch.add(a, b.t(), out=x))
image, planes = torch.rand(256, 256, 3), torch.rand(3, 256, 256)
row("permuted copy [256, 256, 3] to [3, 256, 256]", lambda: planes.copy_(image.permute(2, 0, 1)))
row("permuted copy [3, 256, 256] to [256, 256, 3]", lambda: image.copy_(planes.permute(1, 2, 0)))
a = torch.rand(1000000)
m, x, y = a.view(1000, 1000), torch.rand(1000), torch.rand(1000, 1000)
row("sum of 1M f32", a.sum)
row("mean of 1M f32", a.mean)
row("max of 1M f32", a.max)
row("argmax of 1M f32", a.argmax)
row("variance of 1M f32", a.var)
row("sum of [1000, 1000] along 0", lambda: torch.sum(m, 0, out=x))
row("sum of [1000, 1000] along 1", lambda: torch.sum(m, 1, out=x))
for d in (0, 1):
    row(f"max of [1000, 1000] along {d}", lambda: torch.amax(m, d, out=x))
    row(f"argmax of [1000, 1000] along {d}", lambda: torch.argmax(m, d))
    row(f"variance of [1000, 1000] along {d}", lambda: torch.var(m, d))
    row(f"softmax of [1000, 1000] along {d}", lambda: torch.softmax(m, d, out=y))
    row(f"log_softmax of [1000, 1000] along {d}", lambda: torch.log_softmax(m, d))
    row(f"logsumexp of [1000, 1000] along {d}", lambda: torch.logsumexp(m, d, out=x))
row("layer_norm of [1000, 1000]", lambda: F.layer_norm(m, [1000]))
for n in (64, 128, 256, 512, 1024):
    a, b, x = (torch.rand(n, n) for _ in range(3))
    row(f"matmul f32 {n}", lambda: torch.mm(a, b, out=x))
a, b, x = (torch.rand(64, 4, 4) for _ in range(3))
row("matmul f32 64 times [4, 4]", lambda: torch.bmm(a, b, out=x))
a, b, v, x = torch.rand(1000000), torch.rand(1000000), torch.rand(1000), torch.rand(1000)
row("dot of 1M f32", lambda: torch.dot(a, b))
row("mv f32 1000", lambda: torch.mv(m, v, out=x))
row("mv f32 1000, transposed", lambda: torch.mv(m.t(), v, out=x))
image, kernels = torch.rand(1, 16, 56, 56), torch.rand(16, 16, 3, 3)
row("conv2d [1, 16, 56, 56] with [16, 16, 3, 3]", lambda: torch.conv2d(image, kernels))
x, z = torch.rand(1024, 1024), torch.rand(1024, 1024, dtype=torch.complex64)
half, y = torch.fft.rfft(x), torch.empty_like(z)
row("rfft of [1024, 1024] along 1", lambda: torch.fft.rfft(x, out=half))
narrow = torch.rand(1024, 257, dtype=torch.complex64)
row("irfft of [1024, 257] along 1", lambda: torch.fft.irfft(narrow, 512))
row("fft of [1024, 1024] along 1", lambda: torch.fft.fft(z, out=y))
row("fft of [1024, 1024] along 0", lambda: torch.fft.fft(z, dim=0, out=y))
row("fft of real [1024, 1024] along 1", lambda: torch.fft.fft(x, out=y))
x = torch.rand(1024)
row("rfft of 1024", lambda: torch.fft.rfft(x))
