//! Derivatives of operations that find each element at an index of an operand: joins, rearrangements, padding, and
//! selections by indices. The gradient of an element is added where the element comes from.

use core::marker::PhantomData;

use super::bytes;
use super::elementwise::in_arena;
use super::tape::{Arena, Differentiable, Kept, Place, Tape};

use crate::expr::{ExprNode, Leaf, store_from};
use crate::layout::Contiguous;
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
    unsafe fn propagate(&self, index: &[usize; MAX_RANK], values: Self::Values, grad: N::Elem) {
        // SAFETY: the caller's promise.
        unsafe {
            if let (Some(at), Some(values)) = (self.found(index), values) {
                self.operand().propagate(&at, values, grad);
            }
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn begin(&mut self, arena: &mut Arena) {
        // SAFETY: the caller's promise.
        unsafe { self.operand_mut().begin(arena) }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn finish<P: Place>(self, arena: &mut Arena) {
        // SAFETY: the caller's promise.
        unsafe { self.operand().finish::<P>(arena) }
    }
}

// SAFETY: the operands' promises.
#[diagnostic::do_not_recommend]
unsafe impl<To: Shape, R: Rule<A::Shape, To> + Copy, A: Differentiable> Differentiable
    for Arranged<To, R, A>
{
    type Tape = Arranged<To, R, A::Tape>;
    const KEPT: usize = A::KEPT;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record(self, arena: &mut Arena) -> Self::Tape {
        // SAFETY: the caller's promise.
        unsafe {
            Arranged {
                rule: self.rule,
                a: self.a.record(arena),
                to: self.to,
            }
        }
    }
    in_arena!();
}
impl<To: Shape, R: Rule<A::Shape, To> + Copy, A: Tape> Found for Arranged<To, R, A> {
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
    unsafe fn found(&self, index: &[usize; MAX_RANK]) -> Option<[usize; MAX_RANK]> {
        Some(self.origin(index))
    }
}

// SAFETY: the operands' promises.
#[diagnostic::do_not_recommend]
unsafe impl<To: Shape, P: Shape, A: Differentiable> Differentiable for Pad<To, P, A> {
    type Tape = Pad<To, P, A::Tape>;
    const KEPT: usize = A::KEPT;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record(self, arena: &mut Arena) -> Self::Tape {
        // SAFETY: the caller's promise.
        unsafe {
            Pad {
                a: self.a.record(arena),
                value: self.value,
                to: self.to,
            }
        }
    }
    in_arena!();
}
impl<To: Shape, P: Shape, A: Tape> Found for Pad<To, P, A> {
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
    unsafe fn found(&self, index: &[usize; MAX_RANK]) -> Option<[usize; MAX_RANK]> {
        self.origin(index)
    }
}

// SAFETY: the operands' promises.
#[diagnostic::do_not_recommend]
unsafe impl<A: Differentiable<Elem: WithZero>, const LOWER: bool> Differentiable
    for Triangle<A, LOWER>
{
    type Tape = Triangle<A::Tape, LOWER>;
    const KEPT: usize = A::KEPT;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record(self, arena: &mut Arena) -> Self::Tape {
        // SAFETY: the caller's promise.
        unsafe {
            Triangle {
                a: self.a.record(arena),
                diagonal: self.diagonal,
            }
        }
    }
    in_arena!();
}
impl<A: Tape<Elem: WithZero>, const LOWER: bool> Found for Triangle<A, LOWER> {
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
    unsafe fn found(&self, index: &[usize; MAX_RANK]) -> Option<[usize; MAX_RANK]> {
        self.origin(index)
    }
}

// SAFETY: the operands' promises.
#[diagnostic::do_not_recommend]
unsafe impl<I: Index, A: Differentiable> Differentiable for Unsqueeze<I, A> {
    type Tape = Unsqueeze<I, A::Tape>;
    const KEPT: usize = A::KEPT;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record(self, arena: &mut Arena) -> Self::Tape {
        // SAFETY: the caller's promise.
        unsafe {
            Unsqueeze {
                a: self.a.record(arena),
                at: self.at,
            }
        }
    }
    in_arena!();
}
impl<I: Index, A: Tape> Found for Unsqueeze<I, A> {
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
    unsafe fn found(&self, index: &[usize; MAX_RANK]) -> Option<[usize; MAX_RANK]> {
        Some(self.origin(index))
    }
}

// SAFETY: the operands' promises.
#[diagnostic::do_not_recommend]
unsafe impl<I: Index, A: Differentiable, X: Differentiable<Elem: IndexElement>> Differentiable
    for IndexSelect<I, A, X>
{
    type Tape = IndexSelect<I, A::Tape, X::Tape>;
    const KEPT: usize = A::KEPT + X::KEPT;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record(self, arena: &mut Arena) -> Self::Tape {
        // SAFETY: the caller's promise.
        unsafe {
            IndexSelect {
                a: self.a.record(arena),
                indices: self.indices.record(arena),
                along: self.along,
            }
        }
    }
    in_arena!();
}
impl<I: Index, A: Tape, X: Tape<Elem: IndexElement>> Found for IndexSelect<I, A, X> {
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
    unsafe fn found(&self, index: &[usize; MAX_RANK]) -> Option<[usize; MAX_RANK]> {
        // SAFETY: the caller's promise.
        Some(unsafe { self.origin(index) })
    }
}

// SAFETY: the operands' promises.
#[diagnostic::do_not_recommend]
unsafe impl<I: Index, A: Differentiable, X: Differentiable<Elem: IndexElement>> Differentiable
    for Gather<I, A, X>
{
    type Tape = Gather<I, A::Tape, X::Tape>;
    const KEPT: usize = A::KEPT + X::KEPT;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record(self, arena: &mut Arena) -> Self::Tape {
        // SAFETY: the caller's promise.
        unsafe {
            Gather {
                a: self.a.record(arena),
                index: self.index.record(arena),
                along: self.along,
            }
        }
    }
    in_arena!();
}
impl<I: Index, A: Tape, X: Tape<Elem: IndexElement>> Found for Gather<I, A, X> {
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
    unsafe fn found(&self, index: &[usize; MAX_RANK]) -> Option<[usize; MAX_RANK]> {
        // SAFETY: the caller's promise.
        Some(unsafe { self.origin(index) })
    }
}

// SAFETY: the operands' promises.
#[diagnostic::do_not_recommend]
unsafe impl<A: Differentiable, X: Differentiable<Elem: IndexElement>> Differentiable
    for Take<A, X>
{
    type Tape = Take<A::Tape, X::Tape>;
    const KEPT: usize = A::KEPT + X::KEPT;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record(self, arena: &mut Arena) -> Self::Tape {
        // SAFETY: the caller's promise.
        unsafe {
            Take {
                a: self.a.record(arena),
                index: self.index.record(arena),
            }
        }
    }
    in_arena!();
}
impl<A: Tape, X: Tape<Elem: IndexElement>> Found for Take<A, X> {
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
    unsafe fn found(&self, index: &[usize; MAX_RANK]) -> Option<[usize; MAX_RANK]> {
        // SAFETY: the caller's promise.
        Some(unsafe { self.origin(index) })
    }
}

// ------------------------------------------------------------------ joins

// SAFETY: the operands' promises.
#[diagnostic::do_not_recommend]
unsafe impl<I: Index, A: Differentiable, B: Differentiable<Elem = A::Elem>> Differentiable
    for Cat<I, A, B>
{
    type Tape = Cat<I, A::Tape, B::Tape>;
    const KEPT: usize = A::KEPT + B::KEPT;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record(self, arena: &mut Arena) -> Self::Tape {
        // SAFETY: the caller's promise.
        unsafe {
            Cat {
                a: self.a.record(arena),
                b: self.b.record(arena),
                along: self.along,
            }
        }
    }
    in_arena!();
}
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
    unsafe fn propagate(&self, index: &[usize; MAX_RANK], values: Self::Values, grad: A::Elem) {
        let (_, at) = Self::side(index);
        // SAFETY: the caller's promise.
        unsafe {
            match values {
                Either::First(values) => self.a.propagate(&at, values, grad),
                Either::Second(values) => self.b.propagate(&at, values, grad),
            }
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn begin(&mut self, arena: &mut Arena) {
        // SAFETY: the caller's promise.
        unsafe {
            self.a.begin(arena);
            self.b.begin(arena);
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
    const KEPT: usize = A::KEPT * N;
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
    unsafe fn propagate(&self, index: &[usize; MAX_RANK], values: Self::Values, grad: A::Elem) {
        let (part, at) = Self::part(index);
        // SAFETY: the caller's promise.
        unsafe { self.parts.get_unchecked(part).propagate(&at, values, grad) }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn begin(&mut self, arena: &mut Arena) {
        for part in &mut self.parts {
            // SAFETY: the caller's promise.
            unsafe { part.begin(arena) }
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
