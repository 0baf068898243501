//! What feature `rayon` costs where one thread computes: instructions and time of this program with the feature,
//! compared with those of the same program without it. Fails where the ratio of instructions is above [`MOST`], or
//! where a row has more instructions than its limit, as where a loop has lost its vectors in both. Rows with small
//! shapes have the default number of threads, the others one.
//!
//!     cargo build --release --bin one_thread
//!     cp target/release/one_thread without
//!     cargo run --release --features rayon --bin one_thread -- without          # instructions
//!     cargo run --release --features rayon --bin one_thread -- without time sum # microseconds, of rows with `sum`

use std::collections::BTreeMap;
use std::hint::black_box;
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::Instant;

use host::callgrind::{counted, counts};
use host::{numbers, out, view};
use stridewise::prelude::*;

/// The largest ratio of instructions.
const MOST: f64 = 1.05;
/// 72 whole blocks without parts, which the compiler knows; a part may end within a block.
const MOST_OF: [(&str, f64); 1] = [("var [576, 512]", 1.09)];

/// What is done with each row: its name, how many thousands of instructions it may have without the feature (0: any
/// number; it is timed alone), whether it is small enough for one thread, and its work.
type Each<'f> = &'f mut dyn FnMut(&'static str, usize, bool, &mut dyn FnMut());

fn windows(each: Each) {
    // Images of C channels with sides of S: pools make sides of H.
    macro_rules! pools {
        ($small:literal $c:literal $s:literal $h:literal $double:literal $in:literal $out:literal $larger:literal; $($name:literal $most:literal)*) => {{
            let x = numbers::<$in>(1);
            let (mut y, mut larger) = (numbers::<$out>(2), numbers::<$larger>(3));
            let w = numbers::<{ $c * $c * 9 }>(4);
            let mut parts = numbers::<{ $c * 49 }>(5);
            let mut places = host::filled::<usize, $out>(|i| i);
            let x = || view!(x, 1, $c, $s, $s);
            let mut names = [$(($name, $most)),*].into_iter();
            let mut row = |f: &mut dyn FnMut()| {
                let (name, most) = names.next().unwrap();
                each(name, most, $small, f);
            };
            row(&mut || x().max_pool2d::<Kernel<2>>().eval_into(out!(y, 1, $c, $h, $h)));
            row(&mut || {
                x().max_pool2d::<(Kernel<3>, Stride<2>, Padding<1>)>()
                    .eval_into(out!(y, 1, $c, $h, $h))
            });
            row(&mut || {
                x().max_pool2d::<Kernel<2>>().indices().eval_into(out!(places, 1, $c, $h, $h))
            });
            row(&mut || x().avg_pool2d::<Kernel<2>>().eval_into(out!(y, 1, $c, $h, $h)));
            row(&mut || {
                x().avg_pool2d::<(Kernel<3>, Stride<2>, Padding<1>)>()
                    .eval_into(out!(y, 1, $c, $h, $h))
            });
            row(&mut || x().adaptive_avg_pool2d::<7, 7>().eval_into(out!(parts, 1, $c, 7, 7)));
            row(&mut || x().adaptive_max_pool2d::<7, 7>().eval_into(out!(parts, 1, $c, 7, 7)));
            row(&mut || {
                x().interpolate_nearest::<$double, $double>()
                    .eval_into(out!(larger, 1, $c, $double, $double))
            });
            row(&mut || {
                x().interpolate_bilinear::<$double, $double>()
                    .eval_into(out!(larger, 1, $c, $double, $double))
            });
            row(&mut || {
                x().conv_options::<(Stride<2>, Padding<1>, OutputPadding<1>)>()
                    .conv_transpose2d(view!(w, $c, $c, 3, 3))
                    .eval_into(out!(larger, 1, $c, $double, $double))
            });
            row(&mut || {
                let mut same = TensorViewMut::<_, Shape![1, $c, $s, $s]>::new(
                    black_box(larger.first_chunk_mut::<$in>().unwrap()),
                );
                x().conv_options::<Padding<1>>()
                    .conv_transpose2d(view!(w, $c, $c, 3, 3))
                    .eval_into(&mut same)
            });
            row(&mut || {
                let mut same = TensorViewMut::<_, Shape![1, $c, $s, $s]>::new(
                    black_box(larger.first_chunk_mut::<$in>().unwrap()),
                );
                x().conv_options::<Padding<1>>()
                    .conv2d(view!(w, $c, $c, 3, 3))
                    .eval_into(&mut same)
            });
        }};
    }
    pools! {
        false 16 112 56 224 200704 50176 802816;
        "max_pool2d [16, 112, 112], 2 by 2" 537
        "max_pool2d [16, 112, 112], 3 by 3" 916
        "max_pool2d [16, 112, 112], indices" 1790
        "avg_pool2d [16, 112, 112], 2 by 2" 260
        "avg_pool2d [16, 112, 112], 3 by 3" 525
        "adaptive_avg_pool2d [16, 112, 112]" 171
        "adaptive_max_pool2d [16, 112, 112]" 284
        "interpolate_nearest [16, 112, 112]" 4280
        "interpolate_bilinear [16, 112, 112]" 5940
        "conv_transpose2d [16, 112, 112], stride 2" 18_290
        "conv_transpose2d [16, 112, 112]" 10_200
        "conv2d [16, 112, 112]" 10_200
    }
    pools! {
        true 4 14 7 28 784 196 3136;
        "max_pool2d [4, 14, 14], 2 by 2" 9
        "max_pool2d [4, 14, 14], 3 by 3" 16
        "max_pool2d [4, 14, 14], indices" 9
        "avg_pool2d [4, 14, 14], 2 by 2" 3
        "avg_pool2d [4, 14, 14], 3 by 3" 9
        "adaptive_avg_pool2d [4, 14, 14]" 3
        "adaptive_max_pool2d [4, 14, 14]" 9
        "interpolate_nearest [4, 14, 14]" 23
        "interpolate_bilinear [4, 14, 14]" 44
        "conv_transpose2d [4, 14, 14], stride 2" 102
        "conv_transpose2d [4, 14, 14]" 35
        "conv2d [4, 14, 14]" 34
    }
}

fn rows(each: Each) {
    macro_rules! heads {
        ($small:literal $h:literal $l:literal $e:literal $n:literal; $plain:literal $most:literal $causal:literal $most_causal:literal) => {{
            let (q, k, v) = (numbers::<$n>(1), numbers::<$n>(2), numbers::<$n>(3));
            let mut y = numbers::<$n>(4);
            each($plain, $most, $small, &mut || {
                let (k, v) = (view!(k, $h, $l, $e), view!(v, $h, $l, $e));
                view!(q, $h, $l, $e)
                    .scaled_dot_product_attention(k, v)
                    .eval_into(out!(y, $h, $l, $e));
            });
            each($causal, $most_causal, $small, &mut || {
                let (k, v) = (view!(k, $h, $l, $e), view!(v, $h, $l, $e));
                view!(q, $h, $l, $e)
                    .scaled_dot_product_attention(k, v)
                    .causal()
                    .eval_into(out!(y, $h, $l, $e));
            });
        }};
    }
    heads! { false 4 64 64 16384; "attention [4, 64, 64]" 1300 "attention [4, 64, 64], causal" 1270 }
    heads! { true 2 8 16 256; "attention [2, 8, 16]" 18 "attention [2, 8, 16], causal" 19 }

    macro_rules! tables {
        ($small:literal $m:literal $n:literal $mn:literal; $($name:literal $most:literal)*) => {{
            let (x, z, v) = (numbers::<$mn>(1), numbers::<$mn>(6), numbers::<$n>(2));
            let (mut y, mut up, mut down) = (numbers::<$mn>(3), numbers::<$n>(4), numbers::<$m>(5));
            let mut places = host::filled::<usize, $mn>(|i| i);
            let picked = host::filled::<i64, $m>(|i| (i * 7 % $m) as i64);
            let (flat, x) = (&x, || view!(x, $m, $n));
            let mut names = [$(($name, $most)),*].into_iter();
            let mut row = |f: &mut dyn FnMut()| {
                let (name, most) = names.next().unwrap();
                each(name, most, $small, f);
            };
            row(&mut || x().sum_dim::<0>().eval_into(out!(up, $n)));
            row(&mut || x().var_dim::<0>().eval_into(out!(up, $n)));
            row(&mut || x().amax_dim::<0>().eval_into(out!(up, $n)));
            row(&mut || x().argmax_dim::<0>().eval_into(
                &mut TensorViewMut::<_, Shape![$n]>::new(black_box(places.first_chunk_mut::<$n>().unwrap()))
            ));
            row(&mut || x().sum_dim::<1>().eval_into(out!(down, $m)));
            row(&mut || x().var_dim::<1>().eval_into(out!(down, $m)));
            row(&mut || { black_box(x().sum()); });
            row(&mut || { black_box(x().var()); });
            row(&mut || { black_box(x().argmax()); });
            row(&mut || x().softmax::<1>().eval_into(out!(y, $m, $n)));
            row(&mut || x().softmax::<0>().eval_into(out!(y, $m, $n)));
            row(&mut || x().layer_norm::<Shape![$n]>(1e-5).eval_into(out!(y, $m, $n)));
            row(&mut || x().cumsum::<1>().eval_into(out!(y, $m, $n)));
            row(&mut || x().cumsum::<0>().eval_into(out!(y, $m, $n)));
            row(&mut || x().index_select::<0>(view!(picked, $m)).unwrap().eval_into(out!(y, $m, $n)));
            row(&mut || x().embedding(view!(picked, $m)).unwrap().eval_into(out!(y, $m, $n)));
            row(&mut || x().sort::<1>().eval_into((out!(y, $m, $n), out!(places, $m, $n))));
            row(&mut || x().sort::<0>().eval_into((out!(y, $m, $n), out!(places, $m, $n))));
            row(&mut || x().topk::<20, 1>().eval_into((
                &mut TensorViewMut::<_, Shape![$m, 20]>::new(black_box(y.first_chunk_mut::<{ $m * 20 }>().unwrap())),
                &mut TensorViewMut::<_, Shape![$m, 20]>::new(black_box(places.first_chunk_mut::<{ $m * 20 }>().unwrap())),
            )));
            row(&mut || (x() * 2.0 + view!(z, $m, $n)).eval_into(out!(y, $m, $n)));
            row(&mut || x().exp().eval_into(out!(y, $m, $n)));
            row(&mut || x().tanh().eval_into(out!(y, $m, $n)));
            row(&mut || x().sigmoid().eval_into(out!(y, $m, $n)));
            row(&mut || x().log().eval_into(out!(y, $m, $n)));
            row(&mut || x().t().eval_into(out!(y, $n, $m)));
            row(&mut || x().mv(view!(v, $n)).eval_into(out!(down, $m)));
            row(&mut || { black_box(TensorView::<_, Shape![$mn]>::new(black_box(&**flat)).dot(view!(z, $mn))); });
        }};
    }
    tables! {
        false 576 512 294912;
        "sum_dim [576, 512], along 0" 70
        "var_dim [576, 512], along 0" 262
        "amax_dim [576, 512], along 0" 138
        "argmax_dim [576, 512], along 0" 264
        "sum_dim [576, 512], along 1" 49
        "var_dim [576, 512], along 1" 250
        "sum [576, 512]" 58
        "var [576, 512]" 241
        "argmax [576, 512]" 144
        "softmax [576, 512], along 1" 1906
        "softmax [576, 512], along 0" 1921
        "layer_norm [576, 512]" 650
        "cumsum [576, 512], along 1" 1250
        "cumsum [576, 512], along 0" 533
        "index_select [576, 512]" 144
        "embedding [576, 512]" 141
        // By digits: more instructions than by comparisons, and a tenth less time (Zen 4), since no branch is mispredicted.
        "sort [576, 512], along 1" 47_110
        "sort [576, 512], along 0" 45_280
        "topk 20 [576, 512]" 20_100
        "a * 2 + b [576, 512]" 146
        "exp [576, 512]" 1026
        "tanh [576, 512]" 1592
        "sigmoid [576, 512]" 1330
        "log [576, 512]" 2149
        "transposed copy [576, 512]" 277
        "mv [576, 512]" 110
        "dot [294912]" 137
    }
    tables! {
        true 48 64 3072;
        "sum_dim [48, 64], along 0" 1
        "var_dim [48, 64], along 0" 3
        "amax_dim [48, 64], along 0" 3
        "argmax_dim [48, 64], along 0" 5
        "sum_dim [48, 64], along 1" 4
        "var_dim [48, 64], along 1" 9
        "sum [48, 64]" 1
        "var [48, 64]" 3
        "argmax [48, 64]" 4
        "softmax [48, 64], along 1" 19
        "softmax [48, 64], along 0" 20
        "layer_norm [48, 64]" 23
        "cumsum [48, 64], along 1" 14
        "cumsum [48, 64], along 0" 6
        "index_select [48, 64]" 3
        "embedding [48, 64]" 3
        "sort [48, 64], along 1" 710
        "sort [48, 64], along 0" 832
        "topk 20 [48, 64]" 619
        "a * 2 + b [48, 64]" 2
        "exp [48, 64]" 11
        "tanh [48, 64]" 17
        "sigmoid [48, 64]" 14
        "log [48, 64]" 23
        "transposed copy [48, 64]" 4
        "mv [48, 64]" 4
        "dot [3072]" 2
    }
}

/// Functions that would be a call for each element if they were no loops of vectors.
fn functions(each: Each) {
    // Numbers from 0.25 to 1.25.
    let (x, z) = (numbers::<65536>(1), numbers::<65536>(2));
    let mut y = numbers::<65536>(3);
    macro_rules! of {
        ($($name:ident $row:literal $most:literal;)*) => { $(
            each($row, $most, false, &mut || view!(x, 65536).$name().eval_into(out!(y, 65536)));
        )* };
    }
    of! {
        atan "atan 65536" 469;
        asin "asin 65536" 403;
        acos "acos 65536" 445;
        asinh "asinh 65536" 650;
        acosh "acosh 65536" 592;
        atanh "atanh 65536" 527;
        sinh "sinh 65536" 790;
        cosh "cosh 65536" 313;
        logit "logit 65536" 560;
        erf "erf 65536" 593;
    }
    macro_rules! of_two {
        ($($name:ident $row:literal $most:literal;)*) => { $(
            each($row, $most, false, &mut || {
                view!(x, 65536).$name(view!(z, 65536)).eval_into(out!(y, 65536))
            });
        )* };
    }
    of_two! {
        atan2 "atan2 65536" 511;
        hypot "hypot 65536" 313;
        fmod "fmod 65536" 240;
        remainder "remainder 65536" 311;
        floor_divide "floor_divide 65536" 316;
    }
    let mut integers = host::filled::<i32, 65536>(|i| i as i32);
    each("f32 to i32 65536", 83, false, &mut || {
        view!(x, 65536).to::<i32>().eval_into(out!(integers, 65536))
    });
    each("pow 65536, 2.5", 1785, false, &mut || {
        view!(x, 65536).pow(2.5).eval_into(out!(y, 65536))
    });
    each("pow 65536, 2.0", 34, false, &mut || {
        view!(x, 65536).pow(2.0).eval_into(out!(y, 65536))
    });
    each("pow 65536, of two", 1720, false, &mut || {
        view!(x, 65536)
            .pow(view!(z, 65536))
            .eval_into(out!(y, 65536))
    });
    each("clamp 65536", 32, false, &mut || {
        view!(x, 65536).clamp(0.5, 1.0).eval_into(out!(y, 65536))
    });
    let classes = host::filled::<i64, 64>(|i| i as i64);
    each("cross_entropy [64, 1024]", 352, false, &mut || {
        _ = black_box(view!(x, 64, 1024).cross_entropy(view!(classes, 64)).mean());
    });
    let bytes = host::filled::<u8, 65536>(|i| (i * 31 % 251) as u8);
    let mut sorted = host::filled::<u8, 65536>(|_| 0);
    let mut places = host::filled::<usize, 65536>(|i| i);
    each("sort of u8 65536", 1588, false, &mut || {
        view!(bytes, 65536)
            .sort::<0>()
            .eval_into((out!(sorted, 65536), out!(places, 65536)))
    });
    let long = host::filled::<i64, 65536>(|i| (i * 40_503 % 65_521) as i64);
    let mut ordered = host::filled::<i64, 65536>(|_| 0);
    each("sort of i64 65536", 5600, false, &mut || {
        view!(long, 65536)
            .sort::<0>()
            .eval_into((out!(ordered, 65536), out!(places, 65536)))
    });
    // Its copy is one `memcpy`, of which valgrind counts each byte.
    each("median 65536", 3039, false, &mut || {
        _ = black_box(view!(x, 65536).median());
    });
}

// Padding, and kernels of sizes that are not in the tables.
fn others(each: Each) {
    let (x, z, v) = (numbers::<294_912>(1), numbers::<576>(2), numbers::<512>(3));
    let x = || view!(x, 576, 512);
    let mut y = numbers::<297_092>(4);
    each("pad_reflect [576, 512]", 119, false, &mut || {
        x().pad_reflect::<Shape![1, 1, 1, 1]>()
            .eval_into(out!(y, 578, 514));
    });
    let mut y = numbers::<294_912>(4);
    each("outer 576 x 512", 128, false, &mut || {
        view!(z, 576)
            .outer(view!(v, 512))
            .eval_into(out!(y, 576, 512));
    });
    let (mut few, mut product) = (numbers::<4096>(5), numbers::<4608>(6));
    each("mm [8, 512] x [512, 576]", 915, false, &mut || {
        view!(few, 8, 512)
            .mm(x().t())
            .eval_into(out!(product, 8, 576));
    });
    each("mm [8, 576] x [576, 512]", 1877, false, &mut || {
        view!(product, 8, 576).mm(x()).eval_into(out!(few, 8, 512));
    });
    // Products of integers keep their vectors, sums by `einsum!` read rows, and eight lanes have their first elements at once.
    let integers = host::filled::<i32, 16384>(|i| (i % 13) as i32);
    let mut squared = host::filled::<i32, 16384>(|_| 0);
    let mut sums = numbers::<512>(7);
    each("mm i32 128", 940, false, &mut || {
        view!(integers, 128, 128)
            .mm(view!(integers, 128, 128))
            .eval_into(out!(squared, 128, 128));
    });
    each("einsum ijk->ik [8, 64, 576]", 109, false, &mut || {
        einsum!("ijk->ik", x().view::<Shape![8, 64, 576]>()).eval_into(out!(product, 8, 576));
    });
    each("einsum ijk->ij [8, 64, 576]", 79, false, &mut || {
        einsum!("ijk->ij", x().view::<Shape![8, 64, 576]>()).eval_into(out!(sums, 8, 64));
    });
    let (mut five, mut places) = (numbers::<2880>(5), host::filled::<usize, 2880>(|i| i));
    each("topk 5 [576, 512]", 6150, false, &mut || {
        x().topk::<5, 1>()
            .eval_into((out!(five, 576, 5), out!(places, 576, 5)));
    });
    // Copies by runs, short rows, look-ups by lanes, and running results.
    let mut wide = numbers::<589_824>(12);
    // 395 and 201 thousand on a Zen 3, less than 272 and 140 thousand on a Zen 4.
    each("cat of two [576, 512] along 1", 415, false, &mut || {
        (x(), x()).cat::<1>().eval_into(out!(wide, 576, 1024));
    });
    each("flip [576, 512] along 0", 212, false, &mut || {
        x().flip::<Dims![0]>().eval_into(out!(y, 576, 512));
    });
    each("rot90 [576, 512]", 500, false, &mut || {
        x().rot90::<1, 0, 1>().eval_into(out!(y, 512, 576));
    });
    let (short, mut sums) = (numbers::<294_900>(13), numbers::<983>(14));
    let short = || view!(short, 983, 300);
    let mut scaled = numbers::<294_900>(15);
    each("sum_dim [983, 300], along 1", 59, false, &mut || {
        short().sum_dim::<1>().eval_into(out!(sums, 983));
    });
    each("prod_dim [983, 300], along 1", 59, false, &mut || {
        short().prod_dim::<1>().eval_into(out!(sums, 983));
    });
    each("norm_dim [983, 300], along 1", 134, false, &mut || {
        short().norm_dim::<1>().eval_into(out!(sums, 983));
    });
    each("var_dim [983, 300], along 1", 231, false, &mut || {
        short().var_dim::<1>().eval_into(out!(sums, 983));
    });
    each("layer_norm [983, 300]", 1010, false, &mut || {
        short()
            .layer_norm::<Shape![300]>(1e-5)
            .eval_into(out!(scaled, 983, 300));
    });
    let places = host::filled::<i64, 294_912>(|i| (i * 37 % 512) as i64);
    let mut at = host::filled::<usize, 294_912>(|i| i);
    // 2951 thousand on a Zen 3.
    each("gather [576, 512] along 1", 3100, false, &mut || {
        x().gather::<1>(view!(places, 576, 512))
            .unwrap()
            .eval_into(out!(y, 576, 512));
    });
    each("scatter_ [576, 512] along 1", 2950, false, &mut || {
        _ = out!(y, 576, 512).scatter_::<1>(view!(places, 576, 512), x());
    });
    each("cummax [576, 512] along 0", 1170, false, &mut || {
        x().cummax::<0>()
            .eval_into((out!(y, 576, 512), out!(at, 576, 512)));
    });
    each("cummax [576, 512] along 1", 4650, false, &mut || {
        x().cummax::<1>()
            .eval_into((out!(y, 576, 512), out!(at, 576, 512)));
    });
    let lane = numbers::<65_536>(16);
    let mut running = numbers::<65_536>(17);
    each("cumsum 65536", 1020, false, &mut || {
        view!(lane, 65536)
            .cumsum::<0>()
            .eval_into(out!(running, 65536));
    });
    let (image, w, v) = (numbers::<200_704>(7), numbers::<144>(8), numbers::<256>(9));
    let image = || view!(image, 4, 16, 56, 56);
    let (mut y, mut half) = (numbers::<200_704>(10), numbers::<50_176>(11));
    each(
        "batch_norm_training [4, 16, 56, 56]",
        325,
        false,
        &mut || {
            image()
                .batch_norm_training(1e-5)
                .eval_into(out!(y, 4, 16, 56, 56));
        },
    );
    each("conv2d [4, 16, 56, 56], 1 by 1", 1743, false, &mut || {
        image()
            .conv2d(view!(v, 16, 16, 1, 1))
            .eval_into(out!(y, 4, 16, 56, 56));
    });
    each(
        "conv2d [4, 16, 56, 56], depthwise, stride 2",
        2303,
        false,
        &mut || {
            image()
                .conv_options::<(Stride<2>, Padding<1>, Groups<16>)>()
                .conv2d(view!(w, 16, 1, 3, 3))
                .eval_into(out!(half, 4, 16, 28, 28));
        },
    );
}

fn products(each: Each) {
    macro_rules! squares {
        ($($small:literal $n:literal $nn:literal $name:literal $most:literal;)*) => { $({
            let (a, b) = (numbers::<$nn>(1), numbers::<$nn>(2));
            let mut y = numbers::<$nn>(3);
            each($name, $most, $small, &mut || {
                view!(a, $n, $n).mm(view!(b, $n, $n)).eval_into(out!(y, $n, $n));
            });
        })* };
    }
    squares! {
        true 32 1024 "mm 32" 14;
        true 96 9216 "mm 96" 300;
        false 256 65536 "mm 256" 5370;
        false 512 262144 "mm 512" 0;
        false 1024 1048576 "mm 1024" 0;
    }
    // What follows a product is computed in the memory of its result.
    let (x, w, b) = (numbers::<2048>(1), numbers::<1024>(2), numbers::<128>(3));
    let mut y = numbers::<32768>(4);
    let product = || view!(x, 256, 8).mm(view!(w, 8, 128));
    each("mm [256, 8] [8, 128]", 146, false, &mut || {
        product().eval_into(out!(y, 256, 128));
    });
    each("mm [256, 8] [8, 128], + b, relu", 165, false, &mut || {
        (product() + view!(b, 128))
            .relu()
            .eval_into(out!(y, 256, 128));
    });
    each("mm [256, 8] [8, 128], gelu", 560, false, &mut || {
        product().gelu().eval_into(out!(y, 256, 128));
    });
    each("relu_ [256, 128]", 34, false, &mut || {
        out!(y, 256, 128).relu_();
    });
}

fn every(each: Each) {
    windows(each);
    rows(each);
    functions(each);
    products(each);
    others(each);
}

/// Small work is computed with the default number of threads, other work with the given one.
fn set_threads(small: bool, threads: usize) {
    #[cfg(feature = "rayon")]
    set_num_threads(if small { 2 } else { threads });
    let _ = (small, threads);
}

/// Prints the microseconds of each row, the least of short runs.
fn print_times(want: &str, threads: usize) {
    every(&mut |name, _, small, f| {
        if !want.split('|').any(|part| name.contains(part)) {
            return;
        }
        set_threads(small, threads);
        // It makes the threads.
        f();
        let mut seconds = |times: usize| {
            let begin = Instant::now();
            for _ in 0..times {
                f();
            }
            begin.elapsed().as_secs_f64() / times as f64
        };
        let times = ((2e-4 / seconds(1).max(1e-9)) as usize).clamp(1, 100_000);
        let (mut best, begin, mut runs) = (f64::MAX, Instant::now(), 0);
        while runs < 3 || begin.elapsed().as_secs_f64() < 0.05 {
            runs += 1;
            best = best.min(seconds(times));
        }
        println!("{name}\t{}", best * 1e6);
    });
}

/// The least of each row's times, of both programs on one thread and of this one on two, alternately: what else the
/// machine does only makes them longer.
fn times(without: &PathBuf, want: &str, rounds: usize) {
    let this = std::env::current_exe().unwrap();
    let mut all = BTreeMap::<String, [Vec<f64>; 3]>::new();
    let mut order = Vec::new();
    for _ in 0..rounds {
        for (side, (program, threads)) in [(without, "1"), (&this, "1"), (&this, "2")]
            .into_iter()
            .enumerate()
        {
            let run = Command::new(program)
                .args(["print", want, threads])
                .output()
                .unwrap();
            assert!(run.status.success());
            for line in String::from_utf8(run.stdout).unwrap().lines() {
                let (name, time) = line.split_once('\t').unwrap();
                if !all.contains_key(name) {
                    order.push(name.to_string());
                }
                all.entry(name.into()).or_default()[side].push(time.parse().unwrap());
            }
        }
    }
    println!(
        "| µs | without | one thread | ratio | two threads | as fast as one without |\n|---|---|---|---|---|---|"
    );
    for name in order {
        let [without, one, two] =
            (all.remove(&name).unwrap()).map(|times| times.into_iter().fold(f64::MAX, f64::min));
        println!(
            "| {name} | {without:.2} | {one:.2} | {:.2} | {two:.2} | {:.2} |",
            one / without,
            without / two
        );
    }
}

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let argument = |i: usize| arguments.get(i).map_or("", |s| s.as_str());
    if argument(0) == "count" {
        every(&mut |name, _, small, f| {
            if argument(1) == "all" || !is_long(name) {
                set_threads(small, 1);
                // What the processor has is asked once, not as a part of the first row.
                f();
                counted(f);
            }
        });
        return ExitCode::SUCCESS;
    }
    if argument(0) == "print" {
        print_times(argument(1), argument(2).parse().unwrap());
        return ExitCode::SUCCESS;
    }
    if argument(0).is_empty() || !cfg!(feature = "rayon") {
        println!("build with feature `rayon`, and name the program without it");
        return ExitCode::FAILURE;
    }
    let without = std::fs::canonicalize(argument(0)).unwrap();
    if argument(1) == "time" {
        times(&without, argument(2), argument(3).parse().unwrap_or(5));
        return ExitCode::SUCCESS;
    }
    let this = std::env::current_exe().unwrap();
    let [without, with] = match [&without, &this].map(|program| counts(program, &["count".into()]))
    {
        [Ok(without), Ok(with)] => [without, with],
        [Err(error), _] | [_, Err(error)] => {
            println!("no instructions are counted: valgrind does not start: {error}");
            return ExitCode::FAILURE;
        }
    };
    println!("| instructions, one thread | without `rayon` | with it | ratio |\n|---|---|---|---|");
    let (mut i, mut above) = (0, 0);
    every(&mut |name, most, _, _| {
        if is_long(name) {
            return;
        }
        let (without, with) = (without[i], with[i]);
        i += 1;
        let ratio = with / without;
        let most_of = MOST_OF.iter().find(|(row, _)| *row == name);
        let wrong = ratio > most_of.map_or(MOST, |(_, most)| *most) || without > most as f64 * 1e3;
        above += wrong as usize;
        let mark = if wrong { " **above**" } else { "" };
        println!("| {name} | {without} | {with} | {ratio:.3}{mark} |");
    });
    if above > 0 {
        println!("{above} rows are above what is allowed");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// Whether a row is timed alone: it takes valgrind too long.
fn is_long(name: &str) -> bool {
    matches!(name, "mm 512" | "mm 1024")
}
