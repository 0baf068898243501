//! What generic code calls without a bound but `Dim`, next to the same call with the sizes written out: where this
//! compiles, the signatures need nothing; where it runs, the elements are the same.

use stridewise::prelude::*;

pub(crate) type X<S> = Tensor<f32, S>;

pub(crate) fn linear<B: Dim, I: Dim, O: Dim>(
    x: &X<(B, I)>,
    w: &X<(O, I)>,
    b: &X<(O,)>,
) -> X<(B, O)> {
    x.linear(w).bias(b).eval()
}
pub(crate) fn linear_of_known<B: Dim>(x: &X<(B, D<16>)>, w: &X<Shape![4, 16]>) -> X<(B, D<4>)> {
    x.linear(w).eval()
}
pub(crate) fn linear_of_three<A: Dim, B: Dim, I: Dim, O: Dim>(
    x: &X<(A, B, I)>,
    w: &X<(O, I)>,
) -> X<(A, B, O)> {
    x.linear(w).eval()
}
pub(crate) fn layer_norm<B: Dim, T: Dim, E: Dim>(
    x: &X<(B, T, E)>,
    w: &X<(E,)>,
    b: &X<(E,)>,
) -> X<(B, T, E)> {
    x.layer_norm::<(E,)>(1e-5).weight(w).bias(b).eval()
}
pub(crate) fn batch_norm<B: Dim, C: Dim, H: Dim, W: Dim>(
    x: &X<(B, C, H, W)>,
    m: &X<(C,)>,
    v: &X<(C,)>,
) -> X<(B, C, H, W)> {
    x.batch_norm(m, v, 1e-5).weight(v).bias(m).eval()
}
pub(crate) fn attention<B: Dim, H: Dim, L: Dim, S: Dim, E: Dim, V: Dim>(
    q: &X<(B, H, L, E)>,
    k: &X<(B, H, S, E)>,
    v: &X<(B, H, S, V)>,
) -> X<(B, H, L, V)> {
    q.scaled_dot_product_attention(k, v).eval()
}
pub(crate) fn attention_to_itself<T: Dim, E: Dim>(x: &X<(T, E)>, mask: &X<(T, T)>) -> X<(T, E)> {
    let masked = x.scaled_dot_product_attention(x, x).mask(mask).eval();
    (&masked + &x.scaled_dot_product_attention(x, x).causal().eval()).eval()
}
pub(crate) fn conv<N: Dim, C: Dim, O: Dim>(
    x: &X<(N, C, D<8>, D<8>)>,
    w: &X<(O, C, D<3>, D<3>)>,
    b: &X<(O,)>,
) -> X<(N, O, D<6>, D<6>)> {
    x.conv2d(w).bias(b).eval()
}
pub(crate) fn conv_with_options<C: Dim, O: Dim>(
    x: &X<(C, D<8>)>,
    w: &X<(O, C, D<3>)>,
) -> X<(O, D<4>)> {
    x.conv_options::<(Stride<2>, Padding<1>)>().conv1d(w).eval()
}
pub(crate) fn same<N: Dim, C: Dim, H: Dim, W: Dim, O: Dim>(
    x: &X<(N, C, H, W)>,
    w: &X<(O, C, D<3>, D<3>)>,
    b: &X<(O,)>,
) -> X<(N, O, H, W)> {
    x.conv_options::<PaddingSame>().conv2d(w).bias(b).eval()
}
pub(crate) fn transposed<N: Dim, C: Dim, O: Dim>(
    x: &X<(N, C, D<8>, D<8>)>,
    w: &X<(C, O, D<2>, D<2>)>,
) -> X<(N, O, D<16>, D<16>)> {
    x.conv_options::<Stride<2>>().conv_transpose2d(w).eval()
}
pub(crate) fn pools<N: Dim, C: Dim>(x: &X<(N, C, D<8>, D<8>)>) -> X<(N, C, D<4>, D<4>)> {
    let (most, mean) = (
        x.max_pool2d::<Kernel<2>>().eval(),
        x.avg_pool2d::<Kernel<2>>().eval(),
    );
    (&most
        + &mean
        + &x.adaptive_avg_pool2d::<4, 4>().eval()
        + &x.interpolate_nearest::<4, 4>().eval())
        .eval()
}
pub(crate) fn einsums<I: Dim, J: Dim, K: Dim>(
    a: &X<(I, J)>,
    b: &X<(J, K)>,
    c: &X<(K, K)>,
) -> X<(I, K)> {
    let product = einsum!("ij,jk->ik", a, b).eval();
    let chain = einsum!("ij,jk,kl->il", a, b, c).eval();
    (&product * &einsum!("kk->k", c).eval() + &chain).eval()
}
pub(crate) fn flattened<N: Dim>(x: &X<(N, D<16>, D<4>, D<4>)>) -> TensorView<'_, f32, (N, D<256>)> {
    let copy = x.view::<Shape![_, 256]>().rebase();
    assert_eq!(copy.eval().as_slice(), x.as_slice());
    x.flatten::<1, -1>()
}
pub(crate) fn split<N: Dim, M: Dim>(
    x: &X<(N, D<64>)>,
    y: &X<(N, D<64>, M)>,
) -> X<(N, D<4>, D<16>)> {
    let whole = y.unflatten::<1, Shape![_, 16]>().select::<1, 1>().eval();
    assert_eq!(whole.as_slice(), y.narrow::<1, 16, 16>().eval().as_slice());
    assert_eq!(
        x.view::<Shape![_, 4, 16]>().stride(),
        x.unflatten::<1, Shape![4, 16]>().stride()
    );
    x.view::<Shape![_, 4, 16]>().eval()
}
pub(crate) fn merged<N: Dim, M: Dim, E: Dim>(
    x: &X<(N, M, E)>,
) -> TensorView<'_, f32, (stridewise::num::Mul<N, M>, E)> {
    x.flatten::<0, 1>()
}
pub(crate) fn expanded<N: Dim, M: Dim>(row: &X<(N,)>, column: &X<(M, D<1>)>) -> X<(M, N)> {
    let rows = row.expand::<(M, Infer)>().eval();
    let first = row.unsqueeze::<0>().expand::<(M, N)>().eval();
    assert_eq!(first.as_slice(), rows.as_slice());
    (column.expand::<(Infer, N)>() * &rows).eval()
}
pub(crate) fn parts<N: Dim, C: Dim>(x: &X<(N, D<8>, C)>) -> X<(N, D<3>, C, D<4>)> {
    let at_once = x.slice(s![.., 1..7;2, ..]).eval();
    assert_eq!(at_once.shape(), [N::SIZE, 3, C::SIZE]);
    let last = x.select::<1, -1>().eval();
    assert_eq!(
        last.as_slice(),
        x.narrow::<1, -1, 1>().squeeze::<1>().eval().as_slice()
    );
    x.unfold::<1, 4, 2>().eval()
}
pub(crate) fn parts_at<N: Dim, C: Dim>(
    x: &X<(N, C)>,
    i: usize,
) -> Result<X<(D<2>, C)>, IndexError> {
    let row = x.select_at::<0>(i)?.eval();
    let rows = x.narrow_at::<0, 2>(i)?.eval();
    assert_eq!(row.as_slice(), rows.select::<0, 0>().eval().as_slice());
    Ok(rows)
}

