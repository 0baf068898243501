//! Operations that read elements by index: joining, rearranging and indexing, as parts of a kernel.
//!
//! Such a node computes the index of each current element, then the index in its operand, from which it reads.

use core::marker::PhantomData;
use std::vec;
use std::vec::Vec;

use super::expr::{CudaElement, Emit};
use super::kernel::{Args, Lanes, LeafInfo, Place};
use super::matmul::Sought;
use super::node::{self, CudaNode};
use super::ptx::{Body, Ty, Val};
use super::ranged::Ranged;
use super::{CudaError, Gpu, kernel, reduce};
use crate::expr::plan::Operands;
use crate::expr::{Expr, ExprNode, IntoExpr, Lazy};
use crate::layout::operation::{gather, index_select};
use crate::layout::{GatherFits, GatherVerdict, Indices, OneDimension, padding_before};
use crate::num::{BelowThousand, Count, Dim};
use crate::ops::indexing::{Gather, IndexElement, IndexSelect, Take};
use crate::ops::join::{Cat, CatMany, Unsqueeze, axis};
use crate::ops::rearrange::{
    Arranged, Circular, Coordinates, Flip, Mesh, Pad, Reflect, Repeat, RepeatInterleave, Replicate,
    Roll, Rot90, Rule, Triangle, WithZero,
};
use crate::ops::{Arithmetic, Crossed, IndicesError, Kronecker, Outer, Product};
use crate::shape::{Axis, AxisOrScalar, Index, MAX_RANK, Shape};

/// An index for each dimension, right-aligned.
pub(super) type At = [Ranged; MAX_RANK];

impl Body {
    /// The index counted from the end of a dimension.
    fn turned(&mut self, i: Ranged, size: usize) -> Ranged {
        let last = self.constant(size as i64 - 1);
        self.minus(last, i).index(size)
    }

    /// The index of one of the current elements. It is 0 along each dimension in which the shape has size 1, whatever
    /// the index in a larger shape to which it is broadcast.
    pub(super) fn index(&mut self, lane: usize, sizes: &[usize; MAX_RANK]) -> At {
        let mut out = [self.constant(0); MAX_RANK];
        let (loops, counts, lanes) = (self.at.loops.clone(), self.at.counts.clone(), self.at.lanes);
        for (k, (&(axis, extent), &count)) in loops.iter().zip(&counts).enumerate() {
            if sizes[axis] == 1 {
                continue;
            }
            let mut i = count;
            if !self.at.apart {
                // A linear position in steps of `lanes`; the next loop has its quotient.
                let lanes = if k == 0 { lanes } else { 1 };
                if let Some(&outer) = counts.get(k + 1) {
                    i = self.remainder(i, outer, extent / lanes);
                }
                i = self.times(i, lanes);
            }
            out[axis] = if k == 0 {
                self.moved(i, lane as i64)
            } else {
                i
            };
        }
        out
    }

    /// The element of an operand at an index.
    pub(super) fn at<A: Emit>(&mut self, index: &At) -> Vec<Val> {
        let mut place = Place {
            lanes: 1,
            apart: true,
            ..Place::default()
        };
        for d in (0..MAX_RANK).rev() {
            if index[d].val().literal() != Some(0) {
                place.loops.push((d, A::Shape::PADDED[d]));
                place.counts.push(index[d]);
            }
        }
        let outer = core::mem::replace(&mut self.at, place);
        let product = core::mem::replace(&mut self.product, Sought::Nothing);
        let out = A::emit(self).swap_remove(0);
        self.product = product;
        self.at = outer;
        out
    }
    /// Skips an operand, but declares its parameters.
    pub(super) fn skip<A: Emit>(&mut self) {
        let nowhere = [self.constant(0); MAX_RANK];
        self.dry(|k| {
            let _ = k.at::<A>(&nowhere);
        });
    }
    /// Evaluates `f` at the index of each current element, with the same parameters.
    fn each_index<S: Shape>(&mut self, f: impl Fn(&mut Self, At) -> Val) -> Lanes {
        let mark = self.mark();
        (0..self.at.lanes)
            .map(|lane| {
                self.back_to(mark);
                let index = self.index(lane, &S::PADDED);
                vec![f(self, index)]
            })
            .collect()
    }
    /// The index that was read, or 0 if it is out of range.
    pub(super) fn checked(&mut self, x: Val, size: usize, from_either_end: bool) -> Ranged {
        let wide = if x.ty.bits() == 64 {
            x
        } else {
            self.cvt(x, Ty::I64)
        };
        let (end, none) = (self.int(Ty::I64, size as i64), self.int(Ty::I64, 0));
        let mut wide = wide.as_type(Ty::I64);
        let negative = self.cmp("lt", wide, none);
        if from_either_end && x.ty.is_signed() {
            let back = self.add(wide, end);
            wide = self.sel(negative, back, wide);
        }
        // As an unsigned number, a negative index is out of range, too.
        let end = self.int(Ty::U64, size as i64);
        let fits = self.cmp("lt", wide.as_type(Ty::U64), end);
        let last = size.saturating_sub(1);
        let found = match u32::try_from(last) {
            Ok(_) => self.cvt(wide, Ty::U32),
            Err(_) => wide,
        };
        let zero = self.int(found.ty, 0);
        let found = self.sel(fits, found, zero);
        self.count_in(found, 0, last as i64)
    }
}

