//! Large evaluations, reductions, products, convolutions and norms: on several threads the same bits as on one, and
//! what comes out is what a loop over the elements makes.
//!
//! Without feature `rayon` the second half is tested.

use stridewise::prelude::*;

type Large = Shape![700, 1024];

fn numbers() -> BoxedTensor<f32, Large> {
    let mut state = 1u32;
    let mut x = BoxedTensor::<f32, Large>::zeros();
    x.apply_(|_| 0.0);
    let cells = x.as_mut_slice();
    for e in cells {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        *e = (state >> 8) as f32 / 1e6 - 8.0;
    }
    x
}

/// Long lanes, with equal elements, are sorted as the standard library does.
fn long_lanes_are_sorted(x: TensorView<f32, Large>) {
    type Line = Shape![150_000];
    macro_rules! check {
        ($($T:ident |$x:ident, $i:ident| $e:expr;)*) => { $({
            let a = BoxedTensor::<$T, Line>::from_fn(|[$i]| {
                let $x = x[[$i / 1024, $i % 1024]];
                $e
            });
            let key = |i: &usize| a.as_slice()[*i];
            let mut wanted: Vec<usize> = (0..150_000).collect();
            wanted.sort_by(|i, j| key(i).partial_cmp(&key(j)).unwrap());
            let (values, places) = a.sort::<0>().eval_boxed();
            assert_eq!(places.as_slice(), wanted, stringify!($T));
            assert!(values.as_slice().iter().zip(&wanted).all(|(x, i)| *x == key(i)));
            // Equal elements keep their order.
            wanted.sort_by(|i, j| key(j).partial_cmp(&key(i)).unwrap().then(i.cmp(j)));
            let places = a.argsort_descending::<0>().eval_boxed();
            assert_eq!(places.as_slice(), wanted, "{}, descending", stringify!($T));
        })* };
    }
    check! {
        f32 |x, i| if i % 7 == 0 { -0.0 } else { (x * 1e4).round() };
        f64 |x, i| f64::from(x) * (i % 3) as f64;
        i32 |x, _i| (x * 1e4) as i32;
        i64 |x, i| (f64::from(x) * 1e4) as i64 * (1 + ((i % 2) << 40) as i64);
        u8 |x, _i| (x.abs() * 16.0) as u8;
        i16 |x, i| if i == 99_999 { i16::MAX } else { x as i16 };
    }
}

/// All bits of what many operations make of `x`.
fn bits(x: TensorView<f32, Large>) -> Vec<u64> {
    let mut all = Vec::new();
    let mut take = |x: &[f32]| {
        let sum = x.iter().fold(0u64, |sum, x| {
            sum.wrapping_mul(31).wrapping_add(x.to_bits() as u64)
        });
        all.push(sum);
    };
    take((x * 2.0 + x.exp()).eval_boxed().as_slice());
    take(x.t().eval_boxed().as_slice());
    take((x.t() + 1.0).eval_boxed().as_slice());
    let other = x.t().eval_boxed();
    take((x - other.t()).eval_boxed().as_slice());
    take((x.lazy() + x.select::<0, 3>()).eval_boxed().as_slice());
    let mut y = x.eval_boxed();
    y.mul_(x).add_(1.5);
    take(y.as_slice());
    take(&[
        x.sum(),
        x.mean(),
        x.var(),
        x.std(),
        x.norm(),
        x.logsumexp(),
        x.max(),
        x.min(),
    ]);
    take(&[x.t().sum(), x.t().var(), x.t().max()]);
    take(x.sum_dim::<0>().eval().as_slice());
    take(x.sum_dim::<1>().eval().as_slice());
    take(x.var_dim::<0>().eval().as_slice());
    take(x.amax_dim::<1>().eval().as_slice());
    take(x.slice(s![.., 0..1001]).sum_dim::<0>().eval().as_slice());
    take(x.cumsum::<0>().eval_boxed().as_slice());
    // Products: split along rows, columns and batches, of factors in memory and of computed ones.
    let (a, b) = (x.slice(s![0..200, 0..128]), x.slice(s![0..160, 200..328]));
    let wide = BoxedTensor::<f32, Shape![128, 640]>::from_fn(|[i, j]| x[[j, i]]);
    take(a.mm(b.t()).eval_boxed().as_slice());
    take(
        (a * 2.0)
            .mm(b.narrow::<0, 0, 100>().t())
            .eval_boxed()
            .as_slice(),
    );
    take(
        a.narrow::<0, 0, 30>()
            .mm(wide.as_view())
            .eval_boxed()
            .as_slice(),
    );
    let mut into = BoxedTensor::<f32, Shape![160, 200]>::zeros();
    a.mm(b.t()).eval_into(&mut into.as_view_mut().t());
    take(into.as_slice());
    take(x.mv(x.select::<0, 5>()).eval().as_slice());
    take(x.t().mv(x.select::<1, 5>()).eval().as_slice());
    take(
        x.select::<0, 5>()
            .outer(x.select::<1, 5>())
            .eval_boxed()
            .as_slice(),
    );
    let batches = x.view::<Shape![11_200, 8, 8]>();
    take(batches.bmm(batches).eval_boxed().as_slice());
    take(
        einsum!("bij,bkj->bik", batches, batches)
            .eval_boxed()
            .as_slice(),
    );
    let bytes = x.to::<i32>().eval_boxed();
    let bytes = bytes.as_view();
    let (a, b) = (
        bytes.slice(s![0..200, 0..128]),
        bytes.slice(s![0..160, 200..328]),
    );
    all.extend(
        a.mm(b.t())
            .eval_boxed()
            .as_slice()
            .iter()
            .map(|&i| i as u64),
    );
    let mut take = |x: &[f32]| {
        let sum = x.iter().fold(0u64, |sum, x| {
            sum.wrapping_mul(31).wrapping_add(x.to_bits() as u64)
        });
        all.push(sum);
    };
    // Convolutions: split along rows, and along channels where there is one row.
    let flat = x.view::<Shape![716_800]>();
    let image = flat.slice(s![7000..32_600]).view::<Shape![1, 16, 40, 40]>();
    let kernels = flat.slice(s![100..7012]).view::<Shape![48, 16, 3, 3]>();
    let bias = x.select::<0, 9>().narrow::<0, 0, 48>();
    take(image.conv2d(kernels).bias(bias).eval_boxed().as_slice());
    take(
        image
            .conv_options::<(Stride<2>, Padding<1>)>()
            .conv2d(kernels)
            .eval_boxed()
            .as_slice(),
    );
    let points = flat.slice(s![0..768]).view::<Shape![48, 16, 1, 1]>();
    take(
        flat.slice(s![7000..109_400])
            .view::<Shape![2, 16, 40, 80]>()
            .conv2d(points)
            .eval_boxed()
            .as_slice(),
    );
    let signal = flat.slice(s![7000..32_600]).view::<Shape![16, 1600]>();
    let kernels = flat.slice(s![100..7012]).view::<Shape![48, 16, 9]>();
    take(
        signal
            .conv_options::<Padding<4>>()
            .conv1d(kernels)
            .eval_boxed()
            .as_slice(),
    );
    let kernels = flat.slice(s![100..7012]).view::<Shape![96, 8, 9]>();
    take(
        signal
            .conv_options::<Groups<2>>()
            .conv1d(kernels)
            .eval_boxed()
            .as_slice(),
    );
    // Norms: split along what each of them is of.
    let (w, b) = (x.select::<0, 7>(), x.select::<0, 8>());
    take(x.softmax::<0>().eval_boxed().as_slice());
    take(x.softmax::<1>().eval_boxed().as_slice());
    take(x.t().log_softmax::<0>().eval_boxed().as_slice());
    take(x.t().log_softmax::<1>().eval_boxed().as_slice());
    take(x.layer_norm::<Shape![1024]>(1e-5).eval_boxed().as_slice());
    take(
        x.layer_norm::<Shape![1024]>(1e-5)
            .weight(w)
            .bias(b)
            .eval_boxed()
            .as_slice(),
    );
    take(
        x.t()
            .layer_norm::<Shape![700]>(1e-5)
            .eval_boxed()
            .as_slice(),
    );
    take(
        x.rms_norm::<Shape![1024]>(1e-5)
            .weight(w)
            .eval_boxed()
            .as_slice(),
    );
    let planes = x.view::<Shape![7, 100, 32, 32]>();
    let (w, b) = (w.narrow::<0, 0, 100>(), b.narrow::<0, 0, 100>());
    take(planes.instance_norm(1e-5).eval_boxed().as_slice());
    take(
        planes
            .group_norm::<10>(1e-5)
            .weight(w)
            .bias(b)
            .eval_boxed()
            .as_slice(),
    );
    take(
        planes
            .transpose::<1, 2>()
            .group_norm::<8>(1e-5)
            .eval_boxed()
            .as_slice(),
    );
    let var = w.abs().eval();
    take(
        planes
            .batch_norm(b, &var, 1e-5)
            .weight(w)
            .eval_boxed()
            .as_slice(),
    );
    let swapped = planes.transpose::<1, 3>().eval_boxed();
    take(
        swapped
            .transpose::<1, 3>()
            .batch_norm(b, &var, 1e-5)
            .eval_boxed()
            .as_slice(),
    );
    all.push(x.argmax() as u64);
    all.push(x.t().argmin() as u64);
    all.extend(
        x.argmax_dim::<0>()
            .eval()
            .as_slice()
            .iter()
            .map(|&i| i as u64),
    );
    all
}

