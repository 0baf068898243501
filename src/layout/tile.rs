//! `tile` splits the trailing dimensions into tiles, and `untile` merges them again. PyTorch has no counterpart;
//! there, `unflatten` followed by `movedim` makes the same view.
//!
//! A dimension of size `N` and stride `T` becomes `N / K` tiles with stride `K * T`, each of `K` elements with stride
//! `T`. `untile` merges a number of tiles and the size of a tile. Requires that the stride of the tiles is the size of
//! a tile times its stride, or that the number of tiles or the size of a tile is 1.

use core::marker::PhantomData;

use super::operation::tile;
use super::partition::{
    MoreThanDims, Partition, PartitionBy, PartitionLayout, PartitionShape, Partitioned,
    PartitionsDims, Parts,
};
use super::{Layout, NoPairs, Pair, Pairs, Sizes, Strided};
use crate::num::bits::{Bool, False, Ordering, True};
use crate::num::nat::{Division, Nat};
use crate::num::{D, Dim, Mul};
use crate::shape::{AtMostEight, Rank, Shape};

type Tiles<N, K> = <<N as Dim>::Nat as Nat>::Divide<<<K as Dim>::Nat as Nat>::AtLeastOne>;
impl Partition for tile {
    type Fits<N: Dim, K: Dim, S: Dim, A: Dim> =
        <<<Tiles<N, K> as Division>::Remainder as Nat>::IsZero as Bool>::And<
            <K::IsZero as Bool>::Not,
        >;
    type Count<N: Dim, K: Dim, S: Dim, A: Dim> = <<Tiles<N, K> as Division>::Quotient as Nat>::Dim;
    type Outer<T: Dim, K: Dim, S: Dim> = Mul<K, T>;
    type Inner<T: Dim, A: Dim> = T;
}

/// Checks the sizes that are split into tiles.
#[diagnostic::on_unimplemented(
    message = "tile: the size {Size} of dimension {Axis} is not a multiple of {Tile}",
    label = "dimension {Axis} does not divide into tiles of {Tile}",
    note = "narrow the dimension to a multiple first: `x.narrow::<DIM, START, LEN>()`"
)]
pub trait TileFits<Axis, Size, Tile>: crate::num::Sealed {
    #[doc(hidden)]
    type Layout<To: Shape, O: Dim>: Layout;
}
#[diagnostic::do_not_recommend]
impl<X, Y, Z, N: Shape, Outer: Shape, Inner: Shape> TileFits<X, Y, Z> for Parts<N, Outer, Inner> {
    type Layout<To: Shape, O: Dim> = PartitionLayout<Self, To, O>;
}
// `PartitionsDims` reports this error.
#[diagnostic::do_not_recommend]
impl<X, Y, Z> TileFits<X, Y, Z> for MoreThanDims {
    type Layout<To: Shape, O: Dim> = Strided<(), (), O>;
}

/// Never implemented: tiles without elements.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "tile: a tile of size 0",
    label = "a tile has at least one element in each dimension",
    note = "`x.tile::<Shape![8, 8]>()` makes tiles of 8 rows and 8 columns"
)]
pub trait TileOfZero {
    type Layout<O: Dim>: Layout;
}
impl<V, X, N> TileFits<X, N, D<0>> for V
where
    V: TileOfZero + crate::num::Sealed,
{
    type Layout<To: Shape, O: Dim> = V::Layout<O>;
}

/// The result of the check of `tile::<To>()` on a layout.
pub type TileVerdict<L, To> = <To as Shape>::Cut<tile, L, To, To>;

/// The same, where generic sizes do not leave it open.
pub type DecidedTiles<L, To> =
    <TileVerdict<L, To> as PartitionsDims<tile, To, <L as Layout>::Shape>>::Decided;

/// The layout that `tile::<To>()` makes.
pub type Tiled<L, To> =
    <TileVerdict<L, To> as PartitionsDims<tile, To, <L as Layout>::Shape>>::Pass<
        <PartitionShape<DecidedTiles<L, To>, To> as AtMostEight>::Pass<
            <DecidedTiles<L, To> as TileFits<
                <TileVerdict<L, To> as Partitioned>::Axis,
                <TileVerdict<L, To> as Partitioned>::Size,
                <TileVerdict<L, To> as Partitioned>::Asked,
            >>::Layout<To, <L as Layout>::Offset>,
        >,
    >;

