//! `unsqueeze` and `squeeze`: a dimension of size 1 comes or goes.
//!
//! The new dimension's stride is what one more step would be: size times stride of the dimension that
//! it stands before, 1 at the end.

use super::{Layout, Strided};
use crate::num::bits::Bool;
use crate::num::nat::Nat;
use crate::num::{D, Dim, Mul};
use crate::shape::{AxisOrScalar, Index, NewDimension, Shape};

type NewOf<L, const DIM: isize> = <<L as Layout>::Shape as NewDimension<DIM>>::Index;
// A size and a stride of 1 at the end make the step 1 there.
type StepAt<L, I> = Mul<
    <I as Index>::Get<<<L as Layout>::Shape as Shape>::Append<D<1>>>,
    <I as Index>::Get<<<L as Layout>::Strides as Shape>::Append<D<1>>>,
>;

/// The layout that `unsqueeze::<DIM>()` makes. PyTorch's `unsqueeze`.
pub type Unsqueezed<L, const DIM: isize> = Strided<
    <NewOf<L, DIM> as Index>::Insert<<L as Layout>::Shape, D<1>>,
    <NewOf<L, DIM> as Index>::Insert<<L as Layout>::Strides, StepAt<L, NewOf<L, DIM>>>,
    <L as Layout>::Offset,
>;

type OldOf<L, const DIM: isize> = <<L as Layout>::Shape as AxisOrScalar<DIM>>::Index;
type IsUnit<L, const DIM: isize> =
    <<<OldOf<L, DIM> as Index>::Get<<L as Layout>::Shape> as Dim>::Nat as Nat>::IsOne;
type Without<L, const DIM: isize, S> =
    <IsUnit<L, DIM> as Bool>::PickShape<<OldOf<L, DIM> as Index>::Remove<S>, S>;

/// The layout that `squeeze::<DIM>()` makes: the same where the size is not 1. PyTorch's `squeeze`.
pub type Squeezed<L, const DIM: isize> = Strided<
    Without<L, DIM, <L as Layout>::Shape>,
    Without<L, DIM, <L as Layout>::Strides>,
    <L as Layout>::Offset,
>;
