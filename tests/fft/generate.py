#!/usr/bin/env python3
"""Writes cases.rs: Fourier transforms as PyTorch computes them.

    python tests/fft/generate.py
"""

from pathlib import Path

import torch

HERE = Path(__file__).resolve().parent


def flat(x):
    x = torch.view_as_real(x) if x.is_complex() else x
    return ", ".join(repr(float(v)) for v in x.reshape(-1).tolist())


def ramp(*sizes):
    """What `wave` in fft.rs makes."""
    n = torch.arange(torch.Size(sizes).numel(), dtype=torch.float64)
    return ((n * 7) % 11 - (n * n) % 5).reshape(sizes)


lines = [f"// Written by generate.py: PyTorch {torch.__version__}. Do not edit.", ""]
for name, result in {
    "FFT_1": torch.fft.fft(ramp(1)),
    "FFT_7": torch.fft.fft(ramp(7)),
    "FFT_8": torch.fft.fft(ramp(8)),
    "FFT_3_4_DIM_0": torch.fft.fft(ramp(3, 4), dim=0),
    "FFT_TRANSPOSED": torch.fft.fft(ramp(3, 4).t(), dim=1),
    "FFT_STEPPED": torch.fft.fft(ramp(4, 6)[:, ::2], dim=-1),
    "FFT_EXPANDED": torch.fft.fft(ramp(3, 1).expand(3, 4), dim=0),
    "FFT_COMPLEX": torch.fft.fft(torch.view_as_complex(ramp(5, 2))),
    "IFFT_6": torch.fft.ifft(torch.view_as_complex(ramp(6, 2))),
    "RFFT_6": torch.fft.rfft(ramp(6)),
    "RFFT_2_5_3_DIM_1": torch.fft.rfft(ramp(2, 5, 3), dim=1),
    "IRFFT_6": torch.fft.irfft(torch.view_as_complex(ramp(4, 2)), 6),
    "IRFFT_7": torch.fft.irfft(torch.view_as_complex(ramp(4, 2)), 7),
    "IRFFT_3": torch.fft.irfft(torch.view_as_complex(ramp(4, 2)), 3),
    "IRFFT_10": torch.fft.irfft(torch.view_as_complex(ramp(4, 2)), 10),
    "IRFFT_3_2_DIM_0": torch.fft.irfft(torch.view_as_complex(ramp(3, 2, 2)), 4, dim=0),
}.items():
    count = result.numel() * (2 if result.is_complex() else 1)
    lines.append(f"pub(super) const {name}: [f64; {count}] = [{flat(result)}];")
(HERE / "cases.rs").write_text("\n".join(lines) + "\n")
