//! Initialisation of parameters: PyTorch's `torch.nn.init`, with the generators of `rand` (feature `rand_010`).
//!
//! The functions set the elements of a tensor or view of any strides. `uniform_` and `normal_`, `fill_` and `zero_` are
//! methods of tensors. The numbers differ from PyTorch's, their distributions do not.
//!
//! ```
//! use rand::{SeedableRng, rngs::ChaCha8Rng};
//! use stridewise::init::{self, Fan, Nonlinearity};
//! use stridewise::prelude::*;
//! let mut rng = ChaCha8Rng::seed_from_u64(7);
//! let mut weight = Tensor::<f32, Shape![64, 32]>::zeros();
//! init::kaiming_uniform_(&mut weight, Fan::In, Nonlinearity::Relu, &mut rng)?;
//! let bound = (6.0_f32 / 32.0).sqrt();
//! assert!(weight.iter().all(|w| w.abs() <= bound));
//! # Ok::<(), RandomError>(())
//! ```

use core::cmp::Ordering;

use num_traits::Float;
use rand::{Rng, RngExt};
use rand_distr::uniform::SampleUniform;
use rand_distr::{Distribution, Exp1, StandardNormal, StandardUniform};

use crate::expr::{Scalar, update};
use crate::layout::{Layout, Rebased};
use crate::num::Dim;
use crate::ops::random::RandomError;
use crate::ops::{MulOp, Real, Ring};
use crate::shape::Shape;
use crate::storage::StorageMut;
use crate::tensor::TensorBase;

/// The function that follows a layer, for its [`gain`](calculate_gain).
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Nonlinearity {
    /// No function, and convolutions: 1.
    Linear,
    /// The logistic function: 1.
    Sigmoid,
    /// The hyperbolic tangent: 5/3.
    Tanh,
    /// The positive part: √2.
    Relu,
    /// The leaky ReLU with this slope of its negative part. PyTorch's default in `calculate_gain` is 0.01, in
    /// `kaiming_uniform_` 0.
    LeakyRelu(f64),
    /// The scaled ELU: 3/4.
    Selu,
}

/// The factor by which a layer's standard deviation is multiplied because of the function after it. PyTorch's
/// `torch.nn.init.calculate_gain(nonlinearity)`.
///
/// ```
/// use stridewise::init::{Nonlinearity, calculate_gain};
/// assert_eq!(calculate_gain(Nonlinearity::Tanh), 5.0 / 3.0);
/// ```
pub fn calculate_gain(nonlinearity: Nonlinearity) -> f64 {
    match nonlinearity {
        Nonlinearity::Linear | Nonlinearity::Sigmoid => 1.0,
        Nonlinearity::Tanh => 5.0 / 3.0,
        Nonlinearity::Relu => core::f64::consts::SQRT_2,
        Nonlinearity::LeakyRelu(slope) => {
            let square = slope * slope;
            if square.is_infinite() {
                core::f64::consts::SQRT_2 / Float::abs(slope)
            } else {
                Float::sqrt(2.0 / (1.0 + square))
            }
        }
        Nonlinearity::Selu => 0.75,
    }
}

/// Which of the numbers of [`HasFans`] scales the elements. PyTorch's `mode`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fan {
    /// The number of inputs: keeps the variance of the activations. PyTorch's default.
    In,
    /// The number of outputs: keeps the variance of the gradients.
    Out,
}

/// The shape of a weight, of at least two dimensions: (outputs, inputs, kernel, …).
#[diagnostic::on_unimplemented(
    message = "a tensor of the shape {Self} has no fan-in and fan-out",
    label = "fewer than two dimensions",
    note = "the first two dimensions of a weight are its outputs and inputs; a bias is set by `zero_` or `uniform_`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait HasFans: Shape {
    /// The number of elements of the input that one output is computed from. PyTorch's `fan_in`.
    const FAN_IN: usize;
    /// The number of elements of the output that one input contributes to. PyTorch's `fan_out`.
    const FAN_OUT: usize;
}
macro_rules! fans {
    ($($O:ident $I:ident $($K:ident)*;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$O: Dim, $I: Dim $(, $K: Dim)*> HasFans for ($O, $I, $($K,)*) {
            const FAN_IN: usize = $I::SIZE $(* $K::SIZE)*;
            const FAN_OUT: usize = $O::SIZE $(* $K::SIZE)*;
        }
    )* };
}
fans! {
    A B; A B C; A B C E; A B C E F; A B C E F G; A B C E F G H; A B C E F G H I;
}

