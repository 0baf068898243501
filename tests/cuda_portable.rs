//! Functions written once for every memory, on the host and on a device or the simulated driver: see `tests/cuda.rs`.
#![cfg(feature = "cuda")]

#[path = "cuda_sim/client.rs"]
mod cuda_sim;
#[path = "common/portable_forms.rs"]
mod portable_forms;

use std::sync::Mutex;

use stridewise::D;
use stridewise::expr::{Lazy, Memory, Portable};
use stridewise::grad::{
    ComputesGradients, ComputesGradientsWith, PortableConstant, PortableVariable, WithVariable,
};
use stridewise::prelude::*;

/// Three layers of any sizes.
fn mlp<M: Memory, B: Dim, I: Dim, H: Dim, O: Dim>(
    x: impl Portable<M, Elem = f32, Shape = (B, I)>,
    w1: impl Portable<M, Elem = f32, Shape = (H, I)>,
    b1: impl Portable<M, Elem = f32, Shape = (H,)>,
    w2: impl Portable<M, Elem = f32, Shape = (O, H)>,
    b2: impl Portable<M, Elem = f32, Shape = (O,)>,
) -> impl Portable<M, Elem = f32, Shape = (B, O)> {
    let hidden = x.linear(w1).bias(b1).relu();
    hidden.linear(w2).bias(b2).softmax::<1>()
}

/// A head over a sequence, with the norm and the residual around it.
fn attention_head<M: Memory, T: Dim, E: Dim>(
    x: impl Portable<M, Elem = f32, Shape = (T, E)> + Copy,
    query: impl Portable<M, Elem = f32, Shape = (E, E)>,
    key: impl Portable<M, Elem = f32, Shape = (E, E)>,
    value: impl Portable<M, Elem = f32, Shape = (E, E)>,
    weight: impl Portable<M, Elem = f32, Shape = (E,)>,
    bias: impl Portable<M, Elem = f32, Shape = (E,)>,
) -> impl Portable<M, Elem = f32, Shape = (T, E)> {
    let (q, k, v) = (x.linear(query), x.linear(key), x.linear(value));
    let seen = q.scaled_dot_product_attention(k, v).causal();
    (seen + x)
        .layer_norm::<(E,)>(1e-5)
        .weight(weight)
        .bias(bias)
}

/// The projections of several heads, and their results side by side.
fn multi_head<M: Memory, B: Dim, T: Dim, H: Dim, E: Dim, C: Dim>(
    x: impl Portable<M, Elem = f32, Shape = (B, T, C)> + Copy,
    query: impl Portable<M, Elem = f32, Shape = (C, C)>,
    key: impl Portable<M, Elem = f32, Shape = (C, C)>,
    value: impl Portable<M, Elem = f32, Shape = (C, C)>,
    out: impl Portable<M, Elem = f32, Shape = (C, C)>,
    _heads: impl Portable<M, Elem = f32, Shape = (H, E)>,
) -> impl Portable<M, Elem = f32, Shape = (B, T, C)>
where
    (B, T, C): ViewAs<(B, T, H, E)>,
    (B, T, H, E): ViewAs<(B, T, C)>,
{
    let q = x
        .linear(query)
        .reshape::<(B, T, H, E)>()
        .transpose::<1, 2>();
    let k = x.linear(key).reshape::<(B, T, H, E)>().transpose::<1, 2>();
    let v = x
        .linear(value)
        .reshape::<(B, T, H, E)>()
        .transpose::<1, 2>();
    let seen = q.scaled_dot_product_attention(k, v).causal();
    seen.transpose::<1, 2>().reshape::<(B, T, C)>().linear(out)
}

