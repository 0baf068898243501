//! Elements that are found when the program runs, in a vector with room for all: `nonzero` and `masked_select`.

use super::indices::Each;
use crate::expr::{Expr, ExprNode, Mask, MaskShape, Walk, with_ready};
use crate::layout::operation::{masked_select, nonzero};
use crate::num::{D, Dim, K};
use crate::ops::matmul::contract::with_operands;
use crate::ops::rearrange::WithZero;
use crate::shape::{Broadcast, BroadcastBy, BroadcastWith, Numel, Shape};
use crate::tensor::HasRank;

/// A number of elements that fits in a vector of capacity `N`.
#[diagnostic::on_unimplemented(
    message = "{Op}: at most {Self} elements are found, the vector has a capacity of {N}",
    label = "the capacity is the number of elements, {Self}",
    note = "how many are found is known only at run time, and all may be: `heapless::Vec<_, N>` needs an N of {Self}"
)]
pub trait CapacityIs<const N: usize, Op>: Dim {}
#[diagnostic::do_not_recommend]
impl<const N: usize, Op> CapacityIs<N, Op> for D<N> where D<N>: Dim {}
// Above 999 the two are compared when the program is built.
#[diagnostic::do_not_recommend]
impl<H, L, const N: usize, Op> CapacityIs<N, Op> for K<H, L> where K<H, L>: Dim {}

pub(in crate::ops) const fn same_capacity<S: Shape>(capacity: usize) {
    assert!(
        S::NUMEL == capacity,
        "the vector has another capacity than the tensor has elements"
    )
}

/// Elements found at run time, in a `heapless::Vec` whose capacity is the number of elements. The compiler infers the
/// capacity up to 999; above that, the caller must write it.
pub trait NonzeroOps: Expr {
    /// Returns the indices of the nonzero elements, in row-major order. PyTorch's `x.nonzero()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![[0, 7, 0], [0, 0, 8]];
    /// let found = x.nonzero();
    /// assert_eq!(found, [[0, 1], [1, 2]]);
    /// // Of more than 999 elements, the type has their number (`heapless` 0.9).
    /// let found: heapless::Vec<_, 3072> = Tensor::<f32, Shape![3, 1024]>::ones().nonzero();
    /// assert_eq!(found[1024], [1, 0]);
    /// ```
    fn nonzero<const R: usize, const N: usize>(self) -> heapless::Vec<[usize; R], N>
    where
        Self::Elem: WithZero + PartialEq,
        Self::Shape: HasRank<R>,
        Numel<Self::Shape>: CapacityIs<N, nonzero>,
    {
        const { same_capacity::<Self::Shape>(N) };
        with_ready(self.node(), |node| {
            let mut found = heapless::Vec::new();
            Each::<Self::Shape>::walk(|index| {
                // SAFETY: the plan visits the indices of the shape.
                if unsafe { node.load(index) } != Self::Elem::NOTHING {
                    let mut at = [0; R];
                    for (at, i) in at.iter_mut().rev().zip(index.iter().rev()) {
                        *at = *i;
                    }
                    // The vector has room for all.
                    let _ = found.push(at);
                }
            });
            found
        })
    }

    /// Returns the elements where the mask is true, in row-major order; the two broadcast. PyTorch's
    /// `x.masked_select(mask)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![[1, 2], [3, 4]];
    /// let found = x.masked_select(&tensor![false, true]);
    /// assert_eq!(found, [2, 4]);
    /// // Of more than 999 elements, the type has their number (`heapless` 0.9).
    /// let x = Tensor::<f32, Shape![3, 1024]>::arange();
    /// let found: heapless::Vec<_, 3072> = x.masked_select(x.gt(3000.0));
    /// assert_eq!(found.len(), 71);
    /// ```
    fn masked_select<X: Mask, const N: usize>(self, mask: X) -> heapless::Vec<Self::Elem, N>
    where
        Self::Shape: BroadcastBy<MaskShape<X>>,
        Self::Shape: BroadcastWith<MaskShape<X>>,
        Numel<Broadcast<Self::Shape, MaskShape<X>>>: CapacityIs<N, masked_select>,
    {
        const { same_capacity::<Broadcast<Self::Shape, MaskShape<X>>>(N) };
        with_operands(self.node(), mask.mask(), |node, mask| {
            let mut found = heapless::Vec::new();
            Each::<Broadcast<Self::Shape, MaskShape<X>>>::walk(|index| {
                // SAFETY: the plan visits the indices of the common shape.
                unsafe {
                    if mask.load(index) {
                        let _ = found.push(node.load(index));
                    }
                }
            });
            found
        })
    }
}
impl<E: Expr> NonzeroOps for E {}
