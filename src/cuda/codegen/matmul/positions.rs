//! The gradient of a convolution's weight in tiles: a product of the gradient of the result, a row for each output
//! channel, and of the input, a column for each element of a window, over all positions of the result. The threads read
//! the input where it is. The positions are divided into parts, so that all processors of a device have work.

use std::format;
use std::vec::Vec;

use crate::cuda::CudaError;
use crate::cuda::codegen::matmul::tiles::{BUSY, Slices, Sums, Tile};
use crate::cuda::codegen::matmul::windows::{all, bits_of, position};
use crate::cuda::ptx::access::{BLOCK, Only, Place, Side};
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::cuda::ptx::ranged::Ranged;
use crate::layout::Window;

/// The gradient of a weight that is worth tiles.
#[derive(Clone, Copy, Debug)]
pub(in crate::cuda) struct OverPositions {
    window: Window,
    ty: Ty,
    /// The strides of the input and of the gradient of the result.
    x: [usize; 4],
    y: [usize; 4],
    tile: Tile,
    pub(in crate::cuda) parts: usize,
}
/// The bytes of an entry of the table of a tile's columns: the distance from the first element of a window in bytes,
/// and the bits of its row and column.
const ENTRY: usize = 8;
/// How many blocks of 128 threads a processor is to hold: one more would leave too few registers.
const HELD: u32 = 3;
/// The bit of columns that do not exist, and of positions that have none of them.
const NEVER: i64 = 1 << 31;

impl OverPositions {
    pub(in crate::cuda) fn of(window: Window, ty: Ty, [x, y]: [[usize; 4]; 2]) -> Option<Self> {
        const CHANNELS: usize = 16;
        const COLUMNS: usize = 32;
        const POSITIONS: usize = 512;
        // The least number of slices of a part.
        const SLICES: usize = 16;
        let groups = window.groups.max(1);
        let (per, made) = (window.input[1] / groups, window.output[1] / groups);
        let [high, wide] = window.kernel;
        let columns = all(&[per, high, wide])?;
        let [n, _, rows, width] = window.output;
        let positions = all(&[n, rows, width])?;
        if made < CHANNELS || columns < COLUMNS || positions < POSITIONS {
            return None;
        }
        let tile = match ty.size() {
            ..=4 if made > 32 => Tile::new(64, 128, 8, 8, 8),
            ..=4 => Tile::new(32, 128, 8, 4, 8),
            _ => Tile::new(64, 64, 8, 4, 4),
        };
        let tiles = all(&[
            made.div_ceil(tile.rows),
            columns.div_ceil(tile.columns),
            groups,
        ])?;
        // As many blocks as the processors hold at a time.
        let wanted = (HELD as usize * BUSY * 128 / tile.threads()).div_ceil(tiles);
        let slices = positions.div_ceil(tile.inner);
        let chunk = slices.div_ceil(wanted.min(slices / SLICES).max(1));
        let out = Self {
            window,
            ty,
            x,
            y,
            tile,
            parts: slices.div_ceil(chunk),
        };
        let reach = [
            (per - 1, x[1]),
            ((high - 1) * window.dilation[0], x[2]),
            ((wide - 1) * window.dilation[1], x[3]),
        ];
        let reach = reach.iter().try_fold(0usize, |sum, &(count, step)| {
            sum.checked_add(count.checked_mul(step)?)
        });
        let fits = high + wide < 32
            && reach? < 1 << 28
            && x.iter().chain(&y).all(|&step| step < 1 << 28)
            && all(&[tiles, out.parts])? < 1 << 31
            && all(&[out.results(), out.parts])? < 1 << 40
            && out.results() < 1 << 31
            && positions < 1 << 30;
        fits.then_some(out)
    }
    const fn groups(&self) -> usize {
        if self.window.groups == 0 {
            1
        } else {
            self.window.groups
        }
    }
    const fn made(&self) -> usize {
        self.window.output[1] / self.groups()
    }
    const fn columns(&self) -> usize {
        self.window.input[1] / self.groups() * self.window.kernel[0] * self.window.kernel[1]
    }
    const fn positions(&self) -> usize {
        self.window.output[0] * self.window.output[2] * self.window.output[3]
    }
    /// The number of weights.
    pub(in crate::cuda) const fn results(&self) -> usize {
        self.window.output[1] * self.columns()
    }
    /// The number of positions of a part: those of whole slices.
    const fn chunk(&self) -> usize {
        self.positions()
            .div_ceil(self.tile.inner)
            .div_ceil(self.parts)
            * self.tile.inner
    }

