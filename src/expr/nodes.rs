//! The nodes of expressions.

use core::marker::PhantomData;
use core::ops::Range;

use super::blocks;
use super::kernel::loads;
use super::plan::{Operands, effective};
use super::runs::{Run, moved};
use super::simd_dispatch::Vectors;
use super::temporaries::{Need, Room};
use super::transpose::{Lines, block};
use super::{
    AsExpression, Expr, ExprNode, Host, IntoExpr, Memory, Stage, Tracked, in_memory, structural,
};
use super::{BinaryOp, UnaryOp};
use crate::layout::{Layout, Strided};
use crate::num::bits::False;
use crate::num::offset::index;
use crate::ops::CastTo;
use crate::shape::{Broadcast, MAX_RANK, Shape};
use crate::storage::{Element, Storage};
use crate::tensor::TensorBase;

/// A tensor in an expression: a pointer to its first element, with sizes and strides in the type.
#[derive(Debug)]
pub struct Leaf<'a, T, Sh, St> {
    first: *const T,
    layout: PhantomData<(&'a T, Sh, St)>,
}
#[diagnostic::do_not_recommend]
impl<'a, T, Sh, St> crate::num::Sealed for Leaf<'a, T, Sh, St> {}

impl<T, Sh, St> Clone for Leaf<'_, T, Sh, St> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, Sh, St> Copy for Leaf<'_, T, Sh, St> {}

impl<T, Sh, St> Leaf<'_, T, Sh, St> {
    /// # Safety
    /// The layout from `first` on is within elements that may be read for `'a`.
    pub(crate) unsafe fn new(first: *const T) -> Self {
        Self {
            first,
            layout: PhantomData,
        }
    }
}

