//! Losses: element-wise losses, which are expressions, and classification losses.

use core::marker::PhantomData;
use core::ops::Range;

use super::batch_columns::COLUMNS;
use super::contiguous_lane::steps;
use super::embedding::below;
use super::norm::{CHUNK, larger, largest_and_sum, part_of};
use super::short_rows::{each_tile, is_short, largest_and_logs, softmax, tiles};
use super::{
    AcceptedLayout, ClassIndex, Lookup, LookupError, Maybe, ShapeOf, Sum, TryCompute, count,
    distance, in_parts, only, try_walk, walk, walk_part, walk_shared,
};
use crate::expr::kernel::with_operands;
use crate::expr::plan::effective;
use crate::expr::simd_dispatch::{ComputeBound, Guaranteed, Loop, VECTORS, Vectors, with_vectors};
use crate::expr::temporaries::{Need, Room};
use crate::expr::transpose::Lines;
use crate::expr::{
    Binary, Compute, Expr, ExprNode, Host, IntoExpr, Kernel, KernelOperand, Lazy, Materialized,
    Memory, Operand, Operation, Shared, Tracked, operations,
};
use crate::layout::operation::{
    binary_cross_entropy, binary_cross_entropy_with_logits, cross_entropy, nll_loss, target,
};
use crate::layout::{
    ChannelsOf, Contiguous, IfShapeFits, Layout, SecondOf, ShapeFits, ShapeFitsBy, operation,
};
use crate::num::bits::False;
use crate::num::offset::index;
use crate::ops::join::axis;
use crate::ops::{BinaryOp, OfThree, Pair, Real};
use crate::shape::{BroadcastBy, BroadcastWith, BroadcastWithResult, MAX_RANK, SameShape, Shape};
use crate::storage::temporaries_on_stack;

/// The cost of the gradient of a score, in additions.
const EXPONENTIAL: usize = 8;

