"""Writes cases.rs: products in Rust beside what PyTorch makes of them.

    python tests/matrix/generate.py > tests/matrix/cases.rs

Operands are small integers in floats, so that every product is exact in any order of summation; decompositions
are compared in tests/matrix.rs by what defines them. Deterministic: one seed.
"""
import re

import torch

torch.manual_seed(20261122)


def numbers(*size):
    return torch.randint(-9, 10, size).float()


TENSORS = {
    "a": numbers(3, 4), "b": numbers(4, 5), "v": numbers(4), "w": numbers(3), "cube": numbers(2, 3, 4),
    "batch": numbers(2, 4, 5), "wide": numbers(5, 1, 3, 4), "sq": numbers(4, 4), "tall": numbers(7, 3),
    "i": torch.randint(-50, 50, (3, 4)), "k": torch.randint(-50, 50, (4, 2)), "n": numbers(0, 4), "e": numbers(3, 0),
    "m": numbers(37, 41), "o": numbers(41, 35), "long": numbers(1000), "bias": numbers(5), "x3": numbers(3),
    "one": numbers(1, 4), "row": numbers(1, 3, 4),
    "i8": torch.randint(-128, 128, (3, 4), dtype=torch.int8), "i16": torch.randint(-2**15, 2**15, (4, 3), dtype=torch.int16),
    "i32": torch.randint(-2**31, 2**31, (3, 3), dtype=torch.int32), "u8": torch.randint(0, 256, (4,), dtype=torch.uint8),
    "z00": torch.zeros(0, 0), "z03": torch.zeros(0, 3), "z30": torch.zeros(3, 0), "z0": torch.zeros(0), "z02": torch.zeros(0, 2),
}
# Left and right operands of each product: contiguous, transposed, stepped, expanded, batched, computed.
MATRICES = [
    ("A", "a", "&B", "b"), ("B.t()", "b.t()", "A.t()", "a.t()"), ("A.slice(s![..;2, 1..])", "a[::2, 1:]", "B.slice(s![1.., ..;3])", "b[1:, ::3]"),
    ("V.expand::<Shape![3, 4]>()", "v.expand(3, 4)", "SQ.t()", "sq.t()"), ("(A * 2.0)", "(a * 2)", "B - 1.0", "(b - 1)"),
    ("CUBE.select::<1, 2>()", "cube[:, 2]", "BATCH.select::<0, 1>()", "batch[1]"), ("M", "m", "&O", "o"), ("O.t()", "o.t()", "M.t()", "m.t()"),
    ("N", "n", "&B", "b"), ("E", "e", "N", "n"), ("TALL", "tall", "&A", "a"), ("I", "i", "&K", "k"),
    ("TALL.slice(s![..1])", "tall[:1]", "&A", "a"), ("A", "a", "B.narrow::<1, 0, 1>()", "b[:, :1]"), ("M.t()", "m.t()", "M", "m"),
    ("(M + 1.0)", "(m + 1)", "O * 2.0", "(o * 2)"),
]
CASES = []


def case(rust, python):
    CASES.append((rust, python))


for l, pl, r, pr in MATRICES:
    case(f"{l}.mm({r}).eval()", f"{pl}.mm({pr})")
    case(f"{l}.matmul({r}).eval()", f"{pl}.matmul({pr})")
for l, pl, r, pr in [("A", "a", "&V", "v"), ("A.t()", "a.t()", "&W", "w"), ("SQ", "sq", "A.select::<0, 1>()", "a[1]"), ("SQ", "sq", "SQ.select::<1, 2>()", "sq[:, 2]"),
                     ("O", "o", "O.narrow::<0, 0, 35>().select::<1, 3>()", "o[:35, 3]"), ("M.t()", "m.t()", "O.narrow::<0, 0, 37>().select::<1, 0>()", "o[:37, 0]"), ("A", "a", "V * 2.0", "(v * 2)")]:
    case(f"{l}.mv({r}).eval()", f"{pl}.mv({pr})")
    case(f"{l}.matmul({r}).eval()", f"{pl}.matmul({pr})")