#[diagnostic::do_not_recommend]
// SAFETY: the constructor's contract; the operand's strides are named.
unsafe impl<T: Element, Sh: Shape, St: Shape> ExprNode for Leaf<'_, T, Sh, St> {
    type Elem = T;
    type Shape = Sh;
    type Memory = Host;
    type RequiresGrad = False;
    const OPERANDS: Operands =
        Operands::one(&Sh::PADDED, &<Strided<Sh, St> as Layout>::PADDED_STRIDES);
    const STRIDES: Option<[usize; MAX_RANK]> = Some(<Strided<Sh, St> as Layout>::PADDED_STRIDES);
    const BORROWED: bool = true;
    const AGAIN: bool = true;
    type Ready = Self;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn ready(self, _: &mut Room) -> Self {
        self
    }
    type Placed = Self;
    const PLACED: Need = Need::NONE;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn placed(self, _: &mut Room) -> Self {
        self
    }

    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        super::parallel::is_plain::<T>()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn pointer(&self) -> *const T {
        self.first
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> T {
        let strides =
            const { effective(&Sh::PADDED, &<Strided<Sh, St> as Layout>::PADDED_STRIDES) };
        let mut at = 0;
        // Unrolled by hand: the strides are constants, most of them 0.
        macro_rules! step {
            ($($d:literal)*) => { $( at = index!(at + index[$d] * strides[$d]); )* };
        }
        step! { 0 1 2 3 4 5 6 7 }
        // SAFETY: the caller's index is within the layout, or is 0 along broadcast dimensions.
        unsafe { self.first.add(at).read() }
    }

    const RUNS: bool = Self::STEPS[MAX_RANK - 1] <= 1;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn runs(
        &self,
        index: &[usize; MAX_RANK],
        range: Range<usize>,
        f: &mut impl FnMut(Range<usize>, Run<T>),
    ) {
        let first = super::distance::<Strided<Sh, St>>(&moved(index, range.start));
        let run = Run::Memory {
            // SAFETY: the caller's promise: the index is within the layout.
            first: unsafe { self.first.add(first) },
            step: const { Self::STEPS[MAX_RANK - 1] as isize },
            of: core::ptr::from_ref(self).addr(),
        };
        f(range, run);
    }

    #[cfg_attr(not(unoptimised), inline(always))]
    fn staged(&self, stage: &Stage) -> usize {
        let strides =
            const { effective(&Sh::PADDED, &<Strided<Sh, St> as Layout>::PADDED_STRIDES) };
        let [row, column] = stage.axes.map(|axis| strides[axis]);
        if row == 1 && column > 1 {
            Stage::takes::<T>()
        } else {
            0
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn stage(&self, index: &[usize; MAX_RANK], stage: &Stage, at: usize) {
        let takes = self.staged(stage);
        if takes == 0 || at + takes > Stage::ROOM {
            return;
        }
        let strides =
            const { effective(&Sh::PADDED, &<Strided<Sh, St> as Layout>::PADDED_STRIDES) };
        // SAFETY: the caller's promise; there is room on the stage.
        unsafe {
            block(
                Lines {
                    first: self.first.add(super::distance::<Strided<Sh, St>>(index)),
                    step: strides[stage.axes[1]],
                },
                Lines {
                    first: stage.place::<T>(at),
                    step: Stage::STEP,
                },
                stage.sizes,
            );
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load_staged<V: Vectors>(
        &self,
        index: &[usize; MAX_RANK],
        stage: &Stage,
        at: usize,
        of: usize,
    ) -> T {
        let takes = self.staged(stage);
        // SAFETY: the caller's promise: the element has been copied there.
        unsafe {
            if takes == 0 || at + takes > Stage::ROOM {
                self.load(index)
            } else {
                stage.place::<T>(at).add(of).read()
            }
        }
    }
}

/// An expression whose elements are in memory: a tensor or a view, which can be read several times at no cost.
///
/// # Safety
/// The elements are in memory from `first` on, at the strides.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "this operation reads each element several times: evaluate the expression first",
    label = "neither a tensor nor a view",
    note = "compute them once: `.eval()`, or `.eval_into(&mut out)`"
)]
pub unsafe trait Materialized: ExprNode {
    /// `Self`. Methods use it in their result type, so that without an implementation of this trait there is no
    /// result type, and only this error is reported.
    type Itself: Materialized<Elem = Self::Elem, Shape = Self::Shape>;
    fn itself(self) -> Self::Itself;
    type Strides: Shape;
    const STEPS: [usize; MAX_RANK];
    fn first(&self) -> *const Self::Elem;
}
// SAFETY: the constructor's contract.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element, Sh: Shape, St: Shape> Materialized for Leaf<'_, T, Sh, St> {
    type Itself = Self;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn itself(self) -> Self {
        self
    }
    type Strides = St;
    const STEPS: [usize; MAX_RANK] =
        effective(&Sh::PADDED, &<Strided<Sh, St> as Layout>::PADDED_STRIDES);
    fn first(&self) -> *const T {
        self.first
    }
}

/// The elements of `E`, as a type that exists only if they are in memory.
#[doc(hidden)]
pub type MaterializedOf<E> = <<E as IntoExpr>::Node as Materialized>::Itself;

/// An owned tensor that was moved into an expression.
pub struct Moved<S, L>(pub(crate) TensorBase<S, L>);
impl<S, L> Clone for Moved<S, L>
where
    TensorBase<S, L>: Clone,
{
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}
impl<S, L> Copy for Moved<S, L> where TensorBase<S, L>: Copy {}
impl<S, L> core::fmt::Debug for Moved<S, L> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Moved")
    }
}
#[diagnostic::do_not_recommend]
impl<S, L> crate::num::Sealed for Moved<S, L> {}

impl<S: Storage, L: Layout> Moved<S, L> {
    /// The tensor as a leaf with its current address; it is borrowed, so it is not moved meanwhile.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn leaf(&self) -> Leaf<'_, S::Elem, L::Shape, L::Strides> {
        // SAFETY: the layout is within the storage, which is borrowed.
        unsafe { Leaf::new(self.0.first()) }
    }
}

