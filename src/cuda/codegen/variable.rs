//! Variables on a device: elements, and at the same positions the memory of their gradients.

use core::fmt;
use core::marker::PhantomData;

use crate::cuda::Gpu;
use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::leaf::CudaLeaf;
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::Body;
use crate::cuda::runtime::launch::Args;
use crate::cuda::runtime::memory::{CudaBuffer, CudaMut, CudaRef};
use crate::expr::plan::Operands;
use crate::expr::{AsExpression, Expr, ExprNode, IntoExpr, Lazy};
use crate::grad::Total;
use crate::layout::{Layout, StorageSpan, Strided, Trailing};
use crate::num::bits::True;
use crate::num::{D, Dim, Sealed};
use crate::ops::{AmaxOp, AminOp, HasElements, MeanOp, NonEmpty, NonEmptyBy, Real, SumOp};
use crate::shape::{MAX_RANK, RowMajor, Shape};
use crate::storage::{Element, ValueAndGrad};
use crate::tensor::TensorBase;

/// Borrowed elements in the memory of a device, together with the memory of their gradients. The counterpart of
/// [`Variable`](crate::storage::Variable) on the host.
#[repr(transparent)]
pub struct CudaVariable<'a, T, Rest: ?Sized> {
    at: ValueAndGrad<T>,
    elements: PhantomData<(&'a [T], &'a mut [T])>,
    rest: PhantomData<fn() -> Rest>,
}
impl<T, Rest: ?Sized> CudaVariable<'_, T, Rest> {
    /// # Safety
    /// Both point to as many elements of a device as the layout over the storage and `Rest` determine, for the lifetime
    /// of the storage: the value's are readable, the gradient's are used through this variable and its copies only.
    pub(crate) const unsafe fn from_ptr(at: ValueAndGrad<T>) -> Self {
        Self {
            at,
            elements: PhantomData,
            rest: PhantomData,
        }
    }
    pub(crate) const fn ptr(&self) -> ValueAndGrad<T> {
        self.at
    }
}
#[diagnostic::do_not_recommend]
impl<T, Rest: ?Sized> Sealed for CudaVariable<'_, T, Rest> {}
impl<T, Rest: ?Sized> Clone for CudaVariable<'_, T, Rest> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, Rest: ?Sized> Copy for CudaVariable<'_, T, Rest> {}
impl<T, Rest: StorageSpan> fmt::Debug for CudaVariable<'_, T, Rest> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CudaVariable")
            .field("spare", &Rest::SPARE)
            .finish()
    }
}

/// A variable on a device: elements that are read, and their gradients, which
/// [`backward`](crate::expr::Lazy::backward) adds to. It has all view methods, and is an operand of every operation.
pub type CudaVar<'a, T, Sh, St = RowMajor<Sh>, O = D<0>, Rest = Trailing<D<0>>> =
    TensorBase<CudaVariable<'a, T, Rest>, Strided<Sh, St, O>>;

