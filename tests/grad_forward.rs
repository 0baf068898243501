//! Forward mode, Jacobians, gradient checks and operations of one's own. `tests/grad_forward/generate.py` computes the
//! expected values with PyTorch.
#![allow(unused_braces, clippy::approx_constant, clippy::excessive_precision)]
use stridewise::grad::{Dual, GradcheckOptions, gradcheck, gradcheck_with, jacfwd, jacrev, jvp};
use stridewise::ops::Real;
use stridewise::prelude::*;

#[track_caller]
fn close(a: &[f64], b: &[f64], tolerance: f64) {
    assert_eq!(a.len(), b.len());
    for (i, (a, b)) in a.iter().zip(b).enumerate() {
        let is_close = (a - b).abs() <= tolerance * b.abs().max(1.0);
        assert!(is_close, "element {i}: {a}, expected {b}");
    }
}
fn bits(x: &[f64]) -> Vec<u64> {
    x.iter().map(|x| x.to_bits()).collect()
}

// Expressions that forward and reverse mode differentiate.
macro_rules! both {
    ($($name:ident: [$($s:tt)*] $x:expr => |$a:ident| $f:expr, [$($r:tt)*] $y:expr, $j:expr;)*) => {
        #[test]
        fn forward_and_reverse_mode_agree_with_pytorch() {
            $({
                println!("{}", stringify!($name));
                fn f<T: Real>($a: &Tensor<T, Shape![$($s)*]>) -> Tensor<T, Shape![$($r)*]> {
                    $f.eval()
                }
                let x = Tensor::<f64, Shape![$($s)*]>::try_from(&$x[..]).unwrap();
                let (y, jacobian) = jacfwd(f, &x);
                assert_eq!(bits(y.as_slice()), bits(f(&x).as_slice()));
                close(y.as_slice(), &$y, 1e-14);
                close(jacobian.as_slice(), &$j, 1e-13);
                let mut reverse = Tensor::zeros();
                let y = jacrev(|$a| $f, &x, &mut reverse);
                assert_eq!(bits(y.as_slice()), bits(f(&x).as_slice()));
                close(reverse.as_slice(), &$j, 1e-13);
            })*
        }
    };
}
// Functions that forward mode differentiates.
macro_rules! forward {
    ($($name:ident: [$($s:tt)*] $x:expr, $v:expr => |$a:ident| $f:expr, [$($r:tt)*] $y:expr, $dy:expr, $j:expr;)*) => {
        #[test]
        fn forward_mode_agrees_with_pytorch() {
            $({
                println!("{}", stringify!($name));
                fn f<T: Real>($a: &Tensor<T, Shape![$($s)*]>) -> Tensor<T, Shape![$($r)*]> {
                    $f
                }
                let x = Tensor::<f64, Shape![$($s)*]>::try_from(&$x[..]).unwrap();
                let v = Tensor::<f64, Shape![$($s)*]>::try_from(&$v[..]).unwrap();
                let (y, jacobian) = jacfwd(f, &x);
                assert_eq!(bits(y.as_slice()), bits(f(&x).as_slice()));
                close(y.as_slice(), &$y, 1e-14);
                close(jacobian.as_slice(), &$j, 1e-13);
                let (y, dy) = jvp(f, &x, &v);
                assert_eq!(bits(y.as_slice()), bits(f(&x).as_slice()));
                close(dy.as_slice(), &$dy, 1e-13);
            })*
        }
    };
}
include!("grad_forward/cases.rs");

fn scaled<T: Real>(x: &Tensor<T, Shape![3]>) -> Tensor<T, Shape![3]> {
    (x * T::nearest(2.0) + x.sin()).eval()
}
#[test]
fn generic_numbers() {
    let (_, j) = jacfwd(scaled, &tensor![0.0, 0.0, 0.0]);
    assert_eq!(j, (Tensor::<f64, Shape![3, 3]>::eye() * 3.0).eval());
}

// ------------------------------------------------------------------ gradient checks

#[test]
fn a_correct_gradient_passes() {
    let x = Tensor::<f64, Shape![4, 3]>::from_fn(|[i, j]| (i * 3 + j) as f64 * 0.17 - 1.0);
    let w = Tensor::<f64, Shape![5, 3]>::from_fn(|[i, j]| ((i * 3 + j) as f64).sin());
    let b = Tensor::<f64, Shape![5]>::from_fn(|[i]| i as f64 * 0.1);
    let check = gradcheck(
        |(w, b), (gw, gb)| {
            let y = x
                .linear(w.requires_grad(gw))
                .bias(b.requires_grad(gb))
                .tanh();
            y.log_softmax::<1>().square().mean().backward()
        },
        &(w.clone(), b.clone()),
    );
    assert_eq!(check, Ok(()));
    let check = gradcheck(
        |(w, b), (gw, gb)| {
            let y = x
                .to::<f32>()
                .linear(w.requires_grad(gw))
                .bias(b.requires_grad(gb))
                .tanh();
            y.square().sum().backward()
        },
        &(w.to::<f32>().eval(), b.to::<f32>().eval()),
    );
    assert_eq!(check, Ok(()));
    let check = gradcheck(
        |w, gw| w.requires_grad(gw).exp().mean().backward(),
        &BoxedTensor::<f64, Shape![2, 3]>::ones(),
    );
    assert_eq!(check, Ok(()));
}
// Errors are found in each input, at their index: the gradient of one element is off by one part in a thousand.
#[test]
fn a_wrong_gradient_is_found() {
    let inputs = (
        Tensor::<f64, Shape![2, 3]>::full(0.5),
        (
            Tensor::<f64, Shape![]>::full(0.3),
            Tensor::<f64, Shape![4]>::full(0.7),
        ),
    );
    let wrong = |input: usize, position: usize| {
        gradcheck(
            |(a, (b, c)), (ga, (gb, gc))| {
                let b_value = b.requires_grad(&mut *gb).exp().sum().backward();
                let value = a.requires_grad(&mut *ga).square().sum().backward()
                    + b_value
                    + c.requires_grad(&mut *gc).sin().sum().backward();
                match input {
                    0 => ga.as_mut_slice()[position] *= 1.001,
                    1 => gb.as_mut_slice()[position] *= 1.001,
                    2 => gc.as_mut_slice()[position] *= 1.001,
                    _ => {}
                }
                value
            },
            &inputs,
        )
    };
    assert_eq!(wrong(3, 0), Ok(()));
    for (input, position, index) in [
        (0, 4, &[1, 1][..]),
        (0, 5, &[1, 2]),
        (0, 1, &[0, 1]),
        (0, 0, &[0, 0]),
        (1, 0, &[]),
        (2, 3, &[3]),
    ] {
        let error = wrong(input, position).unwrap_err();
        assert_eq!((error.input(), error.index()), (input, index));
        let ratio = error.analytical() / error.numerical();
        assert!((ratio - 1.001).abs() < 1e-8, "{error}");
    }
    let text = wrong(0, 4).unwrap_err().to_string();
    assert!(
        text.starts_with("the gradient of input 0 at [1, 1] is 1.001"),
        "{text}"
    );
}
#[test]
fn nan_and_missing_gradients_are_errors() {
    let x: Tensor<f64, Shape![2]> = tensor![1.0, 4.0];
    assert!(gradcheck(|x, _| x.square().sum(), &x).is_err());
    assert!(
        gradcheck(
            |x, g| {
                g.fill_(f64::NAN);
                x.square().sum()
            },
            &x
        )
        .is_err()
    );
    assert!(gradcheck(|x, g| x.requires_grad(g).ln_negative(), &x).is_err());
    // A step across the bend of the function: larger tolerances accept it.
    let bend = tensor![1e-9];
    let relu = |x: &Tensor<f64, Shape![1]>, g: &mut Tensor<f64, Shape![1]>| {
        x.requires_grad(g).relu().sum().backward()
    };
    assert!(gradcheck(relu, &bend).is_err());
    let options = GradcheckOptions {
        atol: 1.0,
        ..Default::default()
    };
    assert_eq!(gradcheck_with(relu, &bend, options), Ok(()));
}
trait Negative {
    fn ln_negative(self) -> f64;
}
impl Negative for TensorVar<'_, f64, Shape![2]> {
    fn ln_negative(self) -> f64 {
        (-self).log().sum().backward()
    }
}

