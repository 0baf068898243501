//! Gradients of the layers of networks on a device compared with the host's, on a device or on the simulated driver:
//! see `tests/cuda.rs`.
#![cfg(feature = "cuda")]

use stridewise::prelude::*;

#[macro_use]
#[path = "common/device_gradients.rs"]
mod device_gradients;
use device_gradients::{close, floats, singles};

#[test]
fn convolutions() {
    let (x, w, b) = (
        floats::<Shape![2, 3, 7, 6]>(1),
        floats::<Shape![4, 3, 3, 2]>(2),
        floats::<Shape![4]>(3),
    );
    same! { [x w b] []
        x.conv2d(w).bias(b).tanh().sum();
        (x * 0.5).conv_options::<(Stride<2>, Padding<1>)>().conv2d(w.exp()).square().sum();
        x.conv_options::<(Stride<2, 1>, Padding<2, 1>, Dilation<1, 2>)>().conv2d(w).bias(b * 2.0).sin().sum();
        x.transpose::<2, 3>().conv2d(w.transpose::<2, 3>()).square().sum();
        x.narrow::<2, 1, 1>().expand::<Shape![2, 3, 5, 6]>().conv2d(w).tanh().sum();
        x.select::<0, 1>().conv2d(w).bias(b).square().mean();
    }
    // Groups; of one dimension.
    let (x, w, b) = (
        floats::<Shape![2, 4, 9]>(1),
        floats::<Shape![6, 2, 3]>(2),
        floats::<Shape![6]>(3),
    );
    same! { [x w b] []
        x.conv_options::<(Groups<2>, Padding<1>)>().conv1d(w).bias(b).tanh().sum();
        x.conv_options::<(Groups<2>, Stride<3>)>().conv1d(w).relu().sum();
        x.select::<0, 0>().conv_options::<Groups<2>>().conv1d(w).square().sum();
    }
    // Many products for few weights, which are summed in parts; large windows.
    let (x, w) = (
        floats::<Shape![2, 1, 100, 100]>(4),
        floats::<Shape![1, 1, 5, 5]>(5),
    );
    same! { [x w] [] x.conv2d(w).tanh().sum(); }
    // Of sizes that are worth tiles, in both directions.
    let (x, w, b) = (
        floats::<Shape![2, 34, 15, 17]>(1),
        floats::<Shape![34, 17, 3, 2]>(2),
        floats::<Shape![34]>(3),
    );
    same! { [x w b] []
        x.conv_options::<(Groups<2>, Padding<1>)>().conv2d(w).bias(b).tanh().sum();
        x.conv_options::<(Groups<2>, Padding<2, 3>, Stride<1, 2>, Dilation<2, 1>)>().conv2d(w).sin().sum();
        x.conv_options::<(Groups<2>, Padding<1>)>().conv_transpose2d(w).square().mean();
    }
    let (x, w) = (
        floats::<Shape![4, 8, 300]>(4),
        floats::<Shape![20, 8, 5]>(5),
    );
    same! { [x w] [] x.conv_options::<Padding<2>>().conv1d(w).tanh().sum(); }
}

#[test]
fn transposed_convolutions() {
    let (x, w, b) = (
        floats::<Shape![2, 4, 4, 5]>(1),
        floats::<Shape![4, 3, 3, 2]>(2),
        floats::<Shape![3]>(3),
    );
    same! { [x w b] []
        x.conv_transpose2d(w).bias(b).tanh().sum();
        (x * 2.0).conv_options::<(Stride<2>, Padding<1>, OutputPadding<1>)>().conv_transpose2d(w).square().sum();
        x.conv_options::<(Stride<2>, Dilation<2, 1>)>().conv_transpose2d(w.sin()).bias(b).square().mean();
    }
    let (x, w) = (floats::<Shape![2, 4, 6]>(1), floats::<Shape![4, 2, 3]>(2));
    same! { [x w] []
        x.conv_options::<(Groups<2>, Stride<2>)>().conv_transpose1d(w).tanh().sum();
    }
}

