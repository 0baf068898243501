//! Gradients on a device compared with the host's, on a device or on the simulated driver: see `tests/cuda.rs`.
#![cfg(feature = "cuda")]

use stridewise::prelude::*;

#[macro_use]
#[path = "common/device_gradients.rs"]
mod device_gradients;
use device_gradients::{close, floats, near, singles};

#[test]
fn elementwise() {
    let (x, y, c) = (
        floats::<Shape![5, 7]>(1),
        floats::<Shape![5, 7]>(2),
        floats::<Shape![5, 7]>(3),
    );
    same! { [x y] [c]
        (x * y).sum();
        (x * x * y + &c - y / 3.0).square().mean();
        (2.0 / (x.abs() + 1.5) - y).sum();
        (x * c.cumsum::<1>().detach() + y).square().sum();
        x.sum();
        x.mean();
    }
}

// The extrema of a variable and of an expression are not constants; equal elements share the gradient.
#[test]
fn extrema_of_all_elements() {
    let mut x = floats::<Shape![7, 11]>(1);
    x.as_mut_slice()[13] = 2.0;
    x.as_mut_slice()[71] = 2.0;
    let y = floats::<Shape![600, 300]>(2);
    same! { [x y] []
        (x - x.amax()).exp().sum(); (x - x.amin()).square().mean(); x.amax(); x.amin(); y.amax(); y.amin();
        (x * 2.0).amax(); (x.square() - 0.5).amin(); (x.t().narrow::<0, 1, 9>() / y.square().amax()).sum();
        (x.narrow::<0, 1, 1>() + x.narrow::<1, 2, 1>()).amax() * x.sum(); x.softmax::<1>().amax(); (x * 0.0).amax();
        x.detach().amax_dim::<0>().amax_dim::<0>() * x.amin();
    }
    let mut of_nan = floats::<Shape![5]>(3);
    of_nan.as_mut_slice()[3] = f64::NAN;
    same! { [of_nan] [] of_nan.amax(); of_nan.amin() * 2.0; }
}

#[test]
fn sums_over_what_was_broadcast() {
    let (x, row, column, one) = (
        floats::<Shape![3, 5, 7]>(1),
        floats::<Shape![7]>(2),
        floats::<Shape![5, 1]>(3),
        floats::<Shape![]>(4),
    );
    same! { [x row column one] []
        (x * row + column * one).tanh().sum();
        (row * column).square().mean();
        (x.narrow::<1, 1, 2>() * row.narrow::<0, 2, 3>().expand::<Shape![2, 3]>().sum_dim_keepdim::<1>() * one).sum();
        (x.transpose::<0, 2>() * column * one + row.unsqueeze::<-1>().unsqueeze::<-1>()).square().sum();
    }
    // An expanded view of a variable, and long sums of many blocks' threads.
    let (x, w) = (floats::<Shape![1, 600]>(1), floats::<Shape![40, 600]>(2));
    same! { [x w] []
        (x.expand::<Shape![40, 600]>() * w).exp().sum();
        (w * x).sum();
    }
    // Grids, from vectors and a number.
    let (x, y, z) = (
        floats::<Shape![6]>(1),
        floats::<Shape![700]>(2),
        floats::<Shape![]>(3),
    );
    same! { [x y z] []
        { let (p, q) = (x, y).meshgrid(); (p * q).tanh().sum() };
        { let (p, q, r, s) = (x.narrow::<0, 1, 2>(), x * 2.0, z, x).meshgrid(); (p * q.exp() - r * s).square().mean() };
        { let (p, q) = (z, y.square()).meshgrid(); (p / (q + 1.5)).sum() };
        (y,).meshgrid().0.square().sum();
    }
}

