//! Operands by value: an owned tensor is moved into the expression, and the result is the one of a borrowed operand.
#![allow(missing_docs)]

use stridewise::ops::JoinOps;
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
fn boxed<S: Shape>(seed: u32) -> BoxedTensor<f32, S> {
    numbers::<S>(seed).lazy().eval_boxed()
}

// Each kind of owned tensor, and a view that writes, on either side of each operator.
macro_rules! operators {
    ($name:ident: $make:expr, $bits:expr) => {
        #[test]
        fn $name() {
            let a = numbers::<Shape![3, 5]>(1);
            let b = numbers::<Shape![5]>(2);
            assert_eq!(($make + &b).eval(), (&a + &b).eval());
            assert_eq!((&b + $make).eval(), (&b + &a).eval());
            assert_eq!(($make - $make).eval(), (&a - &a).eval());
            assert_eq!(($make * 2.0).eval(), (&a * 2.0).eval());
            assert_eq!((2.0 * $make).eval(), (2.0 * &a).eval());
            assert_eq!((1.0 / $make).eval(), (1.0 / &a).eval());
            assert_eq!((1.0 - $make).eval(), (1.0 - &a).eval());
            assert_eq!((-$make).eval(), (-&a).eval());
            assert_eq!((&a * &b / $make).eval(), (&a * &b / &a).eval());
            assert_eq!((a.exp() + $make).eval(), (a.exp() + &a).eval());
            assert_eq!(($make.into_lazy() + &b).eval(), (&a + &b).eval());
            let bits = tensor![[true, false], [true, true]];
            assert_eq!(($bits & &bits).eval(), (&bits & &bits).eval());
            assert_eq!((&bits ^ $bits).eval(), (&bits ^ &bits).eval());
            assert_eq!((!$bits | false).eval(), (!&bits).eval());
            let mut c = numbers::<Shape![3, 5]>(1);
            c += $make;
            c.add_($make).mul_($make);
            assert_eq!(c, ((&a + &a + &a) * &a).eval());
            c.copy_($make);
            assert_eq!(c, a);
            assert_eq!(a.maximum($make).eval(), a);
            assert_eq!(a.gt($make).any(), false);
        }
    };
}
operators! { arrays: numbers::<Shape![3, 5]>(1), tensor![[true, false], [true, true]] }
operators! { boxes: boxed::<Shape![3, 5]>(1), tensor![[true, false], [true, true]].lazy().eval_boxed() }
operators! { views_that_write: numbers::<Shape![3, 5]>(1).as_view_mut(), tensor![[true, false], [true, true]].as_view_mut() }
operators! {
    vectors_of_heapless: HeaplessTensor::<f32, Shape![3, 5], 15>::try_new(numbers::<Shape![3, 5]>(1).as_slice().iter().copied().collect()).unwrap(),
    HeaplessTensor::<bool, Shape![2, 2], 4>::try_new([true, false, true, true].into_iter().collect()).unwrap()
}

