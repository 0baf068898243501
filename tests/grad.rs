//! Gradients, compared with those of PyTorch's autograd and with finite differences.

// e is e to the power of an exact 1, in numbers that PyTorch printed.
#![allow(clippy::approx_constant)]

use stridewise::prelude::*;

/// The numbers that `generate.py` computes with: those of the `k`-th input.
fn values<S: Shape>(k: usize, low: f64, high: f64) -> Tensor<f64, S> {
    let mut all = Tensor::zeros();
    for (i, x) in all.as_mut_slice().iter_mut().enumerate() {
        *x = ((i * 7919 + k * 104_729 + 12_345) % 1009) as f64 / 1009.0 * (high - low) + low;
    }
    all
}

#[track_caller]
fn close(what: &str, found: &[f64], wanted: &[f64]) {
    assert_eq!(found.len(), wanted.len(), "{what}");
    let scale = wanted.iter().fold(1e-3, |m: f64, x| m.max(x.abs()));
    for (i, (a, b)) in found.iter().zip(wanted).enumerate() {
        assert!(
            (a - b).abs() <= TOLERANCE.with(|t| t.get()) * scale,
            "{what}, element {i}: {a}, PyTorch has {b}\n{found:?}\n{wanted:?}"
        );
    }
}
thread_local! {
    static TOLERANCE: std::cell::Cell<f64> = const { std::cell::Cell::new(1e-10) };
}

macro_rules! case {
    ($name:ident, $low:literal, $high:literal, $e:expr => [$($value:expr),*];
        $($x:ident: $S:ty => [$($grad:expr),*];)+) => {
        #[test]
        fn $name() {
            // PyTorch rounds the parameter of `celu` and the sixth of `hardsigmoid` to f32; the cast does so here.
            if ["cast", "celu", "hardsigmoid"].contains(&stringify!($name)) {
                TOLERANCE.with(|t| t.set(1e-6));
            }
            let mut k = 0;
            $(
                let tensor = values::<$S>(k, $low, $high);
                k += 1;
                let mut grad = Tensor::<f64, $S>::zeros();
                let cells = grad.as_cells();
                let $x = (tensor, cells);
            )+
            let _ = k;
            {
                $( let $x = $x.0.requires_grad($x.1); )+
                let value = ($e).eval();
                close("the value", value.as_slice(), &[$($value),*]);
            }
            {
                $( let $x = $x.0.requires_grad($x.1); )+
                let e = $e;
                let seed = seed_like(&e);
                e.backward_with(&seed);
            }
            $( close(concat!("the gradient of ", stringify!($x)), $x.1.eval().as_slice(), &[$($grad),*]); )+
        }
    };
}
// Given elements; NaN and infinities are equal to themselves.
macro_rules! special {
    ($name:ident, $e:expr => [$($value:expr),*]; $($x:ident: [$($element:expr),*] => [$($grad:expr),*];)+) => {
        #[test]
        fn $name() {
            $(
                let tensor = tensor![$($element),*];
                let mut grad = (&tensor * 0.0).eval();
                grad.fill_(0.0);
                let cells = grad.as_cells();
                let $x = (tensor, cells);
            )+
            {
                $( let $x = $x.0.requires_grad($x.1); )+
                same("the value", ($e).eval().as_slice(), &[$($value),*]);
            }
            {
                $( let $x = $x.0.requires_grad($x.1); )+
                let e = $e;
                let mut seed = seed_like(&e);
                seed.mul_(0.75).add_(1.25);
                e.backward_with(&seed);
            }
            $( same(concat!("the gradient of ", stringify!($x)), $x.1.eval().as_slice(), &[$($grad),*]); )+
        }
    };
}
#[track_caller]
fn same(what: &str, found: &[f64], wanted: &[f64]) {
    assert_eq!(found.len(), wanted.len(), "{what}");
    for (i, (a, b)) in found.iter().zip(wanted).enumerate() {
        let near = (a - b).abs() <= 1e-12 * b.abs().max(1e-3);
        assert!(
            near || a == b || a.is_nan() && b.is_nan(),
            "{what}, element {i}: {a}, PyTorch has {b}\n{found:?}\n{wanted:?}"
        );
    }
}
fn seed_like<N: Node<Elem = f64>>(_: &Lazy<N>) -> Tensor<f64, N::Shape> {
    values(7, -1.0, 1.0)
}

