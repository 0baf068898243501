//! What generates PTX: expressions and elementwise operations.

use std::vec::Vec;

use crate::cuda::codegen::matmul::product::Product;
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::ir::{Body, Val};
use crate::cuda::runtime::launch::Args;
use crate::expr::ExprNode;
use crate::ops::{BinaryOp, UnaryOp};

/// A unary elementwise operation that has an implementation in PTX.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no form for CUDA devices on elements of type `{T}`",
    label = "this operation runs on the host only"
)]
pub trait PtxUnary<T>: UnaryOp<T> + 'static {
    fn args(&self, _: &mut Args) {}
    fn params(_: &mut Body) -> Vec<Val> {
        Vec::new()
    }
    fn ptx(k: &mut Body, x: Val, params: &[Val]) -> Val;
}
/// A binary elementwise operation that has an implementation in PTX.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no form for CUDA devices on elements of type `{A}`",
    label = "this operation runs on the host only"
)]
pub trait PtxBinary<A, B>: BinaryOp<A, B> + 'static {
    fn args(&self, _: &mut Args) {}
    fn params(_: &mut Body) -> Vec<Val> {
        Vec::new()
    }
    fn ptx(k: &mut Body, a: &[Val], b: &[Val], params: &[Val]) -> Vec<Val>;
}

/// An expression that a device can compute. It generates its own PTX.
///
/// # Safety
/// `args` pushes the arguments in the order in which `emit` reads the parameters, and `leaves` the pointers
/// among them; each pointer is valid for the span that the shape and strides give.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "this expression cannot be computed on a CUDA device",
    label = "a tensor of the host, or an operation without a form for devices, is part of it",
    note = "`x.to_device(&stream)?` or `x.cuda()?` copies a tensor of the host to a device"
)]
pub unsafe trait Emit: ExprNode {
    /// The type without its lifetimes. Identifies the kernel.
    type Key: 'static;
    /// Whether the expression contains a product of matrices.
    const PRODUCT: bool = false;
    /// Whether an element is expensive to compute, so that it should be computed once.
    const COSTLY: bool = Self::PRODUCT;
    /// The first product whose elements a thread computes together with those of the expression.
    fn product() -> Option<Product> {
        None
    }
    fn args(&self, args: &mut Args);
    fn leaves(out: &mut Vec<LeafInfo>);
    /// Generates the current elements, each as one value or as a pair.
    fn emit(k: &mut Body) -> Lanes;
}

// Rejects a program in which the host would read device memory, at compile time.
macro_rules! not_read_here {
    ($T:ty) => {{
        const {
            // Depends on the type, so that it is evaluated only where the host would read.
            assert!(
                size_of::<$T>() == usize::MAX,
                "the host cannot read a tensor in the memory of a CUDA device: compute there, `x.eval()?`, \
                 or copy it first, `x.to_host()?`"
            )
        };
        // SAFETY: not reached.
        unsafe { core::hint::unreachable_unchecked() }
    }};
}
pub(in crate::cuda) use not_read_here;

// The part of a node's impl that evaluates temporaries on the host. On a device they are part of the kernel.
macro_rules! of_device {
    () => {
        type Ready = Self;
        unsafe fn ready(self, _: &mut $crate::expr::temporaries::Room) -> Self {
            self
        }
        $crate::expr::in_memory!();
    };
}
pub(in crate::cuda) use of_device;
