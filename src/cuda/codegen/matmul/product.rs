//! A product of matrices as a part of a kernel, whose threads each sum the elements that they read.

use core::marker::PhantomData;
use std::boxed::Box;
use std::format;
use std::vec;
use std::vec::Vec;

use crate::cuda::Gpu;
use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::matmul::factor::CudaFactor;
use crate::cuda::codegen::matmul::windows::FoundWindows;
use crate::cuda::codegen::node::{CudaValue, fused_nodes};
use crate::cuda::ptx::access::{Lanes, LeafInfo, Side};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::runtime::launch::Args;
use crate::expr::ExprNode;
use crate::expr::plan::Operands;
use crate::num::Sealed;
use crate::ops::{self, Arithmetic, Matrices};
use crate::shape::{MAX_RANK, Shape};

/// A product of matrices, vectors or batches of matrices on a device, as a part of a kernel. `TRANSPOSED` is `true` if
/// the right factor is transposed.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct CudaProduct<A, B, Sh, const TRANSPOSED: bool = false> {
    a: A,
    b: B,
    shape: PhantomData<fn() -> Sh>,
}
impl<A, B, Sh, const TRANSPOSED: bool> CudaProduct<A, B, Sh, TRANSPOSED> {
    pub(in crate::cuda) fn new(a: A, b: B) -> Self {
        let shape = PhantomData;
        Self { a, b, shape }
    }
}
#[diagnostic::do_not_recommend]
impl<A, B, Sh, const TRANSPOSED: bool> Sealed for CudaProduct<A, B, Sh, TRANSPOSED> {}

fused_nodes! {
    [A: CudaValue<Elem: Arithmetic>, B: CudaValue<Elem = A::Elem>, Sh: Shape] ops::Product<Matrices, A, B, Sh>
        => CudaProduct<A::Factor, B::Factor, Sh>;
        |this, room| CudaProduct::new(this.a.factor(room)?, this.b.factor(room)?);
        |this, out| { this.a.pointers(out); this.b.pointers(out); };
}

/// The static description of a product.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Product {
    pub(in crate::cuda) dims: Dims,
    pub(in crate::cuda) sizes: [usize; MAX_RANK],
    pub(in crate::cuda) to: Ty,
}
impl Product {
    /// The size of a sum in bytes.
    pub(in crate::cuda) const fn size(&self) -> usize {
        self.to.size()
    }
}

/// The dimensions of a product and its factors, right-aligned.
#[derive(Clone, Copy, Debug)]
pub(in crate::cuda) struct Dims {
    /// The number of columns of the left factor, and of rows of the right one.
    pub(in crate::cuda) inner: usize,
    pub(in crate::cuda) left_step: usize,
    pub(in crate::cuda) right_step: usize,
    /// The strides of the factors along the dimensions of the product.
    pub(in crate::cuda) left: [usize; MAX_RANK],
    pub(in crate::cuda) right: [usize; MAX_RANK],
    /// Whether the product has rows and columns; otherwise one of the factors is a vector.
    pub(in crate::cuda) matrices: bool,
}
pub(in crate::cuda) const LAST: usize = MAX_RANK - 1;

