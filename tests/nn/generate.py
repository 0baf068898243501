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
    "t33": r(4, 3, 3, 3), "tgrp": r(4, 2, 2, 3), "t3": r(4, 2, 3), "td": r(4, 2, 2, 2).double(), "slope": r(4, 1, 1),
    "w24": r(3, 4, 2, 4), "q": r(2, 3, 4), "k": r(2, 5, 4), "v": r(2, 5, 3), "qd": r(3, 4).double(), "kd": r(2, 4).double(),
    "seen": torch.tensor([[True, False, True, True, False], [False] * 5, [True] * 5]), "bias": r(3, 5), "row": torch.tensor([True, True, False, True, True]),
    "logs": torch.tensor([float("-inf"), float("nan"), float("inf"), 0.0, -1.0]), "goals": torch.tensor([[0.0, -0.0, 0.5, 1.0, -1.0], [float("nan"), float("inf"), float("-inf"), 0.0, 2.0]]),
    "z230": torch.zeros(2, 3, 0), "z034": torch.zeros(0, 3, 4), "z204": torch.zeros(2, 0, 4), "z2304": torch.zeros(2, 3, 0, 4), "z3": torch.ones(3), "z05": torch.zeros(0, 5),
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
                    out.append((f"({x}).conv_options::<{ro}>().conv{dims}d(&{w}){bias}", f"F.conv{dims}d({tx}, {tw}, {tb}, {to})"))
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
       # Lines long enough for whole vectors, and what is left of them.
       ("long.layer_norm::<Shape![100]>(1e-5)", "F.layer_norm(long, (100,))"),
       ("long.layer_norm::<Shape![100]>(1e-5).weight(llw.select::<0, 0>()).bias(llw.select::<0, 1>())", "F.layer_norm(long, (100,), llw[0], llw[1])"),
       ("long.layer_norm::<Shape![100]>(1e-5).bias(llw.select::<0, 1>())", "F.layer_norm(long, (100,), None, llw[1])"),
       ("long.layer_norm::<Shape![3, 100]>(1e-5)", "F.layer_norm(long, (3, 100))"),
       ("long.slice(s![.., ..64]).layer_norm::<Shape![64]>(1e-5).weight(llw.slice(s![1, 36..]))", "F.layer_norm(long[:, :64], (64,), llw[1, 36:])"),
       ("long.rms_norm::<Shape![100]>(1e-6).weight(llw.select::<0, 0>())", "F.rms_norm(long, (100,), llw[0], 1e-6)"),
       ("long.view::<Shape![1, 3, 100]>().batch_norm(&b3a, &b3a, 1e-5).weight(&b3).bias(&b3a)", "F.batch_norm(long.view(1, 3, 100), b3a, b3a, b3, b3a)"),
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

SAME = (
    [(f"({x}).conv_options::<PaddingSame>().conv2d(&{w})", f"F.conv2d({tx}, {w}, padding='same')") for x, tx in IMAGES for w in ("w33", "w24")]
    + [(f"({x}).conv_options::<(PaddingSame, Dilation<2, 1>)>().conv2d(&w24).bias(&b3)", f"F.conv2d({tx}, w24, b3, padding='same', dilation=(2, 1))") for x, tx in IMAGES]
    + [(f"({x}).conv_options::<(Groups<4>, PaddingSame)>().conv1d(&vdep)", f"F.conv1d({tx}, vdep, padding='same', groups=4)") for x, tx in ROWS]
)


def transposed(dims, xs, w, b, choices):
    out = []
    for x, tx in xs:
        for o in choices:
            rust, python = options(**o)
            rust = rust.replace("Output_padding", "OutputPadding")
            out.append((f"({x}).conv_options::<{rust}>().conv_transpose{dims}d(&{w}).bias(&{b})", f"F.conv_transpose{dims}d({tx}, {w}, {b}, {python})"))
    return out