pub(crate) fn filled<S: Shape>() -> X<S> {
    (&X::<S>::arange() * 0.7).sin().eval()
}
macro_rules! t {
    [$($size:tt),*] => { filled::<Shape![$($size),*]>() };
}
/// The calls for pairs of sizes.
macro_rules! of {
    ($($n:literal $m:literal;)*) => {{ $({
        let (w, b) = (t![4, $m], t![4]);
        assert_eq!(linear(&t![$n, $m], &w, &b), t![$n, $m].linear(&w).bias(&b).eval());
        assert_eq!(linear_of_known(&t![$n, 16], &t![4, 16]), t![$n, 16].linear(&t![4, 16]).eval());
        assert_eq!(linear_of_three(&t![$n, 2, $m], &w), t![$n, 2, $m].linear(&w).eval());
        let (w, b) = (t![$m], t![$m]);
        assert_eq!(layer_norm(&t![$n, 2, $m], &w, &b), t![$n, 2, $m].layer_norm::<Shape![$m]>(1e-5).weight(&w).bias(&b).eval());
        let v = X::<Shape![$m]>::full(0.5);
        assert_eq!(batch_norm(&t![$n, $m, 2, 3], &b, &v), t![$n, $m, 2, 3].batch_norm(&b, &v, 1e-5).weight(&v).bias(&b).eval());
        let (q, k, v) = (t![$n, 2, $m, 4], t![$n, 2, 3, 4], t![$n, 2, 3, 5]);
        assert_eq!(attention(&q, &k, &v), q.scaled_dot_product_attention(&k, &v).eval());
        let (e, mask) = (t![$m, 4], t![$m, $m]);
        let both = e.scaled_dot_product_attention(&e, &e).mask(&mask).eval();
        let both = (&both + &e.scaled_dot_product_attention(&e, &e).causal().eval()).eval();
        assert_eq!(attention_to_itself(&e, &mask), both);
        let (x4, w, b) = (t![$n, $m, 8, 8], t![2, $m, 3, 3], t![2]);
        assert_eq!(conv(&x4, &w, &b), x4.conv2d(&w).bias(&b).eval());
        let w1 = t![$n, $m, 3];
        assert_eq!(conv_with_options(&t![$m, 8], &w1), t![$m, 8].conv_options::<(Stride<2>, Padding<1>)>().conv1d(&w1).eval());
        let w = t![2, 3, 3, 3];
        let image = t![1, 3, $n, $m];
        assert_eq!(same(&image, &w, &b), image.conv_options::<Padding<1>>().conv2d(&w).bias(&b).eval());
        let w = t![$m, 2, 2, 2];
        assert_eq!(transposed(&x4, &w), x4.conv_options::<Stride<2>>().conv_transpose2d(&w).eval());
        let (most, mean) = (x4.max_pool2d::<Kernel<2>>().eval(), x4.avg_pool2d::<Kernel<2>>().eval());
        let sum = (&most + &mean + &x4.adaptive_avg_pool2d::<4, 4>().eval() + &x4.interpolate_nearest::<4, 4>().eval()).eval();
        assert_eq!(pools(&x4), sum);
        let (a, b, c) = (t![$n, 3], t![3, $m], t![$m, $m]);
        let product = (&a.mm(&b).eval() * c.diagonal::<0, 0, 1>() + &a.mm(&b).eval().mm(&c).eval()).eval();
        assert!(einsums(&a, &b, &c).iter().zip(product.iter()).all(|(x, y)| (x - y).abs() < 1e-4));
        let x = t![$n, 16, 4, 4];
        assert_eq!((flattened(&x).shape(), flattened(&x).stride()), (&[$n, 256][..], &[256, 1][..]));
        assert_eq!(split(&t![$n, 64], &t![$n, 64, $m]).as_slice(), t![$n, 64].as_slice());
        assert_eq!((merged(&t![$n, $m, 2]).shape(), merged(&t![$n, $m, 2]).stride()), (&[$n * $m, 2][..], &[2, 1][..]));
        let (row, column) = (t![$m], t![$n, 1]);
        assert_eq!(expanded(&row, &column), (&column * &row).eval());
        let windows = t![$n, 8, $m].unfold::<1, 4, 2>().eval();
        assert_eq!(parts(&t![$n, 8, $m]), windows);
        assert_eq!(parts_at(&t![3, $m], 1).unwrap().as_slice(), t![3, $m].narrow::<0, 1, 2>().eval().as_slice());
        assert!(parts_at(&t![3, $m], 2).is_err());
    })* }};
}
pub(crate) use {of, t};