impl<T: Element, Len: Dim, L: Layout> TensorBase<CudaBuffer<T, Len>, L> {
    /// A variable: these elements, and the memory of their gradient, to which
    /// [`backward`](crate::expr::Lazy::backward) adds. PyTorch's `x.requires_grad_()`, with `grad` as `x.grad`.
    ///
    /// ```no_run
    /// use stridewise::prelude::*;
    /// let x = tensor![3.0, 4.0].cuda()?;
    /// let mut grad = Tensor::<f64, Shape![2]>::zeros().cuda()?;
    /// let loss = x.requires_grad(&mut grad).square().sum().backward()?;
    /// assert_eq!(loss.to_host()?[[]], 25.0);
    /// assert_eq!(grad.to_host()?.as_slice(), [6.0, 8.0]);
    /// # Ok::<(), CudaError>(())
    /// ```
    pub fn requires_grad<'a>(
        &'a self,
        grad: &'a mut TensorBase<CudaBuffer<T, Len>, L>,
    ) -> TensorBase<CudaVariable<'a, T, Trailing<D<0>>>, L> {
        let (value, grad) = (self.storage.ptr(), grad.storage.ptr());
        // SAFETY: both have this layout; the value is borrowed and the gradient mutably borrowed as long as the
        // variable.
        TensorBase::over(unsafe { CudaVariable::from_ptr(ValueAndGrad::new(value, grad)) })
    }
}
impl<'a, T: Element, Rest: StorageSpan, L: Layout> TensorBase<CudaRef<'a, T, Rest>, L> {
    /// A variable: these elements, and the memory of their gradient; see [`CudaTensor`](crate::cuda::CudaTensor)'s method.
    pub fn requires_grad(
        self,
        grad: TensorBase<CudaMut<'a, T, Rest>, L>,
    ) -> TensorBase<CudaVariable<'a, T, Rest>, L> {
        let (value, grad) = (self.storage.ptr(), grad.storage.ptr());
        // SAFETY: Bounds: value and gradient have this layout. Uniqueness: the value is borrowed, and the gradient
        // mutably, as long as the variable.
        TensorBase::over(unsafe { CudaVariable::from_ptr(ValueAndGrad::new(value, grad)) })
    }
}
impl<'a, T: Element, Rest: StorageSpan, L: Layout> TensorBase<CudaVariable<'a, T, Rest>, L> {
    /// The elements, as a view that is a constant. PyTorch's `x.detach()`.
    pub fn detach(self) -> TensorBase<CudaRef<'a, T, Rest>, L> {
        // SAFETY: the same elements, borrowed for `'a`.
        TensorBase::over(unsafe { CudaRef::from_ptr(self.storage.ptr().value) })
    }
    fn leaf(self) -> CudaVarLeaf<'a, T, L::Shape, L::Strides> {
        let at = self.storage.ptr();
        // The offset of an empty layout may be outside the allocation.
        let offset = match L::SPAN_SIZE {
            0 => 0,
            _ => <L::Offset as Dim>::SIZE,
        };
        CudaVarLeaf {
            // SAFETY: the layout is in range of the storage, which is borrowed for `'a`.
            value: unsafe { CudaLeaf::new(at.value.as_ptr().wrapping_add(offset)) },
            grad: at.grad.as_ptr().wrapping_add(offset).addr(),
            windows: None,
        }
    }
}
type LeafOf<'a, T, L> = CudaVarLeaf<'a, T, <L as Layout>::Shape, <L as Layout>::Strides>;
// The reductions of `CudaReduce`, each as an expression: that of the trait would be a constant.
macro_rules! totals {
    ($($(#[$doc:meta])* $name:ident $Op:ident $(, $Some:ident)?;)*) => {
        impl<'a, T: Real, Rest: StorageSpan, L: Layout> TensorBase<CudaVariable<'a, T, Rest>, L> { $(
            $(#[$doc])*
            pub fn $name(self) -> Lazy<Total<$Op, LeafOf<'a, T, L>>>
            $(where L::Shape: NonEmptyBy<HasElements<L::Shape>> + $Some)?
            {
                Lazy(Total { reducer: $Op {}, a: self.leaf() })
            }
        )* }
    };
}
totals! {
    /// The sum of all elements, as an expression.
    sum SumOp;
    /// The mean of all elements, as an expression.
    mean MeanOp;
    /// The largest element, as an expression: equal ones share its gradient.
    amax AmaxOp, NonEmpty;
    /// The smallest element, as an expression: equal ones share its gradient.
    amin AminOp, NonEmpty;
}

/// A variable of a device in an expression.
#[derive(Debug)]
pub struct CudaVarLeaf<'a, T, Sh, St> {
    pub(in crate::cuda) value: CudaLeaf<'a, T, Sh, St>,
    /// The address of the gradient of the first element.
    pub(in crate::cuda) grad: usize,
    /// That of the gradients of overlapping windows, each apart, during `backward`.
    pub(in crate::cuda) windows: Option<usize>,
}
impl<T, Sh, St> Clone for CudaVarLeaf<'_, T, Sh, St> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, Sh, St> Copy for CudaVarLeaf<'_, T, Sh, St> {}
#[diagnostic::do_not_recommend]
impl<T, Sh, St> Sealed for CudaVarLeaf<'_, T, Sh, St> {}

#[diagnostic::do_not_recommend]
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<'a, T: Element, Sh: Shape, St: Shape> ExprNode for CudaVarLeaf<'a, T, Sh, St> {
    type Elem = T;
    type Shape = Sh;
    type Memory = Gpu;
    type RequiresGrad = True;
    const OPERANDS: Operands = <CudaLeaf<'a, T, Sh, St> as ExprNode>::OPERANDS;
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> T {
        not_read_here!(T)
    }
    of_device! {}
}
// SAFETY: the leaf's.
#[diagnostic::do_not_recommend]
unsafe impl<'a, T: CudaElement, Sh: Shape, St: Shape> Emit for CudaVarLeaf<'a, T, Sh, St> {
    type Key = CudaVarLeaf<'static, T, Sh, St>;
    fn args(&self, args: &mut Args) {
        self.value.args(args);
    }
    fn leaves(out: &mut std::vec::Vec<LeafInfo>) {
        CudaLeaf::<'a, T, Sh, St>::leaves(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        CudaLeaf::<'a, T, Sh, St>::emit(k)
    }
}

macro_rules! operand {
    ($([$($life:lifetime)?] $Var:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<'a, $($life,)? T: Element, Rest: StorageSpan, L: Layout> AsExpression for $Var {
            type Memory = Gpu;
            type Of = T;
            type In = L::Shape;
            type Tree = CudaVarLeaf<'a, T, L::Shape, L::Strides>;
            fn tree(self) -> Self::Tree {
                self.node()
            }
        }
        #[diagnostic::do_not_recommend]
        impl<'a, $($life,)? T: Element, Rest: StorageSpan, L: Layout> Expr<Gpu> for $Var {}
        #[diagnostic::do_not_recommend]
        impl<'a, $($life,)? T: Element, Rest: StorageSpan, L: Layout> IntoExpr<Gpu> for $Var {
            type Elem = T;
            type Shape = L::Shape;
            type Node = CudaVarLeaf<'a, T, L::Shape, L::Strides>;
            fn node(self) -> Self::Node {
                TensorBase::<_, L>::over(self.storage).leaf()
            }
        }
    )* };
}
operand! {
    [] TensorBase<CudaVariable<'a, T, Rest>, L>;
    ['b] &'b TensorBase<CudaVariable<'a, T, Rest>, L>;
}
