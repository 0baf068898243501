//! The gain of threads: all threads compared with one, alternately.
//!
//!     cargo run --release --features rayon --bin threads [-- ROWS [THREADS]]
//!
//! `ROWS` is a part of a name, or several with `|` between them. `THREADS` is how many there are, all that the
//! processor runs at once where nothing is said.

use std::hint::black_box;
use std::time::Instant;

use host::{numbers, out, view};
use stridewise::prelude::*;

/// Rows whose name contains one of the parts, on so many threads.
struct Rows {
    want: String,
    threads: usize,
}
impl Rows {
    /// The least time on one thread and on all, of short runs alternately, as many as go into a second: what else the
    /// machine does hits some of them alone.
    fn row(&self, name: &str, mut f: impl FnMut()) {
        if !self.want.split('|').any(|part| name.contains(part)) {
            return;
        }
        let mut seconds = |threads: usize, times: usize| {
            set_num_threads(threads);
            // It makes the threads.
            f();
            let begin = Instant::now();
            for _ in 0..times {
                f();
            }
            begin.elapsed().as_secs_f64() / times as f64
        };
        let times = ((2e-4 / seconds(1, 1).max(1e-9)) as usize).clamp(1, 100_000);
        let mut best = [f64::MAX; 2];
        let (begin, mut runs) = (Instant::now(), 0);
        while runs < 10 || begin.elapsed().as_secs_f64() < 1.0 {
            runs += 1;
            for (best, threads) in best.iter_mut().zip([1, self.threads]) {
                *best = best.min(seconds(threads, times));
            }
        }
        let [one, all] = best.map(|seconds| seconds * 1e6);
        println!("| {name} | {one:.1} | {all:.1} | {:.2} |", one / all);
    }
}

