//! Products, layers, losses and look-ups of common sizes compared with times that another program has measured.
//!
//!     cargo run --release --bin layers -- FILE [ROWS [THREADS]]

use std::hint::black_box;

use host::rows::Rows;
use host::{results, scalars, tensor, tensors};
use stridewise::prelude::*;

fn products(rows: &Rows) {
    tensors! { a [64, 576] b [576, 3136] x [64, 3136] }
    results! { rows: "mm [64, 576] x [576, 3136]" x = |a, b| a.mm(b); }
    tensors! { a [128, 768] w [768, 768] wide [3072, 768] few [8, 768] x [128, 768] y [8, 3072] b [768] c [3072] }
    results! { rows:
        "mm [128, 768] x [768, 768]" x = |a, w| a.mm(w);
        "mm [8, 768] x [768, 3072], transposed" y = |few, wide| few.mm(wide.t());
        "linear [128, 768] to 768" x = |a, w, b| a.linear(w).bias(b);
        "linear [128, 768] to 768, relu" x = |a, w, b| a.linear(w).bias(b).relu();
        "linear [8, 768] to 3072" y = |few, wide, c| few.linear(wide).bias(c);
    }
    tensors! { w [768, 3072] }
    results! { rows: "mm [8, 768] x [768, 3072]" y = |few, w| few.mm(w); }
    tensors! { one [1, 784] many [32, 784] w [128, 784] b [128] x [1, 128] y [32, 128] }
    results! { rows:
        "linear [1, 784] to 128" x = |one, w, b| one.linear(w).bias(b);
        "linear [1, 784] to 128, relu" x = |one, w, b| one.linear(w).bias(b).relu();
        "linear [32, 784] to 128" y = |many, w, b| many.linear(w).bias(b);
        "linear [32, 784] to 128, relu" y = |many, w, b| many.linear(w).bias(b).relu();
    }
    tensors! { a [64, 64, 64] b [64, 64, 64] x [64, 64, 64] q [8, 128, 64] k [8, 64, 128] s [8, 128, 128] }
    results! { rows:
        "bmm [64, 64, 64] x [64, 64, 64]" x = |a, b| a.bmm(b);
        "bmm [8, 128, 64] x [8, 64, 128]" s = |q, k| q.bmm(k);
        "einsum bqd,bkd->bqk [8, 128, 64], [8, 128, 64]" s = |q| einsum!("bqd,bkd->bqk", q, q);
        "einsum bij,bjk->bik [64, 64, 64], [64, 64, 64]" x = |a, b| einsum!("bij,bjk->bik", a, b);
    }
    tensors! { a [4, 128, 256] columns [4, 256] rows_of [4, 128] }
    results! { rows:
        "einsum bld->bd [4, 128, 256]" columns = |a| einsum!("bld->bd", a);
        "einsum bld->bl [4, 128, 256]" rows_of = |a| einsum!("bld->bl", a);
    }
    tensors! { a [512, 512] v [512] x [512] tall [3072, 768] u [768] y [3072] z [512, 512] k [16, 16] kk [256, 256] narrow [10000, 16] w [16] longest [10000] }
    results! { rows:
        "mv [512, 512]" x = |a, v| a.mv(v);
        "mv [3072, 768]" y = |tall, u| tall.mv(u);
        "mv [10000, 16]" longest = |narrow, w| narrow.mv(w);
        "outer 512 x 512" z = |v, x| v.outer(x);
        "kron [16, 16] x [16, 16]" kk = |k| k.kron(k);
        "addmm [512, 512]" z = |a| a.addmm(a, a, 0.5, 2.0);
    }
    tensors! { a [4096, 3] b [4096, 3] x [4096, 3] }
    results! { rows: "cross [4096, 3]" x = |a, b| a.cross(b); }
    let (a, b) = (
        tensor::<f64, Shape![64, 64]>(1, f64::from),
        tensor::<f64, Shape![64, 64]>(2, f64::from),
    );
    let mut x = a.clone();
    results! { rows: "mm f64 64" x = |a, b| a.mm(b); }
    let (a, b) = (
        tensor::<f64, Shape![256, 256]>(1, f64::from),
        tensor::<f64, Shape![256, 256]>(2, f64::from),
    );
    let mut x = a.clone();
    results! { rows: "mm f64 256" x = |a, b| a.mm(b); }
    let (a, b) = (
        tensor::<i32, Shape![64, 64]>(1, |x| (x * 9.0) as i32),
        tensor::<i32, Shape![64, 64]>(2, |x| (x * 9.0) as i32),
    );
    let mut x = a.clone();
    results! { rows: "mm i32 64" x = |a, b| a.mm(b); }
    let (a, b) = (
        tensor::<i32, Shape![512, 512]>(1, |x| (x * 9.0) as i32),
        tensor::<i32, Shape![512, 512]>(2, |x| (x * 9.0) as i32),
    );
    let mut x = a.clone();
    results! { rows: "mm i32 512" x = |a, b| a.mm(b); }
}