#[test]
fn pools() {
    let x = floats::<Shape![2, 3, 9, 8]>(1);
    let c = (&floats::<Shape![2, 3, 9, 8]>(2) * 2.0)
        .round()
        .eval_boxed();
    same! { [x] []
        x.max_pool2d::<Kernel<2>>().square().sum();
        (x * 2.0).max_pool2d::<(Kernel<3>, Stride<2>, Padding<1>)>().square().sum();
        x.max_pool2d::<(Kernel<3, 2>, Stride<1>, Dilation<2>, Padding<1>)>().square().sum();
        x.transpose::<2, 3>().max_pool2d::<(Kernel<3>, Stride<1>)>().exp().sum();
        x.avg_pool2d::<Kernel<3>>().square().sum();
        x.avg_pool2d::<(Kernel<4>, Stride<3>, Padding<2>)>().square().sum();
        x.avg_pool2d::<(Kernel<4>, Stride<3>, Padding<2>)>().count_include_pad(false).square().sum();
        x.avg_pool2d::<(Kernel<2>, CeilMode)>().divisor_override(3).square().sum();
        x.select::<0, 1>().avg_pool1d::<(Kernel<3>, Stride<2>, Padding<1>)>().tanh().sum();
        x.select::<0, 1>().max_pool1d::<(Kernel<4>, Stride<5>, Padding<2>)>().tanh().sum();
        x.adaptive_avg_pool2d::<1, 1>().square().sum();
        x.adaptive_avg_pool2d::<4, 3>().square().sum();
        x.adaptive_avg_pool2d::<12, 8>().tanh().sum();
        (x * 3.0).adaptive_max_pool2d::<4, 3>().square().sum();
        x.select::<0, 1>().adaptive_max_pool1d::<5>().square().sum();
    }
    // Of equal elements the first.
    same! { [x] [c]
        (x * 0.0 + &c).max_pool2d::<(Kernel<3>, Stride<2>, Padding<1>)>().square().sum();
        (x * 0.0 + &c).adaptive_max_pool2d::<4, 3>().square().sum();
    }
}

// The place in a window of which nothing is above -∞.
#[test]
fn the_first_place_of_a_window_is_inside() {
    // Those of PyTorch's `F.max_pool2d_with_indices(x, 3, 1, 1, 2)`.
    let places = [7, 6, 7, 8, 1, 0, 1, 2, 7, 6, 7, 8, 13, 12, 13, 14];
    type Options = (Kernel<3>, Dilation<2>, Padding<1>, Stride<1>);
    let x = BoxedTensor::<f32, Shape![1, 1, 6, 6]>::full(f32::NEG_INFINITY);
    let here = x.max_pool2d::<Options>().indices().eval_boxed();
    assert_eq!(here.as_slice(), places);
    let there = x.cuda().unwrap();
    let there = there.max_pool2d::<Options>().indices().eval().unwrap();
    assert_eq!(there.to_host().unwrap().as_slice(), places);
    // A divisor of 0.
    let x = BoxedTensor::<f32, Shape![1, 2, 2]>::ones();
    let there = x.cuda().unwrap();
    let y = there
        .avg_pool2d::<Kernel<2>>()
        .divisor_override(0)
        .eval()
        .unwrap();
    assert_eq!(y.to_host().unwrap().as_slice(), [f32::INFINITY]);
}

#[test]
fn norms_of_the_last_dimensions() {
    let (x, w, b) = (
        floats::<Shape![3, 4, 6]>(1),
        floats::<Shape![6]>(2),
        floats::<Shape![6]>(3),
    );
    same! { [x w b] []
        x.layer_norm::<Shape![6]>(1e-5).weight(w).bias(b).tanh().sum();
        (x * 2.0).layer_norm::<Shape![6]>(1e-3).tanh().sum();
        x.layer_norm::<Shape![6]>(1e-5).bias(b * 2.0).square().sum();
        x.transpose::<0, 1>().layer_norm::<Shape![6]>(1e-5).weight(w.exp()).sin().sum();
        x.rms_norm::<Shape![6]>(1e-5).weight(w).tanh().sum();
        x.layer_norm::<Shape![4, 6]>(1e-5).weight(w.unsqueeze::<0>().expand::<Shape![4, 6]>()).tanh().sum();
    }
    // Rows of more elements than a block has threads, and many rows for few weights.
    let (x, w, b) = (
        floats::<Shape![4, 300]>(1),
        floats::<Shape![300]>(2),
        floats::<Shape![300]>(3),
    );
    same! { [x w b] [] x.layer_norm::<Shape![300]>(1e-5).weight(w).bias(b).tanh().sum(); }
    let (x, w, b) = (
        floats::<Shape![2000, 10]>(1),
        floats::<Shape![10]>(2),
        floats::<Shape![10]>(3),
    );
    same! { [x w b] [] x.layer_norm::<Shape![10]>(1e-5).weight(w).bias(b).tanh().sum(); }
}

