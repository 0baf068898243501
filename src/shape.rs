//! Shapes: flat tuples of sizes, `(D<3>, D<4>)`, written `Shape![3, 4]`.

use crate::layout::{NoTargets, Target};
use crate::num::bits::{Bool, False, Ordering, True};
use crate::num::nat::{Nat, One};
use crate::num::{Compare, D, Dim, Minus, Sealed};

/// Passes the names of the dimensions of each rank to a macro: from rank 1 or 2 on, or numbered from rank 0 on.
macro_rules! each_rank {
    ($then:ident) => { $then! { A; } each_rank!($then from 2); };
    ($then:ident from 2) => {
        $then! {
            A B; A B C; A B C E; A B C E F; A B C E F G; A B C E F G H; A B C E F G H I;
        }
    };
    ($then:ident numbered) => {
        $then! {
            0: ; 1: A; 2: A B; 3: A B C; 4: A B C E; 5: A B C E F; 6: A B C E F G; 7: A B C E F G H;
            8: A B C E F G H I;
        }
    };
}
/// The maximum number of dimensions.
pub const MAX_RANK: usize = 8;

/// A tuple of numbers, outermost first: the sizes of a tensor, or its strides.
///
/// `(D<3>, D<4>)` is a shape, written `Shape![3, 4]`. `()` is the shape of a scalar. PyTorch's `torch.Size`.
///
/// ```
/// use stridewise::prelude::*;
/// assert_eq!(<Shape![3, 4] as Shape>::NUMEL, 12);
/// assert_eq!(<Shape![3, 4] as Shape>::RANK, 2);
/// fn rows<M: Dim, N: Dim>(_: TensorView<f32, (M, N)>) -> usize {
///     M::SIZE
/// }
/// assert_eq!(rows(Tensor::<f32, Shape![3, 4]>::zeros().as_view()), 3);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a shape",
    label = "not a shape",
    note = "a shape is a tuple of at most 8 sizes: `Shape![3, 4]`, or `(M, N)` with `M: Dim, N: Dim`",
    note = "`D<N>` reaches 999; where `N` is generic, it needs the bound `D<N>: Dim`"
)]
pub trait Shape: Sealed + Copy + 'static {
    /// The number of dimensions. PyTorch's `dim()`.
    const RANK: usize;
    /// The number of elements. PyTorch's `numel()`.
    const NUMEL: usize;
    /// The sizes, outermost first.
    const SIZES: &'static [usize];
    /// The sizes, right-aligned in an array, after leading sizes of 1.
    #[doc(hidden)]
    const PADDED: [usize; MAX_RANK];
    /// The number of elements.
    #[doc(hidden)]
    type Numel: Dim;
    #[doc(hidden)]
    type NumelNat: Nat;
    /// Whether a size is 0.
    #[doc(hidden)]
    type IsEmpty: Bool;
    /// The strides of contiguous elements in row-major order.
    #[doc(hidden)]
    type RowMajor: Shape;
    #[doc(hidden)]
    type Rank: Rank;
    /// The sizes, innermost first.
    #[doc(hidden)]
    type Dims: List;
    /// The sizes, outermost first.
    #[doc(hidden)]
    type DimsOuter: List;
    /// Applies a step of `view` for each size, innermost first.
    #[doc(hidden)]
    type Walk<W: crate::layout::Walk>: crate::layout::Walk;
    /// The sizes, each paired with its stride, innermost first.
    #[doc(hidden)]
    type Zip<Strides: Shape>: crate::layout::Pairs;
    // `Zip` with exchanged roles: this tuple has the strides, and the parameters are the sizes.
    beneath! { declare }
    /// `Zip`, outermost first.
    #[doc(hidden)]
    type ZipOuter<Strides: Shape>: crate::layout::Pairs;
    #[doc(hidden)]
    type Prepend<V: Dim>: Shape;
    #[doc(hidden)]
    type Append<V: Dim>: Shape;
    /// Inserts these numbers into another tuple, the first of them at the position `I`.
    #[doc(hidden)]
    type InsertInto<I: Index, S: Shape>: Shape;
    /// These numbers, followed by those of another tuple.
    #[doc(hidden)]
    type InFrontOf<S: Shape>: Shape;
    /// The same number of zeros.
    #[doc(hidden)]
    type Zeros: Shape;
    /// The last dimensions of a layout, split by `H` into parts of these sizes, `S` steps apart, with `A` steps within
    /// a part.
    #[doc(hidden)]
    type Cut<H: crate::layout::Partition, L: crate::layout::Layout, S: Shape, A: Shape>: crate::layout::Partitioned;
    /// The layout with these sizes as the result of a rule, unless there are too many sizes.
    #[doc(hidden)]
    type Laid<Strides: Shape, O: Dim, Left: Nat>: crate::layout::RuleResult;
    /// The comparisons with other shapes. A shape equals itself and broadcasts with itself and with `()`, even if its
    /// sizes are generic.
    #[doc(hidden)]
    type Compare: CompareShape<Join<Self> = Join<Self, True>, Same<Self> = True>
        + CompareShape<Join<()> = Join<Self, True>>;
    shape_rows! { declare }
}

