//! Layers, norms, attention, convolutions and pools compared with the host's, on a device or on the simulated driver:
//! see `tests/cuda.rs`.
#![cfg(feature = "cuda")]

use stridewise::prelude::*;

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

/// The same expression of tensors of the host and of a device.
macro_rules! same {
    ([$($x:ident)*] $e:expr; $($rest:tt)*) => {
        {
            let here = $e.eval_boxed();
            let there = {
                $( let $x = $x.cuda().unwrap(); )*
                $( let _ = &$x; )*
                $e.eval().unwrap().to_host().unwrap()
            };
            near(&here, &there, stringify!($e));
        }
        same! { [$($x)*] $($rest)* }
    };
    ([$($x:ident)*]) => {};
}

#[test]
fn convolutions() {
    let (x, w, b) = (
        floats::<Shape![2, 4, 7, 9]>(1),
        floats::<Shape![6, 4, 3, 2]>(2),
        floats::<Shape![6]>(3),
    );
    same! { [x w b]
        x.conv2d(&w);
        x.conv2d(&w).bias(&b).relu() * 2.0;
        x.select::<0, 1>().conv2d(&w).bias(&b);
        x.conv_options::<(Stride<2>, Padding<1>)>().conv2d(&w).bias(&b);
        x.conv_options::<(Stride<2, 1>, Padding<2, 1>, Dilation<2>)>().conv2d(&w);
        x.transpose::<2, 3>().conv_options::<PaddingSame>().conv2d(w.transpose::<2, 3>()).gelu();
        (&x * 0.5).conv2d(&w * 2.0).bias(&b + 1.0);
        x.conv2d(&w).bias(&b).softmax::<1>();
    }
    let (x, w) = (floats::<Shape![3, 8, 20]>(1), floats::<Shape![12, 2, 5]>(2));
    same! { [x w]
        x.conv_options::<(Groups<4>, Padding<2>)>().conv1d(&w);
        x.select::<0, 2>().conv_options::<(Groups<4>, Stride<3>)>().conv1d(&w);
    }
    // Results of one position, whose channels are adjacent, with a bias that is not aligned.
    let (x, w, p) = (
        floats::<Shape![2, 3, 3, 3]>(1),
        floats::<Shape![4, 3, 3, 3]>(2),
        floats::<Shape![5]>(3),
    );
    same! { [x w p]
        x.conv2d(&w).bias(p.narrow::<0, 1, 4>());
        x.flatten::<2, 3>().conv1d(w.flatten::<2, 3>()).bias(p.narrow::<0, 1, 4>());
        x.slice(s![.., .., 0..1, 0..1]).conv_transpose2d(w.slice(s![0..3, .., 0..1, 0..1]))
            .bias(p.narrow::<0, 1, 3>());
        x.slice(s![.., 0..2, 0..1, 0..1]).conv_transpose2d(w.view::<Shape![2, 54]>()
            .slice(s![.., 0..4]).unsqueeze::<2>().unsqueeze::<3>()).bias(p.narrow::<0, 1, 4>());
    }
    // A window of more taps than are written one after another, and images of one element.
    let (x, w) = (
        floats::<Shape![1, 2, 6, 6]>(1),
        floats::<Shape![3, 2, 6, 6]>(2),
    );
    same! { [x w] x.conv2d(&w); x.conv_options::<Padding<3>>().conv2d(&w); }
}

