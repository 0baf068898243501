//! Elementwise operations, defined in a table with one row for each operation.

use crate::expr::simd_dispatch::{Guaranteed, VECTORS, Vectors};
use crate::expr::unevaluated::unevaluated;
use crate::expr::{
    AsExpression, Binary, BinaryOp, Expr, ExprNode, FitsInto, FitsIntoBy, Host, IfFitsInto,
    IntoExpr, Lazy, Mask, MaskShape, Memory, NoDerivative, Operand, Scalar, Shared, Supports,
    Unary, UnaryOp, update,
};
use crate::layout::{Layout, operation};
use crate::num::Sealed;
use crate::num::bits::False;
use crate::ops::in_place::{Fit, OperandShape, apply_in_place, in_place};
use crate::ops::{
    Arithmetic, Bits, Fraction, Integer, Magnitude, Ordered, Real, Reduce, Ring, ToBool,
};
use crate::shape::{BroadcastBy, BroadcastWith, BroadcastWithResult};
use crate::storage::{Element, Storage, StorageMut};
use crate::tensor::TensorBase;

// The bound on the elements of operations whose result is not a float and has no accuracy.
use crate::ops::Real as Floats;

// The shape of the other operand of elements `T`.
type ShapeOf<R, T, M> = <<R as Operand<T, M>>::Node as ExprNode>::Shape;

// The table. A row generates the type of the operation, its method, the documentation with a tested example, and an
// accuracy test: `f32` is compared with `f64`, `f64` with exact results:
//
//     /// The description.
//     name(parameters) { op: its type, of: the bound on the elements, to: the type of the result,
//         f: the function of one element, torch: PyTorch's name, in_place: the method in place, ulp: the maximum error,
//         eg: [element](parameters) => result }
//
// `ulp` is in units in the last place of the exact result; it is 0 if no operation rounds. Two optional fields give a
// function without branches or calls for usual elements, and the condition for unusual ones:
// `usual: |x| .., unless: ..`; for two elements `usual: |a, b, rare| .., if: ..`, whether the type has such a function.
// Additional columns are additional fields.
macro_rules! pointwise {
    (
        unary { $(
            $(#[$doc:meta])*
            $name:ident $(($($p:ident),*))? {
                op: $Op:ident, of: $Bound:tt, to: $Out:ty, f: |$x:ident| $e:expr, torch: $torch:literal,
                $(in_place: $in_place:ident,)? ulp: $ulp:literal, eg: [$from:expr] $(($($arg:expr),*))? => $to:expr
                $(, usual: |$u:ident| $usual:expr, unless: $unless:expr)?
                $(, block: $block:ident)? $(, wide: $wide:literal)?
            }
        )* }
        binary { $(
            $(#[$doc2:meta])*
            $name2:ident {
                op: $Op2:ident, of: $Bound2:tt, to: $Out2:ty, f: |$a:ident, $b:ident| $e2:expr,
                torch: $torch2:literal, $(derivative: $none2:ident,)? $(in_place: $in_place2:ident,)? ulp: $ulp2:literal, eg: [$from2:expr], $with2:expr => $to2:expr
                $(, usual: |$u2:ident, $v2:ident, $rare2:ident| $usual2:expr, if: $may2:expr)?
            }
        )* }
        other { $($other:tt)* }
    ) => {
        $(
            pointwise! { @op $name $Op [$($($p)*)?] }
            impl<T: $Bound> UnaryOp<T> for pointwise!(@type $Op [$($($p)*)?]) {
                type Out = $Out;
                type Derivative = False;
                // SAFETY: a function of its operands and of parameters of their type.
                const SHARED: Shared = unsafe { Shared::yes() };
                // More than one of its steps rounds.
                const HEAVY: bool = $ulp as f64 >= 1.0;
                const WIDE: bool = $ulp as f64 >= 0.5 $(|| $wide)?;
                #[cfg_attr(not(unoptimised), inline(always))]
                fn apply(&self, x: T) -> $Out {
                    UnaryOp::<T>::apply_with::<Guaranteed>(self, x)
                }
                #[cfg_attr(not(unoptimised), inline(always))]
                fn apply_with<V: Vectors>(&self, $x: T) -> $Out {
                    $($( let $p = self.$p; )*)?
                    $e
                }
                $(
                    const RARE: bool = VECTORS;
                    #[cfg_attr(not(unoptimised), inline(always))]
                    fn apply_usual<V: Vectors>(&self, $u: T, rare: &mut bool) -> $Out {
                        *rare |= $unless;
                        $usual
                    }
                )?
                $(
                    const BLOCK: Option<crate::expr::Block<T, T>> = T::BLOCKS.$block;
                )?
            }
        )*
        $(
            #[doc = concat!("The operation of [`Pointwise::", stringify!($name2), "`].")]
            #[derive(Clone, Copy, Debug)]
            pub struct $Op2;
            #[diagnostic::do_not_recommend]
            impl Sealed for $Op2 {}
            impl<T: $Bound2> BinaryOp<T, T> for $Op2 {
                type Out = $Out2;
                type Derivative = pointwise!(@derivative $name2 $($none2)?);
                // SAFETY: a function of its operands and of parameters of their type.
                const SHARED: Shared = unsafe { Shared::yes() };
                const HEAVY: bool = $ulp2 as f64 >= 1.0 || <Self as BinaryOp<T, T>>::RARE;
                #[cfg_attr(not(unoptimised), inline(always))]
                fn apply(&self, a: T, b: T) -> $Out2 {
                    BinaryOp::<T, T>::apply_with::<Guaranteed>(self, a, b)
                }
                #[cfg_attr(not(unoptimised), inline(always))]
                fn apply_with<V: Vectors>(&self, $a: T, $b: T) -> $Out2 { $e2 }
                $(
                    const RARE: bool = $may2;
                    #[cfg_attr(not(unoptimised), inline(always))]
                    fn apply_usual<V: Vectors>(&self, $u2: T, $v2: T, $rare2: &mut bool) -> $Out2 { $usual2 }
                )?
            }
        )*

        /// Lazy elementwise operations on expressions.
        ///
        /// The result of an operation on one expression has the shape of that expression. Two expressions broadcast to
        /// each other. Incompatible shapes do not compile, and neither do different element types, which `.to::<T>()`
        /// converts. A number is accepted in place of the second expression. Integers wrap, as in PyTorch.
        pub trait Pointwise<M: Memory = Host>: Expr<M> {
            $(
                $(#[$doc])*
                #[doc = pointwise!(@accuracy $torch, $ulp)]
                #[doc = concat!(
                    "\n```\nuse stridewise::prelude::*;\nlet x = tensor![", stringify!($from), "];\n",
                    "assert_eq!(x.", stringify!($name), "(", $(stringify!($($arg),*),)? ").eval()[[0]], ",
                    stringify!($to), ");\n```"
                )]
                fn $name(self $($(, $p: Self::Elem)*)?)
                    -> Lazy<Unary<pointwise!(@self $Op [$($($p)*)?]), Self::Node>>
                where
                    Self::Elem: $Bound,
                {
                    Lazy(Unary { op: pointwise!(@value $Op [$($($p)*)?]), a: self.node() })
                }
            )*
            $(
                $(#[$doc2])*
                #[doc = pointwise!(@accuracy $torch2, $ulp2)]
                #[doc = concat!(
                    "\n```\nuse stridewise::prelude::*;\nlet x = tensor![", stringify!($from2), "];\n",
                    "assert_eq!(x.", stringify!($name2), "(", stringify!($with2), ").eval()[[0]], ",
                    stringify!($to2), ");\n```"
                )]
                fn $name2<R: Operand<Self::Elem, M>>(self, other: R) -> Lazy<Binary<$Op2, Self::Node, R::Node>>
                where
                    Self::Elem: $Bound2,
                    Self::Shape: BroadcastBy<ShapeOf<R, Self::Elem, M>>,
                    Self::Shape: BroadcastWith<ShapeOf<R, Self::Elem, M>>,
                {
                    Lazy(Binary { op: $Op2, a: self.node(), b: other.operand() })
                }
            )*
            $($other)*
        }
        impl<M: Memory, E: Expr<M>> Pointwise<M> for E {}
        unevaluated! { NoOperandElements (crate::ops::OneResult): $($name $(($($p),*))?;)* $($name2(other);)* }

        $( pointwise! { @in_place [$($in_place)?] $name $Op [$($($p)*)?] $Bound $torch } )*
        $( pointwise! { @in_place2 [$($in_place2)?] $name2 $Op2 $Bound2 $torch2 } )*

        // Compares each in-place operation with the expression.
        #[cfg(test)]
        mod in_place {
            use super::*;
            use super::tests::InPlace;
            $( pointwise! { @test_in_place [$($in_place)?] $name [$($($arg),*)?] $Bound } )*
            $( pointwise! { @test_in_place2 [$($in_place2)?] $name2 $Bound2 } )*
        }

        // That the operation of each row has a form on devices, and a derivative there if it has one.
        #[cfg(all(test, feature = "cuda"))]
        mod on_devices {
            use super::*;
            use crate::cuda::{CudaDifferentiable, CudaLeaf, CudaNode};
            use crate::num::D;
            type Elements<T> = CudaLeaf<'static, T, (D<4>,), (D<1>,)>;
            fn has_form<N: CudaNode>() {}
            fn has_derivative<N: CudaDifferentiable>() {}
            #[test]
            fn each_row_has_a_form() {
                $( has_form::<Unary<pointwise!(@of $Op [$($($p)*)?] $Bound), Elements<pointwise!(@some $Bound)>>>(); )*
                $( has_form::<Binary<$Op2, Elements<pointwise!(@some $Bound2)>, Elements<pointwise!(@some $Bound2)>>>(); )*
            }
            #[test]
            fn each_row_has_a_derivative() {
                $( pointwise! { @has_derivative $Op [$($($p)*)?] $Bound } )*
                $( pointwise! { @has_derivative2 $Op2 $Bound2 $($none2)? } )*
            }
        }

        #[cfg(test)]
        mod accuracy {
            use super::*;
            use super::tests::{by_block, nothing, Worst, ONE, TWO};
            use crate::expr::simd_dispatch::Fused;
            $( pointwise! { @test $name $Op [$($($p)*)?] [$($($arg),*)?] $Bound $ulp } )*
            $( pointwise! { @test2 $name2 $Op2 $Bound2 $ulp2 } )*
        }
    };
    (@derivative $name:ident) => { False };
    (@derivative $name:ident none) => { NoDerivative<operation::$name> };
    (@op $name:ident $Op:ident []) => {
        #[doc = concat!("The operation of [`Pointwise::", stringify!($name), "`].")]
        #[derive(Clone, Copy, Debug)]
        pub struct $Op;
        #[diagnostic::do_not_recommend]
        impl Sealed for $Op {}
    };
    (@op $name:ident $Op:ident [$($p:ident)+]) => {
        #[doc = concat!("The operation of [`Pointwise::", stringify!($name), "`].")]
        #[derive(Clone, Copy, Debug)]
        pub struct $Op<T> { $(pub(crate) $p: T),+ }
        #[diagnostic::do_not_recommend]
        impl<T> Sealed for $Op<T> {}
    };
    (@type $Op:ident []) => { $Op };
    (@type $Op:ident [$($p:ident)+]) => { $Op<T> };
    (@self $Op:ident []) => { $Op };
    (@self $Op:ident [$($p:ident)+]) => { $Op<Self::Elem> };
    (@value $Op:ident []) => { $Op };
    (@value $Op:ident [$($p:ident)+]) => { $Op { $($p),+ } };
    (@accuracy $torch:literal, 0) => { concat!(" PyTorch's `", $torch, "`.") };
    (@accuracy $torch:literal, $ulp:literal) => {
        concat!(" PyTorch's `", $torch, "`. Accurate to ", stringify!($ulp), " ulp.")
    };
    // In-place methods, if PyTorch has one: a method with a trailing underscore, or `inplace=True`.
    (@in_place [] $($rest:tt)*) => {};
    (@in_place [$in_place:ident] $name:ident $Op:ident [$($p:ident)*] $Bound:ident $torch:literal) => {
        impl<S: StorageMut, L: Layout> TensorBase<S, L> {
            #[doc = concat!(
                "[`", stringify!($name), "`](Pointwise::", stringify!($name), "), in place. PyTorch's `", $torch,
                "` with an underscore, or `inplace=True`."
            )]
            pub fn $in_place(&mut self $(, $p: S::Elem)*) -> &mut Self
            where
                S::Elem: $Bound,
                pointwise!(@elements $Op [$($p)*]): UnaryOp<S::Elem, Out = S::Elem>,
            {
                apply_in_place(self, pointwise!(@value $Op [$($p)*]));
                self
            }
        }
    };
    (@in_place2 [] $($rest:tt)*) => {};
    (@in_place2 [$in_place:ident] $name:ident $Op:ident $Bound:ident $torch:literal) => {
        in_place! {
            #[doc = concat!(
                "[`", stringify!($name), "`](Pointwise::", stringify!($name), ") with an expression or a number, in place. PyTorch's `",
                $torch, "` with an underscore."
            )]
            $in_place [$Op] where [OperandShape<R, S>: FitsIntoBy<L::Shape, Fit<R, S, L>> + FitsInto<L::Shape>, S::Elem: $Bound,] |x, y| update(x, y, $Op);
        }
    };
    (@elements $Op:ident []) => { $Op };
    (@elements $Op:ident [$($p:ident)+]) => { $Op<S::Elem> };
    (@test_in_place [] $($rest:tt)*) => {};
    (@test_in_place [$in_place:ident] $name:ident [$($arg:expr),*] $Bound:ident) => {
        #[test]
        fn $in_place() {
            type T = pointwise!(@some $Bound);
            // Miri varies the last bits of functions on purpose, and `libm` uses assembly for square roots.
            if cfg!(miri) && stringify!($Bound) == "Real" {
                return;
            }
            let x = T::matrix(3);
            let wanted = x.$name($($arg),*).eval();
            // Tests in-place operations on all kinds of tensors; the last one is a view of part of a larger tensor.
            let mut y = x.clone();
            y.$in_place($($arg),*);
            T::same(&y, &wanted);
            let mut y = x.clone();
            y.as_view_mut().t().$in_place($($arg),*);
            T::same(&y, &wanted);
            let mut y = x.clone();
            y.as_cells().$in_place($($arg),*);
            T::same(&y, &wanted);
            let mut y = x.clone();
            y.as_view_mut().narrow::<1, 5, 30>().$in_place($($arg),*);
            T::same(&y.narrow::<1, 5, 30>().eval(), &wanted.narrow::<1, 5, 30>().eval());
            T::same(&y.narrow::<1, 0, 5>().eval(), &x.narrow::<1, 0, 5>().eval());
        }
    };
    (@test_in_place2 [] $($rest:tt)*) => {};
    (@test_in_place2 [$in_place:ident] $name:ident $Bound:ident) => {
        #[test]
        fn $in_place() {
            type T = pointwise!(@some $Bound);
            // Miri varies the last bits of functions on purpose, and `libm` uses assembly for square roots.
            if cfg!(miri) && stringify!($Bound) == "Real" {
                return;
            }
            let (x, other) = (T::matrix(3), T::matrix(5));
            let wanted = x.$name(&other).eval();
            let mut y = x.clone();
            y.$in_place(&other);
            T::same(&y, &wanted);
            let mut y = x.clone();
            y.as_view_mut().t().$in_place(other.t());
            T::same(&y, &wanted);
            let mut y = x.clone();
            y.as_cells().$in_place(&other);
            T::same(&y, &wanted);
            // A row is broadcast.
            let mut y = x.clone();
            y.$in_place(other.select::<0, 2>());
            T::same(&y, &x.$name(other.select::<0, 2>()).eval());
        }
    };
    (@of $Op:ident [] $Bound:ident) => { $Op };
    (@of $Op:ident [$($p:ident)+] $Bound:ident) => { $Op<pointwise!(@some $Bound)> };
    (@has_derivative $Op:ident [$($p:ident)*] Bits) => {};
    (@has_derivative $Op:ident [$($p:ident)*] $Bound:ident) => {
        has_derivative::<Unary<pointwise!(@of $Op [$($p)*] $Bound), Elements<pointwise!(@some $Bound)>>>();
    };
    (@has_derivative2 $Op:ident $Bound:ident none) => {};
    (@has_derivative2 $Op:ident Bits) => {};
    (@has_derivative2 $Op:ident Integer) => {};
    (@has_derivative2 $Op:ident $Bound:ident) => {
        has_derivative::<Binary<$Op, Elements<pointwise!(@some $Bound)>, Elements<pointwise!(@some $Bound)>>>();
    };
    (@some Integer) => { i32 };
    (@some Bits) => { i32 };
    (@some ToBool) => { bool };
    (@some $Other:ident) => { f32 };
    // The accuracy of functions from floats to floats is measured.
    (@test $name:ident $Op:ident [$($p:ident)*] [$($arg:expr),*] Real $ulp:literal) => {
        #[test]
        fn $name() {
            let single = pointwise!(@literal $Op [$($p)*] [$($arg),*]);
            let double = pointwise!(@literal $Op [$($p)*] [$($arg),*]);
            let mut worst = Worst { nothing: nothing(stringify!($name))[0], ..Worst::default() };
            for x in ONE() {
                let exact = double.apply(x as f64);
                worst.see(&[x], single.apply(x), exact);
                worst.see(&[x], single.apply_with::<Fused>(x), exact);
                if let Some(y) = by_block(single, x) {
                    worst.see(&[x], y, exact);
                }
            }
            worst.within($ulp as f64);
            super::exact::within(stringify!($name), $ulp as f64, |x, _| double.apply(x));
            super::exact::within(stringify!($name), $ulp as f64, |x, _| by_block(double, x).unwrap_or(double.apply(x)));
            super::exact::within(stringify!($name), $ulp as f64, |x, _| double.apply_with::<Fused>(x));
        }
    };
    (@test $($other:tt)*) => {};
    (@test2 $name:ident $Op:ident Real $ulp:literal) => {
        #[test]
        fn $name() {
            let mut worst = Worst::default();
            for (a, b) in TWO() {
                let exact = $Op.apply(a as f64, b as f64);
                worst.see(&[a, b], $Op.apply(a, b), exact);
                worst.see(&[a, b], $Op.apply_with::<Fused>(a, b), exact);
            }
            worst.within($ulp as f64);
            super::exact::within(stringify!($name), $ulp as f64, |a, b| $Op.apply(a, b));
            super::exact::within(stringify!($name), $ulp as f64, |a, b| $Op.apply_with::<Fused>(a, b));
        }
    };
    (@test2 $($other:tt)*) => {};
    (@literal $Op:ident [] []) => { $Op };
    (@literal $Op:ident [$($p:ident)+] [$($arg:expr),+]) => { $Op { $($p: $arg),+ } };
}

