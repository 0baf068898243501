//! The optimisers of `torch.optim`, as rules for one element.

use num_traits::Float;

use super::parameters::{Name, ParameterElement, ZipParameters};
use super::pass::{Rule, Rules, Step, StepWith};
use super::state::{AdagradState, AdamState, AmsgradState, RmsPropState, SgdState};
use crate::expr::simd_dispatch::VECTORS;

/// A power with a whole exponent, by squaring.
pub(super) const fn power(base: f64, mut exponent: u32) -> f64 {
    let (mut square, mut result) = (base, 1.0);
    while exponent > 0 {
        if exponent & 1 == 1 {
            result *= square;
        }
        square *= square;
        exponent >>= 1;
    }
    result
}

/// The gradient, with the options that most optimisers share.
#[derive(Clone, Copy)]
pub(super) struct Gradient<T> {
    pub(super) weight_decay: T,
    /// Whether that is not 0: without decay, there is no product with an infinite parameter, which would be NaN, but on
    /// microcontrollers with a floating-point unit.
    decays: bool,
    /// -1 if the objective is maximised.
    pub(super) sign: T,
}
impl<T: ParameterElement> Gradient<T> {
    fn new(weight_decay: f64, maximize: bool) -> Self {
        Self {
            weight_decay: T::nearest(weight_decay),
            decays: T::nearest(weight_decay) != T::ZERO,
            sign: T::nearest(if maximize { -1.0 } else { 1.0 }),
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn of(&self, parameter: T, gradient: T) -> T {
        // A branch costs less than products that are calls, and prevents vectors.
        const CALLS: bool = !VECTORS && !cfg!(target_abi = "eabihf");
        if CALLS && !self.decays && self.sign > T::ZERO {
            gradient
        } else if VECTORS && !self.decays {
            self.sign * gradient
        } else {
            // A floating-point unit without vectors multiplies by 0 sooner than it asks.
            self.sign * gradient + self.weight_decay * parameter
        }
    }
}

/// The square root. Without `std` it is a call of `libm`, which does not use the instruction of a floating-point unit.
#[cfg_attr(not(unoptimised), inline(always))]
fn root<T: ParameterElement>(x: T) -> T {
    #[cfg(all(target_arch = "arm", target_abi = "eabihf"))]
    if core::any::TypeId::of::<T>() == core::any::TypeId::of::<f32>() {
        // The registers of the unit cannot be operands of assembly within a function, but are arguments of calls.
        // `vsqrt.f32 s0, s0` as a number: the assembler of whole functions is not told that there is a unit.
        #[unsafe(naked)]
        extern "C" fn root(x: f32) -> f32 {
            core::arch::naked_asm!(".inst.w 0xeeb10ac0", "bx lr")
        }
        // SAFETY: `T` is `f32`.
        return unsafe { core::mem::transmute_copy(&root(core::mem::transmute_copy(&x))) };
    }
    Float::sqrt(x)
}

/// PyTorch's `lerp`, which is exact at both ends.
#[cfg_attr(not(unoptimised), inline(always))]
fn lerp<T: ParameterElement>(start: T, end: T, weight: T, less: T) -> T {
    if weight < less {
        start + weight * (end - start)
    } else {
        end - (end - start) * less
    }
}

/// Stochastic gradient descent, with momentum or without. PyTorch's `torch.optim.SGD`.
///
/// Without momentum it has no state, and no memory next to the parameters. With [`momentum`](Self::momentum), its type
/// is `Sgd<true>`, and `step` takes a [`SgdState`].
///
/// ```
/// use stridewise::optim::{Sgd, SgdState};
/// use stridewise::prelude::*;
/// let mut w: Tensor<f32, Shape![2]> = tensor![1.0, 2.0];
/// let gradient = tensor![0.5, -0.5];
/// Sgd::new(0.1).step(&mut w, &gradient);
/// assert_eq!(w.as_slice(), [0.95, 2.05]);
///
/// let optimizer = Sgd::new(0.1).momentum(0.9).nesterov(true);
/// let mut state = SgdState::<Tensor<f32, Shape![2]>>::zeros();
/// optimizer.step(&mut w, &gradient, &mut state);
/// assert!((w[[0]] - 0.855).abs() < 1e-6);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sgd<const MOMENTUM: bool = false> {
    /// The learning rate.
    pub lr: f64,
    /// The factor of the buffer in each step. A step with 0 keeps its gradient as the buffer; PyTorch's leaves the buffer as
    /// it is.
    pub momentum: f64,
    /// The part of the gradient that momentum leaves out, after the first step.
    pub dampening: f64,
    /// The factor of the parameter that is added to its gradient.
    pub weight_decay: f64,
    /// Whether the gradient is taken after the momentum.
    pub nesterov: bool,
    /// Whether the objective is maximised.
    pub maximize: bool,
}

impl Sgd {
    /// Gradient descent with this learning rate.
    #[rustfmt::skip]
    pub const fn new(lr: f64) -> Self { // Sgd::new(0.1); `step` takes the parameters
        Self {
            lr,
            momentum: 0.0,
            dampening: 0.0,
            weight_decay: 0.0,
            nesterov: false,
            maximize: false,
        }
    }

