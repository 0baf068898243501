//! Derivatives of convolutions and transposed convolutions.
//!
//! The gradient of a convolution's input is a transposed convolution of the result's gradient, and that of a transposed
//! convolution's input is a convolution. A transposed convolution with stride 1 is a convolution with the weight's rows
//! and columns in reverse order. The gradient of the weight is a sum of products of rows of the input and rows of the
//! result's gradient; a transposed convolution exchanges the two.

use core::mem::MaybeUninit;
use core::slice::{from_raw_parts, from_raw_parts_mut};

use super::bytes;
use super::kernels::{DifferentiableKernel, OptionalOperand, Parameter, ParameterMemory, run};
use super::layers::{Gradient, MemoryOf, Rows, TapeOf, add, grads, sums, sums_of, zero};
use super::tape::{Arena, Differentiable, Place, SavedTensor, Tape};
use crate::expr::simd_dispatch::{Job, VECTORS, Vectors, widest};
use crate::expr::{Compute, ExprNode, KernelOperand, Materialized, Tracked};
use crate::layout::{
    Contiguous, ConvTransposeGeometry, ConvTransposeOutputs, ConvTransposeSizes, ConvWindowRule,
    Four, FourWeights, HeightOf, Window, WindowOp, WindowOptions, four,
};
use crate::ops::Real;
use crate::ops::nn::windows::{Plan, Strided, convolve, convolve_transposed, convolve_unpadded};
use crate::ops::nn::{Conv, ConvTranspose, Maybe, Sum};
use crate::shape::Shape;
use crate::storage::access::Sequence;

/// The indices along dimension `d` of the result whose windows' element `tap` is inside the input.
#[cfg_attr(not(unoptimised), inline(always))]
fn inside(g: &Window, d: usize, tap: usize) -> core::ops::Range<usize> {
    let (stride, before) = (g.stride[d].max(1), g.padding[d]);
    let at = tap * g.dilation[d];
    let from = before.saturating_sub(at).div_ceil(stride);
    let to = match (g.input[d + 2] + before).checked_sub(at) {
        Some(left) => left.div_ceil(stride).min(g.output[d + 2]),
        None => 0,
    };
    from..to
}
/// The index of the input at an index of `inside`.
#[cfg_attr(not(unoptimised), inline(always))]
fn place(g: &Window, d: usize, tap: usize, at: usize) -> usize {
    (at * g.stride[d] + tap * g.dilation[d]).wrapping_sub(g.padding[d])
}
const fn channels(g: &Window) -> [usize; 3] {
    let groups = if g.groups == 0 { 1 } else { g.groups };
    [groups, g.input[1] / groups, g.output[1] / groups]
}

// ------------------------------------------------------------------ of the input