// A constant of the element type, and the smaller and larger of two elements, with NaN propagated.
fn c<T: Real>(x: f64) -> T {
    T::nearest(x)
}
#[cfg_attr(not(unoptimised), inline(always))]
fn smaller<T: Ordered>(a: T, b: T) -> T {
    if b.is_unordered() { b } else { b.lower(a) }
}
#[cfg_attr(not(unoptimised), inline(always))]
fn larger<T: Ordered>(a: T, b: T) -> T {
    if b.is_unordered() { b } else { b.upper(a) }
}
#[cfg_attr(not(unoptimised), inline(always))]
fn between<T: Ordered>(x: T, min: T, max: T) -> T {
    x.at_least(min).at_most(max)
}

/// 1 / (1 + e⁻ˣ): 0 where the exponential is infinity, rather than a subnormal number, which takes a hundred times as long.
#[cfg_attr(not(unoptimised), inline(always))]
fn logistic<V: Vectors, T: Real>(x: T) -> T {
    T::one() / (T::one() + (-x).exponential_with::<V>())
}

/// `slope` · x above 0, `alpha` · (eˣ - 1) elsewhere.
#[cfg_attr(not(unoptimised), inline(always))]
fn linear_above<V: Vectors, T: Real>(x: T, slope: T, alpha: T) -> T {
    if const { !VECTORS } {
        return if x > T::zero() {
            x * slope
        } else {
            alpha * x.exponential_less_one_with::<V>()
        };
    }
    // Vectors compute both; a large number would overflow, which takes five times as long.
    let below = if x > T::zero() { T::zero() } else { x };
    let below = alpha * below.exponential_less_one_with::<V>();
    if x > T::zero() { x * slope } else { below }
}

/// a · log(b); 0 if a is 0, unless b is NaN. A number `a` of value 0 still has its derivative where the logarithm is finite.
#[cfg_attr(not(unoptimised), inline(always))]
fn times_logarithm<V: Vectors, T: Real>(a: T, b: T) -> T {
    if a == T::zero() && !b.is_nan() {
        if a.is_nothing() || !(b > T::zero() && b < T::infinity()) {
            return T::zero();
        }
        // Not -0, where the logarithm is below 0.
        return T::zero() + a * b.logarithm_with::<V>();
    }
    a * b.logarithm_with::<V>()
}

// The smallest integer has no absolute value: it, and so the divisor, may be negative, as in PyTorch.
#[cfg_attr(not(unoptimised), inline(always))]
fn common_divisor<T: Integer>(a: T, b: T) -> T {
    let (mut a, mut b) = (a.absolute(), b.absolute());
    while b != T::ZERO {
        (a, b) = (b, a.rest(b));
    }
    a
}
// PyTorch multiplies integers of less than 32 bits in 32 bits, so the sign is removed before the product wraps.
#[cfg_attr(not(unoptimised), inline(always))]
fn common_multiple<T: Integer>(a: T, b: T) -> T {
    let divisor = common_divisor(a, b);
    let product = a.floored_over(divisor).times(b);
    let negative = if size_of::<T>() < 4 {
        (a < T::ZERO) ^ (b < T::ZERO) ^ (divisor < T::ZERO)
    } else {
        product < T::ZERO
    };
    if negative {
        T::ZERO.minus(product)
    } else {
        product
    }
}

