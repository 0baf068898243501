//! Derivatives of pools.

use core::hint::select_unpredictable;

use super::kernels::{DifferentiableKernel, run};
#[cfg(feature = "std")]
use super::layers::in_planes;
use super::layers::{Gradient, MemoryOf, TapeOf, add, grads, zero};
use super::tape::{Arena, Differentiable, Place, SavedTensor, Tape};
use crate::expr::{Compute, Materialized};
use crate::layout::{Contiguous, Four, PoolWindowRule, Window, WindowOp, WindowOptions, four};
use crate::ops::Real;
use crate::ops::nn::{AdaptivePool, AveragePool, MaxPool, Poolable, Seen, divisor, meets, part};
use crate::shape::Shape;

/// Calls `f` with each plane and the index of its first element, in row-major order, in the input and in the output.
#[cfg_attr(not(unoptimised), inline(always))]
fn planes(input: &[usize; 4], output: &[usize; 4], mut f: impl FnMut([usize; 2], [usize; 2])) {
    for n in 0..input[0] {
        for c in 0..input[1] {
            let plane = n * input[1] + c;
            f(
                [n, c],
                [plane * input[2] * input[3], plane * output[2] * output[3]],
            );
        }
    }
}
/// As [`planes`], for a function that is compiled for its window: some additions for each element of a window.
///
/// # Safety
/// If the elements `T` are plain numbers, calls for different planes may run at once on different threads.
#[cfg(feature = "std")]
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn each_plane<T: 'static>(g: &Window, f: impl Fn([usize; 2], [usize; 2]) + Copy) {
    let [batches, channels, high, wide] = g.input;
    let size = g.output[2] * g.output[3];
    // Each element of the result is read as often as a window has elements: 32 bits may not hold it.
    let planes = batches * channels;
    let work = [8, g.kernel[0], g.kernel[1], size]
        .into_iter()
        .fold(planes, usize::saturating_mul);
    // SAFETY: the caller's promise.
    unsafe {
        in_planes::<T>(planes, work, move |part| {
            for i in part {
                f([i / channels, i % channels], [i * high * wide, i * size]);
            }
        });
    }
}
/// Calls `f` with each element of a window that is inside the input.
#[cfg_attr(not(unoptimised), inline(always))]
fn window(g: &Window, [row, column]: [usize; 2], mut f: impl FnMut(usize, usize)) {
    // Most windows are inside the input, and none of their elements has to be asked.
    let [top, left] = [row * g.stride[0], column * g.stride[1]];
    let inside = |d: usize, at: usize| {
        at >= g.padding[d] && at - g.padding[d] + (g.kernel[d] - 1) * g.dilation[d] < g.input[d + 2]
    };
    if inside(0, top) && inside(1, left) {
        let [top, left] = [top - g.padding[0], left - g.padding[1]];
        for i in 0..g.kernel[0] {
            for j in 0..g.kernel[1] {
                f(top + i * g.dilation[0], left + j * g.dilation[1]);
            }
        }
        return;
    }
    for i in 0..g.kernel[0] {
        let Some(y) = meets(top + i * g.dilation[0], g.padding[0], g.input[2]) else {
            continue;
        };
        for j in 0..g.kernel[1] {
            if let Some(x) = meets(left + j * g.dilation[1], g.padding[1], g.input[3]) {
                f(y, x);
            }
        }
    }
}
/// The index of no element.
const NONE: usize = usize::MAX;
/// The largest element so far and its index: the first of equal elements, the last of several NaN, as in PyTorch. Which
/// one it is is not predictable.
#[cfg_attr(not(unoptimised), inline(always))]
fn larger<T: Poolable>((most, place): &mut (T, usize), x: T, at: usize) {
    let taken = x.above(*most) | x.below(T::LOWEST) | (*place == NONE);
    *most = select_unpredictable(taken, x, *most);
    *place = select_unpredictable(taken, at, *place);
}