// Convolutions of many channels and positions are products in tiles.
#[test]
fn convolutions_in_tiles() {
    use stridewise::cuda::Target;
    let tiled = |ptx: &str| ptx.contains(".shared");
    // Sizes that are no multiples of a tile or of a vector; what is computed of the result is part of the kernel.
    let (x, w, b) = (
        floats::<Shape![1, 17, 16, 17]>(1),
        floats::<Shape![64, 17, 3, 3]>(2),
        floats::<Shape![64]>(3),
    );
    let (mean, r) = (floats::<Shape![64]>(4), floats::<Shape![1, 64, 16, 17]>(5));
    let var = (mean.abs() + 0.5).eval_boxed();
    same! { [x w b mean var r]
        x.conv_options::<Padding<1>>().conv2d(&w).bias(&b).relu() * 2.0;
        (x.conv_options::<Padding<1>>().conv2d(&w).batch_norm(&mean, &var, 1e-5).weight(&b) + &r).relu();
        &r - x.conv_options::<PaddingSame>().conv2d(&w).bias(&b);
        // Whole windows in the padding.
        x.conv_options::<Padding<5>>().conv2d(&w);
        // Without a batch, and transposed.
        x.select::<0, 0>().conv_options::<Padding<1, 2>>().conv2d(&w);
        x.transpose::<2, 3>().conv_options::<Padding<1>>().conv2d(&w);
        x.flip::<Dims![2]>().conv_options::<Padding<1>>().conv2d(w.transpose::<2, 3>());
    }
    // Seven by seven of three channels, of every second position; more channels than a tile has rows.
    let (x, w) = (
        floats::<Shape![1, 3, 23, 24]>(1),
        floats::<Shape![130, 3, 7, 7]>(2),
    );
    same! { [x w]
        x.conv_options::<(Stride<2>, Padding<3>)>().conv2d(&w);
        x.conv_options::<(Stride<1, 2>, Padding<3>, Dilation<1, 2>)>().conv2d(&w).gelu();
    }
    // One by one, of images whose rows are no multiples of a vector.
    let (x, w) = (
        floats::<Shape![7, 40, 7, 7]>(1),
        floats::<Shape![48, 40, 1, 1]>(2),
    );
    let all = floats::<Shape![1921]>(6);
    same! { [x w all]
        x.conv2d(&w).relu();
        x.conv_options::<Padding<2>>().conv2d(&w);
        // Rows of weights that are not aligned, every second channel, one channel for all.
        x.conv2d(all.slice(s![1..1921]).view::<Shape![48, 40, 1, 1]>());
        x.slice(s![.., .., 0..7;2]).conv_options::<Padding<2>>().conv2d(&w);
        x.narrow::<1, 1, 1>().expand::<Shape![7, 40, 7, 7]>().conv2d(&w);
        x.transpose::<0, 1>().narrow::<0, 3, 7>().narrow::<1, 0, 7>().conv2d(w.narrow::<1, 0, 7>());
    }
    // Five by five with a dilation, in groups, of images of one row.
    let (x, w, b) = (
        floats::<Shape![205, 8, 1, 5]>(1),
        floats::<Shape![32, 4, 5, 5]>(2),
        floats::<Shape![32]>(3),
    );
    same! { [x w b]
        x.conv_options::<(Groups<2>, Padding<4>, Dilation<2>)>().conv2d(w.narrow::<2, 0, 5>()).bias(&b);
    }
    // One dimension.
    let (x, w) = (
        floats::<Shape![5, 24, 120]>(1),
        floats::<Shape![40, 24, 5]>(2),
    );
    same! { [x w]
        x.conv_options::<Padding<2>>().conv1d(&w);
        x.conv_options::<(Stride<2>, Padding<60>, Dilation<3>)>().conv1d(&w).relu();
        x.select::<0, 4>().conv_options::<Padding<160>>().conv1d(&w);
    }
    // Doubles.
    let (x, w) = (
        floats::<Shape![2, 5, 12, 14]>(1).to::<f64>().eval_boxed(),
        floats::<Shape![50, 5, 3, 3]>(2).to::<f64>().eval_boxed(),
    );
    let there = x.cuda().unwrap();
    let there = there
        .conv_options::<Padding<1>>()
        .conv2d(w.cuda().unwrap())
        .eval();
    let here = x.conv_options::<Padding<1>>().conv2d(&w).eval_boxed();
    let there = there.unwrap().to_host().unwrap();
    for (a, b) in here.as_slice().iter().zip(there.as_slice()) {
        assert!((a - b).abs() < 1e-12, "{a} on the host, {b} on the device");
    }
    // The tiles of all sizes.
    macro_rules! sizes {
        ($(
            [$n:literal $per:literal $high:literal $wide:literal] [$made:literal $groups:literal] $tiled:literal;
        )*) => { $( {
            type X = Shape![$n, { $per * $groups }, $high, $wide];
            type W = Shape![{ $made * $groups }, $per, 2, 4];
            let (x, w) = (floats::<X>(1), floats::<W>(2));
            let (nowhere, weight) = (CudaView::<f32, X>::nowhere(), CudaView::<f32, W>::nowhere());
            let e = nowhere.conv_options::<Groups<$groups>>().conv2d(weight);
            assert_eq!(tiled(e.kernel(Target::new(90, 12040)).unwrap().ptx()), $tiled);
            same! { [x w] x.conv_options::<Groups<$groups>>().conv2d(&w); }
        } )* };
    }
    sizes! {
        [1 4 5 7] [66 128] true;
        [1 4 6 7] [33 128] true;
        [1 4 5 9] [17 128] true;
        [70 4 10 17] [36 1] true;
        [9 4 12 15] [16 1] true;
        [9 4 12 15] [15 1] false;
        [9 3 12 15] [16 1] false;
        [9 4 11 14] [16 1] false;
    }
    // Transposed ones, in groups, whose weights are not like a matrix; and those that are.
    let (x, w, v) = (
        floats::<Shape![2, 34, 15, 16]>(1),
        floats::<Shape![34, 20, 3, 2]>(2),
        floats::<Shape![34, 40, 1, 1]>(3),
    );
    let b = floats::<Shape![40]>(4);
    same! { [x w v b]
        x.conv_options::<(Groups<2>, Padding<1>)>().conv_transpose2d(&w).bias(&b).relu();
        x.conv_options::<(Groups<2>, Padding<3, 0>, Dilation<2, 3>)>().conv_transpose2d(&w);
        x.conv_options::<(Groups<2>, Padding<2, 1>)>().conv_transpose2d(w.transpose::<2, 3>());
        x.conv_transpose2d(&v).bias(&b);
        x.conv_options::<Groups<2>>().conv_transpose2d(v.narrow::<1, 3, 20>());
        x.transpose::<2, 3>().conv_options::<(Groups<2>, Stride<2>)>().conv_transpose2d(&w);
        x.select::<0, 1>().flatten::<1, 2>().conv_options::<Padding<4>>()
            .conv_transpose1d(v.select::<3, 0>().expand::<Shape![34, 40, 10]>());
    }
}

