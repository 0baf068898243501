//! Clipping of gradients.

use num_traits::{Float, ToPrimitive};

use super::parameters::{Name, ParameterElement, Parameters, Visitor, VisitorMut};
use crate::expr::{Scalar, update};
use crate::layout::Layout;
use crate::ops::{MulOp, Pointwise, Real, Reduce};
use crate::storage::{Storage, StorageMut};
use crate::tensor::TensorBase;

struct SumOfSquares(f64);
impl Visitor for SumOfSquares {
    fn tensor<S: Storage<Elem: ParameterElement>, L: Layout>(
        &mut self,
        _: &Name<'_>,
        tensor: &TensorBase<S, L>,
    ) {
        let norm = tensor.norm().to_f64().unwrap_or(f64::NAN);
        self.0 += norm * norm;
    }
}

struct Norm {
    p: f64,
    total: f64,
}
impl Visitor for Norm {
    fn tensor<S: Storage<Elem: ParameterElement>, L: Layout>(
        &mut self,
        _: &Name<'_>,
        tensor: &TensorBase<S, L>,
    ) {
        let norm = tensor.norm_with(<S::Elem as Real>::nearest(self.p));
        let norm = norm.to_f64().unwrap_or(f64::NAN);
        if self.p == f64::INFINITY {
            // NaN remains.
            if norm > self.total || norm.is_nan() {
                self.total = norm;
            }
        } else {
            self.total += Float::powf(norm, self.p);
        }
    }
}

/// The sum of the powers of the elements, relative to the largest one.
struct Relative {
    p: f64,
    largest: f64,
    total: f64,
}
impl Visitor for Relative {
    fn tensor<S: Storage<Elem: ParameterElement>, L: Layout>(
        &mut self,
        _: &Name<'_>,
        tensor: &TensorBase<S, L>,
    ) {
        let [largest, p] = [self.largest, self.p].map(<S::Elem as Real>::nearest);
        let norm = tensor.div(largest).norm_with(p);
        self.total += Float::powf(norm.to_f64().unwrap_or(f64::NAN), self.p);
    }
}
/// The norm, unless it is `norm`: this is infinite if only the powers of the elements are too large.
fn in_range<P: Parameters>(tensors: &P, p: f64, norm: f64) -> f64 {
    if norm != f64::INFINITY || p == f64::INFINITY {
        return norm;
    }
    let largest = get_total_norm_with(tensors, f64::INFINITY);
    if !largest.is_finite() {
        return norm;
    }
    let mut relative = Relative {
        p,
        largest,
        total: 0.0,
    };
    tensors.visit(&Name::ROOT, &mut relative);
    largest * Float::powf(relative.total, 1.0 / p)
}

struct Scale(f64);
impl VisitorMut for Scale {
    fn tensor<S: StorageMut<Elem: ParameterElement>, L: Layout>(
        &mut self,
        _: &Name<'_>,
        tensor: &mut TensorBase<S, L>,
    ) {
        update(tensor, Scalar::<_>::new(Real::nearest(self.0)), MulOp);
    }
}

struct Clamp(f64);
impl VisitorMut for Clamp {
    fn tensor<S: StorageMut<Elem: ParameterElement>, L: Layout>(
        &mut self,
        _: &Name<'_>,
        tensor: &mut TensorBase<S, L>,
    ) {
        let high = <S::Elem as Real>::nearest(self.0);
        let bounds = Scalar::<_>::new((-high, high));
        update(tensor, bounds, crate::ops::Clamp);
    }
}

/// The norm of all elements of all tensors together, as if they were one vector. PyTorch's
/// `torch.nn.utils.get_total_norm(tensors)`.
///
/// ```
/// use stridewise::optim::get_total_norm;
/// use stridewise::prelude::*;
/// assert_eq!(get_total_norm(&[tensor![3.0, 0.0], tensor![0.0, 4.0]]), 5.0);
/// ```
pub fn get_total_norm<P: Parameters>(tensors: &P) -> f64 {
    let mut sum = SumOfSquares(0.0);
    tensors.visit(&Name::ROOT, &mut sum);
    in_range(tensors, 2.0, Float::sqrt(sum.0))
}

