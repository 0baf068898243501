//! Positions in sorted elements, by binary search.

use core::hint::select_unpredictable;
use core::marker::PhantomData;

use crate::expr::plan::Operands;
use crate::expr::{
    Expr, ExprNode, Host, IntoExpr, Lazy, Mixed, MixesWith, NoDerivative, Tracked, structural,
};
use crate::layout::operation::{bucketize, searchsorted};
use crate::layout::{Boundaries, IfPasses, OneDimension, SearchFits, SearchVerdict};
use crate::ops::Arithmetic;
use crate::ops::rearrange::within;
use crate::shape::{MAX_RANK, Shape};

/// The position of each of the elements `V` in the sorted elements `A`, or in the same row of them: before equal
/// elements, or after them.
#[derive(Clone, Copy, Debug)]
pub struct Search<A, V, const BEHIND: bool, Op = searchsorted> {
    sorted: A,
    values: V,
    op: PhantomData<fn() -> Op>,
}
#[diagnostic::do_not_recommend]
impl<A, V, const BEHIND: bool, Op> crate::num::Sealed for Search<A, V, BEHIND, Op> {}
type Searches<S, V, const BEHIND: bool> = Search<
    <S as IntoExpr>::Node,
    IfPasses<
        <SearchVerdict<<S as IntoExpr>::Shape, <V as IntoExpr>::Shape> as SearchFits<
            <S as IntoExpr>::Shape,
            <V as IntoExpr>::Shape,
        >>::Passes,
        Mixed<Host, V, <S as IntoExpr>::Elem>,
    >,
    BEHIND,
>;
impl<A: ExprNode, V: ExprNode, const BEHIND: bool, Op> Search<A, V, BEHIND, Op> {
    /// Whether the sorted elements are rows: `A` and `V` then have equal shapes except for the last size, which the
    /// methods that create a `Search` ensure.
    const ROWS: bool = <A::Shape as Shape>::RANK > 1;
}
// SAFETY: the promise of the values; the positions that are read are less than the number of elements, in the row of
#[diagnostic::do_not_recommend]
// the value.
unsafe impl<A: ExprNode, V: ExprNode<Elem = A::Elem>, const BEHIND: bool, Op: 'static> ExprNode
    for Search<A, V, BEHIND, Op>
where
    A::Elem: Arithmetic,
{
    type Elem = usize;
    type Shape = V::Shape;
    type Memory = V::Memory;
    type RequiresGrad =
        <<A::RequiresGrad as Tracked>::Or<V::RequiresGrad> as Tracked>::Or<NoDerivative<Op>>;
    const OPERANDS: Operands = match Self::ROWS {
        true => Operands::BY_INDEX,
        false => V::OPERANDS,
    };
    const HEAVY: bool = true;
    structural! { Search<A::Ready, V::Ready, BEHIND, Op>; A sorted, V values; |this| Search { sorted, values, op: this.op }; apart }
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        A::is_shared() && V::is_shared()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> usize {
        // SAFETY: the caller's promise.
        let value = unsafe { self.values.load(index) };
        let mut at = match Self::ROWS {
            true => within::<V::Shape>(index),
            false => [0; MAX_RANK],
        };
        let (mut low, mut high) = (0, <A::Shape as Shape>::PADDED[MAX_RANK - 1]);
        while low < high {
            let middle = low + (high - low) / 2;
            at[MAX_RANK - 1] = middle;
            // SAFETY: `middle` is less than `high`, and the index of the value is an index of its row.
            let x = unsafe { self.sorted.load(&at) };
            let reached = if BEHIND { x > value } else { x >= value };
            // No processor foresees it: the next step waits for the comparison, and not for a jump taken back.
            (low, high) = (
                select_unpredictable(reached, low, middle + 1),
                select_unpredictable(reached, middle, high),
            );
        }
        low
    }
}

