//! `pow`: exponents, and the operation for each kind of them.

use crate::expr::simd_dispatch::{VECTORS, Vectors};
use crate::expr::{
    AsExpression, BinaryOp, ExprNode, Host, IntoExpr, Memory, Operand, Scalar, Shared,
};
use crate::num::Sealed;
use crate::num::bits::False;
use crate::ops::{Arithmetic, Real};

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

/// The operation of [`Pointwise::pow`](super::Pointwise::pow) with an exponent of the same type, a `SCALAR` for all
/// elements or not.
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
/// The operation of [`Pointwise::pow`](super::Pointwise::pow) on floats with an integer exponent.
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