fn convolutions(rows: &Rows) {
    tensors! { image [1, 3, 224, 224] w [64, 3, 7, 7] x [1, 64, 112, 112] }
    results! { rows: "conv2d [1, 3, 224, 224] 7x7 to 64, stride 2, padding 3" x = |image, w|
    image.conv_options::<(Stride<2>, Padding<3>)>().conv2d(w); }
    tensors! { image [1, 64, 56, 56] w [64, 64, 3, 3] b [64] x [1, 64, 56, 56] point [128, 64, 1, 1] y [1, 128, 56, 56] }
    results! { rows:
        "conv2d [1, 64, 56, 56] 3x3 to 64, padding 1" x = |image, w| image.conv_options::<Padding<1>>().conv2d(w);
        "conv2d [1, 64, 56, 56] 3x3 to 64, padding 1, bias, relu" x = |image, w, b|
            image.conv_options::<Padding<1>>().conv2d(w).bias(b).relu();
        "conv2d [1, 64, 56, 56] 1x1 to 128" y = |image, point| image.conv2d(point);
    }
    tensors! { image [8, 16, 28, 28] w [32, 16, 3, 3] x [8, 32, 28, 28] }
    results! { rows: "conv2d [8, 16, 28, 28] 3x3 to 32, padding 1" x = |image, w|
    image.conv_options::<Padding<1>>().conv2d(w); }
    tensors! { image [1, 32, 112, 112] w [32, 1, 3, 3] x [1, 32, 112, 112] y [1, 32, 56, 56] }
    results! { rows:
        "conv2d [1, 32, 112, 112] 3x3, depthwise, padding 1" x = |image, w|
            image.conv_options::<(Padding<1>, Groups<32>)>().conv2d(w);
        "conv2d [1, 32, 112, 112] 3x3, depthwise, stride 2, padding 1" y = |image, w|
            image.conv_options::<(Stride<2>, Padding<1>, Groups<32>)>().conv2d(w);
    }
    tensors! { image [1, 64, 28, 28] w [64, 64, 3, 3] grouped [64, 16, 3, 3] x [1, 64, 28, 28] }
    results! { rows:
        "conv2d [1, 64, 28, 28] 3x3 to 64, dilation 2, padding 2" x = |image, w|
            image.conv_options::<(Padding<2>, Dilation<2>)>().conv2d(w);
        "conv2d [1, 64, 28, 28] 3x3 to 64, 4 groups, padding 1" x = |image, grouped|
            image.conv_options::<(Padding<1>, Groups<4>)>().conv2d(grouped);
    }
    tensors! { signal [1, 16, 1024] w [32, 16, 5] x [1, 32, 1020] }
    results! { rows: "conv1d [1, 16, 1024] 5 to 32" x = |signal, w| signal.conv1d(w); }
    tensors! { image [1, 16, 56, 56] w [16, 16, 3, 3] x [1, 16, 113, 113] }
    results! { rows: "conv_transpose2d [1, 16, 56, 56] 3x3 to 16, stride 2" x = |image, w|
    image.conv_options::<Stride<2>>().conv_transpose2d(w); }
    tensors! { image [1, 64, 28, 28] w [64, 64, 4, 4] x [1, 64, 58, 58] }
    results! { rows: "conv_transpose2d [1, 64, 28, 28] 4x4 to 64, stride 2" x = |image, w|
    image.conv_options::<Stride<2>>().conv_transpose2d(w); }
    tensors! { image [1, 16, 28, 28] w [16, 16, 3, 3] x [1, 16, 30, 30] }
    results! { rows: "conv_transpose2d [1, 16, 28, 28] 3x3 to 16" x = |image, w| image.conv_transpose2d(w); }
    tensors! { signal [1, 16, 512] w [16, 16, 4] x [1, 16, 1026] }
    results! { rows: "conv_transpose1d [1, 16, 512] 4 to 16, stride 2" x = |signal, w|
    signal.conv_options::<Stride<2>>().conv_transpose1d(w); }
}

