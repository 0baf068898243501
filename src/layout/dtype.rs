//! Views as another element type.
use crate::num::bits::{False, True};
use crate::num::nat::{Division, Nat};
/// The branches of the rules on element types.
pub trait DtypeBranch {}
impl DtypeBranch for True {}
impl DtypeBranch for False {}
/// A number of elements in another size.
pub(super) type Scaled<N, Times, Over> =
    <<<<N as Nat>::Mul<Times> as Nat>::Divide<Over> as Division>::Quotient as Nat>::Dim;