#[test]
fn parts_of_variables() {
    let x = floats::<Shape![4, 6]>(1);
    same! { [x] []
        { let [a, b] = x.chunk::<1, 2>(); (a.sigmoid() * b + a).sum() };
        { let [a, b] = x.t().chunk::<0, 2>(); a.t().mm(b).tanh().sum() };
        x.chunk::<1, 3>()[1].exp().sum();
        { let [a, b, c] = x.split::<1, 2>(); (a * c - b.exp()).sum() };
        { let [a, b, _, c] = x.unbind::<0>(); (a * b * c).sum() };
        { let (a, b) = x.split_at::<1, 2>(); (a.mm(b.narrow::<0, 1, 2>()) * 2.0).sum() };
        { let (a, b, c) = x.split_with_sizes::<1, Shape![1, 3, 2]>(); (a * b).sum_dim::<1>().mul(c.select_at::<1>(1).unwrap()).sum() };
        x.as_strided::<Shape![3, 3], Strides![1, 1], 2>().exp().sum();
        x.as_strided::<Shape![2, 5, 3], Strides![4, 2, 3], 1>().square().sum();
        { let mut rows = x.rows(); (rows.next_back().unwrap() * rows.next().unwrap().rebase()).sum() };
    }
}

#[test]
fn functions() {
    let x = floats::<Shape![77]>(1);
    same! { [x] []
        (-x).sum(); x.exp().sum(); x.exp2().sum(); x.expm1().sum(); x.sin().sum(); x.cos().sum(); x.tan().sum();
        (x * 0.9).asin().sum(); (x * 0.9).acos().sum(); x.atan().sum(); x.sinh().sum(); x.cosh().sum(); x.tanh().sum();
        x.asinh().sum(); (x + 2.5).acosh().sum(); (x * 0.9).atanh().sum(); x.erf().sum(); x.erfc().sum();
        (x + 1.5).log().sum(); (x + 1.5).log2().sum(); (x + 1.5).log10().sum(); (x + 1.5).log1p().sum();
        (x + 1.5).sqrt().sum(); (x + 1.5).rsqrt().sum(); (x + 1.5).reciprocal().sum(); x.frac().sum();
        x.deg2rad().sum(); x.rad2deg().sum(); (x * 0.4 + 0.5).logit().sum();
    }
    same! { [x] []
        x.relu().sum(); (x * 8.0).relu6().sum(); x.leaky_relu(0.1).sum(); x.elu(0.7).sum(); x.selu().sum();
        x.sigmoid().sum(); x.logsigmoid().sum(); x.gelu().sum(); x.gelu_tanh().sum(); x.silu().sum();
        (x * 30.0).softplus().sum(); x.softsign().sum(); (x * 30.0).mish().sum(); (x * 5.0).hardswish().sum();
        (x * 5.0).hardsigmoid().sum(); x.hardtanh(-0.5, 0.7).sum(); x.celu(0.7).sum(); x.hardshrink(0.3).sum();
        x.softshrink(0.3).sum(); x.threshold(0.2, 0.1).sum(); x.abs().sum(); x.square().sum();
        (x.round() * x + x.floor() - x.sign()).sum();
    }
}

#[test]
fn functions_of_two() {
    let (x, y) = (floats::<Shape![77]>(1), floats::<Shape![77]>(2));
    let mut z = floats::<Shape![77]>(1);
    z.as_mut_slice()[..20].fill(0.25);
    let m = x.gt(0.1).eval_boxed();
    same! { [x y] [z m]
        x.minimum(&z).sum(); x.maximum(y).sum(); x.fmin(y).sum(); x.fmax(y).sum();
        x.atan2(y).sum(); x.hypot(y).sum(); (x + 1.5).pow(y).sum(); x.pow(3).sum(); (x + 2.0).pow(-2).sum();
        x.prelu(y).sum(); x.prelu(0.2).sum(); (x * 0.0).prelu(y).sum(); x.prelu(y.sum()).sum();
        x.clamp(-0.3, 0.4).sum(); x.clamp_min(y).sum(); x.clamp_max(y).sum(); x.lerp(y, 0.3).sum();
        (x + 1.5).xlogy(y + 1.5).sum(); x.masked_fill(&m, 3.0).sum();
        x.mse_loss(y).mean(); x.l1_loss(y).sum(); x.huber_loss(y, 0.4).sum(); x.smooth_l1_loss(y, 0.4).sum();
        (x * 0.4 + 0.5).binary_cross_entropy(y * 0.4 + 0.5).sum();
        (x * 9.0).binary_cross_entropy_with_logits(y * 0.4 + 0.5).sum();
        (x * 9.0).binary_cross_entropy_with_logits(y * 0.4 + 0.5).pos_weight(y.exp()).sum();
        x.kl_div(y * 0.4 + 0.5).sum(); x.kl_div_log_target(y).sum();
        where_(x.gt(y), x, y * 2.0).sum();
        (x * y.lazy().detach()).sum();
    }
}

