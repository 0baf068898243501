//! Functions of operands that are portable, of generic sizes: they compile alike with and without feature `cuda`, which another
//! crate may turn on.

use stridewise::expr::{Memory, Portable};
use stridewise::grad::{PortableConstant, PortableIndices, PortableVariable};
use stridewise::num::Add;
use stridewise::prelude::*;

macro_rules! of_one {
    ($($name:ident $([$more:ident])? |$x:ident| $e:expr => $S:ty;)*) => { $(
        #[allow(dead_code)]
        mod $name {
            use super::*;
            pub(super) fn variable<N: Dim, C: Dim $(+ $more)?>(
                $x: impl PortableVariable<Elem = f32, Shape = (N, C)>,
            ) -> impl PortableVariable<Elem = f32, Shape = $S> { $e }
            pub(super) fn constant<N: Dim, C: Dim $(+ $more)?>(
                $x: impl PortableConstant<Elem = f32, Shape = (N, C)>,
            ) -> impl PortableConstant<Elem = f32, Shape = $S> { $e }
            pub(super) fn anywhere<M: Memory, N: Dim, C: Dim $(+ $more)?>(
                $x: impl PortableVariable<M, Elem = f32, Shape = (N, C)>,
            ) -> impl PortableVariable<M, Elem = f32, Shape = $S> { $e }
            pub(super) fn portable<M: Memory, N: Dim, C: Dim $(+ $more)?>(
                $x: impl Portable<M, Elem = f32, Shape = (N, C)>,
            ) -> impl Portable<M, Elem = f32, Shape = $S> { $e }
        }
    )* }
}
of_one! {
    relu |x| x.relu() => (N, C);
    gelu |x| x.gelu() => (N, C);
    clamp |x| x.clamp(0.0, 1.0) => (N, C);
    softmax |x| x.softmax::<1>() => (N, C);
    log_softmax |x| x.log_softmax::<1>() => (N, C);
    layer_norm |x| x.layer_norm::<(C,)>(1e-5) => (N, C);
    rms_norm |x| x.rms_norm::<(C,)>(1e-5) => (N, C);
    sum_dim |x| x.sum_dim::<1>() => (N,);
    mean_dim |x| x.mean_dim::<1>() => (N,);
    mean_dim_keepdim |x| x.mean_dim_keepdim::<1>() => (N, D<1>);
    var_dim |x| x.var_dim::<1>() => (N,);
    std_dim |x| x.std_dim::<1>() => (N,);
    norm_dim |x| x.norm_dim::<1>() => (N,);
    prod_dim |x| x.prod_dim::<1>() => (N,);
    logsumexp_dim |x| x.logsumexp_dim::<1>() => (N,);
    amax_dim [NonZeroDim] |x| x.amax_dim::<1>() => (N,);
    amin_dim [NonZeroDim] |x| x.amin_dim::<1>() => (N,);
    cumsum |x| x.cumsum::<1>() => (N, C);
    cumprod |x| x.cumprod::<1>() => (N, C);
    roll |x| x.roll::<1>(2) => (N, C);
    tril |x| x.tril(0) => (N, C);
    transpose |x| x.lazy().transpose::<0, 1>() => (C, N);
    flip |x| x.lazy().flip::<Dims![1]>() => (N, C);
    chained |x| x.relu().softmax::<1>().sigmoid().sum_dim::<1>() => (N,);
}
macro_rules! of_two {
    ($($name:ident |$x:ident, $y:ident: $T:ty| $e:expr => $S:ty;)*) => { $(
        #[allow(dead_code)]
        mod $name {
            use super::*;
            pub(super) fn variable<N: Dim, C: Dim>(
                $x: impl PortableVariable<Elem = f32, Shape = (N, C)>,
                $y: impl PortableVariable<Elem = f32, Shape = $T>,
            ) -> impl PortableVariable<Elem = f32, Shape = $S> { $e }
            pub(super) fn constant<N: Dim, C: Dim>(
                $x: impl PortableConstant<Elem = f32, Shape = (N, C)>,
                $y: impl PortableConstant<Elem = f32, Shape = $T>,
            ) -> impl PortableConstant<Elem = f32, Shape = $S> { $e }
            pub(super) fn anywhere<M: Memory, N: Dim, C: Dim>(
                $x: impl PortableVariable<M, Elem = f32, Shape = (N, C)>,
                $y: impl PortableVariable<M, Elem = f32, Shape = $T>,
            ) -> impl PortableVariable<M, Elem = f32, Shape = $S> { $e }
            pub(super) fn portable<M: Memory, N: Dim, C: Dim>(
                $x: impl Portable<M, Elem = f32, Shape = (N, C)>,
                $y: impl Portable<M, Elem = f32, Shape = $T>,
            ) -> impl Portable<M, Elem = f32, Shape = $S> { $e }
        }
    )* }
}
of_two! {
    plus |x, y: (N, C)| x.lazy() + y.lazy() => (N, C);
    mm |x, y: (C, N)| x.mm(y) => (N, N);
    linear |x, y: (N, C)| x.linear(y) => (N, N);
    mse_loss |x, y: (N, C)| x.mse_loss(y) => (N, C);
    with_logits |x, y: (N, C)| x.binary_cross_entropy_with_logits(y) => (N, C);
    huber_loss |x, y: (N, C)| x.huber_loss(y, 1.0) => (N, C);
    kl_div |x, y: (N, C)| x.kl_div(y) => (N, C);
    weighted_norm |x, y: (C,)| x.layer_norm::<(C,)>(1e-5).weight(y) => (N, C);
    cat |x, y: (N, C)| (x.lazy(), y.lazy()).cat::<1>() => (N, Add<C, C>);
    stack |x, y: (N, C)| (x.lazy(), y.lazy()).stack::<0>() => (D<2>, N, C);
}

