//! Derivatives of products without a product of matrices as their gradient: of batches of matrices and a vector, of
//! Kronecker, and cross products.

use core::marker::PhantomData;
use std::vec;
use std::vec::Vec;

use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::indexing::at::{At, apart};
use crate::cuda::codegen::indexing::products::within;
use crate::cuda::codegen::node::{InMemory, kept};
use crate::cuda::codegen::temporaries::{Temporaries, Temporary};
use crate::cuda::grad::collect::{Collect, Collected};
use crate::cuda::grad::elementwise::Broadcasted;
use crate::cuda::grad::factors::LAST;
use crate::cuda::grad::kernels::CudaDifferentiableKernel;
use crate::cuda::grad::products::{MemoryOf, TapeOf};
use crate::cuda::grad::sums::{Terms, row_major, summed};
use crate::cuda::grad::tape::{CudaDifferentiableOperand, CudaTape};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::ranged::Ranged;
use crate::cuda::runtime::launch::Args;
use crate::cuda::{CudaError, Gpu};
use crate::expr::plan::{Operands, effective};
use crate::expr::{ExprNode, Tracked};
use crate::num::Sealed;
use crate::num::bits::False;
use crate::ops::{CrossProduct, Kronecker, Product};
use crate::shape::{MAX_RANK, Shape};

// ------------------------------------------------------------------ a batch of matrices and a vector

/// The axis of the matrices along which they are multiplied by the vector: the last one if they are on the left.
const fn along(vector_is_right: bool) -> usize {
    if vector_is_right { LAST } else { LAST - 1 }
}
/// The strides of the result of the product, of the shape `Out`, for the indices of the matrices.
fn of_result<Out: Shape>(vector_is_right: bool) -> [usize; MAX_RANK] {
    let own = row_major::<Out>();
    let mut strides = [0; MAX_RANK];
    for d in 0..LAST {
        // The result lacks the axis.
        match d < along(vector_is_right) {
            true => strides[d] = own[d + 1],
            false => strides[d + 1] = own[d + 1],
        }
    }
    strides
}
/// The strides of the vector for the indices of the matrices.
fn of_vector(step: usize, vector_is_right: bool) -> [usize; MAX_RANK] {
    let mut strides = [0; MAX_RANK];
    strides[along(vector_is_right)] = step;
    strides
}

