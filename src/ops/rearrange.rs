//! Lazy rearrangement and repetition of elements. Where PyTorch copies, an expression computes the source index of each
//! element.

// The return types of the methods are the expressions themselves.
#![allow(clippy::type_complexity)]

use core::marker::PhantomData;
use core::ops::Range;

use super::join::{along, axis};
use super::nn::distance as steps_to;
use crate::expr::plan::{Operands, effective};
use crate::expr::runs::{Run, moved, shifted};
use crate::expr::{
    AsExpression, Binary, BroadcastTo, Expr, ExprNode, FitsInto, FitsIntoBy, Host, IfFitsInto,
    Lazy, Mask, MaskShape, Memory, Shared, structural, update,
};
use crate::layout::operation::{flip, pad, pad_circular, pad_reflect, pad_replicate};
use crate::layout::{
    Amounts, Contiguous, IfReflects, IfReplicates, IfWrapsOnce, Layout, MarkedDims, NamedDims,
    NamedOnce, NamesOnce, PadFits, PadVerdict, Padded, Reflects, ReflectsBy, ReflectsRule,
    RepeatCovers, RepeatInterleaved, RepeatVerdict, Repeated, Replicates, ReplicatesBy,
    ReplicatesRule, WrapsOnce, WrapsOnceBy, WrapsOnceRule, padding_before,
};
use crate::num::bits::{Bool, False};
use crate::num::nat::Nat;
use crate::num::{BelowThousand, Count, D, Dim, Parity};
use crate::ops::BinaryOp;
use crate::shape::{Axis, BroadcastBy, BroadcastWith, Index, MAX_RANK, Shape};
use crate::storage::{Element, StorageMut};
use crate::tensor::TensorBase;

/// A rule that maps each index of the shape `To` to an index of the shape `From`.
///
/// # Safety
/// For each index of `To`, `origin` returns an index of `From`; both are aligned to the right.
#[doc(hidden)]
pub unsafe trait Rule<From: Shape, To: Shape> {
    fn origin(&self, index: [usize; MAX_RANK]) -> [usize; MAX_RANK];
    /// Whether the rule of the last dimension changes at [`cuts`](Self::cuts).
    const CUT: bool = false;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn cuts(&self) -> [usize; 2] {
        [0; 2]
    }
    /// Whether the rule maps indices that differ in the last dimension alone to such indices, with few exceptions.
    const RUNS: bool = true;
    /// The dimension of the result whose index is that of the last dimension of the operand, in order or reversed, if it is
    /// not the last one and the rule has no exceptions.
    const TRANSPOSED_AXIS: Option<usize> = None;
    /// The end of the run of indices of the last dimension from `i` on whose origins are equal, or differ by 1 each.
    /// Not used if the rule is [`CUT`](Self::CUT).
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run_end(&self, _i: usize) -> usize {
        usize::MAX
    }
}

/// The elements of `A` in the shape `To`, selected by a rule.
#[derive(Clone, Copy, Debug)]
pub struct Arranged<To, R, A> {
    pub(crate) rule: R,
    pub(crate) a: A,
    pub(crate) to: PhantomData<To>,
}

/// The index, or 0 if the size is 1, whatever index a larger broadcast shape asks for.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn within<S: Shape>(index: &[usize; MAX_RANK]) -> [usize; MAX_RANK] {
    let mut at = *index;
    for (d, i) in at.iter_mut().enumerate() {
        if S::PADDED[d] == 1 {
            *i = 0;
        }
    }
    at
}

