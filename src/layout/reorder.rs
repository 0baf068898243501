//! `movedims`, `mT`, `squeeze_all`, `squeeze_dims`, `atleast_1d` to `atleast_3d`: move, remove or insert several
//! dimensions at once. PyTorch's functions of these names; `movedims` is `movedim` with lists, and the squeezes are
//! `squeeze()` and `squeeze((0, 2))`.
//!
//! `movedims` puts the named dimensions at their new positions; the others fill the remaining positions in order. The
//! squeezes give each dimension a key and remove the dimensions whose key is 1; the key is the size, or 0 if the
//! dimension is not named.

use core::marker::PhantomData;

use super::operation::{movedims, squeeze_dims};
use super::{Layout, NoPairs, Pair, Pairs, Strided};
use crate::num::bits::{Bool, False, True};
use crate::num::nat::{End, Nat};
use crate::num::{D, Dim, Sealed};
use crate::shape::{At, AxisOrScalar, I0, I2, Index, Rank, Shape};

// ------------------------------------------------------------------ lists of dimensions

/// Positions of dimensions.
pub trait Places: Sized {
    type First: Index;
    type Rest: Places;
    type Length: Nat;
    /// Whether the position `N` is in the list; `Once`: whether each position occurs once.
    type Has<N: Nat>: Bool;
    type Once: Bool;
    /// Whether one of these dimensions of `S` has size 0.
    type OneIsEmpty<S: Shape>: Bool;
    /// `S` with a 1 at each of these positions.
    type Mark<S: Shape>: Shape;
    /// `S` with the entries of `From` at each of these positions.
    type Copy<From: Shape, S: Shape>: Shape;
    /// `S` with the entries of `From` at these positions moved to the positions `To`.
    type Move<To: Places, From: Shape, S: Shape>: Shape;
}
/// No more positions.
#[derive(Debug)]
pub struct NoPlaces;
/// A position, followed by others.
#[derive(Debug)]
pub struct AtPlace<I, R>(PhantomData<(I, R)>);
impl Places for NoPlaces {
    type First = I0;
    type Rest = NoPlaces;
    type Length = End;
    type Has<N: Nat> = False;
    type Once = True;
    type OneIsEmpty<S: Shape> = False;
    type Mark<S: Shape> = S;
    type Copy<From: Shape, S: Shape> = S;
    type Move<To: Places, From: Shape, S: Shape> = S;
}
impl<I: Index, R: Places> Places for AtPlace<I, R> {
    type First = I;
    type Rest = R;
    type Length = <R::Length as Nat>::Succ;
    type Has<N: Nat> = <<I::Nat as Nat>::Eq<N> as Bool>::Or<R::Has<N>>;
    type Once = <<R::Has<I::Nat> as Bool>::Not as Bool>::And<R::Once>;
    type OneIsEmpty<S: Shape> =
        <<<I::Get<S> as Dim>::Nat as Nat>::IsZero as Bool>::Or<R::OneIsEmpty<S>>;
    type Mark<S: Shape> = R::Mark<I::Set<S, D<1>>>;
    type Copy<From: Shape, S: Shape> = R::Copy<From, I::Set<S, I::Get<From>>>;
    type Move<To: Places, From: Shape, S: Shape> =
        R::Move<To::Rest, From, <To::First as Index>::Set<S, I::Get<From>>>;
}

/// A list of dimensions of the shape `S`. `Op` is the operation, for the message.
#[diagnostic::on_unimplemented(
    message = "{Op}: `{Self}` names a dimension that the shape {S} does not have",
    label = "a dimension is out of range",
    note = "dimensions count from 0, the outermost, or from -1, the innermost, backwards",
    note = "a list of dimensions is written `Dims![0, -1]`"
)]
pub trait NamedDims<S: Shape, Op>: Sealed {
    #[doc(hidden)]
    type Places: Places;
}
macro_rules! named_dims {
    ($($($N:ident)*;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<S: Shape, Op, $(const $N: isize),*> NamedDims<S, Op> for ($(At<$N>,)*)
        where
            $(S: AxisOrScalar<$N>,)*
        {
            type Places = named_dims!(@list $($N)*);
        }
    )* };
    (@list) => { NoPlaces };
    (@list $N:ident $($rest:ident)*) => {
        AtPlace<<S as AxisOrScalar<$N>>::Index, named_dims!(@list $($rest)*)>
    };
}
named_dims! { ; }
each_rank!(named_dims);
type PlacesOf<L, P, Op> = <P as NamedDims<<L as Layout>::Shape, Op>>::Places;

