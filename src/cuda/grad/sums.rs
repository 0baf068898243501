//! Sums over more indices than their result has: over the copies of what was broadcast, and over the examples for a
//! weight. Long sums for few results are divided into parts, which a second kernel adds in order.

use std::vec;

use crate::cuda::codegen::reduce::team::{Axes, Shares, are_too_large};
use crate::cuda::codegen::reduce::walk::{SUM, walked_in};
use crate::cuda::codegen::temporaries::{RowMajor, Temporaries, Temporary};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty};
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::cuda::runtime::cache::Key;
use crate::cuda::runtime::launch::{self, Args};
use crate::cuda::runtime::memory::CudaBuffer;
use crate::cuda::{CudaError, CudaStream};
use crate::expr::plan::effective;
use crate::layout::{Layout, Strided};
use crate::shape::{MAX_RANK, Shape};

/// Terms at each index of some sizes, and where their sums go.
#[derive(Clone, Copy)]
pub(in crate::cuda) struct Sums {
    pub(in crate::cuda) sizes: [usize; MAX_RANK],
    /// The dimensions along which they are added.
    pub(in crate::cuda) axes: Axes,
    pub(in crate::cuda) out: LeafInfo,
    /// Whether the sums are added to what is there.
    pub(in crate::cuda) adds: bool,
    pub(in crate::cuda) emit: fn(&mut Body) -> Lanes,
    /// Which of the gradients of a pass they are.
    pub(in crate::cuda) gradient: usize,
}
/// The key of the kernel that adds the parts.
struct Finish<K>(core::marker::PhantomData<K>);

impl Sums {
    fn kernel(&self, shares: Shares, target: Target) -> Result<Kernel, CudaError> {
        if are_too_large(&self.sizes, &self.axes) {
            return Err(CudaError::TooLarge);
        }
        let (mut k, walk) = walked_in(&self.sizes, &self.axes, shares, self.emit);
        k.gradient = self.gradient;
        // The parameters are declared in the order of the arguments, even if there are no terms.
        let _ = k.param(Ty::U64, true);
        k.dry(|k| {
            let _ = (self.emit)(k);
        });
        let sum = walk.fold(&mut k, SUM, self.out.ty, |_, x| x);
        if shares.parts > 1 {
            walk.write_part(&mut k, shares.parts, sum);
        } else {
            walk.write_with(&mut k, &self.out, |k, at| match self.adds {
                true => {
                    let old = k.load_one("ld.global", at, 0, self.out.ty);
                    k.add(old, sum)
                }
                false => sum,
            });
        }
        walk.kernel(&k, target)
    }
    /// The sums of the parts of each row, which are adjacent.
    fn of_parts(&self, parts: usize) -> Self {
        let mut sizes = self.sizes;
        let mut left = parts;
        for (d, size) in sizes.iter_mut().enumerate().rev() {
            if self.axes[d] {
                *size = left;
                left = 1;
            }
        }
        let emit = match self.out.ty {
            Ty::F64 => part::<f64>,
            _ => part::<f32>,
        };
        Self {
            sizes,
            emit,
            ..*self
        }
    }
    /// Computes the sums. The key and the number of the gradient identify them.
    ///
    /// # Safety
    /// The layout from `to` on may be written, and nothing else refers to it while the kernels run; the arguments are
    /// those of the terms.
    pub(in crate::cuda) unsafe fn write<K: 'static>(
        &self,
        to: usize,
        terms: impl FnOnce(&mut Args),
        stream: &CudaStream,
    ) -> Result<(), CudaError> {
        let shares = Shares::parts(&self.sizes, &self.axes);
        let rows = self.sizes.iter().zip(&self.axes);
        let rows: usize = rows.filter(|&(_, &is)| !is).map(|(size, _)| size).product();
        let room = match shares.parts {
            1 => None,
            parts => {
                let bytes = rows * parts * self.out.ty.size();
                Some(CudaBuffer::<u64, ()>::of_bytes(bytes, stream)?)
            }
        };
        let mut args = Args::default();
        args.pointer(room.as_ref().map_or(to, CudaBuffer::first_address));
        terms(&mut args);
        // SAFETY: the caller guarantees it; the memory has a place for each part of each sum.
        unsafe {
            launch::launch(Key::part::<K>(self.gradient), stream, args, |_, target| {
                self.kernel(shares, target)
            })?;
        }
        let Some(room) = room else { return Ok(()) };
        let mut args = Args::default();
        args.pointer(to);
        args.pointer(room.first_address());
        let parts = self.of_parts(shares.parts);
        // SAFETY: the caller guarantees it; the kernel reads the parts.
        unsafe {
            launch::launch(
                Key::part::<Finish<K>>(self.gradient),
                stream,
                args,
                |_, target| parts.kernel(Shares::whole(&parts.sizes, &parts.axes), target),
            )
        }
    }
}
/// The current part: the parts of a row are adjacent.
fn part<T: CudaElement>(k: &mut Body) -> Lanes {
    let from = k.param(Ty::U64, true);
    // There is none while the parameters are declared.
    let nowhere = k.constant(0);
    let position = k.at.counts.first().copied().unwrap_or(nowhere);
    let at = k.step(from, position, T::TY.size() as i64);
    vec![vec![k.load_one("ld.global.nc", at, 0, T::TY)]]
}

/// Terms whose sums are a temporary.
pub(in crate::cuda) trait Terms {
    type Elem: CudaElement;
    type Key: 'static;
    /// The sizes of their indices.
    fn sizes() -> [usize; MAX_RANK];
    /// The strides of the result for these indices, of the shape `S` in row-major order; 0 along the other dimensions.
    fn strides() -> [usize; MAX_RANK];
    fn args(&self, args: &mut Args);
    fn emit(k: &mut Body) -> Lanes;
}
/// The sums of terms, for each index of the shape `S`.
pub(in crate::cuda) fn summed<P: Terms, S: Shape>(
    terms: &P,
    room: &mut Temporaries<'_>,
) -> Result<Temporary<P::Elem, S>, CudaError> {
    let leaf = room.take::<P::Elem, S>()?;
    if S::NUMEL == 0 {
        return Ok(leaf);
    }
    let (sizes, strides) = (P::sizes(), P::strides());
    let mut axes: Axes = [false; MAX_RANK];
    for (d, axis) in axes.iter_mut().enumerate() {
        *axis = sizes[d] != 1 && strides[d] == 0;
    }
    let sums = Sums {
        sizes,
        axes,
        out: LeafInfo::new::<P::Elem>(strides),
        adds: false,
        emit: P::emit,
        gradient: 0,
    };
    // SAFETY: the memory is fresh and has an element for each index of the shape, in row-major order.
    unsafe { sums.write::<(P::Key, S)>(leaf.address(), |args| terms.args(args), room.stream())? };
    Ok(leaf)
}
/// The strides of a shape in row-major order, 0 along dimensions of size 1.
pub(in crate::cuda) fn row_major<S: Shape>() -> [usize; MAX_RANK] {
    effective(
        &S::PADDED,
        &<Strided<S, RowMajor<S>> as Layout>::PADDED_STRIDES,
    )
}
