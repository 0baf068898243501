//! Methods that tensors have and expressions do not: access to elements in memory. PyTorch evaluates
//! operations eagerly, so users call such methods directly on a result; here this is an error that names the missing
//! evaluation.

use super::{ExprNode, Lazy};
use crate::shape::Shape;
use crate::tensor::TensorBase;

/// A result in memory. It is not implemented for any expression.
#[diagnostic::on_unimplemented(
    message = "this expression is not evaluated: it has no elements in memory",
    label = "`.eval()` comes first, or `.eval_into(&mut out)`",
    note = "`&a + &b` and `a.mm(&b)` are expressions, which compute nothing until then; the result is a constant for `backward`",
    note = "views of a result, such as `a.mm(&b).view::<..>()`, are expressions, too"
)]
#[doc(hidden)]
pub trait Evaluated: crate::num::Sealed {
    type Result;
    fn result(&mut self) -> Self::Result;
}

/// A result in memory, of which several parts are views. It is not implemented for any expression.
#[diagnostic::on_unimplemented(
    message = "this expression is not evaluated: each of its parts would compute all of it",
    label = "`.eval()` comes first: `let y = a.mm(&b).eval();`, then the parts of `y`",
    note = "one part is an expression: `a.mm(&b).narrow::<0, 0, 2>()`, `a.mm(&b).select::<0, 1>()`",
    note = "with gradients, `y.requires_grad(&mut y_grad)` has the parts, and `backward_with(&y_grad)` differentiates the expression"
)]
#[doc(hidden)]
pub trait EvaluatedOnce: crate::num::Sealed {
    type Result;
    fn result(&mut self) -> Self::Result;
}

// Methods of an evaluated result that an expression does not have. They are methods of a trait, since for methods in
// an `impl` rustc reports only that the method does not exist, not the bound. They take `&mut self`, which method
// lookup tries last, so a user-defined method of the same name takes precedence. The bound is `Evaluated`, or another one
// with its own message.
macro_rules! unevaluated {
    ($Methods:ident ($Evaluated:path) for [$($On:ty),*]: $($methods:tt)*) => {
        $crate::expr::unevaluated::unevaluated! { $Methods ($Evaluated): $($methods)* }
        $( impl<Op> $Methods for $On {} )*
    };
    ($Methods:ident ($Evaluated:path): $($name:ident $([$($generic:tt)*])? $(($($x:ident),*))?;)*) => {
        #[doc(hidden)]
        // The names are those of the missing methods.
        #[allow(clippy::wrong_self_convention, clippy::should_implement_trait, clippy::len_without_is_empty, non_snake_case)]
        pub trait $Methods: Sized + $crate::num::Sealed {
            $(
                fn $name $(<$($generic)*>)? (
                    &mut self
                    $($(, _: $crate::expr::unevaluated::Any!($x))*)?
                ) -> <Self as $Evaluated>::Result
                where
                    Self: $Evaluated,
                {
                    self.result()
                }
            )*
        }
    };
}
macro_rules! Any {
    ($x:ident) => { impl Sized };
}
pub(crate) use {Any, unevaluated};

unevaluated! {
    NoMemory (crate::expr::Evaluated) for [Lazy<Op>, crate::ops::nn::Lookup<Op>]:
    untile[const K: usize]; coalesce; as_strided[Sh, St, const OFFSET: usize]; view_dtype[U]; view_as_complex; rebase; is_contiguous;
    as_view; as_view_mut; as_cells; as_slice; as_ptr; iter; get(index); stride; storage; to_vec; int_repr; narrow_at[const DIM: isize, const LEN: usize](start);
    select_at[const DIM: isize](index); cuda; to_host;
}
unevaluated! {
    NoParts (crate::expr::EvaluatedOnce) for [Lazy<Op>, crate::ops::nn::Lookup<Op>]:
    chunk[const DIM: isize, const N: usize]; split[const DIM: isize, const SIZE: usize]; unbind[const DIM: isize];
    split_with_sizes[const DIM: isize, Sizes]; split_at[const DIM: isize, const I: isize]; rows; axis_iter[const DIM: isize];
}

/// Properties of an expression's type.
impl<N: ExprNode> Lazy<N> {
    /// The sizes of the result. PyTorch's `x.shape`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (a, b) = (Tensor::<f32, Shape![2, 3]>::ones(), Tensor::<f32, Shape![3, 4]>::ones());
    /// assert_eq!(a.mm(&b).shape(), [2, 4]);
    /// assert_eq!((a.mm(&b).numel(), a.mm(&b).dim()), (8, 2));
    /// ```
    pub fn shape(&self) -> &'static [usize] {
        <N::Shape as Shape>::SIZES
    }
    /// The number of elements of the result. PyTorch's `x.numel()`.
    pub fn numel(&self) -> usize {
        <N::Shape as Shape>::NUMEL
    }
    /// The number of dimensions of the result. PyTorch's `x.dim()`.
    pub fn dim(&self) -> usize {
        <N::Shape as Shape>::RANK
    }
}

/// The types that an unevaluated expression can be compared with: none.
#[diagnostic::on_unimplemented(
    message = "this expression is not evaluated: it has no elements to compare",
    label = "`a.mm(&b).eval() == c` compares tensors; `a.mm(&b).eq(&c)` is an expression of booleans",
    note = "`&a + &b` and `a.mm(&b)` are expressions, which compute nothing until `.eval()`"
)]
#[doc(hidden)]
pub trait ComparesUnevaluated: crate::num::Sealed {}
impl<N, Rhs: ComparesUnevaluated> PartialEq<Rhs> for Lazy<N> {
    fn eq(&self, _: &Rhs) -> bool {
        false
    }
}
impl<N: ComparesUnevaluated, S, L> PartialEq<Lazy<N>> for TensorBase<S, L> {
    fn eq(&self, _: &Lazy<N>) -> bool {
        false
    }
}
impl<N, Rhs: ComparesUnevaluated> PartialOrd<Rhs> for Lazy<N> {
    fn partial_cmp(&self, _: &Rhs) -> Option<core::cmp::Ordering> {
        None
    }
}
/// The storages whose tensors are compared with a number or an array by `==`: none.
#[diagnostic::on_unimplemented(
    message = "`==` compares a tensor with a tensor, not with `{Rhs}`",
    label = "`x.eq(1.0)` is an expression of booleans, `x == tensor![1.0, 2.0]` one `bool`",
    note = "`x.eq(1.0).all()` says whether all elements are 1, `x[[i, j]] == 1.0` whether one is"
)]
#[doc(hidden)]
pub trait ComparesWith<Rhs>: crate::num::Sealed {}
// The types of literals, one float and one integer: of two that the bound refuses, rustc reports neither.
macro_rules! no_tensor {
    ($([$($generic:tt)*] $Rhs:ty;)*) => { $(
        impl<S: ComparesWith<$Rhs>, L, $($generic)*> PartialEq<$Rhs> for TensorBase<S, L> {
            fn eq(&self, _: &$Rhs) -> bool {
                false
            }
        }
    )* };
}
no_tensor! {
    [] f64;
    [] i32;
    [T, const N: usize] [T; N];
}
impl<N, I> core::ops::Index<I> for Lazy<N>
where
    Self: Evaluated,
{
    type Output = Self;
    fn index(&self, _: I) -> &Self {
        self
    }
}
