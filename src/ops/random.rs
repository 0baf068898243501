//! Random tensors, with the generators of `rand` and the distributions of `rand_distr`.
//!
//! PyTorch has one global generator. Here the caller passes a generator, so that a program without `std` can use its
//! own, and a seed reproduces the same numbers. The numbers differ from PyTorch's.

use core::fmt;

use rand::seq::SliceRandom;
use rand::{Rng, RngExt};
use rand_distr::uniform::SampleUniform;
use rand_distr::{
    Bernoulli, Distribution, Exp, LogNormal, Normal, StandardNormal, StandardUniform,
};
use rand_distr::{Exp1, Uniform};

use crate::layout::Layout;
use crate::num::Dim;
use crate::shape::Shape;
use crate::storage::{Element, Storage, StorageMut, fits_stack, made_on_stack};
use crate::tensor::{Tensor, TensorBase};

/// Invalid parameters of a distribution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RandomError {
    /// The range is empty, or an end or the width is not finite.
    EmptyRange,
    /// The standard deviation is negative or not finite.
    Deviation,
    /// The rate is not above 0.
    Rate,
    /// The probability is out of range for 0 to 1.
    Probability,
}

impl fmt::Display for RandomError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::EmptyRange => "the range has no numbers, or an end or its width is not finite",
            Self::Deviation => "the standard deviation is negative or not finite",
            Self::Rate => "the rate is not above 0",
            Self::Probability => "the probability is not between 0 and 1",
        })
    }
}
impl core::error::Error for RandomError {}

/// Uniform numbers below `high`, which rounding reaches in a range of few numbers.
struct Below<T: SampleUniform> {
    numbers: Uniform<T>,
    low: T,
    high: T,
}
fn uniform<T: Copy + SampleUniform + PartialOrd>(low: T, high: T) -> Result<Below<T>, RandomError> {
    let numbers = Uniform::new(low, high).map_err(|_| RandomError::EmptyRange)?;
    Ok(Below { numbers, low, high })
}
impl<T: Copy + SampleUniform + PartialOrd> Distribution<T> for Below<T> {
    fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> T {
        // Of two numbers one is below: a generator whose numbers are all the same does not end.
        for _ in 0..64 {
            let x = self.numbers.sample(rng);
            if x < self.high {
                return x;
            }
        }
        self.low
    }
}

/// The elements of a mask for dropout.
struct Dropout<T> {
    kept: Bernoulli,
    scale: T,
}
impl<T: num_traits::Float> Dropout<T> {
    fn new(p: f64) -> Result<Self, RandomError> {
        if !(0.0..=1.0).contains(&p) {
            return Err(RandomError::Probability);
        }
        Ok(Self {
            kept: Bernoulli::new(1.0 - p).map_err(|_| RandomError::Probability)?,
            // For `p = 1` nothing is kept.
            scale: T::from(1.0 / (1.0 - p)).unwrap_or_else(T::zero),
        })
    }
}
impl<T: num_traits::Float> Distribution<T> for Dropout<T> {
    fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> T {
        if self.kept.sample(rng) {
            self.scale
        } else {
            T::zero()
        }
    }
}

