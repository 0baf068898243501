//! Elementwise nodes on a tape: one gradient from the values of the operands and of the result.

use core::marker::PhantomData;
use std::vec;
use std::vec::Vec;

use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::node::kept;
use crate::cuda::codegen::temporaries::{Computed, Temporaries};
use crate::cuda::grad::derivatives::{PtxBinaryDerivative, PtxUnaryDerivative};
use crate::cuda::grad::tape::{CudaDifferentiable, CudaTape, Goal, Record};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::Body;
use crate::cuda::runtime::launch::Args;
use crate::cuda::{CudaError, Gpu};
use crate::expr::plan::Operands;
use crate::expr::{Binary, Cast, ExprNode, Tracked, Unary};
use crate::num::Sealed;
use crate::ops::{CastTo, Real};
use crate::shape::{MAX_RANK, Shape};

#[diagnostic::do_not_recommend]
impl<Op: PtxUnaryDerivative<A::Elem>, A: CudaTape> CudaTape for Unary<Op, A> {
    fn forward(k: &mut Body) -> (Lanes, Record) {
        let (x, part) = A::forward(k);
        let params = Op::params(k);
        let y: Lanes = (x.iter())
            .map(|x| vec![Op::ptx(k, x[0], &params)])
            .collect();
        let values = vec![x, y.clone()];
        let parts = vec![part];
        (
            y,
            Record {
                values,
                params,
                parts,
            },
        )
    }
    fn reverse(k: &mut Body, record: &Record, grad: Lanes, out: &mut Vec<Lanes>) {
        if !A::RequiresGrad::VALUE {
            return;
        }
        let [x, y] = &record.values[..] else { return };
        let values = x.iter().zip(y).zip(grad);
        let grad = values
            .map(|((x, y), g)| vec![Op::derivative(k, x[0], y[0], g[0], &record.params)])
            .collect();
        A::reverse(k, &record.parts[0], grad, out);
    }
    fn goals(out: &mut Vec<Goal>) {
        A::goals(out);
    }
    fn addresses(&self, out: &mut Vec<usize>) {
        self.a.addresses(out);
    }
    fn begin(&mut self, room: &mut Temporaries<'_>) -> Result<(), CudaError> {
        self.a.begin(room)
    }
    fn finish(self, room: &mut Temporaries<'_>) -> Result<(), CudaError> {
        self.a.finish(room)
    }
}
impl<Op: PtxUnaryDerivative<A::Elem>, A: CudaDifferentiable> CudaDifferentiable for Unary<Op, A> {
    type Tape = Unary<Op, A::Tape>;
    fn record(self, room: &mut Temporaries<'_>) -> Result<Self::Tape, CudaError> {
        let a = self.a.record(room)?;
        Ok(Unary { op: self.op, a })
    }
    type InMemory = Computed<Self>;
    fn record_in_memory(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Tape, Self::InMemory), CudaError>
    where
        Self::Elem: CudaElement,
    {
        let tape = self.record(room)?;
        let leaf = kept(&tape, room)?;
        Ok((tape, leaf))
    }
}

#[diagnostic::do_not_recommend]
impl<Op: PtxBinaryDerivative<A::Elem, B::Elem>, A: CudaTape, B: CudaTape> CudaTape
    for Binary<Op, A, B>
{
    fn forward(k: &mut Body) -> (Lanes, Record) {
        let ((a, of_a), (b, of_b)) = (A::forward(k), B::forward(k));
        let params = Op::params(k);
        let y: Lanes = (a.iter().zip(&b))
            .map(|(a, b)| Op::ptx(k, a, b, &params))
            .collect();
        let values = vec![a, b, y.clone()];
        let parts = vec![of_a, of_b];
        (
            y,
            Record {
                values,
                params,
                parts,
            },
        )
    }
    fn reverse(k: &mut Body, record: &Record, grad: Lanes, out: &mut Vec<Lanes>) {
        let [a, b, y] = &record.values[..] else {
            return;
        };
        let (mut of_a, mut of_b) = (Lanes::new(), Lanes::new());
        for (i, grad) in grad.iter().enumerate() {
            let values = [&a[i][..], &b[i][..], &y[i][..]];
            let [a, b] = match B::OPERANDS.is_none() {
                true => Op::derivatives_by_number(k, values, grad, &record.params),
                false => Op::derivatives(k, values, grad, &record.params),
            };
            of_a.push(a);
            of_b.push(b);
        }
        if A::RequiresGrad::VALUE {
            A::reverse(k, &record.parts[0], of_a, out);
        }
        if B::RequiresGrad::VALUE {
            B::reverse(k, &record.parts[1], of_b, out);
        }
    }
    fn goals(out: &mut Vec<Goal>) {
        A::goals(out);
        B::goals(out);
    }
    fn addresses(&self, out: &mut Vec<usize>) {
        self.a.addresses(out);
        self.b.addresses(out);
    }
    fn begin(&mut self, room: &mut Temporaries<'_>) -> Result<(), CudaError> {
        self.a.begin(room)?;
        self.b.begin(room)
    }
    fn finish(self, room: &mut Temporaries<'_>) -> Result<(), CudaError> {
        self.a.finish(room)?;
        self.b.finish(room)
    }
}
impl<Op: PtxBinaryDerivative<A::Elem, B::Elem>, A: CudaDifferentiable, B: CudaDifferentiable>
    CudaDifferentiable for Binary<Op, A, B>
{
    type Tape = Binary<Op, A::Tape, B::Tape>;
    fn record(self, room: &mut Temporaries<'_>) -> Result<Self::Tape, CudaError> {
        let (a, b) = (self.a.record(room)?, self.b.record(room)?);
        Ok(Binary { op: self.op, a, b })
    }
    type InMemory = Computed<Self>;
    fn record_in_memory(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Tape, Self::InMemory), CudaError>
    where
        Self::Elem: CudaElement,
    {
        let tape = self.record(room)?;
        let leaf = kept(&tape, room)?;
        Ok((tape, leaf))
    }
}

