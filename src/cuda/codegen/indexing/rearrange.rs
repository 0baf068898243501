//! Rearranging: each element comes from an index that a rule computes.

use std::vec::Vec;

use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::indexing::at::{At, apart, elsewhere};
use crate::cuda::codegen::node::{Often, Once, Reads};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty};
use crate::cuda::ptx::ranged::Ranged;
use crate::cuda::runtime::launch::Args;
use crate::expr::ExprNode;
use crate::layout::padding_before;
use crate::ops::join::axis;
use crate::ops::rearrange::{
    Arranged, Circular, Coordinates, Flip, Mesh, Pad, Reflect, Repeat, RepeatInterleave, Replicate,
    Roll, Rot90, Rule, Triangle, WithZero,
};
use crate::shape::{Index, MAX_RANK, Shape};

/// A rule that has an implementation in PTX.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no form for CUDA devices",
    label = "this operation runs on the host only"
)]
pub trait PtxRule<From: Shape, To: Shape>: Rule<From, To> + 'static {
    /// How often an element is read.
    type Reads: Reads;
    fn args(&self, _: &mut Args) {}
    fn traced(k: &mut Body, at: At) -> At;
}
impl<Marks: Shape, S: Shape, To: Shape> PtxRule<S, To> for Flip<Marks> {
    type Reads = Once;
    fn traced(k: &mut Body, mut at: At) -> At {
        for (d, i) in at.iter_mut().enumerate() {
            if Marks::PADDED[d] == 1 && S::PADDED[d] > 1 {
                *i = k.reversed(*i, S::PADDED[d]);
            }
        }
        at
    }
}
impl<const K: isize, I: Index, J: Index, S: Shape, To: Shape> PtxRule<S, To> for Rot90<K, I, J> {
    type Reads = Once;
    fn traced(k: &mut Body, mut at: At) -> At {
        let (i, j) = (axis::<S, I>(), axis::<S, J>());
        let (first, second) = (at[i], at[j]);
        let last = |k: &mut Body, d: usize, i: Ranged| {
            if S::PADDED[d] == 1 {
                k.constant(0)
            } else {
                k.reversed(i, S::PADDED[d])
            }
        };
        (at[i], at[j]) = match K.rem_euclid(4) {
            1 => (second, last(k, j, first)),
            2 => (last(k, i, first), last(k, j, second)),
            3 => (last(k, i, second), first),
            _ => (first, second),
        };
        at
    }
}
impl<I: Index, From: Coordinates, To: Shape> PtxRule<From, To> for Mesh<I> {
    type Reads = Often;
    fn traced(k: &mut Body, at: At) -> At {
        let mut place = [k.constant(0); MAX_RANK];
        place[MAX_RANK - 1] = at[axis::<To, I>()];
        place
    }
}
impl<I: Index, S: Shape> PtxRule<S, S> for Roll<I> {
    type Reads = Once;
    fn args(&self, args: &mut Args) {
        match u32::try_from(S::PADDED[axis::<S, I>()]) {
            Ok(_) => args.number(self.back as u32),
            Err(_) => args.number(self.back as u64),
        }
    }
    fn traced(k: &mut Body, mut at: At) -> At {
        let axis = axis::<S, I>();
        let size = S::PADDED[axis];
        let ty = match u32::try_from(size) {
            Ok(_) => Ty::U32,
            Err(_) => Ty::I64,
        };
        let back = k.param(ty, false);
        if size > 1 {
            let back = k.count_in(back, 0, size as i64 - 1);
            let further = k.plus(at[axis], back);
            let again = k.moved(further, -(size as i64));
            let within = k.is_index(further, size);
            at[axis] = k.choose(within, further, again).index(size);
        }
        at
    }
}
impl<From: Shape, To: Shape> PtxRule<From, To> for Repeat {
    type Reads = Often;
    fn traced(k: &mut Body, mut at: At) -> At {
        for (d, i) in at.iter_mut().enumerate() {
            if From::PADDED[d] == 1 {
                *i = k.constant(0);
            } else if From::PADDED[d] != To::PADDED[d] {
                *i = k.parts(*i, From::PADDED[d]).1;
            }
        }
        at
    }
}
impl<I: Index, From: Shape, To: Shape, const N: usize> PtxRule<From, To>
    for RepeatInterleave<I, N>
{
    type Reads = Often;
    fn traced(k: &mut Body, mut at: At) -> At {
        let axis = axis::<To, I>();
        at[axis] = k.quotient(at[axis], N);
        at
    }
}
macro_rules! padding {
    ($($R:ident |$k:ident, $i:ident, $before:ident, $size:ident| $e:expr;)*) => { $(
        impl<P: Shape, From: Shape, To: Shape> PtxRule<From, To> for $R<P> {
            type Reads = Once;
            fn traced($k: &mut Body, mut at: At) -> At {
                let before = padding_before(P::SIZES);
                for (d, at) in at.iter_mut().enumerate() {
                    let ($i, $before, $size) = (*at, before[d], From::PADDED[d]);
                    if $size != To::PADDED[d] && $size != 0 {
                        let i = $e;
                        *at = $k.at_most(i, $size - 1).index($size);
                    }
                }
                at
            }
        }
    )* };
}
padding! {
    // Reflects at the start by the absolute value, and at the end by subtraction from `2 * size - 2`.
    Reflect |k, i, before, size| {
        let way = k.moved(i, -(before as i64));
        let way = k.distance(way);
        let end = k.constant(2 * size as i64 - 2);
        let back = k.minus(end, way);
        let within = k.is_index(way, size);
        k.choose(within, way, back)
    };
    Replicate |k, i, before, size| {
        let _ = size;
        let i = k.at_least(i, before);
        k.moved(i, -(before as i64))
    };
    Circular |k, i, before, size| {
        let i = k.moved(i, (size - before) as i64);
        k.parts(i, size).1
    };
}

