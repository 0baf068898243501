//! Derivatives of kernels on a device: products, layers, softmax, reductions.

use core::marker::PhantomData;
use std::vec::Vec;

use super::expr::{CudaElement, Emit, not_read_here, of_device};
use super::kernel::{self, Args, Kernel, Key, Lanes, LeafInfo, Target};
use super::matmul::{CudaFactor, CudaProduct};
use super::nn::WithBias;
use super::node::{CudaNode, RowMajor, Temporaries, Temporary, kernel_nodes, put};
use super::ptx::{Body, Ty};
use super::reduce::{self, Axes, MEAN, SUM, are_too_large, marked, walked_over};
use super::tape::{
    Broadcasted, CudaDifferentiable, CudaDifferentiableKernel, CudaDifferentiableOperand, CudaTape,
    kept,
};
use super::{CudaError, CudaStream, Gpu};
use crate::expr::plan::Operands;
use crate::expr::{Binary, ExprNode, KernelOperand, Scalar, Unary};
use crate::grad::Total;
use crate::layout::{AtPlace, NoPlaces, Places};
use crate::num::bits::{Bool, False};
use crate::num::{D, Sealed};
use crate::ops::nn::{Linear, Maybe, Softmax};
use crate::ops::{DivOp, Exp, Matrices, MeanOp, MulOp, Product, Real, Reduced, SubOp, SumOp};
use crate::shape::{Index, MAX_RANK, Shape};

// ------------------------------------------------------------------ views of factors

/// How a product sees a factor: as it is, transposed, as one column or one row, a number as a vector, or with all
/// dimensions but the last as one, which requires row-major strides.
const SAME: u8 = 0;
const TURNED: u8 = 1;
const COLUMN: u8 = 2;
const ROW: u8 = 3;
const VECTOR: u8 = 4;
const FLAT: u8 = 5;
const FLAT_TURNED: u8 = 6;

/// The factors of the gradients of a product of `A` and `B`: the gradient times `B`, and `A` times the gradient.
const GRAD_LEFT: u8 = 10;
const OTHER_RIGHT: u8 = 11;
const OTHER_LEFT: u8 = 12;
const GRAD_RIGHT: u8 = 13;

const LAST: usize = MAX_RANK - 1;
type Dims = (usize, [usize; MAX_RANK], [usize; MAX_RANK]);

/// The view of a factor of the gradients of a product whose factors have `a` and `b` dimensions.
const fn view_of(part: u8, a: usize, b: usize) -> u8 {
    match (part, a > 1, b > 1) {
        (GRAD_LEFT, true, false) => COLUMN,
        (GRAD_LEFT | GRAD_RIGHT, false, false) => VECTOR,
        (OTHER_RIGHT, _, true) => TURNED,
        (OTHER_RIGHT, _, false) => ROW,
        (OTHER_LEFT, true, _) => TURNED,
        (OTHER_LEFT, false, _) => COLUMN,
        (GRAD_RIGHT, false, true) => ROW,
        (GRAD_LEFT | GRAD_RIGHT, ..) => SAME,
        _ => part,
    }
}
const fn seen(view: u8, (rank, mut sizes, mut steps): Dims) -> Dims {
    match view {
        TURNED => {
            (sizes[LAST - 1], sizes[LAST]) = (sizes[LAST], sizes[LAST - 1]);
            (steps[LAST - 1], steps[LAST]) = (steps[LAST], steps[LAST - 1]);
            (rank, sizes, steps)
        }
        COLUMN => {
            let mut d = 0;
            while d < LAST {
                (sizes[d], steps[d]) = (sizes[d + 1], steps[d + 1]);
                d += 1;
            }
            (sizes[LAST], steps[LAST]) = (1, 0);
            (rank + 1, sizes, steps)
        }
        ROW => {
            let mut d = 0;
            while d + 1 < LAST {
                (sizes[d], steps[d]) = (sizes[d + 1], steps[d + 1]);
                d += 1;
            }
            (sizes[LAST - 1], steps[LAST - 1]) = (1, 0);
            (rank + 1, sizes, steps)
        }
        VECTOR => (1, sizes, steps),
        FLAT | FLAT_TURNED => {
            let (mut rows, mut d) = (1, 0);
            while d < LAST {
                rows *= sizes[d];
                d += 1;
            }
            let columns = sizes[LAST];
            let mut flat = ([1; MAX_RANK], [0; MAX_RANK]);
            let at = if view == FLAT { LAST } else { LAST - 1 };
            let other = LAST + LAST - 1 - at;
            (flat.0[at], flat.1[at]) = (columns, 1);
            (flat.0[other], flat.1[other]) = (rows, columns);
            (2, flat.0, flat.1)
        }
        _ => (rank, sizes, steps),
    }
}

