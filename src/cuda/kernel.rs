//! Kernels: generation from an iteration plan, cache, and launch.

use core::any::TypeId;
use core::ffi::c_void;
use core::marker::PhantomData;
use core::ptr::null_mut;
use std::collections::HashMap;
use std::format;
use std::string::{String, ToString};
use std::sync::{Arc, Mutex};
use std::vec;
use std::vec::Vec;

use super::driver::CUfunction;
use super::expr::{CudaElement, CudaLeaf, Emit};
use super::matmul;
use super::memory::{self, CudaBuffer};
use super::ptx::{Body, Ty, Val};
use super::ranged::Ranged;
use super::stream::{Device, lock};
use super::transpose::{self, Staged};
use super::{CudaError, CudaStream, CudaTensor, driver};
use crate::expr::plan::{Operands, Plan, effective};
use crate::layout::{Contiguous, Layout, Strided};
use crate::shape::{MAX_RANK, Numel, Shape};
use crate::tensor::TensorBase;

/// The values of the current elements, one list per element.
pub(super) type Lanes = Vec<Vec<Val>>;

/// The number of threads of a block.
pub(super) const BLOCK: u32 = 256;
/// The largest number of blocks of a launch.
pub(super) const MAX_BLOCKS: usize = (1 << 31) - 1;

/// The target of PTX: a version of the language, and the minimum compute capability of the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Target {
    /// For example `7.4`.
    pub version: &'static str,
    /// For example 80 for 8.0.
    pub capability: u32,
}
impl Target {
    // Compute capability, the first driver version that supports it, and the PTX version that supports it.
    const KNOWN: [(u32, u32, &'static str); 6] = [
        (120, 12080, "8.7"),
        (100, 12080, "8.7"),
        (90, 11080, "7.8"),
        (80, 0, "7.4"),
        (75, 0, "7.4"),
        (0, 0, "7.4"),
    ];
    fn of(device: &Device) -> Self {
        Self::new(device.capability, device.version)
    }
    /// The newest target that a device of this capability (90 for 9.0) supports with a driver of this version (12040
    /// for 12.4).
    pub fn new(capability: u32, driver: u32) -> Self {
        let fits = |&&(c, d, _): &&(u32, u32, &str)| c <= capability && d <= driver;
        match Self::KNOWN.iter().find(fits) {
            Some(&(capability, _, version)) if capability > 0 => Self {
                version,
                capability,
            },
            // The driver reports an error for older devices.
            _ => Self {
                version: "7.4",
                capability: 75,
            },
        }
    }
}

/// An operand: its element type and its strides, right-aligned.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct LeafInfo {
    pub(super) ty: Ty,
    pub(super) strides: [usize; MAX_RANK],
    /// Whether it is the left or the right factor of a product, or neither.
    pub(super) factor: Option<Side>,
}
impl LeafInfo {
    pub(super) fn new<T: CudaElement>(strides: [usize; MAX_RANK]) -> Self {
        Self {
            strides,
            ..Self::of(T::TY)
        }
    }
    /// One element.
    pub(super) const fn of(ty: Ty) -> Self {
        Self {
            ty,
            strides: [0; MAX_RANK],
            factor: None,
        }
    }
}
/// Which factor of a product an operand is.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Left,
    Right,
}

/// The address of an operand's first element, if it has any.
#[derive(Clone, Copy, Debug)]
pub(super) struct Address {
    pub(super) at: usize,
    /// Nothing is read or written through it.
    pub(super) empty: bool,
}
/// The arguments of a launch.
#[doc(hidden)]
#[derive(Clone, Debug, Default)]
pub struct Args {
    cells: Vec<u64>,
    pointers: Vec<Address>,
}
impl Args {
    pub(super) fn pointer(&mut self, at: usize) {
        self.operand(at, false);
    }
    /// The address of an operand that may have no elements.
    pub(super) fn operand(&mut self, at: usize, empty: bool) {
        self.cells.push(at as u64);
        self.pointers.push(Address { at, empty });
    }
    pub(super) fn number<T: CudaElement>(&mut self, x: T) {
        self.cells.push(x.bits());
    }
    pub(super) fn addresses(&self) -> impl Iterator<Item = usize> {
        self.pointers.iter().map(|pointer| pointer.at)
    }
}

