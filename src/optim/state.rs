//! The state of optimisers: the number of steps, and a buffer for each parameter.

use super::parameters::Zeros;

macro_rules! states {
    ($($(#[$doc:meta])* $State:ident { $($(#[$field_doc:meta])* $field:ident),* })*) => { $(
        $(#[$doc])*
        ///
        /// `P` is the type of the parameters: a tensor or a struct. That of a tensor is written,
        /// `::<Tensor<f32, Shape![3]>>::zeros()`. A constant in `static` memory:
        /// [`ZEROS`](Self::ZEROS).
        #[derive(Clone, Debug, Default, PartialEq)]
        pub struct $State<P> {
            /// The number of steps so far.
            pub step: u32,
            $($(#[$field_doc])* pub $field: P,)*
        }
        impl<P: Zeros> $State<P> {
            /// The state before the first step, as a constant for a `static`.
            pub const ZEROS: Self = Self { step: 0, $($field: P::ZEROS,)* };
        }
    )* };
}
impl<P> AdamState<P> {
    /// The number of the next step, and the buffers.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn next(&mut self) -> (u32, [&mut P; 2]) {
        self.step = self.step.saturating_add(1);
        (self.step, [&mut self.exp_avg, &mut self.exp_avg_sq])
    }
}
impl<P> SgdState<P> {
    /// Whether the next step is the first one, and the buffers.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn next(&mut self) -> (bool, [&mut P; 1]) {
        let first = self.step == 0;
        self.step = self.step.saturating_add(1);
        (first, [&mut self.momentum_buffer])
    }
}
impl<P, const BUFFERS: usize> RmsPropState<P, BUFFERS> {
    /// The buffers of the next step.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn next(&mut self) -> [&mut P; BUFFERS] {
        self.step = self.step.saturating_add(1);
        self.buffers.each_mut()
    }
}
impl<P> AdagradState<P> {
    /// The number of steps before the next one, and the buffers.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn next(&mut self) -> (u32, [&mut P; 1]) {
        let before = self.step;
        self.step = self.step.saturating_add(1);
        (before, [&mut self.sum])
    }
}
impl<P> AmsgradState<P> {
    /// The number of the next step, and the buffers.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn next(&mut self) -> (u32, [&mut P; 3]) {
        self.step = self.step.saturating_add(1);
        let buffers = [
            &mut self.exp_avg,
            &mut self.exp_avg_sq,
            &mut self.max_exp_avg_sq,
        ];
        (self.step, buffers)
    }
}
states! {
    /// The state of [`Sgd`](super::Sgd) with momentum.
    SgdState {
        /// The running sum of the gradients.
        momentum_buffer
    }
    /// The state of [`Adam`](super::Adam) and [`AdamW`](super::AdamW).
    AdamState {
        /// The running mean of the gradients.
        exp_avg,
        /// The running mean of the squares of the gradients.
        exp_avg_sq
    }
    /// The state of [`Adam`](super::Adam) and [`AdamW`](super::AdamW) with [`amsgrad`](super::Adam::amsgrad).
    AmsgradState {
        /// The running mean of the gradients.
        exp_avg,
        /// The running mean of the squares of the gradients.
        exp_avg_sq,
        /// The largest mean square so far.
        max_exp_avg_sq
    }
    /// The state of [`Adagrad`](super::Adagrad).
    AdagradState {
        /// The sum of the squares of the gradients.
        sum
    }
}

// Not made by the macro above, which rustc would show in each error about them; in one line, as the message shows it.
impl<P> SgdState<P> {
    /// The state before the first step.
    #[rustfmt::skip]
    pub fn zeros() -> Self where P: Zeros { // SgdState::<Tensor<f32, Shape![3]>>::zeros()
        Self {
            step: 0,
            momentum_buffer: P::zeros(),
        }
    }
}
impl<P> AdamState<P> {
    /// The state before the first step.
    #[rustfmt::skip]
    pub fn zeros() -> Self where P: Zeros { // AdamState::<Tensor<f32, Shape![3]>>::zeros()
        Self {
            step: 0,
            exp_avg: P::zeros(),
            exp_avg_sq: P::zeros(),
        }
    }
}
impl<P> AmsgradState<P> {
    /// The state before the first step.
    #[rustfmt::skip]
    pub fn zeros() -> Self where P: Zeros { // AmsgradState::<Tensor<f32, Shape![3]>>::zeros()
        Self {
            step: 0,
            exp_avg: P::zeros(),
            exp_avg_sq: P::zeros(),
            max_exp_avg_sq: P::zeros(),
        }
    }
}
impl<P> AdagradState<P> {
    /// The state before the first step.
    #[rustfmt::skip]
    pub fn zeros() -> Self where P: Zeros { // AdagradState::<Tensor<f32, Shape![3]>>::zeros()
        Self {
            step: 0,
            sum: P::zeros(),
        }
    }
}

/// The state of [`RmsProp`](super::RmsProp): one buffer, one more if it has momentum, and one more if it is centred.
///
/// `P` is the type of the parameters: a tensor or a struct. A constant in `static` memory: [`ZEROS`](Self::ZEROS).
#[derive(Clone, Debug, PartialEq)]
pub struct RmsPropState<P, const BUFFERS: usize = 1> {
    /// The number of steps so far.
    pub step: u32,
    /// PyTorch's `square_avg`, the running mean of the squares of the gradients; then `momentum_buffer`, with momentum;
    /// then `grad_avg`, if centred.
    pub buffers: [P; BUFFERS],
}
impl<P: Zeros, const BUFFERS: usize> RmsPropState<P, BUFFERS> {
    /// The state before the first step, as a constant for a `static`.
    pub const ZEROS: Self = Self {
        step: 0,
        buffers: [const { P::ZEROS }; BUFFERS],
    };

    /// The state before the first step.
    pub fn zeros() -> Self {
        Self {
            step: 0,
            buffers: core::array::from_fn(|_| P::zeros()),
        }
    }
}
