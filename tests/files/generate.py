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
