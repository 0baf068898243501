//! The node of a loss of classes, its options, and the check of its targets.

use core::marker::PhantomData;

use crate::expr::{ExprNode, IntoExpr, KernelOperand, operations};
use crate::layout::operation::{cross_entropy, nll_loss};
use crate::layout::{ChannelsOf, IfShapeFits, SecondOf, ShapeFits, ShapeFitsBy, operation};
use crate::ops::Real;
use crate::ops::join::axis;
use crate::ops::nn::class_index::below;
use crate::ops::nn::{AcceptedLayout, ClassIndex, Lookup, LookupError, try_walk};
use crate::shape::{SameShape, Shape};

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