/// As `bits`, of what is worked out row by row or lane by lane, and of sums of products.
fn more_bits(x: TensorView<f32, Large>) -> Vec<u64> {
    let mut all = Vec::new();
    let mut take = |x: &[f32]| {
        let sum = x.iter().fold(0u64, |sum, x| {
            sum.wrapping_mul(31).wrapping_add(x.to_bits() as u64)
        });
        all.push(sum);
    };
    let flat = x.view::<Shape![716_800]>();
    let (a, b) = (flat.slice(s![0..600_001]), flat.slice(s![116_799..716_800]));
    let apart = b.flip::<Dims![0]>().eval_boxed();
    take(&[
        a.dot(b),
        (a.lazy() * 2.0).dot(b),
        b.dot(apart.as_view().lazy() - 1.0),
        x.t().select::<1, 0>().dot(x.select::<0, 1>()),
        a.slice(s![..;2]).dot(b.slice(s![..;2])),
        a.dist(b),
        a.norm_with(3.0),
    ]);
    // Products whose last part would be a single row or column, which another kernel computes.
    let (rows, columns) = (x.slice(s![0..257, 0..128]), x.slice(s![257..385, 0..128]));
    take(rows.mm(columns).eval_boxed().as_slice());
    take(columns.mm(rows.t()).eval_boxed().as_slice());
    take((rows * 2.0).mm(columns).eval_boxed().as_slice());
    take(rows.mm(columns * 2.0).eval_boxed().as_slice());
    let zeros = BoxedTensor::<f32, Shape![641]>::full(-0.0);
    let line = x.select::<0, 1>().narrow::<0, 0, 513>();
    take(zeros.outer(line).eval_boxed().as_slice());
    // Parts of few rows, which a product with a vector computes by fours.
    let long = x.view::<Shape![70, 10_240]>();
    take(long.mv(long.select::<0, 3>()).eval().as_slice());
    take(
        long.t()
            .mv(x.t().select::<0, 3>().narrow::<0, 0, 70>())
            .eval_boxed()
            .as_slice(),
    );
    take(&[a.double().dot(b.double()) as f32]);
    let (long, longer) = (a.double().eval_boxed(), b.double().eval_boxed());
    take(&[long.dot(&longer) as f32]);
    let images = flat.view::<Shape![7, 25, 64, 64]>();
    type WindowRule = (Kernel<3>, Stride<2>, Padding<1>);
    take(images.max_pool2d::<WindowRule>().eval_boxed().as_slice());
    take(images.avg_pool2d::<WindowRule>().eval_boxed().as_slice());
    let places = images.max_pool2d::<WindowRule>().indices().eval_boxed();
    take(places.float().eval_boxed().as_slice());
    take(images.adaptive_avg_pool2d::<5, 7>().eval_boxed().as_slice());
    take(images.adaptive_max_pool2d::<1, 1>().eval_boxed().as_slice());
    take(
        images
            .interpolate_nearest::<50, 70>()
            .eval_boxed()
            .as_slice(),
    );
    take(
        images
            .interpolate_bilinear::<50, 70>()
            .eval_boxed()
            .as_slice(),
    );
    let mut into = BoxedTensor::<f32, Shape![7, 25, 32, 32]>::zeros();
    let mut turned = BoxedTensor::<f32, Shape![32, 32, 25, 7]>::zeros();
    images.max_pool2d::<WindowRule>().eval_into(&mut into);
    images
        .max_pool2d::<WindowRule>()
        .eval_into(&mut turned.as_view_mut().permute::<Dims![3, 2, 1, 0]>());
    assert_eq!(into, turned.permute::<Dims![3, 2, 1, 0]>().eval_boxed());
    let small = flat.slice(s![0..40_960]).view::<Shape![2, 20, 32, 32]>();
    let weights = flat.slice(s![900..3600]).view::<Shape![20, 15, 3, 3]>();
    let bias = flat.slice(s![5..20]);
    type Apart = (Stride<2>, Padding<1>);
    let spread = small.conv_options::<Apart>().conv_transpose2d(weights);
    take(spread.bias(bias).eval_boxed().as_slice());
    let signal = flat.slice(s![0..20_000]).view::<Shape![20, 1000]>();
    let weights = flat.slice(s![900..2400]).view::<Shape![20, 15, 5]>();
    take(signal.conv_transpose1d(weights).eval_boxed().as_slice());
    let heads = flat.slice(s![0..32_768]).view::<Shape![2, 4, 128, 32]>() * 0.1;
    let heads = heads.eval_boxed();
    let heads = heads.as_view();
    let attention = || heads.scaled_dot_product_attention(heads, heads);
    take(attention().eval_boxed().as_slice());
    take(attention().causal().eval_boxed().as_slice());
    let mask = flat.slice(s![0..16_384]).view::<Shape![128, 128]>();
    take(attention().mask(mask).eval_boxed().as_slice());
    let mask = mask.gt(0.0).eval_boxed();
    take(attention().mask(&mask).eval_boxed().as_slice());
    let few = x.narrow::<0, 0, 150>();
    take(few.cumsum::<1>().eval_boxed().as_slice());
    take(few.cumprod::<0>().eval_boxed().as_slice());
    take(few.logcumsumexp::<1>().eval_boxed().as_slice());
    for (values, places) in [
        few.cummax::<0>().eval_boxed(),
        few.cummin::<1>().eval_boxed(),
        few.sort::<1>().eval_boxed(),
        few.sort_descending::<0>().eval_boxed(),
    ] {
        take(values.as_slice());
        take(places.float().eval_boxed().as_slice());
    }
    take(few.topk::<5, 1>().eval_boxed().0.as_slice());
    // One long lane.
    let (values, places) = flat.sort_descending::<0>().eval_boxed();
    take(values.as_slice());
    take(places.float().eval_boxed().as_slice());
    let bytes = flat.remainder(200.0).to::<u8>().eval_boxed();
    let places = bytes.argsort::<0>().float().eval_boxed();
    take(places.as_slice());
    let turned = x.flip::<Dims![0, 1]>();
    take(turned.eval_boxed().as_slice());
    take(&[turned.sum(), x.roll::<1>(5).max()]);
    take((x.tril(3) + x.triu(-2)).eval_boxed().as_slice());
    take((x, turned).cat::<0>().eval_boxed().as_slice());
    take(x.pad::<Shape![1, 2, 3, 4]>(7.0).eval_boxed().as_slice());
    let which = Tensor::<i64, Shape![700]>::from_fn(|[i]| (i * 37 % 700) as i64);
    let rows = x.index_select::<0>(&which).unwrap();
    take((rows * 2.0).eval_boxed().as_slice());
    all
}

