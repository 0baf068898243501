//! The copies of `reshape`, `flatten` and `contiguous` are evaluated as any expression is.

use super::{IntoExpr, eval};
use crate::layout::{Contiguous, Layout, Spans};
use crate::num::bits::False;
use crate::shape::Shape;
use crate::storage::Storage;
use crate::tensor::{Tensor, TensorBase, ViewOrCopy};

#[diagnostic::do_not_recommend]
impl<S: Storage, L: Layout, To, Sh: Shape> ViewOrCopy<S, L, To> for Spans<Sh> {
    type Tensor = Tensor<S::Elem, Sh>;
    unsafe fn make(x: TensorBase<S, L>) -> Self::Tensor {
        // SAFETY: Initialisation: the two shapes have the same number of elements, each of which is written.
        unsafe {
            Tensor::written(|out| eval::write_from::<_, Contiguous<L::Shape>, true>(out, x.node()))
        }
    }
}
#[diagnostic::do_not_recommend]
impl<S: Storage, L: Layout> ViewOrCopy<S, L> for False {
    type Tensor = Tensor<S::Elem, L::Shape>;
    unsafe fn make(x: TensorBase<S, L>) -> Self::Tensor {
        eval::owned(x.node())
    }
}
