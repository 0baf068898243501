//! Derivatives of views of results: the gradient of an element is added where the element is.

use core::marker::PhantomData;

use super::bytes;
use super::kernels::GradientElement;
#[cfg(feature = "rayon")]
use super::tape::Places;
use super::tape::{
    Arena, Differentiable, Place, SavedTensor, Tape, gradients_in_memory, is_contiguous, kept,
    loaded_values,
};
use crate::expr::kernel::loads;
use crate::expr::plan::Operands;
use crate::expr::result_view::{ResultView, ViewLeaf};
use crate::expr::simd_dispatch::Vectors;
use crate::expr::temporaries::{Need, Room};
use crate::expr::variable::VarLeaf;
use crate::expr::{Compute, ExprNode, Leaf, Materialized, Tracked, store_from};
use crate::layout::{Layout, Strided};
use crate::num::{Dim, Sealed};
use crate::ops::{Multiply, Product, Real};
use crate::shape::{MAX_RANK, Shape};

/// A view of a result, which is kept, with the tape of the result.
pub struct ResultViewTape<L: Layout, A: Tape> {
    tape: A,
    y: ViewLeaf<A::Elem, L>,
    /// The gradients of the result, in row-major order of its shape.
    grad: *mut A::Elem,
    layout: PhantomData<L>,
}
impl<L: Layout, A: Tape> core::fmt::Debug for ResultViewTape<L, A> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("ResultViewTape")
    }
}
impl<L: Layout, A: Tape> Clone for ResultViewTape<L, A> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<L: Layout, A: Tape> Copy for ResultViewTape<L, A> {}
#[diagnostic::do_not_recommend]
impl<L: Layout, A: Tape> Sealed for ResultViewTape<L, A> {}
impl<L: Layout, A: Tape> ResultViewTape<L, A> {
    const STEPS: [usize; MAX_RANK] = <ViewLeaf<A::Elem, L> as Materialized>::STEPS;
    const COUNT: usize = <A::Shape as Shape>::NUMEL;
    const OFFSET: usize = <L::Offset as Dim>::SIZE;
    /// Whether each element of the result is in the view, once, so that each gradient is written.
    const WHOLE: bool = L::IS_INJECTIVE && <L::Shape as Shape>::NUMEL == Self::COUNT;
    /// Takes memory for the gradients, and returns the place of the first one of the view; those outside of it are 0.
    ///
    /// # Safety
    /// The arena has bytes for them.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn taken(&mut self, arena: &mut Arena) -> *mut A::Elem
    where
        A::Elem: GradientElement,
    {
        // SAFETY: the caller's promise.
        self.grad = unsafe {
            if const { Self::WHOLE } {
                arena.gradients::<_, true>(Self::COUNT)
            } else {
                arena.gradients::<_, false>(Self::COUNT)
            }
        };
        self.grad.wrapping_add(Self::OFFSET)
    }
    /// The view as a variable: the gradients of an element that it has several times are added up.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn repeated(&self, first: *mut A::Elem) -> VarLeaf<'static, A::Elem, L::Shape, L::Strides> {
        VarLeaf {
            value: self.y,
            grad: first,
            #[cfg(feature = "rayon")]
            unique: true,
        }
    }
    /// The gradient of an element.
    ///
    /// # Safety
    /// The gradients have memory; the index is one of the view.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn grad_at(&self, index: &[usize; MAX_RANK]) -> *mut A::Elem {
        let strides = const { Self::STEPS };
        // SAFETY: the caller's promise: the layout is within the elements of the result.
        unsafe { (self.grad).add(Self::OFFSET + crate::ops::nn::distance(index, &strides)) }
    }
}

#[diagnostic::do_not_recommend]
// SAFETY: the result's promise.
unsafe impl<L: Layout, A: Tape> ExprNode for ResultViewTape<L, A> {
    type Elem = A::Elem;
    type Shape = L::Shape;
    type Memory = A::Memory;
    type RequiresGrad = A::RequiresGrad;
    const OPERANDS: Operands = <ViewLeaf<A::Elem, L> as ExprNode>::OPERANDS;
    const AGAIN: bool = true;
    type Ready = ViewLeaf<A::Elem, L>;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn ready(self, _: &mut Room) -> Self::Ready {
        self.y
    }
    type Placed = ViewLeaf<A::Elem, L>;
    const PLACED: Need = Need::NONE;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn placed(self, _: &mut Room) -> Self::Placed {
        self.y
    }
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        <Self::Ready as ExprNode>::is_shared()
    }
    loads!(y);
}

/// Whether the elements of a differentiated operand are in row-major order, so that they need no copy.
const fn in_rows<A: Differentiable>() -> bool {
    is_contiguous::<A::Shape, <A::InMemory as Materialized>::Strides>()
}

