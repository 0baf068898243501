//! Slices at run-time indices: the node of `index_select`.

use core::marker::PhantomData;

use super::indices::IndexElement;
use crate::expr::plan::{Operands, effective};
use crate::expr::simd_dispatch::VECTORS;
use crate::expr::temporaries::Room;
use crate::expr::{ExprNode, Tracked, distance, kernel, structural};
use crate::layout::Layout;
use crate::num::Dim;
use crate::ops::join::{along, axis};
use crate::ops::nn::{distance as steps, walk_shared};
use crate::shape::{Index, MAX_RANK, Shape};

/// Slices of `A`, one for each index.
#[derive(Clone, Copy, Debug)]
pub struct IndexSelect<I, A, X> {
    pub(crate) a: A,
    pub(crate) indices: X,
    pub(crate) along: PhantomData<I>,
}
#[diagnostic::do_not_recommend]
impl<I, A, X> crate::num::Sealed for IndexSelect<I, A, X> {}
#[diagnostic::do_not_recommend]
// SAFETY: the index along the dimension is less than its size, or 0: the size is above 0 if there are indices;
// otherwise `check` would have rejected them.
unsafe impl<I: Index, A: ExprNode, X: ExprNode<Elem: IndexElement>> ExprNode
    for IndexSelect<I, A, X>
{
    type Elem = A::Elem;
    type Shape = I::Set<A::Shape, <X::Shape as Shape>::Get0>;
    type Memory = A::Memory;
    type RequiresGrad = <A::RequiresGrad as Tracked>::Or<X::RequiresGrad>;
    const OPERANDS: Operands = Operands::BY_INDEX;
    structural! { IndexSelect<I, A::Ready, X::Ready>; A a, X indices; |this| IndexSelect { a, indices, along: this.along }; apart }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn write<L: Layout<Shape = Self::Shape>>(
        self,
        out: *mut A::Elem,
        unique: bool,
        mut room: Room,
    ) {
        // SAFETY: the caller's promise. Slices are copied where nobody else reads or writes the result.
        unsafe {
            if const { slice_of::<I, Self::Shape, A::Ready, L>() > 1 } && unique {
                self.ready(&mut room).copy_slices::<Self::Shape, L>(out);
            } else {
                kernel::write::<Self, L>(self, out, unique, room);
            }
        }
    }
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        A::is_shared() && X::is_shared()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> A::Elem {
        // SAFETY: see above.
        unsafe { self.a.load(&self.origin(index)) }
    }
}
/// The number of elements of a slice, `A` being in memory and `L` the layout of the result: the elements of the
/// dimensions after `I`, if they are contiguous in both and processors have vectors, or else 0.
const fn slice_of<I: Index, S: Shape, A: ExprNode, L: Layout>() -> usize {
    let Some(from) = A::STRIDES else { return 0 };
    if !VECTORS {
        return 0;
    }
    let (axis, sizes) = (axis::<S, I>(), S::PADDED);
    let (mut elements, mut d) = (1, MAX_RANK);
    while d > axis + 1 {
        d -= 1;
        if sizes[d] != 1 {
            if from[d] != elements || L::PADDED_STRIDES[d] != elements {
                return 0;
            }
            elements *= sizes[d];
        }
    }
    elements
}
impl<I: Index, A: ExprNode, X: ExprNode<Elem: IndexElement>> IndexSelect<I, A, X> {
    /// Copies whole slices to a result of the shape `S`.
    ///
    /// # Safety
    /// `slice_of` is not 0, and the result may be written with the layout `L`; nobody else reads or writes it.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn copy_slices<S: Shape, L: Layout>(&self, out: *mut A::Elem) {
        let slices = const {
            let (mut sizes, mut d) = (S::PADDED, axis::<S, I>() + 1);
            while d < MAX_RANK {
                sizes[d] = 1;
                d += 1;
            }
            sizes
        };
        let this = &self;
        // SAFETY: the caller's promise: origins are indices of the operand, and each slice is written by one thread
        // only.
        unsafe {
            walk_shared::<A::Elem>(
                &slices,
                S::NUMEL,
                <Self as ExprNode>::is_shared(),
                #[cfg_attr(not(unoptimised), inline(always))]
                move |index| {
                    let elements = const { slice_of::<I, S, A, L>() };
                    let from = const {
                        match A::STRIDES {
                            Some(strides) => effective(&<A::Shape as Shape>::PADDED, &strides),
                            None => [0; MAX_RANK],
                        }
                    };
                    let origin = this.origin(index);
                    let x = this.a.pointer().add(steps(&origin, &from));
                    let y = out.add(distance::<L>(index));
                    x.copy_to_nonoverlapping(y, elements);
                },
            );
        }
    }

    /// The index of the operand whose element is at an index.
    ///
    /// # Safety
    /// As for `load`.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) unsafe fn origin(&self, index: &[usize; MAX_RANK]) -> [usize; MAX_RANK] {
        let (axis, i) = along::<<Self as ExprNode>::Shape, I>(index);
        let mut which = [0; MAX_RANK];
        which[MAX_RANK - 1] = i;
        let mut at = *index;
        // SAFETY: the caller's promise.
        let i = unsafe { self.indices.load(&which) };
        at[axis] = i
            .below(const { <I::Get<A::Shape> as Dim>::SIZE })
            .unwrap_or(0);
        at
    }
}