#[test]
fn pools() {
    let x = floats::<Shape![2, 3, 9, 10]>(1);
    same! { [x]
        x.max_pool2d::<Kernel<2>>();
        (&x * -2.0).max_pool2d::<(Kernel<3>, Stride<2>, Padding<1>)>() + 1.0;
        x.max_pool2d::<(Kernel<3, 2>, Stride<1>, Dilation<2>)>();
        x.avg_pool2d::<Kernel<3>>();
        x.avg_pool2d::<(Kernel<4>, Stride<3>, Padding<2>)>();
        x.avg_pool2d::<(Kernel<4>, Stride<3>, Padding<2>)>().count_include_pad(false);
        x.avg_pool2d::<(Kernel<2>, CeilMode)>();
        x.avg_pool2d::<Kernel<5>>().divisor_override(7);
        x.select::<0, 1>().max_pool2d::<(Kernel<9, 10>, Stride<1>)>();
        x.select::<0, 0>().avg_pool1d::<(Kernel<3>, Stride<2>, Padding<1>)>();
        x.softmax::<1>().max_pool2d::<Kernel<2>>();
    }
    let x = (&floats::<Shape![3, 12]>(2) * 100.0)
        .to::<i32>()
        .eval_boxed();
    let there = x
        .cuda()
        .unwrap()
        .max_pool1d::<(Kernel<4>, Stride<2>, Padding<1>)>()
        .eval()
        .unwrap();
    let here = x
        .max_pool1d::<(Kernel<4>, Stride<2>, Padding<1>)>()
        .eval_boxed();
    assert_eq!(here.as_slice(), there.to_host().unwrap().as_slice());
}

