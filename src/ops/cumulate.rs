//! Cumulative extremes with their indices, and cumulative log-sum-exp: PyTorch's `cummax`, `cummin` and `logcumsumexp`.
//!
//! Each lane is read once, in order; no memory is used except for the results, and for tiles of some lanes on the stack.

mod extremes;

use core::marker::PhantomData;
use core::mem::MaybeUninit;

use super::join::axis;
use super::nn::sizes::across;
use super::nn::walk_shared;
use super::reduce::{Along, Dimension, Extreme, LONG, Largest, Smallest, fill_along, in_chunks};
use super::sort::Lanes;
use crate::expr::simd_dispatch::{ComputeBound, VECTORS, WORTH_VECTORS, vectorised};
use crate::expr::{Compute, ComputePair, Expr, ExprNode, Lazy, distance, kernels, pairs};
use crate::layout::Layout;
use crate::ops::{Ordered, Real};
use crate::shape::{AxisOrScalar, Index, MAX_RANK, Shape};

type Axis<S, const DIM: isize> = <S as AxisOrScalar<DIM>>::Index;

/// Writes the results of `step`, applied to the elements in order along each lane of the dimension `I`: two results for
/// each element.
///
/// # Safety
/// The results may be written with the layouts `LA` and `LB`, which have the node's shape; `b` may be null if `TWO` is
/// false. If they are `unique`, no other code reads or writes them.
unsafe fn scan<N: ExprNode, I: Index, LA: Layout, LB: Layout, A, B, P, Q, const TWO: bool>(
    node: &N,
    a: *mut A,
    b: *mut B,
    unique: bool,
    step: impl Fn(Option<(P, Q)>, N::Elem, usize) -> ((P, Q), A, B) + Copy,
) where
    A: Copy,
    B: Copy,
    P: Copy,
    Q: Copy,
{
    if const { VECTORS && adjacent::<N::Shape, I>() >= FEW } && unique {
        let groups = const {
            let mut groups = across(N::Shape::PADDED, axis::<N::Shape, I>());
            groups[LAST] = groups[LAST].div_ceil(MANY);
            groups
        };
        // SAFETY: each lane is written by one thread; those of a group are within the size.
        unsafe {
            walk_shared::<N::Elem>(
                &groups,
                const { N::Shape::NUMEL.saturating_mul(STEP) },
                N::is_shared(),
                #[cfg_attr(not(unoptimised), inline(always))]
                move |group| {
                    let mut at = *group;
                    at[LAST] *= MANY;
                    let end = const { adjacent::<N::Shape, I>() }.min(at[LAST] + MANY);
                    macro_rules! some {
                        ($($count:ident)*) => { $(
                            while end - at[LAST] >= $count {
                                scan_adjacent::<N, I, LA, LB, A, B, P, Q, TWO, $count>(node, at, a, b, step);
                                at[LAST] += $count;
                            }
                        )* };
                    }
                    some! { MANY FEW ONE }
                },
            );
        }
        return;
    }
    // SAFETY: each lane is written by one thread.
    unsafe {
        Lanes::<N::Shape, I>::each::<N>(STEP, unique, move |start| {
            if const { in_chunks::<N>() } {
                scan_chunks::<N, I, LA, LB, A, B, P, Q, TWO>(node, *start, a, b, step);
            } else {
                scan_lane::<N, I, LA, LB, A, B, P, Q, TWO>(node, *start, a, b, step);
            }
        })
    }
}
/// As `scan`, for the lane from `start` on. A function of its own: the same loop for one thread and for several.
///
/// # Safety
/// As for `scan`.
unsafe fn scan_lane<N: ExprNode, I: Index, LA: Layout, LB: Layout, A, B, P, Q, const TWO: bool>(
    node: &N,
    start: [usize; MAX_RANK],
    a: *mut A,
    b: *mut B,
    step: impl Fn(Option<(P, Q)>, N::Elem, usize) -> ((P, Q), A, B) + Copy,
) {
    // SAFETY: the caller's promise; the indices are those of the lane.
    unsafe {
        let at = |at: &_, _| node.load(at);
        scan_elements::<N, I, LA, LB, A, B, P, Q, TWO>(start, a, b, step, at);
    }
}
/// As [`scan_lane`], of elements that are computed in chunks.
///
/// # Safety
/// As for `scan`.
unsafe fn scan_chunks<
    N: ExprNode,
    I: Index,
    LA: Layout,
    LB: Layout,
    A,
    B,
    P,
    Q,
    const TWO: bool,
