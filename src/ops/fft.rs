//! Discrete Fourier transforms of any size, through `rustfft`, those of real numbers through `realfft`. PyTorch's
//! `torch.fft`.
//!
//! A complex element is an array of its real and imaginary part, `[f32; 2]`, or with feature `num_complex_04` a
//! `Complex<f32>`; `view_as_real()`, `real()` and `imag()` give access to the parts. Forward transforms are not scaled, inverse ones are divided by the size: PyTorch's
//! `norm="backward"`.
//!
//! On x86-64 with AVX2 or AVX-512, an even number of real numbers are `rustfft`'s as well (`folded`).
//!
//! A line is copied to a buffer and transformed from there to its place in the result, if the result's line is
//! contiguous; otherwise several lines are transformed before they are written, so that whole cache lines are read and
//! written. Each thread keeps the plans of sizes up to 65,536 points.

use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::marker::PhantomData;
use core::ops::Range;

use realfft::{ComplexToReal, RealFftPlanner, RealToComplex};
use rustfft::num_complex::Complex;
use rustfft::{Fft, FftDirection, FftNum, FftPlanner};

use folded::{Folded, Kept, Wide};

use super::join::axis;
use super::nn::distance as steps_to;
use super::sort::Lanes;
#[cfg(feature = "rayon")]
use crate::expr::parallel::{Others, part_of, split};
use crate::expr::plan::effective;
use crate::expr::simd_dispatch::prefetch;
use crate::expr::{Compute, Expr, ExprNode, IntoExpr, Lazy, Walk, distance, kernels};
use crate::layout::{Layout, SizeAt, decided};
use crate::num::bits::Bool;
use crate::num::nat::Nat;
use crate::num::{Add, BelowThousand, Count, D, Dim, Div, Named};
use crate::shape::{Axis, Index, MAX_RANK, OneSize, Shape};
use crate::storage::{Element, Storage, StorageMut};
use crate::tensor::TensorBase;

#[cfg_attr(
    all(target_arch = "x86_64", not(miri), not(feature = "reproducible")),
    path = "fft/folded.rs"
)]
#[cfg_attr(
    not(all(target_arch = "x86_64", not(miri), not(feature = "reproducible"))),
    path = "fft/not_folded.rs"
)]
mod folded;

/// An element that is a complex number or converts to one: `f32`, `f64`, arrays of two of them, and with feature
/// `num_complex_04` `Complex` of them.
#[diagnostic::on_unimplemented(
    message = "elements of type `{Self}` have no Fourier transform",
    label = "expected `f32`, `f64`, `[f32; 2]`, `[f64; 2]`, or `Complex` (feature `num_complex_04`)",
    note = "integers become floats by `x.float()`"
)]
pub trait ToComplex: Element + crate::num::Sealed {
    /// The type of each part.
    type Part: RealPart;
    /// The type of a complex number of these parts, contiguous: an array, or for a `Complex` itself.
    type Complex: ToComplex<Part = Self::Part, Complex = Self::Complex>;
    /// Whether the imaginary part is 0 by type.
    #[doc(hidden)]
    const REAL: bool;
    /// The element as real and imaginary part.
    fn to_complex(self) -> [Self::Part; 2];
    /// The element with these parts; a real one has no imaginary part.
    #[doc(hidden)]
    fn from_complex(parts: [Self::Part; 2]) -> Self;
}
/// A real element: `f32` or `f64`.
#[diagnostic::on_unimplemented(
    message = "rfft: the elements are `{Self}`, not real numbers",
    label = "expected `f32` or `f64`",
    note = "complex elements are transformed by `fft`"
)]
pub trait RealPart:
    ToComplex<Part = Self, Complex = [Self; 2]> + FftNum + super::Real + Wide
{
    /// Calls `f` with the plans that this thread keeps.
    #[doc(hidden)]
    fn planned<R>(f: impl FnOnce(&mut Planners<Self>) -> R) -> R;
    // Each a function of one type: the library has compiled all algorithms, and no program does so again.
    #[doc(hidden)]
    fn planners() -> Planners<Self>;
    #[doc(hidden)]
    fn plan(plans: &mut Planners<Self>, n: usize, direction: FftDirection) -> Arc<dyn Fft<Self>>;
    #[doc(hidden)]
    fn plan_real(plans: &mut Planners<Self>, n: usize) -> Arc<dyn RealToComplex<Self>>;
    #[doc(hidden)]
    fn plan_to_real(plans: &mut Planners<Self>, n: usize) -> Arc<dyn ComplexToReal<Self>>;
}