TRANSPOSED = (
    [(f"({x}).conv_transpose2d(&t33)", f"F.conv_transpose2d({tx}, t33)") for x, tx in IMAGES]
    + [(f"({x}).conv_transpose1d(&t3)", f"F.conv_transpose1d({tx}, t3)") for x, tx in ROWS]
    + transposed(2, IMAGES, "t33", "b3", [{"stride": 2}, {"padding": 1}, {"stride": (2, 3), "padding": (1, 2), "output_padding": (1, 2)}, {"dilation": 2, "padding": 2}])
    + transposed(2, IMAGES, "tgrp", "b4", [{"groups": 2}, {"stride": 3, "groups": 2, "output_padding": 2, "dilation": (1, 3)}])
    + transposed(2, [("&tiny", "tiny")], "t33", "b3", [{"stride": 4, "padding": 1, "output_padding": 3}])
    + transposed(2, [("&dimg", "dimg")], "td", "b2d", [{"stride": 2, "padding": 1}])
    + transposed(1, ROWS, "t3", "b2", [{"stride": 2, "padding": 1, "output_padding": 1}, {"stride": 3, "dilation": 2}])
)
TENSORS["b2d"] = r(2).double()


def ceil(name, xs, choices):
    out = []
    for x, tx in xs:
        for o in choices:
            rust, python = options(**o)
            rust = f"({rust.strip('()')}, CeilMode)"
            out.append((f"({x}).{name}::<{rust}>()", f"F.{name}({tx}, {python}, ceil_mode=True)"))
    return out