#[diagnostic::do_not_recommend]
impl<To, R, A> crate::num::Sealed for Arranged<To, R, A> {}
#[diagnostic::do_not_recommend]
// SAFETY: the rule's promise.
unsafe impl<To: Shape, R: Rule<A::Shape, To>, A: ExprNode> ExprNode for Arranged<To, R, A> {
    type Elem = A::Elem;
    type Shape = To;
    type Memory = A::Memory;
    type RequiresGrad = A::RequiresGrad;
    const OPERANDS: Operands = Operands::BY_INDEX;
    structural! { Arranged<To, R, A::Ready>; A a; |this| Arranged { rule: this.rule, a, to: this.to }; apart }
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        A::is_shared()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> A::Elem {
        // SAFETY: the rule's promise.
        unsafe { self.a.load(&self.origin(index)) }
    }
    const CUT: bool = R::CUT;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn cuts(&self) -> [usize; 2] {
        self.rule.cuts()
    }
    const RUNS: bool = R::RUNS && A::STRIDES.is_some() && Self::STEPS[MAX_RANK - 1] <= 1;
    const TRANSPOSED_AXIS: Option<usize> = match A::STRIDES {
        Some(_) if Self::STEPS[MAX_RANK - 1] == 1 => R::TRANSPOSED_AXIS,
        _ => None,
    };
    #[cfg_attr(not(unoptimised), inline(always))]
    fn place(&self, index: &[usize; MAX_RANK]) -> *const A::Elem {
        let at = steps_to(&self.rule.origin(*index), const { &Self::STEPS });
        // SAFETY: the rule's promise: an index of the operand, which is in memory at the strides.
        unsafe { self.a.pointer().add(at) }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn runs(
        &self,
        index: &[usize; MAX_RANK],
        range: Range<usize>,
        f: &mut impl FnMut(Range<usize>, Run<A::Elem>),
    ) {
        let origin =
            |i: usize| steps_to(&self.rule.origin(moved(index, i)), const { &Self::STEPS });
        macro_rules! run {
            ($start:expr, $end:expr) => {
                let (start, end) = ($start, $end);
                if start < end {
                    let first = origin(start);
                    let step = match end - start {
                        1 => 1,
                        _ => (origin(start + 1) as isize).wrapping_sub(first as isize),
                    };
                    let run = Run::Memory {
                        // SAFETY: the rule's promise: an index of the operand, which is in memory at the strides.
                        first: unsafe { self.a.pointer().add(first) },
                        step,
                        of: core::ptr::from_ref(self).addr(),
                    };
                    f(start..end, run);
                }
            };
        }
        if const { R::CUT } {
            // The compiler knows the lengths of padded rows: `[1, 64, 56, 56]` by 1 with copies of edges takes 25 µs on a Zen 3,
            // and 52 in the loop below.
            let [first, second] = (self.rule.cuts()).map(|i| i.min(range.end).max(range.start));
            run!(range.start, first);
            run!(first, second);
            run!(second, range.end);
            return;
        }
        let mut start = range.start;
        while start < range.end {
            let end = self.rule.run_end(start).min(range.end);
            run!(start, end);
            start = end;
        }
    }
}
impl<To: Shape, R: Rule<A::Shape, To>, A: ExprNode> Arranged<To, R, A> {
    /// The strides of an operand in memory.
    const STEPS: [usize; MAX_RANK] = match A::STRIDES {
        Some(strides) => effective(&A::Shape::PADDED, &strides),
        None => [0; MAX_RANK],
    };
    /// The index of the operand whose element is at an index.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn origin(&self, index: &[usize; MAX_RANK]) -> [usize; MAX_RANK] {
        self.rule.origin(within::<To>(index))
    }
}

fn arranged<To: Shape, R: Rule<A::Shape, To>, A: ExprNode>(
    a: A,
    rule: R,
) -> Lazy<Arranged<To, R, A>> {
    let to = PhantomData;
    Lazy(Arranged { rule, a, to })
}

/// The rule of `flip`: `Marks` has a 1 for each dimension that is reversed.
#[derive(Clone, Copy, Debug)]
pub struct Flip<Marks>(pub(crate) PhantomData<Marks>);
// SAFETY: the last index minus an index; `Flipped` has the same shape.
unsafe impl<Marks: Shape, S: Shape, To: Shape> Rule<S, To> for Flip<Marks> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn origin(&self, mut at: [usize; MAX_RANK]) -> [usize; MAX_RANK] {
        for (d, i) in at.iter_mut().enumerate() {
            if Marks::PADDED[d] == 1 && S::PADDED[d] > 1 {
                *i = S::PADDED[d] - 1 - *i;
            }
        }
        at
    }
}

/// The rule of `rot90`: `K` quarter turns from the dimension `I` towards the dimension `J`.
#[derive(Clone, Copy, Debug)]
pub struct Rot90<const K: isize, I, J>(pub(crate) PhantomData<(I, J)>);
// SAFETY: `To` is the shape, with the two sizes swapped after an odd number of turns; so an index of one dimension, or
// the last index minus it, is an index of the other.
unsafe impl<const K: isize, I: Index, J: Index, S: Shape, To: Shape> Rule<S, To>
    for Rot90<K, I, J>
{
    #[cfg_attr(not(unoptimised), inline(always))]
    fn origin(&self, mut at: [usize; MAX_RANK]) -> [usize; MAX_RANK] {
        let (i, j) = const { (axis::<S, I>(), axis::<S, J>()) };
        let (first, second) = (at[i], at[j]);
        let last = |d: usize, i: usize| (S::PADDED[d] - 1).saturating_sub(i);
        (at[i], at[j]) = match const { K.rem_euclid(4) } {
            1 => (second, last(j, first)),
            2 => (last(i, first), last(j, second)),
            3 => (last(i, second), first),
            _ => (first, second),
        };
        at
    }
    const RUNS: bool = Self::transposed::<S>().is_none();
    const TRANSPOSED_AXIS: Option<usize> = Self::transposed::<S>();
}
impl<const K: isize, I: Index, J: Index> Rot90<K, I, J> {
    /// The dimension that is exchanged with the last one.
    const fn transposed<S: Shape>() -> Option<usize> {
        let (i, j) = (axis::<S, I>(), axis::<S, J>());
        if K.rem_euclid(2) == 0 || i != MAX_RANK - 1 && j != MAX_RANK - 1 {
            None
        } else if i == MAX_RANK - 1 {
            Some(j)
        } else {
            Some(i)
        }
    }
}
type AxisOf<S, const DIM: isize> = <S as Axis<DIM>>::Index;
/// Whether two dimensions are different.
pub type PlaneVerdict<S, const A: isize, const B: isize> =
    <<AxisOf<S, A> as Index>::Nat as Nat>::Eq<<AxisOf<S, B> as Index>::Nat>;
