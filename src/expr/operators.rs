//! `+ - * /`, `& | ^`, `<< >>`, `-` and `!`, between tensors, views, expressions and numbers.

use core::ops;

use super::nodes::{Binary, Lazy, Leaf, Moved, Scalar, Unary};
use super::variable::VarLeaf;
use super::{AsExpression, ExprNode, Host, IntoExpr, Memory};
use super::{BinaryOp, UnaryOp};
use crate::layout::{Layout, StorageSpan};
use crate::layout::{decided, proven};
use crate::num::Dim;
use crate::num::bits::Bool;
use crate::ops::{
    AddOp, AndOp, DivOp, LeftShift, MulOp, NegOp, NotOp, OrOp, RightShift, SubOp, XorOp,
};
use crate::shape::{Broadcast, BroadcastBy, BroadcastWith, Broadcasts, SameShape, Shape};
#[cfg(feature = "alloc")]
use crate::storage::Boxed;
use crate::storage::{Array, Cells, Element, Heapless, Ref, RefMut, Storage, Variable};
use crate::tensor::TensorBase;

/// The right operand of an expression with elements `T`: another expression, or a number.
#[cfg_attr(
    feature = "cuda",
    diagnostic::on_unimplemented(
        message = "the right operand cannot be combined with elements of type `{T}` in the memory of the `{M}`",
        label = "a tensor, an expression or a number of `{T}` is needed, in the memory of the `{M}`",
        note = "`x.cuda()?` copies a tensor of the host to a device, `x.to_host()?` one of a device to the host",
        note = "with floats, write `1.0` and not `1`; `x.float()` converts integers"
    )
)]
#[cfg_attr(
    not(feature = "cuda"),
    diagnostic::on_unimplemented(
        message = "the right operand cannot be combined with elements of type `{T}`",
        label = "a tensor, an expression or a number of `{T}` is needed",
        note = "with floats, write `1.0` and not `1`; `x.float()` converts integers; an array becomes a tensor by `tensor![1.0, 2.0]`"
    )
)]
pub trait Operand<T: Element, M: Memory = Host>: crate::num::Own {
    #[doc(hidden)]
    type Node: ExprNode<Elem = T, Memory = M>;
    #[doc(hidden)]
    fn operand(self) -> Self::Node;
}
// The errors are those of the two bounds.
impl<T: Element, M: Memory, E: IntoExpr<M, Elem: MixesWith<T>> + AsExpression> Operand<T, M> for E {
    type Node = <E::Elem as MixesWith<T>>::Node<E::Node>;
    fn operand(self) -> Self::Node {
        <E::Elem as MixesWith<T>>::node(self.node())
    }
}

mod same {
    /// The same type: restricts a trait to one type.
    pub trait Is<T> {}
    impl<T> Is<T> for T {}
}

/// The check that two element types are the same.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "element types differ: `{T}` and `{Self}`",
    label = "`{T}` on the left, `{Self}` on the right",
    note = "`x.to::<{T}>()` converts the elements of a tensor or an expression"
)]
pub trait MixesWith<T: Element>: Element + same::Is<T> {
    type Node<N: ExprNode<Elem = Self>>: ExprNode<Elem = T, Memory = N::Memory>;
    fn node<N: ExprNode<Elem = Self>>(node: N) -> Self::Node<N>;
}
#[diagnostic::do_not_recommend]
impl<T: Element> MixesWith<T> for T {
    type Node<N: ExprNode<Elem = T>> = N;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn node<N: ExprNode<Elem = T>>(node: N) -> N {
        node
    }
}

/// The node of the right operand. If the element types differ, the verdict on them is the only error.
pub(crate) type Mixed<M, B, T> =
    <<B as IntoExpr<M>>::Elem as MixesWith<T>>::Node<<B as IntoExpr<M>>::Node>;

/// The check that elements are those of a mask.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "expected a mask of `bool`, found elements of type `{Self}`",
    label = "not a mask of `bool`",
    note = "a comparison gives a mask: `x.gt(0)`, `x.ne(0)`"
)]
pub trait MaskOfBool: Element + same::Is<bool> {
    type Node<N: ExprNode<Elem = Self>>: ExprNode<Elem = bool, Memory = N::Memory>;
    fn node<N: ExprNode<Elem = Self>>(node: N) -> Self::Node<N>;
}
#[diagnostic::do_not_recommend]
impl MaskOfBool for bool {
    type Node<N: ExprNode<Elem = bool>> = N;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn node<N: ExprNode<Elem = bool>>(node: N) -> N {
        node
    }
}
/// A mask: what becomes an expression of `bool`.
#[doc(hidden)]
pub trait Mask<M: Memory = Host>: crate::num::Own {
    type Node: ExprNode<Elem = bool, Memory = M>;
    fn mask(self) -> Self::Node;
}
// As of `Operand`, the errors are those of the two bounds.
impl<M: Memory, E: IntoExpr<M, Elem: MaskOfBool> + AsExpression> Mask<M> for E {
    type Node = <E::Elem as MaskOfBool>::Node<E::Node>;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn mask(self) -> Self::Node {
        <E::Elem as MaskOfBool>::node(self.node())
    }
}
/// The shape of a mask.
pub(crate) type MaskShape<C, M = Host> = <<C as Mask<M>>::Node as ExprNode>::Shape;

