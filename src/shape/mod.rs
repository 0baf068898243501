//! Shapes: flat tuples of sizes, `(D<3>, D<4>)`, written `Shape![3, 4]`.

#[macro_use]
mod rows;

mod axis;
mod broadcast;
mod infer;
mod list;
#[macro_use]
mod macros;
mod position;
mod rank;
mod sizes;
mod tuple;

use crate::num::bits::{Bool, True};
use crate::num::nat::Nat;
use crate::num::{Dim, Sealed};

pub use axis::Axis;
#[doc(hidden)]
pub use axis::{AxisOrScalar, I0, I1, I2, I3, I4, I5, I6, I7, Index, NewDimension, Scalar};
pub use broadcast::{Broadcast, BroadcastWith};
#[cfg_attr(doc, doc(hidden))]
pub use broadcast::{BroadcastBy, BroadcastWithResult, Broadcasted, DoNotBroadcast};
pub(crate) use broadcast::{Broadcasts, SameShape};
#[doc(hidden)]
pub use broadcast::{CompareShape, Join, Joined};
#[doc(hidden)]
pub use infer::DimOrInfer;
pub use infer::{Infer, ShapeOrInfer};
#[doc(hidden)]
pub use list::{Cons, List, Nil};
#[doc(hidden)]
pub use position::{At, FromEnd, FromStart, Place, Position};
#[doc(hidden)]
pub use rank::{R0, R1, R2, R3, R4, R5, R6, R7, R8, Rank};
#[cfg_attr(doc, doc(hidden))]
pub use sizes::{OneSize, TwoSizes};
#[doc(hidden)]
pub use tuple::{AtMostEight, TooManyDims};

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
    /// Whether this is [`TooManyDims`], and no tuple.
    #[doc(hidden)]
    type IsTooMany: Bool;
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
    zip_strides! { declare }
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
