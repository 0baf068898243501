//! Derivatives of layers: gradients as expressions, and the derivatives of interpolations and look-ups.

use core::marker::PhantomData;
use core::ops::Range;

use super::bytes;
use super::kernels::{DifferentiableKernel, Parameter, run};
use super::tape::{Arena, Differentiable, Place, SavedTensor, Tape, kept};
use crate::expr::kernel::Operation;
#[cfg(feature = "rayon")]
use crate::expr::parallel::is_plain;
use crate::expr::plan::effective;
use crate::expr::simd_dispatch::{Job, VECTORS, Vectors, widest};
use crate::expr::temporaries::{Need, Room};
use crate::expr::{Compute, ExprNode, Host, Kernel, Materialized};
use crate::layout::operation::{interpolate_bilinear, interpolate_nearest};
use crate::layout::{Contiguous, Four, Layout, four};
use crate::num::Sealed;
use crate::num::bits::False;
use crate::ops::nn::{ClassIndex, Embedding, Resize, below, between, in_parts, nearest};
use crate::ops::{LEVELS, Lined, Pairwise, Real, join_all};
use crate::shape::{MAX_RANK, Shape};
use crate::storage::Element;
use crate::storage::access::Sequence;

pub(super) use super::kernels::{MemoryOf, TapeOf, grads};

/// The elements of the contiguous layout of a shape.
pub(super) type Rows<S> = <Contiguous<S> as Layout>::Strides;

/// A gradient of the shape `S` as an expression: it is computed if an operand accepts it.
pub(super) struct Gradient<F, T, S> {
    fill: F,
    output: PhantomData<fn() -> (T, S)>,
}
impl<F: Fn(*mut T), T, S> Gradient<F, T, S> {
    /// # Safety
    /// `fill` writes each element of the contiguous layout of the shape, from the pointer on.
    pub(super) unsafe fn new(fill: F) -> Self {
        Self {
            fill,
            output: PhantomData,
        }
    }
}
#[diagnostic::do_not_recommend]
impl<F, T, S> Sealed for Gradient<F, T, S> {}
// SAFETY: it takes nothing: the operands are in memory.
#[diagnostic::do_not_recommend]
unsafe impl<F: Fn(*mut T), T: Element, S: Shape> Operation for Gradient<F, T, S> {
    type Over = Self;
    const OPERANDS: Need = Need::NONE;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn over(self, _: &mut Room) -> Self {
        self
    }
}
#[diagnostic::do_not_recommend]
impl<F: Fn(*mut T), T: Element, S: Shape> Kernel for Gradient<F, T, S> {
    type Elem = T;
    type Shape = S;
    type Memory = Host;
    type RequiresGrad = False;
}
// SAFETY: `new` requires that every element is written.
unsafe impl<F: Fn(*mut T), T: Element, S: Shape> Compute for Gradient<F, T, S> {
    type Elem = T;
    type Shape = S;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn run<L: Layout<Shape = S>>(&self, out: *mut T, _: bool) {
        const {
            let rows = effective(&S::PADDED, &Contiguous::<S>::PADDED_STRIDES);
            let strides = effective(&S::PADDED, &L::PADDED_STRIDES);
            let mut d = 0;
            while d < MAX_RANK {
                assert!(
                    rows[d] == strides[d],
                    "a gradient is computed in row-major order"
                );
                d += 1;
            }
        }
        (self.fill)(out);
    }
}

/// Writes zeros.
///
/// # Safety
/// There is memory for `n` elements.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn zero<T: Real>(out: *mut T, n: usize) {
    for i in 0..n {
        // SAFETY: the caller's promise.
        unsafe { out.add(i).write(T::zero()) }
    }
}
/// Adds to an element.
///
/// # Safety
/// The element may be read and written.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn add<T: Real>(at: *mut T, x: T) {
    // SAFETY: the caller's promise.
    unsafe { at.write(at.read() + x) }
}
/// Calls `f` with ranges of planes, of which all together cost `work` additions.
///
/// # Safety
/// If the elements `T` are plain numbers, calls for different planes may run at once on different threads.
#[cfg_attr(not(unoptimised), inline(always))]
#[cfg_attr(not(feature = "rayon"), allow(clippy::extra_unused_type_parameters))]
pub(super) unsafe fn in_planes<T: 'static>(planes: usize, work: usize, f: impl Fn(Range<usize>)) {
    #[cfg(feature = "rayon")]
    let shared = is_plain::<T>();
    #[cfg(not(feature = "rayon"))]
    let shared = false;
    // SAFETY: the caller's promise.
    unsafe { in_parts(planes, work, shared, f) }
}

