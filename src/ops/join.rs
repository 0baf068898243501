//! Tensors joined into one, lazily: `cat` and `stack` of a tuple or an array of operands.

use core::marker::PhantomData;

use crate::expr::plan::Operands;
use crate::expr::{Expr, Lazy, Node};
use crate::layout::operation::{cat, stack};
use crate::layout::{CatFits, CatVerdict, Joined, JoinsSome, StackFits, StackVerdict};
use crate::num::bits::Bool;
use crate::num::nat::Nat;
use crate::num::{BelowThousand, Count, D, Dim, Mul, Named};
use crate::shape::{Axis, Index, MAX_RANK, NewDimension, Shape};

/// The elements of `A`, then those of `B`, along the dimension `I`.
#[derive(Clone, Copy, Debug)]
pub struct Cat<I, A, B> {
    a: A,
    b: B,
    along: PhantomData<I>,
}

/// The elements of several operands of one type, along the dimension `I`.
#[derive(Clone, Copy, Debug)]
pub struct CatMany<I, A, const N: usize> {
    parts: [A; N],
    along: PhantomData<I>,
}

/// An operand with a new dimension of size 1.
#[derive(Clone, Copy, Debug)]
pub struct Unsqueeze<I, A> {
    a: A,
    at: PhantomData<I>,
}

/// The place of a dimension against the right end, and the index there: 0 where the size is 1, whatever
/// a larger shape that this one is broadcast to asks for.
#[inline(always)]
pub(super) fn along<S: Shape, I: Index>(index: &[usize; MAX_RANK]) -> (usize, usize) {
    let axis = const { MAX_RANK - S::RANK + I::VALUE };
    match const { I::Get::<S>::SIZE } {
        1 => (axis, 0),
        _ => (axis, index[axis]),
    }
}

// SAFETY: an index along the dimension lies within `A`, or, less the size of `A`, within `B`; all other
// sizes are the same, as the verdict says that was asked for before there was a `Cat`.
unsafe impl<I: Index, A: Node, B: Node<Elem = A::Elem>> Node for Cat<I, A, B> {
    type Elem = A::Elem;
    type Shape = Joined<I, A::Shape, B::Shape>;
    const OPERANDS: Operands = Operands::BY_INDEX;
    #[inline(always)]
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
}

// SAFETY: the shape has the size of an operand, times their number, along the dimension.
unsafe impl<I: Index, A: Node, const N: usize> Node for CatMany<I, A, N>
where
    Count<N>: BelowThousand<N>,
{
    type Elem = A::Elem;
    type Shape = I::Set<A::Shape, Mul<Named<N>, I::Get<A::Shape>>>;
    const OPERANDS: Operands = Operands::BY_INDEX;
    #[inline(always)]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> A::Elem {
        let (axis, i) = along::<Self::Shape, I>(index);
        // Where it is 0, there is no index.
        let size = const {
            let size = <I::Get<A::Shape> as Dim>::SIZE;
            if size == 0 { 1 } else { size }
        };
        let mut at = *index;
        at[axis] = i % size;
        // SAFETY: `i` is below `N` times the size.
        unsafe { self.parts.get_unchecked(i / size).load(&at) }
    }
}

// SAFETY: the index without the new dimension is one of the operand's.
unsafe impl<I: Index, A: Node> Node for Unsqueeze<I, A> {
    type Elem = A::Elem;
    type Shape = I::Insert<A::Shape, D<1>>;
    const OPERANDS: Operands = Operands::BY_INDEX;
    #[inline(always)]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> A::Elem {
        let new = const { MAX_RANK - <Self::Shape as Shape>::RANK + I::VALUE };
        let mut at = *index;
        for d in 0..MAX_RANK {
            if d <= new {
                at[d] = if d == 0 { 0 } else { index[d - 1] };
            }
        }
        // SAFETY: see above.
        unsafe { self.a.load(&at) }
    }
}

/// Operands that have elements of one type and join along dimension `DIM`.
#[diagnostic::on_unimplemented(
    message = "cat: `{Self}` is not a list of tensors",
    label = "neither a tuple nor an array of 1 to 8 tensors",
    note = "owned tensors are joined by reference: `(&a, &b).cat::<0>()`, `[&a, &b].cat::<0>()`"
)]
pub trait CatParts<const DIM: isize> {
    #[doc(hidden)]
    type Node: Node;
    #[doc(hidden)]
    fn joined(self) -> Self::Node;
}

/// Operands that have elements of one type and one shape, and join along a new dimension `DIM`.
#[diagnostic::on_unimplemented(
    message = "stack: `{Self}` is not a list of tensors",
    label = "neither a tuple nor an array of 1 to 8 tensors",
    note = "owned tensors are joined by reference: `(&a, &b).stack::<0>()`, `[&a, &b].stack::<0>()`"
)]
pub trait StackParts<const DIM: isize> {
    #[doc(hidden)]
    type Node: Node;
    #[doc(hidden)]
    fn stacked(self) -> Self::Node;
}

