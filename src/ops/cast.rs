//! Element type conversions.

use core::marker::PhantomData;

use crate::expr::simd_dispatch::VECTORS;
use crate::expr::{Cast, Expr, Host, Lazy, Memory, NoDerivative, Tracked};
use crate::layout::operation::to;
use crate::num::bits::False;
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
    /// Whether a loop of it gains by the widest vectors.
    #[doc(hidden)]
    const WIDE: bool = false;
    /// `False` if it has a derivative, else `NoDerivative` of its name.
    #[doc(hidden)]
    type Derivative: Tracked;
}

macro_rules! casts {
    (floats [$($F:tt)*] integers [$($T:tt)*]) => {
        $(
            casts! { @from $F f32 f64 isize u32 u64 usize }
            casts! { @saturated $F: i8 by i32 i16 by i32 i32 by i32 i64 by i64 u8 by i32 u16 by i32 }
        )*
        $( casts! { @from $T f32 f64 i8 i16 i32 i64 isize u8 u16 u32 u64 usize } )*
        casts! { @truth $($F)* $($T)* }
    };
    (@truth $($T:tt)*) => { $(
        #[diagnostic::do_not_recommend]
        impl CastTo<bool> for $T {
            type Derivative = NoDerivative<to<bool>>;
            #[cfg_attr(not(unoptimised), inline(always))]
            fn cast_to(self) -> bool { self != 0 as $T }
        }
        #[diagnostic::do_not_recommend]
        impl CastTo<$T> for bool {
            casts! { @derivative $T }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn cast_to(self) -> $T { self as u8 as $T }
        }
    )* };
    (@from $T:tt $($U:tt)*) => { $(
        #[diagnostic::do_not_recommend]
        impl CastTo<$U> for $T {
            casts! { @derivative $U }
            #[cfg_attr(not(unoptimised), inline(always))]
            #[allow(clippy::unnecessary_cast)]
            fn cast_to(self) -> $U { self as $U }
        }
    )* };
    (@derivative f32) => { type Derivative = False; };
    (@derivative f64) => { type Derivative = False; };
    (@derivative $U:ident) => { type Derivative = NoDerivative<to<$U>>; };
    // Saturates a float first, so that vectors convert it without the checks of `as`.
    (@saturated $T:ident: $($U:ident by $Wide:ident)*) => { $(
        #[diagnostic::do_not_recommend]
        impl CastTo<$U> for $T {
            type Derivative = NoDerivative<to<$U>>;
            const WIDE: bool = true;
            #[cfg_attr(not(unoptimised), inline(always))]
            fn cast_to(self) -> $U {
                if !VECTORS {
                    return self as $U;
                }
                // One above the maximum, a power of two, and the largest float that is not above the maximum.
                const END: $T = ($U::MAX / 2 + 1) as $T * 2.0;
                const EXACT: bool = ($U::MAX as $T) < END;
                const LAST: $T = if EXACT { $U::MAX as $T } else { END.next_down() };
                let x = if self > LAST { LAST } else { self };
                let x = if x < $U::MIN as $T { $U::MIN as $T } else { x };
                let x = if x.is_nan() { 0.0 } else { x };
                // SAFETY: it is between two limits of the type, and not NaN.
                let y = unsafe { x.to_int_unchecked::<$Wide>() } as $U;
                if !EXACT && self >= END { $U::MAX } else { y }
            }
        }
    )* };
}
casts! { floats [f32 f64] integers [i8 i16 i32 i64 isize u8 u16 u32 u64 usize] }
#[diagnostic::do_not_recommend]
impl CastTo<bool> for bool {
    type Derivative = NoDerivative<to<bool>>;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn cast_to(self) -> bool {
        self
    }
}

macro_rules! methods {
    ({ $($to:tt)* } $($(#[$doc:meta])* $name:ident $U:ident;)*) => {
        /// Lazy element type conversions.
        pub trait Casts<M: Memory = Host>: Expr<M> {
            $($to)*
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
// The method with a parameter is given to the macro, so that rustc shows its line alone.
methods! {
    {
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
        fn to<U: Element>(self) -> Lazy<Cast<U, Self::Node>> // x.to::<f64>(); x.cuda()? copies to a device
        where
            Self::Elem: CastTo<U>,
        {
            Lazy(Cast { a: self.node(), to: PhantomData })
        }
    }
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

#[cfg(test)]
mod tests {
    use super::CastTo;

    /// Floats around all limits, and of all sizes, convert as `as` does.
    #[test]
    fn saturates() {
        fn floats() -> impl Iterator<Item = f64> {
            let wide = (-60..=70).map(|i| 2f64.powi(i));
            let near = wide.flat_map(|x| {
                [
                    x,
                    x - 1.0,
                    x - 0.5,
                    x + 0.5,
                    x + 1.0,
                    x.next_down(),
                    x.next_up(),
                ]
            });
            let all = near.chain([0.0, 1e300, f64::INFINITY, f64::NAN]);
            let some = all.flat_map(|x| [x, -x]);
            some.step_by(if cfg!(miri) { 41 } else { 1 })
        }
        macro_rules! same {
            ($($U:ident)*) => { $(
                for x in floats() {
                    assert_eq!(CastTo::<$U>::cast_to(x), x as $U, "{x} to {}", stringify!($U));
                    let x = x as f32;
                    assert_eq!(CastTo::<$U>::cast_to(x), x as $U, "{x} to {}", stringify!($U));
                }
            )* };
        }
        same! { i8 i16 i32 i64 isize u8 u16 u32 u64 usize }
    }
}
