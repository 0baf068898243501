//! Gradients of views of results: those of the same views of variables.

use stridewise::prelude::*;

fn numbers<S: Shape>(seed: usize) -> Tensor<f64, S> {
    let mut i = seed * 7 + 3;
    let mut x = Tensor::<f64, S>::zeros();
    x.apply_(|_: f64| {
        i = (i * 7919 + 31) % 1009;
        i as f64 / 512.0 - 1.0
    });
    x
}

#[track_caller]
fn near<S: Shape>(a: Tensor<f64, S>, b: Tensor<f64, S>) {
    assert!(
        a.iter().zip(&b).all(|(a, b)| (a - b).abs() < 1e-14),
        "{a} {b}"
    );
}

// The gradient of each view of a result.
macro_rules! views {
    ($($name:ident: $Shape:ty => $View:ty, |$x:ident| $view:expr;)*) => { $(
        #[test]
        fn $name() {
            let (a, b) = (numbers::<$Shape>(1), numbers::<$Shape>(2));
            let other = numbers::<$View>(3);
            macro_rules! viewed { ($e:expr) => {{ let $x = $e; $view }} }
            let soft = a.softmax::<-1>().eval();
            let of_soft: Tensor<f64, $View> = viewed!(&soft).eval();
            // It is that of the view of a variable.
            let weight = numbers::<$View>(4);
            let (mut one, mut two) = (Tensor::<f64, $Shape>::ones(), Tensor::<f64, $Shape>::ones());
            let value = (viewed!(a.requires_grad(&mut one)) * &weight).square().sum().backward();
            assert_eq!((viewed!(a.requires_grad(&mut two).lazy()) * &weight).square().sum().backward(), value);
            assert_eq!(one, two);
            // Through what is below it and above it; with a segment for each.
            let (mut one, mut two) = (Tensor::<f64, $Shape>::ones(), Tensor::<f64, $Shape>::ones());
            let mut between = Tensor::<f64, $Shape>::zeros();
            let y = (a.softmax::<-1>() * &b).eval();
            let value = (viewed!(y.requires_grad(&mut between)) * &weight).softmax::<0>().square().sum().backward();
            (a.requires_grad(&mut one).softmax::<-1>() * &b).backward_with(&between);
            let whole = (viewed!(a.requires_grad(&mut two).softmax::<-1>() * &b) * &weight).softmax::<0>().square().sum();
            assert_eq!(whole.backward(), value);
            assert_eq!(one, two);
            // A constant beside a variable.
            let mut of_other = Tensor::<f64, $View>::zeros();
            (other.requires_grad(&mut of_other) * viewed!(a.softmax::<-1>())).sum().backward();
            assert_eq!(of_other, of_soft);
            // Read twice.
            let (mut twice, mut expected) = (Tensor::<f64, $Shape>::zeros(), Tensor::zeros());
            let x = a.requires_grad(&mut twice).exp();
            (viewed!(x) + viewed!(x)).sum().backward();
            (viewed!(a.requires_grad(&mut expected)).exp() * 2.0).sum().backward();
            near(twice, expected);
        }
    )* };
}
include!("result_views/table.rs");