// ------------------------------------------------------------------ operations of one's own

#[test]
fn an_operation_of_ones_own() {
    let w = tensor![[0.1, 0.2, 0.3], [0.4, 0.5, -0.6]];
    let check = gradcheck(
        |(x, k), (gx, gk)| {
            // Products before and after, an operand that broadcasts, and a captured constant.
            let scale = 1.5;
            let h = w
                .mv(x.requires_grad(gx))
                .zip(k.requires_grad(gk), move |a: f64, b: f64| {
                    (a * b).sin() * scale
                })
                .with_derivatives(move |a, b, _y, g| {
                    let slope = g * (a * b).cos() * scale;
                    (slope * b, slope * a)
                });
            let h = h
                .map(|x: f64| x.powi(3))
                .with_derivative(|x, y, g| g * 3.0 * y / x);
            w.t().mv(h).softmax::<0>().square().sum().backward()
        },
        &(tensor![1.0, 0.5, -1.0], tensor![0.8]),
    );
    assert_eq!(check, Ok(()));
}
#[test]
fn an_operation_of_ones_own_with_another_element_type() {
    let (x, mut grad) = (tensor![1.5, -2.0], Tensor::<f64, Shape![2]>::zeros());
    let y = x
        .requires_grad(&mut grad)
        .map(|x| x as f32)
        .with_derivative(|_, _, g: f32| f64::from(g))
        .square()
        .sum()
        .backward();
    assert_eq!((y, grad.as_slice()), (6.25_f32, &[3.0, -4.0][..]));
}
// A function with memory of its own: a result that is kept, and a backward pass by hand.
#[test]
fn a_function_of_ones_own() {
    fn forward(x: &Tensor<f64, Shape![3]>) -> Tensor<f64, Shape![3]> {
        x.cumsum::<0>().eval()
    }
    fn backward(grad: &Tensor<f64, Shape![3]>, x_grad: &mut Tensor<f64, Shape![3]>) {
        x_grad.add_(grad.flip::<Dims![0]>().cumsum::<0>().flip::<Dims![0]>());
    }
    let w = tensor![0.5, -1.0, 2.0];
    let check = gradcheck(
        |x, gx| {
            let h = forward(&x.square().eval());
            let mut gh = Tensor::zeros();
            let loss = (h.requires_grad(&mut gh).sin() * &w).sum().backward();
            let mut squares = Tensor::zeros();
            backward(&gh, &mut squares);
            x.requires_grad(gx).square().backward_with(&squares);
            loss
        },
        &tensor![0.3, -0.8, 1.1],
    );
    assert_eq!(check, Ok(()));
}

// ------------------------------------------------------------------ dual numbers