#[diagnostic::do_not_recommend]
impl<U: Real + CudaElement, A: CudaTape<Elem: CudaElement + CastTo<U>>> CudaTape for Cast<U, A> {
    fn forward(k: &mut Body) -> (Lanes, Record) {
        let (x, part) = A::forward(k);
        let y = (x.into_iter()).map(|x| vec![k.cvt(x[0], U::TY)]).collect();
        let parts = vec![part];
        (
            y,
            Record {
                parts,
                ..Record::default()
            },
        )
    }
    fn reverse(k: &mut Body, record: &Record, grad: Lanes, out: &mut Vec<Lanes>) {
        if !A::RequiresGrad::VALUE {
            return;
        }
        let ty = <A::Elem as CudaElement>::TY;
        let grad = grad.into_iter().map(|g| vec![k.cvt(g[0], ty)]).collect();
        A::reverse(k, &record.parts[0], grad, out);
    }
    fn goals(out: &mut Vec<Goal>) {
        A::goals(out);
    }
    fn addresses(&self, out: &mut Vec<usize>) {
        self.a.addresses(out);
    }
    fn begin(&mut self, room: &mut Temporaries<'_>) -> Result<(), CudaError> {
        self.a.begin(room)
    }
    fn finish(self, room: &mut Temporaries<'_>) -> Result<(), CudaError> {
        self.a.finish(room)
    }
}
impl<U: Real + CudaElement, A: CudaDifferentiable<Elem: CudaElement + CastTo<U>>> CudaDifferentiable
    for Cast<U, A>
{
    type Tape = Cast<U, A::Tape>;
    fn record(self, room: &mut Temporaries<'_>) -> Result<Self::Tape, CudaError> {
        let a = self.a.record(room)?;
        Ok(Cast { a, to: self.to })
    }
    type InMemory = Computed<Self>;
    fn record_in_memory(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Tape, Self::InMemory), CudaError>
    where
        Self::Elem: CudaElement,
    {
        let tape = self.record(room)?;
        let leaf = kept(&tape, room)?;
        Ok((tape, leaf))
    }
}

/// A tape whose elements are broadcast to the shape `S`: the gradients of all copies are added.
#[derive(Clone, Copy, Debug)]
pub(in crate::cuda) struct Broadcasted<T, S>(pub(in crate::cuda) T, PhantomData<S>);
impl<T, S> Broadcasted<T, S> {
    pub(in crate::cuda) fn new(tape: T) -> Self {
        Self(tape, PhantomData)
    }
}
#[diagnostic::do_not_recommend]
impl<T, S> Sealed for Broadcasted<T, S> {}
#[diagnostic::do_not_recommend]
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<T: Emit, S: Shape> ExprNode for Broadcasted<T, S> {
    type Elem = T::Elem;
    type Shape = S;
    type Memory = Gpu;
    type RequiresGrad = T::RequiresGrad;
    const OPERANDS: Operands = T::OPERANDS;
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> T::Elem {
        not_read_here!(T)
    }
    of_device! {}
}
// SAFETY: the operand's.
#[diagnostic::do_not_recommend]
unsafe impl<T: Emit, S: Shape> Emit for Broadcasted<T, S> {
    type Key = Broadcasted<T::Key, S>;
    const PRODUCT: bool = T::PRODUCT;
    fn args(&self, args: &mut Args) {
        self.0.args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        T::leaves(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        T::emit(k)
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaTape, S: Shape> CudaTape for Broadcasted<T, S> {
    fn forward(k: &mut Body) -> (Lanes, Record) {
        T::forward(k)
    }
    fn reverse(k: &mut Body, record: &Record, grad: Lanes, out: &mut Vec<Lanes>) {
        T::reverse(k, record, grad, out);
    }
    fn goals(out: &mut Vec<Goal>) {
        T::goals(out);
    }
    fn addresses(&self, out: &mut Vec<usize>) {
        self.0.addresses(out);
    }
    fn begin(&mut self, room: &mut Temporaries<'_>) -> Result<(), CudaError> {
        self.0.begin(room)
    }
    fn finish(self, room: &mut Temporaries<'_>) -> Result<(), CudaError> {
        self.0.finish(room)
    }
}
