//! Operations that can fail when they are evaluated: an index that is out of range, a matrix without an inverse.
//!
//! All of them are used in one way: `eval`, `eval_boxed`, `eval_into` and `eval_into_with` give a `Result`, and
//! `checked` gives the expression, for use in larger ones, or the error. Operations whose indices are checked when the
//! method is called (`gather`, `embedding`) return the `Result` of an expression, so that `?` alone gives the
//! expression; [`Fallible`] gives these the same methods.

use core::fmt;

use super::{Computes, Expr, ExprNode, Host, Lazy, Workspace, WrittenFrom};
use crate::layout::OutputOf;
use crate::num::Sealed;
use crate::storage::evaluated_on_stack;
use crate::tensor::{Tensor, TensorBase};

/// The methods of operations that can fail, for the `Result` of an expression: that of `index_select`, `gather`, `take`,
/// `embedding` and `one_hot`.
///
/// ```
/// use stridewise::prelude::*;
/// let x = tensor![[1.0, 2.0], [3.0, 4.0]];
/// let (rows, class) = (tensor![1, 1], tensor![0_i64, 1]);
/// // One form for all that can fail.
/// let selected = x.index_select::<0>(&rows).eval();
/// let inverse = selected.is_ok();
/// assert!(inverse && x.cross_entropy(&class).eval().is_ok());
/// // In a larger expression, `checked()?` comes first.
/// let sum = x.index_select::<0>(&rows).checked()? + x.cross_entropy(&class).checked()?;
/// assert_eq!(sum.shape(), [2, 2]);
/// assert!(x.index_select::<0>(&tensor![2, 0]).eval().is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Fallible: Sized + Sealed {
    /// The expression.
    #[doc(hidden)]
    type Node: ExprNode<Memory = Host>;
    /// What can go wrong.
    type Error;

    /// The expression, which cannot fail: all that can fail has been checked.
    ///
    /// # Errors
    /// Those of the operation.
    fn checked(self) -> Result<Lazy<Self::Node>, Self::Error>;

    /// The result as an owned tensor: [`Expr::eval`].
    ///
    /// # Errors
    /// Those of the operation.
    #[allow(clippy::type_complexity)]
    fn eval(
        self,
    ) -> Result<Tensor<<Self::Node as ExprNode>::Elem, <Self::Node as ExprNode>::Shape>, Self::Error>
    {
        const {
            evaluated_on_stack::<
                Tensor<<Self::Node as ExprNode>::Elem, <Self::Node as ExprNode>::Shape>,
            >(<Self::Node as ExprNode>::TEMPORARIES[0]);
        };
        Ok(<Host as Computes<Self::Node>>::eval(self.checked()?.0))
    }

    /// The result on the heap: [`Expr::eval_boxed`].
    ///
    /// # Errors
    /// Those of the operation.
    #[cfg(feature = "alloc")]
    #[allow(clippy::type_complexity)]
    fn eval_boxed(
        self,
    ) -> Result<
        crate::BoxedTensor<<Self::Node as ExprNode>::Elem, <Self::Node as ExprNode>::Shape>,
        Self::Error,
    > {
        Ok(Expr::eval_boxed(self.checked()?))
    }

    /// Writes the result to `out`: [`Expr::eval_into`].
    ///
    /// # Errors
    /// Those of the operation; then nothing is written.
    fn eval_into<S, L>(self, out: &mut TensorBase<S, L>) -> Result<(), Self::Error>
    where
        S: WrittenFrom<Host, Elem = <Self::Node as ExprNode>::Elem>,
        L: OutputOf<<Self::Node as ExprNode>::Shape>,
    {
        Expr::eval_into(self.checked()?, out);
        Ok(())
    }

    /// As [`eval_into`](Self::eval_into), with the temporaries in memory of the caller: [`Expr::eval_into_with`].
    ///
    /// # Errors
    /// Those of the operation; then nothing is written.
    fn eval_into_with<S, L, const BYTES: usize>(
        self,
        out: &mut TensorBase<S, L>,
        workspace: &mut Workspace<BYTES>,
    ) -> Result<(), Self::Error>
    where
        S: WrittenFrom<Host, Elem = <Self::Node as ExprNode>::Elem>,
        L: OutputOf<<Self::Node as ExprNode>::Shape>,
    {
        Expr::eval_into_with(self.checked()?, out, workspace);
        Ok(())
    }
}
#[diagnostic::do_not_recommend]
impl<N: ExprNode<Memory = Host>, E> Fallible for Result<Lazy<N>, E> {
    type Node = N;
    type Error = E;
    fn checked(self) -> Self {
        self
    }
}

/// What follows an index in a message: the largest one stands for all that are larger, too.
pub(crate) fn or_more(index: i64) -> &'static str {
    if index == i64::MAX { " or more" } else { "" }
}

/// An index known only at run time that is out of range: a row index or a class that is negative or too large.
///
/// A function that also selects by indices returns this error as well: `?` converts an [`IndicesError`](crate::ops::IndicesError), whose position
/// among the indices is left out.
///
/// ```
/// use stridewise::prelude::*;
/// type Vectors = Tensor<f32, Shape![2, 4]>;
/// fn chosen(words: &Tensor<f32, Shape![9, 4]>, ids: &[i64; 3], kept: &[i64; 2]) -> Result<Vectors, LookupError> {
///     let x = words.embedding(TensorView::<i64, Shape![3]>::new(ids))?.eval();
///     Ok(x.index_select::<0>(&TensorView::<i64, Shape![2]>::new(kept))?.eval())
/// }
/// let words = Tensor::ones();
/// assert_eq!(chosen(&words, &[8, 0, 1], &[2, 3]), Err(LookupError { index: 3, size: 3 }));
/// assert_eq!(chosen(&words, &[8, 9, 1], &[2, 0]), Err(LookupError { index: 9, size: 9 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LookupError {
    /// The index; `i64::MAX` for larger ones, too.
    pub index: i64,
    /// The number of rows or classes.
    pub size: usize,
}
impl fmt::Display for LookupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let more = or_more(self.index);
        write!(
            f,
            "index {}{more} is out of range for size {}",
            self.index, self.size
        )
    }
}
impl core::error::Error for LookupError {}
