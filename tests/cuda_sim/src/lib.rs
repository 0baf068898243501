//! A simulated CUDA driver: test code. It defines the functions of the driver that the library calls, over the
//! memory of the host, and interprets the PTX that the library writes, thread by thread, with checks that a
//! device does not make: every access within a live allocation and aligned, nothing read that nobody wrote, no races
//! between threads, barriers and shuffles reached by all who take part, and no work on memory at the same time as other
//! work that it does not wait for. It shows that kernels are right, never how fast they are.
//!
//! What a device would not notice, and the library could ignore, ends the process: memory that is freed while it
//! is used.
//!
//! `CUDA_SIM_DEVICES` is the number of devices, 2 where it is not set; 0 is a machine without one. Allocations
//! of more than 1 GiB run out of memory. `CUDA_SIM_CAPABILITY`, 90 where it is not set, is what the devices say of
//! themselves; `CUDA_SIM_POOLS=0` are devices that do not allocate in the order of a stream. Into the folder
//! `CUDA_SIM_DUMP` every kernel is written.
//!
//! It is a library like the driver's: `.ci/cuda_sim` builds it, and names the folder for `LD_LIBRARY_PATH`. What a test
//! asks it besides is in `client.rs`; `imagined`, which keeps nothing, is for a test that is linked with it.

#![allow(non_snake_case, clippy::missing_safety_doc, clippy::not_unsafe_ptr_arg_deref)]

mod imagined;
mod interpreter;
mod memory;

use std::alloc::{Layout, alloc, dealloc};
use std::cell::Cell;
use std::collections::BTreeMap;
use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

pub use imagined::{Array, Written, imagined};
use interpreter::Program;
use memory::{Allocation, Allocations, Begun, Clock, Device, HOST, Queues, holding};

type Code = c_uint;
type Handle = usize;
const OK: Code = 0;
const INVALID_VALUE: Code = 1;
const OUT_OF_MEMORY: Code = 2;
const NO_DEVICE: Code = 100;
const INVALID_DEVICE: Code = 101;
const INVALID_CONTEXT: Code = 201;
const INVALID_PTX: Code = 218;
const INVALID_HANDLE: Code = 400;
const NOT_FOUND: Code = 500;
const ILLEGAL_ADDRESS: Code = 700;

struct World {
    allocations: Allocations,
    queues: Queues,
    /// Page-locked memory of the host, with its bytes.
    pinned: BTreeMap<usize, usize>,
    streams: BTreeMap<Handle, Handle>,
    /// What comes before those that were recorded.
    events: BTreeMap<Handle, Option<Clock>>,
    programs: BTreeMap<Handle, Program>,
    next: Handle,
    /// Kernels compiled and launched.
    compiled: usize,
    launched: usize,
    waited: usize,
    /// Of each device: the bytes that its pool holds, and how many it keeps when a stream is synchronised.
    pools: BTreeMap<c_int, (usize, u64)>,
}
static WORLD: Mutex<World> = Mutex::new(World {
    allocations: BTreeMap::new(),
    queues: Queues::new(),
    pinned: BTreeMap::new(),
    streams: BTreeMap::new(),
    events: BTreeMap::new(),
    programs: BTreeMap::new(),
    next: 0x10_0000,
    compiled: 0,
    launched: 0,
    waited: 0,
    pools: BTreeMap::new(),
});
fn world() -> MutexGuard<'static, World> {
    WORLD.lock().unwrap_or_else(PoisonError::into_inner)
}
impl World {
    fn handle(&mut self) -> Handle {
        self.next += 16;
        self.next
    }
}
thread_local!(static CURRENT: Cell<Handle> = const { Cell::new(0) });
const CONTEXTS: Handle = 0x1000;
const POOLS: Handle = 0x2000;
fn is_pool(pool: Handle) -> bool {
    (POOLS..POOLS + devices() as usize).contains(&pool)
}
/// The device of the current context.
fn device() -> c_int {
    (current() - CONTEXTS) as c_int
}

fn devices() -> c_int {
    let set = std::env::var("CUDA_SIM_DEVICES").ok();
    set.and_then(|n| n.parse().ok()).unwrap_or(2)
}