#[test]
fn norms_of_channels() {
    let (x, w, b) = (
        floats::<Shape![3, 6, 4, 5]>(1),
        floats::<Shape![6]>(2),
        floats::<Shape![6]>(3),
    );
    let (m, v) = (
        floats::<Shape![6]>(4),
        (floats::<Shape![6]>(5).abs() + 0.2).eval_boxed(),
    );
    same! { [x w b] [m v]
        x.batch_norm_training(1e-5).weight(w).bias(b).tanh().sum();
        (x * 3.0).batch_norm_training(1e-3).square().mean();
        x.group_norm::<2>(1e-5).weight(w).bias(b).tanh().sum();
        x.transpose::<2, 3>().group_norm::<3>(1e-5).bias(b).tanh().sum();
        x.instance_norm(1e-5).weight(w).tanh().sum();
        x.batch_norm(&m, &v, 1e-5).weight(w).bias(b).tanh().sum();
        x.batch_norm(&m, &v, 1e-5).tanh().sum();
    }
    same! { [m v w] [x]
        x.batch_norm(m, v, 1e-5).weight(w).tanh().sum();
    }
    let (x, w) = (floats::<Shape![40, 6]>(1), floats::<Shape![6]>(2));
    same! { [x w] []
        x.batch_norm_training(1e-5).weight(w).tanh().sum();
        x.group_norm::<3>(1e-5).weight(w).tanh().sum();
    }
}

fn zeros<Sh: Shape>(_: &BoxedTensor<f32, Sh>) -> BoxedTensor<f32, Sh> {
    BoxedTensor::zeros()
}
/// The network of the example `train_conv`: two convolutions, each with a maximum pool.
macro_rules! features {
    ($x:expr, $w1:expr, $b1:expr, $w2:expr, $b2:expr) => {
        $x.conv_options::<Padding<1>>()
            .conv2d($w1)
            .bias($b1)
            .relu()
            .max_pool2d::<Kernel<2>>()
            .conv_options::<Padding<1>>()
            .conv2d($w2)
            .bias($b2)
            .relu()
            .max_pool2d::<Kernel<2>>()
    };
}