#[cfg(feature = "rayon")]
#[test]
fn rows_lanes_and_dots_are_the_same_bits_for_any_number_of_threads() {
    let _one = ONE.lock().unwrap();
    let x = numbers();
    set_num_threads(1);
    let alone = more_bits(x.as_view());
    for threads in [2, 3] {
        set_num_threads(threads);
        assert!(more_bits(x.as_view()) == alone, "{threads} threads");
    }
    let within = rayon::join(|| more_bits(x.as_view()), || more_bits(x.as_view()));
    assert!(within.0 == alone && within.1 == alone);
}

/// Parts of some columns, or rows, by few rows: the inner size is above the blocks of products of short sides.
#[test]
fn layers_of_few_rows_are_the_same_bits_for_any_number_of_threads() {
    let _one = ONE.lock().unwrap();
    macro_rules! check {
        ($([$b:literal, $i:literal, $o:literal])*) => { $({
            let x = (BoxedTensor::<f32, Shape![$b, $i]>::arange() * 0.7).sin().eval_boxed();
            let w = (BoxedTensor::<f32, Shape![$o, $i]>::arange() * 1.3).cos().eval_boxed();
            let turned = w.t().eval_boxed();
            let both = || (x.linear(&w).eval_boxed(), x.mm(&turned).eval_boxed(), w.mm(x.t()).eval_boxed());
            set_num_threads(1);
            let alone = both();
            for threads in [2, 3, 4] {
                set_num_threads(threads);
                assert!(both() == alone, "{} rows of {}, {threads} threads", $b, $i);
            }
        })* };
    }
    check! {
        [32, 784, 128] [64, 784, 192] [40, 1030, 130] [9, 3072, 200] [70, 784, 128]
        [200, 784, 136] [512, 256, 264] [8, 64, 4224]
    }
}

/// The few channels of an image are not the parts: each part has some pixels of all channels.
#[cfg(feature = "rayon")]
#[test]
fn images_of_few_channels_are_the_same_bits_for_any_number_of_threads() {
    let _one = ONE.lock().unwrap();
    type Image = Shape![3, 300, 401];
    let x = (BoxedTensor::<f32, Image>::arange() * 0.37)
        .sin()
        .eval_boxed();
    let scale = tensor![[[0.5]], [[0.25]], [[2.0]]];
    let pixels = x.permute::<Dims![1, 2, 0]>();
    let flat = x.view::<Shape![3, 120_300]>();
    let all = || {
        (
            ((&x - &scale) / &scale).eval_boxed(),
            (&x * &scale).exp().eval_boxed(),
            pixels.eval_boxed(),
            (pixels + 1.0).eval_boxed(),
            pixels.eval_boxed().permute::<Dims![2, 0, 1]>().eval_boxed(),
            flat.roll::<1>(7).eval_boxed(),
            (flat.flip::<Dims![1]>(), flat.flip::<Dims![0]>())
                .0
                .eval_boxed(),
            flat.t().eval_boxed(),
            (flat, flat).cat::<1>().eval_boxed(),
            flat.tril(100).eval_boxed(),
        )
    };
    set_num_threads(1);
    let alone = all();
    for (i, (x, y)) in alone.1.iter().zip(x.iter()).enumerate() {
        let scale = [0.5, 0.25, 2.0][i / 120_300];
        assert!((x - (y * scale).exp()).abs() <= 1e-6 * x, "{i}: {x}");
    }
    for threads in [2, 3, 8] {
        set_num_threads(threads);
        assert!(all() == alone, "{threads} threads");
    }
}

