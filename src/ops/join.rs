//! Lazy concatenation: `cat` and `stack` of a tuple or an array of operands.

use core::marker::PhantomData;
use core::ops::Range;

use crate::expr::plan::Operands;
use crate::expr::runs::{Run, WORTH_RUNS, shifted};
use crate::expr::temporaries::{Pending, Room};
use crate::expr::{AsExpression, ExprNode, Lazy, Tracked, in_memory, structural};
use crate::layout::{CatFits, CatVerdict, IfPasses, Joined, JoinsSome, StackFits, StackVerdict};
use crate::num::bits::{Bool, True};
use crate::num::nat::Nat;
use crate::num::{BelowThousand, Count, D, Dim, Mul, Named, Sealed};
use crate::shape::{Axis, Index, MAX_RANK, NewDimension, Shape};

/// The elements of `A`, followed by those of `B`, along the dimension `I`.
#[derive(Clone, Copy, Debug)]
pub struct Cat<I, A, B> {
    pub(crate) a: A,
    pub(crate) b: B,
    pub(crate) along: PhantomData<I>,
}

/// The elements of several operands of one type, along the dimension `I`.
#[derive(Clone, Copy, Debug)]
pub struct CatMany<I, A, const N: usize> {
    pub(crate) parts: [A; N],
    pub(crate) along: PhantomData<I>,
}

/// An operand with a new dimension of size 1.
#[derive(Clone, Copy, Debug)]
pub struct Unsqueeze<I, A> {
    pub(crate) a: A,
    pub(crate) at: PhantomData<I>,
}

/// A dimension, counted from the right. For a tensor without dimensions, it is the last one.
pub(crate) const fn axis<S: Shape, I: Index>() -> usize {
    if S::RANK == 0 {
        MAX_RANK - 1
    } else {
        MAX_RANK - S::RANK + I::VALUE
    }
}

/// The position of a dimension from the right, and the index there. The index is 0 if the size is 1, whatever index a
/// larger broadcast shape asks for.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn along<S: Shape, I: Index>(index: &[usize; MAX_RANK]) -> (usize, usize) {
    let axis = const { axis::<S, I>() };
    match const { I::Get::<S>::SIZE } {
        1 => (axis, 0),
        _ => (axis, index[axis]),
    }
}

#[diagnostic::do_not_recommend]
impl<I, A, B> crate::num::Sealed for Cat<I, A, B> {}
#[diagnostic::do_not_recommend]
// SAFETY: an index along the dimension is within `A`, or, after subtracting the size of `A`, within `B`; all other
// sizes are equal, by the verdict that was required to construct the `Cat`.
unsafe impl<I: Index, A: ExprNode, B: ExprNode<Elem = A::Elem>> ExprNode for Cat<I, A, B> {
    type Elem = A::Elem;
    type Shape = Joined<I, A::Shape, B::Shape>;
    type Memory = A::Memory;
    type RequiresGrad = <A::RequiresGrad as Tracked>::Or<B::RequiresGrad>;
    const OPERANDS: Operands = Operands::BY_INDEX;
    structural! { Cat<I, A::Ready, B::Ready>; A a, B b; |this| Cat { a, b, along: this.along }; apart }
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        A::is_shared() && B::is_shared()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> A::Elem {
        let (axis, i) = along::<Self::Shape, I>(index);
        let size = const { <I::Get<A::Shape> as Dim>::SIZE };
        let mut at = *index;
        // SAFETY: see above.
        unsafe {
            if i < size {
                at[axis] = i;
                self.a.load(&at)
            } else {
                at[axis] = i - size;
                self.b.load(&at)
            }
        }
    }
    const RUNS: bool = A::RUNS && B::RUNS;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn runs(
        &self,
        index: &[usize; MAX_RANK],
        range: Range<usize>,
        f: &mut impl FnMut(Range<usize>, Run<A::Elem>),
    ) {
        let (axis, i) = along::<Self::Shape, I>(index);
        let size = const { <I::Get<A::Shape> as Dim>::SIZE };
        let mut at = *index;
        // SAFETY: see above.
        unsafe {
            if axis == MAX_RANK - 1 {
                let [start, end] = [range.start, range.end];
                if start < size {
                    self.a.runs(index, start..end.min(size), f);
                }
                if end > size {
                    let rest = start.max(size) - size..end - size;
                    self.b.runs(index, rest, &mut shifted(size, f));
                }
            } else if i < size {
                at[axis] = i;
                self.a.runs(&at, range, f);
            } else {
                at[axis] = i - size;
                self.b.runs(&at, range, f);
            }
        }
    }
}

