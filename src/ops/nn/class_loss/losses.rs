//! The losses of targets, one by one or in tiles of short rows, and their sums.

use super::node::{ClassLoss, Scores};
use crate::expr::ExprNode;
use crate::expr::Materialized;
use crate::expr::simd_dispatch::{ComputeBound, Guaranteed, Loop, VECTORS, Vectors, with_vectors};
use crate::expr::transpose::Lines;
use crate::layout::{Layout, SecondOf};
use crate::num::offset::index;
use crate::ops::Real;
use crate::ops::join::axis;
use crate::ops::nn::batch_columns::COLUMNS;
use crate::ops::nn::class_index::below;
use crate::ops::nn::exponentials::{larger, largest_and_sum};
use crate::ops::nn::short_rows::{is_short, largest_and_logs};
use crate::ops::nn::{
    ClassIndex, LookupError, Maybe, ShapeOf, Sum, TryCompute, count, distance, only, try_walk,
};
use crate::shape::{MAX_RANK, Shape};

impl<Op: Scores, X: Materialized, Y: ExprNode, W: Maybe<X::Elem>, Out: Shape>
    ClassLoss<Op, X, Y, W, Out>
where
    X::Elem: Real,
    Y::Elem: ClassIndex,
{
    /// The weight of a class.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn weight_of(&self, class: usize) -> X::Elem {
        // SAFETY: the weights have one element per class, and `class` is less than the number of classes.
        unsafe { self.w.at(&only(class)) }.unwrap_or_else(num_traits::one)
    }

    /// Calls `f` with the index, loss and weight of each target that is not ignored.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn each(
        &self,
        f: impl FnMut(&[usize; MAX_RANK], Option<(X::Elem, X::Elem)>),
    ) -> Result<(), LookupError> {
        if const { VECTORS && Op::SCORES } {
            return with_vectors::<ComputeBound, _, _>(
                const { ShapeOf::<X>::NUMEL },
                self,
                Each(f),
            );
        }
        self.each_with::<Guaranteed>(f)
    }
    /// As `each`, with these vectors.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn each_with<V: Vectors>(
        &self,
        mut f: impl FnMut(&[usize; MAX_RANK], Option<(X::Elem, X::Elem)>),
    ) -> Result<(), LookupError> {
        if const { Self::IN_TILES } {
            return self.each_in_tiles::<V>(f);
        }
        let classes = const { ShapeOf::<X>::PADDED[axis::<X::Shape, SecondOf<X::Shape>>()] };
        let xs = const { X::STEPS };
        try_walk(
            const { &Out::PADDED },
            #[cfg_attr(not(unoptimised), inline(always))]
            |index| {
                // SAFETY: the targets have the sizes of the output.
                let class = unsafe { self.y.load(index) }.number();
                if class == self.ignored {
                    f(index, None);
                    return Ok(());
                }
                let class = below(class, classes)?;
                // The class dimension of the input follows the batch dimension.
                let mut start = *index;
                // A constant here, which every level of optimisation knows to be in range.
                let along = const { axis::<X::Shape, SecondOf<X::Shape>>() };
                if X::Shape::RANK > 1 {
                    start[along.wrapping_sub(1)] = index[along];
                }
                start[along] = 0;
                // SAFETY: a valid index of the input, less than its number of classes.
                let at = |c: usize| unsafe {
                    let xs = const { X::STEPS };
                    let along = const { axis::<X::Shape, SecondOf<X::Shape>>() };
                    let first = self.x.first().add(distance(&start, &xs));
                    *first.add(c.wrapping_mul(xs[along]))
                };
                let weight = self.weight_of(class);
                if !Op::SCORES {
                    f(index, Some((-at(class) * weight, weight)));
                    return Ok(());
                }
                let (most, sum) = if VECTORS {
                    // SAFETY: the classes of one example; there is at least one class.
                    unsafe {
                        let x = self.x.first().add(distance(&start, &xs));
                        largest_and_sum::<V, _>(x, xs[along], classes, |_, _| ())
                    }
                } else {
                    let mut most = at(0);
                    for c in 1..classes {
                        most = larger(at(c), most);
                    }
                    let mut sum = Sum::of_at_most(classes);
                    for c in 0..classes {
                        sum.add((at(c) - most).exponential());
                    }
                    (most, sum.total())
                };
                let log = if const { VECTORS } {
                    sum.logarithm_with::<V>()
                } else {
                    sum.logarithm()
                };
                let loss = self.loss_of(class, weight, [most, log], at);
                f(index, Some((loss, weight)));
                Ok(())
            },
        )
    }
}

impl<Op: Scores, X: Materialized, Y: ExprNode, W: Maybe<X::Elem>, Out: Shape>
    ClassLoss<Op, X, Y, W, Out>
