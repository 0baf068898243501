"""Chains of view operations: the generator of `../algebra/`, with a program's interface."""
import importlib.util
import sys
from pathlib import Path

import torch

sys.dont_write_bytecode = True
_spec = importlib.util.spec_from_file_location("algebra", Path(__file__).resolve().parent.parent / "algebra" / "generate.py")
algebra = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(algebra)

GROUPS = ["plain"] * 8 + ["large", "empty", "scalar", "negative", "split_empty", "split_negative"]


class View:
    family, tolerance, operands, checked, why, form, bases = "views", "exact", [], False, None, "view", []

    def __init__(self, rng, wild):
        if wild:
            self.program, self.last, self.refusal = algebra.illegal_program(rng, rng.choice(list(algebra.KINDS)))
        else:
            [self.program] = algebra.legal_programs(rng, rng.choice(GROUPS), 1)
            self.last = None
        self.op = (self.last or self.program.ops[-1]).name

    def judge(self):
        if self.last:
            return self.refusal
        x = self.program.tensor
        return [f"{list(x.stride())} {x.storage_offset() - self.program.shift}", x]

    def reference(self):
        return None

    scaled = reference

    def rust_function(self, number, offset, illegal=False):
        p = self.program
        lines = [f"fn p{number}(io: &mut Io) {{", f"    let x = Tensor::<i64, Shape![{algebra.sizes_text(p.sizes)}]>::arange();",
                 f"    let y = x.as_view(){p.rust_ops()};"]
        return lines + ([f"    let _ = y{self.last.rust};", "}"] if illegal else ["    io.layout(y.stride(), y.storage_offset()); put!(io, y);", "}"])

    def shown(self):
        p = self.program
        last = self.last
        return f"    Rust    {p.sizes}{p.rust_ops()}{last.rust if last else ''}\n    PyTorch {p.python()}{last.python if last else ''}"

    def data(self):
        return b""
