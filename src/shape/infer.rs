//! `_` in a shape: a size that is inferred from the number of elements.

use super::*;
use crate::layout::{NoTargets, Target};
use crate::num::bits::False;
use crate::num::nat::One;

/// A size that is inferred from the number of elements: `_` in `Shape![2, _]`. PyTorch's `-1`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Infer;

/// A size, or [`Infer`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a size",
    note = "write `Shape![2, 3]`, or `Shape![2, _]`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait DimOrInfer: Sized + Sealed + 'static {
    /// The size; 1 for `_`.
    #[doc(hidden)]
    type Known: Nat;
    /// The number of sizes that are `_`, including this one; `S` is the number before.
    #[doc(hidden)]
    type Open<S: crate::layout::Open>: crate::layout::Open;
    #[doc(hidden)]
    type IsZero: Bool;
    #[doc(hidden)]
    type IsInfer: Bool;
    /// Applies the step of `view` for this size.
    #[doc(hidden)]
    type Step<W: crate::layout::Walk>: crate::layout::Walk;
    /// The state after this size is cancelled.
    #[doc(hidden)]
    type Cancel<S: crate::layout::Cancellation>: crate::layout::Cancellation;
    /// The size; `N` for `_`.
    #[doc(hidden)]
    type Or<N: Dim>: Dim;
}
#[diagnostic::do_not_recommend]
impl<D_: Dim> DimOrInfer for D_ {
    type Known = D_::Nat;
    type Open<S: crate::layout::Open> = S;
    type IsZero = D_::IsZero;
    type IsInfer = False;
    type Step<W: crate::layout::Walk> = W::Step<D_>;
    type Cancel<S: crate::layout::Cancellation> = S::Known<D_>;
    type Or<N: Dim> = D_;
}
#[diagnostic::do_not_recommend]
impl Sealed for Infer {}
#[diagnostic::do_not_recommend]
impl DimOrInfer for Infer {
    type Known = One;
    type Open<S: crate::layout::Open> = S::More;
    type IsZero = False;
    type IsInfer = True;
    type Step<W: crate::layout::Walk> = W::Open;
    type Cancel<S: crate::layout::Cancellation> = S::Open;
    type Or<N: Dim> = N;
}

/// A shape in which one size may be `_`: an argument of `view` and `reshape`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a shape",
    note = "write `Shape![2, 3]`, or `Shape![2, _]`"
)]
pub trait ShapeOrInfer: Sized + Sealed + 'static {
    /// The product of the sizes other than `_`.
    #[doc(hidden)]
    type Known: Nat;
    /// Whether one of these sizes is 0.
    #[doc(hidden)]
    type KnowsZero: Bool;
    /// Applies a step of `view` for each size, innermost first.
    #[doc(hidden)]
    type Walk<W: crate::layout::Walk>: crate::layout::Walk;
    /// Cancels the sizes, outermost first.
    #[doc(hidden)]
    type FromOutside<S: crate::layout::Cancellation>: crate::layout::Cancellation;
    /// Cancels the sizes, innermost first.
    #[doc(hidden)]
    type FromInside<S: crate::layout::Cancellation>: crate::layout::Cancellation;
    /// The number of sizes that are `_`.
    #[doc(hidden)]
    type Open: crate::layout::Open;
    #[doc(hidden)]
    type Resolve<N: Dim>: Shape;
    /// The sizes, innermost first.
    #[doc(hidden)]
    type Dims: crate::layout::Targets;
}
macro_rules! targets {
    ($($R:ident: $($D:ident)*;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($D: DimOrInfer),*> ShapeOrInfer for ($($D,)*) {
            type Known = targets!(@product One, $($D)*);
            type KnowsZero = targets!(@zero $($D)*);
            type Walk<W: crate::layout::Walk> = targets!(@walk $($D)*);
            type FromOutside<S: crate::layout::Cancellation> = targets!(@outside S, $($D)*);
            type FromInside<S: crate::layout::Cancellation> = targets!(@inside $($D)*);
            type Open = targets!(@open crate::layout::NoneOpen, $($D)*);
            type Resolve<N: Dim> = ($($D::Or<N>,)*);
            type Dims = targets!(@list (NoTargets) $($D)*);
        }
    )* };
    (@product $acc:ty, ) => { $acc };
    (@product $acc:ty, $D:ident $($rest:ident)*) => {
        targets!(@product <$acc as Nat>::Mul<$D::Known>, $($rest)*)
    };
    (@walk) => { W };
    (@walk $D:ident $($inner:ident)*) => { $D::Step<targets!(@walk $($inner)*)> };
    (@outside $s:ty,) => { $s };
    (@outside $s:ty, $D:ident $($inner:ident)*) => { targets!(@outside $D::Cancel<$s>, $($inner)*) };
    (@inside) => { S };
    (@inside $D:ident $($inner:ident)*) => { $D::Cancel<targets!(@inside $($inner)*)> };
    (@zero) => { False };
    (@zero $D:ident) => { $D::IsZero };
    (@zero $D:ident $($rest:ident)+) => {
        <$D::IsZero as Bool>::Or<targets!(@zero $($rest)+)>
    };
    (@open $s:ty, ) => { $s };
    (@open $s:ty, $D:ident $($rest:ident)*) => { targets!(@open $D::Open<$s>, $($rest)*) };
    (@list ($($list:tt)*)) => { $($list)* };
    (@list ($($list:tt)*) $D:ident $($rest:ident)*) => {
        targets!(@list (Target<$D, $($list)*>) $($rest)*)
    };
}
targets! {
    R0: ; R1: A; R2: A B; R3: A B C; R4: A B C E; R5: A B C E F; R6: A B C E F G; R7: A B C E F G H;
    R8: A B C E F G H I;
}
