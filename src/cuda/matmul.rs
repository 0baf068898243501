//! Matrix products as expression nodes, so that elementwise operations on a product are part of its kernel.
//!
//! A kernel whose expression has the shape of a product computes it in tiles. Each block of threads computes a tile of
//! the result, and each thread accumulates some of its elements in registers. Slices of both factors are staged in
//! shared memory; the next slice is loaded while the current one is used. The rest of the expression is then computed
//! from the registers. For products with few rows or columns, whose factors have stride 1 along a long inner dimension,
//! a warp computes each sum. Small products, and a second product in one expression, are summed in the kernel that
//! reads them.

use core::marker::PhantomData;
use std::boxed::Box;
use std::format;
use std::string::{String, ToString};
use std::vec;
use std::vec::Vec;

use super::expr::{CudaElement, CudaLeaf, Emit, not_read_here, of_device};
use super::kernel::{Args, BLOCK, Kernel, Lanes, LeafInfo, Place, Side, Target};
use super::node::{CudaValue, fused_nodes};
use super::ptx::{Body, Ty, Val};
use super::ranged::Ranged;
use super::{CudaError, Gpu};
use crate::expr::ExprNode;
use crate::expr::plan::{Operands, effective};
use crate::layout::{Layout, Strided};
use crate::num::Sealed;
use crate::ops::{self, Arithmetic, Matrices};
use crate::shape::{MAX_RANK, Shape};

/// A factor of a product: elements in memory, and the type in which they are summed.
#[doc(hidden)]
pub trait CudaFactor: Copy {
    /// The type of the elements in memory.
    type From: CudaElement;
    /// The type in which their products are summed.
    type Sum: CudaElement;
    type Sizes: Shape;
    type Key: 'static;
    /// The number of dimensions and their sizes, right-aligned, as the product sees them.
    const RANK: usize = <Self::Sizes as Shape>::RANK;
    const PADDED: [usize; MAX_RANK] = <Self::Sizes as Shape>::PADDED;
    const STEPS: [usize; MAX_RANK];
    fn at(&self) -> usize;
}
#[diagnostic::do_not_recommend]
impl<T, Sh, St, const SHARED: bool> Sealed for CudaLeaf<'_, T, Sh, St, SHARED> {}
#[diagnostic::do_not_recommend]
impl<T: CudaElement, Sh: Shape, St: Shape, const SHARED: bool> CudaFactor
    for CudaLeaf<'_, T, Sh, St, SHARED>
{
    type From = T;
    type Sum = T;
    type Sizes = Sh;
    type Key = CudaLeaf<'static, T, Sh, St, SHARED>;
    const STEPS: [usize; MAX_RANK] =
        effective(&Sh::PADDED, &<Strided<Sh, St> as Layout>::PADDED_STRIDES);
    fn at(&self) -> usize {
        self.address()
    }
}

/// Elements in memory that a product converts as it reads them.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Widened<U, A> {
    a: A,
    to: PhantomData<fn() -> U>,
}
impl<U, A> Widened<U, A> {
    pub(super) fn new(a: A) -> Self {
        Self { a, to: PhantomData }
    }
}
impl<U: CudaElement, A: CudaFactor> CudaFactor for Widened<U, A> {
    type From = A::From;
    type Sum = U;
    type Sizes = A::Sizes;
    type Key = Widened<U, A::Key>;
    const RANK: usize = A::RANK;
    const PADDED: [usize; MAX_RANK] = A::PADDED;
    const STEPS: [usize; MAX_RANK] = A::STEPS;
    fn at(&self) -> usize {
        self.a.at()
    }
}

/// A product of matrices, vectors or batches of matrices on a device, as a part of a kernel. `TURNED` is `true` if
/// the right factor is transposed.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct CudaProduct<A, B, Sh, const TURNED: bool = false> {
    a: A,
    b: B,
    shape: PhantomData<fn() -> Sh>,
}
impl<A, B, Sh, const TURNED: bool> CudaProduct<A, B, Sh, TURNED> {
    pub(super) fn new(a: A, b: B) -> Self {
        let shape = PhantomData;
        Self { a, b, shape }
    }
}
#[diagnostic::do_not_recommend]
impl<A, B, Sh, const TURNED: bool> Sealed for CudaProduct<A, B, Sh, TURNED> {}