#[test]
fn masks_and_remainders() {
    let (x, y) = (floats::<Shape![77]>(1), floats::<Shape![77]>(2));
    same! { [x y] []
        x.remainder(y).sum(); x.fmod(y).sum(); x.copysign(y).sum(); (x * 0.0).copysign(y).sum();
        where_(x.gt(0.0) & y.lt(0.5), x, y * 2.0).sum();
        where_((x.gt(0.0) | y.lt(0.5)) ^ x.log().isnan(), x * y, y).sum();
        where_(!x.log().isfinite(), x, y).sum();
        where_(x.gt(y).logical_not().logical_and(y.signbit()), x * x, y).sum();
        where_(x.gt(y).logical_or(y.isinf()).logical_xor(x.isposinf()), x * x, y * x.isneginf().to::<f64>()).sum();
    }
}

// Equal elements, the bounds of ranges, and NaN.
#[test]
fn ties() {
    let whole = |seed| {
        let mut x = (floats::<Shape![7, 11]>(seed) * 2.0).round().eval_boxed();
        for i in (seed as usize..77).step_by(7) {
            x.as_mut_slice()[i] = f64::NAN;
        }
        x
    };
    let (x, y, z) = (whole(1), whole(2), whole(3));
    same! { [x y z] []
        x.minimum(y).sum_dim::<0>().nan_to_num().sum(); x.maximum(y).sum(); x.fmin(y).sum(); x.fmax(y).sum();
        x.clamp_min(y).sum(); x.clamp_max(y).sum(); x.clamp(y, z).sum(); x.clamp(-1.0, 1.0).sum();
        x.clamp_min(1.0).sum(); x.clamp_max(1.0).sum(); x.clamp(y, 1.0).sum(); x.atan2(y).sum();
        (x * 0.0).atan2(y * 0.0).sum();
        x.relu().sum(); (x * 3.0).relu6().sum(); x.elu(0.7).sum(); x.selu().sum(); x.celu(0.7).sum();
        x.hardtanh(-1.0, 1.0).sum(); x.leaky_relu(0.1).sum(); x.logit().sum(); x.hardshrink(1.0).sum();
        (x.amax_dim::<1>() + y.amin_dim::<1>()).sum(); x.nan_to_num().amax_dim::<0>().sum(); (x * 2.0).trace();
    }
}

// Elements at which a derivative is not what its formula gives.
#[test]
fn special_elements() {
    let of = |x: &[f64]| BoxedTensor::<f64, Shape![10]>::try_from(x).unwrap();
    let (inf, nan) = (f64::INFINITY, f64::NAN);
    let a = of(&[1.0, 6.0, -5.0, 5.0, 1.0, -7.5, 0.3, -0.5, 2.0, 3.0]);
    let b = of(&[0.1, 0.1, inf, -inf, -0.1, 2.0, 0.1, 0.0, 2.0, nan]);
    same! { [a b] []
        a.remainder(b).sum(); a.smooth_l1_loss(b, 0.0).sum(); a.smooth_l1_loss(b, 2.0).sum();
        a.huber_loss(b, 2.0).sum();
    }
    let a = of(&[0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0]);
    let b = of(&[0.0, 0.0, 2.0, 2.0, nan, nan, -1.0, -1.0, inf, inf]);
    same! { [a b] []
        a.xlogy(b).sum(); (a.xlogy(b) * 0.0).sum();
    }
    // The derivatives times what makes them large: they are small where the result is close to a bound.
    let (x, y) = (of(&[-30.0; 10]), of(&[0.3; 10]));
    let (large, weight) = (of(&[1e13; 10]), of(&[0.0; 10]));
    same! { [x y] [large weight]
        (x.elu(1.0) * &large).sum(); (x.selu() * &large).sum();
        (x.binary_cross_entropy_with_logits(y).pos_weight(&weight) * &large).sum();
    }
}