/// A row of a matrix is computed by parts of its columns, of which the last one has few, or would have one.
#[cfg(feature = "rayon")]
#[test]
fn rows_times_matrices_are_the_same_bits_for_any_number_of_threads() {
    let _one = ONE.lock().unwrap();
    macro_rules! check {
        ($([$i:literal, $o:literal])*) => { $({
            let v = (BoxedTensor::<f32, Shape![$i]>::arange() * 0.7).sin().eval_boxed();
            let w = (BoxedTensor::<f32, Shape![$i, $o]>::arange() * 1.3).cos().eval_boxed();
            let both = || (v.matmul(&w).eval_boxed(), w.t().mv(&v).eval_boxed());
            set_num_threads(1);
            let alone = both();
            for threads in [2, 3, 4] {
                set_num_threads(threads);
                assert!(both() == alone, "[{}, {}], {threads} threads", $i, $o);
            }
        })* };
    }
    check! { [4096, 1000] [1024, 1025] [2048, 100] [9000, 40] }
}

#[test]
fn rows_and_lanes_of_many_are_those_of_few() {
    // Each image, head or row for itself is too little work to be split.
    let x = numbers();
    let x = x.as_view();
    let images = x.view::<Shape![175, 64, 64]>();
    type WindowRule = (Kernel<3>, Stride<2>, Padding<1>);
    let (most, mean) = (
        images.max_pool2d::<WindowRule>().eval_boxed(),
        images.avg_pool2d::<WindowRule>().eval_boxed(),
    );
    let parts = images.adaptive_avg_pool2d::<5, 7>().eval_boxed();
    let near = images.interpolate_nearest::<50, 70>().eval_boxed();
    let between = images.interpolate_bilinear::<50, 70>().eval_boxed();
    let weights = x
        .select::<0, 3>()
        .narrow::<0, 0, 9>()
        .view::<Shape![1, 1, 3, 3]>();
    let spread = images
        .unsqueeze::<1>()
        .conv_transpose2d(weights)
        .eval_boxed();
    for n in 0..175 {
        let one = images.select_at::<0>(n).unwrap().unsqueeze::<0>();
        macro_rules! same {
            ($all:ident, $one:expr) => {
                let all = $all.select_at::<0>(n).unwrap().eval_boxed();
                assert_eq!(all.as_slice(), $one.eval_boxed().as_slice());
            };
        }
        same!(most, one.max_pool2d::<WindowRule>());
        same!(mean, one.avg_pool2d::<WindowRule>());
        same!(parts, one.adaptive_avg_pool2d::<5, 7>());
        same!(near, one.interpolate_nearest::<50, 70>());
        same!(between, one.interpolate_bilinear::<50, 70>());
        same!(spread, one.unsqueeze::<0>().conv_transpose2d(weights));
    }
    let heads = x.narrow::<0, 0, 32>().view::<Shape![8, 128, 32]>();
    let all = heads
        .scaled_dot_product_attention(heads, heads)
        .eval_boxed();
    for n in 0..8 {
        let one = heads.select_at::<0>(n).unwrap();
        let y = one.scaled_dot_product_attention(one, one).eval_boxed();
        let all = all.select_at::<0>(n).unwrap().eval_boxed();
        assert_eq!(all.as_slice(), y.as_slice());
    }
    long_lanes_are_sorted(x);
    let few = x.narrow::<0, 0, 150>();
    let (sorted, places) = few.sort::<1>().eval_boxed();
    let sums = few.cumsum::<1>().eval_boxed();
    let (most, _) = few.cummax::<1>().eval_boxed();
    for (i, row) in few.rows().enumerate() {
        let (values, at) = row.sort::<0>().eval_boxed();
        assert_eq!(
            sorted.select_at::<0>(i).unwrap().eval().as_slice(),
            values.as_slice()
        );
        assert_eq!(
            places.select_at::<0>(i).unwrap().eval().as_slice(),
            at.as_slice()
        );
        let one = row.cumsum::<0>().eval_boxed();
        assert_eq!(
            sums.select_at::<0>(i).unwrap().eval().as_slice(),
            one.as_slice()
        );
        let (one, _) = row.cummax::<0>().eval_boxed();
        assert_eq!(
            most.select_at::<0>(i).unwrap().eval().as_slice(),
            one.as_slice()
        );
    }
    // What finds its elements by their index.
    let (flipped, padded) = (
        x.flip::<Dims![0]>().eval_boxed(),
        x.pad::<Shape![1, 2, 3, 4]>(7.0).eval_boxed(),
    );
    let both = (x, x.flip::<Dims![0]>()).cat::<0>().eval_boxed();
    for i in 0..700 {
        for j in 0..1024 {
            let e = x[[i, j]];
            assert_eq!([flipped[[699 - i, j]], padded[[i + 3, j + 1]]], [e, e]);
            assert_eq!([both[[i, j]], both[[1399 - i, j]]], [e, e]);
        }
    }
    // Whole numbers, whose sums are exact in any order.
    let whole = x.to::<i64>().eval_boxed();
    let (a, b) = (
        whole.view::<Shape![716_800]>(),
        whole.flip::<Dims![0, 1]>().eval_boxed(),
    );
    let b = b.view::<Shape![716_800]>();
    let right: i64 = a.iter().zip(b.iter()).map(|(a, b)| a * b).sum();
    assert_eq!(a.dot(b), right);
    assert_eq!((a.lazy() * 3).dot(b), right * 3);
    assert_eq!(
        a.float().eval_boxed().dot(&b.float().eval_boxed()),
        right as f32
    );
}

/// The number of threads is one for the entire program: tests that set it take turns.
#[cfg(feature = "rayon")]
static ONE: std::sync::Mutex<()> = std::sync::Mutex::new(());

#[cfg(feature = "rayon")]
#[test]
fn as_many_threads_as_there_are_parts_at_most() {
    let _one = ONE.lock().unwrap();
    let x = numbers();
    set_num_threads(0);
    assert_eq!(get_num_threads(), 1);
    let alone = x.as_view().exp().sum();
    for (threads, most) in [(64, 64), (65, 64), (usize::MAX, 64)] {
        set_num_threads(threads);
        assert_eq!(get_num_threads(), most);
        assert_eq!(x.as_view().exp().sum(), alone);
        // The system has given them.
        assert_eq!(get_num_threads(), most);
    }
    set_num_threads(2);
}