fn pools(rows: &Rows) {
    tensors! { image [1, 64, 112, 112] half [1, 64, 56, 56] one [1, 64, 1, 1] seven [1, 64, 7, 7] }
    results! { rows:
        "max_pool2d [1, 64, 112, 112] 2x2" half = |image| image.max_pool2d::<Kernel<2>>();
        "max_pool2d [1, 64, 112, 112] 3x3, stride 2, padding 1" half = |image|
            image.max_pool2d::<(Kernel<3>, Stride<2>, Padding<1>)>();
        "avg_pool2d [1, 64, 112, 112] 2x2" half = |image| image.avg_pool2d::<Kernel<2>>();
        "avg_pool2d [1, 64, 112, 112] 3x3, stride 2, padding 1" half = |image|
            image.avg_pool2d::<(Kernel<3>, Stride<2>, Padding<1>)>();
        "adaptive_avg_pool2d [1, 64, 112, 112] to 1" one = |image| image.adaptive_avg_pool2d::<1, 1>();
        "adaptive_avg_pool2d [1, 64, 112, 112] to 7" seven = |image| image.adaptive_avg_pool2d::<7, 7>();
        "adaptive_max_pool2d [1, 64, 112, 112] to 7" seven = |image| image.adaptive_max_pool2d::<7, 7>();
    }
    let mut places: BoxedTensor<usize, Shape![1, 64, 56, 56]> = tensor(1, |_| 0);
    results! { rows: "max_pool2d [1, 64, 112, 112] 2x2, indices" places = |image| image.max_pool2d::<Kernel<2>>().indices(); }
    tensors! { signal [1, 16, 1024] x [1, 16, 512] }
    results! { rows:
        "max_pool1d [1, 16, 1024] 2" x = |signal| signal.max_pool1d::<Kernel<2>>();
        "avg_pool1d [1, 16, 1024] 2" x = |signal| signal.avg_pool1d::<Kernel<2>>();
    }
    tensors! { image [1, 16, 56, 56] x [1, 16, 112, 112] }
    results! { rows:
        "interpolate_bilinear [1, 16, 56, 56] to 112" x = |image| image.interpolate_bilinear::<112, 112>();
        "interpolate_nearest [1, 16, 56, 56] to 112" x = |image| image.interpolate_nearest::<112, 112>();
    }
}

fn norms(rows: &Rows) {
    tensors! { x [8, 64, 28, 28] m [64] v [64] w [64] b [64] y [8, 64, 28, 28] }
    results! { rows:
        "batch_norm [8, 64, 28, 28]" y = |x, m, v, w, b| x.batch_norm(m, v, 1e-5).weight(w).bias(b);
        "batch_norm [8, 64, 28, 28], training" y = |x, w, b| x.batch_norm_training(1e-5).weight(w).bias(b);
        "group_norm [8, 64, 28, 28], 8 groups" y = |x, w, b| x.group_norm::<8>(1e-5).weight(w).bias(b);
        "instance_norm [8, 64, 28, 28]" y = |x| x.instance_norm(1e-5);
    }
    tensors! { x [128, 768] w [768] b [768] y [128, 768] }
    results! { rows:
        "layer_norm [128, 768]" y = |x, w, b| x.layer_norm::<Shape![768]>(1e-5).weight(w).bias(b);
        "rms_norm [128, 768]" y = |x, w| x.rms_norm::<Shape![768]>(1e-5).weight(w);
    }
    tensors! { x [128, 1000] y [128, 1000] heads [8, 128, 128] z [8, 128, 128] }
    results! { rows:
        "softmax [128, 1000] along 1" y = |x| x.softmax::<1>();
        "log_softmax [128, 1000] along 1" y = |x| x.log_softmax::<1>();
        "softmax [8, 128, 128] along 2" z = |heads| heads.softmax::<2>();
    }
}

fn attention(rows: &Rows) {
    tensors! { q [1, 8, 128, 64] k [1, 8, 128, 64] v [1, 8, 128, 64] x [1, 8, 128, 64] }
    results! { rows:
        "attention [1, 8, 128, 64]" x = |q, k, v| q.scaled_dot_product_attention(k, v);
        "attention [1, 8, 128, 64], causal" x = |q, k, v| q.scaled_dot_product_attention(k, v).causal();
    }
    tensors! { q [1, 1024, 64] k [1, 1024, 64] v [1, 1024, 64] x [1, 1024, 64] }
    results! { rows:
        "attention [1, 1024, 64]" x = |q, k, v| q.scaled_dot_product_attention(k, v);
        "attention [1, 1024, 64], causal" x = |q, k, v| q.scaled_dot_product_attention(k, v).causal();
    }
    tensors! { q [1, 12, 1, 64] k [1, 12, 256, 64] v [1, 12, 256, 64] x [1, 12, 1, 64] }
    results! { rows: "attention of one query [1, 12, 1, 64], 256 keys" x = |q, k, v| q.scaled_dot_product_attention(k, v); }
}

