//! Derivatives of operations that find each element at an index of an operand: joins, rearrangements, padding, and
//! selections by indices. The gradient of an element is added where the element comes from.

use core::marker::PhantomData;

use super::tape::{Arena, Differentiable, Place, Tape, in_arena, recorded};
use crate::expr::ExprNode;
use crate::expr::simd_dispatch::Vectors;
use crate::num::{BelowThousand, Count, Dim};
use crate::ops::indexing::{Gather, IndexElement, IndexSelect, Take};
use crate::ops::join::{Cat, CatMany, Unsqueeze, along};
use crate::ops::rearrange::{Arranged, Pad, Rule, Triangle, WithZero};
use crate::shape::{Index, MAX_RANK, Shape};

/// A node whose elements are those of an operand at other indices, or constants.
#[doc(hidden)]
pub trait Found: ExprNode + Copy {
    type Operand: Tape<Elem = Self::Elem>;
    fn operand(&self) -> &Self::Operand;
    fn operand_mut(&mut self) -> &mut Self::Operand;
    /// The index of the operand, unless the element is a constant.
    ///
    /// # Safety
    /// As for `load`.
    unsafe fn found(&self, index: &[usize; MAX_RANK]) -> Option<[usize; MAX_RANK]>;
}
// SAFETY: the operand's promise.
#[diagnostic::do_not_recommend]
unsafe impl<N: Found> Tape for N {
    type Values = Option<<N::Operand as Tape>::Values>;
    type Block = ();
    const GRADS: usize = <N::Operand as Tape>::GRADS;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn values(&self, index: &[usize; MAX_RANK]) -> (N::Elem, Self::Values) {
        // SAFETY: the caller's promise.
        unsafe {
            match self.found(index) {
                Some(at) => {
                    let (x, values) = self.operand().values(&at);
                    (x, Some(values))
                }
                None => (self.load(index), None),
            }
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn propagate<V: Vectors, const FIRST: bool>(
        &self,
        index: &[usize; MAX_RANK],
        values: Self::Values,
        grad: N::Elem,
    ) {
        // SAFETY: the caller's promise.
        unsafe {
            if let (Some(at), Some(values)) = (self.found(index), values) {
                self.operand().propagate::<V, false>(&at, values, grad);
            }
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn begin<const UNSET: bool>(&mut self, arena: &mut Arena) {
        // SAFETY: the caller's promise.
        unsafe { self.operand_mut().begin::<false>(arena) }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn finish<P: Place>(self, arena: &mut Arena) {
        // SAFETY: the caller's promise.
        unsafe { self.operand().finish::<P>(arena) }
    }
}

recorded! {
    [To: Shape, R: Rule<A::Shape, To> + Copy, A: Differentiable] Arranged<To, R, A> => Arranged<To, R, A::Tape>;
    A a; |this| Arranged { rule: this.rule, a, to: this.to };

    [To: Shape, P: Shape, A: Differentiable] Pad<To, P, A> => Pad<To, P, A::Tape>;
    A a; |this| Pad { a, value: this.value, to: this.to };

    [A: Differentiable<Elem: WithZero>, const LOWER: bool] Triangle<A, LOWER> => Triangle<A::Tape, LOWER>;
    A a; |this| Triangle { a, diagonal: this.diagonal };

    [I: Index, A: Differentiable] Unsqueeze<I, A> => Unsqueeze<I, A::Tape>;
    A a; |this| Unsqueeze { a, at: this.at };

    [I: Index, A: Differentiable, X: Differentiable<Elem: IndexElement>]
    IndexSelect<I, A, X> => IndexSelect<I, A::Tape, X::Tape>;
    A a, X indices; |this| IndexSelect { a, indices, along: this.along };

    [I: Index, A: Differentiable, X: Differentiable<Elem: IndexElement>] Gather<I, A, X> => Gather<I, A::Tape, X::Tape>;
    A a, X index; |this| Gather { a, index, along: this.along };

    [A: Differentiable, X: Differentiable<Elem: IndexElement>] Take<A, X> => Take<A::Tape, X::Tape>;
    A a, X index; |_this| Take { a, index };

    [I: Index, A: Differentiable, B: Differentiable<Elem = A::Elem>] Cat<I, A, B> => Cat<I, A::Tape, B::Tape>;
    A a, B b; |this| Cat { a, b, along: this.along };
}

// What the nodes above have in common: the operand `a`, and the index there of each element.
macro_rules! found {
    ($([$($g:tt)*] $Node:ty; |$this:ident, $index:ident| $found:expr;)*) => { $(
        impl<$($g)*> Found for $Node {
            type Operand = A;
            #[cfg_attr(not(unoptimised), inline(always))]
            fn operand(&self) -> &A {
                &self.a
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn operand_mut(&mut self) -> &mut A {
                &mut self.a
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn found(&self, $index: &[usize; MAX_RANK]) -> Option<[usize; MAX_RANK]> {
                let $this = self;
                $found
            }
        }
    )* };
}
found! {
    [To: Shape, R: Rule<A::Shape, To> + Copy, A: Tape] Arranged<To, R, A>; |this, index| Some(this.origin(index));
    [To: Shape, P: Shape, A: Tape] Pad<To, P, A>; |this, index| this.origin(index);
    [A: Tape<Elem: WithZero>, const LOWER: bool] Triangle<A, LOWER>; |this, index| this.origin(index);
    [I: Index, A: Tape] Unsqueeze<I, A>; |this, index| Some(this.origin(index));
    [I: Index, A: Tape, X: Tape<Elem: IndexElement>] IndexSelect<I, A, X>;
    // SAFETY: Bounds: the caller's promise: an index of the shape.
    |this, index| Some(unsafe { this.origin(index) });
    // SAFETY: Bounds: the caller's promise: an index of the shape.
    [I: Index, A: Tape, X: Tape<Elem: IndexElement>] Gather<I, A, X>; |this, index| Some(unsafe { this.origin(index) });
    // SAFETY: Bounds: the caller's promise: an index of the shape.
    [A: Tape, X: Tape<Elem: IndexElement>] Take<A, X>; |this, index| Some(unsafe { this.origin(index) });
}

// ------------------------------------------------------------------ joins

/// The values of one of two operands.
#[derive(Clone, Copy, Debug)]
pub enum Either<A, B> {
    /// Of the first one.
    First(A),
    /// Of the second one.
    Second(B),
}
impl<I: Index, A: Tape, B: Tape<Elem = A::Elem>> Cat<I, A, B> {
    /// Whether the element is one of the first operand, and its index there or in the second one.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn side(index: &[usize; MAX_RANK]) -> (bool, [usize; MAX_RANK]) {
        let (axis, i) = along::<<Self as ExprNode>::Shape, I>(index);
        let size = const { <I::Get<A::Shape> as Dim>::SIZE };
        let mut at = *index;
        at[axis] = if i < size { i } else { i - size };
        (i < size, at)
    }
}
// SAFETY: the operands' promises.
#[diagnostic::do_not_recommend]
unsafe impl<I: Index, A: Tape, B: Tape<Elem = A::Elem>> Tape for Cat<I, A, B> {
    type Values = Either<A::Values, B::Values>;
    type Block = ();
    const GRADS: usize = A::GRADS + B::GRADS;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn values(&self, index: &[usize; MAX_RANK]) -> (A::Elem, Self::Values) {
        // SAFETY: the caller's promise.
        unsafe {
            match Self::side(index) {
                (true, at) => {
                    let (x, values) = self.a.values(&at);
                    (x, Either::First(values))
                }
                (false, at) => {
                    let (x, values) = self.b.values(&at);
                    (x, Either::Second(values))
                }
            }
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn propagate<V: Vectors, const FIRST: bool>(
        &self,
        index: &[usize; MAX_RANK],
        values: Self::Values,
        grad: A::Elem,
    ) {
        let (_, at) = Self::side(index);
        // SAFETY: the caller's promise.
        unsafe {
            match values {
                Either::First(values) => self.a.propagate::<V, false>(&at, values, grad),
                Either::Second(values) => self.b.propagate::<V, false>(&at, values, grad),
            }
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn begin<const UNSET: bool>(&mut self, arena: &mut Arena) {
        // SAFETY: the caller's promise.
        unsafe {
            self.a.begin::<false>(arena);
            self.b.begin::<false>(arena);
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn finish<P: Place>(self, arena: &mut Arena) {
        // SAFETY: the caller's promise.
        unsafe {
            self.a.finish::<P>(arena);
            self.b.finish::<P>(arena);
        }
    }
}

// SAFETY: the operands' promises.
#[diagnostic::do_not_recommend]
unsafe impl<I: Index, A: Differentiable, const N: usize> Differentiable for CatMany<I, A, N>
where
    Count<N>: BelowThousand<N>,
{
    type Tape = CatMany<I, A::Tape, N>;
    const SAVED: usize = A::SAVED * N;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record(self, arena: &mut Arena) -> Self::Tape {
        CatMany {
            // SAFETY: the caller's promise.
            parts: self.parts.map(|part| unsafe { part.record(arena) }),
            along: PhantomData,
        }
    }
    in_arena!();
}
impl<I: Index, A: Tape, const N: usize> CatMany<I, A, N>
where
    Count<N>: BelowThousand<N>,
{
    /// The operand, and the index there.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn part(index: &[usize; MAX_RANK]) -> (usize, [usize; MAX_RANK]) {
        let (axis, i) = along::<<Self as ExprNode>::Shape, I>(index);
        let size = const {
            let size = <I::Get<A::Shape> as Dim>::SIZE;
            if size == 0 { 1 } else { size }
        };
        let mut at = *index;
        at[axis] = i % size;
        (i / size, at)
    }
}
// SAFETY: the operands' promises; the number of an operand is less than `N`.
#[diagnostic::do_not_recommend]
unsafe impl<I: Index, A: Tape, const N: usize> Tape for CatMany<I, A, N>
where
    Count<N>: BelowThousand<N>,
{
    type Values = A::Values;
    type Block = ();
    const GRADS: usize = A::GRADS * N;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn values(&self, index: &[usize; MAX_RANK]) -> (A::Elem, Self::Values) {
        let (part, at) = Self::part(index);
        // SAFETY: the caller's promise.
        unsafe { self.parts.get_unchecked(part).values(&at) }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn propagate<V: Vectors, const FIRST: bool>(
        &self,
        index: &[usize; MAX_RANK],
        values: Self::Values,
        grad: A::Elem,
    ) {
        let (part, at) = Self::part(index);
        // SAFETY: the caller's promise.
        unsafe {
            self.parts
                .get_unchecked(part)
                .propagate::<V, false>(&at, values, grad)
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn begin<const UNSET: bool>(&mut self, arena: &mut Arena) {
        for part in &mut self.parts {
            // SAFETY: the caller's promise.
            unsafe { part.begin::<false>(arena) }
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn finish<P: Place>(self, arena: &mut Arena) {
        for part in self.parts {
            // SAFETY: the caller's promise.
            unsafe { part.finish::<P>(arena) }
        }
    }
}