// Pairs strides with the sizes of a shape of the same rank in one step. Reading the strides one by one takes a step
// each.
macro_rules! beneath {
    (declare) => { beneath! { @declare
        (Beneath1 P)
        (Beneath2 P Q)
        (Beneath3 P Q R)
        (Beneath4 P Q R S)
        (Beneath5 P Q R S T)
        (Beneath6 P Q R S T U)
        (Beneath7 P Q R S T U V)
        (Beneath8 P Q R S T U V W)
    } };
    (@declare $(($beneath:ident $($N:ident)*))*) => { $(
        #[doc(hidden)]
        type $beneath<$($N: Dim),*>: crate::layout::Pairs;
    )* };
    (@never $(($beneath:ident $($N:ident)*))*) => { $(
        type $beneath<$($N: Dim),*> = crate::layout::NoPairs;
    )* };
    () => { beneath! { @never (Beneath1 P) (Beneath2 P Q) (Beneath3 P Q R) (Beneath4 P Q R S) (Beneath5 P Q R S T) (Beneath6 P Q R S T U) (Beneath7 P Q R S T U V) (Beneath8 P Q R S T U V W) } };
    ($A:ident) => {
        type Beneath1<P: Dim> =
            crate::layout::Pair<P, $A, crate::layout::NoPairs>;
        beneath! { @never (Beneath2 P Q) (Beneath3 P Q R) (Beneath4 P Q R S) (Beneath5 P Q R S T) (Beneath6 P Q R S T U) (Beneath7 P Q R S T U V) (Beneath8 P Q R S T U V W) }
    };
    ($A:ident $B:ident) => {
        type Beneath2<P: Dim, Q: Dim> =
            crate::layout::Pair<Q, $B, crate::layout::Pair<P, $A, crate::layout::NoPairs>>;
        beneath! { @never (Beneath1 P) (Beneath3 P Q R) (Beneath4 P Q R S) (Beneath5 P Q R S T) (Beneath6 P Q R S T U) (Beneath7 P Q R S T U V) (Beneath8 P Q R S T U V W) }
    };
    ($A:ident $B:ident $C:ident) => {
        type Beneath3<P: Dim, Q: Dim, R: Dim> =
            crate::layout::Pair<R, $C, crate::layout::Pair<Q, $B, crate::layout::Pair<P, $A, crate::layout::NoPairs>>>;
        beneath! { @never (Beneath1 P) (Beneath2 P Q) (Beneath4 P Q R S) (Beneath5 P Q R S T) (Beneath6 P Q R S T U) (Beneath7 P Q R S T U V) (Beneath8 P Q R S T U V W) }
    };
    ($A:ident $B:ident $C:ident $E:ident) => {
        type Beneath4<P: Dim, Q: Dim, R: Dim, S: Dim> =
            crate::layout::Pair<S, $E, crate::layout::Pair<R, $C, crate::layout::Pair<Q, $B, crate::layout::Pair<P, $A, crate::layout::NoPairs>>>>;
        beneath! { @never (Beneath1 P) (Beneath2 P Q) (Beneath3 P Q R) (Beneath5 P Q R S T) (Beneath6 P Q R S T U) (Beneath7 P Q R S T U V) (Beneath8 P Q R S T U V W) }
    };
    ($A:ident $B:ident $C:ident $E:ident $F:ident) => {
        type Beneath5<P: Dim, Q: Dim, R: Dim, S: Dim, T: Dim> =
            crate::layout::Pair<T, $F, crate::layout::Pair<S, $E, crate::layout::Pair<R, $C, crate::layout::Pair<Q, $B, crate::layout::Pair<P, $A, crate::layout::NoPairs>>>>>;
        beneath! { @never (Beneath1 P) (Beneath2 P Q) (Beneath3 P Q R) (Beneath4 P Q R S) (Beneath6 P Q R S T U) (Beneath7 P Q R S T U V) (Beneath8 P Q R S T U V W) }
    };
    ($A:ident $B:ident $C:ident $E:ident $F:ident $G:ident) => {
        type Beneath6<P: Dim, Q: Dim, R: Dim, S: Dim, T: Dim, U: Dim> =
            crate::layout::Pair<U, $G, crate::layout::Pair<T, $F, crate::layout::Pair<S, $E, crate::layout::Pair<R, $C, crate::layout::Pair<Q, $B, crate::layout::Pair<P, $A, crate::layout::NoPairs>>>>>>;
        beneath! { @never (Beneath1 P) (Beneath2 P Q) (Beneath3 P Q R) (Beneath4 P Q R S) (Beneath5 P Q R S T) (Beneath7 P Q R S T U V) (Beneath8 P Q R S T U V W) }
    };
    ($A:ident $B:ident $C:ident $E:ident $F:ident $G:ident $H:ident) => {
        type Beneath7<P: Dim, Q: Dim, R: Dim, S: Dim, T: Dim, U: Dim, V: Dim> =
            crate::layout::Pair<V, $H, crate::layout::Pair<U, $G, crate::layout::Pair<T, $F, crate::layout::Pair<S, $E, crate::layout::Pair<R, $C, crate::layout::Pair<Q, $B, crate::layout::Pair<P, $A, crate::layout::NoPairs>>>>>>>;
        beneath! { @never (Beneath1 P) (Beneath2 P Q) (Beneath3 P Q R) (Beneath4 P Q R S) (Beneath5 P Q R S T) (Beneath6 P Q R S T U) (Beneath8 P Q R S T U V W) }
    };
    ($A:ident $B:ident $C:ident $E:ident $F:ident $G:ident $H:ident $I:ident) => {
        type Beneath8<P: Dim, Q: Dim, R: Dim, S: Dim, T: Dim, U: Dim, V: Dim, W: Dim> =
            crate::layout::Pair<W, $I, crate::layout::Pair<V, $H, crate::layout::Pair<U, $G, crate::layout::Pair<T, $F, crate::layout::Pair<S, $E, crate::layout::Pair<R, $C, crate::layout::Pair<Q, $B, crate::layout::Pair<P, $A, crate::layout::NoPairs>>>>>>>>;
        beneath! { @never (Beneath1 P) (Beneath2 P Q) (Beneath3 P Q R) (Beneath4 P Q R S) (Beneath5 P Q R S T) (Beneath6 P Q R S T U) (Beneath7 P Q R S T U V) }
    };
}
use beneath;

/// The comparisons of a shape with other shapes.
#[doc(hidden)]
pub trait CompareShape: Sized + 'static + crate::num::Sealed {
    type Join<B: Shape>: Joined;
    type Same<B: Shape>: Bool;
}
// A result with a ninth dimension has been rejected before.
impl CompareShape for TooManyDims {
    type Join<B: Shape> = Join<Self, True>;
    type Same<B: Shape> = True;
}
impl CompareShape for () {
    type Join<B: Shape> = Join<B, True>;
    type Same<B: Shape> = <B::Dims as List>::IsNil;
}
macro_rules! compare {
    ($($($D:ident)*;)*) => { $(
        impl<$($D: Dim),*> CompareShape for ($($D,)*) {
            type Join<Of: Shape> = <<Self as Shape>::Dims as List>::Broadcast<Of::Dims, (), True>;
            type Same<Of: Shape> = <<Self as Shape>::Dims as List>::Same<Of::Dims>;
        }
    )* };
}
each_rank!(compare);

