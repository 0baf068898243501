//! Derivatives of operations whose elements are those of an operand at other indices: joins, padding, rearrangements.
//! The gradient of the operand is a view of that of the result, or the same operation in reverse; where elements are
//! repeated, it is the sum of those of the copies.

use core::marker::PhantomData;

use crate::cuda::CudaError;
use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::indexing::rearrange::PtxRule;
use crate::cuda::codegen::leaf::CudaLeaf;
use crate::cuda::codegen::node::kept;
use crate::cuda::codegen::nodes::each;
use crate::cuda::codegen::temporaries::{RowMajor, Temporaries, Temporary};
use crate::cuda::grad::kernels::CudaDifferentiableKernel;
use crate::cuda::grad::products::{MemoryOf, TapeOf};
use crate::cuda::grad::sums::{Terms, summed};
use crate::cuda::grad::tape::{CudaDifferentiableOperand, CudaTape};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty};
use crate::cuda::runtime::launch::Args;
use crate::expr::{ExprNode, Tracked};
use crate::layout::padding_before;
use crate::num::{BelowThousand, Count};
use crate::ops::join::{Cat, CatMany, Unsqueeze, axis};
use crate::ops::rearrange::{
    Arranged, Coordinates, Flip, Mesh, Pad, Repeat, RepeatInterleave, Roll, Rot90, Triangle,
    WithZero,
};
use crate::shape::{Index, MAX_RANK, Shape};

type ShapeOf<N> = <N as ExprNode>::Shape;

/// The elements of a row-major tensor of the shape `To` from an index on, in the shape `S`.
///
/// # Safety
/// The index plus each index of `S` is one of `To`.
unsafe fn part<T: CudaElement, To: Shape, S: Shape>(
    of: Temporary<T, To>,
    from: [usize; MAX_RANK],
) -> CudaLeaf<'static, T, S, RowMajor<To>> {
    let (mut offset, mut step) = (0, 1);
    for d in (0..MAX_RANK).rev() {
        offset += from[d] * step;
        step *= To::PADDED[d];
    }
    let offset = if S::NUMEL == 0 { 0 } else { offset };
    let first = core::ptr::without_provenance(of.address() + offset * size_of::<T>());
    // SAFETY: the caller guarantees it.
    unsafe { CudaLeaf::new(first) }
}
fn along(axis: usize, from: usize) -> [usize; MAX_RANK] {
    let mut at = [0; MAX_RANK];
    at[axis] = from;
    at
}

impl<I, A, B> CudaDifferentiableKernel for Cat<I, A, B>
where
    I: Index,
    A: CudaDifferentiableOperand,
    B: CudaDifferentiableOperand + ExprNode<Elem = A::Elem>,
{
    type Saved = (TapeOf<A>, TapeOf<B>);
    fn run(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Saved, Temporary<A::Elem, ShapeOf<Self>>), CudaError> {
        let (a_tape, a) = self.a.record_in_memory(room)?;
        let (b_tape, b) = self.b.record_in_memory(room)?;
        let along = self.along;
        let y = kept(&Cat::<I, _, _> { a, b, along }, room)?;
        Ok(((a_tape, b_tape), y))
    }
    fn backward(
        (a_tape, b_tape): Self::Saved,
        _: Temporary<A::Elem, ShapeOf<Self>>,
        grad: Temporary<A::Elem, ShapeOf<Self>>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        let axis = axis::<ShapeOf<Self>, I>();
        let end = A::Shape::PADDED[axis];
        // SAFETY: the elements of the first operand, then those of the second one, along the dimension.
        unsafe {
            a_tape.accept(part::<_, _, A::Shape>(grad, along(axis, 0)), room)?;
            b_tape.accept(part::<_, _, B::Shape>(grad, along(axis, end)), room)
        }
    }
}

