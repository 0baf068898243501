//! Value and gradients of what people train, compared with times that another program has measured: a row is the forward
//! and the backward pass of a layer, a loss, a reduction or an elementwise chain, a step of a network, or that of an
//! optimiser.
//!
//! Layers end in `mse_loss`, whose gradient is a tensor in memory as it is within a network; reductions and elementwise
//! chains in `sum`. `backward` adds to the gradients, which are not set to zero; PyTorch's `autograd.grad` writes new
//! ones, as with gradients that are `None`.
//!
//!     cargo run --release --features rand --bin backward -- FILE [ROWS [THREADS]]

use std::hint::black_box;

use host::rows::Rows;
use host::{tensor, tensors};
use stridewise::optim::{
    Adagrad, AdagradState, Adam, AdamState, AdamW, RmsProp, RmsPropState, Sgd, SgdState,
    clip_grad_norm_, clip_grad_value_,
};
use stridewise::prelude::*;
use stridewise::storage::Element;

/// A gradient of the shape of a tensor.
fn like<T: Element + Default, S: Shape>(_: &BoxedTensor<T, S>) -> BoxedTensor<T, S> {
    tensor(0, |_| T::default())
}

/// Rows, each with the variables of its expression, which is a single number, and before them its constants.
macro_rules! steps {
    ($rows:ident: $($name:literal |$($x:ident),* ; $($w:ident),+| $e:expr;)*) => { $( {
        $( let mut $w = (&$w, like(&$w)); )+
        $rows.row($name, || {
            $( let $x = black_box(&$x); )*
            $( let $w = black_box($w.0).requires_grad(black_box(&mut $w.1)); )+
            let _ = black_box($e.backward_boxed());
        });
    } )* };
}

fn products(rows: &Rows) {
    tensors! { a [128, 128] b [128, 128] t [128, 128] v [128] tv [128] }
    steps! { rows:
        "mm [128, 128]" |t; a, b| a.mm(b).mse_loss(t).mean();
        "mm [128, 128] transposed, [128, 128]" |t; a, b| a.t().mm(b).mse_loss(t).mean();
        "mv [128, 128]" |tv; a, v| a.mv(v).mse_loss(tv).mean();
    }
    tensors! { x [64, 784] w [128, 784] c [128] t [64, 128] }
    steps! { rows:
        "linear [64, 784] to 128" |t; x, w, c| x.linear(w).bias(c).mse_loss(t).mean();
        "linear [64, 784] to 128, relu, first layer" |x, t; w, c| x.linear(w).bias(c).relu().mse_loss(t).mean();
    }
    tensors! { x [256, 512] w [512, 512] c [512] t [256, 512] }
    steps! { rows:
        "mm [256, 512] x [512, 512]" |t; x, w| x.mm(w).mse_loss(t).mean();
        "linear [256, 512] to 512" |t; x, w, c| x.linear(w).bias(c).mse_loss(t).mean();
        "linear [256, 512] to 512, relu" |t; x, w, c| x.linear(w).bias(c).relu().mse_loss(t).mean();
        "linear [256, 512] to 512, gelu" |t; x, w, c| x.linear(w).bias(c).gelu().mse_loss(t).mean();
    }
    tensors! { a [16, 64, 64] b [16, 64, 64] t [16, 64, 64] }
    steps! { rows:
        "bmm [16, 64, 64]" |t; a, b| a.bmm(b).mse_loss(t).mean();
        "einsum bqd,bkd->bqk [16, 64, 64]" |t; a, b| einsum!("bqd,bkd->bqk", a, b).mse_loss(t).mean();
    }
    tensors! { u [512] v [512] t [512, 512] }
    steps! { rows:
        "outer 512 x 512" |t; u, v| u.outer(v).mse_loss(t).mean();
        "dot of 512" |; u, v| u.dot(v);
    }
}