// The same methods for owned tensors on the stack and on the heap: `$each` constructs a tensor from a function that is
// called for each element.
macro_rules! random_tensors {
    ($Tensor:ident, $each:path) => {
        impl<T: Element, Sh: Shape> $Tensor<T, Sh> {
            /// Samples uniform numbers from the half-open range 0 to 1. PyTorch's `torch.rand(size)`.
            ///
            /// ```
            /// use rand::{SeedableRng, rngs::ChaCha8Rng};
            /// use stridewise::prelude::*;
            /// let mut rng = ChaCha8Rng::seed_from_u64(7);
            /// let x = Tensor::<f32, Shape![3, 4]>::rand(&mut rng);
            /// assert!(x.iter().all(|e| (0.0..1.0).contains(e)));
            /// ```
            pub fn rand<R: Rng + ?Sized>(rng: &mut R) -> Self
            where
                T: num_traits::Float,
                StandardUniform: Distribution<T>,
            {
                const { made_on_stack::<Self>("`rand`") };
                Self::from_distribution(&StandardUniform, rng)
            }

            /// Samples normal numbers with mean 0 and standard deviation 1. PyTorch's `torch.randn(size)`.
            ///
            /// ```
            /// use rand::{SeedableRng, rngs::ChaCha8Rng};
            /// use stridewise::prelude::*;
            /// let mut rng = ChaCha8Rng::seed_from_u64(7);
            /// let x = Tensor::<f32, Shape![40, 50]>::randn(&mut rng);
            /// assert!(x.mean().abs() < 0.1 && (x.std() - 1.0).abs() < 0.1);
            /// ```
            pub fn randn<R: Rng + ?Sized>(rng: &mut R) -> Self
            where
                StandardNormal: Distribution<T>,
            {
                const { made_on_stack::<Self>("`randn`") };
                Self::from_distribution(&StandardNormal, rng)
            }

            /// Samples integers from `low` (inclusive) to `high` (exclusive). PyTorch's
            /// `torch.randint(low, high, size)`.
            ///
            /// # Errors
            /// [`RandomError::EmptyRange`] if `high` is not above `low`.
            ///
            /// ```
            /// use rand::{SeedableRng, rngs::ChaCha8Rng};
            /// use stridewise::prelude::*;
            /// let mut rng = ChaCha8Rng::seed_from_u64(7);
            /// let dice = Tensor::<i64, Shape![100]>::randint(1, 7, &mut rng)?;
            /// assert_eq!((dice.min(), dice.max()), (1, 6));
            /// # Ok::<(), RandomError>(())
            /// ```
            pub fn randint<R: Rng + ?Sized>(
                low: T,
                high: T,
                rng: &mut R,
            ) -> Result<Self, RandomError>
            where
                T: SampleUniform + num_traits::PrimInt,
            {
                const { made_on_stack::<Self>("`randint`") };
                Ok(Self::from_distribution(&uniform(low, high)?, rng))
            }

            /// Samples numbers from any distribution, for example from `rand_distr`. PyTorch's `torch.distributions`.
            ///
            /// ```
            /// use rand::{SeedableRng, rngs::ChaCha8Rng};
            /// use rand_distr::Poisson;
            /// use stridewise::prelude::*;
            /// let mut rng = ChaCha8Rng::seed_from_u64(7);
            /// let events = Tensor::<f64, Shape![1000]>::from_distribution(&Poisson::new(3.0)?, &mut rng);
            /// assert!((events.mean() - 3.0).abs() < 0.2);
            /// # Ok::<(), rand_distr::PoissonError>(())
            /// ```
            pub fn from_distribution<D: Distribution<T>, R: Rng + ?Sized>(
                distribution: &D,
                rng: &mut R,
            ) -> Self {
                const { made_on_stack::<Self>("`from_distribution`") };
                $each(|| distribution.sample(rng))
            }
        }

        impl<T: Element + num_traits::Float, Sh: Shape> $Tensor<T, Sh> {
            /// A mask for dropout: each element is 0 with probability `p`, otherwise `1 / (1 - p)`. PyTorch's
            /// `F.dropout(x, p)` is `&x * &mask`; the backward pass multiplies by the same mask.
            ///
            /// For `p = 0` all elements are 1, for `p = 1` all are 0. In evaluation, leave the product out.
            /// [`dropout_mask_`](TensorBase::dropout_mask_) samples a mask again.
            ///
            /// # Errors
            /// [`RandomError::Probability`] if `p` is not between 0 and 1.
            ///
            /// ```
            /// use rand::{SeedableRng, rngs::ChaCha8Rng};
            /// use stridewise::prelude::*;
            /// let mut rng = ChaCha8Rng::seed_from_u64(7);
            /// let x = Tensor::<f32, Shape![20, 100]>::ones();
            /// let mask = Tensor::<f32, Shape![20, 100]>::dropout_mask(0.5, &mut rng)?;
            /// let y = (&x * &mask).eval();
            /// assert!(y.iter().all(|y| *y == 0.0 || *y == 2.0));
            /// assert!((y.mean() - 1.0).abs() < 0.1);
            /// # Ok::<(), RandomError>(())
            /// ```
            pub fn dropout_mask<R: Rng + ?Sized>(p: f64, rng: &mut R) -> Result<Self, RandomError> {
                const { made_on_stack::<Self>("`dropout_mask`") };
                let dropout = Dropout::new(p)?;
                Ok($each(|| dropout.sample(rng)))
            }
        }

        impl<N: Dim> $Tensor<i64, (N,)> {
            /// Returns a random permutation of the integers from 0 (inclusive) to the size (exclusive). PyTorch's
            /// `torch.randperm(n)`.
            ///
            /// ```
            /// use rand::{SeedableRng, rngs::ChaCha8Rng};
            /// use stridewise::prelude::*;
            /// let mut rng = ChaCha8Rng::seed_from_u64(7);
            /// let mut order = Tensor::<i64, Shape![10]>::randperm(&mut rng);
            /// order.as_mut_slice().sort_unstable();
            /// assert_eq!(order, Tensor::arange());
            /// ```
            pub fn randperm<R: Rng + ?Sized>(rng: &mut R) -> Self {
                const { made_on_stack::<Self>("`randperm`") };
                let mut next = 0;
                let mut order: Self = $each(|| {
                    next += 1;
                    next - 1
                });
                order.as_mut_slice().shuffle(rng);
                order
            }
        }
    };
}