impl<I, A, const N: usize> CudaDifferentiableKernel for CatMany<I, A, N>
where
    I: Index,
    A: CudaDifferentiableOperand,
    Count<N>: BelowThousand<N>,
{
    type Saved = [TapeOf<A>; N];
    fn run(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Saved, Temporary<A::Elem, ShapeOf<Self>>), CudaError> {
        let all = each(self.parts, |part| part.record_in_memory(room))?;
        let parts: [MemoryOf<A>; N] = core::array::from_fn(|i| all[i].1);
        let along = self.along;
        let y = kept(&CatMany::<I, _, N> { parts, along }, room)?;
        Ok((all.map(|(tape, _)| tape), y))
    }
    fn backward(
        tapes: Self::Saved,
        _: Temporary<A::Elem, ShapeOf<Self>>,
        grad: Temporary<A::Elem, ShapeOf<Self>>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        let axis = axis::<ShapeOf<Self>, I>();
        let size = A::Shape::PADDED[axis];
        for (i, tape) in tapes.into_iter().enumerate() {
            // SAFETY: the elements of each operand, in order, along the dimension.
            let grad = unsafe { part::<_, _, A::Shape>(grad, along(axis, i * size)) };
            tape.accept(grad, room)?;
        }
        Ok(())
    }
}

impl<I, A> CudaDifferentiableKernel for Unsqueeze<I, A>
where
    I: Index,
    A: CudaDifferentiableOperand,
    Unsqueeze<I, A>: ExprNode<Elem = A::Elem>,
    Unsqueeze<I, MemoryOf<A>>: Emit<Elem = A::Elem, Shape = ShapeOf<Self>>,
{
    type Saved = TapeOf<A>;
    fn run(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Saved, Temporary<A::Elem, ShapeOf<Self>>), CudaError> {
        let (tape, a) = self.a.record_in_memory(room)?;
        let y = kept(&Unsqueeze::<I, _> { a, at: self.at }, room)?;
        Ok((tape, y))
    }
    fn backward(
        tape: Self::Saved,
        _: Temporary<A::Elem, ShapeOf<Self>>,
        grad: Temporary<A::Elem, ShapeOf<Self>>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        // SAFETY: as many elements, in the same order.
        let grad: Temporary<A::Elem, A::Shape> =
            unsafe { CudaLeaf::new(core::ptr::without_provenance(grad.address())) };
        tape.accept(grad, room)
    }
}

impl<To, P, A> CudaDifferentiableKernel for Pad<To, P, A>
where
    To: Shape,
    P: Shape,
    A: CudaDifferentiableOperand,
{
    type Saved = TapeOf<A>;
    fn run(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Saved, Temporary<A::Elem, To>), CudaError> {
        let (tape, a) = self.a.record_in_memory(room)?;
        let (value, to) = (self.value, self.to);
        let y = kept(&Pad::<To, P, _> { a, value, to }, room)?;
        Ok((tape, y))
    }
    fn backward(
        tape: Self::Saved,
        _: Temporary<A::Elem, To>,
        grad: Temporary<A::Elem, To>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        let before = padding_before(P::SIZES);
        // SAFETY: the elements of the operand follow the padding before them.
        tape.accept(unsafe { part::<_, _, A::Shape>(grad, before) }, room)
    }
}

impl<A, const LOWER: bool> CudaDifferentiableKernel for Triangle<A, LOWER>
where
    A: CudaDifferentiableOperand + ExprNode<Elem: WithZero>,
{
    type Saved = (TapeOf<A>, isize);
    fn run(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Saved, Temporary<A::Elem, A::Shape>), CudaError> {
        let (tape, a) = self.a.record_in_memory(room)?;
        let diagonal = self.diagonal;
        let y = kept(&Triangle::<_, LOWER> { a, diagonal }, room)?;
        Ok(((tape, diagonal), y))
    }
    fn backward(
        (tape, diagonal): Self::Saved,
        _: Temporary<A::Elem, A::Shape>,
        grad: Temporary<A::Elem, A::Shape>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        tape.accept(Triangle::<_, LOWER> { a: grad, diagonal }, room)
    }
}