    /// Writes the table: an entry for each column of the tile.
    fn fill(&self, k: &mut Body, table: Ranged, (lane, column): (Ranged, Ranged)) {
        let g = &self.window;
        let (threads, wide) = (self.tile.threads(), self.tile.columns);
        for begin in (0..wide).step_by(threads) {
            let skip = k.label();
            let i = k.moved(lane, begin as i64);
            if begin + threads > wide {
                let beyond = k.is_past(i, wide);
                k.line(&format!("@{beyond} bra L{skip}"));
            }
            let i = i.index(wide);
            let at = k.plus(column, i);
            let exists = k.is_index(at, self.columns());
            let at = k.at_most(at, self.columns() - 1);
            let (channel, tap) = k.parts(at, g.kernel[0] * g.kernel[1]);
            let (row, across) = k.parts(tap, g.kernel[1]);
            let size = self.ty.size();
            let distance = k.times(channel, self.x[1] * size);
            let distance = k.times_plus(row, g.dilation[0] * self.x[2] * size, distance);
            let distance = k.times_plus(across, g.dilation[1] * self.x[3] * size, distance);
            let bits = bits_of(k, g, row, across);
            let never = k.int(Ty::U32, NEVER);
            let bits = k.sel(exists, bits, never);
            let place = k.times_plus(i, ENTRY, table).val();
            let distance = distance.val();
            k.line(&format!(
                "st.shared.v2.u32 [{place}], {{{distance}, {bits}}}"
            ));
            k.place_label(skip);
        }
    }

    /// Sums the products of each part; the parts follow one another.
    pub(in crate::cuda) fn kernel(&self, target: Target) -> Result<Kernel, CudaError> {
        let mut body = Body::over(Place::default());
        let k = &mut body;
        let (g, tile, size) = (&self.window, self.tile, self.ty.size());
        let (made, columns, positions) = (self.made(), self.columns(), self.positions());
        let to = k.param(Ty::U64, true);
        let (x, y) = (k.param(Ty::U64, true), k.param(Ty::U64, true));
        let slices = Slices::new(tile, self.ty, self.chunk());
        let (tall, broad) = (made.div_ceil(tile.rows), columns.div_ceil(tile.columns));
        let (blocks, threads) = (tall * broad * self.groups() * self.parts, tile.threads());

        // Blocks that read the same positions are next to each other.
        let block = k.block(blocks);
        let (rest, row) = k.parts(block, tall);
        let (rest, column) = k.parts(rest, broad);
        let (part, group) = k.parts(rest, self.groups());
        let part = part.index(self.parts);
        let row = k.times(row, tile.rows);
        let column = k.times(column, tile.columns);
        let lane = k.lane(threads as u32);
        k.shared = slices.bytes() + tile.columns * ENTRY;
        k.least_blocks = tile.least_blocks().min(HELD);
        let memory = k.shared_memory();
        let table = k.moved(memory, slices.bytes() as i64);
        self.fill(k, table, (lane, column));
        let sums = Sums::new(k, slices, lane, memory);

        // Each thread reads one position of a slice, of some rows and columns.
        let apart = threads / tile.inner;
        let (of_tile, inner) = k.parts(lane, tile.inner);
        let bytes = |step: usize| (step * size) as i64;
        let first = k.times_plus(part, self.chunk(), inner);
        let thread_row = k.plus(row, of_tile);
        let from_y = k.step(y, group, bytes(made * self.y[1]));
        let from_y = k.step(from_y, thread_row, bytes(self.y[1]));
        let from_x = k.step(x, group, bytes(g.input[1] / self.groups() * self.x[1]));
        let entry = k.times_plus(of_tile, ENTRY, table).val();
        let keep = [0, 1].map(|i| {
            let place = k.times_plus(inner, slices.pitch[i] * size, memory);
            k.times_plus(of_tile, size, place).val()
        });
        k.line("bar.sync 0");
        sums.over(
            k,
            |k, (begin, exists)| {
                let at = k.plus(first, begin);
                let mut is = k.is_index(at, positions);
                if let Some(exists) = exists {
                    is = k.bitwise("and", is, exists);
                }
                let at = k.at_most(at, positions - 1);
                let [n, high, wide] = position(k, g, at.index(positions));
                let mut all = Vec::new();
                let mut from = from_y;
                for (at, d) in [(n, 0), (high, 2), (wide, 3)] {
                    from = k.step(from, at, bytes(self.y[d]));
                }
                for begin in (0..tile.rows).step_by(apart) {
                    let mut is = is;
                    if !made.is_multiple_of(tile.rows) {
                        let row = k.moved(thread_row, begin as i64);
                        let within = k.is_index(row, made);
                        is = k.bitwise("and", is, within);
                    }
                    let at = k.ahead(from, bytes(begin * self.y[1]));
                    let only = Some(Only {
                        is,
                        else_zero: true,
                    });
                    all.extend(k.load_words("ld.global.nc", at, 1, self.ty, only));
                }
                let mut from = k.step(from_x, n, bytes(self.x[0]));
                let mut outside = k.int(Ty::U32, NEVER);
                for (d, at) in [high, wide].into_iter().enumerate() {
                    let begin = k.times(at, g.stride[d]);
                    let begin = k.moved(begin, -(g.padding[d] as i64));
                    from = k.step(from, begin, bytes(self.x[d + 2]));
                    for tap in 0..g.kernel[d] {
                        let tap_at = k.constant(tap as i64);
                        let Some(inside) = k.met(g, d, at, tap_at).1 else {
                            continue;
                        };
                        let bit = k.int(Ty::U32, 1 << (d * g.kernel[0] + tap));
                        let more = k.bitwise("or", outside, bit);
                        outside = k.sel(inside, outside, more);
                    }
                }
                let all_bits = k.int(Ty::U32, 0xFFFF_FFFF);
                let outside = k.sel(is, outside, all_bits);
                let zero = k.int(Ty::U32, 0);
                for begin in (0..tile.columns).step_by(apart) {
                    let [distance, bits] = [k.fresh(Ty::U32), k.fresh(Ty::U32)];
                    let place = begin * ENTRY;
                    k.line(&format!(
                        "ld.shared.v2.u32 {{{distance}, {bits}}}, [{entry}+{place}]"
                    ));
                    let met = k.bitwise("and", bits, outside);
                    let is = k.cmp("eq", met, zero);
                    let distance = k.count_in(distance, 0, i64::from(i32::MAX));
                    let at = k.step(from, distance, 1);
                    let only = Some(Only {
                        is,
                        else_zero: true,
                    });
                    all.extend(k.load_words("ld.global.nc", at, 1, self.ty, only));
                }
                all
            },
            |k, stage, all: Vec<Val>| {
                let to = keep.map(|keep| k.add(keep, stage));
                let rows = tile.rows / apart;
                for (i, x) in all.iter().enumerate() {
                    let (to, bytes) = match i.checked_sub(rows) {
                        None => (to[0], i * apart * size),
                        Some(i) => (to[1], slices.part + i * apart * size),
                    };
                    k.line(&format!(
                        "st.shared.{} [{to}+{bytes}], {x}",
                        self.ty.stored()
                    ));
                }
            },
        );

        let to = k.step(to, part, bytes(self.results()));
        for (r, row_of_sums) in sums.all.iter().enumerate() {
            let skip = k.label();
            let at = sums.index(k, Side::Left, r);
            let at = k.plus(row, at);
            if !made.is_multiple_of(tile.rows) {
                let beyond = k.is_past(at, made);
                k.line(&format!("@{beyond} bra L{skip}"));
            }
            let o = k.times_plus(group, made, at.index(made));
            let to = k.step(to, o, bytes(columns));
            for (c, &sum) in row_of_sums.iter().enumerate() {
                let at = sums.index(k, Side::Right, c);
                let at = k.plus(column, at);
                let to = k.step(to, at, bytes(1));
                let name = self.ty.stored();
                if columns.is_multiple_of(tile.columns) {
                    k.line(&format!("st.global.{name} [{to}], {sum}"));
                } else {
                    let within = k.is_index(at, columns);
                    k.line(&format!("@{within} st.global.{name} [{to}], {sum}"));
                }
            }
            k.place_label(skip);
        }
        Kernel::of_blocks(k, target, (blocks as u32, threads as u32), Vec::new())
    }

