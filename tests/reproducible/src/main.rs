//! Prints a name and a hash of the bits of its result for each operation whose bits feature `reproducible` promises.
#![cfg_attr(target_os = "none", no_std, no_main)]

use core::hint::black_box;

use stridewise::prelude::*;

/// Numbers between -1 and 1, without a rounding.
fn numbers<S: Shape>(seed: u32) -> Tensor<f32, S> {
    let mut state = seed.wrapping_mul(0x9E37_79B9) | 1;
    let mut all = Tensor::zeros();
    all.apply_(|_| {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        (state >> 8) as f32 / (1 << 23) as f32 - 1.0
    });
    all
}

/// FNV-1a.
fn hash(bits: impl Iterator<Item = u64>) -> u64 {
    bits.fold(0xCBF2_9CE4_8422_2325, |hash, bits| {
        (hash ^ bits).wrapping_mul(0x0000_0100_0000_01B3)
    })
}

macro_rules! line {
    ($name:literal, $result:expr) => {{
        let result = $result;
        let bits = result.iter().map(|x| u64::from(x.to_bits()));
        print($name, hash(bits));
    }};
}

/// Not inlined, so that the stack has one operation's operands at a time.
macro_rules! operations {
    ($($name:literal $body:block)*) => {
        fn operations() { $(
            {
                #[inline(never)]
                fn operation() {
                    line!($name, $body);
                }
                operation();
            }
        )* }
    };
}

type Values = Shape![601];
fn values(least: f32, step: f32) -> Tensor<f32, Values> {
    Tensor::from_fn(|[i]| least + i as f32 * step)
}

