"""Times of PyTorch for the rows of one of our programs: name and microseconds, one a line. Arguments: how many threads,
and a regular expression for the names."""

import re
import sys
import time

import torch

threads, want = int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else ""
torch.set_num_threads(threads)
torch.set_grad_enabled(False)
# On one thread seconds of the processor, which other programs do not lengthen.
now = time.process_time if threads == 1 else time.perf_counter


def best(f):
    f()
    begin = now()
    f()
    times = max(1, min(10000, int(0.002 / max(now() - begin, 1e-9))))
    result = float("inf")
    for _ in range(15):
        begin = now()
        for _ in range(times):
            f()
        result = min(result, (now() - begin) / times)
    return result * 1e6


def row(name, f):
    if re.search(want, name):
        print(f"{name}\t{best(f):.3f}", flush=True)