// For each position: the operations of `I0`, `I1`, ... that read, replace, remove and insert.
macro_rules! shape_rows {
    (declare) => {
        shape_rows! { @declare
            (Get0 Set0 Remove0 Insert0) (Get1 Set1 Remove1 Insert1) (Get2 Set2 Remove2 Insert2)
            (Get3 Set3 Remove3 Insert3) (Get4 Set4 Remove4 Insert4) (Get5 Set5 Remove5 Insert5)
            (Get6 Set6 Remove6 Insert6) (Get7 Set7 Remove7 Insert7)
        }
    };
    (@declare $(($get:ident $set:ident $remove:ident $insert:ident))*) => { $(
        #[doc(hidden)]
        type $get: Dim;
        #[doc(hidden)]
        type $set<V: Dim>: Shape;
        #[doc(hidden)]
        type $remove: Shape;
        #[doc(hidden)]
        type $insert<V: Dim>: Shape;
    )* };
    (define $room:ident $($D:ident)*) => {
        shape_rows! { @walk $room [] [$($D)*]
            (Get0 Set0 Remove0 Insert0) (Get1 Set1 Remove1 Insert1) (Get2 Set2 Remove2 Insert2)
            (Get3 Set3 Remove3 Insert3) (Get4 Set4 Remove4 Insert4) (Get5 Set5 Remove5 Insert5)
            (Get6 Set6 Remove6 Insert6) (Get7 Set7 Remove7 Insert7)
        }
    };
    (@walk $room:ident [$($done:ident)*] [$D:ident $($rest:ident)*]
        ($get:ident $set:ident $remove:ident $insert:ident) $($more:tt)*) => {
        type $get = $D;
        type $set<V: Dim> = ($($done,)* V, $($rest,)*);
        type $remove = ($($done,)* $($rest,)*);
        type $insert<V: Dim> = shape_rows!(@tuple $room $($done)* V $D $($rest)*);
        shape_rows! { @walk $room [$($done)* $D] [$($rest)*] $($more)* }
    };
    // One past the last dimension: an insertion appends.
    (@walk $room:ident [$($done:ident)*] []
        ($get:ident $set:ident $remove:ident $insert:ident) $($more:tt)*) => {
        type $get = D<0>;
        type $set<V: Dim> = Self;
        type $remove = Self;
        type $insert<V: Dim> = shape_rows!(@tuple $room $($done)* V);
        shape_rows! { @beyond $($more)* }
    };
    (@walk $($rest:tt)*) => {};
    // Never used: the axis has been checked before.
    (@beyond $(($get:ident $set:ident $remove:ident $insert:ident))*) => { $(
        type $get = D<0>;
        type $set<V: Dim> = Self;
        type $remove = Self;
        type $insert<V: Dim> = Self;
    )* };
    (@tuple open $($D:ident)*) => { ($($D,)*) };
    (@tuple full $($D:ident)*) => { TooManyDims };
}
use shape_rows;

/// The shape of a result with a ninth dimension. Internal to the rules, as are all hidden items here.
///
/// A tensor of this shape can be named, so in every respect this is a shape without elements: `(D<0>,)`.
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
    type RowMajor = Self;
    type Rank = R1;
    type Dims = Cons<D<0>, Nil>;
    type DimsOuter = Cons<D<0>, Nil>;
    type Walk<W: crate::layout::Walk> = W;
    type Zip<Strides: Shape> = Strides::Beneath1<D<0>>;
    beneath! {}
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

/// Not a shape, so no tensor has it. It is used in impls that only keep rustc from guessing.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct NoShape;

/// Right-aligns the sizes in an array, after leading copies of `filling`.
pub(crate) const fn padded(sizes: &[usize], filling: usize) -> [usize; MAX_RANK] {
    let mut out = [filling; MAX_RANK];
    let mut i = 0;
    while i < sizes.len() {
        out[MAX_RANK - sizes.len() + i] = sizes[i];
        i += 1;
    }
    out
}

/// A tuple of at most 8 sizes: any shape except [`TooManyDims`].
#[diagnostic::on_unimplemented(
    message = "the result would have more than 8 dimensions",
    label = "a tensor has at most 8 dimensions"
)]
pub trait AtMostEight: Shape {
    #[doc(hidden)]
    type Pass<L: crate::layout::Layout>: crate::layout::Layout;
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
            type RowMajor = shape!(@row_major [] $($D)*);
            type Rank = $R;
            type Dims = shape!(@list (Nil) $($D)*);
            type DimsOuter = shape!(@list_outer $($D)*);
            type Walk<W: crate::layout::Walk> = shape!(@walk $($D)*);
            type Zip<Strides: Shape> = shape!(@zip $($D)*);
            beneath! { $($D)* }
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
    (@zip $A:ident) => { Strides::Beneath1<$A> };
    (@zip $A:ident $B:ident) => { Strides::Beneath2<$A, $B> };
    (@zip $A:ident $B:ident $C:ident) => { Strides::Beneath3<$A, $B, $C> };
    (@zip $A:ident $B:ident $C:ident $E:ident) => { Strides::Beneath4<$A, $B, $C, $E> };
    (@zip $A:ident $B:ident $C:ident $E:ident $F:ident) => { Strides::Beneath5<$A, $B, $C, $E, $F> };
    (@zip $A:ident $B:ident $C:ident $E:ident $F:ident $G:ident) => { Strides::Beneath6<$A, $B, $C, $E, $F, $G> };
    (@zip $A:ident $B:ident $C:ident $E:ident $F:ident $G:ident $H:ident) => { Strides::Beneath7<$A, $B, $C, $E, $F, $G, $H> };
    (@zip $A:ident $B:ident $C:ident $E:ident $F:ident $G:ident $H:ident $I:ident) => { Strides::Beneath8<$A, $B, $C, $E, $F, $G, $H, $I> };
    (@outer [] $($get:ident)*) => { crate::layout::NoPairs };
    (@outer [$D:ident $($rest:ident)*] $get:ident $($more:ident)*) => {
        crate::layout::Pair<$D, Strides::$get, shape!(@outer [$($rest)*] $($more)*)>
    };
}