// SAFETY: the operand's arguments, then the rule's, in both.
#[diagnostic::do_not_recommend]
unsafe impl<To: Shape, R: PtxRule<A::Shape, To>, A: Emit<Elem: CudaElement>> Emit
    for Arranged<To, R, A>
{
    type Key = Arranged<To, R, A::Key>;
    fn args(&self, args: &mut Args) {
        self.a.args(args);
        self.rule.args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        apart::<A>(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        elsewhere::<To, A>(k, R::traced)
    }
}

// SAFETY: the operand's arguments, then the value, in both.
#[diagnostic::do_not_recommend]
unsafe impl<To: Shape, P: Shape, A: Emit<Elem: CudaElement>> Emit for Pad<To, P, A> {
    // No rule is a list of numbers.
    type Key = Arranged<To, P, A::Key>;
    fn args(&self, args: &mut Args) {
        self.a.args(args);
        args.number(self.value);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        apart::<A>(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let mark = k.mark();
        k.skip::<A>();
        let ty = <A::Elem as CudaElement>::TY;
        let value = k.param(ty, false);
        let end = k.mark();
        let before = padding_before(P::SIZES);
        let sizes = A::Shape::PADDED;
        k.back_to(mark);
        let out = k.each_index::<To>(|k, mut at| {
            if A::Shape::NUMEL == 0 {
                return value;
            }
            let mut inside = None;
            for (d, i) in at.iter_mut().enumerate() {
                if sizes[d] != To::PADDED[d] {
                    // As an unsigned number, a negative index is out of range, too.
                    *i = k.moved(*i, -(before[d] as i64));
                    let fits = k.is_index(*i, sizes[d]);
                    *i = i.index(sizes[d]);
                    inside = Some(match inside {
                        Some(others) => k.bitwise("and", others, fits),
                        None => fits,
                    });
                }
                if sizes[d] == 1 {
                    *i = k.constant(0);
                }
            }
            match inside {
                Some(inside) => k.either(inside, ty, |k| k.at::<A>(&at)[0], |_| value),
                None => k.at::<A>(&at)[0],
            }
        });
        k.back_to(end);
        out
    }
}

impl<A: ExprNode, const LOWER: bool> Triangle<A, LOWER> {
    /// The type of the difference of two indices of a matrix. A diagonal outside the matrix is clamped to the type's
    /// range.
    const DIFFERENCE: Ty = {
        let [.., rows, columns] = A::Shape::PADDED;
        if rows < 1 << 31 && columns < 1 << 31 {
            Ty::I32
        } else {
            Ty::I64
        }
    };
}
// SAFETY: the operand's arguments, then the diagonal, in both.
#[diagnostic::do_not_recommend]
unsafe impl<A: Emit<Elem: WithZero + CudaElement>, const LOWER: bool> Emit for Triangle<A, LOWER> {
    type Key = Triangle<A::Key, LOWER>;
    fn args(&self, args: &mut Args) {
        self.a.args(args);
        match Self::DIFFERENCE {
            Ty::I32 => {
                args.number(self.diagonal.clamp(i32::MIN as isize, i32::MAX as isize) as i32)
            }
            _ => args.number(self.diagonal as i64),
        }
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        apart::<A>(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let mark = k.mark();
        k.skip::<A>();
        let diagonal = k.param(Self::DIFFERENCE, false);
        let diagonal = match Self::DIFFERENCE {
            Ty::I32 => k.count_in(diagonal, i32::MIN.into(), i32::MAX.into()),
            _ => k.count_in(diagonal, i64::MIN, i64::MAX),
        };
        let end = k.mark();
        let ty = <A::Elem as CudaElement>::TY;
        k.back_to(mark);
        let out = k.each_index::<A::Shape>(|k, at| {
            let [.., row, column] = at;
            let above = k.minus(column, row);
            let kept = k.compare(if LOWER { "le" } else { "ge" }, above, diagonal);
            let nothing = |k: &mut Body| match ty {
                Ty::Bool => k.compare("ne", above, above),
                _ => k.lit(ty, 0.0),
            };
            k.either(kept, ty, |k| k.at::<A>(&at)[0], nothing)
        });
        k.back_to(end);
        out
    }
}
