#!/usr/bin/env python3
"""Makes random programs, runs them with the library, and compares with what PyTorch gives.

    python3 tests/random/judge.py --seeds 0..10 --count 300        # 3,000 programs
    python3 tests/random/judge.py --seeds 7..8 --families unary,reduce --count 100
    python3 tests/random/judge.py --only 7:123,9:4                 # single programs, shown

Prints each disagreement with the program in both spellings; the exit status is 1 if there is one.
"""
import argparse
import json
import math
import os
import random
import re
import resource
import struct
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import torch  # noqa: E402

import explained  # noqa: E402
import families  # noqa: E402
import operands  # noqa: E402
import views  # noqa: E402

ROOT = HERE.parent.parent
DTYPES = {"f32": torch.float32, "f64": torch.float64, "i8": torch.int8, "i16": torch.int16, "i32": torch.int32, "i64": torch.int64,
          "u8": torch.uint8, "bool": torch.bool, "c64": torch.complex64, "c128": torch.complex128}
LIBRARY = [ROOT]
FOLDER = [ROOT / "target" / "random"]
CHECKS = ["true"]
LEVEL = ["0"]
FEATURES = ["std", "rayon", "linalg", "fft"]


# ---------------------------------------------------------------- programs

def program(seed, number, names, share_of_views, share_of_wrong):
    rng = random.Random(f"{seed} {number}")
    torch.manual_seed(rng.getrandbits(32))
    while True:
        wild = rng.random() < share_of_wrong
        if rng.random() < share_of_views:
            return views.View(rng, wild)
        name = rng.choices(names, [families.FAMILIES[n][1] for n in names])[0]
        p = families.FAMILIES[name][0](operands.Program(rng, name, wild))
        if p is not None:
            return p


# ---------------------------------------------------------------- crates

def crate(name, source):
    folder = FOLDER[0] / name
    (folder / "src").mkdir(parents=True, exist_ok=True)
    (folder / "Cargo.toml").write_text(
        f'[package]\nname = "{name}"\nversion = "0.0.0"\nedition = "2024"\n[workspace]\n[dependencies]\n'
        f'stridewise = {{ path = "{LIBRARY[0]}", features = {json.dumps(FEATURES)} }}\n'
        f'[profile.dev]\ndebug = false\nincremental = false\nopt-level = {LEVEL[0]}\ncodegen-units = 4\npanic = "abort"\noverflow-checks = {CHECKS[0]}\n'
        f'debug-assertions = {CHECKS[0]}\n')
    lock = folder / "Cargo.lock"
    if not lock.exists():
        lock.write_text((ROOT / "Cargo.lock").read_text())
    (folder / "src" / "support.rs").write_text((HERE / "support.rs").read_text())
    (folder / "src" / "main.rs").write_text(source)
    return folder


def cargo(command, folder):
    env = dict(os.environ, CARGO_TARGET_DIR=str(FOLDER[0] / "build"), CARGO_TERM_COLOR="never")
    env.pop("CARGO_PROFILE_DEV_DEBUG", None)
    run = subprocess.run(["cargo", command, "--message-format=json", "--quiet"], cwd=folder, env=env, capture_output=True, text=True)
    messages = [json.loads(line) for line in run.stdout.splitlines() if line.startswith("{")]
    errors = [m["message"] for m in messages if m["reason"] == "compiler-message" and m["message"]["level"] == "error"]
    return run, errors


def lines_of(message):
    """The lines of `main.rs` that an error points to: those of its own spans, or of its notes where it has none."""
    def own(spans):
        for span in spans:
            while span["expansion"] and not span["file_name"].endswith("main.rs"):
                span = span["expansion"]["span"]
            if span["file_name"].endswith("src/main.rs"):
                yield span["line_start"]
    primary = list(own([s for s in message["spans"] if s["is_primary"]]))
    return primary or list(own(message["spans"])) or [n for c in message["children"] for n in own(c["spans"])]


def source(programs, illegal):
    """The text of a crate; of each line, whose it is."""
    lines = ["#![allow(unused, clippy::all)]", "mod support;", "use stridewise::prelude::*;", "use stridewise::einsum;", "use support::Io;", ""]
    owner, last, data = {}, {}, b""
    for number, p in programs:
        text = p.rust_function(number, len(data), illegal)
        data += p.data()
        for line in text:
            lines.append(line)
            owner[len(lines)] = number
        last[number] = len(lines) - 1
    lines.append("fn main() {")
    lines.append("    support::run(&[" + ", ".join(f"({n}, p{n} as fn(&mut Io))" for n, _ in programs) + "]);" if not illegal else "")
    lines.append("}")
    return "\n".join(lines) + "\n", owner, last, data