/// A convolution, its norm and its activation, the residual, and a pool; of any batch and channels.
#[rustfmt::skip]
fn conv_block<M: Memory, N: Dim, C: Dim>(
    x: impl Portable<M, Elem = f32, Shape = (N, C, D<9>, D<8>)> + Copy,
    w: impl Portable<M, Elem = f32, Shape = (C, C, D<3>, D<3>)>,
    mean: impl Portable<M, Elem = f32, Shape = (C,)>,
    var: impl Portable<M, Elem = f32, Shape = (C,)>,
    weight: impl Portable<M, Elem = f32, Shape = (C,)>,
    bias: impl Portable<M, Elem = f32, Shape = (C,)>,
) -> impl Portable<M, Elem = f32, Shape = (N, C, D<5>, D<4>)> {
    let y = x.conv_options::<Padding<1>>().conv2d(w);
    let y = y.batch_norm(mean, var, 1e-5).weight(weight).bias(bias).relu();
    (y + x).max_pool2d::<(Kernel<3>, Stride<2>, Padding<1>)>()
}

fn floats<Sh: Shape>(seed: u32) -> BoxedTensor<f32, Sh> {
    let mut state = seed;
    let mut out = BoxedTensor::<f32, Sh>::zeros();
    for x in out.as_mut_slice() {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        *x = (state >> 8) as f32 / 2f32.powi(23) - 1.0;
    }
    out
}
fn near<Sh: Shape>(here: &BoxedTensor<f32, Sh>, there: &BoxedTensor<f32, Sh>, what: &str) {
    for (i, (a, b)) in here.as_slice().iter().zip(there.as_slice()).enumerate() {
        assert!(
            (a - b).abs() <= 1e-5 * (1.0 + a.abs()),
            "{what}: element {i} is {a} on the host, {b} on the device"
        );
    }
}

/// One test at a time: they count launches and bytes of the whole process.
fn alone() -> impl Drop {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(|error| error.into_inner())
}

/// The function of these operands on the host and on a device, where it is so many kernels.
macro_rules! both {
    ($kernels:expr; $f:ident($($x:ident),*)) => {{
        let _alone = alone();
        let here = $f($(&$x),*).eval_boxed();
        let there = {
            $( let $x = $x.cuda().unwrap(); )*
            let before = cuda_sim::is_loaded().then(cuda_sim::counts);
            let there = $f($(&$x),*).eval().unwrap();
            if let Some((_, before, _)) = before {
                assert_eq!(cuda_sim::counts().1 - before, $kernels, "kernels of {}", stringify!($f));
            }
            there.to_host().unwrap()
        };
        near(&here, &there, stringify!($f));
    }};
}

#[test]
fn a_perceptron() {
    let x = floats::<Shape![5, 12]>(1);
    let (w1, b1) = (floats::<Shape![20, 12]>(2), floats::<Shape![20]>(3));
    let (w2, b2) = (floats::<Shape![7, 20]>(4), floats::<Shape![7]>(5));
    // A layer with its bias and its activation is one kernel.
    both!(3; mlp(x, w1, b1, w2, b2));
}

#[test]
fn a_head() {
    let x = floats::<Shape![18, 8]>(1);
    let [q, k, v] = [2, 3, 4].map(floats::<Shape![8, 8]>);
    let (w, b) = (floats::<Shape![8]>(5), floats::<Shape![8]>(6));
    // Three projections, scores with their mask, shares, sums with the residual, norm.
    both!(7; attention_head(x, q, k, v, w, b));
}

#[test]
fn heads() {
    let x = floats::<Shape![2, 9, 12]>(1);
    let [q, k, v, o] = [2, 3, 4, 5].map(floats::<Shape![12, 12]>);
    let sizes = floats::<Shape![3, 4]>(6);
    // Three projections, scores, shares, sums, the copy that puts the heads side by side, the last projection.
    both!(8; multi_head(x, q, k, v, o, sizes));
}

#[test]
fn a_block_of_convolutions() {
    let x = floats::<Shape![2, 6, 9, 8]>(1);
    let w = floats::<Shape![6, 6, 3, 3]>(2);
    let [mean, weight, bias] = [3, 4, 5].map(floats::<Shape![6]>);
    let var = (floats::<Shape![6]>(6).abs() + 0.5).eval_boxed();
    // All but the pool is one kernel.
    both!(2; conv_block(x, w, mean, var, weight, bias));
}

