"""Writes `cases.rs`: gradients by PyTorch's autograd, in f64, of the operations that `tests/grad.rs` differentiates.

    python3 tests/grad/generate.py > tests/grad/cases.rs
"""
import torch
import torch.nn.functional as F

torch.set_default_dtype(torch.float64)


class Cofactors(torch.autograd.Function):
    """The determinant with its cofactors as minors: PyTorch's own gradient is inexact for singular matrices."""

    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return torch.linalg.det(x)

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        n = x.shape[0]
        out = torch.empty_like(x)
        for i in range(n):
            for j in range(n):
                rows, columns = [k for k in range(n) if k != i], [k for k in range(n) if k != j]
                out[i, j] = (-1) ** (i + j) * torch.linalg.det(x[rows][:, columns])
        return grad * out


CASES = []


def case(name, inputs, rust, expr, low=-1.0, high=1.0):
    """A function of the inputs `x:2,3 y:3`, in Rust and in Python."""
    CASES.append((name, inputs, rust, expr, low, high))


# name, or (name in Rust, name in PyTorch); the range of the argument
for name, low, high in [
    ("neg", -1, 1), ("abs", -1, 1), ("square", -1, 1), ("sqrt", 0.1, 3), ("rsqrt", 0.1, 3), ("reciprocal", 0.2, 3),
    ("exp", -2, 2), ("exp2", -2, 2), ("expm1", -2, 2), ("log", 0.1, 3), ("log2", 0.1, 3), ("log10", 0.1, 3),
    ("log1p", -0.9, 3), ("sin", -4, 4), ("cos", -4, 4), ("tan", -1.4, 1.4), ("asin", -0.9, 0.9), ("acos", -0.9, 0.9),
    ("atan", -3, 3), ("sinh", -2, 2), ("cosh", -2, 2), ("tanh", -3, 3), ("asinh", -3, 3), ("acosh", 1.1, 4),
    ("atanh", -0.9, 0.9), ("erf", -2, 2), ("erfc", -2, 2), ("deg2rad", -1, 1), ("rad2deg", -1, 1),
    ("logit", 0.1, 0.9), ("nan_to_num", -1, 1), ("relu", -1, 1), ("sigmoid", -9, 9), ("frac", -3.3, 3.4),
    ("sign", -1, 1), ("floor", -3, 3), ("ceil", -3, 3), ("round", -3, 3), ("trunc", -3, 3),
]:
    case(name, "x:3,4", f"x.{name}()", f"x.{name}()", low, high)
for name, args, low, high in [
    ("relu6", "", -3, 9), ("selu", "", -3, 3), ("gelu", "", -3, 3), ("silu", "", -5, 5), ("softplus", "", -5, 30),
    ("softsign", "", -3, 3), ("mish", "", -5, 25), ("hardswish", "", -5, 5), ("hardsigmoid", "", -5, 5),
    ("logsigmoid", "", -9, 9), ("leaky_relu", "0.1", -2, 2), ("elu", "0.7", -3, 3), ("celu", "0.7", -3, 3),
    ("hardtanh", "-0.5, 0.6", -2, 2), ("hardshrink", "0.5", -2, 2), ("softshrink", "0.5", -2, 2),
    ("threshold", "0.1, 20.0", -1, 1),
]:
    more = ", " + args if args else ""
    case(name, "x:3,4", f"x.{name}({args})", f"F.{name}(x{more})", low, high)
case("gelu_tanh", "x:3,4", "x.gelu_tanh()", "F.gelu(x, approximate='tanh')", -3, 3)
case("softplus_with", "x:3,4", "x.softplus_with(1.7, 3.0)", "F.softplus(x, 1.7, 3.0)", -5, 5)

for name, rust in [("add", "x + y"), ("sub", "x - y"), ("mul", "x * y"), ("div", "x / y")]:
    case(name, "x:3,4 y:3,4", rust, rust, 0.5, 2)
    case(name + "_row", "x:3,4 y:4", rust, rust, 0.5, 2)
    case(name + "_column", "x:1,4 y:3,1", rust, rust, 0.5, 2)
    case(name + "_number", "x:3,4 y:", rust, rust, 0.5, 2)
for name, low, high in [
    ("remainder", 0.5, 3), ("fmod", 0.5, 3), ("atan2", -2, 2), ("hypot", -2, 2), ("minimum", -1, 1),
    ("maximum", -1, 1), ("fmin", -1, 1), ("fmax", -1, 1), ("copysign", -1, 1), ("xlogy", 0.1, 2),
]:
    case(name, "x:3,4 y:3,4", f"x.{name}(y)", f"torch.{name}(x, y)", low, high)
case("maximum_equal", "x:3,4", "x.maximum(x)", "torch.maximum(x, x)")
case("prelu", "x:3,4 y:", "x.prelu(y)", "torch.where(x > 0, x, x * y)")
case("clamp", "x:3,4", "x.clamp(-0.5, 0.5)", "x.clamp(-0.5, 0.5)")
case("clamp_tensors", "x:3,4 y:3,4 z:4", "x.clamp(y, z)", "x.clamp(y, z)")
case("clamp_min", "x:3,4", "x.clamp_min(0.2)", "x.clamp_min(0.2)")
case("clamp_max", "x:3,4", "x.clamp_max(0.2)", "x.clamp_max(0.2)")
case("where_", "x:3,4 y:4", "x.where_(x.gt(0.1), y)", "x.where(x > 0.1, y)")
case("numbers", "x:3,4", "2.0 * x - 1.5 + (0.5 - x) / 3.0", "2.0 * x - 1.5 + (0.5 - x) / 3.0")
case("chain", "x:3,4 y:3,4", "((x * y).exp() + x.sin()) / (y.square() + 1.0)", "((x * y).exp() + x.sin()) / (y.square() + 1.0)")
case("shared", "x:3,4", "x * x.exp() + x", "x * x.exp() + x")
case("cast", "x:3,4", "x.to::<f32>().to::<f64>() * x", "x * x")
case("detach", "x:3,4", "x * x.square().detach()", "x * x.square().detach()")

# Views of a variable.
case("t", "x:3,4", "x.t().exp()", "x.t().exp()")
case("view", "x:3,4", "x.view::<Shape![2, 6]>().exp()", "x.view(2, 6).exp()")
case("slice", "x:4,6", "x.slice(s![1..3, 1..;2]).exp()", "x[1:3, 1::2].exp()")
case("expand", "x:1,4", "x.expand::<Shape![3, 4]>().exp()", "x.expand(3, 4).exp()")
case("select", "x:3,4", "x.select::<0, 1>().exp() * x", "x[1].exp() * x")
case("permute", "x:2,3,4", "x.permute::<Dims![2, 0, 1]>().sin() * x.movedim::<2, 0>()",
     "x.permute(2, 0, 1).sin() * x.movedim(2, 0)")
case("diagonal", "x:4,4", "x.diagonal::<1, 0, 1>().square()", "x.diagonal(1, 0, 1).square()")
case("unfold", "x:8", "x.unfold::<0, 4, 2>().square()", "x.unfold(0, 4, 2).square()")
case("overlap", "x:5", "x.as_strided::<Shape![3, 3], Strides![1, 1], 0>().exp()", "x.as_strided((3, 3), (1, 1)).exp()")

# Parts of a variable: all used, some, one several times, parts of parts.
case("chunk", "x:4,6", "{ let [a, b] = x.chunk::<1, 2>(); a.sigmoid() * b }", "(lambda d: d[0].sigmoid() * d[1])(x.chunk(2, 1))")
case("chunk_one", "x:4,6", "x.chunk::<1, 3>()[1].exp()", "x.chunk(3, 1)[1].exp()")
case("chunk_twice", "x:4,6", "{ let [a, b] = x.chunk::<0, 2>(); (a * a).exp() * b - a.mm(b.t()).sum_dim_keepdim::<1>() }",
     "(lambda d: (d[0] * d[0]).exp() * d[1] - (d[0] @ d[1].t()).sum(1, keepdim=True))(x.chunk(2, 0))")