CEIL = (
    ceil("max_pool2d", IMAGES, [dict(kernel_size=2), dict(kernel_size=3, stride=2), dict(kernel_size=(3, 2), stride=(4, 3), padding=1)])
    + ceil("avg_pool2d", IMAGES, [dict(kernel_size=2), dict(kernel_size=3, stride=2, padding=1), dict(kernel_size=(4, 2), stride=(3, 4), padding=(2, 1))])
    + ceil("max_pool1d", ROWS, [dict(kernel_size=2), dict(kernel_size=3, stride=5, padding=1)])
    + ceil("avg_pool1d", ROWS, [dict(kernel_size=2), dict(kernel_size=2, stride=4, padding=1)])
)
CEIL.append(("(&tiny).max_pool2d::<(Kernel<2>, CeilMode)>()", "F.max_pool2d(tiny, 2, ceil_mode=True)"))
CEIL += [(f"{rust}.count_include_pad(false)", f"{python[:-1]}, count_include_pad=False)") for rust, python in CEIL if "avg" in rust]
CEIL += [(f"{rust}.divisor_override(7)", f"{python[:-1]}, divisor_override=7)") for rust, python in CEIL if "avg_pool2d" in rust]
CEIL += [(f"{rust}.count_include_pad(false)", f"{python[:-1]}, count_include_pad=False)") for rust, python in POOL if "avg" in rust and "adaptive" not in rust]
PLACES = [(f"{rust}.indices()", f"{python[:-1]}, return_indices=True)[1]") for rust, python in POOL + CEIL if "max_pool" in rust and "&i)" not in rust]
ADAPTIVE = (
    [(f"({x}).adaptive_max_pool2d::<{h}, {w}>()", f"F.adaptive_max_pool2d({tx}, ({h}, {w}))") for x, tx in IMAGES for h, w in [(1, 1), (2, 3), (7, 4)]]
    + [(f"({x}).adaptive_{f}_pool1d::<{n}>()", f"F.adaptive_{f}_pool1d({tx}, {n})") for x, tx in ROWS for f in ("avg", "max") for n in (1, 2, 11)]
    + [(f"({x}).interpolate_nearest::<{h}, {w}>()", f"F.interpolate(({tx}).expand(2, 4, -1, -1), size=({h}, {w})){'' if batched else '[0]'}")
       for x, tx, batched in [(x, tx, i < 2) for i, (x, tx) in enumerate(IMAGES)] for h, w in [(1, 1), (12, 10), (7, 3)]]
    + [(f"({x}).interpolate_bilinear::<{h}, {w}>(){'.align_corners()' if a else ''}",
        f"F.interpolate(({tx}).expand(2, 4, -1, -1), size=({h}, {w}), mode='bilinear', align_corners={a}){'' if batched else '[0]'}")
       for x, tx, batched in [(x, tx, i < 2) for i, (x, tx) in enumerate(IMAGES)] for h, w in [(1, 1), (12, 10), (7, 3)] for a in (True, False)]
    + [("(&dimg).interpolate_bilinear::<9, 2>()", "F.interpolate(dimg, size=(9, 2), mode='bilinear')"), ("(&dimg).interpolate_nearest::<9, 13>()", "F.interpolate(dimg, size=(9, 13))")]
)
# Points inside and outside of the images, and between two elements; of the last ones, some are no number.
TENSORS["grid"] = (torch.arange(60.0) * 0.37).sin().view(2, 3, 5, 2) * 1.4
TENSORS["dgrid"] = (torch.arange(12.0).double() * 0.71).cos().view(1, 2, 3, 2) * 1.2
TENSORS["odd"] = torch.tensor([[[[0.0, 0.0], [0.2, 0.0], [-0.4, 0.0], [1.0, 1.0], [-1.0, -1.0]], [[1e30, 0.0], [3.0, -3.0], [float("nan"), 0.0], [float("inf"), 0.0], [0.1, float("-inf")]]]])
TENSORS["far"] = torch.tensor([[[[1e30, 0.0], [3.0, -3.0], [-1e30, 1e30], [1.0, -1.0]]]])
TENSORS["mirrored"] = torch.tensor([[[[1.7, -2.3], [-4.1, 3.6], [9.2, -8.7], [2.0, -2.0]], [[3.0, -3.0], [float("nan"), 0.5], [float("inf"), -1.0], [-1.2, float("-inf")]]]])
SAMPLES = (
    [(f"({x}).grid_sample_{m}({g}){b and f'.padding_{b}()'}{'.align_corners()' if a else ''}",
      f"F.grid_sample(({tx}).expand(2, 4, -1, -1), {tg}, mode='{m}', padding_mode='{b or 'zeros'}', align_corners={a})")
     for x, tx in IMAGES[:2] for g, tg in [("&grid", "grid"), ("grid.transpose::<1, 2>()", "grid.transpose(1, 2)")] for m in ("bilinear", "nearest") for b in ("", "border", "reflection") for a in (False, True)]
    + [("(&dimg).grid_sample_bilinear(&dgrid)", "F.grid_sample(dimg, dgrid, align_corners=False)"), ("(&dimg).grid_sample_nearest(&dgrid).align_corners()", "F.grid_sample(dimg, dgrid, mode='nearest', align_corners=True)")]
    + [(f"img.slice(s![..1]).grid_sample_{m}(&odd){'.align_corners()' if a else ''}", f"F.grid_sample(img[:1], odd, mode='{m}', align_corners={a})") for m in ("bilinear", "nearest") for a in (False, True)]
    + [(f"img.slice(s![..1]).grid_sample_{m}(&far).padding_{b}(){'.align_corners()' if a else ''}", f"F.grid_sample(img[:1], far, mode='{m}', padding_mode='{b}', align_corners={a})") for m in ("bilinear", "nearest") for b in ("border", "reflection") for a in (False, True)]
    + [(f"img.slice(s![..1]).grid_sample_{m}(&mirrored).padding_reflection(){'.align_corners()' if a else ''}", f"F.grid_sample(img[:1], mirrored, mode='{m}', padding_mode='reflection', align_corners={a})") for m in ("bilinear", "nearest") for a in (False, True)]
    + [(f"(&tiny).grid_sample_bilinear(&dgrid.float()).padding_reflection(){'.align_corners()' if a else ''}", f"F.grid_sample(tiny, dgrid.float(), padding_mode='reflection', align_corners={a})") for a in (False, True)]
    + [("(&tiny).grid_sample_bilinear(&dgrid.float())", "F.grid_sample(tiny, dgrid.float(), align_corners=False)"), ("(&tiny).grid_sample_nearest(&dgrid.float()).align_corners()", "F.grid_sample(tiny, dgrid.float(), mode='nearest', align_corners=True)")]
)
GROUPS = [
    ("img.group_norm::<2>(1e-5)", "F.group_norm(img, 2)"), ("img.group_norm::<4>(1e-3).weight(&b4).bias(&m4)", "F.group_norm(img, 4, b4, m4, 1e-3)"),
    ("imgt.permute::<Dims![3, 2, 1, 0]>().group_norm::<1>(1e-5).bias(&b4)", "F.group_norm(imgt.permute(3, 2, 1, 0), 1, None, b4)"),
    ("seq.slice(s![.., .., ..;2]).group_norm::<2>(1e-5).weight(&b4)", "F.group_norm(seq[:, :, ::2], 2, b4)"), ("d.group_norm::<2>(1e-5)", "F.group_norm(d, 2)"),
    ("plane.expand::<Shape![3, 4, 6, 5]>().group_norm::<2>(1e-5)", "F.group_norm(plane.expand(3, 4, 6, 5), 2)"),
    ("img.group_norm::<1>(1e-5)", "F.group_norm(img, 1)"), ("img.group_norm::<1>(1e-5).weight(&b4).bias(&m4)", "F.group_norm(img, 1, b4, m4)"),
    ("dimg.group_norm::<1>(1e-5)", "F.group_norm(dimg, 1)"), ("long.view::<Shape![1, 3, 100]>().instance_norm(1e-5).weight(&b3)", "F.instance_norm(long.view(1, 3, 100), weight=b3)"),
    ("img.instance_norm(1e-5)", "F.instance_norm(img)"), ("seqt.permute::<Dims![2, 1, 0]>().instance_norm(1e-3).weight(&b4).bias(&m4)", "F.instance_norm(seqt.permute(2, 1, 0), weight=b4, bias=m4, eps=1e-3)"),
    *[(f"{z}.instance_norm(1e-5)", f"F.instance_norm({z})") for z in ("z230", "z034", "z204", "z2304")], ("z230.instance_norm(1e-5).weight(&z3).bias(&z3)", "F.instance_norm(z230, weight=z3, bias=z3)"),
    ("z034.group_norm::<3>(1e-5)", "F.group_norm(z034, 3)"), ("z05.group_norm::<1>(1e-5)", "F.group_norm(z05, 1)"),
    # Without elements.
    *[(f"{z}.layer_norm::<Shape![{n}]>(1e-5)", f"F.layer_norm({z}, ({n},))") for z, n in [("z230", "0"), ("z230", "3, 0"), ("z034", "4"), ("z204", "0, 4")]],
    *[(f"{z}.{f}::<{d}>()", f"F.{f}({z}, {d})") for z in ("z230", "z034", "z204") for f in ("softmax", "log_softmax") for d in (1, -1)],
    ("z230.batch_norm(&z3, &z3, 1e-5)", "F.batch_norm(z230, z3, z3)"), ("z034.batch_norm(&z3, &z3, 1e-5)", "F.batch_norm(z034, z3, z3)"),
    ("z034.conv1d(v3.transpose::<0, 1>())", "F.conv1d(z034, v3.transpose(0, 1))"),
    ("z034.max_pool1d::<Kernel<2>>()", "F.max_pool1d(z034, 2)"), ("z034.avg_pool1d::<Kernel<2>>()", "F.avg_pool1d(z034, 2)"), ("z204.adaptive_avg_pool1d::<3>()", "F.adaptive_avg_pool1d(z204, 3)"),
    ("z05.linear(&lw)", "F.linear(z05, lw)"), ("z230.linear(z05.t())", "F.linear(z230, z05.t())"), ("z230.linear(z05.t()).bias(&q5)", "F.linear(z230, z05.t(), q5)"), ("q35.linear(&z05)", "F.linear(q35, z05)"),
]
ATTENTION = [
    ("q.scaled_dot_product_attention(&k, &v)", "F.scaled_dot_product_attention(q, k, v)"), ("q.scaled_dot_product_attention(&k, &v).causal()", "F.scaled_dot_product_attention(q, k, v, is_causal=True)"),
    ("q.scaled_dot_product_attention(&k, &v).mask(&seen)", "F.scaled_dot_product_attention(q, k, v, seen)"), ("q.scaled_dot_product_attention(&k, &v).mask(&row)", "F.scaled_dot_product_attention(q, k, v, row.expand(3, 5))"),
    ("q.scaled_dot_product_attention(&k, &v).mask(&bias).scale(0.3)", "F.scaled_dot_product_attention(q, k, v, bias, scale=0.3)"),
    ("qd.scaled_dot_product_attention(&kd, &kd)", "F.scaled_dot_product_attention(qd, kd, kd)"),
    ("k.transpose::<1, 2>().scaled_dot_product_attention(k.mT(), k.mT())", "F.scaled_dot_product_attention(k.mT, k.mT, k.mT)"),
    ("q.select::<0, 1>().slice(s![..;2]).scaled_dot_product_attention(k.select::<0, 0>(), v.select::<0, 0>())", "F.scaled_dot_product_attention(q[1, ::2], k[0], v[0])"),
    ("q.scaled_dot_product_attention(&z204, &z204)", "F.scaled_dot_product_attention(q, z204, z204)"), ("z204.scaled_dot_product_attention(&q, &q)", "F.scaled_dot_product_attention(z204, q, q)"),
    ("z230.scaled_dot_product_attention(&z230, &q)", "F.scaled_dot_product_attention(z230, z230, q)"),
]
LAZY = [
    ("img.prelu(&slope)", "F.prelu(img, slope.reshape(-1))"), ("x.huber_loss(&y, 0.7)", "F.huber_loss(x, y, delta=0.7, reduction='none')"),
    ("x.smooth_l1_loss(&y, 0.7)", "F.smooth_l1_loss(x, y, beta=0.7, reduction='none')"), ("x.smooth_l1_loss(&y, 0.0)", "F.smooth_l1_loss(x, y, beta=0.0, reduction='none')"),
    ("d.huber_loss(d.expand::<Shape![3, 4]>() * 2.0, 0.5)", "F.huber_loss(d, d * 2, delta=0.5, reduction='none')"),
    ("q35.kl_div(&prob)", "F.kl_div(q35, prob, reduction='none')"), ("q35.slice(s![0, ..3]).kl_div(&edge)", "F.kl_div(q35[0, :3], edge, reduction='none')"),
    ("q35.t().kl_div_log_target(prob.t())", "F.kl_div(q35.t(), prob.t(), reduction='none', log_target=True)"),
    *[(f"logs.view::<Shape![5, 1]>().kl_div{r}(goals.select::<0, {k}>())", f"F.kl_div(logs.view(5, 1), goals[{k}], reduction='none'{p})") for k in (0, 1) for r, p in [("", ""), ("_log_target", ", log_target=True")]],
    ("logs.slice(s![3..]).kl_div(goals.slice(s![0, ..2]))", "F.kl_div(logs[3:], goals[0, :2], reduction='none')"),
]
SCALAR += [(f"({rust}).{red}()", python.replace("'none'", f"'{red}'")) for rust, python in LAZY if "loss" in rust or "log_target" in rust or "logs" in rust for red in ("mean", "sum")]