/// The verdict on a plane in which `rot90` rotates.
#[diagnostic::on_unimplemented(
    message = "rot90: {A} and {B} are the same dimension of the shape {S}",
    label = "two dimensions make a plane",
    note = "`x.rot90::<K, 0, 1>()` turns K times from dimension 0 towards dimension 1"
)]
pub trait IsPlane<const A: isize, const B: isize, S>: crate::num::Sealed {}
#[diagnostic::do_not_recommend]
impl<const A: isize, const B: isize, S> IsPlane<A, B, S> for crate::num::bits::False {}
/// The shape `S`, rotated `K` times in the plane of the dimensions `A` and `B`.
pub type Rot90Shape<S, const K: isize, const A: isize, const B: isize> =
    <<() as Parity<K>>::IsOdd as Bool>::PickShape<
        <AxisOf<S, B> as Index>::Set<
            <AxisOf<S, A> as Index>::Set<S, <AxisOf<S, B> as Index>::Get<S>>,
            <AxisOf<S, A> as Index>::Get<S>,
        >,
        S,
    >;

/// The rule of `meshgrid`: only the index of the dimension `I`.
#[derive(Clone, Copy, Debug)]
pub struct Mesh<I>(PhantomData<I>);
// SAFETY: `From` is a vector whose size is that of the dimension, or a number, whose dimension has the size 1.
unsafe impl<I: Index, From: Coordinates, To: Shape> Rule<From, To> for Mesh<I> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn origin(&self, at: [usize; MAX_RANK]) -> [usize; MAX_RANK] {
        let mut place = [0; MAX_RANK];
        place[MAX_RANK - 1] = at[const { axis::<To, I>() }];
        place
    }
}
/// The shape of the coordinates along one dimension of a grid: `[N]`, or `[]` for a number.
pub trait Coordinates: Shape {
    #[doc(hidden)]
    type Size: Dim;
}
#[diagnostic::do_not_recommend]
impl Coordinates for () {
    type Size = D<1>;
}
#[diagnostic::do_not_recommend]
impl<N: Dim> Coordinates for (N,) {
    type Size = N;
}

/// The rule of `roll`: the distance back to the source elements along the dimension `I`.
#[derive(Clone, Copy, Debug)]
pub struct Roll<I> {
    // Less than the size; 0 if the size is 0.
    pub(crate) back: usize,
    along: PhantomData<I>,
}
// SAFETY: the sum of two indices less than the size, minus the size if the sum is not less than it.
unsafe impl<I: Index, S: Shape> Rule<S, S> for Roll<I> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn origin(&self, mut at: [usize; MAX_RANK]) -> [usize; MAX_RANK] {
        let (axis, i) = along::<S, I>(&at);
        let size = S::PADDED[axis];
        let left = size - self.back;
        at[axis] = if i < left { i + self.back } else { i - left };
        at
    }
    const CUT: bool = axis::<S, I>() == MAX_RANK - 1;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn cuts(&self) -> [usize; 2] {
        [S::PADDED[MAX_RANK - 1] - self.back; 2]
    }
}

/// The rule of `repeat`: the index modulo the size.
#[derive(Clone, Copy, Debug)]
pub struct Repeat;
// SAFETY: a remainder is less than the size; if a size is 0, there is no index.
unsafe impl<From: Shape, To: Shape> Rule<From, To> for Repeat {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn origin(&self, mut at: [usize; MAX_RANK]) -> [usize; MAX_RANK] {
        for (d, i) in at.iter_mut().enumerate() {
            if From::PADDED[d] != To::PADDED[d] && From::PADDED[d] != 0 {
                *i %= From::PADDED[d];
            }
        }
        at
    }
    const RUNS: bool = match (From::PADDED[MAX_RANK - 1], To::PADDED[MAX_RANK - 1]) {
        (1, _) => true,
        (from, to) => from == to || from >= FEW,
    };
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run_end(&self, i: usize) -> usize {
        match const { [From::PADDED[MAX_RANK - 1], To::PADDED[MAX_RANK - 1]] } {
            [0 | 1, _] => usize::MAX,
            [from, to] if from == to => usize::MAX,
            [from, _] => i - i % from + from,
        }
    }
}
/// Runs of fewer elements are not worth finding.
const FEW: usize = 8;

/// The rule of `repeat_interleave`: each index of the dimension `I` is repeated `N` times.
#[derive(Clone, Copy, Debug)]
pub struct RepeatInterleave<I, const N: usize>(PhantomData<I>);
// SAFETY: `N` times as many indices, divided by `N`; if the size is 0, there is no index.
unsafe impl<I: Index, From: Shape, To: Shape, const N: usize> Rule<From, To>
    for RepeatInterleave<I, N>
{
    #[cfg_attr(not(unoptimised), inline(always))]
    fn origin(&self, mut at: [usize; MAX_RANK]) -> [usize; MAX_RANK] {
        let (axis, i) = along::<To, I>(&at);
        at[axis] = i / const { if N == 0 { 1 } else { N } };
        at
    }
    const RUNS: bool = axis::<To, I>() != MAX_RANK - 1 || N >= FEW;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run_end(&self, i: usize) -> usize {
        if const { axis::<To, I>() == MAX_RANK - 1 && N > 0 } {
            i - i % N + N
        } else {
            usize::MAX
        }
    }
}

/// The rule of `pad_reflect`.
#[derive(Clone, Copy, Debug)]
pub struct Reflect<P>(PhantomData<P>);
/// The rule of `pad_replicate`.
#[derive(Clone, Copy, Debug)]
pub struct Replicate<P>(PhantomData<P>);
/// The rule of `pad_circular`.
#[derive(Clone, Copy, Debug)]
pub struct Circular<P>(PhantomData<P>);