#[diagnostic::do_not_recommend]
// SAFETY: the leaf's.
unsafe impl<S: Storage, L: Layout> ExprNode for Moved<S, L> {
    type Elem = S::Elem;
    type Shape = L::Shape;
    type Memory = Host;
    type RequiresGrad = False;
    const OPERANDS: Operands = <Leaf<'static, S::Elem, L::Shape, L::Strides> as ExprNode>::OPERANDS;
    const STRIDES: Option<[usize; MAX_RANK]> =
        Some(Strided::<L::Shape, L::Strides>::PADDED_STRIDES);
    const AGAIN: bool = true;
    type Ready = Self;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn ready(self, _: &mut Room) -> Self {
        self
    }
    type Placed = Self;
    const PLACED: Need = Need::NONE;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn placed(self, _: &mut Room) -> Self {
        self
    }

    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        super::parallel::is_plain::<S::Elem>()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn pointer(&self) -> *const S::Elem {
        self.leaf().first
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> S::Elem {
        // SAFETY: the caller's promise.
        unsafe { self.leaf().load(index) }
    }

    const RUNS: bool = <Self as Materialized>::STEPS[MAX_RANK - 1] <= 1;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn runs(
        &self,
        index: &[usize; MAX_RANK],
        range: Range<usize>,
        f: &mut impl FnMut(Range<usize>, Run<S::Elem>),
    ) {
        // The leaf is a temporary value, at the address of which another operand's leaf may be later.
        let of = core::ptr::from_ref(self).addr();
        let mut f = |range, run| match run {
            Run::Memory { first, step, .. } => f(range, Run::Memory { first, step, of }),
            value => f(range, value),
        };
        // SAFETY: the caller's promise.
        unsafe { self.leaf().runs(index, range, &mut f) }
    }

    #[cfg_attr(not(unoptimised), inline(always))]
    fn staged(&self, stage: &Stage) -> usize {
        self.leaf().staged(stage)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn stage(&self, index: &[usize; MAX_RANK], stage: &Stage, at: usize) {
        // SAFETY: the caller's promise.
        unsafe { self.leaf().stage(index, stage, at) }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load_staged<V: Vectors>(
        &self,
        index: &[usize; MAX_RANK],
        stage: &Stage,
        at: usize,
        of: usize,
    ) -> S::Elem {
        // SAFETY: the caller's promise.
        unsafe { self.leaf().load_staged::<V>(index, stage, at, of) }
    }
}
// SAFETY: the layout is within the storage, which this holds.
#[diagnostic::do_not_recommend]
unsafe impl<S: Storage, L: Layout> Materialized for Moved<S, L> {
    type Itself = Self;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn itself(self) -> Self {
        self
    }
    type Strides = L::Strides;
    const STEPS: [usize; MAX_RANK] =
        <Leaf<'static, S::Elem, L::Shape, L::Strides> as Materialized>::STEPS;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn first(&self) -> *const S::Elem {
        self.leaf().first
    }
}

/// A number in an expression over elements in the memory `M`.
#[derive(Debug)]
pub struct Scalar<T, M = Host>(pub(crate) T, pub(crate) PhantomData<M>);
impl<T: Clone, M> Clone for Scalar<T, M> {
    fn clone(&self) -> Self {
        Self(self.0.clone(), PhantomData)
    }
}
impl<T: Copy, M> Copy for Scalar<T, M> {}
impl<T, M> Scalar<T, M> {
    pub(crate) fn new(x: T) -> Self {
        Self(x, PhantomData)
    }
}

#[diagnostic::do_not_recommend]
impl<T, M> crate::num::Sealed for Scalar<T, M> {}
#[diagnostic::do_not_recommend]
// SAFETY: it reads no memory.
unsafe impl<T: Element, M: Memory> ExprNode for Scalar<T, M> {
    type Elem = T;
    type Shape = ();
    type Memory = M;
    type RequiresGrad = False;
    const OPERANDS: Operands = Operands::NONE;
    const AGAIN: bool = true;
    type Ready = Self;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn ready(self, _: &mut Room) -> Self {
        self
    }
    in_memory!();
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        super::parallel::is_plain::<T>()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> T {
        self.0
    }
}

/// An operation on each element.
#[derive(Clone, Copy, Debug)]
pub struct Unary<Op, A> {
    pub(crate) op: Op,
    pub(crate) a: A,
}
#[diagnostic::do_not_recommend]
impl<Op, A> crate::num::Sealed for Unary<Op, A> {}

#[diagnostic::do_not_recommend]
// SAFETY: the operand's promise.
unsafe impl<Op: UnaryOp<A::Elem>, A: ExprNode> ExprNode for Unary<Op, A> {
    type Elem = Op::Out;
    type Shape = A::Shape;
    type Memory = A::Memory;
    type RequiresGrad = <A::RequiresGrad as Tracked>::Or<Op::Derivative>;
    const OPERANDS: Operands = A::OPERANDS;
    const HEAVY: bool = Op::HEAVY || A::HEAVY;
    const WIDE: bool = Op::WIDE || A::WIDE;
    const AGAIN: bool = Op::SHARED.get() && A::AGAIN;
    const RARE: bool = Self::AGAIN && (Op::RARE || A::RARE);
    structural! { Unary<Op, A::Ready>; A a; |this| Unary { op: this.op, a } }
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        Op::SHARED.get() && super::parallel::is_plain::<Op::Out>() && A::is_shared()
    }
    loads! {
        a; |this| this.op.apply(a); with<V> this.op.apply_with::<V>(a);
        usual(rare) this.op.apply_usual::<V>(a, rare)
    }

    const BLOCK: bool = Op::BLOCK.is_some();
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn block<V: Vectors>(
        &self,
        index: &[usize; MAX_RANK],
        axis: usize,
        out: *mut Op::Out,
        len: usize,
    ) {
        let Some(function) = (const { Op::BLOCK }) else {
            return;
        };
        // SAFETY: the caller's promise.
        unsafe { blocks::block::<V, _, _>(&self.a, index, axis, out, len, function) }
    }
}

/// An operation on the elements of two operands, which are broadcast to each other.
#[derive(Clone, Copy, Debug)]
pub struct Binary<Op, A, B> {
    pub(crate) op: Op,
    pub(crate) a: A,
    pub(crate) b: B,
}
#[diagnostic::do_not_recommend]
impl<Op, A, B> crate::num::Sealed for Binary<Op, A, B> {}

#[diagnostic::do_not_recommend]
// SAFETY: the operands' promises; a broadcast dimension has stride 0.
unsafe impl<Op: BinaryOp<A::Elem, B::Elem>, A: ExprNode, B: ExprNode> ExprNode
    for Binary<Op, A, B>
{
    type Elem = Op::Out;
    type Shape = Broadcast<A::Shape, B::Shape>;
    // Both operands are in the same memory, as the constructors of a `Binary` require.
    type Memory = A::Memory;
    type RequiresGrad =
        <<A::RequiresGrad as Tracked>::Or<B::RequiresGrad> as Tracked>::Or<Op::Derivative>;
    const OPERANDS: Operands = A::OPERANDS.and(&B::OPERANDS);
    const HEAVY: bool = Op::HEAVY || A::HEAVY || B::HEAVY;
    const WIDE: bool = Op::WIDE || A::WIDE || B::WIDE;
    const AGAIN: bool = Op::SHARED.get() && A::AGAIN && B::AGAIN;
    const RARE: bool = Self::AGAIN && (Op::RARE || A::RARE || B::RARE);
    structural! { Binary<Op, A::Ready, B::Ready>; A a, B b; |this| Binary { op: this.op, a, b } }
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        let known = Op::SHARED.get() && super::parallel::is_plain::<Op::Out>();
        known && A::is_shared() && B::is_shared()
    }
    loads! {
        a b; |this| this.op.apply(a, b); with<V> this.op.apply_with::<V>(a, b);
        usual(rare) this.op.apply_usual::<V>(a, b, rare)
    }
}

