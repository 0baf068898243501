//! Functions that are differentiated in every memory.

use super::Differentiable;
use crate::expr::{ExprNode, Host, IntoExpr, Lazy, LookupError, Memory, Portable};
use crate::layout::operation::{cross_entropy, target};
use crate::layout::{
    ClassShape, EmbeddingRows, EmbeddingShape, EmbeddingVerdict, HasClasses, HasDims, IfShapeFits,
    ShapeFits, ShapeFitsBy, Shaped, TargetOf, WithRow,
};
use crate::num::bits::{False, True};
use crate::ops::nn::{
    ClassIndex, ClassLoss, ClassTotal, Embedding, check_classes, check_indices, classes_of,
};
use crate::ops::{Arithmetic, Real};
use crate::shape::{SameShape, Shape};

#[cfg(not(feature = "cuda"))]
use super::Differentiable as DifferentiableThere;
#[cfg(feature = "cuda")]
use crate::cuda::DifferentiableThere;

/// A node that can be differentiated in every memory.
#[doc(hidden)]
pub trait DifferentiableAnywhere: Differentiable + DifferentiableThere {}
#[diagnostic::do_not_recommend]
impl<N: Differentiable + DifferentiableThere> DifferentiableAnywhere for N {}

/// A constant operand of a function that every memory can differentiate.
pub trait PortableConstant<M: Memory = Host>:
    Portable<M, Node: DifferentiableAnywhere + ExprNode<RequiresGrad = False>>
{
}
#[diagnostic::do_not_recommend]
impl<M: Memory, E> PortableConstant<M> for E where
    E: Portable<M, Node: DifferentiableAnywhere + ExprNode<RequiresGrad = False>>
{
}
/// A variable, or an expression with one, as an operand or the result of a function that every memory can
/// differentiate.
///
/// ```
/// use stridewise::expr::Memory;
/// use stridewise::grad::{PortableConstant, PortableVariable};
/// use stridewise::prelude::*;
/// fn loss<M: Memory, B: Dim, I: Dim, O: Dim>(
///     x: impl PortableConstant<M, Elem = f32, Shape = (B, I)>,
///     weight: impl PortableVariable<M, Elem = f32, Shape = (O, I)>,
///     target: impl PortableConstant<M, Elem = f32, Shape = (B, O)>,
/// ) -> impl PortableVariable<M, Elem = f32, Shape = ()> {
///     x.linear(weight).mse_loss(target).mean()
/// }
/// let (x, y) = (Tensor::<f32, Shape![4, 8]>::ones(), Tensor::<f32, Shape![4, 3]>::ones());
/// let (weight, mut grad) = (Tensor::<f32, Shape![3, 8]>::zeros(), Tensor::zeros());
/// assert_eq!(loss(&x, weight.requires_grad(&mut grad), &y).lazy().backward(), 1.0);
/// ```
///
/// With feature `cuda`, the last line on a device is `loss(&x, weight.requires_grad(&mut grad), &y).lazy().backward()?`,
/// where all tensors are there.
pub trait PortableVariable<M: Memory = Host>:
    Portable<M, Node: DifferentiableAnywhere + ExprNode<RequiresGrad = True>>
{
}
#[diagnostic::do_not_recommend]
impl<M: Memory, E> PortableVariable<M> for E where
    E: Portable<M, Node: DifferentiableAnywhere + ExprNode<RequiresGrad = True>>
{
}

/// Indices that a memory can check: those of rows or classes.
#[doc(hidden)]
pub trait CheckedIndices<M: Memory>: ExprNode<Elem: ClassIndex> {
    /// Checks that all are less than the size, or the exception.
    fn check(&self, size: usize, except: Option<i64>) -> Result<(), M::IndexError>;
}
#[diagnostic::do_not_recommend]
impl<N: ExprNode<Memory = Host, Elem: ClassIndex>> CheckedIndices<Host> for N {
    fn check(&self, size: usize, except: Option<i64>) -> Result<(), LookupError> {
        match except {
            None => check_indices(self, size),
            Some(ignored) => check_classes(self, size, ignored),
        }
    }
}

/// An expression whose indices a memory has checked, or the error of that memory.
pub type CheckedIn<M, N> = Result<Lazy<N>, <M as Memory>::IndexError>;

