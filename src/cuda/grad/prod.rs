//! Derivatives of products of elements: of all along dimensions, and of running products. Nothing is divided, so a zero
//! among the elements is like any other number; the thread of an element multiplies the others of its row.

use core::marker::PhantomData;
use std::vec;
use std::vec::Vec;

use crate::cuda::CudaError;
use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::indexing::at::{At, apart};
use crate::cuda::codegen::node::{CudaNode, InMemory, put};
use crate::cuda::codegen::reduce::team::marked;
use crate::cuda::codegen::temporaries::{Temporaries, Temporary};
use crate::cuda::grad::collect::{Collect, Collected};
use crate::cuda::grad::kernels::CudaDifferentiableKernel;
use crate::cuda::grad::products::{MemoryOf, TapeOf};
use crate::cuda::grad::reduce::Spread;
use crate::cuda::grad::sums::{Terms, summed};
use crate::cuda::grad::tape::{CudaDifferentiableOperand, CudaTape};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Val};
use crate::cuda::ptx::ranged::Ranged;
use crate::cuda::runtime::launch::Args;
use crate::expr::{ExprNode, Tracked};
use crate::layout::Places;
use crate::ops::{ProdOp, Reduced, RunningProduct, Scan};
use crate::shape::{MAX_RANK, Shape};

/// The index of element `i` of the row of `at`, and whether it is the element at `at`.
fn in_row<S: Shape, Marked: Shape>(k: &mut Body, mut at: At, i: Ranged) -> (At, Option<Val>) {
    let (mut rest, mut is_own) = (i, None);
    let axes = marked(&S::PADDED, &Marked::PADDED);
    for d in (0..MAX_RANK).rev() {
        if axes[d] {
            let j;
            (rest, j) = k.parts(rest, S::PADDED[d]);
            let same = k.compare("eq", j, at[d]);
            is_own = k.both(is_own, Some(same));
            at[d] = j;
        }
    }
    (at, is_own)
}
/// The number of elements of a row.
fn in_all<S: Shape, Marked: Shape>() -> usize {
    let axes = marked(&S::PADDED, &Marked::PADDED);
    let sizes = S::PADDED.iter().zip(&axes);
    sizes.filter(|&(_, &is)| is).map(|(size, _)| size).product()
}

/// Whether a float is neither NaN nor infinite.
fn is_finite(k: &mut Body, x: Val) -> Val {
    let (size, limit) = (k.abs(x), k.lit(x.ty, f64::INFINITY));
    k.cmp("lt", size, limit)
}

/// A one for each element that is 0.
struct Zeros<X>(X);
impl<X: InMemory> Terms for Zeros<X> {
    type Elem = <X as ExprNode>::Elem;
    type Key = Zeros<<X as Emit>::Key>;
    fn sizes() -> [usize; MAX_RANK] {
        <X as ExprNode>::Shape::PADDED
    }
    fn strides() -> [usize; MAX_RANK] {
        [0; MAX_RANK]
    }
    fn args(&self, args: &mut Args) {
        Emit::args(&self.0, args);
    }
    fn emit(k: &mut Body) -> Lanes {
        let ty = Self::Elem::TY;
        let (zero, one) = (k.lit(ty, 0.0), k.lit(ty, 1.0));
        let all = <X as Emit>::emit(k).into_iter();
        all.map(|x| {
            let is_zero = k.cmp("eq", x[0], zero);
            vec![k.sel(is_zero, one, zero)]
        })
        .collect()
    }
}

