//! Steps of optimisers on a device: one kernel for each tensor. A step that fails does not count.

use super::optimizers::{
    Adagrad, AdagradAt, AdagradRule, Adam, AdamAt, AdamRule, AdamW, MomentumSgd, MomentumSgdRule,
    PlainSgd, PlainSgdRule, RmsProp, RmsPropRule, Sgd,
};
use super::parameters::ParameterElement;
use super::pass::Rules;
use super::state::{AdagradState, AdamState, AmsgradState, RmsPropState, SgdState};
use crate::cuda::{
    AdagradUpdate, AdamUpdate, CudaElement, CudaError, CudaTensor, MomentumSgdUpdate,
    PlainSgdUpdate, RmsPropUpdate, each, update,
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
        let PlainSgdRule { gradient: g, lr } = PlainSgd(*self).rule::<T>();
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
        let MomentumSgdRule {
            gradient: g,
            lr,
            kept,
            added,
            of_gradient,
            of_buffer,
        } = MomentumSgd { sgd: *self, first }.rule::<T>();
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
        update::<MomentumSgdUpdate, _, _, 1, 7>(parameter, gradient, buffers, numbers)?;
        state.step = state.step.saturating_add(1);
        Ok(())
    }
}
fn adam<T, Sh, const DECOUPLED: bool, const K: usize>(
    rules: &AdamAt<DECOUPLED>,
    parameter: &mut CudaTensor<T, Sh>,
    gradient: &CudaTensor<T, Sh>,
    buffers: [&mut CudaTensor<T, Sh>; K],
) -> Result<(), CudaError>
where
    T: ParameterElement + CudaElement,
    Sh: Shape,
{
    let AdamRule {
        gradient: g,
        kept,
        beta1,
        less_beta1,
        beta2,
        less_beta2,
        eps,
        step_size,
    } = rules.constants::<T>();
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
    update::<AdamUpdate, _, _, K, 9>(parameter, gradient, buffers, numbers)
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
                let step = state.step.saturating_add(1);
                let buffers = [&mut state.exp_avg, &mut state.exp_avg_sq];
                adam(&self.at(step), parameter, gradient, buffers)?;
                state.step = step;
                Ok(())
            }
        }
        impl $Adam<true> {
            /// As [`step`](Self::step), of a parameter in the memory of a device: one kernel, on the stream of the
            /// parameter.
            ///
            /// # Errors
            /// [`CudaError::OtherDevice`], and errors of the driver.
            pub fn step_on_device<T: ParameterElement + CudaElement, Sh: Shape>(
                &self,
                parameter: &mut CudaTensor<T, Sh>,
                gradient: &CudaTensor<T, Sh>,
                state: &mut AmsgradState<CudaTensor<T, Sh>>,
            ) -> Result<(), CudaError> {
                let step = state.step.saturating_add(1);
                let buffers = [&mut state.exp_avg, &mut state.exp_avg_sq, &mut state.max_exp_avg_sq];
                adam(&self.at(step), parameter, gradient, buffers)?;
                state.step = step;
                Ok(())
            }
        }
    )* };
}
adams! { Adam AdamW }
impl Adagrad {
    /// As [`step`](Self::step), of a parameter in the memory of a device: one kernel, on the stream of the parameter.
    ///
    /// # Errors
    /// [`CudaError::OtherDevice`], and errors of the driver.
    pub fn step_on_device<T: ParameterElement + CudaElement, Sh: Shape>(
        &self,
        parameter: &mut CudaTensor<T, Sh>,
        gradient: &CudaTensor<T, Sh>,
        state: &mut AdagradState<CudaTensor<T, Sh>>,
    ) -> Result<(), CudaError> {
        let before = state.step;
        let adagrad = *self;
        let AdagradRule {
            gradient: g,
            lr,
            eps,
            initial,
        } = AdagradAt { adagrad, before }.rule::<T>();
        let numbers = [g.weight_decay, g.sign, lr, eps, initial];
        update::<AdagradUpdate, _, _, 1, 5>(parameter, gradient, [&mut state.sum], numbers)?;
        state.step = before.saturating_add(1);
        Ok(())
    }
}
macro_rules! rms_prop {
    ($($centered:literal $momentum:literal $K:literal;)*) => { $(
        impl RmsProp<$centered, $momentum> {
            /// As [`step`](Self::step), of a parameter in the memory of a device: one kernel, on the stream of the
            /// parameter.
            ///
            /// # Errors
            /// [`CudaError::OtherDevice`], and errors of the driver.
            pub fn step_on_device<T: ParameterElement + CudaElement, Sh: Shape>(
                &self,
                parameter: &mut CudaTensor<T, Sh>,
                gradient: &CudaTensor<T, Sh>,
                state: &mut RmsPropState<CudaTensor<T, Sh>, $K>,
            ) -> Result<(), CudaError> {
                let RmsPropRule { gradient: g, lr, alpha, less_alpha, eps, momentum } = self.rule::<T>();
                let numbers = [g.weight_decay, g.sign, lr, alpha, less_alpha, eps, momentum];
                let buffers = state.buffers.each_mut();
                update::<RmsPropUpdate<$centered, $momentum>, _, _, $K, 7>(parameter, gradient, buffers, numbers)?;
                state.step = state.step.saturating_add(1);
                Ok(())
            }
        }
    )* };
}
rms_prop! {
    false false 1;
    false true 2;
    true false 2;
    true true 3;
}
impl<T: CudaElement, Sh: Shape, const BUFFERS: usize> RmsPropState<CudaTensor<T, Sh>, BUFFERS> {
    /// The state before the first step, on the device and the stream of a parameter.
    ///
    /// # Errors
    /// [`CudaError::OutOfMemory`], and errors of the driver.
    pub fn zeros_like(parameter: &CudaTensor<T, Sh>) -> Result<Self, CudaError> {
        let stream = parameter.stream();
        Ok(Self {
            step: 0,
            buffers: each([(); BUFFERS], |()| CudaTensor::zeros_on(stream))?,
        })
    }
}

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
    AmsgradState { exp_avg, exp_avg_sq, max_exp_avg_sq }
    AdagradState { sum }
}
