//! Tuples of at most 8 sizes are shapes; a ninth dimension gives [`TooManyDims`].

use super::*;
use crate::num::D;
use crate::num::bits::False;
use crate::num::nat::One;

/// A tuple of at most 8 sizes: any shape except [`TooManyDims`].
#[diagnostic::on_unimplemented(
    message = "the result would have more than 8 dimensions",
    label = "a tensor has at most 8 dimensions"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait AtMostEight: Shape {
    #[doc(hidden)]
    type Pass<L: crate::layout::Layout>: crate::layout::Layout;
}

/// The shape of a result with a ninth dimension. Internal to the rules, as are all hidden items here.
///
/// A tensor of this shape can be named, so in every respect this is a shape without elements, `(D<0>,)`, but that it
/// equals and broadcasts with itself alone. As strides, it is as many zeros as there are sizes.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, Default)]
pub struct TooManyDims;
#[diagnostic::do_not_recommend]
impl Sealed for TooManyDims {}
#[diagnostic::do_not_recommend]
impl Shape for TooManyDims {
    const RANK: usize = 1;
    const NUMEL: usize = 0;
    const SIZES: &'static [usize] = &[0];
    const PADDED: [usize; MAX_RANK] = padded(Self::SIZES, 1);
    type Numel = D<0>;
    type NumelNat = crate::num::nat::End;
    type IsEmpty = True;
    type IsTooMany = True;
    type RowMajor = Self;
    type Rank = R1;
    type Dims = Cons<D<0>, Nil>;
    type DimsOuter = Cons<D<0>, Nil>;
    type Walk<W: crate::layout::Walk> = W;
    // Not by way of the strides: those of a list of another length would have no pairs.
    type Zip<Strides: Shape> = Self::ZipOuter<Strides>;
    zip_strides! { zeros }
    type ZipOuter<Strides: Shape> =
        crate::layout::Pair<D<0>, Strides::Get0, crate::layout::NoPairs>;
    type Prepend<V: Dim> = Self;
    type Append<V: Dim> = Self;
    type InsertInto<I: Index, S: Shape> = Self;
    type InFrontOf<S: Shape> = Self;
    type Zeros = Self;
    type Cut<H: crate::layout::Partition, L: crate::layout::Layout, S: Shape, A: Shape> =
        crate::layout::MoreThanDims;
    type Laid<Strides: Shape, O: Dim, Left: Nat> = Self;
    type Compare = Self;
    shape_rows! { @beyond
        (Get0 Set0 Remove0 Insert0) (Get1 Set1 Remove1 Insert1) (Get2 Set2 Remove2 Insert2)
        (Get3 Set3 Remove3 Insert3) (Get4 Set4 Remove4 Insert4) (Get5 Set5 Remove5 Insert5)
        (Get6 Set6 Remove6 Insert6) (Get7 Set7 Remove7 Insert7)
    }
}

