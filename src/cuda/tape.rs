//! Gradients on a device.
//!
//! As on the host, an expression becomes a tape: the same tree, in which each kernel is computed and its result kept in
//! memory of the stream. Gradients then go from the root to the variables. One kernel for each variable or result that
//! an elementwise part reads computes the values of the part again and, from them, one gradient: it adds it to that of
//! the variable, or writes that of the result. Where the operand was broadcast, the kernel sums over its copies.

use super::derivatives::{PtxBinaryDerivative, PtxUnaryDerivative};
use super::expr::{CudaElement, CudaLeaf, Emit, LeafOf, Owned, not_read_here, of_device};
use super::kernel::{self, Args, Kernel, Key, Lanes, LeafInfo, Target};
use super::matmul::CudaFactor;
use super::node::{self, Computed, CudaNode, InMemory, RowMajor, Temporaries, Temporary, put};
use super::ptx::{Body, Ty, Val};
use super::reduce::{Axes, SUM, are_too_large, walked_over};
use super::variable::CudaVarLeaf;
use super::{CudaError, CudaTensor, Gpu};
use crate::expr::kernel::Kernel as KernelNode;
use crate::expr::plan::{Operands, effective};
use crate::expr::{Binary, ExprNode, IntoExpr, Lazy, Scalar, Unary};
use crate::grad::{Detached, HasVariable, SingleNumber};
use crate::layout::{Layout, Strided};
use crate::num::bits::Bool;
use crate::num::{Dim, Sealed};
use crate::ops::{AddOp, Real};
use crate::shape::{MAX_RANK, Shape};
use core::marker::PhantomData;
use std::vec;
use std::vec::Vec;

/// Where one of the gradients of a pass goes.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Goal {
    ty: Ty,
    sizes: [usize; MAX_RANK],
    strides: [usize; MAX_RANK],
    /// Whether it is added to what is there.
    adds: bool,
}

/// The values of an elementwise operation at the current elements, and those of its operands.
#[doc(hidden)]
#[derive(Clone, Debug, Default)]
pub struct Record {
    values: Vec<Lanes>,
    params: Vec<Val>,
    parts: Vec<Record>,
}