case("chunk_of_chunk", "x:4,6", "{ let [_, b] = x.t().chunk::<0, 2>(); let [c, d] = b.chunk::<1, 2>(); (c * d).exp() * d }",
     "(lambda d: (d[0] * d[1]).exp() * d[1])(x.t().chunk(2, 0)[1].chunk(2, 1))")
case("chunk_expanded", "x:4,1", "{ let [a, b] = x.expand::<Shape![4, 6]>().chunk::<1, 2>(); a.exp() * b }",
     "(lambda d: d[0].exp() * d[1])(x.expand(4, 6).chunk(2, 1))")
case("split", "x:4,6", "{ let [a, b, c] = x.split::<1, 2>(); (a * c).exp() + b }", "(lambda d: (d[0] * d[2]).exp() + d[1])(x.split(2, 1))")
case("split_with_sizes", "x:4,6", "{ let (a, b, c) = x.split_with_sizes::<1, Shape![1, 3, 2]>(); a * b.exp() + c.sum_dim_keepdim::<1>() }",
     "(lambda d: d[0] * d[1].exp() + d[2].sum(1, keepdim=True))(x.split([1, 3, 2], 1))")
case("split_at", "x:5,3", "{ let (a, b) = x.split_at::<0, 2>(); a.mm(b.t()) }", "(lambda d: d[0] @ d[1].t())(x.tensor_split((2,), 0))")
case("unbind", "x:3,4", "{ let [a, b, c] = x.unbind::<0>(); a.exp() * c + b }", "(lambda d: d[0].exp() * d[2] + d[1])(x.unbind(0))")
case("unbind_columns", "x:3,4", "{ let [a, _, c, d] = x.unbind::<-1>(); (a * d).exp() * a - c }",
     "(lambda d: (d[0] * d[3]).exp() * d[0] - d[2])(x.unbind(-1))")

# Joins and rearrangements.
case("cat", "x:2,3 y:4,3", "(x, y.tanh()).cat::<0>() * 2.0", "torch.cat((x, y.tanh()), 0) * 2.0")
case("cat_three", "x:2,3 y:2,1 z:2,2", "(x, y, z).cat::<1>()", "torch.cat((x, y, z), 1)")
case("cat_many", "x:2,3 y:2,3", "[x, y, x].cat::<1>()", "torch.cat((x, y, x), 1)")
case("stack", "x:2,3 y:2,3", "(x, y).stack::<1>().exp()", "torch.stack((x, y), 1).exp()")
case("flip", "x:2,3", "x.flip::<Dims![1]>() * x", "x.flip(1) * x")
case("roll", "x:2,3", "x.roll::<1>(2) * x", "x.roll(2, 1) * x")
case("repeat", "x:2,3", "x.repeat::<Shape![2, 2]>().square()", "x.repeat(2, 2).square()")
case("pad", "x:2,3", "x.pad::<Shape![1, 2]>(0.5).exp()", "F.pad(x, (1, 2), value=0.5).exp()")
case("tril", "x:4,4", "x.tril(0).exp()", "x.tril().exp()")
case("triu", "x:4,4", "x.triu(1).exp()", "x.triu(1).exp()")

# Reductions.
for name in ["sum", "mean", "norm", "var", "std", "logsumexp"]:
    torch_total = "x.flatten().logsumexp(0)" if name == "logsumexp" else f"x.{name}()"
    case(name, "x:3,4", f"x.{name}()", torch_total)
    case(name + "_of", "x:3,4 y:4", f"(x * y).{name}()", "(x * y)" + torch_total[1:])
    dim = f"x.norm(dim=1)" if name == "norm" else f"x.{name}(1)"
    case(name + "_dim", "x:3,4", f"x.{name}_dim::<1>()", dim)
    keep = dim[:-1] + ", keepdim=True)"
    case(name + "_keepdim", "x:3,4", f"x - x.{name}_dim_keepdim::<1>()", f"x - {keep}")
case("sum_dims", "x:2,3,4", "x.exp().sum_dims::<Dims![0, 2]>()", "x.exp().sum((0, 2))")
case("amax_dim", "x:3,4", "x.amax_dim::<0>()", "x.amax(0)")
case("amin_dim", "x:3,4", "x.amin_dim::<1>()", "x.amin(1)")
case("amax_ties", "x:3,4", "x.clamp_max(0.0).amax_dim::<1>()", "x.clamp_max(0.0).amax(1)")
case("max", "x:3,4", "x.max()", "x.max()")
case("min", "x:3,4", "x.min()", "x.min()")
case("nested", "x:3,4", "(x - x.mean_dim_keepdim::<1>()).square().mean_dim::<1>().sqrt()",
     "(x - x.mean(1, keepdim=True)).square().mean(1).sqrt()")

# Products.
case("mm", "x:3,4 y:4,2", "x.mm(y)", "x.mm(y)")
case("mm_views", "x:4,3 y:2,8", "x.t().mm(y.slice(s![.., ..;2]).t())", "x.t().mm(y[:, ::2].t())")
case("mm_chain", "x:3,4 y:4,2 z:2,5", "x.mm(y).tanh().mm(z) + 1.0", "x.mm(y).tanh().mm(z) + 1.0")
case("mm_same", "x:3,3", "x.mm(x)", "x.mm(x)")
case("mm_of_exp", "x:3,4 y:4,2", "x.exp().mm(y.sin())", "x.exp().mm(y.sin())")
case("mm_plus", "x:3,4 y:4,2 z:2", "(x.mm(y) + z) * x.mm(y)", "(x.mm(y) + z) * x.mm(y)")
case("mv", "x:3,4 y:4", "x.mv(y)", "x.mv(y)")
case("outer", "x:3 y:4", "x.outer(y)", "x.outer(y)")
case("bmm", "x:2,3,4 y:2,4,2", "x.bmm(y)", "x.bmm(y)")
case("matmul_batch", "x:2,1,3,4 y:5,4,2", "x.matmul(y)", "x.matmul(y)")
case("matmul_vectors", "x:4 y:4", "x.matmul(y)", "x.matmul(y)")
case("matmul_vector_left", "x:4 y:2,4,3", "x.matmul(y)", "x.matmul(y)")
case("linear", "x:3,4 y:2,4 z:2", "x.linear(y).bias(z).relu()", "F.linear(x, y, z).relu()")
case("linear_batch", "x:2,3,4 y:2,4", "x.linear(y)", "F.linear(x, y)")
case("linear_vector", "x:4 y:2,4 z:2", "x.linear(y).bias(z)", "F.linear(x, y, z)")
case("linear_bias_of", "x:3,4 y:2,4 z:2", "x.linear(y).bias(z.exp())", "F.linear(x, y, z.exp())")
case("mlp", "x:3,4 y:5,4 z:2,5", "x.linear(y).gelu().linear(z).softmax::<1>()", "F.linear(F.gelu(F.linear(x, y)), z).softmax(1)")
for dim in [0, 1]:
    case(f"softmax_{dim}", "x:3,4", f"x.softmax::<{dim}>()", f"x.softmax({dim})", -3, 3)
    case(f"log_softmax_{dim}", "x:3,4", f"x.log_softmax::<{dim}>()", f"x.log_softmax({dim})", -3, 3)

# Losses.
for name in ["mse_loss", "l1_loss"]:
    case(name, "x:3,4 y:3,4", f"x.{name}(y).mean()", f"F.{name}(x, y)")