// Four steps of training it, with a mask for dropout, in two segments.
#[test]
fn a_convolutional_network_learns() {
    use stridewise::optim::{Adam, AdamState, Sgd};
    type Images = Shape![6, 1, 8, 8];
    type Features = Shape![6, 16, 2, 2];
    let x = singles::<Images>(1);
    let y = BoxedTensor::<i64, Shape![6]>::arange()
        .map(|i: i64| i * i % 10)
        .eval_boxed();
    let mask = singles::<Features>(2).gt(-0.5).to::<f32>().eval_boxed();
    let start = (
        singles::<Shape![8, 1, 3, 3]>(2),
        singles::<Shape![8]>(3),
        singles::<Shape![16, 8, 3, 3]>(4),
        singles::<Shape![16]>(5),
        singles::<Shape![10, 64]>(6),
        singles::<Shape![10]>(7),
    );
    let (sgd, adam) = (Sgd::new(0.02), Adam::new(0.01));

    let (mut w1, mut b1, mut w2, mut b2, mut w3, mut b3) = start.clone();
    let mut means = AdamState::<BoxedTensor<f32, Shape![16, 8, 3, 3]>>::zeros();
    let mut losses = Vec::new();
    for _ in 0..4 {
        let (mut g1, mut h1) = (zeros(&w1), zeros(&b1));
        let (mut g2, mut h2) = (zeros(&w2), zeros(&b2));
        let (mut g3, mut h3) = (zeros(&w3), zeros(&b3));
        let features = (features!(x, &w1, &b1, &w2, &b2) * &mask).eval_boxed();
        let mut of_features = BoxedTensor::<f32, Features>::zeros();
        let rows = features
            .requires_grad(&mut of_features)
            .view::<Shape![6, 64]>();
        let layer = rows
            .linear(w3.requires_grad(&mut g3))
            .bias(b3.requires_grad(&mut h3));
        losses.push(layer.cross_entropy(&y).mean().unwrap().backward_boxed());
        let (v1, c1) = (w1.requires_grad(&mut g1), b1.requires_grad(&mut h1));
        let (v2, c2) = (w2.requires_grad(&mut g2), b2.requires_grad(&mut h2));
        (features!(x, v1, c1, v2, c2) * &mask).backward_with_boxed(&of_features);
        sgd.step(&mut w1, &g1);
        sgd.step(&mut b1, &h1);
        adam.step(&mut w2, &g2, &mut means);
        sgd.step(&mut b2, &h2);
        sgd.step(&mut w3, &g3);
        sgd.step(&mut b3, &h3);
    }
    assert!(losses[3] < losses[0], "{losses:?}");

    let (x, y, mask) = (x.cuda().unwrap(), y.cuda().unwrap(), mask.cuda().unwrap());
    let (mut v1, mut c1) = (start.0.cuda().unwrap(), start.1.cuda().unwrap());
    let (mut v2, mut c2) = (start.2.cuda().unwrap(), start.3.cuda().unwrap());
    let (mut v3, mut c3) = (start.4.cuda().unwrap(), start.5.cuda().unwrap());
    let mut means = AdamState::zeros_like(&v2).unwrap();
    let stream = v1.stream().clone();
    let mut there = Vec::new();
    for _ in 0..4 {
        let mut g1 = CudaTensor::zeros_on(&stream).unwrap();
        let mut h1 = CudaTensor::zeros_on(&stream).unwrap();
        let mut g2 = CudaTensor::zeros_on(&stream).unwrap();
        let mut h2 = CudaTensor::zeros_on(&stream).unwrap();
        let mut g3 = CudaTensor::zeros_on(&stream).unwrap();
        let mut h3 = CudaTensor::zeros_on(&stream).unwrap();
        let features = (features!(x, &v1, &c1, &v2, &c2) * &mask).eval().unwrap();
        let mut of_features = CudaTensor::<f32, Features>::zeros_on(&stream).unwrap();
        let rows = features
            .requires_grad(&mut of_features)
            .view::<Shape![6, 64]>();
        let layer = rows
            .linear(v3.requires_grad(&mut g3))
            .bias(c3.requires_grad(&mut h3));
        let loss = layer.cross_entropy(&y).mean().unwrap().backward().unwrap();
        there.push(loss.to_host().unwrap()[[]]);
        {
            let (v1, c1) = (v1.requires_grad(&mut g1), c1.requires_grad(&mut h1));
            let (v2, c2) = (v2.requires_grad(&mut g2), c2.requires_grad(&mut h2));
            (features!(x, v1, c1, v2, c2) * &mask)
                .backward_with(&of_features)
                .unwrap();
        }
        sgd.step_on_device(&mut v1, &g1).unwrap();
        sgd.step_on_device(&mut c1, &h1).unwrap();
        adam.step_on_device(&mut v2, &g2, &mut means).unwrap();
        sgd.step_on_device(&mut c2, &h2).unwrap();
        sgd.step_on_device(&mut v3, &g3).unwrap();
        sgd.step_on_device(&mut c3, &h3).unwrap();
    }
    close(&losses, &there, "losses");
    close(w1.as_slice(), v1.to_host().unwrap().as_slice(), "w1");
    close(b1.as_slice(), c1.to_host().unwrap().as_slice(), "b1");
    close(w2.as_slice(), v2.to_host().unwrap().as_slice(), "w2");
    close(w3.as_slice(), v3.to_host().unwrap().as_slice(), "w3");
}