/// The numbers of inputs and outputs of a weight's shape. PyTorch's
/// `torch.nn.init._calculate_fan_in_and_fan_out(tensor)`.
///
/// ```
/// use stridewise::init::calculate_fan_in_and_fan_out;
/// use stridewise::prelude::*;
/// assert_eq!(calculate_fan_in_and_fan_out::<Shape![8, 4, 3, 3]>(), (36, 72));
/// ```
pub const fn calculate_fan_in_and_fan_out<S: HasFans>() -> (usize, usize) {
    (S::FAN_IN, S::FAN_OUT)
}

/// The standard deviation of Kaiming's initialisation, unless a slope is not finite.
fn kaiming<S: HasFans>(fan: Fan, nonlinearity: Nonlinearity) -> Option<f64> {
    if let Nonlinearity::LeakyRelu(slope) = nonlinearity
        && !slope.is_finite()
    {
        return None;
    }
    let fan = match fan {
        Fan::In => S::FAN_IN,
        Fan::Out => S::FAN_OUT,
    };
    Some(calculate_gain(nonlinearity) / Float::sqrt(fan as f64))
}
/// The standard deviation of Xavier's initialisation.
fn xavier<S: HasFans>(gain: f64) -> f64 {
    gain * Float::sqrt(2.0 / (S::FAN_IN + S::FAN_OUT) as f64)
}

/// Uniform numbers with this standard deviation and mean 0.
fn uniform<S: StorageMut<Elem: Real + SampleUniform>, L: Layout, R: Rng + ?Sized>(
    tensor: &mut TensorBase<S, L>,
    std: f64,
    rng: &mut R,
) -> Result<(), RandomError> {
    if <L::Shape as Shape>::NUMEL > 0 {
        let bound = <S::Elem as Real>::nearest(Float::sqrt(3.0) * std);
        // All numbers of a range that is too small for the elements are 0.
        if bound == S::Elem::NOTHING {
            tensor.fill_(bound);
        } else {
            tensor.uniform_(-bound, bound, rng)?;
        }
    }
    Ok(())
}
/// Normal numbers with this standard deviation and mean 0.
fn normal<S: StorageMut<Elem: Real>, L: Layout, R: Rng + ?Sized>(
    tensor: &mut TensorBase<S, L>,
    std: f64,
    rng: &mut R,
) -> Result<(), RandomError>
where
    StandardNormal: Distribution<S::Elem>,
{
    if <L::Shape as Shape>::NUMEL > 0 {
        tensor.normal_(Real::nearest(0.0), Real::nearest(std), rng)?;
    }
    Ok(())
}

/// Uniform numbers whose variance is the square of the gain over the fan: keeps the variance from layer to layer.
/// PyTorch's `torch.nn.init.kaiming_uniform_(tensor, mode=.., nonlinearity=..)`.
///
/// # Errors
/// [`RandomError::EmptyRange`] if a slope is not finite; the elements are then unchanged.
///
/// ```
/// use rand::{SeedableRng, rngs::ChaCha8Rng};
/// use stridewise::init::{Fan, Nonlinearity, kaiming_uniform_};
/// use stridewise::prelude::*;
/// let mut rng = ChaCha8Rng::seed_from_u64(7);
/// // PyTorch's own initialisation of `nn.Linear` and `nn.Conv2d`.
/// let mut weight = Tensor::<f32, Shape![8, 4, 3, 3]>::zeros();
/// kaiming_uniform_(&mut weight, Fan::In, Nonlinearity::LeakyRelu(5.0_f64.sqrt()), &mut rng)?;
/// assert!(weight.iter().all(|w| w.abs() <= 1.0 / 6.0));
/// # Ok::<(), RandomError>(())
/// ```
pub fn kaiming_uniform_<S, L, R>(
    tensor: &mut TensorBase<S, L>,
    fan: Fan,
    nonlinearity: Nonlinearity,
    rng: &mut R,
) -> Result<(), RandomError>
where
    S: StorageMut<Elem: Real + SampleUniform>,
    L: Layout<Shape: HasFans>,
    R: Rng + ?Sized,
{
    let std = kaiming::<L::Shape>(fan, nonlinearity).ok_or(RandomError::EmptyRange)?;
    uniform(tensor, std, rng)
}

