//! Derivatives of convolutions: a transposed convolution is the gradient of a convolution's input, and a convolution
//! that of a transposed one's. The gradient of a weight is a sum over the batch and the windows, that of a bias the sum
//! over all but the channels.

use core::any::TypeId;
use core::marker::PhantomData;

use crate::cuda::CudaError;
use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::matmul::positions::OverPositions;
use crate::cuda::codegen::nn::conv::{Back, ByWindows, CudaConv, Geometry, Spread};
use crate::cuda::codegen::nn::windows::{channel_axis, four_of};
use crate::cuda::codegen::node::{InMemory, kept};
use crate::cuda::codegen::temporaries::{Temporaries, Temporary};
use crate::cuda::grad::kernels::CudaDifferentiableKernel;
use crate::cuda::grad::linear::CudaOptionalOperand;
use crate::cuda::grad::products::{MemoryOf, TapeOf};
use crate::cuda::grad::sums::{Terms, row_major, summed};
use crate::cuda::grad::tape::{CudaDifferentiableOperand, CudaTape};
use crate::cuda::ptx::access::Lanes;
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty};
use crate::cuda::runtime::launch::{Args, launch};
use crate::cuda::runtime::memory::CudaBuffer;
use crate::expr::{ExprNode, KernelOperand, Tracked};
use crate::layout::{ConvTransposeOutputs, HeightOf, Window, WindowOp, WindowOptions};
use crate::ops::nn::{Conv, ConvTranspose, Maybe};
use crate::shape::{MAX_RANK, Shape};

/// The products of the input `X` and of the gradient `Y` of the result whose sums are the gradient of a weight of the
/// shape `W`.
struct OfWeight<Op, G, X, Y, W> {
    x: X,
    y: Y,
    of: PhantomData<(Op, G, W)>,
}
impl<Op: WindowOp, G: Geometry, X: InMemory, Y: InMemory, W: Shape> Terms
    for OfWeight<Op, G, X, Y, W>
{
    type Elem = <X as ExprNode>::Elem;
    type Key = OfWeight<Op, G, <X as Emit>::Key, <Y as Emit>::Key, W>;
    // Output channels, input channels of a group, the kernel; batch and positions of the result.
    fn sizes() -> [usize; MAX_RANK] {
        let g = Window::new(G::WINDOW);
        let [n, made, high, wide] = g.output;
        let per = g.input[1] / g.groups.max(1);
        [1, made, per, g.kernel[0], g.kernel[1], n, high, wide]
    }
    fn strides() -> [usize; MAX_RANK] {
        let [a, b, c, d] = four_of::<Op, W>(&row_major::<W>(), true);
        [0, a, b, c, d, 0, 0, 0]
    }
    fn args(&self, args: &mut Args) {
        Emit::args(&self.x, args);
        Emit::args(&self.y, args);
    }
    fn emit(k: &mut Body) -> Lanes {
        let g = &Window::new(G::WINDOW);
        let ty = <X as ExprNode>::Elem::TY;
        let (x, y) = (k.param(Ty::U64, true), k.param(Ty::U64, true));
        let xs = four_of::<Op, <X as ExprNode>::Shape>(&X::STEPS, false);
        let ys = four_of::<Op, <Y as ExprNode>::Shape>(&Y::STEPS, false);
        let bytes = |step: usize| (step * ty.size()) as i64;
        let groups = g.groups.max(1);
        let (per, made) = (g.input[1] / groups, g.output[1] / groups);
        let [_, o, c, i, j, n, row, column] = k.index(0, &Self::sizes());
        let (high, above) = k.met(g, 0, row, i);
        let (wide, beside) = k.met(g, 1, column, j);
        let inside = k.both(above, beside);
        let mut at = k.step(x, n, bytes(xs[0]));
        if groups > 1 {
            let group = k.quotient(o, made);
            at = k.step(at, group, bytes(per * xs[1]));
        }
        at = k.step(at, c, bytes(xs[1]));
        at = k.step(at, high, bytes(xs[2]));
        at = k.step(at, wide, bytes(xs[3]));
        let value = k.load_inside(at, x, inside, ty);
        let mut at = y;
        for (i, step) in [n, o, row, column].into_iter().zip(ys) {
            at = k.step(at, i, bytes(step));
        }
        let grad = k.load_one("ld.global.nc", at, 0, ty);
        std::vec![std::vec![k.mul(value, grad)]]
    }
}

/// The keys of the kernels that sum in tiles, and that add their parts.
struct InTiles<K>(PhantomData<K>);
struct Finish<K>(PhantomData<K>);