fn owned<T: Element, Sh: Shape>(mut element: impl FnMut() -> T) -> Tensor<T, Sh> {
    Tensor::from_elements(|_| element())
}
random_tensors! { Tensor, owned }

#[cfg(feature = "alloc")]
use crate::BoxedTensor;
#[cfg(feature = "alloc")]
fn boxed<T: Element, Sh: Shape>(mut element: impl FnMut() -> T) -> BoxedTensor<T, Sh> {
    TensorBase::over(crate::storage::Boxed::from_fn(|_| element()))
}
#[cfg(feature = "alloc")]
random_tensors! { BoxedTensor, boxed }

/// In-place sampling of random numbers.
impl<S: StorageMut, L: Layout> TensorBase<S, L> {
    /// Sets every element to a sample from a distribution, for example from `rand_distr`.
    ///
    /// ```
    /// use rand::{SeedableRng, rngs::ChaCha8Rng};
    /// use rand_distr::Exp1;
    /// use stridewise::prelude::*;
    /// let mut rng = ChaCha8Rng::seed_from_u64(7);
    /// let mut x = Tensor::<f32, Shape![3, 4]>::zeros();
    /// x.as_view_mut().select::<1, 0>().sample_(&Exp1, &mut rng);
    /// assert_eq!(x.iter().filter(|e| **e > 0.0).count(), 3);
    /// ```
    pub fn sample_<D: Distribution<S::Elem>, R: Rng + ?Sized>(
        &mut self,
        distribution: &D,
        rng: &mut R,
    ) -> &mut Self {
        self.set_each(|| distribution.sample(rng));
        self
    }

    /// Sets the elements to uniform numbers from `low` (inclusive) to `high` (exclusive). PyTorch's
    /// `x.uniform_(low, high)`, and `x.random_(low, high)` for integers.
    ///
    /// # Errors
    /// [`RandomError::EmptyRange`] if `high` is not above `low`, or `high - low` is not finite because it overflows; the
    /// elements are then unchanged.
    ///
    /// ```
    /// use rand::{SeedableRng, rngs::ChaCha8Rng};
    /// use stridewise::prelude::*;
    /// let mut rng = ChaCha8Rng::seed_from_u64(7);
    /// let mut x = Tensor::<f32, Shape![100]>::zeros();
    /// x.uniform_(-2.0, -1.0, &mut rng)?;
    /// assert!(x.iter().all(|e| (-2.0..-1.0).contains(e)));
    /// # Ok::<(), RandomError>(())
    /// ```
    pub fn uniform_<R: Rng + ?Sized>(
        &mut self,
        low: S::Elem,
        high: S::Elem,
        rng: &mut R,
    ) -> Result<&mut Self, RandomError>
    where
        S::Elem: SampleUniform + PartialOrd,
    {
        Ok(self.sample_(&uniform(low, high)?, rng))
    }

