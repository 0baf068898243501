//! One form of evaluation: layers are expressions. They follow on each other, stand in arithmetic, and are operands of
//! what computes at once; each result is the one that evaluation step by step gives.
#![allow(missing_docs)]

use stridewise::prelude::*;

fn numbers<S: Shape>(seed: u32) -> Tensor<f32, S> {
    let mut state = seed.wrapping_mul(2_654_435_761).wrapping_add(1);
    let mut x = Tensor::<f32, S>::zeros();
    for x in x.as_mut_slice() {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        *x = (state >> 8) as f32 / (1 << 24) as f32 - 0.5;
    }
    x
}

#[test]
fn elementwise_follows_on_a_layer() {
    let x = numbers::<Shape![5, 7]>(1);
    let w = numbers::<Shape![4, 7]>(2);
    let b = numbers::<Shape![4]>(3);
    let r = numbers::<Shape![5, 4]>(4);
    let y = x.linear(&w).bias(&b).eval();
    assert_eq!(x.linear(&w).bias(&b).relu().eval(), y.relu().eval());
    assert_eq!(
        (x.linear(&w).bias(&b) + &r).relu().eval(),
        (&y + &r).relu().eval()
    );
    assert_eq!(
        (&r - x.linear(&w).bias(&b) * 2.0).eval(),
        (&r - &y * 2.0).eval()
    );
    assert_eq!(
        (2.0 * x.linear(&w).bias(&b)).eval_boxed().as_slice(),
        (2.0 * &y).eval().as_slice()
    );
    assert_eq!((-x.linear(&w).bias(&b)).sum(), (-&y).sum());
    // Another type of elements, of another size and of the same.
    assert_eq!(
        x.linear(&w).bias(&b).to::<f64>().eval(),
        y.to::<f64>().eval()
    );
    assert_eq!(
        (x.linear(&w).bias(&b) * 100.0).to::<i32>().eval(),
        (&y * 100.0).to::<i32>().eval()
    );
    assert_eq!(x.linear(&w).bias(&b).gt(&r).eval(), y.gt(&r).eval());
}

#[test]
fn a_layer_broadcasts() {
    let x = numbers::<Shape![5, 7]>(1);
    let w = numbers::<Shape![4, 7]>(2);
    let y = x.linear(&w).eval();
    let wide = numbers::<Shape![3, 5, 4]>(9);
    assert_eq!((&wide + x.linear(&w)).eval(), (&wide + &y).eval());
    let row = numbers::<Shape![7]>(5);
    let z = row.linear(&w).eval();
    assert_eq!((row.linear(&w) + x.linear(&w)).eval(), (&z + &y).eval());
    assert_eq!((x.linear(&w) + row.linear(&w)).eval(), (&y + &z).eval());
}

#[test]
fn layers_follow_on_layers() {
    let x = numbers::<Shape![6, 8]>(1);
    let w1 = numbers::<Shape![16, 8]>(2);
    let w2 = numbers::<Shape![12, 16]>(3);
    let w3 = numbers::<Shape![10, 12]>(4);
    let h1 = x.linear(&w1).relu().eval();
    let h2 = (h1.linear(&w2) + 0.25).tanh().eval();
    let want = h2.linear(&w3).softmax::<1>().eval();
    let got = (x.linear(&w1).relu().linear(&w2) + 0.25)
        .tanh()
        .linear(&w3)
        .softmax::<1>();
    assert_eq!(got.eval(), want);
    assert_eq!(got.eval_boxed().as_slice(), want.as_slice());
    let mut out = Tensor::<f32, Shape![6, 10]>::zeros();
    got.eval_into(&mut out);
    assert_eq!(out, want);
    // To another layout.
    let mut crossed = Tensor::<f32, Shape![10, 6]>::zeros();
    got.eval_into(&mut crossed.as_view_mut().t());
    assert_eq!(crossed.t(), want);
    let mut crossed = Tensor::<f32, Shape![10, 6]>::zeros();
    (got * 2.0).eval_into(&mut crossed.as_view_mut().t());
    assert_eq!(crossed.t(), (&want * 2.0).eval());
}