/// Elements that are the same on the host and on a device.
macro_rules! equal {
    ([$($x:ident)*] $e:expr; $($rest:tt)*) => {
        {
            let here = $e.eval_boxed();
            let there = {
                $( let $x = $x.cuda().unwrap(); )*
                $( let _ = &$x; )*
                $e.eval().unwrap().to_host().unwrap()
            };
            assert_eq!(here.as_slice(), there.as_slice(), "{}", stringify!($e));
        }
        equal! { [$($x)*] $($rest)* }
    };
    ([$($x:ident)*]) => {};
}

#[test]
fn transposed_convolutions() {
    let (x, w, b) = (
        floats::<Shape![2, 6, 5, 4]>(1),
        floats::<Shape![6, 4, 3, 2]>(2),
        floats::<Shape![4]>(3),
    );
    same! { [x w b]
        x.conv_transpose2d(&w);
        x.conv_transpose2d(&w).bias(&b).relu() * 2.0;
        x.select::<0, 1>().conv_transpose2d(&w).bias(&b);
        x.conv_options::<(Stride<2>, Padding<1>)>().conv_transpose2d(&w).bias(&b);
        x.conv_options::<(Stride<3, 2>, Padding<0, 1>, OutputPadding<1>, Dilation<2, 1>)>().conv_transpose2d(&w);
        x.transpose::<2, 3>().conv_options::<Stride<2>>().conv_transpose2d(w.transpose::<2, 3>()).gelu();
        (&x * 0.5).conv_transpose2d(&w * 2.0).bias(&b + 1.0);
        x.conv_transpose2d(&w).bias(&b).softmax::<1>();
    }
    // Groups of three and of six channels, which are unrolled and not.
    let (x, w) = (floats::<Shape![3, 12, 7]>(1), floats::<Shape![12, 2, 5]>(2));
    same! { [x w]
        x.conv_options::<(Groups<4>, Padding<2>)>().conv_transpose1d(&w);
        x.select::<0, 2>().conv_options::<(Groups<2>, Stride<3>)>().conv_transpose1d(&w);
    }
    // A window of more taps than are written one after another.
    let (x, w) = (
        floats::<Shape![1, 2, 3, 3]>(1),
        floats::<Shape![2, 3, 6, 5]>(2),
    );
    same! { [x w] x.conv_transpose2d(&w); x.conv_options::<(Stride<2>, Padding<2>)>().conv_transpose2d(&w); }
}

#[test]
fn adaptive_pools() {
    let x = floats::<Shape![2, 3, 9, 10]>(1);
    same! { [x]
        x.adaptive_avg_pool2d::<1, 1>();
        x.adaptive_avg_pool2d::<3, 5>();
        x.adaptive_avg_pool2d::<4, 3>() * 2.0;
        x.adaptive_avg_pool2d::<12, 7>();
        (x.select::<0, 1>() * -2.0).adaptive_avg_pool2d::<2, 9>();
        x.select::<0, 1>().adaptive_avg_pool1d::<4>();
        x.softmax::<1>().adaptive_avg_pool2d::<2, 2>();
    }
    equal! { [x]
        x.adaptive_max_pool2d::<1, 1>();
        x.adaptive_max_pool2d::<4, 3>();
        x.transpose::<2, 3>().adaptive_max_pool2d::<4, 3>();
        x.select::<0, 1>().adaptive_max_pool1d::<7>();
    }
}