case("huber_loss", "x:3,4 y:3,4", "x.huber_loss(y, 0.4).mean()", "F.huber_loss(x, y, delta=0.4)")
case("smooth_l1_loss", "x:3,4 y:3,4", "x.smooth_l1_loss(y, 0.4).mean()", "F.smooth_l1_loss(x, y, beta=0.4)")
case("kl_div", "x:3,4 y:3,4", "x.kl_div(y).sum()", "F.kl_div(x, y, reduction='sum')", 0.1, 0.9)
case("kl_div_log_target", "x:3,4 y:3,4", "x.kl_div_log_target(y).sum()", "F.kl_div(x, y, reduction='sum', log_target=True)")
case("binary_cross_entropy", "x:3,4 y:3,4", "x.binary_cross_entropy(y).mean()", "F.binary_cross_entropy(x, y)", 0.1, 0.9)
case("binary_cross_entropy_with_logits", "x:3,4 y:3,4", "x.binary_cross_entropy_with_logits(y).mean()",
     "F.binary_cross_entropy_with_logits(x, y)", -3, 3)
# PyTorch has no derivative by the weights: with them as a variable, the same loss by its definition.
for kind, shape_of in [("", "3,4"), ("_row", "4"), ("_column", "3,1")]:
    case("pos_weight" + kind, f"x:3,4 y:3,4 z:{shape_of}", "x.binary_cross_entropy_with_logits(y).pos_weight(z)",
         "F.binary_cross_entropy_with_logits(x, y, pos_weight=z.detach(), reduction='none') + 0 * z"
         " - ((z - z.detach()) * y.detach()) * F.logsigmoid(x.detach())", -3, 3)
case("pos_weight_number", "x:4,3 y:3", "x.t().binary_cross_entropy_with_logits(y.unsqueeze::<1>().expand::<Shape![3, 4]>()).pos_weight(2.5).mean()",
     "F.binary_cross_entropy_with_logits(x.t(), y[:, None].expand(3, 4), pos_weight=torch.tensor(2.5))", -3, 3)


for name, inputs, pattern, operands in [
    ("einsum_mm", "x:3,4 y:4,2", "ij,jk->ik", "x, y"), ("einsum_trace", "x:3,3", "ii->", "x"),
    ("einsum_diagonal", "x:3,3", "ii->i", "x"), ("einsum_sum", "x:3,4", "ij->j", "x"),
    ("einsum_batch", "x:2,3,4 y:2,5,4", "bij,bkj->bik", "x, y"), ("einsum_outer", "x:3 y:4", "i,j->ij", "x, y"),
    ("einsum_alone", "x:3,4 y:3", "ij,i->i", "x, y"), ("einsum_three", "x:3,4 y:4,2 z:2,3", "ij,jk,ki->i", "x, y, z"),
    ("einsum_heads", "x:2,3,2,4 y:2,5,2,4", "bqhd,bkhd->bhqk", "x, y"), ("einsum_mixed", "x:3,3 y:3,2", "ii,ij->j", "x, y"),
    ("einsum_copies", "x:4,3 y:1,2", "ji,jk->ki", "x, y"), ("einsum_copies_left", "x:1,3 y:4,2", "ji,jk->ki", "x, y"),
    ("einsum_copies_alone", "x:4,3 y:1,1", "ji,jk->i", "x, y"),
]:
    case(name, inputs, f'einsum!("{pattern}", {operands})', f"torch.einsum('{pattern}', {operands})")
for kind, inputs, y, ty in [("", "x:3,4 y:2,3", "y", "y"), ("_t", "x:3,4 y:3,2", "y.t()", "y.t()"), ("_expanded", "x:3,4 y:2,1", "y.expand::<Shape![2, 3]>()", "y.expand(2, 3)")]:
    for name in ["scatter", "scatter_add"]:
        # No index twice in a row where elements are replaced.
        index = "[[3, 0, 2], [1, 3, 0]]" if name == "scatter" else "[[3, 0, 3], [1, 1, 0]]"
        case(name + kind, inputs, f"x.{name}::<1>(tensor!{index.replace('3', '3i64', 1)}, {y}).unwrap().exp()",
             f"x.{name}(1, torch.tensor({index}), {ty}).exp()")
for name, index in [("index_add", "[2, 0, 2]"), ("index_copy", "[2, 0, 1]")]:
    case(name, "x:4,3 y:4,3", f"x.exp().{name}::<1>(tensor!{index.replace('2', '2i64', 1)}, y.square()).unwrap() * x",
         f"x.exp().{name}(1, torch.tensor({index}), y.square()) * x")
    case(name + "_t", "x:3,4 y:3,2", f"x.t().{name}::<0>(tensor![3i64, 1], y.t()).unwrap().sin()",
         f"x.t().{name}(0, torch.tensor([3, 1]), y.t()).sin()")
TARGETS = "torch.tensor([1, 0, 2])"
for name in ["cross_entropy", "nll_loss"]:
    case(name, "x:3,4", f"x.{name}(tensor![1i64, 0, 2]).mean().unwrap()", f"F.{name}(x, {TARGETS})", -3, 3)
    case(name + "_sum", "x:3,4", f"x.{name}(tensor![1i64, -100, 2]).sum().unwrap()",
         f"F.{name}(x, torch.tensor([1, -100, 2]), reduction='sum')", -3, 3)
    case(name + "_weight", "x:3,4",
         f"x.{name}(tensor![1i64, 0, 7]).weight(tensor![1.0, 2.0, 0.5, 3.0]).ignore_index(7).mean().unwrap()",
         f"F.{name}(x, torch.tensor([1, 0, 7]), weight=torch.tensor([1.0, 2.0, 0.5, 3.0]), ignore_index=7)", -3, 3)
    case(name + "_none", "x:3,4", f"x.{name}(tensor![1i64, -100, 2]).checked().unwrap()",
         f"F.{name}(x, torch.tensor([1, -100, 2]), reduction='none')", -3, 3)
    case(name + "_none_image", "x:2,3,4", f"x.{name}(tensor![[1i64, 0, 2, 2], [0, 1, -100, 2]]).weight(tensor![1.0, 2.0, 0.5]).checked().unwrap().exp()",
         f"F.{name}(x, torch.tensor([[1, 0, 2, 2], [0, 1, -100, 2]]), weight=torch.tensor([1.0, 2.0, 0.5]), reduction='none').exp()")
case("cross_entropy_smooth", "x:3,4",
     "x.cross_entropy(tensor![1i64, 0, 2]).weight(tensor![1.0, 2.0, 0.5, 3.0]).label_smoothing(0.2).mean().unwrap()",
     f"F.cross_entropy(x, {TARGETS}, weight=torch.tensor([1.0, 2.0, 0.5, 3.0]), label_smoothing=0.2)", -3, 3)
case("cross_entropy_of_linear", "x:3,4 y:5,4",
     "x.linear(y).cross_entropy(tensor![1i64, 0, 2]).mean().unwrap()", f"F.cross_entropy(F.linear(x, y), {TARGETS})")
case("cross_entropy_image", "x:2,3,4", "x.cross_entropy(tensor![[1i64, 0, 2, 2], [0, 1, -100, 2]]).mean().unwrap()",
     "F.cross_entropy(x, torch.tensor([[1, 0, 2, 2], [0, 1, -100, 2]]))")
case("pow_number", "x:3,4", "x.pow(2.5)", "x.pow(2.5)", 0.1, 2)
case("pow_integer", "x:3,4", "x.pow(3)", "x.pow(3)")
case("pow", "x:3,4 y:3,4", "x.pow(y)", "x.pow(y)", 0.1, 2)
case("lerp", "x:3,4 y:3,4 z:3,4", "x.lerp(y, z)", "torch.lerp(x, y, z)")
case("masked_fill", "x:3,4", "x.masked_fill(x.gt(0.3), 2.0) * x", "x.masked_fill(x > 0.3, 2.0) * x")
case("cumsum", "x:3,4", "x.cumsum::<0>().exp()", "x.cumsum(0).exp()")
case("cumsum_rows", "x:2,3,4", "(x * x).cumsum::<1>()", "(x * x).cumsum(1)")
case("dot", "x:4 y:4", "x.exp().dot(y)", "x.exp().dot(y)")
case("dot_self", "x:4", "x.dot(x)", "x.dot(x)")
case("index_select", "x:3,4", "x.exp().index_select::<0>(tensor![2i64, 0, 2]).unwrap()", "x.exp().index_select(0, torch.tensor([2, 0, 2]))")
case("gather", "x:3,4", "x.gather::<1>(tensor![[1i64, 1], [0, 3], [2, 2]]).unwrap().square()", "x.gather(1, torch.tensor([[1, 1], [0, 3], [2, 2]])).square()")
case("take", "x:3,4", "x.take(tensor![11i64, 0, 0]).unwrap().exp()", "x.take(torch.tensor([11, 0, 0])).exp()")