fn convolutions(rows: &Rows) {
    tensors! { x [8, 16, 28, 28] w [32, 16, 3, 3] c [32] t [8, 32, 28, 28] half [8, 32, 14, 14] one [32, 16, 1, 1] }
    steps! { rows:
        "conv2d [8, 16, 28, 28] 3x3 to 32, padding 1" |t; x, w, c|
            x.conv_options::<Padding<1>>().conv2d(w).bias(c).mse_loss(t).mean();
        "conv2d [8, 16, 28, 28] 3x3 to 32, padding 1, relu" |t; x, w, c|
            x.conv_options::<Padding<1>>().conv2d(w).bias(c).relu().mse_loss(t).mean();
        "conv2d [8, 16, 28, 28] 3x3 to 32, padding 1, of the weight" |x, t; w|
            x.conv_options::<Padding<1>>().conv2d(w).mse_loss(t).mean();
        "conv2d [8, 16, 28, 28] 3x3 to 32, stride 2, padding 1" |half; x, w, c|
            x.conv_options::<(Padding<1>, Stride<2>)>().conv2d(w).bias(c).mse_loss(half).mean();
        "conv2d [8, 16, 28, 28] 1x1 to 32" |t; x, one, c| x.conv2d(one).bias(c).mse_loss(t).mean();
    }
    tensors! { x [32, 1, 28, 28] w [16, 1, 3, 3] c [16] t [32, 16, 28, 28] five [6, 1, 5, 5] d [6] s [32, 6, 24, 24] }
    steps! { rows:
        "conv2d [32, 1, 28, 28] 3x3 to 16, padding 1, first layer" |x, t; w, c|
            x.conv_options::<Padding<1>>().conv2d(w).bias(c).mse_loss(t).mean();
        "conv2d [32, 1, 28, 28] 5x5 to 6, first layer" |x, s; five, d| x.conv2d(five).bias(d).mse_loss(s).mean();
    }
    tensors! { x [1, 64, 56, 56] w [64, 64, 3, 3] c [64] t [1, 64, 56, 56] one [64, 64, 1, 1] half [1, 64, 28, 28] }
    steps! { rows:
        "conv2d [1, 64, 56, 56] 3x3 to 64, padding 1" |t; x, w, c|
            x.conv_options::<Padding<1>>().conv2d(w).bias(c).mse_loss(t).mean();
        "conv2d [1, 64, 56, 56] 3x3 to 64, padding 1, of the weight" |x, t; w|
            x.conv_options::<Padding<1>>().conv2d(w).mse_loss(t).mean();
        "conv2d [1, 64, 56, 56] 3x3 to 64, stride 2, padding 1" |half; x, w, c|
            x.conv_options::<(Padding<1>, Stride<2>)>().conv2d(w).bias(c).mse_loss(half).mean();
        "conv2d [1, 64, 56, 56] 1x1 to 64" |t; x, one, c| x.conv2d(one).bias(c).mse_loss(t).mean();
    }
    tensors! { x [1, 32, 56, 56] w [32, 1, 3, 3] t [1, 32, 56, 56] half [1, 32, 28, 28] g [32, 8, 3, 3] d [32, 32, 3, 3] }
    steps! { rows:
        "conv2d [1, 32, 56, 56] 3x3, depthwise, padding 1" |t; x, w|
            x.conv_options::<(Padding<1>, Groups<32>)>().conv2d(w).mse_loss(t).mean();
        "conv2d [1, 32, 56, 56] 3x3, depthwise, stride 2, padding 1" |half; x, w|
            x.conv_options::<(Stride<2>, Padding<1>, Groups<32>)>().conv2d(w).mse_loss(half).mean();
        "conv2d [1, 32, 56, 56] 3x3 to 32, 4 groups, padding 1" |t; x, g|
            x.conv_options::<(Padding<1>, Groups<4>)>().conv2d(g).mse_loss(t).mean();
        "conv2d [1, 32, 56, 56] 3x3 to 32, dilation 2, padding 2" |t; x, d|
            x.conv_options::<(Padding<2>, Dilation<2>)>().conv2d(d).mse_loss(t).mean();
    }
    tensors! { x [1, 3, 112, 112] w [32, 3, 7, 7] t [1, 32, 56, 56] }
    steps! { rows:
        "conv2d [1, 3, 112, 112] 7x7 to 32, stride 2, padding 3, first layer" |x, t; w|
            x.conv_options::<(Stride<2>, Padding<3>)>().conv2d(w).mse_loss(t).mean();
    }
    tensors! { x [4, 16, 256] w [32, 16, 5] c [32] t [4, 32, 252] }
    steps! { rows: "conv1d [4, 16, 256] 5 to 32" |t; x, w, c| x.conv1d(w).bias(c).mse_loss(t).mean(); }
    tensors! { x [1, 16, 28, 28] w [16, 16, 3, 3] t [1, 16, 57, 57] w4 [16, 16, 4, 4] t4 [1, 16, 56, 56] t1 [1, 16, 30, 30] }
    steps! { rows:
        "conv_transpose2d [1, 16, 28, 28] 3x3 to 16, stride 2" |t; x, w|
            x.conv_options::<Stride<2>>().conv_transpose2d(w).mse_loss(t).mean();
        "conv_transpose2d [1, 16, 28, 28] 4x4 to 16, stride 2, padding 1" |t4; x, w4|
            x.conv_options::<(Stride<2>, Padding<1>)>().conv_transpose2d(w4).mse_loss(t4).mean();
        "conv_transpose2d [1, 16, 28, 28] 3x3 to 16" |t1; x, w| x.conv_transpose2d(w).mse_loss(t1).mean();
    }
}