// Short reflected parts are faster in the loop that is cut.
macro_rules! padding {
    ($($R:ident $runs:literal |$i:ident, $before:ident, $size:ident| $e:expr;)*) => { $(
        // SAFETY: the index minus the padding before it, or an index that the verdict guarantees to exist; never
        // greater than the last index.
        unsafe impl<P: Shape, From: Shape, To: Shape> Rule<From, To> for $R<P> {
            #[cfg_attr(not(unoptimised), inline(always))]
            fn origin(&self, mut at: [usize; MAX_RANK]) -> [usize; MAX_RANK] {
                let before = const { padding_before(P::SIZES) };
                for (d, at) in at.iter_mut().enumerate() {
                    let ($i, $before, $size) = (*at, before[d], From::PADDED[d]);
                    if $size != To::PADDED[d] && $size != 0 {
                        let i: usize = $e;
                        *at = if i < $size { i } else { $size - 1 };
                    }
                }
                at
            }
            const CUT: bool = From::PADDED[MAX_RANK - 1] != To::PADDED[MAX_RANK - 1];
            #[cfg_attr(not(unoptimised), inline(always))]
            fn cuts(&self) -> [usize; 2] {
                const { inside::<P, From>() }
            }
            const RUNS: bool = $runs;
        }
    )* };
}
padding! {
    Reflect false |i, before, size| if i < before {
        before - i
    } else if i - before < size {
        i - before
    } else {
        (2 * size - 2).wrapping_sub(i - before)
    };
    Replicate true |i, before, size| (if i < before { before } else { i }) - before;
    Circular false |i, before, size| {
        // Padding wraps once.
        let i = i + size - before;
        if i < size {
            i
        } else if i - size < size {
            i - size
        } else {
            i - 2 * size
        }
    };
}
/// The range along the last dimension that is not padding.
const fn inside<P: Shape, From: Shape>() -> [usize; 2] {
    let before = padding_before(P::SIZES)[MAX_RANK - 1];
    [before, before + From::PADDED[MAX_RANK - 1]]
}

/// The elements of `A`, padded with a value.
#[derive(Clone, Copy, Debug)]
pub struct Pad<To, P, A: ExprNode> {
    pub(crate) a: A,
    pub(crate) value: A::Elem,
    pub(crate) to: PhantomData<(To, P)>,
}
#[diagnostic::do_not_recommend]
impl<To, P: Shape, A: ExprNode> crate::num::Sealed for Pad<To, P, A> {}
#[diagnostic::do_not_recommend]
// SAFETY: the operand is loaded only where the index minus the padding before it is one of its own indices.
unsafe impl<To: Shape, P: Shape, A: ExprNode> ExprNode for Pad<To, P, A> {
    type Elem = A::Elem;
    type Shape = To;
    type Memory = A::Memory;
    type RequiresGrad = A::RequiresGrad;
    const OPERANDS: Operands = Operands::BY_INDEX;
    structural! { Pad<To, P, A::Ready>; A a; |this| Pad { a, value: this.value, to: this.to }; apart }
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        A::is_shared()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> A::Elem {
        match self.origin(index) {
            // SAFETY: see above.
            Some(at) => unsafe { self.a.load(&at) },
            None => self.value,
        }
    }
    const CUT: bool = <A::Shape as Shape>::PADDED[MAX_RANK - 1] != To::PADDED[MAX_RANK - 1];
    #[cfg_attr(not(unoptimised), inline(always))]
    fn cuts(&self) -> [usize; 2] {
        const { inside::<P, A::Shape>() }
    }
    const RUNS: bool = A::RUNS;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn runs(
        &self,
        index: &[usize; MAX_RANK],
        range: Range<usize>,
        f: &mut impl FnMut(Range<usize>, Run<A::Elem>),
    ) {
        let [first, end] = const { inside::<P, A::Shape>() };
        let Some(at) = self.origin(&moved(index, first)) else {
            return f(range, Run::Value(self.value));
        };
        let [start, before, behind] =
            [first, end, range.end].map(|i| i.clamp(range.start, range.end));
        f(range.start..start, Run::Value(self.value));
        if start < before {
            // SAFETY: these indices, less the padding, are the operand's.
            unsafe {
                self.a
                    .runs(&at, start - first..before - first, &mut shifted(first, f));
            }
        }
        f(before..behind, Run::Value(self.value));
    }
}
impl<To: Shape, P: Shape, A: ExprNode> Pad<To, P, A> {
    /// The index of the operand whose element is at an index, unless that is padding.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn origin(&self, index: &[usize; MAX_RANK]) -> Option<[usize; MAX_RANK]> {
        let before = const { padding_before(P::SIZES) };
        let mut at = within::<To>(index);
        let mut inside = true;
        for (d, i) in at.iter_mut().enumerate() {
            if <A::Shape as Shape>::PADDED[d] != To::PADDED[d] {
                *i = i.wrapping_sub(before[d]);
                inside &= *i < <A::Shape as Shape>::PADDED[d];
            }
        }
        match inside {
            true => Some(at),
            false => None,
        }
    }
}