#[test]
fn attention() {
    let (q, k, v) = (
        floats::<Shape![2, 3, 5, 8]>(1),
        floats::<Shape![2, 3, 20, 8]>(2),
        floats::<Shape![2, 3, 20, 6]>(3),
    );
    let m = floats::<Shape![5, 20]>(4);
    same! { [q k v m] []
        q.scaled_dot_product_attention(k, v).tanh().sum();
        (q * 2.0).scaled_dot_product_attention(k, v.sin()).causal().scale(0.25).square().sum();
        q.scaled_dot_product_attention(k, v).mask(m * 2.0).tanh().sum();
        q.narrow::<2, 0, 1>().expand::<Shape![2, 3, 5, 8]>()
            .scaled_dot_product_attention(k.narrow::<2, 0, 1>().expand::<Shape![2, 3, 20, 8]>(), v)
            .causal().square().sum();
    }
    // Queries that no key takes part in, and constants among the operands.
    same! { [q v] [k m]
        q.scaled_dot_product_attention(&k, v).mask(m.gt(0.9)).square().sum();
    }
    // Heads that are a transposed view, and products of more rows than one block computes.
    let (q, k, v) = (
        floats::<Shape![2, 40, 3, 8]>(1),
        floats::<Shape![2, 40, 3, 8]>(2),
        floats::<Shape![2, 40, 3, 8]>(3),
    );
    same! { [q k v] []
        q.transpose::<1, 2>().scaled_dot_product_attention(k.transpose::<1, 2>(), v.transpose::<1, 2>()).causal()
            .tanh().sum();
    }
}

#[test]
fn joins_and_rearrangements() {
    let (x, y) = (floats::<Shape![3, 4]>(1), floats::<Shape![3, 2]>(2));
    same! { [x y] []
        (x, y).cat::<1>().tanh().sum();
        ((x * 2.0, y.narrow::<1, 0, 1>()).cat::<1>() * (y, x.narrow::<1, 1, 3>()).cat::<1>()).sum();
        (x.narrow::<0, 0, 1>(), x.narrow::<0, 1, 2>()).cat::<0>().square().sum();
        (x, x.sin()).stack::<0>().square().sum();
        [x, x, x].cat::<0>().tanh().sum();
        [x.t(), x.t(), x.t()].cat::<1>().exp().sum();
        x.cumsum::<1>().square().sum();
        (x * 2.0).cumsum::<0>().tanh().sum();
        x.pad::<Shape![1, 2]>(0.5).square().sum();
        x.pad::<Shape![1, 2, 2, 0]>(0.5).exp().sum();
        (x.tril(0) * x.exp().triu(-1)).sum();
        (x.flip::<Dims![0]>() * x.flip::<Dims![0, 1]>() * x).sum();
        (x.roll::<1>(1) * x.square().roll::<0>(-1) * x).sum();
        (x.rot90::<1, 0, 1>() * x.t()).sum();
        (x.rot90::<3, 0, 1>() * x.t()).sum();
        (x.rot90::<2, 0, 1>() * x).sum();
        x.repeat::<Shape![2, 3]>().tanh().sum();
        x.repeat::<Shape![2, 1, 3]>().tanh().mean();
        (x.repeat_interleave::<1, 3>() * x.narrow::<1, 0, 1>()).square().sum();
    }
}

#[test]
fn padding_by_elements() {
    let (x, y) = (floats::<Shape![2, 3, 5]>(1), floats::<Shape![4]>(2));
    same! { [x y] []
        (x.pad_reflect::<Shape![3, 2]>().sin() * 0.5).sum(); x.pad_reflect::<Shape![4, 4]>().square().sum();
        x.pad_reflect::<Shape![0, 2]>().square().sum(); x.pad_reflect::<Shape![1, 2, 2, 1]>().exp().sum();
        x.pad_replicate::<Shape![3, 2]>().sin().sum(); x.pad_replicate::<Shape![0, 7]>().square().sum();
        x.pad_replicate::<Shape![1, 2, 4, 1]>().exp().sum(); x.exp().pad_replicate::<Shape![9, 9]>().square().sum();
        x.pad_circular::<Shape![3, 2]>().sin().sum(); x.pad_circular::<Shape![5, 5]>().square().sum();
        x.pad_circular::<Shape![1, 2, 2, 1]>().exp().sum();
        x.transpose::<1, 2>().pad_reflect::<Shape![1, 2]>().cos().sum();
        y.pad_reflect::<Shape![3, 3]>().square().sum(); y.pad_circular::<Shape![0, 1]>().sin().sum();
    }
}

