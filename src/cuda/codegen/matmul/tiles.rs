//! Products in tiles: a block computes a tile of the result from slices of both factors in shared memory.

use std::format;
use std::string::{String, ToString};
use std::vec;
use std::vec::Vec;

use crate::cuda::CudaError;
use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::matmul::product::{Found, LAST, Sought};
use crate::cuda::codegen::matmul::warps::by_warps;
use crate::cuda::codegen::matmul::windows::windowed;
use crate::cuda::ptx::access::{LeafInfo, Only, Place, Side};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::cuda::ptx::ranged::Ranged;
use crate::shape::MAX_RANK;

/// The number of blocks from which on a large device has work for its processors.
pub(in crate::cuda) const BUSY: usize = 128;

/// The sizes of a tile, and the number of rows and columns of each thread.
#[derive(Clone, Copy, Debug)]
pub(in crate::cuda) struct Tile {
    pub(in crate::cuda) rows: usize,
    pub(in crate::cuda) columns: usize,
    pub(in crate::cuda) inner: usize,
    pub(in crate::cuda) high: usize,
    pub(in crate::cuda) wide: usize,
}
impl Tile {
    pub(in crate::cuda) const fn new(
        rows: usize,
        columns: usize,
        inner: usize,
        high: usize,
        wide: usize,
    ) -> Self {
        Self {
            rows,
            columns,
            inner,
            high,
            wide,
        }
    }
    /// Chooses a tile for the sizes: large tiles read less, small ones occupy more of the device.
    pub(in crate::cuda) fn of(ty: Ty, m: usize, n: usize, batches: usize) -> Self {
        let blocks = |high, wide| m.div_ceil(high) * n.div_ceil(wide) * batches;
        if m <= 32 || n <= 32 {
            Self::new(32, 32, 16, 4, 4)
        } else if ty.size() <= 4 && m > 64 && n > 64 && blocks(128, 128) >= BUSY {
            Self::new(128, 128, 8, 8, 8)
        } else if ty.size() <= 4 && n > 64 && blocks(64, 128) >= BUSY {
            Self::new(64, 128, 8, 8, 8)
        } else if ty.size() <= 4 {
            Self::new(64, 64, 16, 4, 4)
        } else {
            Self::new(64, 64, 8, 4, 4)
        }
    }
    pub(in crate::cuda) const fn threads(&self) -> usize {
        self.rows / self.high * (self.columns / self.wide)
    }
    /// How many blocks a processor is to hold: enough that other warps work while one waits for its loads, with 128
    /// registers for each thread of a large tile.
    pub(in crate::cuda) const fn least_blocks(&self) -> u32 {
        match self.high * self.wide {
            64 => 512 / self.threads() as u32,
            _ => 0,
        }
    }
}

