//! `embedding`, and the methods of `one_hot` and of losses by class.

use core::marker::PhantomData;

use super::class_index::{ClassIndex, below, checked};
use super::one_hot::OneHot;
use super::{AcceptedLayout, ClassLoss, Compute, Lookup, LookupError, ShapeOf, distance, walk};
use crate::expr::simd_dispatch::VECTORS;
use crate::expr::{Expr, ExprNode, IntoExpr, Lazy, Materialized, kernels};
use crate::layout::operation::{cross_entropy, nll_loss, target};
use crate::layout::{
    ClassShape, EmbeddingRows, EmbeddingShape, EmbeddingVerdict, HasClasses, HasDims, IfShapeFits,
    Layout, OneHotShape, ShapeFits, ShapeFitsBy, Shaped, TargetOf, WithClasses, WithRow,
};
use crate::num::{BelowThousand, Count, Dim, Named};
use crate::ops::{Arithmetic, Real};
use crate::shape::{MAX_RANK, OneSize, SameShape, Shape};

/// The index with one more trailing dimension.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn in_front(index: &[usize; MAX_RANK]) -> [usize; MAX_RANK] {
    let [_, a, b, c, d, e, f, g] = *index;
    [a, b, c, d, e, f, g, 0]
}

/// The rows of a weight that indices select.
#[derive(Clone, Copy, Debug)]
pub struct Embedding<W, Y, Out> {
    pub(crate) w: W,
    pub(crate) y: Y,
    output: AcceptedLayout<Out>,
}
impl<W, Y, Out> Embedding<W, Y, Out> {
    pub(crate) fn with(w: W, y: Y) -> Self {
        let output = PhantomData;
        Self { w, y, output }
    }
}
kernels! {
    [W: ExprNode, Y: ExprNode<Elem: ClassIndex>, Out: Shape]
    Embedding<W, Y, Out> => Embedding<W::Placed, Y::Placed, Out>, W::Elem, Out;
    w: W, y: Y;
    |this| Embedding { w, y, output: this.output };
}
// SAFETY: the output's sizes are those of the indices, followed by that of a row.
unsafe impl<W: Materialized, Y: ExprNode<Elem: ClassIndex>, Out: Shape> Compute
    for Embedding<W, Y, Out>
{
    type Elem = W::Elem;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut W::Elem, unique: bool) {
        let [.., rows, features] = const { ShapeOf::<W>::PADDED };
        let [.., down, right] = const { W::STEPS };
        let os = const { L::PADDED_STRIDES };
        walk(
            const { &ShapeOf::<Y>::PADDED },
            #[cfg_attr(not(unoptimised), inline(always))]
            |index| {
                // SAFETY: a valid index of the indices. Storage with interior mutability may have changed since the
                // check; there is at least one row, or the check would have failed.
                let row = below(unsafe { self.y.load(index) }.number(), rows).unwrap_or(0);
                if VECTORS && right == 1 && os[MAX_RANK - 1] == 1 && unique {
                    // SAFETY: a row of the weight and one of the output, which nobody else reads or writes.
                    return unsafe {
                        let y = out.add(distance(&in_front(index), &os));
                        let x = self.w.first().add(row * down);
                        x.copy_to_nonoverlapping(y, features);
                    };
                }
                for j in 0..features {
                    // SAFETY: `row` and `j` are less than the sizes of the weight.
                    unsafe {
                        let x = *self.w.first().add(row * down + j * right);
                        out.add(distance(&in_front(index), &os) + j * os[MAX_RANK - 1])
                            .write(x);
                    }
                }
            },
        );
    }
}

/// The result of `embedding` and `one_hot`: an expression, or the first index that is out of range.
pub(super) type Found<N> = Result<Lazy<N>, LookupError>;