#[test]
fn interpolation() {
    let x = floats::<Shape![2, 2, 3, 4]>(1);
    same! { [x] []
        x.interpolate_nearest::<6, 8>().sin().sum(); x.interpolate_nearest::<7, 3>().square().sum();
        x.interpolate_nearest::<2, 2>().square().sum(); x.interpolate_nearest::<1, 31>().square().sum();
        x.interpolate_bilinear::<6, 8>().sin().sum(); x.interpolate_bilinear::<6, 8>().align_corners().sin().sum();
        x.interpolate_bilinear::<7, 3>().square().sum(); x.interpolate_bilinear::<7, 3>().align_corners().square().sum();
        x.interpolate_bilinear::<1, 1>().align_corners().square().sum(); x.interpolate_bilinear::<1, 2>().square().sum();
        x.interpolate_bilinear::<3, 4>().align_corners().square().sum(); x.interpolate_bilinear::<20, 1>().align_corners().square().sum();
        (x.transpose::<2, 3>() * 2.0).interpolate_bilinear::<5, 5>().exp().sum();
        x.narrow::<2, 1, 1>().interpolate_bilinear::<4, 9>().align_corners().exp().sum();
        x.narrow::<3, 2, 1>().interpolate_nearest::<4, 9>().exp().sum();
    }
}

#[test]
fn products_of_elements() {
    let mut x = floats::<Shape![3, 5, 4]>(1);
    for i in [3, 7, 11, 12, 40, 44, 59] {
        x.as_mut_slice()[i] = 0.0;
    }
    same! { [x] []
        x.prod_dim::<0>().exp().sum(); x.prod_dim::<1>().square().sum(); x.prod_dim::<-1>().sin().sum();
        x.prod_dim_keepdim::<1>().square().sum(); (x + 0.5).prod_dims::<Dims![0, 2]>().square().sum();
        (x.transpose::<0, 2>() * 2.0).prod_dim::<0>().exp().sum();
        x.cumprod::<0>().sin().sum(); x.cumprod::<1>().square().sum(); (x * 1.5).cumprod::<2>().exp().sum();
        x.transpose::<0, 1>().cumprod::<0>().exp().sum();
        x.norm_dim_with::<1>(1.0).square().sum(); x.norm_dim_with::<0>(3.0).sum(); x.norm_dim_with::<2>(0.5).sum();
        x.norm_dim_with::<1>(f64::INFINITY).square().sum(); (x + 0.1).norm_dim_with::<0>(-f64::INFINITY).sum();
        x.norm_dim_with::<1>(0.0).sum(); x.norm_dim_with::<1>(2.0).sum(); (x + 1.5).norm_dim_with::<2>(-2.0).sum();
        (x * 2.0).round().norm_dim_with::<1>(f64::INFINITY).sum();
    }
    let ties = (x.as_view() * 2.0).round().eval_boxed();
    same! { [ties] []
        ties.norm_dim_with::<1>(f64::INFINITY).sum(); ties.norm_dim_with::<0>(-f64::INFINITY).sum();
    }
}

#[test]
fn vectors() {
    let (a, b, v, w) = (
        floats::<Shape![2, 3, 4, 5]>(1),
        floats::<Shape![3, 6, 5]>(2),
        floats::<Shape![5]>(3),
        floats::<Shape![6]>(4),
    );
    same! { [a b v w] []
        a.matmul(v).sin().sum(); w.matmul(b).square().sum(); b.matmul(v * 2.0).exp().sum();
        a.transpose::<2, 3>().matmul(v.narrow::<0, 1, 4>()).square().sum();
        (w * 2.0).matmul(b.exp()).sin().sum(); v.matmul(a.transpose::<2, 3>()).sin().sum();
        a.slice(s![.., .., 1.., ..;2]).matmul(v.slice(s![..;2])).square().sum();
    }
    let (a, b, c) = (
        floats::<Shape![2, 3]>(1),
        floats::<Shape![4, 3]>(2),
        floats::<Shape![1, 3]>(3),
    );
    same! { [a b c] []
        a.kron(b).sin().sum(); a.t().kron(c).square().sum(); c.kron(a * 2.0).exp().sum();
        b.cross(c).square().sum(); c.cross(b * 2.0).sin().sum(); b.cross(b.flip::<Dims![0]>()).square().sum();
    }
}

