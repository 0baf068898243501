//! Operations in place: a trailing underscore, as in PyTorch.

use core::ops;

use crate::expr::{BroadcastTo, FitsInto, Node, Operand, Scalar, store, update, write};
use crate::layout::Layout;
use crate::ops::{AddOp, BinaryOp, DivOp, MulOp, SubOp};
use crate::storage::{Storage, StorageMut};
use crate::tensor::TensorBase;

type ShapeOf<R, S> = <<R as Operand<<S as Storage>::Elem>>::Node as Node>::Shape;
type ElemOf<R, S> = <<R as Operand<<S as Storage>::Elem>>::Node as Node>::Elem;
type Fit<R, S, L> = BroadcastTo<ShapeOf<R, S>, <L as Layout>::Shape>;

impl<S: Storage, L: Layout> TensorBase<S, L> {
    /// Every element set to `value`. PyTorch's `x.fill_(value)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut x = Tensor::<f32, Shape![2, 4]>::zeros();
    /// x.as_view_mut().view::<Shape![2, 2, 2]>().narrow::<0, 1, 1>().fill_(3.0);
    /// assert_eq!(x.as_slice(), [0.0, 0.0, 0.0, 0.0, 3.0, 3.0, 3.0, 3.0]);
    /// ```
    pub fn fill_(&mut self, value: S::Elem) -> &mut Self
    where
        S: StorageMut,
    {
        store(self, Scalar::<_>::new(value));
        self
    }

    /// Each element replaced by what `f` makes of it: any operation in place. PyTorch's `x.apply_(f)`, and
    /// `x.relu_()`, `x.exp_()`, ….
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut x: Tensor<f32, Shape![3]> = tensor![-1.0, 2.0, 9.0];
    /// x.apply_(|v| v.clamp(0.0, 6.0));
    /// assert_eq!(x.as_slice(), [0.0, 2.0, 6.0]);
    /// ```
    pub fn apply_(&mut self, f: impl Fn(S::Elem) -> S::Elem) -> &mut Self
    where
        S: StorageMut,
    {
        write(self, Scalar::<_>::new(()), |old, _| f(old));
        self
    }

    /// Every element set to 0. PyTorch's `x.zero_()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut x = Tensor::<i64, Shape![3]>::arange();
    /// assert_eq!(x.zero_().sum(), 0);
    /// ```
    pub fn zero_(&mut self) -> &mut Self
    where
        S: StorageMut,
        S::Elem: num_traits::ConstZero,
    {
        self.fill_(num_traits::ConstZero::ZERO)
    }
}

// The bounds come with the invocation, so that rustc shows their line and not the insides of a macro.
macro_rules! in_place {
    ($($(#[$doc:meta])* $name:ident [$($Op:ident)?] where [$($bound:tt)*] |$x:ident, $y:ident| $e:expr;)*) => {
        impl<S: Storage, L: Layout> TensorBase<S, L> {
            $(
                $(#[$doc])*
                pub fn $name<R: Operand<S::Elem>>(&mut self, rhs: R) -> &mut Self
                where
                    S: StorageMut,
                    $($Op: BinaryOp<S::Elem, S::Elem, Out = S::Elem>,)?
                    $($bound)*
                {
                    let ($x, $y) = (&mut *self, rhs.operand());
                    $e;
                    self
                }
            )*
        }
    };
}
in_place! {
    /// The elements of an expression, broadcast to this shape. PyTorch's `x.copy_(e)`, `x[:] = e`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut x = Tensor::<f32, Shape![3, 2]>::zeros();
    /// let column: Tensor<f32, Shape![3]> = tensor![1.0, 2.0, 3.0];
    /// x.as_view_mut().select::<1, 0>().copy_(&column);
    /// assert_eq!(x.as_slice(), [1.0, 0.0, 2.0, 0.0, 3.0, 0.0]);
    /// ```
    copy_ [] where [Fit<R, S, L>: FitsInto<ShapeOf<R, S>, L::Shape>,] |x, y| store(x, y);
    /// An expression or a number added to each element. PyTorch's `x.add_(e)`, `x += e`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut x = Tensor::<i64, Shape![3]>::arange();
    /// x.add_(10).add_(&tensor![1i64]);
    /// assert_eq!(x.as_slice(), [11, 12, 13]);
    /// x -= 10;
    /// x += &tensor![0, 0, 1];
    /// assert_eq!(x.as_slice(), [1, 2, 4]);
    /// ```
    add_ [AddOp] where [Fit<R, S, L>: FitsInto<ShapeOf<R, S>, L::Shape>,] |x, y| update(x, y, AddOp);
    /// An expression or a number taken from each element. PyTorch's `x.sub_(e)`, `x -= e`.
    sub_ [SubOp] where [Fit<R, S, L>: FitsInto<ShapeOf<R, S>, L::Shape>,] |x, y| update(x, y, SubOp);
    /// Each element multiplied by an expression or a number. PyTorch's `x.mul_(e)`, `x *= e`.
    mul_ [MulOp] where [Fit<R, S, L>: FitsInto<ShapeOf<R, S>, L::Shape>,] |x, y| update(x, y, MulOp);
    /// Each element divided by an expression or a number. PyTorch's `x.div_(e)`, `x /= e`.
    div_ [DivOp] where [Fit<R, S, L>: FitsInto<ShapeOf<R, S>, L::Shape>,] |x, y| update(x, y, DivOp);
}

macro_rules! assignments {
    ($($Trait:ident $method:ident $name:ident $Op:ident;)*) => { $(
        impl<S: StorageMut, L: Layout, R: Operand<S::Elem>> ops::$Trait<R> for TensorBase<S, L>
        where
            // By way of `R`, so that the verdict waits for it, and its reason is the error.
            $Op: BinaryOp<ElemOf<R, S>, ElemOf<R, S>, Out = ElemOf<R, S>>,
            Fit<R, S, L>: FitsInto<ShapeOf<R, S>, L::Shape>,
        {
            fn $method(&mut self, rhs: R) {
                self.$name(rhs);
            }
        }
    )* };
}
assignments! {
    AddAssign add_assign add_ AddOp;
    SubAssign sub_assign sub_ SubOp;
    MulAssign mul_assign mul_ MulOp;
    DivAssign div_assign div_ DivOp;
}