/// Elements that have a zero: numbers, and booleans, whose zero is `false`.
#[diagnostic::on_unimplemented(
    message = "elements of type `{Self}` have no zero",
    label = "neither a number nor a boolean"
)]
pub trait WithZero: Element + crate::num::Sealed {
    /// The zero.
    const NOTHING: Self;
}
macro_rules! with_zero {
    ($($T:ident $zero:literal)*) => { $(
        #[diagnostic::do_not_recommend]
        impl WithZero for $T {
            const NOTHING: Self = $zero;
        }
    )* };
}
with_zero! {
    f32 0.0 f64 0.0 i8 0 i16 0 i32 0 i64 0 isize 0 u8 0 u16 0 u32 0 u64 0 usize 0 bool false
}

/// Matrices of which one triangle is kept, the lower or the upper one; the other elements are 0.
#[derive(Clone, Copy, Debug)]
pub struct Triangle<A, const LOWER: bool> {
    pub(crate) a: A,
    pub(crate) diagonal: isize,
}
#[diagnostic::do_not_recommend]
impl<A, const LOWER: bool> crate::num::Sealed for Triangle<A, LOWER> {}
#[diagnostic::do_not_recommend]
// SAFETY: the operand's promise.
unsafe impl<A: ExprNode<Elem: WithZero>, const LOWER: bool> ExprNode for Triangle<A, LOWER> {
    type Elem = A::Elem;
    type Shape = A::Shape;
    type Memory = A::Memory;
    type RequiresGrad = A::RequiresGrad;
    const OPERANDS: Operands = Operands::BY_INDEX;
    structural! { Triangle<A::Ready, LOWER>; A a; |this| Triangle { a, diagonal: this.diagonal }; apart }
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        A::is_shared()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> A::Elem {
        match self.origin(index) {
            // SAFETY: the caller's promise.
            Some(at) => unsafe { self.a.load(&at) },
            None => A::Elem::NOTHING,
        }
    }
}
impl<A: ExprNode, const LOWER: bool> Triangle<A, LOWER> {
    /// The index of the operand whose element is at an index, if it is in the triangle.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn origin(&self, index: &[usize; MAX_RANK]) -> Option<[usize; MAX_RANK]> {
        let at = within::<A::Shape>(index);
        let above = at[MAX_RANK - 1].wrapping_sub(at[MAX_RANK - 2]) as isize;
        let kept = if LOWER {
            above <= self.diagonal
        } else {
            above >= self.diagonal
        };
        match kept {
            true => Some(at),
            false => None,
        }
    }
}

/// The shape of a matrix, or of a batch of matrices.
#[diagnostic::on_unimplemented(
    message = "tril and triu expect at least 2 dimensions, the shape is {Self}",
    label = "not a matrix",
    note = "a vector becomes a matrix of one row by `x.unsqueeze::<0>()`"
)]
pub trait HasTriangles: Shape {}
macro_rules! triangles {
    ($($($D:ident)*;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($D: crate::num::Dim),*> HasTriangles for ($($D,)*) {}
    )* };
}
each_rank!(triangles from 2);

/// A value where the mask is true.
#[derive(Clone, Copy, Debug)]
pub struct MaskedFill<T>(pub(crate) T);
#[diagnostic::do_not_recommend]
impl<T> crate::num::Sealed for MaskedFill<T> {}
impl<T: Element> BinaryOp<T, bool> for MaskedFill<T> {
    type Out = T;
    type Derivative = False;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, x: T, mask: bool) -> T {
        if mask { self.0 } else { x }
    }
}

type Once<S, P> = NamesOnce<Contiguous<S>, P, flip>;
/// The shape `S`, if the list `P` names no dimension of it twice.
pub type Flipped<S, P> =
    <<Once<S, P> as NamedOnce<P, S, flip>>::Pass<Contiguous<S>> as Layout>::Shape;
/// The rule of `flip::<P>()` on the shape `S`.
pub type FlipRule<S, P> = Flip<MarkedDims<S, P, flip>>;

/// Rearrangement and repetition of elements. The results are expressions: `eval`, `eval_into` and `eval_boxed` compute
/// them, and arithmetic fuses with them.
pub trait Arrange<M: Memory = Host>: Expr<M> {
    /// Reverses the dimensions of the list. PyTorch's `x.flip((0, 1))`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![[1, 2, 3], [4, 5, 6]];
    /// assert_eq!(x.flip::<Dims![1]>().eval(), tensor![[3, 2, 1], [6, 5, 4]]);
    /// assert_eq!(x.flip::<Dims![0, 1]>().eval(), tensor![[6, 5, 4], [3, 2, 1]]);
    /// ```
    #[rustfmt::skip]
    fn flip<P: NamedDims<Self::Shape, flip>>( // x.flip::<Dims![0]>()
        self,
    ) -> Lazy<Arranged<Flipped<Self::Shape, P>, FlipRule<Self::Shape, P>, Self::Node>>
    where
        Once<Self::Shape, P>: NamedOnce<P, Self::Shape, flip>,
    {
        arranged(self.node(), Flip(PhantomData))
    }