pointwise! {
    unary {
        // Signs and rounding.

        /// The negation of each element.
        neg { op: NegOp, of: Ring, to: T, f: |x| x.negated(), torch: "torch.neg", in_place: neg_, ulp: 0, eg: [2.0] => -2.0 }
        /// The absolute value of each element. For the smallest integer, it is the integer itself.
        abs { op: Abs, of: Magnitude, to: T::Abs, f: |x| x.magnitude(), torch: "torch.abs", in_place: abs_, ulp: 0, eg: [-2.0] => 2.0 }
        /// The sign of each element: -1, 0 or 1; 0 for NaN.
        sign { op: Sign, of: Arithmetic, to: T, f: |x| x.sign(), torch: "torch.sign", in_place: sign_, ulp: 0, eg: [-2.5] => -1.0 }
        /// The largest integer not greater than each element.
        floor { op: Floor, of: Arithmetic, to: T, f: |x| x.floored(), torch: "torch.floor", in_place: floor_, ulp: 0, eg: [-1.5] => -2.0 }
        /// The smallest integer not less than each element.
        ceil { op: Ceil, of: Arithmetic, to: T, f: |x| x.ceiled(), torch: "torch.ceil", in_place: ceil_, ulp: 0, eg: [-1.5] => -1.0 }
        /// The integer nearest to each element; ties round to even.
        round { op: Round, of: Arithmetic, to: T, f: |x| x.rounded_with::<V>(), torch: "torch.round", in_place: round_, ulp: 0, eg: [2.5] => 2.0, wide: true }
        /// The integer part of each element: rounds towards 0.
        trunc { op: Trunc, of: Arithmetic, to: T, f: |x| x.truncated(), torch: "torch.trunc", in_place: trunc_, ulp: 0, eg: [-1.5] => -1.0 }
        /// The fractional part of each element, with its sign.
        frac { op: Frac, of: Real, to: T, f: |x| x - x.truncated(), torch: "torch.frac", in_place: frac_, ulp: 0, eg: [-1.5] => -0.5 }

        // Powers, roots, exponentials and logarithms.

        /// The square of each element.
        square { op: Square, of: Ring, to: T, f: |x| x.times(x), torch: "torch.square", in_place: square_, ulp: 0, eg: [3.0] => 9.0 }
        /// The square root of each element: NaN below 0.
        sqrt { op: Sqrt, of: Real, to: T, f: |x| x.sqrt(), torch: "torch.sqrt", in_place: sqrt_, ulp: 0.5, eg: [9.0] => 3.0, block: sqrt }
        /// The reciprocal of the square root of each element.
        rsqrt { op: Rsqrt, of: Real, to: T, f: |x| T::one() / x.sqrt(), torch: "torch.rsqrt", in_place: rsqrt_, ulp: 1.5, eg: [4.0] => 0.5 }
        /// The reciprocal of each element.
        reciprocal { op: Reciprocal, of: Real, to: T, f: |x| T::one() / x, torch: "torch.reciprocal", in_place: reciprocal_, ulp: 0.5, eg: [4.0] => 0.25 }
        /// e to the power of each element.
        exp { op: Exp, of: Real, to: T, f: |x| x.exponential_with::<V>(), torch: "torch.exp", in_place: exp_, ulp: 1, eg: [0.0] => 1.0, block: exp }
        /// 2 to the power of each element.
        exp2 { op: Exp2, of: Real, to: T, f: |x| x.power_of_two_with::<V>(), torch: "torch.exp2", in_place: exp2_, ulp: 1, eg: [3.0] => 8.0 }
        /// e to the power of each element, minus 1; exact near 0.
        expm1 { op: Expm1, of: Real, to: T, f: |x| x.exponential_less_one_with::<V>(), torch: "torch.expm1", in_place: expm1_, ulp: 1, eg: [0.0] => 0.0 }
        /// The natural logarithm of each element: NaN below 0, -∞ at 0.
        log { op: Log, of: Real, to: T, f: |x| x.logarithm_with::<V>(), torch: "torch.log", in_place: log_, ulp: 1, eg: [1.0] => 0.0, block: log }
        /// The logarithm of each element to the base 2.
        log2 { op: Log2, of: Real, to: T, f: |x| x.logarithm_to_2_with::<V>(), torch: "torch.log2", in_place: log2_, ulp: 1, eg: [8.0] => 3.0, block: log2 }
        /// The logarithm of each element to the base 10.
        log10 { op: Log10, of: Real, to: T, f: |x| x.logarithm_to_10_with::<V>(), torch: "torch.log10", in_place: log10_, ulp: 2, eg: [1.0] => 0.0, block: log10 }
        /// The natural logarithm of 1 plus each element; exact near 0.
        log1p { op: Log1p, of: Real, to: T, f: |x| x.logarithm_of_one_more_with::<V>(), torch: "torch.log1p", in_place: log1p_, ulp: 1, eg: [0.0] => 0.0 }

        // Trigonometric functions, in radians, and hyperbolic functions.

        /// The sine of each element, in radians.
        sin { op: Sin, of: Real, to: T, f: |x| x.sine_with::<V>(), torch: "torch.sin", in_place: sin_, ulp: 1, eg: [0.0] => 0.0,
            usual: |x| x.usual_sine_with::<V>(), unless: x.is_large_angle(), block: sin }
        /// The cosine of each element, in radians.
        cos { op: Cos, of: Real, to: T, f: |x| x.cosine_with::<V>(), torch: "torch.cos", in_place: cos_, ulp: 1, eg: [0.0] => 1.0,
            usual: |x| x.usual_cosine_with::<V>(), unless: x.is_large_angle(), block: cos }
        /// The tangent of each element, in radians.
        tan { op: Tan, of: Real, to: T, f: |x| x.tangent_with::<V>(), torch: "torch.tan", in_place: tan_, ulp: 1, eg: [0.0] => 0.0,
            usual: |x| x.usual_tangent_with::<V>(), unless: x.is_large_angle(), block: tan }
        /// The arc sine of each element: NaN outside the range -1 to 1.
        asin { op: Asin, of: Real, to: T, f: |x| x.arc_sine_with::<V>(), torch: "torch.asin", in_place: asin_, ulp: 1, eg: [0.0] => 0.0, block: asin }
        /// The arc cosine of each element: NaN outside the range -1 to 1.
        acos { op: Acos, of: Real, to: T, f: |x| x.arc_cosine_with::<V>(), torch: "torch.acos", in_place: acos_, ulp: 1, eg: [1.0] => 0.0, block: acos }
        /// The arc tangent of each element.
        atan { op: Atan, of: Real, to: T, f: |x| x.arc_tangent_with::<V>(), torch: "torch.atan", in_place: atan_, ulp: 1, eg: [0.0] => 0.0, block: atan }
        /// The hyperbolic sine of each element.
        sinh { op: Sinh, of: Real, to: T, f: |x| x.hyperbolic_sine_with::<V>(), torch: "torch.sinh", in_place: sinh_, ulp: 2, eg: [0.0] => 0.0 }
        /// The hyperbolic cosine of each element.
        cosh { op: Cosh, of: Real, to: T, f: |x| x.hyperbolic_cosine_with::<V>(), torch: "torch.cosh", in_place: cosh_, ulp: 1.5, eg: [0.0] => 1.0 }
        /// The hyperbolic tangent of each element.
        tanh { op: Tanh, of: Real, to: T, f: |x| x.hyperbolic_tangent_with::<V>(), torch: "torch.tanh", in_place: tanh_, ulp: 2, eg: [0.0] => 0.0, block: tanh }
        /// The inverse hyperbolic sine of each element.
        asinh { op: Asinh, of: Real, to: T, f: |x| x.area_sine_with::<V>(), torch: "torch.asinh", in_place: asinh_, ulp: 2, eg: [0.0] => 0.0 }
        /// The inverse hyperbolic cosine of each element: NaN below 1.
        acosh { op: Acosh, of: Real, to: T, f: |x| x.area_cosine_with::<V>(), torch: "torch.acosh", in_place: acosh_, ulp: 2, eg: [1.0] => 0.0 }
        /// The inverse hyperbolic tangent of each element: NaN outside the range -1 to 1.
        atanh { op: Atanh, of: Real, to: T, f: |x| x.area_tangent_with::<V>(), torch: "torch.atanh", in_place: atanh_, ulp: 1.5, eg: [0.0] => 0.0 }
        /// The error function of each element.
        erf { op: Erf, of: Real, to: T, f: |x| x.error_function_with::<V>(), torch: "torch.erf", in_place: erf_, ulp: 1, eg: [0.0] => 0.0, block: erf }
        /// 1 minus the error function of each element, exact where that is near 1.
        erfc { op: Erfc, of: Real, to: T, f: |x| x.error_function_complement_with::<V>(), torch: "torch.erfc", in_place: erfc_, ulp: 3, eg: [0.0] => 1.0, block: erfc }

        /// Converts degrees to radians.
        deg2rad { op: Deg2Rad, of: Real, to: T, f: |x| x * c(core::f64::consts::PI / 180.0), torch: "torch.deg2rad", in_place: deg2rad_, ulp: 1, eg: [0.0] => 0.0 }
        /// Converts radians to degrees.
        rad2deg { op: Rad2Deg, of: Real, to: T, f: |x| x * c(180.0 / core::f64::consts::PI), torch: "torch.rad2deg", in_place: rad2deg_, ulp: 1, eg: [0.0] => 0.0 }
        /// log(x / (1 - x)) of each element: NaN below 0 and above 1.
        logit { op: Logit, of: Real, to: T, f: |x| x.log_odds_with::<V>(), torch: "torch.logit", in_place: logit_, ulp: 3, eg: [0.5] => 0.0, block: logit }

        // Bounds, NaN and infinities.

        /// Replaces NaN with 0, and infinities with the largest and smallest finite numbers.
        nan_to_num { op: NanToNum, of: Real, to: T, f: |x| if x.is_nan() { T::zero() } else { between(x, T::min_value(), T::max_value()) }, torch: "torch.nan_to_num(x)", in_place: nan_to_num_, ulp: 0, eg: [f32::INFINITY] => f32::MAX }
        /// Replaces NaN with `nan`, ∞ with `posinf` and -∞ with `neginf`.
        nan_to_num_with(nan, posinf, neginf) { op: NanToNumWith, of: Real, to: T, f: |x| if x.is_nan() { nan } else if x == T::infinity() { posinf } else if x == T::neg_infinity() { neginf } else { x }, torch: "torch.nan_to_num(x, nan, posinf, neginf)", in_place: nan_to_num_with_, ulp: 0, eg: [f32::NAN](1.0, 2.0, 3.0) => 1.0 }
        /// Whether each element is NaN.
        isnan { op: IsNan, of: Arithmetic, to: bool, f: |x| x.partial_cmp(&x).is_none(), torch: "torch.isnan", ulp: 0, eg: [f32::NAN] => true }
        /// Whether each element is infinite.
        isinf { op: IsInf, of: Arithmetic, to: bool, f: |x| x.partial_cmp(&x).is_some() && x.minus(x) != T::ZERO, torch: "torch.isinf", ulp: 0, eg: [f32::INFINITY] => true }
        /// Whether each element is ∞.
        isposinf { op: IsPosInf, of: Floats, to: bool, f: |x| x == T::infinity(), torch: "torch.isposinf", ulp: 0, eg: [f32::INFINITY] => true }
        /// Whether each element is -∞.
        isneginf { op: IsNegInf, of: Floats, to: bool, f: |x| x == T::neg_infinity(), torch: "torch.isneginf", ulp: 0, eg: [f32::INFINITY] => false }
        /// Whether the sign bit of each element is set, as for -0.
        signbit { op: SignBit, of: Floats, to: bool, f: |x| x.is_sign_negative(), torch: "torch.signbit", ulp: 0, eg: [-0.0] => true }
        /// Whether each element is neither NaN nor infinite.
        isfinite { op: IsFinite, of: Arithmetic, to: bool, f: |x| x.minus(x) == T::ZERO, torch: "torch.isfinite", ulp: 0, eg: [f32::NAN] => false }

        // Logic.

        /// Whether each element is false, or 0.
        logical_not { op: LogicalNot, of: ToBool, to: bool, f: |x| !x.truth(), torch: "torch.logical_not", in_place: logical_not_, ulp: 0, eg: [2.0] => false }
        /// The bitwise NOT of each element; the logical NOT of booleans. Also `!x`.
        bitwise_not { op: NotOp, of: Bits, to: T, f: |x| x.flipped(), torch: "torch.bitwise_not", in_place: bitwise_not_, ulp: 0, eg: [5] => -6 }

        // Activations.

        /// Each element if it is above 0, otherwise 0; NaN stays NaN.
        relu { op: Relu, of: Arithmetic, to: T, f: |x| if x < T::ZERO { T::ZERO } else { x }, torch: "torch.relu", in_place: relu_, ulp: 0, eg: [-2.0] => 0.0 }
        /// Each element clamped to the range 0 to 6.
        relu6 { op: Relu6, of: Real, to: T, f: |x| between(x, T::zero(), c(6.0)), torch: "torch.nn.functional.relu6", in_place: relu6_, ulp: 0, eg: [7.0] => 6.0 }
        /// Each element if it is above 0, otherwise `slope` times the element. PyTorch's default slope is 0.01.
        leaky_relu(slope) { op: LeakyRelu, of: Real, to: T, f: |x| if x > T::zero() { x } else { x * slope }, torch: "torch.nn.functional.leaky_relu", in_place: leaky_relu_, ulp: 0.5, eg: [-2.0](0.5) => -1.0 }
        /// Each element if it is above 0, otherwise `alpha` · (eˣ - 1). PyTorch's default `alpha` is 1.
        elu(alpha) { op: Elu, of: Real, to: T, f: |x| linear_above::<V, T>(x, T::one(), alpha), torch: "torch.nn.functional.elu", in_place: elu_, ulp: 1.5, eg: [2.0](1.0) => 2.0 }
        /// `elu`, scaled to preserve mean 0 and variance 1.
        selu { op: Selu, of: Real, to: T, f: |x| linear_above::<V, T>(x, c(1.0507009873554805), c(1.7580993408473766)), torch: "torch.nn.functional.selu", in_place: selu_, ulp: 2, eg: [0.0] => 0.0 }
        /// 1 / (1 + e⁻ˣ) of each element: 0 where e⁻ˣ is infinite, from about -88.7 in `f32` down, as in PyTorch.
        sigmoid { op: Sigmoid, of: Real, to: T, f: |x| logistic::<V, T>(x), torch: "torch.sigmoid", in_place: sigmoid_, ulp: 2.5, eg: [0.0] => 0.5 }
        /// The logarithm of the sigmoid of each element.
        logsigmoid { op: LogSigmoid, of: Real, to: T, f: |x| (if x < T::zero() { x } else { T::zero() }) - x.minus_size().exponential_with::<V>().logarithm_of_one_more_with::<V>(), torch: "torch.nn.functional.logsigmoid", ulp: 1.5, eg: [900.0] => 0.0 }
        /// x · Φ(x) of each element, with the cumulative distribution function Φ of the normal distribution. Far below
        /// 0, where the result is almost 0, fewer digits are accurate, and in `f32` it is -0 below -12.9375.
        gelu { op: Gelu, of: Real, to: T, f: |x| x.times_normal_with::<V>(), torch: "torch.nn.functional.gelu", ulp: 8, eg: [0.0] => 0.0, block: gelu }
        /// `gelu` with the tanh approximation. Far below 0, where the result is almost 0, fewer digits are accurate, and in `f32`
        /// it is -0 below about -10, as in PyTorch.
        gelu_tanh { op: GeluTanh, of: Real, to: T, f: |x| x / (T::one() + (c::<T>(-1.5957691216057308) * (x + c::<T>(0.044715) * x * x * x)).exponential_with::<V>()), torch: "torch.nn.functional.gelu(x, approximate=\"tanh\")", ulp: 200, eg: [0.0] => 0.0 }
        /// x · sigmoid(x) of each element: -0 where the sigmoid is 0.
        silu { op: Silu, of: Real, to: T, f: |x| x / (T::one() + (-x).exponential_with::<V>()), torch: "torch.nn.functional.silu", in_place: silu_, ulp: 3, eg: [0.0] => 0.0 }
        /// log(1 + eˣ) of each element, and the element itself above 20.
        softplus { op: Softplus, of: Real, to: T, f: |x| if x > c(20.0) { x } else { x.exponential_with::<V>().logarithm_of_one_more_with::<V>() }, torch: "torch.nn.functional.softplus", ulp: 1.5, eg: [30.0] => 30.0 }
        /// log(1 + eᵇˣ) / b of each element, with b = `beta`, and the element itself where b · x is above
        /// `threshold`.
        softplus_with(beta, threshold) { op: SoftplusWith, of: Real, to: T, f: |x| if x * beta > threshold { x } else { (x * beta).exponential_with::<V>().logarithm_of_one_more_with::<V>() / beta }, torch: "torch.nn.functional.softplus(x, beta, threshold)", ulp: 2, eg: [30.0](2.0, 20.0) => 30.0 }
        /// x / (1 + |x|) of each element.
        softsign { op: Softsign, of: Real, to: T, f: |x| x / (T::one() + x.abs()), torch: "torch.nn.functional.softsign", ulp: 1.5, eg: [1.0] => 0.5 }
        /// x · tanh(softplus(x)) of each element.
        mish { op: Mish, of: Real, to: T, f: |x| if x > c(20.0) { x } else { let e = x.exponential_with::<V>(); let n = e * (e + c(2.0)); x * (n / (n + c(2.0))) }, torch: "torch.nn.functional.mish", in_place: mish_, ulp: 4, eg: [0.0] => 0.0 }
        /// x · hardsigmoid(x) of each element.
        hardswish { op: Hardswish, of: Real, to: T, f: |x| x * between(x + c(3.0), T::zero(), c(6.0)) / c(6.0), torch: "torch.nn.functional.hardswish", in_place: hardswish_, ulp: 2, eg: [3.0] => 3.0 }
        /// (x + 3) / 6 of each element, clamped to the range 0 to 1.
        hardsigmoid { op: Hardsigmoid, of: Real, to: T, f: |x| between(x + c(3.0), T::zero(), c(6.0)) / c(6.0), torch: "torch.nn.functional.hardsigmoid", in_place: hardsigmoid_, ulp: 1.5, eg: [0.0] => 0.5 }
        /// Each element clamped to the bounds. PyTorch's default bounds are -1 and 1.
        hardtanh(min, max) { op: Hardtanh, of: Real, to: T, f: |x| between(x, min, max), torch: "torch.nn.functional.hardtanh", in_place: hardtanh_, ulp: 0, eg: [5.0](-1.0, 1.0) => 1.0 }
        /// `elu` whose slope is continuous at 0: `alpha` · (e^(x / `alpha`) - 1) for elements below 0. PyTorch's
        /// default `alpha` is 1.
        celu(alpha) { op: Celu, of: Real, to: T, f: |x| if x > T::zero() { x } else { alpha * (x / alpha).exponential_less_one_with::<V>() }, torch: "torch.nn.functional.celu", in_place: celu_, ulp: 3, eg: [2.0](1.0) => 2.0 }
        /// Each element, or 0 if it is between -`lambda` and `lambda`. PyTorch's default `lambda` is 0.5.
        hardshrink(lambda) { op: Hardshrink, of: Real, to: T, f: |x| if x.abs() <= lambda { T::zero() } else { x }, torch: "torch.nn.functional.hardshrink", ulp: 0, eg: [0.5](0.5) => 0.0 }
        /// Each element moved towards 0 by `lambda`, or 0 if it is between -`lambda` and `lambda`. PyTorch's default
        /// `lambda` is 0.5.
        softshrink(lambda) { op: Softshrink, of: Real, to: T, f: |x| if x > lambda { x - lambda } else if x < -lambda { x + lambda } else { x * T::zero() }, torch: "torch.nn.functional.softshrink", ulp: 0.5, eg: [2.0](0.5) => 1.5 }
        /// Each element if it is above `bound`, otherwise `value`.
        threshold(bound, value) { op: Threshold, of: Arithmetic, to: T, f: |x| if x <= bound { value } else { x }, torch: "torch.nn.functional.threshold", in_place: threshold_, ulp: 0, eg: [0.5](1.0, 7.0) => 7.0 }
    }
    binary {
        // Arithmetic; Rust's operators are equivalent.

        /// The sum of two elements. Also `&x + &y`.
        add { op: AddOp, of: Ring, to: T, f: |a, b| a.plus(b), torch: "torch.add", ulp: 0, eg: [3], 4 => 7 }
        /// The difference of two elements. Also `&x - &y`.
        sub { op: SubOp, of: Ring, to: T, f: |a, b| a.minus(b), torch: "torch.sub", ulp: 0, eg: [3], 4 => -1 }
        /// The product of two elements. Also `&x * &y`.
        mul { op: MulOp, of: Ring, to: T, f: |a, b| a.times(b), torch: "torch.mul", ulp: 0, eg: [3], 4 => 12 }
        /// The quotient of two floats. Also `&x / &y`.
        div { op: DivOp, of: Fraction, to: T, f: |a, b| a.over(b), torch: "torch.div", ulp: 0, eg: [3.0], 4.0 => 0.75 }

        // Division with remainder.

        /// The quotients, rounded down. Integer division by 0 gives 0, where PyTorch raises an error.
        floor_divide { op: FloorDivide, of: Arithmetic, to: T, f: |a, b| a.floored_over(b), torch: "torch.floor_divide", derivative: none, in_place: floor_divide_, ulp: 0, eg: [-7], 2 => -4,
            usual: |a, b, rare| a.usual_floored_over::<V>(b, rare), if: T::USUAL_REST }
        /// The remainders of the division that rounds down: they have the sign of the divisor. Integers modulo 0 are
        /// unchanged, where PyTorch raises an error.
        remainder { op: Remainder, of: Arithmetic, to: T, f: |a, b| a.modulo(b), torch: "torch.remainder", in_place: remainder_, ulp: 0, eg: [-7], 2 => 1,
            usual: |a, b, rare| a.usual_modulo::<V>(b, rare), if: T::USUAL_REST }
        /// The remainders of the division that rounds towards 0: they have the sign of the dividend. Integers modulo 0
        /// are unchanged, where PyTorch raises an error.
        fmod { op: Fmod, of: Arithmetic, to: T, f: |a, b| a.rest(b), torch: "torch.fmod", in_place: fmod_, ulp: 0, eg: [-7], 2 => -1,
            usual: |a, b, rare| a.usual_rest::<V>(b, rare), if: T::USUAL_REST }

        // Functions of two numbers.

        /// The angle of the point with the ordinate `self` and the abscissa `other`, in all four quadrants.
        atan2 { op: Atan2, of: Real, to: T, f: |a, b| a.arc_tangent_of_with::<V>(b), torch: "torch.atan2", in_place: atan2_, ulp: 1.5, eg: [0.0], 1.0 => 0.0 }
        /// The square root of the sum of the squares, without intermediate overflow.
        hypot { op: Hypot, of: Real, to: T, f: |a, b| a.hypotenuse_with::<V>(b), torch: "torch.hypot", in_place: hypot_, ulp: 1, eg: [3.0], 4.0 => 5.0 }
        /// Each element if it is above 0, otherwise `other` times the element. The slopes broadcast as in arithmetic:
        /// one for each channel of `[N, C, H, W]` is a tensor `[C, 1, 1]`.
        prelu { op: Prelu, of: Real, to: T, f: |a, b| if a > T::zero() { a } else { a * b }, torch: "torch.prelu", ulp: 0.5, eg: [-3.0], 0.5 => -1.5 }
        /// The smaller of two elements; NaN if one of them is NaN.
        minimum { op: Minimum, of: Ordered, to: T, f: |a, b| smaller(a, b), torch: "torch.minimum", ulp: 0, eg: [3], 4 => 3 }
        /// The larger of two elements; NaN if one of them is NaN.
        maximum { op: Maximum, of: Ordered, to: T, f: |a, b| larger(a, b), torch: "torch.maximum", ulp: 0, eg: [3], 4 => 4 }
        /// The smaller of two elements; the other one if one is NaN.
        fmin { op: Fmin, of: Ordered, to: T, f: |a, b| if a.is_unordered() { b } else if b.is_unordered() { a } else { b.lower(a) }, torch: "torch.fmin", ulp: 0, eg: [f32::NAN], 4.0 => 4.0 }
        /// The larger of two elements; the other one if one is NaN.
        fmax { op: Fmax, of: Ordered, to: T, f: |a, b| if a.is_unordered() { b } else if b.is_unordered() { a } else { b.upper(a) }, torch: "torch.fmax", ulp: 0, eg: [f32::NAN], 4.0 => 4.0 }

        /// Each element, or the other if the element is below it. NaN is propagated.
        clamp_min { op: ClampMin, of: Ordered, to: T, f: |a, b| a.at_least(b), torch: "torch.clamp_min", in_place: clamp_min_, ulp: 0, eg: [-5], 0 => 0 }
        /// Each element, or the other if the element is above it. NaN is propagated.
        clamp_max { op: ClampMax, of: Ordered, to: T, f: |a, b| a.at_most(b), torch: "torch.clamp_max", in_place: clamp_max_, ulp: 0, eg: [5], 1 => 1 }
        /// The first element with the sign of the second.
        copysign { op: CopySign, of: Real, to: T, f: |a, b| a.copysign(b), torch: "torch.copysign", in_place: copysign_, ulp: 0, eg: [3.0], -0.0 => -3.0 }
        /// 0 if an element is below 0, 1 if it is above 0, the other element if it is 0.
        heaviside { op: Heaviside, of: Arithmetic, to: T, f: |a, b| if a == T::ZERO { b } else if a > T::ZERO { T::ONE } else { T::ZERO }, torch: "torch.heaviside", derivative: none, in_place: heaviside_, ulp: 0, eg: [0], 4 => 4 }
        /// a · log(b); 0 if a is 0, unless b is NaN.
        xlogy { op: XLogY, of: Real, to: T, f: |a, b| times_logarithm::<V, T>(a, b), torch: "torch.xlogy", in_place: xlogy_, ulp: 2, eg: [0.0], 0.0 => 0.0 }
        /// The greatest common divisor; not negative, unless one of the two is the smallest integer.
        gcd { op: Gcd, of: Integer, to: T, f: |a, b| common_divisor(a, b), torch: "torch.gcd", in_place: gcd_, ulp: 0, eg: [12], -18 => 6 }
        /// The least common multiple; not negative if it is in range, otherwise it wraps as in PyTorch.
        lcm { op: Lcm, of: Integer, to: T, f: |a, b| common_multiple(a, b), torch: "torch.lcm", in_place: lcm_, ulp: 0, eg: [12], -18 => 36 }

        // Comparison.

        /// Whether two elements are equal.
        eq { op: EqOp, of: PartialEq, to: bool, f: |a, b| a == b, torch: "torch.eq", ulp: 0, eg: [3], 4 => false }
        /// Whether two elements differ; NaN differs from itself.
        ne { op: NeOp, of: PartialEq, to: bool, f: |a, b| a != b, torch: "torch.ne", ulp: 0, eg: [3], 4 => true }
        /// Whether each element is below the other.
        lt { op: LtOp, of: PartialOrd, to: bool, f: |a, b| a < b, torch: "torch.lt", ulp: 0, eg: [3], 4 => true }
        /// Whether each element is below the other, or equal.
        le { op: LeOp, of: PartialOrd, to: bool, f: |a, b| a <= b, torch: "torch.le", ulp: 0, eg: [3], 4 => true }
        /// Whether each element is above the other.
        gt { op: GtOp, of: PartialOrd, to: bool, f: |a, b| a > b, torch: "torch.gt", ulp: 0, eg: [3], 4 => false }
        /// Whether each element is above the other, or equal.
        ge { op: GeOp, of: PartialOrd, to: bool, f: |a, b| a >= b, torch: "torch.ge", ulp: 0, eg: [3], 4 => false }

        // Logic.

        /// Whether both elements are true, or nonzero.
        logical_and { op: LogicalAnd, of: ToBool, to: bool, f: |a, b| a.truth() & b.truth(), torch: "torch.logical_and", in_place: logical_and_, ulp: 0, eg: [3], 0 => false }
        /// Whether at least one of the elements is true, or nonzero.
        logical_or { op: LogicalOr, of: ToBool, to: bool, f: |a, b| a.truth() | b.truth(), torch: "torch.logical_or", in_place: logical_or_, ulp: 0, eg: [3], 0 => true }
        /// Whether exactly one of the elements is true, or nonzero.
        logical_xor { op: LogicalXor, of: ToBool, to: bool, f: |a, b| a.truth() ^ b.truth(), torch: "torch.logical_xor", in_place: logical_xor_, ulp: 0, eg: [3], 4 => false }
        /// Bitwise AND; logical AND of booleans. Also `x & y`.
        bitwise_and { op: AndOp, of: Bits, to: T, f: |a, b| a.and(b), torch: "torch.bitwise_and", in_place: bitwise_and_, ulp: 0, eg: [6], 3 => 2 }
        /// Bitwise OR; logical OR of booleans. Also `x | y`.
        bitwise_or { op: OrOp, of: Bits, to: T, f: |a, b| a.or(b), torch: "torch.bitwise_or", in_place: bitwise_or_, ulp: 0, eg: [6], 3 => 7 }
        /// Bitwise XOR; logical XOR of booleans. Also `x ^ y`.
        bitwise_xor { op: XorOp, of: Bits, to: T, f: |a, b| a.xor(b), torch: "torch.bitwise_xor", in_place: bitwise_xor_, ulp: 0, eg: [6], 3 => 5 }
        /// Left shift; 0 if the distance is negative or not less than the number of bits.
        bitwise_left_shift { op: LeftShift, of: Integer, to: T, f: |a, b| a.shifted_left(b), torch: "torch.bitwise_left_shift", in_place: bitwise_left_shift_, ulp: 0, eg: [3], 2 => 12 }
        /// Arithmetic right shift, which copies the sign bit; only sign bits remain if the distance is negative or not
        /// less than the number of bits.
        bitwise_right_shift { op: RightShift, of: Integer, to: T, f: |a, b| a.shifted_right(b), torch: "torch.bitwise_right_shift", in_place: bitwise_right_shift_, ulp: 0, eg: [-8], 1 => -4 }
    }
    other {
        /// Clamps each element to the bounds: numbers or expressions, broadcast. NaN is propagated; if `min` is above
        /// `max`, the result is `max`. PyTorch's `torch.clamp(x, min, max)`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let x: Tensor<f32, Shape![3]> = tensor![-5.0, 0.5, 5.0];
        /// assert_eq!(x.clamp(0.0, 1.0).eval().as_slice(), [0.0, 0.5, 1.0]);
        /// assert_eq!(x.clamp(&x * 2.0, 1.0).eval().as_slice(), [-5.0, 1.0, 1.0]);
        /// ```
        fn clamp<A: Operand<Self::Elem, M>, B: Operand<Self::Elem, M>>( // x.clamp(0.0, 1.0), x.clamp_min(0.0), x.clamp_max(1.0)
            self,
            min: A,
            max: B,
        ) -> OfThree<Clamp, Self::Node, A::Node, B::Node>
        where
            Self::Elem: Ordered,
            ShapeOf<A, Self::Elem, M>: BroadcastBy<ShapeOf<B, Self::Elem, M>>,
            ShapeOf<A, Self::Elem, M>: BroadcastWith<ShapeOf<B, Self::Elem, M>>,
            Self::Shape: BroadcastBy<BothShapes<ShapeOf<A, Self::Elem, M>, ShapeOf<B, Self::Elem, M>>>,
            Self::Shape: BroadcastWith<BothShapes<ShapeOf<A, Self::Elem, M>, ShapeOf<B, Self::Elem, M>>>,
        {
            let b = Binary { op: Pair, a: min.operand(), b: max.operand() };
            Lazy(Binary { op: Clamp, a: self.node(), b })
        }

        /// Whether two floats are close: |a - b| ≤ 10⁻⁸ + 10⁻⁵ · |b|, or equal infinities. PyTorch's `torch.isclose`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let x: Tensor<f64, Shape![2]> = tensor![0.1 + 0.2, f64::NAN];
        /// assert_eq!(x.isclose(&tensor![0.3, f64::NAN]).eval().as_slice(), [true, false]);
        /// ```
        fn isclose<R: Operand<Self::Elem, M>>(self, other: R) -> Lazy<Binary<IsClose<Self::Elem>, Self::Node, R::Node>>
        where
            Self::Elem: Real,
            Self::Shape: BroadcastBy<ShapeOf<R, Self::Elem, M>>,
            Self::Shape: BroadcastWith<ShapeOf<R, Self::Elem, M>>,
        {
            self.isclose_with(other, c(1e-5), c(1e-8))
        }

        /// Whether two floats are close: |a - b| ≤ `atol` + `rtol` · |b|, or equal infinities. PyTorch's
        /// `torch.isclose(a, b, rtol, atol)`.
        fn isclose_with<R: Operand<Self::Elem, M>>(
            self,
            other: R,
            rtol: Self::Elem,
            atol: Self::Elem,
        ) -> Lazy<Binary<IsClose<Self::Elem>, Self::Node, R::Node>>
        where
            Self::Elem: Real,
            Self::Shape: BroadcastBy<ShapeOf<R, Self::Elem, M>>,
            Self::Shape: BroadcastWith<ShapeOf<R, Self::Elem, M>>,
        {
            Lazy(Binary { op: IsClose { rtol, atol }, a: self.node(), b: other.operand() })
        }

        /// Whether [`isclose`](Pointwise::isclose) is true for all elements. PyTorch's `torch.allclose`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let x: Tensor<f64, Shape![2]> = tensor![0.1 + 0.2, 1.0];
        /// assert!(x.allclose(&tensor![0.3, 1.0]));
        /// ```
        fn allclose<R: Operand<Self::Elem, M>>(self, other: R) -> bool // x.isclose_with(&y, 1e-5, 1e-8).all()
        where
            Self::Elem: Real,
            Self::Shape: BroadcastBy<ShapeOf<R, Self::Elem, M>>,
            Self::Shape: BroadcastWith<ShapeOf<R, Self::Elem, M>>,
            Lazy<Binary<IsClose<Self::Elem>, Self::Node, R::Node>>: Expr<Elem = bool>,
        {
            Reduce::all(self.isclose(other))
        }

        /// Raises each element to a power: an expression, a number of the same type, or for floats an `i32`. PyTorch's
        /// `torch.pow`.
        ///
        /// Integers wrap. To a negative power they give 0, except that 1 gives 1 and -1 gives 1 or -1; PyTorch does the
        /// same for tensors, and rejects a negative number. A float exponent is accurate to 1 ulp; an `i32` exponent
        /// multiplies as many factors, whose errors of half a ulp add up: write `x.pow(800.0)` for a large one. The
        /// numbers 2.0, 3.0, 0.5, -0.5 and -1.0 take the time of products, roots and quotients, a tenth of that of other
        /// powers. For the numbers 0.5 and -0.5 PyTorch computes a square root, so that the results for -0 and -∞ differ.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let x: Tensor<f32, Shape![2]> = tensor![2.0, 3.0];
        /// assert_eq!(x.pow(2).eval().as_slice(), [4.0, 9.0]);
        /// assert_eq!(x.pow(-1.0).eval()[[0]], 0.5);
        /// assert_eq!(x.pow(&x).eval().as_slice(), [4.0, 27.0]);
        /// assert_eq!(tensor![2i64].pow(10).eval()[[0]], 1024);
        /// ```
        fn pow<R: Exponent<Self::Elem, M>>(self, exponent: R) -> Lazy<Binary<R::Op, Self::Node, R::Node>>
        where
            Self::Elem: Arithmetic,
            Self::Shape: BroadcastBy<<R::Node as ExprNode>::Shape>,
            Self::Shape: BroadcastWith<<R::Node as ExprNode>::Shape>,
        {
            let (op, b) = exponent.exponent();
            Lazy(Binary { op, a: self.node(), b })
        }

        /// Interpolates linearly from each element to `end`: the `weight` 0 gives the element, 1 gives `end`. The
        /// shapes are broadcast. PyTorch's `torch.lerp`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let x: Tensor<f32, Shape![2]> = tensor![0.0, 10.0];
        /// assert_eq!(x.lerp(20.0, 0.5).eval().as_slice(), [10.0, 15.0]);
        /// ```
        fn lerp<B: Operand<Self::Elem, M>, W: Operand<Self::Elem, M>>(
            self,
            end: B,
            weight: W,
        ) -> OfThree<Lerp, Self::Node, B::Node, W::Node>
        where
            Self::Elem: Real,
            ShapeOf<B, Self::Elem, M>: BroadcastBy<ShapeOf<W, Self::Elem, M>>,
            ShapeOf<B, Self::Elem, M>: BroadcastWith<ShapeOf<W, Self::Elem, M>>,
            Self::Shape: BroadcastBy<BothShapes<ShapeOf<B, Self::Elem, M>, ShapeOf<W, Self::Elem, M>>>,
            Self::Shape: BroadcastWith<BothShapes<ShapeOf<B, Self::Elem, M>, ShapeOf<W, Self::Elem, M>>>,
        {
            let b = Binary { op: Pair, a: end.operand(), b: weight.operand() };
            Lazy(Binary { op: Lerp, a: self.node(), b })
        }

        /// Selects each element if `condition` is true, otherwise the element of `other`. The shapes are broadcast.
        /// PyTorch's `x.where(condition, other)`; see [`where_`].
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let x: Tensor<f32, Shape![2]> = tensor![4.0, -9.0];
        /// assert_eq!(x.where_(x.gt(0.0), 0.0).eval().as_slice(), [4.0, 0.0]);
        /// ```
        fn where_<C: Mask<M>, B: Operand<Self::Elem, M>, O>(
            self,
            condition: C,
            other: B,
        ) -> OfThree<Where, C::Node, Self::Node, B::Node>
        where
            Self::Shape: BroadcastBy<ShapeOf<B, Self::Elem, M>>,
            Self::Shape: BroadcastWith<ShapeOf<B, Self::Elem, M>, Output = O>,
            MaskShape<C, M>: BroadcastWithResult<O>,
        {
            let b = Binary { op: Pair, a: self.node(), b: other.operand() };
            Lazy(Binary { op: Where, a: condition.mask(), b })
        }

        /// Applies `f` to each element; the result may have any plain type. PyTorch's `x.apply_(f)`, as an expression.
        ///
        /// `f` should depend on its argument alone: it is called in any order, and a reduction such as `max` or `var` calls
        /// it more than once for an element. The evaluated expression calls it once.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let x: Tensor<f32, Shape![2]> = tensor![4.0, -9.0];
        /// assert_eq!(x.map(|v| if v < 0.0 { b'-' } else { b'+' }).eval().as_slice(), b"+-");
        /// ```
        fn map<U: Element, F: Fn(Self::Elem) -> U>(self, f: F) -> Lazy<Unary<Map<F>, Self::Node>>
        where
            M: Supports<operation::map>,
        {
            Lazy(Unary { op: Map(f), a: self.node() })
        }

        /// Applies `f` to each pair of elements, of any plain types. The shapes are broadcast. PyTorch's
        /// `x.map_(y, f)`, as an expression.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let (x, n) = (tensor![0.5, 0.25], tensor![2, 3]);
        /// assert_eq!(x.zip(&n, |x: f64, n: i32| x.powi(n)).eval().as_slice(), [0.25, 0.015625]);
        /// ```
        fn zip<E: IntoExpr<M>, U: Element, F: Fn(Self::Elem, E::Elem) -> U>(
            self,
            other: E,
            f: F,
        ) -> Lazy<Binary<Map<F>, Self::Node, E::Node>>
        where
            Self::Shape: BroadcastBy<E::Shape>,
            Self::Shape: BroadcastWith<E::Shape>,
            M: Supports<operation::zip>,
        {
            Lazy(Binary { op: Map(f), a: self.node(), b: other.node() })
        }
    }
}