fused_nodes! {
    [A: CudaValue<Elem: Arithmetic>, B: CudaValue<Elem = A::Elem>, Sh: Shape] ops::Product<Matrices, A, B, Sh>
        => CudaProduct<A::Factor, B::Factor, Sh>;
        |this, room| CudaProduct::new(this.a.factor(room)?, this.b.factor(room)?);
        |this, out| { this.a.pointers(out); this.b.pointers(out); };
}

/// The static description of a product.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Product {
    dims: Dims,
    sizes: [usize; MAX_RANK],
    to: Ty,
}
impl Product {
    /// The size of a sum in bytes.
    pub(super) const fn size(&self) -> usize {
        self.to.size()
    }
}

/// The dimensions of a product and its factors, right-aligned.
#[derive(Clone, Copy, Debug)]
struct Dims {
    /// The number of columns of the left factor, and of rows of the right one.
    inner: usize,
    left_step: usize,
    right_step: usize,
    /// The strides of the factors along the dimensions of the product.
    left: [usize; MAX_RANK],
    right: [usize; MAX_RANK],
    /// Whether the product has rows and columns; otherwise one of the factors is a vector.
    matrices: bool,
}
const LAST: usize = MAX_RANK - 1;

impl Dims {
    const fn new(
        (a_rank, a_sizes, a): (usize, [usize; MAX_RANK], [usize; MAX_RANK]),
        (b_rank, b): (usize, [usize; MAX_RANK]),
    ) -> Self {
        let (mut left, mut right) = ([0; MAX_RANK], [0; MAX_RANK]);
        let mut d = 0;
        // [.., M, K] and [.., K, N]; if a factor is a vector, the product lacks that dimension.
        if a_rank > 1 && b_rank > 1 {
            while d < LAST {
                left[d] = a[d];
                d += 1;
            }
            d = 0;
            while d < LAST - 1 {
                right[d] = b[d];
                d += 1;
            }
            right[LAST] = b[LAST];
        } else if a_rank > 1 {
            while d < LAST {
                left[d + 1] = a[d];
                d += 1;
            }
        } else if b_rank > 1 {
            while d + 1 < LAST {
                right[d + 1] = b[d];
                d += 1;
            }
            right[LAST] = b[LAST];
        }
        Self {
            inner: a_sizes[LAST],
            left_step: a[LAST],
            right_step: if b_rank > 1 { b[LAST - 1] } else { b[LAST] },
            left,
            right,
            matrices: a_rank > 1 && b_rank > 1,
        }
    }
}
/// The strides of the transposed factor.
const fn turned(mut steps: [usize; MAX_RANK]) -> [usize; MAX_RANK] {
    (steps[LAST - 1], steps[LAST]) = (steps[LAST], steps[LAST - 1]);
    steps
}
impl<A: CudaFactor, B: CudaFactor, Sh: Shape, const TURNED: bool> CudaProduct<A, B, Sh, TURNED> {
    const DIMS: Dims = Dims::new(
        (A::RANK, A::PADDED, A::STEPS),
        (B::RANK, if TURNED { turned(B::STEPS) } else { B::STEPS }),
    );
    const FROM: [Ty; 2] = [A::From::TY, B::From::TY];
    fn leaf(side: Side) -> LeafInfo {
        let (ty, strides) = match side {
            Side::Left => (Self::FROM[0], Self::DIMS.left),
            Side::Right => (Self::FROM[1], Self::DIMS.right),
        };
        LeafInfo {
            ty,
            strides,
            factor: Some(side),
        }
    }
}

// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<A: CudaFactor, B: CudaFactor<Sum = A::Sum>, Sh: Shape, const TURNED: bool> ExprNode
    for CudaProduct<A, B, Sh, TURNED>
{
    type Elem = A::Sum;
    type Shape = Sh;
    type Memory = Gpu;
    type RequiresGrad = crate::num::bits::False;
    const OPERANDS: Operands = Operands::one(&Sh::PADDED, &Self::DIMS.left)
        .and(&Operands::one(&Sh::PADDED, &Self::DIMS.right));
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> A::Sum {
        not_read_here!(A::Sum)
    }
    of_device! {}
}

/// How a kernel treats the next product in an expression.
#[derive(Debug, Default)]
pub(super) enum Sought {
    /// Computes the sum where it is read.
    #[default]
    Nothing,
    /// Records the product, which is to be computed in tiles.
    First,
    Found(Box<Found>),
    /// The current elements, which were computed in tiles.
    Here(Vec<Val>),
}
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    dims: Dims,
    sizes: [usize; MAX_RANK],
    /// The addresses of the factors.
    a: Val,
    b: Val,
    /// The types of the factors' elements and of the sums.
    from: [Ty; 2],
    to: Ty,
}

// SAFETY: two arguments, two parameters, the left factor first.
#[diagnostic::do_not_recommend]
unsafe impl<A: CudaFactor, B: CudaFactor<Sum = A::Sum>, Sh: Shape, const TURNED: bool> Emit
    for CudaProduct<A, B, Sh, TURNED>
{
    type Key = CudaProduct<A::Key, B::Key, Sh, TURNED>;
    const PRODUCT: bool = true;
    fn product() -> Option<Product> {
        Some(Product {
            dims: Self::DIMS,
            sizes: Sh::PADDED,
            to: A::Sum::TY,
        })
    }
    fn args(&self, args: &mut Args) {
        // A sum over an empty dimension reads nothing.
        args.operand(self.a.at(), <A::Sizes as Shape>::NUMEL == 0);
        args.operand(self.b.at(), <B::Sizes as Shape>::NUMEL == 0);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        out.extend([Side::Left, Side::Right].map(Self::leaf));
    }
    fn emit(k: &mut Body) -> Lanes {
        let (a, b) = (k.param(Ty::U64, true), k.param(Ty::U64, true));
        let (from, to) = (Self::FROM, A::Sum::TY);
        match core::mem::take(&mut k.product) {
            Sought::First => {
                k.product = Sought::Found(Box::new(Found {
                    dims: Self::DIMS,
                    sizes: Sh::PADDED,
                    a,
                    b,
                    from,
                    to,
                }));
                vec![vec![k.lit(to, 0.0)]; k.at.lanes]
            }
            Sought::Here(values) => values.into_iter().map(|x| vec![x]).collect(),
            other => {
                k.product = other;
                let factors = [Side::Left, Side::Right].map(Self::leaf);
                let sums = k.inner_product(&Self::DIMS, [a, b], &factors, to);
                sums.into_iter().map(|x| vec![x]).collect()
            }
        }
    }
}

impl Body {
    fn multiplied(&mut self, a: Val, b: Val, sum: Val) -> Val {
        if sum.ty.is_float() {
            return self.fma(a, b, sum);
        }
        let product = self.mul(a, b);
        self.add(product, sum)
    }