#[test]
fn overlapping_windows() {
    let (x, y) = (floats::<Shape![2, 7, 6]>(1), floats::<Shape![9]>(2));
    same! { [x y] []
        y.unfold::<0, 4, 2>().square().sum(); y.unfold::<0, 3, 1>().sin().sum();
        x.unfold::<1, 3, 1>().unfold::<2, 2, 1>().square().sum(); x.unfold::<2, 4, 2>().exp().sum();
        (y.unfold::<0, 4, 1>() * y.unfold::<0, 4, 1>().flip::<Dims![1]>()).sum();
        y.unfold::<0, 4, 1>().mm(y.unfold::<0, 6, 1>()).square().sum();
        y.unfold::<0, 5, 1>().unfold::<1, 3, 1>().square().sum();
        x.unfold::<1, 3, 2>().unsqueeze::<0>().expand::<Shape![3, 2, 3, 6, 3]>().sin().sum();
        y.unfold::<0, 5, 3>().softmax::<1>().square().sum();
    }
}

#[test]
fn selections_by_indices() {
    let x = floats::<Shape![5, 3, 4]>(1);
    let rows = BoxedTensor::<i64, Shape![7]>::try_from([4, 0, 1, 4, 4, 2, 0].as_slice()).unwrap();
    let few = BoxedTensor::<i32, Shape![2]>::try_from([2, 0].as_slice()).unwrap();
    let each = (floats::<Shape![4, 2, 20]>(3).abs() * 3.9)
        .to::<i64>()
        .eval_boxed();
    let places =
        BoxedTensor::<i64, Shape![2, 3]>::try_from([0, -1, 59, 7, 7, -53].as_slice()).unwrap();
    same! { [x] [rows few each places]
        x.index_select::<0>(&rows).unwrap().tanh().sum();
        (x * 2.0).index_select::<1>(&few).unwrap().square().sum();
        x.select::<1, 0>().index_select::<1>(&few).unwrap().exp().sum();
        x.gather::<2>(&each).unwrap().square().sum();
        x.take(&places).unwrap().square().sum();
        x.select::<1, 0>().embedding(&few).unwrap().square().sum();
    }
}

// A sum for each of a few rows, which many threads share, and one number that is broadcast to many.
#[test]
fn long_sums() {
    let (x, one, column, row) = (
        floats::<Shape![3, 20000]>(1),
        floats::<Shape![]>(2),
        floats::<Shape![3, 1]>(3),
        floats::<Shape![20000]>(4),
    );
    same! { [one column] [x row]
        (&x * one).tanh().sum();
        (&x * column + &row).square().mean();
        (x.t() * column.t()).tanh().sum();
        (&row * one + &row).square().sum();
    }
}

/// A block of a transformer for `$n` words of 8 numbers: attention of 2 heads, a layer between two norms.
macro_rules! block {
    ($table:expr, $words:expr, $qkv:expr, $w1:expr, $w2:expr, $g:expr) => {{
        let x = $table.embedding($words).unwrap();
        let heads = x.layer_norm::<Shape![8]>(1e-5).weight($g).linear($qkv);
        heads.relu().linear($w1).softmax::<1>().linear($w2)
    }};
}
#[test]
fn embedded_words() {
    let words = BoxedTensor::<i64, Shape![6]>::try_from([3, 1, 4, 1, 9, 1].as_slice()).unwrap();
    let (table, qkv, g) = (
        floats::<Shape![10, 8]>(1),
        floats::<Shape![24, 8]>(2),
        floats::<Shape![8]>(3),
    );
    let (w1, w2) = (floats::<Shape![12, 24]>(4), floats::<Shape![5, 12]>(5));
    same! { [table qkv w1 w2 g] [words]
        block!(table, &words, qkv, w1, w2, g).square().sum();
    }
    // Indices of two dimensions, in parts of rows; the value alone.
    let pairs = BoxedTensor::<u8, Shape![2, 3]>::try_from([3, 1, 4, 1, 9, 1].as_slice()).unwrap();
    same! { [table] [pairs]
        (table.embedding(&pairs).unwrap() * 2.0).tanh().sum();
        (table * 2.0).embedding(pairs.t()).unwrap().square().sum();
    }
    let there = table
        .cuda()
        .unwrap()
        .embedding(&pairs.cuda().unwrap())
        .unwrap()
        .eval()
        .unwrap();
    assert_eq!(
        there.to_host().unwrap().as_slice(),
        table.embedding(&pairs).unwrap().eval_boxed().as_slice()
    );
}