type BothShapes<A, B> = <A as BroadcastWith<B>>::Output;

/// An operation on the elements of three operands, the last two as a pair.
pub type OfThree<Op, A, B, C> = Lazy<Binary<Op, A, Binary<Pair, B, C>>>;

/// The operation of [`Pointwise::map`] and [`Pointwise::zip`].
#[derive(Clone, Copy)]
pub struct Map<F>(pub(crate) F);
#[diagnostic::do_not_recommend]
impl<F> Sealed for Map<F> {}
impl<F> core::fmt::Debug for Map<F> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Map")
    }
}
impl<T, U: Element, F: Fn(T) -> U> UnaryOp<T> for Map<F> {
    type Out = U;
    type Derivative = NoDerivative<operation::map>;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, x: T) -> U {
        (self.0)(x)
    }
}
impl<A, B, U: Element, F: Fn(A, B) -> U> BinaryOp<A, B> for Map<F> {
    type Out = U;
    type Derivative = NoDerivative<operation::zip>;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, a: A, b: B) -> U {
        (self.0)(a, b)
    }
}

/// A pair of elements as one element: the form in which an operation takes three operands.
#[derive(Clone, Copy, Debug)]
pub struct Pair;
#[diagnostic::do_not_recommend]
impl Sealed for Pair {}
impl<A: Element, B: Element> BinaryOp<A, B> for Pair {
    type Out = (A, B);
    type Derivative = False;
    // SAFETY: a function of its operands and of parameters of their type.
    const SHARED: Shared = unsafe { Shared::yes() };
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, a: A, b: B) -> (A, B) {
        (a, b)
    }
}

