//! Variables on a tape: the gradients that arrive are added to theirs.

use std::vec::Vec;

use crate::cuda::CudaError;
use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::leaf::CudaLeaf;
use crate::cuda::codegen::temporaries::Temporaries;
use crate::cuda::codegen::variable::CudaVarLeaf;
use crate::cuda::codegen::write;
use crate::cuda::grad::tape::{CudaDifferentiable, CudaTape, Goal, Record, sweep};
use crate::cuda::ptx::access::Lanes;
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::Body;
use crate::expr::Binary;
use crate::expr::plan::effective;
use crate::layout::{Layout, Strided};
use crate::ops::{AddOp, Real};
use crate::shape::{MAX_RANK, Shape};

/// Whether no two indices share an element, except along dimensions of stride 0.
const fn are_apart(sizes: &[usize; MAX_RANK], strides: &[usize; MAX_RANK]) -> bool {
    let mut d = 0;
    while d < MAX_RANK {
        if sizes[d] > 1 && strides[d] != 0 {
            // The span of the dimensions with smaller strides.
            let (mut span, mut e) = (0, 0);
            while e < MAX_RANK {
                let smaller = strides[e] < strides[d] || strides[e] == strides[d] && e > d;
                if e != d && sizes[e] > 1 && strides[e] != 0 && smaller {
                    span += (sizes[e] - 1) * strides[e];
                }
                e += 1;
            }
            if strides[d] <= span {
                return false;
            }
        }
        d += 1;
    }
    true
}
impl<T: CudaElement, Sh: Shape, St: Shape> CudaVarLeaf<'_, T, Sh, St> {
    const STRIDES: [usize; MAX_RANK] =
        effective(&Sh::PADDED, &<Strided<Sh, St> as Layout>::PADDED_STRIDES);
    /// Whether each index has an element of its own.
    const DISTINCT: bool = {
        let mut d = 0;
        while d < MAX_RANK && (Sh::PADDED[d] <= 1 || Self::STRIDES[d] != 0) {
            d += 1;
        }
        d == MAX_RANK
    };
}
#[diagnostic::do_not_recommend]
impl<T: Real + CudaElement, Sh: Shape, St: Shape> CudaTape for CudaVarLeaf<'_, T, Sh, St> {
    fn reverse(_: &mut Body, _: &Record, grad: Lanes, out: &mut Vec<Lanes>) {
        out.push(grad);
    }
    fn goals(out: &mut Vec<Goal>) {
        const {
            assert!(
                are_apart(&Sh::PADDED, &Self::STRIDES),
                "windows of a variable that overlap have no gradient on CUDA devices"
            )
        };
        out.push(Goal {
            ty: T::TY,
            sizes: Sh::PADDED,
            strides: Self::STRIDES,
            adds: true,
        });
    }
    fn addresses(&self, out: &mut Vec<usize>) {
        out.push(self.grad);
    }
    fn accept<G: Emit<Elem = T> + Copy>(
        self,
        grad: G,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        if !Self::DISTINCT || !G::COSTLY {
            return sweep(self, grad, room);
        }
        if Sh::NUMEL == 0 {
            return Ok(());
        }
        let first = core::ptr::without_provenance::<T>(self.grad);
        let node = Binary {
            op: AddOp,
            // SAFETY: the gradient has this layout. Each thread reads an element before it writes it, and no other
            // thread reads it.
            a: unsafe { CudaLeaf::<'_, T, Sh, St, false>::new(first) },
            b: grad,
        };
        const { assert!(are_apart(&Sh::PADDED, &Self::STRIDES)) };
        // SAFETY: Bounds: the gradient has this layout, and the product the shape of the variable. Uniqueness: each
        // thread reads an element before it writes it, and no other thread reads it.
        unsafe { write::write::<_, Sh, St>(self.grad, &node, room.stream()) }
    }
}
impl<'a, T: Real + CudaElement, Sh: Shape, St: Shape> CudaDifferentiable
    for CudaVarLeaf<'a, T, Sh, St>
{
    type Tape = Self;
    fn record(self, _: &mut Temporaries<'_>) -> Result<Self, CudaError> {
        Ok(self)
    }
    type InMemory = CudaLeaf<'a, T, Sh, St>;
    fn record_in_memory(
        self,
        _: &mut Temporaries<'_>,
    ) -> Result<(Self, Self::InMemory), CudaError> {
        Ok((self, self.value))
    }
}

// ------------------------------------------------------------------ elementwise operations