fn losses(rows: &Rows) {
    tensors! { x [128, 1000] y [128, 1000] logs [128, 1000] }
    let classes: BoxedTensor<i64, Shape![128]> = tensor(7, |x| (x * 799.0) as i64);
    logs.as_mut_slice().iter_mut().for_each(|x| *x = x.ln());
    scalars! { rows:
        "cross_entropy [128, 1000]" |x, classes| x.cross_entropy(classes).mean();
        "nll_loss [128, 1000]" |logs, classes| logs.nll_loss(classes).mean();
        "mse_loss [128, 1000]" |x, y| x.mse_loss(y).mean();
        "l1_loss [128, 1000]" |x, y| x.l1_loss(y).mean();
        "huber_loss [128, 1000]" |x, y| x.huber_loss(y, 1.0).mean();
        "smooth_l1_loss [128, 1000]" |x, y| x.smooth_l1_loss(y, 1.0).mean();
        "kl_div [128, 1000]" |logs, x| logs.kl_div(x).sum();
        "binary_cross_entropy_with_logits [128, 1000]" |x, y| x.binary_cross_entropy_with_logits(y).mean();
    }
    x.as_mut_slice()
        .iter_mut()
        .for_each(|x| *x = *x * 0.5 + 0.1);
    scalars! { rows: "binary_cross_entropy [128, 1000]" |x, y| x.binary_cross_entropy(y).mean(); }
}

fn indices(rows: &Rows) {
    tensors! { table [10000, 64] x [1024, 64] }
    let places: BoxedTensor<i64, Shape![1024]> = tensor(7, |x| ((x - 0.25) * 10000.0) as i64);
    results! { rows:
        "embedding 1024 of [10000, 64]" x = |table, places| table.embedding(places).unwrap();
        "index_select 1024 of [10000, 64] along 0" x = |table, places| table.index_select::<0>(places).unwrap();
    }
    rows.row("index_add_ 1024 to [10000, 64] along 0", || {
        let _ = black_box(&mut table).index_add_::<0>(black_box(&places), black_box(&x));
    });
    rows.row("index_copy_ 1024 to [10000, 64] along 0", || {
        let _ = black_box(&mut table).index_copy_::<0>(black_box(&places), black_box(&x));
    });
    tensors! { a [1000, 1000] b [1000, 1000] x [1000, 1000] some [1000, 256] }
    let columns: BoxedTensor<i64, Shape![256]> = tensor(7, |x| ((x - 0.25) * 1000.0) as i64);
    let places: BoxedTensor<i64, Shape![1000, 1000]> = tensor(7, |x| ((x - 0.25) * 1000.0) as i64);
    let mask: BoxedTensor<bool, Shape![1000, 1000]> = tensor(9, |x| x > 0.75);
    results! { rows:
        "index_select 256 of [1000, 1000] along 1" some = |a, columns| a.index_select::<1>(columns).unwrap();
        "gather [1000, 1000] along 0" x = |a, places| a.gather::<0>(places).unwrap();
        "gather [1000, 1000] along 1" x = |a, places| a.gather::<1>(places).unwrap();
        "masked_fill [1000, 1000]" x = |a, mask| a.masked_fill(mask, 0.0);
        "where [1000, 1000]" x = |a, b, mask| where_(mask, a, b);
    }
    rows.row("scatter_ [1000, 1000] along 1", || {
        let _ = black_box(&mut x).scatter_::<1>(black_box(&places), black_box(&a));
    });
    rows.row("scatter_add_ [1000, 1000] along 0", || {
        let _ = black_box(&mut x).scatter_add_::<0>(black_box(&places), black_box(&a));
    });
    rows.row("scatter_add_ [1000, 1000] along 1", || {
        let _ = black_box(&mut x).scatter_add_::<1>(black_box(&places), black_box(&a));
    });
    tensors! { a [100000] x [65536] }
    let places: BoxedTensor<i64, Shape![65536]> = tensor(7, |x| ((x - 0.25) * 100000.0) as i64);
    results! { rows: "take 65536 of 100000" x = |a, places| a.take(places).unwrap(); }
    let classes: BoxedTensor<i64, Shape![1024]> = tensor(7, |x| ((x - 0.25) * 100.0) as i64);
    let mut hot: BoxedTensor<i64, Shape![1024, 100]> = tensor(1, |_| 0);
    results! { rows: "one_hot 1024 to 100" hot = |classes| classes.one_hot::<100>().unwrap(); }
}

fn main() {
    let rows = Rows::from_arguments();
    products(&rows);
    convolutions(&rows);
    pools(&rows);
    norms(&rows);
    attention(&rows);
    losses(&rows);
    indices(&rows);
    rows.summary();
}