case("nan_to_num_with", "x:3,4", "x.nan_to_num_with(1.0, 2.0, 3.0) * x", "x.nan_to_num(1.0, 2.0, 3.0) * x")
case("logical_not", "x:3,4", "x.floor().logical_not().to::<f64>() * x", "x.floor().logical_not().double() * x")
case("addmm", "x:3,2 y:3,4 z:4,2", "x.addmm(y, z, 0.5, 2.0)", "torch.addmm(x, y, z, beta=0.5, alpha=2.0)")
case("addmm_row", "x:2 y:3,4 z:4,2", "x.addmm(y, z, 0.5, 2.0)", "torch.addmm(x, y, z, beta=0.5, alpha=2.0)")
case("baddbmm", "x:2,3,2 y:2,3,4 z:2,4,2", "x.baddbmm(y, z, 0.5, 2.0)", "torch.baddbmm(x, y, z, beta=0.5, alpha=2.0)")
case("cross", "x:4,3 y:4,3", "x.exp().cross(y)", "torch.linalg.cross(x.exp(), y)")
case("cross_row", "x:4,3 y:1,3", "x.cross(y)", "torch.linalg.cross(x, y)")
case("cross_t", "x:3,4 y:4,3", "x.t().cross(y)", "torch.linalg.cross(x.t(), y)")
case("kron", "x:2,3 y:3,2", "x.exp().kron(y)", "torch.kron(x.exp(), y)")
case("kron_views", "x:3,2 y:1,4", "x.t().kron(y.expand::<Shape![2, 4]>())", "torch.kron(x.t().contiguous(), y.expand(2, 4).contiguous())")
case("kron_vector", "x:2,3 y:3", "x.kron(y)", "torch.kron(x, y)")

case("rot90", "x:2,3", "x.rot90::<1, 0, 1>() * 2.0", "x.rot90(1, (0, 1)) * 2.0")
case("fliplr", "x:2,3", "x.fliplr() * x", "x.fliplr() * x")
case("flipud", "x:2,3", "x.flipud() * x", "x.flipud() * x")
case("repeat_interleave", "x:2,3", "x.repeat_interleave::<1, 2>().square()", "x.repeat_interleave(2, 1).square()")
case("pad_reflect", "x:2,5", "x.pad_reflect::<Shape![2, 3]>().square()", "F.pad(x, (2, 3), mode='reflect').square()")
case("pad_replicate", "x:1,2,3", "x.pad_replicate::<Shape![2, 1]>().square()", "F.pad(x, (2, 1), mode='replicate').square()")
case("pad_circular", "x:1,2,3", "x.pad_circular::<Shape![2, 1]>().square()", "F.pad(x, (2, 1), mode='circular').square()")

# Every further reduction, whole and along dimensions, of contiguous, transposed and expanded operands.
for name, args, torch_args in [
    ("sum", "", ""), ("prod", "", ""), ("mean", "", ""), ("var", "", ""), ("std", "", ""), ("norm", "", "p=2"),
    ("amin", "", ""), ("amax", "", ""), ("var_with", "0", "correction=0"), ("std_with", "2", "correction=2"),
    ("norm_with", "3.0", "p=3.0"), ("norm_with", "1.0", "p=1.0"), ("norm_with", "f64::INFINITY", "p=float('inf')"), ("norm_with", "f64::NEG_INFINITY", "p=float('-inf')"),
    ("logsumexp", "", ""),
]:
    base = name.removesuffix("_with")
    suffix = "_with" if base != name else ""
    label = name + ("_" + args.replace("f64::INFINITY", "inf").replace("f64::NEG_INFINITY", "least").replace(".0", "") if args else "")
    for kind, inputs, rust, torch_x in [
        ("of_contiguous", "x:3,4", "x", "x"), ("of_t", "x:4,3", "x.t()", "x.t()"),
        ("of_expanded", "x:1,4", "x.expand::<Shape![3, 4]>()", "x.expand(3, 4)"),
    ]:
        more = ", " + torch_args if torch_args else ""
        # The deviation of equal elements has no derivative.
        if base == "std" and kind == "of_expanded":
            case(f"{label}_{kind}_dim", inputs, f"{rust}.exp().std_dim{suffix}::<1>({args})", f"{torch_x}.exp().std(dim=1{more})")
            case(f"{label}_{kind}", inputs, f"{rust}.exp().{name}({args})", f"{torch_x}.exp().std({torch_args})")
            continue
        along = f"{torch_x}.{base}(dim=0{more})" if base != "norm" else f"{torch_x}.norm(dim=0{more})"
        case(f"{label}_{kind}_dim", inputs, f"{rust}.exp().{base}_dim{suffix}::<0>({args})", along.replace(torch_x + ".", torch_x + ".exp().", 1))
        if base in ["logsumexp"]:
            whole = f"{torch_x}.exp().logsumexp((0, 1))"
        else:
            whole = f"{torch_x}.exp().{base}({torch_args})"
        case(f"{label}_{kind}", inputs, f"{rust}.exp().{name}({args})", whole)
case("prod_dims", "x:2,3,4", "x.prod_dims::<Dims![0, 2]>()", "x.prod(2).prod(0)")
case("prod_keepdim", "x:3,4", "x - x.prod_dim_keepdim::<1>()", "x - x.prod(1, keepdim=True)")
# Elements that are 0: one in a lane, two, and none.
ZEROS = "x.masked_fill(x.gt(0.3), 0.0)", "x.masked_fill(x > 0.3, 0.0)"
case("prod_zeros", "x:3,4", f"{ZEROS[0]}.prod_dim::<0>()", f"{ZEROS[1]}.prod(0)")
case("prod_zeros_rows", "x:5,3", f"{ZEROS[0]}.prod_dim::<1>()", f"{ZEROS[1]}.prod(1)")
case("prod_zero", "x:5", "x.masked_fill(x.gt(0.7), 0.0).prod()", "x.masked_fill(x > 0.7, 0.0).prod()")
case("prod_two_zeros", "x:5", f"{ZEROS[0]}.prod()", f"{ZEROS[1]}.prod()")
case("prod_of_variable", "x:4", "x.prod()", "x.prod()")
case("cumprod", "x:3,4", "x.cumprod::<0>()", "x.cumprod(0)")
case("cumprod_rows", "x:2,3,4", "x.exp().cumprod::<1>()", "x.exp().cumprod(1)")
case("cumprod_zeros", "x:5,3", f"{ZEROS[0]}.cumprod::<0>()", f"{ZEROS[1]}.cumprod(0)")
case("cumprod_t", "x:3,4", "x.t().cumprod::<0>()", "x.t().cumprod(0)")
case("cumprod_expanded", "x:1,4", "x.expand::<Shape![3, 4]>().cumprod::<0>()", "x.expand(3, 4).cumprod(0)")
case("logcumsumexp", "x:3,4", "x.logcumsumexp::<1>()", "x.logcumsumexp(1)", -30, 30)
case("logcumsumexp_t", "x:3,4", "x.t().logcumsumexp::<1>()", "x.t().logcumsumexp(1)")
case("logcumsumexp_expanded", "x:1,4", "x.expand::<Shape![3, 4]>().logcumsumexp::<0>()", "x.expand(3, 4).logcumsumexp(0)")
case("dist", "x:3,4 y:3,4", "x.dist(y)", "x.dist(y)")
case("dist_of", "x:3,4 y:3,4", "x.exp().dist(y.sin())", "x.exp().dist(y.sin())")
case("dist_with", "x:3,4 y:3,4", "x.dist_with(y, 3.0)", "x.dist(y, 3.0)")
case("norm_with_variable", "x:3,4", "x.norm_with(3.0)", "x.norm(p=3.0)")

