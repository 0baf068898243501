//! Gradients that the thread of an element collects from several elements of the gradient of a result, in their order.

use std::vec;
use std::vec::Vec;

use crate::cuda::Gpu;
use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::indexing::at::At;
use crate::cuda::codegen::nn::windows::UNROLLED;
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Val};
use crate::cuda::ptx::ranged::Ranged;
use crate::cuda::runtime::launch::Args;
use crate::expr::ExprNode;
use crate::expr::plan::Operands;
use crate::num::Sealed;
use crate::num::bits::False;
use crate::shape::{MAX_RANK, Shape};

/// What is collected for each element of the shape `To`.
pub(in crate::cuda) trait Collect: Copy {
    type Elem: CudaElement;
    type To: Shape;
    type Key: 'static;
    /// The values before the first step.
    const START: &'static [f64] = &[0.0];
    fn args(&self, args: &mut Args);
    /// The operands, as those that are found by an index.
    fn leaves(out: &mut Vec<LeafInfo>);
    /// The number of steps.
    fn steps() -> usize;
    /// The values after step `i` of the element at `at`. It declares all parameters, in the order of the arguments.
    fn step(k: &mut Body, at: At, i: Ranged, values: &[Val]) -> Vec<Val>;
    /// The gradient, from the values after the last step, with the same parameters.
    fn end(_: &mut Body, _: At, values: &[Val]) -> Val {
        values[0]
    }
}

/// The gradients that a rule collects.
#[derive(Clone, Copy)]
pub(in crate::cuda) struct Collected<C>(pub(in crate::cuda) C);
/// The key of [`Collected`].
pub(in crate::cuda) struct KeyOf<K>(core::marker::PhantomData<K>);
#[diagnostic::do_not_recommend]
impl<C> Sealed for Collected<C> {}
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<C: Collect> ExprNode for Collected<C> {
    type Elem = C::Elem;
    type Shape = C::To;
    type Memory = Gpu;
    type RequiresGrad = False;
    const OPERANDS: Operands = Operands::BY_INDEX;
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> C::Elem {
        not_read_here!(C)
    }
    of_device! {}
}
// SAFETY: the arguments are those of the rule, which declares its parameters in their order.
unsafe impl<C: Collect> Emit for Collected<C> {
    type Key = KeyOf<C::Key>;
    const COSTLY: bool = true;
    fn args(&self, args: &mut Args) {
        self.0.args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        C::leaves(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let start: Vec<Val> = (C::START.iter())
            .map(|&x| k.lit(<C::Elem as CudaElement>::TY, x))
            .collect();
        let mark = k.mark();
        let nothing = k.constant(0);
        k.dry(|k| {
            let _ = C::step(k, [nothing; MAX_RANK], nothing, &start);
        });
        let end = k.mark();
        let steps = match C::To::NUMEL {
            0 => 0,
            _ => C::steps(),
        };
        let lanes = k.at.lanes;
        let each = |lane| {
            let at = k.index(lane, &C::To::PADDED);
            let values: Vec<Val> = start.iter().map(|&x| k.copy(x)).collect();
            k.repeated(steps, steps <= UNROLLED, |k, i| {
                k.back_to(mark);
                let next = C::step(k, at, i, &values);
                for (&value, next) in values.iter().zip(next) {
                    k.set_to(value, next);
                }
            });
            k.back_to(mark);
            let out = C::end(k, at, &values);
            k.back_to(end);
            vec![out]
        };
        (0..lanes).map(each).collect()
    }
}