#[diagnostic::do_not_recommend]
impl<I, A, const N: usize> crate::num::Sealed for CatMany<I, A, N> {}
#[diagnostic::do_not_recommend]
// SAFETY: along the dimension, the shape has the size of an operand times the number of operands.
unsafe impl<I: Index, A: ExprNode, const N: usize> ExprNode for CatMany<I, A, N>
where
    Count<N>: BelowThousand<N>,
{
    type Elem = A::Elem;
    type Shape = I::Set<A::Shape, Mul<Named<N>, I::Get<A::Shape>>>;
    type Memory = A::Memory;
    type RequiresGrad = A::RequiresGrad;
    const OPERANDS: Operands = Operands::BY_INDEX;
    const PENDING: Pending = A::PENDING.times(N).apart();
    type Ready = CatMany<I, A::Ready, N>;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn ready(self, room: &mut Room) -> Self::Ready {
        CatMany {
            // SAFETY: the caller's promise.
            parts: self.parts.map(|part| unsafe { part.ready(room) }),
            along: PhantomData,
        }
    }
    in_memory!();
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        A::is_shared()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> A::Elem {
        let (axis, i) = along::<Self::Shape, I>(index);
        // If the size is 0, there is no index.
        let size = const {
            let size = <I::Get<A::Shape> as Dim>::SIZE;
            if size == 0 { 1 } else { size }
        };
        let mut at = *index;
        at[axis] = i % size;
        // SAFETY: `i` is less than `N` times the size.
        unsafe { self.parts.get_unchecked(i / size).load(&at) }
    }
    const RUNS: bool = A::RUNS
        && (axis::<Self::Shape, I>() != MAX_RANK - 1
            || <I::Get<A::Shape> as Dim>::SIZE * size_of::<A::Elem>() >= WORTH_RUNS);
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn runs(
        &self,
        index: &[usize; MAX_RANK],
        range: Range<usize>,
        f: &mut impl FnMut(Range<usize>, Run<A::Elem>),
    ) {
        let (axis, i) = along::<Self::Shape, I>(index);
        let size = const {
            let size = <I::Get<A::Shape> as Dim>::SIZE;
            if size == 0 { 1 } else { size }
        };
        let mut at = *index;
        // SAFETY: indices along the dimension are less than `N` times the size.
        unsafe {
            if axis == MAX_RANK - 1 {
                let mut start = range.start;
                while start < range.end {
                    let (part, before) = (start / size, start - start % size);
                    let end = range.end.min(before + size);
                    self.parts.get_unchecked(part).runs(
                        index,
                        start - before..end - before,
                        &mut shifted(before, f),
                    );
                    start = end;
                }
            } else {
                at[axis] = i % size;
                self.parts.get_unchecked(i / size).runs(&at, range, f);
            }
        }
    }
}

#[diagnostic::do_not_recommend]
impl<I, A> crate::num::Sealed for Unsqueeze<I, A> {}
#[diagnostic::do_not_recommend]
// SAFETY: the index without the new dimension is an index of the operand.
unsafe impl<I: Index, A: ExprNode> ExprNode for Unsqueeze<I, A> {
    type Elem = A::Elem;
    type Shape = I::Insert<A::Shape, D<1>>;
    type Memory = A::Memory;
    type RequiresGrad = A::RequiresGrad;
    const OPERANDS: Operands = Operands::BY_INDEX;
    structural! { Unsqueeze<I, A::Ready>; A a; |this| Unsqueeze { a, at: this.at }; apart }
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        A::is_shared()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> A::Elem {
        // SAFETY: see above.
        unsafe { self.a.load(&self.origin(index)) }
    }
    // The last dimension is one of the operand's.
    const RUNS: bool = A::RUNS && Self::NEW != MAX_RANK - 1;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn runs(
        &self,
        index: &[usize; MAX_RANK],
        range: Range<usize>,
        f: &mut impl FnMut(Range<usize>, Run<A::Elem>),
    ) {
        // SAFETY: see above.
        unsafe { self.a.runs(&self.origin(index), range, f) }
    }
}
impl<I: Index, A: ExprNode> Unsqueeze<I, A> {
    /// The new dimension, right-aligned.
    const NEW: usize = MAX_RANK - <<Self as ExprNode>::Shape as Shape>::RANK + I::VALUE;
    /// The index of the operand whose element is at an index.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn origin(&self, index: &[usize; MAX_RANK]) -> [usize; MAX_RANK] {
        let new = const { Self::NEW };
        let mut at = *index;
        for (d, i) in at.iter_mut().enumerate() {
            if d <= new {
                *i = if d == 0 { 0 } else { index[d - 1] };
            }
        }
        at
    }
}