#[test]
fn numbers_at_the_edges() {
    type X = Dual<f64, D<2>>;
    let x = |value| X::with_tangents(value, &tensor![1.0, 0.0]);
    use num_traits::Float;
    // A constant exponent of a negative base has no logarithm.
    assert_eq!(x(-2.0).powf(X::constant(2.0)).tangents(), [-4.0, 0.0]);
    assert_eq!(x(-2.0).powf(X::constant(0.0)).tangents(), [0.0, 0.0]);
    assert_eq!(x(0.0).powf(X::constant(0.0)).tangents(), [0.0, 0.0]);
    assert_eq!(x(3.0).powf(X::constant(1.0)).tangents(), [1.0, 0.0]);
    assert_eq!(x(0.0).powi(0).tangents(), [0.0, 0.0]);
    assert_eq!(x(0.0).powi(1).tangents(), [1.0, 0.0]);
    assert_eq!(x(0.0).abs().tangents(), [0.0, 0.0]);
    assert_eq!((x(3.0) % 2.0).tangents(), [1.0, 0.0]);
    assert_eq!((x(6.0) / 2.0).tangents(), [0.5, 0.0]);
    assert_eq!(x(3.0).hypot(X::constant(4.0)).tangents(), [0.6, 0.0]);
    assert!(x(1.0) < 2.0 && x(1.0) == X::constant(1.0) && x(f64::NAN).is_nan());
    assert_eq!(x(f64::NAN).max(x(1.0)).value(), 1.0);
    let mut y = x(2.0);
    y += 1.0;
    y *= y;
    y -= x(1.0);
    assert_eq!((y.value(), y.tangents()), (8.0, &[5.0, 0.0][..]));
    assert_eq!(size_of::<X>(), 24);
    assert_eq!(
        format!("{:?}", x(1.0)),
        "Dual { value: 1.0, tangents: [1.0, 0.0] }"
    );
}
type One<T> = Tensor<T, Shape![1]>;
/// The derivative of `f` at `x` in the direction of ones.
fn slopes<S: Shape>(
    f: impl FnOnce(&Tensor<Dual<f64>, Shape![3]>) -> Tensor<Dual<f64>, S>,
    x: [f64; 3],
) -> Vec<f64> {
    let (_, slopes) = jvp(f, Tensor::from_array(x), Tensor::<f64, Shape![3]>::ones());
    slopes.as_slice().to_vec()
}
fn k(x: f64) -> Dual<f64> {
    Dual::constant(x)
}
// At a bound PyTorch has the derivative of the constant, also of `F.hardswish`, whose other factor changes there.
#[test]
fn bounds_have_the_derivatives_of_pytorch() {
    let x = [-1.0, 0.5, 1.0];
    let inside = [0.0, 1.0, 0.0];
    assert_eq!(slopes(|x| x.hardtanh(k(-1.0), k(1.0)).eval(), x), inside);
    assert_eq!(slopes(|x| x.clamp(k(-1.0), k(1.0)).eval(), x), inside);
    assert_eq!(slopes(|x| x.clamp_min(k(-1.0)).eval(), x), [0.0, 1.0, 1.0]);
    assert_eq!(slopes(|x| x.clamp_max(k(1.0)).eval(), x), [1.0, 1.0, 0.0]);
    assert_eq!(slopes(|x| x.relu6().eval(), [0.0, -0.0, 6.0]), [0.0; 3]);
    let x = [-3.0, 0.0, 3.0];
    let inside = [0.0, 1.0 / 6.0, 0.0];
    assert_eq!(slopes(|x| x.hardsigmoid().eval(), x), inside);
    assert_eq!(slopes(|x| x.hardswish().eval(), x), [0.0, 0.5, 1.0]);
    use num_traits::Float;
    let x = |value| Dual::<f64>::with_tangents(value, &tensor![1.0]);
    // No bounds, but numbers of which one has no derivative.
    assert_eq!(x(1.0).max(k(1.0)).tangents(), [0.5]);
    assert_eq!(x(1.0).min(k(1.0)).tangents(), [0.5]);
    assert_eq!(x(1.0).clamp(k(0.0), k(1.0)).tangents(), [0.0]);
    assert_eq!(x(0.0).clamp(k(0.0), k(1.0)).tangents(), [0.0]);
    assert_eq!(x(0.5).clamp(k(0.0), k(1.0)).tangents(), [1.0]);
}
// Equal numbers share the derivative. The values are those of numbers without derivatives, with their signs.
#[test]
fn ties_share_the_derivative() {
    fn extremes<T: Real>(x: &Tensor<T, Shape![2]>) -> Tensor<T, Shape![6]> {
        let (a, b) = (x.narrow::<0, 0, 1>(), x.narrow::<0, 1, 1>());
        let both = a.maximum(&b).eval()[[0]];
        let least = a.minimum(&b).eval()[[0]];
        let (more, less) = (a.fmax(&b).eval()[[0]], a.fmin(&b).eval()[[0]]);
        Tensor::from_array([
            both,
            least,
            more,
            less,
            x.amax_dim::<0>().eval()[[]],
            x.amin_dim::<0>().eval()[[]],
        ])
    }
    for x in [tensor![2.0, 2.0], tensor![0.0, -0.0], tensor![-0.0, 0.0]] {
        let (y, jacobian) = jacfwd(extremes, &x);
        assert_eq!(bits(y.as_slice()), bits(extremes(&x).as_slice()));
        assert_eq!(jacobian, Tensor::full(0.5));
        // The derivative along a direction is linear in it.
        for v in [[1.0, 0.0], [0.0, 1.0], [1.0, 1.0], [2.0, -4.0]] {
            let (_, slopes) = jvp(extremes, &x, &Tensor::from_array(v));
            assert_eq!(slopes, Tensor::full((v[0] + v[1]) / 2.0));
        }
    }
    // Of more elements, all that are equal, in loops over rows and over columns.
    let x: [[f64; 4]; 20] = core::array::from_fn(|i| {
        core::array::from_fn(|j| {
            if (i + j) % 3 == 0 {
                5.0
            } else {
                -((i * j % 5) as f64)
            }
        })
    });
    let (x, v) = (
        Tensor::<f64, Shape![20, 4]>::from_array(x),
        Tensor::<f64, Shape![20, 4]>::from_fn(|[i, j]| (i * 4 + j) as f64),
    );
    let all = |x: &Tensor<Dual<f64>, Shape![20, 4]>| {
        let (rows, columns) = (x.amax_dim::<1>().sum(), x.amax_dim::<0>().sum());
        let (most, norm) = (x.max(), x.norm_with(k(f64::INFINITY)));
        Tensor::<_, Shape![5]>::from_array([rows, columns, most, norm, x.min()])
    };
    let mean = |of: &[(usize, usize)]| -> f64 {
        let sum: f64 = of.iter().map(|&(i, j)| v[[i, j]]).sum();
        sum / of.len() as f64
    };
    let places: Vec<_> = (0..20).flat_map(|i| (0..4).map(move |j| (i, j))).collect();
    let of = |what: &dyn Fn((usize, usize)) -> bool, value: f64| -> Vec<(usize, usize)> {
        let at = |&&(i, j): &&(usize, usize)| what((i, j)) && x[[i, j]] == value;
        places.iter().filter(at).copied().collect()
    };
    let (_, slopes) = jvp(all, &x, &v);
    let rows = (0..20).map(|row| mean(&of(&|(i, _)| i == row, 5.0))).sum();
    let columns = (0..4)
        .map(|column| mean(&of(&|(_, j)| j == column, 5.0)))
        .sum();
    let most = mean(&of(&|_| true, 5.0));
    let least = mean(&of(&|_| true, -4.0));
    close(
        slopes.as_slice(),
        &[rows, columns, most, most, least],
        1e-14,
    );
    use num_traits::Float;
    let x = |value, tangents| Dual::<f64, D<2>>::with_tangents(value, &tangents);
    let (a, b) = (x(3.0, tensor![1.0, 0.0]), x(3.0, tensor![0.0, 1.0]));
    assert_eq!(a.max(b).tangents(), [0.5, 0.5]);
    assert_eq!(a.min(b).tangents(), [0.5, 0.5]);
    assert_eq!(a.max(b + 1.0).tangents(), [0.0, 1.0]);
    assert_eq!(a.min(b + 1.0).tangents(), [1.0, 0.0]);
}
// 0 times an infinite slope.
#[test]
fn what_does_not_change_has_no_derivative() {
    let zeros = [0.0; 3];
    assert_eq!(slopes(|x| One::full(x.norm()), zeros), [0.0]);
    for p in [0.5, 1.5, 3.0] {
        let y = slopes(|x| One::full(x.norm_with(k(p))), zeros);
        assert_eq!(y, [0.0], "{p}");
    }
    assert_eq!(slopes(|x| One::full(x.std()), [2.0; 3]), [0.0]);
    assert_eq!(slopes(|x| x.norm_dim::<0>().eval(), zeros), [0.0]);
    assert_eq!(slopes(|x| x.sqrt().eval(), zeros), [f64::INFINITY; 3]);
    use num_traits::Float;
    type X = Dual<f64>;
    let x = |value| X::with_tangents(value, &tensor![1.0]);
    let root = k(0.0).sqrt();
    assert_eq!((x(3.0) * root).tangents(), [0.0]);
    assert_eq!(x(3.0).mul_add(root, root).tangents(), [0.0]);
    assert_eq!((x(3.0) / k(0.0)).tangents(), [f64::INFINITY]);
    // A power of 0.
    assert_eq!(k(0.0).powf(x(0.0)).tangents(), [0.0]);
    assert_eq!(k(0.0).powf(x(1.0)).tangents(), [0.0]);
    assert_eq!(k(0.0).powf(x(-1.0)).tangents(), [f64::NEG_INFINITY]);
    // Steps.
    for zero in [0.0, -0.0] {
        let y = x(zero).copysign(k(-1.0));
        assert_eq!(
            (y.value().to_bits(), y.tangents()),
            ((-0.0f64).to_bits(), &[0.0][..])
        );
    }
    assert_eq!(x(2.0).copysign(k(-1.0)).tangents(), [-1.0]);
    // A number whose derivative changes is not a constant where the derivative is 0.
    let second = |f: fn(Dual<X>) -> Dual<X>, at| {
        let x = Dual::with_tangents(x(at), &tensor![k(1.0)]);
        f(x).tangents()[0].tangents()[0]
    };
    assert_eq!(
        second(|x| x * x * (x * x + Dual::<X>::nearest(1.0)), 0.0),
        2.0
    );
    assert_eq!(second(|x| (x * x).exp(), 0.0), 2.0);
    assert_eq!(
        second(|x| Dual::<X>::nearest(2.0).powf(x * x), 0.0),
        2.0 * 2f64.ln()
    );
}
// The quotient of these numbers is rounded up to an integer, or to -0.
#[test]
fn remainders_by_a_divisor_with_a_derivative() {
    for (a, b, slope) in [
        (1.0, 0.1, -9.0),
        (6.0, 0.1, -59.0),
        (-5.0, f64::INFINITY, 1.0),
    ] {
        let (_, slopes) = jvp(
            |b: &One<Dual<f64>>| One::full(k(a)).remainder(b).eval(),
            tensor![b],
            tensor![1.0],
        );
        assert_eq!(slopes.as_slice(), [slope], "{a} modulo {b}");
    }
}
// Second derivatives: dual numbers of dual numbers.
#[test]
fn a_hessian() {
    fn f<T: Real>(x: &Tensor<T, Shape![2]>) -> Tensor<T, Shape![]> {
        Tensor::full(x[[0]] * x[[0]] * x[[1]] + x[[1]].exp())
    }
    let gradient = |x: &Tensor<Dual<f64, D<2>>, Shape![2]>| jacfwd(f, x).1;
    let (gradient, hessian) = jacfwd(gradient, &tensor![3.0, 0.0]);
    assert_eq!(gradient.as_slice(), [0.0, 10.0]);
    assert_eq!(hessian, tensor![[0.0, 6.0], [6.0, 1.0]]);
}
// Products on every path of the library, with elements larger than a vector.
#[test]
fn large_products_of_dual_numbers() {
    macro_rules! product {
        ($($n:literal)*) => { $({
            let k = Tensor::<f64, Shape![12]>::full(1.0);
        let a = Tensor::<f64, Shape![$n, $n]>::from_fn(|[i, j]| ((i * 7 + j * 3) % 11) as f64 - 5.0);
        let f = |k: &Tensor<Dual<f64, D<12>>, Shape![12]>| {
            let a = a.map(Dual::<f64, D<12>>::constant).eval_boxed();
            let b = a.map(|x| x * k[[0]] + k[[11]]).eval_boxed();
            let c = b.mm(&a).eval_boxed();
            let d = a.mm(b.t()).eval_boxed();
            let v = a.select::<0, 0>().contiguous();
            Tensor::<_, Shape![3]>::from_array([c.sum(), d.sum(), b.mv(&v).sum()])
        };
        let (_, jacobian) = jacfwd(f, &k);
        let ones = Tensor::<f64, Shape![$n, $n]>::ones();
        let v = a.select::<0, 0>().contiguous();
        let expected = [
            (a.mm(&a).eval_boxed().sum(), ones.mm(&a).eval_boxed().sum()),
            (
                a.mm(a.t()).eval_boxed().sum(),
                a.mm(&ones).eval_boxed().sum(),
            ),
            (a.mv(&v).sum(), ones.mv(&v).sum()),
        ];
        for (i, (first, last)) in expected.into_iter().enumerate() {
            assert_eq!(jacobian[[i, 0]], first);
            assert_eq!(jacobian[[i, 11]], last);
            assert_eq!(jacobian[[i, 5]], 0.0);
        }
        })* };
    }
    product! { 2 5 8 17 40 }
}
#[test]
fn jacobians_of_other_ranks() {
    fn scalar<T: Real>(x: &Tensor<T, Shape![2, 2]>) -> Tensor<T, Shape![]> {
        Tensor::full(x.sum() * x[[0, 1]])
    }
    let x = tensor![[1.0, 2.0], [3.0, 4.0]];
    let (y, j) = jacfwd(scalar, &x);
    assert_eq!((y[[]], j), (20.0, tensor![[2.0, 12.0], [2.0, 2.0]]));
    fn matrix<T: Real>(x: &Tensor<T, Shape![]>) -> Tensor<T, Shape![2, 1]> {
        Tensor::from_array([[x[[]] * x[[]]], [x[[]]]])
    }
    let (_, j) = jacfwd(matrix, Tensor::<f64, Shape![]>::full(3.0));
    assert_eq!(j, tensor![[6.0], [1.0]]);
    // Views and expressions are operands.
    let (_, j) = jacfwd(scalar, x.t() * 2.0);
    assert_eq!(j, tensor![[6.0, 26.0], [6.0, 6.0]]);
}
// Dual numbers of many derivatives are larger than a block of attention, or a strip of a sum, takes several of.
#[test]
fn jacobians_of_many_derivatives() {
    fn attended<T: Real>(x: &Tensor<T, Shape![16, 2]>) -> Tensor<T, Shape![16, 2]> {
        x.scaled_dot_product_attention(x, x).eval()
    }
    let (y, j) = jacfwd(attended, &Tensor::<f64, Shape![16, 2]>::ones());
    assert!(y.iter().all(|y| (*y - 1.0).abs() < 1e-12));
    // Each result is the mean of 16 values.
    assert!((j[[3, 1, 5, 1]] - 1.0 / 16.0).abs() < 1e-12 && j[[3, 1, 5, 0]].abs() < 1e-12);
    fn summed<T: Real>(x: &Tensor<T, Shape![2, 65]>) -> Tensor<T, Shape![65]> {
        x.sum_dim::<0>().eval()
    }
    // A kilobyte for each number fills a small stack.
    let large = std::thread::Builder::new().stack_size(1 << 26);
    let done = large.spawn(|| {
        let (y, j) = jacfwd(summed, &Tensor::<f64, Shape![2, 65]>::ones());
        assert_eq!((y[[64]], j[[64, 1, 64]], j[[64, 1, 63]]), (2.0, 1.0, 0.0));
    });
    done.unwrap().join().unwrap();
}