/// Elementwise operations, extremes and places.
fn exact<M: Memory, N: Dim>(
    x: impl Portable<M, Elem = f32, Shape = (N, D<12>)> + Copy,
    y: impl Portable<M, Elem = f32, Shape = (D<12>,)>,
) -> impl Portable<M, Elem = f32, Shape = (N, D<12>)> {
    let far = (x.lazy() * 3.0 - y).abs().sqrt();
    far / x.square().amax_dim_keepdim::<1>() + x.argmin_dim_keepdim::<1>().float()
}
#[test]
fn the_same_bits() {
    let (x, y) = (floats::<Shape![9, 12]>(1), floats::<Shape![12]>(2));
    let _alone = alone();
    let (dx, dy) = (x.cuda().unwrap(), y.cuda().unwrap());
    let there = exact(&dx, &dy).eval().unwrap().to_host().unwrap();
    assert_eq!(exact(&x, &y).eval().as_slice(), there.as_slice());
}

/// Which expression is how many kernels: the table of the module `cuda`.
#[test]
fn kernels() {
    if !cuda_sim::is_loaded() {
        return;
    }
    let _alone = alone();
    let [x, w] = [1, 2].map(|seed| floats::<Shape![20, 20]>(seed).cuda().unwrap());
    let b = floats::<Shape![20]>(3).cuda().unwrap();
    let whole = x.to::<i16>().eval().unwrap();
    let image = floats::<Shape![2, 3, 6, 6]>(4).cuda().unwrap();
    let weight = floats::<Shape![3, 3, 3, 3]>(5).cuda().unwrap();
    let c = floats::<Shape![3]>(6).abs().eval_boxed().cuda().unwrap();
    let rows = Tensor::<i64, Shape![20]>::zeros().cuda().unwrap();
    macro_rules! counts {
        ($($kernels:literal $e:expr;)*) => { $( {
            let before = cuda_sim::counts().1;
            let _result = $e.eval().unwrap();
            assert_eq!(cuda_sim::counts().1 - before, $kernels, stringify!($e));
        } )* };
    }
    counts! {
        1 (x.t() * 2.0 + &b).relu();
        1 (&x, x.flip::<Dims![0]>() + 1.0).cat::<0>();
        1 (x.mm(&w) + &b).relu();
        1 (x.mm(&w) + x.mm(&w));
        1 x.linear(&w).bias(&b * 2.0).gelu() + &x;
        1 whole.float().mm(w.t());
        2 (&x + 1.0).mm(&w);
        2 x.mm(&w).mm(&w);
        1 (&x * 2.0).sum_dim::<1>();
        1 x.mm(&w).sum_dim::<1>();
        1 x.mm(&w).norm_dim::<1>();
        2 x.mm(&w).norm_dim_with::<1>(3.0);
        2 x.mm(&w).var_dim::<1>();
        2 x.mm(&w).std_dim_with::<0>(0);
        2 x.mm(&w).logsumexp_dim::<1>();
        1 (&x * 2.0).var_dim::<1>();
        1 x.mm(&w).flip::<Dims![0]>();
        2 x.mm(&w).repeat::<Shape![2, 1]>();
        2 x.mm(&w).repeat_interleave::<0, 3>();
        2 x.mv(&b).outer(&b);
        3 x.mv(&b).outer(w.mv(&b));
        2 (x.mm(&w) + 1.0).kron(&x);
        1 b.outer(&b);
        // One kernel checks the indices.
        3 x.mm(&w).index_select::<0>(&rows).unwrap();
        3 x.mm(&w).take(&rows).unwrap();
        3 x.mm(&w).gather::<0>(rows.unsqueeze::<0>().expand::<Shape![5, 20]>()).unwrap();
        1 x.max_dim::<1>();
        1 (&x * 2.0).softmax::<1>();
        1 x.layer_norm::<Shape![20]>(1e-5).weight(&b).bias(&b * 2.0);
        2 x.mm(&w).softmax::<1>();
        2 x.softmax::<1>() * 2.0;
        2 &x - x.mean_dim_keepdim::<1>();
        3 x.scaled_dot_product_attention(&w, &x).causal() + 1.0;
        1 (image.conv_options::<Padding<1>>().conv2d(&weight).bias(&c).batch_norm(&c, &c, 1e-5) + &image).relu();
        1 (&image * 2.0).max_pool2d::<Kernel<2>>() + 1.0;
        2 image.conv2d(&weight).avg_pool2d::<Kernel<2>>();
    }
}