    /// The sums of the current elements of a product, each computed by one thread.
    fn inner_product(
        &mut self,
        dims: &Dims,
        from: [Val; 2],
        leaves: &[LeafInfo; 2],
        to: Ty,
    ) -> Vec<Val> {
        const UNROLLED: usize = 16;
        const AT_ONCE: usize = 4;
        let lanes = self.at.lanes;
        let zero = self.lit(to, 0.0);
        let mut sums = vec![zero; lanes];
        let steps = [dims.left_step, dims.right_step];
        let bytes = [0, 1].map(|i| (steps[i] * leaves[i].ty.size()) as i64);
        // If the strides along the inner dimension are not multiples of the lanes, elements are loaded one by one.
        let wide = self.at.wide;
        let in_steps = [0, 1].map(|i| wide && steps[i].is_multiple_of(lanes));
        let first = [
            self.address(from[0], &leaves[0]),
            self.address(from[1], &leaves[1]),
        ];
        let one = |k: &mut Self, at: [Val; 2], sums: &mut [Val]| {
            let factors = [0, 1].map(|i| {
                k.at.wide = in_steps[i];
                let all = k.load_at(at[i], &leaves[i], true);
                all.into_iter().map(|x| k.cvt(x, to)).collect::<Vec<_>>()
            });
            k.at.wide = wide;
            for (i, sum) in sums.iter_mut().enumerate() {
                *sum = k.multiplied(factors[0][i], factors[1][i], *sum);
            }
        };
        let ahead = |k: &mut Self, at: [Val; 2], n: usize| {
            [0, 1].map(|i| k.ahead(at[i], bytes[i] * n as i64))
        };
        if dims.inner == 0 {
            return sums.into_iter().map(|x| self.copy(x)).collect();
        }
        if dims.inner <= UNROLLED {
            for n in 0..dims.inner {
                let at = ahead(self, first, n);
                one(self, at, &mut sums);
            }
            return sums;
        }
        let at = first.map(|x| self.copy(x));
        let mut sums: Vec<Val> = sums.into_iter().map(|x| self.copy(x)).collect();
        let nothing = self.constant(0);
        let count = self.variable(nothing, dims.inner / AT_ONCE);
        let begin = self.label();
        self.place_label(begin);
        let mut next = sums.clone();
        for n in 0..AT_ONCE {
            let at = ahead(self, at, n);
            one(self, at, &mut next);
        }
        for (sum, next) in sums.iter().zip(next) {
            self.set_to(*sum, next);
        }
        let further = ahead(self, at, AT_ONCE);
        for (at, further) in at.into_iter().zip(further) {
            self.set_to(at, further);
        }
        self.advance(count, 1);
        let again = self.is_index(count, dims.inner / AT_ONCE);
        self.line(&format!("@{again} bra L{begin}"));
        for n in 0..dims.inner % AT_ONCE {
            let at = ahead(self, at, n);
            one(self, at, &mut sums);
        }
        sums
    }
}

/// The sizes of a tile, and the number of rows and columns of each thread.
#[derive(Clone, Copy, Debug)]
struct Tile {
    rows: usize,
    columns: usize,
    inner: usize,
    high: usize,
    wide: usize,
}
impl Tile {
    const fn new(rows: usize, columns: usize, inner: usize, high: usize, wide: usize) -> Self {
        Self {
            rows,
            columns,
            inner,
            high,
            wide,
        }
    }
    /// Chooses a tile for the sizes: large tiles read less, small ones occupy more of the device.
    fn of(ty: Ty, m: usize, n: usize, batches: usize) -> Self {
        let blocks = |tile: usize| m.div_ceil(tile) * n.div_ceil(tile) * batches;
        if m <= 32 || n <= 32 {
            Self::new(32, 32, 16, 4, 4)
        } else if ty.size() <= 4 && m > 64 && n > 64 && blocks(128) >= 128 {
            Self::new(128, 128, 8, 8, 8)
        } else if ty.size() <= 4 {
            Self::new(64, 64, 16, 4, 4)
        } else {
            Self::new(64, 64, 8, 4, 4)
        }
    }
    const fn threads(&self) -> usize {
        self.rows / self.high * (self.columns / self.wide)
    }
}

/// How the threads of a block load a slice of one factor: rows or columns of the product by a part of the inner
/// dimension.
struct Fetch {
    leaf: LeafInfo,
    /// The number of elements per load.
    lanes: usize,
    /// Whether these are along the inner dimension.
    along_inner: bool,
    /// The pointer of each group of lanes that a thread loads, which advances from slice to slice, with its step in
    /// bytes.
    at: Vec<(Val, i64)>,
    /// The index along the inner dimension of each group.
    inner: Vec<Ranged>,
    /// The address of each group in shared memory.
    to: Vec<(Val, usize)>,
    /// The factor's first element, read in place of elements that are out of range.
    first: Val,
}

