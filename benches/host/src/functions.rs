//! Functions of PyTorch that `layers` and `operations` have no row for, many of which are an expression here, compared with
//! times that another program has measured.
//!
//!     cargo run --release --features fft --bin functions -- FILE [ROWS [THREADS]]

use std::hint::black_box;

use host::rows::Rows;
use host::{results, scalars, tensor, tensors};
use stridewise::prelude::*;

fn elementwise(rows: &Rows) {
    let of = |f: fn(f32) -> f32| tensor::<f32, Shape![65536]>(1, f);
    let a = of(|x| if x < 0.75 { x - 1.25 } else { x - 0.25 });
    let u = of(|x| x);
    tensors! { b [65536] x [65536] }
    let mut mask: BoxedTensor<bool, Shape![65536]> = tensor(1, |x| x > 0.75);
    let flags: BoxedTensor<bool, Shape![65536]> = tensor(2, |x| x > 0.75);
    let mut found = mask.clone();
    results! { rows:
        "rad2deg f32 65536" x = |a| a.rad2deg();
        "heaviside f32 65536" x = |a, u| a.heaviside(u);
        "fmin f32 65536" x = |a, u| a.fmin(u);
        "tanhshrink f32 65536" x = |a| a - a.tanh();
        "logaddexp f32 65536" x = |a, b| a.maximum(b) + (-(a - b).abs()).exp().log1p();
        "sigmoid of a difference f32 65536" x = |a, b| (a - b).sigmoid();
        "tanh(sin(exp(a))) f32 65536" x = |a| a.exp().sin().tanh();
        "cos(sin(a) * 2) f32 65536" x = |a| (a.sin() * 2.0).cos();
        "clamp_min f32 65536" x = |a| a.maximum(0.25);
        "a / b + 1 f32 65536" x = |a, b| a / b + 1.0;
        "ne f32 65536" mask = |a, b| a.ne(b);
        "le f32 65536" mask = |a, b| a.le(b);
        "isfinite f32 65536" mask = |a| a.isfinite();
        "isinf f32 65536" mask = |a| a.isinf();
        "signbit f32 65536" mask = |a| a.signbit();
        "logical_or bool 65536" mask = |flags, found| flags.logical_or(found);
        "logical_xor bool 65536" mask = |flags, found| flags.logical_xor(found);
        "logical_not bool 65536" mask = |flags| flags.logical_not();
        "bool to f32 65536" x = |flags| flags.float();
        "f32 to bool 65536" found = |a| a.to::<bool>();
    }
    scalars! { rows:
        "allclose f32 65536" |a| a.allclose(a);
        "count_nonzero bool 65536" |flags| flags.count_nonzero();
        "sum bool 65536" |flags| flags.long().sum();
    }
    rows.row("mul_ f32 65536, a number", || {
        _ = black_box(&mut x).mul_(black_box(0.999))
    });
    rows.row("relu_ f32 65536", || _ = black_box(&mut x).relu_());
    rows.row("clamp_min_ f32 65536", || {
        _ = black_box(&mut x).clamp_min_(black_box(0.1))
    });
    rows.row("masked_fill_ f32 65536", || {
        _ = black_box(&mut x).masked_fill_(black_box(&flags), black_box(0.5))
    });
    rows.row("trunc_ f32 65536", || _ = black_box(&mut x).trunc_());
    rows.row("lerp_ f32 65536", || {
        _ = black_box(&mut x).lerp_(black_box(&b), 0.1)
    });
    let (i, j) = (
        tensor::<i64, Shape![65536]>(1, |x| (x * 1e3) as i64),
        tensor::<i64, Shape![65536]>(2, |x| (x * 1e3) as i64),
    );
    let mut k = i.clone();
    results! { rows:
        "gcd i64 65536" k = |i, j| i.gcd(j);
        "bitwise_xor i64 65536" k = |i, j| i.bitwise_xor(j);
        "bitwise_left_shift i64 65536" k = |i| i.bitwise_left_shift(3);
        "abs i64 65536" k = |i| i.abs();
        "maximum i64 65536" k = |i, j| i.maximum(j);
        "eq i64 65536" mask = |i, j| i.eq(j);
        "where i64 65536" k = |flags, i, j| where_(flags, i, j);
    }
    macro_rules! of {
        ($($T:ident)*) => { $({
            let (a, b) = (
                tensor::<$T, Shape![65536]>(1, |x| (x * 50.0) as $T),
                tensor::<$T, Shape![65536]>(2, |x| (x * 50.0) as $T),
            );
            let mut x = a.clone();
            let name = |work: &str| format!("{work} {} 65536", stringify!($T));
            rows.row(&name("a + b"), || (black_box(&a) + black_box(&b)).eval_into(black_box(&mut x)));
            rows.row(&name("a * b"), || (black_box(&a) * black_box(&b)).eval_into(black_box(&mut x)));
            rows.row(&name("minimum"), || black_box(&a).minimum(black_box(&b)).eval_into(black_box(&mut x)));
            rows.row(&name("max"), || _ = black_box(black_box(&a).max()));
            rows.row(&name("argmax"), || _ = black_box(black_box(&a).argmax()));
            rows.row(&name("gt"), || black_box(&a).gt(black_box(&b)).eval_into(black_box(&mut mask)));
        })* };
    }
    of! { u8 i8 i16 }
    let (a, b) = (
        tensor::<f64, Shape![65536]>(1, f64::from),
        tensor::<f64, Shape![65536]>(2, f64::from),
    );
    let mut x = a.clone();
    results! { rows:
        "abs f64 65536" x = |a| a.abs();
        "floor f64 65536" x = |a| a.floor();
        "maximum f64 65536" x = |a, b| a.maximum(b);
        "relu f64 65536" x = |a| a.relu();
        "clamp f64 65536" x = |a| a.clamp(0.5, 1.0);
        "pow f64 65536, 2.5" x = |a| a.pow(2.5);
        "atan2 f64 65536" x = |a, b| a.atan2(b);
        "atan f64 65536" x = |a| a.atan();
        "sinh f64 65536" x = |a| a.sinh();
        "where f64 65536" x = |flags, a, b| where_(flags, a, b);
    }
}

