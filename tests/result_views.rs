//! Views of results: as the same views of the evaluated result, in every place of an expression.

use stridewise::expr::Workspace;
use stridewise::prelude::*;

fn numbers<S: Shape>(seed: usize) -> Tensor<f64, S> {
    let mut i = seed * 7 + 3;
    let mut x = Tensor::<f64, S>::zeros();
    x.apply_(|_: f64| {
        i = (i * 7919 + 31) % 1009;
        i as f64 / 512.0 - 1.0
    });
    x
}

#[track_caller]
fn near<S: Shape>(a: Tensor<f64, S>, b: Tensor<f64, S>) {
    assert!(
        a.iter().zip(&b).all(|(a, b)| (a - b).abs() < 1e-14),
        "{a} {b}"
    );
}

/// The bytes of temporaries of an expression.
fn temporaries<E: Expr>(_: &E) -> usize {
    E::TEMPORARIES
}

// Each view of an elementwise result, of a product, and of a view that owns its elements, as a whole expression, as an
// operand of arithmetic, of a product and of another view, on the stack, on the heap, into memory and in a workspace;
// `grad_views` has their gradients.
macro_rules! views {
    ($($name:ident: $Shape:ty => $View:ty, |$x:ident| $view:expr;)*) => { $(
        #[test]
        fn $name() {
            let (a, b) = (numbers::<$Shape>(1), numbers::<$Shape>(2));
            let sum = (&a + &b).eval();
            let expected: Tensor<f64, $View> = { let $x = &sum; $view.eval() };
            macro_rules! viewed { ($e:expr) => {{ let $x = $e; $view }} }

            // Of an elementwise result.
            assert_eq!(viewed!(&a + &b).eval(), expected);
            assert_eq!(viewed!(&a + &b).eval_boxed(), expected);
            let mut out = Tensor::<f64, $View>::zeros();
            viewed!(&a + &b).eval_into(&mut out);
            assert_eq!(out, expected);
            let mut workspace = Workspace::<5440>::new();
            let mut out = Tensor::<f64, $View>::zeros();
            viewed!(&a + &b).eval_into_with(&mut out, &mut workspace);
            assert_eq!(out, expected);
            // Into memory that is shared, and memory that is not contiguous.
            let mut out = Tensor::<f64, $View>::zeros();
            viewed!(&a + &b).eval_into(&mut out.as_cells());
            assert_eq!(out, expected);
            // In arithmetic, on either side, and twice.
            let other = numbers::<$View>(3);
            assert_eq!((viewed!(&a + &b) * &other + 1.0).eval(), (&expected * &other + 1.0).eval());
            assert_eq!((&other - viewed!(&a + &b)).eval(), (&other - &expected).eval());
            let less = (&a - &b).eval();
            assert_eq!((viewed!(&a + &b) * viewed!(&a - &b)).eval(), (&expected * viewed!(&less)).eval());
            assert_eq!(viewed!(&a + &b).relu().sum(), expected.relu().sum());
            // Of a tensor in an expression, which is not contiguous either.
            assert_eq!(viewed!(sum.lazy()).eval(), expected);
            assert_eq!(viewed!(sum.into_lazy()).eval(), expected);
            // Of a kernel, and as an operand of one.
            let soft = a.softmax::<-1>().eval();
            let of_soft: Tensor<f64, $View> = viewed!(&soft).eval();
            assert_eq!(viewed!(a.softmax::<-1>()).eval(), of_soft);
            assert_eq!((viewed!(a.softmax::<-1>()) + &other).eval(), (&of_soft + &other).eval());
            // The view is read in place, so that sums may have another order.
            near(viewed!(a.softmax::<-1>() * 2.0).softmax::<-1>().eval(), (&of_soft * 2.0).softmax::<-1>().eval());
            near(viewed!(a.softmax::<-1>()).sum_dim::<0>().eval(), of_soft.sum_dim::<0>().eval());
        }
    )* };
}
include!("result_views/table.rs");

/// A view of a view is one of contiguous elements.
#[test]
fn a_view_that_is_transposed_has_other_shapes() {
    let x = numbers::<Shape![3, 4]>(1);
    let y = (&x * 2.0).t().contiguous().view::<Shape![2, 6]>().eval();
    assert_eq!(y, (&x * 2.0).eval().t().reshape::<Shape![2, 6]>());
}