/// # Safety
/// The input has these strides; the gradient is in row-major order, as is the memory for the input's.
#[cfg(not(feature = "std"))]
#[inline(never)]
unsafe fn to_largest<T: Real + Poolable>(
    g: &Window,
    (x, xs): (*const T, &[usize; 4]),
    grad: *const T,
    out: *mut T,
) {
    let [a, b, high, wide] = g.input;
    // SAFETY: the caller's promise.
    unsafe {
        zero(out, a * b * high * wide);
        planes(&g.input, &g.output, |plane, [from, at]| {
            to_largest_of_plane(g, (x, xs), plane, grad.add(at), out.add(from));
        });
    }
}
/// The gradients of a plane.
///
/// # Safety
/// The input has these strides; the gradient is in row-major order, as is the memory for the input's, which is set to 0:
/// both begin at those of the plane.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn to_largest_of_plane<T: Real + Poolable>(
    g: &Window,
    (x, xs): (*const T, &[usize; 4]),
    [n, c]: [usize; 2],
    grad: *const T,
    out: *mut T,
) {
    let (wide, mut at) = (g.input[3], 0);
    let first = x.wrapping_add(n * xs[0] + c * xs[1]);
    for row in 0..g.output[2] {
        for column in 0..g.output[3] {
            let mut best = (T::LOWEST, NONE);
            window(g, [row, column], |y, x| {
                // SAFETY: a valid index of the input.
                let element = unsafe { *first.add(y * xs[2] + x * xs[3]) };
                larger(&mut best, element, y * wide + x);
            });
            // SAFETY: valid indices of the gradient and of the input.
            unsafe {
                if best.1 != NONE {
                    add(out.add(best.1), *grad.add(at));
                }
            }
            at += 1;
        }
    }
}
/// # Safety
/// As for [`to_largest`].
#[cfg(not(feature = "std"))]
#[inline(never)]
unsafe fn to_all<T: Real>(g: &Window, options: (bool, Option<usize>), grad: *const T, out: *mut T) {
    let [a, b, high, wide] = g.input;
    // SAFETY: the caller's promise.
    unsafe {
        zero(out, a * b * high * wide);
        planes(&g.input, &g.output, |_, [from, at]| {
            to_all_of_plane(g, options, grad.add(at), out.add(from));
        });
    }
}
/// # Safety
/// As for [`to_largest_of_plane`].
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn to_all_of_plane<T: Real>(
    g: &Window,
    options: (bool, Option<usize>),
    grad: *const T,
    out: *mut T,
) {
    let (wide, mut at) = (g.input[3], 0);
    for row in 0..g.output[2] {
        for column in 0..g.output[3] {
            let n = divisor(options, g, &Seen::at(g, [row, column]));
            // SAFETY: valid indices of the gradient and of the input.
            unsafe {
                let share = *grad.add(at) / T::nearest(n as f64);
                window(g, [row, column], |y, x| add(out.add(y * wide + x), share));
            }
            at += 1;
        }
    }
}

// SAFETY: the operand is counted.
#[diagnostic::do_not_recommend]
unsafe impl<Op: WindowOp, O: WindowOptions<Op>, X, Out: Shape> DifferentiableKernel
    for MaxPool<Op, O, X, Out>