    /// With momentum: `step` then takes a state.
    #[must_use]
    pub const fn momentum(self, momentum: f64) -> Sgd<true> {
        Sgd {
            lr: self.lr,
            momentum,
            dampening: self.dampening,
            weight_decay: self.weight_decay,
            nesterov: self.nesterov,
            maximize: self.maximize,
        }
    }

    /// Subtracts `lr * gradient` from the parameters. PyTorch's `optimizer.step()`.
    pub fn step<P: ZipParameters<G, P>, G>(&self, parameters: &mut P, gradients: &G) {
        parameters.zip(&Name::ROOT, gradients, [], &mut Step(PlainSgd(*self)));
    }

    /// As [`step`](Self::step), with other options for some parameters: `options` changes a copy of this optimiser for each
    /// tensor, of which it is given the name and the sizes. PyTorch's parameter groups.
    ///
    /// ```
    /// use stridewise::optim::{Sgd, Zeros, parameters};
    /// use stridewise::prelude::*;
    /// parameters! {
    ///     struct Net {
    ///         table: Tensor<f32, Shape![2, 2]>,
    ///         head: Tensor<f32, Shape![2]>,
    ///     }
    /// }
    /// let (mut net, mut gradients) = (Net::zeros(), Net::zeros());
    /// gradients.table.fill_(1.0);
    /// gradients.head.fill_(1.0);
    /// // The table is frozen.
    /// Sgd::new(0.5).step_with(&mut net, &gradients, |sgd, name, _| {
    ///     if name.contains("table") {
    ///         sgd.lr = 0.0;
    ///     }
    /// });
    /// assert_eq!((net.table.sum(), net.head.sum()), (0.0, -1.0));
    /// ```
    pub fn step_with<P: ZipParameters<G, P>, G>(
        &self,
        parameters: &mut P,
        gradients: &G,
        options: impl FnMut(&mut Self, &Name<'_>, &[usize]),
    ) {
        let mut rules = StepWith {
            optimizer: *self,
            options,
            at: PlainSgd,
        };
        parameters.zip(&Name::ROOT, gradients, [], &mut rules);
    }
}

impl Sgd<true> {
    options! {
        /// Sets the part of the gradient that momentum leaves out, 0 by default.
        dampening: f64;
        /// Sets whether Nesterov's momentum is used. PyTorch requires a dampening of 0 with it.
        nesterov: bool;
    }

    /// Updates the parameters and the state. PyTorch's `optimizer.step()`.
    pub fn step<P, G, B>(&self, parameters: &mut P, gradients: &G, state: &mut SgdState<B>)
    where
        P: ZipParameters<G, B>,
    {
        let (first, buffers) = state.next();
        let rules = MomentumSgd { sgd: *self, first };
        parameters.zip(&Name::ROOT, gradients, buffers, &mut Step(rules));
    }