    /// Sets the elements to normal numbers. PyTorch's `x.normal_(mean, std)`.
    ///
    /// # Errors
    /// [`RandomError::Deviation`] if `std` is negative or not finite; the elements are then unchanged.
    ///
    /// ```
    /// use rand::{SeedableRng, rngs::ChaCha8Rng};
    /// use stridewise::prelude::*;
    /// let mut rng = ChaCha8Rng::seed_from_u64(7);
    /// let mut x = Tensor::<f64, Shape![2000]>::zeros();
    /// x.normal_(5.0, 2.0, &mut rng)?;
    /// assert!((x.mean() - 5.0).abs() < 0.2 && (x.std() - 2.0).abs() < 0.2);
    /// assert_eq!(x.normal_(5.0, -2.0, &mut rng).err(), Some(RandomError::Deviation));
    /// # Ok::<(), RandomError>(())
    /// ```
    pub fn normal_<R: Rng + ?Sized>(
        &mut self,
        mean: S::Elem,
        std: S::Elem,
        rng: &mut R,
    ) -> Result<&mut Self, RandomError>
    where
        S::Elem: num_traits::Float,
        StandardNormal: Distribution<S::Elem>,
    {
        // `Normal` accepts a negative deviation and mirrors the distribution.
        if std < num_traits::zero() {
            return Err(RandomError::Deviation);
        }
        let normal = Normal::new(mean, std).map_err(|_| RandomError::Deviation)?;
        Ok(self.sample_(&normal, rng))
    }

    /// Sets the elements to numbers whose logarithm is normal. PyTorch's `x.log_normal_(mean, std)`.
    ///
    /// # Errors
    /// [`RandomError::Deviation`] if `std` is negative or not finite; the elements are then unchanged.
    pub fn log_normal_<R: Rng + ?Sized>(
        &mut self,
        mean: S::Elem,
        std: S::Elem,
        rng: &mut R,
    ) -> Result<&mut Self, RandomError>
    where
        S::Elem: num_traits::Float,
        StandardNormal: Distribution<S::Elem>,
    {
        if std < num_traits::zero() {
            return Err(RandomError::Deviation);
        }
        let normal = LogNormal::new(mean, std).map_err(|_| RandomError::Deviation)?;
        Ok(self.sample_(&normal, rng))
    }

    /// Sets the elements to exponentially distributed numbers with the rate `lambda`. PyTorch's
    /// `x.exponential_(lambda)`.
    ///
    /// # Errors
    /// [`RandomError::Rate`] if `lambda` is not above 0; the elements are then unchanged.
    pub fn exponential_<R: Rng + ?Sized>(
        &mut self,
        lambda: S::Elem,
        rng: &mut R,
    ) -> Result<&mut Self, RandomError>
    where
        S::Elem: num_traits::Float,
        Exp1: Distribution<S::Elem>,
    {
        if lambda <= num_traits::zero() {
            return Err(RandomError::Rate);
        }
        let exponential = Exp::new(lambda).map_err(|_| RandomError::Rate)?;
        Ok(self.sample_(&exponential, rng))
    }

