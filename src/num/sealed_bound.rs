//! The seal of bounds that generic code names.

use super::Sealed;

/// [`Sealed`] for such bounds. `Sealed` or `Shape` itself as a supertrait would be in scope with the bound, where rustc
/// takes every shape of as many dimensions that it is to infer for the one in scope.
pub trait SealedBound {}
#[diagnostic::do_not_recommend]
impl<T: Sealed + ?Sized> SealedBound for T {}
