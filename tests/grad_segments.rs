//! Deep networks as chains of segments, at the default recursion limit.
use stridewise::prelude::*;

// A layer's weight with a given number of inputs, a pseudorandom one.
fn weight<O: Dim, I: Dim>(seed: &mut u64) -> Tensor<f64, (O, I)> {
    Tensor::from_fn(|[_, _]| {
        *seed = seed
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (*seed >> 40) as f64 / (1 << 23) as f64 - 1.0
    })
}

/// Layers `tanh(w h)` with the loss `sum(h²)`, and the gradients of all weights, without the library.
fn reference(x: &[f64], weights: &[Vec<f64>]) -> (f64, Vec<Vec<f64>>) {
    let mut h = vec![x.to_vec()];
    for w in weights {
        let x = h.last().unwrap();
        let rows = w.chunks(x.len());
        h.push(
            rows.map(|row| row.iter().zip(x).map(|(w, x)| w * x).sum::<f64>().tanh())
                .collect(),
        );
    }
    let y = h.last().unwrap();
    let loss = y.iter().map(|y| y * y).sum();
    let mut grad: Vec<f64> = y.iter().map(|y| 2.0 * y).collect();
    let mut grads = vec![];
    for (w, (x, y)) in weights.iter().zip(h.iter().zip(&h[1..])).rev() {
        let slope: Vec<f64> = grad.iter().zip(y).map(|(g, y)| g * (1.0 - y * y)).collect();
        grads.push(
            slope
                .iter()
                .flat_map(|s| x.iter().map(move |x| s * x))
                .collect(),
        );
        grad = (0..x.len())
            .map(|i| {
                slope
                    .iter()
                    .enumerate()
                    .map(|(o, s)| s * w[o * x.len() + i])
                    .sum()
            })
            .collect();
    }
    grads.reverse();
    (loss, grads)
}
#[track_caller]
fn close(a: &[f64], b: &[f64]) {
    assert_eq!(a.len(), b.len());
    let largest = b.iter().fold(0.0, |m: f64, b| m.max(b.abs()));
    for (a, b) in a.iter().zip(b) {
        assert!((a - b).abs() <= 1e-11 * largest, "{a} {b}");
    }
}

/// Segments are computed one after the other, each as one expression, then differentiated in reverse order.
macro_rules! network {
    // What follows the last segment: the loss.
    ($h:ident $grad:ident, $seed:ident $weights:ident $grads:ident, $inputs:literal) => {
        $h.requires_grad(&mut $grad).square().sum().backward()
    };
    ($h:ident $grad:ident, $seed:ident $weights:ident $grads:ident, $inputs:literal
        ($a:literal $b:literal $c:literal $d:literal) $($rest:tt)*
    ) => {{
        let w1 = weight::<D<$a>, D<$inputs>>(&mut $seed);
        let w2 = weight::<D<$b>, D<$a>>(&mut $seed);
        let w3 = weight::<D<$c>, D<$b>>(&mut $seed);
        let w4 = weight::<D<$d>, D<$c>>(&mut $seed);
        for w in [w1.as_slice(), w2.as_slice(), w3.as_slice(), w4.as_slice()] {
            $weights.push(w.to_vec());
        }
        let result = $h.linear(&w1).tanh().linear(&w2).tanh().linear(&w3).tanh().linear(&w4).tanh().eval();
        let mut result_grad = Tensor::zeros();
        let loss = network!(result result_grad, $seed $weights $grads, $d $($rest)*);
        let mut g1 = Tensor::zeros();
        let (mut g2, mut g3, mut g4) = (Tensor::zeros(), Tensor::zeros(), Tensor::zeros());
        $h.requires_grad(&mut $grad)
            .linear(w1.requires_grad(&mut g1)).tanh()
            .linear(w2.requires_grad(&mut g2)).tanh()
            .linear(w3.requires_grad(&mut g3)).tanh()
            .linear(w4.requires_grad(&mut g4)).tanh()
            .backward_with(&result_grad);
        for g in [g4.as_slice(), g3.as_slice(), g2.as_slice(), g1.as_slice()] {
            $grads.push(g.to_vec());
        }
        loss
    }};
}

