//! Pointwise operations: one row each.

use crate::expr::{Expr, Unary};
use crate::ops::{Arithmetic, Fraction, Real};
use crate::storage::Element;

/// An operation on one element.
pub trait UnaryOp<T> {
    /// The type of the result.
    type Out: Element;
    /// The result.
    fn apply(&self, x: T) -> Self::Out;
}

/// An operation on two elements.
pub trait BinaryOp<A, B> {
    /// The type of the result.
    type Out: Element;
    /// The result.
    fn apply(&self, a: A, b: B) -> Self::Out;
}

// Operators: name, what the elements must be, the function.
macro_rules! operators {
    ($($Op:ident: $Bound:ident, |$a:ident, $b:ident| $e:expr;)*) => { $(
        #[doc = concat!("`", stringify!($e), "`")]
        #[derive(Clone, Copy, Debug)]
        pub struct $Op;
        impl<T: $Bound> BinaryOp<T, T> for $Op {
            type Out = T;
            #[inline(always)]
            fn apply(&self, $a: T, $b: T) -> T { $e }
        }
    )* };
}
operators! {
    AddOp: Arithmetic, |a, b| a.plus(b);
    SubOp: Arithmetic, |a, b| a.minus(b);
    MulOp: Arithmetic, |a, b| a.times(b);
    DivOp: Fraction, |a, b| a.over(b);
}

// Methods: name, what the elements must be, the function, an example.
macro_rules! pointwise {
    ($($(#[$doc:meta])* $name:ident $Op:ident: $Bound:tt, |$x:ident| $e:expr; $from:expr => $to:expr;)*) => {
        $(
            #[doc = concat!("The operation of [`Pointwise::", stringify!($name), "`].")]
            #[derive(Clone, Copy, Debug)]
            pub struct $Op;
            impl<T: $Bound> UnaryOp<T> for $Op {
                type Out = T;
                #[inline(always)]
                fn apply(&self, $x: T) -> T { $e }
            }
        )*

        /// Operations on each element of an expression, lazily.
        pub trait Pointwise: Expr {
            $(
                $(#[$doc])*
                #[doc = concat!(
                    " PyTorch's `torch.", stringify!($name), "`.\n\n```\nuse stridewise::prelude::*;\n",
                    "let x: Tensor<f32, Shape![1]> = tensor![", stringify!($from), "];\n",
                    "assert_eq!(x.", stringify!($name), "().eval()[[0]], ", stringify!($to), ");\n```"
                )]
                fn $name(self) -> Unary<$Op, Self::Node>
                where
                    Self::Elem: $Bound,
                {
                    Unary { op: $Op, a: self.node() }
                }
            )*
        }
        impl<E: Expr> Pointwise for E {}
    };
}
pointwise! {
    /// The opposite of each element.
    neg NegOp: Arithmetic, |x| x.negated(); 2.0 => -2.0;
    /// The absolute value of each element.
    abs Abs: Arithmetic, |x| x.absolute(); -2.0 => 2.0;
    /// The square of each element.
    square Square: Arithmetic, |x| x.times(x); 3.0 => 9.0;
    /// The square root of each element.
    sqrt Sqrt: Real, |x| x.sqrt(); 9.0 => 3.0;
    /// e to the power of each element.
    exp Exp: Real, |x| x.exp(); 0.0 => 1.0;
    /// The natural logarithm of each element.
    log Log: Real, |x| x.ln(); 1.0 => 0.0;
    /// The sine of each element, in radians.
    sin Sin: Real, |x| x.sin(); 0.0 => 0.0;
    /// The cosine of each element, in radians.
    cos Cos: Real, |x| x.cos(); 0.0 => 1.0;
    /// The hyperbolic tangent of each element.
    tanh Tanh: Real, |x| x.tanh(); 0.0 => 0.0;
    /// 1 / (1 + e⁻ˣ) of each element.
    sigmoid Sigmoid: Real, |x| T::one() / (T::one() + (-x).exp()); 0.0 => 0.5;
    /// Each element where it is above 0, else 0; NaN stays.
    relu Relu: Arithmetic, |x| if x < T::ZERO { T::ZERO } else { x }; -2.0 => 0.0;
}