/// The elements converted to another type.
#[derive(Clone, Copy, Debug)]
pub struct Cast<U, A> {
    pub(crate) a: A,
    pub(crate) to: PhantomData<U>,
}
#[diagnostic::do_not_recommend]
impl<U, A> crate::num::Sealed for Cast<U, A> {}

#[diagnostic::do_not_recommend]
// SAFETY: the operand's promise.
unsafe impl<U: Element, A: ExprNode> ExprNode for Cast<U, A>
where
    A::Elem: CastTo<U>,
{
    type Elem = U;
    type Shape = A::Shape;
    type Memory = A::Memory;
    type RequiresGrad = <A::RequiresGrad as Tracked>::Or<<A::Elem as CastTo<U>>::Derivative>;
    const OPERANDS: Operands = A::OPERANDS;
    const HEAVY: bool = A::HEAVY;
    const WIDE: bool = A::WIDE || <A::Elem as CastTo<U>>::WIDE;
    const AGAIN: bool = A::AGAIN;
    const RARE: bool = A::RARE;
    structural! { Cast<U, A::Ready>; A a; |this| Cast { a, to: this.to } }
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        super::parallel::is_plain::<U>() && A::is_shared()
    }
    loads! { a; |_this| a.cast_to(); with<V> a.cast_to(); usual(rare) a.cast_to() }
}