>(
    node: &N,
    start: [usize; MAX_RANK],
    a: *mut A,
    b: *mut B,
    step: impl Fn(Option<(P, Q)>, N::Elem, usize) -> ((P, Q), A, B) + Copy,
) {
    let n = const { N::Shape::PADDED[axis::<N::Shape, I>()] };
    let mut chunk = [const { MaybeUninit::<N::Elem>::uninit() }; LONG];
    let element = |at: &[usize; MAX_RANK], i: usize| {
        let first = chunk.as_mut_ptr().cast::<N::Elem>();
        // SAFETY: the indices are those of the lane, in order; a chunk is no longer than the rest of it, and has been written.
        unsafe {
            if i.is_multiple_of(LONG) {
                fill_along::<Along<N, I>, N>(node, *at, LONG.min(n - i), first);
            }
            first.add(i % LONG).read()
        }
    };
    // SAFETY: the caller's promise.
    unsafe { scan_elements::<N, I, LA, LB, A, B, P, Q, TWO>(start, a, b, step, element) }
}
/// The steps of the lane from `start` on, whose elements are those at each index, in order.
///
/// # Safety
/// As for `scan`.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn scan_elements<
    N: ExprNode,
    I: Index,
    LA: Layout,
    LB: Layout,
    A,
    B,
    P,
    Q,
    const TWO: bool,
>(
    start: [usize; MAX_RANK],
    a: *mut A,
    b: *mut B,
    step: impl Fn(Option<(P, Q)>, N::Elem, usize) -> ((P, Q), A, B) + Copy,
    mut element: impl FnMut(&[usize; MAX_RANK], usize) -> N::Elem,
) {
    let along = const { axis::<N::Shape, I>() };
    let n = const { N::Shape::PADDED[axis::<N::Shape, I>()] };
    let (mut state, mut at) = (None, start);
    for i in 0..n {
        at[along] = i;
        let (next, first, second) = step(state, element(&at, i), i);
        state = Some(next);
        // SAFETY: the caller's promise.
        unsafe {
            a.add(distance::<LA>(&at)).write(first);
            if TWO {
                b.add(distance::<LB>(&at)).write(second);
            }
        }
    }
}
/// The numbers of adjacent lanes that are computed in turn, so that a result does not wait for the one before it. Of
/// lanes that are not adjacent, each element is in another line of the cache: 1000 of 1000 take twice as long in turn.
const MANY: usize = 64;
const FEW: usize = 8;
const ONE: usize = 1;

/// The last dimension, and the number of adjacent lanes along it: one if the lanes run along it themselves.
const LAST: usize = MAX_RANK - 1;
const fn adjacent<S: Shape, I: Index>() -> usize {
    across(S::PADDED, axis::<S, I>())[LAST]
}

/// As `scan`, for `W` lanes from `start` on.
///
/// # Safety
/// As for `scan`; the results are unique, and the lanes after the first are adjacent and within the shape.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn scan_adjacent<
    N: ExprNode,
    I: Index,
    LA: Layout,
    LB: Layout,
    A: Copy,
    B: Copy,
    P: Copy,
    Q: Copy,
    const TWO: bool,
    const W: usize,