    /// Adds the parts, in order.
    pub(in crate::cuda) fn finish(&self, target: Target) -> Result<Kernel, CudaError> {
        const AT_ONCE: usize = 8;
        let mut body = Body::over(Place::default());
        let k = &mut body;
        let (total, size) = (self.results(), self.ty.size());
        let (to, from) = (k.param(Ty::U64, true), k.param(Ty::U64, true));
        let blocks = total.div_ceil(BLOCK as usize);
        let position = k.thread(blocks);
        if !total.is_multiple_of(BLOCK as usize) {
            let beyond = k.is_past(position, total);
            k.line(&format!("@{beyond} ret"));
        }
        let position = position.index(total);
        let from = k.step(from, position, size as i64);
        let from = k.copy(from);
        let zero = k.lit(self.ty, 0.0);
        let sum = k.copy(zero);
        let some = |k: &mut Body, count: usize| {
            let all: Vec<Val> = (0..count)
                .map(|part| k.load_one("ld.global.nc", from, part * total * size, self.ty))
                .collect();
            for x in all {
                let next = k.add(sum, x);
                k.set_to(sum, next);
            }
        };
        k.repeated(self.parts / AT_ONCE, false, |k, _| {
            some(k, AT_ONCE);
            let further = k.ahead(from, (AT_ONCE * total * size) as i64);
            k.set_to(from, further);
        });
        some(k, self.parts % AT_ONCE);
        let to = k.step(to, position, size as i64);
        k.store_one(to, 0, sum);
        Kernel::new(k, target, blocks as u32, Vec::new())
    }
}