fn norms(rows: &Rows) {
    tensors! { x [8, 64, 28, 28] w [64] c [64] t [8, 64, 28, 28] }
    steps! { rows:
        "batch_norm [8, 64, 28, 28], training" |t; x, w, c|
            x.batch_norm_training(1e-5).weight(w).bias(c).mse_loss(t).mean();
        "group_norm [8, 64, 28, 28], 8 groups" |t; x, w, c|
            x.group_norm::<8>(1e-5).weight(w).bias(c).mse_loss(t).mean();
        "instance_norm [8, 64, 28, 28]" |t; x| x.instance_norm(1e-5).mse_loss(t).mean();
    }
    tensors! { x [64, 128] w [128] c [128] t [64, 128] }
    steps! { rows:
        "batch_norm [64, 128], training" |t; x, w, c|
            x.batch_norm_training(1e-5).weight(w).bias(c).mse_loss(t).mean();
    }
    tensors! { x [128, 768] w [768] c [768] t [128, 768] }
    steps! { rows:
        "layer_norm [128, 768]" |t; x, w, c| x.layer_norm::<Shape![768]>(1e-5).weight(w).bias(c).mse_loss(t).mean();
        "layer_norm [128, 768], no weight" |t; x| x.layer_norm::<Shape![768]>(1e-5).mse_loss(t).mean();
        "rms_norm [128, 768]" |t; x, w| x.rms_norm::<Shape![768]>(1e-5).weight(w).mse_loss(t).mean();
        "softmax [128, 768] along 1" |t; x| x.softmax::<1>().mse_loss(t).mean();
        "softmax [128, 768] along 0" |t; x| x.softmax::<0>().mse_loss(t).mean();
        "log_softmax [128, 768] along 1" |t; x| x.log_softmax::<1>().mse_loss(t).mean();
    }
}

fn attention(rows: &Rows) {
    tensors! { q [1, 8, 128, 64] k [1, 8, 128, 64] v [1, 8, 128, 64] t [1, 8, 128, 64] }
    steps! { rows:
        "attention [1, 8, 128, 64]" |t; q, k, v| q.scaled_dot_product_attention(k, v).mse_loss(t).mean();
        "attention [1, 8, 128, 64], causal" |t; q, k, v|
            q.scaled_dot_product_attention(k, v).causal().mse_loss(t).mean();
    }
    tensors! { q [2, 4, 32, 16] k [2, 4, 32, 16] v [2, 4, 32, 16] t [2, 4, 32, 16] }
    steps! { rows:
        "attention [2, 4, 32, 16]" |t; q, k, v| q.scaled_dot_product_attention(k, v).mse_loss(t).mean();
    }
}

