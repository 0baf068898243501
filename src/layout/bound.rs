//! The bounds that generic code names where a shape depends on arithmetic: `(N, C, H, W): Conv2d<(O, C, D<3>, D<3>)>`.
//!
//! A rule comes to a verdict: `Accepted` with the shape of the result, or a reason against it. Where sizes are generic,
//! it may come to none. A method asks two things, in this order:
//! 1. that nothing is against it: a reason is an error with the message of the reason's own trait;
//! 2. the named bound, which asks for the same and so is silent about a reason; where there is no verdict, there is
//!    nothing to ask in 1, and the error is that this bound is missing.
//!
//! So there is one error for each mistake, and the bound that the compiler suggests is the named one.

use core::marker::PhantomData;

use crate::shape::Shape;

/// A verdict that has been reached.
pub trait Verdicts: crate::num::Sealed {
    #[doc(hidden)]
    type Verdict;
    /// The shape of the result; any, where there is a reason against it.
    #[doc(hidden)]
    type Out: Shape;
}
/// Nothing is against the shape `S`.
#[derive(Debug)]
pub struct Accepted<S>(PhantomData<S>);
#[diagnostic::do_not_recommend]
impl<S> crate::num::Sealed for Accepted<S> {}
impl<S: Shape> Verdicts for Accepted<S> {
    type Verdict = Self;
    type Out = S;
}

// Reasons, and what says them in words: each a trait of its own. `$Fits` has a reason, or what is accepted, as its last
// parameter, and is implemented for whatever asks: so rustc has no type to recommend instead.
macro_rules! reasons {
    ($Fits:ident $args:tt $generics:tt; $($(#[$doc:meta])* $Reason:ident: $Own:ty where $Says:path;)*) => {
        reasons! { @none $Fits $args $generics }
        $(
        $(#[$doc])*
        #[derive(Debug)]
        pub struct $Reason;
        #[diagnostic::do_not_recommend]
        impl $crate::num::Sealed for $Reason {}
        impl $crate::layout::Verdicts for $Reason {
            type Verdict = Self;
            type Out = ();
        }
        reasons! { @ $Fits $args $generics $Reason: $Own where $Says }
        )*
    };
    (@none $Fits:ident [$($args:tt)*] [$($generics:tt)*]) => {
        #[diagnostic::do_not_recommend]
        impl<X: $crate::shape::Shape, $($generics)*, S_> $Fits<$($args)*, $crate::layout::Accepted<S_>> for X {}
        // Never asked for: with a second answer rustc does not guess one before the verdict is there.
        #[diagnostic::do_not_recommend]
        impl<X: $crate::shape::Shape, $($args)*> $Fits<$($args)*, $crate::shape::NoShape> for X {}
        #[diagnostic::do_not_recommend]
        impl<X: $crate::shape::Shape, $($args)*> $Fits<$($args)*, ()> for X {}
    };
    (@ $Fits:ident [$($args:tt)*] [$($generics:tt)*] $Reason:ident: $Own:ty where $Says:path) => {
        impl<X: $crate::shape::Shape, $($generics)*> $Fits<$($args)*, $Reason> for X where $Own: $Says {}
    };
}
pub(super) use reasons;

// A named bound, what comes to a verdict, and what asks that nothing is against it.
macro_rules! named_bound {
    (
        $(#[$doc:meta])*
        $Trait:ident<$($p:ident: $b:path $(= $default:ty)?),*> by $Rule:ident<$Op:ty>, $Fits:ident
    ) => {
        // It does not contain `Shape`: a bound on one rule of a shape would hide its others.
        $(#[$doc])*
        pub trait $Trait<$($p: $b $(= $default)?),*>:
            $Rule<$Op, $($p,)* Out = <Self as $Trait<$($p),*>>::Output>
            + $Fits<$Op, $($p,)* <Self as $Rule<$Op, $($p),*>>::Verdict>
        {
            /// The shape of the result.
            type Output: $crate::shape::Shape;
        }
        #[diagnostic::do_not_recommend]
        impl<X_, $($p: $b,)* V_, S_: $crate::shape::Shape> $Trait<$($p),*> for X_
        where
            X_: $Rule<$Op, $($p,)* Verdict = V_, Out = S_> + $Fits<$Op, $($p,)* V_>,
        {
            type Output = S_;
        }
    };
}
pub(super) use named_bound;