/// The operation of [`where_`].
#[derive(Clone, Copy, Debug)]
pub struct Where;
#[diagnostic::do_not_recommend]
impl Sealed for Where {}
impl<T: Element> BinaryOp<bool, (T, T)> for Where {
    type Out = T;
    type Derivative = False;
    // SAFETY: a function of its operands and of parameters of their type.
    const SHARED: Shared = unsafe { Shared::yes() };
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, condition: bool, (a, b): (T, T)) -> T {
        if condition { a } else { b }
    }
}

/// The operation of [`Pointwise::clamp`].
#[derive(Clone, Copy, Debug)]
pub struct Clamp;
#[diagnostic::do_not_recommend]
impl Sealed for Clamp {}
impl<T: Ordered> BinaryOp<T, (T, T)> for Clamp {
    type Out = T;
    type Derivative = False;
    // SAFETY: a function of its operands and of parameters of their type.
    const SHARED: Shared = unsafe { Shared::yes() };
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, x: T, (min, max): (T, T)) -> T {
        between(x, min, max)
    }
}

/// The operation of [`Pointwise::isclose`].
#[derive(Clone, Copy, Debug)]
pub struct IsClose<T> {
    pub(crate) rtol: T,
    pub(crate) atol: T,
}
#[diagnostic::do_not_recommend]
impl<T> Sealed for IsClose<T> {}
impl<T: Real> BinaryOp<T, T> for IsClose<T> {
    type Out = bool;
    type Derivative = False;
    // SAFETY: a function of its operands and of parameters of their type.
    const SHARED: Shared = unsafe { Shared::yes() };
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, a: T, b: T) -> bool {
        let far = (a - b).abs();
        a == b || far.is_finite() && far <= self.atol + (self.rtol * b).abs()
    }
}

