//! Convolutions in tiles: a product of the weights, a row for each output channel, and of the input, a column for each
//! position of the output, whose rows are the elements of the windows. The threads read these where they are in the
//! input, by a table of a period of the inner dimension.

use std::format;
use std::vec;
use std::vec::Vec;

use crate::cuda::CudaError;
use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::matmul::product::Sought;
use crate::cuda::codegen::matmul::tiles::{BUSY, Fetch, Slices, Sums, Tile};
use crate::cuda::ptx::access::{LeafInfo, Only, Place, Side};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::cuda::ptx::ranged::Ranged;
use crate::layout::Window;
use crate::shape::MAX_RANK;

/// A convolution that is worth tiles.
#[derive(Clone, Copy, Debug)]
pub(in crate::cuda) struct InTiles {
    window: Window,
    ty: Ty,
    /// Whether it is a transposed one, whose windows run backwards.
    transposed: bool,
    /// The strides of the input.
    x: [usize; 4],
    /// The strides of the weight: along the output channels, and along the input channels and the window.
    rows: usize,
    w: [usize; 3],
    tile: Tile,
    /// The dimensions of batch, channel, height and width in the result; without height, that of the channel twice.
    pub(in crate::cuda) axes: [usize; 4],
    /// The sizes of the result.
    pub(in crate::cuda) sizes: [usize; MAX_RANK],
}
/// A convolution in tiles, and the addresses of its input and its weight.
#[derive(Clone, Copy, Debug)]
pub(in crate::cuda) struct FoundWindows {
    pub(in crate::cuda) of: InTiles,
    pub(in crate::cuda) x: Val,
    pub(in crate::cuda) w: Val,
}

/// The stride along all of some dimensions, if these are like one.
fn along(sizes: [usize; 3], strides: [usize; 3]) -> Option<usize> {
    let mut found: Option<(usize, usize)> = None;
    for (size, stride) in sizes.into_iter().zip(strides).rev() {
        found = match found {
            _ if size == 1 => found,
            None => Some((stride, stride * size)),
            Some((first, next)) if stride == next => Some((first, next * size)),
            Some(_) => return None,
        };
    }
    found.map(|(first, _)| first)
}

/// The product of sizes, if it can be counted.
pub(in crate::cuda) fn all(sizes: &[usize]) -> Option<usize> {
    let product = |all: usize, &size: &usize| all.checked_mul(size);
    sizes.iter().try_fold(1, product)
}

