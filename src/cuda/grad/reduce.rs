//! Derivatives of sums, means and other reductions.

use core::marker::PhantomData;
use std::vec;
use std::vec::Vec;

use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::node::{CudaNode, kernel_nodes, put};
use crate::cuda::codegen::reduce::table::PtxReducer;
use crate::cuda::codegen::reduce::team::marked;
use crate::cuda::codegen::reduce::walk::{self, MAX, MEAN, MIN, SUM};
use crate::cuda::codegen::reduce::whole;
use crate::cuda::codegen::temporaries::{RowMajor, Temporaries, Temporary};
use crate::cuda::codegen::write;
use crate::cuda::grad::kernels::CudaDifferentiableKernel;
use crate::cuda::grad::products::{MemoryOf, TapeOf};
use crate::cuda::grad::sums::{Terms, summed};
use crate::cuda::grad::tape::{CudaDifferentiable, CudaDifferentiableOperand, CudaTape};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::runtime::launch::Args;
use crate::cuda::{CudaError, CudaStream, Gpu};
use crate::expr::plan::Operands;
use crate::expr::{Binary, ExprNode, Scalar, Tracked, Unary};
use crate::grad::Total;
use crate::layout::Places;
use crate::num::Sealed;
use crate::num::bits::False;
use crate::ops::{
    Abs, AmaxOp, AminOp, DivOp, LogSumExpOp, MeanOp, NormOp, NormWithOp, Real, Reduced, StdOp,
    StdWithOp, SumOp, VarOp, VarWithOp,
};
use crate::shape::{MAX_RANK, Shape};