#[test]
fn products_of_what_is_not_finite() {
    let (inf, nan) = (f64::INFINITY, f64::NAN);
    let rows: [[f64; 3]; 12] = [
        [inf, 2.0, 3.0],
        [2.0, 0.0, inf],
        [0.0, inf, 2.0],
        [inf, 0.0, 2.0],
        [0.0, 0.0, inf],
        [nan, 2.0, 3.0],
        [2.0, 3.0, inf],
        [2.0, nan, 0.0],
        [nan, 0.0, inf],
        [0.0, 0.0, nan],
        [2.0, 3.0, 5.0],
        [-inf, 2.0, inf],
    ];
    for row in rows {
        let x = BoxedTensor::<f64, Shape![3]>::try_from(&row[..]).unwrap();
        same! { [x] []
            x.cumprod::<0>().nan_to_num_with(0.0, 1.0, 2.0).sum();
            x.cumprod::<0>().sum();
            x.prod_dim::<0>().sum();
        }
        let one = BoxedTensor::<f64, Shape![1]>::full(row[0]);
        same! { [one] [] one.cumprod::<0>().sum(); one.prod_dim::<0>().sum(); }
        let mut x = BoxedTensor::<f64, Shape![3, 2]>::full(3.0);
        for (i, value) in row.into_iter().enumerate() {
            x[[i, 1]] = value;
        }
        same! { [x] [] x.cumprod::<0>().sum(); x.prod_dim::<0>().sum(); }
    }
    // A zero in another row.
    let x = BoxedTensor::<f64, Shape![2, 2]>::try_from(&[2.0, inf, 0.0, 3.0][..]).unwrap();
    same! { [x] [] x.prod_dim::<1>().sum(); x.prod_dim::<0>().sum(); x.prod_dims::<Dims![0, 1]>().sum(); }
    let mut grad = x.cuda().unwrap();
    grad.fill_(0.0).unwrap();
    let there = x.cuda().unwrap();
    let loss = there.requires_grad(&mut grad).prod_dim::<1>().sum();
    let _value = loss.backward().unwrap();
    assert_eq!(grad.to_host().unwrap().as_slice(), [inf, 2.0, 3.0, 0.0]);
}

#[test]
fn products() {
    let (a, b, v) = (
        floats::<Shape![5, 7]>(1),
        floats::<Shape![7, 6]>(2),
        floats::<Shape![7]>(3),
    );
    same! { [a b v] []
        (a.mm(b) * 0.5 + v.narrow::<0, 1, 6>()).relu().sum();
        (a * 2.0).mm(b.tanh()).square().mean();
        (a.mv(v).square()).sum();
        b.t().mm(a.t()).sin().sum();
        v.matmul(b).square().sum();
        v.outer(v.narrow::<0, 1, 4>()).tanh().sum();
        (v.matmul(v) * a.sum()).square();
    }
    // Batches: of both, of one, and broadcast to each other.
    let (a, b, c) = (
        floats::<Shape![3, 4, 5]>(1),
        floats::<Shape![3, 5, 6]>(2),
        floats::<Shape![5, 2]>(3),
    );
    same! { [a b c] []
        a.bmm(b).square().sum();
        a.matmul(c).square().sum();
        c.t().matmul(b).tanh().sum();
    }
    // In tiles.
    let (a, b) = (floats::<Shape![70, 90]>(1), floats::<Shape![90, 80]>(2));
    same! { [a b] [] a.mm(b).tanh().sum(); }
}

