//! Elementwise operations, defined in a table with one row for each operation.

mod closures;
#[cfg(test)]
mod exact;
mod isclose;
mod of_three;
mod power;
mod scalars;
#[cfg(test)]
mod tests;

pub use self::closures::Map;
pub use self::isclose::IsClose;
pub use self::of_three::{Clamp, Lerp, OfThree, Pair, Where};
pub use self::power::{Exponent, Pow, Powi};
use self::scalars::{
    between, c, common_divisor, common_multiple, larger, linear_above, logistic, smaller,
    times_logarithm,
};
use crate::expr::simd_dispatch::{Guaranteed, VECTORS, Vectors};
use crate::expr::unevaluated::unevaluated;
use crate::expr::{
    Binary, BinaryOp, Expr, ExprNode, FitsInto, FitsIntoBy, Host, IfFitsInto, IntoExpr, Lazy, Mask,
    MaskShape, Memory, NoDerivative, Operand, Shared, Supports, Unary, UnaryOp, update,
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