    /// Reverses the order of the columns: dimension 1. PyTorch's `x.fliplr()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(tensor![[1, 2], [3, 4]].fliplr().eval(), tensor![[2, 1], [4, 3]]);
    /// ```
    fn fliplr(
        self,
    ) -> Lazy<Arranged<Flipped<Self::Shape, Dims![1]>, FlipRule<Self::Shape, Dims![1]>, Self::Node>>
    where
        Dims![1]: NamedDims<Self::Shape, flip>,
        Once<Self::Shape, Dims![1]>: NamedOnce<Dims![1], Self::Shape, flip>,
    {
        self.flip::<Dims![1]>()
    }

    /// Reverses the order of the rows: dimension 0. PyTorch's `x.flipud()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(tensor![[1, 2], [3, 4]].flipud().eval(), tensor![[3, 4], [1, 2]]);
    /// ```
    fn flipud(
        self,
    ) -> Lazy<Arranged<Flipped<Self::Shape, Dims![0]>, FlipRule<Self::Shape, Dims![0]>, Self::Node>>
    where
        // A tensor without dimensions has no rows.
        Self::Shape: Axis<0>,
        Dims![0]: NamedDims<Self::Shape, flip>,
        Once<Self::Shape, Dims![0]>: NamedOnce<Dims![0], Self::Shape, flip>,
    {
        self.flip::<Dims![0]>()
    }

    /// Rotates by `K` quarter turns, from -999 to 999, in the plane of the dimensions `A` and `B`, from `A` towards
    /// `B`. PyTorch's `x.rot90(k, (a, b))`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![[1, 2, 3], [4, 5, 6]];
    /// assert_eq!(x.rot90::<1, 0, 1>().eval(), tensor![[3, 6], [2, 5], [1, 4]]);
    /// assert_eq!(x.rot90::<2, 0, 1>().eval(), tensor![[6, 5, 4], [3, 2, 1]]);
    /// ```
    #[rustfmt::skip]
    fn rot90<const K: isize, const A: isize, const B: isize>( // x.rot90::<1, 0, 1>(): turns, two dimensions
        self,
    ) -> Lazy<
        Arranged<
            Rot90Shape<Self::Shape, K, A, B>,
            Rot90<K, AxisOf<Self::Shape, A>, AxisOf<Self::Shape, B>>,
            Self::Node,
        >,
    >
    where
        (): Parity<K>,
        Self::Shape: Axis<A> + Axis<B>,
        PlaneVerdict<Self::Shape, A, B>: IsPlane<A, B, Self::Shape>,
    {
        arranged(self.node(), Rot90(PhantomData))
    }

    /// Shifts the elements by `shift` along dimension `DIM`; elements that leave at one end enter at the other.
    /// PyTorch's `x.roll(shift, dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![1, 2, 3, 4, 5];
    /// assert_eq!(x.roll::<0>(2).eval(), tensor![4, 5, 1, 2, 3]);
    /// assert_eq!(x.roll::<0>(-1).eval(), tensor![2, 3, 4, 5, 1]);
    /// ```
    #[rustfmt::skip]
    fn roll<const DIM: isize>( // x.roll::<0>(1): dimension, distance
        self,
        shift: isize,
    ) -> Lazy<Arranged<Self::Shape, Roll<<Self::Shape as Axis<DIM>>::Index>, Self::Node>>
    where
        Self::Shape: Axis<DIM>,
    {
        let size = <Self::Shape as Shape>::PADDED
            [const { axis::<Self::Shape, <Self::Shape as Axis<DIM>>::Index>() }];
        let far = shift.unsigned_abs().checked_rem(size).unwrap_or(0);
        // A shift to the right by `far` reads from the left: at the index plus `size - far`.
        let back = if shift > 0 && far > 0 {
            size - far
        } else {
            far
        };
        let along = PhantomData;
        arranged(self.node(), Roll { back, along })
    }

    /// Pads the elements with the value. `P` holds the amounts, two for each dimension, the last dimension first.
    /// PyTorch's `F.pad(x, (left, right, top, bottom), value=v)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![[1, 2], [3, 4]];
    /// let y = x.pad::<Shape![1, 2, 0, 1]>(7).eval();
    /// assert_eq!(y, tensor![[7, 1, 2, 7, 7], [7, 3, 4, 7, 7], [7, 7, 7, 7, 7]]);
    /// ```
    #[rustfmt::skip]
    fn pad<P: Amounts<pad>>( // x.pad::<Shape![1, 1]>(0.0): amounts, value
        self,
        value: Self::Elem,
    ) -> Lazy<Pad<Padded<Self::Shape, P, pad>, P, Self::Node>>
    where
        PadVerdict<Self::Shape, P, pad>: PadFits<Self::Shape, P, pad>,
    {
        let to = PhantomData;
        let a = self.node();
        Lazy(Pad { a, value, to })
    }

    /// Pads with the elements reflected at the edges; the edge elements are not repeated. The amounts are as in
    /// [`pad`](Self::pad), each less than the size. PyTorch's `F.pad(x, amounts, mode="reflect")`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![1, 2, 3];
    /// assert_eq!(x.pad_reflect::<Shape![2, 1]>().eval(), tensor![3, 2, 1, 2, 3, 2]);
    /// ```
    fn pad_reflect<P: Amounts<pad_reflect>>(
        self,
    ) -> Lazy<
        Arranged<
            IfReflects<Self::Shape, P, Padded<Self::Shape, P, pad_reflect>>,
            Reflect<P>,
            Self::Node,
        >,
    >
    where
        PadVerdict<Self::Shape, P, pad_reflect>: PadFits<Self::Shape, P, pad_reflect>,
        Self::Shape: ReflectsRule<P>
            + ReflectsBy<P, <Self::Shape as ReflectsRule<P>>::Verdict>
            + Reflects<P>,
    {
        arranged(self.node(), Reflect(PhantomData))
    }

