//! Views of results: `x.linear(&w).reshape::<Shape![4, 2, 8]>()` is an expression, as `x.linear(&w)` is.
//!
//! A view is one of elements in memory. So the result is computed into the memory of the expression's own result where
//! both have the same elements in the same order, else into a temporary, and the view is a [`Leaf`] over it: what reads
//! it finds the strides in its type, as with a view of a tensor. Of a tensor that is borrowed and contiguous, as in a
//! function of any expression, it is one: nothing is computed.

use core::marker::PhantomData;

use super::kernel::{self, not_computed};
use super::plan::Operands;
use super::temporaries::{Need, Pending, Room, bytes_of};
use super::{ExprNode, Lazy, Leaf};
use crate::layout::{Contiguous, Layout};
use crate::num::Dim;
use crate::shape::{MAX_RANK, Shape};

/// The elements of an expression, which is computed in row-major order, in the layout `L`.
#[derive(Debug)]
pub struct ResultView<L, A> {
    pub(crate) a: A,
    pub(crate) layout: PhantomData<L>,
}
impl<L, A: Clone> Clone for ResultView<L, A> {
    fn clone(&self) -> Self {
        Self {
            a: self.a.clone(),
            layout: PhantomData,
        }
    }
}
impl<L, A: Copy> Copy for ResultView<L, A> {}
#[diagnostic::do_not_recommend]
impl<L, A> crate::num::Sealed for ResultView<L, A> {}

/// The view of a result in a temporary.
pub(crate) type ViewLeaf<T, L> = Leaf<'static, T, <L as Layout>::Shape, <L as Layout>::Strides>;

impl<L: Layout, A: ExprNode> ResultView<L, A> {
    /// # Safety
    /// The layout has elements of a contiguous result of this shape.
    pub(crate) unsafe fn of(a: A) -> Lazy<Self> {
        let layout = PhantomData;
        Lazy(Self { a, layout })
    }
    /// Whether the elements are in the same order as those of the result.
    pub(crate) const IN_ORDER: bool = Self::WHOLE && kernel::is_contiguous::<L>();
    /// Whether each element of the result is in the view, once.
    pub(crate) const WHOLE: bool =
        L::IS_INJECTIVE && <L::Shape as Shape>::NUMEL == <A::Shape as Shape>::NUMEL;
    /// Whether the result is elements in memory that are in row-major order, of which this is a view.
    const IN_PLACE: bool = match A::STRIDES {
        Some(strides) => A::BORROWED && kernel::are_contiguous::<A::Shape>(&strides),
        None => false,
    };
    /// The view of these elements.
    ///
    /// # Safety
    /// It is `IN_PLACE`.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn in_place(self) -> ViewLeaf<A::Elem, L> {
        // SAFETY: the layout is within the elements of the result, which are borrowed as long as the expression is. The
        // offset of an empty layout may be out of range, hence `wrapping_add`.
        unsafe { Leaf::new(self.a.pointer().wrapping_add(<L::Offset as Dim>::SIZE)) }
    }
    const BYTES: usize = bytes_of::<A::Elem>(<A::Shape as Shape>::NUMEL);

    /// Computes the result to memory for its elements.
    ///
    /// # Safety
    /// The memory is for the elements, and not in the room, which has `A::TEMPORARIES[0]` bytes.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn computed(self, out: *mut u8, room: Room) -> ViewLeaf<A::Elem, L> {
        // SAFETY: the caller's promise; the layout is within the elements of the result.
        unsafe {
            self.a.write::<Contiguous<A::Shape>>(out.cast(), true, room);
            // The offset of an empty layout may be out of range, hence `wrapping_add`.
            Leaf::new(out.cast::<A::Elem>().wrapping_add(<L::Offset as Dim>::SIZE))
        }
    }
}

#[diagnostic::do_not_recommend]
// SAFETY: nothing is loaded before the result is computed: `load` does not compile.
unsafe impl<L: Layout, A: ExprNode> ExprNode for ResultView<L, A> {
    type Elem = A::Elem;
    type Shape = L::Shape;
    type Memory = A::Memory;
    type RequiresGrad = A::RequiresGrad;
    const OPERANDS: Operands = if Self::IN_PLACE {
        <ViewLeaf<A::Elem, L> as ExprNode>::OPERANDS
    } else {
        Operands::BY_INDEX
    };
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> A::Elem {
        not_computed!(A::Elem)
    }

    const PENDING: Pending = {
        let operands = Need::kept(A::TEMPORARIES[0]);
        if Self::IN_PLACE {
            Pending::NONE
        } else if Self::IN_ORDER {
            Pending::one::<A::Elem, L::Shape>(operands)
        } else {
            Pending::one::<A::Elem, A::Shape>(operands).apart()
        }
    };
    const TEMPORARIES: [usize; 2] = if Self::IN_ORDER && !Self::IN_PLACE {
        [A::TEMPORARIES[0], Self::PENDING.need(None).peak]
    } else {
        kernel::temporaries::<Self>()
    };
    type Ready = ViewLeaf<A::Elem, L>;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn ready(self, room: &mut Room) -> Self::Ready {
        if const { Self::IN_PLACE } {
            // SAFETY: it is.
            return unsafe { self.in_place() };
        }
        let out = room.next(const { Self::BYTES });
        // SAFETY: the caller's promise: what the result needs is free beside its place.
        unsafe { self.computed(out, room.opposite()) }
    }
    type Placed = ViewLeaf<A::Elem, L>;
    const PLACED: Need = if Self::IN_PLACE {
        Need::NONE
    } else {
        Need::before(Self::BYTES, Need::kept(A::TEMPORARIES[0]))
    };
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn placed(self, room: &mut Room) -> Self::Placed {
        if const { Self::IN_PLACE } {
            // SAFETY: it is.
            return unsafe { self.in_place() };
        }
        let out = room.take(const { Self::BYTES });
        // SAFETY: the caller's promise: what the result needs is free beside its place.
        unsafe { self.computed(out, room.opposite()) }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn write<To: Layout<Shape = L::Shape>>(
        self,
        out: *mut A::Elem,
        unique: bool,
        room: Room,
    ) {
        // SAFETY: the caller's promise; in the same order, the elements are those of the result.
        unsafe {
            if const { Self::IN_ORDER && !Self::IN_PLACE && kernel::is_contiguous::<To>() }
                && unique
            {
                self.a.write::<Contiguous<A::Shape>>(out, true, room);
            } else {
                kernel::write::<Self, To>(self, out, unique, room);
            }
        }
    }
}
