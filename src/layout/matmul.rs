//! `matmul`: the shape of a product of vectors, matrices and batches of matrices. PyTorch's `torch.matmul`.
//!
//! The product of `[.., M, K]` and `[.., K, N]` has the shape `[.., M, N]`; the batch dimensions `..` broadcast. A
//! vector on the left is treated as one row, a vector on the right as one column, and that dimension is removed from
//! the product.
//!
//! There is one impl for each pair of ranks. Both inner sizes are the same type parameter, so generic sizes need no
//! bound.

use super::bound::proven;
use crate::num::Dim;
use crate::num::bits::{Bool, True};
use crate::shape::{Joined, List, Shape};

/// Two shapes that `matmul` can multiply: their inner sizes are equal.
#[diagnostic::on_unimplemented(
    message = "matmul: cannot multiply {Self} by {B}: the inner sizes must be equal",
    label = "columns on the left, rows on the right; a factor has at least one dimension",
    note = "[.., M, K] times [.., K, N], [.., M, K] times [K], [K] times [.., K, N], [K] times [K]"
)]
pub trait Matmul<B>: Shape {
    /// The shape of the product.
    type Output: Shape;
    #[doc(hidden)]
    type Batches: Bool;
}

proven! {
    /// Checks that the batch dimensions of two factors broadcast. Generic code names the bound where batches of different
    /// names do: `(A, M, K): BatchesBroadcast<(B, K, N)>`.
    #[diagnostic::on_unimplemented(
        message = "matmul: cannot prove that the batches of {Self} and {B} broadcast",
        label = "this depends on sizes that are generic",
        note = "generic sizes are equal where they have one name"
    )]
    BatchesBroadcast [B] of Matmul<B>, by BatchesOf [B], BatchesBy, BatchesProven, IfBatchesBroadcast;
    #[diagnostic::on_unimplemented(
        message = "matmul: the batches of {X_} and {B} do not broadcast",
        label = "two sizes in front of the matrices differ",
        note = "all but the last two dimensions are batches; from the last of them backwards, two sizes must be the same, or one of them 1 or missing"
    )]
    else BatchesDiffer;
}
/// The result of the check of the batches of two factors.
pub type BatchesOf<A, B> = <A as Matmul<B>>::Batches;

type Batched<A, B, Out> = <<A as Shape>::Dims as List>::Broadcast<<B as Shape>::Dims, Out, True>;

#[diagnostic::do_not_recommend]
impl<K: Dim> Matmul<(K,)> for (K,) {
    type Output = ();
    type Batches = True;
}

macro_rules! batches {
    ($([$($A:ident)*])*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($A: Dim,)* M: Dim, K: Dim> Matmul<(K,)> for ($($A,)* M, K) {
            type Output = ($($A,)* M,);
            type Batches = True;
        }
        #[diagnostic::do_not_recommend]
        impl<$($A: Dim,)* K: Dim, N: Dim> Matmul<($($A,)* K, N)> for (K,) {
            type Output = ($($A,)* N,);
            type Batches = True;
        }
        batches! { @left [$($A)*]
            [] [B0] [B0 B1] [B0 B1 B2] [B0 B1 B2 B3] [B0 B1 B2 B3 B4] [B0 B1 B2 B3 B4 B5]
        }
    )* };
    (@left $A:tt $($B:tt)*) => { $( batches! { @pair $A $B } )* };
    (@pair [$($A:ident)*] [$($B:ident)*]) => {
        #[diagnostic::do_not_recommend]
        impl<$($A: Dim,)* $($B: Dim,)* M: Dim, K: Dim, N: Dim> Matmul<($($B,)* K, N)>
            for ($($A,)* M, K)
        {
            type Output = <Batched<($($A,)*), ($($B,)*), (M, N)> as Joined>::Shape;
            type Batches = <Batched<($($A,)*), ($($B,)*), (M, N)> as Joined>::Ok;
        }
    };
}
batches! { [] [A0] [A0 A1] [A0 A1 A2] [A0 A1 A2 A3] [A0 A1 A2 A3 A4] [A0 A1 A2 A3 A4 A5] }