    /// Pads with the elements at the edges. The amounts are as in [`pad`](Self::pad). PyTorch's
    /// `F.pad(x, amounts, mode="replicate")`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![1, 2, 3];
    /// assert_eq!(x.pad_replicate::<Shape![2, 1]>().eval(), tensor![1, 1, 1, 2, 3, 3]);
    /// ```
    fn pad_replicate<P: Amounts<pad_replicate>>(
        self,
    ) -> Lazy<
        Arranged<
            IfReplicates<Self::Shape, P, Padded<Self::Shape, P, pad_replicate>>,
            Replicate<P>,
            Self::Node,
        >,
    >
    where
        PadVerdict<Self::Shape, P, pad_replicate>: PadFits<Self::Shape, P, pad_replicate>,
        Self::Shape: ReplicatesRule<P>
            + ReplicatesBy<P, <Self::Shape as ReplicatesRule<P>>::Verdict>
            + Replicates<P>,
    {
        arranged(self.node(), Replicate(PhantomData))
    }

    /// Pads with the elements from the opposite end. The amounts are as in [`pad`](Self::pad), each at most the size.
    /// PyTorch's `F.pad(x, amounts, mode="circular")`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![1, 2, 3];
    /// assert_eq!(x.pad_circular::<Shape![2, 1]>().eval(), tensor![2, 3, 1, 2, 3, 1]);
    /// ```
    fn pad_circular<P: Amounts<pad_circular>>(
        self,
    ) -> Lazy<
        Arranged<
            IfWrapsOnce<Self::Shape, P, Padded<Self::Shape, P, pad_circular>>,
            Circular<P>,
            Self::Node,
        >,
    >
    where
        PadVerdict<Self::Shape, P, pad_circular>: PadFits<Self::Shape, P, pad_circular>,
        Self::Shape: WrapsOnceRule<P>
            + WrapsOnceBy<P, <Self::Shape as WrapsOnceRule<P>>::Verdict>
            + WrapsOnce<P>,
    {
        arranged(self.node(), Circular(PhantomData))
    }

    /// Repeats the whole tensor along each dimension as often as `R` specifies; if `R` has more numbers than the tensor
    /// has dimensions, new leading dimensions are added. PyTorch's `x.repeat(2, 3)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![1, 2];
    /// assert_eq!(x.repeat::<Shape![2, 3]>().eval(), tensor![[1, 2, 1, 2, 1, 2], [1, 2, 1, 2, 1, 2]]);
    /// ```
    #[rustfmt::skip]
    fn repeat<R: Shape>( // x.repeat::<Shape![2, 1]>()
        self,
    ) -> Lazy<Arranged<Repeated<Self::Shape, R>, Repeat, Self::Node>>
    where
        RepeatVerdict<Self::Shape, R>: RepeatCovers<Self::Shape, R>,
    {
        arranged(self.node(), Repeat)
    }

    /// Repeats each index of dimension `DIM` `N` times. PyTorch's `x.repeat_interleave(n, dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![1, 2, 3];
    /// assert_eq!(x.repeat_interleave::<0, 2>().eval(), tensor![1, 1, 2, 2, 3, 3]);
    /// ```
    #[rustfmt::skip]
    fn repeat_interleave<const DIM: isize, const N: usize>( // x.repeat_interleave::<0, 2>(): dimension, times
        self,
    ) -> Lazy<
        Arranged<
            RepeatInterleaved<Self::Shape, DIM, N>,
            RepeatInterleave<<Self::Shape as Axis<DIM>>::Index, N>,
            Self::Node,
        >,
    >
    where
        Self::Shape: Axis<DIM>,
        Count<N>: BelowThousand<N>,
    {
        arranged(self.node(), RepeatInterleave(PhantomData))
    }

    /// Returns the lower triangle of each matrix, up to and including the diagonal `diagonal` above the main one; all
    /// other elements are 0. PyTorch's `x.tril(diagonal)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![[1, 2, 3], [4, 5, 6]];
    /// assert_eq!(x.tril(0).eval(), tensor![[1, 0, 0], [4, 5, 0]]);
    /// assert_eq!(x.tril(-1).eval(), tensor![[0, 0, 0], [4, 0, 0]]);
    /// ```
    #[rustfmt::skip]
    fn tril( // x.tril(0)
        self,
        diagonal: isize,
    ) -> Lazy<Triangle<Self::Node, true>>
    where
        Self::Shape: HasTriangles,
        Self::Elem: WithZero,
    {
        let a = self.node();
        Lazy(Triangle { a, diagonal })
    }

    /// Returns the upper triangle of each matrix, from the diagonal `diagonal` above the main one; all other elements
    /// are 0. PyTorch's `x.triu(diagonal)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![[1, 2, 3], [4, 5, 6]];
    /// assert_eq!(x.triu(1).eval(), tensor![[0, 2, 3], [0, 0, 6]]);
    /// ```
    #[rustfmt::skip]
    fn triu( // x.triu(0)
        self,
        diagonal: isize,
    ) -> Lazy<Triangle<Self::Node, false>>
    where
        Self::Shape: HasTriangles,
        Self::Elem: WithZero,
    {
        let a = self.node();
        Lazy(Triangle { a, diagonal })
    }