where
    X: Differentiable<Elem: Real + Poolable>,
{
    type Saved = (TapeOf<X>, MemoryOf<X>);
    const SAVED: usize = <X as Differentiable>::PLACED;
    const GRADS: usize = grads::<X>();
    const READS_RESULT: bool = false;
    run! {
        Out; |this| Differentiable(x) => (tape, x); MaxPool::<Op, O, _, Out>::new(x); (tape, x)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn to_operands<P: Place>(
        (tape, x): Self::Saved,
        _: SavedTensor<X::Elem, Out>,
        grad: SavedTensor<X::Elem, Out>,
        arena: &mut Arena,
    ) {
        macro_rules! constants {
            () => {
                const {
                    (
                        &Window::of::<PoolWindowRule<Op, X::Shape, O>>(),
                        &four(
                            <Four<Op, <MemoryOf<X> as Materialized>::Strides> as Shape>::SIZES,
                            0,
                        ),
                    )
                }
            };
        }
        // SAFETY: the caller's promise; the window operation is that of the pool.
        unsafe {
            // Compiled for the window: on an AMD EPYC (Zen 3), a maximum over 2 by 2 elements of [8, 16, 28, 28] and its
            // gradient take 380 µs instead of 650. A microcontroller has one copy for all windows.
            #[cfg(feature = "std")]
            let fill = move |out: *mut X::Elem| {
                let (x, grad) = (x.first(), grad.first());
                each_plane::<X::Elem>(constants!().0, move |plane, [from, at]| {
                    let (g, xs) = constants!();
                    zero(out.add(from), g.input[2] * g.input[3]);
                    to_largest_of_plane(g, (x, xs), plane, grad.add(at), out.add(from));
                });
            };
            #[cfg(not(feature = "std"))]
            let fill = move |out: *mut X::Elem| {
                let (g, xs) = constants!();
                to_largest(g, (x.first(), xs), grad.first(), out);
            };
            tape.accept::<P, _>(Gradient::<_, X::Elem, X::Shape>::new(fill), arena);
        }
    }
}

// SAFETY: the operand is counted.
#[diagnostic::do_not_recommend]
unsafe impl<Op: WindowOp, O: WindowOptions<Op>, X, Out: Shape> DifferentiableKernel
    for AveragePool<Op, O, X, Out>
where
    X: Differentiable<Elem: Real>,
{
    type Saved = (TapeOf<X>, (bool, Option<usize>));
    const SAVED: usize = <X as Differentiable>::PLACED;
    const GRADS: usize = grads::<X>();
    const READS_RESULT: bool = false;
    run! {
        Out; |this| Differentiable(x) => (tape, x);
        AveragePool::<Op, O, _, Out>::with(x, this.padding_counts, this.divisor);
        (tape, (this.padding_counts, this.divisor))
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn to_operands<P: Place>(
        (tape, options): Self::Saved,
        _: SavedTensor<X::Elem, Out>,
        grad: SavedTensor<X::Elem, Out>,
        arena: &mut Arena,
    ) {
        let g = const { &Window::of::<PoolWindowRule<Op, X::Shape, O>>() };
        // SAFETY: the caller's promise; the window operation is that of the pool.
        unsafe {
            // As for the maximum.
            #[cfg(feature = "std")]
            let fill = move |out: *mut X::Elem| {
                let grad = grad.first();
                each_plane::<X::Elem>(g, move |_, [from, at]| {
                    let g = const { &Window::of::<PoolWindowRule<Op, X::Shape, O>>() };
                    zero(out.add(from), g.input[2] * g.input[3]);
                    to_all_of_plane(g, options, grad.add(at), out.add(from));
                });
            };
            #[cfg(not(feature = "std"))]
            let fill = move |out: *mut X::Elem| to_all(g, options, grad.first(), out);
            tape.accept::<P, _>(Gradient::<_, X::Elem, X::Shape>::new(fill), arena);
        }
    }
}

/// Calls `f` with each part of the input, as its rows and columns, and with the first elements of its plane and the
/// element of the output.
#[cfg_attr(not(unoptimised), inline(always))]
fn parts(
    input: &[usize; 4],
    output: &[usize; 4],
    mut f: impl FnMut([usize; 2], [(usize, usize); 2], [usize; 2]),
) {
    planes(input, output, |plane, [from, mut at]| {
        for row in 0..output[2] {
            for column in 0..output[3] {
                let rows = part(row, output[2], input[2]);
                f(plane, [rows, part(column, output[3], input[3])], [from, at]);
                at += 1;
            }
        }
    });
}
macro_rules! adaptive {
    ($max:literal $($Bound:ident)?: |$x:ident, $grad:ident, $out:ident, $rows:ident, $columns:ident, $wide:ident| $each:expr) => {
        // SAFETY: the operand is counted.
        #[diagnostic::do_not_recommend]
        unsafe impl<Op: WindowOp, X, Out: Shape> DifferentiableKernel for AdaptivePool<Op, X, Out, $max>
        where
            X: Differentiable<Elem: Real $(+ $Bound)?>,
        {
            type Saved = (TapeOf<X>, MemoryOf<X>);
            const SAVED: usize = <X as Differentiable>::PLACED;
            const GRADS: usize = grads::<X>();
            const READS_RESULT: bool = false;
            run! {
                Out; |this| Differentiable(x) => (tape, x); AdaptivePool::<Op, _, Out, $max>::new(x); (tape, x)
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn to_operands<P: Place>(
                (tape, x): Self::Saved,
                _: SavedTensor<X::Elem, Out>,
                grad: SavedTensor<X::Elem, Out>,
                arena: &mut Arena,
            ) {
                let input = const { &four(<Four<Op, X::Shape> as Shape>::SIZES, 0) };
                let output = const { &four(<Four<Op, Out> as Shape>::SIZES, 0) };
                let xs = const {
                    four(<Four<Op, <MemoryOf<X> as Materialized>::Strides> as Shape>::SIZES, 0)
                };
                let fill = move |out: *mut X::Elem| {
                    // SAFETY: memory for the input's elements.
                    unsafe { zero(out, const { <X::Shape as Shape>::NUMEL }) };
                    let $wide = input[3];
                    parts(input, output, |[n, c], [$rows, $columns], [from, at]| {
                        // SAFETY: the parts are within the input.
                        unsafe {
                            let $x = |y: usize, j: usize| {
                                *x.first().add(n * xs[0] + c * xs[1] + y * xs[2] + j * xs[3])
                            };
                            let ($grad, $out) = (*grad.first().add(at), out.add(from));
                            $each
                        }
                    });
                };
                // SAFETY: the caller's promise.
                unsafe { tape.accept::<P, _>(Gradient::<_, X::Elem, X::Shape>::new(fill), arena) }
            }
        }
    };
}
adaptive!(false: |_x, grad, out, rows, columns, wide| {
    let n = (rows.1 - rows.0) * (columns.1 - columns.0);
    let share = grad / X::Elem::nearest(n as f64);
    for y in rows.0..rows.1 {
        for j in columns.0..columns.1 {
            add(out.add(y * wide + j), share);
        }
    }
});
adaptive!(true Poolable: |x, grad, out, rows, columns, wide| {
    let mut best = (X::Elem::LOWEST, NONE);
    for y in rows.0..rows.1 {
        for j in columns.0..columns.1 {
            larger(&mut best, x(y, j), y * wide + j);
        }
    }
    if best.1 != NONE {
        let place = best.1;
        add(out.add(place), grad);
    }
});
