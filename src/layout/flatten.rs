//! `flatten`: neighbouring dimensions multiplied into one. PyTorch's `Tensor.flatten`.
//!
//! The new shape is judged like that of any `view`.

use super::Layout;
use crate::num::bits::Bool;
use crate::num::bits::Ordering;
use crate::num::nat::Nat;
use crate::shape::{AxisOrScalar, Index, Shape};

/// The shape in which the dimensions `A` to `B` are one.
pub type Flattened<S, const A: isize, const B: isize> = <<<<From<S, A> as Index>::Nat as Nat>::Cmp<
    <From<S, B> as Index>::Nat,
> as Ordering>::IsGreater as FlattenOrder<A, B, S>>::Shape<From<S, A>, From<S, B>>;

type From<S, const A: isize> = <S as AxisOrScalar<A>>::Index;

/// The verdict on the order of the two dimensions.
#[diagnostic::on_unimplemented(
    message = "flatten: dimension {A} comes after dimension {B} in the shape {S}",
    label = "the first dimension must not come after the last",
    note = "write `flatten::<FIRST, LAST>()`, outermost first"
)]
pub trait FlattenOrder<const A: isize, const B: isize, S: Shape> {
    #[doc(hidden)]
    type Shape<I: Index, J: Index>: Shape;
}
impl<const A: isize, const B: isize, S: Shape> FlattenOrder<A, B, S> for crate::num::bits::False {
    type Shape<I: Index, J: Index> = J::Merge<I, S>;
}
