//! Derivatives of selections by indices: the thread of an element of the operand adds the gradients of the elements of
//! the result that were read from it, in their order.

use core::marker::PhantomData;
use std::format;
use std::vec;
use std::vec::Vec;

use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::indexing::at::{At, apart};
use crate::cuda::codegen::indexing::embedding::CudaEmbedding;
use crate::cuda::codegen::nn::windows::UNROLLED;
use crate::cuda::codegen::node::{CudaNode, CudaValue, InMemory, kept};
use crate::cuda::codegen::temporaries::{Temporaries, Temporary};
use crate::cuda::grad::chains::accept_slices;
use crate::cuda::grad::kernels::CudaDifferentiableKernel;
use crate::cuda::grad::products::TapeOf;
use crate::cuda::grad::tape::{CudaDifferentiableOperand, CudaTape};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Val};
use crate::cuda::ptx::ranged::Ranged;
use crate::cuda::runtime::launch::Args;
use crate::cuda::{CudaError, Gpu};
use crate::expr::plan::Operands;
use crate::expr::{ExprNode, Tracked};
use crate::num::Sealed;
use crate::num::bits::False;
use crate::ops::indexing::{Gather, IndexElement, IndexSelect, Take};
use crate::ops::join::axis;
use crate::ops::nn::{ClassIndex, Embedding};
use crate::shape::{Index, MAX_RANK, Shape};

/// Which elements of the result are read from an element of an operand of the shape `S`, by indices of the shape `X`.
pub(in crate::cuda) trait Reads<S: Shape, X: Shape>: 'static {
    /// The number of elements of the result that may be.
    fn count() -> usize;
    /// The number of choices, and whether indices count from either end.
    const FROM_EITHER_END: bool = false;
    fn choices() -> usize;
    /// For the element at `at`: its own index among the choices.
    fn own(k: &mut Body, at: At) -> Ranged;
    /// The place of the index `j` that may choose it and that of the element of the result, and whether there is one,
    /// unless there always is.
    fn read(k: &mut Body, at: At, j: Ranged) -> (At, At, Option<Val>);
}
/// Slices along a dimension.
pub(in crate::cuda) struct Slices<I>(PhantomData<I>);
impl<I: Index, S: Shape, X: Shape> Reads<S, X> for Slices<I> {
    fn count() -> usize {
        X::NUMEL
    }
    fn choices() -> usize {
        S::PADDED[axis::<S, I>()]
    }
    fn own(_: &mut Body, at: At) -> Ranged {
        at[axis::<S, I>()]
    }
    fn read(k: &mut Body, mut at: At, j: Ranged) -> (At, At, Option<Val>) {
        let mut place = [k.constant(0); MAX_RANK];
        place[MAX_RANK - 1] = j;
        at[axis::<S, I>()] = j;
        (place, at, None)
    }
}
/// Elements along a dimension.
struct Elements<I>(PhantomData<I>);
impl<I: Index, S: Shape, X: Shape> Reads<S, X> for Elements<I> {
    fn count() -> usize {
        X::PADDED[axis::<S, I>()]
    }
    fn choices() -> usize {
        S::PADDED[axis::<S, I>()]
    }
    fn own(_: &mut Body, at: At) -> Ranged {
        at[axis::<S, I>()]
    }
    fn read(k: &mut Body, mut at: At, j: Ranged) -> (At, At, Option<Val>) {
        at[axis::<S, I>()] = j;
        // The indices may have fewer elements along the other dimensions.
        let mut inside = None;
        for (d, i) in at.iter_mut().enumerate() {
            if d != axis::<S, I>() && X::PADDED[d] < S::PADDED[d] {
                let is = k.is_index(*i, X::PADDED[d]);
                inside = k.both(inside, Some(is));
                *i = match X::PADDED[d] {
                    0 | 1 => k.constant(0),
                    size => i.index(size),
                };
            }
        }
        (at, at, inside)
    }
}
/// Elements of all dimensions.
pub(in crate::cuda) struct Positions;
impl<S: Shape, X: Shape> Reads<S, X> for Positions {
    fn count() -> usize {
        X::NUMEL
    }
    const FROM_EITHER_END: bool = true;
    fn choices() -> usize {
        S::NUMEL
    }
    fn own(k: &mut Body, at: At) -> Ranged {
        let mut own = k.constant(0);
        for (i, size) in at.into_iter().zip(S::PADDED) {
            own = k.times_plus(own, size, i);
        }
        own
    }
    fn read(k: &mut Body, _: At, j: Ranged) -> (At, At, Option<Val>) {
        let (mut place, mut rest) = ([k.constant(0); MAX_RANK], j);
        for d in (0..MAX_RANK).rev() {
            if X::PADDED[d] > 1 {
                (rest, place[d]) = k.parts(rest, X::PADDED[d]);
            }
        }
        (place, place, None)
    }
}