fn losses(rows: &Rows) {
    tensors! { x [128, 1000] y [128, 1000] logs [128, 1000] ten [64, 10] }
    let classes: BoxedTensor<i64, Shape![128]> = tensor(7, |x| (x * 799.0) as i64);
    let digits: BoxedTensor<i64, Shape![64]> = tensor(7, |x| (x * 7.9) as i64);
    logs.as_mut_slice().iter_mut().for_each(|x| *x = x.ln());
    steps! { rows:
        "cross_entropy [128, 1000]" |classes; x| x.cross_entropy(classes).mean().unwrap();
        "cross_entropy [64, 10]" |digits; ten| ten.cross_entropy(digits).mean().unwrap();
        "nll_loss of log_softmax [128, 1000]" |classes; x| x.log_softmax::<1>().nll_loss(classes).mean().unwrap();
        "nll_loss [128, 1000]" |classes; logs| logs.nll_loss(classes).mean().unwrap();
        "mse_loss [128, 1000]" |y; x| x.mse_loss(y).mean();
        "l1_loss [128, 1000]" |y; x| x.l1_loss(y).mean();
        "huber_loss [128, 1000]" |y; x| x.huber_loss(y, 1.0).mean();
        "smooth_l1_loss [128, 1000]" |y; x| x.smooth_l1_loss(y, 1.0).mean();
        "kl_div [128, 1000]" |x; logs| logs.kl_div(x).sum();
        "binary_cross_entropy_with_logits [128, 1000]" |y; x| x.binary_cross_entropy_with_logits(y).mean();
    }
    x.as_mut_slice()
        .iter_mut()
        .for_each(|x| *x = *x * 0.5 + 0.1);
    steps! { rows: "binary_cross_entropy [128, 1000]" |y; x| x.binary_cross_entropy(y).mean(); }
}

fn pools(rows: &Rows) {
    tensors! { x [8, 16, 28, 28] }
    steps! { rows:
        "max_pool2d [8, 16, 28, 28] 2x2" |; x| x.max_pool2d::<Kernel<2>>().sum();
        "max_pool2d [8, 16, 28, 28] 3x3, stride 2, padding 1" |; x|
            x.max_pool2d::<(Kernel<3>, Stride<2>, Padding<1>)>().sum();
        "avg_pool2d [8, 16, 28, 28] 2x2" |; x| x.avg_pool2d::<Kernel<2>>().sum();
        "avg_pool2d [8, 16, 28, 28] 3x3, stride 2, padding 1" |; x|
            x.avg_pool2d::<(Kernel<3>, Stride<2>, Padding<1>)>().sum();
        "adaptive_avg_pool2d [8, 16, 28, 28] to 1" |; x| x.adaptive_avg_pool2d::<1, 1>().sum();
        "adaptive_avg_pool2d [8, 16, 28, 28] to 7" |; x| x.adaptive_avg_pool2d::<7, 7>().sum();
        "adaptive_max_pool2d [8, 16, 28, 28] to 7" |; x| x.adaptive_max_pool2d::<7, 7>().sum();
        "interpolate_bilinear [8, 16, 28, 28] to 56" |; x| x.interpolate_bilinear::<56, 56>().sum();
        "interpolate_nearest [8, 16, 28, 28] to 56" |; x| x.interpolate_nearest::<56, 56>().sum();
    }
    tensors! { x [4, 16, 1024] }
    steps! { rows:
        "max_pool1d [4, 16, 1024] 2" |; x| x.max_pool1d::<Kernel<2>>().sum();
        "avg_pool1d [4, 16, 1024] 2" |; x| x.avg_pool1d::<Kernel<2>>().sum();
    }
}

