//! Gradients on a device.
//!
//! As on the host, an expression becomes a tape: the same tree, in which each kernel is computed and its result kept in
//! memory of the stream. Gradients then go from the root to the variables. One kernel for each variable or result that
//! an elementwise part reads computes the values of the part again and, from them, one gradient: it adds it to that of
//! the variable, or writes that of the result. Where the operand was broadcast, the kernel sums over its copies.

use core::marker::PhantomData;
use std::vec;
use std::vec::Vec;

use crate::cuda::CudaError;
use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::leaf::{CudaLeaf, LeafOf, Owned};
use crate::cuda::codegen::node::{CudaNode, CudaValue, InMemory, kept, put};
use crate::cuda::codegen::pointwise;
use crate::cuda::codegen::reduce::team::Axes;
use crate::cuda::codegen::temporaries::{Computed, Temporaries};
use crate::cuda::grad::sums::Sums;
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::cuda::runtime::cache::Key;
use crate::cuda::runtime::launch::{self, Args};
use crate::expr::plan::Operands;
use crate::expr::{ExprNode, Memory, Scalar, Tracked};
use crate::grad::Detached;
use crate::layout::Layout;
use crate::num::Dim;
use crate::ops::Real;
use crate::shape::{MAX_RANK, Shape};

/// Where one of the gradients of a pass goes.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Goal {
    pub(in crate::cuda) ty: Ty,
    pub(in crate::cuda) sizes: [usize; MAX_RANK],
    pub(in crate::cuda) strides: [usize; MAX_RANK],
    /// Whether it is added to what is there.
    pub(in crate::cuda) adds: bool,
}
impl Goal {
    fn leaf(&self) -> LeafInfo {
        LeafInfo {
            strides: self.strides,
            ..LeafInfo::of(self.ty)
        }
    }
}

/// The values of an elementwise operation at the current elements, and those of its operands.
#[doc(hidden)]
#[derive(Clone, Debug, Default)]
pub struct Record {
    pub(in crate::cuda) values: Vec<Lanes>,
    pub(in crate::cuda) params: Vec<Val>,
    pub(in crate::cuda) parts: Vec<Record>,
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
pub(in crate::cuda) fn gradient<T: CudaTape, G: Emit<Elem = T::Elem>>(k: &mut Body) -> Lanes {
    let (_, record) = T::forward(k);
    let grad = G::emit(k);
    let mut all = Vec::new();
    T::reverse(k, &record, grad, &mut all);
    all.swap_remove(k.gradient)
}

/// The dimensions along which the operand of a goal was broadcast.
fn broadcast(sizes: &[usize; MAX_RANK], goal: &Goal) -> Axes {
    let mut axes: Axes = [false; MAX_RANK];
    for (d, axis) in axes.iter_mut().enumerate() {
        *axis = sizes[d] != 1 && (goal.sizes[d] == 1 || goal.strides[d] == 0);
    }
    axes
}
fn kernel_of_goal<T: CudaTape, G: Emit<Elem = T::Elem>>(
    number: usize,
    goal: &Goal,
    wide: bool,
    target: Target,
) -> Result<Kernel, CudaError> {
    let sizes = T::Shape::PADDED;
    let out = goal.leaf();
    let operands = Operands::one(&sizes, &goal.strides)
        .and(&T::OPERANDS)
        .and(&G::OPERANDS);
    let mut leaves = vec![out];
    T::leaves(&mut leaves);
    G::leaves(&mut leaves);
    pointwise::over_elements(&sizes, &operands, &leaves, wide, target, |k| {
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
pub(in crate::cuda) fn sweep<T: CudaTape<Elem: CudaElement>, G: Emit<Elem = T::Elem> + Copy>(
    mut tape: T,
    grad: G,
    room: &mut Temporaries<'_>,
) -> Result<(), CudaError> {
    if !T::RequiresGrad::VALUE {
        return Ok(());
    }
    // A product is computed once, in tiles.
    if G::COSTLY {
        let grad = kept(&grad, room)?;
        return sweep(tape, grad, room);
    }
    tape.begin(room)?;
    let (mut addresses, mut goals) = (Vec::new(), Vec::new());
    tape.addresses(&mut addresses);
    T::goals(&mut goals);
    for (number, (at, goal)) in addresses.into_iter().zip(&goals).enumerate() {
        // Nothing is added to what is there; other sums of no terms are 0, and are read.
        if goal.sizes.contains(&0) || <T::Shape as Shape>::NUMEL == 0 && goal.adds {
            continue;
        }
        let terms = |args: &mut Args| {
            tape.args(args);
            grad.args(args);
        };
        let sizes = <T::Shape as Shape>::PADDED;
        let axes = broadcast(&sizes, goal);
        // SAFETY: the kernels of this key write the elements of the goal, to which nothing else refers while they
        // run, and read the operands of the tape and of the gradient.
        unsafe {
            if axes.contains(&true) {
                let sums = Sums {
                    sizes,
                    axes,
                    out: goal.leaf(),
                    adds: goal.adds,
                    emit: gradient::<T, G>,
                    gradient: number,
                };
                sums.write::<Pass<T::Key, G::Key>>(at, terms, room.stream())?;
                continue;
            }
            let mut args = Args::default();
            args.pointer(at);
            terms(&mut args);
            launch::launch(
                Key::part::<Pass<T::Key, G::Key>>(number),
                room.stream(),
                args,
                |wide, target| kernel_of_goal::<T, G>(number, goal, wide, target),
            )?;
        }
    }
    tape.finish(room)
}

/// An expression that `backward` can differentiate on a device.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no gradient on CUDA devices",
    label = "`backward` cannot differentiate this operation on a device",
    note = "the module `cuda` lists the operations with gradients; `x.detach()` makes an expression a constant"
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
                      + CudaValue
                      + Copy,
    >
{
}
impl<N> CudaDifferentiableOperand for N where
    N: CudaDifferentiable<
            Elem: Real + CudaElement,
            InMemory: InMemory<Elem = <N as ExprNode>::Elem, Shape = <N as ExprNode>::Shape>
                          + CudaValue
                          + Copy,
        >
{
}

/// A node that a device can differentiate, or evaluate.
#[doc(hidden)]
pub trait DifferentiableThere: CudaDifferentiableOperand + CudaValue {}
#[diagnostic::do_not_recommend]
impl<N: CudaDifferentiableOperand + CudaValue> DifferentiableThere for N {}

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
    [T: CudaElement, M: Memory] Scalar<T, M>;
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