/// The gradient of the matrices, of the shape `S`: each element the product of one of the vector and one of the
/// result's gradient.
struct OfMatrices<V, T: 'static, S, Out: Shape, const RIGHT: bool> {
    vector: V,
    grad: Temporary<T, Out>,
    of: PhantomData<S>,
}
impl<V: Copy, T, S, Out: Shape, const RIGHT: bool> Clone for OfMatrices<V, T, S, Out, RIGHT> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<V: Copy, T, S, Out: Shape, const RIGHT: bool> Copy for OfMatrices<V, T, S, Out, RIGHT> {}
impl<V: InMemory, T: CudaElement, S: Shape, Out: Shape, const RIGHT: bool>
    OfMatrices<V, T, S, Out, RIGHT>
{
    fn each() -> [LeafInfo; 2] {
        let steps = [of_vector(V::STEPS[LAST], RIGHT), of_result::<Out>(RIGHT)];
        steps.map(|steps| LeafInfo::new::<T>(effective(&S::PADDED, &steps)))
    }
}
#[diagnostic::do_not_recommend]
impl<V, T, S, Out: Shape, const RIGHT: bool> Sealed for OfMatrices<V, T, S, Out, RIGHT> {}
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<V, T: CudaElement, S: Shape, Out: Shape, const RIGHT: bool> ExprNode
    for OfMatrices<V, T, S, Out, RIGHT>
{
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
// SAFETY: the arguments of the vector, then of the gradient, in both.
unsafe impl<V, T, S, Out, const RIGHT: bool> Emit for OfMatrices<V, T, S, Out, RIGHT>
where
    V: InMemory<Elem = T>,
    T: CudaElement,
    S: Shape,
    Out: Shape,
{
    type Key = OfMatrices<<V as Emit>::Key, T, S, Out, RIGHT>;
    fn args(&self, args: &mut Args) {
        Emit::args(&self.vector, args);
        Emit::args(&self.grad, args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        out.extend(Self::each());
    }
    fn emit(k: &mut Body) -> Lanes {
        let [a, b] = Self::each().map(|leaf| {
            let from = k.param(Ty::U64, true);
            k.load(from, &leaf, true)
        });
        (a.into_iter().zip(b))
            .map(|(a, b)| vec![k.mul(a, b)])
            .collect()
    }
}

/// The terms of the gradient of the vector.
struct OfVector<M, T: 'static, Out: Shape, const RIGHT: bool> {
    matrices: M,
    grad: Temporary<T, Out>,
}
impl<M, T, Out: Shape, const RIGHT: bool> Terms for OfVector<M, T, Out, RIGHT>
where
    M: InMemory<Elem = T>,
    T: CudaElement,
{
    type Elem = T;
    type Key = OfVector<<M as Emit>::Key, T, Out, RIGHT>;
    fn sizes() -> [usize; MAX_RANK] {
        <M as ExprNode>::Shape::PADDED
    }
    fn strides() -> [usize; MAX_RANK] {
        effective(&Self::sizes(), &of_vector(1, RIGHT))
    }
    fn args(&self, args: &mut Args) {
        Emit::args(&self.matrices, args);
        Emit::args(&self.grad, args);
    }
    fn emit(k: &mut Body) -> Lanes {
        let a = M::emit(k);
        let from = k.param(Ty::U64, true);
        let strides = effective(&Self::sizes(), &of_result::<Out>(RIGHT));
        let grad = k.load(from, &LeafInfo::new::<T>(strides), true);
        (a.into_iter().zip(grad))
            .map(|(a, g)| vec![k.mul(a[0], g)])
            .collect()
    }
}
/// Propagates the gradient of the product of matrices and a vector, which is the right factor or the left one.
pub(in crate::cuda) fn accept_with_vector<M, V, X, Y, T, Out, const RIGHT: bool>(
    (matrices_tape, matrices): (M, X),
    (vector_tape, vector): (V, Y),
    grad: Temporary<T, Out>,
    room: &mut Temporaries<'_>,
) -> Result<(), CudaError>
where
    T: CudaElement,
    M: CudaTape<Elem = T>,
    V: CudaTape<Elem = T>,
    X: InMemory<Elem = T> + Copy,
    Y: InMemory<Elem = T> + Copy,
    Out: Shape,
{
    if M::RequiresGrad::VALUE {
        let of = PhantomData;
        matrices_tape.accept(
            OfMatrices::<_, _, M::Shape, _, RIGHT> { vector, grad, of },
            room,
        )?;
    }
    if V::RequiresGrad::VALUE {
        let terms = OfVector::<_, _, _, RIGHT> { matrices, grad };
        vector_tape.accept(summed::<_, V::Shape>(&terms, room)?, room)?;
    }
    Ok(())
}

// ------------------------------------------------------------------ Kronecker products

/// The gradient of a factor of the shape `S` of a Kronecker product with `other`: of the left one, or of the right one.
struct OfFactor<X, T: 'static, S, Out: Shape, const LEFT: bool> {
    other: X,
    grad: Temporary<T, Out>,
    of: PhantomData<S>,
}
impl<X: Copy, T, S, Out: Shape, const LEFT: bool> Clone for OfFactor<X, T, S, Out, LEFT> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<X: Copy, T, S, Out: Shape, const LEFT: bool> Copy for OfFactor<X, T, S, Out, LEFT> {}
impl<X, T, S, Out, const LEFT: bool> Collect for OfFactor<X, T, S, Out, LEFT>
where
    X: InMemory<Elem = T> + Copy,
    T: CudaElement,
    S: Shape,
    Out: Shape,
{
    type Elem = T;
    type To = S;
    type Key = OfFactor<<X as Emit>::Key, T, S, Out, LEFT>;
    fn args(&self, args: &mut Args) {
        Emit::args(&self.other, args);
        Emit::args(&self.grad, args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        apart::<X>(out);
        apart::<Temporary<T, Out>>(out);
    }
    fn steps() -> usize {
        <X as ExprNode>::Shape::NUMEL
    }
    fn step(k: &mut Body, at: At, i: Ranged, sum: &[Val]) -> Vec<Val> {
        let sizes = <X as ExprNode>::Shape::PADDED;
        let (mut rest, mut place, mut from) = (i, [k.constant(0); MAX_RANK], at);
        for d in (0..MAX_RANK).rev() {
            (rest, place[d]) = k.parts(rest, sizes[d]);
            from[d] = match LEFT {
                true => k.times_plus(at[d], sizes[d], place[d]),
                false => k.times_plus(place[d], S::PADDED[d], at[d]),
            };
            from[d] = from[d].index(Out::PADDED[d]);
        }
        let (place, from) = (
            within::<<X as ExprNode>::Shape>(k, place),
            within::<Out>(k, from),
        );
        let x = k.at::<X>(&place)[0];
        let grad = k.at::<Temporary<T, Out>>(&from)[0];
        let part = k.mul(x, grad);
        vec![k.add(sum[0], part)]
    }
}

type Pair<A, B> = (TapeOf<A>, MemoryOf<A>, TapeOf<B>, MemoryOf<B>);
macro_rules! products {
    ($($P:ident |$a:ident, $b:ident, $grad:ident, $room:ident| $left:expr, $right:expr;)*) => { $(
        impl<A, B, Out> CudaDifferentiableKernel for Product<$P, A, B, Out>
        where
            A: CudaDifferentiableOperand,
            B: CudaDifferentiableOperand + ExprNode<Elem = A::Elem>,
            Out: Shape,
            Product<$P, MemoryOf<A>, MemoryOf<B>, Out>: Emit<Elem = A::Elem, Shape = Out>,
            Product<$P, MemoryOf<B>, Temporary<A::Elem, Out>, Out>: Emit<Elem = A::Elem, Shape = Out>,
            Product<$P, Temporary<A::Elem, Out>, MemoryOf<A>, Out>: Emit<Elem = A::Elem, Shape = Out>,
            Self: ExprNode<Elem = A::Elem, Shape = Out>,
        {
            type Saved = Pair<A, B>;
            fn run(
                self,
                room: &mut Temporaries<'_>,
            ) -> Result<(Self::Saved, Temporary<A::Elem, Out>), CudaError> {
                let (a_tape, a) = self.a.record_in_memory(room)?;
                let (b_tape, b) = self.b.record_in_memory(room)?;
                let y = kept(&Product::<$P, _, _, Out>::new(a, b), room)?;
                Ok(((a_tape, a, b_tape, b), y))
            }
            fn backward(
                (a_tape, $a, b_tape, $b): Self::Saved,
                _: Temporary<A::Elem, Out>,
                $grad: Temporary<A::Elem, Out>,
                room: &mut Temporaries<'_>,
            ) -> Result<(), CudaError> {
                products!(@accept $P, A, a_tape, Out, $left, room);
                products!(@accept $P, B, b_tape, Out, $right, room);
                Ok(())
            }
        }
    )* };
    (@accept CrossProduct, $A:ident, $tape:ident, $Out:ident, $grad:expr, $room:ident) => {
        Broadcasted::<_, $Out>::new($tape).accept($grad, $room)?
    };
    (@accept Kronecker, $A:ident, $tape:ident, $Out:ident, $grad:expr, $room:ident) => {
        $tape.accept($grad, $room)?
    };
}
products! {
    CrossProduct |a, b, grad, room|
        Product::<CrossProduct, _, _, Out>::new(b, grad), Product::<CrossProduct, _, _, Out>::new(grad, a);
    Kronecker |a, b, grad, room|
        Collected(OfFactor::<_, _, A::Shape, Out, true> { other: b, grad, of: PhantomData }),
        Collected(OfFactor::<_, _, B::Shape, Out, false> { other: a, grad, of: PhantomData });
}
