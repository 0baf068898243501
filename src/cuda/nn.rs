//! Neural network operations on a device: row operations, products with a bias, attention.

use core::any::TypeId;
use core::marker::PhantomData;
use std::vec::Vec;

use num_traits::Float;

use super::expr::{CudaElement, Emit, not_read_here, of_device};
use super::kernel::{self, Args, Kernel, Lanes, LeafInfo, Target};
use super::matmul::{CudaFactor, CudaProduct, Product};
use super::node::{
    Computed, CudaNode, CudaOptional, CudaValue, EmitOptional, InMemory, RowMajor, Temporaries,
    Temporary, fused_nodes, kernel_nodes, put,
};
use super::ptx::{Body, Ty, Val};
use super::reduce::{Axes, MAX, Rows, SUM, one_axis, too_large, walked};
use super::{CudaError, CudaStream, Gpu};
use crate::expr::plan::{Operands, effective};
use crate::expr::{ExprNode, KernelOperand};
use crate::layout::operation::{layer_norm, rms_norm};
use crate::layout::{Layout, ScoresOf, SecondOf, Strided};
use crate::num::Sealed;
use crate::ops::Real;
use crate::ops::join::axis;
use crate::ops::nn::{Attention, BatchNorm, Centered, Linear, Masks, Maybe, Norm, Softmax};
use crate::shape::{Index, MAX_RANK, Shape};

// ------------------------------------------------------------------ rows

fn layout<T: CudaElement, Sh: Shape, St: Shape>() -> LeafInfo {
    LeafInfo::new::<T>(effective(
        &Sh::PADDED,
        &<Strided<Sh, St> as Layout>::PADDED_STRIDES,
    ))
}

/// Which operation a row kernel computes.
const SOFTMAX: u8 = 0;
const LOG_SOFTMAX: u8 = 1;
/// As `SOFTMAX`, but 0 if all elements are -∞.
const SHARES: u8 = 2;

struct SoftmaxOf<const WHAT: u8>;

fn softmax<N: Emit<Elem: CudaElement>, Sh: Shape, St: Shape, const WHAT: u8>(
    axis: usize,
    target: Target,
) -> Result<Kernel, CudaError> {
    let (axes, ty) = (one_axis(axis), N::Elem::TY);
    if too_large::<N::Shape>(&axes) {
        return Err(CudaError::TooLarge);
    }
    let (mut k, walk, blocks) = walked::<N>(&axes);
    let out = layout::<N::Elem, Sh, St>();
    let max = walk.fold(&mut k, MAX, ty, |_, x| x);
    let sum = walk.fold(&mut k, SUM, ty, |k, x| {
        let x = k.sub(x, max);
        k.exp(x)
    });
    let log = k.log(sum);
    let none = (WHAT == SHARES).then(|| {
        let nothing = k.lit(ty, f64::NEG_INFINITY);
        k.cmp("eq", max, nothing)
    });
    walk.end(&mut k, false);
    walk.each(&mut k, |k, x, _| {
        let x = k.sub(x, max);
        let mut y = if WHAT == LOG_SOFTMAX {
            k.sub(x, log)
        } else {
            let e = k.exp(x);
            k.div(e, sum)
        };
        if let Some(none) = none {
            let zero = k.lit(ty, 0.0);
            y = k.sel(none, zero, y);
        }
        k.rewind();
        let to = k.param(Ty::U64, true);
        k.store(to, &out, &[y]);
    });
    Ok(Kernel::new(&k, target, blocks, Vec::new()))
}

/// # Safety
/// As for [`CudaNode::compute`].
unsafe fn write_softmax<N, I: 'static, Sh: Shape, St: Shape, const WHAT: u8>(
    node: &N,
    axis: usize,
    first: usize,
    stream: &CudaStream,
) -> Result<(), CudaError>
where
    N: Emit<Elem: CudaElement>,
{
    let mut args = Args::default();
    args.pointer(first);
    node.args(&mut args);
    type Key<const WHAT: u8, K, I, Sh, St> = Rows<(SoftmaxOf<WHAT>, K), I, (Sh, St)>;
    // SAFETY: the kernel of this key writes the elements of the layout and reads the operands of the node.
    unsafe {
        kernel::launch(
            TypeId::of::<Key<WHAT, N::Key, I, Sh, St>>(),
            stream,
            args,
            |_, target| softmax::<N, Sh, St, WHAT>(axis, target),
        )
    }
}

