//! Formats expressions with `core::fmt`, without memory for the result.

use core::fmt;

use super::{Printable, write_tensor};
use crate::expr::{ExprNode, Lazy, with_ready};
use crate::shape::{MAX_RANK, Shape};

fn write_node<N: ExprNode<Elem: Printable>>(f: &mut fmt::Formatter<'_>, node: &N) -> fmt::Result {
    write_tensor(f, <N::Shape as Shape>::SIZES, &|index| {
        let mut at = [0; MAX_RANK];
        at[MAX_RANK - index.len()..].copy_from_slice(index);
        // SAFETY: Bounds: the printer requests only indices of the shape.
        unsafe { node.load(&at) }
    })
}

/// Prints as its result would. Each element is computed when it is printed, and once or twice before, to find the
/// common format. No result is stored, except that of a kernel, such as a layer: it is in a temporary during printing,
/// on the heap with the feature `alloc`, on the stack without.
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