/// The number of partial sums of a long sum.
const LANES: usize = 8;
/// The number of terms that are added before their sum is combined with others: in a lane that has grown, the next terms
/// would lose their digits.
const BLOCK: usize = 64 * LANES;
/// `K` sums of `n` terms each, in lanes that are added pairwise at the end of each block, as are the blocks.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn sums<const K: usize, T: Real>(n: usize, term: impl Fn(usize) -> [T; K]) -> [T; K] {
    // A processor without vectors has no memory for long sums.
    if const { !VECTORS } {
        return sums_of_block(0..n, &term);
    }
    let mut blocks = Pairwise::<[T; K], _, LEVELS>::new(join_all(T::plus));
    let mut from = 0;
    loop {
        let to = if n - from > BLOCK { from + BLOCK } else { n };
        let block = sums_of_block(from..to, &term);
        if to == n && from == 0 {
            return block;
        }
        blocks.push(block);
        if to == n {
            return blocks.total(block);
        }
        from = to;
    }
}
#[cfg_attr(not(unoptimised), inline(always))]
fn sums_of_block<const K: usize, T: Real>(
    Range { start, end }: Range<usize>,
    term: impl Fn(usize) -> [T; K],
) -> [T; K] {
    let mut lanes = [[T::zero(); LANES]; K];
    let whole = start + (end - start) / LANES * LANES;
    let mut begin = start;
    while begin < whole {
        for lane in 0..LANES {
            let terms = term(begin + lane);
            for (lanes, x) in lanes.iter_mut().zip(terms) {
                lanes[lane] = lanes[lane] + x;
            }
        }
        begin += LANES;
    }
    for (lane, i) in (whole..end).enumerate() {
        let terms = term(i);
        for (lanes, x) in lanes.iter_mut().zip(terms) {
            if let Some(sum) = lanes.get_mut(lane) {
                *sum = *sum + x;
            }
        }
    }
    // `black_box` hides the last sums from the compiler, which would otherwise keep all lanes in pairs, not in whole vectors.
    let lanes = if const { VECTORS } {
        core::hint::black_box(Lined(lanes)).0
    } else {
        lanes
    };
    lanes.map(
        #[cfg_attr(not(unoptimised), inline(always))]
        |[a, b, c, d, e, f, g, h]| ((a + b) + (c + d)) + ((e + f) + (g + h)),
    )
}

/// `K` sums of the items of a sequence.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn sums_of<const K: usize, T: Real>(terms: impl Sequence<Item = [T; K]>) -> [T; K] {
    sums(
        terms.len(),
        #[cfg_attr(not(unoptimised), inline(always))]
        // SAFETY: Bounds: `sums` calls it with each number less than the length.
        |i| unsafe { terms.at(i) },
    )
}

// ------------------------------------------------------------------ interpolation

/// The columns of which indices and weights are kept at a time.
const COLUMNS: usize = 256;
/// The cost of an element of the result, in additions.
const SPREAD: usize = 4;