/// The plans of the transforms of one type, by size.
#[doc(hidden)]
#[allow(missing_debug_implementations)]
pub struct Planners<T: FftNum> {
    complex: FftPlanner<T>,
    real: RealFftPlanner<T>,
    roots: Kept<T>,
}
impl<T: FftNum> Planners<T> {
    /// Calls `f` with the plans of this thread, or with new ones for a line that is longer than [`KEPT`].
    fn with<R>(n: usize, f: impl FnOnce(&mut Self) -> R) -> R
    where
        T: RealPart,
    {
        if n > KEPT {
            f(&mut T::planners())
        } else {
            T::planned(f)
        }
    }
}

/// The length of the longest line whose plan is kept. A plan has about as many numbers as the line, and takes several
/// times as long as a transform.
const KEPT: usize = 1 << 16;

macro_rules! to_complex {
    ($($T:ident)*) => { $(
        #[diagnostic::do_not_recommend]
        impl ToComplex for $T {
            type Part = $T;
            type Complex = [$T; 2];
            const REAL: bool = true;
            #[cfg_attr(not(unoptimised), inline(always))]
            fn to_complex(self) -> [$T; 2] {
                [self, 0.0]
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn from_complex([re, _]: [$T; 2]) -> Self {
                re
            }
        }
        #[diagnostic::do_not_recommend]
        impl RealPart for $T {
            fn planned<R>(f: impl FnOnce(&mut Planners<$T>) -> R) -> R {
                std::thread_local! {
                    static PLANS: core::cell::RefCell<Option<Planners<$T>>> = const { core::cell::RefCell::new(None) };
                }
                // Taken out while they are used: a thread that is about to end has none, and makes new ones.
                let mut plans = PLANS
                    .try_with(|plans| plans.try_borrow_mut().ok().and_then(|mut plans| plans.take()))
                    .ok()
                    .flatten()
                    .unwrap_or_else(Self::planners);
                let result = f(&mut plans);
                let _ = PLANS.try_with(|kept| {
                    if let Ok(mut kept) = kept.try_borrow_mut() {
                        *kept = Some(plans);
                    }
                });
                result
            }
            fn planners() -> Planners<$T> {
                Planners {
                    complex: FftPlanner::new(),
                    real: RealFftPlanner::new(),
                    roots: Kept::default(),
                }
            }
            fn plan(plans: &mut Planners<$T>, n: usize, direction: FftDirection) -> Arc<dyn Fft<$T>> {
                plans.complex.plan_fft(n, direction)
            }
            fn plan_real(plans: &mut Planners<$T>, n: usize) -> Arc<dyn RealToComplex<$T>> {
                plans.real.plan_fft_forward(n)
            }
            fn plan_to_real(plans: &mut Planners<$T>, n: usize) -> Arc<dyn ComplexToReal<$T>> {
                plans.real.plan_fft_inverse(n)
            }
        }
    )* };
}
to_complex! { f32 f64 }
#[diagnostic::do_not_recommend]
impl<T: RealPart> ToComplex for [T; 2] {
    type Part = T;
    type Complex = Self;
    const REAL: bool = false;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn to_complex(self) -> [T; 2] {
        self
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn from_complex(parts: [T; 2]) -> Self {
        parts
    }
}

type IndexOf<S, const DIM: isize> = <S as Axis<DIM>>::Index;
type SizeOf<S, const DIM: isize> = <IndexOf<S, DIM> as Index>::Get<S>;
/// The shape of the result of `rfft::<DIM>()`: the size of dimension `DIM` is halved, plus one.
#[cfg_attr(doc, doc(hidden))]
pub type Halved<S, const DIM: isize> =
    <IndexOf<S, DIM> as Index>::Set<S, Add<Div<SizeOf<S, DIM>, D<2>>, D<1>>>;
/// The shape of the result of `irfft`: dimension `DIM` has the size `N`.
#[cfg_attr(doc, doc(hidden))]
pub type Resized<S, const DIM: isize, N> = <IndexOf<S, DIM> as Index>::Set<S, N>;

decided! {
    /// The verdict on a transform along a dimension: the size of the dimension must not be 0.
    #[diagnostic::on_unimplemented(
        message = "cannot prove that dimension {DIM} has a Fourier transform: its size is generic, and may be 0",
        label = "a generic size may be 0",
        note = "add the bound `NonZeroDim` to the size; it contains `Dim`"
    )]
    #[cfg_attr(doc, doc(hidden))]
    HasPoints [const DIM: isize,] [DIM,];
    #[diagnostic::on_unimplemented(
        message = "dimension {DIM} has the size 0 and no Fourier transform",
        label = "no elements along dimension {DIM}"
    )]
    else HasNoPoints;
}
/// Whether dimension `DIM` has a size other than 0.
#[cfg_attr(doc, doc(hidden))]
pub type SomePoints<S, const DIM: isize> =
    <<<SizeOf<S, DIM> as Dim>::Nat as Nat>::IsZero as Bool>::Not;

