//! The copies of `reshape`, `flatten` and `contiguous` are evaluated as any expression is. Of a variable they are
//! expressions, which `backward` differentiates.

use super::result_view::ResultView;
use super::variable::VarLeaf;
use super::{AsExpression, IntoExpr, Lazy, eval};
use crate::layout::{Contiguous, Layout, Spans, StorageSpan};
use crate::num::bits::False;
use crate::shape::Shape;
use crate::storage::{Cells, Element, Ref, Storage, Variable};
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

/// `contiguous` of a view of generic sizes, of which it is not known whether it is: an expression. By value, as that of other
/// views, which is inherent and therefore found first: by `&self`, it would be found first for a reference to a view.
#[doc(hidden)]
pub trait PerhapsContiguous: AsExpression {
    fn contiguous(self) -> Lazy<Self::Tree> {
        Lazy(self.tree())
    }
}
impl<T: Element, Rest: StorageSpan, L: Layout> PerhapsContiguous
    for TensorBase<Ref<'_, T, Rest>, L>
{
}
impl<T: Element, Rest: StorageSpan, L: Layout> PerhapsContiguous
    for TensorBase<Cells<'_, T, Rest>, L>
{
}
impl<T: Element, Rest: StorageSpan, L: Layout> PerhapsContiguous
    for TensorBase<Variable<'_, T, Rest>, L>
{
}

/// The elements of a variable in row-major order, with the shape `Sh`.
type InRowsOf<'a, T, L, Sh> =
    Lazy<ResultView<Contiguous<Sh>, VarLeaf<'a, T, <L as Layout>::Shape, <L as Layout>::Strides>>>;
#[diagnostic::do_not_recommend]
impl<'a, T: Element, Rest: StorageSpan, L: Layout, To, Sh: Shape>
    ViewOrCopy<Variable<'a, T, Rest>, L, To> for Spans<Sh>
{
    type Tensor = InRowsOf<'a, T, L, Sh>;
    unsafe fn make(x: TensorBase<Variable<'a, T, Rest>, L>) -> Self::Tensor {
        // SAFETY: the two shapes have the same number of elements, and a contiguous layout has each once.
        unsafe { ResultView::of(x.leaf()) }
    }
}
#[diagnostic::do_not_recommend]
impl<'a, T: Element, Rest: StorageSpan, L: Layout> ViewOrCopy<Variable<'a, T, Rest>, L> for False {
    type Tensor = InRowsOf<'a, T, L, L::Shape>;
    unsafe fn make(x: TensorBase<Variable<'a, T, Rest>, L>) -> Self::Tensor {
        // SAFETY: a contiguous layout of the same shape has each element once.
        unsafe { ResultView::of(x.leaf()) }
    }
}