/// The elements that a thread currently processes: some of the innermost loop, at a position in each loop.
#[doc(hidden)]
#[derive(Clone, Debug, Default)]
pub(super) struct Place {
    /// The number of current elements, consecutive in the innermost loop.
    pub(super) lanes: usize,
    /// Whether vector loads and stores are allowed.
    pub(super) wide: bool,
    /// The loops from the innermost outwards: dimension and extent, in elements.
    pub(super) loops: Vec<(usize, usize)>,
    /// The position, in units of `lanes` elements, then divided by each extent in turn.
    pub(super) counts: Vec<Ranged>,
    /// Whether `counts` are the indices themselves, in elements.
    pub(super) apart: bool,
}

impl Place {
    // With the linear position Q₀ and Qₖ₊₁ = Qₖ / eₖ, the index of loop k is Qₖ - eₖ·Qₖ₊₁. So the offset of an
    // operand with the strides sₖ is Σ Qₖ·(sₖ - sₖ₋₁·eₖ₋₁): loops over which it is contiguous cost nothing.
    fn steps(&self, leaf: &LeafInfo) -> Vec<i64> {
        let size = leaf.ty.size() as i64;
        if self.apart {
            let loops = self.loops.iter();
            return loops
                .map(|&(axis, _)| (leaf.strides[axis] as i64).wrapping_mul(size))
                .collect();
        }
        let mut inner = 0;
        let mut out = Vec::new();
        for (k, &(axis, extent)) in self.loops.iter().enumerate() {
            let stride = leaf.strides[axis] as i64;
            let lanes = if k == 0 { self.lanes as i64 } else { 1 };
            // Modulo 2⁶⁴, like addresses.
            out.push(
                stride
                    .wrapping_mul(lanes)
                    .wrapping_sub(inner)
                    .wrapping_mul(size),
            );
            inner = stride.wrapping_mul(extent as i64);
        }
        out
    }
    fn inner(&self, leaf: &LeafInfo) -> usize {
        self.loops
            .first()
            .map_or(0, |&(axis, _)| leaf.strides[axis])
    }
    // Whether each group of lanes of an operand is contiguous and starts at a multiple of the number of lanes.
    pub(super) fn in_groups(&self, leaf: &LeafInfo) -> bool {
        let outer = self.loops.iter().skip(1);
        self.inner(leaf) == 1
            && outer
                .into_iter()
                .all(|&(axis, _)| leaf.strides[axis].is_multiple_of(self.lanes))
    }
}

impl Body {
    pub(super) fn address(&mut self, from: Val, leaf: &LeafInfo) -> Val {
        let counts = self.at.counts.clone();
        let steps = self.at.steps(leaf);
        let mut at = from;
        for (count, step) in counts.into_iter().zip(steps) {
            at = self.step(at, count, step);
        }
        at
    }