/// A factor with other dimensions. `A` and `B` are the shapes of the factors of the product that is differentiated.
struct As<F, const PART: u8, A = (), B = ()>(F, PhantomData<(A, B)>);
impl<F, const PART: u8, A, B> As<F, PART, A, B> {
    fn new(factor: F) -> Self {
        Self(factor, PhantomData)
    }
}
impl<F: Clone, const PART: u8, A, B> Clone for As<F, PART, A, B> {
    fn clone(&self) -> Self {
        Self::new(self.0.clone())
    }
}
impl<F: Copy, const PART: u8, A, B> Copy for As<F, PART, A, B> {}
impl<F: CudaFactor, const PART: u8, A: Shape, B: Shape> As<F, PART, A, B> {
    const DIMS: Dims = seen(
        view_of(PART, A::RANK, B::RANK),
        (F::RANK, F::PADDED, F::STEPS),
    );
}
impl<F: CudaFactor, const PART: u8, A: Shape, B: Shape> CudaFactor for As<F, PART, A, B> {
    type From = F::From;
    type Sum = F::Sum;
    type Sizes = F::Sizes;
    type Key = As<F::Key, PART, A, B>;
    const RANK: usize = Self::DIMS.0;
    const PADDED: [usize; MAX_RANK] = Self::DIMS.1;
    const STEPS: [usize; MAX_RANK] = Self::DIMS.2;
    fn at(&self) -> usize {
        self.0.at()
    }
}

// ------------------------------------------------------------------ products

/// Key of the kernel that sums products over the dimensions along which a factor was broadcast.
struct Summed<P, S>(PhantomData<(P, S)>);

/// The sizes of a gradient before it is summed: those of the factor, and the batches of the product.
const fn in_batches<S: Shape, Out: Shape>() -> [usize; MAX_RANK] {
    let mut sizes = Out::PADDED;
    (sizes[LAST - 1], sizes[LAST]) = (S::PADDED[LAST - 1], S::PADDED[LAST]);
    sizes
}
fn summed<P: Emit<Elem: CudaElement>, S: Shape, Out: Shape>(
    target: Target,
) -> Result<Kernel, CudaError> {
    let sizes = const { in_batches::<S, Out>() };
    let axes: Axes = marked(&sizes, &S::PADDED);
    if are_too_large(&sizes, &axes) {
        return Err(CudaError::TooLarge);
    }
    let (mut k, walk, blocks) = walked_over(&sizes, &axes, P::emit);
    let _ = k.param(Ty::U64, true);
    k.dry(|k| {
        let _ = P::emit(k);
    });
    let x = walk.fold(&mut k, SUM, P::Elem::TY, |_, x| x);
    let out = LeafInfo::new::<P::Elem>(<Temporary<P::Elem, S> as CudaFactor>::STEPS);
    walk.write(&mut k, &out, x);
    Ok(Kernel::new(&k, target, blocks, Vec::new()))
}

/// Propagates the product of two factors, the gradient of a factor of the shape `T::Shape`.
fn accept_product<T, L, R, Out>(
    tape: T,
    left: L,
    right: R,
    room: &mut Temporaries<'_>,
) -> Result<(), CudaError>
where
    T: CudaTape<Elem: CudaElement>,
    L: CudaFactor<Sum = T::Elem>,
    R: CudaFactor<Sum = T::Elem>,
    Out: Shape,
{
    if !T::RequiresGrad::VALUE {
        return Ok(());
    }
    let product = CudaProduct::<L, R, T::Shape>::new(left, right);
    let matrices = L::RANK > 1 && R::RANK > 1;
    if !matrices || marked(&in_batches::<T::Shape, Out>(), &T::Shape::PADDED) == [false; MAX_RANK] {
        return tape.accept(product, room);
    }
    let leaf = room.take::<T::Elem, T::Shape>()?;
    if <T::Shape as Shape>::NUMEL > 0 {
        let mut args = Args::default();
        args.pointer(leaf.address());
        product.args(&mut args);
        // SAFETY: the memory is fresh; the kernel of this key writes its elements and reads the factors.
        unsafe {
            kernel::launch(
                Key::part::<Summed<<CudaProduct<L, R, T::Shape> as Emit>::Key, (T::Shape, Out)>>(0),
                room.stream(),
                args,
                |_, target| summed::<CudaProduct<L, R, T::Shape>, T::Shape, Out>(target),
            )?;
        }
    }
    tape.accept(leaf, room)
}