/// The operation of [`Pointwise::lerp`].
#[derive(Clone, Copy, Debug)]
pub struct Lerp;
#[diagnostic::do_not_recommend]
impl Sealed for Lerp {}
impl<T: Real> BinaryOp<T, (T, T)> for Lerp {
    type Out = T;
    type Derivative = False;
    // SAFETY: a function of its operands and of parameters of their type.
    const SHARED: Shared = unsafe { Shared::yes() };
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, start: T, (end, weight): (T, T)) -> T {
        let way = end - start;
        if weight.abs() < c(0.5) {
            start + weight * way
        } else {
            end - way * (T::one() - weight)
        }
    }
}

/// Selects the elements of `a` if `condition` is true, otherwise those of `b`. The shapes are broadcast; `a` or `b` may
/// be numbers. PyTorch's `torch.where`.
///
/// ```
/// use stridewise::prelude::*;
/// let x: Tensor<f32, Shape![3]> = tensor![4.0, -9.0, 1.0];
/// let y = where_(x.ge(0.0), x.sqrt(), -1.0);
/// assert_eq!(y.eval().as_slice(), [2.0, -1.0, 1.0]);
/// ```
pub fn where_<T: Element, M: Memory, C: Mask<M>, A: Operand<T, M>, B: Operand<T, M>, O>(
    condition: C,
    a: A,
    b: B,
) -> OfThree<Where, C::Node, A::Node, B::Node>
where
    ShapeOf<A, T, M>: BroadcastBy<ShapeOf<B, T, M>>,
    ShapeOf<A, T, M>: BroadcastWith<ShapeOf<B, T, M>, Output = O>,
    MaskShape<C, M>: BroadcastWithResult<O>,
{
    let b = Binary {
        op: Pair,
        a: a.operand(),
        b: b.operand(),
    };
    Lazy(Binary {
        op: Where,
        a: condition.mask(),
        b,
    })
}

