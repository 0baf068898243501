//! Derivatives of interpolation: the thread of an element of the input adds the gradients of the elements that were
//! computed from it, by their weights. The sizes say between which indices these are.

use core::marker::PhantomData;
use std::vec;
use std::vec::Vec;

use crate::cuda::CudaError;
use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::indexing::at::{At, apart};
use crate::cuda::codegen::nn::interpolate::CudaResize;
use crate::cuda::codegen::nn::windows::{index_of, sizes};
use crate::cuda::codegen::node::kept;
use crate::cuda::codegen::temporaries::{Temporaries, Temporary};
use crate::cuda::grad::collect::{Collect, Collected};
use crate::cuda::grad::kernels::CudaDifferentiableKernel;
use crate::cuda::grad::products::{MemoryOf, TapeOf};
use crate::cuda::grad::tape::{CudaDifferentiableOperand, CudaTape};
use crate::cuda::ptx::access::LeafInfo;
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::ranged::Ranged;
use crate::cuda::runtime::launch::Args;
use crate::expr::{ExprNode, Tracked};
use crate::layout::WindowOp;
use crate::layout::operation::{interpolate_bilinear, interpolate_nearest};
use crate::num::bits::Bool;
use crate::ops::nn::Resize;
use crate::shape::{MAX_RANK, Shape};

/// An interpolation along one dimension of `from` elements to `to`.
#[derive(Clone, Copy)]
struct Resized {
    from: usize,
    to: usize,
}
/// How an element is computed from those at two indices, or at one.
trait Weights: WindowOp {
    /// The number of elements above a place that are read.
    const ABOVE: usize;
    /// The places of an element between those of the input, one for each option.
    fn places(resized: Resized, i: usize) -> [f64; 2];
    /// The part that the element at `own` has in the one at `i`.
    fn weight(k: &mut Body, ty: Ty, resized: Resized, i: Ranged, own: Ranged, corners: Val) -> Val;
}
impl Weights for interpolate_nearest {
    const ABOVE: usize = 0;
    fn places(Resized { from, to }: Resized, i: usize) -> [f64; 2] {
        [i as f64 * from as f64 / to as f64; 2]
    }
    fn weight(k: &mut Body, ty: Ty, resized: Resized, i: Ranged, own: Ranged, _: Val) -> Val {
        let found = k.nearest(i, resized.from, resized.to);
        let is = k.compare("eq", found, own);
        k.cvt(is, ty)
    }
}
impl Weights for interpolate_bilinear {
    const ABOVE: usize = 1;
    fn places(Resized { from, to }: Resized, i: usize) -> [f64; 2] {
        let (from, to, i) = (from as f64, to as f64, i as f64);
        let corners = if to > 1.0 {
            i * (from - 1.0) / (to - 1.0)
        } else {
            0.0
        };
        [(i + 0.5) * from / to - 0.5, corners]
    }
    fn weight(k: &mut Body, ty: Ty, resized: Resized, i: Ranged, own: Ranged, corners: Val) -> Val {
        let zero = k.lit(ty, 0.0);
        let both = k.between_two(ty, i, [resized.from, resized.to], corners);
        let [a, b] = both.map(|(index, share)| {
            let is = k.compare("eq", index, own);
            k.sel(is, share, zero)
        });
        k.add(a, b)
    }
}
/// The elements that may have been computed from the element `i`: `count` from `i * to / from - back` on.
#[derive(Clone, Copy)]
struct Reach {
    back: usize,
    count: usize,
}
impl Resized {
    fn reach<W: Weights>(self) -> Reach {
        let Self { from, to } = self;
        // The first and the last one of each. The device may round a place on an index to either side of it.
        let mut ends = vec![[to, 0]; from];
        let rounding = 1e-6 * (from as f64 + 1.0);
        for j in 0..to {
            for place in W::places(self, j) {
                let low = (place - rounding).max(0.0) as usize;
                let high = (place + rounding).max(0.0) as usize + W::ABOVE;
                for end in ends.iter_mut().take(high + 1).skip(low.min(from - 1)) {
                    *end = [end[0].min(j), end[1].max(j)];
                }
            }
        }
        let ends = || {
            ends.iter()
                .enumerate()
                .filter(|(_, [first, last])| first <= last)
        };
        let back = ends()
            .map(|(i, [first, _])| (i * to / from).saturating_sub(*first))
            .max()
            .unwrap_or(0);
        let count = ends()
            .map(|(i, [_, last])| last + back + 1 - (i * to / from).min(last + back))
            .max()
            .unwrap_or(0);
        Reach { back, count }
    }
}