macro_rules! softmaxes {
    ($($LOG:literal $WHAT:ident;)*) => {
        kernel_nodes! { $(
            [X: CudaValue<Elem: Real>, I: Index] Softmax<X, I, $LOG> where [] {
                |this, out| this.x.pointers(out);
                unsafe fn compute<Sh: Shape, St: Shape>(self, first: usize, stream: &CudaStream) -> Result<(), CudaError> {
                    let mut room = Temporaries::on(stream);
                    let x = self.x.loaded(&mut room)?;
                    // SAFETY: the caller guarantees it.
                    unsafe { write_softmax::<_, I, Sh, St, $WHAT>(&x, axis::<X::Shape, I>(), first, stream) }
                }
                fn kernel(target: Target) -> Result<Kernel, CudaError> {
                    softmax::<X::Loaded, X::Shape, RowMajor<X::Shape>, $WHAT>(axis::<X::Shape, I>(), target)
                }
            }
        )* }
    };
}
softmaxes! {
    false SOFTMAX;
    true LOG_SOFTMAX;
}

struct Normed<Op, W, B>(PhantomData<(Op, W, B)>);

fn norm<Op: Centered, N, W: EmitOptional, B: EmitOptional, Sh: Shape, St: Shape>(
    axes: &Axes,
    target: Target,
) -> Result<Kernel, CudaError>
where
    N: Emit<Elem: CudaElement>,
{
    let ty = N::Elem::TY;
    if too_large::<N::Shape>(axes) {
        return Err(CudaError::TooLarge);
    }
    let (mut k, walk, blocks) = walked::<N>(axes);
    let out = layout::<N::Elem, Sh, St>();
    // The parameters, in the order of the arguments.
    let _ = k.param(Ty::U64, true);
    let mut given = 0;
    k.dry(|k| {
        let _ = N::emit(k);
        given = k.mark();
        let _ = (W::emit(k), B::emit(k));
    });
    let eps = k.param(ty, false);
    let n = k.lit(ty, walk.end as f64);
    let mean = match Op::CENTERED {
        true => {
            let sum = walk.fold(&mut k, SUM, ty, |_, x| x);
            k.div(sum, n)
        }
        false => k.lit(ty, 0.0),
    };
    let squares = walk.fold(&mut k, SUM, ty, |k, x| {
        let x = k.sub(x, mean);
        k.mul(x, x)
    });
    let variance = k.div(squares, n);
    let sum = k.add(variance, eps);
    let root = k.sqrt(sum);
    walk.end(&mut k, false);
    walk.each(&mut k, |k, x, _| {
        let x = k.sub(x, mean);
        let mut y = k.div(x, root);
        k.back_to(given);
        if let Some(w) = W::emit(k) {
            y = k.mul(y, w[0][0]);
        }
        if let Some(b) = B::emit(k) {
            y = k.add(y, b[0][0]);
        }
        k.rewind();
        let to = k.param(Ty::U64, true);
        k.store(to, &out, &[y]);
    });
    Ok(Kernel::new(&k, target, blocks, Vec::new()))
}

/// The last `To::RANK` dimensions.
const fn last<To: Shape>() -> Axes {
    let mut axes = [false; MAX_RANK];
    let mut d = MAX_RANK - To::RANK;
    while d < MAX_RANK {
        axes[d] = true;
        d += 1;
    }
    axes
}