/// A number of dimensions.
#[doc(hidden)]
pub trait Rank: Sized + crate::layout::Positions + 'static {
    type Nat: Nat;
    /// The sizes or strides after `t()`, which swaps two.
    type Transpose<S: Shape>: Shape;
    /// The sizes or strides after `mT()`, which swaps the last two.
    type SwapLast<S: Shape>: Shape;
}
macro_rules! ranks {
    ($($R:ident $n:literal $S:ident $transposed:ty, $swapped:ty;)*) => { $(
        /// A number of dimensions.
        #[doc(hidden)]
        #[derive(Debug)]
        pub struct $R;
        impl Rank for $R {
            type Nat = <D<$n> as Dim>::Nat;
            type Transpose<$S: Shape> = $transposed;
            type SwapLast<$S: Shape> = $swapped;
        }
    )* };
}
ranks! {
    R0 0 S S, S;
    R1 1 S S, S;
    R2 2 S (S::Get1, S::Get0), (S::Get1, S::Get0);
    R3 3 S S, (S::Get0, S::Get2, S::Get1);
    R4 4 S S, (S::Get0, S::Get1, S::Get3, S::Get2);
    R5 5 S S, (S::Get0, S::Get1, S::Get2, S::Get4, S::Get3);
    R6 6 S S, (S::Get0, S::Get1, S::Get2, S::Get3, S::Get5, S::Get4);
    R7 7 S S, (S::Get0, S::Get1, S::Get2, S::Get3, S::Get4, S::Get6, S::Get5);
    R8 8 S S, (S::Get0, S::Get1, S::Get2, S::Get3, S::Get4, S::Get5, S::Get7, S::Get6);
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

/// The position of a dimension, counted from the outermost.
#[doc(hidden)]
pub trait Index: Copy + Sealed + 'static {
    const VALUE: usize;
    type Get<T: Shape>: Dim;
    type Set<T: Shape, V: Dim>: Shape;
    type Remove<T: Shape>: Shape;
    type Insert<T: Shape, V: Dim>: Shape;
    type Nat: Nat;
    /// The position of the next outer dimension.
    type Outer: Index;
    /// The shape with the dimensions from `To` to this one merged into one, whose size is their product.
    type Merge<To: Index, T: Shape>: Shape;
    /// The result of `flatten` for this dimension alone: no change, or a dimension of size 1 if there are no
    /// dimensions.
    type Alone<S: Shape, St: Shape>: crate::layout::Verdict;
    /// The result of splitting this dimension of `S` into the sizes `To`.
    type Unflatten<S: Shape, To: ShapeOrInfer>: crate::layout::Verdict;
}
macro_rules! indices {
    ($($I:ident $n:literal $outer:ident $get:ident $set:ident $remove:ident $insert:ident)*) => { $(
        /// The position of a dimension.
        #[doc(hidden)]
        #[derive(Clone, Copy, Debug)]
        pub struct $I;
        #[diagnostic::do_not_recommend]
        impl Sealed for $I {}
        impl Index for $I {
            const VALUE: usize = $n;
            type Get<T: Shape> = T::$get;
            type Set<T: Shape, V: Dim> = T::$set<V>;
            type Remove<T: Shape> = T::$remove;
            type Insert<T: Shape, V: Dim> = T::$insert<V>;
            type Nat = <D<$n> as Dim>::Nat;
            type Outer = $outer;
            type Merge<To: Index, T: Shape> =
                <<Self::Nat as Nat>::Eq<To::Nat> as crate::layout::FlattenBranch>::Merge<Self, To, T>;
            type Alone<S: Shape, St: Shape> = crate::layout::Viewed<S, St>;
            type Unflatten<S: Shape, To: ShapeOrInfer> =
                crate::layout::SizesOf<S::$get, To>;
        }
    )* };
}
indices! {
    I0 0 I0 Get0 Set0 Remove0 Insert0
    I1 1 I0 Get1 Set1 Remove1 Insert1
    I2 2 I1 Get2 Set2 Remove2 Insert2
    I3 3 I2 Get3 Set3 Remove3 Insert3
    I4 4 I3 Get4 Set4 Remove4 Insert4
    I5 5 I4 Get5 Set5 Remove5 Insert5
    I6 6 I5 Get6 Set6 Remove6 Insert6
    I7 7 I6 Get7 Set7 Remove7 Insert7
}

/// The only position that PyTorch accepts for a tensor without dimensions: 0, or -1. The size and the stride at this
/// position are 1.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Scalar;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for Scalar {}
impl Index for Scalar {
    const VALUE: usize = 0;
    type Get<T: Shape> = D<1>;
    type Set<T: Shape, V: Dim> = T;
    type Remove<T: Shape> = T;
    type Insert<T: Shape, V: Dim> = T;
    type Nat = crate::num::nat::End;
    type Outer = Self;
    type Merge<To: Index, T: Shape> = T;
    type Alone<S: Shape, St: Shape> = crate::layout::Viewed<(D<1>,), (D<1>,)>;
    type Unflatten<S: Shape, To: ShapeOrInfer> = crate::layout::SizesOf<D<1>, To>;
}

/// A shape that has the dimension `DIM`, counted from the outermost, or from the innermost if negative.
#[diagnostic::on_unimplemented(
    message = "dimension {DIM} is out of range for the shape {Self}",
    label = "there is no dimension {DIM}",
    note = "a shape of R sizes has the dimensions 0 to R - 1, from the outermost, which are also -R to -1"
)]
pub trait Axis<const DIM: isize>: Shape {
    #[doc(hidden)]
    type Index: Index;
}

/// A shape that has the dimension `DIM`. A shape without dimensions counts as having dimension 0, as in PyTorch's
/// `transpose`, `movedim`, `squeeze` and `flatten`.
#[diagnostic::on_unimplemented(
    message = "dimension {DIM} is out of range for the shape {Self}",
    label = "there is no dimension {DIM}",
    note = "a shape of R sizes has the dimensions 0 to R - 1, from the outermost, which are also -R to -1"
)]
pub trait AxisOrScalar<const DIM: isize>: Shape {
    #[doc(hidden)]
    type Index: Index;
}
#[diagnostic::do_not_recommend]
impl AxisOrScalar<0> for () {
    type Index = Scalar;
}
#[diagnostic::do_not_recommend]
impl AxisOrScalar<-1> for () {
    type Index = Scalar;
}

/// A shape that accepts a new dimension at `DIM`, counted in the result.
#[diagnostic::on_unimplemented(
    message = "a new dimension {DIM} is out of range for the shape {Self}",
    label = "{DIM} is out of range, or there are 8 already: a tensor has at most 8 dimensions",
    note = "it is counted in the result: 0 is in front of all dimensions, -1 behind them"
)]
pub trait NewDimension<const DIM: isize>: Shape {
    #[doc(hidden)]
    type Index: Index;
}