for l, pl, r, pr in [("CUBE", "cube", "&BATCH", "batch"), ("BATCH.transpose::<1, 2>()", "batch.transpose(1, 2)", "CUBE.mT()", "cube.mT"),
                     ("CUBE.slice(s![.., ..;2, ..])", "cube[:, ::2]", "BATCH.slice(s![.., .., ..;2])", "batch[:, :, ::2]"),
                     ("A.expand::<Shape![2, 3, 4]>()", "a.expand(2, 3, 4)", "&BATCH", "batch"), ("CUBE.permute::<Dims![1, 0, 2]>()", "cube.permute(1, 0, 2)", "CUBE.permute::<Dims![1, 2, 0]>()", "cube.permute(1, 2, 0)"),
                     ("(CUBE + 1.0)", "(cube + 1)", "&BATCH", "batch")]:
    case(f"{l}.bmm({r}).eval()", f"{pl}.bmm({pr})")
for l, pl, r, pr in [("V", "v", "&V", "v"), ("V", "v", "&B", "b"), ("V", "v", "&BATCH", "batch"), ("CUBE", "cube", "&V", "v"), ("CUBE", "cube", "&B", "b"), ("A", "a", "&BATCH", "batch"),
                     ("CUBE", "cube", "&BATCH", "batch"), ("WIDE", "wide", "&BATCH", "batch"), ("WIDE", "wide", "&B", "b"), ("WIDE", "wide", "&V", "v"), ("V", "v", "WIDE.mT()", "wide.mT"),
                     ("WIDE", "wide", "WIDE.mT()", "wide.mT"), ("ROW", "row", "&BATCH", "batch"), ("ONE", "one", "&BATCH", "batch"), ("LONG", "long", "&LONG", "long"),
                     ("BATCH.transpose::<0, 2>()", "batch.transpose(0, 2)", "CUBE.select::<1, 0>()", "cube[:, 0]"), ("WIDE.expand::<Shape![5, 2, 3, 4]>()", "wide.expand(5, 2, 3, 4)", "&BATCH", "batch")]:
    case(f"{l}.matmul({r}).eval()", f"{pl}.matmul({pr})")
case("V.outer(&W).eval()", "v.outer(w)")
case("A.select::<1, 1>().outer(B.select::<0, 0>()).eval()", "a[:, 1].outer(b[0])")
case("A.kron(&TALL).eval()", "torch.kron(a, tall)")
case("A.t().kron(ONE).eval()", "torch.kron(a.t().contiguous(), one)")
case("X3.cross(&W).eval()", "torch.linalg.cross(x3, w)")
case("A.select::<1, 0>().cross(TALL.select::<0, 2>()).eval()", "torch.linalg.cross(a[:, 0].contiguous(), tall[2])")
case("TALL.cross(W.expand::<Shape![7, 3]>()).eval()", "torch.linalg.cross(tall, w.expand(7, 3))")
case("TALL.cross(W.unsqueeze::<0>()).eval()", "torch.linalg.cross(tall, w[None])")
case("A.t().cross(TALL.slice(s![..4])).eval()", "torch.linalg.cross(a.t(), tall[:4])")
case("CUBE.transpose::<1, 2>().cross(A.t().unsqueeze::<0>()).eval()", "torch.linalg.cross(cube.transpose(1, 2), a.t()[None])")
case("TALL.unsqueeze::<1>().cross(A.t().unsqueeze::<0>()).eval()", "torch.linalg.cross(tall[:, None], a.t()[None])")
for beta, alpha in [(1, 1), (0, 2), (-2, 3)]:
    case(f"BIAS.addmm(&A, &B, {beta}.0, {alpha}.0).eval()", f"torch.addmm(bias, a, b, beta={beta}, alpha={alpha})")
    case(f"TALL.narrow::<0, 0, 3>().select::<1, 0>().unsqueeze::<1>().addmm(A, B, {beta}.0, {alpha}.0).eval()", f"torch.addmm(tall[:3, :1], a, b, beta={beta}, alpha={alpha})")
    case(f"BIAS.baddbmm(&CUBE, &BATCH, {beta}.0, {alpha}.0).eval()", f"torch.baddbmm(bias, cube, batch, beta={beta}, alpha={alpha})")