fn arrangements(rows: &Rows) {
    tensors! { x [256, 256] y [256, 256] t [256, 256] image [8, 16, 28, 28] padded [8, 16, 30, 30] wide [512, 256] both [256, 512] stacked [2, 256, 256] half [256, 128] third [128, 256] }
    steps! { rows:
        "pad [8, 16, 28, 28] by 1" |padded; image| image.pad::<Shape![1, 1, 1, 1]>(0.0).mse_loss(padded).mean();
        "cat of [256, 256] along 0" |wide; x, y| (x, y).cat::<0>().mse_loss(wide).mean();
        "cat of [256, 256] along 1" |both; x, y| (x, y).cat::<1>().mse_loss(both).mean();
        "stack of [256, 256] along 0" |stacked; x, y| (x, y).stack::<0>().mse_loss(stacked).mean();
        "split of [256, 256] along 1, product" |; x| (x.narrow::<1, 0, 128>() * x.narrow::<1, 128, 128>()).sum();
        "narrow of [256, 256] along 1" |half; x| x.narrow::<1, 64, 128>().mse_loss(half).mean();
        "every other row of [256, 256]" |third; x| x.slice(s![..;2]).mse_loss(third).mean();
        "every other column of [256, 256]" |half; x| x.slice(s![.., ..;2]).mse_loss(half).mean();
        "transposed [256, 256] times itself" |; x| (x.t() * x).sum();
        "transposed [256, 256]" |t; x| x.t().mse_loss(t).mean();
        "flip [256, 256] along 1" |t; x| x.flip::<Dims![1]>().mse_loss(t).mean();
        "roll [256, 256] along 1" |t; x| x.roll::<1>(5).mse_loss(t).mean();
        "tril [256, 256]" |t; x| x.tril(0).mse_loss(t).mean();
    }
    let mask: BoxedTensor<bool, Shape![256, 256]> = tensor(9, |x| x > 0.75);
    let drop: BoxedTensor<f32, Shape![256, 256]> = tensor(9, |x| if x > 0.75 { 2.0 } else { 0.0 });
    steps! { rows:
        "where [256, 256]" |mask, t; x, y| where_(mask, x, y).mse_loss(t).mean();
        "masked_fill [256, 256]" |mask, t; x| x.masked_fill(mask, 0.0).mse_loss(t).mean();
        "product with a mask [256, 256]" |drop, t; x| (x * drop).mse_loss(t).mean();
    }
    let rows_of: BoxedTensor<i64, Shape![256]> = tensor(7, |x| ((x - 0.25) * 255.0) as i64);
    let places: BoxedTensor<i64, Shape![256, 256]> = tensor(7, |x| ((x - 0.25) * 255.0) as i64);
    steps! { rows:
        "index_select 256 of [256, 256] along 0" |rows_of, t; x| x.index_select::<0>(rows_of).unwrap().mse_loss(t).mean();
        "index_select 256 of [256, 256] along 1" |rows_of, t; x| x.index_select::<1>(rows_of).unwrap().mse_loss(t).mean();
        "gather [256, 256] along 0" |places, t; x| x.gather::<0>(places).unwrap().mse_loss(t).mean();
        "gather [256, 256] along 1" |places, t; x| x.gather::<1>(places).unwrap().mse_loss(t).mean();
    }
    tensors! { table [1000, 64] found [256, 64] }
    let words: BoxedTensor<i64, Shape![256]> = tensor(7, |x| ((x - 0.25) * 999.0) as i64);
    steps! { rows: "embedding 256 of [1000, 64]" |words, found; table| table.embedding(words).unwrap().mse_loss(found).mean(); }
}

