"""PyTorch and NumPy over the memory of Stridewise, and the other way round.

    cargo build --example dlpack
    python3 tests/interop/dlpack.py target/debug/examples/libdlpack.so
"""

import ctypes
import gc
import sys

import numpy as np
import torch

library = ctypes.CDLL(sys.argv[1])
api = ctypes.pythonapi
api.PyCapsule_New.restype = ctypes.py_object
api.PyCapsule_New.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
api.PyCapsule_GetPointer.restype = ctypes.c_void_p
api.PyCapsule_GetPointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
api.PyCapsule_SetName.argtypes = [ctypes.py_object, ctypes.c_char_p]
for name in ["arange", "arange_unversioned", "transposed"]:
    getattr(library, name).restype = ctypes.c_void_p
for name in ["double", "sum_of_columns"]:
    getattr(library, name).restype = ctypes.c_float
    getattr(library, name).argtypes = [ctypes.c_void_p]

VERSIONED, OLD = b"dltensor_versioned", b"dltensor"
# A capsule keeps the pointer to its name.
USED = {VERSIONED: b"used_dltensor_versioned", OLD: b"used_dltensor"}


class Tensor:
    """What `from_dlpack` asks."""

    def __init__(self, pointer, name=VERSIONED):
        self.capsule = api.PyCapsule_New(pointer, name, None)

    def __dlpack__(self, **_):
        return self.capsule

    def __dlpack_device__(self):
        return (1, 0)


def give(capsule, name):
    """The pointer in a capsule, which is not the capsule's any more."""
    pointer = api.PyCapsule_GetPointer(capsule, name)
    api.PyCapsule_SetName(capsule, USED[name])
    return pointer


# Ours, there.
expected = np.arange(6, dtype=np.float32).reshape(2, 3)
for from_dlpack, equal in [(np.from_dlpack, np.array_equal), (torch.from_dlpack, torch.equal)]:
    other = torch.from_numpy if from_dlpack is torch.from_dlpack else np.asarray
    x = from_dlpack(Tensor(library.arange()))
    assert equal(x, other(expected)), x
    x += 1
    assert equal(x, other(expected + 1)), x
    x = from_dlpack(Tensor(library.transposed()))
    assert equal(x, other(expected.T.astype(np.int64))), x
    del x
    gc.collect()
assert np.from_dlpack(Tensor(library.transposed())).strides == (8, 24)
assert torch.from_dlpack(Tensor(library.transposed())).stride() == (1, 3)
assert not np.from_dlpack(Tensor(library.transposed())).flags.writeable
x = torch.from_dlpack(Tensor(library.arange_unversioned(), OLD))
assert torch.equal(x, torch.from_numpy(expected)), x

# Theirs, here: doubled where they lie.
x = torch.arange(6, dtype=torch.float32).reshape(2, 3)
assert library.double(give(x.__dlpack__(max_version=(1, 0)), VERSIONED)) == 15
assert torch.equal(x, 2 * torch.from_numpy(expected)), x
x = np.arange(6, dtype=np.float32).reshape(2, 3)
assert library.double(give(x.__dlpack__(max_version=(1, 0)), VERSIONED)) == 15
assert np.array_equal(x, 2 * expected), x
x = torch.arange(6, dtype=torch.float32).reshape(2, 3).t()
assert library.sum_of_columns(give(x.__dlpack__(), OLD)) == 15

# What is something else is told so, and stays as it is.
for x in [torch.zeros(3, 2), torch.zeros(2, 3, dtype=torch.int32), torch.zeros(2, 3, 1), torch.zeros(3, 2).t()]:
    assert np.isnan(library.double(give(x.__dlpack__(max_version=(1, 0)), VERSIONED)))
x = np.zeros((2, 3), np.float32)
x.flags.writeable = False
assert np.isnan(library.double(give(x.__dlpack__(max_version=(1, 0)), VERSIONED)))
print("all as expected")