#[test]
fn places_of_the_largest() {
    let mut x = (&floats::<Shape![2, 3, 9, 10]>(1) * 4.0)
        .round()
        .eval_boxed();
    for at in [7, 61, 62, 300] {
        x.as_mut_slice()[at] = f32::NAN;
    }
    x.as_mut_slice()[200..216].fill(f32::NEG_INFINITY);
    equal! { [x]
        x.max_pool2d::<Kernel<2>>().indices();
        x.max_pool2d::<(Kernel<3>, Stride<2>, Padding<1>)>().indices();
        x.max_pool2d::<(Kernel<3, 2>, Stride<1>, Dilation<2>)>().indices();
        x.select::<0, 1>().max_pool1d::<(Kernel<4>, Padding<2>)>().indices();
    }
}

#[test]
fn interpolation() {
    let x = floats::<Shape![2, 3, 6, 7]>(1);
    equal! { [x]
        x.interpolate_nearest::<12, 14>();
        x.interpolate_nearest::<5, 9>();
        x.transpose::<2, 3>().interpolate_nearest::<3, 20>();
        x.select::<0, 1>().interpolate_nearest::<1, 1>();
    }
    same! { [x]
        x.interpolate_bilinear::<12, 14>();
        x.interpolate_bilinear::<5, 9>().relu();
        x.interpolate_bilinear::<12, 14>().align_corners();
        x.interpolate_bilinear::<1, 3>().align_corners();
        (x.select::<0, 1>() * 2.0).interpolate_bilinear::<3, 20>();
    }
    // The nearest of doubles is located as PyTorch does it.
    let x = floats::<Shape![1, 1, 37]>(2).to::<f64>().eval_boxed();
    equal! { [x] x.interpolate_nearest::<1, 111>(); x.interpolate_nearest::<3, 29>(); }
    let there = x
        .cuda()
        .unwrap()
        .interpolate_bilinear::<1, 50>()
        .eval()
        .unwrap();
    let here = x.interpolate_bilinear::<1, 50>().eval_boxed();
    for (a, b) in here
        .as_slice()
        .iter()
        .zip(there.to_host().unwrap().as_slice())
    {
        assert!((a - b).abs() < 1e-12, "{a} on the host, {b} on the device");
    }
}

#[test]
fn norms_of_groups() {
    let x = floats::<Shape![3, 6, 5, 7]>(1);
    let (w, b) = (floats::<Shape![6]>(2), floats::<Shape![6]>(3));
    same! { [x w b]
        x.group_norm::<2>(1e-5);
        x.group_norm::<3>(1e-5).weight(&w).bias(&b).relu();
        x.group_norm::<1>(1e-5).bias(&b);
        (x.transpose::<2, 3>() * 3.0).group_norm::<2>(1e-3).weight(&w);
        x.instance_norm(1e-5);
        x.instance_norm(1e-5).weight(&w).bias(&b + 1.0);
        x.batch_norm_training(1e-5);
        x.batch_norm_training(1e-5).weight(&w).bias(&b).relu();
    }
    let (x, w) = (floats::<Shape![40, 6]>(1), floats::<Shape![6]>(2));
    same! { [x w]
        x.group_norm::<3>(1e-5).weight(&w);
        x.batch_norm_training(1e-5).weight(&w);
        x.t().group_norm::<8>(1e-5);
    }
    // Rows of more elements than a block has threads, and of few.
    let (x, w) = (floats::<Shape![2, 4, 300]>(1), floats::<Shape![4]>(2));
    same! { [x w] x.group_norm::<2>(1e-5).weight(&w); x.instance_norm(1e-5); x.batch_norm_training(1e-5); }
    // A block for 8 adjacent channels, whose elements are adjacent.
    let x = CudaView::<f32, Shape![4096, 64]>::nowhere();
    let kernel = x
        .batch_norm_training(1e-5)
        .kernel(stridewise::cuda::Target::new(90, 12040));
    assert_eq!(kernel.unwrap().grid().0, 8);
}