    /// Loads the current elements of an operand. No thread writes those of a `shared` operand during the launch.
    pub(super) fn load(&mut self, from: Val, leaf: &LeafInfo, shared: bool) -> Vec<Val> {
        match core::mem::take(&mut self.staged) {
            Staged::No => {}
            Staged::Here(values) => return values,
            _ => {
                self.staged = Staged::From(from);
                return vec![self.lit(leaf.ty, 0.0); self.at.lanes];
            }
        }
        let at = self.address(from, leaf);
        self.load_at(at, leaf, shared)
    }
    /// Loads the current elements of an operand, the first of which is at an address.
    pub(super) fn load_at(&mut self, at: Val, leaf: &LeafInfo, shared: bool) -> Vec<Val> {
        let (lanes, size, ty) = (self.at.lanes, leaf.ty.size(), leaf.ty);
        let inner = self.at.inner(leaf);
        let how = if shared { "ld.global.nc" } else { "ld.global" };
        if lanes == 1 || inner == 0 {
            let one = self.load_one(how, at, 0, ty);
            return vec![one; lanes];
        }
        if !self.at.wide || !self.at.in_groups(leaf) {
            return (0..lanes)
                .map(|i| self.load_one(how, at, i * inner * size, ty))
                .collect();
        }
        let how = if shared {
            "ld.global.nc.L1::no_allocate"
        } else {
            how
        };
        if size >= 4 || lanes * size < 4 {
            let kind = if size >= 4 {
                ty
            } else if ty == Ty::Bool {
                Ty::U8
            } else {
                ty
            };
            let out: Vec<Val> = (0..lanes).map(|_| self.fresh(kind)).collect();
            let names: Vec<String> = out.iter().map(Val::to_string).collect();
            self.line(&format!(
                "{how}.v{lanes}.{} {{{}}}, [{at}]",
                kind.stored(),
                names.join(", ")
            ));
            return out.into_iter().map(|x| self.truth_of(x, ty)).collect();
        }
        // Packs several small elements into each register.
        let words = lanes * size / 4;
        let out: Vec<Val> = (0..words).map(|_| self.fresh(Ty::U32)).collect();
        let names: Vec<String> = out.iter().map(Val::to_string).collect();
        match words {
            1 => self.line(&format!("{how}.u32 {}, [{at}]", names[0])),
            _ => self.line(&format!(
                "{how}.v{words}.u32 {{{}}}, [{at}]",
                names.join(", ")
            )),
        }
        let mut all = Vec::new();
        for i in 0..lanes {
            let (word, begin) = (out[i * size / 4], i * size % 4 * 8);
            let (begin, bits) = (
                self.int(Ty::U32, begin as i64),
                self.int(Ty::U32, ty.bits().into()),
            );
            let (name, kind) = match ty {
                Ty::Bool => ("bfe.u32", Ty::U8),
                _ if ty.is_half() => ("bfe.u32", Ty::U32),
                _ if ty.is_signed() => ("bfe.s32", ty),
                _ => ("bfe.u32", ty),
            };
            let x = self.op(name, kind, &[word, begin, bits]);
            all.push(self.truth_of(x, ty));
        }
        all
    }
    // Converts a byte to a boolean, and bits to a 16-bit float.
    fn truth_of(&mut self, x: Val, ty: Ty) -> Val {
        match ty {
            Ty::Bool => self.cvt(x, Ty::Bool),
            _ if ty.is_half() => self.decoded(x, ty),
            _ => x,
        }
    }
    // An address plus a number of bytes: an instruction takes a 32-bit offset.
    fn at_bytes(&mut self, at: Val, bytes: usize) -> String {
        match i32::try_from(bytes) {
            Ok(0) => format!("{at}"),
            Ok(bytes) => format!("{at}+{bytes}"),
            Err(_) => format!("{}", self.ahead(at, bytes as i64)),
        }
    }
    pub(super) fn load_one(&mut self, how: &str, at: Val, bytes: usize, ty: Ty) -> Val {
        let place = self.at_bytes(at, bytes);
        let out = self.fresh(match ty {
            Ty::Bool => Ty::U8,
            _ if ty.is_half() => Ty::U32,
            _ => ty,
        });
        self.line(&format!("{how}.{} {out}, [{place}]", ty.stored()));
        self.truth_of(out, ty)
    }
    fn byte(&mut self, x: Val) -> Val {
        match x.ty {
            Ty::Bool => self.cvt(x, Ty::U8),
            ty if ty.is_half() => self.encoded(x),
            _ => x,
        }
    }
    pub(super) fn store_one(&mut self, at: Val, bytes: usize, x: Val) {
        let (ty, x) = (x.ty, self.byte(x));
        let place = self.at_bytes(at, bytes);
        self.line(&format!("st.global.{} [{place}], {x}", ty.stored()));
    }