>(
    node: &N,
    start: [usize; MAX_RANK],
    a: *mut A,
    b: *mut B,
    step: impl Fn(Option<(P, Q)>, N::Elem, usize) -> ((P, Q), A, B) + Copy,
) {
    vectorised::<ComputeBound, _, _>(
        WORTH_VECTORS,
        node,
        #[cfg_attr(not(unoptimised), inline(always))]
        move |node| {
            let along = const { axis::<N::Shape, I>() };
            let n = const { N::Shape::PADDED[axis::<N::Shape, I>()] };
            let mut ps = [const { MaybeUninit::<P>::uninit() }; W];
            let mut qs = [const { MaybeUninit::<Q>::uninit() }; W];
            for i in 0..n {
                let (mut first, mut at) = (start, start);
                first[along] = i;
                at[along] = i;
                let mut firsts = [const { MaybeUninit::<A>::uninit() }; W];
                let mut seconds = [const { MaybeUninit::<B>::uninit() }; W];
                let mut row = [const { MaybeUninit::<N::Elem>::uninit() }; W];
                if const { in_chunks::<N>() } {
                    // SAFETY: indices of the shape.
                    unsafe { fill_along::<Last, N>(node, first, W, row.as_mut_ptr().cast()) };
                }
                for c in 0..W {
                    at[LAST] = start[LAST] + c;
                    // SAFETY: an index of the shape; the state was written with the first elements, and in chunks the
                    // element has been written.
                    let (next, one, two) = unsafe {
                        let state = match i {
                            0 => None,
                            _ => Some((ps[c].assume_init(), qs[c].assume_init())),
                        };
                        let x = if const { in_chunks::<N>() } {
                            row[c].assume_init()
                        } else {
                            node.load(&at)
                        };
                        step(state, x, i)
                    };
                    ps[c].write(next.0);
                    qs[c].write(next.1);
                    firsts[c].write(one);
                    seconds[c].write(two);
                }
                // SAFETY: the caller's promise; the results of all lanes were written.
                unsafe {
                    let (to, apart) = (a.add(distance::<LA>(&first)), LA::PADDED_STRIDES[LAST]);
                    for (c, x) in firsts.iter().enumerate() {
                        to.add(c * apart).write(x.assume_init());
                    }
                    if TWO {
                        let (to, apart) = (b.add(distance::<LB>(&first)), LB::PADDED_STRIDES[LAST]);
                        for (c, x) in seconds.iter().enumerate() {
                            to.add(c * apart).write(x.assume_init());
                        }
                    }
                }
            }
        },
    );
}
/// The last dimension.
struct Last;
impl Dimension for Last {
    const AXIS: usize = LAST;
}
/// The cost of one step, measured in additions.
const STEP: usize = 8;

/// A value and its index.
type Found<T> = (T, usize);
/// The extreme up to each element, and its index. The current extreme is kept if it is strictly `closer`; NaN is closer
/// than a number. Of equal elements, and of NaNs, the last one wins.
fn extreme<T: Ordered>(
    closer: impl Fn(T, T) -> bool + Copy,
) -> impl Fn(Option<Found<T>>, T, usize) -> (Found<T>, T, usize) + Copy {
    #[cfg_attr(not(unoptimised), inline(always))]
    move |best, x, i| {
        let (value, place) = match best {
            Some((best, place)) if closer(best, x) => (best, place),
            _ => (x, i),
        };
        ((value, place), value, place)
    }
}

/// The logarithm of the sum of the exponentials up to each element, stored as the largest element and the sum of the others
/// relative to it: added to the 1 of the largest, small ones would be rounded away. A second number is what rounding has lost of
/// that sum, of which in a long lane each new one is a small part.
fn log_sum<T: Real>(state: Option<(T, [T; 2])>, x: T, _: usize) -> ((T, [T; 2]), T, ()) {
    let (most, rest) = match state {
        None => (x, [T::zero(); 2]),
        // Equal infinities cannot be subtracted. Equal numbers may have different derivatives.
        Some((most, rest)) if x == most => (most, plus(rest, equal(x, most))),
        Some((most, rest)) if x > most => {
            let ([sum, lost], by) = (plus(rest, T::one()), (most - x).exp());
            (x, [sum * by, lost * by])
        }
        Some((most, rest)) => (most, plus(rest, (x - most).exp())),
    };
    let sum = rest[0] + rest[1];
    // The exact logarithm takes twice as long.
    let log = if sum < T::one() {
        sum.ln_1p()
    } else {
        (sum + T::one()).ln()
    };
    ((most, rest), most + log, ())
}
/// Adds a number to a sum, and what rounding loses of it to what it has lost.
#[cfg_attr(not(unoptimised), inline(always))]
fn plus<T: Real>([sum, lost]: [T; 2], x: T) -> [T; 2] {
    let next = sum + x;
    let part = next - sum;
    [next, lost + ((sum - (next - part)) + (x - part))]
}
/// The exponential of the difference of equal numbers.
#[cfg_attr(not(unoptimised), inline(always))]
fn equal<T: Real>(x: T, y: T) -> T {
    let apart = x.without_value() - y.without_value();
    if apart.is_nothing() {
        T::one()
    } else {
        apart.exp()
    }
}

