//! Whether an expression has a variable, and which of its operations has no derivative.

use core::marker::PhantomData;

use crate::num::Sealed;
use crate::num::bits::{Bool, False, True};

/// `True` if a variable is among the operands of an expression, else `False`; [`NoDerivative`] if an operation has no
/// derivative.
///
/// An operation has such a type of its own, `False` or `NoDerivative`, and an expression combines that of the operation
/// with those of its operands.
pub trait Tracked: Sized + Sealed + 'static {
    /// Whether a variable is among the operands.
    const VALUE: bool = <Self::Variable as Bool>::VALUE;
    /// The same as a type.
    type Variable: Bool;
    /// The name of the first operation without a derivative, `()` if each has one.
    type Obstacle: 'static;
    /// The combination with another operand, or with the operation.
    type Or<B: Tracked>: Tracked;
    /// As `Or`, with an operand that has a variable.
    type OrVariable: Tracked;
}
impl Tracked for True {
    type Variable = True;
    type Obstacle = ();
    type Or<B: Tracked> = B::OrVariable;
    type OrVariable = True;
}
impl Tracked for False {
    type Variable = False;
    type Obstacle = ();
    type Or<B: Tracked> = B;
    type OrVariable = True;
}

/// The operation `Op` has no derivative; `V` says whether there is a variable.
#[derive(Debug)]
pub struct NoDerivative<Op, V = False>(PhantomData<fn() -> (Op, V)>);
#[diagnostic::do_not_recommend]
impl<Op, V> Sealed for NoDerivative<Op, V> {}
impl<Op: 'static, V: Bool> Tracked for NoDerivative<Op, V> {
    type Variable = V;
    type Obstacle = Op;
    type Or<B: Tracked> = NoDerivative<Op, V::Or<B::Variable>>;
    type OrVariable = NoDerivative<Op, True>;
}