/// An expression on a device whose kernels are computed, with the memory of their gradients.
#[doc(hidden)]
pub trait CudaTape: Emit {
    /// As `emit`, with the values that lead to the result.
    fn forward(k: &mut Body) -> (Lanes, Record) {
        (Self::emit(k), Record::default())
    }
    /// The gradients at the goals, from that of each current element.
    fn reverse(_: &mut Body, _: &Record, _: Lanes, _: &mut Vec<Lanes>) {}
    fn goals(_: &mut Vec<Goal>) {}
    /// The addresses of the goals.
    fn addresses(&self, _: &mut Vec<usize>) {}
    /// Takes memory for the gradients of the kernels.
    fn begin(&mut self, _: &mut Temporaries<'_>) -> Result<(), CudaError> {
        Ok(())
    }
    /// Propagates the gradients of the kernels to their operands.
    fn finish(self, _: &mut Temporaries<'_>) -> Result<(), CudaError> {
        Ok(())
    }
    /// Adds to the gradients of the variables, from the gradient of each element, which is broadcast.
    fn accept<G: Emit<Elem = Self::Elem> + Copy>(
        self,
        grad: G,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError>
    where
        Self::Elem: CudaElement,
    {
        sweep(self, grad, room)
    }
}

/// The key of the kernels of a pass.
struct Pass<T, G>(PhantomData<(T, G)>);

/// The gradient at the goal that the kernel computes.
fn gradient<T: CudaTape, G: Emit<Elem = T::Elem>>(k: &mut Body) -> Lanes {
    let (_, record) = T::forward(k);
    let grad = G::emit(k);
    let mut all = Vec::new();
    T::reverse(k, &record, grad, &mut all);
    all.swap_remove(k.gradient)
}

fn kernel_of_goal<T: CudaTape, G: Emit<Elem = T::Elem>>(
    number: usize,
    wide: bool,
    target: Target,
) -> Result<Kernel, CudaError> {
    let sizes = T::Shape::PADDED;
    let mut goals = Vec::new();
    T::goals(&mut goals);
    let goal = goals[number];
    let out = LeafInfo {
        strides: goal.strides,
        ..LeafInfo::of(goal.ty)
    };
    // The dimensions along which the operand was broadcast.
    let mut axes: Axes = [false; MAX_RANK];
    for (d, axis) in axes.iter_mut().enumerate() {
        *axis = sizes[d] != 1 && (goal.sizes[d] == 1 || goal.strides[d] == 0);
    }
    if axes.contains(&true) {
        if are_too_large(&sizes, &axes) {
            return Err(CudaError::TooLarge);
        }
        let (mut k, walk, blocks) = walked_over(&sizes, &axes, gradient::<T, G>);
        k.gradient = number;
        let _ = k.param(Ty::U64, true);
        k.dry(|k| {
            let _ = gradient::<T, G>(k);
        });
        let sum = walk.fold(&mut k, SUM, goal.ty, |_, x| x);
        walk.write_with(&mut k, &out, |k, at| match goal.adds {
            true => {
                let old = k.load_one("ld.global", at, 0, goal.ty);
                k.add(old, sum)
            }
            false => sum,
        });
        return Ok(Kernel::new(&k, target, blocks, Vec::new()));
    }
    let operands = Operands::one(&sizes, &goal.strides)
        .and(&T::OPERANDS)
        .and(&G::OPERANDS);
    let mut leaves = vec![out];
    T::leaves(&mut leaves);
    G::leaves(&mut leaves);
    kernel::over_elements(&sizes, &operands, &leaves, wide, target, |k| {
        k.gradient = number;
        k.rewind();
        let to = k.param(Ty::U64, true);
        let mut values: Vec<Val> = gradient::<T, G>(k).into_iter().map(|x| x[0]).collect();
        if goal.adds {
            // Each thread reads an element before it writes it, and no other thread accesses it.
            let old = k.load(to, &out, false);
            let sums = values.into_iter().zip(old);
            values = sums.map(|(x, old)| k.add(old, x)).collect();
        }
        k.store(to, &out, &values);
    })
}

/// The kernels of an elementwise part, one for each goal, then those of its operands.
fn sweep<T: CudaTape<Elem: CudaElement>, G: Emit<Elem = T::Elem> + Copy>(
    mut tape: T,
    grad: G,
    room: &mut Temporaries<'_>,
) -> Result<(), CudaError> {
    if !T::RequiresGrad::VALUE {
        return Ok(());
    }
    // A product is computed once, in tiles.
    if G::PRODUCT {
        let grad = kept(&grad, room)?;
        return sweep(tape, grad, room);
    }
    tape.begin(room)?;
    let mut addresses = Vec::new();
    tape.addresses(&mut addresses);
    if <T::Shape as Shape>::NUMEL > 0 {
        for (number, at) in addresses.into_iter().enumerate() {
            let mut args = Args::default();
            args.pointer(at);
            tape.args(&mut args);
            grad.args(&mut args);
            // SAFETY: the kernel of this key writes the elements of the goal, to which nothing else refers while it
            // runs, and reads the operands of the tape and of the gradient.
            unsafe {
                kernel::launch(
                    Key::part::<Pass<T::Key, G::Key>>(number),
                    room.stream(),
                    args,
                    |wide, target| kernel_of_goal::<T, G>(number, wide, target),
                )?;
            }
        }
    }
    tape.finish(room)
}

/// The elements of a tape in memory.
pub(super) fn kept<T: Emit<Elem: CudaElement>>(
    tape: &T,
    room: &mut Temporaries<'_>,
) -> Result<Computed<T>, CudaError> {
    let leaf = room.take::<T::Elem, T::Shape>()?;
    if <T::Shape as Shape>::NUMEL > 0 {
        // SAFETY: the memory is fresh and has an element for each index of the shape, in row-major order.
        unsafe {
            kernel::write::<T, T::Shape, RowMajor<T::Shape>>(leaf.address(), tape, room.stream())?;
        }
    }
    Ok(leaf)
}

/// An expression that `backward` can differentiate on a device.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no gradient on CUDA devices",
    label = "`backward` cannot differentiate this operation on a device",
    note = "the module `cuda` lists the operations with gradients; `x.detach()` makes an expression a constant",
    note = "`x.to_host()?` copies the elements of a device to the host, which has gradients of all operations"
)]
pub trait CudaDifferentiable: ExprNode {
    #[doc(hidden)]
    type Tape: CudaTape<Elem = Self::Elem, Shape = Self::Shape>;
    /// Computes the kernels.
    #[doc(hidden)]
    fn record(self, room: &mut Temporaries<'_>) -> Result<Self::Tape, CudaError>;
    /// The elements in memory.
    #[doc(hidden)]
    type InMemory;
    /// Computes all elements, unless they are in memory.
    #[doc(hidden)]
    fn record_in_memory(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Tape, Self::InMemory), CudaError>
    where
        Self::Elem: CudaElement;
}
/// An operand of a kernel that `backward` can differentiate on a device.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no gradient on CUDA devices",
    label = "`backward` cannot differentiate this operation on a device",
    note = "the module `cuda` lists the operations with gradients; `x.detach()` makes an expression a constant"
)]
pub trait CudaDifferentiableOperand:
    CudaDifferentiable<
        Elem: Real + CudaElement,
        InMemory: InMemory<Elem = <Self as ExprNode>::Elem, Shape = <Self as ExprNode>::Shape>
                      + Copy,
    >
{
}
impl<N> CudaDifferentiableOperand for N where
    N: CudaDifferentiable<
            Elem: Real + CudaElement,
            InMemory: InMemory<Elem = <N as ExprNode>::Elem, Shape = <N as ExprNode>::Shape> + Copy,
        >
{
}

