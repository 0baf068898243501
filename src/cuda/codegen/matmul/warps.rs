//! Products with few rows or columns: a warp computes each sum.

use std::format;
use std::vec;
use std::vec::Vec;

use crate::cuda::CudaError;
use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::matmul::product::{Found, Sought};
use crate::cuda::ptx::access::{LeafInfo, Place};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::shape::MAX_RANK;

/// One warp per sum: its threads read adjacent elements along the inner dimension.
pub(in crate::cuda) fn by_warps<N: Emit<Elem: CudaElement>>(
    mut k: Body,
    to: Val,
    found: &Found,
    out: &LeafInfo,
    wide: bool,
    target: Target,
) -> Result<Kernel, CudaError> {
    const WARPS: usize = 8;
    let (sizes, dims) = (&found.sizes, found.dims);
    let total = sizes
        .iter()
        .try_fold(1usize, |all, &size| all.checked_mul(size));
    let Some(total) = total.filter(|&total| total < 1 << 31 && dims.inner < 1 << 30) else {
        return Err(CudaError::TooLarge);
    };
    let loops: Vec<(usize, usize)> = (0..MAX_RANK)
        .rev()
        .map(|d| (d, sizes[d]))
        .filter(|&(_, size)| size != 1)
        .collect();
    let place = Place {
        lanes: 1,
        loops,
        ..Place::default()
    };
    k.at = place.clone();
    let u = |k: &Body, x: usize| k.int(Ty::U32, x as i64);
    let block = k.block(total.div_ceil(WARPS));
    let thread = k.lane(32 * WARPS as u32);
    let (warp, lane) = k.parts(thread, 32);
    let number = k.times_plus(block, WARPS, warp);
    if !total.is_multiple_of(WARPS) {
        let beyond = k.is_past(number, total);
        k.line(&format!("@{beyond} ret"));
    }
    k.count(number.index(total));
    let sides = [
        (dims.left, dims.left_step, found.a),
        (dims.right, dims.right_step, found.b),
    ];
    let bytes = found.from.map(Ty::size);
    // The number of elements per load: both factors must be contiguous along the inner dimension, in multiples of it.
    let largest = bytes[0].max(bytes[1]);
    let mut lanes = if wide { (16 / largest).min(4) } else { 1 };
    let in_rows = |&(strides, step, _): &([usize; MAX_RANK], usize, Val)| {
        step == 1 && strides.iter().all(|s| s.is_multiple_of(lanes))
    };
    if !dims.inner.is_multiple_of(lanes) || !sides.iter().all(in_rows) {
        lanes = 1;
    }
    let leaf = |side: usize, strides| LeafInfo {
        ty: found.from[side],
        strides,
        factor: None,
    };
    let at = [0, 1].map(|side| {
        let (strides, step, first) = sides[side];
        let at = k.address(first, &leaf(side, strides));
        let at = k.step(at, lane, (step * lanes * bytes[side]) as i64);
        k.copy(at)
    });
    let zero = k.lit(found.to, 0.0);
    let sums: Vec<Val> = (0..lanes).map(|_| k.copy(zero)).collect();
    let index = k.times(lane, lanes);
    let index = k.variable(index, dims.inner + 32 * lanes);
    let (again, done) = (k.label(), k.label());
    k.place_label(again);
    let beyond = k.is_past(index, dims.inner);
    k.line(&format!("@{beyond} bra L{done}"));
    let fetch = |k: &mut Body, side: usize| {
        let how = match lanes {
            1 => "ld.global.nc",
            _ => "ld.global.nc.L1::no_allocate",
        };
        let words = k.load_words(how, at[side], lanes, found.from[side], None);
        let values = k.elements(&words, lanes, found.from[side]);
        values
            .into_iter()
            .map(|x| k.cvt(x, found.to))
            .collect::<Vec<_>>()
    };
    let (a, b) = (fetch(&mut k, 0), fetch(&mut k, 1));
    for ((&sum, a), b) in sums.iter().zip(a).zip(b) {
        let next = k.multiplied(a, b, sum);
        k.set_to(sum, next);
    }
    for ((&at, (_, step, _)), size) in at.iter().zip(sides).zip(bytes) {
        let next = k.ahead(at, (32 * lanes * step * size) as i64);
        k.set_to(at, next);
    }
    k.advance(index, 32 * lanes);
    k.line(&format!("bra L{again}"));
    k.place_label(done);
    let mut sum = sums[0];
    for &more in &sums[1..] {
        sum = k.add(sum, more);
    }
    for distance in [16, 8, 4, 2, 1] {
        let other = k.shuffled(sum, distance);
        sum = k.add(sum, other);
    }
    let zero = u(&k, 0);
    let other = k.cmp("ne", lane.val(), zero);
    k.line(&format!("@{other} ret"));
    // One thread of the warp computes the rest of the expression.
    k.at.lanes = 1;
    k.product = Sought::Here(vec![sum]);
    k.rewind();
    let _ = k.param(Ty::U64, true);
    let values: Vec<Val> = N::emit(&mut k).into_iter().map(|x| x[0]).collect();
    k.store(to, out, &values);
    let mut leaves = vec![*out];
    N::leaves(&mut leaves);
    let first = leaves.iter().position(|leaf| leaf.factor.is_some());
    let aligned = first
        .filter(|_| lanes > 1)
        .into_iter()
        .flat_map(|i| [(i, lanes * bytes[0]), (i + 1, lanes * bytes[1])]);
    let grid = (total.div_ceil(WARPS) as u32, 32 * WARPS as u32);
    Kernel::of_blocks(&k, target, grid, aligned.collect())
}
