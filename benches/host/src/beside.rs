//! Ours compared with times that another program has measured: a file of names and microseconds, one a line. Of several
//! lines for a row the least counts.
//!
//!     cargo run --release --bin beside -- FILE [ROWS [THREADS]]

use std::hint::black_box;

use host::rows::Rows;
use host::{Operands, filled, numbers, operands, out, view};
use stridewise::prelude::*;

fn main() {
    let rows = Rows::from_arguments();
    macro_rules! chains {
        ($($n:literal)*) => { $({
            let (a, b, d) = (numbers::<$n>(1), numbers::<$n>(2), numbers::<$n>(3));
            let mut x = numbers::<$n>(4);
            rows.row(&format!("pointwise f32 {} a + b", $n), || (view!(a, $n) + view!(b, $n)).eval_into(out!(x, $n)));
            rows.row(&format!("pointwise f32 {} (a * 2 + b - d) * a", $n), || {
                let a = view!(a, $n);
                ((a * 2.0 + view!(b, $n) - view!(d, $n)) * a).eval_into(out!(x, $n))
            });
        })* };
    }
    chains! { 1024 65536 4194304 }
    macro_rules! functions {
        ($T:ident $a:ident $x:ident: $($name:ident)*) => { $(
            rows.row(&format!("{} {} 65536", stringify!($name), stringify!($T)), || {
                view!($a, 65536).$name().eval_into(out!($x, 65536))
            });
        )* };
    }
    macro_rules! of_both {
        ($($T:ident)*) => { $({
            // From -4 to 4; for logarithms from 0 to 8.
            let from = numbers::<65536>(1);
            let mut a = filled::<$T, 65536>(|i| (from[i] - 0.75) as $T * 8.0);
            let mut x = a.clone();
            functions! { $T a x: exp exp2 expm1 tanh sigmoid sin cos tan erf erfc }
            functions! { $T a x: gelu silu softplus mish selu logsigmoid gelu_tanh }
            a.iter_mut().for_each(|a| *a += 4.0);
            functions! { $T a x: log log2 log10 log1p }
        })* };
    }
    of_both! { f32 f64 }
    macro_rules! squares {
        ($($n:literal $nn:literal)*) => { $({
            let (a, b) = (numbers::<$nn>(1), numbers::<$nn>(2));
            let mut x = numbers::<$nn>(3);
            rows.row(&format!("transposed copy {}²", $n), || view!(a, $n, $n).t().eval_into(out!(x, $n, $n)));
            rows.row(&format!("transposed add {}²", $n), || {
                (view!(a, $n, $n) + view!(b, $n, $n).t()).eval_into(out!(x, $n, $n))
            });
        })* };
    }
    squares! { 64 4096 256 65536 500 250000 512 262144 1000 1000000 1024 1048576 2048 4194304 }
    let a = numbers::<196608>(1);
    let mut x = numbers::<196608>(2);
    rows.row("permuted copy [256, 256, 3] to [3, 256, 256]", || {
        view!(a, 256, 256, 3)
            .permute::<Dims![2, 0, 1]>()
            .eval_into(out!(x, 3, 256, 256))
    });
    rows.row("permuted copy [3, 256, 256] to [256, 256, 3]", || {
        view!(a, 3, 256, 256)
            .permute::<Dims![1, 2, 0]>()
            .eval_into(out!(x, 256, 256, 3))
    });
    let a = numbers::<1000000>(1);
    let mut y = numbers::<1000000>(2);
    rows.row("sum of 1M f32", || _ = black_box(view!(a, 1000000).sum()));
    rows.row("mean of 1M f32", || _ = black_box(view!(a, 1000000).mean()));
    rows.row("max of 1M f32", || _ = black_box(view!(a, 1000000).max()));
    rows.row("argmax of 1M f32", || {
        _ = black_box(view!(a, 1000000).argmax())
    });
    rows.row("variance of 1M f32", || {
        _ = black_box(view!(a, 1000000).var())
    });
    rows.row("sum of [1000, 1000] along 0", || {
        _ = black_box(view!(a, 1000, 1000).sum_dim::<0>().eval())
    });
    rows.row("sum of [1000, 1000] along 1", || {
        _ = black_box(view!(a, 1000, 1000).sum_dim::<1>().eval())
    });
    macro_rules! along {
        ($($d:literal)*) => { $(
            let name = |work: &str| format!("{work} of [1000, 1000] along {}", $d);
            rows.row(&name("max"), || _ = black_box(view!(a, 1000, 1000).amax_dim::<$d>().eval()));
            rows.row(&name("argmax"), || _ = black_box(view!(a, 1000, 1000).argmax_dim::<$d>().eval()));
            rows.row(&name("variance"), || _ = black_box(view!(a, 1000, 1000).var_dim::<$d>().eval()));
            rows.row(&name("logsumexp"), || _ = black_box(view!(a, 1000, 1000).logsumexp_dim::<$d>().eval()));
            rows.row(&name("softmax"), || view!(a, 1000, 1000).softmax::<$d>().eval_into(out!(y, 1000, 1000)));
            rows.row(&name("log_softmax"), || view!(a, 1000, 1000).log_softmax::<$d>().eval_into(out!(y, 1000, 1000)));
        )* };
    }
    along! { 0 1 }
    rows.row("layer_norm of [1000, 1000]", || {
        view!(a, 1000, 1000)
            .layer_norm::<Shape![1000]>(1e-5)
            .eval_into(out!(y, 1000, 1000))
    });
    macro_rules! product {
        ($n:literal $a:expr, $b:expr, $x:expr) => {{
            // As in `turns`: whoever has the addresses may read and write between two products; no address is asked for
            // anew.
            let (a, b, x) = black_box(($a, $b, $x));
            rows.row(concat!("matmul f32 ", $n), || {
                let a = TensorView::<_, Shape![$n, $n]>::new(a);
                let b = TensorView::<_, Shape![$n, $n]>::new(b);
                a.mm(b).eval_into(&mut TensorViewMut::<_, Shape![$n, $n]>::new(x));
                black_box(());
            });
        }};
    }
    macro_rules! small {
        ($($n:literal $nn:literal)*) => { $({
            let mut all = operands::<$nn, _>(|x| *x);
            let Operands { a, b, x } = &mut *all;
            product!($n &a.0, &b.0, &mut x.0);
        })* };
    }
    small! { 2 4 3 9 4 16 5 25 6 36 7 49 8 64 10 100 12 144 16 256 20 400 24 576 32 1024 }
    macro_rules! large {
        ($($n:literal $nn:literal)*) => { $({
            let (a, b) = (numbers::<$nn>(1), numbers::<$nn>(2));
            let mut x = numbers::<$nn>(3);
            product!($n &*a, &*b, &mut *x);
        })* };
    }
    large! { 64 4096 128 16384 256 65536 512 262144 1024 1048576 }
    let (b, mut x) = (numbers::<1024>(3), numbers::<1024>(4));
    rows.row("matmul f32 64 times [4, 4]", || {
        view!(b, 64, 4, 4)
            .bmm(view!(b, 64, 4, 4))
            .eval_into(out!(x, 64, 4, 4))
    });
    rows.row("dot of 1M f32", || {
        _ = black_box(view!(a, 1000000).dot(view!(y, 1000000)))
    });
    let (v, mut x) = (numbers::<1000>(3), numbers::<1000>(4));
    rows.row("mv f32 1000", || {
        view!(a, 1000, 1000)
            .mv(view!(v, 1000))
            .eval_into(out!(x, 1000))
    });
    rows.row("mv f32 1000, transposed", || {
        view!(a, 1000, 1000)
            .t()
            .mv(view!(v, 1000))
            .eval_into(out!(x, 1000))
    });
    let (image, kernels, mut x) = (numbers::<50176>(1), numbers::<2304>(2), numbers::<46656>(3));
    rows.row("conv2d [1, 16, 56, 56] with [16, 16, 3, 3]", || {
        view!(image, 1, 16, 56, 56)
            .conv2d(view!(kernels, 16, 16, 3, 3))
            .eval_into(out!(x, 1, 16, 54, 54))
    });
    #[cfg(feature = "fft")]
    {
        let x = numbers::<1048576>(1);
        let mut z = filled::<[f32; 2], 1048576>(|i| [x[i], x[1048575 - i]]);
        let from = z.clone();
        let mut half = filled::<[f32; 2], 525312>(|i| from[i]);
        let mut y = numbers::<524288>(2);
        rows.row("rfft of [1024, 1024] along 1", || {
            view!(x, 1024, 1024)
                .rfft::<1>()
                .eval_into(out!(half, 1024, 513))
        });
        let narrow = filled::<[f32; 2], 263168>(|i| from[i]);
        rows.row("irfft of [1024, 257] along 1", || {
            view!(narrow, 1024, 257)
                .irfft::<1, 512>()
                .eval_into(out!(y, 1024, 512))
        });
        rows.row("fft of [1024, 1024] along 1", || {
            view!(from, 1024, 1024)
                .fft::<1>()
                .eval_into(out!(z, 1024, 1024))
        });
        rows.row("fft of [1024, 1024] along 0", || {
            view!(from, 1024, 1024)
                .fft::<0>()
                .eval_into(out!(z, 1024, 1024))
        });
        rows.row("fft of real [1024, 1024] along 1", || {
            view!(x, 1024, 1024)
                .fft::<1>()
                .eval_into(out!(z, 1024, 1024))
        });
        let (x, mut half) = (numbers::<1024>(1), filled::<[f32; 2], 513>(|_| [0.0; 2]));
        rows.row("rfft of 1024", || {
            view!(x, 1024).rfft::<0>().eval_into(out!(half, 513))
        });
    }
    rows.summary();
}
