"""Writes cases.rs: layers in Rust beside what PyTorch makes of them.

    python tests/nn/generate.py > tests/nn/cases.rs

Each case is one line of Rust and one of PyTorch over the same tensors; the tensors and the results are
written bit for bit. Deterministic: one seed.
"""
import re
import struct

import torch
import torch.nn.functional as F

torch.manual_seed(20261122)
torch.set_num_threads(1)

r = torch.randn
TENSORS = {
    "img": r(2, 4, 6, 5), "imgt": r(5, 6, 4, 2), "tiny": r(1, 4, 1, 1), "plane": r(1, 6, 5), "wide": r(2, 2, 3, 21),
    "seq": r(2, 4, 9), "seqt": r(9, 4, 2), "lone": r(4, 1), "dimg": r(1, 4, 5, 4).double(),
    "w33": r(6, 4, 3, 3), "w13": r(3, 4, 1, 3), "wdep": r(4, 1, 3, 2), "wgrp": r(6, 2, 2, 2), "w11": r(3, 4, 1, 1),
    "wt": r(2, 3, 4, 6), "wd": r(3, 4, 2, 2).double(), "wwide": r(2, 2, 2, 3),
    "v3": r(3, 4, 3), "v1": r(2, 4, 1), "vdep": r(4, 1, 2), "vgrp": r(6, 2, 3),
    "b6": r(6), "b3": r(3), "b4": r(4), "b2": r(2), "bd": r(3).double(),
    "x": r(2, 3, 5), "lw": r(7, 5), "lb": r(7), "lwt": r(5, 7), "long": r(3, 100), "llw": r(2, 100),
    "p5": torch.rand(5) + 0.5, "p35": torch.rand(3, 5) + 0.5, "q5": r(5), "q35": r(3, 5),
    "m4": r(4), "s4": torch.rand(4) + 0.1, "d": r(3, 4).double(), "s": r(()),
    "i": torch.randint(-99, 99, (1, 4, 4)), "table": r(6, 3), "at": torch.tensor([[0, 5, 2], [3, 3, 1]]),
    "c": torch.tensor([0, 2]), "c2": torch.tensor([[0, 2, 1, 0, 1], [2, 2, -100, 0, 1]]), "c1": torch.tensor(3),
    "c3": torch.tensor([4, 0, -100]), "c4": torch.tensor([4, 2, 1]), "c5": torch.tensor([2, 0, -100, 1]), "b3a": torch.tensor([0.5, 2.0, 1.25]), "small": torch.tensor([1, 0], dtype=torch.int32),
    "y": r(2, 3, 5), "prob": torch.rand(3, 5), "prob2": torch.rand(3, 5), "edge": torch.tensor([0.0, 1.0, 0.5]),
    "nan": torch.tensor([[1.0, float("nan"), 3.0, 2.0]]),
}
# The input as it lies in different ways: contiguous, transposed, expanded, stepped.
IMAGES = [
    ("&img", "img"),
    ("imgt.permute::<Dims![3, 2, 1, 0]>()", "imgt.permute(3, 2, 1, 0)"),
    ("plane.expand::<Shape![4, 6, 5]>()", "plane.expand(4, 6, 5)"),
    ("img.slice(s![1, .., ..;2, 1..])", "img[1, :, ::2, 1:]"),
]
ROWS = [
    ("&seq", "seq"),
    ("seqt.permute::<Dims![2, 1, 0]>()", "seqt.permute(2, 1, 0)"),
    ("seq.slice(s![0, .., ..;2])", "seq[0, :, ::2]"),
]


def options(**o):
    """The options as Rust and as PyTorch write them."""
    rust = [f"{k.capitalize()}<{', '.join(map(str, v if isinstance(v, tuple) else (v,)))}>" for k, v in o.items() if k != "kernel_size"]
    if "kernel_size" in o:
        v = o["kernel_size"]
        rust.insert(0, f"Kernel<{', '.join(map(str, v if isinstance(v, tuple) else (v,)))}>")
    text = rust[0] if len(rust) == 1 else f"({', '.join(rust)})"
    return text, ", ".join(f"{k}={v}" for k, v in o.items())


def conv(dims, xs, weights, choices):
    out = []
    for x, tx in xs:
        for w, b in weights:
            tw = w.replace(".permute::<Dims![3, 2, 1, 0]>()", ".permute(3, 2, 1, 0)")
            for o in choices:
                bias, tb = (f".bias(&{b})", b) if b else ("", "None")
                if o:
                    ro, to = options(**o)
                    out.append((f"({x}).sliding::<{ro}>().conv{dims}d(&{w}){bias}", f"F.conv{dims}d({tx}, {tw}, {tb}, {to})"))
                else:
                    out.append((f"({x}).conv{dims}d(&{w}){bias}", f"F.conv{dims}d({tx}, {tw}, {tb})"))
    return out