// No examples: the sums over them are 0.
#[test]
fn empty_batches() {
    let (x, w, b) = (
        floats::<Shape![0, 3, 7, 6]>(1),
        floats::<Shape![4, 3, 3, 2]>(2),
        floats::<Shape![4]>(3),
    );
    let g = floats::<Shape![3]>(4);
    same! { [x w b g] []
        x.conv2d(w).bias(b).tanh().sum();
        x.max_pool2d::<Kernel<2>>().square().sum() + x.avg_pool2d::<Kernel<2>>().square().sum();
        x.group_norm::<3>(1e-5).weight(g).sum();
        x.transpose::<1, 3>().layer_norm::<Shape![3]>(1e-5).weight(g).bias(g * 2.0).sum();
        (x, x).cat::<0>().square().sum() + x.amax_dim::<1>().sum();
        // So are those over the copies of the result of a kernel, and of windows that overlap.
        (x * g.sum_dim_keepdim::<0>()).sum() + (x * g.square().mean()).sum();
        (x.narrow::<2, 1, 2>().narrow::<3, 1, 2>() * g.unfold::<0, 2, 1>()).sum();
    }
}

// Of as many dimensions as there can be, channels cannot be told from groups.
#[test]
fn norms_of_all_dimensions() {
    let x = floats::<Shape![2, 40, 1, 1, 1, 1, 1, 2]>(1).cuda().unwrap();
    let mean = floats::<Shape![40]>(2).cuda().unwrap();
    let variance = (&mean).exp().eval().unwrap();
    let mut grad = (&x * 0.0).eval().unwrap();
    let x = x.requires_grad(&mut grad);
    let done = x.batch_norm(&mean, &variance, 1e-5).sum().backward();
    assert_eq!(done.unwrap_err(), CudaError::TooLarge);
}

#[test]
fn views_of_results() {
    let (x, w, v) = (
        floats::<Shape![2, 3, 8]>(1),
        floats::<Shape![8, 8]>(2),
        floats::<Shape![12, 24]>(3),
    );
    same! { [x w v] []
        x.linear(w).reshape::<Shape![2, 3, 2, 4]>().transpose::<1, 2>().tanh().sum();
        (x.linear(w).tanh().flatten::<1, -1>().linear(v) * 2.0).square().sum();
        x.linear(w).flatten::<0, 1>().t().mm(x.view::<Shape![6, 8]>()).sin().sum();
        x.linear(w).select::<1, 0>().linear(w).tanh().sum();
        (x.tanh().narrow::<2, 3, 4>().sin() + x.narrow::<2, 0, 4>()).square().sum();
        x.tanh().permute::<Dims![2, 0, 1]>().softmax::<0>().square().sum();
        // Elements that are read several times, and some that are not read.
        (x.linear(w).expand::<Shape![4, _, _, 8]>() * x).square().sum();
        x.linear(w).unfold::<2, 3, 1>().tanh().sum();
        x.linear(w).unfold::<2, 3, 2>().softmax::<1>().square().sum();
        (x.tanh().windows::<Shape![2, 5]>() * 2.0).square().sum();
        x.linear(w).view::<Shape![6, 8]>().diagonal::<1, 0, 1>().expand::<Shape![3, _]>().exp().sum();
        x.linear(w).slice(s![1, ..;2, 2..7]).contiguous().view::<Shape![10]>().sin().sum();
    }
    let heads = floats::<Shape![2, 3, 8]>(4);
    same! { [heads] []
        (heads.exp().unsqueeze::<0>().movedim::<1, 3>().squeeze::<0>() * 0.5).sin().sum();
        heads.transpose::<1, 2>().lazy().unflatten::<1, Shape![2, 4]>().tanh().sum();
    }
}
