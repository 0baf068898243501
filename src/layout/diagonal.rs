//! `diagonal`: the elements whose indices in two dimensions grow together. PyTorch's `Tensor.diagonal`.
//!
//! Both dimensions go, and one comes at the end whose stride is the sum of theirs. An offset above 0 starts
//! so many indices further along the second dimension, one below 0 along the first; the diagonal ends with
//! the shorter of the two. Where it has no element, the storage offset stays.

use super::{Layout, Strided};
use crate::num::bits::{Bool, Greater, Less, Ordering};
use crate::num::nat::{End, Nat};
use crate::num::{Add, Dim, Minus};
use crate::shape::{At, Axis, Index, Place, Position, Shape};

type AxisOf<L, const DIM: isize> = <<L as Layout>::Shape as Axis<DIM>>::Index;

// Of two numbers, that of the dimension along which the offset moves; with the two exchanged, the other.
type Along<P, A, B> = <<P as Place>::Backwards as Bool>::PickDim<A, B>;
type Least<A, B> = <<<A as Nat>::Cmp<B> as Ordering>::IsLess as Bool>::PickNat<A, B>;
type Length<P, N1, N2> = Least<
    Minus<<Along<P, N1, N2> as Dim>::Nat, <P as Place>::Distance>,
    <Along<P, N2, N1> as Dim>::Nat,
>;
type Moved<O, P, Len, T> =
    <<<<<Len as Nat>::IsZero as Bool>::PickNat<End, <P as Place>::Distance> as Nat>::Mul<
        <T as Dim>::Nat,
    > as Nat>::Add<<O as Dim>::Nat> as Nat>::Dim;
type SizeIn<L, I> = <I as Index>::Get<<L as Layout>::Shape>;
type StrideIn<L, I> = <I as Index>::Get<<L as Layout>::Strides>;
type Len<L, I, J, P> = Length<P, SizeIn<L, I>, SizeIn<L, J>>;

/// The order of two dimensions.
pub type DiagonalOrder<L, const D1: isize, const D2: isize> =
    <<AxisOf<L, D1> as Index>::Nat as Nat>::Cmp<<AxisOf<L, D2> as Index>::Nat>;

/// The verdict on the two dimensions of a diagonal.
#[diagnostic::on_unimplemented(
    message = "diagonal: {D1} and {D2} are the same dimension of the shape {Sh}",
    label = "a diagonal runs through two dimensions",
    note = "`x.diagonal::<OFFSET, 0, 1>()`; negative dimensions count from the innermost backwards"
)]
pub trait DiagonalDims<const D1: isize, const D2: isize, Sh> {
    #[doc(hidden)]
    type Layout<L: Layout, I: Index, J: Index, P: Place>: Layout;
}
// The inner one of the two goes first, so that the outer one keeps its place.
macro_rules! without {
    ($($order:ident $outer:ident $inner:ident;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<const D1: isize, const D2: isize, Sh> DiagonalDims<D1, D2, Sh> for $order {
            type Layout<
                L: Layout,
                I: Index,
                J: Index,
                P: Place,
            > = Strided<
                <$outer::Remove<$inner::Remove<L::Shape>> as Shape>::Append<
                    <Len<L, I, J, P> as Nat>::Dim,
                >,
                <$outer::Remove<$inner::Remove<L::Strides>> as Shape>::Append<
                    Add<StrideIn<L, I>, StrideIn<L, J>>,
                >,
                Moved<L::Offset, P, Len<L, I, J, P>, Along<P, StrideIn<L, I>, StrideIn<L, J>>>,
            >;
        }
    )* };
}
without! {
    Less I J;
    Greater J I;
}

/// The layout that `diagonal::<OFFSET, D1, D2>()` makes. PyTorch's `diagonal`.
pub type Diagonal<L, const OFFSET: isize, const D1: isize, const D2: isize> =
    <DiagonalOrder<L, D1, D2> as DiagonalDims<D1, D2, <L as Layout>::Shape>>::Layout<
        L,
        AxisOf<L, D1>,
        AxisOf<L, D2>,
        <At<OFFSET> as Position>::Place,
    >;