// Blocks on the stack do not grow with the derivatives: of half a kilobyte for each number here.
#[test]
fn many_derivatives_need_no_large_blocks() {
    macro_rules! of_rows {
        ($($name:ident $shape:tt to $out:tt, $stack:literal: |$x:ident| $e:expr, |$y:ident| $plain:expr;)*) => { $({
            fn f<T: Real>($x: &Tensor<T, Shape!$shape>) -> Tensor<T, Shape!$out> {
                $e.eval()
            }
            let thread = std::thread::Builder::new().stack_size($stack);
            let done = thread.spawn(|| {
                let $y = Tensor::<f64, Shape!$shape>::from_fn(|[i, j]| (i * 3 + j) as f64 * 0.1);
                let (y, _) = jacfwd(f, &$y);
                let wanted = $plain.eval();
                assert!(y.iter().zip(&wanted).all(|(y, w)| (*y - *w).abs() < 1e-12), stringify!($name));
            });
            done.unwrap().join().unwrap();
        })* };
    }
    of_rows! {
        layer_norm [8, 8] to [8, 8], 0xc0000: |x| x.layer_norm::<Shape![8]>(T::nearest(1e-5)), |y| y.layer_norm::<Shape![8]>(1e-5);
        cumsum [8, 16] to [8, 16], 0x180000: |x| x.cumsum::<1>(), |y| y.cumsum::<1>();
        logsumexp [31, 2] to [31], 0x100000: |x| x.logsumexp_dim::<1>(), |y| y.logsumexp_dim::<1>();
        softmax [8, 8] to [8, 8], 0x60000: |x| x.softmax::<1>(), |y| y.softmax::<1>();
        log_softmax [2, 32] to [2, 32], 0x60000: |x| x.log_softmax::<0>(), |y| y.log_softmax::<0>();
        avg_pool [8, 8] to [1, 6, 6], 0x40000: |x| x.view::<Shape![1, 8, 8]>().avg_pool2d::<(Kernel<3>, Stride<1>)>(), |y| y.view::<Shape![1, 8, 8]>().avg_pool2d::<(Kernel<3>, Stride<1>)>();
        parts [8, 8] to [1, 1, 1], 0x40000: |x| x.view::<Shape![1, 8, 8]>().adaptive_avg_pool2d::<1, 1>(), |y| y.view::<Shape![1, 8, 8]>().adaptive_avg_pool2d::<1, 1>();
    }
}