/// Binary search in sorted elements. The results are expressions.
pub trait SearchSorted: Expr {
    /// Returns, for each value, the first position of this sorted vector at which inserting it keeps the order: after
    /// all smaller elements. PyTorch's `torch.searchsorted(sorted, values)`.
    ///
    /// If the sorted elements have several dimensions, each row is searched for the values of the same row: the shapes
    /// must be equal except for the last size.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let sorted = tensor![1, 3, 5];
    /// assert_eq!(sorted.searchsorted(&tensor![3, 4, 9]).eval(), tensor![1, 2, 3]);
    /// let rows = tensor![[1, 3, 5], [2, 4, 6]];
    /// assert_eq!(rows.searchsorted(&tensor![[3, 6], [1, 4]]).eval(), tensor![[1, 3], [0, 1]]);
    /// ```
    // In one line, as the error message shows it.
    #[rustfmt::skip]
    fn searchsorted<V: IntoExpr<Elem: MixesWith<Self::Elem>>>(self, values: V) -> Lazy<Searches<Self, V, false>> where SearchVerdict<Self::Shape, V::Shape>: SearchFits<Self::Shape, V::Shape>, Self::Elem: Arithmetic {
        let (sorted, values) = (self.node(), <V::Elem as MixesWith<Self::Elem>>::node(values.node()));
        Lazy(Search { sorted, values, op: PhantomData })
    }

    /// Returns, for each value, the last position of this sorted vector at which inserting it keeps the order: after
    /// all smaller and all equal elements. Several dimensions are searched row by row, as in
    /// [`searchsorted`](Self::searchsorted). PyTorch's `torch.searchsorted(sorted, values, right=True)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let sorted = tensor![1, 3, 5];
    /// assert_eq!(sorted.searchsorted_right(&tensor![3, 4, 9]).eval(), tensor![2, 2, 3]);
    /// ```
    // In one line, as the error message shows it.
    #[rustfmt::skip]
    fn searchsorted_right<V: IntoExpr<Elem: MixesWith<Self::Elem>>>(self, values: V) -> Lazy<Searches<Self, V, true>> where SearchVerdict<Self::Shape, V::Shape>: SearchFits<Self::Shape, V::Shape>, Self::Elem: Arithmetic {
        let (sorted, values) = (self.node(), <V::Elem as MixesWith<Self::Elem>>::node(values.node()));
        Lazy(Search { sorted, values, op: PhantomData })
    }

    /// Returns, for each element, the index of its bucket. The boundaries are the upper limits of the buckets,
    /// inclusive. PyTorch's `torch.bucketize(x, boundaries)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![[3, 4], [9, 0]];
    /// assert_eq!(x.bucketize(&tensor![1, 3, 5]).eval(), tensor![[1, 2], [3, 0]]);
    /// ```
    fn bucketize<B: IntoExpr<Elem: MixesWith<Self::Elem>>>(
        self,
        boundaries: B,
    ) -> Lazy<Search<Mixed<Host, B, Self::Elem>, Self::Node, false, bucketize>>
    where
        Self::Elem: Arithmetic,
        OneDimension<B::Shape>: Boundaries<B::Shape>,
    {
        let sorted = <B::Elem as MixesWith<Self::Elem>>::node(boundaries.node());
        let values = self.node();
        Lazy(Search {
            sorted,
            values,
            op: PhantomData,
        })
    }
}
impl<E: Expr> SearchSorted for E {}

#[cfg(test)]
mod tests {
    use super::*;

    // `backward` names an operation without a derivative by this type.
    #[test]
    fn positions_have_the_name_of_their_operation() {
        fn name<N: ExprNode>(_: &crate::expr::Lazy<N>) -> &'static str {
            core::any::type_name::<<N::RequiresGrad as Tracked>::Obstacle>()
        }
        let (x, sorted) = (crate::tensor![2.0, 4.0], crate::tensor![1.0, 3.0, 5.0]);
        assert!(name(&x.bucketize(&sorted)).ends_with("::bucketize"));
        assert!(name(&sorted.searchsorted(&x)).ends_with("::searchsorted"));
        assert!(name(&sorted.searchsorted_right(&x)).ends_with("::searchsorted"));
    }
}