/// Normal numbers whose variance is the square of the gain over the fan. PyTorch's
/// `torch.nn.init.kaiming_normal_(tensor, mode=.., nonlinearity=..)`.
///
/// # Errors
/// [`RandomError::Deviation`] if a slope is not finite; the elements are then unchanged.
///
/// ```
/// use rand::{SeedableRng, rngs::ChaCha8Rng};
/// use stridewise::init::{Fan, Nonlinearity, kaiming_normal_};
/// use stridewise::prelude::*;
/// let mut rng = ChaCha8Rng::seed_from_u64(7);
/// let mut weight = Tensor::<f32, Shape![64, 50]>::zeros();
/// kaiming_normal_(&mut weight, Fan::In, Nonlinearity::Relu, &mut rng)?;
/// assert!((weight.std() - 0.2).abs() < 0.01);
/// # Ok::<(), RandomError>(())
/// ```
pub fn kaiming_normal_<S, L, R>(
    tensor: &mut TensorBase<S, L>,
    fan: Fan,
    nonlinearity: Nonlinearity,
    rng: &mut R,
) -> Result<(), RandomError>
where
    S: StorageMut<Elem: Real>,
    L: Layout<Shape: HasFans>,
    R: Rng + ?Sized,
    StandardNormal: Distribution<S::Elem>,
{
    let std = kaiming::<L::Shape>(fan, nonlinearity).ok_or(RandomError::Deviation)?;
    normal(tensor, std, rng)
}

/// Uniform numbers whose variance is `2 * gain² / (fan_in + fan_out)`. PyTorch's
/// `torch.nn.init.xavier_uniform_(tensor, gain)`, with a default gain of 1.
///
/// # Errors
/// [`RandomError::EmptyRange`] if the gain is not above 0 and finite, or the range is too large for the elements, which
/// are then unchanged.
///
/// ```
/// use rand::{SeedableRng, rngs::ChaCha8Rng};
/// use stridewise::init::{Nonlinearity, calculate_gain, xavier_uniform_};
/// use stridewise::prelude::*;
/// let mut rng = ChaCha8Rng::seed_from_u64(7);
/// let mut weight = Tensor::<f32, Shape![100, 50]>::zeros();
/// xavier_uniform_(&mut weight, calculate_gain(Nonlinearity::Relu), &mut rng)?;
/// assert!(weight.iter().all(|w| w.abs() <= 0.2828428));
/// assert_eq!(xavier_uniform_(&mut weight, -1.0, &mut rng), Err(RandomError::EmptyRange));
/// # Ok::<(), RandomError>(())
/// ```
pub fn xavier_uniform_<S, L, R>(
    tensor: &mut TensorBase<S, L>,
    gain: f64,
    rng: &mut R,
) -> Result<(), RandomError>
where
    S: StorageMut<Elem: Real + SampleUniform>,
    L: Layout<Shape: HasFans>,
    R: Rng + ?Sized,
{
    if !(gain > 0.0 && gain.is_finite()) {
        return Err(RandomError::EmptyRange);
    }
    uniform(tensor, xavier::<L::Shape>(gain), rng)
}

/// Normal numbers whose variance is `2 * gain² / (fan_in + fan_out)`. PyTorch's
/// `torch.nn.init.xavier_normal_(tensor, gain)`, with a default gain of 1.
///
/// # Errors
/// [`RandomError::Deviation`] if the gain is negative or not finite, or the deviation is too large for the elements, which
/// are then unchanged.
///
/// ```
/// use rand::{SeedableRng, rngs::ChaCha8Rng};
/// use stridewise::init::xavier_normal_;
/// use stridewise::prelude::*;
/// let mut rng = ChaCha8Rng::seed_from_u64(7);
/// let mut weight = Tensor::<f64, Shape![100, 28]>::zeros();
/// xavier_normal_(&mut weight, 1.0, &mut rng)?;
/// assert!((weight.std() - 0.125).abs() < 0.005);
/// # Ok::<(), RandomError>(())
/// ```
pub fn xavier_normal_<S, L, R>(
    tensor: &mut TensorBase<S, L>,
    gain: f64,
    rng: &mut R,
) -> Result<(), RandomError>
where
    S: StorageMut<Elem: Real>,
    L: Layout<Shape: HasFans>,
    R: Rng + ?Sized,
    StandardNormal: Distribution<S::Elem>,
{
    if !(gain >= 0.0 && gain.is_finite()) {
        return Err(RandomError::Deviation);
    }
    normal(tensor, xavier::<L::Shape>(gain), rng)
}

