//! Which threads share a row.

use std::format;
use std::string::String;
use std::vec;
use std::vec::Vec;

use crate::cuda::ptx::access::BLOCK;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::shape::{MAX_RANK, Shape};

/// The lane distances of the shuffles of a warp reduction.
pub(in crate::cuda) const DISTANCES: [i64; 5] = [16, 8, 4, 2, 1];

/// The number of blocks that reduce a whole tensor.
pub(in crate::cuda) const BLOCKS: usize = 512;

/// The threads that share a row.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cuda) enum Team {
    /// Adjacent threads of a warp: a power of two.
    Lanes(usize),
    /// A block of several whole warps.
    Block(usize),
    /// Several threads for each of a number of rows side by side. Adjacent threads are of adjacent rows.
    Beside { rows: usize, each: usize },
}
impl Team {
    /// The number of threads of a row.
    pub(in crate::cuda) fn size(self) -> usize {
        match self {
            Self::Lanes(size) | Self::Block(size) => size,
            Self::Beside { each, .. } => each,
        }
    }
    /// The number of threads of a block.
    pub(super) fn block(self) -> u32 {
        match self {
            Self::Lanes(_) => BLOCK,
            Self::Block(size) => size as u32,
            Self::Beside { rows, each } => (rows * each) as u32,
        }
    }
    /// The values of the other parts of a team, after those of a warp have been combined by shuffles: every thread gets
    /// those of all parts, in order.
    pub(in crate::cuda) fn exchange(self, k: &mut Body, values: &[Val]) -> Vec<Vec<Val>> {
        // The first thread of a warp stores for all of them; of rows side by side, each thread has values of its own.
        let thread = k.lane(self.block());
        let (parts, width, slot, row, leads);
        match self {
            Self::Lanes(_) => return vec![values.to_vec()],
            Self::Block(size) => {
                let (warp, within) = k.parts(thread, 32);
                let zero = k.int(Ty::U32, 0);
                leads = format!("@{} ", k.cmp("eq", within.val(), zero));
                (parts, width, slot, row) = (size / 32, 1, warp, k.constant(0));
            }
            Self::Beside { rows, each } => {
                leads = String::new();
                (parts, width, slot, row) = (each, rows, thread, k.parts(thread, rows).1);
            }
        }
        let memory = k.shared_memory();
        // Separate memory for each exchange, so that no thread overwrites a value that another still reads.
        let places: Vec<(usize, usize)> = (values.iter())
            .map(|x| {
                let size = x.ty.size().max(4);
                let begin = k.shared.next_multiple_of(size);
                k.shared = begin + parts * width * size;
                (begin, size)
            })
            .collect();
        for (x, &(begin, size)) in values.iter().zip(&places) {
            let at = k.times_plus(slot, size, memory).val();
            let kind = x.ty.register();
            k.line(&format!("{leads}st.shared.{kind} [{at}+{begin}], {x}"));
        }
        k.line("bar.sync 0");
        let starts: Vec<Val> = (places.iter())
            .map(|&(_, size)| k.times_plus(row, size, memory).val())
            .collect();
        let part = |k: &mut Body, part: usize| {
            let mut all = Vec::new();
            for ((x, &(begin, size)), from) in values.iter().zip(&places).zip(&starts) {
                let value = k.fresh(x.ty);
                let begin = begin + part * width * size;
                k.line(&format!(
                    "ld.shared.{} {value}, [{from}+{begin}]",
                    x.ty.register()
                ));
                all.push(value);
            }
            all
        };
        (0..parts).map(|i| part(k, i)).collect()
    }
    /// The lane distances of the shuffles that combine values within a warp.
    pub(in crate::cuda) fn distances(self) -> impl Iterator<Item = i64> {
        let most = match self {
            Self::Lanes(size) | Self::Block(size) => size as i64,
            Self::Beside { .. } => 1,
        };
        DISTANCES.into_iter().filter(move |&d| d < most)
    }
}

/// Whether each dimension is reduced, right-aligned.
#[doc(hidden)]
pub(in crate::cuda) type Axes = [bool; MAX_RANK];
/// A single dimension.
pub(in crate::cuda) const fn one_axis(axis: usize) -> Axes {
    let mut axes = [false; MAX_RANK];
    axes[axis] = true;
    axes
}
/// The dimensions whose sizes differ from `marked`, which is 1 there. A dimension of size 1 needs no reduction.
pub(in crate::cuda) const fn marked(sizes: &[usize; MAX_RANK], marked: &[usize; MAX_RANK]) -> Axes {
    let mut axes = [false; MAX_RANK];
    let mut d = 0;
    while d < MAX_RANK {
        axes[d] = sizes[d] != marked[d];
        d += 1;
    }
    axes
}
pub(super) fn sizes_where(sizes: &[usize], axes: &[bool], along: bool) -> usize {
    let all = sizes.iter().zip(axes);
    all.filter(|&(_, &is)| is == along)
        .map(|(size, _)| size)
        .product()
}