EINSUM = [
    ("ij,jk->ik", "A B"), ("ij,jk", "A B"), ("bij,bjk->bik", "CUBE BATCH"), ("bij,bjk->ibk", "CUBE BATCH"), ("bij,bjk->kib", "CUBE BATCH"), ("bij,bjk->ik", "CUBE BATCH"),
    ("bij,bjk", "CUBE BATCH"), ("bij,bjk->", "CUBE BATCH"), ("ij->ji", "A"), ("ij->", "A"), ("ij->j", "A"), ("ij->i", "A"), ("ii", "SQ"), ("ii->i", "SQ"), ("ij", "A"), ("ba", "A"),
    ("i,j->ij", "V W"), ("i,i->", "V V"), ("i,i->i", "V V"), ("i,i", "V V"), ("ij,j->i", "A V"), ("ij,j", "A V"), ("j,ij->i", "V A"), ("ij,ij->", "A A"), ("ij,ij->ij", "A A"), ("ij,ij->ji", "A A"),
    ("ii,ij->ij", "SQ SQ"), ("ii,jj->ij", "SQ SQ"), ("ii,ii", "SQ SQ"), ("bij->b", "CUBE"), ("bij->jbi", "CUBE"), ("abij,kjc->aibkc", "WIDE BATCH"), ("abij,kjc->akic", "WIDE BATCH"), ("abij,ij->ab", "WIDE A"),
    ("bij,bij->b", "CUBE CUBE"), ("bij,bij->bj", "CUBE CUBE"), ("bij,ij->b", "CUBE A"), ("bij,bij->", "CUBE CUBE"), ("ij,k->ijk", "A W"), ("ij,k->j", "A W"), ("ij,kj->ik", "ONE A"), ("ij,ij->ij", "ONE A"), ("ij,ij->j", "A ONE"),
    ("i,ij,j->", "W A V"), ("ij,jk,kl->il", "A SQ B"), ("ij,jk,lj->ikl", "A B A"), ("i,j,k->kij", "W V BIAS"), ("ij,ij,ij->i", "A A ONE"), ("bij,bjk,k->bi", "CUBE BATCH BIAS"), ("ii,ij,jj->i", "SQ SQ SQ"),
    ("ij,jk->ik", "M O"), ("ji,jk->ki", "M M"), ("ij,jk->ik", "I K"), ("ij,jk->ik", "E N"), ("ij->j", "N"), ("aB,Bc", "A B"), (" i j , j k -> i k ", "A B"),
]
for pattern, operands in EINSUM:
    names = operands.split()
    case(f'einsum!("{pattern}", ' + ", ".join("&" + x for x in names) + ").eval()", f'torch.einsum("{pattern}", ' + ", ".join(x.lower() for x in names) + ")")