/// The gradients of the elements of an input of the shape `X`.
struct OfInput<Op, T: 'static, X, Out: Shape> {
    grad: Temporary<T, Out>,
    corners: bool,
    of: PhantomData<(Op, X)>,
}
impl<Op, T, X, Out: Shape> Clone for OfInput<Op, T, X, Out> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<Op, T, X, Out: Shape> Copy for OfInput<Op, T, X, Out> {}
impl<Op: Weights, T, X: Shape, Out: Shape> OfInput<Op, T, X, Out> {
    /// Along height and width.
    fn resized() -> [Resized; 2] {
        let (from, to) = (sizes::<Op, X>(), sizes::<Op, Out>());
        [2, 3].map(|d| Resized {
            from: from[d],
            to: to[d],
        })
    }
}
impl<Op: Weights + 'static, T: CudaElement, X: Shape, Out: Shape> Collect
    for OfInput<Op, T, X, Out>
{
    type Elem = T;
    type To = X;
    type Key = OfInput<Op, T, X, Out>;
    fn args(&self, args: &mut Args) {
        Emit::args(&self.grad, args);
        args.number(self.corners);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        apart::<Temporary<T, Out>>(out);
    }
    fn steps() -> usize {
        match Out::NUMEL {
            0 => 0,
            _ => Self::resized()
                .map(|d| d.reach::<Op>().count)
                .iter()
                .product(),
        }
    }
    fn step(k: &mut Body, at: At, i: Ranged, sum: &[Val]) -> Vec<Val> {
        let mark = k.mark();
        k.skip::<Temporary<T, Out>>();
        let corners = k.param(Ty::Bool, false);
        let end = k.mark();
        let resized = Self::resized();
        let reach = resized.map(|d| d.reach::<Op>());
        let [n, c, y, x] = image_at::<Op>(k, at);
        let (row, column) = k.parts(i, reach[1].count);
        let (mut inside, mut weight, mut place) = (None, None, [y, x]);
        for (d, (own, tap)) in [(y, row), (x, column)].into_iter().enumerate() {
            let Resized { from, to } = resized[d];
            let scaled = k.times(own, to);
            let first = k.quotient(scaled, from);
            let j = k.plus(first, tap);
            let j = k.moved(j, -(reach[d].back as i64));
            let is_one = k.is_index(j, to);
            inside = k.both(inside, Some(is_one));
            let j = k.at_least(j, 0);
            let j = k.at_most(j, to - 1).index(to);
            let part = Op::weight(k, T::TY, resized[d], j, own, corners);
            weight = Some(match weight {
                Some(weight) => k.mul(weight, part),
                None => part,
            });
            place[d] = j;
        }
        let from = index_of::<Op, Out>(k, [n, c, place[0], place[1]]);
        k.back_to(mark);
        let x = k.at::<Temporary<T, Out>>(&from)[0];
        k.back_to(end);
        let zero = k.lit(T::TY, 0.0);
        let weight = weight.unwrap_or(zero);
        // An element without a part in it may be infinite.
        let some = k.cmp("ne", weight, zero);
        let some = match inside {
            Some(inside) => k.bitwise("and", some, inside),
            None => some,
        };
        let part = k.mul(weight, x);
        let part = k.sel(some, part, zero);
        vec![k.add(sum[0], part)]
    }
}
/// Batch, channel, height and width of an index.
fn image_at<Op: WindowOp>(k: &Body, at: At) -> [Ranged; 4] {
    let last = MAX_RANK - 1;
    match Op::IsFlat::VALUE {
        true => [at[last - 3], at[last - 2], at[last - 1], at[last]],
        false => [at[last - 2], at[last - 1], k.constant(0), at[last]],
    }
}

macro_rules! resized {
    ($($Op:ident)*) => { $(
        impl<X, Out> CudaDifferentiableKernel for Resize<$Op, X, Out>
        where
            X: CudaDifferentiableOperand,
            Out: Shape,
            Self: ExprNode<Elem = X::Elem, Shape = Out>,
            CudaResize<$Op, MemoryOf<X>, Out>: Emit<Elem = X::Elem, Shape = Out>,
        {
            type Saved = (TapeOf<X>, bool);
            fn run(
                self,
                room: &mut Temporaries<'_>,
            ) -> Result<(Self::Saved, Temporary<X::Elem, Out>), CudaError> {
                let (tape, x) = self.x.record_in_memory(room)?;
                let y = kept(&CudaResize::<$Op, _, Out>::new(x, self.corners), room)?;
                Ok(((tape, self.corners), y))
            }
            fn backward(
                (tape, corners): Self::Saved,
                _: Temporary<X::Elem, Out>,
                grad: Temporary<X::Elem, Out>,
                room: &mut Temporaries<'_>,
            ) -> Result<(), CudaError> {
                if !<X::Tape as ExprNode>::RequiresGrad::VALUE {
                    return Ok(());
                }
                let of = PhantomData;
                tape.accept(Collected(OfInput::<$Op, _, X::Shape, Out> { grad, corners, of }), room)
            }
        }
    )* };
}
resized! { interpolate_nearest interpolate_bilinear }