def pool(name, xs, choices):
    return [(f"({x}).{name}::<{options(**o)[0]}>()", f"F.{name}({tx}, {options(**o)[1]})") for x, tx in xs for o in choices]


CONV = (
    conv(2, IMAGES, [("w33", "b6")], [{"padding": 1}, {"stride": 2, "padding": (1, 2)}, {"padding": 2, "dilation": 2}])
    + conv(2, IMAGES[:2], [("w33", None), ("w13", "b3"), ("wt.permute::<Dims![3, 2, 1, 0]>()", "b6"), ("w11", None)],
           [{}, {"stride": (3, 2), "padding": (2, 1)}])
    + conv(2, IMAGES, [("wdep", "b4")], [{"groups": 4}, {"groups": 4, "stride": 3, "padding": 2, "dilation": (1, 3)}])
    + conv(2, IMAGES, [("wgrp", "b6")], [{"groups": 2}, {"dilation": (2, 1), "groups": 2, "padding": (0, 1)}])
    + conv(2, [("&tiny", "tiny")], [("w33", "b6"), ("w11", "b3")], [{"padding": 1}, {"padding": 2, "stride": 5}])
    + conv(2, [("&wide", "wide")], [("wwide", "b2")], [{}, {"stride": (1, 2)}, {"padding": (0, 4)}, {"dilation": (1, 3), "padding": 1}])
    + conv(2, [("&dimg", "dimg")], [("wd", "bd")], [{}, {"padding": 1, "stride": 2}])
    + conv(1, ROWS, [("v3", "b3"), ("v1", None)], [{}, {"padding": 2, "stride": 2}, {"dilation": 2}, {"stride": 3, "padding": 1}])
    + conv(1, ROWS, [("vdep", "b4")], [{"groups": 4}, {"groups": 4, "padding": 3, "dilation": 4}])
    + conv(1, ROWS, [("vgrp", "b6")], [{"groups": 2}])
    + conv(1, [("&lone", "lone")], [("v3", "b3")], [{"padding": 1}])
)
POOL = (
    pool("max_pool2d", IMAGES, [dict(kernel_size=2), dict(kernel_size=(3, 2), stride=(1, 2), padding=(1, 0)),
                                dict(kernel_size=2, stride=1, dilation=2, padding=1)])
    + pool("avg_pool2d", IMAGES, [dict(kernel_size=2), dict(kernel_size=3, stride=2, padding=1), dict(kernel_size=(1, 3), stride=(2, 1), padding=(0, 1))])
    + pool("max_pool1d", ROWS, [dict(kernel_size=2), dict(kernel_size=3, stride=1, padding=1), dict(kernel_size=2, dilation=3, stride=2)])
    + pool("avg_pool1d", ROWS, [dict(kernel_size=2), dict(kernel_size=4, stride=1, padding=2)])
    + pool("max_pool2d", [("&i", "i")], [dict(kernel_size=2), dict(kernel_size=3, stride=1, padding=1)])
    + pool("max_pool1d", [("&nan", "nan")], [dict(kernel_size=2)])
    + [(f"({x}).adaptive_avg_pool2d::<{h}, {w}>()", f"F.adaptive_avg_pool2d({tx}, ({h}, {w}))") for x, tx in IMAGES for h, w in [(1, 1), (2, 3), (3, 2), (7, 4)]]
)
LINEAR = [
    ("x.linear(&lw)", "F.linear(x, lw)"), ("x.linear(&lw).bias(&lb)", "F.linear(x, lw, lb)"),
    ("x.linear(lwt.t()).bias(&lb)", "F.linear(x, lwt.t(), lb)"),
    ("x.select::<1, 2>().linear(&lw)", "F.linear(x.select(1, 2), lw)"),
    ("x.slice(s![1, 0]).linear(&lw).bias(&lb)", "F.linear(x[1, 0], lw, lb)"),
    ("long.linear(&llw)", "F.linear(long, llw)"), ("q5.expand::<Shape![3, 5]>().linear(&lw)", "F.linear(q5.expand(3, 5), lw)"),
    ("d.linear(&d)", "F.linear(d, d)"), ("lone.linear(lone.slice(s![..2]))", "F.linear(lone, lone[:2])"),
]
NORM = (
    [(f"({x}).{f}::<{dim}>()", f"F.{f}({tx}, {dim})") for f in ("softmax", "log_softmax")
     for x, tx, dims in [("&x", "x", (0, 1, -1)), ("x.transpose::<0, 2>()", "x.transpose(0, 2)", (0, 2)),
                         ("q5.expand::<Shape![3, 5]>()", "q5.expand(3, 5)", (0, 1)), ("x.slice(s![.., ..;2, 1..;2])", "x[:, ::2, 1::2]", (-1,)),
                         ("&s", "s", (0, -1)), ("&d", "d", (1,)), ("&lone", "lone", (1,)), ("&nan", "nan", (1,))] for dim in dims]
    + [("x.layer_norm::<Shape![5]>(1e-5)", "F.layer_norm(x, (5,))"),
       ("x.layer_norm::<Shape![5]>(1e-5).weight(&p5).bias(&q5)", "F.layer_norm(x, (5,), p5, q5)"),
       ("x.layer_norm::<Shape![3, 5]>(1e-3).weight(&p35)", "F.layer_norm(x, (3, 5), p35, eps=1e-3)"),
       ("x.layer_norm::<Shape![3, 5]>(1e-5).weight(&p35).bias(&q35)", "F.layer_norm(x, (3, 5), p35, q35)"),
       ("x.layer_norm::<Shape![2, 3, 5]>(1e-5)", "F.layer_norm(x, (2, 3, 5))"),
       ("x.transpose::<0, 1>().layer_norm::<Shape![2, 5]>(1e-5)", "F.layer_norm(x.transpose(0, 1), (2, 5))"),
       ("x.slice(s![.., ..;2]).layer_norm::<Shape![5]>(1e-5).bias(&q5)", "F.layer_norm(x[:, ::2], (5,), None, q5)"),
       ("d.layer_norm::<Shape![4]>(1e-5)", "F.layer_norm(d, (4,))"),
       ("q5.expand::<Shape![2, 5]>().rms_norm::<Shape![5]>(1e-6)", "F.rms_norm(q5.expand(2, 5), (5,), eps=1e-6)"),
       ("x.rms_norm::<Shape![3, 5]>(1e-6).weight(&p35)", "F.rms_norm(x, (3, 5), p35, 1e-6)"),
       ("img.batch_norm(&m4, &s4, 1e-5)", "F.batch_norm(img, m4, s4)"),
       ("img.batch_norm(&m4, &s4, 1e-3).weight(&b4).bias(&m4)", "F.batch_norm(img, m4, s4, b4, m4, eps=1e-3)"),
       ("seqt.permute::<Dims![2, 1, 0]>().batch_norm(&m4, &s4, 1e-5).bias(&b4)", "F.batch_norm(seqt.permute(2, 1, 0), m4, s4, None, b4)"),
       ("img.select::<2, 1>().select::<-1, 1>().batch_norm(&m4, &s4, 1e-5).weight(&b4)", "F.batch_norm(img.select(2, 1).select(-1, 1), m4, s4, b4)")]
)
LOOKUP = [
    ("table.embedding(&at)", "F.embedding(at, table)"), ("table.embedding(at.t())", "F.embedding(at.t(), table)"),
    ("wt.select::<0, 0>().select::<0, 0>().t().embedding(at.select::<0, 1>())", "F.embedding(at[1], wt[0, 0].t())"),
    ("table.embedding(&c1)", "F.embedding(c1, table)"), ("table.embedding(&small)", "F.embedding(small, table)"),
    ("at.one_hot::<6>()", "F.one_hot(at, 6)"), ("at.t().one_hot::<7>()", "F.one_hot(at.t(), 7)"), ("c1.one_hot::<4>()", "F.one_hot(c1, 4)"),
]
CLASS = [
    ("x.select::<1, 0>(){loss}(&c)", "{f}(x.select(1, 0), c{red})"), ("x{loss}(&c2)", "{f}(x, c2{red})"), ("q5{loss}(&c1)", "{f}(q5, c1{red})"),
    ("q35{loss}(&c3)", "{f}(q35, c3{red})"), ("x.transpose::<0, 1>().select::<0, 2>(){loss}(&c)", "{f}(x.transpose(0, 1)[2], c{red})"),
    ("d.t().slice(s![..2]){loss}(&c)", "{f}(d.t()[:2], c{red})"),
]
LOOKUP += [(r.format(loss=f".{f}"), t.format(f=f"F.{f}", red=", reduction='none'")) for f in ("cross_entropy", "nll_loss") for r, t in CLASS]
SCALAR = [(r.format(loss=f".{f}") + f".{red}().unwrap()", t.format(f=f"F.{f}", red=f", reduction='{red}'"))
          for f in ("cross_entropy", "nll_loss") for red in ("mean", "sum") for r, t in CLASS]