case('einsum!("ij,jk->ik", A.t().slice(s![..;2]), A * 2.0).eval()', 'torch.einsum("ij,jk->ik", a.t()[::2], a * 2)')
case('einsum!("bij,bkj->bik", V.expand::<Shape![2, 3, 4]>(), CUBE).eval()', 'torch.einsum("bij,bkj->bik", v.expand(2, 3, 4), cube)')
# Integers are summed as `i64` where their own elements are, in their own type where products are.
for pattern, operands in [("ij->", "I8"), ("ij->j", "I8"), ("ij", "I8"), ("ij->ji", "I8"), ("ij->i", "I16"), ("ij->", "I32"), ("ii", "I32"), ("ii->i", "I32"), ("i->", "U8"), ("i->i", "U8"),
                          ("ij,ij->", "I8 I8"), ("ij,ij->i", "I32 I32"), ("ij,kj->ik", "I8 I8"), ("ij,jk->", "I16 I16.t()"), ("i,j->", "U8 U8"), ("i,j->ij", "U8 U8"), ("ij,kl->jk", "I8 I8"),
                          ("ij,ij,ij->ij", "I8 I8 I8"), ("i,j,k->", "U8 U8 U8"), ("i,j,k->ik", "U8 U8 U8"), ("ij->j", "Z03"), ("ij->i", "Z03")]:
    case(f'einsum!("{pattern}", ' + ", ".join("&" + x for x in operands.split()) + ").eval()", f'torch.einsum("{pattern}", ' + ", ".join(x.lower() for x in operands.split()) + ")")
# Of any numbers of dimensions.
for l, pl, r, pr in [("V", "v", "&W", "w"), ("A", "a", "&W", "w"), ("W", "w", "&A", "a"), ("CUBE", "cube", "&W", "w"), ("W", "w", "CUBE.slice(s![.., .., ..2])", "cube[:, :, :2]"),
                     ("CUBE.transpose::<0, 2>()", "cube.transpose(0, 2).contiguous()", "A.t().narrow::<0, 1, 2>()", "a.t()[1:3].contiguous()"), ("WIDE.select::<0, 3>()", "wide[3]", "CUBE.narrow::<2, 1, 2>()", "cube[:, :, 1:3]"),
                     ("A.select::<0, 0>().select::<0, 1>()", "a[0, 1]", "&W", "w"), ("CUBE", "cube", "W.select::<0, 2>()", "w[2]"), ("W.select::<0, 0>()", "w[0]", "W.select::<0, 1>()", "w[1]"),
                     ("W.view::<Shape![3, 1, 1, 1, 1, 1, 1, 1]>()", "w.view(3, 1, 1, 1, 1, 1, 1, 1)", "V.view::<Shape![2, 1, 1, 1, 1, 1, 1, 2]>()", "v.view(2, 1, 1, 1, 1, 1, 1, 2)"),
                     ("Z0", "z0", "&W", "w"), ("CUBE", "cube", "&Z03", "z03"), ("I8", "i8", "&I8.select::<0, 0>()", "i8[0]"), ("U8", "u8", "&U8", "u8")]:
    case(f"{l}.kron({r}).eval()", f"torch.kron({pl}, {pr})")
# Without elements.
for name, results in [("cholesky", 1), ("inverse", 1), ("svdvals", 1), ("pinv", 1), ("qr", 2), ("lu", 3), ("svd", 3), ("eigh", 2)]:
    torch_name = {"inverse": "inv"}.get(name, name)
    for z in ("z00", "z03", "z30") if name in ("svdvals", "pinv", "qr", "lu", "svd") else ("z00",):
        for k in range(results):
            part, at = (f".{k}", f"[{k}]") if results > 1 else ("", "")
            unwrap = ".eval()" if name in ("qr", "lu") else ".eval().unwrap()"
            full = ", full_matrices=False" if name == "svd" else ""
            case(f"{z.upper()}.{name}(){unwrap}{part}", f"torch.linalg.{torch_name}({z}{full}){at}")
for l, r in [("Z00", "Z0"), ("Z00", "Z02"), ("Z00", "Z00"), ("SQ", "N.t()")]:
    case(f"{l}.solve(&{r}).eval().unwrap()", f"torch.linalg.solve({l.lower()}, {r.lower()})")
for l, r in [("Z00", "Z0"), ("Z30", "W"), ("Z30", "A"), ("TALL", "TALL.narrow::<1, 0, 0>()")]:
    case(f"{l}.lstsq(&{r}).eval().unwrap()", f"torch.linalg.lstsq({l.lower()}, {r.lower().replace('::<1, 0, 0>()', '(1, 0, 0)')}).solution")
