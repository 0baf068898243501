//! Reading at run-time indices: `index_select`, `gather` and `take`.

use core::marker::PhantomData;

use super::gather::Gather;
use super::index_select::IndexSelect;
use super::indices::{IndexElement, IndicesError, check, evaluated, from_either_end};
use super::take::Take;
use crate::expr::{Expr, IntoExpr, Lazy};
use crate::layout::operation::index_select;
use crate::layout::{GatherWith, GatherWithBy, GatherWithRule, IfPasses, Indices, OneDimension};
use crate::num::Dim;
use crate::shape::{Axis, AxisOrScalar, Index, Shape};

type IndexOf<E, const DIM: isize> = <<E as IntoExpr>::Shape as AxisOrScalar<DIM>>::Index;
type SizeOf<E, const DIM: isize> = <IndexOf<E, DIM> as Index>::Get<<E as IntoExpr>::Shape>;
// For a tensor with at least one dimension: a slice has one dimension less.
type SlicedOf<E, const DIM: isize> = <<E as IntoExpr>::Shape as Axis<DIM>>::Index;
/// The result of `gather` and `index_select`: an expression, or the first index that is out of range.
pub type Checked<N> = Result<Lazy<N>, IndicesError>;

type Sizes<E> = <E as IntoExpr>::Shape;
type FitsIndex<E, X, const DIM: isize> = <Sizes<E> as GatherWithRule<DIM, Sizes<X>>>::Verdict;
// The result of `gather`.
type Found<E, X, const DIM: isize> = Checked<
    Gather<
        IndexOf<E, DIM>,
        <E as IntoExpr>::Node,
        IfPasses<
            <Sizes<E> as GatherWithBy<DIM, Sizes<X>, FitsIndex<E, X, DIM>>>::Passes,
            <X as IntoExpr>::Node,
        >,
    >,
>;

/// Indexing with run-time indices, as expressions over the operand and the indices `X`.
///
/// The indices are checked against the size first; the first index that is out of range is the error. `eval`,
/// `eval_into` or `eval_boxed` compute an `Ok` result, and arithmetic fuses with it.
pub trait IndexOps<X>: Expr {
    /// Selects the slices of dimension `DIM` at the indices. PyTorch's `x.index_select(dim, index)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![[1, 2], [3, 4], [5, 6]];
    /// let rows = x.index_select::<0>(&tensor![2, 0])?.eval();
    /// assert_eq!(rows, tensor![[5, 6], [1, 2]]);
    /// assert_eq!(x.index_select::<1>(&tensor![2]).unwrap_err().size, 2);
    /// # Ok::<(), IndicesError>(())
    /// ```
    #[rustfmt::skip]
    fn index_select<const DIM: isize>( // x.index_select::<0>(&indices)?
        self,
        indices: X,
    ) -> Checked<IndexSelect<SlicedOf<Self, DIM>, Self::Node, X::Node>>
    where
        X: IntoExpr<Elem: IndexElement>,
        OneDimension<X::Shape>: Indices<X::Shape, index_select>,
        Self::Shape: Axis<DIM>,
    {
        let (a, indices) = (self.node(), evaluated(indices.node()));
        check(
            &indices,
            <<SlicedOf<Self, DIM> as Index>::Get<Self::Shape> as Dim>::SIZE,
            IndexElement::below,
        )?;
        let along = PhantomData;
        Ok(Lazy(IndexSelect { a, indices, along }))
    }

    /// For each element of the index, selects the element of this expression at that index along dimension `DIM`.
    /// PyTorch's `x.gather(dim, index)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![[1, 2], [3, 4]];
    /// let y = x.gather::<1>(&tensor![[0, 0], [1, 0]])?.eval();
    /// assert_eq!(y, tensor![[1, 1], [4, 3]]);
    /// # Ok::<(), IndicesError>(())
    /// ```
    fn gather<const DIM: isize>(self, index: X) -> Found<Self, X, DIM>
    where
        X: IntoExpr<Elem: IndexElement>,
        Self::Shape: AxisOrScalar<DIM>
            + GatherWithRule<DIM, X::Shape>
            + GatherWithBy<DIM, X::Shape, FitsIndex<Self, X, DIM>>
            + GatherWith<DIM, X::Shape>,
    {
        let (a, index) = (self.node(), evaluated(index.node()));
        check(
            &index,
            <SizeOf<Self, DIM> as Dim>::SIZE,
            IndexElement::below,
        )?;
        let along = PhantomData;
        Ok(Lazy(Gather { a, index, along }))
    }

    /// Selects the elements at the positions in row-major order; negative positions count from the end. PyTorch's
    /// `x.take(index)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![[1, 2], [3, 4]];
    /// assert_eq!(x.t().take(&tensor![1, -1])?.eval(), tensor![3, 4]);
    /// # Ok::<(), IndicesError>(())
    /// ```
    fn take(self, index: X) -> Checked<Take<Self::Node, X::Node>>
    where
        X: IntoExpr<Elem: IndexElement>,
    {
        let (a, index) = (self.node(), evaluated(index.node()));
        check(&index, <Self::Shape as Shape>::NUMEL, from_either_end)?;
        Ok(Lazy(Take { a, index }))
    }
}
impl<E: Expr, X> IndexOps<X> for E {}