#[test]
fn products_and_layers() {
    let (a, b) = (numbers::<Shape![7, 9]>(1), numbers::<Shape![9, 4]>(2));
    let v = numbers::<Shape![9]>(3);
    assert_eq!(a.mm(b.clone()).eval(), a.mm(&b).eval());
    assert_eq!(a.mv(v.clone()).eval(), a.mv(&v).eval());
    assert_eq!(a.matmul(boxed::<Shape![9, 4]>(2)).eval(), a.mm(&b).eval());
    assert_eq!(v.dot(v.clone()), v.dot(&v));
    assert_eq!(v.outer(v.clone()).eval(), v.outer(&v).eval());
    assert_eq!(
        a.mm(Tensor::<f32, Shape![9, 9]>::eye())
            .mm(b.clone())
            .eval(),
        a.mm(&b).eval()
    );
    assert_eq!(
        einsum!("ij,jk->ki", &a, b.clone()).eval(),
        einsum!("ij,jk->ki", &a, &b).eval()
    );
    // Larger than what is computed in registers.
    let (c, d) = (boxed::<Shape![70, 90]>(4), boxed::<Shape![90, 110]>(5));
    let y = c.mm(&d).eval_boxed();
    assert_eq!(c.mm(d.clone()).eval_boxed(), y);
    assert_eq!((c.mm(d) + y.clone()).eval_boxed(), (&y + &y).eval_boxed());

    let x = numbers::<Shape![2, 3, 6, 6]>(6);
    let (w, bias) = (numbers::<Shape![4, 3, 3, 3]>(7), numbers::<Shape![4]>(8));
    assert_eq!(
        x.conv2d(w.clone()).bias(bias.clone()).relu().eval(),
        x.conv2d(&w).bias(&bias).relu().eval()
    );
    assert_eq!(
        x.conv_options::<(Stride<2>, Padding<1>)>()
            .conv2d(w.clone())
            .eval(),
        x.conv_options::<(Stride<2>, Padding<1>)>()
            .conv2d(&w)
            .eval()
    );
    let wt = numbers::<Shape![3, 2, 2, 2]>(9);
    assert_eq!(
        x.conv_transpose2d(wt.clone()).eval(),
        x.conv_transpose2d(&wt).eval()
    );
    let l = numbers::<Shape![4, 6]>(10);
    assert_eq!(
        x.linear(l.clone()).bias(bias.clone()).eval(),
        x.linear(&l).bias(&bias).eval()
    );
    let (m, s) = (numbers::<Shape![3]>(11), Tensor::<f32, Shape![3]>::ones());
    assert_eq!(
        x.batch_norm(m.clone(), s.clone(), 1e-5)
            .weight(m.clone())
            .bias(s.clone())
            .eval(),
        x.batch_norm(&m, &s, 1e-5).weight(&m).bias(&s).eval()
    );
    let g = numbers::<Shape![6]>(12);
    assert_eq!(
        x.layer_norm::<Shape![6]>(1e-5)
            .weight(g.clone())
            .bias(g.clone())
            .eval(),
        x.layer_norm::<Shape![6]>(1e-5).weight(&g).bias(&g).eval()
    );
    assert_eq!(
        x.group_norm::<3>(1e-5)
            .weight(m.clone())
            .bias(s.clone())
            .eval(),
        x.group_norm::<3>(1e-5).weight(&m).bias(&s).eval()
    );
    let q = numbers::<Shape![2, 5, 8]>(13);
    let mask = Tensor::<bool, Shape![5, 5]>::full(true);
    assert_eq!(
        q.scaled_dot_product_attention(q.clone(), q.clone())
            .mask(mask.clone())
            .eval(),
        q.scaled_dot_product_attention(&q, &q).mask(&mask).eval()
    );
    assert_eq!(q.mse_loss(q.clone()).sum(), 0.0);
    let classes = tensor![1, 0];
    let scores = numbers::<Shape![2, 3]>(14);
    assert_eq!(
        scores
            .cross_entropy(classes.clone())
            .weight(m.clone())
            .mean(),
        scores.cross_entropy(&classes).weight(&m).mean()
    );
    assert_eq!(
        scores.embedding(classes.clone()).unwrap().eval(),
        scores.embedding(&classes).unwrap().eval()
    );
}

#[test]
fn what_finds_elements_by_index() {
    let x = numbers::<Shape![4, 5]>(1);
    let y = numbers::<Shape![2, 5]>(2);
    assert_eq!(
        JoinOps::cat::<0>((x.clone(), y)).eval(),
        JoinOps::cat::<0>((&x, &numbers::<Shape![2, 5]>(2))).eval()
    );
    assert_eq!(
        (x.clone(), x.clone()).stack::<0>().eval(),
        (&x, &x).stack::<0>().eval()
    );
    let mask = Tensor::<bool, Shape![4, 5]>::full(true);
    assert_eq!(x.where_(mask.clone(), 0.0).eval(), x);
    assert_eq!(x.masked_fill(mask.clone(), 1.0).eval().min(), 1.0);
    let index = tensor![3, 1];
    assert_eq!(
        x.index_select::<0>(index.clone()).unwrap().eval(),
        x.index_select::<0>(&index).unwrap().eval()
    );
    assert_eq!(
        tensor![1.0_f32, 3.0].searchsorted(tensor![2.0_f32]).eval(),
        tensor![1]
    );
    assert_eq!(
        x.flip::<Dims![0]>().eval(),
        x.clone().into_lazy().flip::<Dims![0]>().eval()
    );
}