#[test]
fn running_sums() {
    // Short lines, of one thread each; lines of a part of a block, of a block and more, and along another dimension.
    let (a, b, c) = (
        floats::<Shape![40, 20]>(1),
        floats::<Shape![3, 100]>(2),
        floats::<Shape![2, 700]>(3),
    );
    same! { [a b c]
        a.cumsum::<1>();
        a.cumsum::<0>() * 2.0;
        b.cumsum::<1>();
        (&b + 1.0).cumsum::<0>();
        c.cumsum::<1>();
        c.t().cumsum::<0>();
        c.narrow::<1, 3, 600>().cumsum::<-1>().softmax::<1>();
        (&a + 1.0).cumprod::<1>();
        (&c * 0.1 + 1.0).cumprod::<1>();
    }
    // Lines that many threads read next to each other.
    let d = floats::<Shape![50, 70, 24]>(4);
    same! { [d] d.cumsum::<1>(); d.cumsum::<0>(); d.cumsum::<2>(); }
    let i = (&floats::<Shape![3, 1000]>(5) * 100.0)
        .to::<i32>()
        .eval_boxed();
    let wide = i.to::<i64>().eval_boxed();
    equal! { [i wide] i.cumsum::<1>(); i.cumsum::<0>(); i.cumprod::<1>(); wide.cumsum::<1>(); }
}

// Sums are compensated on a device as well: a plain sum of these would lose the small terms.
#[test]
fn running_sums_are_compensated() {
    let mut x = BoxedTensor::<f32, Shape![1000]>::full(1.0);
    x.as_mut_slice()[0] = 2f32.powi(26);
    x.as_mut_slice()[700] = -(2f32.powi(26));
    equal! { [x] x.cumsum::<0>(); }
    // Infinities stay, and their difference is NaN.
    x.as_mut_slice()[300] = f32::INFINITY;
    x.as_mut_slice()[800] = f32::NEG_INFINITY;
    let y = x
        .cuda()
        .unwrap()
        .cumsum::<0>()
        .eval()
        .unwrap()
        .to_host()
        .unwrap();
    assert!(y[[299]].is_finite() && y[[300]] == f32::INFINITY && y[[799]] == f32::INFINITY);
    assert!(y[[800]].is_nan() && y[[999]].is_nan());
}

#[test]
fn attention() {
    let (q, k, v) = (
        floats::<Shape![2, 3, 5, 8]>(1),
        floats::<Shape![2, 3, 20, 8]>(2),
        floats::<Shape![2, 3, 20, 6]>(3),
    );
    let m = floats::<Shape![5, 20]>(4);
    same! { [q k v m]
        q.scaled_dot_product_attention(&k, &v);
        q.scaled_dot_product_attention(&k, &v).causal().scale(0.25);
        q.scaled_dot_product_attention(&k, &v).mask(&m);
        // Which key is which is no matter of strides.
        q.narrow::<2, 0, 1>().expand::<Shape![2, 3, 5, 8]>()
            .scaled_dot_product_attention(k.narrow::<2, 0, 1>().expand::<Shape![2, 3, 20, 8]>(), &v)
            .causal();
        // Queries that no key takes part in give 0.
        (&q * 2.0).scaled_dot_product_attention(&k, &v).mask(m.gt(0.9)) + 1.0;
    }
}

#[test]
fn losses() {
    let (x, y) = (floats::<Shape![9, 12]>(1), floats::<Shape![9, 12]>(2));
    let p = x.abs().clamp(0.0, 1.0).eval_boxed();
    let q = (y.abs() * 0.9).eval_boxed();
    same! { [x y p q]
        x.mse_loss(&y);
        x.l1_loss(&y).mean_dim::<1>();
        x.huber_loss(&y, 0.7);
        x.smooth_l1_loss(&y, 0.7);
        p.log().clamp(-50.0, 0.0).kl_div(q.relu());
        x.kl_div_log_target(&y);
        p.binary_cross_entropy(&q);
        (&x * 20.0).binary_cross_entropy_with_logits(&q);
        (&x * 20.0).binary_cross_entropy_with_logits(&q).pos_weight(&p);
    }
}

