//! Copies of transposed views, by way of shared memory: read along the one dimension, written along the other, so
//! that both are whole lines. For expressions of one operand; of several, each is read as it lies.

use std::format;
use std::vec;
use std::vec::Vec;

use super::CudaError;
use super::expr::{CudaElement, Emit};
use super::kernel::{BLOCK, Kernel, LeafInfo, Place, Target};
use super::ptx::{Body, Ty, Val};
use crate::shape::MAX_RANK;

/// What becomes of the next operand.
#[derive(Debug, Default)]
pub(super) enum Staged {
    /// It is read.
    #[default]
    No,
    /// It is to say where it begins.
    Sought,
    From(Val),
    /// Its elements at hand, which have been read.
    Here(Vec<Val>),
}

// The dimensions along which the result and the operand lie in a row, if they are different ones and large.
fn crossed(sizes: &[usize; MAX_RANK], out: &LeafInfo, leaf: &LeafInfo) -> Option<(usize, usize)> {
    const LEAST: usize = 16;
    let along =
        |leaf: &LeafInfo| (0..MAX_RANK).find(|&d| sizes[d] >= LEAST && leaf.strides[d] == 1);
    let (to, from) = (along(out)?, along(leaf)?);
    (to != from && leaf.strides[to] > 1 && out.strides[from] > 1).then_some((to, from))
}

/// The kernel of an expression of one operand that lies along another dimension than the result.
pub(super) fn staged<N: Emit<Elem: CudaElement>>(
    sizes: &[usize; MAX_RANK],
    out: &LeafInfo,
    wide: bool,
    target: Target,
) -> Option<Result<Kernel, CudaError>> {
    let mut leaves = Vec::new();
    N::leaves(&mut leaves);
    let [leaf] = leaves[..] else { return None };
    let (to, from) = crossed(sizes, out, &leaf)?;
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
    let total = sizes
        .iter()
        .try_fold(1usize, |all, &size| all.checked_mul(size));
    if total.is_none_or(|total| total >= 1 << 33) || sizes.iter().any(|&size| size >= 1 << 31) {
        return Some(Err(CudaError::TooLarge));
    }
    let blocks = others
        .iter()
        .fold(counts[0] * counts[1], |all, &d| all * sizes[d]);

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

    let u = |k: &Body, x: usize| k.int(Ty::U32, x as i64);
    let part = |k: &mut Body, x: Val, of: usize| {
        let quotient = k.quotient(x, of as u32);
        let of = k.int(Ty::I32, -(of as i64));
        (quotient, k.op("mad.lo.s32", Ty::U32, &[quotient, of, x]))
    };
    let block = k.block();
    let (rest, tile_to) = part(&mut k, block, counts[0]);
    let (mut rest, tile_from) = part(&mut k, rest, counts[1]);
    let mut outer = Vec::new();
    for &d in &others {
        let (quotient, index) = part(&mut k, rest, sizes[d]);
        outer.push((d, index));
        rest = quotient;
    }
    let length = u(&k, tile);
    let starts = [k.mul(tile_to, length), k.mul(tile_from, length)];
    let lane = k.lane();

    // How many elements are read, and written, at once.
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
    // The places of this thread in the tile: along a line, and which line.
    let group = |k: &mut Body, number: usize, lanes: usize| {
        let skipped = u(k, number * BLOCK as usize);
        let number = k.add(lane, skipped);
        let (line, within) = part(k, number, tile / lanes);
        let lanes = u(k, lanes);
        (k.mul(within, lanes), line)
    };

    let word = if leaf.ty.size() == 8 || leaf.ty.is_float() {
        leaf.ty
    } else {
        Ty::U32
    };
    let (size, kind) = (word.size().max(4), word.register());
    let pitch = tile + 1;
    k.shared = tile * pitch * size;
    let memory = k.fresh(Ty::U32);
    k.line(&format!("mov.u32 {memory}, shared"));
    let spot = |k: &mut Body, along: Val, line: Val| {
        let (pitch, size) = (u(k, pitch * size), u(k, size));
        let at = k.op("mad.lo.u32", Ty::U32, &[line, pitch, memory]);
        k.op("mad.lo.u32", Ty::U32, &[along, size, at])
    };

    // Lines of the operand: all are read before the first is kept.
    let mut read = Vec::new();
    for number in 0..tile * tile / lanes[1] / BLOCK as usize {
        let (along, line) = group(&mut k, number, lanes[1]);
        let mut index = [k.add(starts[1], along), k.add(starts[0], line)];
        for (index, (d, lanes)) in index.iter_mut().zip([(from, lanes[1]), (to, 1)]) {
            if !sizes[d].is_multiple_of(tile) {
                // Beyond the edge the last ones are read again, and not written.
                let last = u(&k, sizes[d] - lanes);
                *index = k.op("min.u32", Ty::U32, &[*index, last]);
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
    // Lines of the result.
    for number in 0..tile * tile / lanes[0] / BLOCK as usize {
        let (along, line) = group(&mut k, number, lanes[0]);
        let index = [k.add(starts[0], along), k.add(starts[1], line)];
        let skip = k.label();
        for (index, d) in index.into_iter().zip([to, from]) {
            if !sizes[d].is_multiple_of(tile) {
                let end = u(&k, sizes[d]);
                let beyond = k.cmp("ge", index, end);
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
        k.at.counts = index.to_vec();
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
    Some(Ok(Kernel::new(&k, target, blocks as u32, aligned)))
}