// ------------------------------------------------------------------ constants

macro_rules! constants {
    ($([$($g:tt)*] $N:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($g)*> CudaTape for $N {}
                impl<$($g)*> CudaDifferentiable for $N {
            type Tape = Self;
            fn record(self, _: &mut Temporaries<'_>) -> Result<Self, CudaError> {
                Ok(self)
            }
            type InMemory = <Self as CudaNode>::Resident;
            fn record_in_memory(self, room: &mut Temporaries<'_>) -> Result<(Self, Self::InMemory), CudaError> {
                Ok((self, CudaNode::resident(self, room)?))
            }
        }
    )* };
}
constants! {
    ['a, T: CudaElement, Sh: Shape, St: Shape, const SHARED: bool] CudaLeaf<'a, T, Sh, St, SHARED>;
    [T: CudaElement] Scalar<T, Gpu>;
}
macro_rules! computed {
    ($([$($g:tt)*] $N:ty => $Tape:ty;)*) => { $(
                impl<$($g)*> CudaDifferentiable for $N {
            type Tape = $Tape;
            fn record(self, room: &mut Temporaries<'_>) -> Result<$Tape, CudaError> {
                CudaNode::resident(self, room)
            }
            type InMemory = $Tape;
            fn record_in_memory(self, room: &mut Temporaries<'_>) -> Result<($Tape, $Tape), CudaError> {
                let leaf = CudaNode::resident(self, room)?;
                Ok((leaf, leaf))
            }
        }
    )* };
}
computed! {
    [T: CudaElement, Len: Dim, L: Layout] Owned<T, Len, L> => LeafOf<'static, T, L>;
    [N: CudaNode<Elem: CudaElement>] Detached<N> => Computed<N>;
}
#[diagnostic::do_not_recommend]
impl<N: CudaNode<Elem: CudaElement>> CudaNode for Detached<N> {
    type Fused = N::Fused;
    fn fused(self, room: &mut Temporaries<'_>) -> Result<N::Fused, CudaError> {
        self.a.fused(room)
    }
    type Loaded = N::Loaded;
    fn loaded(self, room: &mut Temporaries<'_>) -> Result<N::Loaded, CudaError> {
        self.a.loaded(room)
    }
    type Resident = Computed<N>;
    fn resident(self, room: &mut Temporaries<'_>) -> Result<Computed<N>, CudaError> {
        put(self.a, room)
    }
    type Factor = Computed<N>;
    fn factor(self, room: &mut Temporaries<'_>) -> Result<Computed<N>, CudaError> {
        put(self.a, room)
    }
    fn pointers(&self, out: &mut Args) {
        self.a.pointers(out);
    }
}

// ------------------------------------------------------------------ variables

/// Whether no two indices share an element, except along dimensions of stride 0.
const fn are_apart(sizes: &[usize; MAX_RANK], strides: &[usize; MAX_RANK]) -> bool {
    let mut d = 0;
    while d < MAX_RANK {
        if sizes[d] > 1 && strides[d] != 0 {
            // The span of the dimensions with smaller strides.
            let (mut span, mut e) = (0, 0);
            while e < MAX_RANK {
                let smaller = strides[e] < strides[d] || strides[e] == strides[d] && e > d;
                if e != d && sizes[e] > 1 && strides[e] != 0 && smaller {
                    span += (sizes[e] - 1) * strides[e];
                }
                e += 1;
            }
            if strides[d] <= span {
                return false;
            }
        }
        d += 1;
    }
    true
}
impl<T: CudaElement, Sh: Shape, St: Shape> CudaVarLeaf<'_, T, Sh, St> {
    const STRIDES: [usize; MAX_RANK] =
        effective(&Sh::PADDED, &<Strided<Sh, St> as Layout>::PADDED_STRIDES);
    /// Whether each index has an element of its own.
    const DISTINCT: bool = {
        let mut d = 0;
        while d < MAX_RANK && (Sh::PADDED[d] <= 1 || Self::STRIDES[d] != 0) {
            d += 1;
        }
        d == MAX_RANK
    };
}
#[diagnostic::do_not_recommend]
impl<T: Real + CudaElement, Sh: Shape, St: Shape> CudaTape for CudaVarLeaf<'_, T, Sh, St> {
    fn reverse(_: &mut Body, _: &Record, grad: Lanes, out: &mut Vec<Lanes>) {
        out.push(grad);
    }
    fn goals(out: &mut Vec<Goal>) {
        const {
            assert!(
                are_apart(&Sh::PADDED, &Self::STRIDES),
                "windows of a variable that overlap have no gradient on CUDA devices"
            )
        };
        out.push(Goal {
            ty: T::TY,
            sizes: Sh::PADDED,
            strides: Self::STRIDES,
            adds: true,
        });
    }
    fn addresses(&self, out: &mut Vec<usize>) {
        out.push(self.grad);
    }
    fn accept<G: Emit<Elem = T> + Copy>(
        self,
        grad: G,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        if !Self::DISTINCT || !G::PRODUCT {
            return sweep(self, grad, room);
        }
        if Sh::NUMEL == 0 {
            return Ok(());
        }
        let first = core::ptr::without_provenance::<T>(self.grad);
        let node = Binary {
            op: AddOp,
            // SAFETY: the gradient has this layout. Each thread reads an element before it writes it, and no other
            // thread reads it.
            a: unsafe { CudaLeaf::<'_, T, Sh, St, false>::new(first) },
            b: grad,
        };
        const { assert!(are_apart(&Sh::PADDED, &Self::STRIDES)) };
        // SAFETY: Bounds: the gradient has this layout, and the product the shape of the variable. Uniqueness: each
        // thread reads an element before it writes it, and no other thread reads it.
        unsafe { kernel::write::<_, Sh, St>(self.grad, &node, room.stream()) }
    }
}
impl<'a, T: Real + CudaElement, Sh: Shape, St: Shape> CudaDifferentiable
    for CudaVarLeaf<'a, T, Sh, St>
{
    type Tape = Self;
    fn record(self, _: &mut Temporaries<'_>) -> Result<Self, CudaError> {
        Ok(self)
    }
    type InMemory = CudaLeaf<'a, T, Sh, St>;
    fn record_in_memory(
        self,
        _: &mut Temporaries<'_>,
    ) -> Result<(Self, Self::InMemory), CudaError> {
        Ok((self, self.value))
    }
}