fn reductions(rows: &Rows) {
    tensors! { a [1000000] b [1000000] m [1000, 1000] n [1000, 1000] line [1000] y [999999] x [128, 768] z [128, 768] each [128] }
    let i = tensor::<i64, Shape![1000, 1000]>(1, |x| (x * 1e4) as i64);
    let bytes = tensor::<u8, Shape![1000000]>(1, |x| (x * 200.0) as u8);
    let mut totals = tensor::<i64, Shape![1000]>(1, |_| 0);
    let (mut sums, mut sums1) = (line.clone(), line.clone());
    let mut mm = m.clone();
    let d = tensor::<f64, Shape![1000, 1000]>(1, f64::from);
    let mut ds = tensor::<f64, Shape![1000]>(1, f64::from);
    scalars! { rows:
        "nansum of 1M" |a| where_(a.isnan(), 0.0, a).sum();
        "mean of (a - b)^2 of 1M" |a, b| (a - b).square().mean();
        "sum of a * b of 1M" |a, b| (a * b).sum();
        "max of abs of 1M" |a| a.abs().max();
        "trapezoid of 1M" |a| ((a.slice(s![1..]) + a.slice(s![..-1])) * 0.5).sum();
        "max u8 of 1M" |bytes| bytes.max();
        "sum i64 [1000, 1000]" |i| i.sum();
        "trace [1000, 1000]" |m| m.trace();
        "mean f64 of 1M" |d| d.mean();
        "var f64 of 1M" |d| d.var();
        "norm f64 of 1M" |d| d.norm();
    }
    results! { rows:
        "diff of 1M" y = |a| a.slice(s![1..]) - a.slice(s![..-1]);
        "cosine_similarity [128, 768]" each = |x, z| (x * z).sum_dim::<1>() / (x.norm_dim::<1>() * z.norm_dim::<1>());
        "pairwise_distance [128, 768]" each = |x, z| (x - z).norm_dim::<1>();
        "normalize [1000, 1000] along 1" mm = |m| m / m.norm_dim_keepdim::<1>();
        "standardize [1000, 1000] along 0" mm = |m| (m - m.mean_dim_keepdim::<0>()) / m.std_dim_keepdim::<0>();
        "sum i64 of [1000, 1000] along 0" totals = |i| i.sum_dim::<0>();
        "sum i64 of [1000, 1000] along 1" totals = |i| i.sum_dim::<1>();
        "sum f64 of [1000, 1000] along 0" ds = |d| d.sum_dim::<0>();
        "sum f64 of [1000, 1000] along 1" ds = |d| d.sum_dim::<1>();
        "amax f64 of [1000, 1000] along 0" ds = |d| d.amax_dim::<0>();
        "amax f64 of [1000, 1000] along 1" ds = |d| d.amax_dim::<1>();
        "var f64 of [1000, 1000] along 1" ds = |d| d.var_dim::<1>();
        "sum of [1000, 1000] transposed, along 0" sums = |m| m.t().sum_dim::<0>();
        "sum of [1000, 1000] transposed, along 1" sums1 = |m| m.t().sum_dim::<1>();
        "sum of a product [1000, 1000] along 1" sums = |m, n| (m * n).sum_dim::<1>();
        "sum of a product [1000, 1000] along 0" sums = |m, n| (m * n).sum_dim::<0>();
    }
}