    /// Stores the current elements.
    pub(super) fn store(&mut self, to: Val, leaf: &LeafInfo, values: &[Val]) {
        let (lanes, size) = (self.at.lanes, leaf.ty.size());
        let at = self.address(to, leaf);
        let inner = self.at.inner(leaf);
        if lanes == 1 || !self.at.wide || !self.at.in_groups(leaf) {
            for (i, &x) in values.iter().enumerate() {
                self.store_one(at, i * inner * size, x);
            }
            return;
        }
        let values: Vec<Val> = values.iter().map(|&x| self.byte(x)).collect();
        let words = if size >= 4 || lanes * size < 4 {
            values
        } else {
            let each = 4 / size;
            values
                .chunks(each)
                .map(|parts| self.packed(parts, size))
                .collect()
        };
        let names: Vec<String> = words.iter().map(Val::to_string).collect();
        let kind = match words[0].ty {
            // Packed elements.
            ty if lanes * size >= 4 && size < 4 => {
                let _ = ty;
                "u32"
            }
            ty => ty.stored(),
        };
        match names.len() {
            1 => self.line(&format!("st.global.{kind} [{at}], {}", names[0])),
            n => self.line(&format!(
                "st.global.v{n}.{kind} [{at}], {{{}}}",
                names.join(", ")
            )),
        }
    }
    // Small elements in one register, the first in the low bits.
    fn packed(&mut self, parts: &[Val], size: usize) -> Val {
        let mut word = parts[0];
        for (i, &part) in parts.iter().enumerate().skip(1) {
            let (begin, bits) = (
                self.int(Ty::U32, (i * size * 8) as i64),
                self.int(Ty::U32, (size * 8) as i64),
            );
            word = self.op("bfi.b32", Ty::U32, &[part, word, begin, bits]);
        }
        word
    }

    /// Divides a position by the extents of the loops, in turn.
    pub(super) fn count(&mut self, position: Ranged) {
        let mut counts = vec![position];
        let loops = self.at.loops.clone();
        for (k, &(_, extent)) in loops.iter().enumerate().take(loops.len().saturating_sub(1)) {
            let extent = if k == 0 {
                extent / self.at.lanes
            } else {
                extent
            };
            let last = counts[k];
            counts.push(self.quotient(last, extent));
        }
        self.at.counts = counts;
    }
}

/// A kernel: its PTX and its launch configuration.
#[derive(Clone, Debug)]
pub struct Kernel {
    ptx: String,
    blocks: u32,
    block: u32,
    /// The pointer arguments that must be aligned, with their alignment.
    aligned: Vec<(usize, usize)>,
}
impl Kernel {
    /// The kernel's PTX. It is the same for each call.
    ///
    /// ```no_run
    /// use stridewise::cuda::Target;
    /// use stridewise::prelude::*;
    /// let a = CudaView::<f32, Shape![1024]>::nowhere();
    /// let kernel = (a * a + 1.0).relu().kernel(Target::new(90, 12040))?;
    /// assert!(kernel.ptx().contains("ld.global.nc.L1::no_allocate.v4.f32"));
    /// # Ok::<(), CudaError>(())
    /// ```
    pub fn ptx(&self) -> &str {
        &self.ptx
    }
    /// The number of blocks, and the number of threads of each block.
    pub fn grid(&self) -> (u32, u32) {
        (self.blocks, self.block)
    }
    pub(super) fn new(
        body: &Body,
        target: Target,
        blocks: u32,
        aligned: Vec<(usize, usize)>,
    ) -> Self {
        Self::of_blocks(body, target, (blocks, BLOCK), aligned)
    }
    /// A kernel with the given numbers of blocks and of threads per block.
    pub(super) fn of_blocks(
        body: &Body,
        target: Target,
        (blocks, block): (u32, u32),
        aligned: Vec<(usize, usize)>,
    ) -> Self {
        Self {
            ptx: body.finish(target, block),
            blocks,
            block,
            aligned,
        }
    }
}

