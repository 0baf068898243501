//! `unsqueeze` and `squeeze`: a dimension of size 1 comes or goes.
//!
//! The new dimension's stride is what one more step would be: size times stride of the dimension that
//! it stands before, 1 at the end.

use super::Layout;
use crate::num::bits::Bool;
use crate::num::{D, Dim, Mul};
use crate::shape::{AxisOrScalar, Index, NewDimension, Shape};

type NewOf<L, const DIM: isize> = <<L as Layout>::Shape as NewDimension<DIM>>::Index;
// A size and a stride of 1 at the end make the step 1 there.
pub(super) type StepAt<Sh, St, I> = Mul<
    <I as Index>::Get<<Sh as Shape>::Append<D<1>>>,
    <I as Index>::Get<<St as Shape>::Append<D<1>>>,
>;

/// The layout that `unsqueeze::<DIM>()` makes. PyTorch's `unsqueeze`.
pub type Unsqueezed<L, const DIM: isize> = <L as Layout>::Unsqueeze<NewOf<L, DIM>>;

type OldOf<L, const DIM: isize> = <<L as Layout>::Shape as AxisOrScalar<DIM>>::Index;
type IsUnit<Sh, I> = <<I as Index>::Get<Sh> as Dim>::IsOne;
pub(super) type Without<Sh, I, S> = <IsUnit<Sh, I> as Bool>::PickShape<<I as Index>::Remove<S>, S>;

/// The layout that `squeeze::<DIM>()` makes: the same where the size is not 1. PyTorch's `squeeze`.
pub type Squeezed<L, const DIM: isize> = <L as Layout>::Squeeze<OldOf<L, DIM>>;