/// How the threads of a block load a slice of one factor: rows or columns of the product by a part of the inner
/// dimension.
pub(in crate::cuda) struct Fetch {
    pub(in crate::cuda) from: Ty,
    /// The number of elements per load.
    pub(in crate::cuda) lanes: usize,
    /// Whether these are along the inner dimension.
    pub(in crate::cuda) along_inner: bool,
    /// The pointer of each group of lanes that a thread loads, which advances from slice to slice, with its step in
    /// bytes.
    pub(in crate::cuda) at: Vec<(Val, i64)>,
    /// The index along the inner dimension of each group.
    pub(in crate::cuda) inner: Vec<Ranged>,
    /// The address of each group in shared memory.
    pub(in crate::cuda) to: Vec<(Val, usize)>,
    /// The number of elements from one inner index to the next in shared memory.
    pub(in crate::cuda) pitch: usize,
}
impl Fetch {
    /// Loads the groups of a slice, which begins at `begin`; those beyond the inner dimension are 0, if its slices are
    /// not `whole`. No group of a slice that does not exist is loaded.
    pub(in crate::cuda) fn load(
        &self,
        k: &mut Body,
        (begin, exists): (Ranged, Option<Val>),
        whole: bool,
        inner: usize,
    ) -> Vec<Vec<Val>> {
        let how = match self.lanes {
            1 => "ld.global.nc",
            _ => "ld.global.nc.L1::no_allocate",
        };
        let mut groups = Vec::new();
        for (&(at, further), &first) in self.at.iter().zip(&self.inner) {
            let only = if whole {
                exists.map(|is| Only {
                    is,
                    else_zero: false,
                })
            } else {
                let index = k.plus(begin, first);
                Some(Only {
                    is: k.is_index(index, inner),
                    else_zero: true,
                })
            };
            groups.push(k.load_words(how, at, self.lanes, self.from, only));
            let next = k.ahead(at, further);
            k.set_to(at, next);
        }
        groups
    }
    /// Writes the groups that `load` returned to the slice that begins at `stage`.
    pub(in crate::cuda) fn keep(&self, k: &mut Body, stage: Val, groups: &[Vec<Val>], to: Ty) {
        let work = working(to);
        let size = work.size();
        for (&(place, offset), words) in self.to.iter().zip(groups) {
            let place = k.add(place, stage);
            let values = k.elements(words, self.lanes, self.from);
            let values: Vec<Val> = values.into_iter().map(|x| k.cvt(x, to)).collect();
            if self.along_inner || values.len() == 1 {
                for (i, x) in values.iter().enumerate() {
                    let bytes = offset + i * self.pitch * size;
                    k.line(&format!(
                        "st.shared.{} [{place}+{bytes}], {x}",
                        work.stored()
                    ));
                }
            } else {
                let names: Vec<String> = values.iter().map(Val::to_string).collect();
                k.line(&format!(
                    "st.shared.v{}.{} [{place}+{offset}], {{{}}}",
                    names.len(),
                    work.stored(),
                    names.join(", ")
                ));
            }
        }
    }
}

/// The slices of a tile in shared memory, those of the left factor, then those of the right one.
#[derive(Clone, Copy, Debug)]
pub(in crate::cuda) struct Slices {
    pub(in crate::cuda) tile: Tile,
    pub(in crate::cuda) to: Ty,
    /// The number of elements from one inner index to the next.
    pub(in crate::cuda) pitch: [usize; 2],
    /// The bytes of a slice of the left factor, and of both.
    pub(in crate::cuda) part: usize,
    pub(in crate::cuda) stage: usize,
    /// The number of slices, and the length of the inner dimension.
    pub(in crate::cuda) count: usize,
    pub(in crate::cuda) inner: usize,
}
impl Slices {
    pub(in crate::cuda) fn new(tile: Tile, to: Ty, inner: usize) -> Self {
        let size = working(to).size();
        let pitch = [tile.rows + 4, tile.columns + 4];
        let part = tile.inner * pitch[0] * size;
        Self {
            tile,
            to,
            pitch,
            part,
            stage: part + tile.inner * pitch[1] * size,
            count: inner.div_ceil(tile.inner),
            inner,
        }
    }
    /// The bytes of all that is kept at a time: while one slice is read, the next one is written.
    pub(in crate::cuda) const fn bytes(&self) -> usize {
        if self.count > 1 {
            2 * self.stage
        } else {
            self.stage
        }
    }
    pub(in crate::cuda) const fn whole(&self) -> bool {
        self.inner.is_multiple_of(self.tile.inner)
    }
}