proven! {
    /// A shape that can be written to another: it broadcasts to `To`. Generic code names it: `(N,): FitsInto<(M, N)>`.
    #[diagnostic::on_unimplemented(
        message = "cannot prove that the shape {Self} broadcasts to {To}",
        label = "this depends on sizes that are generic",
        note = "generic sizes are equal where they have one name; a known size of 1 broadcasts to any"
    )]
    FitsInto [To: Shape] of Shape, by BroadcastTo [To], FitsIntoBy, FitsIntoProven, IfFitsInto;
    #[diagnostic::on_unimplemented(
        message = "the shape {X_} does not fit into {To}",
        label = "{X_} does not broadcast to {To}",
        note = "from the last dimension backwards, each size must be the same, or 1, or missing"
    )]
    else FitsNotInto;
}

decided! {
    /// A result of [`BroadcastTo`] that is true, of a shape that follows from a bound: there, of two requirements rustc would
    /// decide the second one first.
    #[diagnostic::on_unimplemented(
        message = "cannot prove that the shape {From} broadcasts to {To}",
        label = "generic sizes are equal where they have one name; a known size of 1 broadcasts to any"
    )]
    FitsIntoResult [From, To,] [From, To,];
    #[diagnostic::on_unimplemented(
        message = "the shape {From} does not fit into {To}",
        label = "{From} does not broadcast to {To}",
        note = "from the last dimension backwards, each size must be the same, or 1, or missing"
    )]
    else FitsNotIntoResult;
}

/// Whether `From` broadcasts to exactly `To`.
pub type BroadcastTo<From, To> =
    <Broadcasts<From, To> as Bool>::And<SameShape<Broadcast<From, To>, To>>;