/// The result of merging so far, or the error.
#[doc(hidden)]
pub trait Joining: Sized + crate::num::Sealed {
    type Shape: Shape;
    /// The dimension of the error, its stride, and the size and stride of its tiles.
    type Axis: Dim;
    type Stride: Dim;
    type Size: Dim;
    type Step: Dim;
}
/// The merged sizes and strides.
#[derive(Debug)]
pub struct Joins<Sh, St>(PhantomData<(Sh, St)>);
#[diagnostic::do_not_recommend]
impl<Sh, St> crate::num::Sealed for Joins<Sh, St> {}
/// The tiles of the dimension `X`, which have the stride `T`, are not adjacent: each has the size `N` and the stride
/// `S`.
#[derive(Debug)]
pub struct TilesApart<X, T, N, S>(PhantomData<(X, T, N, S)>);
#[diagnostic::do_not_recommend]
impl<X, T, N, S> crate::num::Sealed for TilesApart<X, T, N, S> {}
/// There are fewer than two dimensions for each resulting one.
#[derive(Debug)]
pub struct FewerThanTwice;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for FewerThanTwice {}

impl<Sh: Shape, St: Shape> Joining for Joins<Sh, St> {
    type Shape = Sh;
    type Axis = D<0>;
    type Stride = D<0>;
    type Size = D<0>;
    type Step = D<0>;
}
impl<X: Dim, T: Dim, N: Dim, S: Dim> Joining for TilesApart<X, T, N, S> {
    type Shape = ();
    type Axis = X;
    type Stride = T;
    type Size = N;
    type Step = S;
}
impl Joining for FewerThanTwice {
    type Shape = ();
    type Axis = D<0>;
    type Stride = D<0>;
    type Size = D<0>;
    type Step = D<0>;
}

/// A list with one entry for each resulting dimension; and the dimensions.
pub trait Join: Sized {
    /// The size of the innermost dimension.
    type Count: Dim;
    /// Drops from `P` as many dimensions as there are in this list.
    type Skip<P: Pairs>: Pairs;
    /// Merges the dimensions `Q`, the numbers of tiles, with `P`, the sizes of the tiles.
    type Join<P: Pairs, Q: Pairs, Sh: Shape, St: Shape>: Joining;
    /// Keeps these dimensions unchanged.
    type Stay<Sh: Shape, St: Shape>: Joining;
}
impl Join for NoPairs {
    type Count = D<0>;
    type Skip<P: Pairs> = P;
    type Join<P: Pairs, Q: Pairs, Sh: Shape, St: Shape> = Q::Stay<Sh, St>;
    type Stay<Sh: Shape, St: Shape> = Joins<Sh, St>;
}
impl<N: Dim, T: Dim, R: Pairs> Join for Pair<N, T, R> {
    type Count = N;
    type Skip<P: Pairs> = R::Skip<P::Others>;
    type Join<P: Pairs, Q: Pairs, Sh: Shape, St: Shape> =
        <InOneRow<P, Q> as Adjoin>::Join<R, P, Q, Sh, St>;
    type Stay<Sh: Shape, St: Shape> = R::Stay<Sh::Prepend<N>, St::Prepend<T>>;
}
type IsUnit<P> = <<<P as Join>::Count as Dim>::Nat as Nat>::IsOne;
type InOneRow<P, Q> = <<IsUnit<P> as Bool>::Or<IsUnit<Q>> as Bool>::Or<
    <<<<P as Join>::Count as Dim>::Nat as Nat>::Mul<<<P as PartitionBy>::Second as Dim>::Nat> as Nat>::Eq<
        <<Q as PartitionBy>::Second as Dim>::Nat,
    >,
>;
/// Whether the tiles are adjacent in the storage.
pub trait Adjoin: Sized {
    type Join<R: Pairs, P: Pairs, Q: Pairs, Sh: Shape, St: Shape>: Joining;
}
impl Adjoin for True {
    type Join<R: Pairs, P: Pairs, Q: Pairs, Sh: Shape, St: Shape> = R::Join<
        P::Others,
        Q::Others,
        Sh::Prepend<Mul<P::Count, Q::Count>>,
        St::Prepend<<IsUnit<P> as Bool>::PickDim<Q::Second, P::Second>>,
    >;
}
impl Adjoin for False {
    type Join<R: Pairs, P: Pairs, Q: Pairs, Sh: Shape, St: Shape> = TilesApart<
        <<Q::Others as PartitionBy>::Length as Nat>::Dim,
        Q::Second,
        P::Count,
        P::Second,
    >;
}