impl Dims {
    /// Those of a convolution, which has its own.
    pub(in crate::cuda) const NONE: Self = Self {
        inner: 0,
        left_step: 0,
        right_step: 0,
        left: [0; MAX_RANK],
        right: [0; MAX_RANK],
        matrices: false,
    };
    const fn new(
        (a_rank, a_sizes, a): (usize, [usize; MAX_RANK], [usize; MAX_RANK]),
        (b_rank, b): (usize, [usize; MAX_RANK]),
    ) -> Self {
        let (mut left, mut right) = ([0; MAX_RANK], [0; MAX_RANK]);
        let mut d = 0;
        // [.., M, K] and [.., K, N]; if a factor is a vector, the product lacks that dimension.
        if a_rank > 1 && b_rank > 1 {
            while d < LAST {
                left[d] = a[d];
                d += 1;
            }
            d = 0;
            while d < LAST - 1 {
                right[d] = b[d];
                d += 1;
            }
            right[LAST] = b[LAST];
        } else if a_rank > 1 {
            while d < LAST {
                left[d + 1] = a[d];
                d += 1;
            }
        } else if b_rank > 1 {
            while d + 1 < LAST {
                right[d + 1] = b[d];
                d += 1;
            }
            right[LAST] = b[LAST];
        }
        Self {
            inner: a_sizes[LAST],
            left_step: a[LAST],
            right_step: if b_rank > 1 { b[LAST - 1] } else { b[LAST] },
            left,
            right,
            matrices: a_rank > 1 && b_rank > 1,
        }
    }
}
/// The strides of the transposed factor.
const fn transposed(mut steps: [usize; MAX_RANK]) -> [usize; MAX_RANK] {
    (steps[LAST - 1], steps[LAST]) = (steps[LAST], steps[LAST - 1]);
    steps
}
impl<A: CudaFactor, B: CudaFactor, Sh: Shape, const TRANSPOSED: bool>
    CudaProduct<A, B, Sh, TRANSPOSED>
{
    const DIMS: Dims = Dims::new(
        (A::RANK, A::PADDED, A::STEPS),
        (
            B::RANK,
            if TRANSPOSED {
                transposed(B::STEPS)
            } else {
                B::STEPS
            },
        ),
    );
    const FROM: [Ty; 2] = [A::From::TY, B::From::TY];
    fn leaf(side: Side) -> LeafInfo {
        let (ty, strides) = match side {
            Side::Left => (Self::FROM[0], Self::DIMS.left),
            Side::Right => (Self::FROM[1], Self::DIMS.right),
        };
        LeafInfo {
            ty,
            strides,
            factor: Some(side),
        }
    }
}

// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<A: CudaFactor, B: CudaFactor<Sum = A::Sum>, Sh: Shape, const TRANSPOSED: bool> ExprNode
    for CudaProduct<A, B, Sh, TRANSPOSED>
{
    type Elem = A::Sum;
    type Shape = Sh;
    type Memory = Gpu;
    type RequiresGrad = crate::num::bits::False;
    const OPERANDS: Operands = Operands::one(&Sh::PADDED, &Self::DIMS.left)
        .and(&Operands::one(&Sh::PADDED, &Self::DIMS.right));
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> A::Sum {
        not_read_here!(A::Sum)
    }
    of_device! {}
}

/// How a kernel treats the next product in an expression.
#[derive(Debug, Default)]
pub(in crate::cuda) enum Sought {
    /// Computes the sum where it is read.
    #[default]
    Nothing,
    /// Records the product, which is to be computed in tiles.
    First,
    Found(Box<Found>),
    /// The first product is a convolution.
    Windows(Box<FoundWindows>),
    /// The current elements, which were computed in tiles.
    Here(Vec<Val>),
}
#[derive(Clone, Copy, Debug)]
pub(in crate::cuda) struct Found {
    pub(in crate::cuda) dims: Dims,
    pub(in crate::cuda) sizes: [usize; MAX_RANK],
    /// The addresses of the factors.
    pub(in crate::cuda) a: Val,
    pub(in crate::cuda) b: Val,
    /// The types of the factors' elements and of the sums.
    pub(in crate::cuda) from: [Ty; 2],
    pub(in crate::cuda) to: Ty,
}

// SAFETY: two arguments, two parameters, the left factor first.
#[diagnostic::do_not_recommend]
unsafe impl<A: CudaFactor, B: CudaFactor<Sum = A::Sum>, Sh: Shape, const TRANSPOSED: bool> Emit
    for CudaProduct<A, B, Sh, TRANSPOSED>
{
    type Key = CudaProduct<A::Key, B::Key, Sh, TRANSPOSED>;
    const PRODUCT: bool = true;
    fn product() -> Option<Product> {
        Some(Product {
            dims: Self::DIMS,
            sizes: Sh::PADDED,
            to: A::Sum::TY,
        })
    }
    fn args(&self, args: &mut Args) {
        // A sum over an empty dimension reads nothing.
        args.operand(self.a.at(), <A::Sizes as Shape>::NUMEL == 0);
        args.operand(self.b.at(), <B::Sizes as Shape>::NUMEL == 0);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        out.extend([Side::Left, Side::Right].map(Self::leaf));
    }
    fn emit(k: &mut Body) -> Lanes {
        let (a, b) = (k.param(Ty::U64, true), k.param(Ty::U64, true));
        let (from, to) = (Self::FROM, A::Sum::TY);
        match core::mem::take(&mut k.product) {
            Sought::First => {
                k.product = Sought::Found(Box::new(Found {
                    dims: Self::DIMS,
                    sizes: Sh::PADDED,
                    a,
                    b,
                    from,
                    to,
                }));
                vec![vec![k.lit(to, 0.0)]; k.at.lanes]
            }
            Sought::Here(values) => values.into_iter().map(|x| vec![x]).collect(),
            other => {
                k.product = other;
                let factors = [Side::Left, Side::Right].map(Self::leaf);
                let sums = k.inner_product(&Self::DIMS, [a, b], &factors, to);
                sums.into_iter().map(|x| vec![x]).collect()
            }
        }
    }
}

