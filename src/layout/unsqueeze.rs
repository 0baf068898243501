//! `unsqueeze` and `squeeze`: insert or remove a dimension of size 1.
//!
//! The stride of the new dimension is `size * stride` of the dimension after it, or 1 if it is the last dimension.

use super::Layout;
use crate::num::bits::Bool;
use crate::num::{D, Dim, Mul};
use crate::shape::{AxisOrScalar, Index, NewDimension, Shape};

type NewOf<L, const DIM: isize> = <<L as Layout>::Shape as NewDimension<DIM>>::Index;
// A missing size and stride count as 1, so the stride of a new last dimension is 1.
pub(super) type StepAt<Sh, St, I> = Mul<
    <I as Index>::Get<<Sh as Shape>::Append<D<1>>>,
    <I as Index>::Get<<St as Shape>::Append<D<1>>>,
>;

/// The layout that `unsqueeze::<DIM>()` makes. PyTorch's `unsqueeze`.
pub type Unsqueezed<L, const DIM: isize> = <L as Layout>::Unsqueeze<NewOf<L, DIM>>;

type OldOf<L, const DIM: isize> = <<L as Layout>::Shape as AxisOrScalar<DIM>>::Index;
type IsUnit<Sh, I> = <<I as Index>::Get<Sh> as Dim>::IsOne;
pub(super) type Without<Sh, I, S> = <IsUnit<Sh, I> as Bool>::PickShape<<I as Index>::Remove<S>, S>;

/// The layout of `squeeze::<DIM>()`: unchanged if the size is not 1. PyTorch's `squeeze`.
pub type Squeezed<L, const DIM: isize> = <L as Layout>::Squeeze<OldOf<L, DIM>>;