case("Z00.solve_triangular(&Z02, true).eval().unwrap()", "torch.linalg.solve_triangular(z00, z02, upper=True)")
case("Z00.matrix_power(-2).eval().unwrap()", "torch.linalg.matrix_power(z00, -2)")
SCALARS = [("V.dot(A.select::<0, 2>())", "v.dot(a[2])"), ("LONG.dot(&LONG)", "long.dot(long)"), ("SQ.select::<1, 0>().dot(SQ.select::<0, 1>())", "sq[:, 0].dot(sq[1])"),
           ("SQ.trace()", "sq.trace()"), ("TALL.trace()", "tall.trace()"), ("TALL.t().trace()", "tall.t().trace()"), ("I.trace()", "i.trace()"),
           ("Z00.det()", "torch.linalg.det(z00)"), ("Z00.slogdet().0", "torch.linalg.slogdet(z00)[0]"), ("Z00.slogdet().1", "torch.linalg.slogdet(z00)[1]")]
SCALARS += [(f"{z.upper()}.matrix_rank().unwrap()", f"torch.linalg.matrix_rank({z})") for z in ("z00", "z03", "z30")]
SCALARS += [(f"{z.upper()}.matrix_norm(MatrixNorm::{r}).unwrap()", f"torch.linalg.matrix_norm({z}, {p})") for z in ("z00", "z03", "z30")
            for r, p in [("Frobenius", "'fro'"), ("Nuclear", "'nuc'"), ("One", "1"), ("Two", "2"), ("Infinity", "torch.inf")]]
SCALARS += [(f"{z.upper()}.trace()", f"{z}.trace()") for z in ("z00", "z03")] + [("I8.trace()", "i8.trace()"), ("I32.trace()", "i32.trace()")]

RUST = {torch.float32: "f32", torch.int64: "i64", torch.int8: "i8", torch.int16: "i16", torch.int32: "i32", torch.uint8: "u8"}


def elements(t, suffix=""):
    return ", ".join(f"{x:.1f}" if t.dtype == torch.float32 else f"{x}{suffix}" for x in t.reshape(-1).tolist())


# Names of tensors of narrow integers: the type of a result shows what it is summed in.
NARROW = re.compile(r"\b(I8|I16|I32|U8)\b")


print(f"// Written by generate.py with PyTorch {torch.__version__.split('+')[0]}.")
for name, t in TENSORS.items():
    view = f"TensorView<{RUST[t.dtype]}, Shape![{', '.join(map(str, t.shape))}]>"
    print(f"static {name.upper()}: {view} = {view.replace('<', '::<', 1)}::new(&[{elements(t)}]);")
env = {**TENSORS, "torch": torch}
for part in range(0, len(CASES), 20):
    print(f"#[test]\nfn products_{part // 20}() {{")
    for rust, python in CASES[part:part + 20]:
        y = eval(python, env)
        # Large results by their sums and weighted sums.
        if y.numel() > 200:
            weights = torch.arange(y.numel()).reshape(y.shape) % 7
            print(f"    large!({rust}, [{', '.join(map(str, y.shape))}], [{elements(torch.stack([y.sum(), (y * weights).sum()]))}]);")
        else:
            print(f"    same!({rust}, [{', '.join(map(str, y.shape))}], [{elements(y, RUST[y.dtype] if NARROW.search(rust) else '')}]);")
    print("}")
print("#[test]\nfn numbers() {")
for rust, python in SCALARS:
    y = eval(python, env)
    print(f"    assert_eq!({rust}, {elements(y, RUST[y.dtype])});" if NARROW.search(rust) else f"    assert_eq!({rust} as f32, {float(y):.1f});")
print("}")
print(f"const CASES: usize = {len(CASES) + len(SCALARS)};")
