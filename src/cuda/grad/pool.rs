//! Derivatives of pools: the thread of an element of the input adds the gradients of the windows that it is in.

use std::vec;
use std::vec::Vec;

use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::indexing::at::apart;
use crate::cuda::codegen::nn::pool::{CudaPool, Divisor, LARGEST, MEAN, PLACE, PartsOf, WindowsOf};
use crate::cuda::codegen::nn::windows::{Windows, four_of, sizes};
use crate::cuda::codegen::node::kept;
use crate::cuda::codegen::temporaries::{Temporaries, Temporary};
use crate::cuda::grad::kernels::CudaDifferentiableKernel;
use crate::cuda::grad::products::{MemoryOf, TapeOf};
use crate::cuda::grad::sums::row_major;
use crate::cuda::grad::tape::{CudaDifferentiableOperand, CudaTape};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty};
use crate::cuda::runtime::launch::Args;
use crate::cuda::{CudaError, Gpu};
use crate::expr::plan::Operands;
use crate::expr::{ExprNode, Tracked};
use crate::layout::{WindowOp, WindowOptions};
use crate::num::Sealed;
use crate::num::bits::False;
use crate::ops::nn::{AdaptivePool, AveragePool, MaxPool, Poolable};
use crate::shape::{MAX_RANK, Shape};

type BackOf<W> = <W as Windows>::Back;
type InputOf<W> = <BackOf<W> as Windows>::Out;
type OutOf<W> = <W as Windows>::Out;

/// The gradients of the elements of the input: the sums of those of their windows, or of the windows of whose largest
/// elements they are the places.
struct Gathered<W: Windows, T: 'static, P> {
    grad: Temporary<T, OutOf<W>>,
    places: P,
}
impl<W: Windows, T, P: Copy> Clone for Gathered<W, T, P> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<W: Windows, T, P: Copy> Copy for Gathered<W, T, P> {}
#[diagnostic::do_not_recommend]
impl<W: Windows, T, P> Sealed for Gathered<W, T, P> {}
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<W: Windows, T: CudaElement, P> ExprNode for Gathered<W, T, P> {
    type Elem = T;
    type Shape = InputOf<W>;
    type Memory = Gpu;
    type RequiresGrad = False;
    const OPERANDS: Operands = Operands::BY_INDEX;
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> T {
        not_read_here!(T)
    }
    of_device! {}
}
/// Places of largest elements, or none for a mean.
trait Places {
    const GIVEN: bool;
    fn args(&self, args: &mut Args);
}
impl Places for () {
    const GIVEN: bool = false;
    fn args(&self, _: &mut Args) {}
}
impl<S: Shape> Places for Temporary<usize, S> {
    const GIVEN: bool = true;
    fn args(&self, args: &mut Args) {
        Emit::args(self, args);
    }
}
// SAFETY: the arguments of the gradients, then of the places, in both.
unsafe impl<W: Windows, T: CudaElement, P: Places + 'static> Emit for Gathered<W, T, P> {
    type Key = Gathered<W, T, P>;
    const COSTLY: bool = true;
    fn args(&self, args: &mut Args) {
        Emit::args(&self.grad, args);
        self.places.args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        apart::<Temporary<T, OutOf<W>>>(out);
        if P::GIVEN {
            apart::<Temporary<usize, OutOf<W>>>(out);
        }
    }
    fn emit(k: &mut Body) -> Lanes {
        let ty = T::TY;
        let grad = k.param(Ty::U64, true);
        let places = P::GIVEN.then(|| k.param(Ty::U64, true));
        let steps = four_of::<W::Op, OutOf<W>>(&row_major::<OutOf<W>>(), false);
        let wide = sizes::<W::Op, InputOf<W>>()[3];
        let zero = k.lit(ty, 0.0);
        let lanes = k.at.lanes;
        let each = |lane| {
            let [n, c, y, x] = k.in_image::<W::Op, InputOf<W>>(lane);
            let sum = k.copy(zero);
            if InputOf::<W>::NUMEL == 0 {
                return vec![sum];
            }
            let own = places.map(|_| k.place_in_plane([y, x], wide));
            let from = [BackOf::<W>::start(k, 0, y), BackOf::<W>::start(k, 1, x)];
            k.each_tap(BackOf::<W>::TAPS, |k, tap| {
                let (row, above) = BackOf::<W>::met(k, 0, from[0], tap[0]);
                let (column, beside) = BackOf::<W>::met(k, 1, from[1], tap[1]);
                let inside = k.both(above, beside);
                let element = |k: &mut Body, first, ty: Ty| {
                    let mut at = first;
                    for (i, step) in [n, c, row, column].into_iter().zip(steps) {
                        at = k.step(at, i, (step * ty.size()) as i64);
                    }
                    k.load_inside(at, first, inside, ty)
                };
                let mut share = element(k, grad, ty);
                if let (Some(places), Some(own)) = (places, own) {
                    let place = element(k, places, Ty::U64);
                    let is_own = k.cmp("eq", place, own);
                    share = k.sel(is_own, share, zero);
                }
                let next = k.add(sum, share);
                k.set_to(sum, next);
            });
            vec![sum]
        };
        (0..lanes).map(each).collect()
    }
}