macro_rules! norms {
    ($($Op:ident)*) => {
        kernel_nodes! { $(
            [
                X: CudaValue<Elem: Real>, To: Shape,
                W: CudaOptional + KernelOperand<Placed: Maybe<X::Elem>>,
                B: CudaOptional + KernelOperand<Placed: Maybe<X::Elem>>, Out: Shape
            ] Norm<$Op, X, To, W, B, Out> where [] {
                |this, out| {
                    this.x.pointers(out);
                    this.w.pointers(out);
                    this.b.pointers(out);
                };
                unsafe fn compute<Sh: Shape, St: Shape>(self, first: usize, stream: &CudaStream) -> Result<(), CudaError> {
                    let mut room = Temporaries::on(stream);
                    let mut args = Args::default();
                    args.pointer(first);
                    Emit::args(&self.x.loaded(&mut room)?, &mut args);
                    self.w.loaded(&mut room)?.args(&mut args);
                    self.b.loaded(&mut room)?.args(&mut args);
                    args.number(self.eps.0);
                    type Key<Op, X, W, B, To, Sh, St> = Rows<(Normed<Op, W, B>, X), To, (Sh, St)>;
                    type KeyOf<W> = <<W as CudaOptional>::Loaded as EmitOptional>::Key;
                    // SAFETY: the kernel of this key writes the elements of the layout and reads the operands of the
                    // nodes.
                    unsafe {
                        kernel::launch(
                            TypeId::of::<Key<$Op, <X::Loaded as Emit>::Key, KeyOf<W>, KeyOf<B>, To, Sh, St>>(),
                            stream,
                            args,
                            |_, target| norm::<$Op, X::Loaded, W::Loaded, B::Loaded, Sh, St>(&last::<To>(), target),
                        )
                    }
                }
                fn kernel(target: Target) -> Result<Kernel, CudaError> {
                    norm::<$Op, X::Loaded, W::Loaded, B::Loaded, Out, RowMajor<Out>>(&last::<To>(), target)
                }
            }
        )* }
    };
}
norms! { layer_norm rms_norm }

// ------------------------------------------------------------------ with a bias