MORE = [
    ("x.cross_entropy(&c2).weight(&b3a){r}", "F.cross_entropy(x, c2, weight=b3a{red})"),
    ("q35.nll_loss(&c4).weight(&p5).ignore_index(2){r}", "F.nll_loss(q35, c4, weight=p5, ignore_index=2{red})"),
    ("q35.cross_entropy(&c4).weight(p35.select::<0, 1>()).label_smoothing(0.2).ignore_index(2){r}",
     "F.cross_entropy(q35, c4, weight=p35[1], label_smoothing=0.2, ignore_index=2{red})"),
    ("q35.cross_entropy(&c4).label_smoothing(0.5){r}", "F.cross_entropy(q35, c4, label_smoothing=0.5{red})"),
    ("d.t().cross_entropy(&c5).label_smoothing(1.0){r}", "F.cross_entropy(d.t(), c5, label_smoothing=1.0{red})"),
    ("q5.cross_entropy(&c1).weight(&p5).label_smoothing(0.1){r}", "F.cross_entropy(q5, c1, weight=p5, label_smoothing=0.1{red})"),
]
SCALAR += [(r.format(r=f".{red}().unwrap()"), t.format(red=f", reduction='{red}'")) for red in ("mean", "sum") for r, t in MORE]
LOOKUP += [(r.format(r=""), t.format(red=", reduction='none'")) for r, t in MORE]
LOSS = [(f"({a}).{f}({b})", f"F.{f}({ta}, {tb}, reduction='none')", f) for f, pairs in {
    "mse_loss": [("&x", "x", "&y", "y"), ("x.transpose::<0, 2>()", "x.transpose(0, 2)", "y.transpose::<0, 2>()", "y.transpose(0, 2)"), ("&d", "d", "&d * 2.0", "d * 2")],
    "l1_loss": [("&x", "x", "&y", "y"), ("q5.expand::<Shape![3, 5]>()", "q5.expand(3, 5)", "&q35", "q35")],
    "binary_cross_entropy": [("&prob", "prob", "&prob2", "prob2"), ("prob.t()", "prob.t()", "prob2.t()", "prob2.t()"), ("&edge", "edge", "edge.slice(s![..])", "edge")],
    "binary_cross_entropy_with_logits": [("&q35", "q35", "&prob", "prob"), ("q5.expand::<Shape![3, 5]>()", "q5.expand(3, 5)", "&prob2", "prob2"), ("q35.slice(s![..;2])", "q35[::2]", "prob.slice(s![..;2])", "prob[::2]")],
}.items() for a, ta, b, tb in pairs]
SCALAR += [(f"({r}).{red}()", t.replace("'none'", f"'{red}'")) for r, t, _ in LOSS for red in ("mean", "sum")]

