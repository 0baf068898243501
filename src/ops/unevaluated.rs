//! Methods and operators of operations that have several results, or one that can fail: they are not expressions until
//! they are evaluated, and the error says so.

use super::NoOperandElements;
use crate::expr::unevaluated::unevaluated;
use crate::expr::{Lazy, Pair};
use crate::num::Sealed;
#[cfg(feature = "linalg")]
use crate::ops::linalg::{OfMatrix, OfSystem};

/// One result that cannot fail. It is not implemented for any operation.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "this operation is not evaluated: it has several results, or one that can fail",
    label = "`.eval()` comes first",
    note = "`a.inverse().eval()?.mm(&b)`, `let (values, indices) = x.sort::<0>().eval();`",
    note = "as a part of an expression: `a.inverse().checked()?`, `x.sort::<0>().values()`"
)]
pub trait OneResult: Sealed {
    type Result;
    fn result(&mut self) -> Self::Result;
}

/// A right operand of such an operation. It is not implemented for any type: the bound of an operator that rustc reports
/// is that of its right operand.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "the left operand is not evaluated: it has several results, or one that can fail",
    label = "`.eval()` comes first",
    note = "`a.inverse().eval()? + &b`, `let (values, indices) = x.sort::<0>().eval();`",
    note = "as a part of an expression: `a.inverse().checked()?`, `x.sort::<0>().values()`"
)]
pub trait OperandOfOneResult: Sealed {
    type Result;
    fn result(self) -> Self::Result;
}

// The methods of `Pointwise` without an entry in its table, other operations, and the methods of `Result`.
unevaluated! {
    NoOperand (crate::ops::OneResult):
    unwrap; expect(message); unwrap_or(other); unwrap_or_default; unwrap_or_else(f); unwrap_err; is_ok; is_err; ok; err;
    map_err(f); and_then(f);
    clamp(min, max); pow(other); lerp(other, weight); where_(a, b); map(f); to[T]; float; double;
    sum; mean; max; min; argmax; argmin; var; std; norm; prod; dist(other); allclose(other);
    sum_dim[const DIM: isize]; mean_dim[const DIM: isize]; max_dim[const DIM: isize]; min_dim[const DIM: isize];
    amax_dim[const DIM: isize]; amin_dim[const DIM: isize]; argmax_dim[const DIM: isize];
    argmin_dim[const DIM: isize]; var_dim[const DIM: isize]; std_dim[const DIM: isize];
    sum_dims[D]; mean_dims[D]; cumsum[const DIM: isize]; sort[const DIM: isize]; topk[const K: usize, const DIM: isize];
    mm(other); mv(other); bmm(other); matmul(other); dot(other); outer(other); kron(other); cross(other); trace;
    addmm(a, b); linear(w); tril[const K: isize]; triu[const K: isize]; flip[D]; fliplr; flipud; softmax[const DIM: isize];
    inverse; solve(b); solve_triangular(b, upper); lstsq(b); det; slogdet; qr; lu; cholesky; svd; svdvals; eigh; eigvals;
    eig; pinv; matrix_rank; matrix_norm(ord); matrix_power(n); real; imag; view_as_real; lazy; into_lazy;
    requires_grad(grad); mse_loss(target);
}
impl<Op: Pair> NoOperand for Lazy<Op> {}
impl<Op: Pair> NoOperandElements for Lazy<Op> {}

/// `-` of an operation that can fail, which is not computed: each use is an error.
#[cfg(feature = "linalg")]
#[doc(hidden)]
#[must_use = "this computes nothing: `-a.inverse().eval()?`"]
#[derive(Debug)]
pub struct NegatedUnevaluated(());
#[cfg(feature = "linalg")]
impl Sealed for NegatedUnevaluated {}
/// Never implemented: an operation that can fail.
#[cfg(feature = "linalg")]
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`-` of an operation that can fail: it is not evaluated",
    label = "`-` comes after `.eval()?`, or `.checked()?`",
    note = "`-a.inverse().eval()?`, `-a.inverse().checked()?`"
)]
pub trait Negated: Sealed {
    type Result;
    fn result(&mut self) -> Self::Result;
}
#[cfg(feature = "linalg")]
unevaluated! {
    NoNegated (crate::ops::Negated):
    eval; eval_boxed; eval_into(out); checked; unwrap; expect(message); mm(other); mv(other); sum; mean; t; shape;
}
#[cfg(feature = "linalg")]
impl NoNegated for NegatedUnevaluated {}
#[cfg(feature = "linalg")]
macro_rules! not_expressions {
    ($([$($g:tt)*] $On:ty;)*) => { $(
        impl<$($g)*> NoOperand for $On {}
        impl<$($g)*> NoOperandElements for $On {}
        not_expressions! { @operator Add add $On, [$($g)*] }
        not_expressions! { @operator Sub sub $On, [$($g)*] }
        not_expressions! { @operator Mul mul $On, [$($g)*] }
        not_expressions! { @operator Div div $On, [$($g)*] }
        impl<$($g)*> core::ops::Neg for $On {
            type Output = NegatedUnevaluated;
            fn neg(self) -> NegatedUnevaluated {
                NegatedUnevaluated(())
            }
        }
    )* };
    (@operator $Trait:ident $method:ident $On:ty, [$($g:tt)*]) => {
        impl<$($g)*, Rhs: OperandOfOneResult> core::ops::$Trait<Rhs> for $On {
            type Output = Rhs::Result;
            fn $method(self, other: Rhs) -> Rhs::Result {
                other.result()
            }
        }
    };
}
#[cfg(feature = "linalg")]
not_expressions! {
    [Op, A] Lazy<OfMatrix<Op, A>>;
    [Op, A, B] Lazy<OfSystem<Op, A, B>>;
}