/// The bytes of temporaries: none where a view in the order of the result is itself written, or is combined with
/// elements of one shape; the result, where it is read at other places.
#[test]
fn temporaries_are_counted() {
    let (x, w) = (numbers::<Shape![2, 6]>(1), numbers::<Shape![8, 6]>(2));
    let y = x.linear(&w);
    assert_eq!(temporaries(&y.reshape::<Shape![2, 2, 4]>()), 0);
    assert_eq!(temporaries(&y.reshape::<Shape![2, 2, 4]>().relu()), 0);
    assert_eq!(
        temporaries(&(y.reshape::<Shape![16]>() + y.flatten::<0, 1>())),
        128
    );
    assert_eq!(temporaries(&y.t()), 128);
    assert_eq!(temporaries(&y.t().mm(&x)), 128);
    // The sum is the temporary, and the product is computed in it.
    assert_eq!(temporaries(&(y + 1.0).t().mm(&x)), 128);
    // A transposed result is copied where it is reshaped, as in PyTorch.
    assert_eq!(temporaries(&y.t().reshape::<Shape![16]>()), 128);
    assert_eq!(
        temporaries(&y.t().reshape::<Shape![16]>().relu().softmax::<0>()),
        256
    );
    assert_eq!(
        y.t().reshape::<Shape![16]>().relu().softmax::<0>().eval(),
        {
            y.eval()
                .t()
                .reshape::<Shape![16]>()
                .relu()
                .softmax::<0>()
                .eval()
        }
    );
}

// Results without elements, and of one.
#[test]
fn results_without_elements() {
    let x = Tensor::<f32, Shape![3, 0]>::zeros();
    assert_eq!((&x + 1.0).t().eval().shape(), [0, 3]);
    assert_eq!((&x + 1.0).reshape::<Shape![0]>().eval().shape(), [0]);
    assert_eq!((&x + 1.0).flatten::<0, 1>().sum_dim::<0>().eval()[[]], 0.0);
    let mut g = Tensor::zeros();
    assert_eq!((x.requires_grad(&mut g) + 1.0).t().sum().backward(), 0.0);
    let x = Tensor::<f32, Shape![3, 4]>::arange();
    assert_eq!((&x + 1.0).narrow::<0, 3, 0>().eval().shape(), [0, 4]);
    let mut g = Tensor::zeros();
    assert_eq!(
        (x.requires_grad(&mut g) + 1.0)
            .narrow::<0, 3, 0>()
            .t()
            .sum()
            .backward(),
        0.0
    );
    assert_eq!(g, Tensor::zeros());
    let one = tensor![[2.0_f32]];
    assert_eq!((&one + 1.0).reshape::<()>().eval()[[]], 3.0);
    assert_eq!(
        (&one + 1.0).reshape::<()>().unsqueeze::<0>().t().eval(),
        tensor![3.0]
    );
    assert_eq!(
        (&one + 1.0)
            .squeeze::<0>()
            .squeeze::<0>()
            .squeeze::<0>()
            .eval()[[]],
        3.0
    );
}

// Memory that the elements do not fill, and that is written through cells.
#[test]
fn results_of_other_layouts() {
    let (a, b) = (numbers::<Shape![2, 6]>(1), numbers::<Shape![2, 6]>(2));
    let expected = (&a + &b).eval();
    let mut wide = Tensor::<f64, Shape![4, 6]>::full(9.0);
    (&a + &b)
        .reshape::<Shape![4, 3]>()
        .eval_into(&mut wide.as_view_mut().slice(s![.., ..;2]));
    assert_eq!(wide.slice(s![.., ..;2]), expected.view::<Shape![4, 3]>());
    assert_eq!(wide.slice(s![.., 1..;2]), Tensor::full(9.0));
    (&a + &b).t().eval_into(
        &mut wide
            .as_view_mut()
            .view::<Shape![12, 2]>()
            .slice(s![..6, ..]),
    );
    assert_eq!(
        wide.view::<Shape![12, 2]>().slice(s![..6, ..]),
        expected.t()
    );
    // Of itself: the result is whole before the cells are written.
    let mut c = a.clone();
    let cells = c.as_cells();
    (cells + 1.0)
        .reshape::<Shape![6, 2]>()
        .t()
        .reshape::<Shape![2, 6]>()
        .eval_into(&mut { cells });
    assert_eq!(
        c,
        (&a + 1.0)
            .eval()
            .view::<Shape![6, 2]>()
            .t()
            .reshape::<Shape![2, 6]>()
    );
}

