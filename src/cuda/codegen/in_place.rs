//! Operations in place: each thread reads an element before it writes it.

use crate::cuda::codegen::write::{Old, write_to};
use crate::cuda::runtime::memory::first;
use crate::cuda::{CudaBuffer, CudaElement, CudaError, CudaMut, CudaNode, Gpu, PtxBinary};
use crate::expr::{Binary, ExprNode, Operand, Scalar, WrittenFrom};
use crate::layout::{Layout, StorageSpan};
use crate::num::Dim;
use crate::ops::{AddOp, BinaryOp, DivOp, MulOp, SubOp};
use crate::tensor::TensorBase;

// SAFETY: owned, and mutably borrowed.
#[diagnostic::do_not_recommend]
unsafe impl<T: CudaElement, Len: Dim> WrittenFrom<Gpu> for CudaBuffer<T, Len> {
    type Elem = T;
    const UNIQUE: bool = true;
    fn start(&mut self) -> *mut T {
        self.ptr().as_ptr()
    }
}
// SAFETY: Uniqueness: the view is mutable, and borrowed by `&mut`.
#[diagnostic::do_not_recommend]
unsafe impl<T: CudaElement, Rest: StorageSpan> WrittenFrom<Gpu> for CudaMut<'_, T, Rest> {
    type Elem = T;
    const UNIQUE: bool = true;
    fn start(&mut self) -> *mut T {
        self.ptr().as_ptr()
    }
}

type Fit<R, T, L> = crate::expr::BroadcastTo<ShapeOf<R, T>, <L as Layout>::Shape>;
type ShapeOf<R, T> = <<R as Operand<T, Gpu>>::Node as ExprNode>::Shape;

macro_rules! in_place {
    ([$($g:tt)*] $S:ty; $($(#[$doc:meta])* $name:ident $Op:ident;)*) => {
        impl<$($g)*, L: Layout> TensorBase<$S, L> {
            /// Sets every element to `value`, on the stream of the tensor. PyTorch's `x.fill_(value)`.
            ///
            /// # Errors
            /// Errors of the driver.
            pub fn fill_(&mut self, value: T) -> Result<&mut Self, CudaError> {
                write_to(self, Scalar::<_, Gpu>::new(value))?;
                Ok(self)
            }

            /// Sets every element to the corresponding element of an expression, which is broadcast. PyTorch's
            /// `x.copy_(e)`.
            ///
            /// # Errors
            /// As [`CudaExpr::eval_on`](crate::cuda::CudaExpr::eval_on).
            pub fn copy_<R: Operand<T, Gpu>>(&mut self, rhs: R) -> Result<&mut crate::expr::IfFitsInto<ShapeOf<R, T>, L::Shape, Self>, CudaError>
            where
                R::Node: CudaNode,
                ShapeOf<R, T>: crate::expr::FitsIntoBy<L::Shape, Fit<R, T, L>> + crate::expr::FitsInto<L::Shape>,
            {
                write_to(self, rhs.operand())?;
                Ok(self)
            }
            $(
                $(#[$doc])*
                ///
                /// # Errors
                /// As [`CudaExpr::eval_on`](crate::cuda::CudaExpr::eval_on).
                pub fn $name<R: Operand<T, Gpu>>(&mut self, rhs: R) -> Result<&mut crate::expr::IfFitsInto<ShapeOf<R, T>, L::Shape, Self>, CudaError>
                where
                    $Op: BinaryOp<T, <R::Node as ExprNode>::Elem, Out = T>
                        + PtxBinary<T, <R::Node as ExprNode>::Elem>,
                    R::Node: CudaNode,
                    ShapeOf<R, T>: crate::expr::FitsIntoBy<L::Shape, Fit<R, T, L>> + crate::expr::FitsInto<L::Shape>,
                {
                    let first = first!(self, L);
                    // SAFETY: the layout is in range of the storage, which is borrowed. Each thread reads an element
                    // before it writes it, and no other thread reads it: the leaf is not shared.
                    let a = unsafe { Old::<T, L>::new(first) };
                    write_to(self, Binary { op: $Op, a, b: rhs.operand() })?;
                    Ok(self)
                }
            )*
        }
    };
    ($([$($g:tt)*] $S:ty;)*) => { $(
        in_place! { [$($g)*] $S;
            /// Adds the elements of an expression, in place. PyTorch's `x.add_(e)`.
            add_ AddOp;
            /// Subtracts the elements of an expression, in place. PyTorch's `x.sub_(e)`.
            sub_ SubOp;
            /// Multiplies each element by that of an expression, in place. PyTorch's `x.mul_(e)`.
            mul_ MulOp;
            /// Divides each element by that of an expression, in place. PyTorch's `x.div_(e)`.
            div_ DivOp;
        }
    )* };
}
in_place! {
    [T: CudaElement, Len: Dim] CudaBuffer<T, Len>;
    [T: CudaElement, Rest: StorageSpan] CudaMut<'_, T, Rest>;
}