/// A rule of which a device propagates gradients.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no gradient on CUDA devices",
    label = "`backward` cannot differentiate this on a device",
    note = "the module `cuda` lists the operations with gradients; `x.detach()` makes an expression a constant"
)]
pub trait CudaReversible<From: Shape, To: Shape>: PtxRule<From, To> + Copy {
    /// Propagates the gradients of the elements of the result to the operand.
    fn accept<T: CudaTape<Elem: CudaElement, Shape = From>>(
        self,
        tape: T,
        grad: Temporary<T::Elem, To>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError>;
}
impl<To, R, A> CudaDifferentiableKernel for Arranged<To, R, A>
where
    To: Shape,
    R: CudaReversible<A::Shape, To>,
    A: CudaDifferentiableOperand,
{
    type Saved = (TapeOf<A>, R);
    fn run(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Saved, Temporary<A::Elem, To>), CudaError> {
        let (tape, a) = self.a.record_in_memory(room)?;
        let (rule, to) = (self.rule, self.to);
        let y = kept(&Arranged::<To, R, _> { rule, a, to }, room)?;
        Ok(((tape, rule), y))
    }
    fn backward(
        (tape, rule): Self::Saved,
        _: Temporary<A::Elem, To>,
        grad: Temporary<A::Elem, To>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        if !<A::Tape as ExprNode>::RequiresGrad::VALUE {
            return Ok(());
        }
        rule.accept(tape, grad, room)
    }
}
fn arranged<To: Shape, R, A>(rule: R, a: A) -> Arranged<To, R, A> {
    let to = PhantomData;
    Arranged { rule, a, to }
}
impl<Marks: Shape, S: Shape, To: Shape> CudaReversible<S, To> for Flip<Marks> {
    fn accept<T: CudaTape<Elem: CudaElement, Shape = S>>(
        self,
        tape: T,
        grad: Temporary<T::Elem, To>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        tape.accept(arranged::<S, _, _>(self, grad), room)
    }
}
impl<const K: isize, I: Index, J: Index, S: Shape, To: Shape> CudaReversible<S, To>
    for Rot90<K, I, J>
{
    fn accept<T: CudaTape<Elem: CudaElement, Shape = S>>(
        self,
        tape: T,
        grad: Temporary<T::Elem, To>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        match K.rem_euclid(4) {
            1 => tape.accept(
                arranged::<S, _, _>(Rot90::<3, I, J>(PhantomData), grad),
                room,
            ),
            2 => tape.accept(
                arranged::<S, _, _>(Rot90::<2, I, J>(PhantomData), grad),
                room,
            ),
            3 => tape.accept(
                arranged::<S, _, _>(Rot90::<1, I, J>(PhantomData), grad),
                room,
            ),
            _ => tape.accept(
                arranged::<S, _, _>(Rot90::<0, I, J>(PhantomData), grad),
                room,
            ),
        }
    }
}
impl<I: Index, S: Shape> CudaReversible<S, S> for Roll<I> {
    fn accept<T: CudaTape<Elem: CudaElement, Shape = S>>(
        mut self,
        tape: T,
        grad: Temporary<T::Elem, S>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        if self.back > 0 {
            self.back = S::PADDED[axis::<S, I>()] - self.back;
        }
        tape.accept(arranged::<S, _, _>(self, grad), room)
    }
}

/// The gradients of the points of a grid.
struct OfGrid<I, T: 'static, From, To: Shape> {
    grad: Temporary<T, To>,
    of: PhantomData<(I, From)>,
}
impl<I: Index, T: CudaElement, From: Shape, To: Shape> Terms for OfGrid<I, T, From, To> {
    type Elem = T;
    type Key = OfGrid<I, T, From, To>;
    fn sizes() -> [usize; MAX_RANK] {
        To::PADDED
    }
    fn strides() -> [usize; MAX_RANK] {
        along(axis::<To, I>(), 1)
    }
    fn args(&self, args: &mut Args) {
        Emit::args(&self.grad, args);
    }
    fn emit(k: &mut Body) -> Lanes {
        Temporary::<T, To>::emit(k)
    }
}
impl<I: Index, From: Coordinates, To: Shape> CudaReversible<From, To> for Mesh<I> {
    fn accept<T: CudaTape<Elem: CudaElement, Shape = From>>(
        self,
        tape: T,
        grad: Temporary<T::Elem, To>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        let of = PhantomData;
        let points = OfGrid::<I, _, From, _> { grad, of };
        tape.accept(summed::<_, From>(&points, room)?, room)
    }
}

