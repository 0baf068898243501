//! Losses of classes: `cross_entropy` of scores and target classes.

use core::marker::PhantomData;
use std::vec;
use std::vec::Vec;

use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::indexing::at::{At, apart};
use crate::cuda::codegen::indexing::run_time::check;
use crate::cuda::codegen::node::kept;
use crate::cuda::codegen::node::{CudaNode, CudaValue, InMemory, kernel_nodes, put};
use crate::cuda::codegen::reduce::walk::SUM;
use crate::cuda::codegen::reduce::whole;
use crate::cuda::codegen::temporaries::{Temporaries, Temporary};
use crate::cuda::codegen::write;
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::runtime::launch::Args;
use crate::cuda::{CudaError, CudaStream, Gpu};
use crate::expr::plan::Operands;
use crate::expr::{Binary, Expr, ExprNode, IntoExpr, Lazy};
use crate::layout::operation::{cross_entropy, target};
use crate::layout::{
    ClassShape, HasClasses, HasDims, IfShapeFits, SecondOf, ShapeFits, ShapeFitsBy, TargetOf,
};
use crate::num::Sealed;
use crate::num::bits::False;
use crate::ops::indexing::IndexElement;
use crate::ops::join::axis;
use crate::ops::nn::{ClassIndex, ClassLoss, ClassTotal, Softmax};
use crate::ops::{DivOp, Real};
use crate::shape::{MAX_RANK, SameShape, Shape};

/// `cross_entropy` of scores `X` and classes `Y`.
pub(in crate::cuda) type Loss<X, Y, Out> = ClassLoss<cross_entropy, X, Y, (), Out>;
/// A loss whose targets have not been checked. It computes nothing before it is reduced and evaluated.
#[derive(Clone, Copy)]
#[must_use = "a loss computes nothing until it is evaluated"]
pub struct CudaLoss<X: ExprNode, Y, Out>(Loss<X, Y, Out>);
impl<X: ExprNode, Y, Out> core::fmt::Debug for CudaLoss<X, Y, Out> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("CudaLoss")
    }
}

/// The loss of scores `X` and classes `Y`.
type LossOf<X, Y> = CudaLoss<
    <X as IntoExpr<Gpu>>::Node,
    IfShapeFits<
        <Y as IntoExpr<Gpu>>::Shape,
        cross_entropy,
        target,
        TargetOf<
            <X as IntoExpr<Gpu>>::Shape,
            <Y as IntoExpr<Gpu>>::Shape,
            <<Y as IntoExpr<Gpu>>::Elem as ClassIndex>::Passes,
        >,
        <Y as IntoExpr<Gpu>>::Node,
    >,
    ClassShape<cross_entropy, <X as IntoExpr<Gpu>>::Shape>,
>;
/// Losses of classes on a device.
pub trait CudaLosses: Expr<Gpu> {
    /// The cross entropy of scores, `[N, C, ..]` or `[C]`, and classes, `[N, ..]` or a scalar. `.mean()?` is PyTorch's
    /// `F.cross_entropy(x, target)`, `.sum()?` its `reduction="sum"`: expressions, of which
    /// [`backward`](crate::expr::Lazy::backward) gives the gradients. A target of -100 is ignored, as in
    /// PyTorch.
    ///
    /// ```no_run
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![2, 3]>::zeros().cuda()?;
    /// let target: Tensor<i64, Shape![2]> = tensor![2, 1];
    /// let loss = x.cross_entropy(&target.cuda()?).mean()?.eval()?;
    /// assert!((loss.to_host()?[[]] - 3f32.ln()).abs() < 1e-6);
    /// # Ok::<(), CudaError>(())
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    fn cross_entropy<Y: IntoExpr<Gpu, Elem: ClassIndex>>(self, wanted: Y) -> LossOf<Self, Y>
    where
        Self::Elem: Real,
        HasDims<Self::Shape>: HasClasses<cross_entropy, Self::Shape>,
        Y::Shape: ShapeFitsBy<cross_entropy, target, TargetOf<Self::Shape, Y::Shape, <Y::Elem as ClassIndex>::Passes>, SameShape<Y::Shape, TargetOf<Self::Shape, Y::Shape, <Y::Elem as ClassIndex>::Passes>>>
            + ShapeFits<cross_entropy, target, TargetOf<Self::Shape, Y::Shape, <Y::Elem as ClassIndex>::Passes>>,
    {
        CudaLoss(ClassLoss {
            x: self.node(),
            y: wanted.node(),
            w: (),
            ignored: -100,
            smoothing: num_traits::zero(),
            op: PhantomData,
            output: PhantomData,
        })
    }
}
#[diagnostic::do_not_recommend]
impl<E: Expr<Gpu>> CudaLosses for E {}

