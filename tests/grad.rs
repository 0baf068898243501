//! Gradients, compared with those of PyTorch's autograd and with finite differences.

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
fn seed_like<N: Node<Elem = f64>>(_: &Lazy<N>) -> Tensor<f64, N::Shape> {
    values(7, -1.0, 1.0)
}

include!("grad/cases.rs");