/// The loops of a plan with an extent other than 1, from the innermost outwards.
pub(super) fn loops(plan: &Plan) -> Vec<(usize, usize)> {
    (0..MAX_RANK)
        .rev()
        .map(|i| (plan.axis[i], plan.extent[i]))
        .filter(|&(_, e)| e != 1)
        .collect()
}

/// The kernel that writes an expression to a layout.
fn pointwise<N: Emit<Elem: CudaElement>, L: Layout>(
    wide: bool,
    target: Target,
) -> Result<Kernel, CudaError> {
    let sizes = &<L::Shape as Shape>::PADDED;
    let out = LeafInfo::new::<N::Elem>(effective(sizes, &L::PADDED_STRIDES));
    if N::PRODUCT
        && let Some(kernel) = matmul::tiled::<N>(sizes, &out, wide, target)
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
pub(super) fn over_elements(
    sizes: &[usize; MAX_RANK],
    operands: &Operands,
    leaves: &[LeafInfo],
    wide: bool,
    target: Target,
    write: impl Fn(&mut Body),
) -> Result<Kernel, CudaError> {
    let plan = Plan::new(sizes, operands);
    let out = leaves[0];
    // A launch takes at most 4 KiB of arguments.
    if leaves.len() > 400 {
        return Err(CudaError::TooLarge);
    }
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
    Ok(Kernel::new(&k, target, blocks as u32, aligned))
}

/// What identifies a kernel: a type, and which of the kernels of that type it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key {
    of: TypeId,
    part: usize,
}
impl Key {
    pub(super) fn part<K: 'static>(part: usize) -> Self {
        Self {
            of: TypeId::of::<K>(),
            part,
        }
    }
}
impl From<TypeId> for Key {
    fn from(of: TypeId) -> Self {
        Self { of, part: 0 }
    }
}

/// A compiled kernel on a device.
struct Loaded {
    kernel: Kernel,
    function: CUfunction,
}
// SAFETY: several threads may launch a function.
unsafe impl Send for Loaded {}
// SAFETY: several threads may launch a function at once.
unsafe impl Sync for Loaded {}

/// The kernel of a type on a device: generated, compiled and cached on first use. The context must be current.
fn loaded(
    key: Key,
    wide: bool,
    device: &Device,
    write: impl FnOnce(Target) -> Result<Kernel, CudaError>,
) -> Result<Arc<Loaded>, CudaError> {
    type Cache = HashMap<(Key, bool, i32), Arc<Loaded>>;
    static KERNELS: Mutex<Option<Cache>> = Mutex::new(None);
    let key = (key, wide, device.ordinal);
    if let Some(known) = lock(&KERNELS).get_or_insert_default().get(&key) {
        return Ok(known.clone());
    }
    // Not under the lock, because compilation is slow. If two threads compile the same kernel, the first result is
    // kept.
    let kernel = write(Target::of(device))?;
    let function = compile(&kernel.ptx)?;
    let mut kernels = lock(&KERNELS);
    let entry = kernels.get_or_insert_default().entry(key);
    Ok(entry
        .or_insert(Arc::new(Loaded { kernel, function }))
        .clone())
}

fn compile(ptx: &str) -> Result<CUfunction, CudaError> {
    let image = format!("{ptx}\0");
    let mut log = [0u8; 4096];
    let mut options = [
        driver::JIT_ERROR_LOG_BUFFER,
        driver::JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
    ];
    let mut values: [*mut c_void; 2] = [
        log.as_mut_ptr().cast(),
        core::ptr::without_provenance_mut(log.len()),
    ];
    let (mut module, mut function) = (null_mut(), null_mut());
    // SAFETY: the image ends with a NUL byte, the log has the given size, and the module stays loaded.
    unsafe {
        let image = image.as_ptr().cast();
        let done = driver::cuModuleLoadDataEx(
            &mut module,
            image,
            2,
            options.as_mut_ptr(),
            values.as_mut_ptr(),
        );
        if let Err(error) = done {
            let log = String::from_utf8_lossy(&log);
            let log = log.trim_end_matches('\0').trim();
            return Err(match error {
                CudaError::Driver { text, .. } => CudaError::Jit {
                    log: if log.is_empty() {
                        text
                    } else {
                        log.to_string()
                    },
                },
                other => other,
            });
        }
        driver::cuModuleGetFunction(&mut function, module, c"stridewise".as_ptr())?;
    }
    Ok(function)
}