type Total<X, Y, Out, const MEAN: bool> =
    Result<Lazy<ClassTotal<Loss<X, Y, Out>, MEAN>>, CudaError>;
impl<X, Y, Out> CudaLoss<X, Y, Out>
where
    X: ExprNode<Memory = Gpu, Elem: Real>,
    Y: Emit<Elem: ClassIndex + IndexElement + CudaElement> + CudaNode,
{
    /// Ignores the targets of this class, which may be out of range: -100 by default. PyTorch's `ignore_index`.
    pub fn ignore_index(mut self, class: i64) -> Self {
        self.0.ignored = class;
        self
    }
    /// The mean of the losses that are not ignored, as an expression.
    ///
    /// # Errors
    /// [`CudaError::Index`] for the first target that is not a class, which a synchronous kernel looks for.
    pub fn mean(self) -> Total<X, Y, Out, true> {
        self.total()
    }
    /// The sum of the losses, as an expression.
    ///
    /// # Errors
    /// As [`mean`](Self::mean).
    pub fn sum(self) -> Total<X, Y, Out, false> {
        self.total()
    }
    fn total<const MEAN: bool>(self) -> Total<X, Y, Out, MEAN> {
        let classes = X::Shape::PADDED[axis::<X::Shape, SecondOf<X::Shape>>()];
        check(&self.0.y, classes, false, Some(self.0.ignored))?;
        Ok(Lazy(ClassTotal(self.0)))
    }
}

/// The index of the target of a score.
fn example<X: Shape>(k: &Body, mut at: At) -> At {
    let along = axis::<X, SecondOf<X>>();
    at[along] = match X::RANK {
        0 | 1 => k.constant(0),
        _ => at[along - 1],
    };
    if X::RANK > 1 {
        at[along - 1] = k.constant(0);
    }
    at
}
/// The index of the score of a class.
fn score<X: Shape>(k: &mut Body, mut at: At, class: Val) -> At {
    let along = axis::<X, SecondOf<X>>();
    if X::RANK > 1 {
        at[along - 1] = at[along];
    }
    at[along] = k.checked(class, X::PADDED[along], false);
    for (i, &size) in at.iter_mut().zip(&X::PADDED) {
        if size == 1 {
            *i = k.constant(0);
        }
    }
    at
}

/// What a part of a kernel computes from logarithms of probabilities and classes.
const LOSS: u8 = 0;
const COUNT: u8 = 1;
pub(in crate::cuda) const SLOPE: u8 = 2;
pub(in crate::cuda) const COUNTED: u8 = 3;