// The same in `f32`, against `f64`.
macro_rules! in_f32 {
    ($($name:ident: $S:ty, |$x:ident| $e:expr;)*) => { $(
        #[test]
        fn $name() {
            let wide = values::<$S>(0, -1.0, 1.0);
            let narrow = wide.to::<f32>().eval();
            let mut wanted = Tensor::<f64, $S>::zeros();
            {
                let $x = wide.requires_grad(&mut wanted);
                ($e).square().sum().backward();
            }
            let mut found = Tensor::<f32, $S>::zeros();
            {
                let $x = narrow.requires_grad(&mut found);
                ($e).square().sum().backward();
            }
            let scale = wanted.abs().max();
            let off = (found.to::<f64>() - &wanted).abs().max();
            assert!(off <= 1e-5 * scale && scale > 0.1, "{off} of {scale}");
        }
    )* };
}
in_f32! {
    lstsq_in_f32: Shape![5, 3], |x| x.lstsq(x.select::<1, 0>().exp()).checked().unwrap() + 1.0;
    pinv_in_f32: Shape![5, 3], |x| x.pinv().checked().unwrap();
    qr_in_f32: Shape![5, 3], |x| x.qr().checked().unwrap().0.square();
    qr_of_r_in_f32: Shape![3, 5], |x| x.qr().checked().unwrap().1.square();
    lu_in_f32: Shape![4, 4], |x| x.lu().checked().unwrap().2.exp();
    svd_in_f32: Shape![5, 3], |x| x.svd().checked().unwrap().0.square();
    svdvals_in_f32: Shape![3, 5], |x| x.svdvals().checked().unwrap();
    eigh_in_f32: Shape![4, 4], |x| (x + x.t()).eigh().checked().unwrap().1.square();
    eigh_values_in_f32: Shape![4, 4], |x| (x + x.t()).eigh().checked().unwrap().0.exp();
    fft_in_f32: Shape![3, 5], |x| x.fft::<1>().imag() + x;
    irfft_in_f32: Shape![3, 5], |x| x.rfft::<1>().irfft::<1, 7>();
    median_in_f32: Shape![3, 5], |x| x.exp().median();
}

// A complex variable: the gradient has the derivatives by each part.
#[test]
fn complex_variables_have_gradients() {
    let x: Tensor<[f64; 2], Shape![4]> = values::<Shape![4, 2]>(0, -1.0, 1.0)
        .view_as_complex()
        .eval();
    let (mut grad, y) = (Tensor::full([0.0; 2]), values::<Shape![4]>(1, -1.0, 1.0));
    (x.requires_grad(&mut grad).ifft::<0>().real() * &y)
        .sum()
        .backward();
    // The real part of an inverse transform with real weights is a sum over the real parts.
    let (re, im) = (y.fft::<0>().real().eval(), y.fft::<0>().imag().eval());
    for k in 0..4 {
        let [a, b] = grad[[k]];
        assert!((a - re[[k]] / 4.0).abs() < 1e-12 && (b - im[[k]] / 4.0).abs() < 1e-12);
    }
    // From a complex gradient of the result: of each element, that of the conjugate transform.
    let mut of_fft = Tensor::full([0.0; 2]);
    x.requires_grad(&mut of_fft).fft::<0>().backward_with(&x);
    let wanted = x.ifft::<0>().map(|[re, im]| [4.0 * re, 4.0 * im]).eval();
    for k in 0..4 {
        let ([a, b], [c, d]) = (of_fft[[k]], wanted[[k]]);
        assert!((a - c).abs() < 1e-12 && (b - d).abs() < 1e-12);
    }
}

// What has no result, and what has no derivative there.
#[test]
fn factorisations_without_a_result() {
    let x: Tensor<f64, Shape![3, 2]> = tensor![[1.0, 2.0], [2.0, 4.0], [3.0, 6.0]];
    assert_eq!(x.qr().checked().err(), Some(LinalgError::RankDeficient));
    assert_eq!(
        x.lstsq(&tensor![1.0, 2.0, 3.0]).checked().err(),
        Some(LinalgError::RankDeficient)
    );
    let square: Tensor<f64, Shape![2, 2]> = tensor![[1.0, 2.0], [2.0, 4.0]];
    assert_eq!(square.lu().checked().err(), Some(LinalgError::Singular));
    let nan = tensor![[1.0, f64::NAN], [2.0, 4.0]];
    assert_eq!(nan.svd().checked().err(), Some(LinalgError::NotConverged));
    assert_eq!(
        nan.t().eigh().checked().err(),
        Some(LinalgError::NotConverged)
    );
    assert_eq!(nan.pinv().checked().err(), Some(LinalgError::NotConverged));
    assert_eq!(nan.qr().checked().err(), Some(LinalgError::RankDeficient));
    // Of a matrix of rank one, the vectors of the values that are 0 are orthonormal, too.
    let (u, _, vt) = x.t().svd().checked().unwrap();
    let (u, vt) = (u.eval(), vt.eval());
    let eye = Tensor::<f64, Shape![2, 2]>::eye();
    assert!(
        (u.t().mm(&u) - &eye).abs().max() < 1e-14 && (vt.mm(vt.t()) - &eye).abs().max() < 1e-14
    );
    // No rows and columns: no elements, and a gradient without any.
    let (none, mut grad) = (
        Tensor::<f64, Shape![0, 3]>::zeros(),
        Tensor::<f64, Shape![0, 3]>::zeros(),
    );
    assert_eq!(
        none.requires_grad(&mut grad)
            .svd()
            .checked()
            .unwrap()
            .1
            .sum()
            .backward(),
        0.0
    );
    assert_eq!(
        none.requires_grad(&mut grad)
            .pinv()
            .checked()
            .unwrap()
            .sum()
            .backward(),
        0.0
    );
}

