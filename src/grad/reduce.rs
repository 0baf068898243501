//! Derivatives of reductions.

use num_traits::Float;

use super::kernels::DifferentiableKernel;
use super::tape::{Arena, Differentiable, Place, SavedTensor, Tape, kept};
use super::{HasVariable, bytes};
use crate::expr::plan::{Operands, Plan};
use crate::expr::simd_dispatch::VECTORS;
use crate::expr::variable::VarLeaf;
use crate::expr::{
    Binary, BinaryOp, Compute, ExprNode, IntoExpr, Lazy, Leaf, Materialized, Shared, Tracked,
    Unary, Walk, kernels, store_from, write_from,
};
use crate::layout::{Contiguous, Layout, Places, StorageSpan};
use crate::num::Sealed;
use crate::num::bits::False;
use crate::ops::matmul::contract::Matrices;
use crate::ops::nn::{distance, walk};
use crate::ops::rearrange::Triangle;
use crate::ops::{
    AmaxOp, AminOp, DotProduct, Exp, HasElements, LogSumExpOp, MeanOp, MulOp, NonEmpty, NonEmptyBy,
    NormOp, NormWithOp, Pair, ProdOp, Product, Real, Reduced, Reducer, Region, StdOp, StdWithOp,
    SubOp, SumOp, TraceOf, VarOp, VarWithOp, join_halves,
};
use crate::shape::{BroadcastBy, BroadcastWith, MAX_RANK, Shape};
use crate::storage::{Element, STACK_LIMIT, Variable};
use crate::tensor::TensorBase;

/// A reduction of all elements to one number, as an expression.
#[derive(Clone, Copy, Debug)]
pub struct Total<F, A> {
    pub(crate) reducer: F,
    pub(crate) a: A,
}
kernels! { ready:
    [F: Reducer<A::Elem>, A: ExprNode]
    Total<F, A> => Total<F, A::Ready>, F::Out, (), F::Derivative;
    a: A;
    |this| Total { reducer: this.reducer, a };
}
// SAFETY: the only element is written.
unsafe impl<F: Reducer<A::Elem>, A: ExprNode> Compute for Total<F, A> {
    type Elem = F::Out;
    type Shape = ();
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn run<L: Layout<Shape = ()>>(&self, out: *mut F::Out, _: bool) {
        let [result] = self.reducer.reduce::<1, A>(&self.a);
        // SAFETY: the caller's promise.
        unsafe { out.write(result) }
    }
}

/// What the derivative of a reduction needs of the elements of a lane in addition to its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Also {
    /// Nothing.
    Nothing,
    /// Their mean.
    Mean,
    /// How many of them [are the result](ReduceDerivative::is_result).
    Ties,
    /// For each of them, the product of the others.
    Others,
    /// Their exponentials, less the largest, and the sums of these, of the forward pass.
    Exponentials,
}
/// The most bytes of exponentials that the forward pass keeps, of the 512 KiB of the stack. Those of more elements are
/// computed again, and all on processors without vectors, which lack memory: so with feature `reproducible` everywhere.
const MOST_EXPONENTIALS: usize = STACK_LIMIT / 8;
impl Also {
    /// The memory in elements, of an operand of `count` elements in `lanes` lanes.
    const fn elements(self, count: usize, lanes: usize) -> [usize; 2] {
        match self {
            Self::Nothing | Self::Exponentials => [0, 0],
            Self::Mean | Self::Ties => [lanes, 0],
            Self::Others => [lanes, count],
        }
    }
}