/// The gradient of each element of a window, of which the mean was taken.
struct Share<W: Windows, T: 'static> {
    grad: Temporary<T, OutOf<W>>,
    divisor: Divisor,
}
#[diagnostic::do_not_recommend]
impl<W: Windows, T> Sealed for Share<W, T> {}
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<W: Windows, T: CudaElement> ExprNode for Share<W, T> {
    type Elem = T;
    type Shape = OutOf<W>;
    type Memory = Gpu;
    type RequiresGrad = False;
    const OPERANDS: Operands =
        <Temporary<T, OutOf<W>> as ExprNode>::OPERANDS.and(&Operands::BY_INDEX);
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> T {
        not_read_here!(T)
    }
    of_device! {}
}
// SAFETY: the arguments of the gradients, then the divisor, in both.
unsafe impl<W: Windows, T: CudaElement> Emit for Share<W, T> {
    type Key = Share<W, T>;
    fn args(&self, args: &mut Args) {
        Emit::args(&self.grad, args);
        self.divisor.args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        <Temporary<T, OutOf<W>> as Emit>::leaves(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let all = <Temporary<T, OutOf<W>> as Emit>::emit(k);
        let divisor = Divisor::params(k);
        let each = |(lane, grad): (usize, Vec<_>)| {
            let [_, _, y, x] = k.in_image::<W::Op, OutOf<W>>(lane);
            let from = [W::start(k, 0, y), W::start(k, 1, x)];
            let n = Divisor::of::<W>(k, from, T::TY, divisor);
            vec![k.div(grad[0], n)]
        };
        all.into_iter().enumerate().map(each).collect()
    }
}

// The pool, the windows, what it computes, what is kept for the gradient, and the gradient.
macro_rules! pools {
    ($(
        [$($g:tt)*] $Pool:ty $(where $Bound:ident)?: $Windows:ty, $WHAT:ident;
        |$this:ident| $divisor:expr;
        |$x:ident, $divided:ident, $grad:ident, $room:ident| $to:expr;
    )*) => { $(
        impl<Op: WindowOp, $($g)* X, Out: Shape> CudaDifferentiableKernel for $Pool
        where
            X: CudaDifferentiableOperand $(+ ExprNode<Elem: $Bound>)?,
        {
            type Saved = (TapeOf<X>, MemoryOf<X>, Divisor);
            fn run(
                self,
                room: &mut Temporaries<'_>,
            ) -> Result<(Self::Saved, Temporary<X::Elem, Out>), CudaError> {
                let $this = &self;
                let divisor = $divisor;
                let (tape, x) = self.x.record_in_memory(room)?;
                let y = kept(&CudaPool::<$Windows, _, X::Elem, $WHAT>::new(x, divisor), room)?;
                Ok(((tape, x, divisor), y))
            }
            fn backward(
                (tape, $x, $divided): Self::Saved,
                _: Temporary<X::Elem, Out>,
                $grad: Temporary<X::Elem, Out>,
                $room: &mut Temporaries<'_>,
            ) -> Result<(), CudaError> {
                if !<X::Tape as ExprNode>::RequiresGrad::VALUE {
                    return Ok(());
                }
                let (grad, places) = $to?;
                tape.accept(Gathered::<$Windows, X::Elem, _> { grad, places }, $room)
            }
        }
    )* };
    (@largest $Windows:ty, $x:ident, $divisor:ident, $grad:ident, $room:ident) => {
        kept(&CudaPool::<$Windows, _, usize, PLACE>::new($x, $divisor), $room).map(|places| ($grad, places))
    };
    (@mean $Windows:ty, $divisor:ident, $grad:ident, $room:ident) => {
        kept(&Share::<$Windows, _> { grad: $grad, divisor: $divisor }, $room).map(|grad| (grad, ()))
    };
}
pools! {
    [O: WindowOptions<Op> + 'static,] MaxPool<Op, O, X, Out> where Poolable: WindowsOf<Op, O, X, Out>, LARGEST;
    |_this| Divisor::NONE;
    |x, divisor, grad, room| pools!(@largest WindowsOf<Op, O, X, Out>, x, divisor, grad, room);

    [O: WindowOptions<Op> + 'static,] AveragePool<Op, O, X, Out>: WindowsOf<Op, O, X, Out>, MEAN;
    |this| Divisor::new(this.divisor, this.padding_counts);
    |_x, divisor, grad, room| pools!(@mean WindowsOf<Op, O, X, Out>, divisor, grad, room);

    [] AdaptivePool<Op, X, Out, true> where Poolable: PartsOf<Op, X, Out>, LARGEST;
    |_this| Divisor::NONE;
    |x, divisor, grad, room| pools!(@largest PartsOf<Op, X, Out>, x, divisor, grad, room);

    [] AdaptivePool<Op, X, Out, false>: PartsOf<Op, X, Out>, MEAN;
    |_this| Divisor::NONE;
    |_x, divisor, grad, room| pools!(@mean PartsOf<Op, X, Out>, divisor, grad, room);
}