// `heavy`: with an elementary function, which `V` compiles for the vectors of the loop.
macro_rules! losses {
    ($($(#[$heavy:ident])? $Op:ident<$V:ident>: |$x:ident, $y:ident| $e:expr;)*) => { $(
        #[doc = concat!("`", stringify!($e), "`")]
        #[derive(Clone, Copy, Debug)]
        pub struct $Op;
        #[diagnostic::do_not_recommend]
        impl crate::num::Sealed for $Op {}
        impl<T: Real> BinaryOp<T, T> for $Op {
            type Out = T;
            type Derivative = False;
            // SAFETY: a function of its operands.
            const SHARED: Shared = unsafe { Shared::yes() };
            const HEAVY: bool = losses! { @ $($heavy)? };
            #[cfg_attr(not(unoptimised), inline(always))]
            fn apply(&self, x: T, y: T) -> T {
                BinaryOp::<T, T>::apply_with::<Guaranteed>(self, x, y)
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn apply_with<$V: Vectors>(&self, $x: T, $y: T) -> T { $e }
        }
    )* };
    (@) => { false };
    (@ heavy) => { true };
}
losses! {
    MseOp<V>: |x, y| (x - y) * (x - y);
    #[heavy] KlDivOp<V>: |x, y| if y == T::zero() { T::zero() } else { y * y.logarithm_with::<V>() } - y * x;
    #[heavy] KlDivLogOp<V>: |x, y| y.exponential_with::<V>() * (y - x);
    L1Op<V>: |x, y| (x - y).abs();
    #[heavy] BceOp<V>: |x, y| (y - T::one()) * limited((-x).logarithm_of_one_more_with::<V>()) - y * limited(x.logarithm_with::<V>());
    #[heavy] BceLogitsOp<V>: |x, y| (T::one() - y) * x + x.minus_size().share_with::<V>().logarithm_of_one_more_with::<V>() + if x < T::zero() { -x } else { T::zero() };
}
/// `BceLogitsOp`, of which positive targets count as often as a weight says.
#[derive(Clone, Copy, Debug)]
pub struct BceLogitsPosWeightOp;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for BceLogitsPosWeightOp {}
impl<T: Real> BinaryOp<T, (T, T)> for BceLogitsPosWeightOp {
    type Out = T;
    type Derivative = False;
    // SAFETY: a function of its operands.
    const SHARED: Shared = unsafe { Shared::yes() };
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, x: T, y: (T, T)) -> T {
        BinaryOp::<T, (T, T)>::apply_with::<Guaranteed>(self, x, y)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply_with<V: Vectors>(&self, x: T, (y, weight): (T, T)) -> T {
        let log = x
            .minus_size()
            .share_with::<V>()
            .logarithm_of_one_more_with::<V>();
        let log = log + if x < T::zero() { -x } else { T::zero() };
        (T::one() - y) * x + ((weight - T::one()) * y + T::one()) * log
    }
}
/// The Huber loss: quadratic in a small difference, linear in a large one.
#[derive(Clone, Copy, Debug)]
pub struct HuberOp<T, const SMOOTH: bool>(pub(crate) T);
#[diagnostic::do_not_recommend]
impl<T, const SMOOTH: bool> crate::num::Sealed for HuberOp<T, SMOOTH> {}
impl<T: Real, const SMOOTH: bool> BinaryOp<T, T> for HuberOp<T, SMOOTH> {
    type Out = T;
    type Derivative = False;
    // SAFETY: a function of its operands and of a parameter of their type.
    const SHARED: Shared = unsafe { Shared::yes() };
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, x: T, y: T) -> T {
        let (apart, bound) = (x - y, self.0);
        let (size, half) = (apart.abs(), count::<T>(2).recip());
        // The difference is squared, not its size, which has no second derivative at 0.
        match (SMOOTH, size < bound || !SMOOTH && size <= bound) {
            (true, true) => half * apart * apart / bound,
            (true, false) => size - half * bound,
            (false, true) => half * apart * apart,
            (false, false) => bound * (size - half * bound),
        }
    }
}
/// A logarithm clamped to at least -100, as in PyTorch, so that a loss stays finite.
#[cfg_attr(not(unoptimised), inline(always))]
fn limited<T: Real>(log: T) -> T {
    let least = count::<T>(100).neg();
    if log < least { least } else { log }
}

/// Lazy element-wise losses. `.mean()` is PyTorch's default, `.sum()` and `.eval()` are its `reduction="sum"` and
/// `"none"`.
pub trait Losses<M: Memory = Host>: Expr<M> {
    /// The square of each difference. PyTorch's `F.mse_loss(x, y)` is `x.mse_loss(&y).mean()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, y): (Tensor<f32, Shape![2]>, Tensor<f32, Shape![2]>) = (tensor![1.0, 5.0], tensor![2.0, 2.0]);
    /// assert_eq!(x.mse_loss(&y).mean(), 5.0);
    /// assert_eq!(x.mse_loss(&y).sum(), 10.0);
    /// assert_eq!(x.mse_loss(&y).eval().as_slice(), [1.0, 9.0]);
    /// ```
    fn mse_loss<E: IntoExpr<M, Elem = Self::Elem>>(
        self,
        wanted: E,
    ) -> Lazy<Binary<MseOp, Self::Node, E::Node>>
    where
        Self::Elem: Real,
        Self::Shape: BroadcastBy<E::Shape>,
        Self::Shape: BroadcastWith<E::Shape>,
    {
        Lazy(Binary {
            op: MseOp,
            a: self.node(),
            b: wanted.node(),
        })
    }

    /// The absolute value of each difference. PyTorch's `F.l1_loss(x, y)` is `x.l1_loss(&y).mean()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, y): (Tensor<f32, Shape![2]>, Tensor<f32, Shape![2]>) = (tensor![1.0, 5.0], tensor![2.0, 2.0]);
    /// assert_eq!(x.l1_loss(&y).mean(), 2.0);
    /// ```
    fn l1_loss<E: IntoExpr<M, Elem = Self::Elem>>(
        self,
        wanted: E,
    ) -> Lazy<Binary<L1Op, Self::Node, E::Node>>
    where
        Self::Elem: Real,
        Self::Shape: BroadcastBy<E::Shape>,
        Self::Shape: BroadcastWith<E::Shape>,
    {
        Lazy(Binary {
            op: L1Op,
            a: self.node(),
            b: wanted.node(),
        })
    }

    /// The Huber loss of each difference: half its square up to `delta`, and linear with slope `delta` above. PyTorch's
    /// `F.huber_loss(x, y, delta=delta)` is `x.huber_loss(&y, delta).mean()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, y): (Tensor<f32, Shape![2]>, Tensor<f32, Shape![2]>) = (tensor![1.0, 8.0], tensor![2.0, 2.0]);
    /// assert_eq!(x.huber_loss(&y, 2.0).eval().as_slice(), [0.5, 10.0]);
    /// ```
    fn huber_loss<E: IntoExpr<M, Elem = Self::Elem>>(
        self,
        wanted: E,
        delta: Self::Elem,
    ) -> Lazy<Binary<HuberOp<Self::Elem, false>, Self::Node, E::Node>>
    where
        Self::Elem: Real,
        Self::Shape: BroadcastBy<E::Shape>,
        Self::Shape: BroadcastWith<E::Shape>,
    {
        Lazy(Binary {
            op: HuberOp(delta),
            a: self.node(),
            b: wanted.node(),
        })
    }

    /// [`huber_loss`](Self::huber_loss) divided by `beta`: half the square of each difference over `beta` where it is
    /// less than `beta`, and linear with slope 1 above. PyTorch's `F.smooth_l1_loss(x, y, beta=beta)` is
    /// `x.smooth_l1_loss(&y, beta).mean()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, y): (Tensor<f32, Shape![2]>, Tensor<f32, Shape![2]>) = (tensor![1.0, 8.0], tensor![2.0, 2.0]);
    /// assert_eq!(x.smooth_l1_loss(&y, 2.0).eval().as_slice(), [0.25, 5.0]);
    /// assert_eq!(x.smooth_l1_loss(&y, 0.0).eval().as_slice(), [1.0, 6.0]);
    /// ```
    fn smooth_l1_loss<E: IntoExpr<M, Elem = Self::Elem>>(
        self,
        wanted: E,
        beta: Self::Elem,
    ) -> Lazy<Binary<HuberOp<Self::Elem, true>, Self::Node, E::Node>>
    where
        Self::Elem: Real,
        Self::Shape: BroadcastBy<E::Shape>,
        Self::Shape: BroadcastWith<E::Shape>,
    {
        Lazy(Binary {
            op: HuberOp(beta),
            a: self.node(),
            b: wanted.node(),
        })
    }

    /// The Kullback-Leibler divergence of each target, a probability, from the input, a log-probability. PyTorch's
    /// `F.kl_div(x, y, reduction="none")`; its `"batchmean"` is `x.kl_div(&y).sum()` divided by the batch size.
    ///
    /// The loss of a target of 0 is 0, or NaN if the input is infinite or NaN.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, y): (Tensor<f32, Shape![3]>, Tensor<f32, Shape![3]>) = (tensor![0.0, -1.0, -2.0], tensor![1.0, 1.0, 0.0]);
    /// assert_eq!(x.kl_div(&y).eval().as_slice(), [0.0, 1.0, 0.0]);
    /// ```
    fn kl_div<E: IntoExpr<M, Elem = Self::Elem>>(
        self,
        wanted: E,
    ) -> Lazy<Binary<KlDivOp, Self::Node, E::Node>>
    where
        Self::Elem: Real,
        Self::Shape: BroadcastBy<E::Shape>,
        Self::Shape: BroadcastWith<E::Shape>,
    {
        Lazy(Binary {
            op: KlDivOp,
            a: self.node(),
            b: wanted.node(),
        })
    }

    /// [`kl_div`](Self::kl_div) with targets given as logarithms. PyTorch's `F.kl_div(x, y, log_target=True)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, y): (Tensor<f32, Shape![2]>, Tensor<f32, Shape![2]>) = (tensor![0.0, -1.0], tensor![0.0, 0.0]);
    /// assert_eq!(x.kl_div_log_target(&y).eval().as_slice(), [0.0, 1.0]);
    /// ```
    fn kl_div_log_target<E: IntoExpr<M, Elem = Self::Elem>>(
        self,
        wanted: E,
    ) -> Lazy<Binary<KlDivLogOp, Self::Node, E::Node>>
    where
        Self::Elem: Real,
        Self::Shape: BroadcastBy<E::Shape>,
        Self::Shape: BroadcastWith<E::Shape>,
    {
        Lazy(Binary {
            op: KlDivLogOp,
            a: self.node(),
            b: wanted.node(),
        })
    }

    /// The cross entropy of each probability and its target, both from 0 to 1. PyTorch's `F.binary_cross_entropy(x, y)`
    /// is `x.binary_cross_entropy(&y).mean()`.
    ///
    /// An input that is not a probability has the loss NaN, where PyTorch raises an error.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, y): (Tensor<f32, Shape![3]>, Tensor<f32, Shape![3]>) = (tensor![1.0, 0.0, 1.0], tensor![1.0, 0.0, 0.0]);
    /// assert_eq!(x.binary_cross_entropy(&y).eval().as_slice(), [0.0, 0.0, 100.0]);
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    fn binary_cross_entropy<E: IntoExpr<M, Elem = Self::Elem>>(
        self,
        wanted: E,
    ) -> Lazy<
        Binary<
            BceOp,
            Self::Node,
            IfShapeFits<E::Shape, binary_cross_entropy, target, Self::Shape, E::Node>,
        >,
    >
    where
        Self::Elem: Real,
        E::Shape: ShapeFitsBy<binary_cross_entropy, target, Self::Shape, SameShape<E::Shape, Self::Shape>>
            + ShapeFits<binary_cross_entropy, target, Self::Shape>,
    {
        Lazy(Binary {
            op: BceOp,
            a: self.node(),
            b: wanted.node(),
        })
    }

    /// The cross entropy of the sigmoid of each score and its target, from 0 to 1, without the loss of precision of the
    /// sigmoid. PyTorch's `F.binary_cross_entropy_with_logits(x, y)` is
    /// `x.binary_cross_entropy_with_logits(&y).mean()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, y): (Tensor<f32, Shape![2]>, Tensor<f32, Shape![2]>) = (tensor![1000.0, -1000.0], tensor![1.0, 1.0]);
    /// assert_eq!(x.binary_cross_entropy_with_logits(&y).eval().as_slice(), [0.0, 1000.0]);
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    fn binary_cross_entropy_with_logits<E: IntoExpr<M, Elem = Self::Elem>>(
        self,
        wanted: E,
    ) -> Lazy<
        Binary<
            BceLogitsOp,
            Self::Node,
            IfShapeFits<E::Shape, binary_cross_entropy_with_logits, target, Self::Shape, E::Node>,
        >,
    >
    where
        Self::Elem: Real,
        E::Shape: ShapeFitsBy<binary_cross_entropy_with_logits, target, Self::Shape, SameShape<E::Shape, Self::Shape>>
            + ShapeFits<binary_cross_entropy_with_logits, target, Self::Shape>,
    {
        Lazy(Binary {
            op: BceLogitsOp,
            a: self.node(),
            b: wanted.node(),
        })
    }
}
impl<M: Memory, E: Expr<M>> Losses<M> for E {}

type OperandShape<W, X> =
    <<W as Operand<<X as ExprNode>::Elem, <X as ExprNode>::Memory>>::Node as ExprNode>::Shape;
impl<X: ExprNode<Elem: Real>, Y: ExprNode<Elem = X::Elem>> Lazy<Binary<BceLogitsOp, X, Y>> {
    /// With a weight of positive targets, which is broadcast: above 1 it increases the recall, below 1 the precision.
    /// PyTorch's `F.binary_cross_entropy_with_logits(x, y, pos_weight=weight)`. Its `weight` is a product:
    /// `x.binary_cross_entropy_with_logits(&y) * &weight`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, y): (Tensor<f32, Shape![2]>, Tensor<f32, Shape![2]>) = (tensor![-1000.0, 1000.0], tensor![1.0, 0.0]);
    /// let losses = x.binary_cross_entropy_with_logits(&y).pos_weight(3.0);
    /// assert_eq!(losses.eval().as_slice(), [3000.0, 1000.0]);
    /// ```
    pub fn pos_weight<W: Operand<X::Elem, X::Memory>, O>(
        self,
        weight: W,
    ) -> OfThree<BceLogitsPosWeightOp, X, Y, W::Node>
    where
        Y::Shape: BroadcastBy<OperandShape<W, X>>,
        Y::Shape: BroadcastWith<OperandShape<W, X>, Output = O>,
        X::Shape: BroadcastWithResult<O>,
    {
        let Binary { a, b, .. } = self.0;
        let b = Binary {
            op: Pair,
            a: b,
            b: weight.operand(),
        };
        Lazy(Binary {
            op: BceLogitsPosWeightOp,
            a,
            b,
        })
    }
}

/// `cross_entropy` or `nll_loss` of an input and target classes.
#[derive(Clone, Copy, Debug)]
pub struct ClassLoss<Op, X: ExprNode, Y, W, Out> {
    pub(crate) x: X,
    pub(crate) y: Y,
    pub(crate) w: W,
    pub(crate) ignored: i64,
    pub(crate) smoothing: X::Elem,
    pub(crate) op: PhantomData<Op>,
    pub(crate) output: AcceptedLayout<Out>,
}
#[diagnostic::do_not_recommend]
impl<Op, X: ExprNode, Y, W, Out> crate::num::Sealed for ClassLoss<Op, X, Y, W, Out> {}
impl<Op, X: ExprNode<Elem: Real>, Y, Out> ClassLoss<Op, X, Y, (), Out> {
    pub(crate) fn new(x: X, y: Y) -> Self {
        Self {
            x,
            y,
            w: (),
            ignored: IGNORED,
            smoothing: num_traits::zero(),
            op: PhantomData,
            output: PhantomData,
        }
    }
}
operations! {
    [Op, X: ExprNode<Elem: Real>, Y: ExprNode, W: KernelOperand, Out: Shape]
    ClassLoss<Op, X, Y, W, Out> => ClassLoss<Op, X::Placed, Y::Placed, W::Placed, Out>;
    x: X, y: Y, w: W;
    |this| ClassLoss { x, y, w, ignored: this.ignored, smoothing: this.smoothing, op: this.op, output: this.output };
}
/// Whether the input holds scores.
#[doc(hidden)]
pub trait Scores {
    const SCORES: bool;
}
impl Scores for cross_entropy {
    const SCORES: bool = true;
}
impl Scores for nll_loss {
    const SCORES: bool = false;
}

/// The default of the ignored target, as in PyTorch.
const IGNORED: i64 = -100;

impl<Op: Scores, X: Materialized, Y: ExprNode, W: Maybe<X::Elem>, Out: Shape>
    ClassLoss<Op, X, Y, W, Out>
where
    X::Elem: Real,
    Y::Elem: ClassIndex,
{
    /// The weight of a class.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn weight_of(&self, class: usize) -> X::Elem {
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
    const IN_TILES: bool = Op::SCORES
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

/// The reductions of a loss of classes: `cross_entropy` and `nll_loss`.
///
/// Of a loss with a variable, `mean` and `sum` give a `Result` of an expression, which
/// [`backward`](Lazy::backward) differentiates.
pub trait ClassLosses: Sized + crate::num::Sealed {
    /// The element type of the scores.
    type Elem;
    /// The mean of the losses, weighted by class: PyTorch's default. NaN if there are no losses.
    ///
    /// # Errors
    /// [`LookupError`] for the first target that is not a class.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2, 2]> = tensor![[-1.0, -2.0], [-3.0, -4.0]];
    /// assert_eq!(x.nll_loss(&tensor![0i64, 1]).mean(), Ok(2.5));
    /// assert!(x.nll_loss(&tensor![0i64, 2]).mean().is_err());
    /// ```
    fn mean(self) -> Result<Self::Elem, LookupError>;

    /// The sum of the losses. PyTorch's `reduction="sum"`.
    ///
    /// # Errors
    /// [`LookupError`] for the first target that is not a class.
    fn sum(self) -> Result<Self::Elem, LookupError>;
}
impl<Op: Scores, X: ExprNode, Y: ExprNode, W: KernelOperand<Placed: Maybe<X::Elem>>, Out: Shape>
    ClassLosses for Lookup<ClassLoss<Op, X, Y, W, Out>>
where
    X::Elem: Real,
    Y::Elem: ClassIndex,
{
    type Elem = X::Elem;
    fn mean(self) -> Result<X::Elem, LookupError> {
        let (sum, weight) = self.totals()?;
        Ok(sum / weight)
    }
    fn sum(self) -> Result<X::Elem, LookupError> {
        Ok(self.totals()?.0)
    }
}
impl<Op: Scores, X: ExprNode, Y: ExprNode, W: KernelOperand<Placed: Maybe<X::Elem>>, Out: Shape>
    Lookup<ClassLoss<Op, X, Y, W, Out>>
where
    X::Elem: Real,
    Y::Elem: ClassIndex,
{
    /// The sum of the losses, and the sum of the weights.
    fn totals(self) -> Result<(X::Elem, X::Elem), LookupError> {
        const { temporaries_on_stack(ClassLoss::<Op, X, Y, W, Out>::OPERANDS.peak) };
        with_operands(self.0, |loss| loss.total())
    }
}

/// The losses `L` as an expression: the targets are classes.
#[derive(Clone, Copy, Debug)]
pub struct CheckedLoss<L>(pub(crate) L);
#[diagnostic::do_not_recommend]
impl<L> crate::num::Sealed for CheckedLoss<L> {}
// SAFETY: the operands are those of the losses.
#[diagnostic::do_not_recommend]
unsafe impl<L: Operation> Operation for CheckedLoss<L> {
    type Over = CheckedLoss<L::Over>;
    const OPERANDS: Need = L::OPERANDS;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn over(self, room: &mut Room) -> Self::Over {
        // SAFETY: the caller's promise.
        CheckedLoss(unsafe { self.0.over(room) })
    }
}
#[diagnostic::do_not_recommend]
impl<Op, X, Y, W, Out> Kernel for CheckedLoss<ClassLoss<Op, X, Y, W, Out>>
where
    Op: Scores,
    X: ExprNode<Elem: Real>,
    Y: ExprNode<Elem: ClassIndex>,
    W: KernelOperand<Placed: Maybe<X::Elem>>,
    Out: Shape,
{
    type Elem = X::Elem;
    type Shape = Out;
    type Memory = X::Memory;
    type RequiresGrad = <X::RequiresGrad as Tracked>::Or<Y::RequiresGrad>;
}
// SAFETY: each element is written.
unsafe impl<Op, X, Y, W, Out> Compute for CheckedLoss<ClassLoss<Op, X, Y, W, Out>>
where
    Op: Scores,
    X: Materialized<Elem: Real>,
    Y: ExprNode<Elem: ClassIndex>,
    W: Maybe<X::Elem>,
    Out: Shape,
{
    type Elem = X::Elem;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut X::Elem, _: bool) {
        // SAFETY: the caller's promise.
        if unsafe { self.0.run::<L>(out) }.is_err() {
            // SAFETY: `run` of the losses writes each index of the output, unless a target is no class: then all are written here.
            walk(const { &Out::PADDED }, |index| {
                // SAFETY: a valid index of the output.
                unsafe {
                    out.add(distance(index, const { &L::PADDED_STRIDES }))
                        .write(num_traits::Float::nan());
                }
            });
        }
    }
}

/// The sum of the losses `L`, or with `MEAN` their mean, as an expression: the targets are classes.
#[derive(Clone, Copy, Debug)]
pub struct ClassTotal<L, const MEAN: bool>(pub(crate) L);
#[diagnostic::do_not_recommend]
impl<L, const MEAN: bool> crate::num::Sealed for ClassTotal<L, MEAN> {}
// SAFETY: the operands are those of the losses.
#[diagnostic::do_not_recommend]
unsafe impl<L: Operation, const MEAN: bool> Operation for ClassTotal<L, MEAN> {
    type Over = ClassTotal<L::Over, MEAN>;
    const OPERANDS: Need = L::OPERANDS;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn over(self, room: &mut Room) -> Self::Over {
        // SAFETY: the caller's promise.
        ClassTotal(unsafe { self.0.over(room) })
    }
}
#[diagnostic::do_not_recommend]
impl<Op, X, Y, W, Out, const MEAN: bool> Kernel for ClassTotal<ClassLoss<Op, X, Y, W, Out>, MEAN>
where
    Op: Scores,
    X: ExprNode<Elem: Real>,
    Y: ExprNode<Elem: ClassIndex>,
    W: KernelOperand<Placed: Maybe<X::Elem>>,
    Out: Shape,
{
    type Elem = X::Elem;
    type Shape = ();
    type Memory = X::Memory;
    type RequiresGrad = <X::RequiresGrad as Tracked>::Or<Y::RequiresGrad>;
}
// SAFETY: the only element is written.
unsafe impl<Op, X, Y, W, Out, const MEAN: bool> Compute
    for ClassTotal<ClassLoss<Op, X, Y, W, Out>, MEAN>
where
    Op: Scores,
    X: Materialized<Elem: Real>,
    Y: ExprNode<Elem: ClassIndex>,
    W: Maybe<X::Elem>,
    Out: Shape,
{
    type Elem = X::Elem;
    type Shape = ();
    unsafe fn run<L: Layout<Shape = ()>>(&self, out: *mut X::Elem, _: bool) {
        // The targets were checked; cells that changed since are no loss.
        let (sum, weight) = self
            .0
            .total()
            .unwrap_or((num_traits::Float::nan(), num_traits::one()));
        // SAFETY: the caller's promise.
        unsafe { out.write(if MEAN { sum / weight } else { sum }) }
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

impl<Op, X: ExprNode, Y, Out: Shape> Lookup<ClassLoss<Op, X, Y, (), Out>> {
    /// Multiplies each loss by a weight of its class; `mean` divides by the sum of the weights. PyTorch's `weight`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2, 2]> = tensor![[-1.0, -2.0], [-3.0, -4.0]];
    /// let w = tensor![3.0, 1.0];
    /// assert_eq!(x.nll_loss(&tensor![0i64, 1]).weight(&w).mean(), Ok(7.0 / 4.0));
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    pub fn weight<E: IntoExpr<X::Memory, Elem = X::Elem>>(
        self,
        w: E,
    ) -> Lookup<
        ClassLoss<
            Op,
            X,
            Y,
            E::Node,
            IfShapeFits<E::Shape, Op, operation::weight, ChannelsOf<X::Shape>, Out>,
        >,
    >
    where
        E::Shape: ShapeFitsBy<Op, operation::weight, ChannelsOf<X::Shape>, SameShape<E::Shape, ChannelsOf<X::Shape>>>
            + ShapeFits<Op, operation::weight, ChannelsOf<X::Shape>>,
    {
        let ClassLoss {
            x,
            y,
            ignored,
            smoothing,
            op,
            ..
        } = self.0;
        let (w, output) = (w.node(), PhantomData);
        Lookup(ClassLoss {
            x,
            y,
            w,
            ignored,
            smoothing,
            op,
            output,
        })
    }
}
impl<Op, X: ExprNode, Y, W, Out: Shape> Lookup<ClassLoss<Op, X, Y, W, Out>> {
    /// Sets the ignored target; the default is -100. PyTorch's `ignore_index`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2, 2]> = tensor![[-1.0, -2.0], [-3.0, -4.0]];
    /// assert_eq!(x.nll_loss(&tensor![0i64, 9]).ignore_index(9).mean(), Ok(1.0));
    /// ```
    pub fn ignore_index(mut self, class: i64) -> Self {
        self.0.ignored = class;
        self
    }
}
impl<X: ExprNode, Y, W, Out: Shape> Lookup<ClassLoss<cross_entropy, X, Y, W, Out>> {
    /// Distributes a share `smoothing` of each target, from 0 to 1, equally over all classes. PyTorch's
    /// `label_smoothing`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![1, 2]> = tensor![[0.0, 1.0]];
    /// let loss = |class: i64| x.cross_entropy(&tensor![class]).label_smoothing(1.0).mean();
    /// assert_eq!(loss(0), loss(1));
    /// ```
    pub fn label_smoothing(mut self, smoothing: X::Elem) -> Self {
        self.0.smoothing = smoothing;
        self
    }
}

/// The number of classes of scores.
pub(crate) const fn classes_of<S: Shape>() -> usize {
    S::PADDED[axis::<S, SecondOf<S>>()]
}
/// Checks that each target is a class, or ignored. The targets are read here, and again when the result is computed.
pub(crate) fn check_classes<Y: ExprNode<Elem: ClassIndex>>(
    targets: &Y,
    classes: usize,
    ignored: i64,
) -> Result<(), LookupError> {
    const {
        assert!(
            Y::PENDING.is_empty(),
            "these targets are the result of a kernel, or a view of a result, and are read twice: evaluate them first, `.eval()`"
        )
    };
    try_walk(const { &<Y::Shape as Shape>::PADDED }, |index| {
        // SAFETY: a valid index of the targets.
        match unsafe { targets.load(index) }.number() {
            class if class == ignored => Ok(()),
            class => below(class, classes).map(drop),
        }
    })
}