#[test]
fn layers() {
    let (x, w, b) = (
        floats::<Shape![9, 7]>(1),
        floats::<Shape![6, 7]>(2),
        floats::<Shape![6]>(3),
    );
    same! { [x w b] []
        x.linear(w).bias(b).relu().square().sum();
        (x * 2.0).linear(w).sum();
        x.select::<0, 3>().linear(w).bias(b).tanh().sum();
        x.linear(w).bias(b).softmax::<1>().square().sum();
        (x.linear(w).log_softmax::<0>() * b).sum();
        x.sum_dim::<0>().square().sum() + w.mean_dim::<1>().exp().sum() * b.mean();
        (x - x.mean_dim_keepdim::<1>()).square().mean();
    }
    let x = floats::<Shape![2, 3, 7]>(4);
    same! { [x w b] []
        x.linear(w).bias(b).tanh().sum();
        x.transpose::<0, 1>().linear(w).bias(b).tanh().sum();
    }
}

// A correction of as many as a row has elements, and of more: PyTorch divides by what is left, also if it is negative.
#[test]
fn corrections_that_leave_nothing() {
    let x = tensor![[1.0, 2.0, 4.0], [2.0, 2.0, 2.0]].cuda().unwrap();
    let (inf, nan) = (f64::INFINITY, f64::NAN);
    let check = |correction: usize, wanted: [f64; 6]| {
        let mut grad = Tensor::<f64, Shape![2, 3]>::zeros().cuda().unwrap();
        let y = x.requires_grad(&mut grad).var_dim_with::<1>(correction);
        y.sum().backward().unwrap();
        let grad = grad.to_host().unwrap();
        for (a, b) in grad.as_slice().iter().zip(wanted) {
            let same = *a == b || a.is_nan() && b.is_nan() || (a - b).abs() < 1e-12;
            assert!(same, "{correction}: {grad}");
        }
    };
    check(3, [-inf, -inf, inf, nan, nan, nan]);
    check(4, [8.0 / 3.0, 2.0 / 3.0, -10.0 / 3.0, 0.0, 0.0, 0.0]);
}

#[test]
fn other_reductions() {
    let x = floats::<Shape![4, 5, 3]>(1);
    let mut c = floats::<Shape![4, 5, 3]>(2);
    c.as_mut_slice()[..12].fill(0.75);
    same! { [x] [c]
        x.amax_dim::<1>().square().sum(); x.amin_dim::<0>().square().sum(); x.var_dim::<1>().square().sum();
        (x * 2.0).std_dim::<-1>().square().sum(); x.norm_dim::<0>().exp().sum(); x.logsumexp_dim::<1>().square().sum();
        x.var_dims::<Dims![0, 2]>().square().sum(); x.transpose::<0, 2>().amax_dims::<Dims![0, 1]>().square().sum();
        (x.abs() * 0.0 + &c).amax_dim::<1>().square().sum();
        (x * 0.0).std_dim::<1>().sum() + (x * 0.0).norm_dim::<1>().sum();
        (x - x.amax_dim_keepdim::<2>()).exp().sum();
    }
    // To another type of elements and back, and a condition as a number.
    same! { [x] [c]
        (x.to::<f32>().square() * 0.5).to::<f64>().sum();
        (x * x.gt(0.1).to::<f64>()).square().sum();
    }
}