fn reductions(rows: &Rows) {
    tensors! { x [512, 512] }
    steps! { rows:
        "sum of [512, 512]" |; x| x.sum();
        "mean of [512, 512]" |; x| x.mean();
        "var of [512, 512]" |; x| x.var();
        "std of [512, 512]" |; x| x.std();
        "norm of [512, 512]" |; x| x.norm();
        "amax of [512, 512]" |; x| x.amax();
        "logsumexp of [512, 512]" |; x| x.logsumexp();
        "sum of squares of [512, 512]" |; x| x.square().sum();
    }
    let one: BoxedTensor<f32, Shape![512, 512]> = tensor(1, |x| x * 0.02 + 0.985);
    tensors! { t [512] all [512, 512] small [256, 256] quarter [256, 256] }
    let less: BoxedTensor<f32, Shape![256, 256]> = tensor(1, |x| x * 0.02 + 0.985);
    steps! { rows: "prod of [512, 512]" |; one| one.prod(); }
    macro_rules! along {
        ($($d:literal $sum:literal $mean:literal $var:literal $std:literal $norm:literal $amax:literal $lse:literal
            $cumsum:literal $prod:literal $max:literal $centered:literal $cumprod:literal;)*) => { $( steps! { rows:
            $sum |t; x| x.sum_dim::<$d>().mse_loss(t).mean();
            $mean |t; x| x.mean_dim::<$d>().mse_loss(t).mean();
            $var |t; x| x.var_dim::<$d>().mse_loss(t).mean();
            $std |t; x| x.std_dim::<$d>().mse_loss(t).mean();
            $norm |t; x| x.norm_dim::<$d>().mse_loss(t).mean();
            $amax |t; x| x.amax_dim::<$d>().mse_loss(t).mean();
            $lse |t; x| x.logsumexp_dim::<$d>().mse_loss(t).mean();
            $cumsum |quarter; small| small.cumsum::<$d>().mse_loss(quarter).mean();
            $prod |t; one| one.prod_dim::<$d>().mse_loss(t).mean();
            $max |t; x| x.max_dim::<$d>().values().mse_loss(t).mean();
            $centered |all; x| (x - x.mean_dim_keepdim::<$d>()).mse_loss(all).mean();
            $cumprod |quarter; less| less.cumprod::<$d>().mse_loss(quarter).mean();
        } )* };
    }
    along! {
        0 "sum of [512, 512] along 0" "mean of [512, 512] along 0" "var of [512, 512] along 0"
            "std of [512, 512] along 0" "norm of [512, 512] along 0" "amax of [512, 512] along 0"
            "logsumexp of [512, 512] along 0" "cumsum of [256, 256] along 0" "prod of [512, 512] along 0"
            "max with indices of [512, 512] along 0" "x - mean of [512, 512] along 0" "cumprod of [256, 256] along 0";
        1 "sum of [512, 512] along 1" "mean of [512, 512] along 1" "var of [512, 512] along 1"
            "std of [512, 512] along 1" "norm of [512, 512] along 1" "amax of [512, 512] along 1"
            "logsumexp of [512, 512] along 1" "cumsum of [256, 256] along 1" "prod of [512, 512] along 1"
            "max with indices of [512, 512] along 1" "x - mean of [512, 512] along 1" "cumprod of [256, 256] along 1";
    }
}

fn broadcasts(rows: &Rows) {
    tensors! { image [8, 16, 28, 28] t [8, 16, 28, 28] channel [1, 16, 1, 1] shift [1, 16, 1, 1] m [512, 512] all [512, 512] row [512] column [512, 1] one [1] }
    steps! { rows:
        "bias [1, 16, 1, 1] of [8, 16, 28, 28]" |image, t; channel| (image + channel).mse_loss(t).mean();
        "scale and shift [1, 16, 1, 1] of [8, 16, 28, 28]" |t; image, channel, shift|
            (image * channel + shift).mse_loss(t).mean();
        "[512, 512] + row" |all; m, row| (m + row).mse_loss(all).mean();
        "[512, 512] * row" |all; m, row| (m * row).mse_loss(all).mean();
        "[512, 512] + column" |all; m, column| (m + column).mse_loss(all).mean();
        "[512, 512] * column" |all; m, column| (m * column).mse_loss(all).mean();
        "[512, 512] * one" |all; m, one| (m * one).mse_loss(all).mean();
        "row * column" |all; row, column| (row * column).mse_loss(all).mean();
    }
}

