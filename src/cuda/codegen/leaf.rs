//! Tensors in device memory as operands of expressions.

use core::marker::PhantomData;
use std::vec;
use std::vec::Vec;

use crate::cuda::Gpu;
use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty};
use crate::cuda::runtime::launch::Args;
use crate::cuda::runtime::memory::{CudaBuffer, CudaMut, CudaRef, first};
use crate::expr::plan::{Operands, effective};
use crate::expr::{AsExpression, Expr, ExprNode, IntoExpr, Moved};
use crate::layout::{Layout, StorageSpan, Strided};
use crate::num::Dim;
use crate::shape::{MAX_RANK, Shape};
use crate::storage::Element;
use crate::tensor::TensorBase;

/// A device tensor as a leaf of an expression.
#[derive(Debug)]
pub struct CudaLeaf<'a, T, Sh, St, const SHARED: bool = true> {
    first: *const T,
    layout: PhantomData<(&'a T, Sh, St)>,
}
impl<T, Sh, St, const SHARED: bool> Clone for CudaLeaf<'_, T, Sh, St, SHARED> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, Sh, St, const SHARED: bool> Copy for CudaLeaf<'_, T, Sh, St, SHARED> {}
impl<T, Sh, St, const SHARED: bool> CudaLeaf<'_, T, Sh, St, SHARED> {
    /// # Safety
    /// The layout from `first` on is in range of elements of a device that are readable for `'a`.
    pub(in crate::cuda) unsafe fn new(first: *const T) -> Self {
        Self {
            first,
            layout: PhantomData,
        }
    }
}

#[diagnostic::do_not_recommend]
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<T: Element, Sh: Shape, St: Shape, const SHARED: bool> ExprNode
    for CudaLeaf<'_, T, Sh, St, SHARED>
{
    type Elem = T;
    type Shape = Sh;
    type Memory = Gpu;
    type RequiresGrad = crate::num::bits::False;
    const OPERANDS: Operands =
        Operands::one(&Sh::PADDED, &<Strided<Sh, St> as Layout>::PADDED_STRIDES);
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> T {
        not_read_here!(T)
    }
    of_device! {}
}

// SAFETY: one argument, one parameter; the constructor's contract.
#[diagnostic::do_not_recommend]
unsafe impl<T: CudaElement, Sh: Shape, St: Shape, const SHARED: bool> Emit
    for CudaLeaf<'_, T, Sh, St, SHARED>
{
    type Key = CudaLeaf<'static, T, Sh, St, SHARED>;
    fn args(&self, args: &mut Args) {
        args.operand(self.first.addr(), Sh::NUMEL == 0);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        out.push(LeafInfo::new::<T>(Self::strides()));
    }
    fn emit(k: &mut Body) -> Lanes {
        let from = k.param(Ty::U64, true);
        let values = k.load(from, &LeafInfo::new::<T>(Self::strides()), SHARED);
        values.into_iter().map(|v| vec![v]).collect()
    }
}
impl<T, Sh: Shape, St: Shape, const SHARED: bool> CudaLeaf<'_, T, Sh, St, SHARED> {
    pub(in crate::cuda) fn address(&self) -> usize {
        self.first.addr()
    }
    fn strides() -> [usize; MAX_RANK] {
        effective(&Sh::PADDED, &<Strided<Sh, St> as Layout>::PADDED_STRIDES)
    }
}