fn arrangements(rows: &Rows) {
    tensors! { m [1000, 1000] x [1, 64, 28, 28] p [8, 1000] q [8, 500] pq [8, 1500] many [64, 64, 64] flat [10000] }
    let mut shuffled = tensor::<f32, Shape![1, 16, 56, 56]>(1, |x| x);
    let mut mixed = x.clone();
    let mut out = m.clone();
    let mut t = many.clone();
    let mut quarter = tensor::<f32, Shape![1000, 1000]>(3, |x| x);
    let mut f = tensor::<f64, Shape![1000, 1000]>(1, f64::from);
    let g = f.clone();
    results! { rows:
        "pixel_shuffle [1, 64, 28, 28] by 2" shuffled = |x| x.unflatten::<1, Shape![16, 2, 2]>().permute::<Dims![0, 1, 4, 2, 5, 3]>().reshape::<Shape![1, 16, 56, 56]>();
        "triu [1000, 1000]" out = |m| m.triu(0);
        "transposed copy f64 [1000, 1000]" f = |g| g.t();
        "swapped copy [64, 64, 64] 0 and 2" t = |many| many.transpose::<0, 2>();
        "swapped copy [64, 64, 64] 0 and 1" t = |many| many.transpose::<0, 1>();
        "cat of [8, 1000] and [8, 500] along 1" pq = |p, q| (p, q).cat::<1>();
        "m + m transposed [1000, 1000]" quarter = |m| m + m.t();
    }
    // Into a view of the result: `reshape` would copy first, and its copy be copied.
    rows.row("channel_shuffle [1, 64, 28, 28] in 4 groups", || {
        let groups = black_box(&x)
            .unflatten::<1, Shape![4, 16]>()
            .transpose::<1, 2>();
        let mixed = black_box(&mut mixed).as_view_mut();
        groups.eval_into(&mut mixed.unflatten::<1, Shape![16, 4]>());
    });
    rows.row("fill_diagonal_ [1000, 1000]", || {
        _ = black_box(&mut out)
            .as_view_mut()
            .diagonal::<0, 0, 1>()
            .fill_(1.0)
    });
    rows.row("copy_ to [998, 998] in [1000, 1000]", || {
        _ = black_box(&mut out)
            .as_view_mut()
            .slice(s![1..-1, 1..-1])
            .copy_(black_box(&m).slice(s![1..-1, 1..-1]))
    });
    let index = tensor::<i64, Shape![1000]>(1, |x| ((x - 0.25) * 999.0) as i64);
    rows.row("index_fill_ 1000 of [10000]", || {
        _ = black_box(&mut flat)
            .index_fill_::<0>(black_box(&index), 1.0)
            .unwrap()
    });
    rows.row("scatter_add_ 1000 to [10000]", || {
        _ = black_box(&mut flat)
            .scatter_add_::<0>(black_box(&index), black_box(&p).select::<0, 0>())
            .unwrap()
    });
}