// Generic sizes: the bounds are those of views of tensors.
fn attention<B: Dim, L: Dim, H: Dim, E: Dim, C: Dim>(
    x: TensorView<f32, (B, L, C)>,
    [q, k, v, o]: [TensorView<f32, (C, C)>; 4],
) -> Tensor<f32, (B, L, C)>
where
    (B, L, C): ViewAs<(B, L, H, E)>,
    (B, L, H, E): ViewAs<(B, L, C)>,
{
    let heads = |w| x.linear(w).reshape::<(B, L, H, E)>().transpose::<1, 2>();
    let y = heads(q).scaled_dot_product_attention(heads(k), heads(v));
    y.transpose::<1, 2>()
        .reshape::<(B, L, C)>()
        .linear(o)
        .eval()
}
#[test]
fn attention_over_generic_sizes() {
    let n = |seed| numbers::<Shape![12, 12]>(seed).to::<f32>().eval();
    let (w, x) = (
        [n(1), n(2), n(3), n(4)],
        numbers::<Shape![2, 5, 12]>(5).to::<f32>().eval(),
    );
    let y = attention::<_, _, D<3>, D<4>, _>(
        x.as_view(),
        [
            w[0].as_view(),
            w[1].as_view(),
            w[2].as_view(),
            w[3].as_view(),
        ],
    );
    // One result after the other.
    let heads = |w: &Tensor<f32, Shape![12, 12]>| {
        let y = x.linear(w).eval();
        y.view::<Shape![2, 5, 3, 4]>().transpose::<1, 2>().eval()
    };
    let z = heads(&w[0])
        .scaled_dot_product_attention(heads(&w[1]), heads(&w[2]))
        .eval();
    let z = z
        .transpose::<1, 2>()
        .reshape::<Shape![2, 5, 12]>()
        .linear(&w[3])
        .eval();
    assert!((y - z).abs().max() < 1e-5);
}
fn head<N: Dim>(
    x: impl Expr<Elem = f32, Shape = (N, D<3>, D<4>, D<4>)>,
) -> Tensor<f32, (N, D<48>)> {
    x.relu().flatten::<1, -1>().eval()
}
fn split<N: Dim>(x: impl Expr<Elem = f32, Shape = (N, D<12>)>) -> Tensor<f32, (D<3>, N, D<4>)> {
    x.relu()
        .unflatten::<1, Shape![3, 4]>()
        .movedim::<1, 0>()
        .eval()
}
fn first<N: Dim, M: Dim>(x: TensorView<f32, (N, D<3>, M)>) -> Tensor<f32, (N, M)> {
    (x.relu().select::<1, 0>() + x.relu().narrow::<1, 1, 1>().squeeze::<1>()).eval()
}
fn columns<N: Dim, M: Dim>(x: impl Expr<Elem = f32, Shape = (N, M)>) -> Tensor<f32, (M, D<1>, N)> {
    x.relu().t().unsqueeze::<1>().eval()
}
// Of an operand that is any expression.
fn patches<N: Dim>(
    x: impl Expr<Elem = f32, Shape = (N, D<6>, D<4>)>,
) -> Tensor<f32, (N, D<4>, D<2>, D<3>)> {
    (x.lazy()
        .unfold::<1, 3, 3>()
        .transpose::<1, 2>()
        .contiguous()
        + 1.0)
        .eval()
}
fn between<N: Dim, K: Dim>(x: impl Expr<Elem = f32, Shape = (N, K)> + Copy) -> Tensor<f32, (N, N)> {
    (x.lazy().unsqueeze::<1>() - x.lazy().unsqueeze::<0>())
        .square()
        .sum_dim::<2>()
        .eval()
}
fn heads<N: Dim>(x: impl Expr<Elem = f32, Shape = (N, D<12>)>) -> Tensor<f32, (D<3>, N, D<4>)> {
    x.lazy()
        .view::<Shape![_, 3, 4]>()
        .permute::<Dims![1, 0, 2]>()
        .eval()
}
// Of a tensor of which it is not known whether it is contiguous.
fn flat<N: Dim, M: Dim>(x: &Tensor<f32, (N, M)>) -> [f32; 3] {
    let y = x.t();
    [
        y.contiguous().view::<Shape![_]>().square().sum().sqrt(),
        y.contiguous().flatten::<0, 1>().sum(),
        y.lazy().reshape::<Shape![_]>().mean(),
    ]
}
fn bytes_of_transposed<N: Dim, K: Dim>(x: impl Expr<Elem = f32, Shape = (N, K)>) -> usize {
    temporaries(&x.lazy().t())
}
#[test]
fn operands_of_any_kind() {
    let x = Tensor::<f32, Shape![2, 6, 4]>::arange();
    let expected = x.unfold::<1, 3, 3>().transpose::<1, 2>();
    assert_eq!(patches(&x), (expected + 1.0).eval());
    assert_eq!(patches(&x * 1.0), (expected + 1.0).eval());
    assert_eq!(
        patches(
            x.permute::<Dims![2, 0, 1]>()
                .eval()
                .permute::<Dims![1, 2, 0]>()
        ),
        (expected + 1.0).eval()
    );
    let x = Tensor::<f32, Shape![3, 2]>::arange();
    let distances = tensor![[0.0, 8.0, 32.0], [8.0, 0.0, 8.0], [32.0, 8.0, 0.0]];
    assert_eq!(
        (between(&x), between(&x * 1.0)),
        (distances.clone(), distances)
    );
    let x = Tensor::<f32, Shape![2, 12]>::arange();
    assert_eq!(
        (heads(&x)[[1, 1, 2]], heads(x.t().eval().t())[[2, 0, 3]]),
        (18.0, 11.0)
    );
    assert_eq!(flat(&x), [4324f32.sqrt(), 276.0, 11.5]);
    // A contiguous tensor is read in place, whatever the view; what is not, is computed.
    assert_eq!(bytes_of_transposed(&x), 0);
    assert_eq!(bytes_of_transposed(x.as_view().narrow::<0, 0, 1>()), 0);
    assert_eq!(bytes_of_transposed(x.t()), 128);
    assert_eq!(bytes_of_transposed(&x + 1.0), 128);
    assert_eq!(x.lazy().t().eval(), x.t());
    assert_eq!(
        x.lazy().slice(s![1.., 3..9;2]).eval(),
        x.slice(s![1.., 3..9;2])
    );
    assert_eq!(x.clone().into_lazy().t().eval(), x.t());
    assert_eq!(
        (x.lazy().view::<Shape![4, 6]>() * 2.0)
            .sum_dim::<0>()
            .eval()[[5]],
        2.0 * (5.0 + 11.0 + 17.0 + 23.0)
    );
    let none = Tensor::<f32, Shape![3, 0]>::zeros();
    assert_eq!(none.lazy().t().eval().shape(), [0, 3]);
    assert_eq!(none.lazy().narrow::<0, 2, 1>().eval().shape(), [1, 0]);
}
#[test]
fn generic_sizes() {
    assert_eq!(
        head(&Tensor::<f32, Shape![2, 3, 4, 4]>::ones()).shape(),
        [2, 48]
    );
    let x = Tensor::<f32, Shape![2, 12]>::arange();
    assert_eq!(split(&x)[[1, 1, 2]], 18.0);
    assert_eq!(first(x.view::<Shape![2, 3, 4]>())[[1, 2]], 14.0 + 18.0);
    assert_eq!(columns(&x)[[5, 0, 1]], 17.0);
}

