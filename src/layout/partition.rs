//! Splits dimensions into parts: the common rule of `tile` and `windows`.
//!
//! The shape of a part applies to the last dimensions, as many as it has. Each of these dimensions becomes two: the
//! number of parts, at the original position, and the size of a part, at the end. The rule of the operation gives the
//! positions of the parts; this file has the traversal, from the innermost dimension outwards.

use core::marker::PhantomData;

use super::{Layout, NoPairs, Pair, Pairs, Sizes, Strided};
use crate::num::bits::{Bool, False, True};
use crate::num::nat::Nat;
use crate::num::{D, Dim};
use crate::shape::{I0, Shape};

/// Splits a dimension of size `N` and stride `T` into parts of size `K`, `S` steps apart, with `A` steps between the
/// elements of a part.
pub trait Partition: Sized {
    type Fits<N: Dim, K: Dim, S: Dim, A: Dim>: Bool;
    /// The number of parts, and the stride between parts.
    type Count<N: Dim, K: Dim, S: Dim, A: Dim>: Dim;
    type Outer<T: Dim, K: Dim, S: Dim>: Dim;
    /// The stride within a part.
    type Inner<T: Dim, A: Dim>: Dim;
}

/// The sizes of a part or the dimensions, innermost first.
pub trait PartitionBy: Sized {
    /// The number of dimensions.
    type Length: Nat;
    /// The second number of the first pair, and the other pairs.
    type Second: Dim;
    type Others: Pairs;
    /// Splits the dimensions `P` into parts of these sizes and steps; `A` are the steps within a part.
    type Parts<H: Partition, A: Pairs, P: Pairs, C: Partitioned>: Partitioned;
    /// Splits the next dimension into parts of size `K`.
    type Cut<H: Partition, K: Dim, S: Dim, W: Pairs, A: Pairs, C: Partitioned>: Partitioned;
    /// Keeps these dimensions whole.
    type Whole<C: Partitioned>: Partitioned;
}
impl PartitionBy for NoPairs {
    type Length = crate::num::nat::End;
    type Second = D<0>;
    type Others = NoPairs;
    type Parts<H: Partition, A: Pairs, P: Pairs, C: Partitioned> = P::Whole<C>;
    type Cut<H: Partition, K: Dim, S: Dim, W: Pairs, A: Pairs, C: Partitioned> = MoreThanDims;
    type Whole<C: Partitioned> = C;
}
impl<N: Dim, T: Dim, R: Pairs> PartitionBy for Pair<N, T, R> {
    type Length = <R::Length as Nat>::Succ;
    type Second = T;
    type Others = R;
    type Parts<H: Partition, A: Pairs, P: Pairs, C: Partitioned> = P::Cut<H, N, T, R, A, C>;
    type Cut<H: Partition, K: Dim, S: Dim, W: Pairs, A: Pairs, C: Partitioned> =
        <H::Fits<N, K, S, A::Second> as DividesEvenly>::Cut<H, N, T, R, K, S, W, A, C>;
    type Whole<C: Partitioned> = R::Whole<C::Whole<N, T>>;
}

/// Whether the parts fit into a dimension of size `N` and stride `T`; `P` are the outer dimensions.
pub trait DividesEvenly: Sized {
    type Cut<H: Partition, N: Dim, T: Dim, P: Pairs, K: Dim, S: Dim, W: Pairs, A: Pairs, C: Partitioned>: Partitioned;
}
impl DividesEvenly for True {
    type Cut<
        H: Partition,
        N: Dim,
        T: Dim,
        P: Pairs,
        K: Dim,
        S: Dim,
        W: Pairs,
        A: Pairs,
        C: Partitioned,
    > = W::Parts<
        H,
        A::Others,
        P,
        C::Part<H::Count<N, K, S, A::Second>, H::Outer<T, K, S>, H::Inner<T, A::Second>>,
    >;
}
impl DividesEvenly for False {
    type Cut<
        H: Partition,
        N: Dim,
        T: Dim,
        P: Pairs,
        K: Dim,
        S: Dim,
        W: Pairs,
        A: Pairs,
        C: Partitioned,
    > = Uneven<<P::Length as Nat>::Dim, N, K, S, A::Second>;
}

/// The result so far, or the reason why there is none.
#[doc(hidden)]
pub trait Partitioned: Sized + crate::num::Sealed {
    /// Adds a dimension, in parts or whole.
    type Part<N: Dim, Outer: Dim, Inner: Dim>: Partitioned;
    type Whole<N: Dim, T: Dim>: Partitioned;
    /// The sizes, for parts of the sizes `To`, and the strides.
    type Sizes<To: Shape>: Shape;
    type Strides: Shape;
    /// The dimension that does not fit, its size, the size of a part, the step between parts and the step within a
    /// part.
    type Axis: Dim;
    type Size: Dim;
    type Asked: Dim;
    type Step: Dim;
    type Apart: Dim;
}
/// The numbers of parts and the sizes of whole dimensions, their strides, and the strides within the parts.
#[derive(Debug)]
pub struct Parts<N, Outer, Inner>(PhantomData<(N, Outer, Inner)>);
#[diagnostic::do_not_recommend]
impl<N, Outer, Inner> crate::num::Sealed for Parts<N, Outer, Inner> {}
/// The parts do not fit into the dimension `X` of size `N`.
#[derive(Debug)]
pub struct Uneven<X, N, K, S, A>(PhantomData<(X, N, K, S, A)>);
#[diagnostic::do_not_recommend]
impl<X, N, K, S, A> crate::num::Sealed for Uneven<X, N, K, S, A> {}
/// The part has more dimensions than the layout.
#[derive(Debug)]
pub struct MoreThanDims;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for MoreThanDims {}