#[test]
fn products_without_sums() {
    let (x, y) = (floats::<Shape![7]>(1), floats::<Shape![12]>(2));
    let (a, b) = (floats::<Shape![3, 1, 4]>(3), floats::<Shape![2, 5]>(4));
    let (c, d) = (floats::<Shape![6, 3]>(5), floats::<Shape![1, 3]>(6));
    same! { [x y a b c d]
        x.outer(&y);
        (&x * 2.0).outer(y.flip::<Dims![0]>()).relu() + 1.0;
        a.kron(&b);
        b.kron(&a) - 1.0;
        x.kron(&b);
        c.cross(&d);
        (&c + 1.0).cross(&c).sum_dim::<1>();
    }
}

#[test]
fn norms_and_layers() {
    let (x, w, b) = (
        floats::<Shape![3, 4, 6]>(1),
        floats::<Shape![6]>(2),
        floats::<Shape![6]>(3),
    );
    let (weight, c) = (floats::<Shape![20, 6]>(4), floats::<Shape![4]>(5));
    let one = (floats::<Shape![1]>(7).abs() + 0.1).eval_boxed();
    let t = (floats::<Shape![4]>(6).abs() + 0.1).eval_boxed();
    same! { [x w b weight c t one]
        x.layer_norm::<Shape![6]>(1e-5).weight(&w).bias(&b);
        x.layer_norm::<Shape![6]>(1e-5).bias(&b * 2.0);
        x.rms_norm::<Shape![6]>(1e-5).weight(&w);
        x.layer_norm::<Shape![4, 6]>(1e-5).weight(&w.unsqueeze::<0>().expand::<Shape![4, 6]>());
        x.batch_norm(&c, &t, 1e-5);
        x.batch_norm(&c, &t, 1e-5).weight(&t).bias(&c + 1.0).relu();
        // One variance, and a weight for each channel: a thread has several channels.
        x.select::<1, 0>().batch_norm(&w, one.expand::<Shape![6]>(), 1e-5).weight(&b);
        x.linear(&weight);
        x.select::<1, 0>().linear(&weight).relu();
        x.select::<1, 0>().select::<0, 0>().linear(weight.narrow::<0, 1, 3>());
        // Kernels on either side of elementwise operations.
        &x - x.mean_dim_keepdim::<2>();
        (x.softmax::<2>() + x.sum_dim_keepdim::<1>()).square().amax_dim::<0>();
        x.linear(&weight).softmax::<2>().mean_dims::<Dims![0, 1]>();
    }
}

/// Written where the caller says, of any strides.
#[test]
fn results_of_the_caller() {
    let x = floats::<Shape![6, 10]>(1);
    let there = x.cuda().unwrap();
    let mut out = Tensor::<f32, Shape![10, 12]>::zeros().cuda().unwrap();
    there
        .softmax::<1>()
        .eval_into(&mut out.as_view_mut().narrow::<1, 1, 6>().t())
        .unwrap();
    let mut sums = Tensor::<f32, Shape![10, 3]>::zeros().cuda().unwrap();
    there
        .sum_dim::<0>()
        .eval_into(&mut sums.as_view_mut().select::<1, 2>())
        .unwrap();
    there
        .mean_dim_keepdim::<0>()
        .eval_into(&mut sums.as_view_mut().narrow::<1, 1, 1>().t())
        .unwrap();
    let mut values = Tensor::<f32, Shape![6, 2]>::zeros().cuda().unwrap();
    let mut places = Tensor::<usize, Shape![6]>::zeros().cuda().unwrap();
    there
        .min_dim::<1>()
        .eval_into((&mut values.as_view_mut().select::<1, 1>(), &mut places))
        .unwrap();
    let (out, sums) = (out.to_host().unwrap(), sums.to_host().unwrap());
    near(
        &x.softmax::<1>().eval_boxed(),
        &out.narrow::<1, 1, 6>().t().eval_boxed(),
        "softmax",
    );
    near(
        &x.sum_dim::<0>().eval_boxed(),
        &sums.select::<1, 2>().eval_boxed(),
        "sums",
    );
    near(
        &x.mean_dim::<0>().eval_boxed(),
        &sums.select::<1, 1>().eval_boxed(),
        "means",
    );
    let (least, at) = x.min_dim::<1>().eval();
    assert_eq!(values.to_host().unwrap().select::<1, 1>(), least);
    assert_eq!(places.to_host().unwrap(), at);
}