/// Operations that select elements by indices known only at run time.
pub trait EmbeddingOps: Expr {
    /// Selects the rows of this weight `[rows, features]` at indices of any shape: `[..]` becomes `[.., features]`.
    /// PyTorch's `F.embedding(indices, weight)`.
    ///
    /// # Errors
    /// [`LookupError`] for the first index that is out of range.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let w: Tensor<f32, Shape![3, 2]> = tensor![[0.0, 1.0], [10.0, 11.0], [20.0, 21.0]];
    /// let y = (w.embedding(tensor![2i64, 0])? + 1.0).eval();
    /// assert_eq!(y.as_slice(), [21.0, 22.0, 1.0, 2.0]);
    /// let mut out = Tensor::<f32, Shape![2, 2, 2]>::zeros();
    /// w.embedding(tensor![[0u8, 1], [2, 0]])?.eval_into(&mut out);
    /// assert_eq!(out[[1, 0, 1]], 21.0);
    /// let error = w.embedding(tensor![-1i64]).unwrap_err();
    /// assert_eq!(error.to_string(), "index -1 is out of range for size 3");
    /// # Ok::<(), LookupError>(())
    /// ```
    fn embedding<Y: IntoExpr<Elem: ClassIndex>>(
        self,
        indices: Y,
    ) -> Found<Embedding<Self::Node, Y::Node, EmbeddingShape<Self::Shape, Y::Shape>>>
    where
        Self::Elem: Arithmetic,
        EmbeddingVerdict<Self::Shape>: EmbeddingRows<Self::Shape>,
        WithRow<Self::Shape, Y::Shape>: Shaped,
    {
        let (w, y) = (self.node(), indices.node());
        let [.., rows, _] = Self::Shape::PADDED;
        checked(&y, rows)?;
        let output = PhantomData;
        Ok(Lazy(Embedding { w, y, output }))
    }

    /// Encodes each class as a vector of `N` elements: 1 at the class, 0 elsewhere. PyTorch's `F.one_hot(x,
    /// num_classes)`.
    ///
    /// # Errors
    /// [`LookupError`] for the first class that is not less than `N`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<i64, Shape![2]> = tensor![2, 0];
    /// assert_eq!(x.one_hot::<3>()?.eval().as_slice(), [0, 0, 1, 1, 0, 0]);
    /// assert_eq!(x.one_hot::<2>().unwrap_err(), LookupError { index: 2, size: 2 });
    /// # Ok::<(), LookupError>(())
    /// ```
    #[rustfmt::skip]
    fn one_hot<const N: usize>(self) -> Found<OneHot<Self::Node, OneHotShape<Self::Shape, Named<N>>>> // x.one_hot::<10>()?
    where
        Self::Elem: ClassIndex,
        WithClasses<Self::Shape, Named<N>>: Shaped,
        Count<N>: BelowThousand<N>,
    {
        let y = self.node();
        checked(&y, N)?;
        let output = PhantomData;
        Ok(Lazy(OneHot { y, output }))
    }

    /// Encodes each class as a vector of `N` elements, where `N` may be above 999 or generic: 1 at the class, 0 elsewhere.
    /// PyTorch's `F.one_hot(x, num_classes)`.
    ///
    /// # Errors
    /// [`LookupError`] for the first class that is not less than `N`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let words: Tensor<i64, Shape![1]> = tensor![29_999];
    /// assert_eq!(words.one_hot_to::<Shape![30_000]>()?.argmax_dim::<1>().eval(), tensor![29_999]);
    /// # Ok::<(), LookupError>(())
    /// ```
    #[rustfmt::skip]
    fn one_hot_to<N: OneSize>( // x.one_hot_to::<Shape![30_000]>()?
        self,
    ) -> Found<OneHot<Self::Node, OneHotShape<Self::Shape, N::Size>>>
    where
        Self::Elem: ClassIndex,
        WithClasses<Self::Shape, N::Size>: Shaped,
    {
        let y = self.node();
        checked(&y, N::Size::SIZE)?;
        let output = PhantomData;
        Ok(Lazy(OneHot { y, output }))
    }

