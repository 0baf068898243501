//! Evaluation of operations whose bounds do not hold: none. The error is that of the operation, and `.eval()` after it
//! gives no second one.
//!
//! Each type below is that of an operation whose method has the bounds of its evaluation, so that without an error there is
//! an `eval` that method lookup finds first. These take `&mut self`, which it tries last, and give any type.

use crate::expr::unevaluated::Any;
use crate::expr::{Binary, Cast, Lazy, Unary};
use crate::num::Sealed;
#[cfg(feature = "linalg")]
use crate::ops::linalg::{OfMatrix, OfSystem};
use crate::ops::nn::{Conv, Linear, Lookup, Softmax};
use crate::ops::quantized::QLayer;
use crate::ops::{Product, Reduced};

macro_rules! rejected {
    ($Methods:ident for $([$($g:ident),*] $On:ty),*: $($(#[$attribute:meta])* $name:ident $(($x:ident))?;)*) => {
        #[doc(hidden)]
        pub trait $Methods: Sized + Sealed {
            $(
                $(#[$attribute])*
                fn $name<R>(&mut self $(, _: Any!($x))?) -> R {
                    const { assert!(size_of::<Self>() == usize::MAX, "the bounds of an operation do not hold") };
                    unreachable!()
                }
            )*
        }
        $( impl<$($g),*> $Methods for $On {} )*
    };
}

rejected! {
    RejectedOperation for [Op, A] Lazy<Unary<Op, A>>, [Op, A, B] Lazy<Binary<Op, A, B>>, [U, A] Lazy<Cast<U, A>>,
        [P, A, B, Out] Lazy<Product<P, A, B, Out>>, [F, P, A, Out] Lazy<Reduced<F, P, A, Out>>,
        [X, W, B, Out] Lazy<Linear<X, W, B, Out>>, [Op, O, X, W, B, Out] Lazy<Conv<Op, O, X, W, B, Out>>, [Op, Q] Lazy<QLayer<Op, Q>>:
    eval; eval_into(out); #[cfg(feature = "alloc")] eval_boxed;
}
rejected! {
    RejectedNumber for [Op, A] Lazy<Unary<Op, A>>, [Op, A, B] Lazy<Binary<Op, A, B>>, [U, A] Lazy<Cast<U, A>>,
        [P, A, B, Out] Lazy<Product<P, A, B, Out>>, [Op] Lookup<Op>:
    sum; mean; max; min;
}

// With a constant parameter, which the list above has no form for.
impl<X, I, const LOG: bool> RejectedOperation for Lazy<Softmax<X, I, LOG>> {}

#[cfg(feature = "linalg")]
impl<Op, A> RejectedOperation for Lazy<OfMatrix<Op, A>> {}
#[cfg(feature = "linalg")]
impl<Op, A, B> RejectedOperation for Lazy<OfSystem<Op, A, B>> {}