fn main() {
    let arguments: Vec<_> = std::env::args().collect();
    let rows = Rows {
        want: arguments.get(1).cloned().unwrap_or_default(),
        threads: arguments
            .get(2)
            .map_or_else(get_num_threads, |n| n.parse().unwrap()),
    };
    let threads = rows.threads;
    println!("| work | one thread | {threads} threads | as fast |\n|---|---|---|---|");

    let (a, b) = (numbers::<4194304>(1), numbers::<4194304>(2));
    let mut y = numbers::<4194304>(3);
    rows.row("pointwise 4M, a + b", || {
        (view!(a, 4194304) + view!(b, 4194304)).eval_into(out!(y, 4194304));
    });
    rows.row("pointwise 4M, exp", || {
        view!(a, 4194304).exp().eval_into(out!(y, 4194304));
    });
    rows.row("transposed copy 2048²", || {
        view!(a, 2048, 2048).t().eval_into(out!(y, 2048, 2048));
    });
    rows.row("flip 4M", || {
        view!(a, 4194304)
            .flip::<Dims![0]>()
            .eval_into(out!(y, 4194304));
    });
    macro_rules! whole {
        ($($name:ident)*) => { $(
            rows.row(concat!(stringify!($name), " of 4M"), || {
                black_box(view!(a, 4194304).$name());
            });
        )* };
    }
    whole! { sum max argmax var norm logsumexp }
    rows.row("dot of 4M", || {
        black_box(view!(a, 4194304).dot(view!(b, 4194304)));
    });
    macro_rules! along {
        ($($name:ident)*) => { $(
            rows.row(concat!(stringify!($name), " of [2048, 2048] along 0"), || {
                black_box(view!(a, 2048, 2048).$name::<0>().eval());
            });
            rows.row(concat!(stringify!($name), " of [2048, 2048] along 1"), || {
                black_box(view!(a, 2048, 2048).$name::<1>().eval());
            });
        )* };
    }
    along! { sum_dim amax_dim argmax_dim var_dim }
    rows.row("cumsum of [2048, 2048] along 1", || {
        view!(a, 2048, 2048)
            .cumsum::<1>()
            .eval_into(out!(y, 2048, 2048));
    });

    let (a, b) = (numbers::<1000000>(1), numbers::<1000000>(2));
    let (v, mut line) = (numbers::<1000>(3), numbers::<1000>(4));
    let mut y = numbers::<1000000>(5);
    rows.row("dot of 1M", || {
        black_box(view!(a, 1000000).dot(view!(b, 1000000)));
    });
    rows.row("dot of 1M, computed", || {
        black_box((view!(a, 1000000) * 2.0).dot(view!(b, 1000000)));
    });
    rows.row("softmax of [1000, 1000] along 1", || {
        view!(a, 1000, 1000)
            .softmax::<1>()
            .eval_into(out!(y, 1000, 1000));
    });
    rows.row("layer_norm of [1000, 1000]", || {
        view!(a, 1000, 1000)
            .layer_norm::<Shape![1000]>(1e-5)
            .eval_into(out!(y, 1000, 1000));
    });
    let mut places = host::filled::<usize, 1000000>(|i| i);
    rows.row("sort of [1000, 1000] along 1", || {
        view!(a, 1000, 1000)
            .sort::<1>()
            .eval_into((out!(y, 1000, 1000), out!(places, 1000, 1000)));
    });
    rows.row("mv 1000", || {
        view!(a, 1000, 1000)
            .mv(view!(v, 1000))
            .eval_into(out!(line, 1000));
    });

    macro_rules! squares {
        ($($n:literal $nn:literal)*) => { $({
            let (a, b) = (numbers::<$nn>(1), numbers::<$nn>(2));
            let mut y = numbers::<$nn>(3);
            rows.row(&format!("matmul {}", $n), || {
                view!(a, $n, $n).mm(view!(b, $n, $n)).eval_into(out!(y, $n, $n));
            });
        })* };
    }
    squares! { 128 16384 256 65536 512 262144 1024 1048576 }
    let (a, b, c) = (
        numbers::<1048576>(1),
        numbers::<1048576>(2),
        numbers::<1024>(3),
    );
    let (mut y, mut line) = (numbers::<1048576>(4), numbers::<1024>(5));
    rows.row("bmm of 16384 products of 8 by 8", || {
        view!(a, 16384, 8, 8)
            .bmm(view!(b, 16384, 8, 8))
            .eval_into(out!(y, 16384, 8, 8));
    });
    rows.row("mv 1024", || {
        view!(a, 1024, 1024)
            .mv(view!(c, 1024))
            .eval_into(out!(line, 1024));
    });
    rows.row("mv 1024, transposed", || {
        view!(a, 1024, 1024)
            .t()
            .mv(view!(c, 1024))
            .eval_into(out!(line, 1024));
    });

    let (image, kernels) = (numbers::<50176>(1), numbers::<2304>(2));
    let mut y = numbers::<46656>(3);
    rows.row("conv2d [1, 16, 56, 56] with [16, 16, 3, 3]", || {
        view!(image, 1, 16, 56, 56)
            .conv2d(view!(kernels, 16, 16, 3, 3))
            .eval_into(out!(y, 1, 16, 54, 54));
    });
    let mut y = numbers::<197136>(3);
    rows.row(
        "conv_transpose2d [1, 16, 56, 56] with [16, 16, 3, 3], stride 2",
        || {
            view!(image, 1, 16, 56, 56)
                .conv_options::<(Stride<2>, Padding<1>)>()
                .conv_transpose2d(view!(kernels, 16, 16, 3, 3))
                .eval_into(out!(y, 1, 16, 111, 111));
        },
    );
    macro_rules! signals {
        ($($made:literal $weights:literal $out:literal)*) => { $({
            let (signal, kernels) = (numbers::<16000>(1), numbers::<$weights>(2));
            let mut y = numbers::<$out>(3);
            rows.row(concat!("conv1d [16, 1000] with [", $made, ", 16, 5], padding 2"), || {
                view!(signal, 16, 1000)
                    .conv_options::<Padding<2>>()
                    .conv1d(view!(kernels, $made, 16, 5))
                    .eval_into(out!(y, $made, 1000));
            });
        })* };
    }
    signals! { 16 1280 16000 32 2560 32000 48 3840 48000 64 5120 64000 128 10240 128000 }

    let (image, mut larger) = (numbers::<802816>(1), numbers::<802816>(2));
    let (mut y, mut parts) = (numbers::<200704>(3), numbers::<3136>(4));
    rows.row("max_pool2d [1, 64, 112, 112], 2 by 2", || {
        view!(image, 1, 64, 112, 112)
            .max_pool2d::<Kernel<2>>()
            .eval_into(out!(y, 1, 64, 56, 56));
    });
    rows.row(
        "avg_pool2d [1, 64, 112, 112], 3 by 3, stride 2, padding 1",
        || {
            view!(image, 1, 64, 112, 112)
                .avg_pool2d::<(Kernel<3>, Stride<2>, Padding<1>)>()
                .eval_into(out!(y, 1, 64, 56, 56));
        },
    );
    rows.row("adaptive_avg_pool2d [1, 64, 112, 112] to 7 by 7", || {
        view!(image, 1, 64, 112, 112)
            .adaptive_avg_pool2d::<7, 7>()
            .eval_into(out!(parts, 1, 64, 7, 7));
    });
    rows.row("interpolate_bilinear [1, 64, 56, 56] to 112 by 112", || {
        view!(y, 1, 64, 56, 56)
            .interpolate_bilinear::<112, 112>()
            .eval_into(out!(larger, 1, 64, 112, 112));
    });
    let heads = numbers::<65536>(1);
    let mut y = numbers::<65536>(2);
    rows.row("attention [1, 8, 128, 64]", || {
        let x = view!(heads, 1, 8, 128, 64);
        x.scaled_dot_product_attention(x, x)
            .eval_into(out!(y, 1, 8, 128, 64));
    });
}