type TapeOf<N> = <N as CudaDifferentiable>::Tape;
type MemoryOf<N> = <N as CudaDifferentiable>::InMemory;

impl<A, B, Out> CudaDifferentiableKernel for Product<Matrices, A, B, Out>
where
    A: CudaDifferentiableOperand + ExprNode<Memory = Gpu>,
    B: CudaDifferentiableOperand + ExprNode<Elem = A::Elem>,
    Out: Shape,
{
    type Saved = (TapeOf<A>, MemoryOf<A>, TapeOf<B>, MemoryOf<B>);
    fn run(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Saved, Temporary<A::Elem, Out>), CudaError> {
        let (a_tape, a) = self.a.record_in_memory(room)?;
        let (b_tape, b) = self.b.record_in_memory(room)?;
        let y = kept(&CudaProduct::<_, _, Out>::new(a, b), room)?;
        Ok(((a_tape, a, b_tape, b), y))
    }
    fn backward(
        (a_tape, a, b_tape, b): Self::Saved,
        _: Temporary<A::Elem, Out>,
        grad: Temporary<A::Elem, Out>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        const {
            assert!(
                <A::Shape as Shape>::RANK + <B::Shape as Shape>::RANK <= 3
                    || <A::Shape as Shape>::RANK > 1 && <B::Shape as Shape>::RANK > 1,
                "the product of a batch of matrices and a vector has no gradient on CUDA devices: `unsqueeze` makes the \
                 vector a matrix"
            )
        };
        accept_product::<_, _, _, Out>(
            a_tape,
            As::<_, GRAD_LEFT, A::Shape, B::Shape>::new(grad),
            As::<_, OTHER_RIGHT, A::Shape, B::Shape>::new(b),
            room,
        )?;
        accept_product::<_, _, _, Out>(
            b_tape,
            As::<_, OTHER_LEFT, A::Shape, B::Shape>::new(a),
            As::<_, GRAD_RIGHT, A::Shape, B::Shape>::new(grad),
            room,
        )
    }
}

// ------------------------------------------------------------------ layers