    /// As [`step`](Self::step), with other options for some parameters: `options` changes a copy of this optimiser for each
    /// tensor, of which it is given the name and the sizes. PyTorch's parameter groups.
    pub fn step_with<P, G, B>(
        &self,
        parameters: &mut P,
        gradients: &G,
        state: &mut SgdState<B>,
        options: impl FnMut(&mut Self, &Name<'_>, &[usize]),
    ) where
        P: ZipParameters<G, B>,
    {
        let (first, buffers) = state.next();
        let mut rules = StepWith {
            optimizer: *self,
            options,
            at: |sgd| MomentumSgd { sgd, first },
        };
        parameters.zip(&Name::ROOT, gradients, buffers, &mut rules);
    }
}

impl<const MOMENTUM: bool> Sgd<MOMENTUM> {
    options! {
        /// Sets the weight decay (an L2 penalty), 0 by default.
        weight_decay: f64;
        /// Sets whether the objective is maximised.
        maximize: bool;
    }
}

pub(super) struct PlainSgd(pub(super) Sgd);
#[derive(Clone, Copy)]
pub(super) struct PlainSgdRule<T> {
    pub(super) gradient: Gradient<T>,
    pub(super) lr: T,
}
impl Rules<0> for PlainSgd {
    const HEAVY: bool = false;
    type Rule<T: ParameterElement> = PlainSgdRule<T>;
    fn rule<T: ParameterElement>(&self) -> PlainSgdRule<T> {
        PlainSgdRule {
            gradient: Gradient::new(self.0.weight_decay, self.0.maximize),
            lr: T::nearest(self.0.lr),
        }
    }
}
impl<T: ParameterElement> Rule<T, 0> for PlainSgdRule<T> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, parameter: T, gradient: T, _: [T; 0]) -> (T, [T; 0]) {
        let gradient = self.gradient.of(parameter, gradient);
        (parameter - self.lr * gradient, [])
    }
}

pub(super) struct MomentumSgd {
    pub(super) sgd: Sgd<true>,
    pub(super) first: bool,
}
/// The new buffer is `kept * buffer + added * gradient`, the step `of_gradient * gradient + of_buffer * buffer`.
#[derive(Clone, Copy)]
pub(super) struct MomentumSgdRule<T> {
    pub(super) gradient: Gradient<T>,
    pub(super) lr: T,
    pub(super) kept: T,
    pub(super) added: T,
    pub(super) of_gradient: T,
    pub(super) of_buffer: T,
}
impl Rules<1> for MomentumSgd {
    const HEAVY: bool = false;
    type Rule<T: ParameterElement> = MomentumSgdRule<T>;
    fn rule<T: ParameterElement>(&self) -> MomentumSgdRule<T> {
        let Sgd {
            momentum,
            dampening,
            ..
        } = self.sgd;
        // The first buffer is the gradient, and without a momentum each one.
        let (kept, added) = if self.first || momentum == 0.0 {
            (0.0, 1.0)
        } else {
            (momentum, 1.0 - dampening)
        };
        let (of_gradient, of_buffer) = if self.sgd.nesterov {
            (1.0, momentum)
        } else {
            (0.0, 1.0)
        };
        MomentumSgdRule {
            gradient: Gradient::new(self.sgd.weight_decay, self.sgd.maximize),
            lr: T::nearest(self.sgd.lr),
            kept: T::nearest(kept),
            added: T::nearest(added),
            of_gradient: T::nearest(of_gradient),
            of_buffer: T::nearest(of_buffer),
        }
    }
}
impl<T: ParameterElement> Rule<T, 1> for MomentumSgdRule<T> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, parameter: T, gradient: T, [buffer]: [T; 1]) -> (T, [T; 1]) {
        let gradient = self.gradient.of(parameter, gradient);
        let buffer = self.kept * buffer + self.added * gradient;
        // Only Nesterov's step has a part of the gradient itself, which may be infinite.
        let step = if self.of_gradient == T::ZERO {
            self.of_buffer * buffer
        } else {
            self.of_gradient * gradient + self.of_buffer * buffer
        };
        (parameter - self.lr * step, [buffer])
    }
}