macro_rules! leaves {
    ($([$($g:tt)*] $life:lifetime $S:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($g)*> AsExpression for $S {
            type Memory = Gpu;
            type Of = T;
            type In = L::Shape;
            type Tree = CudaLeaf<$life, T, L::Shape, L::Strides>;
            fn tree(self) -> Self::Tree {
                self.node()
            }
        }
        #[diagnostic::do_not_recommend]
        impl<$($g)*> Expr<Gpu> for $S {}
        #[diagnostic::do_not_recommend]
        impl<$($g)*> IntoExpr<Gpu> for $S {
            type Elem = T;
            type Shape = L::Shape;
            type Node = CudaLeaf<$life, T, L::Shape, L::Strides>;
            fn node(self) -> Self::Node {
                // SAFETY: the layout is in range of the storage, which is borrowed for the leaf's lifetime.
                unsafe { CudaLeaf::new(first!(self, L)) }
            }
        }
    )* };
}
leaves! {
    ['a, T: Element, Rest: StorageSpan, L: Layout] 'a TensorBase<CudaRef<'a, T, Rest>, L>;
    ['a, T: Element, Rest: StorageSpan, L: Layout] 'a &'a TensorBase<CudaRef<'_, T, Rest>, L>;
    ['a, T: Element, Rest: StorageSpan, L: Layout] 'a &'a TensorBase<CudaMut<'_, T, Rest>, L>;
    ['a, T: Element, Len: Dim, L: Layout] 'a &'a TensorBase<CudaBuffer<T, Len>, L>;
}

// An owned tensor in an expression, which holds it until its kernel is launched.
pub(in crate::cuda) type Owned<T, Len, L> = Moved<CudaBuffer<T, Len>, L>;
pub(in crate::cuda) type LeafOf<'a, T, L> =
    CudaLeaf<'a, T, <L as Layout>::Shape, <L as Layout>::Strides>;
impl<T: Element, Len: Dim, L: Layout> Owned<T, Len, L> {
    pub(in crate::cuda) fn leaf(&self) -> LeafOf<'_, T, L> {
        // SAFETY: the layout is in range of the buffer, which is borrowed.
        unsafe { CudaLeaf::new(first!(self.0, L)) }
    }
}
#[diagnostic::do_not_recommend]
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<T: Element, Len: Dim, L: Layout> ExprNode for Owned<T, Len, L> {
    type Elem = T;
    type Shape = L::Shape;
    type Memory = Gpu;
    type RequiresGrad = crate::num::bits::False;
    const OPERANDS: Operands = <LeafOf<'static, T, L> as ExprNode>::OPERANDS;
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> T {
        not_read_here!(T)
    }
    of_device! {}
}
// SAFETY: the leaf's.
#[diagnostic::do_not_recommend]
unsafe impl<T: CudaElement, Len: Dim, L: Layout> Emit for Owned<T, Len, L> {
    type Key = <LeafOf<'static, T, L> as Emit>::Key;
    fn args(&self, args: &mut Args) {
        self.leaf().args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        LeafOf::<T, L>::leaves(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        LeafOf::<T, L>::emit(k)
    }
}
#[diagnostic::do_not_recommend]
impl<T: Element, Len: Dim, L: Layout> AsExpression for TensorBase<CudaBuffer<T, Len>, L> {
    type Memory = Gpu;
    type Of = T;
    type In = L::Shape;
    type Tree = Owned<T, Len, L>;
    fn tree(self) -> Self::Tree {
        Moved(self)
    }
}
#[diagnostic::do_not_recommend]
impl<T: Element, Len: Dim, L: Layout> IntoExpr<Gpu> for TensorBase<CudaBuffer<T, Len>, L> {
    type Elem = T;
    type Shape = L::Shape;
    type Node = Owned<T, Len, L>;
    fn node(self) -> Self::Node {
        Moved(self)
    }
}

#[diagnostic::do_not_recommend]
impl<T: Element, Sh: Shape, St: Shape> AsExpression for CudaLeaf<'_, T, Sh, St> {
    type Memory = Gpu;
    type Of = T;
    type In = Sh;
    type Tree = Self;
    fn tree(self) -> Self {
        self
    }
}
#[diagnostic::do_not_recommend]
impl<T: Element, Sh: Shape, St: Shape> Expr<Gpu> for CudaLeaf<'_, T, Sh, St> {}
#[diagnostic::do_not_recommend]
impl<T: Element, Sh: Shape, St: Shape> IntoExpr<Gpu> for CudaLeaf<'_, T, Sh, St> {
    type Elem = T;
    type Shape = Sh;
    type Node = Self;
    fn node(self) -> Self {
        self
    }
}