// These impls exist although no dimension is valid. If a trait has no impl at all for a shape, rustc decides this
// before it looks at `DIM`, and reports that the method is missing.
#[diagnostic::do_not_recommend]
impl Axis<{ isize::MAX }> for () {
    type Index = Scalar;
}
#[diagnostic::do_not_recommend]
impl Axis<{ isize::MIN }> for () {
    type Index = Scalar;
}
#[diagnostic::do_not_recommend]
impl<A: Dim, B: Dim, C: Dim, E: Dim, F: Dim, G: Dim, H: Dim, I: Dim> NewDimension<{ isize::MAX }>
    for (A, B, C, E, F, G, H, I)
{
    type Index = Scalar;
}

macro_rules! axes {
    (Axis ($($D:ident)*) $($rest:tt)*) => {
        axes! { @ Axis ($($D)*) $($rest)* }
        axes! { @ AxisOrScalar ($($D)*) $($rest)* }
    };
    (NewDimension $($rest:tt)*) => { axes! { @ NewDimension $($rest)* } };
    (@ $trait:ident $D:tt) => {};
    (@ $trait:ident ($($D:ident)*) $dim:literal $I:ident $($rest:tt)*) => {
        #[diagnostic::do_not_recommend]
        impl<$($D: Dim),*> $trait<$dim> for ($($D,)*) {
            type Index = $I;
        }
        axes! { @ $trait ($($D)*) $($rest)* }
    };
}
axes! { Axis (A) 0 I0 -1 I0 }
axes! { Axis (A B) 0 I0 1 I1 -1 I1 -2 I0 }
axes! { Axis (A B C) 0 I0 1 I1 2 I2 -1 I2 -2 I1 -3 I0 }
axes! { Axis (A B C E) 0 I0 1 I1 2 I2 3 I3 -1 I3 -2 I2 -3 I1 -4 I0 }
axes! { Axis (A B C E F) 0 I0 1 I1 2 I2 3 I3 4 I4 -1 I4 -2 I3 -3 I2 -4 I1 -5 I0 }
axes! { Axis (A B C E F G) 0 I0 1 I1 2 I2 3 I3 4 I4 5 I5 -1 I5 -2 I4 -3 I3 -4 I2 -5 I1 -6 I0 }
axes! { Axis (A B C E F G H) 0 I0 1 I1 2 I2 3 I3 4 I4 5 I5 6 I6
-1 I6 -2 I5 -3 I4 -4 I3 -5 I2 -6 I1 -7 I0 }
axes! { Axis (A B C E F G H I) 0 I0 1 I1 2 I2 3 I3 4 I4 5 I5 6 I6 7 I7
-1 I7 -2 I6 -3 I5 -4 I4 -5 I3 -6 I2 -7 I1 -8 I0 }
axes! { NewDimension () 0 I0 -1 I0 }
axes! { NewDimension (A) 0 I0 1 I1 -1 I1 -2 I0 }
axes! { NewDimension (A B) 0 I0 1 I1 2 I2 -1 I2 -2 I1 -3 I0 }
axes! { NewDimension (A B C) 0 I0 1 I1 2 I2 3 I3 -1 I3 -2 I2 -3 I1 -4 I0 }
axes! { NewDimension (A B C E) 0 I0 1 I1 2 I2 3 I3 4 I4 -1 I4 -2 I3 -3 I2 -4 I1 -5 I0 }
axes! { NewDimension (A B C E F) 0 I0 1 I1 2 I2 3 I3 4 I4 5 I5 -1 I5 -2 I4 -3 I3 -4 I2 -5 I1 -6 I0 }
axes! { NewDimension (A B C E F G) 0 I0 1 I1 2 I2 3 I3 4 I4 5 I5 6 I6
-1 I6 -2 I5 -3 I4 -4 I3 -5 I2 -6 I1 -7 I0 }
axes! { NewDimension (A B C E F G H) 0 I0 1 I1 2 I2 3 I3 4 I4 5 I5 6 I6 7 I7
-1 I7 -2 I6 -3 I5 -4 I4 -5 I3 -6 I2 -7 I1 -8 I0 }

/// A list of sizes, innermost first.
#[doc(hidden)]
pub trait List:
    Sized
    + crate::layout::CancelBy
    + crate::layout::PadBy
    + crate::layout::RepeatBy
    + crate::layout::CoverBy
    + crate::layout::WindowList
    + crate::layout::Begins
    + 'static
{
    /// The product of all sizes.
    type Whole: Dim;
    /// The product of all sizes and `N`.
    type WholeOf<N: Dim>: Dim;
    /// The product of all sizes and `Acc`.
    type Times<Acc: Nat>: Nat;
    /// The sizes in reverse order, followed by `Acc`.
    type Reversed<Acc: List>: List;
    /// The state after these sizes, which are outside `_`, take their dimensions from `C`, in the order of the list.
    type Close<C: crate::layout::Close>: crate::layout::Close;
    /// `Out` with these strides prepended one after the other, so the last of them becomes the first.
    type Before<Out: Shape>: Shape;
    /// Broadcasts two lists: prepends the resulting sizes to `Out`, and says whether all sizes are compatible.
    type Broadcast<B: List, Out: Shape, Ok: Bool>: Joined;
    type BroadcastCons<A: Dim, R: List, Out: Shape, Ok: Bool>: Joined;
    type BroadcastRest<Out: Shape, Ok: Bool>: Joined;
    type Same<B: List>: Bool;
    type SameCons<A: Dim, R: List>: Bool;
    type IsNil: Bool;
}
/// The empty list.
#[doc(hidden)]
#[derive(Debug)]
pub struct Nil;
/// A size, followed by those of the outer dimensions.
#[doc(hidden)]
#[derive(Debug)]
pub struct Cons<A, R>(core::marker::PhantomData<(A, R)>);

impl List for Nil {
    type Whole = D<1>;
    type WholeOf<N: Dim> = N;
    type Times<Acc: Nat> = Acc;
    type Reversed<Acc: List> = Acc;
    type Close<C: crate::layout::Close> = C;
    type Before<Out: Shape> = Out;
    type Broadcast<B: List, Out: Shape, Ok: Bool> = B::BroadcastRest<Out, Ok>;
    type BroadcastCons<A: Dim, R: List, Out: Shape, Ok: Bool> =
        R::BroadcastRest<Out::Prepend<A>, Ok>;
    type BroadcastRest<Out: Shape, Ok: Bool> = Join<Out, Ok>;
    type Same<B: List> = B::IsNil;
    type SameCons<A: Dim, R: List> = False;
    type IsNil = True;
}

