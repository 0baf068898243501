//! Bounds that generic code names if a shape depends on arithmetic: `(N, C, H, W): Conv2d<(O, C, D<3>, D<3>)>`.
//!
//! A rule gives a verdict: `Accepted` with the shape of the result, or a reason for the rejection. If sizes are
//! generic, there may be no verdict. A method has two requirements, in this order:
//! 1. there is no reason for a rejection: a reason is an error with the message of the reason's own trait;
//! 2. the named bound, which requires the same and so gives no error for a reason. If there is no verdict, requirement
//!    1 has nothing to check, and the error is that this bound is missing.
//!
//! The type of the method's result follows from 1: rustc computes that type first, and its message does not say which bound
//! lacks nor where.
//!
//! So there is one error for each mistake, and the compiler suggests the named bound.

use core::marker::PhantomData;

use crate::shape::Shape;

/// A verdict that is known.
pub trait Verdicts: crate::num::Sealed {
    #[doc(hidden)]
    type Verdict;
    /// The shape of the result; arbitrary if there is a reason for a rejection.
    #[doc(hidden)]
    type Out: Shape;
}
/// `T`, if the requirement `By` of a verdict without a reason for a rejection is met.
pub type IfPasses<Passes, T> = <() as After<Passes>>::Then<T>;
/// A type beside a requirement. It is known before the requirement is met, so that types which are inferred from it are.
pub trait After<Passes>: crate::num::Sealed {
    #[doc(hidden)]
    type Then<T>;
}
impl<Passes> After<Passes> for () {
    type Then<T> = T;
}
/// The rule accepts; the shape of the result is `S`.
#[derive(Debug)]
pub struct Accepted<S>(PhantomData<S>);
#[diagnostic::do_not_recommend]
impl<S> crate::num::Sealed for Accepted<S> {}
impl<S: Shape> Verdicts for Accepted<S> {
    type Verdict = Self;
    type Out = S;
}

// The reasons, and the traits that have their messages: one trait for each reason. `$Fits` has a reason, or the
// accepted result, as its last parameter. It is implemented for every shape, so rustc has no other type to recommend.
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
        impl<X: $crate::shape::Shape, $($generics)*, S_: $crate::shape::Shape> $Fits<$($args)*, $crate::layout::Accepted<S_>> for X {
            type Shape = S_;
        }
        // Never used: with a second candidate, rustc does not guess one before the verdict is known.
        #[diagnostic::do_not_recommend]
        impl<X: $crate::shape::Shape, $($args)*> $Fits<$($args)*, $crate::shape::NoShape> for X {
            type Shape = ();
        }
        #[diagnostic::do_not_recommend]
        impl<X: $crate::shape::Shape, $($args)*> $Fits<$($args)*, ()> for X {
            type Shape = ();
        }
    };
    (@ $Fits:ident [$($args:tt)*] [$($generics:tt)*] $Reason:ident: $Own:ty where $Says:path) => {
        impl<X: $crate::shape::Shape, $($generics)*> $Fits<$($args)*, $Reason> for X where $Own: $Says {
            type Shape = ();
        }
    };
}
pub(super) use reasons;