/// Whether `N` is not 0.
#[cfg_attr(doc, doc(hidden))]
pub type SomeAsked<N> = <<<N as Dim>::Nat as Nat>::IsZero as Bool>::Not;

/// The transform of one line, with its plan and its memory.
trait Line {
    /// A point before the transform, and after it.
    type From: Copy;
    type To: Copy;
    fn zeros() -> (Self::From, Self::To);
    /// Transforms a line, and overwrites it. The lengths are those of the plan.
    fn transform(&mut self, from: &mut [Self::From], to: &mut [Self::To]);
}

fn zero<T: FftNum>() -> Complex<T> {
    Complex::new(T::zero(), T::zero())
}

/// A transform of complex numbers.
struct ComplexLine<T: FftNum> {
    plan: Arc<dyn Fft<T>>,
    scratch: Vec<Complex<T>>,
    scale: Option<T>,
}
impl<T: RealPart> ComplexLine<T> {
    fn new(n: usize, direction: FftDirection) -> Self {
        let plan = Planners::with(n, |plans| T::plan(plans, n, direction));
        let room = plan
            .get_inplace_scratch_len()
            .max(plan.get_outofplace_scratch_len());
        Self {
            scratch: vec![zero(); room],
            plan,
            scale: match direction {
                FftDirection::Forward => None,
                FftDirection::Inverse => Some(one_over(n)),
            },
        }
    }
    /// Replaces the points with their transform.
    fn in_place(&mut self, points: &mut [Complex<T>]) {
        self.plan.process_with_scratch(points, &mut self.scratch);
        self.scale(points);
    }
    fn scale(&self, points: &mut [Complex<T>]) {
        if let Some(scale) = self.scale {
            for z in points {
                *z = Complex::new(z.re * scale, z.im * scale);
            }
        }
    }
}
impl<T: RealPart> Line for ComplexLine<T> {
    type From = Complex<T>;
    type To = Complex<T>;
    fn zeros() -> (Complex<T>, Complex<T>) {
        (zero(), zero())
    }
    fn transform(&mut self, from: &mut [Complex<T>], to: &mut [Complex<T>]) {
        self.plan
            .process_outofplace_with_scratch(from, to, &mut self.scratch);
        self.scale(to);
    }
}

fn one_over<T: RealPart>(n: usize) -> T {
    T::from_usize(n).map_or_else(T::nan, |n| T::one() / n)
}

/// The algorithm of a line of real numbers.
enum By<P: ?Sized, T: RealPart> {
    Folded(Folded<T>),
    Plan {
        plan: Arc<P>,
        scratch: Vec<Complex<T>>,
    },
}

/// A transform of real numbers, to the first half of the frequencies or to all.
struct RealLine<T: RealPart>(By<dyn RealToComplex<T>, T>);
impl<T: RealPart> RealLine<T> {
    fn new(n: usize) -> Self {
        let folded = Folded::new(n, FftDirection::Forward);
        Self(folded.map_or_else(
            || {
                let plan = Planners::with(n, |plans| T::plan_real(plans, n));
                let scratch = vec![zero(); plan.get_scratch_len()];
                By::Plan { plan, scratch }
            },
            By::Folded,
        ))
    }
}
impl<T: RealPart> Line for RealLine<T> {
    type From = T;
    type To = Complex<T>;
    fn zeros() -> (T, Complex<T>) {
        (T::zero(), zero())
    }
    fn transform(&mut self, from: &mut [T], to: &mut [Complex<T>]) {
        let (first, rest) = to.split_at_mut((from.len() / 2 + 1).min(to.len()));
        match &mut self.0 {
            By::Folded(folded) => folded.forward(from, first),
            // It fails if a length is wrong.
            By::Plan { plan, scratch } => drop(plan.process_with_scratch(from, first, scratch)),
        }
        // The second half, if it is asked for, mirrors the first.
        for (z, mirrored) in rest.iter_mut().rev().zip(first.iter().skip(1)) {
            *z = mirrored.conj();
        }
    }
}

