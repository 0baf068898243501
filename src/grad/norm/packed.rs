//! Norms of groups that are one after the other in memory: moments, gradients and sums in one pass over the groups.

use core::cell::Cell;

use num_traits::Float;

use super::Given;
use super::groups::{Groups, same};
use crate::expr::Tracked;
use crate::expr::simd_dispatch::{ComputeBound, VECTORS, vectorised};
use crate::grad::kernels::OptionalOperand;
use crate::grad::layers::{Gradient, TapeOf, add, zero};
use crate::grad::tape::{Arena, Differentiable, Place, SavedTensor, Tape};
use crate::ops::nn::Sum;
use crate::ops::{LEVELS, Pairwise, Real, join_all, join_halves};
use crate::shape::Shape;

/// The fewest elements of a row of `Packed` groups.
const SHORTEST: usize = 8;
/// The elements that are added to as many sums at a time.
const WIDTH: usize = 16;
/// The rows that are added up before their sum is added to others.
const ROWS: usize = 256;

/// Groups that are one after the other in memory: each is some rows with a weight, or one row with a weight for each
/// element.
#[derive(Clone, Copy)]
pub(super) struct Packed {
    groups: usize,
    /// The rows of a group, and their elements.
    rows: usize,
    count: usize,
    /// The groups until weights repeat.
    parts: usize,
    /// Whether each row has a weight, and the step to that of the next one.
    by_row: bool,
    step: usize,
    /// The number of weights.
    weights: usize,
    centered: bool,
}
impl Packed {
    /// The elements that the gradients of weights and biases are added up in, and those of a block of rows.
    pub(super) const fn sums(&self) -> usize {
        if self.by_row {
            2 * self.weights
        } else {
            4 * self.weights
        }
    }
}

impl Groups {
    /// The groups, if they are one after the other in memory. `given`: there is a weight.
    pub(super) const fn packed(&self, given: bool) -> Option<Packed> {
        let (n, groups, (at, per)) = (self.n(), self.count(), self.channels);
        let (rows, parts, step) = if per == 0 {
            (1, 1, 1)
        } else {
            (per, self.sizes[0][at], self.weight[1][at])
        };
        if !VECTORS
            || !self.packed
            || rows == 0
            || n / rows < SHORTEST
            || given && per == 0 && !same(&self.weight[1], &self.w[1], &self.sizes[1])
        {
            return None;
        }
        Some(Packed {
            groups,
            rows,
            count: n / rows,
            parts,
            by_row: per > 0,
            step,
            weights: self.weights,
            centered: self.centered,
        })
    }
}

/// `K` sums of `n` terms each.
#[cfg_attr(not(unoptimised), inline(always))]
fn wide_sums<const K: usize, T: Real>(n: usize, term: impl Fn(usize) -> [T; K]) -> [T; K] {
    const BLOCK: usize = 64 * 2 * WIDTH;
    if n <= BLOCK {
        return wide_sums_of(0, n, &term);
    }
    let mut blocks = Pairwise::<[T; K], _, LEVELS>::new(join_all(T::plus));
    let mut from = 0;
    while n - from > BLOCK {
        blocks.push(wide_sums_of(from, from + BLOCK, &term));
        from += BLOCK;
    }
    let last = wide_sums_of(from, n, &term);
    blocks.push(last);
    blocks.total(last)
}
/// A function of its own: where the compiler sees how several vectors are joined, it keeps the sums in an order for that,
/// and the loop over them takes four times as long.
#[inline(never)]
fn joined<const K: usize, T: Real>(sums: &[[T; WIDTH]; K]) -> [T; K] {
    let mut totals = [T::zero(); K];
    for (total, sums) in totals.iter_mut().zip(sums) {
        *total = join_halves(*sums, T::plus);
    }
    totals
}
#[cfg_attr(not(unoptimised), inline(always))]
fn wide_sums_of<const K: usize, T: Real>(
    from: usize,
    to: usize,
    term: impl Fn(usize) -> [T; K],
) -> [T; K] {
    let mut sums = [[[T::zero(); WIDTH]; K]; 2];
    let mut i = from;
    while to - i >= 2 * WIDTH {
        for (half, sums) in sums.iter_mut().enumerate() {
            for j in 0..WIDTH {
                let terms = term(i + half * WIDTH + j);
                for (sums, x) in sums.iter_mut().zip(terms) {
                    sums[j] = sums[j] + x;
                }
            }
        }
        i += 2 * WIDTH;
    }
    if to - i >= WIDTH {
        for j in 0..WIDTH {
            let terms = term(i + j);
            for (sums, x) in sums[0].iter_mut().zip(terms) {
                sums[j] = sums[j] + x;
            }
        }
        i += WIDTH;
    }
    let [mut all, more] = sums;
    for (all, more) in all.iter_mut().zip(more) {
        for (a, b) in all.iter_mut().zip(more) {
            *a = *a + b;
        }
    }
    let mut totals = joined(&all);
    while i < to {
        for (total, x) in totals.iter_mut().zip(term(i)) {
            *total = *total + x;
        }
        i += 1;
    }
    totals
}

