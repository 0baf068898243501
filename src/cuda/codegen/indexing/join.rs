//! Joining: each element comes from one of several operands.

use std::vec::Vec;

use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::indexing::at::{At, apart, operands};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Val};
use crate::cuda::runtime::launch::Args;
use crate::num::{BelowThousand, Count};
use crate::ops::join::{Cat, CatMany, Unsqueeze, axis};
use crate::shape::{Index, MAX_RANK, Shape};

// SAFETY: the arguments of both operands, the first operand's first, in both.
#[diagnostic::do_not_recommend]
unsafe impl<I: Index, A: Emit<Elem: CudaElement>, B: Emit<Elem = A::Elem>> Emit for Cat<I, A, B> {
    type Key = Cat<I, A::Key, B::Key>;
    operands! { a: A, b: B }
    fn emit(k: &mut Body) -> Lanes {
        let ty = <A::Elem as CudaElement>::TY;
        let axis = axis::<Self::Shape, I>();
        let (first, second) = (A::Shape::PADDED[axis], B::Shape::PADDED[axis]);
        k.each_index::<Self::Shape>(|k, at| {
            let mut behind = at;
            behind[axis] = match second {
                1 => k.constant(0),
                _ => k.moved(at[axis], -(first as i64)).index(second),
            };
            if first == 0 {
                k.skip::<A>();
                return k.at::<B>(&behind)[0];
            }
            if second == 0 {
                let x = k.at::<A>(&at)[0];
                k.skip::<B>();
                return x;
            }
            let mut before = at;
            if first == 1 {
                before[axis] = k.constant(0);
            }
            before[axis] = before[axis].index(first);
            let within = k.is_index(at[axis], first);
            k.either(
                within,
                ty,
                |k| k.at::<A>(&before)[0],
                |k| k.at::<B>(&behind)[0],
            )
        })
    }
}

// SAFETY: the arguments of each operand in order, in both.
#[diagnostic::do_not_recommend]
unsafe impl<I: Index, A: Emit<Elem: CudaElement>, const N: usize> Emit for CatMany<I, A, N>
where
    Count<N>: BelowThousand<N>,
{
    type Key = CatMany<I, A::Key, N>;
    fn args(&self, args: &mut Args) {
        for part in &self.parts {
            part.args(args);
        }
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        for _ in 0..N {
            apart::<A>(out);
        }
    }
    fn emit(k: &mut Body) -> Lanes {
        // The operands from `from` on: the next one, or one after it.
        fn among<A: Emit<Elem: CudaElement>>(
            k: &mut Body,
            from: usize,
            parts: usize,
            axis: usize,
            at: At,
        ) -> Val {
            let size = A::Shape::PADDED[axis];
            let mut here = at;
            here[axis] = match size {
                1 => k.constant(0),
                _ => k.moved(at[axis], -((from * size) as i64)).index(size),
            };
            if from + 1 == parts {
                return k.at::<A>(&here)[0];
            }
            let within = k.is_index(at[axis], (from + 1) * size);
            k.either(
                within,
                <A::Elem as CudaElement>::TY,
                |k| k.at::<A>(&here)[0],
                |k| among::<A>(k, from + 1, parts, axis, at),
            )
        }
        let axis = axis::<Self::Shape, I>();
        k.each_index::<Self::Shape>(|k, at| among::<A>(k, 0, N, axis, at))
    }
}

// SAFETY: the operand's arguments.
#[diagnostic::do_not_recommend]
unsafe impl<I: Index, A: Emit<Elem: CudaElement>> Emit for Unsqueeze<I, A> {
    type Key = Unsqueeze<I, A::Key>;
    operands! { a: A }
    fn emit(k: &mut Body) -> Lanes {
        let new = MAX_RANK - <Self::Shape as Shape>::RANK + I::VALUE;
        k.each_index::<Self::Shape>(|k, index| {
            let mut at = index;
            for d in 0..=new {
                at[d] = if d == 0 { k.constant(0) } else { index[d - 1] };
            }
            k.at::<A>(&at)[0]
        })
    }
}