/// A temporary is given back, whatever becomes of the expression.
#[test]
fn no_temporary_stays() {
    if !cuda_sim::is_loaded() {
        return;
    }
    let _alone = alone();
    let stream = CudaStream::new(0).unwrap();
    let x = floats::<Shape![8, 8]>(1).to_device(&stream).unwrap();
    let before = cuda_sim::live_bytes();
    let y = x.softmax::<0>().linear(&x).softmax::<1>().eval().unwrap();
    assert_eq!(cuda_sim::live_bytes() - before, 8 * 8 * 4);
    assert_eq!(y.stream(), &stream);
    // An operand that is moved in is given back as well.
    let z = y.softmax::<1>().eval_on(&stream).unwrap();
    let sum = (z + y).sum_dim::<0>().eval().unwrap();
    assert_eq!(cuda_sim::live_bytes() - before, 8 * 4);
    drop(sum);
    assert_eq!(cuda_sim::live_bytes(), before);
}

/// The value, with gradients.
fn value<M: Memory + ComputesGradients<N>, N: WithVariable<M, Elem = f32, Shape = ()>>(
    loss: Lazy<N>,
) -> M::Number<f32> {
    loss.backward()
}
/// A vector–Jacobian product.
fn vjp<M, N, G>(y: Lazy<N>, grad: G) -> M::Done
where
    M: Memory + ComputesGradientsWith<N, G>,
    N: WithVariable<M>,
    G: IntoExpr<M, Elem = N::Elem, Shape = N::Shape>,
{
    y.backward_with(grad)
}

#[test]
fn gradients_in_every_memory() {
    let _alone = alone();
    let (x, w) = (floats::<Shape![5, 12]>(1), floats::<Shape![7, 12]>(2));
    let (y, mut grad) = (floats::<Shape![5, 7]>(3), floats::<Shape![7, 12]>(4));
    let (x_there, w_there) = (x.cuda().unwrap(), w.cuda().unwrap());
    let (y_there, mut grad_there) = (y.cuda().unwrap(), grad.cuda().unwrap());

    let here = value(
        x.linear(w.requires_grad(&mut grad))
            .relu()
            .mse_loss(&y)
            .mean(),
    );
    let w_var = w_there.requires_grad(&mut grad_there);
    let there = value(x_there.linear(w_var).relu().mse_loss(&y_there).mean()).unwrap();
    assert!((here - there.to_host().unwrap()[[]]).abs() <= 1e-5 * here.abs());
    near(&grad, &grad_there.to_host().unwrap(), "backward");

    vjp(x.linear(w.requires_grad(&mut grad)).tanh(), &y);
    let w_var = w_there.requires_grad(&mut grad_there);
    vjp(x_there.linear(w_var).tanh(), &y_there).unwrap();
    near(&grad, &grad_there.to_host().unwrap(), "backward_with");
}

/// A loss of any sizes, which is differentiated where its operands are.
fn loss<M: Memory, B: Dim, I: Dim, H: Dim, O: Dim>(
    x: impl PortableConstant<M, Elem = f32, Shape = (B, I)>,
    w: impl PortableVariable<M, Elem = f32, Shape = (H, I)>,
    b: impl PortableVariable<M, Elem = f32, Shape = (H,)>,
    v: impl PortableVariable<M, Elem = f32, Shape = (O, H)>,
    y: impl PortableConstant<M, Elem = f32, Shape = (B, O)>,
) -> impl PortableVariable<M, Elem = f32, Shape = ()> {
    let hidden = x.linear(w).bias(b).tanh();
    (hidden.linear(v).softmax::<1>() * 2.0).mse_loss(y).mean()
}