/// The loss of each example, whether it counts, the derivative of its loss by each score, or the elements of `X` for each
/// score, and 0 for those of examples that do not count.
#[derive(Clone, Copy)]
pub(in crate::cuda) struct Classes<const WHAT: u8, X, Y, S> {
    logs: X,
    y: Y,
    ignored: i64,
    shape: PhantomData<S>,
}
impl<const WHAT: u8, X: Copy, Y: Copy, S> Classes<WHAT, X, Y, S> {
    pub(in crate::cuda) fn new(logs: X, y: Y, ignored: i64) -> Self {
        Self {
            logs,
            y,
            ignored,
            shape: PhantomData,
        }
    }
}
#[diagnostic::do_not_recommend]
impl<const WHAT: u8, X, Y, S> Sealed for Classes<WHAT, X, Y, S> {}
#[diagnostic::do_not_recommend]
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<const WHAT: u8, X: Emit, Y: Emit, S: Shape> ExprNode for Classes<WHAT, X, Y, S> {
    type Elem = X::Elem;
    type Shape = S;
    type Memory = Gpu;
    type RequiresGrad = False;
    const OPERANDS: Operands = Operands::BY_INDEX;
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> X::Elem {
        not_read_here!(X)
    }
    of_device! {}
}
// SAFETY: the arguments of both operands, then the ignored class, in both. A class is read only if it is in range.
unsafe impl<const WHAT: u8, X, Y, S> Emit for Classes<WHAT, X, Y, S>
where
    X: Emit<Elem: CudaElement>,
    Y: Emit<Elem: CudaElement>,
    S: Shape,
{
    type Key = Classes<WHAT, X::Key, Y::Key, S>;
    fn args(&self, args: &mut Args) {
        self.logs.args(args);
        self.y.args(args);
        args.number(self.ignored);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        apart::<X>(out);
        apart::<Y>(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let ty = <X::Elem as CudaElement>::TY;
        let of_logs = k.mark();
        k.skip::<X>();
        let of_classes = k.mark();
        k.skip::<Y>();
        let ignored = k.param(Ty::I64, false);
        let end = k.mark();
        let (zero, one) = (k.lit(ty, 0.0), k.lit(ty, 1.0));
        let lanes = k.at.lanes;
        let each = |lane| {
            let at = k.index(lane, &S::PADDED);
            k.back_to(of_classes);
            let place = match WHAT {
                SLOPE | COUNTED => example::<X::Shape>(k, at),
                _ => at,
            };
            let class = k.at::<Y>(&place)[0];
            let wide = k.cvt(class, Ty::I64);
            let counts = k.cmp("ne", wide, ignored);
            k.back_to(of_logs);
            let x = match WHAT {
                COUNT => one,
                // Without classes all targets are ignored, and there is no score.
                LOSS if X::Shape::NUMEL == 0 => zero,
                LOSS => {
                    let from = score::<X::Shape>(k, at, class);
                    let log = k.at::<X>(&from)[0];
                    k.neg(log)
                }
                COUNTED => k.at::<X>(&at)[0],
                _ => {
                    let log = k.at::<X>(&at)[0];
                    let share = k.exp(log);
                    let own = at[axis::<X::Shape, SecondOf<X::Shape>>()].val();
                    let own = k.cvt(own, Ty::I64);
                    let own = k.cmp("eq", own, wide);
                    let less = k.sub(share, one);
                    k.sel(own, less, share)
                }
            };
            k.back_to(end);
            vec![k.sel(counts, x, zero)]
        };
        (0..lanes).map(each).collect()
    }
}

/// The logarithms of the probabilities of the classes.
pub(in crate::cuda) type Logs<X> = Softmax<X, SecondOf<<X as ExprNode>::Shape>, true>;
pub(in crate::cuda) type Scores<T, S> = Temporary<T, S>;

/// The sum of the losses or their mean, and the number of losses.
pub(in crate::cuda) fn total<T, S, Y, Out, const MEAN: bool>(
    logs: Scores<T, S>,
    y: Y,
    ignored: i64,
    room: &mut Temporaries<'_>,
) -> Result<[Temporary<T, ()>; 2], CudaError>
where
    T: Real + CudaElement,
    S: Shape,
    Y: InMemory + Emit<Elem: CudaElement>,
    Out: Shape,
{
    let stream = room.stream();
    let losses = Classes::<LOSS, _, _, Out>::new(logs, y, ignored);
    let sum = room.held(whole::all::<_, SUM>(&losses, stream)?);
    let counts = Classes::<COUNT, _, _, Out>::new(logs, y, ignored);
    let count = room.held(whole::all::<_, SUM>(&counts, stream)?);
    let total = match MEAN {
        true => kept(
            &Binary {
                op: DivOp,
                a: sum,
                b: count,
            },
            room,
        )?,
        false => sum,
    };
    Ok([total, count])
}

kernel_nodes! {
    [
        X: CudaValue<Elem: Real>, Y: CudaValue<Elem: ClassIndex>, Out: Shape, const MEAN: bool
    ] ClassTotal<Loss<X, Y, Out>, MEAN> where [
        Logs<<X as CudaNode>::Resident>: CudaNode<Elem = X::Elem, Shape = X::Shape>,
        Self: ExprNode<Elem = X::Elem, Shape = ()>
    ] {
        |this, out| {
            CudaNode::pointers(&this.0.x, out);
            CudaNode::pointers(&this.0.y, out);
        };
        unsafe fn compute<Sh: Shape, St: Shape>(self, first: usize, stream: &CudaStream) -> Result<(), CudaError> {
            let mut room = Temporaries::on(stream);
            let x = CudaNode::resident(self.0.x, &mut room)?;
            let y = CudaNode::resident(self.0.y, &mut room)?;
            let logs = put(Logs::new(x), &mut room)?;
            let [total, _] = total::<_, _, _, Out, MEAN>(logs, y, self.0.ignored, &mut room)?;
            // SAFETY: the caller guarantees it.
            unsafe { write::write::<_, Sh, St>(first, &total, stream) }
        }
    }
}