/// The gradients of some planes of an image, from those of the interpolated planes: each row and column of the result is
/// interpolated from `N` of the image, which have indices and weights.
struct Spread<T, R, C> {
    grad: *const T,
    out: *mut T,
    /// The heights and widths of the image and of the result.
    from: [usize; 2],
    to: [usize; 2],
    planes: Range<usize>,
    rows: R,
    columns: C,
}
impl<const N: usize, T: Real, R, C> Job for Spread<T, R, C>
where
    R: Fn(usize) -> [(usize, T); N],
    C: Fn(usize) -> [(usize, T); N],
{
    type Out = ();
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        let Self { from, to, .. } = self;
        for plane in self.planes.clone() {
            // SAFETY: the promise of `spread_planes`.
            unsafe { zero(self.out.add(plane * from[0] * from[1]), from[0] * from[1]) };
        }
        let mut first = 0;
        while first < to[1] {
            let wide = COLUMNS.min(to[1] - first);
            let mut columns = [[(0, T::zero()); N]; COLUMNS];
            for (i, column) in columns.iter_mut().enumerate().take(wide) {
                *column = (self.columns)(first + i);
            }
            for plane in self.planes.clone() {
                let out = self.out.wrapping_add(plane * from[0] * from[1]);
                let grad = self.grad.wrapping_add(plane * to[0] * to[1] + first);
                // Gradients of rows of the image, not yet spread along the width, and the indices of these rows.
                let mut lines = [[T::zero(); COLUMNS]; N];
                let mut held = [usize::MAX; N];
                let spread = |line: &mut [T; COLUMNS], row: usize| {
                    let out = out.wrapping_add(row * from[1]);
                    for (x, column) in line.iter_mut().zip(&columns).take(wide) {
                        for &(at, weight) in column {
                            // SAFETY: the promise of `spread_planes`: `at` is less than the width.
                            unsafe { add(out.add(at), weight * *x) };
                        }
                        *x = T::zero();
                    }
                };
                for y in 0..to[0] {
                    let rows = (self.rows)(y);
                    let grad = grad.wrapping_add(y * to[1]);
                    for (row, weight) in rows {
                        let mut slot = 0;
                        if !held.contains(&row) {
                            // There are as many lines as rows, of which this one has none: another line is not needed.
                            while slot + 1 < N && rows.iter().any(|(row, _)| *row == held[slot]) {
                                slot += 1;
                            }
                            if held[slot] != usize::MAX {
                                spread(&mut lines[slot], held[slot]);
                            }
                            held[slot] = row;
                        }
                        while slot + 1 < N && held[slot] != row {
                            slot += 1;
                        }
                        for (i, x) in lines[slot].iter_mut().enumerate().take(wide) {
                            // SAFETY: the promise of `spread_planes`: the row has an element for each column.
                            *x = *x + weight * unsafe { grad.add(i).read() };
                        }
                    }
                }
                for (line, row) in lines.iter_mut().zip(held) {
                    if row != usize::MAX {
                        spread(line, row);
                    }
                }
            }
            first += wide;
        }
    }
}
/// Writes the gradients of some planes.
///
/// # Safety
/// The gradient has rows of the result in row-major order, for each plane; `out` has memory for those of the image. Rows
/// and columns have indices that are less than the sizes of the image.
#[inline(never)]
unsafe fn spread_planes<J: Job<Out = ()>>(job: J) {
    widest(job);
}

