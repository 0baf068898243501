//! Functions of generic sizes need no bound but `Dim`, of generic shapes none but `Shape`; of two shapes of
//! which nothing is known, the one that names what they broadcast to.

#[path = "common/generic_layers.rs"]
mod generic_layers;
#[path = "common/portable_forms.rs"]
mod portable_forms;

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
) -> BoxedTensor<f32, (M, N)> {
    a.mm(b).eval_boxed()
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

/// The sizes, of which `nn.rs` has others.
#[test]
fn layers_views_and_parts_take_generic_sizes() {
    use generic_layers::*;
    let all = std::thread::Builder::new().stack_size(1 << 26);
    let all = all.spawn(|| of! { 3 5; 1 1; });
    all.unwrap().join().unwrap();
}

#[test]
fn a_length_beyond_a_size_is_an_error_when_it_runs() {
    fn head<N: Dim>(x: &Tensor<f32, (N,)>) -> Result<Tensor<f32, Shape![4]>, IndexError> {
        Ok(x.narrow_at::<0, 4>(0)?.eval())
    }
    let wrong = IndexError {
        index: 0,
        len: 4,
        size: 3,
    };
    assert_eq!(head(&Tensor::<f32, Shape![3]>::zeros()).unwrap_err(), wrong);
    assert_eq!(head(&Tensor::<f32, Shape![4]>::ones()).unwrap().sum(), 4.0);
}

/// A number of a generic element type is an operand, for integers as well as floats.
#[test]
fn a_number_of_a_generic_type_is_an_operand() {
    use stridewise::ops::{Arithmetic, Ordered, Real};
    fn at_least<T: Arithmetic + Ordered, S: Shape>(x: &Tensor<T, S>, least: T) -> Tensor<T, S> {
        (x.maximum(least) + T::ONE).eval()
    }
    fn scaled<T: Real, S: Shape>(x: &mut Tensor<T, S>, by: T) -> Tensor<T, S> {
        x.mul_(by);
        (&*x - by).eval()
    }
    assert_eq!(at_least(&tensor![-3, 2], 0), tensor![1, 3]);
    assert_eq!(at_least(&tensor![-3.0, 2.0], 0.5), tensor![1.5, 3.0]);
    assert_eq!(scaled(&mut tensor![1.0, 2.0], 3.0), tensor![0.0, 3.0]);
}

/// What depends on arithmetic, or on a value, needs one bound, with a name. Results are written as a user writes them.
#[allow(clippy::type_complexity)]
mod with_one_bound {
    use stridewise::layout::{
        AvgPool1d, BatchNormInput, BatchesBroadcast, Conv1d, Conv2d, ConvTranspose2d, MaxPool2d,
        Narrow, Select, ShapeFits, ViewAs, operation,
    };
    use stridewise::num::{Mul, NonZeroDim};
    use stridewise::ops::linalg::{Invertible, Solves};

    use super::*;

    type X<S> = Tensor<f32, S>;

    fn largest<N: NonZeroDim, C: NonZeroDim>(x: &X<(N, C)>) -> (X<(N,)>, Tensor<usize, (N,)>, f32) {
        assert_eq!(x.amax_dim_keepdim::<1>().eval().shape(), [N::SIZE, 1]);
        assert_eq!(x.max_dim::<1>().eval().0, x.amax_dim::<1>().eval());
        (
            x.amax_dim::<1>().eval(),
            x.argmax_dim::<1>().eval(),
            x.max(),
        )
    }
    fn conv<N: Dim, C: Dim, H: Dim, W: Dim>(
        x: &X<(N, C, H, W)>,
        w: &X<(C, C, D<3>, D<3>)>,
        b: &X<(C,)>,
    ) -> X<<(N, C, H, W) as Conv2d<(C, C, D<3>, D<3>)>>::Output>
    where
        (N, C, H, W): Conv2d<(C, C, D<3>, D<3>)>,
    {
        x.conv2d(w).bias(b).eval()
    }
    // The bound on one rule hides no other one.
    fn block<N: Dim, C: Dim, H: Dim, W: Dim>(
        x: &X<(N, C, H, W)>,
        w: &X<(C, C, D<3>, D<3>)>,
        b: &X<(C,)>,
    ) -> X<(N, C, H, W)>
    where
        (N, C, H, W): Conv2d<(C, C, D<3>, D<3>), Padding<1>, Output = (N, C, H, W)>,
    {
        let y = x.conv_options::<Padding<1>>().conv2d(w).bias(b).eval();
        let y = y
            .batch_norm(b, b, 1.0)
            .weight(b)
            .eval()
            .transpose::<2, 3>()
            .eval();
        (y.transpose::<2, 3>() + x).relu().eval()
    }
    fn conv1<C: Dim, L: Dim>(
        x: &X<(C, L)>,
        w: &X<(D<2>, C, D<3>)>,
    ) -> X<<(C, L) as Conv1d<(D<2>, C, D<3>), Stride<2>>>::Output>
    where
        (C, L): Conv1d<(D<2>, C, D<3>), Stride<2>>,
    {
        x.conv_options::<Stride<2>>().conv1d(w).eval()
    }
    fn same<H: Dim, K: NonZeroDim>(
        x: &X<(D<1>, H, H)>,
        w: &X<(D<2>, D<1>, K, K)>,
    ) -> X<(D<2>, H, H)> {
        x.conv_options::<PaddingSame>().conv2d(w).eval()
    }
    fn wide<C: Dim, H: Dim>(
        x: &X<(C, H, H)>,
        w: &X<(C, D<1>, D<2>, D<2>)>,
    ) -> X<<(C, H, H) as ConvTranspose2d<(C, D<1>, D<2>, D<2>)>>::Output>
    where
        (C, H, H): ConvTranspose2d<(C, D<1>, D<2>, D<2>)>,
    {
        x.conv_transpose2d(w).eval()
    }
    fn pool<C: Dim, H: Dim>(x: &X<(C, H, H)>) -> X<<(C, H, H) as MaxPool2d<Kernel<2>>>::Output>
    where
        (C, H, H): MaxPool2d<Kernel<2>>,
    {
        x.max_pool2d::<Kernel<2>>().eval()
    }
    fn pool1<C: Dim, L: Dim>(x: &X<(C, L)>) -> X<<(C, L) as AvgPool1d<Kernel<2>>>::Output>
    where
        (C, L): AvgPool1d<Kernel<2>>,
    {
        x.avg_pool1d::<Kernel<2>>().eval()
    }
    fn resized<C: Dim, H: NonZeroDim>(x: &X<(C, H, H)>) -> X<(C, D<4>, D<4>)> {
        (&x.interpolate_nearest::<4, 4>().eval() + &x.interpolate_bilinear::<4, 4>().eval()).eval()
    }
    fn pooled<N: Dim, C: Dim, H: NonZeroDim, W: NonZeroDim>(
        x: &X<(N, C, H, W)>,
    ) -> X<(N, C, D<1>, D<2>)> {
        x.adaptive_avg_pool2d::<1, 2>().eval()
    }
    fn any_kernel<N: Dim, C: Dim, H: Dim, W: Dim, O: Dim, K: NonZeroDim>(
        x: &X<(N, C, H, W)>,
        w: &X<(O, C, K, K)>,
    ) -> X<(N, O, H, W)> {
        x.conv_options::<PaddingSame>().conv2d(w).eval()
    }
    fn slice<S: Shape>(x: TensorView<'_, f32, S>) -> &[f32] {
        x.contiguous().as_slice()
    }
    fn last_rows<N: Dim, M: Dim>(x: &X<(D<3>, N, M)>) -> (&[f32], &[f32]) {
        (
            x.select::<0, 2>().as_slice(),
            x.narrow::<0, 1, 2>().as_slice(),
        )
    }
    fn merged<N: Dim, M: Dim, E: Dim>(x: &X<(N, M, E)>) -> TensorView<'_, f32, (Mul<N, M>, E)>
    where
        (N, M, E): ViewAs<(Mul<N, M>, E)>,
    {
        x.view::<(Mul<N, M>, E)>()
    }
    fn ends<N: Narrow<0, 2> + Narrow<-2, 2> + Select<-1>, C: Dim>(
        x: &X<(C, N)>,
    ) -> (X<(C, D<2>)>, X<(C,)>) {
        let sum = (x.narrow::<1, 0, 2>() + x.narrow::<1, -2, 2>()).eval();
        (sum, x.select::<1, -1>().eval())
    }
    fn solved<N: Dim>(a: &X<(N, N)>, b: &X<(N,)>) -> X<(N,)>
    where
        (N, N): Invertible<f32> + Solves<(N,), f32>,
    {
        (&a.inverse().eval().unwrap().mv(b).eval() - &a.solve(b).eval().unwrap()).eval()
    }

    // Sizes of different names that the caller knows to be equal; the shapes of the results are known.
    fn layer<N: Dim, I: Dim, O: Dim, B: Dim>(
        x: &X<(N, I)>,
        w: &X<(O, I)>,
        b: &X<(B,)>,
        y: &Tensor<i64, (I,)>,
    ) -> (X<(N, O)>, f32)
    where
        (B,): ShapeFits<operation::linear, operation::bias, (O,)>,
        (I,): ShapeFits<operation::cross_entropy, operation::target, (N,)>,
    {
        let out = (x.linear(w).bias(b) * 2.0).eval();
        let loss = out.cross_entropy(y).mean().unwrap();
        (out, loss)
    }
    fn normed<N: Dim, C: Dim, K: Dim>(x: &X<(N, C)>, mean: &X<(K,)>, var: &X<(K,)>) -> X<(N, C)>
    where
        (N, C): BatchNormInput<(K,), (K,)>,
    {
        (x.batch_norm(mean, var, 0.0) + x).eval()
    }
    fn batches<A: Dim, B: Dim, N: Dim>(x: &X<(A, N, N)>, y: &X<(B, N, N)>) -> f32
    where
        (A, N, N): BatchesBroadcast<(B, N, N)>,
    {
        x.matmul(y).sum()
    }
    #[test]
    fn sizes_of_different_names_need_one_bound() {
        let (x, w) = (tensor![[1.0, 2.0], [3.0, 4.0]], tensor![[1.0, 1.0]]);
        let (out, loss) = layer(&x, &w, &tensor![1.0], &tensor![0, 0]);
        assert_eq!((out.as_slice(), loss), (&[8.0, 16.0][..], 0.0));
        let (mean, var) = (tensor![1.0, 1.0], tensor![4.0, 1.0]);
        assert_eq!(normed(&x, &mean, &var), tensor![[1.0, 3.0], [4.0, 7.0]]);
        let (one, two) = (tensor![[[2.0]]], tensor![[[3.0]], [[4.0]]]);
        assert_eq!((batches(&one, &two), batches(&two, &two)), (14.0, 25.0));
    }

    #[test]
    fn what_needs_arithmetic_needs_one_bound() {
        let x = tensor![[1.0, 5.0, 2.0], [4.0, 0.0, 3.0]];
        let (most, at, all) = largest(&x);
        assert_eq!(
            (most.as_slice(), at.as_slice(), all),
            (&[5.0, 4.0][..], &[1, 0][..], 5.0)
        );
        let image = X::<Shape![1, 2, 5, 4]>::arange();
        let (w, b) = (X::<Shape![2, 2, 3, 3]>::ones(), tensor![1.0, 2.0]);
        assert_eq!(conv(&image, &w, &b), image.conv2d(&w).bias(&b).eval());
        assert_eq!(block(&image, &w, &b).shape(), [1, 2, 5, 4]);
        let signal = X::<Shape![3, 9]>::arange();
        let w1 = X::<Shape![2, 3, 3]>::ones();
        assert_eq!(
            conv1(&signal, &w1),
            signal.conv_options::<Stride<2>>().conv1d(&w1).eval()
        );
        let (image, w) = (
            X::<Shape![1, 5, 5]>::arange(),
            X::<Shape![2, 1, 3, 3]>::ones(),
        );
        assert_eq!(
            same(&image, &w),
            image.conv_options::<Padding<1>>().conv2d(&w).eval()
        );
        let image = X::<Shape![2, 6, 6]>::arange();
        let w = X::<Shape![2, 1, 2, 2]>::ones();
        assert_eq!(wide(&image, &w), image.conv_transpose2d(&w).eval());
        assert_eq!(pool(&image), image.max_pool2d::<Kernel<2>>().eval());
        assert_eq!(pool1(&signal), signal.avg_pool1d::<Kernel<2>>().eval());
        let (near, between) = (
            image.interpolate_nearest::<4, 4>().eval(),
            image.interpolate_bilinear::<4, 4>().eval(),
        );
        assert_eq!(resized(&image), (&near + &between).eval());
        assert_eq!(merged(&image).shape(), [12, 6]);
        assert_eq!(slice(image.as_view()), image.as_slice());
        let image = X::<Shape![3, 2, 4]>::arange();
        let (last, rows) = last_rows(&image);
        assert_eq!(
            (last, rows),
            (&image.as_slice()[16..], &image.as_slice()[8..])
        );
        let batch = X::<Shape![1, 2, 6, 4]>::arange();
        assert_eq!(pooled(&batch), batch.adaptive_avg_pool2d::<1, 2>().eval());
        let w = X::<Shape![3, 2, 5, 5]>::arange();
        assert_eq!(
            any_kernel(&batch, &w),
            batch.conv_options::<Padding<2>>().conv2d(&w).eval()
        );
        let (sum, last) = ends(&x);
        assert_eq!(
            (sum.as_slice(), last.as_slice()),
            (&[6.0, 7.0, 4.0, 3.0][..], &[2.0, 3.0][..])
        );
        let a = tensor![[2.0, 0.0], [0.0, 4.0]];
        assert_eq!(solved(&a, &tensor![1.0, 1.0]).as_slice(), [0.0, 0.0]);
    }
}

/// With a bound on a shape in scope, another shape of as many dimensions is made, inferred and passed on.
mod beside_a_bound {
    use super::*;

    type X<S> = Tensor<f64, S>;
    fn symmetric<N: Dim>(p: &X<(N, N)>) -> X<(N, N)> {
        ((p + p.t()) * 0.5).eval()
    }
    fn updated<N: Dim, M: Dim>(
        x: &mut X<(N,)>,
        p: &mut X<(N, N)>,
        z: &X<(M,)>,
        h: &X<(M, N)>,
        noise: f64,
    ) where
        (M, M): Solves<(M, N), f64>,
    {
        let hp = h.mm(&*p).eval();
        let s = (hp.mm(h.t()) + X::<(M, M)>::eye() * noise).eval();
        let gain = s.solve(&hp).eval().unwrap();
        x.add_(gain.t().mv((z - h.mv(&*x)).eval()).eval());
        let rest = (X::<(N, N)>::eye() - gain.t().mm(h)).eval();
        *p = symmetric(&rest.mm(&*p).eval());
    }
    #[test]
    fn a_kalman_filter_is_generic() {
        let mut x = tensor![0.0, 1.0];
        let mut p: X<Shape![2, 2]> = Tensor::eye();
        for z in [1.0, 2.0, 3.0] {
            let before = p.clone();
            updated(&mut x, &mut p, &tensor![z], &tensor![[1.0, 0.0]], 0.5);
            // One measurement: the gain is the first column over a number.
            let gain = (before.select::<1, 0>() / (before[[0, 0]] + 0.5)).eval();
            let expected = (&before - gain.outer(before.select::<0, 0>())).eval();
            assert!((&p - expected).abs().max() < 1e-15);
        }
        // Three equal measurements of variance 0.5 and a first guess 0 of variance 1: 2 * (1 + 2 + 3) / (1 + 3 * 2).
        assert!((x[[0]] - 12.0 / 7.0).abs() < 1e-12 && x[[1]] == 1.0);
        assert!((p[[0, 0]] - 1.0 / 7.0).abs() < 1e-12);
    }

    #[allow(clippy::type_complexity)]
    fn inferred<N: Dim, M: Dim>(a: &X<(M, N)>) -> (X<(N, N)>, X<(M, N)>)
    where
        (M, M): Solves<(M, N), f64> + Invertible<f64> + DecomposesSquare<f64>,
        (M, N): DecomposesMatrix<f64>,
    {
        let one: X<(N, N)> = Tensor::eye();
        (symmetric(&one), a.mm(Tensor::<f64, _>::eye()).eval())
    }
    fn spaced<N: Dim, M: Dim>() -> (X<(N,)>, BoxedTensor<f64, (N,)>)
    where
        (M,): BroadcastWith<(N,)>,
    {
        let boxed = BoxedTensor::<f64, (N,)>::linspace(0.0, 1.0);
        (X::<(N,)>::linspace(0.0, 1.0), boxed)
    }
    fn on_the_heap<N: Dim, M: Dim>() -> BoxedTensor<f64, (N, N)>
    where
        (M, M): BroadcastWith<(N, N)>,
    {
        BoxedTensor::<f64, (N, N)>::eye()
    }
    #[test]
    fn other_shapes_are_made() {
        let a = tensor![[1.0, 2.0, 3.0]];
        assert_eq!(inferred(&a), (Tensor::eye(), a));
        let (x, boxed) = spaced::<D<3>, D<1>>();
        assert_eq!(
            (x.as_slice(), boxed.as_slice()),
            (&[0.0, 0.5, 1.0][..], x.as_slice())
        );
        assert_eq!(on_the_heap::<D<2>, D<1>>().as_slice(), [1.0, 0.0, 0.0, 1.0]);
    }
}

/// More functions as users write them, each compared with the same expression of known sizes.
mod as_users_write {
    use stridewise::layout::{
        AtLeast, BatchNormTrainingInput, Chunk, GroupNormInput, InstanceNormInput, TopK, ViewAs,
    };
    use stridewise::num::{Add, Div, Mul, NonZeroDim};

    use super::*;

    type X<S> = Tensor<f32, S>;
    fn filled<S: Shape>() -> X<S> {
        (X::<S>::arange() * 0.7).sin().eval()
    }

    // A generic function of tensors of these shapes; the sizes with which it is called; and what it computes.
    macro_rules! functions {
        ($(
            $name:ident [$($N:ident: $Bound:path = $n:literal),*] ($($x:ident: $X:ty),*) -> $Out:ty
                $(where $W:ty: $B:path)? => $body:expr;
        )*) => {
            $(
                fn $name<$($N: $Bound),*>($($x: &X<$X>),*) -> X<$Out>
                where
                    $($W: $B)?
                {
                    $body.eval()
                }
            )*
            #[test]
            fn they_compute_what_known_sizes_compute() {
                $({
                    $( type $N = D<$n>; )*
                    $( let $x = &filled::<$X>(); )*
                    let known: X<$Out> = $body.eval();
                    assert_eq!($name::<$($N),*>($($x),*), known, stringify!($name));
                    assert!(known.abs().max() > 0.0, stringify!($name));
                })*
            }
        };
    }
    functions! {
        merged [N: Dim = 3, M: Dim = 2, K: Dim = 4] (x: (N, M, K)) -> (N, Mul<M, K>) => x.flatten::<1, 2>();
        divided [N: Dim = 3, M: Dim = 2] (x: (N, D<8>, M)) -> (N, D<2>, D<4>, M) => x.unflatten::<1, Shape![2, _]>();
        divided_first [N: Dim = 3] (x: (D<8>, N)) -> (D<2>, D<4>, N) => x.unflatten::<0, Shape![2, _]>();
        heads [N: Dim = 3, T: Dim = 2] (x: (N, T, D<8>)) -> (N, D<2>, T, D<4>) => x.unflatten::<2, Shape![2, 4]>().transpose::<1, 2>();
        repeated [N: Dim = 3, M: Dim = 2] (x: (N, M)) -> (D<3>, N, M) => x.unsqueeze::<0>().expand::<(D<3>, N, M)>();
        columns [N: Dim = 3] (x: (N, D<8>)) -> (N, D<3>) => x.narrow::<1, 2, 3>();
        sliced [N: Dim = 3] (x: (N, D<8>)) -> (N, D<2>) => x.slice(s![.., 1..3]);
        permuted [A: Dim = 3, B: Dim = 2, C: Dim = 4] (x: (A, B, C)) -> (C, A, B) => x.permute::<Dims![2, 0, 1]>();
        moved [A: Dim = 3, B: Dim = 2] (x: (A, B)) -> (B, A) => x.movedim::<0, 1>();
        squeezed [A: Dim = 3, B: Dim = 2] (x: (A, B, D<1>)) -> (A, B) => x.squeeze::<2>();
        stacked [A: Dim = 3, B: Dim = 2] (x: (A, B), y: (A, B)) -> (D<2>, A, B) => (x, y).stack::<0>();
        joined [A: Dim = 3, B: Dim = 2, C: Dim = 4] (x: (A, B), y: (A, C)) -> (A, Add<B, C>) => (x, y).cat::<1>();
        halves [A: Dim = 3] (x: (A, D<8>)) -> (A, D<4>) => { let [a, b] = x.chunk::<1, 2>(); a + b };
        quarters [A: Dim = 3] (x: (A, D<8>)) -> (A, D<2>) => { let parts = x.split::<1, 2>(); parts[0] * parts[3] };
        unbound [A: Dim = 3] (x: (A, D<3>)) -> (A,) => { let [a, b, c] = x.unbind::<1>(); a * b - c };
        flipped [N: Dim = 3, M: Dim = 2] (x: (N, M)) -> (N, M) => x.flip::<Dims![0]>();
        rolled [N: Dim = 3, M: Dim = 2] (x: (N, M)) -> (N, M) => x.roll::<0>(1);
        lower [N: Dim = 3, M: Dim = 2] (x: (N, M)) -> (N, M) => x.tril(0);
        largest_of_row [N: Dim = 3] (x: (N, D<8>)) -> (N, D<3>) => x.topk::<3, 1>().values();
        sorted [N: Dim = 3, M: Dim = 4] (x: (N, M)) -> (N, M) => x.sort::<1>().values();
        softmax [N: Dim = 3, C: Dim = 4] (x: (N, C)) -> (N, C) => x.softmax::<1>();
        log_softmax [N: Dim = 3, C: Dim = 4] (x: (N, C)) -> (N, C) => x.log_softmax::<-1>();
        rms_norm [N: Dim = 3, C: Dim = 4] (x: (N, C)) -> (N, C) => x.rms_norm::<(C,)>(1e-5);
        sum_of_columns [N: Dim = 3, M: Dim = 4] (x: (N, M)) -> (M,) => x.sum_dim::<0>();
        sum_of_two [N: Dim = 3, M: Dim = 4, K: Dim = 2] (x: (N, M, K)) -> (M,) => x.sum_dims::<Dims![0, 2]>();
        pooled [N: Dim = 3, C: Dim = 4, H: Dim = 2, W: Dim = 5] (x: (N, C, H, W)) -> (N, C) => x.mean_dims::<Dims![2, 3]>();
        centred [N: Dim = 3, M: Dim = 4] (x: (N, M)) -> (N, M) => x - x.mean_dim_keepdim::<1>();
        unit [N: Dim = 3, M: Dim = 4] (x: (N, M)) -> (N, M) => x / x.norm_dim_keepdim::<1>();
        variance [N: Dim = 3, M: Dim = 4] (x: (N, M)) -> (N, D<1>) => x.var_dim_keepdim::<1>();
        running [N: Dim = 3, M: Dim = 4] (x: (N, M)) -> (N, M) => x.cumsum::<0>();
        gram [N: Dim = 3, M: Dim = 4] (x: (N, M)) -> (N, N) => x.mm(x.t());
        batches [B: Dim = 2, M: Dim = 3, K: Dim = 4, N: Dim = 5] (x: (B, M, K), y: (B, K, N)) -> (B, M, N) => x.bmm(y);
        broadcast_product [B: Dim = 2, M: Dim = 3, K: Dim = 4, N: Dim = 5] (x: (B, M, K), y: (K, N)) -> (B, M, N) => x.matmul(y);
        times_vector [N: Dim = 3, M: Dim = 4] (x: (N, M), y: (M,)) -> (N,) => x.mv(y);
        outer [N: Dim = 3, M: Dim = 4] (x: (N,), y: (M,)) -> (N, M) => x.outer(y);
        contracted [N: Dim = 3, M: Dim = 4, C: Dim = 2] (x: (N, M), y: (C, M)) -> (N, C) => einsum!("ij,kj->ik", x, y);
        attended [N: Dim = 3] (x: (N, N)) -> (N, N) => (x.mm(x) + x.t()).softmax::<1>();
        squares [N: Dim = 3] (x: (N,)) -> (N, N) => x.unsqueeze::<1>() * x;
        loss [N: Dim = 3, C: Dim = 4] (x: (N, C), y: (N, C)) -> (N, C) => x.mse_loss(y * 0.5);
        masked [N: Dim = 3, M: Dim = 4] (x: (N, M), y: (N, M)) -> (N, M) => x.masked_fill(y.gt(0.0), 0.0);
        adaptive_max [N: Dim = 3, C: Dim = 2, H: NonZeroDim = 5, W: NonZeroDim = 4] (x: (N, C, H, W)) -> (N, C, D<2>, D<2>) => x.adaptive_max_pool2d::<2, 2>();
        groups_of_known_channels [N: Dim = 3] (x: (N, D<4>, D<5>), w: (D<4>,)) -> (N, D<4>, D<5>) => x.group_norm::<2>(1e-5).weight(w);
        training_of_known_images [N: Dim = 3, C: Dim = 4] (x: (N, C, D<5>), w: (C,)) -> (N, C, D<5>) => x.batch_norm_training(1e-5).weight(w).bias(w);
        padded [N: Dim = 3, M: Dim = 2] (x: (N, M, D<4>)) -> (N, M, D<7>) => x.pad::<Shape![1, 2]>(0.5) + x.pad_reflect::<Shape![1, 2]>();
        padded_by [N: Dim = 3, M: Dim = 2] (x: (N, M)) -> (N, Add<D<3>, M>) => x.pad::<Shape![1, 2]>(0.5);
        twice [N: Dim = 3, M: Dim = 2] (x: (N, M)) -> (Mul<D<2>, N>, M) => x.repeat::<Shape![2, 1]>();
        split_inner [N: Dim = 3, M: Dim = 2] (x: (N, M, D<4>)) -> (N, M, D<2>, D<2>) where (N, M, D<4>): ViewAs<(N, M, D<2>, D<2>)> => x.view::<(N, M, D<2>, D<2>)>() + 0.0;
        groups [N: Dim = 3, C: Dim = 4, H: Dim = 5] (x: (N, C, H), w: (C,)) -> (N, C, H) where (N, C, H): GroupNormInput<D<2>> => x.group_norm::<2>(1e-5).weight(w).bias(w);
        instances [N: Dim = 3, C: Dim = 4, H: Dim = 5] (x: (N, C, H), w: (C,)) -> (N, C, H) where (N, C, H): InstanceNormInput => x.instance_norm(1e-5).weight(w).bias(w);
        batch_training [N: Dim = 3, C: Dim = 4, H: Dim = 5] (x: (N, C, H), w: (C,)) -> (N, C, H) where (N, C, H): BatchNormTrainingInput => x.batch_norm_training(1e-5).weight(w).bias(w);
        best [N: Dim = 3, M: TopK<3> = 5] (x: (N, M)) -> (N, D<3>) => x.topk::<3, 1>().values();
        worst [N: Dim = 3, M: TopK<3> = 5] (x: (N, M)) -> (N, D<3>) => x.topk_smallest::<3, -1>().values();
        best_of [K: Dim = 3, N: Dim = 2, M: AtLeast<K> = 5] (x: (N, M)) -> (N, K) => x.topk_to::<(K,), 1>().values();
        worst_of [K: Dim = 5, N: Dim = 2, M: AtLeast<K> = 5] (x: (N, M)) -> (N, K) => x.topk_smallest_to::<(K,), -1>().values();
        groups_of [G: Dim = 2, N: Dim = 3, C: Dim = 4, H: Dim = 5] (x: (N, C, H), w: (C,)) -> (N, C, H) where (N, C, H): GroupNormInput<G> => x.group_norm_to::<(G,)>(1e-5).weight(w).bias(w);
        window_of [L: Dim = 2, N: Dim = 5, M: Dim = 3] (x: (N, M)) -> (L, M) => x.narrow_to::<0, (L,)>(3).unwrap();
        gated_of [N: Dim = 3, C: Chunk<2> = 8] (x: (N, C)) -> (N, Div<C, D<2>>) => { let [value, gate] = x.chunk::<1, 2>(); value * gate.sigmoid() };
        gates [N: Dim = 3, G: Chunk<4> = 8] (x: (N, G), c: (N, Div<G, D<4>>)) -> (N, Div<G, D<4>>) => {
            let [input, forget, cell, output] = x.chunk::<1, 4>();
            (forget.sigmoid() * c + input.sigmoid() * cell.tanh()).tanh() * output.sigmoid()
        };
        viewed [N: Dim = 3] (x: (N, D<6>)) -> (N, D<2>, D<3>) where (N, D<6>): ViewAs<(N, D<2>, D<3>)> => x.view::<(N, D<2>, D<3>)>() + x.reshape::<(N, D<2>, D<3>)>();
    }

    // Those whose result is a number, a `Result` or a gradient.
    fn cross_entropy<N: Dim, C: Dim>(
        x: &X<(N, C)>,
        y: &Tensor<i64, (N,)>,
    ) -> Result<f32, LookupError> {
        Ok(x.cross_entropy(y).eval()?.mean())
    }
    fn rows<N: Dim, E: Dim, V: Dim>(
        x: &X<(V, E)>,
        i: &Tensor<i64, (N,)>,
    ) -> Result<X<(N, E)>, LookupError> {
        Ok(x.embedding(i)?.eval())
    }
    fn selected<N: Dim, M: Dim>(
        x: &X<(N, M)>,
        i: &Tensor<usize, Shape![2]>,
    ) -> Result<X<(D<2>, M)>, IndicesError> {
        Ok(x.index_select::<0>(i)?.eval())
    }
    /// An index of generic sizes: the sizes of the tensor but for one dimension need no bound.
    #[allow(clippy::type_complexity)]
    fn gathered<N: Dim, M: Dim, K: Dim>(
        x: &X<(N, M)>,
        index: &Tensor<usize, (N, K)>,
        same: &Tensor<usize, (N, M)>,
    ) -> Result<(X<(N, K)>, X<(N, M)>), IndicesError> {
        let mut added = x.clone();
        added
            .scatter_::<1>(same, x)?
            .scatter_add_::<0>(same, x)?
            .scatter_value_::<1>(index, 0.5)?;
        assert_eq!(x.gather::<1>(same)?.shape(), x.shape());
        Ok((x.gather::<1>(index)?.eval(), added))
    }
    fn learned<N: Dim, I: Dim, O: Dim>(x: &X<(N, I)>, w: &X<(O, I)>, grad: &mut X<(O, I)>) -> f32 {
        x.linear(w.requires_grad(grad)).square().sum().backward()
    }
    /// Parts of a variable have the bounds of those of a tensor.
    fn gated<N: Dim>(x: &X<(N, D<8>)>, grad: &mut X<(N, D<8>)>) -> f32 {
        let [gate, value] = x.requires_grad(grad).chunk::<1, 2>();
        let [first, ..] = value.unbind::<1>();
        let [a, b] = gate.split::<1, 2>();
        ((gate * value).sum_dim::<1>() + first + (a * b).sum_dim::<1>())
            .sum()
            .backward()
    }
    fn inverted<N: Dim>(x: &X<(N, N)>) -> Result<BoxedTensor<f32, (N, N)>, LinalgError> {
        x.inverse().eval_boxed()
    }

    fn resized<C: Dim, H: NonZeroDim, W: NonZeroDim>(
        x: &X<(C, D<2>, D<2>)>,
    ) -> BoxedTensor<f32, (C, H, W)> {
        x.interpolate_bilinear_to::<(H, W)>().eval_boxed()
    }

    fn encoded<N: Dim, C: Dim>(
        y: &Tensor<i64, (N,)>,
    ) -> Result<BoxedTensor<i64, (N, C)>, LookupError> {
        Ok(y.one_hot_to::<(C,)>()?.eval_boxed())
    }

    #[test]
    fn sizes_of_results_are_generic() {
        let x = filled::<Shape![3, 2, 2]>();
        assert_eq!(resized(&x), x.interpolate_bilinear::<7, 5>().eval());
        let y = tensor![2i64, 0];
        assert_eq!(encoded(&y).unwrap(), y.one_hot::<3>().unwrap().eval());
        assert_eq!(
            encoded::<_, D<2>>(&y).unwrap_err(),
            LookupError { index: 2, size: 2 }
        );
    }

    #[test]
    fn numbers_as_types_are_those_in_angle_brackets() {
        let x = filled::<Shape![3, 8, 2]>();
        assert_eq!(x.topk_to::<Shape![3], 1>().eval(), x.topk::<3, 1>().eval());
        assert_eq!(
            x.topk_smallest_to::<Shape![0], 1>().eval(),
            x.topk_smallest::<0, 1>().eval()
        );
        assert_eq!(
            x.group_norm_to::<Shape![4]>(1e-5).eval(),
            x.group_norm::<4>(1e-5).eval()
        );
        let (to, at) = (x.narrow_to::<1, Shape![3]>(5), x.narrow_at::<1, 3>(5));
        let (to, at) = (to.unwrap(), at.unwrap());
        assert_eq!((to, to.stride()), (at, at.stride()));
        assert_eq!(
            x.narrow_to::<1, Shape![3]>(6).unwrap_err(),
            x.narrow_at::<1, 3>(6).unwrap_err()
        );
        // Above 999; views that write.
        let mut long = BoxedTensor::<f32, Shape![2, 2048, 2]>::arange();
        let best = long.topk_to::<Shape![1500], 1>().values().eval_boxed();
        assert_eq!(
            (best[[1, 0, 0]], best[[1, 1499, 1]]),
            (8190.0, 8191.0 - 2.0 * 1499.0)
        );
        let normal = long.group_norm_to::<Shape![1024]>(0.0).eval_boxed();
        let first: Tensor<f32, Shape![4]> = normal
            .as_view()
            .flatten::<0, 2>()
            .narrow_at::<0, 4>(0)
            .unwrap()
            .eval();
        assert!(
            (&first - tensor![-3f32, -1.0, 1.0, 3.0] / 5f32.sqrt())
                .abs()
                .max()
                < 1e-6
        );
        let mut part = long.as_view_mut().narrow_to::<1, Shape![2000]>(48).unwrap();
        part.fill_(-1.0);
        assert_eq!(
            long.narrow_to::<1, Shape![49]>(0)
                .unwrap()
                .lt(0.0)
                .count_nonzero(),
            4
        );
    }

    #[test]
    fn results_and_gradients_of_generic_sizes() {
        let x = filled::<Shape![3, 4]>();
        let classes = tensor![0i64, 3, 1];
        let known = x.cross_entropy(&classes).eval().unwrap().mean();
        assert_eq!(cross_entropy(&x, &classes).unwrap(), known);
        assert!(cross_entropy(&x, &tensor![0, 4, 1]).is_err());
        assert_eq!(
            rows(&x, &tensor![2i64, 0]).unwrap(),
            selected(&x, &tensor![2, 0]).unwrap()
        );
        assert!(rows(&x, &tensor![3i64]).is_err() && selected(&x, &tensor![3, 0]).is_err());
        let (index, same) = (
            tensor![[3], [0], [1]],
            Tensor::<usize, Shape![3, 4]>::zeros(),
        );
        let (found, added) = gathered(&x, &index, &same).unwrap();
        assert_eq!(found, x.gather::<1>(&index).unwrap().eval());
        let mut known = x.clone();
        known.scatter_::<1>(&same, &x).unwrap();
        known.scatter_add_::<0>(&same, &x).unwrap();
        known.scatter_value_::<1>(&index, 0.5).unwrap();
        assert_eq!(added, known);
        let (w, mut grad) = (filled::<Shape![2, 4]>(), Tensor::zeros());
        let value = learned(&x, &w, &mut grad);
        let y = x.linear(&w).eval();
        assert!((value - y.square().sum()).abs() < 1e-4);
        assert!((y.t().mm(&x) * 2.0).eval().dist(&grad) < 1e-4);
        let (x, mut grad) = (filled::<Shape![3, 8]>(), Tensor::zeros());
        gated(&x, &mut grad);
        for (row, grad) in x.rows().zip(grad.rows()) {
            let [a, b, c, d, e, f, g, h] = row.eval().as_slice().try_into().unwrap();
            let known = [c + e, d + f, a + g, b + h, a + 1.0, b, c, d];
            assert_eq!(grad.as_slice(), known);
        }
        let a = tensor![[2.0, 0.0], [0.0, 4.0]];
        assert_eq!(inverted(&a).unwrap().as_slice(), [0.5, 0.0, 0.0, 0.25]);
        assert_eq!(
            inverted(&(a * 0.0).eval()).unwrap_err(),
            LinalgError::Singular
        );
    }
}

/// Bounds on a size or a shape, with other operations on the same shape beside: a bound says one thing more, and hides
/// nothing.
mod beside_other_operations {
    use super::*;
    use stridewise::layout::{
        All, CanSlice, CanUnfold, CanView, EachOne, Entry, Narrow, NoEntries, Range, Reflects,
        Replicates, Select, TopK, WrapsOnce,
    };
    use stridewise::num::NonZeroDim;
    use stridewise::shape::FromStart;

    type X<S> = Tensor<f32, S>;

    fn others<N: Dim, M: Dim>(x: &X<(N, M)>) -> f32 {
        (x + x).sum() + x.t().sum() + x.sum_dim::<0>().sum() + x.unsqueeze::<0>().sum()
    }
    fn ranks<N: Dim, M: TopK<2>>(x: &X<(N, M)>) -> (X<(N,)>, X<(N, D<2>)>) {
        let (second, _) = x.kthvalue::<2, 1>().eval();
        others(x);
        (second, x.topk::<2, 1>().values().eval())
    }
    fn middle<N: Dim, M: NonZeroDim>(x: &X<(N, M)>) -> X<(N,)> {
        others(x);
        x.median_dim::<1>().eval().0
    }
    fn rows<N: Narrow<1, 2> + Select<0>, M: Dim>(x: &X<(N, M)>) -> f32 {
        others(x);
        x.narrow::<0, 1, 2>().sum() - x.select::<0, 0>().sum()
    }
    fn reflected<N: Dim, M: Dim>(x: &X<(N, M)>) -> f32
    where
        (N, M): Reflects<Shape![1, 1]>,
    {
        others(x);
        x.pad_reflect::<Shape![1, 1]>().sum()
    }
    fn replicated<N: Dim, M: Dim>(x: &X<(N, M)>) -> f32
    where
        (N, M): Replicates<Shape![1, 1]>,
    {
        others(x);
        x.pad_replicate::<Shape![1, 1]>().sum()
    }
    fn wrapped<N: Dim, M: Dim>(x: &X<(N, M)>) -> f32
    where
        (N, M): WrapsOnce<Shape![1, 1]>,
    {
        others(x);
        x.pad_circular::<Shape![1, 1]>().sum()
    }
    /// A dimension without padding may have any size.
    fn padded<N: Dim>(x: &X<(N, D<3>)>) -> [X<(N, D<5>)>; 3] {
        [
            x.pad_reflect::<Shape![1, 1]>().eval(),
            x.pad_replicate::<Shape![1, 1]>().eval(),
            x.pad_circular::<Shape![1, 1]>().eval(),
        ]
    }
    /// The bounds that rustc suggests for views are sufficient.
    fn viewed<N: Dim, M: Dim, K: Dim>(x: &X<(N, M)>) -> f32
    where
        (N, M): CanView<(K,), (<M as Dim>::AtLeastOne, D<1>)>,
    {
        others(x);
        x.view::<(K,)>().sum()
    }
    fn windows<N: Dim, M: Dim>(x: &X<(N, M)>) -> f32
    where
        (N, M): CanUnfold<0, 2, 1>,
    {
        others(x);
        x.unfold::<0, 2, 1>().sum()
    }
    // What the message names: `s![1..3, ..]`.
    type OneToThree = Range<FromStart<D<1>>, FromStart<D<3>>, EachOne>;
    fn sliced<N: Dim, M: Dim>(x: &X<(N, M)>) -> f32
    where
        (N, M): CanSlice<Entry<OneToThree, Entry<All, NoEntries>>>,
    {
        others(x);
        x.slice(s![1..3, ..]).sum()
    }

    #[test]
    fn one_bound_is_enough_and_hides_nothing() {
        let x: X<Shape![3, 3]> = tensor![[1.0, 3.0, 2.0], [6.0, 5.0, 4.0], [7.0, 9.0, 8.0]];
        let (second, best) = ranks(&x);
        assert_eq!(second.as_slice(), [2.0, 5.0, 8.0]);
        assert_eq!(best.as_slice(), [3.0, 2.0, 6.0, 5.0, 9.0, 8.0]);
        assert_eq!(middle(&x).as_slice(), [2.0, 5.0, 8.0]);
        assert_eq!(rows(&x), 33.0);
        assert_eq!(reflected(&x), 45.0 + 34.0);
        assert_eq!(replicated(&x), 45.0 + 28.0);
        assert_eq!(wrapped(&x), 45.0 + 28.0);
        let [reflect, replicate, circular] = padded(&x);
        assert_eq!(reflect.as_slice()[..5], [3.0, 1.0, 3.0, 2.0, 3.0]);
        assert_eq!(replicate.as_slice()[..5], [1.0, 1.0, 3.0, 2.0, 2.0]);
        assert_eq!(circular.as_slice()[..5], [2.0, 1.0, 3.0, 2.0, 1.0]);
        assert_eq!(viewed::<_, _, D<9>>(&x), 45.0);
        assert_eq!(windows(&x), 45.0 + 15.0);
        assert_eq!(sliced(&x), 39.0);
    }
}

/// The bounds that error messages ask for are found by the prelude alone.
#[test]
fn bounds_are_in_the_prelude() {
    fn largest<N: Dim, C: NonZeroDim>(x: &Tensor<f32, (N, C)>) -> Tensor<f32, (N,)> {
        x.amax_dim::<1>().eval()
    }
    fn first<N: Narrow<0, 2>, C: Dim>(x: TensorView<f32, (N, C)>) -> f32 {
        x.narrow::<0, 0, 2>().sum()
    }
    fn second<N: Select<1>, C: Dim>(x: TensorView<f32, (N, C)>) -> f32 {
        x.select::<0, 1>().sum()
    }
    fn middle<N: Dim>(x: TensorView<f32, (N, D<8>)>) -> f32
    where
        (N, D<8>): ViewAs<(N, D<2>, D<4>)>,
    {
        x.view::<(N, D<2>, D<4>)>().select::<2, 1>().sum()
    }
    fn best<K: Dim, N: Dim, C: AtLeast<K>>(x: &Tensor<f32, (N, C)>) -> Tensor<f32, (N, K)> {
        x.topk_to::<(K,), 1>().values().eval()
    }
    fn left<N: Dim, C: Chunk<2>>(x: &Tensor<f32, (N, C)>) -> f32 {
        x.chunk::<1, 2>()[0].sum()
    }
    let x = Tensor::<f32, Shape![3, 8]>::arange();
    assert_eq!(best::<D<2>, _, _>(&x).sum(), 87.0);
    assert_eq!(left(&x), 114.0);
    assert_eq!(largest(&x), tensor![7.0, 15.0, 23.0]);
    assert_eq!(middle(x.as_view()), 66.0);
    assert_eq!(first(x.as_view()), 120.0);
    assert_eq!(second(x.as_view()), 92.0);
}

/// A bound that names the result of broadcasting is enough wherever it is asked for, also for a condition of another shape.
#[test]
fn a_choice_of_two_shapes_needs_one_bound() {
    fn method<S: BroadcastWith<R, Output = S>, R: Shape>(
        c: &Tensor<bool, S>,
        x: &Tensor<f32, S>,
        y: &Tensor<f32, R>,
    ) -> Tensor<f32, S> {
        x.where_(c, y).eval()
    }
    fn function<S: BroadcastWith<R, Output = S>, R: Shape>(
        c: &Tensor<bool, S>,
        x: &Tensor<f32, S>,
        y: &Tensor<f32, R>,
    ) -> Tensor<f32, S> {
        where_(c, x, y).eval()
    }
    fn masked<S: Shape, R: BroadcastWith<S, Output = S>>(
        c: &Tensor<bool, R>,
        x: &Tensor<f32, S>,
    ) -> Tensor<f32, S> {
        x.where_(c, 0.0).eval()
    }
    let c = tensor![[true, false], [false, true]];
    let (x, y) = (tensor![[1.0, 2.0], [3.0, 4.0]], tensor![5.0, 6.0]);
    assert_eq!(method(&c, &x, &y), tensor![[1.0, 6.0], [5.0, 4.0]]);
    assert_eq!(function(&c, &x, &y), tensor![[1.0, 6.0], [5.0, 4.0]]);
    assert_eq!(
        masked(&tensor![true, false], &x),
        tensor![[1.0, 0.0], [3.0, 0.0]]
    );
}

#[test]
fn options_of_generic_sizes_are_those_of_numbers() {
    struct Depthwise<C: Dim> {
        weight: Tensor<f32, (C, D<1>, D<3>, D<3>)>,
    }
    impl<C: Dim> Depthwise<C> {
        fn forward<N: Dim, H: Dim, W: Dim>(
            &self,
            x: &Tensor<f32, (N, C, H, W)>,
        ) -> Tensor<f32, (N, C, H, W)>
        where
            (N, C, H, W):
                Conv2d<(C, D<1>, D<3>, D<3>), (PaddingSame, GroupsDim<C>), Output = (N, C, H, W)>,
        {
            x.conv_options::<(PaddingSame, GroupsDim<C>)>()
                .conv2d(&self.weight)
                .eval()
        }
    }
    fn patches<N: Dim, C: Dim, E: Dim, P: Dim, H: Dim, W: Dim, R: Dim, Q: Dim>(
        x: &Tensor<f32, (N, C, H, W)>,
        weight: &Tensor<f32, (E, C, P, P)>,
    ) -> Tensor<f32, (N, E, R, Q)>
    where
        (N, C, H, W): Conv2d<(E, C, P, P), StrideDim<P>, Output = (N, E, R, Q)>,
    {
        x.conv_options::<StrideDim<P>>().conv2d(weight).eval()
    }
    type All<P> = (StrideDim<P>, PaddingDim<D<1>, P>, DilationDim<D<2>, D<1>>);
    type Pool<P> = (KernelDim<P, D<3>>, StrideDim<D<1>, P>, PaddingDim<D<1>>);
    let x = (Tensor::<f32, Shape![2, 4, 8, 6]>::arange() * 0.37)
        .sin()
        .eval();
    let weight = (Tensor::<f32, Shape![4, 1, 3, 3]>::arange() * 0.71)
        .cos()
        .eval();
    let y = x.conv_options::<(PaddingSame, Groups<4>)>().conv2d(&weight);
    let depthwise = Depthwise {
        weight: weight.clone(),
    };
    assert_eq!(depthwise.forward(&x), y.eval());

    let weight = (Tensor::<f32, Shape![3, 4, 2, 2]>::arange() * 0.53)
        .cos()
        .eval();
    let y = x.conv_options::<Stride<2>>().conv2d(&weight).eval();
    assert_eq!(patches(&x, &weight), y);
    let y = x
        .conv_options::<(Stride<2>, Padding<1, 2>, Dilation<2, 1>)>()
        .conv2d(&weight);
    let z = x.conv_options::<All<D<2>>>().conv2d(&weight);
    assert_eq!(y.eval(), z.eval());
    let y = x.max_pool2d::<(Kernel<2, 3>, Stride<1, 2>, Padding<1>)>();
    assert_eq!(y.eval(), x.max_pool2d::<Pool<D<2>>>().eval());
    // Of one dimension, and of more than 999.
    let row = Tensor::<f32, Shape![1, 2500]>::arange();
    let far = row.avg_pool1d::<(KernelDim<D<1>>, StrideDim<stridewise::K<D<1>, D<200>>>)>();
    assert_eq!(far.eval().as_slice(), [0.0, 1200.0, 2400.0]);
    let kernel = Tensor::<f32, Shape![2, 2, 3]>::ones();
    let x = Tensor::<f32, Shape![2, 5]>::arange();
    let y = x
        .conv_options::<(Stride<2>, Padding<1>)>()
        .conv_transpose1d(&kernel);
    let z = x
        .conv_options::<(StrideDim<D<2>>, PaddingDim<D<1>>)>()
        .conv_transpose1d(&kernel);
    assert_eq!(y.eval(), z.eval());
}

#[test]
fn linear_algebra_of_generic_elements_and_sizes() {
    use stridewise::ops::Real;

    /// A Kalman filter of any size, in `f32` or `f64`.
    struct Filter<T: Real, N: Dim, M: Dim> {
        x: Tensor<T, (N,)>,
        p: Tensor<T, (N, N)>,
        f: Tensor<T, (N, N)>,
        h: Tensor<T, (M, N)>,
        r: Tensor<T, (M, M)>,
    }
    impl<T: Real, N: Dim, M: Dim> Filter<T, N, M>
    where
        (M, M): Invertible<T>,
    {
        fn step(&mut self, z: &Tensor<T, (M,)>) -> Result<(), LinalgError> {
            self.x = self.f.mv(&self.x).eval();
            self.p = self.f.mm(&self.p).mm(self.f.t()).eval();
            let s = (self.h.mm(&self.p).mm(self.h.t()) + &self.r).eval();
            let gain = self.p.mm(self.h.t()).mm(s.inverse().eval()?).eval();
            self.x = (&self.x + gain.mv(z - self.h.mv(&self.x))).eval();
            self.p = (&self.p - gain.mm(&self.h).mm(&self.p)).eval();
            Ok(())
        }
    }
    fn run<T: Real>(times: usize) -> Tensor<T, Shape![2]>
    where
        Shape![1, 1]: Invertible<T>,
    {
        let number = T::nearest;
        let mut filter = Filter::<T, D<2>, D<1>> {
            x: Tensor::zeros(),
            p: Tensor::eye(),
            f: Tensor::from_array([number(1.0), number(0.5), number(0.0), number(1.0)]),
            h: Tensor::from_array([number(1.0), number(0.0)]),
            r: Tensor::full(number(0.25)),
        };
        for i in 0..times {
            filter.step(&Tensor::full(number(i as f64))).unwrap();
        }
        filter.x
    }
    // Measured 0, 1, 2, .. each half a second: the speed is 2.
    let (single, double) = (run::<f32>(60), run::<f64>(60));
    assert!((single[[0]] - 59.0).abs() < 0.02 && (double[[0]] - 59.0).abs() < 0.02);
    assert!(
        (f64::from(single[[1]]) - double[[1]]).abs() < 1e-4 && (double[[1]] - 2.0).abs() < 0.01
    );

    // Of a square matrix, the smaller size is this size; `checked` needs no bound.
    fn right<F: Dim>(x: &Tensor<f64, (F, F)>) -> Result<Tensor<f64, (F, F)>, LinalgError> {
        let (_, _, vt) = x.svd().checked()?;
        Ok(vt.eval())
    }
    fn orthogonal<F: Dim>(x: &Tensor<f64, (F, F)>) -> Tensor<f64, (F, F)>
    where
        (F, F): DecomposesMatrix<f64>,
    {
        x.qr().eval().0
    }
    fn fitted<N: Dim, F: Dim>(
        x: &Tensor<f64, (N, F)>,
        y: &Tensor<f64, (N,)>,
    ) -> Result<[Tensor<f64, (F,)>; 2], LinalgError>
    where
        (N, F): LeastSquares<(N,), Solution = (F,)> + SolvesLeastSquares<(N,), f64>,
    {
        Ok([x.lstsq(y).checked()?.eval(), x.lstsq(y).eval()?])
    }
    let x = tensor![[2.0, 1.0], [0.0, 1.0]];
    for q in [right(&x).unwrap(), orthogonal(&x)] {
        assert!(q.mm(q.t()).eval().dist(Tensor::<f64, Shape![2, 2]>::eye()) < 1e-12);
    }
    let (x, y) = (
        tensor![[1.0, 0.0], [1.0, 1.0], [1.0, 2.0]],
        tensor![1.0, 3.0, 5.0],
    );
    for line in fitted(&x, &y).unwrap() {
        assert!(line.dist(&tensor![1.0, 2.0]) < 1e-12);
    }
}

/// One bound for sizes of different names, and all that is known of a shape without it is known with it.
#[test]
fn sizes_of_other_names_expand_and_gather_with_one_bound() {
    fn all_rows<N: Dim, M: Dim, C: Dim>(x: &Tensor<f32, (N, C)>) -> Tensor<f32, (M, C)>
    where
        (N, C): ExpandsTo<(M, C)>,
    {
        let sums = x.sum_dim::<1>().eval();
        let doubled = (x + x).expand::<(M, C)>();
        let rows = x.broadcast_to::<(M, C)>();
        assert_eq!(rows.numel(), M::SIZE * C::SIZE);
        assert_eq!(sums.numel(), N::SIZE);
        (doubled - rows).eval()
    }
    fn chosen<N: Dim, M: Dim, K: Dim>(
        x: &Tensor<f32, (N, M)>,
        index: &Tensor<i64, (K, D<2>)>,
    ) -> Result<Tensor<f32, (K, D<2>)>, IndicesError>
    where
        (N, M): GatherWith<1, (K, D<2>)>,
    {
        let y = (x.t() + x.t()).t().gather::<1>(index)?.eval();
        Ok((&y - x.gather::<1>(index)? + index.to::<f32>() * 0.0).eval())
    }
    let row = tensor![[1.0f32, 2.0, 3.0]];
    let rows: Tensor<f32, Shape![4, 3]> = all_rows(&row);
    assert_eq!(rows, row.expand::<Shape![4, 3]>());
    assert_eq!(all_rows::<_, D<4>, _>(&rows), rows);
    let x = tensor![[1.0f32, 2.0, 3.0], [4.0, 5.0, 6.0]];
    assert_eq!(chosen(&x, &tensor![[2, 0]]).unwrap(), tensor![[3.0, 1.0]]);
    let both = chosen(&x, &tensor![[2, 0], [1, 1]]).unwrap();
    assert_eq!(both, tensor![[3.0, 1.0], [5.0, 5.0]]);
    assert!(chosen(&x, &tensor![[3, 0]]).is_err());
}

/// A generic size times 1 is that size, so a global average pool is the input of a layer of as many features.
#[test]
fn a_size_of_one_merges_into_a_generic_one() {
    use stridewise::num::Mul;
    fn head<N: Dim, C: NonZeroDim, H: NonZeroDim, W: NonZeroDim, O: Dim>(
        x: &Tensor<f32, (N, C, H, W)>,
        weight: &Tensor<f32, (O, C)>,
    ) -> Tensor<f32, (N, O)> {
        let pooled = x.adaptive_avg_pool2d::<1, 1>();
        let of_a_tensor = pooled.eval().flatten::<1, 3>().linear(weight).eval();
        assert_eq!(pooled.flatten::<1, -1>().linear(weight).eval(), of_a_tensor);
        of_a_tensor
    }
    fn without_batch<C: Dim, E: Dim>(x: &Tensor<f32, (D<1>, C, E)>) -> Tensor<f32, (C, E)> {
        x.flatten::<0, 1>().eval()
    }
    fn same<C: Dim>(x: Tensor<f32, (Mul<C, D<1>>,)>) -> Tensor<f32, (Mul<D<1>, C>,)> {
        let x: Tensor<f32, (C,)> = x;
        x
    }
    let x = Tensor::<f32, Shape![2, 3, 2, 2]>::arange();
    let sums = head(&x, &Tensor::<f32, Shape![1, 3]>::ones());
    assert_eq!(sums, tensor![[16.5], [52.5]]);
    let x = Tensor::<f32, Shape![2, 1000, 1, 1]>::ones();
    assert_eq!(
        head(&x, &Tensor::<f32, Shape![1, 1000]>::ones()).sum(),
        2000.0
    );
    let x = Tensor::<f32, Shape![1, 2, 3]>::arange();
    assert_eq!(without_batch(&x).as_slice(), x.as_slice());
    assert_eq!(
        same::<D<1>>(tensor![1.0]).sum()
            + same::<stridewise::num::Mul<D<7>, D<143>>>(Tensor::<_, Shape![1001]>::ones()).sum(),
        1002.0
    );
}

/// The size of joined parts is the sum of theirs, so they are split as they were joined.
#[test]
fn parts_of_generic_sizes_are_split_as_they_were_joined() {
    use stridewise::num::Add;
    fn there_and_back<N: Dim, A: Dim, B: Dim, C: Dim>(
        a: &Tensor<f32, (N, A)>,
        b: &Tensor<f32, (N, B)>,
        c: &Tensor<f32, (N, C)>,
    ) {
        let all = (a, b, c).cat::<1>().eval();
        let (x, y, z) = all.split_with_sizes::<1, (A, B, C)>();
        assert!(x == *a && y == *b && z == *c);
        assert_eq!(z.stride()[0], A::SIZE + B::SIZE + C::SIZE);
        let mut pair = (a, b).cat::<-1>().eval();
        let (mut x, mut y) = pair.as_view_mut().split_with_sizes::<1, (A, B)>();
        x.add_(1.0);
        y.copy_(b);
        assert_eq!(pair.sum(), a.sum() + b.sum() + (N::SIZE * A::SIZE) as f32);
        let (whole,) = a.split_with_sizes::<1, (A,)>();
        assert_eq!(whole, *a);
    }
    fn first_half<N: Dim, H: Dim>(x: &Tensor<f32, (N, Add<H, H>)>) -> Tensor<f32, (N, H)> {
        x.split_with_sizes::<1, (H, H)>().0.eval()
    }
    macro_rules! sizes {
        ($($n:literal $a:literal $b:literal $c:literal;)*) => { $(
            there_and_back(
                &Tensor::<f32, Shape![$n, $a]>::arange(),
                &Tensor::<f32, Shape![$n, $b]>::arange(),
                &Tensor::<f32, Shape![$n, $c]>::arange(),
            );
        )* };
    }
    sizes! { 2 3 4 5; 1 1 1 1; 3 0 2 1; 2 999 1 1000; }
    let x = Tensor::<f32, Shape![1, 4]>::arange();
    assert_eq!(first_half::<_, D<2>>(&x), tensor![[0.0, 1.0]]);
}
