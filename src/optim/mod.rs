//! Training: optimisers, learning-rate schedules, clipping of gradients, and structs of parameters.
//!
//! | PyTorch | here |
//! |---|---|
//! | `torch.optim` | [`Sgd`], [`Adam`], [`AdamW`], [`RmsProp`], [`Adagrad`], with PyTorch's options, defaults and formulas |
//! | `optimizer.state` | [`SgdState`], [`AdamState`], [`AmsgradState`], [`RmsPropState`], [`AdagradState`]: owned by the caller |
//! | `torch.optim.lr_scheduler` | [`Schedule`]: [`StepLr`], [`CosineAnnealingLr`], [`OneCycleLr`], … |
//! | `torch.nn.utils` | [`clip_grad_norm_`], [`clip_grad_value_`], [`get_total_norm`] |
//! | `nn.Module`, `state_dict` | [`parameters!`](crate::parameters!), [`Parameters`], [`Zeros`] |
//! | parameter groups | [`step_with`](AdamW::step_with) of each optimiser |
//! | `AveragedModel`, target networks | [`lerp_`](Parameters::lerp_), [`copy_`](Parameters::copy_) of parameters |
//! | a subclass of `Optimizer` | [`ZipVisitor`] |
//! | `torch.nn.init` | [`init`](crate::init) (feature `rand_010`) |
//!
//! An optimiser holds numbers alone: `lr`, `betas`, …, as `f64`. Parameters, gradients and the state are three values
//! that `step` is given. Gradients have the shape of their parameters; [`backward`](crate::expr::Lazy::backward) adds
//! to them, and any other code may write them. A step is one pass over
//! the elements, in the elements' type, without temporaries. Nothing here allocates; a state is a `static` or a local
//! variable.
//!
//! With feature `cuda`, `step_on_device` of each optimiser updates a tensor in the memory of a device.
//!
//! # A loop on a microcontroller
//!
//! A linear regression with two tensors and plain [`Sgd`], which has no state:
//!
//! ```
//! use stridewise::optim::Sgd;
//! use stridewise::prelude::*;
//! let x: Tensor<f32, Shape![4, 2]> = tensor![[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]];
//! let y: Tensor<f32, Shape![4, 1]> = tensor![[1.0], [3.0], [0.0], [2.0]];
//! let mut weight = Tensor::<f32, Shape![1, 2]>::zeros();
//! let mut bias = Tensor::<f32, Shape![1]>::zeros();
//! let sgd = Sgd::new(0.5);
//! for _ in 0..200 {
//!     let (mut weight_grad, mut bias_grad) = (Tensor::zeros(), Tensor::zeros());
//!     let (w, b) = (weight.requires_grad(&mut weight_grad), bias.requires_grad(&mut bias_grad));
//!     x.linear(w).bias(b).mse_loss(&y).mean().backward();
//!     sgd.step(&mut weight, &weight_grad);
//!     sgd.step(&mut bias, &bias_grad);
//! }
//! assert!((weight[[0, 0]] + 1.0).abs() < 1e-3 && (weight[[0, 1]] - 2.0).abs() < 1e-3);
//! assert!((bias[[0]] - 1.0).abs() < 1e-3);
//! ```
//!
//! # A loop on a host
//!
//! A struct of parameters, [`AdamW`], clipping, and a warm-up followed by a cosine. Gradients and the state have the
//! struct's type:
//!
//! ```
//! use stridewise::optim::{
//!     AdamState, AdamW, CosineAnnealingLr, LinearLr, Parameters, Schedule, Zeros, clip_grad_norm_, parameters,
//! };
//! use stridewise::prelude::*;
//! parameters! {
//!     /// A layer.
//!     struct Linear<I: Dim, O: Dim> {
//!         weight: Tensor<f32, (O, I)>,
//!         bias: Tensor<f32, (O,)>,
//!     }
//!     /// Two layers.
//!     struct Mlp<H: Dim> {
//!         l1: Linear<D<2>, H>,
//!         l2: Linear<H, D<1>>,
//!     }
//! }
//! /// Adds the gradients of the mean squared error to `grads`, and returns the error.
//! fn backward(
//!     net: &Mlp<D<8>>,
//!     x: TensorView<f32, Shape![4, 2]>,
//!     y: TensorView<f32, Shape![4, 1]>,
//!     grads: &mut Mlp<D<8>>,
//! ) -> f32 {
//!     let w1 = net.l1.weight.requires_grad(&mut grads.l1.weight);
//!     let b1 = net.l1.bias.requires_grad(&mut grads.l1.bias);
//!     let w2 = net.l2.weight.requires_grad(&mut grads.l2.weight);
//!     let b2 = net.l2.bias.requires_grad(&mut grads.l2.bias);
//!     x.linear(w1).bias(b1).tanh().linear(w2).bias(b2).mse_loss(y).mean().backward()
//! }
//! let x: Tensor<f32, Shape![4, 2]> = tensor![[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]];
//! let y: Tensor<f32, Shape![4, 1]> = tensor![[0.0], [1.0], [1.0], [0.0]];
//!
//! let mut net = Mlp::<D<8>>::zeros();
//! net.l1.weight.copy_(&Tensor::<f32, Shape![8, 2]>::from_fn(|[i, j]| ((3 * i + 5 * j) % 7) as f32 / 3.0 - 1.0));
//! net.l2.weight.fill_(0.3);
//! let mut grads = Mlp::zeros();
//! let mut state = AdamState::zeros();
//! let mut optimizer = AdamW::new(0.05);
//! let schedule = LinearLr::new(0.05, 10).then(10, CosineAnnealingLr::new(0.05, 290));
//! let mut loss = f32::INFINITY;
//! for epoch in 0..300 {
//!     grads.zero_grad();
//!     loss = backward(&net, x.as_view(), y.as_view(), &mut grads);
//!     clip_grad_norm_(&mut grads, 1.0);
//!     optimizer.lr = schedule.lr(epoch);
//!     optimizer.step(&mut net, &grads, &mut state);
//! }
//! assert!(loss < 0.01, "{loss}");
//! ```
//!
//! # One parameter
//!
//! A parameter is any tensor of `f32` or `f64` that can be written, of any strides. Of a struct, parameters that need other
//! options (a bias without weight decay) have them by [`step_with`](AdamW::step_with); a tensor has its own optimiser and its
//! own state:
//!
//! ```
//! use stridewise::optim::{Adam, AdamState};
//! use stridewise::prelude::*;
//! // Only the first column is trained.
//! let mut table = Tensor::<f64, Shape![3, 2]>::ones();
//! let mut state = AdamState::<Tensor<f64, Shape![3]>>::zeros();
//! for _ in 0..1000 {
//!     let (column, mut gradient) = (table.as_view().select::<1, 0>().eval(), Tensor::zeros());
//!     (column.requires_grad(&mut gradient) - 3.0).square().sum().backward();
//!     Adam::new(0.05).step(&mut table.as_view_mut().select::<1, 0>(), &gradient, &mut state);
//! }
//! assert!((table[[2, 0]] - 3.0).abs() < 1e-3);
//! assert_eq!(table[[2, 1]], 1.0);
//! ```
//!
//! # Differences from PyTorch
//!
//! - Options are not checked: a negative learning rate increases the loss.
//! - [`Sgd`] and [`RmsProp`] have their momentum in the type, [`Adam`] and [`AdamW`] `amsgrad`, because it needs memory.
//! - An infinite parameter stays infinite without weight decay, as there, but on microcontrollers with a floating-point
//!   unit, where it becomes NaN.
//! - `foreach`, `fused` and `capturable` are absent.
//! - There is one count of steps for a struct, not one for each tensor. In PyTorch a parameter without gradient is left
//!   out of a step; here every parameter has a gradient, at least 0.