/// The accumulators of a thread: groups of rows and of columns that one load reads.
pub(in crate::cuda) struct Sums {
    slices: Slices,
    /// The number of adjacent rows, and of columns, in a group.
    pub(in crate::cuda) at_once: usize,
    groups: [usize; 2],
    /// The row and the column of this thread among those of its block.
    at: [Ranged; 2],
    /// The addresses of its elements of both factors in the first slice.
    sources: [Val; 2],
    pub(in crate::cuda) all: Vec<Vec<Val>>,
}
impl Sums {
    pub(in crate::cuda) fn new(k: &mut Body, slices: Slices, lane: Ranged, memory: Ranged) -> Self {
        let Slices { tile, to, .. } = slices;
        let size = working(to).size();
        // Within a warp, 4 rows of 8 threads.
        let warps_wide = tile.columns / tile.wide / 8;
        let bits = |k: &mut Body, x: Ranged, shift: u32, mask: i64| {
            let shift = k.int(Ty::U32, shift.into());
            let x = k.shift(false, x.val(), shift);
            let literal = k.int(Ty::U32, mask);
            let x = k.bitwise("and", x, literal);
            k.count_in(x, 0, mask)
        };
        let (x_low, y_low) = (bits(k, lane, 0, 7), bits(k, lane, 3, 3));
        let x_high = bits(k, lane, 5, warps_wide as i64 - 1);
        let y_high = bits(k, lane, 5 + warps_wide.trailing_zeros(), 0xFFFF);
        let x = k.times_plus(x_high, 8, x_low);
        let y = k.times_plus(y_high, 4, y_low);
        let y = y.index(tile.rows / tile.high);
        let at_once = (16 / size).min(4);
        let zero = k.lit(to, 0.0);
        Self {
            slices,
            at_once,
            groups: [tile.high / at_once, tile.wide / at_once],
            at: [y, x],
            sources: [y, x].map(|i| k.times_plus(i, at_once * size, memory).val()),
            all: (0..tile.high)
                .map(|_| (0..tile.wide).map(|_| k.copy(zero)).collect())
                .collect(),
        }
    }
    /// The row or column `i` of this thread in the tile.
    pub(in crate::cuda) fn index(&self, k: &mut Body, side: Side, i: usize) -> Ranged {
        let tile = self.slices.tile;
        let (at, distance) = match side {
            Side::Left => (self.at[0], tile.rows / self.groups[0]),
            Side::Right => (self.at[1], tile.columns / self.groups[1]),
        };
        let first = k.constant((i / self.at_once * distance + i % self.at_once) as i64);
        k.times_plus(at, self.at_once, first)
    }
    /// Adds the products of a slice.
    fn add(&self, k: &mut Body, stage: Val) {
        let Slices { tile, to, .. } = self.slices;
        let work = working(to);
        let from = self.sources.map(|source| k.add(source, stage));
        let lengths = [tile.rows, tile.columns];
        for inner in 0..tile.inner.min(self.slices.inner) {
            let values = [0, 1].map(|i| {
                let mut values = Vec::new();
                for group in 0..self.groups[i] {
                    let first =
                        inner * self.slices.pitch[i] + group * (lengths[i] / self.groups[i]);
                    let offset = i * self.slices.part + first * work.size();
                    let some: Vec<Val> = (0..self.at_once).map(|_| k.fresh(to)).collect();
                    let names: Vec<String> = some.iter().map(Val::to_string).collect();
                    k.line(&format!(
                        "ld.shared.v{}.{} {{{}}}, [{}+{offset}]",
                        self.at_once,
                        work.stored(),
                        names.join(", "),
                        from[i]
                    ));
                    values.extend(some);
                }
                values
            });
            for (sums, &a) in self.all.iter().zip(&values[0]) {
                for (&sum, &b) in sums.iter().zip(&values[1]) {
                    if sum.ty.is_float() {
                        k.line(&format!(
                            "fma.rn.{} {sum}, {a}, {b}, {sum}",
                            sum.ty.stored()
                        ));
                    } else {
                        let next = k.multiplied(a, b, sum);
                        k.set_to(sum, next);
                    }
                }
            }
        }
    }
    /// Adds the products of all slices. `load` reads the elements of the slice that begins at an inner index, if that
    /// slice exists; `keep` writes them to shared memory, where they are read after a barrier.
    pub(in crate::cuda) fn over<W>(
        &self,
        k: &mut Body,
        load: impl Fn(&mut Body, (Ranged, Option<Val>)) -> W,
        keep: impl Fn(&mut Body, Val, W),
    ) {
        let Slices {
            tile, stage, count, ..
        } = self.slices;
        let nothing = k.constant(0);
        let begin = k.variable(nothing, count * tile.inner);
        let now = k.copy(nothing.val());
        let words = load(k, (begin, None));
        keep(k, now, words);
        k.line("bar.sync 0");
        if count == 1 {
            self.add(k, now);
            return;
        }
        let (again, done) = (k.label(), k.label());
        k.place_label(again);
        k.advance(begin, tile.inner);
        let exists = k.is_index(begin, count * tile.inner);
        let words = load(k, (begin, Some(exists)));
        self.add(k, now);
        k.line(&format!("@!{exists} bra L{done}"));
        // To the other half of the shared memory, which no thread reads.
        let total = k.int(Ty::U32, stage as i64);
        let other = k.sub(total, now);
        k.set_to(now, other);
        keep(k, now, words);
        k.line("bar.sync 0");
        k.line(&format!("bra L{again}"));
        k.place_label(done);
    }
}

