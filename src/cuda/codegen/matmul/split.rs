//! Products with few tiles: two kernels, the first of which sums each part of the inner dimension.

use std::format;
use std::vec;
use std::vec::Vec;

use crate::cuda::CudaError;
use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::matmul::product::{LAST, Product, Sought};
use crate::cuda::codegen::matmul::tiles::{Tile, first_product, in_tiles, working};
use crate::cuda::ptx::access::{BLOCK, LeafInfo, Place};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::shape::MAX_RANK;

/// The number of parts into which the inner dimension of a product is split if it has few tiles and is long, so that
/// all processors of a device have work.
pub(in crate::cuda) fn parts<N: Emit>(sizes: &[usize; MAX_RANK]) -> Option<usize> {
    const MOST: usize = 264;
    const LEAST: usize = 256;
    let Product {
        dims,
        sizes: of,
        to,
    } = N::product()?;
    let [m, n] = [sizes[LAST - 1], sizes[LAST]];
    // The parts are an additional, outermost dimension.
    if of != *sizes || sizes[0] != 1 || !dims.matrices || m <= 16 || n <= 16 || !to.is_float() {
        return None;
    }
    let batches: usize = sizes[1..LAST - 1].iter().product();
    let tile = Tile::of(working(to), m, n, batches);
    let blocks = m.div_ceil(tile.rows) * n.div_ceil(tile.columns) * batches;
    let mut parts = 1;
    while parts < 128
        && blocks * parts * 2 <= MOST
        && dims.inner / (parts * 2) >= LEAST
        && dims.inner.is_multiple_of(parts * 2 * tile.inner)
    {
        parts *= 2;
    }
    (parts > 1).then_some(parts)
}

/// Sums each part of the inner dimension. The sums of one part are consecutive. The rest of the expression is not
/// computed.
pub(in crate::cuda) fn partial<N: Emit<Elem: CudaElement>>(
    parts: usize,
    wide: bool,
    target: Target,
) -> Result<Kernel, CudaError> {
    let (k, to, mut found) = first_product::<N>().ok_or(CudaError::TooLarge)?;
    found.dims.inner /= parts;
    found.dims.left[0] = found.dims.left_step * found.dims.inner;
    found.dims.right[0] = found.dims.right_step * found.dims.inner;
    found.sizes[0] = parts;
    let mut strides = [0; MAX_RANK];
    let mut step = 1;
    for d in (0..MAX_RANK).rev() {
        if found.sizes[d] != 1 {
            strides[d] = step;
        }
        step *= found.sizes[d];
    }
    let out = LeafInfo {
        ty: found.to,
        strides,
        factor: None,
    };
    in_tiles::<N>(k, to, &found, &out, wide, target, false)
}

/// Adds the parts of each sum, in order, then computes the rest of the expression. The last parameter is the parts.
pub(in crate::cuda) fn finish<N: Emit<Elem: CudaElement>>(
    sizes: &[usize; MAX_RANK],
    parts: usize,
    out: &LeafInfo,
    target: Target,
) -> Result<Kernel, CudaError> {
    let total: usize = sizes.iter().product();
    if total >= 1 << 31 {
        return Err(CudaError::TooLarge);
    }
    let loops = (0..MAX_RANK).rev().map(|d| (d, sizes[d]));
    let mut k = Body::over(Place {
        lanes: 1,
        loops: loops.filter(|&(_, size)| size != 1).collect(),
        ..Place::default()
    });
    let to = k.param(Ty::U64, true);
    k.product = Sought::First;
    k.dry(|k| {
        let _ = N::emit(k);
    });
    let Sought::Found(found) = core::mem::take(&mut k.product) else {
        return Err(CudaError::TooLarge);
    };
    let from = k.param(Ty::U64, true);
    let blocks = total.div_ceil(BLOCK as usize);
    let position = k.thread(blocks);
    if !total.is_multiple_of(BLOCK as usize) {
        let beyond = k.is_past(position, total);
        k.line(&format!("@{beyond} ret"));
    }
    let position = position.index(total);
    let size = found.to.size();
    let at = k.step(from, position, size as i64);
    let all: Vec<Val> = (0..parts)
        .map(|part| k.load_one("ld.global.nc", at, part * total * size, found.to))
        .collect();
    let mut sum = all[0];
    for &part in &all[1..] {
        sum = k.add(sum, part);
    }
    k.count(position);
    k.product = Sought::Here(vec![sum]);
    k.rewind();
    let _ = k.param(Ty::U64, true);
    let values: Vec<Val> = N::emit(&mut k).into_iter().map(|x| x[0]).collect();
    k.store(to, out, &values);
    Kernel::new(&k, target, blocks as u32, Vec::new())
}