// Products that processors fuse with sums have the values that they have without derivatives.
#[test]
fn products_have_their_values() {
    fn f<T: Real>(x: &Tensor<T, Shape![8, 8]>) -> Tensor<T, Shape![8, 8]> {
        x.mm(x).eval()
    }
    let mut x = Tensor::<f64, Shape![8, 8]>::zeros();
    for (i, x) in x.as_mut_slice().iter_mut().enumerate() {
        *x = (i as f64).sin();
    }
    let (y, dy) = jvp(f, &x, &x);
    assert_eq!(bits(y.as_slice()), bits(f(&x).as_slice()));
    close(dy.as_slice(), (f(&x) * 2.0).eval().as_slice(), 1e-14);
}

/// An integer exponent needs no bound beyond `Real`, and has a derivative.
#[test]
fn powers_of_any_floats() {
    fn cubes<T: Real, S: Shape>(x: &Tensor<T, S>) -> Tensor<T, S> {
        x.pow(3).eval()
    }
    let x: Tensor<f64, Shape![2]> = tensor![2.0, -3.0];
    assert_eq!(cubes(&x), tensor![8.0, -27.0]);
    assert_eq!(cubes(&x.float().eval()), tensor![8.0_f32, -27.0]);
    let (_, jacobian) = jacfwd(|x: &Tensor<_, _>| cubes(x), &x);
    assert_eq!(jacobian, tensor![[12.0, 0.0], [0.0, 27.0]]);
}