#[test]
fn classes() {
    let (x, w) = (floats::<Shape![9, 7]>(1), floats::<Shape![6, 7]>(2));
    let y =
        BoxedTensor::<i64, Shape![9]>::try_from([5, 0, 1, 2, 3, 4, 5, 5, 0].as_slice()).unwrap();
    let scores = floats::<Shape![9, 6]>(3);
    let mut some = y.eval_boxed();
    some.as_mut_slice()[3] = -100;
    some.as_mut_slice()[8] = -100;
    same! { [x w] [y some]
        x.linear(w).cross_entropy(&y).mean().unwrap();
        x.linear(w).tanh().cross_entropy(&y).sum().unwrap() * 3.0;
        x.linear(w).cross_entropy(&some).mean().unwrap();
        x.mm(w.t()).cross_entropy(&some).sum().unwrap().square();
    }
    // Without a loss, the mean is 0 / 0, of which no score has a gradient; nor has one whose target is ignored.
    let none = y.map(|_| -100).eval_boxed();
    same! { [x w] [none some]
        x.linear(w).cross_entropy(&none).mean().unwrap();
        x.linear(w).cross_entropy(&none).sum().unwrap() * f64::NAN;
    }
    same! { [scores] [none some]
        scores.cross_entropy(&none).mean().unwrap();
        scores.cross_entropy(&some).mean().unwrap() * f64::NAN;
        scores.cross_entropy(&some).sum().unwrap() * f64::INFINITY;
    }
    // Scores of several places, and of one.
    let (x, v) = (floats::<Shape![2, 4, 3]>(3), floats::<Shape![4]>(4));
    let y = BoxedTensor::<i32, Shape![2, 3]>::try_from([3, 0, 1, 2, 2, -100].as_slice()).unwrap();
    let one = BoxedTensor::<u8, Shape![]>::try_from([2].as_slice()).unwrap();
    same! { [x v] [y one]
        (x * 4.0).cross_entropy(&y).mean().unwrap();
        x.transpose::<0, 2>().transpose::<0, 2>().cross_entropy(&y).sum().unwrap();
        v.cross_entropy(&one).mean().unwrap();
    }
    // The value alone, and a target that is no class.
    let there = x.cuda().unwrap();
    let loss = there
        .cross_entropy(&y.cuda().unwrap())
        .mean()
        .unwrap()
        .eval()
        .unwrap();
    let here = x.cross_entropy(&y).mean().unwrap();
    near(&[here], loss.to_host().unwrap().as_slice(), "cross_entropy");
    let wrong = y
        .eval_boxed()
        .map(|y| if y == 1 { 4 } else { y })
        .eval_boxed();
    let error = there
        .cross_entropy(&wrong.cuda().unwrap())
        .mean()
        .unwrap_err();
    assert_eq!(
        error.to_string(),
        CudaError::Index(stridewise::ops::IndicesError {
            index: 4,
            at: 2,
            size: 4
        })
        .to_string()
    );
}

#[test]
fn any_gradient() {
    let (x, g) = (floats::<Shape![4, 5]>(1), floats::<Shape![4, 5]>(2));
    let mut here = BoxedTensor::<f64, Shape![4, 5]>::zeros();
    x.requires_grad(&mut here).square().backward_with(&g);
    let (there, g) = (x.cuda().unwrap(), g.cuda().unwrap());
    let mut grad = BoxedTensor::<f64, Shape![4, 5]>::zeros().cuda().unwrap();
    there
        .requires_grad(&mut grad)
        .square()
        .backward_with(&g * 1.0)
        .unwrap();
    near(
        here.as_slice(),
        grad.to_host().unwrap().as_slice(),
        "backward_with",
    );
    // Of a view, to a view of the gradient.
    let view = there.as_view().narrow::<0, 1, 2>();
    view.requires_grad(grad.as_view_mut().narrow::<0, 1, 2>())
        .sum()
        .backward()
        .unwrap();
    for (i, (a, b)) in here
        .as_slice()
        .iter()
        .zip(grad.to_host().unwrap().as_slice())
        .enumerate()
    {
        let added = if (5..15).contains(&i) { 1.0 } else { 0.0 };
        assert!((a + added - b).abs() < 1e-12, "{i}: {a} + {added}, {b}");
    }
}

/// The network of both trainings: two layers.
macro_rules! loss {
    ($x:expr, $y:expr, $w1:expr, $b1:expr, $w2:expr, $b2:expr) => {
        $x.linear($w1)
            .bias($b1)
            .relu()
            .linear($w2)
            .bias($b2)
            .cross_entropy($y)
            .mean()
            .unwrap()
    };
}