fn total<N: Emit<Elem: Real + CudaElement>, const WHAT: u8>(
    node: &N,
    room: &mut Temporaries<'_>,
) -> Result<Temporary<N::Elem, ()>, CudaError> {
    let total = whole::all::<N, WHAT>(node, room.stream())?;
    Ok(room.held(total))
}
macro_rules! values {
    ($($F:ident $WHAT:ident;)*) => {
        kernel_nodes! { $(
            [A: CudaNode<Elem: Real + CudaElement>] Total<$F, A> where [] {
                |this, out| this.a.pointers(out);
                unsafe fn compute<Sh: Shape, St: Shape>(self, first: usize, stream: &CudaStream) -> Result<(), CudaError> {
                    let mut room = Temporaries::on(stream);
                    let node = self.a.fused(&mut room)?;
                    let total = total::<_, $WHAT>(&node, &mut room)?;
                    // SAFETY: the caller guarantees it.
                    unsafe { write::write::<_, Sh, St>(first, &total, stream) }
                }
            }
        )* }
    };
}
values! { SumOp SUM; MeanOp MEAN; AmaxOp MAX; AminOp MIN; }
macro_rules! totals {
    ($($F:ident $WHAT:ident;)*) => {
        $(
            impl<A: CudaDifferentiable<Elem: Real + CudaElement>> CudaDifferentiableKernel for Total<$F, A>
            where
                Self: crate::expr::kernel::Kernel<Elem = A::Elem, Shape = ()>,
            {
                type Saved = TapeOf<A>;
                fn run(self, room: &mut Temporaries<'_>) -> Result<(TapeOf<A>, Temporary<A::Elem, ()>), CudaError> {
                    let tape = self.a.record(room)?;
                    let y = total::<_, $WHAT>(&tape, room)?;
                    Ok((tape, y))
                }
                fn backward(
                    tape: TapeOf<A>,
                    _: Temporary<A::Elem, ()>,
                    grad: Temporary<A::Elem, ()>,
                    room: &mut Temporaries<'_>,
                ) -> Result<(), CudaError> {
                    match $WHAT == MEAN {
                        true => tape.accept(divided(grad, A::Shape::NUMEL), room),
                        false => tape.accept(grad, room),
                    }
                }
            }
            impl<P, A, Out> CudaDifferentiableKernel for Reduced<$F, P, A, Out>
            where
                P: Places,
                A: CudaDifferentiableOperand,
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
                    match $WHAT == MEAN {
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
totals! { SumOp SUM; MeanOp MEAN; }

fn divided<G: ExprNode<Elem: Real>>(grad: G, by: usize) -> Binary<DivOp, G, Scalar<G::Elem, Gpu>> {
    let b = Scalar::new(G::Elem::nearest(by as f64));
    Binary {
        op: DivOp,
        a: grad,
        b,
    }
}

/// The gradient of a reduction, at each element of the operand.
pub(in crate::cuda) struct Spread<T: 'static, From, Marked, To: Shape> {
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
        values.into_iter().map(|x| vec![x]).collect()
    }
}

// ------------------------------------------------------------------ other reductions

/// What the derivative of a reduction needs of the elements of a row in addition to its result.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Also {
    Nothing,
    Mean,
    /// How many of them are the result.
    Ties,
    /// How many of them have the result as their absolute value.
    TiesOfSizes,
}
/// The derivative of a reduction, in PTX.
trait PtxReduceDerivative<T: CudaElement>: PtxReducer<T, Out = T> {
    const ALSO: Also;
    /// The parameters after those of the operands, in the order of the reducer's arguments.
    fn params(_: &mut Body) -> Vec<Val> {
        Vec::new()
    }
    /// The gradient of an element `x` from the result `y` of its row, from the mean or the number of ties, and from the
    /// gradient of the result. A row has `n` elements.
    fn derivative(k: &mut Body, values: [Val; 4], n: usize, params: &[Val]) -> Val;
}
/// `x / divisor`, or 0 where `y` is 0.
fn over(k: &mut Body, x: Val, divisor: Val, y: Val) -> Val {
    let zero = k.lit(y.ty, 0.0);
    let none = k.cmp("eq", y, zero);
    let x = k.div(x, divisor);
    k.sel(none, zero, x)
}
/// The number of elements less the correction, which is a parameter or 1.
fn freedom(k: &mut Body, ty: Ty, n: usize, params: &[Val]) -> Val {
    let n = k.lit(ty, n as f64);
    let correction = match params {
        [correction, ..] => k.cvt(*correction, ty),
        _ => k.lit(ty, 1.0),
    };
    k.sub(n, correction)
}
macro_rules! spreads {
    ($($Op:ty: $params:expr, |$k:ident, $x:ident, $y:ident, $mean:ident, $g:ident, $below:ident| $e:expr;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T: Real + CudaElement> PtxReduceDerivative<T> for $Op {
            const ALSO: Also = Also::Mean;
            fn params(k: &mut Body) -> Vec<Val> {
                $params(k)
            }
            fn derivative($k: &mut Body, [$x, $y, $mean, $g]: [Val; 4], n: usize, params: &[Val]) -> Val {
                let $below = freedom($k, T::TY, n, params);
                $e
            }
        }
    )* };
}
fn correction(k: &mut Body) -> Vec<Val> {
    vec![k.param(Ty::U64, false)]
}
fn nothing(_: &mut Body) -> Vec<Val> {
    Vec::new()
}
fn of_variance(k: &mut Body, x: Val, mean: Val, g: Val, below: Val) -> Val {
    let way = k.sub(x, mean);
    let way = k.add(way, way);
    let part = k.mul(g, way);
    k.div(part, below)
}
fn of_deviation(k: &mut Body, [x, y]: [Val; 2], mean: Val, g: Val, below: Val) -> Val {
    let way = k.sub(x, mean);
    let part = k.mul(g, way);
    let divisor = k.mul(y, below);
    over(k, part, divisor, y)
}
spreads! {
    VarOp: nothing, |k, x, _y, mean, g, below| of_variance(k, x, mean, g, below);
    VarWithOp<usize>: correction, |k, x, _y, mean, g, below| of_variance(k, x, mean, g, below);
    StdOp: nothing, |k, x, y, mean, g, below| of_deviation(k, [x, y], mean, g, below);
    StdWithOp<usize>: correction, |k, x, y, mean, g, below| of_deviation(k, [x, y], mean, g, below);
}
macro_rules! reductions {
    ($($Op:ident $also:ident: |$k:ident, $x:ident, $y:ident, $also_value:ident, $g:ident| $e:expr;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T: Real + CudaElement> PtxReduceDerivative<T> for $Op
        where
            Self: PtxReducer<T, Out = T>,
        {
            const ALSO: Also = Also::$also;
            fn derivative($k: &mut Body, [$x, $y, $also_value, $g]: [Val; 4], _: usize, _: &[Val]) -> Val {
                $e
            }
        }
    )* };
}
fn shared(k: &mut Body, x: Val, y: Val, ties: Val, g: Val) -> Val {
    let (is, zero) = (k.cmp("eq", x, y), k.lit(x.ty, 0.0));
    let part = k.div(g, ties);
    // A row whose result is NaN has no gradient: all are NaN.
    let unordered = k.cmp("nan", y, y);
    let rest = k.sel(unordered, y, zero);
    k.sel(is, part, rest)
}
reductions! {
    NormOp Nothing: |k, x, y, _none, g| {
        let part = k.mul(g, x);
        over(k, part, y, y)
    };
    LogSumExpOp Nothing: |k, x, y, _none, g| {
        let less = k.sub(x, y);
        let share = k.exp(less);
        k.mul(g, share)
    };
    AminOp Ties: |k, x, y, ties, g| shared(k, x, y, ties, g);
    AmaxOp Ties: |k, x, y, ties, g| shared(k, x, y, ties, g);
}

// The derivative of a size to the power of `p`; of an infinite `p`, that of the extreme sizes, which share it.
#[diagnostic::do_not_recommend]
impl<T: Real + CudaElement> PtxReduceDerivative<T> for NormWithOp<T>
where
    Self: PtxReducer<T, Out = T>,
{
    const ALSO: Also = Also::TiesOfSizes;
    fn params(k: &mut Body) -> Vec<Val> {
        vec![k.param(T::TY, false)]
    }
    fn derivative(k: &mut Body, [x, y, ties, g]: [Val; 4], _: usize, params: &[Val]) -> Val {
        let p = params[0];
        let (zero, one, infinity) = (
            k.lit(T::TY, 0.0),
            k.lit(T::TY, 1.0),
            k.lit(T::TY, f64::INFINITY),
        );
        let size = k.abs(x);
        let (negative, against) = (k.cmp("lt", x, zero), k.neg(g));
        let signed = k.sel(negative, against, g);
        let (ratio, less) = (k.div(size, y), k.sub(p, one));
        let power = k.power(ratio, less);
        let usual = k.mul(signed, power);
        let is_extreme = k.cmp("eq", size, y);
        let share = k.div(signed, ties);
        let extreme = k.sel(is_extreme, share, zero);
        let order = k.abs(p);
        let infinite = k.cmp("eq", order, infinity);
        let part = k.sel(infinite, extreme, usual);
        // A NaN has no sign; its derivative is that of the power.
        let (is_one, unordered) = (k.cmp("eq", p, one), k.cmp("nan", x, x));
        let mut nothing = k.bitwise("and", is_one, unordered);
        for value in [x, y, p] {
            let is_zero = k.cmp("eq", value, zero);
            nothing = k.bitwise("or", nothing, is_zero);
        }
        k.sel(nothing, zero, part)
    }
}

/// The gradients of the elements of the operand of a reduction: from the results, what it also needs, and the
/// gradients.
struct OfRows<F, X, T: 'static, From, Marked, Out: Shape> {
    reducer: F,
    x: X,
    rows: [Spread<T, From, Marked, Out>; 3],
}
impl<F: Copy, X: Copy, T, From, Marked, Out: Shape> Clone for OfRows<F, X, T, From, Marked, Out> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<F: Copy, X: Copy, T, From, Marked, Out: Shape> Copy for OfRows<F, X, T, From, Marked, Out> {}
#[diagnostic::do_not_recommend]
impl<F, X, T, From, Marked, Out: Shape> Sealed for OfRows<F, X, T, From, Marked, Out> {}
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<F, X: Emit, T: CudaElement, From: Shape, Marked: Shape, Out: Shape> ExprNode
    for OfRows<F, X, T, From, Marked, Out>
{
    type Elem = T;
    type Shape = From;
    type Memory = Gpu;
    type RequiresGrad = False;
    const OPERANDS: Operands = X::OPERANDS.and(&Operands::BY_INDEX);
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> T {
        not_read_here!(T)
    }
    of_device! {}
}
// SAFETY: the arguments of the operand, of the rows, and of the reducer, in both.
unsafe impl<F, X, T, From, Marked, Out> Emit for OfRows<F, X, T, From, Marked, Out>
where
    F: PtxReduceDerivative<T>,
    X: Emit,
    T: CudaElement,
    From: Shape,
    Marked: Shape,
    Out: Shape,
{
    type Key = OfRows<F, X::Key, T, From, Marked, Out>;
    fn args(&self, args: &mut Args) {
        self.x.args(args);
        for row in &self.rows {
            row.args(args);
        }
        self.reducer.args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        X::leaves(out);
        for _ in 0..3 {
            Spread::<T, From, Marked, Out>::leaves(out);
        }
    }
    fn emit(k: &mut Body) -> Lanes {
        let x = X::emit(k);
        let rows = [(); 3].map(|()| Spread::<T, From, Marked, Out>::emit(k));
        let params = F::params(k);
        let n = From::NUMEL / Out::NUMEL.max(1);
        let each = |(i, x): (usize, Vec<Val>)| {
            let [y, also, grad] = [0, 1, 2].map(|row: usize| rows[row][i][0]);
            vec![F::derivative(k, [x[0], y, also, grad], n, &params)]
        };
        x.into_iter().enumerate().map(each).collect()
    }
}
/// 1 for each element that is the result of its row, else 0.
struct Ties<X, T: 'static, From, Marked, Out: Shape> {
    x: X,
    y: Spread<T, From, Marked, Out>,
}
impl<X: Emit, T: CudaElement, From: Shape, Marked: Shape, Out: Shape> Terms
    for Ties<X, T, From, Marked, Out>
{
    type Elem = T;
    type Key = Ties<X::Key, T, From, Marked, Out>;
    fn sizes() -> [usize; MAX_RANK] {
        From::PADDED
    }
    fn strides() -> [usize; MAX_RANK] {
        Spread::<T, From, Marked, Out>::leaf().strides
    }
    fn args(&self, args: &mut Args) {
        self.x.args(args);
        self.y.args(args);
    }
    fn emit(k: &mut Body) -> Lanes {
        let (x, y) = (X::emit(k), Spread::<T, From, Marked, Out>::emit(k));
        let is = k.cmp("eq", x[0][0], y[0][0]);
        vec![vec![k.cvt(is, T::TY)]]
    }
}