    /// Replaces the elements with the value where the mask is true; the two broadcast. PyTorch's
    /// `x.masked_fill(mask, value)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![[1, 2], [3, 4]];
    /// assert_eq!(x.masked_fill(&tensor![true, false], 9).eval(), tensor![[9, 2], [9, 4]]);
    /// ```
    fn masked_fill<X: Mask<M>>(
        self,
        mask: X,
        value: Self::Elem,
    ) -> Lazy<Binary<MaskedFill<Self::Elem>, Self::Node, X::Node>>
    where
        Self::Shape: BroadcastBy<MaskShape<X, M>>,
        Self::Shape: BroadcastWith<MaskShape<X, M>>,
    {
        Lazy(Binary {
            op: MaskedFill(value),
            a: self.node(),
            b: mask.mask(),
        })
    }
}
impl<M: Memory, E: Expr<M>> Arrange<M> for E {}

/// The axes of a grid: a tuple of 1 to 8 vectors or numbers with elements of one type.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not make a grid",
    label = "a tuple of 1 to 8 vectors or tensors without dimensions, with elements of one type",
    note = "owned tensors are passed by reference: `(&x, &y).meshgrid()`",
    note = "elements are converted first: `(&x, y.float()).meshgrid()`"
)]
pub trait MakesGrid: Sized + crate::num::Sealed {
    /// The grids.
    type Grids;
    #[doc(hidden)]
    fn grids(self) -> Self::Grids;
}

/// Coordinate grids from a vector or a number for each dimension: a tuple of 1 to 8.
pub trait GridOps: Sized + crate::num::Sealed {
    /// Returns, for each vector, its element at each point of the grid. PyTorch's
    /// `torch.meshgrid(x, y, indexing="ij")`.
    ///
    /// All elements have one type.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, y) = (tensor![1_i64, 2], tensor![10_i64, 20, 30]);
    /// let (x, y) = (&x, &y).meshgrid();
    /// assert_eq!((x + y).eval(), tensor![[11, 21, 31], [12, 22, 32]]);
    /// ```
    fn meshgrid(self) -> Self::Grids
    where
        Self: MakesGrid,
    {
        self.grids()
    }
}
macro_rules! grids {
    ($($($A:ident $I:ident)*;)*) => { $(
        impl<$($A),*> GridOps for ($($A,)*) {}

        #[diagnostic::do_not_recommend]
        impl<M: Memory, T: Element, $($A: AsExpression<Memory = M, Of = T, In: Coordinates>),*> MakesGrid for ($($A,)*) {
            type Grids = grids!(@each [($(<$A::In as Coordinates>::Size,)*)] $($A $I)*);
            #[allow(non_snake_case)]
            fn grids(self) -> Self::Grids {
                let ($($A,)*) = self;
                ($(arranged($A.tree(), Mesh(PhantomData)),)*)
            }
        }
    )* };
    (@each $GridOps:tt $($A:ident $I:ident)*) => { ($(grids!(@one $GridOps $A $I),)*) };
    (@one [$GridOps:ty] $A:ident $I:ident) => { Lazy<Arranged<$GridOps, Mesh<crate::shape::$I>, $A::Tree>> };
}
grids! {
    A I0;
    A I0 B I1;
    A I0 B I1 C I2;
    A I0 B I1 C I2 E I3;
    A I0 B I1 C I2 E I3 F I4;
    A I0 B I1 C I2 E I3 F I4 G I5;
    A I0 B I1 C I2 E I3 F I4 G I5 H I6;
    A I0 B I1 C I2 E I3 F I4 G I5 H I6 J I7;
}

/// The value where the mask is true, else the old element.
#[derive(Clone, Copy)]
struct FillWhere<T>(T);
impl<T> crate::num::Sealed for FillWhere<T> {}
impl<T: Element> BinaryOp<T, bool> for FillWhere<T> {
    type Out = T;
    type Derivative = False;
    // SAFETY: a function of its operands and of a parameter of their type.
    const SHARED: Shared = unsafe { Shared::yes() };
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, old: T, masked: bool) -> T {
        if masked { self.0 } else { old }
    }
}

impl<S: StorageMut, L: Layout> TensorBase<S, L> {
    /// Writes the value where the mask, which is broadcast to this shape, is true. PyTorch's
    /// `x.masked_fill_(mask, value)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut x = tensor![[1, 2], [3, 4]];
    /// x.masked_fill_(&tensor![[false], [true]], 0);
    /// assert_eq!(x, tensor![[1, 2], [0, 0]]);
    /// ```
    pub fn masked_fill_<X: Mask>(
        &mut self,
        mask: X,
        value: S::Elem,
    ) -> &mut IfFitsInto<MaskShape<X>, L::Shape, Self>
    where
        MaskShape<X>:
            FitsIntoBy<L::Shape, BroadcastTo<MaskShape<X>, L::Shape>> + FitsInto<L::Shape>,
    {
        update(self, mask.mask(), FillWhere(value));
        self
    }
}