// Each kind of expression with its element type, its shape and its node.
macro_rules! operators {
    ($($Trait:ident $method:ident $Op:ident;)*) => { $(
        operators! { @shown [] $Trait $method $Op
            ['a, S: Storage, L: Layout] &'a TensorBase<S, L>,
                S::Elem, L::Shape, Leaf<'a, S::Elem, L::Shape, L::Strides>, Host;
        }
        operators! { @expression $Trait $method $Op
            ['a, T: Element, Rest: StorageSpan, L: Layout] TensorBase<Ref<'a, T, Rest>, L>,
                T, L::Shape, Leaf<'a, T, L::Shape, L::Strides>, Host;
            ['a, T: Element, Rest: StorageSpan, L: Layout] TensorBase<Cells<'a, T, Rest>, L>,
                T, L::Shape, Leaf<'a, T, L::Shape, L::Strides>, Host;
            ['a, T: Element, Rest: StorageSpan, L: Layout] TensorBase<Variable<'a, T, Rest>, L>,
                T, L::Shape, VarLeaf<'a, T, L::Shape, L::Strides>, Host;
            ['a, 'b, T: Element, Rest: StorageSpan, L: Layout] &'b TensorBase<Variable<'a, T, Rest>, L>,
                T, L::Shape, VarLeaf<'a, T, L::Shape, L::Strides>, Host;
            [T: Element, Len: Dim, L: Layout] TensorBase<Array<T, Len>, L>, T, L::Shape, Moved<Array<T, Len>, L>, Host;
            [T: Element, const N: usize, Len: Dim, L: Layout] TensorBase<Heapless<T, N, Len>, L>,
                T, L::Shape, Moved<Heapless<T, N, Len>, L>, Host;
            ['a, T: Element, Rest: StorageSpan, L: Layout] TensorBase<RefMut<'a, T, Rest>, L>,
                T, L::Shape, Moved<RefMut<'a, T, Rest>, L>, Host;
            [A: ExprNode] Lazy<A>, A::Elem, A::Shape, A, A::Memory;
            ['b, A: ExprNode + Copy] &'b Lazy<A>, A::Elem, A::Shape, A, A::Memory;
        }
    )* };
    // The documentation shows the operators of `&TensorBase` in place of those of all operands.
    (@expression $($list:tt)*) => { operators! { @shown [#[cfg_attr(doc, doc(hidden))]] $($list)* } };
    (@shown $hidden:tt $Trait:ident $method:ident $Op:ident
        $([$($g:tt)*] $E:ty, $T:ty, $Sh:ty, $N:ty, $M:ty;)*
    ) => { $( operators! { @impl $hidden $Trait $method $Op [$($g)*] $E, $T, $Sh, $N, $M } )* };
    (@impl [$(#[$hidden:meta])?] $Trait:ident $method:ident $Op:ident [$($g:tt)*] $E:ty, $T:ty, $Sh:ty, $N:ty, $M:ty) => {
        $(#[$hidden])?
        impl<$($g)*, Rhs> ops::$Trait<Rhs> for $E
        where
            Rhs: Operand<$T, $M>,
            // Through `Rhs`, so that this bound is checked after it, and the error is that of `Rhs`.
            $Op: BinaryOp<
                <<Rhs as Operand<$T, $M>>::Node as ExprNode>::Elem,
                <<Rhs as Operand<$T, $M>>::Node as ExprNode>::Elem,
            >,
            $Sh: BroadcastBy<<<Rhs as Operand<$T, $M>>::Node as ExprNode>::Shape>,
            $Sh: BroadcastWith<<<Rhs as Operand<$T, $M>>::Node as ExprNode>::Shape>,
        {
            type Output = Lazy<Binary<$Op, $N, <Rhs as Operand<$T, $M>>::Node>>;
            fn $method(self, rhs: Rhs) -> Self::Output {
                Lazy(Binary { op: $Op, a: self.node(), b: rhs.operand() })
            }
        }
    };
}
#[cfg(feature = "alloc")]
macro_rules! boxed_operators {
    ($($Trait:ident $method:ident $Op:ident;)*) => { $(
        operators! { @expression $Trait $method $Op
            [T: Element, Len: Dim, L: Layout] TensorBase<Boxed<T, Len>, L>, T, L::Shape, Moved<Boxed<T, Len>, L>, Host;
        }
    )* };
}
#[cfg(feature = "alloc")]
boxed_operators! {
    Add add AddOp;
    Sub sub SubOp;
    Mul mul MulOp;
    Div div DivOp;
    BitAnd bitand AndOp;
    BitOr bitor OrOp;
    BitXor bitxor XorOp;
    Shl shl LeftShift;
    Shr shr RightShift;
}
operators! {
    Add add AddOp;
    Sub sub SubOp;
    Mul mul MulOp;
    Div div DivOp;
    BitAnd bitand AndOp;
    BitOr bitor OrOp;
    BitXor bitxor XorOp;
    Shl shl LeftShift;
    Shr shr RightShift;
}

/// Never implemented: `%` means `remainder` in PyTorch, and `fmod` in Rust.
// Of the divisor, which rustc does not know when it looks for an operator: otherwise it would find none.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`%` is `remainder` or `fmod`: its sign is that of the divisor in PyTorch, of the dividend in Rust",
    label = "write `x.remainder(y)` for PyTorch's `%`, `x.fmod(y)` for Rust's",
    note = "for operands of one sign both are the same; in place they are `remainder_` and `fmod_`"
)]
pub trait Divides<X>: crate::num::Sealed {}
macro_rules! no_remainder_operator {
    ($([$($g:tt)*] $E:ty;)*) => { $(
        #[cfg_attr(doc, doc(hidden))]
        impl<$($g)*, Rhs: Divides<$E>> ops::Rem<Rhs> for $E {
            type Output = Self;
            fn rem(self, _: Rhs) -> Self {
                self
            }
        }
    )* };
}
no_remainder_operator! {
    [S, L] TensorBase<S, L>;
    ['a, S, L] &'a TensorBase<S, L>;
    [N] Lazy<N>;
    ['a, N] &'a Lazy<N>;
}

macro_rules! prefixes {
    (@op $Trait:ident $method:ident $Op:ident $([$($g:tt)*] $E:ty, $M:ty;)*) => { $(
        #[cfg_attr(doc, doc(hidden))]
        impl<$($g)*> ops::$Trait for $E
        where
            $Op: UnaryOp<<$E as IntoExpr<$M>>::Elem>,
        {
            type Output = Lazy<Unary<$Op, <$E as IntoExpr<$M>>::Node>>;
            fn $method(self) -> Self::Output {
                Lazy(Unary { op: $Op, a: self.node() })
            }
        }
    )* };
    ($($list:tt)*) => {
        prefixes! { @op Neg neg NegOp $($list)* }
        prefixes! { @op Not not NotOp $($list)* }
    };
}
prefixes! {
    ['a, S: Storage, L: Layout] &'a TensorBase<S, L>, Host;
    ['a, T: Element, Rest: StorageSpan, L: Layout] TensorBase<Ref<'a, T, Rest>, L>, Host;
    ['a, T: Element, Rest: StorageSpan, L: Layout] TensorBase<Cells<'a, T, Rest>, L>, Host;
    ['a, T: Element, Rest: StorageSpan, L: Layout] TensorBase<Variable<'a, T, Rest>, L>, Host;
    ['a, 'b, T: Element, Rest: StorageSpan, L: Layout] &'b TensorBase<Variable<'a, T, Rest>, L>, Host;
    [T: Element, Len: Dim, L: Layout] TensorBase<Array<T, Len>, L>, Host;
    [T: Element, const N: usize, Len: Dim, L: Layout] TensorBase<Heapless<T, N, Len>, L>, Host;
    ['a, T: Element, Rest: StorageSpan, L: Layout] TensorBase<RefMut<'a, T, Rest>, L>, Host;
    [A: ExprNode] Lazy<A>, A::Memory;
    ['b, A: ExprNode + Copy] &'b Lazy<A>, A::Memory;
}

#[cfg(feature = "alloc")]
prefixes! { [T: Element, Len: Dim, L: Layout] TensorBase<Boxed<T, Len>, L>, Host; }

// A number as the left operand: `2.0 * &a`.
macro_rules! numbers {
    ($($T:ident)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<M: Memory> Operand<$T, M> for $T {
            type Node = Scalar<$T, M>;
            fn operand(self) -> Scalar<$T, M> {
                Scalar::new(self)
            }
        }
        numbers! { @op $T Add add AddOp }
        numbers! { @op $T Sub sub SubOp }
        numbers! { @op $T Mul mul MulOp }
    )* };
    (@op $T:ident $Trait:ident $method:ident $Op:ident) => {
        numbers! { @for $T $Trait $method $Op
            ['a, S: Storage<Elem = $T>, L: Layout] &'a TensorBase<S, L>, Host;
            ['a, Rest: StorageSpan, L: Layout] TensorBase<Ref<'a, $T, Rest>, L>, Host;
            ['a, Rest: StorageSpan, L: Layout] TensorBase<Cells<'a, $T, Rest>, L>, Host;
            ['a, Rest: StorageSpan, L: Layout] TensorBase<Variable<'a, $T, Rest>, L>, Host;
            ['a, 'b, Rest: StorageSpan, L: Layout] &'b TensorBase<Variable<'a, $T, Rest>, L>, Host;
            [Len: Dim, L: Layout] TensorBase<Array<$T, Len>, L>, Host;
            [const N: usize, Len: Dim, L: Layout] TensorBase<Heapless<$T, N, Len>, L>, Host;
            ['a, Rest: StorageSpan, L: Layout] TensorBase<RefMut<'a, $T, Rest>, L>, Host;
            [A: ExprNode<Elem = $T>] Lazy<A>, A::Memory;
            ['b, A: ExprNode<Elem = $T> + Copy] &'b Lazy<A>, A::Memory;
        }
        #[cfg(feature = "alloc")]
        numbers! { @for $T $Trait $method $Op [Len: Dim, L: Layout] TensorBase<Boxed<$T, Len>, L>, Host; }
    };
    (@for $T:ident $Trait:ident $method:ident $Op:ident $([$($g:tt)*] $E:ty, $M:ty;)*) => { $(
        #[cfg_attr(doc, doc(hidden))]
        impl<$($g)*> ops::$Trait<$E> for $T
        {
            type Output = Lazy<Binary<$Op, Scalar<$T, $M>, <$E as IntoExpr<$M>>::Node>>;
            fn $method(self, rhs: $E) -> Self::Output {
                Lazy(Binary { op: $Op, a: Scalar::new(self), b: rhs.node() })
            }
        }
    )* };
}
numbers! { f32 f64 i8 i16 i32 i64 isize u8 u16 u32 u64 usize }
// `/` is division of floats.
numbers! { @op f32 Div div DivOp }
numbers! { @op f64 Div div DivOp }
#[cfg(feature = "half")]
use half::{bf16, f16};
#[cfg(feature = "half")]
numbers! { f16 bf16 }
#[cfg(feature = "half")]
numbers! { @op f16 Div div DivOp }
#[cfg(feature = "half")]
numbers! { @op bf16 Div div DivOp }
#[cfg(feature = "num_complex_04")]
use num_complex::{Complex32, Complex64};
#[cfg(feature = "num_complex_04")]
numbers! { Complex32 Complex64 }
#[cfg(feature = "num_complex_04")]
numbers! { @op Complex32 Div div DivOp }
#[cfg(feature = "num_complex_04")]
numbers! { @op Complex64 Div div DivOp }
// The operators of expressions over a device's memory are defined with them.
#[cfg(feature = "cuda")]
pub(crate) use {numbers, operators, prefixes};

#[diagnostic::do_not_recommend]
impl<M: Memory> Operand<bool, M> for bool {
    type Node = Scalar<bool, M>;
    fn operand(self) -> Scalar<bool, M> {
        Scalar::new(self)
    }
}