/// An operand that may be missing.
#[doc(hidden)]
pub trait CudaOptionalOperand<T> {
    type Tape;
    type InMemory: super::node::EmitOptional + Copy;
    fn record_in_memory(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Tape, Self::InMemory), CudaError>;
    /// Adds the gradients of all elements of the shape `S`, to which the operand is broadcast.
    fn accept<S: Shape, G: Emit<Elem = T> + Copy>(
        tape: Self::Tape,
        grad: G,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError>;
}
impl<T> CudaOptionalOperand<T> for () {
    type Tape = ();
    type InMemory = ();
    fn record_in_memory(self, _: &mut Temporaries<'_>) -> Result<((), ()), CudaError> {
        Ok(((), ()))
    }
    fn accept<S: Shape, G: Emit<Elem = T> + Copy>(
        (): (),
        _: G,
        _: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        Ok(())
    }
}
#[diagnostic::do_not_recommend]
impl<T: Real + CudaElement, N: CudaDifferentiableOperand + ExprNode<Elem = T>>
    CudaOptionalOperand<T> for N
{
    type Tape = TapeOf<N>;
    type InMemory = MemoryOf<N>;
    fn record_in_memory(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Tape, Self::InMemory), CudaError> {
        CudaDifferentiable::record_in_memory(self, room)
    }
    fn accept<S: Shape, G: Emit<Elem = T> + Copy>(
        tape: Self::Tape,
        grad: G,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        Broadcasted::<_, S>::new(tape).accept(grad, room)
    }
}

/// Whether elements are in row-major order without gaps.
const fn is_row_major<F: CudaFactor>() -> bool {
    let (mut d, mut step) = (MAX_RANK, 1);
    while d > 0 {
        d -= 1;
        if F::PADDED[d] != 1 && F::STEPS[d] != step {
            return false;
        }
        step *= F::PADDED[d];
    }
    true
}

impl<X, W, B, Out> CudaDifferentiableKernel for Linear<X, W, B, Out>
where
    X: CudaDifferentiableOperand + ExprNode<Memory = Gpu>,
    W: CudaDifferentiableOperand + ExprNode<Elem = X::Elem>,
    B: CudaOptionalOperand<X::Elem> + KernelOperand<Placed: Maybe<X::Elem>>,
    Out: Shape,
{
    type Saved = (TapeOf<X>, MemoryOf<X>, TapeOf<W>, MemoryOf<W>, B::Tape);
    fn run(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Saved, Temporary<X::Elem, Out>), CudaError> {
        let (x_tape, x) = self.x.record_in_memory(room)?;
        let (w_tape, w) = self.w.record_in_memory(room)?;
        let (b_tape, b) = self.b.record_in_memory(room)?;
        let product = CudaProduct::<_, _, Out, true>::new(x, w);
        let y = kept(&WithBias::new(product, b), room)?;
        Ok(((x_tape, x, w_tape, w, b_tape), y))
    }
    fn backward(
        (x_tape, x, w_tape, w, b_tape): Self::Saved,
        _: Temporary<X::Elem, Out>,
        grad: Temporary<X::Elem, Out>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        if <X::Tape as ExprNode>::RequiresGrad::VALUE {
            x_tape.accept(CudaProduct::<_, _, X::Shape>::new(grad, w), room)?;
        }
        B::accept::<Out, _>(b_tape, grad, room)?;
        if !<W::Tape as ExprNode>::RequiresGrad::VALUE {
            return Ok(());
        }
        let turned = As::<_, FLAT_TURNED>::new(grad);
        if const { is_row_major::<MemoryOf<X>>() } {
            let product = CudaProduct::<_, _, W::Shape>::new(turned, As::<_, FLAT>::new(x));
            w_tape.accept(product, room)
        } else {
            let x = kept(&x, room)?;
            let product = CudaProduct::<_, _, W::Shape>::new(turned, As::<_, FLAT>::new(x));
            w_tape.accept(product, room)
        }
    }
}

// ------------------------------------------------------------------ softmax

/// The sum along a dimension, which is kept with the size 1.
type SumAlong<I, N> =
    Reduced<SumOp, AtPlace<I, NoPlaces>, N, <I as Index>::Set<<N as ExprNode>::Shape, D<1>>>;

impl<X, I, const LOG: bool> CudaDifferentiableKernel for Softmax<X, I, LOG>
where
    X: CudaDifferentiableOperand + ExprNode<Memory = Gpu>,
    I: Index,
    Softmax<MemoryOf<X>, I, LOG>: CudaNode<Elem = X::Elem, Shape = X::Shape>,
    MemoryOf<X>: CudaNode,
{
    type Saved = TapeOf<X>;
    fn run(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Saved, Temporary<X::Elem, X::Shape>), CudaError> {
        let (tape, x) = self.x.record_in_memory(room)?;
        let y = put(Softmax::<_, I, LOG>::new(x), room)?;
        Ok((tape, y))
    }
    fn backward(
        tape: Self::Saved,
        y: Temporary<X::Elem, X::Shape>,
        grad: Temporary<X::Elem, X::Shape>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        if !<X::Tape as ExprNode>::RequiresGrad::VALUE {
            return Ok(());
        }
        if LOG {
            let b = put(SumAlong::<I, _>::new(SumOp {}, grad), room)?;
            let a = Unary { op: Exp, a: y };
            let part = Binary { op: MulOp, a, b };
            tape.accept(
                Binary {
                    op: SubOp,
                    a: grad,
                    b: part,
                },
                room,
            )
        } else {
            let product = Binary {
                op: MulOp,
                a: grad,
                b: y,
            };
            let b = put(SumAlong::<I, _>::new(SumOp {}, product), room)?;
            let part = Binary {
                op: SubOp,
                a: grad,
                b,
            };
            tape.accept(
                Binary {
                    op: MulOp,
                    a: y,
                    b: part,
                },
                room,
            )
        }
    }
}

// ------------------------------------------------------------------ reductions

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
        true => reduce::all::<N, MEAN>(node, room.stream())?,
        false => reduce::all::<N, SUM>(node, room.stream())?,
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
                    unsafe { kernel::write::<_, Sh, St>(first, &total, stream) }
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
        reduce::result::<T, From, To, RowMajor<To>>(&axes)
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
