//! Gradients on a device beside the host's, on a device or on the simulated driver: see `tests/cuda.rs`.
#![cfg(feature = "cuda")]

use stridewise::prelude::*;

fn floats<Sh: Shape>(seed: u32) -> BoxedTensor<f64, Sh> {
    let mut state = seed;
    let mut out = BoxedTensor::<f64, Sh>::zeros();
    for x in out.as_mut_slice() {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        *x = f64::from(state >> 8) / 2f64.powi(23) - 1.0;
    }
    out
}
fn near(here: &[f64], there: &[f64], what: &str) {
    assert_eq!(here.len(), there.len());
    for (i, (a, b)) in here.iter().zip(there).enumerate() {
        assert!(
            (a - b).abs() <= 1e-11 * (1.0 + a.abs()),
            "{what}: {i} is {a} on the host, {b} on the device"
        );
    }
}

/// The same gradients on the host and on a device, added to what is there: of variables, with constants.
macro_rules! same {
    ([$($x:ident)*] [$($c:ident)*] $e:expr; $($rest:tt)*) => {
        {
            let what = stringify!($e);
            let start = |x: f64| x;
            let mut here: Vec<Vec<f64>> = Vec::new();
            {
                $( let mut grads = ($x.as_view().lazy() * 0.5).eval_boxed(); let $x = (&$x, &mut grads); )*
                let value = { $( let $x = $x.0.requires_grad(&mut *$x.1); )* let _ = ($($x,)*); $e.backward_boxed() };
                here.push(vec![start(value)]);
                $( here.push($x.1.as_slice().to_vec()); )*
            }
            let mut there: Vec<Vec<f64>> = Vec::new();
            {
                $( let $c = $c.cuda().unwrap(); let _ = &$c; )*
                $( let value = $x.cuda().unwrap(); let mut grads = (&value * 0.5).eval().unwrap(); let $x = (&value, &mut grads); )*
                let value = { $( let $x = $x.0.requires_grad(&mut *$x.1); )* let _ = ($($x,)*); $e.backward().unwrap() };
                there.push(value.to_host().unwrap().as_slice().to_vec());
                $( there.push($x.1.to_host().unwrap().as_slice().to_vec()); )*
            }
            for (here, there) in here.iter().zip(&there) {
                near(here, there, what);
            }
        }
        same! { [$($x)*] [$($c)*] $($rest)* }
    };
    ([$($x:ident)*] [$($c:ident)*]) => {};
}

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
        x.sum();
        x.mean();
    }
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
        x.clamp(-0.3, 0.4).sum(); x.clamp_min(y).sum(); x.clamp_max(y).sum(); x.lerp(y, 0.3).sum();
        (x + 1.5).xlogy(y + 1.5).sum(); x.masked_fill(&m, 3.0).sum();
        x.mse_loss(y).mean(); x.l1_loss(y).sum(); x.huber_loss(y, 0.4).sum(); x.smooth_l1_loss(y, 0.4).sum();
        (x * 0.4 + 0.5).binary_cross_entropy(y * 0.4 + 0.5).sum();
        (x * 9.0).binary_cross_entropy_with_logits(y * 0.4 + 0.5).sum();
        x.kl_div(y * 0.4 + 0.5).sum(); x.kl_div_log_target(y).sum();
        where_(x.gt(y), x, y * 2.0).sum();
        (x * y.lazy().detach()).sum();
    }
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
