//! Functions of generic sizes need no bound but `Dim`, of generic shapes none but `Shape`; of two shapes of
//! which nothing is known, the one that names what they broadcast to.

use stridewise::prelude::*;

fn square<M: Dim, N: Dim>(x: TensorView<f32, (M, N)>) -> Tensor<f32, (M, N)> {
    (x * x).eval()
}
fn chain<M: Dim, N: Dim>(a: &Tensor<f32, (M, N)>, b: &Tensor<f32, (M, N)>) -> Tensor<f32, (M, N)> {
    (a + b * 2.0 - a).eval()
}
fn add_row<M: Dim, N: Dim>(
    a: &Tensor<f32, (M, N)>,
    row: &Tensor<f32, (N,)>,
) -> Tensor<f32, (M, N)> {
    (row + a).eval()
}
fn add_column<M: Dim, N: Dim>(
    a: &Tensor<f32, (M, N)>,
    column: &Tensor<f32, (M, D<1>)>,
) -> Tensor<f32, (M, N)> {
    ((a + column) + (column + a)).eval()
}
fn shape_with_itself<S: Shape>(
    a: &Tensor<f32, S>,
    number: &Tensor<f32, Shape![]>,
) -> Tensor<f32, S> {
    (a + number * a - number).exp().eval()
}
fn in_place<M: Dim, N: Dim>(
    a: &mut Tensor<f32, (M, N)>,
    b: &Tensor<f32, (M, N)>,
    row: &Tensor<f32, (N,)>,
) {
    a.copy_(b).add_(b).mul_(2.0).sub_(row);
}
fn in_place_of_any_shape<S: Shape>(a: &mut Tensor<f32, S>, b: &Tensor<f32, S>) {
    a.add_(b).mul_(2.0);
}
fn product<M: Dim, K: Dim, N: Dim>(
    a: TensorView<f32, (M, K)>,
    b: TensorView<f32, (K, N)>,
) -> Tensor<f32, (M, N)> {
    a.mm(b).eval()
}
fn with_transposed<M: Dim, N: Dim>(
    a: &Tensor<f32, (M, N)>,
    b: &Tensor<f32, (N, M)>,
) -> Tensor<f32, (N, M)> {
    (a.t() * b).eval()
}
fn softmax<M: Dim, N: Dim>(x: &Tensor<f32, (M, N)>) -> Tensor<f32, (M, N)> {
    let e = x.exp().eval();
    let sums = e.sum_dim::<1>().eval();
    (&e / sums.unsqueeze::<1>()).eval()
}
fn a_column<N: Dim>(x: &Tensor<f32, (N, D<10>)>) -> Tensor<f32, (N,)> {
    let column = x.slice(s![.., 3]).eval();
    assert_eq!(column, x.slice(s![..., 3]).eval());
    assert_eq!(column.shape(), x.slice(s![.., 3..4]).squeeze::<1>().shape());
    column
}
fn into<M: Dim, N: Dim>(a: impl Expr<Elem = f32, Shape = (M, N)>, out: &mut Tensor<f32, (M, N)>) {
    a.exp().eval_into(out);
}
fn of_a_constant<const N: usize>(a: &Tensor<f32, (D<N>,)>) -> Tensor<f32, (D<N>,)>
where
    D<N>: Dim,
{
    (a * a).eval()
}
fn of_two<M: Dim, N: Dim, P: Dim>(
    a: &Tensor<f32, (M, N)>,
    b: &Tensor<f32, (P, N)>,
) -> Tensor<f32, (M, N)>
where
    (M, N): BroadcastWith<(P, N), Output = (M, N)>,
{
    (a + b).eval()
}
fn of_two_shapes<A, B: Shape>(
    a: &Tensor<f32, A>,
    b: &Tensor<f32, B>,
) -> Tensor<f32, <A as BroadcastWith<B>>::Output>
where
    A: BroadcastWith<B>,
{
    (a - b).eval()
}

// Sizes of 1 and sizes above 999 are sizes like others.
macro_rules! sizes {
    ($($m:literal $n:literal;)*) => {{ $({
        let a = Tensor::<f32, Shape![$m, $n]>::arange();
        let ones = Tensor::<f32, Shape![$m, $n]>::ones();
        let count = ($m * $n) as f32;
        assert_eq!(square(ones.as_view()).sum(), count);
        assert_eq!(chain(&a, &ones).as_slice(), (&ones * 2.0).eval().as_slice());
        assert_eq!(add_row(&a, &Tensor::zeros()).as_slice(), a.as_slice());
        assert_eq!(add_column(&ones, &Tensor::ones()).sum(), 4.0 * count);
        let number = Tensor::<f32, Shape![]>::zeros();
        assert_eq!(shape_with_itself(&Tensor::<f32, Shape![$m, $n]>::zeros(), &number).sum(), count);
        let mut b = a.clone();
        in_place(&mut b, &ones, &Tensor::ones());
        assert_eq!(b.sum(), 3.0 * count);
        in_place_of_any_shape(&mut b, &ones);
        assert_eq!(b.sum(), 8.0 * count);
        assert_eq!(product(Tensor::<f32, Shape![$n, $m]>::ones().as_view(), ones.as_view())[[0, 0]], $m as f32);
        assert_eq!(with_transposed(&ones, &Tensor::ones()).sum(), count);
        assert!((softmax(&ones).sum() - $m as f32).abs() < 1e-3 * $m as f32);
        into(&Tensor::<f32, Shape![$m, $n]>::zeros(), &mut b);
        assert_eq!(b.sum(), count);
        assert_eq!(of_two(&ones, &Tensor::<f32, Shape![1, $n]>::ones()).sum(), 2.0 * count);
        assert_eq!(of_two(&ones, &ones).sum(), 2.0 * count);
        assert_eq!(of_two_shapes(&ones, &Tensor::<f32, Shape![1, 1]>::ones()).sum(), 0.0);
    })* }};
}

#[test]
fn functions_of_generic_sizes_need_no_bound() {
    // The tensors lie on the stack, and a debug build keeps every copy.
    let all = std::thread::Builder::new().stack_size(1 << 26);
    let all = all.spawn(|| sizes! { 3 4; 1 5; 5 1; 1 1; 1 1001; 1001 2; });
    all.unwrap().join().unwrap();
    assert_eq!(
        a_column(&Tensor::<f32, Shape![2, 10]>::arange()).as_slice(),
        [3.0, 13.0]
    );
    assert_eq!(of_a_constant(&Tensor::<f32, Shape![7]>::ones()).sum(), 7.0);
}
