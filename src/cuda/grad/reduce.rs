//! Derivatives of sums and means.

use core::marker::PhantomData;
use std::vec::Vec;

use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::node::{CudaNode, kernel_nodes, put};
use crate::cuda::codegen::reduce::walk::{self, MEAN, SUM, marked};
use crate::cuda::codegen::reduce::whole;
use crate::cuda::codegen::temporaries::{RowMajor, Temporaries, Temporary};
use crate::cuda::codegen::write;
use crate::cuda::grad::kernels::CudaDifferentiableKernel;
use crate::cuda::grad::products::{MemoryOf, TapeOf};
use crate::cuda::grad::tape::{CudaDifferentiable, CudaDifferentiableOperand, CudaTape};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty};
use crate::cuda::runtime::launch::Args;
use crate::cuda::{CudaError, CudaStream, Gpu};
use crate::expr::plan::Operands;
use crate::expr::{Binary, ExprNode, Scalar};
use crate::grad::Total;
use crate::layout::Places;
use crate::num::Sealed;
use crate::num::bits::False;
use crate::ops::{DivOp, MeanOp, Real, Reduced, SumOp};
use crate::shape::{MAX_RANK, Shape};

/// A sum or a mean.
trait CudaTotal: Copy + 'static {
    const MEAN: bool;
}
impl CudaTotal for SumOp {
    const MEAN: bool = false;
}
impl CudaTotal for MeanOp {
    const MEAN: bool = true;
}

fn total<F: CudaTotal, N: Emit<Elem: Real + CudaElement>>(
    node: &N,
    room: &mut Temporaries<'_>,
) -> Result<Temporary<N::Elem, ()>, CudaError> {
    let total = match F::MEAN {
        true => whole::all::<N, MEAN>(node, room.stream())?,
        false => whole::all::<N, SUM>(node, room.stream())?,
    };
    Ok(room.held(total))
}
macro_rules! totals {
    ($($F:ident)*) => {
        kernel_nodes! { $(
            [A: CudaNode<Elem: Real + CudaElement>] Total<$F, A> where [] {
                |this, out| this.a.pointers(out);
                unsafe fn compute<Sh: Shape, St: Shape>(self, first: usize, stream: &CudaStream) -> Result<(), CudaError> {
                    let mut room = Temporaries::on(stream);
                    let node = self.a.fused(&mut room)?;
                    let total = total::<$F, _>(&node, &mut room)?;
                    // SAFETY: the caller guarantees it.
                    unsafe { write::write::<_, Sh, St>(first, &total, stream) }
                }
            }
        )* }
        $(
                        impl<A: CudaDifferentiable<Elem: Real + CudaElement>> CudaDifferentiableKernel for Total<$F, A>
            where
                Self: crate::expr::kernel::Kernel<Elem = A::Elem, Shape = ()>,
            {
                type Saved = TapeOf<A>;
                fn run(self, room: &mut Temporaries<'_>) -> Result<(TapeOf<A>, Temporary<A::Elem, ()>), CudaError> {
                    let tape = self.a.record(room)?;
                    let y = total::<$F, _>(&tape, room)?;
                    Ok((tape, y))
                }
                fn backward(
                    tape: TapeOf<A>,
                    _: Temporary<A::Elem, ()>,
                    grad: Temporary<A::Elem, ()>,
                    room: &mut Temporaries<'_>,
                ) -> Result<(), CudaError> {
                    match $F::MEAN {
                        true => tape.accept(divided(grad, A::Shape::NUMEL), room),
                        false => tape.accept(grad, room),
                    }
                }
            }
                        impl<P, A, Out> CudaDifferentiableKernel for Reduced<$F, P, A, Out>
            where
                P: Places,
                A: CudaDifferentiableOperand + ExprNode<Memory = Gpu>,
                Out: Shape,
                Reduced<$F, P, MemoryOf<A>, Out>: CudaNode<Elem = A::Elem, Shape = Out>,
                Self: crate::expr::kernel::Kernel<Elem = A::Elem, Shape = Out>,
            {
                type Saved = TapeOf<A>;
                fn run(self, room: &mut Temporaries<'_>) -> Result<(TapeOf<A>, Temporary<A::Elem, Out>), CudaError> {
                    let (tape, a) = self.a.record_in_memory(room)?;
                    let y = put(Reduced::<$F, P, _, Out>::new(self.reducer, a), room)?;
                    Ok((tape, y))
                }
                fn backward(
                    tape: TapeOf<A>,
                    _: Temporary<A::Elem, Out>,
                    grad: Temporary<A::Elem, Out>,
                    room: &mut Temporaries<'_>,
                ) -> Result<(), CudaError> {
                    let grad = Spread::<A::Elem, A::Shape, P::Mark<A::Shape>, Out>::new(grad);
                    match $F::MEAN {
                        true => {
                            let all = Out::NUMEL.max(1);
                            tape.accept(divided(grad, A::Shape::NUMEL / all), room)
                        }
                        false => tape.accept(grad, room),
                    }
                }
            }
        )*
    };
}
totals! { SumOp MeanOp }

fn divided<G: ExprNode<Elem: Real>>(grad: G, by: usize) -> Binary<DivOp, G, Scalar<G::Elem, Gpu>> {
    let b = Scalar::new(G::Elem::nearest(by as f64));
    Binary {
        op: DivOp,
        a: grad,
        b,
    }
}

/// The gradient of a reduction, at each element of the operand.
struct Spread<T: 'static, From, Marked, To: Shape> {
    of: Temporary<T, To>,
    from: PhantomData<(From, Marked)>,
}
impl<T, From, Marked, To: Shape> Clone for Spread<T, From, Marked, To> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, From, Marked, To: Shape> Copy for Spread<T, From, Marked, To> {}
impl<T: CudaElement, From: Shape, Marked: Shape, To: Shape> Spread<T, From, Marked, To> {
    fn new(of: Temporary<T, To>) -> Self {
        Self {
            of,
            from: PhantomData,
        }
    }
    fn leaf() -> LeafInfo {
        let axes = marked(&From::PADDED, &Marked::PADDED);
        walk::result::<T, From, To, RowMajor<To>>(&axes)
    }
}
#[diagnostic::do_not_recommend]
impl<T, From, Marked, To: Shape> Sealed for Spread<T, From, Marked, To> {}
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<T: CudaElement, From: Shape, Marked: Shape, To: Shape> ExprNode
    for Spread<T, From, Marked, To>
{
    type Elem = T;
    type Shape = From;
    type Memory = Gpu;
    type RequiresGrad = False;
    const OPERANDS: Operands = Operands::BY_INDEX;
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> T {
        not_read_here!(T)
    }
    of_device! {}
}
// SAFETY: one argument, one parameter; the strides are in range of the result.
unsafe impl<T: CudaElement, From: Shape, Marked: Shape, To: Shape> Emit
    for Spread<T, From, Marked, To>
{
    type Key = Spread<T, From, Marked, To>;
    fn args(&self, args: &mut Args) {
        self.of.args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        out.push(Self::leaf());
    }
    fn emit(k: &mut Body) -> Lanes {
        let from = k.param(Ty::U64, true);
        let values = k.load(from, &Self::leaf(), true);
        values.into_iter().map(|x| std::vec![x]).collect()
    }
}
