//! Losses: of elements, which are expressions, and of classes.

use core::marker::PhantomData;

use num_traits::Float;

use super::embedding::below;
use super::norm::larger;
use super::{
    ClassIndex, Lookup, LookupError, Makes, ShapeOf, Sum, TryCompute, count, distance, try_walk,
};
use crate::expr::{Binary, Expr, Node, Stored};
use crate::layout::operation::{
    binary_cross_entropy, binary_cross_entropy_with_logits, cross_entropy, nll_loss, target,
};
use crate::layout::{Layout, SecondOf, ShapeFits};
use crate::ops::join::axis;
use crate::ops::{BinaryOp, Real};
use crate::shape::{BroadcastWith, SameShape, Shape};

macro_rules! losses {
    ($($Op:ident: |$x:ident, $y:ident| $e:expr;)*) => { $(
        #[doc = concat!("`", stringify!($e), "`")]
        #[derive(Clone, Copy, Debug)]
        pub struct $Op;
        impl<T: Real> BinaryOp<T, T> for $Op {
            type Out = T;
            #[inline(always)]
            fn apply(&self, $x: T, $y: T) -> T { $e }
        }
    )* };
}
losses! {
    MseOp: |x, y| (x - y) * (x - y);
    L1Op: |x, y| (x - y).abs();
    BceOp: |x, y| (y - T::one()) * limited((-x).ln_1p()) - y * limited(x.ln());
    BceLogitsOp: |x, y| (T::one() - y) * x + (-x.abs()).exp().ln_1p() + if x < T::zero() { -x } else { T::zero() };
}
/// A logarithm that is not below -100, as in PyTorch, so that a loss stays finite.
#[inline(always)]
fn limited<T: Real>(log: T) -> T {
    let least = count::<T>(100).neg();
    if log < least { least } else { log }
}

/// Losses of each element, lazily. `.mean()` is PyTorch's default, `.sum()` and `.eval()` are its
/// `reduction="sum"` and `"none"`.
pub trait Losses: Expr {
    /// The square of each difference. PyTorch's `F.mse_loss(x, y)` is `x.mse_loss(&y).mean()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, y): (Tensor<f32, Shape![2]>, Tensor<f32, Shape![2]>) = (tensor![1.0, 5.0], tensor![2.0, 2.0]);
    /// assert_eq!(x.mse_loss(&y).mean(), 5.0);
    /// assert_eq!(x.mse_loss(&y).sum(), 10.0);
    /// assert_eq!(x.mse_loss(&y).eval().as_slice(), [1.0, 9.0]);
    /// ```
    fn mse_loss<E: Expr<Elem = Self::Elem>>(self, wanted: E) -> Binary<MseOp, Self::Node, E::Node>
    where
        Self::Elem: Real,
        Self::Shape: BroadcastWith<E::Shape>,
    {
        Binary {
            op: MseOp,
            a: self.node(),
            b: wanted.node(),
        }
    }

    /// The size of each difference. PyTorch's `F.l1_loss(x, y)` is `x.l1_loss(&y).mean()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, y): (Tensor<f32, Shape![2]>, Tensor<f32, Shape![2]>) = (tensor![1.0, 5.0], tensor![2.0, 2.0]);
    /// assert_eq!(x.l1_loss(&y).mean(), 2.0);
    /// ```
    fn l1_loss<E: Expr<Elem = Self::Elem>>(self, wanted: E) -> Binary<L1Op, Self::Node, E::Node>
    where
        Self::Elem: Real,
        Self::Shape: BroadcastWith<E::Shape>,
    {
        Binary {
            op: L1Op,
            a: self.node(),
            b: wanted.node(),
        }
    }

    /// The cross entropy of each probability and its target, from 0 to 1. PyTorch's
    /// `F.binary_cross_entropy(x, y)` is `x.binary_cross_entropy(&y).mean()`.
    ///
    /// What is no probability has the loss NaN, where PyTorch raises an error.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, y): (Tensor<f32, Shape![3]>, Tensor<f32, Shape![3]>) = (tensor![1.0, 0.0, 1.0], tensor![1.0, 0.0, 0.0]);
    /// assert_eq!(x.binary_cross_entropy(&y).eval().as_slice(), [0.0, 0.0, 100.0]);
    /// ```
    fn binary_cross_entropy<E: Expr<Elem = Self::Elem>>(
        self,
        wanted: E,
    ) -> Binary<BceOp, Self::Node, E::Node>
    where
        Self::Elem: Real,
        SameShape<E::Shape, Self::Shape>:
            ShapeFits<binary_cross_entropy, target, E::Shape, Self::Shape>,
    {
        Binary {
            op: BceOp,
            a: self.node(),
            b: wanted.node(),
        }
    }

    /// The cross entropy of the sigmoid of each score and its target, from 0 to 1, without its loss of
    /// digits. PyTorch's `F.binary_cross_entropy_with_logits(x, y)` is
    /// `x.binary_cross_entropy_with_logits(&y).mean()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, y): (Tensor<f32, Shape![2]>, Tensor<f32, Shape![2]>) = (tensor![1000.0, -1000.0], tensor![1.0, 1.0]);
    /// assert_eq!(x.binary_cross_entropy_with_logits(&y).eval().as_slice(), [0.0, 1000.0]);
    /// ```
    fn binary_cross_entropy_with_logits<E: Expr<Elem = Self::Elem>>(
        self,
        wanted: E,
    ) -> Binary<BceLogitsOp, Self::Node, E::Node>
    where
        Self::Elem: Real,
        SameShape<E::Shape, Self::Shape>:
            ShapeFits<binary_cross_entropy_with_logits, target, E::Shape, Self::Shape>,
    {
        Binary {
            op: BceLogitsOp,
            a: self.node(),
            b: wanted.node(),
        }
    }
}
impl<E: Expr> Losses for E {}

