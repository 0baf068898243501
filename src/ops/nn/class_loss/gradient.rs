//! The derivative of a loss of classes by its input.

use core::ops::Range;

use super::node::{ClassLoss, Scores};
use crate::expr::plan::effective;
use crate::expr::simd_dispatch::{ComputeBound, Guaranteed, Loop, VECTORS, Vectors, with_vectors};
use crate::expr::{ExprNode, Materialized};
use crate::layout::{Contiguous, Layout, SecondOf};
use crate::num::offset::index;
use crate::ops::Real;
use crate::ops::join::axis;
use crate::ops::nn::class_index::below;
use crate::ops::nn::contiguous_lane::steps;
use crate::ops::nn::exponentials::{CHUNK, largest_and_sum, part_of};
use crate::ops::nn::short_rows::{each_tile, softmax, tiles};
use crate::ops::nn::{
    ClassIndex, Maybe, ShapeOf, Sum, count, distance, in_parts, only, walk_part, walk_shared,
};
use crate::shape::{MAX_RANK, Shape};

/// The cost of the gradient of a score, in additions.
const EXPONENTIAL: usize = 8;

impl<Op: Scores, X: Materialized, Y: ExprNode, W: Maybe<X::Elem>, Out: Shape>
    ClassLoss<Op, X, Y, W, Out>
where
    X::Elem: Real,
    Y::Elem: ClassIndex,
{
    /// Writes the derivative of the sum of the losses, each times the gradient of its target, by each element of the input.
    ///
    /// # Safety
    /// From `out` on there is memory for the elements of the input, contiguous.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) unsafe fn gradient(
        &self,
        grad: impl Fn(&[usize; MAX_RANK]) -> X::Elem + Copy,
        out: *mut X::Elem,
    ) {
        let classes = const { ShapeOf::<X>::PADDED[axis::<X::Shape, SecondOf<X::Shape>>()] };
        let mut weights = Sum::of_at_most(classes);
        for c in 0..classes {
            weights.add(self.weight_of(c));
        }
        let all = weights.total();
        // The work that `Gradients` names to the loop of a part.
        let each_costs = const {
            match (Self::GRADIENT_IN_TILES, Op::SCORES) {
                (false, true) => EXPONENTIAL,
                _ => 1,
            }
        };
        let work = const { <X::Shape as Shape>::NUMEL }.saturating_mul(each_costs);
        // SAFETY: the scores and weights are numbers of one type, the targets integers, both in memory. Each call writes
        // the gradients of the scores of its target. Bounds: `out` has the shape of the input.
        unsafe {
            if const { VECTORS && Op::SCORES } {
                in_parts(
                    const {
                        if Self::GRADIENT_IN_TILES {
                            steps(&tiles(&ShapeOf::<X>::PADDED, 1))
                        } else {
                            steps(&Out::PADDED)
                        }
                    },
                    work,
                    X::is_shared(),
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |some| {
                        let each = Gradients {
                            grad,
                            out,
                            all,
                            some,
                        };
                        with_vectors::<ComputeBound, _, _>(
                            const { ShapeOf::<X>::NUMEL },
                            self,
                            each,
                        );
                    },
                );
                return;
            }
            walk_shared::<X::Elem>(
                const { &Out::PADDED },
                work,
                true,
                #[cfg_attr(not(unoptimised), inline(always))]
                |index: &[usize; MAX_RANK]| {
                    self.gradient_of::<Guaranteed>(index, grad(index), all, out);
                },
            )
        }
    }
    /// Writes the derivative of the loss of the target at an index, times a gradient. `all` is the sum of the weights.
    ///
    /// # Safety
    /// As for [`gradient`](Self::gradient).
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn gradient_of<V: Vectors>(
        &self,
        index: &[usize; MAX_RANK],
        grad: X::Elem,
        all: X::Elem,
        out: *mut X::Elem,
    ) {
        let (along, classes) = const {
            let along = axis::<X::Shape, SecondOf<X::Shape>>();
            (along, ShapeOf::<X>::PADDED[along])
        };
        let (xs, os) = const {
            (
                X::STEPS,
                effective(
                    &ShapeOf::<X>::PADDED,
                    &<Contiguous<X::Shape> as Layout>::PADDED_STRIDES,
                ),
            )
        };
        let (x_step, y_step) = (xs[along], os[along]);
        let mut start = *index;
        if X::Shape::RANK > 1 {
            start[along.wrapping_sub(1)] = index[along];
        }
        start[along] = 0;
        // SAFETY: Bounds: an index of the input and of `out`, and less than its number of classes; the caller's promise.
        // Initialisation: the exponentials are written before they are read.
        unsafe {
            let (x, y) = (
                self.x.first().add(distance(&start, &xs)),
                out.add(distance(&start, &os)),
            );
            let wanted = self.wanted(index);
            if !Op::SCORES || wanted.is_none() {
                // All zeros first: without a comparison they are written by vectors.
                for c in 0..classes {
                    y.add(c.wrapping_mul(y_step)).write(num_traits::zero());
                }
            }
            let Some(wanted) = wanted else { return };
            if !Op::SCORES {
                y.add(wanted.wrapping_mul(y_step))
                    .write(-(grad * self.weight_of(wanted)));
                return;
            }
            let (_, sum) = largest_and_sum::<V, _>(
                x,
                x_step,
                classes,
                #[cfg_attr(not(unoptimised), inline(always))]
                |c, e| y.add(c.wrapping_mul(y_step)).write(e),
            );
            let per = num_traits::one::<X::Elem>() / sum;
            self.gradient_from(
                (y, y_step),
                (wanted, grad, all),
                #[cfg_attr(not(unoptimised), inline(always))]
                |e| part_of::<V, _>(e, sum, per),
            );
        }
    }
    /// The class of the target at an index, unless it is ignored.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn wanted(&self, index: &[usize; MAX_RANK]) -> Option<usize> {
        let classes = const { ShapeOf::<X>::PADDED[axis::<X::Shape, SecondOf<X::Shape>>()] };
        // SAFETY: the targets have the sizes of the output.
        let class = unsafe { self.y.load(index) }.number();
        below(class, classes).ok().filter(|_| class != self.ignored)
    }
    /// Writes the derivative for a target, times its gradient, given its softmax by `part` of what is there.
    ///
    /// # Safety
    /// From the first element on there are elements for all classes, so many steps apart, of which the target is one.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn gradient_from(
        &self,
        to: (*mut X::Elem, usize),
        of: (usize, X::Elem, X::Elem),
        part: impl Fn(X::Elem) -> X::Elem,
    ) {
        // SAFETY: the caller's promise.
        unsafe {
            if self.smoothing == num_traits::zero() {
                self.gradient_as::<false>(to, of, part);
            } else {
                self.gradient_as::<true>(to, of, part);
            }
        }
    }
    /// As `gradient_from`. Unless it is `SMOOTH`, weights of other classes do not count, also infinite ones.
    ///
    /// # Safety
    /// As for `gradient_from`.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn gradient_as<const SMOOTH: bool>(
        &self,
        (y, step): (*mut X::Elem, usize),
        (wanted, grad, all): (usize, X::Elem, X::Elem),
        part: impl Fn(X::Elem) -> X::Elem,
    ) {
        let classes = const { ShapeOf::<X>::PADDED[axis::<X::Shape, SecondOf<X::Shape>>()] };
        let one: X::Elem = num_traits::one();
        let weight = self.weight_of(wanted);
        let whole = (one - self.smoothing) * weight;
        let spread = self.smoothing / count(classes);
        let spread = |p: X::Elem, weight: X::Elem| {
            if SMOOTH {
                spread * (p * all - weight)
            } else {
                num_traits::zero()
            }
        };
        // SAFETY: the caller's promise.
        unsafe {
            let place = y.add(wanted.wrapping_mul(step));
            let p = part(*place);
            // Apart, so that the loop is one over vectors.
            let of_target = grad * (whole * (p - one) + spread(p, weight));
            for c in 0..classes {
                let y = y.add(c.wrapping_mul(step));
                let p = part(*y);
                y.write(grad * (whole * p + spread(p, self.weight_of(c))));
            }
            place.write(of_target);
        }
    }
    /// Whether the softmax of several rows is computed in tiles.
    const GRADIENT_IN_TILES: bool = Self::IN_TILES && ShapeOf::<X>::PADDED[MAX_RANK - 1] < CHUNK;
}