def run_legal(programs, refused):
    """The output of each program; those that do not compile go to `refused`."""
    for _ in range(6):
        if not programs:
            return {}
        text, owner, _, data = source(programs, False)
        folder = crate("legal", text)
        run, errors = cargo("build", folder)
        if run.returncode == 0:
            break
        wrong = {}
        for message in errors:
            for line in lines_of(message):
                if line in owner:
                    wrong.setdefault(owner[line], message["rendered"])
        if not wrong:
            raise SystemExit("the crate does not build:\n" + "\n".join(m["rendered"] for m in errors)[:4000] + run.stderr[:4000])
        refused.update(wrong)
        programs = [(n, p) for n, p in programs if n not in wrong]
    else:
        raise SystemExit("errors remain")
    (FOLDER[0] / "data.bin").write_bytes(data)
    outputs, start = {}, 0
    while start < len(programs):
        # A panic ends the process; the next one begins after that program.
        command = [str(FOLDER[0] / "build" / "debug" / "legal"), str(FOLDER[0] / "data.bin"), str(start)]
        try:
            run = subprocess.run(command, capture_output=True, text=True, timeout=600)
            text, code = run.stdout, run.returncode
        except subprocess.TimeoutExpired as error:
            text, code = (error.stdout or b"").decode(), "no end"
        current = None
        for line in text.splitlines():
            if line.startswith("program "):
                start += 1
                current = outputs.setdefault(int(line[8:]), [])
            else:
                current.append(line)
        if code == 0:
            break
        if current is None:
            raise SystemExit(f"the programs end with {code} before the first")
        if not any(line.startswith("panic") for line in current):
            current.append(f"panic: the process ended with {code}")
    for number, _ in programs:
        outputs.setdefault(number, ["panic the process ended before"])
    return outputs


def run_illegal(programs):
    """Of each program: what rustc says on its last line, and elsewhere."""
    text, owner, last, _ = source(programs, True)
    folder = crate("illegal", text)
    _, errors = cargo("check", folder)
    said, elsewhere, lost = {}, {}, []
    for message in errors:
        lines = lines_of(message)
        if not lines and not message["message"].startswith("aborting"):
            lost.append(message["rendered"])
        for line in lines[:1]:
            number = owner.get(line)
            if number is None:
                lost.append(message["rendered"])
            elif line == last[number]:
                said.setdefault(number, message["rendered"])
            else:
                elsewhere.setdefault(number, message["rendered"])
    return said, elsewhere, lost


# ---------------------------------------------------------------- comparing

def parsed(line):
    name, shape, numbers = re.fullmatch(r"value (\w+) \[(.*?)\] :(.*)", line).groups()
    dtype, shape = DTYPES[name], [int(n) for n in shape.split(",") if n.strip()]
    bits = [int(n, 16) for n in numbers.split()]
    width = {"f32": "I", "f64": "Q", "i8": "B", "i16": "H", "i32": "I", "i64": "Q", "u8": "B", "bool": "B", "c64": "I", "c128": "Q"}[name]
    raw = struct.pack(f"<{len(bits)}{width}", *bits)
    if not raw:
        return torch.zeros(shape, dtype=dtype)
    return torch.frombuffer(bytearray(raw), dtype=dtype).reshape(shape)