// ------------------------------------------------------------------ elementwise operations

#[diagnostic::do_not_recommend]
impl<Op: PtxUnaryDerivative<A::Elem>, A: CudaTape> CudaTape for Unary<Op, A> {
    fn forward(k: &mut Body) -> (Lanes, Record) {
        let (x, part) = A::forward(k);
        let params = Op::params(k);
        let y: Lanes = (x.iter())
            .map(|x| vec![Op::ptx(k, x[0], &params)])
            .collect();
        let values = vec![x, y.clone()];
        let parts = vec![part];
        (
            y,
            Record {
                values,
                params,
                parts,
            },
        )
    }
    fn reverse(k: &mut Body, record: &Record, grad: Lanes, out: &mut Vec<Lanes>) {
        if !A::RequiresGrad::VALUE {
            return;
        }
        let [x, y] = &record.values[..] else { return };
        let values = x.iter().zip(y).zip(grad);
        let grad = values
            .map(|((x, y), g)| vec![Op::derivative(k, x[0], y[0], g[0], &record.params)])
            .collect();
        A::reverse(k, &record.parts[0], grad, out);
    }
    fn goals(out: &mut Vec<Goal>) {
        A::goals(out);
    }
    fn addresses(&self, out: &mut Vec<usize>) {
        self.a.addresses(out);
    }
    fn begin(&mut self, room: &mut Temporaries<'_>) -> Result<(), CudaError> {
        self.a.begin(room)
    }
    fn finish(self, room: &mut Temporaries<'_>) -> Result<(), CudaError> {
        self.a.finish(room)
    }
}
impl<Op: PtxUnaryDerivative<A::Elem>, A: CudaDifferentiable> CudaDifferentiable for Unary<Op, A> {
    type Tape = Unary<Op, A::Tape>;
    fn record(self, room: &mut Temporaries<'_>) -> Result<Self::Tape, CudaError> {
        let a = self.a.record(room)?;
        Ok(Unary { op: self.op, a })
    }
    type InMemory = Computed<Self>;
    fn record_in_memory(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Tape, Self::InMemory), CudaError>
    where
        Self::Elem: CudaElement,
    {
        let tape = self.record(room)?;
        let leaf = kept(&tape, room)?;
        Ok((tape, leaf))
    }
}