/// The valid exponents of elements `T`.
#[diagnostic::on_unimplemented(
    message = "elements of type `{T}` cannot be raised to the power of `{Self}`",
    label = "an expression or a number of type `{T}` is needed, or for floats an `i32`",
    note = "an owned tensor is used by reference: `&x`; elements are converted by `.to::<{T}>()`"
)]
pub trait Exponent<T: Arithmetic, M: Memory = Host>: crate::num::Own {
    #[doc(hidden)]
    type Op: BinaryOp<T, <Self::Node as ExprNode>::Elem>;
    #[doc(hidden)]
    type Node: ExprNode<Memory = M>;
    #[doc(hidden)]
    fn exponent(self) -> (Self::Op, Self::Node);
}
#[diagnostic::do_not_recommend]
impl<T: Arithmetic, M: Memory, E: IntoExpr<M, Elem = T> + AsExpression> Exponent<T, M> for E {
    type Op = Pow;
    type Node = E::Node;
    fn exponent(self) -> (Pow, E::Node) {
        (Pow, self.node())
    }
}
/// An integer exponent of any floats, also in generic code.
#[diagnostic::do_not_recommend]
impl<T: Real, M: Memory> Exponent<T, M> for i32 {
    type Op = Powi;
    type Node = Scalar<i32, M>;
    fn exponent(self) -> (Powi, Scalar<i32, M>) {
        (Powi, self.operand())
    }
}
macro_rules! exponents {
    ($($E:ident $T:ident $Op:ident $(<$one:literal>)?;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<M: Memory> Exponent<$T, M> for $E {
            type Op = $Op $(<$one>)?;
            type Node = Scalar<$E, M>;
            fn exponent(self) -> ($Op $(<$one>)?, Scalar<$E, M>) {
                ($Op, self.operand())
            }
        }
    )* };
}
exponents! {
    f32 f32 Pow<true>; f64 f64 Pow<true>;
    i8 i8 Pow<true>; i16 i16 Pow<true>; i32 i32 Pow<true>; i64 i64 Pow<true>; isize isize Pow<true>;
    u8 u8 Pow<true>; u16 u16 Pow<true>; u32 u32 Pow<true>; u64 u64 Pow<true>; usize usize Pow<true>;
}

/// The operation of [`Pointwise::pow`] with an exponent of the same type, a `SCALAR` for all elements or not.
#[derive(Clone, Copy, Debug)]
pub struct Pow<const SCALAR: bool = false>;
#[diagnostic::do_not_recommend]
impl<const SCALAR: bool> Sealed for Pow<SCALAR> {}
impl<T: Arithmetic, const SCALAR: bool> BinaryOp<T, T> for Pow<SCALAR> {
    type Out = T;
    type Derivative = False;
    // SAFETY: a function of its operands and of parameters of their type.
    const SHARED: Shared = unsafe { Shared::yes() };
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, x: T, exponent: T) -> T {
        x.to_power(exponent)
    }
    const HEAVY: bool = T::FUSED_POWER;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply_with<V: Vectors>(&self, x: T, exponent: T) -> T {
        if SCALAR {
            x.to_power_of_number::<V>(exponent)
        } else {
            x.to_power_with::<V, false>(exponent)
        }
    }
}
/// The operation of [`Pointwise::pow`] on floats with an integer exponent.
#[derive(Clone, Copy, Debug)]
pub struct Powi;
#[diagnostic::do_not_recommend]
impl Sealed for Powi {}
impl<T: Real> BinaryOp<T, i32> for Powi {
    type Out = T;
    type Derivative = False;
    // SAFETY: a function of its operands and of parameters of their type.
    const SHARED: Shared = unsafe { Shared::yes() };
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, x: T, exponent: i32) -> T {
        // In a loop with one exponent, the compiler asks once.
        match exponent {
            2 if VECTORS => x.times(x),
            3 if VECTORS => x.times(x).times(x),
            _ => x.powi(exponent),
        }
    }
}

// An owned tensor has an `eq` from `PartialEq`, which returns one boolean; these inherent methods take precedence.
impl<S: Storage, L: Layout> TensorBase<S, L> {
    /// Whether each element equals that of an expression: [`Pointwise::eq`]. PyTorch's `torch.eq`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, y) = (tensor![1, 2], tensor![1, 3]);
    /// assert_eq!(x.eq(&y).eval().as_slice(), [true, false]);
    /// assert!(x != y);
    /// ```
    pub fn eq<R: Operand<S::Elem>>(
        &self,
        other: R,
    ) -> Lazy<Binary<EqOp, <&Self as IntoExpr>::Node, R::Node>>
    where
        S::Elem: PartialEq,
        L::Shape: BroadcastBy<ShapeOf<R, S::Elem, Host>>,
        L::Shape: BroadcastWith<ShapeOf<R, S::Elem, Host>>,
    {
        Pointwise::eq(self, other)
    }

    /// Whether each element differs from that of an expression: [`Pointwise::ne`]. PyTorch's `torch.ne`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, y) = (tensor![1, 2], tensor![1, 3]);
    /// assert_eq!(x.ne(&y).eval().as_slice(), [false, true]);
    /// ```
    pub fn ne<R: Operand<S::Elem>>(
        &self,
        other: R,
    ) -> Lazy<Binary<NeOp, <&Self as IntoExpr>::Node, R::Node>>
    where
        S::Elem: PartialEq,
        L::Shape: BroadcastBy<ShapeOf<R, S::Elem, Host>>,
        L::Shape: BroadcastWith<ShapeOf<R, S::Elem, Host>>,
    {
        Pointwise::ne(self, other)
    }
}

#[cfg(test)]
mod exact {
    extern crate std;
    include!("../../tests/accuracy/cases.rs");

    /// The largest error in units in the last place, over the operands of the cases.
    pub(super) fn within(name: &str, ulp: f64, f: impl Fn(f64, f64) -> f64) {
        let Some((_, cases)) = EXACT.iter().find(|(of, _)| *of == name) else {
            return std::println!("no exact results in f64");
        };
        let [_, nothing] = super::tests::nothing(name);
        let (mut worst, mut at) = (0.0, [0.0; 2]);
        for &case in cases.iter() {
            let [a, b, exact, rest] = case.map(f64::from_bits);
            if exact.abs() < nothing && f(a, b) == 0.0 {
                continue;
            }
            // Intermediate results lose digits when the result is tiny.
            let size = exact.abs().max(2f64.powi(-960));
            let unit = (size.log2().floor() - 52.0).exp2();
            let error = ((f(a, b) - exact) - rest).abs() / unit;
            if error.is_nan() || error > worst {
                worst = if error.is_nan() { f64::INFINITY } else { error };
                at = [a, b];
            }
        }
        std::println!("{worst:.2} ulp in f64 at {at:?}");
        assert!(worst <= ulp, "{worst:.2} ulp in f64 at {at:?}");
    }

    #[test]
    fn there_are_cases() {
        assert!(EXACT.len() >= 48);
        assert!(EXACT.iter().all(|(_, cases)| cases.len() >= 20));
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::vec::Vec;

    use super::*;
    use crate::expr::simd_dispatch::Fused;
    use crate::num::D;
    use crate::shape::Shape;
    use crate::tensor::Tensor;

    /// Elements that are modified in place.
    pub(super) trait InPlace: Element {
        fn some(i: usize) -> Self;
        fn is_same(self, other: Self) -> bool;
        fn matrix(seed: usize) -> Tensor<Self, Matrix> {
            Tensor::<Self, Matrix>::from_fn(|[i, j]| Self::some(7 * i + 11 * j + seed))
        }
        #[track_caller]
        fn same<Sh: Shape>(a: &Tensor<Self, Sh>, b: &Tensor<Self, Sh>) {
            for (i, (a, b)) in a.as_slice().iter().zip(b.as_slice()).enumerate() {
                assert!(a.is_same(*b), "element {i}");
            }
        }
    }
    type Matrix = (D<9>, D<37>);
    impl InPlace for f32 {
        fn some(i: usize) -> f32 {
            match i % 61 {
                0 => f32::NAN,
                1 => f32::INFINITY,
                // An angle for which the sine needs a call.
                2 => 1e30,
                i => (i as f32 - 30.0) * 0.17,
            }
        }
        fn is_same(self, other: f32) -> bool {
            self.to_bits() == other.to_bits() || self.is_nan() && other.is_nan()
        }
    }
    impl InPlace for i32 {
        fn some(i: usize) -> i32 {
            (i as i32 * 37) % 101 - 50
        }
        fn is_same(self, other: i32) -> bool {
            self == other
        }
    }
    impl InPlace for bool {
        fn some(i: usize) -> bool {
            i.is_multiple_of(3)
        }
        fn is_same(self, other: bool) -> bool {
            self == other
        }
    }

    /// Limits, zeros and numbers of all sizes.
    const SPECIAL: [f64; 24] = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        0.5,
        -0.5,
        0.75,
        1.0 / 3.0,
        -2.0,
        3.0,
        1e-3,
        -1e10,
        1e20,
        1e-30,
        3e38,
        -1e-38,
        1e-45,
        1e300,
        -1e-300,
        5e-324,
        f64::MAX,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
    ];
    /// Powers in a loop with fused vectors, and their limits.
    #[test]
    fn powers_are_exact_to_a_unit() {
        let found = |a: f64, b: f64| Pow::<true>.apply_with::<Fused>(a, b);
        super::exact::within("pow", 0.6, found);
        super::exact::within("pow", 0.6, |a, b| Pow::<false>.apply_with::<Fused>(a, b));
        super::exact::within("pow", 1.0, |a, b| Pow::<false>.apply(a, b));
        // Those of the platform are within a unit, too.
        let more = [
            2.0,
            7.0,
            -3.0,
            1023.9,
            1074.0,
            -1074.5,
            9.007_199_254_740_993e15,
        ];
        let all = || SPECIAL.into_iter().chain(more);
        for (a, b) in all().flat_map(|a| all().map(move |b| (a, b))) {
            let (found, wanted) = (found(a, b), libm::pow(a, b));
            let close = (found - wanted).abs() <= 2.0 * f64::EPSILON * wanted.abs() + 5e-324;
            let same = found == wanted || found.is_nan() && wanted.is_nan();
            let sign = wanted.is_nan() || found.is_sign_negative() == wanted.is_sign_negative();
            assert!(
                (same || close) && sign,
                "{a:e} to the power of {b:e}: {found:e}, not {wanted:e}"
            );
        }
    }

    /// Powers that are products, roots and quotients.
    #[test]
    fn powers_by_roots_and_quotients_are_exact_to_a_unit() {
        let exponents = [2.0, 3.0, 0.5, -0.5, -1.0];
        let found = |a: f32, b: f32| Pow::<true>.apply_with::<Fused>(a, b);
        for (a, b) in SPECIAL.into_iter().flat_map(|a| exponents.map(|b| (a, b))) {
            let (found, wanted) = (Pow::<true>.apply_with::<Fused>(a, b), libm::pow(a, b));
            let near = (found - wanted).abs() <= f64::EPSILON * wanted.abs();
            let same = found == wanted && found.is_sign_negative() == wanted.is_sign_negative();
            assert!(
                same || near || found.is_nan() && wanted.is_nan(),
                "{a:e} {b}: {found:e}, {wanted:e}"
            );
        }
        let step = if cfg!(miri) { 90_000_001 } else { 9_001 };
        for bits in (1..f32::INFINITY.to_bits()).step_by(step) {
            let x = f32::from_bits(bits);
            for b in [0.5, -0.5, -1.0] {
                let (found, exact) = (f64::from(found(x, b)), f64::from(x).powf(f64::from(b)));
                let unit = f64::from((exact as f32).next_up()) - f64::from(exact as f32);
                let infinite = found.is_infinite() && exact > f64::from(f32::MAX);
                assert!(
                    infinite || (found - exact).abs() <= unit,
                    "{x:e} {b}: {found:e}, {exact:e}"
                );
            }
        }
    }