/// A number of tiled dimensions: from 1 to 4, because each needs two of at most 8 dimensions.
#[diagnostic::on_unimplemented(
    message = "untile: {K} tiled dimensions come from {K} more, and a tensor has at most 8",
    label = "at most 4 dimensions are tiled",
    note = "`x.untile::<2>()` turns [.., A, B, 8, 8] into [.., A * 8, B * 8]"
)]
pub trait TiledDims<const K: usize>: crate::num::Sealed {
    /// The result of merging `K` dimensions of a layout.
    #[doc(hidden)]
    type Of<L: Layout>: Joining;
}
/// Whether there are two dimensions for each resulting one.
pub trait Twice: Sized {
    type Join<W: Pairs, P: Pairs>: Joining;
}
impl Twice for True {
    type Join<W: Pairs, P: Pairs> = FewerThanTwice;
}
impl Twice for False {
    type Join<W: Pairs, P: Pairs> = W::Join<P, W::Skip<P>, (), ()>;
}
macro_rules! tiled {
    ($($k:literal $twice:literal $W:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl TiledDims<$k> for crate::num::Count<$k> {
            type Of<L: Layout> = <<<<D<$twice> as Dim>::Nat as Nat>::Cmp<
                <<L::Shape as Shape>::Rank as Rank>::Nat,
            > as Ordering>::IsGreater as Twice>::Join<$W, <L::Shape as Shape>::Zip<L::Strides>>;
        }
    )* };
}
type One<R> = Pair<D<1>, D<1>, R>;
tiled! {
    1 2 One<NoPairs>;
    2 4 One<One<NoPairs>>;
    3 6 One<One<One<NoPairs>>>;
    4 8 One<One<One<One<NoPairs>>>>;
}

/// The result of the check of `untile::<K>()` on a layout.
pub type UntileVerdict<L, const K: usize> = <crate::num::Count<K> as TiledDims<K>>::Of<L>;

/// Checks the number of dimensions. Generic sizes may leave open whether the tiles are contiguous.
#[diagnostic::on_unimplemented(
    message = "untile: cannot prove that the tiles of {Sh} are contiguous",
    label = "this depends on sizes that are generic"
)]
pub trait UntileCounts<const K: usize, Sh, V_ = Self>: crate::num::Sealed {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
    /// The result itself. What is required of it is required if this check is decided.
    #[doc(hidden)]
    type Decided: Joining;
}
#[diagnostic::do_not_recommend]
impl<const K: usize, X, Sh: Shape, St: Shape> UntileCounts<K, X> for Joins<Sh, St> {
    type Pass<L: Layout> = L;
    type Decided = Self;
}
#[diagnostic::do_not_recommend]
impl<const K: usize, X, Y: Dim, Z: Dim, V: Dim, W: Dim> UntileCounts<K, X>
    for TilesApart<Y, Z, V, W>
{
    type Pass<L: Layout> = L;
    type Decided = Self;
}
impl<const K: usize, X, V: Joining> UntileCounts<K, X, FewerThanTwice> for V
where
    Sizes: UntileTooFew<K, X>,
{
    type Pass<L: Layout> = L;
    type Decided = Self;
}
/// Never implemented: there are too few dimensions.
#[diagnostic::on_unimplemented(
    message = "untile: {Sh} does not have {K} dimensions of tiles and {K} within the tiles",
    label = "too few dimensions",
    note = "`x.untile::<2>()` turns [.., A, B, 8, 8] into [.., A * 8, B * 8]"
)]
pub trait UntileTooFew<const K: usize, Sh>: crate::num::Sealed {}
/// The result of the check, where generic sizes do not leave it open.
pub type DecidedUntile<L, const K: usize> =
    <UntileVerdict<L, K> as UntileCounts<K, <L as Layout>::Shape>>::Decided;

/// Checks the strides.
#[diagnostic::on_unimplemented(
    message = "untile: the tiles of dimension {Axis} are not contiguous: they are {Stride} apart, and each covers {Size} elements with the stride {Step}",
    label = "dimension {Axis} does not join its tiles",
    note = "the stride of dimension {Axis} must be {Size} times {Step}; `x.contiguous()` copies"
)]
pub trait UntileFits<Axis, Stride, Size, Step>: crate::num::Sealed {
    #[doc(hidden)]
    type Layout<O: Dim>: Layout;
}
#[diagnostic::do_not_recommend]
impl<X, Y, Z, W, Sh: Shape, St: Shape> UntileFits<X, Y, Z, W> for Joins<Sh, St> {
    type Layout<O: Dim> = Strided<Sh, St, O>;
}
#[diagnostic::do_not_recommend]
impl<X, Y, Z, W> UntileFits<X, Y, Z, W> for FewerThanTwice {
    type Layout<O: Dim> = Strided<(), (), O>;
}

/// The layout that `untile::<K>()` makes.
pub type Untiled<L, const K: usize> =
    <UntileVerdict<L, K> as UntileCounts<K, <L as Layout>::Shape>>::Pass<
        <DecidedUntile<L, K> as UntileFits<
            <UntileVerdict<L, K> as Joining>::Axis,
            <UntileVerdict<L, K> as Joining>::Stride,
            <UntileVerdict<L, K> as Joining>::Size,
            <UntileVerdict<L, K> as Joining>::Step,
        >>::Layout<<L as Layout>::Offset>,
    >;