macro_rules! shape {
    ($R:ident $rank:literal $room:ident: $($D:ident)*) => {
        // Lists of positions and shapes with `_` are tuples too, and only this crate implements their traits.
        #[diagnostic::do_not_recommend]
        impl<$($D),*> Sealed for ($($D,)*) {}
        #[diagnostic::do_not_recommend]
        impl<$($D: Dim),*> AtMostEight for ($($D,)*) {
            type Pass<L: crate::layout::Layout> = L;
        }
        #[diagnostic::do_not_recommend]
        impl<$($D: Dim),*> Shape for ($($D,)*) {
            const RANK: usize = $rank;
            const NUMEL: usize = 1 $(* $D::SIZE)*;
            const SIZES: &'static [usize] = &[$($D::SIZE),*];
            const PADDED: [usize; MAX_RANK] = padded(Self::SIZES, 1);
            type Numel = shape!(@numel $($D)*);
            type NumelNat = shape!(@product $($D)*);
            type IsEmpty = shape!(@empty $($D)*);
            type IsTooMany = False;
            type RowMajor = shape!(@row_major [] $($D)*);
            type Rank = $R;
            type Dims = shape!(@list (Nil) $($D)*);
            type DimsOuter = shape!(@list_outer $($D)*);
            type Walk<W: crate::layout::Walk> = shape!(@walk $($D)*);
            type Zip<Strides: Shape> = shape!(@zip $($D)*);
            zip_strides! { $($D)* }
            type ZipOuter<Strides: Shape> = shape!(@outer [$($D)*] Get0 Get1 Get2 Get3 Get4 Get5 Get6 Get7);
            type Prepend<V: Dim> = shape_rows!(@tuple $room V $($D)*);
            type Append<V: Dim> = shape_rows!(@tuple $room $($D)* V);
            type InsertInto<Ix: Index, S: Shape> = shape!(@into $($D)*);
            type InFrontOf<S: Shape> = shape!(@in_front $($D)*);
            type Zeros = ($(shape!(@zero $D),)*);
            type Cut<
                Kn: crate::layout::Partition,
                L: crate::layout::Layout,
                By: Shape,
                Every: Shape,
            > = crate::layout::PartitionInto<Kn, L, Self, By, Every>;
            type Laid<Strides: Shape, At: Dim, Left: Nat> =
                crate::layout::AcceptedLayout<crate::layout::Strided<Self, Strides, At>, Left>;
            type Compare = Self;
            shape_rows! { define $room $($D)* }
        }
    };
    // Short for a vector, so that messages about a vector of generic size stay short.
    (@numel) => { D<1> };
    (@numel $D:ident) => { $D };
    (@numel $($D:ident)*) => { <NumelNat<Self> as Nat>::Dim };
    // A product takes a step for each digit of its left factor, so the left factors are the single sizes.
    (@product) => { One };
    (@product $D:ident) => { $D::Nat };
    (@product $D:ident $($inner:ident)+) => { <$D::Nat as Nat>::Mul<shape!(@product $($inner)+)> };
    (@empty) => { False };
    (@empty $D:ident) => { $D::IsZero };
    (@empty $D:ident $($inner:ident)+) => {
        <$D::IsZero as Bool>::Or<shape!(@empty $($inner)+)>
    };
    // Each stride is the product of the inner sizes. A size of 0 counts as 1, as in PyTorch.
    (@row_major [$($stride:ty,)*]) => { () };
    (@row_major [$($stride:ty,)*] $D:ident) => { ($($stride,)* D<1>,) };
    (@row_major [$($stride:ty,)*] $D:ident $inner:ident) => { ($($stride,)* $inner::AtLeastOne, D<1>,) };
    (@row_major [$($stride:ty,)*] $D:ident $($inner:ident)+) => {
        shape!(@row_major [$($stride,)* <shape!(@step $($inner)+) as Nat>::Dim,] $($inner)+)
    };
    (@step $D:ident) => { $D::Factor };
    (@step $D:ident $($inner:ident)+) => { <$D::Factor as Nat>::Mul<shape!(@step $($inner)+)> };
    // The innermost dimension is added last, so it is the first of the list.
    (@list ($($list:tt)*)) => { $($list)* };
    (@list ($($list:tt)*) $D:ident $($rest:ident)*) => { shape!(@list (Cons<$D, $($list)*>) $($rest)*) };
    (@list_outer) => { Nil };
    (@list_outer $D:ident $($inner:ident)*) => { Cons<$D, shape!(@list_outer $($inner)*)> };
    (@into) => { S };
    (@into $D:ident $($inner:ident)*) => { Ix::Insert<shape!(@into $($inner)*), $D> };
    (@in_front) => { S };
    (@in_front $D:ident $($inner:ident)*) => { <shape!(@in_front $($inner)*) as Shape>::Prepend<$D> };
    (@zero $D:ident) => { D<0> };
    (@walk) => { W };
    (@walk $D:ident $($inner:ident)*) => {
        <shape!(@walk $($inner)*) as crate::layout::Walk>::Step<$D>
    };
    (@zip) => { crate::layout::NoPairs };
    (@zip $A:ident) => { Strides::ZipStrides1<$A> };
    (@zip $A:ident $B:ident) => { Strides::ZipStrides2<$A, $B> };
    (@zip $A:ident $B:ident $C:ident) => { Strides::ZipStrides3<$A, $B, $C> };
    (@zip $A:ident $B:ident $C:ident $E:ident) => { Strides::ZipStrides4<$A, $B, $C, $E> };
    (@zip $A:ident $B:ident $C:ident $E:ident $F:ident) => { Strides::ZipStrides5<$A, $B, $C, $E, $F> };
    (@zip $A:ident $B:ident $C:ident $E:ident $F:ident $G:ident) => { Strides::ZipStrides6<$A, $B, $C, $E, $F, $G> };
    (@zip $A:ident $B:ident $C:ident $E:ident $F:ident $G:ident $H:ident) => { Strides::ZipStrides7<$A, $B, $C, $E, $F, $G, $H> };
    (@zip $A:ident $B:ident $C:ident $E:ident $F:ident $G:ident $H:ident $I:ident) => { Strides::ZipStrides8<$A, $B, $C, $E, $F, $G, $H, $I> };
    (@outer [] $($get:ident)*) => { crate::layout::NoPairs };
    (@outer [$D:ident $($rest:ident)*] $get:ident $($more:ident)*) => {
        crate::layout::Pair<$D, Strides::$get, shape!(@outer [$($rest)*] $($more)*)>
    };
}
shape! { R0 0 open: }
shape! { R1 1 open: A }
shape! { R2 2 open: A B }
shape! { R3 3 open: A B C }
shape! { R4 4 open: A B C E }
shape! { R5 5 open: A B C E F }
shape! { R6 6 open: A B C E F G }
shape! { R7 7 open: A B C E F G H }
shape! { R8 8 full: A B C E F G H I }