impl InTiles {
    /// The convolution, if tiles are worth it: with enough channels, elements in a window, and positions.
    pub(in crate::cuda) fn of(
        window: Window,
        ty: Ty,
        transposed: bool,
        [x, w]: [[usize; 4]; 2],
        axes: [usize; 4],
        sizes: [usize; MAX_RANK],
    ) -> Option<Self> {
        const CHANNELS: usize = 16;
        const INNER: usize = 32;
        const POSITIONS: usize = 16;
        const RESULTS: usize = 1 << 14;
        let groups = window.groups.max(1);
        let (per, made) = (window.input[1] / groups, window.output[1] / groups);
        let [high, wide] = window.kernel;
        let inner = all(&[per, high, wide])?;
        let [n, _, rows, columns] = window.output;
        let positions = all(&[n, rows, columns])?;
        let results = all(&[positions, made, groups])?;
        if made < CHANNELS || inner < INNER || positions < POSITIONS || results < RESULTS {
            return None;
        }
        // Between the elements that a transposed one spreads over more than one position are others.
        if transposed && window.stride != [1, 1] {
            return None;
        }
        let (rows, w) = match transposed {
            false => (w[0], [w[1], w[2], w[3]]),
            true => (w[1], [w[0], w[2], w[3]]),
        };
        let blocks = |high: usize, wide: usize| {
            made.div_ceil(high)
                .saturating_mul(positions.div_ceil(wide))
                .saturating_mul(groups)
        };
        let tile = match ty.size() {
            ..=4 if made > 64 && blocks(128, 128) >= BUSY => Tile::new(128, 128, 8, 8, 8),
            ..=4 if made > 32 && blocks(64, 128) >= BUSY => Tile::new(64, 128, 8, 8, 8),
            ..=4 if made <= 32 && blocks(32, 128) >= BUSY => Tile::new(32, 128, 8, 4, 8),
            ..=4 if made > 32 && blocks(64, 64) >= BUSY => Tile::new(64, 64, 16, 4, 4),
            ..=4 => Tile::new(32, 32, 16, 4, 4),
            _ if made > 32 && blocks(64, 64) >= BUSY => Tile::new(64, 64, 8, 4, 4),
            _ => Tile::new(32, 32, 16, 4, 4),
        };
        let out = Self {
            window,
            ty,
            transposed,
            x,
            rows,
            w,
            tile,
            axes,
            sizes,
        };
        // The table holds distances of 31 bits and a bit for each row and column of the window.
        let reach = |steps: [usize; 3]| {
            let counts = [out.period() / (high * wide), high - 1, wide - 1];
            let all = counts
                .iter()
                .zip(steps)
                .try_fold(0usize, |sum, (&count, step)| {
                    sum.checked_add(count.checked_mul(step)?)
                });
            all.is_some_and(|all| all < 1 << 28)
        };
        let [x, w] = [out.distances(), out.w];
        let fits = high + wide <= 32
            && x.iter().chain(&w).all(|&step| step < 1 << 28)
            && reach(x)
            && reach(w)
            && out.slices().bytes() + out.period() * ENTRY <= SHARED
            && blocks(tile.rows, tile.columns) < 1 << 31
            && positions < 1 << 31
            && inner < 1 << 30;
        fits.then_some(out)
    }
    /// The strides of the input along the channels and the window.
    const fn distances(&self) -> [usize; 3] {
        let (steps, dilation) = (self.x, self.window.dilation);
        [steps[1], dilation[0] * steps[2], dilation[1] * steps[3]]
    }
    /// The stride of the weight from group to group, which are those of the input channels of a transposed one.
    const fn group_stride(&self) -> usize {
        match self.transposed {
            false => self.window.output[1] / self.groups() * self.rows,
            true => self.window.input[1] / self.groups() * self.w[0],
        }
    }
    /// The stride of the weight along all that is added, if that is like one dimension.
    fn step(&self) -> Option<usize> {
        let [high, wide] = self.window.kernel;
        along([self.inner() / self.taps(), high, wide], self.w)
    }
    const fn taps(&self) -> usize {
        self.window.kernel[0] * self.window.kernel[1]
    }
    const fn groups(&self) -> usize {
        if self.window.groups == 0 {
            1
        } else {
            self.window.groups
        }
    }
    const fn inner(&self) -> usize {
        self.window.input[1] / self.groups() * self.taps()
    }
    fn slices(&self) -> Slices {
        Slices::new(self.tile, self.ty, self.inner())
    }
    /// The number of entries of the table: after so many elements of a window, those of later channels follow that are
    /// at the same places. All elements, if there are fewer.
    fn period(&self) -> usize {
        let mut slices = self.taps();
        let mut inner = self.tile.inner;
        while inner.is_multiple_of(2) && slices.is_multiple_of(2) {
            (slices, inner) = (slices / 2, inner / 2);
        }
        (slices * self.tile.inner).min(self.inner().next_multiple_of(self.tile.inner))
    }
}

/// The bytes of shared memory of a block, and of an entry of the table: the distance from the first element of the
/// window in bytes, and the bits of its row and column, together; further on, the distance of its weight, if these are
/// not like one dimension.
const SHARED: usize = 48 << 10;
const ENTRY: usize = 12;
const PAIR: usize = 8;
const LONE: usize = 4;

/// The bits of a row and a column of the window.
pub(in crate::cuda) fn bits_of(k: &mut Body, g: &Window, row: Ranged, column: Ranged) -> Val {
    let one = k.int(Ty::U32, 1);
    let column = k.moved(column, g.kernel[0] as i64);
    let bits = [row, column].map(|at| {
        let bit = k.fresh(Ty::U32);
        k.line(&format!("shl.b32 {bit}, {one}, {}", at.val()));
        bit
    });
    k.bitwise("or", bits[0], bits[1])
}

