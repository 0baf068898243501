//! Expressions through `core::fmt`: what they would evaluate to, without memory for the result.

use core::fmt;

use super::{Printable, write_tensor};
use crate::expr::{ExprNode, Lazy, with_ready};
use crate::shape::{MAX_RANK, Shape};

fn write_node<N: ExprNode<Elem: Printable>>(f: &mut fmt::Formatter<'_>, node: &N) -> fmt::Result {
    write_tensor(f, <N::Shape as Shape>::SIZES, &|index| {
        let mut at = [0; MAX_RANK];
        at[MAX_RANK - index.len()..].copy_from_slice(index);
        // SAFETY: the printer asks for indices of the shape.
        unsafe { node.load(&at) }
    })
}

/// As its result prints. Each element is computed when it is printed, and once or twice before, to find the common format;
/// nothing is stored, but for what a kernel computes, such as a layer, which is in a temporary meanwhile: on the heap with
/// the feature `alloc`, on the stack without.
///
/// ```
/// use stridewise::prelude::*;
/// let a: Tensor<f32, Shape![2, 2]> = tensor![[1.0, 2.0], [3.0, 4.0]];
/// assert_eq!(format!("{}", &a + a.t()), "tensor([[2., 5.],\n        [5., 8.]])");
/// let x: Tensor<f32, Shape![2]> = tensor![0.0, 0.0];
/// assert_eq!(format!("{}", x.softmax::<0>()), "tensor([0.5000, 0.5000])");
/// ```
impl<N: ExprNode<Elem: Printable> + Clone> fmt::Display for Lazy<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_ready(self.0.clone(), |node| write_node(f, &node))
    }
}