#[cfg(feature = "rayon")]
#[test]
fn results_are_the_same_bits_for_any_number_of_threads() {
    let _one = ONE.lock().unwrap();
    let x = numbers();
    set_num_threads(1);
    assert_eq!(get_num_threads(), 1);
    let alone = bits(x.as_view());
    for threads in [2, 3, 8] {
        set_num_threads(threads);
        assert_eq!(get_num_threads(), threads);
        assert!(bits(x.as_view()) == alone, "{threads} threads");
    }
    // Within a task of rayon nothing is split, and the results are the same.
    let within = rayon::join(|| bits(x.as_view()), || bits(x.as_view()));
    assert!(within.0 == alone && within.1 == alone);
    // The first of several, wherever the parts begin.
    let mut same = BoxedTensor::<f32, Large>::zeros();
    same.as_mut_slice()[400_000] = 1.0;
    same.as_mut_slice()[600_000] = 1.0;
    assert_eq!((same.argmax(), same.argmin()), (400_000, 0));
    same.as_mut_slice()[500_000] = f32::NAN;
    assert_eq!(same.argmax(), 500_000);
    assert!(same.max().is_nan() && same.min().is_nan());
}

// Of a convolution's input and weight, of a batch normalisation of rows, and of a long sum of products.
#[cfg(feature = "rayon")]
#[test]
fn gradients_are_the_same_bits_for_any_number_of_threads() {
    let _one = ONE.lock().unwrap();
    let number = |i: usize| (i.wrapping_mul(2_654_435_761) >> 7 & 0xFFFF) as f32 / 7000.0 - 4.0;
    macro_rules! numbers {
        ($S:ty) => {{
            let mut x = BoxedTensor::<f32, $S>::zeros();
            for (i, x) in x.as_mut_slice().iter_mut().enumerate() {
                *x = number(i);
            }
            x
        }};
    }
    let (x, w) = (
        numbers!(Shape![4, 8, 48, 48]),
        numbers!(Shape![16, 8, 3, 3]),
    );
    let (rows, gain) = (numbers!(Shape![4096, 128]), numbers!(Shape![128]));
    let gradients = || {
        let mut all = Vec::new();
        macro_rules! conv {
            ($option:ty) => {{
                let mut of_x = BoxedTensor::<f32, Shape![4, 8, 48, 48]>::zeros();
                let mut of_w = BoxedTensor::<f32, Shape![16, 8, 3, 3]>::zeros();
                {
                    let (x, w) = (x.requires_grad(&mut of_x), w.requires_grad(&mut of_w));
                    let _ = x
                        .conv_options::<$option>()
                        .conv2d(w)
                        .square()
                        .mean()
                        .backward_boxed();
                }
                all.extend(of_x.as_slice().iter().map(|v| v.to_bits()));
                all.extend(of_w.as_slice().iter().map(|v| v.to_bits()));
            }};
        }
        conv!(Padding<1>);
        conv!((Stride<2>, Padding<1>));
        let mut of_rows = BoxedTensor::<f32, Shape![4096, 128]>::zeros();
        let mut of_gain = BoxedTensor::<f32, Shape![128]>::zeros();
        {
            let (rows, gain) = (
                rows.requires_grad(&mut of_rows),
                gain.requires_grad(&mut of_gain),
            );
            let _ = rows
                .batch_norm_training(1e-5)
                .weight(gain)
                .tanh()
                .mean()
                .backward_boxed();
        }
        all.extend(of_rows.as_slice().iter().map(|v| v.to_bits()));
        all.extend(of_gain.as_slice().iter().map(|v| v.to_bits()));
        all
    };
    set_num_threads(1);
    let alone = gradients();
    for threads in [2, 8] {
        set_num_threads(threads);
        assert!(gradients() == alone, "{threads} threads");
    }
}

/// Images of one position and of four, whose convolutions are products of matrices, of images and of channels in parts.
#[test]
fn images_of_few_positions_are_the_same_bits_for_any_number_of_threads() {
    let _one = ONE.lock().unwrap();
    macro_rules! all {
        ($($method:ident $options:ty: [$($x:literal)*] [$($w:literal)*];)*) => {{
            let mut all = Vec::new();
            $(
                let x = (BoxedTensor::<f32, Shape![$($x),*]>::arange() * 0.37).sin().eval_boxed();
                let w = (BoxedTensor::<f32, Shape![$($w),*]>::arange() * 0.73).cos().eval_boxed();
                let mut of_x = BoxedTensor::<f32, Shape![$($x),*]>::zeros();
                let mut of_w = BoxedTensor::<f32, Shape![$($w),*]>::zeros();
                let y = x.conv_options::<$options>().$method(&w).eval_boxed();
                {
                    let (x, w) = (x.requires_grad(&mut of_x), w.requires_grad(&mut of_w));
                    let _ = x.conv_options::<$options>().$method(w).square().mean().backward_boxed();
                }
                for part in [y.as_slice(), of_x.as_slice(), of_w.as_slice()] {
                    all.extend(part.iter().map(|v| v.to_bits()));
                }
            )*
            all
        }};
    }
    let all = || {
        all! {
            conv2d Padding<1>: [150 64 2 2] [48 64 3 3];
            conv2d (): [301 64 2 2] [100 64 2 2];
            conv2d (Padding<1>, Groups<2>): [99 96 1 1] [96 48 3 3];
            conv_transpose2d (): [150 64 1 1] [64 20 4 4];
            conv_transpose2d Stride<2>: [130 64 2 2] [64 40 3 3];
            // A few channels and a large matrix, whose parts are small; groups whose parts are.
            conv2d (): [512 64 4 4] [8 64 4 4];
            conv2d (): [2048 256 1 1] [8 256 1 1];
            conv2d (): [2048 300 1 1] [1 300 1 1];
            conv2d Padding<1>: [300 64 2 2] [8 64 3 3];
            conv_transpose2d (): [512 8 1 1] [8 64 4 4];
            conv_transpose2d (): [512 64 2 2] [64 2 3 3];
            conv2d Groups<32>: [256 512 1 1] [512 16 1 1];
            conv_transpose2d Groups<32>: [256 512 1 1] [512 16 1 1];
        }
    };
    set_num_threads(1);
    let alone = all();
    for threads in [2, 3, 8, 64] {
        set_num_threads(threads);
        assert!(all() == alone, "{threads} threads");
    }
}

