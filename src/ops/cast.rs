//! Element type conversions.

use core::marker::PhantomData;

use crate::expr::{Cast, Expr, Host, Lazy, Memory};
use crate::storage::Element;

/// Elements that convert to `U` as Rust's `as` does. Floats convert to integers by truncation towards zero, saturated
/// to the range; integers keep their low bits. Booleans convert to 0 and 1; every nonzero element converts to `true`.
#[diagnostic::on_unimplemented(
    message = "elements of type `{Self}` do not convert to `{U}`",
    label = "no conversion to `{U}`"
)]
pub trait CastTo<U>: crate::num::Sealed {
    /// Converts the element to `U`.
    fn cast_to(self) -> U;
}

macro_rules! casts {
    ($($T:ident)*) => { $(
        casts! { @from $T f32 f64 i8 i16 i32 i64 isize u8 u16 u32 u64 usize }
        #[diagnostic::do_not_recommend]
        impl CastTo<bool> for $T {
            #[cfg_attr(not(unoptimised), inline(always))]
            fn cast_to(self) -> bool { self != 0 as $T }
        }
        #[diagnostic::do_not_recommend]
        impl CastTo<$T> for bool {
            #[cfg_attr(not(unoptimised), inline(always))]
            fn cast_to(self) -> $T { self as u8 as $T }
        }
    )* };
    (@from $T:ident $($U:ident)*) => { $(
        #[diagnostic::do_not_recommend]
        impl CastTo<$U> for $T {
            #[cfg_attr(not(unoptimised), inline(always))]
            #[allow(clippy::unnecessary_cast)]
            fn cast_to(self) -> $U { self as $U }
        }
    )* };
}
casts! { f32 f64 i8 i16 i32 i64 isize u8 u16 u32 u64 usize }
#[diagnostic::do_not_recommend]
impl CastTo<bool> for bool {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn cast_to(self) -> bool {
        self
    }
}

macro_rules! methods {
    ($($(#[$doc:meta])* $name:ident $U:ident;)*) => {
        /// Lazy element type conversions.
        pub trait Casts<M: Memory = Host>: Expr<M> {
            /// Converts the elements to `U`. PyTorch's `x.to(dtype)`.
            ///
            /// A float out of range for an integer type becomes the nearest limit and NaN becomes 0, as Rust defines
            /// it; in PyTorch the result depends on the platform.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let x: Tensor<f32, Shape![2]> = tensor![1.9, -0.5];
            /// assert_eq!(x.to::<i64>().eval().as_slice(), [1, 0]);
            /// ```
            fn to<U: Element>(self) -> Lazy<Cast<U, Self::Node>>
            where
                Self::Elem: CastTo<U>,
            {
                Lazy(Cast { a: self.node(), to: PhantomData })
            }
            $(
                $(#[$doc])*
                fn $name(self) -> Lazy<Cast<$U, Self::Node>>
                where
                    Self::Elem: CastTo<$U>,
                {
                    Lazy(Cast { a: self.node(), to: PhantomData })
                }
            )*
        }
        impl<M: Memory, E: Expr<M>> Casts<M> for E {}
    };
}
methods! {
    /// Converts the elements to `f32`. PyTorch's `x.float()`.
    float f32;
    /// Converts the elements to `f64`. PyTorch's `x.double()`.
    double f64;
    /// Converts the elements to `i64`. PyTorch's `x.long()`.
    long i64;
    /// Converts the elements to `i32`. PyTorch's `x.int()`.
    int i32;
    /// Converts the elements to `u8`. PyTorch's `x.byte()`.
    byte u8;
}
