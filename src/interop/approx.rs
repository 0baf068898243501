//! `approx` 0.5: equality within a tolerance, element by element.

use approx::{AbsDiffEq, RelativeEq, UlpsEq};

use crate::layout::Layout;
use crate::storage::Storage;
use crate::tensor::TensorBase;

/// Whether the absolute difference of all pairs of elements is at most `epsilon`. PyTorch's `torch.allclose(x, y,
/// rtol=0, atol=epsilon)`.
///
/// ```
/// use approx::assert_abs_diff_eq;
/// use stridewise::prelude::*;
/// let x = Tensor::<f32, Shape![2, 3]>::arange();
/// let y = (x.t() + 1e-4).eval();
/// assert_abs_diff_eq!(x.t(), y, epsilon = 1e-3);
/// ```
impl<S1, L1, S2, L2> AbsDiffEq<TensorBase<S2, L2>> for TensorBase<S1, L1>
where
    S1: Storage<Elem: AbsDiffEq<Epsilon: Clone>, Slot = <S1 as Storage>::Elem>,
    S2: Storage<Elem = S1::Elem, Slot = S1::Elem>,
    L1: Layout,
    L2: Layout<Shape = L1::Shape>,
{
    type Epsilon = <S1::Elem as AbsDiffEq>::Epsilon;
    fn default_epsilon() -> Self::Epsilon {
        S1::Elem::default_epsilon()
    }
    fn abs_diff_eq(&self, other: &TensorBase<S2, L2>, epsilon: Self::Epsilon) -> bool {
        self.into_iter()
            .zip(other)
            .all(|(a, b)| a.abs_diff_eq(b, epsilon.clone()))
    }
}

/// Whether the difference of all pairs of elements is at most `epsilon`, or at most `max_relative` times the larger
/// one.
impl<S1, L1, S2, L2> RelativeEq<TensorBase<S2, L2>> for TensorBase<S1, L1>
where
    S1: Storage<Elem: RelativeEq<Epsilon: Clone>, Slot = <S1 as Storage>::Elem>,
    S2: Storage<Elem = S1::Elem, Slot = S1::Elem>,
    L1: Layout,
    L2: Layout<Shape = L1::Shape>,
{
    fn default_max_relative() -> Self::Epsilon {
        S1::Elem::default_max_relative()
    }
    fn relative_eq(
        &self,
        other: &TensorBase<S2, L2>,
        epsilon: Self::Epsilon,
        max_relative: Self::Epsilon,
    ) -> bool {
        self.into_iter()
            .zip(other)
            .all(|(a, b)| a.relative_eq(b, epsilon.clone(), max_relative.clone()))
    }
}

/// Whether the difference of all pairs of elements is at most `epsilon`, or at most `max_ulps` units in the last place.
impl<S1, L1, S2, L2> UlpsEq<TensorBase<S2, L2>> for TensorBase<S1, L1>
where
    S1: Storage<Elem: UlpsEq<Epsilon: Clone>, Slot = <S1 as Storage>::Elem>,
    S2: Storage<Elem = S1::Elem, Slot = S1::Elem>,
    L1: Layout,
    L2: Layout<Shape = L1::Shape>,
{
    fn default_max_ulps() -> u32 {
        S1::Elem::default_max_ulps()
    }
    fn ulps_eq(&self, other: &TensorBase<S2, L2>, epsilon: Self::Epsilon, max_ulps: u32) -> bool {
        self.into_iter()
            .zip(other)
            .all(|(a, b)| a.ulps_eq(b, epsilon.clone(), max_ulps))
    }
}