impl<N: Dim, T: List> List for Cons<N, T> {
    type Whole = T::WholeOf<N>;
    type WholeOf<M: Dim> = <T::Times<<N::Nat as Nat>::Mul<M::Nat>> as Nat>::Dim;
    type Times<Acc: Nat> = T::Times<<N::Nat as Nat>::Mul<Acc>>;
    type Reversed<Acc: List> = T::Reversed<Cons<N, Acc>>;
    type Close<C: crate::layout::Close> = T::Close<C::Step<N>>;
    type Before<Out: Shape> = T::Before<Out::Prepend<N>>;
    type Broadcast<B: List, Out: Shape, Ok: Bool> = B::BroadcastCons<N, T, Out, Ok>;
    type BroadcastCons<A: Dim, R: List, Out: Shape, Ok: Bool> = R::Broadcast<
        T,
        Out::Prepend<<A::Compare as Compare>::Join<N>>,
        Ok::And<<A::Compare as Compare>::Fits<N>>,
    >;
    type BroadcastRest<Out: Shape, Ok: Bool> = T::BroadcastRest<Out::Prepend<N>, Ok>;
    type Same<B: List> = B::SameCons<N, T>;
    type SameCons<A: Dim, R: List> = <<A::Compare as Compare>::Same<N> as Bool>::And<R::Same<T>>;
    type IsNil = False;
}

/// The result of broadcasting two shapes.
#[doc(hidden)]
pub trait Joined: Sized + crate::num::Sealed {
    type Shape: Shape;
    type Ok: Bool;
}
/// The resulting shape, and whether all sizes are compatible.
#[doc(hidden)]
#[derive(Debug)]
pub struct Join<S, Ok>(core::marker::PhantomData<(S, Ok)>);
#[diagnostic::do_not_recommend]
impl<S, Ok> crate::num::Sealed for Join<S, Ok> {}
impl<S: Shape, Ok: Bool> Joined for Join<S, Ok> {
    type Shape = S;
    type Ok = Ok;
}

type Join2<A, B> = <<A as Shape>::Compare as CompareShape>::Join<B>;

/// The shape that two shapes broadcast to. PyTorch's `torch.broadcast_shapes`.
///
/// ```
/// use stridewise::prelude::*;
/// assert_eq!(<Broadcast<Shape![4, 1], Shape![5]> as Shape>::SIZES, [4, 5]);
/// ```
pub type Broadcast<A, B> = <Join2<A, B> as Joined>::Shape;
/// Whether two shapes broadcast.
pub(crate) type Broadcasts<A, B> = <Join2<A, B> as Joined>::Ok;
/// Whether two shapes are equal.
pub(crate) type SameShape<A, B> = <<A as Shape>::Compare as CompareShape>::Same<B>;

/// The strides of a contiguous tensor of this shape, in row-major order.
///
/// ```
/// use stridewise::prelude::*;
/// assert_eq!(<RowMajor<Shape![2, 3, 4]> as Shape>::SIZES, [12, 4, 1]);
/// ```
pub type RowMajor<S> = <S as Shape>::RowMajor;
/// The number of elements of a shape as a number type.
pub type Numel<S> = <S as Shape>::Numel;
pub(crate) type NumelNat<S> = <S as Shape>::NumelNat;

/// A shape that broadcasts with another one. Generic code that adds tensors of two shapes names this bound.
///
/// 1. The shape with fewer dimensions gets leading sizes of 1.
/// 2. If two sizes differ, one of them must be 1; that dimension is expanded.
///
/// Every shape broadcasts with itself and with `()`, without a bound.
///
/// ```
/// use stridewise::prelude::*;
/// fn shift<M: Dim, N: Dim, P: Dim>(
///     x: TensorView<f32, (M, N)>,
///     by: TensorView<f32, (P, N)>,
/// ) -> Tensor<f32, (M, N)>
/// where
///     (M, N): BroadcastWith<(P, N), Output = (M, N)>,
/// {
///     (x + by).eval()
/// }
/// let x = Tensor::<f32, Shape![4, 3]>::ones();
/// assert_eq!(shift(x.as_view(), x.narrow::<0, 0, 1>().rebase()).sum(), 24.0);
/// ```
#[diagnostic::on_unimplemented(
    message = "the shapes {Self} and {B} do not broadcast",
    label = "two sizes differ",
    note = "from the last dimension backwards, two sizes must be the same, or one of them 1 or missing",
    note = "`*` multiplies element by element; the product of matrices is `a.mm(&b)`",
    note = "where sizes are generic, add a bound that names the result: `A: BroadcastWith<B, Output = A>`"
)]
pub trait BroadcastWith<B: Shape>:
    Shape<Compare: CompareShape<Join<B> = Join<<Self as BroadcastWith<B>>::Output, True>>>
{
    /// The shape of the result.
    type Output: Shape;
}
#[diagnostic::do_not_recommend]
impl<A: Shape, B: Shape, O: Shape> BroadcastWith<B> for A
where
    A::Compare: CompareShape<Join<B> = Join<O, True>>,
{
    type Output = O;
}

/// A size that is inferred from the number of elements: `_` in `Shape![2, _]`. PyTorch's `-1`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Infer;

/// A size, or [`Infer`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a size",
    note = "write `Shape![2, 3]`, or `Shape![2, _]`"
)]
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
    (@in_front) => { S };
    (@in_front $D:ident $($inner:ident)*) => { <shape!(@in_front $($inner)*) as Shape>::Prepend<$D> };
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

#[doc(hidden)]
#[macro_export]
macro_rules! __size {
    (_) => { $crate::shape::Infer };
    (-1) => {
        $crate::D<{ ::core::compile_error!("a size that follows from the others is written `_`, where PyTorch takes -1") }>
    };
    ($($t:tt)+) => { $crate::__dim!($($t)+) };
}

/// A shape from constant expressions: `Shape![3, 4]`, `Shape![ROWS / 2, 3]`, `Shape![50_000]`, `Shape![]` for a scalar,
/// and `_` for a size that is inferred.
///
/// ```
/// use stridewise::prelude::*;
/// const ROWS: usize = 8;
/// assert_eq!(<Shape![ROWS / 2, 3] as Shape>::SIZES, [4, 3]);
/// ```
#[macro_export]
macro_rules! Shape {
    ($($t:tt)*) => { $crate::__list!(__size [] [] $($t)*) };
}

/// Strides from constant expressions: `Strides![4, 1]`.
#[macro_export]
macro_rules! Strides {
    ($($t:tt)*) => { $crate::__list!(__dim [] [] $($t)*) };
}