/// The transform of the first half of the frequencies to real numbers.
struct InverseLine<T: RealPart> {
    by: By<dyn ComplexToReal<T>, T>,
    scale: T,
}
impl<T: RealPart> InverseLine<T> {
    fn new(n: usize) -> Self {
        let by = Folded::new(n, FftDirection::Inverse).map_or_else(
            || {
                let plan = Planners::with(n, |plans| T::plan_to_real(plans, n));
                let scratch = vec![zero(); plan.get_scratch_len()];
                By::Plan { plan, scratch }
            },
            By::Folded,
        );
        let scale = one_over(n);
        Self { by, scale }
    }
}
impl<T: RealPart> Line for InverseLine<T> {
    type From = Complex<T>;
    type To = T;
    fn zeros() -> (Complex<T>, T) {
        (zero(), T::zero())
    }
    fn transform(&mut self, from: &mut [Complex<T>], to: &mut [T]) {
        match &mut self.by {
            By::Folded(folded) => folded.inverse(from, to, self.scale),
            By::Plan { plan, scratch } => {
                // Frequencies that mirror themselves are real.
                let even = to.len().is_multiple_of(2);
                if let Some(z) = from.first_mut() {
                    z.im = T::zero();
                }
                if let (true, Some(z)) = (even, from.last_mut()) {
                    z.im = T::zero();
                }
                // It fails if a length is wrong.
                let _ = plan.process_with_scratch(from, to, scratch);
                for x in to {
                    *x = *x * self.scale;
                }
            }
        }
    }
}

/// The number of lines that are transformed before they are written: adjacent ones share cache lines.
const TOGETHER: usize = 16;

/// The number of lines of `n` points for which there is memory.
const fn together(n: usize) -> usize {
    match (1 << 17) / n {
        0 => 1,
        many if many < TOGETHER => many,
        _ => TOGETHER,
    }
}

/// How many points ahead of the one that is copied a line is asked for: the points of a line are too far from each other
/// for the processor to foresee them.
const AHEAD: usize = 8;

/// The first points of some lines in memory.
struct Firsts<T> {
    of: [*mut T; TOGETHER],
    count: usize,
    /// The distance from each point of a line to the next.
    stride: usize,
}
impl<T: Copy> Firsts<T> {
    fn new(firsts: impl Iterator<Item = *mut T>, stride: usize) -> Self {
        let mut of = [core::ptr::null_mut(); TOGETHER];
        let mut count = 0;
        for (place, first) in of.iter_mut().zip(firsts) {
            *place = first;
            count += 1;
        }
        Self { of, count, stride }
    }
    /// Calls `f` with the number of each line, each point, and its address.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn each(&self, len: usize, mut f: impl FnMut(usize, usize, *mut T)) {
        let Self { of, count, stride } = *self;
        // Most lines begin next to each other: one row has a point of each.
        let first = of[0];
        let follows = |(i, other): (usize, &*mut T)| *other == first.wrapping_add(i);
        if count == TOGETHER && of.iter().enumerate().all(follows) {
            for k in 0..len {
                let row = first.wrapping_add(k * stride);
                let ahead = row.wrapping_add(AHEAD * stride);
                prefetch(ahead.cast_const());
                prefetch(ahead.wrapping_add(TOGETHER - 1).cast_const());
                for i in 0..TOGETHER {
                    f(i, k, row.wrapping_add(i));
                }
            }
            return;
        }
        for k in 0..len {
            for (i, first) in of[..count].iter().enumerate() {
                f(i, k, first.wrapping_add(k * stride));
            }
        }
    }
    /// Copies `len` points of each line to `points`, where lines begin `step` apart and are contiguous.
    ///
    /// # Safety
    /// Bounds, initialisation: the lines have `len` points, which may be read.
    unsafe fn read<U>(&self, len: usize, points: &mut [U], step: usize, value: impl Fn(T) -> U) {
        assert!(self.count == 0 || points.len() >= (self.count - 1) * step + len);
        let points = points.as_mut_ptr();
        // SAFETY: the caller's promise; the slice has `len` points from each multiple of `step` on.
        self.each(len, |i, k, x| unsafe {
            *points.add(i * step + k) = value(x.read())
        });
    }
    /// Copies them back.
    ///
    /// # Safety
    /// Bounds, uniqueness: the lines have `len` points, which may be written.
    unsafe fn write<U: Copy>(&self, len: usize, points: &[U], step: usize, value: impl Fn(U) -> T) {
        assert!(self.count == 0 || points.len() >= (self.count - 1) * step + len);
        let points = points.as_ptr();
        // SAFETY: the caller's promise; the slice has `len` points from each multiple of `step` on.
        self.each(len, |i, k, x| unsafe {
            x.write(value(points.add(i * step + k).read()))
        });
    }
}

