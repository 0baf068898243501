"""Writes the files in this folder, with NumPy: `python3 generate.py`, in this folder."""

import numpy as np


def save(name, array):
    np.save(name + ".npy", array)


# What `include_npy!` and the messages of `ui-tests/` show.
x = np.arange(12, dtype=np.float32).reshape(4, 3)
save("f32_4x3", x)
save("f32_4x3_big", x.astype(">f4"))
save("f32_4x3_fortran", np.asfortranarray(x))
save("f64_4x3", x.astype(np.float64))
save("bool_4x3", x % 2 == 0)
for name in "i8 i16 i32 i64 u8 u16 u32 u64".split():
    save(name + "_4x3", x.astype(name[0] + str(int(name[1:]) // 8)))
save("c64_3", (np.arange(3) - 0.5j).astype(np.complex64))
save("scalar", np.float32(2.5))
save("texts", np.array(["a", "bc"]))

# Files that lie, from good ones.
good = open("f32_4x3.npy", "rb").read()
open("truncated.npy", "wb").write(good[:-1])
bools = bytearray(open("bool_4x3.npy", "rb").read())
bools[-1] = 7
open("bool_4x3_seven.npy", "wb").write(bools)

# Every type of elements, in both orders of bytes and of elements, with 0 to 6 dimensions. Element k, row by row, is
# number k of a list that repeats; `tests/files.rs` has the same lists.
SHAPES = [(), (3,), (2, 3), (2, 1, 3), (2, 3, 1, 2), (1, 2, 1, 3, 2), (2, 1, 2, 1, 3, 1), (0, 4), (16,)]


def values(dtype):
    kind = np.dtype(dtype).kind
    if kind in "iu":
        info = np.iinfo(dtype)
        return [0, 1, info.max, info.min, 2, 100, info.max - 1]
    if kind == "b":
        return [False, True, True, False, True]
    info = np.finfo(dtype)
    real = [0.0, -0.0, 1.5, info.max, -np.inf, info.smallest_subnormal, np.nan, -2.0]
    if kind == "c":
        return [complex(a, b) for a, b in zip(real, real[1:] + real[:1])]
    return real


DTYPES = "bool int8 int16 int32 int64 uint8 uint16 uint32 uint64 float16 float32 float64 complex64 complex128".split()
files, tensors = {}, {}
for dtype in DTYPES:
    for shape in SHAPES:
        x = np.resize(np.array(values(dtype), dtype=dtype), shape)
        name = f"{dtype}_{'x'.join(map(str, shape))}"
        for bytes_ in "<>":
            for order in "CF":
                files[f"{name}_{bytes_}{order}"] = np.array(x.astype(x.dtype.newbyteorder(bytes_)), order=order)
        if dtype != "complex128":
            tensors[name] = x
np.savez_compressed("all.npz", **files)

import safetensors.numpy  # noqa: E402

safetensors.numpy.save_file(tensors, "all.safetensors")

# The versions of the format with longer headers.
for version in [(2, 0), (3, 0)]:
    with open(f"version_{version[0]}.npy", "wb") as f:
        np.lib.format.write_array(f, np.arange(12, dtype=np.float32).reshape(4, 3), version=version)
