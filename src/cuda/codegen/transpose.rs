//! Copies of transposed views through shared memory: read along one dimension and written along the other, so that both
//! accesses are coalesced. Used for expressions of one operand; with several, each operand is read with its own
//! strides.

use std::format;
use std::vec;
use std::vec::Vec;

use crate::cuda::CudaError;
use crate::cuda::codegen::emit::Emit;
use crate::cuda::ptx::access::{BLOCK, LeafInfo, MAX_BLOCKS, Place};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::cuda::ptx::ranged::Ranged;
use crate::shape::MAX_RANK;

/// How to treat the next operand.
#[derive(Debug, Default)]
pub(in crate::cuda) enum Staged {
    /// Load it.
    #[default]
    No,
    /// Record its address.
    Sought,
    From(Val),
    /// Use its current elements, which have been loaded.
    Here(Vec<Val>),
}

// The dimensions along which the result and the operand have stride 1, if they are different and large.
fn transposed_dims(
    sizes: &[usize; MAX_RANK],
    out: &LeafInfo,
    leaf: &LeafInfo,
) -> Option<(usize, usize)> {
    const LEAST: usize = 16;
    let along =
        |leaf: &LeafInfo| (0..MAX_RANK).find(|&d| sizes[d] >= LEAST && leaf.strides[d] == 1);
    let (to, from) = (along(out)?, along(leaf)?);
    (to != from && leaf.strides[to] > 1 && out.strides[from] > 1).then_some((to, from))
}

