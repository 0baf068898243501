//! Parameters that `backward` updates: stochastic gradient descent without memory for gradients.

use core::marker::PhantomData;

use super::kernels::{Broadcasted, Parameter, accept_broadcast};
use super::layers::{Gradient, Rows, zero};
use super::tape::{Arena, Place, SavedTensor, Tape, is_contiguous, loaded_values, swept};
use crate::expr::only::{Condition, only};
use crate::expr::plan::Operands;
use crate::expr::simd_dispatch::Vectors;
use crate::expr::temporaries::{Need, Room};
use crate::expr::variable::VarLeaf;
use crate::expr::{ExprNode, Host, Lazy, Leaf, Materialized};
use crate::layout::{Contiguous, Layout, StorageSpan};
use crate::num::bits::True;
use crate::num::{Dim, Sealed};
use crate::ops::{Multiply, Product, Real};
use crate::shape::{MAX_RANK, Shape};
use crate::storage::{Array, Heapless, RefMut};
use crate::tensor::TensorBase;

/// A parameter in an expression, of which `backward` subtracts the learning rate times the derivative. It is an operand of
/// a kernel, and not `Copy`: an expression has it once, and reads it before it is updated.
#[derive(Debug)]
pub struct Updated<'a, T, Sh, St> {
    tape: UpdatedTape<'a, T, Sh, St>,
    unique: PhantomData<&'a mut [T]>,
}
/// The parameter in the backward pass.
#[derive(Debug)]
pub struct UpdatedTape<'a, T, Sh, St> {
    /// The elements, as value and as gradient.
    at: VarLeaf<'a, T, Sh, St>,
    lr: T,
}
impl<T: Copy, Sh, St> Clone for UpdatedTape<'_, T, Sh, St> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T: Copy, Sh, St> Copy for UpdatedTape<'_, T, Sh, St> {}
#[diagnostic::do_not_recommend]
impl<T, Sh, St> Sealed for Updated<'_, T, Sh, St> {}
#[diagnostic::do_not_recommend]
impl<T, Sh, St> Sealed for UpdatedTape<'_, T, Sh, St> {}

