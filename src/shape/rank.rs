//! The number of dimensions, as a type.

use super::*;
use crate::layout::Nothing;
use crate::num::D;

/// A number of dimensions.
#[doc(hidden)]
pub trait Rank: Sized + crate::layout::Positions + 'static {
    type Nat: Nat;
    /// The error of a result with one dimension more, or `Nothing`.
    type OneMore;
    /// The sizes or strides after `t()`, which swaps two.
    type Transpose<S: Shape>: Shape;
    /// The sizes or strides after `mT()`, which swaps the last two.
    type SwapLast<S: Shape>: Shape;
}
macro_rules! ranks {
    ($($R:ident $n:literal $more:ty: $S:ident $transposed:ty, $swapped:ty;)*) => { $(
        /// A number of dimensions.
        #[doc(hidden)]
        #[derive(Debug)]
        pub struct $R;
        impl Rank for $R {
            type Nat = <D<$n> as Dim>::Nat;
            type OneMore = $more;
            type Transpose<$S: Shape> = $transposed;
            type SwapLast<$S: Shape> = $swapped;
        }
    )* };
}
ranks! {
    R0 0 Nothing: S S, S;
    R1 1 Nothing: S S, S;
    R2 2 Nothing: S (S::Get1, S::Get0), (S::Get1, S::Get0);
    R3 3 Nothing: S S, (S::Get0, S::Get2, S::Get1);
    R4 4 Nothing: S S, (S::Get0, S::Get1, S::Get3, S::Get2);
    R5 5 Nothing: S S, (S::Get0, S::Get1, S::Get2, S::Get4, S::Get3);
    R6 6 Nothing: S S, (S::Get0, S::Get1, S::Get2, S::Get3, S::Get5, S::Get4);
    R7 7 Nothing: S S, (S::Get0, S::Get1, S::Get2, S::Get3, S::Get4, S::Get6, S::Get5);
    R8 8 TooManyDims: S S, (S::Get0, S::Get1, S::Get2, S::Get3, S::Get4, S::Get5, S::Get7, S::Get6);
}