/// An expression of any kind: the result of [`Expr::lazy`] and of every operation that finds its elements by their
/// index, such as joining and rearranging.
#[derive(Clone, Copy, Debug)]
#[must_use = "an expression computes nothing until `eval`, `eval_into` or `eval_boxed`"]
pub struct Lazy<N>(pub(crate) N);
#[diagnostic::do_not_recommend]
impl<N> crate::num::Sealed for Lazy<N> {}
#[diagnostic::do_not_recommend]
impl<N> crate::num::Sealed for &Lazy<N> {}

#[diagnostic::do_not_recommend]
impl<N: ExprNode> AsExpression for Lazy<N> {
    type Memory = N::Memory;
    type Of = N::Elem;
    type In = N::Shape;
    type Tree = N;
    fn tree(self) -> N {
        self.0
    }
}
#[diagnostic::do_not_recommend]
impl<M: Memory, N: ExprNode<Memory = M>> Expr<M> for Lazy<N> {}
#[diagnostic::do_not_recommend]
impl<M: Memory, N: ExprNode<Memory = M>> IntoExpr<M> for Lazy<N> {
    type Elem = N::Elem;
    type Shape = N::Shape;
    type Node = N;
    fn node(self) -> N {
        self.0
    }
}
// An expression of borrowed operands is used by reference as well: `let e = &x + 1.0; &e * &e`.
#[diagnostic::do_not_recommend]
impl<N: ExprNode + Copy> AsExpression for &Lazy<N> {
    type Memory = N::Memory;
    type Of = N::Elem;
    type In = N::Shape;
    type Tree = N;
    fn tree(self) -> N {
        self.0
    }
}
#[diagnostic::do_not_recommend]
impl<M: Memory, N: ExprNode<Memory = M> + Copy> Expr<M> for &Lazy<N> {}
#[diagnostic::do_not_recommend]
impl<M: Memory, N: ExprNode<Memory = M> + Copy> IntoExpr<M> for &Lazy<N> {
    type Elem = N::Elem;
    type Shape = N::Shape;
    type Node = N;
    fn node(self) -> N {
        self.0
    }
}