impl Body {
    pub(in crate::cuda) fn multiplied(&mut self, a: Val, b: Val, sum: Val) -> Val {
        if sum.ty.is_float() {
            return self.fma(a, b, sum);
        }
        let product = self.mul(a, b);
        self.add(product, sum)
    }

    /// The sums of the current elements of a product, each computed by one thread.
    fn inner_product(
        &mut self,
        dims: &Dims,
        from: [Val; 2],
        leaves: &[LeafInfo; 2],
        to: Ty,
    ) -> Vec<Val> {
        const UNROLLED: usize = 16;
        const AT_ONCE: usize = 4;
        let lanes = self.at.lanes;
        let zero = self.lit(to, 0.0);
        let mut sums = vec![zero; lanes];
        let steps = [dims.left_step, dims.right_step];
        let bytes = [0, 1].map(|i| (steps[i] * leaves[i].ty.size()) as i64);
        // If the strides along the inner dimension are not multiples of the lanes, elements are loaded one by one.
        let wide = self.at.wide;
        let in_steps = [0, 1].map(|i| wide && steps[i].is_multiple_of(lanes));
        let first = [
            self.address(from[0], &leaves[0]),
            self.address(from[1], &leaves[1]),
        ];
        let one = |k: &mut Self, at: [Val; 2], sums: &mut [Val]| {
            let factors = [0, 1].map(|i| {
                k.at.wide = in_steps[i];
                let all = k.load_at(at[i], &leaves[i], true);
                all.into_iter().map(|x| k.cvt(x, to)).collect::<Vec<_>>()
            });
            k.at.wide = wide;
            for (i, sum) in sums.iter_mut().enumerate() {
                *sum = k.multiplied(factors[0][i], factors[1][i], *sum);
            }
        };
        let ahead = |k: &mut Self, at: [Val; 2], n: usize| {
            [0, 1].map(|i| k.ahead(at[i], bytes[i] * n as i64))
        };
        if dims.inner == 0 {
            return sums.into_iter().map(|x| self.copy(x)).collect();
        }
        if dims.inner <= UNROLLED {
            for n in 0..dims.inner {
                let at = ahead(self, first, n);
                one(self, at, &mut sums);
            }
            return sums;
        }
        let at = first.map(|x| self.copy(x));
        let mut sums: Vec<Val> = sums.into_iter().map(|x| self.copy(x)).collect();
        let nothing = self.constant(0);
        let count = self.variable(nothing, dims.inner / AT_ONCE);
        let begin = self.label();
        self.place_label(begin);
        let mut next = sums.clone();
        for n in 0..AT_ONCE {
            let at = ahead(self, at, n);
            one(self, at, &mut next);
        }
        for (sum, next) in sums.iter().zip(next) {
            self.set_to(*sum, next);
        }
        let further = ahead(self, at, AT_ONCE);
        for (at, further) in at.into_iter().zip(further) {
            self.set_to(at, further);
        }
        self.advance(count, 1);
        let again = self.is_index(count, dims.inner / AT_ONCE);
        self.line(&format!("@{again} bra L{begin}"));
        for n in 0..dims.inner % AT_ONCE {
            let at = ahead(self, at, n);
            one(self, at, &mut sums);
        }
        sums
    }
}