# Selections by order: the gradient of a value goes to the element at its index.
for kind, inputs, x, tx in [
    ("", "x:3,5", "x", "x"), ("_t", "x:5,3", "x.t()", "x.t()"),
    ("_expanded", "x:1,5", "x.expand::<Shape![3, 5]>()", "x.expand(3, 5)"), ("_of", "x:3,5", "x.sin()", "x.sin()"),
]:
    for name, rust, expr in [
        ("sort", "sort::<1>()", "sort(dim=1, stable=True).values"),
        ("sort_columns", "sort::<0>()", "sort(dim=0, stable=True).values"),
        ("sort_descending", "sort_descending::<1>()", "sort(dim=1, stable=True, descending=True).values"),
        ("topk", "topk::<2, 1>()", "topk(2, 1).values"),
        ("topk_smallest", "topk_smallest::<2, 1>()", "topk(2, 1, largest=False).values"),
        ("kthvalue", "kthvalue::<2, 1>()", "kthvalue(2, 1).values"),
        ("median_dim", "median_dim::<1>()", "median(1).values"),
        ("max_dim", "max_dim::<1>()", "max(1).values"), ("min_dim", "min_dim_keepdim::<1>()", "min(1, keepdim=True).values"),
        ("cummax", "cummax::<1>()", "cummax(1).values"), ("cummin", "cummin::<1>()", "cummin(1).values"),
    ]:
        case(name + kind, inputs, f"{x}.{rust}.values()", f"{tx}.{expr}")
    case("quantile" + kind, inputs, f"{x}.quantile_dim::<1>(0.3)", f"{tx}.quantile(0.3, 1)")
    case("quantile_keepdim" + kind, inputs, f"{x}.quantile_dim_keepdim::<0>(0.9)", f"{tx}.quantile(0.9, 0, keepdim=True)")
case("nanquantile", "x:3,5", "x.masked_fill(x.gt(0.5), f64::NAN).nanquantile_dim::<1>(0.4)", "x.masked_fill(x > 0.5, float('nan')).nanquantile(0.4, 1)")
case("max_ties", "x:3,5", "x.clamp_max(0.1).max_dim::<1>().values()", "x.clamp_max(0.1).max(1).values")
for kind, inputs, x, tx in [
    ("", "x:3,5", "x", "x"), ("_even", "x:2,5", "x", "x"), ("_t", "x:5,3", "x.t()", "x.t()"), ("_stepped", "x:3,6", "x.slice(s![.., ..;2])", "x[:, ::2]"),
    ("_expanded", "x:1,5", "x.expand::<Shape![3, 5]>()", "x.expand(3, 5)"), ("_of", "x:3,5", "x.sin()", "x.sin()"),
    ("_ties", "x:3,5", "x.clamp(-0.1, 0.1)", "x.clamp(-0.1, 0.1)"),
]:
    case("median" + kind, inputs, f"{x}.median() * 2.0", f"{tx}.median() * 2.0")

# Linear algebra, of contiguous, transposed and expanded operands.
EYE = "Tensor::<f64, Shape![4, 4]>::eye()", "torch.eye(4)"
for kind, inputs, a, b in [
    ("", "x:4,4 y:4,2", ("x", "x"), ("y", "y")), ("_vector", "x:4,4 y:4", ("x", "x"), ("y", "y")),
    ("_t", "x:4,4 y:2,4", ("x.t()", "x.t()"), ("y.t()", "y.t()")),
    ("_of", "x:4,4 y:4,2", (f"(x.sin() + {EYE[0]})", f"(x.sin() + {EYE[1]})"), ("y.exp()", "y.exp()")),
    ("_expanded", "x:1,4 y:4,1", (f"(x.expand::<Shape![4, 4]>() + {EYE[0]})", f"(x.expand(4, 4) + {EYE[1]})"),
     ("y.expand::<Shape![4, 3]>()", "y.expand(4, 3)")),
    ("_same", "x:4,4", ("x", "x"), ("x.t()", "x.t()")),
]:
    column = ".unsqueeze(1)" if kind == "_vector" else ""
    case("solve" + kind, inputs, f"{a[0]}.solve({b[0]}).checked().unwrap()", f"torch.linalg.solve({a[1]}, {b[1]})")
    for upper in ["true", "false"]:
        solved = f"torch.linalg.solve_triangular({a[1]}, {b[1]}{column}, upper={upper.title()})" + (".squeeze(1)" if column else "")
        case(f"solve_{'upper' if upper == 'true' else 'lower'}" + kind, inputs,
             f"{a[0]}.solve_triangular({b[0]}, {upper}).checked().unwrap()", solved, 0.5, 2)
case("solve_constant_matrix", "y:3", "(y.outer(y).detach() * 0.0 + tensor![[2.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 2.0]]).solve(y).checked().unwrap() * y",
     "torch.linalg.solve(torch.tensor([[2.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 2.0]]), y) * y")
case("solve_constant_side", "x:3,3", "x.solve(tensor![1.0, 2.0, 3.0]).checked().unwrap().square()",
     "torch.linalg.solve(x, torch.tensor([1.0, 2.0, 3.0])).square()")
for kind, inputs, x, tx in [
    ("", "x:4,4", "x", "x"), ("_t", "x:4,4", "x.t()", "x.t()"), ("_one", "x:1,1", "x", "x"), ("_two", "x:2,2", "x", "x"),
    ("_expanded", "x:1,4", f"(x.expand::<Shape![4, 4]>() + {EYE[0]})", f"(x.expand(4, 4) + {EYE[1]})"),
    ("_of", "x:4,4", "x.mm(x).exp()", "x.mm(x).exp()"),
]:
    case("inverse" + kind, inputs, f"{x}.inverse().checked().unwrap()", f"{tx}.inverse()")
    case("det" + kind, inputs, f"{x}.det()", f"torch.linalg.det({tx})")
    case("slogdet" + kind, inputs, f"{x}.slogdet().1", f"torch.linalg.slogdet({tx})[1]")
    for n in [-3, -1, 0, 1, 2, 5, 8]:
        name = f"matrix_power_{n}".replace("-", "minus_")
        case(name + kind, inputs, f"{x}.matrix_power({n}).checked().unwrap()", f"torch.linalg.matrix_power({tx}, {n})")
case("inverse_within", "x:3,3 y:3,2", "x.inverse().checked().unwrap().mm(y).square() + y.slice(s![..1, ..])", "x.inverse().mm(y).square() + y[:1]")
for kind, inputs, x, tx in [
    ("", "x:4,3", "x", "x"), ("_wide", "x:3,5", "x", "x"), ("_t", "x:3,5", "x.t()", "x.t()"), ("_one", "x:1,1", "x", "x"),
    ("_stepped", "x:5,6", "x.slice(s![.., ..;2])", "x[:, ::2]"), ("_column", "x:4,1", "x", "x"),
    ("_expanded", "x:1,3 y:5,3", "(x.expand::<Shape![5, 3]>() * y)", "(x.expand(5, 3) * y)"),
    ("_of", "x:4,4", "(x.mm(x) * 3.0).sin()", "(x @ x * 3).sin()"),
]:
    for rust, order in [("Frobenius", "'fro'"), ("Nuclear", "'nuc'"), ("One", "1"), ("Two", "2"), ("Infinity", "float('inf')")]:
        case(f"matrix_norm_{rust.lower()}{kind}", inputs, f"{x}.matrix_norm(MatrixNorm::{rust}).unwrap()", f"torch.linalg.matrix_norm({tx}, {order})")