// ------------------------------------------------------------------ numbers that are 0, or equal, and have derivatives

#[track_caller]
fn derivatives_are<S: Shape>(jacobian: &Tensor<f64, S>, wanted: &[f64]) {
    close(jacobian.as_slice(), wanted, 1e-12);
}
type Twice = One<Dual<Dual<f64>>>;
/// The second derivative.
fn second(f: fn(&Twice) -> Twice, at: f64) -> f64 {
    let x = Dual::with_tangents(Dual::with_tangents(at, &tensor![1.0]), &tensor![k(1.0)]);
    f(&tensor![x])[[0]].tangents()[0].tangents()[0]
}
#[test]
fn functions_of_sizes_at_0() {
    let at_0 = |f: fn(&One<Dual<f64>>) -> One<Dual<f64>>| jvp(f, tensor![0.0], tensor![1.0]).1[[0]];
    assert_eq!(at_0(|x| x.sigmoid().eval()), 0.25);
    assert_eq!(at_0(|x| x.logsigmoid().eval()), 0.5);
    fn loss<T: Real>(x: &One<T>) -> One<T> {
        x.binary_cross_entropy_with_logits(One::full(T::nearest(0.25)))
            .eval()
    }
    fn weighted<T: Real>(x: &One<T>) -> One<T> {
        let y = One::full(T::nearest(0.25));
        x.binary_cross_entropy_with_logits(y)
            .pos_weight(T::nearest(2.0))
            .eval()
    }
    assert_eq!(at_0(loss), 0.25);
    // 3/4 · 1/2 - 2 · 1/4 · 1/2
    assert_eq!(at_0(weighted), 0.125);
    assert_eq!(second(loss, 0.0), 0.25);
    assert_eq!(second(|x| x.sigmoid().eval(), 0.0), 0.0);
    assert_eq!(second(|x| x.logsigmoid().eval(), 0.0), -0.25);
    assert_eq!(second(|x| x.silu().eval(), 0.0), 0.5);
    let tanh = second(|x| x.gelu_tanh().eval(), 0.0);
    close(&[tanh], &[0.7978845608028654], 1e-15);
    fn huber<T: Real>(x: &One<T>) -> One<T> {
        x.huber_loss(One::full(T::nearest(3.0)), T::nearest(1.0))
            .eval()
    }
    fn smooth<T: Real>(x: &One<T>) -> One<T> {
        x.smooth_l1_loss(One::full(T::nearest(3.0)), T::nearest(2.0))
            .eval()
    }
    assert_eq!(second(huber, 3.0), 1.0);
    assert_eq!(second(smooth, 3.0), 0.5);
    // The gradients that reverse mode computes have derivatives, too.
    fn gradient(x: &One<Dual<f64>>) -> One<Dual<f64>> {
        let mut grad = One::zeros();
        x.requires_grad(&mut grad).logsigmoid().sum().backward();
        grad
    }
    assert_eq!(at_0(gradient), -0.25);
}
#[test]
fn factors_that_are_0() {
    let log = |b: f64| {
        let f = |a: &One<Dual<f64>>| a.xlogy(k(b)).eval();
        let (y, dy) = jvp(f, tensor![0.0], tensor![1.0]);
        assert_eq!(y[[0]].to_bits(), 0);
        dy[[0]]
    };
    assert_eq!(log(2.0), 2f64.ln());
    assert_eq!(log(0.5), 0.5f64.ln());
    // As in reverse mode.
    assert_eq!([log(0.0), log(-1.0)], [0.0, 0.0]);
    let f = |b: &One<Dual<f64>>| {
        let (a, x) = (tensor![[k(2.0)]], tensor![[k(7.0)]]);
        x.addmm(&a, &a, b[[0]], k(1.0))
            .eval()
            .flatten::<0, 1>()
            .eval()
    };
    let (y, dy) = jvp(f, tensor![0.0], tensor![1.0]);
    assert_eq!((y[[0]], dy[[0]]), (4.0, 7.0));
}
#[test]
fn powers_with_the_smallest_exponent() {
    fn power<T: Real>(x: T) -> T {
        x.powi(i32::MIN)
    }
    let at = |x| power(Dual::<f64>::with_tangents(x, &tensor![1.0])).tangents()[0];
    // (1 + h)ⁿ⁻¹ n, with n h = -2.147..
    let (x, n) = (1.0 + 1e-9, i32::MIN as f64);
    let wanted = n * (n * 1e-9f64.ln_1p()).exp();
    close(&[at(x) / wanted, at(-x) / wanted], &[1.0, -1.0], 1e-6);
    let (x, mut grad) = (tensor![x, -x], Tensor::<f64, Shape![2]>::zeros());
    x.requires_grad(&mut grad).pow(i32::MIN).sum().backward();
    close((grad / wanted).eval().as_slice(), &[1.0, -1.0], 1e-6);
}
#[test]
fn running_sums_of_exponentials() {
    fn f<T: Real, N: Dim>(x: &Tensor<T, (N,)>) -> Tensor<T, (N,)> {
        x.logcumsumexp::<0>().eval()
    }
    let (y, j) = jacfwd(f, &tensor![0.0, 0.0]);
    derivatives_are(&j, &[1.0, 0.0, 0.5, 0.5]);
    assert_eq!(y[[1]], 2f64.ln());
    // The second derivatives.
    let hessian = |x: &Tensor<Dual<f64, D<2>>, Shape![2]>| jacfwd(f, x).1.select::<0, 1>().eval();
    let (_, h) = jacfwd(hessian, &tensor![0.0, 0.0]);
    derivatives_are(&h, &[0.25, -0.25, -0.25, 0.25]);
    let (_, j) = jacfwd(f, &tensor![1.0, 1.0, 0.5, 1.0, 2.0]);
    let wanted: Vec<f64> = (0..5)
        .flat_map(|i| {
            let e = [1.0f64, 1.0, 0.5, 1.0, 2.0].map(f64::exp);
            let sum: f64 = e[..=i].iter().sum();
            (0..5).map(move |j| if j > i { 0.0 } else { e[j] / sum })
        })
        .collect();
    derivatives_are(&j, &wanted);
}

