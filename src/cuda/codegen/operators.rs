//! Operators of tensors in device memory.

use core::ops;

use crate::cuda::Gpu;
use crate::cuda::codegen::leaf::{CudaLeaf, Owned};
use crate::cuda::codegen::variable::{CudaVarLeaf, CudaVariable};
use crate::cuda::runtime::memory::{CudaBuffer, CudaMut, CudaRef};
use crate::expr::operators::{numbers, operators, prefixes};
use crate::expr::{Binary, ExprNode, IntoExpr, Lazy, Operand, Scalar, Unary};
use crate::layout::{Layout, StorageSpan};
use crate::num::Dim;
use crate::ops::{
    AddOp, AndOp, BinaryOp, DivOp, LeftShift, MulOp, NegOp, NotOp, OrOp, RightShift, SubOp,
    UnaryOp, XorOp,
};
use crate::shape::{BroadcastBy, BroadcastWith, Shape};
use crate::storage::Element;
use crate::tensor::TensorBase;

macro_rules! each_operator {
    ($($Trait:ident $method:ident $Op:ident;)*) => { $(
        operators! { @expression $Trait $method $Op
            ['a, T: Element, Rest: StorageSpan, L: Layout] TensorBase<CudaRef<'a, T, Rest>, L>,
                T, L::Shape, CudaLeaf<'a, T, L::Shape, L::Strides>, Gpu;
            ['a, 'b, T: Element, Rest: StorageSpan, L: Layout] &'a TensorBase<CudaRef<'b, T, Rest>, L>,
                T, L::Shape, CudaLeaf<'a, T, L::Shape, L::Strides>, Gpu;
            ['a, 'b, T: Element, Rest: StorageSpan, L: Layout] &'a TensorBase<CudaMut<'b, T, Rest>, L>,
                T, L::Shape, CudaLeaf<'a, T, L::Shape, L::Strides>, Gpu;
            ['a, T: Element, Len: Dim, L: Layout] &'a TensorBase<CudaBuffer<T, Len>, L>,
                T, L::Shape, CudaLeaf<'a, T, L::Shape, L::Strides>, Gpu;
            ['a, T: Element, Rest: StorageSpan, L: Layout] TensorBase<CudaVariable<'a, T, Rest>, L>,
                T, L::Shape, CudaVarLeaf<'a, T, L::Shape, L::Strides>, Gpu;
            ['a, 'b, T: Element, Rest: StorageSpan, L: Layout] &'b TensorBase<CudaVariable<'a, T, Rest>, L>,
                T, L::Shape, CudaVarLeaf<'a, T, L::Shape, L::Strides>, Gpu;
            [T: Element, Len: Dim, L: Layout] TensorBase<CudaBuffer<T, Len>, L>, T, L::Shape, Owned<T, Len, L>, Gpu;
            ['a, T: Element, Sh: Shape, St: Shape] CudaLeaf<'a, T, Sh, St>, T, Sh, Self, Gpu;
        }
    )* };
}
each_operator! {
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

prefixes! {
    ['a, T: Element, Rest: StorageSpan, L: Layout] TensorBase<CudaRef<'a, T, Rest>, L>, Gpu;
    ['a, 'b, T: Element, Rest: StorageSpan, L: Layout] &'a TensorBase<CudaRef<'b, T, Rest>, L>, Gpu;
    ['a, 'b, T: Element, Rest: StorageSpan, L: Layout] &'a TensorBase<CudaMut<'b, T, Rest>, L>, Gpu;
    ['a, T: Element, Len: Dim, L: Layout] &'a TensorBase<CudaBuffer<T, Len>, L>, Gpu;
    [T: Element, Len: Dim, L: Layout] TensorBase<CudaBuffer<T, Len>, L>, Gpu;
    ['a, T: Element, Rest: StorageSpan, L: Layout] TensorBase<CudaVariable<'a, T, Rest>, L>, Gpu;
    ['a, 'b, T: Element, Rest: StorageSpan, L: Layout] &'b TensorBase<CudaVariable<'a, T, Rest>, L>, Gpu;
}

macro_rules! numbers_on_the_left {
    ($($T:ident)*) => { $(
        numbers_on_the_left! { @op $T Add add AddOp }
        numbers_on_the_left! { @op $T Sub sub SubOp }
        numbers_on_the_left! { @op $T Mul mul MulOp }
    )* };
    (@op $T:ident $Trait:ident $method:ident $Op:ident) => {
        numbers! { @for $T $Trait $method $Op
            ['a, Rest: StorageSpan, L: Layout] TensorBase<CudaRef<'a, $T, Rest>, L>, Gpu;
            ['a, 'b, Rest: StorageSpan, L: Layout] &'a TensorBase<CudaRef<'b, $T, Rest>, L>, Gpu;
            ['a, 'b, Rest: StorageSpan, L: Layout] &'a TensorBase<CudaMut<'b, $T, Rest>, L>, Gpu;
            ['a, Len: Dim, L: Layout] &'a TensorBase<CudaBuffer<$T, Len>, L>, Gpu;
            [Len: Dim, L: Layout] TensorBase<CudaBuffer<$T, Len>, L>, Gpu;
            ['a, Rest: StorageSpan, L: Layout] TensorBase<CudaVariable<'a, $T, Rest>, L>, Gpu;
            ['a, 'b, Rest: StorageSpan, L: Layout] &'b TensorBase<CudaVariable<'a, $T, Rest>, L>, Gpu;
        }
    };
}
numbers_on_the_left! { f32 f64 i8 i16 i32 i64 isize u8 u16 u32 u64 usize }
numbers_on_the_left! { @op f32 Div div DivOp }
numbers_on_the_left! { @op f64 Div div DivOp }