/// The position of a column of the product: batch, row and column of the image.
pub(in crate::cuda) fn position(k: &mut Body, g: &Window, at: Ranged) -> [Ranged; 3] {
    let (rest, column) = k.parts(at, g.output[3]);
    let (n, row) = k.parts(rest, g.output[2]);
    [n.index(g.output[0]), row, column]
}

/// How a thread reads its column of the input.
struct Columns {
    /// The address of the first element of the window, of the first channel of the period.
    from: Val,
    /// A bit for each row and column of the window that is not in the image.
    outside: Val,
    /// The address of the entry of the first element that the thread reads.
    entry: Val,
    /// The elements that it reads of each slice, from `first` on, and their addresses in shared memory.
    count: usize,
    first: Ranged,
    to: Val,
}

impl InTiles {
    /// Writes the table.
    fn fill(&self, k: &mut Body, table: Ranged, lane: Ranged) {
        let g = &self.window;
        let (threads, period) = (self.tile.threads(), self.period());
        for begin in (0..period).step_by(threads) {
            let skip = k.label();
            let i = k.moved(lane, begin as i64);
            if begin + threads > period {
                let beyond = k.is_past(i, period);
                k.line(&format!("@{beyond} bra L{skip}"));
            }
            let i = i.index(period);
            let (channel, tap) = k.parts(i, self.taps());
            let (row, column) = k.parts(tap, g.kernel[1]);
            let distance = |k: &mut Body, steps: [usize; 3], at: [Ranged; 3]| {
                let [channel, row, column] = steps.map(|step| step * self.ty.size());
                let all = k.times(at[0], channel);
                let all = k.times_plus(at[1], row, all);
                k.times_plus(at[2], column, all).val()
            };
            let mut at = [channel, row, column];
            if self.step().is_none() {
                let weight = distance(k, self.w, at);
                let place = k.times_plus(i, LONE, table);
                let further = period * PAIR;
                k.line(&format!(
                    "st.shared.u32 [{}+{further}], {weight}",
                    place.val()
                ));
            }
            if self.transposed {
                for d in [0, 1] {
                    at[d + 1] = k.reversed(at[d + 1], g.kernel[d]);
                }
            }
            let distance = distance(k, self.distances(), at);
            let bits = bits_of(k, g, row, column);
            let place = k.times_plus(i, PAIR, table);
            k.line(&format!(
                "st.shared.v2.u32 [{}], {{{distance}, {bits}}}",
                place.val()
            ));
            k.place_label(skip);
        }
    }
    /// The column of this thread, which is at the index `column` of the product.
    fn columns(
        &self,
        k: &mut Body,
        (x, group): (Val, Ranged),
        (lane, column): (Ranged, Ranged),
        memory: Ranged,
        table: Ranged,
    ) -> Columns {
        let (g, tile, slices) = (&self.window, self.tile, self.slices());
        let size = self.ty.size();
        let bytes = |step: usize| (step * size) as i64;
        let positions = g.output[0] * g.output[2] * g.output[3];
        let count = tile.inner * tile.columns / tile.threads();
        let (part, of_tile) = k.parts(lane, tile.columns);
        let first = k.times(part, count).index(tile.inner);
        let mut at = k.plus(column, of_tile);
        let mut beyond = None;
        if !positions.is_multiple_of(tile.columns) {
            beyond = Some(k.is_past(at, positions));
            at = k.at_most(at, positions - 1);
        }
        let [n, row, column] = position(k, g, at.index(positions));
        let per = g.input[1] / self.groups();
        let mut from = k.step(x, n, bytes(self.x[0]));
        from = k.step(from, group, bytes(per * self.x[1]));
        let outside = k.copy(k.int(Ty::U32, 0));
        for (d, at) in [row, column].into_iter().enumerate() {
            let begin = match self.transposed {
                false => {
                    let begin = k.times(at, g.stride[d]);
                    k.moved(begin, -(g.padding[d] as i64))
                }
                true => {
                    let reach = (g.kernel[d] - 1) * g.dilation[d];
                    k.moved(at, g.padding[d] as i64 - reach as i64)
                }
            };
            from = k.step(from, begin, bytes(self.x[d + 2]));
            for tap in 0..g.kernel[d] {
                let tap_at = k.constant(tap as i64);
                let inside = match self.transposed {
                    false => k.met(g, d, at, tap_at).1,
                    true => Some(k.spread_from(g, d, at, tap_at).1),
                };
                let Some(inside) = inside else { continue };
                let bit = k.int(Ty::U32, 1 << (d * g.kernel[0] + tap));
                let more = k.bitwise("or", outside, bit);
                let next = k.sel(inside, outside, more);
                k.set_to(outside, next);
            }
        }
        if let Some(beyond) = beyond {
            let all = k.int(Ty::U32, 0xFFFF_FFFF);
            let next = k.sel(beyond, all, outside);
            k.set_to(outside, next);
        }
        let entry = k.times_plus(first, PAIR, table).val();
        let to = k.times_plus(first, slices.pitch[1] * size, memory);
        let to = k.times_plus(of_tile, size, to);
        Columns {
            from: k.copy(from),
            outside,
            entry: k.copy(entry),
            count,
            first,
            to: to.val(),
        }
    }
    /// Reads the elements of the slice that begins at `begin`, 0 for those in the padding, and moves to the next slice.
    fn load(
        &self,
        k: &mut Body,
        columns: &Columns,
        table: Ranged,
        (begin, exists): (Ranged, Option<Val>),
    ) -> Vec<Val> {
        let (slices, period) = (self.slices(), self.period());
        let mut outside = columns.outside;
        if let Some(exists) = exists {
            let all = k.int(Ty::U32, 0xFFFF_FFFF);
            outside = k.sel(exists, outside, all);
        }
        let zero = k.int(Ty::U32, 0);
        let mut out = Vec::new();
        let at_once = if columns.count.is_multiple_of(2) {
            2
        } else {
            1
        };
        for i in (0..columns.count).step_by(at_once) {
            let entries: Vec<Val> = (0..2 * at_once).map(|_| k.fresh(Ty::U32)).collect();
            let names: Vec<_> = entries.iter().map(|x| format!("{x}")).collect();
            k.line(&format!(
                "ld.shared.v{}.u32 {{{}}}, [{}+{}]",
                2 * at_once,
                names.join(", "),
                columns.entry,
                i * PAIR
            ));
            for (j, entry) in entries.chunks(2).enumerate() {
                let met = k.bitwise("and", entry[1], outside);
                let mut is = k.cmp("eq", met, zero);
                if !slices.whole() {
                    let index = k.moved(columns.first, (i + j) as i64);
                    let index = k.plus(begin, index);
                    let exists = k.is_index(index, slices.inner);
                    is = k.bitwise("and", is, exists);
                }
                let distance = k.count_in(entry[0], 0, i64::from(i32::MAX));
                let at = k.step(columns.from, distance, 1);
                let only = Some(Only {
                    is,
                    else_zero: true,
                });
                out.extend(k.load_words("ld.global.nc", at, 1, self.ty, only));
            }
        }
        if slices.count > 1 {
            // After a period, from the begin of the table on, but with the next channels.
            let (step, all) = (self.tile.inner * PAIR, period * PAIR);
            let next = k.add(columns.entry, k.int(Ty::U32, step as i64));
            k.set_to(columns.entry, next);
            let end = k.moved(table, all as i64);
            let again = k.cmp("ge", columns.entry, end.val());
            let back = k.sub(columns.entry, k.int(Ty::U32, all as i64));
            k.line(&format!("@{again} mov.b32 {}, {back}", columns.entry));
            let channels = period / self.taps() * self.x[1] * self.ty.size();
            let further = k.ahead(columns.from, channels as i64);
            k.line(&format!("@{again} mov.b64 {}, {further}", columns.from));
        }
        out
    }
    /// The threads' loads of weights that are like a matrix.
    fn plain(
        &self,
        k: &mut Body,
        (w, group): (Val, Ranged),
        (lane, row): (Ranged, Ranged),
        memory: Ranged,
        (step, wide): (usize, bool),
    ) -> Fetch {
        let (g, tile, slices) = (&self.window, self.tile, self.slices());
        let made = g.output[1] / self.groups();
        let size = self.ty.size();
        let stride = self.rows;
        let along_inner = step == 1 || stride != 1;
        let (slow, count) = if along_inner {
            (stride, slices.inner)
        } else {
            (step, made)
        };
        let fast = if along_inner { step } else { stride };
        let mut lanes = if wide && fast == 1 { 16 / size } else { 1 };
        if !count.is_multiple_of(lanes)
            || !slow.is_multiple_of(lanes)
            || !self.group_stride().is_multiple_of(lanes)
        {
            lanes = 1;
        }
        // Each thread has as many elements.
        while !(tile.rows * tile.inner / lanes).is_multiple_of(tile.threads()) {
            lanes /= 2;
        }
        let origin = k.step(w, group, (self.group_stride() * size) as i64);
        let mut fetch = Fetch {
            from: self.ty,
            lanes,
            along_inner,
            at: Vec::new(),
            inner: Vec::new(),
            to: Vec::new(),
            pitch: slices.pitch[0],
        };
        let line = if along_inner { tile.inner } else { tile.rows } / lanes;
        for part in 0..tile.rows * tile.inner / lanes / tile.threads() {
            let number = k.moved(lane, (part * tile.threads()) as i64);
            let (slow, fast) = k.parts(number, line);
            let fast = k.times(fast, lanes);
            let (inner, index) = if along_inner {
                (fast, slow)
            } else {
                (slow, fast)
            };
            let mut at = k.plus(row, index);
            if !made.is_multiple_of(tile.rows) {
                // Past the edge, the last rows are read again; their results are not written.
                at = k.at_most(at, made - if along_inner { 1 } else { lanes });
            }
            let at = k.step(origin, at, (stride * size) as i64);
            let at = k.step(at, inner, (step * size) as i64);
            fetch
                .at
                .push((k.copy(at), (step * tile.inner * size) as i64));
            fetch.inner.push(inner);
            let place = k.times_plus(inner, slices.pitch[0] * size, memory);
            let place = k.times_plus(index, size, place).val();
            fetch.to.push((place, 0));
        }
        fetch
    }
}