macro_rules! adam {
    ($(
        $(#[$doc:meta])*
        $Adam:ident $decay:literal $decoupled:literal $(#[$decay_doc:meta])*;
    )*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct $Adam<const AMSGRAD: bool = false> {
            /// The learning rate.
            pub lr: f64,
            /// The factors of the running means of the gradients and of their squares in each step.
            pub betas: [f64; 2],
            /// The number that is added to the denominator.
            pub eps: f64,
            $(#[$decay_doc])*
            pub weight_decay: f64,
            /// Whether the objective is maximised.
            pub maximize: bool,
        }
        impl $Adam {
            const fn with_defaults(lr: f64) -> Self {
                Self {
                    lr,
                    betas: [0.9, 0.999],
                    eps: 1e-8,
                    weight_decay: $decay,
                    maximize: false,
                }
            }

            /// With the largest mean square so far instead of the mean square: `step` then takes an [`AmsgradState`].
            #[must_use]
            pub const fn amsgrad(self) -> $Adam<true> {
                $Adam {
                    lr: self.lr,
                    betas: self.betas,
                    eps: self.eps,
                    weight_decay: self.weight_decay,
                    maximize: self.maximize,
                }
            }
        }
        impl<const AMSGRAD: bool> $Adam<AMSGRAD> {
            options! {
                /// Sets the factors of the running means of the gradients and of their squares, 0.9 and 0.999 by
                /// default.
                betas: [f64; 2];
                /// Sets the number that is added to the denominator, 1e-8 by default.
                eps: f64;
                /// Sets the weight decay.
                weight_decay: f64;
                /// Sets whether the objective is maximised.
                maximize: bool;
            }

            pub(super) const fn at(&self, step: u32) -> AdamAt<$decoupled> {
                AdamAt {
                    lr: self.lr,
                    betas: self.betas,
                    eps: self.eps,
                    weight_decay: self.weight_decay,
                    maximize: self.maximize,
                    step,
                }
            }
        }
        /// With PyTorch's default learning rate, 0.001.
        impl Default for $Adam {
            fn default() -> Self {
                Self::new(1e-3)
            }
        }
    )* };
}
adam! {
    /// Adam: steps of the mean gradient over the root of the mean square. PyTorch's `torch.optim.Adam`.
    ///
    /// ```
    /// use stridewise::optim::{Adam, AdamState};
    /// use stridewise::prelude::*;
    /// let mut w: Tensor<f32, Shape![2]> = tensor![1.0, 2.0];
    /// let mut state = AdamState::<Tensor<f32, Shape![2]>>::zeros();
    /// Adam::new(0.1).step(&mut w, &tensor![0.5, -4.0], &mut state);
    /// assert!((w[[0]] - 0.9).abs() < 1e-6 && (w[[1]] - 2.1).abs() < 1e-6);
    /// ```
    ///
    /// With [`amsgrad`](Self::amsgrad), its type is `Adam<true>`, and `step` takes an [`AmsgradState`].
    Adam 0.0 false
        /// The factor of the parameter that is added to its gradient, 0 by default.
        ;
    /// Adam with decoupled weight decay. PyTorch's `torch.optim.AdamW`.
    ///
    /// ```
    /// use stridewise::optim::{AdamState, AdamW};
    /// use stridewise::prelude::*;
    /// let optimizer = AdamW::new(0.1).betas([0.9, 0.99]).weight_decay(0.5);
    /// let mut w: Tensor<f64, Shape![1]> = tensor![2.0];
    /// let mut state = AdamState::<Tensor<f64, Shape![1]>>::zeros();
    /// optimizer.step(&mut w, &tensor![0.0], &mut state);
    /// assert_eq!(w[[0]], 2.0 * (1.0 - 0.1 * 0.5));
    /// ```
    ///
    /// With [`amsgrad`](Self::amsgrad), its type is `AdamW<true>`, and `step` takes an [`AmsgradState`].
    AdamW 0.01 true
        /// The part of the parameter that each step subtracts, times the learning rate; 0.01 by default.
        ;
}

// The methods are not made by the macro above, which rustc would show in each error about their arguments.
impl Adam {
    /// The optimiser with this learning rate and PyTorch's defaults.
    #[rustfmt::skip]
    pub const fn new(lr: f64) -> Self { // Adam::new(1e-3); `step` takes the parameters
        Self::with_defaults(lr)
    }

    /// Updates the parameters and the state. PyTorch's `optimizer.step()`.
    pub fn step<P, G, B>(&self, parameters: &mut P, gradients: &G, state: &mut AdamState<B>)
    where
        P: ZipParameters<G, B>,
    {
        let (step, buffers) = state.next();
        parameters.zip(&Name::ROOT, gradients, buffers, &mut Step(self.at(step)));
    }

    /// As [`step`](Self::step), with other options for some parameters: `options` changes a copy of this optimiser for each
    /// tensor, of which it is given the name and the sizes. PyTorch's parameter groups.
    pub fn step_with<P, G, B>(
        &self,
        parameters: &mut P,
        gradients: &G,
        state: &mut AdamState<B>,
        options: impl FnMut(&mut Self, &Name<'_>, &[usize]),
    ) where
        P: ZipParameters<G, B>,
    {
        let (step, buffers) = state.next();
        let mut rules = StepWith {
            optimizer: *self,
            options,
            at: |adam: Self| adam.at(step),
        };
        parameters.zip(&Name::ROOT, gradients, buffers, &mut rules);
    }
}
impl AdamW {
    /// The optimiser with this learning rate and PyTorch's defaults.
    #[rustfmt::skip]
    pub const fn new(lr: f64) -> Self { // AdamW::new(1e-3); `step` takes the parameters
        Self::with_defaults(lr)
    }

    /// Updates the parameters and the state. PyTorch's `optimizer.step()`.
    pub fn step<P, G, B>(&self, parameters: &mut P, gradients: &G, state: &mut AdamState<B>)
    where
        P: ZipParameters<G, B>,
    {
        let (step, buffers) = state.next();
        parameters.zip(&Name::ROOT, gradients, buffers, &mut Step(self.at(step)));
    }

    /// As [`step`](Self::step), with other options for some parameters: `options` changes a copy of this optimiser for each
    /// tensor, of which it is given the name and the sizes. PyTorch's parameter groups.
    ///
    /// ```
    /// use stridewise::optim::{AdamState, AdamW, Zeros, parameters};
    /// use stridewise::prelude::*;
    /// parameters! {
    ///     struct Linear {
    ///         weight: Tensor<f64, Shape![2, 2]>,
    ///         bias: Tensor<f64, Shape![2]>,
    ///     }
    ///     struct Net {
    ///         encoder: Linear,
    ///         head: Linear,
    ///     }
    /// }
    /// let (mut net, gradients, mut state) = (Net::zeros(), Net::zeros(), AdamState::zeros());
    /// for layer in [&mut net.encoder, &mut net.head] {
    ///     layer.weight.fill_(1.0);
    ///     layer.bias.fill_(1.0);
    /// }
    /// // Matrices alone decay, and those of the encoder more slowly.
    /// AdamW::new(0.1).weight_decay(0.5).step_with(&mut net, &gradients, &mut state, |adamw, name, sizes| {
    ///     if sizes.len() < 2 {
    ///         adamw.weight_decay = 0.0;
    ///     }
    ///     if name.contains("encoder") {
    ///         adamw.lr *= 0.1;
    ///     }
    /// });
    /// assert_eq!((net.head.weight[[0, 0]], net.encoder.weight[[0, 0]]), (0.95, 0.995));
    /// assert_eq!((net.head.bias[[0]], net.encoder.bias[[0]], state.step), (1.0, 1.0, 1));
    /// ```
    pub fn step_with<P, G, B>(
        &self,
        parameters: &mut P,
        gradients: &G,
        state: &mut AdamState<B>,
        options: impl FnMut(&mut Self, &Name<'_>, &[usize]),
    ) where
        P: ZipParameters<G, B>,
    {
        let (step, buffers) = state.next();
        let mut rules = StepWith {
            optimizer: *self,
            options,
            at: |adam: Self| adam.at(step),
        };
        parameters.zip(&Name::ROOT, gradients, buffers, &mut rules);
    }
}
impl Adam<true> {
    /// Updates the parameters and the state. PyTorch's `optimizer.step()`.
    pub fn step<P, G, B>(&self, parameters: &mut P, gradients: &G, state: &mut AmsgradState<B>)
    where
        P: ZipParameters<G, B>,
    {
        let (step, buffers) = state.next();
        parameters.zip(&Name::ROOT, gradients, buffers, &mut Step(self.at(step)));
    }

    /// As [`step`](Self::step), with other options for some parameters: `options` changes a copy of this optimiser for each
    /// tensor, of which it is given the name and the sizes. PyTorch's parameter groups.
    pub fn step_with<P, G, B>(
        &self,
        parameters: &mut P,
        gradients: &G,
        state: &mut AmsgradState<B>,
        options: impl FnMut(&mut Self, &Name<'_>, &[usize]),
    ) where
        P: ZipParameters<G, B>,
    {
        let (step, buffers) = state.next();
        let mut rules = StepWith {
            optimizer: *self,
            options,
            at: |adam: Self| adam.at(step),
        };
        parameters.zip(&Name::ROOT, gradients, buffers, &mut rules);
    }
}
impl AdamW<true> {
    /// Updates the parameters and the state. PyTorch's `optimizer.step()`.
    pub fn step<P, G, B>(&self, parameters: &mut P, gradients: &G, state: &mut AmsgradState<B>)
    where
        P: ZipParameters<G, B>,
    {
        let (step, buffers) = state.next();
        parameters.zip(&Name::ROOT, gradients, buffers, &mut Step(self.at(step)));
    }

    /// As [`step`](Self::step), with other options for some parameters: `options` changes a copy of this optimiser for each
    /// tensor, of which it is given the name and the sizes. PyTorch's parameter groups.
    pub fn step_with<P, G, B>(
        &self,
        parameters: &mut P,
        gradients: &G,
        state: &mut AmsgradState<B>,
        options: impl FnMut(&mut Self, &Name<'_>, &[usize]),
    ) where
        P: ZipParameters<G, B>,
    {
        let (step, buffers) = state.next();
        let mut rules = StepWith {
            optimizer: *self,
            options,
            at: |adam: Self| adam.at(step),
        };
        parameters.zip(&Name::ROOT, gradients, buffers, &mut rules);
    }
}

pub(super) struct AdamAt<const DECOUPLED: bool> {
    lr: f64,
    betas: [f64; 2],
    eps: f64,
    weight_decay: f64,
    maximize: bool,
    step: u32,
}
/// The corrections of both means are in the constants: the root of the mean square and `eps` have the same factor,
/// which the step has, too.
#[derive(Clone, Copy)]
pub(super) struct AdamRule<T, const DECOUPLED: bool> {
    pub(super) gradient: Gradient<T>,
    pub(super) kept: T,
    pub(super) beta1: T,
    pub(super) less_beta1: T,
    pub(super) beta2: T,
    pub(super) less_beta2: T,
    pub(super) eps: T,
    pub(super) step_size: T,
}
impl<const DECOUPLED: bool> AdamAt<DECOUPLED> {
    pub(super) fn constants<T: ParameterElement>(&self) -> AdamRule<T, DECOUPLED> {
        let [beta1, beta2] = self.betas;
        let correction = T::nearest(Float::sqrt(1.0 - power(beta2, self.step)));
        AdamRule {
            gradient: Gradient::new(
                if DECOUPLED { 0.0 } else { self.weight_decay },
                self.maximize,
            ),
            kept: if DECOUPLED {
                T::nearest(1.0 - self.lr * self.weight_decay)
            } else {
                T::nearest(1.0)
            },
            beta1: T::nearest(beta1),
            less_beta1: T::nearest(1.0 - beta1),
            beta2: T::nearest(beta2),
            less_beta2: T::nearest(1.0 - beta2),
            eps: T::nearest(self.eps) * correction,
            step_size: T::nearest(self.lr / (1.0 - power(beta1, self.step))) * correction,
        }
    }
}
impl<const DECOUPLED: bool> Rules<2> for AdamAt<DECOUPLED> {
    const HEAVY: bool = true;
    type Rule<T: ParameterElement> = AdamRule<T, DECOUPLED>;
    fn rule<T: ParameterElement>(&self) -> AdamRule<T, DECOUPLED> {
        self.constants()
    }
}
/// With the largest mean square so far.
impl<const DECOUPLED: bool> Rules<3> for AdamAt<DECOUPLED> {
    const HEAVY: bool = true;
    type Rule<T: ParameterElement> = AdamRule<T, DECOUPLED>;
    fn rule<T: ParameterElement>(&self) -> AdamRule<T, DECOUPLED> {
        self.constants()
    }
}
impl<T: ParameterElement, const DECOUPLED: bool> AdamRule<T, DECOUPLED> {
    /// The new means of the gradients and of their squares.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn means(&self, parameter: T, gradient: T, [mean, square]: [T; 2]) -> [T; 2] {
        let gradient = self.gradient.of(parameter, gradient);
        [
            self.beta1 * mean + self.less_beta1 * gradient,
            self.beta2 * square + self.less_beta2 * gradient * gradient,
        ]
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn stepped(&self, parameter: T, mean: T, square: T) -> T {
        let step = self.step_size * mean / (root(square) + self.eps);
        let kept = if DECOUPLED {
            self.kept * parameter
        } else {
            parameter
        };
        kept - step
    }
}
impl<T: ParameterElement, const DECOUPLED: bool> Rule<T, 2> for AdamRule<T, DECOUPLED> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, parameter: T, gradient: T, buffers: [T; 2]) -> (T, [T; 2]) {
        let [mean, square] = self.means(parameter, gradient, buffers);
        (self.stepped(parameter, mean, square), [mean, square])
    }
}
impl<T: ParameterElement, const DECOUPLED: bool> Rule<T, 3> for AdamRule<T, DECOUPLED> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, parameter: T, gradient: T, [mean, square, largest]: [T; 3]) -> (T, [T; 3]) {
        let [mean, square] = self.means(parameter, gradient, [mean, square]);
        // A mean square that is NaN stays NaN.
        let largest = if square <= largest { largest } else { square };
        (
            self.stepped(parameter, mean, largest),
            [mean, square, largest],
        )
    }
}

/// Gradients over the root of the running mean of their squares. PyTorch's `torch.optim.RMSprop`.
///
/// Momentum and centring are in the type: `RmsProp<CENTERED, MOMENTUM>`. The state then has more buffers:
/// [`RmsPropState<P, BUFFERS>`](RmsPropState) has 1, 2 or 3.
///
/// ```
/// use stridewise::optim::{RmsProp, RmsPropState};
/// use stridewise::prelude::*;
/// let mut w: Tensor<f32, Shape![2]> = tensor![1.0, 2.0];
/// let mut state = RmsPropState::<Tensor<f32, Shape![2]>>::zeros();
/// RmsProp::new(0.01).alpha(0.75).step(&mut w, &tensor![0.5, -4.0], &mut state);
/// assert!((w[[0]] - 0.98).abs() < 1e-6 && (w[[1]] - 2.02).abs() < 1e-6);
///
/// let mut state = RmsPropState::<Tensor<f32, Shape![2]>, 3>::zeros();
/// RmsProp::new(0.01).momentum(0.9).centered().step(&mut w, &tensor![0.5, -4.0], &mut state);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RmsProp<const CENTERED: bool = false, const MOMENTUM: bool = false> {
    /// The learning rate.
    pub lr: f64,
    /// The factor of the running means in each step.
    pub alpha: f64,
    /// The number that is added to the denominator.
    pub eps: f64,
    /// The factor of the parameter that is added to its gradient.
    pub weight_decay: f64,
    /// The factor of the momentum buffer in each step.
    pub momentum: f64,
    /// Whether the objective is maximised.
    pub maximize: bool,
}

impl RmsProp {
    /// The optimiser with this learning rate and PyTorch's defaults.
    pub const fn new(lr: f64) -> Self {
        Self {
            lr,
            alpha: 0.99,
            eps: 1e-8,
            weight_decay: 0.0,
            momentum: 0.0,
            maximize: false,
        }
    }
}
/// With PyTorch's default learning rate, 0.01.
impl Default for RmsProp {
    fn default() -> Self {
        Self::new(1e-2)
    }
}
impl<const CENTERED: bool> RmsProp<CENTERED, false> {
    /// With momentum: the state then has one more buffer.
    #[must_use]
    pub const fn momentum(self, momentum: f64) -> RmsProp<CENTERED, true> {
        let mut with = self.retyped();
        with.momentum = momentum;
        with
    }
}
impl<const MOMENTUM: bool> RmsProp<false, MOMENTUM> {
    /// Centred: the mean square is reduced by the square of the mean, an estimate of the variance. The state then has
    /// one more buffer.
    #[must_use]
    pub const fn centered(self) -> RmsProp<true, MOMENTUM> {
        self.retyped()
    }
}
impl<const CENTERED: bool, const MOMENTUM: bool> RmsProp<CENTERED, MOMENTUM> {
    options! {
        /// Sets the factor of the running means, 0.99 by default.
        alpha: f64;
        /// Sets the number that is added to the denominator, 1e-8 by default.
        eps: f64;
        /// Sets the weight decay (an L2 penalty), 0 by default.
        weight_decay: f64;
        /// Sets whether the objective is maximised.
        maximize: bool;
    }

    const fn retyped<const C: bool, const M: bool>(self) -> RmsProp<C, M> {
        RmsProp {
            lr: self.lr,
            alpha: self.alpha,
            eps: self.eps,
            weight_decay: self.weight_decay,
            momentum: self.momentum,
            maximize: self.maximize,
        }
    }
}

macro_rules! rms_prop {
    ($($centered:literal $momentum:literal $K:literal $CENTRE:literal;)*) => { $(
        impl RmsProp<$centered, $momentum> {
            /// Updates the parameters and the state. PyTorch's `optimizer.step()`.
            pub fn step<P, G, B>(
                &self,
                parameters: &mut P,
                gradients: &G,
                state: &mut RmsPropState<B, $K>,
            ) where
                P: ZipParameters<G, B>,
            {
                parameters.zip(&Name::ROOT, gradients, state.next(), &mut Step(*self));
            }

            /// As [`step`](Self::step), with other options for some parameters: `options` changes a copy of this optimiser for each
            /// tensor, of which it is given the name and the sizes. PyTorch's parameter groups.
            pub fn step_with<P, G, B>(
                &self,
                parameters: &mut P,
                gradients: &G,
                state: &mut RmsPropState<B, $K>,
                options: impl FnMut(&mut Self, &Name<'_>, &[usize]),
            ) where
                P: ZipParameters<G, B>,
            {
                let mut rules = StepWith {
                    optimizer: *self,
                    options,
                    at: |rms_prop| rms_prop,
                };
                parameters.zip(&Name::ROOT, gradients, state.next(), &mut rules);
            }
        }
        impl Rules<$K> for RmsProp<$centered, $momentum> {
            const HEAVY: bool = true;
            type Rule<T: ParameterElement> = RmsPropRule<T, $centered, $momentum>;
            fn rule<T: ParameterElement>(&self) -> RmsPropRule<T, $centered, $momentum> {
                RmsPropRule {
                    gradient: Gradient::new(self.weight_decay, self.maximize),
                    lr: T::nearest(self.lr),
                    alpha: T::nearest(self.alpha),
                    less_alpha: T::nearest(1.0 - self.alpha),
                    eps: T::nearest(self.eps),
                    momentum: T::nearest(self.momentum),
                }
            }
        }
        impl<T: ParameterElement> Rule<T, $K> for RmsPropRule<T, $centered, $momentum> {
            #[cfg_attr(not(unoptimised), inline(always))]
            fn apply(&self, parameter: T, gradient: T, mut buffers: [T; $K]) -> (T, [T; $K]) {
                let gradient = self.gradient.of(parameter, gradient);
                let square = self.alpha * buffers[0] + self.less_alpha * gradient * gradient;
                buffers[0] = square;
                let variance = if $centered {
                    let mean = lerp(buffers[$CENTRE], gradient, self.less_alpha, self.alpha);
                    buffers[$CENTRE] = mean;
                    square - mean * mean
                } else {
                    square
                };
                let denominator = root(variance) + self.eps;
                let parameter = if $momentum {
                    let buffer = self.momentum * buffers[$K / 2] + gradient / denominator;
                    buffers[$K / 2] = buffer;
                    parameter - self.lr * buffer
                } else {
                    parameter - self.lr * gradient / denominator
                };
                (parameter, buffers)
            }
        }
    )* };
}
#[derive(Clone, Copy)]
pub(super) struct RmsPropRule<T, const CENTERED: bool, const MOMENTUM: bool> {
    pub(super) gradient: Gradient<T>,
    pub(super) lr: T,
    pub(super) alpha: T,
    pub(super) less_alpha: T,
    pub(super) eps: T,
    pub(super) momentum: T,
}
// The momentum buffer is the second of two or three, the mean of the gradients the last one.
rms_prop! {
    false false 1 0;
    false true 2 0;
    true false 2 1;
    true true 3 2;
}

/// Gradients over the root of the sum of their squares. PyTorch's `torch.optim.Adagrad`.
///
/// ```
/// use stridewise::optim::{Adagrad, AdagradState};
/// use stridewise::prelude::*;
/// let mut w: Tensor<f32, Shape![2]> = tensor![1.0, 2.0];
/// let mut state = AdagradState::<Tensor<f32, Shape![2]>>::zeros();
/// Adagrad::new(0.1).step(&mut w, &tensor![0.5, -4.0], &mut state);
/// assert!((w[[0]] - 0.9).abs() < 1e-6 && (w[[1]] - 2.1).abs() < 1e-6);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Adagrad {
    /// The learning rate.
    pub lr: f64,
    /// The decay of the learning rate: step `n` (from 0) uses `lr / (1 + n * lr_decay)`.
    pub lr_decay: f64,
    /// The factor of the parameter that is added to its gradient.
    pub weight_decay: f64,
    /// The sum of squares before the first step.
    pub initial_accumulator_value: f64,
    /// The number that is added to the denominator.
    pub eps: f64,
    /// Whether the objective is maximised.
    pub maximize: bool,
}
impl Adagrad {
    /// The optimiser with this learning rate and PyTorch's defaults.
    pub const fn new(lr: f64) -> Self {
        Self {
            lr,
            lr_decay: 0.0,
            weight_decay: 0.0,
            initial_accumulator_value: 0.0,
            eps: 1e-10,
            maximize: false,
        }
    }
    options! {
        /// Sets the decay of the learning rate, 0 by default.
        lr_decay: f64;
        /// Sets the weight decay (an L2 penalty), 0 by default.
        weight_decay: f64;
        /// Sets the sum of squares before the first step, 0 by default.
        initial_accumulator_value: f64;
        /// Sets the number that is added to the denominator, 1e-10 by default.
        eps: f64;
        /// Sets whether the objective is maximised.
        maximize: bool;
    }

    /// Updates the parameters and the state. PyTorch's `optimizer.step()`.
    pub fn step<P, G, B>(&self, parameters: &mut P, gradients: &G, state: &mut AdagradState<B>)
    where
        P: ZipParameters<G, B>,
    {
        let (before, buffers) = state.next();
        let rules = AdagradAt {
            adagrad: *self,
            before,
        };
        parameters.zip(&Name::ROOT, gradients, buffers, &mut Step(rules));
    }

    /// As [`step`](Self::step), with other options for some parameters: `options` changes a copy of this optimiser for each
    /// tensor, of which it is given the name and the sizes. PyTorch's parameter groups.
    pub fn step_with<P, G, B>(
        &self,
        parameters: &mut P,
        gradients: &G,
        state: &mut AdagradState<B>,
        options: impl FnMut(&mut Self, &Name<'_>, &[usize]),
    ) where
        P: ZipParameters<G, B>,
    {
        let (before, buffers) = state.next();
        let mut rules = StepWith {
            optimizer: *self,
            options,
            at: |adagrad| AdagradAt { adagrad, before },
        };
        parameters.zip(&Name::ROOT, gradients, buffers, &mut rules);
    }
}
/// With PyTorch's default learning rate, 0.01.
impl Default for Adagrad {
    fn default() -> Self {
        Self::new(1e-2)
    }
}

pub(super) struct AdagradAt {
    pub(super) adagrad: Adagrad,
    pub(super) before: u32,
}
#[derive(Clone, Copy)]
pub(super) struct AdagradRule<T> {
    pub(super) gradient: Gradient<T>,
    pub(super) lr: T,
    pub(super) eps: T,
    /// Added to the sum in the first step.
    pub(super) initial: T,
}
impl Rules<1> for AdagradAt {
    const HEAVY: bool = true;
    type Rule<T: ParameterElement> = AdagradRule<T>;
    fn rule<T: ParameterElement>(&self) -> AdagradRule<T> {
        let Adagrad { lr, lr_decay, .. } = self.adagrad;
        let initial = if self.before == 0 {
            self.adagrad.initial_accumulator_value
        } else {
            0.0
        };
        AdagradRule {
            gradient: Gradient::new(self.adagrad.weight_decay, self.adagrad.maximize),
            lr: T::nearest(lr / (1.0 + f64::from(self.before) * lr_decay)),
            eps: T::nearest(self.adagrad.eps),
            initial: T::nearest(initial),
        }
    }
}
impl<T: ParameterElement> Rule<T, 1> for AdagradRule<T> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, parameter: T, gradient: T, [sum]: [T; 1]) -> (T, [T; 1]) {
        let gradient = self.gradient.of(parameter, gradient);
        let sum = sum + self.initial + gradient * gradient;
        let denominator = root(sum) + self.eps;
        (parameter - self.lr * gradient / denominator, [sum])
    }
}