impl<Op: WindowOp, G: Geometry, X: InMemory, Y: InMemory, W: Shape> OfWeight<Op, G, X, Y, W> {
    /// The gradient of the weight: in tiles if these are worth it, else a sum for each weight.
    fn summed(
        &self,
        room: &mut Temporaries<'_>,
    ) -> Result<Temporary<<X as ExprNode>::Elem, W>, CudaError> {
        let xs = four_of::<Op, <X as ExprNode>::Shape>(&X::STEPS, false);
        let ys = four_of::<Op, <Y as ExprNode>::Shape>(&Y::STEPS, false);
        let ty = <X as ExprNode>::Elem::TY;
        let Some(tiles) = OverPositions::of(Window::new(G::WINDOW), ty, [xs, ys]) else {
            return summed::<_, W>(self, room);
        };
        let leaf = room.take::<<X as ExprNode>::Elem, W>()?;
        let bytes = tiles.parts * tiles.results() * ty.size();
        let parts = match tiles.parts {
            1 => None,
            _ => Some(CudaBuffer::<u64, ()>::of_bytes(bytes, room.stream())?),
        };
        let mut args = Args::default();
        args.pointer(
            parts
                .as_ref()
                .map_or(leaf.address(), CudaBuffer::first_address),
        );
        Terms::args(self, &mut args);
        let key = TypeId::of::<InTiles<<Self as Terms>::Key>>();
        // SAFETY: the memory has a place for each weight, of each part; the key identifies the kernel.
        unsafe { launch(key, room.stream(), args, |_, target| tiles.kernel(target))? };
        if let Some(parts) = parts {
            let mut args = Args::default();
            args.pointer(leaf.address());
            args.pointer(parts.first_address());
            let key = TypeId::of::<Finish<<Self as Terms>::Key>>();
            // SAFETY: as above; the parts are freed in the order of the stream.
            unsafe { launch(key, room.stream(), args, |_, target| tiles.finish(target))? };
        }
        Ok(leaf)
    }
}

/// The elements of `Y`, which are added over all dimensions but that of the channels.
struct OfChannels<Op, Y> {
    y: Y,
    of: PhantomData<Op>,
}
impl<Op: WindowOp, Y: InMemory> Terms for OfChannels<Op, Y> {
    type Elem = <Y as ExprNode>::Elem;
    type Key = OfChannels<Op, <Y as Emit>::Key>;
    fn sizes() -> [usize; MAX_RANK] {
        <Y as ExprNode>::Shape::PADDED
    }
    fn strides() -> [usize; MAX_RANK] {
        let mut strides = [0; MAX_RANK];
        strides[channel_axis::<Op>()] = 1;
        strides
    }
    fn args(&self, args: &mut Args) {
        Emit::args(&self.y, args);
    }
    fn emit(k: &mut Body) -> Lanes {
        Y::emit(k)
    }
}

// The kernel, how its window is found, whether it is transposed, the shape of the bias; the windows of the gradient of
// the weight, and in which order it multiplies input and gradient.
macro_rules! convolutions {
    ($(
        $Conv:ident $Geometry:ident $transposed:literal $back:literal, $Bias:ty;
        |$x:ident, $grad:ident| $OfWeight:ident, $a:ident, $b:ident;
    )*) => { $(
        impl<Op, O, X, W, B, Out> CudaDifferentiableKernel for $Conv<Op, O, X, W, B, Out>
        where
            Op: WindowOp,
            O: WindowOptions<Op> + 'static,
            X: CudaDifferentiableOperand,
            W: CudaDifferentiableOperand + ExprNode<Elem = X::Elem>,
            B: CudaOptionalOperand<X::Elem> + KernelOperand<Placed: Maybe<X::Elem>>,
            Out: Shape,
        {
            type Saved = (TapeOf<X>, MemoryOf<X>, TapeOf<W>, MemoryOf<W>, B::Tape);
            fn run(
                self,
                room: &mut Temporaries<'_>,
            ) -> Result<(Self::Saved, Temporary<X::Elem, Out>), CudaError> {
                let (x_tape, x) = self.x.record_in_memory(room)?;
                let (w_tape, w) = self.w.record_in_memory(room)?;
                let (b_tape, b) = self.b.record_in_memory(room)?;
                type Of<Op, O, X, W, XM, WM, BM, Out> =
                    CudaConv<Op, $Geometry<Op, O, X, W>, XM, WM, BM, Out, $transposed>;
                let y = kept(&Of::<Op, O, X::Shape, W::Shape, _, _, _, Out>::new(x, w, b), room)?;
                Ok(((x_tape, x, w_tape, w, b_tape), y))
            }
            fn backward(
                (x_tape, $x, w_tape, w, b_tape): Self::Saved,
                _: Temporary<X::Elem, Out>,
                $grad: Temporary<X::Elem, Out>,
                room: &mut Temporaries<'_>,
            ) -> Result<(), CudaError> {
                if <X::Tape as ExprNode>::RequiresGrad::VALUE {
                    type To<Op, O, X, W, G, WM> =
                        CudaConv<Op, Back<$Geometry<Op, O, X, W>>, G, WM, (), X, $back>;
                    x_tape.accept(To::<Op, O, X::Shape, W::Shape, _, _>::new($grad, w, ()), room)?;
                }
                if <W::Tape as ExprNode>::RequiresGrad::VALUE {
                    type Of<Op, O, X, W, A, B> = OfWeight<Op, $OfWeight<Op, O, X, W>, A, B, W>;
                    let terms = Of::<Op, O, X::Shape, W::Shape, _, _> {
                        x: $a,
                        y: $b,
                        of: PhantomData,
                    };
                    w_tape.accept(terms.summed(room)?, room)?;
                }
                if B::VARIABLE {
                    let terms = OfChannels::<Op, _> { y: $grad, of: PhantomData };
                    let sums = summed::<_, $Bias>(&terms, room)?;
                    B::accept::<$Bias, _>(b_tape, sums, room)?;
                }
                Ok(())
            }
        }
    )* };
}
type BackFromSpread<Op, O, X, W> = Back<Spread<Op, O, X, W>>;
convolutions! {
    Conv ByWindows false true, (HeightOf<W::Shape>,);
    |x, grad| ByWindows, x, grad;
    ConvTranspose Spread true false, ConvTransposeOutputs<Op, X::Shape, W::Shape, O>;
    |x, grad| BackFromSpread, grad, x;
}
