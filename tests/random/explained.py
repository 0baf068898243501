"""Where the library and PyTorch part ways on purpose: a rule for each, with its reason.

A rule sees the operation, the operands' elements, what the library gives and what PyTorch gives, and says yes only where
the difference is the one that it explains. Whatever no rule explains is a disagreement.
"""
import decimal
import math
import re

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel

SECTION = "src/guide/differences.md: "


def far_gelu(p, xs, ours, theirs):
    if p.op not in ("gelu", "gelu_tanh"):
        return False
    x = xs[0]
    if not -4 <= x <= -1:
        return abs(x) > 4 or x != x
    # Below 0 PyTorch loses digits of 1 + erf, or 1 + tanh: the library's result is near the one that loses none.
    u = math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)
    exact = x / (1 + math.exp(-2 * u)) if p.op == "gelu_tanh" else x * math.erfc(-x / math.sqrt(2)) / 2
    return abs(ours - exact) <= 64 * math.ulp(exact)


def root(p, xs, ours, theirs):
    return p.op == "pow" and xs and ("0.5" in p.python) and (xs[0] == -math.inf or xs[0] == 0)


def zeros(p, xs, ours, theirs):
    return p.op in ("minimum", "maximum", "clamp", "clamp_min", "clamp_max", "fmin", "fmax", "hardtanh", "relu6", "amin", "amax") and ours == 0 == theirs


def refused_in_doubles(p, message):
    if p.family == "views":
        return False
    try:
        eval(p.python, p.env(lambda t: t.double() if t.dtype == torch.float32 else t))
    except Exception:  # whatever PyTorch refuses with
        return True
    return False


def refused_unfused(p, message):
    """Keys and values of different numbers: the fused kernel of attention does not compare them."""
    if p.op != "scaled_dot_product_attention" or "incompatible shapes" not in message:
        return False
    try:
        with sdpa_kernel(SDPBackend.MATH):
            eval(p.python, p.env())
    except RuntimeError:
        return True
    return False


def other_type(p, message):
    """PyTorch's result, or one operand, is of another type than the first operand."""
    if p.family != "types" or "lement" not in message and "mismatched types" not in message:
        return False
    dtypes = {t.dtype for _, t, _ in p.bases}
    answer = p.judge()
    return len(dtypes) > 1 or p.op == "fill_" or answer[0].dtype not in dtypes


def negative_padding(p, message):
    return p.family == "pad" and "-" in p.python.split("F.pad")[1] and "written `_`" in message


def broadcast_bias(p, message):
    return p.op in ("linear",) and "the bias has the shape (D<1>,)" in message


def oblong_eye(p, message):
    return p.op == "eye" and "a shape [N, N] is needed" in message and p.judge()[0].shape[0] != p.judge()[0].shape[1]


def nothing_rolled(p, message):
    if p.op == "roll":
        return any(0 in t.shape for _, t, _ in p.bases) and "dimension" in message
    if p.op != "cat":
        return False
    env = p.env()
    return any(list(eval(x, env).shape) == [0] for x in re.findall(r"\b[ax]\d+\b", p.python))


def above_999(p, message):
    return "numbers in `::<..>` reach 999" in message and re.search(r"\b[1-9]\d{3,}\b", " ".join([*p.rust_lets, p.rust])) is not None


def wide_lstsq(p, message):
    return p.op == "lstsq" and "lstsq: incompatible shapes" in message


def not_implemented(p, error):
    return "not implemented for '" in error or "does not support bool" in error


def shrunk(p, xs, ours, theirs):
    return p.op == "softshrink" and ours == 0 == theirs


def cancelled_logit(p, xs, ours, theirs):
    """What PyTorch loses of log(x / (1 - x)) near 1/2: the library's is near the exact one."""
    if p.op != "logit" or not 0 < xs[0] < 1:
        return False
    with decimal.localcontext() as context:
        context.prec = 50
        x = decimal.Decimal(xs[0])
        exact = float((x / (1 - x)).ln())
    return abs(ours - exact) <= 4 * math.ulp(exact)


def equal_elements(p, xs, ours, theirs):
    """Of equal elements, whose mean PyTorch rounds: what is left is divided by the root of `eps`."""
    if p.family != "norm" or ".expand(" not in str(p.python_lets):
        return False
    number = re.search(r"(1e-\d+|0\.001)", p.python)
    largest = max(t.abs().max().item() for _, t, _ in p.bases if t.numel())
    epsilon = max(torch.finfo(t.dtype).eps for _, t, _ in p.bases)
    return abs(ours - theirs) <= 8 * epsilon * largest**2 / math.sqrt(float(number[1]))