where
    X::Elem: Real,
    Y::Elem: ClassIndex,
{
    /// The loss of a target of this weight, given the largest score of its row and the logarithm of the sum of the
    /// exponentials of the differences from it.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn loss_of(
        &self,
        class: usize,
        weight: X::Elem,
        [most, log]: [X::Elem; 2],
        at: impl Fn(usize) -> X::Elem,
    ) -> X::Elem {
        let classes = const { ShapeOf::<X>::PADDED[axis::<X::Shape, SecondOf<X::Shape>>()] };
        let loss = (log - (at(class) - most)) * weight;
        if self.smoothing == num_traits::zero() {
            return loss;
        }
        let mut all = Sum::of_at_most(classes);
        for c in 0..classes {
            all.add((log - (at(c) - most)) * self.weight_of(c));
        }
        // Not a difference of the two, which is no number if both are infinite.
        let kept = num_traits::one::<X::Elem>() - self.smoothing;
        kept * loss + self.smoothing * (all.total() / count(classes))
    }
    /// Whether the scores are short rows that are contiguous, of which some are transposed in a tile.
    pub(super) const IN_TILES: bool = Op::SCORES
        && X::Shape::RANK == 2
        && X::STEPS[MAX_RANK - 1] == 1
        && is_short::<X::Elem>(&ShapeOf::<X>::PADDED, 1);
    /// As [`each_with`](Self::each_with), [in tiles](Self::IN_TILES).
    #[cfg_attr(not(unoptimised), inline(always))]
    fn each_in_tiles<V: Vectors>(
        &self,
        mut f: impl FnMut(&[usize; MAX_RANK], Option<(X::Elem, X::Elem)>),
    ) -> Result<(), LookupError> {
        let [rows, classes] = const {
            let sizes = ShapeOf::<X>::PADDED;
            [sizes[MAX_RANK - 2], sizes[MAX_RANK - 1]]
        };
        let step = const { X::STEPS[MAX_RANK - 2] };
        let mut begin = 0;
        while begin < rows {
            let left = index!(rows - begin);
            let some = if left < COLUMNS { left } else { COLUMNS };
            // SAFETY: the rows are within the scores.
            let first = unsafe { self.x.first().add(index!(begin * step)) };
            // SAFETY: as above; rows are short.
            let [mosts, logs] =
                unsafe { largest_and_logs::<V, _>(Lines { first, step }, [classes, some]) };
            for (i, (most, log)) in mosts.into_iter().zip(logs).enumerate().take(some) {
                let index = only(index!(begin + i));
                // SAFETY: the targets have the sizes of the output.
                let class = unsafe { self.y.load(&index) }.number();
                if class == self.ignored {
                    f(&index, None);
                    continue;
                }
                let class = below(class, classes)?;
                let weight = self.weight_of(class);
                // SAFETY: a valid index of the scores: `c` is less than the number of classes.
                let at = |c: usize| unsafe { *first.add(index!(i * step + c)) };
                f(
                    &index,
                    Some((self.loss_of(class, weight, [most, log], at), weight)),
                );
            }
            begin = index!(begin + COLUMNS);
        }
        Ok(())
    }
}

/// What is called with the loss of each target.
struct Each<F>(F);
impl<Op: Scores, X: Materialized, Y: ExprNode, W: Maybe<X::Elem>, Out: Shape, F>
    Loop<ClassLoss<Op, X, Y, W, Out>, Result<(), LookupError>> for Each<F>
where
    X::Elem: Real,
    Y::Elem: ClassIndex,
    F: FnMut(&[usize; MAX_RANK], Option<(X::Elem, X::Elem)>),
{
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self, loss: &ClassLoss<Op, X, Y, W, Out>) -> Result<(), LookupError> {
        loss.each_with::<V>(self.0)
    }
}

impl<Op: Scores, X: Materialized, Y: ExprNode, W: Maybe<X::Elem>, Out: Shape> TryCompute
    for ClassLoss<Op, X, Y, W, Out>
where
    X::Elem: Real,
    Y::Elem: ClassIndex,
{
    type Elem = X::Elem;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut X::Elem) -> Result<(), LookupError> {
        let os = const { L::PADDED_STRIDES };
        self.each(
            #[cfg_attr(not(unoptimised), inline(always))]
            |index, loss| {
                let loss = loss.map_or_else(num_traits::zero, |(loss, _)| loss);
                // SAFETY: a valid index of the output.
                unsafe { out.add(distance(index, &os)).write(loss) };
            },
        )
    }
}

impl<Op: Scores, X: Materialized, Y: ExprNode, W: Maybe<X::Elem>, Out: Shape>
    ClassLoss<Op, X, Y, W, Out>
where
    X::Elem: Real,
    Y::Elem: ClassIndex,
{
    /// The sum of the losses, and the sum of the weights of targets that are not ignored.
    pub(crate) fn total(&self) -> Result<(X::Elem, X::Elem), LookupError> {
        let targets = || Sum::of_at_most(const { Out::NUMEL });
        let (mut sum, mut weights) = (targets(), targets());
        self.each(
            #[cfg_attr(not(unoptimised), inline(always))]
            |_, loss| {
                if let Some((loss, weight)) = loss {
                    sum.add(loss);
                    weights.add(weight);
                }
            },
        )?;
        Ok((sum.total(), weights.total()))
    }

    /// The sum of the weights of targets that are not ignored, as in `total`.
    pub(crate) fn total_weight(&self) -> Result<X::Elem, LookupError> {
        let classes = const { ShapeOf::<X>::PADDED[axis::<X::Shape, SecondOf<X::Shape>>()] };
        let mut weights = Sum::of_at_most(const { Out::NUMEL });
        try_walk(
            const { &Out::PADDED },
            #[cfg_attr(not(unoptimised), inline(always))]
            |index| {
                // SAFETY: the targets have the sizes of the output.
                let class = unsafe { self.y.load(index) }.number();
                if class != self.ignored {
                    weights.add(self.weight_of(below(class, classes)?));
                }
                Ok::<_, LookupError>(())
            },
        )?;
        Ok(weights.total())
    }
}