/// A list of expressions with elements of one type: a tuple of up to 8, or an array.
#[cfg_attr(
    feature = "cuda",
    diagnostic::on_unimplemented(
        note = "all of them are in one memory: `x.cuda()?` and `x.to_host()?` copy to the other"
    )
)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list of tensors that can be joined",
    label = "a tuple or an array of at least one tensor, with elements of one type",
    note = "owned tensors are joined by reference: `(&a, &b).cat::<0>()`, `[&a, &b].stack::<0>()`; operands `impl Expr` as expressions: `(a.lazy(), b.lazy()).cat::<0>()`",
    note = "elements are converted first: `(&a, b.float()).cat::<0>()`"
)]
pub trait Tensors: Sized + Sealed {
    /// The shape of the first operand.
    #[doc(hidden)]
    type First: Shape;
    #[doc(hidden)]
    type Cat<I: Index>: ExprNode;
    /// Whether all operands can be concatenated along the dimension `I`, and the shape of the first that cannot.
    #[doc(hidden)]
    type CatVerdict<I: Index>: Bool;
    #[doc(hidden)]
    type CatOther<I: Index>: Shape;
    #[doc(hidden)]
    type Stack<I: Index>: ExprNode;
    /// Whether all operands have the same shape, and the first shape that differs.
    #[doc(hidden)]
    type StackVerdict: Bool;
    #[doc(hidden)]
    type StackOther: Shape;
    /// # Safety
    /// `CatVerdict<I>` is `True`, and `I` is a dimension of `First`.
    #[doc(hidden)]
    unsafe fn joined<I: Index>(self) -> Self::Cat<I>;
    /// # Safety
    /// `StackVerdict` is `True`, and `I` is a dimension of `First`, or the one after the last.
    #[doc(hidden)]
    unsafe fn stacked<I: Index>(self) -> Self::Stack<I>;
}

type AxisOf<A, const DIM: isize> = <<A as Tensors>::First as Axis<DIM>>::Index;
type NewOf<A, const DIM: isize> = <<A as Tensors>::First as NewDimension<DIM>>::Index;

/// Concatenation and stacking of a tuple of up to 8 operands, or of an array.
///
/// The result is an expression: `eval`, `eval_into` and `eval_boxed` compute it, and arithmetic fuses with it.
pub trait JoinOps: Sized + Sealed {
    /// Concatenates the operands along dimension `DIM`. PyTorch's `torch.cat((a, b), dim)`.
    ///
    /// The other sizes and the element types must be equal.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let a = tensor![[1, 2], [3, 4]];
    /// let b = tensor![[5], [6]];
    /// assert_eq!((&a, &b).cat::<1>().eval(), tensor![[1, 2, 5], [3, 4, 6]]);
    /// assert_eq!([a.as_view(), a.as_view()].cat::<0>().eval().shape(), [4, 2]);
    /// ```
    #[rustfmt::skip]
    fn cat<const DIM: isize>( // (&a, &b).cat::<0>()
        self,
    ) -> Lazy<Self::Cat<IfPasses<<Self::CatVerdict<AxisOf<Self, DIM>> as CatFits<DIM, Self::First, Self::CatOther<AxisOf<Self, DIM>>>>::Passes, AxisOf<Self, DIM>>>>
    where
        Self: Tensors,
        Self::First: Axis<DIM>,
        Self::CatVerdict<AxisOf<Self, DIM>>:
            CatFits<DIM, Self::First, Self::CatOther<AxisOf<Self, DIM>>>,
    {
        // SAFETY: the bounds: only the verdict `True` satisfies them.
        Lazy(unsafe { self.joined() })
    }

    /// Concatenates the operands along a new dimension `DIM`. PyTorch's `torch.stack((a, b), dim)`.
    ///
    /// The shapes and the element types must be equal.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (a, b) = (tensor![1, 2, 3], tensor![4, 5, 6]);
    /// assert_eq!((&a, &b).stack::<0>().eval(), tensor![[1, 2, 3], [4, 5, 6]]);
    /// assert_eq!([&a, &b].stack::<-1>().eval(), tensor![[1, 4], [2, 5], [3, 6]]);
    /// ```
    #[rustfmt::skip]
    fn stack<const DIM: isize>( // (&a, &b).stack::<0>()
        self,
    ) -> Lazy<Self::Stack<IfPasses<<Self::StackVerdict as StackFits<Self::First, Self::StackOther>>::Passes, NewOf<Self, DIM>>>>
    where
        Self: Tensors,
        Self::First: NewDimension<DIM>,
        Self::StackVerdict: StackFits<Self::First, Self::StackOther>,
    {
        // SAFETY: the bound: only the verdict `True` implements `StackFits`.
        Lazy(unsafe { self.stacked() })
    }
}

