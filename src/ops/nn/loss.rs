//! Elementwise losses, which are expressions. Losses of classes are in `class_loss/`.

use super::count;
use crate::expr::simd_dispatch::{Guaranteed, Vectors};
use crate::expr::{Binary, Expr, ExprNode, Host, IntoExpr, Lazy, Memory, Operand, Shared};
use crate::layout::operation::{binary_cross_entropy, binary_cross_entropy_with_logits, target};
use crate::layout::{IfShapeFits, ShapeFits, ShapeFitsBy};
use crate::num::bits::False;
use crate::ops::{BinaryOp, OfThree, Pair, Real};
use crate::shape::{BroadcastBy, BroadcastWith, BroadcastWithResult, SameShape};

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