/// Setters of options, by their names.
macro_rules! options {
    ($($(#[$doc:meta])* $name:ident: $T:ty;)*) => { $(
        $(#[$doc])*
        #[must_use]
        pub const fn $name(mut self, $name: $T) -> Self {
            self.$name = $name;
            self
        }
    )* };
}

mod clip;
#[cfg(feature = "cuda")]
mod device;
mod optimizers;
mod parameters;
mod pass;
mod schedule;
mod state;
#[cfg(feature = "safetensors")]
mod state_dict;

#[doc(no_inline)]
pub use crate::parameters;
pub use clip::{
    clip_grad_norm_, clip_grad_value_, clip_grads_with_norm_, get_total_norm, get_total_norm_with,
};
pub use optimizers::{Adagrad, Adam, AdamW, RmsProp, Sgd};
#[doc(hidden)]
pub use parameters::{ConstZeros, ParametersField, ParametersFields};
#[cfg_attr(doc, doc(hidden))]
pub use parameters::{GradientFits, SameParameters};
pub use parameters::{
    Name, ParameterElement, Parameters, Visitor, VisitorMut, Zeros, ZipParameters, ZipVisitor,
};
pub use schedule::{
    ConstantLr, CosineAnnealingLr, CosineAnnealingWarmRestarts, ExponentialLr, LinearLr,
    MultiStepLr, OneCycleLr, PolynomialLr, Schedule, SequentialLr, StepLr,
};
pub use state::{AdagradState, AdamState, AmsgradState, RmsPropState, SgdState};
#[cfg(feature = "safetensors")]
pub use state_dict::StateDictError;