/// Indices of rows or classes as an operand of a function that every memory can differentiate.
///
/// The methods are those of [`embedding`](crate::ops::nn::EmbeddingOps::embedding) and
/// [`cross_entropy`](crate::ops::nn::EmbeddingOps::cross_entropy), called on the indices, whose memory checks them. The
/// error is that of the memory.
///
/// ```
/// use stridewise::expr::Memory;
/// use stridewise::grad::{PortableIndices, PortableVariable};
/// use stridewise::prelude::*;
/// /// The loss of a classifier of texts of `T` words.
/// fn loss<M: Memory, B: Dim, T: Dim, V: Dim, E: Dim, C: Dim>(
///     words: impl PortableIndices<M, Elem = i64, Shape = (B, T)>,
///     table: impl PortableVariable<M, Elem = f32, Shape = (V, E)>,
///     weight: impl PortableVariable<M, Elem = f32, Shape = (C, E)>,
///     classes: impl PortableIndices<M, Elem = i64, Shape = (B,)>,
/// ) -> Result<impl PortableVariable<M, Elem = f32, Shape = ()>, M::IndexError> {
///     let scores = words.embedding_in(table)?.mean_dim::<1>().linear(weight);
///     classes.cross_entropy_of(scores)
/// }
/// let (words, classes) = (tensor![[3_i64, 0, 1], [2, 2, 0]], tensor![1_i64, 0]);
/// let (table, weight) = (Tensor::<f32, Shape![4, 8]>::ones(), Tensor::<f32, Shape![2, 8]>::ones());
/// let (mut of_table, mut of_weight) = (Tensor::zeros(), Tensor::zeros());
/// let (t, w) = (table.requires_grad(&mut of_table), weight.requires_grad(&mut of_weight));
/// assert_eq!(loss(&words, t, w, &classes)?.lazy().backward(), 2f32.ln());
/// # Ok::<(), LookupError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "expected indices in one memory, found `{Self}`",
    label = "a tensor, a view or an expression of integers is needed",
    note = "an owned tensor is borrowed: `&classes`"
)]
pub trait PortableIndices<M: Memory = Host>:
    Portable<
        M,
        Elem: ClassIndex,
        Node: CheckedIndices<M> + Differentiable + ExprNode<RequiresGrad = False>,
    >
{
    /// The rows of a table `[rows, features]` at these indices of any shape: `[..]` becomes `[.., features]`. PyTorch's
    /// `F.embedding(indices, weight)`; of a known memory, `table.embedding(&indices)?`.
    ///
    /// # Errors
    /// The error of the memory for the first index that is out of range.
    #[allow(clippy::type_complexity)]
    fn embedding_in<W: IntoExpr<M>>(
        self,
        table: W,
    ) -> CheckedIn<M, Embedding<W::Node, Self::Node, EmbeddingShape<W::Shape, Self::Shape>>>
    where
        W::Elem: Arithmetic,
        EmbeddingVerdict<W::Shape>: EmbeddingRows<W::Shape>,
        WithRow<W::Shape, Self::Shape>: Shaped,
    {
        let (table, indices) = (table.node(), self.node());
        let [.., rows, _] = W::Shape::PADDED;
        indices.check(rows, None)?;
        Ok(Lazy(Embedding::with(table, indices)))
    }

    /// The mean of the cross entropies of scores, `[N, C, ..]` or `[C]`, and these classes, `[N, ..]` or a scalar, as an
    /// expression. A class of -100 is ignored. PyTorch's `F.cross_entropy(scores, classes)`; of a known memory,
    /// `scores.cross_entropy(&classes).mean()?`.
    ///
    /// # Errors
    /// The error of the memory for the first index that is not a class.
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    #[allow(clippy::type_complexity)]
    fn cross_entropy_of<X: IntoExpr<M>>(
        self,
        scores: X,
    ) -> CheckedIn<
        M,
        ClassTotal<
            ClassLoss<
                cross_entropy,
                X::Node,
                IfShapeFits<Self::Shape, cross_entropy, target, TargetOf<X::Shape, Self::Shape, <Self::Elem as ClassIndex>::Passes>, Self::Node>,
                (),
                ClassShape<cross_entropy, X::Shape>,
            >,
            true,
        >,
    >
    where
        X::Elem: Real,
        HasDims<X::Shape>: HasClasses<cross_entropy, X::Shape>,
        Self::Shape: ShapeFitsBy<cross_entropy, target, TargetOf<X::Shape, Self::Shape, <Self::Elem as ClassIndex>::Passes>, SameShape<Self::Shape, TargetOf<X::Shape, Self::Shape, <Self::Elem as ClassIndex>::Passes>>>
            + ShapeFits<cross_entropy, target, TargetOf<X::Shape, Self::Shape, <Self::Elem as ClassIndex>::Passes>>,
    {
        let (x, y) = (scores.node(), self.node());
        y.check(classes_of::<X::Shape>(), Some(-100))?;
        Ok(Lazy(ClassTotal(ClassLoss::new(x, y))))
    }
}
#[diagnostic::do_not_recommend]
impl<M: Memory, E> PortableIndices<M> for E where
    E: Portable<
            M,
            Elem: ClassIndex,
            Node: CheckedIndices<M> + Differentiable + ExprNode<RequiresGrad = False>,
        >
{
}