/// The start of a kernel: its output pointer, and the first product in the expression, if there is one.
fn first<N: Emit>() -> (Body, Val, Sought) {
    let mut k = Body::over(Place {
        lanes: 1,
        ..Place::default()
    });
    let to = k.param(Ty::U64, true);
    k.product = Sought::First;
    k.dry(|k| {
        let _ = N::emit(k);
    });
    let found = core::mem::take(&mut k.product);
    (k, to, found)
}
/// As `first`, of a product of matrices.
pub(in crate::cuda) fn first_product<N: Emit>() -> Option<(Body, Val, Found)> {
    match first::<N>() {
        (k, to, Sought::Found(found)) => Some((k, to, *found)),
        _ => None,
    }
}

/// The kernel of an expression that has the shape of a matrix product or of a convolution in tiles; `None` if it is to be
/// summed where it is read.
pub(in crate::cuda) fn tiled<N: Emit<Elem: CudaElement>>(
    sizes: &[usize; MAX_RANK],
    out: &LeafInfo,
    wide: bool,
    target: Target,
) -> Option<Result<Kernel, CudaError>> {
    let (k, to, found) = match first::<N>() {
        (k, to, Sought::Found(found)) => (k, to, found),
        (k, to, Sought::Windows(found)) if found.of.sizes == *sizes => {
            return Some(windowed::<N>(k, to, &found, out, wide, target));
        }
        _ => return None,
    };
    let [m, n] = [sizes[LAST - 1], sizes[LAST]];
    let dims = found.dims;
    if found.sizes != *sizes || dims.inner == 0 {
        return None;
    }
    if !dims.matrices || m <= 16 || n <= 16 {
        // By warps only if the larger factor has stride 1 along a long inner dimension.
        let step = match dims {
            _ if dims.matrices && n > 16 => dims.right_step,
            _ if dims.left == [0; MAX_RANK] => dims.right_step,
            _ => dims.left_step,
        };
        let plain = matches!(
            found.to,
            Ty::F32 | Ty::F64 | Ty::I32 | Ty::I64 | Ty::U32 | Ty::U64
        );
        return (step == 1 && dims.inner >= 64 && plain)
            .then(|| by_warps::<N>(k, to, &found, out, wide, target));
    }
    Some(in_tiles::<N>(k, to, &found, out, wide, target, true))
}

/// The type of the accumulators for a type of sums.
pub(in crate::cuda) fn working(to: Ty) -> Ty {
    if to.size() < 4 { Ty::I32 } else { to }
}

