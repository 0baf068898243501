//! Views of the factors of a product, for the products that are their gradients.

use core::marker::PhantomData;

use crate::cuda::codegen::matmul::factor::CudaFactor;
use crate::shape::{MAX_RANK, Shape};

/// How a product sees a factor: as it is, transposed, as one column or one row, a number as a vector, or with all
/// dimensions but the last as one, which requires row-major strides.
const SAME: u8 = 0;
pub(in crate::cuda) const TRANSPOSED: u8 = 1;
const COLUMN: u8 = 2;
const ROW: u8 = 3;
const VECTOR: u8 = 4;
pub(in crate::cuda) const FLAT: u8 = 5;
pub(in crate::cuda) const FLAT_TRANSPOSED: u8 = 6;

/// The factors of the gradients of a product of `A` and `B`: the gradient times `B`, and `A` times the gradient.
pub(in crate::cuda) const GRAD_LEFT: u8 = 10;
pub(in crate::cuda) const OTHER_RIGHT: u8 = 11;
pub(in crate::cuda) const OTHER_LEFT: u8 = 12;
pub(in crate::cuda) const GRAD_RIGHT: u8 = 13;

pub(in crate::cuda) const LAST: usize = MAX_RANK - 1;
type Dims = (usize, [usize; MAX_RANK], [usize; MAX_RANK]);

/// The view of a factor of the gradients of a product whose factors have `a` and `b` dimensions.
const fn view_of(part: u8, a: usize, b: usize) -> u8 {
    match (part, a > 1, b > 1) {
        (GRAD_LEFT, true, false) => COLUMN,
        (GRAD_LEFT | GRAD_RIGHT, false, false) => VECTOR,
        (OTHER_RIGHT, _, true) => TRANSPOSED,
        (OTHER_RIGHT, _, false) => ROW,
        (OTHER_LEFT, true, _) => TRANSPOSED,
        (OTHER_LEFT, false, _) => COLUMN,
        (GRAD_RIGHT, false, true) => ROW,
        (GRAD_LEFT | GRAD_RIGHT, ..) => SAME,
        _ => part,
    }
}
const fn seen(view: u8, (rank, mut sizes, mut steps): Dims) -> Dims {
    match view {
        TRANSPOSED => {
            (sizes[LAST - 1], sizes[LAST]) = (sizes[LAST], sizes[LAST - 1]);
            (steps[LAST - 1], steps[LAST]) = (steps[LAST], steps[LAST - 1]);
            (rank, sizes, steps)
        }
        COLUMN => {
            let mut d = 0;
            while d < LAST {
                (sizes[d], steps[d]) = (sizes[d + 1], steps[d + 1]);
                d += 1;
            }
            (sizes[LAST], steps[LAST]) = (1, 0);
            (rank + 1, sizes, steps)
        }
        ROW => {
            let mut d = 0;
            while d + 1 < LAST {
                (sizes[d], steps[d]) = (sizes[d + 1], steps[d + 1]);
                d += 1;
            }
            (sizes[LAST - 1], steps[LAST - 1]) = (1, 0);
            (rank + 1, sizes, steps)
        }
        VECTOR => (1, sizes, steps),
        FLAT | FLAT_TRANSPOSED => {
            let (mut rows, mut d) = (1, 0);
            while d < LAST {
                rows *= sizes[d];
                d += 1;
            }
            let columns = sizes[LAST];
            let mut flat = ([1; MAX_RANK], [0; MAX_RANK]);
            let at = if view == FLAT { LAST } else { LAST - 1 };
            let other = LAST + LAST - 1 - at;
            (flat.0[at], flat.1[at]) = (columns, 1);
            (flat.0[other], flat.1[other]) = (rows, columns);
            (2, flat.0, flat.1)
        }
        _ => (rank, sizes, steps),
    }
}

/// A factor with other dimensions. `A` and `B` are the shapes of the factors of the product that is differentiated.
pub(in crate::cuda) struct As<F, const PART: u8, A = (), B = ()>(F, PhantomData<(A, B)>);
impl<F, const PART: u8, A, B> As<F, PART, A, B> {
    pub(in crate::cuda) fn new(factor: F) -> Self {
        Self(factor, PhantomData)
    }
}
impl<F: Clone, const PART: u8, A, B> Clone for As<F, PART, A, B> {
    fn clone(&self) -> Self {
        Self::new(self.0.clone())
    }
}
impl<F: Copy, const PART: u8, A, B> Copy for As<F, PART, A, B> {}
impl<F: CudaFactor, const PART: u8, A: Shape, B: Shape> As<F, PART, A, B> {
    const DIMS: Dims = seen(
        view_of(PART, A::RANK, B::RANK),
        (F::RANK, F::PADDED, F::STEPS),
    );
}
impl<F: CudaFactor, const PART: u8, A: Shape, B: Shape> CudaFactor for As<F, PART, A, B> {
    type From = F::From;
    type Sum = F::Sum;
    type Sizes = F::Sizes;
    type Key = As<F::Key, PART, A, B>;
    const RANK: usize = Self::DIMS.0;
    const PADDED: [usize; MAX_RANK] = Self::DIMS.1;
    const STEPS: [usize; MAX_RANK] = Self::DIMS.2;
    fn at(&self) -> usize {
        self.0.at()
    }
}
