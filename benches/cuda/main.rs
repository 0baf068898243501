//! Elementwise kernels in bytes per second, and products of matrices in operations per second: medians over rotated
//! buffers of random numbers, each launch waited for after a queue of them. `benches/cuda/run` runs it and PyTorch. It
//! needs a GPU.

#[cfg(not(feature = "cuda"))]
fn main() {
    println!(
        "The benchmark of feature `cuda` is left out: cargo bench --features cuda --bench cuda"
    );
}

#[cfg(feature = "cuda")]
fn main() -> Result<(), stridewise::cuda::CudaError> {
    bench::run()
}

#[cfg(feature = "cuda")]
mod bench {
    use std::time::Instant;

    use stridewise::prelude::*;

    // 1 GiB of floats, and three dimensions of as many.
    const N: usize = 1 << 28;
    type Flat = Shape![N];
    type Cube = Shape![512, 512, 1024];

    fn random<Sh: Shape>(seed: u32, stream: &CudaStream) -> Result<CudaTensor<f32, Sh>, CudaError> {
        let mut state = seed;
        let all: Vec<f32> = (0..Sh::NUMEL)
            .map(|_| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (state >> 8) as f32 / 2f32.powi(23) - 1.0
            })
            .collect();
        CudaTensor::from_slice_on(&all, stream)
    }

    /// The median seconds of a launch, in nine queues of ten.
    fn seconds(
        stream: &CudaStream,
        mut launch: impl FnMut(usize) -> Result<(), CudaError>,
    ) -> Result<f64, CudaError> {
        let mut times = Vec::new();
        for round in 0..10 {
            stream.synchronize()?;
            let begin = Instant::now();
            for i in 0..10 {
                launch(round * 10 + i)?;
            }
            stream.synchronize()?;
            // The first compiles.
            if round > 0 {
                times.push(begin.elapsed().as_secs_f64() / 10.0);
            }
        }
        times.sort_by(f64::total_cmp);
        Ok(times[4])
    }

    /// How many bytes a second.
    fn measure(
        what: &str,
        bytes: usize,
        stream: &CudaStream,
        launch: impl FnMut(usize) -> Result<(), CudaError>,
    ) -> Result<(), CudaError> {
        let seconds = seconds(stream, launch)?;
        println!("{what:40} {:8.2} TB/s", bytes as f64 / seconds / 1e12);
        Ok(())
    }

    pub(crate) fn run() -> Result<(), CudaError> {
        let stream = match CudaStream::new(0) {
            Ok(stream) => stream,
            Err(error) => {
                println!("{error}: there is nothing to measure");
                return Ok(());
            }
        };
        println!("{:?}", stream.device_name()?);
        launches(&stream)?;
        let x: Vec<CudaTensor<f32, Flat>> = (1..5)
            .map(|i| random(i, &stream))
            .collect::<Result<_, _>>()?;
        let mut out = CudaTensor::<f32, Flat>::zeros_on(&stream)?;
        let of = |i: usize| &x[i % x.len()];
        measure("copy", 8 * N, &stream, |i| {
            (of(i) + 0.0).eval_into(&mut out)
        })?;
        measure("exp(a) * 2 + 1", 8 * N, &stream, |i| {
            (of(i).exp() * 2.0 + 1.0).eval_into(&mut out)
        })?;
        measure("relu(a * b + c)", 16 * N, &stream, |i| {
            (of(i) * of(i + 1) + of(i + 2)).relu().eval_into(&mut out)
        })?;
        drop(x);
        drop(out);
        let y: Vec<CudaTensor<f32, Cube>> = (1..4)
            .map(|i| random(i, &stream))
            .collect::<Result<_, _>>()?;
        let row: CudaTensor<f32, Shape![1024]> = random(9, &stream)?;
        let mut out = CudaTensor::<f32, Cube>::zeros_on(&stream)?;
        measure("a + row", 8 * N, &stream, |i| {
            (&y[i % 3] + &row).eval_into(&mut out)
        })?;
        measure("a.permute(1, 0, 2) + b", 12 * N, &stream, |i| {
            (y[i % 3].permute::<Dims![1, 0, 2]>() + &y[(i + 1) % 3]).eval_into(&mut out)
        })?;
        drop(out);
        let mut out = CudaTensor::<f32, Shape![1024, 512, 512]>::zeros_on(&stream)?;
        measure("a.permute(2, 0, 1).contiguous()", 8 * N, &stream, |i| {
            y[i % 3].permute::<Dims![2, 0, 1]>().eval_into(&mut out)
        })?;
        drop(out);
        let mut out = CudaTensor::<f32, Shape![1024, 512, 1024]>::zeros_on(&stream)?;
        measure("cat((a, b))", 16 * N, &stream, |i| {
            let both = (&y[i % 3], &y[(i + 1) % 3]).cat::<0>();
            both.eval_into(&mut out)
        })?;
        drop(y);
        drop(out);
        rows(&stream)?;
        products(&stream)?;
        layers(&stream)
    }

    /// Kernels that have nothing to do: what a launch takes.
    fn launches(stream: &CudaStream) -> Result<(), CudaError> {
        let (a, b) = (
            random::<Shape![1024]>(1, stream)?,
            random::<Shape![1024]>(2, stream)?,
        );
        let mut out = CudaTensor::<f32, Shape![1024]>::zeros_on(stream)?;
        let into = seconds(stream, |_| {
            (0..100).try_for_each(|_| (&a + &b).eval_into(&mut out))
        })?;
        let fresh = seconds(stream, |_| {
            (0..100).try_for_each(|_| (&a + &b).eval().map(drop))
        })?;
        for (what, seconds) in [("a + b of 1024 into c", into), ("a + b of 1024", fresh)] {
            println!("{what:40} {:8.2} us", seconds * 1e4);
        }
        Ok(())
    }

    /// Rows of several lengths, read and, but for sums, written.
    fn rows(stream: &CudaStream) -> Result<(), CudaError> {
        macro_rules! lengths {
            ($($N:literal)*) => { $( {
                const ROWS: usize = (1 << 26) / $N;
                type Rows = Shape![ROWS, $N];
                let x: Vec<CudaTensor<f32, Rows>> = (1..5)
                    .map(|i| random(i, stream))
                    .collect::<Result<_, _>>()?;
                measure(concat!("softmax, rows of ", $N), 8 * ROWS * $N, stream, |i| {
                    x[i % 4].softmax::<1>().eval().map(drop)
                })?;
                measure(concat!("layer_norm, rows of ", $N), 8 * ROWS * $N, stream, |i| {
                    x[i % 4].layer_norm::<Shape![$N]>(1e-5).eval().map(drop)
                })?;
                measure(concat!("sum_dim, rows of ", $N), 4 * ROWS * $N, stream, |i| {
                    x[i % 4].sum_dim::<1>().eval().map(drop)
                })?;
                measure(concat!("sum_dim, columns of ", $N), 4 * ROWS * $N, stream, |i| {
                    let columns = x[i % 4].as_view().view::<Shape![$N, ROWS]>();
                    columns.sum_dim::<0>().eval().map(drop)
                })?;
            } )* };
        }
        lengths! { 4 32 1024 2048 4096 8192 }
        Ok(())
    }

    /// How many operations a second.
    fn rate(
        what: &str,
        operations: usize,
        stream: &CudaStream,
        launch: impl FnMut(usize) -> Result<(), CudaError>,
    ) -> Result<(), CudaError> {
        let seconds = seconds(stream, launch)?;
        println!(
            "{what:40} {:8.2} TFLOP/s",
            operations as f64 / seconds / 1e12
        );
        Ok(())
    }

    fn products(stream: &CudaStream) -> Result<(), CudaError> {
        macro_rules! square {
            ($N:literal) => {{
                type Square = Shape![$N, $N];
                let x: Vec<CudaTensor<f32, Square>> = (1..5)
                    .map(|i| random(i, stream))
                    .collect::<Result<_, _>>()?;
                let row: CudaTensor<f32, Shape![$N]> = random(9, stream)?;
                let mut out = CudaTensor::<f32, Square>::zeros_on(stream)?;
                let count = 2 * $N * $N * $N;
                rate(concat!("mm ", $N), count, stream, |i| {
                    let product = x[i % 4].mm(&x[(i + 1) % 4]);
                    product.eval_into(&mut out)
                })?;
                rate(concat!("relu(x @ w.T + b) ", $N), count, stream, |i| {
                    let product = x[i % 4].mm(x[(i + 1) % 4].t());
                    (product + &row).relu().eval_into(&mut out)
                })?;
            }};
        }
        square! { 1024 }
        square! { 4096 }
        // Few tiles, and much to sum.
        let long: CudaTensor<f32, Shape![64, 65536]> = random(1, stream)?;
        rate("mm 64, 65536, 64", 2 * 64 * 64 * 65536, stream, |_| {
            long.mm(long.t()).eval().map(drop)
        })?;
        #[cfg(feature = "cublas")]
        match Cublas::new(stream) {
            Ok(blas) => {
                type Square = Shape![4096, 4096];
                let x: Vec<CudaTensor<f32, Square>> = (1..5)
                    .map(|i| random(i, stream))
                    .collect::<Result<_, _>>()?;
                rate("cuBLAS mm 4096", 2 * 4096usize.pow(3), stream, |i| {
                    blas.mm(&x[i % 4], &x[(i + 1) % 4]).map(drop)
                })?;
            }
            Err(error) => println!("{error}"),
        }
        // As many batches as make 64 MiB of each factor.
        macro_rules! batches {
            ($($N:literal $B:literal)*) => { $( {
                type Batch = Shape![$B, $N, $N];
                let x: Vec<CudaTensor<f32, Batch>> = (1..5)
                    .map(|i| random(i, stream))
                    .collect::<Result<_, _>>()?;
                let row: CudaTensor<f32, Shape![$N]> = random(9, stream)?;
                let mut out = CudaTensor::<f32, Batch>::zeros_on(stream)?;
                rate(concat!("relu(bmm + b) ", $N), 2 * $B * $N * $N * $N, stream, |i| {
                    let product = x[i % 4].bmm(&x[(i + 1) % 4]);
                    (product + &row).relu().eval_into(&mut out)
                })?;
            } )* };
        }
        batches! { 4 1048576  8 262144  16 65536  32 16384  64 4096 }
        Ok(())
    }

    /// Layers of networks, and a step of a training.
    fn layers(stream: &CudaStream) -> Result<(), CudaError> {
        type Images = Shape![32, 64, 56, 56];
        let x: Vec<CudaTensor<f32, Images>> = (1..5)
            .map(|i| random(i, stream))
            .collect::<Result<_, _>>()?;
        let w: CudaTensor<f32, Shape![64, 64, 3, 3]> = random(9, stream)?;
        let bias: CudaTensor<f32, Shape![64]> = random(10, stream)?;
        let count = 2 * 32 * 64 * 56 * 56 * 64 * 9;
        rate("relu(conv2d), 64 channels of 56 x 56", count, stream, |i| {
            let y = x[i % 4].conv_options::<Padding<1>>().conv2d(&w).bias(&bias);
            y.relu().eval().map(drop)
        })?;
        let mut of_w = CudaTensor::<f32, Shape![64, 64, 3, 3]>::zeros_on(stream)?;
        rate("conv2d and its weight's gradient", 2 * count, stream, |i| {
            let conv = x[i % 4].conv_options::<Padding<1>>();
            let y = conv.conv2d(w.requires_grad(&mut of_w));
            y.sum().backward().map(drop)
        })?;
        measure(
            "max_pool2d, 64 channels of 56 x 56",
            5 * Images::NUMEL,
            stream,
            |i| x[i % 4].max_pool2d::<Kernel<2>>().eval().map(drop),
        )?;

        type Heads = Shape![4, 8, 1024, 64];
        let x: Vec<CudaTensor<f32, Heads>> = (1..5)
            .map(|i| random(i, stream))
            .collect::<Result<_, _>>()?;
        rate(
            "attention of 1024 x 64",
            4 * 4 * 8 * 1024 * 1024 * 64,
            stream,
            |i| {
                let (q, k, v) = (&x[i % 4], &x[(i + 1) % 4], &x[(i + 2) % 4]);
                q.scaled_dot_product_attention(k, v).eval().map(drop)
            },
        )?;

        // Value and gradients of an MLP, without the update.
        const B: usize = 1024;
        let x: Vec<CudaTensor<f32, Shape![B, 784]>> = (1..5)
            .map(|i| random(i, stream))
            .collect::<Result<_, _>>()?;
        let classes: Vec<i64> = (0..B as i64).map(|i| i * 7 % 10).collect();
        let y = CudaTensor::<i64, Shape![B]>::from_slice_on(&classes, stream)?;
        let (w, v) = (
            random::<Shape![512, 784]>(5, stream)?,
            random::<Shape![10, 512]>(6, stream)?,
        );
        let (b, c) = (
            random::<Shape![512]>(7, stream)?,
            random::<Shape![10]>(8, stream)?,
        );
        let (mut gw, mut gv) = (
            CudaTensor::<f32, Shape![512, 784]>::zeros_on(stream)?,
            CudaTensor::<f32, Shape![10, 512]>::zeros_on(stream)?,
        );
        let (mut gb, mut gc) = (
            CudaTensor::<f32, Shape![512]>::zeros_on(stream)?,
            CudaTensor::<f32, Shape![10]>::zeros_on(stream)?,
        );
        let count = 2 * B * (784 * 512 * 2 + 512 * 10 * 3);
        rate("value and gradients of an MLP", count, stream, |i| {
            let (w, b) = (w.requires_grad(&mut gw), b.requires_grad(&mut gb));
            let (v, c) = (v.requires_grad(&mut gv), c.requires_grad(&mut gc));
            let hidden = x[i % 4].linear(w).bias(b).relu();
            let loss = hidden.linear(v).bias(c).cross_entropy(&y).mean()?;
            loss.backward().map(drop)
        })
    }
}