type Two<T> = Tensor<T, Shape![2, 2]>;
/// Forward mode gives the quotients of small differences.
#[track_caller]
fn are_derivatives<I: Shape, O: Shape>(
    dual: impl Fn(&Tensor<Dual<f64>, I>) -> Tensor<Dual<f64>, O>,
    plain: impl Fn(&Tensor<f64, I>) -> Tensor<f64, O>,
    x: &Tensor<f64, I>,
) {
    for i in 0..I::NUMEL {
        let moved = |by: f64| {
            let mut x = x.clone();
            x.as_mut_slice()[i] += by;
            plain(&x)
        };
        let mut along = Tensor::zeros();
        along.as_mut_slice()[i] = 1.0;
        let (y, dy) = jvp(&dual, x, &along);
        assert_eq!(bits(y.as_slice()), bits(plain(x).as_slice()));
        let step = 1e-5;
        let (above, below) = (moved(step), moved(-step));
        for ((dy, a), b) in dy.iter().zip(&above).zip(&below) {
            let wanted = (a - b) / (2.0 * step);
            assert!(
                (dy - wanted).abs() < 1e-8,
                "by element {i}: {dy}, not {wanted}"
            );
        }
    }
}
macro_rules! differences {
    ($($f:ident: $x:expr;)*) => { $( are_derivatives($f, $f, &$x); )* };
}
#[test]
fn determinants_of_matrices_with_zeros() {
    fn det<T: Real, N: Dim>(x: &Tensor<T, (N, N)>) -> Tensor<T, Shape![]> {
        Tensor::full(x.det())
    }
    let of = |x: Two<f64>| jacfwd(det, &x).1;
    assert_eq!(
        of(tensor![[1.0, 2.0], [0.0, 1.0]]),
        tensor![[1.0, 0.0], [-2.0, 1.0]]
    );
    // A column of zeros, and more of them.
    assert_eq!(
        of(tensor![[0.0, 1.0], [0.0, 3.0]]),
        tensor![[3.0, 0.0], [-1.0, 0.0]]
    );
    assert_eq!(
        of(tensor![[0.0, 0.0], [0.0, 3.0]]),
        tensor![[3.0, 0.0], [0.0, 0.0]]
    );
    assert_eq!(
        of(tensor![[0.0, 0.0], [0.0, 0.0]]),
        tensor![[0.0, 0.0], [0.0, 0.0]]
    );
    let gradient = |x: &Two<Dual<f64, D<4>>>| jacfwd(det, x).1;
    let (_, hessian) = jacfwd(gradient, &Two::<f64>::zeros());
    assert_eq!(hessian[[0, 0, 1, 1]], 1.0);
    assert_eq!(hessian[[0, 1, 1, 0]], -1.0);
    assert_eq!(hessian.sum(), 0.0);
    differences! {
        det: tensor![[0.0, 2.0, 1.0], [0.0, 4.0, 3.0], [0.0, 1.0, -5.0]];
        det: tensor![[3.0, 2.0, 6.0], [1.0, 0.0, 2.0], [2.0, 1.0, 4.0]];
        det: tensor![[1.0, 2.0, 0.0, 0.0], [0.0, 1.0, 0.0, 2.0], [0.0, 0.0, 0.0, 1.0], [3.0, 0.0, 0.0, 1.0]];
        det: Tensor::<f64, Shape![9, 9]>::eye();
    }
    fn log<T: Real>(x: &Two<T>) -> Tensor<T, Shape![]> {
        Tensor::full(x.slogdet().1)
    }
    let (_, j) = jacfwd(log, &tensor![[1.0, 2.0], [0.0, 1.0]]);
    assert_eq!(j, tensor![[1.0, 0.0], [-2.0, 1.0]]);
    // The value that reverse mode returns.
    let value = |x: &Two<Dual<f64>>| {
        let mut grad = Tensor::zeros();
        One::full(x.requires_grad(&mut grad).det().backward())
    };
    let along = tensor![[0.0, 0.0], [1.0, 0.0]];
    let (_, dy) = jvp(value, tensor![[0.0, 1.0], [0.0, 3.0]], along);
    assert_eq!(dy[[0]], -1.0);
}
#[test]
fn systems_with_zeros() {
    fn inverse<T: Real, N: Dim>(x: &Tensor<T, (N, N)>) -> Tensor<T, (N, N)> {
        x.inverse().checked().unwrap().eval()
    }
    fn solve<T: Real>(x: &Two<T>) -> Tensor<T, Shape![2]> {
        let b = tensor![2.0, 1.0].map(T::nearest).eval();
        x.solve(&b).checked().unwrap().eval()
    }
    fn triangular<T: Real>(x: &Two<T>) -> Tensor<T, Shape![2]> {
        let b = tensor![2.0, 1.0].map(T::nearest).eval();
        x.solve_triangular(&b, true).checked().unwrap().eval()
    }
    fn lower<T: Real>(x: &Two<T>) -> Two<T> {
        x.lu().checked().unwrap().1.eval()
    }
    fn upper<T: Real>(x: &Two<T>) -> Two<T> {
        x.lu().checked().unwrap().2.eval()
    }
    fn least<T: Real>(x: &Tensor<T, Shape![3, 2]>) -> Tensor<T, Shape![2]> {
        let b = tensor![2.0, 1.0, -1.0].map(T::nearest).eval();
        x.lstsq(&b).checked().unwrap().eval()
    }
    fn power<T: Real>(x: &Two<T>) -> Two<T> {
        x.matrix_power(-2).checked().unwrap().eval()
    }
    let (_, j) = jacfwd(solve, &tensor![[1.0, 1.0], [0.0, 1.0]]);
    assert_eq!(
        j,
        tensor![[[-1.0, -1.0], [1.0, 1.0]], [[0.0, 0.0], [-1.0, -1.0]]]
    );
    let (_, j) = jacfwd(inverse, &Two::<f64>::eye());
    assert_eq!((j[[1, 0, 1, 0]], j[[0, 1, 0, 1]]), (-1.0, -1.0));
    assert_eq!(j.sum(), -4.0);
    fn example() -> Two<f64> {
        tensor![[2.0, 0.0], [0.0, 1.0]]
    }
    differences! {
        inverse: tensor![[1.0, 1.0, 0.0], [0.0, 1.0, 2.0], [0.0, 0.0, -2.0]];
        triangular: example();
        lower: example();
        upper: example();
        power: example();
        least: tensor![[1.0, 0.0], [0.0, 2.0], [0.0, 0.0]];
    }
}
#[test]
fn vectors_of_diagonal_matrices() {
    fn pinv<T: Real, M: Dim, N: Dim>(x: &Tensor<T, (M, N)>) -> Tensor<T, (N, M)> {
        x.pinv().checked().unwrap().eval()
    }
    fn values<T: Real, N: Dim>(x: &Tensor<T, (N, N)>) -> Tensor<T, (N,)> {
        x.eigh().checked().unwrap().0.eval()
    }
    // The signs of vectors are free.
    fn vectors<T: Real, N: Dim>(x: &Tensor<T, (N, N)>) -> Tensor<T, (N, N)> {
        x.eigh().checked().unwrap().1.square().eval()
    }
    fn sides<T: Real>(x: &Two<T>) -> Two<T> {
        let (u, _, vt) = x.svd().checked().unwrap();
        (u.eval().abs() + vt.eval().abs() * T::nearest(3.0)).eval()
    }
    let (_, j) = jacfwd(pinv, &tensor![[2.0, 0.0], [0.0, 1.0]]);
    derivatives_are(
        &j,
        &[
            -0.25, 0.0, 0.0, 0.0, 0.0, -0.5, 0.0, 0.0, 0.0, 0.0, -0.5, 0.0, 0.0, 0.0, 0.0, -1.0,
        ],
    );
    let (_, j) = jacfwd(
        |x: &Two<_>| x.eigh().checked().unwrap().1.eval(),
        &tensor![[1.0, 0.0], [0.0, 2.0]],
    );
    let mut wanted = [0.0; 16];
    // By the element below the diagonal, which is the one that is read.
    (wanted[4 + 2], wanted[8 + 2]) = (1.0, -1.0);
    derivatives_are(&j, &wanted);
    // The vectors of equal singular values have no derivatives, but the inverse does.
    differences! {
        pinv: Two::<f64>::eye();
        pinv: tensor![[3.0, 0.0], [0.0, 3.0], [0.0, 0.0]];
        pinv: tensor![[2.0, 0.0, 0.0], [0.0, -2.0, 0.0]];
        pinv: tensor![[1.0, 2.0], [0.0, 1.0], [1.0, 1.0]];
        pinv: tensor![[1.0, 0.0, 0.0], [0.0, 2.0, 0.0], [0.0, 0.0, 4.0]];
        values: tensor![[1.0, 0.0, 0.0], [0.0, 3.0, 0.0], [0.0, 0.0, 2.0]];
        vectors: tensor![[2.0, 1.0], [1.0, 2.0]];
        vectors: tensor![[2.0, 1.0, 0.5], [1.0, 3.0, -1.0], [0.5, -1.0, 2.0]];
        sides: tensor![[2.0, 1.0], [1.0, -1.0]];
    }
    // Of a rank that stays: PyTorch's derivatives.
    let (_, j) = jacfwd(pinv, &Two::<f64>::ones());
    let row = [
        1.0, -1.0, -1.0, -3.0, -1.0, -3.0, 1.0, -1.0, -1.0, 1.0, -3.0, -1.0, -3.0, -1.0, -1.0, 1.0,
    ];
    derivatives_are(&j, &row.map(|x| x / 16.0));
    let curvature = |x: &One<Dual<Dual<f64>>>| -> One<Dual<Dual<f64>>> {
        let (two, one) = (Real::nearest(2.0), Real::nearest(1.0));
        let matrix = tensor![[two, x[[0]]], [x[[0]], one]];
        tensor![values(&matrix)[[1]]]
    };
    close(&[second(curvature, 0.0)], &[2.0], 1e-12);
    let inverse = |x: &One<Dual<Dual<f64>>>| -> One<Dual<Dual<f64>>> {
        let (x, one) = (x[[0]], Real::nearest(1.0));
        tensor![pinv(&tensor![[one, x], [x, one]])[[0, 0]]]
    };
    // 1 / (1 - x²)
    close(&[second(inverse, 0.0)], &[2.0], 1e-12);
}
#[test]
fn infinite_differences_are_no_gradients() {
    let check = gradcheck(
        |x, grad| {
            let y = x.requires_grad(grad).map(f32::exp);
            y.with_derivative(|_, _, _| 0.0).sum().backward()
        },
        &tensor![88.7_f32],
    );
    let error = check.unwrap_err();
    assert_eq!(
        (error.analytical(), error.numerical()),
        (0.0, f32::INFINITY)
    );
    // The value itself.
    let check = gradcheck(
        |x, grad| x.requires_grad(grad).exp().sum().backward() + f64::INFINITY,
        &tensor![0.5],
    );
    assert!(check.is_err());
}
/// Derivatives are linear in the direction, however large it is.
#[test]
fn derivatives_of_softmax_along_a_long_direction() {
    type Square<T> = Tensor<T, Shape![40, 40]>;
    let x = Square::<f32>::from_fn(|[i, j]| ((i + 3 * j) % 7) as f32 * 0.1);
    let along = |scale: f32| {
        let v = Square::from_fn(|[i, j]| scale * (i as f32 - 20.0) * (1.0 + j as f32));
        let columns = jvp(|x: &Square<Dual<f32>>| x.softmax::<0>().eval(), &x, &v).1;
        let rows = jvp(|x: &Square<Dual<f32>>| x.softmax::<1>().eval(), &x, &v).1;
        [columns, rows]
    };
    for (far, near) in along(1e25).iter().zip(along(1.0)) {
        assert!((far * 1e-25).isclose_with(near, 1e-4, 1e-6).all(), "{far}");
    }
}