/// The derivative of a reduction.
#[diagnostic::on_unimplemented(
    message = "the reduction `{Self}` has no derivative for elements of type `{T}`",
    label = "`backward` cannot differentiate this",
    note = "`x.detach()` makes an expression a constant of the others"
)]
pub(super) trait ReduceDerivative<T: Real>: Reducer<T, Out = T> {
    const ALSO: Also;
    /// The gradient of an element `x`, from the result `y`, from `also`, and from the gradient of the result. There
    /// are `n` elements.
    fn derivative(self, x: T, y: T, also: T, grad: T, n: T) -> T;
    /// As `derivative`, of a reduction of all elements.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivative_of_all(self, x: T, y: T, also: T, grad: T, n: T) -> T {
        self.derivative(x, y, also, grad, n)
    }
    /// Whether the element is the one that the reduction selects.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_result(self, x: T, y: T) -> bool {
        x == y
    }
}
macro_rules! derivatives {
    ($($Op:ident, $also:ident: |$x:pat_param, $y:pat_param, $m:pat_param, $g:pat_param, $n:pat_param| $e:expr;)*) => { $(
        impl<T: Real> ReduceDerivative<T> for $Op {
            const ALSO: Also = Also::$also;
            #[cfg_attr(not(unoptimised), inline(always))]
            fn derivative(self, $x: T, $y: T, $m: T, $g: T, $n: T) -> T {
                $e
            }
        }
    )* };
}
fn number<T: Real>(n: usize) -> T {
    T::nearest(n as f64)
}
derivatives! {
    SumOp, Nothing: |_, _, _, g, _| g;
    ProdOp, Others: |_, _, others, g, _| g * others;
    MeanOp, Nothing: |_, _, _, g, n| g / n;
    VarOp, Mean: |x, _, m, g, n| g * (x - m) * number(2) / (n - T::one());
    StdOp, Mean: |x, y, m, g, n| if y == T::zero() { T::zero() } else { g * (x - m) / (y * (n - T::one())) };
    NormOp, Nothing: |x, y, _, g, _| if y == T::zero() { T::zero() } else { g * x / y };
    LogSumExpOp, Exponentials: |x, y, _, g, _| g * (x - y).share();
    AminOp, Ties: |x, y, ties, g, _| of_extreme(x, y, ties, g);
    AmaxOp, Ties: |x, y, ties, g, _| of_extreme(x, y, ties, g);
}
// A correction of `n` or more: PyTorch divides by what is left, along dimensions also if that is negative; of all elements
// the gradient is infinite, whatever the element's side of the mean, and NaN at the mean.
impl<T: Real> ReduceDerivative<T> for VarWithOp<usize> {
    const ALSO: Also = Also::Mean;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivative(self, x: T, _: T, mean: T, g: T, n: T) -> T {
        g * (x - mean) * number(2) / (n - number(self.correction))
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivative_of_all(self, x: T, y: T, mean: T, g: T, n: T) -> T {
        if n > number(self.correction) {
            self.derivative(x, y, mean, g, n)
        } else if x == mean {
            T::nan()
        } else {
            g * T::infinity()
        }
    }
}
impl<T: Real> ReduceDerivative<T> for StdWithOp<usize> {
    const ALSO: Also = Also::Mean;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivative(self, x: T, y: T, mean: T, g: T, n: T) -> T {
        if y == T::zero() {
            T::zero()
        } else {
            g * (x - mean) / (y * (n - number(self.correction)))
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivative_of_all(self, x: T, y: T, mean: T, g: T, n: T) -> T {
        if n > number(self.correction) {
            self.derivative(x, y, mean, g, n)
        } else {
            T::nan()
        }
    }
}
/// The elements that are the result share the gradient. A lane whose result is NaN has no gradient: all are NaN, as in
/// PyTorch.
#[cfg_attr(not(unoptimised), inline(always))]
fn of_extreme<T: Real>(x: T, y: T, ties: T, g: T) -> T {
    if x == y {
        g / ties
    } else if y.is_nan() {
        y
    } else {
        T::zero()
    }
}
/// The smallest or the largest of all elements. NaN elements share the gradient of NaN, as in PyTorch's `max`, unlike
/// `amax`.
#[derive(Clone, Copy, Debug)]
pub struct Whole<F>(pub(super) F);
#[diagnostic::do_not_recommend]
impl<F> Sealed for Whole<F> {}
impl<F: Reducer<T>, T: Element> Reducer<T> for Whole<F> {
    type Out = F::Out;
    type Derivative = F::Derivative;
    const SEARCHES: bool = F::SEARCHES;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn reduce<const W: usize, R: Region<W, Elem = T>>(self, region: &R) -> [F::Out; W] {
        self.0.reduce(region)
    }
}
impl<F: Reducer<T, Out = T>, T: Real> ReduceDerivative<T> for Whole<F> {
    const ALSO: Also = Also::Ties;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivative(self, x: T, y: T, ties: T, g: T, _: T) -> T {
        if self.is_result(x, y) {
            g / ties
        } else {
            T::zero()
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_result(self, x: T, y: T) -> bool {
        x == y || x.is_nan() && y.is_nan()
    }
}
impl<T: Real> ReduceDerivative<T> for NormWithOp<T> {
    // The largest and the smallest size, of which equal ones share the gradient.
    const ALSO: Also = Also::Ties;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivative(self, x: T, y: T, ties: T, g: T, _: T) -> T {
        let Self { p } = self;
        let size = Float::abs(x);
        if x == T::zero() || y == T::zero() || p == T::zero() {
            T::zero()
        } else if p.is_infinite() {
            if size == y {
                g * x.signum() / ties
            } else {
                T::zero()
            }
        } else if p == T::one() && x.is_nan() {
            // A NaN has no sign.
            T::zero()
        } else {
            g * x.signum() * (size / y).powf(p - T::one())
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_result(self, x: T, y: T) -> bool {
        Float::abs(x) == y
    }
}

/// The gradient of an element of a lane, from the element and the results of the lane, which has `ALL` elements.
#[derive(Clone, Copy, Debug)]
pub(super) struct OfLane<F, T, const ALL: bool>(pub(super) F, pub(super) T);
#[diagnostic::do_not_recommend]
impl<F, T, const ALL: bool> Sealed for OfLane<F, T, ALL> {}
impl<T: Real, F: ReduceDerivative<T>, const ALL: bool> BinaryOp<T, (T, (T, T))>
    for OfLane<F, T, ALL>
{
    type Out = T;
    type Derivative = False;
    // SAFETY: a function of its operands.
    const SHARED: Shared = unsafe { Shared::yes() };
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, x: T, (grad, (y, also)): (T, (T, T))) -> T {
        if ALL {
            self.0.derivative_of_all(x, y, also, grad, self.1)
        } else {
            self.0.derivative(x, y, also, grad, self.1)
        }
    }
}
/// Whether an element is the result of its lane, as 1 or 0.
#[derive(Clone, Copy, Debug)]
pub(super) struct IsResult<F>(pub(super) F);
#[diagnostic::do_not_recommend]
impl<F> Sealed for IsResult<F> {}
impl<T: Real, F: ReduceDerivative<T>> BinaryOp<T, T> for IsResult<F> {
    type Out = T;
    type Derivative = False;
    // SAFETY: a function of its operands.
    const SHARED: Shared = unsafe { Shared::yes() };
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, a: T, b: T) -> T {
        if self.0.is_result(a, b) {
            T::one()
        } else {
            T::zero()
        }
    }
}
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn pair<A, B>(a: A, b: B) -> Binary<Pair, A, B> {
    Binary { op: Pair, a, b }
}
/// The same elements with another shape of as many elements.
#[cfg_attr(not(unoptimised), inline(always))]
fn reshaped<T: Real, S: Shape, To: Shape>(x: SavedTensor<T, S>) -> SavedTensor<T, To> {
    const { assert!(S::NUMEL == To::NUMEL) };
    // SAFETY: both are contiguous and have as many elements.
    unsafe { Leaf::new(Materialized::first(&x)) }
}

/// The results of lanes. That of a single lane is read once, before the loop over the elements: in memory, it would be one
/// more place that the loop might write to, as far as the compiler knows, and too many of these prevent vectors.
#[derive(Clone, Copy, Debug)]
pub(super) struct Results<A: ExprNode> {
    one: A::Elem,
    all: A,
}
#[diagnostic::do_not_recommend]
impl<A: ExprNode> Sealed for Results<A> {}
impl<T: Real, S: Shape> Results<SavedTensor<T, S>> {
    /// # Safety
    /// The results are in memory.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) unsafe fn of(all: SavedTensor<T, S>) -> Self {
        let one = if const { S::NUMEL == 1 } {
            // SAFETY: the caller's promise.
            unsafe { Materialized::first(&all).read() }
        } else {
            T::zero()
        };
        Self { one, all }
    }
}
#[diagnostic::do_not_recommend]
// SAFETY: the operand's promise.
unsafe impl<A: ExprNode> ExprNode for Results<A> {
    type Elem = A::Elem;
    type Shape = A::Shape;
    type Memory = A::Memory;
    type RequiresGrad = A::RequiresGrad;
    const OPERANDS: Operands = A::OPERANDS;
    const AGAIN: bool = A::AGAIN;
    crate::expr::kernel::structural! { Results<A::Ready>; A all; |this| Results { one: this.one, all } }
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        A::is_shared()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> A::Elem {
        if const { <A::Shape as Shape>::NUMEL == 1 } {
            self.one
        } else {
            // SAFETY: the caller's promise.
            unsafe { self.all.load(index) }
        }
    }
}

/// For each element of an expression, the product of the other elements of its lane, whose results have the shape
/// `Lanes`. Nothing is divided, so a zero among the elements is like any other number. PyTorch divides unless there is a
/// zero: an element that is infinite or NaN then has the gradient NaN; and of all elements, among which two are 0, none
/// has a gradient. So it is here.
///
/// # Safety
/// The arena has memory for the lanes, and for the elements. The expression's kernels are computed.
unsafe fn products_of_others<N: ExprNode<Elem: Real> + Copy, Lanes: Shape>(
    x: &N,
    arena: &mut Arena,
) -> SavedTensor<N::Elem, N::Shape> {
    let lanes = const {
        let strides = <Contiguous<Lanes> as Layout>::PADDED_STRIDES;
        crate::expr::plan::effective(&Lanes::PADDED, &strides)
    };
    let strides = const { <Contiguous<N::Shape> as Layout>::PADDED_STRIDES };
    let sizes = const { <N::Shape as Shape>::PADDED };
    let running: *mut N::Elem = arena.take(Lanes::NUMEL);
    let others: *mut N::Elem = arena.take(N::Shape::NUMEL);
    let mut zeros = 0_usize;
    if const { InOrder::<N>::has_columns(Lanes::NUMEL) && are_rows(&N::Shape::PADDED, &Lanes::PADDED) }
    {
        // SAFETY: the caller's promise.
        unsafe { products_in_columns::<N, Lanes>(x, others) };
        // SAFETY: all elements are written.
        return unsafe { Leaf::new(others) };
    }
    if const { VECTORS && are_rows(&N::Shape::PADDED, &Lanes::PADDED) } {
        // SAFETY: the caller's promise.
        unsafe { products_in_rows::<N, Lanes>(x, others) };
        // SAFETY: all elements are written.
        return unsafe { Leaf::new(others) };
    }
    // The products of the elements before each one, then of those after it.
    for after in [false, true] {
        for lane in 0..Lanes::NUMEL {
            // SAFETY: one of the lanes.
            unsafe { running.add(lane).write(num_traits::one()) }
        }
        walk(&sizes, |index| {
            let mut at = *index;
            if after {
                for (i, size) in at.iter_mut().zip(sizes) {
                    *i = size - 1 - *i;
                }
            }
            // SAFETY: an index of the expression, the offset of its element, and that of its lane.
            unsafe {
                let running = running.add(distance(&at, &lanes));
                let others = others.add(distance(&at, &strides));
                let value = x.load(&at);
                others.write(if !after {
                    zeros += usize::from(value == num_traits::zero());
                    running.read()
                } else if const { Lanes::RANK == 0 && N::Shape::RANK > 0 } && zeros > 1 {
                    num_traits::zero()
                } else if const { N::Shape::RANK > 0 } && zeros == 0 && !value.is_finite() {
                    N::Elem::nan()
                } else {
                    others.read() * running.read()
                });
                running.write(running.read() * value);
            }
        });
    }
    // SAFETY: all elements are written.
    unsafe { Leaf::new(others) }
}

/// Whether each lane is adjacent elements of a row-major tensor.
const fn are_rows(sizes: &[usize; MAX_RANK], lanes: &[usize; MAX_RANK]) -> bool {
    let (mut d, mut reduced) = (0, false);
    while d < MAX_RANK {
        if sizes[d] > 1 && lanes[d] == 1 {
            reduced = true;
        } else if sizes[d] > 1 && reduced {
            return false;
        }
        d += 1;
    }
    true
}
/// As [`products_of_others`], of lanes of adjacent elements. The products of the elements before one and of those after
/// another, at the same distance from the other end, are computed at once: each waits for the one before it.
///
/// # Safety
/// As for `products_of_others`; there is memory for the elements.
unsafe fn products_in_rows<N: ExprNode<Elem: Real>, Lanes: Shape>(x: &N, others: *mut N::Elem) {
    let sizes = const { N::Shape::PADDED };
    let all = const { N::Shape::NUMEL };
    let lane = all.checked_div(Lanes::NUMEL).unwrap_or(0);
    let one: N::Elem = num_traits::one();
    let (mut before, mut after, mut at, mut in_lane) = (one, one, 0, 0);
    let (mut zeros, mut finite) = (0_usize, true);
    walk(
        &sizes,
        #[cfg_attr(not(unoptimised), inline(always))]
        |index| {
            let mut back = *index;
            for (i, size) in back.iter_mut().zip(sizes) {
                *i = size - 1 - *i;
            }
            if in_lane == lane {
                (before, after, in_lane) = (one, one, 0);
            }
            in_lane += 1;
            // SAFETY: indices of the expression, and the offsets of their elements. What is read was written.
            unsafe {
                let (first, last) = (x.load(index), x.load(&back));
                zeros += usize::from(first == num_traits::zero());
                finite &= first.is_finite();
                let (i, k) = (others.add(at), others.add(all - 1 - at));
                if 2 * at + 1 < all {
                    i.write(before);
                    k.write(after);
                } else if 2 * at + 1 == all {
                    i.write(before * after);
                } else {
                    i.write(i.read() * before);
                    k.write(k.read() * after);
                }
                before = before * first;
                after = after * last;
            }
            at += 1;
        },
    );
    // SAFETY: the caller's promise; all elements are written.
    unsafe { of_zeros_and_infinities::<N, Lanes>(x, others, zeros, finite) }
}
/// Writes the products that depend on the number of elements that are 0, and on whether all are finite.
///
/// # Safety
/// As for `products_of_others`; there is memory for the elements.
unsafe fn of_zeros_and_infinities<N: ExprNode<Elem: Real>, Lanes: Shape>(
    x: &N,
    others: *mut N::Elem,
    zeros: usize,
    finite: bool,
) {
    let none = const { Lanes::RANK == 0 && N::Shape::RANK > 0 } && zeros > 1;
    if !none && (const { N::Shape::RANK == 0 } || zeros > 0 || finite) {
        return;
    }
    let mut at = 0;
    walk(
        &const { N::Shape::PADDED },
        #[cfg_attr(not(unoptimised), inline(always))]
        // SAFETY: an index of the expression, and the offset of its element.
        |index| unsafe {
            if none {
                others.add(at).write(num_traits::zero());
            } else if !x.load(index).is_finite() {
                others.add(at).write(N::Elem::nan());
            }
            at += 1;
        },
    );
}

/// The elements in their order.
struct InOrder<N>(core::marker::PhantomData<N>);
impl<N: ExprNode> Walk for InOrder<N> {
    const PLAN: Plan = {
        let sizes = <N::Shape as Shape>::PADDED;
        let rows = Operands::one(&sizes, &<Contiguous<N::Shape> as Layout>::PADDED_STRIDES);
        Plan::in_order(&sizes, &rows.and(&N::OPERANDS))
    };
}
impl<N: ExprNode> InOrder<N> {
    /// Whether lanes of adjacent elements are rows of so many columns.
    const fn has_columns(lanes: usize) -> bool {
        let all = <N::Shape as Shape>::NUMEL;
        VECTORS
            && lanes > 0
            && all / lanes >= 4 * COLUMNS
            && (all / lanes).is_multiple_of(COLUMNS)
            && <Self as Walk>::PLAN.extent[MAX_RANK - 1].is_multiple_of(COLUMNS)
    }
}
/// The products that are computed at once, in vectors. On an AMD EPYC (Zen 3), value and gradients of the product of 512 by
/// 512 elements take 116 µs instead of 734.
const COLUMNS: usize = 16;
/// As [`products_of_others`], of lanes of adjacent elements, each of them rows of some columns: the products of the
/// elements of a column after one, times those before it, times the products of the other columns.
///
/// # Safety
/// As for `products_of_others`; there is memory for the elements.
unsafe fn products_in_columns<N: ExprNode<Elem: Real> + Copy, Lanes: Shape>(
    x: &N,
    others: *mut N::Elem,
) {
    let all = const { N::Shape::NUMEL };
    let lane = all.checked_div(Lanes::NUMEL).unwrap_or(1);
    let one: N::Elem = num_traits::one();
    let mut usual = true;
    // SAFETY: Bounds: memory for each element, of which those of a lane are adjacent, and whose number is a multiple of
    // that of the columns. Initialisation: the elements are stored first.
    unsafe {
        write_from::<N, Contiguous<N::Shape>, true>(others, *x);
        for first in (0..all).step_by(lane) {
            let mut after = [one; COLUMNS];
            for row in (0..lane).step_by(COLUMNS).rev() {
                let at = others.add(first + row).cast::<[N::Elem; COLUMNS]>();
                let elements = at.read();
                at.write(after);
                for (after, x) in after.iter_mut().zip(elements) {
                    *after = *after * x;
                }
            }
            let whole = join_halves(after, |a, b| a * b);
            usual &= whole.is_finite() && whole != num_traits::zero();
        }
    }
    let (mut before, mut at, mut in_lane) = ([one; COLUMNS], 0, 0);
    InOrder::<N>::walk_runs(
        0..InOrder::<N>::STEPS,
        #[cfg_attr(not(unoptimised), inline(always))]
        |index, axis, run| {
            let mut index = *index;
            for i in run.step_by(COLUMNS) {
                let mut elements = [one; COLUMNS];
                for (k, element) in elements.iter_mut().enumerate() {
                    index[axis] = i + k;
                    // SAFETY: Bounds: an index of the plan: the run is a multiple of the columns.
                    *element = unsafe { x.load(&index) };
                }
                // SAFETY: Bounds: the elements of the plan so far, of as many as there is memory for.
                let at_row = unsafe { others.add(at).cast::<[N::Elem; COLUMNS]>() };
                // SAFETY: Initialisation: the products after these elements were written above.
                let mut products = unsafe { at_row.read() };
                if in_lane == 0 {
                    // The products of the other columns.
                    let (mut left, mut right) = (one, one);
                    before = [one; COLUMNS];
                    for c in 0..COLUMNS {
                        let d = COLUMNS - 1 - c;
                        before[c] = before[c] * left;
                        before[d] = before[d] * right;
                        left = left * (products[c] * elements[c]);
                        right = right * (products[d] * elements[d]);
                    }
                }
                for c in 0..COLUMNS {
                    products[c] = before[c] * products[c];
                    before[c] = before[c] * elements[c];
                }
                // SAFETY: Bounds: as above.
                unsafe { at_row.write(products) };
                at += COLUMNS;
                in_lane += COLUMNS;
                if in_lane == lane {
                    in_lane = 0;
                }
            }
        },
    );
    if usual {
        return;
    }
    let (mut zeros, mut finite) = (0, true);
    walk(
        &const { N::Shape::PADDED },
        #[cfg_attr(not(unoptimised), inline(always))]
        |index| {
            // SAFETY: Bounds: an index of the expression.
            let x = unsafe { x.load(index) };
            zeros += usize::from(x == num_traits::zero());
            finite &= x.is_finite();
        },
    );
    // SAFETY: the caller's promise; all elements are written.
    unsafe { of_zeros_and_infinities::<N, Lanes>(x, others, zeros, finite) }
}

/// What [`Also::Exponentials`] says, in the arena.
#[derive(Clone, Copy, Debug)]
pub struct Exponentials<T> {
    all: *mut T,
    sums: *mut T,
}
impl<T> Exponentials<T> {
    const NONE: Self = Self {
        all: core::ptr::null_mut(),
        sums: core::ptr::null_mut(),
    };
}
/// Whether the forward pass keeps the exponentials of the elements of `A`.
const fn keeps_exponentials<F: ReduceDerivative<A::Elem>, A: ExprNode<Elem: Real>>() -> bool {
    let bytes = bytes::<A::Elem>(<A::Shape as Shape>::NUMEL);
    matches!(F::ALSO, Also::Exponentials)
        && VECTORS
        && !cfg!(feature = "reproducible")
        && A::RequiresGrad::VALUE
        && bytes > 0
        && bytes <= MOST_EXPONENTIALS
}

// A reduction and its derivative: the node, the node over another operand, the shape of its result with the reduced
// dimensions of size 1, whether there is one lane of all elements, and the number of elements of a lane.
macro_rules! reductions {
    ($(
        [$($g:tt)*] $Node:ty, $Over:ident, |$F:ident, $N:ident| $Of:ty, $Out:ty, $SavedTensor:ty, $all:literal, $count:expr;
        |$reducer:ident, $a:ident| $make:expr;
    )*) => { $(
        // SAFETY: the operand is counted, and what `also` keeps.
                #[diagnostic::do_not_recommend]
                unsafe impl<F: ReduceDerivative<A::Elem>, A: Differentiable<Elem: Real>, $($g)*> DifferentiableKernel for $Node {
            type Saved = (F, A::Tape, Exponentials<A::Elem>);
            const SAVED: usize = <A as Differentiable>::SAVED
                + if keeps_exponentials::<F, A>() {
                    bytes::<A::Elem>(<A::Shape as Shape>::NUMEL) + bytes::<A::Elem>(<$SavedTensor as Shape>::NUMEL)
                } else {
                    0
                };
            const GRADS: usize = {
                let [lanes, all] = F::ALSO.elements(<A::Shape as Shape>::NUMEL, <$SavedTensor as Shape>::NUMEL);
                <A::Tape as Tape>::GRADS + bytes::<A::Elem>(lanes) + bytes::<A::Elem>(all)
            };
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn run<const RESULT: bool>(self, out: *mut A::Elem, arena: &mut Arena) -> Self::Saved {
                // SAFETY: the caller's promise.
                unsafe {
                    let tape = self.a.record(arena);
                    if !const { keeps_exponentials::<F, A>() } {
                        let ($reducer, $a) = (self.reducer, tape);
                        write_from::<_, Contiguous<$Out>, true>(out, $make);
                        return (self.reducer, tape, Exponentials::NONE);
                    }
                    let all: *mut A::Elem = arena.take(<A::Shape as Shape>::NUMEL);
                    let sums: *mut A::Elem = arena.take(<$SavedTensor as Shape>::NUMEL);
                    let ($reducer, $a) = (AmaxOp {}, tape);
                    write_from::<_, Contiguous<$Out>, true>(sums, $make);
                    for lane in 0..<$SavedTensor as Shape>::NUMEL {
                        // Infinity less a number is infinite, less itself it is not.
                        let (least, most) = (A::Elem::min_value(), A::Elem::max_value());
                        let largest = sums.add(lane);
                        largest.write(Float::max(Float::min(largest.read(), most), least));
                    }
                    let b = Results::of(SavedTensor::<A::Elem, $SavedTensor>::new(sums));
                    let a = Binary { op: SubOp, a: tape, b };
                    store_from::<_, Contiguous<A::Shape>>(all, Unary { op: Exp {}, a }, true);
                    let ($reducer, $a) = (SumOp {}, SavedTensor::<A::Elem, A::Shape>::new(all));
                    write_from::<_, Contiguous<$Out>, true>(out, $make);
                    for lane in 0..<$SavedTensor as Shape>::NUMEL {
                        let (largest, sum) = (sums.add(lane).read(), out.add(lane).read());
                        out.add(lane).write(sum.logarithm() + largest);
                        sums.add(lane).write(sum);
                    }
                    (self.reducer, tape, Exponentials { all, sums })
                }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn to_operands<P: Place>(
                (reducer, tape, exponentials): Self::Saved,
                y: SavedTensor<A::Elem, $Out>,
                grad: SavedTensor<A::Elem, $Out>,
                arena: &mut Arena,
            ) {
                if const { keeps_exponentials::<F, A>() } {
                    let Exponentials { all, sums } = exponentials;
                    // SAFETY: the forward pass has written them; the rest is the caller's promise.
                    unsafe {
                        for lane in 0..<$SavedTensor as Shape>::NUMEL {
                            let grad = Materialized::first(&grad).add(lane).read();
                            sums.add(lane).write(grad / sums.add(lane).read());
                        }
                        let b = Results::of(SavedTensor::<A::Elem, $SavedTensor>::new(sums));
                        let a = SavedTensor::<A::Elem, A::Shape>::new(all);
                        tape.accept::<P, _>(Binary { op: MulOp, a, b }, arena);
                    }
                    return;
                }
                let (y, grad) = (reshaped::<_, _, $SavedTensor>(y), reshaped::<_, _, $SavedTensor>(grad));
                let op = OfLane::<_, _, $all>(reducer, number::<A::Elem>($count));
                // SAFETY: the caller's promise. The results of a lane broadcast to its elements.
                unsafe {
                    let (y, grad) = (Results::of(y), Results::of(grad));
                    match const { <F as ReduceDerivative<A::Elem>>::ALSO } {
                        Also::Nothing | Also::Exponentials => {
                            let b = pair(grad, pair(y, y));
                            tape.accept::<P, _>(Binary { op, a: tape, b }, arena);
                        }
                        Also::Mean => {
                            let ($reducer, $a) = (MeanOp {}, tape);
                            let mean = Results::of(reshaped::<_, _, $SavedTensor>(kept($make, arena)));
                            let b = pair(grad, pair(y, mean));
                            tape.accept::<P, _>(Binary { op, a: tape, b }, arena);
                        }
                        Also::Ties => {
                            let ($reducer, $a) = (SumOp {}, Binary { op: IsResult(reducer), a: tape, b: y });
                            let ties = Results::of(reshaped::<_, _, $SavedTensor>(kept($make, arena)));
                            let b = pair(grad, pair(y, ties));
                            tape.accept::<P, _>(Binary { op, a: tape, b }, arena);
                        }
                        Also::Others => {
                            let others = products_of_others::<_, $SavedTensor>(&tape, arena);
                            let b = pair(grad, pair(y, others));
                            tape.accept::<P, _>(Binary { op, a: tape, b }, arena);
                        }
                    }
                }
            }
        }
    )* };
}
reductions! {
    [] Total<F, A>, Total, |F, N| Total<F, N>, (), (), true, <A::Shape as Shape>::NUMEL;
    |reducer, a| Total { reducer, a };
    [Q: Places, Out: Shape] Reduced<F, Q, A, Out>, Reduced, |F, N| Reduced<F, Q, N, Out>, Out, Q::Mark<A::Shape>, false,
        <A::Shape as Shape>::NUMEL / if Out::NUMEL == 0 { 1 } else { Out::NUMEL };
    |reducer, a| Reduced::<_, Q, _, Out>::new(reducer, a);
}

// The reductions to a number of an expression with a variable: expressions, so that `backward` follows.
macro_rules! totals {
    ($($(#[$doc:meta])* $name:ident($($p:ident: $P:ty),*) $Op:ident $(<$Of:ident>)? $(, $Some:ident)?;)*) => {
        impl<N: ExprNode<RequiresGrad: HasVariable, Elem: Real>> Lazy<N> { $(
            #[doc = concat!(
                "[`", stringify!($name), "`](crate::ops::Reduce::", stringify!($name), ") of an expression with a                 variable: an expression itself, of which [`backward`](Self::backward) gives the value and the gradients."
            )]
            pub fn $name(self $(, $p: $P)*) -> Lazy<Total<totals!(@type $Op $(<$Of>)? $($p)*), N>>
            $(where N::Shape: NonEmptyBy<HasElements<N::Shape>> + $Some)?
            {
                Lazy(Total { reducer: totals!(@new $Op $(<$Of>)? $($p)*), a: self.0 })
            }
        )* }
        impl<'a, T: Real, Rest: StorageSpan, L: Layout> TensorBase<Variable<'a, T, Rest>, L> { $(
            #[doc = concat!("[`", stringify!($name), "`](crate::ops::Reduce::", stringify!($name), ") of a variable, as an expression.")]
            pub fn $name(self $(, $p: $P)*)
                -> Lazy<Total<totals!(@type $Op $(<$Of>)? $($p)*), VarLeaf<'a, T, L::Shape, L::Strides>>>
            $(where L::Shape: NonEmptyBy<HasElements<L::Shape>> + $Some)?
            {
                Lazy(Total { reducer: totals!(@new $Op $(<$Of>)? $($p)*), a: self.leaf() })
            }
        )* }
    };
    (@type $Op:ident correction) => { $Op<usize> };
    (@type $Op:ident <$Of:ident>) => { $Op<$Of> };
    (@type $Op:ident $($p:ident)*) => { $Op };
    (@new $Op:ident <$Of:ident>) => { $Op($Of {}) };
    (@new $Op:ident $($p:ident)*) => { $Op { $($p),* } };
}
totals! {
    sum() SumOp;
    mean() MeanOp;
    var() VarOp;
    std() StdOp;
    norm() NormOp;
    logsumexp() LogSumExpOp;
    prod() ProdOp;
    var_with(correction: usize) VarWithOp;
    std_with(correction: usize) StdWithOp;
    min() Whole<AminOp>, NonEmpty;
    max() Whole<AmaxOp>, NonEmpty;
    amin() AminOp, NonEmpty;
    amax() AmaxOp, NonEmpty;
}

// ------------------------------------------------------------------ products and distances

/// The norm of a difference.
type Distance<Op, A, B> = Lazy<Total<Op, Binary<SubOp, A, B>>>;
/// A variable as a node.
type Var<'a, T, L> = VarLeaf<'a, T, <L as Layout>::Shape, <L as Layout>::Strides>;

impl<N: ExprNode<RequiresGrad: HasVariable, Elem: Real>> Lazy<N> {
    /// [`norm_with`](crate::ops::Reduce::norm_with) of an expression with a variable, as an expression.
    pub fn norm_with(self, p: N::Elem) -> Lazy<Total<NormWithOp<N::Elem>, N>> {
        Lazy(Total {
            reducer: NormWithOp { p },
            a: self.0,
        })
    }
    /// [`dist`](crate::ops::Reduce::dist) of an expression with a variable, as an expression.
    pub fn dist<B: IntoExpr<Elem = N::Elem>>(self, other: B) -> Distance<NormOp, N, B::Node>
    where
        N::Shape: BroadcastBy<B::Shape>,
        N::Shape: BroadcastWith<B::Shape>,
    {
        let a = Binary {
            op: SubOp,
            a: self.0,
            b: other.node(),
        };
        Lazy(Total {
            reducer: NormOp {},
            a,
        })
    }
    /// [`dist_with`](crate::ops::Reduce::dist_with) of an expression with a variable, as an expression.
    pub fn dist_with<B: IntoExpr<Elem = N::Elem>>(
        self,
        other: B,
        p: N::Elem,
    ) -> Distance<NormWithOp<N::Elem>, N, B::Node>
    where
        N::Shape: BroadcastBy<B::Shape>,
        N::Shape: BroadcastWith<B::Shape>,
    {
        let a = Binary {
            op: SubOp,
            a: self.0,
            b: other.node(),
        };
        Lazy(Total {
            reducer: NormWithOp { p },
            a,
        })
    }
}
impl<'a, T: Real, Rest: StorageSpan, L: Layout> TensorBase<Variable<'a, T, Rest>, L> {
    /// [`norm_with`](crate::ops::Reduce::norm_with) of a variable, as an expression.
    pub fn norm_with(self, p: T) -> Lazy<Total<NormWithOp<T>, Var<'a, T, L>>> {
        Lazy(Total {
            reducer: NormWithOp { p },
            a: self.leaf(),
        })
    }
    /// [`dist`](crate::ops::Reduce::dist) of a variable, as an expression.
    pub fn dist<B: IntoExpr<Elem = T>>(self, other: B) -> Distance<NormOp, Var<'a, T, L>, B::Node>
    where
        L::Shape: BroadcastBy<B::Shape>,
        L::Shape: BroadcastWith<B::Shape>,
    {
        let a = Binary {
            op: SubOp,
            a: self.leaf(),
            b: other.node(),
        };
        Lazy(Total {
            reducer: NormOp {},
            a,
        })
    }
    /// [`dist_with`](crate::ops::Reduce::dist_with) of a variable, as an expression.
    pub fn dist_with<B: IntoExpr<Elem = T>>(
        self,
        other: B,
        p: T,
    ) -> Distance<NormWithOp<T>, Var<'a, T, L>, B::Node>
    where
        L::Shape: BroadcastBy<B::Shape>,
        L::Shape: BroadcastWith<B::Shape>,
    {
        let a = Binary {
            op: SubOp,
            a: self.leaf(),
            b: other.node(),
        };
        Lazy(Total {
            reducer: NormWithOp { p },
            a,
        })
    }
}

/// The sum of what the lower and the upper triangle have in common.
type Trace<N> = Lazy<Total<SumOp, Triangle<Triangle<N, true>, false>>>;
fn trace<N: ExprNode<Elem: Real>>(a: N) -> Trace<N> {
    let lower = Triangle { a, diagonal: 0 };
    let a = Triangle {
        a: lower,
        diagonal: 0,
    };
    Lazy(Total {
        reducer: SumOp {},
        a,
    })
}
impl<N: ExprNode<RequiresGrad: HasVariable, Elem: Real>> Lazy<N> {
    /// [`trace`](crate::ops::MatrixScalars::trace) of an expression with a variable, as an expression.
    pub fn trace(self) -> Trace<N>
    where
        N::Shape: TraceOf,
    {
        trace(self.0)
    }
}
impl<'a, T: Real, Rest: StorageSpan, L: Layout> TensorBase<Variable<'a, T, Rest>, L> {
    /// [`trace`](crate::ops::MatrixScalars::trace) of a variable, as an expression.
    pub fn trace(self) -> Trace<Var<'a, T, L>>
    where
        L::Shape: TraceOf,
    {
        trace(self.leaf())
    }
}

/// A product of two vectors.
type Dot<A, B> = Lazy<Product<Matrices, A, B, ()>>;

impl<N: ExprNode<RequiresGrad: HasVariable, Elem: Real>> Lazy<N> {
    /// [`dot`](crate::ops::MatrixScalars::dot) of an expression with a variable, as an expression.
    pub fn dot<B: IntoExpr<Elem = N::Elem>>(self, b: B) -> Dot<N, B::Node>
    where
        N::Shape: DotProduct<B::Shape>,
    {
        Lazy(Product::new(self.0, b.node()))
    }
}
impl<'a, T: Real, Rest: StorageSpan, L: Layout> TensorBase<Variable<'a, T, Rest>, L> {
    /// [`dot`](crate::ops::MatrixScalars::dot) of a variable, as an expression.
    pub fn dot<B: IntoExpr<Elem = T>>(
        self,
        b: B,
    ) -> Dot<VarLeaf<'a, T, L::Shape, L::Strides>, B::Node>
    where
        L::Shape: DotProduct<B::Shape>,
    {
        Lazy(Product::new(self.leaf(), b.node()))
    }
}
