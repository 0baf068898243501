//! `coalesce`: the fewest dimensions that have the same elements in the same order. PyTorch does this internally, in
//! `TensorIterator`.
//!
//! From the innermost dimension outwards, a dimension of size 1 is removed, and a dimension joins the inner run if its
//! stride is the number of elements of the run times the stride of the run. A single element gives no dimensions. A
//! layout without elements gives one dimension of size 0 and stride 1.

use core::marker::PhantomData;

use super::{Layout, NoPairs, Pair, Pairs, Strided};
use crate::num::bits::{Bool, False, True};
use crate::num::nat::{Nat, One};
use crate::num::{D, Dim};
use crate::shape::Shape;

/// The dimensions, innermost first.
pub trait Coalesce: Sized {
    /// The dimensions so far end in a run of `N` elements with stride `T`.
    type Run<N: Nat, T: Dim, Sh: Shape, St: Shape>: Runs;
}
impl Coalesce for NoPairs {
    type Run<N: Nat, T: Dim, Sh: Shape, St: Shape> = Coalesces<
        <N::IsOne as Bool>::PickShape<Sh, Sh::Prepend<N::Dim>>,
        <N::IsOne as Bool>::PickShape<St, St::Prepend<T>>,
    >;
}
impl<A: Dim, S: Dim, R: Pairs> Coalesce for Pair<A, S, R> {
    type Run<N: Nat, T: Dim, Sh: Shape, St: Shape> =
        <A::IsOne as Continues>::Unit<A, S, R, N, T, Sh, St>;
}

/// Whether the dimension of size `A` and stride `S` has size 1, and whether it continues the run.
pub trait Continues: Sized {
    type Unit<A: Dim, S: Dim, R: Pairs, N: Nat, T: Dim, Sh: Shape, St: Shape>: Runs;
    type Follow<A: Dim, S: Dim, R: Pairs, N: Nat, T: Dim, Sh: Shape, St: Shape>: Runs;
    /// Whether there are no elements.
    type Empty<L: Layout>: Runs;
}
impl Continues for True {
    type Unit<A: Dim, S: Dim, R: Pairs, N: Nat, T: Dim, Sh: Shape, St: Shape> =
        R::Run<N, T, Sh, St>;
    type Follow<A: Dim, S: Dim, R: Pairs, N: Nat, T: Dim, Sh: Shape, St: Shape> =
        R::Run<<A::Nat as Nat>::Mul<N>, T, Sh, St>;
    type Empty<L: Layout> = Coalesces<(D<0>,), (D<1>,)>;
}
impl Continues for False {
    type Unit<A: Dim, S: Dim, R: Pairs, N: Nat, T: Dim, Sh: Shape, St: Shape> =
        <<S::Nat as Nat>::Eq<N::Mul<T::Nat>> as Continues>::Follow<A, S, R, N, T, Sh, St>;
    // The initial run is one element, and gives no dimension.
    type Follow<A: Dim, S: Dim, R: Pairs, N: Nat, T: Dim, Sh: Shape, St: Shape> = R::Run<
        A::Nat,
        S,
        <N::IsOne as Bool>::PickShape<Sh, Sh::Prepend<N::Dim>>,
        <N::IsOne as Bool>::PickShape<St, St::Prepend<T>>,
    >;
    type Empty<L: Layout> =
        <<L::Shape as Shape>::Zip<L::Strides> as Coalesce>::Run<One, D<1>, (), ()>;
}

/// The sizes and strides of the runs.
pub trait Runs: Sized {
    type Layout<O: Dim>: Layout;
}
/// The sizes and strides of the runs.
#[derive(Debug)]
pub struct Coalesces<Sh, St>(PhantomData<(Sh, St)>);
impl<Sh: Shape, St: Shape> Runs for Coalesces<Sh, St> {
    type Layout<O: Dim> = Strided<Sh, St, O>;
}

type RunsOf<L> = <<<L as Layout>::Shape as Shape>::IsEmpty as Continues>::Empty<L>;

/// The layout of the result of `coalesce()`: the fewest dimensions that have the same elements in the same order.
pub type Coalesced<L> = <RunsOf<L> as Runs>::Layout<<L as Layout>::Offset>;