// A named bound, the rule that gives its verdict, and the trait that requires a verdict without a reason.
macro_rules! named_bound {
    (
        $(#[$doc:meta])*
        $Trait:ident<$($p:ident: $b:path $(= $default:ty)?),*> by $Rule:ident<$Op:ty>, $Fits:ident
    ) => {
        // It does not contain `Shape`: a bound on one rule of a shape would hide the shape's other rules.
        $(#[$doc])*
        pub trait $Trait<$($p: $b $(= $default)?),*>:
            $Rule<$Op, $($p,)* Out = <Self as $Trait<$($p),*>>::Output>
            + $Fits<$Op, $($p,)* <Self as $Rule<$Op, $($p),*>>::Verdict, Shape = <Self as $Trait<$($p),*>>::Output>
        {
            /// The shape of the result.
            type Output: $crate::shape::Shape;
        }
        #[diagnostic::do_not_recommend]
        impl<X_, $($p: $b,)* S_: $crate::shape::Shape> $Trait<$($p),*> for X_
        where
            X_: $Rule<$Op, $($p,)* Out = S_> + $Fits<$Op, $($p,)* <X_ as $Rule<$Op, $($p),*>>::Verdict, Shape = S_>,
        {
            type Output = S_;
        }
    };
}
pub(super) use named_bound;

/// The type that a rejection is about. If the bound of a method and the trait that its impl requires in turn were about
/// one type, rustc would show the message of the bound; so the trait of a rejection, which has a message about known
/// sizes, is about this type, and the bound, which has one about generic sizes, about the result of the check.
#[derive(Debug)]
pub struct Sizes;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for Sizes {}

// The trait of a check, and the trait of its rejection: see `Sizes`. The last parameter of the first is the result
// again: the impl for a rejection is for all types, so that rustc does not recommend it.
macro_rules! decided {
    ($(
        $(#[$open:meta])* $Fits:ident [$($g:tt)*] [$($a:tt)*] $($Pass:ident)?;
        $(#[$no:meta])* else $Rejected:ident;
    )*) => { $(
        $(#[$open])*
        pub trait $Fits<$($g)* V_ = Self>: $crate::num::Sealed {
            #[doc(hidden)]
            type Passes;
            decided! { @declared $($Pass)? }
        }
        #[diagnostic::do_not_recommend]
        impl<$($g)*> $Fits<$($a)* $crate::num::bits::True> for $crate::num::bits::True {
            type Passes = ();
            decided! { @defined $($Pass)? }
        }
        impl<$($g)* V_: $crate::num::Sealed> $Fits<$($a)* $crate::num::bits::False> for V_
        where
            $crate::layout::Sizes: $Rejected<$($a)*>,
        {
            type Passes = ();
            decided! { @defined $($Pass)? }
        }
        /// Never implemented: the check rejects sizes that are known.
        $(#[$no])*
        #[cfg_attr(doc, doc(hidden))]
        pub trait $Rejected<$($g)*>: $crate::num::Sealed {}
    )* };
    (@declared) => {};
    (@declared $Pass:ident) => {
        #[doc(hidden)]
        type $Pass<S: $crate::shape::Shape>: $crate::shape::Shape;
    };
    (@defined) => {};
    (@defined $Pass:ident) => {
        type $Pass<S: $crate::shape::Shape> = S;
    };
}
pub(crate) use decided;

// The check `$Fits` of the shape `Self`, which is `$Of`, as two requirements, for a result of the check that follows from
// the shapes:
// 1. `$By`, whose error for known sizes is that of `$Rejected`. `$If`, in the type of a method's result, requires it: rustc
//    computes that type first, and says of what it lacks there neither which bound required it nor where;
// 2. `$Fits`, which generic code names. For known sizes it lacks the same `$Rejected`, and rustc reports what two
//    requirements lack once, for the first. For generic sizes it lacks `$Proven`, which contains `$By`, so that rustc
//    reports the second requirement alone, in the form that generic code names.
macro_rules! proven {
    ($(
        $(#[$open:meta])* $Fits:ident [$($p:ident $(: $b:path)?),*] of $Of:path,
            by $Verdict:ident [$($v:ident),*], $By:ident, $Proven:ident $(, $If:ident)?;
        $(#[$no:meta])* else $Rejected:ident;
    )*) => { $(
        $(#[$open])*
        pub trait $Fits<$($p $(: $b)?),*>:
            $Of + $By<$($p,)* $Verdict<Self, $($v),*>>
        {
            #[doc(hidden)]
            type Pass<S: $crate::shape::Shape>: $crate::shape::Shape;
        }
        #[diagnostic::do_not_recommend]
        impl<X: $Of + $Proven<$($p,)* $Verdict<X, $($v),*>>, $($p $(: $b)?),*> $Fits<$($p),*> for X {
            type Pass<S: $crate::shape::Shape> = <X as $Proven<$($p,)* $Verdict<X, $($v),*>>>::Pass<S>;
        }
        /// Requires that the result `V_` of the check is no rejection: it may be unknown.
        #[cfg_attr(doc, doc(hidden))]
        pub trait $By<$($p $(: $b)?,)* V_>: $crate::shape::Shape {
            #[doc(hidden)]
            type Passes;
        }
        #[diagnostic::do_not_recommend]
        impl<X: $crate::shape::Shape, $($p $(: $b)?),*> $By<$($p,)* $crate::num::bits::True> for X {
            type Passes = ();
        }
        impl<X: $crate::shape::Shape, $($p $(: $b)?),*> $By<$($p,)* $crate::num::bits::False> for X
        where
            $crate::layout::Sizes: $Rejected<X, $($p),*>,
        {
            type Passes = ();
        }
        // Never used: with a second candidate, rustc does not guess the first before the arguments are known.
        #[diagnostic::do_not_recommend]
        impl<X: $crate::shape::Shape, $($p $(: $b)?),*> $By<$($p,)* $crate::shape::NoShape> for X {
            type Passes = ();
        }
        /// Requires that the result `V_` of the check is known.
        #[cfg_attr(doc, doc(hidden))]
        pub trait $Proven<$($p $(: $b)?,)* V_>: $By<$($p,)* V_> {
            #[doc(hidden)]
            type Pass<S: $crate::shape::Shape>: $crate::shape::Shape;
        }
        #[diagnostic::do_not_recommend]
        impl<X: $crate::shape::Shape, $($p $(: $b)?),*> $Proven<$($p,)* $crate::num::bits::True> for X {
            type Pass<S: $crate::shape::Shape> = S;
        }
        impl<X: $crate::shape::Shape, $($p $(: $b)?),*> $Proven<$($p,)* $crate::num::bits::False> for X
        where
            $crate::layout::Sizes: $Rejected<X, $($p),*>,
        {
            type Pass<S: $crate::shape::Shape> = S;
        }
        // Never used, as above.
        #[diagnostic::do_not_recommend]
        impl<X: $crate::shape::Shape, $($p $(: $b)?),*> $Proven<$($p,)* $crate::shape::NoShape> for X {
            type Pass<S: $crate::shape::Shape> = S;
        }
        proven! { @if [$($If)?] [$($p)*] X_ as $By<$($p,)* $Verdict<X_, $($v),*>> }
        /// Never implemented: the check rejects sizes that are known.
        $(#[$no])*
        #[cfg_attr(doc, doc(hidden))]
        pub trait $Rejected<X_, $($p $(: $b)?),*>: $crate::num::Sealed {}
    )* };
    (@if [] $($rest:tt)*) => {};
    (@if [$If:ident] [$($p:ident)*] $($passes:tt)*) => {
        /// `T_`, if the check does not reject the sizes.
        #[cfg_attr(doc, doc(hidden))]
        pub type $If<X_, $($p,)* T_> = $crate::layout::IfPasses<<$($passes)*>::Passes, T_>;
    };
}
pub(crate) use proven;

// The check `$Fits` of the shape `Self` for a method whose result type is known from the receiver alone. The type requires
// `$By` and `$Fits`: of two errors in one place rustc reports the one that contains the other. For known sizes that is
// `$Rejected`, which contains what `$Fits` lacks. For generic sizes `$Fits` lacks `$Proven`, which contains `$By`, so the
// error is that of `$Fits`, whose name rustc suggests. (`$Proof` is between them because rustc prints the message of the
// trait below the required one, with all parameters.) None contains `Shape`: see `named_bound`.
macro_rules! stated {
    ($(
        $(#[$open:meta])* $Fits:ident [$($g:tt)*] [$($a:tt)*] by $Verdict:ident [$($v:tt)*],
            $Rule:ident, $By:ident, $Proof:ident, $Proven:ident, $Never:ident, $If:ident;
        $(#[$no:meta])* else $Rejected:ident;
    )*) => { $(
        $(#[$open])*
        pub trait $Fits<$($g)*>: $Rule<$($a)* Verdict = $crate::num::bits::True> {
            #[doc(hidden)]
            type Fits;
        }
        #[diagnostic::do_not_recommend]
        impl<X_: $Proof<$($a)*>, $($g)*> $Fits<$($a)*> for X_ {
            type Fits = ();
        }
        /// A shape, and the result of the check.
        #[cfg_attr(doc, doc(hidden))]
        pub trait $Rule<$($g)*>: $crate::num::Sealed {
            #[doc(hidden)]
            type Verdict;
        }
        impl<X_: $crate::shape::Shape, $($g)*> $Rule<$($a)*> for X_ {
            type Verdict = $Verdict<X_, $($v)*>;
        }
        /// The requirement of the name without `Proof`.
        $(#[$open])*
        #[cfg_attr(doc, doc(hidden))]
        pub trait $Proof<$($g)*>: $Rule<$($a)* Verdict = $crate::num::bits::True> {}
        #[diagnostic::do_not_recommend]
        impl<X_: $crate::shape::Shape + $Proven<$($a)* $Verdict<X_, $($v)*>>, $($g)*> $Proof<$($a)*> for X_ {}
        /// Requires that the result `V_` of the check is no rejection.
        #[cfg_attr(doc, doc(hidden))]
        pub trait $By<$($g)* V_>: $crate::num::Sealed {
            #[doc(hidden)]
            type Passes;
        }
        #[diagnostic::do_not_recommend]
        impl<X_: $crate::shape::Shape, $($g)*> $By<$($a)* $crate::num::bits::True> for X_ {
            type Passes = ();
        }
        impl<X_: $Rejected<$($a)*>, $($g)*> $By<$($a)* $crate::num::bits::False> for X_ {
            type Passes = ();
        }
        // Never used: with a second candidate, rustc does not guess the first before the result is known.
        #[diagnostic::do_not_recommend]
        impl<X_: $crate::shape::Shape, $($g)*> $By<$($a)* $crate::shape::NoShape> for X_ {
            type Passes = ();
        }
        /// Requires that the result `V_` of the check is known, too.
        #[cfg_attr(doc, doc(hidden))]
        pub trait $Proven<$($g)* V_>: $By<$($a)* V_> + $Rule<$($a)* Verdict = $crate::num::bits::True> {}
        #[diagnostic::do_not_recommend]
        impl<X_: $crate::shape::Shape + $Rule<$($a)* Verdict = $crate::num::bits::True>, $($g)*>
            $Proven<$($a)* $crate::num::bits::True> for X_ {}
        impl<X_: $Never<$($a)*> + $Rejected<$($a)*>, $($g)*> $Proven<$($a)* $crate::num::bits::False> for X_ {}
        /// Never implemented.
        #[cfg_attr(doc, doc(hidden))]
        pub trait $Never<$($g)*>: $Rule<$($a)* Verdict = $crate::num::bits::True> {}
        /// Never implemented: the check rejects sizes that are known.
        $(#[$no])*
        #[cfg_attr(doc, doc(hidden))]
        pub trait $Rejected<$($g)*>: $Never<$($a)*> {}
        stated! { @if $If [$($a)*] X_ as $By<$($a)* <X_ as $Rule<$($a)*>>::Verdict>, X_ as $Fits<$($a)*> }
    )* };
    (@if $If:ident [$($a:tt)*] $X:ident as $By:path, $Y:ident as $Fits:path) => {
        /// `T_`, if the check accepts.
        #[cfg_attr(doc, doc(hidden))]
        pub type $If<X_, $($a)* T_> = $crate::layout::IfPasses<
            <$X as $By>::Passes,
            $crate::layout::IfPasses<<$Y as $Fits>::Fits, T_>,
        >;
    };
}
pub(crate) use stated;
