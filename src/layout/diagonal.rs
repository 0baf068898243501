//! `diagonal`: the elements whose indices in two dimensions increase together. PyTorch's `Tensor.diagonal`.
//!
//! Both dimensions are removed, and a dimension whose stride is the sum of their strides is appended. An offset `n`
//! above 0 starts `n` indices further along the second dimension, an offset `-n` below 0 starts `n` indices further
//! along the first. The diagonal ends with the shorter of the two. If it has no element, the storage offset does not
//! change.
//!
//! One of the two dimensions is traversed to its end, so the elements that the diagonal leaves after its last one are
//! those up to the end of the other dimension.

use super::{Layout, RuleResult, Strided};
use crate::num::bits::{Equal, False, Greater, Less, True};
use crate::num::nat::{End, Nat};
use crate::num::{Dim, Minus};
use crate::shape::{At, Axis, Index, Place, Position, Shape};

type AxisOf<L, const DIM: isize> = <<L as Layout>::Shape as Axis<DIM>>::Index;
type SizeIn<L, I> = <<I as Index>::Get<<L as Layout>::Shape> as Dim>::Nat;
type StrideIn<L, I> = <<I as Index>::Get<<L as Layout>::Strides> as Dim>::Nat;

/// The branches of this rule: whether the offset is along the first dimension, and whether the diagonal has no element.
pub trait DiagonalBranch: Sized {
    /// `To` are the remaining dimensions.
    type Along<L: Layout, I: Index, J: Index, By: Nat, To: Layout>: RuleResult;
    type Offset<O: Dim, Start: Nat>: Dim;
}
impl DiagonalBranch for True {
    type Along<L: Layout, I: Index, J: Index, By: Nat, To: Layout> =
        Along<L, I, J, To, By, Minus<SizeIn<L, I>, By>>;
    type Offset<O: Dim, Start: Nat> = O;
}
impl DiagonalBranch for False {
    type Along<L: Layout, I: Index, J: Index, By: Nat, To: Layout> =
        Along<L, J, I, To, By, Minus<SizeIn<L, J>, By>>;
    type Offset<O: Dim, Start: Nat> = <Start::Add<O::Nat> as Nat>::Dim;
}
// The diagonal from the index `By` of the dimension `I` on, which leaves `N` of its indices, with the indices of `J`.
type Along<L, I, J, To, By, N> = <<N as Nat>::Cmp<SizeIn<L, J>> as DiagonalEnd>::Diagonal<
    N,
    SizeIn<L, J>,
    StrideIn<L, I>,
    StrideIn<L, J>,
    <By as Nat>::Mul<StrideIn<L, I>>,
    To,
>;
/// Which of the two dimensions ends first: the one with `N` indices and stride `T`, or the one with `M` and stride `U`.
pub trait DiagonalEnd: Sized {
    type Diagonal<N: Nat, M: Nat, T: Nat, U: Nat, Start: Nat, To: Layout>: RuleResult;
}
impl DiagonalEnd for Less {
    type Diagonal<N: Nat, M: Nat, T: Nat, U: Nat, Start: Nat, To: Layout> =
        Laid<To, N, T, U, Start, <M::Sub<N> as Nat>::Mul<U>>;
}
impl DiagonalEnd for Equal {
    type Diagonal<N: Nat, M: Nat, T: Nat, U: Nat, Start: Nat, To: Layout> =
        Laid<To, N, T, U, Start, End>;
}
impl DiagonalEnd for Greater {
    type Diagonal<N: Nat, M: Nat, T: Nat, U: Nat, Start: Nat, To: Layout> =
        Laid<To, M, T, U, Start, <N::Sub<M> as Nat>::Mul<T>>;
}
type Laid<To, N, T, U, Start, Left> =
    <<<To as Layout>::Shape as Shape>::Append<<N as Nat>::Dim> as Shape>::Laid<
        <<To as Layout>::Strides as Shape>::Append<<<T as Nat>::Add<U> as Nat>::Dim>,
        <<N as Nat>::IsZero as DiagonalBranch>::Offset<<To as Layout>::Offset, Start>,
        Left,
    >;

/// The order of two dimensions.
pub type DiagonalOrder<L, const D1: isize, const D2: isize> =
    <<AxisOf<L, D1> as Index>::Nat as Nat>::Cmp<<AxisOf<L, D2> as Index>::Nat>;

/// Requires two different dimensions.
#[diagnostic::on_unimplemented(
    message = "diagonal: {D1} and {D2} are the same dimension of the shape {Sh}",
    label = "a diagonal runs through two dimensions",
    note = "`x.diagonal::<OFFSET, 0, 1>()`; negative dimensions count from the innermost backwards"
)]
pub trait DiagonalDims<const D1: isize, const D2: isize, Sh>: crate::num::Sealed {
    #[doc(hidden)]
    type RuleResult<L: Layout, I: Index, J: Index, P: Place>: RuleResult;
}
// The inner one of the two is removed first, so that the position of the outer one does not change.
macro_rules! without {
    ($($order:ident $outer:ident $inner:ident;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<const D1: isize, const D2: isize, Sh> DiagonalDims<D1, D2, Sh> for $order {
            type RuleResult<L: Layout, I: Index, J: Index, P: Place> =
                <P::Backwards as DiagonalBranch>::Along<
                    L,
                    I,
                    J,
                    P::Distance,
                    Strided<
                        $outer::Remove<$inner::Remove<L::Shape>>,
                        $outer::Remove<$inner::Remove<L::Strides>>,
                        L::Offset,
                    >,
                >;
        }
    )* };
}
without! {
    Less I J;
    Greater J I;
}

/// The result of `diagonal::<OFFSET, D1, D2>()` for a layout.
pub type DiagonalVerdict<L, const OFFSET: isize, const D1: isize, const D2: isize> =
    <DiagonalOrder<L, D1, D2> as DiagonalDims<D1, D2, <L as Layout>::Shape>>::RuleResult<
        L,
        AxisOf<L, D1>,
        AxisOf<L, D2>,
        <At<OFFSET> as Position>::Place,
    >;

/// The layout of the result of `diagonal::<OFFSET, D1, D2>()`. PyTorch's `diagonal`.
pub type Diagonal<L, const OFFSET: isize, const D1: isize, const D2: isize> =
    <DiagonalVerdict<L, OFFSET, D1, D2> as RuleResult>::Layout;