/// Transforms each line along the dimension `I`. `load` returns a point of a line, given its index and its number along
/// the line, `value` the point that an element of the operand is.
///
/// # Safety
/// `out` and `unique` are as for [`Compute::run`], for elements that are `E::To`; `load` may be called with the indices
/// of `Out`, whose size along the dimension is replaced with `from`, and does so on several threads if they are
/// `shared`.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn each_line<Out: Shape, I: Index, L: Layout<Shape = Out>, E: Line, N: ExprNode>(
    node: &N,
    out: *mut E::To,
    [unique, shared]: [bool; 2],
    from: usize,
    line: impl Fn() -> E,
    load: impl Fn(&N, &[usize; MAX_RANK], usize) -> E::From + Copy,
    value: impl Fn(N::Elem) -> E::From + Copy,
) {
    let along = const { axis::<Out, I>() };
    let (to, step) = const {
        let along = axis::<Out, I>();
        (Out::PADDED[along], L::PADDED_STRIDES[along])
    };
    // The operand in memory: its strides, and how many points it has of a line.
    let memory = const {
        let (sizes, along) = (<N::Shape as Shape>::PADDED, axis::<Out, I>());
        match N::STRIDES {
            Some(strides) => Some((effective(&sizes, &strides), sizes[along])),
            None => None,
        }
    };
    let (no_from, no_to) = E::zeros();
    let part = |part: Range<usize>| {
        let mut line = line();
        if unique && (step == 1 || to == 1) {
            let mut points = vec![no_from; from];
            Lanes::<Out, I>::walk_part(part, |start| {
                read_line::<Out, I, _, _>(node, *start, &mut points, load);
                // SAFETY: a line of the result, which is contiguous, and which no other code reads or writes; its
                // elements are set before there is a reference to them.
                let to = unsafe {
                    let first = out.add(distance::<L>(start));
                    for k in 0..to {
                        first.add(k).write(no_to);
                    }
                    core::slice::from_raw_parts_mut(first, to)
                };
                line.transform(&mut points, to);
            });
            return;
        }
        // If other code has the elements, a line is written before the next one is read.
        let many = if unique { together(from) } else { 1 };
        // Lines do not begin at multiples of a large power of two, which would have one place in the cache.
        let (from_step, to_step) = (from + 8, to + 8);
        let mut points = vec![no_from; from_step * many];
        let mut results = vec![no_to; to_step * many];
        let mut starts = [[0; MAX_RANK]; TOGETHER];
        let mut flush = |starts: &mut [[usize; MAX_RANK]]| {
            match memory {
                Some((strides, size)) if unique => {
                    let first = node.pointer().cast_mut();
                    let firsts = starts
                        .iter()
                        .map(|at| first.wrapping_add(steps_to(at, &strides)));
                    let firsts = Firsts::new(firsts, strides[along]);
                    let size = size.min(from);
                    // SAFETY: the caller's promise: lines of the operand, which are only read.
                    unsafe { firsts.read(size, &mut points, from_step, value) };
                    // A transform leaves something there.
                    for points in points.chunks_exact_mut(from_step) {
                        points[size..from].fill(no_from);
                    }
                }
                _ => {
                    for k in 0..from {
                        let all = points.iter_mut().skip(k).step_by(from_step);
                        for (start, x) in starts.iter_mut().zip(all) {
                            start[along] = k;
                            *x = load(node, start, k);
                        }
                    }
                }
            }
            let lines = points
                .chunks_exact_mut(from_step)
                .zip(results.chunks_exact_mut(to_step));
            for (start, (points, results)) in starts.iter_mut().zip(lines) {
                start[along] = 0;
                line.transform(&mut points[..from], &mut results[..to]);
            }
            let firsts = starts
                .iter()
                .map(|start| out.wrapping_add(distance::<L>(start)));
            // SAFETY: lines of the result, which may be written.
            unsafe { Firsts::new(firsts, step).write(to, &results, to_step, |x| x) };
        };
        let mut count = 0;
        Lanes::<Out, I>::walk_part(part, |start| {
            starts[count] = *start;
            count += 1;
            if count == many {
                flush(&mut starts[..count]);
                count = 0;
            }
        });
        flush(&mut starts[..count]);
    };
    let steps = const { <Lanes<Out, I> as Walk>::STEPS };
    #[cfg(feature = "rayon")]
    if unique && shared && steps > 1 {
        let work = Out::NUMEL.saturating_mul(STEPS_EACH);
        if work >= crate::expr::PARALLEL_FROM {
            // A few parts for each thread, of whole groups of lines: each part takes memory anew, and glibc's `malloc`
            // maps more than 128 KiB each time. [1024, 1024] along 0 on two threads of a Zen 3: 10.7 ms in 64 parts.
            let threads = Others::available().map_or(1, |others| others.threads());
            let lines = steps.div_ceil(4 * threads).next_multiple_of(TOGETHER);
            let lines = lines.max(part_of(steps, work));
            // SAFETY: each line is in exactly one part; the operand's elements are plain numbers.
            return unsafe { split(steps, lines, part) };
        }
    }
    let _ = shared;
    part(0..steps);
}
/// Reads the points of a line. A function of its own, whose arguments the compiler knows to be apart: within a closure,
/// with feature `rayon`, it reads them one at a time.
#[inline(never)]
fn read_line<Out: Shape, I: Index, N, T>(
    node: &N,
    mut at: [usize; MAX_RANK],
    points: &mut [T],
    load: impl Fn(&N, &[usize; MAX_RANK], usize) -> T,
) {
    for (k, x) in points.iter_mut().enumerate() {
        at[const { axis::<Out, I>() }] = k;
        *x = load(node, &at, k);
    }
}
/// The cost of a point, in additions.
#[cfg(feature = "rayon")]
const STEPS_EACH: usize = 8;

