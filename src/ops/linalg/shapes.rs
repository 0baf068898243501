//! The shapes of matrices, decompositions and systems.

use crate::num::bits::{Bool, Ordering};
use crate::num::{Compared, Dim, Same};
use crate::shape::{NoShape, Shape};

/// A matrix `[M, N]`. `K` is the smaller of its sizes.
#[diagnostic::on_unimplemented(
    message = "a matrix is needed, found a tensor of the shape {Self}",
    label = "linear algebra is over two dimensions"
)]
pub trait MatrixShape: Shape {
    /// `[M, M]`.
    type Rows: Shape;
    /// `[M, K]`.
    type Tall: Shape;
    /// `[K, N]`.
    type Wide: Shape;
    /// `[K]`.
    type Diagonal: Shape;
    /// `[N, M]`.
    type Transposed: Shape;
}
// Of one generic size it is this size.
type Smaller<M, N> =
    <Same<M, N> as Bool>::PickDim<M, <<Compared<M, N> as Ordering>::IsLess as Bool>::PickDim<M, N>>;
#[diagnostic::do_not_recommend]
impl<M: Dim, N: Dim> MatrixShape for (M, N) {
    type Rows = (M, M);
    type Tall = (M, Smaller<M, N>);
    type Wide = (Smaller<M, N>, N);
    type Diagonal = (Smaller<M, N>,);
    type Transposed = (N, M);
}

/// A square matrix `[N, N]`.
#[diagnostic::on_unimplemented(
    message = "a square matrix is needed, found a tensor of the shape {Self}",
    label = "expected a shape [N, N]"
)]
pub trait SquareShape: Shape {
    /// `[N]`.
    type Diagonal: Shape;
}
#[diagnostic::do_not_recommend]
impl<N: Dim> SquareShape for (N, N) {
    type Diagonal = (N,);
}

/// A square matrix `Self` and a right-hand side `B` with the same number of rows.
#[diagnostic::on_unimplemented(
    message = "solve: a matrix {Self} and a right-hand side {B} must be [N, N] and [N] or [N, P]",
    label = "as many rows on the right-hand side as in the square matrix"
)]
pub trait SquareSystem<B>: Shape {}
#[diagnostic::do_not_recommend]
impl<N: Dim> SquareSystem<(N,)> for (N, N) {}
#[diagnostic::do_not_recommend]
impl<N: Dim, P: Dim> SquareSystem<(N, P)> for (N, N) {}

/// A system of `M` equations in `N <= M` unknowns with the right-hand side `B`.
#[diagnostic::on_unimplemented(
    message = "lstsq: a matrix {Self} and a right-hand side {B} are not known to be [M, N], where M >= N, and [M] or [M, P]",
    label = "as many rows on the right-hand side as in the matrix, and no fewer than unknowns",
    note = "where sizes are generic, add the bound `{Self}: LeastSquares<{B}>`, whose `Solution` is the shape of the result"
)]
pub trait LeastSquares<B>: Shape {
    /// The shape of the solution: `[N]` or `[N, P]`.
    type Solution: Shape;
}
#[diagnostic::do_not_recommend]
impl<M: Dim, N: Dim> LeastSquares<(M,)> for (M, N)
where
    Compared<M, N>: Ordering<IsLess = crate::num::bits::False>,
{
    type Solution = (N,);
}
#[diagnostic::do_not_recommend]
impl<M: Dim, N: Dim, P: Dim> LeastSquares<(M, P)> for (M, N)
where
    Compared<M, N>: Ordering<IsLess = crate::num::bits::False>,
{
    type Solution = (N, P);
}
// Two impls for every shape prevent the compiler from inferring the right-hand side's shape, so that the error message
// depends on the actual one.
macro_rules! not_guessed {
    ($($B:ty),*) => { $(
        #[diagnostic::do_not_recommend]
        impl<S: Shape> LeastSquares<$B> for S {
            type Solution = ();
        }
    )* };
}
not_guessed! { [NoShape; 0], [NoShape; 1] }