fn layers(rows: &Rows) {
    tensors! { x [8, 64, 28, 28] b [64] one [64, 64, 1, 1] three [64, 64, 3, 3] depth [64, 1, 3, 3] y [8, 64, 28, 28] shorter [8, 32, 28, 28] }
    let mut half = tensor::<f32, Shape![8, 64, 14, 14]>(1, |x| x);
    let mut double = tensor::<f32, Shape![8, 64, 56, 56]>(1, |x| x);
    let mut pooled = tensor::<f32, Shape![8, 64, 7, 7]>(1, |x| x);
    let mut all = tensor::<f32, Shape![8, 64, 1, 1]>(1, |x| x);
    results! { rows:
        "conv2d [8, 64, 28, 28] 1x1 to 64" y = |x, one, b| x.conv2d(one).bias(b);
        "conv2d [8, 64, 28, 28] 3x3 to 64, padding 1" y = |x, three, b| x.conv_options::<Padding<1>>().conv2d(three).bias(b);
        "conv2d [8, 64, 28, 28] 3x3 to 64, stride 2, padding 1" half = |x, three| x.conv_options::<(Stride<2>, Padding<1>)>().conv2d(three);
        "conv2d [8, 64, 28, 28] 3x3, depthwise, padding 1" y = |x, depth| x.conv_options::<(Padding<1>, Groups<64>)>().conv2d(depth);
        "conv2d [8, 64, 28, 28] 3x3, depthwise, stride 2, padding 1" half = |x, depth|
            x.conv_options::<(Padding<1>, Stride<2>, Groups<64>)>().conv2d(depth);
        "adaptive_avg_pool2d [8, 64, 28, 28] to 1" all = |x| x.adaptive_avg_pool2d::<1, 1>();
        "max_pool2d [8, 64, 28, 28] 2x2" half = |x| x.max_pool2d::<Kernel<2>>();
        "adaptive_avg_pool2d [8, 64, 28, 28] to 7" pooled = |x| x.adaptive_avg_pool2d::<7, 7>();
        "interpolate_bilinear [8, 64, 28, 28] to 56" double = |x| x.interpolate_bilinear::<56, 56>();
        "interpolate_nearest [8, 64, 28, 28] to 56" double = |x| x.interpolate_nearest::<56, 56>();
        "bias [8, 64, 28, 28] along 1, relu" y = |x, b| (x + b.view::<Shape![64, 1, 1]>()).relu();
        "glu [8, 64, 28, 28] along 1" shorter = |x| x.narrow::<1, 0, 32>() * x.narrow::<1, 32, 32>().sigmoid();
    }
    tensors! { x [1, 96, 56, 56] seven [96, 1, 7, 7] y [1, 96, 56, 56] long [10000, 4] sums [10000, 4] }
    results! { rows:
        "conv2d [1, 96, 56, 56] 7x7, depthwise, padding 3" y = |x, seven|
            x.conv_options::<(Padding<3>, Groups<96>)>().conv2d(seven);
        "cumsum of [10000, 4] along 1" sums = |long| long.cumsum::<1>();
    }
    tensors! { s [32, 128, 64] wide [64, 256] back [256, 64] hidden [32, 128, 256] tall [4096, 64] }
    let mut product = tensor::<f32, Shape![64, 64]>(1, |x| x);
    let mut out = s.clone();
    let (mut h, gain) = (hidden.clone(), tensor::<f32, Shape![64]>(2, |x| x));
    results! { rows:
        "linear [32, 128, 64] to 256, gelu" h = |s, back| s.linear(back).gelu();
        "linear [32, 128, 256] to 64" out = |hidden, wide| hidden.linear(wide);
        "layer_norm [32, 128, 64]" out = |s, gain| s.layer_norm::<Shape![64]>(1e-5).weight(gain).bias(gain);
        "softmax [32, 128, 64] along 2" out = |s| s.softmax::<2>();
        "softmax [32, 128, 64] along 1" out = |s| s.softmax::<1>();
        "gram matrix of [4096, 64]" product = |tall| tall.t().mm(tall);
    }
    tensors! { points [256, 3] others [256, 3] far [256, 64] }
    let other = tensor::<f32, Shape![256, 64]>(4, |x| x);
    let mut apart = tensor::<f32, Shape![256, 256]>(1, |x| x);
    results! { rows:
        "cdist [256, 3], [256, 3]" apart = |points, others| (points.unsqueeze::<1>() - others.unsqueeze::<0>()).norm_dim::<2>();
        "cdist [256, 64], [256, 64]" apart = |far, other| (far.unsqueeze::<1>() - other.unsqueeze::<0>()).norm_dim::<2>();
        "cdist [256, 64], [256, 64], by a product" apart = |far, other|
            (far.square().sum_dim_keepdim::<1>() + other.square().sum_dim::<1>() - far.mm(other.t()) * 2.0).relu().sqrt();
        "addmm of [256, 64] and its transpose, minus one" apart = |far, other| far.mm(other.t()) - 1.0;
    }
    tensors! { anchor [128, 256] positive [128, 256] negative [128, 256] }
    scalars! { rows:
        "triplet_margin_loss [128, 256]" |anchor, positive, negative| ((anchor - positive).norm_dim::<1>() - (anchor - negative).norm_dim::<1>() + 1.0).relu().mean();
        "poisson_nll_loss [128, 256]" |anchor, positive| (anchor.exp() - positive * anchor).mean();
        "gaussian_nll_loss [128, 256]" |anchor, positive, negative| ((negative.log() + (anchor - positive).square() / negative) * 0.5).mean();
        "soft_margin_loss [128, 256]" |anchor, positive| (-(anchor * positive)).exp().log1p().mean();
    }
    let (dx, dw, dg) = (
        tensor::<f64, Shape![1, 16, 28, 28]>(1, f64::from),
        tensor::<f64, Shape![16, 16, 3, 3]>(2, f64::from),
        tensor::<f64, Shape![128, 768]>(2, f64::from),
    );
    let (mut dy, mut dn) = (dx.clone(), dg.clone());
    results! { rows:
        "conv2d f64 [1, 16, 28, 28] 3x3 to 16, padding 1" dy = |dx, dw| dx.conv_options::<Padding<1>>().conv2d(dw);
        "softmax f64 [128, 768] along 1" dn = |dg| dg.softmax::<1>();
        "layer_norm f64 [128, 768]" dn = |dg| dg.layer_norm::<Shape![768]>(1e-5);
        "max_pool2d f64 [1, 16, 28, 28] 3x3, padding 1" dy = |dx| dx.max_pool2d::<(Kernel<3>, Stride<1>, Padding<1>)>();
    }
}

