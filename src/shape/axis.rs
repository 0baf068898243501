//! Which dimension an argument such as `1` or `-1` names.

use super::*;
use crate::num::D;

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

// The messages are true of generic shapes as well: a message of their own for shapes that are known needs an impl for each
// number out of range, which rustc would list as alternatives.
/// A shape that has the dimension `DIM`, counted from the outermost, or from the innermost if negative.
#[diagnostic::on_unimplemented(
    message = "dimension {DIM} cannot be found in the shape {Self}",
    label = "out of range, unless the shape is generic",
    note = "a shape of R sizes has the dimensions 0 to R - 1, from the outermost, which are also -R to -1",
    note = "a generic shape has those of its bounds: `S: stridewise::shape::Axis<{DIM}>`"
)]
pub trait Axis<const DIM: isize>: Shape {
    #[doc(hidden)]
    type Index: Index;
}

/// A shape that has the dimension `DIM`. A shape without dimensions counts as having dimension 0, as in PyTorch's
/// `transpose`, `movedim`, `squeeze` and `flatten`.
#[diagnostic::on_unimplemented(
    message = "dimension {DIM} cannot be found in the shape {Self}",
    label = "out of range, unless the shape is generic",
    note = "a shape of R sizes has the dimensions 0 to R - 1, from the outermost, which are also -R to -1",
    note = "a generic shape has those of its bounds: `S: stridewise::shape::AxisOrScalar<{DIM}>`"
)]
#[cfg_attr(doc, doc(hidden))]
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
    message = "a new dimension {DIM} cannot be placed in the shape {Self}",
    label = "{DIM} is out of range, or there are 8 already, unless the shape is generic: a tensor has at most 8 dimensions",
    note = "it is counted in the result: 0 is in front of all dimensions, -1 behind them",
    note = "a generic shape has the places of its bounds: `S: stridewise::shape::NewDimension<{DIM}>`"
)]
#[cfg_attr(doc, doc(hidden))]
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