/// The gradient of each element of `x`: that of the product of its row, times the other elements.
struct OfOthers<X, T: 'static, Marked, Out: Shape> {
    x: X,
    grad: Temporary<T, Out>,
    /// How many elements of all rows are 0.
    zeros: Temporary<T, ()>,
    of: PhantomData<Marked>,
}
impl<X: Copy, T, Marked, Out: Shape> Clone for OfOthers<X, T, Marked, Out> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<X: Copy, T, Marked, Out: Shape> Copy for OfOthers<X, T, Marked, Out> {}
impl<X, T, Marked: Shape, Out: Shape> Collect for OfOthers<X, T, Marked, Out>
where
    X: InMemory<Elem = T> + Copy,
    T: CudaElement,
{
    type Elem = T;
    type To = <X as ExprNode>::Shape;
    type Key = OfOthers<<X as Emit>::Key, T, Marked, Out>;
    /// The product.
    const START: &'static [f64] = &[1.0];
    fn args(&self, args: &mut Args) {
        Emit::args(&self.x, args);
        Emit::args(&self.grad, args);
        Emit::args(&self.zeros, args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        apart::<X>(out);
        apart::<Spread<T, Self::To, Marked, Out>>(out);
        apart::<Temporary<T, ()>>(out);
    }
    fn steps() -> usize {
        in_all::<Self::To, Marked>()
    }
    fn step(k: &mut Body, at: At, i: Ranged, values: &[Val]) -> Vec<Val> {
        let (from, is_own) = in_row::<Self::To, Marked>(k, at, i);
        let x = k.at::<X>(&from)[0];
        k.skip::<Spread<T, Self::To, Marked, Out>>();
        k.skip::<Temporary<T, ()>>();
        let one = k.lit(T::TY, 1.0);
        let x = match is_own {
            Some(is_own) => k.sel(is_own, one, x),
            None => one,
        };
        vec![k.mul(values[0], x)]
    }
    // PyTorch divides by the element unless there is a zero in the tensor, so that one that is infinite or NaN has the
    // gradient NaN.
    fn end(k: &mut Body, at: At, values: &[Val]) -> Val {
        let mut product = values[0];
        let x = k.at::<X>(&at)[0];
        let grad = k.at::<Spread<T, Self::To, Marked, Out>>(&at)[0];
        let zeros = k.at::<Temporary<T, ()>>(&at)[0];
        if Self::To::RANK > 0 {
            let zero = k.lit(T::TY, 0.0);
            let divided = k.cmp("eq", zeros, zero);
            let (finite, nan) = (is_finite(k, x), k.lit(T::TY, f64::NAN));
            let whole = k.sel(finite, product, nan);
            product = k.sel(divided, whole, product);
        }
        k.mul(grad, product)
    }
}
impl<P, A, Out> CudaDifferentiableKernel for Reduced<ProdOp, P, A, Out>
where
    P: Places,
    A: CudaDifferentiableOperand,
    Out: Shape,
    Reduced<ProdOp, P, MemoryOf<A>, Out>: CudaNode<Elem = A::Elem, Shape = Out>,
    Self: crate::expr::kernel::Kernel<Elem = A::Elem, Shape = Out>,
{
    type Saved = (TapeOf<A>, MemoryOf<A>);
    fn run(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Saved, Temporary<A::Elem, Out>), CudaError> {
        let (tape, a) = self.a.record_in_memory(room)?;
        let y = put(Reduced::<ProdOp, P, _, Out>::new(self.reducer, a), room)?;
        Ok(((tape, a), y))
    }
    fn backward(
        (tape, x): Self::Saved,
        _: Temporary<A::Elem, Out>,
        grad: Temporary<A::Elem, Out>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        if !<A::Tape as ExprNode>::RequiresGrad::VALUE {
            return Ok(());
        }
        let zeros = summed::<_, ()>(&Zeros(x), room)?;
        let of = PhantomData::<P::Mark<A::Shape>>;
        let others = OfOthers { x, grad, zeros, of };
        tape.accept(Collected(others), room)
    }
}

/// The gradient of each element of `x`: the sum of those of the running products from it on, each times the other
/// elements of the product, up to the first of them that is 0. As in PyTorch, an infinite element and NaN have the
/// gradient NaN unless there is a 0 before them.
struct OfRunning<X, T: 'static, Marked, S: Shape> {
    x: X,
    grad: Temporary<T, S>,
    of: PhantomData<Marked>,
}
impl<X: Copy, T, Marked, S: Shape> Clone for OfRunning<X, T, Marked, S> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<X: Copy, T, Marked, S: Shape> Copy for OfRunning<X, T, Marked, S> {}
impl<X, T, Marked: Shape, S: Shape> Collect for OfRunning<X, T, Marked, S>
where
    X: InMemory<Elem = T> + ExprNode<Shape = S> + Copy,
    T: CudaElement,
{
    type Elem = T;
    type To = S;
    type Key = OfRunning<<X as Emit>::Key, T, Marked, S>;
    /// The sum, the product, and whether one of the others is 0.
    const START: &'static [f64] = &[0.0, 1.0, 0.0];
    fn args(&self, args: &mut Args) {
        Emit::args(&self.x, args);
        Emit::args(&self.grad, args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        apart::<X>(out);
        apart::<Temporary<T, S>>(out);
    }
    fn steps() -> usize {
        in_all::<S, Marked>()
    }
    fn step(k: &mut Body, at: At, i: Ranged, values: &[Val]) -> Vec<Val> {
        let [sum, product, ended] = [values[0], values[1], values[2]];
        let (from, is_own) = in_row::<S, Marked>(k, at, i);
        let x = k.at::<X>(&from)[0];
        let grad = k.at::<Temporary<T, S>>(&from)[0];
        let (zero, one) = (k.lit(T::TY, 0.0), k.lit(T::TY, 1.0));
        let x = match is_own {
            Some(is_own) => {
                let (finite, nan) = (is_finite(k, x), k.lit(T::TY, f64::NAN));
                let own = k.sel(finite, one, nan);
                k.sel(is_own, own, x)
            }
            None => one,
        };
        let product = k.mul(product, x);
        let is_zero = k.cmp("eq", x, zero);
        let ended = k.sel(is_zero, one, ended);
        // The index of the element in its row.
        let axes = marked(&S::PADDED, &Marked::PADDED);
        let mut own = k.constant(0);
        for d in (0..MAX_RANK).filter(|&d| axes[d]) {
            own = k.times_plus(own, S::PADDED[d], at[d]);
        }
        let contains = k.compare("ge", i, own);
        let part = k.mul(grad, product);
        let goes_on = k.cmp("eq", ended, zero);
        let counts = k.bitwise("and", contains, goes_on);
        let part = k.sel(counts, part, zero);
        vec![k.add(sum, part), product, ended]
    }
}
impl<P, A> CudaDifferentiableKernel for Scan<RunningProduct, P, A>
where
    P: Places,
    A: CudaDifferentiableOperand,
    Scan<RunningProduct, P, MemoryOf<A>>: CudaNode<Elem = A::Elem, Shape = A::Shape>,
    Self: ExprNode<Elem = A::Elem, Shape = A::Shape>,
{
    type Saved = (TapeOf<A>, MemoryOf<A>);
    fn run(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Saved, Temporary<A::Elem, A::Shape>), CudaError> {
        let (tape, a) = self.into_operand().record_in_memory(room)?;
        let y = put(Scan::<RunningProduct, P, _>::new(a), room)?;
        Ok(((tape, a), y))
    }
    fn backward(
        (tape, x): Self::Saved,
        _: Temporary<A::Elem, A::Shape>,
        grad: Temporary<A::Elem, A::Shape>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        if !<A::Tape as ExprNode>::RequiresGrad::VALUE {
            return Ok(());
        }
        let of = PhantomData::<P::Mark<A::Shape>>;
        tape.accept(Collected(OfRunning { x, grad, of }), room)
    }
}
