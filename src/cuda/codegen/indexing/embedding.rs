//! `embedding`: rows of a matrix at indices in device memory.

use std::vec::Vec;

use crate::cuda::Gpu;
use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::indexing::at::{At, apart, elsewhere, operands};
use crate::cuda::codegen::node::{CudaNode, CudaValue, fused_nodes};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::Body;
use crate::cuda::runtime::launch::Args;
use crate::expr::ExprNode;
use crate::expr::plan::Operands;
use crate::num::Sealed;
use crate::num::bits::False;
use crate::ops::nn::{ClassIndex, Embedding};
use crate::shape::{MAX_RANK, Shape};

const LAST: usize = MAX_RANK - 1;

/// Rows of `W` at the indices `Y`, as a part of a kernel.
#[doc(hidden)]
#[derive(Debug)]
pub struct CudaEmbedding<W, Y, Out> {
    w: W,
    y: Y,
    of: core::marker::PhantomData<fn() -> Out>,
}
impl<W, Y, Out> CudaEmbedding<W, Y, Out> {
    pub(in crate::cuda) fn new(w: W, y: Y) -> Self {
        let of = core::marker::PhantomData;
        Self { w, y, of }
    }
}
#[diagnostic::do_not_recommend]
impl<W, Y, Out> Sealed for CudaEmbedding<W, Y, Out> {}
#[diagnostic::do_not_recommend]
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<W: Emit, Y, Out: Shape> ExprNode for CudaEmbedding<W, Y, Out> {
    type Elem = W::Elem;
    type Shape = Out;
    type Memory = Gpu;
    type RequiresGrad = False;
    const OPERANDS: Operands = Operands::BY_INDEX;
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> W::Elem {
        not_read_here!(W)
    }
    of_device! {}
}
/// The place of the index of which an element of the result is a part of the row.
fn place<Y: Shape>(k: &Body, at: &At) -> At {
    let mut out = [k.constant(0); MAX_RANK];
    for d in 1..MAX_RANK {
        if Y::PADDED[d] > 1 {
            out[d] = at[d - 1];
        }
    }
    out
}
// SAFETY: the arguments of the rows, then those of the indices, in both; an index that is out of range is read as 0. If
// there are indices, there is a row, as was checked.
#[diagnostic::do_not_recommend]
unsafe impl<W, Y, Out> Emit for CudaEmbedding<W, Y, Out>
where
    W: Emit<Elem: CudaElement>,
    Y: Emit<Elem: CudaElement>,
    Out: Shape,
{
    type Key = CudaEmbedding<W::Key, Y::Key, Out>;
    operands! { w: W, y: Y }
    fn emit(k: &mut Body) -> Lanes {
        let [.., rows, columns] = W::Shape::PADDED;
        elsewhere::<Out, W>(k, |k, at| {
            let place = place::<Y::Shape>(k, &at);
            let row = k.at::<Y>(&place)[0];
            let mut from = [k.constant(0); MAX_RANK];
            if rows > 1 {
                from[LAST - 1] = k.checked(row, rows, false);
            }
            if columns > 1 {
                from[LAST] = at[LAST];
            }
            from
        })
    }
}
fused_nodes! {
    [W: CudaValue, Y: CudaValue<Elem: ClassIndex>, Out: Shape] Embedding<W, Y, Out>
        => CudaEmbedding<W::Loaded, Y::Loaded, Out>;
        |this, room| CudaEmbedding::new(CudaNode::loaded(this.w, room)?, CudaNode::loaded(this.y, room)?);
        |that, out| {
            CudaNode::pointers(&that.w, out);
            CudaNode::pointers(&that.y, out);
        };
}
