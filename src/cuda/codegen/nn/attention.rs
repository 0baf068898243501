//! Attention: scores, their softmax, and the product with the values.

use std::vec::Vec;

use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::matmul::factor::CudaFactor;
use crate::cuda::codegen::matmul::product::{CudaProduct, Product};
use crate::cuda::codegen::nn::softmax::{SHARES, write_softmax};
use crate::cuda::codegen::node::{CudaValue, fused_nodes};
use crate::cuda::codegen::optional::{CudaOptional, EmitOptional};
use crate::cuda::codegen::temporaries::{RowMajor, Temporaries, Temporary};
use crate::cuda::codegen::write;
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::runtime::launch::Args;
use crate::cuda::{CudaError, Gpu};
use crate::expr::plan::Operands;
use crate::expr::{ExprNode, KernelOperand};
use crate::layout::ScoresOf;
use crate::num::Sealed;
use crate::ops::Real;
use crate::ops::nn::{Attention, Masks};
use crate::shape::{MAX_RANK, Shape};

/// The products of queries and keys, times a factor, where the mask admits them.
#[derive(Clone, Copy, Debug)]
struct Scores<P, M, T> {
    of: P,
    mask: M,
    scale: T,
    causal: bool,
}
#[diagnostic::do_not_recommend]
impl<P, M, T> Sealed for Scores<P, M, T> {}
#[diagnostic::do_not_recommend]
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<P: Emit, M: EmitOptional> ExprNode for Scores<P, M, P::Elem> {
    type Elem = P::Elem;
    type Shape = P::Shape;
    type Memory = Gpu;
    type RequiresGrad = crate::num::bits::False;
    // The causal mask reads the index of the key.
    const OPERANDS: Operands = P::OPERANDS.and(&M::OPERANDS).and(&Operands::BY_INDEX);
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> P::Elem {
        not_read_here!(P)
    }
    of_device! {}
}
// SAFETY: the arguments of the product, those of the mask, the factor, and the causal flag, in both.
unsafe impl<P: Emit<Elem: CudaElement>, M: EmitOptional> Emit for Scores<P, M, P::Elem> {
    type Key = Scores<P::Key, M::Key, ()>;
    const PRODUCT: bool = P::PRODUCT;
    fn product() -> Option<Product> {
        P::product()
    }
    fn args(&self, args: &mut Args) {
        self.of.args(args);
        self.mask.args(args);
        args.number(self.scale);
        args.number(self.causal);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        P::leaves(out);
        M::leaves(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let ty = P::Elem::TY;
        let all = P::emit(k);
        let mask = M::emit(k);
        let (scale, causal) = (k.param(ty, false), k.param(Ty::Bool, false));
        let nothing = k.lit(ty, f64::NEG_INFINITY);
        let one = |(i, x): (usize, Vec<Val>)| {
            let mut y = k.mul(x[0], scale);
            if let Some(mask) = &mask {
                let mask = mask[i][0];
                y = match mask.ty {
                    Ty::Bool => k.sel(mask, y, nothing),
                    _ => k.add(y, mask),
                };
            }
            let index = k.index(i, &P::Shape::PADDED);
            let after = k.compare("gt", index[MAX_RANK - 1], index[MAX_RANK - 2]);
            let hidden = k.bitwise("and", after, causal);
            std::vec![k.sel(hidden, nothing, y)]
        };
        all.into_iter().enumerate().map(one).collect()
    }
}

/// The shares of the keys: the softmax of the scaled and masked products of queries and keys, of the shape `S`.
pub(in crate::cuda) fn shares<Q, K, M, S: Shape>(
    (q, k, mask): (Q, K, M),
    (causal, scale): (bool, Q::Sum),
    room: &mut Temporaries<'_>,
) -> Result<Temporary<Q::Sum, S>, CudaError>
where
    Q: CudaFactor,
    K: CudaFactor<Sum = Q::Sum>,
    M: EmitOptional,
{
    let shares = room.take::<Q::Sum, S>()?;
    if S::NUMEL > 0 {
        let mut inside = room.another();
        let scores = inside.take::<Q::Sum, S>()?;
        let of = CudaProduct::<_, _, S, true>::new(q, k);
        let node = Scores {
            of,
            mask,
            scale,
            causal,
        };
        // SAFETY: both temporaries are fresh and have an element for each product, in row-major order.
        unsafe {
            write::write::<_, S, RowMajor<S>>(scores.address(), &node, inside.stream())?;
            write_softmax::<_, (), S, RowMajor<S>, SHARES>(
                &scores,
                MAX_RANK - 1,
                shares.address(),
                inside.stream(),
            )?;
        }
    }
    Ok(shares)
}
/// The given factor of the products, or 1 over the root of the size of a query.
pub(in crate::cuda) fn scale_of<Q: Shape, T: Real>(given: Option<T>) -> T {
    let inner = Q::PADDED[MAX_RANK - 1];
    given.unwrap_or_else(|| T::nearest(inner.max(1) as f64).sqrt().recip())
}

type Scored<Q, K> = ScoresOf<<Q as ExprNode>::Shape, <K as ExprNode>::Shape>;
fused_nodes! {
    [
        Q: CudaValue<Elem: Real>, K: CudaValue<Elem = Q::Elem>, V: CudaValue<Elem = Q::Elem>,
        M: CudaOptional + KernelOperand<Placed: Masks<Q::Elem>>, Out: Shape
    ] Attention<Q, K, V, M, Out>
        => CudaProduct<Temporary<Q::Elem, Scored<Q, K>>, V::Factor, Out>;
        |this, room| {
            let scale = scale_of::<Q::Shape, _>(this.scale);
            let mut inside = room.another();
            let operands = (
                this.q.factor(&mut inside)?,
                this.k.factor(&mut inside)?,
                this.mask.loaded(&mut inside)?,
            );
            let shares = shares::<_, _, _, Scored<Q, K>>(operands, (this.causal, scale), room)?;
            CudaProduct::new(shares, this.v.factor(room)?)
        };
        |that, out| {
            that.q.pointers(out);
            that.k.pointers(out);
            that.v.pointers(out);
            that.mask.pointers(out);
        };
}