/// Rows of a matrix.
pub(in crate::cuda) struct Rows;
impl<S: Shape, X: Shape> Reads<S, X> for Rows {
    fn count() -> usize {
        X::NUMEL
    }
    fn choices() -> usize {
        S::PADDED[MAX_RANK - 2]
    }
    fn own(_: &mut Body, at: At) -> Ranged {
        at[MAX_RANK - 2]
    }
    fn read(k: &mut Body, at: At, j: Ranged) -> (At, At, Option<Val>) {
        let (place, ..) = <Positions as Reads<S, X>>::read(k, at, j);
        let mut from = [at[MAX_RANK - 1]; MAX_RANK];
        from[..MAX_RANK - 1].copy_from_slice(&place[1..]);
        (place, from, None)
    }
}

/// The gradients of the elements of an operand of the shape `S`, from which a result of the shape `To` was read.
struct Read<R, X, T: 'static, S, To: Shape> {
    indices: X,
    grad: Temporary<T, To>,
    of: PhantomData<(R, S)>,
}
impl<R, X: Copy, T, S, To: Shape> Clone for Read<R, X, T, S, To> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<R, X: Copy, T, S, To: Shape> Copy for Read<R, X, T, S, To> {}
#[diagnostic::do_not_recommend]
impl<R, X, T, S, To: Shape> Sealed for Read<R, X, T, S, To> {}
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<R, X, T: CudaElement, S: Shape, To: Shape> ExprNode for Read<R, X, T, S, To> {
    type Elem = T;
    type Shape = S;
    type Memory = Gpu;
    type RequiresGrad = False;
    const OPERANDS: Operands = Operands::BY_INDEX;
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> T {
        not_read_here!(T)
    }
    of_device! {}
}
// SAFETY: the arguments of the indices, then of the gradients, in both.
unsafe impl<R, X, T, S, To> Emit for Read<R, X, T, S, To>
where
    R: Reads<S, <X as ExprNode>::Shape>,
    X: InMemory,
    T: CudaElement,
    S: Shape,
    To: Shape,
{
    type Key = Read<R, <X as Emit>::Key, T, S, To>;
    const COSTLY: bool = true;
    fn args(&self, args: &mut Args) {
        Emit::args(&self.indices, args);
        Emit::args(&self.grad, args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        apart::<X>(out);
        apart::<Temporary<T, To>>(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let of_indices = k.mark();
        k.skip::<X>();
        let of_grad = k.mark();
        k.skip::<Temporary<T, To>>();
        let end = k.mark();
        let zero = k.lit(T::TY, 0.0);
        let count = if To::NUMEL == 0 { 0 } else { R::count() };
        let lanes = k.at.lanes;
        let each = |lane| {
            let at = k.index(lane, &S::PADDED);
            let own = R::own(k, at);
            let sum = k.copy(zero);
            k.repeated(count, count <= UNROLLED, |k, j| {
                let (mut place, mut from, inside) = R::read(k, at, j);
                k.within_sizes(&mut place, &<X as ExprNode>::Shape::PADDED);
                k.within_sizes(&mut from, &To::PADDED);
                let next = k.label();
                if let Some(inside) = inside {
                    k.line(&format!("@!{inside} bra L{next}"));
                }
                k.back_to(of_indices);
                let index = k.at::<X>(&place)[0];
                let index = k.checked(index, R::choices(), R::FROM_EITHER_END);
                let is_own = k.compare("eq", index, own);
                k.line(&format!("@!{is_own} bra L{next}"));
                k.back_to(of_grad);
                let x = k.at::<Temporary<T, To>>(&from)[0];
                let total = k.add(sum, x);
                k.set_to(sum, total);
                k.place_label(next);
            });
            k.back_to(end);
            vec![sum]
        };
        (0..lanes).map(each).collect()
    }
}

impl Body {
    /// An index is 0 along dimensions of size 1.
    pub(in crate::cuda) fn within_sizes(&self, at: &mut At, sizes: &[usize; MAX_RANK]) {
        for (i, &size) in at.iter_mut().zip(sizes) {
            if size == 1 {
                *i = self.constant(0);
            }
        }
    }
}

macro_rules! selections {
    ($(
        [$($g:tt)*] $Select:ty $(where $Class:ident)?, $Reads:ty $(, $by_slices:ident)?;
        |$this:ident, $a:ident, $indices:ident| $own:ident, $field:ident, $make:expr;
    )*) => { $(
        impl<$($g)* A, X> CudaDifferentiableKernel for $Select
        where
            A: CudaDifferentiableOperand,
            X: CudaValue<Elem: IndexElement $(+ $Class)?>,
            <X as CudaNode>::Resident: Copy,
        {
            type Saved = (TapeOf<A>, <X as CudaNode>::Resident);
            fn run(
                self,
                room: &mut Temporaries<'_>,
            ) -> Result<(Self::Saved, Temporary<A::Elem, <Self as ExprNode>::Shape>), CudaError> {
                let $this = self;
                let (tape, $a) = $this.$own.record_in_memory(room)?;
                let $indices = CudaNode::resident($this.$field, room)?;
                let y = kept(&$make, room)?;
                Ok(((tape, $indices), y))
            }
            fn backward(
                (tape, indices): Self::Saved,
                _: Temporary<A::Elem, <Self as ExprNode>::Shape>,
                grad: Temporary<A::Elem, <Self as ExprNode>::Shape>,
                room: &mut Temporaries<'_>,
            ) -> Result<(), CudaError> {
                if !<A::Tape as ExprNode>::RequiresGrad::VALUE {
                    return Ok(());
                }
                selections!(@accept $Reads, A, tape, indices, grad, room, $($by_slices)?)
            }
        }
    )* };
    (@accept $Reads:ty, $A:ident, $tape:ident, $indices:ident, $grad:ident, $room:ident, by_slices) => {
        accept_slices::<$Reads, _, _, _>($tape, $indices, $grad, $room)
    };
    (@accept $Reads:ty, $A:ident, $tape:ident, $indices:ident, $grad:ident, $room:ident,) => {{
        let of = PhantomData;
        $tape.accept(Read::<$Reads, _, $A::Elem, $A::Shape, _> { indices: $indices, grad: $grad, of }, $room)
    }};
}
selections! {
    [I: Index,] IndexSelect<I, A, X>, Slices<I>, by_slices;
        |this, a, indices| a, indices, IndexSelect::<I, _, _> { a, indices, along: this.along };
    [I: Index,] Gather<I, A, X>, Elements<I>;
        |this, a, index| a, index, Gather::<I, _, _> { a, index, along: this.along };
    [] Take<A, X>, Positions;
        |this, a, index| a, index, Take { a, index };
    [Out: Shape,] Embedding<A, X, Out> where ClassIndex, Rows, by_slices;
        |this, w, y| w, y, CudaEmbedding::<_, _, Out>::new(w, y);
}