fn elementwise(rows: &Rows) {
    let a = tensor::<f32, Shape![65536]>(1, |x| if x < 0.75 { x - 1.25 } else { x - 0.25 });
    tensors! { u [65536] v [65536] w [65536] }
    macro_rules! unary {
        ($x:ident: $($name:literal $f:ident($($p:expr),*))*) => { steps! { rows: $( $name |; $x| $x.$f($($p),*).sum(); )* } };
    }
    unary! { a: "relu f32 65536" relu() "gelu f32 65536" gelu() "silu f32 65536" silu() "tanh f32 65536" tanh()
    "sigmoid f32 65536" sigmoid() "softplus f32 65536" softplus() "exp f32 65536" exp() "abs f32 65536" abs()
    "square f32 65536" square() "sin f32 65536" sin() "cos f32 65536" cos() "erf f32 65536" erf()
    "leaky_relu f32 65536" leaky_relu(0.01) "elu f32 65536" elu(1.0) "selu f32 65536" selu()
    "hardswish f32 65536" hardswish() "hardsigmoid f32 65536" hardsigmoid() "mish f32 65536" mish()
    "logsigmoid f32 65536" logsigmoid() "softsign f32 65536" softsign() "clamp f32 65536" clamp(-0.5, 0.5)
    "atan f32 65536" atan() "expm1 f32 65536" expm1() }
    unary! { u: "log f32 65536" log() "log1p f32 65536" log1p() "sqrt f32 65536" sqrt() "rsqrt f32 65536" rsqrt()
    "reciprocal f32 65536" reciprocal() "pow f32 65536, 2.5" pow(2.5) "pow f32 65536, 3" pow(3) "log2 f32 65536" log2() }
    steps! { rows:
        "a + b f32 65536" |; u, v| (u + v).sum();
        "a * b f32 65536" |; u, v| (u * v).sum();
        "a / b f32 65536" |; u, v| (u / v).sum();
        "pow f32 65536, of two" |; u, v| u.pow(v).sum();
        "maximum f32 65536" |; u, v| u.maximum(v).sum();
        "atan2 f32 65536" |; u, v| u.atan2(v).sum();
        "hypot f32 65536" |; u, v| u.hypot(v).sum();
        "lerp f32 65536" |; u, v| u.lerp(v, 0.3).sum();
        "sigmoid(a) * tanh(b) f32 65536" |; u, v| (u.sigmoid() * v.tanh()).sum();
        "relu(a * b + c) f32 65536" |; u, v, w| (u * v + w).relu().sum();
        "exp(-a^2 / 2) f32 65536" |; u| (u.square() * -0.5).exp().sum();
        "log(1 + exp(a)) f32 65536" |; u| (u.exp() + 1.0).log().sum();
        "sqrt(a^2 + b^2) f32 65536" |; u, v| (u.square() + v.square()).sqrt().sum();
        "tanh(sin(exp(a))) f32 65536" |; u| u.exp().sin().tanh().sum();
    }
    let f = tensor::<f64, Shape![65536]>(1, f64::from);
    steps! { rows:
        "tanh f64 65536" |; f| f.tanh().sum();
        "exp f64 65536" |; f| f.exp().sum();
        "relu f64 65536" |; f| f.relu().sum();
    }
}