#[test]
fn several_layers_in_one_sum() {
    let x = numbers::<Shape![6, 8]>(1);
    let [a, b, c, d] = [2, 3, 4, 5].map(numbers::<Shape![8, 8]>);
    let mut want = x.eval();
    for w in [&a, &b, &c, &d] {
        want = (&want + x.linear(w)).eval();
    }
    let got = &x + x.linear(&a) + x.linear(&b) + x.linear(&c) + x.linear(&d);
    assert_eq!(got.eval(), want);
    // More than are listed one by one.
    let many = got + x.linear(&a) + x.linear(&b) + x.linear(&c) + x.linear(&d);
    let mut all = want.eval();
    for w in [&a, &b, &c, &d] {
        all = (&all + x.linear(w)).eval();
    }
    assert_eq!(many.eval(), all);
    // As weights, too: both operands are computed.
    let w = a.linear(&b).eval();
    assert_eq!(
        x.linear(&c).linear(a.linear(&b)).eval(),
        x.linear(&c).eval().linear(&w).eval()
    );
    let bias = numbers::<Shape![1, 8]>(7);
    let flat = bias.view::<Shape![8]>();
    let computed = flat.linear(&d).eval();
    assert_eq!(
        x.linear(&c).bias(flat.linear(&d)).eval(),
        x.linear(&c).bias(&computed).eval()
    );
}

#[test]
fn what_finds_elements_by_index_reads_a_layer() {
    let x = numbers::<Shape![4, 4]>(1);
    let w = numbers::<Shape![4, 4]>(2);
    let y = x.linear(&w).eval();
    assert_eq!(
        x.linear(&w).flip::<Dims![0]>().eval(),
        y.flip::<Dims![0]>().eval()
    );
    assert_eq!(
        (x.linear(&w).flip::<Dims![0]>() + x.linear(&w)).eval(),
        (y.flip::<Dims![0]>() + &y).eval()
    );
    assert_eq!(
        (x.linear(&w), &x).cat::<0>().eval(),
        (&y, &x).cat::<0>().eval()
    );
    assert_eq!(
        (x.linear(&w), x.linear(&w)).stack::<1>().eval(),
        (&y, &y).stack::<1>().eval()
    );
    assert_eq!(
        [x.linear(&w), x.linear(&w)].cat::<1>().eval(),
        [&y, &y].cat::<1>().eval()
    );
    assert_eq!(
        x.linear(&w).pad::<Shape![1, 1]>(0.0).eval(),
        y.pad::<Shape![1, 1]>(0.0).eval()
    );
    assert_eq!(x.linear(&w).tril(0).eval(), y.tril(0).eval());
    let places = tensor![3i64, 0];
    assert_eq!(
        x.linear(&w).index_select::<0>(&places).unwrap().eval(),
        y.index_select::<0>(&places).unwrap().eval()
    );
}

#[test]
fn what_computes_at_once_takes_a_layer() {
    let x = numbers::<Shape![4, 4]>(1);
    let w = numbers::<Shape![4, 4]>(2);
    let y = x.linear(&w).eval();
    assert_eq!(x.linear(&w).sum(), y.sum());
    assert_eq!(x.linear(&w).max(), y.max());
    assert_eq!(x.linear(&w).sum_dim::<1>().eval(), y.sum_dim::<1>().eval());
    assert_eq!(x.linear(&w).var_dim::<0>().eval(), y.var_dim::<0>().eval());
    assert_eq!(
        x.linear(&w).argmax_dim::<1>().eval(),
        y.argmax_dim::<1>().eval()
    );
    assert_eq!(x.linear(&w).mm(&x).eval(), y.mm(&x).eval());
    assert_eq!(x.mm(x.linear(&w)).eval(), x.mm(&y).eval());
    assert_eq!(
        x.mm(x.linear(&w)).eval_boxed().as_slice(),
        x.mm(&y).eval().as_slice()
    );
    assert_eq!(x.linear(&w).sort::<0>().eval().0, y.sort::<0>().eval().0);
    assert_eq!(x.linear(&w).cumsum::<1>().eval(), y.cumsum::<1>().eval());
    assert_eq!(
        einsum!("ij,jk->ik", x.linear(&w), &x).eval(),
        einsum!("ij,jk->ik", &y, &x).eval()
    );
    assert_eq!(x.linear(&w).dist(&x), y.dist(&x));
    let mut z = x.eval();
    z.add_(x.linear(&w));
    assert_eq!(z, (&x + &y).eval());
    z.copy_(x.linear(&w));
    assert_eq!(z, y);
    let targets = tensor![0i64, 3, 1, 2];
    assert_eq!(
        x.linear(&w).cross_entropy(&targets).mean(),
        y.cross_entropy(&targets).mean()
    );
    assert_eq!(format!("{}", x.linear(&w).relu()), format!("{}", y.relu()));
}