/// Checks that a list names each dimension at most once.
#[diagnostic::on_unimplemented(
    message = "{Op}: `{P}` names a dimension of the shape {S} twice",
    label = "a dimension is named twice",
    note = "negative dimensions count from the innermost, -1, backwards"
)]
pub trait NamedOnce<P, S, Op>: crate::num::Sealed {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
#[diagnostic::do_not_recommend]
impl<P, S, Op> NamedOnce<P, S, Op> for True {
    type Pass<L: Layout> = L;
}
/// 1 for every dimension of `S` that the list names, 0 for the others.
pub type MarkedDims<S, P, Op> =
    <<P as NamedDims<S, Op>>::Places as Places>::Mark<<S as Shape>::Zeros>;
/// Whether a list names no dimension twice.
pub type NamesOnce<L, P, Op> = <PlacesOf<L, P, Op> as Places>::Once;

// ------------------------------------------------------------------ traversals

/// The dimensions, outermost first.
pub trait Rearrange: Sized {
    /// Drops the dimensions whose key is 1.
    type Drop<Keys: Shape, Sh: Shape, St: Shape>: Rearranged;
    /// Puts the first remaining dimension of `RestSh` and `RestSt` at each position without a mark.
    type Fill<Marks: Shape, RestSh: Shape, RestSt: Shape, Sh: Shape, St: Shape>: Rearranged;
}
impl Rearrange for NoPairs {
    type Drop<Keys: Shape, Sh: Shape, St: Shape> = Stand<Sh, St>;
    type Fill<Marks: Shape, RestSh: Shape, RestSt: Shape, Sh: Shape, St: Shape> = Stand<Sh, St>;
}
type FirstIsOne<Keys> = <<<Keys as Shape>::Get0 as Dim>::Nat as Nat>::IsOne;
impl<A: Dim, T: Dim, R: Pairs> Rearrange for Pair<A, T, R> {
    type Drop<Keys: Shape, Sh: Shape, St: Shape> = R::Drop<
        Keys::Remove0,
        <FirstIsOne<Keys> as Bool>::PickShape<Sh, Sh::Append<A>>,
        <FirstIsOne<Keys> as Bool>::PickShape<St, St::Append<T>>,
    >;
    type Fill<Marks: Shape, RestSh: Shape, RestSt: Shape, Sh: Shape, St: Shape> = R::Fill<
        Marks::Remove0,
        <FirstIsOne<Marks> as Bool>::PickShape<RestSh, RestSh::Remove0>,
        <FirstIsOne<Marks> as Bool>::PickShape<RestSt, RestSt::Remove0>,
        Sh::Append<<FirstIsOne<Marks> as Bool>::PickDim<A, RestSh::Get0>>,
        St::Append<<FirstIsOne<Marks> as Bool>::PickDim<T, RestSt::Get0>>,
    >;
}
/// The sizes and strides of the resulting dimensions.
pub trait Rearranged: Sized {
    type Shape: Shape;
    type Strides: Shape;
    type Layout<O: Dim>: Layout;
}
/// The sizes and strides of the resulting dimensions.
#[derive(Debug)]
pub struct Stand<Sh, St>(PhantomData<(Sh, St)>);
impl<Sh: Shape, St: Shape> Rearranged for Stand<Sh, St> {
    type Shape = Sh;
    type Strides = St;
    type Layout<O: Dim> = Strided<Sh, St, O>;
}
type Dropped<L, Keys> =
    <<<L as Layout>::Shape as Shape>::ZipOuter<<L as Layout>::Strides> as Rearrange>::Drop<
        Keys,
        (),
        (),
    >;
type LaidAs<R, O> = <R as Rearranged>::Layout<O>;

// ------------------------------------------------------------------ squeeze

/// The layout of `squeeze_all()`: without dimensions of size 1. PyTorch's `squeeze()`.
pub type SqueezedAll<L> = LaidAs<Dropped<L, <L as Layout>::Shape>, <L as Layout>::Offset>;

type SqueezeKeys<L, P> = <PlacesOf<L, P, squeeze_dims> as Places>::Copy<
    <L as Layout>::Shape,
    <<L as Layout>::Shape as Shape>::Zeros,
>;
/// The layout of `squeeze_dims::<P>()`: without those dimensions of `P` that have size 1. PyTorch's
/// `squeeze((0, 2))`.
pub type SqueezedDims<L, P> =
    <NamesOnce<L, P, squeeze_dims> as NamedOnce<P, <L as Layout>::Shape, squeeze_dims>>::Pass<
        LaidAs<Dropped<L, SqueezeKeys<L, P>>, <L as Layout>::Offset>,
    >;

// ------------------------------------------------------------------ reductions

/// A shape without the dimensions `P`.
pub type DroppedFrom<S, P> = <<<S as Shape>::ZipOuter<S> as Rearrange>::Drop<
    <P as Places>::Mark<<S as Shape>::Zeros>,
    (),
    (),
> as Rearranged>::Shape;
/// A list of one dimension.
pub type OnePlace<S, const DIM: isize> = AtPlace<<S as AxisOrScalar<DIM>>::Index, NoPlaces>;

// ------------------------------------------------------------------ movedims

/// Checks that the two lists have the same length.
#[diagnostic::on_unimplemented(
    message = "movedims: `{From}` and `{To}` must have the same number of dimensions",
    label = "a new place for each dimension",
    note = "`x.movedims::<Dims![0, 1], Dims![2, 0]>()` moves dimension 0 to 2 and dimension 1 to 0"
)]
pub trait EqualLengths<From, To>: crate::num::Sealed {
    #[doc(hidden)]
    type Layout<L: Layout, I: Places, J: Places>: Layout;
}
#[diagnostic::do_not_recommend]
impl<From, To> EqualLengths<From, To> for True {
    type Layout<L: Layout, I: Places, J: Places> = LaidAs<Filled<L, I, J>, L::Offset>;
}
/// Whether two lists have the same length.
pub type EquallyMany<L, From, To> = <<PlacesOf<L, From, movedims> as Places>::Length as Nat>::Eq<
    <PlacesOf<L, To, movedims> as Places>::Length,