impl<N: Shape, Outer: Shape, Inner: Shape> Partitioned for Parts<N, Outer, Inner> {
    type Part<M: Dim, O: Dim, I: Dim> = Parts<N::Prepend<M>, Outer::Prepend<O>, Inner::Prepend<I>>;
    type Whole<M: Dim, T: Dim> = Parts<N::Prepend<M>, Outer::Prepend<T>, Inner>;
    type Sizes<To: Shape> = N::InsertInto<I0, To>;
    type Strides = Outer::InsertInto<I0, Inner>;
    type Axis = D<0>;
    type Size = D<0>;
    // Not 0, so that no check for 0 fails.
    type Asked = D<1>;
    type Step = D<1>;
    type Apart = D<1>;
}
impl<X: Dim, N: Dim, K: Dim, S: Dim, A: Dim> Partitioned for Uneven<X, N, K, S, A> {
    type Part<M: Dim, O: Dim, I: Dim> = Self;
    type Whole<M: Dim, T: Dim> = Self;
    type Sizes<To: Shape> = ();
    type Strides = ();
    type Axis = X;
    type Size = N;
    type Asked = K;
    type Step = S;
    // One reason at a time: if both steps are 0, the reason is the step between the parts.
    type Apart = <S::IsZero as Bool>::PickDim<D<1>, A>;
}
// A rejection whose reason needs no numbers.
macro_rules! rejected_partition {
    ($V:ty) => {
        impl Partitioned for $V {
            type Part<N: crate::num::Dim, O: crate::num::Dim, I: crate::num::Dim> = Self;
            type Whole<N: crate::num::Dim, T: crate::num::Dim> = Self;
            type Sizes<To: crate::shape::Shape> = ();
            type Strides = ();
            type Axis = crate::num::D<0>;
            type Size = crate::num::D<0>;
            type Asked = crate::num::D<0>;
            type Step = crate::num::D<0>;
            type Apart = crate::num::D<0>;
        }
    };
}
pub(super) use rejected_partition;
rejected_partition! { MoreThanDims }

/// The last dimensions of a layout, split by `H` into parts of the sizes `To`, `S` steps apart, with `A` steps within a
/// part.
pub(crate) type PartitionInto<H, L, To, S, A> = <<To as Shape>::Zip<S> as PartitionBy>::Parts<
    H,
    <To as Shape>::Zip<A>,
    <<L as Layout>::Shape as Shape>::Zip<<L as Layout>::Strides>,
    Parts<(), (), ()>,
>;

/// The layout after the split, if the rule accepts it.
pub(super) type PartitionLayout<V, To, O> =
    Strided<<V as Partitioned>::Sizes<To>, <V as Partitioned>::Strides, O>;

/// Requires that a part has at most as many dimensions as the layout, and that generic sizes do not leave open whether
/// the parts fit.
#[diagnostic::on_unimplemented(
    message = "{Op}: cannot prove that parts of {To} fit into the last dimensions of {Sh}",
    label = "this depends on sizes that are generic"
)]
pub trait PartitionsDims<Op, To, Sh, V_ = Self>: crate::num::Sealed {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
    /// The result itself. What is required of it is required if this check is decided.
    #[doc(hidden)]
    type Decided: Partitioned;
}
macro_rules! partitions_dims {
    ($([$($g:ident $(: $b:path)?),*] $V:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<Op_, To_, Sh_, $($g $(: $b)?),*> PartitionsDims<Op_, To_, Sh_> for $V {
            type Pass<L: Layout> = L;
            type Decided = Self;
        }
    )* };
}
pub(super) use partitions_dims;
partitions_dims! {
    [N: Shape, O: Shape, I: Shape] Parts<N, O, I>;
    [P: Dim, N: Dim, K: Dim, S: Dim, A: Dim] Uneven<P, N, K, S, A>;
}
impl<Op, To, Sh, V: Partitioned> PartitionsDims<Op, To, Sh, MoreThanDims> for V
where
    Sizes: HasMoreDims<Op, To, Sh>,
{
    type Pass<L: Layout> = L;
    type Decided = Self;
}
/// Never implemented: a part has more dimensions than the layout.
#[diagnostic::on_unimplemented(
    message = "{Op}: {To} has more dimensions than {Sh}",
    label = "one size for each of the last dimensions",
    note = "dimensions in front of those stay as they are"
)]
pub trait HasMoreDims<Op, To, Sh>: crate::num::Sealed {}

/// The shape after the split.
pub type PartitionShape<V, To> = <V as Partitioned>::Sizes<To>;
