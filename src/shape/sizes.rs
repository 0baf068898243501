//! One or two sizes as arguments of methods whose `::<..>` reaches 999.

use super::Shape;
use crate::num::Dim;

/// One size: an argument of `group_norm_to`, `irfft_to`, `narrow_to`, `one_hot_to` and `topk_to`.
#[diagnostic::on_unimplemented(
    message = "one size is needed, not `{Self}`",
    label = "write `Shape![N]`",
    note = "or `(N,)` with `N: Dim`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait OneSize: Shape {
    /// The size.
    type Size: Dim;
}
#[diagnostic::do_not_recommend]
impl<N: Dim> OneSize for (N,) {
    type Size = N;
}

/// Two sizes: an argument of `interpolate_nearest_to` and `interpolate_bilinear_to`.
#[diagnostic::on_unimplemented(
    message = "two sizes are needed, not `{Self}`",
    label = "write `Shape![H, W]`",
    note = "or `(H, W)` with `H: Dim, W: Dim`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait TwoSizes: Shape {
    /// The height.
    type First: Dim;
    /// The width.
    type Second: Dim;
}
#[diagnostic::do_not_recommend]
impl<M: Dim, N: Dim> TwoSizes for (M, N) {
    type First = M;
    type Second = N;
}