/// Bytes that are allocated at the moment.
#[unsafe(no_mangle)]
pub extern "C" fn cuda_sim_live_bytes() -> usize {
    world().allocations.iter().map(|(start, a)| (a.end - start) as usize).sum()
}
/// Page-locked bytes of the host that are allocated at the moment.
#[unsafe(no_mangle)]
pub extern "C" fn cuda_sim_pinned_bytes() -> usize {
    world().pinned.values().sum()
}
/// How many kernels were compiled.
#[unsafe(no_mangle)]
pub extern "C" fn cuda_sim_compiled() -> usize {
    world().compiled
}
/// How many kernels were launched.
#[unsafe(no_mangle)]
pub extern "C" fn cuda_sim_launched() -> usize {
    world().launched
}
/// How often a stream waited for another.
#[unsafe(no_mangle)]
pub extern "C" fn cuda_sim_waited() -> usize {
    world().waited
}

/// Bytes that the pool of a device holds and nobody uses.
#[unsafe(no_mangle)]
pub extern "C" fn cuda_sim_held_bytes(device: c_int) -> usize {
    world().pools.get(&device).map_or(0, |pool| pool.0)
}

macro_rules! functions {
    ($(fn $name:ident($($arg:ident: $T:ty),* $(,)?) $body:block)*) => { $(
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($($arg: $T),*) -> Code {
            // SAFETY: the callers pass what the driver's documentation asks for.
            #[allow(unused_unsafe)]
            unsafe { $body }
        }
    )* };
}
macro_rules! known {
    ($e:expr, $code:expr) => {
        if !$e {
            return $code;
        }
    };
}
fn current() -> Handle {
    CURRENT.get()
}
/// On a stream, or for all at once.
unsafe fn allocate(at: *mut u64, bytes: usize, stream: Handle) -> Code {
    known!(current() != 0, INVALID_CONTEXT);
    known!(bytes > 0, INVALID_VALUE);
    known!(bytes <= 1 << 30, OUT_OF_MEMORY);
    // SAFETY: not empty. What is there before it is written is no number that a test expects.
    let start = unsafe {
        let start = alloc(Layout::from_size_align_unchecked(bytes, 256));
        start.write_bytes(0xC7, bytes);
        start
    };
    let start = start.expose_provenance() as u64;
    let device = (current() - CONTEXTS) as i32;
    let mut world = world();
    let begun = world.queues.begin(stream);
    world.allocations.insert(start, Arc::new(Allocation::new(start, bytes, device, &begun)));
    // SAFETY: the caller's.
    unsafe { at.write(start) };
    OK
}
unsafe fn free(at: u64, stream: Handle) -> Code {
    let mut world = world();
    let begun = world.queues.begin(stream);
    let Some(allocation) = world.allocations.remove(&at) else {
        return INVALID_VALUE;
    };
    if let Err(error) = allocation.access(at, &begun, true) {
        fatal(&error);
    }
    let bytes = (allocation.end - at) as usize;
    // SAFETY: allocated with this layout.
    unsafe { dealloc(at as *mut u8, Layout::from_size_align_unchecked(bytes, 256)) };
    OK
}
unsafe fn free_host(at: *mut c_void) -> Code {
    let at = at.expose_provenance();
    let (bytes, copied) = {
        let mut world = world();
        let Some(bytes) = world.pinned.remove(&at) else { return INVALID_VALUE };
        let copies = &world.queues.copies;
        (bytes, copies.iter().any(|copy| copy.host < at + bytes && at < copy.host + copy.bytes.len()))
    };
    if copied {
        fatal("memory of the host is freed while it is copied");
    }
    let at = std::ptr::with_exposed_provenance_mut(at);
    // SAFETY: allocated with this layout.
    unsafe { dealloc(at, Layout::from_size_align_unchecked(bytes, 256)) };
    OK
}
/// Each kernel as a file, where they are asked for.
pub(crate) fn dump(program: &Program) {
    static NUMBER: AtomicUsize = AtomicUsize::new(0);
    if let Some(folder) = std::env::var_os("CUDA_SIM_DUMP") {
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        // A process may have two of this library: one linked, one loaded.
        let name = format!("{}-{:p}-{number}.ptx", std::process::id(), &NUMBER);
        let file = std::path::Path::new(&folder).join(name);
        if let Err(error) = std::fs::write(file, &program.text) {
            eprintln!("CUDA_SIM_DUMP: {error}");
        }
    }
}
fn fatal(error: &str) -> ! {
    if cfg!(test) {
        panic!("{error}");
    }
    eprintln!("simulated device: {error}");
    std::process::abort()
}
fn done(result: Result<(), String>) -> Code {
    match result {
        Ok(()) => OK,
        Err(error) => {
            eprintln!("simulated device: {error}");
            ILLEGAL_ADDRESS
        }
    }
}
impl World {
    /// Writes a part of an allocation.
    fn write(&mut self, at: u64, bytes: usize, begun: &Begun, write: impl FnOnce(*mut u8)) -> Result<(), String> {
        let (start, allocation) = holding(&self.allocations, at, bytes)?;
        allocation.access(start, begun, true)?;
        allocation.write(start, at, bytes);
        write(at as *mut u8);
        Ok(())
    }
    fn read(&mut self, at: u64, bytes: usize, begun: &Begun) -> Result<Vec<u8>, String> {
        let (start, allocation) = holding(&self.allocations, at, bytes)?;
        allocation.access(start, begun, false)?;
        allocation.is_written(start, at, bytes)?;
        // SAFETY: within the allocation.
        Ok(unsafe { std::slice::from_raw_parts(at as *const u8, bytes) }.to_vec())
    }
}
fn stream_is(stream: Handle) -> bool {
    stream == 0 || world().streams.contains_key(&stream)
}