/// The operands of `A`, reported as strided, so that no vector load reads them.
pub(super) fn apart<A: Emit>(out: &mut Vec<LeafInfo>) {
    let begin = out.len();
    A::leaves(out);
    for leaf in &mut out[begin..] {
        leaf.strides = [2; MAX_RANK];
        leaf.factor = None;
    }
}

/// The elements of `A`, each at the index that `find` computes from the index of the result. The parameters of `find`
/// follow those of the operand, but its index is computed before the operand's elements are read.
fn elsewhere<S: Shape, A: Emit>(k: &mut Body, find: impl Fn(&mut Body, At) -> At) -> Lanes {
    let mark = k.mark();
    k.skip::<A>();
    let behind = k.mark();
    k.back_to(mark);
    k.each_index::<S>(|k, at| {
        k.back_to(behind);
        let from = find(k, at);
        let end = k.mark();
        k.back_to(mark);
        let x = k.at::<A>(&from)[0];
        k.back_to(end);
        x
    })
}

/// The arguments and the leaves of a node that consists of only these operands.
macro_rules! operands {
    ($($field:ident: $Of:ident),*) => {
        fn args(&self, args: &mut Args) {
            $( self.$field.args(args); )*
        }
        fn leaves(out: &mut Vec<LeafInfo>) {
            $( apart::<$Of>(out); )*
        }
    };
}