/// A list of dimensions; negative ones count from the innermost: `Dims![2, 0, -1]`.
#[macro_export]
macro_rules! Dims {
    ($($e:expr),* $(,)?) => { ($($crate::shape::At<{ $e }>,)*) };
}

/// Splits a list of tokens at its commas and makes each piece a type.
#[doc(hidden)]
#[macro_export]
macro_rules! __list {
    // The common case, in which each item is a single token.
    ($m:ident [] [] $($t:tt),* $(,)?) => { ($($crate::$m!($t),)*) };
    ($m:ident [$($done:ty,)*] []) => { ($($done,)*) };
    ($m:ident [$($done:ty,)*] [$($t:tt)+]) => { ($($done,)* $crate::$m!($($t)+),) };
    ($m:ident [$($done:ty,)*] [$($t:tt)+] , $($rest:tt)*) => {
        $crate::__list!($m [$($done,)* $crate::$m!($($t)+),] [] $($rest)*)
    };
    ($m:ident [$($done:ty,)*] [$($t:tt)*] $next:tt $($rest:tt)*) => {
        $crate::__list!($m [$($done,)*] [$($t)* $next] $($rest)*)
    };
}

/// A dimension in a list of dimensions.
#[derive(Clone, Copy, Debug, Default)]
pub struct At<const DIM: isize>;

/// A position along a dimension, counted from the start or, if negative, from the end.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "the position `{Self}` is too large for `::<..>`",
    label = "numbers in `::<..>` reach from -999 to 999",
    note = "larger ones are written by a macro: `x.slice(s![1000..2000])`, `x.slice(s![1000])`"
)]
pub trait Position: Sized + Sealed + 'static {
    type Place: Place;
}
/// Resolves a position in a dimension of a given size.
#[doc(hidden)]
pub trait Place: Sized + Sealed + 'static {
    /// The form that messages show.
    type Shown;
    /// The distance from the start of a dimension of this size.
    type Resolve<Size: Nat>: Nat;
    /// The distance to the end of a dimension of this size.
    type Beyond<Size: Nat>: Nat;
    /// Whether a negative position is not before the start.
    type Reached<Size: Nat>: Bool;
    /// Whether the position is within the size or at its end.
    type Fits<Size: Nat>: Bool;
    /// The number of indices from `Start` up to this position.
    type After<Size: Nat, Start: Place>: Nat;
    /// Whether there is an element at this position.
    type Inside<Size: Nat>: Bool;
    /// Whether the position is counted from the end.
    type Backwards: Bool;
    /// The distance from the start, or from the end if the position is counted from the end.
    type Distance: Nat;
}
/// A position from the start.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, Default)]
pub struct FromStart<N>(core::marker::PhantomData<N>);
/// A position from the end.
#[derive(Clone, Copy, Debug, Default)]
pub struct FromEnd<N>(core::marker::PhantomData<N>);

#[diagnostic::do_not_recommend]
impl<N> Sealed for FromStart<N> {}
#[diagnostic::do_not_recommend]
impl<N> Sealed for FromEnd<N> {}
#[diagnostic::do_not_recommend]
impl<const DIM: isize> Sealed for At<DIM> {}