#[diagnostic::do_not_recommend]
impl<Op: PtxBinaryDerivative<A::Elem, B::Elem>, A: CudaTape, B: CudaTape> CudaTape
    for Binary<Op, A, B>
{
    fn forward(k: &mut Body) -> (Lanes, Record) {
        let ((a, of_a), (b, of_b)) = (A::forward(k), B::forward(k));
        let params = Op::params(k);
        let y: Lanes = (a.iter().zip(&b))
            .map(|(a, b)| Op::ptx(k, a, b, &params))
            .collect();
        let values = vec![a, b, y.clone()];
        let parts = vec![of_a, of_b];
        (
            y,
            Record {
                values,
                params,
                parts,
            },
        )
    }
    fn reverse(k: &mut Body, record: &Record, grad: Lanes, out: &mut Vec<Lanes>) {
        let [a, b, y] = &record.values[..] else {
            return;
        };
        let (mut of_a, mut of_b) = (Lanes::new(), Lanes::new());
        for (i, grad) in grad.iter().enumerate() {
            let values = [&a[i][..], &b[i][..], &y[i][..]];
            let [a, b] = Op::derivatives(k, values, grad, &record.params);
            of_a.push(a);
            of_b.push(b);
        }
        if A::RequiresGrad::VALUE {
            A::reverse(k, &record.parts[0], of_a, out);
        }
        if B::RequiresGrad::VALUE {
            B::reverse(k, &record.parts[1], of_b, out);
        }
    }
    fn goals(out: &mut Vec<Goal>) {
        A::goals(out);
        B::goals(out);
    }
    fn addresses(&self, out: &mut Vec<usize>) {
        self.a.addresses(out);
        self.b.addresses(out);
    }
    fn begin(&mut self, room: &mut Temporaries<'_>) -> Result<(), CudaError> {
        self.a.begin(room)?;
        self.b.begin(room)
    }
    fn finish(self, room: &mut Temporaries<'_>) -> Result<(), CudaError> {
        self.a.finish(room)?;
        self.b.finish(room)
    }
}
impl<Op: PtxBinaryDerivative<A::Elem, B::Elem>, A: CudaDifferentiable, B: CudaDifferentiable>
    CudaDifferentiable for Binary<Op, A, B>
{
    type Tape = Binary<Op, A::Tape, B::Tape>;
    fn record(self, room: &mut Temporaries<'_>) -> Result<Self::Tape, CudaError> {
        let (a, b) = (self.a.record(room)?, self.b.record(room)?);
        Ok(Binary { op: self.op, a, b })
    }
    type InMemory = Computed<Self>;
    fn record_in_memory(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Tape, Self::InMemory), CudaError>
    where
        Self::Elem: CudaElement,
    {
        let tape = self.record(room)?;
        let leaf = kept(&tape, room)?;
        Ok((tape, leaf))
    }
}