#[test]
fn a_convolution_block() {
    let x = numbers::<Shape![2, 3, 9, 9]>(1);
    let w = numbers::<Shape![4, 3, 3, 3]>(2);
    let (mean, var) = (
        numbers::<Shape![4]>(3),
        (&numbers::<Shape![4]>(4) + 1.0).eval(),
    );
    let v = numbers::<Shape![4, 4, 3, 3]>(5);
    let a = x
        .conv2d(&w)
        .eval()
        .batch_norm(&mean, &var, 1e-5)
        .eval()
        .relu()
        .eval();
    let b = a.conv_options::<Padding<1>>().conv2d(&v).eval();
    let want = (&a + &b).relu().eval().max_pool2d::<Kernel<2>>().eval();
    let block = x.conv2d(&w).batch_norm(&mean, &var, 1e-5).relu();
    let got = (block + block.conv_options::<Padding<1>>().conv2d(&v))
        .relu()
        .max_pool2d::<Kernel<2>>();
    assert_eq!(got.eval(), want);
    let layer_norm = x.conv2d(&w).layer_norm::<Shape![7, 7]>(1e-5).eval();
    assert_eq!(
        layer_norm,
        x.conv2d(&w).eval().layer_norm::<Shape![7, 7]>(1e-5).eval()
    );
}

#[test]
fn attention_of_layers() {
    let x = numbers::<Shape![6, 8]>(1);
    let [q, k, v] = [2, 3, 4].map(numbers::<Shape![8, 8]>);
    let (a, b, c) = (
        x.linear(&q).eval(),
        x.linear(&k).eval(),
        x.linear(&v).eval(),
    );
    assert_eq!(
        x.linear(&q)
            .scaled_dot_product_attention(x.linear(&k), x.linear(&v))
            .eval(),
        a.scaled_dot_product_attention(&b, &c).eval()
    );
}

/// Written once for all sizes.
fn block<N: Dim, I: Dim, O: Dim>(
    x: &Tensor<f32, (N, I)>,
    w: &Tensor<f32, (O, I)>,
    r: &Tensor<f32, (N, O)>,
) -> Tensor<f32, (N, O)> {
    x.sum();
    let _ = w;
    (r * 2.0).eval()
}
#[test]
fn in_generic_code() {
    let x = numbers::<Shape![6, 8]>(1);
    let w = numbers::<Shape![5, 8]>(2);
    let r = numbers::<Shape![6, 5]>(3);
    assert_eq!(block(&x, &w, &r), (&r * 2.0).eval());
}

#[test]
fn results_in_cells_are_not_written_before_they_are_read() {
    let w = numbers::<Shape![4, 4]>(2);
    let x = numbers::<Shape![4, 4]>(1);
    let mut y = numbers::<Shape![4, 4]>(3);
    let want = (x.linear(&w) + &y).eval();
    let mut cells = y.as_cells();
    let same = cells;
    (x.linear(&w) + same).eval_into(&mut cells);
    assert_eq!(y, want);
}