macro_rules! derivatives {
    ($($F:ty)*) => { $(
        impl<P, A, Out> CudaDifferentiableKernel for Reduced<$F, P, A, Out>
        where
            P: Places,
            A: CudaDifferentiableOperand,
            Out: Shape,
            Reduced<$F, P, MemoryOf<A>, Out>: CudaNode<Elem = A::Elem, Shape = Out>,
            Reduced<MeanOp, P, MemoryOf<A>, Out>: CudaNode<Elem = A::Elem, Shape = Out>,
            Self: crate::expr::kernel::Kernel<Elem = A::Elem, Shape = Out>,
        {
            type Saved = (TapeOf<A>, MemoryOf<A>, $F);
            fn run(
                self,
                room: &mut Temporaries<'_>,
            ) -> Result<(Self::Saved, Temporary<A::Elem, Out>), CudaError> {
                let (tape, a) = self.a.record_in_memory(room)?;
                let y = put(Reduced::<$F, P, _, Out>::new(self.reducer, a), room)?;
                Ok(((tape, a, self.reducer), y))
            }
            fn backward(
                (tape, x, reducer): Self::Saved,
                y: Temporary<A::Elem, Out>,
                grad: Temporary<A::Elem, Out>,
                room: &mut Temporaries<'_>,
            ) -> Result<(), CudaError> {
                if !<A::Tape as ExprNode>::RequiresGrad::VALUE {
                    return Ok(());
                }
                type Row<A, P, Out> = Spread<
                    <A as ExprNode>::Elem,
                    <A as ExprNode>::Shape,
                    <P as Places>::Mark<<A as ExprNode>::Shape>,
                    Out,
                >;
                let row = Row::<A, P, Out>::new(y);
                let also = match <$F as PtxReduceDerivative<A::Elem>>::ALSO {
                    Also::Nothing => y,
                    Also::Mean => put(Reduced::<MeanOp, P, _, Out>::new(MeanOp {}, x), room)?,
                    Also::Ties => summed::<_, Out>(&Ties { x, y: row }, room)?,
                    Also::TiesOfSizes => {
                        let x = Unary { op: Abs, a: x };
                        summed::<_, Out>(&Ties { x, y: row }, room)?
                    }
                };
                let rows = [row, Row::<A, P, Out>::new(also), Row::<A, P, Out>::new(grad)];
                tape.accept(OfRows { reducer, x, rows }, room)
            }
        }
    )* };
}
derivatives! {
    VarOp VarWithOp<usize> StdOp StdWithOp<usize> NormOp LogSumExpOp AminOp AmaxOp
    NormWithOp<A::Elem>
}