/// How a thread reads weights that are not like a matrix: an element of each of some rows.
struct Rows {
    /// The address of the first weight of the first row, of the first channel of the period.
    from: Val,
    /// The address of its distance in the table.
    entry: Val,
    /// The index of its elements along the inner dimension, and their address in shared memory.
    inner: Ranged,
    to: Val,
    /// The first row, and the number of rows from one to the next.
    row: Ranged,
    apart: usize,
}
/// The loads of the weights.
enum Weights {
    Plain(Fetch),
    ByTable(Rows),
}

impl InTiles {
    fn weights(
        &self,
        k: &mut Body,
        (w, group): (Val, Ranged),
        (lane, row): (Ranged, Ranged),
        [memory, table]: [Ranged; 2],
        wide: bool,
    ) -> Weights {
        let at = (lane, row);
        if let Some(step) = self.step() {
            return Weights::Plain(self.plain(k, (w, group), at, memory, (step, wide)));
        }
        let (tile, slices, size) = (self.tile, self.slices(), self.ty.size());
        let group_stride = self.group_stride();
        let (of_tile, inner) = k.parts(lane, tile.inner);
        let row = k.plus(row, of_tile);
        let from = k.step(w, group, (group_stride * size) as i64);
        let from = k.step(from, row, (self.rows * size) as i64);
        let entry = k.times_plus(inner, LONE, table);
        let entry = k.moved(entry, (self.period() * PAIR) as i64).val();
        let to = k.times_plus(inner, slices.pitch[0] * size, memory);
        Weights::ByTable(Rows {
            from: k.copy(from),
            entry: k.copy(entry),
            inner,
            to: k.times_plus(of_tile, size, to).val(),
            row,
            apart: tile.threads() / tile.inner,
        })
    }
}
impl Weights {
    /// The number of elements per load.
    const fn lanes(&self) -> usize {
        match self {
            Self::Plain(fetch) => fetch.lanes,
            Self::ByTable(_) => 1,
        }
    }
    /// As [`Fetch::load`].
    fn load(
        &self,
        k: &mut Body,
        of: &InTiles,
        table: Ranged,
        (begin, exists): (Ranged, Option<Val>),
    ) -> Vec<Vec<Val>> {
        let (slices, period, tile) = (of.slices(), of.period(), of.tile);
        let rows = match self {
            Self::Plain(fetch) => {
                return fetch.load(k, (begin, exists), slices.whole(), slices.inner);
            }
            Self::ByTable(rows) => rows,
        };
        let distance = k.fresh(Ty::U32);
        k.line(&format!("ld.shared.u32 {distance}, [{}]", rows.entry));
        let distance = k.count_in(distance, 0, i64::from(i32::MAX));
        let from = k.step(rows.from, distance, 1);
        let is = match exists {
            _ if !slices.whole() => {
                let index = k.plus(begin, rows.inner);
                Some(k.is_index(index, slices.inner))
            }
            exists => exists,
        };
        let made = of.window.output[1] / of.groups();
        let mut out = Vec::new();
        for first in (0..tile.rows).step_by(rows.apart) {
            let mut is = is;
            if !made.is_multiple_of(tile.rows) {
                let row = k.moved(rows.row, first as i64);
                let within = k.is_index(row, made);
                is = k.both(is, Some(within));
            }
            let at = k.ahead(from, (first * of.rows * of.ty.size()) as i64);
            let only = is.map(|is| Only {
                is,
                else_zero: true,
            });
            out.push(k.load_words("ld.global.nc", at, 1, of.ty, only));
        }
        if slices.count > 1 {
            let (step, all) = (tile.inner * LONE, period * LONE);
            let next = k.add(rows.entry, k.int(Ty::U32, step as i64));
            k.set_to(rows.entry, next);
            let end = k.moved(table, (period * PAIR + all) as i64);
            let again = k.cmp("ge", rows.entry, end.val());
            let back = k.sub(rows.entry, k.int(Ty::U32, all as i64));
            k.line(&format!("@{again} mov.b32 {}, {back}", rows.entry));
            let channels = period / of.taps() * of.w[0] * of.ty.size();
            let further = k.ahead(rows.from, channels as i64);
            k.line(&format!("@{again} mov.b64 {}, {further}", rows.from));
        }
        out
    }
    /// As [`Fetch::keep`].
    fn keep(&self, k: &mut Body, stage: Val, words: &[Vec<Val>], ty: Ty) {
        match self {
            Self::Plain(fetch) => fetch.keep(k, stage, words, ty),
            Self::ByTable(rows) => {
                let to = k.add(rows.to, stage);
                for (i, words) in words.iter().enumerate() {
                    let bytes = i * rows.apart * ty.size();
                    k.line(&format!(
                        "st.shared.{} [{to}+{bytes}], {}",
                        ty.stored(),
                        words[0]
                    ));
                }
            }
        }
    }
}