/// Adds the gradient of each element of the result to the elements of the input that it is interpolated from.
macro_rules! resizes {
    ($($Op:ident: |$corners:ident, $from:ident, $to:ident| |$y:ident, $x:ident| $rows:expr, $columns:expr;)*) => { $(
        // SAFETY: the operand is counted.
        #[diagnostic::do_not_recommend]
        unsafe impl<X: Differentiable<Elem: Real>, Out: Shape> DifferentiableKernel for Resize<$Op, X, Out> {
            type Saved = (TapeOf<X>, bool);
            const SAVED: usize = <X as Differentiable>::PLACED;
            const GRADS: usize = grads::<X>();
            const READS_RESULT: bool = false;
            run! {
                Out; |this| Differentiable(x) => (tape, x);
                Resize::<$Op, _, Out>::with(x, this.corners); (tape, this.corners)
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn to_operands<P: Place>(
                (tape, $corners): Self::Saved,
                _: SavedTensor<X::Elem, Out>,
                grad: SavedTensor<X::Elem, Out>,
                arena: &mut Arena,
            ) {
                let $from = const { four(<Four<$Op, X::Shape> as Shape>::SIZES, 0) };
                let $to = const { four(<Four<$Op, Out> as Shape>::SIZES, 0) };
                let g = grad.first();
                let fill = move |out: *mut X::Elem| {
                    let [batches, channels, high, wide] = $from;
                    if VECTORS {
                        let spread = |part: Range<usize>| Spread {
                            grad: g,
                            out,
                            from: [high, wide],
                            to: [$to[2], $to[3]],
                            planes: part,
                            rows: |$y: usize| $rows,
                            columns: |$x: usize| $columns,
                        };
                        let planes = batches * channels;
                        let work = (planes * $to[2] * $to[3]).saturating_mul(SPREAD);
                        // SAFETY: memory for the elements of the input, of which each plane has its own; the indices are
                        // less than its sizes.
                        unsafe { in_planes::<X::Elem>(planes, work, |part| spread_planes(spread(part))) };
                        return;
                    }
                    // SAFETY: memory for the elements of the input; the indices are less than its sizes.
                    unsafe {
                        zero(out, batches * channels * high * wide);
                        for plane in 0..batches * channels {
                            let out = out.add(plane * high * wide);
                            for $y in 0..$to[2] {
                                for $x in 0..$to[3] {
                                    let at = (plane * $to[2] + $y) * $to[3] + $x;
                                    let g = g.add(at).read();
                                    for (i, a) in $rows {
                                        for (j, b) in $columns {
                                            add(out.add(i * wide + j), g * a * b);
                                        }
                                    }
                                }
                            }
                        }
                    }
                };
                // SAFETY: the caller's promise.
                unsafe { tape.accept::<P, _>(Gradient::<_, X::Elem, X::Shape>::new(fill), arena) }
            }
        }
    )* };
}
resizes! {
    interpolate_nearest: |_corners, from, to| |y, x|
        [(nearest(y, from[2], to[2]), num_traits::one::<X::Elem>())],
        [(nearest(x, from[3], to[3]), num_traits::one::<X::Elem>())];
    interpolate_bilinear: |corners, from, to| |y, x|
        between::<X::Elem>(y, from[2], to[2], corners),
        between::<X::Elem>(x, from[3], to[3], corners);
}

// ------------------------------------------------------------------ look-ups

// SAFETY: the operands are counted; indices are constants.
#[diagnostic::do_not_recommend]
unsafe impl<W: Parameter, Y: ExprNode<Elem: ClassIndex>, Out: Shape> DifferentiableKernel
    for Embedding<W, Y, Out>
{
    type Saved = (W::Tape, SavedTensor<Y::Elem, Y::Shape>);
    const SAVED: usize = <W as Parameter>::PLACED + bytes::<Y::Elem>(<Y::Shape as Shape>::NUMEL);
    const GRADS: usize = grads::<W>();
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn run<const RESULT: bool>(self, out: *mut W::Elem, arena: &mut Arena) -> Self::Saved {
        // SAFETY: the caller's promise.
        unsafe {
            let (tape, w) = Parameter::record_in_memory(self.w, arena);
            let y = kept(self.y, arena);
            let rows = Embedding::<_, _, Out>::with(w, y);
            Compute::write::<Contiguous<Out>>(&rows, out, true);
            (tape, y)
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn to_operands<P: Place>(
        (tape, y): Self::Saved,
        _: SavedTensor<W::Elem, Out>,
        grad: SavedTensor<W::Elem, Out>,
        arena: &mut Arena,
    ) {
        let [.., rows, features] = const { <W::Shape as Shape>::PADDED };
        let fill = move |out: *mut W::Elem| {
            // SAFETY: a row and a column are less than the sizes of the weight; the result has a row for each index.
            unsafe {
                zero(out, rows * features);
                for i in 0..const { <Y::Shape as Shape>::NUMEL } {
                    let row = below(y.first().add(i).read().number(), rows).unwrap_or(0);
                    for j in 0..features {
                        let g = grad.first().add(i * features + j).read();
                        add(out.add(row * features + j), g);
                    }
                }
            }
        };
        // SAFETY: the caller's promise.
        unsafe { tape.accept::<P, _>(Gradient::<_, W::Elem, W::Shape>::new(fill), arena) }
    }
}