/// The start of a kernel: its output pointer, and the first product in the expression, if there is one.
fn first_product<N: Emit>() -> Option<(Body, Val, Found)> {
    let mut k = Body::over(Place {
        lanes: 1,
        ..Place::default()
    });
    let to = k.param(Ty::U64, true);
    k.product = Sought::First;
    k.dry(|k| {
        let _ = N::emit(k);
    });
    match core::mem::take(&mut k.product) {
        Sought::Found(found) => Some((k, to, *found)),
        _ => None,
    }
}

/// The kernel of an expression that has the shape of a matrix product; `None` if it is to be summed where it is read.
pub(super) fn tiled<N: Emit<Elem: CudaElement>>(
    sizes: &[usize; MAX_RANK],
    out: &LeafInfo,
    wide: bool,
    target: Target,
) -> Option<Result<Kernel, CudaError>> {
    let (k, to, found) = first_product::<N>()?;
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
fn working(to: Ty) -> Ty {
    if to.size() < 4 { Ty::I32 } else { to }
}

/// A product in tiles, and the `rest` of the expression, or only the sums.
fn in_tiles<N: Emit<Elem: CudaElement>>(
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
    let u = |k: &Body, x: usize| k.int(Ty::U32, x as i64);
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

    // Within a warp, 4 rows of 8 threads.
    let threads = tile.threads();
    let lane = k.lane(threads as u32);
    let warps_wide = tile.columns / tile.wide / 8;
    let bits = |k: &mut Body, x: Ranged, shift: u32, mask: i64| {
        let shift = k.int(Ty::U32, shift.into());
        let x = k.shift(false, x.val(), shift);
        let literal = k.int(Ty::U32, mask);
        let x = k.bitwise("and", x, literal);
        k.count_in(x, 0, mask)
    };
    let (x_low, y_low) = (bits(&mut k, lane, 0, 7), bits(&mut k, lane, 3, 3));
    let x_high = bits(&mut k, lane, 5, warps_wide as i64 - 1);
    let y_high = bits(&mut k, lane, 5 + warps_wide.trailing_zeros(), 0xFFFF);
    let x = k.times_plus(x_high, 8, x_low);
    let y = k.times_plus(y_high, 4, y_low);
    let y = y.index(tile.rows / tile.high);

    // The slices in shared memory: those of the left factor, then those of the right one, double-buffered.
    let size = work.size();
    let pitch = [tile.rows + 4, tile.columns + 4];
    let part_bytes = tile.inner * pitch[0] * size;
    let stage = part_bytes + tile.inner * pitch[1] * size;
    let slices = dims.inner.div_ceil(tile.inner);
    k.shared = if slices > 1 { 2 * stage } else { stage };
    let memory = k.shared_memory();

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
        let mut lanes = if wide && fast == 1 {
            (16 / from.size()).min(4)
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
            leaf: LeafInfo {
                ty: from,
                strides: [0; MAX_RANK],
                factor: None,
            },
            lanes,
            along_inner,
            at: Vec::new(),
            inner: Vec::new(),
            to: Vec::new(),
            first: base,
        };
        let line = if along_inner { tile.inner } else { across } / lanes;
        let bytes = from.size();
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
            fetch.to.push((place, if i == 0 { 0 } else { part_bytes }));
        }
        fetches.push(fetch);
    }

    // The accumulators of this thread: groups of rows and of columns that one load reads.
    let at_once = (16 / size).min(4);
    let groups = [tile.high / at_once, tile.wide / at_once];
    let zero = k.lit(found.to, 0.0);
    let sums: Vec<Vec<Val>> = (0..tile.high)
        .map(|_| (0..tile.wide).map(|_| k.copy(zero)).collect())
        .collect();
    let sources = [y, x].map(|i| k.times_plus(i, at_once * size, memory).val());

    let edge = !dims.inner.is_multiple_of(tile.inner);
    // The inner index of the first element of the slice that is loaded next.
    let nothing = k.constant(0);
    let begin = k.variable(nothing, slices * tile.inner);
    let fetch_all = |k: &mut Body| -> Vec<Vec<Vec<Val>>> {
        let mut all = Vec::new();
        for fetch in &fetches {
            let mut groups = Vec::new();
            for (&(at, further), &inner) in fetch.at.iter().zip(&fetch.inner) {
                let mut from = at;
                let mut there = None;
                if edge {
                    let index = k.plus(begin, inner);
                    let is = k.is_index(index, dims.inner);
                    from = k.sel(is, at, fetch.first);
                    there = Some(is);
                }
                let values = fetch.read(k, from);
                let values = values.into_iter().map(|x| {
                    let x = k.cvt(x, found.to);
                    match there {
                        Some(is) => {
                            let zero = k.lit(found.to, 0.0);
                            k.sel(is, x, zero)
                        }
                        None => x,
                    }
                });
                groups.push(values.collect::<Vec<_>>());
                let next = k.ahead(at, further);
                k.set_to(at, next);
            }
            all.push(groups);
        }
        all
    };
    let keep_all = |k: &mut Body, stage: Val, all: &[Vec<Vec<Val>>]| {
        for ((fetch, groups), pitch) in fetches.iter().zip(all).zip(pitch) {
            for (&(to, offset), values) in fetch.to.iter().zip(groups) {
                let to = k.add(to, stage);
                if fetch.along_inner || values.len() == 1 {
                    for (i, x) in values.iter().enumerate() {
                        let bytes = offset
                            + if fetch.along_inner {
                                i * pitch * size
                            } else {
                                0
                            };
                        k.line(&format!("st.shared.{} [{to}+{bytes}], {x}", work.stored()));
                    }
                } else {
                    let names: Vec<String> = values.iter().map(Val::to_string).collect();
                    k.line(&format!(
                        "st.shared.v{}.{} [{to}+{offset}], {{{}}}",
                        names.len(),
                        work.stored(),
                        names.join(", ")
                    ));
                }
            }
        }
    };
    let compute = |k: &mut Body, stage: Val| {
        let from = sources.map(|source| k.add(source, stage));
        let lengths = [tile.rows, tile.columns];
        for inner in 0..tile.inner.min(dims.inner) {
            let values = [0, 1].map(|i| {
                let mut values = Vec::new();
                for group in 0..groups[i] {
                    let offset = i * part_bytes
                        + (inner * pitch[i] + group * (lengths[i] / groups[i])) * size;
                    let some: Vec<Val> = (0..at_once).map(|_| k.fresh(found.to)).collect();
                    let names: Vec<String> = some.iter().map(Val::to_string).collect();
                    k.line(&format!(
                        "ld.shared.v{at_once}.{} {{{}}}, [{}+{offset}]",
                        work.stored(),
                        names.join(", "),
                        from[i]
                    ));
                    values.extend(some);
                }
                values
            });
            for (sums, &a) in sums.iter().zip(&values[0]) {
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
    };

    let stage_now = k.copy(nothing.val());
    let all = fetch_all(&mut k);
    keep_all(&mut k, stage_now, &all);
    k.line("bar.sync 0");
    if slices > 1 {
        let again = k.label();
        k.place_label(again);
        k.advance(begin, tile.inner);
        let all = fetch_all(&mut k);
        compute(&mut k, stage_now);
        // To the other half of the shared memory, which no thread reads.
        let total = u(&k, stage);
        let other = k.sub(total, stage_now);
        k.set_to(stage_now, other);
        keep_all(&mut k, stage_now, &all);
        k.line("bar.sync 0");
        let more = k.is_index(begin, (slices - 1) * tile.inner);
        k.line(&format!("@{more} bra L{again}"));
    }
    compute(&mut k, stage_now);

    // Computes the rest of the expression from the registers.
    let mut leaves = vec![*out];
    N::leaves(&mut leaves);
    let mut loops = vec![(LAST, n), (LAST - 1, m)];
    loops.extend(batch.iter().map(|&(d, extent, _)| (d, extent)));
    let rows = leaves
        .iter()
        .filter(|leaf| leaf.factor.is_none() && leaf.strides[LAST] == 1);
    let largest = rows.map(|leaf| leaf.ty.size()).max().unwrap_or(16);
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
        let first = leaf.factor.is_some() && !leaves[..i].iter().any(|l| l.factor == leaf.factor);
        let lanes = match leaf.factor {
            Some(Side::Left) if first => fetches[0].lanes,
            Some(Side::Right) if first => fetches[1].lanes,
            _ if place.in_groups(leaf) => lanes,
            _ => 1,
        };
        if wide && lanes > 1 {
            aligned.push((i, lanes * leaf.ty.size()));
        }
    }
    for (r, sums) in sums.iter().enumerate() {
        let skip = k.label();
        let first = k.constant((r / at_once * (tile.rows / groups[0]) + r % at_once) as i64);
        let place_row = k.times_plus(y, at_once, first);
        let place_row = k.plus(row, place_row);
        if !m.is_multiple_of(tile.rows) {
            let beyond = k.is_past(place_row, m);
            k.line(&format!("@{beyond} bra L{skip}"));
        }
        for c in (0..tile.wide).step_by(lanes) {
            let skip = k.label();
            let first = (c / at_once * (tile.columns / groups[1]) + c % at_once) as i64;
            let first = k.constant(first);
            let place_column = k.times_plus(x, at_once, first);
            let place_column = k.plus(column, place_column);
            if !n.is_multiple_of(tile.columns) {
                let beyond = k.is_past(place_column, n);
                k.line(&format!("@{beyond} bra L{skip}"));
            }
            k.at = place.clone();
            k.at.counts = vec![place_column.index(n), place_row.index(m)];
            k.at.counts.extend(batch.iter().map(|&(.., index)| index));
            k.product = Sought::Here(sums[c..c + lanes].to_vec());
            k.rewind();
            let _ = k.param(Ty::U64, true);
            let values: Vec<Val> = if rest_too {
                N::emit(&mut k).into_iter().map(|x| x[0]).collect()
            } else {
                sums[c..c + lanes].to_vec()
            };
            k.store(to, out, &values);
            k.place_label(skip);
        }
        k.place_label(skip);
    }
    let grid = (blocks as u32, threads as u32);
    Ok(Kernel::of_blocks(&k, target, grid, aligned))
}