/// A range of the targets, or of tiles of them, their gradients, the sum of the weights, and the first element of the result: as
/// [`ClassLoss::gradient`] requires.
struct Gradients<G, T> {
    grad: G,
    out: *mut T,
    all: T,
    some: Range<usize>,
}
impl<Op: Scores, X: Materialized, Y: ExprNode, W: Maybe<X::Elem>, Out: Shape, G>
    Loop<ClassLoss<Op, X, Y, W, Out>, ()> for Gradients<G, X::Elem>
where
    X::Elem: Real,
    Y::Elem: ClassIndex,
    G: Fn(&[usize; MAX_RANK]) -> X::Elem,
{
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self, loss: &ClassLoss<Op, X, Y, W, Out>) {
        if const { ClassLoss::<Op, X, Y, W, Out>::GRADIENT_IN_TILES } {
            return self.run_in_tiles::<V, _, _, _, _, _>(loss);
        }
        walk_part(
            const { &Out::PADDED },
            const { ShapeOf::<X>::NUMEL.saturating_mul(EXPONENTIAL) },
            self.some,
            #[cfg_attr(not(unoptimised), inline(always))]
            |index| {
                // SAFETY: guaranteed where this was made.
                unsafe { loss.gradient_of::<V>(index, (self.grad)(index), self.all, self.out) }
            },
        );
    }
}

impl<G, T: Real> Gradients<G, T> {
    /// The gradients of some tiles of rows.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run_in_tiles<V: Vectors, Op: Scores, X, Y, W, Out>(self, loss: &ClassLoss<Op, X, Y, W, Out>)
    where
        X: Materialized<Elem = T>,
        Y: ExprNode<Elem: ClassIndex>,
        W: Maybe<T>,
        Out: Shape,
        G: Fn(&[usize; MAX_RANK]) -> T,
    {
        let classes = const { ShapeOf::<X>::PADDED[MAX_RANK - 1] };
        let os = const { <Contiguous<X::Shape> as Layout>::PADDED_STRIDES };
        // SAFETY: guaranteed where this was made: these are the rows of some tiles, which are contiguous in the result.
        unsafe {
            each_tile(
                const { (&ShapeOf::<X>::PADDED, 1) },
                self.some,
                (loss.x.first(), &X::STEPS),
                (self.out, &os),
                #[cfg_attr(not(unoptimised), inline(always))]
                |x, y, rows| {
                    softmax::<V, _, false>(x, y, [classes, rows]);
                    let begin = (y.first.addr() - self.out.addr()) / (classes * size_of::<T>());
                    for i in 0..rows {
                        let index = only(index!(begin + i));
                        let row = y.first.add(index!(i * classes));
                        let Some(wanted) = loss.wanted(&index) else {
                            for c in 0..classes {
                                row.add(c).write(num_traits::zero());
                            }
                            continue;
                        };
                        let with = (wanted, (self.grad)(&index), self.all);
                        loss.gradient_from((row, 1), with, |p| p);
                    }
                },
            );
        }
    }
}