/// A normal distribution between two bounds.
struct Truncated {
    mean: f64,
    std: f64,
    low: f64,
    high: f64,
    method: Method,
}
/// How to sample a normal number between bounds, such that a constant part of the samples is accepted (C. P. Robert,
/// "Simulation of truncated normal variables", 1995).
#[derive(Clone, Copy)]
enum Method {
    /// Normal numbers, of which those within the bounds are accepted: the bounds enclose much of the distribution.
    Normal,
    /// Uniform numbers, accepted with their density relative to the largest.
    Uniform,
    /// Exponential numbers from the bound next to the mean on, in a tail.
    Exponential { rate: f64 },
}

impl Truncated {
    /// Requires `low < high` and a finite deviation above 0.
    fn new(mean: f64, std: f64, low: f64, high: f64) -> Self {
        let (a, b) = ((low - mean) / std, (high - mean) / std);
        let width = b - a;
        let method = if a <= 0.0 && 0.0 <= b {
            // √(2π): from there on, normal numbers are accepted more often than uniform ones.
            if width > 2.5066 {
                Method::Normal
            } else {
                Method::Uniform
            }
        } else {
            let near = if a > 0.0 { a } else { -b };
            let rate = (near + Float::sqrt(near * near + 4.0)) / 2.0;
            if width * rate > 1.0 {
                Method::Exponential { rate }
            } else {
                Method::Uniform
            }
        };
        Self {
            mean,
            std,
            low: a,
            high: b,
            method,
        }
    }
}
impl Distribution<f64> for Truncated {
    fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> f64 {
        let (a, b) = (self.low, self.high);
        let near = if b < 0.0 { b } else { Float::max(a, 0.0) };
        // Fewer than one in a million samples needs as many attempts, unless a bound is infinitely far from the mean.
        for _ in 0..100 {
            let (x, density) = match self.method {
                Method::Normal => (StandardNormal.sample(rng), 1.0),
                Method::Uniform => {
                    let part: f64 = StandardUniform.sample(rng);
                    let x: f64 = a + (b - a) * part;
                    (x, Float::exp((near * near - x * x) / 2.0))
                }
                Method::Exponential { rate } => {
                    let far: f64 = Exp1.sample(rng);
                    let x = Float::abs(near) + far / rate;
                    let density = Float::exp(-(x - rate) * (x - rate) / 2.0);
                    (if near < 0.0 { -x } else { x }, density)
                }
            };
            if a <= x && x <= b && (density >= 1.0 || rng.random::<f64>() <= density) {
                return self.mean + self.std * x;
            }
        }
        self.mean + self.std * near
    }
}

/// Normal numbers with the given mean and standard deviation, sampled again where they are out of the range from `a` to
/// `b`. PyTorch's `torch.nn.init.trunc_normal_(tensor, mean, std, a, b)`, with defaults of 0, 1, -2 and 2: the bounds
/// are absolute, not multiples of `std`.
///
/// # Errors
/// [`RandomError::Deviation`] if `std` is negative or not finite, or the mean is not finite;
/// [`RandomError::EmptyRange`] if `b` is not above `a`. The elements are then unchanged.
///
/// ```
/// use rand::{SeedableRng, rngs::ChaCha8Rng};
/// use stridewise::init::trunc_normal_;
/// use stridewise::prelude::*;
/// let mut rng = ChaCha8Rng::seed_from_u64(7);
/// let mut weight = Tensor::<f32, Shape![1000]>::zeros();
/// trunc_normal_(&mut weight, 0.0, 0.02, -0.04, 0.04, &mut rng)?;
/// assert!(weight.iter().all(|w| w.abs() <= 0.04));
/// # Ok::<(), RandomError>(())
/// ```
pub fn trunc_normal_<S: StorageMut<Elem: Real>, L: Layout, R: Rng + ?Sized>(
    tensor: &mut TensorBase<S, L>,
    mean: f64,
    std: f64,
    a: f64,
    b: f64,
    rng: &mut R,
) -> Result<(), RandomError> {
    if !(std >= 0.0 && std.is_finite() && mean.is_finite()) {
        return Err(RandomError::Deviation);
    }
    // NaN is no bound.
    if a.partial_cmp(&b) != Some(Ordering::Less) {
        return Err(RandomError::EmptyRange);
    }
    // Rounding to the element type must not leave the range.
    let (low, high) = (<S::Elem as Real>::nearest(a), <S::Elem as Real>::nearest(b));
    if std == 0.0 {
        // All of the distribution is at the mean, or next to it at a bound.
        tensor.fill_(Float::min(Float::max(Real::nearest(mean), low), high));
        return Ok(());
    }
    let truncated = Truncated::new(mean, std, a, b);
    tensor.apply_(|_| {
        let x = <S::Elem as Real>::nearest(truncated.sample(rng));
        Float::min(Float::max(x, low), high)
    });
    Ok(())
}