def allowed(p, k, theirs, scales):
    """How far each element may be off, and whether the sign of 0 counts."""
    eps = torch.finfo(theirs.dtype).eps
    wide = torch.view_as_real(theirs).double() if theirs.is_complex() else theirs.double()
    finite = wide[torch.isfinite(wide)].abs()
    most = finite.max().item() if finite.numel() else 0.0
    kind, n = p.tolerance[:2]
    if kind == "ulp":
        return (n + 1) * eps * wide.abs() + (n + 1) * (1.5e-45 if theirs.dtype == torch.float32 else 5e-324)
    if kind == "max" or kind == "set":
        return torch.full_like(wide, n * eps * max(most, getattr(p, "floor", 1e-30)))
    if kind == "condition":
        a = eval(p.tolerance[2], p.env()).double()
        s = torch.linalg.svdvals(a)
        c = (s[0] / s[-1]).item() if s.numel() and s[-1] > 0 else 1.0
        return torch.full_like(wide, n * eps * c * c * max(most, 1e-30))
    if scales is not None and k < len(scales):
        s = scales[k].double().abs().expand(theirs.shape) if not theirs.is_complex() else scales[k].abs().double().unsqueeze(-1).expand_as(wide)
        s = torch.where(torch.isfinite(s), s, torch.zeros(()).double())
        return n * eps * (s + wide.abs().nan_to_num(0, 0, 0)) + 4 * torch.finfo(theirs.dtype).tiny * eps * n
    return n * eps * (wide.abs().nan_to_num(0, 0, 0) + most)


def off(p, k, ours, theirs, scales):
    """A mask of the elements that disagree."""
    if ours.dtype == torch.bool or not (ours.dtype.is_floating_point or ours.is_complex()):
        return ours != theirs
    if p.tolerance == "exact":
        if ours.is_complex():
            ours, theirs = torch.view_as_real(ours), torch.view_as_real(theirs)
        same = (ours == theirs) | (ours.isnan() & theirs.isnan())
        if getattr(p, "zero_sign", True):
            same &= (ours.signbit() == theirs.signbit()) | ours.isnan()
        return ~same
    limit = allowed(p, k, theirs, scales)
    if p.tolerance[0] == "set":
        left = torch.view_as_complex(torch.view_as_real(theirs).double().clone()).tolist()
        bad = []
        for x in ours.tolist():
            nearest = min(left, key=lambda y: abs(x - y))
            bad.append(abs(x - nearest) > limit.max().item() * 2)
            left.remove(nearest)
        return torch.tensor(bad)
    a = torch.view_as_real(ours).double() if ours.is_complex() else ours.double()
    b = torch.view_as_real(theirs).double() if theirs.is_complex() else theirs.double()
    same = (a == b) | (a.isnan() & b.isnan()) | ((a - b).abs() <= limit)
    if p.tolerance[0] == "ulp" and getattr(p, "zero_sign", True) and not ours.is_complex():
        same &= ~((a == 0) & (b == 0) & (ours.signbit() != theirs.signbit()))
    return ~same if not ours.is_complex() else (~same).any(-1)


class Verdict(Exception):
    pass


def compare(p, answer, output, tally):
    """None, or what disagrees."""
    for line in output:
        if line.startswith("panic"):
            return line
    if isinstance(answer, Exception):
        if any(line.startswith("error") for line in output):
            tally["refused when run"] += 1
            return None
        reason = explained.taken(p, answer)
        if reason:
            tally["explained: " + reason] += 1
            return None
        return f"PyTorch refuses it ({type(answer).__name__}: {str(answer)[:200]}), the library does not: {output}"
    for line in output:
        if line.startswith("error"):
            return f"the library says: {line}; PyTorch gives {answer}"
    ours = []
    for line in output:
        if line.startswith("strides "):
            ours.append(line[8:])
        elif line.startswith("text "):
            ours.append(line[5:])
        else:
            ours.append(parsed(line))
    if len(ours) != len(answer):
        return f"{len(ours)} results instead of {len(answer)}"
    reference = scales = None
    asked = False
    for k, (mine, theirs) in enumerate(zip(ours, answer)):
        if isinstance(theirs, str):
            if mine != theirs.replace("\n", "|"):
                return f"{mine}\n    instead of\n    {theirs}"
            continue
        if list(mine.shape) != list(theirs.shape):
            return f"shape {list(mine.shape)} instead of {list(theirs.shape)}"
        if mine.dtype != theirs.dtype:
            return f"elements of {mine.dtype} instead of {theirs.dtype}"
        if theirs.numel() == 0:
            continue
        theirs = theirs.detach().resolve_conj().resolve_neg().contiguous()
        if not asked and p.tolerance != "exact":
            scales, asked = p.scaled(), True
        bad = off(p, k, mine, theirs, scales)
        if bad.any() and (mine.dtype == torch.float32 or mine.dtype == torch.complex64) and p.tolerance != "exact":
            # PyTorch's own rounding may be the larger one: what counts is the exact result.
            reference = reference or p.reference()
            if reference is not None and k < len(reference):
                exact = reference[k].to(theirs.dtype).contiguous()
                near = ~off(p, k, mine, exact, scales)
                if (bad & near).any():
                    bad = bad & ~near
                    if not bad.any():
                        tally["explained: PyTorch's result is farther from the one in doubles than the library's"] += 1
        if not bad.any():
            continue
        texts = getattr(p, "operands", [])
        xs = []
        if texts:
            env = p.env()
            xs = [eval(t, env).expand(theirs.shape) for t in texts]
        reasons = Counter()
        for i in bad.nonzero().tolist():
            i = tuple(i)
            elements = [x[i].item() for x in xs]
            reason = explained.element(p, elements, mine[i].item(), theirs[i].item())
            if reason is None:
                a, b = mine[i].item(), theirs[i].item()
                of = f" of {elements}" if elements else ""
                exact = f", in doubles {reference[k][i].item()}" if reference is not None and k < len(reference) else ""
                return f"result {k}, element {list(i)}: {a!r} instead of {b!r}{of}{exact} ({int(bad.sum())} of {bad.numel()} differ)"
            reasons[reason] += 1
        for reason in reasons:
            tally["explained: " + reason] += 1
    if p.why:
        tally["explained: " + explained.SECTION + p.why] += 1
    return None


