//! Elementwise kernels: each thread computes a few elements, by the plan of the expression's operands.

use std::format;
use std::vec;
use std::vec::Vec;

use crate::cuda::CudaError;
use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::matmul::tiles;
use crate::cuda::codegen::transpose;
use crate::cuda::ptx::access::{BLOCK, LeafInfo, MAX_BLOCKS, Place};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::expr::plan::{Operands, Plan, effective};
use crate::layout::Layout;
use crate::shape::{MAX_RANK, Shape};

/// The loops of a plan with an extent other than 1, from the innermost outwards.
pub(in crate::cuda) fn loops(plan: &Plan) -> Vec<(usize, usize)> {
    (0..MAX_RANK)
        .rev()
        .map(|i| (plan.axis[i], plan.extent[i]))
        .filter(|&(_, e)| e != 1)
        .collect()
}

/// The kernel that writes an expression to a layout.
pub(in crate::cuda) fn pointwise<N: Emit<Elem: CudaElement>, L: Layout>(
    wide: bool,
    target: Target,
) -> Result<Kernel, CudaError> {
    let sizes = &<L::Shape as Shape>::PADDED;
    let out = LeafInfo::new::<N::Elem>(effective(sizes, &L::PADDED_STRIDES));
    if N::PRODUCT
        && let Some(kernel) = tiles::tiled::<N>(sizes, &out, wide, target)
    {
        return kernel;
    }
    if let Some(kernel) = transpose::staged::<N>(sizes, &out, wide, target) {
        return kernel;
    }
    let operands = Operands::one(sizes, &L::PADDED_STRIDES).and(&N::OPERANDS);
    let mut leaves = vec![out];
    N::leaves(&mut leaves);
    over_elements(sizes, &operands, &leaves, wide, target, |k| {
        k.rewind();
        let to = k.param(Ty::U64, true);
        let values: Vec<Val> = N::emit(k).into_iter().map(|x| x[0]).collect();
        k.store(to, &out, &values);
    })
}

/// A kernel that visits each index of the sizes once: `write` generates what it does with the current elements. The
/// first of the leaves is the output.
pub(in crate::cuda) fn over_elements(
    sizes: &[usize; MAX_RANK],
    operands: &Operands,
    leaves: &[LeafInfo],
    wide: bool,
    target: Target,
    write: impl Fn(&mut Body),
) -> Result<Kernel, CudaError> {
    let plan = Plan::new(sizes, operands);
    let out = leaves[0];
    let mut at = Place {
        wide,
        loops: loops(&plan),
        ..Place::default()
    };
    // As many elements as fill 16 bytes, for the largest type of a contiguous operand or output.
    let rows = leaves.iter().filter(|leaf| at.inner(leaf) == 1);
    let largest = rows.map(|leaf| leaf.ty.size()).max().unwrap_or(16);
    at.lanes = if wide { (16 / largest).max(1) } else { 1 };
    // An operand with another stride needs a separate load for each element: two elements keep the kernel short.
    if leaves.iter().any(|leaf| at.inner(leaf) > 1) {
        at.lanes = at.lanes.min(2);
    }
    let inner = at.loops.first().map_or(1, |&(_, extent)| extent);
    while at.lanes > 1
        && (!at.in_groups(&out)
            || inner < at.lanes
            || (at.loops.len() > 1 && !inner.is_multiple_of(at.lanes)))
    {
        at.lanes /= 2;
    }
    let lanes = at.lanes;
    let total = sizes.iter().product::<usize>();
    // Separate threads compute the remainder of a single loop, one element each.
    let groups = total / lanes;
    let threads = groups + total % lanes;
    let blocks = threads.div_ceil(BLOCK as usize);
    if blocks > MAX_BLOCKS {
        return Err(CudaError::TooLarge);
    }
    // The positions of the pointers among the arguments.
    let mut aligned = Vec::new();
    if lanes > 1 {
        aligned = (leaves.iter().enumerate())
            .filter(|(_, leaf)| at.in_groups(leaf))
            .map(|(i, leaf)| (i, lanes * leaf.ty.size()))
            .collect();
    }
    let mut k = Body::over(at);
    let position = k.thread(blocks);
    if !threads.is_multiple_of(BLOCK as usize) {
        let beyond = k.is_past(position, threads);
        k.line(&format!("@{beyond} ret"));
    }
    let position = position.index(threads);
    if groups < threads && groups > 0 {
        let rest = k.label();
        let beyond = k.is_past(position, groups);
        k.line(&format!("@{beyond} bra L{rest}"));
        k.count(position.index(groups));
        write(&mut k);
        k.line("ret");
        k.place_label(rest);
        let position = k.moved(position, (groups * (lanes - 1)) as i64);
        k.at.lanes = 1;
        k.count(position.index(total));
        write(&mut k);
    } else {
        k.count(position);
        write(&mut k);
    }
    Kernel::new(&k, target, blocks as u32, aligned)
}