// A mask is a constant, and so is a view of it.
#[test]
fn views_of_masks_beside_variables() {
    let (x, labels) = (numbers::<Shape![3, 4]>(1), tensor![2, 0, 1]);
    let mut g = Tensor::<f64, Shape![3, 4]>::zeros();
    let mut h = g.clone();
    let v = x.requires_grad(&mut g);
    v.masked_fill(labels.eq(0).unsqueeze::<1>(), -1e9)
        .softmax::<-1>()
        .square()
        .sum()
        .backward();
    let mask = labels.eq(0).unsqueeze::<1>().eval();
    let v = x.requires_grad(&mut h);
    v.masked_fill(&mask, -1e9)
        .softmax::<-1>()
        .square()
        .sum()
        .backward();
    assert_eq!(g, h);
    assert!(h.iter().any(|x| *x != 0.0) && h.select::<0, 1>().iter().all(|x| *x == 0.0));
    let mut w = Tensor::<f64, Shape![3, 4]>::zeros();
    let at = x.requires_grad(&mut w);
    where_((&labels + 1).reshape::<Shape![3, 1]>().gt(1), at * at, 0.0)
        .sum()
        .backward();
    assert_eq!(w, where_(mask, 0.0, &x * 2.0).eval());
}

/// What is a copy of a tensor is an expression of a variable.
#[test]
fn a_variable_that_is_not_contiguous_has_other_shapes() {
    let (x, weight) = (numbers::<Shape![3, 4]>(1), numbers::<Shape![12]>(2));
    let expected = weight.view::<Shape![4, 3]>().t().eval();
    macro_rules! shapes {
        ($($Shape:ty: |$x:ident| $view:expr;)*) => { $(
            let mut grad = Tensor::zeros();
            let y = { let $x = x.requires_grad(&mut grad).t(); $view };
            let weight = weight.view::<$Shape>();
            assert_eq!((y * weight).eval(), ({ let $x = x.t(); $view } * weight).eval());
            (y * weight).sum().backward();
            assert_eq!(grad, expected, stringify!($view));
        )* };
    }
    shapes! {
        Shape![12]: |x| x.flatten::<0, 1>();
        Shape![2, 6]: |x| x.reshape::<Shape![2, _]>();
        Shape![4, 3]: |x| x.contiguous();
    }
}