/// A product in tiles, and the `rest` of the expression, or only the sums.
pub(in crate::cuda) fn in_tiles<N: Emit<Elem: CudaElement>>(
    mut k: Body,
    to: Val,
    found: &Found,
    out: &LeafInfo,
    wide: bool,
    target: Target,
    rest_too: bool,
) -> Result<Kernel, CudaError> {
    let (sizes, dims) = (&found.sizes, found.dims);
    let [m, n] = [sizes[LAST - 1], sizes[LAST]];
    let batches: usize = sizes[..LAST - 1].iter().product();
    let work = working(found.to);
    let tile = Tile::of(work, m, n, batches);
    let (tall, broad) = (m.div_ceil(tile.rows), n.div_ceil(tile.columns));
    let blocks = tall.checked_mul(broad).and_then(|b| b.checked_mul(batches));
    let Some(blocks) =
        blocks.filter(|&b| b < 1 << 31 && m < 1 << 31 && n < 1 << 31 && dims.inner < 1 << 30)
    else {
        return Err(CudaError::TooLarge);
    };

    // The tile and the product of this block.
    let block = k.block(blocks);
    let (rest, column) = k.parts(block, broad);
    let (mut rest, row) = k.parts(rest, tall);
    let mut batch = Vec::new();
    for d in (0..LAST - 1).rev().filter(|&d| sizes[d] != 1) {
        let (quotient, index) = k.parts(rest, sizes[d]);
        batch.push((d, sizes[d], index));
        rest = quotient;
    }
    let row = k.times(row, tile.rows);
    let column = k.times(column, tile.columns);

    let threads = tile.threads();
    let lane = k.lane(threads as u32);
    let slices = Slices::new(tile, found.to, dims.inner);
    k.least_blocks = tile.least_blocks();
    // The elements of the next slice and what they are converted to take more registers than `ptxas` 13.5 gives by itself:
    // up to 16 bytes were spilled. Each thread may have 128, those of small tiles 168.
    if work.size() == 8 && found.from.iter().any(|from| from.size() < 8) {
        k.least_blocks = if threads > 64 { 2 } else { 6 };
    }
    k.shared = slices.bytes();
    let memory = k.shared_memory();
    let sums = Sums::new(&mut k, slices, lane, memory);
    let (size, pitch) = (work.size(), slices.pitch);

    let mut fetches = Vec::new();
    for (i, side) in [Side::Left, Side::Right].into_iter().enumerate() {
        let from = found.from[i];
        let (across, extent, first, step, strides, base) = match side {
            Side::Left => (tile.rows, m, row, dims.left_step, dims.left, found.a),
            Side::Right => (
                tile.columns,
                n,
                column,
                dims.right_step,
                dims.right,
                found.b,
            ),
        };
        let stride = strides[if side == Side::Left { LAST - 1 } else { LAST }];
        // Vector loads along the dimension in which the elements are contiguous.
        let along_inner = step == 1 || stride != 1;
        let (fast, slow, count) = if along_inner {
            (step, stride, dims.inner)
        } else {
            (stride, step, extent)
        };
        // At most as many as one store to shared memory takes: each thread has a group.
        let mut lanes = if wide && fast == 1 {
            (16 / from.size().max(size)).min(4)
        } else {
            1
        };
        let outer = batch.iter().map(|&(d, ..)| strides[d]);
        if !count.is_multiple_of(lanes) || !outer.chain([slow]).all(|s| s.is_multiple_of(lanes)) {
            lanes = 1;
        }
        let mut origin = base;
        for &(d, _, index) in &batch {
            origin = k.step(origin, index, (strides[d] * from.size()) as i64);
        }
        let mut fetch = Fetch {
            from,
            lanes,
            along_inner,
            at: Vec::new(),
            inner: Vec::new(),
            to: Vec::new(),
            pitch: pitch[i],
        };
        let line = if along_inner { tile.inner } else { across } / lanes;
        let bytes = from.size();
        debug_assert!((across * tile.inner / lanes).is_multiple_of(threads));
        for group in 0..across * tile.inner / lanes / threads {
            let number = k.moved(lane, (group * threads) as i64);
            let (slow, fast) = k.parts(number, line);
            let fast = k.times(fast, lanes);
            let (inner, side_index) = if along_inner {
                (fast, slow)
            } else {
                (slow, fast)
            };
            let mut index = k.plus(first, side_index);
            if !extent.is_multiple_of(across) {
                // Past the edge, the last elements are read again; their results are not written.
                index = k.at_most(index, extent - if along_inner { 1 } else { fetch.lanes });
            }
            let at = k.step(origin, index, (stride * bytes) as i64);
            let at = k.step(at, inner, (step * bytes) as i64);
            fetch
                .at
                .push((k.copy(at), (step * tile.inner * bytes) as i64));
            fetch.inner.push(inner);
            let place = k.times_plus(inner, pitch[i] * size, memory);
            let place = k.times_plus(side_index, size, place).val();
            fetch.to.push((place, if i == 0 { 0 } else { slices.part }));
        }
        fetches.push(fetch);
    }

    sums.over(
        &mut k,
        |k, slice| {
            let load = |fetch: &Fetch| fetch.load(k, slice, slices.whole(), dims.inner);
            fetches.iter().map(load).collect::<Vec<_>>()
        },
        |k, stage, words| {
            for (fetch, words) in fetches.iter().zip(words) {
                fetch.keep(k, stage, &words, found.to);
            }
        },
    );
    let at_once = sums.at_once;

    // Computes the rest of the expression from the registers.
    let mut leaves = vec![*out];
    N::leaves(&mut leaves);
    let mut loops = vec![(LAST, n), (LAST - 1, m)];
    loops.extend(batch.iter().map(|&(d, extent, _)| (d, extent)));
    // The factors of another product are read here.
    let factors = leaves.iter().position(|leaf| leaf.factor.is_some());
    let in_tiles = |i: usize| factors.is_some_and(|first| i == first || i == first + 1);
    let rows = leaves
        .iter()
        .enumerate()
        .filter(|&(i, leaf)| !in_tiles(i) && leaf.strides[LAST] == 1);
    let largest = rows.map(|(_, leaf)| leaf.ty.size()).max().unwrap_or(16);
    let lanes = if n.is_multiple_of(at_once) {
        at_once.min(16 / largest)
    } else {
        1
    };
    let place = Place {
        lanes,
        wide,
        loops,
        counts: Vec::new(),
        apart: true,
    };
    let mut aligned = Vec::new();
    for (i, leaf) in leaves.iter().enumerate() {
        let lanes = match factors {
            Some(left) if i == left => fetches[0].lanes,
            Some(left) if i == left + 1 => fetches[1].lanes,
            _ if place.in_groups(leaf) => lanes,
            _ => 1,
        };
        if wide && lanes > 1 {
            aligned.push((i, lanes * leaf.ty.size()));
        }
    }
    for (r, row_of_sums) in sums.all.iter().enumerate() {
        let skip = k.label();
        let place_row = sums.index(&mut k, Side::Left, r);
        let place_row = k.plus(row, place_row);
        if !m.is_multiple_of(tile.rows) {
            let beyond = k.is_past(place_row, m);
            k.line(&format!("@{beyond} bra L{skip}"));
        }
        for c in (0..tile.wide).step_by(lanes) {
            let skip = k.label();
            let place_column = sums.index(&mut k, Side::Right, c);
            let place_column = k.plus(column, place_column);
            if !n.is_multiple_of(tile.columns) {
                let beyond = k.is_past(place_column, n);
                k.line(&format!("@{beyond} bra L{skip}"));
            }
            k.at = place.clone();
            k.at.counts = vec![place_column.index(n), place_row.index(m)];
            k.at.counts.extend(batch.iter().map(|&(.., index)| index));
            k.product = Sought::Here(row_of_sums[c..c + lanes].to_vec());
            k.rewind();
            let _ = k.param(Ty::U64, true);
            let values: Vec<Val> = if rest_too {
                N::emit(&mut k).into_iter().map(|x| x[0]).collect()
            } else {
                row_of_sums[c..c + lanes].to_vec()
            };
            k.store(to, out, &values);
            k.place_label(skip);
        }
        k.place_label(skip);
    }
    let grid = (blocks as u32, threads as u32);
    Kernel::of_blocks(&k, target, grid, aligned)
}