functions! {
    fn cuInit(_flags: c_uint) {
        if devices() > 0 { OK } else { NO_DEVICE }
    }
    fn cuDriverGetVersion(version: *mut c_int) { version.write(12040); OK }
    fn cuGetErrorString(code: Code, text: *mut *const c_char) {
        text.write(match code {
            OK => c"no error",
            INVALID_VALUE => c"invalid argument",
            OUT_OF_MEMORY => c"out of memory",
            NO_DEVICE => c"no CUDA-capable device is detected",
            INVALID_DEVICE => c"invalid device ordinal",
            INVALID_CONTEXT => c"invalid device context",
            INVALID_PTX => c"a PTX JIT compilation failed",
            INVALID_HANDLE => c"invalid resource handle",
            ILLEGAL_ADDRESS => c"an illegal memory access was encountered",
            _ => return INVALID_VALUE,
        }.as_ptr());
        OK
    }
    fn cuGetErrorName(code: Code, text: *mut *const c_char) { cuGetErrorString(code, text) }
    fn cuDeviceGet(device: *mut c_int, ordinal: c_int) {
        known!((0..devices()).contains(&ordinal), INVALID_DEVICE);
        device.write(ordinal);
        OK
    }
    fn cuDeviceGetCount(count: *mut c_int) { count.write(devices()); OK }
    fn cuDeviceGetName(name: *mut c_char, len: c_int, _device: c_int) {
        let text = c"Simulated device";
        known!(len as usize > text.count_bytes(), INVALID_VALUE);
        name.copy_from(text.as_ptr(), text.count_bytes() + 1);
        OK
    }
    fn cuDeviceGetAttribute(value: *mut c_int, what: c_uint, _device: c_int) {
        let capability = std::env::var("CUDA_SIM_CAPABILITY").ok().and_then(|n| n.parse().ok()).unwrap_or(90);
        value.write(match what {
            75 => capability / 10,
            76 => capability % 10,
            115 => c_int::from(std::env::var("CUDA_SIM_POOLS").as_deref() != Ok("0")),
            _ => 0,
        });
        OK
    }
    fn cuDevicePrimaryCtxRetain(context: *mut Handle, device: c_int) {
        context.write(CONTEXTS + device as usize);
        OK
    }
    fn cuDevicePrimaryCtxRelease_v2(_device: c_int) { OK }
    fn cuDevicePrimaryCtxSetFlags_v2(_device: c_int, _flags: c_uint) { OK }
    fn cuCtxSetCurrent(context: Handle) { CURRENT.set(context); OK }
    fn cuCtxGetCurrent(context: *mut Handle) { context.write(current()); OK }
    fn cuCtxGetDevice(device: *mut c_int) {
        known!(current() != 0, INVALID_CONTEXT);
        device.write((current() - CONTEXTS) as c_int);
        OK
    }
    fn cuMemAlloc_v2(at: *mut u64, bytes: usize) { allocate(at, bytes, HOST) }
    fn cuMemAllocAsync(at: *mut u64, bytes: usize, stream: Handle) {
        known!(stream_is(stream), INVALID_HANDLE);
        let code = allocate(at, bytes, stream);
        if code == OK {
            let mut world = world();
            let held = &mut world.pools.entry(device()).or_default().0;
            *held = held.saturating_sub(bytes);
        }
        code
    }
    fn cuDeviceGetMemPool(pool: *mut Handle, device: c_int) {
        known!((0..devices()).contains(&device), INVALID_DEVICE);
        pool.write(POOLS + device as usize);
        OK
    }
    fn cuMemPoolGetAttribute(pool: Handle, what: c_uint, value: *mut c_void) {
        known!(is_pool(pool), INVALID_HANDLE);
        known!(what == 4, INVALID_VALUE);
        value.cast::<u64>().write(world().pools.entry((pool - POOLS) as c_int).or_default().1);
        OK
    }
    fn cuMemPoolSetAttribute(pool: Handle, what: c_uint, value: *mut c_void) {
        known!(is_pool(pool), INVALID_HANDLE);
        known!(what == 4, INVALID_VALUE);
        world().pools.entry((pool - POOLS) as c_int).or_default().1 = value.cast::<u64>().read();
        OK
    }
    fn cuMemPoolTrimTo(pool: Handle, least: usize) {
        known!(is_pool(pool), INVALID_HANDLE);
        let mut world = world();
        let held = &mut world.pools.entry((pool - POOLS) as c_int).or_default().0;
        *held = least.min(*held);
        OK
    }
    fn cuMemAllocHost_v2(at: *mut *mut c_void, bytes: usize) {
        known!(current() != 0, INVALID_CONTEXT);
        known!(bytes > 0, INVALID_VALUE);
        let start = alloc(Layout::from_size_align_unchecked(bytes, 256));
        world().pinned.insert(start.expose_provenance(), bytes);
        at.write(start.cast());
        OK
    }
    fn cuMemFreeHost(at: *mut c_void) { free_host(at) }
    fn cuMemFree_v2(at: u64) { free(at, HOST) }
    fn cuMemFreeAsync(at: u64, stream: Handle) {
        known!(stream_is(stream), INVALID_HANDLE);
        let bytes = world().allocations.get(&at).map_or(0, |a| (a.end - at) as usize);
        let code = free(at, stream);
        if code == OK {
            world().pools.entry(device()).or_default().0 += bytes;
        }
        code
    }
    fn cuMemcpyHtoD_v2(to: u64, from: *const c_void, bytes: usize) {
        let mut world = world();
        let begun = world.queues.begin(HOST);
        done(world.write(to, bytes, &begun, |to| to.copy_from(from.cast(), bytes)))
    }
    fn cuMemcpyHtoDAsync_v2(to: u64, from: *const c_void, bytes: usize, stream: Handle) {
        known!(stream_is(stream), INVALID_HANDLE);
        let mut world = world();
        let begun = world.queues.begin(stream);
        let copied = std::slice::from_raw_parts(from.cast::<u8>(), bytes).to_vec();
        let result = world.write(to, bytes, &begun, |to| to.copy_from(copied.as_ptr(), bytes));
        world.queues.from_host(&begun, from.cast(), copied);
        done(result)
    }
    fn cuMemcpyDtoH_v2(to: *mut c_void, from: u64, bytes: usize) {
        let mut world = world();
        let begun = world.queues.begin(HOST);
        done(world.read(from, bytes, &begun).map(|found| to.cast::<u8>().copy_from(found.as_ptr(), bytes)))
    }
    fn cuMemcpyDtoHAsync_v2(to: *mut c_void, from: u64, bytes: usize, stream: Handle) {
        known!(stream_is(stream), INVALID_HANDLE);
        let mut world = world();
        let begun = world.queues.begin(stream);
        let found = world.read(from, bytes, &begun);
        done(found.map(|found| world.queues.to_host(&begun, to.cast(), found)))
    }
    fn cuMemsetD8Async(at: u64, value: u8, count: usize, stream: Handle) {
        known!(stream_is(stream), INVALID_HANDLE);
        let mut world = world();
        let begun = world.queues.begin(stream);
        done(world.write(at, count, &begun, |at| at.write_bytes(value, count)))
    }
    fn cuPointerGetAttribute(data: *mut c_void, what: c_uint, at: u64) {
        let world = world();
        let found = world.allocations.range(..=at).next_back().filter(|(_, a)| at < a.end);
        match (found, what) {
            (Some((_, a)), 1) => {
                data.cast::<Handle>().write(CONTEXTS + a.device as usize);
                OK
            }
            (Some((_, a)), 9) => {
                data.cast::<c_int>().write(a.device);
                OK
            }
            _ => INVALID_VALUE,
        }
    }
    fn cuModuleLoadDataEx(module: *mut Handle, image: *const c_void, count: c_uint, options: *mut c_uint, values: *mut *mut c_void) {
        known!(current() != 0, INVALID_CONTEXT);
        let text = CStr::from_ptr(image.cast()).to_string_lossy();
        match Program::parse(&text) {
            Ok(program) => {
                let mut world = world();
                world.compiled += 1;
                let handle = world.handle();
                dump(&program);
                world.programs.insert(handle, program);
                module.write(handle);
                OK
            }
            Err(error) => {
                for i in 0..count as usize {
                    if options.add(i).read() == 5 {
                        let error = &error.as_bytes()[..error.len().min(1000)];
                        values.add(i).read().cast::<u8>().copy_from(error.as_ptr(), error.len());
                    }
                }
                INVALID_PTX
            }
        }
    }
    fn cuModuleGetFunction(function: *mut Handle, module: Handle, name: *const c_char) {
        known!(CStr::from_ptr(name) == c"stridewise", NOT_FOUND);
        function.write(module);
        OK
    }
    fn cuModuleUnload(module: Handle) { world().programs.remove(&module); OK }
    fn cuLaunchKernel(
        f: Handle, grid_x: c_uint, grid_y: c_uint, grid_z: c_uint, block_x: c_uint, block_y: c_uint, block_z: c_uint,
        _shared: c_uint, stream: Handle, arguments: *mut *mut c_void, _extra: *mut *mut c_void,
    ) {
        known!(current() != 0, INVALID_CONTEXT);
        known!(stream_is(stream), INVALID_HANDLE);
        known!(grid_x > 0 && grid_y == 1 && grid_z == 1 && block_y == 1 && block_z == 1, INVALID_VALUE);
        let (program, allocations, begun) = {
            let mut world = world();
            world.launched += 1;
            let Some(program) = world.programs.get(&f).cloned() else { return INVALID_HANDLE };
            let begun = world.queues.begin(stream);
            // Those of the stream's device alone.
            let owner = (current() - CONTEXTS) as i32;
            let own = world.allocations.iter().filter(|(_, a)| a.device == owner);
            (program, own.map(|(s, a)| (*s, a.clone())).collect::<Allocations>(), begun)
        };
        known!(block_x == program.block, INVALID_VALUE);
        let params = (program.params.iter().enumerate()).map(|(i, &size)| {
            let mut cell = [0u8; 8];
            let from = arguments.add(i).read().cast::<u8>();
            cell.as_mut_ptr().copy_from(from, size);
            u64::from_le_bytes(cell)
        });
        let params: Vec<u64> = params.collect();
        let run = program.run(grid_x, &params, &mut Device::new(&allocations, &begun));
        done(run.map_err(|error| format!("kernel stridewise, module {f:x}, {error}\n{}", program.text)))
    }
    fn cuStreamCreate(stream: *mut Handle, _flags: c_uint) {
        known!(current() != 0, INVALID_CONTEXT);
        let mut world = world();
        let handle = world.handle();
        world.streams.insert(handle, current());
        stream.write(handle);
        OK
    }
    fn cuStreamCreateWithPriority(stream: *mut Handle, flags: c_uint, _priority: c_int) { cuStreamCreate(stream, flags) }
    fn cuStreamGetCtx(stream: Handle, context: *mut Handle) {
        match world().streams.get(&stream) {
            Some(&owner) => { context.write(owner); OK }
            None => INVALID_HANDLE,
        }
    }
    fn cuStreamSynchronize(stream: Handle) {
        known!(stream_is(stream), INVALID_HANDLE);
        let mut world = world();
        for (held, keeps) in world.pools.values_mut() {
            *held = (*held).min(usize::try_from(*keeps).unwrap_or(usize::MAX));
        }
        done(world.queues.synchronize(stream))
    }
    fn cuStreamWaitEvent(stream: Handle, event: Handle, _flags: c_uint) {
        known!(stream_is(stream), INVALID_HANDLE);
        let mut world = world();
        world.waited += 1;
        // An event that was never recorded orders nothing.
        let Some(Some(clock)) = world.events.get(&event).cloned() else { return INVALID_HANDLE };
        world.queues.wait(stream, &clock);
        OK
    }
    fn cuStreamDestroy_v2(stream: Handle) {
        if world().streams.remove(&stream).is_some() { OK } else { INVALID_HANDLE }
    }
    fn cuEventCreate(event: *mut Handle, _flags: c_uint) {
        let mut world = world();
        let handle = world.handle();
        world.events.insert(handle, None);
        event.write(handle);
        OK
    }
    fn cuEventRecord(event: Handle, stream: Handle) {
        known!(stream_is(stream), INVALID_HANDLE);
        let mut world = world();
        let clock = world.queues.clock(stream);
        match world.events.get_mut(&event) {
            Some(recorded) => { *recorded = Some(clock); OK }
            None => INVALID_HANDLE,
        }
    }
    fn cuEventDestroy_v2(event: Handle) {
        if world().events.remove(&event).is_some() { OK } else { INVALID_HANDLE }
    }
}

#[cfg(test)]
mod tests;