/// The kernel of an expression of one operand that has stride 1 along another dimension than the result.
pub(in crate::cuda) fn staged<N: Emit<Elem: CudaElement>>(
    sizes: &[usize; MAX_RANK],
    out: &LeafInfo,
    wide: bool,
    target: Target,
) -> Option<Result<Kernel, CudaError>> {
    let mut leaves = Vec::new();
    N::leaves(&mut leaves);
    let [leaf] = leaves[..] else { return None };
    let (to, from) = transposed_dims(sizes, out, &leaf)?;
    let tile = if sizes[to] > 32 && sizes[from] > 32 {
        64
    } else {
        32
    };
    let others: Vec<usize> = (0..MAX_RANK)
        .rev()
        .filter(|&d| d != to && d != from && sizes[d] != 1)
        .collect();
    let counts = [sizes[to].div_ceil(tile), sizes[from].div_ceil(tile)];
    let blocks = others
        .iter()
        .try_fold(counts[0].checked_mul(counts[1])?, |all, &d| {
            all.checked_mul(sizes[d])
        });
    let Some(blocks) = blocks.filter(|&blocks| blocks <= MAX_BLOCKS) else {
        return Some(Err(CudaError::TooLarge));
    };

    let mut k = Body::over(Place {
        lanes: 1,
        ..Place::default()
    });
    let first = k.param(Ty::U64, true);
    k.staged = Staged::Sought;
    k.dry(|k| {
        let _ = N::emit(k);
    });
    let Staged::From(source) = core::mem::take(&mut k.staged) else {
        return None;
    };

    let block = k.block(blocks);
    let (rest, tile_to) = k.parts(block, counts[0]);
    let (mut rest, tile_from) = k.parts(rest, counts[1]);
    let mut outer = Vec::new();
    for &d in &others {
        let (quotient, index) = k.parts(rest, sizes[d]);
        outer.push((d, index));
        rest = quotient;
    }
    let starts = [k.times(tile_to, tile), k.times(tile_from, tile)];
    let lane = k.lane(BLOCK);

    // The number of elements per load and per store.
    let at_once = |leaf: &LeafInfo, along: usize| {
        let mut lanes = if wide {
            (16 / leaf.ty.size()).min(4)
        } else {
            1
        };
        let strides = (0..MAX_RANK)
            .filter(|&d| d != along && sizes[d] != 1)
            .map(|d| leaf.strides[d]);
        if !sizes[along].is_multiple_of(lanes)
            || !strides.into_iter().all(|s| s.is_multiple_of(lanes))
        {
            lanes = 1;
        }
        lanes
    };
    let lanes = [at_once(out, to), at_once(&leaf, from)];
    let place = |lanes: usize, along: usize, other: usize| {
        let mut loops = vec![(along, sizes[along]), (other, sizes[other])];
        loops.extend(others.iter().map(|&d| (d, sizes[d])));
        Place {
            lanes,
            wide,
            loops,
            counts: Vec::new(),
            apart: true,
        }
    };
    // The position of this thread in the tile: along a line, and the index of the line.
    let group = |k: &mut Body, number: usize, lanes: usize| {
        let number = k.moved(lane, (number * BLOCK as usize) as i64);
        let (line, within) = k.parts(number, tile / lanes);
        (k.times(within, lanes), line)
    };

    let word = if leaf.ty.size() == 8 || leaf.ty.is_float() {
        leaf.ty
    } else {
        Ty::U32
    };
    let (size, kind) = (word.size().max(4), word.register());
    let pitch = tile + 1;
    k.shared = tile * pitch * size;
    let memory = k.shared_memory();
    let spot = |k: &mut Body, along: Ranged, line: Ranged| {
        let at = k.times_plus(line, pitch * size, memory);
        k.times_plus(along, size, at).val()
    };

    // Loads lines of the operand: all loads precede the first store.
    let mut read = Vec::new();
    for number in 0..tile * tile / lanes[1] / BLOCK as usize {
        let (along, line) = group(&mut k, number, lanes[1]);
        let mut index = [k.plus(starts[1], along), k.plus(starts[0], line)];
        for (index, (d, lanes)) in index.iter_mut().zip([(from, lanes[1]), (to, 1)]) {
            if !sizes[d].is_multiple_of(tile) {
                // Past the edge, the last elements are read again and not written.
                *index = k.at_most(*index, sizes[d] - lanes);
            }
        }
        k.at = place(lanes[1], from, to);
        k.at.counts = index.to_vec();
        k.at.counts.extend(outer.iter().map(|&(_, index)| index));
        let values = k.load(source, &leaf, true);
        read.push((spot(&mut k, along, line), values));
    }
    for (at, values) in read {
        for (i, x) in values.into_iter().enumerate() {
            let x = if leaf.ty == Ty::Bool {
                k.cvt(x, Ty::U32)
            } else {
                x
            };
            k.line(&format!("st.shared.{kind} [{at}+{}], {x}", i * size));
        }
    }
    k.line("bar.sync 0");
    // Stores lines of the result.
    for number in 0..tile * tile / lanes[0] / BLOCK as usize {
        let (along, line) = group(&mut k, number, lanes[0]);
        let index = [k.plus(starts[0], along), k.plus(starts[1], line)];
        let skip = k.label();
        for (index, d) in index.into_iter().zip([to, from]) {
            if !sizes[d].is_multiple_of(tile) {
                let beyond = k.is_past(index, sizes[d]);
                k.line(&format!("@{beyond} bra L{skip}"));
            }
        }
        let at = spot(&mut k, line, along);
        let values = (0..lanes[0]).map(|i| {
            let x = k.fresh(if leaf.ty == Ty::Bool {
                Ty::U32
            } else {
                leaf.ty
            });
            k.line(&format!(
                "ld.shared.{kind} {x}, [{at}+{}]",
                i * pitch * size
            ));
            if leaf.ty == Ty::Bool {
                k.cvt(x, Ty::Bool)
            } else {
                x
            }
        });
        let values: Vec<Val> = values.collect();
        k.at = place(lanes[0], to, from);
        k.at.counts = vec![index[0].index(sizes[to]), index[1].index(sizes[from])];
        k.at.counts.extend(outer.iter().map(|&(_, index)| index));
        k.staged = Staged::Here(values);
        k.rewind();
        let _ = k.param(Ty::U64, true);
        let values: Vec<Val> = N::emit(&mut k).into_iter().map(|x| x[0]).collect();
        k.store(first, out, &values);
        k.place_label(skip);
    }
    let aligned = [
        (0, lanes[0] * out.ty.size(), lanes[0]),
        (1, lanes[1] * leaf.ty.size(), lanes[1]),
    ];
    let aligned = aligned.into_iter().filter(|&(.., lanes)| lanes > 1);
    let aligned = aligned.map(|(i, bytes, _)| (i, bytes)).collect();
    Some(Kernel::new(&k, target, blocks as u32, aligned))
}