RUST = {torch.float32: "f32", torch.float64: "f64", torch.int64: "i64", torch.int32: "i32", torch.bool: "bool"}


def literal(v, dtype):
    if dtype == torch.float32:
        return f"f32::from_bits(0x{struct.unpack('<I', struct.pack('<f', v))[0]:08x})"
    if dtype == torch.float64:
        return f"f64::from_bits(0x{struct.unpack('<Q', struct.pack('<d', v))[0]:016x})"
    return str(v).lower()


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
    "norm": [("layer", *c) for c in NORM], "lookup": [("lookup" if "loss" in c[0] or "entropy" in c[0] else "found", *c) for c in LOOKUP],
    "loss": [("lazy", r, t) for r, t, _ in LOSS], "scalar": [("scalar", *c) for c in SCALAR],
    "same": [("layer", *c) for c in SAME], "transposed": [("layer", *c) for c in TRANSPOSED], "ceil": [("layer", *c) for c in CEIL],
    "places": [("places", *c) for c in PLACES], "adaptive": [("layer", *c) for c in ADAPTIVE], "groups": [("layer", *c) for c in GROUPS],
    "attention": [("layer", *c) for c in ATTENTION], "samples": [("layer", *c) for c in SAMPLES], "more": [("lazy", *c) for c in LAZY],
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