    /// Integers of 8 and 16 bits may be divided as floats.
    #[test]
    #[cfg_attr(miri, ignore = "more numbers than Miri does in minutes")]
    fn small_integers_have_exact_quotients() {
        macro_rules! check {
            ($($T:ident: $divisors:expr;)*) => { $( {
                let divisors: std::vec::Vec<$T> = $divisors.collect();
                assert!(divisors.len() > 50);
                for b in divisors {
                    for a in $T::MIN..=$T::MAX {
                        let found = [FloorDivide.apply(a, b), Remainder.apply(a, b), Fmod.apply(a, b)];
                        if b == 0 {
                            assert_eq!(found, [0, a, a]);
                            continue;
                        }
                        let (x, y) = (i32::from(a), i32::from(b));
                        let rest = ((x % y) + y) % y;
                        let wanted = [(x - rest) / y, rest, x % y].map(|x| x as $T);
                        assert_eq!(found, wanted, "{a} over {b}");
                    }
                }
            } )* };
        }
        let few = |i: i32| (-4..5).map(move |j| i + j);
        let many = || {
            [0, 181, 256, 8192, 16384, 32768, -32768, 65536]
                .into_iter()
                .flat_map(few)
        };
        check! {
            i8: i8::MIN..=i8::MAX;
            u8: 0..=u8::MAX;
            i16: many().filter_map(|x| i16::try_from(x).ok());
            u16: many().filter_map(|x| u16::try_from(x).ok());
        }
    }

    /// Quotients and remainders in a loop, fused or not, are those of the operators, to the bit.
    #[test]
    #[cfg_attr(miri, ignore = "more numbers than Miri does in minutes")]
    fn remainders_in_loops_are_those_of_the_operator() {
        fn check<T: Real + core::fmt::Debug>(pairs: impl Iterator<Item = (T, T)>) {
            let mut usual = 0;
            for (a, b) in pairs {
                macro_rules! same {
                    ($($Op:ident)*) => { $(
                        let (mut rare, wanted) = (false, $Op.apply(a, b));
                        let found = $Op.apply_usual::<Fused>(a, b, &mut rare);
                        usual += usize::from(!rare);
                        let same = found == wanted && found.is_sign_negative() == wanted.is_sign_negative();
                        assert!(rare || same || found.is_nan() && wanted.is_nan(), "{a:?}, {b:?}: {found:?}, not {wanted:?}");
                    )* };
                }
                same! { Fmod Remainder FloorDivide }
            }
            assert!(usual > 10_000);
        }
        let special = || SPECIAL.into_iter().flat_map(|a| SPECIAL.map(|b| (a, b)));
        let wide = || {
            TWO().flat_map(|(a, b)| [(a, b), ((a * 8.0).round(), (b * 4.0).round()), (a * b, b)])
        };
        check(special().map(|(a, b)| (a as f32, b as f32)).chain(wide()));
        check(special().chain(wide().map(|(a, b)| (f64::from(a), f64::from(b)))));
        // Many elements in one expression, some of them rare.
        let a = Tensor::<f32, (D<2>, D<300>)>::from_fn(|[i, j]| (i * 300 + j) as f32 * 0.37 - 90.0);
        for at in [None, Some(0), Some(130), Some(299)] {
            let mut b =
                Tensor::<f32, (D<2>, D<300>)>::from_fn(|[i, j]| ((i + 7 * j) % 11) as f32 - 5.5);
            if let Some(at) = at {
                (b[[0, at]], b[[1, at]]) = (0.0, 1e-30);
            }
            let (x, y, z) = (
                a.fmod(&b).eval(),
                a.remainder(&b).eval(),
                a.floor_divide(b.t().t()).eval(),
            );
            for i in 0..2 {
                for j in 0..300 {
                    let (a, b) = (a[[i, j]], b[[i, j]]);
                    let same = |found: f32, wanted: f32| {
                        found.is_same(wanted)
                            && (found != 0.0
                                || found.is_sign_negative() == wanted.is_sign_negative())
                    };
                    assert!(same(x[[i, j]], a % b), "{a} % {b}");
                    assert!(same(y[[i, j]], Remainder.apply(a, b)), "{a} modulo {b}");
                    assert!(same(z[[i, j]], FloorDivide.apply(a, b)), "{a} // {b}");
                }
            }
        }
    }

    /// Functions of limits and zeros, fused or not, are those of the standard library, with their signs.
    #[test]
    fn limits_are_those_of_the_standard_library() {
        // The square roots of `libm` are assembly.
        if cfg!(miri) {
            return;
        }
        fn same(found: f64, wanted: f64) -> bool {
            let near = (found - wanted).abs() <= 1e-6 * wanted.abs();
            let equal = found == wanted
                && (found != 0.0 || found.is_sign_negative() == wanted.is_sign_negative());
            equal || wanted != 0.0 && near || found.is_nan() && wanted.is_nan()
        }
        macro_rules! check {
            ($($Op:ident $of:ident)*; $($Op2:ident $of2:ident)*) => {
                for a in SPECIAL {
                    $(
                        let found = [$Op.apply(a), $Op.apply_with::<Fused>(a)];
                        assert!(found.iter().all(|x| same(*x, a.$of())), "{} of {a:e}: {found:?}", stringify!($of));
                        let (x, wanted) = (a as f32, f64::from((a as f32).$of()));
                        let found = [$Op.apply(x), $Op.apply_with::<Fused>(x)];
                        assert!(found.iter().all(|x| same((*x).into(), wanted)), "{} of {a:e}: {found:?}", stringify!($of));
                    )*
                    for b in SPECIAL {
                        $(
                            let found = [$Op2.apply(a, b), $Op2.apply_with::<Fused>(a, b)];
                            assert!(found.iter().all(|x| same(*x, a.$of2(b))), "{} of {a:e}, {b:e}: {found:?}", stringify!($of2));
                            let (x, y) = (a as f32, b as f32);
                            let (found, wanted) = ([$Op2.apply(x, y), $Op2.apply_with::<Fused>(x, y)], f64::from(x.$of2(y)));
                            assert!(found.iter().all(|x| same((*x).into(), wanted)), "{} of {a:e}, {b:e}: {found:?}", stringify!($of2));
                        )*
                    }
                }
            };
        }
        check! {
            Exp exp Exp2 exp2 Expm1 exp_m1 Log ln Log2 log2 Log10 log10 Log1p ln_1p Sin sin Cos cos Tan tan Asin asin
            Acos acos Atan atan Sinh sinh Cosh cosh Tanh tanh Sqrt sqrt;
            Atan2 atan2 Hypot hypot
        }
        // Those of the standard library overflow early.
        macro_rules! check_areas {
            ($($Op:ident $of:ident $of_single:ident)*) => {
                for a in SPECIAL {
                    $(
                        let (found, wanted) = ([$Op.apply(a), $Op.apply_with::<Fused>(a)], libm::$of(a));
                        assert!(found.iter().all(|x| same(*x, wanted) || a < 0.0 && x.is_nan()), "{} of {a:e}: {found:?}", stringify!($of));
                        let (x, wanted) = (a as f32, f64::from(libm::$of_single(a as f32)));
                        let found = [$Op.apply(x), $Op.apply_with::<Fused>(x)];
                        assert!(found.iter().all(|x| same((*x).into(), wanted) || a < 0.0 && x.is_nan()), "{} of {a:e}: {found:?}", stringify!($of));
                    )*
                }
            };
        }
        check_areas! { Asinh asinh asinhf Acosh acosh acoshf Atanh atanh atanhf }
    }

    /// The result of a function of blocks, in the rest of a block, if there is one.
    pub(super) fn by_block<T: Element, Op: UnaryOp<T, Out = T>>(_: Op, x: T) -> Option<T> {
        let function = Op::BLOCK?;
        if !crate::expr::simd_dispatch::has_blocks() {
            return None;
        }
        let mut y = [x];
        // SAFETY: one element is read and written; the processor has AVX-512.
        unsafe { function(y.as_ptr(), y.as_mut_ptr(), 1) };
        Some(y[0])
    }

    /// Floats of all magnitudes, and many between about -10 and 10.
    #[allow(non_snake_case)]
    pub(super) fn ONE() -> impl Iterator<Item = f32> + Clone {
        let near = (-20_000..=20_000).map(|i| i as f32 * 0.000_517);
        let wide = (-360..=360).map(|i| 1.27f32.powi(i));
        let about_one = (1..=200).map(|i| 1.0 - 1.0 / (i * i) as f32);
        let wide = wide.chain(about_one).flat_map(|x| [x, -x, 1.0 / x]);
        near.chain(wide)
    }
    /// Pairs of such floats.
    #[allow(non_snake_case)]
    pub(super) fn TWO() -> impl Iterator<Item = (f32, f32)> {
        let some: Vec<f32> = ONE().step_by(97).collect();
        let others = some.clone();
        some.into_iter()
            .flat_map(move |a| others.clone().into_iter().map(move |b| (a, b)))
    }

    /// The largest error, in units in the last place of the exact result.
    #[derive(Default)]
    pub(super) struct Worst {
        pub(super) ulp: f64,
        pub(super) at: [f32; 2],
        /// Results below may be 0.
        pub(super) nothing: f64,
    }
    /// The least result, in `f32` and in `f64`, of functions that are documented to be 0 where an exponential is infinite, or
    /// the result almost subnormal.
    pub(super) fn nothing(name: &str) -> [f64; 2] {
        match name {
            "sigmoid" => [2.95e-39, 5.6e-309],
            "silu" => [2.7e-37, 4e-306],
            "gelu" => [2.1e-37, 0.0],
            "gelu_tanh" => [3e-38, 1e-307],
            _ => [0.0; 2],
        }
    }
    impl Worst {
        pub(super) fn see(&mut self, x: &[f32], got: f32, exact: f64) {
            let nearest = exact as f32;
            let overflow = nearest.is_infinite() && got == f32::MAX.copysign(nearest);
            let nothing = got == 0.0 && exact.abs() < self.nothing;
            if nearest == got || overflow || nothing || nearest.is_nan() && got.is_nan() {
                return;
            }
            // Below 2⁻¹²⁰ intermediate results lose digits; above the largest float the result is infinity.
            let size = exact.abs().clamp(2f64.powi(-120), f32::MAX as f64);
            let unit = (size.log2().floor() - 23.0).exp2();
            let end = f32::MAX as f64 + unit;
            let (got, exact) = (f64::from(got).clamp(-end, end), exact.clamp(-end, end));
            let ulp = (got - exact).abs() / unit;
            if ulp.is_nan() || ulp > self.ulp {
                self.ulp = if ulp.is_nan() { f64::INFINITY } else { ulp };
                self.at = [x[0], x[x.len() - 1]];
            }
        }
        pub(super) fn within(&self, ulp: f64) {
            std::println!("{:.2} ulp at {:?}", self.ulp, self.at);
            assert!(self.ulp <= ulp, "{:.2} ulp at {:?}", self.ulp, self.at);
        }
    }
}