/// The number of parts into which the inner dimension of a product is split if it has few tiles and is long, so that
/// all processors of a device have work.
pub(super) fn parts<N: Emit>(sizes: &[usize; MAX_RANK]) -> Option<usize> {
    const BUSY: usize = 264;
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
    while parts < 32
        && blocks * parts * 2 <= BUSY
        && dims.inner / (parts * 2) >= LEAST
        && dims.inner.is_multiple_of(parts * 2 * tile.inner)
    {
        parts *= 2;
    }
    (parts > 1).then_some(parts)
}

/// Sums each part of the inner dimension. The sums of one part are consecutive. The rest of the expression is not
/// computed.
pub(super) fn partial<N: Emit<Elem: CudaElement>>(
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
pub(super) fn finish<N: Emit<Elem: CudaElement>>(
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
    Ok(Kernel::new(&k, target, blocks as u32, Vec::new()))
}

/// One warp per sum: its threads read adjacent elements along the inner dimension.
fn by_warps<N: Emit<Elem: CudaElement>>(
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
        let from = at[side];
        let fetch = Fetch {
            leaf: leaf(side, [0; MAX_RANK]),
            lanes,
            along_inner: true,
            at: Vec::new(),
            inner: Vec::new(),
            to: Vec::new(),
            first: from,
        };
        let values = fetch.read(k, from);
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
    Ok(Kernel::of_blocks(&k, target, grid, aligned.collect()))
}

impl Fetch {
    fn read(&self, k: &mut Body, from: Val) -> Vec<Val> {
        let mut leaf = self.leaf;
        leaf.strides[LAST] = 1;
        let before = core::mem::replace(
            &mut k.at,
            Place {
                lanes: self.lanes,
                wide: self.lanes > 1,
                loops: vec![(LAST, self.lanes)],
                ..Place::default()
            },
        );
        let values = k.load_at(from, &leaf, true);
        k.at = before;
        values
    }
}