macro_rules! nodes {
    ($($Node:ident: |$this:ident| $value:expr;)*) => { $(
        #[diagnostic::do_not_recommend]
        // SAFETY: the value's promise.
        unsafe impl<'a, T: Real, Sh: Shape, St: Shape> ExprNode for $Node<'a, T, Sh, St> {
            type Elem = T;
            type Shape = Sh;
            type Memory = Host;
            type RequiresGrad = True;
            const OPERANDS: Operands = <Leaf<'a, T, Sh, St> as ExprNode>::OPERANDS;
            const AGAIN: bool = true;
            type Ready = Leaf<'a, T, Sh, St>;
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn ready(self, _: &mut Room) -> Self::Ready {
                let $this = &self;
                $value
            }
            type Placed = Leaf<'a, T, Sh, St>;
            const PLACED: Need = Need::NONE;
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn placed(self, _: &mut Room) -> Self::Placed {
                let $this = &self;
                $value
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn load(&self, index: &[usize; MAX_RANK]) -> T {
                let $this = self;
                // SAFETY: the caller's promise.
                unsafe { ExprNode::load(&$value, index) }
            }
        }
    )* };
}
nodes! {
    Updated: |this| this.tape.at.value;
    UpdatedTape: |this| this.at.value;
}

// SAFETY: it takes nothing.
#[diagnostic::do_not_recommend]
unsafe impl<T: Real, Sh: Shape, St: Shape> Tape for UpdatedTape<'_, T, Sh, St> {
    loaded_values!();
    type Block = ();
    const GRADS: usize = 0;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn propagate<V: Vectors, const FIRST: bool>(
        &self,
        index: &[usize; MAX_RANK],
        _: (),
        grad: T,
    ) {
        // SAFETY: the elements are borrowed mutably; the index is one that the plan visits.
        unsafe {
            let at = self.at.grad_at(index);
            at.write(at.read() - self.lr * grad);
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn begin<const UNSET: bool>(&mut self, _: &mut Arena) {}
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn finish<P: Place>(self, _: &mut Arena) {}
}

// SAFETY: it takes nothing.
#[diagnostic::do_not_recommend]
unsafe impl<'a, T: Real, Sh: Shape, St: Shape> Parameter for Updated<'a, T, Sh, St> {
    type Tape = UpdatedTape<'a, T, Sh, St>;
    type InMemory = Leaf<'a, T, Sh, St>;
    const PLACED: usize = 0;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record_in_memory(self, _: &mut Arena) -> (Self::Tape, Self::InMemory) {
        (self.tape, self.tape.at.value)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn accept_product<P: Place, Of, X, Out>(
        tape: Self::Tape,
        x: X,
        grad: SavedTensor<T, Out>,
        arena: &mut Arena,
    ) where
        Of: Multiply<X, SavedTensor<T, Out>> + Multiply<X::Ready, SavedTensor<T, Out>>,
        X: ExprNode<Elem = T>,
        Out: Shape,
    {
        // SAFETY: the caller's promise; the gradient of the result may be written, and the elements are borrowed mutably.
        unsafe {
            if const { is_contiguous::<Sh, St>() }
                && <Of as Multiply<X, SavedTensor<T, Out>>>::adds::<Contiguous<Sh>>()
            {
                let first = Materialized::first(&grad).cast_mut();
                for i in 0..const { Out::NUMEL } {
                    let at = first.add(i);
                    at.write(at.read() * -tape.lr);
                }
                <Of as Multiply<X, SavedTensor<T, Out>>>::add::<Contiguous<Sh>>(
                    &x,
                    &grad,
                    tape.at.grad,
                );
            } else {
                tape.accept::<P, _>(
                    Product::<Of, X, SavedTensor<T, Out>, Sh>::new(x, grad),
                    arena,
                );
            }
        }
    }
    /// The elements change once, by the sum of the gradients: many small steps are lost in a large element.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn accept_copies<P: Place, S: Shape>(
        tape: Self::Tape,
        grad: SavedTensor<T, S>,
        arena: &mut Arena,
    ) {
        let summed = only::<HasCopies<Sh, S>, _, _>(
            #[cfg_attr(not(unoptimised), inline(always))]
            || {
                let fill = move |out: *mut T| {
                    // SAFETY: Bounds: memory for an element of each index. Initialisation: they are 0 when they are added
                    // to.
                    unsafe {
                        zero(out, const { Sh::NUMEL });
                        let sums = VarLeaf::<T, Sh, Rows<Sh>> {
                            value: Leaf::new(out),
                            grad: out,
                            #[cfg(feature = "rayon")]
                            unique: false,
                        };
                        let to = PhantomData::<S>;
                        swept(Broadcasted { a: sums, to }, grad);
                    }
                };
                // SAFETY: Initialisation: each element of the sums is written. The rest is the caller's promise.
                unsafe { tape.accept::<P, _>(Gradient::<_, T, Sh>::new(fill), &mut *arena) }
            },
        );
        if summed.is_none() {
            // SAFETY: the caller's promise.
            unsafe { accept_broadcast::<Self::Tape, P, S, _>(tape, grad, arena) }
        }
    }
}
/// Whether the shape `S`, to which elements of the shape `Sh` are broadcast, has more than one copy of each.
struct HasCopies<Sh, S>(PhantomData<(Sh, S)>);
impl<Sh: Shape, S: Shape> Condition for HasCopies<Sh, S> {
    const HOLDS: bool = S::NUMEL > Sh::NUMEL;
}

macro_rules! parameters {
    ($([$($g:tt)*] $S:ty;)*) => { $(
        impl<$($g)*, L: Layout> TensorBase<$S, L> {
            /// These elements as a parameter, which [`backward`](Lazy::backward) updates: it
            /// subtracts `lr` times the derivative with respect to each element as soon as it is known. There is no
            /// memory for a gradient, but for that of a bias, which is a sum. In PyTorch: an optimiser's step in
            /// `register_post_accumulate_grad_hook`.
            ///
            /// A parameter occurs once in an expression. It is the weight or the bias of a layer (`linear`, `conv2d`,
            /// `layer_norm`, `embedding`, ...), or the right factor of a product; as another operand, `backward` does not
            /// compile: that is a variable, by `requires_grad`. Each derivative is that with respect to the elements
            /// before the update.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let (x, mut w, mut b) = (tensor![[1.0, 2.0]], tensor![[3.0, 4.0]], tensor![5.0]);
            /// let loss = x.linear(w.sgd(0.1)).bias(b.sgd(0.1)).square().mean().backward();
            /// // The derivative with respect to the result is 32.
            /// assert_eq!((loss, b[[0]]), (256.0, 5.0 - 0.1 * 32.0));
            /// assert!((w - tensor![[3.0 - 3.2, 4.0 - 6.4]]).abs().max() < 1e-12);
            /// ```
            /// ```compile_fail,E0277
            /// # use stridewise::prelude::*;
            /// # let (x, mut w) = (tensor![1.0, 2.0], tensor![3.0, 4.0]);
            /// (&x * w.sgd(0.1)).sum().backward(); // another operand
            /// ```
            /// ```compile_fail,E0382
            /// # use stridewise::prelude::*;
            /// # let (x, mut w) = (tensor![[1.0, 2.0]], tensor![[3.0, 4.0], [5.0, 6.0]]);
            /// let w = w.sgd(0.1);
            /// x.linear(w).linear(w).sum().backward(); // twice
            /// ```
            pub fn sgd(&mut self, lr: T) -> Lazy<Updated<'_, T, L::Shape, L::Strides>> {
                let at = self.first_mut();
                Lazy(Updated {
                    tape: UpdatedTape {
                        at: VarLeaf {
                            // SAFETY: the layout is within the storage, which is borrowed mutably.
                            value: unsafe { Leaf::new(at) },
                            grad: at,
                            #[cfg(feature = "rayon")]
                            unique: false,
                        },
                        lr,
                    },
                    unique: PhantomData,
                })
            }
        }
    )* };
}
parameters! {
    [T: Real, Len: Dim] Array<T, Len>;
    [T: Real, const N: usize, Len: Dim] Heapless<T, N, Len>;
    [T: Real, Rest: StorageSpan] RefMut<'_, T, Rest>;
}
#[cfg(feature = "alloc")]
parameters! { [T: Real, Len: Dim] crate::storage::Boxed<T, Len>; }