/// `cross_entropy` or `nll_loss` of an input and its classes.
#[derive(Clone, Copy, Debug)]
pub struct ClassLoss<Op, X, Y, Out> {
    x: X,
    y: Y,
    op: PhantomData<Op>,
    makes: Makes<Out>,
}
impl<Op, X, Y, Out> ClassLoss<Op, X, Y, Out> {
    pub(super) fn new(x: X, y: Y) -> Self {
        Self {
            x,
            y,
            op: PhantomData,
            makes: PhantomData,
        }
    }
}
/// Whether the input are scores.
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

/// A target that does not count, as in PyTorch.
const IGNORED: i64 = -100;

impl<Op: Scores, X: Stored, Y: Node, Out: Shape> ClassLoss<Op, X, Y, Out>
where
    X::Elem: Real,
    Y::Elem: ClassIndex,
{
    /// Calls `f` with each index of the targets, and its loss where it is not ignored.
    #[inline(always)]
    fn each(
        &self,
        mut f: impl FnMut(&[usize; crate::shape::MAX_RANK], Option<X::Elem>),
    ) -> Result<(), LookupError> {
        let along = const { axis::<X::Shape, SecondOf<X::Shape>>() };
        let classes = const { ShapeOf::<X>::PADDED[axis::<X::Shape, SecondOf<X::Shape>>()] };
        let xs = const { X::STEPS };
        try_walk(
            const { &Out::PADDED },
            #[inline(always)]
            |index| {
                // SAFETY: the targets have the sizes of the output.
                let class = unsafe { self.y.load(index) }.number();
                if class == IGNORED {
                    f(index, None);
                    return Ok(());
                }
                let class = below(class, classes)?;
                // The input has the classes behind the batch.
                let mut start = *index;
                if X::Shape::RANK > 1 {
                    start[along - 1] = index[along];
                }
                start[along] = 0;
                // SAFETY: an index of the input, and below its number of classes.
                let at = |c: usize| unsafe {
                    *self.x.first().add(distance(&start, &xs) + c * xs[along])
                };
                let mut log = at(class);
                if Op::SCORES {
                    let mut most = at(0);
                    for c in 1..classes {
                        most = larger(at(c), most);
                    }
                    let mut sum = Sum::new();
                    for c in 0..classes {
                        sum.add((at(c) - most).exp());
                    }
                    log = log - most - sum.total().ln();
                }
                f(index, Some(-log));
                Ok(())
            },
        )
    }
}

impl<Op: Scores, X: Stored, Y: Node, Out: Shape> TryCompute for ClassLoss<Op, X, Y, Out>
where
    X::Elem: Real,
    Y::Elem: ClassIndex,
{
    type Elem = X::Elem;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut X::Elem) -> Result<(), LookupError> {
        let os = const { L::PADDED_STRIDES };
        self.each(
            #[inline(always)]
            |index, loss| {
                let loss = loss.unwrap_or_else(num_traits::zero);
                // SAFETY: an index of the output.
                unsafe { out.add(distance(index, &os)).write(loss) };
            },
        )
    }
}

impl<Op: Scores, X: Stored, Y: Node, Out: Shape> Lookup<ClassLoss<Op, X, Y, Out>>
where
    X::Elem: Real,
    Y::Elem: ClassIndex,
{
    /// The mean of the losses: PyTorch's default. NaN where there are none.
    ///
    /// # Errors
    /// [`LookupError`] at the first target that is no class.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2, 2]> = tensor![[-1.0, -2.0], [-3.0, -4.0]];
    /// assert_eq!(x.nll_loss(&tensor![0i64, 1]).mean(), Ok(2.5));
    /// assert!(x.nll_loss(&tensor![0i64, 2]).mean().is_err());
    /// ```
    pub fn mean(self) -> Result<X::Elem, LookupError> {
        let (sum, n) = self.0.total()?;
        Ok(sum / count(n))
    }

    /// The sum of the losses. PyTorch's `reduction="sum"`.
    ///
    /// # Errors
    /// [`LookupError`] at the first target that is no class.
    pub fn sum(self) -> Result<X::Elem, LookupError> {
        Ok(self.0.total()?.0)
    }
}
impl<Op: Scores, X: Stored, Y: Node, Out: Shape> ClassLoss<Op, X, Y, Out>
where
    X::Elem: Real,
    Y::Elem: ClassIndex,
{
    /// The sum of the losses, and how many count.
    fn total(&self) -> Result<(X::Elem, usize), LookupError> {
        let (mut sum, mut n) = (Sum::new(), 0);
        self.each(
            #[inline(always)]
            |_, loss| {
                if let Some(loss) = loss {
                    sum.add(loss);
                    n += 1;
                }
            },
        )?;
        Ok((sum.total(), n))
    }
}