/// A transform along the dimension `I`, whose result `Out` has all frequencies or the first ones.
#[derive(Debug)]
#[cfg_attr(doc, doc(hidden))]
pub struct Transform<I, A, Out, const INVERSE: bool> {
    pub(crate) a: A,
    of: PhantomData<fn() -> (I, Out)>,
}
impl<I, A, Out, const INVERSE: bool> Transform<I, A, Out, INVERSE> {
    pub(crate) fn new(a: A) -> Self {
        Self { a, of: PhantomData }
    }
}
impl<I, A: Clone, Out, const INVERSE: bool> Clone for Transform<I, A, Out, INVERSE> {
    fn clone(&self) -> Self {
        Self::new(self.a.clone())
    }
}
impl<I, A: Copy, Out, const INVERSE: bool> Copy for Transform<I, A, Out, INVERSE> {}
kernels! { ready:
    [I: Index, A: ExprNode<Elem: ToComplex>, Out: Shape, const INVERSE: bool]
    Transform<I, A, Out, INVERSE> => Transform<I, A::Ready, Out, INVERSE>,
    <A::Elem as ToComplex>::Complex, Out;
    a: A;
    |_this| Transform::new(a);
}
// SAFETY: each line of the result is written. `Out` has no more elements along the dimension than the operand, and the
// same other sizes: the methods that create a `Transform` ensure that.
unsafe impl<I: Index, A: ExprNode<Elem: ToComplex>, Out: Shape, const INVERSE: bool> Compute
    for Transform<I, A, Out, INVERSE>
{
    type Elem = <A::Elem as ToComplex>::Complex;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut Self::Elem, unique: bool) {
        let n = const { A::Shape::PADDED[axis::<A::Shape, I>()] };
        let (out, of) = (out.cast(), [unique, is_shared::<A>()]);
        // SAFETY: indices of the operand's shape; a complex number is its two parts, contiguous.
        unsafe {
            if const { <A::Elem as ToComplex>::REAL && !INVERSE } {
                each_line::<Out, I, L, _, _>(
                    &self.a,
                    out,
                    of,
                    n,
                    || RealLine::new(n),
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |a: &A, at, _| a.load(at).to_complex()[0],
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |x| x.to_complex()[0],
                );
            } else {
                each_line::<Out, I, L, _, _>(
                    &self.a,
                    out,
                    of,
                    n,
                    || ComplexLine::new(n, const { direction(INVERSE) }),
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |a: &A, at, _| complex(a.load(at)),
                    complex,
                );
            }
        }
    }
}

/// The number that an element is.
#[cfg_attr(not(unoptimised), inline(always))]
fn complex<E: ToComplex>(x: E) -> Complex<E::Part> {
    let [re, im] = x.to_complex();
    Complex::new(re, im)
}

/// Whether the elements of an operand may be read by several threads.
#[cfg_attr(not(feature = "rayon"), allow(clippy::extra_unused_type_parameters))]
fn is_shared<A: ExprNode>() -> bool {
    #[cfg(feature = "rayon")]
    return A::is_shared();
    #[cfg(not(feature = "rayon"))]
    false
}

/// The real numbers along the dimension `I` of `Out` that have the operand's frequencies.
#[derive(Debug)]
#[cfg_attr(doc, doc(hidden))]
pub struct RealInverse<I, A, Out> {
    pub(crate) a: A,
    of: PhantomData<fn() -> (I, Out)>,
}
impl<I, A, Out> RealInverse<I, A, Out> {
    pub(crate) fn new(a: A) -> Self {
        Self { a, of: PhantomData }
    }
}
impl<I, A: Clone, Out> Clone for RealInverse<I, A, Out> {
    fn clone(&self) -> Self {
        Self::new(self.a.clone())
    }
}
impl<I, A: Copy, Out> Copy for RealInverse<I, A, Out> {}
kernels! { ready:
    [I: Index, A: ExprNode<Elem: ToComplex>, Out: Shape]
    RealInverse<I, A, Out> => RealInverse<I, A::Ready, Out>, <A::Elem as ToComplex>::Part, Out;
    a: A;
    |_this| RealInverse::new(a);
}
// SAFETY: each line of the result is written. `Out` has the operand's sizes, except along the dimension: the method
// that creates a `RealInverse` ensures that.
unsafe impl<I: Index, A: ExprNode<Elem: ToComplex>, Out: Shape> Compute for RealInverse<I, A, Out> {
    type Elem = <A::Elem as ToComplex>::Part;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut Self::Elem, unique: bool) {
        let n = const { Out::PADDED[axis::<Out, I>()] };
        // SAFETY: indices of the operand's shape.
        unsafe {
            each_line::<Out, I, L, _, _>(
                &self.a,
                out,
                [unique, is_shared::<A>()],
                n / 2 + 1,
                || InverseLine::new(n),
                #[cfg_attr(not(unoptimised), inline(always))]
                |a: &A, at, k| {
                    let [re, im] = match k < const { A::Shape::PADDED[axis::<A::Shape, I>()] } {
                        true => a.load(at).to_complex(),
                        false => [num_traits::zero(); 2],
                    };
                    Complex::new(re, im)
                },
                complex,
            );
        }
    }
}