/// A tape whose elements are broadcast to the shape `S`: the gradients of all copies are added.
#[derive(Clone, Copy, Debug)]
pub(super) struct Broadcasted<T, S>(pub(super) T, PhantomData<S>);
impl<T, S> Broadcasted<T, S> {
    pub(super) fn new(tape: T) -> Self {
        Self(tape, PhantomData)
    }
}
#[diagnostic::do_not_recommend]
impl<T, S> Sealed for Broadcasted<T, S> {}
#[diagnostic::do_not_recommend]
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<T: Emit, S: Shape> ExprNode for Broadcasted<T, S> {
    type Elem = T::Elem;
    type Shape = S;
    type Memory = Gpu;
    type RequiresGrad = T::RequiresGrad;
    const OPERANDS: Operands = T::OPERANDS;
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> T::Elem {
        not_read_here!(T)
    }
    of_device! {}
}
// SAFETY: the operand's.
#[diagnostic::do_not_recommend]
unsafe impl<T: Emit, S: Shape> Emit for Broadcasted<T, S> {
    type Key = Broadcasted<T::Key, S>;
    const PRODUCT: bool = T::PRODUCT;
    fn args(&self, args: &mut Args) {
        self.0.args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        T::leaves(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        T::emit(k)
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaTape, S: Shape> CudaTape for Broadcasted<T, S> {
    fn forward(k: &mut Body) -> (Lanes, Record) {
        T::forward(k)
    }
    fn reverse(k: &mut Body, record: &Record, grad: Lanes, out: &mut Vec<Lanes>) {
        T::reverse(k, record, grad, out);
    }
    fn goals(out: &mut Vec<Goal>) {
        T::goals(out);
    }
    fn addresses(&self, out: &mut Vec<usize>) {
        self.0.addresses(out);
    }
    fn begin(&mut self, room: &mut Temporaries<'_>) -> Result<(), CudaError> {
        self.0.begin(room)
    }
    fn finish(self, room: &mut Temporaries<'_>) -> Result<(), CudaError> {
        self.0.finish(room)
    }
}

// ------------------------------------------------------------------ kernels

/// The result of a kernel, in memory.
type ResultOf<K> = Temporary<<K as KernelNode>::Elem, <K as KernelNode>::Shape>;
/// A kernel with a derivative on a device.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "the operation `{Self}` has no gradient on CUDA devices",
    label = "`backward` cannot differentiate this on a device",
    note = "the module `cuda` lists the operations with gradients; `x.detach()` makes an expression a constant",
    note = "`x.to_host()?` copies the elements of a device to the host, which has gradients of all operations"
)]
pub trait CudaDifferentiableKernel: KernelNode<Elem: Real + CudaElement> {
    /// The operands, in memory, with their tapes.
    type Saved;
    /// Computes the result.
    fn run(self, room: &mut Temporaries<'_>) -> Result<(Self::Saved, ResultOf<Self>), CudaError>;
    /// Propagates the gradient of the result `y` to the operands.
    fn backward(
        saved: Self::Saved,
        y: ResultOf<Self>,
        grad: ResultOf<Self>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError>;
}

/// The result of a kernel, which is kept, with what its derivative needs.
#[doc(hidden)]
pub struct CudaKernelTape<K: CudaDifferentiableKernel> {
    saved: K::Saved,
    y: Temporary<K::Elem, K::Shape>,
    grad: Option<Temporary<K::Elem, K::Shape>>,
}
/// The key of a [`CudaKernelTape`].
#[doc(hidden)]
#[derive(Debug)]
pub struct KeyOfTape<T, Sh, G>(PhantomData<(T, Sh, G)>);
impl<K: CudaDifferentiableKernel> core::fmt::Debug for CudaKernelTape<K> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("CudaKernelTape")
    }
}
#[diagnostic::do_not_recommend]
impl<K: CudaDifferentiableKernel> Sealed for CudaKernelTape<K> {}
#[diagnostic::do_not_recommend]
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<K: CudaDifferentiableKernel> ExprNode for CudaKernelTape<K> {
    type Elem = K::Elem;
    type Shape = K::Shape;
    type Memory = Gpu;
    type RequiresGrad = K::RequiresGrad;
    const OPERANDS: Operands = <Temporary<K::Elem, K::Shape> as ExprNode>::OPERANDS;
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> K::Elem {
        not_read_here!(K)
    }
    of_device! {}
}
// SAFETY: the leaf's.
#[diagnostic::do_not_recommend]
unsafe impl<K: CudaDifferentiableKernel> Emit for CudaKernelTape<K> {
    // Whether there is a goal is part of the kernel of a pass.
    type Key = KeyOfTape<K::Elem, K::Shape, K::RequiresGrad>;
    fn args(&self, args: &mut Args) {
        self.y.args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        <Temporary<K::Elem, K::Shape> as Emit>::leaves(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        <Temporary<K::Elem, K::Shape> as Emit>::emit(k)
    }
}
#[diagnostic::do_not_recommend]
impl<K: CudaDifferentiableKernel> CudaTape for CudaKernelTape<K> {
    fn reverse(_: &mut Body, _: &Record, grad: Lanes, out: &mut Vec<Lanes>) {
        if K::RequiresGrad::VALUE {
            out.push(grad);
        }
    }
    fn goals(out: &mut Vec<Goal>) {
        if K::RequiresGrad::VALUE {
            out.push(Goal {
                ty: <K::Elem as CudaElement>::TY,
                sizes: <K::Shape as Shape>::PADDED,
                strides: <Temporary<K::Elem, K::Shape> as CudaFactor>::STEPS,
                adds: false,
            });
        }
    }
    fn addresses(&self, out: &mut Vec<usize>) {
        out.extend(self.grad.map(|leaf| leaf.address()));
    }
    fn begin(&mut self, room: &mut Temporaries<'_>) -> Result<(), CudaError> {
        if K::RequiresGrad::VALUE {
            self.grad = Some(room.take()?);
        }
        Ok(())
    }
    fn finish(self, room: &mut Temporaries<'_>) -> Result<(), CudaError> {
        match self.grad {
            Some(grad) => K::backward(self.saved, self.y, grad, room),
            None => Ok(()),
        }
    }
    fn accept<G: Emit<Elem = K::Elem> + Copy>(
        mut self,
        grad: G,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        self.begin(room)?;
        if let Some(leaf) = self.grad
            && <K::Shape as Shape>::NUMEL > 0
        {
            // SAFETY: the memory is fresh and has an element for each index of the shape, in row-major order; the
            // gradient broadcasts to it.
            unsafe {
                kernel::write::<G, K::Shape, RowMajor<K::Shape>>(
                    leaf.address(),
                    &grad,
                    room.stream(),
                )?;
            }
        }
        self.finish(room)
    }
}
impl<K: CudaDifferentiableKernel> CudaDifferentiable for K {
    type Tape = CudaKernelTape<K>;
    fn record(self, room: &mut Temporaries<'_>) -> Result<Self::Tape, CudaError> {
        let (saved, y) = self.run(room)?;
        Ok(CudaKernelTape {
            saved,
            y,
            grad: None,
        })
    }
    type InMemory = Temporary<<K as KernelNode>::Elem, <K as KernelNode>::Shape>;
    fn record_in_memory(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Tape, Self::InMemory), CudaError> {
        let tape = self.record(room)?;
        let y = tape.y;
        Ok((tape, y))
    }
}

// ------------------------------------------------------------------ backward

/// Gradients on a device: `backward` of an expression over device memory with a [variable](super::CudaVar).
///
/// Results of kernels (products, layers, softmax) are kept in memory of the stream until the end of `backward`, with
/// their gradients. Elementwise operations between them are computed again, in the kernels that propagate gradients.
/// Operations without a gradient on devices are rejected at compile time, by name.
pub trait CudaBackward: Sized + Sealed {
    /// The expression.
    #[doc(hidden)]
    type Node: ExprNode<Memory = Gpu>;
    /// Computes the value, and adds the derivative of the value with respect to each variable to the variable's
    /// gradient. PyTorch's `loss.backward()`. All work is on the stream of the first operand; nothing waits for it.
    ///
    /// # Errors
    /// As [`CudaExpr::eval_on`](super::CudaExpr::eval_on).
    ///
    /// ```no_run
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![32, 8]>::ones().cuda()?;
    /// let target = Tensor::<f32, Shape![32, 1]>::zeros().cuda()?;
    /// let mut weight = Tensor::<f32, Shape![1, 8]>::ones().cuda()?;
    /// let mut grad = Tensor::<f32, Shape![1, 8]>::zeros().cuda()?;
    /// for _ in 0..10 {
    ///     let loss = x.linear(weight.requires_grad(&mut grad)).mse_loss(&target).mean();
    ///     let _value = loss.backward()?;
    ///     weight.sub_(&grad * 0.01)?;
    ///     grad.fill_(0.0)?;
    /// }
    /// # Ok::<(), CudaError>(())
    /// ```
    fn backward(self) -> Result<CudaTensor<<Self::Node as ExprNode>::Elem, ()>, CudaError>
    where
        <Self::Node as ExprNode>::RequiresGrad: HasVariable,
        <Self::Node as ExprNode>::Shape: SingleNumber,
        <Self::Node as ExprNode>::Elem: Real + CudaElement,
        Self::Node: CudaDifferentiable + CudaNode;