/// The convolution of a result's gradient that is the gradient of the input, if there is one: the weight is reversed,
/// with the input's channels first.
const fn reversed(g: &Window) -> Option<Window> {
    let mut padding = [0; 2];
    let mut d = 0;
    while d < 2 {
        let Some(rest) = ((g.kernel[d] - 1) * g.dilation[d]).checked_sub(g.padding[d]) else {
            return None;
        };
        if g.stride[d] != 1 {
            return None;
        }
        padding[d] = rest;
        d += 1;
    }
    Some(Window {
        input: g.output,
        output: g.input,
        kernel: g.kernel,
        stride: [1, 1],
        padding,
        dilation: g.dilation,
        groups: g.groups,
    })
}
/// The transposed convolution of a result's gradient that is the gradient of the input.
const fn spread(g: &Window) -> Window {
    Window {
        input: g.output,
        output: g.input,
        kernel: g.kernel,
        stride: g.stride,
        padding: g.padding,
        dilation: g.dilation,
        groups: if g.groups == 0 { 1 } else { g.groups },
    }
}
const fn contiguous([_, b, c, d]: [usize; 4]) -> [usize; 4] {
    [b * c * d, c * d, d, 1]
}
/// The sizes of the reversed weight: the input's channels, the result's channels per group, the kernel.
const fn reversed_sizes(g: &Window) -> [usize; 4] {
    let [groups, per, made] = channels(g);
    [groups * per, made, g.kernel[0], g.kernel[1]]
}
/// Whether the gradient of the input is a product of matrices, which is a transposed convolution.
fn is_product<T: 'static>(g: &Window) -> bool {
    #[cfg(all(feature = "std", not(feature = "reproducible")))]
    return VECTORS && crate::ops::nn::windows::few::takes_transposed::<T>(&spread(g));
    #[cfg(not(all(feature = "std", not(feature = "reproducible"))))]
    {
        let _ = (g, size_of::<T>());
        false
    }
}
/// # Safety
/// The weight is that of the convolution, and there is memory for as many elements.
#[inline(never)]
unsafe fn reverse<T: Real>(g: &Window, w: Strided<T>, out: *mut T) {
    let [groups, per, made] = channels(g);
    let [high, wide] = g.kernel;
    let steps = w.steps;
    let mut at = 0;
    for group in 0..groups {
        for c in 0..per {
            for o in group * made..(group + 1) * made {
                for i in (0..high).rev() {
                    for j in (0..wide).rev() {
                        let from = o * steps[0] + c * steps[1] + i * steps[2] + j * steps[3];
                        // SAFETY: the caller's promise.
                        unsafe { out.add(at).write(w.first.add(from).read()) };
                        at += 1;
                    }
                }
            }
        }
    }
}