RUST = {torch.float32: "f32", torch.float64: "f64", torch.int64: "i64", torch.int32: "i32"}


def literal(v, dtype):
    if dtype == torch.float32:
        return f"f32::from_bits(0x{struct.unpack('<I', struct.pack('<f', v))[0]:08x})"
    if dtype == torch.float64:
        return f"f64::from_bits(0x{struct.unpack('<Q', struct.pack('<d', v))[0]:016x})"
    return str(v)


def elements(t):
    return ", ".join(literal(v, t.dtype) for v in t.reshape(-1).tolist())


def upper(rust):
    """The names of the tensors as Rust writes statics."""
    rust = re.sub(r"(?<![.\w])(" + "|".join(TENSORS) + r")\b(?!!)", lambda m: m[0].upper(), rust)
    return rust


print(f"// Written by generate.py with PyTorch {torch.__version__.split('+')[0]}.")
for name, t in TENSORS.items():
    size = ", ".join(map(str, t.shape))
    view = f"TensorView<{RUST[t.dtype]}, Shape![{size}]>"
    print(f"static {name.upper()}: {view} = TensorView::<{RUST[t.dtype]}, Shape![{size}]>::new(&[{elements(t)}]);")
env = {**TENSORS, "torch": torch, "F": F}
groups = {
    "conv": [("layer", *c) for c in CONV], "pool": [("layer", *c) for c in POOL], "linear": [("layer", *c) for c in LINEAR],
    "norm": [("layer", *c) for c in NORM], "lookup": [("lookup", *c) for c in LOOKUP],
    "loss": [("lazy", r, t) for r, t, _ in LOSS], "scalar": [("scalar", *c) for c in SCALAR],
}
total = 0
for name, cases in groups.items():
    for part in range(0, len(cases), 20):
        print(f"#[test]\nfn {name}_{part // 20}() {{\n    let f = &mut Failures::default();")
        for kind, rust, python in cases[part:part + 20]:
            result = eval(python, env)
            sizes = ", ".join(map(str, result.shape))
            print(f"    {kind}!(f, {upper(rust)}, [{sizes}], {RUST[result.dtype]}, [{elements(result)}]);")
            total += 1
        print("    f.report();\n}")
print(f"const CASES: usize = {total};")