fn networks(rows: &Rows) {
    // A cell of an LSTM: its gates are a segment, of which each gate is a part.
    {
        tensors! { x [32, 64] h [32, 128] c [32, 128] wx [512, 64] wh [512, 128] b [512] th [32, 128] }
        let (mut dwx, mut dwh, mut db) = (like(&wx), like(&wh), like(&b));
        let (mut dh, mut dc) = (like(&h), like(&c));
        rows.row("LSTM cell, 32 of 64 to 128", || {
            let (x, th) = (black_box(&x), black_box(&th));
            let gates = (x.linear(&wx).bias(&b) + h.linear(&wh)).eval_boxed();
            let mut grads = like(&gates);
            let g = gates.requires_grad(grads.as_cells());
            let input = g.narrow::<1, 0, 128>().sigmoid();
            let forget = g.narrow::<1, 128, 128>().sigmoid();
            let cell = g.narrow::<1, 256, 128>().tanh();
            let output = g.narrow::<1, 384, 128>().sigmoid();
            let new = forget * c.requires_grad(&mut dc) + input * cell;
            let new_h = output * new.tanh();
            black_box(new_h.mse_loss(th).mean().backward_boxed());
            let linear = x
                .linear(wx.requires_grad(&mut dwx))
                .bias(b.requires_grad(&mut db));
            let gates = linear + h.requires_grad(&mut dh).linear(wh.requires_grad(&mut dwh));
            gates.backward_with_boxed(&grads);
        });
    }
    {
        tensors! { x [64, 784] w1 [128, 784] b1 [128] w2 [10, 128] b2 [10] }
        let y = tensor::<i64, Shape![64]>(7, |x| (x * 7.9) as i64);
        for w in [w1.as_mut_slice(), w2.as_mut_slice()] {
            w.iter_mut().for_each(|w| *w = (*w - 0.75) * 0.1);
        }
        steps! { rows:
            "gradients of 784-128-10, batch 64" |x, y; w1, b1, w2, b2|
                x.linear(w1).bias(b1).relu().linear(w2).bias(b2).cross_entropy(y).mean().unwrap();
        }
    }
    {
        tensors! { x [32, 1, 28, 28] w1 [16, 1, 3, 3] b1 [16] w2 [32, 16, 3, 3] b2 [32] w [10, 1568] b [10] }
        let y = tensor::<i64, Shape![32]>(7, |x| (x * 7.9) as i64);
        for w in [w1.as_mut_slice(), w2.as_mut_slice(), w.as_mut_slice()] {
            w.iter_mut().for_each(|w| *w = (*w - 0.75) * 0.1);
        }
        let (mut dw1, mut db1, mut dw2, mut db2) = (like(&w1), like(&b1), like(&w2), like(&b2));
        let (mut dw, mut db) = (like(&w), like(&b));
        rows.row("gradients of a CNN, [32, 1, 28, 28]", || {
            macro_rules! first {
                ($w:expr, $b:expr) => {
                    black_box(&x)
                        .conv_options::<Padding<1>>()
                        .conv2d($w)
                        .bias($b)
                        .relu()
                        .max_pool2d::<Kernel<2>>()
                };
            }
            macro_rules! second {
                ($x:expr, $w:expr, $b:expr) => {
                    $x.conv_options::<Padding<1>>()
                        .conv2d($w)
                        .bias($b)
                        .relu()
                        .max_pool2d::<Kernel<2>>()
                };
            }
            let features = second!(first!(&w1, &b1), &w2, &b2).eval_boxed();
            let mut grads = like(&features);
            let rows = features
                .requires_grad(&mut grads)
                .view::<Shape![32, 1568]>();
            let scores = rows
                .linear(w.requires_grad(&mut dw))
                .bias(b.requires_grad(&mut db));
            black_box(scores.cross_entropy(&y).mean().unwrap().backward_boxed());
            let hidden = first!(w1.requires_grad(&mut dw1), b1.requires_grad(&mut db1));
            second!(
                hidden,
                w2.requires_grad(&mut dw2),
                b2.requires_grad(&mut db2)
            )
            .backward_with_boxed(&grads);
        });
    }
}

fn optimizers(rows: &Rows) {
    tensors! { w [100000] g [100000] }
    g.as_mut_slice().iter_mut().for_each(|g| *g -= 0.75);
    type Weight = BoxedTensor<f32, Shape![100000]>;
    rows.row("SGD of 100000", || {
        Sgd::new(1e-3).step(black_box(&mut w), black_box(&g))
    });
    macro_rules! optimizer {
        ($($name:literal $State:ident $optimizer:expr;)*) => { $( {
            let mut state = $State::<Weight>::zeros();
            rows.row($name, || $optimizer.step(black_box(&mut w), black_box(&g), &mut state));
        } )* };
    }
    optimizer! {
        "SGD of 100000, momentum" SgdState Sgd::new(1e-3).momentum(0.9);
        "Adam of 100000" AdamState Adam::new(1e-3);
        "AdamW of 100000" AdamState AdamW::new(1e-3);
        "RMSprop of 100000" RmsPropState RmsProp::new(1e-3);
        "Adagrad of 100000" AdagradState Adagrad::new(1e-3);
    }
    rows.row("clip_grad_norm_ of 100000", || {
        let _ = black_box(clip_grad_norm_(black_box(&mut g), 1.0));
    });
    rows.row("clip_grad_value_ of 100000", || {
        clip_grad_value_(black_box(&mut g), 0.5);
    });
}

fn main() {
    let rows = Rows::from_arguments();
    products(&rows);
    convolutions(&rows);
    norms(&rows);
    attention(&rows);
    losses(&rows);
    pools(&rows);
    arrangements(&rows);
    reductions(&rows);
    broadcasts(&rows);
    elementwise(&rows);
    networks(&rows);
    optimizers(&rows);
    rows.summary();
}