const fn direction(inverse: bool) -> FftDirection {
    match inverse {
        false => FftDirection::Forward,
        true => FftDirection::Inverse,
    }
}

/// The type of the transform of `E` along dimension `DIM`.
type Whole<E, const DIM: isize, const INVERSE: bool> = Lazy<
    Transform<
        IndexOf<<E as IntoExpr>::Shape, DIM>,
        <E as IntoExpr>::Node,
        <E as IntoExpr>::Shape,
        INVERSE,
    >,
>;

/// Fourier transforms of any expression, as expressions. Lines are transformed in buffers on the heap; each thread
/// keeps the plans of the sizes that it has transformed.
pub trait Fourier: Expr {
    /// Returns the discrete Fourier transform along dimension `DIM`. PyTorch's `torch.fft.fft(x, dim=dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![4]> = tensor![1.0, 0.0, 0.0, 0.0];
    /// assert!(x.fft::<0>().eval() == Tensor::full([1.0, 0.0]));
    /// // The power of each frequency, of a signal that is too large for the stack.
    /// let x = BoxedTensor::<f32, Shape![64, 4096]>::ones();
    /// let spectrum = x.fft::<1>().eval_boxed();
    /// assert_eq!((spectrum[[63, 0]], spectrum[[63, 1]]), ([4096.0, 0.0], [0.0, 0.0]));
    /// ```
    ///
    /// The result's elements are `[f32; 2]`, or `Complex<f32>` where the operand's are (feature `num_complex_04`):
    ///
    /// ```
    /// use num_complex::Complex;
    /// use stridewise::prelude::*;
    /// let z = Tensor::<Complex<f32>, Shape![2]>::from_array([Complex::I, Complex::ONE]);
    /// assert_eq!(z.fft::<0>().eval()[[1]], Complex::new(-1.0, 1.0));
    /// ```
    fn fft<const DIM: isize>(self) -> Whole<Self, DIM, false>
    where
        Self::Elem: ToComplex,
        Self::Shape: Axis<DIM>,
        SomePoints<Self::Shape, DIM>: HasPoints<DIM>,
    {
        Lazy(Transform::new(self.node()))
    }

    /// Returns the inverse of [`fft`](Self::fft). PyTorch's `torch.fft.ifft(x, dim=dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![2]> = tensor![3.0, -1.0];
    /// assert_eq!(x.fft::<0>().ifft::<0>().real().eval(), x);
    /// ```
    fn ifft<const DIM: isize>(self) -> Whole<Self, DIM, true>
    where
        Self::Elem: ToComplex,
        Self::Shape: Axis<DIM>,
        SomePoints<Self::Shape, DIM>: HasPoints<DIM>,
    {
        Lazy(Transform::new(self.node()))
    }

    /// Returns the transform of real numbers without the redundant mirrored frequencies: the size along `DIM` is
    /// `n / 2 + 1`. PyTorch's `torch.fft.rfft(x, dim=dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![2, 5]>::ones();
    /// assert_eq!(x.rfft::<1>().shape(), [2, 3]);
    /// assert_eq!(x.rfft::<1>().eval()[[1, 0]], [5.0, 0.0]);
    /// ```
    #[allow(clippy::type_complexity)]
    fn rfft<const DIM: isize>(
        self,
    ) -> Lazy<Transform<IndexOf<Self::Shape, DIM>, Self::Node, Halved<Self::Shape, DIM>, false>>
    where
        Self::Elem: RealPart,
        Self::Shape: Axis<DIM>,
        SomePoints<Self::Shape, DIM>: HasPoints<DIM>,
    {
        Lazy(Transform::new(self.node()))
    }