// SAFETY: `SAVED` counts the operand's bytes, and those of a copy.
#[diagnostic::do_not_recommend]
unsafe impl<L: Layout, A: Differentiable<Elem: GradientElement>> Differentiable
    for ResultView<L, A>
{
    type Tape = ResultViewTape<L, A::Tape>;
    const SAVED: usize = <A as Differentiable>::PLACED
        + if in_rows::<A>() {
            0
        } else {
            bytes::<A::Elem>(<A::Shape as Shape>::NUMEL)
        };
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record(self, arena: &mut Arena) -> Self::Tape {
        // SAFETY: Bounds: the arena has the bytes; the layout is within the elements of the result.
        unsafe {
            let (tape, x) = self.a.record_in_memory(arena);
            let x: SavedTensor<A::Elem, A::Shape> = if const { in_rows::<A>() } {
                Leaf::new(Materialized::first(&x))
            } else {
                kept(x, arena)
            };
            ResultViewTape {
                tape,
                // The offset of an empty layout may be out of range, hence `wrapping_add`.
                y: Leaf::new(Materialized::first(&x).wrapping_add(<L::Offset as Dim>::SIZE)),
                grad: core::ptr::null_mut(),
                layout: PhantomData,
            }
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record_root<const LOADED: bool>(self, arena: &mut Arena) -> Self::Tape {
        if const { LOADED || !L::IS_INJECTIVE } {
            // SAFETY: the caller's promise.
            return unsafe { self.record(arena) };
        }
        // SAFETY: Bounds: the arena has the bytes, which are those of a record in memory at least. `accept` does not read the
        // elements of the view.
        unsafe {
            ResultViewTape {
                tape: self.a.record_root::<false>(arena),
                y: Leaf::new(core::ptr::null()),
                grad: core::ptr::null_mut(),
                layout: PhantomData,
            }
        }
    }
    type InMemory = ViewLeaf<A::Elem, L>;
    const PLACED: usize = <Self as Differentiable>::SAVED;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record_in_memory(self, arena: &mut Arena) -> (Self::Tape, Self::InMemory) {
        // SAFETY: the caller's promise.
        let tape = unsafe { self.record(arena) };
        (tape, tape.y)
    }
}

// SAFETY: the gradients of the result and what its tape takes are counted.
#[diagnostic::do_not_recommend]
unsafe impl<L: Layout, A: Tape<Elem: GradientElement>> Tape for ResultViewTape<L, A> {
    loaded_values!();
    const GRADS: usize = if A::RequiresGrad::VALUE {
        bytes::<A::Elem>(Self::COUNT) + A::GRADS
    } else {
        0
    };
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn propagate<V: Vectors, const FIRST: bool>(
        &self,
        index: &[usize; MAX_RANK],
        _: (),
        grad: A::Elem,
    ) {
        if const { A::RequiresGrad::VALUE } {
            // SAFETY: Bounds: `begin` has taken memory for each element of the result. Initialisation: it has set them to 0,
            // unless each is written before it is read.
            unsafe {
                let at = self.grad_at(index);
                at.write(if FIRST { grad } else { at.read().plus(grad) });
            }
        }
    }
    const PLACES: usize = A::RequiresGrad::VALUE as usize;
    const WRITTEN: Operands = if A::RequiresGrad::VALUE {
        <Self as ExprNode>::OPERANDS
    } else {
        Operands::NONE
    };
    gradients_in_memory!(Self::STEPS);
    const WRITES: bool = A::RequiresGrad::VALUE && Self::WHOLE;
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn places(&self, places: &mut Places) {
        if const { A::RequiresGrad::VALUE } {
            places.name(self.grad, const { Self::COUNT });
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn begin<const UNSET: bool>(&mut self, arena: &mut Arena) {
        if const { A::RequiresGrad::VALUE } {
            // SAFETY: Bounds: the arena has the bytes that the tape counts.
            self.grad = unsafe { arena.gradients::<_, UNSET>(Self::COUNT) };
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn finish<P: Place>(self, arena: &mut Arena) {
        if const { A::RequiresGrad::VALUE } {
            // SAFETY: Bounds: the arena has the bytes that the tape counts. Initialisation: each gradient was written.
            unsafe {
                let grad: SavedTensor<A::Elem, A::Shape> = Leaf::new(self.grad);
                self.tape.accept::<P, _>(grad, arena);
            }
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn accept<P: Place, G: ExprNode<Elem = A::Elem>>(mut self, grad: G, arena: &mut Arena) {
        if const { A::RequiresGrad::VALUE } {
            // SAFETY: the arena has the bytes that the tape counts.
            let at = unsafe { self.taken(arena) };
            if const { L::IS_INJECTIVE } {
                P::with_ready(
                    grad,
                    #[cfg_attr(not(unoptimised), inline(always))]
                    // SAFETY: Bounds: memory for an element of each index, at the strides of the view.
                    |grad| unsafe {
                        store_from::<G::Ready, Strided<L::Shape, L::Strides>>(at, grad, true);
                    },
                );
            } else {
                // SAFETY: Bounds: as above; a variable takes nothing. Initialisation: the gradients were set to 0.
                unsafe { self.repeated(at).accept::<P, G>(grad, arena) }
            }
            // SAFETY: Initialisation: each gradient was written; the rest is the caller's promise.
            unsafe { self.finish::<P>(arena) }
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn accept_product<P: Place, Of, B, C>(mut self, b: B, c: C, arena: &mut Arena)
    where
        Of: Multiply<B, C> + Multiply<B::Ready, C::Ready>,
        B: ExprNode<Elem = A::Elem>,
        C: ExprNode<Elem = A::Elem>,
        A::Elem: Real,
    {
        if const { A::RequiresGrad::VALUE } {
            // SAFETY: Bounds: memory for an element of each index, at the strides of the view; a variable takes nothing.
            // Initialisation: each gradient is written, or was set to 0; the rest is the caller's promise.
            unsafe {
                let at = self.taken(arena);
                if const { L::IS_INJECTIVE } {
                    let product = Product::<Of, B, C, L::Shape>::new(b, c);
                    Compute::write::<Strided<L::Shape, L::Strides>>(&product, at, true);
                } else {
                    (self.repeated(at)).accept_product::<P, Of, B, C>(b, c, arena);
                }
                self.finish::<P>(arena);
            }
        }
    }
}