operations! {
    "mm 7" { black_box(numbers::<Shape![7, 5]>(1)).mm(&numbers::<Shape![5, 9]>(2)).eval() }
    "mm 24" { black_box(numbers::<Shape![24, 24]>(1)).mm(&numbers::<Shape![24, 24]>(2)).eval() }
    "mm 40 times 70 times 50" { black_box(numbers::<Shape![40, 70]>(1)).mm(&numbers::<Shape![70, 50]>(2)).eval() }
    "mm of transposes" { black_box(numbers::<Shape![70, 40]>(1)).t().mm(&numbers::<Shape![50, 70]>(2).t()).eval() }
    "mm of a sum" { (black_box(numbers::<Shape![40, 70]>(1)) + 0.5).mm(&numbers::<Shape![70, 50]>(2)).eval() }
    "mv" { black_box(numbers::<Shape![33, 700]>(1)).mv(&numbers::<Shape![700]>(2)).eval() }
    "vector times matrix" { black_box(numbers::<Shape![1, 90]>(1)).mm(&numbers::<Shape![90, 130]>(2)).eval() }
    "dot" { [black_box(numbers::<Shape![9001]>(1)).dot(&numbers::<Shape![9001]>(2))] }
    "bmm" { black_box(numbers::<Shape![5, 9, 17]>(1)).bmm(&numbers::<Shape![5, 17, 12]>(2)).eval() }
    "linear" {
        black_box(numbers::<Shape![3, 100]>(1)).linear(&numbers::<Shape![20, 100]>(2)).bias(&numbers::<Shape![20]>(3)).eval()
    }
    "conv2d" {
        black_box(numbers::<Shape![1, 6, 13, 37]>(1)).conv_options::<Padding<1>>().conv2d(&numbers::<Shape![9, 6, 3, 3]>(2)).eval()
    }
    "conv2d, stride 2" {
        black_box(numbers::<Shape![1, 6, 13, 37]>(1)).conv_options::<Stride<2>>().conv2d(&numbers::<Shape![9, 6, 3, 3]>(2)).eval()
    }
    "conv1d" { black_box(numbers::<Shape![1, 4, 150]>(1)).conv1d(&numbers::<Shape![7, 4, 5]>(2)).eval() }
    "conv_transpose2d" {
        black_box(numbers::<Shape![1, 4, 7, 19]>(1)).conv_options::<Stride<2>>().conv_transpose2d(&numbers::<Shape![4, 5, 3, 3]>(2)).eval()
    }
    "softmax" { black_box(numbers::<Shape![9, 130]>(1)).softmax::<1>().eval() }
    "log_softmax along 0" { black_box(numbers::<Shape![130, 9]>(1)).log_softmax::<0>().eval() }
    "softmax of a transposed matrix" { black_box(numbers::<Shape![130, 9]>(1)).t().softmax::<0>().eval() }
    "layer_norm" { black_box(numbers::<Shape![9, 130]>(1)).layer_norm::<Shape![130]>(1e-5).eval() }
    "layer_norm of short rows" { black_box(numbers::<Shape![21, 49]>(1)).layer_norm::<Shape![49]>(1e-5).eval() }
    "attention" {
        let x = black_box(numbers::<Shape![1, 2, 70, 16]>(1));
        x.scaled_dot_product_attention(&x, &x).eval()
    }
    "sum" { [black_box(numbers::<Shape![9001]>(1)).sum()] }
    "sum along 1" { black_box(numbers::<Shape![70, 130]>(1)).sum_dim::<1>().eval() }
    "var along 0" { black_box(numbers::<Shape![70, 130]>(1)).var_dim::<0>().eval() }
    "var along 0 of many" { black_box(numbers::<Shape![300, 100]>(1)).var_dim::<0>().eval() }
    "logsumexp" { black_box(numbers::<Shape![70, 130]>(1)).logsumexp_dim::<1>().eval() }
    "logsumexp of short rows" { black_box(numbers::<Shape![21, 49]>(1)).logsumexp_dim::<1>().eval() }
    "cross_entropy of short rows" {
        let classes = Tensor::<i64, Shape![21]>::from_fn(|[i]| i as i64);
        black_box(numbers::<Shape![21, 49]>(1)).cross_entropy(&classes).eval().unwrap_or(Tensor::zeros())
    }
    "gradients of a log-density" {
        let (mu, sigma, mut grad) = (black_box(tensor![0.1]), values(0.7, 0.001), Tensor::<f32, Values>::zeros());
        let mut of_mu = Tensor::zeros();
        {
            let s = sigma.requires_grad(&mut grad);
            let z = (values(-1.0, 0.0033) - mu.requires_grad(&mut of_mu)) / s;
            (z.square() * -0.5 - s.log()).sum().backward();
        }
        (&grad + &of_mu).eval()
    }
    "gradient of logsumexp" {
        let (x, mut grad) = (black_box(numbers::<Shape![70, 13]>(1)), Tensor::zeros());
        x.requires_grad(&mut grad).logsumexp_dim::<1>().square().sum().backward();
        grad
    }
    "norm" { [black_box(numbers::<Shape![9001]>(1)).norm()] }
    "cumsum" { black_box(numbers::<Shape![9, 130]>(1)).cumsum::<1>().eval() }
    "exp" { black_box(values(-104.0, 0.35)).exp().eval() }
    "exp2" { black_box(values(-150.0, 0.5)).exp2().eval() }
    "expm1" { black_box(values(-20.0, 0.15)).expm1().eval() }
    "log" { black_box(values(0.0, 0.37)).log().eval() }
    "log2" { black_box(values(0.0, 0.37)).log2().eval() }
    "log10" { black_box(values(0.0, 0.37)).log10().eval() }
    "log1p" { black_box(values(-0.99, 0.037)).log1p().eval() }
    "sin" { black_box(values(-300.0, 1.01)).sin().eval() }
    "cos" { black_box(values(-300.0, 1.01)).cos().eval() }
    "tan" { black_box(values(-300.0, 1.01)).tan().eval() }
    "tanh" { black_box(values(-10.0, 0.033)).tanh().eval() }
    "sigmoid" { black_box(values(-30.0, 0.1)).sigmoid().eval() }
    "erf" { black_box(values(-5.0, 0.017)).erf().eval() }
    "erfc" { black_box(values(-5.0, 0.027)).erfc().eval() }
    "gelu" { black_box(values(-9.0, 0.03)).gelu().eval() }
    "silu" { black_box(values(-9.0, 0.03)).silu().eval() }
    "asin" { black_box(values(-1.0, 0.00333)).asin().eval() }
    "acos" { black_box(values(-1.0, 0.00333)).acos().eval() }
    "atan" { black_box(values(-30.0, 0.1)).atan().eval() }
    "atan2" { black_box(values(-30.0, 0.1)).atan2(&values(17.0, -0.07)).eval() }
    "hypot" { black_box(values(-30.0, 0.1)).hypot(&values(17.0, -0.07)).eval() }
    "sinh" { black_box(values(-30.0, 0.1)).sinh().eval() }
    "cosh" { black_box(values(-30.0, 0.1)).cosh().eval() }
    "asinh" { black_box(values(-30.0, 0.1)).asinh().eval() }
    "atanh" { black_box(values(-1.0, 0.00333)).atanh().eval() }
    "pow" { black_box(values(0.01, 0.1)).pow(&values(-3.0, 0.013)).eval() }
    "sqrt" { black_box(values(0.0, 0.7)).sqrt().eval() }
    "rsqrt" { black_box(values(0.1, 0.7)).rsqrt().eval() }
}

#[cfg(not(target_os = "none"))]
fn print(name: &str, hash: u64) {
    println!("{hash:016x} {name}");
}
#[cfg(not(target_os = "none"))]
fn main() {
    operations();
}

#[cfg(target_os = "none")]
fn print(name: &str, hash: u64) {
    use core::fmt::Write;
    let written = cortex_m_semihosting::hio::hstdout()
        .map_err(|()| core::fmt::Error)
        .and_then(|mut out| writeln!(out, "{hash:016x} {name}"));
    if written.is_err() {
        cortex_m_semihosting::debug::exit(cortex_m_semihosting::debug::EXIT_FAILURE);
    }
}
#[cfg(target_os = "none")]
#[cortex_m_rt::entry]
fn main() -> ! {
    operations();
    cortex_m_semihosting::debug::exit(cortex_m_semihosting::debug::EXIT_SUCCESS);
    #[allow(clippy::empty_loop)]
    loop {}
}
#[cfg(target_os = "none")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    cortex_m_semihosting::debug::exit(cortex_m_semihosting::debug::EXIT_FAILURE);
    loop {}
}
