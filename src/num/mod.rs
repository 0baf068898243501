//! Numbers as types.
//!
//! The public form is decimal ([`D`], [`K`]), so the compiler's messages are decimal too: "expected `3`, found `4`".
//! Each number has exactly one type, so two types are equal if and only if the numbers are equal.

pub(crate) mod bits;
pub(crate) mod compare;
mod dim;
mod literal;
pub(crate) mod message;
pub(crate) mod nat;
pub(crate) mod offset;
#[cfg(feature = "linalg")]
mod sealed_bound;

pub(crate) use dim::AfterVerdict;
pub(crate) use dim::Compare;
#[cfg_attr(doc, doc(hidden))]
pub use dim::{BelowThousand, Count, Named, Parity};
pub use dim::{D, Dim, K, NonZeroDim};
#[doc(hidden)]
pub use dim::{IsZeroOf, NonZero, Zero, ZeroRule};
#[cfg_attr(doc, doc(hidden))]
pub use literal::{DigitGroups, Literal, group, groups};

use nat::{Division, Nat};

/// Whether two sizes are equal: `True` for a size and itself, even if it is generic.
pub(crate) type Same<A, B> = <<A as Dim>::Compare as Compare>::Same<B>;
/// Whether two sizes broadcast: `True` for a size and itself, and for a size and 1, even if it is generic.
pub(crate) type SizesFit<A, B> = <<A as Dim>::Compare as Compare>::Fits<B>;
/// The size that two sizes broadcast to.
pub(crate) type SizesJoin<A, B> = <<A as Dim>::Compare as Compare>::Join<B>;
/// Whether the size `A` expands to the size `B`: they are equal, or `A` is 1.
pub(crate) type Grows<A, B> = <<A as Dim>::Compare as Compare>::Grows<B>;

/// Whether the size `A`, which expands to the size `B`, is not `B`.
pub(crate) type Repeats<A, B> = <<A as Dim>::Compare as Compare>::Repeats<B>;

mod sealed {
    /// Restricts a trait to the types of this crate, because its rules and its `unsafe` code rely on them.
    #[diagnostic::on_unimplemented(
        message = "a sealed trait cannot be implemented for `{Self}`",
        label = "not a type of stridewise",
        note = "`unsafe` code relies on this trait, so only stridewise implements it, for the types in its documentation"
    )]
    pub trait Sealed {}
}
pub(crate) use sealed::Sealed;
#[cfg(feature = "linalg")]
pub(crate) use sealed_bound::SealedBound;

/// [`Sealed`] under a name that is reachable from outside, so that messages are short. It is the supertrait of the
/// traits that a program might try to implement.
#[doc(hidden)]
pub trait Own: Sealed {}
#[diagnostic::do_not_recommend]
impl<T: Sealed + ?Sized> Own for T {}

/// `A + B`.
pub type Add<A, B> = <<<A as Dim>::Nat as Nat>::Add<<B as Dim>::Nat> as Nat>::Dim;
/// `A - B`, or 0 if `B` is larger.
pub type Sub<A, B> = <Minus<<A as Dim>::Nat, <B as Dim>::Nat> as Nat>::Dim;
pub(crate) type Minus<A, B> = <<A as Nat>::Cmp<B> as bits::Ordering>::Minus<A, B>;
/// `A * B`. A size times the literal 1 is that size, even if it is generic.
pub type Mul<A, B> = <<A as Dim>::Compare as Compare>::Times<B>;
/// `A * A`, as the number of elements of a shape has it.
pub(crate) type Squared<A> = <<<A as Dim>::Nat as Nat>::Mul<<A as Dim>::Nat> as Nat>::Dim;
/// `A / B`, rounded down. Requires that `B` is not 0.
pub type Div<A, B> =
    <<<<A as Dim>::Nat as Nat>::Divide<<B as Dim>::Nat> as Division>::Quotient as Nat>::Dim;
/// `A % B`. Requires that `B` is not 0.
pub type Rem<A, B> =
    <<<<A as Dim>::Nat as Nat>::Divide<<B as Dim>::Nat> as Division>::Remainder as Nat>::Dim;
// The benchmark of the numbers measures these in addition to the public operations.
#[doc(hidden)]
pub type IsEqual<A, B> = <<A as Dim>::Nat as Nat>::Eq<<B as Dim>::Nat>;
#[doc(hidden)]
pub type Compared<A, B> = <<A as Dim>::Nat as Nat>::Cmp<<B as Dim>::Nat>;
/// The number as a type of [`typenum`], for use with its ecosystem: `Typenum<D<3>>` is `U3`.
pub type Typenum<A> = <<A as Dim>::Nat as Nat>::Typenum;