// Twenty steps of training a network of two layers, by the same expression.
#[test]
fn a_network_learns() {
    use stridewise::optim::{AdamState, AdamW, Sgd, SgdState};
    let x = singles::<Shape![40, 12]>(1);
    let y = BoxedTensor::<i64, Shape![40]>::arange()
        .map(|i: i64| i * i % 5)
        .eval_boxed();
    let start = (
        singles::<Shape![16, 12]>(2),
        singles::<Shape![16]>(3),
        singles::<Shape![5, 16]>(4),
        singles::<Shape![5]>(5),
    );
    let sgd = Sgd::new(0.05).weight_decay(0.01);
    let momentum = Sgd::new(0.05).momentum(0.9).nesterov(true);
    let adam = AdamW::new(0.01);

    let (mut w1, mut b1, mut w2, mut b2) = start.clone();
    let mut momenta = SgdState::<BoxedTensor<f32, Shape![16, 12]>>::zeros();
    let mut means = AdamState::<BoxedTensor<f32, Shape![5, 16]>>::zeros();
    let mut losses = Vec::new();
    for _ in 0..20 {
        let mut g = (
            BoxedTensor::<f32, Shape![16, 12]>::zeros(),
            BoxedTensor::<f32, Shape![16]>::zeros(),
            BoxedTensor::<f32, Shape![5, 16]>::zeros(),
            BoxedTensor::<f32, Shape![5]>::zeros(),
        );
        let loss = loss!(
            x,
            &y,
            w1.requires_grad(&mut g.0),
            b1.requires_grad(&mut g.1),
            w2.requires_grad(&mut g.2),
            b2.requires_grad(&mut g.3)
        );
        losses.push(loss.backward_boxed());
        momentum.step(&mut w1, &g.0, &mut momenta);
        sgd.step(&mut b1, &g.1);
        adam.step(&mut w2, &g.2, &mut means);
        sgd.step(&mut b2, &g.3);
    }
    assert!(losses[19] < losses[0] * 0.8, "{losses:?}");

    let (x, y) = (x.cuda().unwrap(), y.cuda().unwrap());
    let mut v1 = start.0.cuda().unwrap();
    let mut c1 = start.1.cuda().unwrap();
    let mut v2 = start.2.cuda().unwrap();
    let mut c2 = start.3.cuda().unwrap();
    let mut momenta = SgdState::zeros_like(&v1).unwrap();
    let mut means = AdamState::zeros_like(&v2).unwrap();
    let stream = v1.stream().clone();
    let mut g = (
        CudaTensor::<f32, Shape![16, 12]>::zeros_on(&stream).unwrap(),
        CudaTensor::<f32, Shape![16]>::zeros_on(&stream).unwrap(),
        CudaTensor::<f32, Shape![5, 16]>::zeros_on(&stream).unwrap(),
        CudaTensor::<f32, Shape![5]>::zeros_on(&stream).unwrap(),
    );
    let mut there = Vec::new();
    for _ in 0..20 {
        let loss = loss!(
            x,
            &y,
            v1.requires_grad(&mut g.0),
            c1.requires_grad(&mut g.1),
            v2.requires_grad(&mut g.2),
            c2.requires_grad(&mut g.3)
        );
        there.push(loss.backward().unwrap().to_host().unwrap()[[]]);
        momentum
            .step_on_device(&mut v1, &g.0, &mut momenta)
            .unwrap();
        sgd.step_on_device(&mut c1, &g.1).unwrap();
        adam.step_on_device(&mut v2, &g.2, &mut means).unwrap();
        sgd.step_on_device(&mut c2, &g.3).unwrap();
        g.0.fill_(0.0).unwrap();
        g.1.fill_(0.0).unwrap();
        g.2.fill_(0.0).unwrap();
        g.3.fill_(0.0).unwrap();
    }
    close(&losses, &there, "losses");
    close(w1.as_slice(), v1.to_host().unwrap().as_slice(), "w1");
    close(b1.as_slice(), c1.to_host().unwrap().as_slice(), "b1");
    close(w2.as_slice(), v2.to_host().unwrap().as_slice(), "w2");
    close(b2.as_slice(), c2.to_host().unwrap().as_slice(), "b2");
}