/// A (semi-)orthogonal matrix times `gain`, uniformly distributed among all: the rows of the first dimension by all
/// others are orthonormal if there are at most as many rows as columns, otherwise the columns. PyTorch's
/// `torch.nn.init.orthogonal_(tensor, gain)`, with a default gain of 1.
///
/// Normal vectors are made orthonormal one after the other, in place, twice each for accuracy; there is no temporary.
/// It takes some `4 * rows² * columns` operations (`rows` the smaller number).
///
/// ```
/// use rand::{SeedableRng, rngs::ChaCha8Rng};
/// use stridewise::init::orthogonal_;
/// use stridewise::prelude::*;
/// let mut rng = ChaCha8Rng::seed_from_u64(7);
/// let mut weight = Tensor::<f32, Shape![3, 5]>::zeros();
/// orthogonal_(&mut weight, 1.0, &mut rng);
/// let product = weight.mm(weight.t()).eval();
/// assert!((product - Tensor::<f32, Shape![3, 3]>::eye()).abs().max() < 1e-6);
/// ```
pub fn orthogonal_<S, L, R>(tensor: &mut TensorBase<S, L>, gain: f64, rng: &mut R)
where
    S: StorageMut<Elem: Real>,
    L: Layout<Shape: HasFans>,
    R: Rng + ?Sized,
    StandardNormal: Distribution<S::Elem>,
{
    let rows = <L::Shape as Shape>::SIZES.first().copied().unwrap_or(0);
    if <L::Shape as Shape>::NUMEL == 0 {
        return;
    }
    let columns = <L::Shape as Shape>::NUMEL / rows;
    let wide = rows <= columns;
    // The vectors are the rows of a wide matrix, the columns of a tall one.
    let (vectors, length) = if wide {
        (rows, columns)
    } else {
        (columns, rows)
    };
    let first = tensor.first_mut();
    let place = |vector: usize, i: usize| {
        let (row, column) = if wide { (vector, i) } else { (i, vector) };
        let at = position::<Rebased<L>>(row, column);
        // SAFETY: row and column are those of the tensor, whose elements are within its storage.
        unsafe { first.add(at) }
    };
    // SAFETY: the place is one of the tensor, which is borrowed mutably.
    let read = |vector: usize, i: usize| unsafe { place(vector, i).read() };
    // SAFETY: Bounds: the position is one of the tensor's, which is borrowed mutably.
    let write = |vector: usize, i: usize, x: S::Elem| unsafe { place(vector, i).write(x) };
    let zero = <S::Elem as Real>::nearest(0.0);
    for v in 0..vectors {
        // A vector that depends on the previous ones, which has probability 0, is sampled again.
        for _ in 0..100 {
            for i in 0..length {
                write(v, i, StandardNormal.sample(rng));
            }
            let before = norm(|i| read(v, i), length);
            for _ in 0..2 {
                for u in 0..v {
                    let dot = (0..length).fold(zero, |sum, i| sum + read(u, i) * read(v, i));
                    for i in 0..length {
                        write(v, i, read(v, i) - dot * read(u, i));
                    }
                }
            }
            let after = norm(|i| read(v, i), length);
            if after > before * Real::nearest(1e-3) {
                for i in 0..length {
                    write(v, i, read(v, i) / after);
                }
                break;
            }
        }
    }
    update(tensor, Scalar::<_>::new(Real::nearest(gain)), MulOp);
}

fn norm<T: Real>(element: impl Fn(usize) -> T, length: usize) -> T {
    let squares = (0..length).map(|i| element(i) * element(i));
    Float::sqrt(squares.fold(T::nearest(0.0), |sum, x| sum + x))
}

/// The distance of an element from the first one: its row, and its column among all dimensions but the first.
fn position<L: Layout>(row: usize, column: usize) -> usize {
    let (sizes, strides) = (<L::Shape as Shape>::SIZES, <L::Strides as Shape>::SIZES);
    let mut at = strides
        .first()
        .map_or(0, |stride| row.wrapping_mul(*stride));
    let mut left = column;
    for (size, stride) in sizes.iter().zip(strides).skip(1).rev() {
        let index = left.checked_rem(*size).unwrap_or(0);
        at = at.wrapping_add(index.wrapping_mul(*stride));
        left = left.checked_div(*size).unwrap_or(0);
    }
    at
}
