//! Variables in expressions.

use super::kernel::loads;
use super::plan::{Operands, effective};
use super::temporaries::{Need, Room};
use super::{AsExpression, Expr, ExprNode, Host, IntoExpr, Leaf, Materialized};
use crate::layout::{Layout, StorageSpan, Strided};
use crate::num::Dim;
use crate::num::bits::True;
use crate::num::offset::index;
use crate::shape::{MAX_RANK, Shape};
use crate::storage::{Element, Variable};
use crate::tensor::TensorBase;

/// A variable in an expression: pointers to its first element and to the gradient of that, with sizes and strides in
/// the type. It computes as a [`Leaf`] does.
#[derive(Debug)]
pub struct VarLeaf<'a, T, Sh, St> {
    pub(crate) value: Leaf<'a, T, Sh, St>,
    pub(crate) grad: *mut T,
    /// Whether nothing but variables accesses the gradient.
    #[cfg(feature = "rayon")]
    pub(crate) unique: bool,
}
impl<T, Sh, St> Clone for VarLeaf<'_, T, Sh, St> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, Sh, St> Copy for VarLeaf<'_, T, Sh, St> {}
#[diagnostic::do_not_recommend]
impl<T, Sh, St> crate::num::Sealed for VarLeaf<'_, T, Sh, St> {}

impl<T: Element, Sh: Shape, St: Shape> VarLeaf<'_, T, Sh, St> {
    /// The gradient of the element at an index of the plan.
    ///
    /// # Safety
    /// The index is one that the plan of `OPERANDS` visits.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) unsafe fn grad_at(&self, at: &[usize; MAX_RANK]) -> *mut T {
        let strides =
            const { effective(&Sh::PADDED, &<Strided<Sh, St> as Layout>::PADDED_STRIDES) };
        let mut offset = 0;
        for d in 0..MAX_RANK {
            offset = index!(offset + at[d] * strides[d]);
        }
        // SAFETY: the caller's promise.
        unsafe { self.grad.add(offset) }
    }
}

#[diagnostic::do_not_recommend]
// SAFETY: the value's promise.
unsafe impl<'a, T: Element, Sh: Shape, St: Shape> ExprNode for VarLeaf<'a, T, Sh, St> {
    type Elem = T;
    type Shape = Sh;
    type Memory = Host;
    type RequiresGrad = True;
    const OPERANDS: Operands = <Leaf<'a, T, Sh, St> as ExprNode>::OPERANDS;
    const AGAIN: bool = true;
    type Ready = Leaf<'a, T, Sh, St>;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn ready(self, _: &mut Room) -> Self::Ready {
        self.value
    }
    type Placed = Leaf<'a, T, Sh, St>;
    const PLACED: Need = Need::NONE;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn placed(self, _: &mut Room) -> Self::Placed {
        self.value
    }
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        <Self::Ready as ExprNode>::is_shared()
    }
    loads!(value);
}
// SAFETY: the value's promise.
#[diagnostic::do_not_recommend]
unsafe impl<'a, T: Element, Sh: Shape, St: Shape> Materialized for VarLeaf<'a, T, Sh, St> {
    type Itself = Self;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn itself(self) -> Self {
        self
    }
    type Strides = St;
    const STEPS: [usize; MAX_RANK] = <Leaf<'a, T, Sh, St> as Materialized>::STEPS;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn first(&self) -> *const T {
        Materialized::first(&self.value)
    }
}

impl<'a, T: Element, Rest: StorageSpan, L: Layout> TensorBase<Variable<'a, T, Rest>, L> {
    pub(crate) fn leaf(self) -> VarLeaf<'a, T, L::Shape, L::Strides> {
        let at = self.storage.ptr();
        // The offset of an empty layout may be out of range for the storage, hence `wrapping_add`.
        let offset = <L::Offset as Dim>::SIZE;
        VarLeaf {
            // SAFETY: the layout is within the storage, which is borrowed for `'a`.
            value: unsafe { Leaf::new(at.value.as_ptr().wrapping_add(offset)) },
            grad: at.grad.as_ptr().wrapping_add(offset),
            #[cfg(feature = "rayon")]
            unique: at.unique,
        }
    }
}

macro_rules! operand {
    (@ref $x:ident []) => { &$x };
    (@ref $x:ident [$life:lifetime]) => { $x };
    ($([$($life:lifetime)?] $Var:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<'a, $($life,)? T: Element, Rest: StorageSpan, L: Layout> AsExpression for $Var {
            type Memory = Host;
            type Of = T;
            type In = L::Shape;
            type Tree = VarLeaf<'a, T, L::Shape, L::Strides>;
            fn tree(self) -> Self::Tree {
                self.node()
            }
        }
        #[diagnostic::do_not_recommend]
        impl<'a, $($life,)? T: Element, Rest: StorageSpan, L: Layout> Expr for $Var {}
        #[diagnostic::do_not_recommend]
        impl<'a, $($life,)? T: Element, Rest: StorageSpan, L: Layout> IntoExpr for $Var {
            type Elem = T;
            type Shape = L::Shape;
            type Node = VarLeaf<'a, T, L::Shape, L::Strides>;
            fn node(self) -> Self::Node {
                let var = *operand!(@ref self [$($life)?]);
                var.leaf()
            }
        }
    )* };
}
operand! {
    [] TensorBase<Variable<'a, T, Rest>, L>;
    ['b] &'b TensorBase<Variable<'a, T, Rest>, L>;
}