#[diagnostic::do_not_recommend]
impl<N: Dim> Place for FromStart<N> {
    type Shown = N;
    type Resolve<Size: Nat> = N::Nat;
    type Beyond<Size: Nat> = Size::Sub<N::Nat>;
    type Reached<Size: Nat> = True;
    type Fits<Size: Nat> = <<<N::Nat as Nat>::Cmp<Size> as Ordering>::IsGreater as Bool>::Not;
    type After<Size: Nat, Start: Place> = Minus<N::Nat, Start::Resolve<Size>>;
    type Inside<Size: Nat> = <<N::Nat as Nat>::Cmp<Size> as Ordering>::IsLess;
    type Backwards = False;
    type Distance = N::Nat;
}
#[diagnostic::do_not_recommend]
impl<N: Dim> Place for FromEnd<N> {
    type Shown = Self;
    type Resolve<Size: Nat> = Size::Sub<N::Nat>;
    type Beyond<Size: Nat> = N::Nat;
    type Reached<Size: Nat> = <<<N::Nat as Nat>::Cmp<Size> as Ordering>::IsGreater as Bool>::Not;
    type Fits<Size: Nat> = Self::Reached<Size>;
    type After<Size: Nat, Start: Place> = Minus<Size::Sub<N::Nat>, Start::Resolve<Size>>;
    // `-0` is the end itself, which has no element.
    type Inside<Size: Nat> = <Self::Reached<Size> as Bool>::And<<N::IsZero as Bool>::Not>;
    type Backwards = True;
    type Distance = N::Nat;
}
macro_rules! positions {
    ($($n:literal)*) => { $(
        #[diagnostic::do_not_recommend]
        impl Position for At<$n> {
            type Place = FromStart<D<$n>>;
        }
    )* };
    (backwards $($n:literal)*) => { $(
        #[diagnostic::do_not_recommend]
        impl Position for At<-$n> {
            type Place = FromEnd<D<$n>>;
        }
    )* };
}
positions! { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 }
positions! { 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155 156 157 158 159 160 161 162 163 164 165 166 167 168 169 170 171 172 173 174 175 176 177 178 179 180 181 182 183 184 185 186 187 188 189 190 191 192 193 194 195 196 197 198 199 }
positions! { 200 201 202 203 204 205 206 207 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 240 241 242 243 244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 259 260 261 262 263 264 265 266 267 268 269 270 271 272 273 274 275 276 277 278 279 280 281 282 283 284 285 286 287 288 289 290 291 292 293 294 295 296 297 298 299 }
positions! { 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323 324 325 326 327 328 329 330 331 332 333 334 335 336 337 338 339 340 341 342 343 344 345 346 347 348 349 350 351 352 353 354 355 356 357 358 359 360 361 362 363 364 365 366 367 368 369 370 371 372 373 374 375 376 377 378 379 380 381 382 383 384 385 386 387 388 389 390 391 392 393 394 395 396 397 398 399 }
positions! { 400 401 402 403 404 405 406 407 408 409 410 411 412 413 414 415 416 417 418 419 420 421 422 423 424 425 426 427 428 429 430 431 432 433 434 435 436 437 438 439 440 441 442 443 444 445 446 447 448 449 450 451 452 453 454 455 456 457 458 459 460 461 462 463 464 465 466 467 468 469 470 471 472 473 474 475 476 477 478 479 480 481 482 483 484 485 486 487 488 489 490 491 492 493 494 495 496 497 498 499 }
positions! { 500 501 502 503 504 505 506 507 508 509 510 511 512 513 514 515 516 517 518 519 520 521 522 523 524 525 526 527 528 529 530 531 532 533 534 535 536 537 538 539 540 541 542 543 544 545 546 547 548 549 550 551 552 553 554 555 556 557 558 559 560 561 562 563 564 565 566 567 568 569 570 571 572 573 574 575 576 577 578 579 580 581 582 583 584 585 586 587 588 589 590 591 592 593 594 595 596 597 598 599 }
positions! { 600 601 602 603 604 605 606 607 608 609 610 611 612 613 614 615 616 617 618 619 620 621 622 623 624 625 626 627 628 629 630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645 646 647 648 649 650 651 652 653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670 671 672 673 674 675 676 677 678 679 680 681 682 683 684 685 686 687 688 689 690 691 692 693 694 695 696 697 698 699 }
positions! { 700 701 702 703 704 705 706 707 708 709 710 711 712 713 714 715 716 717 718 719 720 721 722 723 724 725 726 727 728 729 730 731 732 733 734 735 736 737 738 739 740 741 742 743 744 745 746 747 748 749 750 751 752 753 754 755 756 757 758 759 760 761 762 763 764 765 766 767 768 769 770 771 772 773 774 775 776 777 778 779 780 781 782 783 784 785 786 787 788 789 790 791 792 793 794 795 796 797 798 799 }
positions! { 800 801 802 803 804 805 806 807 808 809 810 811 812 813 814 815 816 817 818 819 820 821 822 823 824 825 826 827 828 829 830 831 832 833 834 835 836 837 838 839 840 841 842 843 844 845 846 847 848 849 850 851 852 853 854 855 856 857 858 859 860 861 862 863 864 865 866 867 868 869 870 871 872 873 874 875 876 877 878 879 880 881 882 883 884 885 886 887 888 889 890 891 892 893 894 895 896 897 898 899 }
positions! { 900 901 902 903 904 905 906 907 908 909 910 911 912 913 914 915 916 917 918 919 920 921 922 923 924 925 926 927 928 929 930 931 932 933 934 935 936 937 938 939 940 941 942 943 944 945 946 947 948 949 950 951 952 953 954 955 956 957 958 959 960 961 962 963 964 965 966 967 968 969 970 971 972 973 974 975 976 977 978 979 980 981 982 983 984 985 986 987 988 989 990 991 992 993 994 995 996 997 998 999 }
positions! { backwards 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 }
positions! { backwards 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155 156 157 158 159 160 161 162 163 164 165 166 167 168 169 170 171 172 173 174 175 176 177 178 179 180 181 182 183 184 185 186 187 188 189 190 191 192 193 194 195 196 197 198 199 }
positions! { backwards 200 201 202 203 204 205 206 207 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 240 241 242 243 244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 259 260 261 262 263 264 265 266 267 268 269 270 271 272 273 274 275 276 277 278 279 280 281 282 283 284 285 286 287 288 289 290 291 292 293 294 295 296 297 298 299 }
positions! { backwards 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323 324 325 326 327 328 329 330 331 332 333 334 335 336 337 338 339 340 341 342 343 344 345 346 347 348 349 350 351 352 353 354 355 356 357 358 359 360 361 362 363 364 365 366 367 368 369 370 371 372 373 374 375 376 377 378 379 380 381 382 383 384 385 386 387 388 389 390 391 392 393 394 395 396 397 398 399 }
positions! { backwards 400 401 402 403 404 405 406 407 408 409 410 411 412 413 414 415 416 417 418 419 420 421 422 423 424 425 426 427 428 429 430 431 432 433 434 435 436 437 438 439 440 441 442 443 444 445 446 447 448 449 450 451 452 453 454 455 456 457 458 459 460 461 462 463 464 465 466 467 468 469 470 471 472 473 474 475 476 477 478 479 480 481 482 483 484 485 486 487 488 489 490 491 492 493 494 495 496 497 498 499 }
positions! { backwards 500 501 502 503 504 505 506 507 508 509 510 511 512 513 514 515 516 517 518 519 520 521 522 523 524 525 526 527 528 529 530 531 532 533 534 535 536 537 538 539 540 541 542 543 544 545 546 547 548 549 550 551 552 553 554 555 556 557 558 559 560 561 562 563 564 565 566 567 568 569 570 571 572 573 574 575 576 577 578 579 580 581 582 583 584 585 586 587 588 589 590 591 592 593 594 595 596 597 598 599 }
positions! { backwards 600 601 602 603 604 605 606 607 608 609 610 611 612 613 614 615 616 617 618 619 620 621 622 623 624 625 626 627 628 629 630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645 646 647 648 649 650 651 652 653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670 671 672 673 674 675 676 677 678 679 680 681 682 683 684 685 686 687 688 689 690 691 692 693 694 695 696 697 698 699 }
positions! { backwards 700 701 702 703 704 705 706 707 708 709 710 711 712 713 714 715 716 717 718 719 720 721 722 723 724 725 726 727 728 729 730 731 732 733 734 735 736 737 738 739 740 741 742 743 744 745 746 747 748 749 750 751 752 753 754 755 756 757 758 759 760 761 762 763 764 765 766 767 768 769 770 771 772 773 774 775 776 777 778 779 780 781 782 783 784 785 786 787 788 789 790 791 792 793 794 795 796 797 798 799 }
positions! { backwards 800 801 802 803 804 805 806 807 808 809 810 811 812 813 814 815 816 817 818 819 820 821 822 823 824 825 826 827 828 829 830 831 832 833 834 835 836 837 838 839 840 841 842 843 844 845 846 847 848 849 850 851 852 853 854 855 856 857 858 859 860 861 862 863 864 865 866 867 868 869 870 871 872 873 874 875 876 877 878 879 880 881 882 883 884 885 886 887 888 889 890 891 892 893 894 895 896 897 898 899 }
positions! { backwards 900 901 902 903 904 905 906 907 908 909 910 911 912 913 914 915 916 917 918 919 920 921 922 923 924 925 926 927 928 929 930 931 932 933 934 935 936 937 938 939 940 941 942 943 944 945 946 947 948 949 950 951 952 953 954 955 956 957 958 959 960 961 962 963 964 965 966 967 968 969 970 971 972 973 974 975 976 977 978 979 980 981 982 983 984 985 986 987 988 989 990 991 992 993 994 995 996 997 998 999 }