/// Orders a launch with the streams of its operands, then launches it.
///
/// # Safety
/// The arguments are those of the kernel of the key, and point to as many elements as it accesses.
pub(super) unsafe fn launch(
    key: impl Into<Key>,
    stream: &CudaStream,
    args: Args,
    write: impl Fn(bool, Target) -> Result<Kernel, CudaError>,
) -> Result<(), CudaError> {
    let (device, raw) = stream.parts();
    let key = key.into();
    let pointers = args.pointers.clone();
    let compiled = || {
        let found = loaded(key, true, device, |target| write(true, target))?;
        let fits =
            |&(i, bytes): &(usize, usize)| args.pointers.get(i).is_some_and(|p| p.at % bytes == 0);
        if found.kernel.aligned.iter().all(fits) {
            return Ok(found);
        }
        loaded(key, false, device, |target| write(false, target))
    };
    let mut cells: Vec<u64> = args.cells.clone();
    in_order(stream, &pointers, compiled, |found| {
        let mut cells: Vec<*mut c_void> = cells
            .iter_mut()
            .map(|cell| core::ptr::from_mut(cell).cast())
            .collect();
        let (blocks, block) = found.kernel.grid();
        // SAFETY: the cells are the kernel's parameters in order, each with its bits in the low bytes, which come
        // first on every host that CUDA supports; the caller guarantees the pointers.
        unsafe {
            driver::cuLaunchKernel(
                found.function,
                blocks,
                1,
                1,
                block,
                1,
                1,
                0,
                raw,
                cells.as_mut_ptr(),
                null_mut(),
            )
        }
    })
}

/// Orders `work` on a stream with the streams of the memory that it accesses, after `ready` has returned. The context
/// is current in both.
pub(super) fn in_order<R>(
    stream: &CudaStream,
    pointers: &[Address],
    ready: impl FnOnce() -> Result<R, CudaError>,
    work: impl FnOnce(R) -> Result<(), CudaError>,
) -> Result<(), CudaError> {
    let (device, _) = stream.parts();
    let mut others: Vec<CudaStream> = Vec::new();
    let mut foreign = false;
    for &Address { at, empty } in pointers {
        let place = match memory::place(at) {
            Some(place) => place,
            None if empty => continue,
            None => return Err(no_memory()),
        };
        foreign |= place.foreign;
        if !Arc::ptr_eq(place.stream.parts().0, device) {
            return Err(CudaError::OtherDevice);
        }
        if place.stream != *stream && !others.contains(&place.stream) {
            others.push(place.stream);
        }
    }
    let _entered = device.enter()?;
    let ready = ready()?;
    for other in &others {
        stream.wait_for(other)?;
    }
    work(ready)?;
    // Subsequent work of the operands' streams, including frees, comes after the launch.
    let ordered = others.iter().try_for_each(|other| other.wait_for(stream));
    if foreign || ordered.is_err() {
        stream.synchronize()?;
    }
    ordered
}

fn no_memory() -> CudaError {
    CudaError::NoDevice("the view is over no memory".to_string())
}

/// The kernel of an expression, for a device that need not be present.
pub(super) fn kernel_of<N: Emit<Elem: CudaElement>>(target: Target) -> Result<Kernel, CudaError> {
    pointwise::<N, Contiguous<N::Shape>>(true, target)
}