/// Adds each product of a gradient and a weight to the gradient of the input.
struct ToInput<'g, T> {
    g: &'g Window,
    w: Strided<T>,
    grad: Strided<T>,
    out: *mut T,
    steps: [usize; 4],
}
impl<T: Real> Job for ToInput<'_, T> {
    type Out = ();
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        let Self {
            g,
            w: Strided {
                first: w,
                steps: ws,
            },
            grad: Strided {
                first: y,
                steps: ys,
            },
            out,
            steps: os,
        } = self;
        let [groups, per, made] = channels(g);
        for n in 0..g.input[0] {
            for group in 0..groups {
                for c in 0..per {
                    let out = out.wrapping_add(n * os[0] + (group * per + c) * os[1]);
                    for o in group * made..(group + 1) * made {
                        for i in 0..g.kernel[0] {
                            for j in 0..g.kernel[1] {
                                let columns = inside(g, 1, j);
                                let count = columns.len();
                                if count == 0 {
                                    continue;
                                }
                                let first = place(g, 1, j, columns.start);
                                for row in inside(g, 0, i) {
                                    // SAFETY: valid indices of the weight, the gradient and the input: the row and the
                                    // columns are inside.
                                    unsafe {
                                        let w =
                                            *w.add(o * ws[0] + c * ws[1] + i * ws[2] + j * ws[3]);
                                        let y = y.add(
                                            n * ys[0]
                                                + o * ys[1]
                                                + row * ys[2]
                                                + columns.start * ys[3],
                                        );
                                        let x =
                                            out.add(place(g, 0, i, row) * os[2] + first * os[3]);
                                        let step = g.stride[1] * os[3];
                                        if step == 1 && ys[3] == 1 {
                                            for k in 0..count {
                                                add(x.add(k), w * *y.add(k));
                                            }
                                        } else {
                                            for k in 0..count {
                                                add(x.add(k * step), w * *y.add(k * ys[3]));
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
/// The gradient of a convolution's input, in row-major order.
///
/// # Safety
/// The weight and the gradient are those of the convolution, and there is memory for the input's elements.
#[inline(never)]
unsafe fn scattered<T: Real>(g: &Window, w: Strided<T>, grad: Strided<T>, out: *mut T) {
    let [a, b, c, d] = g.input;
    // SAFETY: the caller's promise.
    unsafe { zero(out, a * b * c * d) };
    widest(ToInput {
        g,
        w,
        grad,
        out,
        steps: contiguous(g.input),
    });
}

// ------------------------------------------------------------------ of the weight

/// The number of columns of a step.
const COLUMNS: usize = 8;

/// The sums of products of rows of the input and the gradient.
struct ToWeight<'g, T> {
    g: &'g Window,
    x: Strided<T>,
    grad: Strided<T>,
    out: *mut T,
    steps: [usize; 4],
}
impl<T: Real> Job for ToWeight<'_, T> {
    type Out = ();
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        let [groups, per, made] = channels(self.g);
        for group in 0..groups {
            for c in 0..per {
                let mut o = 0;
                // SAFETY: the channels are of this group.
                unsafe {
                    while made - o >= 8 {
                        self.some::<8>(group, c, o);
                        o += 8;
                    }
                    while made - o >= 4 {
                        self.some::<4>(group, c, o);
                        o += 4;
                    }
                    while made > o {
                        self.some::<1>(group, c, o);
                        o += 1;
                    }
                }
            }
        }
    }
}
impl<T: Real> ToWeight<'_, T> {
    /// The sums for an input channel `c` and `B` output channels from `o` on, of a group.
    ///
    /// # Safety
    /// The group has these channels.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn some<const B: usize>(&self, group: usize, c: usize, o: usize) {
        let g = self.g;
        let [_, per, made] = channels(g);
        let (xs, ys, os) = (self.x.steps, self.grad.steps, self.steps);
        let step = g.stride[1].wrapping_mul(xs[3]);
        let o = group * made + o;
        for i in 0..g.kernel[0] {
            for j in 0..g.kernel[1] {
                let columns = inside(g, 1, j);
                let count = columns.len();
                let mut totals = [[T::zero(); COLUMNS]; B];
                if count > 0 {
                    let first = place(g, 1, j, columns.start);
                    for n in 0..g.input[0] {
                        for row in inside(g, 0, i) {
                            // SAFETY: valid indices of the input and of the gradient.
                            unsafe {
                                let x = self.x.first.add(
                                    n * xs[0]
                                        + (group * per + c) * xs[1]
                                        + place(g, 0, i, row) * xs[2]
                                        + first * xs[3],
                                );
                                let y = self.grad.first.add(
                                    n * ys[0] + o * ys[1] + row * ys[2] + columns.start * ys[3],
                                );
                                if step == 1 && ys[3] == 1 {
                                    in_row(&mut totals, x, (y, ys[1]), count);
                                } else {
                                    in_steps(&mut totals, (x, step), (y, [ys[1], ys[3]]), count);
                                }
                            }
                        }
                    }
                }
                for (b, totals) in totals.iter().enumerate() {
                    let [total] = sums(COLUMNS, |k| [totals[k % COLUMNS]]);
                    // SAFETY: a valid index of the weight.
                    unsafe {
                        self.out
                            .add((o + b) * os[0] + c * os[1] + i * os[2] + j * os[3])
                            .write(total);
                    }
                }
            }
        }
    }
}
/// Adds the products of adjacent elements.
///
/// # Safety
/// There are `count` elements of the input, and as many of each of the channels of the gradient.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn in_row<T: Real, const B: usize>(
    totals: &mut [[T; COLUMNS]; B],
    x: *const T,
    (y, channel): (*const T, usize),
    count: usize,
) {
    let mut sums = *totals;
    let mut k = 0;
    // Some adjacent columns, into the first of the sums.
    macro_rules! columns {
        ($C:expr) => {{
            let x = x.add(k).cast::<[T; $C]>().read_unaligned();
            for (b, sums) in sums.iter_mut().enumerate() {
                let y = y.add(b * channel + k).cast::<[T; $C]>();
                for ((sum, x), y) in sums.iter_mut().zip(x).zip(y.read_unaligned()) {
                    *sum = *sum + x * y;
                }
            }
            k += $C;
        }};
    }
    // SAFETY: the caller's promise.
    unsafe {
        while k + COLUMNS <= count {
            columns!(COLUMNS);
        }
        if k + 4 <= count {
            columns!(4);
        }
        if k + 2 <= count {
            columns!(2);
        }
        if k < count {
            columns!(1);
        }
    }
    let _ = k;
    *totals = sums;
}
/// As [`in_row`], of elements at any strides.
///
/// # Safety
/// As for `in_row`.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn in_steps<T: Real, const B: usize>(
    totals: &mut [[T; COLUMNS]; B],
    (x, x_step): (*const T, usize),
    (y, [channel, y_step]): (*const T, [usize; 2]),
    count: usize,
) {
    for k in 0..count {
        // SAFETY: the caller's promise.
        unsafe {
            let x = *x.add(k * x_step);
            for (b, sums) in totals.iter_mut().enumerate() {
                if let Some(sum) = sums.get_mut(k % COLUMNS) {
                    *sum = *sum + x * *y.add(b * channel + k * y_step);
                }
            }
        }
    }
}
/// The gradient of a convolution's weight, in row-major order.
///
/// # Safety
/// The input and the gradient are those of the convolution, and there is memory for the weight's elements.
#[inline(never)]
unsafe fn of_weight<T: Real>(g: &Window, x: Strided<T>, grad: Strided<T>, out: *mut T) {
    let [_, per, _] = channels(g);
    let steps = contiguous([g.output[1], per, g.kernel[0], g.kernel[1]]);
    // If windows are single, adjacent elements, an image is treated as one row.
    let mut one_row = *g;
    let [high, wide] = [g.input[2], g.input[3]];
    let single = g.kernel == [1, 1] && g.stride == [1, 1] && g.padding == [0, 0];
    if single
        && [high, wide] == [g.output[2], g.output[3]]
        && x.steps[2] == wide * x.steps[3]
        && grad.steps[2] == wide * grad.steps[3]
    {
        (one_row.input[2], one_row.input[3]) = (1, high * wide);
        (one_row.output[2], one_row.output[3]) = (1, high * wide);
    }
    // Without `reproducible`: the order of sums is that of the processor's vectors.
    #[cfg(all(feature = "std", not(feature = "reproducible")))]
    if VECTORS {
        use crate::ops::nn::windows::{few, weights};
        // SAFETY: the caller's promise.
        return unsafe {
            if few::takes_weight::<T>(&one_row) {
                few::weight_gradient(&one_row, x, grad, out);
            } else {
                weights::weight_gradient(&one_row, x, grad, out);
            }
        };
    }
    widest(ToWeight {
        g: &one_row,
        x,
        grad,
        out,
        steps,
    });
}
/// The elements of a channel that are added up at a time: a longer sum in a few lanes is inaccurate.
const AT_ONCE: usize = 2048;
/// The sums of the elements of each channel, of a tensor of these sizes in row-major order.
#[inline(never)]
pub(super) fn of_channels<T: Real>(
    [batches, channels, high, wide]: [usize; 4],
    grad: &[T],
    out: &mut [MaybeUninit<T>],
) {
    let plane = high * wide;
    for (c, out) in out.iter_mut().enumerate() {
        let mut total = Sum::of_at_most(batches.saturating_mul(plane.div_ceil(AT_ONCE)));
        for n in 0..batches {
            let first = (n * channels + c) * plane;
            let elements = grad.get(first..first + plane).unwrap_or_default();
            for part in elements.chunks(AT_ONCE) {
                let [part] = sums_of(part.map(
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |x| [x],
                ));
                total.add(part);
            }
        }
        out.write(total.total());
    }
}

// ------------------------------------------------------------------ the kernels

// The impl's beginning, which both have.
macro_rules! forward {
    ($Conv:ident) => {
        type Saved = ((TapeOf<X>, W::Tape, B::Tape), (MemoryOf<X>, W::InMemory));
        const SAVED: usize = <X as Differentiable>::PLACED
            + <W as Parameter>::PLACED
            + <B as OptionalOperand<X::Elem>>::PLACED;
        const READS_RESULT: bool = false;
        run! {
            Out; |this| Differentiable(x) => (x_tape, x), Parameter(w) => (w_tape, w),
                OptionalOperand(b) => (b_tape, b);
            $Conv::<Op, O, _, _, _, Out>::with(x, w, b); ((x_tape, w_tape, b_tape), (x, w))
        }
    };
}

/// The sizes and strides of a convolution and its derivatives.
struct Sizes<Op, O, X, W, Out>(core::marker::PhantomData<(Op, O, X, W, Out)>);
impl<Op: WindowOp, O: WindowOptions<Op>, X: Differentiable, W: Parameter, Out: Shape>
    Sizes<Op, O, X, W, Out>
{
    const XS: [usize; 4] = four(
        <Four<Op, <MemoryOf<X> as Materialized>::Strides> as Shape>::SIZES,
        0,
    );
    const WS: [usize; 4] = four(
        <FourWeights<Op, <ParameterMemory<W> as Materialized>::Strides> as Shape>::SIZES,
        0,
    );
    const YS: [usize; 4] = four(<Four<Op, Rows<Out>> as Shape>::SIZES, 0);
}
impl<Op: WindowOp, O: WindowOptions<Op>, X: ExprNode, W: ExprNode, Out: Shape>
    Sizes<Op, O, X, W, Out>
{
    const CONV: Window = Window::of::<ConvWindowRule<Op, X::Shape, W::Shape, O>>();
    /// The convolution whose gradient the transposed convolution is.
    const SPREAD: Window = {
        let [
            input,
            output,
            kernel,
            stride,
            padding,
            [high, wide, groups, _],
        ] = <ConvTransposeGeometry<Op, X::Shape, W::Shape, O> as ConvTransposeSizes>::WINDOW;
        Window {
            input: output,
            output: input,
            kernel: [kernel[0], kernel[1]],
            stride: [stride[0], stride[1]],
            padding: [padding[0], padding[1]],
            dilation: [high, wide],
            groups,
        }
    };
    /// The bytes of the reversed weight.
    const REVERSED: usize = if X::RequiresGrad::VALUE && reversed(&Self::CONV).is_some() {
        bytes::<X::Elem>(<W::Shape as Shape>::NUMEL)
    } else {
        0
    };
}

// SAFETY: the operands are counted, and the reversed weight.
#[diagnostic::do_not_recommend]
unsafe impl<Op: WindowOp, O: WindowOptions<Op>, X, W, B, Out: Shape> DifferentiableKernel
    for Conv<Op, O, X, W, B, Out>
where
    X: Differentiable<Elem: Real>,
    W: Parameter<Elem = X::Elem>,
    B: OptionalOperand<X::Elem, InMemory: Maybe<X::Elem>> + KernelOperand<Placed: Maybe<X::Elem>>,
{
    forward! { Conv }
    const GRADS: usize =
        grads::<X>() + grads::<W>() + B::GRADS + Sizes::<Op, O, X, W, Out>::REVERSED;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn to_operands<P: Place>(
        ((x_tape, w_tape, b_tape), (x, w)): Self::Saved,
        _: SavedTensor<X::Elem, Out>,
        grad: SavedTensor<X::Elem, Out>,
        arena: &mut Arena,
    ) {
        let g = const { &Sizes::<Op, O, X, W, Out>::CONV };
        let x = Strided {
            first: x.first(),
            steps: const { Sizes::<Op, O, X, W, Out>::XS },
        };
        let w = Strided {
            first: w.first(),
            steps: const { Sizes::<Op, O, X, W, Out>::WS },
        };
        let y = Strided {
            first: grad.first(),
            steps: const { Sizes::<Op, O, X, W, Out>::YS },
        };
        // SAFETY: the caller's promise; input, weight and gradient are those of the convolution.
        unsafe {
            if const { X::RequiresGrad::VALUE } {
                let plan = const {
                    &match reversed(&Sizes::<Op, O, X, W, Out>::CONV) {
                        Some(back) => Some(Plan::new(
                            back,
                            Sizes::<Op, O, X, W, Out>::YS,
                            contiguous(reversed_sizes(&Sizes::<Op, O, X, W, Out>::CONV)),
                            contiguous(back.output),
                        )),
                        None => None,
                    }
                };
                let plan = if is_product::<X::Elem>(g) {
                    &None
                } else {
                    plan
                };
                let back = match plan {
                    Some(_) => {
                        let back = arena.take(const { <W::Shape as Shape>::NUMEL });
                        reverse(g, w, back);
                        back
                    }
                    None => core::ptr::null_mut(),
                };
                let fill = move |out: *mut X::Elem| match plan {
                    Some(plan) => convolve_unpadded(plan, y.first, back, out),
                    None if VECTORS => {
                        let spread = const { &spread(&Sizes::<Op, O, X, W, Out>::CONV) };
                        let steps = [y.steps, w.steps, contiguous(g.input)];
                        convolve_transposed(spread, steps, [y.first, w.first], None, out, true);
                    }
                    None => scattered(g, w, y, out),
                };
                x_tape.accept::<P, _>(Gradient::<_, X::Elem, X::Shape>::new(fill), arena);
            }
            let fill = move |out: *mut X::Elem| of_weight(g, x, y, out);
            w_tape.accept::<P, _>(Gradient::<_, X::Elem, W::Shape>::new(fill), arena);
            let fill = move |out: *mut X::Elem| {
                let grad = from_raw_parts(y.first, const { Out::NUMEL });
                of_channels(g.output, grad, from_raw_parts_mut(out.cast(), g.output[1]));
            };
            let sums = Gradient::<_, X::Elem, (HeightOf<W::Shape>,)>::new(fill);
            B::accept::<P, (HeightOf<W::Shape>,), _>(b_tape, sums, arena);
        }
    }
}

// SAFETY: the operands are counted.
#[diagnostic::do_not_recommend]
unsafe impl<Op: WindowOp, O: WindowOptions<Op>, X, W, B, Out: Shape> DifferentiableKernel
    for ConvTranspose<Op, O, X, W, B, Out>
where
    X: Differentiable<Elem: Real>,
    W: Parameter<Elem = X::Elem>,
    B: OptionalOperand<X::Elem, InMemory: Maybe<X::Elem>> + KernelOperand<Placed: Maybe<X::Elem>>,
{
    forward! { ConvTranspose }
    const GRADS: usize = grads::<X>() + grads::<W>() + B::GRADS;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn to_operands<P: Place>(
        ((x_tape, w_tape, b_tape), (x, w)): Self::Saved,
        _: SavedTensor<X::Elem, Out>,
        grad: SavedTensor<X::Elem, Out>,
        arena: &mut Arena,
    ) {
        let g = const { &Sizes::<Op, O, X, W, Out>::SPREAD };
        let x = Strided {
            first: x.first(),
            steps: const { Sizes::<Op, O, X, W, Out>::XS },
        };
        let w = w.first();
        let y = Strided {
            first: grad.first(),
            steps: const { Sizes::<Op, O, X, W, Out>::YS },
        };
        // SAFETY: the caller's promise; input, weight and gradient are those of the transposed convolution.
        unsafe {
            let fill = move |out: *mut X::Elem| {
                let plan = const {
                    &Plan::new(
                        Sizes::<Op, O, X, W, Out>::SPREAD,
                        Sizes::<Op, O, X, W, Out>::YS,
                        Sizes::<Op, O, X, W, Out>::WS,
                        contiguous(Sizes::<Op, O, X, W, Out>::SPREAD.output),
                    )
                };
                convolve(plan, y.first, w, None, out, true);
            };
            x_tape.accept::<P, _>(Gradient::<_, X::Elem, X::Shape>::new(fill), arena);
            let fill = move |out: *mut X::Elem| of_weight(g, y, x, out);
            w_tape.accept::<P, _>(Gradient::<_, X::Elem, W::Shape>::new(fill), arena);
            let fill = move |out: *mut X::Elem| {
                let grad = from_raw_parts(y.first, const { Out::NUMEL });
                of_channels(g.input, grad, from_raw_parts_mut(out.cast(), g.input[1]));
            };
            let sums =
                Gradient::<_, X::Elem, ConvTransposeOutputs<Op, X::Shape, W::Shape, O>>::new(fill);
            B::accept::<P, ConvTransposeOutputs<Op, X::Shape, W::Shape, O>, _>(b_tape, sums, arena);
        }
    }
}