/// A rule that has an implementation in PTX.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no form for CUDA devices",
    label = "this operation runs on the host only"
)]
pub trait PtxRule<From: Shape, To: Shape>: Rule<From, To> + 'static {
    fn args(&self, _: &mut Args) {}
    fn traced(k: &mut Body, at: At) -> At;
}
impl<Marks: Shape, S: Shape, To: Shape> PtxRule<S, To> for Flip<Marks> {
    fn traced(k: &mut Body, mut at: At) -> At {
        for (d, i) in at.iter_mut().enumerate() {
            if Marks::PADDED[d] == 1 && S::PADDED[d] > 1 {
                *i = k.turned(*i, S::PADDED[d]);
            }
        }
        at
    }
}
impl<const K: isize, I: Index, J: Index, S: Shape, To: Shape> PtxRule<S, To> for Rot90<K, I, J> {
    fn traced(k: &mut Body, mut at: At) -> At {
        let (i, j) = (axis::<S, I>(), axis::<S, J>());
        let (first, second) = (at[i], at[j]);
        let last = |k: &mut Body, d: usize, i: Ranged| {
            if S::PADDED[d] == 1 {
                k.constant(0)
            } else {
                k.turned(i, S::PADDED[d])
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
    fn traced(k: &mut Body, at: At) -> At {
        let mut place = [k.constant(0); MAX_RANK];
        place[MAX_RANK - 1] = at[axis::<To, I>()];
        place
    }
}
impl<I: Index, S: Shape> PtxRule<S, S> for Roll<I> {
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
    fn traced(k: &mut Body, mut at: At) -> At {
        let axis = axis::<To, I>();
        at[axis] = k.quotient(at[axis], N);
        at
    }
}
macro_rules! padding {
    ($($R:ident |$k:ident, $i:ident, $before:ident, $size:ident| $e:expr;)*) => { $(
        impl<P: Shape, From: Shape, To: Shape> PtxRule<From, To> for $R<P> {
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

// SAFETY: the arguments of the operand, then those of the indices, in both; an index that is out of range is read as 0.
// If there are indices, there is an element, as was checked.
#[diagnostic::do_not_recommend]
unsafe impl<I, A, X> Emit for IndexSelect<I, A, X>
where
    I: Index,
    A: Emit<Elem: CudaElement>,
    X: Emit<Elem: IndexElement + CudaElement>,
{
    type Key = IndexSelect<I, A::Key, X::Key>;
    operands! { a: A, indices: X }
    fn emit(k: &mut Body) -> Lanes {
        let axis = axis::<Self::Shape, I>();
        read::<Self::Shape, A, X>(k, axis, |k, at| {
            let mut which = [k.constant(0); MAX_RANK];
            which[MAX_RANK - 1] = at[axis];
            which
        })
    }
}
// SAFETY: the arguments of the operand, then those of the indices, in both; an index that is out of range is read as
// 0. If there are indices, there is an element, as was checked.
#[diagnostic::do_not_recommend]
unsafe impl<I, A, X> Emit for Gather<I, A, X>
where
    I: Index,
    A: Emit<Elem: CudaElement>,
    X: Emit<Elem: IndexElement + CudaElement>,
{
    type Key = Gather<I, A::Key, X::Key>;
    operands! { a: A, index: X }
    fn emit(k: &mut Body) -> Lanes {
        read::<X::Shape, A, X>(k, axis::<X::Shape, I>(), |_, at| at)
    }
}
/// Reads `A` at the index of the result, except along `axis`, where the index is the element of `X` at `which(index)`.
fn read<S: Shape, A: Emit, X: Emit>(
    k: &mut Body,
    axis: usize,
    which: impl Fn(&mut Body, At) -> At,
) -> Lanes {
    elsewhere::<S, A>(k, |k, at| {
        let place = which(k, at);
        let i = k.at::<X>(&place)[0];
        let mut from = at;
        from[axis] = k.checked(i, A::Shape::PADDED[axis], false);
        for (d, i) in from.iter_mut().enumerate() {
            if A::Shape::PADDED[d] == 1 {
                *i = k.constant(0);
            }
        }
        from
    })
}
// SAFETY: the arguments of the operand, then those of the indices, in both; a position that is out of range is read
// as 0, and one below the number of elements is converted to an index.
#[diagnostic::do_not_recommend]
unsafe impl<A, X> Emit for Take<A, X>
where
    A: Emit<Elem: CudaElement>,
    X: Emit<Elem: IndexElement + CudaElement>,
{
    type Key = Take<A::Key, X::Key>;
    operands! { a: A, index: X }
    fn emit(k: &mut Body) -> Lanes {
        elsewhere::<X::Shape, A>(k, |k, at| {
            let i = k.at::<X>(&at)[0];
            let mut rest = k.checked(i, A::Shape::NUMEL, true);
            let mut from = [k.constant(0); MAX_RANK];
            for d in (0..MAX_RANK).rev() {
                if A::Shape::PADDED[d] > 1 {
                    (rest, from[d]) = k.parts(rest, A::Shape::PADDED[d]);
                }
            }
            from
        })
    }
}

// ------------------------------------------------------------------ products without sums

/// The index in a larger shape as an index in a shape that is broadcast to it.
fn within<S: Shape>(k: &Body, mut at: At) -> At {
    for (i, &size) in at.iter_mut().zip(&S::PADDED) {
        if size == 1 {
            *i = k.constant(0);
        }
    }
    at
}
macro_rules! products {
    ($($P:ident |$k:ident, $at:ident| $e:expr;)*) => { $(
        // SAFETY: the arguments of both operands, the first operand's first, in both.
        #[diagnostic::do_not_recommend]
        unsafe impl<A, B, Out: Shape> Emit for Product<$P, A, B, Out>
        where
            A: Emit<Elem: CudaElement + Arithmetic>,
            B: Emit<Elem = A::Elem>,
            Self: ExprNode<Elem = A::Elem, Shape = Out>,
        {
            type Key = Product<$P, A::Key, B::Key, Out>;
            operands! { a: A, b: B }
            fn emit($k: &mut Body) -> Lanes {
                $k.each_index::<Out>(|$k, $at| $e)
            }
        }
    )* };
}
const LAST: usize = MAX_RANK - 1;
products! {
    Outer |k, at| {
        let mut places = [[k.constant(0); MAX_RANK]; 2];
        (places[0][LAST], places[1][LAST]) = (at[LAST - 1], at[LAST]);
        let (a, b) = (within::<A::Shape>(k, places[0]), within::<B::Shape>(k, places[1]));
        let (a, b) = (k.at::<A>(&a)[0], k.at::<B>(&b)[0]);
        k.mul(a, b)
    };
    Kronecker |k, at| {
        let (mut in_a, mut in_b) = (at, at);
        for d in 0..MAX_RANK {
            (in_a[d], in_b[d]) = k.parts(at[d], B::Shape::PADDED[d]);
        }
        let (a, b) = (within::<A::Shape>(k, in_a), within::<B::Shape>(k, in_b));
        let (a, b) = (k.at::<A>(&a)[0], k.at::<B>(&b)[0]);
        k.mul(a, b)
    };
    Crossed |k, at| {
        let mark = k.mark();
        let next = [1, 2].map(|i| {
            let mut other = at;
            let sum = k.moved(at[LAST], i);
            other[LAST] = k.parts(sum, 3).1;
            other
        });
        let mut product = |first: At, second: At| {
            k.back_to(mark);
            let (a, b) = (within::<A::Shape>(k, first), within::<B::Shape>(k, second));
            let (a, b) = (k.at::<A>(&a)[0], k.at::<B>(&b)[0]);
            k.mul(a, b)
        };
        let (one, other) = (product(next[0], next[1]), product(next[1], next[0]));
        k.sub(one, other)
    };
}

// ------------------------------------------------------------------ run-time indices

/// 1 for each index that is out of range, else 0.
struct Beyond<'x, X> {
    indices: &'x X,
    /// The first valid index, and one past the last.
    from: i64,
    end: i64,
    /// An index that is valid, too.
    except: i64,
}
struct BeyondKey<X>(PhantomData<X>);
#[diagnostic::do_not_recommend]
impl<X> crate::num::Sealed for Beyond<'_, X> {}
#[diagnostic::do_not_recommend]
// SAFETY: `load` is not called: kernels evaluate an `Emit` node.
unsafe impl<X: Emit<Elem: CudaElement>> ExprNode for Beyond<'_, X> {
    type Elem = u32;
    type Shape = X::Shape;
    type Memory = Gpu;
    type RequiresGrad = crate::num::bits::False;
    const OPERANDS: Operands = X::OPERANDS;
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> u32 {
        super::expr::not_read_here!(X)
    }
    super::expr::of_device! {}
}
// SAFETY: the indices' arguments, then the bounds, in both.
unsafe impl<X: Emit<Elem: CudaElement>> Emit for Beyond<'_, X> {
    type Key = BeyondKey<X::Key>;
    const PRODUCT: bool = X::PRODUCT;
    fn args(&self, args: &mut Args) {
        self.indices.args(args);
        args.number(self.from);
        args.number(self.end);
        args.number(self.except);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        X::leaves(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let all = X::emit(k);
        let [from, end, except] = [(); 3].map(|()| k.param(Ty::I64, false));
        let one = |k: &mut Body, x: Val| {
            let x = k.cvt(x, Ty::I64);
            let (low, high) = (k.cmp("lt", x, from), k.cmp("ge", x, end));
            let beyond = k.bitwise("or", low, high);
            let other = k.cmp("ne", x, except);
            let beyond = k.bitwise("and", beyond, other);
            vec![k.cvt(beyond, Ty::U32)]
        };
        all.into_iter().map(|x| one(k, x[0])).collect()
    }
}

/// Checks that the indices are in range, with a synchronous kernel.
pub(super) fn check<X: Emit<Elem: IndexElement + CudaElement> + CudaNode>(
    indices: &X,
    size: usize,
    from_either_end: bool,
    except: Option<i64>,
) -> Result<(), CudaError> {
    if X::Shape::NUMEL == 0 {
        return Ok(());
    }
    let end = size as i64;
    let from = if from_either_end && <X::Elem as CudaElement>::TY.is_signed() {
        -end
    } else {
        0
    };
    let stream = node::stream_of(indices)?;
    let except = except.unwrap_or(from);
    let beyond = Beyond {
        indices,
        from,
        end,
        except,
    };
    let wrong = reduce::count(&beyond, &stream)?.to_host()?;
    if wrong.as_slice() == [0] {
        return Ok(());
    }
    let all = kernel::owned(indices, &stream)?.to_host()?;
    let first = all.as_slice().iter().enumerate().find_map(|(at, i)| {
        let index = i.number();
        (index != except && (index < from || index >= end)).then_some(IndicesError {
            index,
            at,
            size,
        })
    });
    first.map_or(Ok(()), |error| Err(CudaError::Index(error)))
}

type IndexOf<E, const DIM: isize> = <<E as IntoExpr<Gpu>>::Shape as AxisOrScalar<DIM>>::Index;
type SlicedOf<E, const DIM: isize> = <<E as IntoExpr<Gpu>>::Shape as Axis<DIM>>::Index;
type SizeOf<E, I> = <I as Index>::Get<<E as IntoExpr<Gpu>>::Shape>;

/// An expression that reads elements by index, or the first index that is out of range.
pub type Found<N> = Result<Lazy<N>, CudaError>;

/// Reads elements on a device by run-time indices, which are on the device, too. `X` is the type of the indices.
///
/// A separate, synchronous kernel first checks that the indices are in range. The `Ok` value is an expression, with
/// which elementwise operations fuse. If the indices change afterwards, no other memory is read: an index that is then
/// out of range is read as 0.
pub trait CudaIndex<X>: Expr<Gpu> {
    /// The slices of dimension `DIM` at the indices, for example of an embedding table. PyTorch's
    /// `x.index_select(dim, index)`.
    ///
    /// # Errors
    /// [`CudaError::Index`], and as [`CudaExpr::eval_on`](super::CudaExpr::eval_on).
    ///
    /// ```no_run
    /// use stridewise::prelude::*;
    /// let (x, i) = (Tensor::<f32, Shape![50, 8]>::ones().cuda()?, Tensor::<i64, Shape![3]>::arange().cuda()?);
    /// let rows = (x.index_select::<0>(&i)? * 2.0).eval()?;
    /// assert_eq!(rows.shape(), [3, 8]);
    /// # Ok::<(), CudaError>(())
    /// ```
    fn index_select<const DIM: isize>(
        self,
        indices: X,
    ) -> Found<IndexSelect<SlicedOf<Self, DIM>, Self::Node, X::Node>>
    where
        X: IntoExpr<Gpu, Elem: IndexElement + CudaElement>,
        X::Node: Emit + CudaNode,
        OneDimension<X::Shape>: Indices<X::Shape, index_select>,
        Self::Shape: Axis<DIM>,
    {
        let (a, indices) = (self.node(), indices.node());
        check(
            &indices,
            <SizeOf<Self, SlicedOf<Self, DIM>> as Dim>::SIZE,
            false,
            None,
        )?;
        let along = PhantomData;
        Ok(Lazy(IndexSelect { a, indices, along }))
    }

    /// For each element of the index, the element of this expression at that index along dimension `DIM`.
    /// PyTorch's `x.gather(dim, index)`.
    ///
    /// # Errors
    /// As [`index_select`](Self::index_select).
    fn gather<const DIM: isize>(
        self,
        index: X,
    ) -> Found<Gather<IndexOf<Self, DIM>, Self::Node, X::Node>>
    where
        X: IntoExpr<Gpu, Elem: IndexElement + CudaElement>,
        X::Node: Emit + CudaNode,
        Self::Shape: AxisOrScalar<DIM>,
        GatherVerdict<IndexOf<Self, DIM>, Self::Shape, X::Shape>:
            GatherFits<DIM, Self::Shape, X::Shape, gather>,
    {
        let (a, index) = (self.node(), index.node());
        check(
            &index,
            <SizeOf<Self, IndexOf<Self, DIM>> as Dim>::SIZE,
            false,
            None,
        )?;
        let along = PhantomData;
        Ok(Lazy(Gather { a, index, along }))
    }

    /// The elements at linear positions in row-major order; negative positions count from the end. PyTorch's
    /// `x.take(index)`.
    ///
    /// # Errors
    /// As [`index_select`](Self::index_select).
    fn take(self, index: X) -> Found<Take<Self::Node, X::Node>>
    where
        X: IntoExpr<Gpu, Elem: IndexElement + CudaElement>,
        X::Node: Emit + CudaNode,
    {
        let (a, index) = (self.node(), index.node());
        check(&index, <Self::Shape as Shape>::NUMEL, true, None)?;
        Ok(Lazy(Take { a, index }))
    }
}
#[diagnostic::do_not_recommend]
impl<E: Expr<Gpu>, X> CudaIndex<X> for E {}