/// Joining: of a tuple of up to 8 operands, or of an array.
///
/// The result is an expression: `eval`, `eval_into` and `eval_boxed` compute it, and arithmetic fuses
/// with it.
pub trait Join: Sized {
    /// The operands one after the other along dimension `DIM`. PyTorch's `torch.cat((a, b), dim)`.
    ///
    /// Their other sizes and their element types must be the same.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let a = tensor![[1, 2], [3, 4]];
    /// let b = tensor![[5], [6]];
    /// assert_eq!((&a, &b).cat::<1>().eval(), tensor![[1, 2, 5], [3, 4, 6]]);
    /// assert_eq!([a.as_view(), a.as_view()].cat::<0>().eval().shape(), [4, 2]);
    /// ```
    fn cat<const DIM: isize>(self) -> Lazy<<Self as CatParts<DIM>>::Node>
    where
        Self: CatParts<DIM>,
    {
        Lazy(self.joined())
    }

    /// The operands one after the other along a new dimension `DIM`. PyTorch's `torch.stack((a, b), dim)`.
    ///
    /// Their shapes and their element types must be the same.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (a, b) = (tensor![1, 2, 3], tensor![4, 5, 6]);
    /// assert_eq!((&a, &b).stack::<0>().eval(), tensor![[1, 2, 3], [4, 5, 6]]);
    /// assert_eq!([&a, &b].stack::<-1>().eval(), tensor![[1, 4], [2, 5], [3, 6]]);
    /// ```
    fn stack<const DIM: isize>(self) -> Lazy<<Self as StackParts<DIM>>::Node>
    where
        Self: StackParts<DIM>,
    {
        Lazy(self.stacked())
    }
}

type AxisOf<A, const DIM: isize> = <<A as Expr>::Shape as Axis<DIM>>::Index;
type NewOf<A, const DIM: isize> = <<A as Expr>::Shape as NewDimension<DIM>>::Index;

macro_rules! tuples {
    ($($A:ident $($B:ident)*;)*) => { $(
        impl<$A, $($B),*> Join for ($A, $($B,)*) {}

        #[diagnostic::do_not_recommend]
        impl<const DIM: isize, $A: Expr, $($B: Expr<Elem = $A::Elem>),*> CatParts<DIM> for ($A, $($B,)*)
        where
            $A::Shape: Axis<DIM>,
            $(
                CatVerdict<AxisOf<$A, DIM>, $A::Shape, $B::Shape>: CatFits<DIM, $A::Shape, $B::Shape>,
            )*
        {
            type Node = tuples!(@cat AxisOf<$A, DIM>; $A::Node; $($B)*);
            #[allow(non_snake_case)]
            fn joined(self) -> Self::Node {
                let ($A, $($B,)*) = self;
                let all = $A.node();
                $( let all = Cat { a: all, b: $B.node(), along: PhantomData }; )*
                all
            }
        }

        #[diagnostic::do_not_recommend]
        impl<const DIM: isize, $A: Expr, $($B: Expr<Elem = $A::Elem>),*> StackParts<DIM> for ($A, $($B,)*)
        where
            $A::Shape: NewDimension<DIM>,
            $( StackVerdict<$A::Shape, $B::Shape>: StackFits<$A::Shape, $B::Shape>, )*
        {
            type Node = tuples!(@stack NewOf<$A, DIM>; Unsqueeze<NewOf<$A, DIM>, $A::Node>; $($B)*);
            #[allow(non_snake_case)]
            fn stacked(self) -> Self::Node {
                let ($A, $($B,)*) = self;
                let all = Unsqueeze { a: $A.node(), at: PhantomData };
                $(
                    let b = Unsqueeze { a: $B.node(), at: PhantomData };
                    let all = Cat { a: all, b, along: PhantomData };
                )*
                all
            }
        }
    )* };
    (@cat $I:ty; $done:ty;) => { $done };
    (@cat $I:ty; $done:ty; $B:ident $($rest:ident)*) => {
        tuples!(@cat $I; Cat<$I, $done, <$B as Expr>::Node>; $($rest)*)
    };
    (@stack $I:ty; $done:ty;) => { $done };
    (@stack $I:ty; $done:ty; $B:ident $($rest:ident)*) => {
        tuples!(@stack $I; Cat<$I, $done, Unsqueeze<$I, <$B as Expr>::Node>>; $($rest)*)
    };
}
tuples! {
    A;
    A B;
    A B C;
    A B C E;
    A B C E F;
    A B C E F G;
    A B C E F G H;
    A B C E F G H I;
}

type IsSome<const N: usize> = <<<Named<N> as Dim>::Nat as Nat>::IsZero as Bool>::Not;

impl<A, const N: usize> Join for [A; N] {}

#[diagnostic::do_not_recommend]
impl<const DIM: isize, A: Expr, const N: usize> CatParts<DIM> for [A; N]
where
    A::Shape: Axis<DIM>,
    Count<N>: BelowThousand<N>,
    IsSome<N>: JoinsSome<cat>,
{
    type Node = CatMany<AxisOf<A, DIM>, A::Node, N>;
    fn joined(self) -> Self::Node {
        CatMany {
            parts: self.map(A::node),
            along: PhantomData,
        }
    }
}

#[diagnostic::do_not_recommend]
impl<const DIM: isize, A: Expr, const N: usize> StackParts<DIM> for [A; N]
where
    A::Shape: NewDimension<DIM>,
    Count<N>: BelowThousand<N>,
    IsSome<N>: JoinsSome<stack>,
{
    type Node = CatMany<NewOf<A, DIM>, Unsqueeze<NewOf<A, DIM>, A::Node>, N>;
    fn stacked(self) -> Self::Node {
        CatMany {
            parts: self.map(|a| Unsqueeze {
                a: a.node(),
                at: PhantomData,
            }),
            along: PhantomData,
        }
    }
}
