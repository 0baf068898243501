//! Variables on a tape: the gradients that arrive are added to theirs. Those of windows that overlap are written apart,
//! then added one position of all windows after the other, so that no two threads add to one element.

use std::vec;
use std::vec::Vec;

use crate::cuda::CudaError;
use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::leaf::CudaLeaf;
use crate::cuda::codegen::reduce::team::Axes;
use crate::cuda::codegen::temporaries::Temporaries;
use crate::cuda::codegen::variable::CudaVarLeaf;
use crate::cuda::codegen::write;
use crate::cuda::grad::sums::{Sums, row_major};
use crate::cuda::grad::tape::{CudaDifferentiable, CudaTape, Goal, Record, sweep};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty};
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
    const APART: bool = are_apart(&Sh::PADDED, &Self::STRIDES);
    /// The dimensions along which windows overlap: without them, no two indices share an element.
    const OVERLAPPING: [bool; MAX_RANK] = {
        let mut out = [false; MAX_RANK];
        let mut sizes = Sh::PADDED;
        while !are_apart(&sizes, &Self::STRIDES) {
            // The smallest dimension without which they are apart, else the smallest one.
            let (mut best, mut enough, mut d) = (MAX_RANK, false, 0);
            while d < MAX_RANK {
                if sizes[d] > 1 && Self::STRIDES[d] != 0 {
                    let mut without = sizes;
                    without[d] = 1;
                    let is_enough = are_apart(&without, &Self::STRIDES);
                    if best == MAX_RANK
                        || is_enough && !enough
                        || is_enough == enough && sizes[d] < sizes[best]
                    {
                        (best, enough) = (d, is_enough);
                    }
                }
                d += 1;
            }
            sizes[best] = 1;
            out[best] = true;
        }
        out
    };
    /// The sizes without the dimensions along which windows overlap.
    const REST: [usize; MAX_RANK] = {
        let (mut sizes, mut d) = (Sh::PADDED, 0);
        while d < MAX_RANK {
            if Self::OVERLAPPING[d] {
                sizes[d] = 1;
            }
            d += 1;
        }
        sizes
    };
}
impl<T: Real + CudaElement, Sh: Shape, St: Shape> CudaVarLeaf<'_, T, Sh, St> {
    /// Adds the gradients of the windows, which are in row-major order, to those of the elements.
    fn add_windows(&self, windows: usize, room: &mut Temporaries<'_>) -> Result<(), CudaError> {
        let own = row_major::<Sh>();
        let mut axes: Axes = [false; MAX_RANK];
        let mut steps = Self::STRIDES;
        for d in 0..MAX_RANK {
            axes[d] = Self::REST[d] != 1 && Self::STRIDES[d] == 0;
            if Self::REST[d] == 1 {
                steps[d] = 0;
            }
        }
        let sums = Sums {
            sizes: Self::REST,
            axes,
            out: LeafInfo::new::<T>(steps),
            adds: true,
            emit: |k| {
                let from = k.param(Ty::U64, true);
                let mut own = row_major::<Sh>();
                for (step, size) in own.iter_mut().zip(Self::REST) {
                    if size == 1 {
                        *step = 0;
                    }
                }
                let values = k.load(from, &LeafInfo::new::<T>(own), true);
                values.into_iter().map(|x| vec![x]).collect()
            },
            gradient: 0,
        };
        let mut at = [0; MAX_RANK];
        loop {
            let offset = |steps: &[usize; MAX_RANK]| {
                let each = at.iter().zip(steps).map(|(i, step)| i * step);
                each.sum::<usize>() * size_of::<T>()
            };
            let (to, from) = (self.grad + offset(&Self::STRIDES), windows + offset(&own));
            // SAFETY: Bounds: the gradient has this layout, the windows have an element for each of its indices.
            // Uniqueness: without the dimensions of `at`, no two indices share an element, and the kernels run one
            // after the other.
            unsafe {
                sums.write::<Windows<T, Sh, St>>(to, |args| args.pointer(from), room.stream())?;
            }
            let mut d = MAX_RANK;
            loop {
                let Some(next) = (0..d).rev().find(|&d| Self::OVERLAPPING[d]) else {
                    return Ok(());
                };
                d = next;
                at[d] += 1;
                if at[d] < Sh::PADDED[d] {
                    break;
                }
                at[d] = 0;
            }
        }
    }
}
/// The key of the kernel that adds windows.
struct Windows<T, Sh, St>(core::marker::PhantomData<(T, Sh, St)>);
#[diagnostic::do_not_recommend]
impl<T: Real + CudaElement, Sh: Shape, St: Shape> CudaTape for CudaVarLeaf<'_, T, Sh, St> {
    fn reverse(_: &mut Body, _: &Record, grad: Lanes, out: &mut Vec<Lanes>) {
        out.push(grad);
    }
    fn goals(out: &mut Vec<Goal>) {
        out.push(Goal {
            ty: T::TY,
            sizes: Sh::PADDED,
            strides: if Self::APART {
                Self::STRIDES
            } else {
                row_major::<Sh>()
            },
            adds: Self::APART,
        });
    }
    fn addresses(&self, out: &mut Vec<usize>) {
        out.push(self.windows.unwrap_or(self.grad));
    }
    fn begin(&mut self, room: &mut Temporaries<'_>) -> Result<(), CudaError> {
        if !Self::APART {
            self.windows = Some(room.take::<T, Sh>()?.address());
        }
        Ok(())
    }
    fn finish(self, room: &mut Temporaries<'_>) -> Result<(), CudaError> {
        match self.windows {
            Some(windows) if Sh::NUMEL > 0 => self.add_windows(windows, room),
            _ => Ok(()),
        }
    }
    fn accept<G: Emit<Elem = T> + Copy>(
        self,
        grad: G,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        if !Self::DISTINCT || !Self::APART || !G::COSTLY {
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
