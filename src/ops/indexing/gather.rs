//! Elements at run-time indices along a dimension: the node of `gather`.

use core::marker::PhantomData;

use super::indices::IndexElement;
use crate::expr::plan::{Operands, effective};
use crate::expr::simd_dispatch::{VECTORS, line, prefetch};
use crate::expr::temporaries::Room;
use crate::expr::{ExprNode, Tracked, distance, kernel, structural};
use crate::layout::Layout;
use crate::num::Dim;
use crate::ops::join::{along, axis};
use crate::ops::nn::sizes::across;
use crate::ops::nn::{distance as steps, walk_shared};
use crate::ops::rearrange::within;
use crate::shape::{Index, MAX_RANK, Shape};

/// The elements of `A`, each selected by its own index along one dimension.
#[derive(Clone, Copy, Debug)]
pub struct Gather<I, A, X> {
    pub(crate) a: A,
    pub(crate) index: X,
    pub(crate) along: PhantomData<I>,
}
#[diagnostic::do_not_recommend]
impl<I, A, X> crate::num::Sealed for Gather<I, A, X> {}
#[diagnostic::do_not_recommend]
// SAFETY: Bounds: the index along `I` is compared with the size; the other sizes of the indices are at most those of
// the operand.
unsafe impl<I: Index, A: ExprNode, X: ExprNode<Elem: IndexElement>> ExprNode for Gather<I, A, X> {
    type Elem = A::Elem;
    type Shape = X::Shape;
    type Memory = A::Memory;
    type RequiresGrad = <A::RequiresGrad as Tracked>::Or<X::RequiresGrad>;
    const OPERANDS: Operands = Operands::BY_INDEX;
    structural! { Gather<I, A::Ready, X::Ready>; A a, X index; |this| Gather { a, index, along: this.along }; apart }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn write<L: Layout<Shape = X::Shape>>(
        self,
        out: *mut A::Elem,
        unique: bool,
        mut room: Room,
    ) {
        // SAFETY: the caller's promise. Lanes are written where nobody else reads or writes the result.
        unsafe {
            if const { lane_step::<I, X::Shape, A::Ready>() > 0 } && unique {
                self.ready(&mut room).write_lanes::<L>(out);
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
/// The number of elements from one lane of `A` along the dimension `I` to the next, if lanes run along the last dimension
/// and are contiguous in memory, or else 0.
const fn lane_step<I: Index, S: Shape, A: ExprNode>() -> usize {
    match A::STRIDES {
        Some(strides) if VECTORS && axis::<S, I>() == MAX_RANK - 1 => {
            let strides = effective(&<A::Shape as Shape>::PADDED, &strides);
            if strides[MAX_RANK - 1] == 1 {
                strides[MAX_RANK - 2]
            } else {
                0
            }
        }
        _ => 0,
    }
}
impl<I: Index, A: ExprNode, X: ExprNode<Elem: IndexElement>> Gather<I, A, X> {
    /// Writes the result lane by lane, while the operand's next lane comes to the cache: its elements are read in no
    /// order that a processor would foresee.
    ///
    /// # Safety
    /// `lane_step` is not 0, and the result may be written with the layout `L`; nobody else reads or writes it.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn write_lanes<L: Layout<Shape = X::Shape>>(&self, out: *mut A::Elem) {
        let lanes = const { across(<X::Shape as Shape>::PADDED, MAX_RANK - 1) };
        let this = &self;
        // SAFETY: the caller's promise: origins are indices of the operand, and each lane is written by one thread only.
        unsafe {
            walk_shared::<A::Elem>(
                &lanes,
                const { <X::Shape as Shape>::NUMEL },
                <Self as ExprNode>::is_shared(),
                #[cfg_attr(not(unoptimised), inline(always))]
                move |index| {
                    let n = const { <X::Shape as Shape>::PADDED[MAX_RANK - 1] };
                    let from = const {
                        match A::STRIDES {
                            Some(strides) => effective(&<A::Shape as Shape>::PADDED, &strides),
                            None => [0; MAX_RANK],
                        }
                    };
                    let lane = this.a.pointer().wrapping_add(steps(index, &from));
                    let next = lane.wrapping_add(const { lane_step::<I, X::Shape, A>() });
                    let mut at = *index;
                    let mut i = 0;
                    while i < n {
                        prefetch(next.wrapping_add(i));
                        let end = n.min(i + const { line::<A::Elem>() });
                        while i < end {
                            at[MAX_RANK - 1] = i;
                            out.add(distance::<L>(&at)).write(this.load(&at));
                            i += 1;
                        }
                    }
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
        let (axis, _) = along::<X::Shape, I>(index);
        let mut at = within::<X::Shape>(index);
        // SAFETY: the caller's promise.
        let i = unsafe { self.index.load(&at) };
        at[axis] = i
            .below(const { <I::Get<A::Shape> as Dim>::SIZE })
            .unwrap_or(0);
        at
    }
}