#[test]
fn large_evaluations_are_what_a_loop_makes() {
    let x = numbers();
    let x = x.as_view();
    let at = |i: usize, j: usize| x[[i, j]];
    let t = x.t().eval_boxed();
    let sum = (t.as_view() * 2.0 + x.t() - x.t().select::<1, 5>().unsqueeze::<1>()).eval_boxed();
    let mixed = (x.double() + t.t().double()).eval_boxed();
    let mut added = t.as_view().eval_boxed();
    added.add_(x.t());
    for i in (0..700).chain([0, 63, 64, 699]) {
        for j in 0..1024 {
            assert_eq!(t[[j, i]], at(i, j));
            assert_eq!(sum[[j, i]], at(i, j) * 2.0 + at(i, j) - at(5, j));
            assert_eq!(mixed[[i, j]], 2.0 * at(i, j) as f64);
            assert_eq!(added[[j, i]], at(i, j) + at(i, j));
        }
    }
}

#[test]
fn large_products_are_what_a_loop_makes() {
    // Integers: nothing is rounded, whatever the order.
    let x = numbers();
    let x = x.to::<i64>().eval_boxed();
    let x = x.as_view();
    let (a, b) = (x.slice(s![0..200, 0..128]), x.slice(s![0..160, 200..328]));
    let dot = |f: &dyn Fn(usize) -> i64| (0..128).map(f).sum::<i64>();
    let product = a.mm(b.t()).eval_boxed();
    let transposed = b.mm(a.t()).eval_boxed();
    let flat = a.slice(s![0..20]).mm(x.slice(s![0..128])).eval_boxed();
    let batches = x.view::<Shape![11_200, 8, 8]>();
    let each = batches.bmm(batches).eval_boxed();
    for i in 0..200 {
        for j in 0..160 {
            let right = dot(&|l| a[[i, l]] * b[[j, l]]);
            assert_eq!((product[[i, j]], transposed[[j, i]]), (right, right));
        }
    }
    for i in 0..20 {
        for j in 0..1024 {
            assert_eq!(flat[[i, j]], dot(&|l| a[[i, l]] * x[[l, j]]));
        }
    }
    for n in (0..11_200).step_by(37).chain([11_199]) {
        for i in 0..64 {
            let (i, j) = (i / 8, i % 8);
            let right: i64 = (0..8)
                .map(|l| batches[[n, i, l]] * batches[[n, l, j]])
                .sum();
            assert_eq!(each[[n, i, j]], right);
        }
    }
    // Whole numbers in floats, whose sums are exact as well.
    let floats = x.to::<f32>().eval_boxed();
    let (fa, fb) = (
        floats.slice(s![0..200, 0..128]),
        floats.slice(s![0..160, 200..328]),
    );
    assert_eq!(fa.mm(fb.t()).eval_boxed(), product.to::<f32>().eval_boxed());
    let batches = floats.as_view().view::<Shape![11_200, 8, 8]>();
    assert_eq!(
        batches.bmm(batches).eval_boxed(),
        each.to::<f32>().eval_boxed()
    );
    let (row, column) = (x.select::<0, 5>(), x.select::<1, 5>());
    let (by_row, by_column) = (x.mv(row).eval(), x.t().mv(column).eval());
    for i in [0, 1, 63, 64, 350, 699] {
        assert_eq!(
            by_row[[i]],
            (0..1024).map(|j| x[[i, j]] * row[[j]]).sum::<i64>()
        );
        assert_eq!(
            by_column[[i]],
            (0..700).map(|j| x[[j, i]] * column[[j]]).sum::<i64>()
        );
    }
    // One channel after the other is too little work to be split.
    let image = floats
        .as_view()
        .view::<Shape![716_800]>()
        .slice(s![7000..32_600]);
    let image = image.view::<Shape![1, 16, 40, 40]>();
    let weights = floats
        .as_view()
        .view::<Shape![716_800]>()
        .slice(s![100..7012]);
    let weights = weights.view::<Shape![48, 16, 3, 3]>();
    let all = image
        .conv_options::<Padding<1>>()
        .conv2d(weights)
        .eval_boxed();
    for (channel, w) in weights.rows().enumerate() {
        let one = image
            .conv_options::<Padding<1>>()
            .conv2d(w.unsqueeze::<0>())
            .eval_boxed();
        assert_eq!(
            all.select_at::<1>(channel).map(|c| c.eval_boxed()),
            one.select_at::<1>(0).map(|c| c.eval_boxed())
        );
    }
}

#[test]
fn planes_of_an_image_and_back() {
    let image =
        BoxedTensor::<i32, Shape![200, 160, 3]>::from_fn(|[i, j, c]| (i * 1000 + j * 4 + c) as i32);
    let planes = image.permute::<Dims![2, 0, 1]>().eval_boxed();
    let back = planes.permute::<Dims![1, 2, 0]>().eval_boxed();
    for c in 0..3 {
        for i in 0..200 {
            for j in 0..160 {
                assert_eq!(planes[[c, i, j]], (i * 1000 + j * 4 + c) as i32);
            }
        }
    }
    assert_eq!(back, image);
}

#[test]
fn variances_of_many_are_those_with_more_digits() {
    // A mean that is large compared with the deviations takes digits from whoever squares first.
    let x = BoxedTensor::<f32, Shape![300_007]>::from_fn(|[i]| {
        1000.0 + ((i * 7919) % 1000) as f32 / 500.0
    });
    let double = x.double().var();
    assert!(
        (x.var() as f64 - double).abs() < 1e-5 * double,
        "{} {double}",
        x.var()
    );
    let mean = x.double().mean();
    assert!((x.mean() as f64 - mean).abs() < 1e-7 * mean);
}