case("det_large", "x:9,9", "x.det()", "torch.linalg.det(x)")
# Singular matrices: of 4 rows and rank 3, and of 3 rows and rank 2 and 1.
for name, inputs, singular in [
    ("det_singular", "x:4,4", "[[1.0, 2.0, 3.0, 4.0], [2.0, 1.0, 0.0, 1.0], [3.0, 3.0, 3.0, 5.0], [0.0, 1.0, 1.0, -1.0]]"),
    ("det_column", "x:3,3", "[[0.0, 2.0, 3.0], [0.0, 1.0, 4.0], [0.0, 3.0, 3.0]]"),
    ("det_rank_one", "x:3,3", "[[1.0, 2.0, 3.0], [2.0, 4.0, 6.0], [0.0, 0.0, 0.0]]"),
]:
    case(name, inputs, f"(x - x.detach() + tensor!{singular}).det()", f"Cofactors.apply(x - x.detach() + torch.tensor({singular}))")
for kind, inputs, x, tx in [
    ("", "x:4,4", f"(x.mm(x.t()) + {EYE[0]})", f"(x @ x.t() + {EYE[1]})"),
    ("_lower", "x:4,4", f"(x * 0.3 + {EYE[0]} * 2.0)", f"(x * 0.3 + 2 * {EYE[1]})"),
    ("_expanded", "x:1,4", f"(x.expand::<Shape![4, 4]>() * x.t() + {EYE[0]})", f"(x.expand(4, 4) * x.t() + {EYE[1]})"),
]:
    case("cholesky" + kind, inputs, f"{x}.cholesky().checked().unwrap()", f"torch.linalg.cholesky({tx})")
case("log_likelihood", "x:4,4 y:4",
     f"(x.mm(x.t()) + {EYE[0]}).slogdet().1 + (x.mm(x.t()) + {EYE[0]}).solve(y).checked().unwrap().dot(y)",
     f"torch.linalg.slogdet(x @ x.t() + {EYE[1]})[1] + torch.linalg.solve(x @ x.t() + {EYE[1]}, y).dot(y)")

# Factorisations: the signs of vectors are not specified, so that each is a part of a function that does not depend on them.
for kind, inputs, x, tx in [
    ("", "x:5,3", "x", "x"), ("_wide", "x:3,5", "x", "x"), ("_square", "x:4,4", "x", "x"), ("_t", "x:3,5", "x.t()", "x.t()"),
    ("_stepped", "x:5,6", "x.slice(s![.., ..;2])", "x[:, ::2]"),
    ("_expanded", "x:1,3 y:5,3", "(x.expand::<Shape![5, 3]>() * y)", "(x.expand(5, 3) * y)"),
    ("_of", "x:4,3", "(x.sin() * 2.0)", "(x.sin() * 2.0)"), ("_one", "x:1,1", "x", "x"), ("_column", "x:4,1", "x", "x"),
    # Of full rank: the gradients of vectors are not near 0.
    ("_waves", "x:5,3", "(x * 40.0).sin()", "(x * 40).sin()"), ("_waves_wide", "x:3,5", "(x * 40.0).sin()", "(x * 40).sin()"),
    ("_waves_square", "x:4,4", "(x.t() * 40.0).sin()", "(x.t() * 40).sin()"),
]:
    for name, rust, expr in [
        ("qr", "qr", "torch.linalg.qr"), ("svd", "svd", "lambda x: torch.linalg.svd(x, full_matrices=False)"),
    ]:
        # Of squares alone, a sum whose weights are linear in the indices is constant if all rows and columns have the norm 1.
        of = ".square().exp()" if "waves" in kind else ".square()"
        case(name + kind, inputs, f"{{ let (u, ..) = {x}.{rust}().checked().unwrap(); u{of} }}", f"({expr})({tx})[0]{of}")
        case(name + "_last" + kind, inputs, f"{{ let (.., v) = {x}.{rust}().checked().unwrap(); v{of} }}", f"({expr})({tx})[-1]{of}")
        case(name + "_both" + kind, inputs, f"{{ let (u, .., v) = {x}.{rust}().checked().unwrap(); u.mm(v) + 0.5 }}",
             f"(lambda d: d[0] @ d[-1] + 0.5)(({expr})({tx}))")
    case("svd_values" + kind, inputs, f"{x}.svd().checked().unwrap().1.exp()", f"torch.linalg.svd({tx}, full_matrices=False)[1].exp()")
    case("svdvals" + kind, inputs, f"{x}.svdvals().checked().unwrap().square()", f"torch.linalg.svdvals({tx}).square()")
    case("pinv" + kind, inputs, f"{x}.pinv().checked().unwrap()", f"torch.linalg.pinv({tx})")
case("pinv_of_low_rank", "x:4,1 y:1,3", "x.mm(y).pinv().checked().unwrap()", "torch.linalg.pinv(x @ y)")
case("svdvals_of_low_rank", "x:4,1 y:1,3", "x.mm(y).svdvals().checked().unwrap().amax_dim::<0>()", "torch.linalg.svdvals(x @ y).amax(0)")
case("svd_large", "x:11,8", "(x * 40.0).sin().svdvals().checked().unwrap()", "torch.linalg.svdvals((x * 40).sin())")
case("svd_large_vectors", "x:6,8", "(x * 40.0).sin().svd().checked().unwrap().0.square()", "torch.linalg.svd((x * 40).sin(), full_matrices=False)[0].square()")
case("eigh_large", "x:8,8", "(x * 40.0).sin().eigh().checked().unwrap().1.square()", "torch.linalg.eigh((x * 40).sin())[1].square()")
case("qr_large", "x:11,8", "(x * 40.0).sin().qr().checked().unwrap().1.square()", "torch.linalg.qr((x * 40).sin())[1].square()")
for kind, inputs, x, tx in [
    ("", "x:4,4", "(x + x.t())", "(x + x.t())"), ("_t", "x:4,4", "x.t()", "x.t()"), ("_one", "x:1,1", "x", "x"),
    ("_expanded", "x:1,4", f"(x.expand::<Shape![4, 4]>() + x.t() + {EYE[0]} * x)", f"(x.expand(4, 4) + x.t() + {EYE[1]} * x)"),
    ("_of", "x:5,3", "x.t().mm(x)", "x.t() @ x"), ("_stepped", "x:3,6", "x.slice(s![.., ..;2])", "x[:, ::2]"),
    ("_waves", "x:4,4", "(x * 40.0).sin()", "(x * 40).sin()"), ("_waves_of", "x:4,3", "(x.t() * 40.0).sin().mm((x * 40.0).sin())", "(x.t() * 40).sin() @ (x * 40).sin()"),
]:
    case("eigh" + kind, inputs, f"{x}.eigh().checked().unwrap().0.square()", f"torch.linalg.eigh({tx})[0].square()")
    of = ".square().exp()" if "waves" in kind else ".square()"
    case("eigh_vectors" + kind, inputs, f"{x}.eigh().checked().unwrap().1{of}", f"torch.linalg.eigh({tx})[1]{of}")
case("eigh_both", "x:4,4", "{ let (values, vectors) = (x + x.t()).eigh().checked().unwrap(); (vectors.square() * values.exp()).mm(vectors.square()) }",
     "(lambda d: (d[1].square() * d[0].exp()) @ d[1].square())(torch.linalg.eigh(x + x.t()))")
for kind, inputs, a, b in [
    ("", "x:5,3 y:5,2", ("x", "x"), ("y", "y")), ("_vector", "x:5,3 y:5", ("x", "x"), ("y", "y")),
    ("_t", "x:3,5 y:2,5", ("x.t()", "x.t()"), ("y.t()", "y.t()")), ("_square", "x:3,3 y:3,2", ("x", "x"), ("y", "y")),
    ("_stepped", "x:5,6 y:5,4", ("x.slice(s![.., ..;2])", "x[:, ::2]"), ("y.slice(s![.., ..;2])", "y[:, ::2]")),
    ("_expanded", "x:5,3 y:5,1", ("x", "x"), ("y.expand::<Shape![5, 2]>()", "y.expand(5, 2)")),
]:
    column = ".unsqueeze(1)" if kind == "_vector" else ""
    case("lstsq" + kind, inputs, f"{a[0]}.lstsq({b[0]}).checked().unwrap()",
         f"torch.linalg.lstsq({a[1]}, {b[1]}{column}).solution" + (".squeeze(1)" if column else ""))