/// The gradients of a norm of `Packed` groups: of the input, if `TO_X`, and the sums of those of weights and biases, if
/// `TO_SUMS`.
struct OfPacked<T, const WEIGHT: bool, const TO_X: bool, const TO_SUMS: bool> {
    packed: Packed,
    x: *const T,
    grad: *const T,
    weight: *const T,
    eps: T,
    /// The gradient of the input.
    out: *mut T,
    sums: *mut T,
}
impl<T: Copy, const WEIGHT: bool, const TO_X: bool, const TO_SUMS: bool> Clone
    for OfPacked<T, WEIGHT, TO_X, TO_SUMS>
{
    fn clone(&self) -> Self {
        *self
    }
}
impl<T: Copy, const WEIGHT: bool, const TO_X: bool, const TO_SUMS: bool> Copy
    for OfPacked<T, WEIGHT, TO_X, TO_SUMS>
{
}
impl<T: Real, const WEIGHT: bool, const TO_X: bool, const TO_SUMS: bool>
    OfPacked<T, WEIGHT, TO_X, TO_SUMS>
{
    /// The mean and the scale of the group of `n` elements from `x` on.
    ///
    /// # Safety
    /// There are as many.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn moments(self, x: *const T, n: usize) -> [T; 2] {
        // SAFETY: Bounds: the caller's promise.
        let at = |j: usize| unsafe { x.add(j).read() };
        let size = T::nearest(n as f64);
        let mut mean = T::zero();
        if self.packed.centered {
            let [sum] = wide_sums(
                n,
                #[cfg_attr(not(unoptimised), inline(always))]
                |j| [at(j)],
            );
            mean = sum / size;
        }
        let [squares] = wide_sums(
            n,
            #[cfg_attr(not(unoptimised), inline(always))]
            |j| {
                let x = at(j) - mean;
                [x * x]
            },
        );
        [mean, Float::recip(Float::sqrt(squares / size + self.eps))]
    }
    /// The means that are subtracted from the gradients of a group's elements, from the sums.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn means(self, [of_mean, of_scale]: [T; 2], n: usize) -> [T; 2] {
        let size = T::nearest(n as f64);
        let of_mean = if self.packed.centered {
            of_mean / size
        } else {
            T::zero()
        };
        [of_mean, of_scale / size]
    }
    /// Of groups of one row, with a weight for each element.
    ///
    /// # Safety
    /// The operands are those of the groups; there is memory for the gradients, and for the sums.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn rows(self) {
        let Self {
            packed,
            grad,
            weight,
            out,
            sums,
            ..
        } = self;
        let n = packed.count;
        let block = sums.wrapping_add(2 * n);
        // SAFETY: the caller's promise.
        unsafe {
            if TO_SUMS {
                zero(sums, 4 * n);
            }
            for group in 0..packed.groups {
                let (x, grad) = (self.x.add(group * n), grad.add(group * n));
                let [mean, scale] = self.moments(x, n);
                let h = move |j: usize| (x.add(j).read() - mean) * scale;
                let weighted = move |j: usize| {
                    let g = grad.add(j).read();
                    if WEIGHT { g * weight.add(j).read() } else { g }
                };
                if TO_X {
                    let both = wide_sums(
                        n,
                        #[cfg_attr(not(unoptimised), inline(always))]
                        |j| {
                            let g = weighted(j);
                            [g, g * h(j)]
                        },
                    );
                    let [of_mean, of_scale] = self.means(both, n);
                    // By value, as in `to_input`.
                    let (out, h, weighted) = (out.add(group * n), h, weighted);
                    for j in 0..n {
                        let g = weighted(j) - of_mean - h(j) * of_scale;
                        out.add(j).write(scale * g);
                    }
                }
                if TO_SUMS {
                    let (h, block) = (h, block);
                    for j in 0..n {
                        let g = grad.add(j).read();
                        add(block.add(j), g * h(j));
                        add(block.add(n + j), g);
                    }
                    // A long sum would lose digits of what is added to it.
                    if group % ROWS == ROWS - 1 || group == packed.groups - 1 {
                        for j in 0..2 * n {
                            add(sums.add(j), block.add(j).read());
                            block.add(j).write(T::zero());
                        }
                    }
                }
            }
        }
    }
    /// Of groups of rows with a weight.
    ///
    /// # Safety
    /// As for `rows`.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn weighted_rows(self) {
        let Self {
            packed, out, sums, ..
        } = self;
        let (count, rows) = (packed.count, packed.rows);
        let n = count * rows;
        // SAFETY: the caller's promise.
        unsafe {
            if TO_SUMS {
                zero(sums, 2 * packed.weights);
            }
            for group in 0..packed.groups {
                let (x, grad) = (self.x.add(group * n), self.grad.add(group * n));
                let first = group % packed.parts * rows;
                let [mean, scale] = self.moments(x, n);
                let h = move |j: usize| (x.add(j).read() - mean) * scale;
                let weight = |row: usize| {
                    if WEIGHT {
                        self.weight.add((first + row) * packed.step).read()
                    } else {
                        T::one()
                    }
                };
                let mut of_group = [Sum::of_at_most(rows), Sum::of_at_most(rows)];
                for row in 0..rows {
                    let from = row * count;
                    let [of_bias, of_weight] = wide_sums(
                        count,
                        #[cfg_attr(not(unoptimised), inline(always))]
                        |j| {
                            let g = grad.add(from + j).read();
                            [g, g * h(from + j)]
                        },
                    );
                    if TO_SUMS {
                        add(sums.add(first + row), of_weight);
                        add(sums.add(packed.weights + first + row), of_bias);
                    }
                    let [a, b] = &mut of_group;
                    a.add(of_bias * weight(row));
                    b.add(of_weight * weight(row));
                }
                if TO_X {
                    let [a, b] = of_group;
                    let [of_mean, of_scale] = self.means([a.total(), b.total()], n);
                    let (out, h) = (out.add(group * n), h);
                    for row in 0..rows {
                        let weight = weight(row);
                        for j in row * count..(row + 1) * count {
                            let g = grad.add(j).read() * weight - of_mean - h(j) * of_scale;
                            out.add(j).write(scale * g);
                        }
                    }
                }
            }
        }
    }
}
/// Propagates the gradient of a norm of `Packed` groups.
///
/// # Safety
/// As for `of_norm`; the arena has memory for the sums.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn of_packed<P, X, B, W, S, const WEIGHT: bool, const TO_SUMS: bool>(
    packed: Packed,
    (given, eps): (Given<X::Elem>, X::Elem),
    (x, w, b): (TapeOf<X>, W::Tape, B::Tape),
    arena: &mut Arena,
) where
    P: Place,
    X: Differentiable<Elem: Real>,
    W: OptionalOperand<X::Elem>,
    B: OptionalOperand<X::Elem>,
    S: Shape,
{
    let sums: *mut X::Elem = if TO_SUMS {
        arena.take(packed.sums())
    } else {
        core::ptr::null_mut()
    };
    macro_rules! run {
        ($to_x:literal, $out:expr) => {
            vectorised::<ComputeBound, _, _>(
                const { <X::Shape as Shape>::NUMEL },
                &OfPacked::<_, WEIGHT, $to_x, TO_SUMS> {
                    packed,
                    x: given.x,
                    grad: given.grad,
                    weight: given.weight,
                    eps,
                    out: $out,
                    sums,
                },
                #[cfg_attr(not(unoptimised), inline(always))]
                |of| {
                    if of.packed.by_row {
                        of.weighted_rows();
                    } else {
                        of.rows();
                    }
                },
            )
        };
    }
    // SAFETY: the caller's promise. Initialisation: the sums are written with the gradient of the input, or without it.
    unsafe {
        let done = Cell::new(false);
        if const { X::RequiresGrad::VALUE } {
            let fill = |out: *mut X::Elem| {
                run!(true, out);
                done.set(true);
            };
            x.accept::<P, _>(Gradient::<_, X::Elem, X::Shape>::new(fill), arena);
        }
        if TO_SUMS {
            if !done.get() {
                run!(false, core::ptr::null_mut());
            }
            let of_w = SavedTensor::<X::Elem, S>::new(sums);
            W::accept::<P, S, _>(w, of_w, arena);
            let of_b = SavedTensor::<X::Elem, S>::new(sums.add(packed.weights));
            B::accept::<P, S, _>(b, of_b, arena);
        }
    }
}