def large_quotient(p, xs, ours, theirs):
    if p.op not in ("remainder", "fmod") or theirs == theirs or not all(map(math.isfinite, xs)) or xs[1] == 0:
        return False
    exact = math.fmod(*xs)
    if p.op == "remainder" and exact != 0 and (exact < 0) != (xs[1] < 0):
        exact += xs[1]
    return abs(ours - exact) <= 2**-23 * abs(xs[1])


def quantized_tie(p, xs, ours, theirs):
    if p.op != "quantize":
        return False
    scale, zero = p.scale_and_zero
    return abs(xs[0] / scale) % 1 == 0.5 and abs(ours - theirs) == 1 and abs(ours - zero) > abs(theirs - zero)


ELEMENTS = [
    (large_quotient, SECTION + "the remainder of a large quotient is a number"),
    (quantized_tie, SECTION + "quantised numbers are rounded as TFLite rounds them"),
    (equal_elements, "the norm of equal elements is what the rounding of their mean leaves"),
    (cancelled_logit, "PyTorch's `logit` of doubles loses digits near 1/2; the library's is within 4 ulp of the exact one"),
    (shrunk, "PyTorch's own sign of 0 depends on the element's place in a vector of the machine"),
    (far_gelu, SECTION + "`gelu` has an answer far from 0"),
    (root, SECTION + "a power of 0.5 is a power"),
    (zeros, SECTION + "of 0 and -0, the first is the smaller one and the larger one"),
]

# What PyTorch takes and the library refuses when it is compiled: the message's words, and which programs.
def only_floats(p, message):
    """What is the same for all integers, or for all truth values."""
    dtypes = {t.dtype for _, t, _ in p.bases}
    if p.family != "types" or len(dtypes) != 1 or "lements" not in message:
        return False
    of_integers = {"isposinf", "isneginf", "signbit", "isclose", "nan_to_num", "relu6"}
    of_truth = of_integers | {"isnan", "isinf", "isfinite", "sign", "square", "mul", "add", "heaviside"}
    return p.op in (of_truth if dtypes == {torch.bool} else of_integers if not dtypes & {torch.float32, torch.float64} else ())


REFUSED = [
    (above_999, SECTION + "numbers above 999 in `::<..>`"),
    (only_floats, SECTION + "what only floats have is asked of floats"),
    (refused_in_doubles, "PyTorch refuses the same of doubles: only one of its libraries takes it"),
    (refused_unfused, "PyTorch's fused attention reads beyond the fewer of keys and values; without it PyTorch refuses them"),
    (negative_padding, SECTION + "padding is not negative"),
    (nothing_rolled, SECTION + "an empty tensor has dimensions, too"),
    (wide_lstsq, SECTION + "least squares of at least as many rows as columns"),
    (oblong_eye, SECTION + "`eye` is square"),
    (broadcast_bias, SECTION + "a bias is as long as the outputs"),
    (other_type, SECTION + "no element type becomes another by itself"),
]

# What PyTorch refuses and the library takes: PyTorch's words, and which programs.
def kron_strides(p, error):
    return p.op == "kron" and "view size is not compatible" in error


def any_index(p, error):
    return p.family == "types" and p.op == "take" and "Expected a long tensor for index" in error


def norm_of_nothing(p, error):
    return p.op in ("norm", "norm_with") and ("on an empty tensor" in error or "because this dimension is empty" in error)


TAKEN = [
    (norm_of_nothing, SECTION + "the smallest of nothing, and the norm of nothing"),
    (any_index, SECTION + "indices are of any integer type"),
    (kron_strides, SECTION + "`kron` takes any strides"),
    (not_implemented, SECTION + "an operation has all elements that it makes sense for"),
]


def element(p, xs, ours, theirs):
    for rule, reason in ELEMENTS:
        if rule(p, xs, ours, theirs):
            return reason
    return None


def refused(p, message):
    for rule, reason in REFUSED:
        if rule(p, message):
            return reason
    return None


def taken(p, error):
    for rule, reason in TAKEN:
        if rule(p, str(error)):
            return reason
    return None