/// How often the elements of a dimension are repeated: all of them, or each of them.
trait Copies: 'static {
    /// For the dimension `d`, the number of copies; whether those of an element are adjacent.
    fn of<From: Shape, To: Shape>(d: usize) -> (usize, bool);
}
impl Copies for Repeat {
    fn of<From: Shape, To: Shape>(d: usize) -> (usize, bool) {
        (To::PADDED[d] / From::PADDED[d].max(1), false)
    }
}
impl<I: Index, const N: usize> Copies for RepeatInterleave<I, N> {
    fn of<From: Shape, To: Shape>(d: usize) -> (usize, bool) {
        (if d == axis::<To, I>() { N } else { 1 }, true)
    }
}
/// The gradients of the copies.
struct OfCopies<R, T: 'static, From, To: Shape> {
    grad: Temporary<T, To>,
    of: PhantomData<(R, From)>,
}
impl<R: Copies, T: CudaElement, From: Shape, To: Shape> OfCopies<R, T, From, To> {
    /// For each dimension, the sizes, and the strides of the result's gradient and of the operand's: two dimensions for
    /// one that is repeated. `None` if these are too many.
    fn dims() -> Option<[[usize; MAX_RANK]; 3]> {
        let (mut out, mut next) = ([[1; MAX_RANK], [0; MAX_RANK], [0; MAX_RANK]], MAX_RANK);
        let (mut step, mut own) = (1, 1);
        for d in (0..MAX_RANK).rev() {
            let size = From::PADDED[d];
            let (copies, adjacent) = R::of::<From, To>(d);
            let (whole, each) = if adjacent { (copies, 1) } else { (1, size) };
            // The copies have no stride in the operand.
            for (n, step, own) in [(size, step * whole, own), (copies, step * each, 0)] {
                if n == 1 {
                    continue;
                }
                next = next.checked_sub(1)?;
                (out[0][next], out[1][next], out[2][next]) = (n, step, own);
            }
            step *= To::PADDED[d];
            own *= size;
        }
        Some(out)
    }
}
impl<R: Copies, T: CudaElement, From: Shape, To: Shape> Terms for OfCopies<R, T, From, To> {
    type Elem = T;
    type Key = OfCopies<R, T, From, To>;
    fn sizes() -> [usize; MAX_RANK] {
        Self::dims().map_or([1; MAX_RANK], |[sizes, ..]| sizes)
    }
    fn strides() -> [usize; MAX_RANK] {
        Self::dims().map_or([0; MAX_RANK], |[.., strides]| strides)
    }
    fn args(&self, args: &mut Args) {
        Emit::args(&self.grad, args);
    }
    fn emit(k: &mut Body) -> Lanes {
        let from = k.param(Ty::U64, true);
        let strides = Self::dims().map_or([0; MAX_RANK], |[_, strides, _]| strides);
        let values = k.load(from, &LeafInfo::new::<T>(strides), true);
        values.into_iter().map(|x| std::vec![x]).collect()
    }
}
macro_rules! copies {
    ($([$($g:tt)*] $R:ty;)*) => { $(
        impl<$($g)* From: Shape, To: Shape> CudaReversible<From, To> for $R {
            fn accept<T: CudaTape<Elem: CudaElement, Shape = From>>(
                self,
                tape: T,
                grad: Temporary<T::Elem, To>,
                room: &mut Temporaries<'_>,
            ) -> Result<(), CudaError> {
                if OfCopies::<Self, T::Elem, From, To>::dims().is_none() {
                    return Err(CudaError::TooLarge);
                }
                let copies = OfCopies::<Self, _, From, _> { grad, of: PhantomData };
                tape.accept(summed::<_, From>(&copies, room)?, room)
            }
        }
    )* };
}
copies! {
    [] Repeat;
    [I: Index, const N: usize,] RepeatInterleave<I, N>;
}