#[test]
fn what_is_computed_at_once() {
    let a: Tensor<f64, Shape![2, 2]> = tensor![[4.0, 1.0], [1.0, 3.0]];
    let b: Tensor<f64, Shape![2]> = tensor![1.0, 2.0];
    assert_eq!(a.solve(b.clone()).eval(), a.solve(&b).eval());
    assert_eq!(a.lstsq(b.clone()).eval(), a.lstsq(&b).eval());
    assert_eq!(a.dist(a.clone()), 0.0);
    let mut out = a.clone();
    (a.clone() + a.clone()).eval_into(&mut out);
    assert_eq!(out, (&a * 2.0).eval());
}

// An expression that owns its operand outlives the function that makes it.
fn shifted(by: f32) -> Lazy<impl Node<Elem = f32, Shape = Shape![2, 3]>> {
    (numbers::<Shape![2, 3]>(1) + by).lazy()
}

#[test]
fn an_expression_that_owns_is_returned() {
    let x = numbers::<Shape![2, 3]>(1);
    assert_eq!(shifted(2.0).relu().eval(), (&x + 2.0).eval());
    let y = shifted(1.0);
    assert_eq!((y + shifted(-1.0)).eval(), (&x + 1.0 + (&x - 1.0)).eval());
    let kept = x.linear(numbers::<Shape![4, 3]>(2)).lazy();
    assert_eq!(
        (kept + 0.0).eval(),
        x.linear(&numbers::<Shape![4, 3]>(2)).eval()
    );
}

#[test]
fn empty_tensors_are_moved() {
    let x = Tensor::<f32, Shape![0, 3]>::zeros();
    let w = numbers::<Shape![4, 3]>(1);
    assert_eq!((x.clone() + x.clone()).eval().numel(), 0);
    assert_eq!(x.linear(w.clone()).eval().shape(), [0, 4]);
    assert_eq!(
        Tensor::<f32, Shape![2, 0]>::zeros()
            .mm(Tensor::<f32, Shape![0, 3]>::zeros())
            .eval(),
        Tensor::<f32, Shape![2, 3]>::zeros()
    );
}

#[test]
#[allow(clippy::op_ref, clippy::needless_borrows_for_generic_args)]
fn an_expression_of_borrowed_operands_is_used_by_reference() {
    let x: Tensor<f64, Shape![2]> = tensor![1.0, 2.0];
    let y = tensor![2.0, 1.0];
    let e = &x + 1.0;
    assert_eq!((&e * &e).eval(), tensor![4.0, 9.0]);
    assert_eq!((2.0 - &e * &y).eval(), tensor![-2.0, -1.0]);
    assert_eq!((-&e).eval(), tensor![-2.0, -3.0]);
    assert_eq!(x.maximum(&e).eval(), e.eval());
    assert_eq!(y.dot(&e), 7.0);
    let mut z = y.clone();
    z += &e;
    z.add_(&e);
    assert_eq!(z, tensor![6.0, 7.0]);
    // A product is a kernel, which both uses compute.
    let product = x.outer(&y);
    assert_eq!(
        (&product + &product).eval(),
        tensor![[4.0, 2.0], [8.0, 4.0]]
    );
    fn twice<E: Expr<Elem = f64> + Copy>(e: E) -> f64 {
        e.sum() + e.lazy().sum()
    }
    assert_eq!(twice(&e), 10.0);
}

#[test]
fn shifts_are_operators() {
    let x: Tensor<i32, Shape![3]> = tensor![1, -8, 3];
    assert_eq!((&x << 2).eval(), tensor![4, -32, 12]);
    assert_eq!((&x >> &tensor![0, 1, 1]).eval(), tensor![1, -4, 1]);
    assert_eq!(
        ((&x + 1) << x.abs()).eval(),
        x.map(|v| (v + 1) << v.abs()).eval()
    );
    assert_eq!((x << 40).eval(), tensor![0, 0, 0]);
    let bytes: Tensor<u8, Shape![2]> = tensor![0x81, 0x7f];
    assert_eq!(
        ((bytes.as_view() << 1) | (bytes.as_view() >> 7)).eval(),
        tensor![0x03, 0xfe]
    );
}