for kind, inputs, x, tx in [("", "x:4,4", "x", "x"), ("_t", "x:4,4", "x.t()", "x.t()"), ("_of", "x:4,4", "x.mm(x).exp()", "x.mm(x).exp()")]:
    case("lu" + kind, inputs, f"{x}.lu().checked().unwrap().1.exp()", f"torch.linalg.lu({tx})[1].exp()")
    case("lu_upper" + kind, inputs, f"{x}.lu().checked().unwrap().2.exp()", f"torch.linalg.lu({tx})[2].exp()")
    case("lu_all" + kind, inputs, f"{{ let (p, l, u) = {x}.lu().checked().unwrap(); (p * 1.0).mm(l).mm(u) }}", f"(lambda d: d[0] @ d[1] @ d[2])(torch.linalg.lu({tx}))")

# Fourier transforms: each part of the result.
for kind, inputs, x, tx in [
    ("", "x:3,4", "x", "x"), ("_odd", "x:2,5", "x", "x"), ("_t", "x:4,3", "x.t()", "x.t()"), ("_one", "x:3,1", "x", "x"),
    ("_stepped", "x:3,8", "x.slice(s![.., ..;2])", "x[:, ::2]"), ("_expanded", "x:1,4", "x.expand::<Shape![3, 4]>()", "x.expand(3, 4)"),
    ("_of", "x:3,6", "x.exp()", "x.exp()"),
]:
    for name in ["fft", "ifft", "rfft"]:
        for part in ["real", "imag"]:
            for dim in [0, 1]:
                case(f"{name}_{part}_{dim}{kind}", inputs, f"{x}.{name}::<{dim}>().{part}()", f"torch.fft.{name}({tx}, dim={dim}).{part}")
    case(f"fft_there_and_back{kind}", inputs, f"{x}.fft::<1>().fft::<0>().ifft::<1>().real().square()", f"torch.fft.ifft(torch.fft.fft2({tx}), dim=1).real.square()")
    for n in [1, 4, 5, 9]:
        case(f"irfft_of_rfft_{n}{kind}", inputs, f"{x}.rfft::<1>().irfft::<1, {n}>()", f"torch.fft.irfft(torch.fft.rfft({tx}, dim=1), {n}, dim=1)")
        case(f"irfft_of_real_{n}{kind}", inputs, f"{x}.irfft::<0, {n}>()", f"torch.fft.irfft({tx}, {n}, dim=0)")
case("fft_filter", "x:8 y:8", "{ let z = x.fft::<0>(); (z.real() * y).square() + (z.imag() * y).square() }",
     "(lambda z: (z.real * y).square() + (z.imag * y).square())(torch.fft.fft(x))")


# Where operands are equal, at the edges of a range, and NaN: the elements are given.
SPECIAL = []


def special(name, rust, expr, **data):
    SPECIAL.append((name + "_given", rust, expr, data))


nan, inf = float("nan"), float("inf")
PAIRS = {"x": [1.0, 1.0, 2.0, nan, 1.0, nan, inf, -0.0], "y": [1.0, 2.0, 1.0, 1.0, nan, nan, inf, 0.0]}
for name in ["maximum", "minimum", "fmax", "fmin", "atan2", "copysign", "xlogy", "pow"]:
    # PyTorch divides the result by `x`, which may be infinite.
    finite = {letter: x[:6] + x[7:] for letter, x in PAIRS.items()}
    special(name + "_special", f"x.{name}(y)", f"torch.{name}(x, y)", **(finite if name == "copysign" else PAIRS))
special("atan2_of_zeros", "x.atan2(y)", "torch.atan2(x, y)", x=[0.0, -0.0, 1.0], y=[0.0, -0.0, 0.0])
for bound in ["min", "max"]:
    special(f"clamp_{bound}_special", f"x.clamp_{bound}(y)", f"x.clamp({bound}=y)", **PAIRS)
    special(f"clamp_{bound}_of_a_number", f"x.clamp_{bound}(1.0)", f"x.clamp({bound}=1.0)", x=PAIRS["x"])
    # A tensor with one element is not a number.
    special(f"clamp_{bound}_of_one", f"x.clamp_{bound}(y)", f"x.clamp({bound}=y)", x=PAIRS["x"], y=[1.0])
ALL = [(x, y, z) for x in [0.0, 1.0, 2.0, nan] for y in [0.0, 1.0, 2.0, nan] for z in [0.0, 1.0, 2.0, nan]]
special("clamp_special", "x.clamp(y, z)", "x.clamp(y, z)", **{name: [row[i] for row in ALL] for i, name in enumerate("xyz")})
for low, high in [(1.0, 2.0), (1.0, 1.0), (2.0, 1.0)]:
    special(f"clamp_of_numbers_{low:.0f}_{high:.0f}", f"x.clamp({low}, {high})", f"x.clamp({low}, {high})", x=[0.5, 1.0, 1.5, 2.0, 3.0, nan])
EDGES = [0.0, -0.0, 1.0, -1.0, 3.0, -3.0, 6.0, 0.5, -0.5, nan, inf, -inf]
for name, args in [
    ("relu", ""), ("relu6", ""), ("selu", ""), ("leaky_relu", "0.1"), ("elu", "0.7"), ("hardtanh", "-1.0, 1.0"), ("celu", "1.0"),
    ("hardswish", ""), ("hardshrink", "0.5"), ("softshrink", "0.5"), ("softplus", ""), ("threshold", "0.5, 20.0"),
]:
    special(name + "_edges", f"x.{name}({args})", f"F.{name}(x" + (", " + args if args else "") + ")", x=EDGES)
for name in ["abs", "sign", "logit", "nan_to_num", "sqrt", "log", "asin", "acosh", "atanh", "reciprocal"]:
    special(name + "_edges", f"x.{name}()", f"torch.{name}(x)", x=EDGES)
special("where_special", "x.where_(x.gt(0.5), y)", "x.where(x > 0.5, y)", **PAIRS)
for kind, data in [
    ("nan", [2.0, nan, 3.0, 4.0]), ("first_nan", [nan, 2.0, 3.0]), ("last_nan", [2.0, 3.0, nan]), ("infinite", [2.0, inf, 3.0]),
    ("one_infinite", [inf]), ("zero_and_infinite", [0.0, inf]),
]:
    special(f"cumprod_{kind}", "x.cumprod::<0>()", "x.cumprod(0)", x=data)
# After the first zero, the gradient is 0, whatever comes before.
for i, data in enumerate([
    [2.0, nan, 0.0, 3.0], [nan, 0.0, 3.0], [inf, 0.0, 3.0], [inf, 2.0, 0.0], [2.0, 0.0, nan, 3.0], [2.0, 0.0, 0.0, nan],
    [2.0, nan, 0.0, 0.0, 3.0], [0.0, nan, 3.0], [0.0, inf, 0.0, 3.0], [nan, 0.0, nan, 0.0, inf], [2.0, inf, 0.0, 5.0, 4.0],
    [2.0, 0.0, 3.0, inf, 5.0], [2.0, 0.0, inf, 0.0, 5.0], [2.0, inf, 3.0, 5.0], [3.0, 1e200, 1e200, 0.0, 3.0, 1e200, 1e200, 0.0, 2.0],
    [2.0, 0.0, 1e200, 1e200, 3.0], [0.0, 2.0, 3.0, 0.0, 1e200, 1e200],
]):
    special(f"cumprod_zero_{i}", "x.cumprod::<0>()", "x.cumprod(0)", x=data)