// Of all elements, the extreme ones share the gradient.
macro_rules! extrema {
    ($($F:ident $WHAT:ident;)*) => { $(
        impl<A: CudaDifferentiableOperand> CudaDifferentiableKernel for Total<$F, A>
        where
            Self: crate::expr::kernel::Kernel<Elem = A::Elem, Shape = ()>,
        {
            type Saved = (TapeOf<A>, MemoryOf<A>);
            fn run(
                self,
                room: &mut Temporaries<'_>,
            ) -> Result<(Self::Saved, Temporary<A::Elem, ()>), CudaError> {
                let (tape, a) = self.a.record_in_memory(room)?;
                let y = total::<_, $WHAT>(&a, room)?;
                Ok(((tape, a), y))
            }
            fn backward(
                (tape, x): Self::Saved,
                y: Temporary<A::Elem, ()>,
                grad: Temporary<A::Elem, ()>,
                room: &mut Temporaries<'_>,
            ) -> Result<(), CudaError> {
                let spread = Spread::<A::Elem, A::Shape, (), ()>::new;
                let ties = summed::<_, ()>(&Ties { x, y: spread(y) }, room)?;
                let rows = [y, ties, grad].map(spread);
                tape.accept(OfRows { reducer: $F {}, x, rows }, room)
            }
        }
    )* };
}
extrema! { AmaxOp MAX; AminOp MIN; }