/// A kernel writes each element of its node once: what is copied to more elements is broadcast.
#[test]
fn what_is_copied_is_broadcast() {
    macro_rules! copied {
        ($(<$T:ty, $Sh:ty> [$($x:ident)*] $e:expr;)*) => { $( {
            let mut here = BoxedTensor::<$T, $Sh>::full(<$T>::default());
            here.copy_($e);
            let mut out = BoxedTensor::<$T, $Sh>::full(<$T>::default()).cuda().unwrap();
            {
                $( let $x = $x.cuda().unwrap(); )*
                $( let _ = &$x; )*
                out.copy_($e).unwrap();
            }
            let there = out.to_host().unwrap();
            near(&here.to::<f32>().eval_boxed(), &there.to::<f32>().eval_boxed(), stringify!($e));
        } )* };
    }
    let (x, row) = (floats::<Shape![4, 8]>(1), floats::<Shape![1, 8]>(2));
    let (image, w) = (floats::<Shape![1, 4, 3]>(3), floats::<Shape![8]>(4));
    copied! {
        <f32, Shape![4, 8]> [x] x.sum_dim::<0>();
        <f32, Shape![3, 1, 8]> [x] x.amax_dim_keepdim::<0>();
        <f32, Shape![4, 8]> [x] x.mean_dims_keepdim::<Dims![0, 1]>();
        <usize, Shape![4, 8]> [x] x.argmax_dim::<0>();
        <bool, Shape![4, 8]> [x] x.gt(0.5).any_dim::<0>();
        <f32, Shape![4, 8]> [row] row.cumsum::<1>();
        <f32, Shape![4, 8]> [row] row.softmax::<1>();
        <f32, Shape![2, 4, 8]> [x] x.log_softmax::<1>();
        <f32, Shape![4, 8]> [row w] row.layer_norm::<Shape![8]>(1e-5).weight(&w);
        <f32, Shape![4, 8]> [row] row.rms_norm::<Shape![8]>(1e-5);
        <f32, Shape![2, 4, 3]> [image] image.group_norm::<2>(1e-5);
        <f32, Shape![2, 4, 3]> [image] image.instance_norm(1e-5);
        <f32, Shape![2, 4, 3]> [image] image.batch_norm_training(1e-5);
        // Parts of a kernel.
        <f32, Shape![3, 4, 4]> [x] x.mm(x.t());
        <f32, Shape![4, 8]> [row] row.flip::<Dims![1]>() * 2.0;
        <f32, Shape![4, 8]> [x] x.amax_dim::<0>() - x.sum_dim::<0>();
        // Of as many elements.
        <f32, Shape![1, 4]> [x] x.sum_dim::<1>();
    }
    // Into a view whose elements are apart.
    let x = Tensor::<f32, Shape![40, 8]>::ones().cuda().unwrap();
    let mut out = Tensor::<f32, Shape![5, 40]>::zeros().cuda().unwrap();
    out.as_view_mut()
        .transpose::<0, 1>()
        .copy_(x.sum_dim_keepdim::<1>())
        .unwrap();
    assert_eq!(out.to_host().unwrap().as_slice(), [8.0; 200]);
}