for i, data in enumerate([[2.0, nan, 0.0, 0.0, 4.0, 5.0], [2.0, inf, 2.0, 1.0, 4.0, 0.0]]):
    for dim, shape_of in [(0, "3, 2"), (1, "2, 3"), (1, "6, 1")]:
        special(f"cumprod_zeros_{i}_{shape_of.replace(', ', '_')}", f"x.view::<Shape![{shape_of}]>().cumprod::<{dim}>()",
                f"x.view({shape_of}).cumprod({dim})", x=data)
for kind, data in [
    ("ties", [1.0, 2.0, 2.0, 1.0]), ("nan", [nan, 1.0, 2.0, 1.0]), ("nans", [1.0, nan, 3.0, nan]), ("all_nan", [nan, nan, nan, nan]),
    ("infinite", [inf, inf, 1.0, -inf]), ("zeros", [0.0, 0.0, 0.0, 0.0]),
]:
    for name in ["amax", "amin"]:
        special(f"{name}_{kind}", f"x.{name}()", f"x.{name}()", x=data)
        special(f"{name}_dim_{kind}", f"x.{name}_dim::<0>()", f"x.{name}(0)", x=data)
    for name in ["max", "min"]:
        special(f"{name}_{kind}", f"x.{name}()", f"x.{name}()", x=data)
        special(f"{name}_dim_{kind}", f"x.{name}_dim::<0>().values()", f"x.{name}(0)[0]", x=data)
    special(f"median_{kind}", "x.median()", "x.median()", x=data)
    for p, torch_p in [("1.0", "1"), ("2.0", "2"), ("3.0", "3"), ("0.5", "0.5"), ("f64::INFINITY", "inf"), ("-f64::INFINITY", "-inf")]:
        special(f"norm_{torch_p.replace('-', 'minus_').replace('0.5', 'half')}_{kind}", f"x.norm_with({p})", f"torch.linalg.vector_norm(x, {torch_p})", x=data)
    special(f"logsumexp_{kind}", "x.logsumexp()", "x.logsumexp(0)", x=data)
    special(f"prod_{kind}", "x.prod()", "x.prod()", x=data)
    special(f"prod_dim_{kind}", "x.prod_dim::<0>()", "x.prod(0)", x=data)
    if kind in ["ties", "zeros"]:
        special(f"cumprod_{kind}", "x.cumprod::<0>()", "x.cumprod(0)", x=data)
    # Two columns with the same sum, and zeros; squares of NaN.
    for rust, order in [("Frobenius", "'fro'"), ("One", "1"), ("Infinity", "inf")]:
        rust = f"x.view::<Shape![2, 2]>().matrix_norm(MatrixNorm::{rust}).unwrap()"
        special(f"matrix_norm_{order.strip(chr(39))}_{kind}", rust, f"torch.linalg.matrix_norm(x.view(2, 2), {order})", x=data)
    special(f"std_{kind}", "x.std()", "x.std()", x=data)
    # Equal elements have the same share here, whose place PyTorch does not specify.
    if kind in ["nan", "infinite"]:
        for name in ["quantile", "nanquantile"]:
            for i, q in enumerate([0.0, 0.3, 1.0]):
                if kind == "nan" or q == 0.0:
                    special(f"{name}_{i}_{kind}", f"x.{name}({q})", f"x.{name}({q})", x=data)
                    special(f"{name}_dim_{i}_{kind}", f"x.{name}_dim::<0>({q})", f"x.{name}({q}, 0)", x=data)
for kind, data in {
    "one_nan": [2.0, nan, 3.0], "one_infinite": [2.0, inf, 3.0], "zero_infinite": [0.0, inf, 3.0], "zero_nan": [0.0, nan, 3.0],
    "zeros_nan": [0.0, 0.0, nan], "zeros_infinite": [0.0, 0.0, inf], "minus_infinite": [-inf, 0.5, 4.0], "of_infinite": [inf],
}.items():
    special(f"prod_{kind}", "x.prod()", "x.prod()", x=data)
    special(f"prod_dim_{kind}", "x.prod_dim::<0>()", "x.prod(0)", x=data)
# A zero in one row changes the gradients of all.
for kind, data in {"rows_zero": [0.0, 2.0, inf, 3.0], "rows_nan": [1.0, 2.0, nan, 3.0], "rows_zeros": [0.0, nan, nan, 0.0]}.items():
    special(f"prod_dim_{kind}", "x.view::<Shape![2, 2]>().prod_dim::<1>()", "x.view(2, 2).prod(1)", x=data)
for kind, inputs, x, tx in [
    ("", "x:3,4", "x", "x"), ("_t", "x:3,4", "x.t()", "x.t()"), ("_stepped", "x:4,6", "x.slice(s![.., ..;2])", "x[:, ::2]"),
    ("_expanded", "x:1,4", "x.expand::<Shape![3, 4]>()", "x.expand(3, 4)"), ("_of", "x:3,5", "x.exp().mm(x.t())", "x.exp() @ x.t()"),
]:
    case("trace" + kind, inputs, f"{x}.trace()", f"({tx}).trace()" if kind != "_expanded" else "x.flatten()[:3].sum()")
    for name in ["quantile", "nanquantile"]:
        for i, q in enumerate([0.0, 0.37, 0.5, 1.0]):
            if kind != "_expanded":
                case(f"{name}_{i}{kind}", inputs, f"{x}.{name}({q})", f"({tx}).{name}({q})")


def shape(text):
    return [int(n) for n in text.split(",") if n]


def values(k, sizes, low, high):
    n = 1
    for size in sizes:
        n *= size
    x = [((i * 7919 + k * 104729 + 12345) % 1009) / 1009.0 for i in range(n)]
    return (torch.tensor(x) * (high - low) + low).reshape(sizes)


print("// Written by generate.py, with the gradients of PyTorch " + torch.__version__.split("+")[0] + ".")
for name, inputs, rust, expr, low, high in CASES:
    names, tensors = [], {}
    for k, text in enumerate(inputs.split()):
        letter, sizes = text.split(":")
        names.append((letter, shape(sizes)))
        tensors[letter] = values(k, shape(sizes), low, high).requires_grad_()
    out = eval(expr, {"torch": torch, "F": F, "Cofactors": Cofactors, **tensors})
    if isinstance(out, tuple):
        out = out[0]
    seed = values(7, list(out.shape), -1.0, 1.0)
    out.backward(seed)
    numbers = ", ".join(repr(float(v)) for v in out.detach().flatten())
    print(f"case! {{ {name}, {float(low)}, {float(high)}, {rust} => [{numbers}];")
    for letter, sizes in names:
        grad = tensors[letter].grad
        grad = torch.zeros(sizes) if grad is None else grad
        numbers = ", ".join(repr(float(g)) for g in grad.flatten())
        print(f"    {letter}: Shape!{sizes} => [{numbers}];")
    print("}")


def literal(x):
    if x != x:
        return "f64::NAN"
    return repr(float(x)) if abs(x) < inf else ("-" if x < 0 else "") + "f64::INFINITY"


for name, rust, expr, data in SPECIAL:
    tensors = {letter: torch.tensor(x).requires_grad_() for letter, x in data.items()}
    out = eval(expr, {"torch": torch, "F": F, "inf": inf, **tensors})
    seed = values(7, list(out.shape), 0.5, 2.0)
    if out.requires_grad:
        out.backward(seed)
    numbers = ", ".join(literal(v) for v in out.detach().flatten().tolist())
    print(f"special! {{ {name}, {rust} => [{numbers}];")
    for letter, x in data.items():
        grad = tensors[letter].grad
        grad = torch.zeros(len(x)) if grad is None else grad
        print(f"    {letter}: [{', '.join(map(literal, x))}] => [{', '.join(map(literal, grad.tolist()))}];")
    print("}")