/// The threads that share each row, and the number of such teams that each sum a part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cuda) struct Shares {
    pub(in crate::cuda) team: Team,
    pub(in crate::cuda) parts: usize,
}
impl Shares {
    /// One team for each row.
    pub(in crate::cuda) fn whole(sizes: &[usize; MAX_RANK], axes: &Axes) -> Self {
        let team = Rule::of(sizes, axes).team(1, 0, false);
        Self { team, parts: 1 }
    }
    /// More of them, so that all processors have work, if the rows are long and few; the parts of a row are then added
    /// by another kernel. If adjacent elements belong to different rows, adjacent threads do.
    pub(in crate::cuda) fn parts(sizes: &[usize; MAX_RANK], axes: &Axes) -> Self {
        // The terms of a thread, and of all of them.
        const LEAST: usize = 16;
        const FEW: usize = 1 << 14;
        let rule = Rule::of(sizes, axes);
        let whole = Self::whole(sizes, axes);
        if rule.count * rule.others.max(1) < FEW {
            return whole;
        }
        let (team, teams) = match rule.beside {
            false => (Team::Block(BLOCK as usize), BLOCKS),
            true => (Team::Lanes(1), BLOCKS * BLOCK as usize / 2),
        };
        let parts = (teams / rule.others.max(1)).min(rule.count / (LEAST * team.size()));
        match (parts, whole.team) {
            (0 | 1, _) => whole,
            (_, Team::Lanes(of)) if of > 1 || team.size() > 1 => whole,
            _ => Self { team, parts },
        }
    }
}

/// What the choice of a team depends on.
pub(super) struct Rule {
    /// The number of elements of a row, and that of the rows.
    count: usize,
    others: usize,
    /// Whether adjacent elements belong to different rows.
    pub(super) beside: bool,
}
impl Rule {
    pub(super) fn of(sizes: &[usize; MAX_RANK], axes: &Axes) -> Self {
        let last = (0..MAX_RANK).rfind(|&d| axes[d] && sizes[d] != 1);
        let last = last.unwrap_or(MAX_RANK - 1);
        Self {
            count: sizes_where(sizes, axes, true),
            others: sizes_where(sizes, axes, false),
            beside: sizes[last + 1..].iter().product::<usize>() > 1,
        }
    }
    /// Whether one thread, or a part of a warp, walks along a row: `most` elements at most are held by each.
    fn is_short(&self) -> bool {
        self.count <= 32 || self.beside && self.count <= 1024 && self.others >= 1 << 16
    }
    /// The team for groups of `lanes` elements. A thread can hold `most` elements; `again`: they are read several times
    /// unless it does.
    pub(super) fn team(&self, lanes: usize, most: usize, again: bool) -> Team {
        let groups = self.count / lanes;
        if self.beside {
            if self.count <= 32 || most == 0 && self.is_short() {
                return Team::Lanes(1);
            }
            // 32 bytes of each line at least, and several blocks for each processor.
            let rows = match self.others {
                0..=3199 => 8,
                3200..=6399 => 16,
                _ => 32,
            };
            let team = |rows: usize| {
                let each = (self.count / 16).next_power_of_two();
                let each = each.clamp(32 / rows, 512 / rows);
                Team::Beside { rows, each }
            };
            // Rows that are read again: as many threads as can hold them.
            let holds = |rows: &usize| self.count <= team(*rows).size() * most;
            let held = [32, 16, 8].into_iter().filter(|&of| of <= rows).find(holds);
            return team(held.filter(|_| again).unwrap_or(rows));
        }
        // Each thread has 32 bytes or more, but those that together read as many have adjacent elements.
        let (each, least) = ((8 / lanes).clamp(1, 4), 8 / lanes.min(8));
        let least = groups.next_power_of_two().min(least);
        let mut size = (groups.div_ceil(each).next_power_of_two()).clamp(least, 32);
        let holds = (most / lanes).max(1);
        if groups > size * holds {
            size = groups
                .div_ceil((holds / 2).max(1))
                .next_power_of_two()
                .clamp(64, 512);
            if groups > size * holds {
                return Team::Block(BLOCK as usize);
            }
        }
        // Few rows have more threads each.
        while size >= 32 && size < BLOCK as usize && size < groups && self.others * size < 1 << 14 {
            size *= 2;
        }
        match size {
            0..=32 => Team::Lanes(size),
            _ => Team::Block(size),
        }
    }
}

/// Whether one thread, or a part of a warp, walks along each row.
pub(in crate::cuda) fn are_short(sizes: &[usize; MAX_RANK], axes: &Axes) -> bool {
    Rule::of(sizes, axes).is_short()
}

/// Whether there are more threads or elements than a kernel can count: short rows have up to two threads for each
/// element.
pub(in crate::cuda) fn too_large<S: Shape>(axes: &Axes) -> bool {
    are_too_large(&S::PADDED, axes)
}
/// As [`too_large`], for sizes.
pub(in crate::cuda) fn are_too_large(sizes: &[usize; MAX_RANK], axes: &Axes) -> bool {
    let all = if are_short(sizes, axes) {
        1 << 30
    } else {
        1 << 31
    };
    sizes.iter().product::<usize>() >= all || sizes_where(sizes, axes, false) >= 1 << 31
}