// Gradients that parts of a sweep, or planes and rows, may write at once, and those that they must not: of one variable in
// two places, of two variables that share cells, of a row, and cells that the expression reads.
#[cfg(feature = "rayon")]
#[test]
fn swept_gradients_are_the_same_bits_for_any_number_of_threads() {
    let _one = ONE.lock().unwrap();
    type Square = Shape![260, 512];
    let number = |i: usize| (i.wrapping_mul(2_654_435_761) >> 7 & 0xFFFF) as f32 / 20000.0 + 0.1;
    macro_rules! numbers {
        ($S:ty) => {{
            let mut x = BoxedTensor::<f32, $S>::zeros();
            for (i, x) in x.as_mut_slice().iter_mut().enumerate() {
                *x = number(i);
            }
            x
        }};
    }
    let (x, y, row) = (numbers!(Square), numbers!(Square), numbers!(Shape![512]));
    let (equal, long) = (numbers!(Shape![384, 384]), numbers!(Shape![300_001]));
    let image = numbers!(Shape![8, 16, 28, 28]);
    let q = numbers!(Shape![8, 128, 32]);
    let classes = BoxedTensor::<i64, Shape![260]>::from_fn(|[i]| (i * 7 % 512) as i64);
    // Short rows, fewer and more than several threads share.
    let (few, many) = (numbers!(Shape![5000, 10]), numbers!(Shape![9000, 10]));
    let digits = BoxedTensor::<i64, Shape![9000]>::from_fn(|[i]| (i * 7 % 10) as i64);
    let gradients = || {
        let mut all = Vec::new();
        macro_rules! of {
            ($($x:ident $S:ty),+; $e:expr) => {{
                $( let $x = (&$x, std::cell::RefCell::new(BoxedTensor::<f32, $S>::ones())); )+
                {
                    $( let mut grad = $x.1.borrow_mut(); let $x = $x.0.requires_grad(&mut *grad); )+
                    let _ = $e.backward_boxed();
                }
                $( all.extend($x.1.borrow().as_slice().iter().map(|v| v.to_bits())); )+
            }};
        }
        of! { x Square; x.tanh().sum() }
        of! { x Square; x.log().sigmoid().mean() }
        of! { x Square, y Square; (x.exp() * y.sin()).sum() }
        of! { x Square, y Square; x.pow(y).mse_loss(&y.detach()).mean() }
        of! { x Square, row Shape![512]; (x * row).tanh().sum() }
        of! { x Square; (x.slice(s![0..130]).exp() * x.slice(s![130..260]).tanh()).sum() }
        of! { x Square; (x.slice(s![0..259]).exp() * x.slice(s![1..260]).tanh()).sum() }
        of! { x Square; (x.exp() * x.tanh()).sum() }
        of! { x Square; x.t().exp().tanh().sum() }
        of! { x Square; x.unfold::<1, 4, 1>().exp().tanh().sum() }
        of! { equal Shape![384, 384]; (equal.t().exp() * equal.tanh()).sum() }
        of! { x Square; x.cross_entropy(&classes).mean().unwrap() }
        of! { few Shape![5000, 10]; few.cross_entropy(digits.slice(s![0..5000])).mean().unwrap() }
        of! { many Shape![9000, 10]; many.cross_entropy(&digits).mean().unwrap() }
        of! { x Square; x.softmax::<1>().tanh().sum() }
        of! { image Shape![8, 16, 28, 28]; image.max_pool2d::<Kernel<2>>().sum() }
        of! { image Shape![8, 16, 28, 28]; image.max_pool2d::<(Kernel<3>, Stride<2>, Padding<1>)>().tanh().sum() }
        of! { image Shape![8, 16, 28, 28]; image.avg_pool2d::<(Kernel<3>, Stride<2>, Padding<1>)>().tanh().sum() }
        of! { image Shape![8, 16, 28, 28]; image.interpolate_bilinear::<55, 61>().tanh().sum() }
        of! { image Shape![8, 16, 28, 28]; image.interpolate_nearest::<61, 55>().tanh().sum() }
        of! { q Shape![8, 128, 32]; q.scaled_dot_product_attention(q, q).causal().tanh().sum() }
        // Two variables that share cells, and cells that are read and written.
        let mut shared = BoxedTensor::<f32, Square>::zeros();
        {
            let cells = shared.as_cells();
            let (x, y) = (x.requires_grad(cells), y.requires_grad(cells));
            let _ = (x.exp() * y.tanh()).sum().backward_boxed();
        }
        all.extend(shared.as_slice().iter().map(|v| v.to_bits()));
        let mut read = BoxedTensor::<f32, Shape![300_001]>::ones();
        {
            let cells = read.as_cells();
            let x = long.as_view().slice(s![1..300_001]);
            let x = x.requires_grad(cells.slice(s![1..300_001]));
            let _ = (x * cells.slice(s![0..300_000])).sum().backward_boxed();
        }
        all.extend(read.as_slice().iter().map(|v| v.to_bits()));
        all
    };
    set_num_threads(1);
    let alone = gradients();
    for threads in [2, 8] {
        set_num_threads(threads);
        assert!(gradients() == alone, "{threads} threads");
    }
}

// More columns than have their weights computed at once: the gradient is the transposed map, so both have the same sum of
// products with any image.
#[test]
fn gradients_of_wide_interpolations_are_the_transposed_map() {
    let number = |i: usize| (i.wrapping_mul(2_654_435_761) >> 7 & 0xFFFF) as f64 / 7000.0 - 4.0;
    let x = BoxedTensor::<f64, Shape![1, 2, 5, 300]>::from_fn(|[_, c, i, j]| {
        number(c * 1500 + i * 300 + j)
    });
    let g = BoxedTensor::<f64, Shape![1, 2, 9, 700]>::from_fn(|[_, c, i, j]| {
        number(c + i * 1400 + j * 2)
    });
    let small = BoxedTensor::<f64, Shape![1, 2, 3, 270]>::from_fn(|[_, c, i, j]| {
        number(c + i * 99 + j * 5)
    });
    macro_rules! check {
        ($g:ident: |$v:ident| $e:expr) => {{
            let mut grad = BoxedTensor::<f64, Shape![1, 2, 5, 300]>::zeros();
            {
                let $v = x.requires_grad(&mut grad);
                $e.backward_with_boxed(&$g);
            }
            let $v = &x;
            let there = ($e * &$g).sum();
            let back = (&x * &grad).sum();
            assert!((there - back).abs() < 1e-9 * there.abs().max(1.0), "{there} {back}");
        }};
    }
    check!(g: |x| x.interpolate_bilinear::<9, 700>());
    check!(g: |x| x.interpolate_bilinear::<9, 700>().align_corners());
    check!(g: |x| x.interpolate_nearest::<9, 700>());
    check!(small: |x| x.interpolate_bilinear::<3, 270>());
    check!(small: |x| x.interpolate_nearest::<3, 270>());
}

#[test]
fn cells_that_are_read_and_written_stay_on_one_thread() {
    // Each element is the one before it plus 1: in order, or the result is another.
    let mut x = BoxedTensor::<f32, Shape![300_001]>::zeros();
    let cells = x.as_cells();
    let mut out = cells.slice(s![1..300_001]);
    (cells.slice(s![0..300_000]) + 1.0).eval_into(&mut out);
    let last = x[[300_000]];
    assert_eq!(last, 300_000.0);
}