#[test]
fn a_hundred_layers_of_all_widths() {
    let x = tensor![0.5, -1.0, 0.25, 2.0];
    let mut x_grad = Tensor::zeros();
    let (mut seed, mut weights, mut grads) = (1, vec![], vec![]);
    let loss = network! { x x_grad, seed weights grads, 4
        (5 4 7 9)
        (3 2 9 6)
        (5 5 9 9)
        (8 4 5 4)
        (8 2 3 4)
        (2 6 2 6)
        (9 8 8 8)
        (9 4 7 3)
        (2 4 9 5)
        (6 8 6 8)
        (8 7 8 5)
        (7 2 6 4)
        (7 3 5 6)
        (6 3 3 9)
        (9 3 7 3)
        (8 4 2 6)
        (8 8 3 2)
        (2 8 7 6)
        (5 2 6 2)
        (3 3 2 5)
        (8 6 6 4)
        (2 7 7 7)
        (4 8 8 9)
        (8 3 6 8)
        (5 6 8 6)
    };
    grads.reverse();
    assert_eq!(weights.len(), 100);
    let (expected, gradients) = reference(x.as_slice(), &weights);
    close(&[loss], &[expected]);
    for (grad, expected) in grads.iter().zip(&gradients) {
        assert!(expected.iter().any(|g| *g != 0.0));
        close(grad, expected);
    }
}

#[test]
fn a_hundred_layers_of_the_same_width() {
    const LAYERS: usize = 100;
    let mut seed = 2;
    let weights: [Tensor<f64, Shape![8, 8]>; LAYERS] = core::array::from_fn(|_| weight(&mut seed));
    let mut grads: [Tensor<f64, Shape![8, 8]>; LAYERS] = core::array::from_fn(|_| Tensor::zeros());
    let x = Tensor::<f64, Shape![8]>::linspace(-1.0, 1.0);
    let mut h: [Tensor<f64, Shape![8]>; LAYERS + 1] = core::array::from_fn(|_| x.clone());
    for (i, w) in weights.iter().enumerate() {
        h[i + 1] = h[i].linear(w).tanh().eval();
    }
    let mut grad = Tensor::zeros();
    let loss = h[LAYERS].requires_grad(&mut grad).square().sum().backward();
    for i in (0..LAYERS).rev() {
        let mut before = Tensor::zeros();
        h[i].requires_grad(&mut before)
            .linear(weights[i].requires_grad(&mut grads[i]))
            .tanh()
            .backward_with(&grad);
        grad = before;
    }
    let lists: Vec<_> = weights.iter().map(|w| w.as_slice().to_vec()).collect();
    let (expected, gradients) = reference(x.as_slice(), &lists);
    close(&[loss], &[expected]);
    for (grad, expected) in grads.iter().zip(&gradients) {
        close(grad.as_slice(), expected);
    }
}

/// Constants of an expression need no derivative: integers, comparisons of them, and truths.
#[test]
fn constants_of_integers_and_truths() {
    let (x, mut grad) = (tensor![1.0, -2.0, 3.0], Tensor::<f64, Shape![3]>::zeros());
    let (labels, y) = (tensor![0i64, 1, 2], tensor![1.0, 0.0, 3.0]);
    let x = x.requires_grad(&mut grad);
    let odd = (&labels * 3 + 1).remainder(2).eq(0);
    let picked = x.gather::<0>((&labels + 1).remainder(3)).unwrap();
    let loss = x.masked_fill(odd, 0.0) * (&labels & 1).double()
        + picked * labels.double()
        + x.masked_fill(x.isclose(&y), 0.0)
        + x.masked_fill(x.logical_and(&y), 0.0);
    // The four terms are [0, 0, 0], [0, 3, 2], and twice [0, -2, 0].
    assert_eq!(loss.sum().backward(), 1.0);
    assert_eq!(grad, tensor![2.0, 2.0, 1.0]);
}