/// A part of a kernel plus a broadcast bias, which may be missing.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct WithBias<P, B> {
    of: P,
    bias: B,
}
impl<P, B> WithBias<P, B> {
    pub(super) fn new(of: P, bias: B) -> Self {
        Self { of, bias }
    }
}
#[diagnostic::do_not_recommend]
impl<P, B> Sealed for WithBias<P, B> {}
#[diagnostic::do_not_recommend]
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<P: Emit, B: EmitOptional> ExprNode for WithBias<P, B> {
    type Elem = P::Elem;
    type Shape = P::Shape;
    type Memory = Gpu;
    type RequiresGrad = crate::num::bits::False;
    const OPERANDS: Operands = P::OPERANDS.and(&B::OPERANDS);
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> P::Elem {
        not_read_here!(P)
    }
    of_device! {}
}
// SAFETY: the arguments of the part, then those of the bias, in both.
#[diagnostic::do_not_recommend]
unsafe impl<P: Emit, B: EmitOptional> Emit for WithBias<P, B> {
    type Key = WithBias<P::Key, B::Key>;
    const PRODUCT: bool = P::PRODUCT;
    fn product() -> Option<Product> {
        P::product()
    }
    fn args(&self, args: &mut Args) {
        self.of.args(args);
        self.bias.args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        P::leaves(out);
        B::leaves(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let all = P::emit(k);
        let Some(bias) = B::emit(k) else { return all };
        all.into_iter()
            .zip(bias)
            .map(|(x, b)| std::vec![k.add(x[0], b[0])])
            .collect()
    }
}

fused_nodes! {
    [
        X: CudaValue<Elem: Real>, W: CudaValue<Elem = X::Elem>,
        B: CudaOptional + KernelOperand<Placed: Maybe<X::Elem>>, Out: Shape
    ] Linear<X, W, B, Out> => WithBias<CudaProduct<X::Factor, W::Factor, Out, true>, B::Loaded>;
        |this, room| WithBias {
            of: CudaProduct::new(this.x.factor(room)?, this.w.factor(room)?),
            bias: this.b.loaded(room)?,
        };
        |that, out| {
            that.x.pointers(out);
            that.w.pointers(out);
            that.b.pointers(out);
        };
}

// ------------------------------------------------------------------ channels

/// One value per channel, or nothing.
///
/// # Safety
/// As for [`Emit`].
#[doc(hidden)]
pub unsafe trait PerChannel {
    type Key: 'static;
    fn args(&self, args: &mut Args);
    fn leaves(axis: usize, out: &mut Vec<LeafInfo>);
    /// The values of the channels of the current elements, along the dimension `axis`.
    fn emit(k: &mut Body, axis: usize) -> Option<Vec<Val>> {
        Self::emit_with(k, |step| {
            let mut strides = [0; MAX_RANK];
            strides[axis] = step;
            strides
        })
    }
    /// As `emit`, with the strides that follow from that of the channels.
    fn emit_with(
        k: &mut Body,
        strides: impl FnOnce(usize) -> [usize; MAX_RANK],
    ) -> Option<Vec<Val>>;
}
// SAFETY: no arguments, no parameters.
unsafe impl PerChannel for () {
    type Key = ();
    fn args(&self, _: &mut Args) {}
    fn leaves(_: usize, _: &mut Vec<LeafInfo>) {}
    fn emit_with(_: &mut Body, _: impl FnOnce(usize) -> [usize; MAX_RANK]) -> Option<Vec<Val>> {
        None
    }
}
fn along<V: InMemory>(axis: usize) -> LeafInfo {
    let mut strides = [0; MAX_RANK];
    strides[axis] = V::STEPS[MAX_RANK - 1];
    LeafInfo::new::<<V as ExprNode>::Elem>(strides)
}
// SAFETY: one argument, one parameter.
#[diagnostic::do_not_recommend]
unsafe impl<V: InMemory> PerChannel for V {
    type Key = <V as Emit>::Key;
    fn args(&self, args: &mut Args) {
        Emit::args(self, args);
    }
    fn leaves(axis: usize, out: &mut Vec<LeafInfo>) {
        out.push(along::<V>(axis));
    }
    fn emit_with(
        k: &mut Body,
        strides: impl FnOnce(usize) -> [usize; MAX_RANK],
    ) -> Option<Vec<Val>> {
        let from = k.param(Ty::U64, true);
        let leaf = LeafInfo::new::<<V as ExprNode>::Elem>(strides(V::STEPS[MAX_RANK - 1]));
        Some(k.load(from, &leaf, true))
    }
}
/// A per-channel operand that may be missing.
#[doc(hidden)]
pub trait CudaChannels: CudaOptional {
    type Resident: PerChannel;
    fn resident(self, room: &mut Temporaries<'_>) -> Result<Self::Resident, CudaError>;
}
impl CudaChannels for () {
    type Resident = ();
    fn resident(self, _: &mut Temporaries<'_>) -> Result<(), CudaError> {
        Ok(())
    }
}
#[diagnostic::do_not_recommend]
impl<N: CudaValue> CudaChannels for N {
    type Resident = <N as CudaNode>::Resident;
    fn resident(self, room: &mut Temporaries<'_>) -> Result<Self::Resident, CudaError> {
        CudaNode::resident(self, room)
    }
}

/// `batch_norm` as a part of a kernel.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct CudaBatchNorm<X, M, V, W, B, T, Out> {
    x: X,
    mean: M,
    var: V,
    w: W,
    b: B,
    eps: T,
    shape: PhantomData<fn() -> Out>,
}
#[diagnostic::do_not_recommend]
impl<X, M, V, W, B, T, Out> Sealed for CudaBatchNorm<X, M, V, W, B, T, Out> {}
#[diagnostic::do_not_recommend]
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<X: Emit, M: PerChannel, V: PerChannel, W: PerChannel, B: PerChannel, Out: Shape>
    ExprNode for CudaBatchNorm<X, M, V, W, B, X::Elem, Out>
{
    type Elem = X::Elem;
    type Shape = Out;
    type Memory = Gpu;
    type RequiresGrad = crate::num::bits::False;
    const OPERANDS: Operands = X::OPERANDS.and(&Operands::one(&Out::PADDED, &{
        let mut strides = [0; MAX_RANK];
        strides[axis::<Out, SecondOf<Out>>()] = 1;
        strides
    }));
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> X::Elem {
        not_read_here!(X)
    }
    of_device! {}
}
// SAFETY: the arguments in the order of the fields, in both.
#[diagnostic::do_not_recommend]
unsafe impl<X, M, V, W, B, Out> Emit for CudaBatchNorm<X, M, V, W, B, X::Elem, Out>
where
    X: Emit<Elem: CudaElement>,
    M: PerChannel,
    V: PerChannel,
    W: PerChannel,
    B: PerChannel,
    Out: Shape,
{
    type Key = CudaBatchNorm<X::Key, M::Key, V::Key, W::Key, B::Key, (), Out>;
    const PRODUCT: bool = X::PRODUCT;
    fn product() -> Option<Product> {
        X::product()
    }
    fn args(&self, args: &mut Args) {
        self.x.args(args);
        self.mean.args(args);
        self.var.args(args);
        self.w.args(args);
        self.b.args(args);
        args.number(self.eps);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        let channels = axis::<X::Shape, SecondOf<X::Shape>>();
        X::leaves(out);
        M::leaves(channels, out);
        V::leaves(channels, out);
        W::leaves(channels, out);
        B::leaves(channels, out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let channels = axis::<X::Shape, SecondOf<X::Shape>>();
        let ty = X::Elem::TY;
        let x = X::emit(k);
        let (mean, var) = (M::emit(k, channels), V::emit(k, channels));
        let (w, b) = (W::emit(k, channels), B::emit(k, channels));
        let eps = k.param(ty, false);
        let one = k.lit(ty, 1.0);
        // Consecutive elements of one channel have the same scale.
        let mut last: Option<(Val, Val)> = None;
        let each = |(i, x): (usize, Vec<Val>)| {
            let (mut y, mut scale) = (x[0], one);
            if let Some(mean) = &mean {
                y = k.sub(y, mean[i]);
            }
            if let Some(var) = &var {
                scale = match last {
                    Some((of, scale)) if of == var[i] => scale,
                    _ => {
                        let sum = k.add(var[i], eps);
                        let root = k.sqrt(sum);
                        let mut scale = k.div(one, root);
                        if let Some(w) = &w {
                            scale = k.mul(scale, w[i]);
                        }
                        last = Some((var[i], scale));
                        scale
                    }
                };
            }
            y = k.mul(y, scale);
            if let Some(b) = &b {
                y = k.add(y, b[i]);
            }
            std::vec![y]
        };
        x.into_iter().enumerate().map(each).collect()
    }
}

// Elementwise except for its per-channel operands: a part of the kernel that reads it.
#[diagnostic::do_not_recommend]
impl<X, M, V, W, B, Out: Shape> CudaNode for BatchNorm<X, M, V, W, B, Out>
where
    X: CudaValue<Elem: Real>,
    M: CudaValue<Elem = X::Elem>,
    V: CudaValue<Elem = X::Elem>,
    W: CudaChannels + KernelOperand<Placed: Maybe<X::Elem>>,
    B: CudaChannels + KernelOperand<Placed: Maybe<X::Elem>>,
{
    type Fused = CudaBatchNorm<
        X::Fused,
        <M as CudaNode>::Resident,
        <V as CudaNode>::Resident,
        W::Resident,
        B::Resident,
        X::Elem,
        Out,
    >;
    fn fused(self, room: &mut Temporaries<'_>) -> Result<Self::Fused, CudaError> {
        Ok(CudaBatchNorm {
            x: self.x.fused(room)?,
            mean: CudaNode::resident(self.mean, room)?,
            var: CudaNode::resident(self.var, room)?,
            w: self.w.resident(room)?,
            b: self.b.resident(room)?,
            eps: self.eps.0,
            shape: PhantomData,
        })
    }
    type Loaded = CudaBatchNorm<
        X::Loaded,
        <M as CudaNode>::Resident,
        <V as CudaNode>::Resident,
        W::Resident,
        B::Resident,
        X::Elem,
        Out,
    >;
    fn loaded(self, room: &mut Temporaries<'_>) -> Result<Self::Loaded, CudaError> {
        Ok(CudaBatchNorm {
            x: CudaNode::loaded(self.x, room)?,
            mean: CudaNode::resident(self.mean, room)?,
            var: CudaNode::resident(self.var, room)?,
            w: self.w.resident(room)?,
            b: self.b.resident(room)?,
            eps: self.eps.0,
            shape: PhantomData,
        })
    }
    type Resident = Computed<Self>;
    fn resident(self, room: &mut Temporaries<'_>) -> Result<Self::Resident, CudaError> {
        put(self, room)
    }
    type Factor = Computed<Self>;
    fn factor(self, room: &mut Temporaries<'_>) -> Result<Self::Factor, CudaError> {
        put(self, room)
    }
    fn pointers(&self, out: &mut Args) {
        CudaNode::pointers(&self.x, out);
        CudaNode::pointers(&self.mean, out);
        CudaNode::pointers(&self.var, out);
        self.w.pointers(out);
        self.b.pointers(out);
    }
}

// ------------------------------------------------------------------ attention

/// The products of queries and keys, times a factor, where the mask admits them.
#[derive(Clone, Copy, Debug)]
struct Scores<P, M, T> {
    of: P,
    mask: M,
    scale: T,
    causal: bool,
}
#[diagnostic::do_not_recommend]
impl<P, M, T> Sealed for Scores<P, M, T> {}
#[diagnostic::do_not_recommend]
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<P: Emit, M: EmitOptional> ExprNode for Scores<P, M, P::Elem> {
    type Elem = P::Elem;
    type Shape = P::Shape;
    type Memory = Gpu;
    type RequiresGrad = crate::num::bits::False;
    // The causal mask reads the index of the key.
    const OPERANDS: Operands = P::OPERANDS.and(&M::OPERANDS).and(&Operands::BY_INDEX);
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> P::Elem {
        not_read_here!(P)
    }
    of_device! {}
}
// SAFETY: the arguments of the product, those of the mask, the factor, and the causal flag, in both.
unsafe impl<P: Emit<Elem: CudaElement>, M: EmitOptional> Emit for Scores<P, M, P::Elem> {
    type Key = Scores<P::Key, M::Key, ()>;
    const PRODUCT: bool = P::PRODUCT;
    fn product() -> Option<Product> {
        P::product()
    }
    fn args(&self, args: &mut Args) {
        self.of.args(args);
        self.mask.args(args);
        args.number(self.scale);
        args.number(self.causal);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        P::leaves(out);
        M::leaves(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let ty = P::Elem::TY;
        let all = P::emit(k);
        let mask = M::emit(k);
        let (scale, causal) = (k.param(ty, false), k.param(Ty::Bool, false));
        let nothing = k.lit(ty, f64::NEG_INFINITY);
        let one = |(i, x): (usize, Vec<Val>)| {
            let mut y = k.mul(x[0], scale);
            if let Some(mask) = &mask {
                let mask = mask[i][0];
                y = match mask.ty {
                    Ty::Bool => k.sel(mask, y, nothing),
                    _ => k.add(y, mask),
                };
            }
            let index = k.index(i, &P::Shape::PADDED);
            let after = k.compare("gt", index[MAX_RANK - 1], index[MAX_RANK - 2]);
            let hidden = k.bitwise("and", after, causal);
            std::vec![k.sel(hidden, nothing, y)]
        };
        all.into_iter().enumerate().map(one).collect()
    }
}

type Scored<Q, K> = ScoresOf<<Q as ExprNode>::Shape, <K as ExprNode>::Shape>;
fused_nodes! {
    [
        Q: CudaValue<Elem: Real>, K: CudaValue<Elem = Q::Elem>, V: CudaValue<Elem = Q::Elem>,
        M: CudaOptional + KernelOperand<Placed: Masks<Q::Elem>>, Out: Shape
    ] Attention<Q, K, V, M, Out>
        => CudaProduct<Temporary<Q::Elem, Scored<Q, K>>, V::Factor, Out>;
        |this, room| {
            let inner = <Q::Shape as Shape>::PADDED[MAX_RANK - 1];
            let scale = match this.scale {
                Some(scale) => scale,
                None => Q::Elem::nearest(inner.max(1) as f64).sqrt().recip(),
            };
            let shares = room.take::<Q::Elem, Scored<Q, K>>()?;
            if <Scored<Q, K> as Shape>::NUMEL > 0 {
                let mut inside = room.another();
                let scores = inside.take::<Q::Elem, Scored<Q, K>>()?;
                let node = Scores {
                    of: CudaProduct::<_, _, Scored<Q, K>, true>::new(
                        this.q.factor(&mut inside)?,
                        this.k.factor(&mut inside)?,
                    ),
                    mask: this.mask.loaded(&mut inside)?,
                    scale,
                    causal: this.causal,
                };
                // SAFETY: both temporaries are fresh and have an element for each product, in row-major order.
                unsafe {
                    kernel::write::<_, Scored<Q, K>, RowMajor<Scored<Q, K>>>(
                        scores.at(), &node, inside.stream(),
                    )?;
                    write_softmax::<_, (), Scored<Q, K>, RowMajor<Scored<Q, K>>, SHARES>(
                        &scores, MAX_RANK - 1, shares.at(), inside.stream(),
                    )?;
                }
            }
            CudaProduct::new(shares, this.v.factor(room)?)
        };
        |that, out| {
            that.q.pointers(out);
            that.k.pointers(out);
            that.v.pointers(out);
            that.mask.pointers(out);
        };
}