/// A layer as a trait: its result is an opaque type of an associated function.
trait Module<S: Shape> {
    fn forward(
        x: impl PortableVariable<Elem = f32, Shape = S>,
    ) -> impl PortableVariable<Elem = f32, Shape = S>;
}
struct Relu;
impl<S: Shape> Module<S> for Relu {
    fn forward(
        x: impl PortableVariable<Elem = f32, Shape = S>,
    ) -> impl PortableVariable<Elem = f32, Shape = S> {
        x.relu()
    }
}
struct Softmax;
impl<N: Dim, C: Dim> Module<(N, C)> for Softmax {
    fn forward(
        x: impl PortableVariable<Elem = f32, Shape = (N, C)>,
    ) -> impl PortableVariable<Elem = f32, Shape = (N, C)> {
        x.softmax::<1>()
    }
}

#[test]
fn portable_functions_compile_and_have_the_values_of_their_methods() {
    let x = tensor![[1.0f32, 2.0, 3.0], [0.5, -1.0, 2.0]];
    assert_eq!(softmax::portable(&x).eval(), x.softmax::<1>().eval());
    assert_eq!(cumsum::constant(&x).eval(), x.cumsum::<1>().eval());
    let mut grad = Tensor::zeros();
    let y = Softmax::forward(Relu::forward(x.requires_grad(&mut grad)));
    // The sum of all results of a softmax is constant.
    let sum = y.lazy().sum().backward();
    assert!((sum - 2.0).abs() < 1e-5, "{sum}");
    assert!(grad.as_slice().iter().all(|g| g.abs() < 1e-6), "{grad:?}");
}

/// A classifier of texts: what it scores, as a function without gradients, and its loss.
pub(super) fn scores<M: Memory, B: Dim, T: Dim, V: Dim, E: Dim, C: Dim>(
    words: impl PortableIndices<M, Elem = i64, Shape = (B, T)>,
    table: impl Portable<M, Elem = f32, Shape = (V, E)>,
    weight: impl Portable<M, Elem = f32, Shape = (C, E)>,
) -> Result<impl Portable<M, Elem = f32, Shape = (B, C)>, M::IndexError> {
    let texts = words.embedding_in(table)?.mean_dim::<1>();
    Ok(texts.linear(weight).softmax::<1>())
}
pub(super) fn text_loss<M: Memory, B: Dim, T: Dim, V: Dim, E: Dim, C: Dim>(
    words: impl PortableIndices<M, Elem = i64, Shape = (B, T)>,
    table: impl PortableVariable<M, Elem = f32, Shape = (V, E)>,
    weight: impl PortableVariable<M, Elem = f32, Shape = (C, E)>,
    bias: impl PortableVariable<M, Elem = f32, Shape = (C,)>,
    classes: impl PortableIndices<M, Elem = i64, Shape = (B,)>,
) -> Result<impl PortableVariable<M, Elem = f32, Shape = ()>, M::IndexError> {
    let texts = words.embedding_in(table)?.mean_dim::<1>().tanh();
    classes.cross_entropy_of(texts.linear(weight).bias(bias))
}

#[test]
fn a_classifier_of_every_memory_is_that_of_the_methods() {
    let words = tensor![[3_i64, 0, 1], [2, 2, 0]];
    let table = (Tensor::<f32, Shape![4, 5]>::arange() * 0.7).sin().eval();
    let weight = (Tensor::<f32, Shape![2, 5]>::arange() * 1.3).sin().eval();
    let bias = tensor![0.5f32, -0.25];
    let classes = tensor![1_i64, -100];
    let known = table.embedding(&words).unwrap().mean_dim::<1>();
    assert_eq!(
        scores(&words, &table, &weight).unwrap().eval(),
        known.linear(&weight).softmax::<1>().eval()
    );
    let (mut here, mut there) = (
        (Tensor::zeros(), Tensor::zeros(), Tensor::zeros()),
        (Tensor::zeros(), Tensor::zeros(), Tensor::zeros()),
    );
    let (t, w, b) = (
        table.requires_grad(&mut here.0),
        weight.requires_grad(&mut here.1),
        bias.requires_grad(&mut here.2),
    );
    let loss = text_loss(&words, t, w, b, &classes)
        .unwrap()
        .lazy()
        .backward();
    let (t, w, b) = (
        table.requires_grad(&mut there.0),
        weight.requires_grad(&mut there.1),
        bias.requires_grad(&mut there.2),
    );
    let texts = t.embedding(&words).unwrap().mean_dim::<1>().tanh();
    let known = texts.linear(w).bias(b).cross_entropy(&classes).mean();
    assert_eq!((loss, &here), (known.unwrap().backward(), &there));
    assert!(there.0.abs().sum() > 0.0);
    // The indices are checked when the method is called.
    let beyond = tensor![[3_i64, 0, 4], [2, 2, 0]];
    assert_eq!(
        scores(&beyond, &table, &weight).err().unwrap(),
        LookupError { index: 4, size: 4 }
    );
    let (t, w, b) = (
        table.requires_grad(&mut here.0),
        weight.requires_grad(&mut here.1),
        bias.requires_grad(&mut here.2),
    );
    let beyond = tensor![0_i64, 2];
    let error = text_loss(&words, t, w, b, &beyond).err().unwrap();
    assert_eq!(error, LookupError { index: 2, size: 2 });
}