/// As [`get_total_norm`], with the p-norm: the sum of the absolute values for 1, the largest for `f64::INFINITY`.
/// PyTorch's `torch.nn.utils.get_total_norm(tensors, norm_type)`.
///
/// `norm_type` is above 0.
///
/// ```
/// use stridewise::optim::get_total_norm_with;
/// use stridewise::prelude::*;
/// let gradients = [tensor![3.0, 0.0], tensor![0.0, -4.0]];
/// assert_eq!(get_total_norm_with(&gradients, 1.0), 7.0);
/// assert_eq!(get_total_norm_with(&gradients, f64::INFINITY), 4.0);
/// ```
pub fn get_total_norm_with<P: Parameters>(tensors: &P, norm_type: f64) -> f64 {
    let mut norm = Norm {
        p: norm_type,
        total: 0.0,
    };
    tensors.visit(&Name::ROOT, &mut norm);
    if norm_type == f64::INFINITY {
        norm.total
    } else {
        in_range(tensors, norm_type, Float::powf(norm.total, 1.0 / norm_type))
    }
}

/// Scales the gradients so that `total_norm` becomes at most `max_norm`. PyTorch's
/// `torch.nn.utils.clip_grads_with_norm_`.
///
/// ```
/// use stridewise::optim::clip_grads_with_norm_;
/// use stridewise::prelude::*;
/// let mut gradient: Tensor<f32, Shape![2]> = tensor![3.0, 4.0];
/// clip_grads_with_norm_(&mut gradient, 2.5, 5.0);
/// assert!((gradient[[1]] - 2.0).abs() < 1e-6);
/// ```
pub fn clip_grads_with_norm_<P: Parameters>(gradients: &mut P, max_norm: f64, total_norm: f64) {
    // PyTorch's sum avoids a division by 0. A factor of 1 changes nothing; NaN is passed on.
    let factor = max_norm / (total_norm + 1e-6);
    if factor < 1.0 || factor.is_nan() {
        gradients.visit_mut(&Name::ROOT, &mut Scale(factor));
    }
}

/// Scales all gradients by one factor, so that their total norm becomes at most `max_norm`, and returns the norm before.
/// PyTorch's `torch.nn.utils.clip_grad_norm_(parameters, max_norm)`.
///
/// If an element is NaN or infinite, so is the norm, and the gradients become NaN or 0; PyTorch's
/// `error_if_nonfinite` is a test of the result.
///
/// ```
/// use stridewise::optim::{clip_grad_norm_, get_total_norm};
/// use stridewise::prelude::*;
/// let mut gradients = [tensor![3.0, 0.0], tensor![0.0, 4.0]];
/// assert_eq!(clip_grad_norm_(&mut gradients, 1.0), 5.0);
/// assert!((get_total_norm(&gradients) - 1.0).abs() < 1e-6);
/// ```
pub fn clip_grad_norm_<P: Parameters>(gradients: &mut P, max_norm: f64) -> f64 {
    let norm = get_total_norm(gradients);
    clip_grads_with_norm_(gradients, max_norm, norm);
    norm
}

/// Clamps each element of the gradients to the range from `-clip_value` to `clip_value`. PyTorch's
/// `torch.nn.utils.clip_grad_value_(parameters, clip_value)`.
///
/// ```
/// use stridewise::optim::clip_grad_value_;
/// use stridewise::prelude::*;
/// let mut gradient = tensor![3.0, -4.0, 0.5];
/// clip_grad_value_(&mut gradient, 1.0);
/// assert_eq!(gradient.as_slice(), [1.0, -1.0, 0.5]);
/// ```
pub fn clip_grad_value_<P: Parameters>(gradients: &mut P, clip_value: f64) {
    gradients.visit_mut(&Name::ROOT, &mut Clamp(clip_value));
}