/// Writes an expression to a layout from `first` on.
///
/// # Safety
/// The layout is in range of elements that may be written, and does not overlap elements that the expression reads
/// through a shared leaf.
pub(super) unsafe fn write<N: Emit<Elem: CudaElement>, Sh: Shape, St: Shape>(
    first: usize,
    node: &N,
    stream: &CudaStream,
) -> Result<(), CudaError> {
    if Sh::NUMEL == 0 {
        return Ok(());
    }
    let mut args = Args::default();
    args.pointer(first);
    node.args(&mut args);
    if N::PRODUCT
        && let Some(parts) = matmul::parts::<N>(&Sh::PADDED)
    {
        // SAFETY: the caller guarantees it.
        return unsafe { write_parts::<N, Sh, St>(parts, args, stream) };
    }
    let key = TypeId::of::<(Strided<Sh, St>, N::Key)>();
    // SAFETY: the key identifies the kernel; the node's contract and the caller's cover the arguments.
    unsafe { launch(key, stream, args, pointwise::<N, Strided<Sh, St>>) }
}

/// Keys of the two kernels of a product whose inner dimension is split into parts.
struct Partial<N>(PhantomData<N>);
struct Finish<N, L>(PhantomData<(N, L)>);

/// As [`write`], with two kernels: the first sums each part of the inner dimension, the second adds these sums.
///
/// # Safety
/// As for [`write`].
unsafe fn write_parts<N: Emit<Elem: CudaElement>, Sh: Shape, St: Shape>(
    parts: usize,
    mut args: Args,
    stream: &CudaStream,
) -> Result<(), CudaError> {
    let Some(size) = N::product().map(|product| product.size()) else {
        return Err(CudaError::TooLarge);
    };
    let room = CudaBuffer::<u64, ()>::of_bytes(parts * Sh::NUMEL * size, stream)?;
    let mut first = args.clone();
    first.cells[0] = room.first_address() as u64;
    first.pointers[0].at = room.first_address();
    // SAFETY: the buffer has an element for each part of each sum; the key identifies the kernel.
    unsafe {
        launch(
            TypeId::of::<Partial<N::Key>>(),
            stream,
            first,
            |wide, target| matmul::partial::<N>(parts, wide, target),
        )?;
    }
    args.pointer(room.first_address());
    let out = LeafInfo::new::<N::Elem>(effective(
        &Sh::PADDED,
        &<Strided<Sh, St> as Layout>::PADDED_STRIDES,
    ));
    // SAFETY: the key identifies the kernel; the caller guarantees the rest. The buffer is freed in stream order.
    unsafe {
        launch(
            TypeId::of::<Finish<N::Key, Strided<Sh, St>>>(),
            stream,
            args,
            |_, target| matmul::finish::<N>(&Sh::PADDED, parts, &out, target),
        )
    }
}

/// Evaluates an expression that is one kernel to a tensor on a stream.
pub(super) fn owned<N: Emit<Elem: CudaElement>>(
    node: &N,
    stream: &CudaStream,
) -> Result<CudaTensor<N::Elem, N::Shape>, CudaError> {
    owned_as::<N, N::Shape>(node, stream)
}
/// As [`owned`], with a shape to which the expression broadcasts.
pub(super) fn owned_as<N: Emit<Elem: CudaElement>, Sh: Shape>(
    node: &N,
    stream: &CudaStream,
) -> Result<CudaTensor<N::Elem, Sh>, CudaError> {
    let out = CudaBuffer::<N::Elem, Numel<Sh>>::room(stream)?;
    // SAFETY: the buffer is fresh and has an element for each index of the shape, in row-major order.
    unsafe {
        let first = out.first_address();
        write::<N, Sh, <Contiguous<Sh> as Layout>::Strides>(first, node, stream)?;
    }
    Ok(TensorBase::over(out))
}

/// The leaf of the previous elements of an in-place operation.
pub(super) type Old<'a, T, L> =
    CudaLeaf<'a, T, <L as Layout>::Shape, <L as Layout>::Strides, false>;