/// The extremes up to each element, and their indices.
#[derive(Debug)]
pub struct ScanWithIndices<F, I, A> {
    a: A,
    of: PhantomData<fn() -> (F, I)>,
}
impl<F, I, A> ScanWithIndices<F, I, A> {
    pub(crate) fn new(a: A) -> Self {
        Self { a, of: PhantomData }
    }
    pub(crate) fn into_operand(self) -> A {
        self.a
    }
}
impl<F, I, A: Clone> Clone for ScanWithIndices<F, I, A> {
    fn clone(&self) -> Self {
        Self::new(self.a.clone())
    }
}
impl<F, I, A: Copy> Copy for ScanWithIndices<F, I, A> {}
pairs! { ready:
    [F: Extreme, I: Index, A: ExprNode<Elem: Ordered>]
    ScanWithIndices<F, I, A> => ScanWithIndices<F, I, A::Ready>, A::Elem, usize, A::Shape;
    a: A;
    |_this| ScanWithIndices::new(a);
}
// SAFETY: both results of each element of each lane are written.
unsafe impl<F: Extreme, I: Index, A: ExprNode<Elem: Ordered>> ComputePair
    for ScanWithIndices<F, I, A>
{
    type First = A::Elem;
    type Second = usize;
    type Shape = A::Shape;
    unsafe fn run<LV: Layout<Shape = A::Shape>, LP: Layout<Shape = A::Shape>>(
        &self,
        values: *mut A::Elem,
        places: *mut usize,
        unique: bool,
    ) {
        if const { extremes::is_line::<A, I, LV, LP>() } && unique {
            // SAFETY: the caller's promise.
            return unsafe { extremes::scan::<F, A, I, LV, LP>(&self.a, values, places) };
        }
        let step = extreme(F::beats);
        // SAFETY: the caller's promise.
        unsafe { scan::<A, I, LV, LP, _, _, _, _, true>(&self.a, values, places, unique, step) }
    }
}

/// The logarithms of the sums of exponentials up to each element.
#[derive(Debug)]
pub struct RunningLogSumExp<I, A> {
    a: A,
    of: PhantomData<fn() -> I>,
}
impl<I, A> RunningLogSumExp<I, A> {
    pub(crate) fn new(a: A) -> Self {
        Self { a, of: PhantomData }
    }
    pub(crate) fn into_operand(self) -> A {
        self.a
    }
}
impl<I, A: Clone> Clone for RunningLogSumExp<I, A> {
    fn clone(&self) -> Self {
        Self::new(self.a.clone())
    }
}
impl<I, A: Copy> Copy for RunningLogSumExp<I, A> {}
kernels! { ready:
    [I: Index, A: ExprNode<Elem: Real>]
    RunningLogSumExp<I, A> => RunningLogSumExp<I, A::Ready>, A::Elem, A::Shape;
    a: A;
    |_this| RunningLogSumExp::new(a);
}
// SAFETY: the result of each element of each lane is written.
unsafe impl<I: Index, A: ExprNode<Elem: Real>> Compute for RunningLogSumExp<I, A> {
    type Elem = A::Elem;
    type Shape = A::Shape;
    unsafe fn run<L: Layout<Shape = A::Shape>>(&self, out: *mut A::Elem, unique: bool) {
        let none = core::ptr::null_mut::<()>();
        // SAFETY: the caller's promise; there is no second result.
        unsafe { scan::<A, I, L, L, _, _, _, _, false>(&self.a, out, none, unique, log_sum) }
    }
}

