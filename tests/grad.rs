//! Gradients.
use stridewise::prelude::*;

#[test]
fn a_first_loss() {
    let x = Tensor::<f64, Shape![4, 3]>::from_fn(|[i, j]| (i * 3 + j) as f64 * 0.17 - 1.0);
    let y = Tensor::<f64, Shape![4, 2]>::from_fn(|[i, j]| 0.5 - (i * 2 + j) as f64 * 0.13);
    let w = Tensor::<f64, Shape![5, 3]>::from_fn(|[i, j]| ((i * 3 + j) as f64).sin());
    let b = Tensor::<f64, Shape![5]>::from_fn(|[i]| i as f64 * 0.1);
    let v = Tensor::<f64, Shape![2, 5]>::from_fn(|[i, j]| ((i * 5 + j) as f64).cos());
    let (mut gw, mut gb, mut gv) = (Tensor::zeros(), Tensor::zeros(), Tensor::zeros());
    let value = x
        .linear(w.var(&mut gw))
        .bias(b.var(&mut gb))
        .tanh()
        .linear(v.var(&mut gv))
        .log_softmax::<1>()
        .mse_loss(&y)
        .mean()
        .backward();
    let f = |w: &Tensor<f64, Shape![5, 3]>,
             b: &Tensor<f64, Shape![5]>,
             v: &Tensor<f64, Shape![2, 5]>| {
        x.linear(w)
            .bias(b)
            .tanh()
            .linear(v)
            .log_softmax::<1>()
            .mse_loss(&y)
            .mean()
    };
    assert_eq!(value, f(&w, &b, &v));
    let h = 1e-6;
    for i in 0..15 {
        let (mut p, mut m) = (w.clone(), w.clone());
        p.as_mut_slice()[i] += h;
        m.as_mut_slice()[i] -= h;
        let d = (f(&p, &b, &v) - f(&m, &b, &v)) / (2.0 * h);
        assert!(
            (d - gw.as_slice()[i]).abs() < 1e-8,
            "{i} {d} {}",
            gw.as_slice()[i]
        );
    }
    for i in 0..5 {
        let (mut p, mut m) = (b.clone(), b.clone());
        p.as_mut_slice()[i] += h;
        m.as_mut_slice()[i] -= h;
        let d = (f(&w, &p, &v) - f(&w, &m, &v)) / (2.0 * h);
        assert!(
            (d - gb.as_slice()[i]).abs() < 1e-8,
            "{i} {d} {}",
            gb.as_slice()[i]
        );
    }
}