# ---------------------------------------------------------------- a batch

def judged(pairs, arguments, tally, operations):
    """Programs by their seeds and numbers: which disagree."""
    names = arguments.families or [n for n in families.FAMILIES if n != "fft" or "fft" in FEATURES]
    legal, illegal, answers = [], [], {}
    for number, pair in enumerate(pairs):
        p = program(*pair, names, 0 if arguments.families else arguments.views, arguments.wrong)
        answer = answers[number] = p.judge()
        if isinstance(answer, (TypeError, AssertionError)) and "expected" not in str(answer) and "must be" not in str(answer):
            print(f"seed {pair[0]}, program {pair[1]}: the generator's mistake? {answer!r}\n{p.shown()}")
        tally["programs"] += 1
        operations[p.op if p.family != "views" else f"view: {p.op}"] += 1
        tally["views" if p.family == "views" else "operations"] += 1
        if isinstance(answer, Exception) and not p.checked:
            tally["refused by PyTorch"] += 1
            illegal.append((number, p))
        else:
            legal.append((number, p))
        if arguments.only:
            print(p.shown(), "\n   ", answer)
    disagreements = []

    def report(number, p, kind, text):
        seed, which = pairs[number]
        disagreements.append(f"{seed}:{which}")
        print(f"--- seed {seed}, program {which}: {kind} ({p.family}: {p.op})\n{p.shown()}\n    {text}\n", flush=True)

    refused = {}
    start = time.time()
    outputs = run_legal(legal, refused)
    built, used = time.time() - start, resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    for number, p in legal:
        if number in refused:
            if isinstance(answers[number], Exception):
                tally["refused when compiled, where PyTorch's refusal depends on values"] += 1
                continue
            reason = explained.refused(p, refused[number])
            if reason:
                tally["explained: " + reason] += 1
            else:
                report(number, p, "refused by the library", "\n    ".join(refused[number].splitlines()[:14]))
            continue
        wrong = compare(p, answers[number], outputs[number], tally)
        if wrong:
            report(number, p, "another answer", wrong)
    if illegal:
        said, elsewhere, lost = run_illegal(illegal)
        for text in lost:
            print("an error at no program's line:\n" + text[:1500])
        for number, p in illegal:
            if number in elsewhere:
                report(number, p, "refused at another line", "\n    ".join(elsewhere[number].splitlines()[:10]))
            elif number not in said:
                reason = explained.taken(p, answers[number])
                if reason:
                    tally["explained: " + reason] += 1
                else:
                    report(number, p, "taken by the library", f"{type(answers[number]).__name__}: {str(answers[number])[:300]}")
    tally["disagreements"] += len(disagreements)
    print(f"seed {pairs[0][0]}: {len(legal)} legal, {len(illegal)} refused, {len(disagreements)} disagreements; {built:.0f} s to build and run, {used:.0f} s of the processor so far, "
          f"{time.time() - start - built:.0f} s to check", flush=True)
    return disagreements