// One step of each optimiser, of tensors whose length is no multiple of a vector.
#[test]
fn steps_of_optimisers() {
    use stridewise::optim::{
        Adagrad, AdagradState, Adam, AdamState, AdamW, AmsgradState, RmsProp, RmsPropState, Sgd,
        SgdState,
    };
    type Sh = Shape![7, 43];
    let (start, first, second) = (singles::<Sh>(1), singles::<Sh>(2), singles::<Sh>(3));
    let grads = [&first, &second];
    macro_rules! steps {
        ($([$($State:ident $($buffers:literal)?)?] $optimizer:expr;)*) => { $( {
            let optimizer = $optimizer;
            let mut here = start.clone();
            let mut there = start.cuda().unwrap();
            $(
                let mut state = $State::<BoxedTensor<f32, Sh> $(, $buffers)?>::zeros();
                let mut device = $State::zeros_like(&there).unwrap();
            )?
            for grad in grads {
                optimizer.step(&mut here, grad $(, { let _ = stringify!($State); &mut state })?);
                let grad = grad.cuda().unwrap();
                optimizer.step_on_device(&mut there, &grad $(, { let _ = stringify!($State); &mut device })?).unwrap();
            }
            $( let _ = stringify!($State); assert_eq!(state.step, device.step); )?
            close(here.as_slice(), there.to_host().unwrap().as_slice(), stringify!($optimizer));
        } )* };
    }
    steps! {
        [] Sgd::new(0.1);
        [] Sgd::new(0.1).weight_decay(0.3).maximize(true);
        [SgdState] Sgd::new(0.1).momentum(0.9);
        [SgdState] Sgd::new(0.1).momentum(0.9).nesterov(true).weight_decay(0.2);
        [SgdState] Sgd::new(0.1).momentum(0.9).dampening(0.4).maximize(true);
        [SgdState] Sgd::new(0.1).momentum(0.0).dampening(0.4);
        [AdamState] Adam::new(0.1);
        [AdamState] Adam::new(0.1).betas([0.4, 0.9]).eps(1e-3).weight_decay(0.3).maximize(true);
        [AdamState] AdamW::new(0.1).weight_decay(0.3);
        [AmsgradState] Adam::new(0.1).amsgrad().betas([0.4, 0.5]).weight_decay(0.3);
        [AmsgradState] AdamW::new(0.1).amsgrad().betas([0.4, 0.1]).maximize(true);
        [AdagradState] Adagrad::new(0.1);
        [AdagradState] Adagrad::new(0.1).initial_accumulator_value(0.3).weight_decay(0.2).lr_decay(0.5).maximize(true);
        [RmsPropState] RmsProp::new(0.1);
        [RmsPropState 2] RmsProp::new(0.1).alpha(0.4).momentum(0.9).weight_decay(0.2);
        [RmsPropState 2] RmsProp::new(0.1).alpha(0.3).eps(1e-3).centered();
        [RmsPropState 3] RmsProp::new(0.1).alpha(0.7).eps(1e-3).centered().momentum(0.8).maximize(true);
    }
}

// Infinite parameters and gradients, times a factor of 0, are NaN.
#[test]
fn steps_of_infinite_parameters() {
    use stridewise::optim::{AdamState, AdamW, Sgd, SgdState};
    type Sh = Shape![5];
    let start = tensor![f32::INFINITY, f32::NEG_INFINITY, 1.0, f32::INFINITY, 2.0];
    let grad: Tensor<f32, Sh> = tensor![0.5, 0.5, f32::INFINITY, -0.5, 0.0];
    macro_rules! step {
        ($optimizer:expr, [$($wanted:expr),*] $(, $State:ident)?) => {{
            let mut there = start.cuda().unwrap();
            $( let mut state = $State::zeros_like(&there).unwrap(); )?
            let grad = grad.cuda().unwrap();
            $optimizer
                .step_on_device(&mut there, &grad $(, { let _ = stringify!($State); &mut state })?)
                .unwrap();
            let there = there.to_host().unwrap();
            for (x, y) in there.as_slice().iter().zip([$($wanted),*]) {
                let same = *x == y || x.is_nan() && y.is_nan() || (x - y).abs() < 1e-6;
                assert!(same, "{}: {there}", stringify!($optimizer));
            }
        }};
    }
    let inf = f32::INFINITY;
    step!(Sgd::new(0.1), [inf, -inf, -inf, inf, 2.0]);
    step!(
        Sgd::new(0.1).momentum(0.9),
        [inf, -inf, -inf, inf, 2.0],
        SgdState
    );
    step!(
        AdamW::new(0.1),
        [inf, -inf, f32::NAN, inf, 1.998],
        AdamState
    );
}