// For Miri, which finds races: `MIRIFLAGS="-Zmiri-tree-borrows -Zmiri-ignore-leaks" cargo +nightly miri test --test
// parallel nobody`.
#[cfg(feature = "rayon")]
#[test]
fn nobody_writes_what_another_thread_reads() {
    let _one = ONE.lock().unwrap();
    let x = BoxedTensor::<f32, Shape![64, 128]>::from_fn(|[i, j]| (i * 7 + j * 3) as f32 / 99.0);
    let x = x.as_view();
    let few = x.narrow::<0, 0, 16>();
    let images = few.view::<Shape![2, 4, 16, 16]>();
    let flat = x.view::<Shape![8192]>();
    let heads = flat.slice(s![0..512]).view::<Shape![2, 16, 16]>();
    let weights = flat.slice(s![8..44]).view::<Shape![4, 1, 3, 3]>();
    let all = || {
        [
            (x.lazy() * 2.0).eval_boxed().sum(),
            x.t().eval_boxed().var(),
            x.sum_dim::<0>().eval().max(),
            x.argmax() as f32,
            flat.dot(flat),
            flat.dot(flat.lazy() + 1.0),
            images.max_pool2d::<Kernel<2>>().eval_boxed().sum(),
            images.avg_pool2d::<Kernel<2>>().eval_boxed().sum(),
            images.adaptive_avg_pool2d::<3, 3>().eval_boxed().sum(),
            images.interpolate_bilinear::<9, 9>().eval_boxed().sum(),
            images.conv_transpose2d(weights).eval_boxed().sum(),
            heads
                .scaled_dot_product_attention(heads, heads)
                .eval_boxed()
                .sum(),
            few.cumsum::<1>().eval_boxed().sum(),
            few.cummax::<1>().eval_boxed().0.sum(),
            few.sort::<1>().eval_boxed().0.sum(),
            x.flip::<Dims![0]>().eval_boxed().sum(),
        ]
    };
    set_num_threads(1);
    let alone = all();
    set_num_threads(3);
    assert_eq!(all(), alone);
    set_num_threads(1);
}

/// A quarter of what threads are woken for: it is split only while they are awake, as here, where one follows the other.
#[cfg(feature = "rayon")]
#[test]
fn small_evaluations_are_the_same_bits_for_any_number_of_threads() {
    let _one = ONE.lock().unwrap();
    let numbers = numbers();
    let x = numbers.slice(s![0..251, 0..263]);
    let all = || {
        let mut bits = Vec::new();
        for _ in 0..3 {
            let mut take = |y: &[f32]| bits.extend(y.iter().map(|y| y.to_bits()));
            take((x * 2.0 + x).eval_boxed().as_slice());
            take(x.exp().eval_boxed().as_slice());
            take((x.t() - 1.0).eval_boxed().as_slice());
            take(x.softmax::<1>().eval_boxed().as_slice());
            take(x.cumsum::<1>().eval_boxed().as_slice());
            let sorted = TensorView::<f32, Shape![4]>::new(&[-3.0, 0.0, 1.0, 2.0]);
            let found = sorted.searchsorted(x).eval_boxed();
            bits.extend(found.as_slice().iter().map(|&at| at as u32));
        }
        bits
    };
    set_num_threads(1);
    let alone = all();
    for threads in [2, 3, 5] {
        set_num_threads(threads);
        assert!(all() == alone, "{threads} threads");
    }
}

#[test]
fn results_past_the_cache_are_what_a_loop_makes() {
    let x = BoxedTensor::<f64, Shape![2097153]>::from_fn(|[i]| i as f64);
    let mut y = (&x + 0.5).eval_boxed();
    assert!((0..2097153).all(|i| y[[i]] == i as f64 + 0.5));
    y.copy_(-&x);
    y.mul_(2.0);
    assert!((0..2097153).all(|i| y[[i]] == i as f64 * -2.0));
    let n = BoxedTensor::<u16, Shape![8388611]>::from_fn(|[i]| i as u16);
    let m = (&n + 3).eval_boxed();
    assert!((0..8388611).all(|i| m[[i]] == (i as u16).wrapping_add(3)));
}

#[test]
fn elements_at_indices_are_what_a_loop_reads_and_writes() {
    const N: usize = 997;
    type Square = Shape![N, N];
    let _one = ONE.lock().unwrap();
    let x = BoxedTensor::<i64, Square>::from_fn(|[i, j]| (i * N + j) as i64);
    // Indices of a lane are the same, along both dimensions, also for different threads.
    let mut at = BoxedTensor::<u16, Square>::from_fn(|[i, j]| ((i % 128 + j * j) % N) as u16);
    for threads in [1, 2] {
        set_num_threads(threads);
        // Twice: work of this size is split while threads are awake.
        for _ in 0..2 {
            let along = x.gather::<1>(&at).unwrap().eval_boxed();
            let down = x.gather::<0>(&at).unwrap().eval_boxed();
            let (mut last, mut sums) = (x.clone(), x.clone());
            last.scatter_::<1>(&at, x.as_view() * 2).unwrap();
            sums.scatter_add_::<1>(&at, &x).unwrap();
            let mut crossed = x.clone();
            let mut columns = crossed.as_view_mut().transpose::<0, 1>();
            columns.scatter_::<0>(&at, &x).unwrap();
            let (mut of_last, mut of_sums, mut of_columns) = (x.clone(), x.clone(), x.clone());
            for i in 0..N {
                for j in 0..N {
                    let k = at[[i, j]] as usize;
                    assert_eq!(along[[i, j]], x[[i, k]]);
                    assert_eq!(down[[i, j]], x[[k, j]]);
                    of_last[[i, k]] = 2 * x[[i, j]];
                    of_sums[[i, k]] += x[[i, j]];
                    of_columns[[j, k]] = x[[i, j]];
                }
            }
            assert!(last == of_last && sums == of_sums && crossed == of_columns);
        }
        // The first of the wrong ones is the error, and nothing is written.
        let mut y = x.clone();
        for wrong in [[N - 1, 0], [N - 1, 5], [3, 4]] {
            at[wrong] = N as u16;
            let error = y.scatter_::<1>(&at, &x).unwrap_err();
            assert_eq!(
                error.at,
                at.as_slice().iter().position(|&i| i as usize == N).unwrap()
            );
            assert_eq!((error.index, error.size), (N as i64, N));
            assert!(y == x);
            let _ = x.gather::<1>(&at).unwrap_err();
        }
        for wrong in [[N - 1, 0], [N - 1, 5], [3, 4]] {
            at[wrong] = 7;
        }
    }
}