def write_readme(paths):
    """The figures of one or more runs, in README.md."""
    runs = [json.loads(Path(path).read_text()) for path in paths]
    tally, operations = Counter(), Counter()
    for run in runs:
        tally.update(run["tally"])
        operations.update(run["operations"])
    tally["disagreements"] = sum(len(run["disagreements"]) for run in runs)
    text = "Written by `judge.py --readme`: PyTorch " + ", ".join(sorted({run["torch"] for run in runs})) + ".\n\n"
    text += "| seeds | programs each | features |\n|---|---|---|\n"
    text += "".join(f"| {run['seeds']} | {run['count']} | {run['features']} |\n" for run in runs)
    text += "\n| | count |\n|---|---|\n"
    first = ["programs", "views", "operations", "refused by PyTorch", "refused when run", "disagreements"]
    text += "".join(f"| {name} | {tally[name]} |\n" for name in first + sorted(set(tally) - set(first)))
    text += "\n| operation | programs |\n|---|---|\n" + "".join(f"| `{name}` | {n} |\n" for name, n in sorted(operations.items()))
    readme = HERE / "README.md"
    readme.write_text(readme.read_text().split("## The last run\n")[0] + "## The last run\n\n" + text)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seeds", default="0..1", help="A..B, without B")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--families", type=lambda s: s.split(","))
    parser.add_argument("--only", type=lambda s: [tuple(map(int, n.split(":"))) for n in s.split(",")], help="seed:number,...")
    parser.add_argument("--views", type=float, default=0.12, help="the share of chains of views")
    parser.add_argument("--wrong", type=float, default=0.25, help="the share of programs with an argument that may not fit")
    parser.add_argument("--features", type=lambda s: s.split(","), help="of the library; std,rayon,linalg,fft where left out")
    parser.add_argument("--unchecked", action="store_true", help="without overflow checks and debug assertions, which builds faster")
    parser.add_argument("--level", choices="0123", default="0", help="of optimisation: from 1, loops are inlined and have vectors")
    parser.add_argument("--folder", type=Path, default=FOLDER[0], help="where the crates are written; one run at a time in each")
    parser.add_argument("--library", type=Path, default=ROOT, help="another copy of the library")
    parser.add_argument("--figures", type=Path, help="where the counts are written")
    parser.add_argument("--again", type=Path, help="only what disagreed in a run, whose figures are in this file; they are rewritten")
    parser.add_argument("--readme", type=lambda s: s.split(","), help="write these files of figures into README.md, and do nothing else")
    arguments = parser.parse_args()
    if arguments.readme:
        return write_readme(arguments.readme)
    torch.set_num_threads(1)
    FEATURES[:] = arguments.features or FEATURES
    LIBRARY[:] = [arguments.library.resolve()]
    FOLDER[:] = [arguments.folder.resolve()]
    CHECKS[:] = ["false" if arguments.unchecked else "true"]
    LEVEL[:] = [arguments.level]
    if arguments.again:
        run = json.loads(arguments.again.read_text())
        again = Counter()
        pairs = [tuple(map(int, pair.split(":"))) for pair in run["disagreements"]]
        run["disagreements"] = judged(pairs, arguments, again, Counter())
        run["tally"] = Counter(run["tally"])
        run["tally"].update({name: n for name, n in again.items() if name.startswith("explained")})
        run["tally"]["disagreements"] = len(run["disagreements"])
        arguments.again.write_text(json.dumps(run))
        return 1 if again["disagreements"] else 0
    first, last = map(int, arguments.seeds.split(".."))
    tally, operations = Counter(), Counter()
    batches = [arguments.only] if arguments.only else [[(seed, n) for n in range(arguments.count)] for seed in range(first, last)]
    found = []
    for batch in batches:
        found += judged(batch, arguments, tally, operations)
        if arguments.figures:
            arguments.figures.write_text(json.dumps({"seeds": f"{first}..{batch[-1][0] + 1}", "disagreements": found, "count": arguments.count, "torch": torch.__version__,
                                                     "features": ",".join(FEATURES) + (" unchecked" if arguments.unchecked else ""), "tally": tally, "operations": operations}))
    print()
    for name, count in sorted(tally.items()):
        print(f"{count:7} {name}")
    return 1 if tally["disagreements"] else 0


if __name__ == "__main__":
    sys.exit(main())