fn quantised(rows: &Rows) {
    quantization! { In: u8 = 0.02, 10; Weight: i8 = 0.003, 0; Out: u8 = 0.05, 128; }
    let x = tensor::<f32, Shape![64, 784]>(1, |x| x);
    let w = tensor::<f32, Shape![128, 784]>(2, |x| x - 0.5)
        .quantize::<Weight>()
        .eval_boxed();
    let mut qx = x.quantize::<In>().eval_boxed();
    let mut back = x.clone();
    results! { rows:
        "quantize [64, 784]" qx = |x| x.quantize::<In>();
        "dequantize [64, 784]" back = |qx| qx.dequantize();
    }
    let mut sum = x.quantize::<Out>().eval_boxed();
    let mut y = tensor::<f32, Shape![64, 128]>(1, |x| x)
        .quantize::<Out>()
        .eval_boxed();
    let eight = x.narrow::<0, 0, 8>().quantize::<In>().eval_boxed();
    let mut few = y.narrow::<0, 0, 8>().eval_boxed();
    results! { rows:
        "quantised add [64, 784]" sum = |qx| qx.qadd(qx);
        "quantised linear [64, 784] to 128" y = |qx, w| qx.qlinear(w);
        "quantised linear [8, 784] to 128" few = |eight, w| eight.qlinear(w);
    }
    let image = tensor::<f32, Shape![1, 32, 32, 32]>(1, |x| x)
        .quantize::<In>()
        .eval_boxed();
    let kernel = tensor::<f32, Shape![32, 32, 3, 3]>(2, |x| x - 0.5)
        .quantize::<Weight>()
        .eval_boxed();
    let mut z = image.requantize::<Out>().eval_boxed();
    results! { rows:
        "quantised conv2d [1, 32, 32, 32] 3x3 to 32, padding 1" z = |image, kernel|
            image.conv_options::<Padding<1>>().qconv2d(kernel);
    }
}

fn main() {
    let rows = Rows::from_arguments();
    elementwise(&rows);
    reductions(&rows);
    arrangements(&rows);
    layers(&rows);
    quantised(&rows);
    rows.summary();
}
