//! Steps of optimisers on a device: one kernel for each tensor.

use super::optimizers::{
    Adam, AdamAt, AdamRule, AdamW, MomentumSgd, MomentumSgdRule, PlainSgd, PlainSgdRule, Sgd,
};
use super::parameters::ParameterElement;
use super::pass::Rules;
use super::state::{AdamState, SgdState};
use crate::cuda::{
    AdamUpdate, CudaElement, CudaError, CudaTensor, MomentumSgdUpdate, PlainSgdUpdate, update,
};
use crate::shape::Shape;

impl Sgd {
    /// As [`step`](Self::step), of a parameter in the memory of a device: one kernel, on the stream of the parameter.
    ///
    /// # Errors
    /// [`CudaError::OtherDevice`], and errors of the driver.
    ///
    /// ```no_run
    /// use stridewise::optim::Sgd;
    /// use stridewise::prelude::*;
    /// let mut w = Tensor::<f32, Shape![2]>::ones().cuda()?;
    /// let gradient = Tensor::<f32, Shape![2]>::ones().cuda()?;
    /// Sgd::new(0.1).step_on_device(&mut w, &gradient)?;
    /// assert_eq!(w.to_host()?.as_slice(), [0.9, 0.9]);
    /// # Ok::<(), CudaError>(())
    /// ```
    pub fn step_on_device<T: ParameterElement + CudaElement, Sh: Shape>(
        &self,
        parameter: &mut CudaTensor<T, Sh>,
        gradient: &CudaTensor<T, Sh>,
    ) -> Result<(), CudaError> {
        let PlainSgdRule { gradient: g, lr } = PlainSgd(self).rule::<T>();
        let numbers = [g.weight_decay, g.sign, lr];
        update::<PlainSgdUpdate, _, _, 0, 3>(parameter, gradient, [], numbers)
    }
}
impl Sgd<true> {
    /// As [`step`](Self::step), of a parameter in the memory of a device: one kernel, on the stream of the parameter.
    ///
    /// # Errors
    /// [`CudaError::OtherDevice`], and errors of the driver.
    pub fn step_on_device<T: ParameterElement + CudaElement, Sh: Shape>(
        &self,
        parameter: &mut CudaTensor<T, Sh>,
        gradient: &CudaTensor<T, Sh>,
        state: &mut SgdState<CudaTensor<T, Sh>>,
    ) -> Result<(), CudaError> {
        let first = state.step == 0;
        state.step = state.step.saturating_add(1);
        let MomentumSgdRule {
            gradient: g,
            lr,
            kept,
            added,
            of_gradient,
            of_buffer,
        } = MomentumSgd { sgd: self, first }.rule::<T>();
        let numbers = [
            g.weight_decay,
            g.sign,
            lr,
            kept,
            added,
            of_gradient,
            of_buffer,
        ];
        let buffers = [&mut state.momentum_buffer];
        update::<MomentumSgdUpdate, _, _, 1, 7>(parameter, gradient, buffers, numbers)
    }
}
fn adam<T: ParameterElement + CudaElement, Sh: Shape, const DECOUPLED: bool>(
    rules: &AdamAt<DECOUPLED>,
    parameter: &mut CudaTensor<T, Sh>,
    gradient: &CudaTensor<T, Sh>,
    state: &mut AdamState<CudaTensor<T, Sh>>,
) -> Result<(), CudaError> {
    let AdamRule {
        gradient: g,
        kept,
        beta1,
        less_beta1,
        beta2,
        less_beta2,
        eps,
        step_size,
    } = rules.rule::<T>();
    let numbers = [
        g.weight_decay,
        g.sign,
        kept,
        beta1,
        less_beta1,
        beta2,
        less_beta2,
        eps,
        step_size,
    ];
    let buffers = [&mut state.exp_avg, &mut state.exp_avg_sq];
    update::<AdamUpdate, _, _, 2, 9>(parameter, gradient, buffers, numbers)
}
macro_rules! adams {
    ($($Adam:ident)*) => { $(
        impl $Adam {
            /// As [`step`](Self::step), of a parameter in the memory of a device: one kernel, on the stream of the
            /// parameter.
            ///
            /// # Errors
            /// [`CudaError::OtherDevice`], and errors of the driver.
            ///
            /// ```no_run
            #[doc = concat!("use stridewise::optim::{AdamState, ", stringify!($Adam), "};")]
            /// use stridewise::prelude::*;
            /// let mut w = Tensor::<f32, Shape![2]>::ones().cuda()?;
            /// let gradient = Tensor::<f32, Shape![2]>::ones().cuda()?;
            /// let mut state = AdamState::zeros_like(&w)?;
            #[doc = concat!(stringify!($Adam), "::new(0.1).step_on_device(&mut w, &gradient, &mut state)?;")]
            /// # Ok::<(), CudaError>(())
            /// ```
            pub fn step_on_device<T: ParameterElement + CudaElement, Sh: Shape>(
                &self,
                parameter: &mut CudaTensor<T, Sh>,
                gradient: &CudaTensor<T, Sh>,
                state: &mut AdamState<CudaTensor<T, Sh>>,
            ) -> Result<(), CudaError> {
                state.step = state.step.saturating_add(1);
                adam(&self.at(state.step), parameter, gradient, state)
            }
        }
    )* };
}
adams! { Adam AdamW }

macro_rules! states {
    ($($State:ident { $($field:ident),* })*) => { $(
        impl<T: CudaElement, Sh: Shape> $State<CudaTensor<T, Sh>> {
            /// The state before the first step, on the device and the stream of a parameter.
            ///
            /// # Errors
            /// [`CudaError::OutOfMemory`], and errors of the driver.
            pub fn zeros_like(parameter: &CudaTensor<T, Sh>) -> Result<Self, CudaError> {
                let stream = parameter.stream();
                Ok(Self {
                    step: 0,
                    $($field: CudaTensor::zeros_on(stream)?,)*
                })
            }
        }
    )* };
}
states! {
    SgdState { momentum_buffer }
    AdamState { exp_avg, exp_avg_sq }
}