/// The kernel of an expression that has the shape of a convolution.
pub(in crate::cuda) fn windowed<N: Emit<Elem: CudaElement>>(
    mut k: Body,
    to: Val,
    found: &FoundWindows,
    out: &LeafInfo,
    wide: bool,
    target: Target,
) -> Result<Kernel, CudaError> {
    let of = &found.of;
    let (g, tile, slices) = (&of.window, of.tile, of.slices());
    let made = g.output[1] / of.groups();
    let positions = g.output[0] * g.output[2] * g.output[3];
    let (tall, broad) = (made.div_ceil(tile.rows), positions.div_ceil(tile.columns));
    let (blocks, threads) = (tall * broad * of.groups(), tile.threads());

    // Blocks that read the same elements of the input are next to each other.
    let block = k.block(blocks);
    let (rest, row) = k.parts(block, tall);
    let (group, column) = k.parts(rest, broad);
    let group = group.index(of.groups());
    let row = k.times(row, tile.rows);
    let column = k.times(column, tile.columns);
    let lane = k.lane(threads as u32);
    k.shared = slices.bytes() + of.period() * ENTRY;
    k.least_blocks = tile.least_blocks();
    let memory = k.shared_memory();
    let table = k.moved(memory, slices.bytes() as i64);
    of.fill(&mut k, table, lane);
    let sums = Sums::new(&mut k, slices, lane, memory);
    let both = [memory, table];
    let weights = of.weights(&mut k, (found.w, group), (lane, row), both, wide);
    let columns = of.columns(&mut k, (found.x, group), (lane, column), memory, table);
    k.line("bar.sync 0");
    sums.over(
        &mut k,
        |k, slice| {
            let w = weights.load(k, of, table, slice);
            (w, of.load(k, &columns, table, slice))
        },
        |k, stage, (w, x)| {
            weights.keep(k, stage, &w, of.ty);
            let to = k.add(columns.to, stage);
            for (i, x) in x.iter().enumerate() {
                let place = slices.part + i * slices.pitch[1] * of.ty.size();
                k.line(&format!("st.shared.{} [{to}+{place}], {x}", of.ty.stored()));
            }
        },
    );

    // Computes the rest of the expression from the registers.
    let mut leaves = vec![*out];
    N::leaves(&mut leaves);
    let [batch, channel, height, width] = of.axes;
    let mut loops = vec![(width, g.output[3])];
    if height != channel {
        loops.push((height, g.output[2]));
    }
    loops.extend([(channel, g.output[1]), (batch, g.output[0])]);
    let rows = leaves.iter().filter(|leaf| leaf.strides[width] == 1);
    let largest = rows.map(|leaf| leaf.ty.size()).max().unwrap_or(16);
    let lanes = if g.output[3].is_multiple_of(sums.at_once) {
        sums.at_once.min(16 / largest)
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
    let first = leaves.iter().position(|leaf| leaf.factor.is_some());
    for (i, leaf) in leaves.iter().enumerate() {
        let lanes = match leaf.factor {
            Some(_) if first == Some(i) => weights.lanes(),
            _ if place.in_groups(leaf) => lanes,
            _ => 1,
        };
        if wide && lanes > 1 {
            aligned.push((i, lanes * leaf.ty.size()));
        }
    }
    for c in (0..tile.wide).step_by(lanes) {
        let skip = k.label();
        let at = sums.index(&mut k, Side::Right, c);
        let at = k.plus(column, at);
        if !positions.is_multiple_of(tile.columns) {
            let beyond = k.is_past(at, positions);
            k.line(&format!("@{beyond} bra L{skip}"));
        }
        let [n, y, x] = position(&mut k, g, at.index(positions));
        for (r, row_of_sums) in sums.all.iter().enumerate() {
            let skip = k.label();
            let at = sums.index(&mut k, Side::Left, r);
            let at = k.plus(row, at);
            if !made.is_multiple_of(tile.rows) {
                let beyond = k.is_past(at, made);
                k.line(&format!("@{beyond} bra L{skip}"));
            }
            let o = k.times_plus(group, made, at.index(made));
            k.at = place.clone();
            k.at.counts = vec![x];
            if height != channel {
                k.at.counts.push(y);
            }
            k.at.counts.extend([o.index(g.output[1]), n]);
            k.product = Sought::Here(row_of_sums[c..c + lanes].to_vec());
            k.rewind();
            let _ = k.param(Ty::U64, true);
            let values: Vec<Val> = N::emit(&mut k).into_iter().map(|x| x[0]).collect();
            k.store(to, out, &values);
            k.place_label(skip);
        }
        k.place_label(skip);
    }
    Kernel::of_blocks(&k, target, (blocks as u32, threads as u32), aligned)
}
