//! The factors of a product, and how it sees them.

use core::marker::PhantomData;

use crate::cuda::codegen::leaf::CudaLeaf;
use crate::cuda::ptx::element::CudaElement;
use crate::expr::plan::effective;
use crate::layout::{Layout, Strided};
use crate::num::Sealed;
use crate::shape::{MAX_RANK, Shape};

/// A factor of a product: elements in memory, and the type in which they are summed.
#[doc(hidden)]
pub trait CudaFactor: Copy {
    /// The type of the elements in memory.
    type From: CudaElement;
    /// The type in which their products are summed.
    type Sum: CudaElement;
    type Sizes: Shape;
    type Key: 'static;
    /// The number of dimensions and their sizes, right-aligned, as the product sees them.
    const RANK: usize = <Self::Sizes as Shape>::RANK;
    const PADDED: [usize; MAX_RANK] = <Self::Sizes as Shape>::PADDED;
    const STEPS: [usize; MAX_RANK];
    fn at(&self) -> usize;
}
#[diagnostic::do_not_recommend]
impl<T, Sh, St, const SHARED: bool> Sealed for CudaLeaf<'_, T, Sh, St, SHARED> {}
#[diagnostic::do_not_recommend]
impl<T: CudaElement, Sh: Shape, St: Shape, const SHARED: bool> CudaFactor
    for CudaLeaf<'_, T, Sh, St, SHARED>
{
    type From = T;
    type Sum = T;
    type Sizes = Sh;
    type Key = CudaLeaf<'static, T, Sh, St, SHARED>;
    const STEPS: [usize; MAX_RANK] =
        effective(&Sh::PADDED, &<Strided<Sh, St> as Layout>::PADDED_STRIDES);
    fn at(&self) -> usize {
        self.address()
    }
}

/// Elements in memory that a product converts as it reads them.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Widened<U, A> {
    a: A,
    to: PhantomData<fn() -> U>,
}
impl<U, A> Widened<U, A> {
    pub(in crate::cuda) fn new(a: A) -> Self {
        Self { a, to: PhantomData }
    }
}
impl<U: CudaElement, A: CudaFactor> CudaFactor for Widened<U, A> {
    type From = A::From;
    type Sum = U;
    type Sizes = A::Sizes;
    type Key = Widened<U, A::Key>;
    const RANK: usize = A::RANK;
    const PADDED: [usize; MAX_RANK] = A::PADDED;
    const STEPS: [usize; MAX_RANK] = A::STEPS;
    fn at(&self) -> usize {
        self.a.at()
    }
}