#[test]
fn a_loss_of_every_memory() {
    let _alone = alone();
    let (x, y) = (floats::<Shape![5, 12]>(1), floats::<Shape![5, 7]>(2));
    let (w, b, v) = (
        floats::<Shape![9, 12]>(3),
        floats::<Shape![9]>(4),
        floats::<Shape![7, 9]>(5),
    );
    let (mut dw, mut db, mut dv) = (
        floats::<Shape![9, 12]>(6),
        floats::<Shape![9]>(7),
        floats::<Shape![7, 9]>(8),
    );
    let (x_there, y_there) = (x.cuda().unwrap(), y.cuda().unwrap());
    let (w_there, b_there, v_there) = (w.cuda().unwrap(), b.cuda().unwrap(), v.cuda().unwrap());
    let (mut dw_there, mut db_there, mut dv_there) =
        (dw.cuda().unwrap(), db.cuda().unwrap(), dv.cuda().unwrap());

    let (w, b, v) = (
        w.requires_grad(&mut dw),
        b.requires_grad(&mut db),
        v.requires_grad(&mut dv),
    );
    let here: f32 = loss(&x, w, b, v, &y).lazy().backward();
    let w = w_there.requires_grad(&mut dw_there);
    let (b, v) = (
        b_there.requires_grad(&mut db_there),
        v_there.requires_grad(&mut dv_there),
    );
    let there = loss(&x_there, w, b, v, &y_there).lazy().backward().unwrap();

    assert!((here - there.to_host().unwrap()[[]]).abs() <= 1e-5 * here.abs());
    near(&dw, &dw_there.to_host().unwrap(), "w");
    near(&db, &db_there.to_host().unwrap(), "b");
    near(&dv, &dv_there.to_host().unwrap(), "v");
}

/// A classifier of texts, whose words and classes are indices in the memory of its weights.
#[test]
fn a_classifier_of_every_memory() {
    use portable_forms::{scores, text_loss};
    let _alone = alone();
    let words = tensor![[3_i64, 0, 1], [2, 2, 0], [5, 4, 3], [1, 1, 1]];
    let classes = tensor![1_i64, 0, -100, 2];
    let (table, weight) = (floats::<Shape![6, 5]>(1), floats::<Shape![3, 5]>(2));
    let bias = floats::<Shape![3]>(3);
    let (mut dt, mut dw, mut db) = (
        floats::<Shape![6, 5]>(4),
        floats::<Shape![3, 5]>(5),
        floats::<Shape![3]>(6),
    );
    let (words_there, classes_there) = (words.cuda().unwrap(), classes.cuda().unwrap());
    let (table_there, weight_there) = (table.cuda().unwrap(), weight.cuda().unwrap());
    let bias_there = bias.cuda().unwrap();
    let (mut dt_there, mut dw_there, mut db_there) =
        (dt.cuda().unwrap(), dw.cuda().unwrap(), db.cuda().unwrap());

    let here = scores(&words, &table, &weight).unwrap().eval_boxed();
    let there = scores(&words_there, &table_there, &weight_there).unwrap();
    near(&here, &there.eval().unwrap().to_host().unwrap(), "scores");

    let (t, w, b) = (
        table.requires_grad(&mut dt),
        weight.requires_grad(&mut dw),
        bias.requires_grad(&mut db),
    );
    let loss = text_loss(&words, t, w, b, &classes).unwrap();
    let here: f32 = loss.lazy().backward();
    let (t, w) = (
        table_there.requires_grad(&mut dt_there),
        weight_there.requires_grad(&mut dw_there),
    );
    let b = bias_there.requires_grad(&mut db_there);
    let loss = text_loss(&words_there, t, w, b, &classes_there).unwrap();
    let there = loss.lazy().backward().unwrap();
    assert!((here - there.to_host().unwrap()[[]]).abs() <= 1e-5 * here.abs());
    near(&dt, &dt_there.to_host().unwrap(), "table");
    near(&dw, &dw_there.to_host().unwrap(), "weight");
    near(&db, &db_there.to_host().unwrap(), "bias");

    let beyond = tensor![[3_i64, 0, 6]].cuda().unwrap();
    let error = scores(&beyond, &table_there, &weight_there).err().unwrap();
    assert!(matches!(error, CudaError::Index(error) if error.index == 6 && error.size == 6));
}