    /// Adds the derivative of the sum of the elements, each times that of `grad`, to the gradients of the variables.
    /// PyTorch's `y.backward(grad)`: a vector–Jacobian product.
    ///
    /// # Errors
    /// As [`backward`](Self::backward).
    fn backward_with<G>(self, grad: G) -> Result<(), CudaError>
    where
        <Self::Node as ExprNode>::RequiresGrad: HasVariable,
        <Self::Node as ExprNode>::Elem: Real + CudaElement,
        G: IntoExpr<
                Gpu,
                Elem = <Self::Node as ExprNode>::Elem,
                Shape = <Self::Node as ExprNode>::Shape,
                Node: CudaNode,
            >,
        Self::Node: CudaDifferentiable + CudaNode;
}
#[diagnostic::do_not_recommend]
impl<N: ExprNode<Memory = Gpu>> CudaBackward for Lazy<N> {
    type Node = N;
    fn backward(self) -> Result<CudaTensor<N::Elem, ()>, CudaError>
    where
        N::RequiresGrad: HasVariable,
        N::Shape: SingleNumber,
        N::Elem: Real + CudaElement,
        N: CudaDifferentiable + CudaNode,
    {
        let stream = node::stream_of(&self.0)?;
        let mut room = Temporaries::on(&stream);
        let tape = self.0.record(&mut room)?;
        let value = kernel::owned_as::<_, ()>(&tape, &stream)?;
        let one = Scalar::<N::Elem, Gpu>::new(num_traits::one());
        tape.accept(one, &mut room)?;
        Ok(value)
    }
    fn backward_with<G>(self, grad: G) -> Result<(), CudaError>
    where
        N::RequiresGrad: HasVariable,
        N::Elem: Real + CudaElement,
        G: IntoExpr<Gpu, Elem = N::Elem, Shape = N::Shape, Node: CudaNode>,
        N: CudaDifferentiable + CudaNode,
    {
        let stream = node::stream_of(&self.0)?;
        let mut room = Temporaries::on(&stream);
        let tape = self.0.record(&mut room)?;
        let grad = put(grad.node(), &mut room)?;
        tape.accept(grad, &mut room)
    }
}
