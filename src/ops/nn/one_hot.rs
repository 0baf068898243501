//! The node of `one_hot`.

use super::class_index::ClassIndex;
use super::embedding::in_front;
use super::{AcceptedLayout, Compute, ShapeOf, distance, walk};
use crate::expr::{ExprNode, NoDerivative, kernels};
use crate::layout::Layout;
use crate::layout::operation::one_hot;
use crate::shape::{MAX_RANK, Shape};

/// Classes as vectors with a 1 at the class (one-hot encoding).
#[derive(Clone, Copy, Debug)]
pub struct OneHot<Y, Out> {
    pub(super) y: Y,
    pub(super) output: AcceptedLayout<Out>,
}
kernels! {
    [Y: ExprNode<Elem: ClassIndex>, Out: Shape]
    OneHot<Y, Out> => OneHot<Y::Placed, Out>, i64, Out, NoDerivative<one_hot>;
    y: Y;
    |this| OneHot { y, output: this.output };
}
// SAFETY: the output's sizes are those of the classes, followed by the number of classes.
unsafe impl<Y: ExprNode<Elem: ClassIndex>, Out: Shape> Compute for OneHot<Y, Out> {
    type Elem = i64;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut i64, _: bool) {
        let classes = const { Out::PADDED[MAX_RANK - 1] };
        let os = const { L::PADDED_STRIDES };
        walk(
            const { &ShapeOf::<Y>::PADDED },
            #[cfg_attr(not(unoptimised), inline(always))]
            |index| {
                // SAFETY: a valid index of the classes.
                let class = unsafe { self.y.load(index) }.number();
                // All zeros first: without a comparison they are written by vectors.
                // SAFETY: Bounds: `j` and the class are less than the last size of the output.
                unsafe {
                    let row = out.add(distance(&in_front(index), &os));
                    for j in 0..classes {
                        row.add(j * os[MAX_RANK - 1]).write(0);
                    }
                    if let Some(class) =
                        usize::try_from(class).ok().filter(|&class| class < classes)
                    {
                        row.add(class * os[MAX_RANK - 1]).write(1);
                    }
                }
            },
        );
    }
}