macro_rules! tuples {
    ($($A:ident $($B:ident)*;)*) => { $(
        impl<$A, $($B),*> JoinOps for ($A, $($B,)*) {}

        #[diagnostic::do_not_recommend]
        impl<$A: AsExpression, $($B: AsExpression<Memory = $A::Memory, Of = $A::Of>),*> Tensors for ($A, $($B,)*) {
            type First = $A::In;
            type Cat<Ix: Index> = tuples!(@cat $A::Tree; $($B)*);
            type CatVerdict<Ix: Index> = tuples!(@fits $A $($B)*);
            type CatOther<Ix: Index> = tuples!(@other $A $($B)*);
            type Stack<Ix: Index> = tuples!(@stack Unsqueeze<Ix, $A::Tree>; $($B)*);
            type StackVerdict = tuples!(@same $A $($B)*);
            type StackOther = tuples!(@differs $A $($B)*);
            #[allow(non_snake_case)]
            unsafe fn joined<Ix: Index>(self) -> Self::Cat<Ix> {
                let ($A, $($B,)*) = self;
                let all = $A.tree();
                $( let all = Cat { a: all, b: $B.tree(), along: PhantomData }; )*
                all
            }
            #[allow(non_snake_case)]
            unsafe fn stacked<Ix: Index>(self) -> Self::Stack<Ix> {
                let ($A, $($B,)*) = self;
                let all = Unsqueeze { a: $A.tree(), at: PhantomData };
                $(
                    let b = Unsqueeze { a: $B.tree(), at: PhantomData };
                    let all = Cat { a: all, b, along: PhantomData };
                )*
                all
            }
        }
    )* };
    (@cat $done:ty;) => { $done };
    (@cat $done:ty; $B:ident $($rest:ident)*) => { tuples!(@cat Cat<Ix, $done, $B::Tree>; $($rest)*) };
    (@stack $done:ty;) => { $done };
    (@stack $done:ty; $B:ident $($rest:ident)*) => {
        tuples!(@stack Cat<Ix, $done, Unsqueeze<Ix, $B::Tree>>; $($rest)*)
    };
    (@fits $A:ident) => { True };
    (@fits $A:ident $B:ident $($rest:ident)*) => {
        <CatVerdict<Ix, $A::In, $B::In> as Bool>::And<tuples!(@fits $A $($rest)*)>
    };
    (@other $A:ident) => { $A::In };
    (@other $A:ident $B:ident $($rest:ident)*) => {
        <CatVerdict<Ix, $A::In, $B::In> as Bool>::PickShape<tuples!(@other $A $($rest)*), $B::In>
    };
    (@same $A:ident) => { True };
    (@same $A:ident $B:ident $($rest:ident)*) => {
        <StackVerdict<$A::In, $B::In> as Bool>::And<tuples!(@same $A $($rest)*)>
    };
    (@differs $A:ident) => { $A::In };
    (@differs $A:ident $B:ident $($rest:ident)*) => {
        <StackVerdict<$A::In, $B::In> as Bool>::PickShape<tuples!(@differs $A $($rest)*), $B::In>
    };
}
each_rank!(tuples);

type IsSome<const N: usize> = <<<Named<N> as Dim>::Nat as Nat>::IsZero as Bool>::Not;

impl<A, const N: usize> JoinOps for [A; N] {}

#[diagnostic::do_not_recommend]
impl<A: AsExpression, const N: usize> Tensors for [A; N]
where
    Count<N>: BelowThousand<N>,
    IsSome<N>: JoinsSome,
{
    type First = A::In;
    type Cat<I: Index> = CatMany<I, A::Tree, N>;
    type CatVerdict<I: Index> = True;
    type CatOther<I: Index> = A::In;
    type Stack<I: Index> = CatMany<I, Unsqueeze<I, A::Tree>, N>;
    type StackVerdict = True;
    type StackOther = A::In;
    unsafe fn joined<I: Index>(self) -> Self::Cat<I> {
        CatMany {
            parts: self.map(A::tree),
            along: PhantomData,
        }
    }
    unsafe fn stacked<I: Index>(self) -> Self::Stack<I> {
        CatMany {
            parts: self.map(|a| Unsqueeze {
                a: a.tree(),
                at: PhantomData,
            }),
            along: PhantomData,
        }
    }
}