    /// The cross entropy of scores, `[N, C, ..]` or `[C]`, and classes, `[N, ..]` or a scalar.
    /// `.mean()?` is PyTorch's `F.cross_entropy(x, target)`; `.sum()?` and `.eval()?` are its
    /// `reduction="sum"` and `"none"`. A target of -100 is ignored, as in PyTorch.
    ///
    /// # Errors
    /// On evaluation, [`LookupError`] for the first target that is not a class.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![2, 3]> = tensor![[0.0, 0.0, 0.0], [0.0, 1000.0, 0.0]];
    /// let target: Tensor<i64, Shape![2]> = tensor![2, 1];
    /// assert!((x.cross_entropy(&target).sum()? - 3f64.ln()).abs() < 1e-12);
    /// assert!((x.cross_entropy(&target).mean()? - 3f64.ln() / 2.0).abs() < 1e-12);
    /// assert_eq!(x.cross_entropy(&target).eval()?.shape(), [2]);
    /// # Ok::<(), LookupError>(())
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    fn cross_entropy<Y: IntoExpr<Elem: ClassIndex>>(
        self,
        wanted: Y,
    ) -> Lookup<
        ClassLoss<
            cross_entropy,
            Self::Node,
            IfShapeFits<Y::Shape, cross_entropy, target, TargetOf<Self::Shape, Y::Shape, <Y::Elem as ClassIndex>::Passes>, Y::Node>,
            (),
            ClassShape<cross_entropy, Self::Shape>,
        >,
    >
    where
        Self::Elem: Real,
        HasDims<Self::Shape>: HasClasses<cross_entropy, Self::Shape>,
        Y::Shape: ShapeFitsBy<cross_entropy, target, TargetOf<Self::Shape, Y::Shape, <Y::Elem as ClassIndex>::Passes>, SameShape<Y::Shape, TargetOf<Self::Shape, Y::Shape, <Y::Elem as ClassIndex>::Passes>>>
            + ShapeFits<cross_entropy, target, TargetOf<Self::Shape, Y::Shape, <Y::Elem as ClassIndex>::Passes>>,
    {
        Lookup(ClassLoss::new(self.node(), wanted.node()))
    }

    /// The negative log-probability of each target class. The input holds log-probabilities; shapes and reductions are
    /// those of [`cross_entropy`](Self::cross_entropy). PyTorch's `F.nll_loss(x, target)`.
    ///
    /// # Errors
    /// On evaluation, [`LookupError`] for the first target that is not a class.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2, 2]> = tensor![[-1.0, -2.0], [-3.0, -4.0]];
    /// assert_eq!(x.nll_loss(&tensor![0i64, 1]).mean()?, 2.5);
    /// assert_eq!(x.nll_loss(&tensor![0i64, -100]).mean()?, 1.0);
    /// # Ok::<(), LookupError>(())
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    fn nll_loss<Y: IntoExpr<Elem: ClassIndex>>(
        self,
        wanted: Y,
    ) -> Lookup<
        ClassLoss<
            nll_loss,
            Self::Node,
            IfShapeFits<Y::Shape, nll_loss, target, TargetOf<Self::Shape, Y::Shape, <Y::Elem as ClassIndex>::Passes>, Y::Node>,
            (),
            ClassShape<nll_loss, Self::Shape>,
        >,
    >
    where
        Self::Elem: Real,
        HasDims<Self::Shape>: HasClasses<nll_loss, Self::Shape>,
        Y::Shape: ShapeFitsBy<nll_loss, target, TargetOf<Self::Shape, Y::Shape, <Y::Elem as ClassIndex>::Passes>, SameShape<Y::Shape, TargetOf<Self::Shape, Y::Shape, <Y::Elem as ClassIndex>::Passes>>>
            + ShapeFits<nll_loss, target, TargetOf<Self::Shape, Y::Shape, <Y::Elem as ClassIndex>::Passes>>,
    {
        Lookup(ClassLoss::new(self.node(), wanted.node()))
    }
}
impl<E: Expr> EmbeddingOps for E {}