include!("grad/cases.rs");

// As in PyTorch, the median of no element is NaN, so that a generic size needs no bound.
#[test]
fn the_median_of_a_generic_size() {
    fn of<N: Dim>(x: &Tensor<f64, (N,)>, grad: &mut Tensor<f64, (N,)>) -> f64 {
        x.requires_grad(grad).median().backward()
    }
    let (x, mut grad) = (tensor![3.0, 1.0, 2.0], Tensor::<f64, Shape![3]>::zeros());
    assert_eq!(of(&x, &mut grad), 2.0);
    assert_eq!(grad.as_slice(), [0.0, 0.0, 1.0]);
    let (x, mut grad) = (Tensor::<f64, Shape![0]>::zeros(), Tensor::zeros());
    assert!(of(&x, &mut grad).is_nan());
}

// A correction of as many as there are elements, and of more: what PyTorch gives, which is another along dimensions.
#[test]
fn corrections_that_leave_nothing() {
    let (inf, nan) = (f64::INFINITY, f64::NAN);
    let x = tensor![1.0, 2.0, 4.0, 2.0, 2.0, 2.0, 1.0, 2.0, 3.0];
    let rows = x.view::<Shape![3, 3]>().eval();
    macro_rules! check {
        ($($c:literal: $var:expr, $std:expr, $all:expr, $middle:expr;)*) => { $(
            let mut grad = Tensor::zeros();
            rows.requires_grad(&mut grad).var_dim_with::<1>($c).backward_with(&tensor![1.0, -2.0, 1.0]);
            same("var_dim_with", grad.as_slice(), &$var);
            let mut grad = Tensor::zeros();
            rows.requires_grad(&mut grad).std_dim_with::<1>($c).backward_with(&tensor![1.0, -2.0, 1.0]);
            same("std_dim_with", grad.as_slice(), &$std);

            let x = tensor![1.0, 2.0, 4.0];
            let mut grad = Tensor::<f64, Shape![3]>::zeros();
            assert_eq!(x.requires_grad(&mut grad).var_with($c).backward(), inf);
            same("var_with", grad.as_slice(), &$all);
            let mut grad = Tensor::<f64, Shape![3]>::zeros();
            assert_eq!((x.requires_grad(&mut grad).var_with($c) * -2.0).backward(), -inf);
            same("var_with", grad.as_slice(), &$all.map(|x: f64| -x));
            let mut grad = Tensor::<f64, Shape![3]>::zeros();
            assert_eq!(x.requires_grad(&mut grad).std_with($c).backward(), inf);
            same("std_with", grad.as_slice(), &[nan; 3]);
            let mut grad = Tensor::<f64, Shape![3]>::zeros();
            let x = tensor![1.0, 2.0, 3.0];
            x.requires_grad(&mut grad).var_with($c).backward();
            same("var_with", grad.as_slice(), &$middle);
        )* };
    }
    check! {
        3: [-inf, -inf, inf, nan, nan, nan, -inf, nan, inf], [nan; 9], [inf; 3], [inf, nan, inf];
        4: [8.0 / 3.0, 2.0 / 3.0, -10.0 / 3.0, 0.0, 0.0, 0.0, 2.0, 0.0, -2.0],
            [0.0, 0.0, 0.0, nan, nan, nan, 0.0, 0.0, 0.0], [inf; 3], [inf, nan, inf];
    }
}

#[test]
fn kernels_of_constants_are_joined_to_variables() {
    let (c, w) = (values::<Shape![2, 3]>(0, -1.0, 1.0), values(1, -1.0, 1.0));
    let seed = values::<Shape![4, 3]>(2, -1.0, 1.0);
    macro_rules! check {
        ($($what:literal, $first:literal: |$x:ident| $e:expr;)*) => { $(
            let mut grad = Tensor::<f64, Shape![2, 3]>::zeros();
            let $x = w.requires_grad(&mut grad);
            $e.backward_with(&seed);
            let wanted = seed.narrow_at::<0, 2>(if $first { 0 } else { 2 }).unwrap() * 2.0;
            close($what, grad.as_slice(), wanted.eval().as_slice());
        )* };
    }
    check! {
        "after a constant", false: |x| (c.softmax::<1>(), x * 2.0).cat::<0>();
        "before a constant", true: |x| (x * 2.0, c.mm(c.t()).mm(&c)).cat::<0>();
        "after one in another order", false: |x| (c.softmax::<0>().flip::<Dims![1]>(), x * 2.0).cat::<0>();
        "after a function of one", false: |x| (c.cumsum::<0>().exp(), x * 2.0).cat::<0>();
    }
    let mut grad = Tensor::<f64, Shape![2, 3]>::zeros();
    let x = w.requires_grad(&mut grad);
    let sum = (x, c.softmax::<1>(), x.square())
        .stack::<1>()
        .sum()
        .backward();
    close("a sum", &[sum], &[w.sum() + 2.0 + w.square().sum()]);
    close("three", grad.as_slice(), (&w * 2.0 + 1.0).eval().as_slice());
}