    /// Sets each element to 0 with probability `p`, otherwise to `1 / (1 - p)`: the next mask of
    /// [`dropout_mask`](crate::Tensor::dropout_mask), in the same memory.
    ///
    /// # Errors
    /// [`RandomError::Probability`] if `p` is not between 0 and 1; the elements are then unchanged.
    ///
    /// ```
    /// use rand::{SeedableRng, rngs::ChaCha8Rng};
    /// use stridewise::prelude::*;
    /// let mut rng = ChaCha8Rng::seed_from_u64(7);
    /// let mut mask = Tensor::<f32, Shape![1000]>::zeros();
    /// mask.dropout_mask_(0.75, &mut rng)?;
    /// assert_eq!(mask.max(), 4.0);
    /// assert!((mask.mean() - 1.0).abs() < 0.2);
    /// # Ok::<(), RandomError>(())
    /// ```
    pub fn dropout_mask_<R: Rng + ?Sized>(
        &mut self,
        p: f64,
        rng: &mut R,
    ) -> Result<&mut Self, RandomError>
    where
        S::Elem: num_traits::Float,
    {
        Ok(self.sample_(&Dropout::new(p)?, rng))
    }

    /// Sets each element to 1 with probability `p`, otherwise to 0. PyTorch's `x.bernoulli_(p)`.
    ///
    /// # Errors
    /// [`RandomError::Probability`] if `p` is not between 0 and 1; the elements are then unchanged.
    ///
    /// ```
    /// use rand::{SeedableRng, rngs::ChaCha8Rng};
    /// use stridewise::prelude::*;
    /// let mut rng = ChaCha8Rng::seed_from_u64(7);
    /// let mut x = Tensor::<u8, Shape![1000]>::zeros();
    /// x.bernoulli_(0.25, &mut rng)?;
    /// assert!((200..300).contains(&x.sum()));
    /// # Ok::<(), RandomError>(())
    /// ```
    pub fn bernoulli_<R: Rng + ?Sized>(
        &mut self,
        p: f64,
        rng: &mut R,
    ) -> Result<&mut Self, RandomError>
    where
        bool: super::CastTo<S::Elem>,
    {
        let coin = Bernoulli::new(p).map_err(|_| RandomError::Probability)?;
        self.set_each(|| super::CastTo::cast_to(coin.sample(rng)));
        Ok(self)
    }
}

/// Random numbers from a tensor of probabilities.
impl<S: Storage, L: Layout> TensorBase<S, L> {
    /// Samples 1 with the probability that each element gives, otherwise 0. PyTorch's `torch.bernoulli(p)`.
    ///
    /// # Errors
    /// [`RandomError::Probability`] if an element is not between 0 and 1.
    ///
    /// ```
    /// use rand::{SeedableRng, rngs::ChaCha8Rng};
    /// use stridewise::prelude::*;
    /// let mut rng = ChaCha8Rng::seed_from_u64(7);
    /// let p: Tensor<f32, Shape![3]> = tensor![0.0, 1.0, 0.5];
    /// let x = p.bernoulli(&mut rng)?;
    /// assert_eq!((x[[0]], x[[1]]), (0.0, 1.0));
    /// # Ok::<(), RandomError>(())
    /// ```
    pub fn bernoulli<R: Rng + ?Sized>(
        &self,
        rng: &mut R,
    ) -> Result<Tensor<S::Elem, L::Shape>, RandomError>
    where
        S::Elem: num_traits::Float,
        StandardUniform: Distribution<S::Elem>,
    {
        const {
            fits_stack(
                "`bernoulli`",
                size_of::<Tensor<S::Elem, L::Shape>>(),
                "a `BoxedTensor` of the probabilities is replaced in place by `apply_`, which takes a closure that draws",
            )
        };
        let mut legal = true;
        let mut elements = self.elements();
        let drawn = owned(|| {
            let p = elements.next().unwrap_or_else(num_traits::zero);
            legal &= p >= num_traits::zero() && p <= num_traits::one();
            if rng.random::<S::Elem>() < p {
                num_traits::one()
            } else {
                num_traits::zero()
            }
        });
        if legal {
            Ok(drawn)
        } else {
            Err(RandomError::Probability)
        }
    }
}