>;

// The unnamed dimensions; the named dimensions at their new positions; the complete layout.
type Unnamed<L, From> = Dropped<L, <From as Places>::Mark<<<L as Layout>::Shape as Shape>::Zeros>>;
type AtNew<S, From, To> = <From as Places>::Move<To, S, <S as Shape>::Zeros>;
type Filled<L, From, To> = <<AtNew<<L as Layout>::Shape, From, To> as Shape>::ZipOuter<
    AtNew<<L as Layout>::Strides, From, To>,
> as Rearrange>::Fill<
    <To as Places>::Mark<<<L as Layout>::Shape as Shape>::Zeros>,
    <Unnamed<L, From> as Rearranged>::Shape,
    <Unnamed<L, From> as Rearranged>::Strides,
    (),
    (),
>;

/// The layout of `movedims::<From, To>()`: each dimension of `From` at its position in `To`, the others in
/// order. PyTorch's `movedim((0, 1), (2, 0))`.
pub type MovedDims<L, From, To> =
    <NamesOnce<L, From, movedims> as NamedOnce<From, <L as Layout>::Shape, movedims>>::Pass<
        <NamesOnce<L, To, movedims> as NamedOnce<To, <L as Layout>::Shape, movedims>>::Pass<
            <EquallyMany<L, From, To> as EqualLengths<From, To>>::Layout<
                L,
                PlacesOf<L, From, movedims>,
                PlacesOf<L, To, movedims>,
            >,
        >,
    >;

// ------------------------------------------------------------------ mT

/// The shape of a matrix or of a batch of matrices, which `mT()` transposes. PyTorch also accepts a single number.
#[diagnostic::on_unimplemented(
    message = "mT() expects at least 2 dimensions, the shape is {Self}",
    label = "not a matrix",
    note = "a vector becomes a matrix of one row by `x.unsqueeze::<0>()`"
)]
pub trait Matrices: Shape {}
macro_rules! matrices {
    ($($($D:ident)*;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($D: Dim),*> Matrices for ($($D,)*) {}
    )* };
}
matrices! { ; }
each_rank!(matrices from 2);
/// The layout of `mT()`: the last two dimensions swapped. PyTorch's `mT`.
///
/// It is defined for every shape, as for `t()`; `Matrices` reports the error.
pub type MatricesTransposed<L> = Strided<
    <<<L as Layout>::Shape as Shape>::Rank as Rank>::SwapLast<<L as Layout>::Shape>,
    <<<L as Layout>::Shape as Shape>::Rank as Rank>::SwapLast<<L as Layout>::Strides>,
    <L as Layout>::Offset,
>;

// ------------------------------------------------------------------ atleast

/// Whether a dimension of size 1 is inserted.
pub trait Grow: Sized {
    type Grow<L: Layout, I: Index>: Layout;
}
impl Grow for True {
    type Grow<L: Layout, I: Index> = L::Unsqueeze<I>;
}
impl Grow for False {
    type Grow<L: Layout, I: Index> = L;
}
type HasDims<L, const N: usize> =
    <<<<L as Layout>::Shape as Shape>::Rank as Rank>::Nat as Nat>::Eq<<D<N> as Dim>::Nat>;

/// The layout that `atleast_1d()` makes. PyTorch's `torch.atleast_1d`.
pub type AtLeast1d<L> = <HasDims<L, 0> as Grow>::Grow<L, I0>;
/// The layout that `atleast_2d()` makes. PyTorch's `torch.atleast_2d`.
pub type AtLeast2d<L> = <HasDims<AtLeast1d<L>, 1> as Grow>::Grow<AtLeast1d<L>, I0>;
/// The layout that `atleast_3d()` makes. PyTorch's `torch.atleast_3d`.
pub type AtLeast3d<L> = <HasDims<AtLeast2d<L>, 2> as Grow>::Grow<AtLeast2d<L>, I2>;