macro_rules! extremes {
    ($($name:ident $F:ident $word:literal $values:literal $places:literal;)*) => { $(
        #[doc = concat!(
            "The ", $word, " of the elements up to each one along dimension `DIM`, and where it is; of equal ones \
             the last. The shape stays. After a NaN all are NaN. PyTorch's `x.", stringify!($name), "(dim)`.\n\n```\n\
             use stridewise::prelude::*;\nlet x = tensor![2, 1, 3, 3];\n",
            "assert_eq!(x.", stringify!($name), "::<0>().eval(), (", $values, ", ", $places, "));\n```"
        )]
        fn $name<const DIM: isize>(self) -> Lazy<ScanWithIndices<$F, Axis<Self::Shape, DIM>, Self::Node>>
        where
            Self::Elem: Ordered,
            Self::Shape: AxisOrScalar<DIM>,
        {
            Lazy(ScanWithIndices::new(self.node()))
        }
    )* };
}

/// Cumulative reductions. `cumsum` and `cumprod` are in [`Reduce`](super::Reduce).
pub trait Cumulate: Expr {
    extremes! {
        cummax Largest "largest" "tensor![2, 2, 3, 3]" "tensor![0, 0, 2, 3]";
        cummin Smallest "smallest" "tensor![2, 1, 1, 1]" "tensor![0, 1, 1, 1]";
    }

    /// Returns the logarithm of the cumulative sum of the exponentials along dimension `DIM`, without intermediate
    /// overflow. The result has the same shape. PyTorch's `x.logcumsumexp(dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![3]> = tensor![1000.0, 1000.0, -1000.0];
    /// let y = x.logcumsumexp::<0>().eval();
    /// assert_eq!((y[[0]], y[[2]]), (1000.0, 1000.0 + 2f64.ln()));
    /// ```
    fn logcumsumexp<const DIM: isize>(
        self,
    ) -> Lazy<RunningLogSumExp<Axis<Self::Shape, DIM>, Self::Node>>
    where
        Self::Elem: Real,
        Self::Shape: AxisOrScalar<DIM>,
    {
        Lazy(RunningLogSumExp::new(self.node()))
    }
}
impl<E: Expr> Cumulate for E {}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of a million numbers, each adds less than what is rounded of their sum.
    #[test]
    fn small_numbers_are_not_rounded_away_from_long_sums() {
        let n = if cfg!(miri) { 1000 } else { 1_000_000 };
        let of = |i: usize| (i.wrapping_mul(7919) % 41) as f32 * 0.25 - 9.0 + (i * 3 / n) as f32;
        let (mut state, mut sum) = (None, 0.0_f64);
        for i in 0..n {
            let (next, log, ()) = log_sum(state, of(i), i);
            state = Some(next);
            sum += (of(i) as f64).exp();
            assert!(
                (log as f64 - sum.ln()).abs() < 3e-6,
                "{i}: {log}, not {}",
                sum.ln()
            );
        }
    }
    #[test]
    fn sums_of_infinite_exponentials() {
        let (inf, nan) = (f64::INFINITY, f64::NAN);
        for (x, wanted) in [
            ([-inf, -inf, 1.0, 1.0], [-inf, -inf, 1.0, 1.0 + 2_f64.ln()]),
            ([1.0, -inf, inf, 2.0], [1.0, 1.0, inf, inf]),
            ([inf, inf, -inf, nan], [inf, inf, inf, nan]),
            ([nan, 1.0, inf, -inf], [nan; 4]),
        ] {
            let mut state = None;
            for (x, wanted) in x.into_iter().zip(wanted) {
                let (next, log, ()) = log_sum(state, x, 0);
                state = Some(next);
                assert!(
                    log == wanted || log.is_nan() && wanted.is_nan(),
                    "{log}, not {wanted}"
                );
            }
        }
    }
}