    /// Returns the inverse of [`rfft`](Self::rfft): the `N` real numbers that have these frequencies. It reads
    /// `N / 2 + 1` frequencies; additional ones are ignored, and missing ones are 0. PyTorch's
    /// `torch.fft.irfft(x, n, dim=dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![3]> = tensor![3.0, -1.0, 4.0];
    /// let y = x.rfft::<0>().irfft::<0, 3>();
    /// assert!((y - &x).abs().max() < 1e-12);
    /// ```
    #[allow(clippy::type_complexity)]
    fn irfft<const DIM: isize, const N: usize>(
        self,
    ) -> Lazy<RealInverse<IndexOf<Self::Shape, DIM>, Self::Node, Resized<Self::Shape, DIM, Named<N>>>>
    where
        Self::Elem: ToComplex,
        Self::Shape: Axis<DIM>,
        Count<N>: BelowThousand<N>,
        SomeAsked<Named<N>>: HasPoints<DIM>,
    {
        Lazy(RealInverse::new(self.node()))
    }

    /// [`irfft`](Self::irfft) to a number of points that may be above 999 or generic. PyTorch's `torch.fft.irfft(x, n,
    /// dim=dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f64, Shape![1024]>::from_fn(|[i]| (i % 7) as f64);
    /// let y = x.rfft::<0>().irfft_to::<0, Shape![1024]>();
    /// assert!((y - &x).abs().max() < 1e-12);
    /// ```
    #[allow(clippy::type_complexity)]
    fn irfft_to<const DIM: isize, N: OneSize>(
        self,
    ) -> Lazy<RealInverse<IndexOf<Self::Shape, DIM>, Self::Node, Resized<Self::Shape, DIM, N::Size>>>
    where
        Self::Elem: ToComplex,
        Self::Shape: Axis<DIM>,
        SomeAsked<N::Size>: HasPoints<DIM>,
    {
        Lazy(RealInverse::new(self.node()))
    }
}
impl<E: Expr> Fourier for E {}

/// In-place Fourier transforms.
impl<E, S, L: Layout> TensorBase<S, L>
where
    E: ToComplex<Complex = E>,
    S: StorageMut + Storage<Elem = E>,
{
    /// Computes the discrete Fourier transform along dimension `DIM`, in place.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut x = BoxedTensor::<[f32; 2], Shape![64, 1024]>::full([1.0, 0.0]);
    /// x.fft_::<-1>();
    /// assert_eq!((x[[3, 0]], x[[3, 1]]), ([1024.0, 0.0], [0.0, 0.0]));
    /// ```
    pub fn fft_<const DIM: isize>(&mut self) -> &mut Self
    where
        L::Shape: Axis<DIM>,
        SomePoints<L::Shape, DIM>: HasPoints<DIM>,
    {
        self.transform::<DIM>(FftDirection::Forward)
    }

    /// Computes the inverse of [`fft_`](Self::fft_), in place.
    pub fn ifft_<const DIM: isize>(&mut self) -> &mut Self
    where
        L::Shape: Axis<DIM>,
        SomePoints<L::Shape, DIM>: HasPoints<DIM>,
    {
        self.transform::<DIM>(FftDirection::Inverse)
    }

    fn transform<const DIM: isize>(&mut self, direction: FftDirection) -> &mut Self
    where
        L::Shape: Axis<DIM>,
        SomePoints<L::Shape, DIM>: HasPoints<DIM>,
    {
        let n = <SizeAt<L, DIM> as Dim>::SIZE;
        let mut line = ComplexLine::new(n, direction);
        let (mut lines, step) = self.lines::<DIM>();
        if S::UNIQUE && (step == 1 || n == 1) {
            for first in lines {
                // SAFETY: the line's elements are within the layout, and the layout is within the storage, which may be
                // written and which no other code reads or writes. A complex number is its two parts,
                // contiguous.
                let points = unsafe { core::slice::from_raw_parts_mut(first.cast(), n) };
                line.in_place(points);
            }
            return self;
        }
        let (many, n_step) = (if S::UNIQUE { together(n) } else { 1 }, n + 8);
        let mut points = vec![zero::<E::Part>(); many * n_step];
        loop {
            let firsts = Firsts::new(lines.by_ref().take(many), step);
            let count = firsts.count;
            // SAFETY: the lines' elements are within the layout, and the layout is within the storage.
            unsafe { firsts.read(n, &mut points, n_step, complex::<E>) };
            for points in points.chunks_exact_mut(n_step).take(count) {
                line.in_place(&mut points[..n]);
            }
            // SAFETY: Bounds: the lines' elements are within the layout, and the layout is within the storage, which is
            // borrowed mutably.
            unsafe {
                firsts.write(n, &points, n_step, |z: Complex<E::Part>| {
                    E::from_complex([z.re, z.im])
                })
            };
            if count < many {
                break;
            }
        }
        drop(lines);
        self
    }
}
